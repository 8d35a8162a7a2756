// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target neon --lanes 1 --slicing plane --blocks 32
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=32) sbox(lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) pair_moves() early_stores() spill_order() resident_keys() select() schedule() allocate()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 1648
// layout:    planes of 16 S-boxes, 32 blocks side by side; cells in 8 arrangements
// sizes:     in bytes: block 8, key 8, nonce 4, rk 4672, ctx 4928, align 16, group 256, stack 1648
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:2afb33ca87d78692471548573dae87534625bbf3bf16fd3146eba12b5adc0aaa

    .text

    .balign 16
    .global lwcc_skinny64_64_key_setup_neon
    .type lwcc_skinny64_64_key_setup_neon, %function
lwcc_skinny64_64_key_setup_neon:
    sub sp, sp, #1648
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x8, #304]
    ldr q2, [x8, #928]
    and v0.16b, v0.16b, v1.16b
    ldr q1, [x8, #944]
    ushr v3.16b, v0.16b, #4
    shl v4.4s, v0.4s, #4
    ldr q5, [x8, #976]
    bsl v2.16b, v4.16b, v3.16b
    ldr q6, [x8, #352]
    ldr q7, [x8, #992]
    ushr v16.4s, v0.4s, #20
    bsl v1.16b, v0.16b, v2.16b
    ldr q2, [x8, #1008]
    ushr v17.8h, v0.8h, #8
    bsl v5.16b, v16.16b, v1.16b
    shl v1.4s, v0.4s, #20
    ldr q16, [x8, #1024]
    tbl v18.16b, {v0.16b}, v6.16b
    tbl v19.16b, {v0.16b}, v6.16b
    bsl v7.16b, v17.16b, v5.16b
    shl v5.2d, v0.2d, #44
    tbl v17.16b, {v0.16b}, v6.16b
    ldr q20, [x8, #1040]
    ushr v18.2d, v18.2d, #20
    tbl v21.16b, {v19.16b}, v6.16b
    bsl v2.16b, v1.16b, v7.16b
    tbl v7.16b, {v0.16b}, v6.16b
    shl v19.2d, v19.2d, #4
    ldr q22, [x8, #1056]
    orr v5.16b, v5.16b, v18.16b
    ushr v18.2d, v21.2d, #60
    bsl v16.16b, v17.16b, v2.16b
    ldr q2, [x8, #912]
    shl v17.2d, v0.2d, #60
    tbl v21.16b, {v0.16b}, v6.16b
    ldr q23, [x8, #1072]
    ushr v7.2d, v7.2d, #4
    orr v18.16b, v19.16b, v18.16b
    bsl v20.16b, v5.16b, v16.16b
    ldr q16, [x8, #1088]
    tbl v19.16b, {v21.16b}, v6.16b
    orr v7.16b, v17.16b, v7.16b
    bsl v22.16b, v18.16b, v20.16b
    tbl v2.16b, {v0.16b}, v2.16b
    ldr q17, [x8, #1104]
    ldr q18, [x8, #1136]
    shl v20.2d, v21.2d, #20
    ushr v19.2d, v19.2d, #44
    bsl v23.16b, v7.16b, v22.16b
    ldr q7, [x8, #960]
    ldr q21, [x8, #1152]
    orr v19.16b, v20.16b, v19.16b
    bsl v16.16b, v2.16b, v23.16b
    ldr q20, [x8, #1120]
    ldr q22, [x8, #1168]
    tbl v23.16b, {v0.16b}, v6.16b
    tbl v18.16b, {v0.16b}, v18.16b
    bsl v17.16b, v19.16b, v16.16b
    ldr q16, [x8, #1184]
    tbl v7.16b, {v0.16b}, v7.16b
    tbl v19.16b, {v23.16b}, v6.16b
    bsl v21.16b, v18.16b, v17.16b
    tbl v17.16b, {v0.16b}, v20.16b
    ldr q20, [x8, #1200]
    shl v23.2d, v23.2d, #12
    ushr v19.2d, v19.2d, #52
    bsl v22.16b, v7.16b, v21.16b
    orr v7.16b, v23.16b, v19.16b
    bsl v16.16b, v17.16b, v22.16b
    bsl v20.16b, v7.16b, v16.16b
    ldr q16, [x8, #1232]
    ushr v19.2d, v20.2d, #8
    tbl v21.16b, {v0.16b}, v6.16b
    shl v22.2d, v0.2d, #51
    tbl v23.16b, {v0.16b}, v6.16b
    ldr q24, [x8, #896]
    shl v25.2d, v0.2d, #50
    shl v26.8h, v20.8h, #4
    mov v27.16b, v19.16b
    sri v27.4s, v20.4s, #28
    tbl v28.16b, {v0.16b}, v6.16b
    shl v29.2d, v0.2d, #49
    ushr v21.2d, v21.2d, #13
    ldr q30, [x8, #1216]
    ldr q31, [x8, #1248]
    ushr v23.2d, v23.2d, #14
    ushr v8.4s, v20.4s, #12
    bsl v16.16b, v26.16b, v27.16b
    ushr v26.2d, v28.2d, #15
    orr v21.16b, v22.16b, v21.16b
    ushr v22.4s, v20.4s, #16
    ldr q27, [x8, #400]
    shl v28.2d, v20.2d, #16
    ushr v9.8h, v20.8h, #4
    bit v16.16b, v8.16b, v24.16b
    orr v23.16b, v25.16b, v23.16b
    orr v25.16b, v29.16b, v26.16b
    ext v26.16b, v20.16b, v20.16b, #8
    shl v29.8h, v20.8h, #8
    bsl v30.16b, v9.16b, v22.16b
    bsl v31.16b, v28.16b, v16.16b
    ext v16.16b, v20.16b, v20.16b, #8
    ext v22.16b, v20.16b, v20.16b, #8
    ext v8.16b, v20.16b, v20.16b, #8
    ext v9.16b, v26.16b, v26.16b, #8
    bsl v24.16b, v29.16b, v30.16b
    bit v31.16b, v29.16b, v27.16b
    ext v29.16b, v20.16b, v20.16b, #8
    shl v26.2d, v26.2d, #10
    ext v30.16b, v16.16b, v16.16b, #8
    shl v16.2d, v16.2d, #13
    ushr v9.2d, v9.2d, #54
    sli v24.4s, v31.4s, #20
    ext v10.16b, v22.16b, v22.16b, #8
    shl v22.2d, v22.2d, #14
    ushr v30.2d, v30.2d, #51
    orr v26.16b, v26.16b, v9.16b
    ext v9.16b, v8.16b, v8.16b, #8
    sli v24.4s, v20.4s, #28
    orr v16.16b, v16.16b, v30.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ushr v10.2d, v10.2d, #50
    shl v8.2d, v8.2d, #12
    ushr v9.2d, v9.2d, #52
    ext v11.16b, v24.16b, v24.16b, #8
    ldr q12, [x8, #1264]
    shl v29.2d, v29.2d, #15
    ushr v30.2d, v30.2d, #49
    orr v22.16b, v22.16b, v10.16b
    orr v8.16b, v8.16b, v9.16b
    shl v13.2d, v24.2d, #54
    ushr v11.2d, v11.2d, #10
    orr v29.16b, v29.16b, v30.16b
    orr v11.16b, v13.16b, v11.16b
    ldr q13, [x8, #432]
    str q1, [sp, #64]
    str q4, [sp, #80]
    tbl v27.16b, {v24.16b}, v12.16b
    str q3, [sp, #96]
    str q18, [sp, #112]
    str q19, [sp, #128]
    str q5, [sp, #144]
    str q7, [sp, #160]
    ushr v7.2d, v24.2d, #21
    shl v27.2d, v27.2d, #43
    str q2, [sp, #176]
    str q21, [sp, #192]
    str q23, [sp, #208]
    ldr q23, [x8, #576]
    orr v7.16b, v7.16b, v27.16b
    tbl v27.16b, {v24.16b}, v12.16b
    shl v27.2d, v27.2d, #46
    ushr v1.2d, v24.2d, #18
    orr v1.16b, v1.16b, v27.16b
    ext v27.16b, v24.16b, v24.16b, #8
    ext v3.16b, v27.16b, v27.16b, #8
    str q25, [sp, #224]
    ldr q25, [x8, #800]
    str q17, [sp, #240]
    shl v27.2d, v27.2d, #52
    ushr v3.2d, v3.2d, #12
    ldr q18, [x8, #864]
    shl v2.2d, v0.2d, #34
    str q1, [sp, #256]
    shl v1.2d, v0.2d, #36
    str q7, [sp, #272]
    shl v7.2d, v0.2d, #35
    orr v3.16b, v27.16b, v3.16b
    ext v27.16b, v24.16b, v24.16b, #8
    ext v17.16b, v27.16b, v27.16b, #8
    shl v27.2d, v27.2d, #51
    ushr v17.2d, v17.2d, #13
    orr v17.16b, v27.16b, v17.16b
    ext v27.16b, v24.16b, v24.16b, #8
    str q2, [sp, #288]
    ext v2.16b, v27.16b, v27.16b, #8
    shl v27.2d, v27.2d, #58
    ushr v2.2d, v2.2d, #6
    orr v2.16b, v27.16b, v2.16b
    tbl v27.16b, {v24.16b}, v12.16b
    str q7, [sp, #304]
    ext v7.16b, v24.16b, v24.16b, #8
    str q1, [sp, #320]
    ushr v1.2d, v24.2d, #22
    ext v14.16b, v24.16b, v24.16b, #8
    shl v27.2d, v27.2d, #42
    ushr v7.2d, v7.2d, #11
    ushr v14.2d, v14.2d, #21
    orr v1.16b, v1.16b, v27.16b
    shl v27.2d, v24.2d, #53
    orr v7.16b, v27.16b, v7.16b
    shl v27.2d, v24.2d, #43
    orr v27.16b, v27.16b, v14.16b
    tbl v14.16b, {v24.16b}, v12.16b
    str q1, [sp, #336]
    ext v1.16b, v24.16b, v24.16b, #8
    ushr v10.2d, v24.2d, #17
    shl v14.2d, v14.2d, #47
    ext v6.16b, v24.16b, v24.16b, #8
    ushr v1.2d, v1.2d, #19
    orr v10.16b, v10.16b, v14.16b
    shl v14.2d, v24.2d, #45
    str q10, [sp, #352]
    shl v10.2d, v24.2d, #51
    shl v30.2d, v24.2d, #47
    ext v9.16b, v24.16b, v24.16b, #1
    shl v5.2d, v24.2d, #52
    orr v1.16b, v14.16b, v1.16b
    ext v14.16b, v24.16b, v24.16b, #8
    str q31, [sp, #368]
    ushr v31.2d, v24.2d, #20
    str q0, [sp, #384]
    shl v0.2d, v24.2d, #42
    ext v15.16b, v24.16b, v24.16b, #8
    shl v4.2d, v24.2d, #55
    ext v19.16b, v24.16b, v24.16b, #8
    ushr v14.2d, v14.2d, #13
    ushr v21.2d, v24.2d, #19
    ushr v6.2d, v6.2d, #18
    ushr v15.2d, v15.2d, #20
    ushr v19.2d, v19.2d, #14
    orr v10.16b, v10.16b, v14.16b
    shl v14.2d, v24.2d, #50
    orr v19.16b, v14.16b, v19.16b
    tbl v14.16b, {v24.16b}, v12.16b
    shl v14.2d, v14.2d, #45
    orr v21.16b, v21.16b, v14.16b
    ext v14.16b, v24.16b, v24.16b, #8
    str q21, [sp, #400]
    ext v21.16b, v14.16b, v14.16b, #8
    shl v14.2d, v14.2d, #54
    ushr v21.2d, v21.2d, #10
    orr v21.16b, v14.16b, v21.16b
    shl v14.2d, v24.2d, #44
    orr v14.16b, v14.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    str q28, [sp, #416]
    shl v28.2d, v15.2d, #50
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #14
    orr v28.16b, v28.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    ushr v15.2d, v15.2d, #22
    orr v0.16b, v0.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    ushr v15.2d, v15.2d, #12
    orr v5.16b, v5.16b, v15.16b
    tbl v15.16b, {v24.16b}, v12.16b
    shl v15.2d, v15.2d, #44
    orr v31.16b, v31.16b, v15.16b
    shl v15.2d, v24.2d, #46
    orr v6.16b, v15.16b, v6.16b
    ext v15.16b, v24.16b, v24.16b, #8
    shl v12.2d, v15.2d, #59
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #5
    orr v12.16b, v12.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    str q31, [sp, #432]
    ext v31.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #57
    ushr v31.2d, v31.2d, #7
    orr v31.16b, v15.16b, v31.16b
    ext v15.16b, v24.16b, v24.16b, #8
    ushr v15.2d, v15.2d, #9
    orr v4.16b, v4.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    str q4, [sp, #448]
    shl v4.2d, v15.2d, #53
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #11
    orr v4.16b, v4.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    ushr v15.2d, v15.2d, #17
    orr v30.16b, v30.16b, v15.16b
    ext v15.16b, v24.16b, v24.16b, #8
    str q24, [sp, #464]
    ext v24.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #55
    ushr v24.2d, v24.2d, #9
    str q11, [sp, #480]
    mov v11.16b, v13.16b
    bsl v11.16b, v4.16b, v3.16b
    orr v24.16b, v15.16b, v24.16b
    bit v11.16b, v21.16b, v18.16b
    bit v11.16b, v24.16b, v23.16b
    bit v11.16b, v9.16b, v25.16b
    ldr q15, [x8, #672]
    bit v11.16b, v31.16b, v15.16b
    str q7, [sp, #496]
    ldr q7, [x8, #512]
    bit v11.16b, v2.16b, v7.16b
    str q19, [sp, #512]
    ldr q19, [x8, #464]
    bit v11.16b, v12.16b, v19.16b
    ldr q12, [x8, #624]
    bit v11.16b, v14.16b, v12.16b
    str q10, [sp, #528]
    ldr q10, [x8, #528]
    bit v11.16b, v1.16b, v10.16b
    ldr q10, [x8, #608]
    bit v11.16b, v6.16b, v10.16b
    ldr q10, [x8, #880]
    bit v11.16b, v30.16b, v10.16b
    str q30, [sp, #544]
    mov v30.16b, v13.16b
    bsl v30.16b, v3.16b, v17.16b
    ldr q10, [x8, #720]
    bit v11.16b, v8.16b, v10.16b
    bit v30.16b, v4.16b, v18.16b
    ldr q10, [x8, #752]
    bit v11.16b, v16.16b, v10.16b
    bsl v13.16b, v17.16b, v28.16b
    bit v30.16b, v21.16b, v23.16b
    str q17, [sp, #560]
    ldr q17, [x8, #384]
    bit v11.16b, v22.16b, v17.16b
    bit v13.16b, v3.16b, v18.16b
    ldr q18, [x8, #832]
    bit v11.16b, v29.16b, v18.16b
    bit v30.16b, v24.16b, v25.16b
    bit v13.16b, v4.16b, v23.16b
    bit v30.16b, v9.16b, v15.16b
    bit v13.16b, v21.16b, v25.16b
    bit v30.16b, v31.16b, v7.16b
    bit v30.16b, v2.16b, v19.16b
    bit v13.16b, v24.16b, v15.16b
    bit v13.16b, v9.16b, v7.16b
    bit v13.16b, v31.16b, v19.16b
    bit v30.16b, v27.16b, v12.16b
    ext v2.16b, v20.16b, v20.16b, #8
    shl v29.2d, v2.2d, #11
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q31, [x8, #528]
    bit v30.16b, v14.16b, v31.16b
    ushr v2.2d, v2.2d, #53
    bit v13.16b, v0.16b, v12.16b
    ldr q12, [x8, #608]
    bit v30.16b, v1.16b, v12.16b
    orr v2.16b, v29.16b, v2.16b
    bit v13.16b, v27.16b, v31.16b
    ldr q29, [x8, #880]
    bit v30.16b, v6.16b, v29.16b
    bit v13.16b, v14.16b, v12.16b
    str q6, [sp, #576]
    ldr q6, [x8, #720]
    bit v30.16b, v2.16b, v6.16b
    bit v13.16b, v1.16b, v29.16b
    bit v30.16b, v8.16b, v10.16b
    bit v13.16b, v26.16b, v6.16b
    bit v30.16b, v16.16b, v17.16b
    bit v30.16b, v22.16b, v18.16b
    bit v13.16b, v2.16b, v10.16b
    bit v13.16b, v8.16b, v17.16b
    bit v13.16b, v16.16b, v18.16b
    ldr q16, [x8, #544]
    bit v11.16b, v5.16b, v16.16b
    ldr q22, [sp, #528]
    bit v30.16b, v22.16b, v16.16b
    str q1, [sp, #592]
    ldr q1, [sp, #512]
    bit v13.16b, v1.16b, v16.16b
    ldr q1, [x8, #368]
    ldr q16, [sp, #496]
    bit v11.16b, v16.16b, v1.16b
    bit v30.16b, v5.16b, v1.16b
    bit v13.16b, v22.16b, v1.16b
    ldr q22, [x8, #496]
    ldr q1, [sp, #480]
    bit v11.16b, v1.16b, v22.16b
    bit v30.16b, v16.16b, v22.16b
    bit v13.16b, v5.16b, v22.16b
    shl v22.2d, v20.2d, #14
    ldr q18, [x8, #480]
    ldr q17, [sp, #448]
    bit v11.16b, v17.16b, v18.16b
    shl v17.2d, v20.2d, #15
    bit v30.16b, v1.16b, v18.16b
    bit v13.16b, v16.16b, v18.16b
    ldr q1, [x8, #816]
    ldr q16, [sp, #416]
    bit v11.16b, v16.16b, v1.16b
    bit v30.16b, v17.16b, v1.16b
    bit v13.16b, v22.16b, v1.16b
    shl v1.2d, v20.2d, #17
    shl v18.2d, v20.2d, #18
    ldr q10, [x8, #688]
    bit v11.16b, v1.16b, v10.16b
    shl v6.2d, v20.2d, #19
    bit v30.16b, v16.16b, v10.16b
    bit v13.16b, v17.16b, v10.16b
    ldr q10, [x8, #848]
    bit v11.16b, v18.16b, v10.16b
    bit v13.16b, v16.16b, v10.16b
    ldr q16, [x8, #784]
    bit v11.16b, v6.16b, v16.16b
    bit v30.16b, v1.16b, v10.16b
    bit v30.16b, v18.16b, v16.16b
    bit v13.16b, v1.16b, v16.16b
    ldr q1, [sp, #384]
    ldr q6, [x8, #352]
    tbl v18.16b, {v1.16b}, v6.16b
    ldr q16, [sp, #368]
    shl v10.2d, v16.2d, #15
    shl v29.2d, v16.2d, #16
    shl v12.2d, v16.2d, #14
    ushr v18.2d, v18.2d, #25
    ldr q31, [x8, #592]
    bit v11.16b, v29.16b, v31.16b
    bit v30.16b, v10.16b, v31.16b
    bit v13.16b, v12.16b, v31.16b
    shl v31.2d, v1.2d, #39
    shl v19.2d, v16.2d, #17
    orr v18.16b, v31.16b, v18.16b
    ldr q31, [x8, #768]
    bit v11.16b, v19.16b, v31.16b
    bit v30.16b, v29.16b, v31.16b
    bit v13.16b, v10.16b, v31.16b
    tbl v31.16b, {v1.16b}, v6.16b
    shl v7.2d, v16.2d, #18
    ushr v31.2d, v31.2d, #26
    ldr q15, [x8, #656]
    bit v11.16b, v7.16b, v15.16b
    bit v30.16b, v19.16b, v15.16b
    bit v13.16b, v29.16b, v15.16b
    shl v15.2d, v1.2d, #38
    shl v25.2d, v16.2d, #19
    orr v31.16b, v15.16b, v31.16b
    ldr q15, [x8, #736]
    bit v11.16b, v25.16b, v15.16b
    bit v30.16b, v7.16b, v15.16b
    bit v13.16b, v19.16b, v15.16b
    tbl v15.16b, {v1.16b}, v6.16b
    shl v23.2d, v16.2d, #20
    ushr v15.2d, v15.2d, #27
    str q19, [sp, #608]
    ldr q19, [x8, #704]
    bit v11.16b, v23.16b, v19.16b
    bit v30.16b, v25.16b, v19.16b
    bit v13.16b, v7.16b, v19.16b
    shl v19.2d, v1.2d, #37
    str q7, [sp, #624]
    shl v7.2d, v16.2d, #21
    orr v19.16b, v19.16b, v15.16b
    ldr q15, [x8, #448]
    bit v11.16b, v7.16b, v15.16b
    bit v30.16b, v23.16b, v15.16b
    bit v13.16b, v25.16b, v15.16b
    tbl v15.16b, {v1.16b}, v6.16b
    str q25, [sp, #640]
    shl v25.2d, v16.2d, #22
    ushr v15.2d, v15.2d, #17
    str q29, [sp, #656]
    ldr q29, [x8, #560]
    bit v11.16b, v25.16b, v29.16b
    bit v30.16b, v7.16b, v29.16b
    bit v13.16b, v23.16b, v29.16b
    shl v29.2d, v1.2d, #47
    str q23, [sp, #672]
    shl v23.2d, v16.2d, #23
    orr v29.16b, v29.16b, v15.16b
    ldr q15, [x8, #416]
    bit v11.16b, v23.16b, v15.16b
    bit v30.16b, v25.16b, v15.16b
    bit v13.16b, v7.16b, v15.16b
    str q7, [sp, #688]
    tbl v7.16b, {v1.16b}, v6.16b
    ushr v7.2d, v7.2d, #18
    str q23, [sp, #704]
    ldr q23, [x8, #640]
    str q25, [sp, #720]
    ldr q25, [sp, #320]
    bit v11.16b, v25.16b, v23.16b
    ldr q15, [sp, #304]
    bit v30.16b, v15.16b, v23.16b
    str q10, [sp, #736]
    ldr q10, [sp, #288]
    bit v13.16b, v10.16b, v23.16b
    shl v10.2d, v1.2d, #46
    orr v7.16b, v10.16b, v7.16b
    ldr q10, [x8, #336]
    bit v30.16b, v25.16b, v10.16b
    bit v13.16b, v15.16b, v10.16b
    bit v11.16b, v19.16b, v10.16b
    ldr q15, [x8, #320]
    bit v13.16b, v25.16b, v15.16b
    bit v30.16b, v19.16b, v15.16b
    bit v11.16b, v31.16b, v15.16b
    ldr q25, [x8, #1376]
    bit v30.16b, v31.16b, v25.16b
    bit v11.16b, v18.16b, v25.16b
    bit v13.16b, v19.16b, v25.16b
    str q19, [sp, #752]
    ldr q19, [x8, #1392]
    str q18, [sp, #768]
    shl v18.2d, v16.2d, #28
    str q31, [sp, #784]
    shl v31.2d, v16.2d, #26
    shl v25.2d, v16.2d, #27
    bit v13.16b, v31.16b, v19.16b
    bit v30.16b, v25.16b, v19.16b
    bit v11.16b, v18.16b, v19.16b
    ldr q19, [x8, #1408]
    ldr q15, [x8, #1296]
    shl v10.2d, v16.2d, #29
    shl v23.2d, v16.2d, #30
    bit v30.16b, v18.16b, v19.16b
    bit v13.16b, v25.16b, v19.16b
    bit v11.16b, v10.16b, v19.16b
    bit v30.16b, v10.16b, v15.16b
    bit v13.16b, v18.16b, v15.16b
    bit v11.16b, v23.16b, v15.16b
    ldr q15, [x8, #1424]
    shl v19.2d, v16.2d, #31
    bit v30.16b, v23.16b, v15.16b
    bit v13.16b, v10.16b, v15.16b
    bit v11.16b, v19.16b, v15.16b
    ldr q19, [x8, #1440]
    ldr q23, [x8, #1328]
    ldr q10, [x8, #1280]
    ldr q15, [sp, #272]
    bit v30.16b, v15.16b, v19.16b
    ldr q16, [sp, #432]
    bit v11.16b, v16.16b, v19.16b
    str q18, [sp, #800]
    ldr q18, [x8, #1312]
    bit v30.16b, v16.16b, v23.16b
    str q25, [sp, #816]
    ldr q25, [sp, #400]
    bit v11.16b, v25.16b, v23.16b
    bit v30.16b, v25.16b, v10.16b
    str q31, [sp, #832]
    ldr q31, [sp, #256]
    bit v11.16b, v31.16b, v10.16b
    bit v30.16b, v31.16b, v18.16b
    ldr q31, [sp, #352]
    bit v11.16b, v31.16b, v18.16b
    ldr q31, [sp, #336]
    bit v13.16b, v31.16b, v19.16b
    bit v13.16b, v15.16b, v23.16b
    bit v13.16b, v16.16b, v10.16b
    bit v13.16b, v25.16b, v18.16b
    tbl v25.16b, {v1.16b}, v6.16b
    ushr v25.2d, v25.2d, #19
    shl v6.2d, v1.2d, #45
    orr v6.16b, v6.16b, v25.16b
    ldr q25, [sp, #464]
    ldr q16, [x8, #1264]
    tbl v16.16b, {v25.16b}, v16.16b
    shl v16.2d, v16.2d, #41
    ushr v18.2d, v25.2d, #23
    orr v16.16b, v18.16b, v16.16b
    ext v18.16b, v25.16b, v25.16b, #8
    shl v15.2d, v25.2d, #49
    ushr v18.2d, v18.2d, #15
    orr v18.16b, v15.16b, v18.16b
    ext v15.16b, v20.16b, v20.16b, #8
    ext v10.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #9
    ushr v10.2d, v10.2d, #55
    orr v10.16b, v15.16b, v10.16b
    ext v15.16b, v25.16b, v25.16b, #8
    shl v31.2d, v25.2d, #41
    ushr v15.2d, v15.2d, #23
    orr v31.16b, v31.16b, v15.16b
    ext v15.16b, v25.16b, v25.16b, #8
    ext v25.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #49
    ushr v25.2d, v25.2d, #15
    orr v25.16b, v15.16b, v25.16b
    ldr q15, [x8, #432]
    bsl v15.16b, v28.16b, v25.16b
    str q25, [sp, #400]
    ldr q25, [x8, #864]
    str q28, [sp, #352]
    ldr q28, [sp, #560]
    bsl v25.16b, v28.16b, v15.16b
    ldr q15, [x8, #576]
    bsl v15.16b, v3.16b, v25.16b
    ldr q25, [x8, #800]
    bsl v25.16b, v4.16b, v15.16b
    ldr q15, [x8, #672]
    bsl v15.16b, v21.16b, v25.16b
    ldr q25, [x8, #512]
    bsl v25.16b, v24.16b, v15.16b
    ldr q15, [x8, #464]
    bsl v15.16b, v9.16b, v25.16b
    ldr q25, [x8, #624]
    bsl v25.16b, v31.16b, v15.16b
    ldr q31, [x8, #528]
    bsl v31.16b, v0.16b, v25.16b
    ldr q0, [x8, #608]
    bsl v0.16b, v27.16b, v31.16b
    ldr q25, [x8, #880]
    bsl v25.16b, v14.16b, v0.16b
    ldr q0, [x8, #1360]
    ldr q27, [x8, #720]
    bsl v27.16b, v10.16b, v25.16b
    ldr q25, [x8, #1456]
    ldr q31, [x8, #752]
    bsl v31.16b, v26.16b, v27.16b
    ldr q26, [x8, #1472]
    ldr q27, [x8, #384]
    bsl v27.16b, v2.16b, v31.16b
    bit v13.16b, v7.16b, v0.16b
    ldr q2, [x8, #1344]
    ldr q31, [x8, #832]
    bsl v31.16b, v8.16b, v27.16b
    bit v13.16b, v29.16b, v25.16b
    ldr q27, [x8, #544]
    bsl v27.16b, v18.16b, v31.16b
    ldr q31, [sp, #240]
    bit v13.16b, v31.16b, v26.16b
    ldr q8, [x8, #368]
    ldr q9, [sp, #512]
    bsl v8.16b, v9.16b, v27.16b
    ldr q27, [sp, #224]
    bit v13.16b, v27.16b, v2.16b
    ldr q10, [x8, #496]
    ldr q14, [sp, #528]
    bsl v10.16b, v14.16b, v8.16b
    // round 1 (skinny.dsl:60)
    mvn v8.16b, v13.16b
    ldr q15, [x8, #480]
    bsl v15.16b, v5.16b, v10.16b
    str q8, [x0, #48]
    shl v8.2d, v20.2d, #13
    ldr q10, [x8, #816]
    bsl v10.16b, v8.16b, v15.16b
    ldr q8, [x8, #688]
    bsl v8.16b, v22.16b, v10.16b
    ldr q22, [x8, #848]
    bsl v22.16b, v17.16b, v8.16b
    ldr q17, [sp, #368]
    shl v8.2d, v17.2d, #13
    ldr q10, [x8, #784]
    ldr q15, [sp, #416]
    bsl v10.16b, v15.16b, v22.16b
    ldr q22, [x8, #592]
    bsl v22.16b, v8.16b, v10.16b
    ldr q8, [x8, #768]
    bsl v8.16b, v12.16b, v22.16b
    ldr q22, [x8, #656]
    ldr q10, [sp, #736]
    bsl v22.16b, v10.16b, v8.16b
    ldr q8, [x8, #736]
    ldr q10, [sp, #656]
    bsl v8.16b, v10.16b, v22.16b
    ldr q22, [x8, #704]
    ldr q10, [sp, #608]
    bsl v22.16b, v10.16b, v8.16b
    ldr q8, [x8, #448]
    ldr q10, [sp, #624]
    bsl v8.16b, v10.16b, v22.16b
    ldr q22, [x8, #560]
    ldr q10, [sp, #640]
    bsl v22.16b, v10.16b, v8.16b
    ldr q8, [x8, #416]
    ldr q10, [sp, #672]
    bsl v8.16b, v10.16b, v22.16b
    shl v22.2d, v1.2d, #33
    ldr q10, [x8, #640]
    bit v8.16b, v22.16b, v10.16b
    ldr q22, [x8, #336]
    ldr q12, [sp, #288]
    bit v8.16b, v12.16b, v22.16b
    ldr q12, [x8, #320]
    ldr q15, [sp, #304]
    bit v8.16b, v15.16b, v12.16b
    ldr q15, [x8, #1376]
    ldr q12, [sp, #320]
    bit v8.16b, v12.16b, v15.16b
    shl v12.2d, v17.2d, #25
    ldr q15, [x8, #1392]
    bsl v15.16b, v12.16b, v8.16b
    ldr q8, [x8, #1408]
    ldr q22, [sp, #832]
    bsl v8.16b, v22.16b, v15.16b
    ldr q15, [x8, #1296]
    ldr q10, [sp, #816]
    bsl v15.16b, v10.16b, v8.16b
    ldr q8, [x8, #1424]
    str q13, [sp, #320]
    ldr q13, [sp, #800]
    bsl v8.16b, v13.16b, v15.16b
    bsl v19.16b, v16.16b, v8.16b
    ldr q16, [sp, #336]
    bsl v23.16b, v16.16b, v19.16b
    ldr q16, [x8, #1280]
    ldr q19, [sp, #272]
    bsl v16.16b, v19.16b, v23.16b
    ldr q19, [x8, #1312]
    ldr q23, [sp, #432]
    bsl v19.16b, v23.16b, v16.16b
    bit v19.16b, v6.16b, v0.16b
    bit v19.16b, v7.16b, v25.16b
    bit v30.16b, v29.16b, v0.16b
    bit v19.16b, v29.16b, v26.16b
    bit v11.16b, v31.16b, v0.16b
    bit v30.16b, v31.16b, v25.16b
    bit v19.16b, v31.16b, v2.16b
    ldr q16, [x8, #352]
    tbl v23.16b, {v1.16b}, v16.16b
    tbl v31.16b, {v23.16b}, v16.16b
    shl v23.2d, v23.2d, #14
    ushr v31.2d, v31.2d, #50
    orr v23.16b, v23.16b, v31.16b
    tbl v31.16b, {v1.16b}, v16.16b
    tbl v8.16b, {v31.16b}, v16.16b
    shl v31.2d, v31.2d, #13
    ushr v8.2d, v8.2d, #51
    orr v31.16b, v31.16b, v8.16b
    tbl v8.16b, {v1.16b}, v16.16b
    tbl v13.16b, {v8.16b}, v16.16b
    shl v8.2d, v8.2d, #11
    ushr v13.2d, v13.2d, #53
    orr v8.16b, v8.16b, v13.16b
    tbl v13.16b, {v1.16b}, v16.16b
    shl v15.2d, v1.2d, #58
    ushr v13.2d, v13.2d, #6
    orr v13.16b, v15.16b, v13.16b
    tbl v15.16b, {v1.16b}, v16.16b
    shl v0.2d, v1.2d, #57
    ushr v15.2d, v15.2d, #7
    orr v0.16b, v0.16b, v15.16b
    tbl v15.16b, {v1.16b}, v16.16b
    shl v10.2d, v1.2d, #55
    ushr v15.2d, v15.2d, #9
    orr v10.16b, v10.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    ext v22.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #26
    ushr v22.2d, v22.2d, #38
    orr v22.16b, v15.16b, v22.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q29, [sp, #240]
    ldr q29, [x8, #1488]
    str q7, [sp, #432]
    ext v7.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #25
    ushr v7.2d, v7.2d, #39
    str q29, [x0, #32]
    orr v7.16b, v15.16b, v7.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q6, [sp, #272]
    ext v6.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #23
    ushr v6.2d, v6.2d, #41
    orr v6.16b, v15.16b, v6.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q23, [sp, #336]
    ext v23.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #22
    ushr v23.2d, v23.2d, #42
    orr v23.16b, v15.16b, v23.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q24, [sp, #800]
    ext v24.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #21
    ushr v24.2d, v24.2d, #43
    orr v24.16b, v15.16b, v24.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q13, [sp, #304]
    ext v13.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #20
    ushr v13.2d, v13.2d, #44
    orr v13.16b, v15.16b, v13.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q22, [sp, #288]
    ext v22.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #19
    ushr v22.2d, v22.2d, #45
    orr v22.16b, v15.16b, v22.16b
    ext v15.16b, v17.16b, v17.16b, #8
    ext v14.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #14
    ushr v14.2d, v14.2d, #50
    orr v14.16b, v15.16b, v14.16b
    ext v15.16b, v17.16b, v17.16b, #8
    shl v9.2d, v15.2d, #13
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #51
    orr v9.16b, v9.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q14, [sp, #672]
    shl v14.2d, v15.2d, #12
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #52
    orr v14.16b, v14.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q18, [sp, #640]
    shl v18.2d, v15.2d, #11
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #53
    orr v18.16b, v18.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    shl v28.2d, v15.2d, #46
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #18
    orr v28.16b, v28.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q28, [sp, #624]
    shl v28.2d, v15.2d, #45
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #19
    orr v28.16b, v28.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q21, [sp, #608]
    shl v21.2d, v15.2d, #44
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #20
    orr v21.16b, v21.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q31, [sp, #656]
    shl v31.2d, v15.2d, #43
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #21
    orr v31.16b, v31.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q8, [sp, #736]
    shl v8.2d, v15.2d, #38
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #26
    orr v8.16b, v8.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q8, [sp, #416]
    shl v8.2d, v15.2d, #37
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #27
    orr v8.16b, v8.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q0, [sp, #256]
    shl v0.2d, v15.2d, #36
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #28
    orr v0.16b, v0.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q10, [sp, #848]
    shl v10.2d, v15.2d, #35
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #29
    orr v10.16b, v10.16b, v15.16b
    tbl v15.16b, {v1.16b}, v16.16b
    str q12, [sp, #864]
    shl v12.2d, v15.2d, #10
    tbl v15.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #54
    orr v12.16b, v12.16b, v15.16b
    shl v15.2d, v1.2d, #54
    tbl v1.16b, {v1.16b}, v16.16b
    ushr v1.2d, v1.2d, #10
    orr v1.16b, v15.16b, v1.16b
    ext v15.16b, v17.16b, v17.16b, #8
    shl v16.2d, v15.2d, #18
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #46
    orr v16.16b, v16.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q12, [sp, #880]
    shl v12.2d, v15.2d, #10
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #54
    orr v12.16b, v12.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #8
    str q1, [sp, #896]
    shl v1.2d, v15.2d, #42
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #22
    orr v1.16b, v1.16b, v15.16b
    bit v11.16b, v27.16b, v25.16b
    ext v15.16b, v17.16b, v17.16b, #8
    shl v25.2d, v15.2d, #34
    ext v15.16b, v15.16b, v15.16b, #8
    ldr q17, [sp, #208]
    bit v11.16b, v17.16b, v26.16b
    ushr v15.2d, v15.2d, #30
    str q19, [sp, #912]
    mvn v19.16b, v19.16b
    bit v30.16b, v27.16b, v26.16b
    ldr q26, [sp, #192]
    bit v11.16b, v26.16b, v2.16b
    orr v25.16b, v25.16b, v15.16b
    str q19, [x0, #64]
    bit v30.16b, v17.16b, v2.16b
    eor v19.16b, v11.16b, v29.16b
    ldr q29, [x8, #1648]
    ldr q27, [x8, #1664]
    ldr q17, [x8, #1680]
    ldr q26, [x8, #1696]
    ldr q11, [x8, #1792]
    str q30, [x0, #16]
    str q19, [x0, #0]
    str q30, [sp, #928]
    str q19, [sp, #944]
    ldr q19, [x8, #1872]
    ldr q15, [x8, #1888]
    ldr q30, [x8, #1968]
    str q7, [sp, #960]
    ldr q7, [x8, #2096]
    ldr q2, [x8, #2112]
    str q6, [sp, #976]
    ldr q6, [x8, #2128]
    str q23, [sp, #992]
    ldr q23, [x8, #2144]
    str q24, [sp, #1008]
    ldr q24, [x8, #2240]
    bsl v6.16b, v10.16b, v25.16b
    bit v6.16b, v0.16b, v11.16b
    bit v6.16b, v8.16b, v23.16b
    ldr q23, [sp, #352]
    bit v6.16b, v23.16b, v19.16b
    ldr q23, [sp, #560]
    bit v6.16b, v23.16b, v29.16b
    bit v6.16b, v3.16b, v24.16b
    bit v6.16b, v4.16b, v15.16b
    bit v6.16b, v1.16b, v7.16b
    bit v6.16b, v31.16b, v17.16b
    bit v6.16b, v21.16b, v27.16b
    bit v6.16b, v28.16b, v26.16b
    ldr q26, [sp, #512]
    bit v6.16b, v26.16b, v2.16b
    ldr q26, [sp, #528]
    bit v6.16b, v26.16b, v30.16b
    ldr q30, [x8, #1728]
    bit v6.16b, v5.16b, v30.16b
    ldr q30, [x8, #1984]
    ldr q26, [sp, #496]
    bit v6.16b, v26.16b, v30.16b
    ldr q30, [x8, #1552]
    bit v6.16b, v12.16b, v30.16b
    ldr q30, [x8, #2064]
    bit v6.16b, v18.16b, v30.16b
    ldr q30, [x8, #1536]
    bit v6.16b, v14.16b, v30.16b
    ldr q30, [x8, #2016]
    bit v6.16b, v9.16b, v30.16b
    ushr v30.16b, v20.16b, #1
    ushr v26.16b, v20.16b, #2
    ldr q2, [x8, #1856]
    bit v6.16b, v26.16b, v2.16b
    ldr q2, [x8, #1584]
    bit v6.16b, v30.16b, v2.16b
    ldr q2, [x8, #2160]
    bit v6.16b, v20.16b, v2.16b
    shl v2.16b, v20.16b, #1
    ldr q27, [x8, #1920]
    bit v6.16b, v2.16b, v27.16b
    ldr q27, [x8, #1824]
    bit v6.16b, v16.16b, v27.16b
    ldr q27, [x8, #1936]
    bit v6.16b, v22.16b, v27.16b
    ldr q27, [x8, #1712]
    bit v6.16b, v13.16b, v27.16b
    ldr q27, [x8, #2176]
    ldr q17, [sp, #1008]
    bit v6.16b, v17.16b, v27.16b
    ldr q27, [x8, #2192]
    ldr q17, [sp, #992]
    bit v6.16b, v17.16b, v27.16b
    ldr q27, [x8, #2208]
    ldr q17, [sp, #976]
    bit v6.16b, v17.16b, v27.16b
    ldr q27, [sp, #384]
    ldr q17, [x8, #352]
    tbl v7.16b, {v27.16b}, v17.16b
    ldr q15, [x8, #1632]
    tbl v24.16b, {v7.16b}, v17.16b
    ldr q29, [sp, #368]
    ext v23.16b, v29.16b, v29.16b, #5
    shl v7.2d, v7.2d, #9
    ushr v24.2d, v24.2d, #55
    ldr q19, [x8, #2048]
    bit v6.16b, v23.16b, v19.16b
    ldr q19, [x8, #1840]
    orr v7.16b, v7.16b, v24.16b
    ldr q24, [sp, #960]
    bit v6.16b, v24.16b, v15.16b
    tbl v17.16b, {v27.16b}, v17.16b
    ldr q15, [x8, #2000]
    shl v24.2d, v20.2d, #22
    ushr v17.2d, v17.2d, #11
    bit v6.16b, v24.16b, v19.16b
    shl v27.2d, v27.2d, #53
    shl v19.2d, v20.2d, #23
    str q7, [sp, #1024]
    ldr q7, [x8, #1600]
    orr v17.16b, v27.16b, v17.16b
    bit v6.16b, v19.16b, v15.16b
    ext v27.16b, v29.16b, v29.16b, #8
    ldr q15, [x8, #1808]
    str q17, [sp, #1040]
    shl v17.2d, v20.2d, #24
    str q19, [sp, #1056]
    ext v19.16b, v27.16b, v27.16b, #8
    str q24, [sp, #1072]
    shl v24.2d, v20.2d, #25
    shl v27.2d, v27.2d, #17
    ushr v19.2d, v19.2d, #47
    bit v6.16b, v17.16b, v7.16b
    ldr q7, [x8, #2224]
    orr v19.16b, v27.16b, v19.16b
    bit v6.16b, v24.16b, v15.16b
    ext v27.16b, v29.16b, v29.16b, #8
    ldr q15, [x8, #1616]
    str q24, [sp, #1088]
    ext v24.16b, v27.16b, v27.16b, #8
    shl v27.2d, v27.2d, #9
    ushr v24.2d, v24.2d, #55
    str q17, [sp, #1104]
    ldr q17, [sp, #720]
    bit v6.16b, v17.16b, v7.16b
    ldr q17, [x8, #1520]
    orr v24.16b, v27.16b, v24.16b
    ldr q27, [sp, #704]
    bit v6.16b, v27.16b, v15.16b
    ext v27.16b, v29.16b, v29.16b, #8
    ldr q15, [x8, #2080]
    shl v7.2d, v29.2d, #24
    str q23, [sp, #1120]
    ext v23.16b, v27.16b, v27.16b, #8
    shl v27.2d, v27.2d, #41
    ushr v23.2d, v23.2d, #23
    bit v6.16b, v7.16b, v17.16b
    ldr q17, [x8, #1904]
    orr v23.16b, v27.16b, v23.16b
    ldr q27, [sp, #864]
    bit v6.16b, v27.16b, v15.16b
    ext v29.16b, v29.16b, v29.16b, #8
    ldr q27, [x8, #1568]
    ext v15.16b, v29.16b, v29.16b, #8
    str q7, [sp, #1136]
    ldr q7, [x8, #1952]
    shl v29.2d, v29.2d, #33
    ushr v15.2d, v15.2d, #31
    str q13, [sp, #1152]
    ldr q13, [sp, #896]
    bit v6.16b, v13.16b, v17.16b
    ldr q13, [x8, #1760]
    orr v29.16b, v29.16b, v15.16b
    ldr q15, [sp, #848]
    bit v6.16b, v15.16b, v27.16b
    ldr q15, [x8, #1776]
    ldr q27, [x8, #2128]
    mov v17.16b, v27.16b
    bsl v17.16b, v0.16b, v10.16b
    bit v29.16b, v25.16b, v27.16b
    ldr q25, [sp, #176]
    bit v6.16b, v25.16b, v7.16b
    ldr q27, [x8, #1504]
    bit v17.16b, v8.16b, v11.16b
    bit v29.16b, v10.16b, v11.16b
    ldr q10, [sp, #256]
    bit v6.16b, v10.16b, v13.16b
    ldr q11, [x8, #2032]
    ldr q10, [x8, #2144]
    ldr q13, [sp, #416]
    bit v17.16b, v13.16b, v10.16b
    bit v29.16b, v0.16b, v10.16b
    ldr q10, [sp, #880]
    bit v6.16b, v10.16b, v15.16b
    ldr q13, [x8, #1744]
    ldr q10, [x8, #1872]
    ldr q15, [sp, #560]
    bit v17.16b, v15.16b, v10.16b
    ldr q25, [sp, #400]
    bit v29.16b, v25.16b, v10.16b
    ldr q25, [sp, #736]
    bit v6.16b, v25.16b, v27.16b
    ldr q10, [x8, #1648]
    bit v17.16b, v3.16b, v10.16b
    ldr q25, [sp, #352]
    bit v29.16b, v25.16b, v10.16b
    ldr q25, [sp, #160]
    bit v6.16b, v25.16b, v11.16b
    ldr q25, [x8, #2240]
    bit v17.16b, v4.16b, v25.16b
    bit v29.16b, v15.16b, v25.16b
    ldr q15, [sp, #656]
    bit v6.16b, v15.16b, v13.16b
    ldr q15, [x8, #1888]
    ldr q13, [sp, #608]
    bit v17.16b, v13.16b, v15.16b
    bit v29.16b, v3.16b, v15.16b
    str q6, [sp, #560]
    mvn v6.16b, v6.16b
    ldr q15, [x8, #2096]
    bit v17.16b, v31.16b, v15.16b
    str q6, [x0, #96]
    bit v29.16b, v23.16b, v15.16b
    ldr q6, [x8, #1680]
    bit v17.16b, v21.16b, v6.16b
    bit v29.16b, v1.16b, v6.16b
    ldr q1, [x8, #1664]
    bit v17.16b, v28.16b, v1.16b
    bit v29.16b, v31.16b, v1.16b
    ldr q23, [x8, #1696]
    ldr q31, [sp, #624]
    bit v17.16b, v31.16b, v23.16b
    bit v29.16b, v21.16b, v23.16b
    ldr q23, [x8, #2112]
    ldr q31, [sp, #528]
    bit v17.16b, v31.16b, v23.16b
    ldr q1, [sp, #640]
    bit v29.16b, v1.16b, v23.16b
    ldr q1, [x8, #1968]
    bit v17.16b, v5.16b, v1.16b
    ldr q23, [sp, #512]
    bit v29.16b, v23.16b, v1.16b
    ldr q23, [x8, #1728]
    ldr q1, [sp, #496]
    bit v17.16b, v1.16b, v23.16b
    bit v29.16b, v31.16b, v23.16b
    ldr q31, [x8, #1984]
    ldr q23, [sp, #480]
    bit v17.16b, v23.16b, v31.16b
    bit v29.16b, v5.16b, v31.16b
    ldr q31, [x8, #1552]
    bit v17.16b, v18.16b, v31.16b
    bit v29.16b, v24.16b, v31.16b
    str q24, [sp, #352]
    ldr q24, [x8, #2064]
    bit v17.16b, v14.16b, v24.16b
    bit v29.16b, v12.16b, v24.16b
    str q12, [sp, #400]
    ldr q12, [x8, #1536]
    bit v17.16b, v9.16b, v12.16b
    bit v29.16b, v18.16b, v12.16b
    ldr q12, [x8, #2016]
    ldr q24, [sp, #672]
    bit v17.16b, v24.16b, v12.16b
    bit v29.16b, v14.16b, v12.16b
    ushr v12.16b, v20.16b, #3
    ldr q31, [x8, #1856]
    bit v29.16b, v12.16b, v31.16b
    bit v17.16b, v30.16b, v31.16b
    ldr q12, [x8, #1584]
    bit v29.16b, v26.16b, v12.16b
    bit v17.16b, v20.16b, v12.16b
    ldr q26, [x8, #2160]
    bit v29.16b, v30.16b, v26.16b
    shl v30.16b, v20.16b, #2
    bit v17.16b, v2.16b, v26.16b
    ldr q26, [x8, #1920]
    bit v29.16b, v20.16b, v26.16b
    bit v17.16b, v30.16b, v26.16b
    ldr q26, [x8, #1824]
    bit v29.16b, v19.16b, v26.16b
    bit v17.16b, v22.16b, v26.16b
    ldr q26, [x8, #1936]
    bit v29.16b, v16.16b, v26.16b
    ldr q12, [sp, #1152]
    bit v17.16b, v12.16b, v26.16b
    ldr q26, [x8, #1712]
    bit v29.16b, v22.16b, v26.16b
    ldr q31, [sp, #1008]
    bit v17.16b, v31.16b, v26.16b
    ldr q26, [x8, #2176]
    bit v29.16b, v12.16b, v26.16b
    ldr q12, [sp, #992]
    bit v17.16b, v12.16b, v26.16b
    ldr q26, [x8, #2192]
    bit v29.16b, v31.16b, v26.16b
    ldr q31, [sp, #976]
    bit v17.16b, v31.16b, v26.16b
    ldr q26, [x8, #2208]
    bit v29.16b, v12.16b, v26.16b
    ldr q12, [sp, #1120]
    bit v17.16b, v12.16b, v26.16b
    ldr q26, [x8, #2048]
    bit v29.16b, v31.16b, v26.16b
    ldr q31, [sp, #960]
    bit v17.16b, v31.16b, v26.16b
    ldr q26, [x8, #1632]
    bit v29.16b, v12.16b, v26.16b
    shl v31.2d, v20.2d, #21
    ldr q12, [x8, #1840]
    bit v29.16b, v31.16b, v12.16b
    ldr q31, [sp, #288]
    bit v17.16b, v31.16b, v26.16b
    ldr q26, [x8, #2000]
    ldr q31, [sp, #1072]
    bit v29.16b, v31.16b, v26.16b
    ldr q31, [sp, #1056]
    bit v17.16b, v31.16b, v12.16b
    ldr q12, [x8, #1600]
    bit v29.16b, v31.16b, v12.16b
    ldr q31, [sp, #1104]
    bit v17.16b, v31.16b, v26.16b
    ldr q26, [x8, #1808]
    bit v29.16b, v31.16b, v26.16b
    shl v31.2d, v20.2d, #26
    str q18, [sp, #1056]
    ldr q18, [sp, #1088]
    bit v17.16b, v18.16b, v12.16b
    ldr q12, [x8, #2224]
    ldr q18, [sp, #688]
    bit v29.16b, v18.16b, v12.16b
    bit v17.16b, v31.16b, v26.16b
    ldr q18, [x8, #1616]
    ldr q26, [sp, #720]
    bit v29.16b, v26.16b, v18.16b
    ldr q26, [sp, #704]
    bit v17.16b, v26.16b, v12.16b
    ldr q12, [x8, #1520]
    bit v29.16b, v26.16b, v12.16b
    ldr q26, [sp, #1136]
    bit v17.16b, v26.16b, v18.16b
    ldr q18, [x8, #2080]
    bit v29.16b, v26.16b, v18.16b
    ldr q26, [sp, #864]
    bit v17.16b, v26.16b, v12.16b
    ldr q12, [x8, #1904]
    ldr q26, [sp, #1040]
    bit v29.16b, v26.16b, v12.16b
    ldr q26, [sp, #832]
    bit v17.16b, v26.16b, v18.16b
    ldr q18, [x8, #1568]
    ldr q26, [sp, #896]
    bit v29.16b, v26.16b, v18.16b
    ldr q26, [sp, #848]
    bit v17.16b, v26.16b, v12.16b
    bit v29.16b, v26.16b, v7.16b
    ldr q26, [sp, #176]
    bit v17.16b, v26.16b, v18.16b
    ldr q18, [x8, #1760]
    bit v29.16b, v26.16b, v18.16b
    ldr q26, [sp, #256]
    bit v17.16b, v26.16b, v7.16b
    ldr q7, [x8, #1776]
    ldr q26, [sp, #1024]
    bit v29.16b, v26.16b, v7.16b
    ldr q26, [sp, #304]
    bit v17.16b, v26.16b, v18.16b
    ldr q18, [sp, #880]
    bit v29.16b, v18.16b, v27.16b
    ldr q18, [sp, #736]
    bit v17.16b, v18.16b, v7.16b
    bit v29.16b, v18.16b, v11.16b
    ushr v18.4s, v20.4s, #20
    ldr q7, [sp, #368]
    sli v18.16b, v7.16b, #4
    sli v18.16b, v20.16b, #4
    shl v26.8h, v20.8h, #12
    trn1 v18.8h, v18.8h, v7.8h
    ldr q12, [x8, #400]
    bsl v12.16b, v26.16b, v18.16b
    ldr q18, [sp, #384]
    ldr q26, [x8, #352]
    tbl v11.16b, {v18.16b}, v26.16b
    tbl v27.16b, {v11.16b}, v26.16b
    shl v11.2d, v11.2d, #15
    ushr v27.2d, v27.2d, #49
    orr v27.16b, v11.16b, v27.16b
    tbl v11.16b, {v18.16b}, v26.16b
    ushr v11.2d, v11.2d, #5
    shl v24.2d, v18.2d, #59
    orr v24.16b, v24.16b, v11.16b
    ext v11.16b, v7.16b, v7.16b, #8
    ext v23.16b, v11.16b, v11.16b, #8
    shl v11.2d, v11.2d, #27
    ushr v23.2d, v23.2d, #37
    orr v23.16b, v11.16b, v23.16b
    ext v11.16b, v7.16b, v7.16b, #8
    ext v1.16b, v11.16b, v11.16b, #8
    shl v11.2d, v11.2d, #15
    ushr v1.2d, v1.2d, #49
    orr v1.16b, v11.16b, v1.16b
    ext v11.16b, v7.16b, v7.16b, #8
    str q27, [sp, #736]
    ext v27.16b, v11.16b, v11.16b, #8
    shl v11.2d, v11.2d, #47
    ushr v27.2d, v27.2d, #17
    orr v27.16b, v11.16b, v27.16b
    ldr q11, [x8, #2128]
    bit v0.16b, v8.16b, v11.16b
    ldr q8, [x8, #1792]
    ldr q11, [sp, #416]
    bit v0.16b, v11.16b, v8.16b
    ext v11.16b, v7.16b, v7.16b, #8
    ext v8.16b, v11.16b, v11.16b, #8
    shl v11.2d, v11.2d, #39
    ushr v8.2d, v8.2d, #25
    orr v8.16b, v11.16b, v8.16b
    ldr q11, [x8, #2144]
    bit v0.16b, v8.16b, v11.16b
    ldr q8, [x8, #1872]
    bit v0.16b, v3.16b, v8.16b
    bit v0.16b, v4.16b, v10.16b
    bit v0.16b, v13.16b, v25.16b
    ldr q3, [x8, #1888]
    ldr q4, [sp, #800]
    bit v0.16b, v4.16b, v3.16b
    bit v0.16b, v21.16b, v15.16b
    bit v0.16b, v28.16b, v6.16b
    ldr q4, [x8, #1664]
    ldr q21, [sp, #624]
    bit v0.16b, v21.16b, v4.16b
    tbl v21.16b, {v18.16b}, v26.16b
    shl v28.2d, v18.2d, #52
    ushr v21.2d, v21.2d, #12
    orr v21.16b, v28.16b, v21.16b
    ext v28.16b, v12.16b, v12.16b, #8
    shl v13.2d, v12.2d, #51
    ushr v28.2d, v28.2d, #13
    orr v28.16b, v13.16b, v28.16b
    ext v13.16b, v12.16b, v12.16b, #8
    ldr q15, [x8, #2288]
    ldr q25, [x8, #2320]
    ldr q10, [x8, #2336]
    shl v8.2d, v12.2d, #50
    ushr v13.2d, v13.2d, #14
    str q21, [sp, #624]
    ldr q21, [x8, #2368]
    str q28, [sp, #800]
    ldr q6, [x8, #2400]
    orr v8.16b, v8.16b, v13.16b
    ext v13.16b, v12.16b, v12.16b, #8
    str q8, [sp, #608]
    shl v8.2d, v12.2d, #49
    ushr v13.2d, v13.2d, #15
    orr v8.16b, v8.16b, v13.16b
    ldr q13, [x8, #1264]
    str q8, [sp, #416]
    tbl v8.16b, {v7.16b}, v13.16b
    ushr v4.2d, v7.2d, #33
    shl v8.2d, v8.2d, #31
    orr v4.16b, v4.16b, v8.16b
    tbl v8.16b, {v7.16b}, v13.16b
    ushr v28.2d, v7.2d, #34
    shl v8.2d, v8.2d, #30
    tbl v6.16b, {v7.16b}, v6.16b
    ext v3.16b, v7.16b, v7.16b, #6
    orr v28.16b, v28.16b, v8.16b
    ushr v8.2d, v7.2d, #35
    str q24, [sp, #880]
    tbl v24.16b, {v7.16b}, v13.16b
    shl v24.2d, v24.2d, #29
    orr v24.16b, v8.16b, v24.16b
    ushr v8.2d, v7.2d, #36
    str q31, [sp, #1024]
    tbl v31.16b, {v7.16b}, v13.16b
    shl v31.2d, v31.2d, #28
    orr v31.16b, v8.16b, v31.16b
    ushr v8.2d, v7.2d, #37
    str q23, [sp, #704]
    tbl v23.16b, {v7.16b}, v13.16b
    shl v23.2d, v23.2d, #27
    orr v23.16b, v8.16b, v23.16b
    ushr v8.2d, v7.2d, #38
    tbl v11.16b, {v7.16b}, v13.16b
    shl v11.2d, v11.2d, #26
    orr v8.16b, v8.16b, v11.16b
    ushr v11.2d, v7.2d, #39
    str q4, [sp, #720]
    tbl v4.16b, {v7.16b}, v13.16b
    shl v4.2d, v4.2d, #25
    orr v4.16b, v11.16b, v4.16b
    shl v11.2d, v18.2d, #43
    str q28, [sp, #688]
    tbl v28.16b, {v18.16b}, v26.16b
    ushr v28.2d, v28.2d, #21
    orr v28.16b, v11.16b, v28.16b
    ext v11.16b, v12.16b, v12.16b, #8
    str q28, [sp, #1072]
    shl v28.2d, v12.2d, #47
    ushr v11.2d, v11.2d, #17
    orr v28.16b, v28.16b, v11.16b
    ushr v11.2d, v7.2d, #41
    str q28, [sp, #1168]
    tbl v28.16b, {v7.16b}, v13.16b
    shl v28.2d, v28.2d, #23
    orr v28.16b, v11.16b, v28.16b
    shl v11.2d, v18.2d, #42
    tbl v26.16b, {v18.16b}, v26.16b
    ushr v26.2d, v26.2d, #22
    orr v26.16b, v11.16b, v26.16b
    ext v11.16b, v12.16b, v12.16b, #8
    str q26, [sp, #1184]
    shl v26.2d, v12.2d, #46
    ushr v11.2d, v11.2d, #18
    orr v26.16b, v26.16b, v11.16b
    ldr q11, [x8, #1744]
    str q26, [sp, #1200]
    ldr q26, [sp, #160]
    bit v29.16b, v26.16b, v11.16b
    ushr v18.2d, v7.2d, #42
    tbl v7.16b, {v7.16b}, v13.16b
    shl v7.2d, v7.2d, #22
    str q29, [sp, #1216]
    mvn v29.16b, v29.16b
    orr v7.16b, v18.16b, v7.16b
    str q29, [x0, #112]
    ldr q18, [x8, #1696]
    bit v0.16b, v27.16b, v18.16b
    ldr q27, [x8, #2112]
    bit v0.16b, v5.16b, v27.16b
    ldr q29, [x8, #1968]
    ldr q27, [sp, #496]
    bit v0.16b, v27.16b, v29.16b
    ldr q29, [x8, #1728]
    ldr q18, [sp, #480]
    bit v0.16b, v18.16b, v29.16b
    mov v29.16b, v10.16b
    bsl v29.16b, v19.16b, v3.16b
    ldr q13, [x8, #1984]
    ldr q18, [sp, #448]
    bit v0.16b, v18.16b, v13.16b
    mov v13.16b, v10.16b
    bsl v13.16b, v3.16b, v1.16b
    ldr q18, [sp, #672]
    bsl v10.16b, v1.16b, v18.16b
    bit v29.16b, v16.16b, v25.16b
    ldr q27, [x8, #1552]
    bit v0.16b, v14.16b, v27.16b
    bit v13.16b, v19.16b, v25.16b
    bit v10.16b, v3.16b, v25.16b
    bit v29.16b, v22.16b, v15.16b
    ldr q27, [x8, #2064]
    bit v0.16b, v9.16b, v27.16b
    bit v13.16b, v16.16b, v15.16b
    bit v10.16b, v19.16b, v15.16b
    ldr q27, [sp, #1152]
    bit v29.16b, v27.16b, v21.16b
    ldr q15, [x8, #1536]
    bit v0.16b, v18.16b, v15.16b
    bit v13.16b, v22.16b, v21.16b
    bit v10.16b, v16.16b, v21.16b
    ldr q15, [x8, #2352]
    ldr q21, [sp, #1008]
    bit v29.16b, v21.16b, v15.16b
    ldr q25, [x8, #2016]
    bit v0.16b, v1.16b, v25.16b
    bit v13.16b, v27.16b, v15.16b
    bit v10.16b, v22.16b, v15.16b
    ldr q25, [x8, #2304]
    ldr q15, [sp, #992]
    bit v29.16b, v15.16b, v25.16b
    ldr q18, [x8, #1856]
    bit v0.16b, v20.16b, v18.16b
    ldr q18, [x8, #1504]
    bit v17.16b, v26.16b, v18.16b
    bit v13.16b, v21.16b, v25.16b
    bit v10.16b, v27.16b, v25.16b
    ldr q25, [x8, #2384]
    str q22, [sp, #1232]
    ldr q22, [sp, #976]
    bit v29.16b, v22.16b, v25.16b
    str q16, [sp, #1248]
    ldr q16, [x8, #1584]
    bit v0.16b, v2.16b, v16.16b
    ldr q2, [x8, #2032]
    ldr q16, [sp, #656]
    bit v17.16b, v16.16b, v2.16b
    bit v13.16b, v15.16b, v25.16b
    bit v10.16b, v21.16b, v25.16b
    ldr q25, [x8, #2256]
    bit v29.16b, v6.16b, v25.16b
    str q19, [sp, #1264]
    ldr q19, [x8, #2160]
    bit v0.16b, v30.16b, v19.16b
    ldr q30, [sp, #336]
    bit v17.16b, v30.16b, v11.16b
    str q3, [sp, #1280]
    ldr q3, [x8, #2512]
    ldr q19, [x8, #2544]
    str q17, [x0, #80]
    str q17, [sp, #1296]
    ldr q17, [x8, #2608]
    bit v13.16b, v28.16b, v25.16b
    str q1, [sp, #1312]
    ldr q1, [x8, #2656]
    str q9, [sp, #1328]
    ldr q9, [x8, #2784]
    bit v10.16b, v7.16b, v25.16b
    ldr q25, [x8, #2272]
    bit v29.16b, v4.16b, v25.16b
    bit v13.16b, v6.16b, v25.16b
    bit v10.16b, v28.16b, v25.16b
    bit v29.16b, v8.16b, v3.16b
    bit v13.16b, v4.16b, v3.16b
    bit v10.16b, v6.16b, v3.16b
    ldr q3, [x8, #2848]
    bit v29.16b, v23.16b, v3.16b
    bit v10.16b, v4.16b, v3.16b
    bit v13.16b, v8.16b, v3.16b
    bit v29.16b, v31.16b, v1.16b
    bit v10.16b, v8.16b, v1.16b
    bit v13.16b, v23.16b, v1.16b
    bit v29.16b, v24.16b, v9.16b
    bit v10.16b, v23.16b, v9.16b
    bit v13.16b, v31.16b, v9.16b
    ldr q9, [sp, #688]
    bit v29.16b, v9.16b, v17.16b
    bit v10.16b, v31.16b, v17.16b
    bit v13.16b, v24.16b, v17.16b
    ldr q17, [x8, #2880]
    ldr q1, [x8, #2896]
    bit v13.16b, v9.16b, v1.16b
    bit v10.16b, v24.16b, v1.16b
    ldr q24, [sp, #720]
    bit v29.16b, v24.16b, v1.16b
    shl v24.16b, v20.16b, #3
    ldr q9, [x8, #1920]
    bit v0.16b, v24.16b, v9.16b
    ldr q24, [x8, #1824]
    bit v0.16b, v27.16b, v24.16b
    ldr q24, [x8, #1936]
    bit v0.16b, v21.16b, v24.16b
    ldr q21, [x8, #1712]
    bit v0.16b, v15.16b, v21.16b
    ldr q15, [x8, #2176]
    bit v0.16b, v22.16b, v15.16b
    ldr q22, [x8, #2192]
    ldr q15, [sp, #1120]
    bit v0.16b, v15.16b, v22.16b
    ldr q15, [x8, #2208]
    ldr q22, [sp, #960]
    bit v0.16b, v22.16b, v15.16b
    ldr q22, [x8, #2048]
    ldr q15, [sp, #288]
    bit v0.16b, v15.16b, v22.16b
    ldr q15, [x8, #1632]
    ldr q22, [sp, #704]
    bit v0.16b, v22.16b, v15.16b
    ldr q22, [x8, #1840]
    ldr q15, [sp, #1104]
    bit v0.16b, v15.16b, v22.16b
    ldr q15, [x8, #2000]
    ldr q22, [sp, #1088]
    bit v0.16b, v22.16b, v15.16b
    shl v22.2d, v20.2d, #27
    ldr q15, [x8, #1600]
    ldr q21, [sp, #1024]
    bit v0.16b, v21.16b, v15.16b
    ldr q21, [x8, #1808]
    bit v0.16b, v22.16b, v21.16b
    ldr q22, [x8, #2224]
    ldr q21, [sp, #1136]
    bit v0.16b, v21.16b, v22.16b
    ldr q21, [x8, #1616]
    ldr q22, [sp, #864]
    bit v0.16b, v22.16b, v21.16b
    ldr q22, [x8, #1520]
    ldr q21, [sp, #832]
    bit v0.16b, v21.16b, v22.16b
    ldr q21, [x8, #2080]
    ldr q22, [sp, #816]
    bit v0.16b, v22.16b, v21.16b
    ldr q22, [x8, #1904]
    ldr q21, [sp, #176]
    bit v0.16b, v21.16b, v22.16b
    ldr q22, [x8, #1568]
    ldr q15, [sp, #256]
    bit v0.16b, v15.16b, v22.16b
    ldr q22, [x8, #1952]
    ldr q24, [sp, #304]
    bit v0.16b, v24.16b, v22.16b
    ldr q22, [x8, #1760]
    ldr q9, [sp, #880]
    bit v0.16b, v9.16b, v22.16b
    ldr q22, [x8, #1776]
    bit v0.16b, v26.16b, v22.16b
    bit v0.16b, v16.16b, v18.16b
    bit v0.16b, v30.16b, v2.16b
    ldr q16, [sp, #736]
    bit v0.16b, v16.16b, v11.16b
    ldr q16, [sp, #384]
    ushr v26.2d, v16.2d, #17
    bit v13.16b, v26.16b, v19.16b
    ushr v30.2d, v16.2d, #18
    bit v10.16b, v30.16b, v19.16b
    ushr v11.2d, v16.2d, #16
    ldr q2, [x8, #2672]
    ushr v18.2d, v16.2d, #15
    bit v29.16b, v11.16b, v19.16b
    bit v10.16b, v26.16b, v17.16b
    bit v13.16b, v11.16b, v17.16b
    ushr v22.2d, v16.2d, #14
    bit v29.16b, v18.16b, v17.16b
    str q20, [sp, #736]
    ldr q20, [x8, #2464]
    bit v10.16b, v11.16b, v20.16b
    ldr q17, [x8, #2816]
    bit v13.16b, v18.16b, v20.16b
    ushr v19.2d, v16.2d, #13
    bit v10.16b, v18.16b, v2.16b
    bit v29.16b, v22.16b, v20.16b
    ldr q18, [x8, #2640]
    bit v13.16b, v22.16b, v2.16b
    bit v29.16b, v19.16b, v2.16b
    ldr q19, [x8, #2480]
    ldr q22, [sp, #576]
    bit v10.16b, v22.16b, v17.16b
    ldr q22, [sp, #544]
    bit v13.16b, v22.16b, v17.16b
    ldr q2, [sp, #464]
    ext v2.16b, v2.16b, v2.16b, #10
    ldr q20, [x8, #2688]
    bit v29.16b, v2.16b, v17.16b
    bit v10.16b, v22.16b, v18.16b
    ldr q22, [x8, #2976]
    bit v13.16b, v2.16b, v18.16b
    ldr q17, [sp, #640]
    bit v29.16b, v17.16b, v18.16b
    bit v10.16b, v2.16b, v19.16b
    ldr q18, [x8, #2928]
    bit v13.16b, v17.16b, v19.16b
    ldr q1, [sp, #512]
    bit v29.16b, v1.16b, v19.16b
    bit v10.16b, v17.16b, v20.16b
    ldr q17, [x8, #2624]
    bit v13.16b, v1.16b, v20.16b
    ldr q19, [sp, #528]
    bit v29.16b, v19.16b, v20.16b
    bit v10.16b, v1.16b, v22.16b
    ldr q1, [x8, #2432]
    bit v13.16b, v19.16b, v22.16b
    bit v29.16b, v5.16b, v22.16b
    bit v10.16b, v19.16b, v18.16b
    bit v13.16b, v5.16b, v18.16b
    ldr q19, [sp, #496]
    bit v29.16b, v19.16b, v18.16b
    bit v10.16b, v5.16b, v17.16b
    ldr q18, [x8, #2832]
    bit v13.16b, v19.16b, v17.16b
    bit v10.16b, v19.16b, v1.16b
    ldr q19, [sp, #480]
    bit v29.16b, v19.16b, v17.16b
    ldr q17, [x8, #2704]
    ldr q22, [x8, #2736]
    bit v13.16b, v19.16b, v1.16b
    ldr q19, [sp, #448]
    bit v29.16b, v19.16b, v1.16b
    ext v19.16b, v12.16b, v12.16b, #10
    bit v29.16b, v19.16b, v18.16b
    ldr q1, [x8, #3008]
    str q0, [sp, #448]
    ldr q0, [sp, #416]
    bit v29.16b, v0.16b, v22.16b
    ldr q20, [x8, #2768]
    ldr q3, [sp, #608]
    bit v29.16b, v3.16b, v17.16b
    ldr q25, [x8, #2448]
    ldr q27, [sp, #800]
    bit v29.16b, v27.16b, v1.16b
    ldr q27, [x8, #2912]
    bit v29.16b, v14.16b, v20.16b
    ldr q16, [x8, #2800]
    str q5, [sp, #800]
    ldr q5, [sp, #1328]
    bit v29.16b, v5.16b, v25.16b
    str q2, [sp, #480]
    ldr q2, [x8, #2496]
    str q11, [sp, #496]
    ldr q11, [sp, #672]
    bit v29.16b, v11.16b, v27.16b
    str q26, [sp, #336]
    ldr q26, [x8, #2576]
    str q30, [sp, #656]
    ldr q30, [sp, #1312]
    bit v29.16b, v30.16b, v16.16b
    ldr q30, [x8, #2416]
    str q31, [sp, #160]
    ldr q31, [sp, #144]
    bit v29.16b, v31.16b, v2.16b
    str q23, [sp, #816]
    ldr q23, [x8, #2944]
    str q8, [sp, #832]
    ldr q8, [sp, #272]
    bit v29.16b, v8.16b, v26.16b
    str q4, [sp, #864]
    ldr q4, [x8, #2560]
    str q6, [sp, #1136]
    ldr q6, [sp, #432]
    bit v29.16b, v6.16b, v30.16b
    str q28, [sp, #1024]
    ldr q28, [x8, #2992]
    str q7, [sp, #1088]
    ldr q7, [sp, #240]
    bit v29.16b, v7.16b, v23.16b
    ldr q7, [x8, #2592]
    str q12, [sp, #240]
    ldr q12, [sp, #624]
    bit v29.16b, v12.16b, v4.16b
    ldr q12, [x8, #2752]
    ldr q4, [sp, #1040]
    bit v29.16b, v4.16b, v28.16b
    ldr q4, [x8, #2864]
    ldr q28, [sp, #896]
    bit v29.16b, v28.16b, v7.16b
    ldr q28, [x8, #2528]
    ldr q7, [sp, #848]
    bit v29.16b, v7.16b, v12.16b
    ldr q7, [x8, #2720]
    bit v29.16b, v21.16b, v4.16b
    ldr q21, [x8, #2960]
    bit v29.16b, v15.16b, v28.16b
    ldr q15, [sp, #1168]
    bit v13.16b, v15.16b, v18.16b
    bit v29.16b, v24.16b, v7.16b
    bit v29.16b, v9.16b, v21.16b
    bit v13.16b, v19.16b, v22.16b
    bit v13.16b, v0.16b, v17.16b
    bit v13.16b, v3.16b, v1.16b
    ldr q3, [sp, #1056]
    bit v13.16b, v3.16b, v20.16b
    bit v13.16b, v14.16b, v25.16b
    bit v13.16b, v5.16b, v27.16b
    bit v13.16b, v11.16b, v16.16b
    ldr q9, [sp, #1072]
    bit v13.16b, v9.16b, v2.16b
    bit v13.16b, v31.16b, v26.16b
    bit v13.16b, v8.16b, v30.16b
    bit v13.16b, v6.16b, v23.16b
    ldr q6, [x8, #2560]
    str q29, [sp, #432]
    ldr q29, [sp, #192]
    bit v13.16b, v29.16b, v6.16b
    ldr q11, [x8, #2992]
    ldr q29, [sp, #624]
    bit v13.16b, v29.16b, v11.16b
    ldr q29, [x8, #2592]
    ldr q11, [sp, #1040]
    bit v13.16b, v11.16b, v29.16b
    ldr q11, [sp, #896]
    bit v13.16b, v11.16b, v12.16b
    ldr q11, [sp, #848]
    bit v13.16b, v11.16b, v4.16b
    ldr q11, [sp, #1200]
    bit v10.16b, v11.16b, v18.16b
    ldr q11, [sp, #176]
    bit v13.16b, v11.16b, v28.16b
    bit v10.16b, v15.16b, v22.16b
    ldr q15, [sp, #256]
    bit v13.16b, v15.16b, v7.16b
    bit v13.16b, v24.16b, v21.16b
    bit v10.16b, v19.16b, v17.16b
    bit v10.16b, v0.16b, v1.16b
    ldr q0, [sp, #400]
    bit v10.16b, v0.16b, v20.16b
    bit v10.16b, v3.16b, v25.16b
    bit v10.16b, v14.16b, v27.16b
    bit v10.16b, v5.16b, v16.16b
    ldr q24, [sp, #1184]
    bit v10.16b, v24.16b, v2.16b
    bit v10.16b, v9.16b, v26.16b
    bit v10.16b, v31.16b, v30.16b
    bit v10.16b, v8.16b, v23.16b
    ldr q8, [sp, #208]
    bit v10.16b, v8.16b, v6.16b
    str q13, [sp, #272]
    ldr q13, [x8, #2992]
    ldr q8, [sp, #192]
    bit v10.16b, v8.16b, v13.16b
    ldr q8, [sp, #624]
    bit v10.16b, v8.16b, v29.16b
    ldr q8, [sp, #1040]
    bit v10.16b, v8.16b, v12.16b
    ldr q8, [sp, #896]
    bit v10.16b, v8.16b, v4.16b
    ldr q8, [sp, #848]
    bit v10.16b, v8.16b, v28.16b
    bit v10.16b, v11.16b, v7.16b
    bit v10.16b, v15.16b, v21.16b
    ldr q15, [sp, #384]
    ldr q11, [x8, #352]
    tbl v11.16b, {v15.16b}, v11.16b
    ushr v11.2d, v11.2d, #23
    shl v21.2d, v15.2d, #41
    orr v21.16b, v21.16b, v11.16b
    ldr q11, [sp, #240]
    ext v8.16b, v11.16b, v11.16b, #8
    shl v11.2d, v11.2d, #45
    ushr v8.2d, v8.2d, #19
    orr v8.16b, v11.16b, v8.16b
    ldr q11, [x8, #2336]
    ldr q7, [sp, #672]
    bsl v11.16b, v7.16b, v5.16b
    ldr q7, [x8, #2320]
    ldr q5, [sp, #1312]
    bsl v7.16b, v5.16b, v11.16b
    ldr q11, [x8, #2288]
    ldr q5, [sp, #1280]
    bsl v11.16b, v5.16b, v7.16b
    ldr q5, [x8, #2368]
    ldr q7, [sp, #1264]
    bsl v5.16b, v7.16b, v11.16b
    ldr q7, [x8, #2352]
    ldr q11, [sp, #1248]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2304]
    ldr q11, [sp, #1232]
    bsl v5.16b, v11.16b, v7.16b
    ldr q7, [x8, #2384]
    ldr q11, [sp, #1152]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [sp, #368]
    ldr q11, [x8, #1264]
    tbl v11.16b, {v5.16b}, v11.16b
    shl v11.2d, v11.2d, #21
    ushr v5.2d, v5.2d, #43
    orr v5.16b, v5.16b, v11.16b
    ldr q11, [x8, #2256]
    bsl v11.16b, v5.16b, v7.16b
    ldr q5, [x8, #2272]
    ldr q7, [sp, #1088]
    bsl v5.16b, v7.16b, v11.16b
    ldr q7, [x8, #2512]
    ldr q11, [sp, #1024]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2848]
    ldr q11, [sp, #1136]
    bsl v5.16b, v11.16b, v7.16b
    ldr q7, [x8, #2656]
    ldr q11, [sp, #864]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2784]
    ldr q11, [sp, #832]
    bsl v5.16b, v11.16b, v7.16b
    ldr q7, [x8, #2608]
    ldr q11, [sp, #816]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2896]
    ldr q11, [sp, #160]
    bsl v5.16b, v11.16b, v7.16b
    ushr v7.2d, v15.2d, #19
    ldr q11, [x8, #2544]
    bit v5.16b, v7.16b, v11.16b
    ldr q7, [x8, #2880]
    ldr q11, [sp, #656]
    bit v5.16b, v11.16b, v7.16b
    ldr q11, [x8, #2464]
    ldr q7, [sp, #336]
    bit v5.16b, v7.16b, v11.16b
    ldr q7, [x8, #2672]
    ldr q11, [sp, #496]
    bit v5.16b, v11.16b, v7.16b
    ldr q11, [x8, #2816]
    ldr q7, [sp, #592]
    bsl v11.16b, v7.16b, v5.16b
    ldr q5, [x8, #2640]
    ldr q7, [sp, #576]
    bsl v5.16b, v7.16b, v11.16b
    ldr q7, [x8, #2480]
    ldr q11, [sp, #544]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2688]
    ldr q11, [sp, #480]
    bsl v5.16b, v11.16b, v7.16b
    ldr q7, [x8, #2976]
    ldr q11, [sp, #640]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2928]
    ldr q11, [sp, #512]
    bsl v5.16b, v11.16b, v7.16b
    ldr q7, [x8, #2624]
    ldr q11, [sp, #528]
    bsl v7.16b, v11.16b, v5.16b
    ldr q5, [x8, #2432]
    ldr q11, [sp, #800]
    bsl v5.16b, v11.16b, v7.16b
    bsl v18.16b, v8.16b, v5.16b
    ldr q5, [sp, #1200]
    bsl v22.16b, v5.16b, v18.16b
    ldr q5, [sp, #1168]
    bsl v17.16b, v5.16b, v22.16b
    bsl v1.16b, v19.16b, v17.16b
    ldr q5, [sp, #352]
    bsl v20.16b, v5.16b, v1.16b
    bsl v25.16b, v0.16b, v20.16b
    bsl v27.16b, v3.16b, v25.16b
    bsl v16.16b, v14.16b, v27.16b
    bsl v2.16b, v21.16b, v16.16b
    bsl v26.16b, v24.16b, v2.16b
    bsl v30.16b, v9.16b, v26.16b
    bsl v23.16b, v31.16b, v30.16b
    ldr q1, [sp, #224]
    bsl v6.16b, v1.16b, v23.16b
    ldr q2, [sp, #208]
    bsl v13.16b, v2.16b, v6.16b
    ldr q6, [sp, #192]
    bsl v29.16b, v6.16b, v13.16b
    ldr q7, [sp, #624]
    bsl v12.16b, v7.16b, v29.16b
    ldr q16, [sp, #1040]
    bsl v4.16b, v16.16b, v12.16b
    ldr q17, [sp, #896]
    bsl v28.16b, v17.16b, v4.16b
    ldr q4, [x8, #2720]
    ldr q18, [sp, #848]
    bsl v4.16b, v18.16b, v28.16b
    // round 2 (skinny.dsl:60)
    mvn v19.16b, v10.16b
    ldr q20, [x8, #2960]
    ldr q22, [sp, #176]
    bsl v20.16b, v22.16b, v4.16b
    str q19, [x0, #192]
    ldr q4, [sp, #368]
    ext v19.16b, v4.16b, v4.16b, #8
    shl v22.2d, v4.2d, #58
    ushr v19.2d, v19.2d, #6
    orr v19.16b, v22.16b, v19.16b
    ext v22.16b, v4.16b, v4.16b, #8
    shl v23.2d, v4.2d, #57
    ushr v22.2d, v22.2d, #7
    orr v22.16b, v23.16b, v22.16b
    ext v23.16b, v4.16b, v4.16b, #8
    shl v25.2d, v4.2d, #55
    ushr v23.2d, v23.2d, #9
    orr v23.16b, v25.16b, v23.16b
    ext v25.16b, v4.16b, v4.16b, #8
    shl v26.2d, v4.2d, #54
    ushr v25.2d, v25.2d, #10
    orr v25.16b, v26.16b, v25.16b
    ext v26.16b, v4.16b, v4.16b, #8
    shl v27.2d, v4.2d, #53
    ushr v26.2d, v26.2d, #11
    ldr q28, [x8, #272]
    orr v26.16b, v27.16b, v26.16b
    ext v27.16b, v4.16b, v4.16b, #8
    shl v29.2d, v4.2d, #52
    ushr v27.2d, v27.2d, #12
    ldr q30, [x8, #288]
    orr v27.16b, v29.16b, v27.16b
    ext v29.16b, v4.16b, v4.16b, #8
    shl v31.2d, v4.2d, #51
    ushr v29.2d, v29.2d, #13
    orr v29.16b, v31.16b, v29.16b
    shl v31.2d, v4.2d, #46
    ext v8.16b, v4.16b, v4.16b, #8
    ushr v8.2d, v8.2d, #18
    orr v31.16b, v31.16b, v8.16b
    shl v8.2d, v4.2d, #45
    ext v11.16b, v4.16b, v4.16b, #8
    ushr v11.2d, v11.2d, #19
    orr v8.16b, v8.16b, v11.16b
    shl v11.2d, v4.2d, #44
    ext v12.16b, v4.16b, v4.16b, #8
    ushr v12.2d, v12.2d, #20
    orr v11.16b, v11.16b, v12.16b
    shl v12.2d, v4.2d, #43
    ext v13.16b, v4.16b, v4.16b, #8
    ushr v13.2d, v13.2d, #21
    orr v12.16b, v12.16b, v13.16b
    ldr q13, [sp, #464]
    ext v15.16b, v13.16b, v13.16b, #8
    shl v18.2d, v13.2d, #22
    ushr v15.2d, v15.2d, #42
    orr v18.16b, v18.16b, v15.16b
    ext v15.16b, v13.16b, v13.16b, #8
    shl v17.2d, v13.2d, #21
    ushr v15.2d, v15.2d, #43
    orr v17.16b, v17.16b, v15.16b
    ext v15.16b, v13.16b, v13.16b, #8
    shl v9.2d, v13.2d, #20
    ushr v15.2d, v15.2d, #44
    orr v9.16b, v9.16b, v15.16b
    ext v15.16b, v13.16b, v13.16b, #8
    str q10, [sp, #176]
    shl v10.2d, v13.2d, #19
    ushr v15.2d, v15.2d, #45
    orr v10.16b, v10.16b, v15.16b
    ext v15.16b, v13.16b, v13.16b, #8
    ext v24.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #22
    ushr v24.2d, v24.2d, #42
    orr v24.16b, v15.16b, v24.16b
    ext v15.16b, v13.16b, v13.16b, #8
    ext v1.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #21
    ushr v1.2d, v1.2d, #43
    orr v1.16b, v15.16b, v1.16b
    ext v15.16b, v13.16b, v13.16b, #8
    ext v5.16b, v15.16b, v15.16b, #8
    shl v15.2d, v15.2d, #20
    ushr v5.2d, v5.2d, #44
    orr v5.16b, v15.16b, v5.16b
    ext v15.16b, v13.16b, v13.16b, #8
    shl v16.2d, v15.2d, #19
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #45
    orr v16.16b, v16.16b, v15.16b
    ext v15.16b, v4.16b, v4.16b, #8
    shl v7.2d, v15.2d, #6
    ext v15.16b, v15.16b, v15.16b, #8
    ldr q6, [sp, #448]
    str q6, [x0, #128]
    ushr v15.2d, v15.2d, #58
    orr v7.16b, v7.16b, v15.16b
    ext v15.16b, v4.16b, v4.16b, #8
    shl v6.2d, v15.2d, #5
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #59
    orr v6.16b, v6.16b, v15.16b
    ext v15.16b, v4.16b, v4.16b, #8
    shl v2.2d, v15.2d, #4
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #60
    orr v2.16b, v2.16b, v15.16b
    ext v15.16b, v4.16b, v4.16b, #8
    str q19, [sp, #144]
    shl v19.2d, v15.2d, #3
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #61
    orr v19.16b, v19.16b, v15.16b
    shl v15.2d, v4.2d, #50
    str q31, [sp, #1168]
    ext v31.16b, v4.16b, v4.16b, #8
    ushr v31.2d, v31.2d, #14
    orr v31.16b, v15.16b, v31.16b
    shl v15.2d, v4.2d, #42
    str q18, [sp, #1200]
    ext v18.16b, v4.16b, v4.16b, #8
    ushr v18.2d, v18.2d, #22
    orr v18.16b, v15.16b, v18.16b
    shl v15.2d, v13.2d, #18
    str q24, [sp, #800]
    ext v24.16b, v13.16b, v13.16b, #8
    ushr v24.2d, v24.2d, #46
    orr v24.16b, v15.16b, v24.16b
    ext v15.16b, v13.16b, v13.16b, #8
    shl v13.2d, v15.2d, #18
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #46
    orr v13.16b, v13.16b, v15.16b
    ext v15.16b, v4.16b, v4.16b, #8
    str q7, [sp, #528]
    shl v7.2d, v15.2d, #2
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #62
    orr v7.16b, v7.16b, v15.16b
    mvn v15.16b, v20.16b
    str q15, [x0, #208]
    ldr q15, [x8, #2128]
    str q20, [sp, #512]
    mov v20.16b, v15.16b
    bsl v20.16b, v19.16b, v7.16b
    ldr q15, [x8, #1792]
    bit v20.16b, v2.16b, v15.16b
    ldr q15, [x8, #2144]
    bit v20.16b, v6.16b, v15.16b
    ldr q15, [x8, #1872]
    bit v20.16b, v13.16b, v15.16b
    ldr q15, [x8, #1648]
    bit v20.16b, v16.16b, v15.16b
    ldr q15, [x8, #2240]
    bit v20.16b, v5.16b, v15.16b
    ldr q15, [x8, #1888]
    bit v20.16b, v1.16b, v15.16b
    ldr q15, [x8, #2096]
    bit v20.16b, v0.16b, v15.16b
    ldr q0, [x8, #1680]
    bit v20.16b, v3.16b, v0.16b
    ldr q0, [x8, #1664]
    bit v20.16b, v14.16b, v0.16b
    ldr q0, [x8, #1696]
    ldr q3, [sp, #1328]
    bit v20.16b, v3.16b, v0.16b
    ldr q0, [x8, #2112]
    bit v20.16b, v24.16b, v0.16b
    ldr q0, [x8, #1968]
    bit v20.16b, v10.16b, v0.16b
    ldr q0, [x8, #1728]
    bit v20.16b, v9.16b, v0.16b
    ldr q0, [x8, #1984]
    bit v20.16b, v17.16b, v0.16b
    ldr q0, [x8, #1552]
    bit v20.16b, v18.16b, v0.16b
    ldr q0, [x8, #2064]
    bit v20.16b, v12.16b, v0.16b
    ldr q0, [x8, #1536]
    bit v20.16b, v11.16b, v0.16b
    ldr q0, [x8, #2016]
    bit v20.16b, v8.16b, v0.16b
    ldr q0, [sp, #736]
    ushr v3.2d, v0.2d, #34
    ldr q15, [x8, #1856]
    bit v20.16b, v3.16b, v15.16b
    ldr q15, [sp, #432]
    eor v15.16b, v15.16b, v28.16b
    str q3, [sp, #432]
    ushr v3.2d, v0.2d, #33
    str q8, [sp, #640]
    ldr q8, [x8, #1584]
    bit v20.16b, v3.16b, v8.16b
    ldr q8, [sp, #272]
    eor v8.16b, v8.16b, v28.16b
    str q15, [x0, #144]
    ushr v28.2d, v0.2d, #31
    str q15, [sp, #272]
    ushr v15.2d, v0.2d, #32
    str q3, [sp, #480]
    ldr q3, [x8, #2160]
    bit v20.16b, v15.16b, v3.16b
    ldr q3, [x8, #1920]
    bit v20.16b, v28.16b, v3.16b
    ldr q3, [x8, #1824]
    bit v20.16b, v31.16b, v3.16b
    ldr q3, [x8, #1936]
    bit v20.16b, v29.16b, v3.16b
    ldr q3, [x8, #1712]
    bit v20.16b, v27.16b, v3.16b
    ldr q3, [x8, #2176]
    bit v20.16b, v26.16b, v3.16b
    ldr q3, [x8, #2192]
    bit v20.16b, v25.16b, v3.16b
    str q30, [x0, #160]
    ldr q30, [x8, #2208]
    bit v20.16b, v23.16b, v30.16b
    ext v30.16b, v4.16b, v4.16b, #9
    str q8, [x0, #176]
    str q8, [sp, #544]
    ldr q8, [x8, #2048]
    bit v20.16b, v30.16b, v8.16b
    ushr v8.2d, v0.2d, #10
    ldr q3, [x8, #1632]
    bit v20.16b, v22.16b, v3.16b
    ushr v3.2d, v0.2d, #9
    str q22, [sp, #576]
    ldr q22, [x8, #1840]
    bit v20.16b, v8.16b, v22.16b
    ext v22.16b, v4.16b, v4.16b, #8
    str q8, [sp, #592]
    shl v8.2d, v4.2d, #49
    ushr v22.2d, v22.2d, #15
    str q30, [sp, #496]
    ldr q30, [x8, #2000]
    bit v20.16b, v3.16b, v30.16b
    ushr v30.2d, v0.2d, #7
    orr v22.16b, v8.16b, v22.16b
    ldr q8, [x8, #1600]
    ldr q0, [sp, #128]
    bit v20.16b, v0.16b, v8.16b
    ext v8.16b, v4.16b, v4.16b, #8
    ushr v0.4s, v4.4s, #10
    str q3, [sp, #336]
    shl v3.2d, v4.2d, #41
    ushr v8.2d, v8.2d, #23
    str q23, [sp, #656]
    ldr q23, [x8, #1808]
    bit v20.16b, v30.16b, v23.16b
    ushr v23.4s, v4.4s, #9
    orr v3.16b, v3.16b, v8.16b
    ldr q8, [x8, #2224]
    bit v20.16b, v0.16b, v8.16b
    ldr q8, [sp, #464]
    str q0, [sp, #160]
    ext v0.16b, v8.16b, v8.16b, #8
    str q30, [sp, #816]
    ushr v30.4s, v4.4s, #8
    str q25, [sp, #832]
    shl v25.2d, v8.2d, #17
    ushr v0.2d, v0.2d, #47
    str q26, [sp, #864]
    ldr q26, [x8, #1616]
    bit v20.16b, v23.16b, v26.16b
    orr v0.16b, v25.16b, v0.16b
    ldr q25, [x8, #1520]
    bit v20.16b, v30.16b, v25.16b
    ext v8.16b, v8.16b, v8.16b, #8
    ushr v25.4s, v4.4s, #7
    ext v26.16b, v8.16b, v8.16b, #8
    shl v8.2d, v8.2d, #17
    ushr v26.2d, v26.2d, #47
    str q30, [sp, #1136]
    ldr q30, [x8, #2080]
    bit v20.16b, v25.16b, v30.16b
    orr v26.16b, v8.16b, v26.16b
    ldr q8, [x8, #1904]
    ldr q30, [sp, #784]
    bit v20.16b, v30.16b, v8.16b
    ext v30.16b, v4.16b, v4.16b, #8
    ext v8.16b, v30.16b, v30.16b, #8
    shl v30.2d, v30.2d, #1
    ushr v8.2d, v8.2d, #63
    ldr q4, [x8, #1568]
    str q25, [sp, #1024]
    ldr q25, [sp, #768]
    bit v20.16b, v25.16b, v4.16b
    orr v30.16b, v30.16b, v8.16b
    ldr q8, [x8, #2128]
    mov v25.16b, v8.16b
    bsl v25.16b, v2.16b, v19.16b
    ldr q4, [x8, #1952]
    str q23, [sp, #1088]
    ldr q23, [sp, #112]
    bit v20.16b, v23.16b, v4.16b
    bit v30.16b, v7.16b, v8.16b
    ldr q7, [x8, #1792]
    bit v25.16b, v6.16b, v7.16b
    ldr q8, [x8, #1760]
    bit v20.16b, v21.16b, v8.16b
    bit v30.16b, v19.16b, v7.16b
    ldr q19, [x8, #2144]
    ldr q7, [sp, #528]
    bit v25.16b, v7.16b, v19.16b
    ldr q7, [x8, #1776]
    ldr q8, [sp, #208]
    bit v20.16b, v8.16b, v7.16b
    bit v30.16b, v2.16b, v19.16b
    ldr q19, [x8, #1872]
    bit v25.16b, v16.16b, v19.16b
    ldr q8, [x8, #1504]
    ldr q7, [sp, #192]
    bit v20.16b, v7.16b, v8.16b
    bit v30.16b, v26.16b, v19.16b
    ldr q26, [x8, #1648]
    bit v25.16b, v5.16b, v26.16b
    ldr q19, [x8, #2032]
    ldr q7, [sp, #624]
    bit v20.16b, v7.16b, v19.16b
    bit v30.16b, v13.16b, v26.16b
    ldr q13, [x8, #2240]
    bit v25.16b, v1.16b, v13.16b
    ldr q7, [x8, #1744]
    ldr q26, [sp, #1040]
    bit v20.16b, v26.16b, v7.16b
    bit v30.16b, v16.16b, v13.16b
    ldr q16, [x8, #1888]
    ldr q26, [sp, #800]
    bit v25.16b, v26.16b, v16.16b
    str q20, [sp, #1152]
    mvn v20.16b, v20.16b
    str q20, [x0, #240]
    bit v30.16b, v5.16b, v16.16b
    ldr q20, [x8, #2096]
    ldr q7, [sp, #1056]
    bit v25.16b, v7.16b, v20.16b
    ldr q16, [sp, #352]
    bit v30.16b, v16.16b, v20.16b
    ldr q16, [x8, #1680]
    bit v25.16b, v14.16b, v16.16b
    ldr q20, [sp, #400]
    bit v30.16b, v20.16b, v16.16b
    ldr q20, [x8, #1664]
    ldr q16, [sp, #1328]
    bit v25.16b, v16.16b, v20.16b
    bit v30.16b, v7.16b, v20.16b
    ldr q7, [x8, #1696]
    ldr q20, [sp, #672]
    bit v25.16b, v20.16b, v7.16b
    bit v30.16b, v14.16b, v7.16b
    ldr q7, [x8, #2112]
    bit v25.16b, v10.16b, v7.16b
    bit v30.16b, v0.16b, v7.16b
    ldr q0, [x8, #1968]
    bit v25.16b, v9.16b, v0.16b
    bit v30.16b, v24.16b, v0.16b
    ldr q24, [x8, #1728]
    bit v25.16b, v17.16b, v24.16b
    bit v30.16b, v10.16b, v24.16b
    ldr q10, [x8, #1984]
    ldr q24, [sp, #1200]
    bit v25.16b, v24.16b, v10.16b
    bit v30.16b, v9.16b, v10.16b
    ldr q10, [x8, #1552]
    bit v25.16b, v12.16b, v10.16b
    bit v30.16b, v3.16b, v10.16b
    ldr q3, [x8, #2064]
    bit v25.16b, v11.16b, v3.16b
    bit v30.16b, v18.16b, v3.16b
    ldr q18, [x8, #1536]
    ldr q3, [sp, #640]
    bit v25.16b, v3.16b, v18.16b
    bit v30.16b, v12.16b, v18.16b
    ldr q12, [x8, #2016]
    ldr q18, [sp, #1168]
    bit v25.16b, v18.16b, v12.16b
    bit v30.16b, v11.16b, v12.16b
    ldr q12, [x8, #1856]
    ldr q18, [sp, #480]
    bit v25.16b, v18.16b, v12.16b
    ldr q3, [sp, #736]
    ushr v10.2d, v3.2d, #35
    bit v30.16b, v10.16b, v12.16b
    ldr q10, [x8, #1584]
    bit v25.16b, v15.16b, v10.16b
    ldr q12, [sp, #432]
    bit v30.16b, v12.16b, v10.16b
    ushr v12.2d, v3.2d, #30
    ldr q10, [x8, #2160]
    bit v25.16b, v28.16b, v10.16b
    bit v30.16b, v18.16b, v10.16b
    ldr q18, [x8, #1920]
    bit v25.16b, v12.16b, v18.16b
    bit v30.16b, v15.16b, v18.16b
    ldr q18, [x8, #1824]
    bit v25.16b, v29.16b, v18.16b
    bit v30.16b, v22.16b, v18.16b
    ldr q22, [x8, #1936]
    bit v25.16b, v27.16b, v22.16b
    bit v30.16b, v31.16b, v22.16b
    ldr q31, [x8, #1712]
    ldr q22, [sp, #864]
    bit v25.16b, v22.16b, v31.16b
    bit v30.16b, v29.16b, v31.16b
    ldr q29, [x8, #2176]
    ldr q31, [sp, #832]
    bit v25.16b, v31.16b, v29.16b
    bit v30.16b, v27.16b, v29.16b
    ldr q29, [x8, #2192]
    ldr q18, [sp, #656]
    bit v25.16b, v18.16b, v29.16b
    bit v30.16b, v22.16b, v29.16b
    ldr q29, [x8, #2208]
    ldr q22, [sp, #496]
    bit v25.16b, v22.16b, v29.16b
    bit v30.16b, v31.16b, v29.16b
    ldr q29, [x8, #2048]
    ldr q31, [sp, #576]
    bit v25.16b, v31.16b, v29.16b
    bit v30.16b, v18.16b, v29.16b
    ldr q29, [x8, #1632]
    ldr q31, [sp, #144]
    bit v25.16b, v31.16b, v29.16b
    bit v30.16b, v22.16b, v29.16b
    ushr v29.2d, v3.2d, #11
    ldr q31, [x8, #1840]
    bit v30.16b, v29.16b, v31.16b
    ldr q29, [sp, #336]
    bit v25.16b, v29.16b, v31.16b
    ldr q31, [x8, #2000]
    ldr q22, [sp, #592]
    bit v30.16b, v22.16b, v31.16b
    ldr q22, [sp, #128]
    bit v25.16b, v22.16b, v31.16b
    ldr q31, [x8, #1600]
    bit v30.16b, v29.16b, v31.16b
    ldr q29, [sp, #816]
    bit v25.16b, v29.16b, v31.16b
    ldr q31, [x8, #1808]
    bit v30.16b, v22.16b, v31.16b
    ldr q29, [sp, #368]
    ushr v22.4s, v29.4s, #11
    ushr v18.2d, v3.2d, #6
    ldr q3, [x8, #2224]
    bit v30.16b, v22.16b, v3.16b
    bit v25.16b, v18.16b, v31.16b
    ldr q22, [x8, #1616]
    ldr q31, [sp, #160]
    bit v30.16b, v31.16b, v22.16b
    ldr q31, [sp, #1088]
    bit v25.16b, v31.16b, v3.16b
    ldr q3, [x8, #1520]
    bit v30.16b, v31.16b, v3.16b
    ldr q31, [sp, #1136]
    bit v25.16b, v31.16b, v22.16b
    ldr q22, [x8, #2080]
    bit v30.16b, v31.16b, v22.16b
    ushr v31.4s, v29.4s, #6
    ldr q10, [sp, #1024]
    bit v25.16b, v10.16b, v3.16b
    ldr q3, [x8, #1904]
    ldr q10, [sp, #752]
    bit v30.16b, v10.16b, v3.16b
    bit v25.16b, v31.16b, v22.16b
    ldr q10, [x8, #1568]
    ldr q22, [sp, #784]
    bit v30.16b, v22.16b, v10.16b
    ldr q22, [sp, #768]
    bit v25.16b, v22.16b, v3.16b
    bit v30.16b, v22.16b, v4.16b
    bit v25.16b, v23.16b, v10.16b
    ldr q22, [x8, #1760]
    bit v30.16b, v23.16b, v22.16b
    bit v25.16b, v21.16b, v4.16b
    ldr q4, [x8, #1776]
    ldr q10, [sp, #224]
    bit v30.16b, v10.16b, v4.16b
    ldr q10, [sp, #1184]
    bit v25.16b, v10.16b, v22.16b
    ldr q22, [sp, #208]
    bit v30.16b, v22.16b, v8.16b
    ldr q22, [sp, #192]
    bit v25.16b, v22.16b, v4.16b
    bit v30.16b, v22.16b, v19.16b
    ext v22.16b, v29.16b, v29.16b, #8
    shl v19.2d, v29.2d, #59
    ushr v22.2d, v22.2d, #5
    orr v19.16b, v19.16b, v22.16b
    ext v22.16b, v29.16b, v29.16b, #8
    shl v8.2d, v29.2d, #47
    ushr v22.2d, v22.2d, #17
    orr v22.16b, v8.16b, v22.16b
    ldr q8, [sp, #464]
    ext v4.16b, v8.16b, v8.16b, #8
    shl v10.2d, v8.2d, #23
    ushr v4.2d, v4.2d, #41
    orr v4.16b, v10.16b, v4.16b
    ext v8.16b, v8.16b, v8.16b, #8
    ext v10.16b, v8.16b, v8.16b, #8
    shl v8.2d, v8.2d, #23
    ushr v10.2d, v10.2d, #41
    orr v8.16b, v8.16b, v10.16b
    ldr q10, [x8, #2128]
    bsl v10.16b, v6.16b, v2.16b
    ldr q2, [x8, #1792]
    ldr q6, [sp, #528]
    bsl v2.16b, v6.16b, v10.16b
    ext v6.16b, v29.16b, v29.16b, #8
    ext v10.16b, v6.16b, v6.16b, #8
    shl v6.2d, v6.2d, #7
    ushr v10.2d, v10.2d, #57
    orr v6.16b, v6.16b, v10.16b
    ldr q10, [x8, #2144]
    bsl v10.16b, v6.16b, v2.16b
    ldr q2, [x8, #1872]
    bsl v2.16b, v5.16b, v10.16b
    ldr q5, [x8, #1648]
    bsl v5.16b, v1.16b, v2.16b
    bsl v13.16b, v26.16b, v5.16b
    ldr q1, [x8, #1888]
    bsl v1.16b, v8.16b, v13.16b
    ldr q2, [x8, #2096]
    bsl v2.16b, v14.16b, v1.16b
    ldr q1, [x8, #1680]
    bsl v1.16b, v16.16b, v2.16b
    ldr q2, [x8, #1664]
    bsl v2.16b, v20.16b, v1.16b
    ldr q1, [x8, #1696]
    ldr q5, [sp, #1312]
    bsl v1.16b, v5.16b, v2.16b
    bsl v7.16b, v9.16b, v1.16b
    bsl v0.16b, v17.16b, v7.16b
    ldr q1, [x8, #1728]
    bsl v1.16b, v24.16b, v0.16b
    ldr q0, [x8, #1984]
    bsl v0.16b, v4.16b, v1.16b
    ldr q1, [x8, #1552]
    bsl v1.16b, v11.16b, v0.16b
    ldr q0, [x8, #2064]
    ldr q2, [sp, #640]
    bsl v0.16b, v2.16b, v1.16b
    ldr q1, [x8, #1536]
    ldr q2, [sp, #1168]
    bsl v1.16b, v2.16b, v0.16b
    ldr q0, [x8, #2016]
    bsl v0.16b, v22.16b, v1.16b
    ldr q1, [x8, #1856]
    bsl v1.16b, v15.16b, v0.16b
    ldr q0, [x8, #1744]
    ldr q2, [sp, #624]
    bit v30.16b, v2.16b, v0.16b
    ldr q4, [x8, #1584]
    bsl v4.16b, v28.16b, v1.16b
    mvn v1.16b, v30.16b
    ldr q5, [x8, #2160]
    bsl v5.16b, v12.16b, v4.16b
    str q1, [x0, #256]
    ldr q1, [sp, #736]
    ushr v4.2d, v1.2d, #29
    ldr q6, [x8, #1920]
    bsl v6.16b, v4.16b, v5.16b
    ldr q4, [x8, #1824]
    bsl v4.16b, v27.16b, v6.16b
    ldr q5, [x8, #1936]
    ldr q6, [sp, #864]
    bsl v5.16b, v6.16b, v4.16b
    ldr q4, [x8, #1712]
    ldr q6, [sp, #832]
    bsl v4.16b, v6.16b, v5.16b
    ldr q5, [x8, #2176]
    ldr q6, [sp, #656]
    bsl v5.16b, v6.16b, v4.16b
    ldr q4, [x8, #2192]
    ldr q6, [sp, #496]
    bsl v4.16b, v6.16b, v5.16b
    ldr q5, [x8, #2208]
    ldr q6, [sp, #576]
    bsl v5.16b, v6.16b, v4.16b
    ldr q4, [x8, #2048]
    ldr q6, [sp, #144]
    bsl v4.16b, v6.16b, v5.16b
    ldr q5, [x8, #1632]
    bsl v5.16b, v19.16b, v4.16b
    ldr q4, [x8, #1840]
    ldr q6, [sp, #128]
    bsl v4.16b, v6.16b, v5.16b
    ldr q5, [x8, #2000]
    ldr q6, [sp, #816]
    bsl v5.16b, v6.16b, v4.16b
    ldr q4, [x8, #1600]
    bsl v4.16b, v18.16b, v5.16b
    ushr v1.2d, v1.2d, #5
    ldr q5, [x8, #1808]
    bsl v5.16b, v1.16b, v4.16b
    ldr q1, [x8, #2224]
    ldr q4, [sp, #1136]
    bsl v1.16b, v4.16b, v5.16b
    ldr q4, [x8, #1616]
    ldr q5, [sp, #1024]
    bsl v4.16b, v5.16b, v1.16b
    ushr v1.4s, v29.4s, #5
    ldr q5, [x8, #1520]
    bsl v5.16b, v31.16b, v4.16b
    ldr q4, [x8, #2080]
    bsl v4.16b, v1.16b, v5.16b
    bsl v3.16b, v23.16b, v4.16b
    ldr q1, [x8, #1568]
    bsl v1.16b, v21.16b, v3.16b
    ldr q3, [x8, #1952]
    ldr q4, [sp, #1184]
    bsl v3.16b, v4.16b, v1.16b
    ldr q1, [x8, #1760]
    ldr q4, [sp, #1072]
    bsl v1.16b, v4.16b, v3.16b
    ldr q3, [x8, #1776]
    bsl v3.16b, v2.16b, v1.16b
    ldr q1, [x8, #1504]
    bit v25.16b, v2.16b, v1.16b
    ldr q2, [sp, #1040]
    bsl v1.16b, v2.16b, v3.16b
    ldr q3, [x8, #2032]
    bit v25.16b, v2.16b, v3.16b
    ldr q2, [sp, #896]
    bsl v3.16b, v2.16b, v1.16b
    bit v25.16b, v2.16b, v0.16b
    ldr q1, [sp, #848]
    bsl v0.16b, v1.16b, v3.16b
    ldr q1, [x8, #3040]
    ldr q2, [sp, #384]
    ushr v3.16b, v2.16b, #3
    ldr q4, [sp, #96]
    bsl v1.16b, v3.16b, v4.16b
    ldr q3, [x8, #3056]
    ushr v4.16b, v2.16b, #2
    bsl v3.16b, v4.16b, v1.16b
    ldr q1, [x8, #3072]
    ushr v4.16b, v2.16b, #1
    bsl v1.16b, v4.16b, v3.16b
    ldr q3, [x8, #3088]
    bsl v3.16b, v2.16b, v1.16b
    ldr q1, [x8, #3104]
    shl v5.16b, v2.16b, #1
    bsl v1.16b, v5.16b, v3.16b
    ldr q3, [x8, #3120]
    shl v6.16b, v2.16b, #2
    bsl v3.16b, v6.16b, v1.16b
    ldr q1, [x8, #3136]
    shl v7.16b, v2.16b, #3
    bsl v1.16b, v7.16b, v3.16b
    ldr q3, [x8, #3152]
    ldr q16, [sp, #80]
    bsl v3.16b, v16.16b, v1.16b
    ldr q1, [x8, #3168]
    shl v17.8h, v2.8h, #5
    bsl v1.16b, v17.16b, v3.16b
    ldr q3, [x8, #3184]
    shl v18.8h, v2.8h, #6
    bsl v3.16b, v18.16b, v1.16b
    ldr q1, [x8, #3200]
    shl v19.8h, v2.8h, #7
    bsl v1.16b, v19.16b, v3.16b
    ldr q3, [x8, #3216]
    shl v20.8h, v2.8h, #8
    bsl v3.16b, v20.16b, v1.16b
    ldr q1, [x8, #3232]
    shl v21.8h, v2.8h, #9
    bsl v1.16b, v21.16b, v3.16b
    ldr q3, [x8, #3248]
    shl v22.8h, v2.8h, #10
    bsl v3.16b, v22.16b, v1.16b
    ldr q1, [x8, #3264]
    shl v23.8h, v2.8h, #11
    shl v24.4s, v2.4s, #12
    bsl v1.16b, v23.16b, v3.16b
    shl v3.4s, v2.4s, #13
    ldr q26, [x8, #2544]
    bsl v26.16b, v24.16b, v1.16b
    shl v1.4s, v2.4s, #14
    ldr q27, [x8, #2880]
    bsl v27.16b, v3.16b, v26.16b
    shl v26.4s, v2.4s, #15
    ldr q28, [x8, #2464]
    bsl v28.16b, v1.16b, v27.16b
    ldr q27, [x8, #2672]
    bsl v27.16b, v26.16b, v28.16b
    ldr q28, [x8, #3280]
    shl v29.4s, v2.4s, #16
    bsl v28.16b, v29.16b, v27.16b
    ldr q27, [x8, #3296]
    shl v31.4s, v2.4s, #17
    bsl v27.16b, v31.16b, v28.16b
    ldr q28, [x8, #3312]
    shl v8.4s, v2.4s, #18
    bsl v28.16b, v8.16b, v27.16b
    ldr q27, [x8, #3328]
    shl v9.4s, v2.4s, #19
    bsl v27.16b, v9.16b, v28.16b
    ldr q28, [x8, #3344]
    ldr q10, [sp, #64]
    bsl v28.16b, v10.16b, v27.16b
    ldr q27, [x8, #3360]
    shl v11.4s, v2.4s, #21
    bsl v27.16b, v11.16b, v28.16b
    ldr q28, [x8, #3376]
    shl v12.4s, v2.4s, #22
    bsl v28.16b, v12.16b, v27.16b
    ldr q27, [x8, #3392]
    shl v13.4s, v2.4s, #23
    bsl v27.16b, v13.16b, v28.16b
    ldr q28, [x8, #3408]
    shl v14.4s, v2.4s, #24
    bsl v28.16b, v14.16b, v27.16b
    ldr q27, [x8, #3424]
    shl v15.4s, v2.4s, #25
    bsl v27.16b, v15.16b, v28.16b
    ldr q28, [x8, #3440]
    shl v10.4s, v2.4s, #26
    bsl v28.16b, v10.16b, v27.16b
    ldr q27, [x8, #3456]
    str q30, [sp, #96]
    ldr q30, [x8, #3024]
    shl v16.4s, v2.4s, #27
    bsl v27.16b, v16.16b, v28.16b
    ldr q28, [sp, #448]
    ext v28.16b, v28.16b, v28.16b, #4
    str q16, [sp, #848]
    ldr q16, [sp, #944]
    str q10, [sp, #896]
    ldr q10, [x8, #352]
    tbl v16.16b, {v16.16b}, v10.16b
    bit v27.16b, v28.16b, v30.16b
    str q25, [x0, #224]
    ldr q28, [x8, #288]
    bit v27.16b, v16.16b, v28.16b
    // round 3 (skinny.dsl:60)
    mvn v16.16b, v28.16b
    str q16, [x0, #304]
    ldr q16, [sp, #1296]
    ext v30.16b, v16.16b, v16.16b, #4
    str q27, [sp, #1040]
    ldr q27, [sp, #928]
    trn2 v30.4s, v27.4s, v30.4s
    str q15, [sp, #624]
    tbl v15.16b, {v27.16b}, v10.16b
    bit v30.16b, v15.16b, v28.16b
    eor v30.16b, v30.16b, v28.16b
    str q15, [sp, #1072]
    mvn v15.16b, v30.16b
    str q15, [x0, #320]
    ldr q15, [sp, #560]
    str q30, [sp, #1184]
    ext v30.16b, v15.16b, v15.16b, #4
    str q14, [sp, #112]
    ldr q14, [sp, #320]
    trn2 v30.4s, v14.4s, v30.4s
    str q13, [sp, #368]
    tbl v13.16b, {v14.16b}, v10.16b
    bit v30.16b, v13.16b, v28.16b
    eor v30.16b, v30.16b, v28.16b
    mvn v13.16b, v30.16b
    str q13, [x0, #336]
    ldr q13, [sp, #1216]
    str q30, [sp, #1024]
    ext v30.16b, v13.16b, v13.16b, #4
    str q12, [sp, #1136]
    ldr q12, [sp, #912]
    trn2 v30.4s, v12.4s, v30.4s
    tbl v10.16b, {v12.16b}, v10.16b
    bit v30.16b, v10.16b, v28.16b
    mvn v10.16b, v30.16b
    str q10, [x0, #352]
    ldr q10, [x8, #3504]
    str q30, [sp, #736]
    ldr q30, [x8, #3520]
    str q11, [sp, #816]
    ldr q11, [x8, #3488]
    str q9, [sp, #128]
    tbl v9.16b, {v27.16b}, v10.16b
    tbl v27.16b, {v27.16b}, v30.16b
    str q8, [sp, #144]
    ldr q8, [x8, #3472]
    str q31, [sp, #576]
    tbl v31.16b, {v16.16b}, v11.16b
    str q29, [sp, #496]
    ldr q29, [x8, #1488]
    str q26, [sp, #656]
    mov v26.16b, v29.16b
    bsl v26.16b, v9.16b, v27.16b
    bit v26.16b, v31.16b, v28.16b
    bit v26.16b, v16.16b, v8.16b
    str q27, [sp, #832]
    mvn v27.16b, v26.16b
    str q27, [x0, #368]
    tbl v27.16b, {v14.16b}, v10.16b
    str q9, [sp, #864]
    tbl v9.16b, {v14.16b}, v30.16b
    bit v9.16b, v27.16b, v29.16b
    tbl v14.16b, {v15.16b}, v11.16b
    bit v9.16b, v14.16b, v28.16b
    bit v9.16b, v15.16b, v8.16b
    mvn v15.16b, v9.16b
    str q15, [x0, #384]
    tbl v15.16b, {v12.16b}, v10.16b
    tbl v12.16b, {v12.16b}, v30.16b
    bit v12.16b, v15.16b, v29.16b
    str q15, [sp, #1168]
    tbl v15.16b, {v13.16b}, v11.16b
    bit v12.16b, v15.16b, v28.16b
    bit v12.16b, v13.16b, v8.16b
    mvn v13.16b, v12.16b
    str q13, [x0, #400]
    ldr q13, [x8, #0]
    ldr q16, [x8, #3536]
    bif v4.16b, v25.16b, v13.16b
    bsl v13.16b, v2.16b, v0.16b
    bit v4.16b, v2.16b, v16.16b
    bsl v16.16b, v5.16b, v13.16b
    ldr q13, [x8, #3680]
    bit v4.16b, v5.16b, v13.16b
    bsl v13.16b, v6.16b, v16.16b
    ldr q5, [x8, #3744]
    ldr q16, [x8, #3664]
    bit v4.16b, v6.16b, v5.16b
    bsl v5.16b, v7.16b, v13.16b
    bit v4.16b, v7.16b, v16.16b
    ldr q6, [sp, #80]
    bsl v16.16b, v6.16b, v5.16b
    ldr q5, [x8, #3760]
    bit v4.16b, v6.16b, v5.16b
    bsl v5.16b, v17.16b, v16.16b
    ldr q6, [x8, #3776]
    ldr q7, [x8, #3728]
    bit v4.16b, v17.16b, v6.16b
    bsl v6.16b, v18.16b, v5.16b
    bit v4.16b, v18.16b, v7.16b
    bsl v7.16b, v19.16b, v6.16b
    ldr q5, [x8, #640]
    bit v4.16b, v19.16b, v5.16b
    bsl v5.16b, v20.16b, v7.16b
    ldr q6, [x8, #336]
    bit v4.16b, v20.16b, v6.16b
    bsl v6.16b, v21.16b, v5.16b
    ldr q5, [x8, #3712]
    ldr q7, [x8, #320]
    bit v4.16b, v21.16b, v7.16b
    bsl v7.16b, v22.16b, v6.16b
    ldr q6, [x8, #1376]
    bit v4.16b, v22.16b, v6.16b
    bsl v6.16b, v23.16b, v7.16b
    bit v4.16b, v23.16b, v5.16b
    bsl v5.16b, v24.16b, v6.16b
    ldr q6, [x8, #3808]
    bit v4.16b, v24.16b, v6.16b
    bsl v6.16b, v3.16b, v5.16b
    ldr q5, [x8, #3824]
    ldr q7, [x8, #3600]
    bit v4.16b, v3.16b, v5.16b
    bsl v5.16b, v1.16b, v6.16b
    bit v4.16b, v1.16b, v7.16b
    ldr q1, [sp, #656]
    bsl v7.16b, v1.16b, v5.16b
    ldr q3, [x8, #3856]
    ldr q5, [x8, #3616]
    bit v4.16b, v1.16b, v3.16b
    ldr q1, [sp, #496]
    bsl v3.16b, v1.16b, v7.16b
    bit v4.16b, v1.16b, v5.16b
    ldr q1, [sp, #576]
    bsl v5.16b, v1.16b, v3.16b
    ldr q3, [x8, #3888]
    ldr q6, [x8, #3872]
    bit v4.16b, v1.16b, v3.16b
    ldr q1, [sp, #144]
    bsl v3.16b, v1.16b, v5.16b
    bit v4.16b, v1.16b, v6.16b
    ldr q1, [sp, #128]
    bsl v6.16b, v1.16b, v3.16b
    ldr q3, [x8, #1360]
    bit v4.16b, v1.16b, v3.16b
    ldr q1, [sp, #64]
    bsl v3.16b, v1.16b, v6.16b
    ldr q5, [x8, #1456]
    bit v4.16b, v1.16b, v5.16b
    ldr q1, [x8, #3840]
    ldr q6, [sp, #816]
    bsl v5.16b, v6.16b, v3.16b
    ldr q3, [x8, #1472]
    bit v4.16b, v6.16b, v3.16b
    ldr q6, [x8, #3696]
    ldr q7, [sp, #1136]
    bsl v3.16b, v7.16b, v5.16b
    ldr q5, [x8, #1344]
    bit v4.16b, v7.16b, v5.16b
    ldr q7, [x8, #3632]
    ldr q16, [sp, #368]
    bsl v5.16b, v16.16b, v3.16b
    bit v4.16b, v16.16b, v1.16b
    ldr q3, [x8, #3648]
    ldr q16, [sp, #112]
    bsl v1.16b, v16.16b, v5.16b
    bit v4.16b, v16.16b, v6.16b
    ldr q5, [x8, #3552]
    ldr q16, [sp, #624]
    bsl v6.16b, v16.16b, v1.16b
    bit v4.16b, v16.16b, v7.16b
    ldr q1, [x8, #3584]
    ldr q16, [sp, #896]
    bsl v7.16b, v16.16b, v6.16b
    bit v4.16b, v16.16b, v3.16b
    ldr q6, [x8, #3792]
    ldr q16, [sp, #848]
    bsl v3.16b, v16.16b, v7.16b
    bit v4.16b, v16.16b, v5.16b
    shl v7.4s, v2.4s, #28
    ldr q16, [x8, #3568]
    bsl v5.16b, v7.16b, v3.16b
    bit v4.16b, v7.16b, v1.16b
    shl v3.4s, v2.4s, #29
    shl v7.4s, v2.4s, #30
    bsl v1.16b, v3.16b, v5.16b
    bit v4.16b, v3.16b, v6.16b
    bsl v6.16b, v7.16b, v1.16b
    bit v4.16b, v7.16b, v16.16b
    shl v1.4s, v2.4s, #31
    bsl v16.16b, v1.16b, v6.16b
    // round 4 (skinny.dsl:60)
    mvn v1.16b, v29.16b
    str q1, [x0, #464]
    ldr q1, [sp, #1152]
    ldr q2, [sp, #176]
    trn1 v3.4s, v1.4s, v2.4s
    bit v3.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    mvn v5.16b, v3.16b
    str q5, [x0, #480]
    ldr q5, [sp, #96]
    ldr q6, [sp, #512]
    trn1 v7.4s, v5.4s, v6.4s
    bit v7.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v8.16b
    str q0, [x0, #272]
    mvn v7.16b, v7.16b
    str q7, [x0, #496]
    ldr q7, [x8, #1264]
    tbl v17.16b, {v25.16b}, v7.16b
    mov v18.16b, v17.16b
    sri v18.2d, v25.2d, #32
    ldr q19, [sp, #544]
    ldr q20, [x8, #352]
    tbl v21.16b, {v19.16b}, v20.16b
    bit v18.16b, v19.16b, v28.16b
    tbl v22.16b, {v1.16b}, v7.16b
    mov v23.16b, v22.16b
    sri v23.2d, v1.2d, #32
    bit v23.16b, v2.16b, v28.16b
    tbl v24.16b, {v2.16b}, v20.16b
    bit v23.16b, v24.16b, v8.16b
    ldr q13, [sp, #448]
    str q3, [sp, #384]
    tbl v3.16b, {v13.16b}, v11.16b
    str q16, [sp, #848]
    ldr q16, [sp, #944]
    tbl v11.16b, {v16.16b}, v30.16b
    tbl v10.16b, {v16.16b}, v10.16b
    bit v18.16b, v21.16b, v8.16b
    str q21, [sp, #896]
    mvn v21.16b, v23.16b
    str q21, [x0, #528]
    tbl v21.16b, {v5.16b}, v7.16b
    str q21, [sp, #624]
    sri v21.2d, v5.2d, #32
    bit v21.16b, v6.16b, v28.16b
    str q17, [sp, #112]
    tbl v17.16b, {v6.16b}, v20.16b
    bit v21.16b, v17.16b, v8.16b
    bif v10.16b, v11.16b, v29.16b
    str q11, [sp, #368]
    mvn v11.16b, v21.16b
    str q11, [x0, #544]
    tbl v11.16b, {v0.16b}, v7.16b
    mov v7.16b, v11.16b
    sri v7.2d, v0.2d, #32
    str q11, [sp, #1136]
    ldr q11, [sp, #272]
    bit v7.16b, v11.16b, v28.16b
    tbl v20.16b, {v11.16b}, v20.16b
    bit v7.16b, v20.16b, v8.16b
    str q20, [sp, #816]
    mvn v20.16b, v7.16b
    str q20, [x0, #560]
    shl v20.2d, v16.2d, #32
    str q17, [sp, #64]
    ext v17.16b, v13.16b, v13.16b, #12
    str q24, [sp, #128]
    ldr q24, [sp, #928]
    str q22, [sp, #144]
    shl v22.2d, v24.2d, #32
    str q4, [sp, #576]
    ldr q4, [sp, #1296]
    str q27, [sp, #496]
    ext v27.16b, v4.16b, v4.16b, #12
    bif v22.16b, v27.16b, v29.16b
    str q8, [x0, #608]
    str q27, [sp, #656]
    ldr q27, [sp, #320]
    shl v5.2d, v27.2d, #32
    ldr q6, [sp, #560]
    str q12, [sp, #80]
    ext v12.16b, v6.16b, v6.16b, #12
    bif v5.16b, v12.16b, v29.16b
    bit v5.16b, v27.16b, v28.16b
    eor v5.16b, v5.16b, v8.16b
    str q18, [x0, #512]
    bif v20.16b, v17.16b, v29.16b
    bit v22.16b, v24.16b, v28.16b
    str q17, [sp, #640]
    ldr q17, [sp, #1040]
    eor v17.16b, v17.16b, v28.16b
    // round 5 (skinny.dsl:60)
    str q5, [sp, #1040]
    mvn v5.16b, v5.16b
    str q5, [x0, #624]
    ldr q5, [sp, #912]
    str q12, [sp, #1200]
    shl v12.2d, v5.2d, #32
    str q9, [sp, #1312]
    ldr q9, [sp, #1216]
    str q26, [sp, #672]
    ext v26.16b, v9.16b, v9.16b, #12
    bif v12.16b, v26.16b, v29.16b
    bit v12.16b, v5.16b, v28.16b
    eor v12.16b, v12.16b, v8.16b
    bit v10.16b, v3.16b, v28.16b
    str q12, [sp, #1328]
    mvn v12.16b, v12.16b
    str q12, [x0, #640]
    ext v12.16b, v24.16b, v24.16b, #8
    ldr q29, [x8, #3024]
    bif v12.16b, v4.16b, v29.16b
    bit v12.16b, v31.16b, v28.16b
    str q12, [x0, #656]
    ext v12.16b, v27.16b, v27.16b, #8
    mov v27.16b, v29.16b
    bsl v27.16b, v12.16b, v6.16b
    bit v27.16b, v14.16b, v28.16b
    bit v20.16b, v16.16b, v28.16b
    eor v22.16b, v22.16b, v8.16b
    str q27, [sp, #800]
    mvn v27.16b, v27.16b
    str q27, [x0, #672]
    ext v27.16b, v5.16b, v5.16b, #8
    bif v27.16b, v9.16b, v29.16b
    bit v27.16b, v15.16b, v28.16b
    str q27, [sp, #528]
    mvn v27.16b, v27.16b
    str q17, [x0, #288]
    str q27, [x0, #688]
    ext v27.16b, v23.16b, v23.16b, #8
    str q31, [sp, #464]
    tbl v31.16b, {v2.16b}, v30.16b
    bit v31.16b, v27.16b, v29.16b
    tbl v27.16b, {v11.16b}, v30.16b
    ext v5.16b, v7.16b, v7.16b, #8
    bit v27.16b, v5.16b, v29.16b
    ext v5.16b, v18.16b, v18.16b, #8
    str q27, [sp, #192]
    tbl v27.16b, {v19.16b}, v30.16b
    bit v27.16b, v5.16b, v29.16b
    bit v31.16b, v1.16b, v28.16b
    ext v5.16b, v16.16b, v16.16b, #8
    bif v5.16b, v13.16b, v29.16b
    eor v31.16b, v31.16b, v28.16b
    bit v5.16b, v3.16b, v28.16b
    str q3, [sp, #208]
    ldr q3, [x8, #272]
    str q3, [x0, #736]
    bit v10.16b, v13.16b, v8.16b
    eor v20.16b, v20.16b, v8.16b
    // round 6 (skinny.dsl:60)
    str q31, [sp, #224]
    mvn v31.16b, v31.16b
    str q22, [x0, #592]
    str q31, [x0, #768]
    ext v31.16b, v21.16b, v21.16b, #8
    str q21, [sp, #768]
    ldr q21, [sp, #512]
    tbl v30.16b, {v21.16b}, v30.16b
    bit v30.16b, v31.16b, v29.16b
    ldr q31, [sp, #96]
    bit v30.16b, v31.16b, v28.16b
    eor v30.16b, v30.16b, v28.16b
    str q30, [sp, #784]
    mvn v30.16b, v30.16b
    str q30, [x0, #784]
    ext v30.16b, v19.16b, v19.16b, #4
    bif v30.16b, v25.16b, v29.16b
    ldr q16, [x8, #3488]
    str q23, [sp, #752]
    tbl v23.16b, {v25.16b}, v16.16b
    bit v30.16b, v23.16b, v28.16b
    str q30, [x0, #800]
    ext v2.16b, v2.16b, v2.16b, #4
    bif v2.16b, v1.16b, v29.16b
    tbl v1.16b, {v1.16b}, v16.16b
    bit v2.16b, v1.16b, v28.16b
    str q18, [sp, #1088]
    mvn v18.16b, v2.16b
    str q18, [x0, #816]
    ext v18.16b, v21.16b, v21.16b, #4
    bif v18.16b, v31.16b, v29.16b
    tbl v31.16b, {v31.16b}, v16.16b
    bit v18.16b, v31.16b, v28.16b
    mvn v21.16b, v18.16b
    str q21, [x0, #832]
    ldr q21, [x8, #3904]
    str q7, [sp, #160]
    tbl v7.16b, {v13.16b}, v21.16b
    str q15, [sp, #336]
    ldr q15, [x8, #3504]
    str q14, [sp, #592]
    tbl v14.16b, {v10.16b}, v15.16b
    bit v14.16b, v13.16b, v28.16b
    bit v14.16b, v7.16b, v8.16b
    tbl v7.16b, {v0.16b}, v16.16b
    ext v13.16b, v11.16b, v11.16b, #4
    bif v13.16b, v0.16b, v29.16b
    bit v13.16b, v7.16b, v28.16b
    str q13, [x0, #848]
    // round 7 (skinny.dsl:60)
    mvn v29.16b, v3.16b
    str q29, [x0, #880]
    ldr q29, [sp, #672]
    str q14, [sp, #480]
    tbl v14.16b, {v29.16b}, v15.16b
    bit v14.16b, v4.16b, v28.16b
    tbl v29.16b, {v4.16b}, v21.16b
    bit v14.16b, v29.16b, v8.16b
    str q29, [sp, #432]
    mvn v29.16b, v14.16b
    str q29, [x0, #896]
    ldr q29, [sp, #1312]
    str q14, [sp, #1056]
    tbl v14.16b, {v29.16b}, v15.16b
    bit v14.16b, v6.16b, v28.16b
    tbl v29.16b, {v6.16b}, v21.16b
    bit v14.16b, v29.16b, v8.16b
    eor v29.16b, v14.16b, v3.16b
    mvn v14.16b, v29.16b
    str q14, [x0, #912]
    ldr q14, [sp, #80]
    str q29, [sp, #400]
    tbl v29.16b, {v14.16b}, v15.16b
    bit v29.16b, v9.16b, v28.16b
    tbl v21.16b, {v9.16b}, v21.16b
    bit v29.16b, v21.16b, v8.16b
    eor v21.16b, v29.16b, v3.16b
    bit v27.16b, v25.16b, v28.16b
    mvn v29.16b, v21.16b
    str q5, [x0, #704]
    str q10, [x0, #416]
    str q29, [x0, #928]
    ldr q29, [x8, #1264]
    str q5, [sp, #352]
    tbl v5.16b, {v24.16b}, v29.16b
    str q21, [sp, #1232]
    ldr q21, [x8, #1488]
    ldr q3, [sp, #1184]
    mov v15.16b, v21.16b
    bsl v15.16b, v5.16b, v3.16b
    bit v15.16b, v4.16b, v8.16b
    mvn v3.16b, v15.16b
    str q20, [x0, #576]
    str q3, [x0, #944]
    ldr q3, [x8, #3920]
    ldr q4, [sp, #496]
    bif v12.16b, v4.16b, v3.16b
    bit v12.16b, v6.16b, v8.16b
    mvn v4.16b, v12.16b
    str q4, [x0, #960]
    ldr q4, [sp, #912]
    tbl v3.16b, {v4.16b}, v29.16b
    ldr q4, [sp, #736]
    str q5, [sp, #1248]
    mov v5.16b, v21.16b
    bsl v5.16b, v3.16b, v4.16b
    bit v5.16b, v9.16b, v8.16b
    mvn v4.16b, v5.16b
    str q4, [x0, #976]
    bit v30.16b, v19.16b, v21.16b
    bit v30.16b, v23.16b, v8.16b
    eor v4.16b, v30.16b, v21.16b
    mov v30.16b, v21.16b
    bsl v30.16b, v11.16b, v13.16b
    bit v30.16b, v7.16b, v8.16b
    eor v30.16b, v30.16b, v21.16b
    str q13, [sp, #1264]
    ldr q13, [sp, #944]
    tbl v13.16b, {v13.16b}, v29.16b
    str q7, [sp, #1280]
    mov v7.16b, v21.16b
    bsl v7.16b, v13.16b, v17.16b
    // round 8 (skinny.dsl:60)
    str q13, [sp, #240]
    mvn v13.16b, v8.16b
    str q13, [x0, #1040]
    ldr q13, [sp, #176]
    str q23, [sp, #256]
    mov v23.16b, v21.16b
    bsl v23.16b, v13.16b, v2.16b
    bit v23.16b, v1.16b, v8.16b
    str q23, [sp, #416]
    mvn v23.16b, v23.16b
    str q23, [x0, #1056]
    ldr q23, [sp, #512]
    str q2, [sp, #304]
    mov v2.16b, v21.16b
    bsl v2.16b, v23.16b, v18.16b
    bit v2.16b, v31.16b, v8.16b
    eor v2.16b, v2.16b, v21.16b
    str q2, [sp, #608]
    mvn v2.16b, v2.16b
    str q2, [x0, #1072]
    ldr q2, [sp, #576]
    bit v2.16b, v19.16b, v8.16b
    ext v13.16b, v13.16b, v13.16b, #12
    str q18, [sp, #576]
    ldr q18, [sp, #144]
    bit v13.16b, v18.16b, v21.16b
    eor v2.16b, v2.16b, v8.16b
    ldr q18, [sp, #128]
    bit v13.16b, v18.16b, v28.16b
    ext v18.16b, v2.16b, v2.16b, #12
    str q3, [sp, #128]
    ldr q3, [sp, #112]
    bit v18.16b, v3.16b, v21.16b
    tbl v3.16b, {v19.16b}, v16.16b
    str q13, [sp, #112]
    mvn v13.16b, v13.16b
    str q13, [x0, #1104]
    ext v13.16b, v23.16b, v23.16b, #12
    ldr q19, [sp, #624]
    bit v13.16b, v19.16b, v21.16b
    ldr q19, [sp, #64]
    bit v13.16b, v19.16b, v28.16b
    ldr q19, [sp, #848]
    bit v19.16b, v11.16b, v8.16b
    mvn v13.16b, v13.16b
    eor v19.16b, v19.16b, v8.16b
    str q13, [x0, #1120]
    ext v13.16b, v19.16b, v19.16b, #12
    ldr q23, [sp, #1136]
    bit v13.16b, v23.16b, v21.16b
    tbl v23.16b, {v11.16b}, v16.16b
    bit v13.16b, v23.16b, v8.16b
    mvn v11.16b, v13.16b
    str q11, [x0, #1136]
    ldr q11, [sp, #656]
    str q13, [sp, #1136]
    ldr q13, [sp, #672]
    zip1 v11.2d, v11.2d, v13.2d
    ldr q13, [sp, #1200]
    ldr q16, [sp, #1312]
    zip1 v13.2d, v13.2d, v16.2d
    eor v13.16b, v13.16b, v21.16b
    eor v27.16b, v27.16b, v28.16b
    // round 9 (skinny.dsl:60)
    mvn v16.16b, v13.16b
    str q16, [x0, #1184]
    zip1 v16.2d, v26.2d, v14.2d
    ldr q26, [sp, #448]
    bit v7.16b, v26.16b, v8.16b
    mvn v14.16b, v16.16b
    str q30, [x0, #1008]
    str q4, [x0, #1024]
    str q14, [x0, #1200]
    tbl v22.16b, {v22.16b}, v29.16b
    ldr q14, [sp, #640]
    zip1 v14.2d, v14.2d, v10.2d
    eor v11.16b, v11.16b, v21.16b
    str q13, [sp, #640]
    ext v13.16b, v24.16b, v24.16b, #4
    bit v13.16b, v22.16b, v21.16b
    ldr q22, [x8, #3504]
    tbl v26.16b, {v6.16b}, v22.16b
    str q16, [sp, #1200]
    ldr q16, [sp, #320]
    ext v29.16b, v16.16b, v16.16b, #4
    mov v16.16b, v21.16b
    bsl v16.16b, v26.16b, v29.16b
    str q26, [sp, #656]
    ldr q26, [sp, #592]
    bit v16.16b, v26.16b, v28.16b
    mvn v26.16b, v16.16b
    str q26, [x0, #1232]
    tbl v26.16b, {v9.16b}, v22.16b
    str q16, [sp, #848]
    ldr q16, [sp, #912]
    ext v16.16b, v16.16b, v16.16b, #4
    bit v16.16b, v26.16b, v21.16b
    str q26, [sp, #144]
    ldr q26, [sp, #336]
    bit v16.16b, v26.16b, v28.16b
    mvn v16.16b, v16.16b
    str q16, [x0, #1248]
    ldr q16, [sp, #160]
    tbl v16.16b, {v16.16b}, v22.16b
    str q2, [x0, #448]
    str q19, [x0, #432]
    ldr q26, [sp, #1088]
    tbl v26.16b, {v26.16b}, v22.16b
    str q29, [sp, #160]
    ldr q29, [x8, #3920]
    bif v26.16b, v25.16b, v29.16b
    str q19, [sp, #880]
    ldr q19, [x8, #272]
    eor v26.16b, v26.16b, v19.16b
    str q25, [sp, #1104]
    ldr q25, [sp, #752]
    tbl v25.16b, {v25.16b}, v22.16b
    str q10, [sp, #704]
    ldr q10, [sp, #1152]
    bif v25.16b, v10.16b, v29.16b
    eor v25.16b, v25.16b, v19.16b
    bif v16.16b, v0.16b, v29.16b
    str q20, [sp, #288]
    ext v20.16b, v20.16b, v20.16b, #8
    str q26, [x0, #1296]
    str q26, [sp, #960]
    ldr q26, [sp, #192]
    bit v26.16b, v0.16b, v28.16b
    // round 10 (skinny.dsl:60)
    str q25, [sp, #192]
    mvn v25.16b, v25.16b
    str q27, [x0, #752]
    str q25, [x0, #1312]
    ldr q25, [sp, #768]
    tbl v25.16b, {v25.16b}, v22.16b
    str q0, [sp, #1120]
    ldr q0, [sp, #96]
    bif v25.16b, v0.16b, v29.16b
    eor v25.16b, v25.16b, v19.16b
    str q7, [x0, #992]
    eor v14.16b, v14.16b, v21.16b
    str q25, [sp, #976]
    mvn v25.16b, v25.16b
    str q11, [x0, #1168]
    str q25, [x0, #1328]
    tbl v25.16b, {v10.16b}, v22.16b
    ldr q10, [sp, #176]
    bif v25.16b, v10.16b, v21.16b
    bit v25.16b, v1.16b, v28.16b
    mvn v1.16b, v25.16b
    str q1, [x0, #1360]
    tbl v1.16b, {v0.16b}, v22.16b
    str q25, [sp, #992]
    ldr q25, [sp, #512]
    bif v1.16b, v25.16b, v21.16b
    bit v1.16b, v31.16b, v28.16b
    mvn v1.16b, v1.16b
    str q1, [x0, #1376]
    ldr q1, [x8, #3936]
    ext v31.16b, v15.16b, v15.16b, #4
    ldr q22, [sp, #1296]
    bif v31.16b, v22.16b, v1.16b
    eor v31.16b, v31.16b, v28.16b
    str q15, [sp, #1008]
    ldr q15, [sp, #464]
    bit v13.16b, v15.16b, v28.16b
    eor v16.16b, v16.16b, v19.16b
    ldr q15, [x8, #3024]
    bif v20.16b, v17.16b, v15.16b
    // round 11 (skinny.dsl:60)
    mvn v0.16b, v31.16b
    str q0, [x0, #1424]
    ext v0.16b, v12.16b, v12.16b, #4
    bif v0.16b, v6.16b, v1.16b
    eor v0.16b, v0.16b, v28.16b
    str q0, [sp, #720]
    mvn v0.16b, v0.16b
    str q0, [x0, #1440]
    ext v0.16b, v5.16b, v5.16b, #4
    bif v0.16b, v9.16b, v1.16b
    eor v0.16b, v0.16b, v28.16b
    mvn v9.16b, v0.16b
    str q0, [sp, #688]
    ext v0.16b, v27.16b, v27.16b, #4
    str q9, [x0, #1456]
    ldr q9, [sp, #1248]
    bit v9.16b, v22.16b, v28.16b
    ldr q15, [x8, #3904]
    tbl v24.16b, {v24.16b}, v15.16b
    bit v9.16b, v24.16b, v8.16b
    str q9, [sp, #1248]
    mvn v9.16b, v9.16b
    str q9, [x0, #1472]
    ldr q9, [sp, #320]
    str q27, [sp, #1344]
    tbl v27.16b, {v9.16b}, v15.16b
    ldr q22, [x8, #1264]
    tbl v9.16b, {v9.16b}, v22.16b
    str q24, [sp, #1360]
    mov v24.16b, v28.16b
    bsl v24.16b, v6.16b, v9.16b
    bit v24.16b, v27.16b, v8.16b
    mvn v27.16b, v24.16b
    str q27, [x0, #1488]
    ldr q27, [sp, #736]
    str q24, [sp, #1376]
    ldr q24, [x8, #3488]
    tbl v27.16b, {v27.16b}, v24.16b
    ldr q6, [sp, #128]
    bit v6.16b, v27.16b, v1.16b
    mvn v6.16b, v6.16b
    trn2 v0.4s, v2.4s, v0.4s
    bit v18.16b, v3.16b, v8.16b
    ext v27.16b, v7.16b, v7.16b, #4
    str q6, [x0, #1504]
    ldr q6, [sp, #480]
    eor v6.16b, v6.16b, v19.16b
    str q7, [sp, #480]
    ldr q7, [sp, #256]
    bit v0.16b, v7.16b, v28.16b
    str q9, [sp, #128]
    ext v9.16b, v18.16b, v18.16b, #8
    str q26, [x0, #720]
    bit v9.16b, v7.16b, v29.16b
    ldr q7, [sp, #944]
    tbl v7.16b, {v7.16b}, v15.16b
    str q9, [sp, #256]
    ldr q9, [sp, #240]
    mov v19.16b, v21.16b
    bsl v19.16b, v9.16b, v6.16b
    bit v19.16b, v7.16b, v8.16b
    ldr q7, [sp, #304]
    ext v7.16b, v7.16b, v7.16b, #12
    ldr q9, [sp, #752]
    zip1 v9.2d, v7.2d, v9.2d
    eor v9.16b, v9.16b, v8.16b
    // round 12 (skinny.dsl:60)
    str q9, [sp, #1392]
    mvn v9.16b, v9.16b
    str q9, [x0, #1568]
    ldr q9, [sp, #576]
    ext v9.16b, v9.16b, v9.16b, #12
    str q0, [sp, #576]
    ldr q0, [sp, #768]
    zip1 v0.2d, v9.2d, v0.2d
    eor v0.16b, v0.16b, v8.16b
    mvn v0.16b, v0.16b
    str q0, [x0, #1584]
    ext v0.16b, v4.16b, v4.16b, #12
    str q4, [sp, #768]
    ldr q4, [sp, #544]
    tbl v4.16b, {v4.16b}, v22.16b
    bit v0.16b, v4.16b, v21.16b
    ldr q4, [sp, #416]
    ext v15.16b, v4.16b, v4.16b, #12
    tbl v4.16b, {v10.16b}, v22.16b
    bit v15.16b, v4.16b, v21.16b
    shl v4.2d, v10.2d, #32
    bit v15.16b, v4.16b, v8.16b
    mvn v4.16b, v15.16b
    str q14, [x0, #1152]
    str q4, [x0, #1616]
    ldr q4, [sp, #784]
    tbl v4.16b, {v4.16b}, v24.16b
    ldr q10, [sp, #624]
    bit v10.16b, v4.16b, v29.16b
    shl v4.2d, v25.2d, #32
    bit v10.16b, v4.16b, v8.16b
    str q13, [x0, #1216]
    ldr q4, [sp, #208]
    bit v20.16b, v4.16b, v28.16b
    str q16, [x0, #1280]
    ldr q4, [sp, #448]
    bif v27.16b, v4.16b, v1.16b
    mvn v25.16b, v10.16b
    str q25, [x0, #1632]
    ldr q25, [sp, #272]
    tbl v25.16b, {v25.16b}, v22.16b
    str q30, [sp, #624]
    ext v30.16b, v30.16b, v30.16b, #12
    bit v30.16b, v25.16b, v21.16b
    bit v30.16b, v23.16b, v8.16b
    bit v0.16b, v3.16b, v8.16b
    mvn v25.16b, v30.16b
    str q25, [x0, #1648]
    ldr q25, [sp, #704]
    str q23, [sp, #1408]
    ext v23.16b, v25.16b, v25.16b, #8
    str q3, [sp, #1424]
    ext v3.16b, v20.16b, v20.16b, #12
    bit v3.16b, v23.16b, v29.16b
    ldr q23, [sp, #672]
    ext v25.16b, v23.16b, v23.16b, #8
    ext v13.16b, v13.16b, v13.16b, #12
    str q20, [x0, #1264]
    str q27, [x0, #1408]
    bit v13.16b, v25.16b, v29.16b
    ldr q25, [sp, #800]
    tbl v25.16b, {v25.16b}, v24.16b
    str q12, [sp, #1440]
    tbl v12.16b, {v12.16b}, v22.16b
    bit v12.16b, v25.16b, v1.16b
    // round 13 (skinny.dsl:60)
    mvn v25.16b, v12.16b
    str q25, [x0, #1696]
    ldr q25, [sp, #528]
    tbl v25.16b, {v25.16b}, v24.16b
    tbl v5.16b, {v5.16b}, v22.16b
    bit v5.16b, v25.16b, v1.16b
    eor v5.16b, v5.16b, v8.16b
    mvn v25.16b, v5.16b
    str q0, [x0, #1600]
    str q25, [x0, #1712]
    ldr q25, [sp, #1296]
    str q5, [sp, #528]
    ldr q5, [sp, #864]
    bit v5.16b, v25.16b, v28.16b
    ldr q25, [sp, #400]
    str q12, [sp, #864]
    ldr q12, [sp, #496]
    bit v12.16b, v25.16b, v1.16b
    ldr q25, [x8, #352]
    str q20, [sp, #496]
    tbl v20.16b, {v11.16b}, v25.16b
    bit v5.16b, v20.16b, v8.16b
    mvn v20.16b, v12.16b
    str q6, [x0, #864]
    str q20, [x0, #1744]
    ldr q20, [sp, #1232]
    str q11, [sp, #1456]
    ldr q11, [sp, #1168]
    bit v11.16b, v20.16b, v1.16b
    mvn v20.16b, v11.16b
    str q5, [x0, #1728]
    str q20, [x0, #1760]
    ext v20.16b, v14.16b, v14.16b, #8
    str q14, [sp, #1168]
    ldr q14, [x8, #3024]
    bif v20.16b, v17.16b, v14.16b
    str q17, [sp, #1232]
    ext v17.16b, v30.16b, v30.16b, #8
    str q30, [sp, #1472]
    ldr q30, [sp, #1120]
    ext v30.16b, v30.16b, v30.16b, #12
    bit v30.16b, v17.16b, v14.16b
    ext v17.16b, v0.16b, v0.16b, #8
    str q0, [sp, #1488]
    ldr q0, [sp, #1104]
    ext v25.16b, v0.16b, v0.16b, #12
    bit v25.16b, v17.16b, v14.16b
    ext v17.16b, v15.16b, v15.16b, #8
    str q15, [sp, #1504]
    ldr q15, [sp, #1152]
    ext v15.16b, v15.16b, v15.16b, #12
    bit v15.16b, v17.16b, v14.16b
    // round 14 (skinny.dsl:60)
    str q15, [sp, #1520]
    mvn v15.16b, v15.16b
    str q15, [x0, #1824]
    ext v10.16b, v10.16b, v10.16b, #8
    ldr q15, [sp, #96]
    ext v15.16b, v15.16b, v15.16b, #12
    bit v15.16b, v10.16b, v14.16b
    str q15, [sp, #1536]
    mvn v15.16b, v15.16b
    str q15, [x0, #1840]
    ldr q15, [sp, #960]
    ext v15.16b, v15.16b, v15.16b, #4
    trn2 v2.4s, v2.4s, v15.4s
    bit v2.16b, v0.16b, v28.16b
    str q13, [x0, #1680]
    bit v20.16b, v4.16b, v28.16b
    str q2, [x0, #1856]
    ldr q2, [sp, #416]
    ext v15.16b, v2.16b, v2.16b, #4
    ldr q4, [sp, #176]
    bif v15.16b, v4.16b, v1.16b
    str q15, [sp, #960]
    mvn v15.16b, v15.16b
    str q15, [x0, #1872]
    ldr q15, [sp, #608]
    ext v15.16b, v15.16b, v15.16b, #4
    ldr q4, [sp, #512]
    bif v15.16b, v4.16b, v1.16b
    mvn v15.16b, v15.16b
    ldr q4, [sp, #880]
    str q13, [sp, #1552]
    ldr q13, [x8, #3504]
    tbl v4.16b, {v4.16b}, v13.16b
    str q15, [x0, #1888]
    ldr q15, [x8, #3904]
    tbl v15.16b, {v16.16b}, v15.16b
    mov v13.16b, v29.16b
    bsl v13.16b, v26.16b, v4.16b
    bit v13.16b, v15.16b, v8.16b
    ext v15.16b, v5.16b, v5.16b, #4
    bif v15.16b, v23.16b, v14.16b
    str q13, [sp, #1568]
    ldr q13, [x8, #272]
    eor v15.16b, v15.16b, v13.16b
    // round 15 (skinny.dsl:60)
    mvn v23.16b, v15.16b
    str q23, [x0, #1936]
    ext v23.16b, v12.16b, v12.16b, #4
    str q12, [sp, #1584]
    ldr q12, [sp, #1312]
    bif v23.16b, v12.16b, v14.16b
    eor v23.16b, v23.16b, v13.16b
    mvn v12.16b, v23.16b
    str q12, [x0, #1952]
    ext v11.16b, v11.16b, v11.16b, #4
    ldr q12, [sp, #80]
    bit v12.16b, v11.16b, v14.16b
    mvn v11.16b, v12.16b
    str q11, [x0, #1968]
    ldr q11, [sp, #1056]
    ext v11.16b, v11.16b, v11.16b, #12
    bit v11.16b, v31.16b, v28.16b
    str q23, [sp, #80]
    ldr q23, [sp, #1360]
    bit v11.16b, v23.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    mvn v23.16b, v11.16b
    str q23, [x0, #1984]
    ldr q23, [sp, #160]
    str q11, [sp, #1360]
    ldr q11, [sp, #560]
    bif v23.16b, v11.16b, v14.16b
    str q18, [x0, #1088]
    ldr q11, [sp, #656]
    bit v23.16b, v11.16b, v28.16b
    mvn v11.16b, v23.16b
    str q11, [x0, #2000]
    ldr q11, [sp, #1200]
    ext v11.16b, v11.16b, v11.16b, #8
    str q23, [sp, #1200]
    ldr q23, [sp, #736]
    ext v23.16b, v23.16b, v23.16b, #12
    bit v23.16b, v11.16b, v29.16b
    ldr q11, [sp, #1280]
    str q12, [sp, #736]
    mov v12.16b, v28.16b
    bsl v12.16b, v11.16b, v4.16b
    mvn v23.16b, v23.16b
    bit v7.16b, v17.16b, v29.16b
    ldr q17, [sp, #272]
    bit v12.16b, v17.16b, v8.16b
    str q23, [x0, #2016]
    eor v7.16b, v7.16b, v21.16b
    ldr q23, [sp, #1136]
    str q4, [sp, #656]
    tbl v4.16b, {v23.16b}, v22.16b
    tbl v17.16b, {v12.16b}, v24.16b
    bsl v1.16b, v17.16b, v4.16b
    ldr q4, [sp, #944]
    ext v17.16b, v4.16b, v4.16b, #4
    ext v4.16b, v20.16b, v20.16b, #4
    bif v17.16b, v27.16b, v14.16b
    str q1, [sp, #160]
    ldr q1, [sp, #704]
    bsl v14.16b, v4.16b, v1.16b
    str q17, [x0, #2032]
    str q20, [x0, #1776]
    eor v4.16b, v30.16b, v28.16b
    eor v25.16b, v25.16b, v28.16b
    ldr q30, [x8, #352]
    tbl v1.16b, {v0.16b}, v30.16b
    // round 16 (skinny.dsl:60)
    str q20, [sp, #1600]
    mvn v20.16b, v7.16b
    bit v9.16b, v10.16b, v29.16b
    str q19, [x0, #1520]
    ext v23.16b, v23.16b, v23.16b, #8
    str q3, [x0, #1664]
    str q4, [x0, #1792]
    str q25, [x0, #1808]
    bsl v29.16b, v11.16b, v23.16b
    str q20, [x0, #2080]
    eor v20.16b, v9.16b, v21.16b
    mvn v20.16b, v20.16b
    str q20, [x0, #2096]
    tbl v18.16b, {v18.16b}, v22.16b
    ldr q20, [sp, #1344]
    ext v23.16b, v20.16b, v20.16b, #12
    bit v23.16b, v1.16b, v28.16b
    bit v18.16b, v0.16b, v28.16b
    bit v18.16b, v1.16b, v8.16b
    ldr q1, [sp, #896]
    bit v23.16b, v1.16b, v8.16b
    str q23, [x0, #2112]
    ldr q1, [sp, #224]
    ext v9.16b, v1.16b, v1.16b, #12
    zip1 v9.2d, v9.2d, v2.2d
    mvn v10.16b, v9.16b
    str q10, [x0, #2128]
    ldr q10, [sp, #784]
    ext v10.16b, v10.16b, v10.16b, #12
    ldr q1, [sp, #96]
    tbl v2.16b, {v1.16b}, v30.16b
    bit v10.16b, v2.16b, v28.16b
    ldr q2, [sp, #64]
    bit v10.16b, v2.16b, v8.16b
    mvn v2.16b, v10.16b
    str q2, [x0, #2144]
    ldr q2, [sp, #1120]
    tbl v10.16b, {v2.16b}, v30.16b
    str q9, [sp, #64]
    ext v9.16b, v26.16b, v26.16b, #12
    bit v9.16b, v10.16b, v28.16b
    ldr q10, [sp, #816]
    bit v9.16b, v10.16b, v8.16b
    mvn v10.16b, v9.16b
    str q10, [x0, #2160]
    ldr q10, [sp, #320]
    eor v10.16b, v10.16b, v21.16b
    // round 17 (skinny.dsl:60)
    str q10, [sp, #320]
    mvn v10.16b, v10.16b
    str q10, [x0, #2176]
    ldr q10, [sp, #912]
    eor v10.16b, v10.16b, v21.16b
    mvn v10.16b, v10.16b
    str q10, [x0, #2192]
    ldr q10, [x8, #3952]
    str q26, [sp, #816]
    ldr q26, [sp, #512]
    eor v13.16b, v26.16b, v13.16b
    // round 18 (skinny.dsl:60)
    mvn v13.16b, v13.16b
    str q13, [x0, #2240]
    ldr q13, [x8, #3504]
    tbl v25.16b, {v25.16b}, v13.16b
    bif v25.16b, v0.16b, v21.16b
    str q25, [x0, #2256]
    ldr q25, [sp, #1072]
    ldr q11, [sp, #1184]
    mov v30.16b, v28.16b
    bsl v30.16b, v25.16b, v11.16b
    // round 19 (skinny.dsl:60)
    mvn v11.16b, v30.16b
    str q30, [sp, #784]
    ldr q30, [sp, #576]
    str q30, [x0, #1344]
    str q11, [x0, #2288]
    ldr q11, [sp, #672]
    str q23, [sp, #896]
    mov v23.16b, v10.16b
    bsl v23.16b, v11.16b, v15.16b
    mvn v11.16b, v23.16b
    str q11, [x0, #2304]
    eor v18.16b, v18.16b, v21.16b
    ldr q11, [sp, #176]
    str q23, [sp, #1136]
    ldr q23, [sp, #384]
    str q9, [sp, #1616]
    mov v9.16b, v8.16b
    bsl v9.16b, v11.16b, v23.16b
    // round 20 (skinny.dsl:60)
    mvn v23.16b, v9.16b
    ldr q11, [sp, #336]
    str q9, [sp, #1632]
    ldr q9, [sp, #1328]
    bit v9.16b, v11.16b, v8.16b
    str q23, [x0, #2336]
    ldr q23, [sp, #208]
    ldr q11, [sp, #288]
    bif v23.16b, v11.16b, v8.16b
    tbl v24.16b, {v18.16b}, v24.16b
    ldr q11, [sp, #1088]
    bit v11.16b, v24.16b, v28.16b
    str q11, [x0, #2352]
    str q23, [x0, #2368]
    str q12, [x0, #1392]
    // round 21 (skinny.dsl:60)
    mvn v24.16b, v9.16b
    str q24, [x0, #2384]
    bit v20.16b, v0.16b, v28.16b
    str q20, [x0, #2400]
    ldr q20, [sp, #400]
    ldr q24, [sp, #128]
    bit v24.16b, v20.16b, v10.16b
    ldr q9, [sp, #240]
    mov v11.16b, v10.16b
    bsl v11.16b, v6.16b, v9.16b
    str q11, [x0, #2432]
    // round 23 (skinny.dsl:60)
    mvn v20.16b, v24.16b
    str q20, [x0, #2448]
    ldr q20, [sp, #1008]
    bif v25.16b, v20.16b, v28.16b
    mvn v20.16b, v25.16b
    str q20, [x0, #2464]
    ldr q20, [sp, #544]
    str q6, [sp, #1072]
    ldr q6, [sp, #768]
    bit v6.16b, v20.16b, v21.16b
    ldr q20, [sp, #608]
    bit v20.16b, v26.16b, v21.16b
    ldr q26, [sp, #272]
    str q23, [sp, #608]
    ldr q23, [sp, #624]
    str q24, [sp, #768]
    mov v24.16b, v21.16b
    bsl v24.16b, v26.16b, v23.16b
    str q24, [x0, #2480]
    str q6, [x0, #2496]
    // round 24 (skinny.dsl:60)
    mvn v6.16b, v20.16b
    str q6, [x0, #2512]
    ldr q6, [sp, #464]
    ldr q20, [sp, #1456]
    bit v20.16b, v6.16b, v21.16b
    str q20, [x0, #2528]
    ldr q6, [sp, #592]
    ldr q20, [sp, #640]
    bif v6.16b, v20.16b, v21.16b
    // round 25 (skinny.dsl:60)
    mvn v23.16b, v6.16b
    str q23, [x0, #2544]
    ldr q23, [sp, #448]
    tbl v20.16b, {v23.16b}, v13.16b
    ldr q26, [sp, #496]
    bif v20.16b, v26.16b, v21.16b
    str q20, [x0, #2560]
    mov v26.16b, v10.16b
    bsl v26.16b, v16.16b, v2.16b
    str q26, [x0, #2576]
    str q16, [sp, #592]
    ldr q16, [sp, #192]
    str q25, [sp, #1456]
    ldr q25, [sp, #1152]
    str q11, [sp, #464]
    mov v11.16b, v10.16b
    bsl v11.16b, v16.16b, v25.16b
    // round 26 (skinny.dsl:60)
    mvn v16.16b, v11.16b
    str q16, [x0, #2592]
    ldr q16, [sp, #976]
    bif v16.16b, v1.16b, v10.16b
    mvn v16.16b, v16.16b
    str q16, [x0, #2608]
    tbl v16.16b, {v0.16b}, v13.16b
    str q29, [x0, #1536]
    bit v30.16b, v16.16b, v21.16b
    tbl v16.16b, {v3.16b}, v22.16b
    tbl v22.16b, {v4.16b}, v13.16b
    ldr q1, [sp, #256]
    str q1, [x0, #1552]
    str q30, [x0, #2624]
    eor v30.16b, v27.16b, v28.16b
    str q30, [x0, #2640]
    ldr q0, [sp, #1296]
    ushr v0.2d, v0.2d, #32
    str q27, [sp, #576]
    mov v27.16b, v28.16b
    bsl v27.16b, v0.16b, v31.16b
    // round 27 (skinny.dsl:60)
    str q31, [sp, #976]
    mvn v31.16b, v27.16b
    str q31, [x0, #2656]
    ldr q31, [sp, #144]
    ldr q1, [sp, #688]
    bit v1.16b, v31.16b, v28.16b
    mvn v1.16b, v1.16b
    str q1, [x0, #2672]
    bit v9.16b, v19.16b, v10.16b
    ldr q1, [sp, #1392]
    mov v31.16b, v8.16b
    bsl v31.16b, v25.16b, v1.16b
    // round 28 (skinny.dsl:60)
    mvn v1.16b, v31.16b
    str q1, [x0, #2736]
    ldr q1, [sp, #1424]
    ldr q25, [sp, #1488]
    bit v25.16b, v1.16b, v28.16b
    str q25, [x0, #2752]
    ldr q1, [sp, #1408]
    ldr q25, [sp, #1472]
    bit v25.16b, v1.16b, v28.16b
    mvn v1.16b, v25.16b
    str q1, [x0, #2768]
    ldr q1, [sp, #1552]
    eor v1.16b, v1.16b, v8.16b
    str q1, [x0, #2784]
    ldr q1, [sp, #864]
    eor v25.16b, v1.16b, v8.16b
    // round 29 (skinny.dsl:60)
    mvn v1.16b, v25.16b
    str q1, [x0, #2800]
    ldr q1, [sp, #1216]
    str q19, [sp, #1552]
    ldr q19, [x8, #352]
    tbl v1.16b, {v1.16b}, v19.16b
    str q24, [sp, #1472]
    ldr q24, [sp, #528]
    bit v24.16b, v1.16b, v8.16b
    mvn v1.16b, v24.16b
    str q1, [x0, #2816]
    ldr q1, [sp, #432]
    bit v5.16b, v1.16b, v8.16b
    str q5, [x0, #2832]
    ldr q1, [sp, #1280]
    bif v1.16b, v4.16b, v28.16b
    ldr q5, [x8, #272]
    eor v24.16b, v14.16b, v5.16b
    str q1, [x0, #2848]
    ldr q1, [sp, #1520]
    eor v14.16b, v1.16b, v28.16b
    // round 30 (skinny.dsl:60)
    mvn v14.16b, v14.16b
    str q14, [x0, #2864]
    ldr q14, [sp, #1536]
    eor v14.16b, v14.16b, v28.16b
    mvn v1.16b, v14.16b
    str q1, [x0, #2880]
    ldr q1, [x8, #3904]
    tbl v1.16b, {v2.16b}, v1.16b
    str q4, [sp, #1536]
    ldr q4, [sp, #368]
    bit v4.16b, v24.16b, v10.16b
    bif v16.16b, v23.16b, v21.16b
    bif v22.16b, v2.16b, v21.16b
    str q9, [x0, #2688]
    str q24, [x0, #1920]
    str q4, [x0, #2912]
    ldr q4, [sp, #832]
    bit v4.16b, v15.16b, v10.16b
    // round 31 (skinny.dsl:60)
    mvn v4.16b, v4.16b
    str q4, [x0, #2928]
    ldr q4, [sp, #736]
    eor v4.16b, v4.16b, v5.16b
    mvn v4.16b, v4.16b
    str q16, [x0, #2208]
    str q4, [x0, #2944]
    ldr q4, [sp, #1360]
    bif v0.16b, v4.16b, v28.16b
    mvn v0.16b, v0.16b
    str q0, [x0, #2960]
    bsl v28.16b, v30.16b, v17.16b
    str q22, [x0, #2272]
    str q28, [x0, #2976]
    ldr q0, [sp, #544]
    tbl v5.16b, {v0.16b}, v13.16b
    bif v5.16b, v18.16b, v21.16b
    ldr q28, [sp, #704]
    mov v23.16b, v10.16b
    bsl v23.16b, v28.16b, v24.16b
    str q18, [x0, #2064]
    str q5, [x0, #2992]
    ldr q5, [sp, #176]
    tbl v18.16b, {v5.16b}, v13.16b
    bsl v21.16b, v18.16b, v7.16b
    ldr q18, [sp, #880]
    tbl v19.16b, {v18.16b}, v19.16b
    // round 32 (skinny.dsl:60)
    mvn v21.16b, v21.16b
    ldr q13, [sp, #1264]
    bif v19.16b, v13.16b, v8.16b
    ldr q0, [sp, #256]
    eor v0.16b, v0.16b, v8.16b
    ldr q2, [sp, #1568]
    bif v1.16b, v2.16b, v8.16b
    eor v8.16b, v29.16b, v8.16b
    str q21, [x0, #3008]
    ldr q21, [x8, #3520]
    tbl v28.16b, {v8.16b}, v21.16b
    ldr q13, [sp, #1616]
    bit v28.16b, v13.16b, v10.16b
    mvn v28.16b, v28.16b
    str q23, [x0, #2320]
    str q28, [x0, #3024]
    tbl v21.16b, {v0.16b}, v21.16b
    str q0, [x0, #2720]
    ldr q0, [sp, #896]
    bit v21.16b, v0.16b, v10.16b
    ldr q0, [sp, #272]
    ldr q28, [sp, #656]
    bsl v10.16b, v0.16b, v28.16b
    ldr q28, [sp, #160]
    str q28, [x0, #2048]
    str q21, [x0, #3040]
    mvn v21.16b, v28.16b
    str q1, [x0, #2896]
    str q21, [x0, #3056]
    // round 31 (skinny.dsl:60)
    mvn v1.16b, v1.16b
    str q10, [x0, #2224]
    str q19, [x0, #2416]
    str q2, [x0, #1904]
    str q1, [x0, #3072]
    ldr q1, [sp, #960]
    str q1, [x0, #3088]
    str q14, [x0, #3104]
    // round 30 (skinny.dsl:60)
    mvn v1.16b, v3.16b
    str q1, [x0, #3120]
    ldr q1, [sp, #1600]
    mvn v1.16b, v1.16b
    str q1, [x0, #3136]
    str q25, [x0, #3152]
    ldr q1, [sp, #1584]
    str q1, [x0, #3168]
    str q8, [x0, #2704]
    // round 29 (skinny.dsl:60)
    mvn v1.16b, v8.16b
    str q1, [x0, #3184]
    str q31, [x0, #3200]
    ldr q1, [sp, #1504]
    str q1, [x0, #3216]
    // round 28 (skinny.dsl:60)
    mvn v1.16b, v30.16b
    str q1, [x0, #3232]
    mvn v1.16b, v9.16b
    str q1, [x0, #3248]
    str q27, [x0, #3264]
    ldr q1, [sp, #1248]
    str q1, [x0, #3280]
    ldr q1, [sp, #720]
    str q1, [x0, #3296]
    ldr q1, [sp, #1376]
    str q1, [x0, #3312]
    // round 27 (skinny.dsl:60)
    mvn v1.16b, v12.16b
    str q1, [x0, #3328]
    mvn v1.16b, v26.16b
    str q1, [x0, #3344]
    ldr q1, [sp, #992]
    str q1, [x0, #3360]
    str q11, [x0, #3376]
    // round 26 (skinny.dsl:60)
    ldr q1, [sp, #1168]
    mvn v1.16b, v1.16b
    str q1, [x0, #3392]
    mvn v1.16b, v20.16b
    str q1, [x0, #3408]
    str q6, [x0, #3424]
    ldr q1, [sp, #848]
    str q1, [x0, #3440]
    // round 25 (skinny.dsl:60)
    ldr q1, [sp, #1472]
    mvn v1.16b, v1.16b
    str q1, [x0, #3456]
    ldr q1, [sp, #416]
    str q1, [x0, #3472]
    ldr q1, [sp, #112]
    str q1, [x0, #3488]
    // round 24 (skinny.dsl:60)
    ldr q1, [sp, #464]
    mvn v1.16b, v1.16b
    str q1, [x0, #3504]
    ldr q1, [sp, #480]
    mvn v1.16b, v1.16b
    str q1, [x0, #3520]
    ldr q1, [sp, #1056]
    str q1, [x0, #3536]
    ldr q1, [sp, #1456]
    str q1, [x0, #3552]
    ldr q1, [sp, #768]
    str q1, [x0, #3568]
    ldr q1, [sp, #1440]
    str q1, [x0, #3584]
    // round 23 (skinny.dsl:60)
    mvn v1.16b, v19.16b
    str q1, [x0, #3600]
    ldr q1, [sp, #816]
    mvn v1.16b, v1.16b
    str q1, [x0, #3616]
    ldr q1, [sp, #304]
    str q1, [x0, #3632]
    ldr q1, [sp, #224]
    str q1, [x0, #3648]
    // round 22 (skinny.dsl:60)
    ldr q1, [sp, #608]
    mvn v1.16b, v1.16b
    str q1, [x0, #3664]
    ldr q1, [sp, #352]
    mvn v1.16b, v1.16b
    str q1, [x0, #3680]
    ldr q1, [sp, #1040]
    str q1, [x0, #3696]
    ldr q1, [sp, #800]
    str q1, [x0, #3712]
    // round 21 (skinny.dsl:60)
    mvn v1.16b, v18.16b
    str q1, [x0, #3728]
    ldr q1, [sp, #1632]
    str q1, [x0, #3744]
    ldr q1, [sp, #752]
    str q1, [x0, #3760]
    // round 20 (skinny.dsl:60)
    ldr q1, [sp, #1232]
    mvn v1.16b, v1.16b
    str q1, [x0, #3776]
    mvn v1.16b, v23.16b
    str q1, [x0, #3792]
    ldr q1, [sp, #784]
    str q1, [x0, #3808]
    ldr q1, [sp, #1136]
    str q1, [x0, #3824]
    ldr q1, [sp, #1024]
    str q1, [x0, #3840]
    ldr q1, [sp, #1312]
    str q1, [x0, #3856]
    // round 19 (skinny.dsl:60)
    mvn v1.16b, v22.16b
    str q1, [x0, #3872]
    mvn v1.16b, v10.16b
    str q1, [x0, #3888]
    ldr q1, [sp, #1152]
    str q1, [x0, #3904]
    str q5, [x0, #3920]
    // round 18 (skinny.dsl:60)
    ldr q1, [sp, #944]
    mvn v1.16b, v1.16b
    str q1, [x0, #3936]
    mvn v1.16b, v16.16b
    str q1, [x0, #3952]
    ldr q1, [sp, #320]
    str q1, [x0, #3968]
    ldr q1, [sp, #560]
    str q1, [x0, #3984]
    str q7, [x0, #4000]
    ldr q1, [sp, #64]
    str q1, [x0, #4016]
    // round 16 (skinny.dsl:60)
    mvn v1.16b, v24.16b
    str q1, [x0, #4032]
    mvn v1.16b, v17.16b
    str q1, [x0, #4048]
    str q15, [x0, #4064]
    str q4, [x0, #4080]
    ldr q1, [sp, #80]
    str q1, [x0, #4096]
    ldr q1, [sp, #1200]
    str q1, [x0, #4112]
    // round 15 (skinny.dsl:60)
    mvn v1.16b, v2.16b
    str q1, [x0, #4128]
    ldr q1, [sp, #1536]
    mvn v1.16b, v1.16b
    str q1, [x0, #4144]
    ldr q1, [sp, #1520]
    str q1, [x0, #4160]
    ldr q1, [sp, #864]
    str q1, [x0, #4176]
    ldr q1, [sp, #1392]
    str q1, [x0, #4208]
    // round 12 (skinny.dsl:60)
    ldr q1, [sp, #576]
    mvn v1.16b, v1.16b
    str q1, [x0, #4224]
    ldr q1, [sp, #1552]
    mvn v1.16b, v1.16b
    str q1, [x0, #4240]
    ldr q1, [sp, #976]
    str q1, [x0, #4256]
    // round 11 (skinny.dsl:60)
    ldr q1, [sp, #592]
    mvn v1.16b, v1.16b
    str q1, [x0, #4272]
    ldr q1, [sp, #192]
    str q1, [x0, #4288]
    // round 10 (skinny.dsl:60)
    ldr q1, [sp, #496]
    mvn v1.16b, v1.16b
    str q1, [x0, #4304]
    ldr q1, [sp, #640]
    str q1, [x0, #4320]
    // round 9 (skinny.dsl:60)
    ldr q1, [sp, #624]
    mvn v1.16b, v1.16b
    str q1, [x0, #4336]
    // round 8 (skinny.dsl:60)
    ldr q1, [sp, #1072]
    mvn v1.16b, v1.16b
    str q1, [x0, #4352]
    ldr q1, [sp, #1008]
    str q1, [x0, #4368]
    ldr q1, [sp, #400]
    str q1, [x0, #4384]
    // round 7 (skinny.dsl:60)
    ldr q1, [sp, #1264]
    mvn v1.16b, v1.16b
    str q1, [x0, #4400]
    // round 6 (skinny.dsl:60)
    ldr q1, [sp, #288]
    mvn v1.16b, v1.16b
    str q1, [x0, #4416]
    ldr q1, [sp, #384]
    str q1, [x0, #4432]
    // round 4 (skinny.dsl:60)
    ldr q1, [sp, #704]
    mvn v1.16b, v1.16b
    str q1, [x0, #4448]
    ldr q1, [sp, #1184]
    str q1, [x0, #4464]
    ldr q1, [sp, #672]
    str q1, [x0, #4480]
    // round 3 (skinny.dsl:60)
    ldr q1, [sp, #1120]
    mvn v1.16b, v1.16b
    str q1, [x0, #4496]
    mvn v0.16b, v0.16b
    str q0, [x0, #4512]
    ldr q0, [sp, #1104]
    mvn v0.16b, v0.16b
    str q0, [x0, #4528]
    ldr q0, [sp, #544]
    mvn v0.16b, v0.16b
    str q0, [x0, #4544]
    ldr q0, [sp, #96]
    str q0, [x0, #4560]
    ldr q0, [sp, #512]
    str q0, [x0, #4576]
    // round 2 (skinny.dsl:60)
    ldr q0, [sp, #448]
    mvn v0.16b, v0.16b
    str q0, [x0, #4592]
    ldr q0, [sp, #928]
    mvn v0.16b, v0.16b
    str q0, [x0, #4608]
    ldr q0, [sp, #1296]
    mvn v0.16b, v0.16b
    // round 13 (skinny.dsl:60)
    mvn v1.16b, v29.16b
    str q0, [x0, #4624]
    ldr q0, [sp, #912]
    str q0, [x0, #4640]
    ldr q0, [sp, #1216]
    str q0, [x0, #4656]
    str q1, [x0, #4192]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #99
.Llwcc_skinny64_64_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1648
    ret
    .size lwcc_skinny64_64_key_setup_neon, .-lwcc_skinny64_64_key_setup_neon

    .balign 16
    .global lwcc_skinny64_64_ecb_encrypt_neon
    .type lwcc_skinny64_64_ecb_encrypt_neon, %function
lwcc_skinny64_64_ecb_encrypt_neon:
    cbz x2, .Llwcc_skinny64_64_ecb_encrypt_neon_return
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
    cbz x5, .Llwcc_skinny64_64_ecb_encrypt_neon_rest
.Llwcc_skinny64_64_ecb_encrypt_neon_group:
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
    movi v20.16b, #51
    movi v21.16b, #85
    ldr q22, [x1, #192]
    ldr q23, [x1, #208]
    ldr q24, [x1, #224]
    ldr q25, [x1, #240]
    mov v26.16b, v0.16b
    sli v26.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    mov v0.16b, v1.16b
    sli v0.16b, v3.16b, #4
    sri v3.16b, v1.16b, #4
    mov v1.16b, v4.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v4.16b, #4
    mov v4.16b, v5.16b
    sli v4.16b, v7.16b, #4
    sri v7.16b, v5.16b, #4
    mov v5.16b, v16.16b
    sli v5.16b, v18.16b, #4
    sri v18.16b, v16.16b, #4
    mov v16.16b, v17.16b
    sli v16.16b, v19.16b, #4
    sri v19.16b, v17.16b, #4
    mov v17.16b, v22.16b
    sli v17.16b, v24.16b, #4
    sri v24.16b, v22.16b, #4
    mov v22.16b, v23.16b
    sli v22.16b, v25.16b, #4
    sri v25.16b, v23.16b, #4
    trn1 v23.8h, v26.8h, v5.8h
    trn2 v5.8h, v26.8h, v5.8h
    trn1 v26.8h, v0.8h, v16.8h
    trn2 v0.8h, v0.8h, v16.8h
    trn1 v16.8h, v2.8h, v18.8h
    trn2 v2.8h, v2.8h, v18.8h
    trn1 v18.8h, v3.8h, v19.8h
    trn2 v3.8h, v3.8h, v19.8h
    trn1 v19.8h, v1.8h, v17.8h
    trn2 v1.8h, v1.8h, v17.8h
    trn1 v17.8h, v4.8h, v22.8h
    trn2 v4.8h, v4.8h, v22.8h
    trn1 v22.8h, v6.8h, v24.8h
    trn2 v6.8h, v6.8h, v24.8h
    trn1 v24.8h, v7.8h, v25.8h
    trn2 v7.8h, v7.8h, v25.8h
    trn1 v25.4s, v23.4s, v16.4s
    trn2 v16.4s, v23.4s, v16.4s
    trn1 v23.4s, v26.4s, v18.4s
    trn2 v18.4s, v26.4s, v18.4s
    trn1 v26.4s, v19.4s, v22.4s
    trn2 v19.4s, v19.4s, v22.4s
    trn1 v22.4s, v17.4s, v24.4s
    trn2 v17.4s, v17.4s, v24.4s
    trn1 v24.4s, v5.4s, v2.4s
    trn2 v2.4s, v5.4s, v2.4s
    trn1 v5.4s, v0.4s, v3.4s
    trn2 v0.4s, v0.4s, v3.4s
    trn1 v3.4s, v1.4s, v6.4s
    trn2 v1.4s, v1.4s, v6.4s
    trn1 v6.4s, v4.4s, v7.4s
    trn2 v4.4s, v4.4s, v7.4s
    ushr v7.16b, v25.16b, #2
    shl v27.16b, v23.16b, #2
    ushr v28.16b, v16.16b, #2
    shl v29.16b, v18.16b, #2
    ushr v30.16b, v26.16b, #2
    shl v31.16b, v22.16b, #2
    ushr v8.16b, v19.16b, #2
    shl v9.16b, v17.16b, #2
    ushr v10.16b, v24.16b, #2
    shl v11.16b, v5.16b, #2
    ushr v12.16b, v2.16b, #2
    shl v13.16b, v0.16b, #2
    ushr v14.16b, v3.16b, #2
    shl v15.16b, v6.16b, #2
    bit v27.16b, v25.16b, v20.16b
    ushr v25.16b, v1.16b, #2
    bit v23.16b, v7.16b, v20.16b
    shl v7.16b, v4.16b, #2
    bit v29.16b, v16.16b, v20.16b
    bit v18.16b, v28.16b, v20.16b
    bit v31.16b, v26.16b, v20.16b
    bit v22.16b, v30.16b, v20.16b
    bit v9.16b, v19.16b, v20.16b
    bit v17.16b, v8.16b, v20.16b
    bit v11.16b, v24.16b, v20.16b
    bit v5.16b, v10.16b, v20.16b
    bit v13.16b, v2.16b, v20.16b
    bit v0.16b, v12.16b, v20.16b
    bit v15.16b, v3.16b, v20.16b
    bit v6.16b, v14.16b, v20.16b
    bit v7.16b, v1.16b, v20.16b
    bit v4.16b, v25.16b, v20.16b
    trn1 v1.16b, v27.16b, v31.16b
    trn2 v2.16b, v27.16b, v31.16b
    trn1 v3.16b, v23.16b, v22.16b
    trn2 v16.16b, v23.16b, v22.16b
    trn1 v19.16b, v29.16b, v9.16b
    trn2 v22.16b, v29.16b, v9.16b
    trn1 v23.16b, v18.16b, v17.16b
    trn2 v17.16b, v18.16b, v17.16b
    trn1 v18.16b, v11.16b, v15.16b
    trn2 v24.16b, v11.16b, v15.16b
    trn1 v25.16b, v5.16b, v6.16b
    trn2 v5.16b, v5.16b, v6.16b
    trn1 v6.16b, v13.16b, v7.16b
    trn2 v7.16b, v13.16b, v7.16b
    trn1 v26.16b, v0.16b, v4.16b
    trn2 v0.16b, v0.16b, v4.16b
    zip1 v4.2d, v1.2d, v2.2d
    zip2 v1.2d, v1.2d, v2.2d
    zip1 v2.2d, v3.2d, v16.2d
    zip2 v3.2d, v3.2d, v16.2d
    zip1 v16.2d, v19.2d, v22.2d
    zip2 v19.2d, v19.2d, v22.2d
    zip1 v22.2d, v23.2d, v17.2d
    zip2 v17.2d, v23.2d, v17.2d
    zip1 v23.2d, v18.2d, v24.2d
    zip2 v18.2d, v18.2d, v24.2d
    zip1 v24.2d, v25.2d, v5.2d
    zip2 v5.2d, v25.2d, v5.2d
    zip1 v25.2d, v6.2d, v7.2d
    zip2 v6.2d, v6.2d, v7.2d
    zip1 v7.2d, v26.2d, v0.2d
    zip2 v0.2d, v26.2d, v0.2d
    ushr v26.16b, v4.16b, #1
    shl v27.16b, v1.16b, #1
    ushr v28.16b, v2.16b, #1
    shl v29.16b, v3.16b, #1
    ushr v30.16b, v16.16b, #1
    shl v31.16b, v19.16b, #1
    ushr v8.16b, v22.16b, #1
    shl v9.16b, v17.16b, #1
    ushr v10.16b, v23.16b, #1
    shl v11.16b, v18.16b, #1
    ushr v12.16b, v24.16b, #1
    shl v13.16b, v5.16b, #1
    ushr v14.16b, v25.16b, #1
    shl v15.16b, v6.16b, #1
    bit v27.16b, v4.16b, v21.16b
    ushr v4.16b, v7.16b, #1
    bit v1.16b, v26.16b, v21.16b
    shl v26.16b, v0.16b, #1
    bit v29.16b, v2.16b, v21.16b
    bit v3.16b, v28.16b, v21.16b
    bit v31.16b, v16.16b, v21.16b
    bit v19.16b, v30.16b, v21.16b
    bit v9.16b, v22.16b, v21.16b
    bit v17.16b, v8.16b, v21.16b
    bit v11.16b, v23.16b, v21.16b
    bit v18.16b, v10.16b, v21.16b
    // round 1 (skinny.dsl:60)
    ldr q2, [x3, #0]
    ldr q16, [x3, #16]
    bit v13.16b, v24.16b, v21.16b
    bit v5.16b, v12.16b, v21.16b
    bit v15.16b, v25.16b, v21.16b
    ldr q22, [x3, #32]
    ldr q23, [x3, #80]
    bit v6.16b, v14.16b, v21.16b
    bit v26.16b, v7.16b, v21.16b
    bit v0.16b, v4.16b, v21.16b
    // round 2 (skinny.dsl:60)
    ldr q4, [x3, #128]
    // round 1 (skinny.dsl:60)
    orr v7.16b, v1.16b, v29.16b
    orr v24.16b, v29.16b, v3.16b
    orr v25.16b, v18.16b, v13.16b
    orr v28.16b, v13.16b, v5.16b
    orr v30.16b, v19.16b, v9.16b
    orr v8.16b, v9.16b, v17.16b
    orr v10.16b, v6.16b, v26.16b
    orr v12.16b, v26.16b, v0.16b
    eor v2.16b, v2.16b, v1.16b
    eor v16.16b, v16.16b, v29.16b
    eor v29.16b, v22.16b, v9.16b
    eor v23.16b, v23.16b, v13.16b
    // round 2 (skinny.dsl:60)
    eor v4.16b, v4.16b, v18.16b
    // round 1 (skinny.dsl:60)
    eor v3.16b, v3.16b, v7.16b
    eor v7.16b, v27.16b, v24.16b
    ldr q24, [x3, #48]
    eor v5.16b, v5.16b, v25.16b
    eor v25.16b, v11.16b, v28.16b
    eor v17.16b, v17.16b, v30.16b
    ldr q27, [x3, #64]
    ldr q28, [x3, #96]
    eor v30.16b, v31.16b, v8.16b
    eor v0.16b, v0.16b, v10.16b
    eor v31.16b, v15.16b, v12.16b
    ldr q8, [x3, #112]
    and v9.16b, v3.16b, v7.16b
    bic v1.16b, v7.16b, v1.16b
    and v10.16b, v5.16b, v25.16b
    bic v18.16b, v25.16b, v18.16b
    and v11.16b, v17.16b, v30.16b
    bic v12.16b, v30.16b, v19.16b
    and v13.16b, v0.16b, v31.16b
    bic v14.16b, v31.16b, v6.16b
    eor v3.16b, v24.16b, v3.16b
    eor v7.16b, v27.16b, v7.16b
    ext v24.16b, v17.16b, v17.16b, #4
    eor v5.16b, v28.16b, v5.16b
    ext v27.16b, v30.16b, v30.16b, #4
    eor v25.16b, v8.16b, v25.16b
    eor v19.16b, v19.16b, v11.16b
    // round 2 (skinny.dsl:60)
    ldr q28, [x3, #224]
    // round 1 (skinny.dsl:60)
    eor v2.16b, v2.16b, v9.16b
    eor v1.16b, v16.16b, v1.16b
    eor v16.16b, v29.16b, v12.16b
    ext v29.16b, v7.16b, v7.16b, #8
    ext v8.16b, v3.16b, v3.16b, #8
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v26.16b, v14.16b
    eor v5.16b, v24.16b, v5.16b
    eor v24.16b, v27.16b, v25.16b
    // round 2 (skinny.dsl:60)
    ldr q25, [x3, #160]
    // round 3 (skinny.dsl:60)
    ldr q26, [x3, #272]
    // round 2 (skinny.dsl:60)
    orr v27.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v10.16b
    eor v6.16b, v6.16b, v13.16b
    eor v28.16b, v28.16b, v3.16b
    // round 1 (skinny.dsl:60)
    eor v29.16b, v30.16b, v29.16b
    ext v30.16b, v1.16b, v1.16b, #8
    ext v9.16b, v2.16b, v2.16b, #8
    eor v17.16b, v17.16b, v8.16b
    ext v8.16b, v19.16b, v19.16b, #4
    ext v10.16b, v16.16b, v16.16b, #4
    // round 2 (skinny.dsl:60)
    orr v3.16b, v1.16b, v3.16b
    eor v2.16b, v2.16b, v27.16b
    ldr q27, [x3, #256]
    and v11.16b, v5.16b, v24.16b
    eor v12.16b, v25.16b, v5.16b
    // round 3 (skinny.dsl:60)
    eor v26.16b, v26.16b, v1.16b
    // round 1 (skinny.dsl:60)
    eor v16.16b, v16.16b, v30.16b
    eor v19.16b, v19.16b, v9.16b
    eor v18.16b, v18.16b, v10.16b
    ext v30.16b, v17.16b, v17.16b, #12
    ext v9.16b, v29.16b, v29.16b, #12
    // round 2 (skinny.dsl:60)
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #240]
    bic v1.16b, v2.16b, v1.16b
    eor v4.16b, v4.16b, v8.16b
    and v8.16b, v17.16b, v29.16b
    eor v27.16b, v27.16b, v2.16b
    // round 1 (skinny.dsl:60)
    ext v10.16b, v19.16b, v19.16b, #12
    ext v13.16b, v16.16b, v16.16b, #12
    eor v0.16b, v0.16b, v30.16b
    eor v30.16b, v31.16b, v9.16b
    // round 2 (skinny.dsl:60)
    and v2.16b, v3.16b, v2.16b
    ldr q31, [x3, #176]
    orn v5.16b, v18.16b, v5.16b
    eor v4.16b, v11.16b, v4.16b
    orn v9.16b, v16.16b, v17.16b
    eor v19.16b, v19.16b, v8.16b
    eor v1.16b, v28.16b, v1.16b
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #144]
    // round 1 (skinny.dsl:60)
    eor v23.16b, v23.16b, v13.16b
    // round 2 (skinny.dsl:60)
    eor v5.16b, v24.16b, v5.16b
    orr v24.16b, v4.16b, v18.16b
    eor v28.16b, v29.16b, v9.16b
    orr v29.16b, v19.16b, v16.16b
    orr v8.16b, v0.16b, v30.16b
    eor v6.16b, v6.16b, v10.16b
    eor v31.16b, v31.16b, v0.16b
    ext v9.16b, v4.16b, v4.16b, #8
    ldr q10, [x3, #208]
    // round 3 (skinny.dsl:60)
    eor v2.16b, v26.16b, v2.16b
    // round 2 (skinny.dsl:60)
    orr v26.16b, v5.16b, v4.16b
    orr v11.16b, v28.16b, v19.16b
    orr v0.16b, v23.16b, v0.16b
    eor v6.16b, v8.16b, v6.16b
    eor v7.16b, v7.16b, v23.16b
    ldr q8, [x3, #192]
    eor v24.16b, v12.16b, v24.16b
    eor v17.16b, v17.16b, v29.16b
    ext v29.16b, v5.16b, v5.16b, #8
    eor v27.16b, v27.16b, v9.16b
    eor v18.16b, v18.16b, v26.16b
    eor v0.16b, v30.16b, v0.16b
    // round 3 (skinny.dsl:60)
    ldr q26, [x3, #304]
    // round 2 (skinny.dsl:60)
    bic v23.16b, v6.16b, v23.16b
    eor v30.16b, v10.16b, v6.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v3.16b, v3.16b, v29.16b
    // round 3 (skinny.dsl:60)
    eor v16.16b, v16.16b, v11.16b
    // round 2 (skinny.dsl:60)
    and v6.16b, v0.16b, v6.16b
    eor v23.16b, v31.16b, v23.16b
    eor v0.16b, v8.16b, v0.16b
    eor v4.16b, v4.16b, v30.16b
    // round 3 (skinny.dsl:60)
    ldr q29, [x3, #368]
    // round 4 (skinny.dsl:60)
    ldr q31, [x3, #416]
    // round 2 (skinny.dsl:60)
    ext v8.16b, v18.16b, v18.16b, #8
    eor v1.16b, v1.16b, v9.16b
    // round 3 (skinny.dsl:60)
    orr v9.16b, v3.16b, v27.16b
    eor v10.16b, v26.16b, v3.16b
    // round 2 (skinny.dsl:60)
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v24.16b, v23.16b
    eor v5.16b, v5.16b, v0.16b
    ext v24.16b, v4.16b, v4.16b, #8
    // round 3 (skinny.dsl:60)
    orr v3.16b, v1.16b, v3.16b
    eor v2.16b, v2.16b, v8.16b
    orr v8.16b, v23.16b, v0.16b
    orr v11.16b, v0.16b, v30.16b
    eor v0.16b, v29.16b, v0.16b
    // round 4 (skinny.dsl:60)
    eor v29.16b, v31.16b, v23.16b
    // round 2 (skinny.dsl:60)
    eor v18.16b, v18.16b, v6.16b
    ext v31.16b, v7.16b, v7.16b, #8
    ext v12.16b, v5.16b, v5.16b, #8
    eor v19.16b, v19.16b, v24.16b
    // round 3 (skinny.dsl:60)
    eor v3.16b, v27.16b, v3.16b
    eor v2.16b, v9.16b, v2.16b
    orr v24.16b, v7.16b, v5.16b
    ldr q27, [x3, #384]
    orr v9.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v8.16b
    eor v6.16b, v6.16b, v11.16b
    ldr q8, [x3, #400]
    // round 2 (skinny.dsl:60)
    ext v11.16b, v18.16b, v18.16b, #8
    eor v17.16b, v17.16b, v31.16b
    eor v28.16b, v28.16b, v12.16b
    // round 3 (skinny.dsl:60)
    bic v31.16b, v3.16b, v2.16b
    orr v12.16b, v2.16b, v1.16b
    eor v4.16b, v4.16b, v24.16b
    ldr q24, [x3, #288]
    eor v18.16b, v18.16b, v9.16b
    and v9.16b, v30.16b, v6.16b
    bic v23.16b, v6.16b, v23.16b
    ldr q13, [x3, #320]
    ext v14.16b, v3.16b, v3.16b, #12
    eor v27.16b, v27.16b, v30.16b
    ext v30.16b, v2.16b, v2.16b, #12
    eor v6.16b, v8.16b, v6.16b
    eor v1.16b, v1.16b, v31.16b
    bic v31.16b, v4.16b, v18.16b
    orr v8.16b, v18.16b, v7.16b
    eor v16.16b, v16.16b, v11.16b
    orr v11.16b, v17.16b, v28.16b
    eor v10.16b, v10.16b, v12.16b
    orr v12.16b, v28.16b, v19.16b
    eor v24.16b, v24.16b, v17.16b
    // round 4 (skinny.dsl:60)
    ldr q15, [x3, #464]
    // round 3 (skinny.dsl:60)
    eor v28.16b, v13.16b, v28.16b
    eor v0.16b, v0.16b, v23.16b
    eor v23.16b, v14.16b, v27.16b
    ldr q27, [x3, #336]
    ldr q13, [x3, #352]
    eor v6.16b, v30.16b, v6.16b
    // round 4 (skinny.dsl:60)
    eor v29.16b, v29.16b, v9.16b
    // round 3 (skinny.dsl:60)
    eor v19.16b, v19.16b, v11.16b
    eor v16.16b, v12.16b, v16.16b
    ext v30.16b, v1.16b, v1.16b, #12
    eor v5.16b, v5.16b, v8.16b
    ext v8.16b, v10.16b, v10.16b, #12
    // round 4 (skinny.dsl:60)
    eor v7.16b, v7.16b, v31.16b
    bic v31.16b, v23.16b, v6.16b
    ldr q9, [x3, #512]
    eor v11.16b, v15.16b, v23.16b
    // round 3 (skinny.dsl:60)
    and v12.16b, v19.16b, v16.16b
    bic v17.16b, v16.16b, v17.16b
    eor v19.16b, v27.16b, v19.16b
    eor v16.16b, v13.16b, v16.16b
    eor v0.16b, v0.16b, v8.16b
    // round 4 (skinny.dsl:60)
    eor v27.16b, v29.16b, v30.16b
    // round 3 (skinny.dsl:60)
    eor v24.16b, v24.16b, v12.16b
    eor v17.16b, v28.16b, v17.16b
    // round 4 (skinny.dsl:60)
    ldr q28, [x3, #544]
    // round 3 (skinny.dsl:60)
    ext v29.16b, v16.16b, v16.16b, #8
    ext v30.16b, v19.16b, v19.16b, #8
    // round 4 (skinny.dsl:60)
    orr v8.16b, v19.16b, v16.16b
    // round 5 (skinny.dsl:60)
    ldr q12, [x3, #560]
    // round 4 (skinny.dsl:60)
    and v23.16b, v0.16b, v23.16b
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v19.16b
    // round 3 (skinny.dsl:60)
    eor v2.16b, v2.16b, v29.16b
    ext v29.16b, v17.16b, v17.16b, #8
    ext v9.16b, v24.16b, v24.16b, #8
    eor v3.16b, v3.16b, v30.16b
    // round 4 (skinny.dsl:60)
    orn v19.16b, v19.16b, v17.16b
    eor v24.16b, v24.16b, v8.16b
    ldr q30, [x3, #528]
    eor v6.16b, v6.16b, v23.16b
    bic v23.16b, v0.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    // round 5 (skinny.dsl:60)
    eor v8.16b, v12.16b, v17.16b
    // round 3 (skinny.dsl:60)
    eor v29.16b, v10.16b, v29.16b
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #4
    ext v10.16b, v2.16b, v2.16b, #4
    // round 4 (skinny.dsl:60)
    bic v12.16b, v3.16b, v2.16b
    eor v16.16b, v16.16b, v19.16b
    and v17.16b, v24.16b, v17.16b
    orr v19.16b, v6.16b, v27.16b
    eor v23.16b, v11.16b, v23.16b
    eor v30.16b, v30.16b, v6.16b
    eor v28.16b, v24.16b, v28.16b
    // round 3 (skinny.dsl:60)
    ext v11.16b, v1.16b, v1.16b, #4
    ext v13.16b, v29.16b, v29.16b, #4
    eor v4.16b, v4.16b, v9.16b
    // round 4 (skinny.dsl:60)
    ldr q9, [x3, #448]
    // round 3 (skinny.dsl:60)
    eor v18.16b, v18.16b, v10.16b
    // round 4 (skinny.dsl:60)
    and v10.16b, v29.16b, v3.16b
    eor v1.16b, v1.16b, v12.16b
    // round 5 (skinny.dsl:60)
    ldr q12, [x3, #608]
    // round 4 (skinny.dsl:60)
    and v24.16b, v16.16b, v24.16b
    eor v0.16b, v0.16b, v19.16b
    eor v17.16b, v31.16b, v17.16b
    ldr q19, [x3, #432]
    eor v16.16b, v16.16b, v30.16b
    // round 3 (skinny.dsl:60)
    eor v5.16b, v5.16b, v13.16b
    // round 4 (skinny.dsl:60)
    eor v2.16b, v2.16b, v10.16b
    orn v30.16b, v1.16b, v29.16b
    orr v31.16b, v4.16b, v18.16b
    eor v7.16b, v7.16b, v11.16b
    ldr q10, [x3, #496]
    eor v9.16b, v9.16b, v4.16b
    eor v17.16b, v23.16b, v17.16b
    // round 5 (skinny.dsl:60)
    orr v11.16b, v16.16b, v28.16b
    eor v24.16b, v8.16b, v24.16b
    eor v8.16b, v12.16b, v16.16b
    // round 4 (skinny.dsl:60)
    orr v13.16b, v2.16b, v1.16b
    ldr q14, [x3, #480]
    orr v4.16b, v5.16b, v4.16b
    eor v7.16b, v31.16b, v7.16b
    eor v19.16b, v19.16b, v5.16b
    eor v3.16b, v3.16b, v30.16b
    // round 5 (skinny.dsl:60)
    orr v16.16b, v17.16b, v16.16b
    eor v30.16b, v0.16b, v11.16b
    // round 4 (skinny.dsl:60)
    eor v4.16b, v18.16b, v4.16b
    bic v5.16b, v7.16b, v5.16b
    eor v18.16b, v10.16b, v7.16b
    // round 5 (skinny.dsl:60)
    eor v29.16b, v29.16b, v13.16b
    eor v16.16b, v28.16b, v16.16b
    eor v24.16b, v24.16b, v30.16b
    // round 4 (skinny.dsl:60)
    and v7.16b, v4.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v4.16b, v14.16b, v4.16b
    // round 5 (skinny.dsl:60)
    ldr q28, [x3, #656]
    ldr q30, [x3, #672]
    // round 4 (skinny.dsl:60)
    eor v27.16b, v27.16b, v18.16b
    // round 5 (skinny.dsl:60)
    and v31.16b, v16.16b, v24.16b
    bic v9.16b, v24.16b, v17.16b
    ldr q10, [x3, #688]
    ext v11.16b, v16.16b, v16.16b, #4
    ext v13.16b, v24.16b, v24.16b, #4
    // round 4 (skinny.dsl:60)
    eor v7.16b, v19.16b, v7.16b
    // round 6 (skinny.dsl:60)
    ldr q19, [x3, #704]
    // round 4 (skinny.dsl:60)
    eor v23.16b, v23.16b, v5.16b
    eor v6.16b, v6.16b, v4.16b
    eor v1.16b, v1.16b, v27.16b
    // round 5 (skinny.dsl:60)
    orr v14.16b, v5.16b, v4.16b
    eor v17.16b, v17.16b, v31.16b
    orr v31.16b, v4.16b, v18.16b
    eor v8.16b, v8.16b, v9.16b
    eor v4.16b, v28.16b, v4.16b
    eor v28.16b, v30.16b, v11.16b
    eor v30.16b, v10.16b, v13.16b
    // round 4 (skinny.dsl:60)
    eor v3.16b, v3.16b, v23.16b
    eor v2.16b, v2.16b, v6.16b
    // round 6 (skinny.dsl:60)
    eor v19.16b, v19.16b, v5.16b
    // round 4 (skinny.dsl:60)
    eor v0.16b, v0.16b, v7.16b
    // round 5 (skinny.dsl:60)
    eor v18.16b, v18.16b, v14.16b
    ldr q9, [x3, #576]
    ldr q10, [x3, #592]
    eor v7.16b, v7.16b, v31.16b
    orr v31.16b, v23.16b, v6.16b
    orr v11.16b, v3.16b, v2.16b
    orr v13.16b, v6.16b, v27.16b
    orr v14.16b, v2.16b, v1.16b
    eor v29.16b, v29.16b, v0.16b
    eor v27.16b, v27.16b, v31.16b
    ext v31.16b, v17.16b, v17.16b, #4
    eor v1.16b, v1.16b, v11.16b
    ext v11.16b, v8.16b, v8.16b, #4
    eor v29.16b, v14.16b, v29.16b
    and v14.16b, v18.16b, v7.16b
    eor v0.16b, v0.16b, v13.16b
    eor v9.16b, v9.16b, v3.16b
    eor v2.16b, v10.16b, v2.16b
    // round 6 (skinny.dsl:60)
    ldr q10, [x3, #736]
    // round 5 (skinny.dsl:60)
    eor v4.16b, v4.16b, v11.16b
    eor v18.16b, v28.16b, v18.16b
    and v28.16b, v1.16b, v29.16b
    ldr q11, [x3, #624]
    ldr q13, [x3, #640]
    bic v5.16b, v7.16b, v5.16b
    eor v7.16b, v30.16b, v7.16b
    bic v3.16b, v29.16b, v3.16b
    // round 6 (skinny.dsl:60)
    eor v19.16b, v19.16b, v31.16b
    // round 5 (skinny.dsl:60)
    eor v28.16b, v9.16b, v28.16b
    and v30.16b, v27.16b, v0.16b
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v0.16b, v23.16b
    eor v4.16b, v5.16b, v4.16b
    // round 6 (skinny.dsl:60)
    and v5.16b, v18.16b, v7.16b
    eor v19.16b, v14.16b, v19.16b
    eor v31.16b, v10.16b, v18.16b
    // round 5 (skinny.dsl:60)
    eor v1.16b, v11.16b, v1.16b
    eor v29.16b, v13.16b, v29.16b
    ext v9.16b, v2.16b, v2.16b, #8
    // round 6 (skinny.dsl:60)
    ldr q11, [x3, #800]
    // round 5 (skinny.dsl:60)
    eor v3.16b, v6.16b, v3.16b
    // round 6 (skinny.dsl:60)
    orn v6.16b, v4.16b, v18.16b
    // round 5 (skinny.dsl:60)
    ext v18.16b, v28.16b, v28.16b, #8
    // round 6 (skinny.dsl:60)
    eor v5.16b, v5.16b, v19.16b
    eor v19.16b, v23.16b, v30.16b
    // round 5 (skinny.dsl:60)
    eor v23.16b, v8.16b, v9.16b
    ext v30.16b, v29.16b, v29.16b, #8
    eor v17.16b, v17.16b, v18.16b
    ext v18.16b, v1.16b, v1.16b, #8
    // round 6 (skinny.dsl:60)
    ldr q8, [x3, #832]
    // round 7 (skinny.dsl:60)
    ldr q9, [x3, #848]
    // round 6 (skinny.dsl:60)
    orr v13.16b, v1.16b, v29.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v5.16b, v4.16b
    eor v11.16b, v11.16b, v1.16b
    ext v14.16b, v5.16b, v5.16b, #8
    // round 5 (skinny.dsl:60)
    eor v24.16b, v24.16b, v30.16b
    // round 6 (skinny.dsl:60)
    ldr q30, [x3, #816]
    // round 5 (skinny.dsl:60)
    eor v16.16b, v16.16b, v18.16b
    // round 6 (skinny.dsl:60)
    orr v1.16b, v2.16b, v1.16b
    eor v18.16b, v28.16b, v13.16b
    orr v28.16b, v6.16b, v5.16b
    eor v7.16b, v31.16b, v7.16b
    ext v31.16b, v6.16b, v6.16b, #8
    eor v8.16b, v8.16b, v14.16b
    // round 7 (skinny.dsl:60)
    eor v9.16b, v9.16b, v2.16b
    // round 5 (skinny.dsl:60)
    ext v13.16b, v16.16b, v16.16b, #12
    ext v14.16b, v24.16b, v24.16b, #12
    // round 6 (skinny.dsl:60)
    eor v1.16b, v29.16b, v1.16b
    eor v4.16b, v4.16b, v28.16b
    and v28.16b, v16.16b, v24.16b
    eor v29.16b, v30.16b, v31.16b
    // round 5 (skinny.dsl:60)
    ext v30.16b, v23.16b, v23.16b, #12
    ext v31.16b, v17.16b, v17.16b, #12
    eor v27.16b, v27.16b, v13.16b
    eor v0.16b, v0.16b, v14.16b
    // round 6 (skinny.dsl:60)
    ldr q13, [x3, #752]
    bic v2.16b, v18.16b, v2.16b
    eor v17.16b, v17.16b, v28.16b
    // round 5 (skinny.dsl:60)
    eor v3.16b, v3.16b, v30.16b
    // round 6 (skinny.dsl:60)
    ldr q28, [x3, #720]
    orn v30.16b, v23.16b, v16.16b
    eor v19.16b, v19.16b, v31.16b
    orr v31.16b, v27.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    ext v11.16b, v7.16b, v7.16b, #8
    eor v8.16b, v18.16b, v8.16b
    eor v24.16b, v24.16b, v30.16b
    orr v30.16b, v3.16b, v27.16b
    eor v19.16b, v31.16b, v19.16b
    ldr q31, [x3, #784]
    eor v29.16b, v1.16b, v29.16b
    and v1.16b, v1.16b, v18.16b
    eor v18.16b, v13.16b, v27.16b
    ldr q27, [x3, #768]
    eor v28.16b, v28.16b, v3.16b
    eor v0.16b, v0.16b, v30.16b
    bic v3.16b, v19.16b, v3.16b
    ext v30.16b, v4.16b, v4.16b, #8
    eor v2.16b, v11.16b, v2.16b
    // round 7 (skinny.dsl:60)
    orr v11.16b, v29.16b, v8.16b
    ldr q13, [x3, #880]
    // round 6 (skinny.dsl:60)
    eor v3.16b, v18.16b, v3.16b
    orr v18.16b, v17.16b, v23.16b
    // round 7 (skinny.dsl:60)
    eor v1.16b, v9.16b, v1.16b
    orr v9.16b, v2.16b, v29.16b
    eor v30.16b, v30.16b, v11.16b
    // round 6 (skinny.dsl:60)
    eor v31.16b, v31.16b, v19.16b
    and v19.16b, v0.16b, v19.16b
    eor v0.16b, v27.16b, v0.16b
    orr v27.16b, v24.16b, v17.16b
    // round 7 (skinny.dsl:60)
    eor v8.16b, v8.16b, v9.16b
    eor v1.16b, v1.16b, v30.16b
    eor v29.16b, v13.16b, v29.16b
    // round 6 (skinny.dsl:60)
    eor v16.16b, v16.16b, v18.16b
    // round 7 (skinny.dsl:60)
    eor v18.16b, v23.16b, v27.16b
    // round 6 (skinny.dsl:60)
    eor v19.16b, v28.16b, v19.16b
    eor v5.16b, v5.16b, v31.16b
    // round 7 (skinny.dsl:60)
    bic v23.16b, v8.16b, v1.16b
    ldr q27, [x3, #944]
    orr v28.16b, v1.16b, v2.16b
    ext v30.16b, v8.16b, v8.16b, #12
    // round 6 (skinny.dsl:60)
    eor v6.16b, v6.16b, v0.16b
    // round 7 (skinny.dsl:60)
    ldr q9, [x3, #960]
    ldr q11, [x3, #976]
    ext v13.16b, v1.16b, v1.16b, #12
    // round 6 (skinny.dsl:60)
    ext v14.16b, v5.16b, v5.16b, #8
    // round 7 (skinny.dsl:60)
    eor v2.16b, v2.16b, v23.16b
    eor v23.16b, v29.16b, v28.16b
    // round 6 (skinny.dsl:60)
    eor v4.16b, v4.16b, v19.16b
    ext v28.16b, v6.16b, v6.16b, #8
    // round 8 (skinny.dsl:60)
    ldr q29, [x3, #992]
    // round 6 (skinny.dsl:60)
    eor v7.16b, v7.16b, v3.16b
    eor v17.16b, v17.16b, v14.16b
    // round 7 (skinny.dsl:60)
    orr v14.16b, v3.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    // round 6 (skinny.dsl:60)
    eor v24.16b, v24.16b, v28.16b
    ext v28.16b, v4.16b, v4.16b, #8
    // round 7 (skinny.dsl:60)
    eor v30.16b, v9.16b, v30.16b
    eor v9.16b, v11.16b, v13.16b
    // round 6 (skinny.dsl:60)
    ext v11.16b, v7.16b, v7.16b, #8
    // round 7 (skinny.dsl:60)
    ldr q13, [x3, #896]
    orr v0.16b, v0.16b, v31.16b
    eor v18.16b, v18.16b, v28.16b
    orr v28.16b, v24.16b, v17.16b
    // round 8 (skinny.dsl:60)
    eor v29.16b, v29.16b, v3.16b
    // round 6 (skinny.dsl:60)
    eor v16.16b, v16.16b, v11.16b
    // round 7 (skinny.dsl:60)
    orr v11.16b, v7.16b, v6.16b
    eor v31.16b, v31.16b, v14.16b
    orr v14.16b, v6.16b, v5.16b
    eor v18.16b, v28.16b, v18.16b
    eor v0.16b, v19.16b, v0.16b
    eor v5.16b, v5.16b, v11.16b
    orr v19.16b, v16.16b, v24.16b
    ldr q28, [x3, #864]
    ext v11.16b, v2.16b, v2.16b, #12
    eor v24.16b, v13.16b, v24.16b
    bic v13.16b, v18.16b, v16.16b
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v17.16b, v17.16b, v19.16b
    and v19.16b, v31.16b, v0.16b
    eor v24.16b, v24.16b, v13.16b
    bic v3.16b, v0.16b, v3.16b
    eor v27.16b, v27.16b, v14.16b
    eor v30.16b, v30.16b, v31.16b
    orr v31.16b, v4.16b, v7.16b
    // round 8 (skinny.dsl:60)
    ldr q13, [x3, #1040]
    // round 7 (skinny.dsl:60)
    eor v16.16b, v28.16b, v16.16b
    and v28.16b, v17.16b, v18.16b
    ext v14.16b, v24.16b, v24.16b, #8
    eor v0.16b, v9.16b, v0.16b
    // round 8 (skinny.dsl:60)
    eor v29.16b, v29.16b, v11.16b
    // round 7 (skinny.dsl:60)
    eor v6.16b, v6.16b, v31.16b
    ldr q31, [x3, #912]
    eor v16.16b, v16.16b, v28.16b
    ldr q28, [x3, #928]
    eor v23.16b, v23.16b, v14.16b
    bic v9.16b, v5.16b, v4.16b
    eor v3.16b, v3.16b, v27.16b
    // round 8 (skinny.dsl:60)
    bic v27.16b, v30.16b, v0.16b
    eor v19.16b, v19.16b, v29.16b
    ldr q29, [x3, #1120]
    eor v11.16b, v13.16b, v30.16b
    eor v7.16b, v7.16b, v9.16b
    and v30.16b, v3.16b, v30.16b
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #1088]
    // round 7 (skinny.dsl:60)
    eor v17.16b, v31.16b, v17.16b
    eor v18.16b, v28.16b, v18.16b
    ext v28.16b, v16.16b, v16.16b, #8
    // round 8 (skinny.dsl:60)
    ldr q31, [x3, #1104]
    eor v0.16b, v0.16b, v30.16b
    bic v30.16b, v3.16b, v19.16b
    // round 7 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 8 (skinny.dsl:60)
    eor v29.16b, v29.16b, v19.16b
    // round 7 (skinny.dsl:60)
    eor v2.16b, v2.16b, v28.16b
    ext v28.16b, v18.16b, v18.16b, #8
    // round 9 (skinny.dsl:60)
    ldr q13, [x3, #1136]
    // round 7 (skinny.dsl:60)
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v17.16b, v17.16b, #8
    // round 8 (skinny.dsl:60)
    orr v14.16b, v17.16b, v18.16b
    eor v30.16b, v11.16b, v30.16b
    orr v11.16b, v0.16b, v19.16b
    eor v27.16b, v27.16b, v17.16b
    eor v31.16b, v31.16b, v0.16b
    // round 7 (skinny.dsl:60)
    eor v1.16b, v1.16b, v28.16b
    eor v28.16b, v8.16b, v9.16b
    // round 8 (skinny.dsl:60)
    orn v17.16b, v17.16b, v24.16b
    eor v16.16b, v16.16b, v14.16b
    eor v3.16b, v3.16b, v11.16b
    eor v27.16b, v30.16b, v27.16b
    // round 9 (skinny.dsl:60)
    eor v8.16b, v13.16b, v24.16b
    // round 7 (skinny.dsl:60)
    ext v9.16b, v28.16b, v28.16b, #4
    ext v11.16b, v1.16b, v1.16b, #4
    // round 8 (skinny.dsl:60)
    bic v13.16b, v28.16b, v1.16b
    eor v17.16b, v18.16b, v17.16b
    and v18.16b, v16.16b, v24.16b
    eor v24.16b, v29.16b, v16.16b
    // round 9 (skinny.dsl:60)
    eor v29.16b, v3.16b, v8.16b
    // round 7 (skinny.dsl:60)
    eor v5.16b, v5.16b, v9.16b
    ext v8.16b, v2.16b, v2.16b, #4
    eor v4.16b, v4.16b, v11.16b
    // round 8 (skinny.dsl:60)
    ldr q9, [x3, #1024]
    and v11.16b, v23.16b, v28.16b
    eor v2.16b, v2.16b, v13.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v31.16b, v17.16b
    orr v31.16b, v5.16b, v4.16b
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [x3, #1008]
    and v16.16b, v17.16b, v16.16b
    eor v1.16b, v1.16b, v11.16b
    orn v17.16b, v2.16b, v23.16b
    ldr q11, [x3, #1072]
    // round 9 (skinny.dsl:60)
    orr v13.16b, v18.16b, v27.16b
    // round 8 (skinny.dsl:60)
    eor v7.16b, v31.16b, v7.16b
    orr v31.16b, v6.16b, v5.16b
    eor v5.16b, v9.16b, v5.16b
    // round 9 (skinny.dsl:60)
    orr v9.16b, v27.16b, v24.16b
    eor v16.16b, v29.16b, v16.16b
    eor v27.16b, v22.16b, v27.16b
    eor v24.16b, v24.16b, v13.16b
    // round 8 (skinny.dsl:60)
    eor v4.16b, v4.16b, v31.16b
    ldr q29, [x3, #1056]
    orr v31.16b, v1.16b, v2.16b
    eor v8.16b, v8.16b, v6.16b
    // round 9 (skinny.dsl:60)
    eor v16.16b, v9.16b, v16.16b
    ldr q9, [x3, #1232]
    // round 8 (skinny.dsl:60)
    eor v17.16b, v28.16b, v17.16b
    bic v6.16b, v7.16b, v6.16b
    eor v28.16b, v11.16b, v7.16b
    // round 9 (skinny.dsl:60)
    ldr q11, [x3, #1248]
    eor v23.16b, v23.16b, v31.16b
    and v31.16b, v24.16b, v16.16b
    bic v13.16b, v16.16b, v18.16b
    ext v14.16b, v24.16b, v24.16b, #4
    // round 8 (skinny.dsl:60)
    eor v5.16b, v5.16b, v6.16b
    // round 9 (skinny.dsl:60)
    ext v6.16b, v16.16b, v16.16b, #4
    // round 8 (skinny.dsl:60)
    and v7.16b, v4.16b, v7.16b
    eor v4.16b, v29.16b, v4.16b
    eor v19.16b, v19.16b, v28.16b
    // round 9 (skinny.dsl:60)
    ldr q29, [x3, #1216]
    eor v18.16b, v18.16b, v31.16b
    eor v27.16b, v27.16b, v13.16b
    eor v31.16b, v9.16b, v14.16b
    eor v6.16b, v11.16b, v6.16b
    // round 8 (skinny.dsl:60)
    eor v7.16b, v8.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v2.16b, v2.16b, v19.16b
    // round 9 (skinny.dsl:60)
    orr v8.16b, v5.16b, v4.16b
    orr v9.16b, v4.16b, v28.16b
    ext v11.16b, v18.16b, v18.16b, #4
    ext v13.16b, v27.16b, v27.16b, #4
    // round 10 (skinny.dsl:60)
    ldr q14, [x3, #1264]
    // round 9 (skinny.dsl:60)
    eor v4.16b, v29.16b, v4.16b
    // round 8 (skinny.dsl:60)
    eor v3.16b, v3.16b, v7.16b
    eor v17.16b, v17.16b, v30.16b
    eor v1.16b, v1.16b, v0.16b
    // round 9 (skinny.dsl:60)
    eor v28.16b, v28.16b, v8.16b
    orr v29.16b, v30.16b, v0.16b
    ldr q8, [x3, #1168]
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v0.16b, v19.16b
    eor v4.16b, v13.16b, v4.16b
    ldr q13, [x3, #1152]
    eor v19.16b, v19.16b, v29.16b
    orr v29.16b, v1.16b, v2.16b
    eor v23.16b, v23.16b, v3.16b
    // round 10 (skinny.dsl:60)
    eor v14.16b, v14.16b, v5.16b
    // round 9 (skinny.dsl:60)
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v17.16b, v1.16b
    eor v23.16b, v29.16b, v23.16b
    ldr q29, [x3, #1184]
    eor v1.16b, v8.16b, v1.16b
    ldr q8, [x3, #1200]
    // round 10 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 9 (skinny.dsl:60)
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v28.16b, v7.16b
    eor v13.16b, v13.16b, v17.16b
    bic v17.16b, v23.16b, v17.16b
    eor v28.16b, v31.16b, v28.16b
    bic v5.16b, v7.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v29.16b, v2.16b
    and v2.16b, v2.16b, v23.16b
    eor v1.16b, v1.16b, v17.16b
    and v17.16b, v19.16b, v3.16b
    eor v23.16b, v8.16b, v23.16b
    bic v29.16b, v3.16b, v30.16b
    eor v4.16b, v4.16b, v5.16b
    eor v2.16b, v13.16b, v2.16b
    ext v5.16b, v1.16b, v1.16b, #8
    // round 10 (skinny.dsl:60)
    and v31.16b, v28.16b, v6.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v25.16b, v28.16b
    ldr q11, [x3, #1344]
    // round 9 (skinny.dsl:60)
    eor v0.16b, v0.16b, v29.16b
    eor v5.16b, v27.16b, v5.16b
    ext v27.16b, v2.16b, v2.16b, #8
    // round 10 (skinny.dsl:60)
    orn v28.16b, v4.16b, v28.16b
    eor v29.16b, v31.16b, v8.16b
    eor v17.16b, v30.16b, v17.16b
    // round 9 (skinny.dsl:60)
    eor v18.16b, v18.16b, v27.16b
    ext v27.16b, v23.16b, v23.16b, #8
    ext v30.16b, v7.16b, v7.16b, #8
    // round 10 (skinny.dsl:60)
    ldr q31, [x3, #1376]
    // round 11 (skinny.dsl:60)
    ldr q8, [x3, #1392]
    // round 10 (skinny.dsl:60)
    eor v6.16b, v6.16b, v28.16b
    orr v28.16b, v7.16b, v23.16b
    orr v13.16b, v29.16b, v4.16b
    eor v11.16b, v11.16b, v7.16b
    ext v14.16b, v29.16b, v29.16b, #8
    // round 9 (skinny.dsl:60)
    eor v16.16b, v16.16b, v27.16b
    // round 10 (skinny.dsl:60)
    ldr q27, [x3, #1360]
    // round 9 (skinny.dsl:60)
    eor v24.16b, v24.16b, v30.16b
    // round 10 (skinny.dsl:60)
    orr v7.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v28.16b
    orr v28.16b, v6.16b, v29.16b
    eor v30.16b, v9.16b, v13.16b
    ext v9.16b, v6.16b, v6.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 11 (skinny.dsl:60)
    eor v8.16b, v8.16b, v1.16b
    // round 9 (skinny.dsl:60)
    ext v13.16b, v24.16b, v24.16b, #12
    ext v14.16b, v16.16b, v16.16b, #12
    // round 10 (skinny.dsl:60)
    eor v7.16b, v23.16b, v7.16b
    eor v4.16b, v4.16b, v28.16b
    and v23.16b, v24.16b, v16.16b
    eor v27.16b, v27.16b, v9.16b
    // round 9 (skinny.dsl:60)
    ext v28.16b, v5.16b, v5.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v18.16b, v18.16b, #12
    eor v3.16b, v3.16b, v14.16b
    // round 10 (skinny.dsl:60)
    ldr q13, [x3, #1296]
    bic v1.16b, v2.16b, v1.16b
    eor v18.16b, v18.16b, v23.16b
    // round 9 (skinny.dsl:60)
    eor v0.16b, v0.16b, v28.16b
    // round 10 (skinny.dsl:60)
    ldr q23, [x3, #1280]
    orn v28.16b, v5.16b, v24.16b
    eor v17.16b, v17.16b, v9.16b
    orr v9.16b, v19.16b, v3.16b
    eor v1.16b, v11.16b, v1.16b
    ext v11.16b, v30.16b, v30.16b, #8
    eor v31.16b, v2.16b, v31.16b
    eor v16.16b, v16.16b, v28.16b
    orr v28.16b, v0.16b, v19.16b
    eor v17.16b, v9.16b, v17.16b
    ldr q9, [x3, #1328]
    eor v27.16b, v7.16b, v27.16b
    and v2.16b, v7.16b, v2.16b
    eor v7.16b, v13.16b, v19.16b
    ldr q19, [x3, #1312]
    eor v23.16b, v23.16b, v0.16b
    eor v3.16b, v3.16b, v28.16b
    bic v0.16b, v17.16b, v0.16b
    ext v28.16b, v4.16b, v4.16b, #8
    eor v1.16b, v11.16b, v1.16b
    // round 11 (skinny.dsl:60)
    orr v11.16b, v27.16b, v31.16b
    // round 10 (skinny.dsl:60)
    eor v0.16b, v7.16b, v0.16b
    orr v7.16b, v18.16b, v5.16b
    // round 11 (skinny.dsl:60)
    eor v2.16b, v8.16b, v2.16b
    orr v8.16b, v1.16b, v27.16b
    eor v28.16b, v28.16b, v11.16b
    // round 10 (skinny.dsl:60)
    eor v9.16b, v9.16b, v17.16b
    and v17.16b, v3.16b, v17.16b
    eor v3.16b, v19.16b, v3.16b
    orr v19.16b, v16.16b, v18.16b
    // round 11 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v2.16b, v2.16b, v28.16b
    eor v27.16b, v26.16b, v27.16b
    // round 10 (skinny.dsl:60)
    eor v7.16b, v24.16b, v7.16b
    // round 11 (skinny.dsl:60)
    eor v5.16b, v5.16b, v19.16b
    // round 10 (skinny.dsl:60)
    eor v17.16b, v23.16b, v17.16b
    eor v19.16b, v29.16b, v9.16b
    // round 11 (skinny.dsl:60)
    bic v23.16b, v31.16b, v2.16b
    ldr q24, [x3, #1472]
    orr v28.16b, v2.16b, v1.16b
    ext v29.16b, v31.16b, v31.16b, #12
    // round 10 (skinny.dsl:60)
    eor v6.16b, v6.16b, v3.16b
    // round 11 (skinny.dsl:60)
    ldr q8, [x3, #1488]
    ldr q11, [x3, #1504]
    ext v13.16b, v2.16b, v2.16b, #12
    // round 10 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 11 (skinny.dsl:60)
    eor v1.16b, v1.16b, v23.16b
    eor v23.16b, v27.16b, v28.16b
    // round 10 (skinny.dsl:60)
    eor v4.16b, v4.16b, v17.16b
    ext v27.16b, v6.16b, v6.16b, #8
    // round 12 (skinny.dsl:60)
    ldr q28, [x3, #1520]
    // round 10 (skinny.dsl:60)
    eor v30.16b, v30.16b, v0.16b
    eor v18.16b, v18.16b, v14.16b
    // round 11 (skinny.dsl:60)
    orr v14.16b, v0.16b, v3.16b
    eor v24.16b, v24.16b, v3.16b
    // round 10 (skinny.dsl:60)
    eor v16.16b, v16.16b, v27.16b
    ext v27.16b, v4.16b, v4.16b, #8
    // round 11 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    eor v8.16b, v11.16b, v13.16b
    // round 10 (skinny.dsl:60)
    ext v11.16b, v30.16b, v30.16b, #8
    // round 11 (skinny.dsl:60)
    ldr q13, [x3, #1424]
    orr v3.16b, v3.16b, v9.16b
    eor v5.16b, v5.16b, v27.16b
    orr v27.16b, v16.16b, v18.16b
    // round 12 (skinny.dsl:60)
    eor v28.16b, v28.16b, v0.16b
    // round 10 (skinny.dsl:60)
    eor v7.16b, v7.16b, v11.16b
    // round 11 (skinny.dsl:60)
    orr v11.16b, v30.16b, v6.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v6.16b, v19.16b
    eor v5.16b, v27.16b, v5.16b
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v19.16b, v11.16b
    orr v19.16b, v7.16b, v16.16b
    ldr q27, [x3, #1408]
    ext v11.16b, v1.16b, v1.16b, #12
    eor v16.16b, v13.16b, v16.16b
    bic v13.16b, v5.16b, v7.16b
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v18.16b, v18.16b, v19.16b
    and v19.16b, v9.16b, v3.16b
    eor v16.16b, v16.16b, v13.16b
    bic v0.16b, v3.16b, v0.16b
    eor v24.16b, v24.16b, v14.16b
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v4.16b, v30.16b
    eor v7.16b, v27.16b, v7.16b
    and v27.16b, v18.16b, v5.16b
    ext v13.16b, v16.16b, v16.16b, #8
    eor v3.16b, v8.16b, v3.16b
    // round 12 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 11 (skinny.dsl:60)
    eor v6.16b, v6.16b, v9.16b
    ldr q8, [x3, #1440]
    eor v7.16b, v7.16b, v27.16b
    ldr q27, [x3, #1456]
    eor v23.16b, v23.16b, v13.16b
    bic v9.16b, v17.16b, v4.16b
    eor v0.16b, v0.16b, v24.16b
    // round 12 (skinny.dsl:60)
    bic v24.16b, v29.16b, v3.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #1632]
    eor v11.16b, v15.16b, v29.16b
    eor v30.16b, v30.16b, v9.16b
    and v29.16b, v0.16b, v29.16b
    eor v19.16b, v24.16b, v19.16b
    ldr q24, [x3, #1600]
    // round 11 (skinny.dsl:60)
    eor v18.16b, v8.16b, v18.16b
    eor v5.16b, v27.16b, v5.16b
    ext v27.16b, v7.16b, v7.16b, #8
    // round 12 (skinny.dsl:60)
    ldr q8, [x3, #1616]
    eor v3.16b, v3.16b, v29.16b
    bic v29.16b, v0.16b, v19.16b
    // round 11 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 12 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 11 (skinny.dsl:60)
    eor v1.16b, v1.16b, v27.16b
    ext v27.16b, v5.16b, v5.16b, #8
    // round 13 (skinny.dsl:60)
    ldr q13, [x3, #1648]
    // round 11 (skinny.dsl:60)
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v18.16b, v18.16b, #8
    // round 12 (skinny.dsl:60)
    orr v14.16b, v18.16b, v5.16b
    eor v29.16b, v11.16b, v29.16b
    orr v11.16b, v3.16b, v19.16b
    eor v24.16b, v24.16b, v18.16b
    eor v8.16b, v8.16b, v3.16b
    // round 11 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    eor v27.16b, v31.16b, v9.16b
    // round 12 (skinny.dsl:60)
    orn v18.16b, v18.16b, v16.16b
    eor v7.16b, v7.16b, v14.16b
    eor v0.16b, v0.16b, v11.16b
    eor v24.16b, v29.16b, v24.16b
    // round 13 (skinny.dsl:60)
    eor v31.16b, v13.16b, v16.16b
    // round 11 (skinny.dsl:60)
    ext v9.16b, v27.16b, v27.16b, #4
    ext v11.16b, v2.16b, v2.16b, #4
    // round 12 (skinny.dsl:60)
    bic v13.16b, v27.16b, v2.16b
    eor v5.16b, v5.16b, v18.16b
    and v16.16b, v7.16b, v16.16b
    eor v18.16b, v28.16b, v7.16b
    // round 13 (skinny.dsl:60)
    eor v28.16b, v0.16b, v31.16b
    // round 11 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ext v31.16b, v1.16b, v1.16b, #4
    eor v4.16b, v4.16b, v11.16b
    // round 12 (skinny.dsl:60)
    ldr q9, [x3, #1552]
    and v11.16b, v23.16b, v27.16b
    eor v1.16b, v1.16b, v13.16b
    eor v16.16b, v24.16b, v16.16b
    eor v24.16b, v8.16b, v5.16b
    orr v8.16b, v17.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    ldr q31, [x3, #1536]
    and v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v11.16b
    orn v7.16b, v1.16b, v23.16b
    ldr q11, [x3, #1584]
    // round 13 (skinny.dsl:60)
    orr v13.16b, v16.16b, v24.16b
    // round 12 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    orr v8.16b, v6.16b, v17.16b
    eor v17.16b, v9.16b, v17.16b
    // round 13 (skinny.dsl:60)
    orr v9.16b, v24.16b, v18.16b
    eor v5.16b, v28.16b, v5.16b
    eor v24.16b, v12.16b, v24.16b
    eor v18.16b, v18.16b, v13.16b
    // round 12 (skinny.dsl:60)
    eor v4.16b, v4.16b, v8.16b
    ldr q28, [x3, #1568]
    orr v8.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    // round 13 (skinny.dsl:60)
    eor v5.16b, v9.16b, v5.16b
    ldr q9, [x3, #1744]
    // round 12 (skinny.dsl:60)
    eor v7.16b, v27.16b, v7.16b
    bic v6.16b, v30.16b, v6.16b
    eor v27.16b, v11.16b, v30.16b
    // round 13 (skinny.dsl:60)
    ldr q11, [x3, #1760]
    eor v23.16b, v23.16b, v8.16b
    and v8.16b, v18.16b, v5.16b
    bic v13.16b, v5.16b, v16.16b
    ext v14.16b, v18.16b, v18.16b, #4
    // round 12 (skinny.dsl:60)
    eor v6.16b, v17.16b, v6.16b
    // round 13 (skinny.dsl:60)
    ext v17.16b, v5.16b, v5.16b, #4
    // round 12 (skinny.dsl:60)
    and v30.16b, v4.16b, v30.16b
    eor v4.16b, v28.16b, v4.16b
    eor v19.16b, v19.16b, v27.16b
    // round 13 (skinny.dsl:60)
    ldr q28, [x3, #1728]
    eor v16.16b, v16.16b, v8.16b
    eor v24.16b, v24.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    eor v17.16b, v11.16b, v17.16b
    // round 12 (skinny.dsl:60)
    eor v30.16b, v31.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    eor v3.16b, v3.16b, v4.16b
    eor v1.16b, v1.16b, v19.16b
    // round 13 (skinny.dsl:60)
    orr v31.16b, v6.16b, v4.16b
    orr v9.16b, v4.16b, v27.16b
    ext v11.16b, v16.16b, v16.16b, #4
    ext v13.16b, v24.16b, v24.16b, #4
    // round 14 (skinny.dsl:60)
    ldr q14, [x3, #1776]
    // round 13 (skinny.dsl:60)
    eor v4.16b, v28.16b, v4.16b
    // round 12 (skinny.dsl:60)
    eor v0.16b, v0.16b, v30.16b
    eor v7.16b, v7.16b, v29.16b
    eor v2.16b, v2.16b, v3.16b
    // round 13 (skinny.dsl:60)
    eor v27.16b, v27.16b, v31.16b
    orr v28.16b, v29.16b, v3.16b
    ldr q31, [x3, #1680]
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v3.16b, v19.16b
    eor v4.16b, v13.16b, v4.16b
    ldr q13, [x3, #1664]
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v2.16b, v1.16b
    eor v23.16b, v23.16b, v0.16b
    // round 14 (skinny.dsl:60)
    eor v14.16b, v14.16b, v6.16b
    // round 13 (skinny.dsl:60)
    eor v0.16b, v0.16b, v9.16b
    orr v9.16b, v7.16b, v2.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #1696]
    eor v2.16b, v31.16b, v2.16b
    ldr q31, [x3, #1712]
    // round 14 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 13 (skinny.dsl:60)
    eor v1.16b, v1.16b, v9.16b
    and v9.16b, v27.16b, v30.16b
    eor v13.16b, v13.16b, v7.16b
    bic v7.16b, v23.16b, v7.16b
    eor v27.16b, v8.16b, v27.16b
    bic v6.16b, v30.16b, v6.16b
    eor v17.16b, v17.16b, v30.16b
    eor v28.16b, v28.16b, v1.16b
    and v1.16b, v1.16b, v23.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v19.16b, v0.16b
    eor v23.16b, v31.16b, v23.16b
    bic v30.16b, v0.16b, v29.16b
    eor v4.16b, v4.16b, v6.16b
    eor v1.16b, v13.16b, v1.16b
    ext v6.16b, v2.16b, v2.16b, #8
    // round 14 (skinny.dsl:60)
    and v31.16b, v27.16b, v17.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v10.16b, v27.16b
    ldr q11, [x3, #1856]
    // round 13 (skinny.dsl:60)
    eor v3.16b, v3.16b, v30.16b
    eor v6.16b, v24.16b, v6.16b
    ext v24.16b, v1.16b, v1.16b, #8
    // round 14 (skinny.dsl:60)
    orn v27.16b, v4.16b, v27.16b
    eor v30.16b, v31.16b, v8.16b
    eor v7.16b, v29.16b, v7.16b
    // round 13 (skinny.dsl:60)
    eor v16.16b, v16.16b, v24.16b
    ext v24.16b, v23.16b, v23.16b, #8
    ext v29.16b, v28.16b, v28.16b, #8
    // round 14 (skinny.dsl:60)
    ldr q31, [x3, #1888]
    // round 15 (skinny.dsl:60)
    ldr q8, [x3, #1904]
    // round 14 (skinny.dsl:60)
    eor v17.16b, v17.16b, v27.16b
    orr v27.16b, v28.16b, v23.16b
    orr v13.16b, v30.16b, v4.16b
    eor v11.16b, v11.16b, v28.16b
    ext v14.16b, v30.16b, v30.16b, #8
    // round 13 (skinny.dsl:60)
    eor v5.16b, v5.16b, v24.16b
    // round 14 (skinny.dsl:60)
    ldr q24, [x3, #1872]
    // round 13 (skinny.dsl:60)
    eor v18.16b, v18.16b, v29.16b
    // round 14 (skinny.dsl:60)
    orr v28.16b, v2.16b, v28.16b
    eor v1.16b, v1.16b, v27.16b
    orr v27.16b, v17.16b, v30.16b
    eor v29.16b, v9.16b, v13.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 15 (skinny.dsl:60)
    eor v8.16b, v8.16b, v2.16b
    // round 13 (skinny.dsl:60)
    ext v13.16b, v18.16b, v18.16b, #12
    ext v14.16b, v5.16b, v5.16b, #12
    // round 14 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    eor v4.16b, v4.16b, v27.16b
    and v27.16b, v18.16b, v5.16b
    eor v24.16b, v24.16b, v9.16b
    // round 13 (skinny.dsl:60)
    ext v28.16b, v6.16b, v6.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v16.16b, v16.16b, #12
    eor v0.16b, v0.16b, v14.16b
    // round 14 (skinny.dsl:60)
    ldr q13, [x3, #1808]
    bic v2.16b, v1.16b, v2.16b
    eor v16.16b, v16.16b, v27.16b
    // round 13 (skinny.dsl:60)
    eor v3.16b, v3.16b, v28.16b
    // round 14 (skinny.dsl:60)
    ldr q27, [x3, #1792]
    orn v28.16b, v6.16b, v18.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v19.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    ext v11.16b, v29.16b, v29.16b, #8
    eor v31.16b, v1.16b, v31.16b
    eor v5.16b, v5.16b, v28.16b
    orr v28.16b, v3.16b, v19.16b
    eor v7.16b, v9.16b, v7.16b
    ldr q9, [x3, #1840]
    eor v24.16b, v23.16b, v24.16b
    and v1.16b, v23.16b, v1.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q23, [x3, #1824]
    eor v27.16b, v27.16b, v3.16b
    eor v0.16b, v0.16b, v28.16b
    bic v3.16b, v7.16b, v3.16b
    ext v28.16b, v4.16b, v4.16b, #8
    eor v2.16b, v11.16b, v2.16b
    // round 15 (skinny.dsl:60)
    orr v11.16b, v24.16b, v31.16b
    ldr q13, [x3, #880]
    // round 14 (skinny.dsl:60)
    eor v3.16b, v19.16b, v3.16b
    orr v19.16b, v16.16b, v6.16b
    // round 15 (skinny.dsl:60)
    eor v1.16b, v8.16b, v1.16b
    orr v8.16b, v2.16b, v24.16b
    eor v28.16b, v28.16b, v11.16b
    // round 14 (skinny.dsl:60)
    eor v9.16b, v9.16b, v7.16b
    and v7.16b, v0.16b, v7.16b
    eor v0.16b, v23.16b, v0.16b
    orr v23.16b, v5.16b, v16.16b
    // round 15 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v1.16b, v1.16b, v28.16b
    eor v24.16b, v13.16b, v24.16b
    // round 14 (skinny.dsl:60)
    eor v18.16b, v18.16b, v19.16b
    // round 15 (skinny.dsl:60)
    eor v6.16b, v6.16b, v23.16b
    // round 14 (skinny.dsl:60)
    eor v7.16b, v27.16b, v7.16b
    eor v19.16b, v30.16b, v9.16b
    // round 15 (skinny.dsl:60)
    bic v23.16b, v31.16b, v1.16b
    ldr q27, [x3, #1984]
    orr v28.16b, v1.16b, v2.16b
    ext v30.16b, v31.16b, v31.16b, #12
    // round 14 (skinny.dsl:60)
    eor v17.16b, v17.16b, v0.16b
    // round 15 (skinny.dsl:60)
    ldr q8, [x3, #2000]
    ldr q11, [x3, #2016]
    ext v13.16b, v1.16b, v1.16b, #12
    // round 14 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 15 (skinny.dsl:60)
    eor v2.16b, v2.16b, v23.16b
    eor v23.16b, v24.16b, v28.16b
    // round 14 (skinny.dsl:60)
    eor v4.16b, v4.16b, v7.16b
    ext v24.16b, v17.16b, v17.16b, #8
    // round 16 (skinny.dsl:60)
    ldr q28, [x3, #2032]
    // round 14 (skinny.dsl:60)
    eor v29.16b, v29.16b, v3.16b
    eor v16.16b, v16.16b, v14.16b
    // round 15 (skinny.dsl:60)
    orr v14.16b, v3.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    // round 14 (skinny.dsl:60)
    eor v5.16b, v5.16b, v24.16b
    ext v24.16b, v4.16b, v4.16b, #8
    // round 15 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    eor v8.16b, v11.16b, v13.16b
    // round 14 (skinny.dsl:60)
    ext v11.16b, v29.16b, v29.16b, #8
    // round 15 (skinny.dsl:60)
    ldr q13, [x3, #1936]
    orr v0.16b, v0.16b, v9.16b
    eor v6.16b, v6.16b, v24.16b
    orr v24.16b, v5.16b, v16.16b
    // round 16 (skinny.dsl:60)
    eor v28.16b, v28.16b, v3.16b
    // round 14 (skinny.dsl:60)
    eor v18.16b, v18.16b, v11.16b
    // round 15 (skinny.dsl:60)
    orr v11.16b, v29.16b, v17.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v17.16b, v19.16b
    eor v6.16b, v24.16b, v6.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v19.16b, v11.16b
    orr v19.16b, v18.16b, v5.16b
    ldr q24, [x3, #1920]
    ext v11.16b, v2.16b, v2.16b, #12
    eor v5.16b, v13.16b, v5.16b
    bic v13.16b, v6.16b, v18.16b
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v16.16b, v16.16b, v19.16b
    and v19.16b, v9.16b, v0.16b
    eor v5.16b, v5.16b, v13.16b
    bic v3.16b, v0.16b, v3.16b
    eor v27.16b, v27.16b, v14.16b
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v4.16b, v29.16b
    // round 16 (skinny.dsl:60)
    ldr q13, [x3, #1040]
    // round 15 (skinny.dsl:60)
    eor v18.16b, v24.16b, v18.16b
    and v24.16b, v16.16b, v6.16b
    ext v14.16b, v5.16b, v5.16b, #8
    eor v0.16b, v8.16b, v0.16b
    // round 16 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 15 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ldr q8, [x3, #1952]
    eor v18.16b, v18.16b, v24.16b
    ldr q24, [x3, #1968]
    eor v23.16b, v23.16b, v14.16b
    bic v9.16b, v7.16b, v4.16b
    eor v3.16b, v3.16b, v27.16b
    // round 16 (skinny.dsl:60)
    bic v27.16b, v30.16b, v0.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #2144]
    eor v11.16b, v13.16b, v30.16b
    eor v29.16b, v29.16b, v9.16b
    and v30.16b, v3.16b, v30.16b
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #2112]
    // round 15 (skinny.dsl:60)
    eor v16.16b, v8.16b, v16.16b
    eor v6.16b, v24.16b, v6.16b
    ext v24.16b, v18.16b, v18.16b, #8
    // round 16 (skinny.dsl:60)
    ldr q8, [x3, #2128]
    eor v0.16b, v0.16b, v30.16b
    bic v30.16b, v3.16b, v19.16b
    // round 15 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 16 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 15 (skinny.dsl:60)
    eor v2.16b, v2.16b, v24.16b
    ext v24.16b, v6.16b, v6.16b, #8
    // round 17 (skinny.dsl:60)
    ldr q13, [x3, #2160]
    // round 15 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #8
    // round 16 (skinny.dsl:60)
    orr v14.16b, v16.16b, v6.16b
    eor v30.16b, v11.16b, v30.16b
    orr v11.16b, v0.16b, v19.16b
    eor v27.16b, v27.16b, v16.16b
    eor v8.16b, v8.16b, v0.16b
    // round 15 (skinny.dsl:60)
    eor v1.16b, v1.16b, v24.16b
    eor v24.16b, v31.16b, v9.16b
    // round 16 (skinny.dsl:60)
    orn v16.16b, v16.16b, v5.16b
    eor v18.16b, v18.16b, v14.16b
    eor v3.16b, v3.16b, v11.16b
    eor v27.16b, v30.16b, v27.16b
    // round 17 (skinny.dsl:60)
    eor v31.16b, v13.16b, v5.16b
    // round 15 (skinny.dsl:60)
    ext v9.16b, v24.16b, v24.16b, #4
    ext v11.16b, v1.16b, v1.16b, #4
    // round 16 (skinny.dsl:60)
    bic v13.16b, v24.16b, v1.16b
    eor v6.16b, v6.16b, v16.16b
    and v5.16b, v18.16b, v5.16b
    eor v16.16b, v28.16b, v18.16b
    // round 17 (skinny.dsl:60)
    eor v28.16b, v3.16b, v31.16b
    // round 15 (skinny.dsl:60)
    eor v7.16b, v7.16b, v9.16b
    ext v31.16b, v2.16b, v2.16b, #4
    eor v4.16b, v4.16b, v11.16b
    // round 16 (skinny.dsl:60)
    ldr q9, [x3, #2064]
    and v11.16b, v23.16b, v24.16b
    eor v2.16b, v2.16b, v13.16b
    eor v5.16b, v27.16b, v5.16b
    eor v27.16b, v8.16b, v6.16b
    orr v8.16b, v7.16b, v4.16b
    eor v29.16b, v29.16b, v31.16b
    ldr q31, [x3, #2048]
    and v6.16b, v6.16b, v18.16b
    eor v1.16b, v1.16b, v11.16b
    orn v18.16b, v2.16b, v23.16b
    ldr q11, [x3, #2096]
    // round 17 (skinny.dsl:60)
    orr v13.16b, v5.16b, v27.16b
    // round 16 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    orr v8.16b, v17.16b, v7.16b
    eor v7.16b, v9.16b, v7.16b
    // round 17 (skinny.dsl:60)
    orr v9.16b, v27.16b, v16.16b
    eor v6.16b, v28.16b, v6.16b
    eor v27.16b, v22.16b, v27.16b
    eor v16.16b, v16.16b, v13.16b
    // round 16 (skinny.dsl:60)
    eor v4.16b, v4.16b, v8.16b
    ldr q28, [x3, #2080]
    orr v8.16b, v1.16b, v2.16b
    eor v31.16b, v31.16b, v17.16b
    // round 17 (skinny.dsl:60)
    eor v6.16b, v9.16b, v6.16b
    ldr q9, [x3, #96]
    // round 16 (skinny.dsl:60)
    eor v18.16b, v24.16b, v18.16b
    bic v17.16b, v29.16b, v17.16b
    eor v24.16b, v11.16b, v29.16b
    // round 17 (skinny.dsl:60)
    ldr q11, [x3, #112]
    eor v23.16b, v23.16b, v8.16b
    and v8.16b, v16.16b, v6.16b
    bic v13.16b, v6.16b, v5.16b
    ext v14.16b, v16.16b, v16.16b, #4
    // round 16 (skinny.dsl:60)
    eor v7.16b, v7.16b, v17.16b
    // round 17 (skinny.dsl:60)
    ext v17.16b, v6.16b, v6.16b, #4
    // round 16 (skinny.dsl:60)
    and v29.16b, v4.16b, v29.16b
    eor v4.16b, v28.16b, v4.16b
    eor v19.16b, v19.16b, v24.16b
    // round 17 (skinny.dsl:60)
    ldr q28, [x3, #80]
    eor v5.16b, v5.16b, v8.16b
    eor v27.16b, v27.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    eor v17.16b, v11.16b, v17.16b
    // round 16 (skinny.dsl:60)
    eor v29.16b, v31.16b, v29.16b
    eor v30.16b, v30.16b, v7.16b
    eor v0.16b, v0.16b, v4.16b
    eor v2.16b, v2.16b, v19.16b
    // round 17 (skinny.dsl:60)
    orr v31.16b, v7.16b, v4.16b
    orr v9.16b, v4.16b, v24.16b
    ext v11.16b, v5.16b, v5.16b, #4
    ext v13.16b, v27.16b, v27.16b, #4
    // round 18 (skinny.dsl:60)
    ldr q14, [x3, #2208]
    // round 17 (skinny.dsl:60)
    eor v4.16b, v28.16b, v4.16b
    // round 16 (skinny.dsl:60)
    eor v3.16b, v3.16b, v29.16b
    eor v18.16b, v18.16b, v30.16b
    eor v1.16b, v1.16b, v0.16b
    // round 17 (skinny.dsl:60)
    eor v24.16b, v24.16b, v31.16b
    orr v28.16b, v30.16b, v0.16b
    ldr q31, [x3, #16]
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v0.16b, v19.16b
    eor v4.16b, v13.16b, v4.16b
    ldr q13, [x3, #0]
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v1.16b, v2.16b
    eor v23.16b, v23.16b, v3.16b
    // round 18 (skinny.dsl:60)
    eor v14.16b, v14.16b, v7.16b
    // round 17 (skinny.dsl:60)
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v18.16b, v1.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #2176]
    eor v1.16b, v31.16b, v1.16b
    ldr q31, [x3, #2192]
    // round 18 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 17 (skinny.dsl:60)
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v24.16b, v29.16b
    eor v13.16b, v13.16b, v18.16b
    bic v18.16b, v23.16b, v18.16b
    eor v24.16b, v8.16b, v24.16b
    bic v7.16b, v29.16b, v7.16b
    eor v17.16b, v17.16b, v29.16b
    eor v28.16b, v28.16b, v2.16b
    and v2.16b, v2.16b, v23.16b
    eor v1.16b, v1.16b, v18.16b
    and v18.16b, v19.16b, v3.16b
    eor v23.16b, v31.16b, v23.16b
    bic v29.16b, v3.16b, v30.16b
    eor v4.16b, v4.16b, v7.16b
    eor v2.16b, v13.16b, v2.16b
    ext v7.16b, v1.16b, v1.16b, #8
    // round 18 (skinny.dsl:60)
    and v31.16b, v24.16b, v17.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v25.16b, v24.16b
    ldr q11, [x3, #2256]
    // round 17 (skinny.dsl:60)
    eor v0.16b, v0.16b, v29.16b
    eor v7.16b, v27.16b, v7.16b
    ext v27.16b, v2.16b, v2.16b, #8
    // round 18 (skinny.dsl:60)
    orn v24.16b, v4.16b, v24.16b
    eor v29.16b, v31.16b, v8.16b
    eor v18.16b, v30.16b, v18.16b
    // round 17 (skinny.dsl:60)
    eor v5.16b, v5.16b, v27.16b
    ext v27.16b, v23.16b, v23.16b, #8
    ext v30.16b, v28.16b, v28.16b, #8
    // round 18 (skinny.dsl:60)
    ldr q31, [x3, #256]
    // round 19 (skinny.dsl:60)
    ldr q8, [x3, #2272]
    // round 18 (skinny.dsl:60)
    eor v17.16b, v17.16b, v24.16b
    orr v24.16b, v28.16b, v23.16b
    orr v13.16b, v29.16b, v4.16b
    eor v11.16b, v11.16b, v28.16b
    ext v14.16b, v29.16b, v29.16b, #8
    // round 17 (skinny.dsl:60)
    eor v6.16b, v6.16b, v27.16b
    // round 18 (skinny.dsl:60)
    ldr q27, [x3, #240]
    // round 17 (skinny.dsl:60)
    eor v16.16b, v16.16b, v30.16b
    // round 18 (skinny.dsl:60)
    orr v28.16b, v1.16b, v28.16b
    eor v2.16b, v2.16b, v24.16b
    orr v24.16b, v17.16b, v29.16b
    eor v30.16b, v9.16b, v13.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 19 (skinny.dsl:60)
    eor v8.16b, v8.16b, v1.16b
    // round 17 (skinny.dsl:60)
    ext v13.16b, v16.16b, v16.16b, #12
    ext v14.16b, v6.16b, v6.16b, #12
    // round 18 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    eor v4.16b, v4.16b, v24.16b
    and v24.16b, v16.16b, v6.16b
    eor v27.16b, v27.16b, v9.16b
    // round 17 (skinny.dsl:60)
    ext v28.16b, v7.16b, v7.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v5.16b, v5.16b, #12
    eor v3.16b, v3.16b, v14.16b
    // round 18 (skinny.dsl:60)
    ldr q13, [x3, #176]
    bic v1.16b, v2.16b, v1.16b
    eor v5.16b, v5.16b, v24.16b
    // round 17 (skinny.dsl:60)
    eor v0.16b, v0.16b, v28.16b
    // round 18 (skinny.dsl:60)
    ldr q24, [x3, #2224]
    orn v28.16b, v7.16b, v16.16b
    eor v18.16b, v18.16b, v9.16b
    orr v9.16b, v19.16b, v3.16b
    eor v1.16b, v11.16b, v1.16b
    ext v11.16b, v30.16b, v30.16b, #8
    eor v31.16b, v2.16b, v31.16b
    eor v6.16b, v6.16b, v28.16b
    orr v28.16b, v0.16b, v19.16b
    eor v18.16b, v9.16b, v18.16b
    ldr q9, [x3, #2240]
    eor v27.16b, v23.16b, v27.16b
    and v2.16b, v23.16b, v2.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q23, [x3, #192]
    eor v24.16b, v24.16b, v0.16b
    eor v3.16b, v3.16b, v28.16b
    bic v0.16b, v18.16b, v0.16b
    ext v28.16b, v4.16b, v4.16b, #8
    eor v1.16b, v11.16b, v1.16b
    // round 19 (skinny.dsl:60)
    orr v11.16b, v27.16b, v31.16b
    // round 18 (skinny.dsl:60)
    eor v0.16b, v19.16b, v0.16b
    orr v19.16b, v5.16b, v7.16b
    // round 19 (skinny.dsl:60)
    eor v2.16b, v8.16b, v2.16b
    orr v8.16b, v1.16b, v27.16b
    eor v28.16b, v28.16b, v11.16b
    // round 18 (skinny.dsl:60)
    eor v9.16b, v9.16b, v18.16b
    and v18.16b, v3.16b, v18.16b
    eor v3.16b, v23.16b, v3.16b
    orr v23.16b, v6.16b, v5.16b
    // round 19 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v2.16b, v2.16b, v28.16b
    eor v27.16b, v26.16b, v27.16b
    // round 18 (skinny.dsl:60)
    eor v16.16b, v16.16b, v19.16b
    // round 19 (skinny.dsl:60)
    eor v7.16b, v7.16b, v23.16b
    // round 18 (skinny.dsl:60)
    eor v18.16b, v24.16b, v18.16b
    eor v19.16b, v29.16b, v9.16b
    // round 19 (skinny.dsl:60)
    bic v23.16b, v31.16b, v2.16b
    ldr q24, [x3, #2304]
    orr v28.16b, v2.16b, v1.16b
    ext v29.16b, v31.16b, v31.16b, #12
    // round 18 (skinny.dsl:60)
    eor v17.16b, v17.16b, v3.16b
    // round 19 (skinny.dsl:60)
    ldr q8, [x3, #384]
    ldr q11, [x3, #400]
    ext v13.16b, v2.16b, v2.16b, #12
    // round 18 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 19 (skinny.dsl:60)
    eor v1.16b, v1.16b, v23.16b
    eor v23.16b, v27.16b, v28.16b
    // round 18 (skinny.dsl:60)
    eor v4.16b, v4.16b, v18.16b
    ext v27.16b, v17.16b, v17.16b, #8
    // round 20 (skinny.dsl:60)
    ldr q28, [x3, #2320]
    // round 18 (skinny.dsl:60)
    eor v30.16b, v30.16b, v0.16b
    eor v5.16b, v5.16b, v14.16b
    // round 19 (skinny.dsl:60)
    orr v14.16b, v0.16b, v3.16b
    eor v24.16b, v24.16b, v3.16b
    // round 18 (skinny.dsl:60)
    eor v6.16b, v6.16b, v27.16b
    ext v27.16b, v4.16b, v4.16b, #8
    // round 19 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    eor v8.16b, v11.16b, v13.16b
    // round 18 (skinny.dsl:60)
    ext v11.16b, v30.16b, v30.16b, #8
    // round 19 (skinny.dsl:60)
    ldr q13, [x3, #2288]
    orr v3.16b, v3.16b, v9.16b
    eor v7.16b, v7.16b, v27.16b
    orr v27.16b, v6.16b, v5.16b
    // round 20 (skinny.dsl:60)
    eor v28.16b, v28.16b, v0.16b
    // round 18 (skinny.dsl:60)
    eor v16.16b, v16.16b, v11.16b
    // round 19 (skinny.dsl:60)
    orr v11.16b, v30.16b, v17.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v17.16b, v19.16b
    eor v7.16b, v27.16b, v7.16b
    eor v3.16b, v18.16b, v3.16b
    eor v18.16b, v19.16b, v11.16b
    orr v19.16b, v16.16b, v6.16b
    ldr q27, [x3, #288]
    ext v11.16b, v1.16b, v1.16b, #12
    eor v6.16b, v13.16b, v6.16b
    bic v13.16b, v7.16b, v16.16b
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v5.16b, v5.16b, v19.16b
    and v19.16b, v9.16b, v3.16b
    eor v6.16b, v6.16b, v13.16b
    bic v0.16b, v3.16b, v0.16b
    eor v24.16b, v24.16b, v14.16b
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v4.16b, v30.16b
    eor v16.16b, v27.16b, v16.16b
    and v27.16b, v5.16b, v7.16b
    ext v13.16b, v6.16b, v6.16b, #8
    eor v3.16b, v8.16b, v3.16b
    // round 20 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 19 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ldr q8, [x3, #336]
    eor v16.16b, v16.16b, v27.16b
    ldr q27, [x3, #352]
    eor v23.16b, v23.16b, v13.16b
    bic v9.16b, v18.16b, v4.16b
    eor v0.16b, v0.16b, v24.16b
    // round 20 (skinny.dsl:60)
    bic v24.16b, v29.16b, v3.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #544]
    eor v11.16b, v15.16b, v29.16b
    eor v30.16b, v30.16b, v9.16b
    and v29.16b, v0.16b, v29.16b
    eor v19.16b, v24.16b, v19.16b
    ldr q24, [x3, #2352]
    // round 19 (skinny.dsl:60)
    eor v5.16b, v8.16b, v5.16b
    eor v7.16b, v27.16b, v7.16b
    ext v27.16b, v16.16b, v16.16b, #8
    // round 20 (skinny.dsl:60)
    ldr q8, [x3, #528]
    eor v3.16b, v3.16b, v29.16b
    bic v29.16b, v0.16b, v19.16b
    // round 19 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 20 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 19 (skinny.dsl:60)
    eor v1.16b, v1.16b, v27.16b
    ext v27.16b, v7.16b, v7.16b, #8
    // round 21 (skinny.dsl:60)
    ldr q13, [x3, #560]
    // round 19 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    // round 20 (skinny.dsl:60)
    orr v14.16b, v5.16b, v7.16b
    eor v29.16b, v11.16b, v29.16b
    orr v11.16b, v3.16b, v19.16b
    eor v24.16b, v24.16b, v5.16b
    eor v8.16b, v8.16b, v3.16b
    // round 19 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    eor v27.16b, v31.16b, v9.16b
    // round 20 (skinny.dsl:60)
    orn v5.16b, v5.16b, v6.16b
    eor v16.16b, v16.16b, v14.16b
    eor v0.16b, v0.16b, v11.16b
    eor v24.16b, v29.16b, v24.16b
    // round 21 (skinny.dsl:60)
    eor v31.16b, v13.16b, v6.16b
    // round 19 (skinny.dsl:60)
    ext v9.16b, v27.16b, v27.16b, #4
    ext v11.16b, v2.16b, v2.16b, #4
    // round 20 (skinny.dsl:60)
    bic v13.16b, v27.16b, v2.16b
    eor v5.16b, v7.16b, v5.16b
    and v6.16b, v16.16b, v6.16b
    eor v7.16b, v28.16b, v16.16b
    // round 21 (skinny.dsl:60)
    eor v28.16b, v0.16b, v31.16b
    // round 19 (skinny.dsl:60)
    eor v18.16b, v18.16b, v9.16b
    ext v31.16b, v1.16b, v1.16b, #4
    eor v4.16b, v4.16b, v11.16b
    // round 20 (skinny.dsl:60)
    ldr q9, [x3, #448]
    and v11.16b, v23.16b, v27.16b
    eor v1.16b, v1.16b, v13.16b
    eor v6.16b, v24.16b, v6.16b
    eor v24.16b, v8.16b, v5.16b
    orr v8.16b, v18.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    ldr q31, [x3, #432]
    and v5.16b, v5.16b, v16.16b
    eor v2.16b, v2.16b, v11.16b
    orn v16.16b, v1.16b, v23.16b
    ldr q11, [x3, #496]
    // round 21 (skinny.dsl:60)
    orr v13.16b, v6.16b, v24.16b
    // round 20 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    orr v8.16b, v17.16b, v18.16b
    eor v18.16b, v9.16b, v18.16b
    // round 21 (skinny.dsl:60)
    orr v9.16b, v24.16b, v7.16b
    eor v5.16b, v28.16b, v5.16b
    eor v24.16b, v12.16b, v24.16b
    eor v7.16b, v7.16b, v13.16b
    // round 20 (skinny.dsl:60)
    eor v4.16b, v4.16b, v8.16b
    ldr q28, [x3, #2336]
    orr v8.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v17.16b
    // round 21 (skinny.dsl:60)
    eor v5.16b, v9.16b, v5.16b
    ldr q9, [x3, #672]
    // round 20 (skinny.dsl:60)
    eor v16.16b, v27.16b, v16.16b
    bic v17.16b, v30.16b, v17.16b
    eor v27.16b, v11.16b, v30.16b
    // round 21 (skinny.dsl:60)
    ldr q11, [x3, #688]
    eor v23.16b, v23.16b, v8.16b
    and v8.16b, v7.16b, v5.16b
    bic v13.16b, v5.16b, v6.16b
    ext v14.16b, v7.16b, v7.16b, #4
    // round 20 (skinny.dsl:60)
    eor v17.16b, v18.16b, v17.16b
    // round 21 (skinny.dsl:60)
    ext v18.16b, v5.16b, v5.16b, #4
    // round 20 (skinny.dsl:60)
    and v30.16b, v4.16b, v30.16b
    eor v4.16b, v28.16b, v4.16b
    eor v19.16b, v19.16b, v27.16b
    // round 21 (skinny.dsl:60)
    ldr q28, [x3, #656]
    eor v6.16b, v6.16b, v8.16b
    eor v24.16b, v24.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    eor v18.16b, v11.16b, v18.16b
    // round 20 (skinny.dsl:60)
    eor v30.16b, v31.16b, v30.16b
    eor v29.16b, v29.16b, v17.16b
    eor v3.16b, v3.16b, v4.16b
    eor v1.16b, v1.16b, v19.16b
    // round 21 (skinny.dsl:60)
    orr v31.16b, v17.16b, v4.16b
    orr v9.16b, v4.16b, v27.16b
    ext v11.16b, v6.16b, v6.16b, #4
    ext v13.16b, v24.16b, v24.16b, #4
    // round 22 (skinny.dsl:60)
    ldr q14, [x3, #704]
    // round 21 (skinny.dsl:60)
    eor v4.16b, v28.16b, v4.16b
    // round 20 (skinny.dsl:60)
    eor v0.16b, v0.16b, v30.16b
    eor v16.16b, v16.16b, v29.16b
    eor v2.16b, v2.16b, v3.16b
    // round 21 (skinny.dsl:60)
    eor v27.16b, v27.16b, v31.16b
    orr v28.16b, v29.16b, v3.16b
    ldr q31, [x3, #592]
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v3.16b, v19.16b
    eor v4.16b, v13.16b, v4.16b
    ldr q13, [x3, #2368]
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v2.16b, v1.16b
    eor v23.16b, v23.16b, v0.16b
    // round 22 (skinny.dsl:60)
    eor v14.16b, v14.16b, v17.16b
    // round 21 (skinny.dsl:60)
    eor v0.16b, v0.16b, v9.16b
    orr v9.16b, v16.16b, v2.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #624]
    eor v2.16b, v31.16b, v2.16b
    ldr q31, [x3, #2384]
    // round 22 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 21 (skinny.dsl:60)
    eor v1.16b, v1.16b, v9.16b
    and v9.16b, v27.16b, v30.16b
    eor v13.16b, v13.16b, v16.16b
    bic v16.16b, v23.16b, v16.16b
    eor v27.16b, v8.16b, v27.16b
    bic v17.16b, v30.16b, v17.16b
    eor v18.16b, v18.16b, v30.16b
    eor v28.16b, v28.16b, v1.16b
    and v1.16b, v1.16b, v23.16b
    eor v2.16b, v2.16b, v16.16b
    and v16.16b, v19.16b, v0.16b
    eor v23.16b, v31.16b, v23.16b
    bic v30.16b, v0.16b, v29.16b
    eor v4.16b, v4.16b, v17.16b
    eor v1.16b, v13.16b, v1.16b
    ext v17.16b, v2.16b, v2.16b, #8
    // round 22 (skinny.dsl:60)
    and v31.16b, v27.16b, v18.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v10.16b, v27.16b
    ldr q11, [x3, #800]
    // round 21 (skinny.dsl:60)
    eor v3.16b, v3.16b, v30.16b
    eor v17.16b, v24.16b, v17.16b
    ext v24.16b, v1.16b, v1.16b, #8
    // round 22 (skinny.dsl:60)
    orn v27.16b, v4.16b, v27.16b
    eor v30.16b, v31.16b, v8.16b
    eor v16.16b, v29.16b, v16.16b
    // round 21 (skinny.dsl:60)
    eor v6.16b, v6.16b, v24.16b
    ext v24.16b, v23.16b, v23.16b, #8
    ext v29.16b, v28.16b, v28.16b, #8
    // round 22 (skinny.dsl:60)
    ldr q31, [x3, #832]
    // round 23 (skinny.dsl:60)
    ldr q8, [x3, #2416]
    // round 22 (skinny.dsl:60)
    eor v18.16b, v18.16b, v27.16b
    orr v27.16b, v28.16b, v23.16b
    orr v13.16b, v30.16b, v4.16b
    eor v11.16b, v11.16b, v28.16b
    ext v14.16b, v30.16b, v30.16b, #8
    // round 21 (skinny.dsl:60)
    eor v5.16b, v5.16b, v24.16b
    // round 22 (skinny.dsl:60)
    ldr q24, [x3, #816]
    // round 21 (skinny.dsl:60)
    eor v7.16b, v7.16b, v29.16b
    // round 22 (skinny.dsl:60)
    orr v28.16b, v2.16b, v28.16b
    eor v1.16b, v1.16b, v27.16b
    orr v27.16b, v18.16b, v30.16b
    eor v29.16b, v9.16b, v13.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 23 (skinny.dsl:60)
    eor v8.16b, v8.16b, v2.16b
    // round 21 (skinny.dsl:60)
    ext v13.16b, v7.16b, v7.16b, #12
    ext v14.16b, v5.16b, v5.16b, #12
    // round 22 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    eor v4.16b, v4.16b, v27.16b
    and v27.16b, v7.16b, v5.16b
    eor v24.16b, v24.16b, v9.16b
    // round 21 (skinny.dsl:60)
    ext v28.16b, v17.16b, v17.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v6.16b, v6.16b, #12
    eor v0.16b, v0.16b, v14.16b
    // round 22 (skinny.dsl:60)
    ldr q13, [x3, #2400]
    bic v2.16b, v1.16b, v2.16b
    eor v6.16b, v6.16b, v27.16b
    // round 21 (skinny.dsl:60)
    eor v3.16b, v3.16b, v28.16b
    // round 22 (skinny.dsl:60)
    ldr q27, [x3, #720]
    orn v28.16b, v17.16b, v7.16b
    eor v16.16b, v16.16b, v9.16b
    orr v9.16b, v19.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    ext v11.16b, v29.16b, v29.16b, #8
    eor v31.16b, v1.16b, v31.16b
    eor v5.16b, v5.16b, v28.16b
    orr v28.16b, v3.16b, v19.16b
    eor v16.16b, v9.16b, v16.16b
    ldr q9, [x3, #784]
    eor v24.16b, v23.16b, v24.16b
    and v1.16b, v23.16b, v1.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q23, [x3, #768]
    eor v27.16b, v27.16b, v3.16b
    eor v0.16b, v0.16b, v28.16b
    bic v3.16b, v16.16b, v3.16b
    // round 23 (skinny.dsl:60)
    ldr q28, [x3, #880]
    // round 22 (skinny.dsl:60)
    ext v13.16b, v4.16b, v4.16b, #8
    eor v2.16b, v11.16b, v2.16b
    // round 23 (skinny.dsl:60)
    orr v11.16b, v24.16b, v31.16b
    // round 22 (skinny.dsl:60)
    eor v3.16b, v19.16b, v3.16b
    orr v19.16b, v6.16b, v17.16b
    // round 23 (skinny.dsl:60)
    eor v1.16b, v8.16b, v1.16b
    orr v8.16b, v2.16b, v24.16b
    eor v11.16b, v13.16b, v11.16b
    // round 22 (skinny.dsl:60)
    eor v9.16b, v9.16b, v16.16b
    and v16.16b, v0.16b, v16.16b
    eor v0.16b, v23.16b, v0.16b
    orr v23.16b, v5.16b, v6.16b
    // round 23 (skinny.dsl:60)
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v31.16b, v8.16b
    eor v1.16b, v1.16b, v11.16b
    // round 22 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    // round 23 (skinny.dsl:60)
    eor v17.16b, v17.16b, v23.16b
    // round 22 (skinny.dsl:60)
    eor v16.16b, v27.16b, v16.16b
    // round 23 (skinny.dsl:60)
    ldr q19, [x3, #2464]
    // round 22 (skinny.dsl:60)
    eor v23.16b, v30.16b, v9.16b
    // round 23 (skinny.dsl:60)
    bic v27.16b, v28.16b, v1.16b
    orr v30.16b, v1.16b, v2.16b
    ext v31.16b, v28.16b, v28.16b, #12
    ext v8.16b, v1.16b, v1.16b, #12
    // round 22 (skinny.dsl:60)
    eor v18.16b, v18.16b, v0.16b
    // round 23 (skinny.dsl:60)
    ldr q11, [x3, #960]
    ldr q13, [x3, #976]
    // round 22 (skinny.dsl:60)
    eor v29.16b, v29.16b, v3.16b
    ext v14.16b, v23.16b, v23.16b, #8
    // round 23 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    // round 24 (skinny.dsl:60)
    ldr q27, [x3, #992]
    // round 23 (skinny.dsl:60)
    eor v24.16b, v24.16b, v30.16b
    // round 22 (skinny.dsl:60)
    eor v4.16b, v4.16b, v16.16b
    ext v30.16b, v18.16b, v18.16b, #8
    eor v6.16b, v6.16b, v14.16b
    // round 23 (skinny.dsl:60)
    orr v14.16b, v3.16b, v0.16b
    eor v19.16b, v19.16b, v0.16b
    orr v0.16b, v0.16b, v9.16b
    // round 22 (skinny.dsl:60)
    eor v5.16b, v5.16b, v30.16b
    ext v30.16b, v4.16b, v4.16b, #8
    // round 23 (skinny.dsl:60)
    eor v31.16b, v11.16b, v31.16b
    eor v8.16b, v13.16b, v8.16b
    // round 22 (skinny.dsl:60)
    ext v11.16b, v29.16b, v29.16b, #8
    // round 23 (skinny.dsl:60)
    ldr q13, [x3, #896]
    // round 24 (skinny.dsl:60)
    eor v27.16b, v27.16b, v3.16b
    // round 23 (skinny.dsl:60)
    eor v17.16b, v17.16b, v30.16b
    orr v30.16b, v5.16b, v6.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v29.16b, v18.16b
    // round 22 (skinny.dsl:60)
    eor v7.16b, v7.16b, v11.16b
    // round 23 (skinny.dsl:60)
    orr v11.16b, v18.16b, v23.16b
    eor v0.16b, v16.16b, v0.16b
    eor v16.16b, v30.16b, v17.16b
    ldr q17, [x3, #2432]
    ext v30.16b, v24.16b, v24.16b, #12
    eor v23.16b, v23.16b, v14.16b
    orr v14.16b, v7.16b, v5.16b
    eor v4.16b, v4.16b, v11.16b
    eor v5.16b, v13.16b, v5.16b
    bic v11.16b, v16.16b, v7.16b
    ext v13.16b, v2.16b, v2.16b, #12
    eor v6.16b, v6.16b, v14.16b
    and v14.16b, v9.16b, v0.16b
    eor v19.16b, v19.16b, v30.16b
    orr v30.16b, v4.16b, v29.16b
    eor v5.16b, v5.16b, v11.16b
    bic v3.16b, v0.16b, v3.16b
    eor v7.16b, v17.16b, v7.16b
    and v17.16b, v6.16b, v16.16b
    // round 24 (skinny.dsl:60)
    ldr q11, [x3, #1040]
    // round 23 (skinny.dsl:60)
    eor v31.16b, v31.16b, v9.16b
    eor v18.16b, v18.16b, v30.16b
    ext v30.16b, v5.16b, v5.16b, #8
    ldr q9, [x3, #2448]
    eor v0.16b, v8.16b, v0.16b
    // round 24 (skinny.dsl:60)
    eor v27.16b, v27.16b, v13.16b
    // round 23 (skinny.dsl:60)
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #928]
    eor v24.16b, v24.16b, v30.16b
    bic v30.16b, v23.16b, v4.16b
    eor v3.16b, v3.16b, v19.16b
    // round 24 (skinny.dsl:60)
    ldr q19, [x3, #1120]
    bic v8.16b, v31.16b, v0.16b
    eor v27.16b, v14.16b, v27.16b
    eor v11.16b, v11.16b, v31.16b
    eor v29.16b, v29.16b, v30.16b
    and v30.16b, v3.16b, v31.16b
    eor v27.16b, v8.16b, v27.16b
    // round 23 (skinny.dsl:60)
    eor v6.16b, v9.16b, v6.16b
    ext v31.16b, v7.16b, v7.16b, #8
    // round 24 (skinny.dsl:60)
    ldr q8, [x3, #1088]
    ldr q9, [x3, #1104]
    // round 23 (skinny.dsl:60)
    eor v16.16b, v17.16b, v16.16b
    // round 24 (skinny.dsl:60)
    eor v0.16b, v0.16b, v30.16b
    // round 23 (skinny.dsl:60)
    ext v17.16b, v24.16b, v24.16b, #4
    // round 24 (skinny.dsl:60)
    bic v30.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v27.16b
    // round 23 (skinny.dsl:60)
    eor v2.16b, v2.16b, v31.16b
    // round 25 (skinny.dsl:60)
    ldr q31, [x3, #1136]
    // round 23 (skinny.dsl:60)
    ext v13.16b, v16.16b, v16.16b, #8
    eor v17.16b, v18.16b, v17.16b
    ext v18.16b, v6.16b, v6.16b, #8
    // round 24 (skinny.dsl:60)
    orr v14.16b, v6.16b, v16.16b
    eor v30.16b, v11.16b, v30.16b
    orr v11.16b, v0.16b, v27.16b
    eor v8.16b, v8.16b, v6.16b
    eor v9.16b, v9.16b, v0.16b
    // round 23 (skinny.dsl:60)
    eor v1.16b, v1.16b, v13.16b
    eor v18.16b, v28.16b, v18.16b
    // round 24 (skinny.dsl:60)
    orn v6.16b, v6.16b, v5.16b
    eor v7.16b, v7.16b, v14.16b
    eor v3.16b, v3.16b, v11.16b
    eor v28.16b, v30.16b, v8.16b
    // round 25 (skinny.dsl:60)
    eor v31.16b, v31.16b, v5.16b
    // round 23 (skinny.dsl:60)
    ext v8.16b, v18.16b, v18.16b, #4
    ext v11.16b, v1.16b, v1.16b, #4
    // round 24 (skinny.dsl:60)
    bic v13.16b, v18.16b, v1.16b
    eor v6.16b, v16.16b, v6.16b
    and v5.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v7.16b
    ldr q19, [x3, #2496]
    // round 25 (skinny.dsl:60)
    eor v31.16b, v3.16b, v31.16b
    // round 23 (skinny.dsl:60)
    eor v23.16b, v23.16b, v8.16b
    ext v8.16b, v2.16b, v2.16b, #4
    eor v4.16b, v4.16b, v11.16b
    // round 24 (skinny.dsl:60)
    and v11.16b, v24.16b, v18.16b
    eor v2.16b, v2.16b, v13.16b
    and v7.16b, v6.16b, v7.16b
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v11.16b
    orr v28.16b, v23.16b, v4.16b
    eor v29.16b, v29.16b, v8.16b
    ldr q8, [x3, #2480]
    eor v19.16b, v19.16b, v23.16b
    // round 25 (skinny.dsl:60)
    orr v9.16b, v5.16b, v6.16b
    orr v11.16b, v6.16b, v16.16b
    // round 24 (skinny.dsl:60)
    ldr q13, [x3, #2512]
    // round 25 (skinny.dsl:60)
    eor v7.16b, v31.16b, v7.16b
    // round 24 (skinny.dsl:60)
    orr v23.16b, v17.16b, v23.16b
    eor v28.16b, v28.16b, v29.16b
    orn v29.16b, v2.16b, v24.16b
    // round 25 (skinny.dsl:60)
    eor v6.16b, v22.16b, v6.16b
    eor v16.16b, v16.16b, v9.16b
    // round 24 (skinny.dsl:60)
    ldr q22, [x3, #1056]
    eor v4.16b, v4.16b, v23.16b
    orr v23.16b, v1.16b, v2.16b
    // round 25 (skinny.dsl:60)
    eor v7.16b, v11.16b, v7.16b
    // round 24 (skinny.dsl:60)
    eor v31.16b, v8.16b, v17.16b
    eor v18.16b, v18.16b, v29.16b
    bic v17.16b, v28.16b, v17.16b
    // round 25 (skinny.dsl:60)
    ldr q29, [x3, #1232]
    ldr q8, [x3, #1248]
    // round 24 (skinny.dsl:60)
    eor v9.16b, v13.16b, v28.16b
    // round 25 (skinny.dsl:60)
    eor v23.16b, v24.16b, v23.16b
    and v24.16b, v16.16b, v7.16b
    bic v11.16b, v7.16b, v5.16b
    ext v13.16b, v16.16b, v16.16b, #4
    ext v14.16b, v7.16b, v7.16b, #4
    // round 24 (skinny.dsl:60)
    and v28.16b, v4.16b, v28.16b
    eor v17.16b, v19.16b, v17.16b
    eor v4.16b, v22.16b, v4.16b
    eor v19.16b, v27.16b, v9.16b
    // round 25 (skinny.dsl:60)
    eor v5.16b, v5.16b, v24.16b
    eor v6.16b, v6.16b, v11.16b
    ldr q22, [x3, #1216]
    // round 26 (skinny.dsl:60)
    ldr q24, [x3, #2560]
    // round 25 (skinny.dsl:60)
    eor v27.16b, v29.16b, v13.16b
    eor v29.16b, v8.16b, v14.16b
    // round 24 (skinny.dsl:60)
    eor v28.16b, v31.16b, v28.16b
    eor v30.16b, v30.16b, v17.16b
    eor v0.16b, v0.16b, v4.16b
    eor v2.16b, v2.16b, v19.16b
    // round 25 (skinny.dsl:60)
    orr v31.16b, v17.16b, v4.16b
    orr v8.16b, v4.16b, v9.16b
    ext v11.16b, v5.16b, v5.16b, #4
    ext v13.16b, v6.16b, v6.16b, #4
    // round 24 (skinny.dsl:60)
    eor v18.16b, v18.16b, v30.16b
    eor v1.16b, v1.16b, v0.16b
    // round 25 (skinny.dsl:60)
    eor v4.16b, v22.16b, v4.16b
    // round 26 (skinny.dsl:60)
    eor v22.16b, v24.16b, v17.16b
    // round 24 (skinny.dsl:60)
    eor v3.16b, v3.16b, v28.16b
    // round 25 (skinny.dsl:60)
    eor v24.16b, v9.16b, v31.16b
    eor v28.16b, v28.16b, v8.16b
    orr v31.16b, v18.16b, v1.16b
    ldr q8, [x3, #1152]
    ldr q9, [x3, #2528]
    eor v4.16b, v13.16b, v4.16b
    orr v13.16b, v1.16b, v2.16b
    eor v23.16b, v23.16b, v3.16b
    orr v14.16b, v30.16b, v0.16b
    eor v2.16b, v2.16b, v31.16b
    orr v31.16b, v0.16b, v19.16b
    eor v23.16b, v13.16b, v23.16b
    // round 26 (skinny.dsl:60)
    eor v22.16b, v11.16b, v22.16b
    // round 25 (skinny.dsl:60)
    eor v19.16b, v19.16b, v14.16b
    eor v3.16b, v3.16b, v31.16b
    eor v31.16b, v8.16b, v18.16b
    eor v1.16b, v9.16b, v1.16b
    and v8.16b, v2.16b, v23.16b
    ldr q9, [x3, #2544]
    ldr q11, [x3, #1200]
    and v13.16b, v24.16b, v28.16b
    eor v24.16b, v27.16b, v24.16b
    bic v18.16b, v23.16b, v18.16b
    bic v17.16b, v28.16b, v17.16b
    eor v27.16b, v29.16b, v28.16b
    eor v28.16b, v31.16b, v8.16b
    and v29.16b, v19.16b, v3.16b
    eor v1.16b, v1.16b, v18.16b
    bic v18.16b, v3.16b, v30.16b
    eor v4.16b, v4.16b, v17.16b
    // round 26 (skinny.dsl:60)
    and v17.16b, v24.16b, v27.16b
    eor v22.16b, v22.16b, v13.16b
    eor v25.16b, v25.16b, v24.16b
    // round 25 (skinny.dsl:60)
    eor v2.16b, v9.16b, v2.16b
    eor v23.16b, v11.16b, v23.16b
    // round 26 (skinny.dsl:60)
    ldr q31, [x3, #2624]
    // round 25 (skinny.dsl:60)
    eor v0.16b, v0.16b, v18.16b
    ext v18.16b, v1.16b, v1.16b, #8
    ext v8.16b, v28.16b, v28.16b, #8
    // round 26 (skinny.dsl:60)
    orn v24.16b, v4.16b, v24.16b
    eor v17.16b, v17.16b, v22.16b
    eor v22.16b, v30.16b, v29.16b
    // round 25 (skinny.dsl:60)
    eor v6.16b, v6.16b, v18.16b
    ext v18.16b, v23.16b, v23.16b, #8
    eor v5.16b, v5.16b, v8.16b
    // round 26 (skinny.dsl:60)
    ldr q29, [x3, #1376]
    // round 27 (skinny.dsl:60)
    ldr q30, [x3, #1392]
    // round 25 (skinny.dsl:60)
    ext v8.16b, v2.16b, v2.16b, #8
    // round 26 (skinny.dsl:60)
    orr v9.16b, v2.16b, v23.16b
    eor v24.16b, v27.16b, v24.16b
    orr v27.16b, v17.16b, v4.16b
    eor v31.16b, v31.16b, v2.16b
    ext v11.16b, v17.16b, v17.16b, #8
    // round 25 (skinny.dsl:60)
    eor v7.16b, v7.16b, v18.16b
    eor v16.16b, v16.16b, v8.16b
    // round 26 (skinny.dsl:60)
    orr v2.16b, v1.16b, v2.16b
    ldr q18, [x3, #1360]
    eor v28.16b, v28.16b, v9.16b
    orr v8.16b, v24.16b, v17.16b
    eor v25.16b, v25.16b, v27.16b
    ext v27.16b, v24.16b, v24.16b, #8
    eor v29.16b, v29.16b, v11.16b
    // round 27 (skinny.dsl:60)
    eor v30.16b, v30.16b, v1.16b
    // round 25 (skinny.dsl:60)
    ext v9.16b, v16.16b, v16.16b, #12
    ext v11.16b, v7.16b, v7.16b, #12
    // round 26 (skinny.dsl:60)
    eor v2.16b, v23.16b, v2.16b
    bic v1.16b, v28.16b, v1.16b
    eor v4.16b, v4.16b, v8.16b
    and v23.16b, v16.16b, v7.16b
    ext v8.16b, v25.16b, v25.16b, #8
    eor v18.16b, v18.16b, v27.16b
    eor v27.16b, v28.16b, v29.16b
    // round 25 (skinny.dsl:60)
    ext v29.16b, v5.16b, v5.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #12
    // round 26 (skinny.dsl:60)
    ldr q13, [x3, #1296]
    // round 25 (skinny.dsl:60)
    eor v3.16b, v3.16b, v11.16b
    // round 26 (skinny.dsl:60)
    orn v11.16b, v6.16b, v16.16b
    eor v5.16b, v5.16b, v23.16b
    and v23.16b, v2.16b, v28.16b
    eor v1.16b, v31.16b, v1.16b
    ext v28.16b, v4.16b, v4.16b, #8
    eor v2.16b, v2.16b, v18.16b
    // round 25 (skinny.dsl:60)
    eor v0.16b, v0.16b, v9.16b
    // round 26 (skinny.dsl:60)
    eor v7.16b, v7.16b, v11.16b
    ldr q18, [x3, #2576]
    orr v31.16b, v5.16b, v6.16b
    orr v9.16b, v19.16b, v3.16b
    eor v22.16b, v22.16b, v29.16b
    ldr q29, [x3, #2608]
    eor v11.16b, v13.16b, v19.16b
    eor v1.16b, v8.16b, v1.16b
    orr v19.16b, v0.16b, v19.16b
    // round 27 (skinny.dsl:60)
    orr v8.16b, v2.16b, v27.16b
    eor v23.16b, v30.16b, v23.16b
    // round 26 (skinny.dsl:60)
    eor v22.16b, v9.16b, v22.16b
    ldr q30, [x3, #2592]
    // round 27 (skinny.dsl:60)
    eor v26.16b, v26.16b, v2.16b
    // round 26 (skinny.dsl:60)
    eor v3.16b, v3.16b, v19.16b
    orr v19.16b, v7.16b, v5.16b
    eor v18.16b, v18.16b, v0.16b
    // round 27 (skinny.dsl:60)
    orr v2.16b, v1.16b, v2.16b
    eor v28.16b, v28.16b, v8.16b
    // round 26 (skinny.dsl:60)
    eor v16.16b, v16.16b, v31.16b
    bic v0.16b, v22.16b, v0.16b
    eor v29.16b, v29.16b, v22.16b
    // round 27 (skinny.dsl:60)
    eor v2.16b, v27.16b, v2.16b
    eor v23.16b, v23.16b, v28.16b
    eor v6.16b, v6.16b, v19.16b
    // round 26 (skinny.dsl:60)
    and v19.16b, v3.16b, v22.16b
    eor v0.16b, v11.16b, v0.16b
    eor v3.16b, v30.16b, v3.16b
    // round 27 (skinny.dsl:60)
    ldr q22, [x3, #1472]
    ldr q27, [x3, #1488]
    // round 26 (skinny.dsl:60)
    eor v17.16b, v17.16b, v29.16b
    // round 27 (skinny.dsl:60)
    bic v28.16b, v2.16b, v23.16b
    orr v30.16b, v23.16b, v1.16b
    ldr q31, [x3, #1504]
    // round 28 (skinny.dsl:60)
    ldr q8, [x3, #2688]
    // round 27 (skinny.dsl:60)
    ext v9.16b, v2.16b, v2.16b, #12
    ext v11.16b, v23.16b, v23.16b, #12
    // round 26 (skinny.dsl:60)
    eor v18.16b, v18.16b, v19.16b
    eor v19.16b, v25.16b, v0.16b
    eor v24.16b, v24.16b, v3.16b
    ext v25.16b, v17.16b, v17.16b, #8
    // round 27 (skinny.dsl:60)
    eor v1.16b, v1.16b, v28.16b
    orr v28.16b, v0.16b, v3.16b
    orr v13.16b, v3.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    eor v3.16b, v22.16b, v3.16b
    eor v22.16b, v27.16b, v9.16b
    eor v27.16b, v31.16b, v11.16b
    // round 28 (skinny.dsl:60)
    eor v30.16b, v8.16b, v0.16b
    // round 26 (skinny.dsl:60)
    eor v4.16b, v4.16b, v18.16b
    ext v31.16b, v19.16b, v19.16b, #8
    ext v8.16b, v24.16b, v24.16b, #8
    eor v5.16b, v5.16b, v25.16b
    // round 27 (skinny.dsl:60)
    orr v25.16b, v19.16b, v24.16b
    orr v9.16b, v24.16b, v17.16b
    eor v28.16b, v29.16b, v28.16b
    eor v18.16b, v18.16b, v13.16b
    ext v29.16b, v1.16b, v1.16b, #12
    ext v11.16b, v26.16b, v26.16b, #12
    // round 26 (skinny.dsl:60)
    ext v13.16b, v4.16b, v4.16b, #8
    eor v16.16b, v16.16b, v31.16b
    eor v7.16b, v7.16b, v8.16b
    // round 27 (skinny.dsl:60)
    ldr q31, [x3, #2656]
    eor v17.16b, v17.16b, v25.16b
    eor v4.16b, v4.16b, v9.16b
    and v25.16b, v28.16b, v18.16b
    ldr q8, [x3, #2640]
    bic v0.16b, v18.16b, v0.16b
    eor v3.16b, v3.16b, v11.16b
    eor v22.16b, v22.16b, v28.16b
    eor v18.16b, v27.16b, v18.16b
    // round 28 (skinny.dsl:60)
    eor v27.16b, v30.16b, v29.16b
    // round 27 (skinny.dsl:60)
    orr v28.16b, v16.16b, v7.16b
    bic v29.16b, v17.16b, v4.16b
    orr v30.16b, v4.16b, v19.16b
    eor v6.16b, v6.16b, v13.16b
    orr v9.16b, v7.16b, v5.16b
    eor v7.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v28.16b
    ldr q28, [x3, #1440]
    ldr q31, [x3, #2672]
    eor v8.16b, v8.16b, v16.16b
    eor v0.16b, v0.16b, v3.16b
    // round 28 (skinny.dsl:60)
    bic v3.16b, v22.16b, v18.16b
    ldr q11, [x3, #1632]
    eor v25.16b, v25.16b, v27.16b
    eor v27.16b, v15.16b, v22.16b
    // round 27 (skinny.dsl:60)
    eor v6.16b, v9.16b, v6.16b
    eor v24.16b, v24.16b, v30.16b
    // round 28 (skinny.dsl:60)
    eor v19.16b, v19.16b, v29.16b
    and v22.16b, v0.16b, v22.16b
    eor v3.16b, v3.16b, v25.16b
    // round 27 (skinny.dsl:60)
    and v25.16b, v5.16b, v6.16b
    bic v16.16b, v6.16b, v16.16b
    // round 28 (skinny.dsl:60)
    ldr q29, [x3, #2752]
    ldr q30, [x3, #1616]
    // round 27 (skinny.dsl:60)
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v31.16b, v6.16b
    // round 28 (skinny.dsl:60)
    eor v18.16b, v18.16b, v22.16b
    bic v22.16b, v0.16b, v3.16b
    eor v28.16b, v11.16b, v3.16b
    // round 27 (skinny.dsl:60)
    eor v25.16b, v8.16b, v25.16b
    eor v7.16b, v7.16b, v16.16b
    ext v16.16b, v6.16b, v6.16b, #8
    ext v31.16b, v5.16b, v5.16b, #8
    // round 29 (skinny.dsl:60)
    ldr q8, [x3, #2768]
    // round 28 (skinny.dsl:60)
    orr v9.16b, v5.16b, v6.16b
    orr v11.16b, v18.16b, v3.16b
    eor v22.16b, v27.16b, v22.16b
    eor v27.16b, v29.16b, v5.16b
    eor v29.16b, v30.16b, v18.16b
    // round 27 (skinny.dsl:60)
    eor v16.16b, v23.16b, v16.16b
    ext v23.16b, v7.16b, v7.16b, #8
    ext v30.16b, v25.16b, v25.16b, #8
    eor v2.16b, v2.16b, v31.16b
    // round 28 (skinny.dsl:60)
    orn v5.16b, v5.16b, v7.16b
    eor v25.16b, v25.16b, v9.16b
    eor v0.16b, v0.16b, v11.16b
    eor v27.16b, v22.16b, v27.16b
    // round 29 (skinny.dsl:60)
    eor v31.16b, v8.16b, v7.16b
    // round 27 (skinny.dsl:60)
    eor v23.16b, v26.16b, v23.16b
    eor v1.16b, v1.16b, v30.16b
    ext v26.16b, v2.16b, v2.16b, #4
    ext v30.16b, v16.16b, v16.16b, #4
    // round 28 (skinny.dsl:60)
    bic v8.16b, v2.16b, v16.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v25.16b, v7.16b
    eor v7.16b, v28.16b, v25.16b
    // round 29 (skinny.dsl:60)
    eor v28.16b, v0.16b, v31.16b
    // round 27 (skinny.dsl:60)
    ext v31.16b, v1.16b, v1.16b, #4
    // round 28 (skinny.dsl:60)
    ldr q9, [x3, #2720]
    // round 27 (skinny.dsl:60)
    ext v11.16b, v23.16b, v23.16b, #4
    eor v17.16b, v17.16b, v26.16b
    eor v4.16b, v4.16b, v30.16b
    // round 28 (skinny.dsl:60)
    and v26.16b, v23.16b, v2.16b
    eor v1.16b, v1.16b, v8.16b
    and v25.16b, v5.16b, v25.16b
    eor v6.16b, v27.16b, v6.16b
    eor v5.16b, v29.16b, v5.16b
    // round 27 (skinny.dsl:60)
    eor v24.16b, v24.16b, v11.16b
    // round 28 (skinny.dsl:60)
    ldr q27, [x3, #2704]
    eor v16.16b, v16.16b, v26.16b
    orn v26.16b, v1.16b, v23.16b
    orr v29.16b, v17.16b, v4.16b
    eor v19.16b, v19.16b, v31.16b
    eor v30.16b, v9.16b, v17.16b
    // round 29 (skinny.dsl:60)
    orr v31.16b, v6.16b, v5.16b
    // round 28 (skinny.dsl:60)
    ldr q8, [x3, #1584]
    // round 29 (skinny.dsl:60)
    orr v9.16b, v5.16b, v7.16b
    eor v25.16b, v28.16b, v25.16b
    eor v5.16b, v12.16b, v5.16b
    // round 28 (skinny.dsl:60)
    orr v28.16b, v16.16b, v1.16b
    orr v17.16b, v24.16b, v17.16b
    eor v19.16b, v29.16b, v19.16b
    ldr q29, [x3, #2736]
    eor v27.16b, v27.16b, v24.16b
    // round 29 (skinny.dsl:60)
    eor v7.16b, v7.16b, v31.16b
    eor v25.16b, v9.16b, v25.16b
    // round 28 (skinny.dsl:60)
    eor v2.16b, v2.16b, v26.16b
    eor v4.16b, v4.16b, v17.16b
    bic v17.16b, v19.16b, v24.16b
    // round 29 (skinny.dsl:60)
    ldr q24, [x3, #1744]
    ldr q26, [x3, #1760]
    // round 28 (skinny.dsl:60)
    eor v31.16b, v8.16b, v19.16b
    // round 29 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    and v28.16b, v7.16b, v25.16b
    bic v8.16b, v25.16b, v6.16b
    ext v9.16b, v7.16b, v7.16b, #4
    ext v11.16b, v25.16b, v25.16b, #4
    // round 28 (skinny.dsl:60)
    and v19.16b, v4.16b, v19.16b
    eor v17.16b, v30.16b, v17.16b
    eor v4.16b, v29.16b, v4.16b
    // round 29 (skinny.dsl:60)
    ldr q29, [x3, #2832]
    // round 30 (skinny.dsl:60)
    ldr q30, [x3, #1776]
    // round 28 (skinny.dsl:60)
    eor v3.16b, v3.16b, v31.16b
    // round 29 (skinny.dsl:60)
    eor v6.16b, v6.16b, v28.16b
    eor v5.16b, v5.16b, v8.16b
    eor v24.16b, v24.16b, v9.16b
    eor v26.16b, v26.16b, v11.16b
    // round 28 (skinny.dsl:60)
    eor v19.16b, v27.16b, v19.16b
    eor v22.16b, v22.16b, v17.16b
    eor v18.16b, v18.16b, v4.16b
    eor v1.16b, v1.16b, v3.16b
    // round 29 (skinny.dsl:60)
    orr v27.16b, v17.16b, v4.16b
    orr v28.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #4
    ext v9.16b, v5.16b, v5.16b, #4
    eor v4.16b, v29.16b, v4.16b
    // round 30 (skinny.dsl:60)
    eor v29.16b, v30.16b, v17.16b
    // round 28 (skinny.dsl:60)
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    // round 29 (skinny.dsl:60)
    ldr q30, [x3, #1664]
    ldr q11, [x3, #2784]
    eor v27.16b, v31.16b, v27.16b
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v22.16b, v18.16b
    orr v31.16b, v18.16b, v3.16b
    eor v4.16b, v9.16b, v4.16b
    // round 30 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    // round 29 (skinny.dsl:60)
    orr v8.16b, v2.16b, v16.16b
    orr v9.16b, v16.16b, v1.16b
    eor v23.16b, v23.16b, v0.16b
    and v12.16b, v27.16b, v19.16b
    bic v17.16b, v19.16b, v17.16b
    eor v3.16b, v3.16b, v28.16b
    eor v0.16b, v0.16b, v31.16b
    eor v28.16b, v30.16b, v2.16b
    eor v16.16b, v11.16b, v16.16b
    ldr q30, [x3, #2800]
    ldr q31, [x3, #2816]
    eor v24.16b, v24.16b, v27.16b
    eor v19.16b, v26.16b, v19.16b
    eor v1.16b, v1.16b, v8.16b
    eor v23.16b, v9.16b, v23.16b
    and v26.16b, v3.16b, v0.16b
    bic v27.16b, v0.16b, v22.16b
    eor v4.16b, v4.16b, v17.16b
    // round 30 (skinny.dsl:60)
    and v17.16b, v24.16b, v19.16b
    eor v29.16b, v29.16b, v12.16b
    eor v8.16b, v10.16b, v24.16b
    // round 29 (skinny.dsl:60)
    and v9.16b, v1.16b, v23.16b
    bic v2.16b, v23.16b, v2.16b
    // round 30 (skinny.dsl:60)
    ldr q10, [x3, #1856]
    // round 29 (skinny.dsl:60)
    eor v1.16b, v30.16b, v1.16b
    eor v23.16b, v31.16b, v23.16b
    eor v18.16b, v18.16b, v27.16b
    // round 30 (skinny.dsl:60)
    orn v24.16b, v4.16b, v24.16b
    eor v17.16b, v17.16b, v29.16b
    eor v22.16b, v22.16b, v26.16b
    // round 29 (skinny.dsl:60)
    eor v26.16b, v28.16b, v9.16b
    eor v2.16b, v16.16b, v2.16b
    ext v16.16b, v23.16b, v23.16b, #8
    ext v27.16b, v1.16b, v1.16b, #8
    // round 30 (skinny.dsl:60)
    orr v28.16b, v1.16b, v23.16b
    eor v19.16b, v19.16b, v24.16b
    ldr q24, [x3, #1888]
    // round 31 (skinny.dsl:60)
    ldr q29, [x3, #2896]
    // round 30 (skinny.dsl:60)
    orr v30.16b, v17.16b, v4.16b
    eor v31.16b, v10.16b, v1.16b
    ext v9.16b, v17.16b, v17.16b, #8
    // round 29 (skinny.dsl:60)
    eor v16.16b, v25.16b, v16.16b
    ext v25.16b, v2.16b, v2.16b, #8
    ext v10.16b, v26.16b, v26.16b, #8
    eor v7.16b, v7.16b, v27.16b
    // round 30 (skinny.dsl:60)
    orr v1.16b, v2.16b, v1.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q27, [x3, #1872]
    orr v28.16b, v19.16b, v17.16b
    eor v30.16b, v8.16b, v30.16b
    ext v8.16b, v19.16b, v19.16b, #8
    eor v24.16b, v24.16b, v9.16b
    // round 31 (skinny.dsl:60)
    eor v29.16b, v29.16b, v2.16b
    // round 29 (skinny.dsl:60)
    eor v5.16b, v5.16b, v25.16b
    eor v6.16b, v6.16b, v10.16b
    ext v25.16b, v7.16b, v7.16b, #12
    ext v9.16b, v16.16b, v16.16b, #12
    // round 30 (skinny.dsl:60)
    eor v1.16b, v23.16b, v1.16b
    bic v2.16b, v26.16b, v2.16b
    eor v4.16b, v4.16b, v28.16b
    and v23.16b, v7.16b, v16.16b
    ext v28.16b, v30.16b, v30.16b, #8
    eor v27.16b, v27.16b, v8.16b
    eor v24.16b, v26.16b, v24.16b
    // round 29 (skinny.dsl:60)
    ext v8.16b, v6.16b, v6.16b, #12
    ext v10.16b, v5.16b, v5.16b, #12
    // round 30 (skinny.dsl:60)
    ldr q11, [x3, #1808]
    // round 29 (skinny.dsl:60)
    eor v3.16b, v3.16b, v25.16b
    eor v0.16b, v0.16b, v9.16b
    // round 30 (skinny.dsl:60)
    and v25.16b, v1.16b, v26.16b
    // round 31 (skinny.dsl:60)
    ldr q26, [x3, #880]
    // round 30 (skinny.dsl:60)
    orn v9.16b, v5.16b, v7.16b
    eor v6.16b, v6.16b, v23.16b
    ext v23.16b, v4.16b, v4.16b, #8
    eor v2.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v27.16b
    // round 29 (skinny.dsl:60)
    eor v18.16b, v18.16b, v10.16b
    // round 30 (skinny.dsl:60)
    ldr q27, [x3, #2848]
    eor v16.16b, v16.16b, v9.16b
    orr v31.16b, v6.16b, v5.16b
    orr v9.16b, v3.16b, v0.16b
    eor v22.16b, v22.16b, v8.16b
    eor v8.16b, v11.16b, v3.16b
    eor v2.16b, v28.16b, v2.16b
    ldr q28, [x3, #2880]
    // round 31 (skinny.dsl:60)
    orr v10.16b, v1.16b, v24.16b
    eor v25.16b, v29.16b, v25.16b
    eor v26.16b, v26.16b, v1.16b
    // round 30 (skinny.dsl:60)
    orr v29.16b, v16.16b, v6.16b
    orr v3.16b, v18.16b, v3.16b
    eor v22.16b, v9.16b, v22.16b
    ldr q9, [x3, #2864]
    eor v27.16b, v27.16b, v18.16b
    // round 31 (skinny.dsl:60)
    orr v1.16b, v2.16b, v1.16b
    eor v23.16b, v23.16b, v10.16b
    // round 30 (skinny.dsl:60)
    eor v7.16b, v7.16b, v31.16b
    eor v0.16b, v0.16b, v3.16b
    bic v3.16b, v22.16b, v18.16b
    eor v18.16b, v28.16b, v22.16b
    // round 31 (skinny.dsl:60)
    eor v1.16b, v24.16b, v1.16b
    eor v23.16b, v25.16b, v23.16b
    eor v5.16b, v5.16b, v29.16b
    // round 30 (skinny.dsl:60)
    and v22.16b, v0.16b, v22.16b
    eor v3.16b, v8.16b, v3.16b
    // round 31 (skinny.dsl:60)
    ldr q24, [x3, #2960]
    ldr q25, [x3, #2000]
    // round 30 (skinny.dsl:60)
    eor v0.16b, v9.16b, v0.16b
    eor v17.16b, v17.16b, v18.16b
    // round 31 (skinny.dsl:60)
    bic v28.16b, v1.16b, v23.16b
    ldr q29, [x3, #2016]
    // round 32 (skinny.dsl:60)
    ldr q31, [x3, #2976]
    // round 31 (skinny.dsl:60)
    orr v8.16b, v23.16b, v2.16b
    ext v9.16b, v1.16b, v1.16b, #12
    ext v10.16b, v23.16b, v23.16b, #12
    // round 30 (skinny.dsl:60)
    eor v22.16b, v27.16b, v22.16b
    eor v27.16b, v30.16b, v3.16b
    eor v19.16b, v19.16b, v0.16b
    ext v30.16b, v17.16b, v17.16b, #8
    // round 31 (skinny.dsl:60)
    eor v2.16b, v2.16b, v28.16b
    orr v28.16b, v3.16b, v0.16b
    orr v11.16b, v0.16b, v18.16b
    eor v26.16b, v26.16b, v8.16b
    eor v0.16b, v24.16b, v0.16b
    eor v24.16b, v25.16b, v9.16b
    eor v25.16b, v29.16b, v10.16b
    // round 32 (skinny.dsl:60)
    eor v29.16b, v31.16b, v3.16b
    // round 30 (skinny.dsl:60)
    eor v4.16b, v4.16b, v22.16b
    ext v31.16b, v27.16b, v27.16b, #8
    ext v8.16b, v19.16b, v19.16b, #8
    eor v6.16b, v6.16b, v30.16b
    // round 31 (skinny.dsl:60)
    orr v30.16b, v27.16b, v19.16b
    orr v9.16b, v19.16b, v17.16b
    eor v18.16b, v18.16b, v28.16b
    eor v22.16b, v22.16b, v11.16b
    ext v28.16b, v2.16b, v2.16b, #12
    ext v10.16b, v26.16b, v26.16b, #12
    // round 30 (skinny.dsl:60)
    ext v11.16b, v4.16b, v4.16b, #8
    eor v7.16b, v7.16b, v31.16b
    // round 31 (skinny.dsl:60)
    ldr q31, [x3, #2912]
    // round 30 (skinny.dsl:60)
    eor v16.16b, v16.16b, v8.16b
    // round 31 (skinny.dsl:60)
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v9.16b
    ldr q30, [x3, #2928]
    and v8.16b, v18.16b, v22.16b
    bic v3.16b, v22.16b, v3.16b
    eor v0.16b, v0.16b, v10.16b
    eor v18.16b, v24.16b, v18.16b
    eor v22.16b, v25.16b, v22.16b
    // round 32 (skinny.dsl:60)
    eor v24.16b, v29.16b, v28.16b
    ldr q25, [x3, #1040]
    // round 31 (skinny.dsl:60)
    bic v28.16b, v17.16b, v4.16b
    orr v29.16b, v4.16b, v27.16b
    orr v9.16b, v7.16b, v16.16b
    orr v10.16b, v16.16b, v6.16b
    eor v5.16b, v5.16b, v11.16b
    eor v31.16b, v31.16b, v7.16b
    ldr q11, [x3, #1952]
    ldr q12, [x3, #2944]
    eor v16.16b, v30.16b, v16.16b
    eor v0.16b, v3.16b, v0.16b
    // round 32 (skinny.dsl:60)
    bic v3.16b, v18.16b, v22.16b
    ldr q30, [x3, #2144]
    eor v24.16b, v8.16b, v24.16b
    // round 31 (skinny.dsl:60)
    eor v6.16b, v6.16b, v9.16b
    eor v5.16b, v10.16b, v5.16b
    // round 32 (skinny.dsl:60)
    eor v25.16b, v25.16b, v18.16b
    // round 31 (skinny.dsl:60)
    eor v19.16b, v19.16b, v29.16b
    // round 32 (skinny.dsl:60)
    eor v27.16b, v27.16b, v28.16b
    and v18.16b, v0.16b, v18.16b
    eor v3.16b, v3.16b, v24.16b
    // round 31 (skinny.dsl:60)
    and v24.16b, v6.16b, v5.16b
    // round 32 (skinny.dsl:60)
    ldr q28, [x3, #3040]
    ldr q29, [x3, #2128]
    // round 31 (skinny.dsl:60)
    bic v7.16b, v5.16b, v7.16b
    eor v6.16b, v11.16b, v6.16b
    eor v5.16b, v12.16b, v5.16b
    // round 32 (skinny.dsl:60)
    eor v18.16b, v22.16b, v18.16b
    bic v22.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v3.16b
    // round 31 (skinny.dsl:60)
    eor v24.16b, v31.16b, v24.16b
    eor v7.16b, v16.16b, v7.16b
    ext v16.16b, v5.16b, v5.16b, #8
    // round 32 (skinny.dsl:60)
    ldr q31, [x3, #3024]
    // round 31 (skinny.dsl:60)
    ext v8.16b, v6.16b, v6.16b, #8
    // round 32 (skinny.dsl:60)
    orr v9.16b, v6.16b, v5.16b
    orr v10.16b, v18.16b, v3.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v28.16b, v6.16b
    eor v28.16b, v29.16b, v18.16b
    // round 31 (skinny.dsl:60)
    eor v16.16b, v23.16b, v16.16b
    ext v23.16b, v7.16b, v7.16b, #8
    ext v29.16b, v24.16b, v24.16b, #8
    eor v1.16b, v1.16b, v8.16b
    // round 32 (skinny.dsl:60)
    orn v6.16b, v6.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v0.16b, v0.16b, v10.16b
    eor v31.16b, v31.16b, v7.16b
    eor v25.16b, v22.16b, v25.16b
    // round 31 (skinny.dsl:60)
    eor v23.16b, v26.16b, v23.16b
    eor v2.16b, v2.16b, v29.16b
    ext v26.16b, v1.16b, v1.16b, #4
    ext v29.16b, v16.16b, v16.16b, #4
    // round 32 (skinny.dsl:60)
    bic v8.16b, v1.16b, v16.16b
    eor v5.16b, v5.16b, v6.16b
    and v6.16b, v24.16b, v7.16b
    eor v7.16b, v0.16b, v31.16b
    eor v30.16b, v30.16b, v24.16b
    // round 31 (skinny.dsl:60)
    ext v31.16b, v2.16b, v2.16b, #4
    ext v9.16b, v23.16b, v23.16b, #4
    eor v17.16b, v17.16b, v26.16b
    // round 32 (skinny.dsl:60)
    ldr q26, [x3, #2992]
    // round 31 (skinny.dsl:60)
    eor v4.16b, v4.16b, v29.16b
    // round 32 (skinny.dsl:60)
    and v29.16b, v23.16b, v1.16b
    eor v2.16b, v2.16b, v8.16b
    and v24.16b, v5.16b, v24.16b
    eor v6.16b, v25.16b, v6.16b
    eor v5.16b, v28.16b, v5.16b
    ldr q25, [x3, #2048]
    shl v28.16b, v30.16b, #1
    // round 31 (skinny.dsl:60)
    eor v19.16b, v19.16b, v9.16b
    // round 32 (skinny.dsl:60)
    eor v16.16b, v16.16b, v29.16b
    orn v29.16b, v2.16b, v23.16b
    orr v8.16b, v17.16b, v4.16b
    eor v27.16b, v27.16b, v31.16b
    eor v26.16b, v26.16b, v17.16b
    eor v7.16b, v7.16b, v24.16b
    shl v24.16b, v6.16b, #1
    ldr q31, [x3, #2096]
    ushr v9.16b, v5.16b, #1
    bit v28.16b, v5.16b, v21.16b
    orr v5.16b, v16.16b, v2.16b
    orr v17.16b, v19.16b, v17.16b
    eor v27.16b, v8.16b, v27.16b
    eor v25.16b, v25.16b, v19.16b
    ldr q8, [x3, #3008]
    eor v1.16b, v1.16b, v29.16b
    ushr v29.16b, v7.16b, #1
    bit v24.16b, v7.16b, v21.16b
    bit v30.16b, v9.16b, v21.16b
    eor v4.16b, v4.16b, v17.16b
    bic v7.16b, v27.16b, v19.16b
    eor v17.16b, v31.16b, v27.16b
    eor v5.16b, v23.16b, v5.16b
    bit v6.16b, v29.16b, v21.16b
    zip1 v19.2d, v28.2d, v30.2d
    zip2 v23.2d, v28.2d, v30.2d
    and v27.16b, v4.16b, v27.16b
    eor v7.16b, v26.16b, v7.16b
    eor v4.16b, v8.16b, v4.16b
    eor v3.16b, v3.16b, v17.16b
    shl v26.16b, v17.16b, #1
    zip1 v28.2d, v24.2d, v6.2d
    zip2 v6.2d, v24.2d, v6.2d
    trn1 v24.16b, v19.16b, v23.16b
    trn2 v19.16b, v19.16b, v23.16b
    eor v23.16b, v25.16b, v27.16b
    eor v22.16b, v22.16b, v7.16b
    eor v18.16b, v18.16b, v4.16b
    eor v2.16b, v2.16b, v3.16b
    shl v25.16b, v7.16b, #1
    ushr v27.16b, v4.16b, #1
    bit v26.16b, v4.16b, v21.16b
    shl v4.16b, v3.16b, #1
    trn1 v29.16b, v28.16b, v6.16b
    trn2 v6.16b, v28.16b, v6.16b
    shl v28.16b, v24.16b, #2
    shl v30.16b, v19.16b, #2
    eor v0.16b, v0.16b, v23.16b
    eor v1.16b, v1.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    shl v31.16b, v2.16b, #1
    ushr v8.16b, v23.16b, #1
    bit v25.16b, v23.16b, v21.16b
    bit v17.16b, v27.16b, v21.16b
    shl v23.16b, v22.16b, #1
    ushr v27.16b, v18.16b, #1
    bit v4.16b, v18.16b, v21.16b
    ushr v18.16b, v29.16b, #2
    bit v28.16b, v29.16b, v20.16b
    ushr v29.16b, v6.16b, #2
    bit v30.16b, v6.16b, v20.16b
    eor v5.16b, v5.16b, v0.16b
    shl v6.16b, v1.16b, #1
    ushr v9.16b, v16.16b, #1
    bit v31.16b, v16.16b, v21.16b
    bit v7.16b, v8.16b, v21.16b
    ushr v16.16b, v0.16b, #1
    bit v23.16b, v0.16b, v21.16b
    bit v3.16b, v27.16b, v21.16b
    zip1 v0.2d, v26.2d, v17.2d
    zip2 v17.2d, v26.2d, v17.2d
    bit v24.16b, v18.16b, v20.16b
    bit v19.16b, v29.16b, v20.16b
    ushr v18.16b, v5.16b, #1
    bit v6.16b, v5.16b, v21.16b
    bit v2.16b, v9.16b, v21.16b
    bit v22.16b, v16.16b, v21.16b
    zip1 v5.2d, v25.2d, v7.2d
    zip2 v7.2d, v25.2d, v7.2d
    zip1 v16.2d, v4.2d, v3.2d
    zip2 v3.2d, v4.2d, v3.2d
    trn1 v4.16b, v0.16b, v17.16b
    trn2 v0.16b, v0.16b, v17.16b
    bsl v21.16b, v18.16b, v1.16b
    zip1 v1.2d, v31.2d, v2.2d
    zip2 v2.2d, v31.2d, v2.2d
    zip1 v17.2d, v23.2d, v22.2d
    zip2 v18.2d, v23.2d, v22.2d
    trn1 v22.16b, v5.16b, v7.16b
    trn2 v5.16b, v5.16b, v7.16b
    trn1 v7.16b, v16.16b, v3.16b
    trn2 v3.16b, v16.16b, v3.16b
    shl v16.16b, v4.16b, #2
    shl v23.16b, v0.16b, #2
    zip1 v25.2d, v6.2d, v21.2d
    zip2 v6.2d, v6.2d, v21.2d
    trn1 v21.16b, v1.16b, v2.16b
    trn2 v1.16b, v1.16b, v2.16b
    trn1 v2.16b, v17.16b, v18.16b
    trn2 v17.16b, v17.16b, v18.16b
    ushr v18.16b, v22.16b, #2
    bit v16.16b, v22.16b, v20.16b
    shl v22.16b, v7.16b, #2
    ushr v26.16b, v5.16b, #2
    bit v23.16b, v5.16b, v20.16b
    shl v5.16b, v3.16b, #2
    trn1 v27.16b, v25.16b, v6.16b
    trn2 v6.16b, v25.16b, v6.16b
    shl v25.16b, v21.16b, #2
    shl v29.16b, v1.16b, #2
    bit v4.16b, v18.16b, v20.16b
    ushr v18.16b, v2.16b, #2
    bit v22.16b, v2.16b, v20.16b
    bit v0.16b, v26.16b, v20.16b
    ushr v2.16b, v17.16b, #2
    bit v5.16b, v17.16b, v20.16b
    ushr v17.16b, v27.16b, #2
    bit v25.16b, v27.16b, v20.16b
    ushr v26.16b, v6.16b, #2
    bit v29.16b, v6.16b, v20.16b
    bit v7.16b, v18.16b, v20.16b
    bit v3.16b, v2.16b, v20.16b
    trn1 v2.4s, v16.4s, v22.4s
    trn2 v6.4s, v16.4s, v22.4s
    trn1 v16.4s, v23.4s, v5.4s
    trn2 v5.4s, v23.4s, v5.4s
    bit v21.16b, v17.16b, v20.16b
    bsl v20.16b, v26.16b, v1.16b
    trn1 v1.4s, v25.4s, v28.4s
    trn2 v17.4s, v25.4s, v28.4s
    trn1 v18.4s, v29.4s, v30.4s
    trn2 v22.4s, v29.4s, v30.4s
    trn1 v23.4s, v4.4s, v7.4s
    trn2 v4.4s, v4.4s, v7.4s
    trn1 v7.4s, v0.4s, v3.4s
    trn2 v0.4s, v0.4s, v3.4s
    trn1 v3.4s, v21.4s, v24.4s
    trn2 v21.4s, v21.4s, v24.4s
    trn1 v24.4s, v20.4s, v19.4s
    trn2 v19.4s, v20.4s, v19.4s
    trn1 v20.8h, v1.8h, v2.8h
    trn2 v1.8h, v1.8h, v2.8h
    trn1 v2.8h, v17.8h, v6.8h
    trn2 v6.8h, v17.8h, v6.8h
    trn1 v17.8h, v18.8h, v16.8h
    trn2 v16.8h, v18.8h, v16.8h
    trn1 v18.8h, v22.8h, v5.8h
    trn2 v5.8h, v22.8h, v5.8h
    trn1 v22.8h, v3.8h, v23.8h
    trn2 v3.8h, v3.8h, v23.8h
    trn1 v23.8h, v21.8h, v4.8h
    mov v25.16b, v20.16b
    sli v25.16b, v2.16b, #4
    sri v2.16b, v20.16b, #4
    trn2 v4.8h, v21.8h, v4.8h
    mov v20.16b, v17.16b
    sli v20.16b, v18.16b, #4
    sri v18.16b, v17.16b, #4
    trn1 v17.8h, v24.8h, v7.8h
    mov v21.16b, v1.16b
    sli v21.16b, v6.16b, #4
    sri v6.16b, v1.16b, #4
    str q25, [x0, #0]
    str q2, [x0, #32]
    trn1 v1.8h, v19.8h, v0.8h
    mov v2.16b, v16.16b
    sli v2.16b, v5.16b, #4
    sri v5.16b, v16.16b, #4
    str q20, [x0, #64]
    str q18, [x0, #96]
    trn2 v7.8h, v24.8h, v7.8h
    mov v16.16b, v22.16b
    sli v16.16b, v23.16b, #4
    sri v23.16b, v22.16b, #4
    str q21, [x0, #128]
    str q6, [x0, #160]
    trn2 v0.8h, v19.8h, v0.8h
    mov v6.16b, v17.16b
    sli v6.16b, v1.16b, #4
    sri v1.16b, v17.16b, #4
    str q2, [x0, #192]
    str q5, [x0, #224]
    mov v2.16b, v3.16b
    sli v2.16b, v4.16b, #4
    sri v4.16b, v3.16b, #4
    str q16, [x0, #16]
    str q23, [x0, #48]
    mov v3.16b, v7.16b
    sli v3.16b, v0.16b, #4
    sri v0.16b, v7.16b, #4
    str q6, [x0, #80]
    str q1, [x0, #112]
    str q2, [x0, #144]
    str q4, [x0, #176]
    str q3, [x0, #208]
    str q0, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny64_64_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny64_64_ecb_encrypt_neon_out
.Llwcc_skinny64_64_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_skinny64_64_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_skinny64_64_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny64_64_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny64_64_ecb_encrypt_neon_group
.Llwcc_skinny64_64_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny64_64_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_encrypt_neon_copy
.Llwcc_skinny64_64_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_skinny64_64_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_skinny64_64_ecb_encrypt_neon_return:
    ret
    .size lwcc_skinny64_64_ecb_encrypt_neon, .-lwcc_skinny64_64_ecb_encrypt_neon

    .balign 16
    .global lwcc_skinny64_64_ecb_decrypt_neon
    .type lwcc_skinny64_64_ecb_decrypt_neon, %function
lwcc_skinny64_64_ecb_decrypt_neon:
    cbz x2, .Llwcc_skinny64_64_ecb_decrypt_neon_return
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
    cbz x5, .Llwcc_skinny64_64_ecb_decrypt_neon_rest
.Llwcc_skinny64_64_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    movi v6.16b, #51
    movi v7.16b, #85
    ldr q16, [x1, #96]
    ldr q17, [x1, #112]
    ldr q18, [x1, #128]
    ldr q19, [x1, #144]
    ldr q20, [x1, #160]
    ldr q21, [x1, #176]
    mov v22.16b, v0.16b
    sli v22.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    mov v0.16b, v1.16b
    sli v0.16b, v3.16b, #4
    ldr q23, [x1, #192]
    ldr q24, [x1, #208]
    sri v3.16b, v1.16b, #4
    ldr q1, [x1, #224]
    ldr q25, [x1, #240]
    mov v26.16b, v4.16b
    sli v26.16b, v16.16b, #4
    sri v16.16b, v4.16b, #4
    mov v4.16b, v5.16b
    sli v4.16b, v17.16b, #4
    sri v17.16b, v5.16b, #4
    ldr q5, [x3, #3024]
    ldr q27, [x3, #2128]
    mov v28.16b, v18.16b
    sli v28.16b, v20.16b, #4
    sri v20.16b, v18.16b, #4
    mov v18.16b, v19.16b
    sli v18.16b, v21.16b, #4
    ldr q29, [x3, #3040]
    ldr q30, [x3, #2144]
    sri v21.16b, v19.16b, #4
    ldr q19, [x3, #3056]
    ldr q31, [x3, #3008]
    mov v8.16b, v23.16b
    sli v8.16b, v1.16b, #4
    sri v1.16b, v23.16b, #4
    mov v23.16b, v24.16b
    sli v23.16b, v25.16b, #4
    ldr q9, [x3, #2992]
    ldr q10, [x3, #1040]
    sri v25.16b, v24.16b, #4
    trn1 v24.8h, v22.8h, v28.8h
    trn2 v22.8h, v22.8h, v28.8h
    ldr q28, [x3, #2096]
    // round 32 (skinny.dsl:60)
    ldr q11, [x3, #2976]
    trn1 v12.8h, v0.8h, v18.8h
    trn2 v0.8h, v0.8h, v18.8h
    trn1 v18.8h, v2.8h, v20.8h
    trn2 v2.8h, v2.8h, v20.8h
    trn1 v20.8h, v3.8h, v21.8h
    trn2 v3.8h, v3.8h, v21.8h
    trn1 v21.8h, v26.8h, v8.8h
    trn2 v26.8h, v26.8h, v8.8h
    trn1 v8.8h, v4.8h, v23.8h
    trn2 v4.8h, v4.8h, v23.8h
    trn1 v23.8h, v16.8h, v1.8h
    trn2 v1.8h, v16.8h, v1.8h
    trn1 v16.8h, v17.8h, v25.8h
    trn2 v17.8h, v17.8h, v25.8h
    trn2 v25.4s, v24.4s, v18.4s
    trn2 v13.4s, v12.4s, v20.4s
    trn2 v14.4s, v21.4s, v23.4s
    trn1 v15.4s, v22.4s, v2.4s
    trn2 v2.4s, v22.4s, v2.4s
    trn2 v22.4s, v8.4s, v16.4s
    trn1 v18.4s, v24.4s, v18.4s
    trn1 v24.4s, v0.4s, v3.4s
    trn2 v0.4s, v0.4s, v3.4s
    trn1 v3.4s, v26.4s, v1.4s
    trn2 v1.4s, v26.4s, v1.4s
    trn1 v26.4s, v4.4s, v17.4s
    trn2 v4.4s, v4.4s, v17.4s
    ushr v17.16b, v25.16b, #2
    trn1 v20.4s, v12.4s, v20.4s
    shl v12.16b, v13.16b, #2
    trn1 v21.4s, v21.4s, v23.4s
    trn1 v16.4s, v8.4s, v16.4s
    ushr v23.16b, v18.16b, #2
    bit v12.16b, v25.16b, v6.16b
    ushr v25.16b, v14.16b, #2
    bit v13.16b, v17.16b, v6.16b
    shl v17.16b, v22.16b, #2
    shl v8.16b, v20.16b, #2
    bit v20.16b, v23.16b, v6.16b
    bit v22.16b, v25.16b, v6.16b
    ushr v23.16b, v15.16b, #2
    ushr v25.16b, v21.16b, #2
    bit v17.16b, v14.16b, v6.16b
    shl v14.16b, v24.16b, #2
    bit v8.16b, v18.16b, v6.16b
    bit v24.16b, v23.16b, v6.16b
    ushr v18.16b, v2.16b, #2
    shl v23.16b, v16.16b, #2
    bit v14.16b, v15.16b, v6.16b
    shl v15.16b, v0.16b, #2
    bit v16.16b, v25.16b, v6.16b
    ushr v25.16b, v3.16b, #2
    bit v0.16b, v18.16b, v6.16b
    shl v18.16b, v26.16b, #2
    bit v15.16b, v2.16b, v6.16b
    ushr v2.16b, v1.16b, #2
    bit v23.16b, v21.16b, v6.16b
    shl v21.16b, v4.16b, #2
    bit v18.16b, v3.16b, v6.16b
    bit v26.16b, v25.16b, v6.16b
    bit v4.16b, v2.16b, v6.16b
    trn1 v2.16b, v12.16b, v17.16b
    trn2 v3.16b, v12.16b, v17.16b
    bit v21.16b, v1.16b, v6.16b
    trn1 v1.16b, v13.16b, v22.16b
    trn2 v17.16b, v13.16b, v22.16b
    trn1 v22.16b, v14.16b, v18.16b
    trn2 v18.16b, v14.16b, v18.16b
    trn1 v25.16b, v24.16b, v26.16b
    trn2 v24.16b, v24.16b, v26.16b
    trn1 v26.16b, v15.16b, v21.16b
    trn2 v21.16b, v15.16b, v21.16b
    trn1 v12.16b, v0.16b, v4.16b
    trn2 v0.16b, v0.16b, v4.16b
    zip2 v4.2d, v2.2d, v3.2d
    zip2 v13.2d, v1.2d, v17.2d
    zip2 v14.2d, v22.2d, v18.2d
    trn1 v15.16b, v8.16b, v23.16b
    trn2 v23.16b, v8.16b, v23.16b
    trn1 v8.16b, v20.16b, v16.16b
    trn2 v16.16b, v20.16b, v16.16b
    zip1 v2.2d, v2.2d, v3.2d
    zip2 v3.2d, v25.2d, v24.2d
    zip1 v1.2d, v1.2d, v17.2d
    zip2 v17.2d, v26.2d, v21.2d
    zip1 v18.2d, v22.2d, v18.2d
    zip2 v20.2d, v12.2d, v0.2d
    zip1 v22.2d, v25.2d, v24.2d
    zip1 v21.2d, v26.2d, v21.2d
    zip1 v0.2d, v12.2d, v0.2d
    shl v24.16b, v4.16b, #1
    shl v25.16b, v13.16b, #1
    zip1 v26.2d, v15.2d, v23.2d
    zip2 v23.2d, v15.2d, v23.2d
    zip2 v12.2d, v8.2d, v16.2d
    zip1 v16.2d, v8.2d, v16.2d
    bit v24.16b, v2.16b, v7.16b
    ushr v2.16b, v2.16b, #1
    bit v25.16b, v1.16b, v7.16b
    ushr v1.16b, v1.16b, #1
    ushr v8.16b, v26.16b, #1
    shl v15.16b, v23.16b, #1
    bit v4.16b, v2.16b, v7.16b
    shl v2.16b, v14.16b, #1
    eor v5.16b, v5.16b, v24.16b
    ldr q24, [x3, #2000]
    bit v13.16b, v1.16b, v7.16b
    shl v1.16b, v3.16b, #1
    eor v25.16b, v27.16b, v25.16b
    ldr q27, [x3, #2016]
    bit v2.16b, v18.16b, v7.16b
    ushr v18.16b, v18.16b, #1
    bit v15.16b, v26.16b, v7.16b
    bit v1.16b, v22.16b, v7.16b
    ushr v22.16b, v22.16b, #1
    shl v26.16b, v12.16b, #1
    bit v14.16b, v18.16b, v7.16b
    shl v18.16b, v17.16b, #1
    bit v23.16b, v8.16b, v7.16b
    bit v3.16b, v22.16b, v7.16b
    shl v22.16b, v20.16b, #1
    ushr v8.16b, v16.16b, #1
    bit v18.16b, v21.16b, v7.16b
    ushr v21.16b, v21.16b, #1
    bit v26.16b, v16.16b, v7.16b
    ushr v16.16b, v0.16b, #1
    bit v22.16b, v0.16b, v7.16b
    eor v0.16b, v29.16b, v4.16b
    ldr q4, [x3, #2960]
    bit v17.16b, v21.16b, v7.16b
    eor v21.16b, v2.16b, v18.16b
    eor v29.16b, v30.16b, v13.16b
    ldr q30, [x3, #2912]
    bit v20.16b, v16.16b, v7.16b
    eor v16.16b, v22.16b, v1.16b
    bit v12.16b, v8.16b, v7.16b
    eor v8.16b, v17.16b, v14.16b
    eor v5.16b, v21.16b, v5.16b
    eor v18.16b, v15.16b, v18.16b
    ldr q13, [x3, #880]
    eor v15.16b, v3.16b, v20.16b
    eor v25.16b, v16.16b, v25.16b
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #1952]
    eor v22.16b, v26.16b, v22.16b
    eor v0.16b, v8.16b, v0.16b
    eor v20.16b, v12.16b, v20.16b
    ldr q26, [x3, #2928]
    eor v29.16b, v15.16b, v29.16b
    eor v12.16b, v5.16b, v25.16b
    mvn v17.16b, v17.16b
    eor v2.16b, v19.16b, v2.16b
    eor v19.16b, v18.16b, v22.16b
    mvn v18.16b, v18.16b
    eor v1.16b, v31.16b, v1.16b
    eor v31.16b, v0.16b, v12.16b
    bit v12.16b, v5.16b, v29.16b
    eor v5.16b, v17.16b, v19.16b
    bit v18.16b, v19.16b, v20.16b
    eor v19.16b, v9.16b, v14.16b
    eor v9.16b, v25.16b, v12.16b
    bit v0.16b, v31.16b, v29.16b
    eor v8.16b, v10.16b, v8.16b
    eor v3.16b, v28.16b, v3.16b
    mov v28.16b, v18.16b
    bsl v28.16b, v5.16b, v20.16b
    eor v18.16b, v22.16b, v18.16b
    bsl v20.16b, v17.16b, v5.16b
    eor v5.16b, v2.16b, v1.16b
    bsl v12.16b, v31.16b, v29.16b
    orn v17.16b, v0.16b, v9.16b
    eor v29.16b, v21.16b, v16.16b
    mvn v21.16b, v21.16b
    orn v31.16b, v18.16b, v20.16b
    eor v10.16b, v19.16b, v5.16b
    bit v5.16b, v2.16b, v3.16b
    eor v2.16b, v25.16b, v17.16b
    eor v17.16b, v8.16b, v29.16b
    bit v21.16b, v29.16b, v15.16b
    ext v25.16b, v12.16b, v12.16b, #8
    ext v29.16b, v0.16b, v0.16b, #8
    eor v22.16b, v22.16b, v31.16b
    eor v31.16b, v1.16b, v5.16b
    bit v19.16b, v10.16b, v3.16b
    mov v14.16b, v21.16b
    bsl v14.16b, v17.16b, v15.16b
    eor v21.16b, v16.16b, v21.16b
    bsl v15.16b, v8.16b, v17.16b
    ext v17.16b, v2.16b, v2.16b, #8
    ext v8.16b, v9.16b, v9.16b, #8
    eor v25.16b, v28.16b, v25.16b
    eor v29.16b, v20.16b, v29.16b
    bsl v5.16b, v10.16b, v3.16b
    bic v3.16b, v31.16b, v19.16b
    orn v10.16b, v21.16b, v15.16b
    eor v17.16b, v22.16b, v17.16b
    eor v8.16b, v18.16b, v8.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v25.16b, v25.16b, #12
    eor v24.16b, v24.16b, v15.16b
    ext v15.16b, v29.16b, v29.16b, #12
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #2944]
    eor v5.16b, v5.16b, v28.16b
    ext v18.16b, v18.16b, v18.16b, #4
    ext v28.16b, v8.16b, v8.16b, #12
    eor v19.16b, v19.16b, v20.16b
    ext v20.16b, v22.16b, v22.16b, #4
    eor v1.16b, v1.16b, v3.16b
    // round 31 (skinny.dsl:60)
    ldr q3, [x3, #3072]
    ldr q22, [x3, #3088]
    // round 32 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v17.16b, v17.16b, #12
    eor v4.16b, v4.16b, v21.16b
    // round 31 (skinny.dsl:60)
    ldr q21, [x3, #1888]
    // round 32 (skinny.dsl:60)
    eor v24.16b, v24.16b, v15.16b
    eor v16.16b, v16.16b, v10.16b
    eor v18.16b, v31.16b, v18.16b
    // round 31 (skinny.dsl:60)
    ldr q31, [x3, #1856]
    ldr q10, [x3, #2848]
    // round 32 (skinny.dsl:60)
    eor v1.16b, v1.16b, v20.16b
    eor v4.16b, v4.16b, v28.16b
    // round 31 (skinny.dsl:60)
    eor v20.16b, v5.16b, v19.16b
    ldr q28, [x3, #736]
    ldr q15, [x3, #2864]
    // round 32 (skinny.dsl:60)
    eor v16.16b, v16.16b, v14.16b
    // round 31 (skinny.dsl:60)
    eor v14.16b, v11.16b, v24.16b
    // round 32 (skinny.dsl:60)
    eor v30.16b, v30.16b, v12.16b
    // round 31 (skinny.dsl:60)
    eor v12.16b, v18.16b, v20.16b
    bit v5.16b, v20.16b, v1.16b
    // round 32 (skinny.dsl:60)
    eor v20.16b, v13.16b, v8.16b
    // round 31 (skinny.dsl:60)
    eor v8.16b, v4.16b, v14.16b
    bit v14.16b, v11.16b, v16.16b
    // round 32 (skinny.dsl:60)
    eor v0.16b, v23.16b, v0.16b
    // round 31 (skinny.dsl:60)
    eor v23.16b, v25.16b, v29.16b
    mov v11.16b, v5.16b
    bsl v11.16b, v12.16b, v1.16b
    eor v5.16b, v19.16b, v5.16b
    bsl v1.16b, v18.16b, v12.16b
    eor v18.16b, v24.16b, v14.16b
    bit v4.16b, v8.16b, v16.16b
    // round 32 (skinny.dsl:60)
    eor v26.16b, v26.16b, v9.16b
    eor v2.16b, v27.16b, v2.16b
    // round 31 (skinny.dsl:60)
    eor v27.16b, v20.16b, v23.16b
    bit v23.16b, v25.16b, v17.16b
    and v25.16b, v1.16b, v5.16b
    eor v9.16b, v30.16b, v0.16b
    bsl v14.16b, v8.16b, v16.16b
    orn v16.16b, v4.16b, v18.16b
    bit v20.16b, v27.16b, v17.16b
    bit v17.16b, v27.16b, v23.16b
    eor v23.16b, v29.16b, v23.16b
    eor v19.16b, v19.16b, v25.16b
    eor v25.16b, v26.16b, v9.16b
    bit v9.16b, v30.16b, v2.16b
    eor v16.16b, v24.16b, v16.16b
    eor v24.16b, v11.16b, v14.16b
    eor v27.16b, v1.16b, v4.16b
    orn v30.16b, v20.16b, v23.16b
    eor v8.16b, v0.16b, v9.16b
    bit v26.16b, v25.16b, v2.16b
    eor v12.16b, v19.16b, v16.16b
    eor v13.16b, v5.16b, v18.16b
    eor v3.16b, v3.16b, v17.16b
    ext v17.16b, v24.16b, v24.16b, #8
    eor v20.16b, v22.16b, v20.16b
    ext v22.16b, v27.16b, v27.16b, #8
    eor v21.16b, v21.16b, v29.16b
    ldr q29, [x3, #1808]
    bsl v9.16b, v25.16b, v2.16b
    orn v2.16b, v26.16b, v8.16b
    ext v25.16b, v11.16b, v11.16b, #8
    ldr q11, [x3, #3104]
    ext v1.16b, v1.16b, v1.16b, #8
    eor v3.16b, v3.16b, v17.16b
    ext v17.16b, v13.16b, v13.16b, #8
    eor v23.16b, v31.16b, v23.16b
    ext v31.16b, v12.16b, v12.16b, #8
    eor v20.16b, v20.16b, v22.16b
    // round 30 (skinny.dsl:60)
    ldr q22, [x3, #3136]
    // round 31 (skinny.dsl:60)
    eor v21.16b, v21.16b, v30.16b
    eor v25.16b, v9.16b, v25.16b
    ext v5.16b, v5.16b, v5.16b, #8
    // round 30 (skinny.dsl:60)
    ldr q30, [x3, #3168]
    ldr q9, [x3, #1760]
    // round 31 (skinny.dsl:60)
    eor v1.16b, v26.16b, v1.16b
    ext v19.16b, v19.16b, v19.16b, #8
    eor v0.16b, v0.16b, v2.16b
    // round 30 (skinny.dsl:60)
    ldr q2, [x3, #2832]
    ldr q26, [x3, #608]
    // round 31 (skinny.dsl:60)
    eor v17.16b, v23.16b, v17.16b
    eor v21.16b, v21.16b, v31.16b
    // round 30 (skinny.dsl:60)
    eor v23.16b, v20.16b, v3.16b
    ldr q31, [x3, #3120]
    // round 31 (skinny.dsl:60)
    eor v5.16b, v8.16b, v5.16b
    eor v0.16b, v0.16b, v19.16b
    // round 30 (skinny.dsl:60)
    eor v19.16b, v1.16b, v25.16b
    eor v8.16b, v17.16b, v23.16b
    bit v3.16b, v23.16b, v21.16b
    // round 31 (skinny.dsl:60)
    eor v23.16b, v10.16b, v14.16b
    // round 30 (skinny.dsl:60)
    eor v10.16b, v5.16b, v19.16b
    bit v19.16b, v25.16b, v0.16b
    // round 31 (skinny.dsl:60)
    eor v25.16b, v28.16b, v13.16b
    // round 30 (skinny.dsl:60)
    mov v13.16b, v3.16b
    bsl v13.16b, v8.16b, v21.16b
    eor v3.16b, v20.16b, v3.16b
    bsl v21.16b, v17.16b, v8.16b
    // round 31 (skinny.dsl:60)
    eor v4.16b, v15.16b, v4.16b
    // round 30 (skinny.dsl:60)
    eor v17.16b, v27.16b, v24.16b
    eor v8.16b, v1.16b, v19.16b
    and v14.16b, v21.16b, v3.16b
    bit v5.16b, v10.16b, v0.16b
    // round 31 (skinny.dsl:60)
    eor v18.16b, v29.16b, v18.16b
    eor v16.16b, v11.16b, v16.16b
    // round 30 (skinny.dsl:60)
    eor v29.16b, v25.16b, v17.16b
    bit v17.16b, v24.16b, v12.16b
    eor v20.16b, v20.16b, v14.16b
    bsl v19.16b, v10.16b, v0.16b
    orn v0.16b, v5.16b, v8.16b
    eor v24.16b, v4.16b, v23.16b
    ext v10.16b, v13.16b, v13.16b, #8
    ext v11.16b, v21.16b, v21.16b, #8
    mov v14.16b, v17.16b
    bsl v14.16b, v29.16b, v12.16b
    eor v17.16b, v27.16b, v17.16b
    bsl v12.16b, v29.16b, v25.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v18.16b, v24.16b
    bit v23.16b, v24.16b, v16.16b
    ext v24.16b, v20.16b, v20.16b, #8
    ext v25.16b, v3.16b, v3.16b, #8
    eor v29.16b, v19.16b, v10.16b
    eor v10.16b, v5.16b, v11.16b
    orn v11.16b, v12.16b, v17.16b
    mov v15.16b, v23.16b
    bsl v15.16b, v1.16b, v16.16b
    eor v23.16b, v4.16b, v23.16b
    bsl v16.16b, v18.16b, v1.16b
    eor v1.16b, v0.16b, v24.16b
    eor v18.16b, v8.16b, v25.16b
    ext v24.16b, v29.16b, v29.16b, #4
    ext v19.16b, v19.16b, v19.16b, #12
    ext v5.16b, v5.16b, v5.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    eor v22.16b, v22.16b, v14.16b
    ldr q25, [x3, #3152]
    eor v30.16b, v30.16b, v12.16b
    ext v12.16b, v10.16b, v10.16b, #4
    eor v27.16b, v9.16b, v27.16b
    ldr q9, [x3, #2784]
    and v14.16b, v16.16b, v23.16b
    eor v19.16b, v19.16b, v15.16b
    ext v15.16b, v18.16b, v18.16b, #4
    ext v8.16b, v8.16b, v8.16b, #12
    eor v5.16b, v5.16b, v16.16b
    ext v16.16b, v1.16b, v1.16b, #4
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v22.16b, v24.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q17, [x3, #2816]
    // round 29 (skinny.dsl:60)
    ldr q22, [x3, #2768]
    // round 30 (skinny.dsl:60)
    eor v24.16b, v30.16b, v12.16b
    eor v27.16b, v27.16b, v11.16b
    eor v23.16b, v8.16b, v23.16b
    // round 29 (skinny.dsl:60)
    ldr q30, [x3, #3216]
    ldr q8, [x3, #1632]
    // round 30 (skinny.dsl:60)
    eor v0.16b, v14.16b, v0.16b
    eor v2.16b, v2.16b, v15.16b
    // round 29 (skinny.dsl:60)
    eor v11.16b, v5.16b, v19.16b
    ldr q12, [x3, #2752]
    ldr q14, [x3, #3184]
    // round 30 (skinny.dsl:60)
    eor v16.16b, v27.16b, v16.16b
    // round 29 (skinny.dsl:60)
    eor v27.16b, v24.16b, v4.16b
    // round 30 (skinny.dsl:60)
    eor v18.16b, v26.16b, v18.16b
    // round 29 (skinny.dsl:60)
    ldr q15, [x3, #32]
    // round 30 (skinny.dsl:60)
    eor v31.16b, v31.16b, v13.16b
    // round 29 (skinny.dsl:60)
    eor v13.16b, v10.16b, v29.16b
    // round 30 (skinny.dsl:60)
    eor v21.16b, v25.16b, v21.16b
    // round 29 (skinny.dsl:60)
    eor v25.16b, v2.16b, v27.16b
    bit v4.16b, v27.16b, v16.16b
    eor v27.16b, v23.16b, v11.16b
    bit v11.16b, v19.16b, v0.16b
    eor v19.16b, v18.16b, v13.16b
    bit v13.16b, v29.16b, v1.16b
    mov v29.16b, v4.16b
    bsl v29.16b, v25.16b, v16.16b
    eor v4.16b, v24.16b, v4.16b
    bsl v16.16b, v2.16b, v25.16b
    eor v2.16b, v5.16b, v11.16b
    bit v23.16b, v27.16b, v0.16b
    // round 30 (skinny.dsl:60)
    eor v3.16b, v9.16b, v3.16b
    eor v17.16b, v17.16b, v20.16b
    // round 29 (skinny.dsl:60)
    eor v20.16b, v21.16b, v31.16b
    and v25.16b, v16.16b, v4.16b
    bit v18.16b, v19.16b, v1.16b
    bit v1.16b, v19.16b, v13.16b
    eor v19.16b, v10.16b, v13.16b
    bsl v11.16b, v27.16b, v0.16b
    orn v0.16b, v23.16b, v2.16b
    eor v27.16b, v3.16b, v20.16b
    bit v31.16b, v20.16b, v17.16b
    eor v20.16b, v24.16b, v25.16b
    orn v24.16b, v18.16b, v19.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v11.16b, v29.16b
    eor v25.16b, v23.16b, v16.16b
    eor v1.16b, v22.16b, v1.16b
    eor v18.16b, v30.16b, v18.16b
    eor v22.16b, v8.16b, v10.16b
    ldr q30, [x3, #3200]
    ldr q8, [x3, #2720]
    mov v9.16b, v31.16b
    bsl v9.16b, v27.16b, v17.16b
    eor v31.16b, v21.16b, v31.16b
    bsl v17.16b, v3.16b, v27.16b
    ldr q3, [x3, #1584]
    eor v27.16b, v0.16b, v20.16b
    eor v10.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    eor v19.16b, v12.16b, v19.16b
    eor v18.16b, v18.16b, v25.16b
    eor v22.16b, v22.16b, v24.16b
    // round 28 (skinny.dsl:60)
    ldr q24, [x3, #3248]
    ldr q12, [x3, #3312]
    // round 29 (skinny.dsl:60)
    and v13.16b, v17.16b, v31.16b
    eor v9.16b, v11.16b, v9.16b
    eor v17.16b, v23.16b, v17.16b
    // round 28 (skinny.dsl:60)
    ldr q23, [x3, #1504]
    ldr q11, [x3, #3280]
    // round 29 (skinny.dsl:60)
    eor v0.16b, v21.16b, v0.16b
    eor v19.16b, v19.16b, v10.16b
    eor v21.16b, v22.16b, v27.16b
    // round 28 (skinny.dsl:60)
    ldr q22, [x3, #160]
    // round 29 (skinny.dsl:60)
    eor v2.16b, v2.16b, v31.16b
    // round 28 (skinny.dsl:60)
    eor v31.16b, v18.16b, v1.16b
    // round 29 (skinny.dsl:60)
    eor v29.16b, v14.16b, v29.16b
    eor v0.16b, v13.16b, v0.16b
    // round 28 (skinny.dsl:60)
    eor v13.16b, v17.16b, v9.16b
    // round 29 (skinny.dsl:60)
    eor v10.16b, v15.16b, v10.16b
    // round 28 (skinny.dsl:60)
    eor v14.16b, v19.16b, v31.16b
    bit v1.16b, v31.16b, v21.16b
    // round 29 (skinny.dsl:60)
    eor v16.16b, v30.16b, v16.16b
    // round 28 (skinny.dsl:60)
    eor v30.16b, v2.16b, v13.16b
    bit v13.16b, v9.16b, v0.16b
    eor v31.16b, v25.16b, v5.16b
    mov v9.16b, v1.16b
    bsl v9.16b, v14.16b, v21.16b
    eor v1.16b, v18.16b, v1.16b
    bsl v21.16b, v19.16b, v14.16b
    eor v19.16b, v17.16b, v13.16b
    bit v2.16b, v30.16b, v0.16b
    // round 29 (skinny.dsl:60)
    eor v4.16b, v8.16b, v4.16b
    // round 28 (skinny.dsl:60)
    and v8.16b, v21.16b, v1.16b
    // round 29 (skinny.dsl:60)
    eor v3.16b, v3.16b, v20.16b
    // round 28 (skinny.dsl:60)
    bsl v13.16b, v30.16b, v0.16b
    orn v0.16b, v2.16b, v19.16b
    eor v20.16b, v16.16b, v29.16b
    eor v30.16b, v10.16b, v31.16b
    eor v18.16b, v18.16b, v8.16b
    bit v31.16b, v5.16b, v27.16b
    ext v5.16b, v9.16b, v9.16b, #8
    ext v8.16b, v21.16b, v21.16b, #8
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v4.16b, v20.16b
    bit v29.16b, v20.16b, v3.16b
    mov v20.16b, v31.16b
    bsl v20.16b, v30.16b, v27.16b
    eor v31.16b, v25.16b, v31.16b
    bsl v27.16b, v30.16b, v10.16b
    ext v30.16b, v18.16b, v18.16b, #8
    ext v10.16b, v1.16b, v1.16b, #8
    eor v5.16b, v13.16b, v5.16b
    eor v8.16b, v2.16b, v8.16b
    mov v14.16b, v29.16b
    bsl v14.16b, v17.16b, v3.16b
    eor v29.16b, v16.16b, v29.16b
    bsl v3.16b, v4.16b, v17.16b
    orn v4.16b, v27.16b, v31.16b
    eor v17.16b, v0.16b, v30.16b
    eor v30.16b, v19.16b, v10.16b
    ext v10.16b, v13.16b, v13.16b, #4
    ext v2.16b, v2.16b, v2.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v20.16b, v24.16b, v20.16b
    ldr q24, [x3, #3232]
    eor v27.16b, v12.16b, v27.16b
    ext v12.16b, v5.16b, v5.16b, #12
    eor v23.16b, v23.16b, v25.16b
    ldr q25, [x3, #3296]
    and v13.16b, v3.16b, v29.16b
    eor v10.16b, v10.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #12
    ext v19.16b, v19.16b, v19.16b, #4
    eor v2.16b, v2.16b, v3.16b
    ext v3.16b, v30.16b, v30.16b, #12
    eor v0.16b, v16.16b, v0.16b
    ext v16.16b, v17.16b, v17.16b, #12
    eor v20.16b, v20.16b, v12.16b
    ldr q12, [x3, #3264]
    eor v31.16b, v11.16b, v31.16b
    eor v27.16b, v27.16b, v14.16b
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #2672]
    // round 27 (skinny.dsl:60)
    ldr q11, [x3, #3328]
    // round 28 (skinny.dsl:60)
    eor v19.16b, v19.16b, v29.16b
    eor v0.16b, v0.16b, v13.16b
    // round 27 (skinny.dsl:60)
    eor v29.16b, v2.16b, v10.16b
    ldr q13, [x3, #3360]
    ldr q14, [x3, #1376]
    // round 28 (skinny.dsl:60)
    eor v3.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v16.16b
    // round 27 (skinny.dsl:60)
    eor v16.16b, v27.16b, v20.16b
    eor v31.16b, v19.16b, v29.16b
    bit v29.16b, v10.16b, v0.16b
    // round 28 (skinny.dsl:60)
    eor v30.16b, v22.16b, v30.16b
    // round 27 (skinny.dsl:60)
    eor v10.16b, v3.16b, v16.16b
    bit v20.16b, v16.16b, v4.16b
    eor v16.16b, v8.16b, v5.16b
    bit v19.16b, v31.16b, v0.16b
    // round 28 (skinny.dsl:60)
    eor v24.16b, v24.16b, v9.16b
    // round 27 (skinny.dsl:60)
    eor v9.16b, v2.16b, v29.16b
    // round 28 (skinny.dsl:60)
    eor v21.16b, v25.16b, v21.16b
    // round 27 (skinny.dsl:60)
    mov v25.16b, v20.16b
    bsl v25.16b, v10.16b, v4.16b
    eor v20.16b, v27.16b, v20.16b
    bsl v4.16b, v3.16b, v10.16b
    eor v3.16b, v30.16b, v16.16b
    bit v16.16b, v5.16b, v17.16b
    bsl v29.16b, v31.16b, v0.16b
    orn v0.16b, v19.16b, v9.16b
    // round 28 (skinny.dsl:60)
    eor v1.16b, v12.16b, v1.16b
    // round 27 (skinny.dsl:60)
    and v5.16b, v4.16b, v20.16b
    // round 28 (skinny.dsl:60)
    eor v18.16b, v23.16b, v18.16b
    // round 27 (skinny.dsl:60)
    mov v23.16b, v16.16b
    bsl v23.16b, v3.16b, v17.16b
    eor v16.16b, v8.16b, v16.16b
    bsl v17.16b, v3.16b, v30.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v21.16b, v24.16b
    eor v3.16b, v27.16b, v5.16b
    eor v5.16b, v29.16b, v25.16b
    eor v27.16b, v19.16b, v4.16b
    orn v30.16b, v17.16b, v16.16b
    eor v31.16b, v9.16b, v20.16b
    eor v10.16b, v1.16b, v2.16b
    bit v24.16b, v2.16b, v18.16b
    eor v2.16b, v0.16b, v3.16b
    eor v23.16b, v11.16b, v23.16b
    ldr q11, [x3, #2624]
    eor v17.16b, v13.16b, v17.16b
    ext v12.16b, v5.16b, v5.16b, #8
    eor v8.16b, v14.16b, v8.16b
    ext v13.16b, v27.16b, v27.16b, #8
    mov v14.16b, v24.16b
    bsl v14.16b, v10.16b, v18.16b
    eor v24.16b, v21.16b, v24.16b
    bsl v18.16b, v1.16b, v10.16b
    ext v1.16b, v29.16b, v29.16b, #8
    ldr q29, [x3, #3344]
    ext v19.16b, v19.16b, v19.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    eor v23.16b, v23.16b, v12.16b
    ldr q10, [x3, #3376]
    eor v16.16b, v11.16b, v16.16b
    ext v11.16b, v31.16b, v31.16b, #8
    eor v17.16b, v17.16b, v13.16b
    ldr q12, [x3, #1296]
    eor v30.16b, v8.16b, v30.16b
    ext v8.16b, v2.16b, v2.16b, #8
    and v13.16b, v18.16b, v24.16b
    eor v1.16b, v1.16b, v14.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v18.16b, v19.16b, v18.16b
    ldr q19, [x3, #2608]
    // round 26 (skinny.dsl:60)
    ldr q14, [x3, #3408]
    // round 27 (skinny.dsl:60)
    eor v0.16b, v21.16b, v0.16b
    eor v16.16b, v16.16b, v11.16b
    eor v21.16b, v30.16b, v8.16b
    // round 26 (skinny.dsl:60)
    ldr q30, [x3, #3440]
    ldr q8, [x3, #1248]
    eor v11.16b, v17.16b, v23.16b
    // round 27 (skinny.dsl:60)
    eor v24.16b, v9.16b, v24.16b
    // round 26 (skinny.dsl:60)
    eor v9.16b, v18.16b, v1.16b
    // round 27 (skinny.dsl:60)
    eor v0.16b, v13.16b, v0.16b
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v22.16b, v31.16b
    // round 26 (skinny.dsl:60)
    eor v31.16b, v16.16b, v11.16b
    bit v23.16b, v11.16b, v21.16b
    eor v11.16b, v24.16b, v9.16b
    bit v9.16b, v1.16b, v0.16b
    // round 27 (skinny.dsl:60)
    eor v1.16b, v10.16b, v4.16b
    // round 26 (skinny.dsl:60)
    eor v4.16b, v27.16b, v5.16b
    mov v10.16b, v23.16b
    bsl v10.16b, v31.16b, v21.16b
    eor v23.16b, v17.16b, v23.16b
    bsl v21.16b, v16.16b, v31.16b
    eor v16.16b, v18.16b, v9.16b
    bit v24.16b, v11.16b, v0.16b
    // round 27 (skinny.dsl:60)
    eor v20.16b, v12.16b, v20.16b
    // round 26 (skinny.dsl:60)
    and v31.16b, v21.16b, v23.16b
    // round 27 (skinny.dsl:60)
    eor v3.16b, v19.16b, v3.16b
    // round 26 (skinny.dsl:60)
    eor v19.16b, v29.16b, v4.16b
    bit v4.16b, v5.16b, v2.16b
    bsl v9.16b, v11.16b, v0.16b
    orn v0.16b, v24.16b, v16.16b
    eor v5.16b, v17.16b, v31.16b
    eor v17.16b, v1.16b, v25.16b
    ext v31.16b, v10.16b, v10.16b, #8
    ext v11.16b, v21.16b, v21.16b, #8
    mov v12.16b, v4.16b
    bsl v12.16b, v19.16b, v2.16b
    eor v4.16b, v27.16b, v4.16b
    bsl v2.16b, v19.16b, v29.16b
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v20.16b, v17.16b
    bit v25.16b, v17.16b, v3.16b
    ext v17.16b, v5.16b, v5.16b, #8
    ext v19.16b, v23.16b, v23.16b, #8
    eor v29.16b, v9.16b, v31.16b
    eor v31.16b, v24.16b, v11.16b
    orn v11.16b, v2.16b, v4.16b
    mov v13.16b, v25.16b
    bsl v13.16b, v18.16b, v3.16b
    eor v25.16b, v1.16b, v25.16b
    bsl v3.16b, v20.16b, v18.16b
    eor v17.16b, v0.16b, v17.16b
    eor v18.16b, v16.16b, v19.16b
    ext v19.16b, v29.16b, v29.16b, #4
    ext v20.16b, v9.16b, v9.16b, #12
    ext v24.16b, v24.16b, v24.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    eor v9.16b, v14.16b, v12.16b
    ldr q12, [x3, #1216]
    eor v2.16b, v30.16b, v2.16b
    ext v30.16b, v31.16b, v31.16b, #4
    eor v27.16b, v8.16b, v27.16b
    and v8.16b, v3.16b, v25.16b
    eor v20.16b, v20.16b, v13.16b
    ldr q13, [x3, #3392]
    ext v14.16b, v18.16b, v18.16b, #4
    ext v16.16b, v16.16b, v16.16b, #12
    eor v3.16b, v24.16b, v3.16b
    ldr q24, [x3, #3424]
    eor v0.16b, v1.16b, v0.16b
    ext v1.16b, v17.16b, v17.16b, #4
    eor v19.16b, v9.16b, v19.16b
    ldr q9, [x3, #2528]
    eor v4.16b, v12.16b, v4.16b
    eor v2.16b, v2.16b, v30.16b
    eor v27.16b, v27.16b, v11.16b
    ldr q30, [x3, #1200]
    // round 25 (skinny.dsl:60)
    ldr q11, [x3, #1136]
    // round 26 (skinny.dsl:60)
    eor v16.16b, v16.16b, v25.16b
    eor v0.16b, v8.16b, v0.16b
    // round 25 (skinny.dsl:60)
    eor v25.16b, v3.16b, v20.16b
    ldr q8, [x3, #3488]
    ldr q12, [x3, #1120]
    // round 26 (skinny.dsl:60)
    eor v4.16b, v4.16b, v14.16b
    eor v1.16b, v27.16b, v1.16b
    // round 25 (skinny.dsl:60)
    eor v27.16b, v2.16b, v19.16b
    ldr q14, [x3, #1088]
    // round 26 (skinny.dsl:60)
    eor v18.16b, v15.16b, v18.16b
    eor v10.16b, v13.16b, v10.16b
    // round 25 (skinny.dsl:60)
    eor v13.16b, v31.16b, v29.16b
    bit v19.16b, v27.16b, v1.16b
    eor v27.16b, v4.16b, v27.16b
    // round 26 (skinny.dsl:60)
    eor v21.16b, v24.16b, v21.16b
    // round 25 (skinny.dsl:60)
    eor v24.16b, v16.16b, v25.16b
    bit v25.16b, v20.16b, v0.16b
    eor v20.16b, v18.16b, v13.16b
    bit v13.16b, v29.16b, v17.16b
    mov v29.16b, v19.16b
    bsl v29.16b, v27.16b, v1.16b
    eor v19.16b, v2.16b, v19.16b
    bsl v1.16b, v4.16b, v27.16b
    eor v4.16b, v3.16b, v25.16b
    bit v16.16b, v24.16b, v0.16b
    // round 26 (skinny.dsl:60)
    eor v23.16b, v9.16b, v23.16b
    eor v5.16b, v30.16b, v5.16b
    // round 25 (skinny.dsl:60)
    eor v27.16b, v21.16b, v10.16b
    and v30.16b, v1.16b, v19.16b
    bit v18.16b, v20.16b, v17.16b
    bit v17.16b, v20.16b, v13.16b
    eor v20.16b, v31.16b, v13.16b
    bsl v25.16b, v24.16b, v0.16b
    orn v0.16b, v16.16b, v4.16b
    eor v24.16b, v23.16b, v27.16b
    bit v10.16b, v27.16b, v5.16b
    eor v2.16b, v2.16b, v30.16b
    orn v27.16b, v18.16b, v20.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v25.16b, v29.16b
    eor v30.16b, v16.16b, v1.16b
    eor v17.16b, v11.16b, v17.16b
    eor v18.16b, v8.16b, v18.16b
    ldr q8, [x3, #3456]
    ldr q9, [x3, #3472]
    eor v31.16b, v12.16b, v31.16b
    mov v11.16b, v10.16b
    bsl v11.16b, v24.16b, v5.16b
    eor v10.16b, v21.16b, v10.16b
    ldr q12, [x3, #2496]
    bsl v5.16b, v23.16b, v24.16b
    eor v23.16b, v0.16b, v2.16b
    eor v24.16b, v4.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    eor v20.16b, v14.16b, v20.16b
    eor v18.16b, v18.16b, v30.16b
    ldr q13, [x3, #2512]
    eor v27.16b, v31.16b, v27.16b
    and v31.16b, v5.16b, v10.16b
    eor v25.16b, v25.16b, v11.16b
    // round 24 (skinny.dsl:60)
    ldr q11, [x3, #3520]
    ldr q14, [x3, #3584]
    // round 25 (skinny.dsl:60)
    eor v5.16b, v16.16b, v5.16b
    eor v0.16b, v21.16b, v0.16b
    eor v16.16b, v20.16b, v24.16b
    // round 24 (skinny.dsl:60)
    ldr q20, [x3, #976]
    ldr q21, [x3, #3552]
    // round 25 (skinny.dsl:60)
    eor v27.16b, v27.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    // round 24 (skinny.dsl:60)
    eor v10.16b, v18.16b, v17.16b
    // round 25 (skinny.dsl:60)
    eor v0.16b, v0.16b, v31.16b
    // round 24 (skinny.dsl:60)
    eor v31.16b, v5.16b, v25.16b
    // round 25 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    // round 24 (skinny.dsl:60)
    eor v8.16b, v16.16b, v10.16b
    bit v17.16b, v10.16b, v27.16b
    // round 25 (skinny.dsl:60)
    eor v24.16b, v26.16b, v24.16b
    // round 24 (skinny.dsl:60)
    eor v10.16b, v4.16b, v31.16b
    bit v31.16b, v25.16b, v0.16b
    // round 25 (skinny.dsl:60)
    eor v1.16b, v9.16b, v1.16b
    // round 24 (skinny.dsl:60)
    mov v25.16b, v17.16b
    bsl v25.16b, v8.16b, v27.16b
    eor v17.16b, v18.16b, v17.16b
    bsl v27.16b, v16.16b, v8.16b
    eor v16.16b, v5.16b, v31.16b
    bit v4.16b, v10.16b, v0.16b
    eor v8.16b, v30.16b, v3.16b
    and v9.16b, v27.16b, v17.16b
    // round 25 (skinny.dsl:60)
    eor v19.16b, v12.16b, v19.16b
    eor v2.16b, v13.16b, v2.16b
    // round 24 (skinny.dsl:60)
    bsl v31.16b, v10.16b, v0.16b
    orn v0.16b, v4.16b, v16.16b
    eor v10.16b, v1.16b, v29.16b
    eor v18.16b, v18.16b, v9.16b
    eor v9.16b, v24.16b, v8.16b
    bit v8.16b, v3.16b, v23.16b
    ext v3.16b, v25.16b, v25.16b, #8
    ext v12.16b, v27.16b, v27.16b, #8
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v19.16b, v10.16b
    bit v29.16b, v10.16b, v2.16b
    mov v10.16b, v8.16b
    bsl v10.16b, v9.16b, v23.16b
    eor v8.16b, v30.16b, v8.16b
    bsl v23.16b, v9.16b, v24.16b
    ext v24.16b, v18.16b, v18.16b, #8
    ext v9.16b, v17.16b, v17.16b, #8
    eor v3.16b, v31.16b, v3.16b
    eor v12.16b, v4.16b, v12.16b
    mov v13.16b, v29.16b
    bsl v13.16b, v5.16b, v2.16b
    eor v29.16b, v1.16b, v29.16b
    bsl v2.16b, v19.16b, v5.16b
    orn v5.16b, v23.16b, v8.16b
    eor v19.16b, v0.16b, v24.16b
    eor v24.16b, v16.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v9.16b, v11.16b, v10.16b
    ext v10.16b, v3.16b, v3.16b, #12
    eor v23.16b, v14.16b, v23.16b
    ldr q11, [x3, #3504]
    eor v20.16b, v20.16b, v30.16b
    ext v30.16b, v12.16b, v12.16b, #12
    and v14.16b, v2.16b, v29.16b
    eor v31.16b, v31.16b, v13.16b
    ext v16.16b, v16.16b, v16.16b, #4
    ext v13.16b, v24.16b, v24.16b, #12
    eor v2.16b, v4.16b, v2.16b
    eor v0.16b, v1.16b, v0.16b
    ext v1.16b, v19.16b, v19.16b, #12
    ldr q4, [x3, #3568]
    eor v9.16b, v9.16b, v10.16b
    eor v21.16b, v21.16b, v8.16b
    eor v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #3536]
    ldr q8, [x3, #928]
    eor v5.16b, v20.16b, v5.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v14.16b
    // round 23 (skinny.dsl:60)
    ldr q20, [x3, #3600]
    ldr q29, [x3, #3632]
    // round 24 (skinny.dsl:60)
    eor v21.16b, v21.16b, v13.16b
    // round 23 (skinny.dsl:60)
    eor v10.16b, v2.16b, v31.16b
    eor v13.16b, v23.16b, v9.16b
    ldr q14, [x3, #832]
    // round 24 (skinny.dsl:60)
    eor v1.16b, v5.16b, v1.16b
    eor v5.16b, v28.16b, v24.16b
    // round 23 (skinny.dsl:60)
    eor v24.16b, v12.16b, v3.16b
    // round 24 (skinny.dsl:60)
    eor v25.16b, v11.16b, v25.16b
    // round 23 (skinny.dsl:60)
    eor v11.16b, v16.16b, v10.16b
    bit v10.16b, v31.16b, v0.16b
    eor v31.16b, v21.16b, v13.16b
    bit v9.16b, v13.16b, v1.16b
    // round 24 (skinny.dsl:60)
    eor v4.16b, v4.16b, v27.16b
    // round 23 (skinny.dsl:60)
    eor v27.16b, v2.16b, v10.16b
    bit v16.16b, v11.16b, v0.16b
    eor v13.16b, v5.16b, v24.16b
    bit v24.16b, v3.16b, v19.16b
    mov v3.16b, v9.16b
    bsl v3.16b, v31.16b, v1.16b
    eor v9.16b, v23.16b, v9.16b
    bsl v1.16b, v21.16b, v31.16b
    bsl v10.16b, v11.16b, v0.16b
    orn v0.16b, v16.16b, v27.16b
    // round 24 (skinny.dsl:60)
    eor v17.16b, v30.16b, v17.16b
    eor v18.16b, v8.16b, v18.16b
    // round 23 (skinny.dsl:60)
    mov v21.16b, v24.16b
    bsl v21.16b, v13.16b, v19.16b
    and v30.16b, v1.16b, v9.16b
    eor v24.16b, v12.16b, v24.16b
    bsl v19.16b, v13.16b, v5.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v4.16b, v25.16b
    eor v5.16b, v10.16b, v3.16b
    eor v23.16b, v23.16b, v30.16b
    eor v30.16b, v16.16b, v1.16b
    orn v31.16b, v19.16b, v24.16b
    eor v8.16b, v17.16b, v2.16b
    bit v25.16b, v2.16b, v18.16b
    eor v2.16b, v27.16b, v9.16b
    eor v11.16b, v0.16b, v23.16b
    eor v20.16b, v20.16b, v21.16b
    ldr q21, [x3, #800]
    eor v19.16b, v29.16b, v19.16b
    ldr q29, [x3, #3616]
    eor v12.16b, v14.16b, v12.16b
    ext v13.16b, v5.16b, v5.16b, #8
    mov v14.16b, v25.16b
    bsl v14.16b, v8.16b, v18.16b
    eor v25.16b, v4.16b, v25.16b
    bsl v18.16b, v17.16b, v8.16b
    ext v17.16b, v30.16b, v30.16b, #8
    ext v8.16b, v10.16b, v10.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    eor v20.16b, v20.16b, v13.16b
    ext v10.16b, v2.16b, v2.16b, #8
    eor v21.16b, v21.16b, v24.16b
    ldr q24, [x3, #3648]
    eor v17.16b, v19.16b, v17.16b
    ext v19.16b, v11.16b, v11.16b, #8
    eor v31.16b, v12.16b, v31.16b
    ldr q12, [x3, #2400]
    and v13.16b, v18.16b, v25.16b
    eor v8.16b, v8.16b, v14.16b
    ext v27.16b, v27.16b, v27.16b, #8
    ldr q14, [x3, #784]
    eor v16.16b, v16.16b, v18.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v21.16b, v10.16b
    // round 22 (skinny.dsl:60)
    ldr q18, [x3, #3680]
    ldr q21, [x3, #3712]
    // round 23 (skinny.dsl:60)
    eor v19.16b, v31.16b, v19.16b
    // round 22 (skinny.dsl:60)
    eor v31.16b, v17.16b, v20.16b
    // round 23 (skinny.dsl:60)
    eor v25.16b, v27.16b, v25.16b
    // round 22 (skinny.dsl:60)
    ldr q27, [x3, #688]
    // round 23 (skinny.dsl:60)
    eor v0.16b, v13.16b, v0.16b
    // round 22 (skinny.dsl:60)
    eor v10.16b, v16.16b, v8.16b
    // round 23 (skinny.dsl:60)
    eor v3.16b, v29.16b, v3.16b
    // round 22 (skinny.dsl:60)
    eor v29.16b, v4.16b, v31.16b
    bit v20.16b, v31.16b, v19.16b
    // round 23 (skinny.dsl:60)
    eor v2.16b, v28.16b, v2.16b
    // round 22 (skinny.dsl:60)
    eor v31.16b, v25.16b, v10.16b
    bit v10.16b, v8.16b, v0.16b
    // round 23 (skinny.dsl:60)
    eor v1.16b, v24.16b, v1.16b
    // round 22 (skinny.dsl:60)
    mov v24.16b, v20.16b
    bsl v24.16b, v29.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    bsl v19.16b, v4.16b, v29.16b
    eor v4.16b, v30.16b, v5.16b
    eor v29.16b, v16.16b, v10.16b
    bit v25.16b, v31.16b, v0.16b
    and v8.16b, v19.16b, v20.16b
    // round 23 (skinny.dsl:60)
    eor v9.16b, v12.16b, v9.16b
    eor v23.16b, v14.16b, v23.16b
    // round 22 (skinny.dsl:60)
    eor v12.16b, v2.16b, v4.16b
    bit v4.16b, v5.16b, v11.16b
    bsl v10.16b, v31.16b, v0.16b
    eor v0.16b, v17.16b, v8.16b
    orn v5.16b, v25.16b, v29.16b
    eor v17.16b, v1.16b, v3.16b
    ext v31.16b, v24.16b, v24.16b, #8
    ext v8.16b, v19.16b, v19.16b, #8
    mov v13.16b, v4.16b
    bsl v13.16b, v12.16b, v11.16b
    eor v4.16b, v30.16b, v4.16b
    bsl v11.16b, v12.16b, v2.16b
    eor v2.16b, v16.16b, v5.16b
    eor v5.16b, v9.16b, v17.16b
    bit v3.16b, v17.16b, v23.16b
    ext v16.16b, v0.16b, v0.16b, #8
    ext v17.16b, v20.16b, v20.16b, #8
    eor v31.16b, v10.16b, v31.16b
    eor v8.16b, v25.16b, v8.16b
    orn v12.16b, v11.16b, v4.16b
    mov v14.16b, v3.16b
    bsl v14.16b, v5.16b, v23.16b
    eor v3.16b, v1.16b, v3.16b
    bsl v23.16b, v9.16b, v5.16b
    eor v5.16b, v2.16b, v16.16b
    eor v16.16b, v29.16b, v17.16b
    ext v17.16b, v31.16b, v31.16b, #4
    ext v9.16b, v10.16b, v10.16b, #12
    ext v25.16b, v25.16b, v25.16b, #12
    ext v2.16b, v2.16b, v2.16b, #12
    eor v18.16b, v18.16b, v13.16b
    ldr q10, [x3, #656]
    eor v21.16b, v21.16b, v11.16b
    ldr q11, [x3, #3664]
    eor v27.16b, v27.16b, v30.16b
    ext v30.16b, v8.16b, v8.16b, #4
    and v13.16b, v23.16b, v3.16b
    eor v9.16b, v9.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #4
    ext v29.16b, v29.16b, v29.16b, #12
    eor v23.16b, v25.16b, v23.16b
    ext v25.16b, v5.16b, v5.16b, #4
    eor v1.16b, v1.16b, v2.16b
    ldr q2, [x3, #3696]
    eor v17.16b, v18.16b, v17.16b
    eor v4.16b, v10.16b, v4.16b
    eor v18.16b, v21.16b, v30.16b
    ldr q21, [x3, #592]
    ldr q30, [x3, #2384]
    eor v27.16b, v27.16b, v12.16b
    eor v3.16b, v29.16b, v3.16b
    eor v1.16b, v13.16b, v1.16b
    // round 21 (skinny.dsl:60)
    ldr q29, [x3, #560]
    ldr q10, [x3, #3760]
    // round 22 (skinny.dsl:60)
    eor v4.16b, v4.16b, v14.16b
    // round 21 (skinny.dsl:60)
    eor v12.16b, v18.16b, v17.16b
    eor v13.16b, v23.16b, v9.16b
    ldr q14, [x3, #544]
    // round 22 (skinny.dsl:60)
    eor v25.16b, v27.16b, v25.16b
    eor v16.16b, v26.16b, v16.16b
    // round 21 (skinny.dsl:60)
    eor v27.16b, v8.16b, v31.16b
    // round 22 (skinny.dsl:60)
    eor v24.16b, v11.16b, v24.16b
    // round 21 (skinny.dsl:60)
    eor v11.16b, v4.16b, v12.16b
    // round 22 (skinny.dsl:60)
    eor v2.16b, v2.16b, v19.16b
    // round 21 (skinny.dsl:60)
    ldr q19, [x3, #2352]
    bit v17.16b, v12.16b, v25.16b
    eor v12.16b, v3.16b, v13.16b
    bit v13.16b, v9.16b, v1.16b
    eor v9.16b, v16.16b, v27.16b
    bit v27.16b, v31.16b, v5.16b
    // round 22 (skinny.dsl:60)
    eor v20.16b, v21.16b, v20.16b
    // round 21 (skinny.dsl:60)
    mov v21.16b, v17.16b
    bsl v21.16b, v11.16b, v25.16b
    eor v17.16b, v18.16b, v17.16b
    bsl v25.16b, v4.16b, v11.16b
    eor v4.16b, v23.16b, v13.16b
    bit v3.16b, v12.16b, v1.16b
    // round 22 (skinny.dsl:60)
    eor v0.16b, v30.16b, v0.16b
    // round 21 (skinny.dsl:60)
    eor v30.16b, v2.16b, v24.16b
    and v31.16b, v25.16b, v17.16b
    bit v16.16b, v9.16b, v5.16b
    bit v5.16b, v9.16b, v27.16b
    eor v27.16b, v8.16b, v27.16b
    bsl v13.16b, v12.16b, v1.16b
    orn v1.16b, v3.16b, v4.16b
    eor v9.16b, v20.16b, v30.16b
    bit v24.16b, v30.16b, v0.16b
    eor v18.16b, v18.16b, v31.16b
    orn v30.16b, v16.16b, v27.16b
    eor v31.16b, v13.16b, v21.16b
    eor v1.16b, v23.16b, v1.16b
    eor v23.16b, v3.16b, v25.16b
    eor v5.16b, v29.16b, v5.16b
    ldr q29, [x3, #3728]
    eor v16.16b, v10.16b, v16.16b
    eor v8.16b, v14.16b, v8.16b
    mov v10.16b, v24.16b
    bsl v10.16b, v9.16b, v0.16b
    ldr q11, [x3, #3744]
    ldr q12, [x3, #448]
    eor v24.16b, v2.16b, v24.16b
    bsl v0.16b, v20.16b, v9.16b
    eor v20.16b, v1.16b, v18.16b
    eor v9.16b, v4.16b, v17.16b
    eor v5.16b, v5.16b, v31.16b
    eor v19.16b, v19.16b, v27.16b
    ldr q27, [x3, #496]
    eor v16.16b, v16.16b, v23.16b
    eor v30.16b, v8.16b, v30.16b
    and v8.16b, v0.16b, v24.16b
    // round 20 (skinny.dsl:60)
    ldr q14, [x3, #3792]
    // round 21 (skinny.dsl:60)
    eor v10.16b, v13.16b, v10.16b
    eor v0.16b, v3.16b, v0.16b
    eor v1.16b, v2.16b, v1.16b
    // round 20 (skinny.dsl:60)
    ldr q2, [x3, #3856]
    ldr q3, [x3, #400]
    // round 21 (skinny.dsl:60)
    eor v19.16b, v19.16b, v9.16b
    eor v30.16b, v30.16b, v20.16b
    // round 20 (skinny.dsl:60)
    eor v13.16b, v16.16b, v5.16b
    // round 21 (skinny.dsl:60)
    eor v4.16b, v4.16b, v24.16b
    eor v1.16b, v1.16b, v8.16b
    // round 20 (skinny.dsl:60)
    eor v24.16b, v0.16b, v10.16b
    ldr q8, [x3, #3824]
    bit v5.16b, v13.16b, v30.16b
    eor v13.16b, v19.16b, v13.16b
    // round 21 (skinny.dsl:60)
    eor v21.16b, v29.16b, v21.16b
    // round 20 (skinny.dsl:60)
    eor v29.16b, v4.16b, v24.16b
    bit v24.16b, v10.16b, v1.16b
    // round 21 (skinny.dsl:60)
    eor v9.16b, v15.16b, v9.16b
    // round 20 (skinny.dsl:60)
    mov v10.16b, v5.16b
    bsl v10.16b, v13.16b, v30.16b
    eor v5.16b, v16.16b, v5.16b
    bsl v30.16b, v19.16b, v13.16b
    // round 21 (skinny.dsl:60)
    eor v19.16b, v11.16b, v25.16b
    // round 20 (skinny.dsl:60)
    eor v25.16b, v0.16b, v24.16b
    bit v4.16b, v29.16b, v1.16b
    and v11.16b, v30.16b, v5.16b
    eor v13.16b, v23.16b, v31.16b
    // round 21 (skinny.dsl:60)
    eor v17.16b, v12.16b, v17.16b
    eor v18.16b, v27.16b, v18.16b
    // round 20 (skinny.dsl:60)
    bsl v24.16b, v29.16b, v1.16b
    orn v1.16b, v4.16b, v25.16b
    eor v27.16b, v19.16b, v21.16b
    eor v16.16b, v16.16b, v11.16b
    eor v29.16b, v9.16b, v13.16b
    bit v13.16b, v31.16b, v20.16b
    ext v31.16b, v10.16b, v10.16b, #8
    ext v11.16b, v30.16b, v30.16b, #8
    eor v0.16b, v0.16b, v1.16b
    eor v1.16b, v17.16b, v27.16b
    bit v21.16b, v27.16b, v18.16b
    mov v27.16b, v13.16b
    bsl v27.16b, v29.16b, v20.16b
    eor v12.16b, v23.16b, v13.16b
    bsl v20.16b, v29.16b, v9.16b
    ext v29.16b, v16.16b, v16.16b, #8
    ext v9.16b, v5.16b, v5.16b, #8
    eor v31.16b, v24.16b, v31.16b
    eor v11.16b, v4.16b, v11.16b
    mov v13.16b, v21.16b
    bsl v13.16b, v1.16b, v18.16b
    eor v21.16b, v19.16b, v21.16b
    bsl v18.16b, v17.16b, v1.16b
    orn v1.16b, v20.16b, v12.16b
    eor v17.16b, v0.16b, v29.16b
    eor v29.16b, v25.16b, v9.16b
    ext v24.16b, v24.16b, v24.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v27.16b, v14.16b, v27.16b
    ext v9.16b, v31.16b, v31.16b, #12
    eor v2.16b, v2.16b, v20.16b
    ext v20.16b, v11.16b, v11.16b, #12
    eor v3.16b, v3.16b, v23.16b
    ldr q23, [x3, #3776]
    and v14.16b, v18.16b, v21.16b
    eor v24.16b, v24.16b, v13.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q13, [x3, #3840]
    eor v4.16b, v4.16b, v18.16b
    ext v18.16b, v29.16b, v29.16b, #12
    eor v0.16b, v19.16b, v0.16b
    ldr q19, [x3, #3808]
    eor v27.16b, v27.16b, v9.16b
    ext v9.16b, v17.16b, v17.16b, #12
    eor v8.16b, v8.16b, v12.16b
    ldr q12, [x3, #352]
    eor v2.16b, v2.16b, v20.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v25.16b, v21.16b
    // round 19 (skinny.dsl:60)
    ldr q20, [x3, #3872]
    ldr q21, [x3, #3904]
    // round 20 (skinny.dsl:60)
    eor v0.16b, v0.16b, v14.16b
    eor v18.16b, v8.16b, v18.16b
    // round 19 (skinny.dsl:60)
    eor v25.16b, v4.16b, v24.16b
    // round 20 (skinny.dsl:60)
    eor v1.16b, v1.16b, v9.16b
    // round 19 (skinny.dsl:60)
    eor v8.16b, v2.16b, v27.16b
    // round 20 (skinny.dsl:60)
    eor v29.16b, v22.16b, v29.16b
    // round 19 (skinny.dsl:60)
    eor v9.16b, v3.16b, v25.16b
    bit v25.16b, v24.16b, v0.16b
    eor v24.16b, v11.16b, v31.16b
    eor v14.16b, v18.16b, v8.16b
    bit v27.16b, v8.16b, v1.16b
    // round 20 (skinny.dsl:60)
    eor v23.16b, v23.16b, v10.16b
    // round 19 (skinny.dsl:60)
    eor v8.16b, v4.16b, v25.16b
    bit v3.16b, v9.16b, v0.16b
    // round 20 (skinny.dsl:60)
    eor v30.16b, v13.16b, v30.16b
    // round 19 (skinny.dsl:60)
    mov v10.16b, v27.16b
    bsl v10.16b, v14.16b, v1.16b
    eor v27.16b, v2.16b, v27.16b
    bsl v1.16b, v18.16b, v14.16b
    eor v18.16b, v29.16b, v24.16b
    bit v24.16b, v31.16b, v17.16b
    bsl v25.16b, v9.16b, v0.16b
    orn v0.16b, v3.16b, v8.16b
    and v31.16b, v1.16b, v27.16b
    // round 20 (skinny.dsl:60)
    eor v5.16b, v19.16b, v5.16b
    eor v16.16b, v12.16b, v16.16b
    // round 19 (skinny.dsl:60)
    mov v19.16b, v24.16b
    bsl v19.16b, v18.16b, v17.16b
    eor v24.16b, v11.16b, v24.16b
    bsl v17.16b, v18.16b, v29.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v30.16b, v23.16b
    eor v2.16b, v2.16b, v31.16b
    eor v18.16b, v25.16b, v10.16b
    eor v29.16b, v3.16b, v1.16b
    orn v31.16b, v17.16b, v24.16b
    eor v9.16b, v5.16b, v4.16b
    bit v23.16b, v4.16b, v16.16b
    eor v4.16b, v0.16b, v2.16b
    eor v13.16b, v8.16b, v27.16b
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #256]
    eor v17.16b, v21.16b, v17.16b
    ldr q21, [x3, #2256]
    mov v14.16b, v23.16b
    bsl v14.16b, v9.16b, v16.16b
    eor v23.16b, v30.16b, v23.16b
    bsl v16.16b, v5.16b, v9.16b
    ext v5.16b, v18.16b, v18.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v8.16b, v8.16b, v8.16b, #8
    eor v20.16b, v20.16b, v11.16b
    ext v9.16b, v29.16b, v29.16b, #8
    eor v5.16b, v19.16b, v5.16b
    ldr q19, [x3, #3888]
    eor v21.16b, v21.16b, v24.16b
    ext v24.16b, v13.16b, v13.16b, #8
    and v11.16b, v16.16b, v23.16b
    eor v17.16b, v17.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v20.16b, v20.16b, v31.16b
    ldr q31, [x3, #3920]
    eor v25.16b, v25.16b, v14.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v30.16b, v0.16b
    ldr q16, [x3, #176]
    ldr q30, [x3, #2240]
    eor v21.16b, v21.16b, v24.16b
    eor v20.16b, v20.16b, v9.16b
    // round 18 (skinny.dsl:60)
    eor v24.16b, v17.16b, v5.16b
    ldr q9, [x3, #3952]
    ldr q14, [x3, #3984]
    // round 19 (skinny.dsl:60)
    eor v23.16b, v8.16b, v23.16b
    eor v0.16b, v11.16b, v0.16b
    // round 18 (skinny.dsl:60)
    eor v8.16b, v3.16b, v25.16b
    eor v11.16b, v21.16b, v24.16b
    bit v5.16b, v24.16b, v20.16b
    // round 19 (skinny.dsl:60)
    eor v19.16b, v19.16b, v10.16b
    // round 18 (skinny.dsl:60)
    eor v24.16b, v23.16b, v8.16b
    bit v8.16b, v25.16b, v0.16b
    // round 19 (skinny.dsl:60)
    eor v25.16b, v22.16b, v13.16b
    // round 18 (skinny.dsl:60)
    mov v10.16b, v5.16b
    bsl v10.16b, v11.16b, v20.16b
    eor v5.16b, v17.16b, v5.16b
    bsl v20.16b, v21.16b, v11.16b
    // round 19 (skinny.dsl:60)
    eor v1.16b, v31.16b, v1.16b
    // round 18 (skinny.dsl:60)
    eor v21.16b, v29.16b, v18.16b
    eor v31.16b, v3.16b, v8.16b
    and v11.16b, v20.16b, v5.16b
    bit v23.16b, v24.16b, v0.16b
    // round 19 (skinny.dsl:60)
    eor v16.16b, v16.16b, v27.16b
    eor v2.16b, v30.16b, v2.16b
    // round 18 (skinny.dsl:60)
    eor v27.16b, v25.16b, v21.16b
    bit v21.16b, v18.16b, v4.16b
    eor v17.16b, v17.16b, v11.16b
    bsl v8.16b, v24.16b, v0.16b
    orn v0.16b, v23.16b, v31.16b
    eor v18.16b, v1.16b, v19.16b
    ext v24.16b, v10.16b, v10.16b, #8
    ext v30.16b, v20.16b, v20.16b, #8
    mov v11.16b, v21.16b
    bsl v11.16b, v27.16b, v4.16b
    eor v21.16b, v29.16b, v21.16b
    bsl v4.16b, v27.16b, v25.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v16.16b, v18.16b
    bit v19.16b, v18.16b, v2.16b
    ext v18.16b, v17.16b, v17.16b, #8
    ext v25.16b, v5.16b, v5.16b, #8
    eor v24.16b, v8.16b, v24.16b
    eor v27.16b, v23.16b, v30.16b
    orn v30.16b, v4.16b, v21.16b
    mov v13.16b, v19.16b
    bsl v13.16b, v3.16b, v2.16b
    eor v19.16b, v1.16b, v19.16b
    bsl v2.16b, v16.16b, v3.16b
    eor v3.16b, v0.16b, v18.16b
    eor v16.16b, v31.16b, v25.16b
    ext v18.16b, v24.16b, v24.16b, #4
    ext v25.16b, v8.16b, v8.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    eor v8.16b, v9.16b, v11.16b
    ldr q9, [x3, #112]
    eor v4.16b, v14.16b, v4.16b
    ldr q11, [x3, #80]
    and v14.16b, v2.16b, v19.16b
    eor v25.16b, v25.16b, v13.16b
    ext v13.16b, v16.16b, v16.16b, #4
    ext v31.16b, v31.16b, v31.16b, #12
    eor v2.16b, v23.16b, v2.16b
    ext v23.16b, v27.16b, v27.16b, #4
    eor v0.16b, v1.16b, v0.16b
    ext v1.16b, v3.16b, v3.16b, #4
    eor v29.16b, v9.16b, v29.16b
    eor v18.16b, v8.16b, v18.16b
    eor v19.16b, v31.16b, v19.16b
    ldr q31, [x3, #3936]
    ldr q8, [x3, #3968]
    eor v21.16b, v11.16b, v21.16b
    eor v4.16b, v4.16b, v23.16b
    eor v0.16b, v14.16b, v0.16b
    ldr q23, [x3, #16]
    ldr q9, [x3, #2192]
    eor v29.16b, v29.16b, v30.16b
    // round 17 (skinny.dsl:60)
    eor v30.16b, v2.16b, v25.16b
    // round 18 (skinny.dsl:60)
    eor v16.16b, v15.16b, v16.16b
    // round 17 (skinny.dsl:60)
    ldr q11, [x3, #2160]
    ldr q14, [x3, #4016]
    // round 18 (skinny.dsl:60)
    eor v21.16b, v21.16b, v13.16b
    // round 17 (skinny.dsl:60)
    eor v13.16b, v4.16b, v18.16b
    // round 18 (skinny.dsl:60)
    eor v1.16b, v29.16b, v1.16b
    // round 17 (skinny.dsl:60)
    eor v29.16b, v27.16b, v24.16b
    // round 18 (skinny.dsl:60)
    eor v31.16b, v31.16b, v10.16b
    // round 17 (skinny.dsl:60)
    ldr q10, [x3, #2144]
    // round 18 (skinny.dsl:60)
    eor v20.16b, v8.16b, v20.16b
    // round 17 (skinny.dsl:60)
    eor v8.16b, v21.16b, v13.16b
    // round 18 (skinny.dsl:60)
    eor v5.16b, v23.16b, v5.16b
    // round 17 (skinny.dsl:60)
    bit v18.16b, v13.16b, v1.16b
    eor v23.16b, v19.16b, v30.16b
    bit v30.16b, v25.16b, v0.16b
    eor v25.16b, v16.16b, v29.16b
    bit v29.16b, v24.16b, v3.16b
    // round 18 (skinny.dsl:60)
    eor v17.16b, v9.16b, v17.16b
    // round 17 (skinny.dsl:60)
    mov v24.16b, v18.16b
    bsl v24.16b, v8.16b, v1.16b
    eor v18.16b, v4.16b, v18.16b
    bsl v1.16b, v21.16b, v8.16b
    eor v21.16b, v2.16b, v30.16b
    bit v19.16b, v23.16b, v0.16b
    eor v8.16b, v20.16b, v31.16b
    and v9.16b, v1.16b, v18.16b
    bit v16.16b, v25.16b, v3.16b
    bit v3.16b, v25.16b, v29.16b
    eor v25.16b, v27.16b, v29.16b
    bsl v30.16b, v23.16b, v0.16b
    orn v0.16b, v19.16b, v21.16b
    eor v23.16b, v5.16b, v8.16b
    bit v31.16b, v8.16b, v17.16b
    eor v4.16b, v4.16b, v9.16b
    orn v29.16b, v16.16b, v25.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v30.16b, v24.16b
    eor v8.16b, v19.16b, v1.16b
    eor v3.16b, v11.16b, v3.16b
    ldr q9, [x3, #2112]
    eor v16.16b, v14.16b, v16.16b
    ldr q11, [x3, #3056]
    eor v27.16b, v10.16b, v27.16b
    mov v10.16b, v31.16b
    bsl v10.16b, v23.16b, v17.16b
    eor v31.16b, v20.16b, v31.16b
    ldr q13, [x3, #4000]
    bsl v17.16b, v5.16b, v23.16b
    eor v5.16b, v0.16b, v4.16b
    eor v23.16b, v21.16b, v18.16b
    eor v3.16b, v3.16b, v2.16b
    eor v16.16b, v16.16b, v8.16b
    eor v27.16b, v27.16b, v29.16b
    ldr q29, [x3, #2064]
    eor v25.16b, v9.16b, v25.16b
    and v9.16b, v17.16b, v31.16b
    eor v30.16b, v30.16b, v10.16b
    ldr q10, [x3, #2096]
    // round 16 (skinny.dsl:60)
    ldr q14, [x3, #4048]
    // round 17 (skinny.dsl:60)
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    eor v19.16b, v27.16b, v5.16b
    // round 16 (skinny.dsl:60)
    ldr q20, [x3, #4112]
    ldr q27, [x3, #2016]
    // round 17 (skinny.dsl:60)
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v31.16b
    // round 16 (skinny.dsl:60)
    eor v31.16b, v16.16b, v3.16b
    // round 17 (skinny.dsl:60)
    eor v0.16b, v0.16b, v9.16b
    // round 16 (skinny.dsl:60)
    eor v9.16b, v17.16b, v30.16b
    // round 17 (skinny.dsl:60)
    eor v24.16b, v11.16b, v24.16b
    // round 16 (skinny.dsl:60)
    eor v11.16b, v25.16b, v31.16b
    bit v3.16b, v31.16b, v19.16b
    // round 17 (skinny.dsl:60)
    eor v23.16b, v26.16b, v23.16b
    // round 16 (skinny.dsl:60)
    eor v31.16b, v21.16b, v9.16b
    bit v9.16b, v30.16b, v0.16b
    // round 17 (skinny.dsl:60)
    eor v1.16b, v13.16b, v1.16b
    // round 16 (skinny.dsl:60)
    mov v30.16b, v3.16b
    bsl v30.16b, v11.16b, v19.16b
    eor v3.16b, v16.16b, v3.16b
    bsl v19.16b, v25.16b, v11.16b
    eor v25.16b, v17.16b, v9.16b
    bit v21.16b, v31.16b, v0.16b
    eor v11.16b, v8.16b, v2.16b
    and v13.16b, v19.16b, v3.16b
    // round 17 (skinny.dsl:60)
    eor v18.16b, v29.16b, v18.16b
    eor v4.16b, v10.16b, v4.16b
    // round 16 (skinny.dsl:60)
    bsl v9.16b, v31.16b, v0.16b
    orn v0.16b, v21.16b, v25.16b
    eor v29.16b, v1.16b, v24.16b
    eor v16.16b, v16.16b, v13.16b
    eor v31.16b, v23.16b, v11.16b
    bit v11.16b, v2.16b, v5.16b
    ext v2.16b, v30.16b, v30.16b, #8
    ext v10.16b, v19.16b, v19.16b, #8
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v18.16b, v29.16b
    bit v24.16b, v29.16b, v4.16b
    mov v29.16b, v11.16b
    bsl v29.16b, v31.16b, v5.16b
    eor v11.16b, v8.16b, v11.16b
    bsl v5.16b, v31.16b, v23.16b
    ext v23.16b, v16.16b, v16.16b, #8
    ext v31.16b, v3.16b, v3.16b, #8
    eor v2.16b, v9.16b, v2.16b
    eor v10.16b, v21.16b, v10.16b
    mov v13.16b, v24.16b
    bsl v13.16b, v17.16b, v4.16b
    eor v24.16b, v1.16b, v24.16b
    bsl v4.16b, v18.16b, v17.16b
    orn v17.16b, v5.16b, v11.16b
    eor v18.16b, v0.16b, v23.16b
    eor v23.16b, v25.16b, v31.16b
    ext v31.16b, v9.16b, v9.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v29.16b, v14.16b, v29.16b
    ldr q9, [x3, #4080]
    eor v5.16b, v20.16b, v5.16b
    ext v20.16b, v2.16b, v2.16b, #12
    eor v27.16b, v27.16b, v8.16b
    ext v8.16b, v10.16b, v10.16b, #12
    and v14.16b, v4.16b, v24.16b
    eor v31.16b, v31.16b, v13.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ext v13.16b, v23.16b, v23.16b, #12
    eor v4.16b, v21.16b, v4.16b
    eor v0.16b, v1.16b, v0.16b
    ext v1.16b, v18.16b, v18.16b, #12
    ldr q21, [x3, #4032]
    eor v20.16b, v29.16b, v20.16b
    eor v29.16b, v9.16b, v11.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q8, [x3, #4096]
    ldr q9, [x3, #4064]
    eor v17.16b, v27.16b, v17.16b
    eor v24.16b, v25.16b, v24.16b
    eor v0.16b, v0.16b, v14.16b
    ldr q25, [x3, #1968]
    // round 15 (skinny.dsl:60)
    ldr q27, [x3, #4128]
    // round 16 (skinny.dsl:60)
    eor v29.16b, v29.16b, v13.16b
    // round 15 (skinny.dsl:60)
    eor v11.16b, v4.16b, v31.16b
    eor v13.16b, v5.16b, v20.16b
    ldr q14, [x3, #3088]
    // round 16 (skinny.dsl:60)
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v28.16b, v23.16b
    // round 15 (skinny.dsl:60)
    eor v23.16b, v10.16b, v2.16b
    // round 16 (skinny.dsl:60)
    eor v21.16b, v21.16b, v30.16b
    // round 15 (skinny.dsl:60)
    eor v30.16b, v24.16b, v11.16b
    bit v11.16b, v31.16b, v0.16b
    eor v31.16b, v29.16b, v13.16b
    bit v20.16b, v13.16b, v1.16b
    // round 16 (skinny.dsl:60)
    eor v19.16b, v8.16b, v19.16b
    // round 15 (skinny.dsl:60)
    eor v8.16b, v4.16b, v11.16b
    bit v24.16b, v30.16b, v0.16b
    eor v13.16b, v17.16b, v23.16b
    bit v23.16b, v2.16b, v18.16b
    mov v2.16b, v20.16b
    bsl v2.16b, v31.16b, v1.16b
    eor v20.16b, v5.16b, v20.16b
    bsl v1.16b, v29.16b, v31.16b
    bsl v11.16b, v30.16b, v0.16b
    orn v0.16b, v24.16b, v8.16b
    // round 16 (skinny.dsl:60)
    eor v3.16b, v9.16b, v3.16b
    eor v16.16b, v25.16b, v16.16b
    // round 15 (skinny.dsl:60)
    mov v25.16b, v23.16b
    bsl v25.16b, v13.16b, v18.16b
    and v29.16b, v1.16b, v20.16b
    eor v23.16b, v10.16b, v23.16b
    bsl v18.16b, v13.16b, v17.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v19.16b, v21.16b
    eor v17.16b, v11.16b, v2.16b
    eor v5.16b, v5.16b, v29.16b
    eor v29.16b, v24.16b, v1.16b
    orn v30.16b, v18.16b, v23.16b
    eor v31.16b, v3.16b, v4.16b
    bit v21.16b, v4.16b, v16.16b
    eor v4.16b, v8.16b, v20.16b
    eor v9.16b, v0.16b, v5.16b
    eor v25.16b, v27.16b, v25.16b
    ldr q27, [x3, #1888]
    eor v18.16b, v14.16b, v18.16b
    ldr q13, [x3, #1856]
    mov v14.16b, v21.16b
    bsl v14.16b, v31.16b, v16.16b
    eor v21.16b, v19.16b, v21.16b
    bsl v16.16b, v3.16b, v31.16b
    ext v3.16b, v17.16b, v17.16b, #8
    ext v31.16b, v11.16b, v11.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    and v11.16b, v16.16b, v21.16b
    ext v8.16b, v8.16b, v8.16b, #8
    eor v27.16b, v27.16b, v10.16b
    ext v10.16b, v29.16b, v29.16b, #8
    eor v3.16b, v25.16b, v3.16b
    ldr q25, [x3, #4144]
    eor v23.16b, v13.16b, v23.16b
    ext v13.16b, v4.16b, v4.16b, #8
    eor v31.16b, v31.16b, v14.16b
    ldr q14, [x3, #4160]
    eor v18.16b, v18.16b, v10.16b
    ext v10.16b, v9.16b, v9.16b, #8
    eor v27.16b, v27.16b, v30.16b
    ldr q30, [x3, #1808]
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v19.16b, v0.16b
    eor v19.16b, v23.16b, v13.16b
    ldr q23, [x3, #1840]
    // round 14 (skinny.dsl:60)
    ldr q24, [x3, #3136]
    // round 15 (skinny.dsl:60)
    eor v27.16b, v27.16b, v10.16b
    // round 14 (skinny.dsl:60)
    eor v10.16b, v18.16b, v3.16b
    // round 15 (skinny.dsl:60)
    eor v21.16b, v8.16b, v21.16b
    // round 14 (skinny.dsl:60)
    ldr q8, [x3, #3168]
    // round 15 (skinny.dsl:60)
    eor v0.16b, v11.16b, v0.16b
    // round 14 (skinny.dsl:60)
    eor v11.16b, v16.16b, v31.16b
    // round 15 (skinny.dsl:60)
    eor v2.16b, v25.16b, v2.16b
    // round 14 (skinny.dsl:60)
    eor v25.16b, v19.16b, v10.16b
    bit v3.16b, v10.16b, v27.16b
    // round 15 (skinny.dsl:60)
    eor v4.16b, v28.16b, v4.16b
    // round 14 (skinny.dsl:60)
    eor v10.16b, v21.16b, v11.16b
    bit v11.16b, v31.16b, v0.16b
    // round 15 (skinny.dsl:60)
    eor v1.16b, v14.16b, v1.16b
    // round 14 (skinny.dsl:60)
    mov v31.16b, v3.16b
    bsl v31.16b, v25.16b, v27.16b
    eor v3.16b, v18.16b, v3.16b
    bsl v27.16b, v19.16b, v25.16b
    eor v19.16b, v29.16b, v17.16b
    eor v25.16b, v16.16b, v11.16b
    bit v21.16b, v10.16b, v0.16b
    and v13.16b, v27.16b, v3.16b
    // round 15 (skinny.dsl:60)
    eor v20.16b, v30.16b, v20.16b
    eor v5.16b, v23.16b, v5.16b
    // round 14 (skinny.dsl:60)
    eor v23.16b, v4.16b, v19.16b
    bit v19.16b, v17.16b, v9.16b
    bsl v11.16b, v10.16b, v0.16b
    eor v0.16b, v18.16b, v13.16b
    orn v17.16b, v21.16b, v25.16b
    eor v18.16b, v1.16b, v2.16b
    ext v30.16b, v31.16b, v31.16b, #8
    ext v10.16b, v27.16b, v27.16b, #8
    mov v13.16b, v19.16b
    bsl v13.16b, v23.16b, v9.16b
    eor v19.16b, v29.16b, v19.16b
    bsl v9.16b, v23.16b, v4.16b
    eor v4.16b, v16.16b, v17.16b
    eor v16.16b, v20.16b, v18.16b
    bit v2.16b, v18.16b, v5.16b
    ext v17.16b, v0.16b, v0.16b, #8
    ext v18.16b, v3.16b, v3.16b, #8
    eor v23.16b, v11.16b, v30.16b
    eor v30.16b, v21.16b, v10.16b
    orn v10.16b, v9.16b, v19.16b
    mov v14.16b, v2.16b
    bsl v14.16b, v16.16b, v5.16b
    eor v2.16b, v1.16b, v2.16b
    bsl v5.16b, v20.16b, v16.16b
    eor v16.16b, v4.16b, v17.16b
    eor v17.16b, v25.16b, v18.16b
    ext v18.16b, v23.16b, v23.16b, #4
    ext v20.16b, v11.16b, v11.16b, #12
    ext v21.16b, v21.16b, v21.16b, #12
    ext v4.16b, v4.16b, v4.16b, #12
    eor v24.16b, v24.16b, v13.16b
    ldr q11, [x3, #1760]
    eor v8.16b, v8.16b, v9.16b
    ldr q9, [x3, #1728]
    and v13.16b, v5.16b, v2.16b
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v17.16b, v17.16b, #4
    ext v25.16b, v25.16b, v25.16b, #12
    eor v5.16b, v21.16b, v5.16b
    ext v21.16b, v30.16b, v30.16b, #4
    eor v1.16b, v1.16b, v4.16b
    ext v4.16b, v16.16b, v16.16b, #4
    eor v18.16b, v24.16b, v18.16b
    ldr q24, [x3, #3120]
    eor v29.16b, v11.16b, v29.16b
    eor v19.16b, v9.16b, v19.16b
    eor v21.16b, v8.16b, v21.16b
    ldr q8, [x3, #4176]
    ldr q9, [x3, #1680]
    eor v2.16b, v25.16b, v2.16b
    eor v1.16b, v13.16b, v1.16b
    // round 13 (skinny.dsl:60)
    eor v25.16b, v5.16b, v20.16b
    // round 14 (skinny.dsl:60)
    ldr q11, [x3, #1712]
    // round 13 (skinny.dsl:60)
    ldr q13, [x3, #1648]
    // round 14 (skinny.dsl:60)
    eor v29.16b, v29.16b, v10.16b
    eor v19.16b, v19.16b, v14.16b
    // round 13 (skinny.dsl:60)
    eor v10.16b, v21.16b, v18.16b
    ldr q14, [x3, #3216]
    // round 14 (skinny.dsl:60)
    eor v17.16b, v26.16b, v17.16b
    eor v24.16b, v24.16b, v31.16b
    // round 13 (skinny.dsl:60)
    eor v31.16b, v30.16b, v23.16b
    // round 14 (skinny.dsl:60)
    eor v4.16b, v29.16b, v4.16b
    // round 13 (skinny.dsl:60)
    eor v29.16b, v19.16b, v10.16b
    // round 14 (skinny.dsl:60)
    eor v27.16b, v8.16b, v27.16b
    // round 13 (skinny.dsl:60)
    ldr q8, [x3, #1632]
    // round 14 (skinny.dsl:60)
    eor v3.16b, v9.16b, v3.16b
    eor v0.16b, v11.16b, v0.16b
    // round 13 (skinny.dsl:60)
    bit v18.16b, v10.16b, v4.16b
    eor v9.16b, v2.16b, v25.16b
    bit v25.16b, v20.16b, v1.16b
    eor v20.16b, v17.16b, v31.16b
    bit v31.16b, v23.16b, v16.16b
    eor v23.16b, v27.16b, v24.16b
    mov v10.16b, v18.16b
    bsl v10.16b, v29.16b, v4.16b
    eor v18.16b, v21.16b, v18.16b
    bsl v4.16b, v19.16b, v29.16b
    eor v19.16b, v5.16b, v25.16b
    bit v2.16b, v9.16b, v1.16b
    mov v29.16b, v31.16b
    bsl v29.16b, v20.16b, v16.16b
    eor v31.16b, v30.16b, v31.16b
    bsl v16.16b, v20.16b, v17.16b
    and v17.16b, v4.16b, v18.16b
    bsl v25.16b, v9.16b, v1.16b
    orn v1.16b, v2.16b, v19.16b
    eor v20.16b, v3.16b, v23.16b
    bit v24.16b, v23.16b, v0.16b
    eor v17.16b, v21.16b, v17.16b
    orn v21.16b, v16.16b, v31.16b
    eor v1.16b, v5.16b, v1.16b
    eor v5.16b, v25.16b, v10.16b
    eor v23.16b, v2.16b, v4.16b
    eor v29.16b, v13.16b, v29.16b
    ldr q9, [x3, #1600]
    eor v16.16b, v14.16b, v16.16b
    eor v30.16b, v8.16b, v30.16b
    ldr q8, [x3, #4192]
    mov v11.16b, v24.16b
    bsl v11.16b, v20.16b, v0.16b
    eor v24.16b, v27.16b, v24.16b
    bsl v0.16b, v3.16b, v20.16b
    ldr q3, [x3, #4208]
    eor v20.16b, v1.16b, v17.16b
    eor v13.16b, v19.16b, v18.16b
    eor v29.16b, v29.16b, v5.16b
    eor v16.16b, v16.16b, v23.16b
    eor v21.16b, v30.16b, v21.16b
    and v30.16b, v0.16b, v24.16b
    ldr q14, [x3, #1552]
    eor v31.16b, v9.16b, v31.16b
    eor v25.16b, v25.16b, v11.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x3, #1584]
    // round 12 (skinny.dsl:60)
    ldr q9, [x3, #4240]
    // round 13 (skinny.dsl:60)
    eor v1.16b, v27.16b, v1.16b
    eor v21.16b, v21.16b, v20.16b
    // round 12 (skinny.dsl:60)
    eor v27.16b, v16.16b, v29.16b
    ldr q11, [x3, #3312]
    // round 13 (skinny.dsl:60)
    eor v31.16b, v31.16b, v13.16b
    eor v19.16b, v19.16b, v24.16b
    // round 12 (skinny.dsl:60)
    eor v24.16b, v0.16b, v25.16b
    // round 13 (skinny.dsl:60)
    eor v1.16b, v1.16b, v30.16b
    // round 12 (skinny.dsl:60)
    bit v29.16b, v27.16b, v21.16b
    // round 13 (skinny.dsl:60)
    eor v30.16b, v8.16b, v10.16b
    // round 12 (skinny.dsl:60)
    ldr q8, [x3, #1504]
    eor v27.16b, v31.16b, v27.16b
    eor v10.16b, v19.16b, v24.16b
    // round 13 (skinny.dsl:60)
    eor v13.16b, v15.16b, v13.16b
    // round 12 (skinny.dsl:60)
    bit v24.16b, v25.16b, v1.16b
    eor v25.16b, v16.16b, v29.16b
    // round 13 (skinny.dsl:60)
    eor v3.16b, v3.16b, v4.16b
    // round 12 (skinny.dsl:60)
    bsl v29.16b, v27.16b, v21.16b
    bsl v21.16b, v31.16b, v27.16b
    bit v19.16b, v10.16b, v1.16b
    eor v4.16b, v0.16b, v24.16b
    eor v27.16b, v23.16b, v5.16b
    // round 13 (skinny.dsl:60)
    eor v18.16b, v14.16b, v18.16b
    // round 12 (skinny.dsl:60)
    and v31.16b, v21.16b, v25.16b
    // round 13 (skinny.dsl:60)
    eor v2.16b, v2.16b, v17.16b
    // round 12 (skinny.dsl:60)
    bsl v24.16b, v10.16b, v1.16b
    orn v1.16b, v19.16b, v4.16b
    eor v17.16b, v3.16b, v30.16b
    eor v10.16b, v13.16b, v27.16b
    eor v16.16b, v16.16b, v31.16b
    bit v27.16b, v5.16b, v20.16b
    ext v5.16b, v29.16b, v29.16b, #8
    ext v31.16b, v21.16b, v21.16b, #8
    eor v0.16b, v0.16b, v1.16b
    eor v1.16b, v18.16b, v17.16b
    bit v30.16b, v17.16b, v2.16b
    mov v17.16b, v27.16b
    bsl v17.16b, v10.16b, v20.16b
    eor v27.16b, v23.16b, v27.16b
    bsl v20.16b, v10.16b, v13.16b
    ext v10.16b, v16.16b, v16.16b, #8
    ext v13.16b, v25.16b, v25.16b, #8
    eor v5.16b, v24.16b, v5.16b
    eor v31.16b, v19.16b, v31.16b
    mov v14.16b, v30.16b
    bsl v14.16b, v1.16b, v2.16b
    eor v30.16b, v3.16b, v30.16b
    bsl v2.16b, v18.16b, v1.16b
    orn v1.16b, v20.16b, v27.16b
    eor v18.16b, v0.16b, v10.16b
    eor v10.16b, v4.16b, v13.16b
    ext v24.16b, v24.16b, v24.16b, #4
    ext v19.16b, v19.16b, v19.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v17.16b, v9.16b, v17.16b
    ldr q9, [x3, #3280]
    eor v20.16b, v11.16b, v20.16b
    ext v11.16b, v5.16b, v5.16b, #12
    eor v23.16b, v8.16b, v23.16b
    ldr q8, [x3, #4224]
    and v13.16b, v2.16b, v30.16b
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v31.16b, v31.16b, #12
    ext v4.16b, v4.16b, v4.16b, #4
    eor v2.16b, v19.16b, v2.16b
    ext v19.16b, v10.16b, v10.16b, #12
    eor v0.16b, v3.16b, v0.16b
    ext v3.16b, v18.16b, v18.16b, #12
    eor v17.16b, v17.16b, v11.16b
    ldr q11, [x3, #3296]
    eor v27.16b, v9.16b, v27.16b
    eor v20.16b, v20.16b, v14.16b
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #4256]
    ldr q9, [x3, #1456]
    eor v4.16b, v4.16b, v30.16b
    eor v0.16b, v0.16b, v13.16b
    // round 11 (skinny.dsl:60)
    eor v30.16b, v2.16b, v24.16b
    ldr q13, [x3, #3328]
    ldr q14, [x3, #3360]
    // round 12 (skinny.dsl:60)
    eor v19.16b, v27.16b, v19.16b
    eor v1.16b, v1.16b, v3.16b
    // round 11 (skinny.dsl:60)
    eor v3.16b, v20.16b, v17.16b
    eor v27.16b, v4.16b, v30.16b
    bit v30.16b, v24.16b, v0.16b
    // round 12 (skinny.dsl:60)
    eor v24.16b, v22.16b, v10.16b
    // round 11 (skinny.dsl:60)
    eor v10.16b, v19.16b, v3.16b
    bit v17.16b, v3.16b, v1.16b
    eor v3.16b, v31.16b, v5.16b
    bit v4.16b, v27.16b, v0.16b
    // round 12 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    // round 11 (skinny.dsl:60)
    eor v8.16b, v2.16b, v30.16b
    // round 12 (skinny.dsl:60)
    eor v21.16b, v11.16b, v21.16b
    // round 11 (skinny.dsl:60)
    mov v11.16b, v17.16b
    bsl v11.16b, v10.16b, v1.16b
    eor v17.16b, v20.16b, v17.16b
    bsl v1.16b, v19.16b, v10.16b
    eor v19.16b, v24.16b, v3.16b
    bit v3.16b, v5.16b, v18.16b
    bsl v30.16b, v27.16b, v0.16b
    orn v0.16b, v4.16b, v8.16b
    // round 12 (skinny.dsl:60)
    eor v5.16b, v23.16b, v25.16b
    // round 11 (skinny.dsl:60)
    and v23.16b, v1.16b, v17.16b
    // round 12 (skinny.dsl:60)
    eor v16.16b, v9.16b, v16.16b
    // round 11 (skinny.dsl:60)
    mov v25.16b, v3.16b
    bsl v25.16b, v19.16b, v18.16b
    eor v3.16b, v31.16b, v3.16b
    bsl v18.16b, v19.16b, v24.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v21.16b, v29.16b
    eor v19.16b, v20.16b, v23.16b
    eor v20.16b, v30.16b, v11.16b
    eor v23.16b, v4.16b, v1.16b
    orn v24.16b, v18.16b, v3.16b
    eor v27.16b, v8.16b, v17.16b
    eor v9.16b, v5.16b, v2.16b
    bit v29.16b, v2.16b, v16.16b
    eor v2.16b, v0.16b, v19.16b
    eor v25.16b, v13.16b, v25.16b
    ldr q10, [x3, #1376]
    eor v18.16b, v14.16b, v18.16b
    ldr q13, [x3, #1344]
    ext v30.16b, v30.16b, v30.16b, #8
    mov v14.16b, v29.16b
    bsl v14.16b, v9.16b, v16.16b
    eor v29.16b, v21.16b, v29.16b
    bsl v16.16b, v5.16b, v9.16b
    ext v5.16b, v20.16b, v20.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    and v9.16b, v16.16b, v29.16b
    eor v30.16b, v30.16b, v14.16b
    ext v14.16b, v27.16b, v27.16b, #8
    eor v31.16b, v10.16b, v31.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v5.16b, v25.16b, v5.16b
    ldr q25, [x3, #4272]
    eor v3.16b, v13.16b, v3.16b
    ext v13.16b, v2.16b, v2.16b, #8
    ext v8.16b, v8.16b, v8.16b, #8
    eor v18.16b, v18.16b, v10.16b
    eor v24.16b, v31.16b, v24.16b
    eor v4.16b, v4.16b, v16.16b
    ldr q16, [x3, #4288]
    ldr q31, [x3, #1296]
    eor v0.16b, v21.16b, v0.16b
    eor v3.16b, v3.16b, v14.16b
    eor v21.16b, v8.16b, v29.16b
    ldr q29, [x3, #1328]
    // round 10 (skinny.dsl:60)
    ldr q8, [x3, #4304]
    // round 11 (skinny.dsl:60)
    eor v24.16b, v24.16b, v13.16b
    // round 10 (skinny.dsl:60)
    eor v10.16b, v18.16b, v5.16b
    eor v13.16b, v4.16b, v30.16b
    ldr q14, [x3, #3440]
    // round 11 (skinny.dsl:60)
    eor v0.16b, v9.16b, v0.16b
    eor v25.16b, v25.16b, v11.16b
    eor v27.16b, v22.16b, v27.16b
    // round 10 (skinny.dsl:60)
    eor v9.16b, v3.16b, v10.16b
    bit v5.16b, v10.16b, v24.16b
    eor v10.16b, v21.16b, v13.16b
    bit v13.16b, v30.16b, v0.16b
    // round 11 (skinny.dsl:60)
    eor v1.16b, v16.16b, v1.16b
    // round 10 (skinny.dsl:60)
    eor v16.16b, v23.16b, v20.16b
    mov v30.16b, v5.16b
    bsl v30.16b, v9.16b, v24.16b
    eor v5.16b, v18.16b, v5.16b
    bsl v24.16b, v3.16b, v9.16b
    eor v3.16b, v4.16b, v13.16b
    bit v21.16b, v10.16b, v0.16b
    // round 11 (skinny.dsl:60)
    eor v17.16b, v31.16b, v17.16b
    // round 10 (skinny.dsl:60)
    and v31.16b, v24.16b, v5.16b
    // round 11 (skinny.dsl:60)
    eor v19.16b, v29.16b, v19.16b
    // round 10 (skinny.dsl:60)
    eor v29.16b, v27.16b, v16.16b
    bit v16.16b, v20.16b, v2.16b
    bsl v13.16b, v10.16b, v0.16b
    orn v0.16b, v21.16b, v3.16b
    eor v18.16b, v18.16b, v31.16b
    eor v20.16b, v1.16b, v25.16b
    ext v31.16b, v30.16b, v30.16b, #8
    ext v9.16b, v24.16b, v24.16b, #8
    mov v10.16b, v16.16b
    bsl v10.16b, v29.16b, v2.16b
    eor v16.16b, v23.16b, v16.16b
    bsl v2.16b, v29.16b, v27.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v17.16b, v20.16b
    bit v25.16b, v20.16b, v19.16b
    ext v20.16b, v18.16b, v18.16b, #8
    ext v27.16b, v5.16b, v5.16b, #8
    eor v29.16b, v13.16b, v31.16b
    eor v31.16b, v21.16b, v9.16b
    orn v9.16b, v2.16b, v16.16b
    mov v11.16b, v25.16b
    bsl v11.16b, v4.16b, v19.16b
    eor v25.16b, v1.16b, v25.16b
    bsl v19.16b, v17.16b, v4.16b
    eor v4.16b, v0.16b, v20.16b
    eor v17.16b, v3.16b, v27.16b
    ext v20.16b, v29.16b, v29.16b, #4
    ext v27.16b, v13.16b, v13.16b, #12
    ext v21.16b, v21.16b, v21.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    eor v8.16b, v8.16b, v10.16b
    ldr q10, [x3, #1248]
    eor v2.16b, v14.16b, v2.16b
    ldr q13, [x3, #1216]
    and v14.16b, v19.16b, v25.16b
    eor v27.16b, v27.16b, v11.16b
    ext v11.16b, v17.16b, v17.16b, #4
    ext v3.16b, v3.16b, v3.16b, #12
    eor v19.16b, v21.16b, v19.16b
    ext v21.16b, v31.16b, v31.16b, #4
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #3392]
    eor v20.16b, v8.16b, v20.16b
    ext v8.16b, v4.16b, v4.16b, #4
    eor v3.16b, v3.16b, v25.16b
    ldr q25, [x3, #4320]
    eor v23.16b, v10.16b, v23.16b
    eor v16.16b, v13.16b, v16.16b
    eor v2.16b, v2.16b, v21.16b
    ldr q21, [x3, #1168]
    ldr q10, [x3, #1200]
    eor v0.16b, v14.16b, v0.16b
    // round 9 (skinny.dsl:60)
    eor v13.16b, v19.16b, v27.16b
    // round 10 (skinny.dsl:60)
    eor v17.16b, v15.16b, v17.16b
    // round 9 (skinny.dsl:60)
    ldr q14, [x3, #1136]
    // round 10 (skinny.dsl:60)
    eor v23.16b, v23.16b, v9.16b
    eor v16.16b, v16.16b, v11.16b
    // round 9 (skinny.dsl:60)
    eor v9.16b, v2.16b, v20.16b
    ldr q11, [x3, #3488]
    // round 10 (skinny.dsl:60)
    eor v1.16b, v1.16b, v30.16b
    // round 9 (skinny.dsl:60)
    eor v30.16b, v31.16b, v29.16b
    // round 10 (skinny.dsl:60)
    eor v24.16b, v25.16b, v24.16b
    // round 9 (skinny.dsl:60)
    ldr q25, [x3, #1120]
    // round 10 (skinny.dsl:60)
    eor v23.16b, v23.16b, v8.16b
    // round 9 (skinny.dsl:60)
    eor v8.16b, v16.16b, v9.16b
    // round 10 (skinny.dsl:60)
    eor v5.16b, v21.16b, v5.16b
    eor v18.16b, v10.16b, v18.16b
    // round 9 (skinny.dsl:60)
    eor v21.16b, v24.16b, v1.16b
    bit v20.16b, v9.16b, v23.16b
    eor v9.16b, v3.16b, v13.16b
    bit v13.16b, v27.16b, v0.16b
    eor v27.16b, v17.16b, v30.16b
    bit v30.16b, v29.16b, v4.16b
    eor v29.16b, v5.16b, v21.16b
    mov v10.16b, v20.16b
    bsl v10.16b, v8.16b, v23.16b
    eor v20.16b, v2.16b, v20.16b
    bsl v23.16b, v16.16b, v8.16b
    eor v16.16b, v19.16b, v13.16b
    bit v3.16b, v9.16b, v0.16b
    mov v8.16b, v30.16b
    bsl v8.16b, v27.16b, v4.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v4.16b, v27.16b, v17.16b
    and v17.16b, v23.16b, v20.16b
    bsl v13.16b, v9.16b, v0.16b
    orn v0.16b, v3.16b, v16.16b
    bit v1.16b, v21.16b, v18.16b
    eor v2.16b, v2.16b, v17.16b
    orn v17.16b, v4.16b, v30.16b
    eor v21.16b, v3.16b, v23.16b
    eor v0.16b, v19.16b, v0.16b
    eor v19.16b, v13.16b, v10.16b
    eor v27.16b, v14.16b, v8.16b
    ldr q8, [x3, #1088]
    eor v4.16b, v11.16b, v4.16b
    eor v25.16b, v25.16b, v31.16b
    mov v31.16b, v1.16b
    bsl v31.16b, v29.16b, v18.16b
    ldr q9, [x3, #4336]
    ldr q11, [x3, #3472]
    eor v1.16b, v24.16b, v1.16b
    bsl v18.16b, v5.16b, v29.16b
    eor v5.16b, v0.16b, v2.16b
    eor v29.16b, v16.16b, v20.16b
    eor v27.16b, v27.16b, v19.16b
    eor v4.16b, v4.16b, v21.16b
    eor v30.16b, v8.16b, v30.16b
    eor v17.16b, v25.16b, v17.16b
    and v25.16b, v18.16b, v1.16b
    ldr q8, [x3, #1024]
    ldr q14, [x3, #1072]
    eor v31.16b, v13.16b, v31.16b
    eor v3.16b, v3.16b, v18.16b
    eor v0.16b, v24.16b, v0.16b
    // round 8 (skinny.dsl:60)
    ldr q18, [x3, #3520]
    ldr q24, [x3, #3584]
    // round 9 (skinny.dsl:60)
    eor v30.16b, v30.16b, v29.16b
    eor v17.16b, v17.16b, v5.16b
    // round 8 (skinny.dsl:60)
    eor v13.16b, v4.16b, v27.16b
    // round 9 (skinny.dsl:60)
    eor v1.16b, v16.16b, v1.16b
    eor v0.16b, v0.16b, v25.16b
    // round 8 (skinny.dsl:60)
    eor v16.16b, v3.16b, v31.16b
    ldr q25, [x3, #976]
    bit v27.16b, v13.16b, v17.16b
    eor v13.16b, v30.16b, v13.16b
    // round 9 (skinny.dsl:60)
    eor v9.16b, v9.16b, v10.16b
    // round 8 (skinny.dsl:60)
    eor v10.16b, v1.16b, v16.16b
    bit v16.16b, v31.16b, v0.16b
    // round 9 (skinny.dsl:60)
    eor v29.16b, v26.16b, v29.16b
    // round 8 (skinny.dsl:60)
    mov v31.16b, v27.16b
    bsl v31.16b, v13.16b, v17.16b
    eor v27.16b, v4.16b, v27.16b
    bsl v17.16b, v30.16b, v13.16b
    // round 9 (skinny.dsl:60)
    eor v23.16b, v11.16b, v23.16b
    // round 8 (skinny.dsl:60)
    eor v30.16b, v3.16b, v16.16b
    bit v1.16b, v10.16b, v0.16b
    and v11.16b, v17.16b, v27.16b
    eor v13.16b, v21.16b, v19.16b
    // round 9 (skinny.dsl:60)
    eor v20.16b, v8.16b, v20.16b
    eor v2.16b, v14.16b, v2.16b
    // round 8 (skinny.dsl:60)
    bsl v16.16b, v10.16b, v0.16b
    orn v0.16b, v1.16b, v30.16b
    eor v8.16b, v23.16b, v9.16b
    eor v4.16b, v4.16b, v11.16b
    eor v10.16b, v29.16b, v13.16b
    bit v13.16b, v19.16b, v5.16b
    ext v19.16b, v31.16b, v31.16b, #8
    ext v11.16b, v17.16b, v17.16b, #8
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v20.16b, v8.16b
    bit v9.16b, v8.16b, v2.16b
    mov v8.16b, v13.16b
    bsl v8.16b, v10.16b, v5.16b
    eor v13.16b, v21.16b, v13.16b
    bsl v5.16b, v10.16b, v29.16b
    ext v29.16b, v4.16b, v4.16b, #8
    ext v10.16b, v27.16b, v27.16b, #8
    eor v19.16b, v16.16b, v19.16b
    eor v11.16b, v1.16b, v11.16b
    mov v14.16b, v9.16b
    bsl v14.16b, v3.16b, v2.16b
    eor v9.16b, v23.16b, v9.16b
    bsl v2.16b, v20.16b, v3.16b
    orn v3.16b, v5.16b, v13.16b
    eor v20.16b, v0.16b, v29.16b
    eor v29.16b, v30.16b, v10.16b
    ext v16.16b, v16.16b, v16.16b, #4
    ext v1.16b, v1.16b, v1.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v18.16b, v18.16b, v8.16b
    ldr q8, [x3, #4368]
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [x3, #4352]
    eor v21.16b, v25.16b, v21.16b
    ext v25.16b, v19.16b, v19.16b, #12
    and v10.16b, v2.16b, v9.16b
    eor v16.16b, v16.16b, v14.16b
    ext v14.16b, v11.16b, v11.16b, #12
    ext v30.16b, v30.16b, v30.16b, #4
    eor v1.16b, v1.16b, v2.16b
    ext v2.16b, v29.16b, v29.16b, #12
    eor v0.16b, v23.16b, v0.16b
    ldr q23, [x3, #4384]
    eor v18.16b, v18.16b, v25.16b
    ext v25.16b, v20.16b, v20.16b, #12
    eor v8.16b, v8.16b, v13.16b
    ldr q13, [x3, #3536]
    eor v5.16b, v5.16b, v14.16b
    eor v3.16b, v21.16b, v3.16b
    eor v21.16b, v30.16b, v9.16b
    ldr q30, [x3, #928]
    // round 7 (skinny.dsl:60)
    ldr q9, [x3, #4400]
    // round 8 (skinny.dsl:60)
    eor v0.16b, v0.16b, v10.16b
    eor v2.16b, v8.16b, v2.16b
    // round 7 (skinny.dsl:60)
    eor v8.16b, v1.16b, v16.16b
    ldr q10, [x3, #3632]
    // round 8 (skinny.dsl:60)
    eor v3.16b, v3.16b, v25.16b
    // round 7 (skinny.dsl:60)
    eor v25.16b, v5.16b, v18.16b
    // round 8 (skinny.dsl:60)
    eor v29.16b, v28.16b, v29.16b
    // round 7 (skinny.dsl:60)
    eor v14.16b, v21.16b, v8.16b
    bit v8.16b, v16.16b, v0.16b
    eor v16.16b, v11.16b, v19.16b
    bit v18.16b, v25.16b, v3.16b
    eor v25.16b, v2.16b, v25.16b
    // round 8 (skinny.dsl:60)
    eor v24.16b, v24.16b, v31.16b
    // round 7 (skinny.dsl:60)
    eor v31.16b, v1.16b, v8.16b
    bit v21.16b, v14.16b, v0.16b
    // round 8 (skinny.dsl:60)
    eor v17.16b, v23.16b, v17.16b
    // round 7 (skinny.dsl:60)
    mov v23.16b, v18.16b
    bsl v23.16b, v25.16b, v3.16b
    eor v18.16b, v5.16b, v18.16b
    bsl v3.16b, v2.16b, v25.16b
    eor v2.16b, v29.16b, v16.16b
    bit v16.16b, v19.16b, v20.16b
    bsl v8.16b, v14.16b, v0.16b
    orn v0.16b, v21.16b, v31.16b
    and v19.16b, v3.16b, v18.16b
    // round 8 (skinny.dsl:60)
    eor v25.16b, v13.16b, v27.16b
    eor v4.16b, v30.16b, v4.16b
    // round 7 (skinny.dsl:60)
    mov v27.16b, v16.16b
    bsl v27.16b, v2.16b, v20.16b
    eor v16.16b, v11.16b, v16.16b
    bsl v20.16b, v2.16b, v29.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v17.16b, v24.16b
    eor v2.16b, v5.16b, v19.16b
    eor v5.16b, v8.16b, v23.16b
    eor v19.16b, v21.16b, v3.16b
    orn v29.16b, v20.16b, v16.16b
    eor v30.16b, v25.16b, v1.16b
    bit v24.16b, v1.16b, v4.16b
    eor v1.16b, v0.16b, v2.16b
    eor v13.16b, v31.16b, v18.16b
    eor v27.16b, v9.16b, v27.16b
    ldr q9, [x3, #832]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #800]
    mov v14.16b, v24.16b
    bsl v14.16b, v30.16b, v4.16b
    eor v24.16b, v17.16b, v24.16b
    bsl v4.16b, v25.16b, v30.16b
    ext v25.16b, v5.16b, v5.16b, #8
    ext v30.16b, v8.16b, v8.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v31.16b, v31.16b, v31.16b, #8
    eor v8.16b, v9.16b, v11.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v25.16b, v27.16b, v25.16b
    ldr q27, [x3, #3616]
    eor v16.16b, v10.16b, v16.16b
    ext v10.16b, v13.16b, v13.16b, #8
    and v11.16b, v4.16b, v24.16b
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v29.16b, v8.16b, v29.16b
    ldr q8, [x3, #3648]
    eor v30.16b, v30.16b, v14.16b
    eor v4.16b, v21.16b, v4.16b
    eor v0.16b, v17.16b, v0.16b
    ldr q17, [x3, #752]
    ldr q21, [x3, #784]
    eor v16.16b, v16.16b, v10.16b
    eor v29.16b, v29.16b, v9.16b
    // round 6 (skinny.dsl:60)
    eor v9.16b, v20.16b, v25.16b
    ldr q10, [x3, #3680]
    ldr q14, [x3, #3712]
    // round 7 (skinny.dsl:60)
    eor v24.16b, v31.16b, v24.16b
    eor v0.16b, v11.16b, v0.16b
    // round 6 (skinny.dsl:60)
    eor v31.16b, v4.16b, v30.16b
    ldr q11, [x3, #688]
    bit v25.16b, v9.16b, v29.16b
    eor v9.16b, v16.16b, v9.16b
    // round 7 (skinny.dsl:60)
    eor v23.16b, v27.16b, v23.16b
    // round 6 (skinny.dsl:60)
    eor v27.16b, v24.16b, v31.16b
    bit v31.16b, v30.16b, v0.16b
    // round 7 (skinny.dsl:60)
    eor v28.16b, v28.16b, v13.16b
    // round 6 (skinny.dsl:60)
    mov v30.16b, v25.16b
    bsl v30.16b, v9.16b, v29.16b
    eor v25.16b, v20.16b, v25.16b
    bsl v29.16b, v16.16b, v9.16b
    // round 7 (skinny.dsl:60)
    eor v3.16b, v8.16b, v3.16b
    // round 6 (skinny.dsl:60)
    eor v16.16b, v19.16b, v5.16b
    eor v8.16b, v4.16b, v31.16b
    and v9.16b, v29.16b, v25.16b
    bit v24.16b, v27.16b, v0.16b
    // round 7 (skinny.dsl:60)
    eor v17.16b, v17.16b, v18.16b
    eor v2.16b, v21.16b, v2.16b
    // round 6 (skinny.dsl:60)
    eor v18.16b, v28.16b, v16.16b
    bit v16.16b, v5.16b, v1.16b
    eor v5.16b, v20.16b, v9.16b
    bsl v31.16b, v27.16b, v0.16b
    orn v0.16b, v24.16b, v8.16b
    eor v20.16b, v3.16b, v23.16b
    ext v21.16b, v30.16b, v30.16b, #8
    ext v27.16b, v29.16b, v29.16b, #8
    mov v9.16b, v16.16b
    bsl v9.16b, v18.16b, v1.16b
    eor v16.16b, v19.16b, v16.16b
    bsl v1.16b, v18.16b, v28.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v17.16b, v20.16b
    bit v23.16b, v20.16b, v2.16b
    ext v18.16b, v5.16b, v5.16b, #8
    ext v20.16b, v25.16b, v25.16b, #8
    eor v21.16b, v31.16b, v21.16b
    eor v27.16b, v24.16b, v27.16b
    orn v28.16b, v1.16b, v16.16b
    mov v13.16b, v23.16b
    bsl v13.16b, v4.16b, v2.16b
    eor v23.16b, v3.16b, v23.16b
    bsl v2.16b, v17.16b, v4.16b
    eor v4.16b, v0.16b, v18.16b
    eor v17.16b, v8.16b, v20.16b
    ext v18.16b, v21.16b, v21.16b, #4
    ext v20.16b, v31.16b, v31.16b, #12
    ext v24.16b, v24.16b, v24.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    eor v31.16b, v10.16b, v9.16b
    ldr q9, [x3, #656]
    eor v1.16b, v14.16b, v1.16b
    ext v10.16b, v27.16b, v27.16b, #4
    eor v19.16b, v11.16b, v19.16b
    ldr q11, [x3, #4416]
    and v14.16b, v2.16b, v23.16b
    eor v20.16b, v20.16b, v13.16b
    ext v13.16b, v17.16b, v17.16b, #4
    ext v8.16b, v8.16b, v8.16b, #12
    eor v2.16b, v24.16b, v2.16b
    ext v24.16b, v4.16b, v4.16b, #4
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v31.16b, v18.16b
    eor v16.16b, v9.16b, v16.16b
    ldr q18, [x3, #3696]
    ldr q31, [x3, #592]
    eor v1.16b, v1.16b, v10.16b
    eor v19.16b, v19.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    ldr q28, [x3, #640]
    // round 5 (skinny.dsl:60)
    ldr q8, [x3, #560]
    // round 6 (skinny.dsl:60)
    eor v0.16b, v14.16b, v0.16b
    eor v16.16b, v16.16b, v13.16b
    // round 5 (skinny.dsl:60)
    eor v9.16b, v2.16b, v20.16b
    ldr q10, [x3, #3760]
    ldr q13, [x3, #544]
    // round 6 (skinny.dsl:60)
    eor v19.16b, v19.16b, v24.16b
    // round 5 (skinny.dsl:60)
    eor v24.16b, v1.16b, v3.16b
    // round 6 (skinny.dsl:60)
    eor v17.16b, v26.16b, v17.16b
    // round 5 (skinny.dsl:60)
    ldr q26, [x3, #512]
    ldr q14, [x3, #3728]
    // round 6 (skinny.dsl:60)
    eor v30.16b, v11.16b, v30.16b
    // round 5 (skinny.dsl:60)
    eor v11.16b, v27.16b, v21.16b
    // round 6 (skinny.dsl:60)
    eor v18.16b, v18.16b, v29.16b
    // round 5 (skinny.dsl:60)
    eor v29.16b, v16.16b, v24.16b
    bit v3.16b, v24.16b, v19.16b
    eor v24.16b, v23.16b, v9.16b
    bit v9.16b, v20.16b, v0.16b
    eor v20.16b, v17.16b, v11.16b
    bit v11.16b, v21.16b, v4.16b
    mov v21.16b, v3.16b
    bsl v21.16b, v29.16b, v19.16b
    eor v3.16b, v1.16b, v3.16b
    bsl v19.16b, v16.16b, v29.16b
    eor v16.16b, v2.16b, v9.16b
    bit v23.16b, v24.16b, v0.16b
    // round 6 (skinny.dsl:60)
    eor v25.16b, v31.16b, v25.16b
    eor v5.16b, v28.16b, v5.16b
    // round 5 (skinny.dsl:60)
    eor v28.16b, v18.16b, v30.16b
    and v29.16b, v19.16b, v3.16b
    bit v17.16b, v20.16b, v4.16b
    bit v4.16b, v20.16b, v11.16b
    eor v20.16b, v27.16b, v11.16b
    bsl v9.16b, v24.16b, v0.16b
    orn v0.16b, v23.16b, v16.16b
    eor v24.16b, v25.16b, v28.16b
    bit v30.16b, v28.16b, v5.16b
    eor v1.16b, v1.16b, v29.16b
    orn v28.16b, v17.16b, v20.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v9.16b, v21.16b
    eor v29.16b, v23.16b, v19.16b
    eor v4.16b, v8.16b, v4.16b
    eor v17.16b, v10.16b, v17.16b
    eor v27.16b, v13.16b, v27.16b
    ldr q31, [x3, #4432]
    ldr q8, [x3, #448]
    mov v10.16b, v30.16b
    bsl v10.16b, v24.16b, v5.16b
    eor v30.16b, v18.16b, v30.16b
    bsl v5.16b, v25.16b, v24.16b
    ldr q24, [x3, #496]
    eor v25.16b, v0.16b, v1.16b
    eor v11.16b, v16.16b, v3.16b
    eor v4.16b, v4.16b, v2.16b
    eor v20.16b, v26.16b, v20.16b
    eor v17.16b, v17.16b, v29.16b
    eor v26.16b, v27.16b, v28.16b
    // round 4 (skinny.dsl:60)
    ldr q27, [x3, #4448]
    ldr q28, [x3, #3856]
    // round 5 (skinny.dsl:60)
    and v13.16b, v5.16b, v30.16b
    eor v9.16b, v9.16b, v10.16b
    eor v5.16b, v23.16b, v5.16b
    // round 4 (skinny.dsl:60)
    ldr q23, [x3, #400]
    ldr q10, [x3, #4480]
    // round 5 (skinny.dsl:60)
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v20.16b, v11.16b
    eor v20.16b, v26.16b, v25.16b
    // round 4 (skinny.dsl:60)
    ldr q26, [x3, #3776]
    // round 5 (skinny.dsl:60)
    eor v16.16b, v16.16b, v30.16b
    // round 4 (skinny.dsl:60)
    eor v30.16b, v17.16b, v4.16b
    // round 5 (skinny.dsl:60)
    eor v21.16b, v14.16b, v21.16b
    eor v0.16b, v0.16b, v13.16b
    // round 4 (skinny.dsl:60)
    eor v13.16b, v5.16b, v9.16b
    // round 5 (skinny.dsl:60)
    eor v11.16b, v15.16b, v11.16b
    // round 4 (skinny.dsl:60)
    eor v14.16b, v18.16b, v30.16b
    bit v4.16b, v30.16b, v20.16b
    // round 5 (skinny.dsl:60)
    eor v19.16b, v31.16b, v19.16b
    // round 4 (skinny.dsl:60)
    eor v30.16b, v16.16b, v13.16b
    bit v13.16b, v9.16b, v0.16b
    eor v31.16b, v29.16b, v2.16b
    mov v9.16b, v4.16b
    bsl v9.16b, v14.16b, v20.16b
    eor v4.16b, v17.16b, v4.16b
    bsl v20.16b, v18.16b, v14.16b
    eor v18.16b, v5.16b, v13.16b
    bit v16.16b, v30.16b, v0.16b
    // round 5 (skinny.dsl:60)
    eor v3.16b, v8.16b, v3.16b
    // round 4 (skinny.dsl:60)
    and v8.16b, v20.16b, v4.16b
    // round 5 (skinny.dsl:60)
    eor v1.16b, v24.16b, v1.16b
    // round 4 (skinny.dsl:60)
    bsl v13.16b, v30.16b, v0.16b
    orn v0.16b, v16.16b, v18.16b
    eor v24.16b, v19.16b, v21.16b
    eor v30.16b, v11.16b, v31.16b
    eor v17.16b, v17.16b, v8.16b
    bit v31.16b, v2.16b, v25.16b
    ext v2.16b, v9.16b, v9.16b, #8
    ext v8.16b, v20.16b, v20.16b, #8
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v3.16b, v24.16b
    bit v21.16b, v24.16b, v1.16b
    mov v24.16b, v31.16b
    bsl v24.16b, v30.16b, v25.16b
    eor v31.16b, v29.16b, v31.16b
    bsl v25.16b, v30.16b, v11.16b
    ext v30.16b, v17.16b, v17.16b, #8
    ext v11.16b, v4.16b, v4.16b, #8
    eor v2.16b, v13.16b, v2.16b
    eor v8.16b, v16.16b, v8.16b
    mov v14.16b, v21.16b
    bsl v14.16b, v5.16b, v1.16b
    eor v21.16b, v19.16b, v21.16b
    bsl v1.16b, v3.16b, v5.16b
    orn v3.16b, v25.16b, v31.16b
    eor v5.16b, v0.16b, v30.16b
    eor v30.16b, v18.16b, v11.16b
    ext v11.16b, v13.16b, v13.16b, #4
    ext v16.16b, v16.16b, v16.16b, #4
    ext v0.16b, v0.16b, v0.16b, #4
    eor v24.16b, v27.16b, v24.16b
    ldr q27, [x3, #3840]
    eor v25.16b, v28.16b, v25.16b
    ext v28.16b, v2.16b, v2.16b, #12
    eor v23.16b, v23.16b, v29.16b
    ldr q29, [x3, #4464]
    and v13.16b, v1.16b, v21.16b
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #12
    ext v18.16b, v18.16b, v18.16b, #4
    eor v1.16b, v16.16b, v1.16b
    ext v16.16b, v30.16b, v30.16b, #12
    eor v0.16b, v19.16b, v0.16b
    ext v19.16b, v5.16b, v5.16b, #12
    eor v24.16b, v24.16b, v28.16b
    // round 3 (skinny.dsl:60)
    ldr q28, [x3, #4496]
    // round 4 (skinny.dsl:60)
    eor v31.16b, v10.16b, v31.16b
    eor v25.16b, v25.16b, v14.16b
    eor v3.16b, v23.16b, v3.16b
    // round 3 (skinny.dsl:60)
    ldr q23, [x3, #3904]
    ldr q10, [x3, #4560]
    // round 4 (skinny.dsl:60)
    eor v18.16b, v18.16b, v21.16b
    eor v0.16b, v0.16b, v13.16b
    // round 3 (skinny.dsl:60)
    eor v21.16b, v1.16b, v11.16b
    ldr q13, [x3, #4528]
    ldr q14, [x3, #4512]
    // round 4 (skinny.dsl:60)
    eor v16.16b, v31.16b, v16.16b
    eor v3.16b, v3.16b, v19.16b
    // round 3 (skinny.dsl:60)
    eor v19.16b, v25.16b, v24.16b
    eor v31.16b, v18.16b, v21.16b
    bit v21.16b, v11.16b, v0.16b
    // round 4 (skinny.dsl:60)
    eor v26.16b, v26.16b, v9.16b
    // round 3 (skinny.dsl:60)
    eor v9.16b, v16.16b, v19.16b
    bit v24.16b, v19.16b, v3.16b
    // round 4 (skinny.dsl:60)
    eor v19.16b, v22.16b, v30.16b
    eor v20.16b, v27.16b, v20.16b
    // round 3 (skinny.dsl:60)
    eor v27.16b, v8.16b, v2.16b
    eor v30.16b, v1.16b, v21.16b
    bit v18.16b, v31.16b, v0.16b
    mov v11.16b, v24.16b
    bsl v11.16b, v9.16b, v3.16b
    eor v24.16b, v25.16b, v24.16b
    bsl v3.16b, v16.16b, v9.16b
    // round 4 (skinny.dsl:60)
    eor v4.16b, v29.16b, v4.16b
    eor v16.16b, v12.16b, v17.16b
    // round 3 (skinny.dsl:60)
    eor v17.16b, v19.16b, v27.16b
    bit v27.16b, v2.16b, v5.16b
    bsl v21.16b, v31.16b, v0.16b
    orn v0.16b, v18.16b, v30.16b
    eor v2.16b, v20.16b, v26.16b
    and v29.16b, v3.16b, v24.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v17.16b, v5.16b
    eor v27.16b, v8.16b, v27.16b
    bsl v5.16b, v17.16b, v19.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v4.16b, v2.16b
    bit v26.16b, v2.16b, v16.16b
    eor v2.16b, v25.16b, v29.16b
    eor v17.16b, v21.16b, v11.16b
    eor v19.16b, v18.16b, v3.16b
    orn v25.16b, v5.16b, v27.16b
    mov v29.16b, v26.16b
    bsl v29.16b, v1.16b, v16.16b
    bsl v16.16b, v4.16b, v1.16b
    eor v1.16b, v0.16b, v2.16b
    eor v4.16b, v30.16b, v24.16b
    ext v9.16b, v17.16b, v17.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    eor v28.16b, v28.16b, v31.16b
    ldr q31, [x3, #3920]
    eor v5.16b, v23.16b, v5.16b
    ext v23.16b, v19.16b, v19.16b, #8
    eor v8.16b, v10.16b, v8.16b
    ldr q10, [x3, #4544]
    eor v26.16b, v20.16b, v26.16b
    eor v21.16b, v21.16b, v29.16b
    ext v29.16b, v4.16b, v4.16b, #8
    ext v30.16b, v30.16b, v30.16b, #8
    eor v18.16b, v18.16b, v16.16b
    ext v12.16b, v1.16b, v1.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    eor v28.16b, v28.16b, v9.16b
    eor v27.16b, v13.16b, v27.16b
    ldr q9, [x3, #4576]
    // round 2 (skinny.dsl:60)
    ldr q13, [x3, #4592]
    // round 3 (skinny.dsl:60)
    eor v5.16b, v5.16b, v23.16b
    eor v23.16b, v8.16b, v25.16b
    and v16.16b, v16.16b, v26.16b
    // round 2 (skinny.dsl:60)
    ldr q25, [x3, #3984]
    ldr q8, [x3, #3936]
    // round 3 (skinny.dsl:60)
    eor v26.16b, v30.16b, v26.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v27.16b, v29.16b
    // round 2 (skinny.dsl:60)
    ldr q27, [x3, #4624]
    ldr q29, [x3, #48]
    // round 3 (skinny.dsl:60)
    eor v23.16b, v23.16b, v12.16b
    // round 2 (skinny.dsl:60)
    eor v30.16b, v5.16b, v28.16b
    eor v12.16b, v18.16b, v21.16b
    // round 3 (skinny.dsl:60)
    eor v0.16b, v16.16b, v0.16b
    eor v16.16b, v14.16b, v11.16b
    eor v4.16b, v22.16b, v4.16b
    // round 2 (skinny.dsl:60)
    ldr q22, [x3, #4656]
    eor v11.16b, v20.16b, v30.16b
    bit v30.16b, v28.16b, v23.16b
    eor v28.16b, v26.16b, v12.16b
    // round 3 (skinny.dsl:60)
    eor v3.16b, v31.16b, v3.16b
    // round 2 (skinny.dsl:60)
    eor v31.16b, v19.16b, v17.16b
    bit v12.16b, v21.16b, v0.16b
    mov v21.16b, v30.16b
    bsl v21.16b, v11.16b, v23.16b
    eor v30.16b, v5.16b, v30.16b
    bsl v23.16b, v11.16b, v20.16b
    bit v26.16b, v28.16b, v0.16b
    // round 3 (skinny.dsl:60)
    eor v20.16b, v10.16b, v24.16b
    eor v2.16b, v9.16b, v2.16b
    // round 2 (skinny.dsl:60)
    orn v24.16b, v23.16b, v30.16b
    eor v9.16b, v4.16b, v31.16b
    bit v31.16b, v17.16b, v1.16b
    bit v0.16b, v28.16b, v12.16b
    eor v17.16b, v18.16b, v12.16b
    eor v28.16b, v3.16b, v16.16b
    ext v10.16b, v21.16b, v21.16b, #8
    ext v11.16b, v23.16b, v23.16b, #8
    mvn v12.16b, v26.16b
    eor v5.16b, v5.16b, v24.16b
    mov v24.16b, v31.16b
    bsl v24.16b, v9.16b, v1.16b
    bsl v1.16b, v9.16b, v4.16b
    orn v4.16b, v26.16b, v17.16b
    eor v26.16b, v20.16b, v28.16b
    bit v28.16b, v16.16b, v2.16b
    ext v16.16b, v30.16b, v30.16b, #8
    eor v9.16b, v0.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v31.16b, v19.16b, v31.16b
    eor v4.16b, v18.16b, v4.16b
    mov v18.16b, v28.16b
    bsl v18.16b, v26.16b, v2.16b
    bsl v2.16b, v26.16b, v20.16b
    ext v20.16b, v5.16b, v5.16b, #8
    eor v16.16b, v17.16b, v16.16b
    ext v26.16b, v9.16b, v9.16b, #4
    ext v0.16b, v0.16b, v0.16b, #12
    ext v11.16b, v12.16b, v12.16b, #12
    eor v24.16b, v13.16b, v24.16b
    ext v12.16b, v10.16b, v10.16b, #4
    eor v25.16b, v25.16b, v1.16b
    ldr q13, [x3, #4608]
    orn v1.16b, v1.16b, v31.16b
    eor v28.16b, v3.16b, v28.16b
    eor v20.16b, v4.16b, v20.16b
    eor v0.16b, v0.16b, v18.16b
    ext v18.16b, v16.16b, v16.16b, #4
    ext v17.16b, v17.16b, v17.16b, #12
    eor v11.16b, v11.16b, v2.16b
    ext v4.16b, v4.16b, v4.16b, #12
    eor v21.16b, v8.16b, v21.16b
    ldr q8, [x3, #4640]
    eor v24.16b, v24.16b, v26.16b
    eor v26.16b, v27.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v25.16b, v25.16b, v12.16b
    eor v19.16b, v22.16b, v19.16b
    orn v2.16b, v2.16b, v28.16b
    eor v17.16b, v17.16b, v28.16b
    ext v22.16b, v20.16b, v20.16b, #4
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v13.16b, v30.16b
    eor v18.16b, v26.16b, v18.16b
    eor v16.16b, v15.16b, v16.16b
    eor v1.16b, v19.16b, v1.16b
    // round 1 (skinny.dsl:60)
    eor v19.16b, v23.16b, v21.16b
    eor v26.16b, v25.16b, v24.16b
    eor v27.16b, v10.16b, v9.16b
    eor v28.16b, v11.16b, v0.16b
    // round 2 (skinny.dsl:60)
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v8.16b, v5.16b
    eor v1.16b, v1.16b, v22.16b
    // round 1 (skinny.dsl:60)
    eor v5.16b, v4.16b, v19.16b
    eor v22.16b, v18.16b, v26.16b
    eor v29.16b, v16.16b, v27.16b
    eor v30.16b, v17.16b, v28.16b
    bit v21.16b, v19.16b, v3.16b
    mvn v19.16b, v5.16b
    bit v24.16b, v26.16b, v1.16b
    mvn v26.16b, v22.16b
    bit v9.16b, v27.16b, v20.16b
    mvn v27.16b, v29.16b
    bit v0.16b, v28.16b, v2.16b
    mvn v28.16b, v30.16b
    eor v31.16b, v23.16b, v21.16b
    bit v19.16b, v4.16b, v3.16b
    eor v4.16b, v25.16b, v24.16b
    bit v26.16b, v18.16b, v1.16b
    eor v18.16b, v10.16b, v9.16b
    bit v27.16b, v16.16b, v20.16b
    eor v16.16b, v11.16b, v0.16b
    bit v28.16b, v17.16b, v2.16b
    orr v17.16b, v19.16b, v31.16b
    orr v8.16b, v26.16b, v4.16b
    orr v12.16b, v27.16b, v18.16b
    bsl v21.16b, v3.16b, v5.16b
    bsl v24.16b, v1.16b, v22.16b
    orr v1.16b, v28.16b, v16.16b
    eor v3.16b, v23.16b, v17.16b
    eor v5.16b, v25.16b, v8.16b
    bsl v9.16b, v20.16b, v29.16b
    eor v17.16b, v10.16b, v12.16b
    bsl v0.16b, v2.16b, v30.16b
    eor v1.16b, v11.16b, v1.16b
    ushr v2.16b, v21.16b, #1
    shl v20.16b, v31.16b, #1
    ushr v22.16b, v19.16b, #1
    shl v23.16b, v3.16b, #1
    ushr v25.16b, v9.16b, #1
    shl v29.16b, v18.16b, #1
    ushr v30.16b, v27.16b, #1
    shl v8.16b, v17.16b, #1
    ushr v10.16b, v24.16b, #1
    shl v11.16b, v4.16b, #1
    ushr v12.16b, v26.16b, #1
    shl v13.16b, v5.16b, #1
    ushr v14.16b, v0.16b, #1
    shl v15.16b, v16.16b, #1
    bit v20.16b, v21.16b, v7.16b
    ushr v21.16b, v28.16b, #1
    bit v31.16b, v2.16b, v7.16b
    shl v2.16b, v1.16b, #1
    bit v23.16b, v19.16b, v7.16b
    bit v3.16b, v22.16b, v7.16b
    bit v29.16b, v9.16b, v7.16b
    bit v18.16b, v25.16b, v7.16b
    bit v8.16b, v27.16b, v7.16b
    bit v17.16b, v30.16b, v7.16b
    bit v11.16b, v24.16b, v7.16b
    bit v4.16b, v10.16b, v7.16b
    bit v13.16b, v26.16b, v7.16b
    bit v5.16b, v12.16b, v7.16b
    bit v15.16b, v0.16b, v7.16b
    bit v16.16b, v14.16b, v7.16b
    bit v2.16b, v28.16b, v7.16b
    bsl v7.16b, v21.16b, v1.16b
    zip1 v0.2d, v20.2d, v31.2d
    zip2 v1.2d, v20.2d, v31.2d
    zip1 v19.2d, v23.2d, v3.2d
    zip2 v3.2d, v23.2d, v3.2d
    zip1 v20.2d, v29.2d, v18.2d
    zip2 v18.2d, v29.2d, v18.2d
    zip1 v21.2d, v8.2d, v17.2d
    zip2 v17.2d, v8.2d, v17.2d
    zip1 v22.2d, v11.2d, v4.2d
    zip2 v4.2d, v11.2d, v4.2d
    zip1 v23.2d, v13.2d, v5.2d
    zip2 v5.2d, v13.2d, v5.2d
    zip1 v24.2d, v15.2d, v16.2d
    zip2 v16.2d, v15.2d, v16.2d
    zip1 v25.2d, v2.2d, v7.2d
    zip2 v2.2d, v2.2d, v7.2d
    trn1 v7.16b, v0.16b, v1.16b
    trn2 v0.16b, v0.16b, v1.16b
    trn1 v1.16b, v19.16b, v3.16b
    trn2 v3.16b, v19.16b, v3.16b
    trn1 v19.16b, v20.16b, v18.16b
    trn2 v18.16b, v20.16b, v18.16b
    trn1 v20.16b, v21.16b, v17.16b
    trn2 v17.16b, v21.16b, v17.16b
    trn1 v21.16b, v22.16b, v4.16b
    trn2 v4.16b, v22.16b, v4.16b
    trn1 v22.16b, v23.16b, v5.16b
    trn2 v5.16b, v23.16b, v5.16b
    trn1 v23.16b, v24.16b, v16.16b
    trn2 v16.16b, v24.16b, v16.16b
    trn1 v24.16b, v25.16b, v2.16b
    trn2 v2.16b, v25.16b, v2.16b
    ushr v25.16b, v7.16b, #2
    shl v26.16b, v1.16b, #2
    ushr v27.16b, v19.16b, #2
    shl v28.16b, v20.16b, #2
    ushr v29.16b, v0.16b, #2
    shl v30.16b, v3.16b, #2
    ushr v31.16b, v18.16b, #2
    shl v8.16b, v17.16b, #2
    ushr v9.16b, v21.16b, #2
    shl v10.16b, v22.16b, #2
    ushr v11.16b, v23.16b, #2
    shl v12.16b, v24.16b, #2
    ushr v13.16b, v4.16b, #2
    shl v14.16b, v5.16b, #2
    ushr v15.16b, v16.16b, #2
    bit v26.16b, v7.16b, v6.16b
    shl v7.16b, v2.16b, #2
    bit v1.16b, v25.16b, v6.16b
    bit v28.16b, v19.16b, v6.16b
    bit v20.16b, v27.16b, v6.16b
    bit v30.16b, v0.16b, v6.16b
    bit v3.16b, v29.16b, v6.16b
    bit v8.16b, v18.16b, v6.16b
    bit v17.16b, v31.16b, v6.16b
    bit v10.16b, v21.16b, v6.16b
    bit v22.16b, v9.16b, v6.16b
    bit v12.16b, v23.16b, v6.16b
    bit v24.16b, v11.16b, v6.16b
    bit v14.16b, v4.16b, v6.16b
    bit v5.16b, v13.16b, v6.16b
    bit v7.16b, v16.16b, v6.16b
    bsl v6.16b, v15.16b, v2.16b
    trn1 v0.4s, v26.4s, v28.4s
    trn2 v2.4s, v26.4s, v28.4s
    trn1 v4.4s, v1.4s, v20.4s
    trn2 v1.4s, v1.4s, v20.4s
    trn1 v16.4s, v30.4s, v8.4s
    trn2 v18.4s, v30.4s, v8.4s
    trn1 v19.4s, v3.4s, v17.4s
    trn2 v3.4s, v3.4s, v17.4s
    trn1 v17.4s, v10.4s, v12.4s
    trn2 v20.4s, v10.4s, v12.4s
    trn1 v21.4s, v22.4s, v24.4s
    trn2 v22.4s, v22.4s, v24.4s
    trn1 v23.4s, v14.4s, v7.4s
    trn2 v7.4s, v14.4s, v7.4s
    trn1 v24.4s, v5.4s, v6.4s
    trn2 v5.4s, v5.4s, v6.4s
    trn1 v6.8h, v0.8h, v17.8h
    trn2 v0.8h, v0.8h, v17.8h
    trn1 v17.8h, v4.8h, v21.8h
    trn2 v4.8h, v4.8h, v21.8h
    trn1 v21.8h, v2.8h, v20.8h
    trn2 v2.8h, v2.8h, v20.8h
    trn1 v20.8h, v1.8h, v22.8h
    trn2 v1.8h, v1.8h, v22.8h
    trn1 v22.8h, v16.8h, v23.8h
    trn2 v16.8h, v16.8h, v23.8h
    trn1 v23.8h, v19.8h, v24.8h
    trn2 v19.8h, v19.8h, v24.8h
    trn1 v24.8h, v18.8h, v7.8h
    trn2 v7.8h, v18.8h, v7.8h
    trn1 v18.8h, v3.8h, v5.8h
    trn2 v3.8h, v3.8h, v5.8h
    mov v5.16b, v6.16b
    sli v5.16b, v21.16b, #4
    sri v21.16b, v6.16b, #4
    mov v6.16b, v17.16b
    sli v6.16b, v20.16b, #4
    sri v20.16b, v17.16b, #4
    mov v17.16b, v22.16b
    sli v17.16b, v24.16b, #4
    sri v24.16b, v22.16b, #4
    mov v22.16b, v23.16b
    sli v22.16b, v18.16b, #4
    sri v18.16b, v23.16b, #4
    mov v23.16b, v0.16b
    sli v23.16b, v2.16b, #4
    str q5, [x0, #0]
    str q6, [x0, #16]
    sri v2.16b, v0.16b, #4
    mov v0.16b, v4.16b
    sli v0.16b, v1.16b, #4
    sri v1.16b, v4.16b, #4
    str q21, [x0, #32]
    str q20, [x0, #48]
    mov v4.16b, v16.16b
    sli v4.16b, v7.16b, #4
    sri v7.16b, v16.16b, #4
    mov v5.16b, v19.16b
    sli v5.16b, v3.16b, #4
    str q17, [x0, #64]
    str q22, [x0, #80]
    sri v3.16b, v19.16b, #4
    str q24, [x0, #96]
    str q18, [x0, #112]
    str q23, [x0, #128]
    str q0, [x0, #144]
    str q2, [x0, #160]
    str q1, [x0, #176]
    str q4, [x0, #192]
    str q5, [x0, #208]
    str q7, [x0, #224]
    str q3, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny64_64_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny64_64_ecb_decrypt_neon_out
.Llwcc_skinny64_64_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_skinny64_64_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_skinny64_64_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny64_64_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny64_64_ecb_decrypt_neon_group
.Llwcc_skinny64_64_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny64_64_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_decrypt_neon_copy
.Llwcc_skinny64_64_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_skinny64_64_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_skinny64_64_ecb_decrypt_neon_return:
    ret
    .size lwcc_skinny64_64_ecb_decrypt_neon, .-lwcc_skinny64_64_ecb_decrypt_neon

    .balign 16
    .global lwcc_skinny64_64_ctr_init_neon
    .type lwcc_skinny64_64_ctr_init_neon, %function
lwcc_skinny64_64_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_skinny64_64_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_skinny64_64_ctr_nonce_neon
    .size lwcc_skinny64_64_ctr_init_neon, .-lwcc_skinny64_64_ctr_init_neon

    .balign 16
    .global lwcc_skinny64_64_ctr_nonce_neon
    .type lwcc_skinny64_64_ctr_nonce_neon, %function
lwcc_skinny64_64_ctr_nonce_neon:
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    movi v0.16b, #85
    movi v1.16b, #51
    ld1r {v2.4s}, [x1]
    ldr q3, [x8, #272]
    and v2.16b, v2.16b, v3.16b
    ld1r {v3.4s}, [x1]
    ldr q4, [x8, #288]
    and v3.16b, v3.16b, v4.16b
    orr v2.16b, v2.16b, v3.16b
    mov v3.16b, v2.16b
    sli v3.16b, v2.16b, #4
    mov v4.16b, v3.16b
    sli v4.4s, v3.4s, #16
    sri v2.16b, v2.16b, #4
    mov v5.16b, v2.16b
    sli v5.4s, v2.4s, #16
    trn1 v6.4s, v4.4s, v5.4s
    shl v7.16b, v6.16b, #2
    bit v7.16b, v6.16b, v1.16b
    mov v16.16b, v7.16b
    sli v16.8h, v7.8h, #8
    sri v7.8h, v7.8h, #8
    zip1 v17.2d, v16.2d, v7.2d
    ushr v18.16b, v17.16b, #1
    zip2 v7.2d, v16.2d, v7.2d
    bif v18.16b, v7.16b, v0.16b
    str q18, [x0, #4672]
    sri v3.4s, v3.4s, #16
    sri v2.4s, v2.4s, #16
    trn1 v16.4s, v3.4s, v2.4s
    shl v18.16b, v16.16b, #2
    bit v18.16b, v16.16b, v1.16b
    mov v19.16b, v18.16b
    sli v19.8h, v18.8h, #8
    sri v18.8h, v18.8h, #8
    zip1 v20.2d, v19.2d, v18.2d
    ushr v21.16b, v20.16b, #1
    zip2 v18.2d, v19.2d, v18.2d
    bif v21.16b, v18.16b, v0.16b
    str q21, [x0, #4688]
    trn2 v4.4s, v4.4s, v5.4s
    shl v5.16b, v4.16b, #2
    bit v5.16b, v4.16b, v1.16b
    mov v19.16b, v5.16b
    sli v19.8h, v5.8h, #8
    sri v5.8h, v5.8h, #8
    zip1 v21.2d, v19.2d, v5.2d
    ushr v22.16b, v21.16b, #1
    zip2 v5.2d, v19.2d, v5.2d
    bif v22.16b, v5.16b, v0.16b
    str q22, [x0, #4704]
    trn2 v2.4s, v3.4s, v2.4s
    shl v3.16b, v2.16b, #2
    bit v3.16b, v2.16b, v1.16b
    mov v19.16b, v3.16b
    sli v19.8h, v3.8h, #8
    sri v3.8h, v3.8h, #8
    zip1 v22.2d, v19.2d, v3.2d
    ushr v23.16b, v22.16b, #1
    zip2 v3.2d, v19.2d, v3.2d
    bif v23.16b, v3.16b, v0.16b
    str q23, [x0, #4720]
    ushr v19.16b, v6.16b, #2
    bit v6.16b, v19.16b, v1.16b
    mov v19.16b, v6.16b
    sli v19.8h, v6.8h, #8
    sri v6.8h, v6.8h, #8
    zip1 v23.2d, v19.2d, v6.2d
    zip2 v6.2d, v19.2d, v6.2d
    shl v19.16b, v6.16b, #1
    bit v19.16b, v23.16b, v0.16b
    str q19, [x0, #4736]
    ushr v19.16b, v16.16b, #2
    bit v16.16b, v19.16b, v1.16b
    mov v19.16b, v16.16b
    sli v19.8h, v16.8h, #8
    sri v16.8h, v16.8h, #8
    zip1 v24.2d, v19.2d, v16.2d
    zip2 v16.2d, v19.2d, v16.2d
    shl v19.16b, v16.16b, #1
    bit v19.16b, v24.16b, v0.16b
    str q19, [x0, #4752]
    ushr v19.16b, v4.16b, #2
    bit v4.16b, v19.16b, v1.16b
    mov v19.16b, v4.16b
    sli v19.8h, v4.8h, #8
    sri v4.8h, v4.8h, #8
    zip1 v25.2d, v19.2d, v4.2d
    zip2 v4.2d, v19.2d, v4.2d
    shl v19.16b, v4.16b, #1
    bit v19.16b, v25.16b, v0.16b
    str q19, [x0, #4768]
    ushr v19.16b, v2.16b, #2
    bsl v1.16b, v19.16b, v2.16b
    mov v2.16b, v1.16b
    sli v2.8h, v1.8h, #8
    sri v1.8h, v1.8h, #8
    zip1 v19.2d, v2.2d, v1.2d
    zip2 v1.2d, v2.2d, v1.2d
    shl v2.16b, v1.16b, #1
    bit v2.16b, v19.16b, v0.16b
    str q2, [x0, #4784]
    ushr v2.16b, v23.16b, #1
    bit v6.16b, v2.16b, v0.16b
    str q6, [x0, #4800]
    ushr v2.16b, v24.16b, #1
    bit v16.16b, v2.16b, v0.16b
    str q16, [x0, #4816]
    ushr v2.16b, v25.16b, #1
    bit v4.16b, v2.16b, v0.16b
    str q4, [x0, #4832]
    ushr v2.16b, v19.16b, #1
    bit v1.16b, v2.16b, v0.16b
    str q1, [x0, #4848]
    shl v1.16b, v7.16b, #1
    bit v1.16b, v17.16b, v0.16b
    str q1, [x0, #4864]
    shl v1.16b, v18.16b, #1
    bit v1.16b, v20.16b, v0.16b
    str q1, [x0, #4880]
    shl v1.16b, v5.16b, #1
    bit v1.16b, v21.16b, v0.16b
    str q1, [x0, #4896]
    shl v1.16b, v3.16b, #1
    bsl v0.16b, v22.16b, v1.16b
    str q0, [x0, #4912]
    ret
    .size lwcc_skinny64_64_ctr_nonce_neon, .-lwcc_skinny64_64_ctr_nonce_neon

    .balign 16
    .global lwcc_skinny64_64_ctr_crypt_neon
    .type lwcc_skinny64_64_ctr_crypt_neon, %function
lwcc_skinny64_64_ctr_crypt_neon:
    cbz x2, .Llwcc_skinny64_64_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_skinny64_64_ctr_crypt_neon_rest
.Llwcc_skinny64_64_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    ldr q2, [x8, #32]
    ldr q3, [x8, #48]
    ldr q4, [x8, #64]
    ldr q5, [x8, #80]
    ldr q6, [x8, #96]
    ldr q7, [x8, #112]
    ldr q16, [x8, #128]
    ldr q17, [x8, #144]
    ldr q18, [x8, #160]
    ldr q19, [x8, #176]
    ldr q20, [x8, #192]
    movi v21.16b, #51
    movi v22.16b, #85
    ldr q23, [x8, #208]
    ldr q24, [x8, #224]
    add v1.4s, v0.4s, v1.4s
    ldr q25, [x8, #240]
    ldr q26, [x8, #256]
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    add v4.4s, v0.4s, v4.4s
    ldr q27, [x8, #16]
    add v5.4s, v0.4s, v5.4s
    add v6.4s, v0.4s, v6.4s
    add v7.4s, v0.4s, v7.4s
    add v16.4s, v0.4s, v16.4s
    add v17.4s, v0.4s, v17.4s
    add v18.4s, v0.4s, v18.4s
    add v19.4s, v0.4s, v19.4s
    add v20.4s, v0.4s, v20.4s
    add v23.4s, v0.4s, v23.4s
    add v24.4s, v0.4s, v24.4s
    add v25.4s, v0.4s, v25.4s
    add v0.4s, v0.4s, v26.4s
    tbl v1.16b, {v1.16b}, v27.16b
    tbl v2.16b, {v2.16b}, v27.16b
    tbl v3.16b, {v3.16b}, v27.16b
    tbl v4.16b, {v4.16b}, v27.16b
    tbl v5.16b, {v5.16b}, v27.16b
    tbl v6.16b, {v6.16b}, v27.16b
    tbl v7.16b, {v7.16b}, v27.16b
    tbl v16.16b, {v16.16b}, v27.16b
    tbl v17.16b, {v17.16b}, v27.16b
    tbl v18.16b, {v18.16b}, v27.16b
    tbl v19.16b, {v19.16b}, v27.16b
    tbl v20.16b, {v20.16b}, v27.16b
    tbl v23.16b, {v23.16b}, v27.16b
    tbl v24.16b, {v24.16b}, v27.16b
    tbl v25.16b, {v25.16b}, v27.16b
    tbl v0.16b, {v0.16b}, v27.16b
    mov v26.16b, v1.16b
    sli v26.16b, v3.16b, #4
    sri v3.16b, v1.16b, #4
    mov v1.16b, v2.16b
    sli v1.16b, v4.16b, #4
    sri v4.16b, v2.16b, #4
    mov v2.16b, v5.16b
    sli v2.16b, v7.16b, #4
    sri v7.16b, v5.16b, #4
    mov v5.16b, v6.16b
    sli v5.16b, v16.16b, #4
    sri v16.16b, v6.16b, #4
    mov v6.16b, v17.16b
    sli v6.16b, v19.16b, #4
    sri v19.16b, v17.16b, #4
    mov v17.16b, v18.16b
    sli v17.16b, v20.16b, #4
    sri v20.16b, v18.16b, #4
    mov v18.16b, v23.16b
    sli v18.16b, v25.16b, #4
    sri v25.16b, v23.16b, #4
    mov v23.16b, v24.16b
    sli v23.16b, v0.16b, #4
    sri v0.16b, v24.16b, #4
    trn1 v24.8h, v26.8h, v6.8h
    trn2 v6.8h, v26.8h, v6.8h
    trn1 v26.8h, v1.8h, v17.8h
    trn2 v1.8h, v1.8h, v17.8h
    trn1 v17.8h, v3.8h, v19.8h
    trn2 v3.8h, v3.8h, v19.8h
    trn1 v19.8h, v4.8h, v20.8h
    trn2 v4.8h, v4.8h, v20.8h
    trn1 v20.8h, v2.8h, v18.8h
    trn2 v2.8h, v2.8h, v18.8h
    trn1 v18.8h, v5.8h, v23.8h
    trn2 v5.8h, v5.8h, v23.8h
    trn1 v23.8h, v7.8h, v25.8h
    trn2 v7.8h, v7.8h, v25.8h
    trn1 v25.8h, v16.8h, v0.8h
    trn2 v0.8h, v16.8h, v0.8h
    trn1 v16.4s, v24.4s, v17.4s
    trn2 v17.4s, v24.4s, v17.4s
    trn1 v24.4s, v26.4s, v19.4s
    trn2 v19.4s, v26.4s, v19.4s
    trn1 v26.4s, v20.4s, v23.4s
    trn2 v20.4s, v20.4s, v23.4s
    trn1 v23.4s, v18.4s, v25.4s
    trn2 v18.4s, v18.4s, v25.4s
    trn1 v25.4s, v6.4s, v3.4s
    trn2 v3.4s, v6.4s, v3.4s
    trn1 v6.4s, v1.4s, v4.4s
    trn2 v1.4s, v1.4s, v4.4s
    trn1 v4.4s, v2.4s, v7.4s
    trn2 v2.4s, v2.4s, v7.4s
    trn1 v7.4s, v5.4s, v0.4s
    trn2 v0.4s, v5.4s, v0.4s
    ushr v5.16b, v16.16b, #2
    shl v27.16b, v24.16b, #2
    ushr v28.16b, v17.16b, #2
    shl v29.16b, v19.16b, #2
    ushr v30.16b, v26.16b, #2
    shl v31.16b, v23.16b, #2
    ushr v8.16b, v20.16b, #2
    shl v9.16b, v18.16b, #2
    ushr v10.16b, v25.16b, #2
    shl v11.16b, v6.16b, #2
    ushr v12.16b, v3.16b, #2
    shl v13.16b, v1.16b, #2
    ushr v14.16b, v4.16b, #2
    shl v15.16b, v7.16b, #2
    bit v27.16b, v16.16b, v21.16b
    ushr v16.16b, v2.16b, #2
    bit v24.16b, v5.16b, v21.16b
    shl v5.16b, v0.16b, #2
    bit v29.16b, v17.16b, v21.16b
    bit v19.16b, v28.16b, v21.16b
    bit v31.16b, v26.16b, v21.16b
    bit v23.16b, v30.16b, v21.16b
    bit v9.16b, v20.16b, v21.16b
    bit v18.16b, v8.16b, v21.16b
    bit v11.16b, v25.16b, v21.16b
    bit v6.16b, v10.16b, v21.16b
    bit v13.16b, v3.16b, v21.16b
    bit v1.16b, v12.16b, v21.16b
    bit v15.16b, v4.16b, v21.16b
    bit v7.16b, v14.16b, v21.16b
    bit v5.16b, v2.16b, v21.16b
    bit v0.16b, v16.16b, v21.16b
    trn1 v2.16b, v27.16b, v31.16b
    trn2 v3.16b, v27.16b, v31.16b
    trn1 v4.16b, v24.16b, v23.16b
    trn2 v16.16b, v24.16b, v23.16b
    trn1 v17.16b, v29.16b, v9.16b
    trn2 v20.16b, v29.16b, v9.16b
    trn1 v23.16b, v19.16b, v18.16b
    trn2 v18.16b, v19.16b, v18.16b
    trn1 v19.16b, v11.16b, v15.16b
    trn2 v24.16b, v11.16b, v15.16b
    trn1 v25.16b, v6.16b, v7.16b
    trn2 v6.16b, v6.16b, v7.16b
    trn1 v7.16b, v13.16b, v5.16b
    trn2 v5.16b, v13.16b, v5.16b
    trn1 v26.16b, v1.16b, v0.16b
    trn2 v0.16b, v1.16b, v0.16b
    zip1 v1.2d, v2.2d, v3.2d
    zip2 v2.2d, v2.2d, v3.2d
    zip1 v3.2d, v4.2d, v16.2d
    zip2 v4.2d, v4.2d, v16.2d
    zip1 v16.2d, v17.2d, v20.2d
    zip2 v17.2d, v17.2d, v20.2d
    zip1 v20.2d, v23.2d, v18.2d
    zip2 v18.2d, v23.2d, v18.2d
    zip1 v23.2d, v19.2d, v24.2d
    zip2 v19.2d, v19.2d, v24.2d
    zip1 v24.2d, v25.2d, v6.2d
    zip2 v6.2d, v25.2d, v6.2d
    zip1 v25.2d, v7.2d, v5.2d
    zip2 v5.2d, v7.2d, v5.2d
    zip1 v7.2d, v26.2d, v0.2d
    zip2 v0.2d, v26.2d, v0.2d
    ushr v26.16b, v1.16b, #1
    shl v27.16b, v2.16b, #1
    ushr v28.16b, v3.16b, #1
    shl v29.16b, v4.16b, #1
    ushr v30.16b, v16.16b, #1
    shl v31.16b, v17.16b, #1
    ushr v8.16b, v20.16b, #1
    shl v9.16b, v18.16b, #1
    ushr v10.16b, v23.16b, #1
    shl v11.16b, v19.16b, #1
    ushr v12.16b, v24.16b, #1
    shl v13.16b, v6.16b, #1
    bit v27.16b, v1.16b, v22.16b
    ldr q1, [x3, #4672]
    ldr q14, [x3, #4688]
    ushr v15.16b, v25.16b, #1
    bit v2.16b, v26.16b, v22.16b
    bit v29.16b, v3.16b, v22.16b
    ldr q3, [x3, #4704]
    ldr q26, [x3, #4720]
    bit v4.16b, v28.16b, v22.16b
    bit v31.16b, v16.16b, v22.16b
    bit v17.16b, v30.16b, v22.16b
    ldr q16, [x3, #4736]
    ldr q28, [x3, #4752]
    shl v30.16b, v5.16b, #1
    bit v9.16b, v20.16b, v22.16b
    bit v18.16b, v8.16b, v22.16b
    ldr q20, [x3, #4768]
    ldr q8, [x3, #4784]
    bit v11.16b, v23.16b, v22.16b
    ushr v23.16b, v7.16b, #1
    bit v19.16b, v10.16b, v22.16b
    ldr q10, [x3, #4800]
    bit v13.16b, v24.16b, v22.16b
    shl v24.16b, v0.16b, #1
    bit v6.16b, v12.16b, v22.16b
    ldr q12, [x3, #4816]
    bit v30.16b, v25.16b, v22.16b
    ldr q25, [x3, #4832]
    bit v5.16b, v15.16b, v22.16b
    ldr q15, [x3, #4848]
    bit v24.16b, v7.16b, v22.16b
    // round 1 (skinny.dsl:60)
    ldr q7, [x3, #4864]
    bit v0.16b, v23.16b, v22.16b
    ldr q23, [x3, #4880]
    eor v1.16b, v1.16b, v2.16b
    ldr q2, [x3, #4896]
    eor v19.16b, v14.16b, v19.16b
    ldr q14, [x3, #4912]
    eor v3.16b, v3.16b, v17.16b
    eor v5.16b, v26.16b, v5.16b
    eor v16.16b, v16.16b, v29.16b
    eor v17.16b, v28.16b, v13.16b
    eor v20.16b, v20.16b, v9.16b
    eor v24.16b, v8.16b, v24.16b
    eor v4.16b, v10.16b, v4.16b
    eor v6.16b, v12.16b, v6.16b
    ldr q26, [x3, #0]
    ldr q28, [x3, #16]
    eor v18.16b, v25.16b, v18.16b
    eor v0.16b, v15.16b, v0.16b
    eor v7.16b, v7.16b, v27.16b
    ldr q25, [x3, #32]
    ldr q27, [x3, #80]
    eor v23.16b, v23.16b, v11.16b
    eor v2.16b, v2.16b, v31.16b
    eor v29.16b, v14.16b, v30.16b
    // round 2 (skinny.dsl:60)
    ldr q30, [x3, #128]
    // round 1 (skinny.dsl:60)
    orr v31.16b, v1.16b, v16.16b
    orr v8.16b, v16.16b, v4.16b
    orr v9.16b, v19.16b, v17.16b
    orr v10.16b, v17.16b, v6.16b
    orr v11.16b, v3.16b, v20.16b
    orr v12.16b, v20.16b, v18.16b
    orr v13.16b, v5.16b, v24.16b
    orr v14.16b, v24.16b, v0.16b
    eor v26.16b, v26.16b, v1.16b
    eor v16.16b, v28.16b, v16.16b
    eor v20.16b, v25.16b, v20.16b
    eor v17.16b, v27.16b, v17.16b
    // round 2 (skinny.dsl:60)
    eor v27.16b, v30.16b, v19.16b
    // round 1 (skinny.dsl:60)
    eor v4.16b, v4.16b, v31.16b
    eor v7.16b, v7.16b, v8.16b
    ldr q28, [x3, #48]
    eor v6.16b, v6.16b, v9.16b
    eor v23.16b, v23.16b, v10.16b
    eor v18.16b, v18.16b, v11.16b
    ldr q30, [x3, #64]
    ldr q31, [x3, #96]
    eor v2.16b, v2.16b, v12.16b
    eor v0.16b, v0.16b, v13.16b
    eor v29.16b, v29.16b, v14.16b
    ldr q8, [x3, #112]
    and v9.16b, v4.16b, v7.16b
    bic v1.16b, v7.16b, v1.16b
    and v10.16b, v6.16b, v23.16b
    bic v19.16b, v23.16b, v19.16b
    and v11.16b, v18.16b, v2.16b
    bic v12.16b, v2.16b, v3.16b
    and v13.16b, v0.16b, v29.16b
    bic v14.16b, v29.16b, v5.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v30.16b, v7.16b
    ext v28.16b, v18.16b, v18.16b, #4
    eor v6.16b, v31.16b, v6.16b
    ext v30.16b, v2.16b, v2.16b, #4
    eor v23.16b, v8.16b, v23.16b
    eor v3.16b, v3.16b, v11.16b
    // round 2 (skinny.dsl:60)
    ldr q31, [x3, #224]
    // round 1 (skinny.dsl:60)
    eor v26.16b, v26.16b, v9.16b
    eor v1.16b, v16.16b, v1.16b
    eor v16.16b, v20.16b, v12.16b
    ext v20.16b, v7.16b, v7.16b, #8
    ext v8.16b, v4.16b, v4.16b, #8
    eor v17.16b, v17.16b, v19.16b
    eor v19.16b, v24.16b, v14.16b
    eor v6.16b, v28.16b, v6.16b
    eor v23.16b, v30.16b, v23.16b
    // round 2 (skinny.dsl:60)
    ldr q24, [x3, #160]
    // round 3 (skinny.dsl:60)
    ldr q28, [x3, #272]
    // round 2 (skinny.dsl:60)
    orr v30.16b, v4.16b, v7.16b
    eor v27.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v13.16b
    eor v31.16b, v31.16b, v4.16b
    // round 1 (skinny.dsl:60)
    eor v2.16b, v2.16b, v20.16b
    ext v20.16b, v1.16b, v1.16b, #8
    ext v9.16b, v26.16b, v26.16b, #8
    eor v18.16b, v18.16b, v8.16b
    ext v8.16b, v3.16b, v3.16b, #4
    ext v10.16b, v16.16b, v16.16b, #4
    // round 2 (skinny.dsl:60)
    orr v4.16b, v1.16b, v4.16b
    eor v26.16b, v26.16b, v30.16b
    ldr q30, [x3, #256]
    and v11.16b, v6.16b, v23.16b
    eor v12.16b, v24.16b, v6.16b
    // round 3 (skinny.dsl:60)
    eor v28.16b, v28.16b, v1.16b
    // round 1 (skinny.dsl:60)
    eor v16.16b, v16.16b, v20.16b
    eor v3.16b, v3.16b, v9.16b
    eor v17.16b, v17.16b, v10.16b
    ext v20.16b, v18.16b, v18.16b, #12
    ext v9.16b, v2.16b, v2.16b, #12
    // round 2 (skinny.dsl:60)
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x3, #240]
    bic v1.16b, v26.16b, v1.16b
    eor v27.16b, v27.16b, v8.16b
    and v8.16b, v18.16b, v2.16b
    eor v30.16b, v30.16b, v26.16b
    // round 1 (skinny.dsl:60)
    ext v10.16b, v3.16b, v3.16b, #12
    ext v13.16b, v16.16b, v16.16b, #12
    eor v0.16b, v0.16b, v20.16b
    eor v20.16b, v29.16b, v9.16b
    // round 2 (skinny.dsl:60)
    and v26.16b, v4.16b, v26.16b
    ldr q29, [x3, #176]
    orn v6.16b, v17.16b, v6.16b
    eor v27.16b, v11.16b, v27.16b
    orn v9.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v8.16b
    eor v1.16b, v31.16b, v1.16b
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x3, #144]
    // round 1 (skinny.dsl:60)
    eor v19.16b, v19.16b, v13.16b
    // round 2 (skinny.dsl:60)
    eor v6.16b, v23.16b, v6.16b
    orr v23.16b, v27.16b, v17.16b
    eor v2.16b, v2.16b, v9.16b
    orr v31.16b, v3.16b, v16.16b
    orr v8.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v10.16b
    eor v29.16b, v29.16b, v0.16b
    ext v9.16b, v27.16b, v27.16b, #8
    ldr q10, [x3, #208]
    // round 3 (skinny.dsl:60)
    eor v26.16b, v28.16b, v26.16b
    // round 2 (skinny.dsl:60)
    orr v28.16b, v6.16b, v27.16b
    orr v11.16b, v2.16b, v3.16b
    orr v0.16b, v19.16b, v0.16b
    eor v5.16b, v8.16b, v5.16b
    eor v7.16b, v7.16b, v19.16b
    ldr q8, [x3, #192]
    eor v23.16b, v12.16b, v23.16b
    eor v18.16b, v18.16b, v31.16b
    ext v31.16b, v6.16b, v6.16b, #8
    eor v30.16b, v30.16b, v9.16b
    eor v17.16b, v17.16b, v28.16b
    eor v0.16b, v20.16b, v0.16b
    // round 3 (skinny.dsl:60)
    ldr q20, [x3, #304]
    // round 2 (skinny.dsl:60)
    bic v19.16b, v5.16b, v19.16b
    eor v28.16b, v10.16b, v5.16b
    ext v9.16b, v23.16b, v23.16b, #8
    eor v4.16b, v4.16b, v31.16b
    // round 3 (skinny.dsl:60)
    eor v16.16b, v16.16b, v11.16b
    // round 2 (skinny.dsl:60)
    and v5.16b, v0.16b, v5.16b
    eor v19.16b, v29.16b, v19.16b
    eor v0.16b, v8.16b, v0.16b
    eor v27.16b, v27.16b, v28.16b
    // round 3 (skinny.dsl:60)
    ldr q29, [x3, #368]
    // round 4 (skinny.dsl:60)
    ldr q31, [x3, #416]
    // round 2 (skinny.dsl:60)
    ext v8.16b, v17.16b, v17.16b, #8
    eor v1.16b, v1.16b, v9.16b
    // round 3 (skinny.dsl:60)
    orr v9.16b, v4.16b, v30.16b
    eor v10.16b, v20.16b, v4.16b
    // round 2 (skinny.dsl:60)
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v23.16b, v19.16b
    eor v6.16b, v6.16b, v0.16b
    ext v23.16b, v27.16b, v27.16b, #8
    // round 3 (skinny.dsl:60)
    orr v4.16b, v1.16b, v4.16b
    eor v26.16b, v26.16b, v8.16b
    orr v8.16b, v19.16b, v0.16b
    orr v11.16b, v0.16b, v28.16b
    eor v0.16b, v29.16b, v0.16b
    // round 4 (skinny.dsl:60)
    eor v29.16b, v31.16b, v19.16b
    // round 2 (skinny.dsl:60)
    eor v17.16b, v17.16b, v5.16b
    ext v31.16b, v7.16b, v7.16b, #8
    ext v12.16b, v6.16b, v6.16b, #8
    eor v3.16b, v3.16b, v23.16b
    // round 3 (skinny.dsl:60)
    eor v4.16b, v30.16b, v4.16b
    eor v23.16b, v9.16b, v26.16b
    orr v26.16b, v7.16b, v6.16b
    ldr q30, [x3, #384]
    orr v9.16b, v6.16b, v27.16b
    eor v28.16b, v28.16b, v8.16b
    eor v5.16b, v5.16b, v11.16b
    ldr q8, [x3, #400]
    // round 2 (skinny.dsl:60)
    ext v11.16b, v17.16b, v17.16b, #8
    eor v18.16b, v18.16b, v31.16b
    eor v2.16b, v2.16b, v12.16b
    // round 3 (skinny.dsl:60)
    bic v31.16b, v4.16b, v23.16b
    orr v12.16b, v23.16b, v1.16b
    eor v26.16b, v27.16b, v26.16b
    ldr q27, [x3, #288]
    eor v17.16b, v17.16b, v9.16b
    and v9.16b, v28.16b, v5.16b
    bic v19.16b, v5.16b, v19.16b
    ldr q13, [x3, #320]
    ext v14.16b, v4.16b, v4.16b, #12
    eor v28.16b, v30.16b, v28.16b
    ext v30.16b, v23.16b, v23.16b, #12
    eor v5.16b, v8.16b, v5.16b
    eor v1.16b, v1.16b, v31.16b
    bic v31.16b, v26.16b, v17.16b
    orr v8.16b, v17.16b, v7.16b
    eor v16.16b, v16.16b, v11.16b
    orr v11.16b, v18.16b, v2.16b
    eor v10.16b, v10.16b, v12.16b
    orr v12.16b, v2.16b, v3.16b
    eor v27.16b, v27.16b, v18.16b
    // round 4 (skinny.dsl:60)
    ldr q15, [x3, #464]
    // round 3 (skinny.dsl:60)
    eor v2.16b, v13.16b, v2.16b
    eor v0.16b, v0.16b, v19.16b
    eor v19.16b, v14.16b, v28.16b
    ldr q28, [x3, #336]
    ldr q13, [x3, #352]
    eor v5.16b, v30.16b, v5.16b
    // round 4 (skinny.dsl:60)
    eor v29.16b, v29.16b, v9.16b
    // round 3 (skinny.dsl:60)
    eor v3.16b, v3.16b, v11.16b
    eor v16.16b, v12.16b, v16.16b
    ext v30.16b, v1.16b, v1.16b, #12
    eor v6.16b, v6.16b, v8.16b
    ext v8.16b, v10.16b, v10.16b, #12
    // round 4 (skinny.dsl:60)
    eor v7.16b, v7.16b, v31.16b
    bic v31.16b, v19.16b, v5.16b
    ldr q9, [x3, #512]
    eor v11.16b, v15.16b, v19.16b
    // round 3 (skinny.dsl:60)
    and v12.16b, v3.16b, v16.16b
    bic v18.16b, v16.16b, v18.16b
    eor v3.16b, v28.16b, v3.16b
    eor v16.16b, v13.16b, v16.16b
    eor v0.16b, v0.16b, v8.16b
    // round 4 (skinny.dsl:60)
    eor v28.16b, v29.16b, v30.16b
    // round 3 (skinny.dsl:60)
    eor v27.16b, v27.16b, v12.16b
    eor v2.16b, v2.16b, v18.16b
    // round 4 (skinny.dsl:60)
    ldr q18, [x3, #544]
    // round 3 (skinny.dsl:60)
    ext v29.16b, v16.16b, v16.16b, #8
    ext v30.16b, v3.16b, v3.16b, #8
    // round 4 (skinny.dsl:60)
    orr v8.16b, v3.16b, v16.16b
    // round 5 (skinny.dsl:60)
    ldr q12, [x3, #560]
    // round 4 (skinny.dsl:60)
    and v19.16b, v0.16b, v19.16b
    eor v28.16b, v31.16b, v28.16b
    eor v31.16b, v9.16b, v3.16b
    // round 3 (skinny.dsl:60)
    eor v23.16b, v23.16b, v29.16b
    ext v29.16b, v2.16b, v2.16b, #8
    ext v9.16b, v27.16b, v27.16b, #8
    eor v4.16b, v4.16b, v30.16b
    // round 4 (skinny.dsl:60)
    orn v3.16b, v3.16b, v2.16b
    eor v27.16b, v27.16b, v8.16b
    ldr q30, [x3, #528]
    eor v5.16b, v5.16b, v19.16b
    bic v19.16b, v0.16b, v28.16b
    eor v18.16b, v18.16b, v28.16b
    // round 5 (skinny.dsl:60)
    eor v8.16b, v12.16b, v2.16b
    // round 3 (skinny.dsl:60)
    eor v29.16b, v10.16b, v29.16b
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #4
    ext v10.16b, v23.16b, v23.16b, #4
    // round 4 (skinny.dsl:60)
    bic v12.16b, v4.16b, v23.16b
    eor v3.16b, v16.16b, v3.16b
    and v2.16b, v27.16b, v2.16b
    orr v16.16b, v5.16b, v28.16b
    eor v19.16b, v11.16b, v19.16b
    eor v30.16b, v30.16b, v5.16b
    eor v18.16b, v27.16b, v18.16b
    // round 3 (skinny.dsl:60)
    ext v11.16b, v1.16b, v1.16b, #4
    ext v13.16b, v29.16b, v29.16b, #4
    eor v26.16b, v26.16b, v9.16b
    // round 4 (skinny.dsl:60)
    ldr q9, [x3, #448]
    // round 3 (skinny.dsl:60)
    eor v17.16b, v17.16b, v10.16b
    // round 4 (skinny.dsl:60)
    and v10.16b, v29.16b, v4.16b
    eor v1.16b, v1.16b, v12.16b
    // round 5 (skinny.dsl:60)
    ldr q12, [x3, #608]
    // round 4 (skinny.dsl:60)
    and v27.16b, v3.16b, v27.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v31.16b, v2.16b
    ldr q16, [x3, #432]
    eor v3.16b, v3.16b, v30.16b
    // round 3 (skinny.dsl:60)
    eor v6.16b, v6.16b, v13.16b
    // round 4 (skinny.dsl:60)
    eor v23.16b, v23.16b, v10.16b
    orn v30.16b, v1.16b, v29.16b
    orr v31.16b, v26.16b, v17.16b
    eor v7.16b, v7.16b, v11.16b
    ldr q10, [x3, #496]
    eor v9.16b, v9.16b, v26.16b
    eor v2.16b, v19.16b, v2.16b
    // round 5 (skinny.dsl:60)
    orr v11.16b, v3.16b, v18.16b
    eor v27.16b, v8.16b, v27.16b
    eor v8.16b, v12.16b, v3.16b
    // round 4 (skinny.dsl:60)
    orr v13.16b, v23.16b, v1.16b
    ldr q14, [x3, #480]
    orr v26.16b, v6.16b, v26.16b
    eor v7.16b, v31.16b, v7.16b
    eor v16.16b, v16.16b, v6.16b
    eor v4.16b, v4.16b, v30.16b
    // round 5 (skinny.dsl:60)
    orr v3.16b, v2.16b, v3.16b
    eor v30.16b, v0.16b, v11.16b
    // round 4 (skinny.dsl:60)
    eor v17.16b, v17.16b, v26.16b
    bic v6.16b, v7.16b, v6.16b
    eor v26.16b, v10.16b, v7.16b
    // round 5 (skinny.dsl:60)
    eor v29.16b, v29.16b, v13.16b
    eor v3.16b, v18.16b, v3.16b
    eor v18.16b, v27.16b, v30.16b
    // round 4 (skinny.dsl:60)
    and v7.16b, v17.16b, v7.16b
    eor v6.16b, v9.16b, v6.16b
    eor v17.16b, v14.16b, v17.16b
    // round 5 (skinny.dsl:60)
    ldr q27, [x3, #656]
    ldr q30, [x3, #672]
    // round 4 (skinny.dsl:60)
    eor v28.16b, v28.16b, v26.16b
    // round 5 (skinny.dsl:60)
    and v31.16b, v3.16b, v18.16b
    bic v9.16b, v18.16b, v2.16b
    ldr q10, [x3, #688]
    ext v11.16b, v3.16b, v3.16b, #4
    ext v13.16b, v18.16b, v18.16b, #4
    // round 4 (skinny.dsl:60)
    eor v7.16b, v16.16b, v7.16b
    // round 6 (skinny.dsl:60)
    ldr q16, [x3, #704]
    // round 4 (skinny.dsl:60)
    eor v19.16b, v19.16b, v6.16b
    eor v5.16b, v5.16b, v17.16b
    eor v1.16b, v1.16b, v28.16b
    // round 5 (skinny.dsl:60)
    orr v14.16b, v6.16b, v17.16b
    eor v2.16b, v2.16b, v31.16b
    orr v31.16b, v17.16b, v26.16b
    eor v8.16b, v8.16b, v9.16b
    eor v17.16b, v27.16b, v17.16b
    eor v27.16b, v30.16b, v11.16b
    eor v30.16b, v10.16b, v13.16b
    // round 4 (skinny.dsl:60)
    eor v4.16b, v4.16b, v19.16b
    eor v23.16b, v23.16b, v5.16b
    // round 6 (skinny.dsl:60)
    eor v16.16b, v16.16b, v6.16b
    // round 4 (skinny.dsl:60)
    eor v0.16b, v0.16b, v7.16b
    // round 5 (skinny.dsl:60)
    eor v26.16b, v26.16b, v14.16b
    ldr q9, [x3, #576]
    ldr q10, [x3, #592]
    eor v7.16b, v7.16b, v31.16b
    orr v31.16b, v19.16b, v5.16b
    orr v11.16b, v4.16b, v23.16b
    orr v13.16b, v5.16b, v28.16b
    orr v14.16b, v23.16b, v1.16b
    eor v29.16b, v29.16b, v0.16b
    eor v28.16b, v28.16b, v31.16b
    ext v31.16b, v2.16b, v2.16b, #4
    eor v1.16b, v1.16b, v11.16b
    ext v11.16b, v8.16b, v8.16b, #4
    eor v29.16b, v14.16b, v29.16b
    and v14.16b, v26.16b, v7.16b
    eor v0.16b, v0.16b, v13.16b
    eor v9.16b, v9.16b, v4.16b
    eor v23.16b, v10.16b, v23.16b
    // round 6 (skinny.dsl:60)
    ldr q10, [x3, #736]
    // round 5 (skinny.dsl:60)
    eor v17.16b, v17.16b, v11.16b
    eor v26.16b, v27.16b, v26.16b
    and v27.16b, v1.16b, v29.16b
    ldr q11, [x3, #624]
    ldr q13, [x3, #640]
    bic v6.16b, v7.16b, v6.16b
    eor v7.16b, v30.16b, v7.16b
    bic v4.16b, v29.16b, v4.16b
    // round 6 (skinny.dsl:60)
    eor v16.16b, v16.16b, v31.16b
    // round 5 (skinny.dsl:60)
    eor v27.16b, v9.16b, v27.16b
    and v30.16b, v28.16b, v0.16b
    eor v4.16b, v23.16b, v4.16b
    bic v23.16b, v0.16b, v19.16b
    eor v6.16b, v6.16b, v17.16b
    // round 6 (skinny.dsl:60)
    and v17.16b, v26.16b, v7.16b
    eor v16.16b, v14.16b, v16.16b
    eor v31.16b, v10.16b, v26.16b
    // round 5 (skinny.dsl:60)
    eor v1.16b, v11.16b, v1.16b
    eor v29.16b, v13.16b, v29.16b
    ext v9.16b, v4.16b, v4.16b, #8
    // round 6 (skinny.dsl:60)
    ldr q11, [x3, #800]
    // round 5 (skinny.dsl:60)
    eor v5.16b, v5.16b, v23.16b
    // round 6 (skinny.dsl:60)
    orn v23.16b, v6.16b, v26.16b
    // round 5 (skinny.dsl:60)
    ext v26.16b, v27.16b, v27.16b, #8
    // round 6 (skinny.dsl:60)
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v19.16b, v30.16b
    // round 5 (skinny.dsl:60)
    eor v19.16b, v8.16b, v9.16b
    ext v30.16b, v29.16b, v29.16b, #8
    eor v2.16b, v2.16b, v26.16b
    ext v26.16b, v1.16b, v1.16b, #8
    // round 6 (skinny.dsl:60)
    ldr q8, [x3, #832]
    // round 7 (skinny.dsl:60)
    ldr q9, [x3, #848]
    // round 6 (skinny.dsl:60)
    orr v13.16b, v1.16b, v29.16b
    eor v7.16b, v7.16b, v23.16b
    orr v23.16b, v16.16b, v6.16b
    eor v11.16b, v11.16b, v1.16b
    ext v14.16b, v16.16b, v16.16b, #8
    // round 5 (skinny.dsl:60)
    eor v18.16b, v18.16b, v30.16b
    // round 6 (skinny.dsl:60)
    ldr q30, [x3, #816]
    // round 5 (skinny.dsl:60)
    eor v3.16b, v3.16b, v26.16b
    // round 6 (skinny.dsl:60)
    orr v1.16b, v4.16b, v1.16b
    eor v26.16b, v27.16b, v13.16b
    orr v27.16b, v7.16b, v16.16b
    eor v23.16b, v31.16b, v23.16b
    ext v31.16b, v7.16b, v7.16b, #8
    eor v8.16b, v8.16b, v14.16b
    // round 7 (skinny.dsl:60)
    eor v9.16b, v9.16b, v4.16b
    // round 5 (skinny.dsl:60)
    ext v13.16b, v3.16b, v3.16b, #12
    ext v14.16b, v18.16b, v18.16b, #12
    // round 6 (skinny.dsl:60)
    eor v1.16b, v29.16b, v1.16b
    eor v6.16b, v6.16b, v27.16b
    and v27.16b, v3.16b, v18.16b
    eor v29.16b, v30.16b, v31.16b
    // round 5 (skinny.dsl:60)
    ext v30.16b, v19.16b, v19.16b, #12
    ext v31.16b, v2.16b, v2.16b, #12
    eor v28.16b, v28.16b, v13.16b
    eor v0.16b, v0.16b, v14.16b
    // round 6 (skinny.dsl:60)
    ldr q13, [x3, #752]
    bic v4.16b, v26.16b, v4.16b
    eor v2.16b, v2.16b, v27.16b
    // round 5 (skinny.dsl:60)
    eor v5.16b, v5.16b, v30.16b
    // round 6 (skinny.dsl:60)
    ldr q27, [x3, #720]
    orn v30.16b, v19.16b, v3.16b
    eor v17.16b, v17.16b, v31.16b
    orr v31.16b, v28.16b, v0.16b
    eor v4.16b, v11.16b, v4.16b
    ext v11.16b, v23.16b, v23.16b, #8
    eor v8.16b, v26.16b, v8.16b
    eor v18.16b, v18.16b, v30.16b
    orr v30.16b, v5.16b, v28.16b
    eor v17.16b, v31.16b, v17.16b
    ldr q31, [x3, #784]
    eor v29.16b, v1.16b, v29.16b
    and v1.16b, v1.16b, v26.16b
    eor v26.16b, v13.16b, v28.16b
    ldr q28, [x3, #768]
    eor v27.16b, v27.16b, v5.16b
    eor v0.16b, v0.16b, v30.16b
    bic v5.16b, v17.16b, v5.16b
    ext v30.16b, v6.16b, v6.16b, #8
    eor v4.16b, v11.16b, v4.16b
    // round 7 (skinny.dsl:60)
    orr v11.16b, v29.16b, v8.16b
    ldr q13, [x3, #880]
    // round 6 (skinny.dsl:60)
    eor v5.16b, v26.16b, v5.16b
    orr v26.16b, v2.16b, v19.16b
    // round 7 (skinny.dsl:60)
    eor v1.16b, v9.16b, v1.16b
    orr v9.16b, v4.16b, v29.16b
    eor v30.16b, v30.16b, v11.16b
    // round 6 (skinny.dsl:60)
    eor v31.16b, v31.16b, v17.16b
    and v17.16b, v0.16b, v17.16b
    eor v0.16b, v28.16b, v0.16b
    orr v28.16b, v18.16b, v2.16b
    // round 7 (skinny.dsl:60)
    eor v8.16b, v8.16b, v9.16b
    eor v1.16b, v1.16b, v30.16b
    eor v29.16b, v13.16b, v29.16b
    // round 6 (skinny.dsl:60)
    eor v3.16b, v3.16b, v26.16b
    // round 7 (skinny.dsl:60)
    eor v19.16b, v19.16b, v28.16b
    // round 6 (skinny.dsl:60)
    eor v17.16b, v27.16b, v17.16b
    eor v16.16b, v16.16b, v31.16b
    // round 7 (skinny.dsl:60)
    bic v26.16b, v8.16b, v1.16b
    ldr q27, [x3, #944]
    orr v28.16b, v1.16b, v4.16b
    ext v30.16b, v8.16b, v8.16b, #12
    // round 6 (skinny.dsl:60)
    eor v7.16b, v7.16b, v0.16b
    // round 7 (skinny.dsl:60)
    ldr q9, [x3, #960]
    ldr q11, [x3, #976]
    ext v13.16b, v1.16b, v1.16b, #12
    // round 6 (skinny.dsl:60)
    ext v14.16b, v16.16b, v16.16b, #8
    // round 7 (skinny.dsl:60)
    eor v4.16b, v4.16b, v26.16b
    eor v26.16b, v29.16b, v28.16b
    // round 6 (skinny.dsl:60)
    eor v6.16b, v6.16b, v17.16b
    ext v28.16b, v7.16b, v7.16b, #8
    // round 8 (skinny.dsl:60)
    ldr q29, [x3, #992]
    // round 6 (skinny.dsl:60)
    eor v23.16b, v23.16b, v5.16b
    eor v2.16b, v2.16b, v14.16b
    // round 7 (skinny.dsl:60)
    orr v14.16b, v5.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    // round 6 (skinny.dsl:60)
    eor v18.16b, v18.16b, v28.16b
    ext v28.16b, v6.16b, v6.16b, #8
    // round 7 (skinny.dsl:60)
    eor v30.16b, v9.16b, v30.16b
    eor v9.16b, v11.16b, v13.16b
    // round 6 (skinny.dsl:60)
    ext v11.16b, v23.16b, v23.16b, #8
    // round 7 (skinny.dsl:60)
    ldr q13, [x3, #896]
    orr v0.16b, v0.16b, v31.16b
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v18.16b, v2.16b
    // round 8 (skinny.dsl:60)
    eor v29.16b, v29.16b, v5.16b
    // round 6 (skinny.dsl:60)
    eor v3.16b, v3.16b, v11.16b
    // round 7 (skinny.dsl:60)
    orr v11.16b, v23.16b, v7.16b
    eor v31.16b, v31.16b, v14.16b
    orr v14.16b, v7.16b, v16.16b
    eor v19.16b, v28.16b, v19.16b
    eor v0.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v11.16b
    orr v17.16b, v3.16b, v18.16b
    ldr q28, [x3, #864]
    ext v11.16b, v4.16b, v4.16b, #12
    eor v18.16b, v13.16b, v18.16b
    bic v13.16b, v19.16b, v3.16b
    eor v6.16b, v6.16b, v14.16b
    ext v14.16b, v26.16b, v26.16b, #12
    eor v2.16b, v2.16b, v17.16b
    and v17.16b, v31.16b, v0.16b
    eor v18.16b, v18.16b, v13.16b
    bic v5.16b, v0.16b, v5.16b
    eor v27.16b, v27.16b, v14.16b
    eor v30.16b, v30.16b, v31.16b
    orr v31.16b, v6.16b, v23.16b
    // round 8 (skinny.dsl:60)
    ldr q13, [x3, #1040]
    // round 7 (skinny.dsl:60)
    eor v3.16b, v28.16b, v3.16b
    and v28.16b, v2.16b, v19.16b
    ext v14.16b, v18.16b, v18.16b, #8
    eor v0.16b, v9.16b, v0.16b
    // round 8 (skinny.dsl:60)
    eor v29.16b, v29.16b, v11.16b
    // round 7 (skinny.dsl:60)
    eor v7.16b, v7.16b, v31.16b
    ldr q31, [x3, #912]
    eor v3.16b, v3.16b, v28.16b
    ldr q28, [x3, #928]
    eor v26.16b, v26.16b, v14.16b
    bic v9.16b, v16.16b, v6.16b
    eor v5.16b, v5.16b, v27.16b
    // round 8 (skinny.dsl:60)
    bic v27.16b, v30.16b, v0.16b
    eor v17.16b, v17.16b, v29.16b
    ldr q29, [x3, #1120]
    eor v11.16b, v13.16b, v30.16b
    eor v23.16b, v23.16b, v9.16b
    and v30.16b, v5.16b, v30.16b
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #1088]
    // round 7 (skinny.dsl:60)
    eor v2.16b, v31.16b, v2.16b
    eor v19.16b, v28.16b, v19.16b
    ext v28.16b, v3.16b, v3.16b, #8
    // round 8 (skinny.dsl:60)
    ldr q31, [x3, #1104]
    eor v0.16b, v0.16b, v30.16b
    bic v30.16b, v5.16b, v17.16b
    // round 7 (skinny.dsl:60)
    ext v9.16b, v26.16b, v26.16b, #4
    // round 8 (skinny.dsl:60)
    eor v29.16b, v29.16b, v17.16b
    // round 7 (skinny.dsl:60)
    eor v4.16b, v4.16b, v28.16b
    ext v28.16b, v19.16b, v19.16b, #8
    // round 9 (skinny.dsl:60)
    ldr q13, [x3, #1136]
    // round 7 (skinny.dsl:60)
    eor v7.16b, v7.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    // round 8 (skinny.dsl:60)
    orr v14.16b, v2.16b, v19.16b
    eor v30.16b, v11.16b, v30.16b
    orr v11.16b, v0.16b, v17.16b
    eor v27.16b, v27.16b, v2.16b
    eor v31.16b, v31.16b, v0.16b
    // round 7 (skinny.dsl:60)
    eor v1.16b, v1.16b, v28.16b
    eor v28.16b, v8.16b, v9.16b
    // round 8 (skinny.dsl:60)
    orn v2.16b, v2.16b, v18.16b
    eor v3.16b, v3.16b, v14.16b
    eor v5.16b, v5.16b, v11.16b
    eor v27.16b, v30.16b, v27.16b
    // round 9 (skinny.dsl:60)
    eor v8.16b, v13.16b, v18.16b
    // round 7 (skinny.dsl:60)
    ext v9.16b, v28.16b, v28.16b, #4
    ext v11.16b, v1.16b, v1.16b, #4
    // round 8 (skinny.dsl:60)
    bic v13.16b, v28.16b, v1.16b
    eor v2.16b, v19.16b, v2.16b
    and v18.16b, v3.16b, v18.16b
    eor v19.16b, v29.16b, v3.16b
    // round 9 (skinny.dsl:60)
    eor v29.16b, v5.16b, v8.16b
    // round 7 (skinny.dsl:60)
    eor v16.16b, v16.16b, v9.16b
    ext v8.16b, v4.16b, v4.16b, #4
    eor v6.16b, v6.16b, v11.16b
    // round 8 (skinny.dsl:60)
    ldr q9, [x3, #1024]
    and v11.16b, v26.16b, v28.16b
    eor v4.16b, v4.16b, v13.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v31.16b, v2.16b
    orr v31.16b, v16.16b, v6.16b
    eor v23.16b, v23.16b, v8.16b
    ldr q8, [x3, #1008]
    and v2.16b, v2.16b, v3.16b
    eor v1.16b, v1.16b, v11.16b
    orn v3.16b, v4.16b, v26.16b
    ldr q11, [x3, #1072]
    // round 9 (skinny.dsl:60)
    orr v13.16b, v18.16b, v27.16b
    // round 8 (skinny.dsl:60)
    eor v23.16b, v31.16b, v23.16b
    orr v31.16b, v7.16b, v16.16b
    eor v16.16b, v9.16b, v16.16b
    // round 9 (skinny.dsl:60)
    orr v9.16b, v27.16b, v19.16b
    eor v2.16b, v29.16b, v2.16b
    eor v27.16b, v25.16b, v27.16b
    eor v19.16b, v19.16b, v13.16b
    // round 8 (skinny.dsl:60)
    eor v6.16b, v6.16b, v31.16b
    ldr q29, [x3, #1056]
    orr v31.16b, v1.16b, v4.16b
    eor v8.16b, v8.16b, v7.16b
    // round 9 (skinny.dsl:60)
    eor v2.16b, v9.16b, v2.16b
    ldr q9, [x3, #1232]
    // round 8 (skinny.dsl:60)
    eor v3.16b, v28.16b, v3.16b
    bic v7.16b, v23.16b, v7.16b
    eor v28.16b, v11.16b, v23.16b
    // round 9 (skinny.dsl:60)
    ldr q11, [x3, #1248]
    eor v26.16b, v26.16b, v31.16b
    and v31.16b, v19.16b, v2.16b
    bic v13.16b, v2.16b, v18.16b
    ext v14.16b, v19.16b, v19.16b, #4
    // round 8 (skinny.dsl:60)
    eor v7.16b, v16.16b, v7.16b
    // round 9 (skinny.dsl:60)
    ext v16.16b, v2.16b, v2.16b, #4
    // round 8 (skinny.dsl:60)
    and v23.16b, v6.16b, v23.16b
    eor v6.16b, v29.16b, v6.16b
    eor v17.16b, v17.16b, v28.16b
    // round 9 (skinny.dsl:60)
    ldr q29, [x3, #1216]
    eor v18.16b, v18.16b, v31.16b
    eor v27.16b, v27.16b, v13.16b
    eor v31.16b, v9.16b, v14.16b
    eor v16.16b, v11.16b, v16.16b
    // round 8 (skinny.dsl:60)
    eor v23.16b, v8.16b, v23.16b
    eor v30.16b, v30.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    eor v4.16b, v4.16b, v17.16b
    // round 9 (skinny.dsl:60)
    orr v8.16b, v7.16b, v6.16b
    orr v9.16b, v6.16b, v28.16b
    ext v11.16b, v18.16b, v18.16b, #4
    ext v13.16b, v27.16b, v27.16b, #4
    // round 10 (skinny.dsl:60)
    ldr q14, [x3, #1264]
    // round 9 (skinny.dsl:60)
    eor v6.16b, v29.16b, v6.16b
    // round 8 (skinny.dsl:60)
    eor v5.16b, v5.16b, v23.16b
    eor v3.16b, v3.16b, v30.16b
    eor v1.16b, v1.16b, v0.16b
    // round 9 (skinny.dsl:60)
    eor v28.16b, v28.16b, v8.16b
    orr v29.16b, v30.16b, v0.16b
    ldr q8, [x3, #1168]
    eor v23.16b, v23.16b, v9.16b
    orr v9.16b, v0.16b, v17.16b
    eor v6.16b, v13.16b, v6.16b
    ldr q13, [x3, #1152]
    eor v17.16b, v17.16b, v29.16b
    orr v29.16b, v1.16b, v4.16b
    eor v26.16b, v26.16b, v5.16b
    // round 10 (skinny.dsl:60)
    eor v14.16b, v14.16b, v7.16b
    // round 9 (skinny.dsl:60)
    eor v5.16b, v5.16b, v9.16b
    orr v9.16b, v3.16b, v1.16b
    eor v26.16b, v29.16b, v26.16b
    ldr q29, [x3, #1184]
    eor v1.16b, v8.16b, v1.16b
    ldr q8, [x3, #1200]
    // round 10 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 9 (skinny.dsl:60)
    eor v4.16b, v4.16b, v9.16b
    and v9.16b, v28.16b, v23.16b
    eor v13.16b, v13.16b, v3.16b
    bic v3.16b, v26.16b, v3.16b
    eor v28.16b, v31.16b, v28.16b
    bic v7.16b, v23.16b, v7.16b
    eor v16.16b, v16.16b, v23.16b
    eor v23.16b, v29.16b, v4.16b
    and v4.16b, v4.16b, v26.16b
    eor v1.16b, v1.16b, v3.16b
    and v3.16b, v17.16b, v5.16b
    eor v26.16b, v8.16b, v26.16b
    bic v29.16b, v5.16b, v30.16b
    eor v6.16b, v6.16b, v7.16b
    eor v4.16b, v13.16b, v4.16b
    ext v7.16b, v1.16b, v1.16b, #8
    // round 10 (skinny.dsl:60)
    and v31.16b, v28.16b, v16.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v24.16b, v28.16b
    ldr q11, [x3, #1344]
    // round 9 (skinny.dsl:60)
    eor v0.16b, v0.16b, v29.16b
    eor v7.16b, v27.16b, v7.16b
    ext v27.16b, v4.16b, v4.16b, #8
    // round 10 (skinny.dsl:60)
    orn v28.16b, v6.16b, v28.16b
    eor v29.16b, v31.16b, v8.16b
    eor v3.16b, v30.16b, v3.16b
    // round 9 (skinny.dsl:60)
    eor v18.16b, v18.16b, v27.16b
    ext v27.16b, v26.16b, v26.16b, #8
    ext v30.16b, v23.16b, v23.16b, #8
    // round 10 (skinny.dsl:60)
    ldr q31, [x3, #1376]
    // round 11 (skinny.dsl:60)
    ldr q8, [x3, #1392]
    // round 10 (skinny.dsl:60)
    eor v16.16b, v16.16b, v28.16b
    orr v28.16b, v23.16b, v26.16b
    orr v13.16b, v29.16b, v6.16b
    eor v11.16b, v11.16b, v23.16b
    ext v14.16b, v29.16b, v29.16b, #8
    // round 9 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    // round 10 (skinny.dsl:60)
    ldr q27, [x3, #1360]
    // round 9 (skinny.dsl:60)
    eor v19.16b, v19.16b, v30.16b
    // round 10 (skinny.dsl:60)
    orr v23.16b, v1.16b, v23.16b
    eor v4.16b, v4.16b, v28.16b
    orr v28.16b, v16.16b, v29.16b
    eor v30.16b, v9.16b, v13.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 11 (skinny.dsl:60)
    eor v8.16b, v8.16b, v1.16b
    // round 9 (skinny.dsl:60)
    ext v13.16b, v19.16b, v19.16b, #12
    ext v14.16b, v2.16b, v2.16b, #12
    // round 10 (skinny.dsl:60)
    eor v23.16b, v26.16b, v23.16b
    eor v6.16b, v6.16b, v28.16b
    and v26.16b, v19.16b, v2.16b
    eor v27.16b, v27.16b, v9.16b
    // round 9 (skinny.dsl:60)
    ext v28.16b, v7.16b, v7.16b, #12
    eor v17.16b, v17.16b, v13.16b
    ext v9.16b, v18.16b, v18.16b, #12
    eor v5.16b, v5.16b, v14.16b
    // round 10 (skinny.dsl:60)
    ldr q13, [x3, #1296]
    bic v1.16b, v4.16b, v1.16b
    eor v18.16b, v18.16b, v26.16b
    // round 9 (skinny.dsl:60)
    eor v0.16b, v0.16b, v28.16b
    // round 10 (skinny.dsl:60)
    ldr q26, [x3, #1280]
    orn v28.16b, v7.16b, v19.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v17.16b, v5.16b
    eor v1.16b, v11.16b, v1.16b
    ext v11.16b, v30.16b, v30.16b, #8
    eor v31.16b, v4.16b, v31.16b
    eor v2.16b, v2.16b, v28.16b
    orr v28.16b, v0.16b, v17.16b
    eor v3.16b, v9.16b, v3.16b
    ldr q9, [x3, #1328]
    eor v27.16b, v23.16b, v27.16b
    and v4.16b, v23.16b, v4.16b
    eor v17.16b, v13.16b, v17.16b
    ldr q23, [x3, #1312]
    eor v26.16b, v26.16b, v0.16b
    eor v5.16b, v5.16b, v28.16b
    bic v0.16b, v3.16b, v0.16b
    ext v28.16b, v6.16b, v6.16b, #8
    eor v1.16b, v11.16b, v1.16b
    // round 11 (skinny.dsl:60)
    orr v11.16b, v27.16b, v31.16b
    // round 10 (skinny.dsl:60)
    eor v0.16b, v17.16b, v0.16b
    orr v17.16b, v18.16b, v7.16b
    // round 11 (skinny.dsl:60)
    eor v4.16b, v8.16b, v4.16b
    orr v8.16b, v1.16b, v27.16b
    eor v28.16b, v28.16b, v11.16b
    // round 10 (skinny.dsl:60)
    eor v9.16b, v9.16b, v3.16b
    and v3.16b, v5.16b, v3.16b
    eor v5.16b, v23.16b, v5.16b
    orr v23.16b, v2.16b, v18.16b
    // round 11 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v4.16b, v4.16b, v28.16b
    eor v27.16b, v20.16b, v27.16b
    // round 10 (skinny.dsl:60)
    eor v17.16b, v19.16b, v17.16b
    // round 11 (skinny.dsl:60)
    eor v7.16b, v7.16b, v23.16b
    // round 10 (skinny.dsl:60)
    eor v3.16b, v26.16b, v3.16b
    eor v19.16b, v29.16b, v9.16b
    // round 11 (skinny.dsl:60)
    bic v23.16b, v31.16b, v4.16b
    ldr q26, [x3, #1472]
    orr v28.16b, v4.16b, v1.16b
    ext v29.16b, v31.16b, v31.16b, #12
    // round 10 (skinny.dsl:60)
    eor v16.16b, v16.16b, v5.16b
    // round 11 (skinny.dsl:60)
    ldr q8, [x3, #1488]
    ldr q11, [x3, #1504]
    ext v13.16b, v4.16b, v4.16b, #12
    // round 10 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 11 (skinny.dsl:60)
    eor v1.16b, v1.16b, v23.16b
    eor v23.16b, v27.16b, v28.16b
    // round 10 (skinny.dsl:60)
    eor v6.16b, v6.16b, v3.16b
    ext v27.16b, v16.16b, v16.16b, #8
    // round 12 (skinny.dsl:60)
    ldr q28, [x3, #1520]
    // round 10 (skinny.dsl:60)
    eor v30.16b, v30.16b, v0.16b
    eor v18.16b, v18.16b, v14.16b
    // round 11 (skinny.dsl:60)
    orr v14.16b, v0.16b, v5.16b
    eor v26.16b, v26.16b, v5.16b
    // round 10 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    ext v27.16b, v6.16b, v6.16b, #8
    // round 11 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    eor v8.16b, v11.16b, v13.16b
    // round 10 (skinny.dsl:60)
    ext v11.16b, v30.16b, v30.16b, #8
    // round 11 (skinny.dsl:60)
    ldr q13, [x3, #1424]
    orr v5.16b, v5.16b, v9.16b
    eor v7.16b, v7.16b, v27.16b
    orr v27.16b, v2.16b, v18.16b
    // round 12 (skinny.dsl:60)
    eor v28.16b, v28.16b, v0.16b
    // round 10 (skinny.dsl:60)
    eor v17.16b, v17.16b, v11.16b
    // round 11 (skinny.dsl:60)
    orr v11.16b, v30.16b, v16.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v16.16b, v19.16b
    eor v7.16b, v27.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v19.16b, v11.16b
    orr v19.16b, v17.16b, v2.16b
    ldr q27, [x3, #1408]
    ext v11.16b, v1.16b, v1.16b, #12
    eor v2.16b, v13.16b, v2.16b
    bic v13.16b, v7.16b, v17.16b
    eor v6.16b, v6.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v18.16b, v18.16b, v19.16b
    and v19.16b, v9.16b, v3.16b
    eor v2.16b, v2.16b, v13.16b
    bic v0.16b, v3.16b, v0.16b
    eor v26.16b, v26.16b, v14.16b
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v6.16b, v30.16b
    eor v17.16b, v27.16b, v17.16b
    and v27.16b, v18.16b, v7.16b
    ext v13.16b, v2.16b, v2.16b, #8
    eor v3.16b, v8.16b, v3.16b
    // round 12 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 11 (skinny.dsl:60)
    eor v16.16b, v16.16b, v9.16b
    ldr q8, [x3, #1440]
    eor v17.16b, v17.16b, v27.16b
    ldr q27, [x3, #1456]
    eor v23.16b, v23.16b, v13.16b
    bic v9.16b, v5.16b, v6.16b
    eor v0.16b, v0.16b, v26.16b
    // round 12 (skinny.dsl:60)
    bic v26.16b, v29.16b, v3.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #1632]
    eor v11.16b, v15.16b, v29.16b
    eor v30.16b, v30.16b, v9.16b
    and v29.16b, v0.16b, v29.16b
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #1600]
    // round 11 (skinny.dsl:60)
    eor v18.16b, v8.16b, v18.16b
    eor v7.16b, v27.16b, v7.16b
    ext v27.16b, v17.16b, v17.16b, #8
    // round 12 (skinny.dsl:60)
    ldr q8, [x3, #1616]
    eor v3.16b, v3.16b, v29.16b
    bic v29.16b, v0.16b, v19.16b
    // round 11 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 12 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 11 (skinny.dsl:60)
    eor v1.16b, v1.16b, v27.16b
    ext v27.16b, v7.16b, v7.16b, #8
    // round 13 (skinny.dsl:60)
    ldr q13, [x3, #1648]
    // round 11 (skinny.dsl:60)
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v18.16b, v18.16b, #8
    // round 12 (skinny.dsl:60)
    orr v14.16b, v18.16b, v7.16b
    eor v29.16b, v11.16b, v29.16b
    orr v11.16b, v3.16b, v19.16b
    eor v26.16b, v26.16b, v18.16b
    eor v8.16b, v8.16b, v3.16b
    // round 11 (skinny.dsl:60)
    eor v4.16b, v4.16b, v27.16b
    eor v27.16b, v31.16b, v9.16b
    // round 12 (skinny.dsl:60)
    orn v18.16b, v18.16b, v2.16b
    eor v17.16b, v17.16b, v14.16b
    eor v0.16b, v0.16b, v11.16b
    eor v26.16b, v29.16b, v26.16b
    // round 13 (skinny.dsl:60)
    eor v31.16b, v13.16b, v2.16b
    // round 11 (skinny.dsl:60)
    ext v9.16b, v27.16b, v27.16b, #4
    ext v11.16b, v4.16b, v4.16b, #4
    // round 12 (skinny.dsl:60)
    bic v13.16b, v27.16b, v4.16b
    eor v7.16b, v7.16b, v18.16b
    and v2.16b, v17.16b, v2.16b
    eor v18.16b, v28.16b, v17.16b
    // round 13 (skinny.dsl:60)
    eor v28.16b, v0.16b, v31.16b
    // round 11 (skinny.dsl:60)
    eor v5.16b, v5.16b, v9.16b
    ext v31.16b, v1.16b, v1.16b, #4
    eor v6.16b, v6.16b, v11.16b
    // round 12 (skinny.dsl:60)
    ldr q9, [x3, #1552]
    and v11.16b, v23.16b, v27.16b
    eor v1.16b, v1.16b, v13.16b
    eor v2.16b, v26.16b, v2.16b
    eor v26.16b, v8.16b, v7.16b
    orr v8.16b, v5.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    ldr q31, [x3, #1536]
    and v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v11.16b
    orn v17.16b, v1.16b, v23.16b
    ldr q11, [x3, #1584]
    // round 13 (skinny.dsl:60)
    orr v13.16b, v2.16b, v26.16b
    // round 12 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    orr v8.16b, v16.16b, v5.16b
    eor v5.16b, v9.16b, v5.16b
    // round 13 (skinny.dsl:60)
    orr v9.16b, v26.16b, v18.16b
    eor v7.16b, v28.16b, v7.16b
    eor v26.16b, v12.16b, v26.16b
    eor v18.16b, v18.16b, v13.16b
    // round 12 (skinny.dsl:60)
    eor v6.16b, v6.16b, v8.16b
    ldr q28, [x3, #1568]
    orr v8.16b, v4.16b, v1.16b
    eor v31.16b, v31.16b, v16.16b
    // round 13 (skinny.dsl:60)
    eor v7.16b, v9.16b, v7.16b
    ldr q9, [x3, #1744]
    // round 12 (skinny.dsl:60)
    eor v17.16b, v27.16b, v17.16b
    bic v16.16b, v30.16b, v16.16b
    eor v27.16b, v11.16b, v30.16b
    // round 13 (skinny.dsl:60)
    ldr q11, [x3, #1760]
    eor v23.16b, v23.16b, v8.16b
    and v8.16b, v18.16b, v7.16b
    bic v13.16b, v7.16b, v2.16b
    ext v14.16b, v18.16b, v18.16b, #4
    // round 12 (skinny.dsl:60)
    eor v5.16b, v5.16b, v16.16b
    // round 13 (skinny.dsl:60)
    ext v16.16b, v7.16b, v7.16b, #4
    // round 12 (skinny.dsl:60)
    and v30.16b, v6.16b, v30.16b
    eor v6.16b, v28.16b, v6.16b
    eor v19.16b, v19.16b, v27.16b
    // round 13 (skinny.dsl:60)
    ldr q28, [x3, #1728]
    eor v2.16b, v2.16b, v8.16b
    eor v26.16b, v26.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    eor v16.16b, v11.16b, v16.16b
    // round 12 (skinny.dsl:60)
    eor v30.16b, v31.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    eor v1.16b, v1.16b, v19.16b
    // round 13 (skinny.dsl:60)
    orr v31.16b, v5.16b, v6.16b
    orr v9.16b, v6.16b, v27.16b
    ext v11.16b, v2.16b, v2.16b, #4
    ext v13.16b, v26.16b, v26.16b, #4
    // round 14 (skinny.dsl:60)
    ldr q14, [x3, #1776]
    // round 13 (skinny.dsl:60)
    eor v6.16b, v28.16b, v6.16b
    // round 12 (skinny.dsl:60)
    eor v0.16b, v0.16b, v30.16b
    eor v17.16b, v17.16b, v29.16b
    eor v4.16b, v4.16b, v3.16b
    // round 13 (skinny.dsl:60)
    eor v27.16b, v27.16b, v31.16b
    orr v28.16b, v29.16b, v3.16b
    ldr q31, [x3, #1680]
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v3.16b, v19.16b
    eor v6.16b, v13.16b, v6.16b
    ldr q13, [x3, #1664]
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v4.16b, v1.16b
    eor v23.16b, v23.16b, v0.16b
    // round 14 (skinny.dsl:60)
    eor v14.16b, v14.16b, v5.16b
    // round 13 (skinny.dsl:60)
    eor v0.16b, v0.16b, v9.16b
    orr v9.16b, v17.16b, v4.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #1696]
    eor v4.16b, v31.16b, v4.16b
    ldr q31, [x3, #1712]
    // round 14 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 13 (skinny.dsl:60)
    eor v1.16b, v1.16b, v9.16b
    and v9.16b, v27.16b, v30.16b
    eor v13.16b, v13.16b, v17.16b
    bic v17.16b, v23.16b, v17.16b
    eor v27.16b, v8.16b, v27.16b
    bic v5.16b, v30.16b, v5.16b
    eor v16.16b, v16.16b, v30.16b
    eor v28.16b, v28.16b, v1.16b
    and v1.16b, v1.16b, v23.16b
    eor v4.16b, v4.16b, v17.16b
    and v17.16b, v19.16b, v0.16b
    eor v23.16b, v31.16b, v23.16b
    bic v30.16b, v0.16b, v29.16b
    eor v5.16b, v6.16b, v5.16b
    eor v1.16b, v13.16b, v1.16b
    ext v6.16b, v4.16b, v4.16b, #8
    // round 14 (skinny.dsl:60)
    and v31.16b, v27.16b, v16.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v10.16b, v27.16b
    ldr q11, [x3, #1856]
    // round 13 (skinny.dsl:60)
    eor v3.16b, v3.16b, v30.16b
    eor v6.16b, v26.16b, v6.16b
    ext v26.16b, v1.16b, v1.16b, #8
    // round 14 (skinny.dsl:60)
    orn v27.16b, v5.16b, v27.16b
    eor v30.16b, v31.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    // round 13 (skinny.dsl:60)
    eor v2.16b, v2.16b, v26.16b
    ext v26.16b, v23.16b, v23.16b, #8
    ext v29.16b, v28.16b, v28.16b, #8
    // round 14 (skinny.dsl:60)
    ldr q31, [x3, #1888]
    // round 15 (skinny.dsl:60)
    ldr q8, [x3, #1904]
    // round 14 (skinny.dsl:60)
    eor v16.16b, v16.16b, v27.16b
    orr v27.16b, v28.16b, v23.16b
    orr v13.16b, v30.16b, v5.16b
    eor v11.16b, v11.16b, v28.16b
    ext v14.16b, v30.16b, v30.16b, #8
    // round 13 (skinny.dsl:60)
    eor v7.16b, v7.16b, v26.16b
    // round 14 (skinny.dsl:60)
    ldr q26, [x3, #1872]
    // round 13 (skinny.dsl:60)
    eor v18.16b, v18.16b, v29.16b
    // round 14 (skinny.dsl:60)
    orr v28.16b, v4.16b, v28.16b
    eor v1.16b, v1.16b, v27.16b
    orr v27.16b, v16.16b, v30.16b
    eor v29.16b, v9.16b, v13.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 15 (skinny.dsl:60)
    eor v8.16b, v8.16b, v4.16b
    // round 13 (skinny.dsl:60)
    ext v13.16b, v18.16b, v18.16b, #12
    ext v14.16b, v7.16b, v7.16b, #12
    // round 14 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    eor v5.16b, v5.16b, v27.16b
    and v27.16b, v18.16b, v7.16b
    eor v26.16b, v26.16b, v9.16b
    // round 13 (skinny.dsl:60)
    ext v28.16b, v6.16b, v6.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v2.16b, v2.16b, #12
    eor v0.16b, v0.16b, v14.16b
    // round 14 (skinny.dsl:60)
    ldr q13, [x3, #1808]
    bic v4.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v27.16b
    // round 13 (skinny.dsl:60)
    eor v3.16b, v3.16b, v28.16b
    // round 14 (skinny.dsl:60)
    ldr q27, [x3, #1792]
    orn v28.16b, v6.16b, v18.16b
    eor v17.16b, v17.16b, v9.16b
    orr v9.16b, v19.16b, v0.16b
    eor v4.16b, v11.16b, v4.16b
    ext v11.16b, v29.16b, v29.16b, #8
    eor v31.16b, v1.16b, v31.16b
    eor v7.16b, v7.16b, v28.16b
    orr v28.16b, v3.16b, v19.16b
    eor v17.16b, v9.16b, v17.16b
    ldr q9, [x3, #1840]
    eor v26.16b, v23.16b, v26.16b
    and v1.16b, v23.16b, v1.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q23, [x3, #1824]
    eor v27.16b, v27.16b, v3.16b
    eor v0.16b, v0.16b, v28.16b
    bic v3.16b, v17.16b, v3.16b
    ext v28.16b, v5.16b, v5.16b, #8
    eor v4.16b, v11.16b, v4.16b
    // round 15 (skinny.dsl:60)
    orr v11.16b, v26.16b, v31.16b
    ldr q13, [x3, #880]
    // round 14 (skinny.dsl:60)
    eor v3.16b, v19.16b, v3.16b
    orr v19.16b, v2.16b, v6.16b
    // round 15 (skinny.dsl:60)
    eor v1.16b, v8.16b, v1.16b
    orr v8.16b, v4.16b, v26.16b
    eor v28.16b, v28.16b, v11.16b
    // round 14 (skinny.dsl:60)
    eor v9.16b, v9.16b, v17.16b
    and v17.16b, v0.16b, v17.16b
    eor v0.16b, v23.16b, v0.16b
    orr v23.16b, v7.16b, v2.16b
    // round 15 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v1.16b, v1.16b, v28.16b
    eor v26.16b, v13.16b, v26.16b
    // round 14 (skinny.dsl:60)
    eor v18.16b, v18.16b, v19.16b
    // round 15 (skinny.dsl:60)
    eor v6.16b, v6.16b, v23.16b
    // round 14 (skinny.dsl:60)
    eor v17.16b, v27.16b, v17.16b
    eor v19.16b, v30.16b, v9.16b
    // round 15 (skinny.dsl:60)
    bic v23.16b, v31.16b, v1.16b
    ldr q27, [x3, #1984]
    orr v28.16b, v1.16b, v4.16b
    ext v30.16b, v31.16b, v31.16b, #12
    // round 14 (skinny.dsl:60)
    eor v16.16b, v16.16b, v0.16b
    // round 15 (skinny.dsl:60)
    ldr q8, [x3, #2000]
    ldr q11, [x3, #2016]
    ext v13.16b, v1.16b, v1.16b, #12
    // round 14 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 15 (skinny.dsl:60)
    eor v4.16b, v4.16b, v23.16b
    eor v23.16b, v26.16b, v28.16b
    // round 14 (skinny.dsl:60)
    eor v5.16b, v5.16b, v17.16b
    ext v26.16b, v16.16b, v16.16b, #8
    // round 16 (skinny.dsl:60)
    ldr q28, [x3, #2032]
    // round 14 (skinny.dsl:60)
    eor v29.16b, v29.16b, v3.16b
    eor v2.16b, v2.16b, v14.16b
    // round 15 (skinny.dsl:60)
    orr v14.16b, v3.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    // round 14 (skinny.dsl:60)
    eor v7.16b, v7.16b, v26.16b
    ext v26.16b, v5.16b, v5.16b, #8
    // round 15 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    eor v8.16b, v11.16b, v13.16b
    // round 14 (skinny.dsl:60)
    ext v11.16b, v29.16b, v29.16b, #8
    // round 15 (skinny.dsl:60)
    ldr q13, [x3, #1936]
    orr v0.16b, v0.16b, v9.16b
    eor v6.16b, v6.16b, v26.16b
    orr v26.16b, v7.16b, v2.16b
    // round 16 (skinny.dsl:60)
    eor v28.16b, v28.16b, v3.16b
    // round 14 (skinny.dsl:60)
    eor v18.16b, v18.16b, v11.16b
    // round 15 (skinny.dsl:60)
    orr v11.16b, v29.16b, v16.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v16.16b, v19.16b
    eor v6.16b, v26.16b, v6.16b
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v19.16b, v11.16b
    orr v19.16b, v18.16b, v7.16b
    ldr q26, [x3, #1920]
    ext v11.16b, v4.16b, v4.16b, #12
    eor v7.16b, v13.16b, v7.16b
    bic v13.16b, v6.16b, v18.16b
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v2.16b, v2.16b, v19.16b
    and v19.16b, v9.16b, v0.16b
    eor v7.16b, v7.16b, v13.16b
    bic v3.16b, v0.16b, v3.16b
    eor v27.16b, v27.16b, v14.16b
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v5.16b, v29.16b
    // round 16 (skinny.dsl:60)
    ldr q13, [x3, #1040]
    // round 15 (skinny.dsl:60)
    eor v18.16b, v26.16b, v18.16b
    and v26.16b, v2.16b, v6.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v0.16b, v8.16b, v0.16b
    // round 16 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 15 (skinny.dsl:60)
    eor v16.16b, v16.16b, v9.16b
    ldr q8, [x3, #1952]
    eor v18.16b, v18.16b, v26.16b
    ldr q26, [x3, #1968]
    eor v23.16b, v23.16b, v14.16b
    bic v9.16b, v17.16b, v5.16b
    eor v3.16b, v3.16b, v27.16b
    // round 16 (skinny.dsl:60)
    bic v27.16b, v30.16b, v0.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #2144]
    eor v11.16b, v13.16b, v30.16b
    eor v29.16b, v29.16b, v9.16b
    and v30.16b, v3.16b, v30.16b
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #2112]
    // round 15 (skinny.dsl:60)
    eor v2.16b, v8.16b, v2.16b
    eor v6.16b, v26.16b, v6.16b
    ext v26.16b, v18.16b, v18.16b, #8
    // round 16 (skinny.dsl:60)
    ldr q8, [x3, #2128]
    eor v0.16b, v0.16b, v30.16b
    bic v30.16b, v3.16b, v19.16b
    // round 15 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 16 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 15 (skinny.dsl:60)
    eor v4.16b, v4.16b, v26.16b
    ext v26.16b, v6.16b, v6.16b, #8
    // round 17 (skinny.dsl:60)
    ldr q13, [x3, #2160]
    // round 15 (skinny.dsl:60)
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    // round 16 (skinny.dsl:60)
    orr v14.16b, v2.16b, v6.16b
    eor v30.16b, v11.16b, v30.16b
    orr v11.16b, v0.16b, v19.16b
    eor v27.16b, v27.16b, v2.16b
    eor v8.16b, v8.16b, v0.16b
    // round 15 (skinny.dsl:60)
    eor v1.16b, v1.16b, v26.16b
    eor v26.16b, v31.16b, v9.16b
    // round 16 (skinny.dsl:60)
    orn v2.16b, v2.16b, v7.16b
    eor v18.16b, v18.16b, v14.16b
    eor v3.16b, v3.16b, v11.16b
    eor v27.16b, v30.16b, v27.16b
    // round 17 (skinny.dsl:60)
    eor v31.16b, v13.16b, v7.16b
    // round 15 (skinny.dsl:60)
    ext v9.16b, v26.16b, v26.16b, #4
    ext v11.16b, v1.16b, v1.16b, #4
    // round 16 (skinny.dsl:60)
    bic v13.16b, v26.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    and v6.16b, v18.16b, v7.16b
    eor v7.16b, v28.16b, v18.16b
    // round 17 (skinny.dsl:60)
    eor v28.16b, v3.16b, v31.16b
    // round 15 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ext v31.16b, v4.16b, v4.16b, #4
    eor v5.16b, v5.16b, v11.16b
    // round 16 (skinny.dsl:60)
    ldr q9, [x3, #2064]
    and v11.16b, v23.16b, v26.16b
    eor v4.16b, v4.16b, v13.16b
    eor v6.16b, v27.16b, v6.16b
    eor v27.16b, v8.16b, v2.16b
    orr v8.16b, v17.16b, v5.16b
    eor v29.16b, v29.16b, v31.16b
    ldr q31, [x3, #2048]
    and v2.16b, v2.16b, v18.16b
    eor v1.16b, v1.16b, v11.16b
    orn v18.16b, v4.16b, v23.16b
    ldr q11, [x3, #2096]
    // round 17 (skinny.dsl:60)
    orr v13.16b, v6.16b, v27.16b
    // round 16 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    orr v8.16b, v16.16b, v17.16b
    eor v17.16b, v9.16b, v17.16b
    // round 17 (skinny.dsl:60)
    orr v9.16b, v27.16b, v7.16b
    eor v2.16b, v28.16b, v2.16b
    eor v27.16b, v25.16b, v27.16b
    eor v7.16b, v7.16b, v13.16b
    // round 16 (skinny.dsl:60)
    eor v5.16b, v5.16b, v8.16b
    ldr q28, [x3, #2080]
    orr v8.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v16.16b
    // round 17 (skinny.dsl:60)
    eor v2.16b, v9.16b, v2.16b
    ldr q9, [x3, #96]
    // round 16 (skinny.dsl:60)
    eor v18.16b, v26.16b, v18.16b
    bic v16.16b, v29.16b, v16.16b
    eor v26.16b, v11.16b, v29.16b
    // round 17 (skinny.dsl:60)
    ldr q11, [x3, #112]
    eor v23.16b, v23.16b, v8.16b
    and v8.16b, v7.16b, v2.16b
    bic v13.16b, v2.16b, v6.16b
    ext v14.16b, v7.16b, v7.16b, #4
    // round 16 (skinny.dsl:60)
    eor v16.16b, v17.16b, v16.16b
    // round 17 (skinny.dsl:60)
    ext v17.16b, v2.16b, v2.16b, #4
    // round 16 (skinny.dsl:60)
    and v29.16b, v5.16b, v29.16b
    eor v5.16b, v28.16b, v5.16b
    eor v19.16b, v19.16b, v26.16b
    // round 17 (skinny.dsl:60)
    ldr q28, [x3, #80]
    eor v6.16b, v6.16b, v8.16b
    eor v27.16b, v27.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    eor v17.16b, v11.16b, v17.16b
    // round 16 (skinny.dsl:60)
    eor v29.16b, v31.16b, v29.16b
    eor v30.16b, v30.16b, v16.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v19.16b
    // round 17 (skinny.dsl:60)
    orr v31.16b, v16.16b, v5.16b
    orr v9.16b, v5.16b, v26.16b
    ext v11.16b, v6.16b, v6.16b, #4
    ext v13.16b, v27.16b, v27.16b, #4
    // round 18 (skinny.dsl:60)
    ldr q14, [x3, #2208]
    // round 17 (skinny.dsl:60)
    eor v5.16b, v28.16b, v5.16b
    // round 16 (skinny.dsl:60)
    eor v3.16b, v3.16b, v29.16b
    eor v18.16b, v18.16b, v30.16b
    eor v1.16b, v1.16b, v0.16b
    // round 17 (skinny.dsl:60)
    eor v26.16b, v26.16b, v31.16b
    orr v28.16b, v30.16b, v0.16b
    ldr q31, [x3, #16]
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v0.16b, v19.16b
    eor v5.16b, v13.16b, v5.16b
    ldr q13, [x3, #0]
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v1.16b, v4.16b
    eor v23.16b, v23.16b, v3.16b
    // round 18 (skinny.dsl:60)
    eor v14.16b, v14.16b, v16.16b
    // round 17 (skinny.dsl:60)
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v18.16b, v1.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #2176]
    eor v1.16b, v31.16b, v1.16b
    ldr q31, [x3, #2192]
    // round 18 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 17 (skinny.dsl:60)
    eor v4.16b, v4.16b, v9.16b
    and v9.16b, v26.16b, v29.16b
    eor v13.16b, v13.16b, v18.16b
    bic v18.16b, v23.16b, v18.16b
    eor v26.16b, v8.16b, v26.16b
    bic v16.16b, v29.16b, v16.16b
    eor v17.16b, v17.16b, v29.16b
    eor v28.16b, v28.16b, v4.16b
    and v4.16b, v4.16b, v23.16b
    eor v1.16b, v1.16b, v18.16b
    and v18.16b, v19.16b, v3.16b
    eor v23.16b, v31.16b, v23.16b
    bic v29.16b, v3.16b, v30.16b
    eor v5.16b, v5.16b, v16.16b
    eor v4.16b, v13.16b, v4.16b
    ext v16.16b, v1.16b, v1.16b, #8
    // round 18 (skinny.dsl:60)
    and v31.16b, v26.16b, v17.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v24.16b, v26.16b
    ldr q11, [x3, #2256]
    // round 17 (skinny.dsl:60)
    eor v0.16b, v0.16b, v29.16b
    eor v16.16b, v27.16b, v16.16b
    ext v27.16b, v4.16b, v4.16b, #8
    // round 18 (skinny.dsl:60)
    orn v26.16b, v5.16b, v26.16b
    eor v29.16b, v31.16b, v8.16b
    eor v18.16b, v30.16b, v18.16b
    // round 17 (skinny.dsl:60)
    eor v6.16b, v6.16b, v27.16b
    ext v27.16b, v23.16b, v23.16b, #8
    ext v30.16b, v28.16b, v28.16b, #8
    // round 18 (skinny.dsl:60)
    ldr q31, [x3, #256]
    // round 19 (skinny.dsl:60)
    ldr q8, [x3, #2272]
    // round 18 (skinny.dsl:60)
    eor v17.16b, v17.16b, v26.16b
    orr v26.16b, v28.16b, v23.16b
    orr v13.16b, v29.16b, v5.16b
    eor v11.16b, v11.16b, v28.16b
    ext v14.16b, v29.16b, v29.16b, #8
    // round 17 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    // round 18 (skinny.dsl:60)
    ldr q27, [x3, #240]
    // round 17 (skinny.dsl:60)
    eor v7.16b, v7.16b, v30.16b
    // round 18 (skinny.dsl:60)
    orr v28.16b, v1.16b, v28.16b
    eor v4.16b, v4.16b, v26.16b
    orr v26.16b, v17.16b, v29.16b
    eor v30.16b, v9.16b, v13.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 19 (skinny.dsl:60)
    eor v8.16b, v8.16b, v1.16b
    // round 17 (skinny.dsl:60)
    ext v13.16b, v7.16b, v7.16b, #12
    ext v14.16b, v2.16b, v2.16b, #12
    // round 18 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    eor v5.16b, v5.16b, v26.16b
    and v26.16b, v7.16b, v2.16b
    eor v27.16b, v27.16b, v9.16b
    // round 17 (skinny.dsl:60)
    ext v28.16b, v16.16b, v16.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v6.16b, v6.16b, #12
    eor v3.16b, v3.16b, v14.16b
    // round 18 (skinny.dsl:60)
    ldr q13, [x3, #176]
    bic v1.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v26.16b
    // round 17 (skinny.dsl:60)
    eor v0.16b, v0.16b, v28.16b
    // round 18 (skinny.dsl:60)
    ldr q26, [x3, #2224]
    orn v28.16b, v16.16b, v7.16b
    eor v18.16b, v18.16b, v9.16b
    orr v9.16b, v19.16b, v3.16b
    eor v1.16b, v11.16b, v1.16b
    ext v11.16b, v30.16b, v30.16b, #8
    eor v31.16b, v4.16b, v31.16b
    eor v2.16b, v2.16b, v28.16b
    orr v28.16b, v0.16b, v19.16b
    eor v18.16b, v9.16b, v18.16b
    ldr q9, [x3, #2240]
    eor v27.16b, v23.16b, v27.16b
    and v4.16b, v23.16b, v4.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q23, [x3, #192]
    eor v26.16b, v26.16b, v0.16b
    eor v3.16b, v3.16b, v28.16b
    bic v0.16b, v18.16b, v0.16b
    ext v28.16b, v5.16b, v5.16b, #8
    eor v1.16b, v11.16b, v1.16b
    // round 19 (skinny.dsl:60)
    orr v11.16b, v27.16b, v31.16b
    // round 18 (skinny.dsl:60)
    eor v0.16b, v19.16b, v0.16b
    orr v19.16b, v6.16b, v16.16b
    // round 19 (skinny.dsl:60)
    eor v4.16b, v8.16b, v4.16b
    orr v8.16b, v1.16b, v27.16b
    eor v28.16b, v28.16b, v11.16b
    // round 18 (skinny.dsl:60)
    eor v9.16b, v9.16b, v18.16b
    and v18.16b, v3.16b, v18.16b
    eor v3.16b, v23.16b, v3.16b
    orr v23.16b, v2.16b, v6.16b
    // round 19 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v4.16b, v4.16b, v28.16b
    eor v27.16b, v20.16b, v27.16b
    // round 18 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    // round 19 (skinny.dsl:60)
    eor v16.16b, v16.16b, v23.16b
    // round 18 (skinny.dsl:60)
    eor v18.16b, v26.16b, v18.16b
    eor v19.16b, v29.16b, v9.16b
    // round 19 (skinny.dsl:60)
    bic v23.16b, v31.16b, v4.16b
    ldr q26, [x3, #2304]
    orr v28.16b, v4.16b, v1.16b
    ext v29.16b, v31.16b, v31.16b, #12
    // round 18 (skinny.dsl:60)
    eor v17.16b, v17.16b, v3.16b
    // round 19 (skinny.dsl:60)
    ldr q8, [x3, #384]
    ldr q11, [x3, #400]
    ext v13.16b, v4.16b, v4.16b, #12
    // round 18 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 19 (skinny.dsl:60)
    eor v1.16b, v1.16b, v23.16b
    eor v23.16b, v27.16b, v28.16b
    // round 18 (skinny.dsl:60)
    eor v5.16b, v5.16b, v18.16b
    ext v27.16b, v17.16b, v17.16b, #8
    // round 20 (skinny.dsl:60)
    ldr q28, [x3, #2320]
    // round 18 (skinny.dsl:60)
    eor v30.16b, v30.16b, v0.16b
    eor v6.16b, v6.16b, v14.16b
    // round 19 (skinny.dsl:60)
    orr v14.16b, v0.16b, v3.16b
    eor v26.16b, v26.16b, v3.16b
    // round 18 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    ext v27.16b, v5.16b, v5.16b, #8
    // round 19 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    eor v8.16b, v11.16b, v13.16b
    // round 18 (skinny.dsl:60)
    ext v11.16b, v30.16b, v30.16b, #8
    // round 19 (skinny.dsl:60)
    ldr q13, [x3, #2288]
    orr v3.16b, v3.16b, v9.16b
    eor v16.16b, v16.16b, v27.16b
    orr v27.16b, v2.16b, v6.16b
    // round 20 (skinny.dsl:60)
    eor v28.16b, v28.16b, v0.16b
    // round 18 (skinny.dsl:60)
    eor v7.16b, v7.16b, v11.16b
    // round 19 (skinny.dsl:60)
    orr v11.16b, v30.16b, v17.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v17.16b, v19.16b
    eor v16.16b, v27.16b, v16.16b
    eor v3.16b, v18.16b, v3.16b
    eor v18.16b, v19.16b, v11.16b
    orr v19.16b, v7.16b, v2.16b
    ldr q27, [x3, #288]
    ext v11.16b, v1.16b, v1.16b, #12
    eor v2.16b, v13.16b, v2.16b
    bic v13.16b, v16.16b, v7.16b
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v6.16b, v6.16b, v19.16b
    and v19.16b, v9.16b, v3.16b
    eor v2.16b, v2.16b, v13.16b
    bic v0.16b, v3.16b, v0.16b
    eor v26.16b, v26.16b, v14.16b
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v5.16b, v30.16b
    eor v7.16b, v27.16b, v7.16b
    and v27.16b, v6.16b, v16.16b
    ext v13.16b, v2.16b, v2.16b, #8
    eor v3.16b, v8.16b, v3.16b
    // round 20 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 19 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ldr q8, [x3, #336]
    eor v7.16b, v7.16b, v27.16b
    ldr q27, [x3, #352]
    eor v23.16b, v23.16b, v13.16b
    bic v9.16b, v18.16b, v5.16b
    eor v0.16b, v0.16b, v26.16b
    // round 20 (skinny.dsl:60)
    bic v26.16b, v29.16b, v3.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #544]
    eor v11.16b, v15.16b, v29.16b
    eor v30.16b, v30.16b, v9.16b
    and v29.16b, v0.16b, v29.16b
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #2352]
    // round 19 (skinny.dsl:60)
    eor v6.16b, v8.16b, v6.16b
    eor v16.16b, v27.16b, v16.16b
    ext v27.16b, v7.16b, v7.16b, #8
    // round 20 (skinny.dsl:60)
    ldr q8, [x3, #528]
    eor v3.16b, v3.16b, v29.16b
    bic v29.16b, v0.16b, v19.16b
    // round 19 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 20 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 19 (skinny.dsl:60)
    eor v1.16b, v1.16b, v27.16b
    ext v27.16b, v16.16b, v16.16b, #8
    // round 21 (skinny.dsl:60)
    ldr q13, [x3, #560]
    // round 19 (skinny.dsl:60)
    eor v17.16b, v17.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #8
    // round 20 (skinny.dsl:60)
    orr v14.16b, v6.16b, v16.16b
    eor v29.16b, v11.16b, v29.16b
    orr v11.16b, v3.16b, v19.16b
    eor v26.16b, v26.16b, v6.16b
    eor v8.16b, v8.16b, v3.16b
    // round 19 (skinny.dsl:60)
    eor v4.16b, v4.16b, v27.16b
    eor v27.16b, v31.16b, v9.16b
    // round 20 (skinny.dsl:60)
    orn v6.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v14.16b
    eor v0.16b, v0.16b, v11.16b
    eor v26.16b, v29.16b, v26.16b
    // round 21 (skinny.dsl:60)
    eor v31.16b, v13.16b, v2.16b
    // round 19 (skinny.dsl:60)
    ext v9.16b, v27.16b, v27.16b, #4
    ext v11.16b, v4.16b, v4.16b, #4
    // round 20 (skinny.dsl:60)
    bic v13.16b, v27.16b, v4.16b
    eor v6.16b, v16.16b, v6.16b
    and v2.16b, v7.16b, v2.16b
    eor v16.16b, v28.16b, v7.16b
    // round 21 (skinny.dsl:60)
    eor v28.16b, v0.16b, v31.16b
    // round 19 (skinny.dsl:60)
    eor v18.16b, v18.16b, v9.16b
    ext v31.16b, v1.16b, v1.16b, #4
    eor v5.16b, v5.16b, v11.16b
    // round 20 (skinny.dsl:60)
    ldr q9, [x3, #448]
    and v11.16b, v23.16b, v27.16b
    eor v1.16b, v1.16b, v13.16b
    eor v2.16b, v26.16b, v2.16b
    eor v26.16b, v8.16b, v6.16b
    orr v8.16b, v18.16b, v5.16b
    eor v30.16b, v30.16b, v31.16b
    ldr q31, [x3, #432]
    and v6.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v11.16b
    orn v7.16b, v1.16b, v23.16b
    ldr q11, [x3, #496]
    // round 21 (skinny.dsl:60)
    orr v13.16b, v2.16b, v26.16b
    // round 20 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    orr v8.16b, v17.16b, v18.16b
    eor v18.16b, v9.16b, v18.16b
    // round 21 (skinny.dsl:60)
    orr v9.16b, v26.16b, v16.16b
    eor v6.16b, v28.16b, v6.16b
    eor v26.16b, v12.16b, v26.16b
    eor v16.16b, v16.16b, v13.16b
    // round 20 (skinny.dsl:60)
    eor v5.16b, v5.16b, v8.16b
    ldr q28, [x3, #2336]
    orr v8.16b, v4.16b, v1.16b
    eor v31.16b, v31.16b, v17.16b
    // round 21 (skinny.dsl:60)
    eor v6.16b, v9.16b, v6.16b
    ldr q9, [x3, #672]
    // round 20 (skinny.dsl:60)
    eor v7.16b, v27.16b, v7.16b
    bic v17.16b, v30.16b, v17.16b
    eor v27.16b, v11.16b, v30.16b
    // round 21 (skinny.dsl:60)
    ldr q11, [x3, #688]
    eor v23.16b, v23.16b, v8.16b
    and v8.16b, v16.16b, v6.16b
    bic v13.16b, v6.16b, v2.16b
    ext v14.16b, v16.16b, v16.16b, #4
    // round 20 (skinny.dsl:60)
    eor v17.16b, v18.16b, v17.16b
    // round 21 (skinny.dsl:60)
    ext v18.16b, v6.16b, v6.16b, #4
    // round 20 (skinny.dsl:60)
    and v30.16b, v5.16b, v30.16b
    eor v5.16b, v28.16b, v5.16b
    eor v19.16b, v19.16b, v27.16b
    // round 21 (skinny.dsl:60)
    ldr q28, [x3, #656]
    eor v2.16b, v2.16b, v8.16b
    eor v26.16b, v26.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    eor v18.16b, v11.16b, v18.16b
    // round 20 (skinny.dsl:60)
    eor v30.16b, v31.16b, v30.16b
    eor v29.16b, v29.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    eor v1.16b, v1.16b, v19.16b
    // round 21 (skinny.dsl:60)
    orr v31.16b, v17.16b, v5.16b
    orr v9.16b, v5.16b, v27.16b
    ext v11.16b, v2.16b, v2.16b, #4
    ext v13.16b, v26.16b, v26.16b, #4
    // round 22 (skinny.dsl:60)
    ldr q14, [x3, #704]
    // round 21 (skinny.dsl:60)
    eor v5.16b, v28.16b, v5.16b
    // round 20 (skinny.dsl:60)
    eor v0.16b, v0.16b, v30.16b
    eor v7.16b, v7.16b, v29.16b
    eor v4.16b, v4.16b, v3.16b
    // round 21 (skinny.dsl:60)
    eor v27.16b, v27.16b, v31.16b
    orr v28.16b, v29.16b, v3.16b
    ldr q31, [x3, #592]
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v3.16b, v19.16b
    eor v5.16b, v13.16b, v5.16b
    ldr q13, [x3, #2368]
    eor v19.16b, v19.16b, v28.16b
    orr v28.16b, v4.16b, v1.16b
    eor v23.16b, v23.16b, v0.16b
    // round 22 (skinny.dsl:60)
    eor v14.16b, v14.16b, v17.16b
    // round 21 (skinny.dsl:60)
    eor v0.16b, v0.16b, v9.16b
    orr v9.16b, v7.16b, v4.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #624]
    eor v4.16b, v31.16b, v4.16b
    ldr q31, [x3, #2384]
    // round 22 (skinny.dsl:60)
    eor v11.16b, v11.16b, v14.16b
    // round 21 (skinny.dsl:60)
    eor v1.16b, v1.16b, v9.16b
    and v9.16b, v27.16b, v30.16b
    eor v13.16b, v13.16b, v7.16b
    bic v7.16b, v23.16b, v7.16b
    eor v27.16b, v8.16b, v27.16b
    bic v17.16b, v30.16b, v17.16b
    eor v18.16b, v18.16b, v30.16b
    eor v28.16b, v28.16b, v1.16b
    and v1.16b, v1.16b, v23.16b
    eor v4.16b, v4.16b, v7.16b
    and v7.16b, v19.16b, v0.16b
    eor v23.16b, v31.16b, v23.16b
    bic v30.16b, v0.16b, v29.16b
    eor v5.16b, v5.16b, v17.16b
    eor v1.16b, v13.16b, v1.16b
    ext v17.16b, v4.16b, v4.16b, #8
    // round 22 (skinny.dsl:60)
    and v31.16b, v27.16b, v18.16b
    eor v8.16b, v11.16b, v9.16b
    eor v9.16b, v10.16b, v27.16b
    ldr q11, [x3, #800]
    // round 21 (skinny.dsl:60)
    eor v3.16b, v3.16b, v30.16b
    eor v17.16b, v26.16b, v17.16b
    ext v26.16b, v1.16b, v1.16b, #8
    // round 22 (skinny.dsl:60)
    orn v27.16b, v5.16b, v27.16b
    eor v30.16b, v31.16b, v8.16b
    eor v7.16b, v29.16b, v7.16b
    // round 21 (skinny.dsl:60)
    eor v2.16b, v2.16b, v26.16b
    ext v26.16b, v23.16b, v23.16b, #8
    ext v29.16b, v28.16b, v28.16b, #8
    // round 22 (skinny.dsl:60)
    ldr q31, [x3, #832]
    // round 23 (skinny.dsl:60)
    ldr q8, [x3, #2416]
    // round 22 (skinny.dsl:60)
    eor v18.16b, v18.16b, v27.16b
    orr v27.16b, v28.16b, v23.16b
    orr v13.16b, v30.16b, v5.16b
    eor v11.16b, v11.16b, v28.16b
    ext v14.16b, v30.16b, v30.16b, #8
    // round 21 (skinny.dsl:60)
    eor v6.16b, v6.16b, v26.16b
    // round 22 (skinny.dsl:60)
    ldr q26, [x3, #816]
    // round 21 (skinny.dsl:60)
    eor v16.16b, v16.16b, v29.16b
    // round 22 (skinny.dsl:60)
    orr v28.16b, v4.16b, v28.16b
    eor v1.16b, v1.16b, v27.16b
    orr v27.16b, v18.16b, v30.16b
    eor v29.16b, v9.16b, v13.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v31.16b, v31.16b, v14.16b
    // round 23 (skinny.dsl:60)
    eor v8.16b, v8.16b, v4.16b
    // round 21 (skinny.dsl:60)
    ext v13.16b, v16.16b, v16.16b, #12
    ext v14.16b, v6.16b, v6.16b, #12
    // round 22 (skinny.dsl:60)
    eor v23.16b, v23.16b, v28.16b
    eor v5.16b, v5.16b, v27.16b
    and v27.16b, v16.16b, v6.16b
    eor v26.16b, v26.16b, v9.16b
    // round 21 (skinny.dsl:60)
    ext v28.16b, v17.16b, v17.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v9.16b, v2.16b, v2.16b, #12
    eor v0.16b, v0.16b, v14.16b
    // round 22 (skinny.dsl:60)
    ldr q13, [x3, #2400]
    bic v4.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v27.16b
    // round 21 (skinny.dsl:60)
    eor v3.16b, v3.16b, v28.16b
    // round 22 (skinny.dsl:60)
    ldr q27, [x3, #720]
    orn v28.16b, v17.16b, v16.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v19.16b, v0.16b
    eor v4.16b, v11.16b, v4.16b
    ext v11.16b, v29.16b, v29.16b, #8
    eor v31.16b, v1.16b, v31.16b
    eor v6.16b, v6.16b, v28.16b
    orr v28.16b, v3.16b, v19.16b
    eor v7.16b, v9.16b, v7.16b
    ldr q9, [x3, #784]
    eor v26.16b, v23.16b, v26.16b
    and v1.16b, v23.16b, v1.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q23, [x3, #768]
    eor v27.16b, v27.16b, v3.16b
    eor v0.16b, v0.16b, v28.16b
    bic v3.16b, v7.16b, v3.16b
    ext v28.16b, v5.16b, v5.16b, #8
    eor v4.16b, v11.16b, v4.16b
    // round 23 (skinny.dsl:60)
    orr v11.16b, v26.16b, v31.16b
    ldr q13, [x3, #880]
    // round 22 (skinny.dsl:60)
    eor v3.16b, v19.16b, v3.16b
    orr v19.16b, v2.16b, v17.16b
    // round 23 (skinny.dsl:60)
    eor v1.16b, v8.16b, v1.16b
    orr v8.16b, v4.16b, v26.16b
    eor v28.16b, v28.16b, v11.16b
    // round 22 (skinny.dsl:60)
    eor v9.16b, v9.16b, v7.16b
    and v7.16b, v0.16b, v7.16b
    eor v0.16b, v23.16b, v0.16b
    orr v23.16b, v6.16b, v2.16b
    // round 23 (skinny.dsl:60)
    eor v31.16b, v31.16b, v8.16b
    eor v1.16b, v1.16b, v28.16b
    eor v26.16b, v13.16b, v26.16b
    // round 22 (skinny.dsl:60)
    eor v16.16b, v16.16b, v19.16b
    // round 23 (skinny.dsl:60)
    eor v17.16b, v17.16b, v23.16b
    // round 22 (skinny.dsl:60)
    eor v7.16b, v27.16b, v7.16b
    eor v19.16b, v30.16b, v9.16b
    // round 23 (skinny.dsl:60)
    bic v23.16b, v31.16b, v1.16b
    ldr q27, [x3, #2464]
    orr v28.16b, v1.16b, v4.16b
    ext v30.16b, v31.16b, v31.16b, #12
    // round 22 (skinny.dsl:60)
    eor v18.16b, v18.16b, v0.16b
    // round 23 (skinny.dsl:60)
    ldr q8, [x3, #960]
    ldr q11, [x3, #976]
    ext v13.16b, v1.16b, v1.16b, #12
    // round 22 (skinny.dsl:60)
    ext v14.16b, v19.16b, v19.16b, #8
    // round 23 (skinny.dsl:60)
    eor v4.16b, v4.16b, v23.16b
    eor v23.16b, v26.16b, v28.16b
    // round 22 (skinny.dsl:60)
    eor v5.16b, v5.16b, v7.16b
    ext v26.16b, v18.16b, v18.16b, #8
    // round 24 (skinny.dsl:60)
    ldr q28, [x3, #992]
    // round 22 (skinny.dsl:60)
    eor v29.16b, v29.16b, v3.16b
    eor v2.16b, v2.16b, v14.16b
    // round 23 (skinny.dsl:60)
    orr v14.16b, v3.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    // round 22 (skinny.dsl:60)
    eor v6.16b, v6.16b, v26.16b
    ext v26.16b, v5.16b, v5.16b, #8
    // round 23 (skinny.dsl:60)
    eor v30.16b, v8.16b, v30.16b
    eor v8.16b, v11.16b, v13.16b
    // round 22 (skinny.dsl:60)
    ext v11.16b, v29.16b, v29.16b, #8
    // round 23 (skinny.dsl:60)
    ldr q13, [x3, #896]
    orr v0.16b, v0.16b, v9.16b
    eor v17.16b, v17.16b, v26.16b
    orr v26.16b, v6.16b, v2.16b
    // round 24 (skinny.dsl:60)
    eor v28.16b, v28.16b, v3.16b
    // round 22 (skinny.dsl:60)
    eor v16.16b, v16.16b, v11.16b
    // round 23 (skinny.dsl:60)
    orr v11.16b, v29.16b, v18.16b
    eor v9.16b, v9.16b, v14.16b
    orr v14.16b, v18.16b, v19.16b
    eor v17.16b, v26.16b, v17.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v19.16b, v11.16b
    orr v19.16b, v16.16b, v6.16b
    ldr q26, [x3, #2432]
    ext v11.16b, v4.16b, v4.16b, #12
    eor v6.16b, v13.16b, v6.16b
    bic v13.16b, v17.16b, v16.16b
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #12
    eor v2.16b, v2.16b, v19.16b
    and v19.16b, v9.16b, v0.16b
    eor v6.16b, v6.16b, v13.16b
    bic v3.16b, v0.16b, v3.16b
    eor v27.16b, v27.16b, v14.16b
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v5.16b, v29.16b
    // round 24 (skinny.dsl:60)
    ldr q13, [x3, #1040]
    // round 23 (skinny.dsl:60)
    eor v16.16b, v26.16b, v16.16b
    and v26.16b, v2.16b, v17.16b
    ext v14.16b, v6.16b, v6.16b, #8
    eor v0.16b, v8.16b, v0.16b
    // round 24 (skinny.dsl:60)
    eor v28.16b, v28.16b, v11.16b
    // round 23 (skinny.dsl:60)
    eor v18.16b, v18.16b, v9.16b
    ldr q8, [x3, #2448]
    eor v16.16b, v16.16b, v26.16b
    ldr q26, [x3, #928]
    eor v23.16b, v23.16b, v14.16b
    bic v9.16b, v7.16b, v5.16b
    eor v3.16b, v3.16b, v27.16b
    // round 24 (skinny.dsl:60)
    bic v27.16b, v30.16b, v0.16b
    eor v19.16b, v19.16b, v28.16b
    ldr q28, [x3, #1120]
    eor v11.16b, v13.16b, v30.16b
    eor v29.16b, v29.16b, v9.16b
    and v30.16b, v3.16b, v30.16b
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #1088]
    // round 23 (skinny.dsl:60)
    eor v2.16b, v8.16b, v2.16b
    eor v17.16b, v26.16b, v17.16b
    ext v26.16b, v16.16b, v16.16b, #8
    // round 24 (skinny.dsl:60)
    ldr q8, [x3, #1104]
    eor v0.16b, v0.16b, v30.16b
    bic v30.16b, v3.16b, v19.16b
    // round 23 (skinny.dsl:60)
    ext v9.16b, v23.16b, v23.16b, #4
    // round 24 (skinny.dsl:60)
    eor v28.16b, v28.16b, v19.16b
    // round 23 (skinny.dsl:60)
    eor v4.16b, v4.16b, v26.16b
    ext v26.16b, v17.16b, v17.16b, #8
    // round 25 (skinny.dsl:60)
    ldr q13, [x3, #1136]
    // round 23 (skinny.dsl:60)
    eor v18.16b, v18.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    // round 24 (skinny.dsl:60)
    orr v14.16b, v2.16b, v17.16b
    eor v30.16b, v11.16b, v30.16b
    orr v11.16b, v0.16b, v19.16b
    eor v27.16b, v27.16b, v2.16b
    eor v8.16b, v8.16b, v0.16b
    // round 23 (skinny.dsl:60)
    eor v1.16b, v1.16b, v26.16b
    eor v26.16b, v31.16b, v9.16b
    // round 24 (skinny.dsl:60)
    orn v2.16b, v2.16b, v6.16b
    eor v16.16b, v16.16b, v14.16b
    eor v3.16b, v3.16b, v11.16b
    eor v27.16b, v30.16b, v27.16b
    // round 25 (skinny.dsl:60)
    eor v31.16b, v13.16b, v6.16b
    // round 23 (skinny.dsl:60)
    ext v9.16b, v26.16b, v26.16b, #4
    ext v11.16b, v1.16b, v1.16b, #4
    // round 24 (skinny.dsl:60)
    bic v13.16b, v26.16b, v1.16b
    eor v2.16b, v17.16b, v2.16b
    and v6.16b, v16.16b, v6.16b
    eor v17.16b, v28.16b, v16.16b
    // round 25 (skinny.dsl:60)
    eor v28.16b, v3.16b, v31.16b
    // round 23 (skinny.dsl:60)
    eor v7.16b, v7.16b, v9.16b
    ext v31.16b, v4.16b, v4.16b, #4
    eor v5.16b, v5.16b, v11.16b
    // round 24 (skinny.dsl:60)
    ldr q9, [x3, #2496]
    and v11.16b, v23.16b, v26.16b
    eor v4.16b, v4.16b, v13.16b
    eor v6.16b, v27.16b, v6.16b
    eor v27.16b, v8.16b, v2.16b
    orr v8.16b, v7.16b, v5.16b
    eor v29.16b, v29.16b, v31.16b
    ldr q31, [x3, #2480]
    and v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v11.16b
    orn v16.16b, v4.16b, v23.16b
    ldr q11, [x3, #2512]
    // round 25 (skinny.dsl:60)
    orr v13.16b, v6.16b, v27.16b
    // round 24 (skinny.dsl:60)
    eor v29.16b, v8.16b, v29.16b
    orr v8.16b, v18.16b, v7.16b
    eor v7.16b, v9.16b, v7.16b
    // round 25 (skinny.dsl:60)
    orr v9.16b, v27.16b, v17.16b
    eor v2.16b, v28.16b, v2.16b
    eor v25.16b, v25.16b, v27.16b
    eor v17.16b, v17.16b, v13.16b
    // round 24 (skinny.dsl:60)
    eor v5.16b, v5.16b, v8.16b
    ldr q27, [x3, #1056]
    orr v28.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v18.16b
    // round 25 (skinny.dsl:60)
    eor v2.16b, v9.16b, v2.16b
    ldr q8, [x3, #1232]
    // round 24 (skinny.dsl:60)
    eor v16.16b, v26.16b, v16.16b
    bic v18.16b, v29.16b, v18.16b
    eor v26.16b, v11.16b, v29.16b
    // round 25 (skinny.dsl:60)
    ldr q9, [x3, #1248]
    eor v23.16b, v23.16b, v28.16b
    and v28.16b, v17.16b, v2.16b
    bic v11.16b, v2.16b, v6.16b
    ext v13.16b, v17.16b, v17.16b, #4
    ext v14.16b, v2.16b, v2.16b, #4
    // round 24 (skinny.dsl:60)
    and v29.16b, v5.16b, v29.16b
    eor v7.16b, v7.16b, v18.16b
    eor v5.16b, v27.16b, v5.16b
    eor v18.16b, v19.16b, v26.16b
    // round 25 (skinny.dsl:60)
    ldr q19, [x3, #1216]
    // round 26 (skinny.dsl:60)
    ldr q27, [x3, #2560]
    // round 25 (skinny.dsl:60)
    eor v6.16b, v6.16b, v28.16b
    eor v25.16b, v25.16b, v11.16b
    eor v28.16b, v8.16b, v13.16b
    eor v8.16b, v9.16b, v14.16b
    // round 24 (skinny.dsl:60)
    eor v29.16b, v31.16b, v29.16b
    eor v30.16b, v30.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v18.16b
    // round 25 (skinny.dsl:60)
    orr v31.16b, v7.16b, v5.16b
    orr v9.16b, v5.16b, v26.16b
    ext v11.16b, v6.16b, v6.16b, #4
    ext v13.16b, v25.16b, v25.16b, #4
    eor v5.16b, v19.16b, v5.16b
    // round 26 (skinny.dsl:60)
    eor v19.16b, v27.16b, v7.16b
    // round 24 (skinny.dsl:60)
    eor v3.16b, v3.16b, v29.16b
    eor v16.16b, v16.16b, v30.16b
    eor v1.16b, v1.16b, v0.16b
    // round 25 (skinny.dsl:60)
    eor v26.16b, v26.16b, v31.16b
    ldr q27, [x3, #2528]
    eor v29.16b, v29.16b, v9.16b
    orr v31.16b, v30.16b, v0.16b
    orr v9.16b, v0.16b, v18.16b
    ldr q14, [x3, #1152]
    eor v5.16b, v13.16b, v5.16b
    orr v13.16b, v1.16b, v4.16b
    eor v23.16b, v23.16b, v3.16b
    // round 26 (skinny.dsl:60)
    eor v19.16b, v11.16b, v19.16b
    // round 25 (skinny.dsl:60)
    eor v18.16b, v18.16b, v31.16b
    ldr q31, [x3, #2544]
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v16.16b, v1.16b
    eor v23.16b, v13.16b, v23.16b
    and v11.16b, v26.16b, v29.16b
    eor v1.16b, v27.16b, v1.16b
    bic v7.16b, v29.16b, v7.16b
    eor v27.16b, v14.16b, v16.16b
    eor v4.16b, v4.16b, v9.16b
    bic v16.16b, v23.16b, v16.16b
    ldr q9, [x3, #1200]
    eor v26.16b, v28.16b, v26.16b
    eor v28.16b, v8.16b, v29.16b
    and v29.16b, v18.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    and v4.16b, v4.16b, v23.16b
    eor v1.16b, v1.16b, v16.16b
    bic v16.16b, v3.16b, v30.16b
    eor v5.16b, v5.16b, v7.16b
    // round 26 (skinny.dsl:60)
    and v7.16b, v26.16b, v28.16b
    eor v19.16b, v19.16b, v11.16b
    eor v24.16b, v24.16b, v26.16b
    // round 25 (skinny.dsl:60)
    eor v4.16b, v27.16b, v4.16b
    // round 26 (skinny.dsl:60)
    ldr q27, [x3, #2624]
    // round 25 (skinny.dsl:60)
    eor v23.16b, v9.16b, v23.16b
    eor v0.16b, v0.16b, v16.16b
    ext v16.16b, v1.16b, v1.16b, #8
    // round 26 (skinny.dsl:60)
    orn v26.16b, v5.16b, v26.16b
    eor v7.16b, v7.16b, v19.16b
    // round 25 (skinny.dsl:60)
    ext v19.16b, v4.16b, v4.16b, #8
    // round 26 (skinny.dsl:60)
    eor v29.16b, v30.16b, v29.16b
    // round 25 (skinny.dsl:60)
    eor v16.16b, v25.16b, v16.16b
    ext v25.16b, v23.16b, v23.16b, #8
    // round 26 (skinny.dsl:60)
    ldr q30, [x3, #1376]
    // round 25 (skinny.dsl:60)
    eor v6.16b, v6.16b, v19.16b
    ext v19.16b, v31.16b, v31.16b, #8
    // round 26 (skinny.dsl:60)
    orr v8.16b, v31.16b, v23.16b
    // round 27 (skinny.dsl:60)
    ldr q9, [x3, #1392]
    // round 26 (skinny.dsl:60)
    eor v26.16b, v28.16b, v26.16b
    orr v28.16b, v7.16b, v5.16b
    eor v27.16b, v27.16b, v31.16b
    ext v11.16b, v7.16b, v7.16b, #8
    // round 25 (skinny.dsl:60)
    eor v2.16b, v2.16b, v25.16b
    eor v17.16b, v17.16b, v19.16b
    // round 26 (skinny.dsl:60)
    ldr q19, [x3, #1360]
    orr v25.16b, v1.16b, v31.16b
    eor v4.16b, v4.16b, v8.16b
    orr v31.16b, v26.16b, v7.16b
    eor v24.16b, v24.16b, v28.16b
    ext v28.16b, v26.16b, v26.16b, #8
    eor v30.16b, v30.16b, v11.16b
    // round 27 (skinny.dsl:60)
    eor v8.16b, v9.16b, v1.16b
    // round 25 (skinny.dsl:60)
    ext v9.16b, v17.16b, v17.16b, #12
    ext v11.16b, v2.16b, v2.16b, #12
    // round 26 (skinny.dsl:60)
    eor v23.16b, v23.16b, v25.16b
    bic v1.16b, v4.16b, v1.16b
    eor v5.16b, v5.16b, v31.16b
    and v25.16b, v17.16b, v2.16b
    ext v31.16b, v24.16b, v24.16b, #8
    eor v19.16b, v19.16b, v28.16b
    eor v28.16b, v4.16b, v30.16b
    // round 25 (skinny.dsl:60)
    ext v30.16b, v6.16b, v6.16b, #12
    eor v18.16b, v18.16b, v9.16b
    // round 26 (skinny.dsl:60)
    ldr q9, [x3, #1296]
    // round 25 (skinny.dsl:60)
    ext v13.16b, v16.16b, v16.16b, #12
    eor v3.16b, v3.16b, v11.16b
    // round 26 (skinny.dsl:60)
    and v4.16b, v23.16b, v4.16b
    eor v6.16b, v6.16b, v25.16b
    orn v25.16b, v16.16b, v17.16b
    eor v1.16b, v27.16b, v1.16b
    ext v27.16b, v5.16b, v5.16b, #8
    eor v19.16b, v23.16b, v19.16b
    // round 25 (skinny.dsl:60)
    eor v0.16b, v0.16b, v13.16b
    // round 26 (skinny.dsl:60)
    eor v2.16b, v2.16b, v25.16b
    orr v23.16b, v6.16b, v16.16b
    orr v25.16b, v18.16b, v3.16b
    ldr q11, [x3, #2576]
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v9.16b, v18.16b
    orr v18.16b, v0.16b, v18.16b
    ldr q9, [x3, #2608]
    eor v1.16b, v31.16b, v1.16b
    // round 27 (skinny.dsl:60)
    orr v31.16b, v19.16b, v28.16b
    eor v4.16b, v8.16b, v4.16b
    eor v20.16b, v20.16b, v19.16b
    // round 26 (skinny.dsl:60)
    eor v25.16b, v25.16b, v29.16b
    eor v3.16b, v3.16b, v18.16b
    ldr q18, [x3, #2592]
    orr v29.16b, v2.16b, v6.16b
    // round 27 (skinny.dsl:60)
    orr v19.16b, v1.16b, v19.16b
    eor v27.16b, v27.16b, v31.16b
    // round 26 (skinny.dsl:60)
    eor v31.16b, v11.16b, v0.16b
    eor v17.16b, v17.16b, v23.16b
    bic v0.16b, v25.16b, v0.16b
    eor v23.16b, v9.16b, v25.16b
    // round 27 (skinny.dsl:60)
    eor v19.16b, v28.16b, v19.16b
    eor v4.16b, v4.16b, v27.16b
    eor v16.16b, v16.16b, v29.16b
    // round 26 (skinny.dsl:60)
    and v25.16b, v3.16b, v25.16b
    eor v0.16b, v30.16b, v0.16b
    // round 27 (skinny.dsl:60)
    ldr q27, [x3, #1472]
    ldr q28, [x3, #1488]
    // round 26 (skinny.dsl:60)
    eor v3.16b, v18.16b, v3.16b
    eor v7.16b, v7.16b, v23.16b
    // round 27 (skinny.dsl:60)
    bic v18.16b, v19.16b, v4.16b
    ldr q29, [x3, #1504]
    // round 28 (skinny.dsl:60)
    ldr q30, [x3, #2688]
    // round 27 (skinny.dsl:60)
    orr v8.16b, v4.16b, v1.16b
    ext v9.16b, v19.16b, v19.16b, #12
    ext v11.16b, v4.16b, v4.16b, #12
    // round 26 (skinny.dsl:60)
    eor v25.16b, v31.16b, v25.16b
    eor v24.16b, v24.16b, v0.16b
    eor v26.16b, v26.16b, v3.16b
    ext v31.16b, v7.16b, v7.16b, #8
    // round 27 (skinny.dsl:60)
    eor v1.16b, v1.16b, v18.16b
    orr v18.16b, v0.16b, v3.16b
    orr v13.16b, v3.16b, v23.16b
    eor v20.16b, v20.16b, v8.16b
    eor v3.16b, v27.16b, v3.16b
    eor v27.16b, v28.16b, v9.16b
    eor v28.16b, v29.16b, v11.16b
    // round 28 (skinny.dsl:60)
    eor v29.16b, v30.16b, v0.16b
    // round 26 (skinny.dsl:60)
    eor v5.16b, v5.16b, v25.16b
    ext v30.16b, v24.16b, v24.16b, #8
    ext v8.16b, v26.16b, v26.16b, #8
    eor v6.16b, v6.16b, v31.16b
    // round 27 (skinny.dsl:60)
    orr v31.16b, v24.16b, v26.16b
    orr v9.16b, v26.16b, v7.16b
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v25.16b, v13.16b
    ext v25.16b, v1.16b, v1.16b, #12
    ext v11.16b, v20.16b, v20.16b, #12
    // round 26 (skinny.dsl:60)
    ext v13.16b, v5.16b, v5.16b, #8
    eor v17.16b, v17.16b, v30.16b
    // round 27 (skinny.dsl:60)
    ldr q30, [x3, #2656]
    // round 26 (skinny.dsl:60)
    eor v2.16b, v2.16b, v8.16b
    // round 27 (skinny.dsl:60)
    eor v7.16b, v7.16b, v31.16b
    eor v5.16b, v5.16b, v9.16b
    ldr q31, [x3, #2640]
    and v8.16b, v18.16b, v23.16b
    bic v0.16b, v23.16b, v0.16b
    eor v3.16b, v3.16b, v11.16b
    eor v18.16b, v27.16b, v18.16b
    eor v23.16b, v28.16b, v23.16b
    orr v27.16b, v17.16b, v2.16b
    // round 28 (skinny.dsl:60)
    eor v25.16b, v29.16b, v25.16b
    // round 27 (skinny.dsl:60)
    bic v28.16b, v7.16b, v5.16b
    orr v29.16b, v2.16b, v6.16b
    eor v16.16b, v16.16b, v13.16b
    eor v2.16b, v30.16b, v2.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #1440]
    ldr q30, [x3, #2672]
    orr v9.16b, v5.16b, v24.16b
    eor v31.16b, v31.16b, v17.16b
    eor v0.16b, v0.16b, v3.16b
    // round 28 (skinny.dsl:60)
    ldr q3, [x3, #1632]
    bic v11.16b, v18.16b, v23.16b
    eor v25.16b, v8.16b, v25.16b
    // round 27 (skinny.dsl:60)
    eor v16.16b, v29.16b, v16.16b
    // round 28 (skinny.dsl:60)
    eor v29.16b, v15.16b, v18.16b
    // round 27 (skinny.dsl:60)
    eor v26.16b, v26.16b, v9.16b
    // round 28 (skinny.dsl:60)
    eor v24.16b, v24.16b, v28.16b
    and v18.16b, v0.16b, v18.16b
    eor v25.16b, v11.16b, v25.16b
    // round 27 (skinny.dsl:60)
    and v28.16b, v6.16b, v16.16b
    // round 28 (skinny.dsl:60)
    ldr q8, [x3, #2752]
    ldr q9, [x3, #1616]
    // round 27 (skinny.dsl:60)
    bic v17.16b, v16.16b, v17.16b
    eor v6.16b, v27.16b, v6.16b
    eor v16.16b, v30.16b, v16.16b
    // round 28 (skinny.dsl:60)
    eor v18.16b, v23.16b, v18.16b
    bic v23.16b, v0.16b, v25.16b
    eor v3.16b, v3.16b, v25.16b
    // round 27 (skinny.dsl:60)
    eor v27.16b, v31.16b, v28.16b
    eor v2.16b, v2.16b, v17.16b
    ext v17.16b, v16.16b, v16.16b, #8
    // round 29 (skinny.dsl:60)
    ldr q28, [x3, #2768]
    // round 27 (skinny.dsl:60)
    ext v30.16b, v6.16b, v6.16b, #8
    // round 28 (skinny.dsl:60)
    orr v31.16b, v6.16b, v16.16b
    orr v11.16b, v18.16b, v25.16b
    eor v23.16b, v29.16b, v23.16b
    eor v29.16b, v8.16b, v6.16b
    eor v8.16b, v9.16b, v18.16b
    // round 27 (skinny.dsl:60)
    eor v4.16b, v4.16b, v17.16b
    ext v17.16b, v2.16b, v2.16b, #8
    ext v9.16b, v27.16b, v27.16b, #8
    eor v19.16b, v19.16b, v30.16b
    // round 28 (skinny.dsl:60)
    orn v6.16b, v6.16b, v2.16b
    eor v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v29.16b, v23.16b, v29.16b
    // round 29 (skinny.dsl:60)
    eor v28.16b, v28.16b, v2.16b
    // round 27 (skinny.dsl:60)
    eor v17.16b, v20.16b, v17.16b
    eor v1.16b, v1.16b, v9.16b
    ext v20.16b, v19.16b, v19.16b, #4
    ext v30.16b, v4.16b, v4.16b, #4
    // round 28 (skinny.dsl:60)
    bic v31.16b, v19.16b, v4.16b
    eor v6.16b, v16.16b, v6.16b
    and v2.16b, v27.16b, v2.16b
    eor v3.16b, v3.16b, v27.16b
    // round 29 (skinny.dsl:60)
    eor v16.16b, v0.16b, v28.16b
    // round 28 (skinny.dsl:60)
    ldr q28, [x3, #2720]
    // round 27 (skinny.dsl:60)
    ext v9.16b, v1.16b, v1.16b, #4
    ext v11.16b, v17.16b, v17.16b, #4
    eor v7.16b, v7.16b, v20.16b
    eor v5.16b, v5.16b, v30.16b
    // round 28 (skinny.dsl:60)
    and v20.16b, v17.16b, v19.16b
    eor v1.16b, v1.16b, v31.16b
    and v27.16b, v6.16b, v27.16b
    eor v2.16b, v29.16b, v2.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q29, [x3, #2704]
    // round 27 (skinny.dsl:60)
    eor v26.16b, v26.16b, v11.16b
    // round 28 (skinny.dsl:60)
    eor v4.16b, v4.16b, v20.16b
    orn v20.16b, v1.16b, v17.16b
    orr v30.16b, v7.16b, v5.16b
    eor v24.16b, v24.16b, v9.16b
    eor v28.16b, v28.16b, v7.16b
    ldr q31, [x3, #1584]
    // round 29 (skinny.dsl:60)
    orr v8.16b, v2.16b, v6.16b
    orr v9.16b, v6.16b, v3.16b
    eor v16.16b, v16.16b, v27.16b
    eor v6.16b, v12.16b, v6.16b
    // round 28 (skinny.dsl:60)
    orr v27.16b, v4.16b, v1.16b
    orr v7.16b, v26.16b, v7.16b
    eor v24.16b, v30.16b, v24.16b
    eor v29.16b, v29.16b, v26.16b
    eor v19.16b, v19.16b, v20.16b
    ldr q20, [x3, #2736]
    // round 29 (skinny.dsl:60)
    eor v3.16b, v3.16b, v8.16b
    eor v16.16b, v9.16b, v16.16b
    // round 28 (skinny.dsl:60)
    eor v5.16b, v5.16b, v7.16b
    // round 29 (skinny.dsl:60)
    ldr q7, [x3, #1744]
    ldr q30, [x3, #1760]
    // round 28 (skinny.dsl:60)
    bic v26.16b, v24.16b, v26.16b
    eor v31.16b, v31.16b, v24.16b
    // round 29 (skinny.dsl:60)
    eor v17.16b, v17.16b, v27.16b
    and v27.16b, v3.16b, v16.16b
    bic v8.16b, v16.16b, v2.16b
    ext v9.16b, v3.16b, v3.16b, #4
    ext v11.16b, v16.16b, v16.16b, #4
    // round 28 (skinny.dsl:60)
    and v24.16b, v5.16b, v24.16b
    eor v26.16b, v28.16b, v26.16b
    // round 29 (skinny.dsl:60)
    ldr q28, [x3, #2832]
    // round 28 (skinny.dsl:60)
    eor v5.16b, v20.16b, v5.16b
    eor v20.16b, v25.16b, v31.16b
    // round 29 (skinny.dsl:60)
    eor v2.16b, v2.16b, v27.16b
    // round 30 (skinny.dsl:60)
    ldr q25, [x3, #1776]
    // round 29 (skinny.dsl:60)
    eor v6.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v27.16b, v30.16b, v11.16b
    // round 28 (skinny.dsl:60)
    eor v24.16b, v29.16b, v24.16b
    eor v23.16b, v23.16b, v26.16b
    eor v18.16b, v18.16b, v5.16b
    eor v1.16b, v1.16b, v20.16b
    // round 29 (skinny.dsl:60)
    orr v29.16b, v26.16b, v5.16b
    orr v30.16b, v5.16b, v31.16b
    ext v8.16b, v2.16b, v2.16b, #4
    ext v9.16b, v6.16b, v6.16b, #4
    eor v5.16b, v28.16b, v5.16b
    // round 30 (skinny.dsl:60)
    eor v25.16b, v25.16b, v26.16b
    // round 28 (skinny.dsl:60)
    eor v0.16b, v0.16b, v24.16b
    eor v19.16b, v19.16b, v23.16b
    // round 29 (skinny.dsl:60)
    ldr q28, [x3, #1664]
    // round 28 (skinny.dsl:60)
    eor v4.16b, v4.16b, v18.16b
    // round 29 (skinny.dsl:60)
    eor v29.16b, v31.16b, v29.16b
    eor v24.16b, v24.16b, v30.16b
    ldr q30, [x3, #2784]
    orr v31.16b, v23.16b, v18.16b
    orr v11.16b, v18.16b, v20.16b
    eor v5.16b, v9.16b, v5.16b
    // round 30 (skinny.dsl:60)
    eor v25.16b, v8.16b, v25.16b
    // round 29 (skinny.dsl:60)
    orr v8.16b, v19.16b, v4.16b
    orr v9.16b, v4.16b, v1.16b
    eor v17.16b, v17.16b, v0.16b
    and v12.16b, v29.16b, v24.16b
    bic v26.16b, v24.16b, v26.16b
    eor v20.16b, v20.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v28.16b, v28.16b, v19.16b
    ldr q31, [x3, #2800]
    ldr q11, [x3, #2816]
    eor v4.16b, v30.16b, v4.16b
    eor v7.16b, v7.16b, v29.16b
    eor v24.16b, v27.16b, v24.16b
    eor v1.16b, v1.16b, v8.16b
    eor v17.16b, v9.16b, v17.16b
    and v27.16b, v20.16b, v0.16b
    bic v29.16b, v0.16b, v23.16b
    eor v5.16b, v5.16b, v26.16b
    // round 30 (skinny.dsl:60)
    and v26.16b, v7.16b, v24.16b
    eor v25.16b, v25.16b, v12.16b
    eor v30.16b, v10.16b, v7.16b
    // round 29 (skinny.dsl:60)
    and v8.16b, v1.16b, v17.16b
    // round 30 (skinny.dsl:60)
    ldr q9, [x3, #1856]
    // round 29 (skinny.dsl:60)
    bic v19.16b, v17.16b, v19.16b
    eor v1.16b, v31.16b, v1.16b
    eor v17.16b, v11.16b, v17.16b
    eor v18.16b, v18.16b, v29.16b
    // round 30 (skinny.dsl:60)
    orn v7.16b, v5.16b, v7.16b
    eor v25.16b, v26.16b, v25.16b
    eor v23.16b, v23.16b, v27.16b
    // round 29 (skinny.dsl:60)
    eor v26.16b, v28.16b, v8.16b
    eor v4.16b, v4.16b, v19.16b
    ext v19.16b, v17.16b, v17.16b, #8
    ext v27.16b, v1.16b, v1.16b, #8
    // round 30 (skinny.dsl:60)
    orr v28.16b, v1.16b, v17.16b
    ldr q29, [x3, #1888]
    // round 31 (skinny.dsl:60)
    ldr q31, [x3, #2896]
    // round 30 (skinny.dsl:60)
    eor v7.16b, v24.16b, v7.16b
    orr v24.16b, v25.16b, v5.16b
    eor v8.16b, v9.16b, v1.16b
    ext v9.16b, v25.16b, v25.16b, #8
    // round 29 (skinny.dsl:60)
    eor v16.16b, v16.16b, v19.16b
    ext v19.16b, v4.16b, v4.16b, #8
    ext v10.16b, v26.16b, v26.16b, #8
    eor v3.16b, v3.16b, v27.16b
    // round 30 (skinny.dsl:60)
    orr v1.16b, v4.16b, v1.16b
    eor v26.16b, v26.16b, v28.16b
    orr v27.16b, v7.16b, v25.16b
    eor v24.16b, v30.16b, v24.16b
    ldr q28, [x3, #1872]
    ext v30.16b, v7.16b, v7.16b, #8
    eor v29.16b, v29.16b, v9.16b
    // round 31 (skinny.dsl:60)
    eor v31.16b, v31.16b, v4.16b
    // round 29 (skinny.dsl:60)
    eor v6.16b, v6.16b, v19.16b
    eor v2.16b, v2.16b, v10.16b
    ext v19.16b, v3.16b, v3.16b, #12
    ext v9.16b, v16.16b, v16.16b, #12
    // round 30 (skinny.dsl:60)
    eor v1.16b, v17.16b, v1.16b
    bic v4.16b, v26.16b, v4.16b
    eor v5.16b, v5.16b, v27.16b
    and v17.16b, v3.16b, v16.16b
    ext v27.16b, v24.16b, v24.16b, #8
    eor v28.16b, v28.16b, v30.16b
    eor v29.16b, v26.16b, v29.16b
    // round 29 (skinny.dsl:60)
    ext v30.16b, v2.16b, v2.16b, #12
    // round 30 (skinny.dsl:60)
    ldr q10, [x3, #1808]
    // round 29 (skinny.dsl:60)
    ext v11.16b, v6.16b, v6.16b, #12
    eor v19.16b, v20.16b, v19.16b
    eor v0.16b, v0.16b, v9.16b
    // round 30 (skinny.dsl:60)
    and v20.16b, v1.16b, v26.16b
    orn v26.16b, v6.16b, v3.16b
    eor v2.16b, v2.16b, v17.16b
    // round 31 (skinny.dsl:60)
    ldr q17, [x3, #880]
    // round 30 (skinny.dsl:60)
    ext v9.16b, v5.16b, v5.16b, #8
    eor v4.16b, v8.16b, v4.16b
    eor v1.16b, v1.16b, v28.16b
    ldr q28, [x3, #2848]
    // round 29 (skinny.dsl:60)
    eor v18.16b, v18.16b, v11.16b
    // round 30 (skinny.dsl:60)
    eor v16.16b, v16.16b, v26.16b
    orr v26.16b, v2.16b, v6.16b
    orr v8.16b, v19.16b, v0.16b
    eor v23.16b, v23.16b, v30.16b
    eor v30.16b, v10.16b, v19.16b
    ldr q10, [x3, #2880]
    eor v4.16b, v27.16b, v4.16b
    // round 31 (skinny.dsl:60)
    orr v27.16b, v1.16b, v29.16b
    eor v20.16b, v31.16b, v20.16b
    eor v17.16b, v17.16b, v1.16b
    // round 30 (skinny.dsl:60)
    orr v31.16b, v16.16b, v2.16b
    orr v19.16b, v18.16b, v19.16b
    ldr q11, [x3, #2864]
    eor v23.16b, v8.16b, v23.16b
    eor v28.16b, v28.16b, v18.16b
    // round 31 (skinny.dsl:60)
    orr v1.16b, v4.16b, v1.16b
    // round 30 (skinny.dsl:60)
    eor v3.16b, v3.16b, v26.16b
    // round 31 (skinny.dsl:60)
    eor v26.16b, v9.16b, v27.16b
    // round 30 (skinny.dsl:60)
    eor v0.16b, v0.16b, v19.16b
    bic v18.16b, v23.16b, v18.16b
    eor v19.16b, v10.16b, v23.16b
    // round 31 (skinny.dsl:60)
    eor v1.16b, v29.16b, v1.16b
    eor v20.16b, v20.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    // round 30 (skinny.dsl:60)
    and v23.16b, v0.16b, v23.16b
    // round 31 (skinny.dsl:60)
    ldr q26, [x3, #2960]
    // round 30 (skinny.dsl:60)
    eor v18.16b, v30.16b, v18.16b
    eor v0.16b, v11.16b, v0.16b
    eor v25.16b, v25.16b, v19.16b
    // round 31 (skinny.dsl:60)
    ldr q27, [x3, #2000]
    ldr q29, [x3, #2016]
    bic v30.16b, v1.16b, v20.16b
    orr v31.16b, v20.16b, v4.16b
    ext v8.16b, v1.16b, v1.16b, #12
    // round 32 (skinny.dsl:60)
    ldr q9, [x3, #2976]
    // round 31 (skinny.dsl:60)
    ext v10.16b, v20.16b, v20.16b, #12
    // round 30 (skinny.dsl:60)
    eor v23.16b, v28.16b, v23.16b
    eor v24.16b, v24.16b, v18.16b
    eor v7.16b, v7.16b, v0.16b
    ext v28.16b, v25.16b, v25.16b, #8
    // round 31 (skinny.dsl:60)
    eor v4.16b, v4.16b, v30.16b
    orr v30.16b, v18.16b, v0.16b
    orr v11.16b, v0.16b, v19.16b
    eor v17.16b, v17.16b, v31.16b
    eor v0.16b, v26.16b, v0.16b
    eor v26.16b, v27.16b, v8.16b
    eor v27.16b, v29.16b, v10.16b
    // round 32 (skinny.dsl:60)
    eor v29.16b, v9.16b, v18.16b
    // round 30 (skinny.dsl:60)
    eor v5.16b, v5.16b, v23.16b
    ext v31.16b, v24.16b, v24.16b, #8
    ext v8.16b, v7.16b, v7.16b, #8
    eor v2.16b, v2.16b, v28.16b
    // round 31 (skinny.dsl:60)
    orr v28.16b, v24.16b, v7.16b
    orr v9.16b, v7.16b, v25.16b
    eor v19.16b, v19.16b, v30.16b
    eor v23.16b, v23.16b, v11.16b
    ext v30.16b, v4.16b, v4.16b, #12
    ext v10.16b, v17.16b, v17.16b, #12
    // round 30 (skinny.dsl:60)
    ext v11.16b, v5.16b, v5.16b, #8
    eor v3.16b, v3.16b, v31.16b
    eor v16.16b, v16.16b, v8.16b
    // round 31 (skinny.dsl:60)
    eor v25.16b, v25.16b, v28.16b
    ldr q28, [x3, #2912]
    ldr q31, [x3, #2928]
    eor v5.16b, v5.16b, v9.16b
    and v8.16b, v19.16b, v23.16b
    bic v18.16b, v23.16b, v18.16b
    // round 32 (skinny.dsl:60)
    ldr q9, [x3, #1040]
    // round 31 (skinny.dsl:60)
    eor v0.16b, v0.16b, v10.16b
    eor v19.16b, v26.16b, v19.16b
    eor v23.16b, v27.16b, v23.16b
    // round 32 (skinny.dsl:60)
    eor v26.16b, v29.16b, v30.16b
    // round 31 (skinny.dsl:60)
    bic v27.16b, v25.16b, v5.16b
    orr v29.16b, v5.16b, v24.16b
    orr v30.16b, v3.16b, v16.16b
    orr v10.16b, v16.16b, v2.16b
    eor v6.16b, v6.16b, v11.16b
    ldr q11, [x3, #1952]
    eor v28.16b, v28.16b, v3.16b
    eor v16.16b, v31.16b, v16.16b
    eor v0.16b, v18.16b, v0.16b
    ldr q18, [x3, #2944]
    // round 32 (skinny.dsl:60)
    bic v31.16b, v19.16b, v23.16b
    eor v26.16b, v8.16b, v26.16b
    eor v8.16b, v9.16b, v19.16b
    ldr q9, [x3, #2144]
    // round 31 (skinny.dsl:60)
    eor v2.16b, v2.16b, v30.16b
    eor v6.16b, v10.16b, v6.16b
    eor v7.16b, v7.16b, v29.16b
    // round 32 (skinny.dsl:60)
    eor v24.16b, v24.16b, v27.16b
    and v19.16b, v0.16b, v19.16b
    eor v26.16b, v31.16b, v26.16b
    ldr q27, [x3, #3040]
    // round 31 (skinny.dsl:60)
    and v29.16b, v2.16b, v6.16b
    bic v3.16b, v6.16b, v3.16b
    eor v2.16b, v11.16b, v2.16b
    // round 32 (skinny.dsl:60)
    ldr q30, [x3, #2128]
    // round 31 (skinny.dsl:60)
    eor v6.16b, v18.16b, v6.16b
    // round 32 (skinny.dsl:60)
    eor v18.16b, v23.16b, v19.16b
    bic v19.16b, v0.16b, v26.16b
    eor v23.16b, v9.16b, v26.16b
    // round 31 (skinny.dsl:60)
    eor v28.16b, v28.16b, v29.16b
    eor v3.16b, v16.16b, v3.16b
    // round 32 (skinny.dsl:60)
    ldr q16, [x3, #3024]
    // round 31 (skinny.dsl:60)
    ext v29.16b, v6.16b, v6.16b, #8
    ext v31.16b, v2.16b, v2.16b, #8
    // round 32 (skinny.dsl:60)
    orr v9.16b, v2.16b, v6.16b
    orr v10.16b, v18.16b, v26.16b
    eor v19.16b, v8.16b, v19.16b
    eor v27.16b, v27.16b, v2.16b
    eor v30.16b, v30.16b, v18.16b
    // round 31 (skinny.dsl:60)
    eor v20.16b, v20.16b, v29.16b
    ext v29.16b, v3.16b, v3.16b, #8
    ext v8.16b, v28.16b, v28.16b, #8
    eor v1.16b, v1.16b, v31.16b
    // round 32 (skinny.dsl:60)
    orn v2.16b, v2.16b, v3.16b
    eor v28.16b, v28.16b, v9.16b
    eor v0.16b, v0.16b, v10.16b
    eor v16.16b, v16.16b, v3.16b
    eor v27.16b, v19.16b, v27.16b
    // round 31 (skinny.dsl:60)
    eor v17.16b, v17.16b, v29.16b
    eor v4.16b, v4.16b, v8.16b
    ext v29.16b, v1.16b, v1.16b, #4
    ext v31.16b, v20.16b, v20.16b, #4
    // round 32 (skinny.dsl:60)
    bic v8.16b, v1.16b, v20.16b
    eor v2.16b, v6.16b, v2.16b
    and v3.16b, v28.16b, v3.16b
    eor v6.16b, v0.16b, v16.16b
    eor v16.16b, v23.16b, v28.16b
    // round 31 (skinny.dsl:60)
    ext v23.16b, v4.16b, v4.16b, #4
    ext v9.16b, v17.16b, v17.16b, #4
    // round 32 (skinny.dsl:60)
    ldr q10, [x3, #2992]
    // round 31 (skinny.dsl:60)
    eor v25.16b, v25.16b, v29.16b
    eor v5.16b, v5.16b, v31.16b
    // round 32 (skinny.dsl:60)
    and v29.16b, v17.16b, v1.16b
    eor v4.16b, v4.16b, v8.16b
    and v28.16b, v2.16b, v28.16b
    eor v3.16b, v27.16b, v3.16b
    eor v2.16b, v30.16b, v2.16b
    shl v27.16b, v16.16b, #1
    // round 31 (skinny.dsl:60)
    eor v7.16b, v7.16b, v9.16b
    // round 32 (skinny.dsl:60)
    ldr q30, [x3, #2048]
    eor v20.16b, v20.16b, v29.16b
    orn v29.16b, v4.16b, v17.16b
    orr v31.16b, v25.16b, v5.16b
    eor v23.16b, v24.16b, v23.16b
    eor v24.16b, v10.16b, v25.16b
    eor v6.16b, v6.16b, v28.16b
    ldr q28, [x3, #2096]
    shl v8.16b, v3.16b, #1
    ushr v9.16b, v2.16b, #1
    bit v27.16b, v2.16b, v22.16b
    orr v2.16b, v20.16b, v4.16b
    orr v25.16b, v7.16b, v25.16b
    eor v23.16b, v31.16b, v23.16b
    ldr q31, [x3, #3008]
    eor v30.16b, v30.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    ushr v29.16b, v6.16b, #1
    bit v8.16b, v6.16b, v22.16b
    bit v16.16b, v9.16b, v22.16b
    eor v5.16b, v5.16b, v25.16b
    bic v6.16b, v23.16b, v7.16b
    eor v7.16b, v28.16b, v23.16b
    eor v2.16b, v17.16b, v2.16b
    bit v3.16b, v29.16b, v22.16b
    zip1 v17.2d, v27.2d, v16.2d
    zip2 v16.2d, v27.2d, v16.2d
    and v23.16b, v5.16b, v23.16b
    eor v6.16b, v24.16b, v6.16b
    eor v5.16b, v31.16b, v5.16b
    eor v24.16b, v26.16b, v7.16b
    shl v25.16b, v7.16b, #1
    zip1 v26.2d, v8.2d, v3.2d
    zip2 v3.2d, v8.2d, v3.2d
    trn1 v27.16b, v17.16b, v16.16b
    trn2 v16.16b, v17.16b, v16.16b
    eor v17.16b, v30.16b, v23.16b
    eor v19.16b, v19.16b, v6.16b
    eor v18.16b, v18.16b, v5.16b
    eor v4.16b, v4.16b, v24.16b
    shl v23.16b, v6.16b, #1
    ushr v28.16b, v5.16b, #1
    bit v25.16b, v5.16b, v22.16b
    shl v5.16b, v24.16b, #1
    trn1 v29.16b, v26.16b, v3.16b
    trn2 v3.16b, v26.16b, v3.16b
    shl v26.16b, v27.16b, #2
    shl v30.16b, v16.16b, #2
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v19.16b
    eor v20.16b, v20.16b, v18.16b
    shl v31.16b, v4.16b, #1
    ushr v8.16b, v17.16b, #1
    bit v23.16b, v17.16b, v22.16b
    bit v7.16b, v28.16b, v22.16b
    shl v17.16b, v19.16b, #1
    ushr v28.16b, v18.16b, #1
    bit v5.16b, v18.16b, v22.16b
    ushr v18.16b, v29.16b, #2
    bit v26.16b, v29.16b, v21.16b
    ushr v29.16b, v3.16b, #2
    bit v30.16b, v3.16b, v21.16b
    eor v2.16b, v2.16b, v0.16b
    shl v3.16b, v1.16b, #1
    ushr v9.16b, v20.16b, #1
    bit v31.16b, v20.16b, v22.16b
    bit v6.16b, v8.16b, v22.16b
    ushr v20.16b, v0.16b, #1
    bit v17.16b, v0.16b, v22.16b
    bit v24.16b, v28.16b, v22.16b
    zip1 v0.2d, v25.2d, v7.2d
    zip2 v7.2d, v25.2d, v7.2d
    bit v27.16b, v18.16b, v21.16b
    bit v16.16b, v29.16b, v21.16b
    ushr v18.16b, v2.16b, #1
    bit v3.16b, v2.16b, v22.16b
    bit v4.16b, v9.16b, v22.16b
    bit v19.16b, v20.16b, v22.16b
    zip1 v2.2d, v23.2d, v6.2d
    zip2 v6.2d, v23.2d, v6.2d
    zip1 v20.2d, v5.2d, v24.2d
    zip2 v5.2d, v5.2d, v24.2d
    trn1 v23.16b, v0.16b, v7.16b
    trn2 v0.16b, v0.16b, v7.16b
    bsl v22.16b, v18.16b, v1.16b
    zip1 v1.2d, v31.2d, v4.2d
    zip2 v4.2d, v31.2d, v4.2d
    zip1 v7.2d, v17.2d, v19.2d
    zip2 v17.2d, v17.2d, v19.2d
    trn1 v18.16b, v2.16b, v6.16b
    trn2 v2.16b, v2.16b, v6.16b
    trn1 v6.16b, v20.16b, v5.16b
    trn2 v5.16b, v20.16b, v5.16b
    shl v19.16b, v23.16b, #2
    shl v20.16b, v0.16b, #2
    zip1 v24.2d, v3.2d, v22.2d
    zip2 v3.2d, v3.2d, v22.2d
    trn1 v22.16b, v1.16b, v4.16b
    trn2 v1.16b, v1.16b, v4.16b
    trn1 v4.16b, v7.16b, v17.16b
    trn2 v7.16b, v7.16b, v17.16b
    ushr v17.16b, v18.16b, #2
    bit v19.16b, v18.16b, v21.16b
    shl v18.16b, v6.16b, #2
    ushr v25.16b, v2.16b, #2
    bit v20.16b, v2.16b, v21.16b
    shl v2.16b, v5.16b, #2
    trn1 v28.16b, v24.16b, v3.16b
    trn2 v3.16b, v24.16b, v3.16b
    shl v24.16b, v22.16b, #2
    shl v29.16b, v1.16b, #2
    bit v23.16b, v17.16b, v21.16b
    ushr v17.16b, v4.16b, #2
    bit v18.16b, v4.16b, v21.16b
    bit v0.16b, v25.16b, v21.16b
    ushr v4.16b, v7.16b, #2
    bit v2.16b, v7.16b, v21.16b
    ushr v7.16b, v28.16b, #2
    bit v24.16b, v28.16b, v21.16b
    ushr v25.16b, v3.16b, #2
    bit v29.16b, v3.16b, v21.16b
    bit v6.16b, v17.16b, v21.16b
    bit v5.16b, v4.16b, v21.16b
    trn1 v3.4s, v19.4s, v18.4s
    trn2 v4.4s, v19.4s, v18.4s
    trn1 v17.4s, v20.4s, v2.4s
    trn2 v2.4s, v20.4s, v2.4s
    bit v22.16b, v7.16b, v21.16b
    bsl v21.16b, v25.16b, v1.16b
    trn1 v1.4s, v24.4s, v26.4s
    trn2 v7.4s, v24.4s, v26.4s
    trn1 v18.4s, v29.4s, v30.4s
    trn2 v19.4s, v29.4s, v30.4s
    trn1 v20.4s, v23.4s, v6.4s
    trn2 v6.4s, v23.4s, v6.4s
    trn1 v23.4s, v0.4s, v5.4s
    trn2 v0.4s, v0.4s, v5.4s
    trn1 v5.4s, v22.4s, v27.4s
    trn2 v22.4s, v22.4s, v27.4s
    trn1 v24.4s, v21.4s, v16.4s
    trn2 v16.4s, v21.4s, v16.4s
    trn1 v21.8h, v1.8h, v3.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn1 v3.8h, v7.8h, v4.8h
    trn2 v4.8h, v7.8h, v4.8h
    trn1 v7.8h, v18.8h, v17.8h
    trn2 v17.8h, v18.8h, v17.8h
    trn1 v18.8h, v19.8h, v2.8h
    trn2 v2.8h, v19.8h, v2.8h
    trn1 v19.8h, v5.8h, v20.8h
    trn2 v5.8h, v5.8h, v20.8h
    trn1 v20.8h, v22.8h, v6.8h
    trn2 v6.8h, v22.8h, v6.8h
    ldr q22, [x1, #0]
    ldr q25, [x1, #16]
    trn1 v26.8h, v24.8h, v23.8h
    trn2 v23.8h, v24.8h, v23.8h
    trn1 v24.8h, v16.8h, v0.8h
    ldr q27, [x1, #32]
    ldr q28, [x1, #48]
    trn2 v0.8h, v16.8h, v0.8h
    mov v16.16b, v21.16b
    sli v16.16b, v3.16b, #4
    sri v3.16b, v21.16b, #4
    ldr q21, [x1, #64]
    ldr q29, [x1, #80]
    mov v30.16b, v7.16b
    sli v30.16b, v18.16b, #4
    sri v18.16b, v7.16b, #4
    mov v7.16b, v1.16b
    sli v7.16b, v4.16b, #4
    ldr q31, [x1, #96]
    ldr q8, [x1, #112]
    sri v4.16b, v1.16b, #4
    mov v1.16b, v17.16b
    sli v1.16b, v2.16b, #4
    sri v2.16b, v17.16b, #4
    ldr q17, [x1, #128]
    ldr q9, [x1, #160]
    mov v10.16b, v19.16b
    sli v10.16b, v20.16b, #4
    sri v20.16b, v19.16b, #4
    mov v19.16b, v26.16b
    sli v19.16b, v24.16b, #4
    ldr q11, [x1, #192]
    ldr q12, [x1, #224]
    sri v24.16b, v26.16b, #4
    mov v26.16b, v5.16b
    sli v26.16b, v6.16b, #4
    sri v6.16b, v5.16b, #4
    ldr q5, [x1, #144]
    ldr q13, [x1, #176]
    mov v14.16b, v23.16b
    sli v14.16b, v0.16b, #4
    eor v16.16b, v22.16b, v16.16b
    eor v3.16b, v27.16b, v3.16b
    ldr q22, [x1, #208]
    sri v0.16b, v23.16b, #4
    ldr q23, [x1, #240]
    eor v21.16b, v21.16b, v30.16b
    eor v18.16b, v31.16b, v18.16b
    eor v7.16b, v17.16b, v7.16b
    eor v4.16b, v9.16b, v4.16b
    str q16, [x0, #0]
    str q3, [x0, #32]
    eor v1.16b, v11.16b, v1.16b
    eor v2.16b, v12.16b, v2.16b
    str q21, [x0, #64]
    str q18, [x0, #96]
    eor v3.16b, v25.16b, v10.16b
    eor v16.16b, v28.16b, v20.16b
    str q7, [x0, #128]
    str q4, [x0, #160]
    eor v4.16b, v29.16b, v19.16b
    eor v7.16b, v8.16b, v24.16b
    str q1, [x0, #192]
    str q2, [x0, #224]
    eor v1.16b, v5.16b, v26.16b
    eor v2.16b, v13.16b, v6.16b
    str q3, [x0, #16]
    str q16, [x0, #48]
    eor v3.16b, v22.16b, v14.16b
    eor v0.16b, v23.16b, v0.16b
    str q4, [x0, #80]
    str q7, [x0, #112]
    str q1, [x0, #144]
    str q2, [x0, #176]
    str q3, [x0, #208]
    str q0, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny64_64_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny64_64_ctr_crypt_neon_out
.Llwcc_skinny64_64_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_skinny64_64_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_skinny64_64_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny64_64_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny64_64_ctr_crypt_neon_group
.Llwcc_skinny64_64_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny64_64_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ctr_crypt_neon_copy
.Llwcc_skinny64_64_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_skinny64_64_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_skinny64_64_ctr_crypt_neon_return:
    ret
    .size lwcc_skinny64_64_ctr_crypt_neon, .-lwcc_skinny64_64_ctr_crypt_neon

    .balign 16
.Llwcc_skinny64_64_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00, 0xff, 0xff, 0xff, 0xff, 0x07, 0x06, 0x05, 0x04
    .byte 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x12, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x16, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x18, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1a, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1c, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1e, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00
    .byte 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x08, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x02, 0x00, 0x00
    .byte 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00
    .byte 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00
    .byte 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x04, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x10, 0x00, 0x00, 0x00
    .byte 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x40, 0x00, 0x00, 0x00
    .byte 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01, 0x00, 0x00
    .byte 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x80, 0x00, 0x00, 0x00
    .byte 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x20, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
    .byte 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08
    .byte 0xf0, 0xf0, 0xf0, 0xf0, 0x00, 0x0f, 0x0f, 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06
    .byte 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0f, 0x0f, 0x0f, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0f, 0xff
    .byte 0xf0, 0x00, 0x0f, 0x00, 0xf0, 0x00, 0x0f, 0x00, 0xf0, 0x00, 0x0f, 0x00, 0xf0, 0x00, 0x0f, 0x00
    .byte 0x00, 0x0f, 0xf0, 0x00, 0x00, 0x0f, 0xf0, 0x00, 0x00, 0x0f, 0xf0, 0x00, 0x00, 0x0f, 0xf0, 0x00
    .byte 0x00, 0x00, 0x0f, 0x0f, 0x00, 0x00, 0x0f, 0x0f, 0x00, 0x00, 0x0f, 0x0f, 0x00, 0x00, 0x0f, 0x0f
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00
    .byte 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x40, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x80, 0x00, 0x00, 0x00
    .byte 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x80, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x10, 0x00, 0x00
    .byte 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x20, 0x00, 0x00
    .byte 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x40, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00
    .byte 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x10, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x20, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00
    .byte 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00
    .byte 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x40, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00
    .byte 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00
    .byte 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00
    .byte 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x20, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x80, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x04, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x02, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00
    .byte 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00
    .byte 0x00, 0x00, 0x10, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x01, 0x00, 0x00
    .byte 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00
    .byte 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x08, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff
    .byte 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
