// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon32_64 --target neon --lanes 32 --slicing bit
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=32) balance() value_numbering() hoist() slice(lanes=32) select() schedule() allocate()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ldr_q; swap_4.16b n2; unzip.16b c0; unzip.16b c1; swap_2.16b n3; swap_1.16b n4; r2 r1 r0 | n4 n3 n2 n0 n1 c0 c1
// sizes:     in bytes: block 4, key 8, nonce 2, rk 2048, ctx 2112, align 16, group 128, stack 192
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:95d9edcebd50c0c0c4b26d89919bc9e3fca0834dc2b447ab0f2b87f9275c61f2

    .text

    .balign 16
    .global lwcc_simon32_64_key_setup_neon
    .type lwcc_simon32_64_key_setup_neon, %function
lwcc_simon32_64_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_simon32_64_file_neon_constants
    add x9, x1, #2
    add x10, x1, #6
    ldr q0, [x8, #64]
    ld1r {v1.8h}, [x1]
    add x11, x1, #4
    ld1r {v2.8h}, [x9]
    ld1r {v3.8h}, [x10]
    movi v4.16b, #255
    ldr q5, [x8, #80]
    ldr q6, [x8, #96]
    ldr q7, [x8, #112]
    ldr q16, [x8, #128]
    ld1r {v17.8h}, [x11]
    ldr q18, [x8, #144]
    tbl v1.16b, {v1.16b}, v0.16b
    tbl v2.16b, {v2.16b}, v0.16b
    tbl v3.16b, {v3.16b}, v0.16b
    cmtst v19.16b, v1.16b, v5.16b
    cmtst v20.16b, v1.16b, v6.16b
    cmtst v21.16b, v1.16b, v7.16b
    cmtst v22.16b, v2.16b, v5.16b
    cmtst v23.16b, v3.16b, v5.16b
    cmtst v24.16b, v3.16b, v6.16b
    cmtst v25.16b, v3.16b, v7.16b
    cmtst v3.16b, v3.16b, v16.16b
    cmtst v26.16b, v2.16b, v6.16b
    str q19, [x0, #0]
    str q20, [x0, #16]
    cmtst v27.16b, v2.16b, v7.16b
    cmtst v2.16b, v2.16b, v16.16b
    ext v28.16b, v23.16b, v23.16b, #4
    str q21, [x0, #32]
    str q22, [x0, #64]
    eor v29.16b, v3.16b, v22.16b
    ext v30.16b, v24.16b, v24.16b, #4
    ext v31.16b, v25.16b, v25.16b, #4
    str q26, [x0, #80]
    str q23, [x0, #192]
    cmtst v1.16b, v1.16b, v16.16b
    eor v28.16b, v28.16b, v26.16b
    tbl v0.16b, {v17.16b}, v0.16b
    str q27, [x0, #96]
    str q2, [x0, #112]
    eor v17.16b, v30.16b, v27.16b
    eor v30.16b, v31.16b, v2.16b
    ext v31.16b, v29.16b, v29.16b, #4
    str q24, [x0, #208]
    str q25, [x0, #224]
    eor v19.16b, v4.16b, v19.16b
    eor v29.16b, v29.16b, v28.16b
    eor v20.16b, v18.16b, v20.16b
    str q1, [x0, #48]
    eor v28.16b, v28.16b, v17.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v30.16b
    eor v1.16b, v4.16b, v1.16b
    eor v30.16b, v30.16b, v31.16b
    cmtst v5.16b, v0.16b, v5.16b
    eor v19.16b, v19.16b, v29.16b
    eor v20.16b, v20.16b, v28.16b
    eor v17.16b, v21.16b, v17.16b
    str q3, [x0, #240]
    eor v1.16b, v1.16b, v30.16b
    cmtst v6.16b, v0.16b, v6.16b
    cmtst v7.16b, v0.16b, v7.16b
    str q5, [x0, #128]
    cmtst v0.16b, v0.16b, v16.16b
    ext v16.16b, v19.16b, v19.16b, #4
    ext v21.16b, v20.16b, v20.16b, #4
    eor v28.16b, v1.16b, v5.16b
    ext v29.16b, v17.16b, v17.16b, #4
    eor v22.16b, v4.16b, v22.16b
    str q6, [x0, #144]
    str q7, [x0, #160]
    eor v16.16b, v16.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    eor v26.16b, v18.16b, v26.16b
    str q0, [x0, #176]
    str q19, [x0, #256]
    eor v29.16b, v29.16b, v0.16b
    ext v30.16b, v28.16b, v28.16b, #4
    eor v27.16b, v4.16b, v27.16b
    str q20, [x0, #272]
    str q17, [x0, #288]
    eor v28.16b, v28.16b, v16.16b
    eor v16.16b, v16.16b, v21.16b
    eor v2.16b, v4.16b, v2.16b
    str q1, [x0, #304]
    eor v21.16b, v21.16b, v29.16b
    eor v29.16b, v29.16b, v30.16b
    eor v5.16b, v4.16b, v5.16b
    eor v22.16b, v22.16b, v28.16b
    eor v16.16b, v26.16b, v16.16b
    eor v6.16b, v18.16b, v6.16b
    eor v21.16b, v27.16b, v21.16b
    eor v2.16b, v2.16b, v29.16b
    eor v7.16b, v4.16b, v7.16b
    ext v26.16b, v22.16b, v22.16b, #4
    ext v27.16b, v16.16b, v16.16b, #4
    eor v0.16b, v4.16b, v0.16b
    str q22, [x0, #320]
    str q16, [x0, #336]
    eor v28.16b, v2.16b, v23.16b
    ext v29.16b, v21.16b, v21.16b, #4
    eor v23.16b, v4.16b, v23.16b
    str q21, [x0, #352]
    str q2, [x0, #368]
    eor v26.16b, v26.16b, v24.16b
    eor v27.16b, v27.16b, v25.16b
    eor v24.16b, v18.16b, v24.16b
    eor v29.16b, v29.16b, v3.16b
    ext v30.16b, v28.16b, v28.16b, #4
    eor v25.16b, v4.16b, v25.16b
    eor v28.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v27.16b
    eor v3.16b, v4.16b, v3.16b
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v4.16b, v19.16b
    eor v5.16b, v5.16b, v28.16b
    eor v6.16b, v6.16b, v26.16b
    eor v26.16b, v18.16b, v20.16b
    eor v7.16b, v7.16b, v27.16b
    eor v0.16b, v0.16b, v29.16b
    eor v27.16b, v4.16b, v17.16b
    ext v28.16b, v5.16b, v5.16b, #4
    ext v29.16b, v6.16b, v6.16b, #4
    eor v31.16b, v4.16b, v1.16b
    str q5, [x0, #384]
    str q6, [x0, #400]
    eor v19.16b, v0.16b, v19.16b
    ext v8.16b, v7.16b, v7.16b, #4
    eor v9.16b, v18.16b, v22.16b
    str q7, [x0, #416]
    str q0, [x0, #432]
    eor v20.16b, v28.16b, v20.16b
    eor v17.16b, v29.16b, v17.16b
    eor v28.16b, v18.16b, v16.16b
    eor v1.16b, v8.16b, v1.16b
    ext v29.16b, v19.16b, v19.16b, #4
    eor v8.16b, v4.16b, v21.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v17.16b
    eor v10.16b, v4.16b, v2.16b
    eor v17.16b, v17.16b, v1.16b
    eor v1.16b, v1.16b, v29.16b
    eor v29.16b, v4.16b, v5.16b
    eor v19.16b, v23.16b, v19.16b
    eor v20.16b, v24.16b, v20.16b
    eor v23.16b, v18.16b, v6.16b
    eor v17.16b, v25.16b, v17.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v4.16b, v7.16b
    ext v24.16b, v19.16b, v19.16b, #4
    ext v25.16b, v20.16b, v20.16b, #4
    eor v11.16b, v4.16b, v0.16b
    str q19, [x0, #448]
    str q20, [x0, #464]
    eor v22.16b, v1.16b, v22.16b
    ext v12.16b, v17.16b, v17.16b, #4
    eor v13.16b, v18.16b, v19.16b
    str q17, [x0, #480]
    str q1, [x0, #496]
    eor v16.16b, v24.16b, v16.16b
    eor v21.16b, v25.16b, v21.16b
    eor v24.16b, v18.16b, v20.16b
    eor v2.16b, v12.16b, v2.16b
    ext v25.16b, v22.16b, v22.16b, #4
    eor v12.16b, v4.16b, v17.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v21.16b
    eor v14.16b, v4.16b, v1.16b
    eor v21.16b, v21.16b, v2.16b
    eor v2.16b, v2.16b, v25.16b
    eor v22.16b, v30.16b, v22.16b
    eor v16.16b, v26.16b, v16.16b
    eor v21.16b, v27.16b, v21.16b
    eor v2.16b, v31.16b, v2.16b
    ext v25.16b, v22.16b, v22.16b, #4
    ext v26.16b, v16.16b, v16.16b, #4
    eor v27.16b, v18.16b, v22.16b
    str q22, [x0, #512]
    str q16, [x0, #528]
    eor v5.16b, v2.16b, v5.16b
    ext v30.16b, v21.16b, v21.16b, #4
    eor v31.16b, v18.16b, v16.16b
    str q21, [x0, #544]
    str q2, [x0, #560]
    eor v6.16b, v25.16b, v6.16b
    eor v7.16b, v26.16b, v7.16b
    eor v25.16b, v4.16b, v21.16b
    eor v0.16b, v30.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    eor v30.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v26.16b
    eor v5.16b, v9.16b, v5.16b
    eor v6.16b, v28.16b, v6.16b
    eor v7.16b, v8.16b, v7.16b
    eor v0.16b, v10.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    ext v28.16b, v6.16b, v6.16b, #4
    eor v8.16b, v18.16b, v5.16b
    str q5, [x0, #576]
    str q6, [x0, #592]
    eor v19.16b, v0.16b, v19.16b
    ext v9.16b, v7.16b, v7.16b, #4
    eor v10.16b, v18.16b, v6.16b
    str q7, [x0, #608]
    str q0, [x0, #624]
    eor v20.16b, v26.16b, v20.16b
    eor v17.16b, v28.16b, v17.16b
    eor v26.16b, v4.16b, v7.16b
    eor v1.16b, v9.16b, v1.16b
    ext v28.16b, v19.16b, v19.16b, #4
    eor v9.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v17.16b
    eor v17.16b, v17.16b, v1.16b
    eor v1.16b, v1.16b, v28.16b
    eor v19.16b, v29.16b, v19.16b
    eor v20.16b, v23.16b, v20.16b
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v11.16b, v1.16b
    ext v17.16b, v19.16b, v19.16b, #4
    ext v23.16b, v20.16b, v20.16b, #4
    eor v28.16b, v4.16b, v19.16b
    str q19, [x0, #640]
    str q20, [x0, #656]
    eor v22.16b, v1.16b, v22.16b
    ext v29.16b, v3.16b, v3.16b, #4
    eor v11.16b, v18.16b, v20.16b
    str q3, [x0, #672]
    str q1, [x0, #688]
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v23.16b, v21.16b
    eor v21.16b, v4.16b, v3.16b
    eor v2.16b, v29.16b, v2.16b
    ext v23.16b, v22.16b, v22.16b, #4
    eor v29.16b, v4.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v23.16b
    eor v22.16b, v13.16b, v22.16b
    eor v16.16b, v24.16b, v16.16b
    eor v17.16b, v12.16b, v17.16b
    eor v2.16b, v14.16b, v2.16b
    ext v23.16b, v22.16b, v22.16b, #4
    ext v24.16b, v16.16b, v16.16b, #4
    eor v12.16b, v18.16b, v22.16b
    str q22, [x0, #704]
    str q16, [x0, #720]
    eor v5.16b, v2.16b, v5.16b
    ext v13.16b, v17.16b, v17.16b, #4
    eor v14.16b, v18.16b, v16.16b
    str q17, [x0, #736]
    str q2, [x0, #752]
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    eor v23.16b, v4.16b, v17.16b
    eor v0.16b, v13.16b, v0.16b
    ext v24.16b, v5.16b, v5.16b, #4
    eor v13.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v5.16b, v27.16b, v5.16b
    eor v6.16b, v31.16b, v6.16b
    eor v7.16b, v25.16b, v7.16b
    eor v0.16b, v30.16b, v0.16b
    ext v24.16b, v5.16b, v5.16b, #4
    ext v25.16b, v6.16b, v6.16b, #4
    eor v27.16b, v18.16b, v5.16b
    str q5, [x0, #768]
    str q6, [x0, #784]
    eor v19.16b, v0.16b, v19.16b
    ext v30.16b, v7.16b, v7.16b, #4
    eor v31.16b, v18.16b, v6.16b
    str q7, [x0, #800]
    str q0, [x0, #816]
    eor v20.16b, v24.16b, v20.16b
    eor v3.16b, v25.16b, v3.16b
    eor v24.16b, v4.16b, v7.16b
    eor v1.16b, v30.16b, v1.16b
    ext v25.16b, v19.16b, v19.16b, #4
    eor v30.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v25.16b
    eor v19.16b, v8.16b, v19.16b
    eor v20.16b, v10.16b, v20.16b
    eor v3.16b, v26.16b, v3.16b
    eor v1.16b, v9.16b, v1.16b
    ext v25.16b, v19.16b, v19.16b, #4
    ext v26.16b, v20.16b, v20.16b, #4
    eor v8.16b, v4.16b, v19.16b
    str q19, [x0, #832]
    str q20, [x0, #848]
    eor v22.16b, v1.16b, v22.16b
    ext v9.16b, v3.16b, v3.16b, #4
    eor v10.16b, v18.16b, v20.16b
    str q3, [x0, #864]
    str q1, [x0, #880]
    eor v16.16b, v25.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v25.16b, v4.16b, v3.16b
    eor v2.16b, v9.16b, v2.16b
    ext v26.16b, v22.16b, v22.16b, #4
    eor v9.16b, v4.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor v22.16b, v28.16b, v22.16b
    eor v16.16b, v11.16b, v16.16b
    eor v17.16b, v21.16b, v17.16b
    eor v2.16b, v29.16b, v2.16b
    ext v21.16b, v22.16b, v22.16b, #4
    ext v26.16b, v16.16b, v16.16b, #4
    eor v28.16b, v18.16b, v22.16b
    str q22, [x0, #896]
    str q16, [x0, #912]
    eor v5.16b, v2.16b, v5.16b
    ext v29.16b, v17.16b, v17.16b, #4
    eor v11.16b, v18.16b, v16.16b
    str q17, [x0, #928]
    str q2, [x0, #944]
    eor v6.16b, v21.16b, v6.16b
    eor v7.16b, v26.16b, v7.16b
    eor v21.16b, v4.16b, v17.16b
    eor v0.16b, v29.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    eor v29.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v26.16b
    eor v5.16b, v12.16b, v5.16b
    eor v6.16b, v14.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    eor v0.16b, v13.16b, v0.16b
    ext v23.16b, v5.16b, v5.16b, #4
    ext v26.16b, v6.16b, v6.16b, #4
    eor v12.16b, v4.16b, v5.16b
    str q5, [x0, #960]
    str q6, [x0, #976]
    eor v19.16b, v0.16b, v19.16b
    ext v13.16b, v7.16b, v7.16b, #4
    eor v14.16b, v18.16b, v6.16b
    str q7, [x0, #992]
    str q0, [x0, #1008]
    eor v20.16b, v23.16b, v20.16b
    eor v3.16b, v26.16b, v3.16b
    eor v23.16b, v4.16b, v7.16b
    eor v1.16b, v13.16b, v1.16b
    ext v26.16b, v19.16b, v19.16b, #4
    eor v13.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v26.16b
    eor v19.16b, v27.16b, v19.16b
    eor v20.16b, v31.16b, v20.16b
    eor v3.16b, v24.16b, v3.16b
    eor v1.16b, v30.16b, v1.16b
    ext v24.16b, v19.16b, v19.16b, #4
    ext v26.16b, v20.16b, v20.16b, #4
    eor v27.16b, v18.16b, v19.16b
    str q19, [x0, #1024]
    str q20, [x0, #1040]
    eor v22.16b, v1.16b, v22.16b
    ext v30.16b, v3.16b, v3.16b, #4
    eor v31.16b, v18.16b, v20.16b
    str q3, [x0, #1056]
    str q1, [x0, #1072]
    eor v16.16b, v24.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v24.16b, v4.16b, v3.16b
    eor v2.16b, v30.16b, v2.16b
    ext v26.16b, v22.16b, v22.16b, #4
    eor v30.16b, v4.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor v22.16b, v8.16b, v22.16b
    eor v16.16b, v10.16b, v16.16b
    eor v17.16b, v25.16b, v17.16b
    eor v2.16b, v9.16b, v2.16b
    ext v25.16b, v22.16b, v22.16b, #4
    ext v26.16b, v16.16b, v16.16b, #4
    eor v8.16b, v4.16b, v22.16b
    str q22, [x0, #1088]
    str q16, [x0, #1104]
    eor v5.16b, v2.16b, v5.16b
    ext v9.16b, v17.16b, v17.16b, #4
    eor v10.16b, v18.16b, v16.16b
    str q17, [x0, #1120]
    str q2, [x0, #1136]
    eor v6.16b, v25.16b, v6.16b
    eor v7.16b, v26.16b, v7.16b
    eor v25.16b, v4.16b, v17.16b
    eor v0.16b, v9.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    eor v9.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v26.16b
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v11.16b, v6.16b
    eor v7.16b, v21.16b, v7.16b
    eor v0.16b, v29.16b, v0.16b
    ext v21.16b, v5.16b, v5.16b, #4
    ext v26.16b, v6.16b, v6.16b, #4
    eor v28.16b, v4.16b, v5.16b
    str q5, [x0, #1152]
    str q6, [x0, #1168]
    eor v19.16b, v0.16b, v19.16b
    ext v29.16b, v7.16b, v7.16b, #4
    eor v11.16b, v18.16b, v6.16b
    str q7, [x0, #1184]
    str q0, [x0, #1200]
    eor v20.16b, v21.16b, v20.16b
    eor v3.16b, v26.16b, v3.16b
    eor v21.16b, v4.16b, v7.16b
    eor v1.16b, v29.16b, v1.16b
    ext v26.16b, v19.16b, v19.16b, #4
    eor v29.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v26.16b
    eor v19.16b, v12.16b, v19.16b
    eor v20.16b, v14.16b, v20.16b
    eor v3.16b, v23.16b, v3.16b
    eor v1.16b, v13.16b, v1.16b
    ext v23.16b, v19.16b, v19.16b, #4
    ext v26.16b, v20.16b, v20.16b, #4
    eor v12.16b, v18.16b, v19.16b
    str q19, [x0, #1216]
    str q20, [x0, #1232]
    eor v22.16b, v1.16b, v22.16b
    ext v13.16b, v3.16b, v3.16b, #4
    eor v14.16b, v18.16b, v20.16b
    str q3, [x0, #1248]
    str q1, [x0, #1264]
    eor v16.16b, v23.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v23.16b, v4.16b, v3.16b
    eor v2.16b, v13.16b, v2.16b
    ext v26.16b, v22.16b, v22.16b, #4
    eor v13.16b, v4.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor v22.16b, v27.16b, v22.16b
    eor v16.16b, v31.16b, v16.16b
    eor v17.16b, v24.16b, v17.16b
    eor v2.16b, v30.16b, v2.16b
    ext v24.16b, v22.16b, v22.16b, #4
    ext v26.16b, v16.16b, v16.16b, #4
    eor v27.16b, v18.16b, v22.16b
    str q22, [x0, #1280]
    str q16, [x0, #1296]
    eor v5.16b, v2.16b, v5.16b
    ext v30.16b, v17.16b, v17.16b, #4
    eor v31.16b, v18.16b, v16.16b
    str q17, [x0, #1312]
    str q2, [x0, #1328]
    eor v6.16b, v24.16b, v6.16b
    eor v7.16b, v26.16b, v7.16b
    eor v24.16b, v4.16b, v17.16b
    eor v0.16b, v30.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    eor v30.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v26.16b
    eor v5.16b, v8.16b, v5.16b
    eor v6.16b, v10.16b, v6.16b
    eor v7.16b, v25.16b, v7.16b
    eor v0.16b, v9.16b, v0.16b
    ext v25.16b, v5.16b, v5.16b, #4
    ext v26.16b, v6.16b, v6.16b, #4
    eor v8.16b, v18.16b, v5.16b
    str q5, [x0, #1344]
    str q6, [x0, #1360]
    eor v19.16b, v0.16b, v19.16b
    ext v9.16b, v7.16b, v7.16b, #4
    eor v10.16b, v18.16b, v6.16b
    str q7, [x0, #1376]
    str q0, [x0, #1392]
    eor v20.16b, v25.16b, v20.16b
    eor v3.16b, v26.16b, v3.16b
    eor v25.16b, v4.16b, v7.16b
    eor v1.16b, v9.16b, v1.16b
    ext v26.16b, v19.16b, v19.16b, #4
    eor v9.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v26.16b
    eor v19.16b, v28.16b, v19.16b
    eor v20.16b, v11.16b, v20.16b
    eor v3.16b, v21.16b, v3.16b
    eor v1.16b, v29.16b, v1.16b
    ext v21.16b, v19.16b, v19.16b, #4
    ext v26.16b, v20.16b, v20.16b, #4
    eor v28.16b, v18.16b, v19.16b
    str q19, [x0, #1408]
    str q20, [x0, #1424]
    eor v22.16b, v1.16b, v22.16b
    ext v29.16b, v3.16b, v3.16b, #4
    eor v11.16b, v18.16b, v20.16b
    str q3, [x0, #1440]
    str q1, [x0, #1456]
    eor v16.16b, v21.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v21.16b, v4.16b, v3.16b
    eor v2.16b, v29.16b, v2.16b
    ext v26.16b, v22.16b, v22.16b, #4
    eor v29.16b, v4.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor v22.16b, v12.16b, v22.16b
    eor v16.16b, v14.16b, v16.16b
    eor v17.16b, v23.16b, v17.16b
    eor v2.16b, v13.16b, v2.16b
    ext v23.16b, v22.16b, v22.16b, #4
    ext v26.16b, v16.16b, v16.16b, #4
    eor v12.16b, v4.16b, v22.16b
    str q22, [x0, #1472]
    str q16, [x0, #1488]
    eor v5.16b, v2.16b, v5.16b
    ext v13.16b, v17.16b, v17.16b, #4
    eor v14.16b, v18.16b, v16.16b
    str q17, [x0, #1504]
    str q2, [x0, #1520]
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v26.16b, v7.16b
    eor v23.16b, v4.16b, v17.16b
    eor v0.16b, v13.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    eor v13.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v26.16b
    eor v5.16b, v27.16b, v5.16b
    eor v6.16b, v31.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    eor v0.16b, v30.16b, v0.16b
    ext v24.16b, v5.16b, v5.16b, #4
    ext v26.16b, v6.16b, v6.16b, #4
    eor v27.16b, v4.16b, v5.16b
    str q5, [x0, #1536]
    str q6, [x0, #1552]
    eor v19.16b, v0.16b, v19.16b
    ext v30.16b, v7.16b, v7.16b, #4
    eor v31.16b, v18.16b, v6.16b
    str q7, [x0, #1568]
    str q0, [x0, #1584]
    eor v20.16b, v24.16b, v20.16b
    eor v3.16b, v26.16b, v3.16b
    eor v24.16b, v4.16b, v7.16b
    eor v1.16b, v30.16b, v1.16b
    ext v26.16b, v19.16b, v19.16b, #4
    eor v30.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v26.16b
    eor v19.16b, v8.16b, v19.16b
    eor v20.16b, v10.16b, v20.16b
    eor v3.16b, v25.16b, v3.16b
    eor v1.16b, v9.16b, v1.16b
    ext v25.16b, v19.16b, v19.16b, #4
    ext v26.16b, v20.16b, v20.16b, #4
    eor v8.16b, v4.16b, v19.16b
    str q19, [x0, #1600]
    str q20, [x0, #1616]
    eor v22.16b, v1.16b, v22.16b
    ext v9.16b, v3.16b, v3.16b, #4
    eor v10.16b, v18.16b, v20.16b
    str q3, [x0, #1632]
    str q1, [x0, #1648]
    eor v16.16b, v25.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v25.16b, v4.16b, v3.16b
    eor v2.16b, v9.16b, v2.16b
    ext v26.16b, v22.16b, v22.16b, #4
    eor v9.16b, v4.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor v22.16b, v28.16b, v22.16b
    eor v16.16b, v11.16b, v16.16b
    eor v17.16b, v21.16b, v17.16b
    eor v2.16b, v29.16b, v2.16b
    ext v21.16b, v22.16b, v22.16b, #4
    ext v26.16b, v16.16b, v16.16b, #4
    eor v28.16b, v18.16b, v22.16b
    str q22, [x0, #1664]
    str q16, [x0, #1680]
    eor v5.16b, v2.16b, v5.16b
    ext v29.16b, v17.16b, v17.16b, #4
    eor v11.16b, v18.16b, v16.16b
    str q17, [x0, #1696]
    str q2, [x0, #1712]
    eor v6.16b, v21.16b, v6.16b
    eor v7.16b, v26.16b, v7.16b
    eor v21.16b, v4.16b, v17.16b
    eor v0.16b, v29.16b, v0.16b
    ext v26.16b, v5.16b, v5.16b, #4
    eor v29.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v26.16b
    eor v5.16b, v12.16b, v5.16b
    eor v6.16b, v14.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    eor v0.16b, v13.16b, v0.16b
    ext v23.16b, v5.16b, v5.16b, #4
    ext v26.16b, v6.16b, v6.16b, #4
    eor v12.16b, v18.16b, v5.16b
    str q5, [x0, #1728]
    str q6, [x0, #1744]
    eor v19.16b, v0.16b, v19.16b
    ext v13.16b, v7.16b, v7.16b, #4
    eor v18.16b, v18.16b, v6.16b
    str q7, [x0, #1760]
    str q0, [x0, #1776]
    eor v20.16b, v23.16b, v20.16b
    eor v3.16b, v26.16b, v3.16b
    eor v23.16b, v4.16b, v7.16b
    eor v1.16b, v13.16b, v1.16b
    ext v26.16b, v19.16b, v19.16b, #4
    eor v4.16b, v4.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v26.16b
    eor v19.16b, v27.16b, v19.16b
    eor v20.16b, v31.16b, v20.16b
    eor v3.16b, v24.16b, v3.16b
    eor v1.16b, v30.16b, v1.16b
    ext v24.16b, v19.16b, v19.16b, #4
    ext v26.16b, v20.16b, v20.16b, #4
    str q19, [x0, #1792]
    str q20, [x0, #1808]
    eor v22.16b, v1.16b, v22.16b
    ext v27.16b, v3.16b, v3.16b, #4
    str q3, [x0, #1824]
    str q1, [x0, #1840]
    eor v16.16b, v24.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v2.16b, v27.16b, v2.16b
    ext v24.16b, v22.16b, v22.16b, #4
    eor v22.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v22.16b, v8.16b, v22.16b
    eor v16.16b, v10.16b, v16.16b
    eor v17.16b, v25.16b, v17.16b
    eor v2.16b, v9.16b, v2.16b
    ext v24.16b, v22.16b, v22.16b, #4
    ext v25.16b, v16.16b, v16.16b, #4
    str q22, [x0, #1856]
    str q16, [x0, #1872]
    eor v5.16b, v2.16b, v5.16b
    ext v16.16b, v17.16b, v17.16b, #4
    str q17, [x0, #1888]
    str q2, [x0, #1904]
    eor v2.16b, v24.16b, v6.16b
    eor v6.16b, v25.16b, v7.16b
    eor v0.16b, v16.16b, v0.16b
    ext v7.16b, v5.16b, v5.16b, #4
    eor v5.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v28.16b, v5.16b
    eor v2.16b, v11.16b, v2.16b
    eor v6.16b, v21.16b, v6.16b
    eor v0.16b, v29.16b, v0.16b
    ext v7.16b, v5.16b, v5.16b, #4
    ext v16.16b, v2.16b, v2.16b, #4
    str q5, [x0, #1920]
    str q2, [x0, #1936]
    eor v2.16b, v0.16b, v19.16b
    ext v5.16b, v6.16b, v6.16b, #4
    str q6, [x0, #1952]
    str q0, [x0, #1968]
    eor v0.16b, v7.16b, v20.16b
    eor v3.16b, v16.16b, v3.16b
    eor v1.16b, v5.16b, v1.16b
    ext v5.16b, v2.16b, v2.16b, #4
    eor v2.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v12.16b, v2.16b
    eor v0.16b, v18.16b, v0.16b
    eor v3.16b, v23.16b, v3.16b
    eor v1.16b, v4.16b, v1.16b
    str q2, [x0, #1984]
    str q0, [x0, #2000]
    str q3, [x0, #2016]
    str q1, [x0, #2032]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size lwcc_simon32_64_key_setup_neon, .-lwcc_simon32_64_key_setup_neon

    .balign 16
    .global lwcc_simon32_64_ecb_encrypt_neon
    .type lwcc_simon32_64_ecb_encrypt_neon, %function
lwcc_simon32_64_ecb_encrypt_neon:
    cbz x2, .Llwcc_simon32_64_ecb_encrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #2
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_simon32_64_ecb_encrypt_neon_rest
.Llwcc_simon32_64_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    mov v16.16b, v0.16b
    sli v16.16b, v1.16b, #4
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
    uzp1 v6.16b, v16.16b, v1.16b
    uzp2 v1.16b, v16.16b, v1.16b
    uzp1 v16.16b, v0.16b, v3.16b
    uzp2 v0.16b, v0.16b, v3.16b
    uzp1 v3.16b, v2.16b, v5.16b
    uzp2 v2.16b, v2.16b, v5.16b
    uzp1 v5.16b, v4.16b, v7.16b
    uzp2 v4.16b, v4.16b, v7.16b
    uzp1 v7.16b, v6.16b, v1.16b
    uzp2 v1.16b, v6.16b, v1.16b
    uzp1 v6.16b, v16.16b, v0.16b
    uzp2 v0.16b, v16.16b, v0.16b
    uzp1 v16.16b, v3.16b, v2.16b
    uzp2 v2.16b, v3.16b, v2.16b
    uzp1 v3.16b, v5.16b, v4.16b
    uzp2 v4.16b, v5.16b, v4.16b
    shl v5.16b, v6.16b, #2
    movi v17.16b, #204
    bif v5.16b, v7.16b, v17.16b
    ushr v7.16b, v7.16b, #2
    movi v18.16b, #51
    bit v6.16b, v7.16b, v18.16b
    shl v7.16b, v0.16b, #2
    bif v7.16b, v1.16b, v17.16b
    ushr v1.16b, v1.16b, #2
    bit v0.16b, v1.16b, v18.16b
    shl v1.16b, v3.16b, #2
    bif v1.16b, v16.16b, v17.16b
    ushr v16.16b, v16.16b, #2
    bit v3.16b, v16.16b, v18.16b
    shl v16.16b, v4.16b, #2
    bif v16.16b, v2.16b, v17.16b
    ushr v2.16b, v2.16b, #2
    bit v4.16b, v2.16b, v18.16b
    shl v2.16b, v1.16b, #1
    movi v19.16b, #170
    bif v2.16b, v5.16b, v19.16b
    ushr v5.16b, v5.16b, #1
    movi v20.16b, #85
    bit v1.16b, v5.16b, v20.16b
    shl v5.16b, v16.16b, #1
    bif v5.16b, v7.16b, v19.16b
    ushr v7.16b, v7.16b, #1
    bit v16.16b, v7.16b, v20.16b
    shl v7.16b, v3.16b, #1
    bif v7.16b, v6.16b, v19.16b
    ushr v6.16b, v6.16b, #1
    bit v3.16b, v6.16b, v20.16b
    shl v6.16b, v4.16b, #1
    bif v6.16b, v0.16b, v19.16b
    ushr v0.16b, v0.16b, #1
    bit v4.16b, v0.16b, v20.16b
    // round 1 (simon.dsl:42)
    ext v0.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v0.16b, v21.16b
    ext v22.16b, v16.16b, v16.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v16.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #0]
    eor v2.16b, v2.16b, v25.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v1.16b, v26.16b
    eor v0.16b, v1.16b, v0.16b
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v7.16b, v5.16b
    ldp q7, q21, [x3, #32]
    eor v1.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v3.16b, v16.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v24.16b
    // round 2 (simon.dsl:42)
    ext v7.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v7.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #64]
    eor v5.16b, v5.16b, v25.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v16.16b, v16.16b, v26.16b
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #96]
    eor v6.16b, v6.16b, v16.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v4.16b, v21.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 3 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #128]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #160]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 4 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #192]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #224]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 5 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #256]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #288]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 6 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #320]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #352]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 7 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #384]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #416]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 8 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #448]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #480]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 9 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #512]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #544]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 10 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #576]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #608]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 11 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #640]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #672]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 12 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #704]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #736]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 13 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #768]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #800]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 14 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #832]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #864]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 15 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #896]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #928]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 16 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x3, #960]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x3, #992]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 17 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    add x9, x3, #2048
    ldp q25, q26, [x9, #-1024]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-992]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 18 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-960]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-928]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 19 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-896]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-864]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 20 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-832]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-800]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 21 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-768]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-736]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 22 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-704]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-672]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 23 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-640]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-608]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 24 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-576]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-544]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 25 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-512]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-480]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 26 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-448]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-416]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 27 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-384]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-352]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 28 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-320]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-288]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 29 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-256]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-224]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 30 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-192]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-160]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 31 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v7.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-128]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-96]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v24.16b
    // round 32 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v1.16b, v1.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v1.16b, v24.16b
    ldp q25, q26, [x9, #-64]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v7.16b, v26.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v22.16b, v7.16b
    ldp q16, q21, [x9, #-32]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    shl v16.16b, v0.16b, #1
    bif v16.16b, v2.16b, v19.16b
    ushr v2.16b, v2.16b, #1
    bit v0.16b, v2.16b, v20.16b
    shl v2.16b, v7.16b, #1
    bif v2.16b, v5.16b, v19.16b
    ushr v5.16b, v5.16b, #1
    bit v7.16b, v5.16b, v20.16b
    shl v5.16b, v3.16b, #1
    bif v5.16b, v1.16b, v19.16b
    ushr v1.16b, v1.16b, #1
    bit v3.16b, v1.16b, v20.16b
    shl v1.16b, v4.16b, #1
    bsl v19.16b, v1.16b, v6.16b
    ushr v1.16b, v6.16b, #1
    bit v4.16b, v1.16b, v20.16b
    shl v1.16b, v5.16b, #2
    bif v1.16b, v16.16b, v17.16b
    ushr v6.16b, v16.16b, #2
    bit v5.16b, v6.16b, v18.16b
    shl v6.16b, v19.16b, #2
    bif v6.16b, v2.16b, v17.16b
    ushr v2.16b, v2.16b, #2
    bit v19.16b, v2.16b, v18.16b
    shl v2.16b, v3.16b, #2
    bif v2.16b, v0.16b, v17.16b
    ushr v0.16b, v0.16b, #2
    bit v3.16b, v0.16b, v18.16b
    shl v0.16b, v4.16b, #2
    bsl v17.16b, v0.16b, v7.16b
    ushr v0.16b, v7.16b, #2
    bit v4.16b, v0.16b, v18.16b
    zip1 v0.16b, v1.16b, v6.16b
    zip2 v1.16b, v1.16b, v6.16b
    zip1 v6.16b, v5.16b, v19.16b
    zip2 v5.16b, v5.16b, v19.16b
    zip1 v7.16b, v2.16b, v17.16b
    zip2 v2.16b, v2.16b, v17.16b
    zip1 v16.16b, v3.16b, v4.16b
    zip2 v3.16b, v3.16b, v4.16b
    zip1 v4.16b, v0.16b, v1.16b
    zip2 v0.16b, v0.16b, v1.16b
    zip1 v1.16b, v6.16b, v5.16b
    zip2 v5.16b, v6.16b, v5.16b
    zip1 v6.16b, v7.16b, v2.16b
    zip2 v2.16b, v7.16b, v2.16b
    zip1 v7.16b, v16.16b, v3.16b
    zip2 v3.16b, v16.16b, v3.16b
    mov v16.16b, v4.16b
    sli v16.16b, v0.16b, #4
    sri v0.16b, v4.16b, #4
    mov v4.16b, v1.16b
    sli v4.16b, v5.16b, #4
    sri v5.16b, v1.16b, #4
    mov v1.16b, v6.16b
    sli v1.16b, v2.16b, #4
    sri v2.16b, v6.16b, #4
    mov v6.16b, v7.16b
    sli v6.16b, v3.16b, #4
    sri v3.16b, v7.16b, #4
    str q16, [x0, #0]
    str q0, [x0, #16]
    str q4, [x0, #32]
    str q5, [x0, #48]
    str q1, [x0, #64]
    str q2, [x0, #80]
    str q6, [x0, #96]
    str q3, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon32_64_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon32_64_ecb_encrypt_neon_out
.Llwcc_simon32_64_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_simon32_64_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_simon32_64_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon32_64_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon32_64_ecb_encrypt_neon_group
.Llwcc_simon32_64_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon32_64_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_encrypt_neon_copy
.Llwcc_simon32_64_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_simon32_64_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_encrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_simon32_64_ecb_encrypt_neon_return:
    ret
    .size lwcc_simon32_64_ecb_encrypt_neon, .-lwcc_simon32_64_ecb_encrypt_neon

    .balign 16
    .global lwcc_simon32_64_ecb_decrypt_neon
    .type lwcc_simon32_64_ecb_decrypt_neon, %function
lwcc_simon32_64_ecb_decrypt_neon:
    cbz x2, .Llwcc_simon32_64_ecb_decrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #2
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_simon32_64_ecb_decrypt_neon_rest
.Llwcc_simon32_64_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    mov v16.16b, v0.16b
    sli v16.16b, v1.16b, #4
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
    uzp1 v6.16b, v16.16b, v1.16b
    uzp2 v1.16b, v16.16b, v1.16b
    uzp1 v16.16b, v0.16b, v3.16b
    uzp2 v0.16b, v0.16b, v3.16b
    uzp1 v3.16b, v2.16b, v5.16b
    uzp2 v2.16b, v2.16b, v5.16b
    uzp1 v5.16b, v4.16b, v7.16b
    uzp2 v4.16b, v4.16b, v7.16b
    uzp1 v7.16b, v6.16b, v1.16b
    uzp2 v1.16b, v6.16b, v1.16b
    uzp1 v6.16b, v16.16b, v0.16b
    uzp2 v0.16b, v16.16b, v0.16b
    uzp1 v16.16b, v3.16b, v2.16b
    uzp2 v2.16b, v3.16b, v2.16b
    uzp1 v3.16b, v5.16b, v4.16b
    uzp2 v4.16b, v5.16b, v4.16b
    shl v5.16b, v6.16b, #2
    movi v17.16b, #204
    bif v5.16b, v7.16b, v17.16b
    ushr v7.16b, v7.16b, #2
    movi v18.16b, #51
    bit v6.16b, v7.16b, v18.16b
    shl v7.16b, v0.16b, #2
    bif v7.16b, v1.16b, v17.16b
    ushr v1.16b, v1.16b, #2
    bit v0.16b, v1.16b, v18.16b
    shl v1.16b, v3.16b, #2
    bif v1.16b, v16.16b, v17.16b
    ushr v16.16b, v16.16b, #2
    bit v3.16b, v16.16b, v18.16b
    shl v16.16b, v4.16b, #2
    bif v16.16b, v2.16b, v17.16b
    ushr v2.16b, v2.16b, #2
    bit v4.16b, v2.16b, v18.16b
    shl v2.16b, v1.16b, #1
    movi v19.16b, #170
    bif v2.16b, v5.16b, v19.16b
    ushr v5.16b, v5.16b, #1
    movi v20.16b, #85
    bit v1.16b, v5.16b, v20.16b
    shl v5.16b, v16.16b, #1
    bif v5.16b, v7.16b, v19.16b
    ushr v7.16b, v7.16b, #1
    bit v16.16b, v7.16b, v20.16b
    shl v7.16b, v3.16b, #1
    bif v7.16b, v6.16b, v19.16b
    ushr v6.16b, v6.16b, #1
    bit v3.16b, v6.16b, v20.16b
    shl v6.16b, v4.16b, #1
    bif v6.16b, v0.16b, v19.16b
    ushr v0.16b, v0.16b, #1
    bit v4.16b, v0.16b, v20.16b
    // round 32 (simon.dsl:42)
    ext v0.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v0.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    add x9, x3, #2048
    ldp q25, q26, [x9, #-64]
    eor v5.16b, v5.16b, v25.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v16.16b, v16.16b, v26.16b
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-32]
    eor v6.16b, v6.16b, v16.16b
    eor v6.16b, v2.16b, v6.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v4.16b, v21.16b
    eor v4.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    // round 31 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-128]
    eor v2.16b, v2.16b, v25.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v1.16b, v26.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-96]
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 30 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-192]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-160]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 29 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-256]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-224]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 28 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-320]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-288]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 27 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-384]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-352]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 26 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-448]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-416]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 25 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-512]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-480]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 24 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-576]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-544]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 23 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-640]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-608]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 22 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-704]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-672]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 21 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-768]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-736]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 20 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-832]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-800]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 19 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-896]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-864]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 18 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x9, #-960]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x9, #-928]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 17 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x9, #-1024]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x9, #-992]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 16 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #960]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #992]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 15 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #896]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #928]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 14 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #832]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #864]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 13 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #768]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #800]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 12 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #704]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #736]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 11 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #640]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #672]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 10 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #576]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #608]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 9 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #512]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #544]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 8 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #448]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #480]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 7 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #384]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #416]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 6 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #320]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #352]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 5 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #256]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #288]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 4 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #192]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #224]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 3 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #128]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #160]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    // round 2 (simon.dsl:42)
    ext v16.16b, v3.16b, v3.16b, #12
    ext v21.16b, v2.16b, v2.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v1.16b, v1.16b, #8
    and v22.16b, v2.16b, v22.16b
    ext v23.16b, v7.16b, v7.16b, #8
    and v23.16b, v1.16b, v23.16b
    ext v24.16b, v3.16b, v3.16b, #8
    and v24.16b, v7.16b, v24.16b
    ldp q25, q26, [x3, #64]
    eor v5.16b, v25.16b, v5.16b
    ext v25.16b, v7.16b, v7.16b, #12
    eor v5.16b, v5.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q16, q21, [x3, #96]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v4.16b, v21.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    // round 1 (simon.dsl:42)
    ext v16.16b, v4.16b, v4.16b, #12
    ext v21.16b, v5.16b, v5.16b, #8
    and v21.16b, v16.16b, v21.16b
    ext v22.16b, v0.16b, v0.16b, #8
    and v22.16b, v5.16b, v22.16b
    ext v23.16b, v6.16b, v6.16b, #8
    and v23.16b, v0.16b, v23.16b
    ext v24.16b, v4.16b, v4.16b, #8
    and v24.16b, v6.16b, v24.16b
    ldp q25, q26, [x3, #0]
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v6.16b, v6.16b, #12
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    ldp q16, q21, [x3, #32]
    eor v7.16b, v16.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    shl v16.16b, v1.16b, #1
    bif v16.16b, v2.16b, v19.16b
    ushr v2.16b, v2.16b, #1
    bit v1.16b, v2.16b, v20.16b
    shl v2.16b, v0.16b, #1
    bif v2.16b, v5.16b, v19.16b
    ushr v5.16b, v5.16b, #1
    bit v0.16b, v5.16b, v20.16b
    shl v5.16b, v3.16b, #1
    bif v5.16b, v7.16b, v19.16b
    ushr v7.16b, v7.16b, #1
    bit v3.16b, v7.16b, v20.16b
    shl v7.16b, v4.16b, #1
    bsl v19.16b, v7.16b, v6.16b
    ushr v6.16b, v6.16b, #1
    bit v4.16b, v6.16b, v20.16b
    shl v6.16b, v5.16b, #2
    bif v6.16b, v16.16b, v17.16b
    ushr v7.16b, v16.16b, #2
    bit v5.16b, v7.16b, v18.16b
    shl v7.16b, v19.16b, #2
    bif v7.16b, v2.16b, v17.16b
    ushr v2.16b, v2.16b, #2
    bit v19.16b, v2.16b, v18.16b
    shl v2.16b, v3.16b, #2
    bif v2.16b, v1.16b, v17.16b
    ushr v1.16b, v1.16b, #2
    bit v3.16b, v1.16b, v18.16b
    shl v1.16b, v4.16b, #2
    bsl v17.16b, v1.16b, v0.16b
    ushr v0.16b, v0.16b, #2
    bit v4.16b, v0.16b, v18.16b
    zip1 v0.16b, v6.16b, v7.16b
    zip2 v1.16b, v6.16b, v7.16b
    zip1 v6.16b, v5.16b, v19.16b
    zip2 v5.16b, v5.16b, v19.16b
    zip1 v7.16b, v2.16b, v17.16b
    zip2 v2.16b, v2.16b, v17.16b
    zip1 v16.16b, v3.16b, v4.16b
    zip2 v3.16b, v3.16b, v4.16b
    zip1 v4.16b, v0.16b, v1.16b
    zip2 v0.16b, v0.16b, v1.16b
    zip1 v1.16b, v6.16b, v5.16b
    zip2 v5.16b, v6.16b, v5.16b
    zip1 v6.16b, v7.16b, v2.16b
    zip2 v2.16b, v7.16b, v2.16b
    zip1 v7.16b, v16.16b, v3.16b
    zip2 v3.16b, v16.16b, v3.16b
    mov v16.16b, v4.16b
    sli v16.16b, v0.16b, #4
    sri v0.16b, v4.16b, #4
    mov v4.16b, v1.16b
    sli v4.16b, v5.16b, #4
    sri v5.16b, v1.16b, #4
    mov v1.16b, v6.16b
    sli v1.16b, v2.16b, #4
    sri v2.16b, v6.16b, #4
    mov v6.16b, v7.16b
    sli v6.16b, v3.16b, #4
    sri v3.16b, v7.16b, #4
    str q16, [x0, #0]
    str q0, [x0, #16]
    str q4, [x0, #32]
    str q5, [x0, #48]
    str q1, [x0, #64]
    str q2, [x0, #80]
    str q6, [x0, #96]
    str q3, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon32_64_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon32_64_ecb_decrypt_neon_out
.Llwcc_simon32_64_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_simon32_64_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_simon32_64_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon32_64_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon32_64_ecb_decrypt_neon_group
.Llwcc_simon32_64_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon32_64_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_decrypt_neon_copy
.Llwcc_simon32_64_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_simon32_64_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_decrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_simon32_64_ecb_decrypt_neon_return:
    ret
    .size lwcc_simon32_64_ecb_decrypt_neon, .-lwcc_simon32_64_ecb_decrypt_neon

    .balign 16
    .global lwcc_simon32_64_ctr_init_neon
    .type lwcc_simon32_64_ctr_init_neon, %function
lwcc_simon32_64_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_simon32_64_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_simon32_64_ctr_nonce_neon
    .size lwcc_simon32_64_ctr_init_neon, .-lwcc_simon32_64_ctr_init_neon

    .balign 16
    .global lwcc_simon32_64_ctr_nonce_neon
    .type lwcc_simon32_64_ctr_nonce_neon, %function
lwcc_simon32_64_ctr_nonce_neon:
    adr x8, .Llwcc_simon32_64_file_neon_constants
    ld1r {v0.8h}, [x1]
    ldr q1, [x8, #64]
    tbl v0.16b, {v0.16b}, v1.16b
    ldr q1, [x8, #80]
    cmtst v1.16b, v0.16b, v1.16b
    // round 1 (simon.dsl:43)
    ldr q2, [x0, #0]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #2048]
    ldr q1, [x8, #96]
    cmtst v1.16b, v0.16b, v1.16b
    ldr q2, [x0, #16]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #2064]
    ldr q1, [x8, #112]
    cmtst v1.16b, v0.16b, v1.16b
    ldr q2, [x0, #32]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #2080]
    ldr q1, [x8, #128]
    cmtst v0.16b, v0.16b, v1.16b
    ldr q1, [x0, #48]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #2096]
    ret
    .size lwcc_simon32_64_ctr_nonce_neon, .-lwcc_simon32_64_ctr_nonce_neon

    .balign 16
    .global lwcc_simon32_64_ctr_crypt_neon
    .type lwcc_simon32_64_ctr_crypt_neon, %function
lwcc_simon32_64_ctr_crypt_neon:
    cbz x2, .Llwcc_simon32_64_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_simon32_64_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_simon32_64_ctr_crypt_neon_rest
.Llwcc_simon32_64_ctr_crypt_neon_group:
    dup v0.8h, w4
    ldr q1, [x8, #0]
    ldr q2, [x8, #16]
    ldr q3, [x8, #32]
    ldr q4, [x8, #48]
    add v1.8h, v0.8h, v1.8h
    add v2.8h, v0.8h, v2.8h
    add v3.8h, v0.8h, v3.8h
    add v0.8h, v0.8h, v4.8h
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v0.16b, v0.16b
    mov v4.16b, v1.16b
    sli v4.16b, v2.16b, #4
    sri v2.16b, v1.16b, #4
    mov v1.16b, v3.16b
    sli v1.16b, v0.16b, #4
    sri v0.16b, v3.16b, #4
    uzp1 v3.16b, v4.16b, v2.16b
    uzp2 v2.16b, v4.16b, v2.16b
    uzp1 v4.16b, v1.16b, v0.16b
    uzp2 v0.16b, v1.16b, v0.16b
    uzp1 v1.16b, v3.16b, v2.16b
    uzp2 v2.16b, v3.16b, v2.16b
    uzp1 v3.16b, v4.16b, v0.16b
    uzp2 v0.16b, v4.16b, v0.16b
    movi v4.16b, #204
    movi v5.16b, #51
    ushr v6.16b, v1.16b, #2
    shl v7.16b, v2.16b, #2
    shl v16.16b, v0.16b, #2
    ushr v17.16b, v3.16b, #2
    bit v2.16b, v6.16b, v5.16b
    bit v1.16b, v7.16b, v4.16b
    bit v3.16b, v16.16b, v4.16b
    bit v0.16b, v17.16b, v5.16b
    movi v6.16b, #170
    movi v7.16b, #85
    ushr v16.16b, v2.16b, #1
    // round 1 (simon.dsl:43)
    add x9, x3, #2048
    shl v17.16b, v3.16b, #1
    ushr v18.16b, v1.16b, #1
    shl v19.16b, v0.16b, #1
    ldp q20, q21, [x9, #32]
    bit v0.16b, v16.16b, v7.16b
    bit v1.16b, v17.16b, v6.16b
    bit v3.16b, v18.16b, v7.16b
    bit v2.16b, v19.16b, v6.16b
    ldp q16, q17, [x9, #0]
    ext v18.16b, v0.16b, v0.16b, #12
    // round 2 (simon.dsl:43)
    ldp q19, q22, [x3, #64]
    // round 1 (simon.dsl:42)
    ext v23.16b, v1.16b, v1.16b, #8
    ext v24.16b, v3.16b, v3.16b, #8
    ext v25.16b, v2.16b, v2.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v2.16b, v2.16b, #12
    eor v20.16b, v1.16b, v20.16b
    // round 2 (simon.dsl:43)
    ldp q28, q29, [x3, #96]
    // round 1 (simon.dsl:43)
    eor v21.16b, v3.16b, v21.16b
    and v23.16b, v18.16b, v23.16b
    and v24.16b, v1.16b, v24.16b
    and v26.16b, v2.16b, v26.16b
    eor v16.16b, v16.16b, v27.16b
    eor v17.16b, v17.16b, v18.16b
    // round 2 (simon.dsl:43)
    eor v1.16b, v19.16b, v1.16b
    eor v18.16b, v22.16b, v3.16b
    // round 1 (simon.dsl:42)
    and v3.16b, v3.16b, v25.16b
    // round 3 (simon.dsl:43)
    ldp q19, q22, [x3, #128]
    // round 1 (simon.dsl:43)
    eor v16.16b, v23.16b, v16.16b
    eor v17.16b, v24.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    // round 2 (simon.dsl:43)
    eor v2.16b, v28.16b, v2.16b
    eor v0.16b, v29.16b, v0.16b
    // round 1 (simon.dsl:43)
    eor v3.16b, v20.16b, v3.16b
    // round 2 (simon.dsl:42)
    ext v20.16b, v21.16b, v21.16b, #12
    ext v23.16b, v16.16b, v16.16b, #8
    ext v24.16b, v17.16b, v17.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v21.16b, v21.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    // round 3 (simon.dsl:43)
    ldp q28, q29, [x3, #160]
    // round 2 (simon.dsl:43)
    eor v2.16b, v2.16b, v16.16b
    eor v0.16b, v0.16b, v17.16b
    // round 3 (simon.dsl:43)
    eor v19.16b, v19.16b, v16.16b
    // round 2 (simon.dsl:42)
    and v23.16b, v20.16b, v23.16b
    and v26.16b, v3.16b, v26.16b
    eor v1.16b, v1.16b, v27.16b
    and v16.16b, v16.16b, v24.16b
    and v24.16b, v17.16b, v25.16b
    eor v18.16b, v18.16b, v20.16b
    // round 3 (simon.dsl:43)
    eor v17.16b, v22.16b, v17.16b
    // round 2 (simon.dsl:43)
    eor v1.16b, v23.16b, v1.16b
    eor v0.16b, v0.16b, v26.16b
    // round 3 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    // round 2 (simon.dsl:43)
    eor v16.16b, v16.16b, v18.16b
    eor v2.16b, v2.16b, v24.16b
    // round 3 (simon.dsl:43)
    eor v18.16b, v29.16b, v21.16b
    ext v20.16b, v0.16b, v0.16b, #12
    ext v21.16b, v1.16b, v1.16b, #8
    // round 4 (simon.dsl:43)
    ldp q22, q23, [x3, #192]
    // round 3 (simon.dsl:42)
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v2.16b, v2.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v2.16b, v2.16b, #12
    eor v3.16b, v3.16b, v1.16b
    eor v18.16b, v18.16b, v16.16b
    // round 4 (simon.dsl:43)
    ldp q28, q29, [x3, #224]
    // round 3 (simon.dsl:42)
    and v21.16b, v20.16b, v21.16b
    and v24.16b, v1.16b, v24.16b
    and v26.16b, v2.16b, v26.16b
    and v25.16b, v16.16b, v25.16b
    eor v19.16b, v19.16b, v27.16b
    eor v17.16b, v17.16b, v20.16b
    // round 4 (simon.dsl:43)
    eor v1.16b, v22.16b, v1.16b
    eor v16.16b, v23.16b, v16.16b
    // round 3 (simon.dsl:43)
    eor v18.16b, v18.16b, v26.16b
    eor v19.16b, v21.16b, v19.16b
    eor v17.16b, v24.16b, v17.16b
    eor v3.16b, v3.16b, v25.16b
    // round 4 (simon.dsl:43)
    eor v2.16b, v28.16b, v2.16b
    eor v0.16b, v29.16b, v0.16b
    ext v20.16b, v18.16b, v18.16b, #12
    // round 5 (simon.dsl:43)
    ldp q21, q22, [x3, #256]
    // round 4 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v17.16b, v17.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v18.16b, v18.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v2.16b, v2.16b, v19.16b
    // round 5 (simon.dsl:43)
    ldp q28, q29, [x3, #288]
    // round 4 (simon.dsl:43)
    eor v0.16b, v0.16b, v17.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    eor v1.16b, v1.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    // round 5 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v17.16b
    // round 4 (simon.dsl:42)
    and v17.16b, v17.16b, v25.16b
    // round 6 (simon.dsl:43)
    ldp q21, q22, [x3, #320]
    // round 4 (simon.dsl:43)
    eor v1.16b, v23.16b, v1.16b
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v0.16b, v26.16b
    // round 5 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v18.16b, v29.16b, v18.16b
    // round 4 (simon.dsl:43)
    eor v2.16b, v2.16b, v17.16b
    // round 5 (simon.dsl:42)
    ext v17.16b, v0.16b, v0.16b, #12
    ext v23.16b, v1.16b, v1.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v2.16b, v2.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v2.16b, v2.16b, #12
    // round 6 (simon.dsl:43)
    ldp q28, q29, [x3, #352]
    // round 5 (simon.dsl:43)
    eor v3.16b, v3.16b, v1.16b
    eor v18.16b, v18.16b, v16.16b
    // round 6 (simon.dsl:43)
    eor v21.16b, v21.16b, v1.16b
    // round 5 (simon.dsl:42)
    and v23.16b, v17.16b, v23.16b
    and v26.16b, v2.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v1.16b, v1.16b, v24.16b
    and v24.16b, v16.16b, v25.16b
    eor v17.16b, v20.16b, v17.16b
    // round 6 (simon.dsl:43)
    eor v16.16b, v22.16b, v16.16b
    // round 5 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v18.16b, v18.16b, v26.16b
    // round 6 (simon.dsl:43)
    eor v2.16b, v28.16b, v2.16b
    // round 5 (simon.dsl:43)
    eor v1.16b, v1.16b, v17.16b
    eor v3.16b, v3.16b, v24.16b
    // round 6 (simon.dsl:43)
    eor v0.16b, v29.16b, v0.16b
    ext v17.16b, v18.16b, v18.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 7 (simon.dsl:43)
    ldp q22, q23, [x3, #384]
    // round 6 (simon.dsl:42)
    ext v24.16b, v1.16b, v1.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v18.16b, v18.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v2.16b, v2.16b, v19.16b
    eor v0.16b, v0.16b, v1.16b
    // round 7 (simon.dsl:43)
    ldp q28, q29, [x3, #416]
    // round 6 (simon.dsl:42)
    and v20.16b, v17.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    and v25.16b, v1.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v17.16b
    // round 7 (simon.dsl:43)
    eor v17.16b, v22.16b, v19.16b
    eor v1.16b, v23.16b, v1.16b
    // round 6 (simon.dsl:43)
    eor v0.16b, v0.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v16.16b, v24.16b, v16.16b
    eor v2.16b, v2.16b, v25.16b
    // round 7 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v18.16b, v29.16b, v18.16b
    ext v20.16b, v0.16b, v0.16b, #12
    // round 8 (simon.dsl:43)
    ldp q21, q22, [x3, #448]
    // round 7 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v2.16b, v2.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v2.16b, v2.16b, #12
    eor v3.16b, v3.16b, v19.16b
    // round 8 (simon.dsl:43)
    ldp q28, q29, [x3, #480]
    // round 7 (simon.dsl:43)
    eor v18.16b, v18.16b, v16.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v2.16b, v26.16b
    eor v17.16b, v17.16b, v27.16b
    eor v1.16b, v1.16b, v20.16b
    // round 8 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v16.16b
    // round 7 (simon.dsl:42)
    and v16.16b, v16.16b, v25.16b
    // round 9 (simon.dsl:43)
    ldp q21, q22, [x3, #512]
    // round 7 (simon.dsl:43)
    eor v17.16b, v23.16b, v17.16b
    eor v1.16b, v24.16b, v1.16b
    eor v18.16b, v18.16b, v26.16b
    // round 8 (simon.dsl:43)
    eor v2.16b, v28.16b, v2.16b
    eor v0.16b, v29.16b, v0.16b
    // round 7 (simon.dsl:43)
    eor v3.16b, v3.16b, v16.16b
    // round 8 (simon.dsl:42)
    ext v16.16b, v18.16b, v18.16b, #12
    ext v23.16b, v17.16b, v17.16b, #8
    ext v24.16b, v1.16b, v1.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v18.16b, v18.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    // round 9 (simon.dsl:43)
    ldp q28, q29, [x3, #544]
    // round 8 (simon.dsl:43)
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v1.16b
    // round 9 (simon.dsl:43)
    eor v21.16b, v21.16b, v17.16b
    // round 8 (simon.dsl:42)
    and v23.16b, v16.16b, v23.16b
    and v26.16b, v3.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v17.16b, v17.16b, v24.16b
    and v24.16b, v1.16b, v25.16b
    eor v16.16b, v20.16b, v16.16b
    // round 9 (simon.dsl:43)
    eor v1.16b, v22.16b, v1.16b
    // round 8 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v0.16b, v0.16b, v26.16b
    // round 9 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    // round 8 (simon.dsl:43)
    eor v16.16b, v17.16b, v16.16b
    eor v2.16b, v2.16b, v24.16b
    // round 9 (simon.dsl:43)
    eor v17.16b, v29.16b, v18.16b
    ext v18.16b, v0.16b, v0.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 10 (simon.dsl:43)
    ldp q22, q23, [x3, #576]
    // round 9 (simon.dsl:42)
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v2.16b, v2.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v2.16b, v2.16b, #12
    eor v3.16b, v3.16b, v19.16b
    eor v17.16b, v17.16b, v16.16b
    // round 10 (simon.dsl:43)
    ldp q28, q29, [x3, #608]
    // round 9 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v2.16b, v26.16b
    and v25.16b, v16.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v1.16b, v1.16b, v18.16b
    // round 10 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v16.16b, v23.16b, v16.16b
    // round 9 (simon.dsl:43)
    eor v17.16b, v17.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v1.16b, v24.16b, v1.16b
    eor v3.16b, v3.16b, v25.16b
    // round 10 (simon.dsl:43)
    eor v2.16b, v28.16b, v2.16b
    eor v0.16b, v29.16b, v0.16b
    ext v20.16b, v17.16b, v17.16b, #12
    // round 11 (simon.dsl:43)
    ldp q21, q22, [x3, #640]
    // round 10 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v1.16b, v1.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v2.16b, v2.16b, v19.16b
    // round 11 (simon.dsl:43)
    ldp q28, q29, [x3, #672]
    // round 10 (simon.dsl:43)
    eor v0.16b, v0.16b, v1.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    // round 11 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v1.16b
    // round 10 (simon.dsl:42)
    and v1.16b, v1.16b, v25.16b
    // round 12 (simon.dsl:43)
    ldp q21, q22, [x3, #704]
    // round 10 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v0.16b, v26.16b
    // round 11 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    // round 10 (simon.dsl:43)
    eor v1.16b, v2.16b, v1.16b
    // round 11 (simon.dsl:42)
    ext v2.16b, v0.16b, v0.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    // round 12 (simon.dsl:43)
    ldp q28, q29, [x3, #736]
    // round 11 (simon.dsl:43)
    eor v3.16b, v3.16b, v18.16b
    eor v17.16b, v17.16b, v16.16b
    // round 12 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 11 (simon.dsl:42)
    and v23.16b, v2.16b, v23.16b
    and v26.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v16.16b, v25.16b
    eor v2.16b, v20.16b, v2.16b
    // round 12 (simon.dsl:43)
    eor v16.16b, v22.16b, v16.16b
    // round 11 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v17.16b, v17.16b, v26.16b
    // round 12 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    // round 11 (simon.dsl:43)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v3.16b, v24.16b
    // round 12 (simon.dsl:43)
    eor v0.16b, v29.16b, v0.16b
    ext v18.16b, v17.16b, v17.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 13 (simon.dsl:43)
    ldp q22, q23, [x3, #768]
    // round 12 (simon.dsl:42)
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    eor v0.16b, v0.16b, v2.16b
    // round 13 (simon.dsl:43)
    ldp q28, q29, [x3, #800]
    // round 12 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    and v25.16b, v2.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    // round 13 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v2.16b, v23.16b, v2.16b
    // round 12 (simon.dsl:43)
    eor v0.16b, v0.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v16.16b, v24.16b, v16.16b
    eor v1.16b, v1.16b, v25.16b
    // round 13 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    ext v20.16b, v0.16b, v0.16b, #12
    // round 14 (simon.dsl:43)
    ldp q21, q22, [x3, #832]
    // round 13 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    // round 14 (simon.dsl:43)
    ldp q28, q29, [x3, #864]
    // round 13 (simon.dsl:43)
    eor v17.16b, v17.16b, v16.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v2.16b, v2.16b, v20.16b
    // round 14 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v16.16b
    // round 13 (simon.dsl:42)
    and v16.16b, v16.16b, v25.16b
    // round 15 (simon.dsl:43)
    ldp q21, q22, [x3, #896]
    // round 13 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v26.16b
    // round 14 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    // round 13 (simon.dsl:43)
    eor v3.16b, v3.16b, v16.16b
    // round 14 (simon.dsl:42)
    ext v16.16b, v17.16b, v17.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    // round 15 (simon.dsl:43)
    ldp q28, q29, [x3, #928]
    // round 14 (simon.dsl:43)
    eor v1.16b, v1.16b, v18.16b
    eor v0.16b, v0.16b, v2.16b
    // round 15 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 14 (simon.dsl:42)
    and v23.16b, v16.16b, v23.16b
    and v26.16b, v3.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v2.16b, v25.16b
    eor v16.16b, v20.16b, v16.16b
    // round 15 (simon.dsl:43)
    eor v2.16b, v22.16b, v2.16b
    // round 14 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v0.16b, v0.16b, v26.16b
    // round 15 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    // round 14 (simon.dsl:43)
    eor v16.16b, v18.16b, v16.16b
    eor v1.16b, v1.16b, v24.16b
    // round 15 (simon.dsl:43)
    eor v17.16b, v29.16b, v17.16b
    ext v18.16b, v0.16b, v0.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 16 (simon.dsl:43)
    ldp q22, q23, [x3, #960]
    // round 15 (simon.dsl:42)
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    eor v17.16b, v17.16b, v16.16b
    // round 16 (simon.dsl:43)
    ldp q28, q29, [x3, #992]
    // round 15 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    and v25.16b, v16.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v2.16b, v2.16b, v18.16b
    // round 16 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v16.16b, v23.16b, v16.16b
    // round 15 (simon.dsl:43)
    eor v17.16b, v17.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v3.16b, v25.16b
    // round 16 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    ext v20.16b, v17.16b, v17.16b, #12
    // round 17 (simon.dsl:43)
    ldp q21, q22, [x9, #-1024]
    // round 16 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    // round 17 (simon.dsl:43)
    ldp q28, q29, [x9, #-992]
    // round 16 (simon.dsl:43)
    eor v0.16b, v0.16b, v2.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    // round 17 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v2.16b
    // round 16 (simon.dsl:42)
    and v2.16b, v2.16b, v25.16b
    // round 18 (simon.dsl:43)
    ldp q21, q22, [x9, #-960]
    // round 16 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v0.16b, v26.16b
    // round 17 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    // round 16 (simon.dsl:43)
    eor v1.16b, v1.16b, v2.16b
    // round 17 (simon.dsl:42)
    ext v2.16b, v0.16b, v0.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    // round 18 (simon.dsl:43)
    ldp q28, q29, [x9, #-928]
    // round 17 (simon.dsl:43)
    eor v3.16b, v3.16b, v18.16b
    eor v17.16b, v17.16b, v16.16b
    // round 18 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 17 (simon.dsl:42)
    and v23.16b, v2.16b, v23.16b
    and v26.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v16.16b, v25.16b
    eor v2.16b, v20.16b, v2.16b
    // round 18 (simon.dsl:43)
    eor v16.16b, v22.16b, v16.16b
    // round 17 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v17.16b, v17.16b, v26.16b
    // round 18 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    // round 17 (simon.dsl:43)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v3.16b, v24.16b
    // round 18 (simon.dsl:43)
    eor v0.16b, v29.16b, v0.16b
    ext v18.16b, v17.16b, v17.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 19 (simon.dsl:43)
    ldp q22, q23, [x9, #-896]
    // round 18 (simon.dsl:42)
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    eor v0.16b, v0.16b, v2.16b
    // round 19 (simon.dsl:43)
    ldp q28, q29, [x9, #-864]
    // round 18 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    and v25.16b, v2.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    // round 19 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v2.16b, v23.16b, v2.16b
    // round 18 (simon.dsl:43)
    eor v0.16b, v0.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v16.16b, v24.16b, v16.16b
    eor v1.16b, v1.16b, v25.16b
    // round 19 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    ext v20.16b, v0.16b, v0.16b, #12
    // round 20 (simon.dsl:43)
    ldp q21, q22, [x9, #-832]
    // round 19 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    // round 20 (simon.dsl:43)
    ldp q28, q29, [x9, #-800]
    // round 19 (simon.dsl:43)
    eor v17.16b, v17.16b, v16.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v2.16b, v2.16b, v20.16b
    // round 20 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v16.16b
    // round 19 (simon.dsl:42)
    and v16.16b, v16.16b, v25.16b
    // round 21 (simon.dsl:43)
    ldp q21, q22, [x9, #-768]
    // round 19 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v26.16b
    // round 20 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    // round 19 (simon.dsl:43)
    eor v3.16b, v3.16b, v16.16b
    // round 20 (simon.dsl:42)
    ext v16.16b, v17.16b, v17.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    // round 21 (simon.dsl:43)
    ldp q28, q29, [x9, #-736]
    // round 20 (simon.dsl:43)
    eor v1.16b, v1.16b, v18.16b
    eor v0.16b, v0.16b, v2.16b
    // round 21 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 20 (simon.dsl:42)
    and v23.16b, v16.16b, v23.16b
    and v26.16b, v3.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v2.16b, v25.16b
    eor v16.16b, v20.16b, v16.16b
    // round 21 (simon.dsl:43)
    eor v2.16b, v22.16b, v2.16b
    // round 20 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v0.16b, v0.16b, v26.16b
    // round 21 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    // round 20 (simon.dsl:43)
    eor v16.16b, v18.16b, v16.16b
    eor v1.16b, v1.16b, v24.16b
    // round 21 (simon.dsl:43)
    eor v17.16b, v29.16b, v17.16b
    ext v18.16b, v0.16b, v0.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 22 (simon.dsl:43)
    ldp q22, q23, [x9, #-704]
    // round 21 (simon.dsl:42)
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    eor v17.16b, v17.16b, v16.16b
    // round 22 (simon.dsl:43)
    ldp q28, q29, [x9, #-672]
    // round 21 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    and v25.16b, v16.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v2.16b, v2.16b, v18.16b
    // round 22 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v16.16b, v23.16b, v16.16b
    // round 21 (simon.dsl:43)
    eor v17.16b, v17.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v3.16b, v25.16b
    // round 22 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    ext v20.16b, v17.16b, v17.16b, #12
    // round 23 (simon.dsl:43)
    ldp q21, q22, [x9, #-640]
    // round 22 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    // round 23 (simon.dsl:43)
    ldp q28, q29, [x9, #-608]
    // round 22 (simon.dsl:43)
    eor v0.16b, v0.16b, v2.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    // round 23 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v2.16b
    // round 22 (simon.dsl:42)
    and v2.16b, v2.16b, v25.16b
    // round 24 (simon.dsl:43)
    ldp q21, q22, [x9, #-576]
    // round 22 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v0.16b, v26.16b
    // round 23 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    // round 22 (simon.dsl:43)
    eor v1.16b, v1.16b, v2.16b
    // round 23 (simon.dsl:42)
    ext v2.16b, v0.16b, v0.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    // round 24 (simon.dsl:43)
    ldp q28, q29, [x9, #-544]
    // round 23 (simon.dsl:43)
    eor v3.16b, v3.16b, v18.16b
    eor v17.16b, v17.16b, v16.16b
    // round 24 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 23 (simon.dsl:42)
    and v23.16b, v2.16b, v23.16b
    and v26.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v16.16b, v25.16b
    eor v2.16b, v20.16b, v2.16b
    // round 24 (simon.dsl:43)
    eor v16.16b, v22.16b, v16.16b
    // round 23 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v17.16b, v17.16b, v26.16b
    // round 24 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    // round 23 (simon.dsl:43)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v3.16b, v24.16b
    // round 24 (simon.dsl:43)
    eor v0.16b, v29.16b, v0.16b
    ext v18.16b, v17.16b, v17.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 25 (simon.dsl:43)
    ldp q22, q23, [x9, #-512]
    // round 24 (simon.dsl:42)
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    eor v0.16b, v0.16b, v2.16b
    // round 25 (simon.dsl:43)
    ldp q28, q29, [x9, #-480]
    // round 24 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    and v25.16b, v2.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    // round 25 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v2.16b, v23.16b, v2.16b
    // round 24 (simon.dsl:43)
    eor v0.16b, v0.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v16.16b, v24.16b, v16.16b
    eor v1.16b, v1.16b, v25.16b
    // round 25 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    ext v20.16b, v0.16b, v0.16b, #12
    // round 26 (simon.dsl:43)
    ldp q21, q22, [x9, #-448]
    // round 25 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    // round 26 (simon.dsl:43)
    ldp q28, q29, [x9, #-416]
    // round 25 (simon.dsl:43)
    eor v17.16b, v17.16b, v16.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v2.16b, v2.16b, v20.16b
    // round 26 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v16.16b
    // round 25 (simon.dsl:42)
    and v16.16b, v16.16b, v25.16b
    // round 27 (simon.dsl:43)
    ldp q21, q22, [x9, #-384]
    // round 25 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v26.16b
    // round 26 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    // round 25 (simon.dsl:43)
    eor v3.16b, v3.16b, v16.16b
    // round 26 (simon.dsl:42)
    ext v16.16b, v17.16b, v17.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    // round 27 (simon.dsl:43)
    ldp q28, q29, [x9, #-352]
    // round 26 (simon.dsl:43)
    eor v1.16b, v1.16b, v18.16b
    eor v0.16b, v0.16b, v2.16b
    // round 27 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 26 (simon.dsl:42)
    and v23.16b, v16.16b, v23.16b
    and v26.16b, v3.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v2.16b, v25.16b
    eor v16.16b, v20.16b, v16.16b
    // round 27 (simon.dsl:43)
    eor v2.16b, v22.16b, v2.16b
    // round 26 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v0.16b, v0.16b, v26.16b
    // round 27 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    // round 26 (simon.dsl:43)
    eor v16.16b, v18.16b, v16.16b
    eor v1.16b, v1.16b, v24.16b
    // round 27 (simon.dsl:43)
    eor v17.16b, v29.16b, v17.16b
    ext v18.16b, v0.16b, v0.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 28 (simon.dsl:43)
    ldp q22, q23, [x9, #-320]
    // round 27 (simon.dsl:42)
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    eor v17.16b, v17.16b, v16.16b
    // round 28 (simon.dsl:43)
    ldp q28, q29, [x9, #-288]
    // round 27 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    and v25.16b, v16.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v2.16b, v2.16b, v18.16b
    // round 28 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v16.16b, v23.16b, v16.16b
    // round 27 (simon.dsl:43)
    eor v17.16b, v17.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v3.16b, v25.16b
    // round 28 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    ext v20.16b, v17.16b, v17.16b, #12
    // round 29 (simon.dsl:43)
    ldp q21, q22, [x9, #-256]
    // round 28 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    // round 29 (simon.dsl:43)
    ldp q28, q29, [x9, #-224]
    // round 28 (simon.dsl:43)
    eor v0.16b, v0.16b, v2.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    // round 29 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v2.16b
    // round 28 (simon.dsl:42)
    and v2.16b, v2.16b, v25.16b
    // round 30 (simon.dsl:43)
    ldp q21, q22, [x9, #-192]
    // round 28 (simon.dsl:43)
    eor v18.16b, v23.16b, v18.16b
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v0.16b, v26.16b
    // round 29 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    // round 28 (simon.dsl:43)
    eor v1.16b, v1.16b, v2.16b
    // round 29 (simon.dsl:42)
    ext v2.16b, v0.16b, v0.16b, #12
    ext v23.16b, v18.16b, v18.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    // round 30 (simon.dsl:43)
    ldp q28, q29, [x9, #-160]
    // round 29 (simon.dsl:43)
    eor v3.16b, v3.16b, v18.16b
    eor v17.16b, v17.16b, v16.16b
    // round 30 (simon.dsl:43)
    eor v21.16b, v21.16b, v18.16b
    // round 29 (simon.dsl:42)
    and v23.16b, v2.16b, v23.16b
    and v26.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    and v18.16b, v18.16b, v24.16b
    and v24.16b, v16.16b, v25.16b
    eor v2.16b, v20.16b, v2.16b
    // round 30 (simon.dsl:43)
    eor v16.16b, v22.16b, v16.16b
    // round 29 (simon.dsl:43)
    eor v19.16b, v23.16b, v19.16b
    eor v17.16b, v17.16b, v26.16b
    // round 30 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    // round 29 (simon.dsl:43)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v3.16b, v24.16b
    // round 30 (simon.dsl:43)
    eor v0.16b, v29.16b, v0.16b
    ext v18.16b, v17.16b, v17.16b, #12
    ext v20.16b, v19.16b, v19.16b, #8
    // round 31 (simon.dsl:43)
    ldp q22, q23, [x9, #-128]
    // round 30 (simon.dsl:42)
    ext v24.16b, v2.16b, v2.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    ext v26.16b, v17.16b, v17.16b, #8
    ext v27.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v19.16b
    eor v0.16b, v0.16b, v2.16b
    // round 31 (simon.dsl:43)
    ldp q28, q29, [x9, #-96]
    // round 30 (simon.dsl:42)
    and v20.16b, v18.16b, v20.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v3.16b, v26.16b
    and v25.16b, v2.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    // round 31 (simon.dsl:43)
    eor v18.16b, v22.16b, v19.16b
    eor v2.16b, v23.16b, v2.16b
    // round 30 (simon.dsl:43)
    eor v0.16b, v0.16b, v26.16b
    eor v19.16b, v20.16b, v21.16b
    eor v16.16b, v24.16b, v16.16b
    eor v1.16b, v1.16b, v25.16b
    // round 31 (simon.dsl:43)
    eor v3.16b, v28.16b, v3.16b
    eor v17.16b, v29.16b, v17.16b
    ext v20.16b, v0.16b, v0.16b, #12
    // round 32 (simon.dsl:43)
    ldp q21, q22, [x9, #-64]
    // round 31 (simon.dsl:42)
    ext v23.16b, v19.16b, v19.16b, #8
    ext v24.16b, v16.16b, v16.16b, #8
    ext v25.16b, v1.16b, v1.16b, #8
    ext v26.16b, v0.16b, v0.16b, #8
    ext v27.16b, v1.16b, v1.16b, #12
    eor v3.16b, v3.16b, v19.16b
    // round 32 (simon.dsl:43)
    ldp q28, q29, [x9, #-32]
    // round 31 (simon.dsl:43)
    eor v17.16b, v17.16b, v16.16b
    and v23.16b, v20.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    and v26.16b, v1.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    eor v2.16b, v2.16b, v20.16b
    // round 32 (simon.dsl:43)
    eor v19.16b, v21.16b, v19.16b
    eor v20.16b, v22.16b, v16.16b
    // round 31 (simon.dsl:42)
    and v16.16b, v16.16b, v25.16b
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v26.16b
    // round 32 (simon.dsl:43)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    // round 31 (simon.dsl:43)
    eor v3.16b, v3.16b, v16.16b
    // round 32 (simon.dsl:42)
    ext v16.16b, v17.16b, v17.16b, #12
    ext v21.16b, v18.16b, v18.16b, #8
    ext v22.16b, v2.16b, v2.16b, #8
    ext v23.16b, v3.16b, v3.16b, #8
    ext v24.16b, v17.16b, v17.16b, #8
    ext v25.16b, v3.16b, v3.16b, #12
    eor v1.16b, v1.16b, v18.16b
    eor v0.16b, v0.16b, v2.16b
    shl v26.16b, v2.16b, #1
    ushr v27.16b, v18.16b, #1
    shl v28.16b, v17.16b, #1
    ushr v29.16b, v3.16b, #1
    and v21.16b, v16.16b, v21.16b
    and v22.16b, v18.16b, v22.16b
    and v24.16b, v3.16b, v24.16b
    and v23.16b, v2.16b, v23.16b
    eor v19.16b, v19.16b, v25.16b
    eor v16.16b, v20.16b, v16.16b
    bit v18.16b, v26.16b, v6.16b
    bit v2.16b, v27.16b, v7.16b
    eor v0.16b, v0.16b, v24.16b
    bit v3.16b, v28.16b, v6.16b
    bit v17.16b, v29.16b, v7.16b
    eor v16.16b, v22.16b, v16.16b
    eor v19.16b, v21.16b, v19.16b
    eor v1.16b, v1.16b, v23.16b
    shl v20.16b, v0.16b, #1
    shl v21.16b, v3.16b, #2
    ushr v22.16b, v18.16b, #2
    shl v23.16b, v16.16b, #1
    ushr v24.16b, v19.16b, #1
    ushr v25.16b, v1.16b, #1
    bit v1.16b, v20.16b, v6.16b
    shl v20.16b, v17.16b, #2
    ushr v26.16b, v2.16b, #2
    bit v19.16b, v23.16b, v6.16b
    bit v16.16b, v24.16b, v7.16b
    bit v0.16b, v25.16b, v7.16b
    shl v6.16b, v1.16b, #2
    bit v18.16b, v21.16b, v4.16b
    bit v3.16b, v22.16b, v5.16b
    ushr v7.16b, v19.16b, #2
    shl v21.16b, v0.16b, #2
    ushr v22.16b, v16.16b, #2
    bit v19.16b, v6.16b, v4.16b
    bit v2.16b, v20.16b, v4.16b
    bit v17.16b, v26.16b, v5.16b
    bit v1.16b, v7.16b, v5.16b
    bit v16.16b, v21.16b, v4.16b
    bit v0.16b, v22.16b, v5.16b
    zip1 v4.16b, v18.16b, v19.16b
    zip2 v5.16b, v18.16b, v19.16b
    zip1 v6.16b, v3.16b, v1.16b
    zip2 v1.16b, v3.16b, v1.16b
    zip1 v3.16b, v2.16b, v16.16b
    zip2 v2.16b, v2.16b, v16.16b
    zip1 v7.16b, v17.16b, v0.16b
    zip2 v0.16b, v17.16b, v0.16b
    zip1 v16.16b, v4.16b, v5.16b
    zip2 v4.16b, v4.16b, v5.16b
    ldr q5, [x1, #0]
    ldr q17, [x1, #16]
    zip1 v18.16b, v6.16b, v1.16b
    zip2 v1.16b, v6.16b, v1.16b
    zip1 v6.16b, v3.16b, v2.16b
    ldr q19, [x1, #32]
    ldr q20, [x1, #48]
    zip2 v2.16b, v3.16b, v2.16b
    zip1 v3.16b, v7.16b, v0.16b
    zip2 v0.16b, v7.16b, v0.16b
    ldr q7, [x1, #64]
    ldr q21, [x1, #80]
    mov v22.16b, v16.16b
    sli v22.16b, v4.16b, #4
    sri v4.16b, v16.16b, #4
    mov v16.16b, v18.16b
    sli v16.16b, v1.16b, #4
    ldr q23, [x1, #96]
    ldr q24, [x1, #112]
    sri v1.16b, v18.16b, #4
    mov v18.16b, v6.16b
    sli v18.16b, v2.16b, #4
    sri v2.16b, v6.16b, #4
    mov v6.16b, v3.16b
    sli v6.16b, v0.16b, #4
    eor v5.16b, v22.16b, v5.16b
    eor v4.16b, v4.16b, v17.16b
    sri v0.16b, v3.16b, #4
    eor v3.16b, v16.16b, v19.16b
    eor v1.16b, v1.16b, v20.16b
    eor v7.16b, v18.16b, v7.16b
    eor v2.16b, v2.16b, v21.16b
    str q5, [x0, #0]
    str q4, [x0, #16]
    eor v4.16b, v6.16b, v23.16b
    eor v0.16b, v0.16b, v24.16b
    str q3, [x0, #32]
    str q1, [x0, #48]
    str q7, [x0, #64]
    str q2, [x0, #80]
    str q4, [x0, #96]
    str q0, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon32_64_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon32_64_ctr_crypt_neon_out
.Llwcc_simon32_64_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_simon32_64_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_simon32_64_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon32_64_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon32_64_ctr_crypt_neon_group
.Llwcc_simon32_64_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon32_64_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ctr_crypt_neon_copy
.Llwcc_simon32_64_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_simon32_64_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ctr_crypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_simon32_64_ctr_crypt_neon_return:
    ret
    .size lwcc_simon32_64_ctr_crypt_neon, .-lwcc_simon32_64_ctr_crypt_neon

    .balign 16
.Llwcc_simon32_64_file_neon_constants:
    .byte 0x00, 0x00, 0x08, 0x00, 0x01, 0x00, 0x09, 0x00, 0x02, 0x00, 0x0a, 0x00, 0x03, 0x00, 0x0b, 0x00
    .byte 0x04, 0x00, 0x0c, 0x00, 0x05, 0x00, 0x0d, 0x00, 0x06, 0x00, 0x0e, 0x00, 0x07, 0x00, 0x0f, 0x00
    .byte 0x10, 0x00, 0x18, 0x00, 0x11, 0x00, 0x19, 0x00, 0x12, 0x00, 0x1a, 0x00, 0x13, 0x00, 0x1b, 0x00
    .byte 0x14, 0x00, 0x1c, 0x00, 0x15, 0x00, 0x1d, 0x00, 0x16, 0x00, 0x1e, 0x00, 0x17, 0x00, 0x1f, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x10, 0x10, 0x10, 0x10, 0x01, 0x01, 0x01, 0x01, 0x10, 0x10, 0x10, 0x10
    .byte 0x02, 0x02, 0x02, 0x02, 0x20, 0x20, 0x20, 0x20, 0x02, 0x02, 0x02, 0x02, 0x20, 0x20, 0x20, 0x20
    .byte 0x04, 0x04, 0x04, 0x04, 0x40, 0x40, 0x40, 0x40, 0x04, 0x04, 0x04, 0x04, 0x40, 0x40, 0x40, 0x40
    .byte 0x08, 0x08, 0x08, 0x08, 0x80, 0x80, 0x80, 0x80, 0x08, 0x08, 0x08, 0x08, 0x80, 0x80, 0x80, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
