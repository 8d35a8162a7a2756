// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_96 --target neon --lanes 32 --slicing bit
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=32) balance() value_numbering() hoist() slice(lanes=32) select() schedule() allocate()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 320
// layout:    ldr_q; swap_4.16b n1; zip.16b n2; zip.16b n0; swap_2.16b n3; swap_1.16b n4; r2 r3 r1 r0 | n4 n3 n1 n0 n2 c0 c1
// sizes:     in bytes: block 8, key 12, nonce 4, rk 5376, ctx 5504, align 16, group 256, stack 320
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:290f729c2d5bbecc6cdcd6ab11555f1eb005d3168cf8019a4ef430f6259b4702

    .text

    .balign 16
    .global lwcc_simon64_96_key_setup_neon
    .type lwcc_simon64_96_key_setup_neon, %function
lwcc_simon64_96_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    adr x8, .Llwcc_simon64_96_file_neon_constants
    ld1r {v0.4s}, [x1]
    ldr q1, [x8, #128]
    tbl v0.16b, {v0.16b}, v1.16b
    movi v2.16b, #1
    cmtst v3.16b, v0.16b, v2.16b
    str q3, [x0, #0]
    movi v4.16b, #2
    cmtst v5.16b, v0.16b, v4.16b
    str q5, [x0, #16]
    movi v6.16b, #4
    cmtst v7.16b, v0.16b, v6.16b
    str q7, [x0, #32]
    movi v16.16b, #8
    cmtst v17.16b, v0.16b, v16.16b
    str q17, [x0, #48]
    movi v18.16b, #16
    cmtst v19.16b, v0.16b, v18.16b
    str q19, [x0, #64]
    movi v20.16b, #32
    cmtst v21.16b, v0.16b, v20.16b
    str q21, [x0, #80]
    movi v22.16b, #64
    cmtst v23.16b, v0.16b, v22.16b
    str q23, [x0, #96]
    movi v24.16b, #128
    cmtst v0.16b, v0.16b, v24.16b
    str q0, [x0, #112]
    add x9, x1, #4
    ld1r {v25.4s}, [x9]
    tbl v25.16b, {v25.16b}, v1.16b
    cmtst v26.16b, v25.16b, v2.16b
    str q26, [x0, #128]
    cmtst v27.16b, v25.16b, v4.16b
    str q27, [x0, #144]
    cmtst v28.16b, v25.16b, v6.16b
    str q28, [x0, #160]
    cmtst v29.16b, v25.16b, v16.16b
    str q29, [x0, #176]
    cmtst v30.16b, v25.16b, v18.16b
    str q30, [x0, #192]
    cmtst v31.16b, v25.16b, v20.16b
    str q31, [x0, #208]
    cmtst v8.16b, v25.16b, v22.16b
    str q8, [x0, #224]
    cmtst v25.16b, v25.16b, v24.16b
    str q25, [x0, #240]
    add x9, x1, #8
    ld1r {v9.4s}, [x9]
    tbl v1.16b, {v9.16b}, v1.16b
    cmtst v2.16b, v1.16b, v2.16b
    str q2, [x0, #256]
    cmtst v4.16b, v1.16b, v4.16b
    str q4, [x0, #272]
    cmtst v6.16b, v1.16b, v6.16b
    str q6, [x0, #288]
    cmtst v16.16b, v1.16b, v16.16b
    str q16, [x0, #304]
    cmtst v18.16b, v1.16b, v18.16b
    str q18, [x0, #320]
    cmtst v20.16b, v1.16b, v20.16b
    str q20, [x0, #336]
    cmtst v22.16b, v1.16b, v22.16b
    str q22, [x0, #352]
    cmtst v1.16b, v1.16b, v24.16b
    str q1, [x0, #368]
    movi v24.16b, #255
    eor v3.16b, v24.16b, v3.16b
    eor v9.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v9.16b
    str q3, [x0, #384]
    ldr q9, [x8, #144]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #400]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #416]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #432]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #448]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #464]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #480]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #496]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #512]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #528]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #544]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #560]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #576]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #592]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #608]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #624]
    eor v2.16b, v24.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #640]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #656]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #672]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #688]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #704]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #720]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #736]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #752]
    eor v3.16b, v9.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #768]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #784]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #800]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #816]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #832]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #848]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #864]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #880]
    eor v26.16b, v24.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #896]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #912]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #928]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #944]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #960]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #976]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #992]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #1008]
    eor v2.16b, v24.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #1024]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #1040]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #1056]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #1072]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #1088]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #1104]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #1120]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #1136]
    eor v3.16b, v24.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #1152]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #1168]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #1184]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #1200]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #1216]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #1232]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #1248]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #1264]
    eor v26.16b, v24.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #1280]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #1296]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #1312]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #1328]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #1344]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #1360]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #1376]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #1392]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #1408]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #1424]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #1440]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #1456]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #1472]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #1488]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #1504]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #1520]
    eor v3.16b, v24.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #1536]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #1552]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #1568]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #1584]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #1600]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #1616]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #1632]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #1648]
    eor v26.16b, v24.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #1664]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #1680]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #1696]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #1712]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #1728]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #1744]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #1760]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #1776]
    eor v2.16b, v24.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #1792]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #1808]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #1824]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #1840]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #1856]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #1872]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #1888]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #1904]
    eor v3.16b, v9.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #1920]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #1936]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #1952]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #1968]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #1984]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #2000]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #2016]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #2032]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #2048]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #2064]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #2080]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #2096]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #2112]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #2128]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #2144]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #2160]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #2176]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #2192]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #2208]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #2224]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #2240]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #2256]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #2272]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #2288]
    eor v3.16b, v9.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #2304]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #2320]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #2336]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #2352]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #2368]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #2384]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #2400]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #2416]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #2432]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #2448]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #2464]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #2480]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #2496]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #2512]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #2528]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #2544]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #2560]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #2576]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #2592]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #2608]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #2624]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #2640]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #2656]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #2672]
    eor v3.16b, v24.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #2688]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #2704]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #2720]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #2736]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #2752]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #2768]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #2784]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #2800]
    eor v26.16b, v24.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #2816]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #2832]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #2848]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #2864]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #2880]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #2896]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #2912]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #2928]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #2944]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #2960]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #2976]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #2992]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #3008]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #3024]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #3040]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #3056]
    eor v3.16b, v24.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #3072]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #3088]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #3104]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #3120]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #3136]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #3152]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #3168]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #3184]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #3200]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #3216]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #3232]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #3248]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #3264]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #3280]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #3296]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #3312]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #3328]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #3344]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #3360]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #3376]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #3392]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #3408]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #3424]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #3440]
    eor v3.16b, v24.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #3456]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #3472]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #3488]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #3504]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #3520]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #3536]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #3552]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #3568]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #3584]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #3600]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #3616]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #3632]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #3648]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #3664]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #3680]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #3696]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #3712]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #3728]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #3744]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #3760]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #3776]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #3792]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #3808]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #3824]
    eor v3.16b, v24.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #3840]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #3856]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #3872]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #3888]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #3904]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #3920]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #3936]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #3952]
    eor v26.16b, v24.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #3968]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #3984]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #4000]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #4016]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #4032]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #4048]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #4064]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #4080]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #4096]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #4112]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #4128]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #4144]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #4160]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #4176]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #4192]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #4208]
    eor v3.16b, v9.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #4224]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #4240]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #4256]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #4272]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #4288]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #4304]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #4320]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #4336]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #4352]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #4368]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #4384]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #4400]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #4416]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #4432]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #4448]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #4464]
    eor v2.16b, v24.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #4480]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #4496]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #4512]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #4528]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #4544]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #4560]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #4576]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #4592]
    eor v3.16b, v9.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #4608]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #4624]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #4640]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #4656]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #4672]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #4688]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #4704]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #4720]
    eor v26.16b, v24.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #4736]
    eor v27.16b, v9.16b, v27.16b
    eor v10.16b, v19.16b, v21.16b
    eor v27.16b, v27.16b, v10.16b
    str q27, [x0, #4752]
    eor v28.16b, v24.16b, v28.16b
    eor v10.16b, v21.16b, v23.16b
    eor v28.16b, v28.16b, v10.16b
    str q28, [x0, #4768]
    eor v29.16b, v24.16b, v29.16b
    eor v10.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v10.16b
    str q29, [x0, #4784]
    eor v30.16b, v24.16b, v30.16b
    ext v10.16b, v3.16b, v3.16b, #4
    eor v11.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v11.16b
    str q30, [x0, #4800]
    eor v31.16b, v24.16b, v31.16b
    ext v11.16b, v5.16b, v5.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v31.16b, v31.16b, v10.16b
    str q31, [x0, #4816]
    eor v8.16b, v24.16b, v8.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v8.16b, v8.16b, v11.16b
    str q8, [x0, #4832]
    eor v25.16b, v24.16b, v25.16b
    ext v11.16b, v17.16b, v17.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v25.16b, v25.16b, v10.16b
    str q25, [x0, #4848]
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v29.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    str q2, [x0, #4864]
    eor v4.16b, v9.16b, v4.16b
    eor v10.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    str q4, [x0, #4880]
    eor v6.16b, v24.16b, v6.16b
    eor v10.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    str q6, [x0, #4896]
    eor v16.16b, v24.16b, v16.16b
    eor v10.16b, v8.16b, v25.16b
    eor v16.16b, v16.16b, v10.16b
    str q16, [x0, #4912]
    eor v18.16b, v24.16b, v18.16b
    ext v10.16b, v26.16b, v26.16b, #4
    eor v11.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #4928]
    eor v20.16b, v24.16b, v20.16b
    ext v11.16b, v27.16b, v27.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v10.16b
    str q20, [x0, #4944]
    eor v22.16b, v24.16b, v22.16b
    ext v10.16b, v28.16b, v28.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v22.16b, v22.16b, v11.16b
    str q22, [x0, #4960]
    eor v1.16b, v24.16b, v1.16b
    ext v11.16b, v29.16b, v29.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v1.16b, v1.16b, v10.16b
    str q1, [x0, #4976]
    eor v3.16b, v9.16b, v3.16b
    eor v10.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v10.16b
    str q3, [x0, #4992]
    eor v5.16b, v9.16b, v5.16b
    eor v10.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    str q5, [x0, #5008]
    eor v7.16b, v24.16b, v7.16b
    eor v10.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v10.16b
    str q7, [x0, #5024]
    eor v17.16b, v24.16b, v17.16b
    eor v10.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v10.16b
    str q17, [x0, #5040]
    eor v19.16b, v24.16b, v19.16b
    ext v10.16b, v2.16b, v2.16b, #4
    eor v11.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    str q19, [x0, #5056]
    eor v21.16b, v24.16b, v21.16b
    ext v11.16b, v4.16b, v4.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v21.16b, v21.16b, v10.16b
    str q21, [x0, #5072]
    eor v23.16b, v24.16b, v23.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v11.16b, v11.16b, v10.16b
    eor v23.16b, v23.16b, v11.16b
    str q23, [x0, #5088]
    eor v0.16b, v24.16b, v0.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v10.16b, v10.16b, v11.16b
    eor v0.16b, v0.16b, v10.16b
    str q0, [x0, #5104]
    eor v26.16b, v9.16b, v26.16b
    eor v10.16b, v17.16b, v19.16b
    eor v26.16b, v26.16b, v10.16b
    str q26, [x0, #5120]
    eor v27.16b, v9.16b, v27.16b
    eor v19.16b, v19.16b, v21.16b
    eor v19.16b, v27.16b, v19.16b
    str q19, [x0, #5136]
    eor v27.16b, v24.16b, v28.16b
    eor v21.16b, v21.16b, v23.16b
    eor v21.16b, v27.16b, v21.16b
    str q21, [x0, #5152]
    eor v27.16b, v24.16b, v29.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v27.16b, v23.16b
    str q23, [x0, #5168]
    eor v27.16b, v24.16b, v30.16b
    ext v3.16b, v3.16b, v3.16b, #4
    eor v0.16b, v0.16b, v3.16b
    eor v0.16b, v27.16b, v0.16b
    str q0, [x0, #5184]
    eor v27.16b, v24.16b, v31.16b
    ext v5.16b, v5.16b, v5.16b, #4
    eor v3.16b, v3.16b, v5.16b
    eor v3.16b, v27.16b, v3.16b
    str q3, [x0, #5200]
    eor v27.16b, v24.16b, v8.16b
    ext v7.16b, v7.16b, v7.16b, #4
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v27.16b, v5.16b
    str q5, [x0, #5216]
    eor v25.16b, v24.16b, v25.16b
    ext v17.16b, v17.16b, v17.16b, #4
    eor v7.16b, v7.16b, v17.16b
    eor v7.16b, v25.16b, v7.16b
    str q7, [x0, #5232]
    eor v2.16b, v9.16b, v2.16b
    eor v17.16b, v23.16b, v0.16b
    eor v2.16b, v2.16b, v17.16b
    str q2, [x0, #5248]
    eor v2.16b, v9.16b, v4.16b
    eor v0.16b, v0.16b, v3.16b
    eor v0.16b, v2.16b, v0.16b
    str q0, [x0, #5264]
    eor v0.16b, v24.16b, v6.16b
    eor v2.16b, v3.16b, v5.16b
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #5280]
    eor v0.16b, v24.16b, v16.16b
    eor v2.16b, v5.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #5296]
    eor v0.16b, v24.16b, v18.16b
    ext v2.16b, v26.16b, v26.16b, #4
    eor v3.16b, v7.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    str q0, [x0, #5312]
    eor v0.16b, v24.16b, v20.16b
    ext v3.16b, v19.16b, v19.16b, #4
    eor v2.16b, v2.16b, v3.16b
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #5328]
    eor v0.16b, v24.16b, v22.16b
    ext v2.16b, v21.16b, v21.16b, #4
    eor v3.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    str q0, [x0, #5344]
    eor v0.16b, v24.16b, v1.16b
    ext v1.16b, v23.16b, v23.16b, #4
    eor v1.16b, v2.16b, v1.16b
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #5360]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #64
    ret
    .size lwcc_simon64_96_key_setup_neon, .-lwcc_simon64_96_key_setup_neon

    .balign 16
    .global lwcc_simon64_96_ecb_encrypt_neon
    .type lwcc_simon64_96_ecb_encrypt_neon, %function
lwcc_simon64_96_ecb_encrypt_neon:
    cbz x2, .Llwcc_simon64_96_ecb_encrypt_neon_return
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
    cbz x5, .Llwcc_simon64_96_ecb_encrypt_neon_rest
.Llwcc_simon64_96_ecb_encrypt_neon_group:
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
    sli v24.16b, v1.16b, #4
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
    mov v6.16b, v16.16b
    sli v6.16b, v17.16b, #4
    sri v17.16b, v16.16b, #4
    mov v16.16b, v18.16b
    sli v16.16b, v19.16b, #4
    sri v19.16b, v18.16b, #4
    mov v18.16b, v20.16b
    sli v18.16b, v21.16b, #4
    sri v21.16b, v20.16b, #4
    mov v20.16b, v22.16b
    sli v20.16b, v23.16b, #4
    sri v23.16b, v22.16b, #4
    zip1 v22.16b, v24.16b, v0.16b
    zip2 v0.16b, v24.16b, v0.16b
    zip1 v24.16b, v1.16b, v3.16b
    zip2 v1.16b, v1.16b, v3.16b
    zip1 v3.16b, v2.16b, v4.16b
    zip2 v2.16b, v2.16b, v4.16b
    zip1 v4.16b, v5.16b, v7.16b
    zip2 v5.16b, v5.16b, v7.16b
    zip1 v7.16b, v6.16b, v16.16b
    zip2 v6.16b, v6.16b, v16.16b
    zip1 v16.16b, v17.16b, v19.16b
    zip2 v17.16b, v17.16b, v19.16b
    zip1 v19.16b, v18.16b, v20.16b
    zip2 v18.16b, v18.16b, v20.16b
    zip1 v20.16b, v21.16b, v23.16b
    zip2 v21.16b, v21.16b, v23.16b
    zip1 v23.16b, v22.16b, v0.16b
    zip2 v0.16b, v22.16b, v0.16b
    zip1 v22.16b, v24.16b, v1.16b
    zip2 v1.16b, v24.16b, v1.16b
    zip1 v24.16b, v3.16b, v2.16b
    zip2 v2.16b, v3.16b, v2.16b
    zip1 v3.16b, v4.16b, v5.16b
    zip2 v4.16b, v4.16b, v5.16b
    zip1 v5.16b, v7.16b, v6.16b
    zip2 v6.16b, v7.16b, v6.16b
    zip1 v7.16b, v16.16b, v17.16b
    zip2 v16.16b, v16.16b, v17.16b
    zip1 v17.16b, v19.16b, v18.16b
    zip2 v18.16b, v19.16b, v18.16b
    zip1 v19.16b, v20.16b, v21.16b
    zip2 v20.16b, v20.16b, v21.16b
    shl v21.16b, v24.16b, #2
    movi v25.16b, #204
    bif v21.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    movi v26.16b, #51
    bit v24.16b, v23.16b, v26.16b
    shl v23.16b, v3.16b, #2
    bif v23.16b, v22.16b, v25.16b
    ushr v22.16b, v22.16b, #2
    bit v3.16b, v22.16b, v26.16b
    shl v22.16b, v2.16b, #2
    bif v22.16b, v0.16b, v25.16b
    ushr v0.16b, v0.16b, #2
    bit v2.16b, v0.16b, v26.16b
    shl v0.16b, v4.16b, #2
    bif v0.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    bit v4.16b, v1.16b, v26.16b
    shl v1.16b, v17.16b, #2
    bif v1.16b, v5.16b, v25.16b
    ushr v5.16b, v5.16b, #2
    bit v17.16b, v5.16b, v26.16b
    shl v5.16b, v19.16b, #2
    bif v5.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v19.16b, v7.16b, v26.16b
    shl v7.16b, v18.16b, #2
    bif v7.16b, v6.16b, v25.16b
    ushr v6.16b, v6.16b, #2
    bit v18.16b, v6.16b, v26.16b
    shl v6.16b, v20.16b, #2
    bif v6.16b, v16.16b, v25.16b
    ushr v16.16b, v16.16b, #2
    bit v20.16b, v16.16b, v26.16b
    shl v16.16b, v1.16b, #1
    movi v27.16b, #170
    bif v16.16b, v21.16b, v27.16b
    ushr v21.16b, v21.16b, #1
    movi v28.16b, #85
    bit v1.16b, v21.16b, v28.16b
    shl v21.16b, v5.16b, #1
    bif v21.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v5.16b, v23.16b, v28.16b
    shl v23.16b, v7.16b, #1
    bif v23.16b, v22.16b, v27.16b
    ushr v22.16b, v22.16b, #1
    bit v7.16b, v22.16b, v28.16b
    shl v22.16b, v6.16b, #1
    bif v22.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v6.16b, v0.16b, v28.16b
    shl v0.16b, v17.16b, #1
    bif v0.16b, v24.16b, v27.16b
    ushr v24.16b, v24.16b, #1
    bit v17.16b, v24.16b, v28.16b
    shl v24.16b, v19.16b, #1
    bif v24.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v19.16b, v3.16b, v28.16b
    shl v3.16b, v18.16b, #1
    bif v3.16b, v2.16b, v27.16b
    ushr v2.16b, v2.16b, #1
    bit v18.16b, v2.16b, v28.16b
    shl v2.16b, v20.16b, #1
    bif v2.16b, v4.16b, v27.16b
    ushr v4.16b, v4.16b, #1
    bit v20.16b, v4.16b, v28.16b
    // round 1 (simon.dsl:42)
    ext v4.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v4.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v4.16b
    ldp q14, q15, [x3, #0]
    eor v16.16b, v16.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v1.16b, v15.16b
    eor v1.16b, v1.16b, v4.16b
    eor v1.16b, v30.16b, v1.16b
    eor v0.16b, v0.16b, v23.16b
    ldp q4, q29, [x3, #32]
    eor v0.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v17.16b, v7.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v8.16b
    eor v17.16b, v21.16b, v3.16b
    ldp q21, q29, [x3, #64]
    eor v17.16b, v21.16b, v17.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v10.16b
    eor v21.16b, v24.16b, v22.16b
    ldp q24, q29, [x3, #96]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v13.16b
    // round 2 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x3, #128]
    eor v23.16b, v23.16b, v14.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v7.16b, v15.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x3, #160]
    eor v3.16b, v3.16b, v24.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v18.16b, v29.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x3, #192]
    eor v22.16b, v22.16b, v24.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v6.16b, v29.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #224]
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v20.16b, v29.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 3 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #288]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x3, #320]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #352]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 4 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x3, #384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x3, #416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x3, #448]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #480]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 5 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #544]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x3, #576]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #608]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 6 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x3, #640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x3, #672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x3, #704]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #736]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 7 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #800]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x3, #832]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #864]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 8 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x3, #896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x3, #928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x3, #960]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #992]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 9 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    add x9, x3, #2048
    ldp q14, q15, [x9, #-1024]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-992]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 10 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #-864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 11 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-736]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 12 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #-608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 13 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-480]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 14 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #-352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 15 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-224]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 16 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #-96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 17 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #32]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 18 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 19 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #288]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 20 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 21 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #544]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #576]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #608]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 22 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #704]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #736]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 23 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #800]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #832]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #864]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 24 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #960]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #992]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 25 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    add x9, x3, #4095
    add x10, x9, #1
    ldp q14, q15, [x10, #-1024]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #-992]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #-960]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #-928]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 26 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #-896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #-864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #-832]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #-800]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 27 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #-768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #-736]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #-704]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #-672]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 28 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #-640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #-608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #-576]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #-544]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 29 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #-512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #-480]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #-448]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #-416]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 30 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #-384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #-352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #-320]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #-288]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 31 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #-256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #-224]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #-192]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #-160]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 32 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #-128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #-96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #-64]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #-32]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 33 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #0]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #32]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #64]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #96]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 34 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #192]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #224]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 35 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #288]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #320]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #352]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 36 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #448]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #480]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 37 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #544]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #576]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #608]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 38 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #704]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #736]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 39 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x10, #768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x10, #800]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x10, #832]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x10, #864]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 40 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x10, #896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x10, #928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x10, #960]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x10, #992]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 41 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v7.16b, v7.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v7.16b, v31.16b
    ext v8.16b, v18.16b, v18.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #12
    and v9.16b, v18.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v22.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    add x9, x9, #2049
    ldp q14, q15, [x9, #-1024]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-992]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 42 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v4.16b, v4.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v17.16b, v17.16b, #12
    and v9.16b, v4.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v17.16b, v10.16b
    ext v11.16b, v21.16b, v21.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v21.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v15.16b, v7.16b
    eor v7.16b, v7.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldp q24, q29, [x9, #-864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    shl v24.16b, v1.16b, #1
    bif v24.16b, v16.16b, v27.16b
    ushr v16.16b, v16.16b, #1
    bit v1.16b, v16.16b, v28.16b
    shl v16.16b, v5.16b, #1
    bif v16.16b, v17.16b, v27.16b
    ushr v17.16b, v17.16b, #1
    bit v5.16b, v17.16b, v28.16b
    shl v17.16b, v7.16b, #1
    bif v17.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v7.16b, v23.16b, v28.16b
    shl v23.16b, v6.16b, #1
    bif v23.16b, v22.16b, v27.16b
    ushr v22.16b, v22.16b, #1
    bit v6.16b, v22.16b, v28.16b
    shl v22.16b, v4.16b, #1
    bif v22.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v4.16b, v0.16b, v28.16b
    shl v0.16b, v19.16b, #1
    bif v0.16b, v21.16b, v27.16b
    ushr v21.16b, v21.16b, #1
    bit v19.16b, v21.16b, v28.16b
    shl v21.16b, v18.16b, #1
    bif v21.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v18.16b, v3.16b, v28.16b
    shl v3.16b, v20.16b, #1
    bsl v27.16b, v3.16b, v2.16b
    ushr v2.16b, v2.16b, #1
    bit v20.16b, v2.16b, v28.16b
    shl v2.16b, v22.16b, #2
    bif v2.16b, v24.16b, v25.16b
    ushr v3.16b, v24.16b, #2
    bit v22.16b, v3.16b, v26.16b
    shl v3.16b, v0.16b, #2
    bif v3.16b, v16.16b, v25.16b
    ushr v16.16b, v16.16b, #2
    bit v0.16b, v16.16b, v26.16b
    shl v16.16b, v21.16b, #2
    bif v16.16b, v17.16b, v25.16b
    ushr v17.16b, v17.16b, #2
    bit v21.16b, v17.16b, v26.16b
    shl v17.16b, v27.16b, #2
    bif v17.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    bit v27.16b, v23.16b, v26.16b
    shl v23.16b, v4.16b, #2
    bif v23.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    bit v4.16b, v1.16b, v26.16b
    shl v1.16b, v19.16b, #2
    bif v1.16b, v5.16b, v25.16b
    ushr v5.16b, v5.16b, #2
    bit v19.16b, v5.16b, v26.16b
    shl v5.16b, v18.16b, #2
    bif v5.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v18.16b, v7.16b, v26.16b
    shl v7.16b, v20.16b, #2
    bsl v25.16b, v7.16b, v6.16b
    ushr v6.16b, v6.16b, #2
    bit v20.16b, v6.16b, v26.16b
    uzp1 v6.16b, v2.16b, v16.16b
    uzp2 v2.16b, v2.16b, v16.16b
    uzp1 v7.16b, v3.16b, v17.16b
    uzp2 v3.16b, v3.16b, v17.16b
    uzp1 v16.16b, v22.16b, v21.16b
    uzp2 v17.16b, v22.16b, v21.16b
    uzp1 v21.16b, v0.16b, v27.16b
    uzp2 v0.16b, v0.16b, v27.16b
    uzp1 v22.16b, v23.16b, v5.16b
    uzp2 v5.16b, v23.16b, v5.16b
    uzp1 v23.16b, v1.16b, v25.16b
    uzp2 v1.16b, v1.16b, v25.16b
    uzp1 v24.16b, v4.16b, v18.16b
    uzp2 v4.16b, v4.16b, v18.16b
    uzp1 v18.16b, v19.16b, v20.16b
    uzp2 v19.16b, v19.16b, v20.16b
    uzp1 v20.16b, v6.16b, v2.16b
    uzp2 v2.16b, v6.16b, v2.16b
    uzp1 v6.16b, v7.16b, v3.16b
    uzp2 v3.16b, v7.16b, v3.16b
    uzp1 v7.16b, v16.16b, v17.16b
    uzp2 v16.16b, v16.16b, v17.16b
    uzp1 v17.16b, v21.16b, v0.16b
    uzp2 v0.16b, v21.16b, v0.16b
    uzp1 v21.16b, v22.16b, v5.16b
    uzp2 v5.16b, v22.16b, v5.16b
    uzp1 v22.16b, v23.16b, v1.16b
    uzp2 v1.16b, v23.16b, v1.16b
    uzp1 v23.16b, v24.16b, v4.16b
    uzp2 v4.16b, v24.16b, v4.16b
    uzp1 v24.16b, v18.16b, v19.16b
    uzp2 v18.16b, v18.16b, v19.16b
    mov v19.16b, v20.16b
    sli v19.16b, v6.16b, #4
    sri v6.16b, v20.16b, #4
    mov v20.16b, v2.16b
    sli v20.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v7.16b
    sli v2.16b, v17.16b, #4
    sri v17.16b, v7.16b, #4
    mov v7.16b, v16.16b
    sli v7.16b, v0.16b, #4
    sri v0.16b, v16.16b, #4
    mov v16.16b, v21.16b
    sli v16.16b, v22.16b, #4
    sri v22.16b, v21.16b, #4
    mov v21.16b, v5.16b
    sli v21.16b, v1.16b, #4
    sri v1.16b, v5.16b, #4
    mov v5.16b, v23.16b
    sli v5.16b, v24.16b, #4
    sri v24.16b, v23.16b, #4
    mov v23.16b, v4.16b
    sli v23.16b, v18.16b, #4
    sri v18.16b, v4.16b, #4
    str q19, [x0, #0]
    str q6, [x0, #16]
    str q20, [x0, #32]
    str q3, [x0, #48]
    str q2, [x0, #64]
    str q17, [x0, #80]
    str q7, [x0, #96]
    str q0, [x0, #112]
    str q16, [x0, #128]
    str q22, [x0, #144]
    str q21, [x0, #160]
    str q1, [x0, #176]
    str q5, [x0, #192]
    str q24, [x0, #208]
    str q23, [x0, #224]
    str q18, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon64_96_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon64_96_ecb_encrypt_neon_out
.Llwcc_simon64_96_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_simon64_96_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_simon64_96_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon64_96_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon64_96_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon64_96_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon64_96_ecb_encrypt_neon_group
.Llwcc_simon64_96_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon64_96_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon64_96_ecb_encrypt_neon_copy
.Llwcc_simon64_96_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_simon64_96_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon64_96_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_simon64_96_ecb_encrypt_neon_return:
    ret
    .size lwcc_simon64_96_ecb_encrypt_neon, .-lwcc_simon64_96_ecb_encrypt_neon

    .balign 16
    .global lwcc_simon64_96_ecb_decrypt_neon
    .type lwcc_simon64_96_ecb_decrypt_neon, %function
lwcc_simon64_96_ecb_decrypt_neon:
    cbz x2, .Llwcc_simon64_96_ecb_decrypt_neon_return
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
    cbz x5, .Llwcc_simon64_96_ecb_decrypt_neon_rest
.Llwcc_simon64_96_ecb_decrypt_neon_group:
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
    sli v24.16b, v1.16b, #4
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
    mov v6.16b, v16.16b
    sli v6.16b, v17.16b, #4
    sri v17.16b, v16.16b, #4
    mov v16.16b, v18.16b
    sli v16.16b, v19.16b, #4
    sri v19.16b, v18.16b, #4
    mov v18.16b, v20.16b
    sli v18.16b, v21.16b, #4
    sri v21.16b, v20.16b, #4
    mov v20.16b, v22.16b
    sli v20.16b, v23.16b, #4
    sri v23.16b, v22.16b, #4
    zip1 v22.16b, v24.16b, v0.16b
    zip2 v0.16b, v24.16b, v0.16b
    zip1 v24.16b, v1.16b, v3.16b
    zip2 v1.16b, v1.16b, v3.16b
    zip1 v3.16b, v2.16b, v4.16b
    zip2 v2.16b, v2.16b, v4.16b
    zip1 v4.16b, v5.16b, v7.16b
    zip2 v5.16b, v5.16b, v7.16b
    zip1 v7.16b, v6.16b, v16.16b
    zip2 v6.16b, v6.16b, v16.16b
    zip1 v16.16b, v17.16b, v19.16b
    zip2 v17.16b, v17.16b, v19.16b
    zip1 v19.16b, v18.16b, v20.16b
    zip2 v18.16b, v18.16b, v20.16b
    zip1 v20.16b, v21.16b, v23.16b
    zip2 v21.16b, v21.16b, v23.16b
    zip1 v23.16b, v22.16b, v0.16b
    zip2 v0.16b, v22.16b, v0.16b
    zip1 v22.16b, v24.16b, v1.16b
    zip2 v1.16b, v24.16b, v1.16b
    zip1 v24.16b, v3.16b, v2.16b
    zip2 v2.16b, v3.16b, v2.16b
    zip1 v3.16b, v4.16b, v5.16b
    zip2 v4.16b, v4.16b, v5.16b
    zip1 v5.16b, v7.16b, v6.16b
    zip2 v6.16b, v7.16b, v6.16b
    zip1 v7.16b, v16.16b, v17.16b
    zip2 v16.16b, v16.16b, v17.16b
    zip1 v17.16b, v19.16b, v18.16b
    zip2 v18.16b, v19.16b, v18.16b
    zip1 v19.16b, v20.16b, v21.16b
    zip2 v20.16b, v20.16b, v21.16b
    shl v21.16b, v24.16b, #2
    movi v25.16b, #204
    bif v21.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    movi v26.16b, #51
    bit v24.16b, v23.16b, v26.16b
    shl v23.16b, v3.16b, #2
    bif v23.16b, v22.16b, v25.16b
    ushr v22.16b, v22.16b, #2
    bit v3.16b, v22.16b, v26.16b
    shl v22.16b, v2.16b, #2
    bif v22.16b, v0.16b, v25.16b
    ushr v0.16b, v0.16b, #2
    bit v2.16b, v0.16b, v26.16b
    shl v0.16b, v4.16b, #2
    bif v0.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    bit v4.16b, v1.16b, v26.16b
    shl v1.16b, v17.16b, #2
    bif v1.16b, v5.16b, v25.16b
    ushr v5.16b, v5.16b, #2
    bit v17.16b, v5.16b, v26.16b
    shl v5.16b, v19.16b, #2
    bif v5.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v19.16b, v7.16b, v26.16b
    shl v7.16b, v18.16b, #2
    bif v7.16b, v6.16b, v25.16b
    ushr v6.16b, v6.16b, #2
    bit v18.16b, v6.16b, v26.16b
    shl v6.16b, v20.16b, #2
    bif v6.16b, v16.16b, v25.16b
    ushr v16.16b, v16.16b, #2
    bit v20.16b, v16.16b, v26.16b
    shl v16.16b, v1.16b, #1
    movi v27.16b, #170
    bif v16.16b, v21.16b, v27.16b
    ushr v21.16b, v21.16b, #1
    movi v28.16b, #85
    bit v1.16b, v21.16b, v28.16b
    shl v21.16b, v5.16b, #1
    bif v21.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v5.16b, v23.16b, v28.16b
    shl v23.16b, v7.16b, #1
    bif v23.16b, v22.16b, v27.16b
    ushr v22.16b, v22.16b, #1
    bit v7.16b, v22.16b, v28.16b
    shl v22.16b, v6.16b, #1
    bif v22.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v6.16b, v0.16b, v28.16b
    shl v0.16b, v17.16b, #1
    bif v0.16b, v24.16b, v27.16b
    ushr v24.16b, v24.16b, #1
    bit v17.16b, v24.16b, v28.16b
    shl v24.16b, v19.16b, #1
    bif v24.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v19.16b, v3.16b, v28.16b
    shl v3.16b, v18.16b, #1
    bif v3.16b, v2.16b, v27.16b
    ushr v2.16b, v2.16b, #1
    bit v18.16b, v2.16b, v28.16b
    shl v2.16b, v20.16b, #1
    bif v2.16b, v4.16b, v27.16b
    ushr v4.16b, v4.16b, #1
    bit v20.16b, v4.16b, v28.16b
    // round 42 (simon.dsl:42)
    ext v4.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v4.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v24.16b, v24.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v24.16b, v4.16b
    add x9, x3, #4095
    add x10, x9, #2049
    ldp q14, q15, [x10, #-896]
    eor v23.16b, v23.16b, v14.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v7.16b, v7.16b, v15.16b
    eor v4.16b, v7.16b, v4.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q7, q29, [x10, #-864]
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v18.16b, v29.16b
    eor v7.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q18, q29, [x10, #-832]
    eor v18.16b, v22.16b, v18.16b
    eor v18.16b, v0.16b, v18.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v6.16b, v29.16b
    eor v6.16b, v17.16b, v6.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q22, q29, [x10, #-800]
    eor v2.16b, v2.16b, v22.16b
    eor v2.16b, v21.16b, v2.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v20.16b, v29.16b
    eor v20.16b, v5.16b, v20.16b
    eor v20.16b, v20.16b, v13.16b
    // round 41 (simon.dsl:42)
    ext v22.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v22.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v22.16b
    ldp q14, q15, [x10, #-1024]
    eor v16.16b, v16.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v1.16b, v15.16b
    eor v1.16b, v1.16b, v22.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q22, q29, [x10, #-992]
    eor v0.16b, v0.16b, v22.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v17.16b, v29.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q22, q29, [x10, #-960]
    eor v21.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v5.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q22, q29, [x10, #-928]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v19.16b, v29.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 40 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    add x9, x9, #1
    ldp q14, q15, [x9, #896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #960]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #992]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 39 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #800]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #832]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #864]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 38 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #704]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #736]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 37 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #544]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #576]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #608]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 36 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 35 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #288]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 34 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 33 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #32]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 32 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 31 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-224]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 30 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 29 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-480]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 28 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 27 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-736]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 26 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 25 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-1024]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-992]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 24 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    add x9, x3, #2048
    ldp q14, q15, [x9, #896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #960]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #992]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 23 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #800]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #832]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #864]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 22 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #704]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #736]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 21 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #544]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #576]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #608]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 20 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 19 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #288]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 18 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 17 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #32]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 16 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 15 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-224]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 14 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 13 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-480]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 12 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 11 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-736]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 10 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 9 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x9, #-1024]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x9, #-992]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 8 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x3, #896]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x3, #960]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #992]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 7 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #768]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #800]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x3, #832]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #864]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 6 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x3, #640]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x3, #704]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #736]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 5 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #512]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #544]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x3, #576]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #608]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 4 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x3, #384]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x3, #448]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #480]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 3 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #256]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #288]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x3, #320]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #352]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    // round 2 (simon.dsl:42)
    ext v24.16b, v19.16b, v19.16b, #12
    ext v29.16b, v16.16b, v16.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #12
    and v30.16b, v16.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #12
    and v31.16b, v1.16b, v31.16b
    ext v8.16b, v17.16b, v17.16b, #12
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v21.16b, v21.16b, #12
    and v9.16b, v17.16b, v9.16b
    ext v10.16b, v5.16b, v5.16b, #12
    and v10.16b, v21.16b, v10.16b
    ext v11.16b, v22.16b, v22.16b, #12
    and v12.16b, v5.16b, v11.16b
    and v13.16b, v22.16b, v24.16b
    ldp q14, q15, [x3, #128]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    ldp q24, q29, [x3, #192]
    eor v18.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    ldp q24, q29, [x3, #224]
    eor v2.16b, v24.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v29.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    // round 1 (simon.dsl:42)
    ext v24.16b, v20.16b, v20.16b, #12
    ext v29.16b, v23.16b, v23.16b, #12
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #12
    and v30.16b, v23.16b, v30.16b
    ext v31.16b, v3.16b, v3.16b, #12
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v7.16b, v7.16b, #12
    and v8.16b, v3.16b, v8.16b
    ext v9.16b, v18.16b, v18.16b, #12
    and v9.16b, v7.16b, v9.16b
    ext v10.16b, v6.16b, v6.16b, #12
    and v10.16b, v18.16b, v10.16b
    ext v11.16b, v2.16b, v2.16b, #12
    and v12.16b, v6.16b, v11.16b
    and v13.16b, v2.16b, v24.16b
    ldp q14, q15, [x3, #0]
    eor v16.16b, v14.16b, v16.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v1.16b, v15.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v1.16b
    ldp q24, q29, [x3, #32]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    ldp q24, q29, [x3, #64]
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q24, q29, [x3, #96]
    eor v22.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    shl v24.16b, v1.16b, #1
    bif v24.16b, v16.16b, v27.16b
    ushr v16.16b, v16.16b, #1
    bit v1.16b, v16.16b, v28.16b
    shl v16.16b, v5.16b, #1
    bif v16.16b, v21.16b, v27.16b
    ushr v21.16b, v21.16b, #1
    bit v5.16b, v21.16b, v28.16b
    shl v21.16b, v4.16b, #1
    bif v21.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v4.16b, v23.16b, v28.16b
    shl v23.16b, v6.16b, #1
    bif v23.16b, v18.16b, v27.16b
    ushr v18.16b, v18.16b, #1
    bit v6.16b, v18.16b, v28.16b
    shl v18.16b, v17.16b, #1
    bif v18.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v17.16b, v0.16b, v28.16b
    shl v0.16b, v19.16b, #1
    bif v0.16b, v22.16b, v27.16b
    ushr v22.16b, v22.16b, #1
    bit v19.16b, v22.16b, v28.16b
    shl v22.16b, v7.16b, #1
    bif v22.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v7.16b, v3.16b, v28.16b
    shl v3.16b, v20.16b, #1
    bsl v27.16b, v3.16b, v2.16b
    ushr v2.16b, v2.16b, #1
    bit v20.16b, v2.16b, v28.16b
    shl v2.16b, v18.16b, #2
    bif v2.16b, v24.16b, v25.16b
    ushr v3.16b, v24.16b, #2
    bit v18.16b, v3.16b, v26.16b
    shl v3.16b, v0.16b, #2
    bif v3.16b, v16.16b, v25.16b
    ushr v16.16b, v16.16b, #2
    bit v0.16b, v16.16b, v26.16b
    shl v16.16b, v22.16b, #2
    bif v16.16b, v21.16b, v25.16b
    ushr v21.16b, v21.16b, #2
    bit v22.16b, v21.16b, v26.16b
    shl v21.16b, v27.16b, #2
    bif v21.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    bit v27.16b, v23.16b, v26.16b
    shl v23.16b, v17.16b, #2
    bif v23.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    bit v17.16b, v1.16b, v26.16b
    shl v1.16b, v19.16b, #2
    bif v1.16b, v5.16b, v25.16b
    ushr v5.16b, v5.16b, #2
    bit v19.16b, v5.16b, v26.16b
    shl v5.16b, v7.16b, #2
    bif v5.16b, v4.16b, v25.16b
    ushr v4.16b, v4.16b, #2
    bit v7.16b, v4.16b, v26.16b
    shl v4.16b, v20.16b, #2
    bsl v25.16b, v4.16b, v6.16b
    ushr v4.16b, v6.16b, #2
    bit v20.16b, v4.16b, v26.16b
    uzp1 v4.16b, v2.16b, v16.16b
    uzp2 v2.16b, v2.16b, v16.16b
    uzp1 v6.16b, v3.16b, v21.16b
    uzp2 v3.16b, v3.16b, v21.16b
    uzp1 v16.16b, v18.16b, v22.16b
    uzp2 v18.16b, v18.16b, v22.16b
    uzp1 v21.16b, v0.16b, v27.16b
    uzp2 v0.16b, v0.16b, v27.16b
    uzp1 v22.16b, v23.16b, v5.16b
    uzp2 v5.16b, v23.16b, v5.16b
    uzp1 v23.16b, v1.16b, v25.16b
    uzp2 v1.16b, v1.16b, v25.16b
    uzp1 v24.16b, v17.16b, v7.16b
    uzp2 v7.16b, v17.16b, v7.16b
    uzp1 v17.16b, v19.16b, v20.16b
    uzp2 v19.16b, v19.16b, v20.16b
    uzp1 v20.16b, v4.16b, v2.16b
    uzp2 v2.16b, v4.16b, v2.16b
    uzp1 v4.16b, v6.16b, v3.16b
    uzp2 v3.16b, v6.16b, v3.16b
    uzp1 v6.16b, v16.16b, v18.16b
    uzp2 v16.16b, v16.16b, v18.16b
    uzp1 v18.16b, v21.16b, v0.16b
    uzp2 v0.16b, v21.16b, v0.16b
    uzp1 v21.16b, v22.16b, v5.16b
    uzp2 v5.16b, v22.16b, v5.16b
    uzp1 v22.16b, v23.16b, v1.16b
    uzp2 v1.16b, v23.16b, v1.16b
    uzp1 v23.16b, v24.16b, v7.16b
    uzp2 v7.16b, v24.16b, v7.16b
    uzp1 v24.16b, v17.16b, v19.16b
    uzp2 v17.16b, v17.16b, v19.16b
    mov v19.16b, v20.16b
    sli v19.16b, v4.16b, #4
    sri v4.16b, v20.16b, #4
    mov v20.16b, v2.16b
    sli v20.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v6.16b
    sli v2.16b, v18.16b, #4
    sri v18.16b, v6.16b, #4
    mov v6.16b, v16.16b
    sli v6.16b, v0.16b, #4
    sri v0.16b, v16.16b, #4
    mov v16.16b, v21.16b
    sli v16.16b, v22.16b, #4
    sri v22.16b, v21.16b, #4
    mov v21.16b, v5.16b
    sli v21.16b, v1.16b, #4
    sri v1.16b, v5.16b, #4
    mov v5.16b, v23.16b
    sli v5.16b, v24.16b, #4
    sri v24.16b, v23.16b, #4
    mov v23.16b, v7.16b
    sli v23.16b, v17.16b, #4
    sri v17.16b, v7.16b, #4
    str q19, [x0, #0]
    str q4, [x0, #16]
    str q20, [x0, #32]
    str q3, [x0, #48]
    str q2, [x0, #64]
    str q18, [x0, #80]
    str q6, [x0, #96]
    str q0, [x0, #112]
    str q16, [x0, #128]
    str q22, [x0, #144]
    str q21, [x0, #160]
    str q1, [x0, #176]
    str q5, [x0, #192]
    str q24, [x0, #208]
    str q23, [x0, #224]
    str q17, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon64_96_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon64_96_ecb_decrypt_neon_out
.Llwcc_simon64_96_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_simon64_96_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_simon64_96_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon64_96_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon64_96_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon64_96_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon64_96_ecb_decrypt_neon_group
.Llwcc_simon64_96_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon64_96_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon64_96_ecb_decrypt_neon_copy
.Llwcc_simon64_96_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_simon64_96_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon64_96_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_simon64_96_ecb_decrypt_neon_return:
    ret
    .size lwcc_simon64_96_ecb_decrypt_neon, .-lwcc_simon64_96_ecb_decrypt_neon

    .balign 16
    .global lwcc_simon64_96_ctr_init_neon
    .type lwcc_simon64_96_ctr_init_neon, %function
lwcc_simon64_96_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_simon64_96_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_simon64_96_ctr_nonce_neon
    .size lwcc_simon64_96_ctr_init_neon, .-lwcc_simon64_96_ctr_init_neon

    .balign 16
    .global lwcc_simon64_96_ctr_nonce_neon
    .type lwcc_simon64_96_ctr_nonce_neon, %function
lwcc_simon64_96_ctr_nonce_neon:
    adr x8, .Llwcc_simon64_96_file_neon_constants
    ld1r {v0.4s}, [x1]
    ldr q1, [x8, #128]
    movi v2.16b, #1
    // round 1 (simon.dsl:43)
    ldr q3, [x0, #0]
    tbl v0.16b, {v0.16b}, v1.16b
    cmtst v1.16b, v0.16b, v2.16b
    eor v1.16b, v3.16b, v1.16b
    ldr q2, [x0, #32]
    movi v3.16b, #4
    movi v4.16b, #128
    movi v5.16b, #2
    str q1, [x0, #5376]
    ldr q1, [x0, #112]
    movi v6.16b, #16
    ldr q7, [x0, #64]
    cmtst v3.16b, v0.16b, v3.16b
    movi v16.16b, #32
    movi v17.16b, #8
    ldr q18, [x0, #80]
    cmtst v4.16b, v0.16b, v4.16b
    ldr q19, [x0, #16]
    ldr q20, [x0, #96]
    movi v21.16b, #64
    ldr q22, [x0, #48]
    eor v2.16b, v2.16b, v3.16b
    cmtst v3.16b, v0.16b, v6.16b
    cmtst v5.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v4.16b
    cmtst v4.16b, v0.16b, v16.16b
    cmtst v6.16b, v0.16b, v17.16b
    cmtst v0.16b, v0.16b, v21.16b
    eor v3.16b, v7.16b, v3.16b
    str q2, [x0, #5408]
    eor v2.16b, v18.16b, v4.16b
    eor v4.16b, v19.16b, v5.16b
    str q3, [x0, #5440]
    str q1, [x0, #5488]
    eor v1.16b, v22.16b, v6.16b
    eor v0.16b, v20.16b, v0.16b
    str q4, [x0, #5392]
    str q2, [x0, #5456]
    str q1, [x0, #5424]
    str q0, [x0, #5472]
    ret
    .size lwcc_simon64_96_ctr_nonce_neon, .-lwcc_simon64_96_ctr_nonce_neon

    .balign 16
    .global lwcc_simon64_96_ctr_crypt_neon
    .type lwcc_simon64_96_ctr_crypt_neon, %function
lwcc_simon64_96_ctr_crypt_neon:
    cbz x2, .Llwcc_simon64_96_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_simon64_96_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_simon64_96_ctr_crypt_neon_rest
.Llwcc_simon64_96_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    movi v2.16b, #204
    movi v3.16b, #51
    // round 1 (simon.dsl:43)
    add x9, x3, #4095
    ldr q4, [x8, #16]
    ldr q5, [x8, #32]
    movi v6.16b, #170
    movi v7.16b, #85
    add x10, x9, #2049
    ldr q16, [x8, #48]
    ldr q17, [x8, #64]
    ldr q18, [x8, #80]
    ldr q19, [x8, #96]
    ldr q20, [x8, #112]
    ldp q21, q22, [x10, #-768]
    ldp q23, q24, [x10, #-736]
    ldp q25, q26, [x10, #-704]
    ldp q27, q28, [x10, #-672]
    // round 2 (simon.dsl:43)
    ldp q29, q30, [x3, #128]
    add v1.4s, v0.4s, v1.4s
    add v4.4s, v0.4s, v4.4s
    add v5.4s, v0.4s, v5.4s
    add v16.4s, v0.4s, v16.4s
    add v17.4s, v0.4s, v17.4s
    add v18.4s, v0.4s, v18.4s
    add v19.4s, v0.4s, v19.4s
    add v0.4s, v0.4s, v20.4s
    rev32 v1.16b, v1.16b
    rev32 v4.16b, v4.16b
    rev32 v5.16b, v5.16b
    rev32 v16.16b, v16.16b
    rev32 v17.16b, v17.16b
    rev32 v18.16b, v18.16b
    rev32 v19.16b, v19.16b
    rev32 v0.16b, v0.16b
    mov v20.16b, v1.16b
    sli v20.16b, v4.16b, #4
    sri v4.16b, v1.16b, #4
    mov v1.16b, v5.16b
    sli v1.16b, v16.16b, #4
    sri v16.16b, v5.16b, #4
    mov v5.16b, v17.16b
    sli v5.16b, v18.16b, #4
    sri v18.16b, v17.16b, #4
    mov v17.16b, v19.16b
    sli v17.16b, v0.16b, #4
    sri v0.16b, v19.16b, #4
    zip1 v19.16b, v20.16b, v1.16b
    zip2 v1.16b, v20.16b, v1.16b
    zip1 v20.16b, v4.16b, v16.16b
    zip2 v4.16b, v4.16b, v16.16b
    zip1 v16.16b, v5.16b, v17.16b
    zip2 v5.16b, v5.16b, v17.16b
    zip1 v17.16b, v18.16b, v0.16b
    zip2 v0.16b, v18.16b, v0.16b
    zip1 v18.16b, v19.16b, v1.16b
    zip2 v1.16b, v19.16b, v1.16b
    zip1 v19.16b, v20.16b, v4.16b
    zip2 v4.16b, v20.16b, v4.16b
    zip1 v20.16b, v16.16b, v5.16b
    zip2 v5.16b, v16.16b, v5.16b
    zip1 v16.16b, v17.16b, v0.16b
    zip2 v0.16b, v17.16b, v0.16b
    shl v17.16b, v1.16b, #2
    ushr v31.16b, v18.16b, #2
    shl v8.16b, v4.16b, #2
    ushr v9.16b, v19.16b, #2
    shl v10.16b, v5.16b, #2
    ushr v11.16b, v20.16b, #2
    shl v12.16b, v0.16b, #2
    ushr v13.16b, v16.16b, #2
    bit v18.16b, v17.16b, v2.16b
    bit v1.16b, v31.16b, v3.16b
    bit v19.16b, v8.16b, v2.16b
    bit v4.16b, v9.16b, v3.16b
    bit v20.16b, v10.16b, v2.16b
    bit v5.16b, v11.16b, v3.16b
    bit v16.16b, v12.16b, v2.16b
    bit v0.16b, v13.16b, v3.16b
    ushr v17.16b, v18.16b, #1
    shl v31.16b, v20.16b, #1
    ushr v8.16b, v19.16b, #1
    shl v9.16b, v5.16b, #1
    shl v10.16b, v16.16b, #1
    ushr v11.16b, v1.16b, #1
    shl v12.16b, v0.16b, #1
    ushr v13.16b, v4.16b, #1
    bit v18.16b, v31.16b, v6.16b
    bit v20.16b, v17.16b, v7.16b
    bit v19.16b, v10.16b, v6.16b
    bit v16.16b, v8.16b, v7.16b
    bit v1.16b, v9.16b, v6.16b
    bit v5.16b, v11.16b, v7.16b
    bit v4.16b, v12.16b, v6.16b
    bit v0.16b, v13.16b, v7.16b
    // round 1 (simon.dsl:42)
    ext v17.16b, v18.16b, v18.16b, #12
    ext v31.16b, v20.16b, v20.16b, #12
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v0.16b, v0.16b, #12
    ext v10.16b, v5.16b, v5.16b, #12
    ext v11.16b, v19.16b, v19.16b, #12
    ext v12.16b, v16.16b, v16.16b, #12
    ext v13.16b, v4.16b, v4.16b, #12
    and v31.16b, v18.16b, v31.16b
    and v17.16b, v9.16b, v17.16b
    and v8.16b, v20.16b, v8.16b
    and v10.16b, v1.16b, v10.16b
    and v11.16b, v5.16b, v11.16b
    and v12.16b, v19.16b, v12.16b
    and v14.16b, v16.16b, v13.16b
    and v15.16b, v4.16b, v9.16b
    eor v21.16b, v21.16b, v13.16b
    eor v22.16b, v22.16b, v9.16b
    eor v23.16b, v18.16b, v23.16b
    eor v24.16b, v20.16b, v24.16b
    eor v25.16b, v1.16b, v25.16b
    eor v26.16b, v5.16b, v26.16b
    eor v27.16b, v19.16b, v27.16b
    eor v28.16b, v16.16b, v28.16b
    eor v17.16b, v17.16b, v21.16b
    eor v21.16b, v31.16b, v22.16b
    eor v22.16b, v23.16b, v8.16b
    eor v23.16b, v24.16b, v10.16b
    eor v24.16b, v25.16b, v11.16b
    eor v25.16b, v26.16b, v12.16b
    eor v26.16b, v27.16b, v14.16b
    eor v27.16b, v28.16b, v15.16b
    // round 2 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v27.16b, v27.16b, #12
    ext v11.16b, v24.16b, v24.16b, #12
    ext v12.16b, v25.16b, v25.16b, #12
    ext v13.16b, v26.16b, v26.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x3, #160]
    and v28.16b, v10.16b, v28.16b
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v11.16b, v23.16b, v11.16b
    and v12.16b, v24.16b, v12.16b
    and v14.16b, v25.16b, v13.16b
    and v15.16b, v26.16b, v10.16b
    eor v18.16b, v18.16b, v13.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q13, [x3, #192]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v10.16b
    ldp q30, q10, [x3, #224]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 3 (simon.dsl:43)
    ldp q28, q31, [x3, #256]
    // round 2 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v13.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v10.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 3 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 2 (simon.dsl:43)
    eor v19.16b, v19.16b, v11.16b
    eor v16.16b, v16.16b, v12.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 3 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x3, #288]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x3, #320]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x3, #352]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 4 (simon.dsl:43)
    ldp q29, q30, [x3, #384]
    // round 3 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 4 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 3 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 4 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x3, #416]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x3, #448]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x3, #480]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 5 (simon.dsl:43)
    ldp q28, q31, [x3, #512]
    // round 4 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 5 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 4 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 5 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x3, #544]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x3, #576]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x3, #608]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 6 (simon.dsl:43)
    ldp q29, q30, [x3, #640]
    // round 9 (simon.dsl:43)
    add x11, x3, #2048
    // round 5 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 6 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 5 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 6 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x3, #672]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x3, #704]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x3, #736]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 7 (simon.dsl:43)
    ldp q28, q31, [x3, #768]
    // round 6 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 7 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 6 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 7 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x3, #800]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x3, #832]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x3, #864]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 8 (simon.dsl:43)
    ldp q29, q30, [x3, #896]
    // round 7 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 8 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 7 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 8 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x3, #928]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x3, #960]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x3, #992]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 9 (simon.dsl:43)
    ldp q28, q31, [x11, #-1024]
    // round 8 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 9 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 8 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 9 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #-992]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #-960]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #-928]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 10 (simon.dsl:43)
    ldp q29, q30, [x11, #-896]
    // round 9 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 10 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 9 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 10 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #-864]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #-832]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #-800]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 11 (simon.dsl:43)
    ldp q28, q31, [x11, #-768]
    // round 10 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 11 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 10 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 11 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #-736]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #-704]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #-672]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 12 (simon.dsl:43)
    ldp q29, q30, [x11, #-640]
    // round 11 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 12 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 11 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 12 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #-608]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #-576]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #-544]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 13 (simon.dsl:43)
    ldp q28, q31, [x11, #-512]
    // round 12 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 13 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 12 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 13 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #-480]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #-448]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #-416]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 14 (simon.dsl:43)
    ldp q29, q30, [x11, #-384]
    // round 13 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 14 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 13 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 14 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #-352]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #-320]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #-288]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 15 (simon.dsl:43)
    ldp q28, q31, [x11, #-256]
    // round 14 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 15 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 14 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 15 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #-224]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #-192]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #-160]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 16 (simon.dsl:43)
    ldp q29, q30, [x11, #-128]
    // round 15 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 16 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 15 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 16 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #-96]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #-64]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #-32]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 17 (simon.dsl:43)
    ldp q28, q31, [x11, #0]
    // round 16 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 17 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 16 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 17 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #32]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #64]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #96]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 18 (simon.dsl:43)
    ldp q29, q30, [x11, #128]
    // round 17 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 18 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 17 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 18 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #160]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #192]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #224]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 19 (simon.dsl:43)
    ldp q28, q31, [x11, #256]
    // round 18 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 19 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 18 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 19 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #288]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #320]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #352]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 20 (simon.dsl:43)
    ldp q29, q30, [x11, #384]
    // round 19 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 20 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 19 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 20 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #416]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #448]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #480]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 21 (simon.dsl:43)
    ldp q28, q31, [x11, #512]
    // round 20 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 21 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 20 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 21 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #544]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #576]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #608]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 22 (simon.dsl:43)
    ldp q29, q30, [x11, #640]
    // round 25 (simon.dsl:43)
    add x9, x9, #1
    // round 21 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 22 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 21 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 22 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #672]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #704]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #736]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 23 (simon.dsl:43)
    ldp q28, q31, [x11, #768]
    // round 22 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 23 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 22 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 23 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x11, #800]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x11, #832]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x11, #864]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 24 (simon.dsl:43)
    ldp q29, q30, [x11, #896]
    // round 23 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 24 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 23 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 24 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x11, #928]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x11, #960]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x11, #992]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 25 (simon.dsl:43)
    ldp q28, q31, [x9, #-1024]
    // round 24 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 25 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 24 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 25 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #-992]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #-960]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #-928]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 26 (simon.dsl:43)
    ldp q29, q30, [x9, #-896]
    // round 25 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 26 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 25 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 26 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #-864]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #-832]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #-800]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 27 (simon.dsl:43)
    ldp q28, q31, [x9, #-768]
    // round 26 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 27 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 26 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 27 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #-736]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #-704]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #-672]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 28 (simon.dsl:43)
    ldp q29, q30, [x9, #-640]
    // round 27 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 28 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 27 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 28 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #-608]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #-576]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #-544]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 29 (simon.dsl:43)
    ldp q28, q31, [x9, #-512]
    // round 28 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 29 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 28 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 29 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #-480]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #-448]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #-416]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 30 (simon.dsl:43)
    ldp q29, q30, [x9, #-384]
    // round 29 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 30 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 29 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 30 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #-352]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #-320]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #-288]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 31 (simon.dsl:43)
    ldp q28, q31, [x9, #-256]
    // round 30 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 31 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 30 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 31 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #-224]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #-192]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #-160]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 32 (simon.dsl:43)
    ldp q29, q30, [x9, #-128]
    // round 31 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 32 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 31 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 32 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #-96]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #-64]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #-32]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 33 (simon.dsl:43)
    ldp q28, q31, [x9, #0]
    // round 32 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 33 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 32 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 33 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #32]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #64]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #96]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 34 (simon.dsl:43)
    ldp q29, q30, [x9, #128]
    // round 33 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 34 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 33 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 34 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #160]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #192]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #224]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 35 (simon.dsl:43)
    ldp q28, q31, [x9, #256]
    // round 34 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 35 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 34 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 35 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #288]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #320]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #352]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 36 (simon.dsl:43)
    ldp q29, q30, [x9, #384]
    // round 35 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 36 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 35 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 36 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #416]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #448]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #480]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 37 (simon.dsl:43)
    ldp q28, q31, [x9, #512]
    // round 36 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 37 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 36 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 37 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #544]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #576]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #608]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 38 (simon.dsl:43)
    ldp q29, q30, [x9, #640]
    // round 37 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 38 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 37 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 38 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #672]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #704]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #736]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 39 (simon.dsl:43)
    ldp q28, q31, [x9, #768]
    // round 38 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 39 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 38 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 39 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x9, #800]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x9, #832]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x9, #864]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 40 (simon.dsl:43)
    ldp q29, q30, [x9, #896]
    // round 39 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 40 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 39 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 40 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x9, #928]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    eor v1.16b, v29.16b, v1.16b
    ldp q29, q12, [x9, #960]
    eor v5.16b, v30.16b, v5.16b
    eor v20.16b, v20.16b, v13.16b
    ldp q30, q13, [x9, #992]
    eor v18.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    // round 41 (simon.dsl:43)
    ldp q28, q31, [x10, #-1024]
    // round 40 (simon.dsl:43)
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v12.16b, v16.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    // round 41 (simon.dsl:42)
    ext v29.16b, v18.16b, v18.16b, #12
    ext v30.16b, v20.16b, v20.16b, #12
    // round 40 (simon.dsl:43)
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    // round 41 (simon.dsl:42)
    ext v8.16b, v1.16b, v1.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    ext v10.16b, v19.16b, v19.16b, #12
    ext v11.16b, v16.16b, v16.16b, #12
    ext v12.16b, v4.16b, v4.16b, #12
    ext v13.16b, v0.16b, v0.16b, #12
    eor v17.16b, v28.16b, v17.16b
    eor v21.16b, v31.16b, v21.16b
    ldp q28, q31, [x10, #-992]
    and v30.16b, v18.16b, v30.16b
    and v8.16b, v20.16b, v8.16b
    and v9.16b, v1.16b, v9.16b
    and v29.16b, v13.16b, v29.16b
    and v10.16b, v5.16b, v10.16b
    and v11.16b, v19.16b, v11.16b
    and v14.16b, v16.16b, v12.16b
    and v15.16b, v4.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    ldp q28, q12, [x10, #-960]
    eor v23.16b, v31.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldp q31, q13, [x10, #-928]
    eor v17.16b, v29.16b, v17.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v30.16b, v21.16b
    // round 42 (simon.dsl:43)
    ldp q29, q30, [x10, #-896]
    // round 41 (simon.dsl:43)
    eor v24.16b, v28.16b, v24.16b
    eor v25.16b, v12.16b, v25.16b
    eor v26.16b, v31.16b, v26.16b
    eor v27.16b, v13.16b, v27.16b
    eor v22.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    eor v24.16b, v24.16b, v1.16b
    eor v25.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    // round 42 (simon.dsl:42)
    ext v28.16b, v17.16b, v17.16b, #12
    ext v31.16b, v21.16b, v21.16b, #12
    // round 41 (simon.dsl:43)
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v14.16b
    eor v27.16b, v27.16b, v15.16b
    // round 42 (simon.dsl:42)
    ext v8.16b, v22.16b, v22.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    ext v10.16b, v24.16b, v24.16b, #12
    ext v11.16b, v25.16b, v25.16b, #12
    ext v12.16b, v26.16b, v26.16b, #12
    ext v13.16b, v27.16b, v27.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v20.16b, v30.16b, v20.16b
    ldp q29, q30, [x10, #-864]
    and v31.16b, v17.16b, v31.16b
    and v8.16b, v21.16b, v8.16b
    and v9.16b, v22.16b, v9.16b
    and v28.16b, v13.16b, v28.16b
    and v10.16b, v23.16b, v10.16b
    and v11.16b, v24.16b, v11.16b
    and v14.16b, v25.16b, v12.16b
    and v15.16b, v26.16b, v13.16b
    eor v18.16b, v18.16b, v12.16b
    ldr q12, [x1, #0]
    eor v1.16b, v29.16b, v1.16b
    eor v5.16b, v30.16b, v5.16b
    ldp q29, q30, [x10, #-832]
    eor v20.16b, v20.16b, v13.16b
    ldr q13, [x1, #16]
    eor v18.16b, v28.16b, v18.16b
    shl v28.16b, v21.16b, #1
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v31.16b, v20.16b
    ldr q31, [x1, #32]
    bif v28.16b, v17.16b, v6.16b
    ushr v17.16b, v17.16b, #1
    eor v19.16b, v29.16b, v19.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q29, q30, [x10, #-800]
    eor v1.16b, v1.16b, v8.16b
    ldr q8, [x1, #48]
    eor v5.16b, v5.16b, v9.16b
    shl v9.16b, v25.16b, #1
    bit v21.16b, v17.16b, v7.16b
    ldr q17, [x1, #64]
    eor v19.16b, v19.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    bif v9.16b, v24.16b, v6.16b
    eor v4.16b, v29.16b, v4.16b
    eor v0.16b, v30.16b, v0.16b
    eor v19.16b, v19.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    ushr v29.16b, v24.16b, #1
    shl v30.16b, v20.16b, #1
    ldr q10, [x1, #80]
    ldr q11, [x1, #96]
    eor v4.16b, v4.16b, v24.16b
    eor v0.16b, v0.16b, v25.16b
    ushr v24.16b, v18.16b, #1
    bit v25.16b, v29.16b, v7.16b
    shl v29.16b, v16.16b, #1
    bit v18.16b, v30.16b, v6.16b
    ldr q30, [x1, #112]
    eor v4.16b, v4.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    ushr v14.16b, v19.16b, #1
    ldr q15, [x1, #128]
    bit v20.16b, v24.16b, v7.16b
    shl v24.16b, v23.16b, #1
    bit v19.16b, v29.16b, v6.16b
    ldr q29, [x1, #144]
    bit v16.16b, v14.16b, v7.16b
    ushr v14.16b, v22.16b, #1
    bit v22.16b, v24.16b, v6.16b
    shl v24.16b, v27.16b, #1
    bit v23.16b, v14.16b, v7.16b
    ushr v14.16b, v26.16b, #1
    bit v26.16b, v24.16b, v6.16b
    shl v24.16b, v5.16b, #1
    bit v27.16b, v14.16b, v7.16b
    ushr v14.16b, v1.16b, #1
    bit v1.16b, v24.16b, v6.16b
    shl v24.16b, v0.16b, #1
    bit v5.16b, v14.16b, v7.16b
    ushr v14.16b, v4.16b, #1
    bit v4.16b, v24.16b, v6.16b
    shl v6.16b, v22.16b, #2
    ushr v24.16b, v28.16b, #2
    bit v0.16b, v14.16b, v7.16b
    shl v7.16b, v26.16b, #2
    ushr v14.16b, v9.16b, #2
    bit v28.16b, v6.16b, v2.16b
    shl v6.16b, v1.16b, #2
    bit v22.16b, v24.16b, v3.16b
    ldr q24, [x1, #160]
    bit v9.16b, v7.16b, v2.16b
    ushr v7.16b, v18.16b, #2
    bit v26.16b, v14.16b, v3.16b
    ldr q14, [x1, #176]
    bit v18.16b, v6.16b, v2.16b
    shl v6.16b, v4.16b, #2
    bit v1.16b, v7.16b, v3.16b
    ushr v7.16b, v19.16b, #2
    bit v19.16b, v6.16b, v2.16b
    shl v6.16b, v23.16b, #2
    bit v4.16b, v7.16b, v3.16b
    ushr v7.16b, v21.16b, #2
    bit v21.16b, v6.16b, v2.16b
    shl v6.16b, v27.16b, #2
    bit v23.16b, v7.16b, v3.16b
    ushr v7.16b, v25.16b, #2
    bit v25.16b, v6.16b, v2.16b
    shl v6.16b, v5.16b, #2
    bit v27.16b, v7.16b, v3.16b
    ushr v7.16b, v20.16b, #2
    bit v20.16b, v6.16b, v2.16b
    shl v6.16b, v0.16b, #2
    bit v5.16b, v7.16b, v3.16b
    ushr v7.16b, v16.16b, #2
    bit v16.16b, v6.16b, v2.16b
    uzp1 v2.16b, v28.16b, v18.16b
    uzp2 v6.16b, v28.16b, v18.16b
    ldr q18, [x1, #192]
    ldr q28, [x1, #208]
    bit v0.16b, v7.16b, v3.16b
    uzp1 v3.16b, v9.16b, v19.16b
    uzp2 v7.16b, v9.16b, v19.16b
    ldr q19, [x1, #224]
    uzp1 v9.16b, v22.16b, v1.16b
    uzp2 v1.16b, v22.16b, v1.16b
    uzp1 v22.16b, v26.16b, v4.16b
    uzp2 v4.16b, v26.16b, v4.16b
    uzp1 v26.16b, v21.16b, v20.16b
    uzp2 v20.16b, v21.16b, v20.16b
    uzp1 v21.16b, v25.16b, v16.16b
    uzp2 v16.16b, v25.16b, v16.16b
    uzp1 v25.16b, v23.16b, v5.16b
    uzp2 v5.16b, v23.16b, v5.16b
    uzp1 v23.16b, v27.16b, v0.16b
    uzp2 v0.16b, v27.16b, v0.16b
    uzp1 v27.16b, v2.16b, v6.16b
    uzp2 v2.16b, v2.16b, v6.16b
    uzp1 v6.16b, v3.16b, v7.16b
    uzp2 v3.16b, v3.16b, v7.16b
    uzp1 v7.16b, v9.16b, v1.16b
    uzp2 v1.16b, v9.16b, v1.16b
    uzp1 v9.16b, v22.16b, v4.16b
    uzp2 v4.16b, v22.16b, v4.16b
    uzp1 v22.16b, v26.16b, v20.16b
    uzp2 v20.16b, v26.16b, v20.16b
    uzp1 v26.16b, v21.16b, v16.16b
    uzp2 v16.16b, v21.16b, v16.16b
    uzp1 v21.16b, v25.16b, v5.16b
    uzp2 v5.16b, v25.16b, v5.16b
    uzp1 v25.16b, v23.16b, v0.16b
    uzp2 v0.16b, v23.16b, v0.16b
    mov v23.16b, v27.16b
    sli v23.16b, v6.16b, #4
    sri v6.16b, v27.16b, #4
    mov v27.16b, v2.16b
    sli v27.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v7.16b
    sli v2.16b, v9.16b, #4
    sri v9.16b, v7.16b, #4
    mov v7.16b, v1.16b
    sli v7.16b, v4.16b, #4
    sri v4.16b, v1.16b, #4
    mov v1.16b, v22.16b
    sli v1.16b, v26.16b, #4
    sri v26.16b, v22.16b, #4
    mov v22.16b, v20.16b
    sli v22.16b, v16.16b, #4
    sri v16.16b, v20.16b, #4
    mov v20.16b, v21.16b
    sli v20.16b, v25.16b, #4
    sri v25.16b, v21.16b, #4
    mov v21.16b, v5.16b
    sli v21.16b, v0.16b, #4
    sri v0.16b, v5.16b, #4
    ldr q5, [x1, #240]
    eor v23.16b, v23.16b, v12.16b
    eor v6.16b, v6.16b, v13.16b
    eor v27.16b, v27.16b, v31.16b
    eor v3.16b, v3.16b, v8.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v9.16b, v10.16b
    eor v7.16b, v7.16b, v11.16b
    str q23, [x0, #0]
    eor v4.16b, v4.16b, v30.16b
    eor v1.16b, v1.16b, v15.16b
    eor v23.16b, v26.16b, v29.16b
    str q6, [x0, #16]
    str q27, [x0, #32]
    eor v6.16b, v22.16b, v24.16b
    eor v16.16b, v16.16b, v14.16b
    eor v18.16b, v20.16b, v18.16b
    str q3, [x0, #48]
    str q2, [x0, #64]
    eor v2.16b, v25.16b, v28.16b
    eor v3.16b, v21.16b, v19.16b
    eor v0.16b, v0.16b, v5.16b
    str q17, [x0, #80]
    str q7, [x0, #96]
    str q4, [x0, #112]
    str q1, [x0, #128]
    str q23, [x0, #144]
    str q6, [x0, #160]
    str q16, [x0, #176]
    str q18, [x0, #192]
    str q2, [x0, #208]
    str q3, [x0, #224]
    str q0, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon64_96_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon64_96_ctr_crypt_neon_out
.Llwcc_simon64_96_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_simon64_96_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_simon64_96_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon64_96_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon64_96_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon64_96_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon64_96_ctr_crypt_neon_group
.Llwcc_simon64_96_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon64_96_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon64_96_ctr_crypt_neon_copy
.Llwcc_simon64_96_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_simon64_96_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon64_96_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_simon64_96_ctr_crypt_neon_return:
    ret
    .size lwcc_simon64_96_ctr_crypt_neon, .-lwcc_simon64_96_ctr_crypt_neon

    .balign 16
.Llwcc_simon64_96_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x18, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00
    .byte 0x12, 0x00, 0x00, 0x00, 0x1a, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x1c, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00
    .byte 0x16, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x02, 0x02, 0x02, 0x02, 0x03, 0x03, 0x03, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
