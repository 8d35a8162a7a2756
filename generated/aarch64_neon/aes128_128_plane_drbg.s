// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --circuit rv32i --mode drbg --df yes
// passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) sbox(circuit=rv32i, lanes=1) complement() balance() value_numbering() hoist(mode=ecb) slice(lanes=1) early_stores() spill_order() select() schedule() allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
// folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter
// layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 9 arrangements
// sizes:     in bytes: block 16, key 16, rk 1408, group 128, st 40
// timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:a3fa25541593577697a7598ff00084c4c7632970cfa05904707bd58d1394f0b6

    .text

    .balign 16
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #2256
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q1, [x1, #0]
    ushr v3.16b, v1.16b, #1
    ldr q5, [x8, #128]
    ldr q6, [x8, #144]
    tbl v6.16b, {v1.16b}, v6.16b
    ldr q7, [x8, #160]
    ldr q16, [x8, #176]
    tbl v16.16b, {v1.16b}, v16.16b
    mov v17.16b, v1.16b
    sli v17.2d, v1.2d, #32
    bit v17.16b, v16.16b, v7.16b
    bit v17.16b, v6.16b, v5.16b
    ldr q6, [x8, #192]
    tbl v6.16b, {v1.16b}, v6.16b
    ushr v20.16b, v1.16b, #6
    ushr v21.16b, v1.16b, #3
    ushr v22.16b, v1.16b, #7
    eor v21.16b, v21.16b, v22.16b
    ushr v23.16b, v1.16b, #5
    eor v24.16b, v1.16b, v23.16b
    ushr v25.16b, v1.16b, #4
    eor v25.16b, v25.16b, v21.16b
    eor v26.16b, v20.16b, v25.16b
    eor v27.16b, v24.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    eor v28.16b, v21.16b, v22.16b
    eor v29.16b, v3.16b, v23.16b
    eor v30.16b, v21.16b, v29.16b
    eor v24.16b, v24.16b, v30.16b
    and v31.16b, v28.16b, v24.16b
    ushr v8.16b, v1.16b, #2
    eor v8.16b, v8.16b, v29.16b
    eor v25.16b, v25.16b, v8.16b
    eor v9.16b, v26.16b, v25.16b
    eor v10.16b, v3.16b, v9.16b
    eor v11.16b, v21.16b, v10.16b
    and v12.16b, v9.16b, v11.16b
    orr v13.16b, v8.16b, v10.16b
    eor v13.16b, v12.16b, v13.16b
    eor v14.16b, v22.16b, v29.16b
    and v15.16b, v26.16b, v14.16b
    eor v15.16b, v13.16b, v15.16b
    eor v15.16b, v31.16b, v15.16b
    eor v0.16b, v11.16b, v14.16b
    and v2.16b, v25.16b, v0.16b
    eor v4.16b, v20.16b, v24.16b
    orr v5.16b, v22.16b, v4.16b
    eor v13.16b, v13.16b, v5.16b
    eor v2.16b, v2.16b, v13.16b
    eor v2.16b, v27.16b, v2.16b
    eor v29.16b, v29.16b, v11.16b
    eor v13.16b, v25.16b, v4.16b
    and v7.16b, v29.16b, v13.16b
    and v1.16b, v20.16b, v21.16b
    eor v1.16b, v12.16b, v1.16b
    eor v5.16b, v5.16b, v1.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v2.16b, v5.16b
    and v12.16b, v15.16b, v7.16b
    and v18.16b, v27.16b, v30.16b
    eor v1.16b, v23.16b, v1.16b
    eor v1.16b, v31.16b, v1.16b
    eor v1.16b, v18.16b, v1.16b
    eor v18.16b, v15.16b, v1.16b
    and v23.16b, v2.16b, v18.16b
    eor v31.16b, v5.16b, v23.16b
    and v31.16b, v1.16b, v31.16b
    orr v2.16b, v2.16b, v31.16b
    eor v2.16b, v12.16b, v2.16b
    eor v1.16b, v12.16b, v1.16b
    and v1.16b, v5.16b, v1.16b
    orr v5.16b, v15.16b, v1.16b
    eor v5.16b, v23.16b, v5.16b
    eor v23.16b, v2.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v18.16b, v31.16b
    eor v18.16b, v1.16b, v7.16b
    eor v31.16b, v23.16b, v18.16b
    and v20.16b, v20.16b, v31.16b
    and v9.16b, v9.16b, v23.16b
    eor v12.16b, v2.16b, v1.16b
    and v24.16b, v24.16b, v12.16b
    eor v24.16b, v9.16b, v24.16b
    and v27.16b, v27.16b, v1.16b
    eor v27.16b, v24.16b, v27.16b
    eor v27.16b, v20.16b, v27.16b
    and v29.16b, v29.16b, v7.16b
    eor v29.16b, v27.16b, v29.16b
    and v28.16b, v28.16b, v12.16b
    eor v12.16b, v5.16b, v7.16b
    and v22.16b, v22.16b, v12.16b
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v29.16b, v22.16b
    and v8.16b, v8.16b, v18.16b
    eor v8.16b, v22.16b, v8.16b
    and v26.16b, v26.16b, v2.16b
    eor v24.16b, v24.16b, v26.16b
    eor v24.16b, v8.16b, v24.16b
    ldr q26, [x8, #240]
    tbl v15.16b, {v24.16b}, v26.16b
    str q3, [sp, #64]
    ushr v3.2d, v15.2d, #1
    tbl v15.16b, {v15.16b}, v26.16b
    shl v15.2d, v15.2d, #63
    orr v3.16b, v3.16b, v15.16b
    and v25.16b, v25.16b, v5.16b
    eor v25.16b, v8.16b, v25.16b
    and v4.16b, v4.16b, v12.16b
    eor v4.16b, v9.16b, v4.16b
    eor v4.16b, v25.16b, v4.16b
    and v1.16b, v30.16b, v1.16b
    eor v1.16b, v4.16b, v1.16b
    and v21.16b, v21.16b, v31.16b
    and v2.16b, v14.16b, v2.16b
    and v18.16b, v10.16b, v18.16b
    eor v18.16b, v2.16b, v18.16b
    eor v21.16b, v21.16b, v18.16b
    eor v21.16b, v24.16b, v21.16b
    eor v21.16b, v1.16b, v21.16b
    eor v22.16b, v22.16b, v21.16b
    mvn v22.16b, v22.16b
    tbl v30.16b, {v22.16b}, v26.16b
    ushr v31.2d, v30.2d, #2
    tbl v30.16b, {v30.16b}, v26.16b
    shl v30.2d, v30.2d, #62
    orr v30.16b, v31.16b, v30.16b
    and v7.16b, v13.16b, v7.16b
    eor v7.16b, v25.16b, v7.16b
    eor v7.16b, v20.16b, v7.16b
    mvn v20.16b, v7.16b
    tbl v25.16b, {v20.16b}, v26.16b
    ushr v8.2d, v25.2d, #3
    tbl v25.16b, {v25.16b}, v26.16b
    shl v25.2d, v25.2d, #61
    orr v25.16b, v8.16b, v25.16b
    and v23.16b, v11.16b, v23.16b
    eor v23.16b, v28.16b, v23.16b
    eor v18.16b, v18.16b, v23.16b
    tbl v23.16b, {v18.16b}, v26.16b
    ushr v28.2d, v23.2d, #4
    tbl v23.16b, {v23.16b}, v26.16b
    shl v23.2d, v23.2d, #60
    orr v23.16b, v28.16b, v23.16b
    eor v4.16b, v4.16b, v7.16b
    tbl v7.16b, {v4.16b}, v26.16b
    ushr v9.2d, v7.2d, #5
    tbl v7.16b, {v7.16b}, v26.16b
    shl v7.2d, v7.2d, #59
    orr v7.16b, v9.16b, v7.16b
    tbl v10.16b, {v21.16b}, v26.16b
    ushr v11.2d, v10.2d, #6
    tbl v10.16b, {v10.16b}, v26.16b
    shl v10.2d, v10.2d, #58
    orr v10.16b, v11.16b, v10.16b
    ldr q11, [x8, #336]
    eor v1.16b, v27.16b, v1.16b
    mvn v1.16b, v1.16b
    tbl v27.16b, {v1.16b}, v26.16b
    ushr v12.2d, v27.2d, #7
    tbl v27.16b, {v27.16b}, v26.16b
    shl v27.2d, v27.2d, #57
    orr v27.16b, v12.16b, v27.16b
    ldr q12, [x8, #352]
    and v0.16b, v0.16b, v5.16b
    eor v0.16b, v2.16b, v0.16b
    eor v0.16b, v29.16b, v0.16b
    mvn v0.16b, v0.16b
    ldr q2, [x8, #368]
    tbl v5.16b, {v0.16b}, v2.16b
    ldr q29, [x8, #384]
    tbl v13.16b, {v24.16b}, v26.16b
    ushr v14.2d, v13.2d, #33
    tbl v13.16b, {v13.16b}, v26.16b
    shl v13.2d, v13.2d, #31
    orr v13.16b, v14.16b, v13.16b
    ldr q14, [x8, #400]
    tbl v2.16b, {v22.16b}, v26.16b
    ushr v19.2d, v2.2d, #34
    tbl v2.16b, {v2.16b}, v26.16b
    shl v2.2d, v2.2d, #30
    orr v2.16b, v19.16b, v2.16b
    ldr q19, [x8, #416]
    tbl v15.16b, {v20.16b}, v26.16b
    ushr v31.2d, v15.2d, #35
    tbl v15.16b, {v15.16b}, v26.16b
    shl v15.2d, v15.2d, #29
    orr v31.16b, v31.16b, v15.16b
    ldr q15, [x8, #432]
    tbl v8.16b, {v18.16b}, v26.16b
    ushr v28.2d, v8.2d, #36
    tbl v8.16b, {v8.16b}, v26.16b
    shl v8.2d, v8.2d, #28
    orr v28.16b, v28.16b, v8.16b
    ldr q8, [x8, #448]
    str q4, [sp, #80]
    tbl v4.16b, {v4.16b}, v26.16b
    ushr v9.2d, v4.2d, #37
    tbl v4.16b, {v4.16b}, v26.16b
    shl v4.2d, v4.2d, #27
    orr v4.16b, v9.16b, v4.16b
    ldr q9, [x8, #464]
    str q21, [sp, #96]
    tbl v21.16b, {v21.16b}, v26.16b
    str q18, [sp, #112]
    ushr v18.2d, v21.2d, #38
    tbl v21.16b, {v21.16b}, v26.16b
    shl v21.2d, v21.2d, #26
    orr v18.16b, v18.16b, v21.16b
    ldr q21, [x8, #480]
    str q1, [sp, #128]
    tbl v1.16b, {v1.16b}, v26.16b
    str q20, [sp, #144]
    ushr v20.2d, v1.2d, #39
    tbl v1.16b, {v1.16b}, v26.16b
    shl v1.2d, v1.2d, #25
    orr v1.16b, v20.16b, v1.16b
    ldr q20, [x8, #496]
    tbl v20.16b, {v0.16b}, v20.16b
    bit v20.16b, v1.16b, v21.16b
    bit v20.16b, v18.16b, v9.16b
    bit v20.16b, v4.16b, v8.16b
    bit v20.16b, v28.16b, v15.16b
    bit v20.16b, v31.16b, v19.16b
    bit v20.16b, v2.16b, v14.16b
    bit v20.16b, v13.16b, v29.16b
    bit v20.16b, v5.16b, v12.16b
    bit v20.16b, v27.16b, v11.16b
    ldr q1, [x8, #320]
    bit v20.16b, v10.16b, v1.16b
    ldr q2, [x8, #304]
    bit v20.16b, v7.16b, v2.16b
    ldr q4, [x8, #288]
    bit v20.16b, v23.16b, v4.16b
    ldr q18, [x8, #272]
    bit v20.16b, v25.16b, v18.16b
    ldr q28, [x8, #256]
    bit v20.16b, v30.16b, v28.16b
    ldr q31, [x8, #224]
    bit v20.16b, v3.16b, v31.16b
    ldr q13, [x8, #208]
    ldr q29, [x1, #0]
    bsl v13.16b, v29.16b, v20.16b
    ldr q14, [x8, #160]
    bit v13.16b, v6.16b, v14.16b
    ldr q19, [x8, #128]
    bit v13.16b, v16.16b, v19.16b
    eor v17.16b, v17.16b, v13.16b
    ushr v15.2d, v24.2d, #33
    tbl v8.16b, {v24.16b}, v26.16b
    shl v8.2d, v8.2d, #31
    orr v8.16b, v15.16b, v8.16b
    ushr v9.2d, v22.2d, #34
    tbl v21.16b, {v22.16b}, v26.16b
    shl v21.2d, v21.2d, #30
    orr v21.16b, v9.16b, v21.16b
    ldr q31, [sp, #144]
    ushr v28.2d, v31.2d, #35
    tbl v18.16b, {v31.16b}, v26.16b
    shl v18.2d, v18.2d, #29
    orr v18.16b, v28.16b, v18.16b
    ldr q4, [sp, #112]
    ushr v2.2d, v4.2d, #36
    tbl v1.16b, {v4.16b}, v26.16b
    shl v1.2d, v1.2d, #28
    orr v1.16b, v2.16b, v1.16b
    ldr q2, [x8, #576]
    ldr q11, [sp, #80]
    ushr v12.2d, v11.2d, #37
    str q20, [sp, #160]
    tbl v20.16b, {v11.16b}, v26.16b
    shl v20.2d, v20.2d, #27
    orr v20.16b, v12.16b, v20.16b
    ldr q12, [x8, #592]
    str q16, [sp, #176]
    ldr q16, [sp, #96]
    ushr v11.2d, v16.2d, #38
    tbl v16.16b, {v16.16b}, v26.16b
    shl v16.2d, v16.2d, #26
    orr v16.16b, v11.16b, v16.16b
    ldr q11, [x8, #608]
    ldr q4, [sp, #128]
    ushr v31.2d, v4.2d, #39
    tbl v26.16b, {v4.16b}, v26.16b
    shl v26.2d, v26.2d, #25
    orr v26.16b, v31.16b, v26.16b
    ldr q31, [x8, #624]
    ldr q4, [x8, #640]
    tbl v4.16b, {v0.16b}, v4.16b
    ldr q19, [x8, #656]
    ldr q29, [x8, #672]
    ldr q14, [x8, #688]
    ldr q13, [x8, #704]
    str q0, [sp, #192]
    ldr q0, [x8, #720]
    ldr q15, [x8, #736]
    ldr q9, [x8, #752]
    ldr q28, [x8, #768]
    str q5, [sp, #208]
    and v5.16b, v5.16b, v28.16b
    bit v5.16b, v27.16b, v9.16b
    bit v5.16b, v10.16b, v15.16b
    bit v5.16b, v7.16b, v0.16b
    bit v5.16b, v23.16b, v13.16b
    bit v5.16b, v25.16b, v14.16b
    bit v5.16b, v30.16b, v29.16b
    bit v5.16b, v3.16b, v19.16b
    bit v5.16b, v4.16b, v31.16b
    bit v5.16b, v26.16b, v11.16b
    bit v5.16b, v16.16b, v12.16b
    bit v5.16b, v20.16b, v2.16b
    str q3, [sp, #224]
    ldr q3, [x8, #560]
    bit v5.16b, v1.16b, v3.16b
    str q30, [sp, #240]
    ldr q30, [x8, #544]
    bit v5.16b, v18.16b, v30.16b
    str q25, [sp, #256]
    ldr q25, [x8, #528]
    bit v5.16b, v21.16b, v25.16b
    str q23, [sp, #272]
    ldr q23, [x8, #512]
    bit v5.16b, v8.16b, v23.16b
    str q7, [sp, #288]
    ldr q7, [x8, #160]
    str q10, [sp, #304]
    ldr q10, [x1, #0]
    bit v5.16b, v10.16b, v7.16b
    ldr q7, [x8, #128]
    bit v5.16b, v6.16b, v7.16b
    eor v5.16b, v17.16b, v5.16b
    str q17, [sp, #320]
    str q6, [sp, #336]
    ushr v6.2d, v24.2d, #1
    str q27, [sp, #352]
    ushr v23.2d, v22.2d, #2
    ldr q30, [sp, #144]
    ushr v3.2d, v30.2d, #3
    ldr q2, [x8, #832]
    ldr q12, [sp, #112]
    ushr v11.2d, v12.2d, #4
    ldr q31, [x8, #848]
    ldr q19, [sp, #80]
    ushr v29.2d, v19.2d, #5
    ldr q14, [x8, #864]
    ldr q13, [sp, #96]
    ushr v0.2d, v13.2d, #6
    ldr q15, [x8, #880]
    ldr q9, [sp, #128]
    ushr v28.2d, v9.2d, #7
    ldr q9, [x8, #896]
    ldr q13, [sp, #192]
    ushr v13.2d, v13.2d, #8
    ldr q19, [x8, #912]
    ldr q12, [x8, #928]
    ldr q30, [x8, #944]
    ldr q10, [x8, #960]
    ldr q7, [x8, #976]
    ldr q17, [x8, #992]
    ldr q27, [x8, #1008]
    ldr q25, [x8, #1024]
    and v25.16b, v4.16b, v25.16b
    bit v25.16b, v26.16b, v27.16b
    bit v25.16b, v16.16b, v17.16b
    bit v25.16b, v20.16b, v7.16b
    bit v25.16b, v1.16b, v10.16b
    bit v25.16b, v18.16b, v30.16b
    bit v25.16b, v21.16b, v12.16b
    bit v25.16b, v8.16b, v19.16b
    bit v25.16b, v13.16b, v9.16b
    bit v25.16b, v28.16b, v15.16b
    bit v25.16b, v0.16b, v14.16b
    bit v25.16b, v29.16b, v31.16b
    bit v25.16b, v11.16b, v2.16b
    ldr q2, [x8, #816]
    bit v25.16b, v3.16b, v2.16b
    ldr q2, [x8, #800]
    bit v25.16b, v23.16b, v2.16b
    ldr q2, [x8, #784]
    bit v25.16b, v6.16b, v2.16b
    ldr q2, [x8, #128]
    ldr q31, [x1, #0]
    bit v25.16b, v31.16b, v2.16b
    eor v5.16b, v5.16b, v25.16b
    shl v24.4s, v24.4s, #31
    ldr q2, [x8, #1056]
    shl v22.4s, v22.4s, #30
    ldr q14, [x8, #1072]
    ldr q15, [sp, #144]
    shl v15.4s, v15.4s, #29
    ldr q9, [x8, #1088]
    ldr q19, [sp, #112]
    shl v19.4s, v19.4s, #28
    ldr q12, [x8, #1104]
    ldr q30, [sp, #80]
    shl v30.4s, v30.4s, #27
    ldr q10, [x8, #1120]
    ldr q7, [sp, #96]
    shl v7.4s, v7.4s, #26
    ldr q17, [x8, #1136]
    ldr q27, [sp, #128]
    shl v27.4s, v27.4s, #25
    str q8, [sp, #128]
    ldr q8, [x8, #1152]
    str q21, [sp, #96]
    ldr q21, [sp, #192]
    shl v21.4s, v21.4s, #24
    str q18, [sp, #192]
    ldr q18, [x8, #1168]
    str q1, [sp, #80]
    ldr q1, [x8, #1184]
    str q20, [sp, #112]
    ldr q20, [x8, #1200]
    str q16, [sp, #144]
    ldr q16, [x8, #1216]
    str q26, [sp, #368]
    ldr q26, [x8, #1232]
    str q4, [sp, #384]
    ldr q4, [x8, #1248]
    ldr q31, [x8, #1264]
    ldr q25, [x8, #1280]
    and v25.16b, v13.16b, v25.16b
    bit v25.16b, v28.16b, v31.16b
    bit v25.16b, v0.16b, v4.16b
    bit v25.16b, v29.16b, v26.16b
    bit v25.16b, v11.16b, v16.16b
    bit v25.16b, v3.16b, v20.16b
    bit v25.16b, v23.16b, v1.16b
    bit v25.16b, v6.16b, v18.16b
    bit v25.16b, v21.16b, v8.16b
    bit v25.16b, v27.16b, v17.16b
    bit v25.16b, v7.16b, v10.16b
    bit v25.16b, v30.16b, v12.16b
    bit v25.16b, v19.16b, v9.16b
    bit v25.16b, v15.16b, v14.16b
    bit v25.16b, v22.16b, v2.16b
    ldr q2, [x8, #1040]
    bit v25.16b, v24.16b, v2.16b
    eor v5.16b, v5.16b, v25.16b
    ldr q25, [x8, #1296]
    eor v5.16b, v5.16b, v25.16b
    ext v25.16b, v5.16b, v5.16b, #7
    ldr q2, [x8, #1312]
    ext v14.16b, v5.16b, v5.16b, #11
    ext v9.16b, v5.16b, v5.16b, #3
    bit v9.16b, v14.16b, v2.16b
    ldr q14, [x8, #112]
    bit v9.16b, v25.16b, v14.16b
    ushr v25.16b, v9.16b, #1
    movi v12.16b, #85
    bif v25.16b, v9.16b, v12.16b
    shl v10.16b, v25.16b, #2
    movi v17.16b, #51
    bit v10.16b, v25.16b, v17.16b
    mov v8.16b, v10.16b
    sli v8.16b, v10.16b, #4
    str q24, [sp, #400]
    ldr q24, [sp, #64]
    str q22, [sp, #416]
    ldr q22, [x1, #0]
    bif v24.16b, v22.16b, v12.16b
    str q15, [sp, #64]
    shl v15.16b, v24.16b, #2
    bit v15.16b, v24.16b, v17.16b
    str q19, [sp, #432]
    mov v19.16b, v15.16b
    sli v19.16b, v15.16b, #4
    str q19, [x0, #0]
    sri v15.16b, v15.16b, #4
    str q15, [x0, #16]
    shl v19.16b, v22.16b, #1
    bit v19.16b, v22.16b, v12.16b
    ushr v15.16b, v19.16b, #2
    bif v15.16b, v19.16b, v17.16b
    str q30, [sp, #448]
    mov v30.16b, v15.16b
    sri v30.16b, v15.16b, #4
    str q30, [x0, #32]
    ushr v30.16b, v24.16b, #2
    bit v24.16b, v30.16b, v17.16b
    mov v30.16b, v24.16b
    sri v30.16b, v24.16b, #4
    str q30, [x0, #48]
    shl v30.16b, v19.16b, #2
    bit v30.16b, v19.16b, v17.16b
    mov v19.16b, v30.16b
    sli v19.16b, v30.16b, #4
    str q19, [x0, #64]
    sli v24.16b, v24.16b, #4
    str q24, [x0, #80]
    sri v30.16b, v30.16b, #4
    str q30, [x0, #96]
    sli v15.16b, v15.16b, #4
    str q15, [x0, #112]
    // round 1 (aes.dsl:47)
    mvn v19.16b, v8.16b
    str q19, [x0, #128]
    sri v10.16b, v10.16b, #4
    mvn v19.16b, v10.16b
    str q19, [x0, #144]
    shl v19.16b, v9.16b, #1
    bit v19.16b, v9.16b, v12.16b
    ushr v24.16b, v19.16b, #2
    bif v24.16b, v19.16b, v17.16b
    mov v30.16b, v24.16b
    sri v30.16b, v24.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #160]
    ushr v30.16b, v25.16b, #2
    bit v25.16b, v30.16b, v17.16b
    mov v30.16b, v25.16b
    sri v30.16b, v25.16b, #4
    str q30, [x0, #176]
    shl v30.16b, v19.16b, #2
    bit v30.16b, v19.16b, v17.16b
    mov v19.16b, v30.16b
    sli v19.16b, v30.16b, #4
    mvn v19.16b, v19.16b
    ldr q9, [x8, #1344]
    ldr q10, [sp, #176]
    bif v10.16b, v22.16b, v9.16b
    ushr v15.16b, v5.16b, #6
    str q7, [sp, #176]
    ushr v7.16b, v5.16b, #3
    str q27, [sp, #464]
    ushr v27.16b, v5.16b, #7
    eor v7.16b, v7.16b, v27.16b
    str q21, [sp, #480]
    ushr v21.16b, v5.16b, #5
    eor v17.16b, v5.16b, v21.16b
    ushr v12.16b, v5.16b, #4
    eor v12.16b, v12.16b, v7.16b
    eor v8.16b, v15.16b, v12.16b
    eor v14.16b, v17.16b, v8.16b
    eor v27.16b, v27.16b, v14.16b
    eor v2.16b, v7.16b, v27.16b
    ushr v18.16b, v5.16b, #1
    eor v1.16b, v18.16b, v21.16b
    eor v20.16b, v7.16b, v1.16b
    eor v17.16b, v17.16b, v20.16b
    and v16.16b, v2.16b, v17.16b
    ushr v5.16b, v5.16b, #2
    eor v5.16b, v5.16b, v1.16b
    eor v12.16b, v12.16b, v5.16b
    eor v26.16b, v8.16b, v12.16b
    eor v18.16b, v18.16b, v26.16b
    eor v4.16b, v7.16b, v18.16b
    and v31.16b, v26.16b, v4.16b
    orr v22.16b, v5.16b, v18.16b
    eor v22.16b, v31.16b, v22.16b
    eor v9.16b, v27.16b, v1.16b
    str q24, [sp, #496]
    and v24.16b, v8.16b, v9.16b
    eor v24.16b, v22.16b, v24.16b
    eor v24.16b, v16.16b, v24.16b
    str q30, [sp, #512]
    eor v30.16b, v4.16b, v9.16b
    str q25, [sp, #528]
    and v25.16b, v12.16b, v30.16b
    str q19, [sp, #544]
    eor v19.16b, v15.16b, v17.16b
    str q6, [sp, #560]
    orr v6.16b, v27.16b, v19.16b
    eor v22.16b, v22.16b, v6.16b
    eor v22.16b, v25.16b, v22.16b
    eor v22.16b, v14.16b, v22.16b
    eor v1.16b, v1.16b, v4.16b
    eor v25.16b, v12.16b, v19.16b
    str q23, [sp, #576]
    and v23.16b, v1.16b, v25.16b
    str q3, [sp, #592]
    and v3.16b, v15.16b, v7.16b
    eor v3.16b, v31.16b, v3.16b
    eor v6.16b, v6.16b, v3.16b
    eor v6.16b, v23.16b, v6.16b
    eor v23.16b, v22.16b, v6.16b
    and v31.16b, v24.16b, v23.16b
    str q11, [sp, #608]
    and v11.16b, v14.16b, v20.16b
    eor v3.16b, v21.16b, v3.16b
    eor v3.16b, v16.16b, v3.16b
    eor v3.16b, v11.16b, v3.16b
    eor v16.16b, v24.16b, v3.16b
    and v21.16b, v22.16b, v16.16b
    eor v11.16b, v6.16b, v21.16b
    and v11.16b, v3.16b, v11.16b
    orr v22.16b, v22.16b, v11.16b
    eor v22.16b, v31.16b, v22.16b
    eor v3.16b, v31.16b, v3.16b
    and v3.16b, v6.16b, v3.16b
    orr v6.16b, v24.16b, v3.16b
    eor v6.16b, v21.16b, v6.16b
    eor v21.16b, v22.16b, v6.16b
    eor v3.16b, v23.16b, v3.16b
    eor v16.16b, v16.16b, v11.16b
    eor v23.16b, v3.16b, v16.16b
    eor v24.16b, v21.16b, v23.16b
    and v31.16b, v15.16b, v24.16b
    and v26.16b, v26.16b, v21.16b
    eor v11.16b, v22.16b, v3.16b
    and v17.16b, v17.16b, v11.16b
    eor v17.16b, v26.16b, v17.16b
    and v14.16b, v14.16b, v3.16b
    eor v14.16b, v17.16b, v14.16b
    eor v14.16b, v31.16b, v14.16b
    and v1.16b, v1.16b, v16.16b
    eor v1.16b, v14.16b, v1.16b
    and v2.16b, v2.16b, v11.16b
    eor v11.16b, v6.16b, v16.16b
    and v27.16b, v27.16b, v11.16b
    eor v27.16b, v2.16b, v27.16b
    eor v27.16b, v1.16b, v27.16b
    and v5.16b, v5.16b, v23.16b
    eor v5.16b, v27.16b, v5.16b
    and v8.16b, v8.16b, v22.16b
    eor v17.16b, v17.16b, v8.16b
    eor v17.16b, v5.16b, v17.16b
    ushr v8.2d, v17.2d, #33
    ldr q15, [x8, #240]
    str q29, [sp, #624]
    tbl v29.16b, {v17.16b}, v15.16b
    shl v29.2d, v29.2d, #31
    orr v29.16b, v8.16b, v29.16b
    and v8.16b, v12.16b, v6.16b
    eor v5.16b, v5.16b, v8.16b
    and v19.16b, v19.16b, v11.16b
    eor v19.16b, v26.16b, v19.16b
    eor v19.16b, v5.16b, v19.16b
    and v3.16b, v20.16b, v3.16b
    eor v3.16b, v19.16b, v3.16b
    and v7.16b, v7.16b, v24.16b
    and v20.16b, v9.16b, v22.16b
    and v18.16b, v18.16b, v23.16b
    eor v18.16b, v20.16b, v18.16b
    eor v7.16b, v7.16b, v18.16b
    eor v7.16b, v17.16b, v7.16b
    eor v7.16b, v3.16b, v7.16b
    eor v22.16b, v27.16b, v7.16b
    mvn v22.16b, v22.16b
    ushr v23.2d, v22.2d, #34
    tbl v24.16b, {v22.16b}, v15.16b
    shl v24.2d, v24.2d, #30
    orr v23.16b, v23.16b, v24.16b
    and v16.16b, v25.16b, v16.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v31.16b, v5.16b
    mvn v16.16b, v5.16b
    ushr v24.2d, v16.2d, #35
    tbl v25.16b, {v16.16b}, v15.16b
    shl v25.2d, v25.2d, #29
    orr v24.16b, v24.16b, v25.16b
    and v4.16b, v4.16b, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v2.16b, v18.16b, v2.16b
    ushr v4.2d, v2.2d, #36
    tbl v18.16b, {v2.16b}, v15.16b
    shl v18.2d, v18.2d, #28
    orr v4.16b, v4.16b, v18.16b
    eor v5.16b, v19.16b, v5.16b
    ushr v18.2d, v5.2d, #37
    tbl v19.16b, {v5.16b}, v15.16b
    shl v19.2d, v19.2d, #27
    orr v18.16b, v18.16b, v19.16b
    ushr v19.2d, v7.2d, #38
    tbl v21.16b, {v7.16b}, v15.16b
    shl v21.2d, v21.2d, #26
    orr v19.16b, v19.16b, v21.16b
    eor v3.16b, v14.16b, v3.16b
    mvn v3.16b, v3.16b
    ushr v21.2d, v3.2d, #39
    tbl v25.16b, {v3.16b}, v15.16b
    shl v25.2d, v25.2d, #25
    orr v21.16b, v21.16b, v25.16b
    and v6.16b, v30.16b, v6.16b
    eor v6.16b, v20.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    mvn v1.16b, v1.16b
    ldr q6, [x8, #640]
    tbl v20.16b, {v1.16b}, v6.16b
    tbl v25.16b, {v17.16b}, v15.16b
    ushr v26.2d, v25.2d, #1
    tbl v25.16b, {v25.16b}, v15.16b
    shl v25.2d, v25.2d, #63
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v22.16b}, v15.16b
    ushr v27.2d, v26.2d, #2
    tbl v26.16b, {v26.16b}, v15.16b
    shl v26.2d, v26.2d, #62
    orr v26.16b, v27.16b, v26.16b
    tbl v27.16b, {v16.16b}, v15.16b
    ushr v30.2d, v27.2d, #3
    tbl v27.16b, {v27.16b}, v15.16b
    shl v27.2d, v27.2d, #61
    orr v27.16b, v30.16b, v27.16b
    tbl v30.16b, {v2.16b}, v15.16b
    ushr v31.2d, v30.2d, #4
    tbl v30.16b, {v30.16b}, v15.16b
    shl v30.2d, v30.2d, #60
    orr v30.16b, v31.16b, v30.16b
    tbl v31.16b, {v5.16b}, v15.16b
    ushr v8.2d, v31.2d, #5
    tbl v31.16b, {v31.16b}, v15.16b
    shl v31.2d, v31.2d, #59
    orr v31.16b, v8.16b, v31.16b
    tbl v8.16b, {v7.16b}, v15.16b
    ushr v9.2d, v8.2d, #6
    tbl v8.16b, {v8.16b}, v15.16b
    shl v8.2d, v8.2d, #58
    orr v8.16b, v9.16b, v8.16b
    tbl v9.16b, {v3.16b}, v15.16b
    ushr v11.2d, v9.2d, #7
    tbl v9.16b, {v9.16b}, v15.16b
    shl v9.2d, v9.2d, #57
    orr v9.16b, v11.16b, v9.16b
    ldr q11, [x8, #368]
    tbl v12.16b, {v1.16b}, v11.16b
    ldr q14, [x8, #768]
    ldr q11, [sp, #160]
    bsl v14.16b, v12.16b, v11.16b
    ldr q11, [x8, #752]
    bit v14.16b, v9.16b, v11.16b
    ldr q11, [x8, #736]
    bit v14.16b, v8.16b, v11.16b
    ldr q11, [x8, #720]
    bit v14.16b, v31.16b, v11.16b
    ldr q11, [x8, #704]
    bit v14.16b, v30.16b, v11.16b
    ldr q11, [x8, #688]
    bit v14.16b, v27.16b, v11.16b
    ldr q11, [x8, #672]
    bit v14.16b, v26.16b, v11.16b
    ldr q11, [x8, #656]
    bit v14.16b, v25.16b, v11.16b
    ldr q11, [x8, #624]
    bit v14.16b, v20.16b, v11.16b
    ldr q11, [x8, #608]
    bit v14.16b, v21.16b, v11.16b
    ldr q11, [x8, #592]
    bit v14.16b, v19.16b, v11.16b
    ldr q11, [x8, #576]
    bit v14.16b, v18.16b, v11.16b
    ldr q11, [x8, #560]
    bit v14.16b, v4.16b, v11.16b
    ldr q11, [x8, #544]
    bit v14.16b, v24.16b, v11.16b
    ldr q11, [x8, #528]
    bit v14.16b, v23.16b, v11.16b
    ldr q11, [x8, #512]
    bit v14.16b, v29.16b, v11.16b
    ldr q11, [x8, #1344]
    ldr q6, [x1, #0]
    bsl v11.16b, v6.16b, v14.16b
    eor v10.16b, v10.16b, v11.16b
    ushr v11.2d, v17.2d, #1
    ushr v6.2d, v22.2d, #2
    str q14, [sp, #640]
    ushr v14.2d, v16.2d, #3
    ushr v15.2d, v2.2d, #4
    str q29, [sp, #656]
    ushr v29.2d, v5.2d, #5
    str q23, [sp, #672]
    ushr v23.2d, v7.2d, #6
    str q24, [sp, #688]
    ushr v24.2d, v3.2d, #7
    str q4, [sp, #704]
    ushr v4.2d, v1.2d, #8
    str q18, [sp, #720]
    shl v18.2d, v17.2d, #31
    str q17, [sp, #736]
    ext v17.16b, v17.16b, v17.16b, #8
    ushr v17.2d, v17.2d, #33
    orr v17.16b, v18.16b, v17.16b
    ldr q18, [x8, #1376]
    str q19, [sp, #752]
    shl v19.2d, v22.2d, #30
    str q22, [sp, #768]
    ext v22.16b, v22.16b, v22.16b, #8
    ushr v22.2d, v22.2d, #34
    orr v19.16b, v19.16b, v22.16b
    ldr q22, [x8, #1392]
    str q21, [sp, #784]
    shl v21.2d, v16.2d, #29
    str q16, [sp, #800]
    ext v16.16b, v16.16b, v16.16b, #8
    ushr v16.2d, v16.2d, #35
    orr v16.16b, v21.16b, v16.16b
    ldr q21, [x8, #1408]
    str q20, [sp, #816]
    shl v20.2d, v2.2d, #28
    str q2, [sp, #832]
    ext v2.16b, v2.16b, v2.16b, #8
    ushr v2.2d, v2.2d, #36
    orr v2.16b, v20.16b, v2.16b
    ldr q20, [x8, #1424]
    str q10, [sp, #848]
    shl v10.2d, v5.2d, #27
    str q5, [sp, #864]
    ext v5.16b, v5.16b, v5.16b, #8
    ushr v5.2d, v5.2d, #37
    orr v5.16b, v10.16b, v5.16b
    ldr q10, [x8, #1440]
    str q11, [sp, #880]
    shl v11.2d, v7.2d, #26
    str q7, [sp, #896]
    ext v7.16b, v7.16b, v7.16b, #8
    ushr v7.2d, v7.2d, #38
    orr v7.16b, v11.16b, v7.16b
    ldr q11, [x8, #1456]
    str q6, [sp, #912]
    shl v6.2d, v3.2d, #25
    str q3, [sp, #928]
    ext v3.16b, v3.16b, v3.16b, #8
    ushr v3.2d, v3.2d, #39
    orr v3.16b, v6.16b, v3.16b
    ext v6.16b, v1.16b, v1.16b, #13
    str q1, [sp, #944]
    ldr q1, [x8, #1472]
    and v1.16b, v6.16b, v1.16b
    bit v1.16b, v3.16b, v11.16b
    bit v1.16b, v7.16b, v10.16b
    bit v1.16b, v5.16b, v20.16b
    bit v1.16b, v2.16b, v21.16b
    bit v1.16b, v16.16b, v22.16b
    bit v1.16b, v19.16b, v18.16b
    ldr q18, [x8, #1360]
    bit v1.16b, v17.16b, v18.16b
    ldr q18, [x8, #352]
    bit v1.16b, v12.16b, v18.16b
    ldr q22, [x8, #336]
    bit v1.16b, v9.16b, v22.16b
    ldr q21, [x8, #320]
    bit v1.16b, v8.16b, v21.16b
    ldr q20, [x8, #304]
    bit v1.16b, v31.16b, v20.16b
    ldr q10, [x8, #288]
    bit v1.16b, v30.16b, v10.16b
    ldr q11, [x8, #272]
    bit v1.16b, v27.16b, v11.16b
    str q17, [sp, #960]
    ldr q17, [x8, #256]
    bit v1.16b, v26.16b, v17.16b
    str q19, [sp, #976]
    ldr q19, [x8, #224]
    bit v1.16b, v25.16b, v19.16b
    str q16, [sp, #992]
    ldr q16, [x8, #1024]
    str q2, [sp, #1008]
    ldr q2, [sp, #384]
    bit v1.16b, v2.16b, v16.16b
    str q5, [sp, #1024]
    ldr q5, [x8, #1008]
    str q7, [sp, #1040]
    ldr q7, [sp, #368]
    bit v1.16b, v7.16b, v5.16b
    str q3, [sp, #1056]
    ldr q3, [x8, #992]
    str q6, [sp, #1072]
    ldr q6, [sp, #144]
    bit v1.16b, v6.16b, v3.16b
    ldr q6, [x8, #976]
    ldr q7, [sp, #112]
    bit v1.16b, v7.16b, v6.16b
    ldr q7, [x8, #960]
    ldr q2, [sp, #80]
    bit v1.16b, v2.16b, v7.16b
    ldr q2, [x8, #944]
    ldr q19, [sp, #192]
    bit v1.16b, v19.16b, v2.16b
    ldr q19, [x8, #928]
    ldr q17, [sp, #96]
    bit v1.16b, v17.16b, v19.16b
    ldr q17, [x8, #912]
    ldr q11, [sp, #128]
    bit v1.16b, v11.16b, v17.16b
    ldr q11, [x8, #896]
    bit v1.16b, v13.16b, v11.16b
    str q13, [sp, #1088]
    ldr q13, [x8, #880]
    bit v1.16b, v28.16b, v13.16b
    str q28, [sp, #1104]
    ldr q28, [x8, #864]
    bit v1.16b, v0.16b, v28.16b
    str q0, [sp, #1120]
    ldr q0, [x8, #848]
    ldr q10, [sp, #624]
    bit v1.16b, v10.16b, v0.16b
    ldr q10, [x8, #832]
    ldr q20, [sp, #608]
    bit v1.16b, v20.16b, v10.16b
    ldr q20, [x8, #816]
    ldr q21, [sp, #592]
    bit v1.16b, v21.16b, v20.16b
    ldr q21, [x8, #800]
    ldr q22, [sp, #576]
    bit v1.16b, v22.16b, v21.16b
    ldr q22, [x8, #784]
    ldr q18, [sp, #560]
    bit v1.16b, v18.16b, v22.16b
    ldr q18, [x8, #1280]
    bit v1.16b, v4.16b, v18.16b
    ldr q18, [x8, #1264]
    bit v1.16b, v24.16b, v18.16b
    ldr q18, [x8, #1248]
    bit v1.16b, v23.16b, v18.16b
    ldr q18, [x8, #1232]
    bit v1.16b, v29.16b, v18.16b
    ldr q18, [x8, #1216]
    bit v1.16b, v15.16b, v18.16b
    ldr q18, [x8, #1200]
    bit v1.16b, v14.16b, v18.16b
    ldr q18, [x8, #1184]
    str q25, [sp, #1136]
    ldr q25, [sp, #912]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #1168]
    str q26, [sp, #1152]
    ldr q26, [sp, #880]
    bit v1.16b, v26.16b, v18.16b
    ldr q18, [sp, #848]
    eor v1.16b, v18.16b, v1.16b
    ldr q18, [sp, #816]
    and v16.16b, v18.16b, v16.16b
    ldr q18, [sp, #784]
    bit v16.16b, v18.16b, v5.16b
    ldr q5, [sp, #752]
    bit v16.16b, v5.16b, v3.16b
    ldr q3, [sp, #720]
    bit v16.16b, v3.16b, v6.16b
    ldr q6, [sp, #704]
    bit v16.16b, v6.16b, v7.16b
    ldr q7, [sp, #688]
    bit v16.16b, v7.16b, v2.16b
    ldr q2, [sp, #672]
    bit v16.16b, v2.16b, v19.16b
    ldr q19, [sp, #656]
    bit v16.16b, v19.16b, v17.16b
    bit v16.16b, v4.16b, v11.16b
    bit v16.16b, v24.16b, v13.16b
    bit v16.16b, v23.16b, v28.16b
    bit v16.16b, v29.16b, v0.16b
    bit v16.16b, v15.16b, v10.16b
    bit v16.16b, v14.16b, v20.16b
    bit v16.16b, v25.16b, v21.16b
    bit v16.16b, v26.16b, v22.16b
    eor v1.16b, v1.16b, v16.16b
    ldr q16, [x8, #1488]
    eor v1.16b, v1.16b, v16.16b
    ext v16.16b, v1.16b, v1.16b, #10
    ext v26.16b, v1.16b, v1.16b, #2
    ext v25.16b, v1.16b, v1.16b, #14
    ext v17.16b, v1.16b, v1.16b, #6
    ldr q19, [x8, #1312]
    bit v17.16b, v25.16b, v19.16b
    ldr q25, [x8, #112]
    bit v17.16b, v26.16b, v25.16b
    ldr q26, [x8, #1328]
    bit v17.16b, v16.16b, v26.16b
    ushr v16.16b, v17.16b, #1
    movi v26.16b, #85
    bif v16.16b, v17.16b, v26.16b
    shl v25.16b, v16.16b, #2
    movi v19.16b, #51
    bit v25.16b, v16.16b, v19.16b
    mov v2.16b, v25.16b
    sli v2.16b, v25.16b, #4
    ldr q7, [sp, #544]
    str q7, [x0, #192]
    ldr q7, [sp, #528]
    sli v7.16b, v7.16b, #4
    str q7, [x0, #208]
    ldr q7, [sp, #512]
    sri v7.16b, v7.16b, #4
    str q7, [x0, #224]
    ldr q7, [sp, #496]
    sli v7.16b, v7.16b, #4
    str q7, [x0, #240]
    // round 2 (aes.dsl:47)
    mvn v2.16b, v2.16b
    str q2, [x0, #256]
    sri v25.16b, v25.16b, #4
    mvn v2.16b, v25.16b
    str q2, [x0, #272]
    shl v2.16b, v17.16b, #1
    bit v2.16b, v17.16b, v26.16b
    ushr v7.16b, v2.16b, #2
    bif v7.16b, v2.16b, v19.16b
    mov v17.16b, v7.16b
    sri v17.16b, v7.16b, #4
    mvn v17.16b, v17.16b
    str q17, [x0, #288]
    ushr v17.16b, v16.16b, #2
    bit v16.16b, v17.16b, v19.16b
    mov v17.16b, v16.16b
    sri v17.16b, v16.16b, #4
    str q17, [x0, #304]
    shl v17.16b, v2.16b, #2
    bit v17.16b, v2.16b, v19.16b
    mov v2.16b, v17.16b
    sli v2.16b, v17.16b, #4
    mvn v2.16b, v2.16b
    ushr v20.16b, v1.16b, #6
    ushr v28.16b, v1.16b, #3
    ushr v6.16b, v1.16b, #1
    ushr v18.16b, v1.16b, #7
    eor v28.16b, v28.16b, v18.16b
    and v13.16b, v20.16b, v28.16b
    ushr v3.16b, v1.16b, #4
    eor v3.16b, v3.16b, v28.16b
    eor v11.16b, v20.16b, v3.16b
    ushr v25.16b, v1.16b, #5
    eor v5.16b, v6.16b, v25.16b
    eor v10.16b, v28.16b, v5.16b
    eor v19.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v1.16b
    eor v22.16b, v11.16b, v3.16b
    eor v6.16b, v6.16b, v22.16b
    eor v26.16b, v28.16b, v6.16b
    eor v21.16b, v5.16b, v26.16b
    and v0.16b, v22.16b, v26.16b
    eor v13.16b, v0.16b, v13.16b
    eor v25.16b, v25.16b, v13.16b
    str q14, [sp, #496]
    orr v14.16b, v1.16b, v6.16b
    eor v0.16b, v0.16b, v14.16b
    eor v14.16b, v19.16b, v10.16b
    eor v19.16b, v19.16b, v11.16b
    eor v18.16b, v18.16b, v19.16b
    eor v5.16b, v18.16b, v5.16b
    str q15, [sp, #512]
    and v15.16b, v11.16b, v5.16b
    eor v15.16b, v0.16b, v15.16b
    str q29, [sp, #528]
    eor v29.16b, v26.16b, v5.16b
    str q23, [sp, #544]
    and v23.16b, v3.16b, v29.16b
    str q24, [sp, #1168]
    eor v24.16b, v28.16b, v18.16b
    str q4, [sp, #1184]
    and v4.16b, v24.16b, v14.16b
    eor v25.16b, v4.16b, v25.16b
    eor v4.16b, v4.16b, v15.16b
    and v15.16b, v19.16b, v10.16b
    eor v25.16b, v15.16b, v25.16b
    eor v15.16b, v4.16b, v25.16b
    str q17, [sp, #1200]
    eor v17.16b, v20.16b, v14.16b
    str q16, [sp, #1216]
    eor v16.16b, v3.16b, v17.16b
    str q7, [sp, #1232]
    and v7.16b, v21.16b, v16.16b
    str q27, [sp, #1248]
    orr v27.16b, v18.16b, v17.16b
    eor v0.16b, v0.16b, v27.16b
    eor v0.16b, v23.16b, v0.16b
    eor v23.16b, v27.16b, v13.16b
    eor v7.16b, v7.16b, v23.16b
    eor v0.16b, v19.16b, v0.16b
    eor v23.16b, v0.16b, v7.16b
    and v27.16b, v4.16b, v23.16b
    eor v13.16b, v27.16b, v25.16b
    and v13.16b, v7.16b, v13.16b
    eor v23.16b, v23.16b, v13.16b
    orr v4.16b, v4.16b, v13.16b
    and v19.16b, v19.16b, v23.16b
    and v10.16b, v10.16b, v23.16b
    and v13.16b, v0.16b, v15.16b
    eor v4.16b, v13.16b, v4.16b
    eor v7.16b, v7.16b, v13.16b
    and v7.16b, v25.16b, v7.16b
    orr v0.16b, v0.16b, v7.16b
    eor v0.16b, v27.16b, v0.16b
    eor v7.16b, v15.16b, v7.16b
    and v16.16b, v16.16b, v7.16b
    and v21.16b, v21.16b, v7.16b
    and v25.16b, v11.16b, v0.16b
    and v5.16b, v5.16b, v0.16b
    and v27.16b, v29.16b, v4.16b
    eor v27.16b, v5.16b, v27.16b
    and v3.16b, v3.16b, v4.16b
    eor v29.16b, v4.16b, v7.16b
    and v17.16b, v17.16b, v29.16b
    and v18.16b, v18.16b, v29.16b
    eor v7.16b, v23.16b, v7.16b
    and v1.16b, v1.16b, v7.16b
    and v6.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v6.16b
    eor v4.16b, v0.16b, v4.16b
    eor v0.16b, v0.16b, v23.16b
    and v6.16b, v24.16b, v0.16b
    and v0.16b, v14.16b, v0.16b
    eor v18.16b, v6.16b, v18.16b
    and v22.16b, v22.16b, v4.16b
    eor v0.16b, v22.16b, v0.16b
    eor v17.16b, v22.16b, v17.16b
    eor v19.16b, v0.16b, v19.16b
    eor v0.16b, v0.16b, v25.16b
    eor v7.16b, v4.16b, v7.16b
    and v4.16b, v26.16b, v4.16b
    eor v4.16b, v6.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    and v6.16b, v28.16b, v7.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v20.16b, v7.16b
    eor v7.16b, v6.16b, v19.16b
    eor v19.16b, v7.16b, v21.16b
    eor v18.16b, v19.16b, v18.16b
    eor v19.16b, v19.16b, v27.16b
    mvn v19.16b, v19.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v1.16b, v3.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v0.16b, v5.16b
    eor v5.16b, v3.16b, v16.16b
    eor v5.16b, v6.16b, v5.16b
    eor v3.16b, v3.16b, v17.16b
    eor v6.16b, v3.16b, v10.16b
    eor v7.16b, v7.16b, v6.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v18.16b, v1.16b
    mvn v6.16b, v6.16b
    mvn v7.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    mvn v5.16b, v5.16b
    shl v16.4s, v5.4s, #29
    ldr q17, [x8, #240]
    tbl v18.16b, {v5.16b}, v17.16b
    ushr v20.2d, v18.2d, #3
    tbl v18.16b, {v18.16b}, v17.16b
    shl v18.2d, v18.2d, #61
    orr v18.16b, v20.16b, v18.16b
    tbl v20.16b, {v5.16b}, v17.16b
    ushr v21.2d, v20.2d, #35
    tbl v20.16b, {v20.16b}, v17.16b
    shl v20.2d, v20.2d, #29
    orr v20.16b, v21.16b, v20.16b
    ushr v21.2d, v5.2d, #35
    tbl v22.16b, {v5.16b}, v17.16b
    shl v22.2d, v22.2d, #29
    orr v21.16b, v21.16b, v22.16b
    ushr v5.2d, v5.2d, #3
    shl v22.4s, v3.4s, #27
    tbl v23.16b, {v3.16b}, v17.16b
    shl v23.2d, v23.2d, #27
    ushr v24.2d, v3.2d, #5
    tbl v25.16b, {v3.16b}, v17.16b
    tbl v26.16b, {v25.16b}, v17.16b
    shl v26.2d, v26.2d, #27
    ushr v25.2d, v25.2d, #37
    orr v25.16b, v25.16b, v26.16b
    ushr v26.2d, v3.2d, #37
    orr v23.16b, v26.16b, v23.16b
    tbl v3.16b, {v3.16b}, v17.16b
    ushr v26.2d, v3.2d, #5
    tbl v3.16b, {v3.16b}, v17.16b
    shl v3.2d, v3.2d, #59
    orr v3.16b, v26.16b, v3.16b
    tbl v26.16b, {v7.16b}, v17.16b
    tbl v27.16b, {v26.16b}, v17.16b
    shl v27.2d, v27.2d, #57
    ushr v26.2d, v26.2d, #7
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v7.16b}, v17.16b
    ushr v28.2d, v27.2d, #39
    tbl v27.16b, {v27.16b}, v17.16b
    shl v27.2d, v27.2d, #25
    orr v27.16b, v28.16b, v27.16b
    tbl v28.16b, {v7.16b}, v17.16b
    shl v28.2d, v28.2d, #25
    shl v29.4s, v7.4s, #25
    ushr v10.2d, v7.2d, #39
    orr v28.16b, v10.16b, v28.16b
    ushr v7.2d, v7.2d, #7
    ushr v10.2d, v6.2d, #34
    tbl v11.16b, {v6.16b}, v17.16b
    shl v11.2d, v11.2d, #30
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v6.16b}, v17.16b
    tbl v13.16b, {v11.16b}, v17.16b
    shl v13.2d, v13.2d, #30
    ushr v11.2d, v11.2d, #34
    orr v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v6.16b}, v17.16b
    ushr v14.2d, v13.2d, #2
    tbl v13.16b, {v13.16b}, v17.16b
    shl v13.2d, v13.2d, #62
    orr v13.16b, v14.16b, v13.16b
    ushr v14.2d, v6.2d, #2
    shl v6.4s, v6.4s, #30
    ushr v15.2d, v1.2d, #6
    str q6, [sp, #1264]
    shl v6.4s, v1.4s, #26
    str q16, [sp, #1280]
    tbl v16.16b, {v1.16b}, v17.16b
    shl v16.2d, v16.2d, #26
    str q22, [sp, #1296]
    tbl v22.16b, {v1.16b}, v17.16b
    str q6, [sp, #1312]
    ushr v6.2d, v22.2d, #38
    tbl v22.16b, {v22.16b}, v17.16b
    shl v22.2d, v22.2d, #26
    orr v6.16b, v6.16b, v22.16b
    tbl v22.16b, {v1.16b}, v17.16b
    str q29, [sp, #1328]
    ushr v29.2d, v22.2d, #6
    tbl v22.16b, {v22.16b}, v17.16b
    shl v22.2d, v22.2d, #58
    orr v22.16b, v29.16b, v22.16b
    ushr v1.2d, v1.2d, #38
    orr v1.16b, v1.16b, v16.16b
    tbl v16.16b, {v0.16b}, v17.16b
    ushr v29.2d, v16.2d, #1
    tbl v16.16b, {v16.16b}, v17.16b
    shl v16.2d, v16.2d, #63
    orr v16.16b, v29.16b, v16.16b
    shl v29.4s, v0.4s, #31
    str q29, [sp, #1344]
    tbl v29.16b, {v0.16b}, v17.16b
    shl v29.2d, v29.2d, #31
    str q30, [sp, #1360]
    tbl v30.16b, {v0.16b}, v17.16b
    str q31, [sp, #1376]
    ushr v31.2d, v30.2d, #33
    tbl v30.16b, {v30.16b}, v17.16b
    shl v30.2d, v30.2d, #31
    orr v30.16b, v31.16b, v30.16b
    ushr v31.2d, v0.2d, #33
    orr v29.16b, v31.16b, v29.16b
    ushr v0.2d, v0.2d, #1
    ldr q31, [x8, #640]
    tbl v31.16b, {v19.16b}, v31.16b
    str q8, [sp, #1392]
    shl v8.4s, v19.4s, #24
    str q8, [sp, #1408]
    ushr v8.2d, v19.2d, #8
    str q9, [sp, #1424]
    ldr q9, [x8, #496]
    tbl v9.16b, {v19.16b}, v9.16b
    str q12, [sp, #1440]
    ldr q12, [x8, #480]
    bit v9.16b, v27.16b, v12.16b
    ldr q27, [x8, #464]
    bit v9.16b, v6.16b, v27.16b
    ldr q6, [x8, #448]
    bit v9.16b, v25.16b, v6.16b
    ldr q25, [x8, #368]
    tbl v19.16b, {v19.16b}, v25.16b
    shl v25.4s, v4.4s, #28
    tbl v6.16b, {v4.16b}, v17.16b
    shl v6.2d, v6.2d, #28
    ushr v27.2d, v4.2d, #4
    ushr v12.2d, v4.2d, #36
    orr v6.16b, v12.16b, v6.16b
    tbl v12.16b, {v4.16b}, v17.16b
    str q25, [sp, #1456]
    ushr v25.2d, v12.2d, #36
    tbl v12.16b, {v12.16b}, v17.16b
    shl v12.2d, v12.2d, #28
    orr v25.16b, v25.16b, v12.16b
    ldr q12, [x8, #432]
    bit v9.16b, v25.16b, v12.16b
    ldr q25, [x8, #416]
    bit v9.16b, v20.16b, v25.16b
    ldr q20, [x8, #400]
    bit v9.16b, v11.16b, v20.16b
    ldr q11, [x8, #384]
    bit v9.16b, v30.16b, v11.16b
    ldr q30, [x8, #1680]
    bsl v30.16b, v19.16b, v9.16b
    str q19, [sp, #1472]
    ldr q19, [x8, #1632]
    bsl v19.16b, v26.16b, v30.16b
    ldr q30, [x8, #1744]
    bsl v30.16b, v22.16b, v19.16b
    ldr q19, [x8, #1616]
    bsl v19.16b, v3.16b, v30.16b
    tbl v4.16b, {v4.16b}, v17.16b
    tbl v30.16b, {v4.16b}, v17.16b
    shl v30.2d, v30.2d, #60
    ushr v4.2d, v4.2d, #4
    orr v4.16b, v4.16b, v30.16b
    ldr q30, [x8, #1520]
    bsl v30.16b, v4.16b, v19.16b
    ldr q19, [x8, #1664]
    bsl v19.16b, v18.16b, v30.16b
    ldr q30, [x8, #1584]
    bsl v30.16b, v13.16b, v19.16b
    ldr q19, [x8, #1504]
    bsl v19.16b, v16.16b, v30.16b
    ldr q30, [x8, #1728]
    bsl v30.16b, v31.16b, v19.16b
    str q19, [sp, #1488]
    ldr q19, [x8, #1568]
    bit v30.16b, v28.16b, v19.16b
    ldr q19, [x8, #1712]
    bit v30.16b, v1.16b, v19.16b
    ldr q19, [x8, #1600]
    bit v30.16b, v23.16b, v19.16b
    ldr q19, [x8, #1552]
    bit v30.16b, v6.16b, v19.16b
    ldr q19, [x8, #1696]
    bit v30.16b, v21.16b, v19.16b
    ldr q19, [x8, #1648]
    bit v30.16b, v10.16b, v19.16b
    ldr q19, [x8, #1536]
    bit v30.16b, v29.16b, v19.16b
    ldr q19, [x8, #896]
    bit v30.16b, v8.16b, v19.16b
    ldr q19, [x8, #880]
    bit v30.16b, v7.16b, v19.16b
    ldr q19, [x8, #864]
    bit v30.16b, v15.16b, v19.16b
    ldr q19, [x8, #848]
    bit v30.16b, v24.16b, v19.16b
    ldr q19, [x8, #832]
    bit v30.16b, v27.16b, v19.16b
    ldr q19, [x8, #816]
    bit v30.16b, v5.16b, v19.16b
    ldr q19, [x8, #800]
    bit v30.16b, v14.16b, v19.16b
    ldr q19, [x8, #784]
    bit v30.16b, v0.16b, v19.16b
    ldr q19, [sp, #736]
    tbl v19.16b, {v19.16b}, v17.16b
    str q29, [sp, #736]
    ushr v29.2d, v19.2d, #33
    tbl v19.16b, {v19.16b}, v17.16b
    shl v19.2d, v19.2d, #31
    orr v19.16b, v29.16b, v19.16b
    ldr q29, [sp, #768]
    tbl v29.16b, {v29.16b}, v17.16b
    str q10, [sp, #768]
    ushr v10.2d, v29.2d, #34
    tbl v29.16b, {v29.16b}, v17.16b
    shl v29.2d, v29.2d, #30
    orr v29.16b, v10.16b, v29.16b
    ldr q10, [sp, #800]
    tbl v10.16b, {v10.16b}, v17.16b
    str q21, [sp, #800]
    ushr v21.2d, v10.2d, #35
    tbl v10.16b, {v10.16b}, v17.16b
    shl v10.2d, v10.2d, #29
    orr v21.16b, v21.16b, v10.16b
    ldr q10, [sp, #832]
    tbl v10.16b, {v10.16b}, v17.16b
    str q6, [sp, #832]
    ushr v6.2d, v10.2d, #36
    tbl v10.16b, {v10.16b}, v17.16b
    shl v10.2d, v10.2d, #28
    orr v6.16b, v6.16b, v10.16b
    ldr q10, [sp, #864]
    tbl v10.16b, {v10.16b}, v17.16b
    str q23, [sp, #864]
    ushr v23.2d, v10.2d, #37
    tbl v10.16b, {v10.16b}, v17.16b
    shl v10.2d, v10.2d, #27
    orr v23.16b, v23.16b, v10.16b
    ldr q10, [sp, #896]
    tbl v10.16b, {v10.16b}, v17.16b
    str q1, [sp, #896]
    ushr v1.2d, v10.2d, #38
    tbl v10.16b, {v10.16b}, v17.16b
    shl v10.2d, v10.2d, #26
    orr v1.16b, v1.16b, v10.16b
    ldr q10, [sp, #928]
    tbl v10.16b, {v10.16b}, v17.16b
    str q28, [sp, #928]
    ushr v28.2d, v10.2d, #39
    tbl v10.16b, {v10.16b}, v17.16b
    shl v10.2d, v10.2d, #25
    orr v28.16b, v28.16b, v10.16b
    ldr q10, [sp, #944]
    ldr q17, [x8, #496]
    tbl v10.16b, {v10.16b}, v17.16b
    ldr q17, [x8, #480]
    bit v10.16b, v28.16b, v17.16b
    ldr q28, [x8, #464]
    bit v10.16b, v1.16b, v28.16b
    ldr q1, [x8, #448]
    bit v10.16b, v23.16b, v1.16b
    bit v10.16b, v6.16b, v12.16b
    bit v10.16b, v21.16b, v25.16b
    bit v10.16b, v29.16b, v20.16b
    bit v10.16b, v19.16b, v11.16b
    str q2, [x0, #320]
    ldr q2, [x8, #352]
    ldr q6, [sp, #1440]
    bit v10.16b, v6.16b, v2.16b
    ldr q19, [x8, #336]
    ldr q21, [sp, #1424]
    bit v10.16b, v21.16b, v19.16b
    ldr q23, [x8, #320]
    ldr q29, [sp, #1392]
    bit v10.16b, v29.16b, v23.16b
    ldr q29, [x8, #304]
    ldr q21, [sp, #1376]
    bit v10.16b, v21.16b, v29.16b
    ldr q21, [x8, #288]
    ldr q6, [sp, #1360]
    bit v10.16b, v6.16b, v21.16b
    ldr q6, [x8, #272]
    ldr q11, [sp, #1248]
    bit v10.16b, v11.16b, v6.16b
    ldr q11, [x8, #256]
    ldr q20, [sp, #1152]
    bit v10.16b, v20.16b, v11.16b
    ldr q20, [x8, #224]
    ldr q25, [sp, #1136]
    bit v10.16b, v25.16b, v20.16b
    ldr q25, [x8, #768]
    ldr q12, [sp, #208]
    bif v12.16b, v10.16b, v25.16b
    ldr q1, [x8, #752]
    ldr q28, [sp, #352]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #736]
    ldr q1, [sp, #304]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #720]
    ldr q28, [sp, #288]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #704]
    ldr q1, [sp, #272]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #688]
    ldr q28, [sp, #256]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #672]
    ldr q1, [sp, #240]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #656]
    ldr q28, [sp, #224]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #624]
    ldr q1, [sp, #384]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #608]
    ldr q28, [sp, #368]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #592]
    ldr q1, [sp, #144]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #576]
    ldr q28, [sp, #112]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #560]
    ldr q1, [sp, #80]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #544]
    ldr q28, [sp, #192]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [x8, #528]
    ldr q1, [sp, #96]
    bit v12.16b, v1.16b, v28.16b
    ldr q1, [x8, #512]
    ldr q28, [sp, #128]
    bit v12.16b, v28.16b, v1.16b
    ldr q28, [sp, #1232]
    sli v28.16b, v28.16b, #4
    ldr q1, [sp, #1216]
    sli v1.16b, v1.16b, #4
    str q1, [x0, #336]
    ldr q1, [sp, #1200]
    sri v1.16b, v1.16b, #4
    str q1, [x0, #352]
    str q28, [x0, #368]
    ldr q1, [x8, #1760]
    ldr q28, [x1, #0]
    ldr q17, [sp, #160]
    bit v17.16b, v28.16b, v1.16b
    ldr q25, [sp, #336]
    bsl v1.16b, v25.16b, v28.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x8, #1776]
    ldr q25, [x8, #1024]
    ldr q28, [sp, #816]
    str q10, [sp, #160]
    mov v10.16b, v25.16b
    bsl v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #1008]
    str q12, [sp, #1200]
    ldr q12, [sp, #784]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #992]
    ldr q28, [sp, #752]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #976]
    ldr q12, [sp, #720]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #960]
    ldr q28, [sp, #704]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #944]
    ldr q12, [sp, #688]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #928]
    ldr q28, [sp, #672]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #912]
    ldr q12, [sp, #656]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #896]
    ldr q28, [sp, #1184]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #880]
    ldr q12, [sp, #1168]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #864]
    ldr q28, [sp, #544]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #848]
    ldr q12, [sp, #528]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #832]
    ldr q28, [sp, #512]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #816]
    ldr q12, [sp, #496]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #800]
    ldr q28, [sp, #912]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #784]
    ldr q12, [sp, #880]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #1280]
    bit v10.16b, v8.16b, v12.16b
    ldr q12, [x8, #1264]
    bit v10.16b, v7.16b, v12.16b
    ldr q12, [x8, #1248]
    bit v10.16b, v15.16b, v12.16b
    ldr q12, [x8, #1232]
    bit v10.16b, v24.16b, v12.16b
    ldr q12, [x8, #1216]
    bit v10.16b, v27.16b, v12.16b
    ldr q12, [x8, #1200]
    bit v10.16b, v5.16b, v12.16b
    ldr q12, [x8, #1184]
    bit v10.16b, v14.16b, v12.16b
    ldr q12, [x8, #1168]
    bit v10.16b, v0.16b, v12.16b
    ldr q12, [x8, #1152]
    ldr q28, [sp, #1408]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #1136]
    ldr q12, [sp, #1328]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #1120]
    ldr q28, [sp, #1312]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #1104]
    ldr q12, [sp, #1296]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #1088]
    ldr q28, [sp, #1456]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #1072]
    ldr q12, [sp, #1280]
    bit v10.16b, v12.16b, v28.16b
    ldr q12, [x8, #1056]
    ldr q28, [sp, #1264]
    bit v10.16b, v28.16b, v12.16b
    ldr q28, [x8, #1040]
    ldr q12, [sp, #1344]
    bit v10.16b, v12.16b, v28.16b
    eor v1.16b, v1.16b, v10.16b
    eor v10.16b, v1.16b, v30.16b
    ldr q12, [x8, #1792]
    eor v10.16b, v10.16b, v12.16b
    ext v12.16b, v10.16b, v10.16b, #13
    str q1, [sp, #1344]
    ext v1.16b, v10.16b, v10.16b, #5
    str q30, [sp, #1264]
    ushr v30.4s, v10.4s, #8
    ldr q28, [x8, #1312]
    bit v12.16b, v30.16b, v28.16b
    bit v12.16b, v1.16b, v17.16b
    ushr v1.16b, v12.16b, #1
    movi v30.16b, #85
    bif v1.16b, v12.16b, v30.16b
    shl v17.16b, v1.16b, #2
    movi v28.16b, #51
    bit v17.16b, v1.16b, v28.16b
    mov v25.16b, v17.16b
    sli v25.16b, v17.16b, #4
    // round 3 (aes.dsl:47)
    mvn v25.16b, v25.16b
    str q25, [x0, #384]
    sri v17.16b, v17.16b, #4
    mvn v17.16b, v17.16b
    str q17, [x0, #400]
    shl v17.16b, v12.16b, #1
    bit v17.16b, v12.16b, v30.16b
    ushr v25.16b, v17.16b, #2
    bif v25.16b, v17.16b, v28.16b
    mov v12.16b, v25.16b
    sri v12.16b, v25.16b, #4
    mvn v12.16b, v12.16b
    str q12, [x0, #416]
    ushr v12.16b, v1.16b, #2
    bit v1.16b, v12.16b, v28.16b
    mov v12.16b, v1.16b
    sri v12.16b, v1.16b, #4
    str q12, [x0, #432]
    shl v12.16b, v17.16b, #2
    bit v12.16b, v17.16b, v28.16b
    mov v17.16b, v12.16b
    sli v17.16b, v12.16b, #4
    mvn v17.16b, v17.16b
    ldr q28, [sp, #1472]
    bit v9.16b, v28.16b, v2.16b
    bit v9.16b, v26.16b, v19.16b
    bit v9.16b, v22.16b, v23.16b
    bit v9.16b, v3.16b, v29.16b
    bit v9.16b, v4.16b, v21.16b
    bit v9.16b, v18.16b, v6.16b
    bit v9.16b, v13.16b, v11.16b
    bit v9.16b, v16.16b, v20.16b
    ldr q4, [x8, #1024]
    ldr q16, [sp, #640]
    bit v16.16b, v31.16b, v4.16b
    ldr q18, [x8, #1008]
    ldr q22, [sp, #928]
    bit v16.16b, v22.16b, v18.16b
    ldr q26, [x8, #992]
    ldr q28, [sp, #896]
    bit v16.16b, v28.16b, v26.16b
    ldr q13, [x8, #976]
    ldr q26, [sp, #864]
    bit v16.16b, v26.16b, v13.16b
    ldr q13, [x8, #960]
    ldr q18, [sp, #832]
    bit v16.16b, v18.16b, v13.16b
    ldr q13, [x8, #944]
    ldr q4, [sp, #800]
    bit v16.16b, v4.16b, v13.16b
    ldr q13, [x8, #928]
    ldr q4, [sp, #768]
    bit v16.16b, v4.16b, v13.16b
    ldr q13, [x8, #912]
    ldr q4, [sp, #736]
    bit v16.16b, v4.16b, v13.16b
    ldr q13, [x8, #896]
    bit v16.16b, v8.16b, v13.16b
    ldr q8, [x8, #880]
    bit v16.16b, v7.16b, v8.16b
    ldr q7, [x8, #864]
    bit v16.16b, v15.16b, v7.16b
    ldr q15, [x8, #848]
    bit v16.16b, v24.16b, v15.16b
    ldr q24, [x8, #832]
    bit v16.16b, v27.16b, v24.16b
    ldr q27, [x8, #816]
    bit v16.16b, v5.16b, v27.16b
    ldr q5, [x8, #800]
    bit v16.16b, v14.16b, v5.16b
    ldr q14, [x8, #784]
    bit v16.16b, v0.16b, v14.16b
    ushr v0.16b, v10.16b, #5
    eor v4.16b, v10.16b, v0.16b
    ushr v18.16b, v10.16b, #2
    ushr v26.16b, v10.16b, #6
    ushr v28.16b, v10.16b, #3
    ushr v22.16b, v10.16b, #1
    eor v30.16b, v22.16b, v0.16b
    eor v18.16b, v18.16b, v30.16b
    ushr v3.16b, v10.16b, #7
    eor v28.16b, v28.16b, v3.16b
    ushr v10.16b, v10.16b, #4
    eor v10.16b, v10.16b, v28.16b
    eor v14.16b, v26.16b, v10.16b
    eor v10.16b, v10.16b, v18.16b
    eor v5.16b, v14.16b, v10.16b
    eor v22.16b, v22.16b, v5.16b
    orr v27.16b, v18.16b, v22.16b
    eor v24.16b, v28.16b, v22.16b
    and v15.16b, v5.16b, v24.16b
    eor v27.16b, v15.16b, v27.16b
    eor v7.16b, v30.16b, v24.16b
    eor v8.16b, v4.16b, v14.16b
    eor v3.16b, v3.16b, v8.16b
    eor v13.16b, v28.16b, v3.16b
    eor v20.16b, v3.16b, v30.16b
    eor v30.16b, v28.16b, v30.16b
    eor v4.16b, v4.16b, v30.16b
    and v11.16b, v13.16b, v4.16b
    eor v6.16b, v26.16b, v4.16b
    eor v21.16b, v10.16b, v6.16b
    and v29.16b, v7.16b, v21.16b
    orr v23.16b, v3.16b, v6.16b
    eor v19.16b, v27.16b, v23.16b
    and v2.16b, v8.16b, v30.16b
    str q31, [sp, #640]
    eor v31.16b, v24.16b, v20.16b
    str q25, [sp, #1472]
    and v25.16b, v10.16b, v31.16b
    eor v19.16b, v25.16b, v19.16b
    eor v19.16b, v8.16b, v19.16b
    and v25.16b, v14.16b, v20.16b
    eor v25.16b, v27.16b, v25.16b
    eor v25.16b, v11.16b, v25.16b
    and v27.16b, v26.16b, v28.16b
    eor v27.16b, v15.16b, v27.16b
    eor v23.16b, v23.16b, v27.16b
    eor v23.16b, v29.16b, v23.16b
    eor v0.16b, v0.16b, v27.16b
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v25.16b, v0.16b
    and v27.16b, v19.16b, v2.16b
    eor v29.16b, v23.16b, v27.16b
    and v29.16b, v0.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    and v7.16b, v7.16b, v2.16b
    and v21.16b, v21.16b, v2.16b
    orr v29.16b, v19.16b, v29.16b
    eor v19.16b, v19.16b, v23.16b
    and v11.16b, v25.16b, v19.16b
    eor v29.16b, v11.16b, v29.16b
    eor v0.16b, v11.16b, v0.16b
    and v0.16b, v23.16b, v0.16b
    orr v23.16b, v25.16b, v0.16b
    eor v23.16b, v27.16b, v23.16b
    eor v0.16b, v19.16b, v0.16b
    and v19.16b, v8.16b, v0.16b
    and v25.16b, v30.16b, v0.16b
    and v27.16b, v31.16b, v23.16b
    and v30.16b, v10.16b, v23.16b
    and v31.16b, v14.16b, v29.16b
    and v20.16b, v20.16b, v29.16b
    eor v27.16b, v20.16b, v27.16b
    eor v8.16b, v0.16b, v2.16b
    and v22.16b, v22.16b, v8.16b
    eor v20.16b, v20.16b, v22.16b
    and v18.16b, v18.16b, v8.16b
    eor v0.16b, v29.16b, v0.16b
    and v22.16b, v13.16b, v0.16b
    and v0.16b, v4.16b, v0.16b
    eor v4.16b, v29.16b, v23.16b
    eor v2.16b, v23.16b, v2.16b
    and v6.16b, v6.16b, v2.16b
    and v2.16b, v3.16b, v2.16b
    eor v2.16b, v22.16b, v2.16b
    and v3.16b, v5.16b, v4.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    eor v5.16b, v0.16b, v19.16b
    eor v0.16b, v0.16b, v31.16b
    and v6.16b, v24.16b, v4.16b
    eor v6.16b, v22.16b, v6.16b
    eor v4.16b, v4.16b, v8.16b
    and v19.16b, v28.16b, v4.16b
    and v4.16b, v26.16b, v4.16b
    eor v5.16b, v4.16b, v5.16b
    eor v7.16b, v5.16b, v7.16b
    eor v22.16b, v7.16b, v27.16b
    eor v2.16b, v7.16b, v2.16b
    eor v7.16b, v2.16b, v18.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v7.16b, v30.16b
    eor v18.16b, v7.16b, v21.16b
    eor v4.16b, v4.16b, v18.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v3.16b, v25.16b
    eor v5.16b, v5.16b, v7.16b
    mvn v5.16b, v5.16b
    eor v3.16b, v3.16b, v4.16b
    mvn v4.16b, v4.16b
    mvn v18.16b, v22.16b
    eor v19.16b, v19.16b, v20.16b
    eor v6.16b, v20.16b, v6.16b
    eor v19.16b, v0.16b, v19.16b
    eor v7.16b, v7.16b, v19.16b
    eor v2.16b, v2.16b, v7.16b
    mvn v2.16b, v2.16b
    ldr q19, [x8, #240]
    tbl v20.16b, {v2.16b}, v19.16b
    ushr v21.2d, v20.2d, #2
    tbl v20.16b, {v20.16b}, v19.16b
    shl v20.2d, v20.2d, #62
    orr v20.16b, v21.16b, v20.16b
    ushr v21.2d, v2.2d, #2
    shl v22.4s, v2.4s, #30
    tbl v23.16b, {v2.16b}, v19.16b
    shl v23.2d, v23.2d, #30
    ushr v24.2d, v2.2d, #34
    orr v23.16b, v24.16b, v23.16b
    tbl v2.16b, {v2.16b}, v19.16b
    tbl v24.16b, {v2.16b}, v19.16b
    shl v24.2d, v24.2d, #30
    ushr v2.2d, v2.2d, #34
    orr v2.16b, v2.16b, v24.16b
    ushr v24.2d, v7.2d, #6
    shl v25.4s, v7.4s, #26
    tbl v26.16b, {v7.16b}, v19.16b
    shl v26.2d, v26.2d, #26
    tbl v27.16b, {v7.16b}, v19.16b
    tbl v28.16b, {v27.16b}, v19.16b
    shl v28.2d, v28.2d, #26
    ushr v27.2d, v27.2d, #38
    orr v27.16b, v27.16b, v28.16b
    ushr v28.2d, v7.2d, #38
    orr v26.16b, v28.16b, v26.16b
    tbl v7.16b, {v7.16b}, v19.16b
    tbl v28.16b, {v7.16b}, v19.16b
    shl v28.2d, v28.2d, #58
    ushr v7.2d, v7.2d, #6
    orr v7.16b, v7.16b, v28.16b
    ushr v28.2d, v6.2d, #36
    tbl v29.16b, {v6.16b}, v19.16b
    tbl v30.16b, {v29.16b}, v19.16b
    shl v30.2d, v30.2d, #28
    ushr v29.2d, v29.2d, #36
    orr v29.16b, v29.16b, v30.16b
    ushr v30.2d, v6.2d, #4
    tbl v31.16b, {v6.16b}, v19.16b
    shl v31.2d, v31.2d, #28
    orr v28.16b, v28.16b, v31.16b
    tbl v31.16b, {v6.16b}, v19.16b
    shl v6.4s, v6.4s, #28
    tbl v8.16b, {v31.16b}, v19.16b
    shl v8.2d, v8.2d, #60
    ushr v31.2d, v31.2d, #4
    orr v31.16b, v31.16b, v8.16b
    ldr q8, [x8, #496]
    tbl v10.16b, {v18.16b}, v8.16b
    ldr q11, [x8, #640]
    tbl v13.16b, {v18.16b}, v11.16b
    ushr v14.2d, v18.2d, #8
    ldr q15, [x8, #1280]
    bit v16.16b, v14.16b, v15.16b
    ldr q8, [x8, #368]
    tbl v15.16b, {v18.16b}, v8.16b
    ldr q11, [x8, #768]
    ldr q8, [sp, #160]
    bit v8.16b, v15.16b, v11.16b
    shl v18.4s, v18.4s, #24
    shl v11.4s, v4.4s, #29
    str q12, [sp, #160]
    tbl v12.16b, {v4.16b}, v19.16b
    str q1, [sp, #1280]
    ushr v1.2d, v12.2d, #35
    tbl v12.16b, {v12.16b}, v19.16b
    shl v12.2d, v12.2d, #29
    orr v1.16b, v1.16b, v12.16b
    tbl v12.16b, {v4.16b}, v19.16b
    shl v12.2d, v12.2d, #29
    str q17, [sp, #1456]
    tbl v17.16b, {v4.16b}, v19.16b
    str q9, [sp, #1296]
    tbl v9.16b, {v17.16b}, v19.16b
    shl v9.2d, v9.2d, #61
    ushr v17.2d, v17.2d, #3
    orr v17.16b, v17.16b, v9.16b
    ushr v9.2d, v4.2d, #35
    orr v9.16b, v9.16b, v12.16b
    ushr v4.2d, v4.2d, #3
    tbl v12.16b, {v3.16b}, v19.16b
    shl v12.2d, v12.2d, #27
    str q14, [sp, #1312]
    tbl v14.16b, {v3.16b}, v19.16b
    str q23, [sp, #1328]
    tbl v23.16b, {v14.16b}, v19.16b
    shl v23.2d, v23.2d, #27
    ushr v14.2d, v14.2d, #37
    orr v23.16b, v14.16b, v23.16b
    shl v14.4s, v3.4s, #27
    str q9, [sp, #1408]
    ushr v9.2d, v3.2d, #37
    orr v9.16b, v9.16b, v12.16b
    ushr v12.2d, v3.2d, #5
    tbl v3.16b, {v3.16b}, v19.16b
    str q28, [sp, #1216]
    ushr v28.2d, v3.2d, #5
    tbl v3.16b, {v3.16b}, v19.16b
    shl v3.2d, v3.2d, #59
    orr v3.16b, v28.16b, v3.16b
    ushr v28.2d, v5.2d, #39
    str q9, [sp, #1232]
    tbl v9.16b, {v5.16b}, v19.16b
    str q26, [sp, #224]
    tbl v26.16b, {v9.16b}, v19.16b
    shl v26.2d, v26.2d, #25
    ushr v9.2d, v9.2d, #39
    orr v26.16b, v9.16b, v26.16b
    ldr q9, [x8, #480]
    bit v10.16b, v26.16b, v9.16b
    ldr q26, [x8, #464]
    bit v10.16b, v27.16b, v26.16b
    ldr q27, [x8, #448]
    bit v10.16b, v23.16b, v27.16b
    ldr q23, [x8, #432]
    bit v10.16b, v29.16b, v23.16b
    ldr q29, [x8, #416]
    bit v10.16b, v1.16b, v29.16b
    ldr q1, [x8, #400]
    bit v10.16b, v2.16b, v1.16b
    ushr v2.2d, v5.2d, #7
    ldr q1, [x8, #1264]
    bit v16.16b, v2.16b, v1.16b
    ldr q29, [x8, #1248]
    bit v16.16b, v24.16b, v29.16b
    ldr q23, [x8, #1232]
    bit v16.16b, v12.16b, v23.16b
    ldr q27, [x8, #1216]
    bit v16.16b, v30.16b, v27.16b
    ldr q26, [x8, #1200]
    bit v16.16b, v4.16b, v26.16b
    ldr q9, [x8, #1184]
    bit v16.16b, v21.16b, v9.16b
    shl v9.4s, v5.4s, #25
    tbl v26.16b, {v5.16b}, v19.16b
    shl v26.2d, v26.2d, #25
    orr v26.16b, v28.16b, v26.16b
    tbl v5.16b, {v5.16b}, v19.16b
    tbl v28.16b, {v5.16b}, v19.16b
    shl v28.2d, v28.2d, #57
    ushr v5.2d, v5.2d, #7
    orr v5.16b, v5.16b, v28.16b
    ldr q28, [x8, #752]
    bit v8.16b, v5.16b, v28.16b
    ldr q27, [x8, #736]
    bit v8.16b, v7.16b, v27.16b
    ldr q23, [x8, #720]
    bit v8.16b, v3.16b, v23.16b
    ldr q29, [x8, #704]
    bit v8.16b, v31.16b, v29.16b
    ldr q1, [x8, #688]
    bit v8.16b, v17.16b, v1.16b
    ldr q1, [x8, #672]
    bit v8.16b, v20.16b, v1.16b
    ushr v1.2d, v0.2d, #1
    ldr q29, [x8, #1168]
    bit v16.16b, v1.16b, v29.16b
    ldr q29, [x8, #1152]
    bit v16.16b, v18.16b, v29.16b
    ldr q18, [x8, #1136]
    bit v16.16b, v9.16b, v18.16b
    ldr q9, [x8, #1120]
    bit v16.16b, v25.16b, v9.16b
    ldr q25, [x8, #1104]
    bit v16.16b, v14.16b, v25.16b
    ldr q14, [x8, #1088]
    bit v16.16b, v6.16b, v14.16b
    ldr q6, [x8, #1072]
    bit v16.16b, v11.16b, v6.16b
    ldr q11, [x8, #1056]
    bit v16.16b, v22.16b, v11.16b
    tbl v22.16b, {v0.16b}, v19.16b
    tbl v11.16b, {v22.16b}, v19.16b
    shl v11.2d, v11.2d, #31
    ushr v22.2d, v22.2d, #33
    orr v22.16b, v22.16b, v11.16b
    ldr q11, [x8, #384]
    bit v10.16b, v22.16b, v11.16b
    ldr q22, [x8, #352]
    bit v10.16b, v15.16b, v22.16b
    ldr q11, [x8, #336]
    bit v10.16b, v5.16b, v11.16b
    ldr q6, [x8, #320]
    bit v10.16b, v7.16b, v6.16b
    ldr q14, [x8, #304]
    bit v10.16b, v3.16b, v14.16b
    ldr q25, [x8, #288]
    bit v10.16b, v31.16b, v25.16b
    ldr q9, [x8, #272]
    bit v10.16b, v17.16b, v9.16b
    ldr q18, [x8, #256]
    bit v10.16b, v20.16b, v18.16b
    tbl v29.16b, {v0.16b}, v19.16b
    str q20, [sp, #240]
    ushr v20.2d, v29.2d, #1
    tbl v29.16b, {v29.16b}, v19.16b
    shl v29.2d, v29.2d, #63
    orr v20.16b, v20.16b, v29.16b
    ldr q29, [x8, #224]
    bit v10.16b, v20.16b, v29.16b
    str q17, [sp, #256]
    ldr q17, [x8, #656]
    bit v8.16b, v20.16b, v17.16b
    str q20, [sp, #272]
    ldr q20, [x8, #1728]
    bit v8.16b, v13.16b, v20.16b
    ldr q20, [x8, #1568]
    bit v8.16b, v26.16b, v20.16b
    ldr q20, [x8, #1712]
    str q31, [sp, #288]
    ldr q31, [sp, #224]
    bit v8.16b, v31.16b, v20.16b
    ldr q20, [x8, #1600]
    ldr q31, [sp, #1232]
    bit v8.16b, v31.16b, v20.16b
    ldr q20, [x8, #1552]
    ldr q31, [sp, #1216]
    bit v8.16b, v31.16b, v20.16b
    ldr q20, [x8, #1696]
    ldr q31, [sp, #1408]
    bit v8.16b, v31.16b, v20.16b
    ldr q20, [x8, #1648]
    ldr q31, [sp, #1328]
    bit v8.16b, v31.16b, v20.16b
    tbl v20.16b, {v0.16b}, v19.16b
    shl v20.2d, v20.2d, #31
    ushr v31.2d, v0.2d, #33
    orr v20.16b, v31.16b, v20.16b
    ldr q31, [x8, #1536]
    bit v8.16b, v20.16b, v31.16b
    ldr q31, [x8, #896]
    str q3, [sp, #304]
    ldr q3, [sp, #1312]
    bit v8.16b, v3.16b, v31.16b
    ldr q3, [x8, #880]
    bit v8.16b, v2.16b, v3.16b
    str q7, [sp, #352]
    ldr q7, [x8, #864]
    bit v8.16b, v24.16b, v7.16b
    str q5, [sp, #208]
    ldr q5, [x8, #848]
    bit v8.16b, v12.16b, v5.16b
    str q15, [sp, #944]
    ldr q15, [x8, #832]
    bit v8.16b, v30.16b, v15.16b
    ldr q29, [x8, #816]
    bit v8.16b, v4.16b, v29.16b
    ldr q18, [x8, #800]
    bit v8.16b, v21.16b, v18.16b
    ldr q9, [x8, #784]
    bit v8.16b, v1.16b, v9.16b
    shl v0.4s, v0.4s, #31
    ldr q25, [x8, #1040]
    bit v16.16b, v0.16b, v25.16b
    ldr q0, [x1, #0]
    eor v16.16b, v0.16b, v16.16b
    str q16, [sp, #1504]
    eor v16.16b, v16.16b, v8.16b
    str q8, [sp, #1520]
    ldr q8, [sp, #1296]
    eor v16.16b, v16.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    ldr q8, [x8, #1808]
    eor v16.16b, v16.16b, v8.16b
    ext v8.16b, v16.16b, v16.16b, #8
    ushr v25.16b, v8.16b, #1
    movi v14.16b, #85
    bif v25.16b, v8.16b, v14.16b
    shl v6.16b, v25.16b, #2
    movi v11.16b, #51
    bit v6.16b, v25.16b, v11.16b
    mov v22.16b, v6.16b
    sli v22.16b, v6.16b, #4
    ldr q17, [sp, #1456]
    str q17, [x0, #448]
    ldr q17, [sp, #1280]
    sli v17.16b, v17.16b, #4
    str q17, [x0, #464]
    ldr q17, [sp, #160]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #480]
    ldr q17, [sp, #1472]
    sli v17.16b, v17.16b, #4
    str q17, [x0, #496]
    // round 4 (aes.dsl:47)
    mvn v17.16b, v22.16b
    str q17, [x0, #512]
    sri v6.16b, v6.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #528]
    shl v6.16b, v8.16b, #1
    bit v6.16b, v8.16b, v14.16b
    ushr v17.16b, v6.16b, #2
    bif v17.16b, v6.16b, v11.16b
    mov v22.16b, v17.16b
    sri v22.16b, v17.16b, #4
    mvn v22.16b, v22.16b
    str q22, [x0, #544]
    ushr v22.16b, v25.16b, #2
    bit v25.16b, v22.16b, v11.16b
    mov v22.16b, v25.16b
    sri v22.16b, v25.16b, #4
    str q22, [x0, #560]
    shl v22.16b, v6.16b, #2
    bit v22.16b, v6.16b, v11.16b
    mov v6.16b, v22.16b
    sli v6.16b, v22.16b, #4
    mvn v6.16b, v6.16b
    ldr q8, [x8, #160]
    ldr q11, [sp, #1200]
    bsl v8.16b, v0.16b, v11.16b
    ldr q11, [x8, #128]
    ldr q14, [sp, #336]
    bit v8.16b, v14.16b, v11.16b
    ldr q14, [sp, #320]
    eor v8.16b, v14.16b, v8.16b
    ldr q14, [x8, #624]
    ldr q23, [sp, #640]
    ldr q27, [sp, #1488]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #608]
    ldr q14, [sp, #928]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #592]
    ldr q23, [sp, #896]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #576]
    ldr q14, [sp, #864]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #560]
    ldr q23, [sp, #832]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #544]
    ldr q14, [sp, #800]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #528]
    ldr q23, [sp, #768]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #512]
    ldr q14, [sp, #736]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #1024]
    ldr q23, [sp, #384]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #1008]
    ldr q14, [sp, #368]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #992]
    ldr q23, [sp, #144]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #976]
    ldr q14, [sp, #112]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #960]
    ldr q23, [sp, #80]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #944]
    ldr q14, [sp, #192]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [x8, #928]
    ldr q23, [sp, #96]
    bit v27.16b, v23.16b, v14.16b
    ldr q23, [x8, #912]
    ldr q14, [sp, #128]
    bit v27.16b, v14.16b, v23.16b
    ldr q14, [sp, #1088]
    bit v27.16b, v14.16b, v31.16b
    ldr q14, [sp, #1104]
    bit v27.16b, v14.16b, v3.16b
    ldr q14, [sp, #1120]
    bit v27.16b, v14.16b, v7.16b
    ldr q14, [sp, #624]
    bit v27.16b, v14.16b, v5.16b
    ldr q14, [sp, #608]
    bit v27.16b, v14.16b, v15.16b
    ldr q14, [sp, #592]
    bit v27.16b, v14.16b, v29.16b
    ldr q14, [sp, #576]
    bit v27.16b, v14.16b, v18.16b
    ldr q14, [sp, #560]
    bit v27.16b, v14.16b, v9.16b
    bsl v11.16b, v0.16b, v27.16b
    eor v0.16b, v8.16b, v11.16b
    ushr v9.16b, v16.16b, #2
    ushr v18.16b, v16.16b, #6
    ushr v29.16b, v16.16b, #7
    ushr v15.16b, v16.16b, #1
    ushr v5.16b, v16.16b, #5
    eor v7.16b, v16.16b, v5.16b
    eor v3.16b, v15.16b, v5.16b
    eor v9.16b, v9.16b, v3.16b
    ushr v31.16b, v16.16b, #3
    eor v31.16b, v31.16b, v29.16b
    ushr v16.16b, v16.16b, #4
    eor v16.16b, v16.16b, v31.16b
    eor v27.16b, v16.16b, v9.16b
    eor v16.16b, v18.16b, v16.16b
    eor v14.16b, v16.16b, v27.16b
    eor v15.16b, v15.16b, v14.16b
    orr v8.16b, v9.16b, v15.16b
    eor v11.16b, v31.16b, v15.16b
    eor v23.16b, v3.16b, v11.16b
    and v28.16b, v14.16b, v11.16b
    eor v8.16b, v28.16b, v8.16b
    str q17, [sp, #736]
    eor v17.16b, v7.16b, v16.16b
    eor v29.16b, v29.16b, v17.16b
    str q22, [sp, #768]
    eor v22.16b, v31.16b, v29.16b
    str q25, [sp, #800]
    eor v25.16b, v29.16b, v3.16b
    eor v3.16b, v31.16b, v3.16b
    eor v7.16b, v7.16b, v3.16b
    str q6, [sp, #832]
    and v6.16b, v22.16b, v7.16b
    str q0, [sp, #864]
    eor v0.16b, v18.16b, v7.16b
    str q1, [sp, #896]
    eor v1.16b, v27.16b, v0.16b
    str q21, [sp, #928]
    and v21.16b, v23.16b, v1.16b
    str q4, [sp, #1488]
    orr v4.16b, v29.16b, v0.16b
    str q30, [sp, #640]
    eor v30.16b, v8.16b, v4.16b
    str q12, [sp, #320]
    and v12.16b, v17.16b, v3.16b
    str q24, [sp, #336]
    and v24.16b, v16.16b, v25.16b
    eor v24.16b, v8.16b, v24.16b
    eor v24.16b, v6.16b, v24.16b
    eor v8.16b, v11.16b, v25.16b
    str q2, [sp, #1200]
    and v2.16b, v27.16b, v8.16b
    eor v2.16b, v2.16b, v30.16b
    eor v2.16b, v17.16b, v2.16b
    and v30.16b, v18.16b, v31.16b
    eor v28.16b, v28.16b, v30.16b
    eor v4.16b, v4.16b, v28.16b
    eor v4.16b, v21.16b, v4.16b
    eor v5.16b, v5.16b, v28.16b
    eor v5.16b, v6.16b, v5.16b
    eor v5.16b, v12.16b, v5.16b
    eor v6.16b, v24.16b, v5.16b
    and v21.16b, v2.16b, v6.16b
    eor v28.16b, v4.16b, v21.16b
    and v28.16b, v5.16b, v28.16b
    eor v6.16b, v6.16b, v28.16b
    and v23.16b, v23.16b, v6.16b
    and v1.16b, v1.16b, v6.16b
    orr v28.16b, v2.16b, v28.16b
    eor v2.16b, v2.16b, v4.16b
    and v30.16b, v24.16b, v2.16b
    eor v5.16b, v30.16b, v5.16b
    and v4.16b, v4.16b, v5.16b
    eor v5.16b, v30.16b, v28.16b
    and v25.16b, v25.16b, v5.16b
    and v16.16b, v16.16b, v5.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v24.16b, v4.16b
    eor v4.16b, v21.16b, v4.16b
    and v21.16b, v8.16b, v4.16b
    eor v21.16b, v25.16b, v21.16b
    and v24.16b, v27.16b, v4.16b
    and v17.16b, v17.16b, v2.16b
    and v3.16b, v3.16b, v2.16b
    eor v27.16b, v4.16b, v6.16b
    and v28.16b, v29.16b, v27.16b
    and v0.16b, v0.16b, v27.16b
    eor v4.16b, v5.16b, v4.16b
    and v27.16b, v11.16b, v4.16b
    and v29.16b, v14.16b, v4.16b
    eor v0.16b, v29.16b, v0.16b
    eor v6.16b, v2.16b, v6.16b
    eor v2.16b, v5.16b, v2.16b
    and v5.16b, v7.16b, v2.16b
    eor v5.16b, v29.16b, v5.16b
    and v2.16b, v22.16b, v2.16b
    eor v7.16b, v2.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v16.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v17.16b
    and v17.16b, v15.16b, v6.16b
    eor v17.16b, v25.16b, v17.16b
    eor v7.16b, v17.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    and v6.16b, v9.16b, v6.16b
    and v18.16b, v18.16b, v4.16b
    and v4.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v5.16b, v18.16b, v5.16b
    eor v17.16b, v5.16b, v23.16b
    eor v21.16b, v17.16b, v21.16b
    eor v2.16b, v17.16b, v2.16b
    eor v6.16b, v2.16b, v6.16b
    eor v17.16b, v6.16b, v24.16b
    eor v6.16b, v6.16b, v16.16b
    eor v4.16b, v6.16b, v4.16b
    eor v1.16b, v17.16b, v1.16b
    eor v1.16b, v18.16b, v1.16b
    eor v0.16b, v17.16b, v0.16b
    eor v3.16b, v0.16b, v3.16b
    eor v4.16b, v3.16b, v4.16b
    eor v3.16b, v5.16b, v3.16b
    mvn v3.16b, v3.16b
    eor v2.16b, v2.16b, v4.16b
    mvn v2.16b, v2.16b
    eor v0.16b, v0.16b, v1.16b
    mvn v1.16b, v1.16b
    mvn v5.16b, v21.16b
    ext v16.16b, v5.16b, v5.16b, #13
    ldr q17, [x8, #1472]
    and v17.16b, v16.16b, v17.16b
    ushr v18.2d, v5.2d, #8
    ldr q21, [x8, #368]
    tbl v22.16b, {v5.16b}, v21.16b
    ldr q23, [x8, #768]
    mov v24.16b, v23.16b
    bsl v24.16b, v22.16b, v10.16b
    ldr q25, [x8, #640]
    tbl v27.16b, {v5.16b}, v25.16b
    ushr v28.2d, v1.2d, #3
    ushr v29.2d, v1.2d, #35
    tbl v30.16b, {v1.16b}, v19.16b
    tbl v31.16b, {v30.16b}, v19.16b
    shl v31.2d, v31.2d, #61
    ushr v30.2d, v30.2d, #3
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v1.16b}, v19.16b
    shl v31.2d, v31.2d, #29
    orr v29.16b, v29.16b, v31.16b
    ext v31.16b, v1.16b, v1.16b, #8
    ushr v31.2d, v31.2d, #35
    shl v8.2d, v1.2d, #29
    orr v31.16b, v8.16b, v31.16b
    ushr v8.2d, v0.2d, #5
    tbl v9.16b, {v0.16b}, v19.16b
    tbl v11.16b, {v9.16b}, v19.16b
    shl v11.2d, v11.2d, #59
    ushr v9.2d, v9.2d, #5
    orr v9.16b, v9.16b, v11.16b
    ushr v11.2d, v0.2d, #37
    tbl v12.16b, {v0.16b}, v19.16b
    shl v12.2d, v12.2d, #27
    orr v11.16b, v11.16b, v12.16b
    ext v12.16b, v0.16b, v0.16b, #8
    ushr v12.2d, v12.2d, #37
    shl v14.2d, v0.2d, #27
    orr v12.16b, v14.16b, v12.16b
    ushr v14.2d, v2.2d, #2
    ext v15.16b, v2.16b, v2.16b, #8
    ushr v15.2d, v15.2d, #34
    str q16, [sp, #1472]
    shl v16.2d, v2.2d, #30
    orr v16.16b, v16.16b, v15.16b
    tbl v15.16b, {v2.16b}, v19.16b
    shl v15.2d, v15.2d, #30
    tbl v23.16b, {v2.16b}, v19.16b
    ushr v21.2d, v23.2d, #2
    tbl v23.16b, {v23.16b}, v19.16b
    shl v23.2d, v23.2d, #62
    orr v21.16b, v21.16b, v23.16b
    ushr v23.2d, v2.2d, #34
    orr v23.16b, v23.16b, v15.16b
    ushr v15.2d, v3.2d, #7
    tbl v25.16b, {v3.16b}, v19.16b
    shl v25.2d, v25.2d, #25
    str q5, [sp, #160]
    tbl v5.16b, {v3.16b}, v19.16b
    str q0, [sp, #1280]
    tbl v0.16b, {v5.16b}, v19.16b
    shl v0.2d, v0.2d, #57
    ushr v5.2d, v5.2d, #7
    orr v0.16b, v5.16b, v0.16b
    ldr q5, [x8, #752]
    bit v24.16b, v0.16b, v5.16b
    shl v5.2d, v3.2d, #25
    str q1, [sp, #1456]
    ext v1.16b, v3.16b, v3.16b, #8
    ushr v1.2d, v1.2d, #39
    orr v1.16b, v5.16b, v1.16b
    ldr q5, [x8, #1456]
    bit v17.16b, v1.16b, v5.16b
    str q1, [sp, #1536]
    ushr v1.2d, v3.2d, #39
    orr v1.16b, v1.16b, v25.16b
    tbl v25.16b, {v4.16b}, v19.16b
    ushr v5.2d, v25.2d, #6
    tbl v25.16b, {v25.16b}, v19.16b
    shl v25.2d, v25.2d, #58
    orr v5.16b, v5.16b, v25.16b
    ldr q25, [x8, #736]
    bit v24.16b, v5.16b, v25.16b
    ldr q25, [x8, #720]
    bit v24.16b, v9.16b, v25.16b
    shl v25.2d, v4.2d, #26
    str q3, [sp, #1552]
    tbl v3.16b, {v4.16b}, v19.16b
    shl v3.2d, v3.2d, #26
    str q2, [sp, #1568]
    ushr v2.2d, v4.2d, #38
    orr v2.16b, v2.16b, v3.16b
    ext v3.16b, v4.16b, v4.16b, #8
    ushr v3.2d, v3.2d, #38
    orr v3.16b, v25.16b, v3.16b
    ldr q25, [x8, #1440]
    bit v17.16b, v3.16b, v25.16b
    str q3, [sp, #1584]
    ldr q3, [x8, #1424]
    bit v17.16b, v12.16b, v3.16b
    str q12, [sp, #1600]
    ushr v12.2d, v4.2d, #6
    shl v3.2d, v6.2d, #31
    ushr v25.2d, v6.2d, #1
    str q4, [sp, #1616]
    ext v4.16b, v6.16b, v6.16b, #8
    ushr v4.2d, v4.2d, #33
    orr v3.16b, v3.16b, v4.16b
    tbl v4.16b, {v6.16b}, v19.16b
    shl v4.2d, v4.2d, #31
    str q10, [sp, #1632]
    tbl v10.16b, {v6.16b}, v19.16b
    str q25, [sp, #1648]
    ushr v25.2d, v10.2d, #1
    tbl v10.16b, {v10.16b}, v19.16b
    shl v10.2d, v10.2d, #63
    orr v25.16b, v25.16b, v10.16b
    ushr v10.2d, v6.2d, #33
    orr v4.16b, v10.16b, v4.16b
    tbl v10.16b, {v7.16b}, v19.16b
    str q6, [sp, #1664]
    ushr v6.2d, v10.2d, #4
    tbl v10.16b, {v10.16b}, v19.16b
    shl v10.2d, v10.2d, #60
    orr v6.16b, v6.16b, v10.16b
    ldr q10, [x8, #704]
    bit v24.16b, v6.16b, v10.16b
    ldr q10, [x8, #688]
    bit v24.16b, v30.16b, v10.16b
    ldr q10, [x8, #672]
    bit v24.16b, v21.16b, v10.16b
    ldr q10, [x8, #656]
    bit v24.16b, v25.16b, v10.16b
    ldr q10, [x8, #624]
    bit v24.16b, v27.16b, v10.16b
    ldr q10, [x8, #608]
    bit v24.16b, v1.16b, v10.16b
    ldr q10, [x8, #592]
    bit v24.16b, v2.16b, v10.16b
    ldr q10, [x8, #576]
    bit v24.16b, v11.16b, v10.16b
    shl v10.2d, v7.2d, #28
    str q14, [sp, #1680]
    ushr v14.2d, v7.2d, #36
    str q28, [sp, #1696]
    ext v28.16b, v7.16b, v7.16b, #8
    ushr v28.2d, v28.2d, #36
    orr v28.16b, v10.16b, v28.16b
    ldr q10, [x8, #1408]
    bit v17.16b, v28.16b, v10.16b
    str q28, [sp, #1712]
    ldr q28, [x8, #1392]
    bit v17.16b, v31.16b, v28.16b
    str q31, [sp, #1728]
    ldr q31, [x8, #1376]
    bit v17.16b, v16.16b, v31.16b
    str q16, [sp, #1744]
    ldr q16, [x8, #1360]
    bit v17.16b, v3.16b, v16.16b
    str q3, [sp, #1760]
    ldr q3, [x8, #352]
    bit v17.16b, v22.16b, v3.16b
    ldr q16, [x8, #336]
    bit v17.16b, v0.16b, v16.16b
    ldr q31, [x8, #320]
    bit v17.16b, v5.16b, v31.16b
    ldr q28, [x8, #304]
    bit v17.16b, v9.16b, v28.16b
    ldr q10, [x8, #288]
    bit v17.16b, v6.16b, v10.16b
    ldr q10, [x8, #272]
    bit v17.16b, v30.16b, v10.16b
    ldr q10, [x8, #256]
    bit v17.16b, v21.16b, v10.16b
    ldr q10, [x8, #224]
    bit v17.16b, v25.16b, v10.16b
    ldr q10, [x8, #1024]
    bit v17.16b, v27.16b, v10.16b
    ldr q28, [x8, #1008]
    bit v17.16b, v1.16b, v28.16b
    ldr q31, [x8, #992]
    bit v17.16b, v2.16b, v31.16b
    ldr q16, [x8, #976]
    bit v17.16b, v11.16b, v16.16b
    tbl v3.16b, {v7.16b}, v19.16b
    shl v3.2d, v3.2d, #28
    orr v3.16b, v14.16b, v3.16b
    ldr q14, [x8, #560]
    bit v24.16b, v3.16b, v14.16b
    ldr q14, [x8, #544]
    bit v24.16b, v29.16b, v14.16b
    ldr q14, [x8, #528]
    bit v24.16b, v23.16b, v14.16b
    ldr q14, [x8, #512]
    bit v24.16b, v4.16b, v14.16b
    ldr q14, [x8, #960]
    bit v17.16b, v3.16b, v14.16b
    str q25, [sp, #1776]
    ldr q25, [x8, #944]
    bit v17.16b, v29.16b, v25.16b
    str q21, [sp, #1792]
    ldr q21, [x8, #928]
    bit v17.16b, v23.16b, v21.16b
    str q30, [sp, #1808]
    ldr q30, [x8, #912]
    bit v17.16b, v4.16b, v30.16b
    str q6, [sp, #1824]
    ldr q6, [x8, #1872]
    bit v17.16b, v18.16b, v6.16b
    ldr q6, [x8, #1840]
    bit v17.16b, v15.16b, v6.16b
    ldr q6, [x8, #1936]
    bit v17.16b, v12.16b, v6.16b
    ldr q6, [x8, #1904]
    bit v17.16b, v8.16b, v6.16b
    mov v6.16b, v10.16b
    bsl v6.16b, v13.16b, v24.16b
    bit v6.16b, v26.16b, v28.16b
    str q24, [sp, #1840]
    ldr q24, [sp, #224]
    bit v6.16b, v24.16b, v31.16b
    ldr q31, [sp, #1232]
    bit v6.16b, v31.16b, v16.16b
    ldr q16, [sp, #1216]
    bit v6.16b, v16.16b, v14.16b
    ldr q14, [sp, #1408]
    bit v6.16b, v14.16b, v25.16b
    ldr q25, [sp, #1328]
    bit v6.16b, v25.16b, v21.16b
    bit v6.16b, v20.16b, v30.16b
    ldr q30, [x8, #896]
    ldr q21, [sp, #1312]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #880]
    ldr q30, [sp, #1200]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #864]
    ldr q21, [sp, #336]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #848]
    ldr q30, [sp, #320]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #832]
    ldr q21, [sp, #640]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #816]
    ldr q30, [sp, #1488]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #800]
    ldr q21, [sp, #928]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #784]
    ldr q30, [sp, #896]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #1280]
    ldr q21, [sp, #1088]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1264]
    ldr q21, [sp, #1104]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1248]
    ldr q21, [sp, #1120]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1232]
    ldr q21, [sp, #624]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1216]
    ldr q21, [sp, #608]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1200]
    ldr q21, [sp, #592]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1184]
    ldr q21, [sp, #576]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1168]
    ldr q21, [sp, #560]
    bit v6.16b, v21.16b, v30.16b
    ldr q30, [x8, #1152]
    ldr q21, [sp, #480]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #1136]
    ldr q30, [sp, #464]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #1120]
    ldr q21, [sp, #176]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #1104]
    ldr q30, [sp, #448]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #1088]
    ldr q21, [sp, #432]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #1072]
    ldr q30, [sp, #64]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [x8, #1056]
    ldr q21, [sp, #416]
    bit v6.16b, v21.16b, v30.16b
    ldr q21, [x8, #1040]
    ldr q30, [sp, #400]
    bit v6.16b, v30.16b, v21.16b
    ldr q30, [sp, #864]
    eor v6.16b, v30.16b, v6.16b
    ushr v30.2d, v7.2d, #4
    ldr q21, [x8, #1824]
    bit v17.16b, v30.16b, v21.16b
    ldr q21, [x8, #1888]
    ldr q28, [sp, #1696]
    bit v17.16b, v28.16b, v21.16b
    ldr q21, [x8, #1920]
    ldr q28, [sp, #1680]
    bit v17.16b, v28.16b, v21.16b
    ldr q21, [x8, #1856]
    ldr q28, [sp, #1648]
    bit v17.16b, v28.16b, v21.16b
    eor v17.16b, v6.16b, v17.16b
    ldr q21, [x8, #1952]
    eor v17.16b, v17.16b, v21.16b
    ext v21.16b, v17.16b, v17.16b, #3
    str q6, [sp, #864]
    shl v6.4s, v17.4s, #8
    ext v28.16b, v17.16b, v17.16b, #11
    ldr q10, [x8, #1312]
    bit v28.16b, v21.16b, v10.16b
    ldr q21, [x8, #112]
    bit v28.16b, v6.16b, v21.16b
    ushr v6.16b, v28.16b, #1
    movi v21.16b, #85
    bif v6.16b, v28.16b, v21.16b
    shl v10.16b, v6.16b, #2
    movi v25.16b, #51
    bit v10.16b, v6.16b, v25.16b
    mov v14.16b, v10.16b
    sli v14.16b, v10.16b, #4
    ldr q16, [sp, #832]
    str q16, [x0, #576]
    ldr q16, [sp, #800]
    sli v16.16b, v16.16b, #4
    str q16, [x0, #592]
    ldr q16, [sp, #768]
    sri v16.16b, v16.16b, #4
    str q16, [x0, #608]
    ldr q16, [sp, #736]
    sli v16.16b, v16.16b, #4
    str q16, [x0, #624]
    // round 5 (aes.dsl:47)
    mvn v16.16b, v14.16b
    str q16, [x0, #640]
    sri v10.16b, v10.16b, #4
    mvn v16.16b, v10.16b
    str q16, [x0, #656]
    shl v16.16b, v28.16b, #1
    bit v16.16b, v28.16b, v21.16b
    ushr v28.16b, v16.16b, #2
    bif v28.16b, v16.16b, v25.16b
    mov v10.16b, v28.16b
    sri v10.16b, v28.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #672]
    ushr v10.16b, v6.16b, #2
    bit v6.16b, v10.16b, v25.16b
    mov v10.16b, v6.16b
    sri v10.16b, v6.16b, #4
    str q10, [x0, #688]
    shl v10.16b, v16.16b, #2
    bit v10.16b, v16.16b, v25.16b
    mov v16.16b, v10.16b
    sli v16.16b, v10.16b, #4
    mvn v16.16b, v16.16b
    ushr v14.16b, v17.16b, #6
    ushr v25.16b, v17.16b, #3
    ushr v21.16b, v17.16b, #7
    eor v25.16b, v25.16b, v21.16b
    ushr v31.16b, v17.16b, #5
    eor v24.16b, v17.16b, v31.16b
    str q9, [sp, #736]
    ushr v9.16b, v17.16b, #4
    eor v9.16b, v9.16b, v25.16b
    str q5, [sp, #768]
    eor v5.16b, v14.16b, v9.16b
    str q0, [sp, #800]
    eor v0.16b, v24.16b, v5.16b
    eor v21.16b, v21.16b, v0.16b
    str q22, [sp, #832]
    eor v22.16b, v25.16b, v21.16b
    str q28, [sp, #400]
    ushr v28.16b, v17.16b, #1
    str q10, [sp, #416]
    eor v10.16b, v28.16b, v31.16b
    str q6, [sp, #64]
    eor v6.16b, v25.16b, v10.16b
    eor v24.16b, v24.16b, v6.16b
    str q16, [sp, #432]
    and v16.16b, v22.16b, v24.16b
    ushr v17.16b, v17.16b, #2
    eor v17.16b, v17.16b, v10.16b
    eor v9.16b, v9.16b, v17.16b
    str q7, [sp, #448]
    eor v7.16b, v5.16b, v9.16b
    eor v28.16b, v28.16b, v7.16b
    str q30, [sp, #176]
    eor v30.16b, v25.16b, v28.16b
    str q8, [sp, #464]
    and v8.16b, v7.16b, v30.16b
    str q12, [sp, #480]
    orr v12.16b, v17.16b, v28.16b
    eor v12.16b, v8.16b, v12.16b
    str q15, [sp, #896]
    eor v15.16b, v21.16b, v10.16b
    str q18, [sp, #928]
    and v18.16b, v5.16b, v15.16b
    eor v18.16b, v12.16b, v18.16b
    eor v18.16b, v16.16b, v18.16b
    str q4, [sp, #1488]
    eor v4.16b, v30.16b, v15.16b
    str q23, [sp, #640]
    and v23.16b, v9.16b, v4.16b
    str q29, [sp, #320]
    eor v29.16b, v14.16b, v24.16b
    str q3, [sp, #336]
    orr v3.16b, v21.16b, v29.16b
    eor v12.16b, v12.16b, v3.16b
    eor v23.16b, v23.16b, v12.16b
    eor v23.16b, v0.16b, v23.16b
    eor v10.16b, v10.16b, v30.16b
    eor v12.16b, v9.16b, v29.16b
    str q11, [sp, #1200]
    and v11.16b, v10.16b, v12.16b
    str q2, [sp, #1312]
    and v2.16b, v14.16b, v25.16b
    eor v2.16b, v8.16b, v2.16b
    eor v3.16b, v3.16b, v2.16b
    eor v3.16b, v11.16b, v3.16b
    eor v8.16b, v23.16b, v3.16b
    and v11.16b, v18.16b, v8.16b
    str q1, [sp, #1856]
    and v1.16b, v0.16b, v6.16b
    eor v2.16b, v31.16b, v2.16b
    eor v2.16b, v16.16b, v2.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v18.16b, v1.16b
    and v16.16b, v23.16b, v2.16b
    eor v31.16b, v3.16b, v16.16b
    and v31.16b, v1.16b, v31.16b
    orr v23.16b, v23.16b, v31.16b
    eor v23.16b, v11.16b, v23.16b
    eor v1.16b, v11.16b, v1.16b
    and v1.16b, v3.16b, v1.16b
    orr v3.16b, v18.16b, v1.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v23.16b, v3.16b
    eor v1.16b, v8.16b, v1.16b
    eor v2.16b, v2.16b, v31.16b
    eor v18.16b, v1.16b, v2.16b
    eor v31.16b, v16.16b, v18.16b
    and v8.16b, v14.16b, v31.16b
    and v7.16b, v7.16b, v16.16b
    eor v11.16b, v23.16b, v1.16b
    and v24.16b, v24.16b, v11.16b
    eor v24.16b, v7.16b, v24.16b
    and v0.16b, v0.16b, v1.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v8.16b, v0.16b
    and v10.16b, v10.16b, v2.16b
    eor v10.16b, v0.16b, v10.16b
    and v22.16b, v22.16b, v11.16b
    eor v11.16b, v3.16b, v2.16b
    and v21.16b, v21.16b, v11.16b
    eor v21.16b, v22.16b, v21.16b
    eor v21.16b, v10.16b, v21.16b
    and v17.16b, v17.16b, v18.16b
    eor v17.16b, v21.16b, v17.16b
    and v9.16b, v9.16b, v3.16b
    eor v9.16b, v17.16b, v9.16b
    and v29.16b, v29.16b, v11.16b
    eor v7.16b, v7.16b, v29.16b
    eor v7.16b, v9.16b, v7.16b
    and v1.16b, v6.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    and v5.16b, v5.16b, v23.16b
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v17.16b, v5.16b
    and v6.16b, v25.16b, v31.16b
    and v17.16b, v15.16b, v23.16b
    and v18.16b, v28.16b, v18.16b
    eor v18.16b, v17.16b, v18.16b
    eor v6.16b, v6.16b, v18.16b
    eor v6.16b, v5.16b, v6.16b
    eor v6.16b, v1.16b, v6.16b
    eor v21.16b, v21.16b, v6.16b
    mvn v21.16b, v21.16b
    and v16.16b, v30.16b, v16.16b
    eor v16.16b, v22.16b, v16.16b
    eor v16.16b, v18.16b, v16.16b
    and v2.16b, v12.16b, v2.16b
    eor v2.16b, v9.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v7.16b, v7.16b, v2.16b
    and v3.16b, v4.16b, v3.16b
    eor v3.16b, v17.16b, v3.16b
    eor v3.16b, v10.16b, v3.16b
    mvn v3.16b, v3.16b
    eor v0.16b, v0.16b, v1.16b
    mvn v0.16b, v0.16b
    mvn v1.16b, v2.16b
    tbl v2.16b, {v21.16b}, v19.16b
    ushr v4.2d, v6.2d, #38
    tbl v17.16b, {v6.16b}, v19.16b
    shl v17.2d, v17.2d, #26
    orr v4.16b, v4.16b, v17.16b
    ushr v17.2d, v1.2d, #35
    tbl v18.16b, {v1.16b}, v19.16b
    shl v18.2d, v18.2d, #29
    orr v17.16b, v17.16b, v18.16b
    tbl v18.16b, {v1.16b}, v19.16b
    tbl v22.16b, {v21.16b}, v19.16b
    ushr v23.2d, v22.2d, #2
    tbl v22.16b, {v22.16b}, v19.16b
    shl v22.2d, v22.2d, #62
    orr v22.16b, v23.16b, v22.16b
    ushr v23.2d, v16.2d, #36
    tbl v24.16b, {v16.16b}, v19.16b
    shl v24.2d, v24.2d, #28
    orr v23.16b, v23.16b, v24.16b
    ushr v24.2d, v16.2d, #4
    ushr v25.2d, v6.2d, #6
    tbl v28.16b, {v5.16b}, v19.16b
    ushr v29.2d, v28.2d, #1
    tbl v28.16b, {v28.16b}, v19.16b
    shl v28.2d, v28.2d, #63
    orr v28.16b, v29.16b, v28.16b
    ldr q29, [x8, #640]
    tbl v30.16b, {v3.16b}, v29.16b
    tbl v31.16b, {v5.16b}, v19.16b
    ushr v8.2d, v7.2d, #37
    tbl v9.16b, {v7.16b}, v19.16b
    shl v9.2d, v9.2d, #27
    orr v8.16b, v8.16b, v9.16b
    tbl v9.16b, {v0.16b}, v19.16b
    ushr v10.2d, v3.2d, #8
    ushr v11.2d, v21.2d, #34
    tbl v12.16b, {v21.16b}, v19.16b
    shl v12.2d, v12.2d, #30
    orr v11.16b, v11.16b, v12.16b
    ushr v12.2d, v0.2d, #39
    tbl v14.16b, {v0.16b}, v19.16b
    shl v14.2d, v14.2d, #25
    orr v12.16b, v12.16b, v14.16b
    ldr q14, [x8, #368]
    tbl v15.16b, {v3.16b}, v14.16b
    tbl v29.16b, {v9.16b}, v19.16b
    shl v29.2d, v29.2d, #25
    ldr q14, [x8, #496]
    tbl v14.16b, {v3.16b}, v14.16b
    ushr v9.2d, v9.2d, #39
    str q27, [sp, #1872]
    ushr v27.2d, v5.2d, #1
    str q27, [sp, #1888]
    tbl v27.16b, {v31.16b}, v19.16b
    ushr v31.2d, v31.2d, #33
    str q24, [sp, #1904]
    tbl v24.16b, {v6.16b}, v19.16b
    str q25, [sp, #1920]
    ushr v25.2d, v24.2d, #6
    tbl v24.16b, {v24.16b}, v19.16b
    shl v24.2d, v24.2d, #58
    orr v24.16b, v25.16b, v24.16b
    tbl v25.16b, {v16.16b}, v19.16b
    str q10, [sp, #1936]
    ushr v10.2d, v25.2d, #4
    tbl v25.16b, {v25.16b}, v19.16b
    shl v25.2d, v25.2d, #60
    orr v25.16b, v10.16b, v25.16b
    tbl v10.16b, {v16.16b}, v19.16b
    str q3, [sp, #1952]
    tbl v3.16b, {v10.16b}, v19.16b
    str q6, [sp, #1968]
    tbl v6.16b, {v6.16b}, v19.16b
    str q16, [sp, #1984]
    ushr v16.2d, v1.2d, #3
    str q16, [sp, #2000]
    ushr v16.2d, v0.2d, #7
    str q16, [sp, #2016]
    ushr v16.2d, v21.2d, #2
    str q16, [sp, #2032]
    tbl v16.16b, {v18.16b}, v19.16b
    ushr v10.2d, v10.2d, #36
    str q21, [sp, #2048]
    ushr v21.2d, v2.2d, #34
    str q20, [sp, #2064]
    tbl v20.16b, {v6.16b}, v19.16b
    str q26, [sp, #2080]
    tbl v26.16b, {v7.16b}, v19.16b
    str q13, [sp, #2096]
    ushr v13.2d, v26.2d, #5
    tbl v26.16b, {v26.16b}, v19.16b
    shl v26.2d, v26.2d, #59
    orr v26.16b, v13.16b, v26.16b
    shl v16.2d, v16.2d, #29
    orr v29.16b, v9.16b, v29.16b
    shl v20.2d, v20.2d, #26
    tbl v9.16b, {v0.16b}, v19.16b
    ushr v13.2d, v9.2d, #7
    tbl v9.16b, {v9.16b}, v19.16b
    shl v9.2d, v9.2d, #57
    orr v9.16b, v13.16b, v9.16b
    tbl v13.16b, {v7.16b}, v19.16b
    shl v3.2d, v3.2d, #28
    str q0, [sp, #2112]
    ushr v0.2d, v5.2d, #33
    str q5, [sp, #2128]
    tbl v5.16b, {v5.16b}, v19.16b
    shl v5.2d, v5.2d, #31
    orr v0.16b, v0.16b, v5.16b
    ushr v5.2d, v6.2d, #38
    tbl v2.16b, {v2.16b}, v19.16b
    shl v6.2d, v27.2d, #31
    ushr v27.2d, v7.2d, #5
    shl v2.2d, v2.2d, #30
    orr v3.16b, v10.16b, v3.16b
    orr v2.16b, v21.16b, v2.16b
    tbl v21.16b, {v13.16b}, v19.16b
    ushr v18.2d, v18.2d, #35
    orr v5.16b, v5.16b, v20.16b
    shl v20.2d, v21.2d, #27
    tbl v21.16b, {v1.16b}, v19.16b
    ushr v10.2d, v21.2d, #3
    tbl v21.16b, {v21.16b}, v19.16b
    shl v21.2d, v21.2d, #61
    orr v21.16b, v10.16b, v21.16b
    orr v16.16b, v18.16b, v16.16b
    ushr v18.2d, v13.2d, #37
    orr v18.16b, v18.16b, v20.16b
    orr v6.16b, v31.16b, v6.16b
    ldr q20, [x8, #480]
    bit v14.16b, v29.16b, v20.16b
    ldr q29, [x8, #464]
    bit v14.16b, v5.16b, v29.16b
    ldr q5, [x8, #448]
    bit v14.16b, v18.16b, v5.16b
    ldr q18, [x8, #432]
    bit v14.16b, v3.16b, v18.16b
    ldr q3, [x8, #416]
    bit v14.16b, v16.16b, v3.16b
    ldr q16, [x8, #400]
    bit v14.16b, v2.16b, v16.16b
    ldr q2, [x8, #384]
    bit v14.16b, v6.16b, v2.16b
    ldr q6, [x8, #352]
    bit v14.16b, v15.16b, v6.16b
    ldr q31, [x8, #336]
    bit v14.16b, v9.16b, v31.16b
    ldr q10, [x8, #320]
    bit v14.16b, v24.16b, v10.16b
    ldr q13, [x8, #304]
    bit v14.16b, v26.16b, v13.16b
    ldr q2, [x8, #288]
    bit v14.16b, v25.16b, v2.16b
    ldr q16, [x8, #272]
    bit v14.16b, v21.16b, v16.16b
    ldr q3, [x8, #256]
    bit v14.16b, v22.16b, v3.16b
    ldr q18, [x8, #224]
    bit v14.16b, v28.16b, v18.16b
    ldr q5, [x8, #768]
    ldr q29, [sp, #1296]
    bit v29.16b, v15.16b, v5.16b
    ldr q15, [x8, #752]
    bit v29.16b, v9.16b, v15.16b
    ldr q9, [x8, #736]
    bit v29.16b, v24.16b, v9.16b
    ldr q24, [x8, #720]
    bit v29.16b, v26.16b, v24.16b
    ldr q26, [x8, #704]
    bit v29.16b, v25.16b, v26.16b
    ldr q25, [x8, #688]
    bit v29.16b, v21.16b, v25.16b
    ldr q21, [x8, #672]
    bit v29.16b, v22.16b, v21.16b
    ldr q22, [x8, #656]
    bit v29.16b, v28.16b, v22.16b
    ldr q28, [x8, #624]
    bit v29.16b, v30.16b, v28.16b
    ldr q20, [x8, #608]
    bit v29.16b, v12.16b, v20.16b
    ldr q19, [x8, #592]
    bit v29.16b, v4.16b, v19.16b
    str q14, [sp, #1296]
    ldr q14, [x8, #576]
    bit v29.16b, v8.16b, v14.16b
    str q8, [sp, #2144]
    ldr q8, [x8, #560]
    bit v29.16b, v23.16b, v8.16b
    str q23, [sp, #2160]
    ldr q23, [x8, #544]
    bit v29.16b, v17.16b, v23.16b
    str q17, [sp, #2176]
    ldr q17, [x8, #528]
    bit v29.16b, v11.16b, v17.16b
    str q11, [sp, #2192]
    ldr q11, [x8, #512]
    bit v29.16b, v0.16b, v11.16b
    str q0, [sp, #2208]
    ldr q0, [x8, #1456]
    str q4, [sp, #2224]
    ldr q4, [sp, #1056]
    str q12, [sp, #2240]
    ldr q12, [sp, #1072]
    bit v12.16b, v4.16b, v0.16b
    ldr q4, [x8, #1440]
    ldr q0, [sp, #1040]
    bit v12.16b, v0.16b, v4.16b
    ldr q0, [x8, #1424]
    ldr q4, [sp, #1024]
    bit v12.16b, v4.16b, v0.16b
    ldr q4, [x8, #1408]
    ldr q0, [sp, #1008]
    bit v12.16b, v0.16b, v4.16b
    ldr q0, [x8, #1392]
    ldr q4, [sp, #992]
    bit v12.16b, v4.16b, v0.16b
    ldr q4, [x8, #1376]
    ldr q0, [sp, #976]
    bit v12.16b, v0.16b, v4.16b
    ldr q0, [x8, #1360]
    ldr q4, [sp, #960]
    bit v12.16b, v4.16b, v0.16b
    ldr q4, [sp, #1440]
    bit v12.16b, v4.16b, v6.16b
    ldr q4, [sp, #1424]
    bit v12.16b, v4.16b, v31.16b
    ldr q4, [sp, #1392]
    bit v12.16b, v4.16b, v10.16b
    ldr q4, [sp, #1376]
    bit v12.16b, v4.16b, v13.16b
    ldr q4, [sp, #1360]
    bit v12.16b, v4.16b, v2.16b
    ldr q4, [sp, #1248]
    bit v12.16b, v4.16b, v16.16b
    ldr q4, [sp, #1152]
    bit v12.16b, v4.16b, v3.16b
    ldr q4, [sp, #1136]
    bit v12.16b, v4.16b, v18.16b
    ldr q4, [sp, #944]
    bit v12.16b, v4.16b, v5.16b
    ldr q4, [sp, #208]
    bit v12.16b, v4.16b, v15.16b
    ldr q4, [sp, #352]
    bit v12.16b, v4.16b, v9.16b
    ldr q4, [sp, #304]
    bit v12.16b, v4.16b, v24.16b
    ldr q4, [sp, #288]
    bit v12.16b, v4.16b, v26.16b
    ldr q4, [sp, #256]
    bit v12.16b, v4.16b, v25.16b
    ldr q4, [sp, #240]
    bit v12.16b, v4.16b, v21.16b
    ldr q4, [sp, #272]
    bit v12.16b, v4.16b, v22.16b
    ldr q4, [sp, #2096]
    bit v12.16b, v4.16b, v28.16b
    ldr q4, [sp, #2080]
    bit v12.16b, v4.16b, v20.16b
    ldr q4, [sp, #224]
    bit v12.16b, v4.16b, v19.16b
    ldr q4, [sp, #1232]
    bit v12.16b, v4.16b, v14.16b
    ldr q4, [sp, #1216]
    bit v12.16b, v4.16b, v8.16b
    ldr q4, [sp, #1408]
    bit v12.16b, v4.16b, v23.16b
    ldr q4, [sp, #1328]
    bit v12.16b, v4.16b, v17.16b
    ldr q4, [sp, #2064]
    bit v12.16b, v4.16b, v11.16b
    ldr q4, [x8, #1024]
    ldr q11, [sp, #384]
    bit v12.16b, v11.16b, v4.16b
    ldr q11, [x8, #1008]
    ldr q17, [sp, #368]
    bit v12.16b, v17.16b, v11.16b
    ldr q17, [x8, #992]
    ldr q23, [sp, #144]
    bit v12.16b, v23.16b, v17.16b
    ldr q23, [x8, #976]
    ldr q8, [sp, #112]
    bit v12.16b, v8.16b, v23.16b
    ldr q8, [x8, #960]
    ldr q14, [sp, #80]
    bit v12.16b, v14.16b, v8.16b
    ldr q14, [x8, #944]
    ldr q19, [sp, #192]
    bit v12.16b, v19.16b, v14.16b
    ldr q19, [x8, #928]
    ldr q20, [sp, #96]
    bit v12.16b, v20.16b, v19.16b
    ldr q20, [x8, #912]
    ldr q28, [sp, #128]
    bit v12.16b, v28.16b, v20.16b
    ldr q28, [x8, #896]
    ldr q0, [sp, #1088]
    bit v12.16b, v0.16b, v28.16b
    ldr q0, [x8, #880]
    ldr q22, [sp, #1104]
    bit v12.16b, v22.16b, v0.16b
    ldr q22, [x8, #864]
    ldr q21, [sp, #1120]
    bit v12.16b, v21.16b, v22.16b
    ldr q21, [x8, #848]
    ldr q25, [sp, #624]
    bit v12.16b, v25.16b, v21.16b
    ldr q25, [x8, #832]
    ldr q26, [sp, #608]
    bit v12.16b, v26.16b, v25.16b
    ldr q26, [x8, #816]
    ldr q24, [sp, #592]
    bit v12.16b, v24.16b, v26.16b
    ldr q24, [x8, #800]
    ldr q9, [sp, #576]
    bit v12.16b, v9.16b, v24.16b
    ldr q9, [x8, #784]
    ldr q15, [sp, #560]
    bit v12.16b, v15.16b, v9.16b
    ldr q15, [x8, #1280]
    ldr q5, [sp, #1184]
    bit v12.16b, v5.16b, v15.16b
    ldr q18, [x8, #1264]
    ldr q3, [sp, #1168]
    bit v12.16b, v3.16b, v18.16b
    ldr q16, [x8, #1248]
    ldr q2, [sp, #544]
    bit v12.16b, v2.16b, v16.16b
    ldr q13, [x8, #1232]
    ldr q10, [sp, #528]
    bit v12.16b, v10.16b, v13.16b
    ldr q31, [x8, #1216]
    ldr q6, [sp, #512]
    bit v12.16b, v6.16b, v31.16b
    str q30, [sp, #560]
    ldr q30, [x8, #1200]
    ldr q31, [sp, #496]
    bit v12.16b, v31.16b, v30.16b
    ldr q30, [x8, #1184]
    ldr q13, [sp, #912]
    bit v12.16b, v13.16b, v30.16b
    ldr q30, [x8, #1168]
    ldr q16, [sp, #880]
    bit v12.16b, v16.16b, v30.16b
    ldr q30, [sp, #848]
    eor v30.16b, v30.16b, v12.16b
    ldr q12, [sp, #2128]
    shl v12.4s, v12.4s, #31
    ldr q18, [sp, #2048]
    shl v18.4s, v18.4s, #30
    shl v1.4s, v1.4s, #29
    ldr q15, [sp, #1984]
    shl v15.4s, v15.4s, #28
    shl v7.4s, v7.4s, #27
    ldr q9, [sp, #1968]
    shl v9.4s, v9.4s, #26
    ldr q16, [sp, #2112]
    shl v16.4s, v16.4s, #25
    str q30, [sp, #2112]
    ldr q30, [sp, #1952]
    shl v30.4s, v30.4s, #24
    str q12, [sp, #1952]
    ldr q12, [sp, #816]
    bif v12.16b, v29.16b, v4.16b
    str q29, [sp, #816]
    ldr q29, [sp, #784]
    bit v12.16b, v29.16b, v11.16b
    ldr q29, [sp, #752]
    bit v12.16b, v29.16b, v17.16b
    ldr q29, [sp, #720]
    bit v12.16b, v29.16b, v23.16b
    ldr q29, [sp, #704]
    bit v12.16b, v29.16b, v8.16b
    ldr q29, [sp, #688]
    bit v12.16b, v29.16b, v14.16b
    ldr q29, [sp, #672]
    bit v12.16b, v29.16b, v19.16b
    ldr q29, [sp, #656]
    bit v12.16b, v29.16b, v20.16b
    bit v12.16b, v5.16b, v28.16b
    bit v12.16b, v3.16b, v0.16b
    bit v12.16b, v2.16b, v22.16b
    bit v12.16b, v10.16b, v21.16b
    bit v12.16b, v6.16b, v25.16b
    bit v12.16b, v31.16b, v26.16b
    bit v12.16b, v13.16b, v24.16b
    ldr q2, [x8, #784]
    ldr q3, [sp, #880]
    bit v12.16b, v3.16b, v2.16b
    ldr q3, [x8, #1280]
    ldr q5, [sp, #1936]
    bit v12.16b, v5.16b, v3.16b
    ldr q6, [x8, #1264]
    ldr q29, [sp, #2016]
    bit v12.16b, v29.16b, v6.16b
    ldr q31, [x8, #1248]
    ldr q10, [sp, #1920]
    bit v12.16b, v10.16b, v31.16b
    ldr q13, [x8, #1232]
    bit v12.16b, v27.16b, v13.16b
    ldr q13, [x8, #1216]
    ldr q31, [sp, #1904]
    bit v12.16b, v31.16b, v13.16b
    ldr q13, [x8, #1200]
    ldr q6, [sp, #2000]
    bit v12.16b, v6.16b, v13.16b
    ldr q13, [x8, #1184]
    ldr q3, [sp, #2032]
    bit v12.16b, v3.16b, v13.16b
    ldr q13, [x8, #1168]
    ldr q3, [sp, #1888]
    bit v12.16b, v3.16b, v13.16b
    ldr q13, [x8, #1152]
    bit v12.16b, v30.16b, v13.16b
    ldr q30, [x8, #1136]
    bit v12.16b, v16.16b, v30.16b
    ldr q16, [x8, #1120]
    bit v12.16b, v9.16b, v16.16b
    ldr q9, [x8, #1104]
    bit v12.16b, v7.16b, v9.16b
    ldr q7, [x8, #1088]
    bit v12.16b, v15.16b, v7.16b
    ldr q15, [x8, #1072]
    bit v12.16b, v1.16b, v15.16b
    ldr q1, [x8, #1056]
    bit v12.16b, v18.16b, v1.16b
    ldr q18, [x8, #1040]
    ldr q1, [sp, #1952]
    bit v12.16b, v1.16b, v18.16b
    ldr q1, [sp, #2112]
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [sp, #1872]
    ldr q18, [sp, #1632]
    mov v15.16b, v4.16b
    bsl v15.16b, v12.16b, v18.16b
    ldr q12, [sp, #1856]
    bit v15.16b, v12.16b, v11.16b
    ldr q12, [sp, #1312]
    bit v15.16b, v12.16b, v17.16b
    ldr q12, [sp, #1200]
    bit v15.16b, v12.16b, v23.16b
    ldr q12, [sp, #336]
    bit v15.16b, v12.16b, v8.16b
    ldr q12, [sp, #320]
    bit v15.16b, v12.16b, v14.16b
    ldr q12, [sp, #640]
    bit v15.16b, v12.16b, v19.16b
    ldr q12, [sp, #1488]
    bit v15.16b, v12.16b, v20.16b
    ldr q12, [sp, #928]
    bit v15.16b, v12.16b, v28.16b
    ldr q12, [sp, #896]
    bit v15.16b, v12.16b, v0.16b
    ldr q12, [sp, #480]
    bit v15.16b, v12.16b, v22.16b
    ldr q12, [sp, #464]
    bit v15.16b, v12.16b, v21.16b
    ldr q12, [sp, #176]
    bit v15.16b, v12.16b, v25.16b
    ldr q12, [sp, #1696]
    bit v15.16b, v12.16b, v26.16b
    ldr q12, [sp, #1680]
    bit v15.16b, v12.16b, v24.16b
    ldr q12, [sp, #1648]
    bit v15.16b, v12.16b, v2.16b
    eor v15.16b, v1.16b, v15.16b
    ldr q12, [sp, #1664]
    str q1, [sp, #2112]
    ldr q1, [x8, #240]
    tbl v12.16b, {v12.16b}, v1.16b
    ushr v18.2d, v12.2d, #33
    tbl v12.16b, {v12.16b}, v1.16b
    shl v12.2d, v12.2d, #31
    orr v18.16b, v18.16b, v12.16b
    ldr q12, [sp, #1568]
    tbl v12.16b, {v12.16b}, v1.16b
    ushr v7.2d, v12.2d, #34
    tbl v12.16b, {v12.16b}, v1.16b
    shl v12.2d, v12.2d, #30
    orr v7.16b, v7.16b, v12.16b
    ldr q12, [sp, #1456]
    tbl v12.16b, {v12.16b}, v1.16b
    ushr v9.2d, v12.2d, #35
    tbl v12.16b, {v12.16b}, v1.16b
    shl v12.2d, v12.2d, #29
    orr v9.16b, v9.16b, v12.16b
    ldr q12, [sp, #448]
    tbl v12.16b, {v12.16b}, v1.16b
    ushr v16.2d, v12.2d, #36
    tbl v12.16b, {v12.16b}, v1.16b
    shl v12.2d, v12.2d, #28
    orr v16.16b, v16.16b, v12.16b
    ldr q12, [sp, #1280]
    tbl v12.16b, {v12.16b}, v1.16b
    ushr v30.2d, v12.2d, #37
    tbl v12.16b, {v12.16b}, v1.16b
    shl v12.2d, v12.2d, #27
    orr v30.16b, v30.16b, v12.16b
    ldr q12, [sp, #1616]
    tbl v12.16b, {v12.16b}, v1.16b
    ushr v13.2d, v12.2d, #38
    tbl v12.16b, {v12.16b}, v1.16b
    shl v12.2d, v12.2d, #26
    orr v12.16b, v13.16b, v12.16b
    ldr q13, [sp, #1552]
    tbl v13.16b, {v13.16b}, v1.16b
    ushr v2.2d, v13.2d, #39
    tbl v13.16b, {v13.16b}, v1.16b
    shl v13.2d, v13.2d, #25
    orr v2.16b, v2.16b, v13.16b
    ldr q13, [sp, #160]
    ldr q1, [x8, #496]
    tbl v13.16b, {v13.16b}, v1.16b
    ldr q1, [x8, #480]
    bit v13.16b, v2.16b, v1.16b
    ldr q2, [sp, #432]
    str q2, [x0, #704]
    ldr q2, [sp, #64]
    sli v2.16b, v2.16b, #4
    str q2, [x0, #720]
    ldr q2, [sp, #416]
    sri v2.16b, v2.16b, #4
    str q2, [x0, #736]
    ldr q2, [sp, #400]
    sli v2.16b, v2.16b, #4
    str q2, [x0, #752]
    ldr q2, [x8, #464]
    bit v13.16b, v12.16b, v2.16b
    ldr q12, [x8, #448]
    bit v13.16b, v30.16b, v12.16b
    ldr q30, [x8, #432]
    bit v13.16b, v16.16b, v30.16b
    ldr q16, [x8, #416]
    bit v13.16b, v9.16b, v16.16b
    ldr q9, [x8, #400]
    bit v13.16b, v7.16b, v9.16b
    ldr q7, [x8, #384]
    bit v13.16b, v18.16b, v7.16b
    ldr q18, [x8, #352]
    ldr q7, [sp, #832]
    bit v13.16b, v7.16b, v18.16b
    ldr q7, [x8, #336]
    ldr q18, [sp, #800]
    bit v13.16b, v18.16b, v7.16b
    ldr q18, [x8, #320]
    ldr q7, [sp, #768]
    bit v13.16b, v7.16b, v18.16b
    ldr q7, [x8, #304]
    ldr q18, [sp, #736]
    bit v13.16b, v18.16b, v7.16b
    ldr q18, [x8, #288]
    ldr q7, [sp, #1824]
    bit v13.16b, v7.16b, v18.16b
    ldr q7, [x8, #272]
    ldr q18, [sp, #1808]
    bit v13.16b, v18.16b, v7.16b
    ldr q18, [x8, #256]
    ldr q7, [sp, #1792]
    bit v13.16b, v7.16b, v18.16b
    ldr q7, [x8, #224]
    ldr q18, [sp, #1776]
    bit v13.16b, v18.16b, v7.16b
    ldr q18, [sp, #560]
    bsl v4.16b, v18.16b, v13.16b
    ldr q18, [sp, #2240]
    bit v4.16b, v18.16b, v11.16b
    ldr q11, [sp, #2224]
    bit v4.16b, v11.16b, v17.16b
    ldr q17, [sp, #2144]
    bit v4.16b, v17.16b, v23.16b
    ldr q23, [sp, #2160]
    bit v4.16b, v23.16b, v8.16b
    ldr q8, [sp, #2176]
    bit v4.16b, v8.16b, v14.16b
    ldr q14, [sp, #2192]
    bit v4.16b, v14.16b, v19.16b
    ldr q19, [sp, #2208]
    bit v4.16b, v19.16b, v20.16b
    bit v4.16b, v5.16b, v28.16b
    bit v4.16b, v29.16b, v0.16b
    bit v4.16b, v10.16b, v22.16b
    bit v4.16b, v27.16b, v21.16b
    bit v4.16b, v31.16b, v25.16b
    bit v4.16b, v6.16b, v26.16b
    ldr q26, [sp, #2032]
    bit v4.16b, v26.16b, v24.16b
    ldr q24, [x8, #784]
    bit v4.16b, v3.16b, v24.16b
    eor v4.16b, v15.16b, v4.16b
    ldr q15, [sp, #1296]
    eor v4.16b, v4.16b, v15.16b
    ldr q15, [x8, #1968]
    eor v4.16b, v4.16b, v15.16b
    ext v15.16b, v4.16b, v4.16b, #2
    ext v24.16b, v4.16b, v4.16b, #10
    ext v3.16b, v4.16b, v4.16b, #6
    ext v26.16b, v4.16b, v4.16b, #14
    ldr q6, [x8, #1312]
    bit v26.16b, v3.16b, v6.16b
    ldr q3, [x8, #112]
    bit v26.16b, v24.16b, v3.16b
    ldr q24, [x8, #1328]
    bit v26.16b, v15.16b, v24.16b
    ushr v15.16b, v26.16b, #1
    movi v24.16b, #85
    bif v15.16b, v26.16b, v24.16b
    shl v3.16b, v15.16b, #2
    movi v6.16b, #51
    bit v3.16b, v15.16b, v6.16b
    mov v25.16b, v3.16b
    sli v25.16b, v3.16b, #4
    // round 6 (aes.dsl:47)
    mvn v25.16b, v25.16b
    str q25, [x0, #768]
    sri v3.16b, v3.16b, #4
    mvn v3.16b, v3.16b
    str q3, [x0, #784]
    shl v3.16b, v26.16b, #1
    bit v3.16b, v26.16b, v24.16b
    ushr v25.16b, v3.16b, #2
    bif v25.16b, v3.16b, v6.16b
    mov v26.16b, v25.16b
    sri v26.16b, v25.16b, #4
    mvn v26.16b, v26.16b
    str q26, [x0, #800]
    ushr v26.16b, v15.16b, #2
    bit v15.16b, v26.16b, v6.16b
    mov v26.16b, v15.16b
    sri v26.16b, v15.16b, #4
    str q26, [x0, #816]
    shl v26.16b, v3.16b, #2
    bit v26.16b, v3.16b, v6.16b
    mov v3.16b, v26.16b
    sli v3.16b, v26.16b, #4
    mvn v3.16b, v3.16b
    ushr v6.16b, v4.16b, #6
    ushr v24.16b, v4.16b, #3
    ushr v31.16b, v4.16b, #7
    eor v24.16b, v24.16b, v31.16b
    ushr v21.16b, v4.16b, #5
    eor v22.16b, v4.16b, v21.16b
    ushr v10.16b, v4.16b, #4
    eor v10.16b, v10.16b, v24.16b
    eor v0.16b, v6.16b, v10.16b
    eor v29.16b, v22.16b, v0.16b
    eor v31.16b, v31.16b, v29.16b
    eor v28.16b, v24.16b, v31.16b
    ushr v5.16b, v4.16b, #1
    eor v20.16b, v5.16b, v21.16b
    eor v19.16b, v24.16b, v20.16b
    eor v22.16b, v22.16b, v19.16b
    and v14.16b, v28.16b, v22.16b
    ushr v4.16b, v4.16b, #2
    eor v4.16b, v4.16b, v20.16b
    eor v10.16b, v10.16b, v4.16b
    eor v8.16b, v0.16b, v10.16b
    eor v5.16b, v5.16b, v8.16b
    eor v23.16b, v24.16b, v5.16b
    and v17.16b, v8.16b, v23.16b
    orr v11.16b, v4.16b, v5.16b
    eor v11.16b, v17.16b, v11.16b
    eor v18.16b, v31.16b, v20.16b
    and v7.16b, v0.16b, v18.16b
    eor v7.16b, v11.16b, v7.16b
    eor v7.16b, v14.16b, v7.16b
    eor v9.16b, v23.16b, v18.16b
    and v16.16b, v10.16b, v9.16b
    eor v30.16b, v6.16b, v22.16b
    orr v12.16b, v31.16b, v30.16b
    eor v11.16b, v11.16b, v12.16b
    eor v16.16b, v16.16b, v11.16b
    eor v16.16b, v29.16b, v16.16b
    eor v20.16b, v20.16b, v23.16b
    eor v11.16b, v10.16b, v30.16b
    and v2.16b, v20.16b, v11.16b
    and v1.16b, v6.16b, v24.16b
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v12.16b, v1.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v16.16b, v2.16b
    and v12.16b, v7.16b, v17.16b
    str q25, [sp, #400]
    and v25.16b, v29.16b, v19.16b
    eor v1.16b, v21.16b, v1.16b
    eor v1.16b, v14.16b, v1.16b
    eor v1.16b, v25.16b, v1.16b
    eor v21.16b, v7.16b, v1.16b
    and v25.16b, v16.16b, v21.16b
    eor v14.16b, v2.16b, v25.16b
    and v14.16b, v1.16b, v14.16b
    orr v16.16b, v16.16b, v14.16b
    eor v16.16b, v12.16b, v16.16b
    eor v1.16b, v12.16b, v1.16b
    and v1.16b, v2.16b, v1.16b
    orr v2.16b, v7.16b, v1.16b
    eor v2.16b, v25.16b, v2.16b
    eor v7.16b, v16.16b, v2.16b
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v21.16b, v14.16b
    eor v21.16b, v1.16b, v17.16b
    eor v25.16b, v7.16b, v21.16b
    and v6.16b, v6.16b, v25.16b
    and v8.16b, v8.16b, v7.16b
    eor v12.16b, v16.16b, v1.16b
    and v22.16b, v22.16b, v12.16b
    eor v22.16b, v8.16b, v22.16b
    and v29.16b, v29.16b, v1.16b
    eor v29.16b, v22.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    and v20.16b, v20.16b, v17.16b
    eor v20.16b, v29.16b, v20.16b
    and v28.16b, v28.16b, v12.16b
    eor v12.16b, v2.16b, v17.16b
    and v31.16b, v31.16b, v12.16b
    eor v31.16b, v28.16b, v31.16b
    eor v31.16b, v20.16b, v31.16b
    and v4.16b, v4.16b, v21.16b
    eor v4.16b, v31.16b, v4.16b
    and v10.16b, v10.16b, v2.16b
    eor v10.16b, v4.16b, v10.16b
    and v30.16b, v30.16b, v12.16b
    eor v30.16b, v8.16b, v30.16b
    eor v30.16b, v10.16b, v30.16b
    and v1.16b, v19.16b, v1.16b
    eor v1.16b, v30.16b, v1.16b
    and v0.16b, v0.16b, v16.16b
    eor v0.16b, v22.16b, v0.16b
    eor v0.16b, v4.16b, v0.16b
    and v4.16b, v24.16b, v25.16b
    and v16.16b, v18.16b, v16.16b
    and v5.16b, v5.16b, v21.16b
    eor v5.16b, v16.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    eor v4.16b, v0.16b, v4.16b
    eor v4.16b, v1.16b, v4.16b
    ldr q18, [x8, #240]
    tbl v19.16b, {v4.16b}, v18.16b
    ushr v21.2d, v19.2d, #6
    tbl v19.16b, {v19.16b}, v18.16b
    shl v19.2d, v19.2d, #58
    orr v19.16b, v21.16b, v19.16b
    and v7.16b, v23.16b, v7.16b
    eor v7.16b, v28.16b, v7.16b
    eor v5.16b, v5.16b, v7.16b
    tbl v7.16b, {v5.16b}, v18.16b
    ushr v21.2d, v7.2d, #4
    tbl v7.16b, {v7.16b}, v18.16b
    shl v7.2d, v7.2d, #60
    orr v7.16b, v21.16b, v7.16b
    and v2.16b, v9.16b, v2.16b
    eor v2.16b, v16.16b, v2.16b
    eor v2.16b, v20.16b, v2.16b
    mvn v2.16b, v2.16b
    ldr q16, [x8, #368]
    tbl v20.16b, {v2.16b}, v16.16b
    and v17.16b, v11.16b, v17.16b
    eor v17.16b, v10.16b, v17.16b
    eor v6.16b, v6.16b, v17.16b
    eor v17.16b, v30.16b, v6.16b
    ushr v21.2d, v17.2d, #5
    eor v1.16b, v29.16b, v1.16b
    mvn v1.16b, v1.16b
    ushr v22.2d, v1.2d, #39
    tbl v23.16b, {v1.16b}, v18.16b
    shl v23.2d, v23.2d, #25
    orr v22.16b, v22.16b, v23.16b
    tbl v23.16b, {v0.16b}, v18.16b
    ushr v24.2d, v23.2d, #1
    tbl v23.16b, {v23.16b}, v18.16b
    shl v23.2d, v23.2d, #63
    orr v23.16b, v24.16b, v23.16b
    mvn v6.16b, v6.16b
    ushr v24.2d, v6.2d, #35
    tbl v25.16b, {v6.16b}, v18.16b
    shl v25.2d, v25.2d, #29
    orr v24.16b, v24.16b, v25.16b
    ldr q25, [x8, #640]
    tbl v28.16b, {v2.16b}, v25.16b
    ushr v29.2d, v4.2d, #6
    tbl v30.16b, {v1.16b}, v18.16b
    ushr v8.2d, v30.2d, #7
    tbl v30.16b, {v30.16b}, v18.16b
    shl v30.2d, v30.2d, #57
    orr v30.16b, v8.16b, v30.16b
    ushr v8.2d, v1.2d, #7
    tbl v9.16b, {v17.16b}, v18.16b
    ushr v10.2d, v9.2d, #5
    tbl v9.16b, {v9.16b}, v18.16b
    shl v9.2d, v9.2d, #59
    orr v9.16b, v10.16b, v9.16b
    ushr v10.2d, v4.2d, #38
    tbl v11.16b, {v4.16b}, v18.16b
    shl v11.2d, v11.2d, #26
    orr v10.16b, v10.16b, v11.16b
    ushr v11.2d, v5.2d, #36
    tbl v12.16b, {v5.16b}, v18.16b
    shl v12.2d, v12.2d, #28
    orr v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v6.16b}, v18.16b
    ushr v14.2d, v12.2d, #3
    tbl v12.16b, {v12.16b}, v18.16b
    shl v12.2d, v12.2d, #61
    orr v12.16b, v14.16b, v12.16b
    ushr v14.2d, v6.2d, #3
    eor v31.16b, v31.16b, v4.16b
    mvn v31.16b, v31.16b
    tbl v16.16b, {v31.16b}, v18.16b
    ushr v25.2d, v16.2d, #2
    tbl v16.16b, {v16.16b}, v18.16b
    shl v16.2d, v16.2d, #62
    orr v16.16b, v25.16b, v16.16b
    ushr v25.2d, v0.2d, #33
    str q26, [sp, #416]
    tbl v26.16b, {v0.16b}, v18.16b
    shl v26.2d, v26.2d, #31
    orr v25.16b, v25.16b, v26.16b
    ushr v26.2d, v31.2d, #2
    str q15, [sp, #64]
    ushr v15.2d, v2.2d, #8
    str q3, [sp, #432]
    ushr v3.2d, v0.2d, #1
    str q25, [sp, #160]
    ushr v25.2d, v17.2d, #37
    str q24, [sp, #1552]
    tbl v24.16b, {v17.16b}, v18.16b
    shl v24.2d, v24.2d, #27
    orr v24.16b, v25.16b, v24.16b
    ushr v25.2d, v5.2d, #4
    str q11, [sp, #1616]
    ushr v11.2d, v31.2d, #34
    str q24, [sp, #1280]
    tbl v24.16b, {v31.16b}, v18.16b
    shl v24.2d, v24.2d, #30
    orr v24.16b, v11.16b, v24.16b
    tbl v11.16b, {v0.16b}, v18.16b
    str q24, [sp, #448]
    ushr v24.2d, v11.2d, #33
    tbl v11.16b, {v11.16b}, v18.16b
    shl v11.2d, v11.2d, #31
    orr v24.16b, v24.16b, v11.16b
    tbl v11.16b, {v31.16b}, v18.16b
    str q10, [sp, #1456]
    ushr v10.2d, v11.2d, #34
    tbl v11.16b, {v11.16b}, v18.16b
    shl v11.2d, v11.2d, #30
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v6.16b}, v18.16b
    str q22, [sp, #1568]
    ushr v22.2d, v11.2d, #35
    tbl v11.16b, {v11.16b}, v18.16b
    shl v11.2d, v11.2d, #29
    orr v22.16b, v22.16b, v11.16b
    tbl v11.16b, {v5.16b}, v18.16b
    str q28, [sp, #1664]
    ushr v28.2d, v11.2d, #36
    tbl v11.16b, {v11.16b}, v18.16b
    shl v11.2d, v11.2d, #28
    orr v28.16b, v28.16b, v11.16b
    tbl v11.16b, {v17.16b}, v18.16b
    str q13, [sp, #1952]
    ushr v13.2d, v11.2d, #37
    tbl v11.16b, {v11.16b}, v18.16b
    shl v11.2d, v11.2d, #27
    orr v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v4.16b}, v18.16b
    str q27, [sp, #880]
    ushr v27.2d, v13.2d, #38
    tbl v13.16b, {v13.16b}, v18.16b
    shl v13.2d, v13.2d, #26
    orr v27.16b, v27.16b, v13.16b
    tbl v13.16b, {v1.16b}, v18.16b
    str q3, [sp, #912]
    ushr v3.2d, v13.2d, #39
    tbl v13.16b, {v13.16b}, v18.16b
    shl v13.2d, v13.2d, #25
    orr v3.16b, v3.16b, v13.16b
    ldr q13, [x8, #496]
    tbl v13.16b, {v2.16b}, v13.16b
    ldr q18, [x8, #480]
    bit v13.16b, v3.16b, v18.16b
    ldr q3, [x8, #464]
    bit v13.16b, v27.16b, v3.16b
    ldr q27, [x8, #448]
    bit v13.16b, v11.16b, v27.16b
    ldr q11, [x8, #432]
    bit v13.16b, v28.16b, v11.16b
    ldr q28, [x8, #416]
    bit v13.16b, v22.16b, v28.16b
    ldr q22, [x8, #400]
    bit v13.16b, v10.16b, v22.16b
    ldr q10, [x8, #384]
    bit v13.16b, v24.16b, v10.16b
    ldr q24, [x8, #352]
    bit v13.16b, v20.16b, v24.16b
    ldr q24, [x8, #336]
    bit v13.16b, v30.16b, v24.16b
    ldr q24, [x8, #320]
    bit v13.16b, v19.16b, v24.16b
    ldr q24, [x8, #304]
    bit v13.16b, v9.16b, v24.16b
    ldr q24, [x8, #288]
    bit v13.16b, v7.16b, v24.16b
    ldr q24, [x8, #272]
    bit v13.16b, v12.16b, v24.16b
    ldr q24, [x8, #256]
    bit v13.16b, v16.16b, v24.16b
    ldr q24, [x8, #224]
    bit v13.16b, v23.16b, v24.16b
    shl v0.4s, v0.4s, #31
    shl v31.4s, v31.4s, #30
    shl v6.4s, v6.4s, #29
    shl v5.4s, v5.4s, #28
    shl v17.4s, v17.4s, #27
    shl v4.4s, v4.4s, #26
    shl v1.4s, v1.4s, #25
    shl v2.4s, v2.4s, #24
    ldr q24, [x8, #1280]
    ldr q10, [sp, #1264]
    bit v10.16b, v15.16b, v24.16b
    ldr q24, [x8, #1264]
    bit v10.16b, v8.16b, v24.16b
    ldr q24, [x8, #1248]
    bit v10.16b, v29.16b, v24.16b
    ldr q24, [x8, #1232]
    bit v10.16b, v21.16b, v24.16b
    ldr q24, [x8, #1216]
    bit v10.16b, v25.16b, v24.16b
    ldr q24, [x8, #1200]
    bit v10.16b, v14.16b, v24.16b
    ldr q24, [x8, #1184]
    bit v10.16b, v26.16b, v24.16b
    ldr q24, [x8, #1168]
    ldr q22, [sp, #912]
    bit v10.16b, v22.16b, v24.16b
    ldr q24, [x8, #1152]
    bit v10.16b, v2.16b, v24.16b
    ldr q2, [x8, #1136]
    bit v10.16b, v1.16b, v2.16b
    ldr q1, [x8, #1120]
    bit v10.16b, v4.16b, v1.16b
    ldr q4, [x8, #1104]
    bit v10.16b, v17.16b, v4.16b
    ldr q17, [x8, #1088]
    bit v10.16b, v5.16b, v17.16b
    ldr q5, [x8, #1072]
    bit v10.16b, v6.16b, v5.16b
    ldr q6, [x8, #1056]
    bit v10.16b, v31.16b, v6.16b
    ldr q31, [x8, #1040]
    bit v10.16b, v0.16b, v31.16b
    ldr q0, [sp, #1344]
    eor v0.16b, v0.16b, v10.16b
    ldr q10, [x8, #1024]
    ldr q31, [sp, #560]
    ldr q6, [sp, #1840]
    bit v6.16b, v31.16b, v10.16b
    ldr q31, [x8, #1008]
    ldr q10, [sp, #2240]
    bit v6.16b, v10.16b, v31.16b
    ldr q10, [x8, #992]
    ldr q31, [sp, #2224]
    bit v6.16b, v31.16b, v10.16b
    ldr q31, [x8, #976]
    ldr q10, [sp, #2144]
    bit v6.16b, v10.16b, v31.16b
    ldr q10, [x8, #960]
    ldr q31, [sp, #2160]
    bit v6.16b, v31.16b, v10.16b
    ldr q31, [x8, #944]
    ldr q10, [sp, #2176]
    bit v6.16b, v10.16b, v31.16b
    ldr q10, [x8, #928]
    ldr q31, [sp, #2192]
    bit v6.16b, v31.16b, v10.16b
    ldr q31, [x8, #912]
    ldr q10, [sp, #2208]
    bit v6.16b, v10.16b, v31.16b
    ldr q10, [x8, #896]
    ldr q31, [sp, #1936]
    bit v6.16b, v31.16b, v10.16b
    ldr q31, [x8, #880]
    ldr q5, [sp, #2016]
    bit v6.16b, v5.16b, v31.16b
    ldr q5, [x8, #864]
    ldr q17, [sp, #1920]
    bit v6.16b, v17.16b, v5.16b
    ldr q17, [x8, #848]
    ldr q4, [sp, #880]
    bit v6.16b, v4.16b, v17.16b
    ldr q4, [x8, #832]
    ldr q1, [sp, #1904]
    bit v6.16b, v1.16b, v4.16b
    ldr q1, [x8, #816]
    ldr q2, [sp, #2000]
    bit v6.16b, v2.16b, v1.16b
    ldr q2, [x8, #800]
    ldr q24, [sp, #2032]
    bit v6.16b, v24.16b, v2.16b
    ldr q24, [x8, #784]
    ldr q28, [sp, #1888]
    bit v6.16b, v28.16b, v24.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q6, [x8, #768]
    ldr q28, [sp, #1952]
    mov v11.16b, v6.16b
    bsl v11.16b, v20.16b, v28.16b
    ldr q28, [x8, #752]
    bit v11.16b, v30.16b, v28.16b
    ldr q27, [x8, #736]
    bit v11.16b, v19.16b, v27.16b
    ldr q3, [x8, #720]
    bit v11.16b, v9.16b, v3.16b
    ldr q18, [x8, #704]
    bit v11.16b, v7.16b, v18.16b
    ldr q18, [x8, #688]
    bit v11.16b, v12.16b, v18.16b
    ldr q18, [x8, #672]
    bit v11.16b, v16.16b, v18.16b
    ldr q18, [x8, #656]
    bit v11.16b, v23.16b, v18.16b
    ldr q18, [x8, #1728]
    ldr q3, [sp, #1664]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1568]
    ldr q3, [sp, #1568]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1712]
    ldr q3, [sp, #1456]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1600]
    ldr q3, [sp, #1280]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1552]
    ldr q3, [sp, #1616]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1696]
    ldr q3, [sp, #1552]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1648]
    ldr q3, [sp, #448]
    bit v11.16b, v3.16b, v18.16b
    ldr q18, [x8, #1536]
    ldr q3, [sp, #160]
    bit v11.16b, v3.16b, v18.16b
    bit v11.16b, v15.16b, v10.16b
    bit v11.16b, v8.16b, v31.16b
    bit v11.16b, v29.16b, v5.16b
    bit v11.16b, v21.16b, v17.16b
    bit v11.16b, v25.16b, v4.16b
    bit v11.16b, v14.16b, v1.16b
    bit v11.16b, v26.16b, v2.16b
    bit v11.16b, v22.16b, v24.16b
    eor v0.16b, v0.16b, v11.16b
    ldr q11, [sp, #1296]
    eor v0.16b, v0.16b, v11.16b
    eor v0.16b, v0.16b, v13.16b
    ldr q11, [x8, #1984]
    eor v0.16b, v0.16b, v11.16b
    ext v11.16b, v0.16b, v0.16b, #13
    ext v18.16b, v0.16b, v0.16b, #5
    ext v24.16b, v0.16b, v0.16b, #9
    ldr q22, [x8, #1312]
    bit v18.16b, v24.16b, v22.16b
    ldr q24, [x8, #1776]
    bsl v24.16b, v11.16b, v18.16b
    ushr v18.16b, v24.16b, #1
    movi v11.16b, #85
    bif v18.16b, v24.16b, v11.16b
    shl v22.16b, v18.16b, #2
    movi v2.16b, #51
    bit v22.16b, v18.16b, v2.16b
    mov v1.16b, v22.16b
    sli v1.16b, v22.16b, #4
    ldr q4, [sp, #432]
    str q4, [x0, #832]
    ldr q4, [sp, #64]
    sli v4.16b, v4.16b, #4
    str q4, [x0, #848]
    ldr q4, [sp, #416]
    sri v4.16b, v4.16b, #4
    str q4, [x0, #864]
    ldr q4, [sp, #400]
    sli v4.16b, v4.16b, #4
    str q4, [x0, #880]
    // round 7 (aes.dsl:47)
    mvn v1.16b, v1.16b
    str q1, [x0, #896]
    sri v22.16b, v22.16b, #4
    mvn v1.16b, v22.16b
    str q1, [x0, #912]
    shl v1.16b, v24.16b, #1
    bit v1.16b, v24.16b, v11.16b
    ushr v4.16b, v1.16b, #2
    bif v4.16b, v1.16b, v2.16b
    mov v22.16b, v4.16b
    sri v22.16b, v4.16b, #4
    mvn v22.16b, v22.16b
    str q22, [x0, #928]
    ushr v22.16b, v18.16b, #2
    bit v18.16b, v22.16b, v2.16b
    mov v22.16b, v18.16b
    sri v22.16b, v18.16b, #4
    str q22, [x0, #944]
    shl v22.16b, v1.16b, #2
    bit v22.16b, v1.16b, v2.16b
    mov v1.16b, v22.16b
    sli v1.16b, v22.16b, #4
    mvn v1.16b, v1.16b
    ushr v2.16b, v0.16b, #6
    ushr v11.16b, v0.16b, #3
    ushr v24.16b, v0.16b, #7
    eor v11.16b, v11.16b, v24.16b
    ushr v17.16b, v0.16b, #5
    eor v5.16b, v0.16b, v17.16b
    ushr v31.16b, v0.16b, #4
    eor v31.16b, v31.16b, v11.16b
    eor v10.16b, v2.16b, v31.16b
    eor v3.16b, v5.16b, v10.16b
    eor v24.16b, v24.16b, v3.16b
    eor v27.16b, v11.16b, v24.16b
    ushr v28.16b, v0.16b, #1
    str q23, [sp, #400]
    eor v23.16b, v28.16b, v17.16b
    str q16, [sp, #416]
    eor v16.16b, v11.16b, v23.16b
    eor v5.16b, v5.16b, v16.16b
    str q12, [sp, #64]
    and v12.16b, v27.16b, v5.16b
    ushr v0.16b, v0.16b, #2
    eor v0.16b, v0.16b, v23.16b
    eor v31.16b, v31.16b, v0.16b
    str q7, [sp, #432]
    eor v7.16b, v10.16b, v31.16b
    eor v28.16b, v28.16b, v7.16b
    str q9, [sp, #1840]
    eor v9.16b, v11.16b, v28.16b
    str q19, [sp, #1344]
    and v19.16b, v7.16b, v9.16b
    str q30, [sp, #1264]
    orr v30.16b, v0.16b, v28.16b
    eor v30.16b, v19.16b, v30.16b
    str q20, [sp, #496]
    eor v20.16b, v24.16b, v23.16b
    and v6.16b, v10.16b, v20.16b
    eor v6.16b, v30.16b, v6.16b
    eor v6.16b, v12.16b, v6.16b
    str q4, [sp, #512]
    eor v4.16b, v9.16b, v20.16b
    str q22, [sp, #528]
    and v22.16b, v31.16b, v4.16b
    str q18, [sp, #544]
    eor v18.16b, v2.16b, v5.16b
    str q1, [sp, #1168]
    orr v1.16b, v24.16b, v18.16b
    eor v30.16b, v30.16b, v1.16b
    eor v22.16b, v22.16b, v30.16b
    eor v22.16b, v3.16b, v22.16b
    eor v23.16b, v23.16b, v9.16b
    eor v30.16b, v31.16b, v18.16b
    str q13, [sp, #1184]
    and v13.16b, v23.16b, v30.16b
    str q26, [sp, #656]
    and v26.16b, v2.16b, v11.16b
    eor v19.16b, v19.16b, v26.16b
    eor v1.16b, v1.16b, v19.16b
    eor v1.16b, v13.16b, v1.16b
    eor v26.16b, v22.16b, v1.16b
    and v13.16b, v6.16b, v26.16b
    str q14, [sp, #672]
    and v14.16b, v3.16b, v16.16b
    eor v17.16b, v17.16b, v19.16b
    eor v17.16b, v12.16b, v17.16b
    eor v17.16b, v14.16b, v17.16b
    eor v19.16b, v6.16b, v17.16b
    and v12.16b, v22.16b, v19.16b
    eor v14.16b, v1.16b, v12.16b
    and v14.16b, v17.16b, v14.16b
    orr v22.16b, v22.16b, v14.16b
    eor v22.16b, v13.16b, v22.16b
    eor v17.16b, v13.16b, v17.16b
    and v1.16b, v1.16b, v17.16b
    orr v6.16b, v6.16b, v1.16b
    eor v6.16b, v12.16b, v6.16b
    eor v17.16b, v22.16b, v6.16b
    eor v1.16b, v26.16b, v1.16b
    eor v19.16b, v19.16b, v14.16b
    eor v26.16b, v1.16b, v19.16b
    eor v12.16b, v17.16b, v26.16b
    and v2.16b, v2.16b, v12.16b
    and v7.16b, v7.16b, v17.16b
    eor v13.16b, v22.16b, v1.16b
    and v5.16b, v5.16b, v13.16b
    eor v5.16b, v7.16b, v5.16b
    and v3.16b, v3.16b, v1.16b
    eor v3.16b, v5.16b, v3.16b
    eor v3.16b, v2.16b, v3.16b
    and v23.16b, v23.16b, v19.16b
    eor v23.16b, v3.16b, v23.16b
    and v27.16b, v27.16b, v13.16b
    eor v13.16b, v6.16b, v19.16b
    and v24.16b, v24.16b, v13.16b
    eor v24.16b, v27.16b, v24.16b
    eor v24.16b, v23.16b, v24.16b
    and v0.16b, v0.16b, v26.16b
    eor v0.16b, v24.16b, v0.16b
    and v31.16b, v31.16b, v6.16b
    eor v31.16b, v0.16b, v31.16b
    and v18.16b, v18.16b, v13.16b
    eor v7.16b, v7.16b, v18.16b
    eor v7.16b, v31.16b, v7.16b
    and v1.16b, v16.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    and v16.16b, v10.16b, v22.16b
    eor v5.16b, v5.16b, v16.16b
    eor v0.16b, v0.16b, v5.16b
    and v5.16b, v11.16b, v12.16b
    and v16.16b, v20.16b, v22.16b
    and v18.16b, v28.16b, v26.16b
    eor v18.16b, v16.16b, v18.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v0.16b, v5.16b
    eor v5.16b, v1.16b, v5.16b
    ushr v20.2d, v5.2d, #6
    and v4.16b, v4.16b, v6.16b
    eor v4.16b, v16.16b, v4.16b
    eor v4.16b, v23.16b, v4.16b
    mvn v4.16b, v4.16b
    ldr q6, [x8, #640]
    tbl v16.16b, {v4.16b}, v6.16b
    and v17.16b, v9.16b, v17.16b
    eor v17.16b, v27.16b, v17.16b
    eor v17.16b, v18.16b, v17.16b
    ushr v18.2d, v17.2d, #36
    ldr q22, [x8, #240]
    tbl v23.16b, {v17.16b}, v22.16b
    shl v23.2d, v23.2d, #28
    orr v18.16b, v18.16b, v23.16b
    and v19.16b, v30.16b, v19.16b
    eor v19.16b, v31.16b, v19.16b
    eor v2.16b, v2.16b, v19.16b
    eor v7.16b, v7.16b, v2.16b
    ushr v19.2d, v7.2d, #37
    tbl v23.16b, {v7.16b}, v22.16b
    shl v23.2d, v23.2d, #27
    orr v19.16b, v19.16b, v23.16b
    eor v1.16b, v3.16b, v1.16b
    mvn v1.16b, v1.16b
    ushr v3.2d, v1.2d, #7
    eor v23.16b, v24.16b, v5.16b
    mvn v23.16b, v23.16b
    ushr v24.2d, v23.2d, #34
    tbl v26.16b, {v23.16b}, v22.16b
    shl v26.2d, v26.2d, #30
    orr v24.16b, v24.16b, v26.16b
    ushr v26.2d, v1.2d, #39
    tbl v27.16b, {v1.16b}, v22.16b
    shl v27.2d, v27.2d, #25
    orr v26.16b, v26.16b, v27.16b
    ushr v27.2d, v7.2d, #5
    mvn v2.16b, v2.16b
    ushr v28.2d, v2.2d, #35
    tbl v30.16b, {v2.16b}, v22.16b
    shl v30.2d, v30.2d, #29
    orr v28.16b, v28.16b, v30.16b
    ushr v30.2d, v23.2d, #2
    ushr v31.2d, v0.2d, #33
    tbl v9.16b, {v0.16b}, v22.16b
    shl v9.2d, v9.2d, #31
    orr v31.16b, v31.16b, v9.16b
    ushr v9.2d, v5.2d, #38
    tbl v10.16b, {v5.16b}, v22.16b
    shl v10.2d, v10.2d, #26
    orr v9.16b, v9.16b, v10.16b
    ushr v10.2d, v17.2d, #4
    ushr v11.2d, v2.2d, #3
    ushr v12.2d, v0.2d, #1
    ushr v13.2d, v4.2d, #8
    tbl v14.16b, {v0.16b}, v22.16b
    ushr v6.2d, v14.2d, #1
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #63
    orr v6.16b, v6.16b, v14.16b
    tbl v14.16b, {v23.16b}, v22.16b
    str q31, [sp, #688]
    ushr v31.2d, v14.2d, #2
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #62
    orr v31.16b, v31.16b, v14.16b
    tbl v14.16b, {v2.16b}, v22.16b
    str q24, [sp, #704]
    ushr v24.2d, v14.2d, #3
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #61
    orr v24.16b, v24.16b, v14.16b
    tbl v14.16b, {v17.16b}, v22.16b
    str q28, [sp, #720]
    ushr v28.2d, v14.2d, #4
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #60
    orr v28.16b, v28.16b, v14.16b
    tbl v14.16b, {v7.16b}, v22.16b
    str q18, [sp, #752]
    ushr v18.2d, v14.2d, #5
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #59
    orr v18.16b, v18.16b, v14.16b
    tbl v14.16b, {v5.16b}, v22.16b
    str q19, [sp, #784]
    ushr v19.2d, v14.2d, #6
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #58
    orr v19.16b, v19.16b, v14.16b
    tbl v14.16b, {v1.16b}, v22.16b
    str q9, [sp, #1968]
    ushr v9.2d, v14.2d, #7
    tbl v14.16b, {v14.16b}, v22.16b
    shl v14.2d, v14.2d, #57
    orr v9.16b, v9.16b, v14.16b
    ldr q14, [x8, #368]
    tbl v14.16b, {v4.16b}, v14.16b
    str q26, [sp, #1984]
    ldr q26, [x8, #768]
    str q16, [sp, #2048]
    ldr q16, [sp, #1632]
    bit v16.16b, v14.16b, v26.16b
    ldr q26, [x8, #752]
    bit v16.16b, v9.16b, v26.16b
    ldr q26, [x8, #736]
    bit v16.16b, v19.16b, v26.16b
    ldr q26, [x8, #720]
    bit v16.16b, v18.16b, v26.16b
    ldr q26, [x8, #704]
    bit v16.16b, v28.16b, v26.16b
    ldr q26, [x8, #688]
    bit v16.16b, v24.16b, v26.16b
    ldr q26, [x8, #672]
    bit v16.16b, v31.16b, v26.16b
    ldr q26, [x8, #656]
    bit v16.16b, v6.16b, v26.16b
    tbl v26.16b, {v0.16b}, v22.16b
    str q16, [sp, #1632]
    ushr v16.2d, v26.2d, #33
    tbl v26.16b, {v26.16b}, v22.16b
    shl v26.2d, v26.2d, #31
    orr v16.16b, v16.16b, v26.16b
    tbl v26.16b, {v23.16b}, v22.16b
    str q25, [sp, #2128]
    ushr v25.2d, v26.2d, #34
    tbl v26.16b, {v26.16b}, v22.16b
    shl v26.2d, v26.2d, #30
    orr v25.16b, v25.16b, v26.16b
    tbl v26.16b, {v2.16b}, v22.16b
    str q21, [sp, #848]
    ushr v21.2d, v26.2d, #35
    tbl v26.16b, {v26.16b}, v22.16b
    shl v26.2d, v26.2d, #29
    orr v21.16b, v21.16b, v26.16b
    tbl v26.16b, {v17.16b}, v22.16b
    str q29, [sp, #576]
    ushr v29.2d, v26.2d, #36
    tbl v26.16b, {v26.16b}, v22.16b
    shl v26.2d, v26.2d, #28
    orr v26.16b, v29.16b, v26.16b
    tbl v29.16b, {v7.16b}, v22.16b
    str q8, [sp, #592]
    ushr v8.2d, v29.2d, #37
    tbl v29.16b, {v29.16b}, v22.16b
    shl v29.2d, v29.2d, #27
    orr v29.16b, v8.16b, v29.16b
    tbl v8.16b, {v5.16b}, v22.16b
    str q15, [sp, #608]
    ushr v15.2d, v8.2d, #38
    tbl v8.16b, {v8.16b}, v22.16b
    shl v8.2d, v8.2d, #26
    orr v8.16b, v15.16b, v8.16b
    tbl v15.16b, {v1.16b}, v22.16b
    str q12, [sp, #624]
    ushr v12.2d, v15.2d, #39
    tbl v15.16b, {v15.16b}, v22.16b
    shl v15.2d, v15.2d, #25
    orr v12.16b, v12.16b, v15.16b
    ldr q15, [x8, #496]
    tbl v15.16b, {v4.16b}, v15.16b
    ldr q22, [x8, #480]
    bit v15.16b, v12.16b, v22.16b
    ldr q12, [x8, #464]
    bit v15.16b, v8.16b, v12.16b
    ldr q8, [x8, #448]
    bit v15.16b, v29.16b, v8.16b
    ldr q29, [x8, #432]
    bit v15.16b, v26.16b, v29.16b
    ldr q26, [x8, #416]
    bit v15.16b, v21.16b, v26.16b
    ldr q21, [x8, #400]
    bit v15.16b, v25.16b, v21.16b
    ldr q25, [x8, #384]
    bit v15.16b, v16.16b, v25.16b
    ldr q16, [x8, #352]
    bit v15.16b, v14.16b, v16.16b
    ldr q14, [x8, #336]
    bit v15.16b, v9.16b, v14.16b
    ldr q9, [x8, #320]
    bit v15.16b, v19.16b, v9.16b
    ldr q19, [x8, #304]
    bit v15.16b, v18.16b, v19.16b
    ldr q18, [x8, #288]
    bit v15.16b, v28.16b, v18.16b
    ldr q28, [x8, #272]
    bit v15.16b, v24.16b, v28.16b
    ldr q24, [x8, #256]
    bit v15.16b, v31.16b, v24.16b
    ldr q31, [x8, #224]
    bit v15.16b, v6.16b, v31.16b
    shl v0.4s, v0.4s, #31
    shl v6.4s, v23.4s, #30
    shl v2.4s, v2.4s, #29
    shl v17.4s, v17.4s, #28
    shl v7.4s, v7.4s, #27
    shl v5.4s, v5.4s, #26
    shl v1.4s, v1.4s, #25
    shl v4.4s, v4.4s, #24
    ldr q23, [x8, #1280]
    ldr q25, [sp, #1520]
    bit v25.16b, v13.16b, v23.16b
    ldr q23, [x8, #1264]
    bit v25.16b, v3.16b, v23.16b
    ldr q23, [x8, #1248]
    bit v25.16b, v20.16b, v23.16b
    ldr q23, [x8, #1232]
    bit v25.16b, v27.16b, v23.16b
    ldr q23, [x8, #1216]
    bit v25.16b, v10.16b, v23.16b
    ldr q23, [x8, #1200]
    bit v25.16b, v11.16b, v23.16b
    ldr q23, [x8, #1184]
    bit v25.16b, v30.16b, v23.16b
    ldr q23, [x8, #1168]
    ldr q21, [sp, #624]
    bit v25.16b, v21.16b, v23.16b
    ldr q23, [x8, #1152]
    bit v25.16b, v4.16b, v23.16b
    ldr q4, [x8, #1136]
    bit v25.16b, v1.16b, v4.16b
    ldr q1, [x8, #1120]
    bit v25.16b, v5.16b, v1.16b
    ldr q5, [x8, #1104]
    bit v25.16b, v7.16b, v5.16b
    ldr q7, [x8, #1088]
    bit v25.16b, v17.16b, v7.16b
    ldr q17, [x8, #1072]
    bit v25.16b, v2.16b, v17.16b
    ldr q2, [x8, #1056]
    bit v25.16b, v6.16b, v2.16b
    ldr q6, [x8, #1040]
    bit v25.16b, v0.16b, v6.16b
    ldr q0, [sp, #1504]
    eor v0.16b, v0.16b, v25.16b
    ldr q25, [x8, #1024]
    ldr q6, [sp, #1664]
    ldr q2, [sp, #816]
    bit v2.16b, v6.16b, v25.16b
    ldr q17, [x8, #1008]
    ldr q7, [sp, #1568]
    bit v2.16b, v7.16b, v17.16b
    ldr q5, [x8, #992]
    ldr q1, [sp, #1456]
    bit v2.16b, v1.16b, v5.16b
    ldr q4, [x8, #976]
    ldr q23, [sp, #1280]
    bit v2.16b, v23.16b, v4.16b
    ldr q26, [x8, #960]
    ldr q29, [sp, #1616]
    bit v2.16b, v29.16b, v26.16b
    ldr q8, [x8, #944]
    ldr q12, [sp, #1552]
    bit v2.16b, v12.16b, v8.16b
    ldr q22, [x8, #928]
    ldr q8, [sp, #448]
    bit v2.16b, v8.16b, v22.16b
    ldr q22, [x8, #912]
    ldr q26, [sp, #160]
    bit v2.16b, v26.16b, v22.16b
    ldr q22, [x8, #896]
    ldr q4, [sp, #608]
    bit v2.16b, v4.16b, v22.16b
    ldr q4, [x8, #880]
    ldr q5, [sp, #592]
    bit v2.16b, v5.16b, v4.16b
    ldr q5, [x8, #864]
    ldr q17, [sp, #576]
    bit v2.16b, v17.16b, v5.16b
    ldr q17, [x8, #848]
    ldr q25, [sp, #848]
    bit v2.16b, v25.16b, v17.16b
    ldr q25, [x8, #832]
    ldr q26, [sp, #2128]
    bit v2.16b, v26.16b, v25.16b
    ldr q26, [x8, #816]
    ldr q8, [sp, #672]
    bit v2.16b, v8.16b, v26.16b
    ldr q8, [x8, #800]
    ldr q12, [sp, #656]
    bit v2.16b, v12.16b, v8.16b
    ldr q12, [x8, #784]
    ldr q29, [sp, #912]
    bit v2.16b, v29.16b, v12.16b
    eor v0.16b, v0.16b, v2.16b
    ldr q2, [x8, #1728]
    ldr q29, [sp, #2048]
    ldr q23, [sp, #1632]
    bsl v2.16b, v29.16b, v23.16b
    ldr q23, [x8, #1568]
    ldr q29, [sp, #1984]
    bsl v23.16b, v29.16b, v2.16b
    ldr q2, [x8, #1712]
    ldr q29, [sp, #1968]
    bsl v2.16b, v29.16b, v23.16b
    ldr q23, [x8, #1600]
    ldr q29, [sp, #784]
    bsl v23.16b, v29.16b, v2.16b
    ldr q2, [x8, #1552]
    ldr q29, [sp, #752]
    bsl v2.16b, v29.16b, v23.16b
    ldr q23, [x8, #1696]
    ldr q29, [sp, #720]
    bsl v23.16b, v29.16b, v2.16b
    ldr q2, [x8, #1648]
    ldr q29, [sp, #704]
    bsl v2.16b, v29.16b, v23.16b
    ldr q23, [x8, #1536]
    ldr q29, [sp, #688]
    bsl v23.16b, v29.16b, v2.16b
    bit v23.16b, v13.16b, v22.16b
    bit v23.16b, v3.16b, v4.16b
    bit v23.16b, v20.16b, v5.16b
    bit v23.16b, v27.16b, v17.16b
    bit v23.16b, v10.16b, v25.16b
    bit v23.16b, v11.16b, v26.16b
    bit v23.16b, v30.16b, v8.16b
    bit v23.16b, v21.16b, v12.16b
    eor v0.16b, v0.16b, v23.16b
    ldr q2, [sp, #1952]
    eor v0.16b, v0.16b, v2.16b
    ldr q23, [sp, #1296]
    eor v0.16b, v0.16b, v23.16b
    ldr q2, [sp, #1184]
    eor v0.16b, v0.16b, v2.16b
    eor v0.16b, v0.16b, v15.16b
    ldr q21, [x8, #2000]
    eor v0.16b, v0.16b, v21.16b
    ushr v21.16b, v0.16b, #1
    movi v29.16b, #85
    mov v12.16b, v29.16b
    bsl v12.16b, v21.16b, v0.16b
    shl v8.16b, v12.16b, #2
    movi v26.16b, #51
    bit v8.16b, v12.16b, v26.16b
    mov v25.16b, v8.16b
    sli v25.16b, v8.16b, #4
    ldr q17, [sp, #1168]
    str q17, [x0, #960]
    ldr q17, [sp, #544]
    sli v17.16b, v17.16b, #4
    str q17, [x0, #976]
    ldr q17, [sp, #528]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #992]
    ldr q17, [sp, #512]
    sli v17.16b, v17.16b, #4
    str q17, [x0, #1008]
    // round 8 (aes.dsl:47)
    mvn v17.16b, v25.16b
    str q17, [x0, #1024]
    sri v8.16b, v8.16b, #4
    mvn v17.16b, v8.16b
    str q17, [x0, #1040]
    shl v17.16b, v0.16b, #1
    bit v17.16b, v0.16b, v29.16b
    ushr v25.16b, v17.16b, #2
    bif v25.16b, v17.16b, v26.16b
    mov v8.16b, v25.16b
    sri v8.16b, v25.16b, #4
    mvn v8.16b, v8.16b
    str q8, [x0, #1056]
    ushr v8.16b, v12.16b, #2
    bit v12.16b, v8.16b, v26.16b
    mov v8.16b, v12.16b
    sri v8.16b, v12.16b, #4
    str q8, [x0, #1072]
    shl v8.16b, v17.16b, #2
    bit v8.16b, v17.16b, v26.16b
    mov v17.16b, v8.16b
    sli v17.16b, v8.16b, #4
    mvn v17.16b, v17.16b
    ldr q26, [x8, #1456]
    ldr q29, [sp, #1536]
    ldr q5, [sp, #1472]
    bsl v26.16b, v29.16b, v5.16b
    ldr q5, [x8, #1440]
    ldr q29, [sp, #1584]
    bsl v5.16b, v29.16b, v26.16b
    ldr q26, [x8, #1424]
    ldr q29, [sp, #1600]
    bsl v26.16b, v29.16b, v5.16b
    ldr q5, [x8, #1408]
    ldr q29, [sp, #1712]
    bsl v5.16b, v29.16b, v26.16b
    ldr q26, [x8, #1392]
    ldr q29, [sp, #1728]
    bsl v26.16b, v29.16b, v5.16b
    ldr q5, [x8, #1376]
    ldr q29, [sp, #1744]
    bsl v5.16b, v29.16b, v26.16b
    ldr q26, [x8, #1360]
    ldr q29, [sp, #1760]
    bsl v26.16b, v29.16b, v5.16b
    ldr q5, [sp, #832]
    bit v26.16b, v5.16b, v16.16b
    ldr q5, [sp, #800]
    bit v26.16b, v5.16b, v14.16b
    ldr q5, [sp, #768]
    bit v26.16b, v5.16b, v9.16b
    ldr q5, [sp, #736]
    bit v26.16b, v5.16b, v19.16b
    ldr q5, [sp, #1824]
    bit v26.16b, v5.16b, v18.16b
    ldr q5, [sp, #1808]
    bit v26.16b, v5.16b, v28.16b
    ldr q5, [sp, #1792]
    bit v26.16b, v5.16b, v24.16b
    ldr q5, [sp, #1776]
    bit v26.16b, v5.16b, v31.16b
    ldr q5, [x8, #768]
    ldr q29, [sp, #496]
    bit v26.16b, v29.16b, v5.16b
    ldr q29, [x8, #752]
    ldr q4, [sp, #1264]
    bit v26.16b, v4.16b, v29.16b
    ldr q4, [x8, #736]
    ldr q22, [sp, #1344]
    bit v26.16b, v22.16b, v4.16b
    ldr q22, [x8, #720]
    ldr q31, [sp, #1840]
    bit v26.16b, v31.16b, v22.16b
    ldr q31, [x8, #704]
    ldr q24, [sp, #432]
    bit v26.16b, v24.16b, v31.16b
    ldr q24, [x8, #688]
    ldr q28, [sp, #64]
    bit v26.16b, v28.16b, v24.16b
    ldr q28, [x8, #672]
    ldr q18, [sp, #416]
    bit v26.16b, v18.16b, v28.16b
    ldr q18, [x8, #656]
    ldr q19, [sp, #400]
    bit v26.16b, v19.16b, v18.16b
    ldr q19, [x8, #624]
    bit v26.16b, v6.16b, v19.16b
    ldr q6, [x8, #608]
    bit v26.16b, v7.16b, v6.16b
    ldr q7, [x8, #592]
    bit v26.16b, v1.16b, v7.16b
    ldr q1, [x8, #576]
    ldr q9, [sp, #1280]
    bit v26.16b, v9.16b, v1.16b
    ldr q9, [x8, #560]
    ldr q14, [sp, #1616]
    bit v26.16b, v14.16b, v9.16b
    ldr q14, [x8, #544]
    ldr q9, [sp, #1552]
    bit v26.16b, v9.16b, v14.16b
    ldr q9, [x8, #528]
    ldr q14, [sp, #448]
    bit v26.16b, v14.16b, v9.16b
    ldr q14, [x8, #512]
    ldr q9, [sp, #160]
    bit v26.16b, v9.16b, v14.16b
    ldr q9, [x8, #1024]
    ldr q14, [sp, #1872]
    bit v26.16b, v14.16b, v9.16b
    ldr q14, [x8, #1008]
    ldr q16, [sp, #1856]
    bit v26.16b, v16.16b, v14.16b
    ldr q16, [x8, #992]
    ldr q1, [sp, #1312]
    bit v26.16b, v1.16b, v16.16b
    ldr q1, [x8, #976]
    ldr q7, [sp, #1200]
    bit v26.16b, v7.16b, v1.16b
    ldr q7, [x8, #960]
    ldr q6, [sp, #336]
    bit v26.16b, v6.16b, v7.16b
    ldr q6, [x8, #944]
    ldr q7, [sp, #320]
    bit v26.16b, v7.16b, v6.16b
    ldr q7, [x8, #928]
    ldr q6, [sp, #640]
    bit v26.16b, v6.16b, v7.16b
    ldr q6, [x8, #912]
    ldr q7, [sp, #1488]
    bit v26.16b, v7.16b, v6.16b
    ldr q7, [x8, #1872]
    ldr q6, [sp, #928]
    bsl v7.16b, v6.16b, v26.16b
    ldr q26, [x8, #1840]
    ldr q6, [sp, #896]
    bsl v26.16b, v6.16b, v7.16b
    ldr q7, [x8, #1936]
    ldr q6, [sp, #480]
    bsl v7.16b, v6.16b, v26.16b
    ldr q26, [x8, #1904]
    ldr q6, [sp, #464]
    bsl v26.16b, v6.16b, v7.16b
    ldr q7, [x8, #1824]
    ldr q6, [sp, #176]
    bsl v7.16b, v6.16b, v26.16b
    ldr q26, [x8, #1888]
    ldr q6, [sp, #1696]
    bsl v26.16b, v6.16b, v7.16b
    ldr q7, [x8, #1920]
    ldr q6, [sp, #1680]
    bsl v7.16b, v6.16b, v26.16b
    ldr q26, [x8, #1856]
    ldr q6, [sp, #1648]
    bsl v26.16b, v6.16b, v7.16b
    ldr q7, [sp, #864]
    eor v7.16b, v7.16b, v26.16b
    ushr v26.16b, v0.16b, #6
    ushr v6.16b, v0.16b, #4
    ushr v19.16b, v0.16b, #2
    ushr v18.16b, v0.16b, #5
    eor v28.16b, v0.16b, v18.16b
    eor v24.16b, v21.16b, v18.16b
    eor v19.16b, v19.16b, v24.16b
    ushr v31.16b, v0.16b, #7
    ushr v0.16b, v0.16b, #3
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v6.16b, v0.16b
    eor v1.16b, v26.16b, v6.16b
    eor v6.16b, v6.16b, v19.16b
    eor v16.16b, v1.16b, v6.16b
    eor v21.16b, v21.16b, v16.16b
    orr v14.16b, v19.16b, v21.16b
    eor v9.16b, v0.16b, v21.16b
    and v2.16b, v16.16b, v9.16b
    eor v14.16b, v2.16b, v14.16b
    eor v22.16b, v24.16b, v9.16b
    eor v4.16b, v28.16b, v1.16b
    eor v31.16b, v31.16b, v4.16b
    eor v29.16b, v31.16b, v24.16b
    eor v24.16b, v0.16b, v24.16b
    eor v28.16b, v28.16b, v24.16b
    eor v5.16b, v26.16b, v28.16b
    orr v23.16b, v31.16b, v5.16b
    str q25, [sp, #864]
    eor v25.16b, v14.16b, v23.16b
    str q8, [sp, #160]
    eor v8.16b, v6.16b, v5.16b
    str q12, [sp, #448]
    and v12.16b, v22.16b, v8.16b
    str q17, [sp, #1552]
    and v17.16b, v4.16b, v24.16b
    str q15, [sp, #1616]
    and v15.16b, v1.16b, v29.16b
    eor v14.16b, v14.16b, v15.16b
    eor v15.16b, v9.16b, v29.16b
    str q7, [sp, #1280]
    and v7.16b, v6.16b, v15.16b
    eor v7.16b, v7.16b, v25.16b
    eor v7.16b, v4.16b, v7.16b
    eor v25.16b, v0.16b, v31.16b
    str q30, [sp, #1456]
    and v30.16b, v25.16b, v28.16b
    eor v14.16b, v30.16b, v14.16b
    str q11, [sp, #1568]
    and v11.16b, v26.16b, v0.16b
    eor v2.16b, v2.16b, v11.16b
    eor v18.16b, v18.16b, v2.16b
    eor v18.16b, v30.16b, v18.16b
    eor v17.16b, v17.16b, v18.16b
    eor v2.16b, v23.16b, v2.16b
    eor v2.16b, v12.16b, v2.16b
    eor v18.16b, v7.16b, v2.16b
    and v23.16b, v14.16b, v18.16b
    eor v30.16b, v23.16b, v17.16b
    and v30.16b, v2.16b, v30.16b
    eor v18.16b, v18.16b, v30.16b
    and v24.16b, v24.16b, v18.16b
    and v4.16b, v4.16b, v18.16b
    orr v30.16b, v14.16b, v30.16b
    eor v11.16b, v14.16b, v17.16b
    and v12.16b, v7.16b, v11.16b
    eor v30.16b, v12.16b, v30.16b
    eor v2.16b, v2.16b, v12.16b
    and v2.16b, v17.16b, v2.16b
    eor v17.16b, v11.16b, v2.16b
    orr v2.16b, v7.16b, v2.16b
    eor v2.16b, v23.16b, v2.16b
    and v1.16b, v1.16b, v2.16b
    and v7.16b, v29.16b, v2.16b
    and v23.16b, v8.16b, v17.16b
    and v22.16b, v22.16b, v17.16b
    and v6.16b, v6.16b, v30.16b
    and v29.16b, v15.16b, v30.16b
    eor v29.16b, v7.16b, v29.16b
    eor v8.16b, v2.16b, v18.16b
    and v28.16b, v28.16b, v8.16b
    and v25.16b, v25.16b, v8.16b
    eor v2.16b, v2.16b, v30.16b
    and v8.16b, v9.16b, v2.16b
    eor v8.16b, v25.16b, v8.16b
    and v16.16b, v16.16b, v2.16b
    eor v28.16b, v16.16b, v28.16b
    eor v1.16b, v28.16b, v1.16b
    eor v4.16b, v28.16b, v4.16b
    eor v18.16b, v18.16b, v17.16b
    eor v17.16b, v30.16b, v17.16b
    and v5.16b, v5.16b, v17.16b
    eor v5.16b, v16.16b, v5.16b
    and v16.16b, v31.16b, v17.16b
    eor v16.16b, v25.16b, v16.16b
    and v17.16b, v21.16b, v18.16b
    eor v7.16b, v7.16b, v17.16b
    eor v17.16b, v7.16b, v8.16b
    eor v2.16b, v2.16b, v18.16b
    and v18.16b, v19.16b, v18.16b
    and v19.16b, v26.16b, v2.16b
    and v0.16b, v0.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v19.16b, v4.16b
    eor v4.16b, v2.16b, v22.16b
    eor v7.16b, v4.16b, v16.16b
    eor v4.16b, v4.16b, v29.16b
    mvn v4.16b, v4.16b
    eor v16.16b, v7.16b, v18.16b
    eor v1.16b, v16.16b, v1.16b
    eor v6.16b, v16.16b, v6.16b
    eor v16.16b, v6.16b, v23.16b
    eor v16.16b, v19.16b, v16.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v5.16b, v24.16b
    eor v2.16b, v2.16b, v6.16b
    mvn v2.16b, v2.16b
    eor v5.16b, v5.16b, v16.16b
    mvn v16.16b, v16.16b
    eor v0.16b, v1.16b, v0.16b
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v7.16b, v0.16b
    mvn v6.16b, v6.16b
    ldr q7, [x8, #240]
    tbl v18.16b, {v6.16b}, v7.16b
    ushr v19.2d, v18.2d, #34
    tbl v18.16b, {v18.16b}, v7.16b
    shl v18.2d, v18.2d, #30
    orr v18.16b, v19.16b, v18.16b
    ushr v19.2d, v6.2d, #34
    ushr v21.2d, v6.2d, #2
    tbl v22.16b, {v6.16b}, v7.16b
    tbl v23.16b, {v22.16b}, v7.16b
    shl v23.2d, v23.2d, #62
    ushr v22.2d, v22.2d, #2
    orr v22.16b, v22.16b, v23.16b
    shl v23.4s, v6.4s, #30
    tbl v6.16b, {v6.16b}, v7.16b
    shl v6.2d, v6.2d, #30
    orr v6.16b, v19.16b, v6.16b
    tbl v19.16b, {v0.16b}, v7.16b
    shl v19.2d, v19.2d, #26
    ushr v24.2d, v0.2d, #38
    orr v19.16b, v24.16b, v19.16b
    tbl v24.16b, {v0.16b}, v7.16b
    tbl v25.16b, {v24.16b}, v7.16b
    shl v25.2d, v25.2d, #58
    ushr v24.2d, v24.2d, #6
    orr v24.16b, v24.16b, v25.16b
    ushr v25.2d, v0.2d, #6
    tbl v26.16b, {v0.16b}, v7.16b
    shl v0.4s, v0.4s, #26
    tbl v28.16b, {v26.16b}, v7.16b
    shl v28.2d, v28.2d, #26
    ushr v26.2d, v26.2d, #38
    orr v26.16b, v26.16b, v28.16b
    ushr v28.2d, v16.2d, #35
    tbl v29.16b, {v16.16b}, v7.16b
    shl v29.2d, v29.2d, #29
    orr v28.16b, v28.16b, v29.16b
    shl v29.4s, v16.4s, #29
    tbl v30.16b, {v16.16b}, v7.16b
    ushr v31.2d, v30.2d, #3
    tbl v30.16b, {v30.16b}, v7.16b
    shl v30.2d, v30.2d, #61
    orr v30.16b, v31.16b, v30.16b
    ushr v31.2d, v16.2d, #3
    tbl v16.16b, {v16.16b}, v7.16b
    tbl v8.16b, {v16.16b}, v7.16b
    shl v8.2d, v8.2d, #29
    ushr v16.2d, v16.2d, #35
    orr v16.16b, v16.16b, v8.16b
    tbl v8.16b, {v5.16b}, v7.16b
    ushr v9.2d, v8.2d, #37
    tbl v8.16b, {v8.16b}, v7.16b
    shl v8.2d, v8.2d, #27
    orr v8.16b, v9.16b, v8.16b
    tbl v9.16b, {v5.16b}, v7.16b
    shl v9.2d, v9.2d, #27
    ushr v11.2d, v5.2d, #37
    orr v9.16b, v11.16b, v9.16b
    shl v11.4s, v5.4s, #27
    ushr v12.2d, v5.2d, #5
    tbl v5.16b, {v5.16b}, v7.16b
    tbl v14.16b, {v5.16b}, v7.16b
    shl v14.2d, v14.2d, #59
    ushr v5.2d, v5.2d, #5
    orr v5.16b, v5.16b, v14.16b
    tbl v14.16b, {v2.16b}, v7.16b
    tbl v15.16b, {v14.16b}, v7.16b
    shl v15.2d, v15.2d, #25
    ushr v14.2d, v14.2d, #39
    orr v14.16b, v14.16b, v15.16b
    shl v15.4s, v2.4s, #25
    str q23, [sp, #1664]
    tbl v23.16b, {v2.16b}, v7.16b
    shl v23.2d, v23.2d, #25
    str q29, [sp, #400]
    ushr v29.2d, v2.2d, #39
    orr v23.16b, v29.16b, v23.16b
    ushr v29.2d, v2.2d, #7
    tbl v2.16b, {v2.16b}, v7.16b
    str q11, [sp, #416]
    tbl v11.16b, {v2.16b}, v7.16b
    shl v11.2d, v11.2d, #57
    ushr v2.2d, v2.2d, #7
    orr v2.16b, v2.16b, v11.16b
    ushr v11.2d, v1.2d, #1
    str q0, [sp, #64]
    ushr v0.2d, v1.2d, #33
    str q15, [sp, #432]
    shl v15.4s, v1.4s, #31
    str q15, [sp, #1840]
    tbl v15.16b, {v1.16b}, v7.16b
    str q10, [sp, #1344]
    ushr v10.2d, v15.2d, #33
    tbl v15.16b, {v15.16b}, v7.16b
    shl v15.2d, v15.2d, #31
    orr v10.16b, v10.16b, v15.16b
    tbl v15.16b, {v1.16b}, v7.16b
    shl v15.2d, v15.2d, #31
    orr v0.16b, v0.16b, v15.16b
    tbl v1.16b, {v1.16b}, v7.16b
    ushr v15.2d, v1.2d, #1
    tbl v1.16b, {v1.16b}, v7.16b
    shl v1.2d, v1.2d, #63
    orr v1.16b, v15.16b, v1.16b
    ldr q15, [x8, #368]
    tbl v15.16b, {v4.16b}, v15.16b
    str q27, [sp, #1264]
    ldr q27, [x8, #768]
    str q20, [sp, #496]
    ldr q20, [sp, #1296]
    bsl v27.16b, v15.16b, v20.16b
    ldr q20, [x8, #752]
    bit v27.16b, v2.16b, v20.16b
    ldr q20, [x8, #736]
    bit v27.16b, v24.16b, v20.16b
    ldr q20, [x8, #720]
    bit v27.16b, v5.16b, v20.16b
    ldr q20, [x8, #496]
    tbl v20.16b, {v4.16b}, v20.16b
    str q3, [sp, #1776]
    ldr q3, [x8, #480]
    bit v20.16b, v14.16b, v3.16b
    ldr q14, [x8, #464]
    bit v20.16b, v26.16b, v14.16b
    ldr q26, [x8, #448]
    bit v20.16b, v8.16b, v26.16b
    ldr q8, [x8, #640]
    tbl v26.16b, {v4.16b}, v8.16b
    ldr q14, [x8, #1024]
    ldr q3, [sp, #1184]
    mov v8.16b, v14.16b
    bsl v8.16b, v26.16b, v3.16b
    ldr q3, [x8, #1008]
    bit v8.16b, v23.16b, v3.16b
    ldr q3, [x8, #992]
    bit v8.16b, v19.16b, v3.16b
    ldr q3, [x8, #976]
    bit v8.16b, v9.16b, v3.16b
    shl v3.4s, v4.4s, #24
    ushr v4.2d, v4.2d, #8
    ushr v14.2d, v17.2d, #4
    str q3, [sp, #1792]
    tbl v3.16b, {v17.16b}, v7.16b
    str q13, [sp, #1808]
    ushr v13.2d, v3.2d, #4
    tbl v3.16b, {v3.16b}, v7.16b
    shl v3.2d, v3.2d, #60
    orr v3.16b, v13.16b, v3.16b
    ldr q13, [x8, #704]
    bit v27.16b, v3.16b, v13.16b
    ldr q13, [x8, #688]
    bit v27.16b, v30.16b, v13.16b
    ldr q13, [x8, #672]
    bit v27.16b, v22.16b, v13.16b
    ldr q13, [x8, #656]
    bit v27.16b, v1.16b, v13.16b
    ldr q13, [x8, #624]
    bit v27.16b, v26.16b, v13.16b
    ldr q13, [x8, #608]
    bit v27.16b, v23.16b, v13.16b
    ldr q13, [x8, #592]
    bit v27.16b, v19.16b, v13.16b
    ldr q13, [x8, #576]
    bit v27.16b, v9.16b, v13.16b
    tbl v13.16b, {v17.16b}, v7.16b
    str q9, [sp, #1824]
    tbl v9.16b, {v13.16b}, v7.16b
    shl v9.2d, v9.2d, #28
    ushr v13.2d, v13.2d, #36
    orr v9.16b, v13.16b, v9.16b
    ldr q13, [x8, #432]
    bit v20.16b, v9.16b, v13.16b
    ldr q9, [x8, #416]
    bit v20.16b, v16.16b, v9.16b
    ldr q16, [x8, #400]
    bit v20.16b, v18.16b, v16.16b
    ldr q18, [x8, #384]
    bit v20.16b, v10.16b, v18.16b
    ldr q10, [x8, #352]
    bit v20.16b, v15.16b, v10.16b
    ldr q15, [x8, #336]
    bit v20.16b, v2.16b, v15.16b
    ldr q2, [x8, #320]
    bit v20.16b, v24.16b, v2.16b
    ldr q24, [x8, #304]
    bit v20.16b, v5.16b, v24.16b
    ldr q5, [x8, #288]
    bit v20.16b, v3.16b, v5.16b
    ldr q3, [x8, #272]
    bit v20.16b, v30.16b, v3.16b
    ldr q30, [x8, #256]
    bit v20.16b, v22.16b, v30.16b
    ldr q22, [x8, #224]
    bit v20.16b, v1.16b, v22.16b
    shl v1.4s, v17.4s, #28
    tbl v22.16b, {v17.16b}, v7.16b
    shl v22.2d, v22.2d, #28
    ushr v17.2d, v17.2d, #36
    orr v17.16b, v17.16b, v22.16b
    ldr q22, [x8, #960]
    bit v8.16b, v17.16b, v22.16b
    ldr q30, [x8, #944]
    bit v8.16b, v28.16b, v30.16b
    ldr q3, [x8, #928]
    bit v8.16b, v6.16b, v3.16b
    ldr q5, [x8, #912]
    bit v8.16b, v0.16b, v5.16b
    ldr q24, [x8, #896]
    bit v8.16b, v4.16b, v24.16b
    ldr q2, [x8, #880]
    bit v8.16b, v29.16b, v2.16b
    ldr q15, [x8, #864]
    bit v8.16b, v25.16b, v15.16b
    ldr q10, [x8, #848]
    bit v8.16b, v12.16b, v10.16b
    ldr q18, [x8, #832]
    bit v8.16b, v14.16b, v18.16b
    ldr q16, [x8, #816]
    bit v8.16b, v31.16b, v16.16b
    ldr q9, [x8, #800]
    bit v8.16b, v21.16b, v9.16b
    ldr q13, [x8, #784]
    bit v8.16b, v11.16b, v13.16b
    ldr q7, [x8, #560]
    bit v27.16b, v17.16b, v7.16b
    ldr q7, [x8, #544]
    bit v27.16b, v28.16b, v7.16b
    ldr q7, [x8, #528]
    bit v27.16b, v6.16b, v7.16b
    ldr q7, [x8, #512]
    bit v27.16b, v0.16b, v7.16b
    ldr q7, [x8, #1024]
    str q0, [sp, #736]
    ldr q0, [sp, #2048]
    bit v27.16b, v0.16b, v7.16b
    ldr q0, [x8, #1008]
    ldr q7, [sp, #1984]
    bit v27.16b, v7.16b, v0.16b
    ldr q7, [x8, #992]
    ldr q0, [sp, #1968]
    bit v27.16b, v0.16b, v7.16b
    ldr q0, [x8, #976]
    ldr q7, [sp, #784]
    bit v27.16b, v7.16b, v0.16b
    ldr q7, [sp, #752]
    bit v27.16b, v7.16b, v22.16b
    ldr q7, [sp, #720]
    bit v27.16b, v7.16b, v30.16b
    ldr q7, [sp, #704]
    bit v27.16b, v7.16b, v3.16b
    ldr q7, [sp, #688]
    bit v27.16b, v7.16b, v5.16b
    ldr q7, [sp, #1808]
    bit v27.16b, v7.16b, v24.16b
    ldr q7, [sp, #1776]
    bit v27.16b, v7.16b, v2.16b
    ldr q7, [sp, #496]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [sp, #1264]
    bit v27.16b, v7.16b, v10.16b
    ldr q7, [sp, #1344]
    bit v27.16b, v7.16b, v18.16b
    ldr q7, [sp, #1568]
    bit v27.16b, v7.16b, v16.16b
    ldr q7, [sp, #1456]
    bit v27.16b, v7.16b, v9.16b
    ldr q7, [sp, #624]
    bit v27.16b, v7.16b, v13.16b
    ldr q7, [x8, #1280]
    bit v27.16b, v4.16b, v7.16b
    ldr q7, [x8, #1264]
    bit v27.16b, v29.16b, v7.16b
    ldr q7, [x8, #1248]
    bit v27.16b, v25.16b, v7.16b
    ldr q7, [x8, #1232]
    bit v27.16b, v12.16b, v7.16b
    ldr q7, [x8, #1216]
    bit v27.16b, v14.16b, v7.16b
    ldr q7, [x8, #1200]
    bit v27.16b, v31.16b, v7.16b
    ldr q7, [x8, #1184]
    bit v27.16b, v21.16b, v7.16b
    ldr q7, [x8, #1168]
    bit v27.16b, v11.16b, v7.16b
    ldr q7, [x8, #1152]
    ldr q13, [sp, #1792]
    bit v27.16b, v13.16b, v7.16b
    ldr q13, [x8, #1136]
    ldr q7, [sp, #432]
    bit v27.16b, v7.16b, v13.16b
    ldr q7, [x8, #1120]
    ldr q13, [sp, #64]
    bit v27.16b, v13.16b, v7.16b
    ldr q13, [x8, #1104]
    ldr q7, [sp, #416]
    bit v27.16b, v7.16b, v13.16b
    ldr q7, [x8, #1088]
    bit v27.16b, v1.16b, v7.16b
    ldr q1, [x8, #1072]
    ldr q7, [sp, #400]
    bit v27.16b, v7.16b, v1.16b
    ldr q7, [x8, #1056]
    ldr q1, [sp, #1664]
    bit v27.16b, v1.16b, v7.16b
    ldr q1, [x8, #1040]
    ldr q7, [sp, #1840]
    bit v27.16b, v7.16b, v1.16b
    ldr q7, [sp, #1280]
    eor v7.16b, v7.16b, v27.16b
    eor v7.16b, v7.16b, v8.16b
    ldr q27, [sp, #1616]
    eor v7.16b, v7.16b, v27.16b
    eor v7.16b, v7.16b, v20.16b
    ldr q8, [x8, #2016]
    eor v7.16b, v7.16b, v8.16b
    ext v8.16b, v7.16b, v7.16b, #4
    ext v27.16b, v7.16b, v7.16b, #12
    ldr q1, [x8, #1312]
    bsl v1.16b, v27.16b, v7.16b
    ext v27.16b, v7.16b, v7.16b, #8
    ldr q13, [x8, #112]
    bsl v13.16b, v27.16b, v1.16b
    ldr q1, [x8, #1328]
    bsl v1.16b, v8.16b, v13.16b
    ushr v27.16b, v1.16b, #1
    movi v8.16b, #85
    bif v27.16b, v1.16b, v8.16b
    shl v13.16b, v27.16b, #2
    str q20, [sp, #1280]
    movi v20.16b, #51
    bit v13.16b, v27.16b, v20.16b
    mov v9.16b, v13.16b
    sli v9.16b, v13.16b, #4
    ldr q16, [sp, #1552]
    str q16, [x0, #1088]
    ldr q16, [sp, #448]
    sli v16.16b, v16.16b, #4
    str q16, [x0, #1104]
    ldr q16, [sp, #160]
    sri v16.16b, v16.16b, #4
    str q16, [x0, #1120]
    ldr q16, [sp, #864]
    sli v16.16b, v16.16b, #4
    str q16, [x0, #1136]
    // round 9 (aes.dsl:47)
    mvn v16.16b, v9.16b
    str q16, [x0, #1152]
    sri v13.16b, v13.16b, #4
    mvn v16.16b, v13.16b
    str q16, [x0, #1168]
    shl v16.16b, v1.16b, #1
    bit v16.16b, v1.16b, v8.16b
    ushr v1.16b, v16.16b, #2
    bif v1.16b, v16.16b, v20.16b
    mov v9.16b, v1.16b
    sri v9.16b, v1.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #1184]
    ushr v9.16b, v27.16b, #2
    bit v27.16b, v9.16b, v20.16b
    mov v9.16b, v27.16b
    sri v9.16b, v27.16b, #4
    str q9, [x0, #1200]
    shl v9.16b, v16.16b, #2
    bit v9.16b, v16.16b, v20.16b
    mov v16.16b, v9.16b
    sli v16.16b, v9.16b, #4
    mvn v16.16b, v16.16b
    ldr q13, [x8, #1024]
    ldr q20, [sp, #1296]
    bit v20.16b, v26.16b, v13.16b
    ldr q26, [x8, #1008]
    bit v20.16b, v23.16b, v26.16b
    ldr q23, [x8, #992]
    bit v20.16b, v19.16b, v23.16b
    ldr q19, [sp, #1824]
    bit v20.16b, v19.16b, v0.16b
    bit v20.16b, v17.16b, v22.16b
    bit v20.16b, v28.16b, v30.16b
    bit v20.16b, v6.16b, v3.16b
    ldr q6, [sp, #736]
    bit v20.16b, v6.16b, v5.16b
    bit v20.16b, v4.16b, v24.16b
    bit v20.16b, v29.16b, v2.16b
    bit v20.16b, v25.16b, v15.16b
    bit v20.16b, v12.16b, v10.16b
    bit v20.16b, v14.16b, v18.16b
    ldr q4, [x8, #816]
    bit v20.16b, v31.16b, v4.16b
    ldr q6, [x8, #800]
    bit v20.16b, v21.16b, v6.16b
    ldr q17, [x8, #784]
    bit v20.16b, v11.16b, v17.16b
    ldr q19, [x8, #624]
    ldr q21, [sp, #2048]
    ldr q25, [sp, #1632]
    bit v25.16b, v21.16b, v19.16b
    ldr q21, [x8, #608]
    ldr q28, [sp, #1984]
    bit v25.16b, v28.16b, v21.16b
    ldr q28, [x8, #592]
    ldr q29, [sp, #1968]
    bit v25.16b, v29.16b, v28.16b
    ldr q29, [x8, #576]
    ldr q31, [sp, #784]
    bit v25.16b, v31.16b, v29.16b
    ldr q31, [x8, #560]
    ldr q11, [sp, #752]
    bit v25.16b, v11.16b, v31.16b
    ldr q11, [x8, #544]
    ldr q12, [sp, #720]
    bit v25.16b, v12.16b, v11.16b
    ldr q12, [x8, #528]
    ldr q14, [sp, #704]
    bit v25.16b, v14.16b, v12.16b
    ldr q14, [x8, #512]
    ldr q8, [sp, #688]
    bit v25.16b, v8.16b, v14.16b
    ldr q8, [sp, #1872]
    bit v25.16b, v8.16b, v13.16b
    ldr q8, [sp, #1856]
    bit v25.16b, v8.16b, v26.16b
    ldr q8, [sp, #1312]
    bit v25.16b, v8.16b, v23.16b
    ldr q8, [sp, #1200]
    bit v25.16b, v8.16b, v0.16b
    ldr q8, [sp, #336]
    bit v25.16b, v8.16b, v22.16b
    ldr q8, [sp, #320]
    bit v25.16b, v8.16b, v30.16b
    ldr q8, [sp, #640]
    bit v25.16b, v8.16b, v3.16b
    ldr q8, [sp, #1488]
    bit v25.16b, v8.16b, v5.16b
    ldr q8, [sp, #928]
    bit v25.16b, v8.16b, v24.16b
    ldr q8, [sp, #896]
    bit v25.16b, v8.16b, v2.16b
    ldr q8, [sp, #480]
    bit v25.16b, v8.16b, v15.16b
    ldr q8, [sp, #464]
    bit v25.16b, v8.16b, v10.16b
    ldr q8, [sp, #176]
    bit v25.16b, v8.16b, v18.16b
    ldr q8, [sp, #1696]
    bit v25.16b, v8.16b, v4.16b
    ldr q8, [sp, #1680]
    bit v25.16b, v8.16b, v6.16b
    ldr q8, [sp, #1648]
    bit v25.16b, v8.16b, v17.16b
    ushr v8.16b, v7.16b, #5
    eor v14.16b, v7.16b, v8.16b
    ushr v12.16b, v7.16b, #1
    eor v11.16b, v12.16b, v8.16b
    ushr v31.16b, v7.16b, #3
    ushr v29.16b, v7.16b, #4
    ushr v28.16b, v7.16b, #2
    eor v28.16b, v28.16b, v11.16b
    ushr v21.16b, v7.16b, #6
    ushr v7.16b, v7.16b, #7
    eor v31.16b, v31.16b, v7.16b
    eor v29.16b, v29.16b, v31.16b
    eor v19.16b, v21.16b, v29.16b
    eor v29.16b, v29.16b, v28.16b
    eor v17.16b, v19.16b, v29.16b
    eor v12.16b, v12.16b, v17.16b
    orr v6.16b, v28.16b, v12.16b
    eor v4.16b, v31.16b, v12.16b
    and v18.16b, v17.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    eor v10.16b, v11.16b, v4.16b
    eor v15.16b, v14.16b, v19.16b
    eor v7.16b, v7.16b, v15.16b
    eor v2.16b, v31.16b, v7.16b
    eor v24.16b, v7.16b, v11.16b
    eor v11.16b, v31.16b, v11.16b
    eor v14.16b, v14.16b, v11.16b
    and v5.16b, v2.16b, v14.16b
    eor v3.16b, v21.16b, v14.16b
    eor v30.16b, v29.16b, v3.16b
    and v22.16b, v10.16b, v30.16b
    orr v0.16b, v7.16b, v3.16b
    eor v23.16b, v6.16b, v0.16b
    str q1, [sp, #1648]
    and v1.16b, v15.16b, v11.16b
    str q9, [sp, #1680]
    and v9.16b, v19.16b, v24.16b
    eor v6.16b, v6.16b, v9.16b
    eor v6.16b, v5.16b, v6.16b
    eor v9.16b, v4.16b, v24.16b
    str q27, [sp, #1696]
    and v27.16b, v29.16b, v9.16b
    eor v23.16b, v27.16b, v23.16b
    eor v23.16b, v15.16b, v23.16b
    and v27.16b, v21.16b, v31.16b
    eor v18.16b, v18.16b, v27.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v22.16b, v0.16b
    eor v18.16b, v8.16b, v18.16b
    eor v5.16b, v5.16b, v18.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v6.16b, v1.16b
    and v18.16b, v23.16b, v5.16b
    eor v22.16b, v0.16b, v18.16b
    and v22.16b, v1.16b, v22.16b
    eor v5.16b, v5.16b, v22.16b
    and v27.16b, v30.16b, v5.16b
    and v30.16b, v10.16b, v5.16b
    orr v22.16b, v23.16b, v22.16b
    eor v23.16b, v23.16b, v0.16b
    and v8.16b, v6.16b, v23.16b
    eor v1.16b, v8.16b, v1.16b
    and v0.16b, v0.16b, v1.16b
    eor v1.16b, v8.16b, v22.16b
    and v19.16b, v19.16b, v1.16b
    and v22.16b, v24.16b, v1.16b
    orr v6.16b, v6.16b, v0.16b
    eor v6.16b, v18.16b, v6.16b
    eor v0.16b, v23.16b, v0.16b
    and v18.16b, v11.16b, v0.16b
    and v23.16b, v15.16b, v0.16b
    and v24.16b, v9.16b, v6.16b
    eor v24.16b, v22.16b, v24.16b
    and v29.16b, v29.16b, v6.16b
    eor v8.16b, v0.16b, v5.16b
    and v9.16b, v12.16b, v8.16b
    eor v22.16b, v22.16b, v9.16b
    and v28.16b, v28.16b, v8.16b
    eor v0.16b, v1.16b, v0.16b
    and v9.16b, v14.16b, v0.16b
    and v0.16b, v2.16b, v0.16b
    eor v1.16b, v1.16b, v6.16b
    eor v2.16b, v6.16b, v5.16b
    and v5.16b, v7.16b, v2.16b
    and v2.16b, v3.16b, v2.16b
    eor v3.16b, v0.16b, v5.16b
    and v5.16b, v17.16b, v1.16b
    eor v6.16b, v5.16b, v9.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v6.16b, v19.16b
    eor v6.16b, v6.16b, v23.16b
    eor v7.16b, v1.16b, v8.16b
    and v1.16b, v4.16b, v1.16b
    eor v0.16b, v0.16b, v1.16b
    eor v0.16b, v22.16b, v0.16b
    and v1.16b, v21.16b, v7.16b
    and v4.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v22.16b
    eor v6.16b, v1.16b, v6.16b
    eor v7.16b, v6.16b, v30.16b
    eor v17.16b, v7.16b, v24.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v3.16b, v28.16b
    eor v19.16b, v7.16b, v29.16b
    eor v5.16b, v7.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v7.16b, v19.16b, v27.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v19.16b, v2.16b
    eor v7.16b, v2.16b, v18.16b
    eor v6.16b, v6.16b, v7.16b
    eor v4.16b, v7.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    mvn v3.16b, v3.16b
    mvn v6.16b, v6.16b
    eor v2.16b, v2.16b, v1.16b
    mvn v1.16b, v1.16b
    mvn v7.16b, v17.16b
    shl v17.4s, v7.4s, #24
    ushr v18.2d, v7.2d, #8
    ldr q19, [x8, #1280]
    bsl v19.16b, v18.16b, v25.16b
    ldr q21, [x8, #640]
    tbl v21.16b, {v7.16b}, v21.16b
    ldr q22, [sp, #1184]
    bit v22.16b, v21.16b, v13.16b
    ldr q23, [x8, #496]
    tbl v23.16b, {v7.16b}, v23.16b
    ldr q24, [x8, #368]
    tbl v7.16b, {v7.16b}, v24.16b
    ldr q24, [x8, #768]
    ldr q25, [sp, #1952]
    bsl v24.16b, v7.16b, v25.16b
    ushr v25.2d, v1.2d, #35
    ldr q27, [x8, #240]
    tbl v28.16b, {v1.16b}, v27.16b
    tbl v29.16b, {v28.16b}, v27.16b
    shl v29.2d, v29.2d, #29
    ushr v28.2d, v28.2d, #35
    orr v28.16b, v28.16b, v29.16b
    ushr v29.2d, v1.2d, #3
    shl v30.4s, v1.4s, #29
    tbl v31.16b, {v1.16b}, v27.16b
    tbl v1.16b, {v1.16b}, v27.16b
    shl v1.2d, v1.2d, #29
    orr v1.16b, v25.16b, v1.16b
    tbl v25.16b, {v31.16b}, v27.16b
    shl v25.2d, v25.2d, #61
    ushr v31.2d, v31.2d, #3
    orr v25.16b, v31.16b, v25.16b
    tbl v31.16b, {v2.16b}, v27.16b
    ushr v8.2d, v31.2d, #37
    tbl v31.16b, {v31.16b}, v27.16b
    shl v31.2d, v31.2d, #27
    orr v31.16b, v8.16b, v31.16b
    tbl v8.16b, {v2.16b}, v27.16b
    ushr v9.2d, v8.2d, #5
    tbl v8.16b, {v8.16b}, v27.16b
    shl v8.2d, v8.2d, #59
    orr v8.16b, v9.16b, v8.16b
    tbl v9.16b, {v2.16b}, v27.16b
    shl v9.2d, v9.2d, #27
    ushr v10.2d, v2.2d, #5
    ushr v11.2d, v2.2d, #37
    orr v9.16b, v11.16b, v9.16b
    shl v2.4s, v2.4s, #27
    shl v11.4s, v6.4s, #25
    tbl v12.16b, {v6.16b}, v27.16b
    shl v12.2d, v12.2d, #25
    ushr v14.2d, v6.2d, #39
    orr v12.16b, v14.16b, v12.16b
    bit v22.16b, v12.16b, v26.16b
    ushr v14.2d, v6.2d, #7
    ldr q15, [x8, #1264]
    bsl v15.16b, v14.16b, v19.16b
    tbl v19.16b, {v6.16b}, v27.16b
    tbl v6.16b, {v6.16b}, v27.16b
    tbl v26.16b, {v6.16b}, v27.16b
    shl v26.2d, v26.2d, #57
    ushr v6.2d, v6.2d, #7
    orr v6.16b, v6.16b, v26.16b
    ldr q26, [x8, #752]
    bsl v26.16b, v6.16b, v24.16b
    tbl v24.16b, {v19.16b}, v27.16b
    shl v24.2d, v24.2d, #25
    ushr v19.2d, v19.2d, #39
    orr v19.16b, v19.16b, v24.16b
    ldr q24, [x8, #480]
    bsl v24.16b, v19.16b, v23.16b
    shl v19.4s, v3.4s, #30
    ushr v23.2d, v3.2d, #34
    tbl v13.16b, {v3.16b}, v27.16b
    str q16, [sp, #1952]
    tbl v16.16b, {v13.16b}, v27.16b
    shl v16.2d, v16.2d, #62
    ushr v13.2d, v13.2d, #2
    orr v16.16b, v13.16b, v16.16b
    tbl v13.16b, {v3.16b}, v27.16b
    shl v13.2d, v13.2d, #30
    orr v23.16b, v23.16b, v13.16b
    tbl v13.16b, {v3.16b}, v27.16b
    ushr v3.2d, v3.2d, #2
    str q20, [sp, #1184]
    ushr v20.2d, v13.2d, #34
    tbl v13.16b, {v13.16b}, v27.16b
    shl v13.2d, v13.2d, #30
    orr v20.16b, v20.16b, v13.16b
    tbl v13.16b, {v4.16b}, v27.16b
    str q12, [sp, #176]
    ushr v12.2d, v13.2d, #6
    tbl v13.16b, {v13.16b}, v27.16b
    shl v13.2d, v13.2d, #58
    orr v12.16b, v12.16b, v13.16b
    ldr q13, [x8, #736]
    bsl v13.16b, v12.16b, v26.16b
    ldr q26, [x8, #720]
    bsl v26.16b, v8.16b, v13.16b
    tbl v13.16b, {v4.16b}, v27.16b
    str q21, [sp, #464]
    tbl v21.16b, {v13.16b}, v27.16b
    shl v21.2d, v21.2d, #26
    ushr v13.2d, v13.2d, #38
    orr v21.16b, v13.16b, v21.16b
    ldr q13, [x8, #464]
    bsl v13.16b, v21.16b, v24.16b
    ldr q21, [x8, #448]
    bsl v21.16b, v31.16b, v13.16b
    shl v24.4s, v4.4s, #26
    tbl v31.16b, {v4.16b}, v27.16b
    shl v31.2d, v31.2d, #26
    ushr v13.2d, v4.2d, #38
    orr v31.16b, v13.16b, v31.16b
    ldr q13, [x8, #992]
    bit v22.16b, v31.16b, v13.16b
    ldr q13, [x8, #976]
    bit v22.16b, v9.16b, v13.16b
    ushr v4.2d, v4.2d, #6
    ldr q13, [x8, #1248]
    bsl v13.16b, v4.16b, v15.16b
    ldr q15, [x8, #1232]
    bsl v15.16b, v10.16b, v13.16b
    ushr v13.2d, v5.2d, #1
    str q9, [sp, #480]
    tbl v9.16b, {v5.16b}, v27.16b
    str q31, [sp, #896]
    ushr v31.2d, v9.2d, #33
    tbl v9.16b, {v9.16b}, v27.16b
    shl v9.2d, v9.2d, #31
    orr v31.16b, v31.16b, v9.16b
    tbl v9.16b, {v5.16b}, v27.16b
    str q16, [sp, #928]
    tbl v16.16b, {v9.16b}, v27.16b
    shl v16.2d, v16.2d, #63
    ushr v9.2d, v9.2d, #1
    orr v16.16b, v9.16b, v16.16b
    shl v9.4s, v5.4s, #31
    str q16, [sp, #1488]
    tbl v16.16b, {v5.16b}, v27.16b
    shl v16.2d, v16.2d, #31
    ushr v5.2d, v5.2d, #33
    orr v5.16b, v5.16b, v16.16b
    ushr v16.2d, v0.2d, #4
    str q25, [sp, #640]
    ldr q25, [x8, #1216]
    bsl v25.16b, v16.16b, v15.16b
    ldr q15, [x8, #1200]
    bsl v15.16b, v29.16b, v25.16b
    ldr q25, [x8, #1184]
    bsl v25.16b, v3.16b, v15.16b
    ldr q15, [x8, #1168]
    bsl v15.16b, v13.16b, v25.16b
    ldr q25, [x8, #1152]
    bsl v25.16b, v17.16b, v15.16b
    ldr q17, [x8, #1136]
    bsl v17.16b, v11.16b, v25.16b
    ldr q25, [x8, #1120]
    bsl v25.16b, v24.16b, v17.16b
    ldr q17, [x8, #1104]
    bsl v17.16b, v2.16b, v25.16b
    tbl v2.16b, {v0.16b}, v27.16b
    tbl v24.16b, {v2.16b}, v27.16b
    shl v24.2d, v24.2d, #28
    ushr v2.2d, v2.2d, #36
    orr v2.16b, v2.16b, v24.16b
    ldr q24, [x8, #432]
    bsl v24.16b, v2.16b, v21.16b
    ldr q2, [x8, #416]
    bsl v2.16b, v28.16b, v24.16b
    ldr q21, [x8, #400]
    bsl v21.16b, v20.16b, v2.16b
    ldr q2, [x8, #384]
    bsl v2.16b, v31.16b, v21.16b
    ldr q20, [x8, #352]
    bsl v20.16b, v7.16b, v2.16b
    ldr q2, [x8, #336]
    bsl v2.16b, v6.16b, v20.16b
    ldr q6, [x8, #320]
    bsl v6.16b, v12.16b, v2.16b
    ldr q2, [x8, #304]
    bsl v2.16b, v8.16b, v6.16b
    ushr v6.2d, v0.2d, #36
    shl v7.4s, v0.4s, #28
    ldr q20, [x8, #1088]
    bsl v20.16b, v7.16b, v17.16b
    ldr q7, [x8, #1072]
    bsl v7.16b, v30.16b, v20.16b
    ldr q17, [x8, #1056]
    bsl v17.16b, v19.16b, v7.16b
    ldr q7, [x8, #1040]
    bsl v7.16b, v9.16b, v17.16b
    ldr q17, [sp, #2112]
    eor v7.16b, v17.16b, v7.16b
    tbl v17.16b, {v0.16b}, v27.16b
    shl v17.2d, v17.2d, #28
    orr v6.16b, v6.16b, v17.16b
    ldr q17, [x8, #960]
    bit v22.16b, v6.16b, v17.16b
    ldr q19, [x8, #944]
    bit v22.16b, v1.16b, v19.16b
    ldr q20, [x8, #928]
    bit v22.16b, v23.16b, v20.16b
    ldr q21, [x8, #912]
    bit v22.16b, v5.16b, v21.16b
    ldr q24, [x8, #896]
    bit v22.16b, v18.16b, v24.16b
    ldr q18, [x8, #880]
    bit v22.16b, v14.16b, v18.16b
    ldr q25, [x8, #864]
    bit v22.16b, v4.16b, v25.16b
    ldr q4, [x8, #848]
    bit v22.16b, v10.16b, v4.16b
    ldr q28, [x8, #832]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [x8, #816]
    bit v22.16b, v29.16b, v16.16b
    ldr q29, [x8, #800]
    bit v22.16b, v3.16b, v29.16b
    ldr q3, [x8, #784]
    bit v22.16b, v13.16b, v3.16b
    tbl v0.16b, {v0.16b}, v27.16b
    tbl v27.16b, {v0.16b}, v27.16b
    shl v27.2d, v27.2d, #60
    ushr v0.2d, v0.2d, #4
    orr v0.16b, v0.16b, v27.16b
    ldr q27, [x8, #288]
    bsl v27.16b, v0.16b, v2.16b
    ldr q2, [x8, #704]
    bsl v2.16b, v0.16b, v26.16b
    ldr q0, [x8, #688]
    ldr q26, [sp, #640]
    bsl v0.16b, v26.16b, v2.16b
    ldr q2, [x8, #272]
    bsl v2.16b, v26.16b, v27.16b
    ldr q26, [x8, #256]
    ldr q27, [sp, #928]
    bsl v26.16b, v27.16b, v2.16b
    ldr q2, [x8, #672]
    bsl v2.16b, v27.16b, v0.16b
    ldr q0, [x8, #656]
    ldr q27, [sp, #1488]
    bsl v0.16b, v27.16b, v2.16b
    ldr q2, [x8, #624]
    ldr q30, [sp, #464]
    bsl v2.16b, v30.16b, v0.16b
    ldr q0, [x8, #608]
    ldr q30, [sp, #176]
    bsl v0.16b, v30.16b, v2.16b
    ldr q2, [x8, #592]
    ldr q30, [sp, #896]
    bsl v2.16b, v30.16b, v0.16b
    ldr q0, [x8, #576]
    ldr q30, [sp, #480]
    bsl v0.16b, v30.16b, v2.16b
    ldr q2, [x8, #560]
    bsl v2.16b, v6.16b, v0.16b
    ldr q0, [x8, #544]
    bsl v0.16b, v1.16b, v2.16b
    ldr q1, [x8, #528]
    bsl v1.16b, v23.16b, v0.16b
    ldr q0, [x8, #512]
    bsl v0.16b, v5.16b, v1.16b
    ldr q1, [x8, #1024]
    ldr q2, [sp, #560]
    bsl v1.16b, v2.16b, v0.16b
    ldr q0, [x8, #1008]
    ldr q2, [sp, #2240]
    bsl v0.16b, v2.16b, v1.16b
    ldr q1, [x8, #992]
    ldr q2, [sp, #2224]
    bsl v1.16b, v2.16b, v0.16b
    ldr q0, [x8, #976]
    ldr q2, [sp, #2144]
    bsl v0.16b, v2.16b, v1.16b
    ldr q1, [sp, #2160]
    bsl v17.16b, v1.16b, v0.16b
    ldr q0, [sp, #2176]
    bsl v19.16b, v0.16b, v17.16b
    ldr q0, [sp, #2192]
    bsl v20.16b, v0.16b, v19.16b
    ldr q0, [sp, #2208]
    bsl v21.16b, v0.16b, v20.16b
    ldr q0, [sp, #1936]
    bsl v24.16b, v0.16b, v21.16b
    ldr q0, [sp, #2016]
    bsl v18.16b, v0.16b, v24.16b
    ldr q0, [sp, #1920]
    bsl v25.16b, v0.16b, v18.16b
    ldr q0, [sp, #880]
    bsl v4.16b, v0.16b, v25.16b
    ldr q0, [sp, #1904]
    bsl v28.16b, v0.16b, v4.16b
    ldr q0, [sp, #2000]
    bsl v16.16b, v0.16b, v28.16b
    ldr q0, [sp, #2032]
    bsl v29.16b, v0.16b, v16.16b
    ldr q0, [sp, #1888]
    bsl v3.16b, v0.16b, v29.16b
    ldr q0, [x8, #224]
    bsl v0.16b, v27.16b, v26.16b
    eor v1.16b, v7.16b, v3.16b
    ldr q2, [sp, #1184]
    eor v1.16b, v1.16b, v2.16b
    eor v1.16b, v1.16b, v22.16b
    ldr q2, [sp, #1616]
    eor v1.16b, v1.16b, v2.16b
    ldr q2, [sp, #1280]
    eor v1.16b, v1.16b, v2.16b
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x8, #2048]
    eor v0.16b, v0.16b, v1.16b
    ext v1.16b, v0.16b, v0.16b, #8
    ldr q2, [x8, #2032]
    bsl v2.16b, v1.16b, v0.16b
    shl v0.16b, v2.16b, #1
    movi v1.16b, #85
    bit v0.16b, v2.16b, v1.16b
    shl v3.16b, v0.16b, #2
    movi v4.16b, #51
    bit v3.16b, v0.16b, v4.16b
    mov v5.16b, v3.16b
    sli v5.16b, v3.16b, #4
    ldr q6, [sp, #1952]
    str q6, [x0, #1216]
    ldr q6, [sp, #1696]
    sli v6.16b, v6.16b, #4
    str q6, [x0, #1232]
    ldr q6, [sp, #1680]
    sri v6.16b, v6.16b, #4
    str q6, [x0, #1248]
    ldr q6, [sp, #1648]
    sli v6.16b, v6.16b, #4
    str q6, [x0, #1264]
    // round 10 (aes.dsl:53)
    mvn v5.16b, v5.16b
    str q5, [x0, #1280]
    ushr v5.16b, v2.16b, #1
    bsl v1.16b, v5.16b, v2.16b
    shl v2.16b, v1.16b, #2
    bit v2.16b, v1.16b, v4.16b
    mov v5.16b, v2.16b
    sli v5.16b, v2.16b, #4
    mvn v5.16b, v5.16b
    str q5, [x0, #1296]
    ushr v5.16b, v0.16b, #2
    bit v0.16b, v5.16b, v4.16b
    mov v5.16b, v0.16b
    sli v5.16b, v0.16b, #4
    str q5, [x0, #1312]
    ushr v5.16b, v1.16b, #2
    bsl v4.16b, v5.16b, v1.16b
    mov v1.16b, v4.16b
    sli v1.16b, v4.16b, #4
    str q1, [x0, #1328]
    sri v3.16b, v3.16b, #4
    str q3, [x0, #1344]
    sri v2.16b, v2.16b, #4
    mvn v1.16b, v2.16b
    str q1, [x0, #1360]
    sri v0.16b, v0.16b, #4
    mvn v0.16b, v0.16b
    str q0, [x0, #1376]
    sri v4.16b, v4.16b, #4
    str q4, [x0, #1392]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #137
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #2256
    ret
    .size lwcc_aes128_128_key_setup_neon, .-lwcc_aes128_128_key_setup_neon

    .balign 16
    .type lwcc_aes128_128_ecb_encrypt_neon, %function
lwcc_aes128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_encrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_128_ecb_encrypt_neon_rest
.Llwcc_aes128_128_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    movi v16.16b, #85
    movi v17.16b, #51
    ushr v18.16b, v0.16b, #1
    shl v19.16b, v1.16b, #1
    ushr v20.16b, v2.16b, #1
    shl v21.16b, v3.16b, #1
    ushr v22.16b, v4.16b, #1
    shl v23.16b, v5.16b, #1
    ushr v24.16b, v6.16b, #1
    shl v25.16b, v7.16b, #1
    bit v19.16b, v0.16b, v16.16b
    bit v1.16b, v18.16b, v16.16b
    bit v21.16b, v2.16b, v16.16b
    bit v3.16b, v20.16b, v16.16b
    bit v23.16b, v4.16b, v16.16b
    bit v5.16b, v22.16b, v16.16b
    bit v25.16b, v6.16b, v16.16b
    bit v7.16b, v24.16b, v16.16b
    ushr v0.16b, v19.16b, #2
    shl v2.16b, v21.16b, #2
    ushr v4.16b, v1.16b, #2
    shl v6.16b, v3.16b, #2
    shl v18.16b, v25.16b, #2
    shl v20.16b, v7.16b, #2
    ushr v22.16b, v23.16b, #2
    ushr v24.16b, v5.16b, #2
    bit v2.16b, v19.16b, v17.16b
    ldr q19, [x3, #0]
    ldr q26, [x3, #16]
    bit v6.16b, v1.16b, v17.16b
    bit v18.16b, v23.16b, v17.16b
    bit v20.16b, v5.16b, v17.16b
    ldr q1, [x3, #48]
    // round 1 (aes.dsl:47)
    ldr q5, [x3, #80]
    bit v21.16b, v0.16b, v17.16b
    bit v3.16b, v4.16b, v17.16b
    bit v7.16b, v24.16b, v17.16b
    ldr q0, [x3, #96]
    bit v25.16b, v22.16b, v17.16b
    mov v4.16b, v2.16b
    sli v4.16b, v18.16b, #4
    mov v22.16b, v6.16b
    sli v22.16b, v20.16b, #4
    ldr q23, [x3, #112]
    sri v20.16b, v6.16b, #4
    mov v6.16b, v3.16b
    sli v6.16b, v7.16b, #4
    sri v7.16b, v3.16b, #4
    ldr q3, [x3, #64]
    sri v18.16b, v2.16b, #4
    mov v2.16b, v21.16b
    sli v2.16b, v25.16b, #4
    eor v19.16b, v19.16b, v22.16b
    ldr q22, [x3, #32]
    eor v20.16b, v26.16b, v20.16b
    eor v1.16b, v1.16b, v7.16b
    eor v5.16b, v5.16b, v6.16b
    sri v25.16b, v21.16b, #4
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v23.16b, v2.16b
    eor v6.16b, v19.16b, v20.16b
    eor v5.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v22.16b, v25.16b
    eor v0.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    eor v3.16b, v20.16b, v3.16b
    eor v7.16b, v5.16b, v6.16b
    eor v18.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    eor v21.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v18.16b
    eor v22.16b, v18.16b, v0.16b
    eor v23.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    and v24.16b, v4.16b, v5.16b
    eor v25.16b, v0.16b, v23.16b
    and v26.16b, v3.16b, v7.16b
    eor v27.16b, v5.16b, v19.16b
    eor v28.16b, v6.16b, v1.16b
    orr v29.16b, v2.16b, v19.16b
    eor v30.16b, v5.16b, v1.16b
    orr v31.16b, v1.16b, v23.16b
    eor v20.16b, v20.16b, v26.16b
    eor v26.16b, v27.16b, v28.16b
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v22.16b, v27.16b
    and v9.16b, v30.16b, v21.16b
    and v10.16b, v18.16b, v28.16b
    eor v11.16b, v3.16b, v31.16b
    and v12.16b, v0.16b, v26.16b
    and v13.16b, v6.16b, v25.16b
    eor v24.16b, v24.16b, v8.16b
    eor v29.16b, v29.16b, v8.16b
    eor v8.16b, v9.16b, v10.16b
    eor v20.16b, v20.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    eor v31.16b, v31.16b, v13.16b
    eor v8.16b, v29.16b, v8.16b
    eor v20.16b, v24.16b, v20.16b
    eor v29.16b, v29.16b, v9.16b
    eor v24.16b, v24.16b, v31.16b
    eor v31.16b, v8.16b, v20.16b
    eor v9.16b, v29.16b, v24.16b
    and v10.16b, v29.16b, v31.16b
    and v11.16b, v8.16b, v9.16b
    eor v12.16b, v24.16b, v10.16b
    eor v13.16b, v20.16b, v11.16b
    and v20.16b, v20.16b, v12.16b
    and v24.16b, v24.16b, v13.16b
    orr v29.16b, v29.16b, v20.16b
    orr v8.16b, v8.16b, v24.16b
    eor v20.16b, v31.16b, v20.16b
    eor v24.16b, v9.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v31.16b, v10.16b, v8.16b
    eor v8.16b, v20.16b, v24.16b
    eor v9.16b, v29.16b, v31.16b
    eor v10.16b, v29.16b, v24.16b
    eor v11.16b, v8.16b, v9.16b
    and v28.16b, v28.16b, v29.16b
    and v3.16b, v3.16b, v24.16b
    and v21.16b, v21.16b, v10.16b
    and v19.16b, v19.16b, v8.16b
    and v22.16b, v22.16b, v9.16b
    and v4.16b, v4.16b, v11.16b
    and v25.16b, v25.16b, v20.16b
    eor v12.16b, v20.16b, v31.16b
    and v30.16b, v30.16b, v10.16b
    eor v19.16b, v28.16b, v19.16b
    eor v21.16b, v21.16b, v22.16b
    eor v3.16b, v3.16b, v4.16b
    and v6.16b, v6.16b, v20.16b
    and v18.16b, v18.16b, v29.16b
    and v1.16b, v1.16b, v12.16b
    ldr q20, [x8, #0]
    and v27.16b, v27.16b, v9.16b
    eor v29.16b, v30.16b, v19.16b
    eor v3.16b, v21.16b, v3.16b
    and v7.16b, v7.16b, v24.16b
    and v0.16b, v0.16b, v31.16b
    and v24.16b, v26.16b, v31.16b
    eor v1.16b, v30.16b, v1.16b
    eor v26.16b, v27.16b, v29.16b
    eor v6.16b, v6.16b, v3.16b
    // round 2 (aes.dsl:47)
    ldr q27, [x3, #224]
    // round 1 (aes.dsl:47)
    and v2.16b, v2.16b, v8.16b
    and v23.16b, v23.16b, v12.16b
    eor v24.16b, v28.16b, v24.16b
    ldr q28, [x8, #16]
    and v5.16b, v5.16b, v11.16b
    tbl v29.16b, {v26.16b}, v20.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q30, [x3, #144]
    // round 2 (aes.dsl:47)
    ldr q31, [x3, #192]
    // round 1 (aes.dsl:47)
    eor v22.16b, v22.16b, v23.16b
    eor v18.16b, v18.16b, v21.16b
    eor v6.16b, v24.16b, v6.16b
    eor v5.16b, v19.16b, v5.16b
    eor v19.16b, v26.16b, v29.16b
    eor v2.16b, v2.16b, v1.16b
    eor v4.16b, v25.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor v21.16b, v27.16b, v26.16b
    // round 1 (aes.dsl:47)
    tbl v23.16b, {v6.16b}, v20.16b
    ldr q24, [x3, #128]
    ldr q25, [x3, #176]
    tbl v26.16b, {v19.16b}, v28.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v18.16b, v2.16b
    eor v18.16b, v30.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor v19.16b, v31.16b, v6.16b
    // round 1 (aes.dsl:47)
    eor v6.16b, v6.16b, v23.16b
    // round 2 (aes.dsl:47)
    eor v21.16b, v21.16b, v26.16b
    // round 1 (aes.dsl:47)
    eor v22.16b, v22.16b, v0.16b
    eor v5.16b, v5.16b, v2.16b
    eor v0.16b, v4.16b, v0.16b
    tbl v4.16b, {v2.16b}, v20.16b
    tbl v23.16b, {v6.16b}, v28.16b
    // round 2 (aes.dsl:47)
    ldr q26, [x3, #208]
    // round 1 (aes.dsl:47)
    eor v6.16b, v24.16b, v6.16b
    eor v24.16b, v25.16b, v2.16b
    eor v7.16b, v7.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v2.16b, v2.16b, v4.16b
    tbl v4.16b, {v0.16b}, v20.16b
    eor v18.16b, v18.16b, v0.16b
    // round 2 (aes.dsl:47)
    eor v19.16b, v19.16b, v23.16b
    // round 1 (aes.dsl:47)
    eor v5.16b, v5.16b, v7.16b
    ldr q23, [x3, #160]
    eor v3.16b, v3.16b, v7.16b
    tbl v7.16b, {v22.16b}, v20.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v2.16b}, v28.16b
    eor v6.16b, v6.16b, v2.16b
    // round 2 (aes.dsl:47)
    eor v25.16b, v26.16b, v22.16b
    ldr q26, [x3, #240]
    eor v21.16b, v21.16b, v2.16b
    // round 1 (aes.dsl:47)
    eor v1.16b, v1.16b, v5.16b
    tbl v27.16b, {v3.16b}, v20.16b
    eor v7.16b, v22.16b, v7.16b
    tbl v22.16b, {v5.16b}, v20.16b
    tbl v29.16b, {v0.16b}, v28.16b
    eor v6.16b, v3.16b, v6.16b
    eor v0.16b, v23.16b, v0.16b
    // round 2 (aes.dsl:47)
    eor v23.16b, v2.16b, v25.16b
    // round 1 (aes.dsl:47)
    tbl v25.16b, {v1.16b}, v20.16b
    eor v3.16b, v3.16b, v27.16b
    tbl v27.16b, {v7.16b}, v28.16b
    eor v4.16b, v24.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor v24.16b, v26.16b, v5.16b
    // round 1 (aes.dsl:47)
    eor v5.16b, v5.16b, v22.16b
    eor v22.16b, v1.16b, v25.16b
    tbl v25.16b, {v3.16b}, v28.16b
    // round 2 (aes.dsl:47)
    eor v23.16b, v23.16b, v27.16b
    // round 1 (aes.dsl:47)
    eor v18.16b, v18.16b, v29.16b
    tbl v26.16b, {v5.16b}, v28.16b
    // round 2 (aes.dsl:47)
    eor v3.16b, v24.16b, v3.16b
    // round 1 (aes.dsl:47)
    eor v6.16b, v6.16b, v25.16b
    eor v4.16b, v4.16b, v22.16b
    // round 2 (aes.dsl:47)
    eor v5.16b, v5.16b, v23.16b
    // round 1 (aes.dsl:47)
    eor v0.16b, v1.16b, v0.16b
    // round 2 (aes.dsl:47)
    eor v1.16b, v21.16b, v7.16b
    // round 1 (aes.dsl:47)
    tbl v7.16b, {v22.16b}, v28.16b
    // round 2 (aes.dsl:47)
    eor v3.16b, v26.16b, v3.16b
    eor v21.16b, v18.16b, v6.16b
    eor v5.16b, v4.16b, v5.16b
    eor v2.16b, v2.16b, v19.16b
    // round 1 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    // round 2 (aes.dsl:47)
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    eor v2.16b, v2.16b, v18.16b
    eor v7.16b, v5.16b, v21.16b
    eor v19.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v22.16b, v2.16b, v7.16b
    eor v23.16b, v19.16b, v1.16b
    eor v2.16b, v2.16b, v19.16b
    eor v24.16b, v0.16b, v22.16b
    eor v6.16b, v6.16b, v23.16b
    and v25.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v2.16b
    eor v26.16b, v1.16b, v24.16b
    and v27.16b, v2.16b, v7.16b
    eor v29.16b, v5.16b, v6.16b
    orr v30.16b, v3.16b, v6.16b
    eor v31.16b, v5.16b, v4.16b
    eor v8.16b, v21.16b, v4.16b
    orr v9.16b, v4.16b, v24.16b
    eor v18.16b, v18.16b, v27.16b
    and v27.16b, v23.16b, v29.16b
    and v10.16b, v31.16b, v22.16b
    eor v11.16b, v29.16b, v8.16b
    eor v21.16b, v21.16b, v29.16b
    eor v12.16b, v2.16b, v9.16b
    and v13.16b, v19.16b, v8.16b
    eor v25.16b, v25.16b, v27.16b
    eor v27.16b, v30.16b, v27.16b
    and v30.16b, v1.16b, v11.16b
    and v14.16b, v21.16b, v26.16b
    eor v13.16b, v10.16b, v13.16b
    eor v18.16b, v18.16b, v10.16b
    eor v30.16b, v12.16b, v30.16b
    eor v9.16b, v9.16b, v14.16b
    eor v10.16b, v27.16b, v13.16b
    eor v18.16b, v25.16b, v18.16b
    eor v27.16b, v27.16b, v30.16b
    eor v25.16b, v25.16b, v9.16b
    eor v30.16b, v10.16b, v18.16b
    eor v9.16b, v27.16b, v25.16b
    and v12.16b, v27.16b, v30.16b
    and v13.16b, v10.16b, v9.16b
    eor v14.16b, v25.16b, v12.16b
    eor v15.16b, v18.16b, v13.16b
    and v18.16b, v18.16b, v14.16b
    and v25.16b, v25.16b, v15.16b
    orr v27.16b, v27.16b, v18.16b
    orr v10.16b, v10.16b, v25.16b
    eor v18.16b, v30.16b, v18.16b
    eor v25.16b, v9.16b, v25.16b
    eor v27.16b, v13.16b, v27.16b
    eor v30.16b, v12.16b, v10.16b
    eor v9.16b, v18.16b, v25.16b
    eor v10.16b, v27.16b, v30.16b
    eor v12.16b, v27.16b, v25.16b
    eor v13.16b, v9.16b, v10.16b
    and v8.16b, v8.16b, v27.16b
    and v2.16b, v2.16b, v25.16b
    and v22.16b, v22.16b, v12.16b
    and v6.16b, v6.16b, v9.16b
    and v23.16b, v23.16b, v10.16b
    and v0.16b, v0.16b, v13.16b
    and v26.16b, v26.16b, v18.16b
    eor v14.16b, v18.16b, v30.16b
    and v31.16b, v31.16b, v12.16b
    eor v6.16b, v8.16b, v6.16b
    eor v22.16b, v22.16b, v23.16b
    eor v2.16b, v2.16b, v0.16b
    and v18.16b, v21.16b, v18.16b
    and v19.16b, v19.16b, v27.16b
    and v4.16b, v4.16b, v14.16b
    ldr q21, [x8, #32]
    and v27.16b, v29.16b, v10.16b
    eor v29.16b, v31.16b, v6.16b
    eor v2.16b, v22.16b, v2.16b
    and v7.16b, v7.16b, v25.16b
    and v1.16b, v1.16b, v30.16b
    and v25.16b, v11.16b, v30.16b
    eor v4.16b, v31.16b, v4.16b
    eor v27.16b, v27.16b, v29.16b
    eor v18.16b, v18.16b, v2.16b
    // round 3 (aes.dsl:47)
    ldr q29, [x3, #352]
    // round 2 (aes.dsl:47)
    and v3.16b, v3.16b, v9.16b
    and v24.16b, v24.16b, v14.16b
    eor v25.16b, v8.16b, v25.16b
    and v5.16b, v5.16b, v13.16b
    tbl v30.16b, {v27.16b}, v21.16b
    eor v4.16b, v4.16b, v18.16b
    ldr q31, [x3, #272]
    // round 3 (aes.dsl:47)
    ldr q8, [x3, #320]
    // round 2 (aes.dsl:47)
    eor v23.16b, v23.16b, v24.16b
    eor v19.16b, v19.16b, v22.16b
    eor v18.16b, v25.16b, v18.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v27.16b, v30.16b
    eor v3.16b, v3.16b, v4.16b
    eor v0.16b, v26.16b, v0.16b
    // round 3 (aes.dsl:47)
    eor v22.16b, v29.16b, v27.16b
    // round 2 (aes.dsl:47)
    tbl v24.16b, {v18.16b}, v21.16b
    ldr q25, [x3, #256]
    ldr q26, [x3, #304]
    rev32 v27.8h, v6.8h
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v19.16b, v3.16b
    eor v6.16b, v31.16b, v6.16b
    // round 3 (aes.dsl:47)
    eor v19.16b, v8.16b, v18.16b
    // round 2 (aes.dsl:47)
    eor v18.16b, v18.16b, v24.16b
    // round 3 (aes.dsl:47)
    eor v22.16b, v22.16b, v27.16b
    // round 2 (aes.dsl:47)
    eor v23.16b, v23.16b, v1.16b
    eor v5.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v1.16b
    tbl v1.16b, {v3.16b}, v21.16b
    rev32 v24.8h, v18.8h
    // round 3 (aes.dsl:47)
    ldr q27, [x3, #336]
    // round 2 (aes.dsl:47)
    eor v18.16b, v25.16b, v18.16b
    eor v25.16b, v26.16b, v3.16b
    eor v7.16b, v7.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v1.16b, v3.16b, v1.16b
    tbl v3.16b, {v0.16b}, v21.16b
    eor v6.16b, v6.16b, v0.16b
    // round 3 (aes.dsl:47)
    eor v19.16b, v19.16b, v24.16b
    // round 2 (aes.dsl:47)
    eor v5.16b, v5.16b, v7.16b
    ldr q24, [x3, #288]
    eor v2.16b, v2.16b, v7.16b
    tbl v7.16b, {v23.16b}, v21.16b
    eor v0.16b, v0.16b, v3.16b
    rev32 v3.8h, v1.8h
    eor v18.16b, v18.16b, v1.16b
    // round 3 (aes.dsl:47)
    eor v26.16b, v27.16b, v23.16b
    ldr q27, [x3, #368]
    eor v22.16b, v22.16b, v1.16b
    // round 2 (aes.dsl:47)
    eor v4.16b, v4.16b, v5.16b
    tbl v29.16b, {v2.16b}, v21.16b
    eor v7.16b, v23.16b, v7.16b
    tbl v23.16b, {v5.16b}, v21.16b
    rev32 v30.8h, v0.8h
    eor v18.16b, v2.16b, v18.16b
    eor v0.16b, v24.16b, v0.16b
    // round 3 (aes.dsl:47)
    eor v24.16b, v1.16b, v26.16b
    // round 2 (aes.dsl:47)
    tbl v26.16b, {v4.16b}, v21.16b
    eor v2.16b, v2.16b, v29.16b
    rev32 v29.8h, v7.8h
    eor v3.16b, v25.16b, v3.16b
    // round 3 (aes.dsl:47)
    eor v25.16b, v27.16b, v5.16b
    // round 2 (aes.dsl:47)
    eor v5.16b, v5.16b, v23.16b
    eor v23.16b, v4.16b, v26.16b
    rev32 v26.8h, v2.8h
    // round 3 (aes.dsl:47)
    eor v24.16b, v24.16b, v29.16b
    // round 2 (aes.dsl:47)
    eor v6.16b, v6.16b, v30.16b
    rev32 v27.8h, v5.8h
    // round 3 (aes.dsl:47)
    eor v2.16b, v25.16b, v2.16b
    // round 2 (aes.dsl:47)
    eor v18.16b, v18.16b, v26.16b
    eor v3.16b, v3.16b, v23.16b
    // round 3 (aes.dsl:47)
    eor v5.16b, v5.16b, v24.16b
    // round 2 (aes.dsl:47)
    eor v0.16b, v4.16b, v0.16b
    // round 3 (aes.dsl:47)
    eor v4.16b, v22.16b, v7.16b
    // round 2 (aes.dsl:47)
    rev32 v7.8h, v23.8h
    // round 3 (aes.dsl:47)
    eor v2.16b, v27.16b, v2.16b
    eor v22.16b, v6.16b, v18.16b
    eor v5.16b, v3.16b, v5.16b
    eor v1.16b, v1.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    // round 3 (aes.dsl:47)
    eor v4.16b, v4.16b, v5.16b
    eor v2.16b, v2.16b, v22.16b
    eor v1.16b, v1.16b, v6.16b
    eor v7.16b, v0.16b, v4.16b
    eor v4.16b, v4.16b, v2.16b
    eor v19.16b, v5.16b, v22.16b
    eor v23.16b, v1.16b, v7.16b
    eor v24.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v23.16b
    eor v18.16b, v18.16b, v24.16b
    eor v25.16b, v0.16b, v1.16b
    eor v26.16b, v5.16b, v18.16b
    eor v27.16b, v22.16b, v3.16b
    and v29.16b, v0.16b, v5.16b
    eor v30.16b, v4.16b, v25.16b
    and v31.16b, v23.16b, v19.16b
    orr v8.16b, v3.16b, v25.16b
    eor v9.16b, v26.16b, v27.16b
    orr v10.16b, v2.16b, v18.16b
    and v11.16b, v24.16b, v26.16b
    eor v22.16b, v22.16b, v26.16b
    eor v12.16b, v5.16b, v3.16b
    eor v13.16b, v23.16b, v8.16b
    and v14.16b, v4.16b, v9.16b
    eor v29.16b, v29.16b, v11.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v22.16b, v30.16b
    and v15.16b, v12.16b, v1.16b
    eor v13.16b, v13.16b, v14.16b
    and v14.16b, v7.16b, v27.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v8.16b, v11.16b
    eor v8.16b, v15.16b, v14.16b
    eor v6.16b, v6.16b, v15.16b
    eor v11.16b, v10.16b, v13.16b
    eor v31.16b, v29.16b, v31.16b
    eor v8.16b, v10.16b, v8.16b
    eor v6.16b, v29.16b, v6.16b
    eor v29.16b, v11.16b, v31.16b
    eor v10.16b, v8.16b, v6.16b
    and v13.16b, v8.16b, v29.16b
    and v14.16b, v11.16b, v10.16b
    eor v15.16b, v6.16b, v13.16b
    and v15.16b, v31.16b, v15.16b
    eor v31.16b, v31.16b, v14.16b
    and v6.16b, v6.16b, v31.16b
    orr v31.16b, v11.16b, v6.16b
    orr v8.16b, v8.16b, v15.16b
    eor v6.16b, v10.16b, v6.16b
    eor v29.16b, v29.16b, v15.16b
    eor v31.16b, v13.16b, v31.16b
    eor v8.16b, v14.16b, v8.16b
    eor v10.16b, v6.16b, v29.16b
    eor v11.16b, v31.16b, v8.16b
    eor v13.16b, v31.16b, v29.16b
    eor v14.16b, v10.16b, v11.16b
    and v27.16b, v27.16b, v31.16b
    and v23.16b, v23.16b, v29.16b
    and v1.16b, v1.16b, v13.16b
    and v18.16b, v18.16b, v10.16b
    and v24.16b, v24.16b, v11.16b
    and v0.16b, v0.16b, v14.16b
    and v30.16b, v30.16b, v6.16b
    eor v15.16b, v6.16b, v8.16b
    and v12.16b, v12.16b, v13.16b
    eor v18.16b, v27.16b, v18.16b
    eor v1.16b, v1.16b, v24.16b
    eor v23.16b, v23.16b, v0.16b
    and v6.16b, v22.16b, v6.16b
    and v7.16b, v7.16b, v31.16b
    and v3.16b, v3.16b, v15.16b
    ldr q22, [x8, #48]
    and v26.16b, v26.16b, v11.16b
    eor v31.16b, v12.16b, v18.16b
    eor v23.16b, v1.16b, v23.16b
    and v19.16b, v19.16b, v29.16b
    and v4.16b, v4.16b, v8.16b
    and v29.16b, v9.16b, v8.16b
    eor v3.16b, v12.16b, v3.16b
    eor v26.16b, v26.16b, v31.16b
    eor v6.16b, v6.16b, v23.16b
    // round 4 (aes.dsl:47)
    ldr q31, [x3, #480]
    // round 3 (aes.dsl:47)
    and v2.16b, v2.16b, v10.16b
    and v25.16b, v25.16b, v15.16b
    eor v27.16b, v27.16b, v29.16b
    and v5.16b, v5.16b, v14.16b
    tbl v29.16b, {v26.16b}, v22.16b
    eor v3.16b, v3.16b, v6.16b
    ldr q8, [x3, #400]
    // round 4 (aes.dsl:47)
    ldr q9, [x3, #448]
    // round 3 (aes.dsl:47)
    eor v24.16b, v24.16b, v25.16b
    eor v1.16b, v7.16b, v1.16b
    eor v6.16b, v27.16b, v6.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v26.16b, v29.16b
    eor v2.16b, v2.16b, v3.16b
    eor v0.16b, v30.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor v18.16b, v31.16b, v26.16b
    // round 3 (aes.dsl:47)
    tbl v25.16b, {v6.16b}, v22.16b
    ldr q26, [x3, #384]
    ldr q27, [x3, #432]
    tbl v29.16b, {v7.16b}, v28.16b
    eor v4.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v8.16b, v7.16b
    // round 4 (aes.dsl:47)
    eor v7.16b, v9.16b, v6.16b
    // round 3 (aes.dsl:47)
    eor v6.16b, v6.16b, v25.16b
    // round 4 (aes.dsl:47)
    eor v18.16b, v18.16b, v29.16b
    // round 3 (aes.dsl:47)
    eor v24.16b, v24.16b, v4.16b
    eor v5.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v1.16b}, v22.16b
    tbl v25.16b, {v6.16b}, v28.16b
    // round 4 (aes.dsl:47)
    ldr q29, [x3, #464]
    // round 3 (aes.dsl:47)
    eor v6.16b, v26.16b, v6.16b
    eor v26.16b, v27.16b, v1.16b
    eor v19.16b, v19.16b, v24.16b
    eor v24.16b, v24.16b, v0.16b
    eor v1.16b, v1.16b, v4.16b
    tbl v4.16b, {v0.16b}, v22.16b
    eor v2.16b, v2.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor v7.16b, v7.16b, v25.16b
    // round 3 (aes.dsl:47)
    eor v5.16b, v5.16b, v19.16b
    ldr q25, [x3, #416]
    eor v19.16b, v23.16b, v19.16b
    tbl v23.16b, {v24.16b}, v22.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v1.16b}, v28.16b
    eor v6.16b, v6.16b, v1.16b
    // round 4 (aes.dsl:47)
    eor v27.16b, v29.16b, v24.16b
    ldr q29, [x3, #496]
    eor v18.16b, v18.16b, v1.16b
    // round 3 (aes.dsl:47)
    eor v3.16b, v3.16b, v5.16b
    tbl v30.16b, {v19.16b}, v22.16b
    eor v23.16b, v24.16b, v23.16b
    tbl v24.16b, {v5.16b}, v22.16b
    tbl v31.16b, {v0.16b}, v28.16b
    eor v6.16b, v19.16b, v6.16b
    eor v0.16b, v25.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor v25.16b, v1.16b, v27.16b
    // round 3 (aes.dsl:47)
    tbl v27.16b, {v3.16b}, v22.16b
    eor v19.16b, v19.16b, v30.16b
    tbl v30.16b, {v23.16b}, v28.16b
    eor v4.16b, v26.16b, v4.16b
    // round 4 (aes.dsl:47)
    eor v26.16b, v29.16b, v5.16b
    // round 3 (aes.dsl:47)
    eor v5.16b, v5.16b, v24.16b
    eor v24.16b, v3.16b, v27.16b
    tbl v27.16b, {v19.16b}, v28.16b
    // round 4 (aes.dsl:47)
    eor v25.16b, v25.16b, v30.16b
    // round 3 (aes.dsl:47)
    eor v2.16b, v2.16b, v31.16b
    tbl v29.16b, {v5.16b}, v28.16b
    // round 4 (aes.dsl:47)
    eor v19.16b, v26.16b, v19.16b
    // round 3 (aes.dsl:47)
    eor v6.16b, v6.16b, v27.16b
    eor v4.16b, v4.16b, v24.16b
    // round 4 (aes.dsl:47)
    eor v5.16b, v5.16b, v25.16b
    // round 3 (aes.dsl:47)
    eor v0.16b, v3.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor v3.16b, v18.16b, v23.16b
    // round 3 (aes.dsl:47)
    tbl v18.16b, {v24.16b}, v28.16b
    // round 4 (aes.dsl:47)
    eor v19.16b, v29.16b, v19.16b
    eor v23.16b, v2.16b, v6.16b
    eor v5.16b, v4.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    // round 3 (aes.dsl:47)
    eor v0.16b, v0.16b, v18.16b
    // round 4 (aes.dsl:47)
    eor v3.16b, v3.16b, v5.16b
    eor v7.16b, v19.16b, v23.16b
    eor v1.16b, v1.16b, v2.16b
    eor v18.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v19.16b, v5.16b, v23.16b
    eor v24.16b, v1.16b, v18.16b
    eor v25.16b, v18.16b, v3.16b
    eor v1.16b, v1.16b, v19.16b
    eor v4.16b, v4.16b, v24.16b
    eor v6.16b, v6.16b, v25.16b
    eor v26.16b, v0.16b, v1.16b
    eor v27.16b, v5.16b, v6.16b
    eor v29.16b, v23.16b, v4.16b
    and v30.16b, v0.16b, v5.16b
    orr v31.16b, v4.16b, v26.16b
    eor v8.16b, v27.16b, v29.16b
    eor v9.16b, v3.16b, v26.16b
    and v10.16b, v25.16b, v27.16b
    eor v23.16b, v23.16b, v27.16b
    orr v11.16b, v7.16b, v6.16b
    eor v12.16b, v24.16b, v31.16b
    and v13.16b, v3.16b, v8.16b
    eor v14.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v10.16b
    and v15.16b, v23.16b, v9.16b
    eor v10.16b, v11.16b, v10.16b
    and v11.16b, v24.16b, v19.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v14.16b, v1.16b
    eor v31.16b, v31.16b, v15.16b
    and v15.16b, v18.16b, v29.16b
    eor v2.16b, v2.16b, v11.16b
    eor v11.16b, v13.16b, v15.16b
    eor v12.16b, v10.16b, v12.16b
    eor v31.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v13.16b
    eor v10.16b, v10.16b, v11.16b
    eor v11.16b, v12.16b, v31.16b
    eor v2.16b, v30.16b, v2.16b
    and v30.16b, v10.16b, v11.16b
    eor v13.16b, v2.16b, v30.16b
    eor v15.16b, v10.16b, v2.16b
    and v13.16b, v31.16b, v13.16b
    orr v10.16b, v10.16b, v13.16b
    eor v11.16b, v11.16b, v13.16b
    and v13.16b, v12.16b, v15.16b
    eor v31.16b, v31.16b, v13.16b
    and v2.16b, v2.16b, v31.16b
    orr v31.16b, v12.16b, v2.16b
    eor v2.16b, v15.16b, v2.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v13.16b, v10.16b
    eor v10.16b, v2.16b, v11.16b
    eor v12.16b, v30.16b, v31.16b
    eor v13.16b, v30.16b, v11.16b
    eor v15.16b, v10.16b, v12.16b
    and v29.16b, v29.16b, v30.16b
    and v24.16b, v24.16b, v11.16b
    and v1.16b, v1.16b, v13.16b
    and v6.16b, v6.16b, v10.16b
    and v25.16b, v25.16b, v12.16b
    and v0.16b, v0.16b, v15.16b
    and v13.16b, v14.16b, v13.16b
    eor v14.16b, v2.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v1.16b, v1.16b, v25.16b
    eor v24.16b, v24.16b, v0.16b
    and v9.16b, v9.16b, v2.16b
    and v2.16b, v23.16b, v2.16b
    and v4.16b, v4.16b, v14.16b
    ldr q23, [x8, #64]
    and v27.16b, v27.16b, v12.16b
    eor v12.16b, v13.16b, v6.16b
    eor v24.16b, v1.16b, v24.16b
    and v18.16b, v18.16b, v30.16b
    and v19.16b, v19.16b, v11.16b
    and v30.16b, v8.16b, v31.16b
    eor v4.16b, v13.16b, v4.16b
    eor v27.16b, v27.16b, v12.16b
    eor v2.16b, v2.16b, v24.16b
    // round 5 (aes.dsl:47)
    ldr q8, [x3, #608]
    // round 4 (aes.dsl:47)
    and v3.16b, v3.16b, v31.16b
    and v7.16b, v7.16b, v10.16b
    and v26.16b, v26.16b, v14.16b
    eor v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v27.16b}, v23.16b
    eor v4.16b, v4.16b, v2.16b
    ldr q31, [x3, #528]
    // round 5 (aes.dsl:47)
    ldr q10, [x3, #576]
    // round 4 (aes.dsl:47)
    and v5.16b, v5.16b, v15.16b
    eor v25.16b, v25.16b, v26.16b
    eor v1.16b, v18.16b, v1.16b
    eor v18.16b, v27.16b, v30.16b
    eor v2.16b, v29.16b, v2.16b
    eor v7.16b, v7.16b, v4.16b
    eor v5.16b, v6.16b, v5.16b
    eor v0.16b, v9.16b, v0.16b
    // round 5 (aes.dsl:47)
    eor v6.16b, v8.16b, v27.16b
    // round 4 (aes.dsl:47)
    ldr q26, [x3, #512]
    rev32 v27.8h, v18.8h
    tbl v29.16b, {v2.16b}, v23.16b
    eor v3.16b, v3.16b, v7.16b
    ldr q30, [x3, #560]
    eor v18.16b, v31.16b, v18.16b
    // round 5 (aes.dsl:47)
    eor v31.16b, v10.16b, v2.16b
    // round 4 (aes.dsl:47)
    eor v1.16b, v1.16b, v7.16b
    // round 5 (aes.dsl:47)
    eor v6.16b, v6.16b, v27.16b
    // round 4 (aes.dsl:47)
    eor v2.16b, v2.16b, v29.16b
    eor v7.16b, v25.16b, v3.16b
    eor v5.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v3.16b
    tbl v3.16b, {v1.16b}, v23.16b
    // round 5 (aes.dsl:47)
    ldr q25, [x3, #592]
    // round 4 (aes.dsl:47)
    rev32 v27.8h, v2.8h
    eor v2.16b, v26.16b, v2.16b
    eor v19.16b, v19.16b, v7.16b
    eor v26.16b, v30.16b, v1.16b
    eor v7.16b, v7.16b, v0.16b
    tbl v29.16b, {v0.16b}, v23.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v18.16b, v0.16b
    eor v5.16b, v5.16b, v19.16b
    ldr q18, [x3, #544]
    eor v19.16b, v24.16b, v19.16b
    tbl v24.16b, {v7.16b}, v23.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v29.8h, v1.8h
    eor v2.16b, v2.16b, v1.16b
    // round 5 (aes.dsl:47)
    eor v25.16b, v25.16b, v7.16b
    ldr q30, [x3, #624]
    eor v6.16b, v6.16b, v1.16b
    // round 4 (aes.dsl:47)
    eor v4.16b, v4.16b, v5.16b
    tbl v8.16b, {v19.16b}, v23.16b
    eor v7.16b, v7.16b, v24.16b
    tbl v24.16b, {v5.16b}, v23.16b
    rev32 v9.8h, v0.8h
    eor v2.16b, v19.16b, v2.16b
    eor v0.16b, v18.16b, v0.16b
    // round 5 (aes.dsl:47)
    eor v18.16b, v1.16b, v25.16b
    // round 4 (aes.dsl:47)
    tbl v25.16b, {v4.16b}, v23.16b
    eor v19.16b, v19.16b, v8.16b
    rev32 v8.8h, v7.8h
    eor v26.16b, v26.16b, v29.16b
    // round 5 (aes.dsl:47)
    eor v29.16b, v30.16b, v5.16b
    // round 4 (aes.dsl:47)
    eor v5.16b, v5.16b, v24.16b
    eor v24.16b, v4.16b, v25.16b
    rev32 v25.8h, v19.8h
    // round 5 (aes.dsl:47)
    eor v18.16b, v18.16b, v8.16b
    // round 4 (aes.dsl:47)
    eor v3.16b, v3.16b, v9.16b
    rev32 v30.8h, v5.8h
    // round 5 (aes.dsl:47)
    eor v19.16b, v29.16b, v19.16b
    // round 4 (aes.dsl:47)
    eor v2.16b, v2.16b, v25.16b
    eor v25.16b, v26.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor v5.16b, v5.16b, v18.16b
    // round 4 (aes.dsl:47)
    eor v0.16b, v4.16b, v0.16b
    // round 5 (aes.dsl:47)
    eor v4.16b, v6.16b, v7.16b
    // round 4 (aes.dsl:47)
    rev32 v6.8h, v24.8h
    // round 5 (aes.dsl:47)
    eor v7.16b, v30.16b, v19.16b
    eor v18.16b, v3.16b, v2.16b
    eor v5.16b, v25.16b, v5.16b
    eor v19.16b, v31.16b, v27.16b
    // round 4 (aes.dsl:47)
    eor v0.16b, v0.16b, v6.16b
    // round 5 (aes.dsl:47)
    eor v4.16b, v4.16b, v5.16b
    eor v6.16b, v7.16b, v18.16b
    eor v1.16b, v1.16b, v19.16b
    eor v7.16b, v0.16b, v4.16b
    eor v4.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v3.16b
    eor v19.16b, v5.16b, v18.16b
    eor v24.16b, v7.16b, v4.16b
    eor v26.16b, v1.16b, v7.16b
    eor v1.16b, v1.16b, v19.16b
    eor v2.16b, v2.16b, v24.16b
    eor v25.16b, v25.16b, v26.16b
    eor v27.16b, v0.16b, v1.16b
    eor v29.16b, v5.16b, v2.16b
    and v30.16b, v0.16b, v5.16b
    eor v31.16b, v18.16b, v25.16b
    eor v8.16b, v4.16b, v27.16b
    orr v9.16b, v25.16b, v27.16b
    and v10.16b, v24.16b, v29.16b
    orr v11.16b, v6.16b, v2.16b
    eor v12.16b, v29.16b, v31.16b
    eor v18.16b, v18.16b, v29.16b
    eor v13.16b, v5.16b, v25.16b
    eor v14.16b, v26.16b, v9.16b
    eor v30.16b, v30.16b, v10.16b
    eor v10.16b, v11.16b, v10.16b
    and v11.16b, v4.16b, v12.16b
    and v15.16b, v18.16b, v8.16b
    and v16.16b, v13.16b, v1.16b
    eor v11.16b, v14.16b, v11.16b
    eor v9.16b, v9.16b, v15.16b
    and v14.16b, v7.16b, v31.16b
    eor v14.16b, v16.16b, v14.16b
    and v15.16b, v26.16b, v19.16b
    eor v14.16b, v10.16b, v14.16b
    eor v10.16b, v10.16b, v11.16b
    eor v3.16b, v3.16b, v15.16b
    eor v9.16b, v30.16b, v9.16b
    eor v3.16b, v3.16b, v16.16b
    eor v16.16b, v10.16b, v9.16b
    eor v3.16b, v30.16b, v3.16b
    and v30.16b, v14.16b, v16.16b
    eor v11.16b, v3.16b, v30.16b
    and v11.16b, v9.16b, v11.16b
    eor v15.16b, v14.16b, v3.16b
    orr v14.16b, v14.16b, v11.16b
    eor v16.16b, v16.16b, v11.16b
    and v11.16b, v10.16b, v15.16b
    eor v9.16b, v9.16b, v11.16b
    and v3.16b, v3.16b, v9.16b
    orr v9.16b, v10.16b, v3.16b
    eor v3.16b, v15.16b, v3.16b
    eor v30.16b, v30.16b, v9.16b
    eor v9.16b, v11.16b, v14.16b
    eor v10.16b, v3.16b, v16.16b
    eor v11.16b, v30.16b, v9.16b
    eor v14.16b, v30.16b, v16.16b
    and v7.16b, v7.16b, v30.16b
    and v30.16b, v31.16b, v30.16b
    eor v31.16b, v10.16b, v11.16b
    and v26.16b, v26.16b, v16.16b
    and v1.16b, v1.16b, v14.16b
    and v2.16b, v2.16b, v10.16b
    and v24.16b, v24.16b, v11.16b
    and v0.16b, v0.16b, v31.16b
    and v13.16b, v13.16b, v14.16b
    eor v14.16b, v3.16b, v9.16b
    eor v2.16b, v30.16b, v2.16b
    eor v1.16b, v1.16b, v24.16b
    eor v26.16b, v26.16b, v0.16b
    and v8.16b, v8.16b, v3.16b
    and v3.16b, v18.16b, v3.16b
    and v18.16b, v25.16b, v14.16b
    and v25.16b, v29.16b, v11.16b
    eor v29.16b, v13.16b, v2.16b
    eor v26.16b, v1.16b, v26.16b
    and v16.16b, v19.16b, v16.16b
    and v4.16b, v4.16b, v9.16b
    and v19.16b, v12.16b, v9.16b
    eor v18.16b, v13.16b, v18.16b
    eor v25.16b, v25.16b, v29.16b
    eor v3.16b, v3.16b, v26.16b
    // round 6 (aes.dsl:47)
    ldr q29, [x3, #736]
    // round 5 (aes.dsl:47)
    and v6.16b, v6.16b, v10.16b
    and v27.16b, v27.16b, v14.16b
    eor v19.16b, v30.16b, v19.16b
    and v5.16b, v5.16b, v31.16b
    tbl v30.16b, {v25.16b}, v20.16b
    eor v18.16b, v18.16b, v3.16b
    ldr q31, [x3, #656]
    // round 6 (aes.dsl:47)
    ldr q9, [x3, #704]
    // round 5 (aes.dsl:47)
    eor v24.16b, v24.16b, v27.16b
    eor v1.16b, v7.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v25.16b, v30.16b
    eor v6.16b, v6.16b, v18.16b
    eor v0.16b, v8.16b, v0.16b
    // round 6 (aes.dsl:47)
    eor v7.16b, v29.16b, v25.16b
    // round 5 (aes.dsl:47)
    tbl v19.16b, {v3.16b}, v20.16b
    ldr q25, [x3, #640]
    ldr q27, [x3, #688]
    tbl v29.16b, {v5.16b}, v28.16b
    eor v4.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    eor v5.16b, v31.16b, v5.16b
    // round 6 (aes.dsl:47)
    eor v6.16b, v9.16b, v3.16b
    // round 5 (aes.dsl:47)
    eor v3.16b, v3.16b, v19.16b
    // round 6 (aes.dsl:47)
    eor v7.16b, v7.16b, v29.16b
    // round 5 (aes.dsl:47)
    eor v19.16b, v24.16b, v4.16b
    eor v2.16b, v2.16b, v1.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v1.16b}, v20.16b
    tbl v24.16b, {v3.16b}, v28.16b
    // round 6 (aes.dsl:47)
    ldr q29, [x3, #720]
    // round 5 (aes.dsl:47)
    eor v3.16b, v25.16b, v3.16b
    eor v25.16b, v27.16b, v1.16b
    eor v16.16b, v16.16b, v19.16b
    eor v19.16b, v19.16b, v0.16b
    eor v1.16b, v1.16b, v4.16b
    tbl v4.16b, {v0.16b}, v20.16b
    eor v5.16b, v5.16b, v0.16b
    // round 6 (aes.dsl:47)
    eor v6.16b, v6.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor v2.16b, v2.16b, v16.16b
    ldr q24, [x3, #672]
    eor v16.16b, v26.16b, v16.16b
    tbl v26.16b, {v19.16b}, v20.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v1.16b}, v28.16b
    eor v3.16b, v3.16b, v1.16b
    // round 6 (aes.dsl:47)
    eor v27.16b, v29.16b, v19.16b
    ldr q29, [x3, #752]
    eor v7.16b, v7.16b, v1.16b
    // round 5 (aes.dsl:47)
    eor v18.16b, v18.16b, v2.16b
    tbl v30.16b, {v16.16b}, v20.16b
    eor v19.16b, v19.16b, v26.16b
    tbl v26.16b, {v2.16b}, v20.16b
    tbl v31.16b, {v0.16b}, v28.16b
    eor v3.16b, v16.16b, v3.16b
    eor v0.16b, v24.16b, v0.16b
    // round 6 (aes.dsl:47)
    eor v24.16b, v1.16b, v27.16b
    // round 5 (aes.dsl:47)
    tbl v20.16b, {v18.16b}, v20.16b
    eor v16.16b, v16.16b, v30.16b
    tbl v27.16b, {v19.16b}, v28.16b
    eor v4.16b, v25.16b, v4.16b
    // round 6 (aes.dsl:47)
    eor v25.16b, v29.16b, v2.16b
    // round 5 (aes.dsl:47)
    eor v2.16b, v2.16b, v26.16b
    eor v20.16b, v18.16b, v20.16b
    tbl v26.16b, {v16.16b}, v28.16b
    // round 6 (aes.dsl:47)
    eor v24.16b, v24.16b, v27.16b
    // round 5 (aes.dsl:47)
    eor v5.16b, v5.16b, v31.16b
    tbl v27.16b, {v2.16b}, v28.16b
    // round 6 (aes.dsl:47)
    eor v16.16b, v25.16b, v16.16b
    // round 5 (aes.dsl:47)
    eor v3.16b, v3.16b, v26.16b
    eor v4.16b, v4.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor v2.16b, v2.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor v0.16b, v18.16b, v0.16b
    // round 6 (aes.dsl:47)
    eor v7.16b, v7.16b, v19.16b
    // round 5 (aes.dsl:47)
    tbl v18.16b, {v20.16b}, v28.16b
    // round 6 (aes.dsl:47)
    eor v16.16b, v27.16b, v16.16b
    eor v19.16b, v5.16b, v3.16b
    eor v2.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v6.16b
    // round 5 (aes.dsl:47)
    eor v0.16b, v0.16b, v18.16b
    // round 6 (aes.dsl:47)
    eor v6.16b, v7.16b, v2.16b
    eor v7.16b, v16.16b, v19.16b
    eor v1.16b, v1.16b, v5.16b
    eor v16.16b, v0.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v18.16b, v2.16b, v19.16b
    eor v20.16b, v1.16b, v16.16b
    eor v24.16b, v16.16b, v6.16b
    eor v1.16b, v1.16b, v18.16b
    eor v4.16b, v4.16b, v20.16b
    eor v3.16b, v3.16b, v24.16b
    eor v25.16b, v0.16b, v1.16b
    eor v26.16b, v2.16b, v3.16b
    eor v27.16b, v19.16b, v4.16b
    and v29.16b, v0.16b, v2.16b
    orr v30.16b, v4.16b, v25.16b
    eor v31.16b, v26.16b, v27.16b
    eor v8.16b, v6.16b, v25.16b
    and v9.16b, v24.16b, v26.16b
    eor v19.16b, v19.16b, v26.16b
    orr v10.16b, v7.16b, v3.16b
    eor v11.16b, v20.16b, v30.16b
    and v12.16b, v6.16b, v31.16b
    eor v13.16b, v2.16b, v4.16b
    eor v29.16b, v29.16b, v9.16b
    and v14.16b, v19.16b, v8.16b
    eor v9.16b, v10.16b, v9.16b
    and v10.16b, v20.16b, v18.16b
    eor v11.16b, v11.16b, v12.16b
    and v12.16b, v13.16b, v1.16b
    eor v30.16b, v30.16b, v14.16b
    and v14.16b, v16.16b, v27.16b
    eor v5.16b, v5.16b, v10.16b
    eor v10.16b, v12.16b, v14.16b
    eor v11.16b, v9.16b, v11.16b
    eor v30.16b, v29.16b, v30.16b
    eor v5.16b, v5.16b, v12.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v11.16b, v30.16b
    eor v5.16b, v29.16b, v5.16b
    and v29.16b, v9.16b, v10.16b
    eor v12.16b, v5.16b, v29.16b
    eor v14.16b, v9.16b, v5.16b
    and v12.16b, v30.16b, v12.16b
    orr v9.16b, v9.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    and v12.16b, v11.16b, v14.16b
    eor v30.16b, v30.16b, v12.16b
    and v5.16b, v5.16b, v30.16b
    orr v30.16b, v11.16b, v5.16b
    eor v5.16b, v14.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v12.16b, v9.16b
    eor v9.16b, v5.16b, v10.16b
    eor v11.16b, v29.16b, v30.16b
    eor v12.16b, v29.16b, v10.16b
    eor v14.16b, v9.16b, v11.16b
    and v27.16b, v27.16b, v29.16b
    and v20.16b, v20.16b, v10.16b
    and v1.16b, v1.16b, v12.16b
    and v3.16b, v3.16b, v9.16b
    and v24.16b, v24.16b, v11.16b
    and v0.16b, v0.16b, v14.16b
    and v8.16b, v8.16b, v5.16b
    and v12.16b, v13.16b, v12.16b
    eor v13.16b, v5.16b, v30.16b
    eor v3.16b, v27.16b, v3.16b
    eor v1.16b, v1.16b, v24.16b
    eor v20.16b, v20.16b, v0.16b
    and v5.16b, v19.16b, v5.16b
    and v16.16b, v16.16b, v29.16b
    and v4.16b, v4.16b, v13.16b
    and v19.16b, v26.16b, v11.16b
    eor v26.16b, v12.16b, v3.16b
    eor v20.16b, v1.16b, v20.16b
    and v18.16b, v18.16b, v10.16b
    and v6.16b, v6.16b, v30.16b
    and v29.16b, v31.16b, v30.16b
    eor v4.16b, v12.16b, v4.16b
    eor v19.16b, v19.16b, v26.16b
    eor v5.16b, v5.16b, v20.16b
    // round 7 (aes.dsl:47)
    ldr q26, [x3, #864]
    // round 6 (aes.dsl:47)
    and v7.16b, v7.16b, v9.16b
    and v25.16b, v25.16b, v13.16b
    eor v27.16b, v27.16b, v29.16b
    and v2.16b, v2.16b, v14.16b
    tbl v29.16b, {v19.16b}, v21.16b
    eor v4.16b, v4.16b, v5.16b
    ldr q30, [x3, #784]
    // round 7 (aes.dsl:47)
    ldr q31, [x3, #832]
    // round 6 (aes.dsl:47)
    eor v24.16b, v24.16b, v25.16b
    eor v1.16b, v16.16b, v1.16b
    eor v5.16b, v27.16b, v5.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v19.16b, v29.16b
    eor v7.16b, v7.16b, v4.16b
    eor v0.16b, v8.16b, v0.16b
    // round 7 (aes.dsl:47)
    eor v16.16b, v26.16b, v19.16b
    // round 6 (aes.dsl:47)
    tbl v19.16b, {v5.16b}, v21.16b
    ldr q25, [x3, #768]
    ldr q26, [x3, #816]
    rev32 v27.8h, v3.8h
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v30.16b, v3.16b
    // round 7 (aes.dsl:47)
    eor v7.16b, v31.16b, v5.16b
    // round 6 (aes.dsl:47)
    eor v5.16b, v5.16b, v19.16b
    // round 7 (aes.dsl:47)
    eor v16.16b, v16.16b, v27.16b
    // round 6 (aes.dsl:47)
    eor v19.16b, v24.16b, v6.16b
    eor v2.16b, v2.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v1.16b}, v21.16b
    rev32 v24.8h, v5.8h
    // round 7 (aes.dsl:47)
    ldr q27, [x3, #848]
    // round 6 (aes.dsl:47)
    eor v5.16b, v25.16b, v5.16b
    eor v25.16b, v26.16b, v1.16b
    eor v18.16b, v18.16b, v19.16b
    eor v19.16b, v19.16b, v0.16b
    eor v1.16b, v1.16b, v6.16b
    tbl v6.16b, {v0.16b}, v21.16b
    eor v3.16b, v3.16b, v0.16b
    // round 7 (aes.dsl:47)
    eor v7.16b, v7.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor v2.16b, v2.16b, v18.16b
    ldr q24, [x3, #800]
    eor v18.16b, v20.16b, v18.16b
    tbl v20.16b, {v19.16b}, v21.16b
    eor v0.16b, v0.16b, v6.16b
    rev32 v6.8h, v1.8h
    eor v5.16b, v5.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor v26.16b, v27.16b, v19.16b
    ldr q27, [x3, #880]
    eor v16.16b, v16.16b, v1.16b
    // round 6 (aes.dsl:47)
    eor v4.16b, v4.16b, v2.16b
    tbl v29.16b, {v18.16b}, v21.16b
    eor v19.16b, v19.16b, v20.16b
    tbl v20.16b, {v2.16b}, v21.16b
    rev32 v30.8h, v0.8h
    eor v5.16b, v18.16b, v5.16b
    eor v0.16b, v24.16b, v0.16b
    // round 7 (aes.dsl:47)
    eor v24.16b, v1.16b, v26.16b
    // round 6 (aes.dsl:47)
    tbl v21.16b, {v4.16b}, v21.16b
    eor v18.16b, v18.16b, v29.16b
    rev32 v26.8h, v19.8h
    eor v6.16b, v25.16b, v6.16b
    // round 7 (aes.dsl:47)
    eor v25.16b, v27.16b, v2.16b
    // round 6 (aes.dsl:47)
    eor v2.16b, v2.16b, v20.16b
    eor v20.16b, v4.16b, v21.16b
    rev32 v21.8h, v18.8h
    // round 7 (aes.dsl:47)
    eor v24.16b, v24.16b, v26.16b
    // round 6 (aes.dsl:47)
    eor v3.16b, v3.16b, v30.16b
    rev32 v26.8h, v2.8h
    // round 7 (aes.dsl:47)
    eor v18.16b, v25.16b, v18.16b
    // round 6 (aes.dsl:47)
    eor v5.16b, v5.16b, v21.16b
    eor v6.16b, v6.16b, v20.16b
    // round 7 (aes.dsl:47)
    eor v2.16b, v2.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor v0.16b, v4.16b, v0.16b
    // round 7 (aes.dsl:47)
    eor v4.16b, v16.16b, v19.16b
    // round 6 (aes.dsl:47)
    rev32 v16.8h, v20.8h
    // round 7 (aes.dsl:47)
    eor v18.16b, v26.16b, v18.16b
    eor v19.16b, v3.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    // round 6 (aes.dsl:47)
    eor v0.16b, v0.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor v4.16b, v4.16b, v2.16b
    eor v7.16b, v18.16b, v19.16b
    eor v1.16b, v1.16b, v3.16b
    eor v16.16b, v0.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v18.16b, v2.16b, v19.16b
    eor v20.16b, v1.16b, v16.16b
    eor v21.16b, v16.16b, v4.16b
    eor v1.16b, v1.16b, v18.16b
    eor v6.16b, v6.16b, v20.16b
    eor v5.16b, v5.16b, v21.16b
    eor v24.16b, v0.16b, v1.16b
    eor v25.16b, v2.16b, v5.16b
    eor v26.16b, v19.16b, v6.16b
    and v27.16b, v0.16b, v2.16b
    eor v29.16b, v4.16b, v24.16b
    and v30.16b, v20.16b, v18.16b
    orr v31.16b, v6.16b, v24.16b
    eor v8.16b, v25.16b, v26.16b
    orr v9.16b, v7.16b, v5.16b
    and v10.16b, v21.16b, v25.16b
    eor v19.16b, v19.16b, v25.16b
    eor v11.16b, v2.16b, v6.16b
    eor v12.16b, v20.16b, v31.16b
    and v13.16b, v4.16b, v8.16b
    eor v27.16b, v27.16b, v10.16b
    eor v9.16b, v9.16b, v10.16b
    and v10.16b, v19.16b, v29.16b
    and v14.16b, v11.16b, v1.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v16.16b, v26.16b
    eor v3.16b, v3.16b, v30.16b
    eor v30.16b, v31.16b, v10.16b
    eor v31.16b, v14.16b, v13.16b
    eor v3.16b, v3.16b, v14.16b
    eor v10.16b, v9.16b, v12.16b
    eor v30.16b, v27.16b, v30.16b
    eor v31.16b, v9.16b, v31.16b
    eor v3.16b, v27.16b, v3.16b
    eor v27.16b, v10.16b, v30.16b
    eor v9.16b, v31.16b, v3.16b
    and v12.16b, v31.16b, v27.16b
    and v13.16b, v10.16b, v9.16b
    eor v14.16b, v3.16b, v12.16b
    and v14.16b, v30.16b, v14.16b
    eor v30.16b, v30.16b, v13.16b
    and v3.16b, v3.16b, v30.16b
    orr v30.16b, v10.16b, v3.16b
    orr v31.16b, v31.16b, v14.16b
    eor v3.16b, v9.16b, v3.16b
    eor v27.16b, v27.16b, v14.16b
    eor v30.16b, v12.16b, v30.16b
    eor v31.16b, v13.16b, v31.16b
    eor v9.16b, v3.16b, v27.16b
    eor v10.16b, v30.16b, v31.16b
    eor v12.16b, v30.16b, v27.16b
    eor v13.16b, v9.16b, v10.16b
    and v26.16b, v26.16b, v30.16b
    and v20.16b, v20.16b, v27.16b
    and v1.16b, v1.16b, v12.16b
    and v5.16b, v5.16b, v9.16b
    and v21.16b, v21.16b, v10.16b
    and v0.16b, v0.16b, v13.16b
    and v29.16b, v29.16b, v3.16b
    eor v14.16b, v3.16b, v31.16b
    and v11.16b, v11.16b, v12.16b
    eor v5.16b, v26.16b, v5.16b
    eor v1.16b, v1.16b, v21.16b
    eor v20.16b, v20.16b, v0.16b
    and v3.16b, v19.16b, v3.16b
    and v16.16b, v16.16b, v30.16b
    and v6.16b, v6.16b, v14.16b
    and v19.16b, v25.16b, v10.16b
    eor v25.16b, v11.16b, v5.16b
    eor v20.16b, v1.16b, v20.16b
    and v18.16b, v18.16b, v27.16b
    and v4.16b, v4.16b, v31.16b
    and v27.16b, v8.16b, v31.16b
    eor v6.16b, v11.16b, v6.16b
    eor v19.16b, v19.16b, v25.16b
    eor v3.16b, v3.16b, v20.16b
    // round 8 (aes.dsl:47)
    ldr q25, [x3, #992]
    // round 7 (aes.dsl:47)
    and v7.16b, v7.16b, v9.16b
    and v24.16b, v24.16b, v14.16b
    eor v26.16b, v26.16b, v27.16b
    and v2.16b, v2.16b, v13.16b
    tbl v27.16b, {v19.16b}, v22.16b
    eor v6.16b, v6.16b, v3.16b
    ldr q30, [x3, #912]
    // round 8 (aes.dsl:47)
    ldr q31, [x3, #960]
    // round 7 (aes.dsl:47)
    eor v21.16b, v21.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v26.16b, v3.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v19.16b, v27.16b
    eor v7.16b, v7.16b, v6.16b
    eor v0.16b, v29.16b, v0.16b
    // round 8 (aes.dsl:47)
    eor v16.16b, v25.16b, v19.16b
    // round 7 (aes.dsl:47)
    tbl v19.16b, {v3.16b}, v22.16b
    ldr q24, [x3, #896]
    ldr q25, [x3, #944]
    tbl v26.16b, {v5.16b}, v28.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    eor v5.16b, v30.16b, v5.16b
    // round 8 (aes.dsl:47)
    eor v7.16b, v31.16b, v3.16b
    // round 7 (aes.dsl:47)
    eor v3.16b, v3.16b, v19.16b
    // round 8 (aes.dsl:47)
    eor v16.16b, v16.16b, v26.16b
    // round 7 (aes.dsl:47)
    eor v19.16b, v21.16b, v4.16b
    eor v2.16b, v2.16b, v1.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v1.16b}, v22.16b
    tbl v21.16b, {v3.16b}, v28.16b
    // round 8 (aes.dsl:47)
    ldr q26, [x3, #976]
    // round 7 (aes.dsl:47)
    eor v3.16b, v24.16b, v3.16b
    eor v24.16b, v25.16b, v1.16b
    eor v18.16b, v18.16b, v19.16b
    eor v19.16b, v19.16b, v0.16b
    eor v1.16b, v1.16b, v4.16b
    tbl v4.16b, {v0.16b}, v22.16b
    eor v5.16b, v5.16b, v0.16b
    // round 8 (aes.dsl:47)
    eor v7.16b, v7.16b, v21.16b
    // round 7 (aes.dsl:47)
    eor v2.16b, v2.16b, v18.16b
    ldr q21, [x3, #928]
    eor v18.16b, v20.16b, v18.16b
    tbl v20.16b, {v19.16b}, v22.16b
    eor v0.16b, v0.16b, v4.16b
    tbl v4.16b, {v1.16b}, v28.16b
    eor v3.16b, v3.16b, v1.16b
    // round 8 (aes.dsl:47)
    eor v25.16b, v26.16b, v19.16b
    ldr q26, [x3, #1008]
    eor v16.16b, v16.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor v6.16b, v6.16b, v2.16b
    tbl v27.16b, {v18.16b}, v22.16b
    eor v19.16b, v19.16b, v20.16b
    tbl v20.16b, {v2.16b}, v22.16b
    tbl v29.16b, {v0.16b}, v28.16b
    eor v3.16b, v18.16b, v3.16b
    eor v0.16b, v21.16b, v0.16b
    // round 8 (aes.dsl:47)
    eor v21.16b, v1.16b, v25.16b
    // round 7 (aes.dsl:47)
    tbl v22.16b, {v6.16b}, v22.16b
    eor v18.16b, v18.16b, v27.16b
    tbl v25.16b, {v19.16b}, v28.16b
    eor v4.16b, v24.16b, v4.16b
    // round 8 (aes.dsl:47)
    eor v24.16b, v26.16b, v2.16b
    // round 7 (aes.dsl:47)
    eor v2.16b, v2.16b, v20.16b
    eor v20.16b, v6.16b, v22.16b
    tbl v22.16b, {v18.16b}, v28.16b
    // round 8 (aes.dsl:47)
    eor v21.16b, v21.16b, v25.16b
    // round 7 (aes.dsl:47)
    eor v5.16b, v5.16b, v29.16b
    tbl v25.16b, {v2.16b}, v28.16b
    // round 8 (aes.dsl:47)
    eor v18.16b, v24.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor v3.16b, v3.16b, v22.16b
    eor v4.16b, v4.16b, v20.16b
    // round 8 (aes.dsl:47)
    eor v2.16b, v2.16b, v21.16b
    // round 7 (aes.dsl:47)
    eor v0.16b, v6.16b, v0.16b
    // round 8 (aes.dsl:47)
    eor v6.16b, v16.16b, v19.16b
    // round 7 (aes.dsl:47)
    tbl v16.16b, {v20.16b}, v28.16b
    // round 8 (aes.dsl:47)
    eor v18.16b, v25.16b, v18.16b
    eor v19.16b, v5.16b, v3.16b
    eor v2.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    // round 7 (aes.dsl:47)
    eor v0.16b, v0.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor v6.16b, v6.16b, v2.16b
    eor v7.16b, v18.16b, v19.16b
    eor v1.16b, v1.16b, v5.16b
    eor v16.16b, v2.16b, v19.16b
    eor v18.16b, v0.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v20.16b, v1.16b, v16.16b
    eor v21.16b, v18.16b, v6.16b
    eor v1.16b, v1.16b, v18.16b
    eor v22.16b, v0.16b, v20.16b
    eor v3.16b, v3.16b, v21.16b
    and v24.16b, v0.16b, v2.16b
    eor v4.16b, v4.16b, v1.16b
    eor v25.16b, v6.16b, v22.16b
    and v26.16b, v1.16b, v16.16b
    eor v27.16b, v2.16b, v3.16b
    orr v29.16b, v7.16b, v3.16b
    eor v30.16b, v2.16b, v4.16b
    eor v31.16b, v19.16b, v4.16b
    orr v8.16b, v4.16b, v22.16b
    eor v5.16b, v5.16b, v26.16b
    and v26.16b, v21.16b, v27.16b
    and v9.16b, v30.16b, v20.16b
    eor v10.16b, v27.16b, v31.16b
    eor v19.16b, v19.16b, v27.16b
    eor v11.16b, v1.16b, v8.16b
    and v12.16b, v18.16b, v31.16b
    eor v24.16b, v24.16b, v26.16b
    eor v26.16b, v29.16b, v26.16b
    and v29.16b, v6.16b, v10.16b
    and v13.16b, v19.16b, v25.16b
    eor v12.16b, v9.16b, v12.16b
    eor v5.16b, v5.16b, v9.16b
    eor v29.16b, v11.16b, v29.16b
    eor v8.16b, v8.16b, v13.16b
    eor v9.16b, v26.16b, v12.16b
    eor v5.16b, v24.16b, v5.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v8.16b
    eor v29.16b, v9.16b, v5.16b
    eor v8.16b, v26.16b, v24.16b
    and v11.16b, v26.16b, v29.16b
    and v12.16b, v9.16b, v8.16b
    eor v13.16b, v24.16b, v11.16b
    eor v14.16b, v5.16b, v12.16b
    and v5.16b, v5.16b, v13.16b
    and v24.16b, v24.16b, v14.16b
    orr v26.16b, v26.16b, v5.16b
    orr v9.16b, v9.16b, v24.16b
    eor v5.16b, v29.16b, v5.16b
    eor v24.16b, v8.16b, v24.16b
    eor v26.16b, v12.16b, v26.16b
    eor v29.16b, v11.16b, v9.16b
    eor v8.16b, v5.16b, v24.16b
    eor v9.16b, v26.16b, v29.16b
    eor v11.16b, v26.16b, v24.16b
    eor v12.16b, v8.16b, v9.16b
    and v31.16b, v31.16b, v26.16b
    and v1.16b, v1.16b, v24.16b
    and v20.16b, v20.16b, v11.16b
    and v3.16b, v3.16b, v8.16b
    and v21.16b, v21.16b, v9.16b
    and v0.16b, v0.16b, v12.16b
    and v25.16b, v25.16b, v5.16b
    eor v13.16b, v5.16b, v29.16b
    and v30.16b, v30.16b, v11.16b
    eor v3.16b, v31.16b, v3.16b
    eor v20.16b, v20.16b, v21.16b
    eor v1.16b, v1.16b, v0.16b
    and v5.16b, v19.16b, v5.16b
    and v18.16b, v18.16b, v26.16b
    and v4.16b, v4.16b, v13.16b
    and v19.16b, v27.16b, v9.16b
    eor v26.16b, v30.16b, v3.16b
    eor v1.16b, v20.16b, v1.16b
    and v16.16b, v16.16b, v24.16b
    and v6.16b, v6.16b, v29.16b
    and v24.16b, v10.16b, v29.16b
    eor v4.16b, v30.16b, v4.16b
    eor v19.16b, v19.16b, v26.16b
    eor v5.16b, v5.16b, v1.16b
    // round 9 (aes.dsl:47)
    ldr q26, [x3, #1120]
    // round 8 (aes.dsl:47)
    and v7.16b, v7.16b, v8.16b
    and v22.16b, v22.16b, v13.16b
    eor v24.16b, v31.16b, v24.16b
    and v2.16b, v2.16b, v12.16b
    tbl v27.16b, {v19.16b}, v23.16b
    eor v4.16b, v4.16b, v5.16b
    ldr q29, [x3, #1040]
    // round 9 (aes.dsl:47)
    ldr q30, [x3, #1088]
    // round 8 (aes.dsl:47)
    eor v21.16b, v21.16b, v22.16b
    eor v18.16b, v18.16b, v20.16b
    eor v5.16b, v24.16b, v5.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v19.16b, v27.16b
    eor v7.16b, v7.16b, v4.16b
    eor v0.16b, v25.16b, v0.16b
    // round 9 (aes.dsl:47)
    eor v19.16b, v26.16b, v19.16b
    // round 8 (aes.dsl:47)
    tbl v20.16b, {v5.16b}, v23.16b
    ldr q22, [x3, #1024]
    ldr q24, [x3, #1072]
    rev32 v25.8h, v3.8h
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v18.16b, v7.16b
    eor v3.16b, v29.16b, v3.16b
    // round 9 (aes.dsl:47)
    eor v18.16b, v30.16b, v5.16b
    // round 8 (aes.dsl:47)
    eor v5.16b, v5.16b, v20.16b
    // round 9 (aes.dsl:47)
    eor v19.16b, v19.16b, v25.16b
    // round 8 (aes.dsl:47)
    eor v20.16b, v21.16b, v6.16b
    eor v2.16b, v2.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v7.16b}, v23.16b
    rev32 v21.8h, v5.8h
    // round 9 (aes.dsl:47)
    ldr q25, [x3, #1104]
    // round 8 (aes.dsl:47)
    eor v5.16b, v22.16b, v5.16b
    eor v22.16b, v24.16b, v7.16b
    eor v16.16b, v16.16b, v20.16b
    eor v20.16b, v20.16b, v0.16b
    eor v6.16b, v7.16b, v6.16b
    tbl v7.16b, {v0.16b}, v23.16b
    eor v3.16b, v3.16b, v0.16b
    // round 9 (aes.dsl:47)
    eor v18.16b, v18.16b, v21.16b
    // round 8 (aes.dsl:47)
    eor v2.16b, v2.16b, v16.16b
    ldr q21, [x3, #1056]
    eor v1.16b, v1.16b, v16.16b
    tbl v16.16b, {v20.16b}, v23.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v7.8h, v6.8h
    eor v5.16b, v5.16b, v6.16b
    // round 9 (aes.dsl:47)
    eor v24.16b, v25.16b, v20.16b
    ldr q25, [x3, #1136]
    eor v19.16b, v19.16b, v6.16b
    // round 8 (aes.dsl:47)
    eor v4.16b, v4.16b, v2.16b
    tbl v26.16b, {v1.16b}, v23.16b
    eor v16.16b, v20.16b, v16.16b
    tbl v20.16b, {v2.16b}, v23.16b
    rev32 v27.8h, v0.8h
    eor v5.16b, v1.16b, v5.16b
    eor v0.16b, v21.16b, v0.16b
    // round 9 (aes.dsl:47)
    eor v21.16b, v6.16b, v24.16b
    // round 8 (aes.dsl:47)
    tbl v23.16b, {v4.16b}, v23.16b
    eor v1.16b, v1.16b, v26.16b
    rev32 v24.8h, v16.8h
    eor v7.16b, v22.16b, v7.16b
    // round 9 (aes.dsl:47)
    eor v22.16b, v25.16b, v2.16b
    // round 8 (aes.dsl:47)
    eor v2.16b, v2.16b, v20.16b
    eor v20.16b, v4.16b, v23.16b
    rev32 v23.8h, v1.8h
    // round 9 (aes.dsl:47)
    eor v21.16b, v21.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor v3.16b, v3.16b, v27.16b
    rev32 v24.8h, v2.8h
    // round 9 (aes.dsl:47)
    eor v1.16b, v22.16b, v1.16b
    // round 8 (aes.dsl:47)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v20.16b
    // round 9 (aes.dsl:47)
    eor v2.16b, v2.16b, v21.16b
    // round 8 (aes.dsl:47)
    eor v0.16b, v4.16b, v0.16b
    // round 9 (aes.dsl:47)
    eor v4.16b, v19.16b, v16.16b
    // round 8 (aes.dsl:47)
    rev32 v16.8h, v20.8h
    // round 9 (aes.dsl:47)
    eor v1.16b, v24.16b, v1.16b
    eor v19.16b, v3.16b, v5.16b
    eor v2.16b, v7.16b, v2.16b
    eor v6.16b, v6.16b, v18.16b
    // round 8 (aes.dsl:47)
    eor v0.16b, v0.16b, v16.16b
    // round 9 (aes.dsl:47)
    eor v4.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v19.16b
    eor v6.16b, v6.16b, v3.16b
    eor v16.16b, v2.16b, v19.16b
    eor v18.16b, v0.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v20.16b, v6.16b, v16.16b
    eor v6.16b, v6.16b, v18.16b
    eor v21.16b, v18.16b, v4.16b
    eor v22.16b, v0.16b, v20.16b
    eor v7.16b, v7.16b, v6.16b
    eor v5.16b, v5.16b, v21.16b
    and v23.16b, v0.16b, v2.16b
    eor v24.16b, v4.16b, v22.16b
    and v25.16b, v6.16b, v16.16b
    eor v26.16b, v2.16b, v5.16b
    eor v27.16b, v19.16b, v7.16b
    orr v29.16b, v1.16b, v5.16b
    eor v30.16b, v2.16b, v7.16b
    orr v31.16b, v7.16b, v22.16b
    eor v3.16b, v3.16b, v25.16b
    eor v25.16b, v26.16b, v27.16b
    eor v19.16b, v19.16b, v26.16b
    and v8.16b, v21.16b, v26.16b
    and v9.16b, v30.16b, v20.16b
    and v10.16b, v18.16b, v27.16b
    eor v11.16b, v6.16b, v31.16b
    and v12.16b, v4.16b, v25.16b
    and v13.16b, v19.16b, v24.16b
    eor v23.16b, v23.16b, v8.16b
    eor v29.16b, v29.16b, v8.16b
    eor v8.16b, v9.16b, v10.16b
    eor v3.16b, v3.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    eor v31.16b, v31.16b, v13.16b
    eor v8.16b, v29.16b, v8.16b
    eor v3.16b, v23.16b, v3.16b
    eor v29.16b, v29.16b, v9.16b
    eor v23.16b, v23.16b, v31.16b
    eor v31.16b, v8.16b, v3.16b
    eor v9.16b, v29.16b, v23.16b
    and v10.16b, v29.16b, v31.16b
    and v11.16b, v8.16b, v9.16b
    eor v12.16b, v23.16b, v10.16b
    eor v13.16b, v3.16b, v11.16b
    and v3.16b, v3.16b, v12.16b
    and v23.16b, v23.16b, v13.16b
    orr v29.16b, v29.16b, v3.16b
    orr v8.16b, v8.16b, v23.16b
    eor v3.16b, v31.16b, v3.16b
    eor v23.16b, v9.16b, v23.16b
    eor v29.16b, v11.16b, v29.16b
    eor v31.16b, v10.16b, v8.16b
    eor v8.16b, v3.16b, v23.16b
    eor v9.16b, v29.16b, v31.16b
    eor v10.16b, v29.16b, v23.16b
    eor v11.16b, v8.16b, v9.16b
    and v27.16b, v27.16b, v29.16b
    and v6.16b, v6.16b, v23.16b
    and v5.16b, v5.16b, v8.16b
    and v20.16b, v20.16b, v10.16b
    and v21.16b, v21.16b, v9.16b
    and v0.16b, v0.16b, v11.16b
    and v24.16b, v24.16b, v3.16b
    and v30.16b, v30.16b, v10.16b
    eor v5.16b, v27.16b, v5.16b
    eor v10.16b, v3.16b, v31.16b
    eor v20.16b, v20.16b, v21.16b
    eor v6.16b, v6.16b, v0.16b
    ldr q12, [x8, #80]
    and v3.16b, v19.16b, v3.16b
    and v19.16b, v26.16b, v9.16b
    eor v26.16b, v30.16b, v5.16b
    and v18.16b, v18.16b, v29.16b
    and v7.16b, v7.16b, v10.16b
    eor v6.16b, v20.16b, v6.16b
    and v16.16b, v16.16b, v23.16b
    and v23.16b, v25.16b, v31.16b
    eor v19.16b, v19.16b, v26.16b
    and v4.16b, v4.16b, v31.16b
    eor v7.16b, v30.16b, v7.16b
    eor v3.16b, v3.16b, v6.16b
    // round 10 (aes.dsl:53)
    ldr q25, [x3, #1248]
    // round 9 (aes.dsl:47)
    and v22.16b, v22.16b, v10.16b
    eor v23.16b, v27.16b, v23.16b
    tbl v26.16b, {v19.16b}, v12.16b
    ldr q27, [x3, #1168]
    and v1.16b, v1.16b, v8.16b
    and v2.16b, v2.16b, v11.16b
    eor v7.16b, v7.16b, v3.16b
    eor v21.16b, v21.16b, v22.16b
    eor v19.16b, v19.16b, v26.16b
    eor v3.16b, v23.16b, v3.16b
    // round 10 (aes.dsl:53)
    ldr q22, [x3, #1216]
    // round 9 (aes.dsl:47)
    eor v18.16b, v18.16b, v20.16b
    eor v2.16b, v5.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    // round 10 (aes.dsl:53)
    eor v5.16b, v25.16b, v26.16b
    // round 9 (aes.dsl:47)
    tbl v20.16b, {v19.16b}, v28.16b
    tbl v23.16b, {v3.16b}, v12.16b
    ldr q25, [x3, #1152]
    eor v0.16b, v24.16b, v0.16b
    eor v19.16b, v27.16b, v19.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q24, [x3, #1200]
    // round 10 (aes.dsl:53)
    eor v5.16b, v5.16b, v20.16b
    // round 9 (aes.dsl:47)
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v3.16b, v23.16b
    // round 10 (aes.dsl:53)
    eor v18.16b, v22.16b, v23.16b
    // round 9 (aes.dsl:47)
    eor v20.16b, v21.16b, v4.16b
    eor v0.16b, v0.16b, v4.16b
    eor v2.16b, v2.16b, v1.16b
    tbl v4.16b, {v1.16b}, v12.16b
    tbl v21.16b, {v3.16b}, v28.16b
    // round 10 (aes.dsl:53)
    ldr q22, [x3, #1232]
    // round 9 (aes.dsl:47)
    eor v3.16b, v25.16b, v3.16b
    eor v16.16b, v16.16b, v20.16b
    eor v20.16b, v20.16b, v0.16b
    eor v1.16b, v1.16b, v4.16b
    tbl v23.16b, {v0.16b}, v12.16b
    eor v4.16b, v24.16b, v4.16b
    // round 10 (aes.dsl:53)
    eor v18.16b, v18.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor v2.16b, v2.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #1184]
    eor v0.16b, v0.16b, v23.16b
    tbl v21.16b, {v20.16b}, v12.16b
    tbl v24.16b, {v1.16b}, v28.16b
    eor v3.16b, v3.16b, v1.16b
    eor v19.16b, v19.16b, v23.16b
    // round 10 (aes.dsl:53)
    eor v22.16b, v22.16b, v1.16b
    ldr q23, [x3, #1264]
    eor v5.16b, v5.16b, v1.16b
    // round 9 (aes.dsl:47)
    eor v7.16b, v7.16b, v2.16b
    eor v20.16b, v20.16b, v21.16b
    tbl v25.16b, {v2.16b}, v12.16b
    tbl v26.16b, {v6.16b}, v12.16b
    tbl v27.16b, {v0.16b}, v28.16b
    eor v0.16b, v16.16b, v0.16b
    eor v4.16b, v4.16b, v24.16b
    // round 10 (aes.dsl:53)
    eor v16.16b, v21.16b, v22.16b
    // round 9 (aes.dsl:47)
    tbl v21.16b, {v7.16b}, v12.16b
    eor v6.16b, v6.16b, v26.16b
    tbl v22.16b, {v20.16b}, v28.16b
    eor v2.16b, v2.16b, v25.16b
    eor v3.16b, v3.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor v23.16b, v23.16b, v25.16b
    // round 9 (aes.dsl:47)
    eor v7.16b, v7.16b, v21.16b
    tbl v24.16b, {v6.16b}, v28.16b
    // round 10 (aes.dsl:53)
    eor v16.16b, v16.16b, v22.16b
    // round 9 (aes.dsl:47)
    eor v19.16b, v19.16b, v27.16b
    tbl v22.16b, {v2.16b}, v28.16b
    // round 10 (aes.dsl:53)
    eor v6.16b, v6.16b, v23.16b
    // round 9 (aes.dsl:47)
    eor v3.16b, v3.16b, v24.16b
    eor v4.16b, v4.16b, v7.16b
    // round 10 (aes.dsl:53)
    eor v2.16b, v2.16b, v16.16b
    eor v5.16b, v5.16b, v20.16b
    // round 9 (aes.dsl:47)
    eor v0.16b, v0.16b, v21.16b
    tbl v7.16b, {v7.16b}, v28.16b
    // round 10 (aes.dsl:53)
    eor v6.16b, v22.16b, v6.16b
    eor v16.16b, v19.16b, v3.16b
    eor v2.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v18.16b
    // round 9 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    // round 10 (aes.dsl:53)
    eor v5.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v16.16b
    eor v1.16b, v1.16b, v19.16b
    eor v7.16b, v2.16b, v16.16b
    eor v18.16b, v0.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v20.16b, v1.16b, v7.16b
    eor v1.16b, v1.16b, v18.16b
    eor v21.16b, v18.16b, v5.16b
    eor v22.16b, v0.16b, v20.16b
    eor v4.16b, v4.16b, v1.16b
    eor v3.16b, v3.16b, v21.16b
    and v23.16b, v0.16b, v2.16b
    eor v24.16b, v5.16b, v22.16b
    and v25.16b, v1.16b, v7.16b
    eor v26.16b, v2.16b, v3.16b
    eor v27.16b, v16.16b, v4.16b
    orr v28.16b, v6.16b, v3.16b
    eor v29.16b, v2.16b, v4.16b
    orr v30.16b, v4.16b, v22.16b
    eor v19.16b, v19.16b, v25.16b
    eor v25.16b, v26.16b, v27.16b
    eor v16.16b, v16.16b, v26.16b
    and v31.16b, v21.16b, v26.16b
    and v8.16b, v29.16b, v20.16b
    and v9.16b, v18.16b, v27.16b
    eor v10.16b, v1.16b, v30.16b
    and v11.16b, v5.16b, v25.16b
    and v12.16b, v16.16b, v24.16b
    eor v23.16b, v23.16b, v31.16b
    eor v28.16b, v28.16b, v31.16b
    eor v31.16b, v8.16b, v9.16b
    eor v19.16b, v19.16b, v8.16b
    eor v8.16b, v10.16b, v11.16b
    eor v30.16b, v30.16b, v12.16b
    eor v31.16b, v28.16b, v31.16b
    eor v19.16b, v23.16b, v19.16b
    eor v28.16b, v28.16b, v8.16b
    eor v23.16b, v23.16b, v30.16b
    eor v30.16b, v31.16b, v19.16b
    eor v8.16b, v28.16b, v23.16b
    and v9.16b, v28.16b, v30.16b
    and v10.16b, v31.16b, v8.16b
    eor v11.16b, v23.16b, v9.16b
    eor v12.16b, v19.16b, v10.16b
    and v19.16b, v19.16b, v11.16b
    and v23.16b, v23.16b, v12.16b
    orr v28.16b, v28.16b, v19.16b
    orr v31.16b, v31.16b, v23.16b
    eor v19.16b, v30.16b, v19.16b
    eor v23.16b, v8.16b, v23.16b
    eor v28.16b, v10.16b, v28.16b
    eor v30.16b, v9.16b, v31.16b
    eor v31.16b, v19.16b, v23.16b
    eor v8.16b, v28.16b, v30.16b
    eor v9.16b, v28.16b, v23.16b
    eor v10.16b, v31.16b, v8.16b
    and v1.16b, v1.16b, v23.16b
    and v20.16b, v20.16b, v9.16b
    and v21.16b, v21.16b, v8.16b
    and v0.16b, v0.16b, v10.16b
    eor v11.16b, v19.16b, v30.16b
    eor v20.16b, v20.16b, v21.16b
    eor v1.16b, v1.16b, v0.16b
    and v16.16b, v16.16b, v19.16b
    ldr q12, [x3, #1280]
    and v29.16b, v29.16b, v9.16b
    and v4.16b, v4.16b, v11.16b
    eor v1.16b, v20.16b, v1.16b
    and v19.16b, v24.16b, v19.16b
    and v18.16b, v18.16b, v28.16b
    and v24.16b, v27.16b, v28.16b
    eor v4.16b, v29.16b, v4.16b
    eor v16.16b, v16.16b, v1.16b
    ldr q27, [x3, #1344]
    and v7.16b, v7.16b, v23.16b
    and v6.16b, v6.16b, v31.16b
    and v3.16b, v3.16b, v31.16b
    and v23.16b, v25.16b, v30.16b
    eor v25.16b, v12.16b, v24.16b
    eor v4.16b, v4.16b, v16.16b
    and v5.16b, v5.16b, v30.16b
    eor v3.16b, v24.16b, v3.16b
    and v24.16b, v26.16b, v8.16b
    and v22.16b, v22.16b, v11.16b
    eor v23.16b, v23.16b, v25.16b
    eor v6.16b, v6.16b, v4.16b
    ldr q25, [x3, #1296]
    ldr q26, [x8, #96]
    eor v27.16b, v27.16b, v29.16b
    and v2.16b, v2.16b, v10.16b
    eor v24.16b, v3.16b, v24.16b
    ldr q28, [x3, #1376]
    eor v21.16b, v21.16b, v22.16b
    eor v18.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q20, [x3, #1328]
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v27.16b, v24.16b
    eor v16.16b, v23.16b, v16.16b
    ldr q22, [x3, #1392]
    eor v0.16b, v19.16b, v0.16b
    eor v6.16b, v18.16b, v6.16b
    eor v18.16b, v21.16b, v5.16b
    ldr q19, [x3, #1360]
    tbl v3.16b, {v3.16b}, v26.16b
    eor v1.16b, v25.16b, v1.16b
    tbl v16.16b, {v16.16b}, v26.16b
    ldr q21, [x3, #1312]
    eor v4.16b, v28.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    eor v7.16b, v7.16b, v18.16b
    mov v23.16b, v16.16b
    sli v23.16b, v3.16b, #4
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v20.16b, v18.16b
    sri v3.16b, v16.16b, #4
    eor v6.16b, v22.16b, v6.16b
    eor v2.16b, v2.16b, v7.16b
    eor v16.16b, v19.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    tbl v5.16b, {v6.16b}, v26.16b
    eor v6.16b, v21.16b, v2.16b
    eor v2.16b, v4.16b, v2.16b
    tbl v4.16b, {v16.16b}, v26.16b
    tbl v1.16b, {v1.16b}, v26.16b
    tbl v0.16b, {v0.16b}, v26.16b
    ushr v7.16b, v23.16b, #2
    tbl v6.16b, {v6.16b}, v26.16b
    tbl v2.16b, {v2.16b}, v26.16b
    ushr v16.16b, v3.16b, #2
    mov v18.16b, v1.16b
    sli v18.16b, v4.16b, #4
    mov v19.16b, v0.16b
    sli v19.16b, v5.16b, #4
    sri v4.16b, v1.16b, #4
    sri v5.16b, v0.16b, #4
    mov v0.16b, v6.16b
    sli v0.16b, v2.16b, #4
    sri v2.16b, v6.16b, #4
    ushr v1.16b, v18.16b, #2
    shl v6.16b, v19.16b, #2
    ushr v20.16b, v4.16b, #2
    shl v21.16b, v5.16b, #2
    shl v22.16b, v0.16b, #2
    bit v0.16b, v7.16b, v17.16b
    bit v6.16b, v18.16b, v17.16b
    shl v7.16b, v2.16b, #2
    bit v19.16b, v1.16b, v17.16b
    bit v2.16b, v16.16b, v17.16b
    bit v21.16b, v4.16b, v17.16b
    bit v5.16b, v20.16b, v17.16b
    bit v22.16b, v23.16b, v17.16b
    bsl v17.16b, v3.16b, v7.16b
    shl v1.16b, v6.16b, #1
    ushr v3.16b, v0.16b, #1
    shl v4.16b, v19.16b, #1
    shl v7.16b, v21.16b, #1
    ushr v16.16b, v2.16b, #1
    shl v18.16b, v5.16b, #1
    ushr v20.16b, v22.16b, #1
    movi v23.16b, #85
    bit v1.16b, v22.16b, v23.16b
    bit v4.16b, v0.16b, v23.16b
    bit v19.16b, v3.16b, v23.16b
    ushr v0.16b, v17.16b, #1
    bit v7.16b, v17.16b, v23.16b
    bit v18.16b, v2.16b, v23.16b
    bit v5.16b, v16.16b, v23.16b
    str q1, [x0, #0]
    str q4, [x0, #32]
    bit v6.16b, v20.16b, v23.16b
    bsl v23.16b, v0.16b, v21.16b
    str q19, [x0, #48]
    str q7, [x0, #64]
    str q18, [x0, #96]
    str q5, [x0, #112]
    str q6, [x0, #16]
    str q23, [x0, #80]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_aes128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_128_ecb_encrypt_neon_out
.Llwcc_aes128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_aes128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
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
    add x1, sp, #64
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
    movz x10, #8
.Llwcc_aes128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_aes128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_aes128_128_ecb_encrypt_neon, .-lwcc_aes128_128_ecb_encrypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a
    .byte 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05
    .byte 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06
    .byte 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02
    .byte 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e
    .byte 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c, 0x01, 0x02, 0x03, 0x00
    .byte 0x00, 0x09, 0x02, 0x0b, 0x04, 0x0d, 0x06, 0x0f, 0x08, 0x01, 0x0a, 0x03, 0x0c, 0x05, 0x0e, 0x07
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x07, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x0f, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00
    .byte 0x1f, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00
    .byte 0x3f, 0x00, 0x00, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x33, 0x00, 0x00, 0x00, 0x22, 0x00, 0x00, 0x00
    .byte 0x7f, 0x00, 0x00, 0x00, 0x55, 0x00, 0x00, 0x00, 0x66, 0x00, 0x00, 0x00, 0x44, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xaa, 0x00, 0x00, 0x00, 0xcc, 0x00, 0x00, 0x00, 0x88, 0x00, 0x00, 0x00
    .byte 0xe4, 0x00, 0x00, 0x00, 0x4e, 0x00, 0x00, 0x00, 0x82, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0xd2, 0x00, 0x00, 0x00, 0x9c, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00

    .text

    .balign 16
.Llwcc_aes128_128_drbg_neon_block_cipher_df:
    sub sp, sp, #1648
    str x30, [sp, #0]
    str x0, [sp, #8]
    add x0, sp, #16
    movz x2, #48
    bl .Llwcc_aes128_128_drbg_neon_copy
    ldr x9, [sp, #24]
    ldr x10, [sp, #40]
    add x9, x9, x10
    ldr x10, [sp, #56]
    add x9, x9, x10
    add x0, sp, #176
    lsr x10, x9, #0
    strb w10, [x0, #3]
    lsr x10, x9, #8
    strb w10, [x0, #2]
    lsr x10, x9, #16
    strb w10, [x0, #1]
    lsr x10, x9, #24
    strb w10, [x0, #0]
    add x0, sp, #192
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_4
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_copy
    add x0, sp, #208
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_5
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_copy
    movz x9, #4
    str x9, [sp, #72]
    add x10, sp, #176
    str x10, [sp, #64]
    movz x9, #4
    str x9, [sp, #88]
    adr x10, .Llwcc_aes128_128_drbg_neon_constant_6
    str x10, [sp, #80]
    add x0, sp, #96
    add x1, sp, #16
    movz x2, #48
    bl .Llwcc_aes128_128_drbg_neon_copy
    movz x9, #1
    str x9, [sp, #152]
    adr x10, .Llwcc_aes128_128_drbg_neon_constant_7
    str x10, [sp, #144]
    movz x9, #9
    ldr x10, [sp, #24]
    add x9, x9, x10
    ldr x10, [sp, #40]
    add x9, x9, x10
    ldr x10, [sp, #56]
    add x9, x9, x10
    movz x10, #15
    and x9, x9, x10
    movz x10, #16
    sub x9, x10, x9
    movz x10, #15
    and x9, x9, x10
    str x9, [sp, #168]
    movz x10, #0
    str x10, [sp, #160]
.Llwcc_aes128_128_drbg_block_cipher_df_neon_1:
    add x1, sp, #64
    movz x2, #7
    bl .Llwcc_aes128_128_drbg_neon_look
    cbz x9, .Llwcc_aes128_128_drbg_block_cipher_df_neon_2
    add x0, sp, #224
    add x1, sp, #64
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_read
    add x3, sp, #224
    add x0, sp, #192
    add x1, sp, #192
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_xor
    add x3, sp, #224
    add x0, sp, #208
    add x1, sp, #208
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_xor
    adr x3, .Llwcc_aes128_128_drbg_neon_known_key_0
    add x0, sp, #192
    mov x1, x0
    movz x2, #2
    bl lwcc_aes128_128_ecb_encrypt_neon
    b .Llwcc_aes128_128_drbg_block_cipher_df_neon_1
.Llwcc_aes128_128_drbg_block_cipher_df_neon_2:
    add x0, sp, #240
    add x1, sp, #192
    bl lwcc_aes128_128_key_setup_neon
    add x3, sp, #240
    ldr x0, [sp, #8]
    add x1, sp, #208
    movz x2, #1
    bl lwcc_aes128_128_ecb_encrypt_neon
    add x3, sp, #240
    ldr x0, [sp, #8]
    add x0, x0, #16
    ldr x1, [sp, #8]
    movz x2, #1
    bl lwcc_aes128_128_ecb_encrypt_neon
    movz x0, #0
.Llwcc_aes128_128_drbg_block_cipher_df_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #103
.Llwcc_aes128_128_drbg_block_cipher_df_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_aes128_128_drbg_block_cipher_df_neon_wipe
    ret

    .balign 16
    .global lwcc_aes128_128_drbg_init_neon
    .type lwcc_aes128_128_drbg_init_neon, %function
lwcc_aes128_128_drbg_init_neon:
    sub sp, sp, #176
    str x30, [sp, #0]
    str x0, [sp, #8]
    str x1, [sp, #16]
    str x2, [sp, #24]
    str x3, [sp, #32]
    str x4, [sp, #40]
    str x5, [sp, #48]
    str x6, [sp, #56]
    ldr x9, [sp, #24]
    movz x10, #16
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbnz x11, .Llwcc_aes128_128_drbg_init_neon_refuse_1
    ldr x9, [sp, #24]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_init_neon_refuse_1
    ldr x9, [sp, #40]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_init_neon_refuse_2
    ldr x9, [sp, #56]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_init_neon_refuse_2
    ldr x9, [sp, #24]
    ldr x10, [sp, #40]
    add x9, x9, x10
    ldr x10, [sp, #56]
    add x9, x9, x10
    movz x10, #0
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_init_neon_refuse_2
    add x0, sp, #64
    add x1, sp, #16
    movz x2, #48
    bl .Llwcc_aes128_128_drbg_neon_copy
    add x0, sp, #112
    add x1, sp, #64
    bl .Llwcc_aes128_128_drbg_neon_block_cipher_df
    add x3, sp, #112
    add x0, sp, #144
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_3
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_xor
    ldr x0, [sp, #8]
    add x1, sp, #144
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_copy
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_2
    movz x2, #8
    bl .Llwcc_aes128_128_drbg_neon_copy
    movz x0, #0
.Llwcc_aes128_128_drbg_init_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #11
.Llwcc_aes128_128_drbg_init_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_aes128_128_drbg_init_neon_wipe
    ret
.Llwcc_aes128_128_drbg_init_neon_refuse_1:
    movz x0, #1
    b .Llwcc_aes128_128_drbg_init_neon_leave
.Llwcc_aes128_128_drbg_init_neon_refuse_2:
    movz x0, #2
    b .Llwcc_aes128_128_drbg_init_neon_leave
    .size lwcc_aes128_128_drbg_init_neon, .-lwcc_aes128_128_drbg_init_neon

    .balign 16
    .global lwcc_aes128_128_drbg_reseed_neon
    .type lwcc_aes128_128_drbg_reseed_neon, %function
lwcc_aes128_128_drbg_reseed_neon:
    sub sp, sp, #1568
    str x30, [sp, #0]
    str x0, [sp, #8]
    str x1, [sp, #16]
    str x2, [sp, #24]
    str x3, [sp, #32]
    str x4, [sp, #40]
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_0
    movz x2, #8
    bl .Llwcc_aes128_128_drbg_neon_compare
    sub x9, x9, x10
    cbz x9, .Llwcc_aes128_128_drbg_reseed_neon_refuse_5
    ldr x9, [sp, #24]
    movz x10, #16
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbnz x11, .Llwcc_aes128_128_drbg_reseed_neon_refuse_1
    ldr x9, [sp, #24]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_reseed_neon_refuse_1
    ldr x9, [sp, #40]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_reseed_neon_refuse_2
    ldr x9, [sp, #24]
    ldr x10, [sp, #40]
    add x9, x9, x10
    movz x10, #0
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_reseed_neon_refuse_2
    add x0, sp, #48
    add x1, sp, #16
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_copy
    movz x9, #0
    str x9, [sp, #88]
    movz x10, #0
    str x10, [sp, #80]
    add x0, sp, #96
    add x1, sp, #48
    bl .Llwcc_aes128_128_drbg_neon_block_cipher_df
    add x0, sp, #128
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    add x0, sp, #160
    ldr x1, [sp, #8]
    bl lwcc_aes128_128_key_setup_neon
    add x0, sp, #144
    add x1, sp, #128
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    add x3, sp, #160
    add x0, sp, #128
    mov x1, x0
    movz x2, #2
    bl lwcc_aes128_128_ecb_encrypt_neon
    add x3, sp, #96
    ldr x0, [sp, #8]
    add x1, sp, #128
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_xor
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_2
    movz x2, #8
    bl .Llwcc_aes128_128_drbg_neon_copy
    movz x0, #0
.Llwcc_aes128_128_drbg_reseed_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #98
.Llwcc_aes128_128_drbg_reseed_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_aes128_128_drbg_reseed_neon_wipe
    ret
.Llwcc_aes128_128_drbg_reseed_neon_refuse_1:
    movz x0, #1
    b .Llwcc_aes128_128_drbg_reseed_neon_leave
.Llwcc_aes128_128_drbg_reseed_neon_refuse_2:
    movz x0, #2
    b .Llwcc_aes128_128_drbg_reseed_neon_leave
.Llwcc_aes128_128_drbg_reseed_neon_refuse_5:
    movz x0, #5
    b .Llwcc_aes128_128_drbg_reseed_neon_leave
    .size lwcc_aes128_128_drbg_reseed_neon, .-lwcc_aes128_128_drbg_reseed_neon

    .balign 16
    .global lwcc_aes128_128_drbg_generate_neon
    .type lwcc_aes128_128_drbg_generate_neon, %function
lwcc_aes128_128_drbg_generate_neon:
    sub sp, sp, #1648
    str x30, [sp, #0]
    str x0, [sp, #8]
    str x1, [sp, #16]
    str x2, [sp, #24]
    str x3, [sp, #32]
    str x4, [sp, #40]
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_0
    movz x2, #8
    bl .Llwcc_aes128_128_drbg_neon_compare
    sub x9, x9, x10
    cbz x9, .Llwcc_aes128_128_drbg_generate_neon_refuse_5
    ldr x9, [sp, #24]
    movz x10, #1
    movk x10, #1, lsl #16
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_generate_neon_refuse_3
    ldr x9, [sp, #40]
    movz x10, #0
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_generate_neon_refuse_2
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_aes128_128_drbg_neon_constant_1
    movz x2, #8
    bl .Llwcc_aes128_128_drbg_neon_compare
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_aes128_128_drbg_generate_neon_refuse_4
    ldr x9, [sp, #40]
    movz x10, #1
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbnz x11, .Llwcc_aes128_128_drbg_generate_neon_1
    add x0, sp, #80
    add x1, sp, #32
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_copy
    movz x9, #0
    str x9, [sp, #104]
    movz x10, #0
    str x10, [sp, #96]
    movz x9, #0
    str x9, [sp, #120]
    movz x10, #0
    str x10, [sp, #112]
    add x0, sp, #128
    add x1, sp, #80
    bl .Llwcc_aes128_128_drbg_neon_block_cipher_df
    add x0, sp, #160
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    add x0, sp, #240
    ldr x1, [sp, #8]
    bl lwcc_aes128_128_key_setup_neon
    add x0, sp, #176
    add x1, sp, #160
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    add x3, sp, #240
    add x0, sp, #160
    mov x1, x0
    movz x2, #2
    bl lwcc_aes128_128_ecb_encrypt_neon
    add x3, sp, #128
    ldr x0, [sp, #8]
    add x1, sp, #160
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_xor
    b .Llwcc_aes128_128_drbg_generate_neon_2
.Llwcc_aes128_128_drbg_generate_neon_1:
    add x0, sp, #128
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_clear
.Llwcc_aes128_128_drbg_generate_neon_2:
    add x0, sp, #240
    ldr x1, [sp, #8]
    bl lwcc_aes128_128_key_setup_neon
    ldr x0, [sp, #16]
    ldr x1, [sp, #24]
    str x0, [sp, #48]
    str x1, [sp, #56]
    movz x2, #0
    mov x9, x1
    lsr x2, x9, #4
    cbz x2, .Llwcc_aes128_128_drbg_generate_neon_last
    str x2, [sp, #64]
    ldr x1, [sp, #8]
    add x1, x1, #16
    ldr x3, [x1, #0]
    rev x3, x3
    ldr x4, [x1, #8]
    rev x4, x4
    rev x9, x3
    dup v0.2d, x9
    lsr x10, x4, #63
    add x10, x3, x10
    rev x10, x10
    dup v1.2d, x10
    add x9, x4, #1
    add x10, x4, #2
    dup v2.2d, x9
    ins v2.d[1], x10
    movz x9, #2
    dup v3.2d, x9
    lsl x9, x9, #62
    dup v4.2d, x9
    add x9, x4, x2
    bic x10, x4, x9
    lsr x10, x10, #63
    add x3, x3, x10
    mov x4, x9
    rev x9, x3
    str x9, [x1, #0]
    rev x10, x4
    str x10, [x1, #8]
    lsr x9, x2, #1
    cbz x9, .Llwcc_aes128_128_drbg_generate_neon_odd
.Llwcc_aes128_128_drbg_generate_neon_count:
    cmtst v5.2d, v2.2d, v4.2d
    bsl v5.16b, v0.16b, v1.16b
    rev64 v6.16b, v2.16b
    add v2.2d, v2.2d, v3.2d
    st2 {v5.2d, v6.2d}, [x0]
    add x0, x0, #32
    sub x9, x9, #1
    cbnz x9, .Llwcc_aes128_128_drbg_generate_neon_count
.Llwcc_aes128_128_drbg_generate_neon_odd:
    tbz x2, #0, .Llwcc_aes128_128_drbg_generate_neon_counted
    cmtst v5.2d, v2.2d, v4.2d
    bsl v5.16b, v0.16b, v1.16b
    rev64 v6.16b, v2.16b
    add v2.2d, v2.2d, v3.2d
    zip1 v5.2d, v5.2d, v6.2d
    str q5, [x0, #0]
    add x0, x0, #16
.Llwcc_aes128_128_drbg_generate_neon_counted:
    ldr x9, [sp, #16]
    ldr x10, [sp, #24]
    sub x11, x0, x9
    sub x10, x10, x11
    str x0, [sp, #48]
    str x10, [sp, #56]
    mov x0, x9
    mov x1, x9
    ldr x2, [sp, #64]
    add x3, sp, #240
    bl lwcc_aes128_128_ecb_encrypt_neon
.Llwcc_aes128_128_drbg_generate_neon_last:
    ldr x9, [sp, #56]
    cbz x9, .Llwcc_aes128_128_drbg_generate_neon_whole
    add x0, sp, #192
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    ldr x0, [sp, #8]
    add x0, x0, #16
    add x1, sp, #192
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_copy
    add x3, sp, #240
    add x0, sp, #192
    mov x1, x0
    movz x2, #1
    bl lwcc_aes128_128_ecb_encrypt_neon
    add x1, sp, #192
    ldr x9, [sp, #56]
    movz x2, #16
    sub x10, x9, x2
    eor x16, x9, x2
    bic x10, x10, x16
    bic x16, x2, x9
    orr x10, x10, x16
    tbz x10, #63, .Llwcc_aes128_128_drbg_generate_neon_part
    mov x2, x9
.Llwcc_aes128_128_drbg_generate_neon_part:
    sub x9, x9, x2
    str x9, [sp, #56]
    ldr x0, [sp, #48]
    add x9, x0, x2
    str x9, [sp, #48]
    bl .Llwcc_aes128_128_drbg_neon_copy
    b .Llwcc_aes128_128_drbg_generate_neon_last
.Llwcc_aes128_128_drbg_generate_neon_whole:
    add x0, sp, #208
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    add x0, sp, #224
    add x1, sp, #208
    movz x2, #16
    bl .Llwcc_aes128_128_drbg_neon_increment
    add x3, sp, #240
    add x0, sp, #208
    mov x1, x0
    movz x2, #2
    bl lwcc_aes128_128_ecb_encrypt_neon
    add x3, sp, #128
    ldr x0, [sp, #8]
    add x1, sp, #208
    movz x2, #32
    bl .Llwcc_aes128_128_drbg_neon_xor
    ldr x0, [sp, #8]
    add x0, x0, #32
    ldr x1, [sp, #8]
    add x1, x1, #32
    movz x2, #8
    bl .Llwcc_aes128_128_drbg_neon_increment
    movz x0, #0
.Llwcc_aes128_128_drbg_generate_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #103
.Llwcc_aes128_128_drbg_generate_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_aes128_128_drbg_generate_neon_wipe
    ret
.Llwcc_aes128_128_drbg_generate_neon_refuse_2:
    movz x0, #2
    b .Llwcc_aes128_128_drbg_generate_neon_leave
.Llwcc_aes128_128_drbg_generate_neon_refuse_3:
    movz x0, #3
    b .Llwcc_aes128_128_drbg_generate_neon_leave
.Llwcc_aes128_128_drbg_generate_neon_refuse_4:
    movz x0, #4
    b .Llwcc_aes128_128_drbg_generate_neon_leave
.Llwcc_aes128_128_drbg_generate_neon_refuse_5:
    movz x0, #5
    b .Llwcc_aes128_128_drbg_generate_neon_leave
    .size lwcc_aes128_128_drbg_generate_neon, .-lwcc_aes128_128_drbg_generate_neon

    .balign 16
.Llwcc_aes128_128_drbg_neon_copy:
    ldrb w9, [x1, #0]
    add x1, x1, #1
    strb w9, [x0, #0]
    add x0, x0, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_aes128_128_drbg_neon_copy
    ret

    .balign 16
.Llwcc_aes128_128_drbg_neon_clear:
    movz x9, #0
.Llwcc_aes128_128_drbg_neon_clear_byte:
    strb w9, [x0, #0]
    add x0, x0, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_aes128_128_drbg_neon_clear_byte
    ret

    .balign 16
.Llwcc_aes128_128_drbg_neon_xor:
    ldrb w9, [x1, #0]
    ldrb w10, [x3, #0]
    add x1, x1, #1
    eor w9, w9, w10
    strb w9, [x0, #0]
    add x3, x3, #1
    add x0, x0, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_aes128_128_drbg_neon_xor
    ret

    .balign 16
.Llwcc_aes128_128_drbg_neon_increment:
    add x1, x1, x2
    add x0, x0, x2
    movz x10, #1
.Llwcc_aes128_128_drbg_neon_increment_byte:
    sub x1, x1, #1
    sub x0, x0, #1
    ldrb w9, [x1, #0]
    add x9, x9, x10
    strb w9, [x0, #0]
    lsr x10, x9, #8
    sub x2, x2, #1
    cbnz x2, .Llwcc_aes128_128_drbg_neon_increment_byte
    ret

    .balign 16
.Llwcc_aes128_128_drbg_neon_compare:
    ldrb w9, [x0, #0]
    ldrb w10, [x1, #0]
    sub x11, x9, x10
    cbnz x11, .Llwcc_aes128_128_drbg_neon_compare_differ
    add x0, x0, #1
    add x1, x1, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_aes128_128_drbg_neon_compare
.Llwcc_aes128_128_drbg_neon_compare_differ:
    ret

    .balign 16
.Llwcc_aes128_128_drbg_neon_look:
    ldr x9, [x1, #8]
    cbnz x9, .Llwcc_aes128_128_drbg_neon_look_found
    add x1, x1, #16
    sub x2, x2, #1
    cbnz x2, .Llwcc_aes128_128_drbg_neon_look
.Llwcc_aes128_128_drbg_neon_look_found:
    ret

    .balign 16
.Llwcc_aes128_128_drbg_neon_read:
    ldr x9, [x1, #8]
    cbnz x9, .Llwcc_aes128_128_drbg_neon_read_piece
    add x1, x1, #16
    b .Llwcc_aes128_128_drbg_neon_read
.Llwcc_aes128_128_drbg_neon_read_piece:
    mov x10, x2
    sub x11, x9, x2
    eor x12, x9, x2
    bic x11, x11, x12
    bic x12, x2, x9
    orr x11, x11, x12
    tbz x11, #63, .Llwcc_aes128_128_drbg_neon_read_part
    mov x10, x9
.Llwcc_aes128_128_drbg_neon_read_part:
    sub x9, x9, x10
    str x9, [x1, #8]
    sub x2, x2, x10
    ldr x9, [x1, #0]
    cbz x9, .Llwcc_aes128_128_drbg_neon_read_zero
.Llwcc_aes128_128_drbg_neon_read_byte:
    ldrb w11, [x9, #0]
    add x9, x9, #1
    strb w11, [x0, #0]
    add x0, x0, #1
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_drbg_neon_read_byte
    str x9, [x1, #0]
    b .Llwcc_aes128_128_drbg_neon_read_more
.Llwcc_aes128_128_drbg_neon_read_zero:
    strb w9, [x0, #0]
    add x0, x0, #1
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_drbg_neon_read_zero
.Llwcc_aes128_128_drbg_neon_read_more:
    cbnz x2, .Llwcc_aes128_128_drbg_neon_read
    ret

    .balign 16
    // the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_aes128_128_drbg_neon_known_key_0:
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff
    .byte 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff
    .byte 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff
    .byte 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff
    .byte 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00
    .byte 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00
    .byte 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff
    .byte 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff
    .byte 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00
    .byte 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_3:
    .byte 0x58, 0xe2, 0xfc, 0xce, 0xfa, 0x7e, 0x30, 0x61, 0x36, 0x7f, 0x1d, 0x57, 0xa4, 0xe7, 0x45, 0x5a
    .byte 0x03, 0x88, 0xda, 0xce, 0x60, 0xb6, 0xa3, 0x92, 0xf3, 0x28, 0xc2, 0xb9, 0x71, 0xb2, 0xfe, 0x78

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_4:
    .byte 0xc6, 0xa1, 0x3b, 0x37, 0x87, 0x8f, 0x5b, 0x82, 0x6f, 0x4f, 0x81, 0x62, 0xa1, 0xc8, 0xd8, 0x79

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_5:
    .byte 0x95, 0x03, 0xe3, 0xa2, 0x24, 0x5a, 0x2b, 0xe4, 0x3c, 0x98, 0x74, 0xed, 0xfe, 0x1b, 0xed, 0x9e

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20

    .balign 16
.Llwcc_aes128_128_drbg_neon_constant_7:
    .byte 0x80
