// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --features sha3 --circuit rv32i --pass 'schedule(effort=60000, beyond=36)' --blocks 16
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(circuit=rv32i, lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) pair_moves() early_stores() spill_order() select() schedule(effort=60000, beyond=36) allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 2000
// layout:    planes of 16 S-boxes, 16 blocks side by side; cells in 2 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 5632, ctx 5888, align 16, group 256, stack 2000
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:62b4712029bf2f609f2fc66acfb17d3cb6c60d0854a8f2947bce86ef65eb4a3f

    .text

    .balign 16
    .global lwcc_aes128_128_key_setup_neon
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #2000
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q0, [x1, #0]
    ushr v16.16b, v0.16b, #1
    ushr v17.16b, v0.16b, #3
    ushr v18.16b, v0.16b, #5
    ushr v21.16b, v0.16b, #7
    ushr v22.16b, v0.16b, #2
    ushr v23.16b, v0.16b, #4
    eor v26.16b, v16.16b, v18.16b
    ushr v27.16b, v0.16b, #6
    eor v28.16b, v0.16b, v18.16b
    eor v17.16b, v17.16b, v21.16b
    eor v22.16b, v22.16b, v26.16b
    eor v23.16b, v23.16b, v17.16b
    eor v11.16b, v17.16b, v26.16b
    and v12.16b, v27.16b, v17.16b
    eor v14.16b, v27.16b, v23.16b
    eor v23.16b, v23.16b, v22.16b
    eor v10.16b, v28.16b, v11.16b
    eor v28.16b, v28.16b, v14.16b
    eor v15.16b, v14.16b, v23.16b
    eor v13.16b, v27.16b, v10.16b
    mov v9.16b, v0.16b
    sli v9.2d, v0.2d, #32
    eor v21.16b, v21.16b, v28.16b
    eor v16.16b, v16.16b, v15.16b
    eor v8.16b, v23.16b, v13.16b
    and v31.16b, v28.16b, v11.16b
    eor v30.16b, v17.16b, v16.16b
    eor v29.16b, v21.16b, v26.16b
    orr v25.16b, v22.16b, v16.16b
    ldr q24, [x8, #400]
    eor v20.16b, v17.16b, v21.16b
    orr v19.16b, v21.16b, v13.16b
    ldr q5, [x8, #432]
    and v3.16b, v15.16b, v30.16b
    eor v6.16b, v30.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    ldr q7, [x8, #368]
    ldr q4, [x8, #448]
    and v2.16b, v20.16b, v10.16b
    and v1.16b, v14.16b, v29.16b
    eor v12.16b, v3.16b, v12.16b
    eor v3.16b, v3.16b, v25.16b
    and v25.16b, v23.16b, v6.16b
    str q30, [sp, #64]
    and v30.16b, v26.16b, v8.16b
    tbl v24.16b, {v0.16b}, v24.16b
    tbl v5.16b, {v0.16b}, v5.16b
    eor3 v18.16b, v18.16b, v12.16b, v2.16b
    eor3 v25.16b, v3.16b, v19.16b, v25.16b
    eor3 v1.16b, v3.16b, v1.16b, v2.16b
    ldr q2, [x8, #464]
    eor3 v3.16b, v19.16b, v12.16b, v30.16b
    bit v9.16b, v5.16b, v7.16b
    tbl v4.16b, {v0.16b}, v4.16b
    eor v19.16b, v28.16b, v25.16b
    eor v18.16b, v31.16b, v18.16b
    eor v25.16b, v19.16b, v3.16b
    eor v30.16b, v1.16b, v18.16b
    bit v9.16b, v4.16b, v2.16b
    and v4.16b, v1.16b, v25.16b
    and v31.16b, v19.16b, v30.16b
    eor v12.16b, v4.16b, v18.16b
    and v12.16b, v3.16b, v12.16b
    eor v3.16b, v3.16b, v31.16b
    and v3.16b, v18.16b, v3.16b
    orr v1.16b, v1.16b, v12.16b
    eor v18.16b, v25.16b, v12.16b
    orr v19.16b, v19.16b, v3.16b
    eor v3.16b, v30.16b, v3.16b
    eor v1.16b, v31.16b, v1.16b
    and v25.16b, v28.16b, v18.16b
    and v28.16b, v11.16b, v18.16b
    eor v4.16b, v4.16b, v19.16b
    eor v19.16b, v18.16b, v3.16b
    eor v30.16b, v1.16b, v3.16b
    and v26.16b, v26.16b, v3.16b
    and v23.16b, v23.16b, v1.16b
    and v3.16b, v8.16b, v3.16b
    eor v31.16b, v4.16b, v1.16b
    eor v18.16b, v4.16b, v18.16b
    and v21.16b, v21.16b, v30.16b
    and v22.16b, v22.16b, v19.16b
    and v30.16b, v13.16b, v30.16b
    and v8.16b, v14.16b, v4.16b
    and v11.16b, v15.16b, v31.16b
    and v10.16b, v10.16b, v18.16b
    eor v12.16b, v31.16b, v19.16b
    and v18.16b, v20.16b, v18.16b
    and v4.16b, v29.16b, v4.16b
    and v16.16b, v16.16b, v19.16b
    eor v19.16b, v11.16b, v10.16b
    and v20.16b, v27.16b, v12.16b
    and v17.16b, v17.16b, v12.16b
    eor v16.16b, v4.16b, v16.16b
    and v1.16b, v6.16b, v1.16b
    ldr q6, [sp, #64]
    and v6.16b, v6.16b, v31.16b
    eor3 v25.16b, v19.16b, v25.16b, v20.16b
    eor3 v6.16b, v18.16b, v6.16b, v16.16b
    eor v26.16b, v25.16b, v26.16b
    ldr q27, [x8, #496]
    tbl v29.16b, {v6.16b}, v27.16b
    tbl v31.16b, {v6.16b}, v27.16b
    tbl v10.16b, {v6.16b}, v27.16b
    eor3 v18.16b, v18.16b, v21.16b, v26.16b
    eor3 v1.16b, v4.16b, v1.16b, v26.16b
    ushr v4.2d, v6.2d, #36
    tbl v21.16b, {v29.16b}, v27.16b
    ushr v26.2d, v29.2d, #36
    tbl v29.16b, {v31.16b}, v27.16b
    eor v22.16b, v18.16b, v22.16b
    mvn v1.16b, v1.16b
    ushr v31.2d, v31.2d, #4
    shl v21.2d, v21.2d, #28
    shl v29.2d, v29.2d, #60
    shl v10.2d, v10.2d, #28
    eor v23.16b, v22.16b, v23.16b
    eor3 v19.16b, v19.16b, v8.16b, v22.16b
    ldr q22, [x8, #480]
    tbl v8.16b, {v1.16b}, v22.16b
    ldr q12, [x8, #624]
    tbl v13.16b, {v1.16b}, v12.16b
    ldr q14, [x8, #896]
    tbl v15.16b, {v1.16b}, v14.16b
    orr v21.16b, v26.16b, v21.16b
    eor3 v26.16b, v11.16b, v30.16b, v23.16b
    eor3 v16.16b, v17.16b, v16.16b, v19.16b
    eor3 v3.16b, v23.16b, v3.16b, v20.16b
    ldr q17, [x8, #768]
    and v20.16b, v13.16b, v17.16b
    tbl v23.16b, {v19.16b}, v27.16b
    orr v29.16b, v31.16b, v29.16b
    eor v28.16b, v26.16b, v28.16b
    eor v26.16b, v26.16b, v3.16b
    mvn v3.16b, v3.16b
    tbl v30.16b, {v23.16b}, v27.16b
    ushr v23.2d, v23.2d, #33
    tbl v31.16b, {v19.16b}, v27.16b
    eor v25.16b, v25.16b, v28.16b
    eor v16.16b, v28.16b, v16.16b
    tbl v28.16b, {v26.16b}, v27.16b
    tbl v11.16b, {v3.16b}, v27.16b
    tbl v22.16b, {v26.16b}, v27.16b
    tbl v14.16b, {v3.16b}, v27.16b
    mvn v25.16b, v25.16b
    tbl v17.16b, {v16.16b}, v27.16b
    eor v18.16b, v18.16b, v16.16b
    tbl v12.16b, {v28.16b}, v27.16b
    ushr v28.2d, v28.2d, #37
    tbl v2.16b, {v25.16b}, v27.16b
    mvn v18.16b, v18.16b
    shl v12.2d, v12.2d, #27
    tbl v7.16b, {v2.16b}, v27.16b
    ushr v2.2d, v2.2d, #39
    orr v28.16b, v28.16b, v12.16b
    tbl v12.16b, {v17.16b}, v27.16b
    ushr v17.2d, v17.2d, #38
    shl v7.2d, v7.2d, #25
    shl v12.2d, v12.2d, #26
    orr v2.16b, v2.16b, v7.16b
    tbl v7.16b, {v25.16b}, v27.16b
    orr v17.16b, v17.16b, v12.16b
    tbl v12.16b, {v16.16b}, v27.16b
    str q9, [sp, #64]
    ldr q9, [x8, #512]
    bit v8.16b, v2.16b, v9.16b
    tbl v2.16b, {v7.16b}, v27.16b
    ushr v7.2d, v7.2d, #7
    shl v2.2d, v2.2d, #57
    ldr q9, [x8, #528]
    bit v8.16b, v17.16b, v9.16b
    tbl v17.16b, {v12.16b}, v27.16b
    ushr v12.2d, v12.2d, #6
    orr v2.16b, v7.16b, v2.16b
    tbl v7.16b, {v25.16b}, v27.16b
    shl v17.2d, v17.2d, #58
    ldr q9, [x8, #544]
    bit v8.16b, v28.16b, v9.16b
    tbl v28.16b, {v11.16b}, v27.16b
    ushr v11.2d, v11.2d, #35
    shl v7.2d, v7.2d, #25
    orr v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v18.16b}, v27.16b
    shl v28.2d, v28.2d, #29
    ldr q9, [x8, #784]
    bit v20.16b, v2.16b, v9.16b
    ldr q9, [x8, #560]
    bit v8.16b, v21.16b, v9.16b
    tbl v21.16b, {v22.16b}, v27.16b
    ushr v22.2d, v22.2d, #5
    orr v28.16b, v11.16b, v28.16b
    ushr v11.2d, v25.2d, #39
    ldr q9, [x8, #800]
    bit v20.16b, v17.16b, v9.16b
    shl v21.2d, v21.2d, #59
    orr v7.16b, v11.16b, v7.16b
    tbl v11.16b, {v16.16b}, v27.16b
    ldr q9, [x8, #576]
    bit v8.16b, v28.16b, v9.16b
    tbl v28.16b, {v12.16b}, v27.16b
    ushr v12.2d, v12.2d, #34
    orr v21.16b, v22.16b, v21.16b
    ushr v22.2d, v16.2d, #38
    shl v11.2d, v11.2d, #26
    shl v30.2d, v30.2d, #31
    shl v28.2d, v28.2d, #30
    orr v22.16b, v22.16b, v11.16b
    tbl v11.16b, {v26.16b}, v27.16b
    ldr q9, [x8, #816]
    bit v20.16b, v21.16b, v9.16b
    orr v28.16b, v12.16b, v28.16b
    tbl v12.16b, {v14.16b}, v27.16b
    ushr v14.2d, v14.2d, #3
    shl v11.2d, v11.2d, #27
    shl v12.2d, v12.2d, #61
    ldr q9, [x8, #592]
    bit v8.16b, v28.16b, v9.16b
    tbl v28.16b, {v18.16b}, v27.16b
    orr v23.16b, v23.16b, v30.16b
    ushr v30.2d, v26.2d, #37
    orr v30.16b, v30.16b, v11.16b
    tbl v11.16b, {v28.16b}, v27.16b
    orr v12.16b, v14.16b, v12.16b
    tbl v14.16b, {v3.16b}, v27.16b
    ushr v28.2d, v28.2d, #2
    ldr q9, [x8, #832]
    bit v20.16b, v29.16b, v9.16b
    shl v11.2d, v11.2d, #62
    orr v4.16b, v4.16b, v10.16b
    tbl v10.16b, {v31.16b}, v27.16b
    shl v14.2d, v14.2d, #29
    ldr q9, [x8, #608]
    bit v8.16b, v23.16b, v9.16b
    ushr v23.2d, v3.2d, #35
    ldr q9, [x8, #640]
    bit v8.16b, v13.16b, v9.16b
    ldr q9, [x8, #656]
    bit v8.16b, v2.16b, v9.16b
    ldr q9, [x8, #672]
    bit v8.16b, v17.16b, v9.16b
    ldr q9, [x8, #688]
    bit v8.16b, v21.16b, v9.16b
    ldr q9, [x8, #704]
    bit v8.16b, v29.16b, v9.16b
    ldr q9, [x8, #720]
    bit v8.16b, v12.16b, v9.16b
    orr v28.16b, v28.16b, v11.16b
    tbl v11.16b, {v18.16b}, v27.16b
    ldr q9, [x8, #736]
    bit v8.16b, v28.16b, v9.16b
    ushr v31.2d, v31.2d, #1
    shl v10.2d, v10.2d, #63
    orr v31.16b, v31.16b, v10.16b
    ldr q10, [x8, #752]
    bit v8.16b, v31.16b, v10.16b
    ldr q10, [x8, #416]
    bsl v10.16b, v0.16b, v8.16b
    ldr q9, [x8, #368]
    bit v10.16b, v24.16b, v9.16b
    str q29, [sp, #80]
    ldr q29, [x8, #464]
    bit v10.16b, v5.16b, v29.16b
    str q21, [sp, #96]
    ldr q21, [x8, #848]
    bit v20.16b, v12.16b, v21.16b
    str q12, [sp, #112]
    ldr q12, [x8, #864]
    bit v20.16b, v28.16b, v12.16b
    str q28, [sp, #128]
    ldr q28, [x8, #880]
    bit v20.16b, v31.16b, v28.16b
    str q31, [sp, #144]
    ldr q31, [x8, #912]
    bit v20.16b, v15.16b, v31.16b
    str q17, [sp, #160]
    ldr q17, [x8, #928]
    bit v20.16b, v7.16b, v17.16b
    str q2, [sp, #176]
    ldr q2, [x8, #944]
    bit v20.16b, v22.16b, v2.16b
    str q13, [sp, #192]
    ldr q13, [x8, #960]
    bit v20.16b, v30.16b, v13.16b
    ldr q13, [x8, #976]
    bit v20.16b, v4.16b, v13.16b
    orr v23.16b, v23.16b, v14.16b
    ldr q14, [x8, #992]
    bit v20.16b, v23.16b, v14.16b
    ushr v14.2d, v18.2d, #34
    shl v11.2d, v11.2d, #30
    orr v11.16b, v14.16b, v11.16b
    ldr q14, [x8, #1008]
    bit v20.16b, v11.16b, v14.16b
    ushr v14.2d, v19.2d, #33
    tbl v13.16b, {v19.16b}, v27.16b
    shl v13.2d, v13.2d, #31
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1024]
    bit v20.16b, v13.16b, v14.16b
    bit v20.16b, v0.16b, v9.16b
    bit v20.16b, v24.16b, v29.16b
    ldr q9, [x8, #1040]
    and v9.16b, v15.16b, v9.16b
    ldr q14, [x8, #1056]
    bit v9.16b, v7.16b, v14.16b
    ldr q14, [x8, #1072]
    bit v9.16b, v22.16b, v14.16b
    ldr q14, [x8, #1088]
    bit v9.16b, v30.16b, v14.16b
    ldr q14, [x8, #1104]
    bit v9.16b, v4.16b, v14.16b
    ldr q14, [x8, #1120]
    bit v9.16b, v23.16b, v14.16b
    ldr q14, [x8, #1136]
    bit v9.16b, v11.16b, v14.16b
    ldr q14, [x8, #1152]
    bit v9.16b, v13.16b, v14.16b
    ushr v14.2d, v1.2d, #8
    str q24, [sp, #208]
    ldr q24, [x8, #1168]
    bit v9.16b, v14.16b, v24.16b
    ushr v24.2d, v25.2d, #7
    ldr q2, [x8, #1184]
    bit v9.16b, v24.16b, v2.16b
    ushr v2.2d, v16.2d, #6
    ldr q17, [x8, #1200]
    bit v9.16b, v2.16b, v17.16b
    ushr v17.2d, v26.2d, #5
    ldr q31, [x8, #1216]
    bit v9.16b, v17.16b, v31.16b
    ushr v31.2d, v6.2d, #4
    ldr q28, [x8, #1232]
    bit v9.16b, v31.16b, v28.16b
    ushr v28.2d, v3.2d, #3
    shl v1.4s, v1.4s, #24
    ldr q12, [x8, #1248]
    bit v9.16b, v28.16b, v12.16b
    ushr v12.2d, v18.2d, #2
    shl v25.4s, v25.4s, #25
    ldr q21, [x8, #1264]
    bit v9.16b, v12.16b, v21.16b
    ushr v21.2d, v19.2d, #1
    shl v16.4s, v16.4s, #26
    ldr q27, [x8, #1280]
    bit v9.16b, v21.16b, v27.16b
    bit v9.16b, v0.16b, v29.16b
    ldr q29, [x8, #1296]
    shl v26.4s, v26.4s, #27
    and v29.16b, v14.16b, v29.16b
    ldr q27, [x8, #1312]
    shl v6.4s, v6.4s, #28
    bit v29.16b, v24.16b, v27.16b
    ldr q27, [x8, #1328]
    shl v3.4s, v3.4s, #29
    bit v29.16b, v2.16b, v27.16b
    ldr q27, [x8, #1344]
    shl v18.4s, v18.4s, #30
    bit v29.16b, v17.16b, v27.16b
    ldr q27, [x8, #1360]
    shl v19.4s, v19.4s, #31
    bit v29.16b, v31.16b, v27.16b
    ldr q27, [x8, #1376]
    str q31, [sp, #224]
    ldr q31, [sp, #64]
    eor v31.16b, v31.16b, v10.16b
    eor3 v20.16b, v31.16b, v20.16b, v9.16b
    bit v29.16b, v28.16b, v27.16b
    ldr q9, [x8, #1392]
    bit v29.16b, v12.16b, v9.16b
    ldr q10, [x8, #1408]
    bit v29.16b, v21.16b, v10.16b
    str q31, [sp, #64]
    ldr q31, [x8, #1424]
    bit v29.16b, v1.16b, v31.16b
    str q1, [sp, #240]
    ldr q1, [x8, #1440]
    bit v29.16b, v25.16b, v1.16b
    str q25, [sp, #256]
    ldr q25, [x8, #1456]
    bit v29.16b, v16.16b, v25.16b
    str q16, [sp, #272]
    ldr q16, [x8, #1472]
    bit v29.16b, v26.16b, v16.16b
    str q26, [sp, #288]
    ldr q26, [x8, #1488]
    bit v29.16b, v6.16b, v26.16b
    str q6, [sp, #304]
    ldr q6, [x8, #1504]
    bit v29.16b, v3.16b, v6.16b
    str q3, [sp, #320]
    ldr q3, [x8, #1520]
    bit v29.16b, v18.16b, v3.16b
    str q18, [sp, #336]
    ldr q18, [x8, #1536]
    bit v29.16b, v19.16b, v18.16b
    str q19, [sp, #352]
    ldr q19, [x8, #1552]
    eor3 v19.16b, v20.16b, v29.16b, v19.16b
    ushr v20.16b, v19.16b, #1
    ushr v29.16b, v19.16b, #2
    ushr v18.16b, v19.16b, #3
    ushr v3.16b, v19.16b, #4
    ushr v6.16b, v19.16b, #5
    ushr v26.16b, v19.16b, #6
    ushr v16.16b, v19.16b, #7
    str q19, [sp, #368]
    eor v19.16b, v19.16b, v6.16b
    eor v25.16b, v20.16b, v6.16b
    eor v18.16b, v18.16b, v16.16b
    eor v29.16b, v29.16b, v25.16b
    eor v3.16b, v3.16b, v18.16b
    eor v1.16b, v18.16b, v25.16b
    eor v31.16b, v26.16b, v3.16b
    eor v3.16b, v3.16b, v29.16b
    and v10.16b, v26.16b, v18.16b
    eor v9.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v31.16b
    eor v16.16b, v16.16b, v19.16b
    eor v27.16b, v31.16b, v3.16b
    eor v20.16b, v20.16b, v27.16b
    str q21, [sp, #384]
    eor v21.16b, v18.16b, v20.16b
    str q12, [sp, #400]
    eor v12.16b, v26.16b, v9.16b
    str q28, [sp, #416]
    orr v28.16b, v29.16b, v20.16b
    str q17, [sp, #432]
    eor v17.16b, v18.16b, v16.16b
    str q2, [sp, #448]
    and v2.16b, v27.16b, v21.16b
    str q24, [sp, #464]
    eor v24.16b, v3.16b, v12.16b
    eor v10.16b, v2.16b, v10.16b
    str q14, [sp, #480]
    eor v14.16b, v16.16b, v25.16b
    eor v2.16b, v2.16b, v28.16b
    and v28.16b, v17.16b, v9.16b
    eor v25.16b, v25.16b, v21.16b
    str q13, [sp, #496]
    eor v13.16b, v21.16b, v14.16b
    eor3 v6.16b, v6.16b, v10.16b, v28.16b
    str q11, [sp, #512]
    orr v11.16b, v16.16b, v12.16b
    str q23, [sp, #528]
    and v23.16b, v3.16b, v13.16b
    eor3 v23.16b, v2.16b, v11.16b, v23.16b
    str q4, [sp, #544]
    and v4.16b, v25.16b, v24.16b
    eor v23.16b, v19.16b, v23.16b
    eor3 v4.16b, v11.16b, v10.16b, v4.16b
    eor v10.16b, v23.16b, v4.16b
    and v11.16b, v19.16b, v1.16b
    str q30, [sp, #560]
    and v30.16b, v31.16b, v14.16b
    eor3 v2.16b, v2.16b, v30.16b, v28.16b
    eor v6.16b, v11.16b, v6.16b
    and v28.16b, v2.16b, v10.16b
    eor v30.16b, v28.16b, v6.16b
    and v30.16b, v4.16b, v30.16b
    eor v11.16b, v2.16b, v6.16b
    orr v2.16b, v2.16b, v30.16b
    eor v30.16b, v10.16b, v30.16b
    and v10.16b, v23.16b, v11.16b
    eor v4.16b, v4.16b, v10.16b
    eor v2.16b, v10.16b, v2.16b
    and v4.16b, v6.16b, v4.16b
    and v6.16b, v19.16b, v30.16b
    and v3.16b, v3.16b, v2.16b
    and v1.16b, v1.16b, v30.16b
    and v19.16b, v13.16b, v2.16b
    orr v23.16b, v23.16b, v4.16b
    eor v4.16b, v11.16b, v4.16b
    eor v23.16b, v28.16b, v23.16b
    and v25.16b, v25.16b, v4.16b
    and v24.16b, v24.16b, v4.16b
    and v28.16b, v31.16b, v23.16b
    and v31.16b, v14.16b, v23.16b
    eor v10.16b, v30.16b, v4.16b
    eor v11.16b, v23.16b, v2.16b
    eor v23.16b, v23.16b, v30.16b
    eor v2.16b, v2.16b, v4.16b
    and v4.16b, v29.16b, v10.16b
    and v20.16b, v20.16b, v10.16b
    and v27.16b, v27.16b, v11.16b
    and v29.16b, v9.16b, v23.16b
    eor v30.16b, v11.16b, v10.16b
    and v17.16b, v17.16b, v23.16b
    and v16.16b, v16.16b, v2.16b
    and v2.16b, v12.16b, v2.16b
    eor v23.16b, v27.16b, v29.16b
    and v26.16b, v26.16b, v30.16b
    eor v20.16b, v31.16b, v20.16b
    and v18.16b, v18.16b, v30.16b
    and v21.16b, v21.16b, v11.16b
    eor3 v6.16b, v23.16b, v6.16b, v26.16b
    eor3 v21.16b, v17.16b, v21.16b, v20.16b
    eor v25.16b, v6.16b, v25.16b
    eor3 v16.16b, v17.16b, v16.16b, v25.16b
    eor3 v17.16b, v31.16b, v19.16b, v25.16b
    eor v4.16b, v16.16b, v4.16b
    mvn v17.16b, v17.16b
    eor v3.16b, v4.16b, v3.16b
    eor3 v4.16b, v23.16b, v28.16b, v4.16b
    eor3 v2.16b, v27.16b, v2.16b, v3.16b
    eor3 v18.16b, v18.16b, v20.16b, v4.16b
    eor3 v3.16b, v3.16b, v24.16b, v26.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v2.16b, v3.16b
    mvn v3.16b, v3.16b
    eor v6.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v18.16b
    mvn v6.16b, v6.16b
    eor v16.16b, v16.16b, v1.16b
    mvn v16.16b, v16.16b
    ldr q18, [x8, #1568]
    bif v5.16b, v0.16b, v18.16b
    ldr q19, [x8, #624]
    tbl v20.16b, {v17.16b}, v19.16b
    ldr q23, [x8, #768]
    mov v24.16b, v23.16b
    bsl v24.16b, v20.16b, v8.16b
    ldr q25, [x8, #496]
    tbl v26.16b, {v6.16b}, v25.16b
    ushr v27.2d, v26.2d, #7
    tbl v26.16b, {v26.16b}, v25.16b
    shl v26.2d, v26.2d, #57
    orr v26.16b, v27.16b, v26.16b
    ldr q27, [x8, #784]
    bit v24.16b, v26.16b, v27.16b
    tbl v28.16b, {v1.16b}, v25.16b
    ushr v29.2d, v28.2d, #6
    tbl v28.16b, {v28.16b}, v25.16b
    shl v28.2d, v28.2d, #58
    orr v28.16b, v29.16b, v28.16b
    ldr q29, [x8, #800]
    bit v24.16b, v28.16b, v29.16b
    tbl v30.16b, {v2.16b}, v25.16b
    ushr v31.2d, v30.2d, #5
    tbl v30.16b, {v30.16b}, v25.16b
    shl v30.2d, v30.2d, #59
    orr v30.16b, v31.16b, v30.16b
    ldr q31, [x8, #816]
    bit v24.16b, v30.16b, v31.16b
    tbl v9.16b, {v21.16b}, v25.16b
    ushr v10.2d, v9.2d, #4
    tbl v9.16b, {v9.16b}, v25.16b
    shl v9.2d, v9.2d, #60
    orr v9.16b, v10.16b, v9.16b
    ldr q10, [x8, #832]
    bit v24.16b, v9.16b, v10.16b
    tbl v11.16b, {v3.16b}, v25.16b
    ushr v12.2d, v11.2d, #3
    tbl v11.16b, {v11.16b}, v25.16b
    shl v11.2d, v11.2d, #61
    orr v11.16b, v12.16b, v11.16b
    ldr q12, [x8, #848]
    bit v24.16b, v11.16b, v12.16b
    tbl v13.16b, {v16.16b}, v25.16b
    ushr v14.2d, v13.2d, #2
    tbl v13.16b, {v13.16b}, v25.16b
    shl v13.2d, v13.2d, #62
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #864]
    bit v24.16b, v13.16b, v14.16b
    tbl v19.16b, {v4.16b}, v25.16b
    ushr v14.2d, v19.2d, #1
    tbl v19.16b, {v19.16b}, v25.16b
    shl v19.2d, v19.2d, #63
    orr v19.16b, v14.16b, v19.16b
    ldr q14, [x8, #880]
    bit v24.16b, v19.16b, v14.16b
    ldr q14, [x8, #896]
    tbl v14.16b, {v17.16b}, v14.16b
    ldr q12, [x8, #912]
    bit v24.16b, v14.16b, v12.16b
    ushr v12.2d, v6.2d, #39
    tbl v10.16b, {v6.16b}, v25.16b
    shl v10.2d, v10.2d, #25
    orr v10.16b, v12.16b, v10.16b
    ldr q12, [x8, #928]
    bit v24.16b, v10.16b, v12.16b
    ushr v12.2d, v1.2d, #38
    tbl v31.16b, {v1.16b}, v25.16b
    shl v31.2d, v31.2d, #26
    orr v31.16b, v12.16b, v31.16b
    ldr q12, [x8, #944]
    bit v24.16b, v31.16b, v12.16b
    ushr v12.2d, v2.2d, #37
    tbl v29.16b, {v2.16b}, v25.16b
    shl v29.2d, v29.2d, #27
    orr v29.16b, v12.16b, v29.16b
    ldr q12, [x8, #960]
    bit v24.16b, v29.16b, v12.16b
    ushr v12.2d, v21.2d, #36
    tbl v27.16b, {v21.16b}, v25.16b
    shl v27.2d, v27.2d, #28
    orr v27.16b, v12.16b, v27.16b
    ldr q12, [x8, #976]
    bit v24.16b, v27.16b, v12.16b
    ushr v12.2d, v3.2d, #35
    tbl v23.16b, {v3.16b}, v25.16b
    shl v23.2d, v23.2d, #29
    orr v23.16b, v12.16b, v23.16b
    ldr q12, [x8, #992]
    bit v24.16b, v23.16b, v12.16b
    ushr v12.2d, v16.2d, #34
    str q8, [sp, #576]
    tbl v8.16b, {v16.16b}, v25.16b
    shl v8.2d, v8.2d, #30
    orr v8.16b, v12.16b, v8.16b
    ldr q12, [x8, #1008]
    bit v24.16b, v8.16b, v12.16b
    ushr v12.2d, v4.2d, #33
    tbl v25.16b, {v4.16b}, v25.16b
    shl v25.2d, v25.2d, #31
    orr v25.16b, v12.16b, v25.16b
    ldr q12, [x8, #1024]
    bit v24.16b, v25.16b, v12.16b
    bsl v18.16b, v0.16b, v24.16b
    ext v12.16b, v17.16b, v17.16b, #13
    str q24, [sp, #592]
    ldr q24, [x8, #1584]
    and v24.16b, v12.16b, v24.16b
    str q12, [sp, #608]
    shl v12.2d, v6.2d, #25
    ext v0.16b, v6.16b, v6.16b, #8
    ushr v0.2d, v0.2d, #39
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1600]
    bit v24.16b, v0.16b, v12.16b
    shl v12.2d, v1.2d, #26
    str q0, [sp, #624]
    ext v0.16b, v1.16b, v1.16b, #8
    ushr v0.2d, v0.2d, #38
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1616]
    bit v24.16b, v0.16b, v12.16b
    shl v12.2d, v2.2d, #27
    str q0, [sp, #640]
    ext v0.16b, v2.16b, v2.16b, #8
    ushr v0.2d, v0.2d, #37
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1632]
    bit v24.16b, v0.16b, v12.16b
    shl v12.2d, v21.2d, #28
    str q0, [sp, #656]
    ext v0.16b, v21.16b, v21.16b, #8
    ushr v0.2d, v0.2d, #36
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1648]
    bit v24.16b, v0.16b, v12.16b
    shl v12.2d, v3.2d, #29
    str q0, [sp, #672]
    ext v0.16b, v3.16b, v3.16b, #8
    ushr v0.2d, v0.2d, #35
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1664]
    bit v24.16b, v0.16b, v12.16b
    shl v12.2d, v16.2d, #30
    str q0, [sp, #688]
    ext v0.16b, v16.16b, v16.16b, #8
    ushr v0.2d, v0.2d, #34
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1680]
    bit v24.16b, v0.16b, v12.16b
    shl v12.2d, v4.2d, #31
    str q0, [sp, #704]
    ext v0.16b, v4.16b, v4.16b, #8
    ushr v0.2d, v0.2d, #33
    orr v0.16b, v12.16b, v0.16b
    ldr q12, [x8, #1696]
    eor v5.16b, v5.16b, v18.16b
    bit v24.16b, v0.16b, v12.16b
    ldr q18, [x8, #640]
    bit v24.16b, v20.16b, v18.16b
    ldr q12, [x8, #656]
    bit v24.16b, v26.16b, v12.16b
    str q0, [sp, #720]
    ldr q0, [x8, #672]
    bit v24.16b, v28.16b, v0.16b
    ldr q0, [x8, #688]
    bit v24.16b, v30.16b, v0.16b
    ldr q0, [x8, #704]
    bit v24.16b, v9.16b, v0.16b
    ldr q0, [x8, #720]
    bit v24.16b, v11.16b, v0.16b
    ldr q0, [x8, #736]
    bit v24.16b, v13.16b, v0.16b
    ldr q0, [x8, #752]
    bit v24.16b, v19.16b, v0.16b
    ldr q0, [x8, #1040]
    bit v24.16b, v15.16b, v0.16b
    ldr q12, [x8, #1056]
    bit v24.16b, v7.16b, v12.16b
    ldr q18, [x8, #1072]
    bit v24.16b, v22.16b, v18.16b
    str q22, [sp, #736]
    ldr q22, [x8, #1088]
    str q7, [sp, #752]
    ldr q7, [sp, #560]
    bit v24.16b, v7.16b, v22.16b
    ldr q7, [x8, #1104]
    str q15, [sp, #768]
    ldr q15, [sp, #544]
    bit v24.16b, v15.16b, v7.16b
    ldr q15, [x8, #1120]
    str q19, [sp, #784]
    ldr q19, [sp, #528]
    bit v24.16b, v19.16b, v15.16b
    ldr q19, [x8, #1136]
    str q13, [sp, #800]
    ldr q13, [sp, #512]
    bit v24.16b, v13.16b, v19.16b
    ldr q13, [x8, #1152]
    str q11, [sp, #816]
    ldr q11, [sp, #496]
    bit v24.16b, v11.16b, v13.16b
    ldr q11, [x8, #1168]
    str q9, [sp, #832]
    ldr q9, [sp, #480]
    bit v24.16b, v9.16b, v11.16b
    ldr q9, [x8, #1184]
    str q30, [sp, #848]
    ldr q30, [sp, #464]
    bit v24.16b, v30.16b, v9.16b
    ldr q30, [x8, #1200]
    str q28, [sp, #864]
    ldr q28, [sp, #448]
    bit v24.16b, v28.16b, v30.16b
    ldr q28, [x8, #1216]
    str q26, [sp, #880]
    ldr q26, [sp, #432]
    bit v24.16b, v26.16b, v28.16b
    ldr q26, [x8, #1232]
    str q20, [sp, #896]
    ldr q20, [sp, #224]
    bit v24.16b, v20.16b, v26.16b
    ldr q20, [x8, #1248]
    ldr q26, [sp, #416]
    bit v24.16b, v26.16b, v20.16b
    ldr q26, [x8, #1264]
    ldr q20, [sp, #400]
    bit v24.16b, v20.16b, v26.16b
    ldr q20, [x8, #1280]
    ldr q26, [sp, #384]
    bit v24.16b, v26.16b, v20.16b
    ushr v26.2d, v17.2d, #8
    ldr q20, [x8, #1296]
    bit v24.16b, v26.16b, v20.16b
    ushr v20.2d, v6.2d, #7
    ldr q28, [x8, #496]
    tbl v6.16b, {v6.16b}, v28.16b
    str q6, [sp, #912]
    ldr q6, [x8, #480]
    tbl v17.16b, {v17.16b}, v6.16b
    ldr q6, [x8, #1312]
    bit v24.16b, v20.16b, v6.16b
    ushr v6.2d, v1.2d, #6
    tbl v1.16b, {v1.16b}, v28.16b
    str q1, [sp, #928]
    ldr q1, [x8, #1328]
    bit v24.16b, v6.16b, v1.16b
    ushr v1.2d, v2.2d, #5
    tbl v2.16b, {v2.16b}, v28.16b
    str q2, [sp, #944]
    ldr q2, [x8, #1344]
    bit v24.16b, v1.16b, v2.16b
    ushr v2.2d, v21.2d, #4
    tbl v21.16b, {v21.16b}, v28.16b
    str q21, [sp, #960]
    ldr q21, [x8, #1360]
    bit v24.16b, v2.16b, v21.16b
    ushr v21.2d, v3.2d, #3
    tbl v3.16b, {v3.16b}, v28.16b
    str q3, [sp, #976]
    ldr q3, [x8, #1376]
    bit v24.16b, v21.16b, v3.16b
    ushr v3.2d, v16.2d, #2
    str q17, [sp, #992]
    ldr q17, [x8, #1392]
    bit v24.16b, v3.16b, v17.16b
    ushr v17.2d, v4.2d, #1
    tbl v16.16b, {v16.16b}, v28.16b
    str q16, [sp, #1008]
    ldr q16, [x8, #1408]
    bit v24.16b, v17.16b, v16.16b
    and v16.16b, v14.16b, v0.16b
    bit v16.16b, v10.16b, v12.16b
    bit v16.16b, v31.16b, v18.16b
    bit v16.16b, v29.16b, v22.16b
    bit v16.16b, v27.16b, v7.16b
    bit v16.16b, v23.16b, v15.16b
    bit v16.16b, v8.16b, v19.16b
    bit v16.16b, v25.16b, v13.16b
    bit v16.16b, v26.16b, v11.16b
    bit v16.16b, v20.16b, v9.16b
    bit v16.16b, v6.16b, v30.16b
    ldr q30, [x8, #1216]
    bit v16.16b, v1.16b, v30.16b
    ldr q30, [x8, #1232]
    bit v16.16b, v2.16b, v30.16b
    ldr q30, [x8, #1248]
    bit v16.16b, v21.16b, v30.16b
    ldr q30, [x8, #1264]
    bit v16.16b, v3.16b, v30.16b
    ldr q30, [x8, #1280]
    bit v16.16b, v17.16b, v30.16b
    ldr q30, [x8, #1712]
    eor3 v16.16b, v5.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v30.16b
    tbl v4.16b, {v4.16b}, v28.16b
    ushr v24.16b, v16.16b, #1
    ushr v30.16b, v16.16b, #2
    str q5, [sp, #1024]
    ushr v5.16b, v16.16b, #3
    ushr v9.16b, v16.16b, #4
    ushr v11.16b, v16.16b, #5
    ushr v13.16b, v16.16b, #6
    ushr v19.16b, v16.16b, #7
    str q16, [sp, #1040]
    eor v16.16b, v16.16b, v11.16b
    eor v15.16b, v24.16b, v11.16b
    eor v5.16b, v5.16b, v19.16b
    eor v30.16b, v30.16b, v15.16b
    eor v9.16b, v9.16b, v5.16b
    eor v7.16b, v5.16b, v15.16b
    eor v22.16b, v13.16b, v9.16b
    eor v9.16b, v9.16b, v30.16b
    and v18.16b, v13.16b, v5.16b
    eor v12.16b, v16.16b, v22.16b
    eor v19.16b, v19.16b, v12.16b
    eor v16.16b, v16.16b, v7.16b
    eor v0.16b, v22.16b, v9.16b
    eor v24.16b, v24.16b, v0.16b
    eor v28.16b, v5.16b, v24.16b
    str q17, [sp, #1056]
    eor v17.16b, v13.16b, v16.16b
    str q3, [sp, #1072]
    orr v3.16b, v30.16b, v24.16b
    str q21, [sp, #1088]
    eor v21.16b, v5.16b, v19.16b
    str q2, [sp, #1104]
    and v2.16b, v0.16b, v28.16b
    str q1, [sp, #1120]
    eor v1.16b, v9.16b, v17.16b
    eor v18.16b, v2.16b, v18.16b
    str q6, [sp, #1136]
    eor v6.16b, v19.16b, v15.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v21.16b, v16.16b
    str q20, [sp, #1152]
    eor v20.16b, v28.16b, v6.16b
    eor v15.16b, v15.16b, v28.16b
    eor3 v11.16b, v11.16b, v18.16b, v3.16b
    str q26, [sp, #1168]
    orr v26.16b, v19.16b, v17.16b
    str q25, [sp, #1184]
    and v25.16b, v9.16b, v20.16b
    eor3 v25.16b, v2.16b, v26.16b, v25.16b
    str q8, [sp, #1200]
    and v8.16b, v15.16b, v1.16b
    eor v25.16b, v12.16b, v25.16b
    eor3 v18.16b, v26.16b, v18.16b, v8.16b
    eor v26.16b, v25.16b, v18.16b
    and v8.16b, v12.16b, v7.16b
    str q23, [sp, #1216]
    and v23.16b, v22.16b, v6.16b
    eor3 v2.16b, v2.16b, v23.16b, v3.16b
    and v3.16b, v2.16b, v26.16b
    eor v23.16b, v8.16b, v11.16b
    eor v8.16b, v3.16b, v23.16b
    and v8.16b, v18.16b, v8.16b
    eor v11.16b, v2.16b, v23.16b
    orr v2.16b, v2.16b, v8.16b
    eor v26.16b, v26.16b, v8.16b
    and v8.16b, v25.16b, v11.16b
    eor v18.16b, v18.16b, v8.16b
    and v18.16b, v23.16b, v18.16b
    orr v23.16b, v25.16b, v18.16b
    eor v3.16b, v3.16b, v23.16b
    and v22.16b, v22.16b, v3.16b
    eor v18.16b, v11.16b, v18.16b
    and v1.16b, v1.16b, v18.16b
    and v6.16b, v6.16b, v3.16b
    eor v23.16b, v26.16b, v18.16b
    eor v2.16b, v8.16b, v2.16b
    and v25.16b, v12.16b, v26.16b
    eor v8.16b, v3.16b, v2.16b
    and v0.16b, v0.16b, v8.16b
    and v9.16b, v9.16b, v2.16b
    and v7.16b, v7.16b, v26.16b
    eor v3.16b, v3.16b, v26.16b
    eor v26.16b, v2.16b, v18.16b
    and v30.16b, v30.16b, v23.16b
    and v16.16b, v16.16b, v3.16b
    and v17.16b, v17.16b, v26.16b
    and v3.16b, v21.16b, v3.16b
    eor v21.16b, v8.16b, v23.16b
    eor v16.16b, v0.16b, v16.16b
    and v19.16b, v19.16b, v26.16b
    and v26.16b, v13.16b, v21.16b
    eor3 v25.16b, v16.16b, v25.16b, v26.16b
    and v2.16b, v20.16b, v2.16b
    and v20.16b, v24.16b, v23.16b
    and v18.16b, v15.16b, v18.16b
    eor v20.16b, v6.16b, v20.16b
    and v23.16b, v28.16b, v8.16b
    eor v18.16b, v25.16b, v18.16b
    eor3 v19.16b, v3.16b, v19.16b, v18.16b
    eor v24.16b, v19.16b, v30.16b
    and v5.16b, v5.16b, v21.16b
    eor v21.16b, v24.16b, v9.16b
    eor3 v0.16b, v0.16b, v17.16b, v21.16b
    eor3 v16.16b, v16.16b, v22.16b, v24.16b
    eor3 v3.16b, v3.16b, v23.16b, v20.16b
    eor v7.16b, v0.16b, v7.16b
    eor3 v2.16b, v6.16b, v2.16b, v18.16b
    eor3 v5.16b, v5.16b, v20.16b, v16.16b
    eor v5.16b, v7.16b, v5.16b
    eor v6.16b, v19.16b, v5.16b
    eor3 v1.16b, v21.16b, v1.16b, v26.16b
    eor v0.16b, v0.16b, v1.16b
    eor v7.16b, v25.16b, v7.16b
    mvn v2.16b, v2.16b
    mvn v7.16b, v7.16b
    mvn v1.16b, v1.16b
    mvn v6.16b, v6.16b
    ldr q17, [x8, #1728]
    ldr q18, [sp, #208]
    ldr q19, [x1, #0]
    mov v20.16b, v17.16b
    bsl v20.16b, v18.16b, v19.16b
    ldr q21, [sp, #576]
    bsl v17.16b, v19.16b, v21.16b
    ldr q21, [sp, #912]
    ldr q22, [x8, #496]
    tbl v23.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #39
    shl v23.2d, v23.2d, #25
    orr v21.16b, v21.16b, v23.16b
    ldr q23, [x8, #512]
    ldr q24, [sp, #992]
    bit v24.16b, v21.16b, v23.16b
    ldr q21, [sp, #928]
    tbl v25.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #38
    shl v25.2d, v25.2d, #26
    orr v21.16b, v21.16b, v25.16b
    ldr q25, [x8, #528]
    bit v24.16b, v21.16b, v25.16b
    ldr q21, [sp, #944]
    tbl v26.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #37
    shl v26.2d, v26.2d, #27
    orr v21.16b, v21.16b, v26.16b
    ldr q26, [x8, #544]
    bit v24.16b, v21.16b, v26.16b
    ldr q21, [sp, #960]
    tbl v28.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #36
    shl v28.2d, v28.2d, #28
    orr v21.16b, v21.16b, v28.16b
    ldr q28, [x8, #560]
    bit v24.16b, v21.16b, v28.16b
    ldr q21, [sp, #976]
    tbl v30.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #35
    shl v30.2d, v30.2d, #29
    orr v21.16b, v21.16b, v30.16b
    ldr q30, [x8, #576]
    bit v24.16b, v21.16b, v30.16b
    ldr q21, [sp, #1008]
    tbl v8.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #34
    shl v8.2d, v8.2d, #30
    orr v21.16b, v21.16b, v8.16b
    ldr q8, [x8, #592]
    bit v24.16b, v21.16b, v8.16b
    tbl v21.16b, {v4.16b}, v22.16b
    ushr v4.2d, v4.2d, #33
    shl v21.2d, v21.2d, #31
    orr v4.16b, v4.16b, v21.16b
    ldr q21, [x8, #608]
    bit v24.16b, v4.16b, v21.16b
    ldr q4, [x8, #640]
    ldr q9, [sp, #896]
    bit v24.16b, v9.16b, v4.16b
    ldr q11, [x8, #656]
    ldr q12, [sp, #880]
    bit v24.16b, v12.16b, v11.16b
    ldr q13, [x8, #672]
    ldr q15, [sp, #864]
    bit v24.16b, v15.16b, v13.16b
    ldr q15, [x8, #688]
    ldr q12, [sp, #848]
    bit v24.16b, v12.16b, v15.16b
    ldr q12, [x8, #704]
    ldr q9, [sp, #832]
    bit v24.16b, v9.16b, v12.16b
    ldr q9, [x8, #720]
    ldr q18, [sp, #816]
    bit v24.16b, v18.16b, v9.16b
    ldr q18, [x8, #736]
    ldr q19, [sp, #800]
    bit v24.16b, v19.16b, v18.16b
    ldr q19, [x8, #752]
    ldr q18, [sp, #784]
    bit v24.16b, v18.16b, v19.16b
    ldr q18, [x8, #768]
    ldr q19, [sp, #192]
    bif v19.16b, v24.16b, v18.16b
    ldr q18, [x8, #784]
    ldr q9, [sp, #176]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #800]
    ldr q18, [sp, #160]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #816]
    ldr q9, [sp, #96]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #832]
    ldr q18, [sp, #80]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #848]
    ldr q9, [sp, #112]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #864]
    ldr q18, [sp, #128]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #880]
    ldr q9, [sp, #144]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #912]
    ldr q18, [sp, #768]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #928]
    ldr q9, [sp, #752]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #944]
    ldr q18, [sp, #736]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #960]
    ldr q9, [sp, #560]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #976]
    ldr q18, [sp, #544]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #992]
    ldr q9, [sp, #528]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #1008]
    ldr q18, [sp, #512]
    bit v19.16b, v18.16b, v9.16b
    ldr q18, [x8, #1024]
    ldr q9, [sp, #496]
    bit v19.16b, v9.16b, v18.16b
    ldr q9, [x8, #1040]
    mov v18.16b, v9.16b
    bsl v18.16b, v14.16b, v19.16b
    str q14, [sp, #144]
    ldr q14, [x8, #1056]
    bit v18.16b, v10.16b, v14.16b
    str q10, [sp, #128]
    ldr q10, [x8, #1072]
    bit v18.16b, v31.16b, v10.16b
    str q31, [sp, #112]
    ldr q31, [x8, #1088]
    bit v18.16b, v29.16b, v31.16b
    str q29, [sp, #80]
    ldr q29, [x8, #1104]
    bit v18.16b, v27.16b, v29.16b
    str q27, [sp, #96]
    ldr q27, [x8, #1120]
    str q19, [sp, #160]
    ldr q19, [sp, #1216]
    bit v18.16b, v19.16b, v27.16b
    ldr q19, [x8, #1136]
    ldr q12, [sp, #1200]
    bit v18.16b, v12.16b, v19.16b
    ldr q12, [x8, #1152]
    ldr q15, [sp, #1184]
    bit v18.16b, v15.16b, v12.16b
    ldr q15, [x8, #1168]
    ldr q12, [sp, #1168]
    bit v18.16b, v12.16b, v15.16b
    ldr q12, [x8, #1184]
    ldr q15, [sp, #1152]
    bit v18.16b, v15.16b, v12.16b
    ldr q15, [x8, #1200]
    ldr q12, [sp, #1136]
    bit v18.16b, v12.16b, v15.16b
    ldr q12, [x8, #1216]
    ldr q15, [sp, #1120]
    bit v18.16b, v15.16b, v12.16b
    ldr q15, [x8, #1232]
    ldr q12, [sp, #1104]
    bit v18.16b, v12.16b, v15.16b
    ldr q12, [x8, #1248]
    ldr q15, [sp, #1088]
    bit v18.16b, v15.16b, v12.16b
    ldr q15, [x8, #1264]
    ldr q12, [sp, #1072]
    bit v18.16b, v12.16b, v15.16b
    ldr q12, [x8, #1280]
    ldr q15, [sp, #1056]
    bit v18.16b, v15.16b, v12.16b
    ushr v15.2d, v2.2d, #8
    ldr q12, [x8, #1296]
    bit v18.16b, v15.16b, v12.16b
    ushr v12.2d, v7.2d, #7
    ldr q13, [x8, #1312]
    bit v18.16b, v12.16b, v13.16b
    ushr v13.2d, v5.2d, #6
    ldr q11, [x8, #1328]
    bit v18.16b, v13.16b, v11.16b
    ushr v11.2d, v0.2d, #5
    ldr q4, [x8, #1344]
    bit v18.16b, v11.16b, v4.16b
    ushr v4.2d, v3.2d, #4
    str q24, [sp, #176]
    ldr q24, [x8, #1360]
    bit v18.16b, v4.16b, v24.16b
    ushr v24.2d, v1.2d, #3
    ldr q19, [x8, #1376]
    bit v18.16b, v24.16b, v19.16b
    ushr v19.2d, v6.2d, #2
    ldr q27, [x8, #1392]
    bit v18.16b, v19.16b, v27.16b
    ushr v27.2d, v16.2d, #1
    ldr q29, [x8, #1408]
    bit v18.16b, v27.16b, v29.16b
    shl v29.4s, v2.4s, #24
    ldr q31, [x8, #1424]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v7.4s, #25
    ldr q31, [x8, #1440]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v5.4s, #26
    ldr q31, [x8, #1456]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v0.4s, #27
    ldr q31, [x8, #1472]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v3.4s, #28
    ldr q31, [x8, #1488]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v1.4s, #29
    ldr q31, [x8, #1504]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v6.4s, #30
    ldr q31, [x8, #1520]
    bit v18.16b, v29.16b, v31.16b
    shl v29.4s, v16.4s, #31
    ldr q31, [x8, #1536]
    bit v18.16b, v29.16b, v31.16b
    ldr q29, [x8, #480]
    tbl v29.16b, {v2.16b}, v29.16b
    tbl v31.16b, {v7.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #39
    shl v10.2d, v10.2d, #25
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v23.16b
    tbl v31.16b, {v5.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #38
    shl v10.2d, v10.2d, #26
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v25.16b
    tbl v31.16b, {v0.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #37
    shl v10.2d, v10.2d, #27
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v26.16b
    tbl v31.16b, {v3.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #36
    shl v10.2d, v10.2d, #28
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v28.16b
    tbl v31.16b, {v1.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #35
    shl v10.2d, v10.2d, #29
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v30.16b
    tbl v31.16b, {v6.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #34
    shl v10.2d, v10.2d, #30
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v8.16b
    tbl v31.16b, {v16.16b}, v22.16b
    tbl v10.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #33
    shl v10.2d, v10.2d, #31
    orr v31.16b, v31.16b, v10.16b
    bit v29.16b, v31.16b, v21.16b
    ldr q31, [x8, #624]
    tbl v10.16b, {v2.16b}, v31.16b
    ldr q21, [x8, #1744]
    bsl v21.16b, v10.16b, v29.16b
    tbl v8.16b, {v7.16b}, v22.16b
    tbl v30.16b, {v8.16b}, v22.16b
    ushr v8.2d, v8.2d, #7
    shl v30.2d, v30.2d, #57
    orr v30.16b, v8.16b, v30.16b
    ldr q8, [x8, #1760]
    bsl v8.16b, v30.16b, v21.16b
    tbl v21.16b, {v5.16b}, v22.16b
    tbl v28.16b, {v21.16b}, v22.16b
    ushr v21.2d, v21.2d, #6
    shl v28.2d, v28.2d, #58
    orr v21.16b, v21.16b, v28.16b
    ldr q28, [x8, #1776]
    bsl v28.16b, v21.16b, v8.16b
    tbl v8.16b, {v0.16b}, v22.16b
    ldr q26, [x8, #896]
    tbl v2.16b, {v2.16b}, v26.16b
    tbl v25.16b, {v8.16b}, v22.16b
    ushr v8.2d, v8.2d, #5
    shl v25.2d, v25.2d, #59
    orr v25.16b, v8.16b, v25.16b
    ldr q8, [x8, #1792]
    bsl v8.16b, v25.16b, v28.16b
    tbl v28.16b, {v3.16b}, v22.16b
    tbl v23.16b, {v28.16b}, v22.16b
    ushr v28.2d, v28.2d, #4
    shl v23.2d, v23.2d, #60
    orr v23.16b, v28.16b, v23.16b
    ldr q28, [x8, #1808]
    bsl v28.16b, v23.16b, v8.16b
    tbl v8.16b, {v1.16b}, v22.16b
    tbl v26.16b, {v8.16b}, v22.16b
    ushr v8.2d, v8.2d, #3
    shl v26.2d, v26.2d, #61
    orr v26.16b, v8.16b, v26.16b
    ldr q8, [x8, #1824]
    bsl v8.16b, v26.16b, v28.16b
    tbl v28.16b, {v6.16b}, v22.16b
    tbl v31.16b, {v28.16b}, v22.16b
    ushr v28.2d, v28.2d, #2
    shl v31.2d, v31.2d, #62
    orr v28.16b, v28.16b, v31.16b
    ldr q31, [x8, #1840]
    bsl v31.16b, v28.16b, v8.16b
    tbl v8.16b, {v16.16b}, v22.16b
    str q27, [sp, #192]
    tbl v27.16b, {v8.16b}, v22.16b
    ushr v8.2d, v8.2d, #1
    shl v27.2d, v27.2d, #63
    orr v27.16b, v8.16b, v27.16b
    ldr q8, [x8, #1856]
    bsl v8.16b, v27.16b, v31.16b
    ldr q31, [x8, #1872]
    bsl v31.16b, v2.16b, v8.16b
    str q8, [sp, #1008]
    tbl v8.16b, {v7.16b}, v22.16b
    ushr v7.2d, v7.2d, #39
    shl v8.2d, v8.2d, #25
    orr v7.16b, v7.16b, v8.16b
    ldr q8, [x8, #1888]
    bit v31.16b, v7.16b, v8.16b
    tbl v8.16b, {v5.16b}, v22.16b
    ushr v5.2d, v5.2d, #38
    shl v8.2d, v8.2d, #26
    orr v5.16b, v5.16b, v8.16b
    ldr q8, [x8, #1904]
    bit v31.16b, v5.16b, v8.16b
    tbl v8.16b, {v0.16b}, v22.16b
    ushr v0.2d, v0.2d, #37
    shl v8.2d, v8.2d, #27
    orr v0.16b, v0.16b, v8.16b
    ldr q8, [x8, #1920]
    bit v31.16b, v0.16b, v8.16b
    tbl v8.16b, {v3.16b}, v22.16b
    ushr v3.2d, v3.2d, #36
    eor3 v17.16b, v20.16b, v17.16b, v18.16b
    ldr q18, [sp, #592]
    bit v18.16b, v2.16b, v9.16b
    shl v20.2d, v8.2d, #28
    orr v3.16b, v3.16b, v20.16b
    ldr q20, [x8, #1936]
    bit v18.16b, v7.16b, v14.16b
    ldr q8, [x8, #1072]
    bit v18.16b, v5.16b, v8.16b
    bit v31.16b, v3.16b, v20.16b
    tbl v8.16b, {v1.16b}, v22.16b
    ushr v1.2d, v1.2d, #35
    ldr q14, [x8, #1088]
    bit v18.16b, v0.16b, v14.16b
    shl v8.2d, v8.2d, #29
    orr v1.16b, v1.16b, v8.16b
    ldr q8, [x8, #1952]
    ldr q14, [x8, #1104]
    bit v18.16b, v3.16b, v14.16b
    ldr q14, [x8, #1120]
    bit v18.16b, v1.16b, v14.16b
    bit v31.16b, v1.16b, v8.16b
    tbl v14.16b, {v6.16b}, v22.16b
    ushr v6.2d, v6.2d, #34
    shl v14.2d, v14.2d, #30
    orr v6.16b, v6.16b, v14.16b
    ldr q14, [x8, #1968]
    ldr q9, [x8, #1136]
    bit v18.16b, v6.16b, v9.16b
    bit v31.16b, v6.16b, v14.16b
    tbl v9.16b, {v16.16b}, v22.16b
    ushr v16.2d, v16.2d, #33
    ldr q14, [x8, #640]
    bit v29.16b, v10.16b, v14.16b
    shl v9.2d, v9.2d, #31
    ldr q10, [x8, #656]
    bit v29.16b, v30.16b, v10.16b
    orr v16.16b, v16.16b, v9.16b
    ldr q30, [x8, #1984]
    ldr q9, [x8, #672]
    bit v29.16b, v21.16b, v9.16b
    ldr q21, [x8, #1152]
    bit v18.16b, v16.16b, v21.16b
    ldr q21, [x8, #688]
    bit v29.16b, v25.16b, v21.16b
    bit v31.16b, v16.16b, v30.16b
    ldr q25, [x8, #1168]
    bit v18.16b, v15.16b, v25.16b
    ldr q21, [x8, #704]
    bit v29.16b, v23.16b, v21.16b
    bit v31.16b, v15.16b, v25.16b
    ldr q23, [x8, #1184]
    bit v18.16b, v12.16b, v23.16b
    ldr q15, [x8, #720]
    bit v29.16b, v26.16b, v15.16b
    bit v31.16b, v12.16b, v23.16b
    ldr q26, [x8, #1200]
    bit v18.16b, v13.16b, v26.16b
    ldr q12, [x8, #736]
    bit v29.16b, v28.16b, v12.16b
    bit v31.16b, v13.16b, v26.16b
    ldr q28, [x8, #1216]
    bit v18.16b, v11.16b, v28.16b
    ldr q13, [x8, #752]
    bit v29.16b, v27.16b, v13.16b
    bit v31.16b, v11.16b, v28.16b
    ldr q27, [x8, #1232]
    bit v18.16b, v4.16b, v27.16b
    bit v31.16b, v4.16b, v27.16b
    ldr q4, [x8, #1248]
    bit v18.16b, v24.16b, v4.16b
    bit v31.16b, v24.16b, v4.16b
    ldr q24, [x8, #1264]
    bit v18.16b, v19.16b, v24.16b
    bit v31.16b, v19.16b, v24.16b
    ldr q19, [x8, #1280]
    ldr q11, [sp, #192]
    bit v18.16b, v11.16b, v19.16b
    bit v31.16b, v11.16b, v19.16b
    ldr q11, [x8, #2000]
    eor3 v11.16b, v17.16b, v31.16b, v11.16b
    str q17, [sp, #192]
    ushr v17.16b, v11.16b, #1
    str q31, [sp, #592]
    ushr v31.16b, v11.16b, #2
    ushr v13.16b, v11.16b, #3
    ushr v12.16b, v11.16b, #4
    ushr v15.16b, v11.16b, #5
    ushr v21.16b, v11.16b, #6
    ushr v9.16b, v11.16b, #7
    str q11, [sp, #976]
    eor v11.16b, v11.16b, v15.16b
    eor v10.16b, v17.16b, v15.16b
    eor v13.16b, v13.16b, v9.16b
    eor v31.16b, v31.16b, v10.16b
    eor v12.16b, v12.16b, v13.16b
    eor v14.16b, v13.16b, v10.16b
    eor v19.16b, v21.16b, v12.16b
    eor v12.16b, v12.16b, v31.16b
    and v24.16b, v21.16b, v13.16b
    eor v4.16b, v11.16b, v14.16b
    eor v11.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v11.16b
    eor v27.16b, v19.16b, v12.16b
    eor v17.16b, v17.16b, v27.16b
    eor v28.16b, v13.16b, v17.16b
    eor v26.16b, v21.16b, v4.16b
    orr v23.16b, v31.16b, v17.16b
    eor v25.16b, v13.16b, v9.16b
    and v30.16b, v27.16b, v28.16b
    eor v8.16b, v12.16b, v26.16b
    eor v24.16b, v30.16b, v24.16b
    eor v20.16b, v9.16b, v10.16b
    eor v23.16b, v30.16b, v23.16b
    and v30.16b, v25.16b, v4.16b
    eor v10.16b, v10.16b, v28.16b
    str q29, [sp, #960]
    eor v29.16b, v28.16b, v20.16b
    eor3 v15.16b, v15.16b, v24.16b, v30.16b
    str q16, [sp, #944]
    orr v16.16b, v9.16b, v26.16b
    str q6, [sp, #928]
    and v6.16b, v12.16b, v29.16b
    eor3 v6.16b, v23.16b, v16.16b, v6.16b
    str q1, [sp, #992]
    and v1.16b, v10.16b, v8.16b
    eor v6.16b, v11.16b, v6.16b
    eor3 v1.16b, v16.16b, v24.16b, v1.16b
    eor v16.16b, v6.16b, v1.16b
    and v24.16b, v11.16b, v14.16b
    str q3, [sp, #912]
    and v3.16b, v19.16b, v20.16b
    eor3 v3.16b, v23.16b, v3.16b, v30.16b
    eor v23.16b, v24.16b, v15.16b
    and v24.16b, v3.16b, v16.16b
    eor v30.16b, v24.16b, v23.16b
    and v30.16b, v1.16b, v30.16b
    eor v15.16b, v3.16b, v23.16b
    orr v3.16b, v3.16b, v30.16b
    eor v16.16b, v16.16b, v30.16b
    and v30.16b, v6.16b, v15.16b
    eor v1.16b, v1.16b, v30.16b
    eor v3.16b, v30.16b, v3.16b
    and v1.16b, v23.16b, v1.16b
    and v23.16b, v11.16b, v16.16b
    and v30.16b, v12.16b, v3.16b
    and v11.16b, v14.16b, v16.16b
    and v29.16b, v29.16b, v3.16b
    orr v6.16b, v6.16b, v1.16b
    eor v1.16b, v15.16b, v1.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v10.16b, v1.16b
    and v8.16b, v8.16b, v1.16b
    and v19.16b, v19.16b, v6.16b
    and v20.16b, v20.16b, v6.16b
    eor v10.16b, v16.16b, v1.16b
    eor v12.16b, v6.16b, v3.16b
    eor v6.16b, v6.16b, v16.16b
    eor v1.16b, v3.16b, v1.16b
    and v3.16b, v31.16b, v10.16b
    and v16.16b, v17.16b, v10.16b
    and v17.16b, v27.16b, v12.16b
    and v4.16b, v4.16b, v6.16b
    eor v27.16b, v12.16b, v10.16b
    and v6.16b, v25.16b, v6.16b
    and v25.16b, v9.16b, v1.16b
    and v1.16b, v26.16b, v1.16b
    eor v4.16b, v17.16b, v4.16b
    and v21.16b, v21.16b, v27.16b
    eor v16.16b, v20.16b, v16.16b
    and v26.16b, v13.16b, v27.16b
    and v27.16b, v28.16b, v12.16b
    eor3 v23.16b, v4.16b, v23.16b, v21.16b
    eor3 v27.16b, v6.16b, v27.16b, v16.16b
    eor v24.16b, v23.16b, v24.16b
    eor3 v6.16b, v6.16b, v25.16b, v24.16b
    eor3 v20.16b, v20.16b, v29.16b, v24.16b
    eor v3.16b, v6.16b, v3.16b
    mvn v20.16b, v20.16b
    eor v24.16b, v3.16b, v30.16b
    eor3 v3.16b, v4.16b, v19.16b, v3.16b
    eor3 v1.16b, v17.16b, v1.16b, v24.16b
    eor3 v4.16b, v26.16b, v16.16b, v3.16b
    eor3 v16.16b, v24.16b, v8.16b, v21.16b
    eor v17.16b, v1.16b, v11.16b
    eor v1.16b, v1.16b, v16.16b
    mvn v16.16b, v16.16b
    eor v19.16b, v23.16b, v17.16b
    eor v4.16b, v17.16b, v4.16b
    mvn v17.16b, v19.16b
    eor v6.16b, v6.16b, v4.16b
    mvn v6.16b, v6.16b
    ushr v19.2d, v20.2d, #8
    ldr q21, [x8, #1296]
    bit v18.16b, v19.16b, v21.16b
    ushr v23.2d, v17.2d, #7
    ldr q24, [x8, #1312]
    bit v18.16b, v23.16b, v24.16b
    ushr v25.2d, v4.2d, #6
    ldr q26, [x8, #1328]
    bit v18.16b, v25.16b, v26.16b
    ushr v28.2d, v1.2d, #5
    ldr q29, [x8, #1344]
    bit v18.16b, v28.16b, v29.16b
    ushr v30.2d, v27.2d, #4
    ldr q31, [x8, #1360]
    bit v18.16b, v30.16b, v31.16b
    ushr v8.2d, v16.2d, #3
    ldr q9, [x8, #1376]
    bit v18.16b, v8.16b, v9.16b
    ushr v10.2d, v6.2d, #2
    ldr q11, [x8, #1392]
    bit v18.16b, v10.16b, v11.16b
    ushr v12.2d, v3.2d, #1
    ldr q13, [x8, #1408]
    bit v18.16b, v12.16b, v13.16b
    shl v14.4s, v20.4s, #24
    ldr q15, [x8, #1424]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v17.4s, #25
    ldr q15, [x8, #1440]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v4.4s, #26
    ldr q15, [x8, #1456]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v1.4s, #27
    ldr q15, [x8, #1472]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v27.4s, #28
    ldr q15, [x8, #1488]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v16.4s, #29
    ldr q15, [x8, #1504]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v6.4s, #30
    ldr q15, [x8, #1520]
    bit v18.16b, v14.16b, v15.16b
    shl v14.4s, v3.4s, #31
    ldr q15, [x8, #1536]
    bit v18.16b, v14.16b, v15.16b
    ldr q14, [x8, #624]
    tbl v15.16b, {v20.16b}, v14.16b
    ldr q13, [x8, #768]
    ldr q11, [sp, #176]
    bit v11.16b, v15.16b, v13.16b
    tbl v9.16b, {v17.16b}, v22.16b
    tbl v31.16b, {v9.16b}, v22.16b
    ushr v9.2d, v9.2d, #7
    shl v31.2d, v31.2d, #57
    orr v31.16b, v9.16b, v31.16b
    ldr q9, [x8, #784]
    bit v11.16b, v31.16b, v9.16b
    tbl v29.16b, {v4.16b}, v22.16b
    tbl v26.16b, {v29.16b}, v22.16b
    ushr v29.2d, v29.2d, #6
    shl v26.2d, v26.2d, #58
    orr v26.16b, v29.16b, v26.16b
    ldr q29, [x8, #800]
    bit v11.16b, v26.16b, v29.16b
    tbl v24.16b, {v1.16b}, v22.16b
    tbl v21.16b, {v24.16b}, v22.16b
    ushr v24.2d, v24.2d, #5
    shl v21.2d, v21.2d, #59
    orr v21.16b, v24.16b, v21.16b
    ldr q24, [x8, #816]
    bit v11.16b, v21.16b, v24.16b
    tbl v24.16b, {v27.16b}, v22.16b
    tbl v29.16b, {v24.16b}, v22.16b
    ushr v24.2d, v24.2d, #4
    shl v29.2d, v29.2d, #60
    orr v24.16b, v24.16b, v29.16b
    ldr q29, [x8, #832]
    bit v11.16b, v24.16b, v29.16b
    tbl v29.16b, {v16.16b}, v22.16b
    tbl v9.16b, {v29.16b}, v22.16b
    ushr v29.2d, v29.2d, #3
    shl v9.2d, v9.2d, #61
    orr v29.16b, v29.16b, v9.16b
    ldr q9, [x8, #848]
    bit v11.16b, v29.16b, v9.16b
    tbl v9.16b, {v6.16b}, v22.16b
    tbl v13.16b, {v9.16b}, v22.16b
    ushr v9.2d, v9.2d, #2
    shl v13.2d, v13.2d, #62
    orr v9.16b, v9.16b, v13.16b
    ldr q13, [x8, #864]
    bit v11.16b, v9.16b, v13.16b
    tbl v13.16b, {v3.16b}, v22.16b
    tbl v14.16b, {v13.16b}, v22.16b
    ushr v13.2d, v13.2d, #1
    shl v14.2d, v14.2d, #63
    orr v13.16b, v13.16b, v14.16b
    ldr q14, [x8, #880]
    bit v11.16b, v13.16b, v14.16b
    ldr q14, [x8, #896]
    tbl v14.16b, {v20.16b}, v14.16b
    str q13, [sp, #176]
    ldr q13, [x8, #480]
    tbl v20.16b, {v20.16b}, v13.16b
    ldr q13, [x8, #1872]
    bit v11.16b, v14.16b, v13.16b
    ushr v13.2d, v17.2d, #39
    str q14, [sp, #576]
    tbl v14.16b, {v17.16b}, v22.16b
    tbl v17.16b, {v17.16b}, v22.16b
    shl v14.2d, v14.2d, #25
    orr v13.16b, v13.16b, v14.16b
    ldr q14, [x8, #1888]
    bit v11.16b, v13.16b, v14.16b
    ushr v14.2d, v4.2d, #38
    str q13, [sp, #1232]
    tbl v13.16b, {v4.16b}, v22.16b
    tbl v4.16b, {v4.16b}, v22.16b
    shl v13.2d, v13.2d, #26
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1904]
    bit v11.16b, v13.16b, v14.16b
    ushr v14.2d, v1.2d, #37
    str q13, [sp, #1248]
    tbl v13.16b, {v1.16b}, v22.16b
    tbl v1.16b, {v1.16b}, v22.16b
    shl v13.2d, v13.2d, #27
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1920]
    bit v11.16b, v13.16b, v14.16b
    ushr v14.2d, v27.2d, #36
    str q13, [sp, #1264]
    tbl v13.16b, {v27.16b}, v22.16b
    tbl v27.16b, {v27.16b}, v22.16b
    shl v13.2d, v13.2d, #28
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1936]
    bit v11.16b, v13.16b, v14.16b
    ushr v14.2d, v16.2d, #35
    str q13, [sp, #1280]
    tbl v13.16b, {v16.16b}, v22.16b
    tbl v16.16b, {v16.16b}, v22.16b
    shl v13.2d, v13.2d, #29
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1952]
    bit v11.16b, v13.16b, v14.16b
    ushr v14.2d, v6.2d, #34
    str q13, [sp, #1296]
    tbl v13.16b, {v6.16b}, v22.16b
    tbl v6.16b, {v6.16b}, v22.16b
    shl v13.2d, v13.2d, #30
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1968]
    bit v11.16b, v13.16b, v14.16b
    ushr v14.2d, v3.2d, #33
    str q13, [sp, #1312]
    tbl v13.16b, {v3.16b}, v22.16b
    tbl v3.16b, {v3.16b}, v22.16b
    shl v13.2d, v13.2d, #31
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #1984]
    bit v11.16b, v13.16b, v14.16b
    ldr q14, [x8, #1168]
    bit v11.16b, v19.16b, v14.16b
    str q19, [sp, #1328]
    ldr q19, [x8, #1184]
    bit v11.16b, v23.16b, v19.16b
    str q23, [sp, #1344]
    ldr q23, [x8, #1200]
    bit v11.16b, v25.16b, v23.16b
    str q25, [sp, #1360]
    ldr q25, [x8, #1216]
    bit v11.16b, v28.16b, v25.16b
    str q28, [sp, #1376]
    ldr q28, [x8, #1232]
    bit v11.16b, v30.16b, v28.16b
    str q30, [sp, #1392]
    ldr q30, [x8, #1248]
    bit v11.16b, v8.16b, v30.16b
    str q8, [sp, #1408]
    ldr q8, [x8, #1264]
    bit v11.16b, v10.16b, v8.16b
    str q10, [sp, #1424]
    ldr q10, [x8, #1280]
    bit v11.16b, v12.16b, v10.16b
    str q12, [sp, #1440]
    tbl v12.16b, {v17.16b}, v22.16b
    ushr v17.2d, v17.2d, #39
    shl v12.2d, v12.2d, #25
    orr v17.16b, v17.16b, v12.16b
    ldr q12, [x8, #512]
    bit v20.16b, v17.16b, v12.16b
    tbl v17.16b, {v4.16b}, v22.16b
    ushr v4.2d, v4.2d, #38
    ldr q12, [x1, #0]
    eor v18.16b, v12.16b, v18.16b
    str q13, [sp, #1456]
    ldr q13, [x8, #912]
    ldr q10, [sp, #1008]
    bit v10.16b, v2.16b, v13.16b
    ldr q2, [x8, #368]
    ldr q13, [sp, #160]
    bsl v2.16b, v12.16b, v13.16b
    shl v17.2d, v17.2d, #26
    orr v4.16b, v4.16b, v17.16b
    ldr q17, [x8, #528]
    bit v20.16b, v4.16b, v17.16b
    tbl v4.16b, {v1.16b}, v22.16b
    ushr v1.2d, v1.2d, #37
    ldr q13, [x8, #928]
    bit v10.16b, v7.16b, v13.16b
    ldr q7, [x8, #464]
    ldr q17, [sp, #208]
    bit v2.16b, v17.16b, v7.16b
    shl v4.2d, v4.2d, #27
    ldr q17, [x8, #944]
    bit v10.16b, v5.16b, v17.16b
    orr v1.16b, v1.16b, v4.16b
    ldr q4, [x8, #960]
    bit v10.16b, v0.16b, v4.16b
    ldr q0, [x8, #544]
    bit v20.16b, v1.16b, v0.16b
    tbl v1.16b, {v27.16b}, v22.16b
    ushr v5.2d, v27.2d, #36
    ldr q27, [x8, #976]
    ldr q0, [sp, #912]
    bit v10.16b, v0.16b, v27.16b
    shl v0.2d, v1.2d, #28
    ldr q1, [x8, #992]
    ldr q27, [sp, #992]
    bit v10.16b, v27.16b, v1.16b
    orr v0.16b, v5.16b, v0.16b
    ldr q5, [x8, #1008]
    ldr q27, [sp, #928]
    bit v10.16b, v27.16b, v5.16b
    ldr q27, [x8, #560]
    bit v20.16b, v0.16b, v27.16b
    tbl v0.16b, {v16.16b}, v22.16b
    ushr v16.2d, v16.2d, #35
    ldr q27, [x8, #1024]
    ldr q5, [sp, #944]
    bit v10.16b, v5.16b, v27.16b
    shl v0.2d, v0.2d, #29
    orr v0.16b, v16.16b, v0.16b
    ldr q5, [x8, #576]
    bit v20.16b, v0.16b, v5.16b
    tbl v0.16b, {v6.16b}, v22.16b
    ushr v6.2d, v6.2d, #34
    ldr q16, [x8, #1040]
    ldr q5, [sp, #768]
    bit v10.16b, v5.16b, v16.16b
    shl v0.2d, v0.2d, #30
    orr v0.16b, v6.16b, v0.16b
    ldr q6, [x8, #592]
    bit v20.16b, v0.16b, v6.16b
    tbl v0.16b, {v3.16b}, v22.16b
    ushr v3.2d, v3.2d, #33
    ldr q6, [x8, #1056]
    ldr q5, [sp, #752]
    bit v10.16b, v5.16b, v6.16b
    shl v0.2d, v0.2d, #31
    orr v0.16b, v3.16b, v0.16b
    ldr q3, [x8, #608]
    bit v20.16b, v0.16b, v3.16b
    ldr q0, [x8, #1072]
    ldr q3, [sp, #736]
    bit v10.16b, v3.16b, v0.16b
    ldr q3, [x8, #640]
    bit v20.16b, v15.16b, v3.16b
    ldr q5, [x8, #1088]
    ldr q3, [sp, #560]
    bit v10.16b, v3.16b, v5.16b
    ldr q3, [x8, #656]
    bit v20.16b, v31.16b, v3.16b
    ldr q3, [x8, #1104]
    ldr q5, [sp, #544]
    bit v10.16b, v5.16b, v3.16b
    ldr q5, [x8, #672]
    bit v20.16b, v26.16b, v5.16b
    ldr q5, [x8, #1120]
    ldr q3, [sp, #528]
    bit v10.16b, v3.16b, v5.16b
    ldr q3, [x8, #688]
    bit v20.16b, v21.16b, v3.16b
    ldr q3, [x8, #1136]
    ldr q5, [sp, #512]
    bit v10.16b, v5.16b, v3.16b
    ldr q5, [x8, #704]
    bit v20.16b, v24.16b, v5.16b
    ldr q5, [x8, #1152]
    ldr q3, [sp, #496]
    bit v10.16b, v3.16b, v5.16b
    ldr q3, [x8, #720]
    bit v20.16b, v29.16b, v3.16b
    ldr q3, [sp, #480]
    bit v10.16b, v3.16b, v14.16b
    ldr q3, [x8, #736]
    bit v20.16b, v9.16b, v3.16b
    ldr q3, [sp, #464]
    bit v10.16b, v3.16b, v19.16b
    ldr q3, [x8, #752]
    ldr q19, [sp, #176]
    bit v20.16b, v19.16b, v3.16b
    ldr q19, [x8, #2016]
    ldr q3, [sp, #960]
    str q18, [sp, #944]
    eor3 v18.16b, v18.16b, v11.16b, v3.16b
    eor3 v18.16b, v18.16b, v20.16b, v19.16b
    ldr q19, [sp, #448]
    bit v10.16b, v19.16b, v23.16b
    str q11, [sp, #928]
    ushr v11.16b, v18.16b, #1
    ushr v3.16b, v18.16b, #2
    ushr v19.16b, v18.16b, #3
    ushr v23.16b, v18.16b, #4
    ushr v14.16b, v18.16b, #5
    ushr v5.16b, v18.16b, #6
    ushr v0.16b, v18.16b, #7
    ldr q6, [sp, #432]
    bit v10.16b, v6.16b, v25.16b
    str q18, [sp, #992]
    eor v18.16b, v18.16b, v14.16b
    eor v6.16b, v11.16b, v14.16b
    eor v19.16b, v19.16b, v0.16b
    ldr q25, [sp, #224]
    bit v10.16b, v25.16b, v28.16b
    eor v3.16b, v3.16b, v6.16b
    eor v23.16b, v23.16b, v19.16b
    eor v25.16b, v19.16b, v6.16b
    ldr q28, [sp, #416]
    bit v10.16b, v28.16b, v30.16b
    eor v28.16b, v5.16b, v23.16b
    eor v23.16b, v23.16b, v3.16b
    and v30.16b, v5.16b, v19.16b
    eor v16.16b, v18.16b, v25.16b
    ldr q27, [sp, #400]
    bit v10.16b, v27.16b, v8.16b
    eor v18.16b, v18.16b, v28.16b
    ldr q27, [x8, #1280]
    ldr q8, [sp, #384]
    bit v10.16b, v8.16b, v27.16b
    eor v0.16b, v0.16b, v18.16b
    eor v8.16b, v28.16b, v23.16b
    bsl v7.16b, v12.16b, v10.16b
    eor v10.16b, v11.16b, v8.16b
    eor v11.16b, v19.16b, v10.16b
    eor v12.16b, v5.16b, v16.16b
    orr v27.16b, v3.16b, v10.16b
    str q9, [sp, #912]
    eor v9.16b, v19.16b, v0.16b
    str q29, [sp, #208]
    and v29.16b, v8.16b, v11.16b
    str q24, [sp, #160]
    eor v24.16b, v23.16b, v12.16b
    eor v30.16b, v29.16b, v30.16b
    str q21, [sp, #1008]
    eor v21.16b, v0.16b, v6.16b
    eor v27.16b, v29.16b, v27.16b
    and v29.16b, v9.16b, v16.16b
    eor v6.16b, v6.16b, v11.16b
    str q26, [sp, #1472]
    eor v26.16b, v11.16b, v21.16b
    eor3 v14.16b, v14.16b, v30.16b, v29.16b
    str q31, [sp, #1488]
    orr v31.16b, v0.16b, v12.16b
    str q15, [sp, #1504]
    and v15.16b, v23.16b, v26.16b
    eor3 v15.16b, v27.16b, v31.16b, v15.16b
    and v1.16b, v6.16b, v24.16b
    eor v15.16b, v18.16b, v15.16b
    eor3 v1.16b, v31.16b, v30.16b, v1.16b
    eor v30.16b, v15.16b, v1.16b
    and v31.16b, v18.16b, v25.16b
    and v4.16b, v28.16b, v21.16b
    eor3 v4.16b, v27.16b, v4.16b, v29.16b
    eor v27.16b, v31.16b, v14.16b
    and v29.16b, v4.16b, v30.16b
    eor v31.16b, v29.16b, v27.16b
    and v31.16b, v1.16b, v31.16b
    eor v14.16b, v4.16b, v27.16b
    orr v4.16b, v4.16b, v31.16b
    eor v30.16b, v30.16b, v31.16b
    and v31.16b, v15.16b, v14.16b
    eor v1.16b, v1.16b, v31.16b
    eor v4.16b, v31.16b, v4.16b
    and v1.16b, v27.16b, v1.16b
    and v18.16b, v18.16b, v30.16b
    and v23.16b, v23.16b, v4.16b
    and v25.16b, v25.16b, v30.16b
    and v26.16b, v26.16b, v4.16b
    orr v27.16b, v15.16b, v1.16b
    eor v1.16b, v14.16b, v1.16b
    eor v27.16b, v29.16b, v27.16b
    and v6.16b, v6.16b, v1.16b
    and v24.16b, v24.16b, v1.16b
    and v28.16b, v28.16b, v27.16b
    and v21.16b, v21.16b, v27.16b
    eor v29.16b, v30.16b, v1.16b
    eor v31.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v30.16b
    eor v1.16b, v4.16b, v1.16b
    and v3.16b, v3.16b, v29.16b
    and v4.16b, v10.16b, v29.16b
    and v30.16b, v8.16b, v31.16b
    and v16.16b, v16.16b, v27.16b
    eor v29.16b, v31.16b, v29.16b
    and v27.16b, v9.16b, v27.16b
    and v0.16b, v0.16b, v1.16b
    and v1.16b, v12.16b, v1.16b
    eor v16.16b, v30.16b, v16.16b
    and v5.16b, v5.16b, v29.16b
    eor v4.16b, v21.16b, v4.16b
    and v19.16b, v19.16b, v29.16b
    and v29.16b, v11.16b, v31.16b
    ldr q31, [sp, #64]
    eor3 v2.16b, v31.16b, v2.16b, v7.16b
    eor3 v7.16b, v16.16b, v18.16b, v5.16b
    eor3 v18.16b, v27.16b, v29.16b, v4.16b
    eor v6.16b, v7.16b, v6.16b
    eor3 v0.16b, v27.16b, v0.16b, v6.16b
    eor3 v6.16b, v21.16b, v26.16b, v6.16b
    eor v3.16b, v0.16b, v3.16b
    mvn v6.16b, v6.16b
    eor v21.16b, v3.16b, v23.16b
    eor3 v3.16b, v16.16b, v28.16b, v3.16b
    eor3 v1.16b, v30.16b, v1.16b, v21.16b
    eor3 v4.16b, v19.16b, v4.16b, v3.16b
    eor3 v5.16b, v21.16b, v24.16b, v5.16b
    eor v16.16b, v1.16b, v25.16b
    eor v1.16b, v1.16b, v5.16b
    mvn v5.16b, v5.16b
    eor v7.16b, v7.16b, v16.16b
    eor v4.16b, v16.16b, v4.16b
    mvn v7.16b, v7.16b
    eor v0.16b, v0.16b, v4.16b
    mvn v0.16b, v0.16b
    ldr q16, [x8, #624]
    tbl v19.16b, {v6.16b}, v16.16b
    ldr q21, [x8, #768]
    mov v23.16b, v21.16b
    bsl v23.16b, v19.16b, v20.16b
    tbl v24.16b, {v7.16b}, v22.16b
    tbl v25.16b, {v24.16b}, v22.16b
    ushr v24.2d, v24.2d, #7
    shl v25.2d, v25.2d, #57
    orr v24.16b, v24.16b, v25.16b
    ldr q25, [x8, #784]
    bit v23.16b, v24.16b, v25.16b
    tbl v26.16b, {v4.16b}, v22.16b
    tbl v27.16b, {v26.16b}, v22.16b
    ushr v26.2d, v26.2d, #6
    shl v27.2d, v27.2d, #58
    orr v26.16b, v26.16b, v27.16b
    ldr q27, [x8, #800]
    bit v23.16b, v26.16b, v27.16b
    tbl v28.16b, {v1.16b}, v22.16b
    tbl v29.16b, {v28.16b}, v22.16b
    ushr v28.2d, v28.2d, #5
    shl v29.2d, v29.2d, #59
    orr v28.16b, v28.16b, v29.16b
    ldr q29, [x8, #816]
    bit v23.16b, v28.16b, v29.16b
    tbl v30.16b, {v18.16b}, v22.16b
    tbl v31.16b, {v30.16b}, v22.16b
    ushr v30.2d, v30.2d, #4
    shl v31.2d, v31.2d, #60
    orr v30.16b, v30.16b, v31.16b
    ldr q31, [x8, #832]
    bit v23.16b, v30.16b, v31.16b
    tbl v8.16b, {v5.16b}, v22.16b
    tbl v9.16b, {v8.16b}, v22.16b
    ushr v8.2d, v8.2d, #3
    shl v9.2d, v9.2d, #61
    orr v8.16b, v8.16b, v9.16b
    ldr q9, [x8, #848]
    bit v23.16b, v8.16b, v9.16b
    tbl v10.16b, {v0.16b}, v22.16b
    tbl v11.16b, {v10.16b}, v22.16b
    ushr v10.2d, v10.2d, #2
    shl v11.2d, v11.2d, #62
    orr v10.16b, v10.16b, v11.16b
    ldr q11, [x8, #864]
    bit v23.16b, v10.16b, v11.16b
    tbl v12.16b, {v3.16b}, v22.16b
    tbl v14.16b, {v12.16b}, v22.16b
    ushr v12.2d, v12.2d, #1
    shl v14.2d, v14.2d, #63
    orr v12.16b, v12.16b, v14.16b
    ldr q14, [x8, #880]
    bit v23.16b, v12.16b, v14.16b
    ldr q15, [x8, #896]
    tbl v15.16b, {v6.16b}, v15.16b
    ldr q16, [x8, #912]
    bit v23.16b, v15.16b, v16.16b
    str q20, [sp, #64]
    ushr v20.2d, v7.2d, #39
    tbl v16.16b, {v7.16b}, v22.16b
    shl v16.2d, v16.2d, #25
    orr v16.16b, v20.16b, v16.16b
    bit v23.16b, v16.16b, v13.16b
    ushr v20.2d, v4.2d, #38
    tbl v13.16b, {v4.16b}, v22.16b
    shl v13.2d, v13.2d, #26
    orr v20.16b, v20.16b, v13.16b
    bit v23.16b, v20.16b, v17.16b
    ushr v13.2d, v1.2d, #37
    tbl v17.16b, {v1.16b}, v22.16b
    shl v17.2d, v17.2d, #27
    orr v17.16b, v13.16b, v17.16b
    ldr q13, [x8, #960]
    bit v23.16b, v17.16b, v13.16b
    ushr v13.2d, v18.2d, #36
    tbl v14.16b, {v18.16b}, v22.16b
    shl v14.2d, v14.2d, #28
    orr v13.16b, v13.16b, v14.16b
    ldr q14, [x8, #976]
    bit v23.16b, v13.16b, v14.16b
    ushr v14.2d, v5.2d, #35
    tbl v11.16b, {v5.16b}, v22.16b
    shl v11.2d, v11.2d, #29
    orr v11.16b, v14.16b, v11.16b
    ldr q14, [x8, #992]
    bit v23.16b, v11.16b, v14.16b
    ushr v14.2d, v0.2d, #34
    tbl v9.16b, {v0.16b}, v22.16b
    shl v9.2d, v9.2d, #30
    orr v9.16b, v14.16b, v9.16b
    ldr q14, [x8, #1008]
    bit v23.16b, v9.16b, v14.16b
    ushr v14.2d, v3.2d, #33
    tbl v22.16b, {v3.16b}, v22.16b
    shl v22.2d, v22.2d, #31
    orr v22.16b, v14.16b, v22.16b
    ldr q14, [x8, #1024]
    bit v23.16b, v22.16b, v14.16b
    ldr q14, [x8, #1040]
    ldr q31, [sp, #576]
    mov v29.16b, v14.16b
    bsl v29.16b, v31.16b, v23.16b
    str q23, [sp, #1520]
    ldr q23, [x8, #1056]
    ldr q31, [sp, #1232]
    bit v29.16b, v31.16b, v23.16b
    ldr q31, [x8, #1072]
    ldr q27, [sp, #1248]
    bit v29.16b, v27.16b, v31.16b
    ldr q27, [x8, #1088]
    ldr q25, [sp, #1264]
    bit v29.16b, v25.16b, v27.16b
    ldr q25, [x8, #1104]
    ldr q21, [sp, #1280]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1120]
    ldr q25, [sp, #1296]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1136]
    ldr q21, [sp, #1312]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1152]
    ldr q25, [sp, #1456]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1168]
    ldr q21, [sp, #1328]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1184]
    ldr q25, [sp, #1344]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1200]
    ldr q21, [sp, #1360]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1216]
    ldr q25, [sp, #1376]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1232]
    ldr q21, [sp, #1392]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1248]
    ldr q25, [sp, #1408]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1264]
    ldr q21, [sp, #1424]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1280]
    ldr q25, [sp, #1440]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1296]
    ldr q21, [sp, #480]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1312]
    ldr q21, [sp, #464]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1328]
    ldr q21, [sp, #448]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1344]
    ldr q21, [sp, #432]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1360]
    ldr q21, [sp, #224]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1376]
    ldr q21, [sp, #416]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1392]
    ldr q21, [sp, #400]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1408]
    ldr q21, [sp, #384]
    bit v29.16b, v21.16b, v25.16b
    ldr q25, [x8, #1424]
    ldr q21, [sp, #240]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1440]
    ldr q25, [sp, #256]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1456]
    ldr q21, [sp, #272]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1472]
    ldr q25, [sp, #288]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1488]
    ldr q21, [sp, #304]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1504]
    ldr q25, [sp, #320]
    bit v29.16b, v25.16b, v21.16b
    ldr q25, [x8, #1520]
    ldr q21, [sp, #336]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #1536]
    ldr q25, [sp, #352]
    bit v29.16b, v25.16b, v21.16b
    ext v25.16b, v6.16b, v6.16b, #13
    ldr q21, [x8, #1584]
    and v21.16b, v25.16b, v21.16b
    str q25, [sp, #352]
    shl v25.2d, v7.2d, #25
    ext v27.16b, v7.16b, v7.16b, #8
    ushr v27.2d, v27.2d, #39
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1600]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #336]
    shl v25.2d, v4.2d, #26
    ext v27.16b, v4.16b, v4.16b, #8
    ushr v27.2d, v27.2d, #38
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1616]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #320]
    shl v25.2d, v1.2d, #27
    ext v27.16b, v1.16b, v1.16b, #8
    ushr v27.2d, v27.2d, #37
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1632]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #304]
    shl v25.2d, v18.2d, #28
    ext v27.16b, v18.16b, v18.16b, #8
    ushr v27.2d, v27.2d, #36
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1648]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #288]
    shl v25.2d, v5.2d, #29
    ext v27.16b, v5.16b, v5.16b, #8
    ushr v27.2d, v27.2d, #35
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1664]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #272]
    shl v25.2d, v0.2d, #30
    ext v27.16b, v0.16b, v0.16b, #8
    ushr v27.2d, v27.2d, #34
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1680]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #256]
    shl v25.2d, v3.2d, #31
    ext v27.16b, v3.16b, v3.16b, #8
    ushr v27.2d, v27.2d, #33
    orr v25.16b, v25.16b, v27.16b
    ldr q27, [x8, #1696]
    bit v21.16b, v25.16b, v27.16b
    str q25, [sp, #240]
    ldr q25, [x8, #640]
    bit v21.16b, v19.16b, v25.16b
    str q19, [sp, #1440]
    ldr q19, [x8, #656]
    bit v21.16b, v24.16b, v19.16b
    str q24, [sp, #1424]
    ldr q24, [x8, #672]
    bit v21.16b, v26.16b, v24.16b
    str q26, [sp, #1408]
    ldr q26, [x8, #688]
    bit v21.16b, v28.16b, v26.16b
    str q28, [sp, #1392]
    ldr q28, [x8, #704]
    bit v21.16b, v30.16b, v28.16b
    str q30, [sp, #1376]
    ldr q30, [x8, #720]
    bit v21.16b, v8.16b, v30.16b
    str q8, [sp, #1360]
    ldr q8, [x8, #736]
    bit v21.16b, v10.16b, v8.16b
    str q10, [sp, #1344]
    ldr q10, [x8, #752]
    bit v21.16b, v12.16b, v10.16b
    bit v21.16b, v15.16b, v14.16b
    bit v21.16b, v16.16b, v23.16b
    bit v21.16b, v20.16b, v31.16b
    str q12, [sp, #1328]
    ldr q12, [x8, #1088]
    bit v21.16b, v17.16b, v12.16b
    str q17, [sp, #1536]
    ldr q17, [x8, #1104]
    bit v21.16b, v13.16b, v17.16b
    str q13, [sp, #1552]
    ldr q13, [x8, #1120]
    bit v21.16b, v11.16b, v13.16b
    str q11, [sp, #1568]
    ldr q11, [x8, #1136]
    bit v21.16b, v9.16b, v11.16b
    str q9, [sp, #1584]
    ldr q9, [x8, #1152]
    bit v21.16b, v22.16b, v9.16b
    str q22, [sp, #1600]
    ushr v22.2d, v6.2d, #8
    str q20, [sp, #1616]
    ldr q20, [x8, #2032]
    bit v21.16b, v22.16b, v20.16b
    ushr v20.2d, v7.2d, #7
    str q22, [sp, #1632]
    ldr q22, [x8, #2048]
    bit v21.16b, v20.16b, v22.16b
    ushr v22.2d, v4.2d, #6
    str q20, [sp, #1648]
    ldr q20, [x8, #2064]
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x8, #1600]
    str q16, [sp, #1664]
    ldr q16, [sp, #624]
    str q15, [sp, #1680]
    ldr q15, [sp, #608]
    bit v15.16b, v16.16b, v29.16b
    ldr q16, [x8, #1616]
    ldr q29, [sp, #640]
    bit v15.16b, v29.16b, v16.16b
    bit v21.16b, v22.16b, v20.16b
    ushr v29.2d, v1.2d, #5
    ldr q20, [x8, #2080]
    ldr q16, [x8, #1632]
    str q22, [sp, #640]
    ldr q22, [sp, #656]
    bit v15.16b, v22.16b, v16.16b
    ldr q22, [x8, #1648]
    ldr q16, [sp, #672]
    bit v15.16b, v16.16b, v22.16b
    bit v21.16b, v29.16b, v20.16b
    ushr v16.2d, v18.2d, #4
    ldr q20, [x8, #2096]
    ldr q22, [x8, #1664]
    str q29, [sp, #672]
    ldr q29, [sp, #688]
    bit v15.16b, v29.16b, v22.16b
    ldr q29, [x8, #1680]
    ldr q22, [sp, #704]
    bit v15.16b, v22.16b, v29.16b
    bit v21.16b, v16.16b, v20.16b
    ushr v22.2d, v5.2d, #3
    ldr q20, [x8, #2112]
    ldr q29, [sp, #720]
    bit v15.16b, v29.16b, v27.16b
    ldr q29, [sp, #896]
    bit v15.16b, v29.16b, v25.16b
    bit v21.16b, v22.16b, v20.16b
    ushr v29.2d, v0.2d, #2
    ldr q20, [x8, #2128]
    ldr q27, [sp, #880]
    bit v15.16b, v27.16b, v19.16b
    ldr q27, [sp, #864]
    bit v15.16b, v27.16b, v24.16b
    bit v21.16b, v29.16b, v20.16b
    ushr v27.2d, v3.2d, #1
    ldr q20, [x8, #2144]
    ldr q24, [sp, #848]
    bit v15.16b, v24.16b, v26.16b
    ldr q24, [sp, #832]
    bit v15.16b, v24.16b, v28.16b
    bit v21.16b, v27.16b, v20.16b
    ldr q24, [x8, #2160]
    ldr q20, [sp, #816]
    bit v15.16b, v20.16b, v30.16b
    ldr q20, [sp, #800]
    bit v15.16b, v20.16b, v8.16b
    eor3 v20.16b, v2.16b, v21.16b, v24.16b
    ldr q21, [sp, #784]
    bit v15.16b, v21.16b, v10.16b
    ushr v21.16b, v20.16b, #1
    ushr v24.16b, v20.16b, #2
    str q2, [sp, #784]
    ushr v2.16b, v20.16b, #3
    ushr v10.16b, v20.16b, #4
    ushr v8.16b, v20.16b, #5
    ushr v30.16b, v20.16b, #6
    ushr v28.16b, v20.16b, #7
    ldr q26, [x8, #768]
    ldr q19, [sp, #1504]
    bit v15.16b, v19.16b, v26.16b
    eor v19.16b, v20.16b, v8.16b
    str q20, [sp, #1504]
    eor v20.16b, v21.16b, v8.16b
    eor v2.16b, v2.16b, v28.16b
    ldr q25, [x8, #784]
    str q27, [sp, #800]
    ldr q27, [sp, #1488]
    bit v15.16b, v27.16b, v25.16b
    eor v24.16b, v24.16b, v20.16b
    eor v27.16b, v10.16b, v2.16b
    eor v10.16b, v2.16b, v20.16b
    ldr q25, [x8, #800]
    str q29, [sp, #1488]
    ldr q29, [sp, #1472]
    bit v15.16b, v29.16b, v25.16b
    eor v29.16b, v30.16b, v27.16b
    eor v27.16b, v27.16b, v24.16b
    and v25.16b, v30.16b, v2.16b
    str q22, [sp, #1472]
    eor v22.16b, v19.16b, v10.16b
    str q16, [sp, #816]
    ldr q16, [x8, #816]
    ldr q26, [sp, #1008]
    bit v15.16b, v26.16b, v16.16b
    eor v19.16b, v19.16b, v29.16b
    ldr q26, [x8, #832]
    ldr q16, [sp, #160]
    bit v15.16b, v16.16b, v26.16b
    eor v16.16b, v28.16b, v19.16b
    eor v28.16b, v29.16b, v27.16b
    ldr q26, [x8, #848]
    str q3, [sp, #160]
    ldr q3, [sp, #208]
    bit v15.16b, v3.16b, v26.16b
    eor v3.16b, v21.16b, v28.16b
    ldr q21, [x8, #864]
    ldr q26, [sp, #912]
    bit v15.16b, v26.16b, v21.16b
    eor v26.16b, v2.16b, v3.16b
    eor v21.16b, v30.16b, v22.16b
    orr v9.16b, v24.16b, v3.16b
    eor v11.16b, v2.16b, v16.16b
    ldr q13, [x8, #880]
    ldr q17, [sp, #176]
    bit v15.16b, v17.16b, v13.16b
    and v17.16b, v28.16b, v26.16b
    eor v13.16b, v27.16b, v21.16b
    ldr q12, [x8, #912]
    str q0, [sp, #176]
    ldr q0, [sp, #576]
    bit v15.16b, v0.16b, v12.16b
    eor v0.16b, v17.16b, v25.16b
    eor v25.16b, v16.16b, v20.16b
    eor v17.16b, v17.16b, v9.16b
    and v9.16b, v11.16b, v22.16b
    eor v20.16b, v20.16b, v26.16b
    ldr q12, [x8, #928]
    str q5, [sp, #576]
    ldr q5, [sp, #1232]
    bit v15.16b, v5.16b, v12.16b
    eor v5.16b, v26.16b, v25.16b
    eor3 v8.16b, v8.16b, v0.16b, v9.16b
    orr v12.16b, v16.16b, v21.16b
    str q18, [sp, #1232]
    ldr q18, [x8, #944]
    str q26, [sp, #912]
    ldr q26, [sp, #1248]
    bit v15.16b, v26.16b, v18.16b
    and v26.16b, v27.16b, v5.16b
    ldr q18, [x8, #960]
    str q2, [sp, #1248]
    ldr q2, [sp, #1264]
    bit v15.16b, v2.16b, v18.16b
    eor3 v2.16b, v17.16b, v12.16b, v26.16b
    and v26.16b, v20.16b, v13.16b
    ldr q18, [x8, #976]
    str q30, [sp, #1264]
    ldr q30, [sp, #1280]
    bit v15.16b, v30.16b, v18.16b
    eor v2.16b, v19.16b, v2.16b
    eor3 v0.16b, v12.16b, v0.16b, v26.16b
    ldr q26, [x8, #992]
    ldr q30, [sp, #1296]
    bit v15.16b, v30.16b, v26.16b
    eor v30.16b, v2.16b, v0.16b
    and v12.16b, v19.16b, v10.16b
    and v26.16b, v29.16b, v25.16b
    eor3 v17.16b, v17.16b, v26.16b, v9.16b
    eor v26.16b, v12.16b, v8.16b
    ldr q8, [x8, #1008]
    ldr q9, [sp, #1312]
    bit v15.16b, v9.16b, v8.16b
    and v9.16b, v17.16b, v30.16b
    ldr q12, [x8, #1024]
    ldr q8, [sp, #1456]
    bit v15.16b, v8.16b, v12.16b
    eor v8.16b, v9.16b, v26.16b
    ldr q12, [sp, #768]
    bit v15.16b, v12.16b, v14.16b
    and v8.16b, v0.16b, v8.16b
    eor v12.16b, v17.16b, v26.16b
    ldr q14, [x8, #496]
    tbl v7.16b, {v7.16b}, v14.16b
    ldr q18, [x8, #480]
    tbl v6.16b, {v6.16b}, v18.16b
    ldr q18, [sp, #752]
    bit v15.16b, v18.16b, v23.16b
    orr v17.16b, v17.16b, v8.16b
    eor v18.16b, v30.16b, v8.16b
    and v30.16b, v2.16b, v12.16b
    ldr q8, [sp, #736]
    bit v15.16b, v8.16b, v31.16b
    eor v0.16b, v0.16b, v30.16b
    eor v17.16b, v30.16b, v17.16b
    ldr q30, [x8, #1088]
    ldr q8, [sp, #560]
    bit v15.16b, v8.16b, v30.16b
    and v0.16b, v26.16b, v0.16b
    and v19.16b, v19.16b, v18.16b
    and v26.16b, v27.16b, v17.16b
    and v27.16b, v10.16b, v18.16b
    and v5.16b, v5.16b, v17.16b
    ldr q8, [x8, #1104]
    ldr q10, [sp, #544]
    bit v15.16b, v10.16b, v8.16b
    orr v2.16b, v2.16b, v0.16b
    eor v0.16b, v12.16b, v0.16b
    ldr q10, [x8, #1120]
    ldr q12, [sp, #528]
    bit v15.16b, v12.16b, v10.16b
    eor v2.16b, v9.16b, v2.16b
    and v20.16b, v20.16b, v0.16b
    and v9.16b, v13.16b, v0.16b
    tbl v4.16b, {v4.16b}, v14.16b
    ldr q12, [x8, #1136]
    ldr q13, [sp, #512]
    bit v15.16b, v13.16b, v12.16b
    and v29.16b, v29.16b, v2.16b
    and v25.16b, v25.16b, v2.16b
    eor v13.16b, v18.16b, v0.16b
    eor v12.16b, v2.16b, v17.16b
    eor v2.16b, v2.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    and v17.16b, v24.16b, v13.16b
    and v3.16b, v3.16b, v13.16b
    tbl v1.16b, {v1.16b}, v14.16b
    and v18.16b, v28.16b, v12.16b
    and v22.16b, v22.16b, v2.16b
    eor v24.16b, v12.16b, v13.16b
    and v2.16b, v11.16b, v2.16b
    and v16.16b, v16.16b, v0.16b
    and v0.16b, v21.16b, v0.16b
    eor v21.16b, v18.16b, v22.16b
    ldr q22, [sp, #1264]
    and v22.16b, v22.16b, v24.16b
    eor v3.16b, v25.16b, v3.16b
    ldr q28, [sp, #1248]
    and v24.16b, v28.16b, v24.16b
    ldr q28, [sp, #912]
    and v28.16b, v28.16b, v12.16b
    ldr q11, [sp, #1232]
    tbl v11.16b, {v11.16b}, v14.16b
    eor3 v19.16b, v21.16b, v19.16b, v22.16b
    ldr q12, [sp, #576]
    tbl v12.16b, {v12.16b}, v14.16b
    ldr q13, [sp, #176]
    tbl v13.16b, {v13.16b}, v14.16b
    eor3 v28.16b, v2.16b, v28.16b, v3.16b
    ldr q10, [x8, #1152]
    ldr q8, [sp, #496]
    bit v15.16b, v8.16b, v10.16b
    eor v20.16b, v19.16b, v20.16b
    eor3 v2.16b, v2.16b, v16.16b, v20.16b
    eor3 v5.16b, v25.16b, v5.16b, v20.16b
    eor v16.16b, v2.16b, v17.16b
    mvn v5.16b, v5.16b
    eor v17.16b, v16.16b, v26.16b
    eor3 v16.16b, v21.16b, v29.16b, v16.16b
    eor3 v0.16b, v18.16b, v0.16b, v17.16b
    eor3 v3.16b, v24.16b, v3.16b, v16.16b
    eor3 v17.16b, v17.16b, v9.16b, v22.16b
    eor v18.16b, v0.16b, v27.16b
    eor v0.16b, v0.16b, v17.16b
    mvn v17.16b, v17.16b
    eor v19.16b, v19.16b, v18.16b
    eor v3.16b, v18.16b, v3.16b
    mvn v18.16b, v19.16b
    eor v2.16b, v2.16b, v3.16b
    mvn v2.16b, v2.16b
    ldr q19, [x8, #1168]
    ldr q20, [sp, #480]
    bit v15.16b, v20.16b, v19.16b
    ldr q20, [x8, #1184]
    ldr q21, [sp, #464]
    bit v15.16b, v21.16b, v20.16b
    ldr q21, [x8, #1200]
    ldr q22, [sp, #448]
    bit v15.16b, v22.16b, v21.16b
    ldr q22, [x8, #1216]
    ldr q24, [sp, #432]
    bit v15.16b, v24.16b, v22.16b
    ldr q24, [x8, #1232]
    ldr q25, [sp, #224]
    bit v15.16b, v25.16b, v24.16b
    ldr q25, [x8, #1248]
    ldr q26, [sp, #416]
    bit v15.16b, v26.16b, v25.16b
    ldr q26, [x8, #1264]
    ldr q27, [sp, #400]
    bit v15.16b, v27.16b, v26.16b
    ldr q27, [x8, #1280]
    ldr q29, [sp, #384]
    bit v15.16b, v29.16b, v27.16b
    ldr q29, [x8, #1296]
    ldr q8, [sp, #1168]
    bit v15.16b, v8.16b, v29.16b
    ldr q9, [x8, #1312]
    ldr q29, [sp, #1152]
    bit v15.16b, v29.16b, v9.16b
    ldr q9, [x8, #1328]
    ldr q27, [sp, #1136]
    bit v15.16b, v27.16b, v9.16b
    ldr q9, [x8, #1344]
    ldr q26, [sp, #1120]
    bit v15.16b, v26.16b, v9.16b
    ldr q9, [x8, #1360]
    ldr q25, [sp, #1104]
    bit v15.16b, v25.16b, v9.16b
    ldr q9, [x8, #1376]
    ldr q24, [sp, #1088]
    bit v15.16b, v24.16b, v9.16b
    ldr q9, [x8, #1392]
    ldr q24, [sp, #1072]
    bit v15.16b, v24.16b, v9.16b
    ldr q9, [x8, #1408]
    ldr q24, [sp, #1056]
    bit v15.16b, v24.16b, v9.16b
    ldr q9, [x8, #624]
    tbl v9.16b, {v5.16b}, v9.16b
    str q15, [sp, #384]
    ldr q15, [x8, #768]
    ldr q24, [sp, #960]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v18.16b}, v14.16b
    str q9, [sp, #960]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #7
    shl v9.2d, v9.2d, #57
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #784]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v3.16b}, v14.16b
    str q9, [sp, #400]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #6
    shl v9.2d, v9.2d, #58
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #800]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v0.16b}, v14.16b
    str q9, [sp, #416]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #5
    shl v9.2d, v9.2d, #59
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #816]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v28.16b}, v14.16b
    str q9, [sp, #224]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #4
    shl v9.2d, v9.2d, #60
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #832]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v17.16b}, v14.16b
    str q9, [sp, #432]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #3
    shl v9.2d, v9.2d, #61
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #848]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v2.16b}, v14.16b
    str q9, [sp, #448]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #2
    shl v9.2d, v9.2d, #62
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #864]
    bit v24.16b, v9.16b, v15.16b
    tbl v15.16b, {v16.16b}, v14.16b
    str q9, [sp, #464]
    tbl v9.16b, {v15.16b}, v14.16b
    ushr v15.2d, v15.2d, #1
    shl v9.2d, v9.2d, #63
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #880]
    bit v24.16b, v9.16b, v15.16b
    ldr q15, [x8, #896]
    tbl v15.16b, {v5.16b}, v15.16b
    str q9, [sp, #480]
    ldr q9, [x8, #912]
    bit v24.16b, v15.16b, v9.16b
    ushr v9.2d, v18.2d, #39
    str q15, [sp, #496]
    tbl v15.16b, {v18.16b}, v14.16b
    shl v15.2d, v15.2d, #25
    orr v9.16b, v9.16b, v15.16b
    ldr q15, [x8, #928]
    bit v24.16b, v9.16b, v15.16b
    ushr v15.2d, v3.2d, #38
    str q9, [sp, #176]
    tbl v9.16b, {v3.16b}, v14.16b
    shl v9.2d, v9.2d, #26
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #944]
    bit v24.16b, v9.16b, v15.16b
    ushr v15.2d, v0.2d, #37
    str q9, [sp, #576]
    tbl v9.16b, {v0.16b}, v14.16b
    shl v9.2d, v9.2d, #27
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #960]
    bit v24.16b, v9.16b, v15.16b
    ushr v15.2d, v28.2d, #36
    str q9, [sp, #1232]
    tbl v9.16b, {v28.16b}, v14.16b
    shl v9.2d, v9.2d, #28
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #976]
    bit v24.16b, v9.16b, v15.16b
    ushr v15.2d, v17.2d, #35
    str q9, [sp, #912]
    tbl v9.16b, {v17.16b}, v14.16b
    shl v9.2d, v9.2d, #29
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #992]
    bit v24.16b, v9.16b, v15.16b
    ushr v15.2d, v2.2d, #34
    str q9, [sp, #1248]
    tbl v9.16b, {v2.16b}, v14.16b
    shl v9.2d, v9.2d, #30
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #1008]
    bit v24.16b, v9.16b, v15.16b
    ushr v15.2d, v16.2d, #33
    str q9, [sp, #1264]
    tbl v9.16b, {v16.16b}, v14.16b
    str q13, [sp, #512]
    ldr q13, [sp, #160]
    tbl v13.16b, {v13.16b}, v14.16b
    shl v9.2d, v9.2d, #31
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #1024]
    bit v24.16b, v9.16b, v15.16b
    ldr q15, [x8, #1040]
    ldr q14, [sp, #144]
    bif v14.16b, v24.16b, v15.16b
    str q24, [sp, #144]
    ldr q24, [sp, #128]
    bit v14.16b, v24.16b, v23.16b
    ldr q24, [sp, #112]
    bit v14.16b, v24.16b, v31.16b
    ldr q24, [sp, #80]
    bit v14.16b, v24.16b, v30.16b
    ldr q24, [x8, #1104]
    str q9, [sp, #80]
    ldr q9, [sp, #96]
    bit v14.16b, v9.16b, v24.16b
    ldr q9, [x8, #1120]
    str q13, [sp, #96]
    ldr q13, [sp, #1216]
    bit v14.16b, v13.16b, v9.16b
    ldr q13, [x8, #1136]
    ldr q9, [sp, #1200]
    bit v14.16b, v9.16b, v13.16b
    ldr q9, [sp, #1184]
    bit v14.16b, v9.16b, v10.16b
    bit v14.16b, v8.16b, v19.16b
    bit v14.16b, v29.16b, v20.16b
    bit v14.16b, v27.16b, v21.16b
    bit v14.16b, v26.16b, v22.16b
    ldr q26, [x8, #1232]
    bit v14.16b, v25.16b, v26.16b
    ldr q25, [x8, #1248]
    ldr q27, [sp, #1088]
    bit v14.16b, v27.16b, v25.16b
    ldr q27, [x8, #1264]
    ldr q29, [sp, #1072]
    bit v14.16b, v29.16b, v27.16b
    ldr q29, [x8, #1280]
    ldr q8, [sp, #1056]
    bit v14.16b, v8.16b, v29.16b
    ushr v8.2d, v5.2d, #8
    ldr q9, [x8, #1296]
    bit v14.16b, v8.16b, v9.16b
    ushr v9.2d, v18.2d, #7
    str q8, [sp, #1056]
    ldr q8, [x8, #1312]
    bit v14.16b, v9.16b, v8.16b
    ushr v8.2d, v3.2d, #6
    str q9, [sp, #1072]
    ldr q9, [x8, #1328]
    bit v14.16b, v8.16b, v9.16b
    ushr v9.2d, v0.2d, #5
    str q8, [sp, #1088]
    ldr q8, [x8, #1344]
    bit v14.16b, v9.16b, v8.16b
    ushr v8.2d, v28.2d, #4
    str q9, [sp, #1104]
    ldr q9, [x8, #1360]
    bit v14.16b, v8.16b, v9.16b
    ushr v9.2d, v17.2d, #3
    str q8, [sp, #1120]
    ldr q8, [x8, #1376]
    bit v14.16b, v9.16b, v8.16b
    ushr v8.2d, v2.2d, #2
    str q9, [sp, #1136]
    ldr q9, [x8, #1392]
    bit v14.16b, v8.16b, v9.16b
    ushr v9.2d, v16.2d, #1
    str q8, [sp, #1152]
    ldr q8, [x8, #1408]
    bit v14.16b, v9.16b, v8.16b
    shl v8.4s, v5.4s, #24
    str q9, [sp, #1168]
    ldr q9, [x8, #1424]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v18.4s, #25
    ldr q9, [x8, #1440]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v3.4s, #26
    ldr q9, [x8, #1456]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v0.4s, #27
    ldr q9, [x8, #1472]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v28.4s, #28
    ldr q9, [x8, #1488]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v17.4s, #29
    ldr q9, [x8, #1504]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v2.4s, #30
    ldr q9, [x8, #1520]
    bit v14.16b, v8.16b, v9.16b
    shl v8.4s, v16.4s, #31
    ldr q9, [x8, #1536]
    bit v14.16b, v8.16b, v9.16b
    ldr q8, [sp, #1680]
    ldr q9, [sp, #64]
    bsl v15.16b, v8.16b, v9.16b
    ldr q8, [sp, #1664]
    bit v15.16b, v8.16b, v23.16b
    ldr q8, [sp, #1616]
    bit v15.16b, v8.16b, v31.16b
    ldr q8, [sp, #1536]
    bit v15.16b, v8.16b, v30.16b
    ldr q8, [sp, #1552]
    bit v15.16b, v8.16b, v24.16b
    ldr q8, [x8, #1120]
    ldr q9, [sp, #1568]
    bit v15.16b, v9.16b, v8.16b
    ldr q9, [sp, #1584]
    bit v15.16b, v9.16b, v13.16b
    ldr q9, [sp, #1600]
    bit v15.16b, v9.16b, v10.16b
    ldr q9, [sp, #1632]
    bit v15.16b, v9.16b, v19.16b
    ldr q9, [sp, #1648]
    bit v15.16b, v9.16b, v20.16b
    ldr q9, [sp, #640]
    bit v15.16b, v9.16b, v21.16b
    ldr q9, [sp, #672]
    bit v15.16b, v9.16b, v22.16b
    ldr q9, [sp, #816]
    bit v15.16b, v9.16b, v26.16b
    ldr q9, [sp, #1472]
    bit v15.16b, v9.16b, v25.16b
    ldr q9, [sp, #1488]
    bit v15.16b, v9.16b, v27.16b
    ldr q9, [sp, #800]
    bit v15.16b, v9.16b, v29.16b
    ldr q9, [x8, #496]
    tbl v29.16b, {v7.16b}, v9.16b
    ushr v7.2d, v7.2d, #39
    shl v29.2d, v29.2d, #25
    orr v7.16b, v7.16b, v29.16b
    ldr q29, [x8, #512]
    bit v6.16b, v7.16b, v29.16b
    tbl v7.16b, {v4.16b}, v9.16b
    ushr v4.2d, v4.2d, #38
    tbl v18.16b, {v18.16b}, v9.16b
    tbl v3.16b, {v3.16b}, v9.16b
    tbl v0.16b, {v0.16b}, v9.16b
    shl v7.2d, v7.2d, #26
    orr v4.16b, v4.16b, v7.16b
    ldr q7, [x8, #528]
    bit v6.16b, v4.16b, v7.16b
    tbl v4.16b, {v1.16b}, v9.16b
    ushr v1.2d, v1.2d, #37
    ldr q7, [x8, #480]
    tbl v5.16b, {v5.16b}, v7.16b
    shl v4.2d, v4.2d, #27
    orr v1.16b, v1.16b, v4.16b
    ldr q4, [x8, #544]
    bit v6.16b, v1.16b, v4.16b
    tbl v1.16b, {v11.16b}, v9.16b
    ushr v11.2d, v11.2d, #36
    tbl v28.16b, {v28.16b}, v9.16b
    shl v1.2d, v1.2d, #28
    orr v1.16b, v11.16b, v1.16b
    ldr q11, [x8, #560]
    bit v6.16b, v1.16b, v11.16b
    tbl v1.16b, {v12.16b}, v9.16b
    ushr v12.2d, v12.2d, #35
    tbl v17.16b, {v17.16b}, v9.16b
    shl v1.2d, v1.2d, #29
    orr v1.16b, v12.16b, v1.16b
    ldr q12, [x8, #576]
    bit v6.16b, v1.16b, v12.16b
    ldr q1, [sp, #512]
    tbl v7.16b, {v1.16b}, v9.16b
    ushr v1.2d, v1.2d, #34
    tbl v2.16b, {v2.16b}, v9.16b
    shl v7.2d, v7.2d, #30
    orr v1.16b, v1.16b, v7.16b
    ldr q7, [x8, #592]
    bit v6.16b, v1.16b, v7.16b
    ldr q1, [sp, #96]
    tbl v7.16b, {v1.16b}, v9.16b
    ushr v1.2d, v1.2d, #33
    tbl v16.16b, {v16.16b}, v9.16b
    shl v7.2d, v7.2d, #31
    orr v1.16b, v1.16b, v7.16b
    ldr q7, [x8, #608]
    bit v6.16b, v1.16b, v7.16b
    ldr q1, [x8, #640]
    ldr q7, [sp, #1440]
    bit v6.16b, v7.16b, v1.16b
    ldr q7, [x8, #656]
    ldr q1, [sp, #1424]
    bit v6.16b, v1.16b, v7.16b
    ldr q1, [x8, #672]
    ldr q7, [sp, #1408]
    bit v6.16b, v7.16b, v1.16b
    ldr q7, [x8, #688]
    ldr q1, [sp, #1392]
    bit v6.16b, v1.16b, v7.16b
    ldr q1, [x8, #704]
    ldr q7, [sp, #1376]
    bit v6.16b, v7.16b, v1.16b
    ldr q7, [x8, #720]
    ldr q1, [sp, #1360]
    bit v6.16b, v1.16b, v7.16b
    ldr q1, [x8, #736]
    ldr q7, [sp, #1344]
    bit v6.16b, v7.16b, v1.16b
    ldr q7, [x8, #752]
    ldr q1, [sp, #1328]
    bit v6.16b, v1.16b, v7.16b
    ldr q1, [x8, #1040]
    ldr q7, [sp, #496]
    mov v12.16b, v1.16b
    bsl v12.16b, v7.16b, v6.16b
    str q6, [sp, #96]
    ldr q6, [sp, #176]
    bit v12.16b, v6.16b, v23.16b
    ldr q11, [sp, #576]
    bit v12.16b, v11.16b, v31.16b
    ldr q31, [sp, #1232]
    bit v12.16b, v31.16b, v30.16b
    ldr q30, [sp, #912]
    bit v12.16b, v30.16b, v24.16b
    ldr q24, [sp, #1248]
    bit v12.16b, v24.16b, v8.16b
    ldr q8, [sp, #1264]
    bit v12.16b, v8.16b, v13.16b
    ldr q13, [sp, #80]
    bit v12.16b, v13.16b, v10.16b
    ldr q10, [sp, #1056]
    bit v12.16b, v10.16b, v19.16b
    ldr q19, [sp, #1072]
    bit v12.16b, v19.16b, v20.16b
    ldr q20, [sp, #1088]
    bit v12.16b, v20.16b, v21.16b
    ldr q21, [sp, #1104]
    bit v12.16b, v21.16b, v22.16b
    ldr q22, [sp, #1120]
    bit v12.16b, v22.16b, v26.16b
    ldr q26, [sp, #1136]
    bit v12.16b, v26.16b, v25.16b
    ldr q25, [sp, #1152]
    bit v12.16b, v25.16b, v27.16b
    ldr q27, [x8, #1280]
    ldr q25, [sp, #1168]
    bit v12.16b, v25.16b, v27.16b
    tbl v27.16b, {v18.16b}, v9.16b
    ushr v18.2d, v18.2d, #39
    shl v27.2d, v27.2d, #25
    orr v18.16b, v18.16b, v27.16b
    bit v5.16b, v18.16b, v29.16b
    tbl v18.16b, {v3.16b}, v9.16b
    ushr v3.2d, v3.2d, #38
    ldr q27, [sp, #1024]
    ldr q29, [sp, #384]
    eor3 v27.16b, v27.16b, v29.16b, v14.16b
    ldr q29, [sp, #1520]
    bit v29.16b, v7.16b, v1.16b
    shl v18.2d, v18.2d, #26
    eor3 v12.16b, v27.16b, v15.16b, v12.16b
    orr v3.16b, v3.16b, v18.16b
    ldr q18, [x8, #528]
    bit v5.16b, v3.16b, v18.16b
    tbl v3.16b, {v0.16b}, v9.16b
    ushr v0.2d, v0.2d, #37
    bit v29.16b, v6.16b, v23.16b
    shl v3.2d, v3.2d, #27
    orr v0.16b, v0.16b, v3.16b
    bit v5.16b, v0.16b, v4.16b
    tbl v0.16b, {v28.16b}, v9.16b
    ushr v3.2d, v28.2d, #36
    ldr q28, [x8, #1072]
    bit v29.16b, v11.16b, v28.16b
    shl v0.2d, v0.2d, #28
    orr v0.16b, v3.16b, v0.16b
    ldr q3, [x8, #560]
    bit v5.16b, v0.16b, v3.16b
    tbl v0.16b, {v17.16b}, v9.16b
    ushr v17.2d, v17.2d, #35
    ldr q14, [x8, #1088]
    bit v29.16b, v31.16b, v14.16b
    shl v0.2d, v0.2d, #29
    orr v0.16b, v17.16b, v0.16b
    ldr q17, [x8, #576]
    bit v5.16b, v0.16b, v17.16b
    tbl v0.16b, {v2.16b}, v9.16b
    ushr v2.2d, v2.2d, #34
    ldr q15, [x8, #1104]
    bit v29.16b, v30.16b, v15.16b
    shl v0.2d, v0.2d, #30
    orr v0.16b, v2.16b, v0.16b
    ldr q2, [x8, #592]
    bit v5.16b, v0.16b, v2.16b
    tbl v0.16b, {v16.16b}, v9.16b
    ushr v16.2d, v16.2d, #33
    ldr q30, [x8, #1120]
    bit v29.16b, v24.16b, v30.16b
    shl v0.2d, v0.2d, #31
    orr v0.16b, v16.16b, v0.16b
    ldr q16, [x8, #608]
    bit v5.16b, v0.16b, v16.16b
    ldr q0, [x8, #640]
    ldr q24, [sp, #960]
    bit v5.16b, v24.16b, v0.16b
    ldr q24, [x8, #656]
    ldr q31, [sp, #400]
    bit v5.16b, v31.16b, v24.16b
    ldr q31, [x8, #672]
    ldr q11, [sp, #416]
    bit v5.16b, v11.16b, v31.16b
    ldr q11, [x8, #688]
    ldr q6, [sp, #224]
    bit v5.16b, v6.16b, v11.16b
    ldr q6, [x8, #704]
    ldr q7, [sp, #432]
    bit v5.16b, v7.16b, v6.16b
    ldr q7, [x8, #720]
    str q27, [sp, #432]
    ldr q27, [sp, #448]
    bit v5.16b, v27.16b, v7.16b
    ldr q27, [x8, #736]
    ldr q7, [sp, #464]
    bit v5.16b, v7.16b, v27.16b
    ldr q7, [x8, #752]
    ldr q27, [sp, #480]
    bit v5.16b, v27.16b, v7.16b
    ldr q27, [x8, #2176]
    eor3 v27.16b, v12.16b, v5.16b, v27.16b
    ldr q12, [x8, #1136]
    bit v29.16b, v8.16b, v12.16b
    ushr v8.16b, v27.16b, #1
    ushr v7.16b, v27.16b, #2
    ushr v6.16b, v27.16b, #3
    ushr v11.16b, v27.16b, #4
    ushr v31.16b, v27.16b, #5
    ushr v24.16b, v27.16b, #6
    ushr v0.16b, v27.16b, #7
    ldr q12, [x8, #1152]
    bit v29.16b, v13.16b, v12.16b
    eor v13.16b, v27.16b, v31.16b
    str q27, [sp, #480]
    eor v27.16b, v8.16b, v31.16b
    eor v6.16b, v6.16b, v0.16b
    ldr q12, [x8, #1168]
    bit v29.16b, v10.16b, v12.16b
    eor v7.16b, v7.16b, v27.16b
    eor v11.16b, v11.16b, v6.16b
    eor v10.16b, v6.16b, v27.16b
    ldr q16, [x8, #1184]
    bit v29.16b, v19.16b, v16.16b
    eor v19.16b, v24.16b, v11.16b
    eor v11.16b, v11.16b, v7.16b
    and v30.16b, v24.16b, v6.16b
    eor v2.16b, v13.16b, v10.16b
    ldr q15, [x8, #1200]
    bit v29.16b, v20.16b, v15.16b
    eor v13.16b, v13.16b, v19.16b
    ldr q20, [x8, #1216]
    bit v29.16b, v21.16b, v20.16b
    eor v0.16b, v0.16b, v13.16b
    eor v21.16b, v19.16b, v11.16b
    ldr q17, [x8, #1232]
    bit v29.16b, v22.16b, v17.16b
    eor v8.16b, v8.16b, v21.16b
    ldr q22, [x8, #1248]
    bit v29.16b, v26.16b, v22.16b
    eor v26.16b, v6.16b, v8.16b
    eor v14.16b, v24.16b, v2.16b
    orr v3.16b, v7.16b, v8.16b
    eor v28.16b, v6.16b, v0.16b
    ldr q4, [x8, #1264]
    ldr q23, [sp, #1152]
    bit v29.16b, v23.16b, v4.16b
    and v23.16b, v21.16b, v26.16b
    eor v18.16b, v11.16b, v14.16b
    ldr q1, [x8, #1280]
    bit v29.16b, v25.16b, v1.16b
    eor v30.16b, v23.16b, v30.16b
    eor v25.16b, v0.16b, v27.16b
    eor v3.16b, v23.16b, v3.16b
    and v23.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v26.16b
    eor v1.16b, v26.16b, v25.16b
    eor3 v31.16b, v31.16b, v30.16b, v23.16b
    orr v4.16b, v0.16b, v14.16b
    and v22.16b, v11.16b, v1.16b
    eor3 v22.16b, v3.16b, v4.16b, v22.16b
    and v17.16b, v27.16b, v18.16b
    eor v22.16b, v13.16b, v22.16b
    eor3 v4.16b, v4.16b, v30.16b, v17.16b
    eor v17.16b, v22.16b, v4.16b
    and v30.16b, v13.16b, v10.16b
    and v20.16b, v19.16b, v25.16b
    eor3 v3.16b, v3.16b, v20.16b, v23.16b
    eor v20.16b, v30.16b, v31.16b
    and v23.16b, v3.16b, v17.16b
    eor v30.16b, v23.16b, v20.16b
    and v30.16b, v4.16b, v30.16b
    eor v31.16b, v3.16b, v20.16b
    orr v3.16b, v3.16b, v30.16b
    eor v17.16b, v17.16b, v30.16b
    and v30.16b, v22.16b, v31.16b
    eor v4.16b, v4.16b, v30.16b
    eor v3.16b, v30.16b, v3.16b
    and v4.16b, v20.16b, v4.16b
    and v20.16b, v13.16b, v17.16b
    and v30.16b, v11.16b, v3.16b
    and v10.16b, v10.16b, v17.16b
    and v1.16b, v1.16b, v3.16b
    orr v22.16b, v22.16b, v4.16b
    eor v4.16b, v31.16b, v4.16b
    eor v22.16b, v23.16b, v22.16b
    and v23.16b, v27.16b, v4.16b
    and v18.16b, v18.16b, v4.16b
    and v19.16b, v19.16b, v22.16b
    and v25.16b, v25.16b, v22.16b
    eor v27.16b, v17.16b, v4.16b
    eor v31.16b, v22.16b, v3.16b
    eor v17.16b, v22.16b, v17.16b
    eor v3.16b, v3.16b, v4.16b
    and v4.16b, v7.16b, v27.16b
    and v7.16b, v8.16b, v27.16b
    and v21.16b, v21.16b, v31.16b
    and v2.16b, v2.16b, v17.16b
    eor v22.16b, v31.16b, v27.16b
    and v17.16b, v28.16b, v17.16b
    and v0.16b, v0.16b, v3.16b
    and v3.16b, v14.16b, v3.16b
    eor v2.16b, v21.16b, v2.16b
    and v24.16b, v24.16b, v22.16b
    eor v7.16b, v25.16b, v7.16b
    and v6.16b, v6.16b, v22.16b
    and v22.16b, v26.16b, v31.16b
    eor3 v20.16b, v2.16b, v20.16b, v24.16b
    eor3 v22.16b, v17.16b, v22.16b, v7.16b
    eor v23.16b, v20.16b, v23.16b
    eor3 v0.16b, v17.16b, v0.16b, v23.16b
    eor3 v1.16b, v25.16b, v1.16b, v23.16b
    eor v4.16b, v0.16b, v4.16b
    mvn v1.16b, v1.16b
    eor v17.16b, v4.16b, v30.16b
    eor3 v2.16b, v2.16b, v19.16b, v4.16b
    eor3 v3.16b, v21.16b, v3.16b, v17.16b
    eor3 v4.16b, v6.16b, v7.16b, v2.16b
    eor3 v6.16b, v17.16b, v18.16b, v24.16b
    eor v7.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v6.16b
    mvn v6.16b, v6.16b
    eor v17.16b, v20.16b, v7.16b
    eor v4.16b, v7.16b, v4.16b
    mvn v7.16b, v17.16b
    eor v0.16b, v0.16b, v4.16b
    mvn v0.16b, v0.16b
    ushr v17.2d, v1.2d, #8
    ldr q18, [x8, #1296]
    ldr q19, [sp, #592]
    bit v19.16b, v17.16b, v18.16b
    ushr v20.2d, v7.2d, #7
    ldr q21, [x8, #1312]
    bit v19.16b, v20.16b, v21.16b
    ushr v23.2d, v4.2d, #6
    ldr q24, [x8, #1328]
    bit v19.16b, v23.16b, v24.16b
    ushr v25.2d, v3.2d, #5
    ldr q26, [x8, #1344]
    bit v19.16b, v25.16b, v26.16b
    ushr v27.2d, v22.2d, #4
    ldr q28, [x8, #1360]
    bit v19.16b, v27.16b, v28.16b
    ushr v30.2d, v6.2d, #3
    ldr q31, [x8, #1376]
    bit v19.16b, v30.16b, v31.16b
    ushr v8.2d, v0.2d, #2
    ldr q10, [x8, #1392]
    bit v19.16b, v8.16b, v10.16b
    ushr v11.2d, v2.2d, #1
    ldr q13, [x8, #1408]
    bit v19.16b, v11.16b, v13.16b
    shl v14.4s, v1.4s, #24
    ldr q13, [x8, #1424]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v7.4s, #25
    ldr q13, [x8, #1440]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v4.4s, #26
    ldr q13, [x8, #1456]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v3.4s, #27
    ldr q13, [x8, #1472]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v22.4s, #28
    ldr q13, [x8, #1488]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v6.4s, #29
    ldr q13, [x8, #1504]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v0.4s, #30
    ldr q13, [x8, #1520]
    bit v19.16b, v14.16b, v13.16b
    shl v14.4s, v2.4s, #31
    ldr q13, [x8, #1536]
    bit v19.16b, v14.16b, v13.16b
    ldr q14, [x8, #624]
    tbl v14.16b, {v1.16b}, v14.16b
    ldr q13, [x8, #768]
    ldr q10, [sp, #96]
    bsl v13.16b, v14.16b, v10.16b
    tbl v10.16b, {v7.16b}, v9.16b
    tbl v31.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #7
    shl v31.2d, v31.2d, #57
    orr v31.16b, v10.16b, v31.16b
    ldr q10, [x8, #784]
    bit v13.16b, v31.16b, v10.16b
    tbl v10.16b, {v4.16b}, v9.16b
    tbl v28.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #6
    shl v28.2d, v28.2d, #58
    orr v28.16b, v10.16b, v28.16b
    ldr q10, [x8, #800]
    bit v13.16b, v28.16b, v10.16b
    tbl v10.16b, {v3.16b}, v9.16b
    tbl v26.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #5
    shl v26.2d, v26.2d, #59
    orr v26.16b, v10.16b, v26.16b
    ldr q10, [x8, #816]
    bit v13.16b, v26.16b, v10.16b
    tbl v10.16b, {v22.16b}, v9.16b
    tbl v24.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #4
    shl v24.2d, v24.2d, #60
    orr v24.16b, v10.16b, v24.16b
    ldr q10, [x8, #832]
    bit v13.16b, v24.16b, v10.16b
    tbl v10.16b, {v6.16b}, v9.16b
    tbl v21.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #3
    shl v21.2d, v21.2d, #61
    orr v21.16b, v10.16b, v21.16b
    ldr q10, [x8, #848]
    bit v13.16b, v21.16b, v10.16b
    tbl v10.16b, {v0.16b}, v9.16b
    tbl v18.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #2
    shl v18.2d, v18.2d, #62
    orr v18.16b, v10.16b, v18.16b
    ldr q10, [x8, #864]
    bit v13.16b, v18.16b, v10.16b
    tbl v10.16b, {v2.16b}, v9.16b
    str q18, [sp, #592]
    tbl v18.16b, {v10.16b}, v9.16b
    ushr v10.2d, v10.2d, #1
    shl v18.2d, v18.2d, #63
    orr v18.16b, v10.16b, v18.16b
    ldr q10, [x8, #880]
    bit v13.16b, v18.16b, v10.16b
    ldr q10, [x8, #896]
    tbl v10.16b, {v1.16b}, v10.16b
    str q18, [sp, #464]
    ldr q18, [x8, #480]
    tbl v1.16b, {v1.16b}, v18.16b
    ldr q18, [x8, #1872]
    bit v13.16b, v10.16b, v18.16b
    ushr v18.2d, v7.2d, #39
    str q21, [sp, #448]
    tbl v21.16b, {v7.16b}, v9.16b
    tbl v7.16b, {v7.16b}, v9.16b
    shl v21.2d, v21.2d, #25
    orr v18.16b, v18.16b, v21.16b
    ldr q21, [x8, #1888]
    bit v13.16b, v18.16b, v21.16b
    ushr v21.2d, v4.2d, #38
    str q24, [sp, #224]
    tbl v24.16b, {v4.16b}, v9.16b
    tbl v4.16b, {v4.16b}, v9.16b
    shl v24.2d, v24.2d, #26
    orr v21.16b, v21.16b, v24.16b
    ldr q24, [x8, #1904]
    bit v13.16b, v21.16b, v24.16b
    ushr v24.2d, v3.2d, #37
    str q26, [sp, #416]
    tbl v26.16b, {v3.16b}, v9.16b
    tbl v3.16b, {v3.16b}, v9.16b
    shl v26.2d, v26.2d, #27
    orr v24.16b, v24.16b, v26.16b
    ldr q26, [x8, #1920]
    bit v13.16b, v24.16b, v26.16b
    ushr v26.2d, v22.2d, #36
    str q28, [sp, #400]
    tbl v28.16b, {v22.16b}, v9.16b
    tbl v22.16b, {v22.16b}, v9.16b
    shl v28.2d, v28.2d, #28
    orr v26.16b, v26.16b, v28.16b
    ldr q28, [x8, #1936]
    bit v13.16b, v26.16b, v28.16b
    ushr v28.2d, v6.2d, #35
    str q31, [sp, #960]
    tbl v31.16b, {v6.16b}, v9.16b
    tbl v6.16b, {v6.16b}, v9.16b
    shl v31.2d, v31.2d, #29
    orr v28.16b, v28.16b, v31.16b
    ldr q31, [x8, #1952]
    bit v13.16b, v28.16b, v31.16b
    ushr v31.2d, v0.2d, #34
    str q14, [sp, #1520]
    tbl v14.16b, {v0.16b}, v9.16b
    tbl v0.16b, {v0.16b}, v9.16b
    shl v14.2d, v14.2d, #30
    orr v31.16b, v31.16b, v14.16b
    ldr q14, [x8, #1968]
    bit v13.16b, v31.16b, v14.16b
    ushr v14.2d, v2.2d, #33
    str q31, [sp, #384]
    tbl v31.16b, {v2.16b}, v9.16b
    tbl v2.16b, {v2.16b}, v9.16b
    shl v31.2d, v31.2d, #31
    orr v31.16b, v14.16b, v31.16b
    ldr q14, [x8, #1984]
    bit v13.16b, v31.16b, v14.16b
    bit v13.16b, v17.16b, v12.16b
    bit v13.16b, v20.16b, v16.16b
    bit v13.16b, v23.16b, v15.16b
    ldr q14, [x8, #1216]
    bit v13.16b, v25.16b, v14.16b
    ldr q14, [x8, #1232]
    bit v13.16b, v27.16b, v14.16b
    ldr q14, [x8, #1248]
    bit v13.16b, v30.16b, v14.16b
    ldr q14, [x8, #1264]
    bit v13.16b, v8.16b, v14.16b
    ldr q14, [x8, #1280]
    bit v13.16b, v11.16b, v14.16b
    tbl v14.16b, {v7.16b}, v9.16b
    ushr v7.2d, v7.2d, #39
    shl v14.2d, v14.2d, #25
    orr v7.16b, v7.16b, v14.16b
    ldr q14, [x8, #512]
    bit v1.16b, v7.16b, v14.16b
    tbl v7.16b, {v4.16b}, v9.16b
    ushr v4.2d, v4.2d, #38
    ldr q14, [sp, #192]
    eor3 v19.16b, v14.16b, v19.16b, v29.16b
    ldr q29, [x8, #1040]
    ldr q14, [sp, #144]
    bit v14.16b, v10.16b, v29.16b
    shl v7.2d, v7.2d, #26
    eor3 v19.16b, v19.16b, v13.16b, v5.16b
    orr v4.16b, v4.16b, v7.16b
    ldr q7, [x8, #528]
    bit v1.16b, v4.16b, v7.16b
    tbl v4.16b, {v3.16b}, v9.16b
    ushr v3.2d, v3.2d, #37
    ldr q13, [x8, #1056]
    bit v14.16b, v18.16b, v13.16b
    shl v4.2d, v4.2d, #27
    orr v3.16b, v3.16b, v4.16b
    ldr q4, [x8, #544]
    bit v1.16b, v3.16b, v4.16b
    tbl v3.16b, {v22.16b}, v9.16b
    ushr v22.2d, v22.2d, #36
    ldr q13, [x8, #1072]
    bit v14.16b, v21.16b, v13.16b
    shl v3.2d, v3.2d, #28
    orr v3.16b, v22.16b, v3.16b
    ldr q22, [x8, #560]
    bit v1.16b, v3.16b, v22.16b
    tbl v3.16b, {v6.16b}, v9.16b
    ushr v6.2d, v6.2d, #35
    ldr q13, [x8, #1088]
    bit v14.16b, v24.16b, v13.16b
    shl v3.2d, v3.2d, #29
    orr v3.16b, v6.16b, v3.16b
    ldr q6, [x8, #576]
    bit v1.16b, v3.16b, v6.16b
    tbl v3.16b, {v0.16b}, v9.16b
    ushr v0.2d, v0.2d, #34
    ldr q13, [x8, #1104]
    bit v14.16b, v26.16b, v13.16b
    shl v3.2d, v3.2d, #30
    orr v0.16b, v0.16b, v3.16b
    ldr q3, [x8, #592]
    bit v1.16b, v0.16b, v3.16b
    tbl v0.16b, {v2.16b}, v9.16b
    ushr v2.2d, v2.2d, #33
    ldr q13, [x8, #1120]
    bit v14.16b, v28.16b, v13.16b
    shl v0.2d, v0.2d, #31
    orr v0.16b, v2.16b, v0.16b
    ldr q2, [x8, #608]
    bit v1.16b, v0.16b, v2.16b
    ldr q0, [x8, #1136]
    ldr q13, [sp, #384]
    bit v14.16b, v13.16b, v0.16b
    ldr q0, [x8, #640]
    ldr q29, [sp, #1520]
    bit v1.16b, v29.16b, v0.16b
    ldr q13, [x8, #1152]
    bit v14.16b, v31.16b, v13.16b
    ldr q13, [x8, #656]
    ldr q2, [sp, #960]
    bit v1.16b, v2.16b, v13.16b
    bit v14.16b, v17.16b, v12.16b
    ldr q17, [x8, #672]
    ldr q2, [sp, #400]
    bit v1.16b, v2.16b, v17.16b
    bit v14.16b, v20.16b, v16.16b
    ldr q20, [x8, #688]
    ldr q2, [sp, #416]
    bit v1.16b, v2.16b, v20.16b
    bit v14.16b, v23.16b, v15.16b
    ldr q23, [x8, #704]
    ldr q2, [sp, #224]
    bit v1.16b, v2.16b, v23.16b
    ldr q2, [x8, #1216]
    bit v14.16b, v25.16b, v2.16b
    ldr q25, [x8, #720]
    ldr q29, [sp, #448]
    bit v1.16b, v29.16b, v25.16b
    ldr q29, [x8, #1232]
    bit v14.16b, v27.16b, v29.16b
    ldr q27, [x8, #736]
    ldr q3, [sp, #592]
    bit v1.16b, v3.16b, v27.16b
    ldr q3, [x8, #1248]
    bit v14.16b, v30.16b, v3.16b
    ldr q30, [x8, #752]
    ldr q27, [sp, #464]
    bit v1.16b, v27.16b, v30.16b
    ldr q27, [x8, #2192]
    ldr q30, [x8, #1264]
    bit v14.16b, v8.16b, v30.16b
    ldr q8, [x8, #1280]
    bit v14.16b, v11.16b, v8.16b
    eor3 v19.16b, v19.16b, v1.16b, v27.16b
    ushr v27.16b, v19.16b, #1
    ushr v11.16b, v19.16b, #2
    ushr v25.16b, v19.16b, #3
    ushr v23.16b, v19.16b, #4
    ushr v6.16b, v19.16b, #5
    ushr v20.16b, v19.16b, #6
    ushr v17.16b, v19.16b, #7
    str q19, [sp, #144]
    eor v19.16b, v19.16b, v6.16b
    eor v13.16b, v27.16b, v6.16b
    eor v25.16b, v25.16b, v17.16b
    eor v11.16b, v11.16b, v13.16b
    eor v23.16b, v23.16b, v25.16b
    eor v22.16b, v25.16b, v13.16b
    eor v0.16b, v20.16b, v23.16b
    eor v23.16b, v23.16b, v11.16b
    and v4.16b, v20.16b, v25.16b
    eor v7.16b, v19.16b, v22.16b
    eor v19.16b, v19.16b, v0.16b
    eor v17.16b, v17.16b, v19.16b
    eor v8.16b, v0.16b, v23.16b
    eor v27.16b, v27.16b, v8.16b
    eor v30.16b, v25.16b, v27.16b
    eor v3.16b, v20.16b, v7.16b
    orr v29.16b, v11.16b, v27.16b
    eor v2.16b, v25.16b, v17.16b
    and v15.16b, v8.16b, v30.16b
    eor v16.16b, v23.16b, v3.16b
    eor v4.16b, v15.16b, v4.16b
    eor v12.16b, v17.16b, v13.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v2.16b, v7.16b
    eor v13.16b, v13.16b, v30.16b
    str q31, [sp, #192]
    eor v31.16b, v30.16b, v12.16b
    eor3 v6.16b, v6.16b, v4.16b, v15.16b
    str q28, [sp, #1024]
    orr v28.16b, v17.16b, v3.16b
    str q26, [sp, #512]
    and v26.16b, v23.16b, v31.16b
    eor3 v26.16b, v29.16b, v28.16b, v26.16b
    str q24, [sp, #1184]
    and v24.16b, v13.16b, v16.16b
    eor v26.16b, v19.16b, v26.16b
    eor3 v4.16b, v28.16b, v4.16b, v24.16b
    eor v24.16b, v26.16b, v4.16b
    and v28.16b, v19.16b, v22.16b
    str q21, [sp, #1200]
    and v21.16b, v0.16b, v12.16b
    eor3 v21.16b, v29.16b, v21.16b, v15.16b
    eor v6.16b, v28.16b, v6.16b
    and v28.16b, v21.16b, v24.16b
    eor v29.16b, v28.16b, v6.16b
    and v29.16b, v4.16b, v29.16b
    eor v15.16b, v21.16b, v6.16b
    orr v21.16b, v21.16b, v29.16b
    eor v24.16b, v24.16b, v29.16b
    and v29.16b, v26.16b, v15.16b
    eor v4.16b, v4.16b, v29.16b
    eor v21.16b, v29.16b, v21.16b
    and v4.16b, v6.16b, v4.16b
    and v6.16b, v19.16b, v24.16b
    and v19.16b, v23.16b, v21.16b
    and v22.16b, v22.16b, v24.16b
    and v23.16b, v31.16b, v21.16b
    orr v26.16b, v26.16b, v4.16b
    eor v4.16b, v15.16b, v4.16b
    eor v26.16b, v28.16b, v26.16b
    and v28.16b, v13.16b, v4.16b
    and v16.16b, v16.16b, v4.16b
    and v0.16b, v0.16b, v26.16b
    and v29.16b, v12.16b, v26.16b
    eor v31.16b, v24.16b, v4.16b
    eor v12.16b, v26.16b, v21.16b
    eor v24.16b, v26.16b, v24.16b
    eor v4.16b, v21.16b, v4.16b
    and v21.16b, v11.16b, v31.16b
    and v26.16b, v27.16b, v31.16b
    and v27.16b, v8.16b, v12.16b
    and v7.16b, v7.16b, v24.16b
    eor v31.16b, v12.16b, v31.16b
    and v2.16b, v2.16b, v24.16b
    and v17.16b, v17.16b, v4.16b
    and v3.16b, v3.16b, v4.16b
    eor v4.16b, v27.16b, v7.16b
    and v7.16b, v20.16b, v31.16b
    eor v20.16b, v29.16b, v26.16b
    and v24.16b, v25.16b, v31.16b
    and v25.16b, v30.16b, v12.16b
    eor3 v6.16b, v4.16b, v6.16b, v7.16b
    eor3 v25.16b, v2.16b, v25.16b, v20.16b
    eor v26.16b, v6.16b, v28.16b
    eor3 v2.16b, v2.16b, v17.16b, v26.16b
    eor3 v17.16b, v29.16b, v23.16b, v26.16b
    eor v21.16b, v2.16b, v21.16b
    mvn v17.16b, v17.16b
    eor v19.16b, v21.16b, v19.16b
    eor3 v0.16b, v4.16b, v0.16b, v21.16b
    eor3 v3.16b, v27.16b, v3.16b, v19.16b
    eor3 v4.16b, v24.16b, v20.16b, v0.16b
    eor3 v7.16b, v19.16b, v16.16b, v7.16b
    eor v16.16b, v3.16b, v22.16b
    eor v3.16b, v3.16b, v7.16b
    mvn v7.16b, v7.16b
    eor v6.16b, v6.16b, v16.16b
    eor v4.16b, v16.16b, v4.16b
    mvn v6.16b, v6.16b
    eor v2.16b, v2.16b, v4.16b
    mvn v2.16b, v2.16b
    ushr v16.2d, v17.2d, #8
    ldr q19, [x8, #1296]
    ldr q20, [sp, #928]
    bit v20.16b, v16.16b, v19.16b
    ushr v21.2d, v6.2d, #7
    ldr q22, [x8, #1312]
    bit v20.16b, v21.16b, v22.16b
    ushr v23.2d, v4.2d, #6
    ldr q24, [x8, #1328]
    bit v20.16b, v23.16b, v24.16b
    ushr v26.2d, v3.2d, #5
    ldr q27, [x8, #1344]
    bit v20.16b, v26.16b, v27.16b
    ushr v28.2d, v25.2d, #4
    ldr q29, [x8, #1360]
    bit v20.16b, v28.16b, v29.16b
    ushr v30.2d, v7.2d, #3
    ldr q31, [x8, #1376]
    bit v20.16b, v30.16b, v31.16b
    ushr v8.2d, v2.2d, #2
    ldr q11, [x8, #1392]
    bit v20.16b, v8.16b, v11.16b
    ushr v12.2d, v0.2d, #1
    ldr q13, [x8, #1408]
    bit v20.16b, v12.16b, v13.16b
    shl v15.4s, v17.4s, #24
    ldr q13, [x8, #1424]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v6.4s, #25
    ldr q13, [x8, #1440]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v4.4s, #26
    ldr q13, [x8, #1456]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v3.4s, #27
    ldr q13, [x8, #1472]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v25.4s, #28
    ldr q13, [x8, #1488]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v7.4s, #29
    ldr q13, [x8, #1504]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v2.4s, #30
    ldr q13, [x8, #1520]
    bit v20.16b, v15.16b, v13.16b
    shl v15.4s, v0.4s, #31
    ldr q13, [x8, #1536]
    bit v20.16b, v15.16b, v13.16b
    ldr q15, [x8, #624]
    tbl v13.16b, {v17.16b}, v15.16b
    ldr q11, [x8, #768]
    ldr q31, [sp, #64]
    bit v31.16b, v13.16b, v11.16b
    tbl v29.16b, {v6.16b}, v9.16b
    tbl v27.16b, {v29.16b}, v9.16b
    ushr v29.2d, v29.2d, #7
    shl v27.2d, v27.2d, #57
    orr v27.16b, v29.16b, v27.16b
    ldr q29, [x8, #784]
    bit v31.16b, v27.16b, v29.16b
    tbl v24.16b, {v4.16b}, v9.16b
    tbl v22.16b, {v24.16b}, v9.16b
    ushr v24.2d, v24.2d, #6
    shl v22.2d, v22.2d, #58
    orr v22.16b, v24.16b, v22.16b
    ldr q24, [x8, #800]
    bit v31.16b, v22.16b, v24.16b
    tbl v19.16b, {v3.16b}, v9.16b
    tbl v15.16b, {v19.16b}, v9.16b
    ushr v19.2d, v19.2d, #5
    shl v15.2d, v15.2d, #59
    orr v19.16b, v19.16b, v15.16b
    ldr q15, [x8, #816]
    bit v31.16b, v19.16b, v15.16b
    tbl v15.16b, {v25.16b}, v9.16b
    tbl v24.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #4
    shl v24.2d, v24.2d, #60
    orr v24.16b, v15.16b, v24.16b
    ldr q15, [x8, #832]
    bit v31.16b, v24.16b, v15.16b
    tbl v15.16b, {v7.16b}, v9.16b
    tbl v29.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #3
    shl v29.2d, v29.2d, #61
    orr v29.16b, v15.16b, v29.16b
    ldr q15, [x8, #848]
    bit v31.16b, v29.16b, v15.16b
    tbl v15.16b, {v2.16b}, v9.16b
    tbl v11.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #2
    shl v11.2d, v11.2d, #62
    orr v11.16b, v15.16b, v11.16b
    ldr q15, [x8, #864]
    bit v31.16b, v11.16b, v15.16b
    tbl v15.16b, {v0.16b}, v9.16b
    str q18, [sp, #64]
    tbl v18.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #1
    shl v18.2d, v18.2d, #63
    orr v18.16b, v15.16b, v18.16b
    ldr q15, [x8, #880]
    bit v31.16b, v18.16b, v15.16b
    ldr q15, [x8, #896]
    tbl v15.16b, {v17.16b}, v15.16b
    str q18, [sp, #928]
    ldr q18, [x8, #1872]
    bsl v18.16b, v15.16b, v31.16b
    str q31, [sp, #1216]
    ushr v31.2d, v6.2d, #39
    str q15, [sp, #112]
    tbl v15.16b, {v6.16b}, v9.16b
    tbl v6.16b, {v6.16b}, v9.16b
    str q11, [sp, #128]
    ldr q11, [x8, #480]
    tbl v17.16b, {v17.16b}, v11.16b
    shl v15.2d, v15.2d, #25
    orr v31.16b, v31.16b, v15.16b
    ldr q15, [x8, #1888]
    bsl v15.16b, v31.16b, v18.16b
    ushr v18.2d, v4.2d, #38
    tbl v11.16b, {v4.16b}, v9.16b
    tbl v4.16b, {v4.16b}, v9.16b
    shl v11.2d, v11.2d, #26
    orr v18.16b, v18.16b, v11.16b
    ldr q11, [x8, #1904]
    bsl v11.16b, v18.16b, v15.16b
    ushr v15.2d, v3.2d, #37
    str q18, [sp, #160]
    tbl v18.16b, {v3.16b}, v9.16b
    tbl v3.16b, {v3.16b}, v9.16b
    shl v18.2d, v18.2d, #27
    orr v18.16b, v15.16b, v18.16b
    ldr q15, [x8, #1920]
    bsl v15.16b, v18.16b, v11.16b
    ushr v11.2d, v25.2d, #36
    str q18, [sp, #528]
    tbl v18.16b, {v25.16b}, v9.16b
    tbl v25.16b, {v25.16b}, v9.16b
    shl v18.2d, v18.2d, #28
    orr v18.16b, v11.16b, v18.16b
    ldr q11, [x8, #1936]
    bsl v11.16b, v18.16b, v15.16b
    ushr v15.2d, v7.2d, #35
    str q18, [sp, #544]
    tbl v18.16b, {v7.16b}, v9.16b
    tbl v7.16b, {v7.16b}, v9.16b
    shl v18.2d, v18.2d, #29
    orr v18.16b, v15.16b, v18.16b
    ldr q15, [x8, #1952]
    bsl v15.16b, v18.16b, v11.16b
    ushr v11.2d, v2.2d, #34
    str q18, [sp, #560]
    tbl v18.16b, {v2.16b}, v9.16b
    tbl v2.16b, {v2.16b}, v9.16b
    shl v18.2d, v18.2d, #30
    orr v18.16b, v11.16b, v18.16b
    ldr q11, [x8, #1968]
    bsl v11.16b, v18.16b, v15.16b
    ushr v15.2d, v0.2d, #33
    str q18, [sp, #736]
    tbl v18.16b, {v0.16b}, v9.16b
    tbl v0.16b, {v0.16b}, v9.16b
    shl v18.2d, v18.2d, #31
    orr v18.16b, v15.16b, v18.16b
    ldr q15, [x8, #1984]
    bsl v15.16b, v18.16b, v11.16b
    ldr q11, [x8, #1168]
    bit v15.16b, v16.16b, v11.16b
    ldr q11, [x8, #1184]
    bit v15.16b, v21.16b, v11.16b
    ldr q11, [x8, #1200]
    bit v15.16b, v23.16b, v11.16b
    ldr q11, [x8, #1216]
    bit v15.16b, v26.16b, v11.16b
    ldr q11, [x8, #1232]
    bit v15.16b, v28.16b, v11.16b
    ldr q11, [x8, #1248]
    bit v15.16b, v30.16b, v11.16b
    ldr q11, [x8, #1264]
    bit v15.16b, v8.16b, v11.16b
    ldr q11, [x8, #1280]
    bit v15.16b, v12.16b, v11.16b
    tbl v11.16b, {v6.16b}, v9.16b
    ushr v6.2d, v6.2d, #39
    shl v11.2d, v11.2d, #25
    orr v6.16b, v6.16b, v11.16b
    ldr q11, [x8, #512]
    bit v17.16b, v6.16b, v11.16b
    tbl v6.16b, {v4.16b}, v9.16b
    ushr v4.2d, v4.2d, #38
    ldr q11, [sp, #944]
    eor3 v20.16b, v11.16b, v20.16b, v14.16b
    ldr q11, [x8, #1600]
    ldr q14, [sp, #336]
    str q12, [sp, #944]
    ldr q12, [sp, #352]
    bsl v11.16b, v14.16b, v12.16b
    shl v6.2d, v6.2d, #26
    ldr q12, [sp, #96]
    eor3 v20.16b, v20.16b, v15.16b, v12.16b
    ldr q14, [x8, #1616]
    ldr q15, [sp, #320]
    bsl v14.16b, v15.16b, v11.16b
    orr v4.16b, v4.16b, v6.16b
    ldr q6, [x8, #528]
    bit v17.16b, v4.16b, v6.16b
    tbl v4.16b, {v3.16b}, v9.16b
    ushr v3.2d, v3.2d, #37
    eor3 v20.16b, v20.16b, v5.16b, v1.16b
    ldr q11, [x8, #1632]
    ldr q15, [sp, #304]
    bsl v11.16b, v15.16b, v14.16b
    shl v4.2d, v4.2d, #27
    ldr q14, [x8, #1648]
    ldr q15, [sp, #288]
    bsl v14.16b, v15.16b, v11.16b
    orr v3.16b, v3.16b, v4.16b
    ldr q4, [x8, #1664]
    ldr q11, [sp, #272]
    bsl v4.16b, v11.16b, v14.16b
    ldr q11, [x8, #544]
    bit v17.16b, v3.16b, v11.16b
    tbl v3.16b, {v25.16b}, v9.16b
    ushr v25.2d, v25.2d, #36
    ldr q14, [x8, #1680]
    ldr q15, [sp, #256]
    bsl v14.16b, v15.16b, v4.16b
    shl v3.2d, v3.2d, #28
    ldr q4, [x8, #1696]
    ldr q15, [sp, #240]
    bsl v4.16b, v15.16b, v14.16b
    orr v3.16b, v25.16b, v3.16b
    ldr q25, [x8, #640]
    ldr q14, [sp, #1440]
    bit v4.16b, v14.16b, v25.16b
    ldr q14, [x8, #560]
    bit v17.16b, v3.16b, v14.16b
    tbl v3.16b, {v7.16b}, v9.16b
    ushr v7.2d, v7.2d, #35
    ldr q15, [x8, #656]
    ldr q12, [sp, #1424]
    bit v4.16b, v12.16b, v15.16b
    shl v3.2d, v3.2d, #29
    ldr q12, [x8, #672]
    ldr q14, [sp, #1408]
    bit v4.16b, v14.16b, v12.16b
    orr v3.16b, v7.16b, v3.16b
    ldr q7, [x8, #688]
    ldr q14, [sp, #1392]
    bit v4.16b, v14.16b, v7.16b
    ldr q14, [x8, #576]
    bit v17.16b, v3.16b, v14.16b
    tbl v3.16b, {v2.16b}, v9.16b
    ushr v2.2d, v2.2d, #34
    ldr q14, [x8, #704]
    ldr q11, [sp, #1376]
    bit v4.16b, v11.16b, v14.16b
    shl v3.2d, v3.2d, #30
    ldr q11, [x8, #720]
    ldr q6, [sp, #1360]
    bit v4.16b, v6.16b, v11.16b
    orr v2.16b, v2.16b, v3.16b
    ldr q3, [x8, #736]
    ldr q6, [sp, #1344]
    bit v4.16b, v6.16b, v3.16b
    ldr q6, [x8, #592]
    bit v17.16b, v2.16b, v6.16b
    tbl v2.16b, {v0.16b}, v9.16b
    ushr v0.2d, v0.2d, #33
    ldr q6, [x8, #752]
    ldr q9, [sp, #1328]
    bit v4.16b, v9.16b, v6.16b
    shl v2.2d, v2.2d, #31
    ldr q9, [x8, #768]
    str q1, [sp, #1328]
    ldr q1, [sp, #1520]
    bit v4.16b, v1.16b, v9.16b
    orr v0.16b, v0.16b, v2.16b
    ldr q1, [x8, #784]
    ldr q2, [sp, #960]
    bit v4.16b, v2.16b, v1.16b
    ldr q2, [x8, #608]
    bit v17.16b, v0.16b, v2.16b
    ldr q0, [x8, #800]
    ldr q2, [sp, #400]
    bit v4.16b, v2.16b, v0.16b
    bit v17.16b, v13.16b, v25.16b
    ldr q2, [x8, #816]
    ldr q13, [sp, #416]
    bit v4.16b, v13.16b, v2.16b
    bit v17.16b, v27.16b, v15.16b
    ldr q27, [x8, #832]
    ldr q13, [sp, #224]
    bit v4.16b, v13.16b, v27.16b
    bit v17.16b, v22.16b, v12.16b
    ldr q22, [x8, #848]
    ldr q13, [sp, #448]
    bit v4.16b, v13.16b, v22.16b
    bit v17.16b, v19.16b, v7.16b
    ldr q19, [x8, #864]
    ldr q13, [sp, #592]
    bit v4.16b, v13.16b, v19.16b
    bit v17.16b, v24.16b, v14.16b
    ldr q24, [x8, #880]
    ldr q13, [sp, #464]
    bit v4.16b, v13.16b, v24.16b
    bit v17.16b, v29.16b, v11.16b
    ldr q29, [x8, #912]
    bit v4.16b, v10.16b, v29.16b
    ldr q10, [sp, #128]
    bit v17.16b, v10.16b, v3.16b
    ldr q10, [x8, #928]
    ldr q13, [sp, #64]
    bit v4.16b, v13.16b, v10.16b
    ldr q13, [sp, #928]
    bit v17.16b, v13.16b, v6.16b
    ldr q13, [x8, #2208]
    ldr q6, [x8, #944]
    ldr q3, [sp, #1200]
    bit v4.16b, v3.16b, v6.16b
    ldr q3, [x8, #960]
    ldr q11, [sp, #1184]
    bit v4.16b, v11.16b, v3.16b
    eor3 v20.16b, v20.16b, v17.16b, v13.16b
    ldr q11, [x8, #976]
    ldr q13, [sp, #512]
    bit v4.16b, v13.16b, v11.16b
    ushr v13.16b, v20.16b, #1
    ushr v14.16b, v20.16b, #2
    ushr v7.16b, v20.16b, #3
    ushr v12.16b, v20.16b, #4
    ushr v15.16b, v20.16b, #5
    ushr v25.16b, v20.16b, #6
    ushr v11.16b, v20.16b, #7
    ldr q3, [x8, #992]
    ldr q6, [sp, #1024]
    bit v4.16b, v6.16b, v3.16b
    eor v6.16b, v20.16b, v15.16b
    str q20, [sp, #1024]
    eor v20.16b, v13.16b, v15.16b
    eor v7.16b, v7.16b, v11.16b
    ldr q3, [x8, #1008]
    ldr q10, [sp, #384]
    bit v4.16b, v10.16b, v3.16b
    eor v10.16b, v14.16b, v20.16b
    eor v12.16b, v12.16b, v7.16b
    eor v14.16b, v7.16b, v20.16b
    ldr q3, [x8, #1024]
    ldr q29, [sp, #192]
    bit v4.16b, v29.16b, v3.16b
    eor v29.16b, v25.16b, v12.16b
    eor v12.16b, v12.16b, v10.16b
    and v3.16b, v25.16b, v7.16b
    eor v24.16b, v6.16b, v14.16b
    ldr q19, [x8, #1040]
    ldr q22, [sp, #1680]
    bit v4.16b, v22.16b, v19.16b
    eor v6.16b, v6.16b, v29.16b
    ldr q22, [x8, #1056]
    ldr q19, [sp, #1664]
    bit v4.16b, v19.16b, v22.16b
    eor v11.16b, v11.16b, v6.16b
    eor v19.16b, v29.16b, v12.16b
    ldr q22, [x8, #1072]
    str q17, [sp, #192]
    ldr q17, [sp, #1616]
    bit v4.16b, v17.16b, v22.16b
    eor v13.16b, v13.16b, v19.16b
    ldr q17, [x8, #1088]
    ldr q22, [sp, #1536]
    bit v4.16b, v22.16b, v17.16b
    eor v22.16b, v7.16b, v13.16b
    eor v17.16b, v25.16b, v24.16b
    orr v27.16b, v10.16b, v13.16b
    eor v2.16b, v7.16b, v11.16b
    ldr q0, [x8, #1104]
    ldr q1, [sp, #1552]
    bit v4.16b, v1.16b, v0.16b
    and v1.16b, v19.16b, v22.16b
    eor v0.16b, v12.16b, v17.16b
    str q8, [sp, #384]
    ldr q8, [x8, #1120]
    str q30, [sp, #512]
    ldr q30, [sp, #1568]
    bit v4.16b, v30.16b, v8.16b
    eor v3.16b, v1.16b, v3.16b
    eor v30.16b, v11.16b, v20.16b
    eor v1.16b, v1.16b, v27.16b
    and v27.16b, v2.16b, v24.16b
    eor v20.16b, v20.16b, v22.16b
    ldr q8, [x8, #1136]
    str q28, [sp, #1184]
    ldr q28, [sp, #1584]
    bit v4.16b, v28.16b, v8.16b
    eor v28.16b, v22.16b, v30.16b
    eor3 v15.16b, v15.16b, v3.16b, v27.16b
    orr v8.16b, v11.16b, v17.16b
    str q26, [sp, #1200]
    ldr q26, [x8, #1152]
    str q23, [sp, #928]
    ldr q23, [sp, #1600]
    bit v4.16b, v23.16b, v26.16b
    and v23.16b, v12.16b, v28.16b
    ldr q26, [x8, #2032]
    str q21, [sp, #64]
    ldr q21, [sp, #1632]
    bsl v26.16b, v21.16b, v4.16b
    eor3 v4.16b, v1.16b, v8.16b, v23.16b
    and v23.16b, v20.16b, v0.16b
    ldr q21, [x8, #2048]
    str q16, [sp, #128]
    ldr q16, [sp, #1648]
    bsl v21.16b, v16.16b, v26.16b
    eor v4.16b, v6.16b, v4.16b
    eor3 v3.16b, v8.16b, v3.16b, v23.16b
    ldr q23, [x8, #2064]
    ldr q26, [sp, #640]
    bsl v23.16b, v26.16b, v21.16b
    eor v21.16b, v4.16b, v3.16b
    and v8.16b, v6.16b, v14.16b
    and v26.16b, v29.16b, v30.16b
    eor3 v1.16b, v1.16b, v26.16b, v27.16b
    eor v26.16b, v8.16b, v15.16b
    ldr q27, [x8, #2080]
    ldr q8, [sp, #672]
    bsl v27.16b, v8.16b, v23.16b
    and v23.16b, v1.16b, v21.16b
    ldr q15, [x8, #2096]
    ldr q8, [sp, #816]
    bsl v15.16b, v8.16b, v27.16b
    eor v27.16b, v23.16b, v26.16b
    ldr q8, [x8, #2112]
    ldr q16, [sp, #1472]
    bsl v8.16b, v16.16b, v15.16b
    and v27.16b, v3.16b, v27.16b
    eor v15.16b, v1.16b, v26.16b
    ldr q16, [x8, #2128]
    str q18, [sp, #464]
    ldr q18, [sp, #1488]
    bsl v16.16b, v18.16b, v8.16b
    orr v1.16b, v1.16b, v27.16b
    eor v21.16b, v21.16b, v27.16b
    and v27.16b, v4.16b, v15.16b
    ldr q8, [x8, #2144]
    ldr q18, [sp, #800]
    bsl v8.16b, v18.16b, v16.16b
    eor v3.16b, v3.16b, v27.16b
    eor v1.16b, v27.16b, v1.16b
    and v3.16b, v26.16b, v3.16b
    and v6.16b, v6.16b, v21.16b
    and v16.16b, v12.16b, v1.16b
    and v26.16b, v14.16b, v21.16b
    and v27.16b, v28.16b, v1.16b
    orr v4.16b, v4.16b, v3.16b
    eor v3.16b, v15.16b, v3.16b
    eor v4.16b, v23.16b, v4.16b
    and v20.16b, v20.16b, v3.16b
    and v0.16b, v0.16b, v3.16b
    and v23.16b, v29.16b, v4.16b
    and v28.16b, v30.16b, v4.16b
    eor v29.16b, v21.16b, v3.16b
    eor v30.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v3.16b
    and v3.16b, v10.16b, v29.16b
    and v21.16b, v13.16b, v29.16b
    and v19.16b, v19.16b, v30.16b
    and v24.16b, v24.16b, v4.16b
    eor v29.16b, v30.16b, v29.16b
    and v2.16b, v2.16b, v4.16b
    and v4.16b, v11.16b, v1.16b
    and v1.16b, v17.16b, v1.16b
    eor v17.16b, v19.16b, v24.16b
    and v24.16b, v25.16b, v29.16b
    eor v21.16b, v28.16b, v21.16b
    and v7.16b, v7.16b, v29.16b
    and v22.16b, v22.16b, v30.16b
    eor3 v6.16b, v17.16b, v6.16b, v24.16b
    eor3 v22.16b, v2.16b, v22.16b, v21.16b
    eor v20.16b, v6.16b, v20.16b
    eor3 v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v4.16b, v28.16b, v27.16b, v20.16b
    eor v3.16b, v2.16b, v3.16b
    mvn v4.16b, v4.16b
    eor v16.16b, v3.16b, v16.16b
    eor3 v3.16b, v17.16b, v23.16b, v3.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    eor3 v7.16b, v7.16b, v21.16b, v3.16b
    eor3 v0.16b, v16.16b, v0.16b, v24.16b
    eor v16.16b, v1.16b, v26.16b
    eor v1.16b, v1.16b, v0.16b
    mvn v0.16b, v0.16b
    eor v6.16b, v6.16b, v16.16b
    eor v7.16b, v16.16b, v7.16b
    mvn v6.16b, v6.16b
    eor v2.16b, v2.16b, v7.16b
    mvn v2.16b, v2.16b
    ldr q16, [x8, #624]
    tbl v17.16b, {v4.16b}, v16.16b
    mov v19.16b, v9.16b
    bsl v19.16b, v17.16b, v5.16b
    ldr q20, [x8, #496]
    tbl v21.16b, {v6.16b}, v20.16b
    tbl v23.16b, {v21.16b}, v20.16b
    ushr v21.2d, v21.2d, #7
    shl v23.2d, v23.2d, #57
    orr v21.16b, v21.16b, v23.16b
    ldr q23, [x8, #784]
    bit v19.16b, v21.16b, v23.16b
    tbl v24.16b, {v7.16b}, v20.16b
    tbl v25.16b, {v24.16b}, v20.16b
    ushr v24.2d, v24.2d, #6
    shl v25.2d, v25.2d, #58
    orr v24.16b, v24.16b, v25.16b
    ldr q25, [x8, #800]
    bit v19.16b, v24.16b, v25.16b
    tbl v26.16b, {v1.16b}, v20.16b
    tbl v27.16b, {v26.16b}, v20.16b
    ushr v26.2d, v26.2d, #5
    shl v27.2d, v27.2d, #59
    orr v26.16b, v26.16b, v27.16b
    ldr q27, [x8, #816]
    bit v19.16b, v26.16b, v27.16b
    tbl v28.16b, {v22.16b}, v20.16b
    tbl v29.16b, {v28.16b}, v20.16b
    ushr v28.2d, v28.2d, #4
    shl v29.2d, v29.2d, #60
    orr v28.16b, v28.16b, v29.16b
    ldr q29, [x8, #832]
    bit v19.16b, v28.16b, v29.16b
    tbl v30.16b, {v0.16b}, v20.16b
    tbl v10.16b, {v30.16b}, v20.16b
    ushr v30.2d, v30.2d, #3
    shl v10.2d, v10.2d, #61
    orr v30.16b, v30.16b, v10.16b
    ldr q10, [x8, #848]
    bit v19.16b, v30.16b, v10.16b
    tbl v11.16b, {v2.16b}, v20.16b
    tbl v12.16b, {v11.16b}, v20.16b
    ushr v11.2d, v11.2d, #2
    shl v12.2d, v12.2d, #62
    orr v11.16b, v11.16b, v12.16b
    ldr q12, [x8, #864]
    bit v19.16b, v11.16b, v12.16b
    tbl v13.16b, {v3.16b}, v20.16b
    tbl v14.16b, {v13.16b}, v20.16b
    ushr v13.2d, v13.2d, #1
    shl v14.2d, v14.2d, #63
    orr v13.16b, v13.16b, v14.16b
    ldr q14, [x8, #880]
    bit v19.16b, v13.16b, v14.16b
    ldr q15, [x8, #896]
    tbl v14.16b, {v4.16b}, v15.16b
    ldr q12, [x8, #912]
    bit v19.16b, v14.16b, v12.16b
    ushr v10.2d, v6.2d, #39
    tbl v29.16b, {v6.16b}, v20.16b
    shl v29.2d, v29.2d, #25
    orr v29.16b, v10.16b, v29.16b
    ldr q10, [x8, #928]
    bit v19.16b, v29.16b, v10.16b
    ushr v27.2d, v7.2d, #38
    tbl v25.16b, {v7.16b}, v20.16b
    shl v25.2d, v25.2d, #26
    orr v25.16b, v27.16b, v25.16b
    ldr q27, [x8, #944]
    bit v19.16b, v25.16b, v27.16b
    ushr v23.2d, v1.2d, #37
    tbl v9.16b, {v1.16b}, v20.16b
    shl v9.2d, v9.2d, #27
    orr v23.16b, v23.16b, v9.16b
    ldr q9, [x8, #960]
    bit v19.16b, v23.16b, v9.16b
    ushr v15.2d, v22.2d, #36
    tbl v16.16b, {v22.16b}, v20.16b
    shl v16.2d, v16.2d, #28
    orr v16.16b, v15.16b, v16.16b
    ldr q15, [x8, #976]
    bit v19.16b, v16.16b, v15.16b
    ushr v18.2d, v0.2d, #35
    tbl v15.16b, {v0.16b}, v20.16b
    shl v15.2d, v15.2d, #29
    orr v18.16b, v18.16b, v15.16b
    ldr q15, [x8, #992]
    bit v19.16b, v18.16b, v15.16b
    ushr v15.2d, v2.2d, #34
    tbl v9.16b, {v2.16b}, v20.16b
    shl v9.2d, v9.2d, #30
    orr v9.16b, v15.16b, v9.16b
    ldr q15, [x8, #1008]
    bit v19.16b, v9.16b, v15.16b
    ushr v15.2d, v3.2d, #33
    tbl v27.16b, {v3.16b}, v20.16b
    shl v27.2d, v27.2d, #31
    orr v27.16b, v15.16b, v27.16b
    ldr q15, [x8, #1024]
    bit v19.16b, v27.16b, v15.16b
    ldr q15, [x8, #1040]
    ldr q10, [sp, #112]
    bit v19.16b, v10.16b, v15.16b
    ldr q12, [x8, #1056]
    bit v19.16b, v31.16b, v12.16b
    ldr q10, [x8, #1072]
    str q5, [sp, #592]
    ldr q5, [sp, #160]
    bit v19.16b, v5.16b, v10.16b
    ldr q5, [x8, #1088]
    str q13, [sp, #448]
    ldr q13, [sp, #528]
    bit v19.16b, v13.16b, v5.16b
    ldr q13, [x8, #1104]
    str q11, [sp, #224]
    ldr q11, [sp, #544]
    bit v19.16b, v11.16b, v13.16b
    ldr q11, [x8, #1120]
    str q30, [sp, #416]
    ldr q30, [sp, #560]
    bit v19.16b, v30.16b, v11.16b
    ldr q30, [x8, #1136]
    str q28, [sp, #400]
    ldr q28, [sp, #736]
    bit v19.16b, v28.16b, v30.16b
    ldr q28, [x8, #1152]
    str q26, [sp, #960]
    ldr q26, [sp, #464]
    bit v19.16b, v26.16b, v28.16b
    ldr q26, [x8, #1168]
    str q24, [sp, #1520]
    ldr q24, [sp, #128]
    bit v19.16b, v24.16b, v26.16b
    ldr q24, [x8, #1184]
    str q21, [sp, #128]
    ldr q21, [sp, #64]
    bit v19.16b, v21.16b, v24.16b
    ldr q21, [x8, #1200]
    str q17, [sp, #64]
    ldr q17, [sp, #928]
    bit v19.16b, v17.16b, v21.16b
    ldr q17, [x8, #1216]
    ldr q21, [sp, #1200]
    bit v19.16b, v21.16b, v17.16b
    ldr q21, [x8, #1232]
    ldr q17, [sp, #1184]
    bit v19.16b, v17.16b, v21.16b
    ldr q17, [x8, #1248]
    ldr q21, [sp, #512]
    bit v19.16b, v21.16b, v17.16b
    ldr q21, [x8, #1264]
    ldr q17, [sp, #384]
    bit v19.16b, v17.16b, v21.16b
    ldr q17, [x8, #1280]
    ldr q21, [sp, #944]
    bit v19.16b, v21.16b, v17.16b
    ushr v21.2d, v4.2d, #8
    ldr q17, [x8, #1296]
    bit v19.16b, v21.16b, v17.16b
    ushr v17.2d, v6.2d, #7
    ldr q24, [x8, #1312]
    bit v19.16b, v17.16b, v24.16b
    ushr v24.2d, v7.2d, #6
    ldr q26, [x8, #1328]
    bit v19.16b, v24.16b, v26.16b
    ushr v26.2d, v1.2d, #5
    ldr q28, [x8, #1344]
    bit v19.16b, v26.16b, v28.16b
    ushr v28.2d, v22.2d, #4
    ldr q30, [x8, #1360]
    bit v19.16b, v28.16b, v30.16b
    ushr v30.2d, v0.2d, #3
    ldr q11, [x8, #1376]
    bit v19.16b, v30.16b, v11.16b
    ushr v11.2d, v2.2d, #2
    ldr q13, [x8, #1392]
    bit v19.16b, v11.16b, v13.16b
    ushr v13.2d, v3.2d, #1
    ldr q5, [x8, #1408]
    bit v19.16b, v13.16b, v5.16b
    ldr q5, [x8, #480]
    tbl v5.16b, {v4.16b}, v5.16b
    shl v4.4s, v4.4s, #24
    str q31, [sp, #944]
    ldr q31, [x8, #1424]
    bit v19.16b, v4.16b, v31.16b
    tbl v4.16b, {v6.16b}, v20.16b
    shl v6.4s, v6.4s, #25
    ldr q31, [x8, #1440]
    bit v19.16b, v6.16b, v31.16b
    tbl v6.16b, {v7.16b}, v20.16b
    shl v7.4s, v7.4s, #26
    ldr q31, [x8, #1456]
    bit v19.16b, v7.16b, v31.16b
    tbl v7.16b, {v1.16b}, v20.16b
    shl v1.4s, v1.4s, #27
    ldr q31, [x8, #1472]
    bit v19.16b, v1.16b, v31.16b
    tbl v1.16b, {v22.16b}, v20.16b
    shl v22.4s, v22.4s, #28
    ldr q31, [x8, #1488]
    bit v19.16b, v22.16b, v31.16b
    tbl v22.16b, {v0.16b}, v20.16b
    shl v0.4s, v0.4s, #29
    ldr q31, [x8, #1504]
    bit v19.16b, v0.16b, v31.16b
    tbl v0.16b, {v2.16b}, v20.16b
    shl v2.4s, v2.4s, #30
    ldr q31, [x8, #1520]
    bit v19.16b, v2.16b, v31.16b
    shl v2.4s, v3.4s, #31
    ldr q31, [x8, #1536]
    bit v19.16b, v2.16b, v31.16b
    ldr q2, [sp, #1328]
    mov v31.16b, v15.16b
    bsl v31.16b, v14.16b, v2.16b
    tbl v3.16b, {v3.16b}, v20.16b
    bit v31.16b, v29.16b, v12.16b
    bit v31.16b, v25.16b, v10.16b
    ldr q2, [x8, #1088]
    bit v31.16b, v23.16b, v2.16b
    str q23, [sp, #384]
    ldr q23, [x8, #1104]
    bit v31.16b, v16.16b, v23.16b
    ldr q23, [x8, #1120]
    bit v31.16b, v18.16b, v23.16b
    ldr q23, [x8, #1136]
    bit v31.16b, v9.16b, v23.16b
    ldr q23, [x8, #1152]
    bit v31.16b, v27.16b, v23.16b
    ldr q23, [x8, #1168]
    bit v31.16b, v21.16b, v23.16b
    ldr q23, [x8, #1184]
    bit v31.16b, v17.16b, v23.16b
    ldr q23, [x8, #1200]
    bit v31.16b, v24.16b, v23.16b
    str q24, [sp, #512]
    ldr q24, [x8, #1216]
    bit v31.16b, v26.16b, v24.16b
    ldr q24, [x8, #1232]
    bit v31.16b, v28.16b, v24.16b
    ldr q24, [x8, #1248]
    bit v31.16b, v30.16b, v24.16b
    ldr q24, [x8, #1264]
    bit v31.16b, v11.16b, v24.16b
    str q11, [sp, #1184]
    ldr q11, [x8, #1280]
    bit v31.16b, v13.16b, v11.16b
    str q13, [sp, #1200]
    tbl v13.16b, {v4.16b}, v20.16b
    ushr v4.2d, v4.2d, #39
    shl v13.2d, v13.2d, #25
    orr v4.16b, v4.16b, v13.16b
    ldr q13, [x8, #512]
    bit v5.16b, v4.16b, v13.16b
    tbl v4.16b, {v6.16b}, v20.16b
    ushr v6.2d, v6.2d, #38
    ldr q13, [sp, #784]
    eor3 v19.16b, v13.16b, v8.16b, v19.16b
    ldr q8, [x8, #912]
    ldr q13, [sp, #112]
    str q30, [sp, #784]
    ldr q30, [sp, #1216]
    bit v30.16b, v13.16b, v8.16b
    shl v4.2d, v4.2d, #26
    ldr q13, [sp, #192]
    eor3 v19.16b, v19.16b, v31.16b, v13.16b
    ldr q31, [x8, #928]
    ldr q13, [sp, #944]
    bit v30.16b, v13.16b, v31.16b
    orr v4.16b, v6.16b, v4.16b
    ldr q6, [x8, #944]
    ldr q13, [sp, #160]
    bit v30.16b, v13.16b, v6.16b
    ldr q13, [x8, #528]
    bit v5.16b, v4.16b, v13.16b
    tbl v4.16b, {v7.16b}, v20.16b
    ushr v7.2d, v7.2d, #37
    ldr q13, [x8, #960]
    ldr q6, [sp, #528]
    bit v30.16b, v6.16b, v13.16b
    shl v4.2d, v4.2d, #27
    ldr q6, [x8, #976]
    ldr q13, [sp, #544]
    bit v30.16b, v13.16b, v6.16b
    orr v4.16b, v7.16b, v4.16b
    ldr q7, [x8, #992]
    ldr q13, [sp, #560]
    bit v30.16b, v13.16b, v7.16b
    ldr q13, [x8, #544]
    bit v5.16b, v4.16b, v13.16b
    tbl v4.16b, {v1.16b}, v20.16b
    ushr v1.2d, v1.2d, #36
    ldr q13, [x8, #1008]
    ldr q7, [sp, #736]
    bit v30.16b, v7.16b, v13.16b
    shl v4.2d, v4.2d, #28
    ldr q7, [x8, #1024]
    ldr q13, [sp, #464]
    bit v30.16b, v13.16b, v7.16b
    orr v1.16b, v1.16b, v4.16b
    ldr q4, [sp, #1680]
    bit v30.16b, v4.16b, v15.16b
    ldr q4, [x8, #560]
    bit v5.16b, v1.16b, v4.16b
    tbl v1.16b, {v22.16b}, v20.16b
    ushr v22.2d, v22.2d, #35
    ldr q13, [sp, #1664]
    bit v30.16b, v13.16b, v12.16b
    shl v1.2d, v1.2d, #29
    ldr q13, [sp, #1616]
    bit v30.16b, v13.16b, v10.16b
    orr v1.16b, v22.16b, v1.16b
    ldr q22, [sp, #1536]
    bit v30.16b, v22.16b, v2.16b
    ldr q22, [x8, #576]
    bit v5.16b, v1.16b, v22.16b
    tbl v1.16b, {v0.16b}, v20.16b
    ushr v0.2d, v0.2d, #34
    ldr q13, [x8, #1104]
    ldr q22, [sp, #1552]
    bit v30.16b, v22.16b, v13.16b
    shl v1.2d, v1.2d, #30
    ldr q22, [x8, #1120]
    ldr q4, [sp, #1568]
    bit v30.16b, v4.16b, v22.16b
    orr v0.16b, v0.16b, v1.16b
    ldr q1, [x8, #1136]
    ldr q4, [sp, #1584]
    bit v30.16b, v4.16b, v1.16b
    ldr q4, [x8, #592]
    bit v5.16b, v0.16b, v4.16b
    tbl v0.16b, {v3.16b}, v20.16b
    ushr v3.2d, v3.2d, #33
    ldr q4, [x8, #1152]
    ldr q7, [sp, #1600]
    bit v30.16b, v7.16b, v4.16b
    shl v0.2d, v0.2d, #31
    ldr q7, [x8, #1168]
    ldr q6, [sp, #1632]
    bit v30.16b, v6.16b, v7.16b
    orr v0.16b, v3.16b, v0.16b
    ldr q3, [x8, #1184]
    ldr q6, [sp, #1648]
    bit v30.16b, v6.16b, v3.16b
    ldr q6, [x8, #608]
    bit v5.16b, v0.16b, v6.16b
    ldr q0, [sp, #640]
    bit v30.16b, v0.16b, v23.16b
    ldr q0, [x8, #640]
    ldr q6, [sp, #64]
    bit v5.16b, v6.16b, v0.16b
    ldr q6, [x8, #1216]
    ldr q0, [sp, #672]
    bit v30.16b, v0.16b, v6.16b
    ldr q0, [x8, #656]
    ldr q31, [sp, #128]
    bit v5.16b, v31.16b, v0.16b
    ldr q31, [x8, #1232]
    ldr q0, [sp, #816]
    bit v30.16b, v0.16b, v31.16b
    ldr q0, [x8, #672]
    ldr q8, [sp, #1520]
    bit v5.16b, v8.16b, v0.16b
    ldr q8, [x8, #1248]
    ldr q0, [sp, #1472]
    bit v30.16b, v0.16b, v8.16b
    ldr q0, [x8, #688]
    ldr q20, [sp, #960]
    bit v5.16b, v20.16b, v0.16b
    ldr q20, [sp, #1488]
    bit v30.16b, v20.16b, v24.16b
    ldr q20, [x8, #704]
    ldr q0, [sp, #400]
    bit v5.16b, v0.16b, v20.16b
    ldr q0, [sp, #800]
    bit v30.16b, v0.16b, v11.16b
    ldr q0, [x8, #720]
    ldr q20, [sp, #416]
    bit v5.16b, v20.16b, v0.16b
    ldr q20, [x8, #736]
    ldr q0, [sp, #224]
    bit v5.16b, v0.16b, v20.16b
    ldr q0, [x8, #752]
    ldr q20, [sp, #448]
    bit v5.16b, v20.16b, v0.16b
    ldr q20, [x8, #2224]
    eor3 v19.16b, v19.16b, v5.16b, v20.16b
    ushr v20.16b, v19.16b, #1
    ushr v0.16b, v19.16b, #2
    str q5, [sp, #448]
    ushr v5.16b, v19.16b, #3
    str q30, [sp, #224]
    ushr v30.16b, v19.16b, #4
    ushr v11.16b, v19.16b, #5
    ushr v24.16b, v19.16b, #6
    ushr v8.16b, v19.16b, #7
    ldr q31, [sp, #592]
    bit v31.16b, v14.16b, v15.16b
    eor v14.16b, v19.16b, v11.16b
    str q19, [sp, #592]
    eor v19.16b, v20.16b, v11.16b
    eor v5.16b, v5.16b, v8.16b
    bit v31.16b, v29.16b, v12.16b
    eor v0.16b, v0.16b, v19.16b
    eor v29.16b, v30.16b, v5.16b
    eor v30.16b, v5.16b, v19.16b
    bit v31.16b, v25.16b, v10.16b
    eor v25.16b, v24.16b, v29.16b
    eor v29.16b, v29.16b, v0.16b
    and v10.16b, v24.16b, v5.16b
    eor v12.16b, v14.16b, v30.16b
    ldr q15, [sp, #384]
    bit v31.16b, v15.16b, v2.16b
    eor v14.16b, v14.16b, v25.16b
    bit v31.16b, v16.16b, v13.16b
    eor v16.16b, v8.16b, v14.16b
    eor v8.16b, v25.16b, v29.16b
    bit v31.16b, v18.16b, v22.16b
    eor v18.16b, v20.16b, v8.16b
    bit v31.16b, v9.16b, v1.16b
    eor v20.16b, v5.16b, v18.16b
    eor v9.16b, v24.16b, v12.16b
    orr v15.16b, v0.16b, v18.16b
    eor v1.16b, v5.16b, v16.16b
    bit v31.16b, v27.16b, v4.16b
    and v27.16b, v8.16b, v20.16b
    eor v4.16b, v29.16b, v9.16b
    bit v31.16b, v21.16b, v7.16b
    eor v21.16b, v27.16b, v10.16b
    eor v10.16b, v16.16b, v19.16b
    eor v27.16b, v27.16b, v15.16b
    and v15.16b, v1.16b, v12.16b
    eor v19.16b, v19.16b, v20.16b
    bit v31.16b, v17.16b, v3.16b
    eor v17.16b, v20.16b, v10.16b
    eor3 v11.16b, v11.16b, v21.16b, v15.16b
    orr v3.16b, v16.16b, v9.16b
    ldr q7, [sp, #512]
    bit v31.16b, v7.16b, v23.16b
    and v7.16b, v29.16b, v17.16b
    bit v31.16b, v26.16b, v6.16b
    eor3 v7.16b, v27.16b, v3.16b, v7.16b
    and v26.16b, v19.16b, v4.16b
    ldr q6, [x8, #1232]
    bit v31.16b, v28.16b, v6.16b
    eor v7.16b, v14.16b, v7.16b
    eor3 v3.16b, v3.16b, v21.16b, v26.16b
    ldr q21, [x8, #1248]
    ldr q26, [sp, #784]
    bit v31.16b, v26.16b, v21.16b
    eor v26.16b, v7.16b, v3.16b
    and v28.16b, v14.16b, v30.16b
    and v21.16b, v25.16b, v10.16b
    eor3 v21.16b, v27.16b, v21.16b, v15.16b
    eor v27.16b, v28.16b, v11.16b
    ldr q28, [x8, #1264]
    ldr q11, [sp, #1184]
    bit v31.16b, v11.16b, v28.16b
    and v11.16b, v21.16b, v26.16b
    ldr q15, [x8, #1280]
    ldr q28, [sp, #1200]
    bit v31.16b, v28.16b, v15.16b
    eor v28.16b, v11.16b, v27.16b
    and v28.16b, v3.16b, v28.16b
    eor v15.16b, v21.16b, v27.16b
    orr v21.16b, v21.16b, v28.16b
    eor v26.16b, v26.16b, v28.16b
    and v28.16b, v7.16b, v15.16b
    eor v3.16b, v3.16b, v28.16b
    eor v21.16b, v28.16b, v21.16b
    and v3.16b, v27.16b, v3.16b
    and v27.16b, v14.16b, v26.16b
    and v28.16b, v29.16b, v21.16b
    and v29.16b, v30.16b, v26.16b
    and v17.16b, v17.16b, v21.16b
    orr v7.16b, v7.16b, v3.16b
    eor v3.16b, v15.16b, v3.16b
    eor v7.16b, v11.16b, v7.16b
    and v19.16b, v19.16b, v3.16b
    and v4.16b, v4.16b, v3.16b
    and v25.16b, v25.16b, v7.16b
    and v30.16b, v10.16b, v7.16b
    eor v10.16b, v26.16b, v3.16b
    eor v11.16b, v7.16b, v21.16b
    eor v7.16b, v7.16b, v26.16b
    eor v3.16b, v21.16b, v3.16b
    and v0.16b, v0.16b, v10.16b
    and v18.16b, v18.16b, v10.16b
    and v21.16b, v8.16b, v11.16b
    and v26.16b, v12.16b, v7.16b
    eor v8.16b, v11.16b, v10.16b
    and v1.16b, v1.16b, v7.16b
    and v7.16b, v16.16b, v3.16b
    and v3.16b, v9.16b, v3.16b
    eor v16.16b, v21.16b, v26.16b
    and v24.16b, v24.16b, v8.16b
    eor v18.16b, v30.16b, v18.16b
    and v5.16b, v5.16b, v8.16b
    and v20.16b, v20.16b, v11.16b
    eor3 v26.16b, v16.16b, v27.16b, v24.16b
    eor3 v20.16b, v1.16b, v20.16b, v18.16b
    eor v19.16b, v26.16b, v19.16b
    eor3 v1.16b, v1.16b, v7.16b, v19.16b
    eor3 v7.16b, v30.16b, v17.16b, v19.16b
    eor v0.16b, v1.16b, v0.16b
    mvn v7.16b, v7.16b
    eor v17.16b, v0.16b, v28.16b
    eor3 v0.16b, v16.16b, v25.16b, v0.16b
    eor3 v3.16b, v21.16b, v3.16b, v17.16b
    eor3 v5.16b, v5.16b, v18.16b, v0.16b
    eor3 v4.16b, v17.16b, v4.16b, v24.16b
    ldr q16, [x8, #624]
    tbl v16.16b, {v7.16b}, v16.16b
    ldr q17, [x8, #896]
    tbl v17.16b, {v7.16b}, v17.16b
    ldr q18, [x8, #480]
    tbl v18.16b, {v7.16b}, v18.16b
    eor v19.16b, v3.16b, v29.16b
    eor v3.16b, v3.16b, v4.16b
    mvn v4.16b, v4.16b
    ldr q21, [x8, #768]
    ldr q24, [sp, #96]
    bsl v21.16b, v16.16b, v24.16b
    eor v24.16b, v26.16b, v19.16b
    eor v5.16b, v19.16b, v5.16b
    mvn v19.16b, v24.16b
    eor v1.16b, v1.16b, v5.16b
    mvn v1.16b, v1.16b
    ushr v24.2d, v7.2d, #8
    ldr q25, [x8, #1296]
    ldr q26, [sp, #224]
    bsl v25.16b, v24.16b, v26.16b
    ushr v26.2d, v19.2d, #7
    ldr q27, [x8, #1312]
    bsl v27.16b, v26.16b, v25.16b
    ushr v25.2d, v5.2d, #6
    ldr q28, [x8, #1328]
    bsl v28.16b, v25.16b, v27.16b
    ushr v27.2d, v3.2d, #5
    ldr q29, [x8, #1344]
    bsl v29.16b, v27.16b, v28.16b
    ushr v28.2d, v20.2d, #4
    ldr q30, [x8, #1360]
    bsl v30.16b, v28.16b, v29.16b
    ushr v29.2d, v4.2d, #3
    ldr q8, [x8, #1376]
    bsl v8.16b, v29.16b, v30.16b
    ushr v30.2d, v1.2d, #2
    ldr q9, [x8, #1392]
    bsl v9.16b, v30.16b, v8.16b
    ushr v8.2d, v0.2d, #1
    ldr q10, [x8, #1408]
    bsl v10.16b, v8.16b, v9.16b
    shl v7.4s, v7.4s, #24
    ldr q9, [x8, #1424]
    bsl v9.16b, v7.16b, v10.16b
    shl v7.4s, v19.4s, #25
    ldr q10, [x8, #1440]
    bsl v10.16b, v7.16b, v9.16b
    shl v7.4s, v5.4s, #26
    ldr q9, [x8, #1456]
    bsl v9.16b, v7.16b, v10.16b
    shl v7.4s, v3.4s, #27
    ldr q10, [x8, #1472]
    bsl v10.16b, v7.16b, v9.16b
    shl v7.4s, v20.4s, #28
    ldr q9, [x8, #1488]
    bsl v9.16b, v7.16b, v10.16b
    shl v7.4s, v4.4s, #29
    ldr q10, [x8, #1504]
    bsl v10.16b, v7.16b, v9.16b
    shl v7.4s, v1.4s, #30
    ldr q9, [x8, #1520]
    bsl v9.16b, v7.16b, v10.16b
    shl v7.4s, v0.4s, #31
    ldr q10, [x8, #1536]
    bsl v10.16b, v7.16b, v9.16b
    ldr q7, [x8, #496]
    tbl v9.16b, {v19.16b}, v7.16b
    tbl v11.16b, {v9.16b}, v7.16b
    ushr v9.2d, v9.2d, #7
    shl v11.2d, v11.2d, #57
    orr v9.16b, v9.16b, v11.16b
    ldr q11, [x8, #784]
    bsl v11.16b, v9.16b, v21.16b
    tbl v21.16b, {v5.16b}, v7.16b
    tbl v12.16b, {v21.16b}, v7.16b
    ushr v21.2d, v21.2d, #6
    shl v12.2d, v12.2d, #58
    orr v21.16b, v21.16b, v12.16b
    ldr q12, [x8, #800]
    bsl v12.16b, v21.16b, v11.16b
    tbl v11.16b, {v3.16b}, v7.16b
    tbl v14.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #5
    shl v14.2d, v14.2d, #59
    orr v11.16b, v11.16b, v14.16b
    ldr q14, [x8, #816]
    bsl v14.16b, v11.16b, v12.16b
    tbl v12.16b, {v20.16b}, v7.16b
    tbl v15.16b, {v12.16b}, v7.16b
    ushr v12.2d, v12.2d, #4
    shl v15.2d, v15.2d, #60
    orr v12.16b, v12.16b, v15.16b
    ldr q15, [x8, #832]
    bsl v15.16b, v12.16b, v14.16b
    tbl v14.16b, {v4.16b}, v7.16b
    str q12, [sp, #224]
    tbl v12.16b, {v14.16b}, v7.16b
    ushr v14.2d, v14.2d, #3
    shl v12.2d, v12.2d, #61
    orr v12.16b, v14.16b, v12.16b
    ldr q14, [x8, #848]
    bsl v14.16b, v12.16b, v15.16b
    tbl v15.16b, {v1.16b}, v7.16b
    str q12, [sp, #96]
    tbl v12.16b, {v15.16b}, v7.16b
    ushr v15.2d, v15.2d, #2
    shl v12.2d, v12.2d, #62
    orr v12.16b, v15.16b, v12.16b
    ldr q15, [x8, #864]
    bsl v15.16b, v12.16b, v14.16b
    tbl v14.16b, {v0.16b}, v7.16b
    str q12, [sp, #1200]
    tbl v12.16b, {v14.16b}, v7.16b
    ushr v14.2d, v14.2d, #1
    shl v12.2d, v12.2d, #63
    orr v12.16b, v14.16b, v12.16b
    ldr q14, [x8, #880]
    bsl v14.16b, v12.16b, v15.16b
    ldr q15, [x8, #912]
    bsl v15.16b, v17.16b, v14.16b
    ushr v14.2d, v19.2d, #39
    str q12, [sp, #1184]
    tbl v12.16b, {v19.16b}, v7.16b
    shl v12.2d, v12.2d, #25
    orr v12.16b, v14.16b, v12.16b
    ldr q14, [x8, #928]
    bsl v14.16b, v12.16b, v15.16b
    ushr v15.2d, v5.2d, #38
    str q11, [sp, #784]
    tbl v11.16b, {v5.16b}, v7.16b
    tbl v19.16b, {v19.16b}, v7.16b
    str q31, [sp, #512]
    ldr q31, [x8, #1040]
    str q21, [sp, #384]
    ldr q21, [sp, #1328]
    bit v21.16b, v17.16b, v31.16b
    tbl v5.16b, {v5.16b}, v7.16b
    shl v17.2d, v11.2d, #26
    ldr q11, [x8, #1056]
    bit v21.16b, v12.16b, v11.16b
    orr v17.16b, v15.16b, v17.16b
    ldr q12, [x8, #944]
    bsl v12.16b, v17.16b, v14.16b
    ushr v14.2d, v3.2d, #37
    tbl v15.16b, {v3.16b}, v7.16b
    tbl v3.16b, {v3.16b}, v7.16b
    str q8, [sp, #1328]
    ldr q8, [x8, #1072]
    bit v21.16b, v17.16b, v8.16b
    shl v17.2d, v15.2d, #27
    orr v17.16b, v14.16b, v17.16b
    ldr q14, [x8, #960]
    bsl v14.16b, v17.16b, v12.16b
    ushr v12.2d, v20.2d, #36
    tbl v15.16b, {v20.16b}, v7.16b
    tbl v20.16b, {v20.16b}, v7.16b
    bit v21.16b, v17.16b, v2.16b
    shl v17.2d, v15.2d, #28
    orr v17.16b, v12.16b, v17.16b
    ldr q12, [x8, #976]
    bsl v12.16b, v17.16b, v14.16b
    ushr v14.2d, v4.2d, #35
    tbl v15.16b, {v4.16b}, v7.16b
    tbl v4.16b, {v4.16b}, v7.16b
    bit v21.16b, v17.16b, v13.16b
    shl v17.2d, v15.2d, #29
    orr v17.16b, v14.16b, v17.16b
    ldr q14, [x8, #992]
    bsl v14.16b, v17.16b, v12.16b
    ushr v12.2d, v1.2d, #34
    tbl v15.16b, {v1.16b}, v7.16b
    tbl v1.16b, {v1.16b}, v7.16b
    bit v21.16b, v17.16b, v22.16b
    shl v17.2d, v15.2d, #30
    orr v17.16b, v12.16b, v17.16b
    ldr q12, [x8, #1008]
    bsl v12.16b, v17.16b, v14.16b
    ushr v14.2d, v0.2d, #33
    tbl v15.16b, {v0.16b}, v7.16b
    tbl v0.16b, {v0.16b}, v7.16b
    str q9, [sp, #416]
    ldr q9, [x8, #1136]
    bit v21.16b, v17.16b, v9.16b
    shl v17.2d, v15.2d, #31
    orr v17.16b, v14.16b, v17.16b
    ldr q14, [x8, #1024]
    bsl v14.16b, v17.16b, v12.16b
    ldr q12, [sp, #496]
    bsl v31.16b, v12.16b, v14.16b
    ldr q12, [sp, #176]
    bsl v11.16b, v12.16b, v31.16b
    ldr q31, [sp, #576]
    bsl v8.16b, v31.16b, v11.16b
    ldr q31, [sp, #1232]
    bsl v2.16b, v31.16b, v8.16b
    ldr q31, [sp, #912]
    bsl v13.16b, v31.16b, v2.16b
    ldr q2, [sp, #1248]
    bsl v22.16b, v2.16b, v13.16b
    ldr q2, [sp, #1264]
    bsl v9.16b, v2.16b, v22.16b
    ldr q2, [x8, #1152]
    ldr q22, [sp, #80]
    bit v9.16b, v22.16b, v2.16b
    ldr q22, [x8, #1168]
    ldr q31, [sp, #1056]
    bit v9.16b, v31.16b, v22.16b
    ldr q31, [x8, #1184]
    ldr q8, [sp, #1072]
    bit v9.16b, v8.16b, v31.16b
    ldr q8, [sp, #1088]
    bit v9.16b, v8.16b, v23.16b
    ldr q8, [x8, #1216]
    ldr q11, [sp, #1104]
    bit v9.16b, v11.16b, v8.16b
    ldr q11, [sp, #1120]
    bit v9.16b, v11.16b, v6.16b
    ldr q11, [x8, #1248]
    ldr q12, [sp, #1136]
    bit v9.16b, v12.16b, v11.16b
    ldr q12, [x8, #1264]
    ldr q13, [sp, #1152]
    bit v9.16b, v13.16b, v12.16b
    ldr q13, [x8, #1280]
    ldr q14, [sp, #1168]
    bit v9.16b, v14.16b, v13.16b
    tbl v14.16b, {v19.16b}, v7.16b
    ushr v19.2d, v19.2d, #39
    bsl v2.16b, v17.16b, v21.16b
    tbl v17.16b, {v5.16b}, v7.16b
    ushr v5.2d, v5.2d, #38
    ldr q21, [x8, #2240]
    shl v14.2d, v14.2d, #25
    ldr q15, [sp, #432]
    eor3 v9.16b, v15.16b, v10.16b, v9.16b
    tbl v10.16b, {v3.16b}, v7.16b
    ldr q15, [x8, #2256]
    shl v17.2d, v17.2d, #26
    ushr v3.2d, v3.2d, #37
    bsl v22.16b, v24.16b, v2.16b
    ldr q2, [x8, #2272]
    orr v19.16b, v19.16b, v14.16b
    shl v24.2d, v10.2d, #27
    tbl v10.16b, {v20.16b}, v7.16b
    orr v5.16b, v5.16b, v17.16b
    ushr v17.2d, v20.2d, #36
    tbl v20.16b, {v4.16b}, v7.16b
    ldr q14, [x8, #512]
    bsl v14.16b, v19.16b, v18.16b
    orr v3.16b, v3.16b, v24.16b
    shl v18.2d, v10.2d, #28
    ushr v4.2d, v4.2d, #35
    shl v19.2d, v20.2d, #29
    tbl v20.16b, {v1.16b}, v7.16b
    ldr q24, [x8, #2288]
    ldr q10, [x8, #528]
    bsl v10.16b, v5.16b, v14.16b
    orr v5.16b, v17.16b, v18.16b
    ushr v1.2d, v1.2d, #34
    orr v4.16b, v4.16b, v19.16b
    shl v17.2d, v20.2d, #30
    tbl v7.16b, {v0.16b}, v7.16b
    ldr q18, [x8, #544]
    bsl v18.16b, v3.16b, v10.16b
    ushr v0.2d, v0.2d, #33
    bsl v31.16b, v26.16b, v22.16b
    orr v1.16b, v1.16b, v17.16b
    shl v3.2d, v7.2d, #31
    ldr q7, [x1, #0]
    shl v17.4s, v7.4s, #8
    ldr q19, [x8, #560]
    bsl v19.16b, v5.16b, v18.16b
    bsl v23.16b, v25.16b, v31.16b
    ldr q5, [sp, #368]
    ext v18.16b, v5.16b, v5.16b, #12
    orr v0.16b, v0.16b, v3.16b
    ldr q3, [sp, #1040]
    mov v20.16b, v3.16b
    sli v20.8h, v3.8h, #8
    ldr q22, [sp, #976]
    ext v25.16b, v22.16b, v22.16b, #12
    ldr q26, [x8, #576]
    bsl v26.16b, v4.16b, v19.16b
    bsl v8.16b, v27.16b, v23.16b
    movi v4.16b, #85
    bif v18.16b, v5.16b, v15.16b
    ext v19.16b, v5.16b, v5.16b, #8
    ushr v23.16b, v20.16b, #1
    ldr q27, [x8, #592]
    bsl v27.16b, v1.16b, v26.16b
    bsl v6.16b, v28.16b, v8.16b
    bif v25.16b, v22.16b, v15.16b
    ext v1.16b, v22.16b, v22.16b, #8
    bit v18.16b, v19.16b, v2.16b
    ext v19.16b, v5.16b, v5.16b, #4
    ldr q26, [x8, #608]
    bsl v26.16b, v0.16b, v27.16b
    bsl v11.16b, v29.16b, v6.16b
    sri v3.8h, v3.8h, #8
    shl v0.16b, v20.16b, #1
    bif v23.16b, v20.16b, v4.16b
    bit v25.16b, v1.16b, v2.16b
    ldr q1, [x8, #640]
    bsl v1.16b, v16.16b, v26.16b
    bsl v12.16b, v30.16b, v11.16b
    ext v6.16b, v22.16b, v22.16b, #4
    movi v16.16b, #51
    bit v18.16b, v19.16b, v24.16b
    bit v0.16b, v20.16b, v4.16b
    ldr q19, [x8, #656]
    ldr q20, [sp, #416]
    bsl v19.16b, v20.16b, v1.16b
    ldr q1, [sp, #1328]
    bsl v13.16b, v1.16b, v12.16b
    ldr q1, [sp, #992]
    mov v20.16b, v1.16b
    sli v20.8h, v1.8h, #8
    sri v1.8h, v1.8h, #8
    ushr v26.16b, v3.16b, #1
    ushr v27.16b, v23.16b, #2
    ldr q28, [x8, #672]
    ldr q29, [sp, #384]
    bsl v28.16b, v29.16b, v19.16b
    ldr q19, [sp, #512]
    eor3 v19.16b, v9.16b, v19.16b, v13.16b
    ushr v29.16b, v20.16b, #1
    shl v30.16b, v20.16b, #1
    shl v31.16b, v23.16b, #2
    bit v25.16b, v6.16b, v24.16b
    ldr q6, [x8, #688]
    ldr q8, [sp, #784]
    bsl v6.16b, v8.16b, v28.16b
    ldr q28, [sp, #192]
    ldr q8, [sp, #448]
    eor3 v19.16b, v19.16b, v28.16b, v8.16b
    bif v29.16b, v20.16b, v4.16b
    bit v30.16b, v20.16b, v4.16b
    ushr v20.16b, v1.16b, #1
    mov v28.16b, v18.16b
    sli v28.8h, v18.8h, #8
    ldr q8, [x8, #704]
    ldr q9, [sp, #224]
    bsl v8.16b, v9.16b, v6.16b
    ushr v6.16b, v29.16b, #2
    shl v9.16b, v29.16b, #2
    sri v18.8h, v18.8h, #8
    shl v10.16b, v3.16b, #1
    bif v26.16b, v3.16b, v4.16b
    ldr q11, [x8, #720]
    ldr q12, [sp, #96]
    bsl v11.16b, v12.16b, v8.16b
    ushr v8.16b, v0.16b, #2
    shl v12.16b, v0.16b, #2
    bit v31.16b, v23.16b, v16.16b
    bit v23.16b, v27.16b, v16.16b
    mov v27.16b, v25.16b
    sli v27.8h, v25.8h, #8
    ldr q13, [x8, #736]
    ldr q14, [sp, #1200]
    bsl v13.16b, v14.16b, v11.16b
    sri v25.8h, v25.8h, #8
    shl v11.16b, v1.16b, #1
    bif v20.16b, v1.16b, v4.16b
    ushr v14.16b, v30.16b, #2
    shl v5.16b, v30.16b, #2
    ldr q22, [x8, #752]
    str q17, [sp, #1200]
    ldr q17, [sp, #1184]
    bsl v22.16b, v17.16b, v13.16b
    bit v9.16b, v29.16b, v16.16b
    bit v29.16b, v6.16b, v16.16b
    mov v6.16b, v7.16b
    sli v6.8h, v7.8h, #8
    mov v17.16b, v7.16b
    sri v17.8h, v7.8h, #8
    ushr v13.16b, v28.16b, #1
    eor3 v19.16b, v19.16b, v22.16b, v21.16b
    shl v21.16b, v28.16b, #1
    ushr v22.16b, v18.16b, #1
    shl v7.16b, v18.16b, #1
    bit v10.16b, v3.16b, v4.16b
    bit v12.16b, v0.16b, v16.16b
    bit v0.16b, v8.16b, v16.16b
    ushr v3.16b, v26.16b, #2
    shl v8.16b, v26.16b, #2
    str q19, [sp, #1184]
    mov v19.16b, v31.16b
    sli v19.16b, v31.16b, #4
    str q19, [sp, #96]
    mov v19.16b, v23.16b
    sli v19.16b, v23.16b, #4
    sri v23.16b, v23.16b, #4
    ushr v24.16b, v27.16b, #1
    shl v2.16b, v27.16b, #1
    ushr v15.16b, v25.16b, #1
    str q23, [sp, #224]
    shl v23.16b, v25.16b, #1
    bit v11.16b, v1.16b, v4.16b
    bit v5.16b, v30.16b, v16.16b
    bit v30.16b, v14.16b, v16.16b
    ushr v1.16b, v20.16b, #2
    shl v14.16b, v20.16b, #2
    str q19, [sp, #448]
    mov v19.16b, v9.16b
    sli v19.16b, v9.16b, #4
    str q19, [sp, #192]
    ushr v19.16b, v6.16b, #1
    str q19, [sp, #784]
    mov v19.16b, v29.16b
    sli v19.16b, v29.16b, #4
    str q19, [sp, #512]
    shl v19.16b, v6.16b, #1
    str q29, [sp, #384]
    ushr v29.16b, v17.16b, #1
    str q29, [sp, #992]
    shl v29.16b, v17.16b, #1
    bit v21.16b, v28.16b, v4.16b
    bit v28.16b, v13.16b, v4.16b
    bit v7.16b, v18.16b, v4.16b
    bit v18.16b, v22.16b, v4.16b
    ushr v22.16b, v10.16b, #2
    shl v13.16b, v10.16b, #2
    bit v8.16b, v26.16b, v16.16b
    bit v26.16b, v3.16b, v16.16b
    mov v3.16b, v12.16b
    sli v3.16b, v12.16b, #4
    sri v12.16b, v12.16b, #4
    sri v31.16b, v31.16b, #4
    str q31, [sp, #1328]
    mov v31.16b, v0.16b
    sli v31.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    bit v2.16b, v27.16b, v4.16b
    bit v27.16b, v24.16b, v4.16b
    bit v23.16b, v25.16b, v4.16b
    bit v25.16b, v15.16b, v4.16b
    ushr v24.16b, v11.16b, #2
    shl v15.16b, v11.16b, #2
    bit v14.16b, v20.16b, v16.16b
    bit v20.16b, v1.16b, v16.16b
    mov v1.16b, v5.16b
    sli v1.16b, v5.16b, #4
    sri v5.16b, v5.16b, #4
    sri v9.16b, v9.16b, #4
    str q0, [sp, #416]
    mov v0.16b, v30.16b
    sli v0.16b, v30.16b, #4
    sri v30.16b, v30.16b, #4
    bit v19.16b, v6.16b, v4.16b
    str q3, [sp, #1040]
    ldr q3, [sp, #384]
    sri v3.16b, v3.16b, #4
    str q30, [sp, #384]
    ldr q30, [sp, #784]
    bit v6.16b, v30.16b, v4.16b
    bit v29.16b, v17.16b, v4.16b
    ldr q30, [sp, #992]
    bit v17.16b, v30.16b, v4.16b
    ushr v30.16b, v21.16b, #2
    str q9, [sp, #992]
    shl v9.16b, v21.16b, #2
    str q1, [sp, #784]
    shl v1.16b, v28.16b, #2
    str q3, [sp, #432]
    ushr v3.16b, v7.16b, #2
    str q0, [sp, #1168]
    shl v0.16b, v7.16b, #2
    str q5, [sp, #1152]
    shl v5.16b, v18.16b, #2
    bit v13.16b, v10.16b, v16.16b
    bit v10.16b, v22.16b, v16.16b
    mov v22.16b, v8.16b
    sli v22.16b, v8.16b, #4
    str q22, [sp, #1136]
    mov v22.16b, v26.16b
    sli v22.16b, v26.16b, #4
    sri v26.16b, v26.16b, #4
    ushr v4.16b, v2.16b, #2
    str q26, [sp, #1120]
    shl v26.16b, v2.16b, #2
    str q22, [sp, #1104]
    shl v22.16b, v27.16b, #2
    bit v15.16b, v11.16b, v16.16b
    bit v11.16b, v24.16b, v16.16b
    ushr v24.16b, v23.16b, #2
    str q11, [sp, #1088]
    ushr v11.16b, v19.16b, #2
    str q15, [sp, #1072]
    shl v15.16b, v19.16b, #2
    str q31, [sp, #1056]
    ushr v31.16b, v6.16b, #2
    str q12, [sp, #80]
    shl v12.16b, v6.16b, #2
    str q10, [sp, #1264]
    ushr v10.16b, v29.16b, #2
    bit v9.16b, v21.16b, v16.16b
    bit v21.16b, v30.16b, v16.16b
    shl v30.16b, v23.16b, #2
    bit v1.16b, v28.16b, v16.16b
    bit v0.16b, v7.16b, v16.16b
    bit v7.16b, v3.16b, v16.16b
    shl v3.16b, v25.16b, #2
    bit v5.16b, v18.16b, v16.16b
    sri v8.16b, v8.16b, #4
    bit v26.16b, v2.16b, v16.16b
    bit v2.16b, v4.16b, v16.16b
    mov v4.16b, v14.16b
    sli v4.16b, v14.16b, #4
    bit v22.16b, v27.16b, v16.16b
    bit v30.16b, v23.16b, v16.16b
    bit v23.16b, v24.16b, v16.16b
    shl v24.16b, v29.16b, #2
    bit v3.16b, v25.16b, v16.16b
    sri v14.16b, v14.16b, #4
    bit v15.16b, v19.16b, v16.16b
    bit v19.16b, v11.16b, v16.16b
    mov v11.16b, v20.16b
    sli v11.16b, v20.16b, #4
    sri v20.16b, v20.16b, #4
    bit v12.16b, v6.16b, v16.16b
    bit v6.16b, v31.16b, v16.16b
    ushr v31.16b, v17.16b, #2
    bit v24.16b, v29.16b, v16.16b
    bit v29.16b, v10.16b, v16.16b
    shl v10.16b, v17.16b, #2
    bif v31.16b, v17.16b, v16.16b
    bit v10.16b, v17.16b, v16.16b
    mov v17.16b, v15.16b
    sli v17.16b, v15.16b, #4
    str q17, [x0, #128]
    ldr q17, [sp, #1504]
    str q8, [sp, #1248]
    ext v8.16b, v17.16b, v17.16b, #12
    sri v15.16b, v15.16b, #4
    str q14, [sp, #912]
    ldr q14, [x8, #2256]
    bif v8.16b, v17.16b, v14.16b
    str q15, [x0, #160]
    mov v15.16b, v12.16b
    sli v15.16b, v12.16b, #4
    str q15, [x0, #0]
    ext v15.16b, v17.16b, v17.16b, #8
    sri v12.16b, v12.16b, #4
    str q4, [sp, #1232]
    ldr q4, [x8, #2272]
    bit v8.16b, v15.16b, v4.16b
    ext v15.16b, v17.16b, v17.16b, #4
    str q12, [x0, #32]
    mov v12.16b, v19.16b
    sli v12.16b, v19.16b, #4
    ldr q17, [x8, #2288]
    bit v8.16b, v15.16b, v17.16b
    ushr v15.16b, v28.16b, #2
    str q12, [x0, #176]
    ushr v12.16b, v18.16b, #2
    sri v19.16b, v19.16b, #4
    bit v28.16b, v15.16b, v16.16b
    mov v15.16b, v8.16b
    sli v15.8h, v8.8h, #8
    sri v8.8h, v8.8h, #8
    bit v18.16b, v12.16b, v16.16b
    mov v12.16b, v13.16b
    sli v12.16b, v13.16b, #4
    sri v13.16b, v13.16b, #4
    str q19, [x0, #64]
    mov v19.16b, v6.16b
    sli v19.16b, v6.16b, #4
    str q19, [x0, #144]
    ushr v19.16b, v15.16b, #1
    sri v6.16b, v6.16b, #4
    str q12, [sp, #576]
    movi v12.16b, #85
    bif v19.16b, v15.16b, v12.16b
    str q6, [x0, #96]
    mov v6.16b, v24.16b
    sli v6.16b, v24.16b, #4
    str q6, [x0, #192]
    shl v6.16b, v15.16b, #1
    sri v24.16b, v24.16b, #4
    bit v6.16b, v15.16b, v12.16b
    ushr v15.16b, v8.16b, #1
    str q24, [x0, #224]
    mov v24.16b, v10.16b
    sli v24.16b, v10.16b, #4
    bif v15.16b, v8.16b, v12.16b
    str q24, [x0, #16]
    shl v24.16b, v8.16b, #1
    sri v10.16b, v10.16b, #4
    bit v24.16b, v8.16b, v12.16b
    ushr v8.16b, v6.16b, #2
    str q10, [x0, #48]
    mov v10.16b, v29.16b
    sli v10.16b, v29.16b, #4
    bif v8.16b, v6.16b, v16.16b
    str q10, [x0, #240]
    ldr q10, [sp, #1264]
    mov v17.16b, v10.16b
    sli v17.16b, v10.16b, #4
    sri v10.16b, v10.16b, #4
    sri v29.16b, v29.16b, #4
    str q29, [x0, #80]
    mov v29.16b, v31.16b
    sli v29.16b, v31.16b, #4
    str q29, [x0, #208]
    mov v29.16b, v9.16b
    sli v29.16b, v9.16b, #4
    sri v31.16b, v31.16b, #4
    str q31, [x0, #112]
    sri v9.16b, v9.16b, #4
    str q9, [x0, #416]
    mov v31.16b, v1.16b
    sli v31.16b, v1.16b, #4
    sri v1.16b, v1.16b, #4
    mov v9.16b, v21.16b
    sli v9.16b, v21.16b, #4
    str q9, [x0, #432]
    sri v21.16b, v21.16b, #4
    mov v9.16b, v28.16b
    sli v9.16b, v28.16b, #4
    str q9, [x0, #400]
    sri v28.16b, v28.16b, #4
    str q28, [x0, #352]
    mov v28.16b, v0.16b
    sli v28.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    str q0, [x0, #480]
    mov v0.16b, v5.16b
    sli v0.16b, v5.16b, #4
    sri v5.16b, v5.16b, #4
    mov v9.16b, v7.16b
    sli v9.16b, v7.16b, #4
    str q9, [x0, #496]
    sri v7.16b, v7.16b, #4
    mov v9.16b, v18.16b
    sli v9.16b, v18.16b, #4
    str q9, [x0, #464]
    ushr v9.16b, v27.16b, #2
    sri v18.16b, v18.16b, #4
    bit v27.16b, v9.16b, v16.16b
    ushr v9.16b, v25.16b, #2
    str q18, [x0, #368]
    ldr q18, [sp, #80]
    str q18, [x0, #672]
    ldr q18, [sp, #1056]
    str q18, [x0, #688]
    ldr q18, [sp, #448]
    str q18, [x0, #656]
    ldr q18, [sp, #224]
    str q18, [x0, #608]
    str q13, [x0, #736]
    str q17, [x0, #752]
    ldr q18, [sp, #1104]
    str q18, [x0, #720]
    ldr q18, [sp, #1120]
    str q18, [x0, #624]
    bit v25.16b, v9.16b, v16.16b
    mov v9.16b, v26.16b
    sli v9.16b, v26.16b, #4
    sri v26.16b, v26.16b, #4
    str q26, [x0, #928]
    mov v26.16b, v22.16b
    sli v26.16b, v22.16b, #4
    sri v22.16b, v22.16b, #4
    mov v18.16b, v2.16b
    sli v18.16b, v2.16b, #4
    str q18, [x0, #944]
    sri v2.16b, v2.16b, #4
    mov v18.16b, v27.16b
    sli v18.16b, v27.16b, #4
    str q18, [x0, #912]
    sri v27.16b, v27.16b, #4
    str q27, [x0, #864]
    mov v18.16b, v30.16b
    sli v18.16b, v30.16b, #4
    sri v30.16b, v30.16b, #4
    str q30, [x0, #992]
    mov v27.16b, v3.16b
    sli v27.16b, v3.16b, #4
    sri v3.16b, v3.16b, #4
    mov v30.16b, v23.16b
    sli v30.16b, v23.16b, #4
    str q30, [x0, #1008]
    sri v23.16b, v23.16b, #4
    mov v30.16b, v25.16b
    sli v30.16b, v25.16b, #4
    str q30, [x0, #976]
    ldr q30, [sp, #1072]
    str q23, [sp, #1264]
    mov v23.16b, v30.16b
    sli v23.16b, v30.16b, #4
    sri v30.16b, v30.16b, #4
    sri v25.16b, v25.16b, #4
    str q25, [x0, #880]
    ldr q25, [sp, #1152]
    str q25, [x0, #1184]
    ldr q25, [sp, #1168]
    str q25, [x0, #1200]
    ldr q25, [sp, #512]
    str q25, [x0, #1168]
    ldr q25, [sp, #432]
    str q25, [x0, #1120]
    str q30, [x0, #1248]
    ldr q25, [sp, #1088]
    str q2, [sp, #1072]
    mov v2.16b, v25.16b
    sli v2.16b, v25.16b, #4
    str q2, [x0, #1264]
    sri v25.16b, v25.16b, #4
    str q11, [x0, #1232]
    str q20, [x0, #1136]
    str q3, [sp, #1088]
    shl v3.16b, v6.16b, #2
    bit v3.16b, v6.16b, v16.16b
    ushr v6.16b, v19.16b, #2
    str q22, [sp, #176]
    shl v22.16b, v19.16b, #2
    bit v22.16b, v19.16b, v16.16b
    bit v19.16b, v6.16b, v16.16b
    ushr v6.16b, v24.16b, #2
    str q27, [sp, #496]
    shl v27.16b, v24.16b, #2
    bif v6.16b, v24.16b, v16.16b
    bit v27.16b, v24.16b, v16.16b
    ushr v24.16b, v15.16b, #2
    str q26, [sp, #800]
    shl v26.16b, v15.16b, #2
    bit v26.16b, v15.16b, v16.16b
    bit v15.16b, v24.16b, v16.16b
    mov v24.16b, v3.16b
    sli v24.16b, v3.16b, #4
    sri v3.16b, v3.16b, #4
    str q3, [x0, #1440]
    mov v3.16b, v22.16b
    sli v3.16b, v22.16b, #4
    sri v22.16b, v22.16b, #4
    str q22, [sp, #400]
    mov v22.16b, v8.16b
    sli v22.16b, v8.16b, #4
    str q22, [x0, #1456]
    sri v8.16b, v8.16b, #4
    mov v22.16b, v19.16b
    sli v22.16b, v19.16b, #4
    str q22, [x0, #1424]
    sri v19.16b, v19.16b, #4
    str q19, [x0, #1376]
    mov v19.16b, v27.16b
    sli v19.16b, v27.16b, #4
    sri v27.16b, v27.16b, #4
    str q27, [x0, #1504]
    mov v22.16b, v26.16b
    sli v22.16b, v26.16b, #4
    sri v26.16b, v26.16b, #4
    mov v27.16b, v6.16b
    sli v27.16b, v6.16b, #4
    str q27, [x0, #1520]
    sri v6.16b, v6.16b, #4
    mov v27.16b, v15.16b
    sli v27.16b, v15.16b, #4
    str q27, [x0, #1488]
    sri v15.16b, v15.16b, #4
    str q15, [x0, #1392]
    ldr q27, [sp, #480]
    mov v15.16b, v27.16b
    sli v15.8h, v27.8h, #8
    sri v27.8h, v27.8h, #8
    str q6, [sp, #480]
    ushr v6.16b, v15.16b, #1
    str q8, [sp, #1488]
    shl v8.16b, v15.16b, #1
    bif v6.16b, v15.16b, v12.16b
    bit v8.16b, v15.16b, v12.16b
    ushr v15.16b, v27.16b, #1
    str q26, [sp, #960]
    shl v26.16b, v27.16b, #1
    bif v15.16b, v27.16b, v12.16b
    bit v26.16b, v27.16b, v12.16b
    ushr v27.16b, v8.16b, #2
    str q22, [sp, #1472]
    shl v22.16b, v8.16b, #2
    bit v22.16b, v8.16b, v16.16b
    bit v8.16b, v27.16b, v16.16b
    ushr v27.16b, v6.16b, #2
    str q3, [sp, #1520]
    shl v3.16b, v6.16b, #2
    bit v3.16b, v6.16b, v16.16b
    bit v6.16b, v27.16b, v16.16b
    ushr v27.16b, v26.16b, #2
    str q19, [sp, #816]
    shl v19.16b, v26.16b, #2
    bit v19.16b, v26.16b, v16.16b
    bit v26.16b, v27.16b, v16.16b
    ushr v27.16b, v15.16b, #2
    str q24, [sp, #128]
    shl v24.16b, v15.16b, #2
    bit v24.16b, v15.16b, v16.16b
    bit v15.16b, v27.16b, v16.16b
    mov v27.16b, v22.16b
    sli v27.16b, v22.16b, #4
    sri v22.16b, v22.16b, #4
    str q22, [x0, #1696]
    str q18, [sp, #672]
    mov v18.16b, v3.16b
    sli v18.16b, v3.16b, #4
    sri v3.16b, v3.16b, #4
    str q9, [sp, #64]
    mov v9.16b, v8.16b
    sli v9.16b, v8.16b, #4
    str q9, [x0, #1712]
    sri v8.16b, v8.16b, #4
    str q7, [sp, #640]
    mov v7.16b, v6.16b
    sli v7.16b, v6.16b, #4
    str q7, [x0, #1680]
    sri v6.16b, v6.16b, #4
    str q6, [x0, #1632]
    str q21, [sp, #1648]
    mov v21.16b, v19.16b
    sli v21.16b, v19.16b, #4
    sri v19.16b, v19.16b, #4
    str q19, [x0, #1760]
    str q5, [sp, #1632]
    mov v5.16b, v24.16b
    sli v5.16b, v24.16b, #4
    sri v24.16b, v24.16b, #4
    str q1, [sp, #1600]
    mov v1.16b, v26.16b
    sli v1.16b, v26.16b, #4
    str q1, [x0, #1776]
    sri v26.16b, v26.16b, #4
    str q0, [sp, #1584]
    mov v0.16b, v15.16b
    sli v0.16b, v15.16b, #4
    str q0, [x0, #1744]
    sri v15.16b, v15.16b, #4
    str q15, [x0, #1648]
    str q31, [sp, #1568]
    ldr q31, [sp, #144]
    str q28, [sp, #1552]
    ext v28.16b, v31.16b, v31.16b, #12
    bif v28.16b, v31.16b, v14.16b
    str q29, [sp, #1536]
    ext v29.16b, v31.16b, v31.16b, #8
    bit v28.16b, v29.16b, v4.16b
    ext v29.16b, v31.16b, v31.16b, #4
    str q10, [sp, #1616]
    ldr q10, [x8, #2288]
    bit v28.16b, v29.16b, v10.16b
    mov v29.16b, v28.16b
    sli v29.8h, v28.8h, #8
    sri v28.8h, v28.8h, #8
    ushr v31.16b, v29.16b, #1
    str q13, [sp, #1664]
    shl v13.16b, v29.16b, #1
    bit v13.16b, v29.16b, v12.16b
    bit v29.16b, v31.16b, v12.16b
    ushr v31.16b, v28.16b, #1
    str q17, [sp, #1680]
    shl v17.16b, v28.16b, #1
    bit v17.16b, v28.16b, v12.16b
    bit v28.16b, v31.16b, v12.16b
    ushr v31.16b, v13.16b, #2
    str q20, [sp, #464]
    shl v20.16b, v13.16b, #2
    bit v20.16b, v13.16b, v16.16b
    bit v13.16b, v31.16b, v16.16b
    ushr v31.16b, v29.16b, #2
    str q25, [sp, #736]
    shl v25.16b, v29.16b, #2
    bit v25.16b, v29.16b, v16.16b
    bit v29.16b, v31.16b, v16.16b
    ushr v31.16b, v17.16b, #2
    str q30, [sp, #560]
    shl v30.16b, v17.16b, #2
    bit v30.16b, v17.16b, v16.16b
    bit v17.16b, v31.16b, v16.16b
    ushr v31.16b, v28.16b, #2
    str q11, [sp, #544]
    shl v11.16b, v28.16b, #2
    bit v11.16b, v28.16b, v16.16b
    bit v28.16b, v31.16b, v16.16b
    mov v31.16b, v20.16b
    sli v31.16b, v20.16b, #4
    sri v20.16b, v20.16b, #4
    str q20, [x0, #1952]
    mov v20.16b, v25.16b
    sli v20.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    str q25, [sp, #528]
    mov v25.16b, v13.16b
    sli v25.16b, v13.16b, #4
    str q25, [x0, #1968]
    sri v13.16b, v13.16b, #4
    mov v25.16b, v29.16b
    sli v25.16b, v29.16b, #4
    str q25, [x0, #1936]
    sri v29.16b, v29.16b, #4
    str q29, [x0, #1888]
    mov v25.16b, v30.16b
    sli v25.16b, v30.16b, #4
    sri v30.16b, v30.16b, #4
    str q30, [x0, #2016]
    mov v29.16b, v11.16b
    sli v29.16b, v11.16b, #4
    sri v11.16b, v11.16b, #4
    mov v30.16b, v17.16b
    sli v30.16b, v17.16b, #4
    str q30, [x0, #2032]
    sri v17.16b, v17.16b, #4
    mov v30.16b, v28.16b
    sli v30.16b, v28.16b, #4
    str q30, [x0, #2000]
    sri v28.16b, v28.16b, #4
    str q28, [x0, #1904]
    ldr q28, [sp, #1024]
    mov v30.16b, v28.16b
    sli v30.8h, v28.8h, #8
    sri v28.8h, v28.8h, #8
    str q17, [sp, #1024]
    ushr v17.16b, v30.16b, #1
    str q13, [sp, #160]
    shl v13.16b, v30.16b, #1
    bit v13.16b, v30.16b, v12.16b
    bit v30.16b, v17.16b, v12.16b
    ushr v17.16b, v28.16b, #1
    str q11, [sp, #944]
    shl v11.16b, v28.16b, #1
    bit v11.16b, v28.16b, v12.16b
    bit v28.16b, v17.16b, v12.16b
    ushr v17.16b, v13.16b, #2
    str q29, [sp, #1216]
    shl v29.16b, v13.16b, #2
    bit v29.16b, v13.16b, v16.16b
    bit v13.16b, v17.16b, v16.16b
    ushr v17.16b, v30.16b, #2
    str q20, [sp, #112]
    shl v20.16b, v30.16b, #2
    bit v20.16b, v30.16b, v16.16b
    bit v30.16b, v17.16b, v16.16b
    ushr v17.16b, v11.16b, #2
    str q25, [sp, #928]
    shl v25.16b, v11.16b, #2
    bit v25.16b, v11.16b, v16.16b
    bit v11.16b, v17.16b, v16.16b
    ushr v17.16b, v28.16b, #2
    str q31, [sp, #1344]
    shl v31.16b, v28.16b, #2
    bit v31.16b, v28.16b, v16.16b
    bit v28.16b, v17.16b, v16.16b
    mov v17.16b, v29.16b
    sli v17.16b, v29.16b, #4
    sri v29.16b, v29.16b, #4
    str q29, [x0, #2208]
    str q2, [sp, #1360]
    mov v2.16b, v20.16b
    sli v2.16b, v20.16b, #4
    sri v20.16b, v20.16b, #4
    str q23, [sp, #1376]
    mov v23.16b, v13.16b
    sli v23.16b, v13.16b, #4
    str q23, [x0, #2224]
    sri v13.16b, v13.16b, #4
    str q15, [sp, #1392]
    mov v15.16b, v30.16b
    sli v15.16b, v30.16b, #4
    str q15, [x0, #2192]
    sri v30.16b, v30.16b, #4
    str q30, [x0, #2144]
    str q6, [sp, #1408]
    mov v6.16b, v25.16b
    sli v6.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    str q25, [x0, #2272]
    str q26, [sp, #1424]
    mov v26.16b, v31.16b
    sli v26.16b, v31.16b, #4
    sri v31.16b, v31.16b, #4
    str q8, [sp, #1440]
    mov v8.16b, v11.16b
    sli v8.16b, v11.16b, #4
    str q8, [x0, #2288]
    sri v11.16b, v11.16b, #4
    str q24, [sp, #240]
    mov v24.16b, v28.16b
    sli v24.16b, v28.16b, #4
    str q24, [x0, #2256]
    sri v28.16b, v28.16b, #4
    str q28, [x0, #2160]
    str q3, [sp, #256]
    ldr q3, [sp, #592]
    str q19, [sp, #272]
    ext v19.16b, v3.16b, v3.16b, #12
    bsl v14.16b, v19.16b, v3.16b
    ext v19.16b, v3.16b, v3.16b, #8
    bsl v4.16b, v19.16b, v14.16b
    ext v19.16b, v3.16b, v3.16b, #4
    bsl v10.16b, v19.16b, v4.16b
    mov v4.16b, v10.16b
    sli v4.8h, v10.8h, #8
    sri v10.8h, v10.8h, #8
    ushr v19.16b, v4.16b, #1
    shl v14.16b, v4.16b, #1
    bit v14.16b, v4.16b, v12.16b
    bit v4.16b, v19.16b, v12.16b
    ushr v19.16b, v10.16b, #1
    str q22, [sp, #288]
    shl v22.16b, v10.16b, #1
    bit v22.16b, v10.16b, v12.16b
    bit v10.16b, v19.16b, v12.16b
    ushr v19.16b, v14.16b, #2
    str q0, [sp, #304]
    shl v0.16b, v14.16b, #2
    bit v0.16b, v14.16b, v16.16b
    bit v14.16b, v19.16b, v16.16b
    ushr v19.16b, v4.16b, #2
    str q7, [sp, #320]
    shl v7.16b, v4.16b, #2
    bit v7.16b, v4.16b, v16.16b
    bit v4.16b, v19.16b, v16.16b
    ushr v19.16b, v22.16b, #2
    str q1, [sp, #352]
    shl v1.16b, v22.16b, #2
    bit v1.16b, v22.16b, v16.16b
    bit v22.16b, v19.16b, v16.16b
    ushr v19.16b, v10.16b, #2
    str q9, [sp, #336]
    shl v9.16b, v10.16b, #2
    bit v9.16b, v10.16b, v16.16b
    bit v10.16b, v19.16b, v16.16b
    mov v19.16b, v0.16b
    sli v19.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    str q0, [x0, #2464]
    mov v0.16b, v7.16b
    sli v0.16b, v7.16b, #4
    sri v7.16b, v7.16b, #4
    str q7, [sp, #752]
    mov v7.16b, v14.16b
    sli v7.16b, v14.16b, #4
    str q7, [x0, #2480]
    sri v14.16b, v14.16b, #4
    mov v7.16b, v4.16b
    sli v7.16b, v4.16b, #4
    str q7, [x0, #2448]
    sri v4.16b, v4.16b, #4
    str q4, [x0, #2400]
    mov v4.16b, v1.16b
    sli v4.16b, v1.16b, #4
    sri v1.16b, v1.16b, #4
    str q1, [x0, #2528]
    mov v1.16b, v9.16b
    sli v1.16b, v9.16b, #4
    sri v9.16b, v9.16b, #4
    mov v7.16b, v22.16b
    sli v7.16b, v22.16b, #4
    str q7, [x0, #2544]
    sri v22.16b, v22.16b, #4
    mov v7.16b, v10.16b
    sli v7.16b, v10.16b, #4
    str q7, [x0, #2512]
    sri v10.16b, v10.16b, #4
    str q10, [x0, #2416]
    ldr q7, [sp, #1184]
    ext v10.16b, v7.16b, v7.16b, #8
    str q22, [sp, #768]
    ldr q22, [x8, #2304]
    bsl v22.16b, v10.16b, v7.16b
    mov v10.16b, v22.16b
    sli v10.8h, v22.8h, #8
    sri v22.8h, v22.8h, #8
    str q14, [sp, #1456]
    ushr v14.16b, v10.16b, #1
    str q9, [sp, #1312]
    shl v9.16b, v10.16b, #1
    bit v9.16b, v10.16b, v12.16b
    bit v10.16b, v14.16b, v12.16b
    ushr v14.16b, v22.16b, #1
    str q1, [sp, #1296]
    shl v1.16b, v22.16b, #1
    bit v1.16b, v22.16b, v12.16b
    bit v22.16b, v14.16b, v12.16b
    ushr v14.16b, v9.16b, #2
    str q0, [sp, #1280]
    shl v0.16b, v9.16b, #2
    bit v0.16b, v9.16b, v16.16b
    bit v9.16b, v14.16b, v16.16b
    ushr v14.16b, v10.16b, #2
    str q4, [sp, #208]
    shl v4.16b, v10.16b, #2
    bit v4.16b, v10.16b, v16.16b
    bit v10.16b, v14.16b, v16.16b
    ushr v14.16b, v1.16b, #2
    str q19, [sp, #1008]
    shl v19.16b, v1.16b, #2
    bit v19.16b, v1.16b, v16.16b
    bit v1.16b, v14.16b, v16.16b
    ushr v14.16b, v22.16b, #2
    str q5, [sp, #832]
    shl v5.16b, v22.16b, #2
    bit v5.16b, v22.16b, v16.16b
    bit v22.16b, v14.16b, v16.16b
    mov v14.16b, v0.16b
    sli v14.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    str q0, [x0, #2688]
    mov v0.16b, v4.16b
    sli v0.16b, v4.16b, #4
    sri v4.16b, v4.16b, #4
    str q4, [sp, #848]
    mov v4.16b, v9.16b
    sli v4.16b, v9.16b, #4
    str q4, [x0, #2624]
    sri v9.16b, v9.16b, #4
    mov v4.16b, v10.16b
    sli v4.16b, v10.16b, #4
    str q4, [x0, #2656]
    sri v10.16b, v10.16b, #4
    str q10, [x0, #2784]
    mov v4.16b, v19.16b
    sli v4.16b, v19.16b, #4
    sri v19.16b, v19.16b, #4
    str q19, [x0, #2704]
    mov v19.16b, v5.16b
    sli v19.16b, v5.16b, #4
    sri v5.16b, v5.16b, #4
    mov v10.16b, v1.16b
    sli v10.16b, v1.16b, #4
    str q10, [x0, #2640]
    sri v1.16b, v1.16b, #4
    mov v10.16b, v22.16b
    sli v10.16b, v22.16b, #4
    str q10, [x0, #2672]
    sri v22.16b, v22.16b, #4
    str q22, [x0, #2800]
    ushr v22.2d, v7.2d, #40
    ldr q10, [x8, #2320]
    sri v22.4s, v7.4s, #24
    str q1, [sp, #864]
    ext v1.16b, v7.16b, v7.16b, #7
    str q9, [sp, #880]
    ldr q9, [x8, #2336]
    bit v22.16b, v1.16b, v9.16b
    ext v1.16b, v7.16b, v7.16b, #9
    str q5, [sp, #896]
    ldr q5, [x8, #2352]
    bit v22.16b, v1.16b, v5.16b
    ext v1.16b, v7.16b, v7.16b, #11
    str q19, [sp, #720]
    ldr q19, [x8, #2368]
    bit v22.16b, v1.16b, v19.16b
    shl v1.2d, v7.2d, #24
    str q0, [sp, #704]
    ldr q0, [x8, #2384]
    bit v22.16b, v1.16b, v0.16b
    shl v1.4s, v7.4s, #8
    str q4, [sp, #688]
    ldr q4, [x8, #2400]
    bit v22.16b, v1.16b, v4.16b
    ext v1.16b, v7.16b, v7.16b, #1
    ldr q7, [x8, #2416]
    bit v22.16b, v1.16b, v7.16b
    mov v1.16b, v22.16b
    sli v1.8h, v22.8h, #8
    sri v22.8h, v22.8h, #8
    str q14, [sp, #1184]
    ushr v14.16b, v1.16b, #1
    str q18, [sp, #656]
    shl v18.16b, v1.16b, #1
    bit v18.16b, v1.16b, v12.16b
    bit v1.16b, v14.16b, v12.16b
    ushr v14.16b, v22.16b, #1
    str q21, [sp, #608]
    shl v21.16b, v22.16b, #1
    bit v21.16b, v22.16b, v12.16b
    bit v22.16b, v14.16b, v12.16b
    ushr v14.16b, v18.16b, #2
    str q27, [sp, #624]
    shl v27.16b, v18.16b, #2
    bit v27.16b, v18.16b, v16.16b
    bit v18.16b, v14.16b, v16.16b
    ushr v14.16b, v1.16b, #2
    str q28, [sp, #1696]
    shl v28.16b, v1.16b, #2
    bit v28.16b, v1.16b, v16.16b
    bit v1.16b, v14.16b, v16.16b
    ushr v14.16b, v21.16b, #2
    str q30, [sp, #1712]
    shl v30.16b, v21.16b, #2
    bit v30.16b, v21.16b, v16.16b
    bit v21.16b, v14.16b, v16.16b
    ushr v14.16b, v22.16b, #2
    str q11, [sp, #1728]
    shl v11.16b, v22.16b, #2
    bit v11.16b, v22.16b, v16.16b
    bit v22.16b, v14.16b, v16.16b
    mov v14.16b, v27.16b
    sli v14.16b, v27.16b, #4
    sri v27.16b, v27.16b, #4
    str q27, [x0, #2848]
    mov v27.16b, v28.16b
    sli v27.16b, v28.16b, #4
    sri v28.16b, v28.16b, #4
    str q28, [sp, #1744]
    mov v28.16b, v18.16b
    sli v28.16b, v18.16b, #4
    str q28, [x0, #2960]
    sri v18.16b, v18.16b, #4
    mov v28.16b, v1.16b
    sli v28.16b, v1.16b, #4
    str q28, [x0, #2928]
    sri v1.16b, v1.16b, #4
    mov v28.16b, v30.16b
    sli v28.16b, v30.16b, #4
    sri v30.16b, v30.16b, #4
    str q30, [x0, #2864]
    mov v30.16b, v11.16b
    sli v30.16b, v11.16b, #4
    sri v11.16b, v11.16b, #4
    str q1, [sp, #1760]
    mov v1.16b, v21.16b
    sli v1.16b, v21.16b, #4
    str q1, [x0, #3040]
    sri v21.16b, v21.16b, #4
    mov v1.16b, v22.16b
    sli v1.16b, v22.16b, #4
    str q1, [x0, #3008]
    sri v22.16b, v22.16b, #4
    ext v1.16b, v3.16b, v3.16b, #15
    str q22, [sp, #1776]
    ext v22.16b, v3.16b, v3.16b, #13
    bit v1.16b, v22.16b, v10.16b
    ext v22.16b, v3.16b, v3.16b, #11
    bit v1.16b, v22.16b, v9.16b
    ext v22.16b, v3.16b, v3.16b, #9
    bit v1.16b, v22.16b, v5.16b
    ext v22.16b, v3.16b, v3.16b, #7
    bit v1.16b, v22.16b, v19.16b
    ext v22.16b, v3.16b, v3.16b, #5
    bit v1.16b, v22.16b, v0.16b
    ext v22.16b, v3.16b, v3.16b, #3
    bit v1.16b, v22.16b, v4.16b
    ext v3.16b, v3.16b, v3.16b, #1
    bit v1.16b, v3.16b, v7.16b
    mov v3.16b, v1.16b
    sli v3.8h, v1.8h, #8
    sri v1.8h, v1.8h, #8
    ushr v22.16b, v3.16b, #1
    str q21, [sp, #592]
    shl v21.16b, v3.16b, #1
    bit v21.16b, v3.16b, v12.16b
    bit v3.16b, v22.16b, v12.16b
    ushr v22.16b, v1.16b, #1
    str q18, [sp, #1792]
    shl v18.16b, v1.16b, #1
    bif v22.16b, v1.16b, v12.16b
    bit v18.16b, v1.16b, v12.16b
    ushr v1.16b, v21.16b, #2
    str q11, [sp, #1808]
    shl v11.16b, v21.16b, #2
    bit v11.16b, v21.16b, v16.16b
    bit v21.16b, v1.16b, v16.16b
    ushr v1.16b, v3.16b, #2
    str q30, [sp, #1824]
    shl v30.16b, v3.16b, #2
    bit v30.16b, v3.16b, v16.16b
    bit v3.16b, v1.16b, v16.16b
    ushr v1.16b, v18.16b, #2
    str q27, [sp, #1840]
    shl v27.16b, v18.16b, #2
    bit v27.16b, v18.16b, v16.16b
    bit v18.16b, v1.16b, v16.16b
    ushr v1.16b, v22.16b, #2
    str q28, [sp, #1856]
    shl v28.16b, v22.16b, #2
    bit v28.16b, v22.16b, v16.16b
    bit v22.16b, v1.16b, v16.16b
    mov v1.16b, v11.16b
    sli v1.16b, v11.16b, #4
    str q1, [x0, #3072]
    sri v11.16b, v11.16b, #4
    mov v1.16b, v30.16b
    sli v1.16b, v30.16b, #4
    str q1, [x0, #3104]
    sri v30.16b, v30.16b, #4
    mov v1.16b, v21.16b
    sli v1.16b, v21.16b, #4
    sri v21.16b, v21.16b, #4
    str q21, [sp, #1872]
    mov v21.16b, v3.16b
    sli v21.16b, v3.16b, #4
    str q21, [x0, #3168]
    sri v3.16b, v3.16b, #4
    str q3, [x0, #3296]
    mov v3.16b, v27.16b
    sli v3.16b, v27.16b, #4
    str q3, [x0, #3088]
    sri v27.16b, v27.16b, #4
    mov v3.16b, v28.16b
    sli v3.16b, v28.16b, #4
    str q3, [x0, #3120]
    sri v28.16b, v28.16b, #4
    mov v3.16b, v18.16b
    sli v3.16b, v18.16b, #4
    sri v18.16b, v18.16b, #4
    mov v21.16b, v22.16b
    sli v21.16b, v22.16b, #4
    str q21, [x0, #3184]
    sri v22.16b, v22.16b, #4
    str q22, [x0, #3312]
    ext v21.16b, v17.16b, v17.16b, #10
    sri v21.2d, v17.2d, #48
    shl v22.2d, v17.2d, #16
    str q18, [sp, #1888]
    ldr q18, [x8, #2448]
    bit v21.16b, v22.16b, v18.16b
    ext v22.16b, v17.16b, v17.16b, #2
    str q28, [sp, #1904]
    ldr q28, [x8, #2464]
    bit v21.16b, v22.16b, v28.16b
    str q21, [x0, #3328]
    ext v21.16b, v6.16b, v6.16b, #8
    ldr q22, [x8, #2480]
    bif v21.16b, v6.16b, v22.16b
    str q21, [x0, #3344]
    ext v21.16b, v2.16b, v2.16b, #10
    sri v21.2d, v2.2d, #48
    str q30, [sp, #1920]
    shl v30.2d, v2.2d, #16
    bit v21.16b, v30.16b, v18.16b
    ext v30.16b, v2.16b, v2.16b, #2
    bit v21.16b, v30.16b, v28.16b
    ext v30.16b, v26.16b, v26.16b, #8
    bif v30.16b, v26.16b, v22.16b
    str q30, [sp, #1936]
    ext v30.16b, v23.16b, v23.16b, #10
    sri v30.2d, v23.2d, #48
    str q21, [sp, #1952]
    shl v21.2d, v23.2d, #16
    bit v30.16b, v21.16b, v18.16b
    ext v21.16b, v23.16b, v23.16b, #2
    bit v30.16b, v21.16b, v28.16b
    str q30, [x0, #3392]
    ext v21.16b, v8.16b, v8.16b, #8
    bit v8.16b, v21.16b, v22.16b
    str q8, [x0, #3408]
    ext v21.16b, v15.16b, v15.16b, #10
    sri v21.2d, v15.2d, #48
    shl v23.2d, v15.2d, #16
    bit v21.16b, v23.16b, v18.16b
    ext v23.16b, v15.16b, v15.16b, #2
    bit v21.16b, v23.16b, v28.16b
    str q21, [x0, #3424]
    ext v21.16b, v24.16b, v24.16b, #8
    bit v24.16b, v21.16b, v22.16b
    str q24, [x0, #3440]
    ext v21.16b, v29.16b, v29.16b, #10
    sri v21.2d, v29.2d, #48
    shl v23.2d, v29.2d, #16
    bit v21.16b, v23.16b, v18.16b
    ext v23.16b, v29.16b, v29.16b, #2
    bit v21.16b, v23.16b, v28.16b
    str q21, [x0, #3456]
    ext v21.16b, v25.16b, v25.16b, #8
    bit v25.16b, v21.16b, v22.16b
    str q25, [x0, #3472]
    ext v21.16b, v20.16b, v20.16b, #10
    sri v21.2d, v20.2d, #48
    shl v23.2d, v20.2d, #16
    bit v21.16b, v23.16b, v18.16b
    ext v23.16b, v20.16b, v20.16b, #2
    bit v21.16b, v23.16b, v28.16b
    str q21, [x0, #3488]
    ext v21.16b, v31.16b, v31.16b, #8
    bif v21.16b, v31.16b, v22.16b
    str q21, [x0, #3504]
    ext v21.16b, v13.16b, v13.16b, #10
    sri v21.2d, v13.2d, #48
    shl v23.2d, v13.2d, #16
    bit v21.16b, v23.16b, v18.16b
    ext v23.16b, v13.16b, v13.16b, #2
    bit v21.16b, v23.16b, v28.16b
    str q21, [x0, #3520]
    ldr q21, [sp, #1728]
    ext v23.16b, v21.16b, v21.16b, #8
    bif v23.16b, v21.16b, v22.16b
    str q23, [x0, #3536]
    ldr q23, [sp, #1712]
    ext v24.16b, v23.16b, v23.16b, #10
    sri v24.2d, v23.2d, #48
    shl v25.2d, v23.2d, #16
    bit v24.16b, v25.16b, v18.16b
    ext v23.16b, v23.16b, v23.16b, #2
    bit v24.16b, v23.16b, v28.16b
    ldr q23, [sp, #1696]
    ext v25.16b, v23.16b, v23.16b, #8
    bit v23.16b, v25.16b, v22.16b
    ldr q25, [sp, #144]
    ext v29.16b, v25.16b, v25.16b, #15
    ext v30.16b, v25.16b, v25.16b, #13
    bit v29.16b, v30.16b, v10.16b
    ext v30.16b, v25.16b, v25.16b, #11
    bit v29.16b, v30.16b, v9.16b
    ext v30.16b, v25.16b, v25.16b, #9
    bit v29.16b, v30.16b, v5.16b
    ext v30.16b, v25.16b, v25.16b, #7
    bit v29.16b, v30.16b, v19.16b
    ext v30.16b, v25.16b, v25.16b, #5
    bit v29.16b, v30.16b, v0.16b
    ext v30.16b, v25.16b, v25.16b, #3
    bit v29.16b, v30.16b, v4.16b
    ext v25.16b, v25.16b, v25.16b, #1
    bit v29.16b, v25.16b, v7.16b
    mov v25.16b, v29.16b
    sli v25.8h, v29.8h, #8
    sri v29.8h, v29.8h, #8
    ushr v30.16b, v25.16b, #1
    shl v8.16b, v25.16b, #1
    bif v30.16b, v25.16b, v12.16b
    bit v8.16b, v25.16b, v12.16b
    ushr v25.16b, v29.16b, #1
    shl v15.16b, v29.16b, #1
    bif v25.16b, v29.16b, v12.16b
    bit v15.16b, v29.16b, v12.16b
    ushr v29.16b, v8.16b, #2
    shl v21.16b, v8.16b, #2
    bit v21.16b, v8.16b, v16.16b
    bit v8.16b, v29.16b, v16.16b
    ushr v29.16b, v30.16b, #2
    str q23, [sp, #144]
    shl v23.16b, v30.16b, #2
    bit v23.16b, v30.16b, v16.16b
    bit v30.16b, v29.16b, v16.16b
    ushr v29.16b, v15.16b, #2
    str q24, [sp, #1696]
    shl v24.16b, v15.16b, #2
    bit v24.16b, v15.16b, v16.16b
    bit v15.16b, v29.16b, v16.16b
    ushr v29.16b, v25.16b, #2
    str q27, [sp, #1712]
    shl v27.16b, v25.16b, #2
    bit v27.16b, v25.16b, v16.16b
    bit v25.16b, v29.16b, v16.16b
    mov v29.16b, v21.16b
    sli v29.16b, v21.16b, #4
    str q29, [x0, #3584]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #3712]
    mov v21.16b, v23.16b
    sli v21.16b, v23.16b, #4
    sri v23.16b, v23.16b, #4
    str q23, [x0, #3744]
    mov v23.16b, v8.16b
    sli v23.16b, v8.16b, #4
    str q23, [x0, #3648]
    sri v8.16b, v8.16b, #4
    str q8, [x0, #3776]
    mov v23.16b, v30.16b
    sli v23.16b, v30.16b, #4
    str q23, [x0, #3680]
    sri v30.16b, v30.16b, #4
    mov v23.16b, v24.16b
    sli v23.16b, v24.16b, #4
    str q23, [x0, #3600]
    sri v24.16b, v24.16b, #4
    str q24, [x0, #3728]
    mov v23.16b, v27.16b
    sli v23.16b, v27.16b, #4
    sri v27.16b, v27.16b, #4
    str q27, [x0, #3760]
    mov v24.16b, v15.16b
    sli v24.16b, v15.16b, #4
    str q24, [x0, #3664]
    sri v15.16b, v15.16b, #4
    str q15, [x0, #3792]
    mov v24.16b, v25.16b
    sli v24.16b, v25.16b, #4
    str q24, [x0, #3696]
    sri v25.16b, v25.16b, #4
    ldr q24, [sp, #624]
    ext v27.16b, v24.16b, v24.16b, #10
    sri v27.2d, v24.2d, #48
    shl v29.2d, v24.2d, #16
    bit v27.16b, v29.16b, v18.16b
    ext v29.16b, v24.16b, v24.16b, #2
    bit v27.16b, v29.16b, v28.16b
    str q27, [x0, #3840]
    ldr q27, [sp, #608]
    ext v29.16b, v27.16b, v27.16b, #8
    bif v29.16b, v27.16b, v22.16b
    str q29, [x0, #3856]
    ldr q29, [sp, #656]
    ext v8.16b, v29.16b, v29.16b, #10
    sri v8.2d, v29.2d, #48
    shl v15.2d, v29.2d, #16
    bit v8.16b, v15.16b, v18.16b
    ext v15.16b, v29.16b, v29.16b, #2
    bit v8.16b, v15.16b, v28.16b
    ldr q15, [sp, #832]
    ext v29.16b, v15.16b, v15.16b, #8
    bif v29.16b, v15.16b, v22.16b
    ldr q15, [sp, #336]
    ext v27.16b, v15.16b, v15.16b, #10
    sri v27.2d, v15.2d, #48
    shl v24.2d, v15.2d, #16
    bit v27.16b, v24.16b, v18.16b
    ext v24.16b, v15.16b, v15.16b, #2
    bit v27.16b, v24.16b, v28.16b
    str q27, [x0, #3904]
    ldr q24, [sp, #352]
    ext v27.16b, v24.16b, v24.16b, #8
    bit v24.16b, v27.16b, v22.16b
    str q24, [x0, #3920]
    ldr q24, [sp, #320]
    ext v27.16b, v24.16b, v24.16b, #10
    sri v27.2d, v24.2d, #48
    shl v15.2d, v24.2d, #16
    bit v27.16b, v15.16b, v18.16b
    ext v24.16b, v24.16b, v24.16b, #2
    bit v27.16b, v24.16b, v28.16b
    str q27, [x0, #3936]
    ldr q24, [sp, #304]
    ext v27.16b, v24.16b, v24.16b, #8
    bit v24.16b, v27.16b, v22.16b
    str q24, [x0, #3952]
    ldr q24, [sp, #288]
    ext v27.16b, v24.16b, v24.16b, #10
    sri v27.2d, v24.2d, #48
    shl v15.2d, v24.2d, #16
    bit v27.16b, v15.16b, v18.16b
    ext v24.16b, v24.16b, v24.16b, #2
    bit v27.16b, v24.16b, v28.16b
    str q27, [x0, #3968]
    ldr q24, [sp, #272]
    ext v27.16b, v24.16b, v24.16b, #8
    bit v24.16b, v27.16b, v22.16b
    str q24, [x0, #3984]
    ldr q24, [sp, #256]
    ext v27.16b, v24.16b, v24.16b, #10
    sri v27.2d, v24.2d, #48
    shl v15.2d, v24.2d, #16
    bit v27.16b, v15.16b, v18.16b
    ext v15.16b, v24.16b, v24.16b, #2
    bit v27.16b, v15.16b, v28.16b
    str q27, [x0, #4000]
    ldr q27, [sp, #240]
    ext v15.16b, v27.16b, v27.16b, #8
    bif v15.16b, v27.16b, v22.16b
    str q15, [x0, #4016]
    ldr q15, [sp, #1440]
    ext v27.16b, v15.16b, v15.16b, #10
    sri v27.2d, v15.2d, #48
    shl v24.2d, v15.2d, #16
    bit v27.16b, v24.16b, v18.16b
    ext v24.16b, v15.16b, v15.16b, #2
    bit v27.16b, v24.16b, v28.16b
    str q27, [x0, #4032]
    ldr q24, [sp, #1424]
    ext v27.16b, v24.16b, v24.16b, #8
    bif v27.16b, v24.16b, v22.16b
    str q27, [x0, #4048]
    ldr q27, [sp, #1408]
    ext v24.16b, v27.16b, v27.16b, #10
    sri v24.2d, v27.2d, #48
    shl v15.2d, v27.2d, #16
    bit v24.16b, v15.16b, v18.16b
    ext v27.16b, v27.16b, v27.16b, #2
    bit v24.16b, v27.16b, v28.16b
    ldr q27, [sp, #1392]
    ext v15.16b, v27.16b, v27.16b, #8
    bit v27.16b, v15.16b, v22.16b
    ldr q15, [sp, #1504]
    str q27, [sp, #1392]
    ext v27.16b, v15.16b, v15.16b, #15
    str q24, [sp, #1408]
    ext v24.16b, v15.16b, v15.16b, #13
    bit v27.16b, v24.16b, v10.16b
    ext v24.16b, v15.16b, v15.16b, #11
    bit v27.16b, v24.16b, v9.16b
    ext v24.16b, v15.16b, v15.16b, #9
    bit v27.16b, v24.16b, v5.16b
    ext v24.16b, v15.16b, v15.16b, #7
    bit v27.16b, v24.16b, v19.16b
    ext v24.16b, v15.16b, v15.16b, #5
    bit v27.16b, v24.16b, v0.16b
    ext v24.16b, v15.16b, v15.16b, #3
    bit v27.16b, v24.16b, v4.16b
    ext v24.16b, v15.16b, v15.16b, #1
    bit v27.16b, v24.16b, v7.16b
    mov v24.16b, v27.16b
    sli v24.8h, v27.8h, #8
    sri v27.8h, v27.8h, #8
    ushr v15.16b, v24.16b, #1
    str q29, [sp, #1504]
    shl v29.16b, v24.16b, #1
    bif v15.16b, v24.16b, v12.16b
    bit v29.16b, v24.16b, v12.16b
    ushr v24.16b, v27.16b, #1
    str q8, [sp, #272]
    shl v8.16b, v27.16b, #1
    bif v24.16b, v27.16b, v12.16b
    bit v8.16b, v27.16b, v12.16b
    ushr v27.16b, v29.16b, #2
    str q25, [sp, #288]
    shl v25.16b, v29.16b, #2
    bit v25.16b, v29.16b, v16.16b
    bit v29.16b, v27.16b, v16.16b
    ushr v27.16b, v15.16b, #2
    str q30, [sp, #304]
    shl v30.16b, v15.16b, #2
    bit v30.16b, v15.16b, v16.16b
    bit v15.16b, v27.16b, v16.16b
    ushr v27.16b, v8.16b, #2
    str q23, [sp, #320]
    shl v23.16b, v8.16b, #2
    bit v23.16b, v8.16b, v16.16b
    bit v8.16b, v27.16b, v16.16b
    ushr v27.16b, v24.16b, #2
    str q21, [sp, #352]
    shl v21.16b, v24.16b, #2
    bit v21.16b, v24.16b, v16.16b
    bit v24.16b, v27.16b, v16.16b
    mov v27.16b, v25.16b
    sli v27.16b, v25.16b, #4
    str q27, [x0, #4096]
    sri v25.16b, v25.16b, #4
    str q25, [x0, #4224]
    mov v25.16b, v30.16b
    sli v25.16b, v30.16b, #4
    sri v30.16b, v30.16b, #4
    str q30, [x0, #4256]
    mov v27.16b, v29.16b
    sli v27.16b, v29.16b, #4
    str q27, [x0, #4160]
    sri v29.16b, v29.16b, #4
    str q29, [x0, #4288]
    mov v27.16b, v15.16b
    sli v27.16b, v15.16b, #4
    str q27, [x0, #4192]
    sri v15.16b, v15.16b, #4
    mov v27.16b, v23.16b
    sli v27.16b, v23.16b, #4
    str q27, [x0, #4112]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #4240]
    mov v23.16b, v21.16b
    sli v23.16b, v21.16b, #4
    sri v21.16b, v21.16b, #4
    str q21, [x0, #4272]
    mov v21.16b, v8.16b
    sli v21.16b, v8.16b, #4
    str q21, [x0, #4176]
    sri v8.16b, v8.16b, #4
    str q8, [x0, #4304]
    mov v21.16b, v24.16b
    sli v21.16b, v24.16b, #4
    str q21, [x0, #4208]
    sri v24.16b, v24.16b, #4
    ldr q21, [sp, #784]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v29.2d, v21.2d, #16
    bit v27.16b, v29.16b, v18.16b
    ext v29.16b, v21.16b, v21.16b, #2
    bit v27.16b, v29.16b, v28.16b
    str q27, [x0, #4352]
    ldr q27, [sp, #1376]
    ext v29.16b, v27.16b, v27.16b, #8
    bif v29.16b, v27.16b, v22.16b
    str q29, [x0, #4368]
    ldr q29, [sp, #192]
    ext v30.16b, v29.16b, v29.16b, #10
    sri v30.2d, v29.2d, #48
    shl v8.2d, v29.2d, #16
    bit v30.16b, v8.16b, v18.16b
    ext v8.16b, v29.16b, v29.16b, #2
    bit v30.16b, v8.16b, v28.16b
    ldr q8, [sp, #1232]
    ext v29.16b, v8.16b, v8.16b, #8
    bif v29.16b, v8.16b, v22.16b
    ldr q8, [sp, #1168]
    ext v27.16b, v8.16b, v8.16b, #10
    sri v27.2d, v8.2d, #48
    shl v21.2d, v8.2d, #16
    bit v27.16b, v21.16b, v18.16b
    ext v21.16b, v8.16b, v8.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4416]
    ldr q21, [sp, #1360]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v21.16b, v27.16b, v22.16b
    str q21, [x0, #4432]
    ldr q21, [sp, #512]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v8.2d, v21.2d, #16
    bit v27.16b, v8.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4448]
    ldr q21, [sp, #544]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v21.16b, v27.16b, v22.16b
    str q21, [x0, #4464]
    ldr q21, [sp, #1152]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v8.2d, v21.2d, #16
    bit v27.16b, v8.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4480]
    ldr q21, [sp, #560]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v21.16b, v27.16b, v22.16b
    str q21, [x0, #4496]
    ldr q21, [sp, #992]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v8.2d, v21.2d, #16
    bit v27.16b, v8.16b, v18.16b
    ext v8.16b, v21.16b, v21.16b, #2
    bit v27.16b, v8.16b, v28.16b
    str q27, [x0, #4512]
    ldr q27, [sp, #912]
    ext v8.16b, v27.16b, v27.16b, #8
    bif v8.16b, v27.16b, v22.16b
    str q8, [x0, #4528]
    ldr q8, [sp, #384]
    ext v27.16b, v8.16b, v8.16b, #10
    sri v27.2d, v8.2d, #48
    shl v21.2d, v8.2d, #16
    bit v27.16b, v21.16b, v18.16b
    ext v21.16b, v8.16b, v8.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4544]
    ldr q21, [sp, #736]
    ext v27.16b, v21.16b, v21.16b, #8
    bif v27.16b, v21.16b, v22.16b
    str q27, [x0, #4560]
    ldr q27, [sp, #432]
    ext v21.16b, v27.16b, v27.16b, #10
    sri v21.2d, v27.2d, #48
    shl v8.2d, v27.2d, #16
    bit v21.16b, v8.16b, v18.16b
    ext v27.16b, v27.16b, v27.16b, #2
    bit v21.16b, v27.16b, v28.16b
    ldr q27, [sp, #464]
    ext v8.16b, v27.16b, v27.16b, #8
    bit v27.16b, v8.16b, v22.16b
    ldr q8, [sp, #976]
    str q27, [sp, #464]
    ext v27.16b, v8.16b, v8.16b, #15
    str q21, [sp, #432]
    ext v21.16b, v8.16b, v8.16b, #13
    bit v27.16b, v21.16b, v10.16b
    ext v21.16b, v8.16b, v8.16b, #11
    bit v27.16b, v21.16b, v9.16b
    ext v21.16b, v8.16b, v8.16b, #9
    bit v27.16b, v21.16b, v5.16b
    ext v21.16b, v8.16b, v8.16b, #7
    bit v27.16b, v21.16b, v19.16b
    ext v21.16b, v8.16b, v8.16b, #5
    bit v27.16b, v21.16b, v0.16b
    ext v21.16b, v8.16b, v8.16b, #3
    bit v27.16b, v21.16b, v4.16b
    ext v21.16b, v8.16b, v8.16b, #1
    bit v27.16b, v21.16b, v7.16b
    mov v21.16b, v27.16b
    sli v21.8h, v27.8h, #8
    sri v27.8h, v27.8h, #8
    ushr v8.16b, v21.16b, #1
    str q29, [sp, #976]
    shl v29.16b, v21.16b, #1
    bit v29.16b, v21.16b, v12.16b
    bit v21.16b, v8.16b, v12.16b
    ushr v8.16b, v27.16b, #1
    str q30, [sp, #560]
    shl v30.16b, v27.16b, #1
    bit v30.16b, v27.16b, v12.16b
    bit v27.16b, v8.16b, v12.16b
    ushr v8.16b, v29.16b, #2
    str q24, [sp, #1152]
    shl v24.16b, v29.16b, #2
    bit v24.16b, v29.16b, v16.16b
    bit v29.16b, v8.16b, v16.16b
    ushr v8.16b, v21.16b, #2
    str q15, [sp, #544]
    shl v15.16b, v21.16b, #2
    bit v15.16b, v21.16b, v16.16b
    bit v21.16b, v8.16b, v16.16b
    ushr v8.16b, v30.16b, #2
    str q23, [sp, #512]
    shl v23.16b, v30.16b, #2
    bit v23.16b, v30.16b, v16.16b
    bit v30.16b, v8.16b, v16.16b
    ushr v8.16b, v27.16b, #2
    str q25, [sp, #1360]
    shl v25.16b, v27.16b, #2
    bit v25.16b, v27.16b, v16.16b
    bit v27.16b, v8.16b, v16.16b
    mov v8.16b, v24.16b
    sli v8.16b, v24.16b, #4
    str q8, [x0, #4608]
    sri v24.16b, v24.16b, #4
    str q24, [x0, #4736]
    mov v24.16b, v15.16b
    sli v24.16b, v15.16b, #4
    sri v15.16b, v15.16b, #4
    str q15, [x0, #4768]
    mov v8.16b, v29.16b
    sli v8.16b, v29.16b, #4
    str q8, [x0, #4672]
    sri v29.16b, v29.16b, #4
    str q29, [x0, #4800]
    mov v29.16b, v21.16b
    sli v29.16b, v21.16b, #4
    str q29, [x0, #4704]
    sri v21.16b, v21.16b, #4
    mov v29.16b, v23.16b
    sli v29.16b, v23.16b, #4
    str q29, [x0, #4624]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #4752]
    mov v23.16b, v25.16b
    sli v23.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    str q25, [x0, #4784]
    mov v25.16b, v30.16b
    sli v25.16b, v30.16b, #4
    str q25, [x0, #4688]
    sri v30.16b, v30.16b, #4
    str q30, [x0, #4816]
    mov v25.16b, v27.16b
    sli v25.16b, v27.16b, #4
    str q25, [x0, #4720]
    sri v27.16b, v27.16b, #4
    ldr q25, [sp, #1040]
    ext v29.16b, v25.16b, v25.16b, #10
    sri v29.2d, v25.2d, #48
    shl v30.2d, v25.2d, #16
    bit v29.16b, v30.16b, v18.16b
    ext v30.16b, v25.16b, v25.16b, #2
    bit v29.16b, v30.16b, v28.16b
    str q29, [x0, #4864]
    ldr q29, [sp, #576]
    ext v30.16b, v29.16b, v29.16b, #8
    bif v30.16b, v29.16b, v22.16b
    str q30, [x0, #4880]
    ldr q30, [sp, #96]
    ext v8.16b, v30.16b, v30.16b, #10
    sri v8.2d, v30.2d, #48
    shl v15.2d, v30.2d, #16
    bit v8.16b, v15.16b, v18.16b
    ext v15.16b, v30.16b, v30.16b, #2
    bit v8.16b, v15.16b, v28.16b
    ldr q15, [sp, #1136]
    str q8, [sp, #1168]
    ext v8.16b, v15.16b, v15.16b, #8
    bif v8.16b, v15.16b, v22.16b
    str q8, [sp, #336]
    ldr q8, [sp, #1056]
    str q27, [sp, #1968]
    ext v27.16b, v8.16b, v8.16b, #10
    sri v27.2d, v8.2d, #48
    str q21, [sp, #1984]
    shl v21.2d, v8.2d, #16
    bit v27.16b, v21.16b, v18.16b
    ext v21.16b, v8.16b, v8.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4928]
    ldr q21, [sp, #1680]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v21.16b, v27.16b, v22.16b
    str q21, [x0, #4944]
    ldr q21, [sp, #448]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v8.2d, v21.2d, #16
    bit v27.16b, v8.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4960]
    ldr q21, [sp, #1104]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v21.16b, v27.16b, v22.16b
    str q21, [x0, #4976]
    ldr q21, [sp, #80]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v8.2d, v21.2d, #16
    bit v27.16b, v8.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #2
    bit v27.16b, v21.16b, v28.16b
    str q27, [x0, #4992]
    ldr q21, [sp, #1664]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v21.16b, v27.16b, v22.16b
    str q21, [x0, #5008]
    ldr q21, [sp, #1328]
    ext v27.16b, v21.16b, v21.16b, #10
    sri v27.2d, v21.2d, #48
    shl v8.2d, v21.2d, #16
    bit v27.16b, v8.16b, v18.16b
    ext v8.16b, v21.16b, v21.16b, #2
    bit v27.16b, v8.16b, v28.16b
    str q27, [x0, #5024]
    ldr q27, [sp, #1248]
    ext v8.16b, v27.16b, v27.16b, #8
    bif v8.16b, v27.16b, v22.16b
    str q8, [x0, #5040]
    ldr q8, [sp, #416]
    str q23, [sp, #1664]
    ext v23.16b, v8.16b, v8.16b, #10
    sri v23.2d, v8.2d, #48
    str q24, [sp, #80]
    shl v24.2d, v8.2d, #16
    bit v23.16b, v24.16b, v18.16b
    ext v24.16b, v8.16b, v8.16b, #2
    bit v23.16b, v24.16b, v28.16b
    str q23, [x0, #5056]
    ldr q23, [sp, #1616]
    ext v24.16b, v23.16b, v23.16b, #8
    bif v24.16b, v23.16b, v22.16b
    str q24, [x0, #5072]
    ldr q24, [sp, #224]
    str q11, [sp, #1104]
    ext v11.16b, v24.16b, v24.16b, #10
    sri v11.2d, v24.2d, #48
    str q3, [sp, #448]
    shl v3.2d, v24.2d, #16
    bsl v18.16b, v3.16b, v11.16b
    ext v3.16b, v24.16b, v24.16b, #2
    bsl v28.16b, v3.16b, v18.16b
    ldr q3, [sp, #1120]
    ext v18.16b, v3.16b, v3.16b, #8
    bsl v22.16b, v18.16b, v3.16b
    ldr q3, [sp, #368]
    ext v18.16b, v3.16b, v3.16b, #15
    ext v24.16b, v3.16b, v3.16b, #13
    bit v18.16b, v24.16b, v10.16b
    ext v24.16b, v3.16b, v3.16b, #11
    bit v18.16b, v24.16b, v9.16b
    ext v24.16b, v3.16b, v3.16b, #9
    bit v18.16b, v24.16b, v5.16b
    ext v24.16b, v3.16b, v3.16b, #7
    bit v18.16b, v24.16b, v19.16b
    ext v24.16b, v3.16b, v3.16b, #5
    bit v18.16b, v24.16b, v0.16b
    ext v24.16b, v3.16b, v3.16b, #3
    bit v18.16b, v24.16b, v4.16b
    ext v3.16b, v3.16b, v3.16b, #1
    bit v18.16b, v3.16b, v7.16b
    // round 1 (aes.dsl:47)
    ldr q3, [sp, #1536]
    mvn v3.16b, v3.16b
    ldr q24, [sp, #1552]
    mvn v24.16b, v24.16b
    ldr q11, [sp, #1568]
    mvn v11.16b, v11.16b
    str q22, [sp, #1568]
    ldr q22, [sp, #1584]
    mvn v22.16b, v22.16b
    str q28, [sp, #1584]
    ldr q28, [sp, #1600]
    mvn v28.16b, v28.16b
    str q1, [sp, #1600]
    mov v1.16b, v18.16b
    sli v1.8h, v18.8h, #8
    sri v18.8h, v18.8h, #8
    str q14, [sp, #1552]
    ldr q14, [sp, #1632]
    mvn v14.16b, v14.16b
    str q13, [sp, #1632]
    ldr q13, [sp, #1648]
    mvn v13.16b, v13.16b
    str q31, [sp, #1648]
    ldr q31, [sp, #640]
    mvn v31.16b, v31.16b
    // round 2 (aes.dsl:47)
    mvn v25.16b, v25.16b
    str q20, [sp, #1040]
    ushr v20.16b, v1.16b, #1
    str q26, [sp, #640]
    shl v26.16b, v1.16b, #1
    mvn v29.16b, v29.16b
    mvn v30.16b, v30.16b
    mvn v15.16b, v15.16b
    mvn v21.16b, v21.16b
    bif v20.16b, v1.16b, v12.16b
    bit v26.16b, v1.16b, v12.16b
    ushr v1.16b, v18.16b, #1
    str q2, [sp, #1328]
    shl v2.16b, v18.16b, #1
    mvn v27.16b, v27.16b
    mvn v8.16b, v8.16b
    bif v1.16b, v18.16b, v12.16b
    bit v2.16b, v18.16b, v12.16b
    ushr v18.16b, v26.16b, #2
    str q6, [sp, #416]
    shl v6.16b, v26.16b, #2
    mvn v23.16b, v23.16b
    // round 3 (aes.dsl:47)
    str q17, [sp, #1616]
    ldr q17, [sp, #64]
    mvn v17.16b, v17.16b
    ldr q12, [sp, #672]
    mvn v12.16b, v12.16b
    bit v6.16b, v26.16b, v16.16b
    bit v26.16b, v18.16b, v16.16b
    ushr v18.16b, v20.16b, #2
    str q12, [sp, #672]
    shl v12.16b, v20.16b, #2
    str q17, [sp, #64]
    ldr q17, [sp, #800]
    mvn v17.16b, v17.16b
    str q17, [sp, #800]
    ldr q17, [sp, #496]
    mvn v17.16b, v17.16b
    bif v18.16b, v20.16b, v16.16b
    bit v12.16b, v20.16b, v16.16b
    ushr v20.16b, v2.16b, #2
    str q17, [sp, #496]
    shl v17.16b, v2.16b, #2
    bit v17.16b, v2.16b, v16.16b
    bit v2.16b, v20.16b, v16.16b
    ushr v20.16b, v1.16b, #2
    str q23, [sp, #1248]
    shl v23.16b, v1.16b, #2
    str q8, [sp, #1136]
    ldr q8, [sp, #176]
    mvn v8.16b, v8.16b
    str q8, [sp, #176]
    ldr q8, [sp, #1088]
    mvn v8.16b, v8.16b
    bif v20.16b, v1.16b, v16.16b
    bit v23.16b, v1.16b, v16.16b
    mov v1.16b, v6.16b
    sli v1.16b, v6.16b, #4
    str q1, [x0, #5120]
    sri v6.16b, v6.16b, #4
    str q6, [x0, #5248]
    mov v1.16b, v12.16b
    sli v1.16b, v12.16b, #4
    sri v12.16b, v12.16b, #4
    str q12, [x0, #5280]
    mov v6.16b, v26.16b
    sli v6.16b, v26.16b, #4
    str q6, [x0, #5184]
    sri v26.16b, v26.16b, #4
    str q26, [x0, #5312]
    mov v6.16b, v18.16b
    sli v6.16b, v18.16b, #4
    str q6, [x0, #5216]
    sri v18.16b, v18.16b, #4
    mov v6.16b, v17.16b
    sli v6.16b, v17.16b, #4
    str q6, [x0, #5136]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #5264]
    mov v6.16b, v23.16b
    sli v6.16b, v23.16b, #4
    sri v23.16b, v23.16b, #4
    str q23, [x0, #5296]
    mov v17.16b, v2.16b
    sli v17.16b, v2.16b, #4
    str q17, [x0, #5200]
    sri v2.16b, v2.16b, #4
    str q2, [x0, #5328]
    mov v2.16b, v20.16b
    sli v2.16b, v20.16b, #4
    str q2, [x0, #5232]
    sri v20.16b, v20.16b, #4
    ldr q2, [x1, #0]
    ext v17.16b, v2.16b, v2.16b, #11
    ushr v23.2d, v2.2d, #40
    bsl v10.16b, v23.16b, v17.16b
    ldr q17, [sp, #1200]
    bsl v9.16b, v17.16b, v10.16b
    ext v17.16b, v2.16b, v2.16b, #9
    bsl v5.16b, v17.16b, v9.16b
    ushr v17.4s, v2.4s, #24
    bsl v19.16b, v17.16b, v5.16b
    shl v5.2d, v2.2d, #24
    bsl v0.16b, v5.16b, v19.16b
    ext v5.16b, v2.16b, v2.16b, #7
    bsl v4.16b, v5.16b, v0.16b
    ext v0.16b, v2.16b, v2.16b, #1
    bsl v7.16b, v0.16b, v4.16b
    ldr q0, [sp, #1072]
    mvn v0.16b, v0.16b
    ldr q2, [sp, #1264]
    mvn v2.16b, v2.16b
    // round 4 (aes.dsl:47)
    ldr q4, [sp, #784]
    mvn v4.16b, v4.16b
    ldr q5, [sp, #1376]
    mvn v5.16b, v5.16b
    ldr q17, [sp, #192]
    mvn v17.16b, v17.16b
    mov v19.16b, v7.16b
    sli v19.8h, v7.8h, #8
    sri v7.8h, v7.8h, #8
    ldr q23, [sp, #1232]
    mvn v23.16b, v23.16b
    ldr q26, [sp, #992]
    mvn v26.16b, v26.16b
    ldr q9, [sp, #912]
    mvn v9.16b, v9.16b
    ldr q10, [sp, #384]
    mvn v10.16b, v10.16b
    ushr v12.16b, v19.16b, #1
    str q20, [sp, #384]
    shl v20.16b, v19.16b, #1
    str q18, [sp, #912]
    ldr q18, [sp, #736]
    mvn v18.16b, v18.16b
    // round 5 (aes.dsl:47)
    str q6, [sp, #736]
    ldr q6, [sp, #128]
    mvn v6.16b, v6.16b
    str q1, [sp, #128]
    ldr q1, [sp, #816]
    mvn v1.16b, v1.16b
    str q1, [sp, #816]
    ldr q1, [sp, #1520]
    mvn v1.16b, v1.16b
    str q1, [sp, #1520]
    movi v1.16b, #85
    bif v12.16b, v19.16b, v1.16b
    bit v20.16b, v19.16b, v1.16b
    ushr v19.16b, v7.16b, #1
    str q6, [sp, #992]
    shl v6.16b, v7.16b, #1
    str q18, [sp, #1232]
    ldr q18, [sp, #1472]
    mvn v18.16b, v18.16b
    str q18, [sp, #1472]
    ldr q18, [sp, #400]
    mvn v18.16b, v18.16b
    bif v19.16b, v7.16b, v1.16b
    bsl v1.16b, v7.16b, v6.16b
    ushr v6.16b, v20.16b, #2
    shl v7.16b, v20.16b, #2
    str q18, [sp, #400]
    ldr q18, [sp, #960]
    mvn v18.16b, v18.16b
    str q18, [sp, #960]
    ldr q18, [sp, #1488]
    mvn v18.16b, v18.16b
    str q18, [sp, #1488]
    ldr q18, [sp, #480]
    mvn v18.16b, v18.16b
    bit v7.16b, v20.16b, v16.16b
    bit v20.16b, v6.16b, v16.16b
    ushr v6.16b, v12.16b, #2
    str q18, [sp, #480]
    shl v18.16b, v12.16b, #2
    // round 6 (aes.dsl:47)
    str q10, [sp, #192]
    ldr q10, [sp, #624]
    mvn v10.16b, v10.16b
    str q10, [sp, #624]
    ldr q10, [sp, #608]
    mvn v10.16b, v10.16b
    bif v6.16b, v12.16b, v16.16b
    bit v18.16b, v12.16b, v16.16b
    ushr v12.16b, v1.16b, #2
    str q10, [sp, #608]
    shl v10.16b, v1.16b, #2
    str q9, [sp, #1376]
    ldr q9, [sp, #656]
    mvn v9.16b, v9.16b
    str q9, [sp, #656]
    ldr q9, [sp, #832]
    mvn v9.16b, v9.16b
    str q9, [sp, #832]
    ldr q9, [sp, #256]
    mvn v9.16b, v9.16b
    bit v10.16b, v1.16b, v16.16b
    bit v1.16b, v12.16b, v16.16b
    ushr v12.16b, v19.16b, #2
    str q9, [sp, #256]
    shl v9.16b, v19.16b, #2
    str q26, [sp, #784]
    ldr q26, [sp, #240]
    mvn v26.16b, v26.16b
    str q26, [sp, #240]
    ldr q26, [sp, #1440]
    mvn v26.16b, v26.16b
    bif v12.16b, v19.16b, v16.16b
    bsl v16.16b, v19.16b, v9.16b
    mov v19.16b, v7.16b
    sli v19.16b, v7.16b, #4
    str q19, [x0, #5376]
    sri v7.16b, v7.16b, #4
    str q7, [x0, #5504]
    mov v7.16b, v18.16b
    sli v7.16b, v18.16b, #4
    sri v18.16b, v18.16b, #4
    str q18, [x0, #5536]
    mov v18.16b, v20.16b
    sli v18.16b, v20.16b, #4
    str q18, [x0, #5440]
    sri v20.16b, v20.16b, #4
    str q20, [x0, #5568]
    mov v18.16b, v6.16b
    sli v18.16b, v6.16b, #4
    str q18, [x0, #5472]
    sri v6.16b, v6.16b, #4
    mov v18.16b, v10.16b
    sli v18.16b, v10.16b, #4
    str q18, [x0, #5392]
    sri v10.16b, v10.16b, #4
    str q10, [x0, #5520]
    mov v18.16b, v16.16b
    sli v18.16b, v16.16b, #4
    sri v16.16b, v16.16b, #4
    str q16, [x0, #5552]
    mov v16.16b, v1.16b
    sli v16.16b, v1.16b, #4
    str q16, [x0, #5456]
    sri v1.16b, v1.16b, #4
    str q1, [x0, #5584]
    mov v1.16b, v12.16b
    sli v1.16b, v12.16b, #4
    str q1, [x0, #5488]
    sri v12.16b, v12.16b, #4
    str q3, [x0, #384]
    str q24, [x0, #448]
    str q11, [x0, #256]
    str q22, [x0, #272]
    str q28, [x0, #288]
    str q14, [x0, #304]
    str q13, [x0, #320]
    str q31, [x0, #336]
    str q25, [x0, #640]
    str q29, [x0, #704]
    str q30, [x0, #512]
    str q15, [x0, #528]
    str q21, [x0, #544]
    str q27, [x0, #560]
    ldr q1, [sp, #1136]
    str q1, [x0, #576]
    ldr q1, [sp, #1248]
    str q1, [x0, #592]
    ldr q1, [sp, #64]
    str q1, [x0, #896]
    ldr q1, [sp, #672]
    str q1, [x0, #960]
    ldr q1, [sp, #800]
    str q1, [x0, #768]
    ldr q1, [sp, #496]
    str q1, [x0, #784]
    ldr q1, [sp, #176]
    str q1, [x0, #800]
    str q8, [x0, #816]
    str q0, [x0, #832]
    str q2, [x0, #848]
    str q4, [x0, #1152]
    str q5, [x0, #1216]
    str q17, [x0, #1024]
    str q23, [x0, #1040]
    ldr q0, [sp, #784]
    str q0, [x0, #1056]
    ldr q0, [sp, #1376]
    str q0, [x0, #1072]
    ldr q0, [sp, #192]
    str q0, [x0, #1088]
    ldr q0, [sp, #1232]
    str q0, [x0, #1104]
    ldr q0, [sp, #992]
    str q0, [x0, #1408]
    ldr q0, [sp, #816]
    str q0, [x0, #1472]
    ldr q0, [sp, #1520]
    str q0, [x0, #1280]
    ldr q0, [sp, #1472]
    str q0, [x0, #1296]
    ldr q0, [sp, #400]
    str q0, [x0, #1312]
    ldr q0, [sp, #960]
    str q0, [x0, #1328]
    ldr q0, [sp, #1488]
    str q0, [x0, #1344]
    ldr q0, [sp, #480]
    str q0, [x0, #1360]
    ldr q0, [sp, #624]
    str q0, [x0, #1664]
    ldr q0, [sp, #608]
    str q0, [x0, #1728]
    ldr q0, [sp, #656]
    str q0, [x0, #1536]
    ldr q0, [sp, #832]
    str q0, [x0, #1552]
    ldr q0, [sp, #256]
    str q0, [x0, #1568]
    ldr q0, [sp, #240]
    str q0, [x0, #1584]
    str q26, [x0, #1600]
    ldr q0, [sp, #1424]
    mvn v0.16b, v0.16b
    str q0, [x0, #1616]
    // round 7 (aes.dsl:47)
    ldr q0, [sp, #1344]
    mvn v0.16b, v0.16b
    str q0, [x0, #1920]
    ldr q0, [sp, #928]
    mvn v0.16b, v0.16b
    str q0, [x0, #1984]
    ldr q0, [sp, #112]
    mvn v0.16b, v0.16b
    str q0, [x0, #1792]
    ldr q0, [sp, #1216]
    mvn v0.16b, v0.16b
    str q0, [x0, #1808]
    ldr q0, [sp, #528]
    mvn v0.16b, v0.16b
    str q0, [x0, #1824]
    ldr q0, [sp, #944]
    mvn v0.16b, v0.16b
    str q0, [x0, #1840]
    ldr q0, [sp, #160]
    mvn v0.16b, v0.16b
    str q0, [x0, #1856]
    ldr q0, [sp, #1024]
    mvn v0.16b, v0.16b
    str q0, [x0, #1872]
    // round 8 (aes.dsl:47)
    ldr q0, [sp, #1616]
    mvn v0.16b, v0.16b
    str q0, [x0, #2176]
    ldr q0, [sp, #416]
    mvn v0.16b, v0.16b
    str q0, [x0, #2240]
    ldr q0, [sp, #1328]
    mvn v0.16b, v0.16b
    str q0, [x0, #2048]
    ldr q0, [sp, #640]
    mvn v0.16b, v0.16b
    str q0, [x0, #2064]
    ldr q0, [sp, #1040]
    mvn v0.16b, v0.16b
    str q0, [x0, #2080]
    ldr q0, [sp, #1648]
    mvn v0.16b, v0.16b
    str q0, [x0, #2096]
    ldr q0, [sp, #1632]
    mvn v0.16b, v0.16b
    str q0, [x0, #2112]
    ldr q0, [sp, #1728]
    mvn v0.16b, v0.16b
    str q0, [x0, #2128]
    // round 9 (aes.dsl:47)
    ldr q0, [sp, #1008]
    mvn v0.16b, v0.16b
    str q0, [x0, #2432]
    ldr q0, [sp, #208]
    mvn v0.16b, v0.16b
    str q0, [x0, #2496]
    ldr q0, [sp, #1280]
    mvn v0.16b, v0.16b
    ldr q1, [sp, #1296]
    mvn v1.16b, v1.16b
    ldr q2, [sp, #752]
    mvn v2.16b, v2.16b
    ldr q3, [sp, #1312]
    mvn v3.16b, v3.16b
    ldr q4, [sp, #1456]
    mvn v4.16b, v4.16b
    ldr q5, [sp, #768]
    mvn v5.16b, v5.16b
    // round 10 (aes.dsl:53)
    ldr q16, [sp, #1184]
    mvn v16.16b, v16.16b
    ldr q17, [sp, #688]
    mvn v17.16b, v17.16b
    ldr q19, [sp, #704]
    mvn v19.16b, v19.16b
    str q0, [x0, #2304]
    str q1, [x0, #2320]
    ldr q0, [sp, #720]
    mvn v0.16b, v0.16b
    ldr q1, [sp, #848]
    mvn v1.16b, v1.16b
    ldr q20, [sp, #896]
    mvn v20.16b, v20.16b
    str q2, [x0, #2336]
    str q3, [x0, #2352]
    ldr q2, [sp, #880]
    mvn v2.16b, v2.16b
    ldr q3, [sp, #864]
    mvn v3.16b, v3.16b
    ldr q21, [sp, #1552]
    mvn v21.16b, v21.16b
    str q4, [x0, #2368]
    str q5, [x0, #2384]
    ldr q4, [sp, #1856]
    mvn v4.16b, v4.16b
    ldr q5, [sp, #1840]
    mvn v5.16b, v5.16b
    ldr q22, [sp, #1824]
    mvn v22.16b, v22.16b
    str q16, [x0, #2560]
    str q17, [x0, #2576]
    ldr q16, [sp, #1744]
    mvn v16.16b, v16.16b
    ldr q17, [sp, #1808]
    mvn v17.16b, v17.16b
    ldr q23, [sp, #1792]
    mvn v23.16b, v23.16b
    str q19, [x0, #2592]
    str q0, [x0, #2608]
    ldr q0, [sp, #592]
    mvn v0.16b, v0.16b
    ldr q19, [sp, #1760]
    mvn v19.16b, v19.16b
    ldr q24, [sp, #1776]
    mvn v24.16b, v24.16b
    str q1, [x0, #2720]
    str q20, [x0, #2736]
    ldr q1, [sp, #1600]
    mvn v1.16b, v1.16b
    ldr q20, [sp, #448]
    mvn v20.16b, v20.16b
    ldr q25, [sp, #1104]
    mvn v25.16b, v25.16b
    str q2, [x0, #2752]
    str q3, [x0, #2768]
    ldr q2, [sp, #1712]
    mvn v2.16b, v2.16b
    ldr q3, [sp, #1920]
    mvn v3.16b, v3.16b
    ldr q26, [sp, #1904]
    mvn v26.16b, v26.16b
    str q21, [x0, #2944]
    str q4, [x0, #3024]
    ldr q4, [sp, #1872]
    mvn v4.16b, v4.16b
    ldr q21, [sp, #1888]
    mvn v21.16b, v21.16b
    // round 9 (aes.dsl:47)
    ldr q27, [sp, #1952]
    mvn v27.16b, v27.16b
    str q5, [x0, #2816]
    str q22, [x0, #2832]
    ldr q5, [sp, #1936]
    mvn v5.16b, v5.16b
    ldr q22, [sp, #1696]
    mvn v22.16b, v22.16b
    ldr q28, [sp, #144]
    mvn v28.16b, v28.16b
    str q16, [x0, #2976]
    str q17, [x0, #3056]
    // round 8 (aes.dsl:47)
    ldr q16, [sp, #352]
    mvn v16.16b, v16.16b
    ldr q17, [sp, #320]
    mvn v17.16b, v17.16b
    ldr q29, [sp, #304]
    mvn v29.16b, v29.16b
    str q23, [x0, #2880]
    str q0, [x0, #2896]
    ldr q0, [sp, #288]
    mvn v0.16b, v0.16b
    // round 7 (aes.dsl:47)
    ldr q23, [sp, #272]
    mvn v23.16b, v23.16b
    ldr q30, [sp, #1504]
    mvn v30.16b, v30.16b
    str q19, [x0, #2912]
    str q24, [x0, #2992]
    ldr q19, [sp, #1408]
    mvn v19.16b, v19.16b
    ldr q24, [sp, #1392]
    mvn v24.16b, v24.16b
    // round 6 (aes.dsl:47)
    ldr q31, [sp, #1360]
    mvn v31.16b, v31.16b
    str q1, [x0, #3136]
    str q20, [x0, #3152]
    ldr q1, [sp, #512]
    mvn v1.16b, v1.16b
    ldr q20, [sp, #544]
    mvn v20.16b, v20.16b
    ldr q8, [sp, #1152]
    mvn v8.16b, v8.16b
    str q25, [x0, #3200]
    str q2, [x0, #3216]
    // round 5 (aes.dsl:47)
    ldr q2, [sp, #560]
    mvn v2.16b, v2.16b
    ldr q25, [sp, #976]
    mvn v25.16b, v25.16b
    ldr q9, [sp, #432]
    mvn v9.16b, v9.16b
    str q3, [x0, #3232]
    str q26, [x0, #3248]
    ldr q3, [sp, #464]
    mvn v3.16b, v3.16b
    // round 4 (aes.dsl:47)
    ldr q26, [sp, #80]
    mvn v26.16b, v26.16b
    ldr q10, [sp, #1664]
    mvn v10.16b, v10.16b
    str q4, [x0, #3264]
    str q21, [x0, #3280]
    ldr q4, [sp, #1984]
    mvn v4.16b, v4.16b
    ldr q21, [sp, #1968]
    mvn v21.16b, v21.16b
    // round 3 (aes.dsl:47)
    ldr q11, [sp, #1168]
    mvn v11.16b, v11.16b
    str q27, [x0, #3360]
    str q5, [x0, #3376]
    ldr q5, [sp, #336]
    mvn v5.16b, v5.16b
    ldr q27, [sp, #1584]
    mvn v27.16b, v27.16b
    ldr q13, [sp, #1568]
    mvn v13.16b, v13.16b
    str q22, [x0, #3552]
    str q28, [x0, #3568]
    // round 2 (aes.dsl:47)
    ldr q22, [sp, #128]
    mvn v22.16b, v22.16b
    ldr q28, [sp, #736]
    mvn v28.16b, v28.16b
    ldr q14, [sp, #912]
    mvn v14.16b, v14.16b
    str q16, [x0, #3616]
    str q17, [x0, #3632]
    ldr q16, [sp, #384]
    mvn v16.16b, v16.16b
    // round 1 (aes.dsl:47)
    mvn v7.16b, v7.16b
    mvn v17.16b, v18.16b
    str q29, [x0, #3808]
    str q0, [x0, #3824]
    mvn v0.16b, v6.16b
    mvn v6.16b, v12.16b
    str q23, [x0, #3872]
    str q30, [x0, #3888]
    str q19, [x0, #4064]
    str q24, [x0, #4080]
    str q31, [x0, #4128]
    str q1, [x0, #4144]
    str q20, [x0, #4320]
    str q8, [x0, #4336]
    str q2, [x0, #4384]
    str q25, [x0, #4400]
    str q9, [x0, #4576]
    str q3, [x0, #4592]
    str q26, [x0, #4640]
    str q10, [x0, #4656]
    str q4, [x0, #4832]
    str q21, [x0, #4848]
    str q11, [x0, #4896]
    str q5, [x0, #4912]
    str q27, [x0, #5088]
    str q13, [x0, #5104]
    str q22, [x0, #5152]
    str q28, [x0, #5168]
    str q14, [x0, #5344]
    str q16, [x0, #5360]
    str q7, [x0, #5408]
    str q17, [x0, #5424]
    str q0, [x0, #5600]
    str q6, [x0, #5616]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #121
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #2000
    ret
    .size lwcc_aes128_128_key_setup_neon, .-lwcc_aes128_128_key_setup_neon

    .balign 16
    .global lwcc_aes128_128_ecb_encrypt_neon
    .type lwcc_aes128_128_ecb_encrypt_neon, %function
lwcc_aes128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_encrypt_neon_return
    sub sp, sp, #656
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_aes128_128_ecb_encrypt_neon_rest
.Llwcc_aes128_128_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #32]
    ldr q2, [x1, #64]
    ldr q3, [x1, #96]
    ldr q4, [x1, #128]
    ldr q5, [x1, #160]
    movi v6.16b, #85
    movi v7.16b, #51
    ldr q16, [x1, #192]
    ldr q17, [x1, #224]
    ldr q18, [x1, #16]
    ldr q19, [x1, #48]
    ldr q20, [x1, #80]
    ldr q21, [x1, #112]
    ldr q22, [x1, #144]
    ldr q23, [x1, #176]
    trn1 v24.16b, v0.16b, v4.16b
    trn1 v25.16b, v1.16b, v5.16b
    trn2 v0.16b, v0.16b, v4.16b
    ldr q4, [x1, #208]
    ldr q26, [x1, #240]
    trn1 v27.16b, v2.16b, v16.16b
    trn1 v28.16b, v3.16b, v17.16b
    trn2 v1.16b, v1.16b, v5.16b
    trn2 v2.16b, v2.16b, v16.16b
    trn2 v3.16b, v3.16b, v17.16b
    ushr v5.16b, v24.16b, #1
    ldr q16, [x3, #0]
    ldr q17, [x3, #32]
    ushr v29.16b, v25.16b, #1
    ushr v30.16b, v27.16b, #1
    ushr v31.16b, v28.16b, #1
    trn1 v10.16b, v18.16b, v22.16b
    trn1 v11.16b, v19.16b, v23.16b
    trn2 v18.16b, v18.16b, v22.16b
    trn1 v13.16b, v20.16b, v4.16b
    trn1 v14.16b, v21.16b, v26.16b
    trn2 v19.16b, v19.16b, v23.16b
    trn2 v4.16b, v20.16b, v4.16b
    trn2 v20.16b, v21.16b, v26.16b
    bif v5.16b, v10.16b, v6.16b
    bif v29.16b, v11.16b, v6.16b
    bif v30.16b, v13.16b, v6.16b
    bif v31.16b, v14.16b, v6.16b
    ushr v26.16b, v0.16b, #1
    ushr v21.16b, v1.16b, #1
    ushr v15.16b, v2.16b, #1
    ushr v23.16b, v3.16b, #1
    shl v10.16b, v10.16b, #1
    shl v11.16b, v11.16b, #1
    shl v13.16b, v13.16b, #1
    shl v14.16b, v14.16b, #1
    bif v26.16b, v18.16b, v6.16b
    bif v21.16b, v19.16b, v6.16b
    bif v15.16b, v4.16b, v6.16b
    bif v23.16b, v20.16b, v6.16b
    ushr v12.16b, v5.16b, #2
    shl v22.16b, v29.16b, #2
    ushr v9.16b, v30.16b, #2
    shl v8.16b, v31.16b, #2
    bit v10.16b, v24.16b, v6.16b
    bit v11.16b, v25.16b, v6.16b
    bit v13.16b, v27.16b, v6.16b
    bit v14.16b, v28.16b, v6.16b
    shl v18.16b, v18.16b, #1
    shl v19.16b, v19.16b, #1
    shl v4.16b, v4.16b, #1
    shl v20.16b, v20.16b, #1
    bit v22.16b, v5.16b, v7.16b
    bit v29.16b, v12.16b, v7.16b
    bit v8.16b, v30.16b, v7.16b
    bit v31.16b, v9.16b, v7.16b
    ushr v5.16b, v26.16b, #2
    shl v24.16b, v21.16b, #2
    ushr v25.16b, v15.16b, #2
    shl v27.16b, v23.16b, #2
    bit v18.16b, v0.16b, v6.16b
    bit v19.16b, v1.16b, v6.16b
    bit v4.16b, v2.16b, v6.16b
    bit v20.16b, v3.16b, v6.16b
    ushr v0.16b, v10.16b, #2
    shl v1.16b, v11.16b, #2
    ushr v2.16b, v13.16b, #2
    shl v3.16b, v14.16b, #2
    bit v24.16b, v26.16b, v7.16b
    bit v21.16b, v5.16b, v7.16b
    bit v27.16b, v15.16b, v7.16b
    bit v23.16b, v25.16b, v7.16b
    mov v5.16b, v22.16b
    sli v5.16b, v8.16b, #4
    sri v8.16b, v22.16b, #4
    mov v22.16b, v29.16b
    sli v22.16b, v31.16b, #4
    sri v31.16b, v29.16b, #4
    bit v1.16b, v10.16b, v7.16b
    bit v11.16b, v0.16b, v7.16b
    bit v3.16b, v13.16b, v7.16b
    bit v14.16b, v2.16b, v7.16b
    ushr v0.16b, v18.16b, #2
    shl v2.16b, v19.16b, #2
    ushr v26.16b, v4.16b, #2
    shl v28.16b, v20.16b, #2
    mov v29.16b, v24.16b
    sli v29.16b, v27.16b, #4
    sri v27.16b, v24.16b, #4
    mov v24.16b, v21.16b
    sli v24.16b, v23.16b, #4
    sri v23.16b, v21.16b, #4
    eor v5.16b, v16.16b, v5.16b
    eor v16.16b, v17.16b, v8.16b
    ldr q17, [x3, #96]
    eor v17.16b, v17.16b, v31.16b
    bit v2.16b, v18.16b, v7.16b
    bit v19.16b, v0.16b, v7.16b
    bit v28.16b, v4.16b, v7.16b
    bit v20.16b, v26.16b, v7.16b
    mov v0.16b, v1.16b
    sli v0.16b, v3.16b, #4
    sri v3.16b, v1.16b, #4
    mov v4.16b, v11.16b
    sli v4.16b, v14.16b, #4
    sri v14.16b, v11.16b, #4
    ldr q18, [x3, #16]
    eor v18.16b, v18.16b, v29.16b
    ldr q26, [x3, #48]
    eor v26.16b, v26.16b, v27.16b
    ldr q27, [x3, #112]
    eor v23.16b, v27.16b, v23.16b
    // round 1 (aes.dsl:47)
    ldr q27, [x3, #144]
    eor3 v22.16b, v27.16b, v22.16b, v17.16b
    eor v27.16b, v5.16b, v16.16b
    mov v29.16b, v2.16b
    sli v29.16b, v28.16b, #4
    sri v28.16b, v2.16b, #4
    mov v2.16b, v19.16b
    sli v2.16b, v20.16b, #4
    sri v20.16b, v19.16b, #4
    ldr q19, [x3, #64]
    eor v19.16b, v19.16b, v14.16b
    ldr q8, [x3, #160]
    eor3 v3.16b, v8.16b, v3.16b, v22.16b
    ldr q8, [x3, #176]
    eor3 v4.16b, v8.16b, v4.16b, v27.16b
    ldr q8, [x3, #208]
    eor3 v24.16b, v8.16b, v24.16b, v23.16b
    eor v9.16b, v18.16b, v26.16b
    ldr q10, [x3, #80]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #128]
    eor3 v0.16b, v10.16b, v0.16b, v16.16b
    eor v10.16b, v19.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    ldr q11, [x3, #224]
    eor3 v28.16b, v11.16b, v28.16b, v24.16b
    ldr q11, [x3, #240]
    eor3 v2.16b, v11.16b, v2.16b, v9.16b
    ldr q11, [x3, #192]
    eor3 v29.16b, v11.16b, v29.16b, v26.16b
    eor v11.16b, v22.16b, v27.16b
    eor v12.16b, v0.16b, v10.16b
    eor v13.16b, v10.16b, v3.16b
    eor v14.16b, v20.16b, v28.16b
    eor v28.16b, v28.16b, v2.16b
    eor v0.16b, v0.16b, v11.16b
    eor v15.16b, v24.16b, v9.16b
    eor v17.16b, v17.16b, v12.16b
    eor v5.16b, v5.16b, v13.16b
    eor v6.16b, v29.16b, v14.16b
    eor v7.16b, v14.16b, v28.16b
    eor v8.16b, v19.16b, v0.16b
    eor v29.16b, v29.16b, v15.16b
    eor v1.16b, v22.16b, v5.16b
    eor v31.16b, v27.16b, v17.16b
    eor v23.16b, v23.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    eor v21.16b, v22.16b, v17.16b
    and v25.16b, v19.16b, v22.16b
    eor v30.16b, v1.16b, v31.16b
    str q22, [sp, #64]
    eor v22.16b, v9.16b, v23.16b
    str q19, [sp, #80]
    and v19.16b, v13.16b, v1.16b
    // round 2 (aes.dsl:47)
    str q13, [sp, #96]
    // round 1 (aes.dsl:47)
    eor v13.16b, v24.16b, v18.16b
    eor v27.16b, v27.16b, v1.16b
    str q1, [sp, #112]
    orr v1.16b, v4.16b, v5.16b
    str q5, [sp, #128]
    and v5.16b, v21.16b, v0.16b
    str q4, [sp, #144]
    eor v4.16b, v3.16b, v8.16b
    str q8, [sp, #160]
    orr v8.16b, v17.16b, v8.16b
    str q11, [sp, #176]
    and v11.16b, v12.16b, v11.16b
    str q30, [sp, #192]
    and v30.16b, v3.16b, v30.16b
    str q3, [sp, #208]
    eor v3.16b, v24.16b, v23.16b
    str q17, [sp, #224]
    eor v17.16b, v20.16b, v29.16b
    str q21, [sp, #240]
    eor v21.16b, v13.16b, v22.16b
    eor v25.16b, v25.16b, v19.16b
    eor v1.16b, v1.16b, v19.16b
    and v19.16b, v27.16b, v4.16b
    eor3 v16.16b, v16.16b, v11.16b, v5.16b
    and v11.16b, v10.16b, v31.16b
    eor3 v30.16b, v12.16b, v8.16b, v30.16b
    str q24, [sp, #256]
    and v24.16b, v20.16b, v24.16b
    str q18, [sp, #272]
    orr v18.16b, v2.16b, v18.16b
    eor v9.16b, v9.16b, v13.16b
    str q13, [sp, #288]
    and v13.16b, v7.16b, v13.16b
    str q4, [sp, #304]
    and v4.16b, v3.16b, v29.16b
    str q31, [sp, #320]
    eor v31.16b, v28.16b, v17.16b
    str q17, [sp, #336]
    orr v17.16b, v23.16b, v17.16b
    str q15, [sp, #352]
    and v15.16b, v6.16b, v15.16b
    eor3 v19.16b, v8.16b, v19.16b, v25.16b
    eor v16.16b, v25.16b, v16.16b
    eor3 v5.16b, v5.16b, v11.16b, v1.16b
    eor v1.16b, v1.16b, v30.16b
    eor v24.16b, v24.16b, v13.16b
    eor v18.16b, v18.16b, v13.16b
    and v25.16b, v28.16b, v21.16b
    eor3 v26.16b, v26.16b, v15.16b, v4.16b
    and v30.16b, v9.16b, v31.16b
    eor v8.16b, v5.16b, v16.16b
    eor v11.16b, v1.16b, v19.16b
    eor3 v25.16b, v6.16b, v17.16b, v25.16b
    eor v26.16b, v24.16b, v26.16b
    eor3 v17.16b, v17.16b, v30.16b, v24.16b
    and v24.16b, v14.16b, v22.16b
    and v30.16b, v5.16b, v11.16b
    eor v25.16b, v18.16b, v25.16b
    and v13.16b, v1.16b, v8.16b
    eor3 v4.16b, v4.16b, v24.16b, v18.16b
    eor v18.16b, v16.16b, v30.16b
    eor v24.16b, v25.16b, v17.16b
    eor v15.16b, v19.16b, v13.16b
    and v18.16b, v19.16b, v18.16b
    eor v19.16b, v4.16b, v26.16b
    and v16.16b, v16.16b, v15.16b
    and v15.16b, v4.16b, v24.16b
    orr v5.16b, v5.16b, v18.16b
    eor v18.16b, v11.16b, v18.16b
    and v11.16b, v25.16b, v19.16b
    orr v1.16b, v1.16b, v16.16b
    eor v16.16b, v8.16b, v16.16b
    eor v8.16b, v26.16b, v15.16b
    eor v5.16b, v13.16b, v5.16b
    eor v13.16b, v17.16b, v11.16b
    and v12.16b, v12.16b, v18.16b
    and v17.16b, v17.16b, v8.16b
    eor v1.16b, v30.16b, v1.16b
    eor v30.16b, v16.16b, v18.16b
    and v26.16b, v26.16b, v13.16b
    and v27.16b, v27.16b, v16.16b
    eor v8.16b, v16.16b, v5.16b
    orr v4.16b, v4.16b, v17.16b
    eor v13.16b, v1.16b, v5.16b
    eor v17.16b, v24.16b, v17.16b
    orr v24.16b, v25.16b, v26.16b
    eor v25.16b, v1.16b, v18.16b
    eor v19.16b, v19.16b, v26.16b
    eor v4.16b, v11.16b, v4.16b
    ldr q26, [sp, #96]
    and v26.16b, v26.16b, v13.16b
    eor v11.16b, v30.16b, v13.16b
    eor v24.16b, v15.16b, v24.16b
    and v0.16b, v0.16b, v25.16b
    eor v15.16b, v19.16b, v17.16b
    str q21, [sp, #96]
    ldr q21, [sp, #80]
    and v21.16b, v21.16b, v11.16b
    and v6.16b, v6.16b, v17.16b
    str q31, [sp, #80]
    ldr q31, [sp, #240]
    and v25.16b, v31.16b, v25.16b
    eor v31.16b, v24.16b, v17.16b
    str q17, [sp, #240]
    eor v17.16b, v24.16b, v4.16b
    eor v0.16b, v0.16b, v26.16b
    str q13, [sp, #368]
    ldr q13, [sp, #224]
    and v13.16b, v13.16b, v8.16b
    and v9.16b, v9.16b, v19.16b
    str q26, [sp, #224]
    ldr q26, [sp, #144]
    and v26.16b, v26.16b, v30.16b
    and v29.16b, v29.16b, v31.16b
    and v7.16b, v7.16b, v17.16b
    eor3 v12.16b, v12.16b, v21.16b, v0.16b
    and v3.16b, v3.16b, v31.16b
    eor v31.16b, v15.16b, v17.16b
    str q17, [sp, #144]
    ldr q17, [sp, #208]
    and v17.16b, v17.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    and v2.16b, v2.16b, v15.16b
    and v20.16b, v20.16b, v31.16b
    and v10.16b, v10.16b, v1.16b
    str q12, [sp, #208]
    ldr q12, [sp, #320]
    and v1.16b, v12.16b, v1.16b
    eor v12.16b, v19.16b, v4.16b
    eor3 v13.16b, v25.16b, v13.16b, v27.16b
    str q27, [sp, #320]
    ldr q27, [sp, #160]
    and v27.16b, v27.16b, v8.16b
    eor3 v6.16b, v6.16b, v20.16b, v29.16b
    ldr q8, [sp, #128]
    and v30.16b, v8.16b, v30.16b
    and v28.16b, v28.16b, v4.16b
    and v23.16b, v23.16b, v12.16b
    eor v26.16b, v26.16b, v13.16b
    ldr q8, [sp, #176]
    and v18.16b, v8.16b, v18.16b
    eor v8.16b, v9.16b, v6.16b
    ldr q9, [sp, #304]
    and v16.16b, v9.16b, v16.16b
    eor v30.16b, v1.16b, v30.16b
    eor v17.16b, v17.16b, v26.16b
    ldr q9, [sp, #64]
    and v9.16b, v9.16b, v11.16b
    eor3 v0.16b, v10.16b, v0.16b, v26.16b
    eor3 v23.16b, v3.16b, v23.16b, v8.16b
    and v22.16b, v22.16b, v24.16b
    and v24.16b, v14.16b, v24.16b
    ldr q26, [sp, #224]
    eor3 v26.16b, v26.16b, v27.16b, v17.16b
    ldr q27, [sp, #272]
    and v27.16b, v27.16b, v15.16b
    ldr q10, [sp, #336]
    and v10.16b, v10.16b, v12.16b
    eor v2.16b, v2.16b, v23.16b
    ldr q11, [sp, #192]
    and v5.16b, v11.16b, v5.16b
    ldr q11, [sp, #112]
    ldr q12, [sp, #368]
    and v11.16b, v11.16b, v12.16b
    eor3 v9.16b, v30.16b, v9.16b, v0.16b
    eor3 v16.16b, v16.16b, v21.16b, v17.16b
    eor v17.16b, v18.16b, v26.16b
    eor v18.16b, v28.16b, v2.16b
    ldr q21, [sp, #80]
    and v19.16b, v21.16b, v19.16b
    ldr q21, [sp, #352]
    ldr q28, [sp, #240]
    and v21.16b, v21.16b, v28.16b
    eor v27.16b, v22.16b, v27.16b
    ldr q28, [sp, #256]
    and v28.16b, v28.16b, v31.16b
    eor3 v2.16b, v24.16b, v29.16b, v2.16b
    eor3 v7.16b, v7.16b, v10.16b, v18.16b
    eor3 v24.16b, v25.16b, v30.16b, v11.16b
    ldr q25, [sp, #320]
    eor3 v1.16b, v1.16b, v5.16b, v25.16b
    ldr q5, [sp, #208]
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v9.16b, v17.16b
    eor v25.16b, v26.16b, v16.16b
    ldr q26, [x8, #0]
    tbl v29.16b, {v0.16b}, v26.16b
    ldr q30, [sp, #96]
    and v4.16b, v30.16b, v4.16b
    ldr q30, [sp, #288]
    ldr q31, [sp, #144]
    and v30.16b, v30.16b, v31.16b
    eor3 v18.16b, v19.16b, v20.16b, v18.16b
    eor v19.16b, v21.16b, v7.16b
    eor3 v20.16b, v27.16b, v28.16b, v2.16b
    eor v21.16b, v13.16b, v17.16b
    tbl v28.16b, {v25.16b}, v26.16b
    tbl v31.16b, {v5.16b}, v26.16b
    tbl v9.16b, {v16.16b}, v26.16b
    tbl v10.16b, {v1.16b}, v26.16b
    tbl v11.16b, {v24.16b}, v26.16b
    eor3 v4.16b, v22.16b, v4.16b, v8.16b
    eor3 v3.16b, v3.16b, v27.16b, v30.16b
    eor v6.16b, v6.16b, v19.16b
    eor v7.16b, v7.16b, v18.16b
    eor v19.16b, v20.16b, v19.16b
    eor v20.16b, v2.16b, v29.16b
    tbl v22.16b, {v21.16b}, v26.16b
    tbl v27.16b, {v17.16b}, v26.16b
    // round 2 (aes.dsl:47)
    ldr q30, [x3, #464]
    // round 1 (aes.dsl:47)
    ext v8.16b, v2.16b, v2.16b, #4
    eor v23.16b, v23.16b, v19.16b
    ext v13.16b, v4.16b, v4.16b, #4
    eor v14.16b, v7.16b, v28.16b
    eor v26.16b, v4.16b, v10.16b
    eor v15.16b, v6.16b, v31.16b
    eor v12.16b, v18.16b, v9.16b
    str q10, [sp, #144]
    eor v10.16b, v3.16b, v11.16b
    str q25, [sp, #288]
    ldr q25, [x8, #32]
    str q5, [sp, #96]
    tbl v5.16b, {v20.16b}, v25.16b
    str q16, [sp, #208]
    ldr q16, [x8, #16]
    str q4, [sp, #320]
    tbl v4.16b, {v6.16b}, v16.16b
    tbl v2.16b, {v2.16b}, v16.16b
    str q17, [sp, #256]
    ext v17.16b, v3.16b, v3.16b, #4
    str q21, [sp, #240]
    ldr q21, [x3, #256]
    eor3 v1.16b, v21.16b, v1.16b, v13.16b
    eor v0.16b, v0.16b, v8.16b
    eor v21.16b, v19.16b, v27.16b
    ldr q8, [x3, #272]
    eor3 v8.16b, v8.16b, v26.16b, v20.16b
    eor v13.16b, v23.16b, v22.16b
    str q27, [sp, #352]
    ldr q27, [x3, #304]
    eor3 v27.16b, v27.16b, v10.16b, v9.16b
    tbl v9.16b, {v10.16b}, v25.16b
    str q26, [sp, #80]
    tbl v26.16b, {v12.16b}, v25.16b
    str q22, [sp, #368]
    tbl v22.16b, {v15.16b}, v25.16b
    tbl v25.16b, {v14.16b}, v25.16b
    str q21, [sp, #112]
    ldr q21, [x3, #368]
    eor3 v5.16b, v21.16b, v29.16b, v5.16b
    ext v21.16b, v20.16b, v20.16b, #4
    // round 2 (aes.dsl:47)
    eor3 v28.16b, v30.16b, v20.16b, v28.16b
    // round 1 (aes.dsl:47)
    ext v29.16b, v23.16b, v23.16b, #4
    tbl v30.16b, {v19.16b}, v16.16b
    ext v19.16b, v19.16b, v19.16b, #4
    str q23, [sp, #192]
    ext v23.16b, v7.16b, v7.16b, #4
    tbl v7.16b, {v7.16b}, v16.16b
    ext v6.16b, v6.16b, v6.16b, #4
    str q20, [sp, #336]
    tbl v20.16b, {v18.16b}, v16.16b
    tbl v3.16b, {v3.16b}, v16.16b
    ldr q16, [x3, #288]
    eor3 v16.16b, v16.16b, v24.16b, v17.16b
    // round 2 (aes.dsl:47)
    ldr q17, [x3, #448]
    // round 1 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v0.16b, v4.16b
    ext v4.16b, v10.16b, v10.16b, #4
    eor v24.16b, v27.16b, v26.16b
    ext v26.16b, v12.16b, v12.16b, #4
    eor3 v22.16b, v8.16b, v31.16b, v22.16b
    ext v27.16b, v15.16b, v15.16b, #4
    ext v31.16b, v14.16b, v14.16b, #4
    eor v5.16b, v5.16b, v13.16b
    ldr q8, [x3, #352]
    eor3 v2.16b, v8.16b, v2.16b, v21.16b
    // round 2 (aes.dsl:47)
    ldr q21, [x3, #480]
    eor3 v21.16b, v21.16b, v11.16b, v9.16b
    ldr q8, [sp, #112]
    eor3 v25.16b, v28.16b, v25.16b, v8.16b
    // round 1 (aes.dsl:47)
    ext v18.16b, v18.16b, v18.16b, #4
    ldr q28, [x3, #336]
    ldr q9, [sp, #368]
    eor3 v28.16b, v28.16b, v12.16b, v9.16b
    eor3 v16.16b, v16.16b, v20.16b, v26.16b
    ldr q20, [x8, #32]
    tbl v26.16b, {v13.16b}, v20.16b
    eor v1.16b, v1.16b, v27.16b
    ldr q27, [sp, #80]
    tbl v9.16b, {v27.16b}, v20.16b
    tbl v10.16b, {v8.16b}, v20.16b
    ldr q11, [sp, #240]
    eor3 v2.16b, v11.16b, v2.16b, v29.16b
    // round 2 (aes.dsl:47)
    ldr q29, [sp, #256]
    eor3 v7.16b, v29.16b, v7.16b, v31.16b
    ldr q29, [x3, #416]
    eor3 v3.16b, v29.16b, v3.16b, v4.16b
    eor v4.16b, v6.16b, v30.16b
    eor v6.16b, v0.16b, v23.16b
    ldr q23, [x3, #400]
    eor3 v19.16b, v23.16b, v0.16b, v19.16b
    ldr q23, [x3, #496]
    ldr q29, [sp, #352]
    eor3 v23.16b, v23.16b, v29.16b, v15.16b
    ldr q29, [sp, #336]
    eor3 v21.16b, v21.16b, v29.16b, v14.16b
    eor v25.16b, v5.16b, v25.16b
    eor v11.16b, v24.16b, v22.16b
    // round 1 (aes.dsl:47)
    ldr q12, [sp, #192]
    ldr q14, [x8, #16]
    tbl v12.16b, {v12.16b}, v14.16b
    ldr q15, [sp, #320]
    tbl v15.16b, {v15.16b}, v14.16b
    ldr q14, [x3, #320]
    ldr q31, [sp, #208]
    eor3 v18.16b, v14.16b, v31.16b, v18.16b
    eor v26.16b, v28.16b, v26.16b
    ext v28.16b, v13.16b, v13.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v8.16b, v8.16b, v8.16b, #4
    // round 2 (aes.dsl:47)
    ldr q14, [x3, #432]
    ldr q13, [sp, #96]
    eor3 v4.16b, v14.16b, v13.16b, v4.16b
    ldr q13, [sp, #288]
    eor3 v3.16b, v3.16b, v13.16b, v6.16b
    eor3 v6.16b, v19.16b, v2.16b, v7.16b
    eor v7.16b, v16.16b, v1.16b
    ldr q19, [sp, #144]
    eor3 v17.16b, v17.16b, v19.16b, v9.16b
    eor v19.16b, v21.16b, v25.16b
    eor3 v21.16b, v10.16b, v23.16b, v11.16b
    // round 1 (aes.dsl:47)
    eor3 v18.16b, v18.16b, v12.16b, v28.16b
    // round 2 (aes.dsl:47)
    ldr q23, [x3, #384]
    eor3 v23.16b, v23.16b, v15.16b, v27.16b
    eor v3.16b, v3.16b, v6.16b
    eor3 v4.16b, v8.16b, v4.16b, v7.16b
    eor3 v17.16b, v29.16b, v17.16b, v24.16b
    eor v29.16b, v26.16b, v19.16b
    eor v19.16b, v19.16b, v21.16b
    eor3 v0.16b, v0.16b, v23.16b, v16.16b
    eor v23.16b, v18.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v10.16b, v17.16b, v29.16b
    eor v12.16b, v25.16b, v11.16b
    eor v14.16b, v29.16b, v19.16b
    eor v15.16b, v0.16b, v23.16b
    eor v13.16b, v6.16b, v7.16b
    eor v8.16b, v23.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    eor v2.16b, v2.16b, v15.16b
    eor v0.16b, v0.16b, v13.16b
    eor v1.16b, v1.16b, v8.16b
    eor v9.16b, v11.16b, v5.16b
    eor v28.16b, v25.16b, v5.16b
    eor v27.16b, v25.16b, v22.16b
    eor v31.16b, v7.16b, v2.16b
    eor v30.16b, v26.16b, v17.16b
    eor v20.16b, v6.16b, v1.16b
    str q29, [sp, #336]
    eor v29.16b, v6.16b, v2.16b
    str q23, [sp, #144]
    eor v23.16b, v18.16b, v0.16b
    str q9, [sp, #288]
    eor v9.16b, v27.16b, v9.16b
    str q25, [sp, #96]
    and v25.16b, v26.16b, v25.16b
    str q26, [sp, #112]
    and v26.16b, v14.16b, v27.16b
    str q14, [sp, #80]
    eor v14.16b, v20.16b, v31.16b
    eor v11.16b, v11.16b, v27.16b
    str q27, [sp, #208]
    orr v27.16b, v21.16b, v22.16b
    str q22, [sp, #320]
    orr v22.16b, v5.16b, v30.16b
    str q30, [sp, #192]
    eor v30.16b, v19.16b, v30.16b
    str q21, [sp, #352]
    and v21.16b, v28.16b, v17.16b
    str q12, [sp, #256]
    and v12.16b, v10.16b, v12.16b
    str q6, [sp, #240]
    and v6.16b, v18.16b, v6.16b
    eor v7.16b, v7.16b, v20.16b
    str q20, [sp, #368]
    and v20.16b, v8.16b, v20.16b
    str q1, [sp, #272]
    orr v1.16b, v4.16b, v1.16b
    str q4, [sp, #224]
    and v4.16b, v29.16b, v0.16b
    str q2, [sp, #64]
    orr v2.16b, v2.16b, v23.16b
    str q23, [sp, #304]
    eor v23.16b, v3.16b, v23.16b
    str q13, [sp, #176]
    and v13.16b, v15.16b, v13.16b
    str q14, [sp, #128]
    and v14.16b, v3.16b, v14.16b
    eor v25.16b, v25.16b, v26.16b
    eor v26.16b, v27.16b, v26.16b
    and v27.16b, v19.16b, v9.16b
    eor3 v24.16b, v24.16b, v12.16b, v21.16b
    and v12.16b, v11.16b, v30.16b
    eor v6.16b, v6.16b, v20.16b
    eor v1.16b, v1.16b, v20.16b
    and v20.16b, v7.16b, v23.16b
    eor3 v27.16b, v10.16b, v22.16b, v27.16b
    eor3 v16.16b, v16.16b, v13.16b, v4.16b
    ldr q13, [sp, #144]
    str q9, [sp, #160]
    and v9.16b, v13.16b, v31.16b
    eor3 v14.16b, v15.16b, v2.16b, v14.16b
    eor3 v22.16b, v22.16b, v12.16b, v25.16b
    ldr q12, [sp, #336]
    str q30, [sp, #384]
    ldr q30, [sp, #288]
    and v30.16b, v12.16b, v30.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v26.16b, v27.16b
    eor3 v2.16b, v2.16b, v20.16b, v6.16b
    eor3 v20.16b, v21.16b, v30.16b, v26.16b
    eor v6.16b, v6.16b, v16.16b
    eor3 v4.16b, v4.16b, v9.16b, v1.16b
    eor v1.16b, v1.16b, v14.16b
    eor v16.16b, v25.16b, v22.16b
    eor v21.16b, v20.16b, v24.16b
    eor v26.16b, v4.16b, v6.16b
    eor v27.16b, v1.16b, v2.16b
    and v30.16b, v20.16b, v16.16b
    and v9.16b, v1.16b, v26.16b
    eor v14.16b, v2.16b, v9.16b
    and v14.16b, v6.16b, v14.16b
    orr v1.16b, v1.16b, v14.16b
    eor v26.16b, v26.16b, v14.16b
    and v14.16b, v4.16b, v27.16b
    eor v6.16b, v6.16b, v14.16b
    eor v1.16b, v14.16b, v1.16b
    and v14.16b, v25.16b, v21.16b
    and v7.16b, v7.16b, v26.16b
    and v23.16b, v23.16b, v26.16b
    and v2.16b, v2.16b, v6.16b
    eor v6.16b, v24.16b, v30.16b
    and v31.16b, v31.16b, v1.16b
    and v13.16b, v13.16b, v1.16b
    and v6.16b, v22.16b, v6.16b
    eor v22.16b, v22.16b, v14.16b
    orr v4.16b, v4.16b, v2.16b
    eor v2.16b, v27.16b, v2.16b
    and v22.16b, v24.16b, v22.16b
    orr v20.16b, v20.16b, v6.16b
    eor v6.16b, v16.16b, v6.16b
    eor v4.16b, v9.16b, v4.16b
    eor v16.16b, v26.16b, v2.16b
    eor v24.16b, v1.16b, v2.16b
    orr v25.16b, v25.16b, v22.16b
    eor v20.16b, v14.16b, v20.16b
    eor v21.16b, v21.16b, v22.16b
    eor v1.16b, v1.16b, v4.16b
    and v0.16b, v0.16b, v24.16b
    and v22.16b, v10.16b, v6.16b
    eor v25.16b, v30.16b, v25.16b
    eor v27.16b, v21.16b, v6.16b
    and v30.16b, v15.16b, v2.16b
    and v8.16b, v8.16b, v1.16b
    eor v9.16b, v16.16b, v1.16b
    and v10.16b, v11.16b, v21.16b
    eor v11.16b, v25.16b, v6.16b
    eor v14.16b, v25.16b, v20.16b
    eor v15.16b, v21.16b, v20.16b
    eor v0.16b, v0.16b, v8.16b
    and v18.16b, v18.16b, v9.16b
    eor v26.16b, v26.16b, v4.16b
    str q23, [sp, #144]
    ldr q23, [sp, #80]
    and v23.16b, v23.16b, v14.16b
    and v17.16b, v17.16b, v11.16b
    and v5.16b, v5.16b, v15.16b
    eor3 v30.16b, v30.16b, v18.16b, v0.16b
    and v28.16b, v28.16b, v11.16b
    eor v11.16b, v27.16b, v14.16b
    eor v17.16b, v17.16b, v23.16b
    and v24.16b, v29.16b, v24.16b
    ldr q29, [sp, #64]
    and v29.16b, v29.16b, v26.16b
    str q23, [sp, #64]
    ldr q23, [sp, #112]
    and v23.16b, v23.16b, v11.16b
    eor v7.16b, v7.16b, v30.16b
    str q30, [sp, #112]
    ldr q30, [sp, #352]
    and v30.16b, v30.16b, v27.16b
    str q18, [sp, #352]
    ldr q18, [sp, #224]
    and v18.16b, v18.16b, v16.16b
    and v19.16b, v19.16b, v20.16b
    and v3.16b, v3.16b, v4.16b
    eor3 v22.16b, v22.16b, v23.16b, v17.16b
    eor3 v29.16b, v24.16b, v29.16b, v7.16b
    and v12.16b, v12.16b, v25.16b
    str q7, [sp, #336]
    ldr q7, [sp, #288]
    and v7.16b, v7.16b, v25.16b
    ldr q25, [sp, #192]
    and v25.16b, v25.16b, v15.16b
    ldr q15, [sp, #320]
    and v27.16b, v15.16b, v27.16b
    eor v10.16b, v10.16b, v22.16b
    eor v18.16b, v18.16b, v29.16b
    ldr q15, [sp, #272]
    and v16.16b, v15.16b, v16.16b
    ldr q15, [sp, #304]
    and v26.16b, v15.16b, v26.16b
    ldr q15, [sp, #256]
    and v6.16b, v15.16b, v6.16b
    ldr q15, [sp, #384]
    and v21.16b, v15.16b, v21.16b
    eor3 v5.16b, v28.16b, v5.16b, v10.16b
    eor v3.16b, v3.16b, v18.16b
    eor v27.16b, v7.16b, v27.16b
    ldr q15, [sp, #96]
    and v11.16b, v15.16b, v11.16b
    ldr q15, [sp, #176]
    and v2.16b, v15.16b, v2.16b
    eor v16.16b, v31.16b, v16.16b
    eor v30.16b, v30.16b, v5.16b
    ldr q15, [sp, #240]
    and v9.16b, v15.16b, v9.16b
    eor3 v0.16b, v13.16b, v0.16b, v18.16b
    eor3 v18.16b, v8.16b, v26.16b, v3.16b
    ldr q26, [sp, #160]
    and v20.16b, v26.16b, v20.16b
    ldr q26, [sp, #208]
    and v26.16b, v26.16b, v14.16b
    eor v19.16b, v19.16b, v30.16b
    eor3 v17.16b, v12.16b, v17.16b, v30.16b
    ldr q30, [sp, #128]
    and v4.16b, v30.16b, v4.16b
    ldr q30, [sp, #368]
    and v1.16b, v30.16b, v1.16b
    eor3 v30.16b, v16.16b, v9.16b, v0.16b
    ldr q8, [sp, #144]
    ldr q9, [sp, #352]
    eor3 v3.16b, v8.16b, v9.16b, v3.16b
    ldr q8, [sp, #64]
    eor3 v25.16b, v8.16b, v25.16b, v19.16b
    eor3 v8.16b, v27.16b, v11.16b, v17.16b
    eor3 v19.16b, v21.16b, v23.16b, v19.16b
    eor v2.16b, v2.16b, v18.16b
    ldr q21, [x8, #32]
    tbl v23.16b, {v0.16b}, v21.16b
    eor3 v7.16b, v7.16b, v20.16b, v10.16b
    eor v6.16b, v6.16b, v25.16b
    eor3 v20.16b, v28.16b, v27.16b, v26.16b
    ext v26.16b, v17.16b, v17.16b, #8
    eor v25.16b, v25.16b, v19.16b
    eor3 v1.16b, v24.16b, v16.16b, v1.16b
    ldr q16, [sp, #336]
    eor3 v4.16b, v31.16b, v4.16b, v16.16b
    eor v16.16b, v8.16b, v6.16b
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [sp, #112]
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v30.16b, v2.16b
    eor v18.16b, v18.16b, v3.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    eor v5.16b, v5.16b, v16.16b
    ext v24.16b, v25.16b, v25.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    eor v17.16b, v17.16b, v23.16b
    eor v23.16b, v0.16b, v26.16b
    eor v25.16b, v29.16b, v2.16b
    rev32 v27.8h, v4.8h
    ext v5.16b, v5.16b, v5.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    eor v28.16b, v22.16b, v6.16b
    eor v29.16b, v3.16b, v19.16b
    rev32 v30.8h, v23.8h
    eor v31.16b, v4.16b, v7.16b
    eor v8.16b, v1.16b, v20.16b
    eor v9.16b, v18.16b, v24.16b
    rev32 v10.8h, v1.8h
    ldr q11, [x3, #528]
    eor3 v27.16b, v11.16b, v27.16b, v7.16b
    eor v11.16b, v25.16b, v5.16b
    rev32 v12.8h, v29.8h
    rev32 v13.8h, v28.8h
    ldr q14, [x3, #608]
    eor3 v26.16b, v14.16b, v26.16b, v30.16b
    ldr q14, [x3, #512]
    eor3 v14.16b, v14.16b, v31.16b, v23.16b
    ldr q15, [x3, #544]
    eor3 v15.16b, v15.16b, v8.16b, v19.16b
    rev32 v8.8h, v8.8h
    rev32 v21.8h, v9.8h
    str q4, [sp, #112]
    eor v4.16b, v2.16b, v16.16b
    // round 3 (aes.dsl:47)
    str q7, [sp, #336]
    ldr q7, [x3, #656]
    eor3 v7.16b, v7.16b, v23.16b, v24.16b
    // round 2 (aes.dsl:47)
    str q25, [sp, #64]
    rev32 v25.8h, v25.8h
    str q2, [sp, #352]
    rev32 v2.8h, v2.8h
    str q2, [sp, #144]
    rev32 v2.8h, v22.8h
    eor3 v22.16b, v27.16b, v22.16b, v17.16b
    ldr q27, [x3, #560]
    eor3 v27.16b, v27.16b, v10.16b, v20.16b
    eor v26.16b, v26.16b, v11.16b
    ldr q10, [x3, #624]
    eor3 v0.16b, v10.16b, v0.16b, v30.16b
    eor3 v30.16b, v14.16b, v6.16b, v13.16b
    eor v10.16b, v15.16b, v12.16b
    // round 3 (aes.dsl:47)
    ldr q14, [x3, #672]
    eor3 v20.16b, v14.16b, v20.16b, v8.16b
    eor3 v7.16b, v7.16b, v21.16b, v4.16b
    // round 2 (aes.dsl:47)
    rev32 v14.8h, v18.8h
    rev32 v15.8h, v3.8h
    // round 3 (aes.dsl:47)
    str q14, [sp, #368]
    // round 2 (aes.dsl:47)
    ldr q14, [x3, #576]
    eor3 v29.16b, v14.16b, v29.16b, v5.16b
    eor3 v3.16b, v27.16b, v3.16b, v12.16b
    // round 3 (aes.dsl:47)
    ldr q27, [x3, #752]
    // round 2 (aes.dsl:47)
    rev32 v11.8h, v11.8h
    eor v22.16b, v22.16b, v13.16b
    eor3 v0.16b, v0.16b, v25.16b, v5.16b
    // round 3 (aes.dsl:47)
    ldr q5, [x3, #704]
    // round 2 (aes.dsl:47)
    rev32 v25.8h, v31.8h
    rev32 v4.8h, v4.8h
    // round 3 (aes.dsl:47)
    ldr q31, [x3, #688]
    eor3 v28.16b, v31.16b, v16.16b, v28.16b
    eor3 v20.16b, v20.16b, v23.16b, v9.16b
    eor v7.16b, v26.16b, v7.16b
    eor v9.16b, v10.16b, v30.16b
    ldr q14, [x3, #720]
    eor3 v18.16b, v14.16b, v18.16b, v17.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #736]
    eor3 v1.16b, v6.16b, v1.16b, v8.16b
    eor v6.16b, v24.16b, v17.16b
    // round 2 (aes.dsl:47)
    ldr q24, [x3, #592]
    eor3 v19.16b, v24.16b, v15.16b, v19.16b
    eor v24.16b, v29.16b, v11.16b
    // round 3 (aes.dsl:47)
    eor v18.16b, v18.16b, v21.16b
    ldr q21, [x3, #640]
    ldr q29, [sp, #336]
    eor3 v21.16b, v21.16b, v29.16b, v25.16b
    eor v20.16b, v20.16b, v7.16b
    eor3 v28.16b, v4.16b, v28.16b, v9.16b
    ldr q29, [sp, #352]
    eor3 v2.16b, v27.16b, v29.16b, v2.16b
    ldr q27, [sp, #368]
    eor3 v1.16b, v1.16b, v27.16b, v6.16b
    ldr q6, [sp, #144]
    eor3 v6.16b, v6.16b, v16.16b, v18.16b
    eor v16.16b, v3.16b, v22.16b
    // round 2 (aes.dsl:47)
    ldr q18, [sp, #64]
    eor3 v18.16b, v18.16b, v19.16b, v11.16b
    // round 3 (aes.dsl:47)
    eor3 v21.16b, v23.16b, v21.16b, v10.16b
    eor v23.16b, v24.16b, v20.16b
    eor v20.16b, v20.16b, v28.16b
    eor v6.16b, v0.16b, v6.16b
    ldr q11, [sp, #112]
    eor3 v5.16b, v5.16b, v11.16b, v25.16b
    eor3 v2.16b, v4.16b, v2.16b, v16.16b
    eor v4.16b, v21.16b, v23.16b
    eor v25.16b, v23.16b, v20.16b
    eor v11.16b, v7.16b, v9.16b
    eor v1.16b, v1.16b, v6.16b
    eor3 v5.16b, v5.16b, v17.16b, v3.16b
    eor v17.16b, v6.16b, v16.16b
    eor v26.16b, v26.16b, v4.16b
    eor v30.16b, v30.16b, v25.16b
    eor v21.16b, v21.16b, v11.16b
    eor v14.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v15.16b, v5.16b, v17.16b
    eor v8.16b, v7.16b, v30.16b
    eor v29.16b, v9.16b, v26.16b
    eor v13.16b, v7.16b, v26.16b
    eor v5.16b, v5.16b, v14.16b
    eor v12.16b, v14.16b, v1.16b
    eor v27.16b, v24.16b, v21.16b
    eor v19.16b, v8.16b, v29.16b
    and v31.16b, v24.16b, v7.16b
    str q7, [sp, #112]
    orr v7.16b, v28.16b, v30.16b
    // round 4 (aes.dsl:47)
    str q30, [sp, #64]
    // round 3 (aes.dsl:47)
    eor v0.16b, v0.16b, v5.16b
    eor v22.16b, v22.16b, v12.16b
    and v30.16b, v25.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    str q8, [sp, #144]
    and v8.16b, v13.16b, v21.16b
    str q28, [sp, #368]
    orr v28.16b, v26.16b, v27.16b
    str q13, [sp, #352]
    eor v13.16b, v6.16b, v22.16b
    str q26, [sp, #336]
    eor v26.16b, v16.16b, v0.16b
    str q27, [sp, #128]
    eor v27.16b, v20.16b, v27.16b
    str q11, [sp, #208]
    and v11.16b, v4.16b, v11.16b
    str q19, [sp, #160]
    and v19.16b, v20.16b, v19.16b
    str q20, [sp, #240]
    eor v20.16b, v6.16b, v0.16b
    str q24, [sp, #176]
    eor v24.16b, v18.16b, v15.16b
    str q21, [sp, #96]
    eor v21.16b, v13.16b, v26.16b
    eor v31.16b, v31.16b, v30.16b
    // round 4 (aes.dsl:47)
    str q25, [sp, #384]
    // round 3 (aes.dsl:47)
    eor v7.16b, v7.16b, v30.16b
    and v30.16b, v9.16b, v27.16b
    eor3 v10.16b, v10.16b, v11.16b, v8.16b
    and v25.16b, v23.16b, v29.16b
    eor3 v19.16b, v4.16b, v28.16b, v19.16b
    and v11.16b, v18.16b, v6.16b
    str q6, [sp, #256]
    orr v6.16b, v2.16b, v22.16b
    str q22, [sp, #304]
    and v22.16b, v12.16b, v13.16b
    eor v16.16b, v16.16b, v13.16b
    str q13, [sp, #272]
    and v13.16b, v20.16b, v15.16b
    str q27, [sp, #320]
    orr v27.16b, v0.16b, v24.16b
    str q24, [sp, #192]
    eor v24.16b, v1.16b, v24.16b
    str q17, [sp, #288]
    and v17.16b, v5.16b, v17.16b
    eor3 v28.16b, v28.16b, v30.16b, v31.16b
    eor v30.16b, v31.16b, v10.16b
    eor3 v25.16b, v8.16b, v25.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v19.16b, v11.16b, v22.16b
    eor v6.16b, v6.16b, v22.16b
    and v22.16b, v1.16b, v21.16b
    eor3 v3.16b, v3.16b, v17.16b, v13.16b
    and v17.16b, v16.16b, v24.16b
    eor v31.16b, v25.16b, v30.16b
    eor v8.16b, v7.16b, v28.16b
    eor3 v22.16b, v5.16b, v27.16b, v22.16b
    eor v3.16b, v19.16b, v3.16b
    eor3 v17.16b, v27.16b, v17.16b, v19.16b
    and v19.16b, v14.16b, v26.16b
    and v27.16b, v25.16b, v8.16b
    eor v22.16b, v6.16b, v22.16b
    and v10.16b, v7.16b, v31.16b
    eor3 v6.16b, v13.16b, v19.16b, v6.16b
    eor v19.16b, v30.16b, v27.16b
    eor v11.16b, v22.16b, v17.16b
    eor v13.16b, v28.16b, v10.16b
    and v19.16b, v28.16b, v19.16b
    eor v28.16b, v6.16b, v3.16b
    and v30.16b, v30.16b, v13.16b
    and v13.16b, v6.16b, v11.16b
    orr v25.16b, v25.16b, v19.16b
    eor v19.16b, v8.16b, v19.16b
    and v8.16b, v22.16b, v28.16b
    orr v7.16b, v7.16b, v30.16b
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v3.16b, v13.16b
    eor v25.16b, v10.16b, v25.16b
    eor v10.16b, v17.16b, v8.16b
    and v4.16b, v4.16b, v19.16b
    and v17.16b, v17.16b, v31.16b
    eor v7.16b, v27.16b, v7.16b
    eor v27.16b, v30.16b, v19.16b
    and v3.16b, v3.16b, v10.16b
    and v31.16b, v9.16b, v30.16b
    eor v9.16b, v30.16b, v25.16b
    orr v6.16b, v6.16b, v17.16b
    eor v10.16b, v7.16b, v25.16b
    eor v17.16b, v11.16b, v17.16b
    orr v22.16b, v22.16b, v3.16b
    eor v11.16b, v7.16b, v19.16b
    eor v3.16b, v28.16b, v3.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q28, [sp, #384]
    and v28.16b, v28.16b, v10.16b
    eor v8.16b, v27.16b, v10.16b
    eor v22.16b, v13.16b, v22.16b
    ldr q13, [sp, #96]
    and v13.16b, v13.16b, v11.16b
    str q21, [sp, #96]
    eor v21.16b, v3.16b, v17.16b
    str q24, [sp, #384]
    ldr q24, [sp, #176]
    and v24.16b, v24.16b, v8.16b
    and v5.16b, v5.16b, v17.16b
    str q10, [sp, #176]
    ldr q10, [sp, #336]
    and v10.16b, v10.16b, v9.16b
    str q14, [sp, #336]
    eor v14.16b, v22.16b, v6.16b
    eor v13.16b, v13.16b, v28.16b
    str q28, [sp, #224]
    ldr q28, [sp, #352]
    and v28.16b, v28.16b, v11.16b
    eor v11.16b, v22.16b, v17.16b
    and v16.16b, v16.16b, v3.16b
    str q17, [sp, #352]
    ldr q17, [sp, #368]
    and v17.16b, v17.16b, v27.16b
    and v12.16b, v12.16b, v14.16b
    eor3 v4.16b, v4.16b, v24.16b, v13.16b
    str q24, [sp, #368]
    ldr q24, [sp, #240]
    and v24.16b, v24.16b, v25.16b
    and v15.16b, v15.16b, v11.16b
    and v20.16b, v20.16b, v11.16b
    eor v11.16b, v21.16b, v14.16b
    eor v31.16b, v31.16b, v4.16b
    and v2.16b, v2.16b, v21.16b
    and v23.16b, v23.16b, v7.16b
    eor v15.16b, v15.16b, v12.16b
    and v18.16b, v18.16b, v11.16b
    and v7.16b, v29.16b, v7.16b
    eor v29.16b, v3.16b, v6.16b
    eor3 v10.16b, v28.16b, v10.16b, v31.16b
    str q14, [sp, #240]
    ldr q14, [sp, #128]
    and v9.16b, v14.16b, v9.16b
    eor3 v5.16b, v5.16b, v18.16b, v15.16b
    ldr q14, [sp, #64]
    and v27.16b, v14.16b, v27.16b
    and v1.16b, v1.16b, v6.16b
    and v0.16b, v0.16b, v29.16b
    eor v17.16b, v17.16b, v10.16b
    ldr q14, [sp, #208]
    and v19.16b, v14.16b, v19.16b
    eor v16.16b, v16.16b, v5.16b
    ldr q14, [sp, #320]
    and v30.16b, v14.16b, v30.16b
    eor v27.16b, v7.16b, v27.16b
    eor v24.16b, v24.16b, v17.16b
    ldr q14, [sp, #112]
    and v8.16b, v14.16b, v8.16b
    eor3 v17.16b, v23.16b, v13.16b, v17.16b
    eor3 v0.16b, v20.16b, v0.16b, v16.16b
    and v23.16b, v26.16b, v22.16b
    ldr q26, [sp, #336]
    and v22.16b, v26.16b, v22.16b
    ldr q26, [sp, #224]
    eor3 v26.16b, v26.16b, v9.16b, v24.16b
    ldr q9, [sp, #192]
    and v29.16b, v9.16b, v29.16b
    ldr q9, [sp, #304]
    and v21.16b, v9.16b, v21.16b
    eor v2.16b, v2.16b, v0.16b
    ldr q9, [sp, #160]
    and v25.16b, v9.16b, v25.16b
    ldr q9, [sp, #144]
    ldr q13, [sp, #176]
    and v9.16b, v9.16b, v13.16b
    eor3 v8.16b, v27.16b, v8.16b, v17.16b
    ldr q13, [sp, #368]
    eor3 v24.16b, v30.16b, v13.16b, v24.16b
    eor v19.16b, v19.16b, v26.16b
    eor v1.16b, v1.16b, v2.16b
    ldr q30, [sp, #384]
    and v3.16b, v30.16b, v3.16b
    ldr q30, [sp, #288]
    ldr q13, [sp, #352]
    and v30.16b, v30.16b, v13.16b
    eor v21.16b, v23.16b, v21.16b
    ldr q13, [sp, #256]
    and v11.16b, v13.16b, v11.16b
    eor3 v2.16b, v22.16b, v15.16b, v2.16b
    eor3 v22.16b, v12.16b, v29.16b, v1.16b
    eor3 v27.16b, v28.16b, v27.16b, v9.16b
    eor3 v7.16b, v7.16b, v25.16b, v31.16b
    eor v25.16b, v8.16b, v19.16b
    eor v4.16b, v4.16b, v19.16b
    eor v19.16b, v26.16b, v24.16b
    ldr q26, [x8, #0]
    tbl v28.16b, {v17.16b}, v26.16b
    ldr q29, [sp, #96]
    and v6.16b, v29.16b, v6.16b
    ldr q29, [sp, #272]
    ldr q31, [sp, #240]
    and v29.16b, v29.16b, v31.16b
    eor3 v31.16b, v21.16b, v11.16b, v2.16b
    eor3 v1.16b, v3.16b, v18.16b, v1.16b
    eor v3.16b, v30.16b, v22.16b
    eor v18.16b, v10.16b, v25.16b
    tbl v30.16b, {v19.16b}, v26.16b
    tbl v8.16b, {v4.16b}, v26.16b
    tbl v9.16b, {v24.16b}, v26.16b
    tbl v10.16b, {v7.16b}, v26.16b
    tbl v11.16b, {v27.16b}, v26.16b
    eor3 v20.16b, v20.16b, v21.16b, v29.16b
    eor3 v6.16b, v23.16b, v6.16b, v16.16b
    eor v16.16b, v31.16b, v3.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v22.16b, v1.16b
    eor v21.16b, v2.16b, v28.16b
    tbl v22.16b, {v18.16b}, v26.16b
    tbl v23.16b, {v25.16b}, v26.16b
    // round 4 (aes.dsl:47)
    ldr q29, [x3, #976]
    // round 3 (aes.dsl:47)
    eor v0.16b, v0.16b, v16.16b
    ext v12.16b, v2.16b, v2.16b, #4
    ext v13.16b, v6.16b, v6.16b, #4
    eor v14.16b, v5.16b, v30.16b
    eor v26.16b, v6.16b, v10.16b
    eor v15.16b, v3.16b, v8.16b
    eor v31.16b, v1.16b, v9.16b
    str q10, [sp, #240]
    eor v10.16b, v20.16b, v11.16b
    str q19, [sp, #272]
    ldr q19, [x8, #32]
    str q4, [sp, #96]
    tbl v4.16b, {v21.16b}, v19.16b
    str q24, [sp, #256]
    ldr q24, [x8, #16]
    str q6, [sp, #352]
    tbl v6.16b, {v3.16b}, v24.16b
    tbl v2.16b, {v2.16b}, v24.16b
    str q25, [sp, #288]
    ext v25.16b, v20.16b, v20.16b, #4
    str q18, [sp, #384]
    ldr q18, [x3, #768]
    eor3 v7.16b, v18.16b, v7.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v18.16b, v16.16b, v23.16b
    ldr q12, [x3, #784]
    eor3 v12.16b, v12.16b, v26.16b, v21.16b
    eor v13.16b, v0.16b, v22.16b
    str q23, [sp, #368]
    ldr q23, [x3, #816]
    eor3 v23.16b, v23.16b, v10.16b, v9.16b
    tbl v9.16b, {v10.16b}, v19.16b
    str q26, [sp, #176]
    tbl v26.16b, {v31.16b}, v19.16b
    str q22, [sp, #144]
    tbl v22.16b, {v15.16b}, v19.16b
    tbl v19.16b, {v14.16b}, v19.16b
    str q18, [sp, #160]
    ldr q18, [x3, #880]
    eor3 v4.16b, v18.16b, v28.16b, v4.16b
    ext v18.16b, v21.16b, v21.16b, #4
    // round 4 (aes.dsl:47)
    eor3 v28.16b, v29.16b, v21.16b, v30.16b
    // round 3 (aes.dsl:47)
    tbl v29.16b, {v5.16b}, v24.16b
    ext v5.16b, v5.16b, v5.16b, #4
    ext v30.16b, v0.16b, v0.16b, #4
    ext v3.16b, v3.16b, v3.16b, #4
    str q0, [sp, #304]
    tbl v0.16b, {v16.16b}, v24.16b
    ext v16.16b, v16.16b, v16.16b, #4
    str q21, [sp, #192]
    tbl v21.16b, {v1.16b}, v24.16b
    tbl v20.16b, {v20.16b}, v24.16b
    ldr q24, [x3, #800]
    eor3 v24.16b, v24.16b, v27.16b, v25.16b
    // round 4 (aes.dsl:47)
    ldr q25, [x3, #960]
    // round 3 (aes.dsl:47)
    eor3 v6.16b, v7.16b, v17.16b, v6.16b
    ext v7.16b, v10.16b, v10.16b, #4
    eor v23.16b, v23.16b, v26.16b
    ext v26.16b, v31.16b, v31.16b, #4
    eor3 v22.16b, v12.16b, v8.16b, v22.16b
    ext v27.16b, v15.16b, v15.16b, #4
    ext v8.16b, v14.16b, v14.16b, #4
    eor v4.16b, v4.16b, v13.16b
    ldr q10, [x3, #864]
    eor3 v2.16b, v10.16b, v2.16b, v18.16b
    // round 4 (aes.dsl:47)
    ldr q18, [x3, #992]
    eor3 v18.16b, v18.16b, v11.16b, v9.16b
    ldr q9, [sp, #160]
    eor3 v19.16b, v28.16b, v19.16b, v9.16b
    // round 3 (aes.dsl:47)
    ext v1.16b, v1.16b, v1.16b, #4
    ldr q28, [x3, #848]
    ldr q10, [sp, #144]
    eor3 v28.16b, v28.16b, v31.16b, v10.16b
    eor3 v21.16b, v24.16b, v21.16b, v26.16b
    ldr q24, [x8, #32]
    tbl v26.16b, {v13.16b}, v24.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [sp, #176]
    tbl v31.16b, {v27.16b}, v24.16b
    tbl v10.16b, {v9.16b}, v24.16b
    ldr q11, [sp, #384]
    eor3 v2.16b, v11.16b, v2.16b, v30.16b
    // round 4 (aes.dsl:47)
    ldr q30, [sp, #288]
    eor3 v29.16b, v30.16b, v29.16b, v8.16b
    ldr q30, [x3, #928]
    eor3 v7.16b, v30.16b, v20.16b, v7.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v17.16b, v5.16b
    ldr q5, [x3, #912]
    eor3 v5.16b, v5.16b, v17.16b, v16.16b
    ldr q16, [x3, #1008]
    ldr q20, [sp, #368]
    eor3 v16.16b, v16.16b, v20.16b, v15.16b
    ldr q20, [sp, #192]
    eor3 v18.16b, v18.16b, v20.16b, v14.16b
    eor v19.16b, v4.16b, v19.16b
    eor v11.16b, v23.16b, v22.16b
    // round 3 (aes.dsl:47)
    ldr q12, [sp, #304]
    ldr q14, [x8, #16]
    tbl v12.16b, {v12.16b}, v14.16b
    ldr q15, [sp, #352]
    tbl v15.16b, {v15.16b}, v14.16b
    ldr q14, [x3, #832]
    ldr q8, [sp, #256]
    eor3 v1.16b, v14.16b, v8.16b, v1.16b
    eor v26.16b, v28.16b, v26.16b
    ext v28.16b, v13.16b, v13.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v9.16b, v9.16b, v9.16b, #4
    // round 4 (aes.dsl:47)
    ldr q14, [x3, #944]
    ldr q13, [sp, #96]
    eor3 v0.16b, v14.16b, v13.16b, v0.16b
    ldr q13, [sp, #272]
    eor3 v3.16b, v7.16b, v13.16b, v3.16b
    eor3 v5.16b, v5.16b, v2.16b, v29.16b
    eor v7.16b, v21.16b, v6.16b
    ldr q29, [sp, #240]
    eor3 v25.16b, v25.16b, v29.16b, v31.16b
    eor v18.16b, v18.16b, v19.16b
    eor3 v16.16b, v10.16b, v16.16b, v11.16b
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v12.16b, v28.16b
    // round 4 (aes.dsl:47)
    ldr q28, [x3, #896]
    eor3 v27.16b, v28.16b, v15.16b, v27.16b
    eor v3.16b, v3.16b, v5.16b
    eor3 v0.16b, v9.16b, v0.16b, v7.16b
    eor3 v20.16b, v20.16b, v25.16b, v23.16b
    eor v25.16b, v26.16b, v18.16b
    eor v18.16b, v18.16b, v16.16b
    eor3 v17.16b, v17.16b, v27.16b, v21.16b
    eor v27.16b, v1.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v10.16b, v20.16b, v25.16b
    eor v12.16b, v19.16b, v11.16b
    eor v14.16b, v25.16b, v18.16b
    eor v15.16b, v17.16b, v27.16b
    eor v13.16b, v5.16b, v7.16b
    eor v31.16b, v27.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    eor v20.16b, v20.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    eor v2.16b, v2.16b, v15.16b
    eor v17.16b, v17.16b, v13.16b
    eor v6.16b, v6.16b, v31.16b
    eor v9.16b, v11.16b, v4.16b
    eor v29.16b, v19.16b, v4.16b
    eor v28.16b, v19.16b, v22.16b
    eor v8.16b, v7.16b, v2.16b
    eor v30.16b, v26.16b, v20.16b
    eor v24.16b, v5.16b, v6.16b
    str q25, [sp, #192]
    eor v25.16b, v5.16b, v2.16b
    str q27, [sp, #240]
    eor v27.16b, v1.16b, v17.16b
    str q9, [sp, #272]
    eor v9.16b, v28.16b, v9.16b
    str q19, [sp, #96]
    and v19.16b, v26.16b, v19.16b
    str q26, [sp, #160]
    and v26.16b, v14.16b, v28.16b
    str q14, [sp, #176]
    eor v14.16b, v24.16b, v8.16b
    eor v11.16b, v11.16b, v28.16b
    str q28, [sp, #256]
    orr v28.16b, v16.16b, v22.16b
    str q22, [sp, #352]
    orr v22.16b, v4.16b, v30.16b
    str q30, [sp, #304]
    eor v30.16b, v18.16b, v30.16b
    str q16, [sp, #368]
    and v16.16b, v29.16b, v20.16b
    str q12, [sp, #288]
    and v12.16b, v10.16b, v12.16b
    str q5, [sp, #384]
    and v5.16b, v1.16b, v5.16b
    eor v7.16b, v7.16b, v24.16b
    str q24, [sp, #144]
    and v24.16b, v31.16b, v24.16b
    str q6, [sp, #224]
    orr v6.16b, v0.16b, v6.16b
    str q0, [sp, #336]
    and v0.16b, v25.16b, v17.16b
    str q2, [sp, #112]
    orr v2.16b, v2.16b, v27.16b
    str q27, [sp, #320]
    eor v27.16b, v3.16b, v27.16b
    str q13, [sp, #208]
    and v13.16b, v15.16b, v13.16b
    str q14, [sp, #64]
    and v14.16b, v3.16b, v14.16b
    eor v19.16b, v19.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    and v28.16b, v18.16b, v9.16b
    eor3 v23.16b, v23.16b, v12.16b, v16.16b
    and v12.16b, v11.16b, v30.16b
    eor v5.16b, v5.16b, v24.16b
    eor v6.16b, v6.16b, v24.16b
    and v24.16b, v7.16b, v27.16b
    eor3 v28.16b, v10.16b, v22.16b, v28.16b
    eor3 v21.16b, v21.16b, v13.16b, v0.16b
    ldr q13, [sp, #240]
    str q9, [sp, #128]
    and v9.16b, v13.16b, v8.16b
    eor3 v14.16b, v15.16b, v2.16b, v14.16b
    eor3 v22.16b, v22.16b, v12.16b, v19.16b
    ldr q12, [sp, #192]
    str q30, [sp, #80]
    ldr q30, [sp, #272]
    and v30.16b, v12.16b, v30.16b
    eor v19.16b, v19.16b, v23.16b
    eor v23.16b, v26.16b, v28.16b
    eor3 v2.16b, v2.16b, v24.16b, v5.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    eor v5.16b, v5.16b, v21.16b
    eor3 v0.16b, v0.16b, v9.16b, v6.16b
    eor v6.16b, v6.16b, v14.16b
    eor v21.16b, v23.16b, v22.16b
    eor v24.16b, v16.16b, v19.16b
    eor v26.16b, v0.16b, v5.16b
    eor v28.16b, v6.16b, v2.16b
    and v30.16b, v16.16b, v21.16b
    and v9.16b, v6.16b, v26.16b
    eor v14.16b, v2.16b, v9.16b
    and v14.16b, v5.16b, v14.16b
    orr v6.16b, v6.16b, v14.16b
    eor v26.16b, v26.16b, v14.16b
    and v14.16b, v0.16b, v28.16b
    eor v5.16b, v5.16b, v14.16b
    eor v6.16b, v14.16b, v6.16b
    and v14.16b, v23.16b, v24.16b
    and v7.16b, v7.16b, v26.16b
    and v27.16b, v27.16b, v26.16b
    and v2.16b, v2.16b, v5.16b
    eor v5.16b, v19.16b, v30.16b
    and v8.16b, v8.16b, v6.16b
    and v13.16b, v13.16b, v6.16b
    and v5.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v14.16b
    orr v0.16b, v0.16b, v2.16b
    eor v2.16b, v28.16b, v2.16b
    and v19.16b, v19.16b, v22.16b
    orr v16.16b, v16.16b, v5.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v9.16b, v0.16b
    eor v21.16b, v26.16b, v2.16b
    eor v22.16b, v6.16b, v2.16b
    orr v23.16b, v23.16b, v19.16b
    eor v16.16b, v14.16b, v16.16b
    eor v19.16b, v24.16b, v19.16b
    eor v6.16b, v6.16b, v0.16b
    and v17.16b, v17.16b, v22.16b
    and v24.16b, v10.16b, v5.16b
    eor v23.16b, v30.16b, v23.16b
    eor v28.16b, v19.16b, v5.16b
    and v30.16b, v15.16b, v2.16b
    and v31.16b, v31.16b, v6.16b
    eor v9.16b, v21.16b, v6.16b
    and v10.16b, v11.16b, v19.16b
    eor v11.16b, v23.16b, v5.16b
    eor v14.16b, v23.16b, v16.16b
    eor v15.16b, v19.16b, v16.16b
    eor v17.16b, v17.16b, v31.16b
    and v1.16b, v1.16b, v9.16b
    eor v26.16b, v26.16b, v0.16b
    str q27, [sp, #240]
    ldr q27, [sp, #176]
    and v27.16b, v27.16b, v14.16b
    and v20.16b, v20.16b, v11.16b
    and v4.16b, v4.16b, v15.16b
    eor3 v30.16b, v30.16b, v1.16b, v17.16b
    and v29.16b, v29.16b, v11.16b
    eor v11.16b, v28.16b, v14.16b
    eor v20.16b, v20.16b, v27.16b
    and v22.16b, v25.16b, v22.16b
    ldr q25, [sp, #112]
    and v25.16b, v25.16b, v26.16b
    str q27, [sp, #112]
    ldr q27, [sp, #160]
    and v27.16b, v27.16b, v11.16b
    eor v7.16b, v7.16b, v30.16b
    str q30, [sp, #160]
    ldr q30, [sp, #368]
    and v30.16b, v30.16b, v28.16b
    str q1, [sp, #368]
    ldr q1, [sp, #336]
    and v1.16b, v1.16b, v21.16b
    and v18.16b, v18.16b, v16.16b
    and v3.16b, v3.16b, v0.16b
    eor3 v24.16b, v24.16b, v27.16b, v20.16b
    eor3 v25.16b, v22.16b, v25.16b, v7.16b
    and v12.16b, v12.16b, v23.16b
    str q7, [sp, #192]
    ldr q7, [sp, #272]
    and v7.16b, v7.16b, v23.16b
    ldr q23, [sp, #304]
    and v23.16b, v23.16b, v15.16b
    ldr q15, [sp, #352]
    and v28.16b, v15.16b, v28.16b
    eor v10.16b, v10.16b, v24.16b
    eor v1.16b, v1.16b, v25.16b
    ldr q15, [sp, #224]
    and v21.16b, v15.16b, v21.16b
    ldr q15, [sp, #320]
    and v26.16b, v15.16b, v26.16b
    ldr q15, [sp, #288]
    and v5.16b, v15.16b, v5.16b
    ldr q15, [sp, #80]
    and v19.16b, v15.16b, v19.16b
    eor3 v4.16b, v29.16b, v4.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    eor v28.16b, v7.16b, v28.16b
    ldr q15, [sp, #96]
    and v11.16b, v15.16b, v11.16b
    ldr q15, [sp, #208]
    and v2.16b, v15.16b, v2.16b
    eor v21.16b, v8.16b, v21.16b
    eor v30.16b, v30.16b, v4.16b
    ldr q15, [sp, #384]
    and v9.16b, v15.16b, v9.16b
    eor3 v1.16b, v13.16b, v17.16b, v1.16b
    eor3 v17.16b, v31.16b, v26.16b, v3.16b
    ldr q26, [sp, #128]
    and v16.16b, v26.16b, v16.16b
    ldr q26, [sp, #256]
    and v26.16b, v26.16b, v14.16b
    eor v18.16b, v18.16b, v30.16b
    eor3 v20.16b, v12.16b, v20.16b, v30.16b
    ldr q30, [sp, #64]
    and v0.16b, v30.16b, v0.16b
    ldr q30, [sp, #144]
    and v6.16b, v30.16b, v6.16b
    eor3 v30.16b, v21.16b, v9.16b, v1.16b
    ldr q31, [sp, #240]
    ldr q9, [sp, #368]
    eor3 v3.16b, v31.16b, v9.16b, v3.16b
    ldr q31, [sp, #112]
    eor3 v23.16b, v31.16b, v23.16b, v18.16b
    eor3 v31.16b, v28.16b, v11.16b, v20.16b
    eor3 v18.16b, v19.16b, v27.16b, v18.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q19, [x8, #32]
    tbl v27.16b, {v1.16b}, v19.16b
    eor3 v7.16b, v7.16b, v16.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    eor3 v16.16b, v29.16b, v28.16b, v26.16b
    ext v26.16b, v20.16b, v20.16b, #8
    eor v23.16b, v23.16b, v18.16b
    eor3 v6.16b, v22.16b, v21.16b, v6.16b
    ldr q21, [sp, #192]
    eor3 v0.16b, v8.16b, v0.16b, v21.16b
    eor v21.16b, v31.16b, v5.16b
    eor v5.16b, v24.16b, v5.16b
    ldr q22, [sp, #160]
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v30.16b, v2.16b
    eor v17.16b, v17.16b, v3.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    eor v4.16b, v4.16b, v21.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    eor v20.16b, v20.16b, v27.16b
    eor v24.16b, v1.16b, v26.16b
    eor v25.16b, v25.16b, v2.16b
    rev32 v27.8h, v0.8h
    ext v4.16b, v4.16b, v4.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    eor v28.16b, v22.16b, v5.16b
    eor v29.16b, v3.16b, v18.16b
    rev32 v30.8h, v24.8h
    eor v31.16b, v0.16b, v7.16b
    eor v8.16b, v6.16b, v16.16b
    eor v9.16b, v17.16b, v23.16b
    rev32 v10.8h, v6.8h
    ldr q11, [x3, #1040]
    eor3 v27.16b, v11.16b, v27.16b, v7.16b
    eor v11.16b, v25.16b, v4.16b
    rev32 v12.8h, v29.8h
    rev32 v13.8h, v28.8h
    ldr q14, [x3, #1120]
    eor3 v26.16b, v14.16b, v26.16b, v30.16b
    ldr q14, [x3, #1024]
    eor3 v14.16b, v14.16b, v31.16b, v24.16b
    ldr q15, [x3, #1056]
    eor3 v15.16b, v15.16b, v8.16b, v18.16b
    rev32 v8.8h, v8.8h
    rev32 v19.8h, v9.8h
    str q0, [sp, #160]
    eor v0.16b, v2.16b, v21.16b
    // round 5 (aes.dsl:47)
    str q7, [sp, #192]
    ldr q7, [x3, #1168]
    eor3 v7.16b, v7.16b, v24.16b, v23.16b
    // round 4 (aes.dsl:47)
    str q25, [sp, #112]
    rev32 v25.8h, v25.8h
    str q2, [sp, #368]
    rev32 v2.8h, v2.8h
    str q2, [sp, #240]
    rev32 v2.8h, v22.8h
    eor3 v22.16b, v27.16b, v22.16b, v20.16b
    ldr q27, [x3, #1072]
    eor3 v27.16b, v27.16b, v10.16b, v16.16b
    eor v26.16b, v26.16b, v11.16b
    ldr q10, [x3, #1136]
    eor3 v1.16b, v10.16b, v1.16b, v30.16b
    eor3 v30.16b, v14.16b, v5.16b, v13.16b
    eor v10.16b, v15.16b, v12.16b
    // round 5 (aes.dsl:47)
    ldr q14, [x3, #1184]
    eor3 v16.16b, v14.16b, v16.16b, v8.16b
    eor3 v7.16b, v7.16b, v19.16b, v0.16b
    // round 4 (aes.dsl:47)
    rev32 v14.8h, v17.8h
    rev32 v15.8h, v3.8h
    // round 5 (aes.dsl:47)
    str q14, [sp, #144]
    // round 4 (aes.dsl:47)
    ldr q14, [x3, #1088]
    eor3 v29.16b, v14.16b, v29.16b, v4.16b
    eor3 v3.16b, v27.16b, v3.16b, v12.16b
    // round 5 (aes.dsl:47)
    ldr q27, [x3, #1264]
    // round 4 (aes.dsl:47)
    rev32 v11.8h, v11.8h
    eor v22.16b, v22.16b, v13.16b
    eor3 v1.16b, v1.16b, v25.16b, v4.16b
    // round 5 (aes.dsl:47)
    ldr q4, [x3, #1216]
    // round 4 (aes.dsl:47)
    rev32 v25.8h, v31.8h
    rev32 v0.8h, v0.8h
    // round 5 (aes.dsl:47)
    ldr q31, [x3, #1200]
    eor3 v28.16b, v31.16b, v21.16b, v28.16b
    eor3 v16.16b, v16.16b, v24.16b, v9.16b
    eor v7.16b, v26.16b, v7.16b
    eor v9.16b, v10.16b, v30.16b
    ldr q14, [x3, #1232]
    eor3 v17.16b, v14.16b, v17.16b, v20.16b
    eor v2.16b, v2.16b, v5.16b
    ldr q5, [x3, #1248]
    eor3 v5.16b, v5.16b, v6.16b, v8.16b
    eor v6.16b, v23.16b, v20.16b
    // round 4 (aes.dsl:47)
    ldr q23, [x3, #1104]
    eor3 v18.16b, v23.16b, v15.16b, v18.16b
    eor v23.16b, v29.16b, v11.16b
    // round 5 (aes.dsl:47)
    eor v17.16b, v17.16b, v19.16b
    ldr q19, [x3, #1152]
    ldr q29, [sp, #192]
    eor3 v19.16b, v19.16b, v29.16b, v25.16b
    eor v16.16b, v16.16b, v7.16b
    eor3 v28.16b, v0.16b, v28.16b, v9.16b
    ldr q29, [sp, #368]
    eor3 v2.16b, v27.16b, v29.16b, v2.16b
    ldr q27, [sp, #144]
    eor3 v5.16b, v5.16b, v27.16b, v6.16b
    ldr q6, [sp, #240]
    eor3 v6.16b, v6.16b, v21.16b, v17.16b
    eor v17.16b, v3.16b, v22.16b
    // round 4 (aes.dsl:47)
    ldr q21, [sp, #112]
    eor3 v18.16b, v21.16b, v18.16b, v11.16b
    // round 5 (aes.dsl:47)
    eor3 v19.16b, v24.16b, v19.16b, v10.16b
    eor v24.16b, v23.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v6.16b, v1.16b, v6.16b
    ldr q11, [sp, #160]
    eor3 v4.16b, v4.16b, v11.16b, v25.16b
    eor3 v0.16b, v0.16b, v2.16b, v17.16b
    eor v2.16b, v19.16b, v24.16b
    eor v25.16b, v24.16b, v16.16b
    eor v11.16b, v7.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    eor3 v4.16b, v4.16b, v20.16b, v3.16b
    eor v20.16b, v6.16b, v17.16b
    eor v26.16b, v26.16b, v2.16b
    eor v30.16b, v30.16b, v25.16b
    eor v19.16b, v19.16b, v11.16b
    eor v14.16b, v18.16b, v5.16b
    eor v5.16b, v5.16b, v0.16b
    eor v15.16b, v4.16b, v20.16b
    eor v8.16b, v7.16b, v30.16b
    eor v29.16b, v9.16b, v26.16b
    eor v13.16b, v7.16b, v26.16b
    eor v4.16b, v4.16b, v14.16b
    eor v12.16b, v14.16b, v5.16b
    eor v27.16b, v23.16b, v19.16b
    eor v21.16b, v8.16b, v29.16b
    and v31.16b, v23.16b, v7.16b
    str q7, [sp, #160]
    orr v7.16b, v28.16b, v30.16b
    // round 6 (aes.dsl:47)
    str q30, [sp, #112]
    // round 5 (aes.dsl:47)
    eor v1.16b, v1.16b, v4.16b
    eor v22.16b, v22.16b, v12.16b
    and v30.16b, v25.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    str q8, [sp, #240]
    and v8.16b, v13.16b, v19.16b
    str q28, [sp, #144]
    orr v28.16b, v26.16b, v27.16b
    str q13, [sp, #368]
    eor v13.16b, v6.16b, v22.16b
    str q26, [sp, #192]
    eor v26.16b, v17.16b, v1.16b
    str q27, [sp, #64]
    eor v27.16b, v16.16b, v27.16b
    str q11, [sp, #256]
    and v11.16b, v2.16b, v11.16b
    str q21, [sp, #128]
    and v21.16b, v16.16b, v21.16b
    str q16, [sp, #384]
    eor v16.16b, v6.16b, v1.16b
    str q23, [sp, #208]
    eor v23.16b, v18.16b, v15.16b
    str q19, [sp, #96]
    eor v19.16b, v13.16b, v26.16b
    eor v31.16b, v31.16b, v30.16b
    // round 6 (aes.dsl:47)
    str q25, [sp, #80]
    // round 5 (aes.dsl:47)
    eor v7.16b, v7.16b, v30.16b
    and v30.16b, v9.16b, v27.16b
    eor3 v10.16b, v10.16b, v11.16b, v8.16b
    and v25.16b, v24.16b, v29.16b
    eor3 v21.16b, v2.16b, v28.16b, v21.16b
    and v11.16b, v18.16b, v6.16b
    str q6, [sp, #288]
    orr v6.16b, v0.16b, v22.16b
    str q22, [sp, #320]
    and v22.16b, v12.16b, v13.16b
    eor v17.16b, v17.16b, v13.16b
    str q13, [sp, #224]
    and v13.16b, v16.16b, v15.16b
    str q27, [sp, #352]
    orr v27.16b, v1.16b, v23.16b
    str q23, [sp, #304]
    eor v23.16b, v5.16b, v23.16b
    str q20, [sp, #272]
    and v20.16b, v4.16b, v20.16b
    eor3 v28.16b, v28.16b, v30.16b, v31.16b
    eor v30.16b, v31.16b, v10.16b
    eor3 v25.16b, v8.16b, v25.16b, v7.16b
    eor v7.16b, v7.16b, v21.16b
    eor v21.16b, v11.16b, v22.16b
    eor v6.16b, v6.16b, v22.16b
    and v22.16b, v5.16b, v19.16b
    eor3 v3.16b, v3.16b, v20.16b, v13.16b
    and v20.16b, v17.16b, v23.16b
    eor v31.16b, v25.16b, v30.16b
    eor v8.16b, v7.16b, v28.16b
    eor3 v22.16b, v4.16b, v27.16b, v22.16b
    eor v3.16b, v21.16b, v3.16b
    eor3 v20.16b, v27.16b, v20.16b, v21.16b
    and v21.16b, v14.16b, v26.16b
    and v27.16b, v25.16b, v8.16b
    eor v22.16b, v6.16b, v22.16b
    and v10.16b, v7.16b, v31.16b
    eor3 v6.16b, v13.16b, v21.16b, v6.16b
    eor v21.16b, v30.16b, v27.16b
    eor v11.16b, v22.16b, v20.16b
    eor v13.16b, v28.16b, v10.16b
    and v21.16b, v28.16b, v21.16b
    eor v28.16b, v6.16b, v3.16b
    and v30.16b, v30.16b, v13.16b
    and v13.16b, v6.16b, v11.16b
    orr v25.16b, v25.16b, v21.16b
    eor v21.16b, v8.16b, v21.16b
    and v8.16b, v22.16b, v28.16b
    orr v7.16b, v7.16b, v30.16b
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v3.16b, v13.16b
    eor v25.16b, v10.16b, v25.16b
    eor v10.16b, v20.16b, v8.16b
    and v2.16b, v2.16b, v21.16b
    and v20.16b, v20.16b, v31.16b
    eor v7.16b, v27.16b, v7.16b
    eor v27.16b, v30.16b, v21.16b
    and v3.16b, v3.16b, v10.16b
    and v31.16b, v9.16b, v30.16b
    eor v9.16b, v30.16b, v25.16b
    orr v6.16b, v6.16b, v20.16b
    eor v10.16b, v7.16b, v25.16b
    eor v20.16b, v11.16b, v20.16b
    orr v22.16b, v22.16b, v3.16b
    eor v11.16b, v7.16b, v21.16b
    eor v3.16b, v28.16b, v3.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q28, [sp, #80]
    and v28.16b, v28.16b, v10.16b
    eor v8.16b, v27.16b, v10.16b
    eor v22.16b, v13.16b, v22.16b
    ldr q13, [sp, #96]
    and v13.16b, v13.16b, v11.16b
    str q19, [sp, #96]
    eor v19.16b, v3.16b, v20.16b
    str q23, [sp, #80]
    ldr q23, [sp, #208]
    and v23.16b, v23.16b, v8.16b
    and v4.16b, v4.16b, v20.16b
    str q10, [sp, #208]
    ldr q10, [sp, #192]
    and v10.16b, v10.16b, v9.16b
    str q14, [sp, #192]
    eor v14.16b, v22.16b, v6.16b
    eor v13.16b, v13.16b, v28.16b
    str q28, [sp, #336]
    ldr q28, [sp, #368]
    and v28.16b, v28.16b, v11.16b
    eor v11.16b, v22.16b, v20.16b
    and v17.16b, v17.16b, v3.16b
    str q20, [sp, #368]
    ldr q20, [sp, #144]
    and v20.16b, v20.16b, v27.16b
    and v12.16b, v12.16b, v14.16b
    eor3 v2.16b, v2.16b, v23.16b, v13.16b
    str q23, [sp, #144]
    ldr q23, [sp, #384]
    and v23.16b, v23.16b, v25.16b
    and v15.16b, v15.16b, v11.16b
    and v16.16b, v16.16b, v11.16b
    eor v11.16b, v19.16b, v14.16b
    eor v31.16b, v31.16b, v2.16b
    and v0.16b, v0.16b, v19.16b
    and v24.16b, v24.16b, v7.16b
    eor v15.16b, v15.16b, v12.16b
    and v18.16b, v18.16b, v11.16b
    and v7.16b, v29.16b, v7.16b
    eor v29.16b, v3.16b, v6.16b
    eor3 v10.16b, v28.16b, v10.16b, v31.16b
    str q14, [sp, #384]
    ldr q14, [sp, #64]
    and v9.16b, v14.16b, v9.16b
    eor3 v4.16b, v4.16b, v18.16b, v15.16b
    ldr q14, [sp, #112]
    and v27.16b, v14.16b, v27.16b
    and v5.16b, v5.16b, v6.16b
    and v1.16b, v1.16b, v29.16b
    eor v20.16b, v20.16b, v10.16b
    ldr q14, [sp, #256]
    and v21.16b, v14.16b, v21.16b
    eor v17.16b, v17.16b, v4.16b
    ldr q14, [sp, #352]
    and v30.16b, v14.16b, v30.16b
    eor v27.16b, v7.16b, v27.16b
    eor v23.16b, v23.16b, v20.16b
    ldr q14, [sp, #160]
    and v8.16b, v14.16b, v8.16b
    eor3 v20.16b, v24.16b, v13.16b, v20.16b
    eor3 v1.16b, v16.16b, v1.16b, v17.16b
    and v24.16b, v26.16b, v22.16b
    ldr q26, [sp, #192]
    and v22.16b, v26.16b, v22.16b
    ldr q26, [sp, #336]
    eor3 v26.16b, v26.16b, v9.16b, v23.16b
    ldr q9, [sp, #304]
    and v29.16b, v9.16b, v29.16b
    ldr q9, [sp, #320]
    and v19.16b, v9.16b, v19.16b
    eor v0.16b, v0.16b, v1.16b
    ldr q9, [sp, #128]
    and v25.16b, v9.16b, v25.16b
    ldr q9, [sp, #240]
    ldr q13, [sp, #208]
    and v9.16b, v9.16b, v13.16b
    eor3 v8.16b, v27.16b, v8.16b, v20.16b
    ldr q13, [sp, #144]
    eor3 v23.16b, v30.16b, v13.16b, v23.16b
    eor v21.16b, v21.16b, v26.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q30, [sp, #80]
    and v3.16b, v30.16b, v3.16b
    ldr q30, [sp, #272]
    ldr q13, [sp, #368]
    and v30.16b, v30.16b, v13.16b
    eor v19.16b, v24.16b, v19.16b
    ldr q13, [sp, #288]
    and v11.16b, v13.16b, v11.16b
    eor3 v0.16b, v22.16b, v15.16b, v0.16b
    eor3 v22.16b, v12.16b, v29.16b, v5.16b
    eor3 v27.16b, v28.16b, v27.16b, v9.16b
    eor3 v7.16b, v7.16b, v25.16b, v31.16b
    eor v25.16b, v8.16b, v21.16b
    eor v2.16b, v2.16b, v21.16b
    eor v21.16b, v26.16b, v23.16b
    ldr q26, [x8, #0]
    tbl v28.16b, {v20.16b}, v26.16b
    ldr q29, [sp, #96]
    and v6.16b, v29.16b, v6.16b
    ldr q29, [sp, #224]
    ldr q31, [sp, #384]
    and v29.16b, v29.16b, v31.16b
    eor3 v31.16b, v19.16b, v11.16b, v0.16b
    eor3 v3.16b, v3.16b, v18.16b, v5.16b
    eor v5.16b, v30.16b, v22.16b
    eor v18.16b, v10.16b, v25.16b
    tbl v30.16b, {v21.16b}, v26.16b
    tbl v8.16b, {v2.16b}, v26.16b
    tbl v9.16b, {v23.16b}, v26.16b
    tbl v10.16b, {v7.16b}, v26.16b
    tbl v11.16b, {v27.16b}, v26.16b
    eor3 v16.16b, v16.16b, v19.16b, v29.16b
    eor3 v6.16b, v24.16b, v6.16b, v17.16b
    eor v17.16b, v31.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v22.16b, v3.16b
    eor v19.16b, v0.16b, v28.16b
    tbl v22.16b, {v18.16b}, v26.16b
    tbl v24.16b, {v25.16b}, v26.16b
    // round 6 (aes.dsl:47)
    ldr q29, [x3, #1488]
    // round 5 (aes.dsl:47)
    eor v1.16b, v1.16b, v17.16b
    ext v12.16b, v0.16b, v0.16b, #4
    ext v13.16b, v6.16b, v6.16b, #4
    eor v14.16b, v5.16b, v30.16b
    eor v26.16b, v6.16b, v10.16b
    eor v15.16b, v4.16b, v8.16b
    eor v31.16b, v3.16b, v9.16b
    str q10, [sp, #384]
    eor v10.16b, v16.16b, v11.16b
    str q21, [sp, #224]
    ldr q21, [x8, #32]
    str q2, [sp, #96]
    tbl v2.16b, {v19.16b}, v21.16b
    str q23, [sp, #288]
    ldr q23, [x8, #16]
    str q6, [sp, #368]
    tbl v6.16b, {v4.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    str q25, [sp, #272]
    ext v25.16b, v16.16b, v16.16b, #4
    str q18, [sp, #80]
    ldr q18, [x3, #1280]
    eor3 v7.16b, v18.16b, v7.16b, v13.16b
    eor v18.16b, v20.16b, v12.16b
    eor v20.16b, v17.16b, v24.16b
    ldr q12, [x3, #1296]
    eor3 v12.16b, v12.16b, v26.16b, v19.16b
    eor v13.16b, v1.16b, v22.16b
    str q24, [sp, #144]
    ldr q24, [x3, #1328]
    eor3 v24.16b, v24.16b, v10.16b, v9.16b
    tbl v9.16b, {v10.16b}, v21.16b
    str q26, [sp, #208]
    tbl v26.16b, {v31.16b}, v21.16b
    str q22, [sp, #240]
    tbl v22.16b, {v15.16b}, v21.16b
    tbl v21.16b, {v14.16b}, v21.16b
    str q20, [sp, #128]
    ldr q20, [x3, #1392]
    eor3 v2.16b, v20.16b, v28.16b, v2.16b
    ext v20.16b, v19.16b, v19.16b, #4
    // round 6 (aes.dsl:47)
    eor3 v28.16b, v29.16b, v19.16b, v30.16b
    // round 5 (aes.dsl:47)
    tbl v29.16b, {v5.16b}, v23.16b
    ext v5.16b, v5.16b, v5.16b, #4
    ext v30.16b, v1.16b, v1.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    str q1, [sp, #320]
    tbl v1.16b, {v17.16b}, v23.16b
    ext v17.16b, v17.16b, v17.16b, #4
    str q19, [sp, #304]
    tbl v19.16b, {v3.16b}, v23.16b
    tbl v16.16b, {v16.16b}, v23.16b
    ldr q23, [x3, #1312]
    eor3 v23.16b, v23.16b, v27.16b, v25.16b
    // round 6 (aes.dsl:47)
    ldr q25, [x3, #1472]
    // round 5 (aes.dsl:47)
    eor3 v6.16b, v7.16b, v18.16b, v6.16b
    ext v7.16b, v10.16b, v10.16b, #4
    eor v24.16b, v24.16b, v26.16b
    ext v26.16b, v31.16b, v31.16b, #4
    eor3 v22.16b, v12.16b, v8.16b, v22.16b
    ext v27.16b, v15.16b, v15.16b, #4
    ext v8.16b, v14.16b, v14.16b, #4
    eor v2.16b, v2.16b, v13.16b
    ldr q10, [x3, #1376]
    eor3 v0.16b, v10.16b, v0.16b, v20.16b
    // round 6 (aes.dsl:47)
    ldr q20, [x3, #1504]
    eor3 v20.16b, v20.16b, v11.16b, v9.16b
    ldr q9, [sp, #128]
    eor3 v21.16b, v28.16b, v21.16b, v9.16b
    // round 5 (aes.dsl:47)
    ext v3.16b, v3.16b, v3.16b, #4
    ldr q28, [x3, #1360]
    ldr q10, [sp, #240]
    eor3 v28.16b, v28.16b, v31.16b, v10.16b
    eor3 v19.16b, v23.16b, v19.16b, v26.16b
    ldr q23, [x8, #32]
    tbl v26.16b, {v13.16b}, v23.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [sp, #208]
    tbl v31.16b, {v27.16b}, v23.16b
    tbl v10.16b, {v9.16b}, v23.16b
    ldr q11, [sp, #80]
    eor3 v0.16b, v11.16b, v0.16b, v30.16b
    // round 6 (aes.dsl:47)
    ldr q30, [sp, #272]
    eor3 v29.16b, v30.16b, v29.16b, v8.16b
    ldr q30, [x3, #1440]
    eor3 v7.16b, v30.16b, v16.16b, v7.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v18.16b, v5.16b
    ldr q5, [x3, #1424]
    eor3 v5.16b, v5.16b, v18.16b, v17.16b
    ldr q16, [x3, #1520]
    ldr q17, [sp, #144]
    eor3 v16.16b, v16.16b, v17.16b, v15.16b
    ldr q17, [sp, #304]
    eor3 v20.16b, v20.16b, v17.16b, v14.16b
    eor v21.16b, v2.16b, v21.16b
    eor v11.16b, v24.16b, v22.16b
    // round 5 (aes.dsl:47)
    ldr q12, [sp, #320]
    ldr q14, [x8, #16]
    tbl v12.16b, {v12.16b}, v14.16b
    ldr q15, [sp, #368]
    tbl v15.16b, {v15.16b}, v14.16b
    ldr q14, [x3, #1344]
    ldr q8, [sp, #288]
    eor3 v3.16b, v14.16b, v8.16b, v3.16b
    eor v26.16b, v28.16b, v26.16b
    ext v28.16b, v13.16b, v13.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v9.16b, v9.16b, v9.16b, #4
    // round 6 (aes.dsl:47)
    ldr q14, [x3, #1456]
    ldr q13, [sp, #96]
    eor3 v1.16b, v14.16b, v13.16b, v1.16b
    ldr q13, [sp, #224]
    eor3 v4.16b, v7.16b, v13.16b, v4.16b
    eor3 v5.16b, v5.16b, v0.16b, v29.16b
    eor v7.16b, v19.16b, v6.16b
    ldr q29, [sp, #384]
    eor3 v25.16b, v25.16b, v29.16b, v31.16b
    eor v20.16b, v20.16b, v21.16b
    eor3 v16.16b, v10.16b, v16.16b, v11.16b
    // round 5 (aes.dsl:47)
    eor3 v3.16b, v3.16b, v12.16b, v28.16b
    // round 6 (aes.dsl:47)
    ldr q28, [x3, #1408]
    eor3 v27.16b, v28.16b, v15.16b, v27.16b
    eor v4.16b, v4.16b, v5.16b
    eor3 v1.16b, v9.16b, v1.16b, v7.16b
    eor3 v17.16b, v17.16b, v25.16b, v24.16b
    eor v25.16b, v26.16b, v20.16b
    eor v20.16b, v20.16b, v16.16b
    eor3 v18.16b, v18.16b, v27.16b, v19.16b
    eor v27.16b, v3.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v10.16b, v17.16b, v25.16b
    eor v12.16b, v21.16b, v11.16b
    eor v14.16b, v25.16b, v20.16b
    eor v15.16b, v18.16b, v27.16b
    eor v13.16b, v5.16b, v7.16b
    eor v31.16b, v27.16b, v4.16b
    eor v2.16b, v2.16b, v10.16b
    eor v17.16b, v17.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    eor v18.16b, v18.16b, v13.16b
    eor v6.16b, v6.16b, v31.16b
    eor v9.16b, v11.16b, v2.16b
    eor v29.16b, v21.16b, v2.16b
    eor v28.16b, v21.16b, v22.16b
    eor v8.16b, v7.16b, v0.16b
    eor v30.16b, v26.16b, v17.16b
    eor v23.16b, v5.16b, v6.16b
    str q25, [sp, #304]
    eor v25.16b, v5.16b, v0.16b
    str q27, [sp, #384]
    eor v27.16b, v3.16b, v18.16b
    str q9, [sp, #224]
    eor v9.16b, v28.16b, v9.16b
    str q21, [sp, #96]
    and v21.16b, v26.16b, v21.16b
    str q26, [sp, #128]
    and v26.16b, v14.16b, v28.16b
    str q14, [sp, #208]
    eor v14.16b, v23.16b, v8.16b
    eor v11.16b, v11.16b, v28.16b
    str q28, [sp, #288]
    orr v28.16b, v16.16b, v22.16b
    str q22, [sp, #368]
    orr v22.16b, v2.16b, v30.16b
    str q30, [sp, #320]
    eor v30.16b, v20.16b, v30.16b
    str q16, [sp, #144]
    and v16.16b, v29.16b, v17.16b
    str q12, [sp, #272]
    and v12.16b, v10.16b, v12.16b
    str q5, [sp, #80]
    and v5.16b, v3.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    str q23, [sp, #240]
    and v23.16b, v31.16b, v23.16b
    str q6, [sp, #336]
    orr v6.16b, v1.16b, v6.16b
    str q1, [sp, #192]
    and v1.16b, v25.16b, v18.16b
    str q0, [sp, #160]
    orr v0.16b, v0.16b, v27.16b
    str q27, [sp, #352]
    eor v27.16b, v4.16b, v27.16b
    str q13, [sp, #256]
    and v13.16b, v15.16b, v13.16b
    str q14, [sp, #112]
    and v14.16b, v4.16b, v14.16b
    eor v21.16b, v21.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    and v28.16b, v20.16b, v9.16b
    eor3 v24.16b, v24.16b, v12.16b, v16.16b
    and v12.16b, v11.16b, v30.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v6.16b, v23.16b
    and v23.16b, v7.16b, v27.16b
    eor3 v28.16b, v10.16b, v22.16b, v28.16b
    eor3 v19.16b, v19.16b, v13.16b, v1.16b
    ldr q13, [sp, #384]
    str q9, [sp, #64]
    and v9.16b, v13.16b, v8.16b
    eor3 v14.16b, v15.16b, v0.16b, v14.16b
    eor3 v22.16b, v22.16b, v12.16b, v21.16b
    ldr q12, [sp, #304]
    str q30, [sp, #176]
    ldr q30, [sp, #224]
    and v30.16b, v12.16b, v30.16b
    eor v21.16b, v21.16b, v24.16b
    eor v24.16b, v26.16b, v28.16b
    eor3 v0.16b, v0.16b, v23.16b, v5.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    eor v5.16b, v5.16b, v19.16b
    eor3 v1.16b, v1.16b, v9.16b, v6.16b
    eor v6.16b, v6.16b, v14.16b
    eor v19.16b, v24.16b, v22.16b
    eor v23.16b, v16.16b, v21.16b
    eor v26.16b, v1.16b, v5.16b
    eor v28.16b, v6.16b, v0.16b
    and v30.16b, v16.16b, v19.16b
    and v9.16b, v6.16b, v26.16b
    eor v14.16b, v0.16b, v9.16b
    and v14.16b, v5.16b, v14.16b
    orr v6.16b, v6.16b, v14.16b
    eor v26.16b, v26.16b, v14.16b
    and v14.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v14.16b
    eor v6.16b, v14.16b, v6.16b
    and v14.16b, v24.16b, v23.16b
    and v7.16b, v7.16b, v26.16b
    and v27.16b, v27.16b, v26.16b
    and v0.16b, v0.16b, v5.16b
    eor v5.16b, v21.16b, v30.16b
    and v8.16b, v8.16b, v6.16b
    and v13.16b, v13.16b, v6.16b
    and v5.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v14.16b
    orr v1.16b, v1.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    and v21.16b, v21.16b, v22.16b
    orr v16.16b, v16.16b, v5.16b
    eor v5.16b, v19.16b, v5.16b
    eor v1.16b, v9.16b, v1.16b
    eor v19.16b, v26.16b, v0.16b
    eor v22.16b, v6.16b, v0.16b
    orr v24.16b, v24.16b, v21.16b
    eor v16.16b, v14.16b, v16.16b
    eor v21.16b, v23.16b, v21.16b
    eor v6.16b, v6.16b, v1.16b
    and v18.16b, v18.16b, v22.16b
    and v23.16b, v10.16b, v5.16b
    eor v24.16b, v30.16b, v24.16b
    eor v28.16b, v21.16b, v5.16b
    and v30.16b, v15.16b, v0.16b
    and v31.16b, v31.16b, v6.16b
    eor v9.16b, v19.16b, v6.16b
    and v10.16b, v11.16b, v21.16b
    eor v11.16b, v24.16b, v5.16b
    eor v14.16b, v24.16b, v16.16b
    eor v15.16b, v21.16b, v16.16b
    eor v18.16b, v18.16b, v31.16b
    and v3.16b, v3.16b, v9.16b
    eor v26.16b, v26.16b, v1.16b
    str q27, [sp, #384]
    ldr q27, [sp, #208]
    and v27.16b, v27.16b, v14.16b
    and v17.16b, v17.16b, v11.16b
    and v2.16b, v2.16b, v15.16b
    eor3 v30.16b, v30.16b, v3.16b, v18.16b
    and v29.16b, v29.16b, v11.16b
    eor v11.16b, v28.16b, v14.16b
    eor v17.16b, v17.16b, v27.16b
    and v22.16b, v25.16b, v22.16b
    ldr q25, [sp, #160]
    and v25.16b, v25.16b, v26.16b
    str q27, [sp, #160]
    ldr q27, [sp, #128]
    and v27.16b, v27.16b, v11.16b
    eor v7.16b, v7.16b, v30.16b
    str q30, [sp, #128]
    ldr q30, [sp, #144]
    and v30.16b, v30.16b, v28.16b
    str q3, [sp, #144]
    ldr q3, [sp, #192]
    and v3.16b, v3.16b, v19.16b
    and v20.16b, v20.16b, v16.16b
    and v4.16b, v4.16b, v1.16b
    eor3 v23.16b, v23.16b, v27.16b, v17.16b
    eor3 v25.16b, v22.16b, v25.16b, v7.16b
    and v12.16b, v12.16b, v24.16b
    str q7, [sp, #304]
    ldr q7, [sp, #224]
    and v7.16b, v7.16b, v24.16b
    ldr q24, [sp, #320]
    and v24.16b, v24.16b, v15.16b
    ldr q15, [sp, #368]
    and v28.16b, v15.16b, v28.16b
    eor v10.16b, v10.16b, v23.16b
    eor v3.16b, v3.16b, v25.16b
    ldr q15, [sp, #336]
    and v19.16b, v15.16b, v19.16b
    ldr q15, [sp, #352]
    and v26.16b, v15.16b, v26.16b
    ldr q15, [sp, #272]
    and v5.16b, v15.16b, v5.16b
    ldr q15, [sp, #176]
    and v21.16b, v15.16b, v21.16b
    eor3 v2.16b, v29.16b, v2.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    eor v28.16b, v7.16b, v28.16b
    ldr q15, [sp, #96]
    and v11.16b, v15.16b, v11.16b
    ldr q15, [sp, #256]
    and v0.16b, v15.16b, v0.16b
    eor v19.16b, v8.16b, v19.16b
    eor v30.16b, v30.16b, v2.16b
    ldr q15, [sp, #80]
    and v9.16b, v15.16b, v9.16b
    eor3 v3.16b, v13.16b, v18.16b, v3.16b
    eor3 v18.16b, v31.16b, v26.16b, v4.16b
    ldr q26, [sp, #64]
    and v16.16b, v26.16b, v16.16b
    ldr q26, [sp, #288]
    and v26.16b, v26.16b, v14.16b
    eor v20.16b, v20.16b, v30.16b
    eor3 v17.16b, v12.16b, v17.16b, v30.16b
    ldr q30, [sp, #112]
    and v1.16b, v30.16b, v1.16b
    ldr q30, [sp, #240]
    and v6.16b, v30.16b, v6.16b
    eor3 v30.16b, v19.16b, v9.16b, v3.16b
    ldr q31, [sp, #384]
    ldr q9, [sp, #144]
    eor3 v4.16b, v31.16b, v9.16b, v4.16b
    ldr q31, [sp, #160]
    eor3 v24.16b, v31.16b, v24.16b, v20.16b
    eor3 v31.16b, v28.16b, v11.16b, v17.16b
    eor3 v20.16b, v21.16b, v27.16b, v20.16b
    eor v0.16b, v0.16b, v18.16b
    ldr q21, [x8, #32]
    tbl v27.16b, {v3.16b}, v21.16b
    eor3 v7.16b, v7.16b, v16.16b, v10.16b
    eor v5.16b, v5.16b, v24.16b
    eor3 v16.16b, v29.16b, v28.16b, v26.16b
    ext v26.16b, v17.16b, v17.16b, #8
    eor v24.16b, v24.16b, v20.16b
    eor3 v6.16b, v22.16b, v19.16b, v6.16b
    ldr q19, [sp, #304]
    eor3 v1.16b, v8.16b, v1.16b, v19.16b
    eor v19.16b, v31.16b, v5.16b
    eor v5.16b, v23.16b, v5.16b
    ldr q22, [sp, #128]
    eor v22.16b, v22.16b, v0.16b
    eor v0.16b, v30.16b, v0.16b
    eor v18.16b, v18.16b, v4.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    eor v2.16b, v2.16b, v19.16b
    ext v23.16b, v24.16b, v24.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    eor v17.16b, v17.16b, v27.16b
    eor v24.16b, v3.16b, v26.16b
    eor v25.16b, v25.16b, v0.16b
    rev32 v27.8h, v1.8h
    ext v2.16b, v2.16b, v2.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    eor v28.16b, v22.16b, v5.16b
    eor v29.16b, v4.16b, v20.16b
    rev32 v30.8h, v24.8h
    eor v31.16b, v1.16b, v7.16b
    eor v8.16b, v6.16b, v16.16b
    eor v9.16b, v18.16b, v23.16b
    rev32 v10.8h, v6.8h
    ldr q11, [x3, #1552]
    eor3 v27.16b, v11.16b, v27.16b, v7.16b
    eor v11.16b, v25.16b, v2.16b
    rev32 v12.8h, v29.8h
    rev32 v13.8h, v28.8h
    ldr q14, [x3, #1632]
    eor3 v26.16b, v14.16b, v26.16b, v30.16b
    ldr q14, [x3, #1536]
    eor3 v14.16b, v14.16b, v31.16b, v24.16b
    ldr q15, [x3, #1568]
    eor3 v15.16b, v15.16b, v8.16b, v20.16b
    rev32 v8.8h, v8.8h
    rev32 v21.8h, v9.8h
    str q1, [sp, #128]
    eor v1.16b, v0.16b, v19.16b
    // round 7 (aes.dsl:47)
    str q7, [sp, #304]
    ldr q7, [x3, #1680]
    eor3 v7.16b, v7.16b, v24.16b, v23.16b
    // round 6 (aes.dsl:47)
    str q25, [sp, #160]
    rev32 v25.8h, v25.8h
    str q0, [sp, #144]
    rev32 v0.8h, v0.8h
    str q0, [sp, #384]
    rev32 v0.8h, v22.8h
    eor3 v22.16b, v27.16b, v22.16b, v17.16b
    ldr q27, [x3, #1584]
    eor3 v27.16b, v27.16b, v10.16b, v16.16b
    eor v26.16b, v26.16b, v11.16b
    ldr q10, [x3, #1648]
    eor3 v3.16b, v10.16b, v3.16b, v30.16b
    eor3 v30.16b, v14.16b, v5.16b, v13.16b
    eor v10.16b, v15.16b, v12.16b
    // round 7 (aes.dsl:47)
    ldr q14, [x3, #1696]
    eor3 v16.16b, v14.16b, v16.16b, v8.16b
    eor3 v7.16b, v7.16b, v21.16b, v1.16b
    // round 6 (aes.dsl:47)
    rev32 v14.8h, v18.8h
    rev32 v15.8h, v4.8h
    // round 7 (aes.dsl:47)
    str q14, [sp, #240]
    // round 6 (aes.dsl:47)
    ldr q14, [x3, #1600]
    eor3 v29.16b, v14.16b, v29.16b, v2.16b
    eor3 v4.16b, v27.16b, v4.16b, v12.16b
    // round 7 (aes.dsl:47)
    ldr q27, [x3, #1776]
    // round 6 (aes.dsl:47)
    rev32 v11.8h, v11.8h
    eor v22.16b, v22.16b, v13.16b
    eor3 v2.16b, v3.16b, v25.16b, v2.16b
    // round 7 (aes.dsl:47)
    ldr q3, [x3, #1728]
    // round 6 (aes.dsl:47)
    rev32 v25.8h, v31.8h
    rev32 v1.8h, v1.8h
    // round 7 (aes.dsl:47)
    ldr q31, [x3, #1712]
    eor3 v28.16b, v31.16b, v19.16b, v28.16b
    eor3 v16.16b, v16.16b, v24.16b, v9.16b
    eor v7.16b, v26.16b, v7.16b
    eor v9.16b, v10.16b, v30.16b
    ldr q14, [x3, #1744]
    eor3 v18.16b, v14.16b, v18.16b, v17.16b
    eor v0.16b, v0.16b, v5.16b
    ldr q5, [x3, #1760]
    eor3 v5.16b, v5.16b, v6.16b, v8.16b
    eor v6.16b, v23.16b, v17.16b
    // round 6 (aes.dsl:47)
    ldr q23, [x3, #1616]
    eor3 v20.16b, v23.16b, v15.16b, v20.16b
    eor v23.16b, v29.16b, v11.16b
    // round 7 (aes.dsl:47)
    eor v18.16b, v18.16b, v21.16b
    ldr q21, [x3, #1664]
    ldr q29, [sp, #304]
    eor3 v21.16b, v21.16b, v29.16b, v25.16b
    eor v16.16b, v16.16b, v7.16b
    eor3 v28.16b, v1.16b, v28.16b, v9.16b
    ldr q29, [sp, #144]
    eor3 v0.16b, v27.16b, v29.16b, v0.16b
    ldr q27, [sp, #240]
    eor3 v5.16b, v5.16b, v27.16b, v6.16b
    ldr q6, [sp, #384]
    eor3 v6.16b, v6.16b, v19.16b, v18.16b
    eor v18.16b, v4.16b, v22.16b
    // round 6 (aes.dsl:47)
    ldr q19, [sp, #160]
    eor3 v19.16b, v19.16b, v20.16b, v11.16b
    // round 7 (aes.dsl:47)
    eor3 v21.16b, v24.16b, v21.16b, v10.16b
    eor v24.16b, v23.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v6.16b, v2.16b, v6.16b
    ldr q11, [sp, #128]
    eor3 v3.16b, v3.16b, v11.16b, v25.16b
    eor3 v0.16b, v1.16b, v0.16b, v18.16b
    eor v1.16b, v21.16b, v24.16b
    eor v25.16b, v24.16b, v16.16b
    eor v11.16b, v7.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    eor3 v3.16b, v3.16b, v17.16b, v4.16b
    eor v17.16b, v6.16b, v18.16b
    eor v26.16b, v26.16b, v1.16b
    eor v30.16b, v30.16b, v25.16b
    eor v21.16b, v21.16b, v11.16b
    eor v14.16b, v19.16b, v5.16b
    eor v5.16b, v5.16b, v0.16b
    eor v15.16b, v3.16b, v17.16b
    eor v8.16b, v7.16b, v30.16b
    eor v29.16b, v9.16b, v26.16b
    eor v13.16b, v7.16b, v26.16b
    eor v3.16b, v3.16b, v14.16b
    eor v12.16b, v14.16b, v5.16b
    eor v27.16b, v23.16b, v21.16b
    eor v20.16b, v8.16b, v29.16b
    and v31.16b, v23.16b, v7.16b
    str q7, [sp, #128]
    orr v7.16b, v28.16b, v30.16b
    // round 8 (aes.dsl:47)
    str q30, [sp, #160]
    // round 7 (aes.dsl:47)
    eor v2.16b, v2.16b, v3.16b
    eor v22.16b, v22.16b, v12.16b
    and v30.16b, v25.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    str q8, [sp, #384]
    and v8.16b, v13.16b, v21.16b
    str q28, [sp, #240]
    orr v28.16b, v26.16b, v27.16b
    str q13, [sp, #144]
    eor v13.16b, v6.16b, v22.16b
    str q26, [sp, #304]
    eor v26.16b, v18.16b, v2.16b
    str q27, [sp, #112]
    eor v27.16b, v16.16b, v27.16b
    str q11, [sp, #288]
    and v11.16b, v1.16b, v11.16b
    str q20, [sp, #64]
    and v20.16b, v16.16b, v20.16b
    str q16, [sp, #80]
    eor v16.16b, v6.16b, v2.16b
    str q23, [sp, #256]
    eor v23.16b, v19.16b, v15.16b
    str q21, [sp, #96]
    eor v21.16b, v13.16b, v26.16b
    eor v31.16b, v31.16b, v30.16b
    // round 8 (aes.dsl:47)
    str q25, [sp, #176]
    // round 7 (aes.dsl:47)
    eor v7.16b, v7.16b, v30.16b
    and v30.16b, v9.16b, v27.16b
    eor3 v10.16b, v10.16b, v11.16b, v8.16b
    and v25.16b, v24.16b, v29.16b
    eor3 v20.16b, v1.16b, v28.16b, v20.16b
    and v11.16b, v19.16b, v6.16b
    str q6, [sp, #272]
    orr v6.16b, v0.16b, v22.16b
    str q22, [sp, #352]
    and v22.16b, v12.16b, v13.16b
    eor v18.16b, v18.16b, v13.16b
    str q13, [sp, #336]
    and v13.16b, v16.16b, v15.16b
    str q27, [sp, #368]
    orr v27.16b, v2.16b, v23.16b
    str q23, [sp, #320]
    eor v23.16b, v5.16b, v23.16b
    str q17, [sp, #224]
    and v17.16b, v3.16b, v17.16b
    eor3 v28.16b, v28.16b, v30.16b, v31.16b
    eor v30.16b, v31.16b, v10.16b
    eor3 v25.16b, v8.16b, v25.16b, v7.16b
    eor v7.16b, v7.16b, v20.16b
    eor v20.16b, v11.16b, v22.16b
    eor v6.16b, v6.16b, v22.16b
    and v22.16b, v5.16b, v21.16b
    eor3 v4.16b, v4.16b, v17.16b, v13.16b
    and v17.16b, v18.16b, v23.16b
    eor v31.16b, v25.16b, v30.16b
    eor v8.16b, v7.16b, v28.16b
    eor3 v22.16b, v3.16b, v27.16b, v22.16b
    eor v4.16b, v20.16b, v4.16b
    eor3 v17.16b, v27.16b, v17.16b, v20.16b
    and v20.16b, v14.16b, v26.16b
    and v27.16b, v25.16b, v8.16b
    eor v22.16b, v6.16b, v22.16b
    and v10.16b, v7.16b, v31.16b
    eor3 v6.16b, v13.16b, v20.16b, v6.16b
    eor v20.16b, v30.16b, v27.16b
    eor v11.16b, v22.16b, v17.16b
    eor v13.16b, v28.16b, v10.16b
    and v20.16b, v28.16b, v20.16b
    eor v28.16b, v6.16b, v4.16b
    and v30.16b, v30.16b, v13.16b
    and v13.16b, v6.16b, v11.16b
    orr v25.16b, v25.16b, v20.16b
    eor v20.16b, v8.16b, v20.16b
    and v8.16b, v22.16b, v28.16b
    orr v7.16b, v7.16b, v30.16b
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v4.16b, v13.16b
    eor v25.16b, v10.16b, v25.16b
    eor v10.16b, v17.16b, v8.16b
    and v1.16b, v1.16b, v20.16b
    and v17.16b, v17.16b, v31.16b
    eor v7.16b, v27.16b, v7.16b
    eor v27.16b, v30.16b, v20.16b
    and v4.16b, v4.16b, v10.16b
    and v31.16b, v9.16b, v30.16b
    eor v9.16b, v30.16b, v25.16b
    orr v6.16b, v6.16b, v17.16b
    eor v10.16b, v7.16b, v25.16b
    eor v17.16b, v11.16b, v17.16b
    orr v22.16b, v22.16b, v4.16b
    eor v11.16b, v7.16b, v20.16b
    eor v4.16b, v28.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q28, [sp, #176]
    and v28.16b, v28.16b, v10.16b
    eor v8.16b, v27.16b, v10.16b
    eor v22.16b, v13.16b, v22.16b
    ldr q13, [sp, #96]
    and v13.16b, v13.16b, v11.16b
    str q21, [sp, #96]
    eor v21.16b, v4.16b, v17.16b
    str q23, [sp, #176]
    ldr q23, [sp, #256]
    and v23.16b, v23.16b, v8.16b
    and v3.16b, v3.16b, v17.16b
    str q10, [sp, #256]
    ldr q10, [sp, #304]
    and v10.16b, v10.16b, v9.16b
    str q14, [sp, #304]
    eor v14.16b, v22.16b, v6.16b
    eor v13.16b, v13.16b, v28.16b
    str q28, [sp, #192]
    ldr q28, [sp, #144]
    and v28.16b, v28.16b, v11.16b
    eor v11.16b, v22.16b, v17.16b
    and v18.16b, v18.16b, v4.16b
    str q17, [sp, #144]
    ldr q17, [sp, #240]
    and v17.16b, v17.16b, v27.16b
    and v12.16b, v12.16b, v14.16b
    eor3 v1.16b, v1.16b, v23.16b, v13.16b
    str q23, [sp, #240]
    ldr q23, [sp, #80]
    and v23.16b, v23.16b, v25.16b
    and v15.16b, v15.16b, v11.16b
    and v16.16b, v16.16b, v11.16b
    eor v11.16b, v21.16b, v14.16b
    eor v31.16b, v31.16b, v1.16b
    and v0.16b, v0.16b, v21.16b
    and v24.16b, v24.16b, v7.16b
    eor v15.16b, v15.16b, v12.16b
    and v19.16b, v19.16b, v11.16b
    and v7.16b, v29.16b, v7.16b
    eor v29.16b, v4.16b, v6.16b
    eor3 v10.16b, v28.16b, v10.16b, v31.16b
    str q14, [sp, #80]
    ldr q14, [sp, #112]
    and v9.16b, v14.16b, v9.16b
    eor3 v3.16b, v3.16b, v19.16b, v15.16b
    ldr q14, [sp, #160]
    and v27.16b, v14.16b, v27.16b
    and v5.16b, v5.16b, v6.16b
    and v2.16b, v2.16b, v29.16b
    eor v17.16b, v17.16b, v10.16b
    ldr q14, [sp, #288]
    and v20.16b, v14.16b, v20.16b
    eor v18.16b, v18.16b, v3.16b
    ldr q14, [sp, #368]
    and v30.16b, v14.16b, v30.16b
    eor v27.16b, v7.16b, v27.16b
    eor v23.16b, v23.16b, v17.16b
    ldr q14, [sp, #128]
    and v8.16b, v14.16b, v8.16b
    eor3 v17.16b, v24.16b, v13.16b, v17.16b
    eor3 v2.16b, v16.16b, v2.16b, v18.16b
    and v24.16b, v26.16b, v22.16b
    ldr q26, [sp, #304]
    and v22.16b, v26.16b, v22.16b
    ldr q26, [sp, #192]
    eor3 v26.16b, v26.16b, v9.16b, v23.16b
    ldr q9, [sp, #320]
    and v29.16b, v9.16b, v29.16b
    ldr q9, [sp, #352]
    and v21.16b, v9.16b, v21.16b
    eor v0.16b, v0.16b, v2.16b
    ldr q9, [sp, #64]
    and v25.16b, v9.16b, v25.16b
    ldr q9, [sp, #384]
    ldr q13, [sp, #256]
    and v9.16b, v9.16b, v13.16b
    eor3 v8.16b, v27.16b, v8.16b, v17.16b
    ldr q13, [sp, #240]
    eor3 v23.16b, v30.16b, v13.16b, v23.16b
    eor v20.16b, v20.16b, v26.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q30, [sp, #176]
    and v4.16b, v30.16b, v4.16b
    ldr q30, [sp, #224]
    ldr q13, [sp, #144]
    and v30.16b, v30.16b, v13.16b
    eor v21.16b, v24.16b, v21.16b
    ldr q13, [sp, #272]
    and v11.16b, v13.16b, v11.16b
    eor3 v0.16b, v22.16b, v15.16b, v0.16b
    eor3 v22.16b, v12.16b, v29.16b, v5.16b
    eor3 v27.16b, v28.16b, v27.16b, v9.16b
    eor3 v7.16b, v7.16b, v25.16b, v31.16b
    eor v25.16b, v8.16b, v20.16b
    eor v1.16b, v1.16b, v20.16b
    eor v20.16b, v26.16b, v23.16b
    ldr q26, [x8, #0]
    tbl v28.16b, {v17.16b}, v26.16b
    ldr q29, [sp, #96]
    and v6.16b, v29.16b, v6.16b
    ldr q29, [sp, #336]
    ldr q31, [sp, #80]
    and v29.16b, v29.16b, v31.16b
    eor3 v31.16b, v21.16b, v11.16b, v0.16b
    eor3 v4.16b, v4.16b, v19.16b, v5.16b
    eor v5.16b, v30.16b, v22.16b
    eor v19.16b, v10.16b, v25.16b
    tbl v30.16b, {v20.16b}, v26.16b
    tbl v8.16b, {v1.16b}, v26.16b
    tbl v9.16b, {v23.16b}, v26.16b
    tbl v10.16b, {v7.16b}, v26.16b
    tbl v11.16b, {v27.16b}, v26.16b
    eor3 v16.16b, v16.16b, v21.16b, v29.16b
    eor3 v6.16b, v24.16b, v6.16b, v18.16b
    eor v18.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v22.16b, v4.16b
    eor v21.16b, v0.16b, v28.16b
    tbl v22.16b, {v19.16b}, v26.16b
    tbl v24.16b, {v25.16b}, v26.16b
    // round 8 (aes.dsl:47)
    ldr q29, [x3, #2000]
    // round 7 (aes.dsl:47)
    eor v2.16b, v2.16b, v18.16b
    ext v12.16b, v0.16b, v0.16b, #4
    ext v13.16b, v6.16b, v6.16b, #4
    eor v14.16b, v5.16b, v30.16b
    eor v26.16b, v6.16b, v10.16b
    eor v15.16b, v3.16b, v8.16b
    eor v31.16b, v4.16b, v9.16b
    str q10, [sp, #80]
    eor v10.16b, v16.16b, v11.16b
    str q20, [sp, #336]
    ldr q20, [x8, #32]
    str q1, [sp, #96]
    tbl v1.16b, {v21.16b}, v20.16b
    str q23, [sp, #272]
    ldr q23, [x8, #16]
    str q6, [sp, #144]
    tbl v6.16b, {v3.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    str q25, [sp, #224]
    ext v25.16b, v16.16b, v16.16b, #4
    str q19, [sp, #176]
    ldr q19, [x3, #1792]
    eor3 v7.16b, v19.16b, v7.16b, v13.16b
    eor v17.16b, v17.16b, v12.16b
    eor v19.16b, v18.16b, v24.16b
    ldr q12, [x3, #1808]
    eor3 v12.16b, v12.16b, v26.16b, v21.16b
    eor v13.16b, v2.16b, v22.16b
    str q24, [sp, #240]
    ldr q24, [x3, #1840]
    eor3 v24.16b, v24.16b, v10.16b, v9.16b
    tbl v9.16b, {v10.16b}, v20.16b
    str q26, [sp, #256]
    tbl v26.16b, {v31.16b}, v20.16b
    str q22, [sp, #384]
    tbl v22.16b, {v15.16b}, v20.16b
    tbl v20.16b, {v14.16b}, v20.16b
    str q19, [sp, #64]
    ldr q19, [x3, #1904]
    eor3 v1.16b, v19.16b, v28.16b, v1.16b
    ext v19.16b, v21.16b, v21.16b, #4
    // round 8 (aes.dsl:47)
    eor3 v28.16b, v29.16b, v21.16b, v30.16b
    // round 7 (aes.dsl:47)
    tbl v29.16b, {v5.16b}, v23.16b
    ext v5.16b, v5.16b, v5.16b, #4
    ext v30.16b, v2.16b, v2.16b, #4
    ext v3.16b, v3.16b, v3.16b, #4
    str q2, [sp, #352]
    tbl v2.16b, {v18.16b}, v23.16b
    ext v18.16b, v18.16b, v18.16b, #4
    str q21, [sp, #320]
    tbl v21.16b, {v4.16b}, v23.16b
    tbl v16.16b, {v16.16b}, v23.16b
    ldr q23, [x3, #1824]
    eor3 v23.16b, v23.16b, v27.16b, v25.16b
    // round 8 (aes.dsl:47)
    ldr q25, [x3, #1984]
    // round 7 (aes.dsl:47)
    eor3 v6.16b, v7.16b, v17.16b, v6.16b
    ext v7.16b, v10.16b, v10.16b, #4
    eor v24.16b, v24.16b, v26.16b
    ext v26.16b, v31.16b, v31.16b, #4
    eor3 v22.16b, v12.16b, v8.16b, v22.16b
    ext v27.16b, v15.16b, v15.16b, #4
    ext v8.16b, v14.16b, v14.16b, #4
    eor v1.16b, v1.16b, v13.16b
    ldr q10, [x3, #1888]
    eor3 v0.16b, v10.16b, v0.16b, v19.16b
    // round 8 (aes.dsl:47)
    ldr q19, [x3, #2016]
    eor3 v19.16b, v19.16b, v11.16b, v9.16b
    ldr q9, [sp, #64]
    eor3 v20.16b, v28.16b, v20.16b, v9.16b
    // round 7 (aes.dsl:47)
    ext v4.16b, v4.16b, v4.16b, #4
    ldr q28, [x3, #1872]
    ldr q10, [sp, #384]
    eor3 v28.16b, v28.16b, v31.16b, v10.16b
    eor3 v21.16b, v23.16b, v21.16b, v26.16b
    ldr q23, [x8, #32]
    tbl v26.16b, {v13.16b}, v23.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [sp, #256]
    tbl v31.16b, {v27.16b}, v23.16b
    tbl v10.16b, {v9.16b}, v23.16b
    ldr q11, [sp, #176]
    eor3 v0.16b, v11.16b, v0.16b, v30.16b
    // round 8 (aes.dsl:47)
    ldr q30, [sp, #224]
    eor3 v29.16b, v30.16b, v29.16b, v8.16b
    ldr q30, [x3, #1952]
    eor3 v7.16b, v30.16b, v16.16b, v7.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v17.16b, v5.16b
    ldr q5, [x3, #1936]
    eor3 v5.16b, v5.16b, v17.16b, v18.16b
    ldr q16, [x3, #2032]
    ldr q18, [sp, #240]
    eor3 v16.16b, v16.16b, v18.16b, v15.16b
    ldr q18, [sp, #320]
    eor3 v19.16b, v19.16b, v18.16b, v14.16b
    eor v20.16b, v1.16b, v20.16b
    eor v11.16b, v24.16b, v22.16b
    // round 7 (aes.dsl:47)
    ldr q12, [sp, #352]
    ldr q14, [x8, #16]
    tbl v12.16b, {v12.16b}, v14.16b
    ldr q15, [sp, #144]
    tbl v15.16b, {v15.16b}, v14.16b
    ldr q14, [x3, #1856]
    ldr q8, [sp, #272]
    eor3 v4.16b, v14.16b, v8.16b, v4.16b
    eor v26.16b, v28.16b, v26.16b
    ext v28.16b, v13.16b, v13.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v9.16b, v9.16b, v9.16b, #4
    // round 8 (aes.dsl:47)
    ldr q14, [x3, #1968]
    ldr q13, [sp, #96]
    eor3 v2.16b, v14.16b, v13.16b, v2.16b
    ldr q13, [sp, #336]
    eor3 v3.16b, v7.16b, v13.16b, v3.16b
    eor3 v5.16b, v5.16b, v0.16b, v29.16b
    eor v7.16b, v21.16b, v6.16b
    ldr q29, [sp, #80]
    eor3 v25.16b, v25.16b, v29.16b, v31.16b
    eor v19.16b, v19.16b, v20.16b
    eor3 v16.16b, v10.16b, v16.16b, v11.16b
    // round 7 (aes.dsl:47)
    eor3 v4.16b, v4.16b, v12.16b, v28.16b
    // round 8 (aes.dsl:47)
    ldr q28, [x3, #1920]
    eor3 v27.16b, v28.16b, v15.16b, v27.16b
    eor v3.16b, v3.16b, v5.16b
    eor3 v2.16b, v9.16b, v2.16b, v7.16b
    eor3 v18.16b, v18.16b, v25.16b, v24.16b
    eor v25.16b, v26.16b, v19.16b
    eor v19.16b, v19.16b, v16.16b
    eor3 v17.16b, v17.16b, v27.16b, v21.16b
    eor v27.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v2.16b
    eor v10.16b, v18.16b, v25.16b
    eor v12.16b, v20.16b, v11.16b
    eor v14.16b, v25.16b, v19.16b
    eor v15.16b, v17.16b, v27.16b
    eor v13.16b, v5.16b, v7.16b
    eor v31.16b, v27.16b, v3.16b
    eor v1.16b, v1.16b, v10.16b
    eor v18.16b, v18.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    eor v17.16b, v17.16b, v13.16b
    eor v6.16b, v6.16b, v31.16b
    eor v9.16b, v11.16b, v1.16b
    eor v29.16b, v20.16b, v1.16b
    eor v28.16b, v20.16b, v22.16b
    eor v8.16b, v7.16b, v0.16b
    eor v30.16b, v26.16b, v18.16b
    eor v23.16b, v5.16b, v6.16b
    str q25, [sp, #320]
    eor v25.16b, v5.16b, v0.16b
    str q27, [sp, #80]
    eor v27.16b, v4.16b, v17.16b
    str q9, [sp, #336]
    eor v9.16b, v28.16b, v9.16b
    str q20, [sp, #96]
    and v20.16b, v26.16b, v20.16b
    str q26, [sp, #64]
    and v26.16b, v14.16b, v28.16b
    str q14, [sp, #256]
    eor v14.16b, v23.16b, v8.16b
    eor v11.16b, v11.16b, v28.16b
    str q28, [sp, #272]
    orr v28.16b, v16.16b, v22.16b
    str q22, [sp, #144]
    orr v22.16b, v1.16b, v30.16b
    str q30, [sp, #352]
    eor v30.16b, v19.16b, v30.16b
    str q16, [sp, #240]
    and v16.16b, v29.16b, v18.16b
    str q12, [sp, #224]
    and v12.16b, v10.16b, v12.16b
    str q5, [sp, #176]
    and v5.16b, v4.16b, v5.16b
    eor v7.16b, v7.16b, v23.16b
    str q23, [sp, #384]
    and v23.16b, v31.16b, v23.16b
    str q6, [sp, #192]
    orr v6.16b, v2.16b, v6.16b
    str q2, [sp, #304]
    and v2.16b, v25.16b, v17.16b
    str q0, [sp, #128]
    orr v0.16b, v0.16b, v27.16b
    str q27, [sp, #368]
    eor v27.16b, v3.16b, v27.16b
    str q13, [sp, #288]
    and v13.16b, v15.16b, v13.16b
    str q14, [sp, #160]
    and v14.16b, v3.16b, v14.16b
    eor v20.16b, v20.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    and v28.16b, v19.16b, v9.16b
    eor3 v24.16b, v24.16b, v12.16b, v16.16b
    and v12.16b, v11.16b, v30.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v6.16b, v23.16b
    and v23.16b, v7.16b, v27.16b
    eor3 v28.16b, v10.16b, v22.16b, v28.16b
    eor3 v21.16b, v21.16b, v13.16b, v2.16b
    ldr q13, [sp, #80]
    str q9, [sp, #112]
    and v9.16b, v13.16b, v8.16b
    eor3 v14.16b, v15.16b, v0.16b, v14.16b
    eor3 v22.16b, v22.16b, v12.16b, v20.16b
    ldr q12, [sp, #320]
    str q30, [sp, #208]
    ldr q30, [sp, #336]
    and v30.16b, v12.16b, v30.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v26.16b, v28.16b
    eor3 v0.16b, v0.16b, v23.16b, v5.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    eor v5.16b, v5.16b, v21.16b
    eor3 v2.16b, v2.16b, v9.16b, v6.16b
    eor v6.16b, v6.16b, v14.16b
    eor v21.16b, v24.16b, v22.16b
    eor v23.16b, v16.16b, v20.16b
    eor v26.16b, v2.16b, v5.16b
    eor v28.16b, v6.16b, v0.16b
    and v30.16b, v16.16b, v21.16b
    and v9.16b, v6.16b, v26.16b
    eor v14.16b, v0.16b, v9.16b
    and v14.16b, v5.16b, v14.16b
    orr v6.16b, v6.16b, v14.16b
    eor v26.16b, v26.16b, v14.16b
    and v14.16b, v2.16b, v28.16b
    eor v5.16b, v5.16b, v14.16b
    eor v6.16b, v14.16b, v6.16b
    and v14.16b, v24.16b, v23.16b
    and v7.16b, v7.16b, v26.16b
    and v27.16b, v27.16b, v26.16b
    and v0.16b, v0.16b, v5.16b
    eor v5.16b, v20.16b, v30.16b
    and v8.16b, v8.16b, v6.16b
    and v13.16b, v13.16b, v6.16b
    and v5.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v14.16b
    orr v2.16b, v2.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    and v20.16b, v20.16b, v22.16b
    orr v16.16b, v16.16b, v5.16b
    eor v5.16b, v21.16b, v5.16b
    eor v2.16b, v9.16b, v2.16b
    eor v21.16b, v26.16b, v0.16b
    eor v22.16b, v6.16b, v0.16b
    orr v24.16b, v24.16b, v20.16b
    eor v16.16b, v14.16b, v16.16b
    eor v20.16b, v23.16b, v20.16b
    eor v6.16b, v6.16b, v2.16b
    and v17.16b, v17.16b, v22.16b
    and v23.16b, v10.16b, v5.16b
    eor v24.16b, v30.16b, v24.16b
    eor v28.16b, v20.16b, v5.16b
    and v30.16b, v15.16b, v0.16b
    and v31.16b, v31.16b, v6.16b
    eor v9.16b, v21.16b, v6.16b
    and v10.16b, v11.16b, v20.16b
    eor v11.16b, v24.16b, v5.16b
    eor v14.16b, v24.16b, v16.16b
    eor v15.16b, v20.16b, v16.16b
    eor v17.16b, v17.16b, v31.16b
    and v4.16b, v4.16b, v9.16b
    eor v26.16b, v26.16b, v2.16b
    str q27, [sp, #80]
    ldr q27, [sp, #256]
    and v27.16b, v27.16b, v14.16b
    and v18.16b, v18.16b, v11.16b
    and v1.16b, v1.16b, v15.16b
    eor3 v30.16b, v30.16b, v4.16b, v17.16b
    and v29.16b, v29.16b, v11.16b
    eor v11.16b, v28.16b, v14.16b
    eor v18.16b, v18.16b, v27.16b
    and v22.16b, v25.16b, v22.16b
    ldr q25, [sp, #128]
    and v25.16b, v25.16b, v26.16b
    str q27, [sp, #128]
    ldr q27, [sp, #64]
    and v27.16b, v27.16b, v11.16b
    eor v7.16b, v7.16b, v30.16b
    str q30, [sp, #64]
    ldr q30, [sp, #240]
    and v30.16b, v30.16b, v28.16b
    str q4, [sp, #240]
    ldr q4, [sp, #304]
    and v4.16b, v4.16b, v21.16b
    and v19.16b, v19.16b, v16.16b
    and v3.16b, v3.16b, v2.16b
    eor3 v23.16b, v23.16b, v27.16b, v18.16b
    eor3 v25.16b, v22.16b, v25.16b, v7.16b
    and v12.16b, v12.16b, v24.16b
    str q7, [sp, #320]
    ldr q7, [sp, #336]
    and v7.16b, v7.16b, v24.16b
    ldr q24, [sp, #352]
    and v24.16b, v24.16b, v15.16b
    ldr q15, [sp, #144]
    and v28.16b, v15.16b, v28.16b
    eor v10.16b, v10.16b, v23.16b
    eor v4.16b, v4.16b, v25.16b
    ldr q15, [sp, #192]
    and v21.16b, v15.16b, v21.16b
    ldr q15, [sp, #368]
    and v26.16b, v15.16b, v26.16b
    ldr q15, [sp, #224]
    and v5.16b, v15.16b, v5.16b
    ldr q15, [sp, #208]
    and v20.16b, v15.16b, v20.16b
    eor3 v1.16b, v29.16b, v1.16b, v10.16b
    eor v3.16b, v3.16b, v4.16b
    eor v28.16b, v7.16b, v28.16b
    ldr q15, [sp, #96]
    and v11.16b, v15.16b, v11.16b
    ldr q15, [sp, #288]
    and v0.16b, v15.16b, v0.16b
    eor v21.16b, v8.16b, v21.16b
    eor v30.16b, v30.16b, v1.16b
    ldr q15, [sp, #176]
    and v9.16b, v15.16b, v9.16b
    eor3 v4.16b, v13.16b, v17.16b, v4.16b
    eor3 v17.16b, v31.16b, v26.16b, v3.16b
    ldr q26, [sp, #112]
    and v16.16b, v26.16b, v16.16b
    ldr q26, [sp, #272]
    and v26.16b, v26.16b, v14.16b
    eor v19.16b, v19.16b, v30.16b
    eor3 v18.16b, v12.16b, v18.16b, v30.16b
    ldr q30, [sp, #160]
    and v2.16b, v30.16b, v2.16b
    ldr q30, [sp, #384]
    and v6.16b, v30.16b, v6.16b
    eor3 v30.16b, v21.16b, v9.16b, v4.16b
    ldr q31, [sp, #80]
    ldr q9, [sp, #240]
    eor3 v3.16b, v31.16b, v9.16b, v3.16b
    ldr q31, [sp, #128]
    eor3 v24.16b, v31.16b, v24.16b, v19.16b
    eor3 v31.16b, v28.16b, v11.16b, v18.16b
    eor3 v19.16b, v20.16b, v27.16b, v19.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q20, [x8, #32]
    tbl v27.16b, {v4.16b}, v20.16b
    eor3 v7.16b, v7.16b, v16.16b, v10.16b
    eor v5.16b, v5.16b, v24.16b
    eor3 v16.16b, v29.16b, v28.16b, v26.16b
    ext v26.16b, v18.16b, v18.16b, #8
    eor v24.16b, v24.16b, v19.16b
    eor3 v6.16b, v22.16b, v21.16b, v6.16b
    ldr q21, [sp, #320]
    eor3 v2.16b, v8.16b, v2.16b, v21.16b
    eor v21.16b, v31.16b, v5.16b
    eor v5.16b, v23.16b, v5.16b
    ldr q22, [sp, #64]
    eor v22.16b, v22.16b, v0.16b
    eor v0.16b, v30.16b, v0.16b
    eor v17.16b, v17.16b, v3.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    eor v1.16b, v1.16b, v21.16b
    ext v23.16b, v24.16b, v24.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    eor v18.16b, v18.16b, v27.16b
    eor v24.16b, v4.16b, v26.16b
    eor v25.16b, v25.16b, v0.16b
    rev32 v27.8h, v2.8h
    ext v1.16b, v1.16b, v1.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    eor v28.16b, v22.16b, v5.16b
    eor v29.16b, v3.16b, v19.16b
    rev32 v30.8h, v24.8h
    eor v31.16b, v2.16b, v7.16b
    eor v8.16b, v6.16b, v16.16b
    eor v9.16b, v17.16b, v23.16b
    rev32 v10.8h, v6.8h
    ldr q11, [x3, #2064]
    eor3 v27.16b, v11.16b, v27.16b, v7.16b
    eor v11.16b, v25.16b, v1.16b
    rev32 v12.8h, v29.8h
    rev32 v13.8h, v28.8h
    ldr q14, [x3, #2144]
    eor3 v26.16b, v14.16b, v26.16b, v30.16b
    ldr q14, [x3, #2048]
    eor3 v14.16b, v14.16b, v31.16b, v24.16b
    ldr q15, [x3, #2080]
    eor3 v15.16b, v15.16b, v8.16b, v19.16b
    rev32 v8.8h, v8.8h
    rev32 v20.8h, v9.8h
    str q2, [sp, #64]
    eor v2.16b, v0.16b, v21.16b
    // round 9 (aes.dsl:47)
    str q7, [sp, #320]
    ldr q7, [x3, #2192]
    eor3 v7.16b, v7.16b, v24.16b, v23.16b
    // round 8 (aes.dsl:47)
    str q25, [sp, #128]
    rev32 v25.8h, v25.8h
    str q0, [sp, #240]
    rev32 v0.8h, v0.8h
    str q0, [sp, #80]
    rev32 v0.8h, v22.8h
    eor3 v22.16b, v27.16b, v22.16b, v18.16b
    ldr q27, [x3, #2096]
    eor3 v27.16b, v27.16b, v10.16b, v16.16b
    eor v26.16b, v26.16b, v11.16b
    ldr q10, [x3, #2160]
    eor3 v4.16b, v10.16b, v4.16b, v30.16b
    eor3 v30.16b, v14.16b, v5.16b, v13.16b
    eor v10.16b, v15.16b, v12.16b
    // round 9 (aes.dsl:47)
    ldr q14, [x3, #2208]
    eor3 v16.16b, v14.16b, v16.16b, v8.16b
    eor3 v7.16b, v7.16b, v20.16b, v2.16b
    // round 8 (aes.dsl:47)
    rev32 v14.8h, v17.8h
    rev32 v15.8h, v3.8h
    // round 9 (aes.dsl:47)
    str q14, [sp, #384]
    // round 8 (aes.dsl:47)
    ldr q14, [x3, #2112]
    eor3 v29.16b, v14.16b, v29.16b, v1.16b
    eor3 v3.16b, v27.16b, v3.16b, v12.16b
    // round 9 (aes.dsl:47)
    ldr q27, [x3, #2288]
    // round 8 (aes.dsl:47)
    rev32 v11.8h, v11.8h
    eor v22.16b, v22.16b, v13.16b
    eor3 v1.16b, v4.16b, v25.16b, v1.16b
    // round 9 (aes.dsl:47)
    ldr q4, [x3, #2240]
    // round 8 (aes.dsl:47)
    rev32 v25.8h, v31.8h
    rev32 v2.8h, v2.8h
    // round 9 (aes.dsl:47)
    ldr q31, [x3, #2224]
    eor3 v28.16b, v31.16b, v21.16b, v28.16b
    eor3 v16.16b, v16.16b, v24.16b, v9.16b
    eor v7.16b, v26.16b, v7.16b
    eor v9.16b, v10.16b, v30.16b
    ldr q14, [x3, #2256]
    eor3 v17.16b, v14.16b, v17.16b, v18.16b
    eor v0.16b, v0.16b, v5.16b
    ldr q5, [x3, #2272]
    eor3 v5.16b, v5.16b, v6.16b, v8.16b
    eor v6.16b, v23.16b, v18.16b
    // round 8 (aes.dsl:47)
    ldr q23, [x3, #2128]
    eor3 v19.16b, v23.16b, v15.16b, v19.16b
    eor v23.16b, v29.16b, v11.16b
    // round 9 (aes.dsl:47)
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #2176]
    ldr q29, [sp, #320]
    eor3 v20.16b, v20.16b, v29.16b, v25.16b
    eor v16.16b, v16.16b, v7.16b
    eor3 v28.16b, v2.16b, v28.16b, v9.16b
    ldr q29, [sp, #240]
    eor3 v0.16b, v27.16b, v29.16b, v0.16b
    ldr q27, [sp, #384]
    eor3 v5.16b, v5.16b, v27.16b, v6.16b
    ldr q6, [sp, #80]
    eor3 v6.16b, v6.16b, v21.16b, v17.16b
    eor v17.16b, v3.16b, v22.16b
    // round 8 (aes.dsl:47)
    ldr q21, [sp, #128]
    eor3 v19.16b, v21.16b, v19.16b, v11.16b
    // round 9 (aes.dsl:47)
    eor3 v20.16b, v24.16b, v20.16b, v10.16b
    eor v24.16b, v23.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v6.16b, v1.16b, v6.16b
    ldr q11, [sp, #64]
    eor3 v4.16b, v4.16b, v11.16b, v25.16b
    eor3 v0.16b, v2.16b, v0.16b, v17.16b
    eor v2.16b, v20.16b, v24.16b
    eor v25.16b, v24.16b, v16.16b
    eor v11.16b, v7.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    eor3 v4.16b, v4.16b, v18.16b, v3.16b
    eor v18.16b, v6.16b, v17.16b
    eor v26.16b, v26.16b, v2.16b
    eor v30.16b, v30.16b, v25.16b
    eor v20.16b, v20.16b, v11.16b
    eor v14.16b, v19.16b, v5.16b
    eor v5.16b, v5.16b, v0.16b
    eor v15.16b, v4.16b, v18.16b
    eor v8.16b, v7.16b, v30.16b
    eor v29.16b, v9.16b, v26.16b
    eor v13.16b, v7.16b, v26.16b
    eor v4.16b, v4.16b, v14.16b
    eor v12.16b, v14.16b, v5.16b
    eor v27.16b, v23.16b, v20.16b
    eor v21.16b, v8.16b, v29.16b
    and v31.16b, v23.16b, v7.16b
    str q7, [sp, #64]
    orr v7.16b, v28.16b, v30.16b
    // round 10 (aes.dsl:53)
    str q30, [sp, #128]
    // round 9 (aes.dsl:47)
    eor v1.16b, v1.16b, v4.16b
    eor v22.16b, v22.16b, v12.16b
    and v30.16b, v25.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    str q8, [sp, #80]
    and v8.16b, v13.16b, v20.16b
    str q28, [sp, #384]
    orr v28.16b, v26.16b, v27.16b
    str q13, [sp, #240]
    eor v13.16b, v6.16b, v22.16b
    str q26, [sp, #320]
    eor v26.16b, v17.16b, v1.16b
    str q27, [sp, #160]
    eor v27.16b, v16.16b, v27.16b
    str q11, [sp, #272]
    and v11.16b, v2.16b, v11.16b
    str q21, [sp, #112]
    and v21.16b, v16.16b, v21.16b
    str q16, [sp, #176]
    eor v16.16b, v6.16b, v1.16b
    str q23, [sp, #288]
    eor v23.16b, v19.16b, v15.16b
    str q20, [sp, #96]
    eor v20.16b, v13.16b, v26.16b
    eor v31.16b, v31.16b, v30.16b
    // round 10 (aes.dsl:53)
    str q25, [sp, #208]
    // round 9 (aes.dsl:47)
    eor v7.16b, v7.16b, v30.16b
    and v30.16b, v9.16b, v27.16b
    eor3 v10.16b, v10.16b, v11.16b, v8.16b
    and v25.16b, v24.16b, v29.16b
    eor3 v21.16b, v2.16b, v28.16b, v21.16b
    and v11.16b, v19.16b, v6.16b
    str q6, [sp, #224]
    orr v6.16b, v0.16b, v22.16b
    str q22, [sp, #368]
    and v22.16b, v12.16b, v13.16b
    eor v17.16b, v17.16b, v13.16b
    str q13, [sp, #192]
    and v13.16b, v16.16b, v15.16b
    str q27, [sp, #144]
    orr v27.16b, v1.16b, v23.16b
    str q23, [sp, #352]
    eor v23.16b, v5.16b, v23.16b
    str q18, [sp, #336]
    and v18.16b, v4.16b, v18.16b
    eor3 v28.16b, v28.16b, v30.16b, v31.16b
    eor v30.16b, v31.16b, v10.16b
    eor3 v25.16b, v8.16b, v25.16b, v7.16b
    eor v7.16b, v7.16b, v21.16b
    eor v21.16b, v11.16b, v22.16b
    eor v6.16b, v6.16b, v22.16b
    and v22.16b, v5.16b, v20.16b
    eor3 v3.16b, v3.16b, v18.16b, v13.16b
    and v18.16b, v17.16b, v23.16b
    eor v31.16b, v25.16b, v30.16b
    eor v8.16b, v7.16b, v28.16b
    eor3 v22.16b, v4.16b, v27.16b, v22.16b
    eor v3.16b, v21.16b, v3.16b
    eor3 v18.16b, v27.16b, v18.16b, v21.16b
    and v21.16b, v14.16b, v26.16b
    and v27.16b, v25.16b, v8.16b
    eor v22.16b, v6.16b, v22.16b
    and v10.16b, v7.16b, v31.16b
    eor3 v6.16b, v13.16b, v21.16b, v6.16b
    eor v21.16b, v30.16b, v27.16b
    eor v11.16b, v22.16b, v18.16b
    eor v13.16b, v28.16b, v10.16b
    and v21.16b, v28.16b, v21.16b
    eor v28.16b, v6.16b, v3.16b
    and v30.16b, v30.16b, v13.16b
    and v13.16b, v6.16b, v11.16b
    orr v25.16b, v25.16b, v21.16b
    eor v21.16b, v8.16b, v21.16b
    and v8.16b, v22.16b, v28.16b
    orr v7.16b, v7.16b, v30.16b
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v3.16b, v13.16b
    eor v25.16b, v10.16b, v25.16b
    eor v10.16b, v18.16b, v8.16b
    and v2.16b, v2.16b, v21.16b
    and v18.16b, v18.16b, v31.16b
    eor v7.16b, v27.16b, v7.16b
    eor v27.16b, v30.16b, v21.16b
    and v3.16b, v3.16b, v10.16b
    and v31.16b, v9.16b, v30.16b
    eor v9.16b, v30.16b, v25.16b
    orr v6.16b, v6.16b, v18.16b
    eor v10.16b, v7.16b, v25.16b
    eor v18.16b, v11.16b, v18.16b
    orr v22.16b, v22.16b, v3.16b
    eor v11.16b, v7.16b, v21.16b
    eor v3.16b, v28.16b, v3.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q28, [sp, #208]
    and v28.16b, v28.16b, v10.16b
    eor v8.16b, v27.16b, v10.16b
    eor v22.16b, v13.16b, v22.16b
    ldr q13, [sp, #96]
    and v13.16b, v13.16b, v11.16b
    str q20, [sp, #96]
    eor v20.16b, v3.16b, v18.16b
    str q23, [sp, #208]
    ldr q23, [sp, #288]
    and v23.16b, v23.16b, v8.16b
    and v4.16b, v4.16b, v18.16b
    str q10, [sp, #288]
    ldr q10, [sp, #320]
    and v10.16b, v10.16b, v9.16b
    str q14, [sp, #320]
    eor v14.16b, v22.16b, v6.16b
    eor v13.16b, v13.16b, v28.16b
    str q28, [sp, #304]
    ldr q28, [sp, #240]
    and v28.16b, v28.16b, v11.16b
    eor v11.16b, v22.16b, v18.16b
    and v17.16b, v17.16b, v3.16b
    str q18, [sp, #240]
    ldr q18, [sp, #384]
    and v18.16b, v18.16b, v27.16b
    and v12.16b, v12.16b, v14.16b
    eor3 v2.16b, v2.16b, v23.16b, v13.16b
    str q23, [sp, #384]
    ldr q23, [sp, #176]
    and v23.16b, v23.16b, v25.16b
    and v15.16b, v15.16b, v11.16b
    and v16.16b, v16.16b, v11.16b
    eor v11.16b, v20.16b, v14.16b
    eor v31.16b, v31.16b, v2.16b
    and v0.16b, v0.16b, v20.16b
    and v24.16b, v24.16b, v7.16b
    eor v15.16b, v15.16b, v12.16b
    and v19.16b, v19.16b, v11.16b
    and v7.16b, v29.16b, v7.16b
    eor v29.16b, v3.16b, v6.16b
    eor3 v10.16b, v28.16b, v10.16b, v31.16b
    str q14, [sp, #176]
    ldr q14, [sp, #160]
    and v9.16b, v14.16b, v9.16b
    eor3 v4.16b, v4.16b, v19.16b, v15.16b
    ldr q14, [sp, #128]
    and v27.16b, v14.16b, v27.16b
    and v5.16b, v5.16b, v6.16b
    and v1.16b, v1.16b, v29.16b
    eor v18.16b, v18.16b, v10.16b
    ldr q14, [sp, #272]
    and v21.16b, v14.16b, v21.16b
    eor v17.16b, v17.16b, v4.16b
    ldr q14, [sp, #144]
    and v30.16b, v14.16b, v30.16b
    eor v27.16b, v7.16b, v27.16b
    eor v23.16b, v23.16b, v18.16b
    ldr q14, [sp, #64]
    and v8.16b, v14.16b, v8.16b
    eor3 v18.16b, v24.16b, v13.16b, v18.16b
    eor3 v1.16b, v16.16b, v1.16b, v17.16b
    and v24.16b, v26.16b, v22.16b
    ldr q26, [sp, #320]
    and v22.16b, v26.16b, v22.16b
    ldr q26, [sp, #304]
    eor3 v26.16b, v26.16b, v9.16b, v23.16b
    ldr q9, [sp, #352]
    and v29.16b, v9.16b, v29.16b
    ldr q9, [sp, #368]
    and v20.16b, v9.16b, v20.16b
    eor v0.16b, v0.16b, v1.16b
    ldr q9, [sp, #112]
    and v25.16b, v9.16b, v25.16b
    ldr q9, [sp, #80]
    ldr q13, [sp, #288]
    and v9.16b, v9.16b, v13.16b
    eor3 v8.16b, v27.16b, v8.16b, v18.16b
    ldr q13, [sp, #384]
    eor3 v23.16b, v30.16b, v13.16b, v23.16b
    eor v21.16b, v21.16b, v26.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q30, [sp, #208]
    and v3.16b, v30.16b, v3.16b
    ldr q30, [sp, #336]
    ldr q13, [sp, #240]
    and v30.16b, v30.16b, v13.16b
    eor v20.16b, v24.16b, v20.16b
    ldr q13, [sp, #224]
    and v11.16b, v13.16b, v11.16b
    eor3 v0.16b, v22.16b, v15.16b, v0.16b
    eor3 v22.16b, v12.16b, v29.16b, v5.16b
    eor3 v27.16b, v28.16b, v27.16b, v9.16b
    eor3 v7.16b, v7.16b, v25.16b, v31.16b
    eor v25.16b, v8.16b, v21.16b
    eor v2.16b, v2.16b, v21.16b
    eor v21.16b, v26.16b, v23.16b
    ldr q26, [x8, #0]
    tbl v28.16b, {v18.16b}, v26.16b
    ldr q29, [sp, #96]
    and v6.16b, v29.16b, v6.16b
    ldr q29, [sp, #192]
    ldr q31, [sp, #176]
    and v29.16b, v29.16b, v31.16b
    eor3 v31.16b, v20.16b, v11.16b, v0.16b
    eor3 v3.16b, v3.16b, v19.16b, v5.16b
    eor v5.16b, v30.16b, v22.16b
    eor v19.16b, v10.16b, v25.16b
    tbl v30.16b, {v21.16b}, v26.16b
    tbl v8.16b, {v2.16b}, v26.16b
    tbl v9.16b, {v23.16b}, v26.16b
    tbl v10.16b, {v7.16b}, v26.16b
    tbl v11.16b, {v27.16b}, v26.16b
    eor3 v16.16b, v16.16b, v20.16b, v29.16b
    eor3 v6.16b, v24.16b, v6.16b, v17.16b
    eor v17.16b, v31.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v22.16b, v3.16b
    eor v20.16b, v0.16b, v28.16b
    tbl v22.16b, {v19.16b}, v26.16b
    tbl v24.16b, {v25.16b}, v26.16b
    // round 10 (aes.dsl:53)
    ldr q26, [x3, #2512]
    // round 9 (aes.dsl:47)
    eor v1.16b, v1.16b, v17.16b
    ext v31.16b, v0.16b, v0.16b, #4
    ext v12.16b, v6.16b, v6.16b, #4
    eor v13.16b, v5.16b, v30.16b
    eor v15.16b, v6.16b, v10.16b
    eor v14.16b, v4.16b, v8.16b
    str q10, [sp, #176]
    eor v10.16b, v3.16b, v9.16b
    eor v29.16b, v16.16b, v11.16b
    str q21, [sp, #192]
    ldr q21, [x8, #32]
    str q2, [sp, #96]
    tbl v2.16b, {v20.16b}, v21.16b
    str q23, [sp, #224]
    ldr q23, [x8, #16]
    str q6, [sp, #240]
    tbl v6.16b, {v4.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    str q25, [sp, #336]
    ext v25.16b, v16.16b, v16.16b, #4
    str q19, [sp, #208]
    ldr q19, [x3, #2304]
    eor3 v7.16b, v19.16b, v7.16b, v12.16b
    eor v18.16b, v18.16b, v31.16b
    eor v19.16b, v17.16b, v24.16b
    ldr q31, [x3, #2320]
    eor3 v31.16b, v31.16b, v15.16b, v20.16b
    eor v12.16b, v1.16b, v22.16b
    str q24, [sp, #384]
    ldr q24, [x3, #2352]
    eor3 v24.16b, v24.16b, v29.16b, v9.16b
    tbl v9.16b, {v29.16b}, v21.16b
    str q15, [sp, #288]
    tbl v15.16b, {v10.16b}, v21.16b
    str q22, [sp, #80]
    tbl v22.16b, {v14.16b}, v21.16b
    tbl v21.16b, {v13.16b}, v21.16b
    str q19, [sp, #112]
    ldr q19, [x3, #2416]
    eor3 v2.16b, v19.16b, v28.16b, v2.16b
    ext v19.16b, v20.16b, v20.16b, #4
    // round 10 (aes.dsl:53)
    eor3 v26.16b, v26.16b, v20.16b, v30.16b
    // round 9 (aes.dsl:47)
    tbl v28.16b, {v5.16b}, v23.16b
    ext v5.16b, v5.16b, v5.16b, #4
    ext v30.16b, v1.16b, v1.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    str q1, [sp, #368]
    tbl v1.16b, {v17.16b}, v23.16b
    ext v17.16b, v17.16b, v17.16b, #4
    str q20, [sp, #352]
    tbl v20.16b, {v3.16b}, v23.16b
    tbl v16.16b, {v16.16b}, v23.16b
    ldr q23, [x3, #2336]
    eor3 v23.16b, v23.16b, v27.16b, v25.16b
    // round 10 (aes.dsl:53)
    ldr q25, [x3, #2496]
    // round 9 (aes.dsl:47)
    eor3 v6.16b, v7.16b, v18.16b, v6.16b
    ext v7.16b, v29.16b, v29.16b, #4
    eor v24.16b, v24.16b, v15.16b
    ext v27.16b, v10.16b, v10.16b, #4
    eor3 v22.16b, v31.16b, v8.16b, v22.16b
    ext v29.16b, v14.16b, v14.16b, #4
    ext v31.16b, v13.16b, v13.16b, #4
    eor v2.16b, v2.16b, v12.16b
    ldr q8, [x3, #2400]
    eor3 v0.16b, v8.16b, v0.16b, v19.16b
    // round 10 (aes.dsl:53)
    ldr q19, [x3, #2528]
    eor3 v19.16b, v19.16b, v11.16b, v9.16b
    ldr q8, [sp, #112]
    eor3 v21.16b, v26.16b, v21.16b, v8.16b
    // round 9 (aes.dsl:47)
    ext v3.16b, v3.16b, v3.16b, #4
    ldr q26, [x3, #2384]
    ldr q9, [sp, #80]
    eor3 v26.16b, v26.16b, v10.16b, v9.16b
    eor3 v20.16b, v23.16b, v20.16b, v27.16b
    ldr q23, [x8, #32]
    tbl v27.16b, {v12.16b}, v23.16b
    eor v6.16b, v6.16b, v29.16b
    ldr q29, [sp, #288]
    tbl v9.16b, {v29.16b}, v23.16b
    tbl v23.16b, {v8.16b}, v23.16b
    ldr q10, [sp, #208]
    eor3 v0.16b, v10.16b, v0.16b, v30.16b
    // round 10 (aes.dsl:53)
    ldr q30, [sp, #336]
    eor3 v28.16b, v30.16b, v28.16b, v31.16b
    ldr q30, [x3, #2464]
    eor3 v7.16b, v30.16b, v16.16b, v7.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v18.16b, v5.16b
    ldr q5, [x3, #2448]
    eor3 v5.16b, v5.16b, v18.16b, v17.16b
    ldr q16, [x3, #2544]
    ldr q17, [sp, #384]
    eor3 v16.16b, v16.16b, v17.16b, v14.16b
    ldr q17, [sp, #352]
    eor3 v19.16b, v19.16b, v17.16b, v13.16b
    eor v21.16b, v2.16b, v21.16b
    eor v10.16b, v24.16b, v22.16b
    // round 9 (aes.dsl:47)
    ldr q11, [sp, #368]
    ldr q13, [x8, #16]
    tbl v11.16b, {v11.16b}, v13.16b
    ldr q14, [sp, #240]
    tbl v13.16b, {v14.16b}, v13.16b
    ldr q15, [x3, #2368]
    ldr q14, [sp, #224]
    eor3 v3.16b, v15.16b, v14.16b, v3.16b
    eor v26.16b, v26.16b, v27.16b
    ext v27.16b, v12.16b, v12.16b, #4
    ext v29.16b, v29.16b, v29.16b, #4
    ext v8.16b, v8.16b, v8.16b, #4
    // round 10 (aes.dsl:53)
    ldr q15, [x3, #2480]
    ldr q31, [sp, #96]
    eor3 v1.16b, v15.16b, v31.16b, v1.16b
    ldr q15, [sp, #192]
    eor3 v4.16b, v7.16b, v15.16b, v4.16b
    eor3 v5.16b, v5.16b, v0.16b, v28.16b
    eor v7.16b, v20.16b, v6.16b
    ldr q15, [sp, #176]
    eor3 v25.16b, v25.16b, v15.16b, v9.16b
    eor v19.16b, v19.16b, v21.16b
    eor3 v16.16b, v23.16b, v16.16b, v10.16b
    // round 9 (aes.dsl:47)
    eor3 v3.16b, v3.16b, v11.16b, v27.16b
    // round 10 (aes.dsl:53)
    ldr q23, [x3, #2432]
    eor3 v23.16b, v23.16b, v13.16b, v29.16b
    eor v4.16b, v4.16b, v5.16b
    eor3 v1.16b, v8.16b, v1.16b, v7.16b
    eor3 v17.16b, v17.16b, v25.16b, v24.16b
    eor v25.16b, v26.16b, v19.16b
    eor v19.16b, v19.16b, v16.16b
    eor3 v18.16b, v18.16b, v23.16b, v20.16b
    eor v23.16b, v3.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v15.16b, v17.16b, v25.16b
    eor v29.16b, v21.16b, v10.16b
    eor v13.16b, v25.16b, v19.16b
    eor v27.16b, v18.16b, v23.16b
    eor v28.16b, v5.16b, v7.16b
    eor v9.16b, v23.16b, v4.16b
    eor v2.16b, v2.16b, v15.16b
    eor v17.16b, v17.16b, v29.16b
    eor v22.16b, v22.16b, v13.16b
    eor v0.16b, v0.16b, v27.16b
    eor v18.16b, v18.16b, v28.16b
    eor v6.16b, v6.16b, v9.16b
    eor v8.16b, v10.16b, v2.16b
    eor v31.16b, v21.16b, v2.16b
    eor v11.16b, v21.16b, v22.16b
    eor v14.16b, v7.16b, v0.16b
    eor v30.16b, v26.16b, v17.16b
    eor v12.16b, v5.16b, v6.16b
    str q25, [sp, #352]
    eor v25.16b, v5.16b, v0.16b
    str q24, [sp, #176]
    eor v24.16b, v3.16b, v18.16b
    str q8, [sp, #192]
    eor v8.16b, v11.16b, v8.16b
    str q21, [sp, #96]
    and v21.16b, v26.16b, v21.16b
    eor v10.16b, v10.16b, v11.16b
    str q26, [sp, #112]
    eor v26.16b, v12.16b, v14.16b
    str q11, [sp, #288]
    and v11.16b, v13.16b, v11.16b
    str q22, [sp, #224]
    orr v22.16b, v16.16b, v22.16b
    str q2, [sp, #240]
    orr v2.16b, v2.16b, v30.16b
    str q30, [sp, #368]
    eor v30.16b, v19.16b, v30.16b
    str q13, [sp, #384]
    and v13.16b, v3.16b, v5.16b
    str q16, [sp, #336]
    and v16.16b, v9.16b, v12.16b
    eor v7.16b, v7.16b, v12.16b
    str q12, [sp, #208]
    orr v12.16b, v1.16b, v6.16b
    str q5, [sp, #80]
    and v5.16b, v4.16b, v26.16b
    str q3, [sp, #304]
    orr v3.16b, v0.16b, v24.16b
    str q6, [sp, #320]
    eor v6.16b, v4.16b, v24.16b
    str q24, [sp, #64]
    and v24.16b, v25.16b, v18.16b
    str q25, [sp, #144]
    and v25.16b, v27.16b, v28.16b
    eor v21.16b, v21.16b, v11.16b
    eor v22.16b, v22.16b, v11.16b
    and v11.16b, v31.16b, v17.16b
    eor v13.16b, v13.16b, v16.16b
    eor v16.16b, v12.16b, v16.16b
    and v12.16b, v23.16b, v14.16b
    eor3 v5.16b, v27.16b, v3.16b, v5.16b
    str q31, [sp, #272]
    and v31.16b, v7.16b, v6.16b
    eor3 v20.16b, v20.16b, v25.16b, v24.16b
    and v25.16b, v15.16b, v29.16b
    eor v5.16b, v16.16b, v5.16b
    eor3 v16.16b, v24.16b, v12.16b, v16.16b
    ldr q24, [sp, #176]
    eor3 v24.16b, v24.16b, v25.16b, v11.16b
    and v25.16b, v19.16b, v8.16b
    eor3 v3.16b, v3.16b, v31.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    eor3 v25.16b, v15.16b, v2.16b, v25.16b
    eor v24.16b, v21.16b, v24.16b
    eor v31.16b, v5.16b, v3.16b
    eor v12.16b, v16.16b, v20.16b
    eor v25.16b, v22.16b, v25.16b
    and v13.16b, v16.16b, v31.16b
    str q8, [sp, #176]
    eor v8.16b, v20.16b, v13.16b
    and v8.16b, v3.16b, v8.16b
    orr v16.16b, v16.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    and v8.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v8.16b
    eor v16.16b, v8.16b, v16.16b
    and v8.16b, v10.16b, v30.16b
    and v27.16b, v27.16b, v31.16b
    and v28.16b, v28.16b, v31.16b
    eor3 v2.16b, v2.16b, v8.16b, v21.16b
    ldr q21, [sp, #352]
    ldr q8, [sp, #192]
    and v8.16b, v21.16b, v8.16b
    and v3.16b, v20.16b, v3.16b
    and v4.16b, v4.16b, v16.16b
    and v20.16b, v26.16b, v16.16b
    eor3 v22.16b, v11.16b, v8.16b, v22.16b
    eor v26.16b, v25.16b, v2.16b
    orr v5.16b, v5.16b, v3.16b
    eor v3.16b, v12.16b, v3.16b
    eor v8.16b, v22.16b, v24.16b
    and v11.16b, v22.16b, v26.16b
    eor v5.16b, v13.16b, v5.16b
    eor v12.16b, v3.16b, v31.16b
    and v7.16b, v7.16b, v3.16b
    eor v13.16b, v3.16b, v16.16b
    and v21.16b, v25.16b, v8.16b
    eor v31.16b, v5.16b, v31.16b
    eor v16.16b, v5.16b, v16.16b
    and v0.16b, v0.16b, v13.16b
    and v1.16b, v1.16b, v12.16b
    and v23.16b, v23.16b, v5.16b
    and v9.16b, v9.16b, v16.16b
    and v18.16b, v18.16b, v31.16b
    str q20, [sp, #128]
    ldr q20, [sp, #144]
    and v20.16b, v20.16b, v31.16b
    eor v31.16b, v24.16b, v11.16b
    and v5.16b, v14.16b, v5.16b
    eor v14.16b, v2.16b, v21.16b
    eor v18.16b, v18.16b, v9.16b
    str q28, [sp, #144]
    ldr q28, [sp, #64]
    and v28.16b, v28.16b, v13.16b
    eor v13.16b, v12.16b, v16.16b
    and v2.16b, v2.16b, v31.16b
    and v24.16b, v24.16b, v14.16b
    ldr q31, [sp, #320]
    and v31.16b, v31.16b, v12.16b
    ldr q12, [sp, #304]
    and v12.16b, v12.16b, v13.16b
    ldr q14, [sp, #80]
    and v13.16b, v14.16b, v13.16b
    and v3.16b, v6.16b, v3.16b
    orr v6.16b, v22.16b, v2.16b
    orr v22.16b, v25.16b, v24.16b
    eor v2.16b, v26.16b, v2.16b
    eor v24.16b, v8.16b, v24.16b
    eor3 v25.16b, v27.16b, v12.16b, v18.16b
    eor v26.16b, v5.16b, v31.16b
    eor v6.16b, v21.16b, v6.16b
    eor v21.16b, v11.16b, v22.16b
    and v22.16b, v15.16b, v2.16b
    eor v27.16b, v24.16b, v2.16b
    and v31.16b, v10.16b, v24.16b
    eor v7.16b, v7.16b, v25.16b
    eor v8.16b, v21.16b, v6.16b
    eor v10.16b, v21.16b, v2.16b
    eor v11.16b, v24.16b, v6.16b
    ldr q14, [sp, #336]
    and v14.16b, v14.16b, v27.16b
    eor3 v0.16b, v20.16b, v0.16b, v7.16b
    and v19.16b, v19.16b, v6.16b
    and v17.16b, v17.16b, v10.16b
    ldr q15, [sp, #384]
    and v15.16b, v15.16b, v8.16b
    str q20, [sp, #384]
    eor v20.16b, v27.16b, v8.16b
    str q25, [sp, #336]
    ldr q25, [sp, #240]
    and v25.16b, v25.16b, v11.16b
    str q7, [sp, #240]
    ldr q7, [sp, #272]
    and v7.16b, v7.16b, v10.16b
    eor v1.16b, v1.16b, v0.16b
    eor v17.16b, v17.16b, v15.16b
    ldr q10, [sp, #112]
    and v10.16b, v10.16b, v20.16b
    str q15, [sp, #112]
    ldr q15, [sp, #352]
    and v15.16b, v15.16b, v21.16b
    str q0, [sp, #352]
    ldr q0, [sp, #192]
    and v0.16b, v0.16b, v21.16b
    ldr q21, [sp, #224]
    and v21.16b, v21.16b, v27.16b
    ldr q27, [sp, #368]
    and v27.16b, v27.16b, v11.16b
    eor3 v22.16b, v22.16b, v10.16b, v17.16b
    eor v4.16b, v4.16b, v1.16b
    and v2.16b, v29.16b, v2.16b
    eor v21.16b, v0.16b, v21.16b
    ldr q29, [sp, #96]
    and v20.16b, v29.16b, v20.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    eor v18.16b, v31.16b, v22.16b
    eor3 v23.16b, v9.16b, v28.16b, v4.16b
    and v24.16b, v30.16b, v24.16b
    ldr q28, [sp, #176]
    and v6.16b, v28.16b, v6.16b
    ldr q28, [sp, #288]
    and v28.16b, v28.16b, v8.16b
    ldr q29, [sp, #208]
    and v16.16b, v29.16b, v16.16b
    eor3 v25.16b, v7.16b, v25.16b, v18.16b
    ldr q29, [sp, #144]
    eor v29.16b, v29.16b, v23.16b
    eor3 v30.16b, v26.16b, v13.16b, v1.16b
    ldr q31, [x3, #2576]
    eor3 v0.16b, v31.16b, v0.16b, v6.16b
    eor v6.16b, v21.16b, v28.16b
    eor3 v3.16b, v3.16b, v12.16b, v4.16b
    eor v4.16b, v14.16b, v25.16b
    eor v28.16b, v30.16b, v29.16b
    eor v16.16b, v26.16b, v16.16b
    ldr q26, [x3, #2560]
    ldr q30, [sp, #128]
    eor3 v5.16b, v26.16b, v5.16b, v30.16b
    eor v0.16b, v0.16b, v18.16b
    ldr q18, [x3, #2704]
    eor3 v6.16b, v18.16b, v7.16b, v6.16b
    eor v7.16b, v19.16b, v4.16b
    eor3 v4.16b, v15.16b, v17.16b, v4.16b
    ldr q17, [x3, #2752]
    ldr q18, [sp, #352]
    eor3 v17.16b, v17.16b, v18.16b, v28.16b
    ldr q18, [sp, #240]
    eor v5.16b, v5.16b, v18.16b
    ldr q18, [x3, #2624]
    eor v18.16b, v18.16b, v28.16b
    ldr q19, [x3, #2656]
    eor3 v19.16b, v19.16b, v23.16b, v3.16b
    ldr q23, [sp, #112]
    eor3 v23.16b, v23.16b, v27.16b, v7.16b
    eor3 v20.16b, v21.16b, v20.16b, v4.16b
    eor3 v7.16b, v24.16b, v10.16b, v7.16b
    ldr q21, [x3, #2800]
    eor v4.16b, v21.16b, v4.16b
    ldr q21, [x3, #2784]
    eor v1.16b, v21.16b, v1.16b
    ldr q21, [x3, #2720]
    eor v3.16b, v21.16b, v3.16b
    eor v2.16b, v2.16b, v23.16b
    ldr q21, [x3, #2736]
    eor v21.16b, v21.16b, v7.16b
    ldr q24, [x3, #2672]
    eor3 v7.16b, v24.16b, v23.16b, v7.16b
    ldr q23, [x3, #2592]
    ldr q24, [sp, #336]
    eor3 v23.16b, v23.16b, v24.16b, v29.16b
    ldr q24, [x3, #2688]
    ldr q26, [sp, #384]
    eor3 v16.16b, v24.16b, v26.16b, v16.16b
    mov v24.16b, v0.16b
    sli v24.16b, v6.16b, #4
    eor v20.16b, v20.16b, v2.16b
    ldr q26, [x3, #2608]
    eor3 v2.16b, v26.16b, v22.16b, v2.16b
    sri v6.16b, v0.16b, #4
    mov v0.16b, v7.16b
    sli v0.16b, v4.16b, #4
    sri v4.16b, v7.16b, #4
    mov v7.16b, v18.16b
    sli v7.16b, v17.16b, #4
    ldr q22, [x3, #2640]
    eor v22.16b, v22.16b, v20.16b
    ldr q26, [x3, #2768]
    eor3 v20.16b, v26.16b, v25.16b, v20.16b
    mov v25.16b, v2.16b
    sli v25.16b, v21.16b, #4
    sri v21.16b, v2.16b, #4
    sri v17.16b, v18.16b, #4
    mov v2.16b, v1.16b
    sri v2.16b, v19.16b, #4
    mov v18.16b, v22.16b
    sli v18.16b, v20.16b, #4
    sri v20.16b, v22.16b, #4
    sli v19.16b, v1.16b, #4
    mov v1.16b, v23.16b
    sli v1.16b, v3.16b, #4
    sri v3.16b, v23.16b, #4
    mov v22.16b, v5.16b
    sli v22.16b, v16.16b, #4
    sri v16.16b, v5.16b, #4
    shl v5.16b, v20.16b, #2
    shl v23.16b, v18.16b, #2
    ushr v26.16b, v6.16b, #2
    ushr v27.16b, v24.16b, #2
    shl v28.16b, v4.16b, #2
    shl v29.16b, v0.16b, #2
    ushr v30.16b, v21.16b, #2
    ushr v31.16b, v25.16b, #2
    shl v8.16b, v7.16b, #2
    shl v9.16b, v17.16b, #2
    shl v10.16b, v2.16b, #2
    shl v11.16b, v19.16b, #2
    ushr v12.16b, v1.16b, #2
    ushr v13.16b, v3.16b, #2
    ushr v14.16b, v22.16b, #2
    ushr v15.16b, v16.16b, #2
    str q16, [sp, #384]
    movi v16.16b, #51
    bit v5.16b, v6.16b, v16.16b
    bit v20.16b, v26.16b, v16.16b
    bit v23.16b, v24.16b, v16.16b
    bit v18.16b, v27.16b, v16.16b
    bit v28.16b, v21.16b, v16.16b
    bit v4.16b, v30.16b, v16.16b
    bit v29.16b, v25.16b, v16.16b
    bit v0.16b, v31.16b, v16.16b
    bit v11.16b, v1.16b, v16.16b
    bit v19.16b, v12.16b, v16.16b
    bit v10.16b, v3.16b, v16.16b
    bit v2.16b, v13.16b, v16.16b
    bit v8.16b, v22.16b, v16.16b
    bit v7.16b, v14.16b, v16.16b
    bit v17.16b, v15.16b, v16.16b
    ldr q1, [sp, #384]
    bsl v16.16b, v1.16b, v9.16b
    ushr v1.16b, v18.16b, #1
    ushr v3.16b, v23.16b, #1
    ushr v6.16b, v20.16b, #1
    ushr v21.16b, v5.16b, #1
    shl v22.16b, v28.16b, #1
    shl v24.16b, v4.16b, #1
    shl v25.16b, v29.16b, #1
    shl v26.16b, v0.16b, #1
    shl v27.16b, v11.16b, #1
    shl v30.16b, v19.16b, #1
    shl v31.16b, v10.16b, #1
    shl v9.16b, v2.16b, #1
    ushr v12.16b, v8.16b, #1
    ushr v13.16b, v7.16b, #1
    ushr v14.16b, v17.16b, #1
    ushr v15.16b, v16.16b, #1
    str q16, [sp, #384]
    movi v16.16b, #85
    bit v28.16b, v21.16b, v16.16b
    bit v22.16b, v5.16b, v16.16b
    bit v4.16b, v6.16b, v16.16b
    bit v24.16b, v20.16b, v16.16b
    bit v29.16b, v3.16b, v16.16b
    bit v25.16b, v23.16b, v16.16b
    bit v0.16b, v1.16b, v16.16b
    bit v26.16b, v18.16b, v16.16b
    bit v27.16b, v8.16b, v16.16b
    bit v11.16b, v12.16b, v16.16b
    bit v19.16b, v13.16b, v16.16b
    bit v30.16b, v7.16b, v16.16b
    bit v2.16b, v14.16b, v16.16b
    bit v9.16b, v17.16b, v16.16b
    bit v10.16b, v15.16b, v16.16b
    ldr q1, [sp, #384]
    bsl v16.16b, v1.16b, v31.16b
    ext v1.16b, v29.16b, v29.16b, #8
    ext v3.16b, v25.16b, v25.16b, #8
    ext v5.16b, v26.16b, v26.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v24.16b, v24.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ext v7.16b, v22.16b, v22.16b, #8
    ext v17.16b, v28.16b, v28.16b, #8
    trn1 v18.16b, v11.16b, v1.16b
    trn2 v1.16b, v11.16b, v1.16b
    trn1 v20.16b, v27.16b, v3.16b
    trn2 v3.16b, v27.16b, v3.16b
    trn2 v21.16b, v30.16b, v5.16b
    trn1 v5.16b, v30.16b, v5.16b
    trn1 v22.16b, v10.16b, v17.16b
    trn2 v17.16b, v10.16b, v17.16b
    str q18, [x0, #16]
    str q1, [x0, #144]
    trn1 v1.16b, v19.16b, v0.16b
    trn2 v0.16b, v19.16b, v0.16b
    trn1 v18.16b, v16.16b, v7.16b
    str q20, [x0, #0]
    str q3, [x0, #128]
    trn2 v3.16b, v16.16b, v7.16b
    trn2 v7.16b, v2.16b, v4.16b
    trn1 v2.16b, v2.16b, v4.16b
    str q5, [x0, #32]
    str q22, [x0, #80]
    trn1 v4.16b, v9.16b, v6.16b
    trn2 v5.16b, v9.16b, v6.16b
    str q1, [x0, #48]
    str q18, [x0, #64]
    str q2, [x0, #112]
    str q21, [x0, #160]
    str q4, [x0, #96]
    str q0, [x0, #176]
    str q3, [x0, #192]
    str q17, [x0, #208]
    str q5, [x0, #224]
    str q7, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_aes128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_128_ecb_encrypt_neon_out
.Llwcc_aes128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_aes128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #400
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_aes128_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_128_ecb_encrypt_neon_group
.Llwcc_aes128_128_ecb_encrypt_neon_out:
    add x1, sp, #400
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_128_ecb_encrypt_neon_copy
.Llwcc_aes128_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #37
.Llwcc_aes128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #656
    ret
.Llwcc_aes128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_aes128_128_ecb_encrypt_neon, .-lwcc_aes128_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_aes128_128_ecb_decrypt_neon
    .type lwcc_aes128_128_ecb_decrypt_neon, %function
lwcc_aes128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_decrypt_neon_return
    sub sp, sp, #752
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_aes128_128_ecb_decrypt_neon_rest
.Llwcc_aes128_128_ecb_decrypt_neon_group:
    ldr q0, [x1, #48]
    ldr q1, [x1, #112]
    ldr q2, [x1, #176]
    ldr q3, [x1, #240]
    ldr q4, [x1, #0]
    ldr q5, [x1, #16]
    movi v6.16b, #85
    movi v7.16b, #51
    ldr q16, [x1, #32]
    ldr q17, [x1, #64]
    ldr q18, [x1, #80]
    ldr q19, [x1, #96]
    ldr q20, [x1, #128]
    ldr q21, [x1, #144]
    trn1 v22.16b, v0.16b, v2.16b
    trn2 v0.16b, v0.16b, v2.16b
    trn1 v2.16b, v1.16b, v3.16b
    ldr q23, [x1, #160]
    ldr q24, [x1, #192]
    trn2 v1.16b, v1.16b, v3.16b
    ldr q3, [x1, #208]
    ldr q25, [x1, #224]
    shl v26.16b, v22.16b, #1
    shl v27.16b, v2.16b, #1
    shl v28.16b, v0.16b, #1
    shl v29.16b, v1.16b, #1
    ldr q30, [x8, #48]
    trn1 v8.16b, v4.16b, v20.16b
    trn2 v4.16b, v4.16b, v20.16b
    trn1 v20.16b, v5.16b, v21.16b
    trn2 v5.16b, v5.16b, v21.16b
    trn1 v21.16b, v16.16b, v23.16b
    trn2 v16.16b, v16.16b, v23.16b
    trn1 v12.16b, v17.16b, v24.16b
    trn2 v17.16b, v17.16b, v24.16b
    trn1 v24.16b, v18.16b, v3.16b
    trn2 v3.16b, v18.16b, v3.16b
    trn1 v18.16b, v19.16b, v25.16b
    trn2 v19.16b, v19.16b, v25.16b
    ushr v15.16b, v8.16b, #1
    shl v25.16b, v20.16b, #1
    bit v26.16b, v21.16b, v6.16b
    ushr v14.16b, v12.16b, #1
    shl v13.16b, v24.16b, #1
    bit v27.16b, v18.16b, v6.16b
    ushr v11.16b, v4.16b, #1
    shl v23.16b, v5.16b, #1
    bit v28.16b, v16.16b, v6.16b
    ushr v10.16b, v17.16b, #1
    shl v9.16b, v3.16b, #1
    bit v29.16b, v19.16b, v6.16b
    // round 10 (aes.dsl:53)
    ldr q31, [x3, #3056]
    bit v25.16b, v8.16b, v6.16b
    bit v20.16b, v15.16b, v6.16b
    ushr v21.16b, v21.16b, #1
    bit v13.16b, v12.16b, v6.16b
    bit v24.16b, v14.16b, v6.16b
    ushr v18.16b, v18.16b, #1
    bit v23.16b, v4.16b, v6.16b
    bit v5.16b, v11.16b, v6.16b
    ushr v4.16b, v16.16b, #1
    bit v9.16b, v17.16b, v6.16b
    bit v3.16b, v10.16b, v6.16b
    ushr v17.16b, v19.16b, #1
    shl v10.16b, v26.16b, #2
    shl v19.16b, v27.16b, #2
    shl v11.16b, v28.16b, #2
    shl v14.16b, v29.16b, #2
    bit v22.16b, v21.16b, v6.16b
    bit v2.16b, v18.16b, v6.16b
    bit v0.16b, v4.16b, v6.16b
    bit v1.16b, v17.16b, v6.16b
    bit v10.16b, v25.16b, v7.16b
    ushr v17.16b, v20.16b, #2
    bit v19.16b, v13.16b, v7.16b
    ushr v18.16b, v24.16b, #2
    bit v11.16b, v23.16b, v7.16b
    ushr v21.16b, v5.16b, #2
    bit v14.16b, v9.16b, v7.16b
    ushr v6.16b, v3.16b, #2
    ushr v25.16b, v25.16b, #2
    shl v12.16b, v22.16b, #2
    bit v22.16b, v17.16b, v7.16b
    ushr v17.16b, v13.16b, #2
    shl v13.16b, v2.16b, #2
    bit v2.16b, v18.16b, v7.16b
    ushr v18.16b, v23.16b, #2
    shl v23.16b, v0.16b, #2
    bit v0.16b, v21.16b, v7.16b
    ushr v21.16b, v9.16b, #2
    shl v9.16b, v1.16b, #2
    bit v1.16b, v6.16b, v7.16b
    mov v6.16b, v10.16b
    sli v6.16b, v19.16b, #4
    sri v19.16b, v10.16b, #4
    mov v10.16b, v11.16b
    sli v10.16b, v14.16b, #4
    sri v14.16b, v11.16b, #4
    bit v26.16b, v25.16b, v7.16b
    bit v12.16b, v20.16b, v7.16b
    bit v27.16b, v17.16b, v7.16b
    bit v13.16b, v24.16b, v7.16b
    bit v28.16b, v18.16b, v7.16b
    bit v23.16b, v5.16b, v7.16b
    bit v29.16b, v21.16b, v7.16b
    bit v9.16b, v3.16b, v7.16b
    mov v3.16b, v22.16b
    sli v3.16b, v2.16b, #4
    mov v18.16b, v0.16b
    sli v18.16b, v1.16b, #4
    tbl v24.16b, {v14.16b}, v30.16b
    ldr q11, [x8, #64]
    tbl v19.16b, {v19.16b}, v11.16b
    mov v14.16b, v12.16b
    sli v14.16b, v13.16b, #4
    mov v7.16b, v26.16b
    sli v7.16b, v27.16b, #4
    sri v27.16b, v26.16b, #4
    mov v26.16b, v23.16b
    sli v26.16b, v9.16b, #4
    mov v21.16b, v28.16b
    sli v21.16b, v29.16b, #4
    sri v29.16b, v28.16b, #4
    tbl v18.16b, {v18.16b}, v30.16b
    tbl v3.16b, {v3.16b}, v11.16b
    ldr q28, [x3, #2848]
    eor v24.16b, v28.16b, v24.16b
    ldr q28, [x3, #2864]
    eor v19.16b, v28.16b, v19.16b
    tbl v28.16b, {v10.16b}, v30.16b
    tbl v6.16b, {v6.16b}, v11.16b
    tbl v26.16b, {v26.16b}, v30.16b
    tbl v10.16b, {v14.16b}, v11.16b
    tbl v29.16b, {v29.16b}, v30.16b
    tbl v27.16b, {v27.16b}, v11.16b
    ldr q14, [x3, #2928]
    eor3 v18.16b, v14.16b, v18.16b, v24.16b
    ldr q14, [x3, #3008]
    eor3 v3.16b, v14.16b, v3.16b, v19.16b
    ldr q14, [x3, #2816]
    eor v26.16b, v14.16b, v26.16b
    ldr q14, [x3, #2832]
    eor v10.16b, v14.16b, v10.16b
    ldr q14, [x3, #2880]
    eor v29.16b, v14.16b, v29.16b
    ldr q14, [x3, #2896]
    eor v27.16b, v14.16b, v27.16b
    ldr q14, [x3, #2944]
    eor3 v28.16b, v14.16b, v28.16b, v18.16b
    ldr q14, [x3, #3024]
    eor3 v6.16b, v14.16b, v6.16b, v3.16b
    sri v2.16b, v22.16b, #4
    sri v1.16b, v0.16b, #4
    eor v0.16b, v24.16b, v29.16b
    eor v22.16b, v19.16b, v27.16b
    eor v14.16b, v26.16b, v28.16b
    eor v17.16b, v10.16b, v6.16b
    sri v13.16b, v12.16b, #4
    sri v9.16b, v23.16b, #4
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v2.16b, {v2.16b}, v11.16b
    eor v23.16b, v0.16b, v14.16b
    eor v12.16b, v22.16b, v17.16b
    tbl v21.16b, {v21.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v11.16b
    tbl v9.16b, {v9.16b}, v30.16b
    tbl v11.16b, {v13.16b}, v11.16b
    ldr q13, [x3, #2912]
    eor3 v1.16b, v13.16b, v1.16b, v0.16b
    eor v13.16b, v18.16b, v23.16b
    ldr q30, [x3, #2992]
    eor3 v2.16b, v30.16b, v2.16b, v22.16b
    eor v30.16b, v3.16b, v12.16b
    ldr q20, [x3, #2960]
    eor3 v20.16b, v20.16b, v21.16b, v26.16b
    ldr q21, [x3, #3040]
    eor3 v7.16b, v21.16b, v7.16b, v10.16b
    eor v21.16b, v1.16b, v28.16b
    ldr q26, [x3, #2976]
    eor3 v26.16b, v26.16b, v9.16b, v13.16b
    eor v9.16b, v2.16b, v6.16b
    eor3 v31.16b, v31.16b, v11.16b, v30.16b
    eor v10.16b, v18.16b, v20.16b
    eor v24.16b, v24.16b, v1.16b
    eor v20.16b, v20.16b, v21.16b
    eor v11.16b, v28.16b, v26.16b
    eor v5.16b, v3.16b, v7.16b
    eor v19.16b, v19.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    eor v25.16b, v6.16b, v31.16b
    eor v15.16b, v18.16b, v24.16b
    and v4.16b, v18.16b, v20.16b
    and v8.16b, v24.16b, v21.16b
    eor v16.16b, v10.16b, v11.16b
    str q21, [sp, #64]
    eor v21.16b, v3.16b, v19.16b
    str q3, [sp, #80]
    and v3.16b, v3.16b, v7.16b
    str q9, [sp, #96]
    and v9.16b, v19.16b, v9.16b
    str q19, [sp, #112]
    eor v19.16b, v5.16b, v25.16b
    str q18, [sp, #128]
    eor v18.16b, v14.16b, v15.16b
    str q10, [sp, #144]
    bcax v10.16b, v4.16b, v10.16b, v15.16b
    eor v4.16b, v8.16b, v4.16b
    orr v8.16b, v29.16b, v1.16b
    str q23, [sp, #160]
    and v23.16b, v23.16b, v26.16b
    str q15, [sp, #176]
    eor v15.16b, v1.16b, v16.16b
    str q1, [sp, #192]
    eor v1.16b, v17.16b, v21.16b
    str q5, [sp, #208]
    bcax v5.16b, v3.16b, v5.16b, v21.16b
    eor v3.16b, v9.16b, v3.16b
    orr v9.16b, v27.16b, v2.16b
    str q12, [sp, #224]
    and v12.16b, v12.16b, v31.16b
    str q21, [sp, #240]
    eor v21.16b, v2.16b, v19.16b
    eor3 v8.16b, v8.16b, v20.16b, v10.16b
    eor3 v23.16b, v29.16b, v4.16b, v23.16b
    str q31, [sp, #256]
    bic v31.16b, v13.16b, v15.16b
    str q2, [sp, #272]
    bic v2.16b, v16.16b, v18.16b
    str q20, [sp, #288]
    orr v20.16b, v14.16b, v11.16b
    str q14, [sp, #304]
    and v14.16b, v0.16b, v28.16b
    eor3 v9.16b, v9.16b, v7.16b, v5.16b
    str q7, [sp, #320]
    and v7.16b, v22.16b, v6.16b
    eor3 v12.16b, v27.16b, v3.16b, v12.16b
    eor v8.16b, v8.16b, v2.16b
    eor3 v2.16b, v4.16b, v2.16b, v31.16b
    eor v4.16b, v20.16b, v23.16b
    eor3 v20.16b, v14.16b, v10.16b, v20.16b
    eor v23.16b, v8.16b, v2.16b
    eor v31.16b, v4.16b, v20.16b
    orr v10.16b, v23.16b, v4.16b
    eor v14.16b, v20.16b, v10.16b
    bic v14.16b, v8.16b, v14.16b
    orn v4.16b, v14.16b, v4.16b
    eor v23.16b, v23.16b, v14.16b
    orr v14.16b, v2.16b, v31.16b
    eor v8.16b, v8.16b, v14.16b
    eor v4.16b, v14.16b, v4.16b
    orr v14.16b, v17.16b, v25.16b
    bic v0.16b, v0.16b, v23.16b
    bic v28.16b, v28.16b, v23.16b
    eor v12.16b, v14.16b, v12.16b
    eor3 v5.16b, v7.16b, v5.16b, v14.16b
    bic v7.16b, v19.16b, v1.16b
    bic v14.16b, v30.16b, v21.16b
    bic v20.16b, v20.16b, v8.16b
    orr v8.16b, v15.16b, v4.16b
    eor v9.16b, v9.16b, v7.16b
    eor v15.16b, v12.16b, v5.16b
    bic v13.16b, v13.16b, v4.16b
    eor3 v3.16b, v3.16b, v7.16b, v14.16b
    orn v2.16b, v20.16b, v2.16b
    eor v7.16b, v31.16b, v20.16b
    eor v20.16b, v9.16b, v3.16b
    orr v31.16b, v3.16b, v15.16b
    eor v2.16b, v10.16b, v2.16b
    eor v23.16b, v7.16b, v23.16b
    eor v10.16b, v7.16b, v4.16b
    bcax v29.16b, v0.16b, v29.16b, v7.16b
    orr v14.16b, v20.16b, v12.16b
    eor v4.16b, v2.16b, v4.16b
    bcax v26.16b, v28.16b, v26.16b, v2.16b
    bic v24.16b, v23.16b, v24.16b
    bic v18.16b, v10.16b, v18.16b
    and v16.16b, v16.16b, v10.16b
    str q2, [sp, #336]
    ldr q2, [sp, #192]
    orr v2.16b, v2.16b, v7.16b
    eor v7.16b, v23.16b, v4.16b
    str q2, [sp, #192]
    ldr q2, [sp, #128]
    and v2.16b, v2.16b, v4.16b
    eor3 v18.16b, v13.16b, v24.16b, v18.16b
    eor v10.16b, v10.16b, v7.16b
    str q17, [sp, #128]
    ldr q17, [sp, #176]
    bcax v0.16b, v0.16b, v7.16b, v17.16b
    eor v17.16b, v9.16b, v31.16b
    str q25, [sp, #176]
    ldr q25, [sp, #144]
    and v7.16b, v25.16b, v7.16b
    eor v25.16b, v5.16b, v14.16b
    str q7, [sp, #144]
    ldr q7, [x3, #3072]
    eor3 v2.16b, v7.16b, v2.16b, v18.16b
    bic v5.16b, v5.16b, v17.16b
    and v7.16b, v11.16b, v10.16b
    ldr q17, [sp, #304]
    and v17.16b, v17.16b, v10.16b
    bic v25.16b, v9.16b, v25.16b
    ldr q9, [x3, #3168]
    eor3 v24.16b, v9.16b, v24.16b, v0.16b
    rev32 v9.8h, v2.8h
    orn v3.16b, v5.16b, v3.16b
    eor v5.16b, v15.16b, v5.16b
    eor v7.16b, v28.16b, v7.16b
    orn v28.16b, v25.16b, v12.16b
    eor v20.16b, v20.16b, v25.16b
    eor v0.16b, v0.16b, v17.16b
    eor v3.16b, v14.16b, v3.16b
    ldr q17, [sp, #288]
    bcax v4.16b, v7.16b, v4.16b, v17.16b
    ldr q17, [sp, #272]
    orr v17.16b, v17.16b, v5.16b
    eor v25.16b, v31.16b, v28.16b
    eor v28.16b, v5.16b, v20.16b
    bic v22.16b, v22.16b, v20.16b
    bic v6.16b, v6.16b, v20.16b
    eor v4.16b, v0.16b, v4.16b
    eor v7.16b, v16.16b, v7.16b
    eor v16.16b, v3.16b, v25.16b
    eor v20.16b, v5.16b, v25.16b
    orr v21.16b, v21.16b, v25.16b
    ldr q31, [sp, #64]
    bcax v23.16b, v4.16b, v23.16b, v31.16b
    ldr q31, [sp, #256]
    bcax v31.16b, v6.16b, v31.16b, v3.16b
    bic v25.16b, v30.16b, v25.16b
    eor v30.16b, v28.16b, v16.16b
    and v19.16b, v19.16b, v20.16b
    bcax v5.16b, v22.16b, v27.16b, v5.16b
    eor v27.16b, v8.16b, v23.16b
    ldr q8, [sp, #112]
    bic v8.16b, v28.16b, v8.16b
    bic v1.16b, v20.16b, v1.16b
    eor v20.16b, v20.16b, v30.16b
    ldr q10, [sp, #240]
    bcax v22.16b, v22.16b, v30.16b, v10.16b
    ldr q10, [sp, #208]
    and v30.16b, v10.16b, v30.16b
    eor v23.16b, v26.16b, v23.16b
    eor3 v26.16b, v13.16b, v29.16b, v27.16b
    eor3 v1.16b, v25.16b, v8.16b, v1.16b
    ldr q29, [sp, #176]
    and v29.16b, v29.16b, v20.16b
    ldr q10, [sp, #128]
    and v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #3184]
    eor3 v8.16b, v10.16b, v8.16b, v22.16b
    ldr q10, [sp, #144]
    eor v4.16b, v10.16b, v4.16b
    ldr q10, [sp, #192]
    eor3 v10.16b, v10.16b, v7.16b, v23.16b
    ldr q11, [sp, #160]
    ldr q12, [sp, #336]
    bcax v11.16b, v26.16b, v11.16b, v12.16b
    eor v6.16b, v6.16b, v29.16b
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #3264]
    eor3 v0.16b, v22.16b, v18.16b, v0.16b
    eor3 v18.16b, v24.16b, v4.16b, v10.16b
    ldr q22, [sp, #80]
    and v22.16b, v22.16b, v16.16b
    ldr q24, [x3, #3232]
    eor v24.16b, v24.16b, v11.16b
    ldr q29, [sp, #320]
    bcax v16.16b, v6.16b, v16.16b, v29.16b
    eor v6.16b, v19.16b, v6.16b
    ldr q19, [x3, #3280]
    eor3 v19.16b, v19.16b, v1.16b, v20.16b
    eor v0.16b, v0.16b, v11.16b
    eor v18.16b, v26.16b, v18.16b
    ldr q26, [x3, #3296]
    eor v23.16b, v26.16b, v23.16b
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #3088]
    eor3 v1.16b, v20.16b, v22.16b, v1.16b
    ldr q20, [x3, #3136]
    eor v20.16b, v20.16b, v10.16b
    rev32 v22.8h, v0.8h
    ldr q26, [x3, #3104]
    eor v4.16b, v26.16b, v4.16b
    rev32 v26.8h, v18.8h
    ldr q29, [sp, #96]
    bcax v28.16b, v16.16b, v28.16b, v29.16b
    eor v16.16b, v30.16b, v16.16b
    rev32 v29.8h, v1.8h
    eor v30.16b, v23.16b, v22.16b
    rev32 v10.8h, v20.8h
    rev32 v11.8h, v4.8h
    eor v21.16b, v21.16b, v28.16b
    eor v28.16b, v31.16b, v28.16b
    ldr q31, [x3, #3120]
    eor v31.16b, v31.16b, v16.16b
    rev32 v12.8h, v30.8h
    eor v13.16b, v2.16b, v29.16b
    ldr q14, [x3, #3200]
    eor3 v7.16b, v14.16b, v7.16b, v27.16b
    eor3 v5.16b, v25.16b, v5.16b, v21.16b
    eor3 v17.16b, v17.16b, v6.16b, v28.16b
    ldr q25, [x3, #3312]
    eor v25.16b, v25.16b, v28.16b
    ldr q27, [x3, #3216]
    eor3 v6.16b, v27.16b, v6.16b, v21.16b
    rev32 v21.8h, v13.8h
    rev32 v27.8h, v7.8h
    eor3 v16.16b, v8.16b, v16.16b, v17.16b
    ldr q28, [sp, #224]
    bcax v3.16b, v5.16b, v28.16b, v3.16b
    rev32 v28.8h, v25.8h
    ldr q8, [x3, #3152]
    eor v17.16b, v8.16b, v17.16b
    eor v8.16b, v25.16b, v12.16b
    rev32 v13.8h, v6.8h
    eor v5.16b, v5.16b, v16.16b
    eor v16.16b, v19.16b, v3.16b
    ldr q19, [x3, #3248]
    eor v3.16b, v19.16b, v3.16b
    eor v19.16b, v17.16b, v0.16b
    eor v14.16b, v17.16b, v26.16b
    rev32 v15.8h, v8.8h
    str q26, [sp, #224]
    rev32 v26.8h, v3.8h
    str q30, [sp, #96]
    rev32 v30.8h, v5.8h
    eor v28.16b, v28.16b, v16.16b
    str q29, [sp, #320]
    eor v29.16b, v16.16b, v10.16b
    str q25, [sp, #80]
    eor v25.16b, v7.16b, v13.16b
    str q17, [sp, #336]
    rev32 v17.8h, v14.8h
    str q14, [sp, #160]
    rev32 v14.8h, v28.8h
    str q18, [sp, #192]
    eor v18.16b, v18.16b, v30.16b
    str q30, [sp, #144]
    eor v30.16b, v24.16b, v26.16b
    str q26, [sp, #128]
    eor3 v26.16b, v5.16b, v19.16b, v15.16b
    eor v2.16b, v2.16b, v11.16b
    str q3, [sp, #176]
    eor v3.16b, v24.16b, v3.16b
    str q23, [sp, #208]
    eor v23.16b, v23.16b, v14.16b
    str q5, [sp, #240]
    rev32 v5.8h, v18.8h
    str q19, [sp, #112]
    rev32 v19.8h, v30.8h
    str q22, [sp, #256]
    eor v22.16b, v21.16b, v30.16b
    eor3 v17.16b, v27.16b, v17.16b, v26.16b
    eor3 v3.16b, v6.16b, v13.16b, v3.16b
    eor v13.16b, v23.16b, v5.16b
    str q31, [sp, #64]
    eor v31.16b, v31.16b, v19.16b
    eor v16.16b, v16.16b, v23.16b
    rev32 v23.8h, v22.8h
    str q26, [sp, #272]
    eor v26.16b, v18.16b, v12.16b
    eor3 v0.16b, v1.16b, v2.16b, v0.16b
    str q2, [sp, #288]
    eor v2.16b, v29.16b, v13.16b
    eor v21.16b, v21.16b, v31.16b
    eor v31.16b, v11.16b, v31.16b
    str q30, [sp, #304]
    eor v30.16b, v30.16b, v23.16b
    eor3 v27.16b, v7.16b, v27.16b, v28.16b
    eor3 v3.16b, v14.16b, v3.16b, v5.16b
    rev32 v5.8h, v2.8h
    rev32 v14.8h, v31.8h
    str q7, [sp, #352]
    rev32 v7.8h, v21.8h
    eor3 v2.16b, v6.16b, v20.16b, v2.16b
    eor v20.16b, v13.16b, v26.16b
    eor3 v0.16b, v0.16b, v19.16b, v15.16b
    eor3 v31.16b, v25.16b, v31.16b, v14.16b
    // round 9 (aes.dsl:47)
    eor v5.16b, v7.16b, v5.16b
    eor3 v7.16b, v9.16b, v16.16b, v30.16b
    // round 10 (aes.dsl:53)
    rev32 v13.8h, v24.8h
    // round 9 (aes.dsl:47)
    eor3 v11.16b, v4.16b, v11.16b, v10.16b
    str q9, [sp, #368]
    ldr q9, [sp, #256]
    eor3 v8.16b, v1.16b, v9.16b, v8.16b
    // round 10 (aes.dsl:53)
    eor v2.16b, v2.16b, v31.16b
    eor v17.16b, v31.16b, v17.16b
    // round 9 (aes.dsl:47)
    ldr q31, [sp, #160]
    eor3 v5.16b, v31.16b, v21.16b, v5.16b
    eor3 v18.16b, v11.16b, v18.16b, v22.16b
    // round 10 (aes.dsl:53)
    rev32 v22.8h, v25.8h
    eor v29.16b, v29.16b, v12.16b
    // round 9 (aes.dsl:47)
    eor v5.16b, v17.16b, v5.16b
    // round 10 (aes.dsl:53)
    ldr q11, [sp, #112]
    eor v11.16b, v28.16b, v11.16b
    eor3 v19.16b, v27.16b, v19.16b, v20.16b
    // round 9 (aes.dsl:47)
    ldr q20, [sp, #272]
    eor3 v18.16b, v23.16b, v18.16b, v20.16b
    // round 10 (aes.dsl:53)
    eor3 v16.16b, v16.16b, v21.16b, v14.16b
    eor v0.16b, v14.16b, v0.16b
    eor3 v3.16b, v26.16b, v3.16b, v15.16b
    // round 9 (aes.dsl:47)
    ldr q23, [sp, #352]
    ldr q26, [sp, #240]
    eor3 v6.16b, v23.16b, v6.16b, v26.16b
    eor v7.16b, v7.16b, v5.16b
    eor v18.16b, v18.16b, v2.16b
    // round 10 (aes.dsl:53)
    eor3 v25.16b, v25.16b, v28.16b, v22.16b
    ldr q28, [sp, #336]
    eor v28.16b, v28.16b, v29.16b
    eor v10.16b, v10.16b, v11.16b
    // round 9 (aes.dsl:47)
    ldr q14, [sp, #304]
    eor v6.16b, v6.16b, v14.16b
    ldr q15, [sp, #208]
    ldr q26, [sp, #176]
    ldr q20, [sp, #128]
    eor3 v20.16b, v15.16b, v26.16b, v20.16b
    eor3 v30.16b, v30.16b, v8.16b, v18.16b
    eor v8.16b, v0.16b, v7.16b
    eor v15.16b, v3.16b, v17.16b
    ldr q21, [sp, #80]
    eor3 v21.16b, v21.16b, v24.16b, v13.16b
    eor v24.16b, v19.16b, v2.16b
    // round 10 (aes.dsl:53)
    rev32 v9.8h, v28.8h
    // round 9 (aes.dsl:47)
    eor v23.16b, v16.16b, v30.16b
    // round 10 (aes.dsl:53)
    rev32 v31.8h, v10.8h
    // round 9 (aes.dsl:47)
    ldr q27, [sp, #320]
    eor3 v1.16b, v1.16b, v27.16b, v4.16b
    ldr q4, [sp, #144]
    eor3 v4.16b, v4.16b, v13.16b, v6.16b
    eor3 v6.16b, v20.16b, v12.16b, v25.16b
    eor v20.16b, v15.16b, v8.16b
    ldr q13, [sp, #368]
    ldr q12, [sp, #64]
    ldr q27, [sp, #288]
    eor3 v27.16b, v13.16b, v12.16b, v27.16b
    ldr q13, [sp, #96]
    eor3 v21.16b, v13.16b, v21.16b, v25.16b
    ldr q25, [sp, #224]
    eor3 v22.16b, v25.16b, v22.16b, v10.16b
    ldr q10, [sp, #192]
    eor3 v26.16b, v10.16b, v26.16b, v14.16b
    eor v10.16b, v24.16b, v23.16b
    eor3 v1.16b, v12.16b, v1.16b, v29.16b
    eor3 v4.16b, v4.16b, v28.16b, v9.16b
    eor v6.16b, v6.16b, v15.16b
    eor v28.16b, v5.16b, v20.16b
    eor3 v22.16b, v26.16b, v31.16b, v22.16b
    eor3 v26.16b, v27.16b, v11.16b, v31.16b
    eor v21.16b, v21.16b, v24.16b
    eor v27.16b, v18.16b, v10.16b
    eor3 v0.16b, v1.16b, v9.16b, v0.16b
    eor v1.16b, v17.16b, v6.16b
    eor v17.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v28.16b
    eor v16.16b, v26.16b, v16.16b
    eor v2.16b, v2.16b, v21.16b
    eor v26.16b, v21.16b, v30.16b
    eor v22.16b, v22.16b, v27.16b
    eor v29.16b, v0.16b, v5.16b
    eor v31.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v17.16b
    eor v9.16b, v7.16b, v4.16b
    eor v11.16b, v16.16b, v18.16b
    eor v12.16b, v18.16b, v2.16b
    eor v16.16b, v16.16b, v26.16b
    eor v13.16b, v30.16b, v22.16b
    orr v14.16b, v31.16b, v29.16b
    and v25.16b, v5.16b, v0.16b
    str q17, [sp, #64]
    orn v17.16b, v17.16b, v1.16b
    str q29, [sp, #304]
    eor v29.16b, v29.16b, v9.16b
    str q5, [sp, #176]
    orr v5.16b, v12.16b, v11.16b
    str q18, [sp, #192]
    and v18.16b, v18.16b, v16.16b
    str q26, [sp, #224]
    orn v26.16b, v26.16b, v2.16b
    str q11, [sp, #96]
    eor v11.16b, v11.16b, v13.16b
    str q2, [sp, #288]
    eor v2.16b, v8.16b, v31.16b
    str q31, [sp, #368]
    orn v31.16b, v6.16b, v3.16b
    eor v14.16b, v14.16b, v25.16b
    eor v17.16b, v17.16b, v25.16b
    bic v25.16b, v4.16b, v20.16b
    str q20, [sp, #144]
    eor v20.16b, v6.16b, v29.16b
    str q12, [sp, #320]
    eor v12.16b, v23.16b, v12.16b
    eor v5.16b, v5.16b, v18.16b
    eor v18.16b, v26.16b, v18.16b
    orn v26.16b, v21.16b, v19.16b
    eor3 v31.16b, v31.16b, v0.16b, v14.16b
    eor3 v25.16b, v3.16b, v17.16b, v25.16b
    str q9, [sp, #80]
    orn v9.16b, v8.16b, v9.16b
    str q8, [sp, #128]
    bic v8.16b, v29.16b, v2.16b
    str q23, [sp, #208]
    orr v23.16b, v28.16b, v20.16b
    str q13, [sp, #336]
    orr v13.16b, v15.16b, v7.16b
    eor3 v26.16b, v26.16b, v16.16b, v5.16b
    eor v25.16b, v9.16b, v25.16b
    eor v31.16b, v31.16b, v8.16b
    eor3 v17.16b, v17.16b, v8.16b, v23.16b
    eor3 v23.16b, v13.16b, v14.16b, v9.16b
    eor v8.16b, v31.16b, v17.16b
    eor v9.16b, v25.16b, v23.16b
    bic v13.16b, v8.16b, v25.16b
    eor v14.16b, v23.16b, v13.16b
    bic v14.16b, v14.16b, v31.16b
    orn v25.16b, v14.16b, v25.16b
    eor v8.16b, v8.16b, v14.16b
    orr v14.16b, v17.16b, v9.16b
    eor v31.16b, v31.16b, v14.16b
    eor v25.16b, v14.16b, v25.16b
    bic v14.16b, v22.16b, v10.16b
    bic v15.16b, v8.16b, v15.16b
    bic v7.16b, v8.16b, v7.16b
    eor3 v14.16b, v19.16b, v18.16b, v14.16b
    and v23.16b, v23.16b, v31.16b
    eor v31.16b, v21.16b, v11.16b
    orr v28.16b, v28.16b, v25.16b
    orr v20.16b, v20.16b, v25.16b
    orn v17.16b, v23.16b, v17.16b
    eor v23.16b, v9.16b, v23.16b
    orr v9.16b, v24.16b, v30.16b
    eor v17.16b, v13.16b, v17.16b
    orr v13.16b, v27.16b, v31.16b
    eor v8.16b, v23.16b, v8.16b
    orr v3.16b, v3.16b, v23.16b
    orr v6.16b, v6.16b, v23.16b
    eor v23.16b, v23.16b, v25.16b
    eor v25.16b, v17.16b, v25.16b
    orr v1.16b, v1.16b, v8.16b
    and v4.16b, v4.16b, v17.16b
    eor3 v3.16b, v3.16b, v15.16b, v28.16b
    bic v2.16b, v23.16b, v2.16b
    and v29.16b, v29.16b, v23.16b
    orr v0.16b, v0.16b, v25.16b
    str q10, [sp, #240]
    ldr q10, [x3, #3328]
    str q21, [sp, #352]
    ldr q21, [sp, #176]
    bcax v21.16b, v10.16b, v21.16b, v25.16b
    bic v10.16b, v11.16b, v12.16b
    eor v25.16b, v8.16b, v25.16b
    eor3 v2.16b, v28.16b, v1.16b, v2.16b
    ldr q28, [sp, #208]
    str q6, [sp, #176]
    ldr q6, [sp, #336]
    orn v6.16b, v28.16b, v6.16b
    eor v26.16b, v26.16b, v10.16b
    eor3 v18.16b, v18.16b, v10.16b, v13.16b
    eor v10.16b, v6.16b, v14.16b
    eor3 v5.16b, v9.16b, v5.16b, v6.16b
    eor v6.16b, v23.16b, v25.16b
    eor v23.16b, v26.16b, v18.16b
    ldr q9, [sp, #368]
    bcax v9.16b, v15.16b, v25.16b, v9.16b
    eor v21.16b, v2.16b, v21.16b
    eor v13.16b, v10.16b, v5.16b
    ldr q14, [sp, #128]
    and v14.16b, v14.16b, v6.16b
    ldr q15, [sp, #80]
    bcax v6.16b, v7.16b, v6.16b, v15.16b
    bic v15.16b, v23.16b, v10.16b
    ldr q28, [x3, #3424]
    eor3 v1.16b, v28.16b, v1.16b, v9.16b
    ldr q28, [x8, #32]
    str q21, [sp, #80]
    tbl v21.16b, {v21.16b}, v28.16b
    str q21, [sp, #128]
    orr v21.16b, v18.16b, v13.16b
    eor v9.16b, v9.16b, v14.16b
    eor v29.16b, v29.16b, v6.16b
    eor v14.16b, v5.16b, v15.16b
    eor v28.16b, v26.16b, v21.16b
    eor3 v0.16b, v0.16b, v6.16b, v9.16b
    ldr q6, [x3, #3520]
    eor3 v2.16b, v6.16b, v2.16b, v9.16b
    bic v6.16b, v14.16b, v26.16b
    and v5.16b, v5.16b, v28.16b
    ldr q26, [sp, #64]
    bcax v26.16b, v0.16b, v26.16b, v8.16b
    ldr q28, [sp, #304]
    bcax v0.16b, v0.16b, v25.16b, v28.16b
    orn v25.16b, v6.16b, v10.16b
    eor v6.16b, v23.16b, v6.16b
    orn v18.16b, v5.16b, v18.16b
    eor v5.16b, v13.16b, v5.16b
    eor v20.16b, v20.16b, v26.16b
    eor v21.16b, v21.16b, v25.16b
    bic v23.16b, v6.16b, v24.16b
    bic v24.16b, v6.16b, v30.16b
    eor v18.16b, v15.16b, v18.16b
    eor v6.16b, v5.16b, v6.16b
    orr v19.16b, v19.16b, v5.16b
    eor v25.16b, v5.16b, v21.16b
    orr v27.16b, v27.16b, v21.16b
    orr v28.16b, v31.16b, v21.16b
    eor v21.16b, v18.16b, v21.16b
    ldr q30, [sp, #288]
    orr v30.16b, v30.16b, v6.16b
    eor3 v4.16b, v4.16b, v7.16b, v26.16b
    bic v7.16b, v25.16b, v12.16b
    eor3 v19.16b, v19.16b, v23.16b, v27.16b
    eor v3.16b, v3.16b, v20.16b
    eor v26.16b, v6.16b, v21.16b
    orr v16.16b, v16.16b, v21.16b
    and v22.16b, v22.16b, v18.16b
    and v31.16b, v11.16b, v25.16b
    eor3 v7.16b, v27.16b, v30.16b, v7.16b
    ldr q27, [sp, #144]
    bcax v17.16b, v3.16b, v17.16b, v27.16b
    eor v25.16b, v25.16b, v26.16b
    ldr q27, [sp, #320]
    bcax v23.16b, v23.16b, v26.16b, v27.16b
    ldr q27, [sp, #176]
    eor3 v27.16b, v27.16b, v29.16b, v4.16b
    ldr q8, [sp, #352]
    orr v5.16b, v8.16b, v5.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q8, [x3, #3552]
    eor v4.16b, v8.16b, v4.16b
    ldr q8, [sp, #208]
    and v8.16b, v8.16b, v25.16b
    ldr q9, [sp, #336]
    bcax v25.16b, v24.16b, v25.16b, v9.16b
    eor3 v1.16b, v1.16b, v0.16b, v27.16b
    ldr q9, [x3, #3440]
    eor3 v30.16b, v9.16b, v30.16b, v23.16b
    ldr q9, [x3, #3488]
    eor v17.16b, v9.16b, v17.16b
    ldr q9, [x8, #32]
    tbl v10.16b, {v2.16b}, v9.16b
    eor v23.16b, v23.16b, v8.16b
    eor v31.16b, v31.16b, v25.16b
    eor v1.16b, v3.16b, v1.16b
    ldr q3, [x3, #3360]
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v4.16b, v10.16b
    ldr q8, [x3, #3456]
    eor3 v20.16b, v8.16b, v29.16b, v20.16b
    eor3 v16.16b, v16.16b, v25.16b, v23.16b
    ldr q25, [x3, #3536]
    eor3 v23.16b, v25.16b, v7.16b, v23.16b
    ldr q25, [x8, #16]
    tbl v29.16b, {v1.16b}, v25.16b
    ext v8.16b, v3.16b, v3.16b, #4
    ldr q10, [x3, #3392]
    eor v27.16b, v10.16b, v27.16b
    ldr q10, [x3, #3344]
    ldr q11, [sp, #192]
    bcax v21.16b, v10.16b, v11.16b, v21.16b
    ldr q10, [sp, #224]
    bcax v6.16b, v16.16b, v10.16b, v6.16b
    ldr q10, [sp, #96]
    bcax v16.16b, v16.16b, v26.16b, v10.16b
    tbl v26.16b, {v20.16b}, v25.16b
    eor v7.16b, v7.16b, v21.16b
    tbl v21.16b, {v0.16b}, v25.16b
    tbl v10.16b, {v4.16b}, v25.16b
    eor v28.16b, v28.16b, v6.16b
    eor3 v6.16b, v22.16b, v24.16b, v6.16b
    ldr q22, [x3, #3376]
    eor v22.16b, v22.16b, v16.16b
    ldr q24, [x8, #0]
    tbl v11.16b, {v7.16b}, v24.16b
    eor v12.16b, v7.16b, v8.16b
    tbl v13.16b, {v1.16b}, v9.16b
    eor v19.16b, v19.16b, v28.16b
    eor3 v5.16b, v5.16b, v31.16b, v6.16b
    ldr q14, [x3, #3568]
    eor v6.16b, v14.16b, v6.16b
    ldr q14, [x3, #3472]
    eor3 v28.16b, v14.16b, v31.16b, v28.16b
    ext v31.16b, v22.16b, v22.16b, #12
    tbl v14.16b, {v22.16b}, v9.16b
    ldr q15, [sp, #240]
    bcax v18.16b, v19.16b, v18.16b, v15.16b
    eor3 v16.16b, v30.16b, v16.16b, v5.16b
    ldr q30, [x3, #3408]
    eor v5.16b, v30.16b, v5.16b
    ext v30.16b, v28.16b, v28.16b, #12
    eor v31.16b, v0.16b, v31.16b
    tbl v15.16b, {v6.16b}, v24.16b
    eor v23.16b, v23.16b, v18.16b
    str q13, [sp, #240]
    ldr q13, [x3, #3504]
    eor v18.16b, v13.16b, v18.16b
    eor v16.16b, v19.16b, v16.16b
    ext v19.16b, v5.16b, v5.16b, #12
    eor v13.16b, v20.16b, v30.16b
    eor3 v5.16b, v5.16b, v26.16b, v29.16b
    ext v26.16b, v18.16b, v18.16b, #12
    str q10, [sp, #96]
    tbl v10.16b, {v23.16b}, v9.16b
    tbl v23.16b, {v23.16b}, v24.16b
    eor v24.16b, v16.16b, v29.16b
    eor v16.16b, v16.16b, v8.16b
    str q8, [sp, #224]
    tbl v8.16b, {v13.16b}, v9.16b
    str q11, [sp, #192]
    eor v11.16b, v6.16b, v10.16b
    str q3, [sp, #336]
    eor v3.16b, v17.16b, v26.16b
    str q10, [sp, #208]
    eor v10.16b, v27.16b, v23.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q21, [sp, #352]
    tbl v21.16b, {v16.16b}, v9.16b
    str q23, [sp, #176]
    eor v23.16b, v2.16b, v19.16b
    str q12, [sp, #320]
    ext v12.16b, v11.16b, v11.16b, #12
    str q18, [sp, #144]
    tbl v18.16b, {v3.16b}, v9.16b
    str q16, [sp, #288]
    ldr q16, [sp, #128]
    eor v16.16b, v16.16b, v3.16b
    eor v1.16b, v1.16b, v24.16b
    eor v24.16b, v27.16b, v24.16b
    eor v19.16b, v19.16b, v10.16b
    eor v4.16b, v4.16b, v12.16b
    str q27, [sp, #304]
    eor v27.16b, v31.16b, v18.16b
    str q18, [sp, #64]
    ext v18.16b, v16.16b, v16.16b, #4
    eor v6.16b, v6.16b, v21.16b
    str q21, [sp, #368]
    tbl v21.16b, {v24.16b}, v9.16b
    str q31, [sp, #272]
    ext v31.16b, v1.16b, v1.16b, #4
    str q24, [sp, #112]
    tbl v24.16b, {v4.16b}, v9.16b
    tbl v4.16b, {v4.16b}, v25.16b
    eor v7.16b, v7.16b, v18.16b
    str q18, [sp, #160]
    tbl v18.16b, {v27.16b}, v9.16b
    str q23, [sp, #256]
    tbl v23.16b, {v23.16b}, v25.16b
    str q19, [sp, #384]
    tbl v19.16b, {v19.16b}, v25.16b
    eor v4.16b, v7.16b, v4.16b
    str q5, [sp, #400]
    ext v5.16b, v7.16b, v7.16b, #12
    eor3 v30.16b, v30.16b, v10.16b, v24.16b
    eor3 v8.16b, v8.16b, v27.16b, v18.16b
    eor v28.16b, v28.16b, v29.16b
    eor v26.16b, v20.16b, v26.16b
    ext v3.16b, v3.16b, v3.16b, #4
    eor v7.16b, v14.16b, v7.16b
    eor v29.16b, v0.16b, v5.16b
    tbl v14.16b, {v4.16b}, v9.16b
    str q0, [sp, #416]
    tbl v0.16b, {v8.16b}, v25.16b
    eor3 v21.16b, v21.16b, v8.16b, v30.16b
    eor v2.16b, v15.16b, v2.16b
    eor v23.16b, v23.16b, v6.16b
    // round 8 (aes.dsl:47)
    eor3 v30.16b, v22.16b, v19.16b, v31.16b
    // round 9 (aes.dsl:47)
    tbl v31.16b, {v11.16b}, v9.16b
    eor3 v20.16b, v20.16b, v17.16b, v12.16b
    tbl v1.16b, {v1.16b}, v9.16b
    ext v8.16b, v13.16b, v13.16b, #4
    str q19, [sp, #432]
    tbl v19.16b, {v26.16b}, v9.16b
    str q3, [sp, #448]
    eor v3.16b, v28.16b, v3.16b
    tbl v16.16b, {v16.16b}, v25.16b
    str q26, [sp, #464]
    tbl v26.16b, {v29.16b}, v9.16b
    tbl v25.16b, {v2.16b}, v25.16b
    str q22, [sp, #480]
    ldr q22, [sp, #400]
    eor3 v0.16b, v22.16b, v23.16b, v0.16b
    ext v22.16b, v23.16b, v23.16b, #12
    // round 8 (aes.dsl:47)
    eor3 v23.16b, v7.16b, v30.16b, v14.16b
    // round 9 (aes.dsl:47)
    ldr q30, [sp, #288]
    eor3 v28.16b, v28.16b, v31.16b, v30.16b
    ext v31.16b, v30.16b, v30.16b, #12
    eor v17.16b, v17.16b, v13.16b
    ldr q13, [sp, #144]
    eor v8.16b, v13.16b, v8.16b
    eor3 v1.16b, v19.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v9.16b
    ldr q20, [sp, #320]
    tbl v13.16b, {v20.16b}, v9.16b
    ldr q14, [x8, #0]
    tbl v7.16b, {v7.16b}, v14.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ldr q20, [sp, #176]
    eor3 v18.16b, v20.16b, v18.16b, v24.16b
    ldr q20, [sp, #352]
    ldr q30, [sp, #160]
    eor3 v20.16b, v20.16b, v25.16b, v30.16b
    // round 8 (aes.dsl:47)
    ldr q25, [sp, #208]
    eor3 v4.16b, v25.16b, v16.16b, v4.16b
    eor v16.16b, v23.16b, v0.16b
    // round 9 (aes.dsl:47)
    tbl v23.16b, {v17.16b}, v9.16b
    tbl v25.16b, {v8.16b}, v9.16b
    eor3 v1.16b, v31.16b, v24.16b, v1.16b
    eor3 v6.16b, v19.16b, v28.16b, v6.16b
    eor v7.16b, v7.16b, v18.16b
    eor3 v18.16b, v27.16b, v13.16b, v20.16b
    ldr q19, [sp, #256]
    eor v19.16b, v19.16b, v12.16b
    // round 8 (aes.dsl:47)
    eor v4.16b, v4.16b, v16.16b
    // round 9 (aes.dsl:47)
    ldr q20, [sp, #336]
    tbl v24.16b, {v20.16b}, v9.16b
    // round 8 (aes.dsl:47)
    ldr q27, [sp, #192]
    eor3 v2.16b, v27.16b, v2.16b, v20.16b
    ldr q20, [sp, #112]
    eor3 v20.16b, v20.16b, v29.16b, v21.16b
    // round 9 (aes.dsl:47)
    ldr q29, [sp, #272]
    ldr q30, [x8, #16]
    tbl v29.16b, {v29.16b}, v30.16b
    tbl v3.16b, {v3.16b}, v14.16b
    tbl v31.16b, {v10.16b}, v30.16b
    // round 8 (aes.dsl:47)
    ldr q10, [sp, #64]
    eor3 v2.16b, v10.16b, v2.16b, v5.16b
    eor3 v5.16b, v22.16b, v26.16b, v20.16b
    // round 9 (aes.dsl:47)
    ldr q20, [sp, #304]
    eor v20.16b, v20.16b, v19.16b
    // round 8 (aes.dsl:47)
    ldr q10, [sp, #96]
    eor3 v25.16b, v10.16b, v11.16b, v25.16b
    eor v10.16b, v18.16b, v4.16b
    eor v11.16b, v6.16b, v0.16b
    eor v2.16b, v2.16b, v5.16b
    eor3 v23.16b, v15.16b, v17.16b, v23.16b
    eor v15.16b, v1.16b, v21.16b
    // round 9 (aes.dsl:47)
    ldr q26, [sp, #480]
    tbl v26.16b, {v26.16b}, v14.16b
    tbl v17.16b, {v17.16b}, v30.16b
    tbl v14.16b, {v20.16b}, v9.16b
    // round 8 (aes.dsl:47)
    eor v9.16b, v7.16b, v2.16b
    // round 9 (aes.dsl:47)
    ldr q30, [sp, #384]
    ext v30.16b, v30.16b, v30.16b, #4
    // round 8 (aes.dsl:47)
    ldr q28, [sp, #224]
    eor3 v25.16b, v8.16b, v28.16b, v25.16b
    eor3 v29.16b, v29.16b, v31.16b, v13.16b
    eor v31.16b, v11.16b, v10.16b
    ldr q13, [sp, #80]
    ldr q28, [sp, #128]
    ldr q8, [sp, #416]
    eor3 v28.16b, v13.16b, v28.16b, v8.16b
    ldr q8, [sp, #240]
    ldr q13, [sp, #464]
    eor3 v3.16b, v8.16b, v13.16b, v3.16b
    eor3 v23.16b, v12.16b, v24.16b, v23.16b
    eor v24.16b, v15.16b, v9.16b
    ldr q13, [sp, #448]
    ldr q12, [sp, #432]
    eor3 v17.16b, v17.16b, v13.16b, v12.16b
    ldr q12, [sp, #288]
    ldr q13, [sp, #368]
    eor3 v12.16b, v12.16b, v30.16b, v13.16b
    ldr q13, [sp, #320]
    eor3 v29.16b, v30.16b, v13.16b, v29.16b
    eor v25.16b, v25.16b, v11.16b
    eor v30.16b, v16.16b, v31.16b
    eor3 v19.16b, v26.16b, v28.16b, v19.16b
    eor3 v3.16b, v20.16b, v14.16b, v3.16b
    eor v20.16b, v23.16b, v15.16b
    eor v23.16b, v5.16b, v24.16b
    eor v18.16b, v18.16b, v29.16b
    eor v0.16b, v0.16b, v25.16b
    eor v26.16b, v25.16b, v4.16b
    eor3 v17.16b, v17.16b, v12.16b, v30.16b
    eor3 v7.16b, v19.16b, v14.16b, v7.16b
    eor v19.16b, v21.16b, v20.16b
    eor v21.16b, v20.16b, v2.16b
    eor v3.16b, v3.16b, v23.16b
    eor v28.16b, v18.16b, v16.16b
    eor v29.16b, v16.16b, v0.16b
    eor v18.16b, v18.16b, v26.16b
    eor v12.16b, v4.16b, v17.16b
    eor v13.16b, v7.16b, v5.16b
    eor v14.16b, v5.16b, v19.16b
    eor v7.16b, v7.16b, v21.16b
    eor v8.16b, v2.16b, v3.16b
    orr v27.16b, v29.16b, v28.16b
    and v22.16b, v16.16b, v18.16b
    str q26, [sp, #320]
    orn v26.16b, v26.16b, v0.16b
    str q28, [sp, #368]
    eor v28.16b, v28.16b, v12.16b
    str q16, [sp, #288]
    orr v16.16b, v14.16b, v13.16b
    str q5, [sp, #432]
    and v5.16b, v5.16b, v7.16b
    str q21, [sp, #448]
    orn v21.16b, v21.16b, v19.16b
    str q13, [sp, #464]
    eor v13.16b, v13.16b, v8.16b
    str q19, [sp, #240]
    eor v19.16b, v10.16b, v29.16b
    eor v27.16b, v27.16b, v22.16b
    eor v22.16b, v26.16b, v22.16b
    orn v26.16b, v25.16b, v6.16b
    str q31, [sp, #416]
    bic v31.16b, v17.16b, v31.16b
    str q29, [sp, #128]
    eor v29.16b, v25.16b, v28.16b
    str q14, [sp, #80]
    eor v14.16b, v14.16b, v9.16b
    eor v16.16b, v16.16b, v5.16b
    eor v5.16b, v21.16b, v5.16b
    orn v21.16b, v20.16b, v1.16b
    eor3 v26.16b, v26.16b, v18.16b, v27.16b
    eor3 v31.16b, v6.16b, v22.16b, v31.16b
    str q9, [sp, #224]
    orr v9.16b, v30.16b, v29.16b
    str q8, [sp, #384]
    bic v8.16b, v28.16b, v19.16b
    str q12, [sp, #480]
    orn v12.16b, v10.16b, v12.16b
    str q10, [sp, #96]
    orr v10.16b, v11.16b, v4.16b
    eor3 v21.16b, v21.16b, v7.16b, v16.16b
    eor v26.16b, v26.16b, v8.16b
    eor3 v22.16b, v22.16b, v8.16b, v9.16b
    eor v31.16b, v12.16b, v31.16b
    eor3 v27.16b, v10.16b, v27.16b, v12.16b
    eor v8.16b, v26.16b, v22.16b
    eor v9.16b, v31.16b, v27.16b
    bic v10.16b, v8.16b, v31.16b
    eor v12.16b, v27.16b, v10.16b
    bic v12.16b, v12.16b, v26.16b
    orn v31.16b, v12.16b, v31.16b
    eor v8.16b, v8.16b, v12.16b
    orr v12.16b, v22.16b, v9.16b
    eor v26.16b, v26.16b, v12.16b
    eor v31.16b, v12.16b, v31.16b
    bic v12.16b, v3.16b, v24.16b
    bic v11.16b, v8.16b, v11.16b
    bic v4.16b, v8.16b, v4.16b
    eor3 v12.16b, v1.16b, v5.16b, v12.16b
    and v26.16b, v27.16b, v26.16b
    eor v27.16b, v20.16b, v13.16b
    orr v29.16b, v29.16b, v31.16b
    orr v30.16b, v30.16b, v31.16b
    orn v22.16b, v26.16b, v22.16b
    eor v26.16b, v9.16b, v26.16b
    orr v9.16b, v15.16b, v2.16b
    eor v22.16b, v10.16b, v22.16b
    eor v8.16b, v26.16b, v8.16b
    eor v10.16b, v26.16b, v31.16b
    orr v6.16b, v6.16b, v26.16b
    orr v25.16b, v25.16b, v26.16b
    orr v26.16b, v23.16b, v27.16b
    eor v31.16b, v22.16b, v31.16b
    and v17.16b, v17.16b, v22.16b
    and v28.16b, v28.16b, v10.16b
    bic v19.16b, v10.16b, v19.16b
    eor3 v6.16b, v6.16b, v11.16b, v30.16b
    orr v0.16b, v0.16b, v8.16b
    orr v18.16b, v18.16b, v31.16b
    str q24, [sp, #304]
    ldr q24, [x3, #3584]
    str q25, [sp, #64]
    ldr q25, [sp, #288]
    bcax v24.16b, v24.16b, v25.16b, v31.16b
    bic v25.16b, v13.16b, v14.16b
    eor v31.16b, v8.16b, v31.16b
    eor3 v19.16b, v30.16b, v0.16b, v19.16b
    ldr q30, [sp, #224]
    str q22, [sp, #288]
    ldr q22, [sp, #384]
    orn v22.16b, v30.16b, v22.16b
    eor v21.16b, v21.16b, v25.16b
    eor3 v5.16b, v5.16b, v25.16b, v26.16b
    eor v25.16b, v22.16b, v12.16b
    eor3 v16.16b, v9.16b, v16.16b, v22.16b
    eor v22.16b, v10.16b, v31.16b
    eor v26.16b, v21.16b, v5.16b
    ldr q9, [sp, #128]
    bcax v9.16b, v11.16b, v31.16b, v9.16b
    eor v24.16b, v19.16b, v24.16b
    eor v10.16b, v25.16b, v16.16b
    ldr q11, [sp, #96]
    and v11.16b, v11.16b, v22.16b
    ldr q12, [sp, #480]
    bcax v22.16b, v4.16b, v22.16b, v12.16b
    bic v12.16b, v26.16b, v25.16b
    ldr q30, [x3, #3680]
    eor3 v0.16b, v30.16b, v0.16b, v9.16b
    rev32 v30.8h, v24.8h
    str q30, [sp, #480]
    orr v30.16b, v5.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    eor v28.16b, v28.16b, v22.16b
    eor v11.16b, v16.16b, v12.16b
    str q24, [sp, #96]
    eor v24.16b, v21.16b, v30.16b
    eor3 v18.16b, v18.16b, v22.16b, v9.16b
    ldr q22, [x3, #3776]
    eor3 v19.16b, v22.16b, v19.16b, v9.16b
    bic v21.16b, v11.16b, v21.16b
    and v16.16b, v16.16b, v24.16b
    ldr q22, [sp, #320]
    bcax v22.16b, v18.16b, v22.16b, v8.16b
    ldr q24, [sp, #368]
    bcax v18.16b, v18.16b, v31.16b, v24.16b
    orn v24.16b, v21.16b, v25.16b
    eor v21.16b, v26.16b, v21.16b
    orn v5.16b, v16.16b, v5.16b
    eor v16.16b, v10.16b, v16.16b
    eor v25.16b, v29.16b, v22.16b
    eor v24.16b, v30.16b, v24.16b
    bic v26.16b, v21.16b, v15.16b
    bic v2.16b, v21.16b, v2.16b
    eor v5.16b, v12.16b, v5.16b
    eor v21.16b, v16.16b, v21.16b
    orr v1.16b, v1.16b, v16.16b
    eor v29.16b, v16.16b, v24.16b
    orr v23.16b, v23.16b, v24.16b
    orr v27.16b, v27.16b, v24.16b
    eor v24.16b, v5.16b, v24.16b
    and v3.16b, v3.16b, v5.16b
    orr v16.16b, v20.16b, v16.16b
    and v20.16b, v13.16b, v29.16b
    bic v30.16b, v29.16b, v14.16b
    eor3 v1.16b, v1.16b, v26.16b, v23.16b
    eor v31.16b, v21.16b, v24.16b
    orr v7.16b, v7.16b, v24.16b
    ldr q8, [sp, #240]
    orr v8.16b, v8.16b, v21.16b
    eor3 v4.16b, v17.16b, v4.16b, v22.16b
    eor v6.16b, v6.16b, v25.16b
    ldr q17, [x3, #3600]
    ldr q22, [sp, #432]
    bcax v17.16b, v17.16b, v22.16b, v24.16b
    eor v22.16b, v29.16b, v31.16b
    ldr q24, [sp, #80]
    bcax v24.16b, v26.16b, v31.16b, v24.16b
    eor3 v23.16b, v23.16b, v8.16b, v30.16b
    ldr q26, [sp, #288]
    ldr q29, [sp, #416]
    bcax v26.16b, v6.16b, v26.16b, v29.16b
    ldr q29, [sp, #64]
    eor3 v29.16b, v29.16b, v28.16b, v4.16b
    ldr q30, [x3, #3808]
    eor v4.16b, v30.16b, v4.16b
    ldr q30, [sp, #224]
    and v30.16b, v30.16b, v22.16b
    ldr q9, [sp, #384]
    bcax v22.16b, v2.16b, v22.16b, v9.16b
    ldr q9, [x3, #3696]
    eor3 v8.16b, v9.16b, v8.16b, v24.16b
    eor3 v0.16b, v0.16b, v18.16b, v29.16b
    eor v19.16b, v19.16b, v26.16b
    ldr q9, [x3, #3744]
    eor v26.16b, v9.16b, v26.16b
    eor v24.16b, v24.16b, v30.16b
    eor v20.16b, v20.16b, v22.16b
    eor v17.16b, v23.16b, v17.16b
    eor v0.16b, v6.16b, v0.16b
    rev32 v6.8h, v19.8h
    ldr q30, [x3, #3648]
    eor v29.16b, v30.16b, v29.16b
    eor3 v7.16b, v7.16b, v22.16b, v24.16b
    ldr q22, [x3, #3792]
    eor3 v22.16b, v22.16b, v23.16b, v24.16b
    rev32 v23.8h, v17.8h
    eor v24.16b, v4.16b, v6.16b
    ldr q30, [x3, #3616]
    eor v18.16b, v30.16b, v18.16b
    rev32 v30.8h, v29.8h
    ldr q9, [sp, #448]
    bcax v21.16b, v7.16b, v9.16b, v21.16b
    ldr q9, [sp, #464]
    bcax v7.16b, v7.16b, v31.16b, v9.16b
    ldr q31, [sp, #96]
    eor v9.16b, v31.16b, v23.16b
    rev32 v10.8h, v24.8h
    rev32 v11.8h, v0.8h
    rev32 v12.8h, v18.8h
    eor3 v2.16b, v3.16b, v2.16b, v21.16b
    eor v3.16b, v27.16b, v21.16b
    ldr q21, [x3, #3632]
    eor v21.16b, v21.16b, v7.16b
    rev32 v27.8h, v9.8h
    ldr q9, [x3, #3712]
    eor3 v25.16b, v9.16b, v28.16b, v25.16b
    eor v28.16b, v31.16b, v12.16b
    eor v1.16b, v1.16b, v3.16b
    eor3 v16.16b, v16.16b, v20.16b, v2.16b
    ldr q31, [x3, #3824]
    eor v2.16b, v31.16b, v2.16b
    ldr q31, [x3, #3728]
    eor3 v3.16b, v31.16b, v20.16b, v3.16b
    rev32 v20.8h, v25.8h
    eor3 v31.16b, v17.16b, v28.16b, v19.16b
    ldr q9, [sp, #304]
    bcax v5.16b, v1.16b, v5.16b, v9.16b
    eor3 v7.16b, v8.16b, v7.16b, v16.16b
    rev32 v8.8h, v2.8h
    ldr q9, [x3, #3664]
    eor v16.16b, v9.16b, v16.16b
    eor v9.16b, v2.16b, v10.16b
    rev32 v13.8h, v3.8h
    ldr q14, [x3, #3760]
    eor v14.16b, v14.16b, v5.16b
    eor v5.16b, v22.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v16.16b, v19.16b
    eor v19.16b, v16.16b, v11.16b
    rev32 v22.8h, v9.8h
    rev32 v15.8h, v1.8h
    eor v8.16b, v8.16b, v5.16b
    str q11, [sp, #304]
    rev32 v11.8h, v14.8h
    str q24, [sp, #96]
    eor v24.16b, v5.16b, v30.16b
    str q28, [sp, #464]
    eor v28.16b, v25.16b, v13.16b
    str q23, [sp, #448]
    rev32 v23.8h, v19.8h
    str q2, [sp, #384]
    rev32 v2.8h, v8.8h
    str q0, [sp, #224]
    eor v0.16b, v0.16b, v15.16b
    str q15, [sp, #64]
    eor v15.16b, v26.16b, v11.16b
    str q11, [sp, #416]
    eor3 v11.16b, v1.16b, v7.16b, v22.16b
    str q14, [sp, #288]
    eor v14.16b, v26.16b, v14.16b
    str q16, [sp, #80]
    eor3 v16.16b, v25.16b, v20.16b, v8.16b
    str q4, [sp, #432]
    eor v4.16b, v4.16b, v2.16b
    str q25, [sp, #240]
    rev32 v25.8h, v0.8h
    str q1, [sp, #368]
    rev32 v1.8h, v15.8h
    str q16, [sp, #320]
    eor v16.16b, v27.16b, v15.16b
    eor3 v20.16b, v20.16b, v23.16b, v11.16b
    eor3 v23.16b, v3.16b, v13.16b, v14.16b
    eor v13.16b, v4.16b, v25.16b
    eor v14.16b, v21.16b, v1.16b
    eor v4.16b, v5.16b, v4.16b
    rev32 v5.8h, v16.8h
    str q21, [sp, #128]
    eor v21.16b, v0.16b, v10.16b
    eor3 v2.16b, v2.16b, v23.16b, v25.16b
    eor v23.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v14.16b
    eor v27.16b, v12.16b, v14.16b
    eor v14.16b, v15.16b, v5.16b
    eor v13.16b, v13.16b, v21.16b
    eor3 v31.16b, v31.16b, v1.16b, v22.16b
    str q15, [sp, #272]
    rev32 v15.8h, v23.8h
    str q22, [sp, #112]
    rev32 v22.8h, v27.8h
    str q21, [sp, #336]
    rev32 v21.8h, v25.8h
    eor3 v23.16b, v3.16b, v29.16b, v23.16b
    // round 7 (aes.dsl:47)
    ldr q29, [sp, #480]
    eor3 v29.16b, v29.16b, v4.16b, v14.16b
    // round 8 (aes.dsl:47)
    str q26, [sp, #192]
    rev32 v26.8h, v26.8h
    // round 7 (aes.dsl:47)
    eor3 v12.16b, v18.16b, v12.16b, v30.16b
    // round 8 (aes.dsl:47)
    eor3 v27.16b, v28.16b, v27.16b, v22.16b
    // round 7 (aes.dsl:47)
    eor v21.16b, v21.16b, v15.16b
    eor3 v6.16b, v17.16b, v6.16b, v9.16b
    // round 8 (aes.dsl:47)
    rev32 v9.8h, v28.8h
    eor v24.16b, v24.16b, v10.16b
    // round 7 (aes.dsl:47)
    eor3 v0.16b, v12.16b, v0.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor v16.16b, v23.16b, v27.16b
    eor v20.16b, v27.16b, v20.16b
    // round 7 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v25.16b, v21.16b
    // round 8 (aes.dsl:47)
    eor v7.16b, v8.16b, v7.16b
    ldr q21, [sp, #320]
    eor3 v1.16b, v21.16b, v1.16b, v13.16b
    // round 7 (aes.dsl:47)
    eor3 v0.16b, v5.16b, v0.16b, v11.16b
    // round 8 (aes.dsl:47)
    eor3 v4.16b, v4.16b, v25.16b, v22.16b
    eor v5.16b, v22.16b, v31.16b
    // round 7 (aes.dsl:47)
    eor v19.16b, v20.16b, v19.16b
    // round 8 (aes.dsl:47)
    ldr q27, [sp, #336]
    ldr q31, [sp, #112]
    eor3 v2.16b, v27.16b, v2.16b, v31.16b
    // round 7 (aes.dsl:47)
    ldr q27, [sp, #240]
    ldr q31, [sp, #368]
    eor3 v3.16b, v27.16b, v3.16b, v31.16b
    eor v0.16b, v0.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor3 v28.16b, v28.16b, v8.16b, v9.16b
    ldr q8, [sp, #80]
    eor v8.16b, v8.16b, v24.16b
    // round 7 (aes.dsl:47)
    eor v29.16b, v29.16b, v19.16b
    // round 8 (aes.dsl:47)
    eor v30.16b, v30.16b, v7.16b
    // round 7 (aes.dsl:47)
    ldr q13, [sp, #272]
    eor v3.16b, v3.16b, v13.16b
    eor3 v6.16b, v14.16b, v6.16b, v0.16b
    ldr q14, [sp, #432]
    ldr q11, [sp, #288]
    ldr q21, [sp, #416]
    eor3 v21.16b, v14.16b, v11.16b, v21.16b
    eor v14.16b, v2.16b, v20.16b
    eor v12.16b, v5.16b, v29.16b
    ldr q31, [sp, #384]
    ldr q27, [sp, #192]
    eor3 v27.16b, v31.16b, v27.16b, v26.16b
    eor v31.16b, v1.16b, v16.16b
    eor v22.16b, v4.16b, v6.16b
    // round 8 (aes.dsl:47)
    rev32 v25.8h, v8.8h
    rev32 v15.8h, v30.8h
    // round 7 (aes.dsl:47)
    ldr q23, [sp, #448]
    eor3 v17.16b, v17.16b, v23.16b, v18.16b
    ldr q18, [sp, #64]
    eor3 v3.16b, v18.16b, v26.16b, v3.16b
    eor3 v18.16b, v21.16b, v10.16b, v28.16b
    eor v21.16b, v14.16b, v12.16b
    ldr q23, [sp, #480]
    ldr q26, [sp, #128]
    ldr q10, [sp, #464]
    eor3 v23.16b, v23.16b, v26.16b, v10.16b
    ldr q10, [sp, #96]
    eor3 v27.16b, v10.16b, v27.16b, v28.16b
    ldr q10, [sp, #304]
    eor3 v30.16b, v10.16b, v9.16b, v30.16b
    ldr q9, [sp, #224]
    eor3 v9.16b, v9.16b, v11.16b, v13.16b
    eor v10.16b, v31.16b, v22.16b
    eor3 v17.16b, v26.16b, v17.16b, v24.16b
    eor3 v3.16b, v3.16b, v8.16b, v25.16b
    eor v18.16b, v18.16b, v14.16b
    eor v24.16b, v19.16b, v21.16b
    eor3 v26.16b, v9.16b, v15.16b, v30.16b
    eor3 v7.16b, v23.16b, v7.16b, v15.16b
    eor v23.16b, v27.16b, v31.16b
    eor v27.16b, v0.16b, v10.16b
    eor3 v5.16b, v17.16b, v25.16b, v5.16b
    eor v17.16b, v20.16b, v18.16b
    eor v20.16b, v18.16b, v29.16b
    eor v3.16b, v3.16b, v24.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v16.16b, v23.16b
    eor v16.16b, v23.16b, v6.16b
    eor v25.16b, v26.16b, v27.16b
    eor v26.16b, v5.16b, v19.16b
    eor v30.16b, v19.16b, v17.16b
    eor v5.16b, v5.16b, v20.16b
    eor v8.16b, v29.16b, v3.16b
    eor v9.16b, v4.16b, v0.16b
    eor v11.16b, v0.16b, v7.16b
    eor v4.16b, v4.16b, v16.16b
    eor v13.16b, v6.16b, v25.16b
    orr v15.16b, v30.16b, v26.16b
    and v28.16b, v19.16b, v5.16b
    str q20, [sp, #128]
    orn v20.16b, v20.16b, v17.16b
    str q26, [sp, #272]
    eor v26.16b, v26.16b, v8.16b
    str q19, [sp, #288]
    orr v19.16b, v11.16b, v9.16b
    str q0, [sp, #224]
    and v0.16b, v0.16b, v4.16b
    str q16, [sp, #304]
    orn v16.16b, v16.16b, v7.16b
    str q9, [sp, #96]
    eor v9.16b, v9.16b, v13.16b
    str q7, [sp, #464]
    eor v7.16b, v12.16b, v30.16b
    str q30, [sp, #480]
    orn v30.16b, v18.16b, v2.16b
    eor v15.16b, v15.16b, v28.16b
    eor v20.16b, v20.16b, v28.16b
    bic v28.16b, v3.16b, v21.16b
    str q21, [sp, #64]
    eor v21.16b, v18.16b, v26.16b
    str q11, [sp, #448]
    eor v11.16b, v22.16b, v11.16b
    eor v19.16b, v19.16b, v0.16b
    eor v0.16b, v16.16b, v0.16b
    orn v16.16b, v23.16b, v1.16b
    eor3 v30.16b, v30.16b, v5.16b, v15.16b
    eor3 v28.16b, v2.16b, v20.16b, v28.16b
    str q8, [sp, #192]
    orn v8.16b, v12.16b, v8.16b
    str q12, [sp, #384]
    bic v12.16b, v26.16b, v7.16b
    str q22, [sp, #416]
    orr v22.16b, v24.16b, v21.16b
    str q13, [sp, #432]
    orr v13.16b, v14.16b, v29.16b
    eor3 v16.16b, v16.16b, v4.16b, v19.16b
    eor v28.16b, v8.16b, v28.16b
    eor v30.16b, v30.16b, v12.16b
    eor3 v20.16b, v20.16b, v12.16b, v22.16b
    eor3 v22.16b, v13.16b, v15.16b, v8.16b
    eor v8.16b, v30.16b, v20.16b
    eor v12.16b, v28.16b, v22.16b
    bic v13.16b, v8.16b, v28.16b
    eor v15.16b, v22.16b, v13.16b
    bic v15.16b, v15.16b, v30.16b
    orn v28.16b, v15.16b, v28.16b
    eor v8.16b, v8.16b, v15.16b
    orr v15.16b, v20.16b, v12.16b
    eor v30.16b, v30.16b, v15.16b
    eor v28.16b, v15.16b, v28.16b
    bic v15.16b, v25.16b, v10.16b
    bic v14.16b, v8.16b, v14.16b
    bic v29.16b, v8.16b, v29.16b
    eor3 v15.16b, v1.16b, v0.16b, v15.16b
    and v22.16b, v22.16b, v30.16b
    eor v30.16b, v23.16b, v9.16b
    orr v24.16b, v24.16b, v28.16b
    orr v21.16b, v21.16b, v28.16b
    orn v20.16b, v22.16b, v20.16b
    eor v22.16b, v12.16b, v22.16b
    orr v12.16b, v31.16b, v6.16b
    eor v20.16b, v13.16b, v20.16b
    orr v13.16b, v27.16b, v30.16b
    eor v8.16b, v22.16b, v8.16b
    orr v2.16b, v2.16b, v22.16b
    orr v18.16b, v18.16b, v22.16b
    eor v22.16b, v22.16b, v28.16b
    eor v28.16b, v20.16b, v28.16b
    orr v17.16b, v17.16b, v8.16b
    and v3.16b, v3.16b, v20.16b
    eor3 v2.16b, v2.16b, v14.16b, v24.16b
    bic v7.16b, v22.16b, v7.16b
    and v26.16b, v26.16b, v22.16b
    orr v5.16b, v5.16b, v28.16b
    str q10, [sp, #80]
    ldr q10, [x3, #3840]
    str q23, [sp, #368]
    ldr q23, [sp, #288]
    bcax v23.16b, v10.16b, v23.16b, v28.16b
    bic v10.16b, v9.16b, v11.16b
    eor v28.16b, v8.16b, v28.16b
    eor3 v7.16b, v24.16b, v17.16b, v7.16b
    ldr q24, [sp, #416]
    str q18, [sp, #288]
    ldr q18, [sp, #432]
    orn v18.16b, v24.16b, v18.16b
    eor v16.16b, v16.16b, v10.16b
    eor3 v0.16b, v0.16b, v10.16b, v13.16b
    eor v10.16b, v18.16b, v15.16b
    eor3 v18.16b, v12.16b, v19.16b, v18.16b
    eor v19.16b, v22.16b, v28.16b
    eor v22.16b, v16.16b, v0.16b
    ldr q12, [sp, #480]
    bcax v12.16b, v14.16b, v28.16b, v12.16b
    eor v23.16b, v7.16b, v23.16b
    eor v13.16b, v10.16b, v18.16b
    ldr q14, [sp, #384]
    and v14.16b, v14.16b, v19.16b
    ldr q15, [sp, #192]
    bcax v19.16b, v29.16b, v19.16b, v15.16b
    bic v15.16b, v22.16b, v10.16b
    ldr q24, [x3, #3936]
    eor3 v17.16b, v24.16b, v17.16b, v12.16b
    ldr q24, [x8, #32]
    str q23, [sp, #192]
    tbl v23.16b, {v23.16b}, v24.16b
    str q23, [sp, #384]
    orr v23.16b, v0.16b, v13.16b
    eor v12.16b, v12.16b, v14.16b
    eor v26.16b, v26.16b, v19.16b
    eor v14.16b, v18.16b, v15.16b
    eor v24.16b, v16.16b, v23.16b
    eor3 v5.16b, v5.16b, v19.16b, v12.16b
    ldr q19, [x3, #4032]
    eor3 v7.16b, v19.16b, v7.16b, v12.16b
    bic v16.16b, v14.16b, v16.16b
    and v18.16b, v18.16b, v24.16b
    ldr q19, [sp, #128]
    bcax v19.16b, v5.16b, v19.16b, v8.16b
    ldr q24, [sp, #272]
    bcax v5.16b, v5.16b, v28.16b, v24.16b
    orn v24.16b, v16.16b, v10.16b
    eor v16.16b, v22.16b, v16.16b
    orn v0.16b, v18.16b, v0.16b
    eor v18.16b, v13.16b, v18.16b
    eor v21.16b, v21.16b, v19.16b
    eor v22.16b, v23.16b, v24.16b
    bic v23.16b, v16.16b, v31.16b
    bic v6.16b, v16.16b, v6.16b
    eor v0.16b, v15.16b, v0.16b
    eor v16.16b, v18.16b, v16.16b
    orr v1.16b, v1.16b, v18.16b
    eor v24.16b, v18.16b, v22.16b
    orr v27.16b, v27.16b, v22.16b
    orr v28.16b, v30.16b, v22.16b
    eor v22.16b, v0.16b, v22.16b
    ldr q30, [sp, #464]
    orr v30.16b, v30.16b, v16.16b
    eor3 v3.16b, v3.16b, v29.16b, v19.16b
    bic v19.16b, v24.16b, v11.16b
    eor3 v1.16b, v1.16b, v23.16b, v27.16b
    eor v2.16b, v2.16b, v21.16b
    eor v29.16b, v16.16b, v22.16b
    orr v4.16b, v4.16b, v22.16b
    and v25.16b, v25.16b, v0.16b
    and v31.16b, v9.16b, v24.16b
    eor3 v19.16b, v27.16b, v30.16b, v19.16b
    ldr q27, [sp, #64]
    bcax v20.16b, v2.16b, v20.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    ldr q27, [sp, #448]
    bcax v23.16b, v23.16b, v29.16b, v27.16b
    ldr q27, [sp, #288]
    eor3 v27.16b, v27.16b, v26.16b, v3.16b
    ldr q8, [sp, #368]
    orr v18.16b, v8.16b, v18.16b
    eor v7.16b, v7.16b, v20.16b
    ldr q8, [x3, #4064]
    eor v3.16b, v8.16b, v3.16b
    ldr q8, [sp, #416]
    and v8.16b, v8.16b, v24.16b
    ldr q9, [sp, #432]
    bcax v24.16b, v6.16b, v24.16b, v9.16b
    eor3 v17.16b, v17.16b, v5.16b, v27.16b
    ldr q9, [x3, #3952]
    eor3 v30.16b, v9.16b, v30.16b, v23.16b
    ldr q9, [x3, #4000]
    eor v20.16b, v9.16b, v20.16b
    ldr q9, [x8, #32]
    tbl v10.16b, {v7.16b}, v9.16b
    eor v23.16b, v23.16b, v8.16b
    eor v31.16b, v31.16b, v24.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q17, [x3, #3872]
    eor v5.16b, v17.16b, v5.16b
    eor v17.16b, v3.16b, v10.16b
    ldr q8, [x3, #3968]
    eor3 v21.16b, v8.16b, v26.16b, v21.16b
    eor3 v4.16b, v4.16b, v24.16b, v23.16b
    ldr q24, [x3, #4048]
    eor3 v23.16b, v24.16b, v19.16b, v23.16b
    ldr q24, [x8, #16]
    tbl v26.16b, {v2.16b}, v24.16b
    ext v8.16b, v17.16b, v17.16b, #4
    ldr q10, [x3, #3904]
    eor v27.16b, v10.16b, v27.16b
    ldr q10, [x3, #3856]
    ldr q11, [sp, #224]
    bcax v22.16b, v10.16b, v11.16b, v22.16b
    ldr q10, [sp, #304]
    bcax v16.16b, v4.16b, v10.16b, v16.16b
    ldr q10, [sp, #96]
    bcax v4.16b, v4.16b, v29.16b, v10.16b
    tbl v29.16b, {v21.16b}, v24.16b
    eor v19.16b, v19.16b, v22.16b
    tbl v22.16b, {v5.16b}, v24.16b
    tbl v10.16b, {v3.16b}, v24.16b
    eor v28.16b, v28.16b, v16.16b
    eor3 v6.16b, v25.16b, v6.16b, v16.16b
    ldr q16, [x3, #3888]
    eor v16.16b, v16.16b, v4.16b
    ldr q25, [x8, #0]
    tbl v11.16b, {v19.16b}, v25.16b
    eor v12.16b, v19.16b, v8.16b
    tbl v13.16b, {v2.16b}, v9.16b
    eor v1.16b, v1.16b, v28.16b
    eor3 v18.16b, v18.16b, v31.16b, v6.16b
    ldr q14, [x3, #4080]
    eor v6.16b, v14.16b, v6.16b
    ldr q14, [x3, #3984]
    eor3 v28.16b, v14.16b, v31.16b, v28.16b
    ext v31.16b, v16.16b, v16.16b, #12
    tbl v14.16b, {v16.16b}, v9.16b
    ldr q15, [sp, #80]
    bcax v0.16b, v1.16b, v0.16b, v15.16b
    eor3 v4.16b, v30.16b, v4.16b, v18.16b
    ldr q30, [x3, #3920]
    eor v18.16b, v30.16b, v18.16b
    ext v30.16b, v28.16b, v28.16b, #12
    eor v31.16b, v5.16b, v31.16b
    tbl v15.16b, {v6.16b}, v25.16b
    eor v23.16b, v23.16b, v0.16b
    str q13, [sp, #80]
    ldr q13, [x3, #4016]
    eor v0.16b, v13.16b, v0.16b
    eor v1.16b, v1.16b, v4.16b
    ext v4.16b, v18.16b, v18.16b, #12
    eor v13.16b, v21.16b, v30.16b
    eor3 v18.16b, v18.16b, v29.16b, v26.16b
    ext v29.16b, v0.16b, v0.16b, #12
    str q10, [sp, #96]
    tbl v10.16b, {v23.16b}, v9.16b
    tbl v23.16b, {v23.16b}, v25.16b
    eor v25.16b, v1.16b, v26.16b
    eor v1.16b, v1.16b, v8.16b
    str q8, [sp, #304]
    tbl v8.16b, {v13.16b}, v9.16b
    str q11, [sp, #224]
    eor v11.16b, v6.16b, v10.16b
    str q17, [sp, #432]
    eor v17.16b, v20.16b, v29.16b
    str q10, [sp, #416]
    eor v10.16b, v27.16b, v23.16b
    ext v25.16b, v25.16b, v25.16b, #12
    str q22, [sp, #368]
    tbl v22.16b, {v1.16b}, v9.16b
    str q23, [sp, #288]
    eor v23.16b, v7.16b, v4.16b
    str q12, [sp, #448]
    ext v12.16b, v11.16b, v11.16b, #12
    str q0, [sp, #64]
    tbl v0.16b, {v17.16b}, v9.16b
    str q1, [sp, #464]
    ldr q1, [sp, #384]
    eor v1.16b, v1.16b, v17.16b
    eor v2.16b, v2.16b, v25.16b
    eor v25.16b, v27.16b, v25.16b
    eor v4.16b, v4.16b, v10.16b
    eor v3.16b, v3.16b, v12.16b
    str q27, [sp, #272]
    eor v27.16b, v31.16b, v0.16b
    str q0, [sp, #128]
    ext v0.16b, v1.16b, v1.16b, #4
    eor v6.16b, v6.16b, v22.16b
    str q22, [sp, #480]
    tbl v22.16b, {v25.16b}, v9.16b
    str q31, [sp, #240]
    ext v31.16b, v2.16b, v2.16b, #4
    str q25, [sp, #112]
    tbl v25.16b, {v3.16b}, v9.16b
    tbl v3.16b, {v3.16b}, v24.16b
    eor v19.16b, v19.16b, v0.16b
    str q0, [sp, #336]
    tbl v0.16b, {v27.16b}, v9.16b
    str q23, [sp, #320]
    tbl v23.16b, {v23.16b}, v24.16b
    str q4, [sp, #256]
    tbl v4.16b, {v4.16b}, v24.16b
    eor v3.16b, v19.16b, v3.16b
    str q18, [sp, #208]
    ext v18.16b, v19.16b, v19.16b, #12
    eor3 v30.16b, v30.16b, v10.16b, v25.16b
    eor3 v8.16b, v8.16b, v27.16b, v0.16b
    eor v26.16b, v28.16b, v26.16b
    eor v28.16b, v21.16b, v29.16b
    ext v17.16b, v17.16b, v17.16b, #4
    eor v19.16b, v14.16b, v19.16b
    eor v29.16b, v5.16b, v18.16b
    tbl v14.16b, {v3.16b}, v9.16b
    str q5, [sp, #160]
    tbl v5.16b, {v8.16b}, v24.16b
    eor3 v22.16b, v22.16b, v8.16b, v30.16b
    eor v7.16b, v15.16b, v7.16b
    eor v23.16b, v23.16b, v6.16b
    // round 6 (aes.dsl:47)
    eor3 v30.16b, v16.16b, v4.16b, v31.16b
    // round 7 (aes.dsl:47)
    tbl v31.16b, {v11.16b}, v9.16b
    eor3 v21.16b, v21.16b, v20.16b, v12.16b
    tbl v2.16b, {v2.16b}, v9.16b
    ext v8.16b, v13.16b, v13.16b, #4
    str q4, [sp, #352]
    tbl v4.16b, {v28.16b}, v9.16b
    str q17, [sp, #176]
    eor v17.16b, v26.16b, v17.16b
    tbl v1.16b, {v1.16b}, v24.16b
    str q28, [sp, #144]
    tbl v28.16b, {v29.16b}, v9.16b
    tbl v24.16b, {v7.16b}, v24.16b
    str q16, [sp, #400]
    ldr q16, [sp, #208]
    eor3 v5.16b, v16.16b, v23.16b, v5.16b
    ext v16.16b, v23.16b, v23.16b, #12
    // round 6 (aes.dsl:47)
    eor3 v23.16b, v19.16b, v30.16b, v14.16b
    // round 7 (aes.dsl:47)
    ldr q30, [sp, #464]
    eor3 v26.16b, v26.16b, v31.16b, v30.16b
    ext v31.16b, v30.16b, v30.16b, #12
    eor v20.16b, v20.16b, v13.16b
    ldr q13, [sp, #64]
    eor v8.16b, v13.16b, v8.16b
    eor3 v2.16b, v4.16b, v21.16b, v2.16b
    tbl v4.16b, {v17.16b}, v9.16b
    ldr q21, [sp, #448]
    tbl v13.16b, {v21.16b}, v9.16b
    ldr q14, [x8, #0]
    tbl v19.16b, {v19.16b}, v14.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ldr q21, [sp, #288]
    eor3 v0.16b, v21.16b, v0.16b, v25.16b
    ldr q21, [sp, #368]
    ldr q30, [sp, #336]
    eor3 v21.16b, v21.16b, v24.16b, v30.16b
    // round 6 (aes.dsl:47)
    ldr q24, [sp, #416]
    eor3 v1.16b, v24.16b, v1.16b, v3.16b
    eor v3.16b, v23.16b, v5.16b
    // round 7 (aes.dsl:47)
    tbl v23.16b, {v20.16b}, v9.16b
    tbl v24.16b, {v8.16b}, v9.16b
    eor3 v2.16b, v31.16b, v25.16b, v2.16b
    eor3 v4.16b, v4.16b, v26.16b, v6.16b
    eor v0.16b, v19.16b, v0.16b
    eor3 v6.16b, v27.16b, v13.16b, v21.16b
    ldr q19, [sp, #320]
    eor v19.16b, v19.16b, v12.16b
    // round 6 (aes.dsl:47)
    eor v1.16b, v1.16b, v3.16b
    // round 7 (aes.dsl:47)
    ldr q21, [sp, #432]
    tbl v25.16b, {v21.16b}, v9.16b
    // round 6 (aes.dsl:47)
    ldr q26, [sp, #224]
    eor3 v7.16b, v26.16b, v7.16b, v21.16b
    ldr q21, [sp, #112]
    eor3 v21.16b, v21.16b, v29.16b, v22.16b
    // round 7 (aes.dsl:47)
    ldr q29, [sp, #240]
    ldr q30, [x8, #16]
    tbl v29.16b, {v29.16b}, v30.16b
    tbl v17.16b, {v17.16b}, v14.16b
    tbl v31.16b, {v10.16b}, v30.16b
    // round 6 (aes.dsl:47)
    ldr q10, [sp, #128]
    eor3 v7.16b, v10.16b, v7.16b, v18.16b
    eor3 v16.16b, v16.16b, v28.16b, v21.16b
    // round 7 (aes.dsl:47)
    ldr q18, [sp, #272]
    eor v18.16b, v18.16b, v19.16b
    // round 6 (aes.dsl:47)
    ldr q10, [sp, #96]
    eor3 v24.16b, v10.16b, v11.16b, v24.16b
    eor v10.16b, v6.16b, v1.16b
    eor v11.16b, v4.16b, v5.16b
    eor v7.16b, v7.16b, v16.16b
    eor3 v23.16b, v15.16b, v20.16b, v23.16b
    eor v15.16b, v2.16b, v22.16b
    // round 7 (aes.dsl:47)
    ldr q28, [sp, #400]
    tbl v28.16b, {v28.16b}, v14.16b
    tbl v20.16b, {v20.16b}, v30.16b
    tbl v14.16b, {v18.16b}, v9.16b
    // round 6 (aes.dsl:47)
    eor v9.16b, v0.16b, v7.16b
    // round 7 (aes.dsl:47)
    ldr q30, [sp, #256]
    ext v30.16b, v30.16b, v30.16b, #4
    // round 6 (aes.dsl:47)
    ldr q27, [sp, #304]
    eor3 v24.16b, v8.16b, v27.16b, v24.16b
    eor3 v29.16b, v29.16b, v31.16b, v13.16b
    eor v31.16b, v11.16b, v10.16b
    ldr q13, [sp, #192]
    ldr q27, [sp, #384]
    ldr q8, [sp, #160]
    eor3 v27.16b, v13.16b, v27.16b, v8.16b
    ldr q8, [sp, #80]
    ldr q13, [sp, #144]
    eor3 v17.16b, v8.16b, v13.16b, v17.16b
    eor3 v23.16b, v12.16b, v25.16b, v23.16b
    eor v25.16b, v15.16b, v9.16b
    ldr q13, [sp, #176]
    ldr q12, [sp, #352]
    eor3 v20.16b, v20.16b, v13.16b, v12.16b
    ldr q12, [sp, #464]
    ldr q13, [sp, #480]
    eor3 v12.16b, v12.16b, v30.16b, v13.16b
    ldr q13, [sp, #448]
    eor3 v29.16b, v30.16b, v13.16b, v29.16b
    eor v24.16b, v24.16b, v11.16b
    eor v30.16b, v3.16b, v31.16b
    eor3 v19.16b, v28.16b, v27.16b, v19.16b
    eor3 v17.16b, v18.16b, v14.16b, v17.16b
    eor v18.16b, v23.16b, v15.16b
    eor v23.16b, v16.16b, v25.16b
    eor v6.16b, v6.16b, v29.16b
    eor v5.16b, v5.16b, v24.16b
    eor v27.16b, v24.16b, v1.16b
    eor3 v20.16b, v20.16b, v12.16b, v30.16b
    eor3 v0.16b, v19.16b, v14.16b, v0.16b
    eor v19.16b, v22.16b, v18.16b
    eor v22.16b, v18.16b, v7.16b
    eor v17.16b, v17.16b, v23.16b
    eor v28.16b, v6.16b, v3.16b
    eor v29.16b, v3.16b, v5.16b
    eor v6.16b, v6.16b, v27.16b
    eor v12.16b, v1.16b, v20.16b
    eor v13.16b, v0.16b, v16.16b
    eor v14.16b, v16.16b, v19.16b
    eor v0.16b, v0.16b, v22.16b
    eor v8.16b, v7.16b, v17.16b
    orr v26.16b, v29.16b, v28.16b
    and v21.16b, v3.16b, v6.16b
    str q27, [sp, #448]
    orn v27.16b, v27.16b, v5.16b
    str q28, [sp, #480]
    eor v28.16b, v28.16b, v12.16b
    str q3, [sp, #464]
    orr v3.16b, v14.16b, v13.16b
    str q16, [sp, #352]
    and v16.16b, v16.16b, v0.16b
    str q22, [sp, #176]
    orn v22.16b, v22.16b, v19.16b
    str q13, [sp, #144]
    eor v13.16b, v13.16b, v8.16b
    str q19, [sp, #80]
    eor v19.16b, v10.16b, v29.16b
    eor v26.16b, v26.16b, v21.16b
    eor v21.16b, v27.16b, v21.16b
    orn v27.16b, v24.16b, v4.16b
    str q31, [sp, #160]
    bic v31.16b, v20.16b, v31.16b
    str q29, [sp, #384]
    eor v29.16b, v24.16b, v28.16b
    str q14, [sp, #192]
    eor v14.16b, v14.16b, v9.16b
    eor v3.16b, v3.16b, v16.16b
    eor v16.16b, v22.16b, v16.16b
    orn v22.16b, v18.16b, v2.16b
    eor3 v27.16b, v27.16b, v6.16b, v26.16b
    eor3 v31.16b, v4.16b, v21.16b, v31.16b
    str q9, [sp, #304]
    orr v9.16b, v30.16b, v29.16b
    str q8, [sp, #256]
    bic v8.16b, v28.16b, v19.16b
    str q12, [sp, #400]
    orn v12.16b, v10.16b, v12.16b
    str q10, [sp, #96]
    orr v10.16b, v11.16b, v1.16b
    eor3 v22.16b, v22.16b, v0.16b, v3.16b
    eor v27.16b, v27.16b, v8.16b
    eor3 v21.16b, v21.16b, v8.16b, v9.16b
    eor v31.16b, v12.16b, v31.16b
    eor3 v26.16b, v10.16b, v26.16b, v12.16b
    eor v8.16b, v27.16b, v21.16b
    eor v9.16b, v31.16b, v26.16b
    bic v10.16b, v8.16b, v31.16b
    eor v12.16b, v26.16b, v10.16b
    bic v12.16b, v12.16b, v27.16b
    orn v31.16b, v12.16b, v31.16b
    eor v8.16b, v8.16b, v12.16b
    orr v12.16b, v21.16b, v9.16b
    eor v27.16b, v27.16b, v12.16b
    eor v31.16b, v12.16b, v31.16b
    bic v12.16b, v17.16b, v25.16b
    bic v11.16b, v8.16b, v11.16b
    bic v1.16b, v8.16b, v1.16b
    eor3 v12.16b, v2.16b, v16.16b, v12.16b
    and v26.16b, v26.16b, v27.16b
    eor v27.16b, v18.16b, v13.16b
    orr v29.16b, v29.16b, v31.16b
    orr v30.16b, v30.16b, v31.16b
    orn v21.16b, v26.16b, v21.16b
    eor v26.16b, v9.16b, v26.16b
    orr v9.16b, v15.16b, v7.16b
    eor v21.16b, v10.16b, v21.16b
    eor v8.16b, v26.16b, v8.16b
    eor v10.16b, v26.16b, v31.16b
    orr v4.16b, v4.16b, v26.16b
    orr v24.16b, v24.16b, v26.16b
    orr v26.16b, v23.16b, v27.16b
    eor v31.16b, v21.16b, v31.16b
    and v20.16b, v20.16b, v21.16b
    and v28.16b, v28.16b, v10.16b
    bic v19.16b, v10.16b, v19.16b
    eor3 v4.16b, v4.16b, v11.16b, v30.16b
    orr v5.16b, v5.16b, v8.16b
    orr v6.16b, v6.16b, v31.16b
    str q25, [sp, #272]
    ldr q25, [x3, #4096]
    str q24, [sp, #128]
    ldr q24, [sp, #464]
    bcax v24.16b, v25.16b, v24.16b, v31.16b
    bic v25.16b, v13.16b, v14.16b
    eor v31.16b, v8.16b, v31.16b
    eor3 v19.16b, v30.16b, v5.16b, v19.16b
    ldr q30, [sp, #304]
    str q21, [sp, #464]
    ldr q21, [sp, #256]
    orn v21.16b, v30.16b, v21.16b
    eor v22.16b, v22.16b, v25.16b
    eor3 v16.16b, v16.16b, v25.16b, v26.16b
    eor v25.16b, v21.16b, v12.16b
    eor3 v3.16b, v9.16b, v3.16b, v21.16b
    eor v21.16b, v10.16b, v31.16b
    eor v26.16b, v22.16b, v16.16b
    ldr q9, [sp, #384]
    bcax v9.16b, v11.16b, v31.16b, v9.16b
    eor v24.16b, v19.16b, v24.16b
    eor v10.16b, v25.16b, v3.16b
    ldr q11, [sp, #96]
    and v11.16b, v11.16b, v21.16b
    ldr q12, [sp, #400]
    bcax v21.16b, v1.16b, v21.16b, v12.16b
    bic v12.16b, v26.16b, v25.16b
    ldr q30, [x3, #4192]
    eor3 v5.16b, v30.16b, v5.16b, v9.16b
    rev32 v30.8h, v24.8h
    str q30, [sp, #400]
    orr v30.16b, v16.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    eor v28.16b, v28.16b, v21.16b
    eor v11.16b, v3.16b, v12.16b
    str q24, [sp, #96]
    eor v24.16b, v22.16b, v30.16b
    eor3 v6.16b, v6.16b, v21.16b, v9.16b
    ldr q21, [x3, #4288]
    eor3 v19.16b, v21.16b, v19.16b, v9.16b
    bic v21.16b, v11.16b, v22.16b
    and v3.16b, v3.16b, v24.16b
    ldr q22, [sp, #448]
    bcax v22.16b, v6.16b, v22.16b, v8.16b
    ldr q24, [sp, #480]
    bcax v6.16b, v6.16b, v31.16b, v24.16b
    orn v24.16b, v21.16b, v25.16b
    eor v21.16b, v26.16b, v21.16b
    orn v16.16b, v3.16b, v16.16b
    eor v3.16b, v10.16b, v3.16b
    eor v25.16b, v29.16b, v22.16b
    eor v24.16b, v30.16b, v24.16b
    bic v26.16b, v21.16b, v15.16b
    bic v7.16b, v21.16b, v7.16b
    eor v16.16b, v12.16b, v16.16b
    eor v21.16b, v3.16b, v21.16b
    orr v2.16b, v2.16b, v3.16b
    eor v29.16b, v3.16b, v24.16b
    orr v23.16b, v23.16b, v24.16b
    orr v27.16b, v27.16b, v24.16b
    eor v24.16b, v16.16b, v24.16b
    and v17.16b, v17.16b, v16.16b
    orr v3.16b, v18.16b, v3.16b
    and v18.16b, v13.16b, v29.16b
    bic v30.16b, v29.16b, v14.16b
    eor3 v2.16b, v2.16b, v26.16b, v23.16b
    eor v31.16b, v21.16b, v24.16b
    orr v0.16b, v0.16b, v24.16b
    ldr q8, [sp, #80]
    orr v8.16b, v8.16b, v21.16b
    eor3 v1.16b, v20.16b, v1.16b, v22.16b
    eor v4.16b, v4.16b, v25.16b
    ldr q20, [x3, #4112]
    ldr q22, [sp, #352]
    bcax v20.16b, v20.16b, v22.16b, v24.16b
    eor v22.16b, v29.16b, v31.16b
    ldr q24, [sp, #192]
    bcax v24.16b, v26.16b, v31.16b, v24.16b
    eor3 v23.16b, v23.16b, v8.16b, v30.16b
    ldr q26, [sp, #464]
    ldr q29, [sp, #160]
    bcax v26.16b, v4.16b, v26.16b, v29.16b
    ldr q29, [sp, #128]
    eor3 v29.16b, v29.16b, v28.16b, v1.16b
    ldr q30, [x3, #4320]
    eor v1.16b, v30.16b, v1.16b
    ldr q30, [sp, #304]
    and v30.16b, v30.16b, v22.16b
    ldr q9, [sp, #256]
    bcax v22.16b, v7.16b, v22.16b, v9.16b
    ldr q9, [x3, #4208]
    eor3 v8.16b, v9.16b, v8.16b, v24.16b
    eor3 v5.16b, v5.16b, v6.16b, v29.16b
    eor v19.16b, v19.16b, v26.16b
    ldr q9, [x3, #4256]
    eor v26.16b, v9.16b, v26.16b
    eor v24.16b, v24.16b, v30.16b
    eor v18.16b, v18.16b, v22.16b
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v4.16b, v5.16b
    rev32 v5.8h, v19.8h
    ldr q30, [x3, #4160]
    eor v29.16b, v30.16b, v29.16b
    eor3 v0.16b, v0.16b, v22.16b, v24.16b
    ldr q22, [x3, #4304]
    eor3 v22.16b, v22.16b, v23.16b, v24.16b
    rev32 v23.8h, v20.8h
    eor v24.16b, v1.16b, v5.16b
    ldr q30, [x3, #4128]
    eor v6.16b, v30.16b, v6.16b
    rev32 v30.8h, v29.8h
    ldr q9, [sp, #176]
    bcax v21.16b, v0.16b, v9.16b, v21.16b
    ldr q9, [sp, #144]
    bcax v0.16b, v0.16b, v31.16b, v9.16b
    ldr q31, [sp, #96]
    eor v9.16b, v31.16b, v23.16b
    rev32 v10.8h, v24.8h
    rev32 v11.8h, v4.8h
    rev32 v12.8h, v6.8h
    eor3 v7.16b, v17.16b, v7.16b, v21.16b
    eor v17.16b, v27.16b, v21.16b
    ldr q21, [x3, #4144]
    eor v21.16b, v21.16b, v0.16b
    rev32 v27.8h, v9.8h
    ldr q9, [x3, #4224]
    eor3 v25.16b, v9.16b, v28.16b, v25.16b
    eor v28.16b, v31.16b, v12.16b
    eor v2.16b, v2.16b, v17.16b
    eor3 v3.16b, v3.16b, v18.16b, v7.16b
    ldr q31, [x3, #4336]
    eor v7.16b, v31.16b, v7.16b
    ldr q31, [x3, #4240]
    eor3 v17.16b, v31.16b, v18.16b, v17.16b
    rev32 v18.8h, v25.8h
    eor3 v31.16b, v20.16b, v28.16b, v19.16b
    ldr q9, [sp, #272]
    bcax v16.16b, v2.16b, v16.16b, v9.16b
    eor3 v0.16b, v8.16b, v0.16b, v3.16b
    rev32 v8.8h, v7.8h
    ldr q9, [x3, #4176]
    eor v3.16b, v9.16b, v3.16b
    eor v9.16b, v7.16b, v10.16b
    rev32 v13.8h, v17.8h
    ldr q14, [x3, #4272]
    eor v14.16b, v14.16b, v16.16b
    eor v16.16b, v22.16b, v16.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v3.16b, v19.16b
    eor v19.16b, v3.16b, v11.16b
    rev32 v22.8h, v9.8h
    rev32 v15.8h, v0.8h
    eor v8.16b, v8.16b, v16.16b
    str q11, [sp, #272]
    rev32 v11.8h, v14.8h
    str q24, [sp, #96]
    eor v24.16b, v16.16b, v30.16b
    str q28, [sp, #144]
    eor v28.16b, v25.16b, v13.16b
    str q23, [sp, #176]
    rev32 v23.8h, v19.8h
    str q7, [sp, #256]
    rev32 v7.8h, v8.8h
    str q4, [sp, #304]
    eor v4.16b, v4.16b, v15.16b
    str q15, [sp, #128]
    eor v15.16b, v26.16b, v11.16b
    str q11, [sp, #160]
    eor3 v11.16b, v0.16b, v2.16b, v22.16b
    str q14, [sp, #464]
    eor v14.16b, v26.16b, v14.16b
    str q3, [sp, #192]
    eor3 v3.16b, v25.16b, v18.16b, v8.16b
    str q1, [sp, #352]
    eor v1.16b, v1.16b, v7.16b
    str q25, [sp, #80]
    rev32 v25.8h, v4.8h
    str q0, [sp, #480]
    rev32 v0.8h, v15.8h
    str q3, [sp, #448]
    eor v3.16b, v27.16b, v15.16b
    eor3 v18.16b, v18.16b, v23.16b, v11.16b
    eor3 v23.16b, v17.16b, v13.16b, v14.16b
    eor v13.16b, v1.16b, v25.16b
    eor v14.16b, v21.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    rev32 v16.8h, v3.8h
    str q21, [sp, #384]
    eor v21.16b, v4.16b, v10.16b
    eor3 v7.16b, v7.16b, v23.16b, v25.16b
    eor v23.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v14.16b
    eor v27.16b, v12.16b, v14.16b
    eor v14.16b, v15.16b, v16.16b
    eor v13.16b, v13.16b, v21.16b
    eor3 v31.16b, v31.16b, v0.16b, v22.16b
    str q15, [sp, #240]
    rev32 v15.8h, v23.8h
    str q22, [sp, #112]
    rev32 v22.8h, v27.8h
    str q21, [sp, #432]
    rev32 v21.8h, v25.8h
    eor3 v23.16b, v17.16b, v29.16b, v23.16b
    // round 5 (aes.dsl:47)
    ldr q29, [sp, #400]
    eor3 v29.16b, v29.16b, v1.16b, v14.16b
    // round 6 (aes.dsl:47)
    str q26, [sp, #224]
    rev32 v26.8h, v26.8h
    // round 5 (aes.dsl:47)
    eor3 v12.16b, v6.16b, v12.16b, v30.16b
    // round 6 (aes.dsl:47)
    eor3 v27.16b, v28.16b, v27.16b, v22.16b
    // round 5 (aes.dsl:47)
    eor v21.16b, v21.16b, v15.16b
    eor3 v5.16b, v20.16b, v5.16b, v9.16b
    // round 6 (aes.dsl:47)
    rev32 v9.8h, v28.8h
    eor v24.16b, v24.16b, v10.16b
    // round 5 (aes.dsl:47)
    eor3 v3.16b, v12.16b, v4.16b, v3.16b
    // round 6 (aes.dsl:47)
    eor v4.16b, v23.16b, v27.16b
    eor v18.16b, v27.16b, v18.16b
    // round 5 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v25.16b, v21.16b
    // round 6 (aes.dsl:47)
    eor v2.16b, v8.16b, v2.16b
    ldr q21, [sp, #448]
    eor3 v0.16b, v21.16b, v0.16b, v13.16b
    // round 5 (aes.dsl:47)
    eor3 v3.16b, v16.16b, v3.16b, v11.16b
    // round 6 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v25.16b, v22.16b
    eor v16.16b, v22.16b, v31.16b
    // round 5 (aes.dsl:47)
    eor v19.16b, v18.16b, v19.16b
    // round 6 (aes.dsl:47)
    ldr q27, [sp, #432]
    ldr q31, [sp, #112]
    eor3 v7.16b, v27.16b, v7.16b, v31.16b
    // round 5 (aes.dsl:47)
    ldr q27, [sp, #80]
    ldr q31, [sp, #480]
    eor3 v17.16b, v27.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v4.16b
    // round 6 (aes.dsl:47)
    eor3 v28.16b, v28.16b, v8.16b, v9.16b
    ldr q8, [sp, #192]
    eor v8.16b, v8.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor v29.16b, v29.16b, v19.16b
    // round 6 (aes.dsl:47)
    eor v30.16b, v30.16b, v2.16b
    // round 5 (aes.dsl:47)
    ldr q13, [sp, #240]
    eor v17.16b, v17.16b, v13.16b
    eor3 v5.16b, v14.16b, v5.16b, v3.16b
    ldr q14, [sp, #352]
    ldr q11, [sp, #464]
    ldr q21, [sp, #160]
    eor3 v21.16b, v14.16b, v11.16b, v21.16b
    eor v14.16b, v7.16b, v18.16b
    eor v12.16b, v16.16b, v29.16b
    ldr q31, [sp, #256]
    ldr q27, [sp, #224]
    eor3 v27.16b, v31.16b, v27.16b, v26.16b
    eor v31.16b, v0.16b, v4.16b
    eor v22.16b, v1.16b, v5.16b
    // round 6 (aes.dsl:47)
    rev32 v25.8h, v8.8h
    rev32 v15.8h, v30.8h
    // round 5 (aes.dsl:47)
    ldr q23, [sp, #176]
    eor3 v6.16b, v20.16b, v23.16b, v6.16b
    ldr q20, [sp, #128]
    eor3 v17.16b, v20.16b, v26.16b, v17.16b
    eor3 v20.16b, v21.16b, v10.16b, v28.16b
    eor v21.16b, v14.16b, v12.16b
    ldr q23, [sp, #400]
    ldr q26, [sp, #384]
    ldr q10, [sp, #144]
    eor3 v23.16b, v23.16b, v26.16b, v10.16b
    ldr q10, [sp, #96]
    eor3 v27.16b, v10.16b, v27.16b, v28.16b
    ldr q10, [sp, #272]
    eor3 v30.16b, v10.16b, v9.16b, v30.16b
    ldr q9, [sp, #304]
    eor3 v9.16b, v9.16b, v11.16b, v13.16b
    eor v10.16b, v31.16b, v22.16b
    eor3 v6.16b, v26.16b, v6.16b, v24.16b
    eor3 v17.16b, v17.16b, v8.16b, v25.16b
    eor v20.16b, v20.16b, v14.16b
    eor v24.16b, v19.16b, v21.16b
    eor3 v26.16b, v9.16b, v15.16b, v30.16b
    eor3 v2.16b, v23.16b, v2.16b, v15.16b
    eor v23.16b, v27.16b, v31.16b
    eor v27.16b, v3.16b, v10.16b
    eor3 v6.16b, v6.16b, v25.16b, v16.16b
    eor v16.16b, v18.16b, v20.16b
    eor v18.16b, v20.16b, v29.16b
    eor v17.16b, v17.16b, v24.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v4.16b, v23.16b
    eor v4.16b, v23.16b, v5.16b
    eor v25.16b, v26.16b, v27.16b
    eor v26.16b, v6.16b, v19.16b
    eor v30.16b, v19.16b, v16.16b
    eor v6.16b, v6.16b, v18.16b
    eor v8.16b, v29.16b, v17.16b
    eor v9.16b, v1.16b, v3.16b
    eor v11.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    eor v13.16b, v5.16b, v25.16b
    orr v15.16b, v30.16b, v26.16b
    and v28.16b, v19.16b, v6.16b
    str q18, [sp, #384]
    orn v18.16b, v18.16b, v16.16b
    str q26, [sp, #240]
    eor v26.16b, v26.16b, v8.16b
    str q19, [sp, #464]
    orr v19.16b, v11.16b, v9.16b
    str q3, [sp, #304]
    and v3.16b, v3.16b, v1.16b
    str q4, [sp, #272]
    orn v4.16b, v4.16b, v2.16b
    str q9, [sp, #96]
    eor v9.16b, v9.16b, v13.16b
    str q2, [sp, #144]
    eor v2.16b, v12.16b, v30.16b
    str q30, [sp, #400]
    orn v30.16b, v20.16b, v7.16b
    eor v15.16b, v15.16b, v28.16b
    eor v18.16b, v18.16b, v28.16b
    bic v28.16b, v17.16b, v21.16b
    str q21, [sp, #128]
    eor v21.16b, v20.16b, v26.16b
    str q11, [sp, #176]
    eor v11.16b, v22.16b, v11.16b
    eor v19.16b, v19.16b, v3.16b
    eor v3.16b, v4.16b, v3.16b
    orn v4.16b, v23.16b, v0.16b
    eor3 v30.16b, v30.16b, v6.16b, v15.16b
    eor3 v28.16b, v7.16b, v18.16b, v28.16b
    str q8, [sp, #224]
    orn v8.16b, v12.16b, v8.16b
    str q12, [sp, #256]
    bic v12.16b, v26.16b, v2.16b
    str q22, [sp, #160]
    orr v22.16b, v24.16b, v21.16b
    str q13, [sp, #352]
    orr v13.16b, v14.16b, v29.16b
    eor3 v4.16b, v4.16b, v1.16b, v19.16b
    eor v28.16b, v8.16b, v28.16b
    eor v30.16b, v30.16b, v12.16b
    eor3 v18.16b, v18.16b, v12.16b, v22.16b
    eor3 v22.16b, v13.16b, v15.16b, v8.16b
    eor v8.16b, v30.16b, v18.16b
    eor v12.16b, v28.16b, v22.16b
    bic v13.16b, v8.16b, v28.16b
    eor v15.16b, v22.16b, v13.16b
    bic v15.16b, v15.16b, v30.16b
    orn v28.16b, v15.16b, v28.16b
    eor v8.16b, v8.16b, v15.16b
    orr v15.16b, v18.16b, v12.16b
    eor v30.16b, v30.16b, v15.16b
    eor v28.16b, v15.16b, v28.16b
    bic v15.16b, v25.16b, v10.16b
    bic v14.16b, v8.16b, v14.16b
    bic v29.16b, v8.16b, v29.16b
    eor3 v15.16b, v0.16b, v3.16b, v15.16b
    and v22.16b, v22.16b, v30.16b
    eor v30.16b, v23.16b, v9.16b
    orr v24.16b, v24.16b, v28.16b
    orr v21.16b, v21.16b, v28.16b
    orn v18.16b, v22.16b, v18.16b
    eor v22.16b, v12.16b, v22.16b
    orr v12.16b, v31.16b, v5.16b
    eor v18.16b, v13.16b, v18.16b
    orr v13.16b, v27.16b, v30.16b
    eor v8.16b, v22.16b, v8.16b
    orr v7.16b, v7.16b, v22.16b
    orr v20.16b, v20.16b, v22.16b
    eor v22.16b, v22.16b, v28.16b
    eor v28.16b, v18.16b, v28.16b
    orr v16.16b, v16.16b, v8.16b
    and v17.16b, v17.16b, v18.16b
    eor3 v7.16b, v7.16b, v14.16b, v24.16b
    bic v2.16b, v22.16b, v2.16b
    and v26.16b, v26.16b, v22.16b
    orr v6.16b, v6.16b, v28.16b
    str q10, [sp, #192]
    ldr q10, [x3, #4352]
    str q23, [sp, #480]
    ldr q23, [sp, #464]
    bcax v23.16b, v10.16b, v23.16b, v28.16b
    bic v10.16b, v9.16b, v11.16b
    eor v28.16b, v8.16b, v28.16b
    eor3 v2.16b, v24.16b, v16.16b, v2.16b
    ldr q24, [sp, #160]
    str q20, [sp, #464]
    ldr q20, [sp, #352]
    orn v20.16b, v24.16b, v20.16b
    eor v4.16b, v4.16b, v10.16b
    eor3 v3.16b, v3.16b, v10.16b, v13.16b
    eor v10.16b, v20.16b, v15.16b
    eor3 v19.16b, v12.16b, v19.16b, v20.16b
    eor v20.16b, v22.16b, v28.16b
    eor v22.16b, v4.16b, v3.16b
    ldr q12, [sp, #400]
    bcax v12.16b, v14.16b, v28.16b, v12.16b
    eor v23.16b, v2.16b, v23.16b
    eor v13.16b, v10.16b, v19.16b
    ldr q14, [sp, #256]
    and v14.16b, v14.16b, v20.16b
    ldr q15, [sp, #224]
    bcax v20.16b, v29.16b, v20.16b, v15.16b
    bic v15.16b, v22.16b, v10.16b
    ldr q24, [x3, #4448]
    eor3 v16.16b, v24.16b, v16.16b, v12.16b
    ldr q24, [x8, #32]
    str q23, [sp, #224]
    tbl v23.16b, {v23.16b}, v24.16b
    str q23, [sp, #256]
    orr v23.16b, v3.16b, v13.16b
    eor v12.16b, v12.16b, v14.16b
    eor v26.16b, v26.16b, v20.16b
    eor v14.16b, v19.16b, v15.16b
    eor v24.16b, v4.16b, v23.16b
    eor3 v6.16b, v6.16b, v20.16b, v12.16b
    ldr q20, [x3, #4544]
    eor3 v2.16b, v20.16b, v2.16b, v12.16b
    bic v4.16b, v14.16b, v4.16b
    and v19.16b, v19.16b, v24.16b
    ldr q20, [sp, #384]
    bcax v20.16b, v6.16b, v20.16b, v8.16b
    ldr q24, [sp, #240]
    bcax v6.16b, v6.16b, v28.16b, v24.16b
    orn v24.16b, v4.16b, v10.16b
    eor v4.16b, v22.16b, v4.16b
    orn v3.16b, v19.16b, v3.16b
    eor v19.16b, v13.16b, v19.16b
    eor v21.16b, v21.16b, v20.16b
    eor v22.16b, v23.16b, v24.16b
    bic v23.16b, v4.16b, v31.16b
    bic v5.16b, v4.16b, v5.16b
    eor v3.16b, v15.16b, v3.16b
    eor v4.16b, v19.16b, v4.16b
    orr v0.16b, v0.16b, v19.16b
    eor v24.16b, v19.16b, v22.16b
    orr v27.16b, v27.16b, v22.16b
    orr v28.16b, v30.16b, v22.16b
    eor v22.16b, v3.16b, v22.16b
    ldr q30, [sp, #144]
    orr v30.16b, v30.16b, v4.16b
    eor3 v17.16b, v17.16b, v29.16b, v20.16b
    bic v20.16b, v24.16b, v11.16b
    eor3 v0.16b, v0.16b, v23.16b, v27.16b
    eor v7.16b, v7.16b, v21.16b
    eor v29.16b, v4.16b, v22.16b
    orr v1.16b, v1.16b, v22.16b
    and v25.16b, v25.16b, v3.16b
    and v31.16b, v9.16b, v24.16b
    eor3 v20.16b, v27.16b, v30.16b, v20.16b
    ldr q27, [sp, #128]
    bcax v18.16b, v7.16b, v18.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    ldr q27, [sp, #176]
    bcax v23.16b, v23.16b, v29.16b, v27.16b
    ldr q27, [sp, #464]
    eor3 v27.16b, v27.16b, v26.16b, v17.16b
    ldr q8, [sp, #480]
    orr v19.16b, v8.16b, v19.16b
    eor v2.16b, v2.16b, v18.16b
    ldr q8, [x3, #4576]
    eor v17.16b, v8.16b, v17.16b
    ldr q8, [sp, #160]
    and v8.16b, v8.16b, v24.16b
    ldr q9, [sp, #352]
    bcax v24.16b, v5.16b, v24.16b, v9.16b
    eor3 v16.16b, v16.16b, v6.16b, v27.16b
    ldr q9, [x3, #4464]
    eor3 v30.16b, v9.16b, v30.16b, v23.16b
    ldr q9, [x3, #4512]
    eor v18.16b, v9.16b, v18.16b
    ldr q9, [x8, #32]
    tbl v10.16b, {v2.16b}, v9.16b
    eor v23.16b, v23.16b, v8.16b
    eor v31.16b, v31.16b, v24.16b
    eor v7.16b, v7.16b, v16.16b
    ldr q16, [x3, #4384]
    eor v6.16b, v16.16b, v6.16b
    eor v16.16b, v17.16b, v10.16b
    ldr q8, [x3, #4480]
    eor3 v21.16b, v8.16b, v26.16b, v21.16b
    eor3 v1.16b, v1.16b, v24.16b, v23.16b
    ldr q24, [x3, #4560]
    eor3 v23.16b, v24.16b, v20.16b, v23.16b
    ldr q24, [x8, #16]
    tbl v26.16b, {v7.16b}, v24.16b
    ext v8.16b, v16.16b, v16.16b, #4
    ldr q10, [x3, #4416]
    eor v27.16b, v10.16b, v27.16b
    ldr q10, [x3, #4368]
    ldr q11, [sp, #304]
    bcax v22.16b, v10.16b, v11.16b, v22.16b
    ldr q10, [sp, #272]
    bcax v4.16b, v1.16b, v10.16b, v4.16b
    ldr q10, [sp, #96]
    bcax v1.16b, v1.16b, v29.16b, v10.16b
    tbl v29.16b, {v21.16b}, v24.16b
    eor v20.16b, v20.16b, v22.16b
    tbl v22.16b, {v6.16b}, v24.16b
    tbl v10.16b, {v17.16b}, v24.16b
    eor v28.16b, v28.16b, v4.16b
    eor3 v4.16b, v25.16b, v5.16b, v4.16b
    ldr q5, [x3, #4400]
    eor v5.16b, v5.16b, v1.16b
    ldr q25, [x8, #0]
    tbl v11.16b, {v20.16b}, v25.16b
    eor v12.16b, v20.16b, v8.16b
    tbl v13.16b, {v7.16b}, v9.16b
    eor v0.16b, v0.16b, v28.16b
    eor3 v19.16b, v19.16b, v31.16b, v4.16b
    ldr q14, [x3, #4592]
    eor v4.16b, v14.16b, v4.16b
    ldr q14, [x3, #4496]
    eor3 v28.16b, v14.16b, v31.16b, v28.16b
    ext v31.16b, v5.16b, v5.16b, #12
    tbl v14.16b, {v5.16b}, v9.16b
    ldr q15, [sp, #192]
    bcax v3.16b, v0.16b, v3.16b, v15.16b
    eor3 v1.16b, v30.16b, v1.16b, v19.16b
    ldr q30, [x3, #4432]
    eor v19.16b, v30.16b, v19.16b
    ext v30.16b, v28.16b, v28.16b, #12
    eor v31.16b, v6.16b, v31.16b
    tbl v15.16b, {v4.16b}, v25.16b
    eor v23.16b, v23.16b, v3.16b
    str q13, [sp, #192]
    ldr q13, [x3, #4528]
    eor v3.16b, v13.16b, v3.16b
    eor v0.16b, v0.16b, v1.16b
    ext v1.16b, v19.16b, v19.16b, #12
    eor v13.16b, v21.16b, v30.16b
    eor3 v19.16b, v19.16b, v29.16b, v26.16b
    ext v29.16b, v3.16b, v3.16b, #12
    str q10, [sp, #96]
    tbl v10.16b, {v23.16b}, v9.16b
    tbl v23.16b, {v23.16b}, v25.16b
    eor v25.16b, v0.16b, v26.16b
    eor v0.16b, v0.16b, v8.16b
    str q8, [sp, #272]
    tbl v8.16b, {v13.16b}, v9.16b
    str q11, [sp, #304]
    eor v11.16b, v4.16b, v10.16b
    str q16, [sp, #352]
    eor v16.16b, v18.16b, v29.16b
    str q10, [sp, #160]
    eor v10.16b, v27.16b, v23.16b
    ext v25.16b, v25.16b, v25.16b, #12
    str q22, [sp, #480]
    tbl v22.16b, {v0.16b}, v9.16b
    str q23, [sp, #464]
    eor v23.16b, v2.16b, v1.16b
    str q12, [sp, #176]
    ext v12.16b, v11.16b, v11.16b, #12
    str q3, [sp, #128]
    tbl v3.16b, {v16.16b}, v9.16b
    str q0, [sp, #144]
    ldr q0, [sp, #256]
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v25.16b
    eor v25.16b, v27.16b, v25.16b
    eor v1.16b, v1.16b, v10.16b
    eor v17.16b, v17.16b, v12.16b
    str q27, [sp, #240]
    eor v27.16b, v31.16b, v3.16b
    str q3, [sp, #384]
    ext v3.16b, v0.16b, v0.16b, #4
    eor v4.16b, v4.16b, v22.16b
    str q22, [sp, #400]
    tbl v22.16b, {v25.16b}, v9.16b
    str q31, [sp, #80]
    ext v31.16b, v7.16b, v7.16b, #4
    str q25, [sp, #112]
    tbl v25.16b, {v17.16b}, v9.16b
    tbl v17.16b, {v17.16b}, v24.16b
    eor v20.16b, v20.16b, v3.16b
    str q3, [sp, #432]
    tbl v3.16b, {v27.16b}, v9.16b
    str q23, [sp, #448]
    tbl v23.16b, {v23.16b}, v24.16b
    str q1, [sp, #320]
    tbl v1.16b, {v1.16b}, v24.16b
    eor v17.16b, v20.16b, v17.16b
    str q19, [sp, #416]
    ext v19.16b, v20.16b, v20.16b, #12
    eor3 v30.16b, v30.16b, v10.16b, v25.16b
    eor3 v8.16b, v8.16b, v27.16b, v3.16b
    eor v26.16b, v28.16b, v26.16b
    eor v28.16b, v21.16b, v29.16b
    ext v16.16b, v16.16b, v16.16b, #4
    eor v20.16b, v14.16b, v20.16b
    eor v29.16b, v6.16b, v19.16b
    tbl v14.16b, {v17.16b}, v9.16b
    str q6, [sp, #336]
    tbl v6.16b, {v8.16b}, v24.16b
    eor3 v22.16b, v22.16b, v8.16b, v30.16b
    eor v2.16b, v15.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    // round 4 (aes.dsl:47)
    eor3 v30.16b, v5.16b, v1.16b, v31.16b
    // round 5 (aes.dsl:47)
    tbl v31.16b, {v11.16b}, v9.16b
    eor3 v21.16b, v21.16b, v18.16b, v12.16b
    tbl v7.16b, {v7.16b}, v9.16b
    ext v8.16b, v13.16b, v13.16b, #4
    str q1, [sp, #368]
    tbl v1.16b, {v28.16b}, v9.16b
    str q16, [sp, #288]
    eor v16.16b, v26.16b, v16.16b
    tbl v0.16b, {v0.16b}, v24.16b
    str q28, [sp, #64]
    tbl v28.16b, {v29.16b}, v9.16b
    tbl v24.16b, {v2.16b}, v24.16b
    str q5, [sp, #208]
    ldr q5, [sp, #416]
    eor3 v5.16b, v5.16b, v23.16b, v6.16b
    ext v6.16b, v23.16b, v23.16b, #12
    // round 4 (aes.dsl:47)
    eor3 v23.16b, v20.16b, v30.16b, v14.16b
    // round 5 (aes.dsl:47)
    ldr q30, [sp, #144]
    eor3 v26.16b, v26.16b, v31.16b, v30.16b
    ext v31.16b, v30.16b, v30.16b, #12
    eor v18.16b, v18.16b, v13.16b
    ldr q13, [sp, #128]
    eor v8.16b, v13.16b, v8.16b
    eor3 v1.16b, v1.16b, v21.16b, v7.16b
    tbl v7.16b, {v16.16b}, v9.16b
    ldr q21, [sp, #176]
    tbl v13.16b, {v21.16b}, v9.16b
    ldr q14, [x8, #0]
    tbl v20.16b, {v20.16b}, v14.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ldr q21, [sp, #464]
    eor3 v3.16b, v21.16b, v3.16b, v25.16b
    ldr q21, [sp, #480]
    ldr q30, [sp, #432]
    eor3 v21.16b, v21.16b, v24.16b, v30.16b
    // round 4 (aes.dsl:47)
    ldr q24, [sp, #160]
    eor3 v0.16b, v24.16b, v0.16b, v17.16b
    eor v17.16b, v23.16b, v5.16b
    // round 5 (aes.dsl:47)
    tbl v23.16b, {v18.16b}, v9.16b
    tbl v24.16b, {v8.16b}, v9.16b
    eor3 v1.16b, v31.16b, v25.16b, v1.16b
    eor3 v4.16b, v7.16b, v26.16b, v4.16b
    eor v3.16b, v20.16b, v3.16b
    eor3 v7.16b, v27.16b, v13.16b, v21.16b
    ldr q20, [sp, #448]
    eor v20.16b, v20.16b, v12.16b
    // round 4 (aes.dsl:47)
    eor v0.16b, v0.16b, v17.16b
    // round 5 (aes.dsl:47)
    ldr q21, [sp, #352]
    tbl v25.16b, {v21.16b}, v9.16b
    // round 4 (aes.dsl:47)
    ldr q26, [sp, #304]
    eor3 v2.16b, v26.16b, v2.16b, v21.16b
    ldr q21, [sp, #112]
    eor3 v21.16b, v21.16b, v29.16b, v22.16b
    // round 5 (aes.dsl:47)
    ldr q29, [sp, #80]
    ldr q30, [x8, #16]
    tbl v29.16b, {v29.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v14.16b
    tbl v31.16b, {v10.16b}, v30.16b
    // round 4 (aes.dsl:47)
    ldr q10, [sp, #384]
    eor3 v2.16b, v10.16b, v2.16b, v19.16b
    eor3 v6.16b, v6.16b, v28.16b, v21.16b
    // round 5 (aes.dsl:47)
    ldr q19, [sp, #240]
    eor v19.16b, v19.16b, v20.16b
    // round 4 (aes.dsl:47)
    ldr q10, [sp, #96]
    eor3 v24.16b, v10.16b, v11.16b, v24.16b
    eor v10.16b, v7.16b, v0.16b
    eor v11.16b, v4.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    eor3 v23.16b, v15.16b, v18.16b, v23.16b
    eor v15.16b, v1.16b, v22.16b
    // round 5 (aes.dsl:47)
    ldr q28, [sp, #208]
    tbl v28.16b, {v28.16b}, v14.16b
    tbl v18.16b, {v18.16b}, v30.16b
    tbl v14.16b, {v19.16b}, v9.16b
    // round 4 (aes.dsl:47)
    eor v9.16b, v3.16b, v2.16b
    // round 5 (aes.dsl:47)
    ldr q30, [sp, #320]
    ext v30.16b, v30.16b, v30.16b, #4
    // round 4 (aes.dsl:47)
    ldr q27, [sp, #272]
    eor3 v24.16b, v8.16b, v27.16b, v24.16b
    eor3 v29.16b, v29.16b, v31.16b, v13.16b
    eor v31.16b, v11.16b, v10.16b
    ldr q13, [sp, #224]
    ldr q27, [sp, #256]
    ldr q8, [sp, #336]
    eor3 v27.16b, v13.16b, v27.16b, v8.16b
    ldr q8, [sp, #192]
    ldr q13, [sp, #64]
    eor3 v16.16b, v8.16b, v13.16b, v16.16b
    eor3 v23.16b, v12.16b, v25.16b, v23.16b
    eor v25.16b, v15.16b, v9.16b
    ldr q13, [sp, #288]
    ldr q12, [sp, #368]
    eor3 v18.16b, v18.16b, v13.16b, v12.16b
    ldr q12, [sp, #144]
    ldr q13, [sp, #400]
    eor3 v12.16b, v12.16b, v30.16b, v13.16b
    ldr q13, [sp, #176]
    eor3 v29.16b, v30.16b, v13.16b, v29.16b
    eor v24.16b, v24.16b, v11.16b
    eor v30.16b, v17.16b, v31.16b
    eor3 v20.16b, v28.16b, v27.16b, v20.16b
    eor3 v16.16b, v19.16b, v14.16b, v16.16b
    eor v19.16b, v23.16b, v15.16b
    eor v23.16b, v6.16b, v25.16b
    eor v7.16b, v7.16b, v29.16b
    eor v5.16b, v5.16b, v24.16b
    eor v27.16b, v24.16b, v0.16b
    eor3 v18.16b, v18.16b, v12.16b, v30.16b
    eor3 v3.16b, v20.16b, v14.16b, v3.16b
    eor v20.16b, v22.16b, v19.16b
    eor v22.16b, v19.16b, v2.16b
    eor v16.16b, v16.16b, v23.16b
    eor v28.16b, v7.16b, v17.16b
    eor v29.16b, v17.16b, v5.16b
    eor v7.16b, v7.16b, v27.16b
    eor v12.16b, v0.16b, v18.16b
    eor v13.16b, v3.16b, v6.16b
    eor v14.16b, v6.16b, v20.16b
    eor v3.16b, v3.16b, v22.16b
    eor v8.16b, v2.16b, v16.16b
    orr v26.16b, v29.16b, v28.16b
    and v21.16b, v17.16b, v7.16b
    str q27, [sp, #176]
    orn v27.16b, v27.16b, v5.16b
    str q28, [sp, #400]
    eor v28.16b, v28.16b, v12.16b
    str q17, [sp, #144]
    orr v17.16b, v14.16b, v13.16b
    str q6, [sp, #368]
    and v6.16b, v6.16b, v3.16b
    str q22, [sp, #288]
    orn v22.16b, v22.16b, v20.16b
    str q13, [sp, #64]
    eor v13.16b, v13.16b, v8.16b
    str q20, [sp, #192]
    eor v20.16b, v10.16b, v29.16b
    eor v26.16b, v26.16b, v21.16b
    eor v21.16b, v27.16b, v21.16b
    orn v27.16b, v24.16b, v4.16b
    str q31, [sp, #336]
    bic v31.16b, v18.16b, v31.16b
    str q29, [sp, #256]
    eor v29.16b, v24.16b, v28.16b
    str q14, [sp, #224]
    eor v14.16b, v14.16b, v9.16b
    eor v17.16b, v17.16b, v6.16b
    eor v6.16b, v22.16b, v6.16b
    orn v22.16b, v19.16b, v1.16b
    eor3 v27.16b, v27.16b, v7.16b, v26.16b
    eor3 v31.16b, v4.16b, v21.16b, v31.16b
    str q9, [sp, #272]
    orr v9.16b, v30.16b, v29.16b
    str q8, [sp, #320]
    bic v8.16b, v28.16b, v20.16b
    str q12, [sp, #208]
    orn v12.16b, v10.16b, v12.16b
    str q10, [sp, #96]
    orr v10.16b, v11.16b, v0.16b
    eor3 v22.16b, v22.16b, v3.16b, v17.16b
    eor v27.16b, v27.16b, v8.16b
    eor3 v21.16b, v21.16b, v8.16b, v9.16b
    eor v31.16b, v12.16b, v31.16b
    eor3 v26.16b, v10.16b, v26.16b, v12.16b
    eor v8.16b, v27.16b, v21.16b
    eor v9.16b, v31.16b, v26.16b
    bic v10.16b, v8.16b, v31.16b
    eor v12.16b, v26.16b, v10.16b
    bic v12.16b, v12.16b, v27.16b
    orn v31.16b, v12.16b, v31.16b
    eor v8.16b, v8.16b, v12.16b
    orr v12.16b, v21.16b, v9.16b
    eor v27.16b, v27.16b, v12.16b
    eor v31.16b, v12.16b, v31.16b
    bic v12.16b, v16.16b, v25.16b
    bic v11.16b, v8.16b, v11.16b
    bic v0.16b, v8.16b, v0.16b
    eor3 v12.16b, v1.16b, v6.16b, v12.16b
    and v26.16b, v26.16b, v27.16b
    eor v27.16b, v19.16b, v13.16b
    orr v29.16b, v29.16b, v31.16b
    orr v30.16b, v30.16b, v31.16b
    orn v21.16b, v26.16b, v21.16b
    eor v26.16b, v9.16b, v26.16b
    orr v9.16b, v15.16b, v2.16b
    eor v21.16b, v10.16b, v21.16b
    eor v8.16b, v26.16b, v8.16b
    eor v10.16b, v26.16b, v31.16b
    orr v4.16b, v4.16b, v26.16b
    orr v24.16b, v24.16b, v26.16b
    orr v26.16b, v23.16b, v27.16b
    eor v31.16b, v21.16b, v31.16b
    and v18.16b, v18.16b, v21.16b
    and v28.16b, v28.16b, v10.16b
    bic v20.16b, v10.16b, v20.16b
    eor3 v4.16b, v4.16b, v11.16b, v30.16b
    orr v5.16b, v5.16b, v8.16b
    orr v7.16b, v7.16b, v31.16b
    str q25, [sp, #240]
    ldr q25, [x3, #4608]
    str q24, [sp, #384]
    ldr q24, [sp, #144]
    bcax v24.16b, v25.16b, v24.16b, v31.16b
    bic v25.16b, v13.16b, v14.16b
    eor v31.16b, v8.16b, v31.16b
    eor3 v20.16b, v30.16b, v5.16b, v20.16b
    ldr q30, [sp, #272]
    str q21, [sp, #144]
    ldr q21, [sp, #320]
    orn v21.16b, v30.16b, v21.16b
    eor v22.16b, v22.16b, v25.16b
    eor3 v6.16b, v6.16b, v25.16b, v26.16b
    eor v25.16b, v21.16b, v12.16b
    eor3 v17.16b, v9.16b, v17.16b, v21.16b
    eor v21.16b, v10.16b, v31.16b
    eor v26.16b, v22.16b, v6.16b
    ldr q9, [sp, #256]
    bcax v9.16b, v11.16b, v31.16b, v9.16b
    eor v24.16b, v20.16b, v24.16b
    eor v10.16b, v25.16b, v17.16b
    ldr q11, [sp, #96]
    and v11.16b, v11.16b, v21.16b
    ldr q12, [sp, #208]
    bcax v21.16b, v0.16b, v21.16b, v12.16b
    bic v12.16b, v26.16b, v25.16b
    ldr q30, [x3, #4704]
    eor3 v5.16b, v30.16b, v5.16b, v9.16b
    rev32 v30.8h, v24.8h
    str q30, [sp, #208]
    orr v30.16b, v6.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    eor v28.16b, v28.16b, v21.16b
    eor v11.16b, v17.16b, v12.16b
    str q24, [sp, #96]
    eor v24.16b, v22.16b, v30.16b
    eor3 v7.16b, v7.16b, v21.16b, v9.16b
    ldr q21, [x3, #4800]
    eor3 v20.16b, v21.16b, v20.16b, v9.16b
    bic v21.16b, v11.16b, v22.16b
    and v17.16b, v17.16b, v24.16b
    ldr q22, [sp, #176]
    bcax v22.16b, v7.16b, v22.16b, v8.16b
    ldr q24, [sp, #400]
    bcax v7.16b, v7.16b, v31.16b, v24.16b
    orn v24.16b, v21.16b, v25.16b
    eor v21.16b, v26.16b, v21.16b
    orn v6.16b, v17.16b, v6.16b
    eor v17.16b, v10.16b, v17.16b
    eor v25.16b, v29.16b, v22.16b
    eor v24.16b, v30.16b, v24.16b
    bic v26.16b, v21.16b, v15.16b
    bic v2.16b, v21.16b, v2.16b
    eor v6.16b, v12.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    orr v1.16b, v1.16b, v17.16b
    eor v29.16b, v17.16b, v24.16b
    orr v23.16b, v23.16b, v24.16b
    orr v27.16b, v27.16b, v24.16b
    eor v24.16b, v6.16b, v24.16b
    and v16.16b, v16.16b, v6.16b
    orr v17.16b, v19.16b, v17.16b
    and v19.16b, v13.16b, v29.16b
    bic v30.16b, v29.16b, v14.16b
    eor3 v1.16b, v1.16b, v26.16b, v23.16b
    eor v31.16b, v21.16b, v24.16b
    orr v3.16b, v3.16b, v24.16b
    ldr q8, [sp, #192]
    orr v8.16b, v8.16b, v21.16b
    eor3 v0.16b, v18.16b, v0.16b, v22.16b
    eor v4.16b, v4.16b, v25.16b
    ldr q18, [x3, #4624]
    ldr q22, [sp, #368]
    bcax v18.16b, v18.16b, v22.16b, v24.16b
    eor v22.16b, v29.16b, v31.16b
    ldr q24, [sp, #224]
    bcax v24.16b, v26.16b, v31.16b, v24.16b
    eor3 v23.16b, v23.16b, v8.16b, v30.16b
    ldr q26, [sp, #144]
    ldr q29, [sp, #336]
    bcax v26.16b, v4.16b, v26.16b, v29.16b
    ldr q29, [sp, #384]
    eor3 v29.16b, v29.16b, v28.16b, v0.16b
    ldr q30, [x3, #4832]
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [sp, #272]
    and v30.16b, v30.16b, v22.16b
    ldr q9, [sp, #320]
    bcax v22.16b, v2.16b, v22.16b, v9.16b
    ldr q9, [x3, #4720]
    eor3 v8.16b, v9.16b, v8.16b, v24.16b
    eor3 v5.16b, v5.16b, v7.16b, v29.16b
    eor v20.16b, v20.16b, v26.16b
    ldr q9, [x3, #4768]
    eor v26.16b, v9.16b, v26.16b
    eor v24.16b, v24.16b, v30.16b
    eor v19.16b, v19.16b, v22.16b
    eor v18.16b, v23.16b, v18.16b
    eor v4.16b, v4.16b, v5.16b
    rev32 v5.8h, v20.8h
    ldr q30, [x3, #4672]
    eor v29.16b, v30.16b, v29.16b
    eor3 v3.16b, v3.16b, v22.16b, v24.16b
    ldr q22, [x3, #4816]
    eor3 v22.16b, v22.16b, v23.16b, v24.16b
    rev32 v23.8h, v18.8h
    eor v24.16b, v0.16b, v5.16b
    ldr q30, [x3, #4640]
    eor v7.16b, v30.16b, v7.16b
    rev32 v30.8h, v29.8h
    ldr q9, [sp, #288]
    bcax v21.16b, v3.16b, v9.16b, v21.16b
    ldr q9, [sp, #64]
    bcax v3.16b, v3.16b, v31.16b, v9.16b
    ldr q31, [sp, #96]
    eor v9.16b, v31.16b, v23.16b
    rev32 v10.8h, v24.8h
    rev32 v11.8h, v4.8h
    rev32 v12.8h, v7.8h
    eor3 v2.16b, v16.16b, v2.16b, v21.16b
    eor v16.16b, v27.16b, v21.16b
    ldr q21, [x3, #4656]
    eor v21.16b, v21.16b, v3.16b
    rev32 v27.8h, v9.8h
    ldr q9, [x3, #4736]
    eor3 v25.16b, v9.16b, v28.16b, v25.16b
    eor v28.16b, v31.16b, v12.16b
    eor v1.16b, v1.16b, v16.16b
    eor3 v17.16b, v17.16b, v19.16b, v2.16b
    ldr q31, [x3, #4848]
    eor v2.16b, v31.16b, v2.16b
    ldr q31, [x3, #4752]
    eor3 v16.16b, v31.16b, v19.16b, v16.16b
    rev32 v19.8h, v25.8h
    eor3 v31.16b, v18.16b, v28.16b, v20.16b
    ldr q9, [sp, #240]
    bcax v6.16b, v1.16b, v6.16b, v9.16b
    eor3 v3.16b, v8.16b, v3.16b, v17.16b
    rev32 v8.8h, v2.8h
    ldr q9, [x3, #4688]
    eor v17.16b, v9.16b, v17.16b
    eor v9.16b, v2.16b, v10.16b
    rev32 v13.8h, v16.8h
    ldr q14, [x3, #4784]
    eor v14.16b, v14.16b, v6.16b
    eor v6.16b, v22.16b, v6.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v17.16b, v20.16b
    eor v20.16b, v17.16b, v11.16b
    rev32 v22.8h, v9.8h
    rev32 v15.8h, v1.8h
    eor v8.16b, v8.16b, v6.16b
    str q11, [sp, #240]
    rev32 v11.8h, v14.8h
    str q24, [sp, #96]
    eor v24.16b, v6.16b, v30.16b
    str q28, [sp, #64]
    eor v28.16b, v25.16b, v13.16b
    str q23, [sp, #288]
    rev32 v23.8h, v20.8h
    str q2, [sp, #320]
    rev32 v2.8h, v8.8h
    str q4, [sp, #272]
    eor v4.16b, v4.16b, v15.16b
    str q15, [sp, #384]
    eor v15.16b, v26.16b, v11.16b
    str q11, [sp, #336]
    eor3 v11.16b, v1.16b, v3.16b, v22.16b
    str q14, [sp, #144]
    eor v14.16b, v26.16b, v14.16b
    str q17, [sp, #224]
    eor3 v17.16b, v25.16b, v19.16b, v8.16b
    str q0, [sp, #368]
    eor v0.16b, v0.16b, v2.16b
    str q25, [sp, #192]
    rev32 v25.8h, v4.8h
    str q1, [sp, #400]
    rev32 v1.8h, v15.8h
    str q17, [sp, #176]
    eor v17.16b, v27.16b, v15.16b
    eor3 v19.16b, v19.16b, v23.16b, v11.16b
    eor3 v23.16b, v16.16b, v13.16b, v14.16b
    eor v13.16b, v0.16b, v25.16b
    eor v14.16b, v21.16b, v1.16b
    eor v0.16b, v6.16b, v0.16b
    rev32 v6.8h, v17.8h
    str q21, [sp, #256]
    eor v21.16b, v4.16b, v10.16b
    eor3 v2.16b, v2.16b, v23.16b, v25.16b
    eor v23.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v14.16b
    eor v27.16b, v12.16b, v14.16b
    eor v14.16b, v15.16b, v6.16b
    eor v13.16b, v13.16b, v21.16b
    eor3 v31.16b, v31.16b, v1.16b, v22.16b
    str q15, [sp, #80]
    rev32 v15.8h, v23.8h
    str q22, [sp, #112]
    rev32 v22.8h, v27.8h
    str q21, [sp, #352]
    rev32 v21.8h, v25.8h
    eor3 v23.16b, v16.16b, v29.16b, v23.16b
    // round 3 (aes.dsl:47)
    ldr q29, [sp, #208]
    eor3 v29.16b, v29.16b, v0.16b, v14.16b
    // round 4 (aes.dsl:47)
    str q26, [sp, #304]
    rev32 v26.8h, v26.8h
    // round 3 (aes.dsl:47)
    eor3 v12.16b, v7.16b, v12.16b, v30.16b
    // round 4 (aes.dsl:47)
    eor3 v27.16b, v28.16b, v27.16b, v22.16b
    // round 3 (aes.dsl:47)
    eor v21.16b, v21.16b, v15.16b
    eor3 v5.16b, v18.16b, v5.16b, v9.16b
    // round 4 (aes.dsl:47)
    rev32 v9.8h, v28.8h
    eor v24.16b, v24.16b, v10.16b
    // round 3 (aes.dsl:47)
    eor3 v4.16b, v12.16b, v4.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor v17.16b, v23.16b, v27.16b
    eor v19.16b, v27.16b, v19.16b
    // round 3 (aes.dsl:47)
    eor3 v20.16b, v20.16b, v25.16b, v21.16b
    // round 4 (aes.dsl:47)
    eor v3.16b, v8.16b, v3.16b
    ldr q21, [sp, #176]
    eor3 v1.16b, v21.16b, v1.16b, v13.16b
    // round 3 (aes.dsl:47)
    eor3 v4.16b, v6.16b, v4.16b, v11.16b
    // round 4 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v25.16b, v22.16b
    eor v6.16b, v22.16b, v31.16b
    // round 3 (aes.dsl:47)
    eor v20.16b, v19.16b, v20.16b
    // round 4 (aes.dsl:47)
    ldr q27, [sp, #352]
    ldr q31, [sp, #112]
    eor3 v2.16b, v27.16b, v2.16b, v31.16b
    // round 3 (aes.dsl:47)
    ldr q27, [sp, #192]
    ldr q31, [sp, #400]
    eor3 v16.16b, v27.16b, v16.16b, v31.16b
    eor v4.16b, v4.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor3 v28.16b, v28.16b, v8.16b, v9.16b
    ldr q8, [sp, #224]
    eor v8.16b, v8.16b, v24.16b
    // round 3 (aes.dsl:47)
    eor v29.16b, v29.16b, v20.16b
    // round 4 (aes.dsl:47)
    eor v30.16b, v30.16b, v3.16b
    // round 3 (aes.dsl:47)
    ldr q13, [sp, #80]
    eor v16.16b, v16.16b, v13.16b
    eor3 v5.16b, v14.16b, v5.16b, v4.16b
    ldr q14, [sp, #368]
    ldr q11, [sp, #144]
    ldr q21, [sp, #336]
    eor3 v21.16b, v14.16b, v11.16b, v21.16b
    eor v14.16b, v2.16b, v19.16b
    eor v12.16b, v6.16b, v29.16b
    ldr q31, [sp, #320]
    ldr q27, [sp, #304]
    eor3 v27.16b, v31.16b, v27.16b, v26.16b
    eor v31.16b, v1.16b, v17.16b
    eor v22.16b, v0.16b, v5.16b
    // round 4 (aes.dsl:47)
    rev32 v25.8h, v8.8h
    rev32 v15.8h, v30.8h
    // round 3 (aes.dsl:47)
    ldr q23, [sp, #288]
    eor3 v7.16b, v18.16b, v23.16b, v7.16b
    ldr q18, [sp, #384]
    eor3 v16.16b, v18.16b, v26.16b, v16.16b
    eor3 v18.16b, v21.16b, v10.16b, v28.16b
    eor v21.16b, v14.16b, v12.16b
    ldr q23, [sp, #208]
    ldr q26, [sp, #256]
    ldr q10, [sp, #64]
    eor3 v23.16b, v23.16b, v26.16b, v10.16b
    ldr q10, [sp, #96]
    eor3 v27.16b, v10.16b, v27.16b, v28.16b
    ldr q10, [sp, #240]
    eor3 v30.16b, v10.16b, v9.16b, v30.16b
    ldr q9, [sp, #272]
    eor3 v9.16b, v9.16b, v11.16b, v13.16b
    eor v10.16b, v31.16b, v22.16b
    eor3 v7.16b, v26.16b, v7.16b, v24.16b
    eor3 v16.16b, v16.16b, v8.16b, v25.16b
    eor v18.16b, v18.16b, v14.16b
    eor v24.16b, v20.16b, v21.16b
    eor3 v26.16b, v9.16b, v15.16b, v30.16b
    eor3 v3.16b, v23.16b, v3.16b, v15.16b
    eor v23.16b, v27.16b, v31.16b
    eor v27.16b, v4.16b, v10.16b
    eor3 v6.16b, v7.16b, v25.16b, v6.16b
    eor v7.16b, v19.16b, v18.16b
    eor v19.16b, v18.16b, v29.16b
    eor v16.16b, v16.16b, v24.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v17.16b, v23.16b
    eor v17.16b, v23.16b, v5.16b
    eor v25.16b, v26.16b, v27.16b
    eor v26.16b, v6.16b, v20.16b
    eor v30.16b, v20.16b, v7.16b
    eor v6.16b, v6.16b, v19.16b
    eor v8.16b, v29.16b, v16.16b
    eor v9.16b, v0.16b, v4.16b
    eor v11.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v17.16b
    eor v13.16b, v5.16b, v25.16b
    orr v15.16b, v30.16b, v26.16b
    and v28.16b, v20.16b, v6.16b
    str q19, [sp, #256]
    orn v19.16b, v19.16b, v7.16b
    str q26, [sp, #80]
    eor v26.16b, v26.16b, v8.16b
    str q20, [sp, #144]
    orr v20.16b, v11.16b, v9.16b
    str q4, [sp, #272]
    and v4.16b, v4.16b, v0.16b
    str q17, [sp, #240]
    orn v17.16b, v17.16b, v3.16b
    str q9, [sp, #96]
    eor v9.16b, v9.16b, v13.16b
    str q3, [sp, #64]
    eor v3.16b, v12.16b, v30.16b
    str q30, [sp, #208]
    orn v30.16b, v18.16b, v2.16b
    eor v15.16b, v15.16b, v28.16b
    eor v19.16b, v19.16b, v28.16b
    bic v28.16b, v16.16b, v21.16b
    str q21, [sp, #384]
    eor v21.16b, v18.16b, v26.16b
    str q11, [sp, #288]
    eor v11.16b, v22.16b, v11.16b
    eor v20.16b, v20.16b, v4.16b
    eor v4.16b, v17.16b, v4.16b
    orn v17.16b, v23.16b, v1.16b
    eor3 v30.16b, v30.16b, v6.16b, v15.16b
    eor3 v28.16b, v2.16b, v19.16b, v28.16b
    str q8, [sp, #304]
    orn v8.16b, v12.16b, v8.16b
    str q12, [sp, #320]
    bic v12.16b, v26.16b, v3.16b
    str q22, [sp, #336]
    orr v22.16b, v24.16b, v21.16b
    str q13, [sp, #368]
    orr v13.16b, v14.16b, v29.16b
    eor3 v17.16b, v17.16b, v0.16b, v20.16b
    eor v28.16b, v8.16b, v28.16b
    eor v30.16b, v30.16b, v12.16b
    eor3 v19.16b, v19.16b, v12.16b, v22.16b
    eor3 v22.16b, v13.16b, v15.16b, v8.16b
    eor v8.16b, v30.16b, v19.16b
    eor v12.16b, v28.16b, v22.16b
    bic v13.16b, v8.16b, v28.16b
    eor v15.16b, v22.16b, v13.16b
    bic v15.16b, v15.16b, v30.16b
    orn v28.16b, v15.16b, v28.16b
    eor v8.16b, v8.16b, v15.16b
    orr v15.16b, v19.16b, v12.16b
    eor v30.16b, v30.16b, v15.16b
    eor v28.16b, v15.16b, v28.16b
    bic v15.16b, v25.16b, v10.16b
    bic v14.16b, v8.16b, v14.16b
    bic v29.16b, v8.16b, v29.16b
    eor3 v15.16b, v1.16b, v4.16b, v15.16b
    and v22.16b, v22.16b, v30.16b
    eor v30.16b, v23.16b, v9.16b
    orr v24.16b, v24.16b, v28.16b
    orr v21.16b, v21.16b, v28.16b
    orn v19.16b, v22.16b, v19.16b
    eor v22.16b, v12.16b, v22.16b
    orr v12.16b, v31.16b, v5.16b
    eor v19.16b, v13.16b, v19.16b
    orr v13.16b, v27.16b, v30.16b
    eor v8.16b, v22.16b, v8.16b
    orr v2.16b, v2.16b, v22.16b
    orr v18.16b, v18.16b, v22.16b
    eor v22.16b, v22.16b, v28.16b
    eor v28.16b, v19.16b, v28.16b
    orr v7.16b, v7.16b, v8.16b
    and v16.16b, v16.16b, v19.16b
    eor3 v2.16b, v2.16b, v14.16b, v24.16b
    bic v3.16b, v22.16b, v3.16b
    and v26.16b, v26.16b, v22.16b
    orr v6.16b, v6.16b, v28.16b
    str q10, [sp, #224]
    ldr q10, [x3, #4864]
    str q23, [sp, #400]
    ldr q23, [sp, #144]
    bcax v23.16b, v10.16b, v23.16b, v28.16b
    bic v10.16b, v9.16b, v11.16b
    eor v28.16b, v8.16b, v28.16b
    eor3 v3.16b, v24.16b, v7.16b, v3.16b
    ldr q24, [sp, #336]
    str q18, [sp, #144]
    ldr q18, [sp, #368]
    orn v18.16b, v24.16b, v18.16b
    eor v17.16b, v17.16b, v10.16b
    eor3 v4.16b, v4.16b, v10.16b, v13.16b
    eor v10.16b, v18.16b, v15.16b
    eor3 v18.16b, v12.16b, v20.16b, v18.16b
    eor v20.16b, v22.16b, v28.16b
    eor v22.16b, v17.16b, v4.16b
    ldr q12, [sp, #208]
    bcax v12.16b, v14.16b, v28.16b, v12.16b
    eor v23.16b, v3.16b, v23.16b
    eor v13.16b, v10.16b, v18.16b
    ldr q14, [sp, #320]
    and v14.16b, v14.16b, v20.16b
    ldr q15, [sp, #304]
    bcax v20.16b, v29.16b, v20.16b, v15.16b
    bic v15.16b, v22.16b, v10.16b
    ldr q24, [x3, #4960]
    eor3 v7.16b, v24.16b, v7.16b, v12.16b
    ldr q24, [x8, #32]
    str q23, [sp, #304]
    tbl v23.16b, {v23.16b}, v24.16b
    str q23, [sp, #320]
    orr v23.16b, v4.16b, v13.16b
    eor v12.16b, v12.16b, v14.16b
    eor v26.16b, v26.16b, v20.16b
    eor v14.16b, v18.16b, v15.16b
    eor v24.16b, v17.16b, v23.16b
    eor3 v6.16b, v6.16b, v20.16b, v12.16b
    ldr q20, [x3, #5056]
    eor3 v3.16b, v20.16b, v3.16b, v12.16b
    bic v17.16b, v14.16b, v17.16b
    and v18.16b, v18.16b, v24.16b
    ldr q20, [sp, #256]
    bcax v20.16b, v6.16b, v20.16b, v8.16b
    ldr q24, [sp, #80]
    bcax v6.16b, v6.16b, v28.16b, v24.16b
    orn v24.16b, v17.16b, v10.16b
    eor v17.16b, v22.16b, v17.16b
    orn v4.16b, v18.16b, v4.16b
    eor v18.16b, v13.16b, v18.16b
    eor v21.16b, v21.16b, v20.16b
    eor v22.16b, v23.16b, v24.16b
    bic v23.16b, v17.16b, v31.16b
    bic v5.16b, v17.16b, v5.16b
    eor v4.16b, v15.16b, v4.16b
    eor v17.16b, v18.16b, v17.16b
    orr v1.16b, v1.16b, v18.16b
    eor v24.16b, v18.16b, v22.16b
    orr v27.16b, v27.16b, v22.16b
    orr v28.16b, v30.16b, v22.16b
    eor v22.16b, v4.16b, v22.16b
    ldr q30, [sp, #64]
    orr v30.16b, v30.16b, v17.16b
    eor3 v16.16b, v16.16b, v29.16b, v20.16b
    bic v20.16b, v24.16b, v11.16b
    eor3 v1.16b, v1.16b, v23.16b, v27.16b
    eor v2.16b, v2.16b, v21.16b
    eor v29.16b, v17.16b, v22.16b
    orr v0.16b, v0.16b, v22.16b
    and v25.16b, v25.16b, v4.16b
    and v31.16b, v9.16b, v24.16b
    eor3 v20.16b, v27.16b, v30.16b, v20.16b
    ldr q27, [sp, #384]
    bcax v19.16b, v2.16b, v19.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    ldr q27, [sp, #288]
    bcax v23.16b, v23.16b, v29.16b, v27.16b
    ldr q27, [sp, #144]
    eor3 v27.16b, v27.16b, v26.16b, v16.16b
    ldr q8, [sp, #400]
    orr v18.16b, v8.16b, v18.16b
    eor v3.16b, v3.16b, v19.16b
    ldr q8, [x3, #5088]
    eor v16.16b, v8.16b, v16.16b
    ldr q8, [sp, #336]
    and v8.16b, v8.16b, v24.16b
    ldr q9, [sp, #368]
    bcax v24.16b, v5.16b, v24.16b, v9.16b
    eor3 v7.16b, v7.16b, v6.16b, v27.16b
    ldr q9, [x3, #4976]
    eor3 v30.16b, v9.16b, v30.16b, v23.16b
    ldr q9, [x3, #5024]
    eor v19.16b, v9.16b, v19.16b
    ldr q9, [x8, #32]
    tbl v10.16b, {v3.16b}, v9.16b
    eor v23.16b, v23.16b, v8.16b
    eor v31.16b, v31.16b, v24.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q7, [x3, #4896]
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v16.16b, v10.16b
    ldr q8, [x3, #4992]
    eor3 v21.16b, v8.16b, v26.16b, v21.16b
    eor3 v0.16b, v0.16b, v24.16b, v23.16b
    ldr q24, [x3, #5072]
    eor3 v23.16b, v24.16b, v20.16b, v23.16b
    ldr q24, [x8, #16]
    tbl v26.16b, {v2.16b}, v24.16b
    ext v8.16b, v7.16b, v7.16b, #4
    ldr q10, [x3, #4880]
    ldr q11, [sp, #272]
    bcax v22.16b, v10.16b, v11.16b, v22.16b
    ldr q10, [x3, #4928]
    eor v27.16b, v10.16b, v27.16b
    ldr q10, [sp, #240]
    bcax v17.16b, v0.16b, v10.16b, v17.16b
    ldr q10, [sp, #96]
    bcax v0.16b, v0.16b, v29.16b, v10.16b
    tbl v29.16b, {v21.16b}, v24.16b
    eor v20.16b, v20.16b, v22.16b
    tbl v22.16b, {v6.16b}, v24.16b
    tbl v10.16b, {v16.16b}, v24.16b
    eor v28.16b, v28.16b, v17.16b
    eor3 v5.16b, v25.16b, v5.16b, v17.16b
    ldr q17, [x3, #4912]
    eor v17.16b, v17.16b, v0.16b
    ldr q25, [x8, #0]
    tbl v11.16b, {v20.16b}, v25.16b
    eor v12.16b, v20.16b, v8.16b
    tbl v13.16b, {v2.16b}, v9.16b
    eor v1.16b, v1.16b, v28.16b
    eor3 v18.16b, v18.16b, v31.16b, v5.16b
    ldr q14, [x3, #5104]
    eor v5.16b, v14.16b, v5.16b
    ldr q14, [x3, #5008]
    eor3 v28.16b, v14.16b, v31.16b, v28.16b
    ext v31.16b, v17.16b, v17.16b, #12
    tbl v14.16b, {v17.16b}, v9.16b
    ldr q15, [sp, #224]
    bcax v4.16b, v1.16b, v4.16b, v15.16b
    eor3 v0.16b, v30.16b, v0.16b, v18.16b
    ldr q30, [x3, #4944]
    eor v18.16b, v30.16b, v18.16b
    ext v30.16b, v28.16b, v28.16b, #12
    eor v31.16b, v6.16b, v31.16b
    tbl v15.16b, {v5.16b}, v25.16b
    eor v23.16b, v23.16b, v4.16b
    str q13, [sp, #224]
    ldr q13, [x3, #5040]
    eor v4.16b, v13.16b, v4.16b
    eor v0.16b, v1.16b, v0.16b
    ext v1.16b, v18.16b, v18.16b, #12
    eor v13.16b, v21.16b, v30.16b
    str q10, [sp, #96]
    eor v10.16b, v15.16b, v3.16b
    str q15, [sp, #240]
    ext v15.16b, v4.16b, v4.16b, #12
    str q11, [sp, #272]
    tbl v11.16b, {v23.16b}, v9.16b
    str q7, [sp, #368]
    eor v7.16b, v0.16b, v26.16b
    tbl v23.16b, {v23.16b}, v25.16b
    eor v0.16b, v0.16b, v8.16b
    str q8, [sp, #336]
    tbl v8.16b, {v13.16b}, v9.16b
    eor v25.16b, v5.16b, v11.16b
    str q11, [sp, #400]
    eor v11.16b, v19.16b, v15.16b
    ext v7.16b, v7.16b, v7.16b, #12
    str q22, [sp, #144]
    tbl v22.16b, {v0.16b}, v9.16b
    str q12, [sp, #288]
    eor v12.16b, v27.16b, v23.16b
    eor v3.16b, v3.16b, v1.16b
    str q4, [sp, #384]
    ext v4.16b, v25.16b, v25.16b, #12
    str q10, [sp, #64]
    tbl v10.16b, {v11.16b}, v9.16b
    str q23, [sp, #80]
    ldr q23, [sp, #320]
    eor v23.16b, v23.16b, v11.16b
    str q27, [sp, #256]
    eor v27.16b, v27.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    eor v5.16b, v5.16b, v22.16b
    eor v7.16b, v16.16b, v4.16b
    eor v16.16b, v31.16b, v10.16b
    str q22, [sp, #208]
    ext v22.16b, v23.16b, v23.16b, #4
    str q31, [sp, #192]
    tbl v31.16b, {v27.16b}, v9.16b
    eor v1.16b, v1.16b, v12.16b
    str q10, [sp, #112]
    tbl v10.16b, {v3.16b}, v24.16b
    str q27, [sp, #352]
    tbl v27.16b, {v7.16b}, v9.16b
    eor v20.16b, v20.16b, v22.16b
    str q3, [sp, #176]
    tbl v3.16b, {v16.16b}, v9.16b
    tbl v7.16b, {v7.16b}, v24.16b
    str q22, [sp, #448]
    ext v22.16b, v2.16b, v2.16b, #4
    eor v15.16b, v21.16b, v15.16b
    str q23, [sp, #160]
    ext v23.16b, v20.16b, v20.16b, #12
    eor3 v8.16b, v8.16b, v16.16b, v3.16b
    eor3 v30.16b, v30.16b, v12.16b, v27.16b
    eor v7.16b, v20.16b, v7.16b
    eor v10.16b, v10.16b, v5.16b
    str q1, [sp, #432]
    tbl v1.16b, {v1.16b}, v24.16b
    str q6, [sp, #480]
    eor v6.16b, v6.16b, v23.16b
    eor3 v30.16b, v31.16b, v8.16b, v30.16b
    eor3 v18.16b, v18.16b, v29.16b, v26.16b
    eor3 v21.16b, v21.16b, v19.16b, v4.16b
    eor v26.16b, v28.16b, v26.16b
    tbl v2.16b, {v2.16b}, v9.16b
    tbl v28.16b, {v15.16b}, v9.16b
    ext v29.16b, v11.16b, v11.16b, #4
    eor v20.16b, v14.16b, v20.16b
    tbl v31.16b, {v6.16b}, v9.16b
    tbl v11.16b, {v7.16b}, v9.16b
    tbl v8.16b, {v8.16b}, v24.16b
    ext v14.16b, v10.16b, v10.16b, #12
    // round 2 (aes.dsl:47)
    eor3 v22.16b, v17.16b, v1.16b, v22.16b
    // round 3 (aes.dsl:47)
    str q1, [sp, #464]
    tbl v1.16b, {v25.16b}, v9.16b
    str q15, [sp, #128]
    ext v15.16b, v0.16b, v0.16b, #12
    eor v19.16b, v19.16b, v13.16b
    ext v13.16b, v13.16b, v13.16b, #4
    eor3 v2.16b, v28.16b, v21.16b, v2.16b
    eor v21.16b, v26.16b, v29.16b
    ldr q28, [sp, #160]
    tbl v28.16b, {v28.16b}, v24.16b
    str q29, [sp, #160]
    ldr q29, [x8, #0]
    str q25, [sp, #416]
    tbl v25.16b, {v20.16b}, v29.16b
    ldr q29, [sp, #80]
    eor3 v3.16b, v29.16b, v3.16b, v27.16b
    ldr q29, [sp, #64]
    tbl v24.16b, {v29.16b}, v24.16b
    eor3 v18.16b, v18.16b, v10.16b, v8.16b
    // round 2 (aes.dsl:47)
    eor3 v20.16b, v20.16b, v22.16b, v11.16b
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v26.16b, v1.16b, v0.16b
    tbl v22.16b, {v19.16b}, v9.16b
    ldr q26, [sp, #384]
    eor v26.16b, v26.16b, v13.16b
    eor3 v2.16b, v15.16b, v27.16b, v2.16b
    tbl v27.16b, {v21.16b}, v9.16b
    ldr q8, [sp, #288]
    tbl v10.16b, {v8.16b}, v9.16b
    ext v16.16b, v16.16b, v16.16b, #4
    eor v3.16b, v25.16b, v3.16b
    ldr q25, [sp, #144]
    ldr q11, [sp, #448]
    eor3 v24.16b, v25.16b, v24.16b, v11.16b
    ldr q25, [sp, #176]
    eor v25.16b, v25.16b, v4.16b
    // round 2 (aes.dsl:47)
    ldr q11, [sp, #400]
    eor3 v7.16b, v11.16b, v28.16b, v7.16b
    eor v20.16b, v20.16b, v18.16b
    // round 3 (aes.dsl:47)
    ldr q28, [sp, #368]
    tbl v11.16b, {v28.16b}, v9.16b
    // round 2 (aes.dsl:47)
    ldr q13, [sp, #272]
    eor3 v28.16b, v13.16b, v29.16b, v28.16b
    ldr q29, [sp, #352]
    eor3 v6.16b, v29.16b, v6.16b, v30.16b
    // round 3 (aes.dsl:47)
    tbl v29.16b, {v26.16b}, v9.16b
    ldr q13, [x8, #0]
    tbl v21.16b, {v21.16b}, v13.16b
    eor3 v1.16b, v27.16b, v1.16b, v5.16b
    eor3 v5.16b, v16.16b, v10.16b, v24.16b
    // round 2 (aes.dsl:47)
    ldr q27, [sp, #112]
    eor3 v23.16b, v27.16b, v28.16b, v23.16b
    eor3 v6.16b, v14.16b, v31.16b, v6.16b
    // round 3 (aes.dsl:47)
    ldr q27, [sp, #256]
    eor v27.16b, v27.16b, v25.16b
    // round 2 (aes.dsl:47)
    eor v7.16b, v7.16b, v20.16b
    ldr q14, [sp, #240]
    eor3 v22.16b, v14.16b, v19.16b, v22.16b
    eor v14.16b, v2.16b, v30.16b
    eor v23.16b, v23.16b, v6.16b
    // round 3 (aes.dsl:47)
    tbl v17.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #192]
    ldr q16, [x8, #16]
    tbl v13.16b, {v13.16b}, v16.16b
    tbl v12.16b, {v12.16b}, v16.16b
    tbl v9.16b, {v27.16b}, v9.16b
    // round 2 (aes.dsl:47)
    ldr q15, [sp, #96]
    ldr q31, [sp, #416]
    eor3 v29.16b, v15.16b, v31.16b, v29.16b
    eor v15.16b, v3.16b, v23.16b
    eor v31.16b, v5.16b, v7.16b
    eor v28.16b, v1.16b, v18.16b
    ldr q24, [sp, #304]
    str q1, [sp, #416]
    ldr q1, [sp, #320]
    str q2, [sp, #96]
    ldr q2, [sp, #480]
    eor3 v1.16b, v24.16b, v1.16b, v2.16b
    ldr q2, [sp, #224]
    ldr q24, [sp, #128]
    eor3 v2.16b, v2.16b, v24.16b, v21.16b
    eor3 v4.16b, v4.16b, v11.16b, v22.16b
    eor v21.16b, v14.16b, v15.16b
    // round 3 (aes.dsl:47)
    tbl v16.16b, {v19.16b}, v16.16b
    ldr q19, [sp, #432]
    ext v19.16b, v19.16b, v19.16b, #4
    // round 2 (aes.dsl:47)
    ldr q11, [sp, #336]
    eor3 v26.16b, v26.16b, v11.16b, v29.16b
    eor3 v29.16b, v13.16b, v12.16b, v10.16b
    eor v10.16b, v28.16b, v31.16b
    eor3 v1.16b, v17.16b, v1.16b, v25.16b
    eor3 v2.16b, v27.16b, v9.16b, v2.16b
    eor v4.16b, v4.16b, v14.16b
    eor v25.16b, v6.16b, v21.16b
    ldr q27, [sp, #160]
    ldr q13, [sp, #464]
    eor3 v16.16b, v16.16b, v27.16b, v13.16b
    ldr q27, [sp, #208]
    eor3 v0.16b, v0.16b, v19.16b, v27.16b
    eor3 v19.16b, v19.16b, v8.16b, v29.16b
    eor v26.16b, v26.16b, v28.16b
    eor v27.16b, v20.16b, v10.16b
    eor3 v1.16b, v1.16b, v9.16b, v3.16b
    eor v3.16b, v30.16b, v4.16b
    eor v29.16b, v4.16b, v23.16b
    eor v2.16b, v2.16b, v25.16b
    eor v5.16b, v5.16b, v19.16b
    eor v18.16b, v18.16b, v26.16b
    eor v19.16b, v26.16b, v7.16b
    eor3 v0.16b, v16.16b, v0.16b, v27.16b
    eor v16.16b, v1.16b, v6.16b
    eor v30.16b, v6.16b, v3.16b
    eor v1.16b, v1.16b, v29.16b
    eor v8.16b, v23.16b, v2.16b
    eor v9.16b, v5.16b, v20.16b
    eor v13.16b, v20.16b, v18.16b
    eor v5.16b, v5.16b, v19.16b
    eor v17.16b, v7.16b, v0.16b
    orr v22.16b, v30.16b, v16.16b
    and v12.16b, v6.16b, v1.16b
    orn v11.16b, v29.16b, v3.16b
    eor v24.16b, v16.16b, v8.16b
    str q16, [sp, #288]
    orr v16.16b, v13.16b, v9.16b
    str q29, [sp, #208]
    and v29.16b, v20.16b, v5.16b
    str q6, [sp, #464]
    orn v6.16b, v19.16b, v18.16b
    str q9, [sp, #160]
    eor v9.16b, v9.16b, v17.16b
    str q19, [sp, #336]
    eor v19.16b, v30.16b, v15.16b
    eor v22.16b, v22.16b, v12.16b
    eor v11.16b, v11.16b, v12.16b
    ldr q12, [sp, #96]
    str q30, [sp, #432]
    orn v30.16b, v4.16b, v12.16b
    str q21, [sp, #128]
    bic v21.16b, v2.16b, v21.16b
    str q4, [sp, #224]
    eor v4.16b, v4.16b, v24.16b
    str q3, [sp, #480]
    eor v3.16b, v31.16b, v13.16b
    eor v16.16b, v16.16b, v29.16b
    eor v6.16b, v6.16b, v29.16b
    ldr q29, [sp, #416]
    str q2, [sp, #320]
    orn v2.16b, v26.16b, v29.16b
    str q10, [sp, #304]
    bic v10.16b, v0.16b, v10.16b
    str q13, [sp, #192]
    eor v13.16b, v26.16b, v9.16b
    eor3 v30.16b, v30.16b, v1.16b, v22.16b
    str q1, [sp, #240]
    orr v1.16b, v14.16b, v23.16b
    eor3 v21.16b, v12.16b, v11.16b, v21.16b
    eor3 v2.16b, v2.16b, v5.16b, v16.16b
    eor3 v10.16b, v29.16b, v6.16b, v10.16b
    orr v12.16b, v27.16b, v13.16b
    bic v29.16b, v9.16b, v3.16b
    str q17, [sp, #256]
    orn v17.16b, v31.16b, v17.16b
    str q31, [sp, #112]
    orr v31.16b, v28.16b, v7.16b
    eor v2.16b, v2.16b, v29.16b
    eor3 v6.16b, v6.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v10.16b
    eor3 v16.16b, v31.16b, v16.16b, v17.16b
    eor v17.16b, v2.16b, v6.16b
    eor v31.16b, v29.16b, v16.16b
    bic v10.16b, v17.16b, v29.16b
    eor v12.16b, v16.16b, v10.16b
    bic v12.16b, v12.16b, v2.16b
    orn v29.16b, v12.16b, v29.16b
    eor v17.16b, v17.16b, v12.16b
    orr v12.16b, v6.16b, v31.16b
    eor v2.16b, v2.16b, v12.16b
    eor v29.16b, v12.16b, v29.16b
    orr v12.16b, v25.16b, v4.16b
    bic v28.16b, v17.16b, v28.16b
    bic v7.16b, v17.16b, v7.16b
    and v2.16b, v16.16b, v2.16b
    bic v16.16b, v24.16b, v19.16b
    orr v13.16b, v13.16b, v29.16b
    orr v27.16b, v27.16b, v29.16b
    eor v30.16b, v30.16b, v16.16b
    eor3 v16.16b, v11.16b, v16.16b, v12.16b
    orn v11.16b, v15.16b, v8.16b
    orn v6.16b, v2.16b, v6.16b
    eor v2.16b, v31.16b, v2.16b
    eor v21.16b, v11.16b, v21.16b
    eor3 v1.16b, v1.16b, v22.16b, v11.16b
    eor v22.16b, v30.16b, v16.16b
    eor v6.16b, v10.16b, v6.16b
    eor v17.16b, v2.16b, v17.16b
    eor v31.16b, v2.16b, v29.16b
    eor v10.16b, v21.16b, v1.16b
    bic v11.16b, v22.16b, v21.16b
    ldr q12, [sp, #416]
    orr v12.16b, v12.16b, v2.16b
    eor v29.16b, v6.16b, v29.16b
    bic v3.16b, v31.16b, v3.16b
    orr v18.16b, v18.16b, v17.16b
    str q13, [sp, #416]
    orr v13.16b, v16.16b, v10.16b
    eor3 v12.16b, v12.16b, v28.16b, v27.16b
    and v0.16b, v0.16b, v6.16b
    orr v5.16b, v5.16b, v29.16b
    eor3 v3.16b, v27.16b, v18.16b, v3.16b
    eor v27.16b, v1.16b, v11.16b
    and v9.16b, v9.16b, v31.16b
    str q18, [sp, #352]
    ldr q18, [x3, #5120]
    bcax v18.16b, v18.16b, v20.16b, v29.16b
    eor v20.16b, v30.16b, v13.16b
    bic v27.16b, v27.16b, v30.16b
    eor v29.16b, v17.16b, v29.16b
    orr v2.16b, v26.16b, v2.16b
    and v1.16b, v1.16b, v20.16b
    eor v18.16b, v3.16b, v18.16b
    orn v20.16b, v27.16b, v21.16b
    eor v21.16b, v22.16b, v27.16b
    eor v22.16b, v31.16b, v29.16b
    orn v16.16b, v1.16b, v16.16b
    eor v1.16b, v10.16b, v1.16b
    ldr q26, [sp, #192]
    bcax v26.16b, v28.16b, v29.16b, v26.16b
    eor v20.16b, v13.16b, v20.16b
    bic v27.16b, v21.16b, v14.16b
    bic v23.16b, v21.16b, v23.16b
    eor v16.16b, v11.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    ldr q28, [sp, #112]
    and v28.16b, v28.16b, v22.16b
    eor v30.16b, v1.16b, v20.16b
    ldr q31, [sp, #256]
    bcax v22.16b, v7.16b, v22.16b, v31.16b
    ldr q31, [sp, #96]
    orr v31.16b, v31.16b, v1.16b
    eor v10.16b, v16.16b, v20.16b
    eor v28.16b, v26.16b, v28.16b
    orr v25.16b, v25.16b, v20.16b
    orr v4.16b, v4.16b, v20.16b
    ldr q20, [sp, #320]
    and v20.16b, v20.16b, v16.16b
    bic v19.16b, v30.16b, v19.16b
    eor v11.16b, v21.16b, v10.16b
    ldr q13, [sp, #240]
    orr v13.16b, v13.16b, v10.16b
    eor3 v5.16b, v5.16b, v22.16b, v28.16b
    eor3 v31.16b, v31.16b, v27.16b, v25.16b
    ldr q14, [sp, #480]
    orr v14.16b, v14.16b, v21.16b
    and v24.16b, v24.16b, v30.16b
    eor v30.16b, v30.16b, v11.16b
    str q16, [sp, #480]
    ldr q16, [sp, #432]
    bcax v16.16b, v27.16b, v11.16b, v16.16b
    ldr q27, [sp, #336]
    bcax v17.16b, v5.16b, v27.16b, v17.16b
    eor3 v19.16b, v25.16b, v14.16b, v19.16b
    ldr q25, [x3, #5312]
    eor3 v3.16b, v25.16b, v3.16b, v28.16b
    ldr q25, [sp, #224]
    orr v1.16b, v25.16b, v1.16b
    and v25.16b, v15.16b, v30.16b
    bcax v27.16b, v23.16b, v30.16b, v8.16b
    ldr q28, [sp, #416]
    eor v28.16b, v28.16b, v17.16b
    eor v22.16b, v9.16b, v22.16b
    ldr q30, [sp, #160]
    bcax v5.16b, v5.16b, v29.16b, v30.16b
    eor3 v0.16b, v0.16b, v7.16b, v17.16b
    eor v7.16b, v16.16b, v25.16b
    eor v17.16b, v12.16b, v28.16b
    eor v24.16b, v24.16b, v27.16b
    ldr q25, [x3, #5136]
    ldr q29, [sp, #464]
    bcax v25.16b, v25.16b, v29.16b, v10.16b
    ldr q29, [x3, #5232]
    eor3 v16.16b, v29.16b, v14.16b, v16.16b
    eor3 v2.16b, v2.16b, v22.16b, v0.16b
    eor3 v27.16b, v13.16b, v27.16b, v7.16b
    ldr q29, [sp, #304]
    bcax v6.16b, v17.16b, v6.16b, v29.16b
    ldr q29, [x3, #5328]
    eor3 v7.16b, v29.16b, v19.16b, v7.16b
    ldr q29, [x3, #5344]
    eor v0.16b, v29.16b, v0.16b
    ldr q29, [x3, #5216]
    ldr q30, [sp, #352]
    eor3 v26.16b, v29.16b, v30.16b, v26.16b
    rev32 v29.8h, v18.8h
    ldr q30, [sp, #208]
    bcax v21.16b, v27.16b, v30.16b, v21.16b
    ldr q30, [x3, #5280]
    eor v30.16b, v30.16b, v6.16b
    eor v3.16b, v3.16b, v6.16b
    ldr q6, [sp, #288]
    bcax v6.16b, v27.16b, v11.16b, v6.16b
    ldr q27, [x3, #5152]
    eor v27.16b, v27.16b, v5.16b
    eor v19.16b, v19.16b, v25.16b
    eor v4.16b, v4.16b, v21.16b
    eor3 v20.16b, v20.16b, v23.16b, v21.16b
    rev32 v21.8h, v3.8h
    eor3 v5.16b, v26.16b, v5.16b, v2.16b
    ldr q23, [x3, #5248]
    eor3 v22.16b, v23.16b, v22.16b, v28.16b
    eor v23.16b, v19.16b, v29.16b
    eor v25.16b, v31.16b, v4.16b
    ldr q26, [x3, #5360]
    eor v26.16b, v26.16b, v20.16b
    eor3 v1.16b, v1.16b, v24.16b, v20.16b
    ldr q20, [x3, #5264]
    eor3 v4.16b, v20.16b, v24.16b, v4.16b
    eor v20.16b, v0.16b, v21.16b
    eor v5.16b, v17.16b, v5.16b
    ldr q17, [sp, #480]
    ldr q21, [sp, #128]
    bcax v17.16b, v25.16b, v17.16b, v21.16b
    rev32 v21.8h, v26.8h
    eor3 v16.16b, v16.16b, v6.16b, v1.16b
    rev32 v24.8h, v4.8h
    ldr q26, [x3, #5184]
    eor v2.16b, v26.16b, v2.16b
    ldr q26, [x3, #5168]
    eor v6.16b, v26.16b, v6.16b
    ldr q26, [x3, #5296]
    eor v26.16b, v26.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v16.16b, v25.16b, v16.16b
    ldr q17, [x3, #5200]
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v22.16b, v24.16b
    eor v25.16b, v21.16b, v20.16b
    rev32 v28.8h, v26.8h
    eor v31.16b, v21.16b, v7.16b
    rev32 v8.8h, v16.8h
    rev32 v9.8h, v22.8h
    rev32 v10.8h, v2.8h
    rev32 v11.8h, v1.8h
    eor v12.16b, v30.16b, v28.16b
    rev32 v13.8h, v31.8h
    eor v8.16b, v5.16b, v8.16b
    rev32 v14.8h, v17.8h
    eor v15.16b, v3.16b, v25.16b
    str q28, [sp, #128]
    rev32 v28.8h, v5.8h
    str q21, [sp, #480]
    rev32 v21.8h, v12.8h
    str q0, [sp, #288]
    eor v0.16b, v0.16b, v13.16b
    str q29, [sp, #208]
    eor v29.16b, v23.16b, v12.16b
    str q1, [sp, #352]
    eor3 v1.16b, v1.16b, v9.16b, v11.16b
    str q28, [sp, #304]
    eor v28.16b, v2.16b, v8.16b
    eor v2.16b, v2.16b, v11.16b
    str q11, [sp, #464]
    eor v11.16b, v27.16b, v21.16b
    str q27, [sp, #160]
    eor v27.16b, v7.16b, v0.16b
    str q3, [sp, #416]
    eor v3.16b, v6.16b, v29.16b
    str q31, [sp, #224]
    rev32 v31.8h, v8.8h
    eor v5.16b, v17.16b, v5.16b
    str q10, [sp, #336]
    eor3 v10.16b, v24.16b, v10.16b, v14.16b
    str q17, [sp, #432]
    rev32 v17.8h, v11.8h
    str q16, [sp, #240]
    eor v16.16b, v16.16b, v15.16b
    str q14, [sp, #320]
    rev32 v14.8h, v27.8h
    eor v23.16b, v23.16b, v11.16b
    eor v11.16b, v3.16b, v27.16b
    str q3, [sp, #96]
    rev32 v3.8h, v20.8h
    str q6, [sp, #256]
    eor v6.16b, v6.16b, v17.16b
    eor3 v1.16b, v5.16b, v1.16b, v16.16b
    rev32 v16.8h, v16.8h
    eor3 v10.16b, v10.16b, v28.16b, v14.16b
    eor v29.16b, v29.16b, v21.16b
    rev32 v11.8h, v11.8h
    rev32 v14.8h, v6.8h
    str q21, [sp, #112]
    rev32 v21.8h, v23.8h
    // round 1 (aes.dsl:47)
    eor3 v23.16b, v2.16b, v31.16b, v23.16b
    // round 2 (aes.dsl:47)
    str q5, [sp, #192]
    rev32 v5.8h, v19.8h
    eor v26.16b, v26.16b, v3.16b
    eor v31.16b, v8.16b, v31.16b
    eor v8.16b, v6.16b, v14.16b
    eor v22.16b, v22.16b, v12.16b
    rev32 v0.8h, v0.8h
    eor3 v24.16b, v4.16b, v24.16b, v25.16b
    rev32 v25.8h, v29.8h
    // round 1 (aes.dsl:47)
    eor3 v16.16b, v16.16b, v21.16b, v23.16b
    // round 2 (aes.dsl:47)
    eor v1.16b, v1.16b, v8.16b
    eor v21.16b, v10.16b, v8.16b
    eor v23.16b, v30.16b, v13.16b
    eor3 v8.16b, v13.16b, v22.16b, v31.16b
    eor3 v0.16b, v9.16b, v20.16b, v0.16b
    eor v7.16b, v7.16b, v20.16b
    eor v20.16b, v26.16b, v24.16b
    eor3 v24.16b, v18.16b, v19.16b, v15.16b
    ldr q9, [sp, #416]
    ldr q10, [sp, #224]
    eor v9.16b, v9.16b, v10.16b
    // round 1 (aes.dsl:47)
    eor3 v29.16b, v5.16b, v15.16b, v29.16b
    eor v16.16b, v16.16b, v21.16b
    // round 2 (aes.dsl:47)
    rev32 v30.8h, v30.8h
    // round 1 (aes.dsl:47)
    ldr q15, [sp, #352]
    ldr q13, [sp, #304]
    eor3 v28.16b, v15.16b, v13.16b, v28.16b
    ldr q15, [sp, #208]
    eor3 v25.16b, v15.16b, v27.16b, v25.16b
    // round 2 (aes.dsl:47)
    ldr q27, [sp, #432]
    ldr q12, [sp, #320]
    eor v27.16b, v27.16b, v12.16b
    eor v0.16b, v0.16b, v8.16b
    eor3 v20.16b, v23.16b, v31.16b, v20.16b
    eor v31.16b, v2.16b, v9.16b
    // round 1 (aes.dsl:47)
    ldr q8, [sp, #96]
    eor3 v28.16b, v8.16b, v28.16b, v11.16b
    // round 2 (aes.dsl:47)
    eor v2.16b, v2.16b, v7.16b
    eor3 v17.16b, v17.16b, v24.16b, v14.16b
    eor v6.16b, v6.16b, v11.16b
    // round 1 (aes.dsl:47)
    eor v29.16b, v29.16b, v16.16b
    // round 2 (aes.dsl:47)
    ldr q11, [sp, #256]
    rev32 v14.8h, v11.8h
    // round 1 (aes.dsl:47)
    eor v28.16b, v28.16b, v1.16b
    // round 2 (aes.dsl:47)
    rev32 v24.8h, v31.8h
    ldr q12, [sp, #240]
    eor v12.16b, v12.16b, v2.16b
    // round 1 (aes.dsl:47)
    ldr q8, [sp, #480]
    eor3 v8.16b, v8.16b, v30.16b, v27.16b
    ldr q11, [sp, #128]
    str q26, [sp, #480]
    ldr q26, [sp, #192]
    eor3 v26.16b, v13.16b, v11.16b, v26.16b
    ldr q13, [sp, #160]
    eor3 v18.16b, v18.16b, v15.16b, v13.16b
    eor v25.16b, v25.16b, v28.16b
    eor v15.16b, v6.16b, v29.16b
    str q0, [sp, #208]
    eor v0.16b, v0.16b, v21.16b
    eor v27.16b, v10.16b, v27.16b
    eor3 v5.16b, v19.16b, v5.16b, v13.16b
    eor v19.16b, v20.16b, v1.16b
    eor v10.16b, v17.16b, v25.16b
    // round 2 (aes.dsl:47)
    rev32 v7.8h, v7.8h
    rev32 v13.8h, v12.8h
    // round 1 (aes.dsl:47)
    str q20, [sp, #160]
    eor3 v3.16b, v3.16b, v23.16b, v8.16b
    ldr q23, [sp, #464]
    eor3 v18.16b, v14.16b, v18.16b, v23.16b
    eor v23.16b, v26.16b, v24.16b
    eor v14.16b, v0.16b, v15.16b
    eor3 v4.16b, v4.16b, v30.16b, v22.16b
    ldr q22, [sp, #288]
    eor3 v22.16b, v22.16b, v11.16b, v27.16b
    ldr q11, [sp, #256]
    ldr q20, [sp, #336]
    eor3 v5.16b, v11.16b, v5.16b, v20.16b
    eor v20.16b, v19.16b, v10.16b
    eor3 v18.16b, v18.16b, v9.16b, v24.16b
    ldr q9, [sp, #112]
    eor3 v23.16b, v9.16b, v31.16b, v23.16b
    eor v3.16b, v3.16b, v0.16b
    eor v31.16b, v16.16b, v14.16b
    eor3 v4.16b, v4.16b, v12.16b, v13.16b
    eor3 v2.16b, v5.16b, v7.16b, v2.16b
    ldr q5, [sp, #480]
    eor3 v5.16b, v5.16b, v22.16b, v19.16b
    eor v7.16b, v28.16b, v20.16b
    eor v6.16b, v18.16b, v6.16b
    eor v18.16b, v21.16b, v3.16b
    eor v21.16b, v3.16b, v29.16b
    eor v22.16b, v23.16b, v31.16b
    eor v2.16b, v2.16b, v17.16b
    eor v1.16b, v1.16b, v5.16b
    eor v17.16b, v5.16b, v25.16b
    eor v4.16b, v4.16b, v7.16b
    eor v23.16b, v6.16b, v16.16b
    eor v9.16b, v16.16b, v18.16b
    eor v6.16b, v6.16b, v21.16b
    eor v12.16b, v29.16b, v22.16b
    eor v13.16b, v2.16b, v28.16b
    eor v24.16b, v28.16b, v1.16b
    eor v2.16b, v2.16b, v17.16b
    eor v27.16b, v25.16b, v4.16b
    orr v26.16b, v9.16b, v23.16b
    and v30.16b, v16.16b, v6.16b
    orn v8.16b, v21.16b, v18.16b
    eor v11.16b, v23.16b, v12.16b
    str q23, [sp, #480]
    orr v23.16b, v24.16b, v13.16b
    str q28, [sp, #112]
    and v28.16b, v28.16b, v2.16b
    str q17, [sp, #336]
    orn v17.16b, v17.16b, v1.16b
    str q13, [sp, #256]
    eor v13.16b, v13.16b, v27.16b
    str q1, [sp, #128]
    eor v1.16b, v15.16b, v9.16b
    eor v26.16b, v26.16b, v30.16b
    eor v30.16b, v8.16b, v30.16b
    ldr q8, [sp, #208]
    str q21, [sp, #288]
    orn v21.16b, v3.16b, v8.16b
    str q16, [sp, #464]
    eor v16.16b, v3.16b, v11.16b
    str q14, [sp, #224]
    bic v14.16b, v22.16b, v14.16b
    str q24, [sp, #192]
    eor v24.16b, v10.16b, v24.16b
    eor v23.16b, v23.16b, v28.16b
    eor v17.16b, v17.16b, v28.16b
    ldr q28, [sp, #160]
    str q9, [sp, #304]
    orn v9.16b, v5.16b, v28.16b
    str q20, [sp, #240]
    bic v20.16b, v4.16b, v20.16b
    str q5, [sp, #96]
    eor v5.16b, v5.16b, v13.16b
    eor3 v21.16b, v21.16b, v6.16b, v26.16b
    str q4, [sp, #320]
    bic v4.16b, v11.16b, v1.16b
    str q1, [sp, #432]
    orr v1.16b, v31.16b, v16.16b
    str q12, [sp, #352]
    orn v12.16b, v15.16b, v12.16b
    eor3 v14.16b, v8.16b, v30.16b, v14.16b
    orr v8.16b, v0.16b, v29.16b
    eor3 v9.16b, v9.16b, v2.16b, v23.16b
    eor3 v20.16b, v28.16b, v17.16b, v20.16b
    eor v21.16b, v21.16b, v4.16b
    eor3 v1.16b, v30.16b, v4.16b, v1.16b
    eor v4.16b, v12.16b, v14.16b
    eor3 v26.16b, v8.16b, v26.16b, v12.16b
    eor v30.16b, v21.16b, v1.16b
    eor v8.16b, v4.16b, v26.16b
    bic v12.16b, v30.16b, v4.16b
    eor v14.16b, v26.16b, v12.16b
    bic v14.16b, v14.16b, v21.16b
    orn v4.16b, v14.16b, v4.16b
    eor v30.16b, v30.16b, v14.16b
    orr v14.16b, v1.16b, v8.16b
    eor v21.16b, v21.16b, v14.16b
    eor v4.16b, v14.16b, v4.16b
    orr v14.16b, v19.16b, v25.16b
    bic v0.16b, v30.16b, v0.16b
    bic v29.16b, v30.16b, v29.16b
    and v21.16b, v26.16b, v21.16b
    orr v26.16b, v31.16b, v4.16b
    orr v16.16b, v16.16b, v4.16b
    orn v1.16b, v21.16b, v1.16b
    eor v21.16b, v8.16b, v21.16b
    eor v1.16b, v12.16b, v1.16b
    eor v30.16b, v21.16b, v30.16b
    eor v31.16b, v21.16b, v4.16b
    ldr q8, [sp, #208]
    orr v8.16b, v8.16b, v21.16b
    orr v3.16b, v3.16b, v21.16b
    orn v21.16b, v10.16b, v27.16b
    eor v4.16b, v1.16b, v4.16b
    and v22.16b, v22.16b, v1.16b
    and v11.16b, v11.16b, v31.16b
    eor v20.16b, v21.16b, v20.16b
    eor3 v21.16b, v14.16b, v23.16b, v21.16b
    orr v23.16b, v7.16b, v5.16b
    bic v12.16b, v13.16b, v24.16b
    eor v14.16b, v30.16b, v4.16b
    orr v6.16b, v6.16b, v4.16b
    orr v18.16b, v18.16b, v30.16b
    ldr q28, [sp, #432]
    bic v28.16b, v31.16b, v28.16b
    str q27, [sp, #432]
    eor v27.16b, v20.16b, v21.16b
    eor3 v17.16b, v17.16b, v12.16b, v23.16b
    eor v23.16b, v9.16b, v12.16b
    eor v31.16b, v31.16b, v14.16b
    ldr q9, [sp, #304]
    bcax v9.16b, v0.16b, v14.16b, v9.16b
    eor3 v0.16b, v8.16b, v0.16b, v26.16b
    eor3 v26.16b, v26.16b, v18.16b, v28.16b
    eor v28.16b, v23.16b, v17.16b
    orr v8.16b, v17.16b, v27.16b
    and v12.16b, v15.16b, v31.16b
    ldr q15, [sp, #352]
    bcax v31.16b, v29.16b, v31.16b, v15.16b
    ldr q15, [x3, #5472]
    eor3 v18.16b, v15.16b, v18.16b, v9.16b
    ldr q15, [x3, #5376]
    str q10, [sp, #352]
    ldr q10, [sp, #464]
    bcax v4.16b, v15.16b, v10.16b, v4.16b
    bic v10.16b, v28.16b, v20.16b
    eor v15.16b, v23.16b, v8.16b
    eor v9.16b, v9.16b, v12.16b
    eor v11.16b, v11.16b, v31.16b
    eor v4.16b, v26.16b, v4.16b
    eor v12.16b, v21.16b, v10.16b
    and v21.16b, v21.16b, v15.16b
    eor3 v6.16b, v6.16b, v31.16b, v9.16b
    ldr q31, [x3, #5568]
    eor3 v26.16b, v31.16b, v26.16b, v9.16b
    ldr q31, [x8, #48]
    tbl v4.16b, {v4.16b}, v31.16b
    bic v23.16b, v12.16b, v23.16b
    orn v17.16b, v21.16b, v17.16b
    eor v21.16b, v27.16b, v21.16b
    ldr q27, [sp, #288]
    bcax v27.16b, v6.16b, v27.16b, v30.16b
    ldr q30, [sp, #480]
    bcax v6.16b, v6.16b, v14.16b, v30.16b
    orn v20.16b, v23.16b, v20.16b
    eor v23.16b, v28.16b, v23.16b
    eor v17.16b, v10.16b, v17.16b
    ldr q28, [sp, #160]
    orr v28.16b, v28.16b, v21.16b
    eor v16.16b, v16.16b, v27.16b
    eor3 v22.16b, v22.16b, v29.16b, v27.16b
    eor v20.16b, v8.16b, v20.16b
    eor v27.16b, v21.16b, v23.16b
    bic v19.16b, v23.16b, v19.16b
    bic v23.16b, v23.16b, v25.16b
    ldr q25, [sp, #320]
    and v25.16b, v25.16b, v17.16b
    ldr q29, [sp, #96]
    orr v29.16b, v29.16b, v21.16b
    eor v30.16b, v17.16b, v20.16b
    eor v21.16b, v21.16b, v20.16b
    orr v7.16b, v7.16b, v20.16b
    orr v5.16b, v5.16b, v20.16b
    ldr q20, [sp, #128]
    orr v20.16b, v20.16b, v27.16b
    eor v0.16b, v0.16b, v16.16b
    eor v8.16b, v27.16b, v30.16b
    orr v2.16b, v2.16b, v30.16b
    and v9.16b, v13.16b, v21.16b
    eor3 v28.16b, v28.16b, v19.16b, v7.16b
    bic v24.16b, v21.16b, v24.16b
    eor3 v3.16b, v3.16b, v11.16b, v22.16b
    eor v21.16b, v21.16b, v8.16b
    ldr q10, [sp, #192]
    bcax v19.16b, v19.16b, v8.16b, v10.16b
    ldr q10, [sp, #224]
    bcax v1.16b, v0.16b, v1.16b, v10.16b
    eor3 v7.16b, v7.16b, v20.16b, v24.16b
    eor3 v18.16b, v18.16b, v6.16b, v3.16b
    ldr q24, [x3, #5392]
    ldr q10, [sp, #112]
    bcax v24.16b, v24.16b, v10.16b, v30.16b
    ldr q30, [sp, #352]
    and v30.16b, v30.16b, v21.16b
    ldr q10, [sp, #432]
    bcax v21.16b, v23.16b, v21.16b, v10.16b
    ldr q10, [x3, #5488]
    eor3 v20.16b, v10.16b, v20.16b, v19.16b
    ldr q10, [x3, #5536]
    eor v10.16b, v10.16b, v1.16b
    eor v1.16b, v26.16b, v1.16b
    ldr q26, [x3, #5440]
    eor v3.16b, v26.16b, v3.16b
    eor v19.16b, v19.16b, v30.16b
    eor v26.16b, v9.16b, v21.16b
    ldr q30, [x3, #5600]
    eor v22.16b, v30.16b, v22.16b
    ldr q30, [x3, #5504]
    eor3 v16.16b, v30.16b, v11.16b, v16.16b
    eor v0.16b, v0.16b, v18.16b
    ldr q18, [x3, #5408]
    eor v6.16b, v18.16b, v6.16b
    eor3 v2.16b, v2.16b, v21.16b, v19.16b
    ldr q18, [x3, #5584]
    eor3 v18.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v24.16b
    tbl v19.16b, {v10.16b}, v31.16b
    tbl v1.16b, {v1.16b}, v31.16b
    tbl v3.16b, {v3.16b}, v31.16b
    ldr q21, [sp, #336]
    bcax v21.16b, v2.16b, v21.16b, v27.16b
    ldr q24, [sp, #256]
    bcax v2.16b, v2.16b, v8.16b, v24.16b
    tbl v22.16b, {v22.16b}, v31.16b
    tbl v16.16b, {v16.16b}, v31.16b
    tbl v0.16b, {v0.16b}, v31.16b
    tbl v6.16b, {v6.16b}, v31.16b
    eor3 v23.16b, v25.16b, v23.16b, v21.16b
    eor v5.16b, v5.16b, v21.16b
    ldr q21, [x3, #5424]
    eor v21.16b, v21.16b, v2.16b
    ldr q24, [x8, #80]
    tbl v7.16b, {v7.16b}, v24.16b
    mov v25.16b, v3.16b
    sli v25.16b, v1.16b, #4
    sri v1.16b, v3.16b, #4
    eor v3.16b, v28.16b, v5.16b
    eor3 v27.16b, v29.16b, v26.16b, v23.16b
    ldr q28, [x3, #5616]
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #5520]
    eor3 v5.16b, v28.16b, v26.16b, v5.16b
    tbl v21.16b, {v21.16b}, v24.16b
    mov v26.16b, v16.16b
    sri v26.16b, v4.16b, #4
    ldr q28, [sp, #240]
    bcax v17.16b, v3.16b, v17.16b, v28.16b
    eor3 v2.16b, v20.16b, v2.16b, v27.16b
    ldr q20, [x3, #5456]
    eor v20.16b, v20.16b, v27.16b
    tbl v23.16b, {v23.16b}, v24.16b
    tbl v5.16b, {v5.16b}, v24.16b
    sli v4.16b, v16.16b, #4
    ldr q16, [x3, #5552]
    eor v16.16b, v16.16b, v17.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v18.16b, v17.16b
    tbl v17.16b, {v20.16b}, v24.16b
    mov v18.16b, v22.16b
    sri v18.16b, v0.16b, #4
    sli v0.16b, v22.16b, #4
    tbl v16.16b, {v16.16b}, v24.16b
    tbl v2.16b, {v2.16b}, v24.16b
    tbl v3.16b, {v3.16b}, v24.16b
    mov v20.16b, v6.16b
    sli v20.16b, v19.16b, #4
    sri v19.16b, v6.16b, #4
    mov v6.16b, v5.16b
    sri v6.16b, v7.16b, #4
    sli v7.16b, v5.16b, #4
    mov v5.16b, v17.16b
    sli v5.16b, v3.16b, #4
    sri v3.16b, v17.16b, #4
    mov v17.16b, v23.16b
    sri v17.16b, v2.16b, #4
    sli v2.16b, v23.16b, #4
    mov v22.16b, v16.16b
    sri v22.16b, v21.16b, #4
    sli v21.16b, v16.16b, #4
    shl v16.16b, v25.16b, #2
    shl v23.16b, v1.16b, #2
    ushr v24.16b, v26.16b, #2
    ushr v27.16b, v4.16b, #2
    shl v28.16b, v18.16b, #2
    shl v29.16b, v0.16b, #2
    ushr v30.16b, v20.16b, #2
    ushr v31.16b, v19.16b, #2
    ushr v8.16b, v7.16b, #2
    ushr v9.16b, v6.16b, #2
    shl v10.16b, v3.16b, #2
    shl v11.16b, v5.16b, #2
    shl v12.16b, v2.16b, #2
    shl v13.16b, v17.16b, #2
    ushr v14.16b, v21.16b, #2
    ushr v15.16b, v22.16b, #2
    str q17, [sp, #240]
    movi v17.16b, #51
    bit v1.16b, v24.16b, v17.16b
    bit v23.16b, v26.16b, v17.16b
    bit v25.16b, v27.16b, v17.16b
    bit v16.16b, v4.16b, v17.16b
    bit v29.16b, v20.16b, v17.16b
    bit v0.16b, v30.16b, v17.16b
    bit v18.16b, v31.16b, v17.16b
    bit v28.16b, v19.16b, v17.16b
    bit v3.16b, v9.16b, v17.16b
    bit v10.16b, v6.16b, v17.16b
    bit v5.16b, v8.16b, v17.16b
    bit v11.16b, v7.16b, v17.16b
    bit v12.16b, v21.16b, v17.16b
    bit v2.16b, v14.16b, v17.16b
    bit v13.16b, v22.16b, v17.16b
    ldr q4, [sp, #240]
    bsl v17.16b, v15.16b, v4.16b
    ushr v4.16b, v1.16b, #1
    ushr v6.16b, v23.16b, #1
    ushr v7.16b, v25.16b, #1
    ushr v19.16b, v16.16b, #1
    shl v20.16b, v29.16b, #1
    shl v21.16b, v0.16b, #1
    shl v22.16b, v18.16b, #1
    shl v24.16b, v28.16b, #1
    ushr v26.16b, v11.16b, #1
    ushr v27.16b, v5.16b, #1
    ushr v30.16b, v10.16b, #1
    ushr v31.16b, v3.16b, #1
    shl v8.16b, v12.16b, #1
    shl v9.16b, v2.16b, #1
    shl v14.16b, v13.16b, #1
    shl v15.16b, v17.16b, #1
    str q3, [sp, #240]
    movi v3.16b, #85
    bit v20.16b, v16.16b, v3.16b
    bit v29.16b, v19.16b, v3.16b
    bit v21.16b, v25.16b, v3.16b
    bit v0.16b, v7.16b, v3.16b
    bit v18.16b, v4.16b, v3.16b
    bit v22.16b, v1.16b, v3.16b
    bit v24.16b, v23.16b, v3.16b
    bit v28.16b, v6.16b, v3.16b
    bit v12.16b, v26.16b, v3.16b
    bit v8.16b, v11.16b, v3.16b
    bit v2.16b, v27.16b, v3.16b
    bit v9.16b, v5.16b, v3.16b
    bit v13.16b, v30.16b, v3.16b
    bit v14.16b, v10.16b, v3.16b
    bit v17.16b, v31.16b, v3.16b
    ldr q1, [sp, #240]
    bsl v3.16b, v1.16b, v15.16b
    trn1 v1.16b, v12.16b, v29.16b
    trn2 v4.16b, v12.16b, v29.16b
    trn1 v5.16b, v8.16b, v20.16b
    trn2 v6.16b, v8.16b, v20.16b
    trn2 v7.16b, v9.16b, v21.16b
    trn1 v16.16b, v9.16b, v21.16b
    trn1 v19.16b, v13.16b, v28.16b
    str q1, [x0, #16]
    trn2 v1.16b, v13.16b, v28.16b
    trn1 v20.16b, v2.16b, v0.16b
    trn2 v0.16b, v2.16b, v0.16b
    str q5, [x0, #0]
    str q6, [x0, #128]
    trn1 v2.16b, v14.16b, v24.16b
    trn2 v5.16b, v14.16b, v24.16b
    trn2 v6.16b, v17.16b, v18.16b
    str q16, [x0, #32]
    str q19, [x0, #80]
    trn1 v16.16b, v17.16b, v18.16b
    trn1 v17.16b, v3.16b, v22.16b
    trn2 v3.16b, v3.16b, v22.16b
    str q20, [x0, #48]
    str q4, [x0, #144]
    str q2, [x0, #64]
    str q7, [x0, #160]
    str q17, [x0, #96]
    str q16, [x0, #112]
    str q0, [x0, #176]
    str q5, [x0, #192]
    str q1, [x0, #208]
    str q3, [x0, #224]
    str q6, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_aes128_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_128_ecb_decrypt_neon_out
.Llwcc_aes128_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_aes128_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #496
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_aes128_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_128_ecb_decrypt_neon_group
.Llwcc_aes128_128_ecb_decrypt_neon_out:
    add x1, sp, #496
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_128_ecb_decrypt_neon_copy
.Llwcc_aes128_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #43
.Llwcc_aes128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #752
    ret
.Llwcc_aes128_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_aes128_128_ecb_decrypt_neon, .-lwcc_aes128_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_aes128_128_ctr_init_neon
    .type lwcc_aes128_128_ctr_init_neon, %function
lwcc_aes128_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_aes128_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_aes128_128_ctr_nonce_neon
    .size lwcc_aes128_128_ctr_init_neon, .-lwcc_aes128_128_ctr_init_neon

    .balign 16
    .global lwcc_aes128_128_ctr_nonce_neon
    .type lwcc_aes128_128_ctr_nonce_neon, %function
lwcc_aes128_128_ctr_nonce_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q0, [x0, #96]
    movi v1.16b, #85
    // round 1 (aes.dsl:47)
    ldr q2, [x0, #144]
    movi v3.16b, #51
    add x9, x1, #8
    ld1r {v4.4s}, [x9]
    ldr q5, [x8, #368]
    ldr q6, [x0, #160]
    ldr q7, [x0, #224]
    ldr q16, [x0, #240]
    ldr q17, [x0, #176]
    ldr q18, [x0, #128]
    ldr q19, [x0, #112]
    ldr q20, [x0, #80]
    ldr q21, [x0, #64]
    ldr q22, [x0, #16]
    ld1r {v23.2d}, [x1]
    ldr q24, [x8, #352]
    ldr q25, [x0, #0]
    and v4.16b, v4.16b, v5.16b
    ldr q5, [x0, #48]
    ldr q26, [x0, #208]
    ldr q27, [x0, #32]
    ldr q28, [x0, #192]
    and v23.16b, v23.16b, v24.16b
    orr v4.16b, v23.16b, v4.16b
    mov v23.16b, v4.16b
    sli v23.8h, v4.8h, #8
    sri v4.8h, v4.8h, #8
    shl v24.16b, v4.16b, #1
    ushr v29.16b, v23.16b, #1
    ushr v30.16b, v4.16b, #1
    shl v31.16b, v23.16b, #1
    bit v24.16b, v4.16b, v1.16b
    bif v29.16b, v23.16b, v1.16b
    bit v4.16b, v30.16b, v1.16b
    bsl v1.16b, v23.16b, v31.16b
    shl v23.16b, v4.16b, #2
    shl v30.16b, v24.16b, #2
    ushr v31.16b, v4.16b, #2
    ushr v8.16b, v1.16b, #2
    shl v9.16b, v1.16b, #2
    ushr v10.16b, v29.16b, #2
    bit v30.16b, v24.16b, v3.16b
    bif v31.16b, v4.16b, v3.16b
    bit v23.16b, v4.16b, v3.16b
    bif v8.16b, v1.16b, v3.16b
    bif v10.16b, v29.16b, v3.16b
    bit v9.16b, v1.16b, v3.16b
    mov v1.16b, v31.16b
    sli v1.16b, v31.16b, #4
    sri v31.16b, v31.16b, #4
    mov v4.16b, v30.16b
    sli v4.16b, v30.16b, #4
    mov v11.16b, v9.16b
    sli v11.16b, v9.16b, #4
    sri v9.16b, v9.16b, #4
    mov v12.16b, v10.16b
    sli v12.16b, v10.16b, #4
    eor v19.16b, v19.16b, v31.16b
    eor v1.16b, v26.16b, v1.16b
    sri v10.16b, v10.16b, #4
    eor v18.16b, v18.16b, v11.16b
    eor v2.16b, v2.16b, v12.16b
    mov v26.16b, v8.16b
    sli v26.16b, v8.16b, #4
    eor v0.16b, v0.16b, v10.16b
    sri v8.16b, v8.16b, #4
    mov v31.16b, v23.16b
    sli v31.16b, v23.16b, #4
    str q1, [x0, #5840]
    str q19, [x0, #5744]
    eor v1.16b, v17.16b, v26.16b
    sri v23.16b, v23.16b, #4
    eor v4.16b, v28.16b, v4.16b
    str q2, [x0, #5776]
    str q18, [x0, #5760]
    eor v2.16b, v22.16b, v31.16b
    str q0, [x0, #5728]
    eor v0.16b, v21.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    str q1, [x0, #5808]
    str q4, [x0, #5824]
    eor v1.16b, v5.16b, v23.16b
    ushr v4.16b, v24.16b, #2
    shl v5.16b, v29.16b, #2
    str q6, [x0, #5792]
    str q0, [x0, #5696]
    sri v30.16b, v30.16b, #4
    bit v5.16b, v29.16b, v3.16b
    bsl v3.16b, v4.16b, v24.16b
    str q2, [x0, #5648]
    str q1, [x0, #5680]
    eor v0.16b, v7.16b, v30.16b
    mov v1.16b, v3.16b
    sli v1.16b, v3.16b, #4
    mov v2.16b, v5.16b
    sli v2.16b, v5.16b, #4
    sri v5.16b, v5.16b, #4
    str q0, [x0, #5856]
    sri v3.16b, v3.16b, #4
    eor v0.16b, v16.16b, v1.16b
    eor v1.16b, v25.16b, v2.16b
    eor v2.16b, v27.16b, v5.16b
    eor v3.16b, v20.16b, v3.16b
    str q1, [x0, #5632]
    str q0, [x0, #5872]
    str q3, [x0, #5712]
    str q2, [x0, #5664]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #64
    ret
    .size lwcc_aes128_128_ctr_nonce_neon, .-lwcc_aes128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_128_ctr_crypt_neon
    .type lwcc_aes128_128_ctr_crypt_neon, %function
lwcc_aes128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_128_ctr_crypt_neon_return
    sub sp, sp, #688
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_aes128_128_ctr_crypt_neon_rest
.Llwcc_aes128_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #96]
    ldr q2, [x8, #112]
    ldr q3, [x8, #128]
    ldr q4, [x8, #144]
    ldr q5, [x8, #160]
    ldr q6, [x8, #176]
    ldr q7, [x8, #192]
    ldr q16, [x8, #208]
    movi v17.16b, #0
    ldr q18, [x8, #224]
    ldr q19, [x8, #240]
    movi v20.16b, #85
    ldr q21, [x8, #256]
    ldr q22, [x8, #272]
    ldr q24, [x8, #288]
    ldr q25, [x8, #304]
    add v17.4s, v0.4s, v17.4s
    add v2.4s, v0.4s, v2.4s
    ldr q26, [x8, #320]
    ldr q27, [x8, #336]
    add v3.4s, v0.4s, v3.4s
    add v4.4s, v0.4s, v4.4s
    add v5.4s, v0.4s, v5.4s
    add v6.4s, v0.4s, v6.4s
    add v7.4s, v0.4s, v7.4s
    add v16.4s, v0.4s, v16.4s
    add v18.4s, v0.4s, v18.4s
    add v19.4s, v0.4s, v19.4s
    add v21.4s, v0.4s, v21.4s
    add v22.4s, v0.4s, v22.4s
    add v24.4s, v0.4s, v24.4s
    add v25.4s, v0.4s, v25.4s
    add v26.4s, v0.4s, v26.4s
    add v0.4s, v0.4s, v27.4s
    tbl v17.16b, {v17.16b}, v1.16b
    tbl v2.16b, {v2.16b}, v1.16b
    tbl v3.16b, {v3.16b}, v1.16b
    tbl v4.16b, {v4.16b}, v1.16b
    tbl v5.16b, {v5.16b}, v1.16b
    tbl v6.16b, {v6.16b}, v1.16b
    tbl v7.16b, {v7.16b}, v1.16b
    tbl v16.16b, {v16.16b}, v1.16b
    tbl v18.16b, {v18.16b}, v1.16b
    tbl v19.16b, {v19.16b}, v1.16b
    tbl v21.16b, {v21.16b}, v1.16b
    tbl v22.16b, {v22.16b}, v1.16b
    tbl v24.16b, {v24.16b}, v1.16b
    tbl v25.16b, {v25.16b}, v1.16b
    tbl v26.16b, {v26.16b}, v1.16b
    tbl v0.16b, {v0.16b}, v1.16b
    mov v1.16b, v17.16b
    sli v1.8h, v18.8h, #8
    sri v18.8h, v17.8h, #8
    mov v17.16b, v2.16b
    sli v17.8h, v19.8h, #8
    sri v19.8h, v2.8h, #8
    mov v2.16b, v3.16b
    sli v2.8h, v21.8h, #8
    sri v21.8h, v3.8h, #8
    mov v3.16b, v4.16b
    sli v3.8h, v22.8h, #8
    sri v22.8h, v4.8h, #8
    mov v4.16b, v5.16b
    sli v4.8h, v24.8h, #8
    sri v24.8h, v5.8h, #8
    mov v5.16b, v6.16b
    sli v5.8h, v25.8h, #8
    sri v25.8h, v6.8h, #8
    mov v6.16b, v7.16b
    sli v6.8h, v26.8h, #8
    sri v26.8h, v7.8h, #8
    mov v7.16b, v16.16b
    sli v7.8h, v0.8h, #8
    sri v0.8h, v16.8h, #8
    ushr v16.16b, v1.16b, #1
    shl v27.16b, v17.16b, #1
    ushr v28.16b, v2.16b, #1
    shl v29.16b, v3.16b, #1
    ushr v30.16b, v4.16b, #1
    shl v31.16b, v5.16b, #1
    ushr v8.16b, v6.16b, #1
    shl v9.16b, v7.16b, #1
    ushr v10.16b, v18.16b, #1
    shl v11.16b, v19.16b, #1
    ushr v12.16b, v21.16b, #1
    shl v13.16b, v22.16b, #1
    ushr v14.16b, v24.16b, #1
    shl v15.16b, v25.16b, #1
    ushr v23.16b, v26.16b, #1
    str q0, [sp, #64]
    shl v0.16b, v0.16b, #1
    bit v27.16b, v1.16b, v20.16b
    bit v17.16b, v16.16b, v20.16b
    bit v29.16b, v2.16b, v20.16b
    bit v3.16b, v28.16b, v20.16b
    bit v31.16b, v4.16b, v20.16b
    bit v5.16b, v30.16b, v20.16b
    bit v9.16b, v6.16b, v20.16b
    bit v7.16b, v8.16b, v20.16b
    bit v11.16b, v18.16b, v20.16b
    bit v19.16b, v10.16b, v20.16b
    bit v13.16b, v21.16b, v20.16b
    bit v22.16b, v12.16b, v20.16b
    bit v15.16b, v24.16b, v20.16b
    bit v25.16b, v14.16b, v20.16b
    bit v0.16b, v26.16b, v20.16b
    ldr q1, [sp, #64]
    bit v1.16b, v23.16b, v20.16b
    ushr v2.16b, v27.16b, #2
    shl v4.16b, v29.16b, #2
    ushr v6.16b, v17.16b, #2
    shl v16.16b, v3.16b, #2
    ushr v18.16b, v31.16b, #2
    shl v21.16b, v9.16b, #2
    ushr v23.16b, v5.16b, #2
    shl v24.16b, v7.16b, #2
    ushr v26.16b, v11.16b, #2
    shl v28.16b, v13.16b, #2
    ushr v30.16b, v19.16b, #2
    shl v8.16b, v22.16b, #2
    ushr v10.16b, v15.16b, #2
    shl v12.16b, v0.16b, #2
    ushr v14.16b, v25.16b, #2
    shl v20.16b, v1.16b, #2
    str q1, [sp, #64]
    movi v1.16b, #51
    bit v4.16b, v27.16b, v1.16b
    bit v29.16b, v2.16b, v1.16b
    bit v16.16b, v17.16b, v1.16b
    bit v3.16b, v6.16b, v1.16b
    bit v21.16b, v31.16b, v1.16b
    bit v9.16b, v18.16b, v1.16b
    bit v24.16b, v5.16b, v1.16b
    bit v7.16b, v23.16b, v1.16b
    bit v28.16b, v11.16b, v1.16b
    bit v13.16b, v26.16b, v1.16b
    bit v8.16b, v19.16b, v1.16b
    bit v22.16b, v30.16b, v1.16b
    bit v12.16b, v15.16b, v1.16b
    bit v0.16b, v10.16b, v1.16b
    ldr q2, [x3, #5632]
    bit v20.16b, v25.16b, v1.16b
    ldr q5, [sp, #64]
    bit v5.16b, v14.16b, v1.16b
    mov v6.16b, v4.16b
    sli v6.16b, v21.16b, #4
    ldr q17, [x3, #5648]
    ldr q18, [x3, #5664]
    sri v21.16b, v4.16b, #4
    mov v4.16b, v16.16b
    sli v4.16b, v24.16b, #4
    sri v24.16b, v16.16b, #4
    ldr q16, [x3, #5680]
    ldr q19, [x3, #5728]
    mov v23.16b, v29.16b
    sli v23.16b, v9.16b, #4
    sri v9.16b, v29.16b, #4
    mov v25.16b, v3.16b
    sli v25.16b, v7.16b, #4
    ldr q26, [x3, #5696]
    ldr q27, [x3, #5744]
    sri v7.16b, v3.16b, #4
    mov v3.16b, v28.16b
    sli v3.16b, v12.16b, #4
    sri v12.16b, v28.16b, #4
    ldr q28, [x3, #5712]
    // round 1 (aes.dsl:47)
    ldr q29, [x3, #5776]
    mov v30.16b, v8.16b
    sli v30.16b, v20.16b, #4
    sri v20.16b, v8.16b, #4
    mov v31.16b, v13.16b
    sli v31.16b, v0.16b, #4
    ldr q8, [x3, #5760]
    ldr q10, [x3, #5840]
    sri v0.16b, v13.16b, #4
    mov v11.16b, v22.16b
    sli v11.16b, v5.16b, #4
    sri v5.16b, v22.16b, #4
    ldr q22, [x3, #5792]
    ldr q13, [x3, #5824]
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v17.16b, v30.16b
    eor v7.16b, v19.16b, v7.16b
    ldr q17, [x3, #5808]
    eor v18.16b, v18.16b, v24.16b
    eor v16.16b, v16.16b, v20.16b
    eor v5.16b, v5.16b, v27.16b
    ldr q19, [x3, #5872]
    ldr q20, [x3, #5856]
    eor v24.16b, v26.16b, v9.16b
    eor v0.16b, v28.16b, v0.16b
    eor3 v25.16b, v29.16b, v25.16b, v7.16b
    eor3 v6.16b, v8.16b, v6.16b, v18.16b
    eor v26.16b, v2.16b, v18.16b
    eor3 v27.16b, v10.16b, v11.16b, v5.16b
    eor3 v3.16b, v13.16b, v3.16b, v16.16b
    eor v28.16b, v4.16b, v16.16b
    eor3 v21.16b, v22.16b, v21.16b, v25.16b
    and v22.16b, v24.16b, v25.16b
    eor3 v17.16b, v17.16b, v23.16b, v26.16b
    eor v23.16b, v25.16b, v26.16b
    eor3 v20.16b, v20.16b, v12.16b, v27.16b
    and v29.16b, v0.16b, v27.16b
    eor3 v19.16b, v19.16b, v31.16b, v28.16b
    eor v30.16b, v27.16b, v28.16b
    eor v31.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v8.16b, v6.16b, v23.16b
    eor v9.16b, v0.16b, v20.16b
    eor v20.16b, v20.16b, v19.16b
    eor v10.16b, v3.16b, v30.16b
    eor v6.16b, v6.16b, v31.16b
    eor v11.16b, v31.16b, v21.16b
    eor v12.16b, v24.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    eor v13.16b, v9.16b, v20.16b
    eor v14.16b, v0.16b, v10.16b
    eor v7.16b, v7.16b, v6.16b
    eor v2.16b, v2.16b, v11.16b
    eor v15.16b, v21.16b, v12.16b
    and v1.16b, v6.16b, v23.16b
    eor v5.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v13.16b
    str q0, [sp, #64]
    eor v0.16b, v20.16b, v14.16b
    str q24, [sp, #80]
    and v24.16b, v3.16b, v30.16b
    str q30, [sp, #96]
    eor v30.16b, v25.16b, v7.16b
    str q25, [sp, #112]
    eor v25.16b, v25.16b, v2.16b
    str q2, [sp, #128]
    orr v2.16b, v17.16b, v2.16b
    str q17, [sp, #144]
    eor v17.16b, v26.16b, v7.16b
    str q12, [sp, #160]
    orr v12.16b, v7.16b, v12.16b
    str q7, [sp, #176]
    eor v7.16b, v27.16b, v5.16b
    str q19, [sp, #192]
    orr v19.16b, v19.16b, v4.16b
    str q27, [sp, #208]
    eor v27.16b, v27.16b, v4.16b
    str q4, [sp, #224]
    eor v4.16b, v28.16b, v5.16b
    str q14, [sp, #240]
    orr v14.16b, v5.16b, v14.16b
    str q5, [sp, #256]
    and v5.16b, v11.16b, v25.16b
    eor v26.16b, v26.16b, v25.16b
    str q11, [sp, #272]
    and v11.16b, v30.16b, v8.16b
    str q30, [sp, #288]
    and v30.16b, v31.16b, v17.16b
    str q25, [sp, #304]
    eor v25.16b, v25.16b, v17.16b
    eor v28.16b, v28.16b, v27.16b
    str q13, [sp, #320]
    and v13.16b, v13.16b, v27.16b
    str q7, [sp, #336]
    and v7.16b, v7.16b, v10.16b
    str q10, [sp, #352]
    and v10.16b, v9.16b, v4.16b
    str q27, [sp, #368]
    eor v27.16b, v27.16b, v4.16b
    eor v22.16b, v22.16b, v5.16b
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v26.16b, v15.16b
    eor3 v1.16b, v18.16b, v1.16b, v11.16b
    and v18.16b, v21.16b, v25.16b
    eor v29.16b, v29.16b, v13.16b
    eor v19.16b, v19.16b, v13.16b
    and v13.16b, v28.16b, v0.16b
    eor3 v16.16b, v16.16b, v24.16b, v7.16b
    and v24.16b, v20.16b, v27.16b
    eor v1.16b, v22.16b, v1.16b
    eor3 v30.16b, v11.16b, v30.16b, v2.16b
    eor3 v18.16b, v6.16b, v12.16b, v18.16b
    eor v16.16b, v29.16b, v16.16b
    eor3 v7.16b, v7.16b, v10.16b, v19.16b
    eor3 v24.16b, v3.16b, v14.16b, v24.16b
    eor3 v5.16b, v12.16b, v5.16b, v22.16b
    eor v22.16b, v30.16b, v1.16b
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v7.16b, v16.16b
    eor v19.16b, v19.16b, v24.16b
    eor3 v24.16b, v14.16b, v13.16b, v29.16b
    eor v29.16b, v2.16b, v5.16b
    and v10.16b, v2.16b, v22.16b
    and v11.16b, v19.16b, v18.16b
    eor v12.16b, v19.16b, v24.16b
    and v13.16b, v30.16b, v29.16b
    eor v14.16b, v5.16b, v10.16b
    str q27, [sp, #384]
    eor v27.16b, v24.16b, v11.16b
    str q20, [sp, #400]
    and v20.16b, v7.16b, v12.16b
    str q8, [sp, #416]
    eor v8.16b, v1.16b, v13.16b
    and v1.16b, v1.16b, v14.16b
    and v27.16b, v16.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    and v5.16b, v5.16b, v8.16b
    eor v22.16b, v22.16b, v1.16b
    orr v1.16b, v2.16b, v1.16b
    eor v2.16b, v18.16b, v27.16b
    orr v18.16b, v19.16b, v27.16b
    and v16.16b, v24.16b, v16.16b
    orr v19.16b, v30.16b, v5.16b
    eor v5.16b, v29.16b, v5.16b
    eor v1.16b, v13.16b, v1.16b
    and v24.16b, v15.16b, v22.16b
    and v26.16b, v26.16b, v22.16b
    and v27.16b, v28.16b, v2.16b
    and v0.16b, v0.16b, v2.16b
    eor v18.16b, v20.16b, v18.16b
    orr v7.16b, v7.16b, v16.16b
    eor v16.16b, v12.16b, v16.16b
    and v6.16b, v6.16b, v5.16b
    and v20.16b, v23.16b, v5.16b
    eor v19.16b, v10.16b, v19.16b
    and v23.16b, v31.16b, v1.16b
    ldr q28, [x8, #0]
    and v17.16b, v17.16b, v1.16b
    eor v29.16b, v1.16b, v5.16b
    eor v5.16b, v22.16b, v5.16b
    and v4.16b, v4.16b, v18.16b
    and v8.16b, v9.16b, v18.16b
    eor v7.16b, v11.16b, v7.16b
    and v3.16b, v3.16b, v16.16b
    ldr q9, [sp, #96]
    and v9.16b, v9.16b, v16.16b
    eor v10.16b, v2.16b, v16.16b
    eor v16.16b, v18.16b, v16.16b
    and v25.16b, v25.16b, v19.16b
    and v21.16b, v21.16b, v19.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q11, [sp, #416]
    and v11.16b, v11.16b, v29.16b
    ldr q12, [sp, #288]
    and v29.16b, v12.16b, v29.16b
    eor v19.16b, v22.16b, v19.16b
    ldr q22, [sp, #144]
    and v22.16b, v22.16b, v5.16b
    ldr q12, [sp, #128]
    and v12.16b, v12.16b, v5.16b
    ldr q13, [sp, #400]
    and v13.16b, v13.16b, v7.16b
    ldr q14, [sp, #384]
    and v14.16b, v14.16b, v7.16b
    ldr q15, [sp, #224]
    and v15.16b, v15.16b, v10.16b
    ldr q31, [sp, #192]
    and v31.16b, v31.16b, v10.16b
    str q9, [sp, #192]
    ldr q9, [sp, #352]
    and v9.16b, v9.16b, v16.16b
    str q20, [sp, #352]
    ldr q20, [sp, #336]
    and v16.16b, v20.16b, v16.16b
    eor v2.16b, v2.16b, v7.16b
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [sp, #272]
    and v18.16b, v18.16b, v1.16b
    ldr q20, [sp, #304]
    and v20.16b, v20.16b, v1.16b
    str q0, [sp, #304]
    ldr q0, [sp, #176]
    and v0.16b, v0.16b, v19.16b
    ldr q30, [sp, #160]
    and v19.16b, v30.16b, v19.16b
    eor v1.16b, v5.16b, v1.16b
    eor v5.16b, v17.16b, v12.16b
    eor v30.16b, v4.16b, v15.16b
    ldr q12, [sp, #368]
    and v12.16b, v12.16b, v7.16b
    ldr q15, [sp, #320]
    and v15.16b, v15.16b, v7.16b
    eor v7.16b, v10.16b, v7.16b
    ldr q10, [sp, #256]
    and v10.16b, v10.16b, v2.16b
    eor v11.16b, v11.16b, v18.16b
    str q24, [sp, #256]
    ldr q24, [sp, #80]
    and v24.16b, v24.16b, v1.16b
    str q18, [sp, #80]
    ldr q18, [x8, #16]
    eor3 v20.16b, v29.16b, v5.16b, v20.16b
    str q19, [sp, #320]
    ldr q19, [sp, #64]
    and v19.16b, v19.16b, v7.16b
    eor v9.16b, v9.16b, v15.16b
    str q15, [sp, #64]
    ldr q15, [sp, #240]
    and v2.16b, v15.16b, v2.16b
    eor3 v12.16b, v16.16b, v30.16b, v12.16b
    eor3 v6.16b, v6.16b, v24.16b, v11.16b
    ldr q15, [x8, #32]
    str q30, [sp, #240]
    ldr q30, [sp, #112]
    and v1.16b, v30.16b, v1.16b
    tbl v30.16b, {v20.16b}, v28.16b
    eor3 v3.16b, v3.16b, v19.16b, v9.16b
    str q19, [sp, #112]
    ldr q19, [sp, #208]
    and v7.16b, v19.16b, v7.16b
    ext v19.16b, v12.16b, v12.16b, #4
    eor v26.16b, v26.16b, v6.16b
    str q6, [sp, #208]
    tbl v6.16b, {v12.16b}, v18.16b
    eor v27.16b, v27.16b, v3.16b
    eor v12.16b, v12.16b, v30.16b
    // round 2 (aes.dsl:47)
    str q3, [sp, #368]
    ldr q3, [x3, #416]
    str q7, [sp, #160]
    ldr q7, [x3, #480]
    // round 1 (aes.dsl:47)
    str q2, [sp, #176]
    ldr q2, [x3, #288]
    eor3 v2.16b, v2.16b, v20.16b, v19.16b
    eor3 v17.16b, v17.16b, v25.16b, v26.16b
    eor3 v0.16b, v29.16b, v0.16b, v26.16b
    eor3 v4.16b, v4.16b, v14.16b, v27.16b
    eor3 v16.16b, v16.16b, v10.16b, v27.16b
    tbl v19.16b, {v12.16b}, v15.16b
    ext v20.16b, v12.16b, v12.16b, #4
    eor v22.16b, v22.16b, v0.16b
    tbl v25.16b, {v17.16b}, v28.16b
    eor v26.16b, v31.16b, v16.16b
    ext v27.16b, v4.16b, v4.16b, #4
    tbl v29.16b, {v4.16b}, v18.16b
    // round 2 (aes.dsl:47)
    eor3 v3.16b, v3.16b, v6.16b, v20.16b
    eor3 v6.16b, v7.16b, v30.16b, v19.16b
    // round 1 (aes.dsl:47)
    eor3 v7.16b, v23.16b, v11.16b, v22.16b
    eor v19.16b, v21.16b, v22.16b
    eor3 v20.16b, v8.16b, v9.16b, v26.16b
    eor v21.16b, v13.16b, v26.16b
    ldr q22, [x3, #320]
    ldr q26, [x3, #256]
    eor3 v17.16b, v26.16b, v17.16b, v27.16b
    eor v4.16b, v4.16b, v25.16b
    eor3 v1.16b, v5.16b, v1.16b, v7.16b
    ldr q26, [x3, #272]
    ldr q27, [sp, #80]
    ldr q30, [sp, #320]
    eor3 v27.16b, v27.16b, v30.16b, v19.16b
    ldr q30, [sp, #256]
    eor3 v19.16b, v30.16b, v24.16b, v19.16b
    tbl v24.16b, {v7.16b}, v28.16b
    ldr q31, [x3, #304]
    ldr q8, [sp, #64]
    ldr q9, [sp, #176]
    eor3 v8.16b, v8.16b, v9.16b, v21.16b
    ldr q9, [sp, #304]
    ldr q10, [sp, #112]
    eor3 v21.16b, v9.16b, v10.16b, v21.16b
    ldr q9, [sp, #240]
    ldr q10, [sp, #160]
    eor3 v9.16b, v9.16b, v10.16b, v20.16b
    // round 2 (aes.dsl:47)
    ldr q10, [x3, #384]
    ldr q11, [x3, #448]
    // round 1 (aes.dsl:47)
    ext v13.16b, v20.16b, v20.16b, #4
    tbl v14.16b, {v20.16b}, v18.16b
    ext v30.16b, v4.16b, v4.16b, #4
    tbl v5.16b, {v4.16b}, v15.16b
    ldr q23, [sp, #352]
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v27.16b, v19.16b
    str q6, [sp, #352]
    tbl v6.16b, {v19.16b}, v28.16b
    str q3, [sp, #160]
    ldr q3, [sp, #192]
    eor v3.16b, v3.16b, v8.16b
    eor v8.16b, v8.16b, v21.16b
    str q2, [sp, #192]
    tbl v2.16b, {v21.16b}, v18.16b
    str q2, [sp, #240]
    ext v2.16b, v21.16b, v21.16b, #4
    eor v20.16b, v20.16b, v24.16b
    // round 2 (aes.dsl:47)
    str q17, [sp, #112]
    // round 1 (aes.dsl:47)
    eor v7.16b, v7.16b, v13.16b
    // round 2 (aes.dsl:47)
    eor3 v29.16b, v10.16b, v29.16b, v30.16b
    eor3 v5.16b, v11.16b, v25.16b, v5.16b
    // round 1 (aes.dsl:47)
    ldr q25, [sp, #208]
    eor v25.16b, v25.16b, v23.16b
    eor v1.16b, v1.16b, v23.16b
    tbl v23.16b, {v27.16b}, v28.16b
    ldr q30, [sp, #368]
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v9.16b, v3.16b
    ext v9.16b, v8.16b, v8.16b, #4
    tbl v10.16b, {v8.16b}, v18.16b
    eor3 v2.16b, v22.16b, v19.16b, v2.16b
    eor3 v4.16b, v26.16b, v4.16b, v20.16b
    eor v19.16b, v21.16b, v6.16b
    eor3 v6.16b, v31.16b, v12.16b, v6.16b
    tbl v21.16b, {v20.16b}, v15.16b
    ext v22.16b, v20.16b, v20.16b, #4
    eor v0.16b, v0.16b, v1.16b
    tbl v26.16b, {v1.16b}, v28.16b
    // round 2 (aes.dsl:47)
    ldr q31, [x3, #464]
    // round 1 (aes.dsl:47)
    tbl v11.16b, {v25.16b}, v28.16b
    eor v16.16b, v16.16b, v3.16b
    tbl v12.16b, {v3.16b}, v18.16b
    ext v13.16b, v3.16b, v3.16b, #4
    tbl v17.16b, {v30.16b}, v18.16b
    str q2, [sp, #368]
    ext v2.16b, v30.16b, v30.16b, #4
    eor v8.16b, v8.16b, v23.16b
    str q4, [sp, #208]
    tbl v4.16b, {v19.16b}, v15.16b
    str q5, [sp, #304]
    ext v5.16b, v19.16b, v19.16b, #4
    str q29, [sp, #176]
    ldr q29, [x3, #368]
    eor3 v21.16b, v29.16b, v24.16b, v21.16b
    ldr q24, [x3, #352]
    eor3 v22.16b, v24.16b, v14.16b, v22.16b
    // round 2 (aes.dsl:47)
    eor v24.16b, v7.16b, v9.16b
    eor3 v23.16b, v31.16b, v20.16b, v23.16b
    // round 1 (aes.dsl:47)
    tbl v29.16b, {v0.16b}, v28.16b
    tbl v31.16b, {v16.16b}, v18.16b
    ext v9.16b, v16.16b, v16.16b, #4
    ldr q14, [sp, #112]
    eor3 v17.16b, v14.16b, v7.16b, v17.16b
    eor v3.16b, v3.16b, v26.16b
    eor v30.16b, v30.16b, v11.16b
    eor v4.16b, v6.16b, v4.16b
    ldr q6, [sp, #192]
    ldr q14, [sp, #240]
    eor3 v5.16b, v6.16b, v14.16b, v5.16b
    tbl v6.16b, {v8.16b}, v15.16b
    ext v14.16b, v8.16b, v8.16b, #4
    // round 2 (aes.dsl:47)
    eor v2.16b, v2.16b, v12.16b
    ldr q12, [sp, #160]
    eor3 v24.16b, v12.16b, v27.16b, v24.16b
    ldr q27, [x3, #400]
    eor3 v27.16b, v27.16b, v7.16b, v13.16b
    ldr q12, [sp, #352]
    eor3 v8.16b, v12.16b, v20.16b, v8.16b
    // round 1 (aes.dsl:47)
    eor v16.16b, v16.16b, v29.16b
    ldr q12, [x3, #336]
    eor3 v19.16b, v12.16b, v19.16b, v29.16b
    tbl v29.16b, {v30.16b}, v15.16b
    ext v12.16b, v30.16b, v30.16b, #4
    tbl v13.16b, {v3.16b}, v15.16b
    ext v18.16b, v3.16b, v3.16b, #4
    eor3 v0.16b, v0.16b, v22.16b, v9.16b
    // round 2 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v10.16b, v14.16b
    ldr q22, [x3, #432]
    eor3 v2.16b, v22.16b, v25.16b, v2.16b
    ldr q22, [sp, #176]
    eor3 v7.16b, v7.16b, v22.16b, v5.16b
    ldr q22, [x3, #496]
    eor3 v22.16b, v22.16b, v26.16b, v30.16b
    ldr q25, [sp, #304]
    eor3 v20.16b, v20.16b, v25.16b, v4.16b
    eor3 v3.16b, v23.16b, v6.16b, v3.16b
    // round 1 (aes.dsl:47)
    ext v6.16b, v16.16b, v16.16b, #4
    // round 2 (aes.dsl:47)
    eor3 v1.16b, v27.16b, v0.16b, v1.16b
    // round 1 (aes.dsl:47)
    tbl v23.16b, {v16.16b}, v15.16b
    eor v17.16b, v17.16b, v12.16b
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [sp, #208]
    eor3 v21.16b, v21.16b, v11.16b, v29.16b
    ldr q25, [sp, #368]
    eor3 v6.16b, v25.16b, v31.16b, v6.16b
    // round 2 (aes.dsl:47)
    eor v24.16b, v24.16b, v1.16b
    // round 1 (aes.dsl:47)
    eor v19.16b, v19.16b, v23.16b
    // round 2 (aes.dsl:47)
    eor v23.16b, v5.16b, v17.16b
    eor v3.16b, v16.16b, v3.16b
    eor v25.16b, v4.16b, v21.16b
    eor v26.16b, v6.16b, v24.16b
    and v27.16b, v6.16b, v1.16b
    eor3 v2.16b, v18.16b, v2.16b, v23.16b
    eor v18.16b, v1.16b, v23.16b
    eor v29.16b, v8.16b, v3.16b
    and v30.16b, v19.16b, v3.16b
    eor3 v22.16b, v13.16b, v22.16b, v25.16b
    eor v31.16b, v3.16b, v25.16b
    eor v8.16b, v7.16b, v26.16b
    eor v24.16b, v24.16b, v2.16b
    eor v7.16b, v7.16b, v18.16b
    eor v9.16b, v19.16b, v29.16b
    eor v29.16b, v29.16b, v22.16b
    eor v10.16b, v20.16b, v31.16b
    eor v0.16b, v0.16b, v8.16b
    eor v11.16b, v26.16b, v24.16b
    eor v12.16b, v6.16b, v7.16b
    and v13.16b, v8.16b, v18.16b
    eor v20.16b, v20.16b, v9.16b
    eor v14.16b, v9.16b, v29.16b
    eor v28.16b, v19.16b, v10.16b
    eor v15.16b, v1.16b, v0.16b
    eor v17.16b, v17.16b, v11.16b
    str q19, [sp, #368]
    eor v19.16b, v23.16b, v0.16b
    str q6, [sp, #208]
    orr v6.16b, v0.16b, v12.16b
    str q12, [sp, #304]
    eor v12.16b, v24.16b, v12.16b
    eor v16.16b, v16.16b, v20.16b
    eor v21.16b, v21.16b, v14.16b
    str q0, [sp, #176]
    eor v0.16b, v29.16b, v28.16b
    str q31, [sp, #352]
    and v31.16b, v20.16b, v31.16b
    str q1, [sp, #160]
    eor v1.16b, v1.16b, v17.16b
    str q17, [sp, #240]
    orr v17.16b, v2.16b, v17.16b
    str q15, [sp, #192]
    and v15.16b, v15.16b, v7.16b
    str q7, [sp, #112]
    and v7.16b, v26.16b, v19.16b
    str q2, [sp, #64]
    eor v2.16b, v3.16b, v16.16b
    str q3, [sp, #256]
    eor v3.16b, v3.16b, v21.16b
    str q21, [sp, #320]
    orr v21.16b, v22.16b, v21.16b
    str q22, [sp, #80]
    eor v22.16b, v25.16b, v16.16b
    str q28, [sp, #272]
    orr v28.16b, v16.16b, v28.16b
    eor v23.16b, v23.16b, v1.16b
    str q16, [sp, #336]
    and v16.16b, v11.16b, v1.16b
    eor3 v5.16b, v5.16b, v13.16b, v15.16b
    eor v13.16b, v1.16b, v19.16b
    str q1, [sp, #224]
    and v1.16b, v14.16b, v3.16b
    eor v25.16b, v25.16b, v3.16b
    str q14, [sp, #384]
    and v14.16b, v2.16b, v10.16b
    str q3, [sp, #400]
    eor v3.16b, v3.16b, v22.16b
    str q11, [sp, #128]
    and v11.16b, v9.16b, v22.16b
    eor v27.16b, v27.16b, v16.16b
    eor v16.16b, v17.16b, v16.16b
    and v17.16b, v23.16b, v12.16b
    str q10, [sp, #144]
    and v10.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    eor v1.16b, v21.16b, v1.16b
    eor3 v4.16b, v4.16b, v31.16b, v14.16b
    and v21.16b, v29.16b, v3.16b
    eor v5.16b, v27.16b, v5.16b
    eor3 v7.16b, v15.16b, v7.16b, v16.16b
    eor3 v31.16b, v8.16b, v6.16b, v10.16b
    and v10.16b, v25.16b, v0.16b
    eor v4.16b, v30.16b, v4.16b
    eor3 v21.16b, v20.16b, v28.16b, v21.16b
    eor3 v11.16b, v14.16b, v11.16b, v1.16b
    eor v14.16b, v7.16b, v5.16b
    eor v16.16b, v16.16b, v31.16b
    eor3 v6.16b, v6.16b, v17.16b, v27.16b
    eor3 v17.16b, v28.16b, v10.16b, v30.16b
    eor v1.16b, v1.16b, v21.16b
    eor v21.16b, v11.16b, v4.16b
    and v27.16b, v16.16b, v14.16b
    eor v28.16b, v16.16b, v6.16b
    eor v30.16b, v1.16b, v17.16b
    and v31.16b, v1.16b, v21.16b
    eor v10.16b, v6.16b, v27.16b
    and v15.16b, v7.16b, v28.16b
    str q2, [sp, #288]
    and v2.16b, v11.16b, v30.16b
    str q29, [sp, #416]
    eor v29.16b, v17.16b, v31.16b
    and v10.16b, v5.16b, v10.16b
    eor v5.16b, v5.16b, v15.16b
    str q3, [sp, #96]
    eor v3.16b, v4.16b, v2.16b
    and v4.16b, v4.16b, v29.16b
    eor v29.16b, v14.16b, v10.16b
    orr v16.16b, v16.16b, v10.16b
    and v5.16b, v6.16b, v5.16b
    and v3.16b, v17.16b, v3.16b
    orr v1.16b, v1.16b, v4.16b
    eor v4.16b, v21.16b, v4.16b
    and v6.16b, v23.16b, v29.16b
    and v17.16b, v12.16b, v29.16b
    eor v16.16b, v15.16b, v16.16b
    orr v7.16b, v7.16b, v5.16b
    eor v5.16b, v28.16b, v5.16b
    eor v21.16b, v30.16b, v3.16b
    orr v3.16b, v11.16b, v3.16b
    eor v1.16b, v2.16b, v1.16b
    and v2.16b, v25.16b, v4.16b
    and v0.16b, v0.16b, v4.16b
    and v19.16b, v19.16b, v16.16b
    and v23.16b, v26.16b, v16.16b
    eor v7.16b, v27.16b, v7.16b
    and v25.16b, v8.16b, v5.16b
    and v18.16b, v18.16b, v5.16b
    eor v26.16b, v29.16b, v5.16b
    eor v5.16b, v16.16b, v5.16b
    and v20.16b, v20.16b, v21.16b
    ldr q30, [sp, #352]
    and v30.16b, v30.16b, v21.16b
    eor v3.16b, v31.16b, v3.16b
    and v31.16b, v9.16b, v1.16b
    and v22.16b, v22.16b, v1.16b
    eor v8.16b, v4.16b, v21.16b
    eor v21.16b, v1.16b, v21.16b
    and v9.16b, v13.16b, v7.16b
    and v24.16b, v24.16b, v7.16b
    ldr q10, [sp, #64]
    and v10.16b, v10.16b, v26.16b
    ldr q11, [sp, #240]
    and v11.16b, v11.16b, v26.16b
    ldr q12, [sp, #112]
    and v12.16b, v12.16b, v5.16b
    ldr q13, [sp, #192]
    and v5.16b, v13.16b, v5.16b
    eor v16.16b, v16.16b, v7.16b
    eor v7.16b, v29.16b, v7.16b
    ldr q29, [sp, #96]
    and v29.16b, v29.16b, v3.16b
    ldr q13, [sp, #416]
    and v13.16b, v13.16b, v3.16b
    eor v4.16b, v4.16b, v3.16b
    ldr q14, [sp, #80]
    and v14.16b, v14.16b, v8.16b
    ldr q15, [sp, #320]
    and v15.16b, v15.16b, v8.16b
    eor v1.16b, v1.16b, v3.16b
    ldr q3, [sp, #288]
    and v3.16b, v3.16b, v21.16b
    ldr q28, [sp, #144]
    and v21.16b, v28.16b, v21.16b
    eor v28.16b, v19.16b, v11.16b
    ldr q11, [sp, #176]
    and v11.16b, v11.16b, v7.16b
    ldr q27, [sp, #128]
    and v27.16b, v27.16b, v16.16b
    eor v26.16b, v26.16b, v16.16b
    str q30, [sp, #128]
    ldr q30, [sp, #384]
    and v30.16b, v30.16b, v1.16b
    eor v8.16b, v8.16b, v1.16b
    eor v15.16b, v22.16b, v15.16b
    str q18, [sp, #384]
    ldr q18, [sp, #400]
    and v1.16b, v18.16b, v1.16b
    eor v18.16b, v12.16b, v27.16b
    ldr q12, [sp, #208]
    and v12.16b, v12.16b, v26.16b
    str q0, [sp, #208]
    ldr q0, [sp, #368]
    and v0.16b, v0.16b, v8.16b
    eor v21.16b, v21.16b, v30.16b
    str q30, [sp, #368]
    ldr q30, [sp, #304]
    and v7.16b, v30.16b, v7.16b
    ldr q30, [sp, #224]
    and v16.16b, v30.16b, v16.16b
    eor3 v1.16b, v3.16b, v15.16b, v1.16b
    ldr q30, [sp, #336]
    and v30.16b, v30.16b, v4.16b
    eor3 v25.16b, v25.16b, v12.16b, v18.16b
    eor3 v20.16b, v20.16b, v0.16b, v21.16b
    str q0, [sp, #336]
    ldr q0, [sp, #272]
    and v0.16b, v0.16b, v4.16b
    eor3 v4.16b, v5.16b, v28.16b, v16.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q16, [sp, #160]
    and v16.16b, v16.16b, v26.16b
    eor v6.16b, v6.16b, v25.16b
    eor v2.16b, v2.16b, v20.16b
    // round 3 (aes.dsl:47)
    ldr q26, [x3, #672]
    str q20, [sp, #160]
    ldr q20, [x3, #736]
    // round 2 (aes.dsl:47)
    str q25, [sp, #272]
    ldr q25, [sp, #256]
    and v25.16b, v25.16b, v8.16b
    rev32 v8.8h, v4.8h
    str q0, [sp, #256]
    eor v0.16b, v4.16b, v1.16b
    eor3 v5.16b, v5.16b, v11.16b, v6.16b
    eor3 v6.16b, v19.16b, v9.16b, v6.16b
    eor3 v3.16b, v3.16b, v30.16b, v2.16b
    ldr q19, [x3, #560]
    eor3 v19.16b, v19.16b, v8.16b, v1.16b
    eor3 v2.16b, v22.16b, v29.16b, v2.16b
    rev32 v22.8h, v0.8h
    eor v29.16b, v10.16b, v5.16b
    rev32 v30.8h, v6.8h
    eor v8.16b, v14.16b, v3.16b
    ext v2.16b, v2.16b, v2.16b, #8
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v26.16b, v1.16b, v22.16b
    eor3 v4.16b, v20.16b, v4.16b, v22.16b
    // round 2 (aes.dsl:47)
    eor v20.16b, v24.16b, v29.16b
    eor3 v18.16b, v23.16b, v18.16b, v29.16b
    eor v22.16b, v13.16b, v8.16b
    eor3 v21.16b, v31.16b, v21.16b, v8.16b
    ldr q23, [x3, #528]
    eor3 v23.16b, v23.16b, v30.16b, v2.16b
    eor v24.16b, v6.16b, v2.16b
    eor3 v16.16b, v28.16b, v16.16b, v18.16b
    eor3 v7.16b, v27.16b, v7.16b, v20.16b
    eor3 v17.16b, v17.16b, v12.16b, v20.16b
    // round 3 (aes.dsl:47)
    ldr q20, [x3, #640]
    // round 2 (aes.dsl:47)
    ldr q26, [x8, #32]
    tbl v27.16b, {v18.16b}, v26.16b
    eor3 v25.16b, v15.16b, v25.16b, v21.16b
    ext v28.16b, v21.16b, v21.16b, #8
    // round 3 (aes.dsl:47)
    ldr q29, [x3, #704]
    // round 2 (aes.dsl:47)
    ldr q30, [sp, #208]
    ldr q31, [sp, #336]
    eor3 v30.16b, v30.16b, v31.16b, v22.16b
    ldr q31, [sp, #368]
    ldr q8, [sp, #256]
    eor3 v22.16b, v31.16b, v8.16b, v22.16b
    rev32 v31.8h, v24.8h
    ldr q8, [sp, #384]
    eor v8.16b, v8.16b, v7.16b
    eor v7.16b, v7.16b, v17.16b
    rev32 v9.8h, v17.8h
    ldr q10, [x3, #592]
    ldr q11, [sp, #128]
    eor v11.16b, v11.16b, v22.16b
    eor v22.16b, v22.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #8
    ldr q12, [x3, #624]
    ldr q13, [x3, #512]
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v18.16b, v28.16b
    // round 3 (aes.dsl:47)
    eor3 v2.16b, v20.16b, v2.16b, v31.16b
    // round 2 (aes.dsl:47)
    ldr q20, [x3, #608]
    ldr q14, [x3, #544]
    // round 3 (aes.dsl:47)
    eor3 v6.16b, v29.16b, v6.16b, v31.16b
    // round 2 (aes.dsl:47)
    ldr q29, [sp, #272]
    eor v29.16b, v29.16b, v8.16b
    eor v16.16b, v16.16b, v8.16b
    rev32 v15.8h, v7.8h
    eor v25.16b, v25.16b, v11.16b
    ldr q26, [sp, #160]
    eor v26.16b, v26.16b, v11.16b
    // round 3 (aes.dsl:47)
    ldr q11, [x3, #656]
    // round 2 (aes.dsl:47)
    ext v22.16b, v22.16b, v22.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    eor3 v9.16b, v10.16b, v9.16b, v30.16b
    eor v10.16b, v17.16b, v30.16b
    rev32 v8.8h, v27.8h
    eor3 v24.16b, v13.16b, v24.16b, v27.16b
    // round 3 (aes.dsl:47)
    ldr q13, [x3, #720]
    // round 2 (aes.dsl:47)
    eor3 v0.16b, v14.16b, v0.16b, v30.16b
    eor v5.16b, v5.16b, v16.16b
    rev32 v30.8h, v16.8h
    rev32 v14.8h, v29.8h
    ext v26.16b, v26.16b, v26.16b, #8
    eor v3.16b, v3.16b, v25.16b
    ext v25.16b, v25.16b, v25.16b, #8
    eor3 v23.16b, v23.16b, v29.16b, v21.16b
    rev32 v31.8h, v10.8h
    eor3 v20.16b, v20.16b, v28.16b, v8.16b
    eor3 v18.16b, v12.16b, v18.16b, v8.16b
    eor v28.16b, v7.16b, v22.16b
    // round 3 (aes.dsl:47)
    eor3 v8.16b, v11.16b, v27.16b, v22.16b
    eor3 v7.16b, v13.16b, v7.16b, v21.16b
    eor v22.16b, v22.16b, v21.16b
    // round 2 (aes.dsl:47)
    rev32 v11.8h, v5.8h
    ext v3.16b, v3.16b, v3.16b, #8
    eor v29.16b, v29.16b, v26.16b
    eor3 v17.16b, v19.16b, v17.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    rev32 v19.8h, v28.8h
    eor v31.16b, v16.16b, v25.16b
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v27.16b, v28.16b
    eor v28.16b, v14.16b, v26.16b
    eor3 v4.16b, v4.16b, v15.16b, v22.16b
    // round 2 (aes.dsl:47)
    eor v22.16b, v5.16b, v3.16b
    ldr q12, [x3, #576]
    eor3 v10.16b, v12.16b, v10.16b, v3.16b
    rev32 v12.8h, v29.8h
    eor3 v3.16b, v18.16b, v11.16b, v3.16b
    rev32 v18.8h, v31.8h
    // round 3 (aes.dsl:47)
    ldr q11, [x3, #688]
    eor3 v29.16b, v11.16b, v25.16b, v29.16b
    eor3 v31.16b, v8.16b, v19.16b, v31.16b
    eor3 v2.16b, v27.16b, v2.16b, v0.16b
    ldr q27, [x3, #752]
    eor3 v16.16b, v27.16b, v16.16b, v28.16b
    eor v7.16b, v7.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor v19.16b, v20.16b, v22.16b
    // round 3 (aes.dsl:47)
    eor3 v6.16b, v6.16b, v21.16b, v17.16b
    // round 2 (aes.dsl:47)
    rev32 v20.8h, v22.8h
    eor3 v21.16b, v24.16b, v26.16b, v12.16b
    eor v22.16b, v23.16b, v12.16b
    // round 3 (aes.dsl:47)
    eor3 v7.16b, v30.16b, v25.16b, v7.16b
    eor v23.16b, v19.16b, v31.16b
    // round 2 (aes.dsl:47)
    eor3 v5.16b, v5.16b, v9.16b, v20.16b
    eor v20.16b, v10.16b, v20.16b
    // round 3 (aes.dsl:47)
    eor v24.16b, v0.16b, v21.16b
    eor v7.16b, v3.16b, v7.16b
    eor v25.16b, v17.16b, v22.16b
    eor v1.16b, v1.16b, v23.16b
    and v26.16b, v20.16b, v23.16b
    eor3 v27.16b, v18.16b, v29.16b, v24.16b
    eor v28.16b, v23.16b, v24.16b
    eor v4.16b, v4.16b, v7.16b
    and v29.16b, v5.16b, v7.16b
    eor3 v16.16b, v18.16b, v16.16b, v25.16b
    eor v18.16b, v7.16b, v25.16b
    eor v30.16b, v20.16b, v1.16b
    eor v1.16b, v1.16b, v27.16b
    eor v31.16b, v2.16b, v28.16b
    eor v8.16b, v5.16b, v4.16b
    eor v4.16b, v4.16b, v16.16b
    eor v9.16b, v6.16b, v18.16b
    eor v2.16b, v2.16b, v30.16b
    eor v10.16b, v30.16b, v1.16b
    eor v11.16b, v20.16b, v31.16b
    eor v6.16b, v6.16b, v8.16b
    eor v12.16b, v8.16b, v4.16b
    eor v13.16b, v5.16b, v9.16b
    eor v19.16b, v19.16b, v2.16b
    eor v21.16b, v21.16b, v10.16b
    eor v14.16b, v1.16b, v11.16b
    and v15.16b, v2.16b, v28.16b
    eor v3.16b, v3.16b, v6.16b
    eor v22.16b, v22.16b, v12.16b
    str q5, [sp, #160]
    eor v5.16b, v4.16b, v13.16b
    str q20, [sp, #272]
    and v20.16b, v6.16b, v18.16b
    str q18, [sp, #128]
    eor v18.16b, v23.16b, v19.16b
    str q27, [sp, #384]
    orr v27.16b, v27.16b, v21.16b
    str q23, [sp, #256]
    eor v23.16b, v23.16b, v21.16b
    str q21, [sp, #368]
    eor v21.16b, v24.16b, v19.16b
    str q19, [sp, #336]
    orr v19.16b, v19.16b, v11.16b
    str q11, [sp, #208]
    eor v11.16b, v7.16b, v3.16b
    str q16, [sp, #224]
    orr v16.16b, v16.16b, v22.16b
    str q7, [sp, #304]
    eor v7.16b, v7.16b, v22.16b
    str q22, [sp, #400]
    eor v22.16b, v25.16b, v3.16b
    str q3, [sp, #176]
    orr v3.16b, v3.16b, v13.16b
    str q13, [sp, #144]
    and v13.16b, v10.16b, v23.16b
    eor v24.16b, v24.16b, v23.16b
    str q10, [sp, #288]
    and v10.16b, v18.16b, v31.16b
    str q31, [sp, #320]
    and v31.16b, v30.16b, v21.16b
    str q23, [sp, #80]
    eor v23.16b, v23.16b, v21.16b
    str q12, [sp, #416]
    and v12.16b, v12.16b, v7.16b
    eor v25.16b, v25.16b, v7.16b
    str q9, [sp, #96]
    and v9.16b, v11.16b, v9.16b
    str q7, [sp, #192]
    eor v7.16b, v7.16b, v22.16b
    str q11, [sp, #112]
    and v11.16b, v8.16b, v22.16b
    eor v26.16b, v26.16b, v13.16b
    eor v27.16b, v27.16b, v13.16b
    and v13.16b, v24.16b, v14.16b
    eor3 v0.16b, v0.16b, v15.16b, v10.16b
    and v15.16b, v1.16b, v23.16b
    eor v29.16b, v29.16b, v12.16b
    eor v16.16b, v16.16b, v12.16b
    and v12.16b, v25.16b, v5.16b
    eor3 v17.16b, v17.16b, v20.16b, v9.16b
    and v20.16b, v4.16b, v7.16b
    eor v0.16b, v26.16b, v0.16b
    eor3 v31.16b, v10.16b, v31.16b, v27.16b
    eor3 v10.16b, v2.16b, v19.16b, v15.16b
    eor v17.16b, v29.16b, v17.16b
    eor3 v20.16b, v6.16b, v3.16b, v20.16b
    eor3 v9.16b, v9.16b, v11.16b, v16.16b
    eor3 v19.16b, v19.16b, v13.16b, v26.16b
    eor v26.16b, v31.16b, v0.16b
    eor v27.16b, v27.16b, v10.16b
    eor v16.16b, v16.16b, v20.16b
    eor v20.16b, v9.16b, v17.16b
    eor3 v3.16b, v3.16b, v12.16b, v29.16b
    eor v29.16b, v27.16b, v19.16b
    and v10.16b, v27.16b, v26.16b
    and v11.16b, v16.16b, v20.16b
    eor v12.16b, v16.16b, v3.16b
    and v13.16b, v31.16b, v29.16b
    eor v15.16b, v19.16b, v10.16b
    str q4, [sp, #240]
    eor v4.16b, v3.16b, v11.16b
    str q7, [sp, #64]
    and v7.16b, v9.16b, v12.16b
    str q18, [sp, #352]
    eor v18.16b, v0.16b, v13.16b
    and v0.16b, v0.16b, v15.16b
    and v4.16b, v17.16b, v4.16b
    eor v17.16b, v17.16b, v7.16b
    and v18.16b, v19.16b, v18.16b
    orr v19.16b, v27.16b, v0.16b
    eor v0.16b, v26.16b, v0.16b
    orr v16.16b, v16.16b, v4.16b
    eor v4.16b, v20.16b, v4.16b
    and v3.16b, v3.16b, v17.16b
    orr v17.16b, v31.16b, v18.16b
    eor v18.16b, v29.16b, v18.16b
    eor v19.16b, v13.16b, v19.16b
    and v20.16b, v14.16b, v0.16b
    and v24.16b, v24.16b, v0.16b
    and v25.16b, v25.16b, v4.16b
    and v5.16b, v5.16b, v4.16b
    eor v7.16b, v7.16b, v16.16b
    eor v16.16b, v12.16b, v3.16b
    orr v3.16b, v9.16b, v3.16b
    and v2.16b, v2.16b, v18.16b
    and v26.16b, v28.16b, v18.16b
    eor v17.16b, v10.16b, v17.16b
    and v27.16b, v30.16b, v19.16b
    and v21.16b, v21.16b, v19.16b
    eor v28.16b, v0.16b, v18.16b
    eor v18.16b, v19.16b, v18.16b
    ldr q30, [x3, #800]
    eor v3.16b, v11.16b, v3.16b
    and v6.16b, v6.16b, v16.16b
    ldr q31, [sp, #128]
    and v31.16b, v31.16b, v16.16b
    and v22.16b, v22.16b, v7.16b
    and v8.16b, v8.16b, v7.16b
    eor v9.16b, v4.16b, v16.16b
    eor v16.16b, v7.16b, v16.16b
    and v23.16b, v23.16b, v17.16b
    and v1.16b, v1.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q10, [sp, #384]
    and v10.16b, v10.16b, v28.16b
    ldr q11, [sp, #368]
    and v11.16b, v11.16b, v28.16b
    eor v17.16b, v19.16b, v17.16b
    ldr q19, [sp, #352]
    and v19.16b, v19.16b, v18.16b
    ldr q12, [sp, #320]
    and v18.16b, v12.16b, v18.16b
    ldr q12, [sp, #64]
    and v12.16b, v12.16b, v3.16b
    ldr q13, [sp, #240]
    and v13.16b, v13.16b, v3.16b
    eor v4.16b, v4.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [sp, #112]
    and v7.16b, v7.16b, v16.16b
    ldr q14, [sp, #96]
    and v16.16b, v14.16b, v16.16b
    ldr q14, [sp, #400]
    and v14.16b, v14.16b, v9.16b
    ldr q15, [sp, #224]
    and v15.16b, v15.16b, v9.16b
    ldr q29, [sp, #208]
    and v29.16b, v29.16b, v0.16b
    str q31, [sp, #208]
    ldr q31, [sp, #336]
    and v0.16b, v31.16b, v0.16b
    eor v31.16b, v21.16b, v11.16b
    ldr q11, [sp, #288]
    and v11.16b, v11.16b, v17.16b
    eor v28.16b, v28.16b, v17.16b
    str q26, [sp, #288]
    ldr q26, [sp, #80]
    and v17.16b, v26.16b, v17.16b
    ldr q26, [sp, #144]
    and v26.16b, v26.16b, v4.16b
    str q26, [sp, #144]
    ldr q26, [sp, #192]
    and v26.16b, v26.16b, v3.16b
    str q5, [sp, #192]
    ldr q5, [sp, #416]
    and v5.16b, v5.16b, v3.16b
    eor v3.16b, v9.16b, v3.16b
    eor v9.16b, v22.16b, v14.16b
    eor v18.16b, v18.16b, v11.16b
    ldr q14, [sp, #272]
    and v14.16b, v14.16b, v28.16b
    eor3 v17.16b, v19.16b, v31.16b, v17.16b
    eor v16.16b, v16.16b, v5.16b
    str q5, [sp, #272]
    ldr q5, [sp, #160]
    and v5.16b, v5.16b, v3.16b
    str q20, [sp, #160]
    ldr q20, [sp, #176]
    and v4.16b, v20.16b, v4.16b
    eor3 v20.16b, v7.16b, v9.16b, v26.16b
    eor3 v2.16b, v2.16b, v14.16b, v18.16b
    ldr q26, [sp, #256]
    and v26.16b, v26.16b, v28.16b
    ldr q28, [x8, #0]
    str q9, [sp, #256]
    tbl v9.16b, {v17.16b}, v28.16b
    eor3 v6.16b, v6.16b, v5.16b, v16.16b
    str q5, [sp, #176]
    ldr q5, [sp, #304]
    and v3.16b, v5.16b, v3.16b
    ext v5.16b, v20.16b, v20.16b, #4
    eor v24.16b, v24.16b, v2.16b
    str q2, [sp, #304]
    ldr q2, [x8, #16]
    str q3, [sp, #416]
    tbl v3.16b, {v20.16b}, v2.16b
    eor v25.16b, v25.16b, v6.16b
    eor v20.16b, v20.16b, v9.16b
    // round 4 (aes.dsl:47)
    str q6, [sp, #80]
    ldr q6, [x3, #928]
    str q14, [sp, #336]
    ldr q14, [x3, #992]
    // round 3 (aes.dsl:47)
    eor3 v5.16b, v30.16b, v17.16b, v5.16b
    eor3 v17.16b, v21.16b, v23.16b, v24.16b
    eor3 v0.16b, v19.16b, v0.16b, v24.16b
    eor3 v19.16b, v22.16b, v12.16b, v25.16b
    eor3 v4.16b, v7.16b, v4.16b, v25.16b
    ldr q7, [x8, #32]
    tbl v21.16b, {v20.16b}, v7.16b
    ext v22.16b, v20.16b, v20.16b, #4
    eor v23.16b, v10.16b, v0.16b
    tbl v24.16b, {v17.16b}, v28.16b
    eor v25.16b, v15.16b, v4.16b
    ext v30.16b, v19.16b, v19.16b, #4
    tbl v10.16b, {v19.16b}, v2.16b
    // round 4 (aes.dsl:47)
    eor3 v3.16b, v6.16b, v3.16b, v22.16b
    eor3 v6.16b, v14.16b, v9.16b, v21.16b
    // round 3 (aes.dsl:47)
    eor3 v18.16b, v27.16b, v18.16b, v23.16b
    eor v1.16b, v1.16b, v23.16b
    eor v21.16b, v13.16b, v25.16b
    eor3 v16.16b, v8.16b, v16.16b, v25.16b
    ldr q22, [x3, #832]
    ldr q25, [x3, #768]
    eor3 v17.16b, v25.16b, v17.16b, v30.16b
    eor v19.16b, v19.16b, v24.16b
    eor3 v25.16b, v31.16b, v26.16b, v18.16b
    ldr q27, [x3, #784]
    eor3 v29.16b, v11.16b, v29.16b, v1.16b
    ldr q30, [sp, #160]
    ldr q31, [sp, #336]
    eor3 v1.16b, v30.16b, v31.16b, v1.16b
    tbl v30.16b, {v18.16b}, v28.16b
    ldr q8, [x3, #816]
    ldr q9, [sp, #256]
    ldr q11, [sp, #416]
    eor3 v9.16b, v9.16b, v11.16b, v16.16b
    ldr q11, [sp, #192]
    ldr q12, [sp, #176]
    eor3 v11.16b, v11.16b, v12.16b, v21.16b
    ldr q12, [sp, #272]
    ldr q13, [sp, #144]
    eor3 v21.16b, v12.16b, v13.16b, v21.16b
    // round 4 (aes.dsl:47)
    ldr q12, [x3, #896]
    ldr q13, [x3, #960]
    // round 3 (aes.dsl:47)
    tbl v14.16b, {v16.16b}, v2.16b
    ext v15.16b, v16.16b, v16.16b, #4
    ext v31.16b, v19.16b, v19.16b, #4
    tbl v26.16b, {v19.16b}, v7.16b
    ldr q23, [sp, #288]
    eor v23.16b, v23.16b, v29.16b
    eor v29.16b, v29.16b, v1.16b
    str q6, [sp, #288]
    tbl v6.16b, {v1.16b}, v28.16b
    str q3, [sp, #144]
    ldr q3, [sp, #208]
    eor v3.16b, v3.16b, v21.16b
    eor v21.16b, v21.16b, v11.16b
    str q5, [sp, #208]
    ext v5.16b, v11.16b, v11.16b, #4
    str q17, [sp, #272]
    tbl v17.16b, {v11.16b}, v2.16b
    eor v16.16b, v16.16b, v30.16b
    // round 4 (aes.dsl:47)
    str q17, [sp, #176]
    // round 3 (aes.dsl:47)
    eor v18.16b, v18.16b, v15.16b
    // round 4 (aes.dsl:47)
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    eor3 v24.16b, v13.16b, v24.16b, v26.16b
    // round 3 (aes.dsl:47)
    eor v25.16b, v25.16b, v23.16b
    ldr q26, [sp, #304]
    eor v23.16b, v26.16b, v23.16b
    tbl v26.16b, {v29.16b}, v28.16b
    eor v9.16b, v9.16b, v3.16b
    ldr q10, [sp, #80]
    eor v3.16b, v10.16b, v3.16b
    tbl v10.16b, {v21.16b}, v2.16b
    ext v12.16b, v21.16b, v21.16b, #4
    eor3 v1.16b, v22.16b, v1.16b, v5.16b
    eor3 v5.16b, v27.16b, v19.16b, v16.16b
    eor v19.16b, v11.16b, v6.16b
    eor3 v6.16b, v8.16b, v20.16b, v6.16b
    tbl v20.16b, {v16.16b}, v7.16b
    ext v22.16b, v16.16b, v16.16b, #4
    eor v0.16b, v0.16b, v25.16b
    tbl v27.16b, {v23.16b}, v28.16b
    // round 4 (aes.dsl:47)
    ldr q8, [x3, #976]
    // round 3 (aes.dsl:47)
    tbl v11.16b, {v25.16b}, v28.16b
    eor v4.16b, v4.16b, v9.16b
    ext v13.16b, v3.16b, v3.16b, #4
    tbl v15.16b, {v3.16b}, v2.16b
    tbl v17.16b, {v9.16b}, v2.16b
    str q1, [sp, #80]
    ext v1.16b, v9.16b, v9.16b, #4
    eor v21.16b, v21.16b, v26.16b
    str q5, [sp, #304]
    tbl v5.16b, {v19.16b}, v7.16b
    str q24, [sp, #192]
    ext v24.16b, v19.16b, v19.16b, #4
    str q31, [sp, #416]
    ldr q31, [x3, #880]
    eor3 v20.16b, v31.16b, v30.16b, v20.16b
    ldr q30, [x3, #864]
    eor3 v22.16b, v30.16b, v14.16b, v22.16b
    // round 4 (aes.dsl:47)
    eor v30.16b, v18.16b, v12.16b
    eor3 v26.16b, v8.16b, v16.16b, v26.16b
    // round 3 (aes.dsl:47)
    tbl v31.16b, {v0.16b}, v28.16b
    ext v8.16b, v4.16b, v4.16b, #4
    tbl v12.16b, {v4.16b}, v2.16b
    ldr q14, [sp, #272]
    eor3 v14.16b, v14.16b, v18.16b, v15.16b
    eor v9.16b, v9.16b, v11.16b
    eor v3.16b, v3.16b, v27.16b
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [sp, #208]
    ldr q15, [sp, #176]
    eor3 v6.16b, v6.16b, v15.16b, v24.16b
    tbl v24.16b, {v21.16b}, v7.16b
    ext v15.16b, v21.16b, v21.16b, #4
    // round 4 (aes.dsl:47)
    eor v17.16b, v13.16b, v17.16b
    ldr q13, [sp, #144]
    eor3 v29.16b, v13.16b, v29.16b, v30.16b
    ldr q30, [x3, #912]
    eor3 v1.16b, v30.16b, v18.16b, v1.16b
    ldr q30, [sp, #288]
    eor3 v21.16b, v30.16b, v16.16b, v21.16b
    // round 3 (aes.dsl:47)
    eor v4.16b, v4.16b, v31.16b
    ldr q30, [x3, #848]
    eor3 v19.16b, v30.16b, v19.16b, v31.16b
    tbl v30.16b, {v3.16b}, v7.16b
    ext v31.16b, v3.16b, v3.16b, #4
    tbl v13.16b, {v9.16b}, v7.16b
    ext v2.16b, v9.16b, v9.16b, #4
    eor3 v0.16b, v0.16b, v22.16b, v8.16b
    // round 4 (aes.dsl:47)
    eor3 v22.16b, v25.16b, v10.16b, v15.16b
    ldr q25, [x3, #944]
    eor3 v17.16b, v25.16b, v23.16b, v17.16b
    ldr q23, [sp, #416]
    eor3 v18.16b, v18.16b, v23.16b, v6.16b
    ldr q23, [x3, #1008]
    eor3 v3.16b, v23.16b, v11.16b, v3.16b
    ldr q23, [sp, #192]
    eor3 v16.16b, v16.16b, v23.16b, v5.16b
    eor3 v23.16b, v26.16b, v24.16b, v9.16b
    // round 3 (aes.dsl:47)
    ext v24.16b, v4.16b, v4.16b, #4
    // round 4 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v0.16b, v22.16b
    // round 3 (aes.dsl:47)
    tbl v22.16b, {v4.16b}, v7.16b
    eor v25.16b, v14.16b, v31.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q20, [sp, #304]
    eor3 v20.16b, v20.16b, v27.16b, v30.16b
    ldr q26, [sp, #80]
    eor3 v24.16b, v26.16b, v12.16b, v24.16b
    // round 4 (aes.dsl:47)
    eor v26.16b, v29.16b, v1.16b
    // round 3 (aes.dsl:47)
    eor v19.16b, v19.16b, v22.16b
    // round 4 (aes.dsl:47)
    eor v22.16b, v6.16b, v25.16b
    eor v23.16b, v4.16b, v23.16b
    eor v27.16b, v5.16b, v20.16b
    eor v29.16b, v24.16b, v26.16b
    and v30.16b, v24.16b, v1.16b
    eor3 v2.16b, v2.16b, v17.16b, v22.16b
    eor v17.16b, v1.16b, v22.16b
    eor v21.16b, v21.16b, v23.16b
    and v31.16b, v19.16b, v23.16b
    eor3 v3.16b, v13.16b, v3.16b, v27.16b
    eor v8.16b, v23.16b, v27.16b
    eor v9.16b, v18.16b, v29.16b
    eor v26.16b, v26.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v10.16b, v19.16b, v21.16b
    eor v21.16b, v21.16b, v3.16b
    eor v11.16b, v16.16b, v8.16b
    eor v0.16b, v0.16b, v9.16b
    eor v12.16b, v29.16b, v26.16b
    eor v13.16b, v24.16b, v18.16b
    and v14.16b, v9.16b, v17.16b
    eor v16.16b, v16.16b, v10.16b
    eor v15.16b, v10.16b, v21.16b
    eor v28.16b, v19.16b, v11.16b
    eor v7.16b, v1.16b, v0.16b
    eor v25.16b, v25.16b, v12.16b
    str q19, [sp, #80]
    eor v19.16b, v22.16b, v0.16b
    str q24, [sp, #304]
    orr v24.16b, v0.16b, v13.16b
    str q13, [sp, #192]
    eor v13.16b, v26.16b, v13.16b
    eor v4.16b, v4.16b, v16.16b
    eor v20.16b, v20.16b, v15.16b
    str q0, [sp, #416]
    eor v0.16b, v21.16b, v28.16b
    str q8, [sp, #288]
    and v8.16b, v16.16b, v8.16b
    str q1, [sp, #144]
    eor v1.16b, v1.16b, v25.16b
    str q25, [sp, #176]
    orr v25.16b, v2.16b, v25.16b
    str q7, [sp, #208]
    and v7.16b, v7.16b, v18.16b
    str q18, [sp, #272]
    and v18.16b, v29.16b, v19.16b
    str q2, [sp, #256]
    eor v2.16b, v23.16b, v4.16b
    str q23, [sp, #336]
    eor v23.16b, v23.16b, v20.16b
    str q20, [sp, #160]
    orr v20.16b, v3.16b, v20.16b
    str q3, [sp, #224]
    eor v3.16b, v27.16b, v4.16b
    str q28, [sp, #400]
    orr v28.16b, v4.16b, v28.16b
    eor v22.16b, v22.16b, v1.16b
    str q4, [sp, #96]
    and v4.16b, v12.16b, v1.16b
    eor3 v6.16b, v6.16b, v14.16b, v7.16b
    eor v14.16b, v1.16b, v19.16b
    str q1, [sp, #112]
    and v1.16b, v15.16b, v23.16b
    eor v27.16b, v27.16b, v23.16b
    str q15, [sp, #240]
    and v15.16b, v2.16b, v11.16b
    str q23, [sp, #64]
    eor v23.16b, v23.16b, v3.16b
    str q12, [sp, #320]
    and v12.16b, v10.16b, v3.16b
    eor v30.16b, v30.16b, v4.16b
    eor v4.16b, v25.16b, v4.16b
    and v25.16b, v22.16b, v13.16b
    str q11, [sp, #352]
    and v11.16b, v26.16b, v14.16b
    eor v31.16b, v31.16b, v1.16b
    eor v1.16b, v20.16b, v1.16b
    eor3 v5.16b, v5.16b, v8.16b, v15.16b
    and v20.16b, v21.16b, v23.16b
    eor v6.16b, v30.16b, v6.16b
    eor3 v7.16b, v7.16b, v18.16b, v4.16b
    eor3 v18.16b, v9.16b, v24.16b, v11.16b
    and v8.16b, v27.16b, v0.16b
    eor v5.16b, v31.16b, v5.16b
    eor3 v20.16b, v16.16b, v28.16b, v20.16b
    eor3 v11.16b, v15.16b, v12.16b, v1.16b
    eor v12.16b, v7.16b, v6.16b
    eor v4.16b, v4.16b, v18.16b
    eor3 v18.16b, v24.16b, v25.16b, v30.16b
    eor3 v24.16b, v28.16b, v8.16b, v31.16b
    eor v1.16b, v1.16b, v20.16b
    eor v20.16b, v11.16b, v5.16b
    and v25.16b, v4.16b, v12.16b
    eor v28.16b, v4.16b, v18.16b
    eor v30.16b, v1.16b, v24.16b
    and v31.16b, v1.16b, v20.16b
    eor v8.16b, v18.16b, v25.16b
    and v15.16b, v7.16b, v28.16b
    str q2, [sp, #368]
    and v2.16b, v11.16b, v30.16b
    str q21, [sp, #384]
    eor v21.16b, v24.16b, v31.16b
    and v8.16b, v6.16b, v8.16b
    eor v6.16b, v6.16b, v15.16b
    str q23, [sp, #128]
    eor v23.16b, v5.16b, v2.16b
    and v5.16b, v5.16b, v21.16b
    eor v21.16b, v12.16b, v8.16b
    orr v4.16b, v4.16b, v8.16b
    and v6.16b, v18.16b, v6.16b
    and v18.16b, v24.16b, v23.16b
    orr v1.16b, v1.16b, v5.16b
    eor v5.16b, v20.16b, v5.16b
    and v20.16b, v22.16b, v21.16b
    and v22.16b, v13.16b, v21.16b
    eor v4.16b, v15.16b, v4.16b
    orr v7.16b, v7.16b, v6.16b
    eor v6.16b, v28.16b, v6.16b
    eor v23.16b, v30.16b, v18.16b
    orr v18.16b, v11.16b, v18.16b
    eor v1.16b, v2.16b, v1.16b
    and v2.16b, v27.16b, v5.16b
    and v0.16b, v0.16b, v5.16b
    and v19.16b, v19.16b, v4.16b
    and v24.16b, v29.16b, v4.16b
    eor v7.16b, v25.16b, v7.16b
    and v25.16b, v9.16b, v6.16b
    and v17.16b, v17.16b, v6.16b
    eor v27.16b, v21.16b, v6.16b
    eor v6.16b, v4.16b, v6.16b
    and v16.16b, v16.16b, v23.16b
    ldr q30, [sp, #288]
    and v30.16b, v30.16b, v23.16b
    eor v18.16b, v31.16b, v18.16b
    and v31.16b, v10.16b, v1.16b
    and v3.16b, v3.16b, v1.16b
    eor v8.16b, v5.16b, v23.16b
    eor v23.16b, v1.16b, v23.16b
    and v9.16b, v14.16b, v7.16b
    and v26.16b, v26.16b, v7.16b
    ldr q10, [sp, #256]
    and v10.16b, v10.16b, v27.16b
    ldr q11, [sp, #176]
    and v11.16b, v11.16b, v27.16b
    ldr q12, [sp, #272]
    and v12.16b, v12.16b, v6.16b
    ldr q13, [sp, #208]
    and v6.16b, v13.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [sp, #128]
    and v21.16b, v21.16b, v18.16b
    ldr q13, [sp, #384]
    and v13.16b, v13.16b, v18.16b
    eor v5.16b, v5.16b, v18.16b
    ldr q14, [sp, #224]
    and v14.16b, v14.16b, v8.16b
    ldr q15, [sp, #160]
    and v15.16b, v15.16b, v8.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [sp, #368]
    and v18.16b, v18.16b, v23.16b
    ldr q29, [sp, #352]
    and v23.16b, v29.16b, v23.16b
    eor v29.16b, v19.16b, v11.16b
    ldr q11, [sp, #416]
    and v11.16b, v11.16b, v7.16b
    ldr q28, [sp, #320]
    and v28.16b, v28.16b, v4.16b
    eor v27.16b, v27.16b, v4.16b
    str q30, [sp, #320]
    ldr q30, [sp, #240]
    and v30.16b, v30.16b, v1.16b
    eor v8.16b, v8.16b, v1.16b
    eor v15.16b, v3.16b, v15.16b
    str q17, [sp, #240]
    ldr q17, [sp, #64]
    and v1.16b, v17.16b, v1.16b
    eor v17.16b, v12.16b, v28.16b
    ldr q12, [sp, #304]
    and v12.16b, v12.16b, v27.16b
    str q0, [sp, #304]
    ldr q0, [sp, #80]
    and v0.16b, v0.16b, v8.16b
    eor v23.16b, v23.16b, v30.16b
    str q30, [sp, #80]
    ldr q30, [sp, #192]
    and v7.16b, v30.16b, v7.16b
    ldr q30, [sp, #112]
    and v4.16b, v30.16b, v4.16b
    eor3 v1.16b, v18.16b, v15.16b, v1.16b
    ldr q30, [sp, #96]
    and v30.16b, v30.16b, v5.16b
    eor3 v25.16b, v25.16b, v12.16b, v17.16b
    eor3 v16.16b, v16.16b, v0.16b, v23.16b
    str q0, [sp, #96]
    ldr q0, [sp, #400]
    and v0.16b, v0.16b, v5.16b
    eor3 v4.16b, v6.16b, v29.16b, v4.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q5, [sp, #144]
    and v5.16b, v5.16b, v27.16b
    eor v20.16b, v20.16b, v25.16b
    eor v2.16b, v2.16b, v16.16b
    // round 5 (aes.dsl:47)
    ldr q27, [x3, #1184]
    str q16, [sp, #144]
    ldr q16, [x3, #1248]
    // round 4 (aes.dsl:47)
    str q25, [sp, #400]
    ldr q25, [sp, #336]
    and v25.16b, v25.16b, v8.16b
    rev32 v8.8h, v4.8h
    str q0, [sp, #336]
    eor v0.16b, v4.16b, v1.16b
    eor3 v6.16b, v6.16b, v11.16b, v20.16b
    eor3 v19.16b, v19.16b, v9.16b, v20.16b
    eor3 v18.16b, v18.16b, v30.16b, v2.16b
    ldr q20, [x3, #1072]
    eor3 v20.16b, v20.16b, v8.16b, v1.16b
    eor3 v2.16b, v3.16b, v21.16b, v2.16b
    rev32 v3.8h, v0.8h
    eor v21.16b, v10.16b, v6.16b
    rev32 v30.8h, v19.8h
    eor v8.16b, v14.16b, v18.16b
    ext v2.16b, v2.16b, v2.16b, #8
    // round 5 (aes.dsl:47)
    eor3 v1.16b, v27.16b, v1.16b, v3.16b
    eor3 v3.16b, v16.16b, v4.16b, v3.16b
    // round 4 (aes.dsl:47)
    eor v4.16b, v26.16b, v21.16b
    eor3 v16.16b, v24.16b, v17.16b, v21.16b
    eor v17.16b, v13.16b, v8.16b
    eor3 v21.16b, v31.16b, v23.16b, v8.16b
    ldr q23, [x3, #1040]
    eor3 v23.16b, v23.16b, v30.16b, v2.16b
    eor v24.16b, v19.16b, v2.16b
    eor3 v5.16b, v29.16b, v5.16b, v16.16b
    eor3 v7.16b, v28.16b, v7.16b, v4.16b
    eor3 v4.16b, v22.16b, v12.16b, v4.16b
    // round 5 (aes.dsl:47)
    ldr q22, [x3, #1152]
    // round 4 (aes.dsl:47)
    ldr q26, [x8, #32]
    tbl v27.16b, {v16.16b}, v26.16b
    eor3 v25.16b, v15.16b, v25.16b, v21.16b
    ext v28.16b, v21.16b, v21.16b, #8
    // round 5 (aes.dsl:47)
    ldr q29, [x3, #1216]
    // round 4 (aes.dsl:47)
    ldr q30, [sp, #304]
    ldr q31, [sp, #96]
    eor3 v30.16b, v30.16b, v31.16b, v17.16b
    ldr q31, [sp, #80]
    ldr q8, [sp, #336]
    eor3 v17.16b, v31.16b, v8.16b, v17.16b
    rev32 v31.8h, v24.8h
    ldr q8, [sp, #240]
    eor v8.16b, v8.16b, v7.16b
    eor v7.16b, v7.16b, v4.16b
    rev32 v9.8h, v4.8h
    ldr q10, [x3, #1104]
    ldr q11, [sp, #320]
    eor v11.16b, v11.16b, v17.16b
    eor v17.16b, v17.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #8
    ldr q12, [x3, #1136]
    ldr q13, [x3, #1024]
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v16.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor3 v2.16b, v22.16b, v2.16b, v31.16b
    // round 4 (aes.dsl:47)
    ldr q22, [x3, #1120]
    ldr q14, [x3, #1056]
    // round 5 (aes.dsl:47)
    eor3 v19.16b, v29.16b, v19.16b, v31.16b
    // round 4 (aes.dsl:47)
    ldr q29, [sp, #400]
    eor v29.16b, v29.16b, v8.16b
    eor v5.16b, v5.16b, v8.16b
    rev32 v15.8h, v7.8h
    eor v25.16b, v25.16b, v11.16b
    ldr q26, [sp, #144]
    eor v26.16b, v26.16b, v11.16b
    // round 5 (aes.dsl:47)
    ldr q11, [x3, #1168]
    // round 4 (aes.dsl:47)
    ext v17.16b, v17.16b, v17.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    eor3 v9.16b, v10.16b, v9.16b, v30.16b
    eor v10.16b, v4.16b, v30.16b
    rev32 v8.8h, v27.8h
    eor3 v24.16b, v13.16b, v24.16b, v27.16b
    // round 5 (aes.dsl:47)
    ldr q13, [x3, #1232]
    // round 4 (aes.dsl:47)
    eor3 v0.16b, v14.16b, v0.16b, v30.16b
    eor v6.16b, v6.16b, v5.16b
    rev32 v30.8h, v5.8h
    rev32 v14.8h, v29.8h
    ext v26.16b, v26.16b, v26.16b, #8
    eor v18.16b, v18.16b, v25.16b
    ext v25.16b, v25.16b, v25.16b, #8
    eor3 v23.16b, v23.16b, v29.16b, v21.16b
    rev32 v31.8h, v10.8h
    eor3 v22.16b, v22.16b, v28.16b, v8.16b
    eor3 v16.16b, v12.16b, v16.16b, v8.16b
    eor v28.16b, v7.16b, v17.16b
    // round 5 (aes.dsl:47)
    eor3 v8.16b, v11.16b, v27.16b, v17.16b
    eor3 v7.16b, v13.16b, v7.16b, v21.16b
    eor v17.16b, v17.16b, v21.16b
    // round 4 (aes.dsl:47)
    rev32 v11.8h, v6.8h
    ext v18.16b, v18.16b, v18.16b, #8
    eor v29.16b, v29.16b, v26.16b
    eor3 v4.16b, v20.16b, v4.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    rev32 v20.8h, v28.8h
    eor v31.16b, v5.16b, v25.16b
    // round 5 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v27.16b, v28.16b
    eor v28.16b, v14.16b, v26.16b
    eor3 v3.16b, v3.16b, v15.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor v17.16b, v6.16b, v18.16b
    ldr q12, [x3, #1088]
    eor3 v10.16b, v12.16b, v10.16b, v18.16b
    rev32 v12.8h, v29.8h
    eor3 v16.16b, v16.16b, v11.16b, v18.16b
    rev32 v18.8h, v31.8h
    // round 5 (aes.dsl:47)
    ldr q11, [x3, #1200]
    eor3 v29.16b, v11.16b, v25.16b, v29.16b
    eor3 v31.16b, v8.16b, v20.16b, v31.16b
    eor3 v2.16b, v27.16b, v2.16b, v0.16b
    ldr q27, [x3, #1264]
    eor3 v5.16b, v27.16b, v5.16b, v28.16b
    eor v7.16b, v7.16b, v20.16b
    // round 4 (aes.dsl:47)
    eor v20.16b, v22.16b, v17.16b
    // round 5 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v21.16b, v4.16b
    // round 4 (aes.dsl:47)
    rev32 v17.8h, v17.8h
    eor3 v21.16b, v24.16b, v26.16b, v12.16b
    eor v22.16b, v23.16b, v12.16b
    // round 5 (aes.dsl:47)
    eor3 v7.16b, v30.16b, v25.16b, v7.16b
    eor v23.16b, v20.16b, v31.16b
    // round 4 (aes.dsl:47)
    eor3 v6.16b, v6.16b, v9.16b, v17.16b
    eor v17.16b, v10.16b, v17.16b
    // round 5 (aes.dsl:47)
    eor v24.16b, v0.16b, v21.16b
    eor v7.16b, v16.16b, v7.16b
    eor v25.16b, v4.16b, v22.16b
    eor v1.16b, v1.16b, v23.16b
    and v26.16b, v17.16b, v23.16b
    eor3 v27.16b, v18.16b, v29.16b, v24.16b
    eor v28.16b, v23.16b, v24.16b
    eor v3.16b, v3.16b, v7.16b
    and v29.16b, v6.16b, v7.16b
    eor3 v5.16b, v18.16b, v5.16b, v25.16b
    eor v18.16b, v7.16b, v25.16b
    eor v30.16b, v17.16b, v1.16b
    eor v1.16b, v1.16b, v27.16b
    eor v31.16b, v2.16b, v28.16b
    eor v8.16b, v6.16b, v3.16b
    eor v3.16b, v3.16b, v5.16b
    eor v9.16b, v19.16b, v18.16b
    eor v2.16b, v2.16b, v30.16b
    eor v10.16b, v30.16b, v1.16b
    eor v11.16b, v17.16b, v31.16b
    eor v19.16b, v19.16b, v8.16b
    eor v12.16b, v8.16b, v3.16b
    eor v13.16b, v6.16b, v9.16b
    eor v20.16b, v20.16b, v2.16b
    eor v21.16b, v21.16b, v10.16b
    eor v14.16b, v1.16b, v11.16b
    and v15.16b, v2.16b, v28.16b
    eor v16.16b, v16.16b, v19.16b
    eor v22.16b, v22.16b, v12.16b
    str q6, [sp, #144]
    eor v6.16b, v3.16b, v13.16b
    str q17, [sp, #400]
    and v17.16b, v19.16b, v18.16b
    str q18, [sp, #320]
    eor v18.16b, v23.16b, v20.16b
    str q27, [sp, #240]
    orr v27.16b, v27.16b, v21.16b
    str q23, [sp, #336]
    eor v23.16b, v23.16b, v21.16b
    str q21, [sp, #80]
    eor v21.16b, v24.16b, v20.16b
    str q20, [sp, #96]
    orr v20.16b, v20.16b, v11.16b
    str q11, [sp, #304]
    eor v11.16b, v7.16b, v16.16b
    str q5, [sp, #112]
    orr v5.16b, v5.16b, v22.16b
    str q7, [sp, #192]
    eor v7.16b, v7.16b, v22.16b
    str q22, [sp, #64]
    eor v22.16b, v25.16b, v16.16b
    str q16, [sp, #416]
    orr v16.16b, v16.16b, v13.16b
    str q13, [sp, #352]
    and v13.16b, v10.16b, v23.16b
    eor v24.16b, v24.16b, v23.16b
    str q10, [sp, #368]
    and v10.16b, v18.16b, v31.16b
    str q31, [sp, #160]
    and v31.16b, v30.16b, v21.16b
    str q23, [sp, #224]
    eor v23.16b, v23.16b, v21.16b
    str q12, [sp, #384]
    and v12.16b, v12.16b, v7.16b
    eor v25.16b, v25.16b, v7.16b
    str q9, [sp, #128]
    and v9.16b, v11.16b, v9.16b
    str q7, [sp, #208]
    eor v7.16b, v7.16b, v22.16b
    str q11, [sp, #272]
    and v11.16b, v8.16b, v22.16b
    eor v26.16b, v26.16b, v13.16b
    eor v27.16b, v27.16b, v13.16b
    and v13.16b, v24.16b, v14.16b
    eor3 v0.16b, v0.16b, v15.16b, v10.16b
    and v15.16b, v1.16b, v23.16b
    eor v29.16b, v29.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    and v12.16b, v25.16b, v6.16b
    eor3 v4.16b, v4.16b, v17.16b, v9.16b
    and v17.16b, v3.16b, v7.16b
    eor v0.16b, v26.16b, v0.16b
    eor3 v31.16b, v10.16b, v31.16b, v27.16b
    eor3 v10.16b, v2.16b, v20.16b, v15.16b
    eor v4.16b, v29.16b, v4.16b
    eor3 v17.16b, v19.16b, v16.16b, v17.16b
    eor3 v9.16b, v9.16b, v11.16b, v5.16b
    eor3 v20.16b, v20.16b, v13.16b, v26.16b
    eor v26.16b, v31.16b, v0.16b
    eor v27.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v9.16b, v4.16b
    eor3 v16.16b, v16.16b, v12.16b, v29.16b
    eor v29.16b, v27.16b, v20.16b
    and v10.16b, v27.16b, v26.16b
    and v11.16b, v5.16b, v17.16b
    eor v12.16b, v5.16b, v16.16b
    and v13.16b, v31.16b, v29.16b
    eor v15.16b, v20.16b, v10.16b
    str q3, [sp, #176]
    eor v3.16b, v16.16b, v11.16b
    str q7, [sp, #256]
    and v7.16b, v9.16b, v12.16b
    str q18, [sp, #288]
    eor v18.16b, v0.16b, v13.16b
    and v0.16b, v0.16b, v15.16b
    and v3.16b, v4.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    and v18.16b, v20.16b, v18.16b
    orr v20.16b, v27.16b, v0.16b
    eor v0.16b, v26.16b, v0.16b
    orr v5.16b, v5.16b, v3.16b
    eor v3.16b, v17.16b, v3.16b
    and v4.16b, v16.16b, v4.16b
    orr v16.16b, v31.16b, v18.16b
    eor v17.16b, v29.16b, v18.16b
    eor v18.16b, v13.16b, v20.16b
    and v20.16b, v14.16b, v0.16b
    and v24.16b, v24.16b, v0.16b
    and v25.16b, v25.16b, v3.16b
    and v6.16b, v6.16b, v3.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v12.16b, v4.16b
    orr v4.16b, v9.16b, v4.16b
    and v2.16b, v2.16b, v17.16b
    and v26.16b, v28.16b, v17.16b
    eor v16.16b, v10.16b, v16.16b
    and v27.16b, v30.16b, v18.16b
    and v21.16b, v21.16b, v18.16b
    eor v28.16b, v0.16b, v17.16b
    eor v17.16b, v18.16b, v17.16b
    ldr q30, [x3, #1312]
    eor v4.16b, v11.16b, v4.16b
    and v19.16b, v19.16b, v7.16b
    ldr q31, [sp, #320]
    and v31.16b, v31.16b, v7.16b
    and v22.16b, v22.16b, v5.16b
    and v8.16b, v8.16b, v5.16b
    eor v9.16b, v3.16b, v7.16b
    eor v7.16b, v5.16b, v7.16b
    and v23.16b, v23.16b, v16.16b
    and v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    ldr q10, [sp, #240]
    and v10.16b, v10.16b, v28.16b
    ldr q11, [sp, #80]
    and v11.16b, v11.16b, v28.16b
    eor v16.16b, v18.16b, v16.16b
    ldr q18, [sp, #288]
    and v18.16b, v18.16b, v17.16b
    ldr q12, [sp, #160]
    and v17.16b, v12.16b, v17.16b
    ldr q12, [sp, #256]
    and v12.16b, v12.16b, v4.16b
    ldr q13, [sp, #176]
    and v13.16b, v13.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    ldr q5, [sp, #272]
    and v5.16b, v5.16b, v7.16b
    ldr q14, [sp, #128]
    and v7.16b, v14.16b, v7.16b
    ldr q14, [sp, #64]
    and v14.16b, v14.16b, v9.16b
    ldr q15, [sp, #112]
    and v15.16b, v15.16b, v9.16b
    ldr q29, [sp, #304]
    and v29.16b, v29.16b, v0.16b
    str q31, [sp, #304]
    ldr q31, [sp, #96]
    and v0.16b, v31.16b, v0.16b
    eor v31.16b, v21.16b, v11.16b
    ldr q11, [sp, #368]
    and v11.16b, v11.16b, v16.16b
    eor v28.16b, v28.16b, v16.16b
    str q26, [sp, #368]
    ldr q26, [sp, #224]
    and v16.16b, v26.16b, v16.16b
    ldr q26, [sp, #352]
    and v26.16b, v26.16b, v3.16b
    str q26, [sp, #352]
    ldr q26, [sp, #208]
    and v26.16b, v26.16b, v4.16b
    str q6, [sp, #208]
    ldr q6, [sp, #384]
    and v6.16b, v6.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    eor v9.16b, v22.16b, v14.16b
    eor v17.16b, v17.16b, v11.16b
    ldr q14, [sp, #400]
    and v14.16b, v14.16b, v28.16b
    eor3 v16.16b, v18.16b, v31.16b, v16.16b
    eor v7.16b, v7.16b, v6.16b
    str q6, [sp, #400]
    ldr q6, [sp, #144]
    and v6.16b, v6.16b, v4.16b
    str q20, [sp, #144]
    ldr q20, [sp, #416]
    and v3.16b, v20.16b, v3.16b
    eor3 v20.16b, v5.16b, v9.16b, v26.16b
    eor3 v2.16b, v2.16b, v14.16b, v17.16b
    ldr q26, [sp, #336]
    and v26.16b, v26.16b, v28.16b
    ldr q28, [x8, #0]
    str q9, [sp, #336]
    tbl v9.16b, {v16.16b}, v28.16b
    eor3 v19.16b, v19.16b, v6.16b, v7.16b
    str q6, [sp, #416]
    ldr q6, [sp, #192]
    and v4.16b, v6.16b, v4.16b
    ext v6.16b, v20.16b, v20.16b, #4
    eor v24.16b, v24.16b, v2.16b
    str q2, [sp, #192]
    ldr q2, [x8, #16]
    str q4, [sp, #384]
    tbl v4.16b, {v20.16b}, v2.16b
    eor v25.16b, v25.16b, v19.16b
    eor v20.16b, v20.16b, v9.16b
    // round 6 (aes.dsl:47)
    str q19, [sp, #224]
    ldr q19, [x3, #1440]
    str q14, [sp, #96]
    ldr q14, [x3, #1504]
    // round 5 (aes.dsl:47)
    eor3 v6.16b, v30.16b, v16.16b, v6.16b
    eor3 v16.16b, v21.16b, v23.16b, v24.16b
    eor3 v0.16b, v18.16b, v0.16b, v24.16b
    eor3 v18.16b, v22.16b, v12.16b, v25.16b
    eor3 v3.16b, v5.16b, v3.16b, v25.16b
    ldr q5, [x8, #32]
    tbl v21.16b, {v20.16b}, v5.16b
    ext v22.16b, v20.16b, v20.16b, #4
    eor v23.16b, v10.16b, v0.16b
    tbl v24.16b, {v16.16b}, v28.16b
    eor v25.16b, v15.16b, v3.16b
    ext v30.16b, v18.16b, v18.16b, #4
    tbl v10.16b, {v18.16b}, v2.16b
    // round 6 (aes.dsl:47)
    eor3 v4.16b, v19.16b, v4.16b, v22.16b
    eor3 v19.16b, v14.16b, v9.16b, v21.16b
    // round 5 (aes.dsl:47)
    eor3 v17.16b, v27.16b, v17.16b, v23.16b
    eor v1.16b, v1.16b, v23.16b
    eor v21.16b, v13.16b, v25.16b
    eor3 v7.16b, v8.16b, v7.16b, v25.16b
    ldr q22, [x3, #1344]
    ldr q25, [x3, #1280]
    eor3 v16.16b, v25.16b, v16.16b, v30.16b
    eor v18.16b, v18.16b, v24.16b
    eor3 v25.16b, v31.16b, v26.16b, v17.16b
    ldr q27, [x3, #1296]
    eor3 v29.16b, v11.16b, v29.16b, v1.16b
    ldr q30, [sp, #144]
    ldr q31, [sp, #96]
    eor3 v1.16b, v30.16b, v31.16b, v1.16b
    tbl v30.16b, {v17.16b}, v28.16b
    ldr q8, [x3, #1328]
    ldr q9, [sp, #336]
    ldr q11, [sp, #384]
    eor3 v9.16b, v9.16b, v11.16b, v7.16b
    ldr q11, [sp, #208]
    ldr q12, [sp, #416]
    eor3 v11.16b, v11.16b, v12.16b, v21.16b
    ldr q12, [sp, #400]
    ldr q13, [sp, #352]
    eor3 v21.16b, v12.16b, v13.16b, v21.16b
    // round 6 (aes.dsl:47)
    ldr q12, [x3, #1408]
    ldr q13, [x3, #1472]
    // round 5 (aes.dsl:47)
    tbl v14.16b, {v7.16b}, v2.16b
    ext v15.16b, v7.16b, v7.16b, #4
    ext v31.16b, v18.16b, v18.16b, #4
    tbl v26.16b, {v18.16b}, v5.16b
    ldr q23, [sp, #368]
    eor v23.16b, v23.16b, v29.16b
    eor v29.16b, v29.16b, v1.16b
    str q19, [sp, #368]
    tbl v19.16b, {v1.16b}, v28.16b
    str q4, [sp, #352]
    ldr q4, [sp, #304]
    eor v4.16b, v4.16b, v21.16b
    eor v21.16b, v21.16b, v11.16b
    str q6, [sp, #304]
    ext v6.16b, v11.16b, v11.16b, #4
    str q16, [sp, #400]
    tbl v16.16b, {v11.16b}, v2.16b
    eor v7.16b, v7.16b, v30.16b
    // round 6 (aes.dsl:47)
    str q16, [sp, #416]
    // round 5 (aes.dsl:47)
    eor v17.16b, v17.16b, v15.16b
    // round 6 (aes.dsl:47)
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    eor3 v24.16b, v13.16b, v24.16b, v26.16b
    // round 5 (aes.dsl:47)
    eor v25.16b, v25.16b, v23.16b
    ldr q26, [sp, #192]
    eor v23.16b, v26.16b, v23.16b
    tbl v26.16b, {v29.16b}, v28.16b
    eor v9.16b, v9.16b, v4.16b
    ldr q10, [sp, #224]
    eor v4.16b, v10.16b, v4.16b
    tbl v10.16b, {v21.16b}, v2.16b
    ext v12.16b, v21.16b, v21.16b, #4
    eor3 v1.16b, v22.16b, v1.16b, v6.16b
    eor3 v6.16b, v27.16b, v18.16b, v7.16b
    eor v18.16b, v11.16b, v19.16b
    eor3 v19.16b, v8.16b, v20.16b, v19.16b
    tbl v20.16b, {v7.16b}, v5.16b
    ext v22.16b, v7.16b, v7.16b, #4
    eor v0.16b, v0.16b, v25.16b
    tbl v27.16b, {v23.16b}, v28.16b
    // round 6 (aes.dsl:47)
    ldr q8, [x3, #1488]
    // round 5 (aes.dsl:47)
    tbl v11.16b, {v25.16b}, v28.16b
    eor v3.16b, v3.16b, v9.16b
    ext v13.16b, v4.16b, v4.16b, #4
    tbl v15.16b, {v4.16b}, v2.16b
    tbl v16.16b, {v9.16b}, v2.16b
    str q1, [sp, #224]
    ext v1.16b, v9.16b, v9.16b, #4
    eor v21.16b, v21.16b, v26.16b
    str q6, [sp, #192]
    tbl v6.16b, {v18.16b}, v5.16b
    str q24, [sp, #208]
    ext v24.16b, v18.16b, v18.16b, #4
    str q31, [sp, #384]
    ldr q31, [x3, #1392]
    eor3 v20.16b, v31.16b, v30.16b, v20.16b
    ldr q30, [x3, #1376]
    eor3 v22.16b, v30.16b, v14.16b, v22.16b
    // round 6 (aes.dsl:47)
    eor v30.16b, v17.16b, v12.16b
    eor3 v26.16b, v8.16b, v7.16b, v26.16b
    // round 5 (aes.dsl:47)
    tbl v31.16b, {v0.16b}, v28.16b
    ext v8.16b, v3.16b, v3.16b, #4
    tbl v12.16b, {v3.16b}, v2.16b
    ldr q14, [sp, #400]
    eor3 v14.16b, v14.16b, v17.16b, v15.16b
    eor v9.16b, v9.16b, v11.16b
    eor v4.16b, v4.16b, v27.16b
    eor v6.16b, v19.16b, v6.16b
    ldr q19, [sp, #304]
    ldr q15, [sp, #416]
    eor3 v19.16b, v19.16b, v15.16b, v24.16b
    tbl v24.16b, {v21.16b}, v5.16b
    ext v15.16b, v21.16b, v21.16b, #4
    // round 6 (aes.dsl:47)
    eor v16.16b, v13.16b, v16.16b
    ldr q13, [sp, #352]
    eor3 v29.16b, v13.16b, v29.16b, v30.16b
    ldr q30, [x3, #1424]
    eor3 v1.16b, v30.16b, v17.16b, v1.16b
    ldr q30, [sp, #368]
    eor3 v21.16b, v30.16b, v7.16b, v21.16b
    // round 5 (aes.dsl:47)
    eor v3.16b, v3.16b, v31.16b
    ldr q30, [x3, #1360]
    eor3 v18.16b, v30.16b, v18.16b, v31.16b
    tbl v30.16b, {v4.16b}, v5.16b
    ext v31.16b, v4.16b, v4.16b, #4
    tbl v13.16b, {v9.16b}, v5.16b
    ext v2.16b, v9.16b, v9.16b, #4
    eor3 v0.16b, v0.16b, v22.16b, v8.16b
    // round 6 (aes.dsl:47)
    eor3 v22.16b, v25.16b, v10.16b, v15.16b
    ldr q25, [x3, #1456]
    eor3 v16.16b, v25.16b, v23.16b, v16.16b
    ldr q23, [sp, #384]
    eor3 v17.16b, v17.16b, v23.16b, v19.16b
    ldr q23, [x3, #1520]
    eor3 v4.16b, v23.16b, v11.16b, v4.16b
    ldr q23, [sp, #208]
    eor3 v7.16b, v7.16b, v23.16b, v6.16b
    eor3 v23.16b, v26.16b, v24.16b, v9.16b
    // round 5 (aes.dsl:47)
    ext v24.16b, v3.16b, v3.16b, #4
    // round 6 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v0.16b, v22.16b
    // round 5 (aes.dsl:47)
    tbl v22.16b, {v3.16b}, v5.16b
    eor v25.16b, v14.16b, v31.16b
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [sp, #192]
    eor3 v20.16b, v20.16b, v27.16b, v30.16b
    ldr q26, [sp, #224]
    eor3 v24.16b, v26.16b, v12.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor v26.16b, v29.16b, v1.16b
    // round 5 (aes.dsl:47)
    eor v18.16b, v18.16b, v22.16b
    // round 6 (aes.dsl:47)
    eor v22.16b, v19.16b, v25.16b
    eor v23.16b, v3.16b, v23.16b
    eor v27.16b, v6.16b, v20.16b
    eor v29.16b, v24.16b, v26.16b
    and v30.16b, v24.16b, v1.16b
    eor3 v2.16b, v2.16b, v16.16b, v22.16b
    eor v16.16b, v1.16b, v22.16b
    eor v21.16b, v21.16b, v23.16b
    and v31.16b, v18.16b, v23.16b
    eor3 v4.16b, v13.16b, v4.16b, v27.16b
    eor v8.16b, v23.16b, v27.16b
    eor v9.16b, v17.16b, v29.16b
    eor v26.16b, v26.16b, v2.16b
    eor v17.16b, v17.16b, v16.16b
    eor v10.16b, v18.16b, v21.16b
    eor v21.16b, v21.16b, v4.16b
    eor v11.16b, v7.16b, v8.16b
    eor v0.16b, v0.16b, v9.16b
    eor v12.16b, v29.16b, v26.16b
    eor v13.16b, v24.16b, v17.16b
    and v14.16b, v9.16b, v16.16b
    eor v7.16b, v7.16b, v10.16b
    eor v15.16b, v10.16b, v21.16b
    eor v28.16b, v18.16b, v11.16b
    eor v5.16b, v1.16b, v0.16b
    eor v25.16b, v25.16b, v12.16b
    str q18, [sp, #224]
    eor v18.16b, v22.16b, v0.16b
    str q24, [sp, #192]
    orr v24.16b, v0.16b, v13.16b
    str q13, [sp, #208]
    eor v13.16b, v26.16b, v13.16b
    eor v3.16b, v3.16b, v7.16b
    eor v20.16b, v20.16b, v15.16b
    str q0, [sp, #384]
    eor v0.16b, v21.16b, v28.16b
    str q8, [sp, #368]
    and v8.16b, v7.16b, v8.16b
    str q1, [sp, #352]
    eor v1.16b, v1.16b, v25.16b
    str q25, [sp, #416]
    orr v25.16b, v2.16b, v25.16b
    str q5, [sp, #304]
    and v5.16b, v5.16b, v17.16b
    str q17, [sp, #400]
    and v17.16b, v29.16b, v18.16b
    str q2, [sp, #336]
    eor v2.16b, v23.16b, v3.16b
    str q23, [sp, #96]
    eor v23.16b, v23.16b, v20.16b
    str q20, [sp, #144]
    orr v20.16b, v4.16b, v20.16b
    str q4, [sp, #112]
    eor v4.16b, v27.16b, v3.16b
    str q28, [sp, #64]
    orr v28.16b, v3.16b, v28.16b
    eor v22.16b, v22.16b, v1.16b
    str q3, [sp, #128]
    and v3.16b, v12.16b, v1.16b
    eor3 v19.16b, v19.16b, v14.16b, v5.16b
    eor v14.16b, v1.16b, v18.16b
    str q1, [sp, #272]
    and v1.16b, v15.16b, v23.16b
    eor v27.16b, v27.16b, v23.16b
    str q15, [sp, #176]
    and v15.16b, v2.16b, v11.16b
    str q23, [sp, #256]
    eor v23.16b, v23.16b, v4.16b
    str q12, [sp, #160]
    and v12.16b, v10.16b, v4.16b
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v25.16b, v3.16b
    and v25.16b, v22.16b, v13.16b
    str q11, [sp, #288]
    and v11.16b, v26.16b, v14.16b
    eor v31.16b, v31.16b, v1.16b
    eor v1.16b, v20.16b, v1.16b
    eor3 v6.16b, v6.16b, v8.16b, v15.16b
    and v20.16b, v21.16b, v23.16b
    eor v19.16b, v30.16b, v19.16b
    eor3 v5.16b, v5.16b, v17.16b, v3.16b
    eor3 v17.16b, v9.16b, v24.16b, v11.16b
    and v8.16b, v27.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    eor3 v20.16b, v7.16b, v28.16b, v20.16b
    eor3 v11.16b, v15.16b, v12.16b, v1.16b
    eor v12.16b, v5.16b, v19.16b
    eor v3.16b, v3.16b, v17.16b
    eor3 v17.16b, v24.16b, v25.16b, v30.16b
    eor3 v24.16b, v28.16b, v8.16b, v31.16b
    eor v1.16b, v1.16b, v20.16b
    eor v20.16b, v11.16b, v6.16b
    and v25.16b, v3.16b, v12.16b
    eor v28.16b, v3.16b, v17.16b
    eor v30.16b, v1.16b, v24.16b
    and v31.16b, v1.16b, v20.16b
    eor v8.16b, v17.16b, v25.16b
    and v15.16b, v5.16b, v28.16b
    str q2, [sp, #80]
    and v2.16b, v11.16b, v30.16b
    str q21, [sp, #240]
    eor v21.16b, v24.16b, v31.16b
    and v8.16b, v19.16b, v8.16b
    eor v19.16b, v19.16b, v15.16b
    str q23, [sp, #320]
    eor v23.16b, v6.16b, v2.16b
    and v6.16b, v6.16b, v21.16b
    eor v21.16b, v12.16b, v8.16b
    orr v3.16b, v3.16b, v8.16b
    and v17.16b, v17.16b, v19.16b
    and v19.16b, v24.16b, v23.16b
    orr v1.16b, v1.16b, v6.16b
    eor v6.16b, v20.16b, v6.16b
    and v20.16b, v22.16b, v21.16b
    and v22.16b, v13.16b, v21.16b
    eor v3.16b, v15.16b, v3.16b
    orr v5.16b, v5.16b, v17.16b
    eor v17.16b, v28.16b, v17.16b
    eor v23.16b, v30.16b, v19.16b
    orr v19.16b, v11.16b, v19.16b
    eor v1.16b, v2.16b, v1.16b
    and v2.16b, v27.16b, v6.16b
    and v0.16b, v0.16b, v6.16b
    and v18.16b, v18.16b, v3.16b
    and v24.16b, v29.16b, v3.16b
    eor v5.16b, v25.16b, v5.16b
    and v25.16b, v9.16b, v17.16b
    and v16.16b, v16.16b, v17.16b
    eor v27.16b, v21.16b, v17.16b
    eor v17.16b, v3.16b, v17.16b
    and v7.16b, v7.16b, v23.16b
    ldr q30, [sp, #368]
    and v30.16b, v30.16b, v23.16b
    eor v19.16b, v31.16b, v19.16b
    and v31.16b, v10.16b, v1.16b
    and v4.16b, v4.16b, v1.16b
    eor v8.16b, v6.16b, v23.16b
    eor v23.16b, v1.16b, v23.16b
    and v9.16b, v14.16b, v5.16b
    and v26.16b, v26.16b, v5.16b
    ldr q10, [sp, #336]
    and v10.16b, v10.16b, v27.16b
    ldr q11, [sp, #416]
    and v11.16b, v11.16b, v27.16b
    ldr q12, [sp, #400]
    and v12.16b, v12.16b, v17.16b
    ldr q13, [sp, #304]
    and v17.16b, v13.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v21.16b, v5.16b
    ldr q21, [sp, #320]
    and v21.16b, v21.16b, v19.16b
    ldr q13, [sp, #240]
    and v13.16b, v13.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    ldr q14, [sp, #112]
    and v14.16b, v14.16b, v8.16b
    ldr q15, [sp, #144]
    and v15.16b, v15.16b, v8.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [sp, #80]
    and v19.16b, v19.16b, v23.16b
    ldr q29, [sp, #288]
    and v23.16b, v29.16b, v23.16b
    eor v29.16b, v18.16b, v11.16b
    ldr q11, [sp, #384]
    and v11.16b, v11.16b, v5.16b
    ldr q28, [sp, #160]
    and v28.16b, v28.16b, v3.16b
    eor v27.16b, v27.16b, v3.16b
    str q30, [sp, #160]
    ldr q30, [sp, #176]
    and v30.16b, v30.16b, v1.16b
    eor v8.16b, v8.16b, v1.16b
    eor v15.16b, v4.16b, v15.16b
    str q16, [sp, #176]
    ldr q16, [sp, #256]
    and v1.16b, v16.16b, v1.16b
    eor v16.16b, v12.16b, v28.16b
    ldr q12, [sp, #192]
    and v12.16b, v12.16b, v27.16b
    str q0, [sp, #192]
    ldr q0, [sp, #224]
    and v0.16b, v0.16b, v8.16b
    eor v23.16b, v23.16b, v30.16b
    str q30, [sp, #224]
    ldr q30, [sp, #208]
    and v5.16b, v30.16b, v5.16b
    ldr q30, [sp, #272]
    and v3.16b, v30.16b, v3.16b
    eor3 v1.16b, v19.16b, v15.16b, v1.16b
    ldr q30, [sp, #128]
    and v30.16b, v30.16b, v6.16b
    eor3 v25.16b, v25.16b, v12.16b, v16.16b
    eor3 v7.16b, v7.16b, v0.16b, v23.16b
    str q0, [sp, #128]
    ldr q0, [sp, #64]
    and v0.16b, v0.16b, v6.16b
    eor3 v3.16b, v17.16b, v29.16b, v3.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q6, [sp, #352]
    and v6.16b, v6.16b, v27.16b
    eor v20.16b, v20.16b, v25.16b
    eor v2.16b, v2.16b, v7.16b
    // round 7 (aes.dsl:47)
    ldr q27, [x3, #1696]
    str q7, [sp, #352]
    ldr q7, [x3, #1760]
    // round 6 (aes.dsl:47)
    str q25, [sp, #64]
    ldr q25, [sp, #96]
    and v25.16b, v25.16b, v8.16b
    rev32 v8.8h, v3.8h
    str q0, [sp, #96]
    eor v0.16b, v3.16b, v1.16b
    eor3 v17.16b, v17.16b, v11.16b, v20.16b
    eor3 v18.16b, v18.16b, v9.16b, v20.16b
    eor3 v19.16b, v19.16b, v30.16b, v2.16b
    ldr q20, [x3, #1584]
    eor3 v20.16b, v20.16b, v8.16b, v1.16b
    eor3 v2.16b, v4.16b, v21.16b, v2.16b
    rev32 v4.8h, v0.8h
    eor v21.16b, v10.16b, v17.16b
    rev32 v30.8h, v18.8h
    eor v8.16b, v14.16b, v19.16b
    ext v2.16b, v2.16b, v2.16b, #8
    // round 7 (aes.dsl:47)
    eor3 v1.16b, v27.16b, v1.16b, v4.16b
    eor3 v3.16b, v7.16b, v3.16b, v4.16b
    // round 6 (aes.dsl:47)
    eor v4.16b, v26.16b, v21.16b
    eor3 v7.16b, v24.16b, v16.16b, v21.16b
    eor v16.16b, v13.16b, v8.16b
    eor3 v21.16b, v31.16b, v23.16b, v8.16b
    ldr q23, [x3, #1552]
    eor3 v23.16b, v23.16b, v30.16b, v2.16b
    eor v24.16b, v18.16b, v2.16b
    eor3 v6.16b, v29.16b, v6.16b, v7.16b
    eor3 v5.16b, v28.16b, v5.16b, v4.16b
    eor3 v4.16b, v22.16b, v12.16b, v4.16b
    // round 7 (aes.dsl:47)
    ldr q22, [x3, #1664]
    // round 6 (aes.dsl:47)
    ldr q26, [x8, #32]
    tbl v27.16b, {v7.16b}, v26.16b
    eor3 v25.16b, v15.16b, v25.16b, v21.16b
    ext v28.16b, v21.16b, v21.16b, #8
    // round 7 (aes.dsl:47)
    ldr q29, [x3, #1728]
    // round 6 (aes.dsl:47)
    ldr q30, [sp, #192]
    ldr q31, [sp, #128]
    eor3 v30.16b, v30.16b, v31.16b, v16.16b
    ldr q31, [sp, #224]
    ldr q8, [sp, #96]
    eor3 v16.16b, v31.16b, v8.16b, v16.16b
    rev32 v31.8h, v24.8h
    ldr q8, [sp, #176]
    eor v8.16b, v8.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    rev32 v9.8h, v4.8h
    ldr q10, [x3, #1616]
    ldr q11, [sp, #160]
    eor v11.16b, v11.16b, v16.16b
    eor v16.16b, v16.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #8
    ldr q12, [x3, #1648]
    ldr q13, [x3, #1536]
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v7.16b, v28.16b
    // round 7 (aes.dsl:47)
    eor3 v2.16b, v22.16b, v2.16b, v31.16b
    // round 6 (aes.dsl:47)
    ldr q22, [x3, #1632]
    ldr q14, [x3, #1568]
    // round 7 (aes.dsl:47)
    eor3 v18.16b, v29.16b, v18.16b, v31.16b
    // round 6 (aes.dsl:47)
    ldr q29, [sp, #64]
    eor v29.16b, v29.16b, v8.16b
    eor v6.16b, v6.16b, v8.16b
    rev32 v15.8h, v5.8h
    eor v25.16b, v25.16b, v11.16b
    ldr q26, [sp, #352]
    eor v26.16b, v26.16b, v11.16b
    // round 7 (aes.dsl:47)
    ldr q11, [x3, #1680]
    // round 6 (aes.dsl:47)
    ext v16.16b, v16.16b, v16.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    eor3 v9.16b, v10.16b, v9.16b, v30.16b
    eor v10.16b, v4.16b, v30.16b
    rev32 v8.8h, v27.8h
    eor3 v24.16b, v13.16b, v24.16b, v27.16b
    // round 7 (aes.dsl:47)
    ldr q13, [x3, #1744]
    // round 6 (aes.dsl:47)
    eor3 v0.16b, v14.16b, v0.16b, v30.16b
    eor v17.16b, v17.16b, v6.16b
    rev32 v30.8h, v6.8h
    rev32 v14.8h, v29.8h
    ext v26.16b, v26.16b, v26.16b, #8
    eor v19.16b, v19.16b, v25.16b
    ext v25.16b, v25.16b, v25.16b, #8
    eor3 v23.16b, v23.16b, v29.16b, v21.16b
    rev32 v31.8h, v10.8h
    eor3 v22.16b, v22.16b, v28.16b, v8.16b
    eor3 v7.16b, v12.16b, v7.16b, v8.16b
    eor v28.16b, v5.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor3 v8.16b, v11.16b, v27.16b, v16.16b
    eor3 v5.16b, v13.16b, v5.16b, v21.16b
    eor v16.16b, v16.16b, v21.16b
    // round 6 (aes.dsl:47)
    rev32 v11.8h, v17.8h
    ext v19.16b, v19.16b, v19.16b, #8
    eor v29.16b, v29.16b, v26.16b
    eor3 v4.16b, v20.16b, v4.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    rev32 v20.8h, v28.8h
    eor v31.16b, v6.16b, v25.16b
    // round 7 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v27.16b, v28.16b
    eor v28.16b, v14.16b, v26.16b
    eor3 v3.16b, v3.16b, v15.16b, v16.16b
    // round 6 (aes.dsl:47)
    eor v16.16b, v17.16b, v19.16b
    ldr q12, [x3, #1600]
    eor3 v10.16b, v12.16b, v10.16b, v19.16b
    rev32 v12.8h, v29.8h
    eor3 v7.16b, v7.16b, v11.16b, v19.16b
    rev32 v19.8h, v31.8h
    // round 7 (aes.dsl:47)
    ldr q11, [x3, #1712]
    eor3 v29.16b, v11.16b, v25.16b, v29.16b
    eor3 v31.16b, v8.16b, v20.16b, v31.16b
    eor3 v2.16b, v27.16b, v2.16b, v0.16b
    ldr q27, [x3, #1776]
    eor3 v6.16b, v27.16b, v6.16b, v28.16b
    eor v5.16b, v5.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor v20.16b, v22.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor3 v18.16b, v18.16b, v21.16b, v4.16b
    // round 6 (aes.dsl:47)
    rev32 v16.8h, v16.8h
    eor3 v21.16b, v24.16b, v26.16b, v12.16b
    eor v22.16b, v23.16b, v12.16b
    // round 7 (aes.dsl:47)
    eor3 v5.16b, v30.16b, v25.16b, v5.16b
    eor v23.16b, v20.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor3 v17.16b, v17.16b, v9.16b, v16.16b
    eor v16.16b, v10.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor v24.16b, v0.16b, v21.16b
    eor v5.16b, v7.16b, v5.16b
    eor v25.16b, v4.16b, v22.16b
    eor v1.16b, v1.16b, v23.16b
    and v26.16b, v16.16b, v23.16b
    eor3 v27.16b, v19.16b, v29.16b, v24.16b
    eor v28.16b, v23.16b, v24.16b
    eor v3.16b, v3.16b, v5.16b
    and v29.16b, v17.16b, v5.16b
    eor3 v6.16b, v19.16b, v6.16b, v25.16b
    eor v19.16b, v5.16b, v25.16b
    eor v30.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v27.16b
    eor v31.16b, v2.16b, v28.16b
    eor v8.16b, v17.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v9.16b, v18.16b, v19.16b
    eor v2.16b, v2.16b, v30.16b
    eor v10.16b, v30.16b, v1.16b
    eor v11.16b, v16.16b, v31.16b
    eor v18.16b, v18.16b, v8.16b
    eor v12.16b, v8.16b, v3.16b
    eor v13.16b, v17.16b, v9.16b
    eor v20.16b, v20.16b, v2.16b
    eor v21.16b, v21.16b, v10.16b
    eor v14.16b, v1.16b, v11.16b
    and v15.16b, v2.16b, v28.16b
    eor v7.16b, v7.16b, v18.16b
    eor v22.16b, v22.16b, v12.16b
    str q17, [sp, #352]
    eor v17.16b, v3.16b, v13.16b
    str q16, [sp, #64]
    and v16.16b, v18.16b, v19.16b
    str q19, [sp, #160]
    eor v19.16b, v23.16b, v20.16b
    str q27, [sp, #176]
    orr v27.16b, v27.16b, v21.16b
    str q23, [sp, #96]
    eor v23.16b, v23.16b, v21.16b
    str q21, [sp, #224]
    eor v21.16b, v24.16b, v20.16b
    str q20, [sp, #128]
    orr v20.16b, v20.16b, v11.16b
    str q11, [sp, #192]
    eor v11.16b, v5.16b, v7.16b
    str q6, [sp, #272]
    orr v6.16b, v6.16b, v22.16b
    str q5, [sp, #208]
    eor v5.16b, v5.16b, v22.16b
    str q22, [sp, #256]
    eor v22.16b, v25.16b, v7.16b
    str q7, [sp, #384]
    orr v7.16b, v7.16b, v13.16b
    str q13, [sp, #288]
    and v13.16b, v10.16b, v23.16b
    eor v24.16b, v24.16b, v23.16b
    str q10, [sp, #80]
    and v10.16b, v19.16b, v31.16b
    str q31, [sp, #144]
    and v31.16b, v30.16b, v21.16b
    str q23, [sp, #112]
    eor v23.16b, v23.16b, v21.16b
    str q12, [sp, #240]
    and v12.16b, v12.16b, v5.16b
    eor v25.16b, v25.16b, v5.16b
    str q9, [sp, #320]
    and v9.16b, v11.16b, v9.16b
    str q5, [sp, #304]
    eor v5.16b, v5.16b, v22.16b
    str q11, [sp, #400]
    and v11.16b, v8.16b, v22.16b
    eor v26.16b, v26.16b, v13.16b
    eor v27.16b, v27.16b, v13.16b
    and v13.16b, v24.16b, v14.16b
    eor3 v0.16b, v0.16b, v15.16b, v10.16b
    and v15.16b, v1.16b, v23.16b
    eor v29.16b, v29.16b, v12.16b
    eor v6.16b, v6.16b, v12.16b
    and v12.16b, v25.16b, v17.16b
    eor3 v4.16b, v4.16b, v16.16b, v9.16b
    and v16.16b, v3.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor3 v31.16b, v10.16b, v31.16b, v27.16b
    eor3 v10.16b, v2.16b, v20.16b, v15.16b
    eor v4.16b, v29.16b, v4.16b
    eor3 v16.16b, v18.16b, v7.16b, v16.16b
    eor3 v9.16b, v9.16b, v11.16b, v6.16b
    eor3 v20.16b, v20.16b, v13.16b, v26.16b
    eor v26.16b, v31.16b, v0.16b
    eor v27.16b, v27.16b, v10.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v9.16b, v4.16b
    eor3 v7.16b, v7.16b, v12.16b, v29.16b
    eor v29.16b, v27.16b, v20.16b
    and v10.16b, v27.16b, v26.16b
    and v11.16b, v6.16b, v16.16b
    eor v12.16b, v6.16b, v7.16b
    and v13.16b, v31.16b, v29.16b
    eor v15.16b, v20.16b, v10.16b
    str q3, [sp, #416]
    eor v3.16b, v7.16b, v11.16b
    str q5, [sp, #336]
    and v5.16b, v9.16b, v12.16b
    str q19, [sp, #368]
    eor v19.16b, v0.16b, v13.16b
    and v0.16b, v0.16b, v15.16b
    and v3.16b, v4.16b, v3.16b
    eor v4.16b, v4.16b, v5.16b
    and v19.16b, v20.16b, v19.16b
    orr v20.16b, v27.16b, v0.16b
    eor v0.16b, v26.16b, v0.16b
    orr v6.16b, v6.16b, v3.16b
    eor v3.16b, v16.16b, v3.16b
    and v4.16b, v7.16b, v4.16b
    orr v7.16b, v31.16b, v19.16b
    eor v16.16b, v29.16b, v19.16b
    eor v19.16b, v13.16b, v20.16b
    and v20.16b, v14.16b, v0.16b
    and v24.16b, v24.16b, v0.16b
    and v25.16b, v25.16b, v3.16b
    and v17.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v12.16b, v4.16b
    orr v4.16b, v9.16b, v4.16b
    and v2.16b, v2.16b, v16.16b
    and v26.16b, v28.16b, v16.16b
    eor v7.16b, v10.16b, v7.16b
    and v27.16b, v30.16b, v19.16b
    and v21.16b, v21.16b, v19.16b
    eor v28.16b, v0.16b, v16.16b
    eor v16.16b, v19.16b, v16.16b
    ldr q30, [x3, #1824]
    eor v4.16b, v11.16b, v4.16b
    and v18.16b, v18.16b, v6.16b
    ldr q31, [sp, #160]
    and v31.16b, v31.16b, v6.16b
    and v22.16b, v22.16b, v5.16b
    and v8.16b, v8.16b, v5.16b
    eor v9.16b, v3.16b, v6.16b
    eor v6.16b, v5.16b, v6.16b
    and v23.16b, v23.16b, v7.16b
    and v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    ldr q10, [sp, #176]
    and v10.16b, v10.16b, v28.16b
    ldr q11, [sp, #224]
    and v11.16b, v11.16b, v28.16b
    eor v7.16b, v19.16b, v7.16b
    ldr q19, [sp, #368]
    and v19.16b, v19.16b, v16.16b
    ldr q12, [sp, #144]
    and v16.16b, v12.16b, v16.16b
    ldr q12, [sp, #336]
    and v12.16b, v12.16b, v4.16b
    ldr q13, [sp, #416]
    and v13.16b, v13.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    ldr q5, [sp, #400]
    and v5.16b, v5.16b, v6.16b
    ldr q14, [sp, #320]
    and v6.16b, v14.16b, v6.16b
    ldr q14, [sp, #256]
    and v14.16b, v14.16b, v9.16b
    ldr q15, [sp, #272]
    and v15.16b, v15.16b, v9.16b
    ldr q29, [sp, #192]
    and v29.16b, v29.16b, v0.16b
    str q31, [sp, #192]
    ldr q31, [sp, #128]
    and v0.16b, v31.16b, v0.16b
    eor v31.16b, v21.16b, v11.16b
    ldr q11, [sp, #80]
    and v11.16b, v11.16b, v7.16b
    eor v28.16b, v28.16b, v7.16b
    str q26, [sp, #80]
    ldr q26, [sp, #112]
    and v7.16b, v26.16b, v7.16b
    ldr q26, [sp, #288]
    and v26.16b, v26.16b, v3.16b
    str q26, [sp, #288]
    ldr q26, [sp, #304]
    and v26.16b, v26.16b, v4.16b
    str q17, [sp, #304]
    ldr q17, [sp, #240]
    and v17.16b, v17.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    eor v9.16b, v22.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    ldr q14, [sp, #64]
    and v14.16b, v14.16b, v28.16b
    eor3 v7.16b, v19.16b, v31.16b, v7.16b
    eor v6.16b, v6.16b, v17.16b
    str q17, [sp, #64]
    ldr q17, [sp, #352]
    and v17.16b, v17.16b, v4.16b
    str q20, [sp, #352]
    ldr q20, [sp, #384]
    and v3.16b, v20.16b, v3.16b
    eor3 v20.16b, v5.16b, v9.16b, v26.16b
    eor3 v2.16b, v2.16b, v14.16b, v16.16b
    ldr q26, [sp, #96]
    and v26.16b, v26.16b, v28.16b
    ldr q28, [x8, #0]
    str q9, [sp, #96]
    tbl v9.16b, {v7.16b}, v28.16b
    eor3 v18.16b, v18.16b, v17.16b, v6.16b
    str q17, [sp, #384]
    ldr q17, [sp, #208]
    and v4.16b, v17.16b, v4.16b
    ext v17.16b, v20.16b, v20.16b, #4
    eor v24.16b, v24.16b, v2.16b
    str q2, [sp, #208]
    ldr q2, [x8, #16]
    str q4, [sp, #240]
    tbl v4.16b, {v20.16b}, v2.16b
    eor v25.16b, v25.16b, v18.16b
    eor v20.16b, v20.16b, v9.16b
    // round 8 (aes.dsl:47)
    str q18, [sp, #112]
    ldr q18, [x3, #1952]
    str q14, [sp, #128]
    ldr q14, [x3, #2016]
    // round 7 (aes.dsl:47)
    eor3 v7.16b, v30.16b, v7.16b, v17.16b
    eor3 v17.16b, v21.16b, v23.16b, v24.16b
    eor3 v0.16b, v19.16b, v0.16b, v24.16b
    eor3 v19.16b, v22.16b, v12.16b, v25.16b
    eor3 v3.16b, v5.16b, v3.16b, v25.16b
    ldr q5, [x8, #32]
    tbl v21.16b, {v20.16b}, v5.16b
    ext v22.16b, v20.16b, v20.16b, #4
    eor v23.16b, v10.16b, v0.16b
    tbl v24.16b, {v17.16b}, v28.16b
    eor v25.16b, v15.16b, v3.16b
    ext v30.16b, v19.16b, v19.16b, #4
    tbl v10.16b, {v19.16b}, v2.16b
    // round 8 (aes.dsl:47)
    eor3 v4.16b, v18.16b, v4.16b, v22.16b
    eor3 v18.16b, v14.16b, v9.16b, v21.16b
    // round 7 (aes.dsl:47)
    eor3 v16.16b, v27.16b, v16.16b, v23.16b
    eor v1.16b, v1.16b, v23.16b
    eor v21.16b, v13.16b, v25.16b
    eor3 v6.16b, v8.16b, v6.16b, v25.16b
    ldr q22, [x3, #1856]
    ldr q25, [x3, #1792]
    eor3 v17.16b, v25.16b, v17.16b, v30.16b
    eor v19.16b, v19.16b, v24.16b
    eor3 v25.16b, v31.16b, v26.16b, v16.16b
    ldr q27, [x3, #1808]
    eor3 v29.16b, v11.16b, v29.16b, v1.16b
    ldr q30, [sp, #352]
    ldr q31, [sp, #128]
    eor3 v1.16b, v30.16b, v31.16b, v1.16b
    tbl v30.16b, {v16.16b}, v28.16b
    ldr q8, [x3, #1840]
    ldr q9, [sp, #96]
    ldr q11, [sp, #240]
    eor3 v9.16b, v9.16b, v11.16b, v6.16b
    ldr q11, [sp, #304]
    ldr q12, [sp, #384]
    eor3 v11.16b, v11.16b, v12.16b, v21.16b
    ldr q12, [sp, #64]
    ldr q13, [sp, #288]
    eor3 v21.16b, v12.16b, v13.16b, v21.16b
    // round 8 (aes.dsl:47)
    ldr q12, [x3, #1920]
    ldr q13, [x3, #1984]
    // round 7 (aes.dsl:47)
    tbl v14.16b, {v6.16b}, v2.16b
    ext v15.16b, v6.16b, v6.16b, #4
    ext v31.16b, v19.16b, v19.16b, #4
    tbl v26.16b, {v19.16b}, v5.16b
    ldr q23, [sp, #80]
    eor v23.16b, v23.16b, v29.16b
    eor v29.16b, v29.16b, v1.16b
    str q18, [sp, #80]
    tbl v18.16b, {v1.16b}, v28.16b
    str q4, [sp, #288]
    ldr q4, [sp, #192]
    eor v4.16b, v4.16b, v21.16b
    eor v21.16b, v21.16b, v11.16b
    str q7, [sp, #192]
    ext v7.16b, v11.16b, v11.16b, #4
    str q17, [sp, #64]
    tbl v17.16b, {v11.16b}, v2.16b
    eor v6.16b, v6.16b, v30.16b
    // round 8 (aes.dsl:47)
    str q17, [sp, #384]
    // round 7 (aes.dsl:47)
    eor v16.16b, v16.16b, v15.16b
    // round 8 (aes.dsl:47)
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    eor3 v24.16b, v13.16b, v24.16b, v26.16b
    // round 7 (aes.dsl:47)
    eor v25.16b, v25.16b, v23.16b
    ldr q26, [sp, #208]
    eor v23.16b, v26.16b, v23.16b
    tbl v26.16b, {v29.16b}, v28.16b
    eor v9.16b, v9.16b, v4.16b
    ldr q10, [sp, #112]
    eor v4.16b, v10.16b, v4.16b
    tbl v10.16b, {v21.16b}, v2.16b
    ext v12.16b, v21.16b, v21.16b, #4
    eor3 v1.16b, v22.16b, v1.16b, v7.16b
    eor3 v7.16b, v27.16b, v19.16b, v6.16b
    eor v19.16b, v11.16b, v18.16b
    eor3 v18.16b, v8.16b, v20.16b, v18.16b
    tbl v20.16b, {v6.16b}, v5.16b
    ext v22.16b, v6.16b, v6.16b, #4
    eor v0.16b, v0.16b, v25.16b
    tbl v27.16b, {v23.16b}, v28.16b
    // round 8 (aes.dsl:47)
    ldr q8, [x3, #2000]
    // round 7 (aes.dsl:47)
    tbl v11.16b, {v25.16b}, v28.16b
    eor v3.16b, v3.16b, v9.16b
    ext v13.16b, v4.16b, v4.16b, #4
    tbl v15.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v9.16b}, v2.16b
    str q1, [sp, #112]
    ext v1.16b, v9.16b, v9.16b, #4
    eor v21.16b, v21.16b, v26.16b
    str q7, [sp, #208]
    tbl v7.16b, {v19.16b}, v5.16b
    str q24, [sp, #304]
    ext v24.16b, v19.16b, v19.16b, #4
    str q31, [sp, #240]
    ldr q31, [x3, #1904]
    eor3 v20.16b, v31.16b, v30.16b, v20.16b
    ldr q30, [x3, #1888]
    eor3 v22.16b, v30.16b, v14.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor v30.16b, v16.16b, v12.16b
    eor3 v26.16b, v8.16b, v6.16b, v26.16b
    // round 7 (aes.dsl:47)
    tbl v31.16b, {v0.16b}, v28.16b
    ext v8.16b, v3.16b, v3.16b, #4
    tbl v12.16b, {v3.16b}, v2.16b
    ldr q14, [sp, #64]
    eor3 v14.16b, v14.16b, v16.16b, v15.16b
    eor v9.16b, v9.16b, v11.16b
    eor v4.16b, v4.16b, v27.16b
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [sp, #192]
    ldr q15, [sp, #384]
    eor3 v18.16b, v18.16b, v15.16b, v24.16b
    tbl v24.16b, {v21.16b}, v5.16b
    ext v15.16b, v21.16b, v21.16b, #4
    // round 8 (aes.dsl:47)
    eor v17.16b, v13.16b, v17.16b
    ldr q13, [sp, #288]
    eor3 v29.16b, v13.16b, v29.16b, v30.16b
    ldr q30, [x3, #1936]
    eor3 v1.16b, v30.16b, v16.16b, v1.16b
    ldr q30, [sp, #80]
    eor3 v21.16b, v30.16b, v6.16b, v21.16b
    // round 7 (aes.dsl:47)
    eor v3.16b, v3.16b, v31.16b
    ldr q30, [x3, #1872]
    eor3 v19.16b, v30.16b, v19.16b, v31.16b
    tbl v30.16b, {v4.16b}, v5.16b
    ext v31.16b, v4.16b, v4.16b, #4
    tbl v13.16b, {v9.16b}, v5.16b
    ext v2.16b, v9.16b, v9.16b, #4
    eor3 v0.16b, v0.16b, v22.16b, v8.16b
    // round 8 (aes.dsl:47)
    eor3 v22.16b, v25.16b, v10.16b, v15.16b
    ldr q25, [x3, #1968]
    eor3 v17.16b, v25.16b, v23.16b, v17.16b
    ldr q23, [sp, #240]
    eor3 v16.16b, v16.16b, v23.16b, v18.16b
    ldr q23, [x3, #2032]
    eor3 v4.16b, v23.16b, v11.16b, v4.16b
    ldr q23, [sp, #304]
    eor3 v6.16b, v6.16b, v23.16b, v7.16b
    eor3 v23.16b, v26.16b, v24.16b, v9.16b
    // round 7 (aes.dsl:47)
    ext v24.16b, v3.16b, v3.16b, #4
    // round 8 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v0.16b, v22.16b
    // round 7 (aes.dsl:47)
    tbl v22.16b, {v3.16b}, v5.16b
    eor v25.16b, v14.16b, v31.16b
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [sp, #208]
    eor3 v20.16b, v20.16b, v27.16b, v30.16b
    ldr q26, [sp, #112]
    eor3 v24.16b, v26.16b, v12.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor v26.16b, v29.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor v19.16b, v19.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor v22.16b, v18.16b, v25.16b
    eor v23.16b, v3.16b, v23.16b
    eor v27.16b, v7.16b, v20.16b
    eor v29.16b, v24.16b, v26.16b
    and v30.16b, v24.16b, v1.16b
    eor3 v2.16b, v2.16b, v17.16b, v22.16b
    eor v17.16b, v1.16b, v22.16b
    eor v21.16b, v21.16b, v23.16b
    and v31.16b, v19.16b, v23.16b
    eor3 v4.16b, v13.16b, v4.16b, v27.16b
    eor v8.16b, v23.16b, v27.16b
    eor v9.16b, v16.16b, v29.16b
    eor v26.16b, v26.16b, v2.16b
    eor v16.16b, v16.16b, v17.16b
    eor v10.16b, v19.16b, v21.16b
    eor v21.16b, v21.16b, v4.16b
    eor v11.16b, v6.16b, v8.16b
    eor v0.16b, v0.16b, v9.16b
    eor v12.16b, v29.16b, v26.16b
    eor v13.16b, v24.16b, v16.16b
    and v14.16b, v9.16b, v17.16b
    eor v6.16b, v6.16b, v10.16b
    eor v15.16b, v10.16b, v21.16b
    eor v28.16b, v19.16b, v11.16b
    eor v5.16b, v1.16b, v0.16b
    eor v25.16b, v25.16b, v12.16b
    str q19, [sp, #112]
    eor v19.16b, v22.16b, v0.16b
    str q24, [sp, #208]
    orr v24.16b, v0.16b, v13.16b
    str q13, [sp, #304]
    eor v13.16b, v26.16b, v13.16b
    eor v3.16b, v3.16b, v6.16b
    eor v20.16b, v20.16b, v15.16b
    str q0, [sp, #240]
    eor v0.16b, v21.16b, v28.16b
    str q8, [sp, #80]
    and v8.16b, v6.16b, v8.16b
    str q1, [sp, #288]
    eor v1.16b, v1.16b, v25.16b
    str q25, [sp, #384]
    orr v25.16b, v2.16b, v25.16b
    str q5, [sp, #192]
    and v5.16b, v5.16b, v16.16b
    str q16, [sp, #64]
    and v16.16b, v29.16b, v19.16b
    str q2, [sp, #96]
    eor v2.16b, v23.16b, v3.16b
    str q23, [sp, #128]
    eor v23.16b, v23.16b, v20.16b
    str q20, [sp, #352]
    orr v20.16b, v4.16b, v20.16b
    str q4, [sp, #272]
    eor v4.16b, v27.16b, v3.16b
    str q28, [sp, #256]
    orr v28.16b, v3.16b, v28.16b
    eor v22.16b, v22.16b, v1.16b
    str q3, [sp, #320]
    and v3.16b, v12.16b, v1.16b
    eor3 v18.16b, v18.16b, v14.16b, v5.16b
    eor v14.16b, v1.16b, v19.16b
    str q1, [sp, #400]
    and v1.16b, v15.16b, v23.16b
    eor v27.16b, v27.16b, v23.16b
    str q15, [sp, #416]
    and v15.16b, v2.16b, v11.16b
    str q23, [sp, #336]
    eor v23.16b, v23.16b, v4.16b
    str q12, [sp, #144]
    and v12.16b, v10.16b, v4.16b
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v25.16b, v3.16b
    and v25.16b, v22.16b, v13.16b
    str q11, [sp, #368]
    and v11.16b, v26.16b, v14.16b
    eor v31.16b, v31.16b, v1.16b
    eor v1.16b, v20.16b, v1.16b
    eor3 v7.16b, v7.16b, v8.16b, v15.16b
    and v20.16b, v21.16b, v23.16b
    eor v18.16b, v30.16b, v18.16b
    eor3 v5.16b, v5.16b, v16.16b, v3.16b
    eor3 v16.16b, v9.16b, v24.16b, v11.16b
    and v8.16b, v27.16b, v0.16b
    eor v7.16b, v31.16b, v7.16b
    eor3 v20.16b, v6.16b, v28.16b, v20.16b
    eor3 v11.16b, v15.16b, v12.16b, v1.16b
    eor v12.16b, v5.16b, v18.16b
    eor v3.16b, v3.16b, v16.16b
    eor3 v16.16b, v24.16b, v25.16b, v30.16b
    eor3 v24.16b, v28.16b, v8.16b, v31.16b
    eor v1.16b, v1.16b, v20.16b
    eor v20.16b, v11.16b, v7.16b
    and v25.16b, v3.16b, v12.16b
    eor v28.16b, v3.16b, v16.16b
    eor v30.16b, v1.16b, v24.16b
    and v31.16b, v1.16b, v20.16b
    eor v8.16b, v16.16b, v25.16b
    and v15.16b, v5.16b, v28.16b
    str q2, [sp, #224]
    and v2.16b, v11.16b, v30.16b
    str q21, [sp, #176]
    eor v21.16b, v24.16b, v31.16b
    and v8.16b, v18.16b, v8.16b
    eor v18.16b, v18.16b, v15.16b
    str q23, [sp, #160]
    eor v23.16b, v7.16b, v2.16b
    and v7.16b, v7.16b, v21.16b
    eor v21.16b, v12.16b, v8.16b
    orr v3.16b, v3.16b, v8.16b
    and v16.16b, v16.16b, v18.16b
    and v18.16b, v24.16b, v23.16b
    orr v1.16b, v1.16b, v7.16b
    eor v7.16b, v20.16b, v7.16b
    and v20.16b, v22.16b, v21.16b
    and v22.16b, v13.16b, v21.16b
    eor v3.16b, v15.16b, v3.16b
    orr v5.16b, v5.16b, v16.16b
    eor v16.16b, v28.16b, v16.16b
    eor v23.16b, v30.16b, v18.16b
    orr v18.16b, v11.16b, v18.16b
    eor v1.16b, v2.16b, v1.16b
    and v2.16b, v27.16b, v7.16b
    and v0.16b, v0.16b, v7.16b
    and v19.16b, v19.16b, v3.16b
    and v24.16b, v29.16b, v3.16b
    eor v5.16b, v25.16b, v5.16b
    and v25.16b, v9.16b, v16.16b
    and v17.16b, v17.16b, v16.16b
    eor v27.16b, v21.16b, v16.16b
    eor v16.16b, v3.16b, v16.16b
    and v6.16b, v6.16b, v23.16b
    ldr q30, [sp, #80]
    and v30.16b, v30.16b, v23.16b
    eor v18.16b, v31.16b, v18.16b
    and v31.16b, v10.16b, v1.16b
    and v4.16b, v4.16b, v1.16b
    eor v8.16b, v7.16b, v23.16b
    eor v23.16b, v1.16b, v23.16b
    and v9.16b, v14.16b, v5.16b
    and v26.16b, v26.16b, v5.16b
    ldr q10, [sp, #96]
    and v10.16b, v10.16b, v27.16b
    ldr q11, [sp, #384]
    and v11.16b, v11.16b, v27.16b
    ldr q12, [sp, #64]
    and v12.16b, v12.16b, v16.16b
    ldr q13, [sp, #192]
    and v16.16b, v13.16b, v16.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v21.16b, v5.16b
    ldr q21, [sp, #160]
    and v21.16b, v21.16b, v18.16b
    ldr q13, [sp, #176]
    and v13.16b, v13.16b, v18.16b
    eor v7.16b, v7.16b, v18.16b
    ldr q14, [sp, #272]
    and v14.16b, v14.16b, v8.16b
    ldr q15, [sp, #352]
    and v15.16b, v15.16b, v8.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [sp, #224]
    and v18.16b, v18.16b, v23.16b
    ldr q29, [sp, #368]
    and v23.16b, v29.16b, v23.16b
    eor v29.16b, v19.16b, v11.16b
    ldr q11, [sp, #240]
    and v11.16b, v11.16b, v5.16b
    ldr q28, [sp, #144]
    and v28.16b, v28.16b, v3.16b
    eor v27.16b, v27.16b, v3.16b
    str q30, [sp, #144]
    ldr q30, [sp, #416]
    and v30.16b, v30.16b, v1.16b
    eor v8.16b, v8.16b, v1.16b
    eor v15.16b, v4.16b, v15.16b
    str q17, [sp, #416]
    ldr q17, [sp, #336]
    and v1.16b, v17.16b, v1.16b
    eor v17.16b, v12.16b, v28.16b
    ldr q12, [sp, #208]
    and v12.16b, v12.16b, v27.16b
    str q0, [sp, #208]
    ldr q0, [sp, #112]
    and v0.16b, v0.16b, v8.16b
    eor v23.16b, v23.16b, v30.16b
    str q30, [sp, #112]
    ldr q30, [sp, #304]
    and v5.16b, v30.16b, v5.16b
    ldr q30, [sp, #400]
    and v3.16b, v30.16b, v3.16b
    eor3 v1.16b, v18.16b, v15.16b, v1.16b
    ldr q30, [sp, #320]
    and v30.16b, v30.16b, v7.16b
    eor3 v25.16b, v25.16b, v12.16b, v17.16b
    eor3 v6.16b, v6.16b, v0.16b, v23.16b
    str q0, [sp, #320]
    ldr q0, [sp, #256]
    and v0.16b, v0.16b, v7.16b
    eor3 v3.16b, v16.16b, v29.16b, v3.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q7, [sp, #288]
    and v7.16b, v7.16b, v27.16b
    eor v20.16b, v20.16b, v25.16b
    eor v2.16b, v2.16b, v6.16b
    // round 9 (aes.dsl:47)
    ldr q27, [x3, #2208]
    str q6, [sp, #288]
    ldr q6, [x3, #2272]
    // round 8 (aes.dsl:47)
    str q25, [sp, #256]
    ldr q25, [sp, #128]
    and v25.16b, v25.16b, v8.16b
    rev32 v8.8h, v3.8h
    str q0, [sp, #128]
    eor v0.16b, v3.16b, v1.16b
    eor3 v16.16b, v16.16b, v11.16b, v20.16b
    eor3 v19.16b, v19.16b, v9.16b, v20.16b
    eor3 v18.16b, v18.16b, v30.16b, v2.16b
    ldr q20, [x3, #2096]
    eor3 v20.16b, v20.16b, v8.16b, v1.16b
    eor3 v2.16b, v4.16b, v21.16b, v2.16b
    rev32 v4.8h, v0.8h
    eor v21.16b, v10.16b, v16.16b
    rev32 v30.8h, v19.8h
    eor v8.16b, v14.16b, v18.16b
    ext v2.16b, v2.16b, v2.16b, #8
    // round 9 (aes.dsl:47)
    eor3 v1.16b, v27.16b, v1.16b, v4.16b
    eor3 v3.16b, v6.16b, v3.16b, v4.16b
    // round 8 (aes.dsl:47)
    eor v4.16b, v26.16b, v21.16b
    eor3 v6.16b, v24.16b, v17.16b, v21.16b
    eor v17.16b, v13.16b, v8.16b
    eor3 v21.16b, v31.16b, v23.16b, v8.16b
    ldr q23, [x3, #2064]
    eor3 v23.16b, v23.16b, v30.16b, v2.16b
    eor v24.16b, v19.16b, v2.16b
    eor3 v7.16b, v29.16b, v7.16b, v6.16b
    eor3 v5.16b, v28.16b, v5.16b, v4.16b
    eor3 v4.16b, v22.16b, v12.16b, v4.16b
    // round 9 (aes.dsl:47)
    ldr q22, [x3, #2176]
    // round 8 (aes.dsl:47)
    ldr q26, [x8, #32]
    tbl v27.16b, {v6.16b}, v26.16b
    eor3 v25.16b, v15.16b, v25.16b, v21.16b
    ext v28.16b, v21.16b, v21.16b, #8
    // round 9 (aes.dsl:47)
    ldr q29, [x3, #2240]
    // round 8 (aes.dsl:47)
    ldr q30, [sp, #208]
    ldr q31, [sp, #320]
    eor3 v30.16b, v30.16b, v31.16b, v17.16b
    ldr q31, [sp, #112]
    ldr q8, [sp, #128]
    eor3 v17.16b, v31.16b, v8.16b, v17.16b
    rev32 v31.8h, v24.8h
    ldr q8, [sp, #416]
    eor v8.16b, v8.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    rev32 v9.8h, v4.8h
    ldr q10, [x3, #2128]
    ldr q11, [sp, #144]
    eor v11.16b, v11.16b, v17.16b
    eor v17.16b, v17.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #8
    ldr q12, [x3, #2160]
    ldr q13, [x3, #2048]
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v6.16b, v28.16b
    // round 9 (aes.dsl:47)
    eor3 v2.16b, v22.16b, v2.16b, v31.16b
    // round 8 (aes.dsl:47)
    ldr q22, [x3, #2144]
    ldr q14, [x3, #2080]
    // round 9 (aes.dsl:47)
    eor3 v19.16b, v29.16b, v19.16b, v31.16b
    // round 8 (aes.dsl:47)
    ldr q29, [sp, #256]
    eor v29.16b, v29.16b, v8.16b
    eor v7.16b, v7.16b, v8.16b
    rev32 v15.8h, v5.8h
    eor v25.16b, v25.16b, v11.16b
    ldr q26, [sp, #288]
    eor v26.16b, v26.16b, v11.16b
    // round 9 (aes.dsl:47)
    ldr q11, [x3, #2192]
    // round 8 (aes.dsl:47)
    ext v17.16b, v17.16b, v17.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    eor3 v9.16b, v10.16b, v9.16b, v30.16b
    eor v10.16b, v4.16b, v30.16b
    rev32 v8.8h, v27.8h
    eor3 v24.16b, v13.16b, v24.16b, v27.16b
    // round 9 (aes.dsl:47)
    ldr q13, [x3, #2256]
    // round 8 (aes.dsl:47)
    eor3 v0.16b, v14.16b, v0.16b, v30.16b
    eor v16.16b, v16.16b, v7.16b
    rev32 v30.8h, v7.8h
    rev32 v14.8h, v29.8h
    ext v26.16b, v26.16b, v26.16b, #8
    eor v18.16b, v18.16b, v25.16b
    ext v25.16b, v25.16b, v25.16b, #8
    eor3 v23.16b, v23.16b, v29.16b, v21.16b
    rev32 v31.8h, v10.8h
    eor3 v22.16b, v22.16b, v28.16b, v8.16b
    eor3 v6.16b, v12.16b, v6.16b, v8.16b
    eor v28.16b, v5.16b, v17.16b
    // round 9 (aes.dsl:47)
    eor3 v8.16b, v11.16b, v27.16b, v17.16b
    eor3 v5.16b, v13.16b, v5.16b, v21.16b
    eor v17.16b, v17.16b, v21.16b
    // round 8 (aes.dsl:47)
    rev32 v11.8h, v16.8h
    ext v18.16b, v18.16b, v18.16b, #8
    eor v29.16b, v29.16b, v26.16b
    eor3 v4.16b, v20.16b, v4.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    rev32 v20.8h, v28.8h
    eor v31.16b, v7.16b, v25.16b
    // round 9 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v27.16b, v28.16b
    eor v28.16b, v14.16b, v26.16b
    eor3 v3.16b, v3.16b, v15.16b, v17.16b
    // round 8 (aes.dsl:47)
    eor v17.16b, v16.16b, v18.16b
    ldr q12, [x3, #2112]
    eor3 v10.16b, v12.16b, v10.16b, v18.16b
    rev32 v12.8h, v29.8h
    eor3 v6.16b, v6.16b, v11.16b, v18.16b
    rev32 v18.8h, v31.8h
    // round 9 (aes.dsl:47)
    ldr q11, [x3, #2224]
    eor3 v29.16b, v11.16b, v25.16b, v29.16b
    eor3 v31.16b, v8.16b, v20.16b, v31.16b
    eor3 v2.16b, v27.16b, v2.16b, v0.16b
    ldr q27, [x3, #2288]
    eor3 v7.16b, v27.16b, v7.16b, v28.16b
    eor v5.16b, v5.16b, v20.16b
    // round 8 (aes.dsl:47)
    eor v20.16b, v22.16b, v17.16b
    // round 9 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v21.16b, v4.16b
    // round 8 (aes.dsl:47)
    rev32 v17.8h, v17.8h
    eor3 v21.16b, v24.16b, v26.16b, v12.16b
    eor v22.16b, v23.16b, v12.16b
    // round 9 (aes.dsl:47)
    eor3 v5.16b, v30.16b, v25.16b, v5.16b
    eor v23.16b, v20.16b, v31.16b
    // round 8 (aes.dsl:47)
    eor3 v16.16b, v16.16b, v9.16b, v17.16b
    eor v17.16b, v10.16b, v17.16b
    // round 9 (aes.dsl:47)
    eor v24.16b, v0.16b, v21.16b
    eor v5.16b, v6.16b, v5.16b
    eor v25.16b, v4.16b, v22.16b
    eor v1.16b, v1.16b, v23.16b
    and v26.16b, v17.16b, v23.16b
    eor3 v27.16b, v18.16b, v29.16b, v24.16b
    eor v28.16b, v23.16b, v24.16b
    eor v3.16b, v3.16b, v5.16b
    and v29.16b, v16.16b, v5.16b
    eor3 v7.16b, v18.16b, v7.16b, v25.16b
    eor v18.16b, v5.16b, v25.16b
    eor v30.16b, v17.16b, v1.16b
    eor v1.16b, v1.16b, v27.16b
    eor v31.16b, v2.16b, v28.16b
    eor v8.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v9.16b, v19.16b, v18.16b
    eor v2.16b, v2.16b, v30.16b
    eor v10.16b, v30.16b, v1.16b
    eor v11.16b, v17.16b, v31.16b
    eor v19.16b, v19.16b, v8.16b
    eor v12.16b, v8.16b, v3.16b
    eor v13.16b, v16.16b, v9.16b
    eor v20.16b, v20.16b, v2.16b
    eor v21.16b, v21.16b, v10.16b
    eor v14.16b, v1.16b, v11.16b
    and v15.16b, v2.16b, v28.16b
    eor v6.16b, v6.16b, v19.16b
    eor v22.16b, v22.16b, v12.16b
    str q16, [sp, #288]
    eor v16.16b, v3.16b, v13.16b
    str q17, [sp, #256]
    and v17.16b, v19.16b, v18.16b
    str q18, [sp, #144]
    eor v18.16b, v23.16b, v20.16b
    str q27, [sp, #416]
    orr v27.16b, v27.16b, v21.16b
    str q23, [sp, #128]
    eor v23.16b, v23.16b, v21.16b
    str q21, [sp, #112]
    eor v21.16b, v24.16b, v20.16b
    str q20, [sp, #320]
    orr v20.16b, v20.16b, v11.16b
    str q11, [sp, #208]
    eor v11.16b, v5.16b, v6.16b
    str q7, [sp, #400]
    orr v7.16b, v7.16b, v22.16b
    str q5, [sp, #304]
    eor v5.16b, v5.16b, v22.16b
    str q22, [sp, #336]
    eor v22.16b, v25.16b, v6.16b
    str q6, [sp, #240]
    orr v6.16b, v6.16b, v13.16b
    str q13, [sp, #368]
    and v13.16b, v10.16b, v23.16b
    eor v24.16b, v24.16b, v23.16b
    str q10, [sp, #224]
    and v10.16b, v18.16b, v31.16b
    str q31, [sp, #352]
    and v31.16b, v30.16b, v21.16b
    str q23, [sp, #272]
    eor v23.16b, v23.16b, v21.16b
    str q12, [sp, #176]
    and v12.16b, v12.16b, v5.16b
    eor v25.16b, v25.16b, v5.16b
    str q9, [sp, #160]
    and v9.16b, v11.16b, v9.16b
    str q5, [sp, #192]
    eor v5.16b, v5.16b, v22.16b
    str q11, [sp, #64]
    and v11.16b, v8.16b, v22.16b
    eor v26.16b, v26.16b, v13.16b
    eor v27.16b, v27.16b, v13.16b
    and v13.16b, v24.16b, v14.16b
    eor3 v0.16b, v0.16b, v15.16b, v10.16b
    and v15.16b, v1.16b, v23.16b
    eor v29.16b, v29.16b, v12.16b
    eor v7.16b, v7.16b, v12.16b
    and v12.16b, v25.16b, v16.16b
    eor3 v4.16b, v4.16b, v17.16b, v9.16b
    and v17.16b, v3.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor3 v31.16b, v10.16b, v31.16b, v27.16b
    eor3 v10.16b, v2.16b, v20.16b, v15.16b
    eor v4.16b, v29.16b, v4.16b
    eor3 v17.16b, v19.16b, v6.16b, v17.16b
    eor3 v9.16b, v9.16b, v11.16b, v7.16b
    eor3 v20.16b, v20.16b, v13.16b, v26.16b
    eor v26.16b, v31.16b, v0.16b
    eor v27.16b, v27.16b, v10.16b
    eor3 v6.16b, v6.16b, v12.16b, v29.16b
    eor v7.16b, v7.16b, v17.16b
    eor v17.16b, v9.16b, v4.16b
    eor v29.16b, v27.16b, v20.16b
    and v10.16b, v27.16b, v26.16b
    eor v11.16b, v7.16b, v6.16b
    and v12.16b, v7.16b, v17.16b
    and v13.16b, v31.16b, v29.16b
    eor v15.16b, v20.16b, v10.16b
    str q3, [sp, #384]
    eor v3.16b, v6.16b, v12.16b
    str q5, [sp, #96]
    and v5.16b, v9.16b, v11.16b
    str q18, [sp, #80]
    eor v18.16b, v0.16b, v13.16b
    and v0.16b, v0.16b, v15.16b
    and v3.16b, v4.16b, v3.16b
    eor v4.16b, v4.16b, v5.16b
    and v18.16b, v20.16b, v18.16b
    orr v20.16b, v27.16b, v0.16b
    eor v0.16b, v26.16b, v0.16b
    orr v7.16b, v7.16b, v3.16b
    eor v3.16b, v17.16b, v3.16b
    and v4.16b, v6.16b, v4.16b
    orr v6.16b, v31.16b, v18.16b
    eor v17.16b, v29.16b, v18.16b
    eor v18.16b, v13.16b, v20.16b
    and v20.16b, v14.16b, v0.16b
    and v24.16b, v24.16b, v0.16b
    and v25.16b, v25.16b, v3.16b
    and v16.16b, v16.16b, v3.16b
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v11.16b, v4.16b
    orr v4.16b, v9.16b, v4.16b
    and v2.16b, v2.16b, v17.16b
    and v26.16b, v28.16b, v17.16b
    eor v6.16b, v10.16b, v6.16b
    and v28.16b, v30.16b, v18.16b
    and v21.16b, v21.16b, v18.16b
    ldr q29, [x3, #2336]
    eor v31.16b, v0.16b, v17.16b
    eor v17.16b, v18.16b, v17.16b
    eor v4.16b, v12.16b, v4.16b
    and v19.16b, v19.16b, v7.16b
    ldr q9, [sp, #144]
    and v9.16b, v9.16b, v7.16b
    and v22.16b, v22.16b, v5.16b
    and v8.16b, v8.16b, v5.16b
    eor v10.16b, v3.16b, v7.16b
    eor v7.16b, v5.16b, v7.16b
    and v23.16b, v23.16b, v6.16b
    and v1.16b, v1.16b, v6.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q11, [sp, #416]
    and v11.16b, v11.16b, v31.16b
    ldr q12, [sp, #112]
    and v12.16b, v12.16b, v31.16b
    eor v6.16b, v18.16b, v6.16b
    ldr q18, [sp, #80]
    and v18.16b, v18.16b, v17.16b
    ldr q13, [sp, #352]
    and v17.16b, v13.16b, v17.16b
    ldr q13, [sp, #96]
    and v13.16b, v13.16b, v4.16b
    ldr q14, [sp, #384]
    and v14.16b, v14.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    ldr q5, [sp, #64]
    and v5.16b, v5.16b, v7.16b
    ldr q15, [sp, #160]
    and v7.16b, v15.16b, v7.16b
    ldr q15, [sp, #336]
    and v15.16b, v15.16b, v10.16b
    ldr q30, [sp, #400]
    and v30.16b, v30.16b, v10.16b
    ldr q27, [sp, #208]
    and v27.16b, v27.16b, v0.16b
    str q9, [sp, #208]
    ldr q9, [sp, #320]
    and v0.16b, v9.16b, v0.16b
    eor v9.16b, v21.16b, v12.16b
    ldr q12, [sp, #224]
    and v12.16b, v12.16b, v6.16b
    eor v31.16b, v31.16b, v6.16b
    str q26, [sp, #224]
    ldr q26, [sp, #272]
    and v6.16b, v26.16b, v6.16b
    ldr q26, [sp, #176]
    and v26.16b, v26.16b, v4.16b
    eor v10.16b, v10.16b, v4.16b
    str q16, [sp, #176]
    ldr q16, [sp, #192]
    and v4.16b, v16.16b, v4.16b
    eor v16.16b, v22.16b, v15.16b
    eor v17.16b, v17.16b, v12.16b
    ldr q15, [sp, #256]
    and v15.16b, v15.16b, v31.16b
    eor v7.16b, v7.16b, v26.16b
    str q26, [sp, #256]
    ldr q26, [sp, #288]
    and v26.16b, v26.16b, v10.16b
    str q20, [sp, #288]
    ldr q20, [sp, #368]
    and v20.16b, v20.16b, v3.16b
    eor3 v6.16b, v18.16b, v9.16b, v6.16b
    eor3 v4.16b, v5.16b, v16.16b, v4.16b
    str q20, [sp, #368]
    ldr q20, [sp, #240]
    and v3.16b, v20.16b, v3.16b
    eor3 v2.16b, v2.16b, v15.16b, v17.16b
    eor3 v19.16b, v19.16b, v26.16b, v7.16b
    ldr q20, [sp, #128]
    and v20.16b, v20.16b, v31.16b
    ldr q31, [x8, #0]
    str q26, [sp, #128]
    tbl v26.16b, {v6.16b}, v31.16b
    str q16, [sp, #240]
    ext v16.16b, v4.16b, v4.16b, #4
    str q15, [sp, #192]
    ldr q15, [sp, #304]
    and v10.16b, v15.16b, v10.16b
    eor v24.16b, v24.16b, v2.16b
    eor v25.16b, v25.16b, v19.16b
    // round 10 (aes.dsl:53)
    ldr q15, [x3, #2464]
    // round 9 (aes.dsl:47)
    str q19, [sp, #304]
    ldr q19, [x8, #16]
    str q2, [sp, #272]
    tbl v2.16b, {v4.16b}, v19.16b
    eor3 v6.16b, v29.16b, v6.16b, v16.16b
    eor v4.16b, v4.16b, v26.16b
    // round 10 (aes.dsl:53)
    ldr q16, [x3, #2528]
    // round 9 (aes.dsl:47)
    eor3 v21.16b, v21.16b, v23.16b, v24.16b
    eor3 v0.16b, v18.16b, v0.16b, v24.16b
    eor3 v3.16b, v5.16b, v3.16b, v25.16b
    eor3 v5.16b, v22.16b, v13.16b, v25.16b
    ldr q18, [x8, #32]
    tbl v22.16b, {v4.16b}, v18.16b
    ext v23.16b, v4.16b, v4.16b, #4
    eor v24.16b, v11.16b, v0.16b
    tbl v25.16b, {v21.16b}, v31.16b
    eor v29.16b, v30.16b, v3.16b
    ext v30.16b, v5.16b, v5.16b, #4
    tbl v11.16b, {v5.16b}, v19.16b
    // round 10 (aes.dsl:53)
    eor3 v2.16b, v15.16b, v2.16b, v23.16b
    eor3 v16.16b, v16.16b, v26.16b, v22.16b
    // round 9 (aes.dsl:47)
    eor v1.16b, v1.16b, v24.16b
    eor3 v17.16b, v28.16b, v17.16b, v24.16b
    eor v24.16b, v14.16b, v29.16b
    eor3 v7.16b, v8.16b, v7.16b, v29.16b
    ldr q26, [x3, #2304]
    eor3 v21.16b, v26.16b, v21.16b, v30.16b
    ldr q26, [x3, #2320]
    eor v5.16b, v5.16b, v25.16b
    eor3 v20.16b, v9.16b, v20.16b, v17.16b
    eor3 v27.16b, v12.16b, v27.16b, v1.16b
    // round 10 (aes.dsl:53)
    ldr q29, [x3, #2432]
    ldr q30, [x3, #2496]
    // round 9 (aes.dsl:47)
    ldr q8, [sp, #288]
    ldr q9, [sp, #192]
    eor3 v1.16b, v8.16b, v9.16b, v1.16b
    tbl v8.16b, {v17.16b}, v31.16b
    ldr q9, [sp, #240]
    eor3 v9.16b, v9.16b, v10.16b, v7.16b
    ldr q10, [sp, #176]
    ldr q12, [sp, #128]
    eor3 v10.16b, v10.16b, v12.16b, v24.16b
    ldr q12, [sp, #256]
    ldr q13, [sp, #368]
    eor3 v24.16b, v12.16b, v13.16b, v24.16b
    tbl v12.16b, {v7.16b}, v19.16b
    ext v13.16b, v7.16b, v7.16b, #4
    ext v14.16b, v5.16b, v5.16b, #4
    tbl v15.16b, {v5.16b}, v18.16b
    ldr q28, [sp, #224]
    eor v28.16b, v28.16b, v27.16b
    eor v27.16b, v27.16b, v1.16b
    tbl v23.16b, {v1.16b}, v31.16b
    ldr q22, [sp, #208]
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v24.16b, v10.16b
    str q16, [sp, #208]
    ext v16.16b, v10.16b, v10.16b, #4
    str q2, [sp, #224]
    ldr q2, [x3, #2352]
    // round 10 (aes.dsl:53)
    str q6, [sp, #368]
    // round 9 (aes.dsl:47)
    tbl v6.16b, {v10.16b}, v19.16b
    eor v7.16b, v7.16b, v8.16b
    eor v17.16b, v17.16b, v13.16b
    // round 10 (aes.dsl:53)
    eor3 v29.16b, v29.16b, v11.16b, v14.16b
    eor3 v25.16b, v30.16b, v25.16b, v15.16b
    // round 9 (aes.dsl:47)
    eor v20.16b, v20.16b, v28.16b
    ldr q30, [sp, #272]
    eor v28.16b, v30.16b, v28.16b
    tbl v30.16b, {v27.16b}, v31.16b
    eor v9.16b, v9.16b, v22.16b
    ldr q11, [sp, #304]
    eor v22.16b, v11.16b, v22.16b
    tbl v11.16b, {v24.16b}, v19.16b
    ext v14.16b, v24.16b, v24.16b, #4
    ldr q15, [x3, #2368]
    eor3 v1.16b, v15.16b, v1.16b, v16.16b
    eor3 v5.16b, v26.16b, v5.16b, v7.16b
    eor v16.16b, v10.16b, v23.16b
    eor3 v2.16b, v2.16b, v4.16b, v23.16b
    tbl v4.16b, {v7.16b}, v18.16b
    ext v23.16b, v7.16b, v7.16b, #4
    // round 10 (aes.dsl:53)
    ldr q26, [x3, #2512]
    // round 9 (aes.dsl:47)
    eor v0.16b, v0.16b, v20.16b
    tbl v10.16b, {v28.16b}, v31.16b
    tbl v15.16b, {v20.16b}, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ext v13.16b, v22.16b, v22.16b, #4
    str q1, [sp, #304]
    tbl v1.16b, {v22.16b}, v19.16b
    str q5, [sp, #272]
    tbl v5.16b, {v9.16b}, v19.16b
    str q25, [sp, #256]
    ext v25.16b, v9.16b, v9.16b, #4
    eor v24.16b, v24.16b, v30.16b
    str q29, [sp, #128]
    tbl v29.16b, {v16.16b}, v18.16b
    str q28, [sp, #176]
    ext v28.16b, v16.16b, v16.16b, #4
    str q20, [sp, #240]
    ldr q20, [x3, #2416]
    eor3 v4.16b, v20.16b, v8.16b, v4.16b
    ldr q20, [x3, #2400]
    eor3 v20.16b, v20.16b, v12.16b, v23.16b
    // round 10 (aes.dsl:53)
    eor v23.16b, v17.16b, v14.16b
    eor3 v26.16b, v26.16b, v7.16b, v30.16b
    // round 9 (aes.dsl:47)
    tbl v30.16b, {v0.16b}, v31.16b
    ext v31.16b, v3.16b, v3.16b, #4
    tbl v19.16b, {v3.16b}, v19.16b
    eor3 v1.16b, v21.16b, v17.16b, v1.16b
    eor v21.16b, v9.16b, v15.16b
    eor v22.16b, v22.16b, v10.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [sp, #368]
    eor3 v6.16b, v29.16b, v6.16b, v28.16b
    tbl v28.16b, {v24.16b}, v18.16b
    ext v29.16b, v24.16b, v24.16b, #4
    // round 10 (aes.dsl:53)
    eor v5.16b, v13.16b, v5.16b
    ldr q8, [sp, #224]
    eor3 v23.16b, v8.16b, v27.16b, v23.16b
    ldr q27, [x3, #2448]
    eor3 v25.16b, v27.16b, v17.16b, v25.16b
    ldr q27, [sp, #208]
    eor3 v24.16b, v27.16b, v7.16b, v24.16b
    // round 9 (aes.dsl:47)
    eor v3.16b, v3.16b, v30.16b
    ldr q27, [x3, #2384]
    eor3 v16.16b, v27.16b, v16.16b, v30.16b
    tbl v27.16b, {v22.16b}, v18.16b
    ext v30.16b, v22.16b, v22.16b, #4
    tbl v8.16b, {v21.16b}, v18.16b
    ext v9.16b, v21.16b, v21.16b, #4
    eor3 v0.16b, v0.16b, v20.16b, v31.16b
    // round 10 (aes.dsl:53)
    ldr q20, [sp, #240]
    eor3 v20.16b, v20.16b, v11.16b, v29.16b
    ldr q29, [x3, #2480]
    ldr q31, [sp, #176]
    eor3 v5.16b, v29.16b, v31.16b, v5.16b
    ldr q29, [sp, #128]
    eor3 v17.16b, v17.16b, v29.16b, v6.16b
    ldr q29, [x3, #2544]
    eor3 v22.16b, v29.16b, v15.16b, v22.16b
    eor3 v21.16b, v26.16b, v28.16b, v21.16b
    ldr q26, [sp, #256]
    eor3 v7.16b, v7.16b, v26.16b, v2.16b
    // round 9 (aes.dsl:47)
    ext v26.16b, v3.16b, v3.16b, #4
    eor v1.16b, v1.16b, v30.16b
    // round 10 (aes.dsl:53)
    eor3 v20.16b, v25.16b, v0.16b, v20.16b
    // round 9 (aes.dsl:47)
    tbl v18.16b, {v3.16b}, v18.16b
    ldr q25, [sp, #272]
    eor3 v25.16b, v25.16b, v10.16b, v27.16b
    eor v3.16b, v4.16b, v3.16b
    ldr q4, [sp, #304]
    eor3 v4.16b, v4.16b, v19.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor v19.16b, v23.16b, v20.16b
    eor v23.16b, v6.16b, v1.16b
    // round 9 (aes.dsl:47)
    eor v16.16b, v16.16b, v18.16b
    // round 10 (aes.dsl:53)
    eor v18.16b, v3.16b, v21.16b
    eor v21.16b, v2.16b, v25.16b
    eor v26.16b, v4.16b, v19.16b
    and v27.16b, v4.16b, v20.16b
    eor3 v5.16b, v9.16b, v5.16b, v23.16b
    eor v28.16b, v20.16b, v23.16b
    eor v24.16b, v24.16b, v18.16b
    and v29.16b, v16.16b, v18.16b
    eor3 v22.16b, v8.16b, v22.16b, v21.16b
    eor v30.16b, v18.16b, v21.16b
    eor v31.16b, v17.16b, v26.16b
    eor v19.16b, v19.16b, v5.16b
    eor v17.16b, v17.16b, v28.16b
    eor v8.16b, v16.16b, v24.16b
    eor v24.16b, v24.16b, v22.16b
    eor v9.16b, v7.16b, v30.16b
    eor v0.16b, v0.16b, v31.16b
    eor v10.16b, v26.16b, v19.16b
    eor v11.16b, v4.16b, v17.16b
    and v12.16b, v31.16b, v28.16b
    eor v7.16b, v7.16b, v8.16b
    eor v13.16b, v8.16b, v24.16b
    eor v14.16b, v16.16b, v9.16b
    eor v15.16b, v20.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    str q16, [sp, #304]
    eor v16.16b, v23.16b, v0.16b
    str q4, [sp, #272]
    orr v4.16b, v0.16b, v11.16b
    str q0, [sp, #256]
    eor v0.16b, v19.16b, v11.16b
    eor v3.16b, v3.16b, v7.16b
    eor v25.16b, v25.16b, v13.16b
    str q11, [sp, #128]
    eor v11.16b, v24.16b, v14.16b
    str q30, [sp, #176]
    and v30.16b, v7.16b, v30.16b
    str q20, [sp, #240]
    eor v20.16b, v20.16b, v1.16b
    str q5, [sp, #208]
    orr v5.16b, v5.16b, v1.16b
    str q1, [sp, #224]
    and v1.16b, v26.16b, v16.16b
    str q17, [sp, #368]
    and v17.16b, v15.16b, v17.16b
    str q15, [sp, #192]
    eor v15.16b, v18.16b, v3.16b
    str q18, [sp, #288]
    eor v18.16b, v18.16b, v25.16b
    str q22, [sp, #320]
    orr v22.16b, v22.16b, v25.16b
    str q25, [sp, #400]
    eor v25.16b, v21.16b, v3.16b
    str q3, [sp, #336]
    orr v3.16b, v3.16b, v14.16b
    str q14, [sp, #160]
    and v14.16b, v10.16b, v20.16b
    eor v23.16b, v23.16b, v20.16b
    str q20, [sp, #64]
    eor v20.16b, v20.16b, v16.16b
    eor3 v6.16b, v6.16b, v12.16b, v17.16b
    eor v21.16b, v21.16b, v18.16b
    and v12.16b, v13.16b, v18.16b
    str q13, [sp, #384]
    and v13.16b, v15.16b, v9.16b
    str q10, [sp, #96]
    and v10.16b, v8.16b, v25.16b
    str q18, [sp, #352]
    eor v18.16b, v18.16b, v25.16b
    eor v27.16b, v27.16b, v14.16b
    eor v5.16b, v5.16b, v14.16b
    and v14.16b, v19.16b, v20.16b
    str q9, [sp, #80]
    and v9.16b, v23.16b, v0.16b
    eor v29.16b, v29.16b, v12.16b
    eor v22.16b, v22.16b, v12.16b
    and v12.16b, v21.16b, v11.16b
    eor3 v2.16b, v2.16b, v30.16b, v13.16b
    and v30.16b, v24.16b, v18.16b
    eor3 v14.16b, v31.16b, v4.16b, v14.16b
    eor3 v1.16b, v17.16b, v1.16b, v5.16b
    eor v6.16b, v27.16b, v6.16b
    eor v2.16b, v29.16b, v2.16b
    eor3 v17.16b, v13.16b, v10.16b, v22.16b
    eor3 v30.16b, v7.16b, v3.16b, v30.16b
    eor3 v4.16b, v4.16b, v9.16b, v27.16b
    eor v5.16b, v5.16b, v14.16b
    eor v27.16b, v1.16b, v6.16b
    eor3 v3.16b, v3.16b, v12.16b, v29.16b
    eor v29.16b, v17.16b, v2.16b
    eor v22.16b, v22.16b, v30.16b
    eor v30.16b, v5.16b, v4.16b
    and v9.16b, v5.16b, v27.16b
    eor v10.16b, v22.16b, v3.16b
    and v12.16b, v22.16b, v29.16b
    and v13.16b, v1.16b, v30.16b
    eor v14.16b, v4.16b, v9.16b
    str q15, [sp, #112]
    and v15.16b, v17.16b, v10.16b
    str q18, [sp, #416]
    eor v18.16b, v3.16b, v12.16b
    str q24, [sp, #144]
    eor v24.16b, v6.16b, v13.16b
    and v6.16b, v6.16b, v14.16b
    eor v14.16b, v2.16b, v15.16b
    and v2.16b, v2.16b, v18.16b
    and v4.16b, v4.16b, v24.16b
    orr v5.16b, v5.16b, v6.16b
    eor v6.16b, v27.16b, v6.16b
    and v3.16b, v3.16b, v14.16b
    orr v18.16b, v22.16b, v2.16b
    eor v2.16b, v29.16b, v2.16b
    eor v22.16b, v30.16b, v4.16b
    orr v1.16b, v1.16b, v4.16b
    eor v4.16b, v13.16b, v5.16b
    and v5.16b, v23.16b, v6.16b
    and v0.16b, v0.16b, v6.16b
    orr v17.16b, v17.16b, v3.16b
    eor v3.16b, v10.16b, v3.16b
    eor v18.16b, v15.16b, v18.16b
    and v21.16b, v21.16b, v2.16b
    and v23.16b, v11.16b, v2.16b
    and v24.16b, v28.16b, v22.16b
    and v27.16b, v31.16b, v22.16b
    eor v1.16b, v9.16b, v1.16b
    and v26.16b, v26.16b, v4.16b
    and v16.16b, v16.16b, v4.16b
    ldr q28, [x3, #2560]
    ldr q29, [x3, #2688]
    eor v30.16b, v6.16b, v22.16b
    eor v22.16b, v4.16b, v22.16b
    ldr q31, [sp, #176]
    and v31.16b, v31.16b, v3.16b
    and v7.16b, v7.16b, v3.16b
    eor v17.16b, v12.16b, v17.16b
    and v8.16b, v8.16b, v18.16b
    ldr q9, [x3, #2576]
    and v25.16b, v25.16b, v18.16b
    eor v10.16b, v2.16b, v3.16b
    eor v3.16b, v18.16b, v3.16b
    and v19.16b, v19.16b, v1.16b
    and v20.16b, v20.16b, v1.16b
    eor v6.16b, v6.16b, v1.16b
    ldr q11, [sp, #224]
    and v11.16b, v11.16b, v30.16b
    ldr q12, [sp, #208]
    and v12.16b, v12.16b, v30.16b
    eor v1.16b, v4.16b, v1.16b
    ldr q4, [sp, #192]
    and v4.16b, v4.16b, v22.16b
    ldr q13, [sp, #368]
    and v22.16b, v13.16b, v22.16b
    ldr q13, [sp, #144]
    and v13.16b, v13.16b, v17.16b
    ldr q14, [sp, #416]
    and v14.16b, v14.16b, v17.16b
    ldr q15, [sp, #400]
    and v15.16b, v15.16b, v10.16b
    str q31, [sp, #400]
    ldr q31, [sp, #320]
    and v31.16b, v31.16b, v10.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v18.16b, v17.16b
    ldr q18, [sp, #112]
    and v18.16b, v18.16b, v3.16b
    str q24, [sp, #112]
    str q23, [sp, #320]
    ldr q23, [sp, #80]
    and v3.16b, v23.16b, v3.16b
    ldr q23, [sp, #128]
    and v23.16b, v23.16b, v6.16b
    ldr q24, [sp, #256]
    and v6.16b, v24.16b, v6.16b
    eor v24.16b, v16.16b, v11.16b
    ldr q11, [sp, #96]
    and v11.16b, v11.16b, v1.16b
    eor v30.16b, v30.16b, v1.16b
    str q0, [sp, #96]
    ldr q0, [sp, #64]
    and v0.16b, v0.16b, v1.16b
    ldr q1, [sp, #384]
    and v1.16b, v1.16b, v17.16b
    eor v10.16b, v10.16b, v17.16b
    eor3 v16.16b, v28.16b, v16.16b, v20.16b
    ldr q20, [sp, #272]
    and v20.16b, v20.16b, v30.16b
    eor v22.16b, v22.16b, v11.16b
    eor3 v28.16b, v9.16b, v25.16b, v14.16b
    eor v3.16b, v3.16b, v1.16b
    ldr q9, [sp, #304]
    and v9.16b, v9.16b, v10.16b
    eor v25.16b, v25.16b, v15.16b
    ldr q14, [sp, #160]
    and v14.16b, v14.16b, v2.16b
    eor3 v27.16b, v27.16b, v20.16b, v22.16b
    ldr q15, [sp, #336]
    and v2.16b, v15.16b, v2.16b
    ldr q15, [sp, #352]
    and v17.16b, v15.16b, v17.16b
    eor3 v7.16b, v7.16b, v9.16b, v3.16b
    ldr q15, [sp, #240]
    and v30.16b, v15.16b, v30.16b
    eor v0.16b, v24.16b, v0.16b
    eor v5.16b, v5.16b, v27.16b
    ldr q15, [sp, #288]
    and v10.16b, v15.16b, v10.16b
    eor v17.16b, v25.16b, v17.16b
    eor v21.16b, v21.16b, v7.16b
    eor3 v0.16b, v29.16b, v4.16b, v0.16b
    eor3 v4.16b, v4.16b, v6.16b, v5.16b
    eor v5.16b, v16.16b, v5.16b
    ldr q6, [x3, #2704]
    eor3 v6.16b, v6.16b, v18.16b, v17.16b
    eor3 v2.16b, v18.16b, v2.16b, v21.16b
    eor v16.16b, v28.16b, v21.16b
    eor v17.16b, v12.16b, v4.16b
    mov v18.16b, v5.16b
    sli v18.16b, v0.16b, #4
    sri v0.16b, v5.16b, #4
    ldr q5, [x3, #2784]
    eor v21.16b, v31.16b, v2.16b
    mov v28.16b, v16.16b
    sli v28.16b, v6.16b, #4
    sri v6.16b, v16.16b, #4
    ldr q16, [x3, #2800]
    eor3 v22.16b, v26.16b, v22.16b, v17.16b
    eor v17.16b, v19.16b, v17.16b
    ushr v19.16b, v18.16b, #2
    ldr q26, [x3, #2656]
    ushr v29.16b, v0.16b, #2
    eor3 v3.16b, v8.16b, v3.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #2720]
    ldr q8, [x3, #2736]
    ushr v12.16b, v6.16b, #2
    ushr v13.16b, v28.16b, #2
    eor3 v23.16b, v11.16b, v23.16b, v17.16b
    ldr q11, [x3, #2672]
    ldr q15, [sp, #96]
    eor3 v17.16b, v15.16b, v20.16b, v17.16b
    eor3 v20.16b, v24.16b, v30.16b, v22.16b
    eor v5.16b, v5.16b, v22.16b
    ldr q22, [x3, #2592]
    ldr q24, [x3, #2608]
    eor3 v1.16b, v1.16b, v14.16b, v21.16b
    ldr q30, [sp, #320]
    eor3 v21.16b, v30.16b, v9.16b, v21.16b
    eor v16.16b, v16.16b, v3.16b
    eor3 v3.16b, v25.16b, v10.16b, v3.16b
    ldr q25, [sp, #112]
    eor v25.16b, v25.16b, v23.16b
    eor3 v23.16b, v26.16b, v23.16b, v17.16b
    ldr q26, [x3, #2752]
    ldr q30, [x3, #2624]
    eor v17.16b, v31.16b, v17.16b
    eor v31.16b, v8.16b, v21.16b
    ldr q8, [sp, #400]
    eor v8.16b, v8.16b, v1.16b
    eor3 v1.16b, v11.16b, v1.16b, v21.16b
    eor v20.16b, v20.16b, v25.16b
    mov v21.16b, v5.16b
    sri v21.16b, v23.16b, #4
    ldr q9, [x3, #2768]
    ldr q10, [x3, #2640]
    sli v23.16b, v5.16b, #4
    eor3 v5.16b, v22.16b, v27.16b, v25.16b
    eor3 v7.16b, v24.16b, v7.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    mov v22.16b, v1.16b
    sli v22.16b, v16.16b, #4
    sri v16.16b, v1.16b, #4
    eor3 v1.16b, v26.16b, v4.16b, v20.16b
    eor v4.16b, v30.16b, v20.16b
    shl v20.16b, v21.16b, #2
    shl v24.16b, v23.16b, #2
    mov v25.16b, v5.16b
    sli v25.16b, v17.16b, #4
    sri v17.16b, v5.16b, #4
    eor v5.16b, v10.16b, v3.16b
    eor3 v2.16b, v9.16b, v2.16b, v3.16b
    shl v3.16b, v16.16b, #2
    shl v26.16b, v22.16b, #2
    mov v27.16b, v7.16b
    sli v27.16b, v31.16b, #4
    sri v31.16b, v7.16b, #4
    mov v7.16b, v4.16b
    sli v7.16b, v1.16b, #4
    sri v1.16b, v4.16b, #4
    movi v4.16b, #51
    bit v24.16b, v25.16b, v4.16b
    ushr v25.16b, v25.16b, #2
    bit v20.16b, v17.16b, v4.16b
    ushr v17.16b, v17.16b, #2
    mov v30.16b, v5.16b
    sli v30.16b, v2.16b, #4
    sri v2.16b, v5.16b, #4
    bit v3.16b, v31.16b, v4.16b
    ushr v5.16b, v31.16b, #2
    bit v26.16b, v27.16b, v4.16b
    ushr v27.16b, v27.16b, #2
    shl v31.16b, v7.16b, #2
    shl v8.16b, v1.16b, #2
    shl v9.16b, v24.16b, #1
    bit v23.16b, v25.16b, v4.16b
    shl v25.16b, v20.16b, #1
    bit v21.16b, v17.16b, v4.16b
    bit v7.16b, v19.16b, v4.16b
    bit v1.16b, v29.16b, v4.16b
    shl v17.16b, v2.16b, #2
    shl v19.16b, v30.16b, #2
    bit v2.16b, v12.16b, v4.16b
    bit v30.16b, v13.16b, v4.16b
    shl v29.16b, v3.16b, #1
    bit v16.16b, v5.16b, v4.16b
    shl v5.16b, v26.16b, #1
    bit v22.16b, v27.16b, v4.16b
    shl v27.16b, v23.16b, #1
    shl v10.16b, v21.16b, #1
    bit v31.16b, v18.16b, v4.16b
    ushr v18.16b, v7.16b, #1
    ushr v11.16b, v1.16b, #1
    bit v8.16b, v0.16b, v4.16b
    bit v17.16b, v6.16b, v4.16b
    bsl v4.16b, v28.16b, v19.16b
    ushr v0.16b, v30.16b, #1
    ushr v6.16b, v2.16b, #1
    shl v19.16b, v16.16b, #1
    shl v28.16b, v22.16b, #1
    movi v12.16b, #85
    bit v9.16b, v31.16b, v12.16b
    ushr v31.16b, v31.16b, #1
    bit v23.16b, v18.16b, v12.16b
    bit v27.16b, v7.16b, v12.16b
    bit v21.16b, v11.16b, v12.16b
    bit v10.16b, v1.16b, v12.16b
    ushr v1.16b, v8.16b, #1
    bit v25.16b, v8.16b, v12.16b
    ushr v7.16b, v4.16b, #1
    ushr v18.16b, v17.16b, #1
    bit v29.16b, v17.16b, v12.16b
    bit v16.16b, v6.16b, v12.16b
    bit v19.16b, v2.16b, v12.16b
    bit v5.16b, v4.16b, v12.16b
    bit v22.16b, v0.16b, v12.16b
    bit v28.16b, v30.16b, v12.16b
    bit v24.16b, v31.16b, v12.16b
    bit v20.16b, v1.16b, v12.16b
    bit v3.16b, v18.16b, v12.16b
    bsl v12.16b, v7.16b, v26.16b
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ext v2.16b, v5.16b, v5.16b, #8
    ext v4.16b, v28.16b, v28.16b, #8
    ext v5.16b, v22.16b, v22.16b, #8
    ldr q6, [x1, #144]
    ldr q7, [x1, #192]
    ext v17.16b, v19.16b, v19.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v18.16b, v29.16b, v29.16b, #8
    ldr q19, [x1, #64]
    ldr q22, [x1, #32]
    ext v26.16b, v12.16b, v12.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    trn2 v28.16b, v27.16b, v4.16b
    ldr q29, [x1, #80]
    ldr q30, [x1, #48]
    trn1 v4.16b, v27.16b, v4.16b
    trn2 v27.16b, v25.16b, v18.16b
    trn1 v18.16b, v25.16b, v18.16b
    ldr q25, [x1, #112]
    ldr q31, [x1, #96]
    trn1 v8.16b, v10.16b, v17.16b
    trn2 v17.16b, v10.16b, v17.16b
    trn1 v10.16b, v9.16b, v2.16b
    ldr q11, [x1, #128]
    ldr q12, [x1, #160]
    trn2 v2.16b, v9.16b, v2.16b
    trn1 v9.16b, v23.16b, v5.16b
    trn2 v5.16b, v23.16b, v5.16b
    ldr q23, [x1, #240]
    ldr q13, [x1, #176]
    trn1 v14.16b, v21.16b, v16.16b
    eor v0.16b, v0.16b, v10.16b
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x1, #208]
    ldr q10, [x1, #224]
    trn2 v16.16b, v21.16b, v16.16b
    eor v18.16b, v19.16b, v18.16b
    eor v19.16b, v30.16b, v9.16b
    trn2 v21.16b, v24.16b, v26.16b
    eor v25.16b, v25.16b, v14.16b
    eor v30.16b, v31.16b, v8.16b
    str q0, [x0, #0]
    str q4, [x0, #32]
    trn1 v0.16b, v24.16b, v26.16b
    eor v2.16b, v11.16b, v2.16b
    eor v4.16b, v12.16b, v28.16b
    str q19, [x0, #48]
    str q18, [x0, #64]
    eor v7.16b, v7.16b, v27.16b
    trn1 v18.16b, v20.16b, v3.16b
    eor v5.16b, v13.16b, v5.16b
    str q30, [x0, #96]
    str q25, [x0, #112]
    trn2 v3.16b, v20.16b, v3.16b
    eor v16.16b, v23.16b, v16.16b
    eor v17.16b, v10.16b, v17.16b
    str q2, [x0, #128]
    str q4, [x0, #160]
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v29.16b, v18.16b
    str q5, [x0, #176]
    str q7, [x0, #192]
    eor v2.16b, v6.16b, v21.16b
    eor v3.16b, v22.16b, v3.16b
    str q17, [x0, #224]
    str q16, [x0, #240]
    str q0, [x0, #16]
    str q1, [x0, #80]
    str q2, [x0, #144]
    str q3, [x0, #208]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #16
    sub x5, x5, #1
    cbnz x5, .Llwcc_aes128_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_128_ctr_crypt_neon_out
.Llwcc_aes128_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_aes128_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #432
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_aes128_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_128_ctr_crypt_neon_group
.Llwcc_aes128_128_ctr_crypt_neon_out:
    add x1, sp, #432
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_128_ctr_crypt_neon_copy
.Llwcc_aes128_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #39
.Llwcc_aes128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #688
    ret
.Llwcc_aes128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_128_ctr_crypt_neon, .-lwcc_aes128_128_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0x06, 0x07, 0x04, 0x05, 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01
    .byte 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05, 0x0a, 0x0b, 0x08, 0x09
    .byte 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05
    .byte 0x02, 0x03, 0x08, 0x09, 0x0e, 0x0f, 0x04, 0x05, 0x0a, 0x0b, 0x00, 0x01, 0x06, 0x07, 0x0c, 0x0d
    .byte 0x06, 0x07, 0x0c, 0x0d, 0x02, 0x03, 0x08, 0x09, 0x0e, 0x0f, 0x04, 0x05, 0x0a, 0x0b, 0x00, 0x01
    .byte 0x0e, 0x0f, 0x04, 0x05, 0x0a, 0x0b, 0x00, 0x01, 0x06, 0x07, 0x0c, 0x0d, 0x02, 0x03, 0x08, 0x09
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
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x0f, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00
    .byte 0x1f, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00
    .byte 0x3f, 0x00, 0x00, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x33, 0x00, 0x00, 0x00, 0x22, 0x00, 0x00, 0x00
    .byte 0x7f, 0x00, 0x00, 0x00, 0x55, 0x00, 0x00, 0x00, 0x66, 0x00, 0x00, 0x00, 0x44, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xaa, 0x00, 0x00, 0x00, 0xcc, 0x00, 0x00, 0x00, 0x88, 0x00, 0x00, 0x00
    .byte 0xe4, 0x00, 0x00, 0x00, 0x4e, 0x00, 0x00, 0x00, 0x82, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00
    .byte 0xd2, 0x00, 0x00, 0x00, 0x9c, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00
