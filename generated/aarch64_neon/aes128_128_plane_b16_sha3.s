// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --features sha3 --pass 'schedule(effort=60000, beyond=36)' --blocks 16
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) pair_moves() early_stores() spill_order() select() schedule(effort=60000, beyond=36) allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 2864
// layout:    planes of 16 S-boxes, 16 blocks side by side; cells in 2 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 5792, ctx 6048, align 16, group 256, stack 2864
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a33b30c0b3f14f97d595c2d8643d63a068be6290082cf675aa109cf1db00f4b6

    .text

    .balign 16
    .global lwcc_aes128_128_key_setup_neon
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #2864
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q0, [x1, #0]
    ushr v1.16b, v0.16b, #7
    ushr v2.16b, v0.16b, #4
    ushr v3.16b, v0.16b, #1
    mvn v1.16b, v1.16b
    mvn v2.16b, v2.16b
    ushr v4.16b, v0.16b, #2
    ushr v5.16b, v0.16b, #5
    ushr v6.16b, v0.16b, #3
    mvn v3.16b, v3.16b
    eor v7.16b, v2.16b, v1.16b
    mvn v5.16b, v5.16b
    mvn v6.16b, v6.16b
    eor3 v19.16b, v3.16b, v4.16b, v7.16b
    ldr q20, [x8, #448]
    ldr q21, [x8, #416]
    ldr q22, [x8, #432]
    eor3 v23.16b, v3.16b, v6.16b, v7.16b
    eor3 v24.16b, v3.16b, v5.16b, v19.16b
    ldr q25, [x8, #368]
    ushr v26.16b, v0.16b, #6
    eor v27.16b, v23.16b, v24.16b
    ldr q28, [x8, #464]
    tbl v20.16b, {v0.16b}, v20.16b
    mov v29.16b, v0.16b
    sli v29.2d, v0.2d, #32
    tbl v22.16b, {v0.16b}, v22.16b
    eor3 v30.16b, v5.16b, v26.16b, v23.16b
    eor3 v31.16b, v0.16b, v24.16b, v27.16b
    bit v29.16b, v20.16b, v25.16b
    eor v8.16b, v3.16b, v1.16b
    eor3 v9.16b, v2.16b, v30.16b, v31.16b
    tbl v28.16b, {v0.16b}, v28.16b
    bit v29.16b, v22.16b, v21.16b
    eor3 v11.16b, v3.16b, v4.16b, v8.16b
    eor3 v12.16b, v5.16b, v1.16b, v24.16b
    eor v13.16b, v19.16b, v9.16b
    orr v14.16b, v24.16b, v12.16b
    eor3 v15.16b, v3.16b, v11.16b, v13.16b
    and v16.16b, v11.16b, v30.16b
    mvn v17.16b, v9.16b
    bcax v18.16b, v14.16b, v3.16b, v15.16b
    eor3 v4.16b, v4.16b, v5.16b, v30.16b
    eor3 v1.16b, v2.16b, v1.16b, v9.16b
    bcax v2.16b, v16.16b, v0.16b, v17.16b
    eor v5.16b, v27.16b, v15.16b
    eor3 v17.16b, v26.16b, v23.16b, v18.16b
    bcax v26.16b, v2.16b, v7.16b, v4.16b
    bcax v17.16b, v17.16b, v5.16b, v1.16b
    orn v21.16b, v19.16b, v23.16b
    eor3 v18.16b, v2.16b, v26.16b, v18.16b
    eor3 v16.16b, v16.16b, v1.16b, v17.16b
    eor3 v2.16b, v2.16b, v4.16b, v14.16b
    eor v17.16b, v26.16b, v21.16b
    bcax v18.16b, v18.16b, v27.16b, v8.16b
    eor v6.16b, v6.16b, v16.16b
    bcax v2.16b, v2.16b, v31.16b, v13.16b
    bcax v16.16b, v6.16b, v17.16b, v18.16b
    bcax v21.16b, v2.16b, v16.16b, v17.16b
    bcax v26.16b, v16.16b, v6.16b, v21.16b
    bit v2.16b, v26.16b, v17.16b
    bsl v16.16b, v26.16b, v18.16b
    bsl v18.16b, v21.16b, v6.16b
    bcax v6.16b, v17.16b, v2.16b, v21.16b
    eor v17.16b, v16.16b, v18.16b
    eor3 v21.16b, v2.16b, v6.16b, v17.16b
    orn v26.16b, v15.16b, v6.16b
    eor v14.16b, v2.16b, v16.16b
    orn v7.16b, v21.16b, v7.16b
    mvn v15.16b, v16.16b
    bcax v27.16b, v26.16b, v2.16b, v27.16b
    orr v13.16b, v13.16b, v18.16b
    bcax v12.16b, v7.16b, v14.16b, v12.16b
    bcax v23.16b, v27.16b, v23.16b, v15.16b
    eor v13.16b, v12.16b, v13.16b
    bcax v15.16b, v2.16b, v26.16b, v6.16b
    bcax v24.16b, v27.16b, v14.16b, v24.16b
    bcax v14.16b, v23.16b, v0.16b, v17.16b
    bcax v23.16b, v23.16b, v31.16b, v18.16b
    bcax v16.16b, v13.16b, v16.16b, v19.16b
    and v19.16b, v8.16b, v2.16b
    eor3 v2.16b, v2.16b, v18.16b, v15.16b
    eor3 v18.16b, v27.16b, v14.16b, v24.16b
    bcax v4.16b, v24.16b, v4.16b, v21.16b
    eor v21.16b, v16.16b, v23.16b
    bcax v1.16b, v19.16b, v1.16b, v15.16b
    bcax v18.16b, v18.16b, v2.16b, v30.16b
    ldr q23, [x8, #512]
    eor3 v7.16b, v7.16b, v4.16b, v21.16b
    eor3 v1.16b, v18.16b, v1.16b, v4.16b
    eor3 v16.16b, v16.16b, v21.16b, v7.16b
    bcax v2.16b, v1.16b, v2.16b, v11.16b
    tbl v24.16b, {v7.16b}, v23.16b
    tbl v27.16b, {v16.16b}, v23.16b
    mvn v2.16b, v2.16b
    tbl v30.16b, {v24.16b}, v23.16b
    tbl v31.16b, {v27.16b}, v23.16b
    mvn v8.16b, v21.16b
    ushr v24.2d, v24.2d, #2
    tbl v11.16b, {v2.16b}, v23.16b
    ushr v27.2d, v27.2d, #1
    shl v30.2d, v30.2d, #62
    shl v31.2d, v31.2d, #63
    bcax v5.16b, v14.16b, v5.16b, v15.16b
    tbl v14.16b, {v11.16b}, v23.16b
    tbl v15.16b, {v8.16b}, v23.16b
    orr v24.16b, v24.16b, v30.16b
    orr v27.16b, v27.16b, v31.16b
    bcax v3.16b, v19.16b, v6.16b, v3.16b
    ushr v6.2d, v11.2d, #3
    shl v19.2d, v14.2d, #61
    eor3 v21.16b, v26.16b, v5.16b, v21.16b
    eor3 v1.16b, v13.16b, v4.16b, v1.16b
    ushr v4.2d, v15.2d, #4
    tbl v11.16b, {v15.16b}, v23.16b
    orr v6.16b, v6.16b, v19.16b
    ldr q19, [x8, #640]
    eor3 v3.16b, v3.16b, v5.16b, v12.16b
    mvn v5.16b, v21.16b
    bcax v1.16b, v1.16b, v9.16b, v17.16b
    eor v17.16b, v3.16b, v18.16b
    mvn v3.16b, v3.16b
    shl v18.2d, v11.2d, #60
    tbl v21.16b, {v5.16b}, v23.16b
    mvn v1.16b, v1.16b
    tbl v9.16b, {v17.16b}, v23.16b
    tbl v11.16b, {v3.16b}, v19.16b
    orr v4.16b, v4.16b, v18.16b
    tbl v12.16b, {v16.16b}, v23.16b
    ushr v13.2d, v21.2d, #5
    tbl v14.16b, {v1.16b}, v23.16b
    tbl v21.16b, {v21.16b}, v23.16b
    tbl v15.16b, {v7.16b}, v23.16b
    tbl v19.16b, {v9.16b}, v23.16b
    ushr v9.2d, v9.2d, #7
    tbl v25.16b, {v12.16b}, v23.16b
    tbl v0.16b, {v14.16b}, v23.16b
    shl v19.2d, v19.2d, #57
    ushr v12.2d, v12.2d, #33
    shl v21.2d, v21.2d, #59
    shl v25.2d, v25.2d, #31
    ushr v14.2d, v14.2d, #6
    shl v0.2d, v0.2d, #58
    orr v21.16b, v13.16b, v21.16b
    tbl v13.16b, {v15.16b}, v23.16b
    orr v19.16b, v9.16b, v19.16b
    ldr q9, [x8, #624]
    ldr q30, [x8, #656]
    orr v25.16b, v12.16b, v25.16b
    orr v0.16b, v14.16b, v0.16b
    tbl v12.16b, {v17.16b}, v23.16b
    ldr q14, [x8, #672]
    ushr v15.2d, v15.2d, #34
    shl v13.2d, v13.2d, #30
    ldr q31, [x8, #768]
    tbl v26.16b, {v12.16b}, v23.16b
    str q1, [sp, #64]
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v18.16b, {v8.16b}, v23.16b
    str q5, [sp, #80]
    tbl v5.16b, {v5.16b}, v23.16b
    str q17, [sp, #96]
    ldr q17, [x8, #752]
    ushr v12.2d, v12.2d, #39
    shl v26.2d, v26.2d, #25
    str q8, [sp, #112]
    tbl v8.16b, {v1.16b}, v23.16b
    orr v13.16b, v15.16b, v13.16b
    tbl v15.16b, {v3.16b}, v31.16b
    tbl v31.16b, {v5.16b}, v23.16b
    str q3, [sp, #128]
    ldr q3, [x8, #736]
    orr v26.16b, v12.16b, v26.16b
    ushr v1.2d, v1.2d, #38
    shl v8.2d, v8.2d, #26
    tbl v12.16b, {v18.16b}, v23.16b
    tbl v22.16b, {v2.16b}, v23.16b
    ushr v5.2d, v5.2d, #37
    str q29, [sp, #144]
    ldr q29, [x8, #688]
    ldr q10, [x8, #720]
    shl v31.2d, v31.2d, #27
    bit v15.16b, v26.16b, v17.16b
    orr v1.16b, v1.16b, v8.16b
    ushr v18.2d, v18.2d, #36
    shl v26.2d, v12.2d, #28
    ldr q8, [x8, #704]
    tbl v12.16b, {v22.16b}, v23.16b
    orr v5.16b, v5.16b, v31.16b
    bit v15.16b, v1.16b, v3.16b
    ushr v1.2d, v22.2d, #35
    orr v18.16b, v18.16b, v26.16b
    shl v22.2d, v12.2d, #29
    bit v15.16b, v5.16b, v10.16b
    orr v1.16b, v1.16b, v22.16b
    bit v15.16b, v18.16b, v8.16b
    bit v15.16b, v1.16b, v29.16b
    bit v15.16b, v13.16b, v14.16b
    bit v15.16b, v25.16b, v30.16b
    bit v15.16b, v11.16b, v9.16b
    ldr q1, [x8, #608]
    bit v15.16b, v19.16b, v1.16b
    ldr q5, [x8, #592]
    bit v15.16b, v0.16b, v5.16b
    ldr q18, [x8, #576]
    bit v15.16b, v21.16b, v18.16b
    ldr q22, [x8, #560]
    bit v15.16b, v4.16b, v22.16b
    ldr q25, [x8, #544]
    bit v15.16b, v6.16b, v25.16b
    ldr q26, [x8, #528]
    bit v15.16b, v24.16b, v26.16b
    ldr q31, [x8, #496]
    bit v15.16b, v27.16b, v31.16b
    ldr q12, [x8, #480]
    ldr q13, [x1, #0]
    bsl v12.16b, v13.16b, v15.16b
    tbl v30.16b, {v7.16b}, v23.16b
    tbl v14.16b, {v16.16b}, v23.16b
    ldr q29, [x8, #368]
    bit v12.16b, v28.16b, v29.16b
    ushr v8.2d, v7.2d, #34
    ushr v10.2d, v16.2d, #33
    shl v30.2d, v30.2d, #30
    shl v14.2d, v14.2d, #31
    tbl v3.16b, {v2.16b}, v23.16b
    ldr q17, [x8, #416]
    bit v12.16b, v20.16b, v17.16b
    ldr q31, [x8, #784]
    ldr q26, [x8, #800]
    orr v30.16b, v8.16b, v30.16b
    ushr v8.2d, v2.2d, #35
    ldr q25, [x8, #816]
    orr v10.16b, v10.16b, v14.16b
    shl v3.2d, v3.2d, #29
    ldr q14, [sp, #144]
    eor v12.16b, v14.16b, v12.16b
    ldr q14, [x8, #1040]
    ldr q22, [x8, #1024]
    ldr q18, [x8, #1008]
    orr v3.16b, v8.16b, v3.16b
    and v8.16b, v11.16b, v14.16b
    ldr q5, [x8, #832]
    ldr q1, [x8, #992]
    bit v8.16b, v19.16b, v22.16b
    ldr q9, [x8, #976]
    str q19, [sp, #144]
    ldr q19, [sp, #112]
    str q11, [sp, #160]
    ushr v11.2d, v19.2d, #36
    bit v8.16b, v0.16b, v18.16b
    str q0, [sp, #176]
    ldr q0, [x8, #960]
    tbl v18.16b, {v19.16b}, v23.16b
    bit v8.16b, v21.16b, v1.16b
    ldr q1, [sp, #96]
    str q21, [sp, #192]
    tbl v21.16b, {v1.16b}, v23.16b
    ldr q22, [sp, #80]
    tbl v14.16b, {v22.16b}, v23.16b
    str q15, [sp, #208]
    ldr q15, [x8, #944]
    str q20, [sp, #224]
    ushr v20.2d, v1.2d, #39
    shl v18.2d, v18.2d, #28
    bit v8.16b, v4.16b, v9.16b
    ushr v9.2d, v22.2d, #37
    shl v21.2d, v21.2d, #25
    shl v14.2d, v14.2d, #27
    str q4, [sp, #240]
    ldr q4, [x8, #912]
    ldr q19, [x8, #928]
    orr v18.16b, v11.16b, v18.16b
    ldr q11, [sp, #64]
    tbl v23.16b, {v11.16b}, v23.16b
    bit v8.16b, v6.16b, v0.16b
    orr v20.16b, v20.16b, v21.16b
    orr v21.16b, v9.16b, v14.16b
    ldr q9, [x8, #848]
    ldr q14, [x8, #896]
    ushr v0.2d, v11.2d, #38
    shl v23.2d, v23.2d, #26
    bit v8.16b, v24.16b, v15.16b
    orr v0.16b, v0.16b, v23.16b
    ldr q23, [x8, #880]
    ldr q15, [sp, #128]
    str q24, [sp, #256]
    tbl v24.16b, {v15.16b}, v4.16b
    bit v8.16b, v27.16b, v19.16b
    ldr q19, [x8, #864]
    bit v8.16b, v24.16b, v14.16b
    bit v8.16b, v20.16b, v23.16b
    bit v8.16b, v0.16b, v19.16b
    bit v8.16b, v21.16b, v9.16b
    ldr q9, [x8, #1296]
    ldr q19, [x8, #1280]
    ldr q23, [x8, #1264]
    and v14.16b, v24.16b, v9.16b
    str q27, [sp, #272]
    ldr q27, [x8, #1248]
    bit v14.16b, v20.16b, v19.16b
    str q6, [sp, #288]
    ldr q6, [x8, #1232]
    bit v8.16b, v18.16b, v5.16b
    bit v14.16b, v0.16b, v23.16b
    ldr q5, [x8, #1216]
    bit v8.16b, v3.16b, v25.16b
    bit v14.16b, v21.16b, v27.16b
    ldr q25, [x8, #1200]
    bit v8.16b, v30.16b, v26.16b
    bit v14.16b, v18.16b, v6.16b
    ldr q26, [x8, #1184]
    bit v8.16b, v10.16b, v31.16b
    bit v14.16b, v3.16b, v5.16b
    ldr q31, [x8, #1168]
    bit v8.16b, v13.16b, v29.16b
    bit v14.16b, v30.16b, v25.16b
    ldr q29, [x8, #1152]
    ushr v25.2d, v15.2d, #8
    bit v8.16b, v28.16b, v17.16b
    bit v14.16b, v10.16b, v26.16b
    str q28, [sp, #304]
    ldr q28, [x8, #1056]
    ldr q26, [x8, #1136]
    ushr v5.2d, v1.2d, #7
    bit v14.16b, v25.16b, v31.16b
    ldr q31, [x8, #1120]
    ushr v6.2d, v16.2d, #1
    ushr v27.2d, v11.2d, #6
    bit v14.16b, v5.16b, v29.16b
    ldr q29, [x8, #1072]
    ldr q23, [x8, #1104]
    ushr v19.2d, v22.2d, #5
    bit v14.16b, v27.16b, v26.16b
    ldr q26, [x8, #1088]
    ushr v9.2d, v7.2d, #2
    ldr q4, [sp, #112]
    str q10, [sp, #320]
    ushr v10.2d, v4.2d, #4
    bit v14.16b, v19.16b, v31.16b
    ushr v31.2d, v2.2d, #3
    bit v14.16b, v10.16b, v23.16b
    bit v14.16b, v31.16b, v26.16b
    bit v14.16b, v9.16b, v29.16b
    bit v14.16b, v6.16b, v28.16b
    bit v14.16b, v13.16b, v17.16b
    eor3 v8.16b, v12.16b, v8.16b, v14.16b
    ldr q14, [x8, #1552]
    ldr q17, [x8, #1536]
    str q12, [sp, #336]
    ldr q12, [x8, #1520]
    and v14.16b, v25.16b, v14.16b
    ldr q28, [x8, #1504]
    bit v14.16b, v5.16b, v17.16b
    ldr q17, [x8, #1488]
    bit v14.16b, v27.16b, v12.16b
    ldr q12, [x8, #1472]
    bit v14.16b, v19.16b, v28.16b
    ldr q28, [x8, #1456]
    bit v14.16b, v10.16b, v17.16b
    ldr q17, [x8, #1440]
    bit v14.16b, v31.16b, v12.16b
    ldr q12, [x8, #1424]
    bit v14.16b, v9.16b, v28.16b
    ldr q28, [x8, #1408]
    shl v15.4s, v15.4s, #24
    bit v14.16b, v6.16b, v17.16b
    ldr q17, [x8, #1312]
    ldr q29, [x8, #1392]
    shl v1.4s, v1.4s, #25
    bit v14.16b, v15.16b, v12.16b
    ldr q12, [x8, #1376]
    shl v16.4s, v16.4s, #31
    shl v11.4s, v11.4s, #26
    bit v14.16b, v1.16b, v28.16b
    ldr q28, [x8, #1328]
    str q1, [sp, #64]
    ldr q1, [x8, #1360]
    shl v22.4s, v22.4s, #27
    bit v14.16b, v11.16b, v29.16b
    ldr q29, [x8, #1344]
    shl v7.4s, v7.4s, #30
    shl v4.4s, v4.4s, #28
    bit v14.16b, v22.16b, v12.16b
    shl v2.4s, v2.4s, #29
    bit v14.16b, v4.16b, v1.16b
    bit v14.16b, v2.16b, v29.16b
    bit v14.16b, v7.16b, v28.16b
    bit v14.16b, v16.16b, v17.16b
    ldr q17, [x8, #1568]
    eor3 v17.16b, v8.16b, v14.16b, v17.16b
    ldr q8, [x8, #1600]
    ldr q14, [x8, #1584]
    ext v28.16b, v17.16b, v17.16b, #12
    ext v29.16b, v17.16b, v17.16b, #8
    bif v28.16b, v17.16b, v8.16b
    ext v8.16b, v17.16b, v17.16b, #4
    bit v28.16b, v29.16b, v14.16b
    ldr q29, [x8, #400]
    bit v28.16b, v8.16b, v29.16b
    mov v8.16b, v13.16b
    sli v8.8h, v13.8h, #8
    shl v29.16b, v8.16b, #1
    movi v14.16b, #85
    bit v29.16b, v8.16b, v14.16b
    shl v1.16b, v29.16b, #2
    movi v12.16b, #51
    bit v1.16b, v29.16b, v12.16b
    str q16, [sp, #112]
    mov v16.16b, v1.16b
    sli v16.16b, v1.16b, #4
    str q16, [x0, #0]
    mov v16.16b, v13.16b
    sri v16.8h, v13.8h, #8
    str q7, [sp, #80]
    shl v7.16b, v16.16b, #1
    bit v7.16b, v16.16b, v14.16b
    str q2, [sp, #96]
    shl v2.16b, v7.16b, #2
    bit v2.16b, v7.16b, v12.16b
    str q4, [sp, #128]
    mov v4.16b, v2.16b
    sli v4.16b, v2.16b, #4
    str q4, [x0, #16]
    ushr v4.16b, v8.16b, #1
    bit v8.16b, v4.16b, v14.16b
    shl v4.16b, v8.16b, #2
    bit v4.16b, v8.16b, v12.16b
    str q22, [sp, #352]
    mov v22.16b, v4.16b
    sli v22.16b, v4.16b, #4
    str q22, [sp, #368]
    mvn v22.16b, v22.16b
    str q22, [x0, #32]
    ushr v22.16b, v16.16b, #1
    bit v16.16b, v22.16b, v14.16b
    shl v22.16b, v16.16b, #2
    bit v22.16b, v16.16b, v12.16b
    str q11, [sp, #384]
    mov v11.16b, v22.16b
    sli v11.16b, v22.16b, #4
    str q15, [sp, #400]
    mov v15.16b, v28.16b
    sli v15.8h, v28.8h, #8
    str q11, [sp, #416]
    mvn v11.16b, v11.16b
    shl v26.16b, v15.16b, #1
    str q11, [x0, #48]
    bit v26.16b, v15.16b, v14.16b
    ushr v11.16b, v29.16b, #2
    shl v23.16b, v26.16b, #2
    bit v29.16b, v11.16b, v12.16b
    bit v23.16b, v26.16b, v12.16b
    mov v11.16b, v29.16b
    sli v11.16b, v29.16b, #4
    str q6, [sp, #432]
    mov v6.16b, v23.16b
    sli v6.16b, v23.16b, #4
    str q11, [x0, #64]
    ushr v11.16b, v7.16b, #2
    bit v7.16b, v11.16b, v12.16b
    mov v11.16b, v7.16b
    sli v11.16b, v7.16b, #4
    str q11, [x0, #80]
    ushr v11.16b, v8.16b, #2
    bit v8.16b, v11.16b, v12.16b
    mov v11.16b, v8.16b
    sli v11.16b, v8.16b, #4
    str q11, [x0, #96]
    ushr v11.16b, v16.16b, #2
    bit v16.16b, v11.16b, v12.16b
    mov v11.16b, v16.16b
    sli v11.16b, v16.16b, #4
    str q11, [x0, #112]
    sri v1.16b, v1.16b, #4
    mvn v11.16b, v1.16b
    str q11, [x0, #128]
    sri v2.16b, v2.16b, #4
    mvn v11.16b, v2.16b
    str q11, [x0, #144]
    sri v4.16b, v4.16b, #4
    mvn v11.16b, v4.16b
    str q11, [x0, #160]
    sri v22.16b, v22.16b, #4
    mvn v11.16b, v22.16b
    str q11, [x0, #176]
    sri v29.16b, v29.16b, #4
    mvn v11.16b, v29.16b
    str q11, [x0, #192]
    sri v7.16b, v7.16b, #4
    mvn v11.16b, v7.16b
    str q11, [x0, #208]
    sri v8.16b, v8.16b, #4
    mvn v11.16b, v8.16b
    str q11, [x0, #224]
    sri v16.16b, v16.16b, #4
    mvn v11.16b, v16.16b
    str q11, [x0, #240]
    // round 1 (aes.dsl:47)
    mvn v6.16b, v6.16b
    str q6, [x0, #256]
    sri v28.8h, v28.8h, #8
    shl v6.16b, v28.16b, #1
    bit v6.16b, v28.16b, v14.16b
    shl v11.16b, v6.16b, #2
    bit v11.16b, v6.16b, v12.16b
    str q16, [sp, #448]
    mov v16.16b, v11.16b
    sli v16.16b, v11.16b, #4
    mvn v16.16b, v16.16b
    str q16, [x0, #272]
    ushr v16.16b, v15.16b, #1
    bit v15.16b, v16.16b, v14.16b
    shl v16.16b, v15.16b, #2
    bit v16.16b, v15.16b, v12.16b
    str q8, [sp, #464]
    mov v8.16b, v16.16b
    sli v8.16b, v16.16b, #4
    mvn v8.16b, v8.16b
    str q8, [x0, #288]
    ushr v8.16b, v28.16b, #1
    bit v28.16b, v8.16b, v14.16b
    shl v8.16b, v28.16b, #2
    bit v8.16b, v28.16b, v12.16b
    str q7, [sp, #480]
    mov v7.16b, v8.16b
    sli v7.16b, v8.16b, #4
    mvn v7.16b, v7.16b
    str q7, [x0, #304]
    ushr v7.16b, v26.16b, #2
    bit v26.16b, v7.16b, v12.16b
    mov v7.16b, v26.16b
    sli v7.16b, v26.16b, #4
    mvn v7.16b, v7.16b
    str q7, [x0, #320]
    ushr v7.16b, v6.16b, #2
    bit v6.16b, v7.16b, v12.16b
    mov v7.16b, v6.16b
    sli v7.16b, v6.16b, #4
    mvn v7.16b, v7.16b
    str q7, [x0, #336]
    ushr v7.16b, v15.16b, #2
    bit v15.16b, v7.16b, v12.16b
    mov v7.16b, v15.16b
    sli v7.16b, v15.16b, #4
    mvn v7.16b, v7.16b
    str q7, [x0, #352]
    ushr v7.16b, v28.16b, #2
    bit v28.16b, v7.16b, v12.16b
    mov v7.16b, v28.16b
    sli v7.16b, v28.16b, #4
    mvn v7.16b, v7.16b
    str q7, [x0, #368]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #384]
    sri v11.16b, v11.16b, #4
    str q11, [x0, #400]
    sri v16.16b, v16.16b, #4
    str q16, [x0, #416]
    sri v8.16b, v8.16b, #4
    str q8, [x0, #432]
    sri v26.16b, v26.16b, #4
    mvn v7.16b, v26.16b
    str q7, [x0, #448]
    sri v6.16b, v6.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #464]
    sri v15.16b, v15.16b, #4
    mvn v6.16b, v15.16b
    str q6, [x0, #480]
    ushr v6.16b, v17.16b, #3
    mvn v6.16b, v6.16b
    ushr v7.16b, v17.16b, #4
    mvn v7.16b, v7.16b
    ushr v16.16b, v17.16b, #7
    mvn v16.16b, v16.16b
    ushr v23.16b, v17.16b, #1
    ldr q26, [x8, #1680]
    mvn v23.16b, v23.16b
    ushr v8.16b, v17.16b, #5
    eor v11.16b, v7.16b, v16.16b
    ushr v15.16b, v17.16b, #2
    str q29, [sp, #496]
    ushr v29.16b, v17.16b, #6
    mvn v8.16b, v8.16b
    str q22, [sp, #512]
    eor3 v22.16b, v23.16b, v6.16b, v11.16b
    str q4, [sp, #528]
    ldr q4, [sp, #224]
    bif v4.16b, v13.16b, v26.16b
    str q2, [sp, #224]
    eor v2.16b, v23.16b, v16.16b
    str q1, [sp, #544]
    eor3 v1.16b, v23.16b, v15.16b, v11.16b
    sri v28.16b, v28.16b, #4
    eor3 v12.16b, v8.16b, v29.16b, v22.16b
    eor3 v14.16b, v23.16b, v15.16b, v2.16b
    eor3 v15.16b, v15.16b, v8.16b, v12.16b
    mvn v28.16b, v28.16b
    eor3 v13.16b, v23.16b, v8.16b, v1.16b
    ldr q26, [x8, #1648]
    eor3 v8.16b, v8.16b, v16.16b, v13.16b
    str q28, [sp, #560]
    eor v28.16b, v22.16b, v13.16b
    str q9, [sp, #576]
    eor3 v9.16b, v17.16b, v13.16b, v28.16b
    str q4, [sp, #592]
    eor3 v4.16b, v7.16b, v12.16b, v9.16b
    str q31, [sp, #608]
    and v31.16b, v14.16b, v12.16b
    eor3 v7.16b, v7.16b, v16.16b, v4.16b
    mvn v16.16b, v4.16b
    str q10, [sp, #624]
    bcax v16.16b, v31.16b, v17.16b, v16.16b
    eor v10.16b, v1.16b, v4.16b
    str q19, [sp, #640]
    orr v19.16b, v13.16b, v8.16b
    str q27, [sp, #656]
    eor3 v27.16b, v23.16b, v14.16b, v10.16b
    str q5, [sp, #672]
    orn v5.16b, v1.16b, v22.16b
    str q25, [sp, #688]
    bcax v25.16b, v16.16b, v11.16b, v15.16b
    str q30, [sp, #704]
    bcax v30.16b, v19.16b, v23.16b, v27.16b
    eor3 v19.16b, v16.16b, v15.16b, v19.16b
    eor v5.16b, v25.16b, v5.16b
    eor3 v16.16b, v16.16b, v25.16b, v30.16b
    eor3 v25.16b, v29.16b, v22.16b, v30.16b
    eor v29.16b, v28.16b, v27.16b
    bcax v25.16b, v25.16b, v29.16b, v7.16b
    eor3 v25.16b, v31.16b, v7.16b, v25.16b
    bcax v16.16b, v16.16b, v28.16b, v2.16b
    eor v6.16b, v6.16b, v25.16b
    bcax v19.16b, v19.16b, v9.16b, v10.16b
    bcax v25.16b, v6.16b, v5.16b, v16.16b
    bcax v30.16b, v19.16b, v25.16b, v5.16b
    bcax v31.16b, v25.16b, v6.16b, v30.16b
    bit v19.16b, v31.16b, v5.16b
    bsl v25.16b, v31.16b, v16.16b
    bsl v16.16b, v30.16b, v6.16b
    bcax v5.16b, v5.16b, v19.16b, v30.16b
    and v2.16b, v2.16b, v19.16b
    orn v6.16b, v27.16b, v5.16b
    bcax v23.16b, v2.16b, v5.16b, v23.16b
    bcax v27.16b, v19.16b, v6.16b, v5.16b
    bcax v2.16b, v2.16b, v7.16b, v27.16b
    eor v7.16b, v25.16b, v16.16b
    eor3 v5.16b, v19.16b, v5.16b, v7.16b
    orr v30.16b, v10.16b, v16.16b
    bcax v28.16b, v6.16b, v19.16b, v28.16b
    orn v31.16b, v5.16b, v11.16b
    eor v10.16b, v19.16b, v25.16b
    bcax v8.16b, v31.16b, v10.16b, v8.16b
    bcax v10.16b, v28.16b, v10.16b, v13.16b
    bcax v5.16b, v10.16b, v15.16b, v5.16b
    eor v30.16b, v8.16b, v30.16b
    bcax v1.16b, v30.16b, v25.16b, v1.16b
    mvn v25.16b, v25.16b
    bcax v22.16b, v28.16b, v22.16b, v25.16b
    eor3 v19.16b, v19.16b, v16.16b, v27.16b
    bcax v16.16b, v22.16b, v9.16b, v16.16b
    bcax v22.16b, v22.16b, v17.16b, v7.16b
    bcax v25.16b, v22.16b, v29.16b, v27.16b
    eor3 v22.16b, v28.16b, v22.16b, v10.16b
    eor v16.16b, v1.16b, v16.16b
    bcax v22.16b, v22.16b, v19.16b, v12.16b
    eor3 v23.16b, v23.16b, v25.16b, v8.16b
    eor3 v6.16b, v6.16b, v25.16b, v16.16b
    eor3 v2.16b, v22.16b, v2.16b, v5.16b
    eor3 v25.16b, v31.16b, v5.16b, v16.16b
    eor3 v5.16b, v30.16b, v5.16b, v2.16b
    eor3 v1.16b, v1.16b, v16.16b, v25.16b
    bcax v4.16b, v5.16b, v4.16b, v7.16b
    bcax v2.16b, v2.16b, v19.16b, v14.16b
    mvn v5.16b, v16.16b
    ldr q7, [x8, #512]
    tbl v16.16b, {v5.16b}, v7.16b
    tbl v19.16b, {v16.16b}, v7.16b
    ushr v16.2d, v16.2d, #4
    shl v19.2d, v19.2d, #60
    orr v16.16b, v16.16b, v19.16b
    ext v19.16b, v5.16b, v5.16b, #8
    shl v27.2d, v5.2d, #28
    ushr v19.2d, v19.2d, #36
    eor v22.16b, v23.16b, v22.16b
    orr v19.16b, v27.16b, v19.16b
    tbl v27.16b, {v5.16b}, v7.16b
    ushr v28.2d, v5.2d, #36
    shl v27.2d, v27.2d, #28
    mvn v6.16b, v6.16b
    orr v27.16b, v28.16b, v27.16b
    tbl v28.16b, {v22.16b}, v7.16b
    tbl v29.16b, {v28.16b}, v7.16b
    ushr v28.2d, v28.2d, #7
    shl v29.2d, v29.2d, #57
    mvn v23.16b, v23.16b
    mvn v2.16b, v2.16b
    mvn v4.16b, v4.16b
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v22.16b}, v7.16b
    ushr v30.2d, v22.2d, #39
    shl v29.2d, v29.2d, #25
    orr v29.16b, v30.16b, v29.16b
    ext v30.16b, v22.16b, v22.16b, #8
    shl v31.2d, v22.2d, #25
    ushr v30.2d, v30.2d, #39
    orr v30.16b, v31.16b, v30.16b
    tbl v31.16b, {v4.16b}, v7.16b
    shl v31.2d, v31.2d, #26
    ushr v8.2d, v4.2d, #38
    ushr v9.2d, v5.2d, #4
    orr v31.16b, v8.16b, v31.16b
    tbl v8.16b, {v4.16b}, v7.16b
    ext v10.16b, v23.16b, v23.16b, #13
    tbl v11.16b, {v8.16b}, v7.16b
    ldr q12, [x8, #640]
    tbl v13.16b, {v23.16b}, v12.16b
    ldr q14, [x8, #912]
    tbl v15.16b, {v23.16b}, v14.16b
    str q17, [sp, #720]
    and v17.16b, v10.16b, v26.16b
    ushr v8.2d, v8.2d, #6
    shl v11.2d, v11.2d, #58
    ldr q26, [x8, #1040]
    str q10, [sp, #736]
    ldr q10, [sp, #208]
    bsl v26.16b, v13.16b, v10.16b
    ldr q10, [x8, #1296]
    and v14.16b, v15.16b, v10.16b
    orr v8.16b, v8.16b, v11.16b
    ext v11.16b, v4.16b, v4.16b, #8
    ushr v12.2d, v23.2d, #8
    str q23, [sp, #752]
    shl v23.2d, v4.2d, #26
    ushr v11.2d, v11.2d, #38
    orr v23.16b, v23.16b, v11.16b
    tbl v11.16b, {v2.16b}, v7.16b
    str q5, [sp, #768]
    tbl v5.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #3
    shl v5.2d, v5.2d, #61
    str q22, [sp, #784]
    ushr v22.2d, v22.2d, #7
    ldr q10, [x8, #1280]
    bit v14.16b, v29.16b, v10.16b
    ldr q10, [x8, #1024]
    bit v26.16b, v28.16b, v10.16b
    orr v5.16b, v11.16b, v5.16b
    tbl v11.16b, {v2.16b}, v7.16b
    shl v11.2d, v11.2d, #29
    ushr v10.2d, v2.2d, #35
    orr v10.16b, v10.16b, v11.16b
    ext v11.16b, v2.16b, v2.16b, #8
    str q9, [sp, #800]
    shl v9.2d, v2.2d, #29
    ushr v11.2d, v11.2d, #35
    str q22, [sp, #816]
    ldr q22, [x8, #1664]
    bit v17.16b, v30.16b, v22.16b
    orr v9.16b, v9.16b, v11.16b
    tbl v11.16b, {v6.16b}, v7.16b
    shl v11.2d, v11.2d, #27
    ext v22.16b, v6.16b, v6.16b, #8
    ushr v22.2d, v22.2d, #37
    str q30, [sp, #832]
    ushr v30.2d, v6.2d, #37
    orr v30.16b, v30.16b, v11.16b
    ldr q11, [x8, #1264]
    bit v14.16b, v31.16b, v11.16b
    shl v11.2d, v6.2d, #27
    str q4, [sp, #848]
    ushr v4.2d, v4.2d, #6
    orr v22.16b, v11.16b, v22.16b
    ldr q11, [x8, #1712]
    bit v17.16b, v23.16b, v11.16b
    ldr q11, [x8, #1008]
    bit v26.16b, v8.16b, v11.16b
    str q23, [sp, #864]
    tbl v23.16b, {v6.16b}, v7.16b
    tbl v11.16b, {v23.16b}, v7.16b
    ushr v23.2d, v23.2d, #5
    shl v11.2d, v11.2d, #59
    orr v23.16b, v23.16b, v11.16b
    tbl v11.16b, {v1.16b}, v7.16b
    shl v11.2d, v11.2d, #31
    str q4, [sp, #880]
    ushr v4.2d, v1.2d, #33
    orr v4.16b, v4.16b, v11.16b
    tbl v11.16b, {v1.16b}, v7.16b
    str q2, [sp, #896]
    ushr v2.2d, v2.2d, #3
    str q2, [sp, #912]
    tbl v2.16b, {v11.16b}, v7.16b
    str q12, [sp, #928]
    ext v12.16b, v1.16b, v1.16b, #8
    ushr v11.2d, v11.2d, #1
    shl v2.2d, v2.2d, #63
    ushr v12.2d, v12.2d, #33
    orr v2.16b, v11.16b, v2.16b
    ldr q11, [x8, #1248]
    bit v14.16b, v30.16b, v11.16b
    shl v11.2d, v1.2d, #31
    orr v11.16b, v11.16b, v12.16b
    ldr q12, [x8, #1728]
    bit v17.16b, v22.16b, v12.16b
    ldr q12, [x8, #1232]
    bit v14.16b, v27.16b, v12.16b
    str q22, [sp, #944]
    ext v22.16b, v25.16b, v25.16b, #8
    str q6, [sp, #960]
    ushr v6.2d, v6.2d, #5
    ushr v22.2d, v22.2d, #34
    ldr q12, [x8, #1744]
    bit v17.16b, v19.16b, v12.16b
    ldr q12, [x8, #1216]
    bit v14.16b, v10.16b, v12.16b
    str q19, [sp, #976]
    shl v19.2d, v25.2d, #30
    orr v19.16b, v19.16b, v22.16b
    ldr q22, [x8, #1616]
    bit v17.16b, v9.16b, v22.16b
    ldr q22, [x8, #1696]
    bit v17.16b, v19.16b, v22.16b
    ldr q22, [x8, #1632]
    bit v17.16b, v11.16b, v22.16b
    ldr q22, [x8, #624]
    bit v17.16b, v13.16b, v22.16b
    str q11, [sp, #992]
    ldr q11, [x8, #608]
    bit v17.16b, v28.16b, v11.16b
    str q19, [sp, #1008]
    ldr q19, [x8, #992]
    bit v26.16b, v23.16b, v19.16b
    str q9, [sp, #1024]
    ldr q9, [x8, #592]
    bit v17.16b, v8.16b, v9.16b
    ldr q19, [x8, #976]
    bit v26.16b, v16.16b, v19.16b
    ldr q19, [x8, #576]
    bit v17.16b, v23.16b, v19.16b
    tbl v19.16b, {v25.16b}, v7.16b
    tbl v9.16b, {v19.16b}, v7.16b
    ushr v19.2d, v19.2d, #2
    ldr q11, [x8, #960]
    bit v26.16b, v5.16b, v11.16b
    shl v9.2d, v9.2d, #62
    ldr q11, [x8, #560]
    bit v17.16b, v16.16b, v11.16b
    orr v19.16b, v19.16b, v9.16b
    ldr q9, [x8, #544]
    bit v17.16b, v5.16b, v9.16b
    ldr q9, [x8, #528]
    bit v17.16b, v19.16b, v9.16b
    ldr q9, [x8, #496]
    bit v17.16b, v2.16b, v9.16b
    ldr q9, [x8, #1296]
    bit v17.16b, v24.16b, v9.16b
    ushr v9.2d, v1.2d, #1
    ldr q11, [x8, #1280]
    bit v17.16b, v20.16b, v11.16b
    tbl v11.16b, {v25.16b}, v7.16b
    ldr q22, [x8, #1264]
    bit v17.16b, v0.16b, v22.16b
    shl v11.2d, v11.2d, #30
    ldr q22, [x8, #944]
    bit v26.16b, v19.16b, v22.16b
    ldr q22, [x8, #1248]
    bit v17.16b, v21.16b, v22.16b
    ldr q22, [x8, #928]
    bit v26.16b, v2.16b, v22.16b
    ldr q22, [x8, #1232]
    bit v17.16b, v18.16b, v22.16b
    ldr q22, [x8, #896]
    bit v26.16b, v15.16b, v22.16b
    bit v17.16b, v3.16b, v12.16b
    ldr q12, [x8, #880]
    bit v26.16b, v29.16b, v12.16b
    ldr q12, [x8, #1200]
    ldr q22, [sp, #704]
    bit v17.16b, v22.16b, v12.16b
    ldr q22, [x8, #864]
    bit v26.16b, v31.16b, v22.16b
    ldr q22, [x8, #1184]
    str q31, [sp, #1040]
    ldr q31, [sp, #320]
    bit v17.16b, v31.16b, v22.16b
    ldr q31, [x8, #848]
    bit v26.16b, v30.16b, v31.16b
    ldr q31, [x8, #1168]
    str q30, [sp, #1056]
    ldr q30, [sp, #688]
    bit v17.16b, v30.16b, v31.16b
    ldr q30, [x8, #832]
    bit v26.16b, v27.16b, v30.16b
    ldr q30, [x8, #1152]
    str q27, [sp, #1072]
    ldr q27, [sp, #672]
    bit v17.16b, v27.16b, v30.16b
    ushr v27.2d, v25.2d, #34
    orr v27.16b, v27.16b, v11.16b
    ldr q11, [x8, #816]
    bit v26.16b, v10.16b, v11.16b
    ldr q11, [x8, #1136]
    str q10, [sp, #1088]
    ldr q10, [sp, #656]
    bit v17.16b, v10.16b, v11.16b
    ldr q10, [x8, #800]
    bit v26.16b, v27.16b, v10.16b
    ldr q10, [x8, #1120]
    str q29, [sp, #1104]
    ldr q29, [sp, #640]
    bit v17.16b, v29.16b, v10.16b
    ldr q29, [x8, #784]
    bit v26.16b, v4.16b, v29.16b
    ldr q29, [x8, #1104]
    str q15, [sp, #1120]
    ldr q15, [sp, #624]
    bit v17.16b, v15.16b, v29.16b
    ldr q15, [x8, #1680]
    str q3, [sp, #1136]
    ldr q3, [x1, #0]
    bsl v15.16b, v3.16b, v26.16b
    ldr q3, [x8, #1088]
    str q26, [sp, #1152]
    ldr q26, [sp, #608]
    bit v17.16b, v26.16b, v3.16b
    ldr q26, [sp, #592]
    eor v26.16b, v26.16b, v15.16b
    bit v14.16b, v27.16b, v12.16b
    ldr q15, [x8, #1072]
    ldr q12, [sp, #576]
    bit v17.16b, v12.16b, v15.16b
    bit v14.16b, v4.16b, v22.16b
    ldr q12, [x8, #1056]
    ldr q22, [sp, #432]
    bit v17.16b, v22.16b, v12.16b
    ldr q22, [sp, #928]
    bit v14.16b, v22.16b, v31.16b
    ldr q31, [x8, #1552]
    bit v17.16b, v22.16b, v31.16b
    ldr q31, [sp, #816]
    bit v14.16b, v31.16b, v30.16b
    ldr q22, [x8, #1536]
    bit v17.16b, v31.16b, v22.16b
    ldr q22, [sp, #880]
    bit v14.16b, v22.16b, v11.16b
    ldr q31, [x8, #1520]
    bit v17.16b, v22.16b, v31.16b
    bit v14.16b, v6.16b, v10.16b
    ldr q31, [x8, #1504]
    bit v17.16b, v6.16b, v31.16b
    ldr q31, [sp, #800]
    bit v14.16b, v31.16b, v29.16b
    ldr q22, [x8, #1488]
    bit v17.16b, v31.16b, v22.16b
    ldr q22, [sp, #912]
    bit v14.16b, v22.16b, v3.16b
    ldr q31, [x8, #1472]
    bit v17.16b, v22.16b, v31.16b
    ushr v31.2d, v25.2d, #2
    bit v14.16b, v31.16b, v15.16b
    ldr q22, [x8, #1456]
    bit v17.16b, v31.16b, v22.16b
    bit v14.16b, v9.16b, v12.16b
    ldr q22, [x8, #1440]
    bit v17.16b, v9.16b, v22.16b
    eor3 v17.16b, v26.16b, v17.16b, v14.16b
    ldr q14, [x8, #1760]
    eor v17.16b, v17.16b, v14.16b
    mov v14.16b, v17.16b
    sli v14.8h, v17.8h, #8
    str q26, [sp, #592]
    shl v26.16b, v14.16b, #1
    movi v22.16b, #85
    bit v26.16b, v14.16b, v22.16b
    shl v12.16b, v26.16b, #2
    movi v15.16b, #51
    bit v12.16b, v26.16b, v15.16b
    mov v3.16b, v12.16b
    sli v3.16b, v12.16b, #4
    ldr q29, [sp, #560]
    str q29, [x0, #496]
    // round 2 (aes.dsl:47)
    mvn v29.16b, v3.16b
    str q29, [x0, #512]
    mov v29.16b, v17.16b
    sri v29.8h, v17.8h, #8
    str q3, [sp, #560]
    shl v3.16b, v29.16b, #1
    bit v3.16b, v29.16b, v22.16b
    shl v10.16b, v3.16b, #2
    bit v10.16b, v3.16b, v15.16b
    mov v11.16b, v10.16b
    sli v11.16b, v10.16b, #4
    str q11, [sp, #1168]
    mvn v11.16b, v11.16b
    str q11, [x0, #528]
    ushr v11.16b, v14.16b, #1
    bit v14.16b, v11.16b, v22.16b
    shl v11.16b, v14.16b, #2
    bit v11.16b, v14.16b, v15.16b
    mov v30.16b, v11.16b
    sli v30.16b, v11.16b, #4
    str q30, [sp, #1184]
    mvn v30.16b, v30.16b
    str q30, [x0, #544]
    ushr v30.16b, v29.16b, #1
    bit v29.16b, v30.16b, v22.16b
    shl v30.16b, v29.16b, #2
    bit v30.16b, v29.16b, v15.16b
    mov v22.16b, v30.16b
    sli v22.16b, v30.16b, #4
    str q22, [sp, #1200]
    mvn v22.16b, v22.16b
    str q22, [x0, #560]
    ushr v22.16b, v26.16b, #2
    bit v26.16b, v22.16b, v15.16b
    mov v22.16b, v26.16b
    sli v22.16b, v26.16b, #4
    str q22, [sp, #1216]
    mvn v22.16b, v22.16b
    str q22, [x0, #576]
    ushr v22.16b, v3.16b, #2
    bit v3.16b, v22.16b, v15.16b
    mov v22.16b, v3.16b
    sli v22.16b, v3.16b, #4
    str q22, [sp, #1232]
    mvn v22.16b, v22.16b
    str q22, [x0, #592]
    ushr v22.16b, v14.16b, #2
    bit v14.16b, v22.16b, v15.16b
    mov v22.16b, v14.16b
    sli v22.16b, v14.16b, #4
    str q22, [sp, #1248]
    mvn v22.16b, v22.16b
    str q22, [x0, #608]
    ushr v22.16b, v29.16b, #2
    bit v29.16b, v22.16b, v15.16b
    mov v22.16b, v29.16b
    sli v22.16b, v29.16b, #4
    str q22, [sp, #1264]
    mvn v22.16b, v22.16b
    str q22, [x0, #624]
    sri v26.16b, v26.16b, #4
    mvn v22.16b, v26.16b
    str q22, [x0, #704]
    sri v3.16b, v3.16b, #4
    sri v12.16b, v12.16b, #4
    mvn v22.16b, v3.16b
    str q22, [x0, #720]
    sri v14.16b, v14.16b, #4
    sri v10.16b, v10.16b, #4
    sri v11.16b, v11.16b, #4
    sri v30.16b, v30.16b, #4
    str q12, [x0, #640]
    mvn v22.16b, v14.16b
    str q10, [x0, #656]
    str q11, [x0, #672]
    str q30, [x0, #688]
    str q22, [x0, #736]
    ushr v22.16b, v17.16b, #7
    mvn v22.16b, v22.16b
    str q14, [sp, #1280]
    ushr v14.16b, v17.16b, #4
    str q3, [sp, #1296]
    ushr v3.16b, v17.16b, #3
    str q26, [sp, #1312]
    ushr v26.16b, v17.16b, #1
    str q30, [sp, #1328]
    ushr v30.16b, v17.16b, #5
    mvn v14.16b, v14.16b
    mvn v3.16b, v3.16b
    mvn v26.16b, v26.16b
    mvn v30.16b, v30.16b
    sri v29.16b, v29.16b, #4
    str q10, [sp, #1344]
    eor v10.16b, v14.16b, v22.16b
    str q12, [sp, #1360]
    ushr v12.16b, v17.16b, #6
    str q29, [sp, #1376]
    mvn v29.16b, v29.16b
    str q11, [sp, #1392]
    ushr v11.16b, v17.16b, #2
    eor3 v15.16b, v26.16b, v3.16b, v10.16b
    str q9, [sp, #1408]
    eor v9.16b, v26.16b, v22.16b
    str q31, [sp, #1424]
    eor3 v31.16b, v26.16b, v11.16b, v10.16b
    str q6, [sp, #1440]
    eor3 v6.16b, v30.16b, v12.16b, v15.16b
    str q4, [sp, #1456]
    eor3 v4.16b, v26.16b, v11.16b, v9.16b
    eor3 v11.16b, v11.16b, v30.16b, v6.16b
    str q27, [sp, #1472]
    eor3 v27.16b, v26.16b, v30.16b, v31.16b
    str q18, [sp, #1488]
    eor3 v30.16b, v30.16b, v22.16b, v27.16b
    eor v18.16b, v15.16b, v27.16b
    str q21, [sp, #1504]
    eor3 v21.16b, v17.16b, v27.16b, v18.16b
    str q0, [sp, #1520]
    eor3 v0.16b, v14.16b, v6.16b, v21.16b
    str q20, [sp, #1536]
    and v20.16b, v4.16b, v6.16b
    eor3 v22.16b, v14.16b, v22.16b, v0.16b
    mvn v14.16b, v0.16b
    str q24, [sp, #1552]
    bcax v14.16b, v20.16b, v17.16b, v14.16b
    eor v24.16b, v31.16b, v0.16b
    str q2, [sp, #1568]
    orr v2.16b, v27.16b, v30.16b
    str q19, [sp, #1584]
    eor3 v19.16b, v26.16b, v4.16b, v24.16b
    str q5, [sp, #1600]
    bcax v5.16b, v14.16b, v10.16b, v11.16b
    str q16, [sp, #1616]
    bcax v16.16b, v2.16b, v26.16b, v19.16b
    eor3 v2.16b, v14.16b, v11.16b, v2.16b
    eor3 v14.16b, v14.16b, v5.16b, v16.16b
    eor3 v16.16b, v12.16b, v15.16b, v16.16b
    eor v12.16b, v18.16b, v19.16b
    bcax v16.16b, v16.16b, v12.16b, v22.16b
    eor3 v16.16b, v20.16b, v22.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    orn v16.16b, v31.16b, v15.16b
    eor v5.16b, v5.16b, v16.16b
    bcax v16.16b, v14.16b, v18.16b, v9.16b
    bcax v2.16b, v2.16b, v21.16b, v24.16b
    bcax v20.16b, v3.16b, v5.16b, v16.16b
    bcax v14.16b, v2.16b, v20.16b, v5.16b
    str q23, [sp, #1632]
    bcax v23.16b, v20.16b, v3.16b, v14.16b
    bit v2.16b, v23.16b, v5.16b
    bsl v20.16b, v23.16b, v16.16b
    bsl v16.16b, v14.16b, v3.16b
    bcax v3.16b, v5.16b, v2.16b, v14.16b
    and v5.16b, v9.16b, v2.16b
    orn v19.16b, v19.16b, v3.16b
    bcax v23.16b, v5.16b, v3.16b, v26.16b
    bcax v26.16b, v2.16b, v19.16b, v3.16b
    bcax v5.16b, v5.16b, v22.16b, v26.16b
    eor v22.16b, v20.16b, v16.16b
    eor3 v3.16b, v2.16b, v3.16b, v22.16b
    orr v24.16b, v24.16b, v16.16b
    bcax v18.16b, v19.16b, v2.16b, v18.16b
    orn v9.16b, v3.16b, v10.16b
    eor v10.16b, v2.16b, v20.16b
    bcax v30.16b, v9.16b, v10.16b, v30.16b
    bcax v27.16b, v18.16b, v10.16b, v27.16b
    bcax v3.16b, v27.16b, v11.16b, v3.16b
    eor v24.16b, v30.16b, v24.16b
    bcax v31.16b, v24.16b, v20.16b, v31.16b
    mvn v20.16b, v20.16b
    bcax v20.16b, v18.16b, v15.16b, v20.16b
    eor3 v2.16b, v2.16b, v16.16b, v26.16b
    bcax v16.16b, v20.16b, v21.16b, v16.16b
    bcax v17.16b, v20.16b, v17.16b, v22.16b
    bcax v20.16b, v17.16b, v12.16b, v26.16b
    eor3 v17.16b, v18.16b, v17.16b, v27.16b
    bcax v6.16b, v17.16b, v2.16b, v6.16b
    eor3 v17.16b, v23.16b, v20.16b, v30.16b
    eor3 v5.16b, v6.16b, v5.16b, v3.16b
    bcax v2.16b, v5.16b, v2.16b, v4.16b
    eor3 v4.16b, v24.16b, v3.16b, v5.16b
    bcax v0.16b, v4.16b, v0.16b, v22.16b
    eor v4.16b, v31.16b, v16.16b
    eor3 v3.16b, v9.16b, v3.16b, v4.16b
    eor3 v5.16b, v19.16b, v20.16b, v4.16b
    eor3 v16.16b, v31.16b, v4.16b, v3.16b
    mvn v4.16b, v4.16b
    tbl v18.16b, {v4.16b}, v7.16b
    tbl v19.16b, {v18.16b}, v7.16b
    ushr v18.2d, v18.2d, #4
    shl v19.2d, v19.2d, #60
    orr v18.16b, v18.16b, v19.16b
    tbl v19.16b, {v4.16b}, v7.16b
    shl v19.2d, v19.2d, #28
    ushr v20.2d, v4.2d, #36
    orr v19.16b, v20.16b, v19.16b
    tbl v20.16b, {v4.16b}, v7.16b
    tbl v21.16b, {v20.16b}, v7.16b
    ushr v20.2d, v20.2d, #36
    shl v21.2d, v21.2d, #28
    eor v6.16b, v17.16b, v6.16b
    orr v20.16b, v20.16b, v21.16b
    tbl v21.16b, {v16.16b}, v7.16b
    tbl v22.16b, {v21.16b}, v7.16b
    ushr v21.2d, v21.2d, #33
    shl v22.2d, v22.2d, #31
    mvn v17.16b, v17.16b
    mvn v5.16b, v5.16b
    mvn v2.16b, v2.16b
    mvn v0.16b, v0.16b
    orr v21.16b, v21.16b, v22.16b
    tbl v22.16b, {v16.16b}, v7.16b
    shl v22.2d, v22.2d, #31
    ushr v23.2d, v16.2d, #33
    orr v22.16b, v23.16b, v22.16b
    tbl v23.16b, {v16.16b}, v7.16b
    tbl v24.16b, {v23.16b}, v7.16b
    ushr v23.2d, v23.2d, #1
    shl v24.2d, v24.2d, #63
    shl v26.4s, v4.4s, #28
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v5.16b}, v7.16b
    tbl v27.16b, {v24.16b}, v7.16b
    ushr v24.2d, v24.2d, #5
    shl v27.2d, v27.2d, #59
    ushr v4.2d, v4.2d, #4
    orr v24.16b, v24.16b, v27.16b
    tbl v27.16b, {v5.16b}, v7.16b
    tbl v30.16b, {v27.16b}, v7.16b
    ushr v27.2d, v27.2d, #37
    shl v30.2d, v30.2d, #27
    orr v27.16b, v27.16b, v30.16b
    tbl v30.16b, {v5.16b}, v7.16b
    ushr v31.2d, v5.2d, #37
    shl v30.2d, v30.2d, #27
    ushr v9.2d, v16.2d, #1
    orr v30.16b, v31.16b, v30.16b
    tbl v31.16b, {v3.16b}, v7.16b
    ushr v10.2d, v3.2d, #34
    shl v31.2d, v31.2d, #30
    shl v16.4s, v16.4s, #31
    orr v31.16b, v10.16b, v31.16b
    tbl v10.16b, {v3.16b}, v7.16b
    tbl v11.16b, {v10.16b}, v7.16b
    ushr v10.2d, v10.2d, #34
    shl v11.2d, v11.2d, #30
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v3.16b}, v7.16b
    tbl v12.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #2
    shl v12.2d, v12.2d, #62
    ushr v14.2d, v5.2d, #5
    orr v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v6.16b}, v7.16b
    tbl v15.16b, {v12.16b}, v7.16b
    ushr v12.2d, v12.2d, #7
    shl v15.2d, v15.2d, #57
    shl v5.4s, v5.4s, #27
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v7.16b
    str q16, [sp, #1648]
    tbl v16.16b, {v15.16b}, v7.16b
    ushr v15.2d, v15.2d, #39
    shl v16.2d, v16.2d, #25
    str q26, [sp, #1664]
    ldr q26, [x8, #768]
    tbl v26.16b, {v17.16b}, v26.16b
    orr v16.16b, v15.16b, v16.16b
    ushr v15.2d, v3.2d, #2
    shl v3.4s, v3.4s, #30
    str q3, [sp, #1680]
    ldr q3, [x8, #752]
    bit v26.16b, v16.16b, v3.16b
    tbl v16.16b, {v6.16b}, v7.16b
    shl v16.2d, v16.2d, #25
    ushr v3.2d, v6.2d, #39
    orr v3.16b, v3.16b, v16.16b
    tbl v16.16b, {v2.16b}, v7.16b
    str q5, [sp, #1696]
    tbl v5.16b, {v16.16b}, v7.16b
    ushr v16.2d, v16.2d, #35
    shl v5.2d, v5.2d, #29
    orr v5.16b, v16.16b, v5.16b
    tbl v16.16b, {v2.16b}, v7.16b
    str q8, [sp, #1712]
    ldr q8, [x8, #640]
    tbl v8.16b, {v17.16b}, v8.16b
    str q28, [sp, #1728]
    ushr v28.2d, v17.2d, #8
    str q13, [sp, #1744]
    tbl v13.16b, {v16.16b}, v7.16b
    str q29, [sp, #1760]
    shl v29.4s, v17.4s, #24
    str q29, [sp, #1776]
    tbl v29.16b, {v2.16b}, v7.16b
    ushr v16.2d, v16.2d, #3
    shl v13.2d, v13.2d, #61
    str q9, [sp, #1792]
    ldr q9, [x8, #912]
    tbl v17.16b, {v17.16b}, v9.16b
    shl v29.2d, v29.2d, #29
    orr v16.16b, v16.16b, v13.16b
    ushr v13.2d, v2.2d, #35
    ushr v9.2d, v6.2d, #7
    orr v29.16b, v13.16b, v29.16b
    tbl v13.16b, {v0.16b}, v7.16b
    str q15, [sp, #1808]
    tbl v15.16b, {v13.16b}, v7.16b
    ushr v13.2d, v13.2d, #6
    shl v15.2d, v15.2d, #58
    orr v13.16b, v13.16b, v15.16b
    tbl v15.16b, {v0.16b}, v7.16b
    shl v15.2d, v15.2d, #26
    str q4, [sp, #1824]
    ushr v4.2d, v0.2d, #38
    orr v4.16b, v4.16b, v15.16b
    tbl v15.16b, {v0.16b}, v7.16b
    str q14, [sp, #1840]
    tbl v14.16b, {v15.16b}, v7.16b
    ushr v15.2d, v15.2d, #38
    shl v14.2d, v14.2d, #26
    orr v14.16b, v15.16b, v14.16b
    shl v6.4s, v6.4s, #25
    ldr q15, [x8, #736]
    bit v26.16b, v14.16b, v15.16b
    ushr v14.2d, v2.2d, #3
    ldr q15, [x8, #720]
    bit v26.16b, v27.16b, v15.16b
    ldr q27, [x8, #704]
    bit v26.16b, v20.16b, v27.16b
    ldr q20, [x8, #688]
    bit v26.16b, v5.16b, v20.16b
    ldr q5, [x8, #672]
    bit v26.16b, v10.16b, v5.16b
    ldr q10, [x8, #656]
    bit v26.16b, v21.16b, v10.16b
    ldr q21, [x8, #1968]
    bsl v21.16b, v8.16b, v26.16b
    str q8, [sp, #1856]
    ldr q8, [x8, #1984]
    bsl v8.16b, v12.16b, v21.16b
    ldr q21, [x8, #2016]
    bsl v21.16b, v13.16b, v8.16b
    shl v2.4s, v2.4s, #29
    ldr q8, [x8, #1888]
    bsl v8.16b, v24.16b, v21.16b
    ldr q21, [x8, #1952]
    bsl v21.16b, v18.16b, v8.16b
    ldr q8, [x8, #1840]
    bsl v8.16b, v16.16b, v21.16b
    ldr q21, [x8, #1920]
    bsl v21.16b, v11.16b, v8.16b
    shl v8.4s, v0.4s, #26
    str q11, [sp, #1872]
    ldr q11, [x8, #1824]
    bsl v11.16b, v23.16b, v21.16b
    tbl v1.16b, {v1.16b}, v7.16b
    tbl v21.16b, {v1.16b}, v7.16b
    ushr v1.2d, v1.2d, #33
    shl v21.2d, v21.2d, #31
    orr v1.16b, v1.16b, v21.16b
    tbl v21.16b, {v25.16b}, v7.16b
    tbl v25.16b, {v21.16b}, v7.16b
    str q23, [sp, #1888]
    ldr q23, [x8, #2000]
    bsl v23.16b, v17.16b, v11.16b
    ushr v21.2d, v21.2d, #34
    shl v25.2d, v25.2d, #30
    str q11, [sp, #1904]
    ldr q11, [x8, #1808]
    bit v23.16b, v3.16b, v11.16b
    orr v21.16b, v21.16b, v25.16b
    ldr q25, [sp, #896]
    tbl v25.16b, {v25.16b}, v7.16b
    ldr q11, [x8, #1792]
    bit v23.16b, v4.16b, v11.16b
    ldr q11, [x8, #1856]
    bit v23.16b, v30.16b, v11.16b
    tbl v11.16b, {v25.16b}, v7.16b
    ushr v25.2d, v25.2d, #35
    shl v11.2d, v11.2d, #29
    str q30, [sp, #896]
    ldr q30, [x8, #1904]
    bit v23.16b, v19.16b, v30.16b
    orr v25.16b, v25.16b, v11.16b
    ldr q11, [sp, #768]
    tbl v11.16b, {v11.16b}, v7.16b
    ldr q30, [x8, #1936]
    bit v23.16b, v29.16b, v30.16b
    ldr q30, [x8, #1776]
    bit v23.16b, v31.16b, v30.16b
    tbl v30.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #36
    shl v30.2d, v30.2d, #28
    str q31, [sp, #768]
    ldr q31, [x8, #1872]
    bit v23.16b, v22.16b, v31.16b
    orr v30.16b, v11.16b, v30.16b
    ldr q11, [sp, #960]
    tbl v11.16b, {v11.16b}, v7.16b
    ldr q31, [x8, #1168]
    bit v23.16b, v28.16b, v31.16b
    ushr v0.2d, v0.2d, #6
    str q22, [sp, #960]
    ldr q22, [x8, #1152]
    bit v23.16b, v9.16b, v22.16b
    str q29, [sp, #1920]
    tbl v29.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #37
    shl v29.2d, v29.2d, #27
    str q19, [sp, #1936]
    ldr q19, [x8, #1136]
    bit v23.16b, v0.16b, v19.16b
    orr v29.16b, v11.16b, v29.16b
    ldr q11, [sp, #848]
    tbl v11.16b, {v11.16b}, v7.16b
    str q4, [sp, #848]
    ldr q4, [x8, #1120]
    str q3, [sp, #1952]
    ldr q3, [sp, #1840]
    bit v23.16b, v3.16b, v4.16b
    str q17, [sp, #1968]
    ldr q17, [x8, #1104]
    str q16, [sp, #1984]
    ldr q16, [sp, #1824]
    bit v23.16b, v16.16b, v17.16b
    str q18, [sp, #2000]
    tbl v18.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #38
    shl v18.2d, v18.2d, #26
    str q24, [sp, #2016]
    ldr q24, [x8, #1088]
    bit v23.16b, v14.16b, v24.16b
    orr v18.16b, v11.16b, v18.16b
    ldr q11, [x8, #1072]
    str q13, [sp, #2032]
    ldr q13, [sp, #1808]
    bit v23.16b, v13.16b, v11.16b
    str q12, [sp, #2048]
    ldr q12, [sp, #784]
    tbl v12.16b, {v12.16b}, v7.16b
    str q26, [sp, #784]
    ldr q26, [x8, #1056]
    ldr q13, [sp, #1792]
    bit v23.16b, v13.16b, v26.16b
    tbl v7.16b, {v12.16b}, v7.16b
    ushr v12.2d, v12.2d, #39
    shl v7.2d, v7.2d, #25
    orr v7.16b, v12.16b, v7.16b
    ldr q12, [sp, #752]
    ldr q13, [x8, #768]
    tbl v12.16b, {v12.16b}, v13.16b
    ldr q13, [x8, #752]
    bit v12.16b, v7.16b, v13.16b
    ldr q7, [x8, #736]
    bit v12.16b, v18.16b, v7.16b
    bit v12.16b, v29.16b, v15.16b
    bit v12.16b, v30.16b, v27.16b
    bit v12.16b, v25.16b, v20.16b
    bit v12.16b, v21.16b, v5.16b
    bit v12.16b, v1.16b, v10.16b
    ldr q1, [sp, #1760]
    str q1, [x0, #752]
    ldr q1, [x8, #624]
    ldr q18, [sp, #1744]
    bit v12.16b, v18.16b, v1.16b
    ldr q21, [x8, #608]
    ldr q25, [sp, #1728]
    bit v12.16b, v25.16b, v21.16b
    ldr q29, [x8, #592]
    ldr q30, [sp, #1712]
    bit v12.16b, v30.16b, v29.16b
    ldr q30, [x8, #576]
    ldr q25, [sp, #1632]
    bit v12.16b, v25.16b, v30.16b
    ldr q25, [x8, #560]
    ldr q18, [sp, #1616]
    bit v12.16b, v18.16b, v25.16b
    ldr q18, [x8, #544]
    ldr q10, [sp, #1600]
    bit v12.16b, v10.16b, v18.16b
    ldr q10, [x8, #528]
    ldr q5, [sp, #1584]
    bit v12.16b, v5.16b, v10.16b
    ldr q5, [x8, #496]
    ldr q20, [sp, #1568]
    bit v12.16b, v20.16b, v5.16b
    ldr q20, [x8, #1040]
    ldr q27, [sp, #160]
    bif v27.16b, v12.16b, v20.16b
    ldr q15, [x8, #1024]
    ldr q7, [sp, #144]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #1008]
    ldr q15, [sp, #176]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #992]
    ldr q7, [sp, #192]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #976]
    ldr q15, [sp, #240]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #960]
    ldr q7, [sp, #288]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #944]
    ldr q15, [sp, #256]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #928]
    ldr q7, [sp, #272]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #896]
    ldr q15, [sp, #1552]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #880]
    ldr q7, [sp, #1536]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #864]
    ldr q15, [sp, #1520]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #848]
    ldr q7, [sp, #1504]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #832]
    ldr q15, [sp, #1488]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #816]
    ldr q7, [sp, #1136]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #800]
    ldr q15, [sp, #704]
    bit v27.16b, v15.16b, v7.16b
    ldr q15, [x8, #784]
    ldr q7, [sp, #320]
    bit v27.16b, v7.16b, v15.16b
    ldr q7, [x8, #1296]
    ldr q15, [sp, #1120]
    mov v20.16b, v7.16b
    bsl v20.16b, v15.16b, v27.16b
    ldr q15, [x8, #1280]
    ldr q13, [sp, #1104]
    bit v20.16b, v13.16b, v15.16b
    ldr q13, [x8, #1264]
    str q27, [sp, #272]
    ldr q27, [sp, #1040]
    bit v20.16b, v27.16b, v13.16b
    ldr q27, [x8, #1248]
    str q12, [sp, #256]
    ldr q12, [sp, #1056]
    bit v20.16b, v12.16b, v27.16b
    ldr q12, [x8, #1232]
    ldr q27, [sp, #1072]
    bit v20.16b, v27.16b, v12.16b
    ldr q27, [x8, #1216]
    ldr q12, [sp, #1088]
    bit v20.16b, v12.16b, v27.16b
    ldr q12, [x8, #1200]
    ldr q27, [sp, #1472]
    bit v20.16b, v27.16b, v12.16b
    ldr q27, [x8, #1184]
    ldr q12, [sp, #1456]
    bit v20.16b, v12.16b, v27.16b
    ldr q12, [sp, #928]
    bit v20.16b, v12.16b, v31.16b
    ldr q12, [sp, #816]
    bit v20.16b, v12.16b, v22.16b
    ldr q12, [sp, #880]
    bit v20.16b, v12.16b, v19.16b
    ldr q12, [sp, #1440]
    bit v20.16b, v12.16b, v4.16b
    ldr q12, [sp, #800]
    bit v20.16b, v12.16b, v17.16b
    ldr q12, [sp, #912]
    bit v20.16b, v12.16b, v24.16b
    ldr q12, [sp, #1424]
    bit v20.16b, v12.16b, v11.16b
    ldr q12, [sp, #1408]
    bit v20.16b, v12.16b, v26.16b
    ldr q12, [x8, #1552]
    bit v20.16b, v28.16b, v12.16b
    ldr q12, [x8, #1536]
    bit v20.16b, v9.16b, v12.16b
    ldr q12, [x8, #1520]
    bit v20.16b, v0.16b, v12.16b
    ldr q12, [x8, #1504]
    bit v20.16b, v3.16b, v12.16b
    ldr q12, [x8, #1488]
    bit v20.16b, v16.16b, v12.16b
    ldr q12, [x8, #1472]
    bit v20.16b, v14.16b, v12.16b
    ldr q12, [x8, #1456]
    ldr q26, [sp, #1808]
    bit v20.16b, v26.16b, v12.16b
    ldr q12, [x8, #1440]
    ldr q11, [sp, #1792]
    bit v20.16b, v11.16b, v12.16b
    ldr q12, [x8, #1424]
    ldr q11, [sp, #1776]
    bit v20.16b, v11.16b, v12.16b
    ldr q11, [x8, #1408]
    bit v20.16b, v6.16b, v11.16b
    ldr q6, [x8, #1392]
    bit v20.16b, v8.16b, v6.16b
    ldr q8, [x8, #1376]
    ldr q6, [sp, #1696]
    bit v20.16b, v6.16b, v8.16b
    ldr q6, [x8, #2032]
    ldr q8, [x8, #1360]
    ldr q11, [sp, #1664]
    bit v20.16b, v11.16b, v8.16b
    ldr q11, [x8, #1344]
    bit v20.16b, v2.16b, v11.16b
    ldr q2, [x1, #0]
    ldr q11, [sp, #208]
    bit v11.16b, v2.16b, v6.16b
    ldr q8, [x8, #1328]
    ldr q12, [sp, #1680]
    bit v20.16b, v12.16b, v8.16b
    ldr q12, [sp, #304]
    bsl v6.16b, v12.16b, v2.16b
    ldr q12, [x8, #1312]
    ldr q2, [sp, #1648]
    bit v20.16b, v2.16b, v12.16b
    eor3 v2.16b, v6.16b, v11.16b, v20.16b
    ldr q6, [x8, #2048]
    eor3 v6.16b, v2.16b, v23.16b, v6.16b
    ext v20.16b, v6.16b, v6.16b, #12
    ldr q11, [x8, #1600]
    bif v20.16b, v6.16b, v11.16b
    str q2, [sp, #1648]
    ext v2.16b, v6.16b, v6.16b, #8
    str q23, [sp, #1680]
    ldr q23, [x8, #1584]
    bit v20.16b, v2.16b, v23.16b
    ext v2.16b, v6.16b, v6.16b, #4
    ldr q23, [x8, #400]
    bit v20.16b, v2.16b, v23.16b
    mov v2.16b, v20.16b
    sli v2.8h, v20.8h, #8
    shl v23.16b, v2.16b, #1
    movi v11.16b, #85
    bit v23.16b, v2.16b, v11.16b
    shl v12.16b, v23.16b, #2
    movi v8.16b, #51
    bit v12.16b, v23.16b, v8.16b
    mov v26.16b, v12.16b
    sli v26.16b, v12.16b, #4
    // round 3 (aes.dsl:47)
    mvn v26.16b, v26.16b
    str q26, [x0, #768]
    sri v20.8h, v20.8h, #8
    shl v26.16b, v20.16b, #1
    bit v26.16b, v20.16b, v11.16b
    shl v24.16b, v26.16b, #2
    bit v24.16b, v26.16b, v8.16b
    mov v17.16b, v24.16b
    sli v17.16b, v24.16b, #4
    mvn v17.16b, v17.16b
    str q17, [x0, #784]
    ushr v17.16b, v2.16b, #1
    bit v2.16b, v17.16b, v11.16b
    shl v17.16b, v2.16b, #2
    bit v17.16b, v2.16b, v8.16b
    mov v16.16b, v17.16b
    sli v16.16b, v17.16b, #4
    mvn v16.16b, v16.16b
    str q16, [x0, #800]
    ushr v16.16b, v20.16b, #1
    bit v20.16b, v16.16b, v11.16b
    shl v16.16b, v20.16b, #2
    bit v16.16b, v20.16b, v8.16b
    mov v11.16b, v16.16b
    sli v11.16b, v16.16b, #4
    mvn v11.16b, v11.16b
    str q11, [x0, #816]
    ushr v11.16b, v23.16b, #2
    bit v23.16b, v11.16b, v8.16b
    mov v11.16b, v23.16b
    sli v11.16b, v23.16b, #4
    mvn v11.16b, v11.16b
    str q11, [x0, #832]
    ushr v11.16b, v26.16b, #2
    bit v26.16b, v11.16b, v8.16b
    mov v11.16b, v26.16b
    sli v11.16b, v26.16b, #4
    mvn v11.16b, v11.16b
    str q11, [x0, #848]
    ushr v11.16b, v2.16b, #2
    bit v2.16b, v11.16b, v8.16b
    mov v11.16b, v2.16b
    sli v11.16b, v2.16b, #4
    mvn v11.16b, v11.16b
    str q11, [x0, #864]
    ushr v11.16b, v20.16b, #2
    bit v20.16b, v11.16b, v8.16b
    mov v11.16b, v20.16b
    sli v11.16b, v20.16b, #4
    mvn v11.16b, v11.16b
    str q11, [x0, #880]
    sri v12.16b, v12.16b, #4
    str q12, [x0, #896]
    sri v24.16b, v24.16b, #4
    str q24, [x0, #912]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #928]
    sri v16.16b, v16.16b, #4
    str q16, [x0, #944]
    sri v23.16b, v23.16b, #4
    mvn v16.16b, v23.16b
    str q16, [x0, #960]
    sri v26.16b, v26.16b, #4
    mvn v16.16b, v26.16b
    str q16, [x0, #976]
    sri v2.16b, v2.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #992]
    ldr q2, [sp, #1856]
    ldr q16, [sp, #784]
    bit v16.16b, v2.16b, v1.16b
    ldr q2, [sp, #2048]
    bit v16.16b, v2.16b, v21.16b
    ldr q2, [sp, #2032]
    bit v16.16b, v2.16b, v29.16b
    ldr q2, [sp, #2016]
    bit v16.16b, v2.16b, v30.16b
    ldr q2, [sp, #2000]
    bit v16.16b, v2.16b, v25.16b
    ldr q2, [sp, #1984]
    bit v16.16b, v2.16b, v18.16b
    ldr q2, [sp, #1872]
    bit v16.16b, v2.16b, v10.16b
    ldr q2, [sp, #1888]
    bit v16.16b, v2.16b, v5.16b
    ldr q2, [sp, #1968]
    ldr q17, [sp, #1152]
    bit v17.16b, v2.16b, v7.16b
    ldr q23, [sp, #1952]
    bit v17.16b, v23.16b, v15.16b
    ldr q24, [sp, #848]
    bit v17.16b, v24.16b, v13.16b
    ldr q26, [x8, #1248]
    ldr q11, [sp, #896]
    bit v17.16b, v11.16b, v26.16b
    ldr q12, [x8, #1232]
    ldr q26, [sp, #1936]
    bit v17.16b, v26.16b, v12.16b
    ldr q12, [x8, #1216]
    ldr q13, [sp, #1920]
    bit v17.16b, v13.16b, v12.16b
    ldr q12, [x8, #1200]
    ldr q15, [sp, #768]
    bit v17.16b, v15.16b, v12.16b
    ldr q12, [sp, #960]
    bit v17.16b, v12.16b, v27.16b
    bit v17.16b, v28.16b, v31.16b
    bit v17.16b, v9.16b, v22.16b
    bit v17.16b, v0.16b, v19.16b
    bit v17.16b, v3.16b, v4.16b
    ldr q0, [x8, #1104]
    ldr q3, [sp, #1824]
    bit v17.16b, v3.16b, v0.16b
    ldr q3, [x8, #1088]
    bit v17.16b, v14.16b, v3.16b
    ldr q28, [x8, #1072]
    ldr q9, [sp, #1808]
    bit v17.16b, v9.16b, v28.16b
    ldr q9, [x8, #1056]
    ldr q14, [sp, #1792]
    bit v17.16b, v14.16b, v9.16b
    ushr v14.16b, v6.16b, #4
    mvn v14.16b, v14.16b
    sri v20.16b, v20.16b, #4
    ushr v27.16b, v6.16b, #7
    mvn v27.16b, v27.16b
    mvn v20.16b, v20.16b
    ushr v7.16b, v6.16b, #1
    mvn v7.16b, v7.16b
    ushr v12.16b, v6.16b, #3
    ushr v15.16b, v6.16b, #2
    mvn v12.16b, v12.16b
    ushr v13.16b, v6.16b, #5
    eor v26.16b, v14.16b, v27.16b
    mvn v13.16b, v13.16b
    eor3 v11.16b, v7.16b, v15.16b, v26.16b
    eor3 v24.16b, v7.16b, v12.16b, v26.16b
    eor3 v23.16b, v7.16b, v13.16b, v11.16b
    ushr v2.16b, v6.16b, #6
    eor v8.16b, v24.16b, v23.16b
    eor v9.16b, v7.16b, v27.16b
    eor3 v5.16b, v13.16b, v2.16b, v24.16b
    eor3 v28.16b, v6.16b, v23.16b, v8.16b
    eor3 v10.16b, v7.16b, v15.16b, v9.16b
    eor3 v3.16b, v13.16b, v27.16b, v23.16b
    eor3 v13.16b, v15.16b, v13.16b, v5.16b
    eor3 v15.16b, v14.16b, v5.16b, v28.16b
    and v18.16b, v10.16b, v5.16b
    eor3 v27.16b, v14.16b, v27.16b, v15.16b
    mvn v14.16b, v15.16b
    bcax v14.16b, v18.16b, v6.16b, v14.16b
    eor v0.16b, v11.16b, v15.16b
    orr v25.16b, v23.16b, v3.16b
    eor3 v4.16b, v7.16b, v10.16b, v0.16b
    orn v30.16b, v11.16b, v24.16b
    bcax v19.16b, v14.16b, v26.16b, v13.16b
    bcax v29.16b, v25.16b, v7.16b, v4.16b
    eor3 v25.16b, v14.16b, v13.16b, v25.16b
    eor v30.16b, v19.16b, v30.16b
    eor3 v19.16b, v14.16b, v19.16b, v29.16b
    eor3 v2.16b, v2.16b, v24.16b, v29.16b
    eor v29.16b, v8.16b, v4.16b
    bcax v2.16b, v2.16b, v29.16b, v27.16b
    eor3 v2.16b, v18.16b, v27.16b, v2.16b
    bcax v18.16b, v19.16b, v8.16b, v9.16b
    eor v2.16b, v12.16b, v2.16b
    bcax v19.16b, v25.16b, v28.16b, v0.16b
    bcax v25.16b, v2.16b, v30.16b, v18.16b
    bcax v12.16b, v19.16b, v25.16b, v30.16b
    bcax v14.16b, v25.16b, v2.16b, v12.16b
    bit v19.16b, v14.16b, v30.16b
    bsl v25.16b, v14.16b, v18.16b
    bsl v18.16b, v12.16b, v2.16b
    bcax v2.16b, v30.16b, v19.16b, v12.16b
    and v30.16b, v9.16b, v19.16b
    orn v4.16b, v4.16b, v2.16b
    bcax v7.16b, v30.16b, v2.16b, v7.16b
    bcax v9.16b, v19.16b, v4.16b, v2.16b
    bcax v27.16b, v30.16b, v27.16b, v9.16b
    eor v30.16b, v25.16b, v18.16b
    eor3 v2.16b, v19.16b, v2.16b, v30.16b
    orr v0.16b, v0.16b, v18.16b
    bcax v8.16b, v4.16b, v19.16b, v8.16b
    orn v26.16b, v2.16b, v26.16b
    eor v12.16b, v19.16b, v25.16b
    bcax v3.16b, v26.16b, v12.16b, v3.16b
    bcax v23.16b, v8.16b, v12.16b, v23.16b
    bcax v2.16b, v23.16b, v13.16b, v2.16b
    eor v0.16b, v3.16b, v0.16b
    bcax v11.16b, v0.16b, v25.16b, v11.16b
    mvn v25.16b, v25.16b
    bcax v24.16b, v8.16b, v24.16b, v25.16b
    eor3 v19.16b, v19.16b, v18.16b, v9.16b
    bcax v18.16b, v24.16b, v28.16b, v18.16b
    bcax v24.16b, v24.16b, v6.16b, v30.16b
    eor3 v23.16b, v8.16b, v24.16b, v23.16b
    bcax v24.16b, v24.16b, v29.16b, v9.16b
    eor v18.16b, v11.16b, v18.16b
    eor3 v3.16b, v7.16b, v24.16b, v3.16b
    eor3 v4.16b, v4.16b, v24.16b, v18.16b
    bcax v5.16b, v23.16b, v19.16b, v5.16b
    eor3 v7.16b, v5.16b, v27.16b, v2.16b
    eor3 v23.16b, v26.16b, v2.16b, v18.16b
    bcax v19.16b, v7.16b, v19.16b, v10.16b
    eor3 v0.16b, v0.16b, v2.16b, v7.16b
    eor3 v2.16b, v11.16b, v18.16b, v23.16b
    bcax v0.16b, v0.16b, v15.16b, v30.16b
    mvn v7.16b, v18.16b
    ldr q18, [x8, #512]
    tbl v24.16b, {v7.16b}, v18.16b
    tbl v25.16b, {v24.16b}, v18.16b
    ushr v24.2d, v24.2d, #4
    shl v25.2d, v25.2d, #60
    mvn v4.16b, v4.16b
    orr v24.16b, v24.16b, v25.16b
    tbl v25.16b, {v7.16b}, v18.16b
    shl v25.2d, v25.2d, #28
    ushr v26.2d, v7.2d, #36
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v7.16b}, v18.16b
    tbl v27.16b, {v26.16b}, v18.16b
    ushr v26.2d, v26.2d, #36
    shl v27.2d, v27.2d, #28
    mvn v19.16b, v19.16b
    mvn v0.16b, v0.16b
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v4.16b}, v18.16b
    tbl v28.16b, {v27.16b}, v18.16b
    ushr v27.2d, v27.2d, #37
    shl v28.2d, v28.2d, #27
    eor v5.16b, v3.16b, v5.16b
    mvn v3.16b, v3.16b
    orr v27.16b, v27.16b, v28.16b
    tbl v28.16b, {v4.16b}, v18.16b
    ushr v29.2d, v4.2d, #37
    shl v28.2d, v28.2d, #27
    orr v28.16b, v29.16b, v28.16b
    tbl v29.16b, {v4.16b}, v18.16b
    tbl v30.16b, {v29.16b}, v18.16b
    ushr v29.2d, v29.2d, #5
    shl v30.2d, v30.2d, #59
    shl v8.4s, v7.4s, #28
    ushr v7.2d, v7.2d, #4
    orr v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v5.16b}, v18.16b
    tbl v9.16b, {v30.16b}, v18.16b
    ushr v30.2d, v30.2d, #39
    shl v9.2d, v9.2d, #25
    ldr q10, [x8, #768]
    tbl v11.16b, {v3.16b}, v10.16b
    orr v30.16b, v30.16b, v9.16b
    ldr q9, [x8, #752]
    bit v11.16b, v30.16b, v9.16b
    tbl v30.16b, {v5.16b}, v18.16b
    ldr q12, [x8, #912]
    tbl v13.16b, {v3.16b}, v12.16b
    ldr q14, [x8, #640]
    tbl v15.16b, {v3.16b}, v14.16b
    str q6, [sp, #1792]
    ushr v6.2d, v3.2d, #8
    ushr v9.2d, v5.2d, #39
    shl v30.2d, v30.2d, #25
    shl v3.4s, v3.4s, #24
    ldr q10, [x8, #1040]
    ldr q12, [sp, #256]
    bit v12.16b, v15.16b, v10.16b
    ldr q10, [x8, #1552]
    bit v17.16b, v6.16b, v10.16b
    orr v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v5.16b}, v18.16b
    tbl v10.16b, {v9.16b}, v18.16b
    ushr v9.2d, v9.2d, #7
    shl v10.2d, v10.2d, #57
    orr v9.16b, v9.16b, v10.16b
    tbl v10.16b, {v19.16b}, v18.16b
    tbl v14.16b, {v10.16b}, v18.16b
    ushr v22.2d, v4.2d, #5
    tbl v21.16b, {v19.16b}, v18.16b
    ushr v10.2d, v10.2d, #35
    shl v14.2d, v14.2d, #29
    shl v4.4s, v4.4s, #27
    shl v21.2d, v21.2d, #29
    orr v10.16b, v10.16b, v14.16b
    ushr v14.2d, v19.2d, #35
    orr v21.16b, v14.16b, v21.16b
    tbl v14.16b, {v19.16b}, v18.16b
    shl v31.4s, v5.4s, #25
    tbl v1.16b, {v14.16b}, v18.16b
    ushr v14.2d, v14.2d, #3
    shl v1.2d, v1.2d, #61
    ushr v5.2d, v5.2d, #7
    orr v1.16b, v14.16b, v1.16b
    tbl v14.16b, {v0.16b}, v18.16b
    str q20, [sp, #256]
    tbl v20.16b, {v14.16b}, v18.16b
    ushr v14.2d, v14.2d, #6
    shl v20.2d, v20.2d, #58
    str q16, [sp, #1808]
    ldr q16, [x8, #1536]
    bit v17.16b, v5.16b, v16.16b
    ldr q16, [x8, #1024]
    bit v12.16b, v9.16b, v16.16b
    orr v20.16b, v14.16b, v20.16b
    tbl v14.16b, {v0.16b}, v18.16b
    shl v16.4s, v19.4s, #29
    str q5, [sp, #1824]
    tbl v5.16b, {v14.16b}, v18.16b
    ushr v14.2d, v14.2d, #38
    shl v5.2d, v5.2d, #26
    orr v5.16b, v14.16b, v5.16b
    ldr q14, [x8, #736]
    bit v11.16b, v5.16b, v14.16b
    ldr q5, [x8, #720]
    bit v11.16b, v27.16b, v5.16b
    ldr q27, [x8, #704]
    bit v11.16b, v26.16b, v27.16b
    ldr q26, [x8, #688]
    bit v11.16b, v10.16b, v26.16b
    tbl v10.16b, {v0.16b}, v18.16b
    ushr v26.2d, v0.2d, #38
    ushr v27.2d, v0.2d, #6
    shl v10.2d, v10.2d, #26
    ushr v19.2d, v19.2d, #3
    ldr q5, [x8, #1520]
    bit v17.16b, v27.16b, v5.16b
    orr v26.16b, v26.16b, v10.16b
    tbl v10.16b, {v2.16b}, v18.16b
    tbl v14.16b, {v10.16b}, v18.16b
    ushr v10.2d, v10.2d, #33
    shl v14.2d, v14.2d, #31
    ldr q5, [x8, #1504]
    bit v17.16b, v22.16b, v5.16b
    orr v10.16b, v10.16b, v14.16b
    ldr q14, [x8, #1488]
    bit v17.16b, v7.16b, v14.16b
    tbl v14.16b, {v2.16b}, v18.16b
    ushr v5.2d, v2.2d, #33
    shl v14.2d, v14.2d, #31
    str q7, [sp, #1840]
    ldr q7, [x8, #1008]
    bit v12.16b, v20.16b, v7.16b
    ldr q7, [x8, #1472]
    bit v17.16b, v19.16b, v7.16b
    orr v5.16b, v5.16b, v14.16b
    ldr q14, [x8, #992]
    bit v12.16b, v29.16b, v14.16b
    tbl v7.16b, {v2.16b}, v18.16b
    tbl v14.16b, {v7.16b}, v18.16b
    ushr v7.2d, v7.2d, #1
    shl v14.2d, v14.2d, #63
    str q19, [sp, #1152]
    ldr q19, [x8, #976]
    bit v12.16b, v24.16b, v19.16b
    orr v7.16b, v7.16b, v14.16b
    ldr q14, [x8, #960]
    bit v12.16b, v1.16b, v14.16b
    ushr v14.2d, v23.2d, #2
    ushr v19.2d, v2.2d, #1
    str q1, [sp, #1888]
    ldr q1, [x8, #1456]
    bit v17.16b, v14.16b, v1.16b
    ldr q1, [x8, #1440]
    bit v17.16b, v19.16b, v1.16b
    ldr q1, [x8, #1424]
    bit v17.16b, v3.16b, v1.16b
    shl v0.4s, v0.4s, #26
    ldr q3, [x8, #1408]
    bit v17.16b, v31.16b, v3.16b
    ldr q31, [x8, #1392]
    bit v17.16b, v0.16b, v31.16b
    ldr q0, [x8, #1376]
    bit v17.16b, v4.16b, v0.16b
    ldr q4, [x8, #1360]
    bit v17.16b, v8.16b, v4.16b
    ldr q8, [x8, #1344]
    bit v17.16b, v16.16b, v8.16b
    tbl v16.16b, {v23.16b}, v18.16b
    tbl v8.16b, {v16.16b}, v18.16b
    ushr v16.2d, v16.2d, #2
    shl v8.2d, v8.2d, #62
    orr v16.16b, v16.16b, v8.16b
    ldr q8, [x8, #944]
    bit v12.16b, v16.16b, v8.16b
    shl v2.4s, v2.4s, #31
    ldr q4, [x8, #928]
    bit v12.16b, v7.16b, v4.16b
    ldr q0, [x8, #2000]
    bit v12.16b, v13.16b, v0.16b
    shl v0.4s, v23.4s, #30
    ldr q31, [x8, #1328]
    bit v17.16b, v0.16b, v31.16b
    tbl v0.16b, {v23.16b}, v18.16b
    ldr q31, [x8, #1808]
    bit v12.16b, v30.16b, v31.16b
    ldr q31, [x8, #1312]
    bit v17.16b, v2.16b, v31.16b
    tbl v2.16b, {v23.16b}, v18.16b
    ushr v23.2d, v23.2d, #34
    shl v0.2d, v0.2d, #30
    ldr q31, [x8, #1792]
    bit v12.16b, v26.16b, v31.16b
    orr v0.16b, v23.16b, v0.16b
    ldr q23, [x8, #1856]
    bit v12.16b, v28.16b, v23.16b
    tbl v23.16b, {v2.16b}, v18.16b
    ushr v2.2d, v2.2d, #34
    shl v23.2d, v23.2d, #30
    ldr q31, [x8, #1904]
    bit v12.16b, v25.16b, v31.16b
    orr v2.16b, v2.16b, v23.16b
    ldr q23, [x8, #1936]
    bit v12.16b, v21.16b, v23.16b
    ldr q23, [x8, #672]
    bit v11.16b, v2.16b, v23.16b
    ldr q2, [x8, #1776]
    bit v12.16b, v0.16b, v2.16b
    ldr q2, [x8, #656]
    bit v11.16b, v10.16b, v2.16b
    ldr q10, [x8, #1872]
    bit v12.16b, v5.16b, v10.16b
    ldr q10, [x8, #624]
    bit v11.16b, v15.16b, v10.16b
    ldr q31, [x8, #1168]
    bit v12.16b, v6.16b, v31.16b
    ldr q2, [x8, #608]
    bit v11.16b, v9.16b, v2.16b
    ldr q23, [x8, #1152]
    ldr q2, [sp, #1824]
    bit v12.16b, v2.16b, v23.16b
    ldr q10, [x8, #592]
    bit v11.16b, v20.16b, v10.16b
    ldr q10, [x8, #1136]
    bit v12.16b, v27.16b, v10.16b
    str q20, [sp, #1872]
    ldr q20, [x8, #576]
    bit v11.16b, v29.16b, v20.16b
    ldr q20, [x8, #1120]
    bit v12.16b, v22.16b, v20.16b
    str q29, [sp, #1984]
    ldr q29, [x8, #560]
    bit v11.16b, v24.16b, v29.16b
    ldr q29, [x8, #1104]
    str q24, [sp, #2000]
    ldr q24, [sp, #1840]
    bit v12.16b, v24.16b, v29.16b
    str q9, [sp, #2016]
    ldr q9, [x8, #544]
    str q15, [sp, #2032]
    ldr q15, [sp, #1888]
    bit v11.16b, v15.16b, v9.16b
    ldr q15, [x8, #1088]
    ldr q9, [sp, #1152]
    bit v12.16b, v9.16b, v15.16b
    ldr q3, [x8, #528]
    bit v11.16b, v16.16b, v3.16b
    ldr q3, [x8, #1072]
    bit v12.16b, v14.16b, v3.16b
    str q16, [sp, #2048]
    ldr q16, [x1, #0]
    eor v17.16b, v16.16b, v17.16b
    ldr q1, [x8, #496]
    bit v11.16b, v7.16b, v1.16b
    ldr q1, [x8, #1056]
    bit v12.16b, v19.16b, v1.16b
    str q7, [sp, #784]
    ldr q7, [x8, #2064]
    ldr q9, [sp, #1808]
    str q17, [sp, #1856]
    eor3 v17.16b, v17.16b, v12.16b, v9.16b
    eor3 v7.16b, v17.16b, v11.16b, v7.16b
    mov v17.16b, v7.16b
    sli v17.8h, v7.8h, #8
    str q12, [sp, #208]
    shl v12.16b, v17.16b, #1
    movi v9.16b, #85
    bit v12.16b, v17.16b, v9.16b
    shl v24.16b, v12.16b, #2
    movi v2.16b, #51
    bit v24.16b, v12.16b, v2.16b
    mov v4.16b, v24.16b
    sli v4.16b, v24.16b, #4
    ldr q8, [sp, #256]
    str q8, [x0, #1008]
    // round 4 (aes.dsl:47)
    mvn v8.16b, v4.16b
    str q8, [x0, #1024]
    mov v8.16b, v7.16b
    sri v8.8h, v7.8h, #8
    str q4, [sp, #256]
    shl v4.16b, v8.16b, #1
    bit v4.16b, v8.16b, v9.16b
    shl v18.16b, v4.16b, #2
    bit v18.16b, v4.16b, v2.16b
    str q19, [sp, #1664]
    mov v19.16b, v18.16b
    sli v19.16b, v18.16b, #4
    str q19, [sp, #1696]
    mvn v19.16b, v19.16b
    str q19, [x0, #1040]
    ushr v19.16b, v17.16b, #1
    bit v17.16b, v19.16b, v9.16b
    shl v19.16b, v17.16b, #2
    bit v19.16b, v17.16b, v2.16b
    str q14, [sp, #1776]
    mov v14.16b, v19.16b
    sli v14.16b, v19.16b, #4
    str q14, [sp, #288]
    mvn v14.16b, v14.16b
    str q14, [x0, #1056]
    ushr v14.16b, v8.16b, #1
    bit v8.16b, v14.16b, v9.16b
    shl v14.16b, v8.16b, #2
    bit v14.16b, v8.16b, v2.16b
    mov v9.16b, v14.16b
    sli v9.16b, v14.16b, #4
    str q9, [sp, #240]
    mvn v9.16b, v9.16b
    str q9, [x0, #1072]
    ushr v9.16b, v12.16b, #2
    bit v12.16b, v9.16b, v2.16b
    mov v9.16b, v12.16b
    sli v9.16b, v12.16b, #4
    str q9, [sp, #192]
    mvn v9.16b, v9.16b
    str q9, [x0, #1088]
    ushr v9.16b, v4.16b, #2
    bit v4.16b, v9.16b, v2.16b
    mov v9.16b, v4.16b
    sli v9.16b, v4.16b, #4
    str q9, [sp, #176]
    mvn v9.16b, v9.16b
    str q9, [x0, #1104]
    ushr v9.16b, v17.16b, #2
    bit v17.16b, v9.16b, v2.16b
    mov v9.16b, v17.16b
    sli v9.16b, v17.16b, #4
    str q9, [sp, #144]
    mvn v9.16b, v9.16b
    str q9, [x0, #1120]
    ushr v9.16b, v8.16b, #2
    bit v8.16b, v9.16b, v2.16b
    mov v9.16b, v8.16b
    sli v9.16b, v8.16b, #4
    str q9, [sp, #160]
    mvn v9.16b, v9.16b
    str q9, [x0, #1136]
    sri v12.16b, v12.16b, #4
    mvn v9.16b, v12.16b
    str q9, [x0, #1216]
    sri v4.16b, v4.16b, #4
    mvn v9.16b, v4.16b
    str q9, [x0, #1232]
    sri v17.16b, v17.16b, #4
    mvn v9.16b, v17.16b
    str q9, [x0, #1248]
    ldr q9, [x8, #896]
    str q17, [sp, #1760]
    ldr q17, [sp, #1968]
    str q4, [sp, #752]
    ldr q4, [sp, #1904]
    bit v4.16b, v17.16b, v9.16b
    ldr q17, [x8, #880]
    str q12, [sp, #1904]
    ldr q12, [sp, #1952]
    bit v4.16b, v12.16b, v17.16b
    ldr q12, [x8, #864]
    ldr q2, [sp, #848]
    bit v4.16b, v2.16b, v12.16b
    ldr q2, [x8, #848]
    ldr q12, [sp, #896]
    bit v4.16b, v12.16b, v2.16b
    ldr q12, [x8, #832]
    ldr q2, [sp, #1936]
    bit v4.16b, v2.16b, v12.16b
    ldr q2, [x8, #816]
    ldr q12, [sp, #1920]
    bit v4.16b, v12.16b, v2.16b
    ldr q12, [x8, #800]
    ldr q2, [sp, #768]
    bit v4.16b, v2.16b, v12.16b
    ldr q2, [x8, #784]
    ldr q12, [sp, #960]
    bit v4.16b, v12.16b, v2.16b
    ldr q12, [x8, #368]
    ldr q2, [sp, #272]
    bsl v12.16b, v16.16b, v2.16b
    ldr q2, [x8, #416]
    ldr q17, [sp, #304]
    bit v12.16b, v17.16b, v2.16b
    ldr q17, [x8, #1296]
    ldr q9, [sp, #1552]
    bit v4.16b, v9.16b, v17.16b
    ldr q9, [x8, #1280]
    ldr q17, [sp, #1536]
    bit v4.16b, v17.16b, v9.16b
    ldr q17, [x8, #1264]
    ldr q9, [sp, #1520]
    bit v4.16b, v9.16b, v17.16b
    sri v24.16b, v24.16b, #4
    ldr q9, [x8, #1248]
    ldr q17, [sp, #1504]
    bit v4.16b, v17.16b, v9.16b
    str q24, [x0, #1152]
    str q24, [sp, #304]
    ldr q24, [x8, #1232]
    ldr q17, [sp, #1488]
    bit v4.16b, v17.16b, v24.16b
    sri v18.16b, v18.16b, #4
    ldr q17, [x8, #1216]
    ldr q24, [sp, #1136]
    bit v4.16b, v24.16b, v17.16b
    str q18, [x0, #1168]
    str q18, [sp, #272]
    ldr q18, [x8, #1200]
    ldr q24, [sp, #704]
    bit v4.16b, v24.16b, v18.16b
    sri v19.16b, v19.16b, #4
    ldr q24, [x8, #1184]
    ldr q18, [sp, #320]
    bit v4.16b, v18.16b, v24.16b
    str q19, [x0, #1184]
    str q19, [sp, #960]
    ldr q19, [sp, #688]
    bit v4.16b, v19.16b, v31.16b
    sri v14.16b, v14.16b, #4
    ldr q18, [sp, #672]
    bit v4.16b, v18.16b, v23.16b
    str q14, [x0, #1200]
    str q14, [sp, #768]
    ldr q14, [sp, #656]
    bit v4.16b, v14.16b, v10.16b
    ldr q14, [sp, #640]
    bit v4.16b, v14.16b, v20.16b
    ldr q14, [sp, #624]
    bit v4.16b, v14.16b, v29.16b
    ldr q14, [sp, #608]
    bit v4.16b, v14.16b, v15.16b
    ldr q14, [sp, #576]
    bit v4.16b, v14.16b, v3.16b
    ldr q14, [sp, #432]
    bit v4.16b, v14.16b, v1.16b
    bsl v2.16b, v16.16b, v4.16b
    sri v8.16b, v8.16b, #4
    ldr q4, [sp, #336]
    eor3 v2.16b, v4.16b, v12.16b, v2.16b
    mvn v4.16b, v8.16b
    ushr v12.16b, v7.16b, #7
    mvn v12.16b, v12.16b
    ushr v16.16b, v7.16b, #4
    str q8, [sp, #336]
    ushr v8.16b, v7.16b, #1
    ushr v14.16b, v7.16b, #5
    ushr v18.16b, v7.16b, #3
    mvn v16.16b, v16.16b
    ushr v19.16b, v7.16b, #2
    mvn v8.16b, v8.16b
    mvn v14.16b, v14.16b
    mvn v18.16b, v18.16b
    eor v1.16b, v16.16b, v12.16b
    eor3 v3.16b, v8.16b, v19.16b, v1.16b
    eor3 v15.16b, v8.16b, v18.16b, v1.16b
    eor3 v29.16b, v8.16b, v14.16b, v3.16b
    ushr v20.16b, v7.16b, #6
    eor v10.16b, v15.16b, v29.16b
    eor v23.16b, v8.16b, v12.16b
    eor3 v31.16b, v14.16b, v20.16b, v15.16b
    eor3 v24.16b, v7.16b, v29.16b, v10.16b
    eor3 v17.16b, v8.16b, v19.16b, v23.16b
    eor3 v9.16b, v14.16b, v12.16b, v29.16b
    eor3 v19.16b, v19.16b, v14.16b, v31.16b
    eor3 v14.16b, v16.16b, v31.16b, v24.16b
    str q4, [sp, #1920]
    eor3 v16.16b, v16.16b, v12.16b, v14.16b
    eor v12.16b, v3.16b, v14.16b
    orr v4.16b, v29.16b, v9.16b
    str q2, [sp, #1936]
    eor3 v2.16b, v8.16b, v17.16b, v12.16b
    str q22, [sp, #896]
    bcax v22.16b, v4.16b, v8.16b, v2.16b
    str q27, [sp, #848]
    eor v27.16b, v10.16b, v2.16b
    eor3 v20.16b, v20.16b, v15.16b, v22.16b
    str q6, [sp, #1952]
    and v6.16b, v17.16b, v31.16b
    bcax v20.16b, v20.16b, v27.16b, v16.16b
    eor3 v20.16b, v6.16b, v16.16b, v20.16b
    eor v18.16b, v18.16b, v20.16b
    mvn v20.16b, v14.16b
    bcax v6.16b, v6.16b, v7.16b, v20.16b
    bcax v20.16b, v6.16b, v1.16b, v19.16b
    str q5, [sp, #1968]
    orn v5.16b, v3.16b, v15.16b
    eor3 v22.16b, v6.16b, v20.16b, v22.16b
    eor3 v4.16b, v6.16b, v19.16b, v4.16b
    eor v5.16b, v20.16b, v5.16b
    bcax v6.16b, v22.16b, v10.16b, v23.16b
    bcax v4.16b, v4.16b, v24.16b, v12.16b
    bcax v20.16b, v18.16b, v5.16b, v6.16b
    bcax v22.16b, v4.16b, v20.16b, v5.16b
    str q0, [sp, #2064]
    bcax v0.16b, v20.16b, v18.16b, v22.16b
    bit v18.16b, v22.16b, v6.16b
    bsl v20.16b, v0.16b, v6.16b
    bit v4.16b, v0.16b, v5.16b
    bcax v0.16b, v5.16b, v4.16b, v22.16b
    and v5.16b, v23.16b, v4.16b
    orn v2.16b, v2.16b, v0.16b
    orr v6.16b, v12.16b, v18.16b
    bcax v22.16b, v5.16b, v0.16b, v8.16b
    bcax v23.16b, v2.16b, v4.16b, v10.16b
    bcax v8.16b, v4.16b, v2.16b, v0.16b
    bcax v5.16b, v5.16b, v16.16b, v8.16b
    mvn v16.16b, v20.16b
    bcax v16.16b, v23.16b, v15.16b, v16.16b
    eor v10.16b, v20.16b, v18.16b
    eor v12.16b, v4.16b, v20.16b
    eor3 v0.16b, v4.16b, v0.16b, v10.16b
    bcax v24.16b, v16.16b, v24.16b, v18.16b
    eor3 v4.16b, v4.16b, v18.16b, v8.16b
    bcax v18.16b, v23.16b, v12.16b, v29.16b
    bcax v7.16b, v16.16b, v7.16b, v10.16b
    bcax v16.16b, v7.16b, v27.16b, v8.16b
    eor3 v7.16b, v23.16b, v7.16b, v18.16b
    bcax v7.16b, v7.16b, v4.16b, v31.16b
    bcax v18.16b, v18.16b, v19.16b, v0.16b
    orn v0.16b, v0.16b, v1.16b
    bcax v1.16b, v0.16b, v12.16b, v9.16b
    eor v6.16b, v1.16b, v6.16b
    eor3 v1.16b, v22.16b, v16.16b, v1.16b
    bcax v3.16b, v6.16b, v20.16b, v3.16b
    eor v19.16b, v3.16b, v24.16b
    eor3 v2.16b, v2.16b, v16.16b, v19.16b
    eor3 v5.16b, v7.16b, v5.16b, v18.16b
    eor3 v6.16b, v6.16b, v18.16b, v5.16b
    eor3 v0.16b, v0.16b, v18.16b, v19.16b
    bcax v6.16b, v6.16b, v14.16b, v10.16b
    bcax v4.16b, v5.16b, v4.16b, v17.16b
    eor v5.16b, v1.16b, v7.16b
    ldr q7, [x8, #512]
    tbl v16.16b, {v5.16b}, v7.16b
    tbl v17.16b, {v16.16b}, v7.16b
    ushr v16.2d, v16.2d, #7
    shl v17.2d, v17.2d, #57
    eor3 v3.16b, v3.16b, v19.16b, v0.16b
    mvn v18.16b, v19.16b
    mvn v1.16b, v1.16b
    orr v16.16b, v16.16b, v17.16b
    ext v17.16b, v5.16b, v5.16b, #8
    tbl v19.16b, {v5.16b}, v7.16b
    shl v20.2d, v5.2d, #25
    ushr v17.2d, v17.2d, #39
    mvn v2.16b, v2.16b
    mvn v4.16b, v4.16b
    shl v19.2d, v19.2d, #25
    mvn v6.16b, v6.16b
    orr v17.16b, v20.16b, v17.16b
    ushr v20.2d, v5.2d, #39
    orr v19.16b, v20.16b, v19.16b
    ext v20.16b, v6.16b, v6.16b, #8
    ushr v20.2d, v20.2d, #38
    shl v22.2d, v6.2d, #26
    orr v20.16b, v22.16b, v20.16b
    tbl v22.16b, {v6.16b}, v7.16b
    ushr v23.2d, v1.2d, #8
    tbl v24.16b, {v22.16b}, v7.16b
    ext v27.16b, v1.16b, v1.16b, #13
    ldr q29, [x8, #640]
    tbl v31.16b, {v1.16b}, v29.16b
    tbl v8.16b, {v6.16b}, v7.16b
    ushr v22.2d, v22.2d, #6
    shl v24.2d, v24.2d, #58
    ldr q9, [x8, #1648]
    and v9.16b, v27.16b, v9.16b
    ldr q10, [x8, #1040]
    mov v12.16b, v10.16b
    bsl v12.16b, v31.16b, v11.16b
    shl v8.2d, v8.2d, #26
    orr v22.16b, v22.16b, v24.16b
    ushr v24.2d, v6.2d, #38
    ldr q14, [x8, #912]
    tbl v15.16b, {v1.16b}, v14.16b
    orr v24.16b, v24.16b, v8.16b
    tbl v8.16b, {v4.16b}, v7.16b
    str q27, [sp, #2080]
    tbl v27.16b, {v8.16b}, v7.16b
    ushr v8.2d, v8.2d, #3
    shl v27.2d, v27.2d, #61
    ushr v10.2d, v5.2d, #7
    ldr q14, [x8, #1024]
    bit v12.16b, v16.16b, v14.16b
    orr v27.16b, v8.16b, v27.16b
    tbl v8.16b, {v4.16b}, v7.16b
    ushr v14.2d, v4.2d, #35
    ext v29.16b, v4.16b, v4.16b, #8
    shl v8.2d, v8.2d, #29
    str q1, [sp, #2096]
    ldr q1, [x8, #1664]
    bit v9.16b, v17.16b, v1.16b
    ushr v29.2d, v29.2d, #35
    orr v8.16b, v14.16b, v8.16b
    shl v14.2d, v4.2d, #29
    orr v29.16b, v14.16b, v29.16b
    tbl v14.16b, {v18.16b}, v7.16b
    str q17, [sp, #2112]
    ushr v17.2d, v6.2d, #6
    tbl v1.16b, {v14.16b}, v7.16b
    ushr v14.2d, v14.2d, #4
    shl v1.2d, v1.2d, #60
    orr v1.16b, v14.16b, v1.16b
    tbl v14.16b, {v18.16b}, v7.16b
    str q5, [sp, #2128]
    ushr v5.2d, v18.2d, #36
    shl v14.2d, v14.2d, #28
    str q6, [sp, #2144]
    ldr q6, [x8, #1712]
    bit v9.16b, v20.16b, v6.16b
    orr v5.16b, v5.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #8
    str q20, [sp, #2160]
    shl v20.2d, v18.2d, #28
    ushr v14.2d, v14.2d, #36
    orr v20.16b, v20.16b, v14.16b
    ldr q14, [x8, #1008]
    bit v12.16b, v22.16b, v14.16b
    ext v6.16b, v3.16b, v3.16b, #8
    ushr v6.2d, v6.2d, #33
    shl v14.2d, v3.2d, #31
    str q4, [sp, #2176]
    ushr v4.2d, v4.2d, #3
    orr v6.16b, v14.16b, v6.16b
    tbl v14.16b, {v3.16b}, v7.16b
    str q11, [sp, #2192]
    ushr v11.2d, v3.2d, #33
    shl v14.2d, v14.2d, #31
    orr v11.16b, v11.16b, v14.16b
    tbl v14.16b, {v3.16b}, v7.16b
    str q4, [sp, #2208]
    tbl v4.16b, {v14.16b}, v7.16b
    ushr v14.2d, v14.2d, #1
    shl v4.2d, v4.2d, #63
    orr v4.16b, v14.16b, v4.16b
    tbl v14.16b, {v0.16b}, v7.16b
    str q17, [sp, #2224]
    tbl v17.16b, {v14.16b}, v7.16b
    ushr v14.2d, v14.2d, #2
    shl v17.2d, v17.2d, #62
    orr v17.16b, v14.16b, v17.16b
    tbl v14.16b, {v0.16b}, v7.16b
    str q10, [sp, #2240]
    ushr v10.2d, v0.2d, #34
    str q23, [sp, #2256]
    ext v23.16b, v0.16b, v0.16b, #8
    shl v14.2d, v14.2d, #30
    ushr v23.2d, v23.2d, #34
    orr v10.16b, v10.16b, v14.16b
    shl v14.2d, v0.2d, #30
    orr v23.16b, v14.16b, v23.16b
    tbl v14.16b, {v2.16b}, v7.16b
    str q18, [sp, #2272]
    ushr v18.2d, v18.2d, #4
    str q3, [sp, #2288]
    ushr v3.2d, v3.2d, #1
    str q3, [sp, #2304]
    tbl v3.16b, {v14.16b}, v7.16b
    ushr v14.2d, v14.2d, #5
    shl v3.2d, v3.2d, #59
    orr v3.16b, v14.16b, v3.16b
    ldr q14, [x8, #992]
    bit v12.16b, v3.16b, v14.16b
    ldr q14, [x8, #976]
    bit v12.16b, v1.16b, v14.16b
    ldr q14, [x8, #960]
    bit v12.16b, v27.16b, v14.16b
    ldr q14, [x8, #944]
    bit v12.16b, v17.16b, v14.16b
    ldr q14, [x8, #928]
    bit v12.16b, v4.16b, v14.16b
    tbl v14.16b, {v2.16b}, v7.16b
    ldr q7, [x8, #896]
    bit v12.16b, v15.16b, v7.16b
    shl v14.2d, v14.2d, #27
    ldr q7, [x8, #880]
    bit v12.16b, v19.16b, v7.16b
    ushr v7.2d, v2.2d, #37
    orr v7.16b, v7.16b, v14.16b
    ldr q14, [x8, #864]
    bit v12.16b, v24.16b, v14.16b
    ldr q14, [x8, #848]
    bit v12.16b, v7.16b, v14.16b
    ldr q14, [x8, #832]
    bit v12.16b, v5.16b, v14.16b
    ldr q14, [x8, #816]
    bit v12.16b, v8.16b, v14.16b
    ldr q14, [x8, #800]
    bit v12.16b, v10.16b, v14.16b
    ldr q14, [x8, #784]
    bit v12.16b, v11.16b, v14.16b
    ldr q14, [x8, #1296]
    bsl v14.16b, v13.16b, v12.16b
    str q12, [sp, #2320]
    ldr q12, [x8, #1280]
    bit v14.16b, v30.16b, v12.16b
    str q0, [sp, #2336]
    ushr v0.2d, v0.2d, #2
    str q30, [sp, #2352]
    ldr q30, [x8, #1264]
    bit v14.16b, v26.16b, v30.16b
    str q26, [sp, #2368]
    ldr q26, [x8, #1248]
    bit v14.16b, v28.16b, v26.16b
    str q28, [sp, #2384]
    ldr q28, [x8, #1232]
    bit v14.16b, v25.16b, v28.16b
    str q25, [sp, #2400]
    ldr q25, [x8, #1216]
    bit v14.16b, v21.16b, v25.16b
    str q21, [sp, #2416]
    ldr q21, [x8, #1200]
    str q13, [sp, #2432]
    ldr q13, [sp, #2064]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1184]
    ldr q21, [sp, #1968]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1168]
    ldr q13, [sp, #1952]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1152]
    ldr q21, [sp, #1824]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1136]
    ldr q13, [sp, #848]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1120]
    ldr q21, [sp, #896]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1104]
    ldr q13, [sp, #1840]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1088]
    ldr q21, [sp, #1152]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1072]
    ldr q13, [sp, #1776]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1056]
    ldr q21, [sp, #1664]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1552]
    ldr q13, [sp, #688]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1536]
    ldr q13, [sp, #672]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1520]
    ldr q13, [sp, #656]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1504]
    ldr q13, [sp, #640]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1488]
    ldr q13, [sp, #624]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1472]
    ldr q13, [sp, #608]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1456]
    ldr q13, [sp, #576]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1440]
    ldr q13, [sp, #432]
    bit v14.16b, v13.16b, v21.16b
    ldr q21, [x8, #1424]
    ldr q13, [sp, #400]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1408]
    ldr q21, [sp, #64]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1392]
    ldr q13, [sp, #384]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1376]
    ldr q21, [sp, #352]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1360]
    ldr q13, [sp, #128]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1344]
    ldr q21, [sp, #96]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [x8, #1328]
    ldr q13, [sp, #80]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #1312]
    ldr q21, [sp, #112]
    bit v14.16b, v21.16b, v13.16b
    ldr q21, [sp, #1936]
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #8
    shl v13.2d, v2.2d, #27
    ushr v14.2d, v14.2d, #37
    orr v13.16b, v13.16b, v14.16b
    ldr q14, [x8, #1728]
    bit v9.16b, v13.16b, v14.16b
    str q13, [sp, #1936]
    ldr q13, [x8, #1744]
    bit v9.16b, v20.16b, v13.16b
    str q20, [sp, #112]
    ldr q20, [x8, #1616]
    bit v9.16b, v29.16b, v20.16b
    str q29, [sp, #80]
    ldr q29, [x8, #1696]
    bit v9.16b, v23.16b, v29.16b
    str q23, [sp, #96]
    ldr q23, [x8, #1632]
    bit v9.16b, v6.16b, v23.16b
    str q6, [sp, #128]
    ldr q6, [x8, #624]
    bit v9.16b, v31.16b, v6.16b
    ldr q23, [x8, #608]
    bit v9.16b, v16.16b, v23.16b
    ldr q29, [x8, #592]
    bit v9.16b, v22.16b, v29.16b
    ldr q20, [x8, #576]
    bit v9.16b, v3.16b, v20.16b
    ldr q13, [x8, #560]
    bit v9.16b, v1.16b, v13.16b
    ldr q14, [x8, #544]
    bit v9.16b, v27.16b, v14.16b
    ldr q14, [x8, #528]
    bit v9.16b, v17.16b, v14.16b
    ldr q14, [x8, #496]
    bit v9.16b, v4.16b, v14.16b
    ldr q14, [x8, #1296]
    bit v9.16b, v15.16b, v14.16b
    bit v9.16b, v19.16b, v12.16b
    bit v9.16b, v24.16b, v30.16b
    bit v9.16b, v7.16b, v26.16b
    bit v9.16b, v5.16b, v28.16b
    bit v9.16b, v8.16b, v25.16b
    ldr q25, [x8, #1200]
    bit v9.16b, v10.16b, v25.16b
    ldr q25, [x8, #1184]
    bit v9.16b, v11.16b, v25.16b
    ldr q25, [x8, #2192]
    ldr q28, [sp, #2256]
    bit v9.16b, v28.16b, v25.16b
    ldr q25, [x8, #2096]
    ldr q28, [sp, #2240]
    bit v9.16b, v28.16b, v25.16b
    ushr v25.2d, v2.2d, #5
    ldr q28, [x8, #2080]
    ldr q26, [sp, #2224]
    bit v9.16b, v26.16b, v28.16b
    ldr q28, [x8, #2144]
    bit v9.16b, v25.16b, v28.16b
    ldr q28, [x8, #2176]
    bit v9.16b, v18.16b, v28.16b
    ldr q28, [x8, #2128]
    ldr q26, [sp, #2208]
    bit v9.16b, v26.16b, v28.16b
    ldr q28, [x8, #2112]
    bit v9.16b, v0.16b, v28.16b
    ldr q28, [x8, #2160]
    ldr q26, [sp, #2304]
    bit v9.16b, v26.16b, v28.16b
    ldr q28, [x8, #2208]
    eor3 v28.16b, v21.16b, v9.16b, v28.16b
    ext v9.16b, v28.16b, v28.16b, #12
    str q21, [sp, #352]
    ldr q21, [x8, #1600]
    bif v9.16b, v28.16b, v21.16b
    ext v21.16b, v28.16b, v28.16b, #8
    ldr q26, [x8, #1584]
    bit v9.16b, v21.16b, v26.16b
    ext v21.16b, v28.16b, v28.16b, #4
    ldr q26, [x8, #400]
    bit v9.16b, v21.16b, v26.16b
    mov v21.16b, v9.16b
    sli v21.8h, v9.8h, #8
    shl v26.16b, v21.16b, #1
    movi v30.16b, #85
    bit v26.16b, v21.16b, v30.16b
    shl v12.16b, v26.16b, #2
    movi v14.16b, #51
    bit v12.16b, v26.16b, v14.16b
    mov v13.16b, v12.16b
    sli v13.16b, v12.16b, #4
    ldr q20, [sp, #1920]
    str q20, [x0, #1264]
    // round 5 (aes.dsl:47)
    mvn v20.16b, v13.16b
    str q20, [x0, #1280]
    sri v9.8h, v9.8h, #8
    shl v20.16b, v9.16b, #1
    bit v20.16b, v9.16b, v30.16b
    shl v13.16b, v20.16b, #2
    bit v13.16b, v20.16b, v14.16b
    mov v29.16b, v13.16b
    sli v29.16b, v13.16b, #4
    mvn v29.16b, v29.16b
    str q29, [x0, #1296]
    ushr v29.16b, v21.16b, #1
    bit v21.16b, v29.16b, v30.16b
    shl v29.16b, v21.16b, #2
    bit v29.16b, v21.16b, v14.16b
    mov v23.16b, v29.16b
    sli v23.16b, v29.16b, #4
    mvn v23.16b, v23.16b
    str q23, [x0, #1312]
    ushr v23.16b, v9.16b, #1
    bit v9.16b, v23.16b, v30.16b
    shl v23.16b, v9.16b, #2
    bit v23.16b, v9.16b, v14.16b
    mov v30.16b, v23.16b
    sli v30.16b, v23.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #1328]
    ushr v30.16b, v26.16b, #2
    bit v26.16b, v30.16b, v14.16b
    mov v30.16b, v26.16b
    sli v30.16b, v26.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #1344]
    ushr v30.16b, v20.16b, #2
    bit v20.16b, v30.16b, v14.16b
    mov v30.16b, v20.16b
    sli v30.16b, v20.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #1360]
    ushr v30.16b, v21.16b, #2
    bit v21.16b, v30.16b, v14.16b
    mov v30.16b, v21.16b
    sli v30.16b, v21.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #1376]
    ushr v30.16b, v9.16b, #2
    bit v9.16b, v30.16b, v14.16b
    mov v30.16b, v9.16b
    sli v30.16b, v9.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #1392]
    sri v12.16b, v12.16b, #4
    str q12, [x0, #1408]
    sri v13.16b, v13.16b, #4
    str q13, [x0, #1424]
    sri v29.16b, v29.16b, #4
    str q29, [x0, #1440]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #1456]
    sri v26.16b, v26.16b, #4
    mvn v23.16b, v26.16b
    str q23, [x0, #1472]
    sri v20.16b, v20.16b, #4
    mvn v20.16b, v20.16b
    str q20, [x0, #1488]
    sri v21.16b, v21.16b, #4
    mvn v20.16b, v21.16b
    str q20, [x0, #1504]
    ushr v20.16b, v28.16b, #4
    mvn v20.16b, v20.16b
    ushr v21.16b, v28.16b, #7
    ushr v23.16b, v28.16b, #5
    ushr v26.16b, v28.16b, #1
    ushr v29.16b, v28.16b, #3
    mvn v21.16b, v21.16b
    mvn v23.16b, v23.16b
    mvn v26.16b, v26.16b
    mvn v29.16b, v29.16b
    sri v9.16b, v9.16b, #4
    ushr v30.16b, v28.16b, #2
    eor v12.16b, v20.16b, v21.16b
    eor3 v13.16b, v26.16b, v30.16b, v12.16b
    eor3 v14.16b, v26.16b, v29.16b, v12.16b
    eor3 v6.16b, v26.16b, v23.16b, v13.16b
    str q4, [sp, #1920]
    ushr v4.16b, v28.16b, #6
    str q17, [sp, #384]
    eor v17.16b, v14.16b, v6.16b
    str q27, [sp, #64]
    eor v27.16b, v26.16b, v21.16b
    str q1, [sp, #400]
    eor3 v1.16b, v23.16b, v4.16b, v14.16b
    str q3, [sp, #1664]
    eor3 v3.16b, v28.16b, v6.16b, v17.16b
    str q22, [sp, #1776]
    eor3 v22.16b, v26.16b, v30.16b, v27.16b
    str q16, [sp, #1152]
    eor3 v16.16b, v20.16b, v1.16b, v3.16b
    str q31, [sp, #1840]
    and v31.16b, v22.16b, v1.16b
    str q0, [sp, #896]
    mvn v0.16b, v16.16b
    eor3 v30.16b, v30.16b, v23.16b, v1.16b
    eor3 v23.16b, v23.16b, v21.16b, v6.16b
    bcax v0.16b, v31.16b, v28.16b, v0.16b
    mvn v9.16b, v9.16b
    str q9, [sp, #848]
    eor v9.16b, v13.16b, v16.16b
    str q18, [sp, #1824]
    orr v18.16b, v6.16b, v23.16b
    str q25, [sp, #1952]
    eor3 v25.16b, v26.16b, v22.16b, v9.16b
    str q2, [sp, #2448]
    orn v2.16b, v13.16b, v14.16b
    str q11, [sp, #2464]
    bcax v11.16b, v0.16b, v12.16b, v30.16b
    str q10, [sp, #2480]
    bcax v10.16b, v18.16b, v26.16b, v25.16b
    eor3 v20.16b, v20.16b, v21.16b, v16.16b
    eor v2.16b, v11.16b, v2.16b
    eor3 v21.16b, v0.16b, v11.16b, v10.16b
    eor3 v4.16b, v4.16b, v14.16b, v10.16b
    eor v10.16b, v17.16b, v25.16b
    bcax v4.16b, v4.16b, v10.16b, v20.16b
    eor3 v4.16b, v31.16b, v20.16b, v4.16b
    eor v4.16b, v29.16b, v4.16b
    eor3 v0.16b, v0.16b, v30.16b, v18.16b
    bcax v18.16b, v21.16b, v17.16b, v27.16b
    bcax v0.16b, v0.16b, v3.16b, v9.16b
    bcax v21.16b, v4.16b, v2.16b, v18.16b
    bcax v29.16b, v0.16b, v21.16b, v2.16b
    bcax v31.16b, v21.16b, v4.16b, v29.16b
    bsl v21.16b, v31.16b, v18.16b
    bsl v18.16b, v29.16b, v4.16b
    bit v0.16b, v31.16b, v2.16b
    bcax v2.16b, v2.16b, v0.16b, v29.16b
    eor v4.16b, v21.16b, v18.16b
    orn v25.16b, v25.16b, v2.16b
    eor v29.16b, v0.16b, v21.16b
    eor3 v31.16b, v0.16b, v2.16b, v4.16b
    bcax v17.16b, v25.16b, v0.16b, v17.16b
    orn v11.16b, v31.16b, v12.16b
    bcax v6.16b, v17.16b, v29.16b, v6.16b
    bcax v23.16b, v11.16b, v29.16b, v23.16b
    bcax v29.16b, v6.16b, v30.16b, v31.16b
    mvn v30.16b, v21.16b
    bcax v30.16b, v17.16b, v14.16b, v30.16b
    bcax v31.16b, v30.16b, v28.16b, v4.16b
    eor3 v6.16b, v17.16b, v31.16b, v6.16b
    bcax v17.16b, v0.16b, v25.16b, v2.16b
    eor3 v12.16b, v0.16b, v18.16b, v17.16b
    bcax v1.16b, v6.16b, v12.16b, v1.16b
    and v0.16b, v27.16b, v0.16b
    orr v6.16b, v9.16b, v18.16b
    bcax v20.16b, v0.16b, v20.16b, v17.16b
    eor v6.16b, v23.16b, v6.16b
    eor3 v20.16b, v1.16b, v20.16b, v29.16b
    eor3 v27.16b, v6.16b, v29.16b, v20.16b
    bcax v4.16b, v27.16b, v16.16b, v4.16b
    bcax v6.16b, v6.16b, v21.16b, v13.16b
    bcax v3.16b, v30.16b, v3.16b, v18.16b
    bcax v16.16b, v31.16b, v10.16b, v17.16b
    bcax v0.16b, v0.16b, v2.16b, v26.16b
    eor v2.16b, v6.16b, v3.16b
    eor3 v0.16b, v0.16b, v16.16b, v23.16b
    eor3 v3.16b, v25.16b, v16.16b, v2.16b
    bcax v16.16b, v20.16b, v12.16b, v22.16b
    mvn v16.16b, v16.16b
    eor3 v17.16b, v11.16b, v29.16b, v2.16b
    ldr q18, [x8, #512]
    tbl v20.16b, {v16.16b}, v18.16b
    ushr v21.2d, v16.2d, #35
    shl v20.2d, v20.2d, #29
    mvn v4.16b, v4.16b
    orr v20.16b, v21.16b, v20.16b
    tbl v21.16b, {v16.16b}, v18.16b
    tbl v22.16b, {v21.16b}, v18.16b
    ushr v21.2d, v21.2d, #3
    shl v22.2d, v22.2d, #61
    orr v21.16b, v21.16b, v22.16b
    tbl v22.16b, {v4.16b}, v18.16b
    tbl v23.16b, {v22.16b}, v18.16b
    ushr v22.2d, v22.2d, #6
    shl v23.2d, v23.2d, #58
    orr v22.16b, v22.16b, v23.16b
    tbl v23.16b, {v4.16b}, v18.16b
    ushr v25.2d, v4.2d, #38
    shl v23.2d, v23.2d, #26
    eor v1.16b, v0.16b, v1.16b
    mvn v3.16b, v3.16b
    eor3 v6.16b, v6.16b, v2.16b, v17.16b
    orr v23.16b, v25.16b, v23.16b
    tbl v25.16b, {v17.16b}, v18.16b
    tbl v26.16b, {v25.16b}, v18.16b
    ushr v25.2d, v25.2d, #2
    shl v26.2d, v26.2d, #62
    mvn v0.16b, v0.16b
    mvn v2.16b, v2.16b
    orr v25.16b, v25.16b, v26.16b
    tbl v26.16b, {v6.16b}, v18.16b
    ushr v27.2d, v6.2d, #33
    shl v26.2d, v26.2d, #31
    ushr v29.2d, v2.2d, #4
    ushr v30.2d, v17.2d, #2
    orr v26.16b, v27.16b, v26.16b
    tbl v27.16b, {v3.16b}, v18.16b
    tbl v31.16b, {v27.16b}, v18.16b
    ushr v27.2d, v27.2d, #5
    shl v31.2d, v31.2d, #59
    orr v27.16b, v27.16b, v31.16b
    tbl v31.16b, {v3.16b}, v18.16b
    ushr v9.2d, v3.2d, #37
    shl v31.2d, v31.2d, #27
    orr v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v1.16b}, v18.16b
    ushr v10.2d, v1.2d, #39
    shl v9.2d, v9.2d, #25
    ldr q11, [x8, #768]
    tbl v12.16b, {v0.16b}, v11.16b
    ldr q13, [x8, #640]
    tbl v14.16b, {v0.16b}, v13.16b
    str q28, [sp, #2496]
    ushr v28.2d, v3.2d, #5
    orr v9.16b, v10.16b, v9.16b
    tbl v10.16b, {v2.16b}, v18.16b
    ushr v13.2d, v2.2d, #36
    shl v10.2d, v10.2d, #28
    tbl v11.16b, {v17.16b}, v18.16b
    orr v10.16b, v13.16b, v10.16b
    tbl v13.16b, {v6.16b}, v18.16b
    str q8, [sp, #2512]
    tbl v8.16b, {v13.16b}, v18.16b
    str q5, [sp, #2528]
    tbl v5.16b, {v6.16b}, v18.16b
    ushr v13.2d, v13.2d, #1
    shl v8.2d, v8.2d, #63
    str q7, [sp, #2544]
    ushr v7.2d, v0.2d, #8
    str q24, [sp, #2560]
    tbl v24.16b, {v2.16b}, v18.16b
    orr v8.16b, v13.16b, v8.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q19, [sp, #2576]
    tbl v19.16b, {v5.16b}, v18.16b
    str q15, [sp, #2592]
    ushr v15.2d, v17.2d, #34
    shl v13.2d, v13.2d, #30
    ushr v5.2d, v5.2d, #33
    shl v19.2d, v19.2d, #31
    str q17, [sp, #2608]
    ushr v17.2d, v11.2d, #34
    tbl v11.16b, {v11.16b}, v18.16b
    orr v13.16b, v15.16b, v13.16b
    orr v5.16b, v5.16b, v19.16b
    tbl v19.16b, {v2.16b}, v18.16b
    ldr q15, [x8, #912]
    tbl v15.16b, {v0.16b}, v15.16b
    str q2, [sp, #2624]
    tbl v2.16b, {v19.16b}, v18.16b
    ushr v19.2d, v19.2d, #4
    shl v11.2d, v11.2d, #30
    str q0, [sp, #2640]
    ushr v0.2d, v4.2d, #6
    shl v2.2d, v2.2d, #60
    str q30, [sp, #2656]
    ushr v30.2d, v1.2d, #7
    str q29, [sp, #2672]
    tbl v29.16b, {v24.16b}, v18.16b
    ushr v24.2d, v24.2d, #36
    orr v2.16b, v19.16b, v2.16b
    orr v17.16b, v17.16b, v11.16b
    tbl v19.16b, {v1.16b}, v18.16b
    tbl v11.16b, {v1.16b}, v18.16b
    str q1, [sp, #2688]
    tbl v1.16b, {v19.16b}, v18.16b
    str q28, [sp, #2704]
    tbl v28.16b, {v11.16b}, v18.16b
    ushr v19.2d, v19.2d, #7
    shl v1.2d, v1.2d, #57
    str q4, [sp, #2720]
    tbl v4.16b, {v4.16b}, v18.16b
    ushr v11.2d, v11.2d, #39
    shl v28.2d, v28.2d, #25
    str q0, [sp, #2736]
    ushr v0.2d, v16.2d, #3
    orr v1.16b, v19.16b, v1.16b
    tbl v19.16b, {v4.16b}, v18.16b
    orr v28.16b, v11.16b, v28.16b
    ushr v4.2d, v4.2d, #38
    tbl v11.16b, {v16.16b}, v18.16b
    shl v19.2d, v19.2d, #26
    str q16, [sp, #2752]
    tbl v16.16b, {v3.16b}, v18.16b
    shl v29.2d, v29.2d, #28
    str q3, [sp, #2768]
    tbl v3.16b, {v11.16b}, v18.16b
    ushr v11.2d, v11.2d, #35
    orr v4.16b, v4.16b, v19.16b
    tbl v19.16b, {v16.16b}, v18.16b
    orr v24.16b, v24.16b, v29.16b
    shl v3.2d, v3.2d, #29
    ushr v16.2d, v16.2d, #37
    orr v3.16b, v11.16b, v3.16b
    shl v19.2d, v19.2d, #27
    ushr v29.2d, v6.2d, #1
    orr v16.16b, v16.16b, v19.16b
    ldr q19, [x8, #752]
    bit v12.16b, v28.16b, v19.16b
    ldr q28, [x8, #736]
    bit v12.16b, v4.16b, v28.16b
    ldr q4, [x8, #720]
    bit v12.16b, v16.16b, v4.16b
    ldr q16, [x8, #704]
    bit v12.16b, v24.16b, v16.16b
    ldr q24, [x8, #688]
    bit v12.16b, v3.16b, v24.16b
    ldr q3, [x8, #672]
    bit v12.16b, v17.16b, v3.16b
    ldr q17, [x8, #656]
    bit v12.16b, v5.16b, v17.16b
    ldr q5, [x8, #1040]
    ldr q11, [sp, #1808]
    bit v11.16b, v14.16b, v5.16b
    ldr q17, [x8, #624]
    bit v12.16b, v14.16b, v17.16b
    ldr q14, [x8, #1024]
    bit v11.16b, v1.16b, v14.16b
    ldr q3, [x8, #608]
    bit v12.16b, v1.16b, v3.16b
    ldr q1, [x8, #1008]
    bit v11.16b, v22.16b, v1.16b
    ldr q24, [x8, #592]
    bit v12.16b, v22.16b, v24.16b
    ldr q22, [x8, #992]
    bit v11.16b, v27.16b, v22.16b
    ldr q16, [x8, #576]
    bit v12.16b, v27.16b, v16.16b
    ldr q27, [x8, #976]
    bit v11.16b, v2.16b, v27.16b
    ldr q4, [x8, #560]
    bit v12.16b, v2.16b, v4.16b
    ldr q2, [x8, #960]
    bit v11.16b, v21.16b, v2.16b
    ldr q28, [x8, #544]
    bit v12.16b, v21.16b, v28.16b
    ldr q21, [x8, #944]
    bit v11.16b, v25.16b, v21.16b
    ldr q19, [x8, #528]
    bit v12.16b, v25.16b, v19.16b
    ldr q25, [x8, #928]
    bit v11.16b, v8.16b, v25.16b
    ldr q18, [x8, #496]
    bit v12.16b, v8.16b, v18.16b
    ldr q8, [x8, #1664]
    str q12, [sp, #1808]
    ldr q12, [sp, #832]
    str q6, [sp, #2784]
    ldr q6, [sp, #736]
    bit v6.16b, v12.16b, v8.16b
    ldr q12, [x8, #1712]
    ldr q8, [sp, #864]
    bit v6.16b, v8.16b, v12.16b
    ldr q8, [x8, #1728]
    ldr q12, [sp, #944]
    bit v6.16b, v12.16b, v8.16b
    ldr q12, [x8, #1744]
    ldr q8, [sp, #976]
    bit v6.16b, v8.16b, v12.16b
    ldr q8, [x8, #1616]
    ldr q12, [sp, #1024]
    bit v6.16b, v12.16b, v8.16b
    ldr q12, [x8, #1696]
    ldr q8, [sp, #1008]
    bit v6.16b, v8.16b, v12.16b
    ldr q8, [x8, #1632]
    ldr q12, [sp, #992]
    bit v6.16b, v12.16b, v8.16b
    ldr q12, [sp, #1744]
    bit v6.16b, v12.16b, v17.16b
    ldr q12, [sp, #1728]
    bit v6.16b, v12.16b, v3.16b
    ldr q12, [sp, #1712]
    bit v6.16b, v12.16b, v24.16b
    ldr q12, [sp, #1632]
    bit v6.16b, v12.16b, v16.16b
    ldr q12, [sp, #1616]
    bit v6.16b, v12.16b, v4.16b
    ldr q12, [sp, #1600]
    bit v6.16b, v12.16b, v28.16b
    ldr q12, [sp, #1584]
    bit v6.16b, v12.16b, v19.16b
    ldr q12, [sp, #1568]
    bit v6.16b, v12.16b, v18.16b
    ldr q12, [sp, #2032]
    bit v6.16b, v12.16b, v5.16b
    ldr q12, [sp, #2016]
    bit v6.16b, v12.16b, v14.16b
    ldr q12, [sp, #1872]
    bit v6.16b, v12.16b, v1.16b
    ldr q12, [sp, #1984]
    bit v6.16b, v12.16b, v22.16b
    ldr q12, [sp, #2000]
    bit v6.16b, v12.16b, v27.16b
    ldr q12, [sp, #1888]
    bit v6.16b, v12.16b, v2.16b
    ldr q12, [sp, #2048]
    bit v6.16b, v12.16b, v21.16b
    ldr q12, [sp, #784]
    bit v6.16b, v12.16b, v25.16b
    ldr q12, [x8, #896]
    ldr q8, [sp, #2432]
    bit v6.16b, v8.16b, v12.16b
    bit v11.16b, v15.16b, v12.16b
    ldr q8, [x8, #880]
    ldr q12, [sp, #2352]
    bit v6.16b, v12.16b, v8.16b
    bit v11.16b, v9.16b, v8.16b
    ldr q12, [x8, #864]
    ldr q8, [sp, #2368]
    bit v6.16b, v8.16b, v12.16b
    bit v11.16b, v23.16b, v12.16b
    ldr q8, [x8, #848]
    ldr q12, [sp, #2384]
    bit v6.16b, v12.16b, v8.16b
    bit v11.16b, v31.16b, v8.16b
    ldr q12, [x8, #832]
    ldr q8, [sp, #2400]
    bit v6.16b, v8.16b, v12.16b
    bit v11.16b, v10.16b, v12.16b
    ldr q8, [x8, #816]
    ldr q12, [sp, #2416]
    bit v6.16b, v12.16b, v8.16b
    bit v11.16b, v20.16b, v8.16b
    ldr q12, [x8, #800]
    ldr q8, [sp, #2064]
    bit v6.16b, v8.16b, v12.16b
    bit v11.16b, v13.16b, v12.16b
    ldr q8, [x8, #784]
    ldr q12, [sp, #1968]
    bit v6.16b, v12.16b, v8.16b
    bit v11.16b, v26.16b, v8.16b
    ldr q12, [x8, #1296]
    ldr q8, [sp, #1552]
    bit v6.16b, v8.16b, v12.16b
    ldr q8, [x8, #1280]
    ldr q25, [sp, #1536]
    bit v6.16b, v25.16b, v8.16b
    ldr q25, [x8, #1264]
    ldr q21, [sp, #1520]
    bit v6.16b, v21.16b, v25.16b
    ldr q21, [x8, #1248]
    ldr q2, [sp, #1504]
    bit v6.16b, v2.16b, v21.16b
    ldr q2, [x8, #1232]
    ldr q27, [sp, #1488]
    bit v6.16b, v27.16b, v2.16b
    ldr q27, [x8, #1216]
    ldr q22, [sp, #1136]
    bit v6.16b, v22.16b, v27.16b
    ldr q22, [x8, #1200]
    ldr q1, [sp, #704]
    bit v6.16b, v1.16b, v22.16b
    ldr q1, [x8, #1184]
    ldr q14, [sp, #320]
    bit v6.16b, v14.16b, v1.16b
    ldr q14, [x8, #1168]
    ldr q5, [sp, #688]
    bit v6.16b, v5.16b, v14.16b
    ldr q5, [x8, #1152]
    ldr q18, [sp, #672]
    bit v6.16b, v18.16b, v5.16b
    ldr q18, [x8, #1136]
    ldr q19, [sp, #656]
    bit v6.16b, v19.16b, v18.16b
    ldr q19, [x8, #1120]
    ldr q28, [sp, #640]
    bit v6.16b, v28.16b, v19.16b
    ldr q28, [x8, #1104]
    ldr q4, [sp, #624]
    bit v6.16b, v4.16b, v28.16b
    ldr q4, [x8, #1088]
    ldr q16, [sp, #608]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #1072]
    ldr q24, [sp, #576]
    bit v6.16b, v24.16b, v16.16b
    ldr q24, [x8, #1056]
    ldr q3, [sp, #432]
    bit v6.16b, v3.16b, v24.16b
    ldr q3, [sp, #1120]
    bif v3.16b, v11.16b, v12.16b
    str q11, [sp, #1120]
    ldr q11, [sp, #1104]
    bit v3.16b, v11.16b, v8.16b
    ldr q11, [sp, #1040]
    bit v3.16b, v11.16b, v25.16b
    ldr q11, [sp, #1056]
    bit v3.16b, v11.16b, v21.16b
    ldr q11, [sp, #1072]
    bit v3.16b, v11.16b, v2.16b
    ldr q11, [sp, #1088]
    bit v3.16b, v11.16b, v27.16b
    ldr q11, [sp, #1472]
    bit v3.16b, v11.16b, v22.16b
    ldr q11, [sp, #1456]
    bit v3.16b, v11.16b, v1.16b
    ldr q11, [sp, #928]
    bit v3.16b, v11.16b, v14.16b
    ldr q17, [x8, #1552]
    bit v6.16b, v11.16b, v17.16b
    ldr q11, [sp, #816]
    bit v3.16b, v11.16b, v5.16b
    ldr q5, [x8, #1536]
    bit v6.16b, v11.16b, v5.16b
    ldr q11, [sp, #880]
    bit v3.16b, v11.16b, v18.16b
    ldr q18, [x8, #1520]
    bit v6.16b, v11.16b, v18.16b
    ldr q11, [sp, #1440]
    bit v3.16b, v11.16b, v19.16b
    ldr q19, [x8, #1504]
    bit v6.16b, v11.16b, v19.16b
    ldr q11, [sp, #800]
    bit v3.16b, v11.16b, v28.16b
    ldr q28, [x8, #1488]
    bit v6.16b, v11.16b, v28.16b
    ldr q11, [sp, #912]
    bit v3.16b, v11.16b, v4.16b
    ldr q4, [x8, #1472]
    bit v6.16b, v11.16b, v4.16b
    ldr q11, [sp, #1424]
    bit v3.16b, v11.16b, v16.16b
    ldr q16, [x8, #1456]
    bit v6.16b, v11.16b, v16.16b
    ldr q11, [sp, #1408]
    bit v3.16b, v11.16b, v24.16b
    ldr q24, [x8, #1440]
    bit v6.16b, v11.16b, v24.16b
    bit v3.16b, v7.16b, v17.16b
    bit v3.16b, v30.16b, v5.16b
    ldr q11, [sp, #2736]
    bit v3.16b, v11.16b, v18.16b
    ldr q18, [sp, #2704]
    bit v3.16b, v18.16b, v19.16b
    ldr q19, [sp, #2672]
    bit v3.16b, v19.16b, v28.16b
    bit v3.16b, v0.16b, v4.16b
    ldr q4, [sp, #2656]
    bit v3.16b, v4.16b, v16.16b
    ldr q16, [sp, #2640]
    shl v16.4s, v16.4s, #24
    bit v3.16b, v29.16b, v24.16b
    ldr q24, [sp, #2688]
    shl v24.4s, v24.4s, #25
    ldr q28, [sp, #2784]
    shl v28.4s, v28.4s, #31
    ldr q5, [x8, #1424]
    bit v3.16b, v16.16b, v5.16b
    ldr q16, [sp, #2608]
    shl v16.4s, v16.4s, #30
    ldr q5, [sp, #2720]
    shl v5.4s, v5.4s, #26
    ldr q17, [x8, #1408]
    bit v3.16b, v24.16b, v17.16b
    ldr q24, [sp, #2768]
    shl v24.4s, v24.4s, #27
    ldr q17, [sp, #2752]
    shl v17.4s, v17.4s, #29
    ldr q4, [x8, #1392]
    bit v3.16b, v5.16b, v4.16b
    ldr q5, [sp, #2624]
    shl v5.4s, v5.4s, #28
    ldr q4, [x8, #1376]
    bit v3.16b, v24.16b, v4.16b
    ldr q24, [x8, #1360]
    bit v3.16b, v5.16b, v24.16b
    ldr q5, [x8, #1344]
    bit v3.16b, v17.16b, v5.16b
    ldr q17, [x8, #1328]
    bit v3.16b, v16.16b, v17.16b
    ldr q16, [x8, #1312]
    bit v3.16b, v28.16b, v16.16b
    ldr q28, [sp, #592]
    eor3 v3.16b, v28.16b, v6.16b, v3.16b
    ldr q6, [sp, #2288]
    ldr q28, [x8, #512]
    tbl v6.16b, {v6.16b}, v28.16b
    tbl v16.16b, {v6.16b}, v28.16b
    ushr v6.2d, v6.2d, #33
    shl v16.2d, v16.2d, #31
    orr v6.16b, v6.16b, v16.16b
    ldr q16, [sp, #2336]
    tbl v16.16b, {v16.16b}, v28.16b
    ldr q17, [sp, #2592]
    ldr q5, [sp, #2192]
    mov v24.16b, v12.16b
    bsl v24.16b, v17.16b, v5.16b
    tbl v17.16b, {v16.16b}, v28.16b
    ushr v16.2d, v16.2d, #34
    shl v17.2d, v17.2d, #30
    ldr q5, [sp, #2576]
    bit v24.16b, v5.16b, v8.16b
    orr v16.16b, v16.16b, v17.16b
    ldr q17, [sp, #2176]
    tbl v17.16b, {v17.16b}, v28.16b
    ldr q5, [sp, #2560]
    bit v24.16b, v5.16b, v25.16b
    ldr q5, [sp, #2544]
    bit v24.16b, v5.16b, v21.16b
    tbl v5.16b, {v17.16b}, v28.16b
    ushr v17.2d, v17.2d, #35
    shl v5.2d, v5.2d, #29
    ldr q4, [sp, #2528]
    bit v24.16b, v4.16b, v2.16b
    orr v5.16b, v17.16b, v5.16b
    ldr q17, [sp, #2272]
    tbl v17.16b, {v17.16b}, v28.16b
    ldr q4, [sp, #2512]
    bit v24.16b, v4.16b, v27.16b
    ldr q4, [sp, #2480]
    bit v24.16b, v4.16b, v22.16b
    tbl v4.16b, {v17.16b}, v28.16b
    ushr v17.2d, v17.2d, #36
    shl v4.2d, v4.2d, #28
    ldr q19, [sp, #2464]
    bit v24.16b, v19.16b, v1.16b
    orr v4.16b, v17.16b, v4.16b
    ldr q17, [sp, #2448]
    tbl v17.16b, {v17.16b}, v28.16b
    ldr q19, [sp, #2256]
    bit v24.16b, v19.16b, v14.16b
    ldr q19, [x8, #1152]
    ldr q18, [sp, #2240]
    bit v24.16b, v18.16b, v19.16b
    tbl v18.16b, {v17.16b}, v28.16b
    ushr v17.2d, v17.2d, #37
    shl v18.2d, v18.2d, #27
    ldr q11, [x8, #1136]
    ldr q19, [sp, #2224]
    bit v24.16b, v19.16b, v11.16b
    orr v17.16b, v17.16b, v18.16b
    ldr q18, [sp, #2144]
    tbl v18.16b, {v18.16b}, v28.16b
    ldr q19, [x8, #1120]
    ldr q11, [sp, #1952]
    bit v24.16b, v11.16b, v19.16b
    ldr q11, [x8, #1104]
    ldr q19, [sp, #1824]
    bit v24.16b, v19.16b, v11.16b
    tbl v19.16b, {v18.16b}, v28.16b
    ushr v18.2d, v18.2d, #38
    shl v19.2d, v19.2d, #26
    ldr q11, [x8, #1088]
    ldr q14, [sp, #2208]
    bit v24.16b, v14.16b, v11.16b
    orr v18.16b, v18.16b, v19.16b
    ldr q19, [x8, #1072]
    ldr q14, [sp, #896]
    bit v24.16b, v14.16b, v19.16b
    ldr q14, [sp, #2128]
    tbl v14.16b, {v14.16b}, v28.16b
    ldr q19, [x8, #1056]
    ldr q11, [sp, #2304]
    bit v24.16b, v11.16b, v19.16b
    tbl v11.16b, {v14.16b}, v28.16b
    ushr v14.2d, v14.2d, #39
    shl v11.2d, v11.2d, #25
    orr v11.16b, v14.16b, v11.16b
    ldr q14, [sp, #2096]
    ldr q28, [x8, #768]
    tbl v14.16b, {v14.16b}, v28.16b
    ldr q28, [x8, #752]
    bit v14.16b, v11.16b, v28.16b
    ldr q11, [sp, #848]
    str q11, [x0, #1520]
    ldr q11, [x8, #736]
    bit v14.16b, v18.16b, v11.16b
    ldr q18, [x8, #720]
    bit v14.16b, v17.16b, v18.16b
    ldr q17, [x8, #704]
    bit v14.16b, v4.16b, v17.16b
    ldr q4, [x8, #688]
    bit v14.16b, v5.16b, v4.16b
    ldr q5, [x8, #672]
    bit v14.16b, v16.16b, v5.16b
    ldr q16, [x8, #656]
    bit v14.16b, v6.16b, v16.16b
    ldr q6, [x8, #624]
    ldr q16, [sp, #1840]
    bit v14.16b, v16.16b, v6.16b
    ldr q16, [x8, #608]
    ldr q6, [sp, #1152]
    bit v14.16b, v6.16b, v16.16b
    ldr q6, [x8, #592]
    ldr q16, [sp, #1776]
    bit v14.16b, v16.16b, v6.16b
    ldr q16, [x8, #576]
    ldr q6, [sp, #1664]
    bit v14.16b, v6.16b, v16.16b
    ldr q6, [x8, #560]
    ldr q16, [sp, #400]
    bit v14.16b, v16.16b, v6.16b
    ldr q16, [x8, #544]
    ldr q6, [sp, #64]
    bit v14.16b, v6.16b, v16.16b
    ldr q6, [x8, #528]
    ldr q16, [sp, #384]
    bit v14.16b, v16.16b, v6.16b
    ldr q16, [x8, #496]
    ldr q6, [sp, #1920]
    bit v14.16b, v6.16b, v16.16b
    mov v6.16b, v12.16b
    bsl v6.16b, v15.16b, v14.16b
    bit v6.16b, v9.16b, v8.16b
    bit v6.16b, v23.16b, v25.16b
    bit v6.16b, v31.16b, v21.16b
    bit v6.16b, v10.16b, v2.16b
    bit v6.16b, v20.16b, v27.16b
    bit v6.16b, v13.16b, v22.16b
    bit v6.16b, v26.16b, v1.16b
    ldr q1, [x8, #1168]
    bit v6.16b, v7.16b, v1.16b
    ldr q1, [x8, #1152]
    bit v6.16b, v30.16b, v1.16b
    ldr q1, [x8, #1136]
    ldr q16, [sp, #2736]
    bit v6.16b, v16.16b, v1.16b
    ldr q1, [x8, #1120]
    ldr q16, [sp, #2704]
    bit v6.16b, v16.16b, v1.16b
    ldr q1, [x8, #1104]
    ldr q16, [sp, #2672]
    bit v6.16b, v16.16b, v1.16b
    ldr q1, [x8, #1088]
    bit v6.16b, v0.16b, v1.16b
    ldr q1, [x8, #1072]
    ldr q16, [sp, #2656]
    bit v6.16b, v16.16b, v1.16b
    bit v6.16b, v29.16b, v19.16b
    eor3 v6.16b, v3.16b, v24.16b, v6.16b
    ldr q24, [x8, #2224]
    str q3, [sp, #848]
    ldr q3, [sp, #1808]
    eor3 v6.16b, v6.16b, v3.16b, v24.16b
    mov v24.16b, v6.16b
    sli v24.8h, v6.8h, #8
    shl v3.16b, v24.16b, #1
    movi v19.16b, #85
    bit v3.16b, v24.16b, v19.16b
    shl v1.16b, v3.16b, #2
    movi v16.16b, #51
    bit v1.16b, v3.16b, v16.16b
    mov v22.16b, v1.16b
    sli v22.16b, v1.16b, #4
    // round 6 (aes.dsl:47)
    str q22, [sp, #2096]
    mvn v22.16b, v22.16b
    str q22, [x0, #1536]
    mov v22.16b, v6.16b
    sri v22.8h, v6.8h, #8
    shl v27.16b, v22.16b, #1
    bit v27.16b, v22.16b, v19.16b
    shl v2.16b, v27.16b, #2
    bit v2.16b, v27.16b, v16.16b
    mov v21.16b, v2.16b
    sli v21.16b, v2.16b, #4
    str q21, [sp, #2128]
    mvn v21.16b, v21.16b
    str q21, [x0, #1552]
    ushr v21.16b, v24.16b, #1
    bit v24.16b, v21.16b, v19.16b
    shl v21.16b, v24.16b, #2
    bit v21.16b, v24.16b, v16.16b
    mov v25.16b, v21.16b
    sli v25.16b, v21.16b, #4
    str q25, [sp, #2144]
    mvn v25.16b, v25.16b
    str q25, [x0, #1568]
    ushr v25.16b, v22.16b, #1
    bit v22.16b, v25.16b, v19.16b
    shl v25.16b, v22.16b, #2
    bit v25.16b, v22.16b, v16.16b
    mov v19.16b, v25.16b
    sli v19.16b, v25.16b, #4
    str q19, [sp, #2448]
    mvn v19.16b, v19.16b
    str q19, [x0, #1584]
    ushr v19.16b, v3.16b, #2
    bit v3.16b, v19.16b, v16.16b
    mov v19.16b, v3.16b
    sli v19.16b, v3.16b, #4
    str q19, [sp, #2272]
    mvn v19.16b, v19.16b
    str q19, [x0, #1600]
    ushr v19.16b, v27.16b, #2
    bit v27.16b, v19.16b, v16.16b
    mov v19.16b, v27.16b
    sli v19.16b, v27.16b, #4
    str q19, [sp, #2176]
    mvn v19.16b, v19.16b
    str q19, [x0, #1616]
    ushr v19.16b, v24.16b, #2
    bit v24.16b, v19.16b, v16.16b
    mov v19.16b, v24.16b
    sli v19.16b, v24.16b, #4
    str q19, [sp, #2336]
    mvn v19.16b, v19.16b
    str q19, [x0, #1632]
    ushr v19.16b, v22.16b, #2
    bit v22.16b, v19.16b, v16.16b
    mov v19.16b, v22.16b
    sli v19.16b, v22.16b, #4
    str q19, [sp, #2288]
    mvn v19.16b, v19.16b
    str q19, [x0, #1648]
    sri v3.16b, v3.16b, #4
    mvn v19.16b, v3.16b
    str q19, [x0, #1728]
    sri v27.16b, v27.16b, #4
    mvn v19.16b, v27.16b
    str q19, [x0, #1744]
    sri v24.16b, v24.16b, #4
    mvn v19.16b, v24.16b
    str q19, [x0, #1760]
    ushr v19.16b, v6.16b, #4
    mvn v19.16b, v19.16b
    str q24, [sp, #592]
    ushr v24.16b, v6.16b, #5
    mvn v24.16b, v24.16b
    str q27, [sp, #2624]
    ushr v27.16b, v6.16b, #1
    mvn v27.16b, v27.16b
    str q3, [sp, #2752]
    ushr v3.16b, v6.16b, #3
    mvn v3.16b, v3.16b
    ushr v16.16b, v6.16b, #7
    mvn v16.16b, v16.16b
    sri v1.16b, v1.16b, #4
    sri v2.16b, v2.16b, #4
    sri v21.16b, v21.16b, #4
    sri v25.16b, v25.16b, #4
    sri v22.16b, v22.16b, #4
    str q1, [x0, #1664]
    str q1, [sp, #2768]
    ushr v1.16b, v6.16b, #2
    eor v8.16b, v19.16b, v16.16b
    eor3 v12.16b, v27.16b, v1.16b, v8.16b
    eor3 v5.16b, v27.16b, v3.16b, v8.16b
    str q2, [x0, #1680]
    str q2, [sp, #2720]
    eor3 v2.16b, v27.16b, v24.16b, v12.16b
    ushr v4.16b, v6.16b, #6
    eor v17.16b, v5.16b, v2.16b
    str q21, [x0, #1696]
    str q25, [x0, #1712]
    str q25, [sp, #2608]
    eor v25.16b, v27.16b, v16.16b
    str q21, [sp, #2784]
    eor3 v21.16b, v24.16b, v4.16b, v5.16b
    eor3 v18.16b, v6.16b, v2.16b, v17.16b
    eor3 v11.16b, v27.16b, v1.16b, v25.16b
    eor3 v28.16b, v19.16b, v21.16b, v18.16b
    str q14, [sp, #2688]
    and v14.16b, v11.16b, v21.16b
    str q29, [sp, #2640]
    mvn v29.16b, v28.16b
    eor3 v1.16b, v1.16b, v24.16b, v21.16b
    eor3 v24.16b, v24.16b, v16.16b, v2.16b
    bcax v29.16b, v14.16b, v6.16b, v29.16b
    str q0, [sp, #1408]
    eor v0.16b, v12.16b, v28.16b
    str q30, [sp, #1424]
    orr v30.16b, v2.16b, v24.16b
    str q7, [sp, #912]
    eor3 v7.16b, v27.16b, v11.16b, v0.16b
    str q22, [sp, #800]
    mvn v22.16b, v22.16b
    str q22, [sp, #1440]
    orn v22.16b, v12.16b, v5.16b
    str q26, [sp, #880]
    bcax v26.16b, v29.16b, v8.16b, v1.16b
    str q13, [sp, #816]
    bcax v13.16b, v30.16b, v27.16b, v7.16b
    eor3 v16.16b, v19.16b, v16.16b, v28.16b
    eor v19.16b, v26.16b, v22.16b
    eor3 v22.16b, v29.16b, v26.16b, v13.16b
    eor3 v4.16b, v4.16b, v5.16b, v13.16b
    eor v26.16b, v17.16b, v7.16b
    bcax v4.16b, v4.16b, v26.16b, v16.16b
    eor3 v4.16b, v14.16b, v16.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    eor3 v4.16b, v29.16b, v1.16b, v30.16b
    bcax v22.16b, v22.16b, v17.16b, v25.16b
    bcax v4.16b, v4.16b, v18.16b, v0.16b
    bcax v29.16b, v3.16b, v19.16b, v22.16b
    bcax v30.16b, v4.16b, v29.16b, v19.16b
    bcax v13.16b, v29.16b, v3.16b, v30.16b
    bsl v29.16b, v13.16b, v22.16b
    bsl v22.16b, v30.16b, v3.16b
    bit v4.16b, v13.16b, v19.16b
    bcax v3.16b, v19.16b, v4.16b, v30.16b
    eor v19.16b, v29.16b, v22.16b
    orn v7.16b, v7.16b, v3.16b
    eor v30.16b, v4.16b, v29.16b
    eor3 v13.16b, v4.16b, v3.16b, v19.16b
    bcax v17.16b, v7.16b, v4.16b, v17.16b
    orn v8.16b, v13.16b, v8.16b
    bcax v2.16b, v17.16b, v30.16b, v2.16b
    bcax v24.16b, v8.16b, v30.16b, v24.16b
    bcax v1.16b, v2.16b, v1.16b, v13.16b
    mvn v30.16b, v29.16b
    bcax v5.16b, v17.16b, v5.16b, v30.16b
    bcax v6.16b, v5.16b, v6.16b, v19.16b
    eor3 v2.16b, v17.16b, v6.16b, v2.16b
    bcax v17.16b, v4.16b, v7.16b, v3.16b
    eor3 v30.16b, v4.16b, v22.16b, v17.16b
    bcax v2.16b, v2.16b, v30.16b, v21.16b
    and v4.16b, v25.16b, v4.16b
    orr v0.16b, v0.16b, v22.16b
    bcax v16.16b, v4.16b, v16.16b, v17.16b
    eor v0.16b, v24.16b, v0.16b
    eor3 v16.16b, v2.16b, v16.16b, v1.16b
    eor3 v21.16b, v0.16b, v1.16b, v16.16b
    bcax v19.16b, v21.16b, v28.16b, v19.16b
    mvn v19.16b, v19.16b
    ldr q21, [x8, #512]
    tbl v25.16b, {v19.16b}, v21.16b
    ushr v28.2d, v19.2d, #38
    shl v25.2d, v25.2d, #26
    orr v25.16b, v28.16b, v25.16b
    bcax v0.16b, v0.16b, v29.16b, v12.16b
    bcax v5.16b, v5.16b, v18.16b, v22.16b
    bcax v6.16b, v6.16b, v26.16b, v17.16b
    bcax v3.16b, v4.16b, v3.16b, v27.16b
    eor v4.16b, v0.16b, v5.16b
    eor3 v3.16b, v3.16b, v6.16b, v24.16b
    eor3 v5.16b, v7.16b, v6.16b, v4.16b
    bcax v6.16b, v16.16b, v30.16b, v11.16b
    mvn v6.16b, v6.16b
    tbl v7.16b, {v6.16b}, v21.16b
    tbl v16.16b, {v7.16b}, v21.16b
    ushr v7.2d, v7.2d, #3
    shl v16.2d, v16.2d, #61
    orr v7.16b, v7.16b, v16.16b
    eor3 v1.16b, v8.16b, v1.16b, v4.16b
    tbl v16.16b, {v1.16b}, v21.16b
    ushr v17.2d, v1.2d, #34
    shl v16.2d, v16.2d, #30
    orr v16.16b, v17.16b, v16.16b
    eor3 v0.16b, v0.16b, v4.16b, v1.16b
    mvn v5.16b, v5.16b
    tbl v17.16b, {v0.16b}, v21.16b
    ushr v18.2d, v0.2d, #33
    shl v17.2d, v17.2d, #31
    orr v17.16b, v18.16b, v17.16b
    tbl v18.16b, {v5.16b}, v21.16b
    ushr v22.2d, v5.2d, #37
    shl v18.2d, v18.2d, #27
    orr v18.16b, v22.16b, v18.16b
    mvn v4.16b, v4.16b
    eor v2.16b, v3.16b, v2.16b
    tbl v22.16b, {v4.16b}, v21.16b
    ushr v24.2d, v4.2d, #36
    shl v22.2d, v22.2d, #28
    ushr v26.2d, v5.2d, #5
    orr v22.16b, v24.16b, v22.16b
    tbl v24.16b, {v2.16b}, v21.16b
    ushr v27.2d, v2.2d, #7
    tbl v28.16b, {v24.16b}, v21.16b
    ushr v24.2d, v24.2d, #7
    shl v28.2d, v28.2d, #57
    orr v24.16b, v24.16b, v28.16b
    tbl v28.16b, {v4.16b}, v21.16b
    tbl v29.16b, {v28.16b}, v21.16b
    ushr v28.2d, v28.2d, #4
    shl v29.2d, v29.2d, #60
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v0.16b}, v21.16b
    tbl v30.16b, {v29.16b}, v21.16b
    ushr v29.2d, v29.2d, #1
    shl v30.2d, v30.2d, #63
    orr v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v6.16b}, v21.16b
    ushr v8.2d, v6.2d, #35
    shl v30.2d, v30.2d, #29
    orr v30.16b, v8.16b, v30.16b
    tbl v8.16b, {v19.16b}, v21.16b
    tbl v11.16b, {v8.16b}, v21.16b
    ushr v8.2d, v8.2d, #6
    shl v11.2d, v11.2d, #58
    mvn v3.16b, v3.16b
    orr v8.16b, v8.16b, v11.16b
    tbl v11.16b, {v5.16b}, v21.16b
    ushr v12.2d, v0.2d, #1
    tbl v13.16b, {v11.16b}, v21.16b
    ldr q14, [x8, #640]
    tbl v14.16b, {v3.16b}, v14.16b
    ushr v11.2d, v11.2d, #5
    shl v13.2d, v13.2d, #59
    orr v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v1.16b}, v21.16b
    str q17, [sp, #928]
    ushr v17.2d, v6.2d, #3
    str q16, [sp, #1456]
    tbl v16.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #2
    shl v16.2d, v16.2d, #62
    orr v16.16b, v13.16b, v16.16b
    tbl v13.16b, {v2.16b}, v21.16b
    str q30, [sp, #1472]
    ushr v30.2d, v2.2d, #39
    shl v13.2d, v13.2d, #25
    str q22, [sp, #1088]
    ushr v22.2d, v1.2d, #2
    orr v30.16b, v30.16b, v13.16b
    tbl v13.16b, {v0.16b}, v21.16b
    str q18, [sp, #1072]
    tbl v18.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #33
    shl v18.2d, v18.2d, #31
    orr v18.16b, v13.16b, v18.16b
    tbl v13.16b, {v1.16b}, v21.16b
    str q25, [sp, #1056]
    tbl v25.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #34
    shl v25.2d, v25.2d, #30
    str q30, [sp, #1040]
    ushr v30.2d, v19.2d, #6
    orr v25.16b, v13.16b, v25.16b
    tbl v13.16b, {v6.16b}, v21.16b
    str q29, [sp, #1104]
    tbl v29.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #35
    shl v29.2d, v29.2d, #29
    str q16, [sp, #432]
    ushr v16.2d, v4.2d, #4
    orr v29.16b, v13.16b, v29.16b
    tbl v13.16b, {v4.16b}, v21.16b
    str q20, [sp, #576]
    tbl v20.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #36
    shl v20.2d, v20.2d, #28
    orr v20.16b, v13.16b, v20.16b
    tbl v13.16b, {v5.16b}, v21.16b
    str q7, [sp, #608]
    ldr q7, [x8, #912]
    tbl v7.16b, {v3.16b}, v7.16b
    str q7, [sp, #624]
    ushr v7.2d, v3.2d, #8
    str q10, [sp, #640]
    tbl v10.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #37
    shl v10.2d, v10.2d, #27
    orr v10.16b, v13.16b, v10.16b
    tbl v13.16b, {v19.16b}, v21.16b
    str q28, [sp, #656]
    tbl v28.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #38
    shl v28.2d, v28.2d, #26
    orr v28.16b, v13.16b, v28.16b
    tbl v13.16b, {v2.16b}, v21.16b
    tbl v21.16b, {v13.16b}, v21.16b
    ushr v13.2d, v13.2d, #39
    shl v21.2d, v21.2d, #25
    orr v21.16b, v13.16b, v21.16b
    ldr q13, [x8, #768]
    tbl v13.16b, {v3.16b}, v13.16b
    str q31, [sp, #672]
    ldr q31, [x8, #752]
    bit v13.16b, v21.16b, v31.16b
    ldr q21, [x8, #736]
    bit v13.16b, v28.16b, v21.16b
    ldr q28, [x8, #720]
    bit v13.16b, v10.16b, v28.16b
    ldr q10, [x8, #704]
    bit v13.16b, v20.16b, v10.16b
    ldr q20, [x8, #688]
    bit v13.16b, v29.16b, v20.16b
    ldr q29, [x8, #672]
    bit v13.16b, v25.16b, v29.16b
    ldr q25, [x8, #656]
    bit v13.16b, v18.16b, v25.16b
    ldr q18, [x8, #1552]
    ldr q25, [sp, #1680]
    bit v25.16b, v7.16b, v18.16b
    ldr q29, [x8, #1536]
    bit v25.16b, v27.16b, v29.16b
    ldr q20, [x8, #1520]
    bit v25.16b, v30.16b, v20.16b
    ldr q10, [x8, #1504]
    bit v25.16b, v26.16b, v10.16b
    ldr q10, [x8, #1488]
    bit v25.16b, v16.16b, v10.16b
    ldr q10, [x8, #1472]
    bit v25.16b, v17.16b, v10.16b
    ldr q10, [x8, #1456]
    bit v25.16b, v22.16b, v10.16b
    shl v3.4s, v3.4s, #24
    ldr q10, [x8, #1440]
    bit v25.16b, v12.16b, v10.16b
    shl v2.4s, v2.4s, #25
    ldr q10, [x8, #1424]
    bit v25.16b, v3.16b, v10.16b
    shl v3.4s, v19.4s, #26
    ldr q19, [x8, #1408]
    bit v25.16b, v2.16b, v19.16b
    shl v2.4s, v5.4s, #27
    ldr q5, [x8, #1392]
    bit v25.16b, v3.16b, v5.16b
    shl v3.4s, v4.4s, #28
    ldr q4, [x8, #1376]
    bit v25.16b, v2.16b, v4.16b
    shl v2.4s, v6.4s, #29
    ldr q6, [x8, #1360]
    bit v25.16b, v3.16b, v6.16b
    shl v1.4s, v1.4s, #30
    ldr q3, [x8, #1344]
    bit v25.16b, v2.16b, v3.16b
    shl v0.4s, v0.4s, #31
    ldr q2, [x8, #1328]
    bit v25.16b, v1.16b, v2.16b
    ldr q1, [x8, #624]
    bit v13.16b, v14.16b, v1.16b
    ldr q1, [x8, #1312]
    bit v25.16b, v0.16b, v1.16b
    ldr q0, [x8, #1296]
    ldr q1, [sp, #2320]
    bit v1.16b, v15.16b, v0.16b
    str q15, [sp, #2320]
    ldr q15, [x8, #608]
    bit v13.16b, v24.16b, v15.16b
    ldr q15, [x8, #1280]
    bit v1.16b, v9.16b, v15.16b
    str q9, [sp, #1680]
    ldr q9, [x8, #592]
    bit v13.16b, v8.16b, v9.16b
    ldr q9, [x8, #1264]
    bit v1.16b, v23.16b, v9.16b
    str q23, [sp, #688]
    ldr q23, [x8, #576]
    bit v13.16b, v11.16b, v23.16b
    ldr q23, [x8, #1248]
    ldr q2, [sp, #672]
    bit v1.16b, v2.16b, v23.16b
    ldr q2, [x8, #560]
    ldr q3, [sp, #656]
    bit v13.16b, v3.16b, v2.16b
    ldr q2, [x8, #1232]
    ldr q6, [sp, #640]
    bit v1.16b, v6.16b, v2.16b
    ldr q6, [x8, #544]
    ldr q4, [sp, #608]
    bit v13.16b, v4.16b, v6.16b
    ldr q6, [x8, #1216]
    ldr q5, [sp, #576]
    bit v1.16b, v5.16b, v6.16b
    ldr q5, [x8, #528]
    ldr q19, [sp, #432]
    bit v13.16b, v19.16b, v5.16b
    ldr q5, [x8, #1200]
    ldr q10, [sp, #816]
    bit v1.16b, v10.16b, v5.16b
    ldr q10, [x8, #496]
    ldr q28, [sp, #1104]
    bit v13.16b, v28.16b, v10.16b
    ldr q10, [x8, #1184]
    ldr q20, [sp, #880]
    bit v1.16b, v20.16b, v10.16b
    ldr q20, [x8, #1168]
    ldr q29, [sp, #912]
    bit v1.16b, v29.16b, v20.16b
    ldr q29, [x8, #1152]
    ldr q21, [sp, #1424]
    bit v1.16b, v21.16b, v29.16b
    ldr q21, [x8, #1136]
    ldr q18, [sp, #2736]
    bit v1.16b, v18.16b, v21.16b
    ldr q18, [x8, #1120]
    ldr q31, [sp, #2704]
    bit v1.16b, v31.16b, v18.16b
    ldr q31, [x8, #1104]
    ldr q10, [sp, #2672]
    bit v1.16b, v10.16b, v31.16b
    ldr q10, [x8, #1088]
    ldr q5, [sp, #1408]
    bit v1.16b, v5.16b, v10.16b
    ldr q5, [x8, #1072]
    ldr q6, [sp, #2656]
    bit v1.16b, v6.16b, v5.16b
    ldr q6, [x8, #1056]
    ldr q2, [sp, #2640]
    bit v1.16b, v2.16b, v6.16b
    ldr q2, [sp, #1648]
    eor3 v1.16b, v2.16b, v25.16b, v1.16b
    ldr q2, [x8, #1040]
    ldr q25, [sp, #2688]
    bsl v2.16b, v14.16b, v25.16b
    ldr q25, [x8, #1024]
    bit v2.16b, v24.16b, v25.16b
    str q24, [sp, #1648]
    ldr q24, [x8, #1008]
    bit v2.16b, v8.16b, v24.16b
    str q8, [sp, #320]
    ldr q8, [x8, #992]
    bit v2.16b, v11.16b, v8.16b
    str q11, [sp, #704]
    ldr q11, [x8, #976]
    bit v2.16b, v3.16b, v11.16b
    ldr q3, [x8, #960]
    bit v2.16b, v4.16b, v3.16b
    ldr q4, [x8, #944]
    bit v2.16b, v19.16b, v4.16b
    ldr q19, [x8, #928]
    bit v2.16b, v28.16b, v19.16b
    ldr q28, [x8, #2000]
    ldr q19, [sp, #624]
    bit v2.16b, v19.16b, v28.16b
    ldr q28, [x8, #1808]
    ldr q4, [sp, #1040]
    bit v2.16b, v4.16b, v28.16b
    ldr q28, [x8, #1792]
    str q14, [sp, #1136]
    ldr q14, [sp, #1056]
    bit v2.16b, v14.16b, v28.16b
    ldr q28, [x8, #1856]
    ldr q3, [sp, #1072]
    bit v2.16b, v3.16b, v28.16b
    ldr q28, [x8, #1904]
    ldr q11, [sp, #1088]
    bit v2.16b, v11.16b, v28.16b
    ldr q28, [x8, #1936]
    ldr q8, [sp, #1472]
    bit v2.16b, v8.16b, v28.16b
    ldr q28, [x8, #1776]
    ldr q24, [sp, #1456]
    bit v2.16b, v24.16b, v28.16b
    ldr q28, [x8, #1872]
    ldr q25, [sp, #928]
    bit v2.16b, v25.16b, v28.16b
    bit v2.16b, v7.16b, v20.16b
    bit v2.16b, v27.16b, v29.16b
    bit v2.16b, v30.16b, v21.16b
    bit v2.16b, v26.16b, v18.16b
    bit v2.16b, v16.16b, v31.16b
    bit v2.16b, v17.16b, v10.16b
    bit v2.16b, v22.16b, v5.16b
    bit v2.16b, v12.16b, v6.16b
    ldr q28, [sp, #1808]
    eor3 v1.16b, v1.16b, v2.16b, v28.16b
    ldr q2, [x8, #2240]
    eor3 v1.16b, v1.16b, v13.16b, v2.16b
    ext v2.16b, v1.16b, v1.16b, #12
    ext v28.16b, v1.16b, v1.16b, #8
    str q13, [sp, #1488]
    ldr q13, [x8, #1600]
    bif v2.16b, v1.16b, v13.16b
    ext v13.16b, v1.16b, v1.16b, #4
    ldr q6, [x8, #1584]
    bit v2.16b, v28.16b, v6.16b
    ldr q28, [x8, #400]
    bit v2.16b, v13.16b, v28.16b
    mov v13.16b, v2.16b
    sli v13.8h, v2.8h, #8
    shl v28.16b, v13.16b, #1
    movi v6.16b, #85
    bit v28.16b, v13.16b, v6.16b
    shl v5.16b, v28.16b, #2
    movi v10.16b, #51
    bit v5.16b, v28.16b, v10.16b
    mov v31.16b, v5.16b
    sli v31.16b, v5.16b, #4
    ldr q18, [sp, #1440]
    str q18, [x0, #1776]
    // round 7 (aes.dsl:47)
    mvn v18.16b, v31.16b
    str q18, [x0, #1792]
    sri v2.8h, v2.8h, #8
    shl v18.16b, v2.16b, #1
    bit v18.16b, v2.16b, v6.16b
    shl v31.16b, v18.16b, #2
    bit v31.16b, v18.16b, v10.16b
    mov v21.16b, v31.16b
    sli v21.16b, v31.16b, #4
    mvn v21.16b, v21.16b
    str q21, [x0, #1808]
    ushr v21.16b, v13.16b, #1
    bit v13.16b, v21.16b, v6.16b
    shl v21.16b, v13.16b, #2
    bit v21.16b, v13.16b, v10.16b
    mov v29.16b, v21.16b
    sli v29.16b, v21.16b, #4
    mvn v29.16b, v29.16b
    str q29, [x0, #1824]
    ushr v29.16b, v2.16b, #1
    bit v2.16b, v29.16b, v6.16b
    shl v29.16b, v2.16b, #2
    bit v29.16b, v2.16b, v10.16b
    mov v6.16b, v29.16b
    sli v6.16b, v29.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #1840]
    ushr v6.16b, v28.16b, #2
    bit v28.16b, v6.16b, v10.16b
    mov v6.16b, v28.16b
    sli v6.16b, v28.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #1856]
    ushr v6.16b, v18.16b, #2
    bit v18.16b, v6.16b, v10.16b
    mov v6.16b, v18.16b
    sli v6.16b, v18.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #1872]
    ushr v6.16b, v13.16b, #2
    bit v13.16b, v6.16b, v10.16b
    mov v6.16b, v13.16b
    sli v6.16b, v13.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #1888]
    ushr v6.16b, v2.16b, #2
    bit v2.16b, v6.16b, v10.16b
    mov v6.16b, v2.16b
    sli v6.16b, v2.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #1904]
    sri v5.16b, v5.16b, #4
    str q5, [x0, #1920]
    sri v31.16b, v31.16b, #4
    str q31, [x0, #1936]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #1952]
    sri v29.16b, v29.16b, #4
    str q29, [x0, #1968]
    sri v28.16b, v28.16b, #4
    mvn v5.16b, v28.16b
    str q5, [x0, #1984]
    sri v18.16b, v18.16b, #4
    mvn v5.16b, v18.16b
    str q5, [x0, #2000]
    sri v13.16b, v13.16b, #4
    mvn v5.16b, v13.16b
    str q5, [x0, #2016]
    ldr q5, [sp, #1120]
    bit v5.16b, v19.16b, v0.16b
    bit v5.16b, v4.16b, v15.16b
    bit v5.16b, v14.16b, v9.16b
    bit v5.16b, v3.16b, v23.16b
    ldr q6, [x8, #1232]
    bit v5.16b, v11.16b, v6.16b
    ldr q18, [x8, #1216]
    bit v5.16b, v8.16b, v18.16b
    ldr q21, [x8, #1200]
    bit v5.16b, v24.16b, v21.16b
    ldr q28, [x8, #1184]
    bit v5.16b, v25.16b, v28.16b
    bit v5.16b, v7.16b, v20.16b
    ldr q7, [x8, #1152]
    bit v5.16b, v27.16b, v7.16b
    ldr q27, [x8, #1136]
    bit v5.16b, v30.16b, v27.16b
    ldr q29, [x8, #1120]
    bit v5.16b, v26.16b, v29.16b
    ldr q26, [x8, #1104]
    bit v5.16b, v16.16b, v26.16b
    ldr q16, [x8, #1088]
    bit v5.16b, v17.16b, v16.16b
    ldr q17, [x8, #1072]
    bit v5.16b, v22.16b, v17.16b
    ldr q22, [x8, #1056]
    bit v5.16b, v12.16b, v22.16b
    ushr v30.16b, v1.16b, #7
    mvn v30.16b, v30.16b
    ushr v31.16b, v1.16b, #1
    mvn v31.16b, v31.16b
    sri v2.16b, v2.16b, #4
    ushr v12.16b, v1.16b, #4
    mvn v12.16b, v12.16b
    mvn v2.16b, v2.16b
    ushr v13.16b, v1.16b, #3
    ushr v28.16b, v1.16b, #5
    ushr v21.16b, v1.16b, #2
    mvn v13.16b, v13.16b
    eor v18.16b, v12.16b, v30.16b
    ushr v6.16b, v1.16b, #6
    mvn v28.16b, v28.16b
    eor3 v23.16b, v31.16b, v21.16b, v18.16b
    eor3 v9.16b, v31.16b, v13.16b, v18.16b
    eor v15.16b, v31.16b, v30.16b
    eor3 v0.16b, v31.16b, v28.16b, v23.16b
    eor3 v25.16b, v28.16b, v6.16b, v9.16b
    eor3 v24.16b, v31.16b, v21.16b, v15.16b
    eor3 v8.16b, v28.16b, v30.16b, v0.16b
    eor3 v21.16b, v21.16b, v28.16b, v25.16b
    eor v28.16b, v9.16b, v0.16b
    eor3 v11.16b, v1.16b, v0.16b, v28.16b
    eor3 v3.16b, v12.16b, v25.16b, v11.16b
    eor3 v30.16b, v12.16b, v30.16b, v3.16b
    eor v12.16b, v23.16b, v3.16b
    orr v14.16b, v0.16b, v8.16b
    eor3 v4.16b, v31.16b, v24.16b, v12.16b
    bcax v19.16b, v14.16b, v31.16b, v4.16b
    eor3 v6.16b, v6.16b, v9.16b, v19.16b
    eor v10.16b, v28.16b, v4.16b
    and v22.16b, v24.16b, v25.16b
    bcax v6.16b, v6.16b, v10.16b, v30.16b
    eor3 v6.16b, v22.16b, v30.16b, v6.16b
    eor v6.16b, v13.16b, v6.16b
    mvn v13.16b, v3.16b
    bcax v22.16b, v22.16b, v1.16b, v13.16b
    eor3 v13.16b, v22.16b, v21.16b, v14.16b
    bcax v14.16b, v22.16b, v18.16b, v21.16b
    eor3 v19.16b, v22.16b, v14.16b, v19.16b
    orn v22.16b, v23.16b, v9.16b
    eor v22.16b, v14.16b, v22.16b
    bcax v19.16b, v19.16b, v28.16b, v15.16b
    bcax v13.16b, v13.16b, v11.16b, v12.16b
    bcax v14.16b, v6.16b, v22.16b, v19.16b
    bcax v17.16b, v13.16b, v14.16b, v22.16b
    bcax v16.16b, v14.16b, v6.16b, v17.16b
    bit v6.16b, v17.16b, v19.16b
    bsl v14.16b, v16.16b, v19.16b
    bit v13.16b, v16.16b, v22.16b
    bcax v16.16b, v22.16b, v13.16b, v17.16b
    and v17.16b, v15.16b, v13.16b
    orn v4.16b, v4.16b, v16.16b
    bcax v19.16b, v17.16b, v16.16b, v31.16b
    bcax v22.16b, v4.16b, v13.16b, v28.16b
    bcax v28.16b, v13.16b, v4.16b, v16.16b
    bcax v17.16b, v17.16b, v30.16b, v28.16b
    mvn v30.16b, v14.16b
    bcax v30.16b, v22.16b, v9.16b, v30.16b
    eor v31.16b, v14.16b, v6.16b
    eor v9.16b, v13.16b, v14.16b
    eor3 v16.16b, v13.16b, v16.16b, v31.16b
    orr v12.16b, v12.16b, v6.16b
    bcax v11.16b, v30.16b, v11.16b, v6.16b
    eor3 v6.16b, v13.16b, v6.16b, v28.16b
    orn v18.16b, v16.16b, v18.16b
    bcax v0.16b, v22.16b, v9.16b, v0.16b
    bcax v16.16b, v0.16b, v21.16b, v16.16b
    bcax v21.16b, v18.16b, v9.16b, v8.16b
    eor v8.16b, v21.16b, v12.16b
    bcax v23.16b, v8.16b, v14.16b, v23.16b
    bcax v30.16b, v30.16b, v1.16b, v31.16b
    bcax v28.16b, v30.16b, v10.16b, v28.16b
    eor3 v0.16b, v22.16b, v30.16b, v0.16b
    eor v22.16b, v23.16b, v11.16b
    bcax v0.16b, v0.16b, v6.16b, v25.16b
    eor3 v19.16b, v19.16b, v28.16b, v21.16b
    eor3 v4.16b, v4.16b, v28.16b, v22.16b
    eor3 v17.16b, v0.16b, v17.16b, v16.16b
    eor3 v18.16b, v18.16b, v16.16b, v22.16b
    eor3 v16.16b, v8.16b, v16.16b, v17.16b
    eor3 v21.16b, v23.16b, v22.16b, v18.16b
    bcax v3.16b, v16.16b, v3.16b, v31.16b
    bcax v6.16b, v17.16b, v6.16b, v24.16b
    mvn v16.16b, v22.16b
    ldr q17, [x8, #512]
    tbl v22.16b, {v16.16b}, v17.16b
    tbl v23.16b, {v22.16b}, v17.16b
    ushr v22.2d, v22.2d, #36
    shl v23.2d, v23.2d, #28
    orr v22.16b, v22.16b, v23.16b
    tbl v23.16b, {v16.16b}, v17.16b
    tbl v24.16b, {v23.16b}, v17.16b
    ushr v23.2d, v23.2d, #4
    shl v24.2d, v24.2d, #60
    eor v0.16b, v19.16b, v0.16b
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v16.16b}, v17.16b
    ushr v25.2d, v16.2d, #36
    shl v24.2d, v24.2d, #28
    mvn v19.16b, v19.16b
    mvn v4.16b, v4.16b
    mvn v6.16b, v6.16b
    orr v24.16b, v25.16b, v24.16b
    tbl v25.16b, {v0.16b}, v17.16b
    shl v25.2d, v25.2d, #25
    mvn v3.16b, v3.16b
    ushr v28.2d, v0.2d, #39
    orr v25.16b, v28.16b, v25.16b
    tbl v28.16b, {v0.16b}, v17.16b
    tbl v30.16b, {v28.16b}, v17.16b
    ushr v28.2d, v28.2d, #39
    shl v30.2d, v30.2d, #25
    ldr q31, [x8, #768]
    tbl v8.16b, {v19.16b}, v31.16b
    orr v28.16b, v28.16b, v30.16b
    ldr q30, [x8, #752]
    bit v8.16b, v28.16b, v30.16b
    tbl v28.16b, {v0.16b}, v17.16b
    shl v9.4s, v16.4s, #28
    tbl v10.16b, {v28.16b}, v17.16b
    ushr v28.2d, v28.2d, #7
    shl v10.2d, v10.2d, #57
    orr v28.16b, v28.16b, v10.16b
    tbl v10.16b, {v3.16b}, v17.16b
    tbl v11.16b, {v10.16b}, v17.16b
    ushr v10.2d, v10.2d, #38
    shl v11.2d, v11.2d, #26
    ushr v12.2d, v19.2d, #8
    ushr v16.2d, v16.2d, #4
    ldr q13, [x8, #640]
    tbl v14.16b, {v19.16b}, v13.16b
    orr v10.16b, v10.16b, v11.16b
    ldr q11, [x8, #912]
    tbl v15.16b, {v19.16b}, v11.16b
    shl v19.4s, v19.4s, #24
    str q1, [sp, #1120]
    ldr q1, [x8, #1552]
    ldr q30, [sp, #208]
    bit v30.16b, v12.16b, v1.16b
    ldr q1, [x8, #1040]
    ldr q31, [sp, #2192]
    bit v31.16b, v14.16b, v1.16b
    ldr q1, [x8, #736]
    bit v8.16b, v10.16b, v1.16b
    tbl v10.16b, {v3.16b}, v17.16b
    shl v10.2d, v10.2d, #26
    tbl v1.16b, {v3.16b}, v17.16b
    ushr v13.2d, v3.2d, #38
    orr v10.16b, v13.16b, v10.16b
    tbl v13.16b, {v1.16b}, v17.16b
    ushr v1.2d, v1.2d, #6
    shl v13.2d, v13.2d, #58
    orr v1.16b, v1.16b, v13.16b
    tbl v13.16b, {v6.16b}, v17.16b
    tbl v11.16b, {v13.16b}, v17.16b
    ushr v26.2d, v0.2d, #7
    ushr v13.2d, v13.2d, #3
    shl v11.2d, v11.2d, #61
    shl v0.4s, v0.4s, #25
    ldr q29, [x8, #1536]
    bit v30.16b, v26.16b, v29.16b
    orr v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v6.16b}, v17.16b
    tbl v29.16b, {v13.16b}, v17.16b
    ushr v13.2d, v13.2d, #35
    shl v29.2d, v29.2d, #29
    ldr q27, [x8, #1024]
    bit v31.16b, v28.16b, v27.16b
    orr v29.16b, v13.16b, v29.16b
    tbl v13.16b, {v6.16b}, v17.16b
    ushr v27.2d, v6.2d, #35
    shl v7.4s, v3.4s, #26
    shl v13.2d, v13.2d, #29
    orr v27.16b, v27.16b, v13.16b
    tbl v13.16b, {v4.16b}, v17.16b
    tbl v20.16b, {v13.16b}, v17.16b
    ushr v13.2d, v13.2d, #5
    ushr v3.2d, v3.2d, #6
    shl v20.2d, v20.2d, #59
    str q2, [sp, #2192]
    ldr q2, [x8, #1520]
    bit v30.16b, v3.16b, v2.16b
    orr v20.16b, v13.16b, v20.16b
    tbl v13.16b, {v4.16b}, v17.16b
    tbl v2.16b, {v13.16b}, v17.16b
    ushr v13.2d, v13.2d, #37
    shl v2.2d, v2.2d, #27
    orr v2.16b, v13.16b, v2.16b
    ldr q13, [x8, #720]
    bit v8.16b, v2.16b, v13.16b
    ldr q2, [x8, #704]
    bit v8.16b, v22.16b, v2.16b
    ldr q22, [x8, #1008]
    bit v31.16b, v1.16b, v22.16b
    ldr q22, [x8, #688]
    bit v8.16b, v29.16b, v22.16b
    tbl v29.16b, {v4.16b}, v17.16b
    shl v29.2d, v29.2d, #27
    ushr v22.2d, v4.2d, #37
    orr v22.16b, v22.16b, v29.16b
    tbl v29.16b, {v21.16b}, v17.16b
    shl v2.4s, v6.4s, #29
    tbl v13.16b, {v29.16b}, v17.16b
    ushr v29.2d, v29.2d, #33
    shl v13.2d, v13.2d, #31
    ushr v6.2d, v6.2d, #3
    orr v29.16b, v29.16b, v13.16b
    tbl v13.16b, {v21.16b}, v17.16b
    str q3, [sp, #208]
    tbl v3.16b, {v13.16b}, v17.16b
    ushr v13.2d, v13.2d, #1
    shl v3.2d, v3.2d, #63
    str q26, [sp, #1440]
    ushr v26.2d, v4.2d, #5
    str q12, [sp, #1504]
    ldr q12, [x8, #992]
    bit v31.16b, v20.16b, v12.16b
    orr v3.16b, v13.16b, v3.16b
    ldr q13, [x8, #1504]
    bit v30.16b, v26.16b, v13.16b
    ldr q13, [x8, #976]
    bit v31.16b, v23.16b, v13.16b
    tbl v13.16b, {v21.16b}, v17.16b
    shl v13.2d, v13.2d, #31
    ldr q12, [x8, #1488]
    bit v30.16b, v16.16b, v12.16b
    ldr q12, [x8, #960]
    bit v31.16b, v11.16b, v12.16b
    ushr v12.2d, v21.2d, #33
    orr v12.16b, v12.16b, v13.16b
    ldr q13, [x8, #1472]
    bit v30.16b, v6.16b, v13.16b
    ushr v13.2d, v18.2d, #2
    str q6, [sp, #1520]
    ushr v6.2d, v21.2d, #1
    str q16, [sp, #1536]
    ldr q16, [x8, #1456]
    bit v30.16b, v13.16b, v16.16b
    ldr q16, [x8, #1440]
    bit v30.16b, v6.16b, v16.16b
    ldr q16, [x8, #1424]
    bit v30.16b, v19.16b, v16.16b
    ldr q19, [x8, #1408]
    bit v30.16b, v0.16b, v19.16b
    shl v0.4s, v4.4s, #27
    ldr q4, [x8, #1392]
    bit v30.16b, v7.16b, v4.16b
    ldr q7, [x8, #1376]
    bit v30.16b, v0.16b, v7.16b
    ldr q0, [x8, #1360]
    bit v30.16b, v9.16b, v0.16b
    shl v21.4s, v21.4s, #31
    ldr q9, [x8, #1344]
    bit v30.16b, v2.16b, v9.16b
    shl v2.4s, v18.4s, #30
    ldr q9, [x8, #1328]
    bit v30.16b, v2.16b, v9.16b
    ldr q2, [x8, #1312]
    bit v30.16b, v21.16b, v2.16b
    ldr q21, [sp, #1856]
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    tbl v21.16b, {v18.16b}, v17.16b
    tbl v30.16b, {v21.16b}, v17.16b
    ushr v21.2d, v21.2d, #34
    shl v30.2d, v30.2d, #30
    orr v21.16b, v21.16b, v30.16b
    ldr q30, [x8, #672]
    bit v8.16b, v21.16b, v30.16b
    ldr q21, [x8, #656]
    bit v8.16b, v29.16b, v21.16b
    ldr q29, [x8, #624]
    bit v8.16b, v14.16b, v29.16b
    ldr q14, [x8, #608]
    bit v8.16b, v28.16b, v14.16b
    ldr q28, [x8, #592]
    bit v8.16b, v1.16b, v28.16b
    ldr q1, [x8, #576]
    bit v8.16b, v20.16b, v1.16b
    tbl v20.16b, {v18.16b}, v17.16b
    ldr q2, [x8, #560]
    bit v8.16b, v23.16b, v2.16b
    shl v20.2d, v20.2d, #30
    ldr q23, [x8, #544]
    bit v8.16b, v11.16b, v23.16b
    ushr v11.2d, v18.2d, #34
    orr v20.16b, v11.16b, v20.16b
    tbl v18.16b, {v18.16b}, v17.16b
    tbl v11.16b, {v18.16b}, v17.16b
    ushr v18.2d, v18.2d, #2
    shl v11.2d, v11.2d, #62
    orr v18.16b, v18.16b, v11.16b
    ldr q11, [x8, #944]
    bit v31.16b, v18.16b, v11.16b
    ldr q9, [x8, #528]
    bit v8.16b, v18.16b, v9.16b
    ldr q18, [x8, #928]
    bit v31.16b, v3.16b, v18.16b
    ldr q0, [x8, #496]
    bit v8.16b, v3.16b, v0.16b
    ldr q3, [x8, #2000]
    bsl v3.16b, v15.16b, v31.16b
    ldr q7, [x8, #1808]
    bsl v7.16b, v25.16b, v3.16b
    ldr q3, [x8, #1792]
    bsl v3.16b, v10.16b, v7.16b
    ldr q7, [x8, #1856]
    bsl v7.16b, v22.16b, v3.16b
    ldr q3, [x8, #1904]
    bsl v3.16b, v24.16b, v7.16b
    ldr q7, [x8, #1936]
    bsl v7.16b, v27.16b, v3.16b
    ldr q3, [x8, #1776]
    bsl v3.16b, v20.16b, v7.16b
    ldr q7, [x8, #1872]
    bsl v7.16b, v12.16b, v3.16b
    ldr q3, [x8, #1168]
    ldr q4, [sp, #1504]
    bit v7.16b, v4.16b, v3.16b
    ldr q19, [x8, #1152]
    ldr q16, [sp, #1440]
    bit v7.16b, v16.16b, v19.16b
    ldr q19, [x8, #1136]
    ldr q16, [sp, #208]
    bit v7.16b, v16.16b, v19.16b
    ldr q19, [x8, #1120]
    bit v7.16b, v26.16b, v19.16b
    ldr q19, [x8, #1104]
    ldr q16, [sp, #1536]
    bit v7.16b, v16.16b, v19.16b
    ldr q19, [x8, #1088]
    ldr q16, [sp, #1520]
    bit v7.16b, v16.16b, v19.16b
    ldr q19, [x8, #1072]
    bit v7.16b, v13.16b, v19.16b
    ldr q19, [x8, #1056]
    bit v7.16b, v6.16b, v19.16b
    ldr q19, [sp, #2688]
    eor3 v5.16b, v5.16b, v7.16b, v19.16b
    ldr q7, [sp, #1808]
    ldr q19, [sp, #1488]
    eor3 v5.16b, v5.16b, v7.16b, v19.16b
    ldr q19, [x8, #2256]
    eor3 v5.16b, v5.16b, v8.16b, v19.16b
    mov v19.16b, v5.16b
    sli v19.8h, v5.8h, #8
    shl v16.16b, v19.16b, #1
    movi v3.16b, #85
    bit v16.16b, v19.16b, v3.16b
    shl v4.16b, v16.16b, #2
    movi v7.16b, #51
    bit v4.16b, v16.16b, v7.16b
    mov v18.16b, v4.16b
    sli v18.16b, v4.16b, #4
    ldr q11, [sp, #2192]
    str q11, [x0, #2032]
    // round 8 (aes.dsl:47)
    mvn v11.16b, v18.16b
    str q11, [x0, #2048]
    mov v11.16b, v5.16b
    sri v11.8h, v5.8h, #8
    str q18, [sp, #2192]
    shl v18.16b, v11.16b, #1
    bit v18.16b, v11.16b, v3.16b
    shl v0.16b, v18.16b, #2
    bit v0.16b, v18.16b, v7.16b
    mov v9.16b, v0.16b
    sli v9.16b, v0.16b, #4
    str q9, [sp, #1856]
    mvn v9.16b, v9.16b
    str q9, [x0, #2064]
    ushr v9.16b, v19.16b, #1
    bit v19.16b, v9.16b, v3.16b
    shl v9.16b, v19.16b, #2
    bit v9.16b, v19.16b, v7.16b
    mov v23.16b, v9.16b
    sli v23.16b, v9.16b, #4
    str q23, [sp, #1552]
    mvn v23.16b, v23.16b
    str q23, [x0, #2080]
    ushr v23.16b, v11.16b, #1
    bit v11.16b, v23.16b, v3.16b
    shl v23.16b, v11.16b, #2
    bit v23.16b, v11.16b, v7.16b
    mov v3.16b, v23.16b
    sli v3.16b, v23.16b, #4
    str q3, [sp, #1968]
    mvn v3.16b, v3.16b
    str q3, [x0, #2096]
    ushr v3.16b, v16.16b, #2
    bit v16.16b, v3.16b, v7.16b
    mov v3.16b, v16.16b
    sli v3.16b, v16.16b, #4
    str q3, [sp, #2064]
    mvn v3.16b, v3.16b
    str q3, [x0, #2112]
    ushr v3.16b, v18.16b, #2
    bit v18.16b, v3.16b, v7.16b
    mov v3.16b, v18.16b
    sli v3.16b, v18.16b, #4
    str q3, [sp, #2416]
    mvn v3.16b, v3.16b
    str q3, [x0, #2128]
    ushr v3.16b, v19.16b, #2
    bit v19.16b, v3.16b, v7.16b
    mov v3.16b, v19.16b
    sli v3.16b, v19.16b, #4
    str q3, [sp, #2400]
    mvn v3.16b, v3.16b
    str q3, [x0, #2144]
    ushr v3.16b, v11.16b, #2
    bit v11.16b, v3.16b, v7.16b
    mov v3.16b, v11.16b
    sli v3.16b, v11.16b, #4
    str q3, [sp, #2384]
    mvn v3.16b, v3.16b
    str q3, [x0, #2160]
    sri v16.16b, v16.16b, #4
    mvn v3.16b, v16.16b
    str q3, [x0, #2240]
    sri v18.16b, v18.16b, #4
    mvn v3.16b, v18.16b
    str q3, [x0, #2256]
    sri v19.16b, v19.16b, #4
    mvn v3.16b, v19.16b
    str q3, [x0, #2272]
    ushr v3.16b, v5.16b, #4
    mvn v3.16b, v3.16b
    str q19, [sp, #2368]
    ushr v19.16b, v5.16b, #5
    mvn v19.16b, v19.16b
    str q18, [sp, #2352]
    ushr v18.16b, v5.16b, #1
    mvn v18.16b, v18.16b
    str q16, [sp, #2432]
    ushr v16.16b, v5.16b, #3
    mvn v16.16b, v16.16b
    ushr v7.16b, v5.16b, #7
    mvn v7.16b, v7.16b
    sri v4.16b, v4.16b, #4
    sri v0.16b, v0.16b, #4
    sri v9.16b, v9.16b, #4
    sri v23.16b, v23.16b, #4
    sri v11.16b, v11.16b, #4
    str q4, [x0, #2176]
    str q4, [sp, #784]
    ushr v4.16b, v5.16b, #2
    eor v2.16b, v3.16b, v7.16b
    eor3 v1.16b, v18.16b, v4.16b, v2.16b
    eor3 v28.16b, v18.16b, v16.16b, v2.16b
    str q0, [x0, #2192]
    str q0, [sp, #2048]
    eor3 v0.16b, v18.16b, v19.16b, v1.16b
    ushr v14.16b, v5.16b, #6
    eor v29.16b, v28.16b, v0.16b
    str q9, [x0, #2208]
    str q23, [x0, #2224]
    str q23, [sp, #1888]
    eor v23.16b, v18.16b, v7.16b
    str q9, [sp, #2000]
    eor3 v9.16b, v19.16b, v14.16b, v28.16b
    str q31, [sp, #1984]
    eor3 v31.16b, v5.16b, v0.16b, v29.16b
    eor3 v21.16b, v18.16b, v4.16b, v23.16b
    eor3 v30.16b, v3.16b, v9.16b, v31.16b
    str q8, [sp, #1872]
    and v8.16b, v21.16b, v9.16b
    str q6, [sp, #2016]
    mvn v6.16b, v30.16b
    eor3 v4.16b, v4.16b, v19.16b, v9.16b
    eor3 v19.16b, v19.16b, v7.16b, v0.16b
    bcax v6.16b, v8.16b, v5.16b, v6.16b
    str q13, [sp, #2032]
    eor v13.16b, v1.16b, v30.16b
    str q26, [sp, #1568]
    orr v26.16b, v0.16b, v19.16b
    str q12, [sp, #1584]
    eor3 v12.16b, v18.16b, v21.16b, v13.16b
    str q11, [sp, #1600]
    mvn v11.16b, v11.16b
    str q11, [sp, #1616]
    orn v11.16b, v1.16b, v28.16b
    str q20, [sp, #1632]
    bcax v20.16b, v6.16b, v2.16b, v4.16b
    str q27, [sp, #1712]
    bcax v27.16b, v26.16b, v18.16b, v12.16b
    eor3 v3.16b, v3.16b, v7.16b, v30.16b
    eor v7.16b, v20.16b, v11.16b
    eor3 v20.16b, v6.16b, v20.16b, v27.16b
    eor3 v27.16b, v14.16b, v28.16b, v27.16b
    eor v11.16b, v29.16b, v12.16b
    bcax v27.16b, v27.16b, v11.16b, v3.16b
    eor3 v27.16b, v8.16b, v3.16b, v27.16b
    eor v16.16b, v16.16b, v27.16b
    eor3 v6.16b, v6.16b, v4.16b, v26.16b
    bcax v20.16b, v20.16b, v29.16b, v23.16b
    bcax v6.16b, v6.16b, v31.16b, v13.16b
    bcax v26.16b, v16.16b, v7.16b, v20.16b
    bcax v27.16b, v6.16b, v26.16b, v7.16b
    bcax v8.16b, v26.16b, v16.16b, v27.16b
    bsl v26.16b, v8.16b, v20.16b
    bsl v20.16b, v27.16b, v16.16b
    bit v6.16b, v8.16b, v7.16b
    bcax v7.16b, v7.16b, v6.16b, v27.16b
    eor v16.16b, v26.16b, v20.16b
    orn v27.16b, v12.16b, v7.16b
    eor v8.16b, v6.16b, v26.16b
    eor3 v12.16b, v6.16b, v7.16b, v16.16b
    bcax v29.16b, v27.16b, v6.16b, v29.16b
    orn v2.16b, v12.16b, v2.16b
    bcax v0.16b, v29.16b, v8.16b, v0.16b
    bcax v19.16b, v2.16b, v8.16b, v19.16b
    bcax v4.16b, v0.16b, v4.16b, v12.16b
    mvn v8.16b, v26.16b
    bcax v28.16b, v29.16b, v28.16b, v8.16b
    bcax v5.16b, v28.16b, v5.16b, v16.16b
    eor3 v0.16b, v29.16b, v5.16b, v0.16b
    bcax v29.16b, v6.16b, v27.16b, v7.16b
    eor3 v8.16b, v6.16b, v20.16b, v29.16b
    bcax v0.16b, v0.16b, v8.16b, v9.16b
    and v6.16b, v23.16b, v6.16b
    orr v23.16b, v13.16b, v20.16b
    bcax v3.16b, v6.16b, v3.16b, v29.16b
    eor v23.16b, v19.16b, v23.16b
    eor3 v3.16b, v0.16b, v3.16b, v4.16b
    eor3 v9.16b, v23.16b, v4.16b, v3.16b
    bcax v16.16b, v9.16b, v30.16b, v16.16b
    bcax v1.16b, v23.16b, v26.16b, v1.16b
    bcax v20.16b, v28.16b, v31.16b, v20.16b
    bcax v5.16b, v5.16b, v11.16b, v29.16b
    eor v20.16b, v1.16b, v20.16b
    eor3 v23.16b, v27.16b, v5.16b, v20.16b
    mvn v23.16b, v23.16b
    tbl v26.16b, {v23.16b}, v17.16b
    ushr v27.2d, v23.2d, #37
    shl v26.2d, v26.2d, #27
    orr v26.16b, v27.16b, v26.16b
    bcax v6.16b, v6.16b, v7.16b, v18.16b
    eor3 v5.16b, v6.16b, v5.16b, v19.16b
    eor v0.16b, v5.16b, v0.16b
    tbl v6.16b, {v0.16b}, v17.16b
    ushr v7.2d, v0.2d, #39
    shl v6.2d, v6.2d, #25
    orr v6.16b, v7.16b, v6.16b
    bcax v3.16b, v3.16b, v8.16b, v21.16b
    mvn v3.16b, v3.16b
    tbl v7.16b, {v3.16b}, v17.16b
    ushr v18.2d, v3.2d, #35
    shl v7.2d, v7.2d, #29
    orr v7.16b, v18.16b, v7.16b
    eor3 v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v1.16b, v1.16b, v20.16b, v2.16b
    tbl v4.16b, {v1.16b}, v17.16b
    ushr v18.2d, v1.2d, #33
    shl v4.2d, v4.2d, #31
    mvn v16.16b, v16.16b
    orr v4.16b, v18.16b, v4.16b
    tbl v18.16b, {v2.16b}, v17.16b
    ushr v19.2d, v2.2d, #34
    ushr v21.2d, v16.2d, #6
    shl v18.2d, v18.2d, #30
    orr v18.16b, v19.16b, v18.16b
    mvn v19.16b, v20.16b
    tbl v20.16b, {v16.16b}, v17.16b
    ushr v27.2d, v16.2d, #38
    shl v20.2d, v20.2d, #26
    orr v20.16b, v27.16b, v20.16b
    tbl v27.16b, {v19.16b}, v17.16b
    ushr v28.2d, v19.2d, #36
    shl v27.2d, v27.2d, #28
    orr v27.16b, v28.16b, v27.16b
    tbl v28.16b, {v1.16b}, v17.16b
    tbl v29.16b, {v28.16b}, v17.16b
    ushr v28.2d, v28.2d, #1
    shl v29.2d, v29.2d, #63
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v2.16b}, v17.16b
    tbl v30.16b, {v29.16b}, v17.16b
    ushr v29.2d, v29.2d, #2
    shl v30.2d, v30.2d, #62
    orr v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v3.16b}, v17.16b
    tbl v31.16b, {v30.16b}, v17.16b
    ushr v30.2d, v30.2d, #3
    shl v31.2d, v31.2d, #61
    ushr v8.2d, v2.2d, #2
    ushr v9.2d, v3.2d, #3
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v19.16b}, v17.16b
    ushr v11.2d, v0.2d, #7
    tbl v12.16b, {v31.16b}, v17.16b
    ushr v13.2d, v19.2d, #4
    ushr v31.2d, v31.2d, #4
    shl v12.2d, v12.2d, #60
    mvn v5.16b, v5.16b
    ushr v14.2d, v23.2d, #5
    orr v31.16b, v31.16b, v12.16b
    tbl v12.16b, {v23.16b}, v17.16b
    str q8, [sp, #1728]
    ushr v8.2d, v5.2d, #8
    str q9, [sp, #1744]
    ushr v9.2d, v1.2d, #1
    str q9, [sp, #992]
    tbl v9.16b, {v12.16b}, v17.16b
    str q13, [sp, #1008]
    ldr q13, [x8, #912]
    tbl v13.16b, {v5.16b}, v13.16b
    ushr v12.2d, v12.2d, #5
    shl v9.2d, v9.2d, #59
    orr v9.16b, v12.16b, v9.16b
    tbl v12.16b, {v16.16b}, v17.16b
    str q14, [sp, #1024]
    tbl v14.16b, {v12.16b}, v17.16b
    ushr v12.2d, v12.2d, #6
    shl v14.2d, v14.2d, #58
    orr v12.16b, v12.16b, v14.16b
    tbl v14.16b, {v0.16b}, v17.16b
    str q21, [sp, #976]
    tbl v21.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #7
    shl v21.2d, v21.2d, #57
    orr v21.16b, v14.16b, v21.16b
    tbl v14.16b, {v1.16b}, v17.16b
    str q11, [sp, #944]
    tbl v11.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #33
    shl v11.2d, v11.2d, #31
    orr v11.16b, v14.16b, v11.16b
    tbl v14.16b, {v2.16b}, v17.16b
    str q8, [sp, #864]
    tbl v8.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #34
    shl v8.2d, v8.2d, #30
    orr v8.16b, v14.16b, v8.16b
    tbl v14.16b, {v3.16b}, v17.16b
    str q3, [sp, #736]
    tbl v3.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #35
    shl v3.2d, v3.2d, #29
    orr v3.16b, v14.16b, v3.16b
    tbl v14.16b, {v19.16b}, v17.16b
    str q19, [sp, #832]
    tbl v19.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #36
    shl v19.2d, v19.2d, #28
    orr v19.16b, v14.16b, v19.16b
    tbl v14.16b, {v23.16b}, v17.16b
    str q23, [sp, #2800]
    tbl v23.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #37
    shl v23.2d, v23.2d, #27
    orr v23.16b, v14.16b, v23.16b
    tbl v14.16b, {v16.16b}, v17.16b
    str q16, [sp, #2816]
    tbl v16.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #38
    shl v16.2d, v16.2d, #26
    orr v16.16b, v14.16b, v16.16b
    tbl v14.16b, {v0.16b}, v17.16b
    str q0, [sp, #2832]
    ldr q0, [x8, #640]
    tbl v0.16b, {v5.16b}, v0.16b
    tbl v17.16b, {v14.16b}, v17.16b
    ushr v14.2d, v14.2d, #39
    shl v17.2d, v17.2d, #25
    orr v17.16b, v14.16b, v17.16b
    ldr q14, [x8, #768]
    tbl v14.16b, {v5.16b}, v14.16b
    str q5, [sp, #2848]
    ldr q5, [x8, #752]
    bit v14.16b, v17.16b, v5.16b
    ldr q17, [x8, #736]
    bit v14.16b, v16.16b, v17.16b
    ldr q16, [x8, #720]
    bit v14.16b, v23.16b, v16.16b
    ldr q23, [x8, #704]
    bit v14.16b, v19.16b, v23.16b
    ldr q19, [x8, #688]
    bit v14.16b, v3.16b, v19.16b
    ldr q3, [x8, #672]
    bit v14.16b, v8.16b, v3.16b
    ldr q8, [x8, #656]
    bit v14.16b, v11.16b, v8.16b
    ldr q11, [x8, #1664]
    ldr q8, [sp, #2112]
    ldr q3, [sp, #2080]
    bsl v11.16b, v8.16b, v3.16b
    ldr q3, [x8, #1712]
    ldr q8, [sp, #2160]
    bsl v3.16b, v8.16b, v11.16b
    ldr q8, [x8, #1728]
    ldr q11, [sp, #1936]
    bsl v8.16b, v11.16b, v3.16b
    ldr q3, [x8, #1744]
    ldr q11, [sp, #112]
    bsl v3.16b, v11.16b, v8.16b
    ldr q8, [x8, #1616]
    ldr q11, [sp, #80]
    bsl v8.16b, v11.16b, v3.16b
    ldr q3, [x8, #1696]
    ldr q11, [sp, #96]
    bsl v3.16b, v11.16b, v8.16b
    ldr q8, [x8, #1632]
    ldr q11, [sp, #128]
    bsl v8.16b, v11.16b, v3.16b
    ldr q3, [x8, #624]
    ldr q11, [sp, #1840]
    bit v8.16b, v11.16b, v3.16b
    ldr q11, [x8, #608]
    ldr q19, [sp, #1152]
    bit v8.16b, v19.16b, v11.16b
    ldr q19, [x8, #592]
    ldr q23, [sp, #1776]
    bit v8.16b, v23.16b, v19.16b
    ldr q23, [x8, #576]
    ldr q16, [sp, #1664]
    bit v8.16b, v16.16b, v23.16b
    ldr q16, [x8, #560]
    ldr q17, [sp, #400]
    bit v8.16b, v17.16b, v16.16b
    ldr q17, [x8, #544]
    ldr q5, [sp, #64]
    bit v8.16b, v5.16b, v17.16b
    ldr q5, [x8, #528]
    str q2, [sp, #64]
    ldr q2, [sp, #384]
    bit v8.16b, v2.16b, v5.16b
    ldr q2, [x8, #496]
    str q1, [sp, #384]
    ldr q1, [sp, #1920]
    bit v8.16b, v1.16b, v2.16b
    ldr q1, [x8, #1040]
    str q24, [sp, #1920]
    ldr q24, [sp, #1136]
    bit v8.16b, v24.16b, v1.16b
    ldr q24, [x8, #1024]
    ldr q1, [sp, #1648]
    bit v8.16b, v1.16b, v24.16b
    ldr q1, [x8, #1008]
    ldr q24, [sp, #320]
    bit v8.16b, v24.16b, v1.16b
    ldr q24, [x8, #992]
    ldr q1, [sp, #704]
    bit v8.16b, v1.16b, v24.16b
    ldr q1, [x8, #976]
    ldr q24, [sp, #656]
    bit v8.16b, v24.16b, v1.16b
    ldr q24, [x8, #960]
    ldr q1, [sp, #608]
    bit v8.16b, v1.16b, v24.16b
    ldr q1, [x8, #944]
    ldr q24, [sp, #432]
    bit v8.16b, v24.16b, v1.16b
    ldr q24, [x8, #928]
    ldr q1, [sp, #1104]
    bit v8.16b, v1.16b, v24.16b
    ldr q1, [x8, #896]
    ldr q24, [sp, #624]
    bit v8.16b, v24.16b, v1.16b
    bit v14.16b, v0.16b, v3.16b
    ldr q24, [x8, #880]
    ldr q3, [sp, #1040]
    bit v8.16b, v3.16b, v24.16b
    bit v14.16b, v21.16b, v11.16b
    ldr q3, [x8, #864]
    ldr q11, [sp, #1056]
    bit v8.16b, v11.16b, v3.16b
    bit v14.16b, v12.16b, v19.16b
    ldr q11, [x8, #848]
    ldr q19, [sp, #1072]
    bit v8.16b, v19.16b, v11.16b
    bit v14.16b, v9.16b, v23.16b
    ldr q19, [x8, #832]
    ldr q23, [sp, #1088]
    bit v8.16b, v23.16b, v19.16b
    bit v14.16b, v31.16b, v16.16b
    ldr q23, [x8, #816]
    ldr q16, [sp, #1472]
    bit v8.16b, v16.16b, v23.16b
    bit v14.16b, v30.16b, v17.16b
    ldr q16, [x8, #800]
    ldr q17, [sp, #1456]
    bit v8.16b, v17.16b, v16.16b
    bit v14.16b, v29.16b, v5.16b
    ldr q17, [x8, #784]
    ldr q5, [sp, #928]
    bit v8.16b, v5.16b, v17.16b
    bit v14.16b, v28.16b, v2.16b
    ldr q5, [x8, #1296]
    ldr q2, [sp, #2592]
    bit v8.16b, v2.16b, v5.16b
    ldr q2, [x8, #1280]
    str q14, [sp, #928]
    ldr q14, [sp, #2576]
    bit v8.16b, v14.16b, v2.16b
    ldr q14, [x8, #1264]
    ldr q2, [sp, #2560]
    bit v8.16b, v2.16b, v14.16b
    ldr q2, [x8, #1248]
    ldr q14, [sp, #2544]
    bit v8.16b, v14.16b, v2.16b
    ldr q14, [x8, #1232]
    ldr q2, [sp, #2528]
    bit v8.16b, v2.16b, v14.16b
    ldr q2, [x8, #1216]
    ldr q14, [sp, #2512]
    bit v8.16b, v14.16b, v2.16b
    ldr q14, [x8, #1200]
    ldr q2, [sp, #2480]
    bit v8.16b, v2.16b, v14.16b
    ldr q2, [x8, #1184]
    ldr q14, [sp, #2464]
    bit v8.16b, v14.16b, v2.16b
    ldr q14, [x8, #2192]
    ldr q2, [sp, #2256]
    bsl v14.16b, v2.16b, v8.16b
    ldr q8, [x8, #2096]
    ldr q2, [sp, #2240]
    bsl v8.16b, v2.16b, v14.16b
    ldr q14, [x8, #2080]
    ldr q2, [sp, #2224]
    bsl v14.16b, v2.16b, v8.16b
    ldr q8, [x8, #2144]
    ldr q2, [sp, #1952]
    bsl v8.16b, v2.16b, v14.16b
    ldr q14, [x8, #2176]
    ldr q2, [sp, #1824]
    bsl v14.16b, v2.16b, v8.16b
    ldr q8, [x8, #2128]
    ldr q2, [sp, #2208]
    bsl v8.16b, v2.16b, v14.16b
    ldr q14, [x8, #2112]
    ldr q2, [sp, #896]
    bsl v14.16b, v2.16b, v8.16b
    ldr q8, [x8, #2160]
    ldr q2, [sp, #2304]
    bsl v8.16b, v2.16b, v14.16b
    ldr q14, [x8, #1040]
    ldr q2, [sp, #1808]
    bif v0.16b, v2.16b, v14.16b
    ldr q14, [x8, #1024]
    bit v0.16b, v21.16b, v14.16b
    ldr q21, [x8, #1008]
    bit v0.16b, v12.16b, v21.16b
    ldr q12, [x8, #992]
    bit v0.16b, v9.16b, v12.16b
    ldr q9, [x8, #976]
    bit v0.16b, v31.16b, v9.16b
    ldr q31, [x8, #960]
    bit v0.16b, v30.16b, v31.16b
    ldr q30, [x8, #944]
    bit v0.16b, v29.16b, v30.16b
    ldr q29, [x8, #928]
    bit v0.16b, v28.16b, v29.16b
    bit v0.16b, v13.16b, v1.16b
    bit v0.16b, v6.16b, v24.16b
    bit v0.16b, v20.16b, v3.16b
    bit v0.16b, v26.16b, v11.16b
    bit v0.16b, v27.16b, v19.16b
    bit v0.16b, v7.16b, v23.16b
    bit v0.16b, v18.16b, v16.16b
    bit v0.16b, v4.16b, v17.16b
    bit v0.16b, v15.16b, v5.16b
    ldr q28, [x8, #1280]
    bit v0.16b, v25.16b, v28.16b
    ldr q29, [x8, #1264]
    bit v0.16b, v10.16b, v29.16b
    ldr q30, [x8, #1248]
    bit v0.16b, v22.16b, v30.16b
    ldr q31, [x8, #1232]
    ldr q9, [sp, #1920]
    bit v0.16b, v9.16b, v31.16b
    ldr q12, [x8, #1216]
    ldr q21, [sp, #1712]
    bit v0.16b, v21.16b, v12.16b
    ldr q14, [x8, #1200]
    ldr q2, [sp, #1632]
    bit v0.16b, v2.16b, v14.16b
    ldr q17, [x8, #1184]
    ldr q16, [sp, #1584]
    bit v0.16b, v16.16b, v17.16b
    ldr q16, [sp, #384]
    shl v16.4s, v16.4s, #31
    ldr q2, [x8, #1168]
    ldr q23, [sp, #1504]
    bit v0.16b, v23.16b, v2.16b
    ldr q23, [sp, #64]
    shl v23.4s, v23.4s, #30
    ldr q21, [x8, #1152]
    ldr q19, [sp, #1440]
    bit v0.16b, v19.16b, v21.16b
    ldr q19, [sp, #736]
    shl v19.4s, v19.4s, #29
    ldr q9, [x8, #1136]
    ldr q11, [sp, #208]
    bit v0.16b, v11.16b, v9.16b
    ldr q11, [sp, #832]
    shl v11.4s, v11.4s, #28
    ldr q3, [x8, #1120]
    ldr q24, [sp, #1568]
    bit v0.16b, v24.16b, v3.16b
    ldr q24, [sp, #2800]
    shl v24.4s, v24.4s, #27
    ldr q1, [x8, #1104]
    str q22, [sp, #2800]
    ldr q22, [sp, #1536]
    bit v0.16b, v22.16b, v1.16b
    ldr q22, [sp, #2816]
    shl v22.4s, v22.4s, #26
    str q10, [sp, #2816]
    ldr q10, [x8, #1088]
    str q25, [sp, #1536]
    ldr q25, [sp, #1520]
    bit v0.16b, v25.16b, v10.16b
    ldr q25, [sp, #2832]
    shl v25.4s, v25.4s, #25
    str q15, [sp, #2832]
    ldr q15, [x8, #1072]
    ldr q10, [sp, #2032]
    bit v0.16b, v10.16b, v15.16b
    ldr q10, [sp, #2848]
    shl v10.4s, v10.4s, #24
    ldr q15, [x8, #1056]
    ldr q1, [sp, #2016]
    bit v0.16b, v1.16b, v15.16b
    ldr q1, [x8, #1552]
    ldr q15, [sp, #864]
    bit v0.16b, v15.16b, v1.16b
    ldr q1, [x8, #1536]
    ldr q3, [sp, #944]
    bit v0.16b, v3.16b, v1.16b
    ldr q1, [x8, #1520]
    ldr q9, [sp, #976]
    bit v0.16b, v9.16b, v1.16b
    ldr q1, [x8, #1504]
    ldr q9, [sp, #1024]
    bit v0.16b, v9.16b, v1.16b
    ldr q1, [x8, #1488]
    ldr q9, [sp, #1008]
    bit v0.16b, v9.16b, v1.16b
    ldr q1, [x8, #1472]
    ldr q9, [sp, #1744]
    bit v0.16b, v9.16b, v1.16b
    ldr q1, [x8, #1456]
    ldr q9, [sp, #1728]
    bit v0.16b, v9.16b, v1.16b
    ldr q1, [x8, #1440]
    ldr q9, [sp, #992]
    bit v0.16b, v9.16b, v1.16b
    ldr q1, [x8, #1424]
    bit v0.16b, v10.16b, v1.16b
    ldr q10, [x8, #1408]
    bit v0.16b, v25.16b, v10.16b
    ldr q25, [x8, #1392]
    bit v0.16b, v22.16b, v25.16b
    ldr q22, [x8, #1376]
    bit v0.16b, v24.16b, v22.16b
    ldr q24, [x8, #1360]
    bit v0.16b, v11.16b, v24.16b
    ldr q11, [x8, #1344]
    bit v0.16b, v19.16b, v11.16b
    ldr q19, [x8, #1328]
    bit v0.16b, v23.16b, v19.16b
    ldr q23, [x8, #1312]
    bit v0.16b, v16.16b, v23.16b
    ldr q16, [sp, #352]
    eor3 v0.16b, v16.16b, v8.16b, v0.16b
    ldr q16, [sp, #1488]
    mov v8.16b, v5.16b
    bsl v8.16b, v13.16b, v16.16b
    bit v8.16b, v6.16b, v28.16b
    bit v8.16b, v20.16b, v29.16b
    bit v8.16b, v26.16b, v30.16b
    bit v8.16b, v27.16b, v31.16b
    bit v8.16b, v7.16b, v12.16b
    bit v8.16b, v18.16b, v14.16b
    bit v8.16b, v4.16b, v17.16b
    bit v8.16b, v15.16b, v2.16b
    bit v8.16b, v3.16b, v21.16b
    ldr q23, [x8, #1136]
    ldr q19, [sp, #976]
    bit v8.16b, v19.16b, v23.16b
    ldr q11, [x8, #1120]
    ldr q24, [sp, #1024]
    bit v8.16b, v24.16b, v11.16b
    ldr q22, [x8, #1104]
    ldr q25, [sp, #1008]
    bit v8.16b, v25.16b, v22.16b
    ldr q10, [x8, #1088]
    ldr q1, [sp, #1744]
    bit v8.16b, v1.16b, v10.16b
    ldr q16, [x8, #1072]
    ldr q1, [sp, #1728]
    bit v8.16b, v1.16b, v16.16b
    ldr q1, [x8, #1056]
    bit v8.16b, v9.16b, v1.16b
    ldr q9, [sp, #1872]
    eor3 v0.16b, v0.16b, v8.16b, v9.16b
    ldr q8, [x8, #2272]
    ldr q9, [sp, #928]
    eor3 v0.16b, v0.16b, v9.16b, v8.16b
    ext v8.16b, v0.16b, v0.16b, #12
    ext v9.16b, v0.16b, v0.16b, #8
    ldr q25, [x8, #1600]
    bsl v25.16b, v8.16b, v0.16b
    ext v8.16b, v0.16b, v0.16b, #4
    ldr q24, [x8, #1584]
    bsl v24.16b, v9.16b, v25.16b
    ldr q25, [x8, #400]
    bsl v25.16b, v8.16b, v24.16b
    mov v24.16b, v25.16b
    sli v24.8h, v25.8h, #8
    shl v8.16b, v24.16b, #1
    movi v9.16b, #85
    bit v8.16b, v24.16b, v9.16b
    shl v19.16b, v8.16b, #2
    movi v3.16b, #51
    bit v19.16b, v8.16b, v3.16b
    mov v15.16b, v19.16b
    sli v15.16b, v19.16b, #4
    ldr q1, [sp, #1616]
    str q1, [x0, #2288]
    // round 9 (aes.dsl:47)
    mvn v1.16b, v15.16b
    str q1, [x0, #2304]
    sri v25.8h, v25.8h, #8
    shl v1.16b, v25.16b, #1
    bit v1.16b, v25.16b, v9.16b
    shl v15.16b, v1.16b, #2
    bit v15.16b, v1.16b, v3.16b
    mov v16.16b, v15.16b
    sli v16.16b, v15.16b, #4
    mvn v16.16b, v16.16b
    str q16, [x0, #2320]
    ushr v16.16b, v24.16b, #1
    bit v24.16b, v16.16b, v9.16b
    shl v16.16b, v24.16b, #2
    bit v16.16b, v24.16b, v3.16b
    mov v10.16b, v16.16b
    sli v10.16b, v16.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #2336]
    ushr v10.16b, v25.16b, #1
    bit v25.16b, v10.16b, v9.16b
    shl v10.16b, v25.16b, #2
    bit v10.16b, v25.16b, v3.16b
    mov v9.16b, v10.16b
    sli v9.16b, v10.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #2352]
    ushr v9.16b, v8.16b, #2
    bit v8.16b, v9.16b, v3.16b
    mov v9.16b, v8.16b
    sli v9.16b, v8.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #2368]
    ushr v9.16b, v1.16b, #2
    bit v1.16b, v9.16b, v3.16b
    mov v9.16b, v1.16b
    sli v9.16b, v1.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #2384]
    ushr v9.16b, v24.16b, #2
    bit v24.16b, v9.16b, v3.16b
    mov v9.16b, v24.16b
    sli v9.16b, v24.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #2400]
    ushr v9.16b, v25.16b, #2
    bit v25.16b, v9.16b, v3.16b
    mov v9.16b, v25.16b
    sli v9.16b, v25.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #2416]
    sri v19.16b, v19.16b, #4
    str q19, [x0, #2432]
    sri v15.16b, v15.16b, #4
    str q15, [x0, #2448]
    sri v16.16b, v16.16b, #4
    str q16, [x0, #2464]
    sri v10.16b, v10.16b, #4
    str q10, [x0, #2480]
    sri v8.16b, v8.16b, #4
    mvn v16.16b, v8.16b
    str q16, [x0, #2496]
    sri v1.16b, v1.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #2512]
    sri v24.16b, v24.16b, #4
    mvn v1.16b, v24.16b
    str q1, [x0, #2528]
    ldr q1, [x8, #896]
    ldr q16, [sp, #2832]
    ldr q19, [sp, #1984]
    bit v19.16b, v16.16b, v1.16b
    ldr q16, [x8, #880]
    ldr q24, [sp, #1536]
    bit v19.16b, v24.16b, v16.16b
    ldr q24, [x8, #864]
    ldr q8, [sp, #2816]
    bit v19.16b, v8.16b, v24.16b
    ldr q8, [x8, #848]
    ldr q9, [sp, #2800]
    bit v19.16b, v9.16b, v8.16b
    ldr q9, [x8, #832]
    ldr q10, [sp, #1920]
    bit v19.16b, v10.16b, v9.16b
    ldr q10, [x8, #816]
    ldr q15, [sp, #1712]
    bit v19.16b, v15.16b, v10.16b
    ldr q15, [x8, #800]
    ldr q3, [sp, #1632]
    bit v19.16b, v3.16b, v15.16b
    ldr q3, [x8, #784]
    ldr q15, [sp, #1584]
    bit v19.16b, v15.16b, v3.16b
    ldr q15, [sp, #2592]
    bit v19.16b, v15.16b, v5.16b
    ldr q15, [sp, #2576]
    bit v19.16b, v15.16b, v28.16b
    ldr q15, [sp, #2560]
    bit v19.16b, v15.16b, v29.16b
    ldr q15, [sp, #2544]
    bit v19.16b, v15.16b, v30.16b
    ldr q15, [sp, #2528]
    bit v19.16b, v15.16b, v31.16b
    ldr q15, [sp, #2512]
    bit v19.16b, v15.16b, v12.16b
    ldr q15, [sp, #2480]
    bit v19.16b, v15.16b, v14.16b
    ldr q15, [sp, #2464]
    bit v19.16b, v15.16b, v17.16b
    ldr q15, [sp, #2256]
    bit v19.16b, v15.16b, v2.16b
    ldr q15, [sp, #2240]
    bit v19.16b, v15.16b, v21.16b
    ldr q15, [sp, #2224]
    bit v19.16b, v15.16b, v23.16b
    ldr q15, [sp, #1952]
    bit v19.16b, v15.16b, v11.16b
    ldr q15, [sp, #1824]
    bit v19.16b, v15.16b, v22.16b
    ldr q15, [x8, #1088]
    ldr q3, [sp, #2208]
    bit v19.16b, v3.16b, v15.16b
    ldr q3, [x8, #1072]
    ldr q10, [sp, #896]
    bit v19.16b, v10.16b, v3.16b
    ldr q10, [x8, #1056]
    ldr q9, [sp, #2304]
    bit v19.16b, v9.16b, v10.16b
    ldr q9, [sp, #1808]
    bit v9.16b, v13.16b, v5.16b
    bit v9.16b, v6.16b, v28.16b
    bit v9.16b, v20.16b, v29.16b
    bit v9.16b, v26.16b, v30.16b
    bit v9.16b, v27.16b, v31.16b
    bit v9.16b, v7.16b, v12.16b
    sri v25.16b, v25.16b, #4
    bit v9.16b, v18.16b, v14.16b
    mvn v6.16b, v25.16b
    bit v9.16b, v4.16b, v17.16b
    ldr q4, [sp, #864]
    bit v9.16b, v4.16b, v2.16b
    ldr q4, [sp, #944]
    bit v9.16b, v4.16b, v21.16b
    ldr q4, [sp, #976]
    bit v9.16b, v4.16b, v23.16b
    ldr q4, [sp, #1024]
    bit v9.16b, v4.16b, v11.16b
    ldr q4, [sp, #1008]
    bit v9.16b, v4.16b, v22.16b
    ldr q4, [sp, #1744]
    bit v9.16b, v4.16b, v15.16b
    ldr q4, [sp, #1728]
    bit v9.16b, v4.16b, v3.16b
    ldr q4, [sp, #992]
    bit v9.16b, v4.16b, v10.16b
    ushr v4.16b, v0.16b, #4
    mvn v4.16b, v4.16b
    ushr v7.16b, v0.16b, #7
    ushr v18.16b, v0.16b, #3
    ushr v20.16b, v0.16b, #5
    ushr v25.16b, v0.16b, #1
    mvn v7.16b, v7.16b
    ushr v26.16b, v0.16b, #2
    mvn v18.16b, v18.16b
    mvn v20.16b, v20.16b
    mvn v25.16b, v25.16b
    eor v27.16b, v4.16b, v7.16b
    eor3 v13.16b, v25.16b, v26.16b, v27.16b
    eor3 v8.16b, v25.16b, v18.16b, v27.16b
    eor3 v24.16b, v25.16b, v20.16b, v13.16b
    ushr v16.16b, v0.16b, #6
    eor v1.16b, v8.16b, v24.16b
    eor v10.16b, v25.16b, v7.16b
    eor3 v3.16b, v20.16b, v16.16b, v8.16b
    eor3 v15.16b, v0.16b, v24.16b, v1.16b
    eor3 v22.16b, v25.16b, v26.16b, v10.16b
    eor3 v11.16b, v20.16b, v7.16b, v24.16b
    eor3 v20.16b, v26.16b, v20.16b, v3.16b
    eor3 v26.16b, v4.16b, v3.16b, v15.16b
    and v23.16b, v22.16b, v3.16b
    eor3 v4.16b, v4.16b, v7.16b, v26.16b
    mvn v7.16b, v26.16b
    bcax v7.16b, v23.16b, v0.16b, v7.16b
    eor v21.16b, v13.16b, v26.16b
    orr v2.16b, v24.16b, v11.16b
    eor3 v17.16b, v25.16b, v22.16b, v21.16b
    orn v14.16b, v13.16b, v8.16b
    bcax v12.16b, v7.16b, v27.16b, v20.16b
    bcax v31.16b, v2.16b, v25.16b, v17.16b
    eor3 v2.16b, v7.16b, v20.16b, v2.16b
    eor v14.16b, v12.16b, v14.16b
    eor3 v7.16b, v7.16b, v12.16b, v31.16b
    eor3 v16.16b, v16.16b, v8.16b, v31.16b
    eor v31.16b, v1.16b, v17.16b
    bcax v16.16b, v16.16b, v31.16b, v4.16b
    eor3 v16.16b, v23.16b, v4.16b, v16.16b
    bcax v7.16b, v7.16b, v1.16b, v10.16b
    eor v16.16b, v18.16b, v16.16b
    bcax v2.16b, v2.16b, v15.16b, v21.16b
    bcax v18.16b, v16.16b, v14.16b, v7.16b
    bcax v23.16b, v2.16b, v18.16b, v14.16b
    bcax v12.16b, v18.16b, v16.16b, v23.16b
    bit v2.16b, v12.16b, v14.16b
    bsl v18.16b, v12.16b, v7.16b
    bsl v7.16b, v23.16b, v16.16b
    bcax v16.16b, v14.16b, v2.16b, v23.16b
    and v23.16b, v10.16b, v2.16b
    orn v17.16b, v17.16b, v16.16b
    bcax v25.16b, v23.16b, v16.16b, v25.16b
    bcax v10.16b, v2.16b, v17.16b, v16.16b
    bcax v4.16b, v23.16b, v4.16b, v10.16b
    eor v23.16b, v18.16b, v7.16b
    eor3 v16.16b, v2.16b, v16.16b, v23.16b
    bcax v1.16b, v17.16b, v2.16b, v1.16b
    orn v27.16b, v16.16b, v27.16b
    eor v12.16b, v2.16b, v18.16b
    bcax v24.16b, v1.16b, v12.16b, v24.16b
    orr v21.16b, v21.16b, v7.16b
    bcax v16.16b, v24.16b, v20.16b, v16.16b
    bcax v20.16b, v27.16b, v12.16b, v11.16b
    eor v21.16b, v20.16b, v21.16b
    bcax v11.16b, v21.16b, v18.16b, v13.16b
    mvn v18.16b, v18.16b
    bcax v18.16b, v1.16b, v8.16b, v18.16b
    eor3 v2.16b, v2.16b, v7.16b, v10.16b
    bcax v7.16b, v18.16b, v15.16b, v7.16b
    bcax v18.16b, v18.16b, v0.16b, v23.16b
    bcax v31.16b, v18.16b, v31.16b, v10.16b
    eor3 v1.16b, v1.16b, v18.16b, v24.16b
    eor v7.16b, v11.16b, v7.16b
    bcax v1.16b, v1.16b, v2.16b, v3.16b
    eor3 v3.16b, v25.16b, v31.16b, v20.16b
    eor3 v17.16b, v17.16b, v31.16b, v7.16b
    eor3 v4.16b, v1.16b, v4.16b, v16.16b
    eor3 v18.16b, v27.16b, v16.16b, v7.16b
    bcax v2.16b, v4.16b, v2.16b, v22.16b
    eor3 v4.16b, v21.16b, v16.16b, v4.16b
    eor3 v16.16b, v11.16b, v7.16b, v18.16b
    bcax v4.16b, v4.16b, v26.16b, v23.16b
    mvn v7.16b, v7.16b
    ldr q20, [x8, #512]
    tbl v21.16b, {v7.16b}, v20.16b
    tbl v22.16b, {v21.16b}, v20.16b
    ushr v21.2d, v21.2d, #4
    shl v22.2d, v22.2d, #60
    orr v21.16b, v21.16b, v22.16b
    tbl v22.16b, {v7.16b}, v20.16b
    tbl v23.16b, {v22.16b}, v20.16b
    ushr v22.2d, v22.2d, #36
    shl v23.2d, v23.2d, #28
    eor v1.16b, v3.16b, v1.16b
    mvn v3.16b, v3.16b
    orr v22.16b, v22.16b, v23.16b
    tbl v23.16b, {v7.16b}, v20.16b
    ushr v24.2d, v7.2d, #36
    shl v23.2d, v23.2d, #28
    orr v23.16b, v24.16b, v23.16b
    ldr q24, [x8, #640]
    tbl v24.16b, {v3.16b}, v24.16b
    mvn v17.16b, v17.16b
    ldr q25, [x8, #1040]
    ldr q26, [sp, #2688]
    bsl v25.16b, v24.16b, v26.16b
    ushr v26.2d, v3.2d, #8
    ldr q27, [x8, #1552]
    bsl v27.16b, v26.16b, v19.16b
    tbl v19.16b, {v1.16b}, v20.16b
    tbl v31.16b, {v19.16b}, v20.16b
    ushr v19.2d, v19.2d, #7
    mvn v4.16b, v4.16b
    shl v31.2d, v31.2d, #57
    mvn v2.16b, v2.16b
    orr v19.16b, v19.16b, v31.16b
    ldr q31, [x8, #1024]
    bsl v31.16b, v19.16b, v25.16b
    tbl v25.16b, {v1.16b}, v20.16b
    shl v25.2d, v25.2d, #25
    ushr v8.2d, v1.2d, #7
    ldr q10, [x8, #1536]
    bsl v10.16b, v8.16b, v27.16b
    ushr v27.2d, v1.2d, #39
    orr v25.16b, v27.16b, v25.16b
    tbl v27.16b, {v1.16b}, v20.16b
    tbl v11.16b, {v27.16b}, v20.16b
    ushr v27.2d, v27.2d, #39
    shl v11.2d, v11.2d, #25
    ldr q12, [x8, #768]
    tbl v12.16b, {v3.16b}, v12.16b
    orr v27.16b, v27.16b, v11.16b
    ushr v11.2d, v7.2d, #4
    shl v7.4s, v7.4s, #28
    ldr q13, [x8, #912]
    tbl v13.16b, {v3.16b}, v13.16b
    ldr q14, [x8, #752]
    bsl v14.16b, v27.16b, v12.16b
    tbl v27.16b, {v2.16b}, v20.16b
    tbl v12.16b, {v27.16b}, v20.16b
    ushr v27.2d, v27.2d, #35
    shl v12.2d, v12.2d, #29
    ldr q15, [sp, #1488]
    bit v15.16b, v13.16b, v5.16b
    orr v27.16b, v27.16b, v12.16b
    tbl v12.16b, {v2.16b}, v20.16b
    str q0, [sp, #1488]
    tbl v0.16b, {v12.16b}, v20.16b
    tbl v5.16b, {v2.16b}, v20.16b
    ushr v12.2d, v12.2d, #3
    shl v0.2d, v0.2d, #61
    shl v3.4s, v3.4s, #24
    shl v5.2d, v5.2d, #29
    orr v0.16b, v12.16b, v0.16b
    ushr v12.2d, v2.2d, #35
    orr v5.16b, v12.16b, v5.16b
    ushr v12.2d, v4.2d, #6
    str q6, [sp, #2688]
    ldr q6, [x8, #1520]
    bsl v6.16b, v12.16b, v10.16b
    tbl v10.16b, {v4.16b}, v20.16b
    str q9, [sp, #992]
    tbl v9.16b, {v10.16b}, v20.16b
    ushr v10.2d, v10.2d, #6
    shl v9.2d, v9.2d, #58
    shl v1.4s, v1.4s, #25
    orr v9.16b, v10.16b, v9.16b
    bit v15.16b, v25.16b, v28.16b
    ldr q10, [x8, #1008]
    bsl v10.16b, v9.16b, v31.16b
    tbl v31.16b, {v4.16b}, v20.16b
    tbl v28.16b, {v31.16b}, v20.16b
    ushr v31.2d, v31.2d, #38
    shl v28.2d, v28.2d, #26
    orr v28.16b, v31.16b, v28.16b
    ldr q31, [x8, #736]
    bsl v31.16b, v28.16b, v14.16b
    tbl v28.16b, {v4.16b}, v20.16b
    shl v28.2d, v28.2d, #26
    ushr v14.2d, v4.2d, #38
    orr v28.16b, v14.16b, v28.16b
    tbl v14.16b, {v17.16b}, v20.16b
    str q25, [sp, #1728]
    tbl v25.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #5
    shl v25.2d, v25.2d, #59
    orr v25.16b, v14.16b, v25.16b
    ldr q14, [x8, #992]
    bsl v14.16b, v25.16b, v10.16b
    ldr q10, [x8, #976]
    bsl v10.16b, v21.16b, v14.16b
    ldr q14, [x8, #960]
    bsl v14.16b, v0.16b, v10.16b
    tbl v10.16b, {v17.16b}, v20.16b
    str q13, [sp, #1744]
    ushr v13.2d, v17.2d, #37
    str q14, [sp, #1008]
    ushr v14.2d, v2.2d, #3
    shl v10.2d, v10.2d, #27
    shl v2.4s, v2.4s, #29
    orr v10.16b, v13.16b, v10.16b
    tbl v13.16b, {v17.16b}, v20.16b
    str q12, [sp, #1024]
    tbl v12.16b, {v13.16b}, v20.16b
    ushr v13.2d, v13.2d, #37
    shl v12.2d, v12.2d, #27
    orr v12.16b, v13.16b, v12.16b
    ldr q13, [x8, #720]
    bsl v13.16b, v12.16b, v31.16b
    ldr q31, [x8, #704]
    bsl v31.16b, v22.16b, v13.16b
    ldr q22, [x8, #688]
    bsl v22.16b, v27.16b, v31.16b
    ushr v27.2d, v17.2d, #5
    ldr q31, [x8, #1504]
    bsl v31.16b, v27.16b, v6.16b
    ldr q6, [x8, #1488]
    bsl v6.16b, v11.16b, v31.16b
    shl v4.4s, v4.4s, #26
    bit v15.16b, v28.16b, v29.16b
    ldr q31, [x8, #1472]
    bsl v31.16b, v14.16b, v6.16b
    tbl v6.16b, {v16.16b}, v20.16b
    tbl v12.16b, {v6.16b}, v20.16b
    ushr v6.2d, v6.2d, #1
    shl v12.2d, v12.2d, #63
    orr v6.16b, v6.16b, v12.16b
    tbl v12.16b, {v16.16b}, v20.16b
    tbl v13.16b, {v12.16b}, v20.16b
    ushr v12.2d, v12.2d, #33
    shl v13.2d, v13.2d, #31
    orr v12.16b, v12.16b, v13.16b
    bit v15.16b, v10.16b, v30.16b
    tbl v13.16b, {v16.16b}, v20.16b
    ushr v30.2d, v16.2d, #33
    shl v13.2d, v13.2d, #31
    ldr q29, [x8, #1232]
    bit v15.16b, v23.16b, v29.16b
    orr v30.16b, v30.16b, v13.16b
    ldr q13, [x8, #1216]
    bit v15.16b, v5.16b, v13.16b
    tbl v13.16b, {v18.16b}, v20.16b
    tbl v29.16b, {v13.16b}, v20.16b
    ushr v13.2d, v13.2d, #34
    shl v29.2d, v29.2d, #30
    orr v29.16b, v13.16b, v29.16b
    ldr q13, [x8, #672]
    bsl v13.16b, v29.16b, v22.16b
    ldr q22, [x8, #656]
    bsl v22.16b, v12.16b, v13.16b
    ldr q29, [x8, #624]
    bsl v29.16b, v24.16b, v22.16b
    ldr q22, [x8, #608]
    bsl v22.16b, v19.16b, v29.16b
    ldr q19, [x8, #592]
    bsl v19.16b, v9.16b, v22.16b
    ldr q22, [x8, #576]
    bsl v22.16b, v25.16b, v19.16b
    ldr q19, [x8, #560]
    bsl v19.16b, v21.16b, v22.16b
    ldr q21, [x8, #544]
    bsl v21.16b, v0.16b, v19.16b
    ushr v0.2d, v18.2d, #2
    ushr v19.2d, v16.2d, #1
    ldr q22, [x8, #1456]
    bsl v22.16b, v0.16b, v31.16b
    shl v17.4s, v17.4s, #27
    ldr q24, [x8, #1440]
    bsl v24.16b, v19.16b, v22.16b
    shl v16.4s, v16.4s, #31
    ldr q22, [x8, #1424]
    bsl v22.16b, v3.16b, v24.16b
    ldr q3, [x8, #1408]
    bsl v3.16b, v1.16b, v22.16b
    ldr q1, [x8, #1392]
    bsl v1.16b, v4.16b, v3.16b
    ldr q3, [x8, #1376]
    bsl v3.16b, v17.16b, v1.16b
    ldr q1, [x8, #1360]
    bsl v1.16b, v7.16b, v3.16b
    ldr q3, [x8, #1344]
    bsl v3.16b, v2.16b, v1.16b
    shl v1.4s, v18.4s, #30
    ldr q2, [x8, #1328]
    bsl v2.16b, v1.16b, v3.16b
    ldr q1, [x8, #1312]
    bsl v1.16b, v16.16b, v2.16b
    tbl v2.16b, {v18.16b}, v20.16b
    shl v2.2d, v2.2d, #30
    ushr v3.2d, v18.2d, #34
    orr v2.16b, v3.16b, v2.16b
    ldr q3, [x8, #1200]
    bit v15.16b, v2.16b, v3.16b
    ldr q4, [x8, #1184]
    bit v15.16b, v30.16b, v4.16b
    ldr q7, [x8, #1168]
    bit v15.16b, v26.16b, v7.16b
    ldr q16, [x8, #1152]
    bit v15.16b, v8.16b, v16.16b
    ldr q17, [x8, #1136]
    ldr q22, [sp, #1024]
    bit v15.16b, v22.16b, v17.16b
    ldr q22, [x8, #1120]
    bit v15.16b, v27.16b, v22.16b
    ldr q24, [x8, #1104]
    bit v15.16b, v11.16b, v24.16b
    ldr q25, [x8, #1088]
    bit v15.16b, v14.16b, v25.16b
    ldr q26, [x8, #1072]
    bit v15.16b, v0.16b, v26.16b
    ldr q0, [x8, #1056]
    bit v15.16b, v19.16b, v0.16b
    tbl v18.16b, {v18.16b}, v20.16b
    tbl v19.16b, {v18.16b}, v20.16b
    ushr v18.2d, v18.2d, #2
    shl v19.2d, v19.2d, #62
    orr v18.16b, v18.16b, v19.16b
    ldr q19, [x8, #528]
    bsl v19.16b, v18.16b, v21.16b
    ldr q20, [x8, #944]
    ldr q21, [sp, #1008]
    bsl v20.16b, v18.16b, v21.16b
    ldr q18, [x8, #928]
    bsl v18.16b, v6.16b, v20.16b
    ldr q20, [x8, #896]
    ldr q21, [sp, #1744]
    bsl v20.16b, v21.16b, v18.16b
    ldr q18, [x8, #880]
    ldr q21, [sp, #1728]
    bsl v18.16b, v21.16b, v20.16b
    ldr q20, [x8, #864]
    bsl v20.16b, v28.16b, v18.16b
    ldr q18, [x8, #848]
    bsl v18.16b, v10.16b, v20.16b
    ldr q20, [x8, #832]
    bsl v20.16b, v23.16b, v18.16b
    ldr q18, [x8, #816]
    bsl v18.16b, v5.16b, v20.16b
    ldr q5, [x8, #800]
    bsl v5.16b, v2.16b, v18.16b
    ldr q2, [x8, #784]
    bsl v2.16b, v30.16b, v5.16b
    ldr q5, [x8, #1296]
    ldr q18, [sp, #2320]
    bsl v5.16b, v18.16b, v2.16b
    ldr q2, [x8, #1280]
    ldr q18, [sp, #1680]
    bsl v2.16b, v18.16b, v5.16b
    ldr q5, [x8, #1264]
    ldr q18, [sp, #688]
    bsl v5.16b, v18.16b, v2.16b
    ldr q2, [x8, #1248]
    ldr q18, [sp, #672]
    bsl v2.16b, v18.16b, v5.16b
    ldr q5, [x8, #1232]
    ldr q18, [sp, #640]
    bsl v5.16b, v18.16b, v2.16b
    ldr q2, [x8, #1216]
    ldr q18, [sp, #576]
    bsl v2.16b, v18.16b, v5.16b
    ldr q5, [sp, #816]
    bsl v3.16b, v5.16b, v2.16b
    ldr q2, [sp, #880]
    bsl v4.16b, v2.16b, v3.16b
    ldr q2, [sp, #912]
    bsl v7.16b, v2.16b, v4.16b
    ldr q2, [sp, #1424]
    bsl v16.16b, v2.16b, v7.16b
    ldr q2, [sp, #2736]
    bsl v17.16b, v2.16b, v16.16b
    ldr q2, [sp, #2704]
    bsl v22.16b, v2.16b, v17.16b
    ldr q2, [sp, #2672]
    bsl v24.16b, v2.16b, v22.16b
    ldr q2, [sp, #1408]
    bsl v25.16b, v2.16b, v24.16b
    ldr q2, [sp, #2656]
    bsl v26.16b, v2.16b, v25.16b
    ldr q2, [sp, #2640]
    bsl v0.16b, v2.16b, v26.16b
    ldr q2, [x8, #496]
    bsl v2.16b, v6.16b, v19.16b
    ldr q3, [sp, #848]
    eor3 v0.16b, v3.16b, v1.16b, v0.16b
    ldr q1, [sp, #992]
    eor3 v0.16b, v0.16b, v1.16b, v15.16b
    ldr q1, [sp, #1872]
    ldr q3, [sp, #928]
    eor3 v0.16b, v0.16b, v1.16b, v3.16b
    ldr q1, [x8, #2288]
    eor3 v0.16b, v0.16b, v2.16b, v1.16b
    ldr q1, [x8, #2304]
    ext v2.16b, v0.16b, v0.16b, #8
    bsl v1.16b, v2.16b, v0.16b
    mov v2.16b, v1.16b
    sli v2.8h, v1.8h, #8
    shl v3.16b, v2.16b, #1
    movi v4.16b, #85
    bit v3.16b, v2.16b, v4.16b
    shl v5.16b, v3.16b, #2
    movi v6.16b, #51
    bit v5.16b, v3.16b, v6.16b
    mov v7.16b, v5.16b
    sli v7.16b, v5.16b, #4
    ldr q16, [sp, #2688]
    str q16, [x0, #2544]
    // round 10 (aes.dsl:53)
    mvn v7.16b, v7.16b
    str q7, [x0, #2560]
    sri v1.8h, v1.8h, #8
    shl v7.16b, v1.16b, #1
    bit v7.16b, v1.16b, v4.16b
    shl v16.16b, v7.16b, #2
    bit v16.16b, v7.16b, v6.16b
    mov v17.16b, v16.16b
    sli v17.16b, v16.16b, #4
    mvn v17.16b, v17.16b
    str q17, [x0, #2576]
    ushr v17.16b, v2.16b, #1
    bit v2.16b, v17.16b, v4.16b
    shl v17.16b, v2.16b, #2
    bit v17.16b, v2.16b, v6.16b
    mov v18.16b, v17.16b
    sli v18.16b, v17.16b, #4
    str q18, [x0, #2592]
    ushr v18.16b, v1.16b, #1
    bit v1.16b, v18.16b, v4.16b
    shl v18.16b, v1.16b, #2
    bit v18.16b, v1.16b, v6.16b
    mov v19.16b, v18.16b
    sli v19.16b, v18.16b, #4
    str q19, [x0, #2608]
    ushr v19.16b, v3.16b, #2
    bit v3.16b, v19.16b, v6.16b
    mov v19.16b, v3.16b
    sli v19.16b, v3.16b, #4
    mvn v19.16b, v19.16b
    str q19, [x0, #2624]
    ushr v19.16b, v7.16b, #2
    bit v7.16b, v19.16b, v6.16b
    mov v19.16b, v7.16b
    sli v19.16b, v7.16b, #4
    mvn v19.16b, v19.16b
    str q19, [x0, #2640]
    ushr v19.16b, v2.16b, #2
    bit v2.16b, v19.16b, v6.16b
    mov v19.16b, v2.16b
    sli v19.16b, v2.16b, #4
    mvn v19.16b, v19.16b
    str q19, [x0, #2656]
    ushr v19.16b, v1.16b, #2
    bit v1.16b, v19.16b, v6.16b
    mov v19.16b, v1.16b
    sli v19.16b, v1.16b, #4
    mvn v19.16b, v19.16b
    str q19, [x0, #2672]
    sri v5.16b, v5.16b, #4
    mvn v5.16b, v5.16b
    str q5, [x0, #2688]
    sri v16.16b, v16.16b, #4
    mvn v5.16b, v16.16b
    str q5, [x0, #2704]
    sri v17.16b, v17.16b, #4
    mvn v5.16b, v17.16b
    str q5, [x0, #2720]
    sri v18.16b, v18.16b, #4
    mvn v5.16b, v18.16b
    str q5, [x0, #2736]
    sri v3.16b, v3.16b, #4
    str q3, [x0, #2752]
    sri v7.16b, v7.16b, #4
    str q7, [x0, #2768]
    sri v2.16b, v2.16b, #4
    str q2, [x0, #2784]
    sri v1.16b, v1.16b, #4
    str q1, [x0, #2800]
    ldr q1, [x8, #2400]
    ushr v2.2d, v0.2d, #40
    ldr q3, [x8, #2384]
    ext v5.16b, v0.16b, v0.16b, #7
    sri v2.4s, v0.4s, #24
    ldr q7, [x8, #2368]
    ext v16.16b, v0.16b, v0.16b, #9
    bit v2.16b, v5.16b, v1.16b
    ldr q5, [x8, #2352]
    ext v17.16b, v0.16b, v0.16b, #11
    bit v2.16b, v16.16b, v3.16b
    ldr q16, [x8, #2336]
    shl v18.2d, v0.2d, #24
    bit v2.16b, v17.16b, v7.16b
    ldr q17, [x8, #2320]
    shl v19.4s, v0.4s, #8
    bit v2.16b, v18.16b, v5.16b
    ext v0.16b, v0.16b, v0.16b, #1
    bit v2.16b, v19.16b, v16.16b
    bit v2.16b, v0.16b, v17.16b
    mov v0.16b, v2.16b
    sli v0.8h, v2.8h, #8
    shl v18.16b, v0.16b, #1
    bit v18.16b, v0.16b, v4.16b
    shl v19.16b, v18.16b, #2
    bit v19.16b, v18.16b, v6.16b
    mov v20.16b, v19.16b
    sli v20.16b, v19.16b, #4
    mvn v20.16b, v20.16b
    str q20, [x0, #2816]
    sri v2.8h, v2.8h, #8
    shl v20.16b, v2.16b, #1
    bit v20.16b, v2.16b, v4.16b
    shl v21.16b, v20.16b, #2
    bit v21.16b, v20.16b, v6.16b
    mov v22.16b, v21.16b
    sli v22.16b, v21.16b, #4
    mvn v22.16b, v22.16b
    str q22, [x0, #2832]
    ushr v22.16b, v0.16b, #1
    bit v0.16b, v22.16b, v4.16b
    shl v22.16b, v0.16b, #2
    bit v22.16b, v0.16b, v6.16b
    mov v23.16b, v22.16b
    sli v23.16b, v22.16b, #4
    str q23, [x0, #2848]
    ushr v23.16b, v2.16b, #1
    bit v2.16b, v23.16b, v4.16b
    shl v23.16b, v2.16b, #2
    bit v23.16b, v2.16b, v6.16b
    mov v24.16b, v23.16b
    sli v24.16b, v23.16b, #4
    str q24, [x0, #2864]
    ushr v24.16b, v18.16b, #2
    bit v18.16b, v24.16b, v6.16b
    mov v24.16b, v18.16b
    sli v24.16b, v18.16b, #4
    str q24, [x0, #2880]
    ushr v24.16b, v20.16b, #2
    bit v20.16b, v24.16b, v6.16b
    mov v24.16b, v20.16b
    sli v24.16b, v20.16b, #4
    str q24, [x0, #2896]
    ushr v24.16b, v0.16b, #2
    bit v0.16b, v24.16b, v6.16b
    mov v24.16b, v0.16b
    sli v24.16b, v0.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #2912]
    ushr v24.16b, v2.16b, #2
    bit v2.16b, v24.16b, v6.16b
    mov v24.16b, v2.16b
    sli v24.16b, v2.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #2928]
    sri v19.16b, v19.16b, #4
    str q19, [x0, #2944]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #2960]
    sri v22.16b, v22.16b, #4
    str q22, [x0, #2976]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #2992]
    sri v18.16b, v18.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #3008]
    sri v20.16b, v20.16b, #4
    mvn v18.16b, v20.16b
    str q18, [x0, #3024]
    sri v0.16b, v0.16b, #4
    str q0, [x0, #3040]
    sri v2.16b, v2.16b, #4
    str q2, [x0, #3056]
    ldr q0, [x8, #2416]
    ldr q2, [sp, #1488]
    ext v18.16b, v2.16b, v2.16b, #13
    ext v19.16b, v2.16b, v2.16b, #15
    ext v20.16b, v2.16b, v2.16b, #11
    bit v19.16b, v18.16b, v0.16b
    ext v18.16b, v2.16b, v2.16b, #9
    bit v19.16b, v20.16b, v1.16b
    ext v20.16b, v2.16b, v2.16b, #7
    bit v19.16b, v18.16b, v3.16b
    ext v18.16b, v2.16b, v2.16b, #5
    bit v19.16b, v20.16b, v7.16b
    ext v20.16b, v2.16b, v2.16b, #3
    bit v19.16b, v18.16b, v5.16b
    ext v2.16b, v2.16b, v2.16b, #1
    bit v19.16b, v20.16b, v16.16b
    bit v19.16b, v2.16b, v17.16b
    mov v2.16b, v19.16b
    sli v2.8h, v19.8h, #8
    shl v18.16b, v2.16b, #1
    bit v18.16b, v2.16b, v4.16b
    shl v20.16b, v18.16b, #2
    bit v20.16b, v18.16b, v6.16b
    mov v21.16b, v20.16b
    sli v21.16b, v20.16b, #4
    mvn v21.16b, v21.16b
    str q21, [x0, #3072]
    sri v19.8h, v19.8h, #8
    shl v21.16b, v19.16b, #1
    bit v21.16b, v19.16b, v4.16b
    shl v22.16b, v21.16b, #2
    bit v22.16b, v21.16b, v6.16b
    mov v23.16b, v22.16b
    sli v23.16b, v22.16b, #4
    mvn v23.16b, v23.16b
    str q23, [x0, #3088]
    ushr v23.16b, v21.16b, #2
    bit v21.16b, v23.16b, v6.16b
    ushr v23.16b, v18.16b, #2
    bit v18.16b, v23.16b, v6.16b
    ushr v23.16b, v2.16b, #1
    bit v2.16b, v23.16b, v4.16b
    shl v23.16b, v2.16b, #2
    bit v23.16b, v2.16b, v6.16b
    mov v24.16b, v23.16b
    sli v24.16b, v23.16b, #4
    str q24, [x0, #3104]
    ushr v24.16b, v2.16b, #2
    bit v2.16b, v24.16b, v6.16b
    ushr v24.16b, v19.16b, #1
    bit v19.16b, v24.16b, v4.16b
    shl v24.16b, v19.16b, #2
    bit v24.16b, v19.16b, v6.16b
    mov v25.16b, v24.16b
    sli v25.16b, v24.16b, #4
    str q25, [x0, #3120]
    mov v25.16b, v18.16b
    sli v25.16b, v18.16b, #4
    str q25, [x0, #3136]
    mov v25.16b, v21.16b
    sli v25.16b, v21.16b, #4
    str q25, [x0, #3152]
    mov v25.16b, v2.16b
    sli v25.16b, v2.16b, #4
    str q25, [x0, #3168]
    ushr v25.16b, v19.16b, #2
    bit v19.16b, v25.16b, v6.16b
    mov v25.16b, v19.16b
    sli v25.16b, v19.16b, #4
    str q25, [x0, #3184]
    sri v20.16b, v20.16b, #4
    sri v23.16b, v23.16b, #4
    str q20, [x0, #3200]
    sri v22.16b, v22.16b, #4
    str q22, [x0, #3216]
    mvn v20.16b, v23.16b
    str q20, [x0, #3232]
    sri v24.16b, v24.16b, #4
    mvn v20.16b, v24.16b
    str q20, [x0, #3248]
    sri v18.16b, v18.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #3264]
    sri v21.16b, v21.16b, #4
    mvn v18.16b, v21.16b
    str q18, [x0, #3280]
    sri v2.16b, v2.16b, #4
    str q2, [x0, #3296]
    ldr q2, [x8, #2432]
    sri v19.16b, v19.16b, #4
    str q19, [x0, #3312]
    ldr q18, [x8, #2448]
    ldr q19, [sp, #2192]
    ext v20.16b, v19.16b, v19.16b, #10
    sri v20.2d, v19.2d, #48
    shl v21.2d, v19.2d, #16
    bit v20.16b, v21.16b, v2.16b
    ext v19.16b, v19.16b, v19.16b, #2
    bit v20.16b, v19.16b, v18.16b
    // round 9 (aes.dsl:47)
    mvn v19.16b, v20.16b
    str q19, [x0, #3328]
    ldr q19, [x8, #2464]
    ldr q20, [sp, #1856]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    mvn v20.16b, v20.16b
    str q20, [x0, #3344]
    ldr q20, [sp, #1552]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3360]
    ldr q20, [sp, #1968]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    str q20, [x0, #3376]
    ldr q20, [sp, #2064]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3392]
    ldr q20, [sp, #2416]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    str q20, [x0, #3408]
    ldr q20, [sp, #2400]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3424]
    ldr q20, [sp, #2384]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    str q20, [x0, #3440]
    ldr q20, [sp, #784]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3456]
    ldr q20, [sp, #2048]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    str q20, [x0, #3472]
    ldr q20, [sp, #2000]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    mvn v20.16b, v21.16b
    str q20, [x0, #3488]
    ldr q20, [sp, #1888]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    mvn v20.16b, v20.16b
    str q20, [x0, #3504]
    ldr q20, [sp, #2432]
    ext v21.16b, v20.16b, v20.16b, #10
    sri v21.2d, v20.2d, #48
    shl v22.2d, v20.2d, #16
    bit v21.16b, v22.16b, v2.16b
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v20.16b, v18.16b
    mvn v20.16b, v21.16b
    str q20, [x0, #3520]
    ldr q20, [sp, #2352]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    mvn v20.16b, v20.16b
    str q20, [x0, #3536]
    ldr q20, [sp, #1600]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    ldr q21, [sp, #2368]
    ext v22.16b, v21.16b, v21.16b, #10
    sri v22.2d, v21.2d, #48
    shl v23.2d, v21.2d, #16
    bit v22.16b, v23.16b, v2.16b
    ext v21.16b, v21.16b, v21.16b, #2
    bit v22.16b, v21.16b, v18.16b
    ldr q21, [sp, #1120]
    ext v23.16b, v21.16b, v21.16b, #15
    str q22, [x0, #3552]
    str q20, [x0, #3568]
    ext v20.16b, v21.16b, v21.16b, #13
    bit v23.16b, v20.16b, v0.16b
    ext v20.16b, v21.16b, v21.16b, #11
    ext v22.16b, v21.16b, v21.16b, #9
    bit v23.16b, v20.16b, v1.16b
    ext v20.16b, v21.16b, v21.16b, #7
    bit v23.16b, v22.16b, v3.16b
    ext v22.16b, v21.16b, v21.16b, #5
    bit v23.16b, v20.16b, v7.16b
    bit v23.16b, v22.16b, v5.16b
    ext v20.16b, v21.16b, v21.16b, #3
    ext v21.16b, v21.16b, v21.16b, #1
    bit v23.16b, v20.16b, v16.16b
    bit v23.16b, v21.16b, v17.16b
    mov v20.16b, v23.16b
    sli v20.8h, v23.8h, #8
    shl v21.16b, v20.16b, #1
    bit v21.16b, v20.16b, v4.16b
    shl v22.16b, v21.16b, #2
    bit v22.16b, v21.16b, v6.16b
    mov v24.16b, v22.16b
    sli v24.16b, v22.16b, #4
    // round 8 (aes.dsl:47)
    mvn v24.16b, v24.16b
    str q24, [x0, #3584]
    sri v23.8h, v23.8h, #8
    shl v24.16b, v23.16b, #1
    bit v24.16b, v23.16b, v4.16b
    shl v25.16b, v24.16b, #2
    bit v25.16b, v24.16b, v6.16b
    mov v26.16b, v25.16b
    sli v26.16b, v25.16b, #4
    mvn v26.16b, v26.16b
    str q26, [x0, #3600]
    ushr v26.16b, v24.16b, #2
    bit v24.16b, v26.16b, v6.16b
    ushr v26.16b, v21.16b, #2
    bit v21.16b, v26.16b, v6.16b
    ushr v26.16b, v20.16b, #1
    bit v20.16b, v26.16b, v4.16b
    shl v26.16b, v20.16b, #2
    bit v26.16b, v20.16b, v6.16b
    mov v27.16b, v26.16b
    sli v27.16b, v26.16b, #4
    str q27, [x0, #3616]
    ushr v27.16b, v20.16b, #2
    bit v20.16b, v27.16b, v6.16b
    ushr v27.16b, v23.16b, #1
    bit v23.16b, v27.16b, v4.16b
    shl v27.16b, v23.16b, #2
    bit v27.16b, v23.16b, v6.16b
    mov v28.16b, v27.16b
    sli v28.16b, v27.16b, #4
    str q28, [x0, #3632]
    mov v28.16b, v21.16b
    sli v28.16b, v21.16b, #4
    str q28, [x0, #3648]
    mov v28.16b, v24.16b
    sli v28.16b, v24.16b, #4
    str q28, [x0, #3664]
    mov v28.16b, v20.16b
    sli v28.16b, v20.16b, #4
    str q28, [x0, #3680]
    ushr v28.16b, v23.16b, #2
    bit v23.16b, v28.16b, v6.16b
    mov v28.16b, v23.16b
    sli v28.16b, v23.16b, #4
    str q28, [x0, #3696]
    sri v22.16b, v22.16b, #4
    sri v26.16b, v26.16b, #4
    str q22, [x0, #3712]
    sri v25.16b, v25.16b, #4
    str q25, [x0, #3728]
    mvn v22.16b, v26.16b
    str q22, [x0, #3744]
    sri v27.16b, v27.16b, #4
    mvn v22.16b, v27.16b
    str q22, [x0, #3760]
    sri v21.16b, v21.16b, #4
    mvn v21.16b, v21.16b
    str q21, [x0, #3776]
    sri v24.16b, v24.16b, #4
    mvn v21.16b, v24.16b
    str q21, [x0, #3792]
    sri v20.16b, v20.16b, #4
    str q20, [x0, #3808]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #3824]
    ldr q20, [sp, #2096]
    ext v21.16b, v20.16b, v20.16b, #10
    sri v21.2d, v20.2d, #48
    shl v22.2d, v20.2d, #16
    bit v21.16b, v22.16b, v2.16b
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v20.16b, v18.16b
    // round 7 (aes.dsl:47)
    mvn v20.16b, v21.16b
    str q20, [x0, #3840]
    ldr q20, [sp, #2128]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    mvn v20.16b, v20.16b
    str q20, [x0, #3856]
    ldr q20, [sp, #2144]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3872]
    ldr q20, [sp, #2448]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    str q20, [x0, #3888]
    ldr q20, [sp, #2272]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3904]
    ldr q20, [sp, #2176]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    str q20, [x0, #3920]
    ldr q20, [sp, #2336]
    ext v21.16b, v20.16b, v20.16b, #10
    shl v22.2d, v20.2d, #16
    sri v21.2d, v20.2d, #48
    ext v20.16b, v20.16b, v20.16b, #2
    bit v21.16b, v22.16b, v2.16b
    bit v21.16b, v20.16b, v18.16b
    str q21, [x0, #3936]
    ldr q20, [sp, #2288]
    ext v21.16b, v20.16b, v20.16b, #8
    bit v20.16b, v21.16b, v19.16b
    ldr q21, [sp, #2768]
    ext v22.16b, v21.16b, v21.16b, #10
    str q20, [x0, #3952]
    shl v20.2d, v21.2d, #16
    sri v22.2d, v21.2d, #48
    bit v22.16b, v20.16b, v2.16b
    ldr q20, [sp, #2720]
    ext v23.16b, v20.16b, v20.16b, #8
    bit v20.16b, v23.16b, v19.16b
    ldr q23, [sp, #2784]
    ext v24.16b, v23.16b, v23.16b, #10
    ext v21.16b, v21.16b, v21.16b, #2
    str q20, [x0, #3984]
    shl v20.2d, v23.2d, #16
    sri v24.2d, v23.2d, #48
    bit v22.16b, v21.16b, v18.16b
    ext v21.16b, v23.16b, v23.16b, #2
    bit v24.16b, v20.16b, v2.16b
    ldr q20, [sp, #2608]
    ext v23.16b, v20.16b, v20.16b, #8
    ldr q25, [sp, #2752]
    ext v26.16b, v25.16b, v25.16b, #10
    bit v24.16b, v21.16b, v18.16b
    ldr q21, [sp, #2624]
    ext v27.16b, v21.16b, v21.16b, #8
    bit v20.16b, v23.16b, v19.16b
    shl v23.2d, v25.2d, #16
    sri v26.2d, v25.2d, #48
    bit v21.16b, v27.16b, v19.16b
    ldr q27, [sp, #592]
    ext v28.16b, v27.16b, v27.16b, #10
    mvn v24.16b, v24.16b
    bit v26.16b, v23.16b, v2.16b
    ldr q23, [sp, #2496]
    ext v29.16b, v23.16b, v23.16b, #15
    str q22, [x0, #3968]
    ext v22.16b, v23.16b, v23.16b, #13
    str q24, [x0, #4000]
    shl v24.2d, v27.2d, #16
    sri v28.2d, v27.2d, #48
    bit v29.16b, v22.16b, v0.16b
    ext v22.16b, v23.16b, v23.16b, #11
    bit v28.16b, v24.16b, v2.16b
    ext v24.16b, v23.16b, v23.16b, #9
    bit v29.16b, v22.16b, v1.16b
    mvn v20.16b, v20.16b
    str q20, [x0, #4016]
    ext v20.16b, v23.16b, v23.16b, #7
    bit v29.16b, v24.16b, v3.16b
    ext v22.16b, v25.16b, v25.16b, #2
    bit v26.16b, v22.16b, v18.16b
    ext v22.16b, v23.16b, v23.16b, #5
    bit v29.16b, v20.16b, v7.16b
    ext v20.16b, v23.16b, v23.16b, #3
    bit v29.16b, v22.16b, v5.16b
    ext v22.16b, v23.16b, v23.16b, #1
    bit v29.16b, v20.16b, v16.16b
    mvn v20.16b, v21.16b
    bit v29.16b, v22.16b, v17.16b
    str q20, [x0, #4048]
    ldr q20, [sp, #800]
    ext v21.16b, v20.16b, v20.16b, #8
    ext v22.16b, v27.16b, v27.16b, #2
    mvn v23.16b, v26.16b
    mov v24.16b, v29.16b
    sli v24.8h, v29.8h, #8
    str q23, [x0, #4032]
    sri v29.8h, v29.8h, #8
    bit v20.16b, v21.16b, v19.16b
    bit v28.16b, v22.16b, v18.16b
    shl v21.16b, v24.16b, #1
    shl v22.16b, v29.16b, #1
    str q20, [x0, #4080]
    str q28, [x0, #4064]
    ushr v20.16b, v24.16b, #1
    bit v21.16b, v24.16b, v4.16b
    ushr v23.16b, v29.16b, #1
    bit v22.16b, v29.16b, v4.16b
    bit v24.16b, v20.16b, v4.16b
    shl v20.16b, v21.16b, #2
    bit v29.16b, v23.16b, v4.16b
    shl v23.16b, v22.16b, #2
    shl v25.16b, v24.16b, #2
    ushr v26.16b, v22.16b, #2
    ushr v27.16b, v21.16b, #2
    bit v20.16b, v21.16b, v6.16b
    ushr v28.16b, v24.16b, #2
    shl v30.16b, v29.16b, #2
    bit v25.16b, v24.16b, v6.16b
    bit v23.16b, v22.16b, v6.16b
    bit v22.16b, v26.16b, v6.16b
    mov v26.16b, v20.16b
    sli v26.16b, v20.16b, #4
    bit v21.16b, v27.16b, v6.16b
    bit v30.16b, v29.16b, v6.16b
    mov v27.16b, v25.16b
    sli v27.16b, v25.16b, #4
    // round 6 (aes.dsl:47)
    mvn v26.16b, v26.16b
    bit v24.16b, v28.16b, v6.16b
    mov v28.16b, v30.16b
    sli v28.16b, v30.16b, #4
    str q27, [x0, #4128]
    mov v27.16b, v21.16b
    sli v27.16b, v21.16b, #4
    str q26, [x0, #4096]
    ushr v26.16b, v29.16b, #2
    str q28, [x0, #4144]
    mov v28.16b, v23.16b
    sli v28.16b, v23.16b, #4
    str q27, [x0, #4160]
    mov v27.16b, v22.16b
    sli v27.16b, v22.16b, #4
    bit v29.16b, v26.16b, v6.16b
    str q27, [x0, #4176]
    mov v26.16b, v24.16b
    sli v26.16b, v24.16b, #4
    mvn v27.16b, v28.16b
    sri v25.16b, v25.16b, #4
    mov v28.16b, v29.16b
    sli v28.16b, v29.16b, #4
    str q27, [x0, #4112]
    ldr q27, [sp, #256]
    ext v31.16b, v27.16b, v27.16b, #10
    str q26, [x0, #4192]
    shl v26.2d, v27.2d, #16
    sri v20.16b, v20.16b, #4
    str q28, [x0, #4208]
    ext v28.16b, v27.16b, v27.16b, #2
    sri v23.16b, v23.16b, #4
    sri v30.16b, v30.16b, #4
    str q20, [x0, #4224]
    ldr q20, [sp, #288]
    ext v8.16b, v20.16b, v20.16b, #10
    sri v31.2d, v27.2d, #48
    mvn v25.16b, v25.16b
    ldr q27, [sp, #1696]
    ext v9.16b, v27.16b, v27.16b, #8
    str q23, [x0, #4240]
    ext v23.16b, v20.16b, v20.16b, #2
    mvn v30.16b, v30.16b
    str q25, [x0, #4256]
    shl v25.2d, v20.2d, #16
    sri v8.2d, v20.2d, #48
    sri v21.16b, v21.16b, #4
    ldr q20, [sp, #240]
    ext v10.16b, v20.16b, v20.16b, #8
    str q30, [x0, #4272]
    ldr q30, [sp, #192]
    ext v11.16b, v30.16b, v30.16b, #2
    sri v22.16b, v22.16b, #4
    bit v31.16b, v26.16b, v2.16b
    sri v24.16b, v24.16b, #4
    mvn v21.16b, v21.16b
    shl v26.2d, v30.2d, #16
    sri v29.16b, v29.16b, #4
    mvn v22.16b, v22.16b
    str q21, [x0, #4288]
    ext v21.16b, v30.16b, v30.16b, #10
    bit v27.16b, v9.16b, v19.16b
    bit v31.16b, v28.16b, v18.16b
    str q24, [x0, #4320]
    str q22, [x0, #4304]
    ldr q22, [sp, #176]
    ext v24.16b, v22.16b, v22.16b, #8
    str q29, [x0, #4336]
    ldr q28, [sp, #144]
    ext v29.16b, v28.16b, v28.16b, #2
    bit v8.16b, v25.16b, v2.16b
    shl v25.2d, v28.2d, #16
    // round 5 (aes.dsl:47)
    mvn v27.16b, v27.16b
    mvn v31.16b, v31.16b
    ext v9.16b, v28.16b, v28.16b, #10
    bit v20.16b, v10.16b, v19.16b
    bit v8.16b, v23.16b, v18.16b
    str q31, [x0, #4352]
    ldr q23, [sp, #160]
    ext v31.16b, v23.16b, v23.16b, #8
    ldr q10, [sp, #304]
    ext v12.16b, v10.16b, v10.16b, #2
    str q27, [x0, #4368]
    shl v27.2d, v10.2d, #16
    ext v13.16b, v10.16b, v10.16b, #10
    ldr q14, [sp, #272]
    ext v15.16b, v14.16b, v14.16b, #8
    str q20, [x0, #4400]
    str q8, [x0, #4384]
    ldr q20, [sp, #960]
    ext v8.16b, v20.16b, v20.16b, #10
    ext v6.16b, v20.16b, v20.16b, #2
    sri v21.2d, v30.2d, #48
    sri v9.2d, v28.2d, #48
    shl v28.2d, v20.2d, #16
    sri v13.2d, v10.2d, #48
    sri v8.2d, v20.2d, #48
    bit v22.16b, v24.16b, v19.16b
    bit v21.16b, v26.16b, v2.16b
    bit v9.16b, v25.16b, v2.16b
    bit v23.16b, v31.16b, v19.16b
    bit v13.16b, v27.16b, v2.16b
    bit v8.16b, v28.16b, v2.16b
    bit v21.16b, v11.16b, v18.16b
    bit v9.16b, v29.16b, v18.16b
    bit v14.16b, v15.16b, v19.16b
    str q22, [x0, #4432]
    str q23, [x0, #4464]
    bit v13.16b, v12.16b, v18.16b
    bit v8.16b, v6.16b, v18.16b
    str q21, [x0, #4416]
    str q9, [x0, #4448]
    ldr q6, [sp, #1792]
    ext v20.16b, v6.16b, v6.16b, #15
    str q14, [x0, #4496]
    str q13, [x0, #4480]
    ext v21.16b, v6.16b, v6.16b, #13
    mvn v22.16b, v8.16b
    ldr q23, [sp, #768]
    ext v24.16b, v23.16b, v23.16b, #8
    str q22, [x0, #4512]
    ext v22.16b, v6.16b, v6.16b, #11
    bit v20.16b, v21.16b, v0.16b
    ext v21.16b, v6.16b, v6.16b, #9
    bit v23.16b, v24.16b, v19.16b
    bit v20.16b, v22.16b, v1.16b
    ext v22.16b, v6.16b, v6.16b, #7
    mvn v23.16b, v23.16b
    bit v20.16b, v21.16b, v3.16b
    ext v21.16b, v6.16b, v6.16b, #5
    str q23, [x0, #4528]
    bit v20.16b, v22.16b, v7.16b
    ldr q22, [sp, #1904]
    ext v23.16b, v22.16b, v22.16b, #10
    shl v24.2d, v22.2d, #16
    sri v23.2d, v22.2d, #48
    ext v25.16b, v6.16b, v6.16b, #3
    bit v20.16b, v21.16b, v5.16b
    ext v6.16b, v6.16b, v6.16b, #1
    bit v23.16b, v24.16b, v2.16b
    bit v20.16b, v25.16b, v16.16b
    ext v21.16b, v22.16b, v22.16b, #2
    bit v20.16b, v6.16b, v17.16b
    ldr q6, [sp, #752]
    ext v22.16b, v6.16b, v6.16b, #8
    ldr q24, [sp, #1760]
    ext v25.16b, v24.16b, v24.16b, #10
    bit v23.16b, v21.16b, v18.16b
    mov v21.16b, v20.16b
    sli v21.8h, v20.8h, #8
    bit v6.16b, v22.16b, v19.16b
    shl v22.2d, v24.2d, #16
    sri v25.2d, v24.2d, #48
    mvn v23.16b, v23.16b
    shl v26.16b, v21.16b, #1
    mvn v6.16b, v6.16b
    ldr q27, [sp, #336]
    ext v28.16b, v27.16b, v27.16b, #8
    ext v24.16b, v24.16b, v24.16b, #2
    bit v25.16b, v22.16b, v2.16b
    str q6, [x0, #4560]
    str q23, [x0, #4544]
    sri v20.8h, v20.8h, #8
    bit v26.16b, v21.16b, v4.16b
    bit v27.16b, v28.16b, v19.16b
    bit v25.16b, v24.16b, v18.16b
    shl v6.16b, v20.16b, #1
    str q27, [x0, #4592]
    str q25, [x0, #4576]
    ushr v22.16b, v21.16b, #1
    shl v23.16b, v26.16b, #2
    ushr v24.16b, v20.16b, #1
    bit v6.16b, v20.16b, v4.16b
    bit v21.16b, v22.16b, v4.16b
    movi v22.16b, #51
    bit v23.16b, v26.16b, v22.16b
    bit v20.16b, v24.16b, v4.16b
    shl v24.16b, v6.16b, #2
    shl v25.16b, v21.16b, #2
    mov v27.16b, v23.16b
    sli v27.16b, v23.16b, #4
    ushr v28.16b, v6.16b, #2
    shl v29.16b, v20.16b, #2
    bit v24.16b, v6.16b, v22.16b
    ushr v30.16b, v26.16b, #2
    bit v25.16b, v21.16b, v22.16b
    // round 4 (aes.dsl:47)
    mvn v27.16b, v27.16b
    ushr v31.16b, v21.16b, #2
    bit v29.16b, v20.16b, v22.16b
    mov v8.16b, v24.16b
    sli v8.16b, v24.16b, #4
    str q27, [x0, #4608]
    ushr v27.16b, v20.16b, #2
    bit v26.16b, v30.16b, v22.16b
    mov v30.16b, v25.16b
    sli v30.16b, v25.16b, #4
    bit v6.16b, v28.16b, v22.16b
    mov v28.16b, v29.16b
    sli v28.16b, v29.16b, #4
    mvn v8.16b, v8.16b
    bit v21.16b, v31.16b, v22.16b
    sri v25.16b, v25.16b, #4
    mov v31.16b, v26.16b
    sli v31.16b, v26.16b, #4
    str q30, [x0, #4640]
    str q8, [x0, #4624]
    ldr q30, [sp, #560]
    ext v8.16b, v30.16b, v30.16b, #10
    str q28, [x0, #4656]
    shl v28.2d, v30.2d, #16
    bit v20.16b, v27.16b, v22.16b
    str q31, [x0, #4672]
    ext v27.16b, v30.16b, v30.16b, #2
    mov v31.16b, v6.16b
    sli v31.16b, v6.16b, #4
    mov v9.16b, v21.16b
    sli v9.16b, v21.16b, #4
    mov v10.16b, v20.16b
    sli v10.16b, v20.16b, #4
    sri v23.16b, v23.16b, #4
    sri v29.16b, v29.16b, #4
    str q31, [x0, #4688]
    str q9, [x0, #4704]
    ldr q31, [sp, #1168]
    ext v9.16b, v31.16b, v31.16b, #8
    sri v24.16b, v24.16b, #4
    mvn v25.16b, v25.16b
    str q10, [x0, #4720]
    ldr q10, [sp, #1184]
    ext v11.16b, v10.16b, v10.16b, #2
    sri v8.2d, v30.2d, #48
    str q23, [x0, #4736]
    mvn v23.16b, v29.16b
    shl v29.2d, v10.2d, #16
    ext v30.16b, v10.16b, v10.16b, #10
    str q24, [x0, #4752]
    str q25, [x0, #4768]
    ldr q24, [sp, #1200]
    ext v25.16b, v24.16b, v24.16b, #8
    sri v26.16b, v26.16b, #4
    str q23, [x0, #4784]
    ldr q23, [sp, #1216]
    ext v12.16b, v23.16b, v23.16b, #2
    bit v8.16b, v28.16b, v2.16b
    bit v31.16b, v9.16b, v19.16b
    sri v30.2d, v10.2d, #48
    sri v6.16b, v6.16b, #4
    bit v8.16b, v27.16b, v18.16b
    sri v21.16b, v21.16b, #4
    mvn v26.16b, v26.16b
    bit v30.16b, v29.16b, v2.16b
    sri v20.16b, v20.16b, #4
    mvn v6.16b, v6.16b
    shl v27.2d, v23.2d, #16
    bit v24.16b, v25.16b, v19.16b
    // round 3 (aes.dsl:47)
    mvn v25.16b, v8.16b
    str q21, [x0, #4832]
    str q26, [x0, #4800]
    ext v21.16b, v23.16b, v23.16b, #10
    mvn v26.16b, v31.16b
    bit v30.16b, v11.16b, v18.16b
    str q20, [x0, #4848]
    str q6, [x0, #4816]
    ldr q6, [sp, #1232]
    ext v20.16b, v6.16b, v6.16b, #8
    ldr q28, [sp, #1248]
    ext v29.16b, v28.16b, v28.16b, #2
    shl v31.2d, v28.2d, #16
    str q24, [x0, #4912]
    str q25, [x0, #4864]
    ext v24.16b, v28.16b, v28.16b, #10
    ldr q25, [sp, #1264]
    ext v8.16b, v25.16b, v25.16b, #8
    str q26, [x0, #4880]
    str q30, [x0, #4896]
    ldr q26, [sp, #1392]
    ext v30.16b, v26.16b, v26.16b, #10
    ldr q9, [sp, #1360]
    ext v10.16b, v9.16b, v9.16b, #2
    shl v11.2d, v9.2d, #16
    sri v21.2d, v23.2d, #48
    ext v23.16b, v9.16b, v9.16b, #10
    shl v13.2d, v26.2d, #16
    sri v30.2d, v26.2d, #48
    ldr q14, [sp, #1344]
    ext v15.16b, v14.16b, v14.16b, #8
    sri v24.2d, v28.2d, #48
    bit v21.16b, v27.16b, v2.16b
    ext v26.16b, v26.16b, v26.16b, #2
    sri v23.2d, v9.2d, #48
    bit v30.16b, v13.16b, v2.16b
    bit v6.16b, v20.16b, v19.16b
    bit v24.16b, v31.16b, v2.16b
    bit v21.16b, v12.16b, v18.16b
    bit v25.16b, v8.16b, v19.16b
    bit v23.16b, v11.16b, v2.16b
    bit v30.16b, v26.16b, v18.16b
    bit v14.16b, v15.16b, v19.16b
    bit v24.16b, v29.16b, v18.16b
    str q21, [x0, #4928]
    ldr q20, [sp, #1328]
    ext v21.16b, v20.16b, v20.16b, #8
    str q6, [x0, #4944]
    str q25, [x0, #4976]
    bit v23.16b, v10.16b, v18.16b
    mvn v6.16b, v30.16b
    str q14, [x0, #5008]
    str q24, [x0, #4960]
    str q23, [x0, #4992]
    str q6, [x0, #5024]
    ldr q6, [sp, #720]
    ext v23.16b, v6.16b, v6.16b, #13
    bit v20.16b, v21.16b, v19.16b
    ext v21.16b, v6.16b, v6.16b, #15
    ext v24.16b, v6.16b, v6.16b, #11
    mvn v20.16b, v20.16b
    bit v21.16b, v23.16b, v0.16b
    ext v23.16b, v6.16b, v6.16b, #9
    str q20, [x0, #5040]
    bit v21.16b, v24.16b, v1.16b
    ext v20.16b, v6.16b, v6.16b, #7
    ldr q24, [sp, #1312]
    ext v25.16b, v24.16b, v24.16b, #10
    bit v21.16b, v23.16b, v3.16b
    ext v23.16b, v6.16b, v6.16b, #5
    sri v25.2d, v24.2d, #48
    bit v21.16b, v20.16b, v7.16b
    shl v20.2d, v24.2d, #16
    ext v26.16b, v6.16b, v6.16b, #3
    bit v21.16b, v23.16b, v5.16b
    ext v23.16b, v24.16b, v24.16b, #2
    ldr q24, [sp, #1296]
    ext v27.16b, v24.16b, v24.16b, #8
    bit v25.16b, v20.16b, v2.16b
    ext v6.16b, v6.16b, v6.16b, #1
    ldr q20, [sp, #1280]
    ext v28.16b, v20.16b, v20.16b, #10
    bit v21.16b, v26.16b, v16.16b
    bit v24.16b, v27.16b, v19.16b
    bit v25.16b, v23.16b, v18.16b
    shl v23.2d, v20.2d, #16
    sri v28.2d, v20.2d, #48
    bit v21.16b, v6.16b, v17.16b
    mvn v6.16b, v24.16b
    mvn v24.16b, v25.16b
    ext v20.16b, v20.16b, v20.16b, #2
    ldr q25, [sp, #1376]
    ext v26.16b, v25.16b, v25.16b, #8
    bsl v2.16b, v23.16b, v28.16b
    mov v23.16b, v21.16b
    sli v23.8h, v21.8h, #8
    str q6, [x0, #5072]
    str q24, [x0, #5056]
    sri v21.8h, v21.8h, #8
    bsl v19.16b, v26.16b, v25.16b
    bsl v18.16b, v20.16b, v2.16b
    shl v2.16b, v23.16b, #1
    shl v6.16b, v21.16b, #1
    str q19, [x0, #5104]
    str q18, [x0, #5088]
    ushr v18.16b, v23.16b, #1
    bit v2.16b, v23.16b, v4.16b
    bit v6.16b, v21.16b, v4.16b
    ushr v19.16b, v21.16b, #1
    bit v23.16b, v18.16b, v4.16b
    shl v18.16b, v2.16b, #2
    shl v20.16b, v6.16b, #2
    bit v21.16b, v19.16b, v4.16b
    shl v19.16b, v23.16b, #2
    bit v18.16b, v2.16b, v22.16b
    bit v20.16b, v6.16b, v22.16b
    ushr v24.16b, v2.16b, #2
    shl v25.16b, v21.16b, #2
    bit v19.16b, v23.16b, v22.16b
    ushr v26.16b, v6.16b, #2
    mov v27.16b, v18.16b
    sli v27.16b, v18.16b, #4
    mov v28.16b, v20.16b
    sli v28.16b, v20.16b, #4
    bit v2.16b, v24.16b, v22.16b
    bit v25.16b, v21.16b, v22.16b
    mov v24.16b, v19.16b
    sli v24.16b, v19.16b, #4
    ushr v29.16b, v23.16b, #2
    // round 2 (aes.dsl:47)
    mvn v27.16b, v27.16b
    mvn v28.16b, v28.16b
    mov v30.16b, v25.16b
    sli v30.16b, v25.16b, #4
    mov v31.16b, v2.16b
    sli v31.16b, v2.16b, #4
    str q24, [x0, #5152]
    bit v6.16b, v26.16b, v22.16b
    bit v23.16b, v29.16b, v22.16b
    str q27, [x0, #5120]
    str q28, [x0, #5136]
    sri v19.16b, v19.16b, #4
    ldr q24, [x1, #0]
    ushr v26.2d, v24.2d, #40
    str q30, [x0, #5168]
    str q31, [x0, #5184]
    ext v27.16b, v24.16b, v24.16b, #11
    shl v28.4s, v24.4s, #8
    mov v29.16b, v6.16b
    sli v29.16b, v6.16b, #4
    bsl v0.16b, v26.16b, v27.16b
    mov v26.16b, v23.16b
    sli v26.16b, v23.16b, #4
    str q29, [x0, #5200]
    ext v27.16b, v24.16b, v24.16b, #9
    bsl v1.16b, v28.16b, v0.16b
    ushr v0.16b, v21.16b, #2
    bit v21.16b, v0.16b, v22.16b
    str q26, [x0, #5216]
    ushr v0.4s, v24.4s, #24
    bsl v3.16b, v27.16b, v1.16b
    shl v1.2d, v24.2d, #24
    mov v26.16b, v21.16b
    sli v26.16b, v21.16b, #4
    bsl v7.16b, v0.16b, v3.16b
    ext v0.16b, v24.16b, v24.16b, #7
    str q26, [x0, #5232]
    bsl v5.16b, v1.16b, v7.16b
    ext v1.16b, v24.16b, v24.16b, #1
    sri v18.16b, v18.16b, #4
    bsl v16.16b, v0.16b, v5.16b
    str q18, [x0, #5248]
    bsl v17.16b, v1.16b, v16.16b
    sri v20.16b, v20.16b, #4
    sri v25.16b, v25.16b, #4
    sri v2.16b, v2.16b, #4
    sri v6.16b, v6.16b, #4
    sri v23.16b, v23.16b, #4
    mov v0.16b, v17.16b
    sli v0.8h, v17.8h, #8
    mvn v1.16b, v19.16b
    mvn v3.16b, v25.16b
    str q20, [x0, #5264]
    sri v17.8h, v17.8h, #8
    mvn v2.16b, v2.16b
    mvn v5.16b, v6.16b
    str q23, [x0, #5344]
    sri v21.16b, v21.16b, #4
    str q1, [x0, #5280]
    str q3, [x0, #5296]
    shl v1.16b, v17.16b, #1
    str q2, [x0, #5312]
    str q5, [x0, #5328]
    shl v2.16b, v0.16b, #1
    str q21, [x0, #5360]
    ushr v3.16b, v0.16b, #1
    ushr v5.16b, v17.16b, #1
    bit v1.16b, v17.16b, v4.16b
    bit v2.16b, v0.16b, v4.16b
    bit v0.16b, v3.16b, v4.16b
    bsl v4.16b, v5.16b, v17.16b
    shl v3.16b, v1.16b, #2
    shl v5.16b, v2.16b, #2
    ushr v6.16b, v1.16b, #2
    shl v7.16b, v0.16b, #2
    shl v16.16b, v4.16b, #2
    bit v3.16b, v1.16b, v22.16b
    bit v5.16b, v2.16b, v22.16b
    ushr v17.16b, v2.16b, #2
    ushr v18.16b, v0.16b, #2
    bit v7.16b, v0.16b, v22.16b
    bit v16.16b, v4.16b, v22.16b
    mov v19.16b, v3.16b
    sli v19.16b, v3.16b, #4
    mov v20.16b, v5.16b
    sli v20.16b, v5.16b, #4
    bit v1.16b, v6.16b, v22.16b
    bit v2.16b, v17.16b, v22.16b
    mov v6.16b, v7.16b
    sli v6.16b, v7.16b, #4
    mov v17.16b, v16.16b
    sli v17.16b, v16.16b, #4
    str q20, [x0, #5376]
    str q19, [x0, #5392]
    mov v19.16b, v1.16b
    sli v19.16b, v1.16b, #4
    mov v20.16b, v2.16b
    sli v20.16b, v2.16b, #4
    str q6, [x0, #5408]
    ldr q6, [sp, #368]
    str q6, [x0, #5632]
    bit v0.16b, v18.16b, v22.16b
    str q17, [x0, #5424]
    ldr q6, [sp, #416]
    str q6, [x0, #5648]
    ushr v6.16b, v4.16b, #2
    str q20, [x0, #5440]
    ldr q17, [sp, #544]
    str q17, [x0, #5664]
    mov v17.16b, v0.16b
    sli v17.16b, v0.16b, #4
    str q19, [x0, #5456]
    ldr q18, [sp, #224]
    str q18, [x0, #5680]
    bsl v22.16b, v6.16b, v4.16b
    ldr q4, [sp, #528]
    str q4, [x0, #5696]
    ldr q4, [sp, #512]
    str q4, [x0, #5712]
    // round 1 (aes.dsl:47)
    mvn v4.16b, v17.16b
    ldr q6, [sp, #496]
    str q6, [x0, #5728]
    ldr q6, [sp, #480]
    str q6, [x0, #5744]
    mov v6.16b, v22.16b
    sli v6.16b, v22.16b, #4
    sri v5.16b, v5.16b, #4
    str q4, [x0, #5472]
    ldr q4, [sp, #464]
    str q4, [x0, #5760]
    sri v3.16b, v3.16b, #4
    sri v7.16b, v7.16b, #4
    sri v2.16b, v2.16b, #4
    ldr q4, [sp, #448]
    str q4, [x0, #5776]
    sri v16.16b, v16.16b, #4
    sri v1.16b, v1.16b, #4
    sri v0.16b, v0.16b, #4
    str q5, [x0, #5504]
    sri v22.16b, v22.16b, #4
    mvn v4.16b, v6.16b
    str q3, [x0, #5520]
    str q2, [x0, #5568]
    mvn v2.16b, v7.16b
    mvn v3.16b, v16.16b
    str q1, [x0, #5584]
    str q0, [x0, #5600]
    str q22, [x0, #5616]
    str q4, [x0, #5488]
    str q2, [x0, #5536]
    str q3, [x0, #5552]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #175
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #2864
    ret
    .size lwcc_aes128_128_key_setup_neon, .-lwcc_aes128_128_key_setup_neon

    .balign 16
    .global lwcc_aes128_128_ecb_encrypt_neon
    .type lwcc_aes128_128_ecb_encrypt_neon, %function
lwcc_aes128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_encrypt_neon_return
    sub sp, sp, #640
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
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #128]
    ldr q6, [x1, #144]
    ldr q7, [x1, #160]
    ldr q16, [x1, #80]
    ldr q17, [x1, #176]
    movi v18.16b, #85
    ldr q20, [x1, #192]
    ldr q21, [x1, #208]
    ldr q23, [x1, #96]
    ldr q24, [x1, #224]
    trn1 v25.16b, v0.16b, v5.16b
    trn2 v0.16b, v0.16b, v5.16b
    ldr q5, [x1, #112]
    ldr q26, [x1, #240]
    trn1 v27.16b, v1.16b, v6.16b
    trn2 v1.16b, v1.16b, v6.16b
    trn1 v6.16b, v2.16b, v7.16b
    trn2 v2.16b, v2.16b, v7.16b
    trn1 v7.16b, v3.16b, v17.16b
    trn2 v3.16b, v3.16b, v17.16b
    trn1 v17.16b, v4.16b, v20.16b
    trn2 v4.16b, v4.16b, v20.16b
    trn1 v20.16b, v16.16b, v21.16b
    trn2 v16.16b, v16.16b, v21.16b
    trn1 v21.16b, v23.16b, v24.16b
    trn2 v23.16b, v23.16b, v24.16b
    trn1 v24.16b, v5.16b, v26.16b
    trn2 v5.16b, v5.16b, v26.16b
    ushr v26.16b, v25.16b, #1
    shl v28.16b, v27.16b, #1
    ushr v29.16b, v6.16b, #1
    shl v30.16b, v7.16b, #1
    ushr v31.16b, v17.16b, #1
    shl v8.16b, v20.16b, #1
    ushr v9.16b, v21.16b, #1
    shl v10.16b, v24.16b, #1
    ushr v11.16b, v0.16b, #1
    shl v12.16b, v1.16b, #1
    ushr v13.16b, v2.16b, #1
    shl v14.16b, v3.16b, #1
    ushr v15.16b, v4.16b, #1
    shl v22.16b, v16.16b, #1
    ushr v19.16b, v23.16b, #1
    str q5, [sp, #64]
    shl v5.16b, v5.16b, #1
    bit v28.16b, v25.16b, v18.16b
    bit v27.16b, v26.16b, v18.16b
    bit v30.16b, v6.16b, v18.16b
    bit v7.16b, v29.16b, v18.16b
    bit v8.16b, v17.16b, v18.16b
    bit v20.16b, v31.16b, v18.16b
    bit v10.16b, v21.16b, v18.16b
    bit v24.16b, v9.16b, v18.16b
    bit v12.16b, v0.16b, v18.16b
    bit v1.16b, v11.16b, v18.16b
    bit v14.16b, v2.16b, v18.16b
    bit v3.16b, v13.16b, v18.16b
    bit v22.16b, v4.16b, v18.16b
    bit v16.16b, v15.16b, v18.16b
    bit v5.16b, v23.16b, v18.16b
    ldr q0, [sp, #64]
    bit v0.16b, v19.16b, v18.16b
    ushr v2.16b, v28.16b, #2
    shl v4.16b, v30.16b, #2
    ushr v6.16b, v27.16b, #2
    shl v17.16b, v7.16b, #2
    ushr v19.16b, v8.16b, #2
    shl v21.16b, v10.16b, #2
    ushr v23.16b, v20.16b, #2
    shl v25.16b, v24.16b, #2
    ushr v26.16b, v12.16b, #2
    shl v29.16b, v14.16b, #2
    ushr v31.16b, v1.16b, #2
    shl v9.16b, v3.16b, #2
    ushr v11.16b, v22.16b, #2
    shl v13.16b, v5.16b, #2
    ushr v15.16b, v16.16b, #2
    shl v18.16b, v0.16b, #2
    str q0, [sp, #64]
    movi v0.16b, #51
    bit v4.16b, v28.16b, v0.16b
    bit v30.16b, v2.16b, v0.16b
    bit v17.16b, v27.16b, v0.16b
    bit v7.16b, v6.16b, v0.16b
    bit v21.16b, v8.16b, v0.16b
    bit v10.16b, v19.16b, v0.16b
    bit v25.16b, v20.16b, v0.16b
    bit v24.16b, v23.16b, v0.16b
    bit v29.16b, v12.16b, v0.16b
    bit v14.16b, v26.16b, v0.16b
    bit v9.16b, v1.16b, v0.16b
    bit v3.16b, v31.16b, v0.16b
    bit v13.16b, v22.16b, v0.16b
    bit v5.16b, v11.16b, v0.16b
    bit v18.16b, v16.16b, v0.16b
    ldr q1, [sp, #64]
    bit v1.16b, v15.16b, v0.16b
    ldr q2, [x3, #128]
    ldr q6, [x3, #224]
    mov v16.16b, v4.16b
    sli v16.16b, v21.16b, #4
    sri v21.16b, v4.16b, #4
    mov v4.16b, v17.16b
    sli v4.16b, v25.16b, #4
    ldr q19, [x3, #144]
    ldr q20, [x3, #240]
    sri v25.16b, v17.16b, #4
    mov v17.16b, v30.16b
    sli v17.16b, v10.16b, #4
    mov v22.16b, v7.16b
    sli v22.16b, v24.16b, #4
    ldr q23, [x3, #32]
    ldr q26, [x3, #64]
    sri v24.16b, v7.16b, #4
    mov v7.16b, v29.16b
    sli v7.16b, v13.16b, #4
    sri v13.16b, v29.16b, #4
    ldr q27, [x3, #48]
    ldr q28, [x3, #80]
    mov v29.16b, v9.16b
    sli v29.16b, v18.16b, #4
    mov v31.16b, v3.16b
    sli v31.16b, v1.16b, #4
    sri v1.16b, v3.16b, #4
    ldr q3, [x3, #96]
    ldr q8, [x3, #160]
    sri v18.16b, v9.16b, #4
    eor v2.16b, v2.16b, v21.16b
    eor v6.16b, v6.16b, v24.16b
    ldr q21, [x3, #112]
    ldr q24, [x3, #176]
    mov v9.16b, v14.16b
    sli v9.16b, v5.16b, #4
    eor v19.16b, v19.16b, v13.16b
    eor v1.16b, v20.16b, v1.16b
    eor v4.16b, v23.16b, v4.16b
    eor v17.16b, v26.16b, v17.16b
    // round 1 (aes.dsl:47)
    eor v20.16b, v2.16b, v6.16b
    eor v23.16b, v27.16b, v29.16b
    eor v26.16b, v28.16b, v9.16b
    eor v27.16b, v19.16b, v1.16b
    ldr q28, [x3, #0]
    ldr q29, [x3, #192]
    eor v3.16b, v3.16b, v22.16b
    eor v22.16b, v8.16b, v25.16b
    eor3 v25.16b, v4.16b, v17.16b, v20.16b
    ldr q8, [x3, #16]
    ldr q9, [x3, #208]
    eor v21.16b, v21.16b, v31.16b
    eor v18.16b, v24.16b, v18.16b
    eor3 v24.16b, v23.16b, v26.16b, v27.16b
    sri v10.16b, v30.16b, #4
    eor3 v30.16b, v4.16b, v3.16b, v20.16b
    eor3 v31.16b, v4.16b, v22.16b, v25.16b
    sri v5.16b, v14.16b, #4
    eor3 v11.16b, v23.16b, v21.16b, v27.16b
    eor3 v12.16b, v23.16b, v18.16b, v24.16b
    eor v16.16b, v28.16b, v16.16b
    eor v28.16b, v29.16b, v10.16b
    movi v29.16b, #255
    eor3 v10.16b, v30.16b, v31.16b, v29.16b
    eor v7.16b, v8.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor3 v8.16b, v11.16b, v12.16b, v29.16b
    eor v9.16b, v4.16b, v6.16b
    eor3 v13.16b, v22.16b, v28.16b, v30.16b
    eor3 v14.16b, v16.16b, v31.16b, v10.16b
    eor v15.16b, v23.16b, v1.16b
    eor3 v0.16b, v18.16b, v5.16b, v11.16b
    eor3 v29.16b, v7.16b, v12.16b, v8.16b
    str q21, [sp, #64]
    eor3 v21.16b, v4.16b, v17.16b, v9.16b
    str q14, [sp, #80]
    eor3 v14.16b, v2.16b, v13.16b, v14.16b
    str q15, [sp, #96]
    eor3 v15.16b, v23.16b, v26.16b, v15.16b
    str q29, [sp, #112]
    eor3 v29.16b, v19.16b, v0.16b, v29.16b
    str q3, [sp, #128]
    eor3 v3.16b, v22.16b, v6.16b, v31.16b
    str q9, [sp, #144]
    and v9.16b, v21.16b, v13.16b
    str q27, [sp, #160]
    eor v27.16b, v25.16b, v14.16b
    eor3 v17.16b, v17.16b, v22.16b, v13.16b
    eor3 v22.16b, v18.16b, v1.16b, v12.16b
    str q13, [sp, #176]
    eor v13.16b, v24.16b, v29.16b
    eor3 v18.16b, v26.16b, v18.16b, v0.16b
    orr v26.16b, v31.16b, v3.16b
    str q21, [sp, #192]
    eor3 v21.16b, v4.16b, v21.16b, v27.16b
    str q0, [sp, #208]
    and v0.16b, v15.16b, v0.16b
    str q12, [sp, #224]
    orr v12.16b, v12.16b, v22.16b
    str q15, [sp, #240]
    eor3 v15.16b, v23.16b, v15.16b, v13.16b
    eor3 v2.16b, v2.16b, v6.16b, v14.16b
    mvn v6.16b, v14.16b
    str q14, [sp, #256]
    bcax v14.16b, v26.16b, v4.16b, v21.16b
    eor3 v1.16b, v19.16b, v1.16b, v29.16b
    mvn v19.16b, v29.16b
    str q29, [sp, #272]
    bcax v29.16b, v12.16b, v23.16b, v15.16b
    bcax v6.16b, v9.16b, v16.16b, v6.16b
    str q16, [sp, #288]
    eor v16.16b, v10.16b, v21.16b
    eor3 v28.16b, v28.16b, v30.16b, v14.16b
    bcax v19.16b, v0.16b, v7.16b, v19.16b
    str q7, [sp, #304]
    eor v7.16b, v8.16b, v15.16b
    eor3 v5.16b, v5.16b, v11.16b, v29.16b
    str q25, [sp, #320]
    orr v25.16b, v25.16b, v30.16b
    str q22, [sp, #336]
    bcax v22.16b, v6.16b, v20.16b, v17.16b
    bcax v28.16b, v28.16b, v16.16b, v2.16b
    str q24, [sp, #352]
    orr v24.16b, v24.16b, v11.16b
    str q16, [sp, #368]
    ldr q16, [sp, #160]
    bcax v16.16b, v19.16b, v16.16b, v18.16b
    bcax v5.16b, v5.16b, v7.16b, v1.16b
    eor3 v26.16b, v6.16b, v17.16b, v26.16b
    eor3 v6.16b, v6.16b, v22.16b, v14.16b
    eor3 v28.16b, v9.16b, v2.16b, v28.16b
    eor3 v9.16b, v19.16b, v18.16b, v12.16b
    eor3 v19.16b, v19.16b, v16.16b, v29.16b
    eor3 v0.16b, v0.16b, v1.16b, v5.16b
    eor v5.16b, v25.16b, v22.16b
    ldr q22, [sp, #144]
    bcax v6.16b, v6.16b, v10.16b, v22.16b
    ldr q25, [sp, #128]
    movi v29.16b, #255
    eor3 v25.16b, v25.16b, v28.16b, v29.16b
    eor v16.16b, v24.16b, v16.16b
    ldr q24, [sp, #96]
    bcax v19.16b, v19.16b, v8.16b, v24.16b
    ldr q28, [sp, #64]
    eor3 v0.16b, v28.16b, v0.16b, v29.16b
    ldr q28, [sp, #80]
    bcax v26.16b, v26.16b, v28.16b, v27.16b
    bcax v12.16b, v25.16b, v5.16b, v6.16b
    ldr q14, [sp, #112]
    bcax v9.16b, v9.16b, v14.16b, v13.16b
    bcax v29.16b, v0.16b, v16.16b, v19.16b
    bcax v14.16b, v26.16b, v12.16b, v5.16b
    bcax v28.16b, v9.16b, v29.16b, v16.16b
    str q7, [sp, #64]
    bcax v7.16b, v12.16b, v25.16b, v14.16b
    str q18, [sp, #128]
    bcax v18.16b, v29.16b, v0.16b, v28.16b
    bsl v12.16b, v7.16b, v6.16b
    bsl v6.16b, v14.16b, v25.16b
    bit v26.16b, v7.16b, v5.16b
    bsl v29.16b, v18.16b, v19.16b
    bit v9.16b, v18.16b, v16.16b
    bsl v19.16b, v28.16b, v0.16b
    eor v0.16b, v6.16b, v12.16b
    bcax v5.16b, v5.16b, v26.16b, v14.16b
    eor v7.16b, v26.16b, v12.16b
    and v18.16b, v22.16b, v26.16b
    orr v22.16b, v27.16b, v6.16b
    bcax v16.16b, v16.16b, v9.16b, v28.16b
    orr v25.16b, v13.16b, v19.16b
    and v24.16b, v24.16b, v9.16b
    eor v27.16b, v19.16b, v29.16b
    eor v28.16b, v9.16b, v29.16b
    eor3 v13.16b, v26.16b, v5.16b, v0.16b
    orn v21.16b, v21.16b, v5.16b
    bcax v4.16b, v18.16b, v5.16b, v4.16b
    orn v14.16b, v15.16b, v16.16b
    bcax v23.16b, v24.16b, v16.16b, v23.16b
    eor3 v15.16b, v9.16b, v16.16b, v27.16b
    orn v20.16b, v13.16b, v20.16b
    bcax v10.16b, v21.16b, v26.16b, v10.16b
    bcax v5.16b, v26.16b, v21.16b, v5.16b
    bcax v8.16b, v14.16b, v9.16b, v8.16b
    bcax v16.16b, v9.16b, v14.16b, v16.16b
    str q14, [sp, #96]
    ldr q14, [sp, #160]
    orn v14.16b, v15.16b, v14.16b
    bcax v3.16b, v20.16b, v7.16b, v3.16b
    bcax v30.16b, v10.16b, v12.16b, v30.16b
    eor3 v26.16b, v26.16b, v6.16b, v5.16b
    bcax v7.16b, v10.16b, v7.16b, v31.16b
    bcax v2.16b, v18.16b, v2.16b, v5.16b
    bcax v18.16b, v8.16b, v29.16b, v11.16b
    bcax v1.16b, v24.16b, v1.16b, v16.16b
    eor3 v24.16b, v9.16b, v19.16b, v16.16b
    ldr q31, [sp, #336]
    bcax v31.16b, v14.16b, v28.16b, v31.16b
    ldr q9, [sp, #224]
    bcax v28.16b, v8.16b, v28.16b, v9.16b
    ldr q9, [sp, #288]
    bcax v9.16b, v30.16b, v9.16b, v0.16b
    bcax v17.16b, v7.16b, v17.16b, v13.16b
    eor v22.16b, v22.16b, v3.16b
    ldr q11, [sp, #80]
    bcax v6.16b, v30.16b, v11.16b, v6.16b
    ldr q30, [sp, #112]
    bcax v19.16b, v18.16b, v30.16b, v19.16b
    ldr q30, [sp, #304]
    bcax v18.16b, v18.16b, v30.16b, v27.16b
    ldr q30, [sp, #128]
    bcax v30.16b, v28.16b, v30.16b, v15.16b
    eor v25.16b, v25.16b, v31.16b
    ldr q11, [sp, #368]
    bcax v5.16b, v9.16b, v11.16b, v5.16b
    eor3 v7.16b, v10.16b, v9.16b, v7.16b
    ldr q9, [x8, #0]
    ldr q10, [sp, #320]
    bcax v10.16b, v22.16b, v12.16b, v10.16b
    ldr q11, [sp, #64]
    bcax v16.16b, v18.16b, v11.16b, v16.16b
    eor3 v18.16b, v8.16b, v18.16b, v28.16b
    ldr q28, [sp, #352]
    bcax v28.16b, v25.16b, v29.16b, v28.16b
    eor3 v3.16b, v4.16b, v5.16b, v3.16b
    ldr q4, [sp, #176]
    bcax v4.16b, v7.16b, v26.16b, v4.16b
    ldr q7, [x8, #16]
    eor v6.16b, v6.16b, v10.16b
    ldr q29, [sp, #208]
    bcax v18.16b, v18.16b, v24.16b, v29.16b
    eor3 v23.16b, v23.16b, v16.16b, v31.16b
    eor v19.16b, v19.16b, v28.16b
    eor v29.16b, v3.16b, v4.16b
    eor3 v2.16b, v4.16b, v2.16b, v17.16b
    ldr q31, [x3, #288]
    eor3 v5.16b, v21.16b, v5.16b, v6.16b
    eor3 v20.16b, v20.16b, v17.16b, v6.16b
    tbl v21.16b, {v3.16b}, v9.16b
    tbl v12.16b, {v6.16b}, v9.16b
    eor3 v1.16b, v18.16b, v1.16b, v30.16b
    eor v18.16b, v23.16b, v18.16b
    ldr q13, [sp, #96]
    eor3 v16.16b, v13.16b, v16.16b, v19.16b
    eor3 v13.16b, v14.16b, v30.16b, v19.16b
    tbl v14.16b, {v19.16b}, v7.16b
    ldr q15, [x3, #416]
    ext v4.16b, v19.16b, v19.16b, #4
    ext v8.16b, v23.16b, v23.16b, #4
    tbl v11.16b, {v23.16b}, v7.16b
    str q14, [sp, #96]
    eor3 v17.16b, v22.16b, v17.16b, v2.16b
    ldr q22, [sp, #192]
    bcax v2.16b, v2.16b, v26.16b, v22.16b
    eor3 v22.16b, v10.16b, v6.16b, v20.16b
    tbl v10.16b, {v20.16b}, v9.16b
    tbl v26.16b, {v5.16b}, v9.16b
    tbl v14.16b, {v29.16b}, v9.16b
    str q11, [sp, #192]
    ldr q11, [sp, #240]
    bcax v24.16b, v1.16b, v24.16b, v11.16b
    eor3 v1.16b, v25.16b, v30.16b, v1.16b
    eor3 v25.16b, v28.16b, v19.16b, v13.16b
    tbl v28.16b, {v13.16b}, v7.16b
    ext v30.16b, v13.16b, v13.16b, #4
    tbl v11.16b, {v16.16b}, v7.16b
    str q28, [sp, #240]
    ext v28.16b, v16.16b, v16.16b, #4
    str q28, [sp, #208]
    tbl v28.16b, {v18.16b}, v7.16b
    str q28, [sp, #176]
    ext v28.16b, v18.16b, v18.16b, #4
    str q5, [sp, #352]
    ldr q5, [x3, #352]
    eor v23.16b, v23.16b, v21.16b
    eor v19.16b, v19.16b, v12.16b
    eor3 v4.16b, v15.16b, v6.16b, v4.16b
    ldr q6, [x3, #432]
    eor3 v3.16b, v31.16b, v3.16b, v8.16b
    ldr q31, [sp, #256]
    bcax v0.16b, v17.16b, v31.16b, v0.16b
    tbl v17.16b, {v22.16b}, v9.16b
    ldr q8, [x8, #32]
    tbl v15.16b, {v2.16b}, v9.16b
    ldr q31, [sp, #272]
    bcax v1.16b, v1.16b, v31.16b, v27.16b
    tbl v27.16b, {v25.16b}, v7.16b
    ext v31.16b, v25.16b, v25.16b, #4
    str q2, [sp, #272]
    tbl v2.16b, {v24.16b}, v7.16b
    str q4, [sp, #256]
    ext v4.16b, v24.16b, v24.16b, #4
    eor v18.16b, v18.16b, v14.16b
    str q4, [sp, #64]
    ldr q4, [x3, #320]
    eor3 v4.16b, v4.16b, v29.16b, v28.16b
    ldr q28, [x3, #480]
    eor3 v20.16b, v28.16b, v20.16b, v30.16b
    eor v28.16b, v13.16b, v10.16b
    eor v16.16b, v16.16b, v26.16b
    ldr q29, [x3, #304]
    eor3 v29.16b, v29.16b, v14.16b, v23.16b
    tbl v30.16b, {v19.16b}, v8.16b
    ext v13.16b, v19.16b, v19.16b, #4
    tbl v14.16b, {v23.16b}, v8.16b
    ext v23.16b, v23.16b, v23.16b, #4
    tbl v9.16b, {v0.16b}, v9.16b
    tbl v7.16b, {v1.16b}, v7.16b
    str q10, [sp, #320]
    ext v10.16b, v1.16b, v1.16b, #4
    eor v22.16b, v22.16b, v31.16b
    eor v25.16b, v25.16b, v17.16b
    eor3 v0.16b, v5.16b, v11.16b, v0.16b
    ldr q5, [x3, #400]
    eor3 v5.16b, v5.16b, v12.16b, v16.16b
    ldr q31, [x3, #496]
    eor3 v17.16b, v31.16b, v17.16b, v28.16b
    eor3 v6.16b, v6.16b, v19.16b, v15.16b
    eor v19.16b, v24.16b, v15.16b
    ext v24.16b, v16.16b, v16.16b, #4
    tbl v16.16b, {v16.16b}, v8.16b
    tbl v31.16b, {v28.16b}, v8.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ldr q11, [x3, #384]
    ldr q12, [sp, #352]
    eor3 v11.16b, v11.16b, v12.16b, v13.16b
    ldr q12, [x3, #272]
    eor3 v21.16b, v12.16b, v21.16b, v14.16b
    ldr q12, [x3, #256]
    ldr q13, [sp, #192]
    eor3 v23.16b, v12.16b, v13.16b, v23.16b
    ext v12.16b, v18.16b, v18.16b, #4
    tbl v13.16b, {v18.16b}, v8.16b
    eor v0.16b, v22.16b, v0.16b
    ldr q14, [x3, #368]
    eor3 v26.16b, v14.16b, v26.16b, v25.16b
    ldr q14, [x3, #336]
    eor3 v18.16b, v14.16b, v18.16b, v9.16b
    eor v1.16b, v1.16b, v9.16b
    ldr q9, [sp, #96]
    ldr q14, [sp, #208]
    eor3 v9.16b, v9.16b, v14.16b, v22.16b
    tbl v14.16b, {v19.16b}, v8.16b
    ext v15.16b, v25.16b, v25.16b, #4
    str q19, [sp, #208]
    ext v19.16b, v19.16b, v19.16b, #4
    str q21, [sp, #96]
    tbl v21.16b, {v25.16b}, v8.16b
    str q23, [sp, #192]
    ldr q23, [sp, #176]
    eor3 v3.16b, v23.16b, v3.16b, v12.16b
    ext v23.16b, v1.16b, v1.16b, #4
    eor v9.16b, v11.16b, v9.16b
    eor3 v20.16b, v27.16b, v20.16b, v15.16b
    eor3 v5.16b, v30.16b, v25.16b, v5.16b
    tbl v27.16b, {v1.16b}, v8.16b
    eor v17.16b, v21.16b, v17.16b
    eor v3.16b, v22.16b, v3.16b
    eor3 v4.16b, v4.16b, v7.16b, v23.16b
    // round 2 (aes.dsl:47)
    eor v7.16b, v9.16b, v20.16b
    // round 1 (aes.dsl:47)
    ldr q21, [x3, #464]
    eor3 v23.16b, v25.16b, v13.16b, v29.16b
    eor v18.16b, v18.16b, v27.16b
    // round 2 (aes.dsl:47)
    eor v27.16b, v5.16b, v17.16b
    // round 1 (aes.dsl:47)
    ldr q29, [sp, #256]
    eor3 v2.16b, v29.16b, v2.16b, v19.16b
    eor3 v0.16b, v10.16b, v24.16b, v0.16b
    // round 2 (aes.dsl:47)
    eor3 v19.16b, v3.16b, v4.16b, v7.16b
    // round 1 (aes.dsl:47)
    eor v6.16b, v6.16b, v14.16b
    eor3 v1.16b, v16.16b, v1.16b, v26.16b
    // round 2 (aes.dsl:47)
    eor3 v16.16b, v23.16b, v18.16b, v27.16b
    // round 1 (aes.dsl:47)
    ldr q24, [x3, #448]
    ldr q26, [sp, #272]
    eor3 v24.16b, v24.16b, v26.16b, v28.16b
    // round 2 (aes.dsl:47)
    eor3 v26.16b, v3.16b, v0.16b, v7.16b
    eor3 v28.16b, v3.16b, v2.16b, v19.16b
    // round 1 (aes.dsl:47)
    ldr q29, [sp, #320]
    eor3 v21.16b, v21.16b, v29.16b, v31.16b
    // round 2 (aes.dsl:47)
    eor3 v29.16b, v23.16b, v1.16b, v27.16b
    eor3 v30.16b, v23.16b, v6.16b, v16.16b
    // round 1 (aes.dsl:47)
    ldr q31, [sp, #192]
    eor v22.16b, v22.16b, v31.16b
    ldr q31, [sp, #240]
    ldr q10, [sp, #64]
    eor3 v24.16b, v31.16b, v10.16b, v24.16b
    // round 2 (aes.dsl:47)
    movi v31.16b, #255
    eor3 v10.16b, v26.16b, v28.16b, v31.16b
    // round 1 (aes.dsl:47)
    ldr q11, [sp, #96]
    eor v25.16b, v25.16b, v11.16b
    ldr q11, [sp, #208]
    eor v21.16b, v11.16b, v21.16b
    // round 2 (aes.dsl:47)
    eor3 v11.16b, v29.16b, v30.16b, v31.16b
    eor v12.16b, v3.16b, v20.16b
    eor3 v13.16b, v2.16b, v24.16b, v26.16b
    eor3 v14.16b, v22.16b, v28.16b, v10.16b
    eor v15.16b, v23.16b, v17.16b
    eor3 v8.16b, v6.16b, v21.16b, v29.16b
    eor3 v31.16b, v25.16b, v30.16b, v11.16b
    str q14, [sp, #208]
    eor3 v14.16b, v9.16b, v13.16b, v14.16b
    str q1, [sp, #96]
    eor3 v1.16b, v3.16b, v4.16b, v12.16b
    str q15, [sp, #64]
    eor3 v15.16b, v23.16b, v18.16b, v15.16b
    str q31, [sp, #240]
    eor3 v31.16b, v5.16b, v8.16b, v31.16b
    eor3 v4.16b, v4.16b, v2.16b, v13.16b
    eor3 v2.16b, v2.16b, v20.16b, v28.16b
    str q0, [sp, #192]
    eor v0.16b, v19.16b, v14.16b
    str q13, [sp, #320]
    and v13.16b, v1.16b, v13.16b
    str q12, [sp, #272]
    eor3 v12.16b, v6.16b, v17.16b, v30.16b
    str q27, [sp, #256]
    eor v27.16b, v16.16b, v31.16b
    eor3 v6.16b, v18.16b, v6.16b, v8.16b
    orr v18.16b, v28.16b, v2.16b
    str q1, [sp, #176]
    eor3 v1.16b, v3.16b, v1.16b, v0.16b
    str q8, [sp, #352]
    and v8.16b, v15.16b, v8.16b
    str q30, [sp, #368]
    orr v30.16b, v30.16b, v12.16b
    str q15, [sp, #128]
    eor3 v15.16b, v23.16b, v15.16b, v27.16b
    eor3 v20.16b, v9.16b, v20.16b, v14.16b
    mvn v9.16b, v14.16b
    str q14, [sp, #304]
    bcax v14.16b, v18.16b, v3.16b, v1.16b
    eor3 v5.16b, v5.16b, v17.16b, v31.16b
    mvn v17.16b, v31.16b
    str q31, [sp, #112]
    bcax v31.16b, v30.16b, v23.16b, v15.16b
    bcax v9.16b, v13.16b, v22.16b, v9.16b
    str q22, [sp, #80]
    eor v22.16b, v10.16b, v1.16b
    eor3 v24.16b, v24.16b, v26.16b, v14.16b
    bcax v17.16b, v8.16b, v25.16b, v17.16b
    str q25, [sp, #288]
    eor v25.16b, v11.16b, v15.16b
    eor3 v21.16b, v21.16b, v29.16b, v31.16b
    str q19, [sp, #224]
    orr v19.16b, v19.16b, v26.16b
    str q12, [sp, #336]
    bcax v12.16b, v9.16b, v7.16b, v4.16b
    bcax v24.16b, v24.16b, v22.16b, v20.16b
    str q16, [sp, #160]
    orr v16.16b, v16.16b, v29.16b
    str q22, [sp, #144]
    ldr q22, [sp, #256]
    bcax v22.16b, v17.16b, v22.16b, v6.16b
    bcax v21.16b, v21.16b, v25.16b, v5.16b
    eor3 v18.16b, v9.16b, v4.16b, v18.16b
    eor3 v9.16b, v9.16b, v12.16b, v14.16b
    eor3 v24.16b, v13.16b, v20.16b, v24.16b
    eor3 v30.16b, v17.16b, v6.16b, v30.16b
    eor3 v17.16b, v17.16b, v22.16b, v31.16b
    eor3 v21.16b, v8.16b, v5.16b, v21.16b
    eor v19.16b, v19.16b, v12.16b
    ldr q31, [sp, #272]
    bcax v8.16b, v9.16b, v10.16b, v31.16b
    ldr q9, [sp, #192]
    movi v12.16b, #255
    eor3 v24.16b, v9.16b, v24.16b, v12.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [sp, #64]
    bcax v17.16b, v17.16b, v11.16b, v22.16b
    ldr q9, [sp, #96]
    eor3 v21.16b, v9.16b, v21.16b, v12.16b
    ldr q9, [sp, #208]
    bcax v18.16b, v18.16b, v9.16b, v0.16b
    bcax v13.16b, v24.16b, v19.16b, v8.16b
    ldr q14, [sp, #240]
    bcax v30.16b, v30.16b, v14.16b, v27.16b
    bcax v12.16b, v21.16b, v16.16b, v17.16b
    bcax v14.16b, v18.16b, v13.16b, v19.16b
    bcax v9.16b, v30.16b, v12.16b, v16.16b
    str q25, [sp, #96]
    mov v25.16b, v8.16b
    bsl v25.16b, v14.16b, v24.16b
    bcax v24.16b, v13.16b, v24.16b, v14.16b
    str q6, [sp, #192]
    bcax v6.16b, v12.16b, v21.16b, v9.16b
    orr v0.16b, v0.16b, v25.16b
    bit v18.16b, v24.16b, v19.16b
    bsl v13.16b, v24.16b, v8.16b
    bsl v12.16b, v6.16b, v17.16b
    bit v30.16b, v6.16b, v16.16b
    bsl v17.16b, v9.16b, v21.16b
    bcax v6.16b, v19.16b, v18.16b, v14.16b
    and v19.16b, v31.16b, v18.16b
    eor v21.16b, v25.16b, v13.16b
    eor v24.16b, v18.16b, v13.16b
    bcax v16.16b, v16.16b, v30.16b, v9.16b
    orr v27.16b, v27.16b, v17.16b
    and v22.16b, v22.16b, v30.16b
    eor v31.16b, v17.16b, v12.16b
    eor v8.16b, v30.16b, v12.16b
    orn v1.16b, v1.16b, v6.16b
    bcax v3.16b, v19.16b, v6.16b, v3.16b
    eor3 v9.16b, v18.16b, v6.16b, v21.16b
    orn v14.16b, v15.16b, v16.16b
    bcax v23.16b, v22.16b, v16.16b, v23.16b
    eor3 v15.16b, v30.16b, v16.16b, v31.16b
    bcax v10.16b, v1.16b, v18.16b, v10.16b
    bcax v6.16b, v18.16b, v1.16b, v6.16b
    orn v7.16b, v9.16b, v7.16b
    bcax v11.16b, v14.16b, v30.16b, v11.16b
    bcax v16.16b, v30.16b, v14.16b, v16.16b
    str q14, [sp, #64]
    ldr q14, [sp, #256]
    orn v14.16b, v15.16b, v14.16b
    bcax v26.16b, v10.16b, v13.16b, v26.16b
    bcax v19.16b, v19.16b, v20.16b, v6.16b
    eor3 v18.16b, v18.16b, v25.16b, v6.16b
    bcax v20.16b, v10.16b, v24.16b, v28.16b
    bcax v2.16b, v7.16b, v24.16b, v2.16b
    bcax v24.16b, v11.16b, v12.16b, v29.16b
    bcax v5.16b, v22.16b, v5.16b, v16.16b
    eor3 v22.16b, v30.16b, v17.16b, v16.16b
    ldr q28, [sp, #336]
    bcax v28.16b, v14.16b, v8.16b, v28.16b
    ldr q29, [sp, #368]
    bcax v29.16b, v11.16b, v8.16b, v29.16b
    ldr q30, [sp, #208]
    bcax v25.16b, v26.16b, v30.16b, v25.16b
    ldr q30, [sp, #80]
    bcax v26.16b, v26.16b, v30.16b, v21.16b
    bcax v4.16b, v20.16b, v4.16b, v9.16b
    eor v0.16b, v0.16b, v2.16b
    ldr q30, [sp, #240]
    bcax v17.16b, v24.16b, v30.16b, v17.16b
    ldr q30, [sp, #288]
    bcax v24.16b, v24.16b, v30.16b, v31.16b
    ldr q30, [sp, #192]
    bcax v30.16b, v29.16b, v30.16b, v15.16b
    eor v27.16b, v27.16b, v28.16b
    eor3 v20.16b, v10.16b, v26.16b, v20.16b
    ldr q8, [sp, #224]
    bcax v8.16b, v0.16b, v13.16b, v8.16b
    ldr q9, [sp, #144]
    bcax v6.16b, v26.16b, v9.16b, v6.16b
    ldr q26, [sp, #96]
    bcax v16.16b, v24.16b, v26.16b, v16.16b
    eor3 v24.16b, v11.16b, v24.16b, v29.16b
    ldr q26, [sp, #160]
    bcax v26.16b, v27.16b, v12.16b, v26.16b
    ldr q29, [sp, #320]
    bcax v20.16b, v20.16b, v18.16b, v29.16b
    eor v25.16b, v25.16b, v8.16b
    eor3 v2.16b, v3.16b, v6.16b, v2.16b
    ldr q3, [sp, #352]
    bcax v3.16b, v24.16b, v22.16b, v3.16b
    eor3 v23.16b, v23.16b, v16.16b, v28.16b
    eor v17.16b, v17.16b, v26.16b
    eor3 v1.16b, v1.16b, v6.16b, v25.16b
    eor3 v6.16b, v7.16b, v4.16b, v25.16b
    eor3 v7.16b, v20.16b, v19.16b, v4.16b
    eor v19.16b, v2.16b, v20.16b
    rev32 v20.8h, v25.8h
    rev32 v24.8h, v2.8h
    eor3 v5.16b, v3.16b, v5.16b, v30.16b
    eor v3.16b, v23.16b, v3.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ldr q28, [sp, #64]
    eor3 v16.16b, v28.16b, v16.16b, v17.16b
    eor3 v28.16b, v14.16b, v30.16b, v17.16b
    ldr q29, [x3, #720]
    ext v9.16b, v17.16b, v17.16b, #8
    eor3 v8.16b, v8.16b, v25.16b, v6.16b
    eor3 v0.16b, v0.16b, v4.16b, v7.16b
    ldr q4, [x3, #656]
    ldr q11, [sp, #176]
    bcax v7.16b, v7.16b, v18.16b, v11.16b
    rev32 v18.8h, v19.8h
    rev32 v11.8h, v6.8h
    ldr q12, [x3, #560]
    ldr q13, [x3, #688]
    rev32 v14.8h, v1.8h
    ldr q15, [sp, #128]
    bcax v22.16b, v5.16b, v22.16b, v15.16b
    eor3 v5.16b, v27.16b, v30.16b, v5.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor3 v17.16b, v26.16b, v17.16b, v28.16b
    ext v26.16b, v28.16b, v28.16b, #8
    ldr q28, [x3, #544]
    ext v16.16b, v16.16b, v16.16b, #8
    eor v27.16b, v25.16b, v9.16b
    eor v30.16b, v2.16b, v23.16b
    str q2, [sp, #128]
    eor v15.16b, v23.16b, v19.16b
    ldr q2, [sp, #304]
    bcax v0.16b, v0.16b, v2.16b, v21.16b
    rev32 v2.8h, v7.8h
    ldr q21, [x3, #672]
    ldr q10, [x8, #32]
    tbl v10.16b, {v8.16b}, v10.16b
    eor3 v4.16b, v4.16b, v25.16b, v14.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ldr q25, [sp, #112]
    bcax v5.16b, v5.16b, v25.16b, v31.16b
    ext v25.16b, v17.16b, v17.16b, #8
    rev32 v31.8h, v27.8h
    eor v14.16b, v9.16b, v7.16b
    str q18, [sp, #112]
    eor v18.16b, v26.16b, v8.16b
    str q26, [sp, #304]
    eor v26.16b, v6.16b, v26.16b
    eor3 v28.16b, v28.16b, v3.16b, v30.16b
    rev32 v30.8h, v30.8h
    eor3 v24.16b, v12.16b, v24.16b, v15.16b
    eor v19.16b, v19.16b, v3.16b
    eor v15.16b, v1.16b, v16.16b
    rev32 v12.8h, v0.8h
    eor3 v2.16b, v29.16b, v6.16b, v2.16b
    ext v5.16b, v5.16b, v5.16b, #8
    eor v6.16b, v17.16b, v10.16b
    eor3 v17.16b, v21.16b, v27.16b, v22.16b
    eor3 v20.16b, v13.16b, v20.16b, v14.16b
    eor v21.16b, v8.16b, v25.16b
    eor v7.16b, v7.16b, v22.16b
    ldr q27, [x3, #752]
    eor3 v18.16b, v27.16b, v11.16b, v18.16b
    ldr q27, [x3, #736]
    eor3 v25.16b, v27.16b, v25.16b, v26.16b
    rev32 v26.8h, v26.8h
    ldr q27, [x3, #512]
    eor3 v23.16b, v27.16b, v23.16b, v30.16b
    rev32 v27.8h, v19.8h
    eor v3.16b, v3.16b, v0.16b
    ldr q29, [x3, #640]
    eor3 v29.16b, v29.16b, v9.16b, v15.16b
    rev32 v8.8h, v15.8h
    eor3 v4.16b, v16.16b, v31.16b, v4.16b
    ldr q9, [x3, #624]
    eor3 v1.16b, v9.16b, v1.16b, v12.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ldr q9, [x3, #608]
    eor3 v16.16b, v9.16b, v16.16b, v21.16b
    rev32 v9.8h, v21.8h
    eor v0.16b, v0.16b, v5.16b
    rev32 v10.8h, v7.8h
    ldr q11, [x3, #576]
    eor3 v19.16b, v11.16b, v19.16b, v5.16b
    eor3 v28.16b, v21.16b, v27.16b, v28.16b
    eor3 v29.16b, v31.16b, v21.16b, v29.16b
    eor v25.16b, v9.16b, v25.16b
    rev32 v31.8h, v0.8h
    ldr q11, [x3, #592]
    ldr q12, [sp, #112]
    eor3 v3.16b, v11.16b, v12.16b, v3.16b
    eor v4.16b, v6.16b, v4.16b
    eor v18.16b, v18.16b, v9.16b
    ldr q9, [x3, #704]
    eor v1.16b, v6.16b, v1.16b
    eor v19.16b, v19.16b, v31.16b
    // round 3 (aes.dsl:47)
    eor v11.16b, v29.16b, v25.16b
    // round 2 (aes.dsl:47)
    ldr q12, [x3, #528]
    eor3 v24.16b, v24.16b, v27.16b, v6.16b
    eor v3.16b, v3.16b, v31.16b
    // round 3 (aes.dsl:47)
    eor v27.16b, v4.16b, v18.16b
    // round 2 (aes.dsl:47)
    eor v17.16b, v17.16b, v10.16b
    eor3 v0.16b, v8.16b, v0.16b, v16.16b
    // round 3 (aes.dsl:47)
    eor3 v16.16b, v28.16b, v19.16b, v11.16b
    // round 2 (aes.dsl:47)
    eor v20.16b, v20.16b, v10.16b
    eor3 v1.16b, v5.16b, v8.16b, v1.16b
    // round 3 (aes.dsl:47)
    eor3 v5.16b, v24.16b, v3.16b, v27.16b
    // round 2 (aes.dsl:47)
    ldr q31, [sp, #304]
    eor3 v31.16b, v9.16b, v31.16b, v26.16b
    // round 3 (aes.dsl:47)
    eor3 v8.16b, v28.16b, v0.16b, v11.16b
    eor3 v9.16b, v28.16b, v17.16b, v16.16b
    // round 2 (aes.dsl:47)
    ldr q10, [sp, #128]
    eor3 v30.16b, v12.16b, v10.16b, v30.16b
    // round 3 (aes.dsl:47)
    eor3 v10.16b, v24.16b, v1.16b, v27.16b
    eor3 v12.16b, v24.16b, v20.16b, v5.16b
    // round 2 (aes.dsl:47)
    eor v21.16b, v21.16b, v23.16b
    eor v7.16b, v7.16b, v31.16b
    // round 3 (aes.dsl:47)
    movi v23.16b, #255
    eor3 v31.16b, v8.16b, v9.16b, v23.16b
    // round 2 (aes.dsl:47)
    eor3 v2.16b, v22.16b, v26.16b, v2.16b
    eor v6.16b, v30.16b, v6.16b
    // round 3 (aes.dsl:47)
    eor3 v22.16b, v10.16b, v12.16b, v23.16b
    eor3 v26.16b, v17.16b, v7.16b, v8.16b
    eor3 v30.16b, v21.16b, v9.16b, v31.16b
    eor3 v13.16b, v20.16b, v2.16b, v10.16b
    eor3 v14.16b, v6.16b, v12.16b, v22.16b
    mvn v15.16b, v21.16b
    str q21, [sp, #128]
    eor v21.16b, v28.16b, v25.16b
    eor3 v23.16b, v29.16b, v26.16b, v30.16b
    str q30, [sp, #304]
    eor v30.16b, v24.16b, v18.16b
    str q6, [sp, #112]
    mvn v6.16b, v6.16b
    str q14, [sp, #176]
    eor3 v14.16b, v4.16b, v13.16b, v14.16b
    str q1, [sp, #64]
    eor3 v1.16b, v28.16b, v19.16b, v21.16b
    str q0, [sp, #352]
    eor3 v0.16b, v17.16b, v25.16b, v9.16b
    str q21, [sp, #320]
    eor v21.16b, v16.16b, v23.16b
    str q30, [sp, #160]
    eor3 v30.16b, v24.16b, v3.16b, v30.16b
    str q27, [sp, #96]
    eor3 v27.16b, v20.16b, v18.16b, v12.16b
    str q5, [sp, #144]
    eor v5.16b, v5.16b, v14.16b
    eor3 v17.16b, v19.16b, v17.16b, v26.16b
    orr v19.16b, v9.16b, v0.16b
    str q9, [sp, #224]
    eor3 v9.16b, v28.16b, v1.16b, v21.16b
    str q1, [sp, #192]
    and v1.16b, v1.16b, v26.16b
    str q26, [sp, #288]
    orr v26.16b, v12.16b, v27.16b
    str q12, [sp, #240]
    eor3 v12.16b, v24.16b, v30.16b, v5.16b
    eor3 v3.16b, v3.16b, v20.16b, v13.16b
    and v20.16b, v30.16b, v13.16b
    str q30, [sp, #80]
    bcax v30.16b, v19.16b, v28.16b, v9.16b
    eor3 v25.16b, v29.16b, v25.16b, v23.16b
    bcax v29.16b, v1.16b, v23.16b, v15.16b
    bcax v15.16b, v26.16b, v24.16b, v12.16b
    eor3 v4.16b, v4.16b, v18.16b, v14.16b
    eor v18.16b, v31.16b, v9.16b
    eor3 v7.16b, v7.16b, v8.16b, v30.16b
    bcax v6.16b, v20.16b, v14.16b, v6.16b
    str q14, [sp, #208]
    eor v14.16b, v22.16b, v12.16b
    eor3 v2.16b, v2.16b, v10.16b, v15.16b
    str q23, [sp, #368]
    orr v23.16b, v16.16b, v8.16b
    str q13, [sp, #336]
    bcax v13.16b, v29.16b, v11.16b, v17.16b
    bcax v7.16b, v7.16b, v18.16b, v25.16b
    str q16, [sp, #256]
    ldr q16, [sp, #144]
    orr v16.16b, v16.16b, v10.16b
    str q18, [sp, #272]
    ldr q18, [sp, #96]
    bcax v18.16b, v6.16b, v18.16b, v3.16b
    bcax v2.16b, v2.16b, v14.16b, v4.16b
    eor3 v19.16b, v29.16b, v17.16b, v19.16b
    eor3 v29.16b, v29.16b, v13.16b, v30.16b
    eor3 v1.16b, v1.16b, v25.16b, v7.16b
    eor3 v7.16b, v6.16b, v3.16b, v26.16b
    eor3 v6.16b, v6.16b, v18.16b, v15.16b
    eor3 v2.16b, v20.16b, v4.16b, v2.16b
    eor v20.16b, v23.16b, v13.16b
    ldr q23, [sp, #320]
    bcax v26.16b, v29.16b, v31.16b, v23.16b
    ldr q29, [sp, #352]
    movi v30.16b, #255
    eor3 v1.16b, v29.16b, v1.16b, v30.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [sp, #160]
    bcax v6.16b, v6.16b, v22.16b, v18.16b
    ldr q29, [sp, #64]
    eor3 v2.16b, v29.16b, v2.16b, v30.16b
    ldr q29, [sp, #304]
    bcax v19.16b, v19.16b, v29.16b, v21.16b
    bcax v13.16b, v1.16b, v20.16b, v26.16b
    ldr q15, [sp, #176]
    bcax v7.16b, v7.16b, v15.16b, v5.16b
    bcax v30.16b, v2.16b, v16.16b, v6.16b
    bcax v15.16b, v19.16b, v13.16b, v20.16b
    bcax v29.16b, v7.16b, v30.16b, v16.16b
    str q14, [sp, #64]
    bcax v14.16b, v13.16b, v1.16b, v15.16b
    str q3, [sp, #352]
    mov v3.16b, v6.16b
    bsl v3.16b, v29.16b, v2.16b
    bcax v2.16b, v30.16b, v2.16b, v29.16b
    bsl v13.16b, v14.16b, v26.16b
    bit v19.16b, v14.16b, v20.16b
    bsl v26.16b, v15.16b, v1.16b
    orr v1.16b, v5.16b, v3.16b
    bsl v30.16b, v2.16b, v6.16b
    bit v7.16b, v2.16b, v16.16b
    bcax v2.16b, v20.16b, v19.16b, v15.16b
    orr v5.16b, v21.16b, v26.16b
    and v6.16b, v23.16b, v19.16b
    eor v20.16b, v26.16b, v13.16b
    eor v21.16b, v19.16b, v13.16b
    bcax v16.16b, v16.16b, v7.16b, v29.16b
    and v18.16b, v18.16b, v7.16b
    eor v23.16b, v3.16b, v30.16b
    eor v29.16b, v7.16b, v30.16b
    orn v9.16b, v9.16b, v2.16b
    bcax v28.16b, v6.16b, v2.16b, v28.16b
    eor3 v14.16b, v19.16b, v2.16b, v20.16b
    orn v12.16b, v12.16b, v16.16b
    bcax v24.16b, v18.16b, v16.16b, v24.16b
    eor3 v15.16b, v7.16b, v16.16b, v23.16b
    bcax v31.16b, v9.16b, v19.16b, v31.16b
    bcax v2.16b, v19.16b, v9.16b, v2.16b
    orn v11.16b, v14.16b, v11.16b
    bcax v22.16b, v12.16b, v7.16b, v22.16b
    bcax v16.16b, v7.16b, v12.16b, v16.16b
    str q12, [sp, #160]
    ldr q12, [sp, #96]
    orn v12.16b, v15.16b, v12.16b
    bcax v8.16b, v31.16b, v13.16b, v8.16b
    bcax v6.16b, v6.16b, v25.16b, v2.16b
    eor3 v19.16b, v19.16b, v26.16b, v2.16b
    bcax v0.16b, v11.16b, v21.16b, v0.16b
    ldr q25, [sp, #224]
    bcax v21.16b, v31.16b, v21.16b, v25.16b
    bcax v25.16b, v22.16b, v30.16b, v10.16b
    bcax v4.16b, v18.16b, v4.16b, v16.16b
    eor3 v7.16b, v7.16b, v3.16b, v16.16b
    bcax v18.16b, v12.16b, v29.16b, v27.16b
    ldr q27, [sp, #240]
    bcax v27.16b, v22.16b, v29.16b, v27.16b
    ldr q29, [sp, #304]
    bcax v26.16b, v8.16b, v29.16b, v26.16b
    ldr q29, [sp, #128]
    bcax v29.16b, v8.16b, v29.16b, v20.16b
    bcax v17.16b, v21.16b, v17.16b, v14.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q8, [sp, #176]
    bcax v3.16b, v25.16b, v8.16b, v3.16b
    ldr q8, [sp, #112]
    bcax v25.16b, v25.16b, v8.16b, v23.16b
    ldr q8, [sp, #352]
    bcax v8.16b, v27.16b, v8.16b, v15.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q10, [sp, #272]
    bcax v2.16b, v29.16b, v10.16b, v2.16b
    eor3 v21.16b, v31.16b, v29.16b, v21.16b
    ldr q29, [sp, #256]
    bcax v29.16b, v5.16b, v13.16b, v29.16b
    ldr q31, [sp, #64]
    bcax v16.16b, v25.16b, v31.16b, v16.16b
    eor3 v22.16b, v22.16b, v25.16b, v27.16b
    ldr q25, [sp, #144]
    bcax v25.16b, v1.16b, v30.16b, v25.16b
    ldr q27, [sp, #288]
    bcax v21.16b, v21.16b, v19.16b, v27.16b
    eor3 v0.16b, v28.16b, v2.16b, v0.16b
    eor v26.16b, v26.16b, v29.16b
    ldr q27, [sp, #336]
    bcax v22.16b, v22.16b, v7.16b, v27.16b
    eor3 v18.16b, v24.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v25.16b
    eor3 v6.16b, v21.16b, v6.16b, v17.16b
    eor v21.16b, v0.16b, v21.16b
    eor3 v2.16b, v9.16b, v2.16b, v26.16b
    eor3 v28.16b, v11.16b, v17.16b, v26.16b
    ldr q30, [x8, #0]
    tbl v31.16b, {v26.16b}, v30.16b
    tbl v11.16b, {v0.16b}, v30.16b
    eor3 v4.16b, v22.16b, v4.16b, v8.16b
    eor v22.16b, v18.16b, v22.16b
    ldr q13, [x3, #928]
    ldr q14, [x3, #800]
    ldr q15, [sp, #160]
    eor3 v16.16b, v15.16b, v16.16b, v3.16b
    eor3 v12.16b, v12.16b, v8.16b, v3.16b
    ext v15.16b, v3.16b, v3.16b, #4
    ldr q10, [x8, #16]
    tbl v24.16b, {v3.16b}, v10.16b
    tbl v9.16b, {v18.16b}, v10.16b
    ext v27.16b, v18.16b, v18.16b, #4
    str q24, [sp, #160]
    ldr q24, [sp, #192]
    bcax v19.16b, v6.16b, v19.16b, v24.16b
    eor3 v5.16b, v5.16b, v17.16b, v6.16b
    eor3 v6.16b, v29.16b, v26.16b, v28.16b
    ldr q17, [x3, #832]
    tbl v29.16b, {v28.16b}, v30.16b
    tbl v24.16b, {v2.16b}, v30.16b
    str q9, [sp, #192]
    tbl v9.16b, {v21.16b}, v30.16b
    str q2, [sp, #336]
    ldr q2, [sp, #80]
    bcax v2.16b, v4.16b, v7.16b, v2.16b
    eor3 v1.16b, v1.16b, v8.16b, v4.16b
    eor3 v4.16b, v25.16b, v3.16b, v12.16b
    tbl v7.16b, {v12.16b}, v10.16b
    ext v25.16b, v12.16b, v12.16b, #4
    ext v8.16b, v16.16b, v16.16b, #4
    str q7, [sp, #80]
    tbl v7.16b, {v16.16b}, v10.16b
    str q8, [sp, #288]
    ext v8.16b, v22.16b, v22.16b, #4
    str q7, [sp, #144]
    tbl v7.16b, {v22.16b}, v10.16b
    str q7, [sp, #64]
    ldr q7, [x3, #864]
    eor v18.16b, v18.16b, v11.16b
    eor v3.16b, v3.16b, v31.16b
    eor3 v26.16b, v13.16b, v26.16b, v15.16b
    eor3 v0.16b, v14.16b, v0.16b, v27.16b
    ldr q27, [sp, #368]
    bcax v5.16b, v5.16b, v27.16b, v20.16b
    tbl v20.16b, {v6.16b}, v30.16b
    tbl v27.16b, {v19.16b}, v30.16b
    ldr q13, [sp, #208]
    bcax v1.16b, v1.16b, v13.16b, v23.16b
    tbl v23.16b, {v4.16b}, v10.16b
    ext v13.16b, v4.16b, v4.16b, #4
    ext v14.16b, v2.16b, v2.16b, #4
    tbl v15.16b, {v2.16b}, v10.16b
    eor v22.16b, v22.16b, v9.16b
    eor3 v17.16b, v17.16b, v21.16b, v8.16b
    ldr q21, [x3, #992]
    eor3 v21.16b, v21.16b, v28.16b, v25.16b
    ldr q25, [x3, #944]
    eor v28.16b, v12.16b, v29.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q8, [x3, #816]
    eor3 v8.16b, v8.16b, v9.16b, v18.16b
    ldr q9, [x3, #848]
    ldr q12, [x8, #32]
    str q14, [sp, #208]
    tbl v14.16b, {v3.16b}, v12.16b
    str q29, [sp, #368]
    ext v29.16b, v3.16b, v3.16b, #4
    str q19, [sp, #256]
    tbl v19.16b, {v18.16b}, v12.16b
    ext v18.16b, v18.16b, v18.16b, #4
    tbl v30.16b, {v5.16b}, v30.16b
    str q26, [sp, #272]
    ext v26.16b, v1.16b, v1.16b, #4
    tbl v10.16b, {v1.16b}, v10.16b
    eor v6.16b, v6.16b, v13.16b
    eor v4.16b, v4.16b, v20.16b
    ldr q13, [sp, #144]
    eor3 v5.16b, v7.16b, v13.16b, v5.16b
    ldr q7, [x3, #912]
    eor3 v7.16b, v7.16b, v31.16b, v16.16b
    ldr q31, [x3, #1008]
    eor3 v20.16b, v31.16b, v20.16b, v28.16b
    eor3 v3.16b, v25.16b, v3.16b, v27.16b
    eor v2.16b, v2.16b, v27.16b
    ext v25.16b, v16.16b, v16.16b, #4
    tbl v16.16b, {v16.16b}, v12.16b
    tbl v27.16b, {v28.16b}, v12.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ldr q31, [x3, #896]
    ldr q13, [sp, #336]
    eor3 v29.16b, v31.16b, v13.16b, v29.16b
    ldr q31, [x3, #784]
    eor3 v19.16b, v31.16b, v11.16b, v19.16b
    ldr q31, [x3, #768]
    ldr q11, [sp, #192]
    eor3 v18.16b, v31.16b, v11.16b, v18.16b
    ext v31.16b, v22.16b, v22.16b, #4
    tbl v11.16b, {v22.16b}, v12.16b
    eor v5.16b, v6.16b, v5.16b
    ldr q13, [x3, #880]
    eor3 v24.16b, v13.16b, v24.16b, v4.16b
    eor3 v22.16b, v9.16b, v22.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    ldr q30, [sp, #160]
    ldr q9, [sp, #288]
    eor3 v30.16b, v30.16b, v9.16b, v6.16b
    tbl v9.16b, {v2.16b}, v12.16b
    ext v13.16b, v4.16b, v4.16b, #4
    str q2, [sp, #288]
    ext v2.16b, v2.16b, v2.16b, #4
    str q19, [sp, #160]
    tbl v19.16b, {v4.16b}, v12.16b
    str q18, [sp, #192]
    ldr q18, [sp, #64]
    eor3 v0.16b, v18.16b, v0.16b, v31.16b
    ext v18.16b, v1.16b, v1.16b, #4
    eor v29.16b, v29.16b, v30.16b
    eor3 v21.16b, v23.16b, v21.16b, v13.16b
    eor3 v7.16b, v14.16b, v4.16b, v7.16b
    tbl v23.16b, {v1.16b}, v12.16b
    eor v19.16b, v19.16b, v20.16b
    eor v0.16b, v6.16b, v0.16b
    eor3 v17.16b, v17.16b, v10.16b, v18.16b
    // round 4 (aes.dsl:47)
    eor v18.16b, v29.16b, v21.16b
    // round 3 (aes.dsl:47)
    ldr q20, [x3, #976]
    eor3 v30.16b, v4.16b, v11.16b, v8.16b
    eor v22.16b, v22.16b, v23.16b
    // round 4 (aes.dsl:47)
    eor v23.16b, v7.16b, v19.16b
    // round 3 (aes.dsl:47)
    ldr q31, [sp, #272]
    eor3 v2.16b, v31.16b, v15.16b, v2.16b
    eor3 v5.16b, v26.16b, v25.16b, v5.16b
    // round 4 (aes.dsl:47)
    eor3 v25.16b, v0.16b, v17.16b, v18.16b
    // round 3 (aes.dsl:47)
    eor v3.16b, v3.16b, v9.16b
    eor3 v1.16b, v16.16b, v1.16b, v24.16b
    // round 4 (aes.dsl:47)
    eor3 v16.16b, v30.16b, v22.16b, v23.16b
    // round 3 (aes.dsl:47)
    ldr q24, [x3, #960]
    ldr q26, [sp, #256]
    eor3 v24.16b, v24.16b, v26.16b, v28.16b
    // round 4 (aes.dsl:47)
    eor3 v26.16b, v0.16b, v5.16b, v18.16b
    eor3 v28.16b, v0.16b, v2.16b, v25.16b
    // round 3 (aes.dsl:47)
    ldr q31, [sp, #368]
    eor3 v20.16b, v20.16b, v31.16b, v27.16b
    // round 4 (aes.dsl:47)
    eor3 v27.16b, v30.16b, v1.16b, v23.16b
    eor3 v31.16b, v30.16b, v3.16b, v16.16b
    // round 3 (aes.dsl:47)
    ldr q8, [sp, #192]
    eor v6.16b, v6.16b, v8.16b
    ldr q8, [sp, #80]
    ldr q9, [sp, #208]
    eor3 v24.16b, v8.16b, v9.16b, v24.16b
    // round 4 (aes.dsl:47)
    movi v8.16b, #255
    eor3 v9.16b, v26.16b, v28.16b, v8.16b
    // round 3 (aes.dsl:47)
    ldr q10, [sp, #160]
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [sp, #288]
    eor v20.16b, v10.16b, v20.16b
    // round 4 (aes.dsl:47)
    eor3 v10.16b, v27.16b, v31.16b, v8.16b
    eor v11.16b, v0.16b, v21.16b
    eor3 v13.16b, v2.16b, v24.16b, v26.16b
    eor3 v14.16b, v6.16b, v28.16b, v9.16b
    eor v15.16b, v30.16b, v19.16b
    eor3 v12.16b, v3.16b, v20.16b, v27.16b
    eor3 v8.16b, v4.16b, v31.16b, v10.16b
    str q14, [sp, #288]
    eor3 v14.16b, v29.16b, v13.16b, v14.16b
    str q1, [sp, #160]
    eor3 v1.16b, v0.16b, v17.16b, v11.16b
    str q15, [sp, #208]
    eor3 v15.16b, v30.16b, v22.16b, v15.16b
    str q8, [sp, #80]
    eor3 v8.16b, v7.16b, v12.16b, v8.16b
    eor3 v17.16b, v17.16b, v2.16b, v13.16b
    eor3 v2.16b, v2.16b, v21.16b, v28.16b
    str q5, [sp, #192]
    eor v5.16b, v25.16b, v14.16b
    str q13, [sp, #368]
    and v13.16b, v1.16b, v13.16b
    str q11, [sp, #256]
    eor3 v11.16b, v3.16b, v19.16b, v31.16b
    str q23, [sp, #272]
    eor v23.16b, v16.16b, v8.16b
    eor3 v3.16b, v22.16b, v3.16b, v12.16b
    orr v22.16b, v28.16b, v2.16b
    str q1, [sp, #64]
    eor3 v1.16b, v0.16b, v1.16b, v5.16b
    str q12, [sp, #336]
    and v12.16b, v15.16b, v12.16b
    str q31, [sp, #144]
    orr v31.16b, v31.16b, v11.16b
    str q15, [sp, #352]
    eor3 v15.16b, v30.16b, v15.16b, v23.16b
    eor3 v21.16b, v29.16b, v21.16b, v14.16b
    mvn v29.16b, v14.16b
    str q14, [sp, #112]
    bcax v14.16b, v22.16b, v0.16b, v1.16b
    eor3 v7.16b, v7.16b, v19.16b, v8.16b
    mvn v19.16b, v8.16b
    str q8, [sp, #176]
    bcax v8.16b, v31.16b, v30.16b, v15.16b
    bcax v29.16b, v13.16b, v6.16b, v29.16b
    str q6, [sp, #128]
    eor v6.16b, v9.16b, v1.16b
    eor3 v24.16b, v24.16b, v26.16b, v14.16b
    bcax v19.16b, v12.16b, v4.16b, v19.16b
    str q4, [sp, #304]
    eor v4.16b, v10.16b, v15.16b
    eor3 v20.16b, v20.16b, v27.16b, v8.16b
    str q25, [sp, #240]
    orr v25.16b, v25.16b, v26.16b
    str q11, [sp, #224]
    bcax v11.16b, v29.16b, v18.16b, v17.16b
    bcax v24.16b, v24.16b, v6.16b, v21.16b
    str q16, [sp, #96]
    orr v16.16b, v16.16b, v27.16b
    str q6, [sp, #320]
    ldr q6, [sp, #272]
    bcax v6.16b, v19.16b, v6.16b, v3.16b
    bcax v20.16b, v20.16b, v4.16b, v7.16b
    eor3 v22.16b, v29.16b, v17.16b, v22.16b
    eor3 v29.16b, v29.16b, v11.16b, v14.16b
    eor3 v24.16b, v13.16b, v21.16b, v24.16b
    eor3 v31.16b, v19.16b, v3.16b, v31.16b
    eor3 v19.16b, v19.16b, v6.16b, v8.16b
    eor3 v20.16b, v12.16b, v7.16b, v20.16b
    eor v25.16b, v25.16b, v11.16b
    ldr q8, [sp, #256]
    bcax v29.16b, v29.16b, v9.16b, v8.16b
    ldr q11, [sp, #192]
    movi v12.16b, #255
    eor3 v24.16b, v11.16b, v24.16b, v12.16b
    eor v6.16b, v16.16b, v6.16b
    ldr q16, [sp, #208]
    bcax v19.16b, v19.16b, v10.16b, v16.16b
    ldr q11, [sp, #160]
    eor3 v20.16b, v11.16b, v20.16b, v12.16b
    ldr q11, [sp, #288]
    bcax v22.16b, v22.16b, v11.16b, v5.16b
    bcax v13.16b, v24.16b, v25.16b, v29.16b
    ldr q14, [sp, #80]
    bcax v31.16b, v31.16b, v14.16b, v23.16b
    bcax v12.16b, v20.16b, v6.16b, v19.16b
    bcax v14.16b, v22.16b, v13.16b, v25.16b
    bcax v11.16b, v31.16b, v12.16b, v6.16b
    str q4, [sp, #160]
    mov v4.16b, v29.16b
    bsl v4.16b, v14.16b, v24.16b
    bcax v24.16b, v13.16b, v24.16b, v14.16b
    str q3, [sp, #192]
    bcax v3.16b, v12.16b, v20.16b, v11.16b
    orr v5.16b, v5.16b, v4.16b
    bit v22.16b, v24.16b, v25.16b
    bsl v13.16b, v24.16b, v29.16b
    bsl v12.16b, v3.16b, v19.16b
    bit v31.16b, v3.16b, v6.16b
    bsl v19.16b, v11.16b, v20.16b
    bcax v3.16b, v25.16b, v22.16b, v14.16b
    and v20.16b, v8.16b, v22.16b
    eor v24.16b, v4.16b, v13.16b
    eor v25.16b, v22.16b, v13.16b
    bcax v6.16b, v6.16b, v31.16b, v11.16b
    orr v23.16b, v23.16b, v19.16b
    and v16.16b, v16.16b, v31.16b
    eor v29.16b, v19.16b, v12.16b
    eor v8.16b, v31.16b, v12.16b
    orn v1.16b, v1.16b, v3.16b
    bcax v0.16b, v20.16b, v3.16b, v0.16b
    eor3 v11.16b, v22.16b, v3.16b, v24.16b
    orn v14.16b, v15.16b, v6.16b
    bcax v30.16b, v16.16b, v6.16b, v30.16b
    eor3 v15.16b, v31.16b, v6.16b, v29.16b
    bcax v9.16b, v1.16b, v22.16b, v9.16b
    bcax v3.16b, v22.16b, v1.16b, v3.16b
    orn v18.16b, v11.16b, v18.16b
    bcax v10.16b, v14.16b, v31.16b, v10.16b
    bcax v6.16b, v31.16b, v14.16b, v6.16b
    str q14, [sp, #208]
    ldr q14, [sp, #272]
    orn v14.16b, v15.16b, v14.16b
    bcax v26.16b, v9.16b, v13.16b, v26.16b
    bcax v20.16b, v20.16b, v21.16b, v3.16b
    eor3 v21.16b, v22.16b, v4.16b, v3.16b
    bcax v22.16b, v9.16b, v25.16b, v28.16b
    bcax v2.16b, v18.16b, v25.16b, v2.16b
    bcax v25.16b, v10.16b, v12.16b, v27.16b
    bcax v7.16b, v16.16b, v7.16b, v6.16b
    eor3 v16.16b, v31.16b, v19.16b, v6.16b
    ldr q27, [sp, #224]
    bcax v27.16b, v14.16b, v8.16b, v27.16b
    ldr q28, [sp, #144]
    bcax v28.16b, v10.16b, v8.16b, v28.16b
    ldr q31, [sp, #288]
    bcax v4.16b, v26.16b, v31.16b, v4.16b
    ldr q31, [sp, #128]
    bcax v26.16b, v26.16b, v31.16b, v24.16b
    bcax v17.16b, v22.16b, v17.16b, v11.16b
    eor v5.16b, v5.16b, v2.16b
    ldr q31, [sp, #80]
    bcax v19.16b, v25.16b, v31.16b, v19.16b
    ldr q31, [sp, #304]
    bcax v25.16b, v25.16b, v31.16b, v29.16b
    ldr q31, [sp, #192]
    bcax v31.16b, v28.16b, v31.16b, v15.16b
    eor v23.16b, v23.16b, v27.16b
    eor3 v22.16b, v9.16b, v26.16b, v22.16b
    ldr q8, [sp, #240]
    bcax v8.16b, v5.16b, v13.16b, v8.16b
    ldr q9, [sp, #320]
    bcax v3.16b, v26.16b, v9.16b, v3.16b
    ldr q26, [sp, #160]
    bcax v6.16b, v25.16b, v26.16b, v6.16b
    eor3 v25.16b, v10.16b, v25.16b, v28.16b
    ldr q26, [sp, #96]
    bcax v26.16b, v23.16b, v12.16b, v26.16b
    ldr q28, [sp, #368]
    bcax v22.16b, v22.16b, v21.16b, v28.16b
    eor v4.16b, v4.16b, v8.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    ldr q2, [sp, #336]
    bcax v2.16b, v25.16b, v16.16b, v2.16b
    eor3 v25.16b, v30.16b, v6.16b, v27.16b
    eor v19.16b, v19.16b, v26.16b
    eor3 v1.16b, v1.16b, v3.16b, v4.16b
    eor3 v3.16b, v18.16b, v17.16b, v4.16b
    eor3 v18.16b, v22.16b, v20.16b, v17.16b
    eor v20.16b, v0.16b, v22.16b
    rev32 v22.8h, v4.8h
    rev32 v27.8h, v0.8h
    eor3 v7.16b, v2.16b, v7.16b, v31.16b
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v25.16b, v25.16b, #8
    ldr q28, [sp, #208]
    eor3 v6.16b, v28.16b, v6.16b, v19.16b
    eor3 v28.16b, v14.16b, v31.16b, v19.16b
    ldr q30, [x3, #1232]
    ext v9.16b, v19.16b, v19.16b, #8
    eor3 v8.16b, v8.16b, v4.16b, v3.16b
    eor3 v5.16b, v5.16b, v17.16b, v18.16b
    ldr q17, [x3, #1168]
    ldr q11, [sp, #64]
    bcax v18.16b, v18.16b, v21.16b, v11.16b
    rev32 v21.8h, v20.8h
    rev32 v11.8h, v3.8h
    ldr q12, [x3, #1072]
    ldr q13, [x3, #1200]
    rev32 v14.8h, v1.8h
    ldr q15, [sp, #352]
    bcax v16.16b, v7.16b, v16.16b, v15.16b
    eor3 v7.16b, v23.16b, v31.16b, v7.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor3 v19.16b, v26.16b, v19.16b, v28.16b
    ext v26.16b, v28.16b, v28.16b, #8
    ldr q28, [x3, #1056]
    ext v6.16b, v6.16b, v6.16b, #8
    eor v23.16b, v4.16b, v9.16b
    eor v31.16b, v0.16b, v25.16b
    str q0, [sp, #352]
    eor v15.16b, v25.16b, v20.16b
    ldr q0, [sp, #112]
    bcax v0.16b, v5.16b, v0.16b, v24.16b
    rev32 v5.8h, v18.8h
    ldr q24, [x3, #1184]
    ldr q10, [x8, #32]
    tbl v10.16b, {v8.16b}, v10.16b
    eor3 v4.16b, v17.16b, v4.16b, v14.16b
    ext v16.16b, v16.16b, v16.16b, #8
    ldr q17, [sp, #176]
    bcax v7.16b, v7.16b, v17.16b, v29.16b
    ext v17.16b, v19.16b, v19.16b, #8
    rev32 v29.8h, v23.8h
    eor v14.16b, v9.16b, v18.16b
    str q21, [sp, #176]
    eor v21.16b, v26.16b, v8.16b
    str q26, [sp, #112]
    eor v26.16b, v3.16b, v26.16b
    eor3 v28.16b, v28.16b, v2.16b, v31.16b
    rev32 v31.8h, v31.8h
    eor3 v27.16b, v12.16b, v27.16b, v15.16b
    eor v20.16b, v20.16b, v2.16b
    eor v15.16b, v1.16b, v6.16b
    rev32 v12.8h, v0.8h
    eor3 v3.16b, v30.16b, v3.16b, v5.16b
    ext v5.16b, v7.16b, v7.16b, #8
    eor v7.16b, v19.16b, v10.16b
    eor3 v19.16b, v24.16b, v23.16b, v16.16b
    eor3 v22.16b, v13.16b, v22.16b, v14.16b
    eor v23.16b, v8.16b, v17.16b
    eor v18.16b, v18.16b, v16.16b
    ldr q24, [x3, #1264]
    eor3 v21.16b, v24.16b, v11.16b, v21.16b
    ldr q24, [x3, #1248]
    eor3 v17.16b, v24.16b, v17.16b, v26.16b
    rev32 v24.8h, v26.8h
    ldr q26, [x3, #1024]
    eor3 v25.16b, v26.16b, v25.16b, v31.16b
    rev32 v26.8h, v20.8h
    eor v2.16b, v2.16b, v0.16b
    ldr q30, [x3, #1152]
    eor3 v30.16b, v30.16b, v9.16b, v15.16b
    rev32 v8.8h, v15.8h
    eor3 v4.16b, v6.16b, v29.16b, v4.16b
    ldr q9, [x3, #1136]
    eor3 v1.16b, v9.16b, v1.16b, v12.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ldr q9, [x3, #1120]
    eor3 v6.16b, v9.16b, v6.16b, v23.16b
    rev32 v9.8h, v23.8h
    eor v0.16b, v0.16b, v5.16b
    rev32 v10.8h, v18.8h
    ldr q11, [x3, #1088]
    eor3 v20.16b, v11.16b, v20.16b, v5.16b
    eor3 v28.16b, v23.16b, v26.16b, v28.16b
    eor3 v29.16b, v29.16b, v23.16b, v30.16b
    eor v17.16b, v9.16b, v17.16b
    rev32 v30.8h, v0.8h
    ldr q11, [x3, #1104]
    ldr q12, [sp, #176]
    eor3 v2.16b, v11.16b, v12.16b, v2.16b
    eor v4.16b, v7.16b, v4.16b
    eor v21.16b, v21.16b, v9.16b
    ldr q9, [x3, #1216]
    eor v1.16b, v7.16b, v1.16b
    eor v20.16b, v20.16b, v30.16b
    // round 5 (aes.dsl:47)
    eor v11.16b, v29.16b, v17.16b
    // round 4 (aes.dsl:47)
    ldr q12, [x3, #1040]
    eor3 v26.16b, v27.16b, v26.16b, v7.16b
    eor v2.16b, v2.16b, v30.16b
    // round 5 (aes.dsl:47)
    eor v27.16b, v4.16b, v21.16b
    // round 4 (aes.dsl:47)
    eor v19.16b, v19.16b, v10.16b
    eor3 v0.16b, v8.16b, v0.16b, v6.16b
    // round 5 (aes.dsl:47)
    eor3 v6.16b, v28.16b, v20.16b, v11.16b
    // round 4 (aes.dsl:47)
    eor v22.16b, v22.16b, v10.16b
    eor3 v1.16b, v5.16b, v8.16b, v1.16b
    // round 5 (aes.dsl:47)
    eor3 v5.16b, v26.16b, v2.16b, v27.16b
    // round 4 (aes.dsl:47)
    ldr q30, [sp, #112]
    eor3 v30.16b, v9.16b, v30.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor3 v8.16b, v28.16b, v0.16b, v11.16b
    eor3 v9.16b, v28.16b, v19.16b, v6.16b
    // round 4 (aes.dsl:47)
    ldr q10, [sp, #352]
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    // round 5 (aes.dsl:47)
    eor3 v10.16b, v26.16b, v1.16b, v27.16b
    eor3 v12.16b, v26.16b, v22.16b, v5.16b
    // round 4 (aes.dsl:47)
    eor v23.16b, v23.16b, v25.16b
    eor v18.16b, v18.16b, v30.16b
    // round 5 (aes.dsl:47)
    movi v25.16b, #255
    eor3 v30.16b, v8.16b, v9.16b, v25.16b
    // round 4 (aes.dsl:47)
    eor3 v3.16b, v16.16b, v24.16b, v3.16b
    eor v7.16b, v31.16b, v7.16b
    // round 5 (aes.dsl:47)
    eor3 v16.16b, v10.16b, v12.16b, v25.16b
    eor3 v24.16b, v19.16b, v18.16b, v8.16b
    eor3 v31.16b, v23.16b, v9.16b, v30.16b
    eor3 v13.16b, v22.16b, v3.16b, v10.16b
    eor3 v14.16b, v7.16b, v12.16b, v16.16b
    mvn v15.16b, v23.16b
    str q23, [sp, #352]
    eor v23.16b, v28.16b, v17.16b
    eor3 v25.16b, v29.16b, v24.16b, v31.16b
    str q31, [sp, #112]
    eor v31.16b, v26.16b, v21.16b
    str q7, [sp, #176]
    mvn v7.16b, v7.16b
    str q14, [sp, #64]
    eor3 v14.16b, v4.16b, v13.16b, v14.16b
    str q1, [sp, #208]
    eor3 v1.16b, v28.16b, v20.16b, v23.16b
    str q0, [sp, #336]
    eor3 v0.16b, v19.16b, v17.16b, v9.16b
    str q23, [sp, #368]
    eor v23.16b, v6.16b, v25.16b
    str q31, [sp, #96]
    eor3 v31.16b, v26.16b, v2.16b, v31.16b
    str q27, [sp, #160]
    eor3 v27.16b, v22.16b, v21.16b, v12.16b
    str q5, [sp, #320]
    eor v5.16b, v5.16b, v14.16b
    eor3 v19.16b, v20.16b, v19.16b, v24.16b
    orr v20.16b, v9.16b, v0.16b
    str q9, [sp, #240]
    eor3 v9.16b, v28.16b, v1.16b, v23.16b
    str q1, [sp, #192]
    and v1.16b, v1.16b, v24.16b
    str q24, [sp, #304]
    orr v24.16b, v12.16b, v27.16b
    str q12, [sp, #80]
    eor3 v12.16b, v26.16b, v31.16b, v5.16b
    eor3 v2.16b, v2.16b, v22.16b, v13.16b
    and v22.16b, v31.16b, v13.16b
    str q31, [sp, #128]
    bcax v31.16b, v20.16b, v28.16b, v9.16b
    eor3 v17.16b, v29.16b, v17.16b, v25.16b
    bcax v29.16b, v1.16b, v25.16b, v15.16b
    bcax v15.16b, v24.16b, v26.16b, v12.16b
    eor3 v4.16b, v4.16b, v21.16b, v14.16b
    eor v21.16b, v30.16b, v9.16b
    eor3 v18.16b, v18.16b, v8.16b, v31.16b
    bcax v7.16b, v22.16b, v14.16b, v7.16b
    str q14, [sp, #288]
    eor v14.16b, v16.16b, v12.16b
    eor3 v3.16b, v3.16b, v10.16b, v15.16b
    str q25, [sp, #144]
    orr v25.16b, v6.16b, v8.16b
    str q13, [sp, #224]
    bcax v13.16b, v29.16b, v11.16b, v19.16b
    bcax v18.16b, v18.16b, v21.16b, v17.16b
    str q6, [sp, #272]
    ldr q6, [sp, #320]
    orr v6.16b, v6.16b, v10.16b
    str q21, [sp, #256]
    ldr q21, [sp, #160]
    bcax v21.16b, v7.16b, v21.16b, v2.16b
    bcax v3.16b, v3.16b, v14.16b, v4.16b
    eor3 v20.16b, v29.16b, v19.16b, v20.16b
    eor3 v29.16b, v29.16b, v13.16b, v31.16b
    eor3 v1.16b, v1.16b, v17.16b, v18.16b
    eor3 v18.16b, v7.16b, v2.16b, v24.16b
    eor3 v7.16b, v7.16b, v21.16b, v15.16b
    eor3 v3.16b, v22.16b, v4.16b, v3.16b
    eor v22.16b, v25.16b, v13.16b
    ldr q24, [sp, #368]
    bcax v25.16b, v29.16b, v30.16b, v24.16b
    ldr q29, [sp, #336]
    movi v31.16b, #255
    eor3 v1.16b, v29.16b, v1.16b, v31.16b
    eor v6.16b, v6.16b, v21.16b
    ldr q21, [sp, #96]
    bcax v7.16b, v7.16b, v16.16b, v21.16b
    ldr q29, [sp, #208]
    eor3 v3.16b, v29.16b, v3.16b, v31.16b
    ldr q29, [sp, #112]
    bcax v20.16b, v20.16b, v29.16b, v23.16b
    bcax v13.16b, v1.16b, v22.16b, v25.16b
    ldr q15, [sp, #64]
    bcax v18.16b, v18.16b, v15.16b, v5.16b
    bcax v31.16b, v3.16b, v6.16b, v7.16b
    bcax v15.16b, v20.16b, v13.16b, v22.16b
    bcax v29.16b, v18.16b, v31.16b, v6.16b
    str q14, [sp, #208]
    bcax v14.16b, v13.16b, v1.16b, v15.16b
    str q2, [sp, #336]
    mov v2.16b, v7.16b
    bsl v2.16b, v29.16b, v3.16b
    bcax v3.16b, v31.16b, v3.16b, v29.16b
    bsl v13.16b, v14.16b, v25.16b
    bit v20.16b, v14.16b, v22.16b
    bsl v25.16b, v15.16b, v1.16b
    orr v1.16b, v5.16b, v2.16b
    bsl v31.16b, v3.16b, v7.16b
    bit v18.16b, v3.16b, v6.16b
    bcax v3.16b, v22.16b, v20.16b, v15.16b
    orr v5.16b, v23.16b, v25.16b
    and v7.16b, v24.16b, v20.16b
    eor v22.16b, v25.16b, v13.16b
    eor v23.16b, v20.16b, v13.16b
    bcax v6.16b, v6.16b, v18.16b, v29.16b
    and v21.16b, v21.16b, v18.16b
    eor v24.16b, v2.16b, v31.16b
    eor v29.16b, v18.16b, v31.16b
    orn v9.16b, v9.16b, v3.16b
    bcax v28.16b, v7.16b, v3.16b, v28.16b
    eor3 v14.16b, v20.16b, v3.16b, v22.16b
    orn v12.16b, v12.16b, v6.16b
    bcax v26.16b, v21.16b, v6.16b, v26.16b
    eor3 v15.16b, v18.16b, v6.16b, v24.16b
    bcax v30.16b, v9.16b, v20.16b, v30.16b
    bcax v3.16b, v20.16b, v9.16b, v3.16b
    orn v11.16b, v14.16b, v11.16b
    bcax v16.16b, v12.16b, v18.16b, v16.16b
    bcax v6.16b, v18.16b, v12.16b, v6.16b
    str q12, [sp, #96]
    ldr q12, [sp, #160]
    orn v12.16b, v15.16b, v12.16b
    bcax v8.16b, v30.16b, v13.16b, v8.16b
    bcax v7.16b, v7.16b, v17.16b, v3.16b
    eor3 v17.16b, v20.16b, v25.16b, v3.16b
    bcax v0.16b, v11.16b, v23.16b, v0.16b
    ldr q20, [sp, #240]
    bcax v20.16b, v30.16b, v23.16b, v20.16b
    bcax v23.16b, v16.16b, v31.16b, v10.16b
    bcax v4.16b, v21.16b, v4.16b, v6.16b
    eor3 v18.16b, v18.16b, v2.16b, v6.16b
    bcax v21.16b, v12.16b, v29.16b, v27.16b
    ldr q27, [sp, #80]
    bcax v27.16b, v16.16b, v29.16b, v27.16b
    ldr q29, [sp, #112]
    bcax v25.16b, v8.16b, v29.16b, v25.16b
    ldr q29, [sp, #352]
    bcax v29.16b, v8.16b, v29.16b, v22.16b
    bcax v19.16b, v20.16b, v19.16b, v14.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q8, [sp, #64]
    bcax v2.16b, v23.16b, v8.16b, v2.16b
    ldr q8, [sp, #176]
    bcax v23.16b, v23.16b, v8.16b, v24.16b
    ldr q8, [sp, #336]
    bcax v8.16b, v27.16b, v8.16b, v15.16b
    eor v1.16b, v1.16b, v21.16b
    ldr q10, [sp, #256]
    bcax v3.16b, v29.16b, v10.16b, v3.16b
    eor3 v20.16b, v30.16b, v29.16b, v20.16b
    ldr q29, [sp, #272]
    bcax v29.16b, v5.16b, v13.16b, v29.16b
    ldr q30, [sp, #208]
    bcax v6.16b, v23.16b, v30.16b, v6.16b
    eor3 v16.16b, v16.16b, v23.16b, v27.16b
    ldr q23, [sp, #320]
    bcax v23.16b, v1.16b, v31.16b, v23.16b
    ldr q27, [sp, #304]
    bcax v20.16b, v20.16b, v17.16b, v27.16b
    eor3 v0.16b, v28.16b, v3.16b, v0.16b
    eor v25.16b, v25.16b, v29.16b
    ldr q27, [sp, #224]
    bcax v16.16b, v16.16b, v18.16b, v27.16b
    eor3 v21.16b, v26.16b, v6.16b, v21.16b
    eor v2.16b, v2.16b, v23.16b
    eor3 v7.16b, v20.16b, v7.16b, v19.16b
    eor v20.16b, v0.16b, v20.16b
    eor3 v3.16b, v9.16b, v3.16b, v25.16b
    eor3 v28.16b, v11.16b, v19.16b, v25.16b
    ldr q30, [x8, #0]
    tbl v31.16b, {v25.16b}, v30.16b
    tbl v11.16b, {v0.16b}, v30.16b
    eor3 v4.16b, v16.16b, v4.16b, v8.16b
    eor v16.16b, v21.16b, v16.16b
    ldr q13, [x3, #1440]
    ldr q14, [x3, #1312]
    ldr q15, [sp, #96]
    eor3 v6.16b, v15.16b, v6.16b, v2.16b
    eor3 v12.16b, v12.16b, v8.16b, v2.16b
    ext v15.16b, v2.16b, v2.16b, #4
    ldr q10, [x8, #16]
    tbl v26.16b, {v2.16b}, v10.16b
    tbl v9.16b, {v21.16b}, v10.16b
    ext v27.16b, v21.16b, v21.16b, #4
    str q26, [sp, #96]
    ldr q26, [sp, #192]
    bcax v17.16b, v7.16b, v17.16b, v26.16b
    eor3 v5.16b, v5.16b, v19.16b, v7.16b
    eor3 v7.16b, v29.16b, v25.16b, v28.16b
    ldr q19, [x3, #1344]
    tbl v29.16b, {v28.16b}, v30.16b
    tbl v26.16b, {v3.16b}, v30.16b
    str q9, [sp, #192]
    tbl v9.16b, {v20.16b}, v30.16b
    str q3, [sp, #224]
    ldr q3, [sp, #128]
    bcax v3.16b, v4.16b, v18.16b, v3.16b
    eor3 v1.16b, v1.16b, v8.16b, v4.16b
    eor3 v4.16b, v23.16b, v2.16b, v12.16b
    tbl v18.16b, {v12.16b}, v10.16b
    ext v23.16b, v12.16b, v12.16b, #4
    ext v8.16b, v6.16b, v6.16b, #4
    str q18, [sp, #128]
    tbl v18.16b, {v6.16b}, v10.16b
    str q8, [sp, #304]
    ext v8.16b, v16.16b, v16.16b, #4
    str q18, [sp, #320]
    tbl v18.16b, {v16.16b}, v10.16b
    str q18, [sp, #208]
    ldr q18, [x3, #1376]
    eor v21.16b, v21.16b, v11.16b
    eor v2.16b, v2.16b, v31.16b
    eor3 v25.16b, v13.16b, v25.16b, v15.16b
    eor3 v0.16b, v14.16b, v0.16b, v27.16b
    ldr q27, [sp, #144]
    bcax v5.16b, v5.16b, v27.16b, v22.16b
    tbl v22.16b, {v7.16b}, v30.16b
    tbl v27.16b, {v17.16b}, v30.16b
    ldr q13, [sp, #288]
    bcax v1.16b, v1.16b, v13.16b, v24.16b
    tbl v24.16b, {v4.16b}, v10.16b
    ext v13.16b, v4.16b, v4.16b, #4
    ext v14.16b, v3.16b, v3.16b, #4
    tbl v15.16b, {v3.16b}, v10.16b
    eor v16.16b, v16.16b, v9.16b
    eor3 v19.16b, v19.16b, v20.16b, v8.16b
    ldr q20, [x3, #1504]
    eor3 v20.16b, v20.16b, v28.16b, v23.16b
    ldr q23, [x3, #1456]
    eor v28.16b, v12.16b, v29.16b
    eor v6.16b, v6.16b, v26.16b
    ldr q8, [x3, #1328]
    eor3 v8.16b, v8.16b, v9.16b, v21.16b
    ldr q9, [x3, #1360]
    ldr q12, [x8, #32]
    str q14, [sp, #288]
    tbl v14.16b, {v2.16b}, v12.16b
    str q29, [sp, #144]
    ext v29.16b, v2.16b, v2.16b, #4
    str q17, [sp, #272]
    tbl v17.16b, {v21.16b}, v12.16b
    ext v21.16b, v21.16b, v21.16b, #4
    tbl v30.16b, {v5.16b}, v30.16b
    str q25, [sp, #256]
    ext v25.16b, v1.16b, v1.16b, #4
    tbl v10.16b, {v1.16b}, v10.16b
    eor v7.16b, v7.16b, v13.16b
    eor v4.16b, v4.16b, v22.16b
    ldr q13, [sp, #320]
    eor3 v5.16b, v18.16b, v13.16b, v5.16b
    ldr q18, [x3, #1424]
    eor3 v18.16b, v18.16b, v31.16b, v6.16b
    ldr q31, [x3, #1520]
    eor3 v22.16b, v31.16b, v22.16b, v28.16b
    eor3 v2.16b, v23.16b, v2.16b, v27.16b
    eor v3.16b, v3.16b, v27.16b
    ext v23.16b, v6.16b, v6.16b, #4
    tbl v6.16b, {v6.16b}, v12.16b
    tbl v27.16b, {v28.16b}, v12.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ldr q31, [x3, #1408]
    ldr q13, [sp, #224]
    eor3 v29.16b, v31.16b, v13.16b, v29.16b
    ldr q31, [x3, #1296]
    eor3 v17.16b, v31.16b, v11.16b, v17.16b
    ldr q31, [x3, #1280]
    ldr q11, [sp, #192]
    eor3 v21.16b, v31.16b, v11.16b, v21.16b
    ext v31.16b, v16.16b, v16.16b, #4
    tbl v11.16b, {v16.16b}, v12.16b
    eor v5.16b, v7.16b, v5.16b
    ldr q13, [x3, #1392]
    eor3 v26.16b, v13.16b, v26.16b, v4.16b
    eor3 v16.16b, v9.16b, v16.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    ldr q30, [sp, #96]
    ldr q9, [sp, #304]
    eor3 v30.16b, v30.16b, v9.16b, v7.16b
    tbl v9.16b, {v3.16b}, v12.16b
    ext v13.16b, v4.16b, v4.16b, #4
    str q3, [sp, #304]
    ext v3.16b, v3.16b, v3.16b, #4
    str q17, [sp, #96]
    tbl v17.16b, {v4.16b}, v12.16b
    str q21, [sp, #192]
    ldr q21, [sp, #208]
    eor3 v0.16b, v21.16b, v0.16b, v31.16b
    ext v21.16b, v1.16b, v1.16b, #4
    eor v29.16b, v29.16b, v30.16b
    eor3 v20.16b, v24.16b, v20.16b, v13.16b
    eor3 v18.16b, v14.16b, v4.16b, v18.16b
    tbl v24.16b, {v1.16b}, v12.16b
    eor v17.16b, v17.16b, v22.16b
    eor v0.16b, v7.16b, v0.16b
    eor3 v19.16b, v19.16b, v10.16b, v21.16b
    // round 6 (aes.dsl:47)
    eor v21.16b, v29.16b, v20.16b
    // round 5 (aes.dsl:47)
    ldr q22, [x3, #1488]
    eor3 v30.16b, v4.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor v24.16b, v18.16b, v17.16b
    // round 5 (aes.dsl:47)
    ldr q31, [sp, #256]
    eor3 v3.16b, v31.16b, v15.16b, v3.16b
    eor3 v5.16b, v25.16b, v23.16b, v5.16b
    // round 6 (aes.dsl:47)
    eor3 v23.16b, v0.16b, v19.16b, v21.16b
    // round 5 (aes.dsl:47)
    eor v2.16b, v2.16b, v9.16b
    eor3 v1.16b, v6.16b, v1.16b, v26.16b
    // round 6 (aes.dsl:47)
    eor3 v6.16b, v30.16b, v16.16b, v24.16b
    // round 5 (aes.dsl:47)
    ldr q25, [x3, #1472]
    ldr q26, [sp, #272]
    eor3 v25.16b, v25.16b, v26.16b, v28.16b
    // round 6 (aes.dsl:47)
    eor3 v26.16b, v0.16b, v5.16b, v21.16b
    eor3 v28.16b, v0.16b, v3.16b, v23.16b
    // round 5 (aes.dsl:47)
    ldr q31, [sp, #144]
    eor3 v22.16b, v22.16b, v31.16b, v27.16b
    // round 6 (aes.dsl:47)
    eor3 v27.16b, v30.16b, v1.16b, v24.16b
    eor3 v31.16b, v30.16b, v2.16b, v6.16b
    // round 5 (aes.dsl:47)
    ldr q8, [sp, #192]
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [sp, #128]
    ldr q9, [sp, #288]
    eor3 v25.16b, v8.16b, v9.16b, v25.16b
    // round 6 (aes.dsl:47)
    movi v8.16b, #255
    eor3 v9.16b, v26.16b, v28.16b, v8.16b
    // round 5 (aes.dsl:47)
    ldr q10, [sp, #96]
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [sp, #304]
    eor v22.16b, v10.16b, v22.16b
    // round 6 (aes.dsl:47)
    eor3 v10.16b, v27.16b, v31.16b, v8.16b
    eor v11.16b, v0.16b, v20.16b
    eor3 v13.16b, v3.16b, v25.16b, v26.16b
    eor3 v14.16b, v7.16b, v28.16b, v9.16b
    eor v15.16b, v30.16b, v17.16b
    eor3 v12.16b, v2.16b, v22.16b, v27.16b
    eor3 v8.16b, v4.16b, v31.16b, v10.16b
    str q14, [sp, #304]
    eor3 v14.16b, v29.16b, v13.16b, v14.16b
    str q1, [sp, #96]
    eor3 v1.16b, v0.16b, v19.16b, v11.16b
    str q15, [sp, #288]
    eor3 v15.16b, v30.16b, v16.16b, v15.16b
    str q8, [sp, #128]
    eor3 v8.16b, v18.16b, v12.16b, v8.16b
    eor3 v19.16b, v19.16b, v3.16b, v13.16b
    eor3 v3.16b, v3.16b, v20.16b, v28.16b
    str q5, [sp, #192]
    eor v5.16b, v23.16b, v14.16b
    str q13, [sp, #144]
    and v13.16b, v1.16b, v13.16b
    str q11, [sp, #272]
    eor3 v11.16b, v2.16b, v17.16b, v31.16b
    str q24, [sp, #256]
    eor v24.16b, v6.16b, v8.16b
    eor3 v2.16b, v16.16b, v2.16b, v12.16b
    orr v16.16b, v28.16b, v3.16b
    str q1, [sp, #208]
    eor3 v1.16b, v0.16b, v1.16b, v5.16b
    str q12, [sp, #224]
    and v12.16b, v15.16b, v12.16b
    str q31, [sp, #320]
    orr v31.16b, v31.16b, v11.16b
    str q15, [sp, #336]
    eor3 v15.16b, v30.16b, v15.16b, v24.16b
    eor3 v20.16b, v29.16b, v20.16b, v14.16b
    mvn v29.16b, v14.16b
    str q14, [sp, #176]
    bcax v14.16b, v16.16b, v0.16b, v1.16b
    eor3 v17.16b, v18.16b, v17.16b, v8.16b
    mvn v18.16b, v8.16b
    str q8, [sp, #64]
    bcax v8.16b, v31.16b, v30.16b, v15.16b
    bcax v29.16b, v13.16b, v7.16b, v29.16b
    str q7, [sp, #352]
    eor v7.16b, v9.16b, v1.16b
    eor3 v25.16b, v25.16b, v26.16b, v14.16b
    bcax v18.16b, v12.16b, v4.16b, v18.16b
    str q4, [sp, #112]
    eor v4.16b, v10.16b, v15.16b
    eor3 v22.16b, v22.16b, v27.16b, v8.16b
    str q23, [sp, #80]
    orr v23.16b, v23.16b, v26.16b
    str q11, [sp, #240]
    bcax v11.16b, v29.16b, v21.16b, v19.16b
    bcax v25.16b, v25.16b, v7.16b, v20.16b
    str q6, [sp, #160]
    orr v6.16b, v6.16b, v27.16b
    str q7, [sp, #368]
    ldr q7, [sp, #256]
    bcax v7.16b, v18.16b, v7.16b, v2.16b
    bcax v22.16b, v22.16b, v4.16b, v17.16b
    eor3 v16.16b, v29.16b, v19.16b, v16.16b
    eor3 v29.16b, v29.16b, v11.16b, v14.16b
    eor3 v25.16b, v13.16b, v20.16b, v25.16b
    eor3 v31.16b, v18.16b, v2.16b, v31.16b
    eor3 v18.16b, v18.16b, v7.16b, v8.16b
    eor3 v22.16b, v12.16b, v17.16b, v22.16b
    eor v23.16b, v23.16b, v11.16b
    ldr q8, [sp, #272]
    bcax v29.16b, v29.16b, v9.16b, v8.16b
    ldr q11, [sp, #192]
    movi v12.16b, #255
    eor3 v25.16b, v11.16b, v25.16b, v12.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [sp, #288]
    bcax v18.16b, v18.16b, v10.16b, v7.16b
    ldr q11, [sp, #96]
    eor3 v22.16b, v11.16b, v22.16b, v12.16b
    ldr q11, [sp, #304]
    bcax v16.16b, v16.16b, v11.16b, v5.16b
    bcax v13.16b, v25.16b, v23.16b, v29.16b
    ldr q14, [sp, #128]
    bcax v31.16b, v31.16b, v14.16b, v24.16b
    bcax v12.16b, v22.16b, v6.16b, v18.16b
    bcax v14.16b, v16.16b, v13.16b, v23.16b
    bcax v11.16b, v31.16b, v12.16b, v6.16b
    str q4, [sp, #96]
    mov v4.16b, v29.16b
    bsl v4.16b, v14.16b, v25.16b
    bcax v25.16b, v13.16b, v25.16b, v14.16b
    str q2, [sp, #192]
    bcax v2.16b, v12.16b, v22.16b, v11.16b
    orr v5.16b, v5.16b, v4.16b
    bit v16.16b, v25.16b, v23.16b
    bsl v13.16b, v25.16b, v29.16b
    bsl v12.16b, v2.16b, v18.16b
    bit v31.16b, v2.16b, v6.16b
    bsl v18.16b, v11.16b, v22.16b
    bcax v2.16b, v23.16b, v16.16b, v14.16b
    and v22.16b, v8.16b, v16.16b
    eor v23.16b, v4.16b, v13.16b
    eor v25.16b, v16.16b, v13.16b
    bcax v6.16b, v6.16b, v31.16b, v11.16b
    orr v24.16b, v24.16b, v18.16b
    and v7.16b, v7.16b, v31.16b
    eor v29.16b, v18.16b, v12.16b
    eor v8.16b, v31.16b, v12.16b
    orn v1.16b, v1.16b, v2.16b
    bcax v0.16b, v22.16b, v2.16b, v0.16b
    eor3 v11.16b, v16.16b, v2.16b, v23.16b
    orn v14.16b, v15.16b, v6.16b
    bcax v30.16b, v7.16b, v6.16b, v30.16b
    eor3 v15.16b, v31.16b, v6.16b, v29.16b
    bcax v9.16b, v1.16b, v16.16b, v9.16b
    bcax v2.16b, v16.16b, v1.16b, v2.16b
    orn v21.16b, v11.16b, v21.16b
    bcax v10.16b, v14.16b, v31.16b, v10.16b
    bcax v6.16b, v31.16b, v14.16b, v6.16b
    str q14, [sp, #288]
    ldr q14, [sp, #256]
    orn v14.16b, v15.16b, v14.16b
    bcax v26.16b, v9.16b, v13.16b, v26.16b
    bcax v20.16b, v22.16b, v20.16b, v2.16b
    eor3 v16.16b, v16.16b, v4.16b, v2.16b
    bcax v22.16b, v9.16b, v25.16b, v28.16b
    bcax v3.16b, v21.16b, v25.16b, v3.16b
    bcax v25.16b, v10.16b, v12.16b, v27.16b
    bcax v7.16b, v7.16b, v17.16b, v6.16b
    eor3 v17.16b, v31.16b, v18.16b, v6.16b
    ldr q27, [sp, #240]
    bcax v27.16b, v14.16b, v8.16b, v27.16b
    ldr q28, [sp, #320]
    bcax v28.16b, v10.16b, v8.16b, v28.16b
    ldr q31, [sp, #304]
    bcax v4.16b, v26.16b, v31.16b, v4.16b
    ldr q31, [sp, #352]
    bcax v26.16b, v26.16b, v31.16b, v23.16b
    bcax v19.16b, v22.16b, v19.16b, v11.16b
    eor v5.16b, v5.16b, v3.16b
    ldr q31, [sp, #128]
    bcax v18.16b, v25.16b, v31.16b, v18.16b
    ldr q31, [sp, #112]
    bcax v25.16b, v25.16b, v31.16b, v29.16b
    ldr q31, [sp, #192]
    bcax v31.16b, v28.16b, v31.16b, v15.16b
    eor v24.16b, v24.16b, v27.16b
    eor3 v22.16b, v9.16b, v26.16b, v22.16b
    ldr q8, [sp, #80]
    bcax v8.16b, v5.16b, v13.16b, v8.16b
    ldr q9, [sp, #368]
    bcax v2.16b, v26.16b, v9.16b, v2.16b
    ldr q26, [sp, #96]
    bcax v6.16b, v25.16b, v26.16b, v6.16b
    eor3 v25.16b, v10.16b, v25.16b, v28.16b
    ldr q26, [sp, #160]
    bcax v26.16b, v24.16b, v12.16b, v26.16b
    ldr q28, [sp, #144]
    bcax v22.16b, v22.16b, v16.16b, v28.16b
    eor v4.16b, v4.16b, v8.16b
    eor3 v0.16b, v0.16b, v2.16b, v3.16b
    ldr q3, [sp, #224]
    bcax v3.16b, v25.16b, v17.16b, v3.16b
    eor3 v25.16b, v30.16b, v6.16b, v27.16b
    eor v18.16b, v18.16b, v26.16b
    eor3 v1.16b, v1.16b, v2.16b, v4.16b
    eor3 v2.16b, v21.16b, v19.16b, v4.16b
    eor3 v20.16b, v22.16b, v20.16b, v19.16b
    eor v21.16b, v0.16b, v22.16b
    rev32 v22.8h, v4.8h
    rev32 v27.8h, v0.8h
    eor3 v7.16b, v3.16b, v7.16b, v31.16b
    eor v3.16b, v25.16b, v3.16b
    ext v25.16b, v25.16b, v25.16b, #8
    ldr q28, [sp, #288]
    eor3 v6.16b, v28.16b, v6.16b, v18.16b
    eor3 v28.16b, v14.16b, v31.16b, v18.16b
    ldr q30, [x3, #1744]
    ext v9.16b, v18.16b, v18.16b, #8
    eor3 v8.16b, v8.16b, v4.16b, v2.16b
    eor3 v5.16b, v5.16b, v19.16b, v20.16b
    ldr q19, [x3, #1680]
    ldr q11, [sp, #208]
    bcax v16.16b, v20.16b, v16.16b, v11.16b
    rev32 v20.8h, v21.8h
    rev32 v11.8h, v2.8h
    ldr q12, [x3, #1584]
    ldr q13, [x3, #1712]
    rev32 v14.8h, v1.8h
    ldr q15, [sp, #336]
    bcax v17.16b, v7.16b, v17.16b, v15.16b
    eor3 v7.16b, v24.16b, v31.16b, v7.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor3 v18.16b, v26.16b, v18.16b, v28.16b
    ext v26.16b, v28.16b, v28.16b, #8
    ldr q28, [x3, #1568]
    ext v6.16b, v6.16b, v6.16b, #8
    eor v24.16b, v4.16b, v9.16b
    eor v31.16b, v0.16b, v25.16b
    str q0, [sp, #336]
    eor v15.16b, v25.16b, v21.16b
    ldr q0, [sp, #176]
    bcax v0.16b, v5.16b, v0.16b, v23.16b
    rev32 v5.8h, v16.8h
    ldr q23, [x3, #1696]
    ldr q10, [x8, #32]
    tbl v10.16b, {v8.16b}, v10.16b
    eor3 v4.16b, v19.16b, v4.16b, v14.16b
    ext v17.16b, v17.16b, v17.16b, #8
    ldr q19, [sp, #64]
    bcax v7.16b, v7.16b, v19.16b, v29.16b
    ext v19.16b, v18.16b, v18.16b, #8
    rev32 v29.8h, v24.8h
    eor v14.16b, v9.16b, v16.16b
    str q20, [sp, #64]
    eor v20.16b, v26.16b, v8.16b
    str q26, [sp, #176]
    eor v26.16b, v2.16b, v26.16b
    eor3 v28.16b, v28.16b, v3.16b, v31.16b
    rev32 v31.8h, v31.8h
    eor3 v27.16b, v12.16b, v27.16b, v15.16b
    eor v21.16b, v21.16b, v3.16b
    eor v15.16b, v1.16b, v6.16b
    rev32 v12.8h, v0.8h
    eor3 v2.16b, v30.16b, v2.16b, v5.16b
    ext v5.16b, v7.16b, v7.16b, #8
    eor v7.16b, v18.16b, v10.16b
    eor3 v18.16b, v23.16b, v24.16b, v17.16b
    eor3 v22.16b, v13.16b, v22.16b, v14.16b
    eor v23.16b, v8.16b, v19.16b
    eor v16.16b, v16.16b, v17.16b
    ldr q24, [x3, #1776]
    eor3 v20.16b, v24.16b, v11.16b, v20.16b
    ldr q24, [x3, #1760]
    eor3 v19.16b, v24.16b, v19.16b, v26.16b
    rev32 v24.8h, v26.8h
    ldr q26, [x3, #1536]
    eor3 v25.16b, v26.16b, v25.16b, v31.16b
    rev32 v26.8h, v21.8h
    eor v3.16b, v3.16b, v0.16b
    ldr q30, [x3, #1664]
    eor3 v30.16b, v30.16b, v9.16b, v15.16b
    rev32 v8.8h, v15.8h
    eor3 v4.16b, v6.16b, v29.16b, v4.16b
    ldr q9, [x3, #1648]
    eor3 v1.16b, v9.16b, v1.16b, v12.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ldr q9, [x3, #1632]
    eor3 v6.16b, v9.16b, v6.16b, v23.16b
    rev32 v9.8h, v23.8h
    eor v0.16b, v0.16b, v5.16b
    rev32 v10.8h, v16.8h
    ldr q11, [x3, #1600]
    eor3 v21.16b, v11.16b, v21.16b, v5.16b
    eor3 v28.16b, v23.16b, v26.16b, v28.16b
    eor3 v29.16b, v29.16b, v23.16b, v30.16b
    eor v19.16b, v9.16b, v19.16b
    rev32 v30.8h, v0.8h
    ldr q11, [x3, #1616]
    ldr q12, [sp, #64]
    eor3 v3.16b, v11.16b, v12.16b, v3.16b
    eor v4.16b, v7.16b, v4.16b
    eor v20.16b, v20.16b, v9.16b
    ldr q9, [x3, #1728]
    eor v1.16b, v7.16b, v1.16b
    eor v21.16b, v21.16b, v30.16b
    // round 7 (aes.dsl:47)
    eor v11.16b, v29.16b, v19.16b
    // round 6 (aes.dsl:47)
    ldr q12, [x3, #1552]
    eor3 v26.16b, v27.16b, v26.16b, v7.16b
    eor v3.16b, v3.16b, v30.16b
    // round 7 (aes.dsl:47)
    eor v27.16b, v4.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor v18.16b, v18.16b, v10.16b
    eor3 v0.16b, v8.16b, v0.16b, v6.16b
    // round 7 (aes.dsl:47)
    eor3 v6.16b, v28.16b, v21.16b, v11.16b
    // round 6 (aes.dsl:47)
    eor v22.16b, v22.16b, v10.16b
    eor3 v1.16b, v5.16b, v8.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor3 v5.16b, v26.16b, v3.16b, v27.16b
    // round 6 (aes.dsl:47)
    ldr q30, [sp, #176]
    eor3 v30.16b, v9.16b, v30.16b, v24.16b
    // round 7 (aes.dsl:47)
    eor3 v8.16b, v28.16b, v0.16b, v11.16b
    eor3 v9.16b, v28.16b, v18.16b, v6.16b
    // round 6 (aes.dsl:47)
    ldr q10, [sp, #336]
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    // round 7 (aes.dsl:47)
    eor3 v10.16b, v26.16b, v1.16b, v27.16b
    eor3 v12.16b, v26.16b, v22.16b, v5.16b
    // round 6 (aes.dsl:47)
    eor v23.16b, v23.16b, v25.16b
    eor v16.16b, v16.16b, v30.16b
    // round 7 (aes.dsl:47)
    movi v25.16b, #255
    eor3 v30.16b, v8.16b, v9.16b, v25.16b
    // round 6 (aes.dsl:47)
    eor3 v2.16b, v17.16b, v24.16b, v2.16b
    eor v7.16b, v31.16b, v7.16b
    // round 7 (aes.dsl:47)
    eor3 v17.16b, v10.16b, v12.16b, v25.16b
    eor3 v24.16b, v18.16b, v16.16b, v8.16b
    eor3 v31.16b, v23.16b, v9.16b, v30.16b
    eor3 v13.16b, v22.16b, v2.16b, v10.16b
    eor3 v14.16b, v7.16b, v12.16b, v17.16b
    mvn v15.16b, v23.16b
    str q23, [sp, #336]
    eor v23.16b, v28.16b, v19.16b
    eor3 v25.16b, v29.16b, v24.16b, v31.16b
    str q31, [sp, #176]
    eor v31.16b, v26.16b, v20.16b
    str q7, [sp, #64]
    mvn v7.16b, v7.16b
    str q14, [sp, #208]
    eor3 v14.16b, v4.16b, v13.16b, v14.16b
    str q1, [sp, #288]
    eor3 v1.16b, v28.16b, v21.16b, v23.16b
    str q0, [sp, #224]
    eor3 v0.16b, v18.16b, v19.16b, v9.16b
    str q23, [sp, #144]
    eor v23.16b, v6.16b, v25.16b
    str q31, [sp, #160]
    eor3 v31.16b, v26.16b, v3.16b, v31.16b
    str q27, [sp, #96]
    eor3 v27.16b, v22.16b, v20.16b, v12.16b
    str q5, [sp, #368]
    eor v5.16b, v5.16b, v14.16b
    eor3 v18.16b, v21.16b, v18.16b, v24.16b
    orr v21.16b, v9.16b, v0.16b
    str q9, [sp, #80]
    eor3 v9.16b, v28.16b, v1.16b, v23.16b
    str q1, [sp, #192]
    and v1.16b, v1.16b, v24.16b
    str q24, [sp, #112]
    orr v24.16b, v12.16b, v27.16b
    str q12, [sp, #128]
    eor3 v12.16b, v26.16b, v31.16b, v5.16b
    eor3 v3.16b, v3.16b, v22.16b, v13.16b
    and v22.16b, v31.16b, v13.16b
    str q31, [sp, #352]
    bcax v31.16b, v21.16b, v28.16b, v9.16b
    eor3 v19.16b, v29.16b, v19.16b, v25.16b
    bcax v29.16b, v1.16b, v25.16b, v15.16b
    bcax v15.16b, v24.16b, v26.16b, v12.16b
    eor3 v4.16b, v4.16b, v20.16b, v14.16b
    eor v20.16b, v30.16b, v9.16b
    eor3 v16.16b, v16.16b, v8.16b, v31.16b
    bcax v7.16b, v22.16b, v14.16b, v7.16b
    str q14, [sp, #304]
    eor v14.16b, v17.16b, v12.16b
    eor3 v2.16b, v2.16b, v10.16b, v15.16b
    str q25, [sp, #320]
    orr v25.16b, v6.16b, v8.16b
    str q13, [sp, #240]
    bcax v13.16b, v29.16b, v11.16b, v18.16b
    bcax v16.16b, v16.16b, v20.16b, v19.16b
    str q6, [sp, #256]
    ldr q6, [sp, #368]
    orr v6.16b, v6.16b, v10.16b
    str q20, [sp, #272]
    ldr q20, [sp, #96]
    bcax v20.16b, v7.16b, v20.16b, v3.16b
    bcax v2.16b, v2.16b, v14.16b, v4.16b
    eor3 v21.16b, v29.16b, v18.16b, v21.16b
    eor3 v29.16b, v29.16b, v13.16b, v31.16b
    eor3 v1.16b, v1.16b, v19.16b, v16.16b
    eor3 v16.16b, v7.16b, v3.16b, v24.16b
    eor3 v7.16b, v7.16b, v20.16b, v15.16b
    eor3 v2.16b, v22.16b, v4.16b, v2.16b
    eor v22.16b, v25.16b, v13.16b
    ldr q24, [sp, #144]
    bcax v25.16b, v29.16b, v30.16b, v24.16b
    ldr q29, [sp, #224]
    movi v31.16b, #255
    eor3 v1.16b, v29.16b, v1.16b, v31.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [sp, #160]
    bcax v7.16b, v7.16b, v17.16b, v20.16b
    ldr q29, [sp, #288]
    eor3 v2.16b, v29.16b, v2.16b, v31.16b
    ldr q29, [sp, #176]
    bcax v21.16b, v21.16b, v29.16b, v23.16b
    bcax v13.16b, v1.16b, v22.16b, v25.16b
    ldr q15, [sp, #208]
    bcax v16.16b, v16.16b, v15.16b, v5.16b
    bcax v31.16b, v2.16b, v6.16b, v7.16b
    bcax v15.16b, v21.16b, v13.16b, v22.16b
    bcax v29.16b, v16.16b, v31.16b, v6.16b
    str q14, [sp, #288]
    bcax v14.16b, v13.16b, v1.16b, v15.16b
    str q3, [sp, #224]
    mov v3.16b, v7.16b
    bsl v3.16b, v29.16b, v2.16b
    bcax v2.16b, v31.16b, v2.16b, v29.16b
    bsl v13.16b, v14.16b, v25.16b
    bit v21.16b, v14.16b, v22.16b
    bsl v25.16b, v15.16b, v1.16b
    orr v1.16b, v5.16b, v3.16b
    bsl v31.16b, v2.16b, v7.16b
    bit v16.16b, v2.16b, v6.16b
    bcax v2.16b, v22.16b, v21.16b, v15.16b
    orr v5.16b, v23.16b, v25.16b
    and v7.16b, v24.16b, v21.16b
    eor v22.16b, v25.16b, v13.16b
    eor v23.16b, v21.16b, v13.16b
    bcax v6.16b, v6.16b, v16.16b, v29.16b
    and v20.16b, v20.16b, v16.16b
    eor v24.16b, v3.16b, v31.16b
    eor v29.16b, v16.16b, v31.16b
    orn v9.16b, v9.16b, v2.16b
    bcax v28.16b, v7.16b, v2.16b, v28.16b
    eor3 v14.16b, v21.16b, v2.16b, v22.16b
    orn v12.16b, v12.16b, v6.16b
    bcax v26.16b, v20.16b, v6.16b, v26.16b
    eor3 v15.16b, v16.16b, v6.16b, v24.16b
    bcax v30.16b, v9.16b, v21.16b, v30.16b
    bcax v2.16b, v21.16b, v9.16b, v2.16b
    orn v11.16b, v14.16b, v11.16b
    bcax v17.16b, v12.16b, v16.16b, v17.16b
    bcax v6.16b, v16.16b, v12.16b, v6.16b
    str q12, [sp, #160]
    ldr q12, [sp, #96]
    orn v12.16b, v15.16b, v12.16b
    bcax v8.16b, v30.16b, v13.16b, v8.16b
    bcax v7.16b, v7.16b, v19.16b, v2.16b
    eor3 v19.16b, v21.16b, v25.16b, v2.16b
    bcax v0.16b, v11.16b, v23.16b, v0.16b
    ldr q21, [sp, #80]
    bcax v21.16b, v30.16b, v23.16b, v21.16b
    bcax v23.16b, v17.16b, v31.16b, v10.16b
    bcax v4.16b, v20.16b, v4.16b, v6.16b
    eor3 v16.16b, v16.16b, v3.16b, v6.16b
    bcax v20.16b, v12.16b, v29.16b, v27.16b
    ldr q27, [sp, #128]
    bcax v27.16b, v17.16b, v29.16b, v27.16b
    ldr q29, [sp, #176]
    bcax v25.16b, v8.16b, v29.16b, v25.16b
    ldr q29, [sp, #336]
    bcax v29.16b, v8.16b, v29.16b, v22.16b
    bcax v18.16b, v21.16b, v18.16b, v14.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q8, [sp, #208]
    bcax v3.16b, v23.16b, v8.16b, v3.16b
    ldr q8, [sp, #64]
    bcax v23.16b, v23.16b, v8.16b, v24.16b
    ldr q8, [sp, #224]
    bcax v8.16b, v27.16b, v8.16b, v15.16b
    eor v1.16b, v1.16b, v20.16b
    ldr q10, [sp, #272]
    bcax v2.16b, v29.16b, v10.16b, v2.16b
    eor3 v21.16b, v30.16b, v29.16b, v21.16b
    ldr q29, [sp, #256]
    bcax v29.16b, v5.16b, v13.16b, v29.16b
    ldr q30, [sp, #288]
    bcax v6.16b, v23.16b, v30.16b, v6.16b
    eor3 v17.16b, v17.16b, v23.16b, v27.16b
    ldr q23, [sp, #368]
    bcax v23.16b, v1.16b, v31.16b, v23.16b
    ldr q27, [sp, #112]
    bcax v21.16b, v21.16b, v19.16b, v27.16b
    eor3 v0.16b, v28.16b, v2.16b, v0.16b
    eor v25.16b, v25.16b, v29.16b
    ldr q27, [sp, #240]
    bcax v17.16b, v17.16b, v16.16b, v27.16b
    eor3 v20.16b, v26.16b, v6.16b, v20.16b
    eor v3.16b, v3.16b, v23.16b
    eor3 v7.16b, v21.16b, v7.16b, v18.16b
    eor v21.16b, v0.16b, v21.16b
    eor3 v2.16b, v9.16b, v2.16b, v25.16b
    eor3 v28.16b, v11.16b, v18.16b, v25.16b
    ldr q30, [x8, #0]
    tbl v31.16b, {v25.16b}, v30.16b
    tbl v11.16b, {v0.16b}, v30.16b
    eor3 v4.16b, v17.16b, v4.16b, v8.16b
    eor v17.16b, v20.16b, v17.16b
    ldr q13, [x3, #1952]
    ldr q14, [x3, #1824]
    ldr q15, [sp, #160]
    eor3 v6.16b, v15.16b, v6.16b, v3.16b
    eor3 v12.16b, v12.16b, v8.16b, v3.16b
    ext v15.16b, v3.16b, v3.16b, #4
    ldr q10, [x8, #16]
    tbl v26.16b, {v3.16b}, v10.16b
    tbl v9.16b, {v20.16b}, v10.16b
    ext v27.16b, v20.16b, v20.16b, #4
    str q26, [sp, #160]
    ldr q26, [sp, #192]
    bcax v19.16b, v7.16b, v19.16b, v26.16b
    eor3 v5.16b, v5.16b, v18.16b, v7.16b
    eor3 v7.16b, v29.16b, v25.16b, v28.16b
    ldr q18, [x3, #1856]
    tbl v29.16b, {v28.16b}, v30.16b
    tbl v26.16b, {v2.16b}, v30.16b
    str q9, [sp, #192]
    tbl v9.16b, {v21.16b}, v30.16b
    str q2, [sp, #240]
    ldr q2, [sp, #352]
    bcax v2.16b, v4.16b, v16.16b, v2.16b
    eor3 v1.16b, v1.16b, v8.16b, v4.16b
    eor3 v4.16b, v23.16b, v3.16b, v12.16b
    tbl v16.16b, {v12.16b}, v10.16b
    ext v23.16b, v12.16b, v12.16b, #4
    ext v8.16b, v6.16b, v6.16b, #4
    str q16, [sp, #352]
    tbl v16.16b, {v6.16b}, v10.16b
    str q8, [sp, #112]
    ext v8.16b, v17.16b, v17.16b, #4
    str q16, [sp, #368]
    tbl v16.16b, {v17.16b}, v10.16b
    str q16, [sp, #288]
    ldr q16, [x3, #1888]
    eor v20.16b, v20.16b, v11.16b
    eor v3.16b, v3.16b, v31.16b
    eor3 v25.16b, v13.16b, v25.16b, v15.16b
    eor3 v0.16b, v14.16b, v0.16b, v27.16b
    ldr q27, [sp, #320]
    bcax v5.16b, v5.16b, v27.16b, v22.16b
    tbl v22.16b, {v7.16b}, v30.16b
    tbl v27.16b, {v19.16b}, v30.16b
    ldr q13, [sp, #304]
    bcax v1.16b, v1.16b, v13.16b, v24.16b
    tbl v24.16b, {v4.16b}, v10.16b
    ext v13.16b, v4.16b, v4.16b, #4
    ext v14.16b, v2.16b, v2.16b, #4
    tbl v15.16b, {v2.16b}, v10.16b
    eor v17.16b, v17.16b, v9.16b
    eor3 v18.16b, v18.16b, v21.16b, v8.16b
    ldr q21, [x3, #2016]
    eor3 v21.16b, v21.16b, v28.16b, v23.16b
    ldr q23, [x3, #1968]
    eor v28.16b, v12.16b, v29.16b
    eor v6.16b, v6.16b, v26.16b
    ldr q8, [x3, #1840]
    eor3 v8.16b, v8.16b, v9.16b, v20.16b
    ldr q9, [x3, #1872]
    ldr q12, [x8, #32]
    str q14, [sp, #304]
    tbl v14.16b, {v3.16b}, v12.16b
    str q29, [sp, #320]
    ext v29.16b, v3.16b, v3.16b, #4
    str q19, [sp, #256]
    tbl v19.16b, {v20.16b}, v12.16b
    ext v20.16b, v20.16b, v20.16b, #4
    tbl v30.16b, {v5.16b}, v30.16b
    str q25, [sp, #272]
    ext v25.16b, v1.16b, v1.16b, #4
    tbl v10.16b, {v1.16b}, v10.16b
    eor v7.16b, v7.16b, v13.16b
    eor v4.16b, v4.16b, v22.16b
    ldr q13, [sp, #368]
    eor3 v5.16b, v16.16b, v13.16b, v5.16b
    ldr q16, [x3, #1936]
    eor3 v16.16b, v16.16b, v31.16b, v6.16b
    ldr q31, [x3, #2032]
    eor3 v22.16b, v31.16b, v22.16b, v28.16b
    eor3 v3.16b, v23.16b, v3.16b, v27.16b
    eor v2.16b, v2.16b, v27.16b
    ext v23.16b, v6.16b, v6.16b, #4
    tbl v6.16b, {v6.16b}, v12.16b
    tbl v27.16b, {v28.16b}, v12.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ldr q31, [x3, #1920]
    ldr q13, [sp, #240]
    eor3 v29.16b, v31.16b, v13.16b, v29.16b
    ldr q31, [x3, #1808]
    eor3 v19.16b, v31.16b, v11.16b, v19.16b
    ldr q31, [x3, #1792]
    ldr q11, [sp, #192]
    eor3 v20.16b, v31.16b, v11.16b, v20.16b
    ext v31.16b, v17.16b, v17.16b, #4
    tbl v11.16b, {v17.16b}, v12.16b
    eor v5.16b, v7.16b, v5.16b
    ldr q13, [x3, #1904]
    eor3 v26.16b, v13.16b, v26.16b, v4.16b
    eor3 v17.16b, v9.16b, v17.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    ldr q30, [sp, #160]
    ldr q9, [sp, #112]
    eor3 v30.16b, v30.16b, v9.16b, v7.16b
    tbl v9.16b, {v2.16b}, v12.16b
    ext v13.16b, v4.16b, v4.16b, #4
    str q2, [sp, #112]
    ext v2.16b, v2.16b, v2.16b, #4
    str q19, [sp, #160]
    tbl v19.16b, {v4.16b}, v12.16b
    str q20, [sp, #192]
    ldr q20, [sp, #288]
    eor3 v0.16b, v20.16b, v0.16b, v31.16b
    ext v20.16b, v1.16b, v1.16b, #4
    eor v29.16b, v29.16b, v30.16b
    eor3 v21.16b, v24.16b, v21.16b, v13.16b
    eor3 v16.16b, v14.16b, v4.16b, v16.16b
    tbl v24.16b, {v1.16b}, v12.16b
    eor v19.16b, v19.16b, v22.16b
    eor v0.16b, v7.16b, v0.16b
    eor3 v18.16b, v18.16b, v10.16b, v20.16b
    // round 8 (aes.dsl:47)
    eor v20.16b, v29.16b, v21.16b
    // round 7 (aes.dsl:47)
    ldr q22, [x3, #2000]
    eor3 v30.16b, v4.16b, v11.16b, v8.16b
    eor v17.16b, v17.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor v24.16b, v16.16b, v19.16b
    // round 7 (aes.dsl:47)
    ldr q31, [sp, #272]
    eor3 v2.16b, v31.16b, v15.16b, v2.16b
    eor3 v5.16b, v25.16b, v23.16b, v5.16b
    // round 8 (aes.dsl:47)
    eor3 v23.16b, v0.16b, v18.16b, v20.16b
    // round 7 (aes.dsl:47)
    eor v3.16b, v3.16b, v9.16b
    eor3 v1.16b, v6.16b, v1.16b, v26.16b
    // round 8 (aes.dsl:47)
    eor3 v6.16b, v30.16b, v17.16b, v24.16b
    // round 7 (aes.dsl:47)
    ldr q25, [x3, #1984]
    ldr q26, [sp, #256]
    eor3 v25.16b, v25.16b, v26.16b, v28.16b
    // round 8 (aes.dsl:47)
    eor3 v26.16b, v0.16b, v5.16b, v20.16b
    eor3 v28.16b, v0.16b, v2.16b, v23.16b
    // round 7 (aes.dsl:47)
    ldr q31, [sp, #320]
    eor3 v22.16b, v22.16b, v31.16b, v27.16b
    // round 8 (aes.dsl:47)
    eor3 v27.16b, v30.16b, v1.16b, v24.16b
    eor3 v31.16b, v30.16b, v3.16b, v6.16b
    // round 7 (aes.dsl:47)
    ldr q8, [sp, #192]
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [sp, #352]
    ldr q9, [sp, #304]
    eor3 v25.16b, v8.16b, v9.16b, v25.16b
    // round 8 (aes.dsl:47)
    movi v8.16b, #255
    eor3 v9.16b, v26.16b, v28.16b, v8.16b
    // round 7 (aes.dsl:47)
    ldr q10, [sp, #160]
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [sp, #112]
    eor v22.16b, v10.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor3 v10.16b, v27.16b, v31.16b, v8.16b
    eor v11.16b, v0.16b, v21.16b
    eor3 v13.16b, v2.16b, v25.16b, v26.16b
    eor3 v14.16b, v7.16b, v28.16b, v9.16b
    eor v15.16b, v30.16b, v19.16b
    eor3 v12.16b, v3.16b, v22.16b, v27.16b
    eor3 v8.16b, v4.16b, v31.16b, v10.16b
    str q14, [sp, #112]
    eor3 v14.16b, v29.16b, v13.16b, v14.16b
    str q1, [sp, #160]
    eor3 v1.16b, v0.16b, v18.16b, v11.16b
    str q15, [sp, #304]
    eor3 v15.16b, v30.16b, v17.16b, v15.16b
    str q8, [sp, #352]
    eor3 v8.16b, v16.16b, v12.16b, v8.16b
    eor3 v18.16b, v18.16b, v2.16b, v13.16b
    eor3 v2.16b, v2.16b, v21.16b, v28.16b
    str q5, [sp, #192]
    eor v5.16b, v23.16b, v14.16b
    str q13, [sp, #320]
    and v13.16b, v1.16b, v13.16b
    str q11, [sp, #256]
    eor3 v11.16b, v3.16b, v19.16b, v31.16b
    str q24, [sp, #272]
    eor v24.16b, v6.16b, v8.16b
    eor3 v3.16b, v17.16b, v3.16b, v12.16b
    orr v17.16b, v28.16b, v2.16b
    str q1, [sp, #288]
    eor3 v1.16b, v0.16b, v1.16b, v5.16b
    str q12, [sp, #240]
    and v12.16b, v15.16b, v12.16b
    str q31, [sp, #368]
    orr v31.16b, v31.16b, v11.16b
    str q15, [sp, #224]
    eor3 v15.16b, v30.16b, v15.16b, v24.16b
    eor3 v21.16b, v29.16b, v21.16b, v14.16b
    mvn v29.16b, v14.16b
    str q14, [sp, #64]
    bcax v14.16b, v17.16b, v0.16b, v1.16b
    eor3 v16.16b, v16.16b, v19.16b, v8.16b
    mvn v19.16b, v8.16b
    str q8, [sp, #208]
    bcax v8.16b, v31.16b, v30.16b, v15.16b
    bcax v29.16b, v13.16b, v7.16b, v29.16b
    str q7, [sp, #336]
    eor v7.16b, v9.16b, v1.16b
    eor3 v25.16b, v25.16b, v26.16b, v14.16b
    bcax v19.16b, v12.16b, v4.16b, v19.16b
    str q4, [sp, #176]
    eor v4.16b, v10.16b, v15.16b
    eor3 v22.16b, v22.16b, v27.16b, v8.16b
    str q23, [sp, #128]
    orr v23.16b, v23.16b, v26.16b
    str q11, [sp, #80]
    bcax v11.16b, v29.16b, v20.16b, v18.16b
    bcax v25.16b, v25.16b, v7.16b, v21.16b
    str q6, [sp, #96]
    orr v6.16b, v6.16b, v27.16b
    str q7, [sp, #144]
    ldr q7, [sp, #272]
    bcax v7.16b, v19.16b, v7.16b, v3.16b
    bcax v22.16b, v22.16b, v4.16b, v16.16b
    eor3 v17.16b, v29.16b, v18.16b, v17.16b
    eor3 v29.16b, v29.16b, v11.16b, v14.16b
    eor3 v25.16b, v13.16b, v21.16b, v25.16b
    eor3 v31.16b, v19.16b, v3.16b, v31.16b
    eor3 v19.16b, v19.16b, v7.16b, v8.16b
    eor3 v22.16b, v12.16b, v16.16b, v22.16b
    eor v23.16b, v23.16b, v11.16b
    ldr q8, [sp, #256]
    bcax v29.16b, v29.16b, v9.16b, v8.16b
    ldr q11, [sp, #192]
    movi v12.16b, #255
    eor3 v25.16b, v11.16b, v25.16b, v12.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [sp, #304]
    bcax v19.16b, v19.16b, v10.16b, v7.16b
    ldr q11, [sp, #160]
    eor3 v22.16b, v11.16b, v22.16b, v12.16b
    ldr q11, [sp, #112]
    bcax v17.16b, v17.16b, v11.16b, v5.16b
    bcax v13.16b, v25.16b, v23.16b, v29.16b
    ldr q14, [sp, #352]
    bcax v31.16b, v31.16b, v14.16b, v24.16b
    bcax v12.16b, v22.16b, v6.16b, v19.16b
    bcax v14.16b, v17.16b, v13.16b, v23.16b
    bcax v11.16b, v31.16b, v12.16b, v6.16b
    str q4, [sp, #160]
    mov v4.16b, v29.16b
    bsl v4.16b, v14.16b, v25.16b
    bcax v25.16b, v13.16b, v25.16b, v14.16b
    str q3, [sp, #192]
    bcax v3.16b, v12.16b, v22.16b, v11.16b
    orr v5.16b, v5.16b, v4.16b
    bit v17.16b, v25.16b, v23.16b
    bsl v13.16b, v25.16b, v29.16b
    bsl v12.16b, v3.16b, v19.16b
    bit v31.16b, v3.16b, v6.16b
    bsl v19.16b, v11.16b, v22.16b
    bcax v3.16b, v23.16b, v17.16b, v14.16b
    and v22.16b, v8.16b, v17.16b
    eor v23.16b, v4.16b, v13.16b
    eor v25.16b, v17.16b, v13.16b
    bcax v6.16b, v6.16b, v31.16b, v11.16b
    orr v24.16b, v24.16b, v19.16b
    and v7.16b, v7.16b, v31.16b
    eor v29.16b, v19.16b, v12.16b
    eor v8.16b, v31.16b, v12.16b
    orn v1.16b, v1.16b, v3.16b
    bcax v0.16b, v22.16b, v3.16b, v0.16b
    eor3 v11.16b, v17.16b, v3.16b, v23.16b
    orn v14.16b, v15.16b, v6.16b
    bcax v30.16b, v7.16b, v6.16b, v30.16b
    eor3 v15.16b, v31.16b, v6.16b, v29.16b
    bcax v9.16b, v1.16b, v17.16b, v9.16b
    bcax v3.16b, v17.16b, v1.16b, v3.16b
    orn v20.16b, v11.16b, v20.16b
    bcax v10.16b, v14.16b, v31.16b, v10.16b
    bcax v6.16b, v31.16b, v14.16b, v6.16b
    str q14, [sp, #304]
    ldr q14, [sp, #272]
    orn v14.16b, v15.16b, v14.16b
    bcax v26.16b, v9.16b, v13.16b, v26.16b
    bcax v21.16b, v22.16b, v21.16b, v3.16b
    eor3 v17.16b, v17.16b, v4.16b, v3.16b
    bcax v22.16b, v9.16b, v25.16b, v28.16b
    bcax v2.16b, v20.16b, v25.16b, v2.16b
    bcax v25.16b, v10.16b, v12.16b, v27.16b
    bcax v7.16b, v7.16b, v16.16b, v6.16b
    eor3 v16.16b, v31.16b, v19.16b, v6.16b
    ldr q27, [sp, #80]
    bcax v27.16b, v14.16b, v8.16b, v27.16b
    ldr q28, [sp, #368]
    bcax v28.16b, v10.16b, v8.16b, v28.16b
    ldr q31, [sp, #112]
    bcax v4.16b, v26.16b, v31.16b, v4.16b
    ldr q31, [sp, #336]
    bcax v26.16b, v26.16b, v31.16b, v23.16b
    bcax v18.16b, v22.16b, v18.16b, v11.16b
    eor v5.16b, v5.16b, v2.16b
    ldr q31, [sp, #352]
    bcax v19.16b, v25.16b, v31.16b, v19.16b
    ldr q31, [sp, #176]
    bcax v25.16b, v25.16b, v31.16b, v29.16b
    ldr q31, [sp, #192]
    bcax v31.16b, v28.16b, v31.16b, v15.16b
    eor v24.16b, v24.16b, v27.16b
    eor3 v22.16b, v9.16b, v26.16b, v22.16b
    ldr q8, [sp, #128]
    bcax v8.16b, v5.16b, v13.16b, v8.16b
    ldr q9, [sp, #144]
    bcax v3.16b, v26.16b, v9.16b, v3.16b
    ldr q26, [sp, #160]
    bcax v6.16b, v25.16b, v26.16b, v6.16b
    eor3 v25.16b, v10.16b, v25.16b, v28.16b
    ldr q26, [sp, #96]
    bcax v26.16b, v24.16b, v12.16b, v26.16b
    ldr q28, [sp, #320]
    bcax v22.16b, v22.16b, v17.16b, v28.16b
    eor v4.16b, v4.16b, v8.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    ldr q2, [sp, #240]
    bcax v2.16b, v25.16b, v16.16b, v2.16b
    eor3 v25.16b, v30.16b, v6.16b, v27.16b
    eor v19.16b, v19.16b, v26.16b
    eor3 v1.16b, v1.16b, v3.16b, v4.16b
    eor3 v3.16b, v20.16b, v18.16b, v4.16b
    eor3 v20.16b, v22.16b, v21.16b, v18.16b
    eor v21.16b, v0.16b, v22.16b
    rev32 v22.8h, v4.8h
    rev32 v27.8h, v0.8h
    eor3 v7.16b, v2.16b, v7.16b, v31.16b
    eor v2.16b, v25.16b, v2.16b
    ext v25.16b, v25.16b, v25.16b, #8
    ldr q28, [sp, #304]
    eor3 v6.16b, v28.16b, v6.16b, v19.16b
    eor3 v28.16b, v14.16b, v31.16b, v19.16b
    ldr q30, [x3, #2256]
    ext v9.16b, v19.16b, v19.16b, #8
    eor3 v8.16b, v8.16b, v4.16b, v3.16b
    eor3 v5.16b, v5.16b, v18.16b, v20.16b
    ldr q18, [x3, #2192]
    ldr q11, [sp, #288]
    bcax v17.16b, v20.16b, v17.16b, v11.16b
    rev32 v20.8h, v21.8h
    rev32 v11.8h, v3.8h
    ldr q12, [x3, #2096]
    ldr q13, [x3, #2224]
    rev32 v14.8h, v1.8h
    ldr q15, [sp, #224]
    bcax v16.16b, v7.16b, v16.16b, v15.16b
    eor3 v7.16b, v24.16b, v31.16b, v7.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor3 v19.16b, v26.16b, v19.16b, v28.16b
    ext v26.16b, v28.16b, v28.16b, #8
    ldr q28, [x3, #2080]
    ext v6.16b, v6.16b, v6.16b, #8
    eor v24.16b, v4.16b, v9.16b
    eor v31.16b, v0.16b, v25.16b
    str q0, [sp, #224]
    eor v15.16b, v25.16b, v21.16b
    ldr q0, [sp, #64]
    bcax v0.16b, v5.16b, v0.16b, v23.16b
    rev32 v5.8h, v17.8h
    ldr q23, [x3, #2208]
    ldr q10, [x8, #32]
    tbl v10.16b, {v8.16b}, v10.16b
    eor3 v4.16b, v18.16b, v4.16b, v14.16b
    ext v16.16b, v16.16b, v16.16b, #8
    ldr q18, [sp, #208]
    bcax v7.16b, v7.16b, v18.16b, v29.16b
    ext v18.16b, v19.16b, v19.16b, #8
    rev32 v29.8h, v24.8h
    eor v14.16b, v9.16b, v17.16b
    str q20, [sp, #208]
    eor v20.16b, v26.16b, v8.16b
    str q26, [sp, #64]
    eor v26.16b, v3.16b, v26.16b
    eor3 v28.16b, v28.16b, v2.16b, v31.16b
    rev32 v31.8h, v31.8h
    eor3 v27.16b, v12.16b, v27.16b, v15.16b
    eor v21.16b, v21.16b, v2.16b
    eor v15.16b, v1.16b, v6.16b
    rev32 v12.8h, v0.8h
    eor3 v3.16b, v30.16b, v3.16b, v5.16b
    ext v5.16b, v7.16b, v7.16b, #8
    eor v7.16b, v19.16b, v10.16b
    eor3 v19.16b, v23.16b, v24.16b, v16.16b
    eor3 v22.16b, v13.16b, v22.16b, v14.16b
    eor v23.16b, v8.16b, v18.16b
    eor v17.16b, v17.16b, v16.16b
    ldr q24, [x3, #2288]
    eor3 v20.16b, v24.16b, v11.16b, v20.16b
    ldr q24, [x3, #2272]
    eor3 v18.16b, v24.16b, v18.16b, v26.16b
    rev32 v24.8h, v26.8h
    ldr q26, [x3, #2048]
    eor3 v25.16b, v26.16b, v25.16b, v31.16b
    rev32 v26.8h, v21.8h
    eor v2.16b, v2.16b, v0.16b
    ldr q30, [x3, #2176]
    eor3 v30.16b, v30.16b, v9.16b, v15.16b
    rev32 v8.8h, v15.8h
    eor3 v4.16b, v6.16b, v29.16b, v4.16b
    ldr q9, [x3, #2160]
    eor3 v1.16b, v9.16b, v1.16b, v12.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ldr q9, [x3, #2144]
    eor3 v6.16b, v9.16b, v6.16b, v23.16b
    rev32 v9.8h, v23.8h
    eor v0.16b, v0.16b, v5.16b
    rev32 v10.8h, v17.8h
    ldr q11, [x3, #2112]
    eor3 v21.16b, v11.16b, v21.16b, v5.16b
    eor3 v28.16b, v23.16b, v26.16b, v28.16b
    eor3 v29.16b, v29.16b, v23.16b, v30.16b
    eor v18.16b, v9.16b, v18.16b
    rev32 v30.8h, v0.8h
    ldr q11, [x3, #2128]
    ldr q12, [sp, #208]
    eor3 v2.16b, v11.16b, v12.16b, v2.16b
    eor v4.16b, v7.16b, v4.16b
    eor v20.16b, v20.16b, v9.16b
    ldr q9, [x3, #2240]
    eor v1.16b, v7.16b, v1.16b
    eor v21.16b, v21.16b, v30.16b
    // round 9 (aes.dsl:47)
    eor v11.16b, v29.16b, v18.16b
    // round 8 (aes.dsl:47)
    ldr q12, [x3, #2064]
    eor3 v26.16b, v27.16b, v26.16b, v7.16b
    eor v2.16b, v2.16b, v30.16b
    // round 9 (aes.dsl:47)
    eor v27.16b, v4.16b, v20.16b
    // round 8 (aes.dsl:47)
    eor v19.16b, v19.16b, v10.16b
    eor3 v0.16b, v8.16b, v0.16b, v6.16b
    // round 9 (aes.dsl:47)
    eor3 v6.16b, v28.16b, v21.16b, v11.16b
    // round 8 (aes.dsl:47)
    eor v22.16b, v22.16b, v10.16b
    eor3 v1.16b, v5.16b, v8.16b, v1.16b
    // round 9 (aes.dsl:47)
    eor3 v5.16b, v26.16b, v2.16b, v27.16b
    // round 8 (aes.dsl:47)
    ldr q30, [sp, #64]
    eor3 v30.16b, v9.16b, v30.16b, v24.16b
    // round 9 (aes.dsl:47)
    eor3 v8.16b, v28.16b, v0.16b, v11.16b
    eor3 v9.16b, v28.16b, v19.16b, v6.16b
    // round 8 (aes.dsl:47)
    ldr q10, [sp, #224]
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    // round 9 (aes.dsl:47)
    eor3 v10.16b, v26.16b, v1.16b, v27.16b
    eor3 v12.16b, v26.16b, v22.16b, v5.16b
    // round 8 (aes.dsl:47)
    eor v23.16b, v23.16b, v25.16b
    eor v17.16b, v17.16b, v30.16b
    // round 9 (aes.dsl:47)
    movi v25.16b, #255
    eor3 v30.16b, v8.16b, v9.16b, v25.16b
    // round 8 (aes.dsl:47)
    eor3 v3.16b, v16.16b, v24.16b, v3.16b
    eor v7.16b, v31.16b, v7.16b
    // round 9 (aes.dsl:47)
    eor3 v16.16b, v10.16b, v12.16b, v25.16b
    eor3 v24.16b, v19.16b, v17.16b, v8.16b
    eor3 v31.16b, v23.16b, v9.16b, v30.16b
    eor3 v13.16b, v22.16b, v3.16b, v10.16b
    eor3 v14.16b, v7.16b, v12.16b, v16.16b
    mvn v15.16b, v23.16b
    str q23, [sp, #224]
    eor v23.16b, v28.16b, v18.16b
    eor3 v25.16b, v29.16b, v24.16b, v31.16b
    str q31, [sp, #64]
    eor v31.16b, v26.16b, v20.16b
    str q7, [sp, #208]
    mvn v7.16b, v7.16b
    str q14, [sp, #288]
    eor3 v14.16b, v4.16b, v13.16b, v14.16b
    str q1, [sp, #304]
    eor3 v1.16b, v28.16b, v21.16b, v23.16b
    str q0, [sp, #240]
    eor3 v0.16b, v19.16b, v18.16b, v9.16b
    str q23, [sp, #320]
    eor v23.16b, v6.16b, v25.16b
    str q31, [sp, #96]
    eor3 v31.16b, v26.16b, v2.16b, v31.16b
    str q27, [sp, #160]
    eor3 v27.16b, v22.16b, v20.16b, v12.16b
    str q5, [sp, #144]
    eor v5.16b, v5.16b, v14.16b
    eor3 v19.16b, v21.16b, v19.16b, v24.16b
    orr v21.16b, v9.16b, v0.16b
    str q9, [sp, #128]
    eor3 v9.16b, v28.16b, v1.16b, v23.16b
    str q1, [sp, #192]
    and v1.16b, v1.16b, v24.16b
    str q24, [sp, #176]
    orr v24.16b, v12.16b, v27.16b
    str q12, [sp, #352]
    eor3 v12.16b, v26.16b, v31.16b, v5.16b
    eor3 v2.16b, v2.16b, v22.16b, v13.16b
    and v22.16b, v31.16b, v13.16b
    str q31, [sp, #336]
    bcax v31.16b, v21.16b, v28.16b, v9.16b
    eor3 v18.16b, v29.16b, v18.16b, v25.16b
    bcax v29.16b, v1.16b, v25.16b, v15.16b
    bcax v15.16b, v24.16b, v26.16b, v12.16b
    eor3 v4.16b, v4.16b, v20.16b, v14.16b
    eor v20.16b, v30.16b, v9.16b
    eor3 v17.16b, v17.16b, v8.16b, v31.16b
    bcax v7.16b, v22.16b, v14.16b, v7.16b
    str q14, [sp, #112]
    eor v14.16b, v16.16b, v12.16b
    eor3 v3.16b, v3.16b, v10.16b, v15.16b
    str q25, [sp, #368]
    orr v25.16b, v6.16b, v8.16b
    str q13, [sp, #80]
    bcax v13.16b, v29.16b, v11.16b, v19.16b
    bcax v17.16b, v17.16b, v20.16b, v18.16b
    str q6, [sp, #272]
    ldr q6, [sp, #144]
    orr v6.16b, v6.16b, v10.16b
    str q20, [sp, #256]
    ldr q20, [sp, #160]
    bcax v20.16b, v7.16b, v20.16b, v2.16b
    bcax v3.16b, v3.16b, v14.16b, v4.16b
    eor3 v21.16b, v29.16b, v19.16b, v21.16b
    eor3 v29.16b, v29.16b, v13.16b, v31.16b
    eor3 v1.16b, v1.16b, v18.16b, v17.16b
    eor3 v17.16b, v7.16b, v2.16b, v24.16b
    eor3 v7.16b, v7.16b, v20.16b, v15.16b
    eor3 v3.16b, v22.16b, v4.16b, v3.16b
    eor v22.16b, v25.16b, v13.16b
    ldr q24, [sp, #320]
    bcax v25.16b, v29.16b, v30.16b, v24.16b
    ldr q29, [sp, #240]
    movi v31.16b, #255
    eor3 v1.16b, v29.16b, v1.16b, v31.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [sp, #96]
    bcax v7.16b, v7.16b, v16.16b, v20.16b
    ldr q29, [sp, #304]
    eor3 v3.16b, v29.16b, v3.16b, v31.16b
    ldr q29, [sp, #64]
    bcax v21.16b, v21.16b, v29.16b, v23.16b
    bcax v13.16b, v1.16b, v22.16b, v25.16b
    ldr q15, [sp, #288]
    bcax v17.16b, v17.16b, v15.16b, v5.16b
    bcax v31.16b, v3.16b, v6.16b, v7.16b
    bcax v15.16b, v21.16b, v13.16b, v22.16b
    bcax v29.16b, v17.16b, v31.16b, v6.16b
    str q14, [sp, #304]
    bcax v14.16b, v13.16b, v1.16b, v15.16b
    str q2, [sp, #240]
    mov v2.16b, v7.16b
    bsl v2.16b, v29.16b, v3.16b
    bcax v3.16b, v31.16b, v3.16b, v29.16b
    bsl v13.16b, v14.16b, v25.16b
    bit v21.16b, v14.16b, v22.16b
    bsl v25.16b, v15.16b, v1.16b
    orr v1.16b, v5.16b, v2.16b
    bsl v31.16b, v3.16b, v7.16b
    bit v17.16b, v3.16b, v6.16b
    bcax v3.16b, v22.16b, v21.16b, v15.16b
    orr v5.16b, v23.16b, v25.16b
    and v7.16b, v24.16b, v21.16b
    eor v22.16b, v25.16b, v13.16b
    eor v23.16b, v21.16b, v13.16b
    bcax v6.16b, v6.16b, v17.16b, v29.16b
    and v20.16b, v20.16b, v17.16b
    eor v24.16b, v2.16b, v31.16b
    eor v29.16b, v17.16b, v31.16b
    orn v9.16b, v9.16b, v3.16b
    bcax v28.16b, v7.16b, v3.16b, v28.16b
    eor3 v14.16b, v21.16b, v3.16b, v22.16b
    orn v12.16b, v12.16b, v6.16b
    bcax v26.16b, v20.16b, v6.16b, v26.16b
    eor3 v15.16b, v17.16b, v6.16b, v24.16b
    bcax v30.16b, v9.16b, v21.16b, v30.16b
    bcax v3.16b, v21.16b, v9.16b, v3.16b
    orn v11.16b, v14.16b, v11.16b
    bcax v16.16b, v12.16b, v17.16b, v16.16b
    bcax v6.16b, v17.16b, v12.16b, v6.16b
    str q12, [sp, #96]
    ldr q12, [sp, #160]
    orn v12.16b, v15.16b, v12.16b
    bcax v8.16b, v30.16b, v13.16b, v8.16b
    bcax v7.16b, v7.16b, v18.16b, v3.16b
    eor3 v18.16b, v21.16b, v25.16b, v3.16b
    bcax v0.16b, v11.16b, v23.16b, v0.16b
    ldr q21, [sp, #128]
    bcax v21.16b, v30.16b, v23.16b, v21.16b
    bcax v23.16b, v16.16b, v31.16b, v10.16b
    bcax v4.16b, v20.16b, v4.16b, v6.16b
    eor3 v17.16b, v17.16b, v2.16b, v6.16b
    bcax v20.16b, v12.16b, v29.16b, v27.16b
    ldr q27, [sp, #352]
    bcax v27.16b, v16.16b, v29.16b, v27.16b
    ldr q29, [sp, #64]
    bcax v25.16b, v8.16b, v29.16b, v25.16b
    ldr q29, [sp, #224]
    bcax v29.16b, v8.16b, v29.16b, v22.16b
    bcax v19.16b, v21.16b, v19.16b, v14.16b
    eor v5.16b, v5.16b, v0.16b
    ldr q8, [sp, #288]
    bcax v2.16b, v23.16b, v8.16b, v2.16b
    ldr q8, [sp, #208]
    bcax v23.16b, v23.16b, v8.16b, v24.16b
    ldr q8, [sp, #240]
    bcax v8.16b, v27.16b, v8.16b, v15.16b
    eor v1.16b, v1.16b, v20.16b
    ldr q10, [sp, #256]
    bcax v3.16b, v29.16b, v10.16b, v3.16b
    eor3 v21.16b, v30.16b, v29.16b, v21.16b
    ldr q29, [sp, #272]
    bcax v29.16b, v5.16b, v13.16b, v29.16b
    ldr q30, [sp, #304]
    bcax v6.16b, v23.16b, v30.16b, v6.16b
    eor3 v16.16b, v16.16b, v23.16b, v27.16b
    ldr q23, [sp, #144]
    bcax v23.16b, v1.16b, v31.16b, v23.16b
    ldr q27, [sp, #176]
    bcax v21.16b, v21.16b, v18.16b, v27.16b
    eor3 v0.16b, v28.16b, v3.16b, v0.16b
    eor v25.16b, v25.16b, v29.16b
    ldr q27, [sp, #80]
    bcax v16.16b, v16.16b, v17.16b, v27.16b
    eor3 v20.16b, v26.16b, v6.16b, v20.16b
    eor v2.16b, v2.16b, v23.16b
    eor3 v7.16b, v21.16b, v7.16b, v19.16b
    eor v21.16b, v0.16b, v21.16b
    eor3 v3.16b, v9.16b, v3.16b, v25.16b
    eor3 v28.16b, v11.16b, v19.16b, v25.16b
    ldr q30, [x8, #0]
    tbl v31.16b, {v25.16b}, v30.16b
    tbl v11.16b, {v0.16b}, v30.16b
    eor3 v4.16b, v16.16b, v4.16b, v8.16b
    eor v16.16b, v20.16b, v16.16b
    ldr q13, [x3, #2464]
    ldr q14, [x3, #2336]
    ldr q15, [sp, #96]
    eor3 v6.16b, v15.16b, v6.16b, v2.16b
    eor3 v12.16b, v12.16b, v8.16b, v2.16b
    ext v15.16b, v2.16b, v2.16b, #4
    ldr q10, [x8, #16]
    tbl v26.16b, {v2.16b}, v10.16b
    tbl v9.16b, {v20.16b}, v10.16b
    ext v27.16b, v20.16b, v20.16b, #4
    str q26, [sp, #96]
    ldr q26, [sp, #192]
    bcax v18.16b, v7.16b, v18.16b, v26.16b
    eor3 v5.16b, v5.16b, v19.16b, v7.16b
    eor3 v7.16b, v29.16b, v25.16b, v28.16b
    ldr q19, [x3, #2368]
    tbl v29.16b, {v28.16b}, v30.16b
    tbl v26.16b, {v3.16b}, v30.16b
    str q9, [sp, #192]
    tbl v9.16b, {v21.16b}, v30.16b
    str q3, [sp, #80]
    ldr q3, [sp, #336]
    bcax v3.16b, v4.16b, v17.16b, v3.16b
    eor3 v1.16b, v1.16b, v8.16b, v4.16b
    eor3 v4.16b, v23.16b, v2.16b, v12.16b
    tbl v17.16b, {v12.16b}, v10.16b
    ext v23.16b, v12.16b, v12.16b, #4
    ext v8.16b, v6.16b, v6.16b, #4
    str q17, [sp, #336]
    tbl v17.16b, {v6.16b}, v10.16b
    str q8, [sp, #176]
    ext v8.16b, v16.16b, v16.16b, #4
    str q17, [sp, #144]
    tbl v17.16b, {v16.16b}, v10.16b
    str q17, [sp, #304]
    ldr q17, [x3, #2400]
    eor v20.16b, v20.16b, v11.16b
    eor v2.16b, v2.16b, v31.16b
    eor3 v25.16b, v13.16b, v25.16b, v15.16b
    eor3 v0.16b, v14.16b, v0.16b, v27.16b
    ldr q27, [sp, #368]
    bcax v5.16b, v5.16b, v27.16b, v22.16b
    tbl v22.16b, {v7.16b}, v30.16b
    tbl v27.16b, {v18.16b}, v30.16b
    ldr q13, [sp, #112]
    bcax v1.16b, v1.16b, v13.16b, v24.16b
    tbl v24.16b, {v4.16b}, v10.16b
    ext v13.16b, v4.16b, v4.16b, #4
    ext v14.16b, v3.16b, v3.16b, #4
    tbl v15.16b, {v3.16b}, v10.16b
    eor v16.16b, v16.16b, v9.16b
    eor3 v19.16b, v19.16b, v21.16b, v8.16b
    ldr q21, [x3, #2528]
    eor3 v21.16b, v21.16b, v28.16b, v23.16b
    ldr q23, [x3, #2480]
    eor v28.16b, v12.16b, v29.16b
    eor v6.16b, v6.16b, v26.16b
    ldr q8, [x3, #2352]
    eor3 v8.16b, v8.16b, v9.16b, v20.16b
    ldr q9, [x3, #2384]
    ldr q12, [x8, #32]
    str q14, [sp, #112]
    tbl v14.16b, {v2.16b}, v12.16b
    str q29, [sp, #368]
    ext v29.16b, v2.16b, v2.16b, #4
    str q18, [sp, #272]
    tbl v18.16b, {v20.16b}, v12.16b
    ext v20.16b, v20.16b, v20.16b, #4
    tbl v30.16b, {v5.16b}, v30.16b
    str q25, [sp, #256]
    ext v25.16b, v1.16b, v1.16b, #4
    tbl v10.16b, {v1.16b}, v10.16b
    eor v7.16b, v7.16b, v13.16b
    eor v4.16b, v4.16b, v22.16b
    ldr q13, [sp, #144]
    eor3 v5.16b, v17.16b, v13.16b, v5.16b
    ldr q17, [x3, #2448]
    eor3 v17.16b, v17.16b, v31.16b, v6.16b
    ldr q31, [x3, #2544]
    eor3 v22.16b, v31.16b, v22.16b, v28.16b
    eor3 v2.16b, v23.16b, v2.16b, v27.16b
    eor v3.16b, v3.16b, v27.16b
    ext v23.16b, v6.16b, v6.16b, #4
    tbl v6.16b, {v6.16b}, v12.16b
    tbl v27.16b, {v28.16b}, v12.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ldr q31, [x3, #2432]
    ldr q13, [sp, #80]
    eor3 v29.16b, v31.16b, v13.16b, v29.16b
    ldr q31, [x3, #2320]
    eor3 v18.16b, v31.16b, v11.16b, v18.16b
    ldr q31, [x3, #2304]
    ldr q11, [sp, #192]
    eor3 v20.16b, v31.16b, v11.16b, v20.16b
    ext v31.16b, v16.16b, v16.16b, #4
    tbl v11.16b, {v16.16b}, v12.16b
    eor v5.16b, v7.16b, v5.16b
    ldr q13, [x3, #2416]
    eor3 v26.16b, v13.16b, v26.16b, v4.16b
    eor3 v16.16b, v9.16b, v16.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    ldr q30, [sp, #96]
    ldr q9, [sp, #176]
    eor3 v30.16b, v30.16b, v9.16b, v7.16b
    tbl v9.16b, {v3.16b}, v12.16b
    ext v13.16b, v4.16b, v4.16b, #4
    str q3, [sp, #176]
    ext v3.16b, v3.16b, v3.16b, #4
    str q18, [sp, #96]
    tbl v18.16b, {v4.16b}, v12.16b
    str q20, [sp, #192]
    ldr q20, [sp, #304]
    eor3 v0.16b, v20.16b, v0.16b, v31.16b
    ext v20.16b, v1.16b, v1.16b, #4
    eor v29.16b, v29.16b, v30.16b
    eor3 v21.16b, v24.16b, v21.16b, v13.16b
    eor3 v17.16b, v14.16b, v4.16b, v17.16b
    tbl v24.16b, {v1.16b}, v12.16b
    eor v18.16b, v18.16b, v22.16b
    eor v0.16b, v7.16b, v0.16b
    eor3 v19.16b, v19.16b, v10.16b, v20.16b
    // round 10 (aes.dsl:53)
    eor v20.16b, v29.16b, v21.16b
    // round 9 (aes.dsl:47)
    ldr q22, [x3, #2512]
    eor3 v30.16b, v4.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v24.16b
    // round 10 (aes.dsl:53)
    eor v24.16b, v17.16b, v18.16b
    // round 9 (aes.dsl:47)
    ldr q31, [sp, #256]
    eor3 v3.16b, v31.16b, v15.16b, v3.16b
    eor3 v5.16b, v25.16b, v23.16b, v5.16b
    // round 10 (aes.dsl:53)
    eor3 v23.16b, v0.16b, v19.16b, v20.16b
    // round 9 (aes.dsl:47)
    eor v2.16b, v2.16b, v9.16b
    eor3 v1.16b, v6.16b, v1.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor3 v6.16b, v30.16b, v16.16b, v24.16b
    // round 9 (aes.dsl:47)
    ldr q25, [x3, #2496]
    ldr q26, [sp, #272]
    eor3 v25.16b, v25.16b, v26.16b, v28.16b
    // round 10 (aes.dsl:53)
    eor3 v26.16b, v0.16b, v5.16b, v20.16b
    eor3 v28.16b, v0.16b, v3.16b, v23.16b
    // round 9 (aes.dsl:47)
    ldr q31, [sp, #368]
    eor3 v22.16b, v22.16b, v31.16b, v27.16b
    // round 10 (aes.dsl:53)
    eor3 v27.16b, v30.16b, v1.16b, v24.16b
    eor3 v31.16b, v30.16b, v2.16b, v6.16b
    // round 9 (aes.dsl:47)
    ldr q8, [sp, #192]
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [sp, #336]
    ldr q9, [sp, #112]
    eor3 v25.16b, v8.16b, v9.16b, v25.16b
    // round 10 (aes.dsl:53)
    movi v8.16b, #255
    eor3 v9.16b, v26.16b, v28.16b, v8.16b
    // round 9 (aes.dsl:47)
    ldr q10, [sp, #96]
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [sp, #176]
    eor v22.16b, v10.16b, v22.16b
    // round 10 (aes.dsl:53)
    eor3 v10.16b, v27.16b, v31.16b, v8.16b
    eor v11.16b, v0.16b, v21.16b
    eor3 v12.16b, v3.16b, v25.16b, v26.16b
    eor3 v13.16b, v7.16b, v28.16b, v9.16b
    eor v14.16b, v30.16b, v18.16b
    eor3 v15.16b, v2.16b, v22.16b, v27.16b
    eor3 v8.16b, v4.16b, v31.16b, v10.16b
    str q13, [sp, #176]
    eor3 v13.16b, v29.16b, v12.16b, v13.16b
    str q1, [sp, #96]
    eor3 v1.16b, v0.16b, v19.16b, v11.16b
    str q14, [sp, #112]
    eor3 v14.16b, v30.16b, v16.16b, v14.16b
    str q8, [sp, #336]
    eor3 v8.16b, v17.16b, v15.16b, v8.16b
    eor3 v19.16b, v19.16b, v3.16b, v12.16b
    eor3 v3.16b, v3.16b, v21.16b, v28.16b
    str q5, [sp, #192]
    eor v5.16b, v23.16b, v13.16b
    str q12, [sp, #368]
    and v12.16b, v1.16b, v12.16b
    str q11, [sp, #272]
    eor3 v11.16b, v2.16b, v18.16b, v31.16b
    str q24, [sp, #256]
    eor v24.16b, v6.16b, v8.16b
    eor3 v2.16b, v16.16b, v2.16b, v15.16b
    orr v16.16b, v28.16b, v3.16b
    str q1, [sp, #304]
    eor3 v1.16b, v0.16b, v1.16b, v5.16b
    str q15, [sp, #80]
    and v15.16b, v14.16b, v15.16b
    str q31, [sp, #144]
    orr v31.16b, v31.16b, v11.16b
    str q14, [sp, #240]
    eor3 v14.16b, v30.16b, v14.16b, v24.16b
    eor3 v21.16b, v29.16b, v21.16b, v13.16b
    mvn v29.16b, v13.16b
    str q13, [sp, #208]
    bcax v13.16b, v16.16b, v0.16b, v1.16b
    eor3 v17.16b, v17.16b, v18.16b, v8.16b
    mvn v18.16b, v8.16b
    str q8, [sp, #288]
    bcax v8.16b, v31.16b, v30.16b, v14.16b
    bcax v29.16b, v12.16b, v7.16b, v29.16b
    str q7, [sp, #224]
    eor v7.16b, v9.16b, v1.16b
    eor3 v25.16b, v25.16b, v26.16b, v13.16b
    bcax v18.16b, v15.16b, v4.16b, v18.16b
    str q4, [sp, #64]
    eor v4.16b, v10.16b, v14.16b
    eor3 v22.16b, v22.16b, v27.16b, v8.16b
    str q23, [sp, #352]
    orr v23.16b, v23.16b, v26.16b
    str q11, [sp, #128]
    bcax v11.16b, v29.16b, v20.16b, v19.16b
    bcax v25.16b, v25.16b, v7.16b, v21.16b
    str q6, [sp, #160]
    orr v6.16b, v6.16b, v27.16b
    str q7, [sp, #320]
    ldr q7, [sp, #256]
    bcax v7.16b, v18.16b, v7.16b, v2.16b
    bcax v22.16b, v22.16b, v4.16b, v17.16b
    eor3 v16.16b, v29.16b, v19.16b, v16.16b
    eor3 v29.16b, v29.16b, v11.16b, v13.16b
    eor3 v25.16b, v12.16b, v21.16b, v25.16b
    eor3 v31.16b, v18.16b, v2.16b, v31.16b
    eor3 v18.16b, v18.16b, v7.16b, v8.16b
    eor3 v22.16b, v15.16b, v17.16b, v22.16b
    eor v23.16b, v23.16b, v11.16b
    ldr q8, [sp, #272]
    bcax v29.16b, v29.16b, v9.16b, v8.16b
    ldr q11, [sp, #192]
    movi v12.16b, #255
    eor3 v25.16b, v11.16b, v25.16b, v12.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [sp, #112]
    bcax v18.16b, v18.16b, v10.16b, v7.16b
    ldr q11, [sp, #96]
    eor3 v22.16b, v11.16b, v22.16b, v12.16b
    ldr q11, [sp, #176]
    bcax v16.16b, v16.16b, v11.16b, v5.16b
    bcax v12.16b, v25.16b, v23.16b, v29.16b
    ldr q13, [sp, #336]
    bcax v31.16b, v31.16b, v13.16b, v24.16b
    bcax v15.16b, v22.16b, v6.16b, v18.16b
    bcax v13.16b, v16.16b, v12.16b, v23.16b
    bcax v11.16b, v31.16b, v15.16b, v6.16b
    str q4, [sp, #96]
    mov v4.16b, v29.16b
    bsl v4.16b, v13.16b, v25.16b
    bcax v25.16b, v12.16b, v25.16b, v13.16b
    str q2, [sp, #192]
    bcax v2.16b, v15.16b, v22.16b, v11.16b
    orr v5.16b, v5.16b, v4.16b
    bit v16.16b, v25.16b, v23.16b
    bsl v12.16b, v25.16b, v29.16b
    bit v31.16b, v2.16b, v6.16b
    bsl v15.16b, v2.16b, v18.16b
    bsl v18.16b, v11.16b, v22.16b
    bcax v2.16b, v23.16b, v16.16b, v13.16b
    and v22.16b, v8.16b, v16.16b
    eor v23.16b, v4.16b, v12.16b
    eor v25.16b, v16.16b, v12.16b
    bcax v6.16b, v6.16b, v31.16b, v11.16b
    orr v24.16b, v24.16b, v18.16b
    and v7.16b, v7.16b, v31.16b
    eor v29.16b, v18.16b, v15.16b
    eor v8.16b, v31.16b, v15.16b
    orn v1.16b, v1.16b, v2.16b
    bcax v0.16b, v22.16b, v2.16b, v0.16b
    eor3 v11.16b, v16.16b, v2.16b, v23.16b
    orn v13.16b, v14.16b, v6.16b
    bcax v30.16b, v7.16b, v6.16b, v30.16b
    eor3 v14.16b, v31.16b, v6.16b, v29.16b
    bcax v9.16b, v1.16b, v16.16b, v9.16b
    bcax v2.16b, v16.16b, v1.16b, v2.16b
    orn v20.16b, v11.16b, v20.16b
    bcax v10.16b, v13.16b, v31.16b, v10.16b
    bcax v6.16b, v31.16b, v13.16b, v6.16b
    str q13, [sp, #112]
    ldr q13, [sp, #256]
    orn v13.16b, v14.16b, v13.16b
    bcax v26.16b, v9.16b, v12.16b, v26.16b
    bcax v21.16b, v22.16b, v21.16b, v2.16b
    eor3 v16.16b, v16.16b, v4.16b, v2.16b
    bcax v22.16b, v9.16b, v25.16b, v28.16b
    bcax v3.16b, v20.16b, v25.16b, v3.16b
    bcax v25.16b, v10.16b, v15.16b, v27.16b
    bcax v7.16b, v7.16b, v17.16b, v6.16b
    eor3 v17.16b, v31.16b, v18.16b, v6.16b
    ldr q27, [sp, #128]
    bcax v27.16b, v13.16b, v8.16b, v27.16b
    ldr q28, [sp, #144]
    bcax v28.16b, v10.16b, v8.16b, v28.16b
    ldr q31, [sp, #176]
    bcax v4.16b, v26.16b, v31.16b, v4.16b
    ldr q31, [sp, #224]
    bcax v26.16b, v26.16b, v31.16b, v23.16b
    bcax v19.16b, v22.16b, v19.16b, v11.16b
    eor v5.16b, v5.16b, v3.16b
    ldr q31, [sp, #336]
    bcax v18.16b, v25.16b, v31.16b, v18.16b
    ldr q31, [sp, #64]
    bcax v25.16b, v25.16b, v31.16b, v29.16b
    ldr q31, [sp, #192]
    bcax v31.16b, v28.16b, v31.16b, v14.16b
    eor v24.16b, v24.16b, v27.16b
    eor3 v22.16b, v9.16b, v26.16b, v22.16b
    ldr q8, [sp, #352]
    bcax v8.16b, v5.16b, v12.16b, v8.16b
    ldr q9, [x3, #2592]
    ldr q11, [x3, #2688]
    ldr q12, [sp, #320]
    bcax v2.16b, v26.16b, v12.16b, v2.16b
    ldr q26, [sp, #96]
    bcax v6.16b, v25.16b, v26.16b, v6.16b
    eor3 v25.16b, v10.16b, v25.16b, v28.16b
    ldr q26, [x3, #2560]
    ldr q28, [sp, #160]
    bcax v28.16b, v24.16b, v15.16b, v28.16b
    ldr q10, [sp, #368]
    bcax v22.16b, v22.16b, v16.16b, v10.16b
    eor v4.16b, v4.16b, v8.16b
    ldr q10, [x3, #2704]
    ldr q12, [x3, #2576]
    eor3 v0.16b, v0.16b, v2.16b, v3.16b
    ldr q3, [sp, #80]
    bcax v3.16b, v25.16b, v17.16b, v3.16b
    eor3 v25.16b, v30.16b, v6.16b, v27.16b
    ldr q27, [x3, #2608]
    eor v18.16b, v18.16b, v28.16b
    eor3 v1.16b, v1.16b, v2.16b, v4.16b
    eor3 v2.16b, v20.16b, v19.16b, v4.16b
    ldr q20, [x3, #2752]
    eor3 v21.16b, v22.16b, v21.16b, v19.16b
    eor3 v22.16b, v9.16b, v0.16b, v22.16b
    eor v30.16b, v11.16b, v4.16b
    ldr q9, [x3, #2656]
    eor v0.16b, v26.16b, v0.16b
    eor3 v7.16b, v3.16b, v7.16b, v31.16b
    ldr q26, [sp, #112]
    eor3 v6.16b, v26.16b, v6.16b, v18.16b
    ldr q26, [x3, #2672]
    eor3 v11.16b, v13.16b, v31.16b, v18.16b
    eor v10.16b, v10.16b, v18.16b
    eor v12.16b, v12.16b, v25.16b
    ldr q13, [x3, #2768]
    eor3 v3.16b, v27.16b, v25.16b, v3.16b
    eor3 v4.16b, v8.16b, v4.16b, v2.16b
    ldr q25, [sp, #304]
    bcax v16.16b, v21.16b, v16.16b, v25.16b
    ldr q25, [x3, #2720]
    ldr q27, [x3, #2784]
    eor3 v5.16b, v5.16b, v19.16b, v21.16b
    eor v2.16b, v20.16b, v2.16b
    mov v19.16b, v0.16b
    sli v19.16b, v30.16b, #4
    ldr q20, [x3, #2736]
    sri v30.16b, v0.16b, #4
    eor v0.16b, v9.16b, v1.16b
    ldr q1, [sp, #240]
    bcax v1.16b, v7.16b, v17.16b, v1.16b
    ldr q17, [x3, #2800]
    eor3 v7.16b, v24.16b, v31.16b, v7.16b
    eor v6.16b, v26.16b, v6.16b
    eor3 v18.16b, v28.16b, v18.16b, v11.16b
    eor v21.16b, v13.16b, v11.16b
    mov v24.16b, v10.16b
    sri v24.16b, v12.16b, #4
    sli v12.16b, v10.16b, #4
    ldr q26, [x3, #2624]
    ldr q28, [sp, #208]
    bcax v5.16b, v5.16b, v28.16b, v23.16b
    eor v16.16b, v25.16b, v16.16b
    eor v4.16b, v27.16b, v4.16b
    ldr q23, [x3, #2640]
    ushr v25.16b, v19.16b, #2
    ushr v27.16b, v30.16b, #2
    eor v1.16b, v20.16b, v1.16b
    ldr q20, [sp, #288]
    bcax v7.16b, v7.16b, v20.16b, v29.16b
    eor v17.16b, v17.16b, v18.16b
    ushr v18.16b, v12.16b, #2
    ushr v20.16b, v24.16b, #2
    mov v28.16b, v22.16b
    sli v28.16b, v16.16b, #4
    sri v16.16b, v22.16b, #4
    eor v5.16b, v26.16b, v5.16b
    mov v22.16b, v0.16b
    sli v22.16b, v4.16b, #4
    sri v4.16b, v0.16b, #4
    eor v0.16b, v23.16b, v7.16b
    mov v7.16b, v3.16b
    sli v7.16b, v1.16b, #4
    sri v1.16b, v3.16b, #4
    mov v3.16b, v17.16b
    sri v3.16b, v6.16b, #4
    sli v6.16b, v17.16b, #4
    ushr v17.16b, v28.16b, #2
    ushr v23.16b, v16.16b, #2
    mov v26.16b, v2.16b
    sri v26.16b, v5.16b, #4
    sli v5.16b, v2.16b, #4
    shl v2.16b, v22.16b, #2
    shl v29.16b, v4.16b, #2
    ushr v31.16b, v1.16b, #2
    ushr v8.16b, v7.16b, #2
    mov v9.16b, v21.16b
    sri v9.16b, v0.16b, #4
    sli v0.16b, v21.16b, #4
    shl v21.16b, v6.16b, #2
    shl v10.16b, v3.16b, #2
    shl v11.16b, v26.16b, #2
    shl v13.16b, v5.16b, #2
    movi v14.16b, #51
    bit v5.16b, v25.16b, v14.16b
    bit v26.16b, v27.16b, v14.16b
    bit v2.16b, v28.16b, v14.16b
    bit v22.16b, v17.16b, v14.16b
    bit v4.16b, v23.16b, v14.16b
    bit v29.16b, v16.16b, v14.16b
    bif v18.16b, v0.16b, v14.16b
    shl v0.16b, v0.16b, #2
    bif v20.16b, v9.16b, v14.16b
    shl v16.16b, v9.16b, #2
    bit v6.16b, v8.16b, v14.16b
    bit v21.16b, v7.16b, v14.16b
    bit v3.16b, v31.16b, v14.16b
    bit v10.16b, v1.16b, v14.16b
    ushr v1.16b, v5.16b, #1
    bit v13.16b, v19.16b, v14.16b
    ushr v7.16b, v26.16b, #1
    bit v11.16b, v30.16b, v14.16b
    shl v17.16b, v2.16b, #1
    shl v19.16b, v22.16b, #1
    shl v23.16b, v4.16b, #1
    shl v25.16b, v29.16b, #1
    bit v0.16b, v12.16b, v14.16b
    bsl v14.16b, v24.16b, v16.16b
    ushr v16.16b, v20.16b, #1
    ushr v24.16b, v18.16b, #1
    shl v27.16b, v6.16b, #1
    shl v28.16b, v21.16b, #1
    shl v30.16b, v3.16b, #1
    shl v31.16b, v10.16b, #1
    ushr v8.16b, v13.16b, #1
    ushr v9.16b, v11.16b, #1
    movi v12.16b, #85
    bit v17.16b, v13.16b, v12.16b
    bit v22.16b, v1.16b, v12.16b
    bit v19.16b, v5.16b, v12.16b
    bit v23.16b, v26.16b, v12.16b
    bit v4.16b, v7.16b, v12.16b
    bit v25.16b, v11.16b, v12.16b
    ushr v1.16b, v14.16b, #1
    ushr v5.16b, v0.16b, #1
    bit v6.16b, v24.16b, v12.16b
    bit v27.16b, v18.16b, v12.16b
    bit v28.16b, v0.16b, v12.16b
    bit v3.16b, v16.16b, v12.16b
    bit v30.16b, v20.16b, v12.16b
    bit v31.16b, v14.16b, v12.16b
    bit v2.16b, v8.16b, v12.16b
    bit v29.16b, v9.16b, v12.16b
    ext v0.16b, v27.16b, v27.16b, #8
    ext v7.16b, v28.16b, v28.16b, #8
    ext v16.16b, v31.16b, v31.16b, #8
    ext v18.16b, v30.16b, v30.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    trn1 v20.16b, v17.16b, v7.16b
    trn1 v24.16b, v19.16b, v0.16b
    bit v21.16b, v5.16b, v12.16b
    trn1 v5.16b, v22.16b, v6.16b
    trn1 v26.16b, v25.16b, v16.16b
    bsl v12.16b, v1.16b, v10.16b
    trn1 v1.16b, v4.16b, v3.16b
    trn1 v27.16b, v23.16b, v18.16b
    str q20, [x0, #0]
    str q24, [x0, #32]
    ext v20.16b, v21.16b, v21.16b, #8
    trn2 v7.16b, v17.16b, v7.16b
    trn2 v0.16b, v19.16b, v0.16b
    str q5, [x0, #48]
    str q26, [x0, #64]
    ext v5.16b, v12.16b, v12.16b, #8
    trn2 v6.16b, v22.16b, v6.16b
    trn2 v16.16b, v25.16b, v16.16b
    str q27, [x0, #96]
    str q1, [x0, #112]
    trn2 v1.16b, v4.16b, v3.16b
    trn2 v3.16b, v23.16b, v18.16b
    str q7, [x0, #128]
    str q0, [x0, #160]
    trn1 v0.16b, v2.16b, v20.16b
    trn1 v4.16b, v29.16b, v5.16b
    str q6, [x0, #176]
    str q16, [x0, #192]
    trn2 v2.16b, v2.16b, v20.16b
    trn2 v5.16b, v29.16b, v5.16b
    str q3, [x0, #224]
    str q1, [x0, #240]
    str q0, [x0, #16]
    str q4, [x0, #80]
    str q2, [x0, #144]
    str q5, [x0, #208]
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
    add x0, sp, #384
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
    add x1, sp, #384
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
    movz x10, #36
.Llwcc_aes128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #640
    ret
.Llwcc_aes128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_aes128_128_ecb_encrypt_neon, .-lwcc_aes128_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_aes128_128_ecb_decrypt_neon
    .type lwcc_aes128_128_ecb_decrypt_neon, %function
lwcc_aes128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_decrypt_neon_return
    sub sp, sp, #688
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
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #128]
    ldr q6, [x1, #144]
    ldr q7, [x1, #160]
    ldr q16, [x1, #80]
    ldr q17, [x1, #176]
    movi v18.16b, #85
    ldr q19, [x1, #192]
    ldr q20, [x1, #208]
    ldr q22, [x1, #96]
    ldr q23, [x1, #224]
    trn1 v24.16b, v0.16b, v5.16b
    trn2 v0.16b, v0.16b, v5.16b
    ldr q5, [x1, #112]
    ldr q25, [x1, #240]
    trn1 v26.16b, v1.16b, v6.16b
    trn2 v1.16b, v1.16b, v6.16b
    trn1 v6.16b, v2.16b, v7.16b
    trn2 v2.16b, v2.16b, v7.16b
    trn1 v7.16b, v3.16b, v17.16b
    trn2 v3.16b, v3.16b, v17.16b
    trn1 v17.16b, v4.16b, v19.16b
    trn2 v4.16b, v4.16b, v19.16b
    trn1 v19.16b, v16.16b, v20.16b
    trn2 v16.16b, v16.16b, v20.16b
    trn1 v20.16b, v22.16b, v23.16b
    trn2 v22.16b, v22.16b, v23.16b
    trn1 v23.16b, v5.16b, v25.16b
    trn2 v5.16b, v5.16b, v25.16b
    ushr v25.16b, v24.16b, #1
    shl v27.16b, v26.16b, #1
    ushr v28.16b, v6.16b, #1
    shl v29.16b, v7.16b, #1
    ushr v30.16b, v17.16b, #1
    shl v31.16b, v19.16b, #1
    ushr v8.16b, v20.16b, #1
    shl v9.16b, v23.16b, #1
    ushr v10.16b, v0.16b, #1
    shl v11.16b, v1.16b, #1
    ushr v12.16b, v2.16b, #1
    shl v13.16b, v3.16b, #1
    ushr v14.16b, v4.16b, #1
    shl v15.16b, v16.16b, #1
    ushr v21.16b, v22.16b, #1
    str q5, [sp, #64]
    shl v5.16b, v5.16b, #1
    bit v27.16b, v24.16b, v18.16b
    bit v26.16b, v25.16b, v18.16b
    bit v29.16b, v6.16b, v18.16b
    bit v7.16b, v28.16b, v18.16b
    bit v31.16b, v17.16b, v18.16b
    bit v19.16b, v30.16b, v18.16b
    bit v9.16b, v20.16b, v18.16b
    bit v23.16b, v8.16b, v18.16b
    bit v11.16b, v0.16b, v18.16b
    bit v1.16b, v10.16b, v18.16b
    bit v13.16b, v2.16b, v18.16b
    bit v3.16b, v12.16b, v18.16b
    bit v15.16b, v4.16b, v18.16b
    bit v16.16b, v14.16b, v18.16b
    bit v5.16b, v22.16b, v18.16b
    ldr q0, [sp, #64]
    bit v0.16b, v21.16b, v18.16b
    ushr v2.16b, v27.16b, #2
    shl v4.16b, v29.16b, #2
    ushr v6.16b, v26.16b, #2
    shl v17.16b, v7.16b, #2
    ushr v20.16b, v31.16b, #2
    shl v21.16b, v9.16b, #2
    ushr v22.16b, v19.16b, #2
    shl v24.16b, v23.16b, #2
    ushr v25.16b, v11.16b, #2
    shl v28.16b, v13.16b, #2
    ushr v30.16b, v1.16b, #2
    shl v8.16b, v3.16b, #2
    ushr v10.16b, v15.16b, #2
    shl v12.16b, v5.16b, #2
    ushr v14.16b, v16.16b, #2
    shl v18.16b, v0.16b, #2
    str q0, [sp, #64]
    movi v0.16b, #51
    bit v4.16b, v27.16b, v0.16b
    bit v29.16b, v2.16b, v0.16b
    bit v17.16b, v26.16b, v0.16b
    bit v7.16b, v6.16b, v0.16b
    bit v21.16b, v31.16b, v0.16b
    bit v9.16b, v20.16b, v0.16b
    bit v24.16b, v19.16b, v0.16b
    bit v23.16b, v22.16b, v0.16b
    bit v28.16b, v11.16b, v0.16b
    bit v13.16b, v25.16b, v0.16b
    bit v8.16b, v1.16b, v0.16b
    bit v3.16b, v30.16b, v0.16b
    bit v12.16b, v15.16b, v0.16b
    bit v5.16b, v10.16b, v0.16b
    bit v18.16b, v16.16b, v0.16b
    ldr q1, [sp, #64]
    bit v1.16b, v14.16b, v0.16b
    mov v2.16b, v4.16b
    sli v2.16b, v21.16b, #4
    sri v21.16b, v4.16b, #4
    mov v4.16b, v17.16b
    sli v4.16b, v24.16b, #4
    ldr q6, [x8, #48]
    ldr q16, [x8, #64]
    sri v24.16b, v17.16b, #4
    mov v17.16b, v29.16b
    sli v17.16b, v9.16b, #4
    sri v9.16b, v29.16b, #4
    mov v19.16b, v7.16b
    sli v19.16b, v23.16b, #4
    sri v23.16b, v7.16b, #4
    mov v7.16b, v28.16b
    sli v7.16b, v12.16b, #4
    sri v12.16b, v28.16b, #4
    mov v20.16b, v8.16b
    sli v20.16b, v18.16b, #4
    sri v18.16b, v8.16b, #4
    mov v22.16b, v13.16b
    sli v22.16b, v5.16b, #4
    sri v5.16b, v13.16b, #4
    mov v25.16b, v3.16b
    sli v25.16b, v1.16b, #4
    ldr q26, [x3, #2816]
    ldr q27, [x3, #2832]
    sri v1.16b, v3.16b, #4
    tbl v3.16b, {v7.16b}, v6.16b
    tbl v2.16b, {v2.16b}, v16.16b
    ldr q7, [x3, #2848]
    ldr q28, [x3, #2864]
    tbl v20.16b, {v20.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v16.16b
    tbl v22.16b, {v22.16b}, v6.16b
    ldr q29, [x3, #2880]
    ldr q30, [x3, #2896]
    tbl v17.16b, {v17.16b}, v16.16b
    tbl v25.16b, {v25.16b}, v6.16b
    tbl v19.16b, {v19.16b}, v16.16b
    ldr q31, [x3, #2912]
    ldr q8, [x3, #2944]
    tbl v10.16b, {v12.16b}, v6.16b
    tbl v21.16b, {v21.16b}, v16.16b
    tbl v18.16b, {v18.16b}, v6.16b
    ldr q11, [x3, #2928]
    ldr q12, [x3, #2960]
    tbl v24.16b, {v24.16b}, v16.16b
    tbl v5.16b, {v5.16b}, v6.16b
    tbl v9.16b, {v9.16b}, v16.16b
    ldr q13, [x3, #2976]
    ldr q14, [x3, #3008]
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v16.16b, {v23.16b}, v16.16b
    eor v3.16b, v26.16b, v3.16b
    ldr q23, [x3, #2992]
    ldr q26, [x3, #3024]
    eor v2.16b, v27.16b, v2.16b
    eor v7.16b, v7.16b, v20.16b
    eor v4.16b, v28.16b, v4.16b
    ldr q20, [x3, #3040]
    eor v22.16b, v29.16b, v22.16b
    eor v25.16b, v31.16b, v25.16b
    eor v27.16b, v8.16b, v10.16b
    ldr q28, [x3, #3056]
    eor v17.16b, v30.16b, v17.16b
    eor v19.16b, v11.16b, v19.16b
    eor v21.16b, v12.16b, v21.16b
    eor v18.16b, v13.16b, v18.16b
    eor v5.16b, v14.16b, v5.16b
    // round 10 (aes.dsl:53)
    eor v29.16b, v25.16b, v27.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v26.16b, v9.16b
    eor v26.16b, v19.16b, v21.16b
    eor v1.16b, v20.16b, v1.16b
    eor v20.16b, v27.16b, v5.16b
    eor v27.16b, v3.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v21.16b, v21.16b, v24.16b
    eor v28.16b, v2.16b, v26.16b
    eor3 v25.16b, v25.16b, v1.16b, v20.16b
    eor3 v22.16b, v7.16b, v22.16b, v29.16b
    eor3 v30.16b, v7.16b, v20.16b, v27.16b
    eor3 v19.16b, v19.16b, v16.16b, v21.16b
    eor3 v17.16b, v4.16b, v17.16b, v26.16b
    eor3 v31.16b, v4.16b, v21.16b, v28.16b
    eor v8.16b, v7.16b, v27.16b
    orn v9.16b, v25.16b, v22.16b
    eor3 v10.16b, v3.16b, v18.16b, v30.16b
    eor v11.16b, v4.16b, v28.16b
    orn v12.16b, v19.16b, v17.16b
    eor3 v13.16b, v2.16b, v23.16b, v31.16b
    eor3 v14.16b, v7.16b, v25.16b, v27.16b
    eor3 v1.16b, v1.16b, v30.16b, v8.16b
    bcax v15.16b, v10.16b, v9.16b, v22.16b
    eor v0.16b, v29.16b, v25.16b
    eor3 v16.16b, v16.16b, v31.16b, v11.16b
    bcax v6.16b, v13.16b, v12.16b, v17.16b
    str q21, [sp, #64]
    eor3 v21.16b, v4.16b, v19.16b, v28.16b
    str q21, [sp, #80]
    eor v21.16b, v26.16b, v19.16b
    str q20, [sp, #96]
    eor v20.16b, v1.16b, v15.16b
    bcax v7.16b, v7.16b, v30.16b, v27.16b
    bcax v4.16b, v4.16b, v31.16b, v28.16b
    str q4, [sp, #112]
    eor v4.16b, v16.16b, v6.16b
    str q27, [sp, #128]
    eor3 v27.16b, v18.16b, v27.16b, v10.16b
    eor3 v3.16b, v3.16b, v29.16b, v10.16b
    eor3 v18.16b, v18.16b, v30.16b, v20.16b
    str q30, [sp, #144]
    eor3 v30.16b, v23.16b, v28.16b, v13.16b
    eor3 v2.16b, v2.16b, v26.16b, v13.16b
    eor3 v23.16b, v23.16b, v31.16b, v4.16b
    str q31, [sp, #160]
    bcax v31.16b, v18.16b, v1.16b, v5.16b
    str q1, [sp, #176]
    orn v1.16b, v29.16b, v18.16b
    str q28, [sp, #192]
    eor3 v28.16b, v22.16b, v25.16b, v18.16b
    str q16, [sp, #208]
    bcax v16.16b, v23.16b, v16.16b, v24.16b
    str q18, [sp, #224]
    orn v18.16b, v26.16b, v23.16b
    str q23, [sp, #240]
    eor3 v23.16b, v17.16b, v19.16b, v23.16b
    eor3 v31.16b, v9.16b, v1.16b, v31.16b
    str q17, [sp, #256]
    bcax v17.16b, v1.16b, v0.16b, v28.16b
    bcax v1.16b, v1.16b, v3.16b, v8.16b
    eor3 v16.16b, v12.16b, v18.16b, v16.16b
    str q3, [sp, #272]
    bcax v3.16b, v18.16b, v21.16b, v23.16b
    bcax v18.16b, v18.16b, v2.16b, v11.16b
    str q2, [sp, #288]
    bcax v2.16b, v31.16b, v15.16b, v14.16b
    eor3 v31.16b, v28.16b, v17.16b, v31.16b
    str q22, [sp, #304]
    ldr q22, [sp, #96]
    bcax v17.16b, v17.16b, v10.16b, v22.16b
    eor3 v1.16b, v9.16b, v7.16b, v1.16b
    eor3 v9.16b, v23.16b, v3.16b, v16.16b
    str q10, [sp, #320]
    ldr q10, [sp, #64]
    bcax v3.16b, v3.16b, v13.16b, v10.16b
    str q13, [sp, #336]
    ldr q13, [sp, #80]
    bcax v16.16b, v16.16b, v6.16b, v13.16b
    bcax v31.16b, v31.16b, v20.16b, v27.16b
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [sp, #112]
    eor3 v18.16b, v12.16b, v17.16b, v18.16b
    bcax v9.16b, v9.16b, v4.16b, v30.16b
    eor v3.16b, v17.16b, v3.16b
    mov v17.16b, v7.16b
    bsl v17.16b, v31.16b, v2.16b
    bcax v12.16b, v31.16b, v1.16b, v2.16b
    orn v31.16b, v7.16b, v31.16b
    str q4, [sp, #112]
    mov v4.16b, v3.16b
    bsl v4.16b, v9.16b, v16.16b
    str q20, [sp, #352]
    bcax v20.16b, v9.16b, v18.16b, v16.16b
    orn v9.16b, v3.16b, v9.16b
    bit v17.16b, v7.16b, v1.16b
    bcax v2.16b, v12.16b, v31.16b, v2.16b
    bit v4.16b, v3.16b, v18.16b
    bcax v16.16b, v20.16b, v9.16b, v16.16b
    eor v13.16b, v2.16b, v17.16b
    str q24, [sp, #368]
    eor v24.16b, v16.16b, v4.16b
    str q6, [sp, #384]
    bic v6.16b, v13.16b, v17.16b
    str q5, [sp, #400]
    bic v5.16b, v24.16b, v4.16b
    bit v7.16b, v1.16b, v12.16b
    bcax v1.16b, v12.16b, v31.16b, v6.16b
    bit v3.16b, v18.16b, v20.16b
    bcax v5.16b, v20.16b, v9.16b, v5.16b
    eor v6.16b, v17.16b, v7.16b
    orr v18.16b, v27.16b, v7.16b
    eor v20.16b, v7.16b, v1.16b
    orr v27.16b, v30.16b, v3.16b
    bic v23.16b, v23.16b, v24.16b
    eor v30.16b, v3.16b, v5.16b
    and v22.16b, v22.16b, v2.16b
    bic v28.16b, v28.16b, v13.16b
    orn v29.16b, v29.16b, v20.16b
    eor v31.16b, v4.16b, v3.16b
    eor v9.16b, v27.16b, v23.16b
    orn v26.16b, v26.16b, v30.16b
    and v10.16b, v10.16b, v16.16b
    eor v12.16b, v18.16b, v28.16b
    str q3, [sp, #64]
    bcax v3.16b, v13.16b, v29.16b, v20.16b
    str q5, [sp, #96]
    ldr q5, [x3, #3088]
    bcax v21.16b, v23.16b, v21.16b, v24.16b
    str q23, [sp, #416]
    ldr q23, [sp, #80]
    bcax v23.16b, v9.16b, v31.16b, v23.16b
    bcax v24.16b, v24.16b, v26.16b, v30.16b
    bcax v0.16b, v28.16b, v0.16b, v13.16b
    bcax v9.16b, v12.16b, v6.16b, v14.16b
    eor v12.16b, v6.16b, v3.16b
    ldr q13, [x3, #3072]
    and v6.16b, v15.16b, v6.16b
    eor3 v26.16b, v26.16b, v23.16b, v21.16b
    eor v14.16b, v31.16b, v24.16b
    eor3 v29.16b, v29.16b, v9.16b, v0.16b
    bcax v25.16b, v22.16b, v3.16b, v25.16b
    and v8.16b, v8.16b, v12.16b
    bcax v19.16b, v10.16b, v24.16b, v19.16b
    eor v5.16b, v5.16b, v26.16b
    and v26.16b, v11.16b, v14.16b
    ldr q11, [sp, #400]
    bcax v18.16b, v18.16b, v11.16b, v17.16b
    ldr q11, [sp, #384]
    and v31.16b, v11.16b, v31.16b
    eor3 v8.16b, v0.16b, v8.16b, v25.16b
    eor v29.16b, v13.16b, v29.16b
    rev32 v11.8h, v5.8h
    eor3 v26.16b, v21.16b, v26.16b, v19.16b
    ldr q13, [sp, #368]
    bcax v27.16b, v27.16b, v13.16b, v4.16b
    ldr q13, [sp, #304]
    and v3.16b, v13.16b, v3.16b
    ldr q13, [sp, #224]
    bcax v20.16b, v8.16b, v20.16b, v13.16b
    ldr q13, [sp, #256]
    and v24.16b, v13.16b, v24.16b
    eor v13.16b, v29.16b, v11.16b
    ldr q15, [sp, #240]
    bcax v30.16b, v26.16b, v30.16b, v15.16b
    rev32 v15.8h, v29.8h
    str q15, [sp, #240]
    ldr q15, [sp, #320]
    bcax v12.16b, v20.16b, v12.16b, v15.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #3200]
    rev32 v13.8h, v13.8h
    ldr q15, [sp, #336]
    bcax v14.16b, v30.16b, v14.16b, v15.16b
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #3216]
    ldr q15, [x3, #3296]
    str q13, [sp, #336]
    ldr q13, [sp, #128]
    bcax v2.16b, v12.16b, v2.16b, v13.16b
    ldr q13, [sp, #272]
    bcax v12.16b, v12.16b, v13.16b, v1.16b
    ldr q13, [sp, #352]
    bcax v7.16b, v6.16b, v13.16b, v7.16b
    ldr q13, [x3, #3312]
    str q23, [sp, #352]
    ldr q23, [sp, #192]
    bcax v16.16b, v14.16b, v16.16b, v23.16b
    ldr q23, [sp, #288]
    str q26, [sp, #192]
    ldr q26, [sp, #96]
    bcax v23.16b, v14.16b, v23.16b, v26.16b
    ldr q14, [sp, #112]
    ldr q26, [sp, #64]
    bcax v26.16b, v30.16b, v14.16b, v26.16b
    ldr q14, [x3, #3104]
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    str q9, [sp, #64]
    eor v9.16b, v6.16b, v12.16b
    eor3 v6.16b, v6.16b, v7.16b, v18.16b
    ldr q18, [x3, #3120]
    eor3 v21.16b, v21.16b, v24.16b, v16.16b
    str q24, [sp, #112]
    eor v24.16b, v30.16b, v23.16b
    eor3 v27.16b, v30.16b, v26.16b, v27.16b
    eor v7.16b, v20.16b, v7.16b
    eor v20.16b, v31.16b, v26.16b
    eor v26.16b, v15.16b, v12.16b
    eor v23.16b, v13.16b, v23.16b
    ldr q30, [sp, #176]
    bcax v17.16b, v9.16b, v30.16b, v17.16b
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [sp, #208]
    bcax v4.16b, v24.16b, v22.16b, v4.16b
    eor v22.16b, v10.16b, v27.16b
    eor v0.16b, v14.16b, v0.16b
    eor v18.16b, v18.16b, v21.16b
    rev32 v21.8h, v23.8h
    rev32 v24.8h, v20.8h
    ldr q27, [x3, #3136]
    ldr q30, [x3, #3152]
    rev32 v31.8h, v7.8h
    eor v17.16b, v2.16b, v17.16b
    ldr q9, [sp, #144]
    bcax v1.16b, v6.16b, v9.16b, v1.16b
    eor v4.16b, v16.16b, v4.16b
    ldr q9, [sp, #160]
    ldr q10, [sp, #96]
    bcax v9.16b, v22.16b, v9.16b, v10.16b
    eor v10.16b, v7.16b, v24.16b
    ldr q12, [x3, #3248]
    rev32 v13.8h, v0.8h
    eor3 v11.16b, v5.16b, v11.16b, v0.16b
    eor3 v6.16b, v25.16b, v17.16b, v6.16b
    ldr q25, [x3, #3232]
    eor v1.16b, v2.16b, v1.16b
    eor3 v2.16b, v19.16b, v4.16b, v22.16b
    eor v16.16b, v16.16b, v9.16b
    ldr q19, [x3, #3168]
    ldr q22, [x3, #3184]
    eor v17.16b, v27.16b, v17.16b
    eor v4.16b, v30.16b, v4.16b
    eor v27.16b, v29.16b, v13.16b
    ldr q29, [x3, #3264]
    ldr q30, [x3, #3280]
    rev32 v9.8h, v10.8h
    eor3 v3.16b, v28.16b, v3.16b, v6.16b
    ldr q6, [sp, #64]
    eor3 v6.16b, v6.16b, v8.16b, v1.16b
    ldr q28, [sp, #416]
    ldr q8, [sp, #112]
    eor3 v2.16b, v28.16b, v8.16b, v2.16b
    ldr q28, [sp, #352]
    ldr q8, [sp, #192]
    eor3 v28.16b, v28.16b, v8.16b, v16.16b
    eor v16.16b, v12.16b, v16.16b
    eor v1.16b, v25.16b, v1.16b
    rev32 v25.8h, v17.8h
    ldr q8, [sp, #240]
    eor3 v12.16b, v8.16b, v18.16b, v27.16b
    eor v3.16b, v19.16b, v3.16b
    eor v2.16b, v22.16b, v2.16b
    rev32 v19.8h, v16.8h
    eor v6.16b, v29.16b, v6.16b
    eor v22.16b, v30.16b, v28.16b
    eor3 v0.16b, v0.16b, v13.16b, v25.16b
    rev32 v28.8h, v1.8h
    eor3 v24.16b, v20.16b, v24.16b, v1.16b
    eor v29.16b, v1.16b, v19.16b
    rev32 v30.8h, v6.8h
    eor v21.16b, v21.16b, v22.16b
    eor v14.16b, v25.16b, v22.16b
    rev32 v15.8h, v2.8h
    eor v8.16b, v4.16b, v6.16b
    str q17, [sp, #192]
    rev32 v17.8h, v3.8h
    eor3 v6.16b, v5.16b, v27.16b, v6.16b
    eor3 v27.16b, v7.16b, v20.16b, v2.16b
    str q6, [sp, #352]
    eor3 v6.16b, v9.16b, v16.16b, v3.16b
    eor3 v19.16b, v26.16b, v16.16b, v19.16b
    eor3 v1.16b, v23.16b, v1.16b, v28.16b
    str q20, [sp, #112]
    eor v20.16b, v26.16b, v30.16b
    str q2, [sp, #416]
    rev32 v2.8h, v29.8h
    eor v3.16b, v3.16b, v15.16b
    str q0, [sp, #64]
    rev32 v0.8h, v21.8h
    str q8, [sp, #96]
    eor v8.16b, v21.16b, v8.16b
    str q12, [sp, #160]
    ldr q12, [sp, #336]
    eor v12.16b, v12.16b, v29.16b
    str q11, [sp, #144]
    eor v11.16b, v4.16b, v17.16b
    eor3 v9.16b, v10.16b, v9.16b, v21.16b
    eor v27.16b, v29.16b, v27.16b
    eor3 v6.16b, v17.16b, v29.16b, v6.16b
    eor3 v7.16b, v7.16b, v31.16b, v21.16b
    eor v17.16b, v18.16b, v2.16b
    eor v21.16b, v26.16b, v0.16b
    rev32 v26.8h, v20.8h
    str q31, [sp, #208]
    rev32 v31.8h, v3.8h
    eor v25.16b, v25.16b, v8.16b
    str q10, [sp, #176]
    rev32 v10.8h, v12.8h
    str q11, [sp, #288]
    rev32 v11.8h, v11.8h
    eor3 v27.16b, v28.16b, v15.16b, v27.16b
    eor3 v0.16b, v16.16b, v24.16b, v0.16b
    eor3 v1.16b, v1.16b, v20.16b, v9.16b
    eor v16.16b, v13.16b, v17.16b
    eor v20.16b, v23.16b, v26.16b
    eor v23.16b, v14.16b, v26.16b
    ldr q24, [sp, #336]
    eor v17.16b, v24.16b, v17.16b
    eor v24.16b, v21.16b, v31.16b
    eor v21.16b, v22.16b, v21.16b
    eor v22.16b, v29.16b, v10.16b
    eor v28.16b, v3.16b, v26.16b
    rev32 v29.8h, v25.8h
    eor v10.16b, v12.16b, v10.16b
    eor3 v19.16b, v19.16b, v9.16b, v26.16b
    eor v4.16b, v4.16b, v23.16b
    eor v26.16b, v14.16b, v24.16b
    rev32 v9.8h, v16.8h
    rev32 v12.8h, v20.8h
    ldr q13, [sp, #240]
    eor3 v13.16b, v13.16b, v21.16b, v22.16b
    eor3 v5.16b, v5.16b, v30.16b, v20.16b
    ldr q20, [sp, #144]
    eor3 v18.16b, v18.16b, v20.16b, v23.16b
    ldr q20, [sp, #160]
    eor3 v20.16b, v20.16b, v8.16b, v29.16b
    rev32 v23.8h, v17.8h
    ldr q30, [sp, #64]
    eor3 v3.16b, v30.16b, v3.16b, v10.16b
    eor3 v6.16b, v25.16b, v6.16b, v29.16b
    eor3 v0.16b, v31.16b, v0.16b, v28.16b
    eor3 v7.16b, v2.16b, v7.16b, v24.16b
    ldr q24, [sp, #176]
    eor3 v16.16b, v24.16b, v16.16b, v9.16b
    ldr q24, [sp, #416]
    ldr q25, [sp, #96]
    eor3 v24.16b, v24.16b, v25.16b, v12.16b
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [sp, #112]
    ldr q25, [sp, #192]
    eor3 v22.16b, v22.16b, v25.16b, v26.16b
    rev32 v25.8h, v26.8h
    ldr q26, [sp, #288]
    eor3 v23.16b, v26.16b, v17.16b, v23.16b
    ldr q26, [sp, #208]
    eor3 v26.16b, v26.16b, v11.16b, v16.16b
    ldr q29, [sp, #352]
    eor3 v2.16b, v29.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v24.16b
    eor v16.16b, v16.16b, v22.16b
    eor3 v17.16b, v17.16b, v21.16b, v9.16b
    eor v21.16b, v25.16b, v23.16b
    eor v22.16b, v24.16b, v26.16b
    rev32 v23.8h, v4.8h
    eor v7.16b, v28.16b, v7.16b
    // round 9 (aes.dsl:47)
    eor v24.16b, v3.16b, v16.16b
    // round 10 (aes.dsl:53)
    eor v0.16b, v12.16b, v0.16b
    eor v2.16b, v12.16b, v2.16b
    // round 9 (aes.dsl:47)
    eor v25.16b, v21.16b, v22.16b
    // round 10 (aes.dsl:53)
    eor v18.16b, v18.16b, v23.16b
    // round 9 (aes.dsl:47)
    eor v16.16b, v7.16b, v16.16b
    eor v26.16b, v5.16b, v24.16b
    // round 10 (aes.dsl:53)
    eor3 v4.16b, v27.16b, v4.16b, v23.16b
    // round 9 (aes.dsl:47)
    eor v22.16b, v0.16b, v22.16b
    eor v23.16b, v13.16b, v25.16b
    eor3 v3.16b, v3.16b, v1.16b, v16.16b
    eor3 v20.16b, v17.16b, v20.16b, v24.16b
    eor3 v27.16b, v17.16b, v16.16b, v26.16b
    eor3 v21.16b, v21.16b, v19.16b, v22.16b
    eor3 v18.16b, v2.16b, v18.16b, v25.16b
    eor3 v28.16b, v2.16b, v22.16b, v23.16b
    eor v29.16b, v17.16b, v26.16b
    orn v30.16b, v3.16b, v20.16b
    eor3 v31.16b, v5.16b, v6.16b, v27.16b
    eor v8.16b, v2.16b, v23.16b
    orn v9.16b, v21.16b, v18.16b
    eor3 v10.16b, v13.16b, v4.16b, v28.16b
    eor3 v11.16b, v17.16b, v3.16b, v26.16b
    eor3 v1.16b, v1.16b, v27.16b, v29.16b
    bcax v12.16b, v31.16b, v30.16b, v20.16b
    eor v14.16b, v24.16b, v3.16b
    eor3 v19.16b, v19.16b, v28.16b, v8.16b
    bcax v15.16b, v10.16b, v9.16b, v18.16b
    str q22, [sp, #352]
    eor3 v22.16b, v2.16b, v21.16b, v23.16b
    str q22, [sp, #208]
    eor v22.16b, v25.16b, v21.16b
    str q16, [sp, #288]
    eor v16.16b, v1.16b, v12.16b
    bcax v17.16b, v17.16b, v27.16b, v26.16b
    bcax v2.16b, v2.16b, v28.16b, v23.16b
    str q2, [sp, #192]
    eor v2.16b, v19.16b, v15.16b
    str q26, [sp, #112]
    eor3 v26.16b, v6.16b, v26.16b, v31.16b
    eor3 v5.16b, v5.16b, v24.16b, v31.16b
    eor3 v6.16b, v6.16b, v27.16b, v16.16b
    str q27, [sp, #96]
    eor3 v27.16b, v4.16b, v23.16b, v10.16b
    eor3 v13.16b, v13.16b, v25.16b, v10.16b
    eor3 v4.16b, v4.16b, v28.16b, v2.16b
    str q28, [sp, #416]
    bcax v28.16b, v6.16b, v1.16b, v7.16b
    str q1, [sp, #176]
    orn v1.16b, v24.16b, v6.16b
    str q23, [sp, #64]
    eor3 v23.16b, v20.16b, v3.16b, v6.16b
    str q19, [sp, #160]
    bcax v19.16b, v4.16b, v19.16b, v0.16b
    str q20, [sp, #144]
    orn v20.16b, v25.16b, v4.16b
    str q18, [sp, #240]
    eor3 v18.16b, v18.16b, v21.16b, v4.16b
    eor3 v28.16b, v30.16b, v1.16b, v28.16b
    str q4, [sp, #336]
    bcax v4.16b, v1.16b, v14.16b, v23.16b
    bcax v1.16b, v1.16b, v5.16b, v29.16b
    eor3 v19.16b, v9.16b, v20.16b, v19.16b
    str q5, [sp, #272]
    bcax v5.16b, v20.16b, v22.16b, v18.16b
    bcax v20.16b, v20.16b, v13.16b, v8.16b
    str q13, [sp, #128]
    bcax v13.16b, v28.16b, v12.16b, v11.16b
    eor3 v28.16b, v23.16b, v4.16b, v28.16b
    str q6, [sp, #320]
    ldr q6, [sp, #288]
    bcax v4.16b, v4.16b, v31.16b, v6.16b
    eor3 v1.16b, v30.16b, v17.16b, v1.16b
    eor3 v30.16b, v18.16b, v5.16b, v19.16b
    str q31, [sp, #256]
    ldr q31, [sp, #352]
    bcax v5.16b, v5.16b, v10.16b, v31.16b
    str q10, [sp, #224]
    ldr q10, [sp, #208]
    bcax v19.16b, v19.16b, v15.16b, v10.16b
    bcax v28.16b, v28.16b, v16.16b, v26.16b
    eor v4.16b, v17.16b, v4.16b
    ldr q17, [sp, #192]
    eor3 v20.16b, v9.16b, v17.16b, v20.16b
    bcax v30.16b, v30.16b, v2.16b, v27.16b
    eor v5.16b, v17.16b, v5.16b
    mov v17.16b, v4.16b
    bsl v17.16b, v28.16b, v13.16b
    bcax v9.16b, v28.16b, v1.16b, v13.16b
    orn v28.16b, v4.16b, v28.16b
    mov v10.16b, v5.16b
    bsl v10.16b, v30.16b, v19.16b
    str q2, [sp, #192]
    bcax v2.16b, v30.16b, v20.16b, v19.16b
    orn v30.16b, v5.16b, v30.16b
    bit v17.16b, v4.16b, v1.16b
    bcax v13.16b, v9.16b, v28.16b, v13.16b
    bit v10.16b, v5.16b, v20.16b
    bcax v19.16b, v2.16b, v30.16b, v19.16b
    str q16, [sp, #304]
    eor v16.16b, v13.16b, v17.16b
    str q0, [sp, #368]
    eor v0.16b, v19.16b, v10.16b
    str q15, [sp, #384]
    bic v15.16b, v16.16b, v17.16b
    str q7, [sp, #400]
    bic v7.16b, v0.16b, v10.16b
    bit v4.16b, v1.16b, v9.16b
    bcax v1.16b, v9.16b, v28.16b, v15.16b
    bit v5.16b, v20.16b, v2.16b
    bcax v2.16b, v2.16b, v30.16b, v7.16b
    eor v7.16b, v4.16b, v1.16b
    eor v20.16b, v17.16b, v4.16b
    eor v28.16b, v5.16b, v2.16b
    orr v26.16b, v26.16b, v4.16b
    and v6.16b, v6.16b, v13.16b
    orn v24.16b, v24.16b, v7.16b
    eor v30.16b, v10.16b, v5.16b
    orr v27.16b, v27.16b, v5.16b
    orn v25.16b, v25.16b, v28.16b
    and v31.16b, v31.16b, v19.16b
    bic v23.16b, v23.16b, v16.16b
    bcax v9.16b, v16.16b, v24.16b, v7.16b
    and v12.16b, v12.16b, v20.16b
    bic v18.16b, v18.16b, v0.16b
    bcax v15.16b, v0.16b, v25.16b, v28.16b
    bcax v16.16b, v23.16b, v14.16b, v16.16b
    eor v14.16b, v26.16b, v23.16b
    str q23, [sp, #352]
    eor v23.16b, v20.16b, v9.16b
    bcax v0.16b, v18.16b, v22.16b, v0.16b
    eor v22.16b, v27.16b, v18.16b
    str q18, [sp, #288]
    eor v18.16b, v30.16b, v15.16b
    str q5, [sp, #80]
    ldr q5, [x3, #3344]
    bcax v20.16b, v14.16b, v20.16b, v11.16b
    bcax v3.16b, v6.16b, v9.16b, v3.16b
    and v29.16b, v29.16b, v23.16b
    ldr q11, [x3, #3328]
    ldr q14, [sp, #208]
    bcax v22.16b, v22.16b, v30.16b, v14.16b
    bcax v21.16b, v31.16b, v15.16b, v21.16b
    and v8.16b, v8.16b, v18.16b
    ldr q14, [x8, #0]
    str q31, [sp, #208]
    ldr q31, [sp, #400]
    bcax v26.16b, v26.16b, v31.16b, v17.16b
    eor3 v24.16b, v24.16b, v20.16b, v16.16b
    eor3 v29.16b, v16.16b, v29.16b, v3.16b
    ldr q31, [x8, #32]
    str q20, [sp, #400]
    ldr q20, [sp, #384]
    and v20.16b, v20.16b, v30.16b
    eor3 v25.16b, v25.16b, v22.16b, v0.16b
    eor3 v30.16b, v0.16b, v8.16b, v21.16b
    ldr q8, [sp, #368]
    bcax v27.16b, v27.16b, v8.16b, v10.16b
    eor v5.16b, v5.16b, v24.16b
    ldr q24, [sp, #320]
    bcax v7.16b, v29.16b, v7.16b, v24.16b
    ldr q24, [sp, #144]
    and v24.16b, v24.16b, v9.16b
    eor v25.16b, v11.16b, v25.16b
    ldr q8, [sp, #336]
    bcax v28.16b, v30.16b, v28.16b, v8.16b
    ldr q8, [sp, #240]
    and v8.16b, v8.16b, v15.16b
    tbl v9.16b, {v5.16b}, v14.16b
    ldr q11, [sp, #256]
    bcax v23.16b, v7.16b, v23.16b, v11.16b
    ldr q11, [x3, #3472]
    ldr q15, [x3, #3568]
    str q9, [sp, #256]
    tbl v9.16b, {v25.16b}, v31.16b
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [sp, #224]
    bcax v18.16b, v28.16b, v18.16b, v12.16b
    eor v20.16b, v20.16b, v28.16b
    ldr q28, [sp, #112]
    bcax v28.16b, v23.16b, v13.16b, v28.16b
    ldr q12, [sp, #272]
    bcax v23.16b, v23.16b, v12.16b, v1.16b
    ldr q12, [x3, #3376]
    ldr q13, [sp, #304]
    bcax v4.16b, v7.16b, v13.16b, v4.16b
    ldr q13, [sp, #64]
    bcax v19.16b, v18.16b, v19.16b, v13.16b
    ldr q13, [sp, #128]
    bcax v18.16b, v18.16b, v13.16b, v2.16b
    ldr q13, [x3, #3456]
    str q5, [sp, #128]
    ldr q5, [x3, #3552]
    str q22, [sp, #64]
    ldr q22, [sp, #192]
    str q30, [sp, #304]
    ldr q30, [sp, #80]
    bcax v22.16b, v20.16b, v22.16b, v30.16b
    eor3 v16.16b, v16.16b, v24.16b, v28.16b
    eor v30.16b, v7.16b, v23.16b
    eor3 v7.16b, v7.16b, v4.16b, v26.16b
    eor v4.16b, v11.16b, v4.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q26, [x3, #3360]
    eor3 v0.16b, v0.16b, v8.16b, v19.16b
    eor v11.16b, v20.16b, v18.16b
    eor3 v20.16b, v20.16b, v22.16b, v27.16b
    ldr q27, [sp, #176]
    bcax v17.16b, v30.16b, v27.16b, v17.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v12.16b, v16.16b
    ldr q16, [x8, #16]
    eor v22.16b, v13.16b, v22.16b
    eor v5.16b, v5.16b, v18.16b
    ext v18.16b, v4.16b, v4.16b, #12
    tbl v27.16b, {v23.16b}, v14.16b
    ldr q30, [sp, #160]
    bcax v30.16b, v11.16b, v30.16b, v10.16b
    ldr q10, [sp, #208]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #3408]
    eor v17.16b, v28.16b, v17.16b
    ldr q11, [sp, #96]
    bcax v1.16b, v6.16b, v11.16b, v1.16b
    eor v0.16b, v26.16b, v0.16b
    ext v26.16b, v7.16b, v7.16b, #12
    eor v11.16b, v22.16b, v18.16b
    tbl v12.16b, {v7.16b}, v31.16b
    tbl v13.16b, {v7.16b}, v14.16b
    tbl v15.16b, {v22.16b}, v16.16b
    str q18, [sp, #96]
    tbl v18.16b, {v5.16b}, v16.16b
    str q7, [sp, #208]
    ldr q7, [x3, #3392]
    eor v30.16b, v19.16b, v30.16b
    str q13, [sp, #160]
    ldr q13, [sp, #416]
    bcax v2.16b, v20.16b, v13.16b, v2.16b
    eor3 v3.16b, v3.16b, v17.16b, v6.16b
    ldr q6, [x3, #3424]
    ldr q13, [x3, #3504]
    eor v1.16b, v28.16b, v1.16b
    eor v17.16b, v10.16b, v17.16b
    eor v26.16b, v0.16b, v26.16b
    ldr q28, [x3, #3440]
    ldr q10, [x3, #3488]
    str q12, [sp, #416]
    ext v12.16b, v11.16b, v11.16b, #4
    str q15, [sp, #176]
    tbl v15.16b, {v11.16b}, v31.16b
    str q15, [sp, #80]
    tbl v15.16b, {v0.16b}, v16.16b
    str q15, [sp, #192]
    ldr q15, [x3, #3520]
    str q4, [sp, #272]
    ldr q4, [x3, #3536]
    eor3 v25.16b, v25.16b, v9.16b, v0.16b
    eor3 v20.16b, v21.16b, v30.16b, v20.16b
    eor v2.16b, v19.16b, v2.16b
    ldr q19, [sp, #352]
    eor3 v3.16b, v19.16b, v24.16b, v3.16b
    ldr q19, [sp, #400]
    eor3 v19.16b, v19.16b, v29.16b, v1.16b
    eor v7.16b, v7.16b, v30.16b
    eor v1.16b, v13.16b, v1.16b
    ext v21.16b, v17.16b, v17.16b, #12
    tbl v24.16b, {v26.16b}, v16.16b
    ldr q29, [sp, #288]
    eor3 v20.16b, v29.16b, v8.16b, v20.16b
    ldr q29, [sp, #64]
    ldr q30, [sp, #304]
    eor3 v29.16b, v29.16b, v30.16b, v2.16b
    eor v3.16b, v28.16b, v3.16b
    eor v2.16b, v10.16b, v2.16b
    eor v4.16b, v4.16b, v19.16b
    ext v19.16b, v1.16b, v1.16b, #12
    eor v1.16b, v12.16b, v1.16b
    eor v6.16b, v6.16b, v20.16b
    eor v20.16b, v15.16b, v29.16b
    eor v28.16b, v2.16b, v19.16b
    tbl v29.16b, {v4.16b}, v31.16b
    tbl v4.16b, {v4.16b}, v14.16b
    eor v30.16b, v11.16b, v2.16b
    eor v19.16b, v22.16b, v19.16b
    tbl v8.16b, {v1.16b}, v31.16b
    eor v10.16b, v23.16b, v29.16b
    tbl v11.16b, {v20.16b}, v31.16b
    eor v9.16b, v9.16b, v28.16b
    eor v12.16b, v7.16b, v4.16b
    eor v13.16b, v21.16b, v20.16b
    tbl v15.16b, {v28.16b}, v31.16b
    tbl v14.16b, {v6.16b}, v16.16b
    ext v28.16b, v28.16b, v28.16b, #4
    eor v20.16b, v27.16b, v20.16b
    str q29, [sp, #304]
    tbl v29.16b, {v30.16b}, v16.16b
    str q23, [sp, #64]
    tbl v23.16b, {v6.16b}, v31.16b
    str q19, [sp, #288]
    tbl v19.16b, {v19.16b}, v31.16b
    eor3 v1.16b, v18.16b, v1.16b, v8.16b
    tbl v18.16b, {v30.16b}, v31.16b
    eor v8.16b, v5.16b, v11.16b
    ext v11.16b, v9.16b, v9.16b, #4
    eor v26.16b, v26.16b, v15.16b
    str q23, [sp, #400]
    ext v23.16b, v10.16b, v10.16b, #12
    eor v21.16b, v21.16b, v12.16b
    str q4, [sp, #352]
    eor v4.16b, v3.16b, v14.16b
    str q0, [sp, #112]
    ldr q0, [sp, #272]
    eor v0.16b, v0.16b, v14.16b
    str q1, [sp, #272]
    tbl v1.16b, {v13.16b}, v16.16b
    tbl v9.16b, {v9.16b}, v16.16b
    str q9, [sp, #224]
    tbl v9.16b, {v20.16b}, v16.16b
    str q1, [sp, #240]
    tbl v1.16b, {v12.16b}, v16.16b
    str q12, [sp, #336]
    ldr q12, [sp, #176]
    eor3 v17.16b, v12.16b, v17.16b, v14.16b
    tbl v12.16b, {v10.16b}, v31.16b
    eor3 v2.16b, v22.16b, v2.16b, v19.16b
    eor3 v18.16b, v27.16b, v30.16b, v18.16b
    ldr q19, [sp, #128]
    eor v22.16b, v19.16b, v11.16b
    ext v27.16b, v8.16b, v8.16b, #4
    eor v5.16b, v5.16b, v23.16b
    eor v30.16b, v13.16b, v23.16b
    eor v13.16b, v28.16b, v0.16b
    ext v4.16b, v4.16b, v4.16b, #12
    tbl v14.16b, {v26.16b}, v31.16b
    eor v20.16b, v20.16b, v8.16b
    str q17, [sp, #176]
    ext v17.16b, v26.16b, v26.16b, #4
    str q2, [sp, #144]
    ext v2.16b, v21.16b, v21.16b, #4
    tbl v21.16b, {v21.16b}, v16.16b
    tbl v8.16b, {v8.16b}, v31.16b
    eor v3.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v27.16b
    tbl v16.16b, {v5.16b}, v16.16b
    str q0, [sp, #128]
    eor v0.16b, v7.16b, v30.16b
    eor v7.16b, v7.16b, v4.16b
    str q12, [sp, #320]
    ext v12.16b, v22.16b, v22.16b, #12
    eor v4.16b, v6.16b, v4.16b
    ldr q6, [sp, #80]
    eor3 v6.16b, v6.16b, v26.16b, v14.16b
    ldr q26, [sp, #416]
    eor v26.16b, v26.16b, v22.16b
    str q7, [sp, #416]
    ldr q7, [sp, #256]
    eor3 v7.16b, v7.16b, v15.16b, v20.16b
    eor v17.16b, v9.16b, v17.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor3 v1.16b, v24.16b, v1.16b, v2.16b
    ldr q20, [sp, #160]
    eor3 v20.16b, v20.16b, v25.16b, v30.16b
    eor3 v2.16b, v28.16b, v29.16b, v2.16b
    ldr q24, [x8, #0]
    tbl v25.16b, {v13.16b}, v24.16b
    tbl v28.16b, {v13.16b}, v31.16b
    ldr q29, [sp, #272]
    eor3 v27.16b, v10.16b, v29.16b, v27.16b
    eor3 v18.16b, v23.16b, v18.16b, v8.16b
    tbl v29.16b, {v3.16b}, v31.16b
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [sp, #112]
    eor v22.16b, v22.16b, v12.16b
    eor v7.16b, v12.16b, v7.16b
    tbl v30.16b, {v19.16b}, v31.16b
    ldr q8, [sp, #192]
    eor3 v17.16b, v8.16b, v11.16b, v17.16b
    tbl v8.16b, {v26.16b}, v24.16b
    ldr q9, [sp, #352]
    eor3 v9.16b, v9.16b, v14.16b, v5.16b
    tbl v10.16b, {v0.16b}, v31.16b
    ext v11.16b, v4.16b, v4.16b, #4
    ldr q12, [sp, #208]
    eor3 v26.16b, v12.16b, v21.16b, v26.16b
    ldr q12, [x8, #16]
    tbl v13.16b, {v6.16b}, v12.16b
    ldr q14, [sp, #416]
    tbl v15.16b, {v14.16b}, v31.16b
    ldr q12, [sp, #96]
    ldr q24, [sp, #336]
    eor3 v24.16b, v12.16b, v24.16b, v5.16b
    ldr q12, [sp, #64]
    eor v12.16b, v12.16b, v29.16b
    str q18, [sp, #64]
    ldr q18, [sp, #288]
    str q7, [sp, #336]
    ldr q7, [sp, #400]
    eor3 v7.16b, v18.16b, v7.16b, v25.16b
    ldr q18, [sp, #320]
    ldr q25, [sp, #128]
    eor3 v18.16b, v18.16b, v25.16b, v3.16b
    ext v25.16b, v3.16b, v3.16b, #12
    tbl v4.16b, {v4.16b}, v31.16b
    str q0, [sp, #128]
    tbl v0.16b, {v16.16b}, v31.16b
    str q7, [sp, #320]
    ldr q7, [sp, #240]
    eor v7.16b, v7.16b, v12.16b
    str q27, [sp, #240]
    ldr q27, [sp, #144]
    eor3 v5.16b, v23.16b, v27.16b, v5.16b
    ldr q23, [sp, #304]
    ldr q27, [sp, #224]
    eor3 v16.16b, v23.16b, v27.16b, v16.16b
    tbl v23.16b, {v22.16b}, v31.16b
    eor v17.16b, v30.16b, v17.16b
    eor3 v0.16b, v11.16b, v26.16b, v0.16b
    ldr q26, [sp, #176]
    eor3 v26.16b, v26.16b, v13.16b, v7.16b
    eor v27.16b, v8.16b, v9.16b
    eor3 v22.16b, v14.16b, v22.16b, v23.16b
    ext v7.16b, v7.16b, v7.16b, #12
    eor3 v1.16b, v19.16b, v1.16b, v30.16b
    eor3 v18.16b, v28.16b, v18.16b, v12.16b
    // round 8 (aes.dsl:47)
    eor v19.16b, v0.16b, v26.16b
    // round 9 (aes.dsl:47)
    eor3 v6.16b, v6.16b, v15.16b, v24.16b
    eor v2.16b, v2.16b, v29.16b
    eor v7.16b, v22.16b, v7.16b
    eor v20.16b, v20.16b, v10.16b
    // round 8 (aes.dsl:47)
    eor v22.16b, v18.16b, v26.16b
    eor v23.16b, v16.16b, v19.16b
    // round 9 (aes.dsl:47)
    eor3 v4.16b, v25.16b, v4.16b, v5.16b
    eor3 v2.16b, v21.16b, v3.16b, v2.16b
    // round 8 (aes.dsl:47)
    eor v3.16b, v6.16b, v7.16b
    ldr q5, [sp, #240]
    eor3 v0.16b, v0.16b, v5.16b, v22.16b
    eor3 v1.16b, v17.16b, v1.16b, v19.16b
    eor3 v21.16b, v17.16b, v22.16b, v23.16b
    // round 9 (aes.dsl:47)
    ldr q24, [sp, #128]
    ldr q25, [sp, #320]
    eor3 v24.16b, v24.16b, v10.16b, v25.16b
    // round 8 (aes.dsl:47)
    eor v6.16b, v6.16b, v4.16b
    ldr q25, [sp, #336]
    eor v26.16b, v25.16b, v3.16b
    eor v28.16b, v17.16b, v23.16b
    orn v29.16b, v0.16b, v1.16b
    eor3 v30.16b, v16.16b, v2.16b, v21.16b
    ldr q8, [sp, #64]
    eor3 v7.16b, v7.16b, v8.16b, v6.16b
    eor3 v20.16b, v27.16b, v20.16b, v3.16b
    eor3 v9.16b, v27.16b, v6.16b, v26.16b
    eor3 v10.16b, v17.16b, v0.16b, v23.16b
    eor3 v5.16b, v5.16b, v21.16b, v28.16b
    bcax v11.16b, v30.16b, v29.16b, v1.16b
    eor v12.16b, v27.16b, v26.16b
    orn v13.16b, v7.16b, v20.16b
    eor3 v14.16b, v25.16b, v24.16b, v9.16b
    eor v15.16b, v19.16b, v0.16b
    eor v31.16b, v3.16b, v7.16b
    str q6, [sp, #240]
    eor v6.16b, v5.16b, v11.16b
    bcax v17.16b, v17.16b, v21.16b, v23.16b
    eor3 v8.16b, v8.16b, v9.16b, v12.16b
    str q12, [sp, #64]
    bcax v12.16b, v14.16b, v13.16b, v20.16b
    str q31, [sp, #320]
    eor3 v31.16b, v27.16b, v7.16b, v26.16b
    str q23, [sp, #128]
    eor3 v23.16b, v2.16b, v23.16b, v30.16b
    eor3 v2.16b, v2.16b, v21.16b, v6.16b
    eor3 v16.16b, v16.16b, v19.16b, v30.16b
    bcax v27.16b, v27.16b, v9.16b, v26.16b
    str q21, [sp, #416]
    eor v21.16b, v8.16b, v12.16b
    str q5, [sp, #176]
    bcax v5.16b, v2.16b, v5.16b, v18.16b
    str q18, [sp, #224]
    orn v18.16b, v19.16b, v2.16b
    str q2, [sp, #304]
    eor3 v2.16b, v1.16b, v0.16b, v2.16b
    str q26, [sp, #144]
    eor3 v26.16b, v24.16b, v26.16b, v14.16b
    eor3 v25.16b, v25.16b, v3.16b, v14.16b
    eor3 v24.16b, v24.16b, v9.16b, v21.16b
    eor3 v5.16b, v29.16b, v18.16b, v5.16b
    str q9, [sp, #336]
    bcax v9.16b, v18.16b, v15.16b, v2.16b
    bcax v18.16b, v18.16b, v16.16b, v28.16b
    str q8, [sp, #400]
    bcax v8.16b, v24.16b, v8.16b, v4.16b
    str q16, [sp, #288]
    orn v16.16b, v3.16b, v24.16b
    str q24, [sp, #96]
    eor3 v24.16b, v20.16b, v7.16b, v24.16b
    str q20, [sp, #208]
    bcax v20.16b, v5.16b, v11.16b, v10.16b
    eor3 v5.16b, v2.16b, v9.16b, v5.16b
    bcax v9.16b, v9.16b, v30.16b, v22.16b
    eor3 v18.16b, v29.16b, v17.16b, v18.16b
    eor3 v29.16b, v13.16b, v16.16b, v8.16b
    ldr q8, [sp, #320]
    bcax v8.16b, v16.16b, v8.16b, v24.16b
    str q30, [sp, #352]
    ldr q30, [sp, #64]
    bcax v16.16b, v16.16b, v25.16b, v30.16b
    bcax v5.16b, v5.16b, v6.16b, v23.16b
    eor v17.16b, v17.16b, v9.16b
    bcax v9.16b, v29.16b, v12.16b, v31.16b
    eor3 v29.16b, v24.16b, v8.16b, v29.16b
    ldr q30, [sp, #240]
    bcax v8.16b, v8.16b, v14.16b, v30.16b
    mov v30.16b, v17.16b
    bsl v30.16b, v5.16b, v20.16b
    str q25, [sp, #192]
    bcax v25.16b, v5.16b, v18.16b, v20.16b
    orn v5.16b, v17.16b, v5.16b
    eor3 v16.16b, v13.16b, v27.16b, v16.16b
    bcax v29.16b, v29.16b, v21.16b, v26.16b
    eor v27.16b, v27.16b, v8.16b
    bit v30.16b, v17.16b, v18.16b
    bcax v20.16b, v25.16b, v5.16b, v20.16b
    mov v8.16b, v27.16b
    bsl v8.16b, v29.16b, v9.16b
    bcax v13.16b, v29.16b, v16.16b, v9.16b
    orn v29.16b, v27.16b, v29.16b
    str q21, [sp, #112]
    eor v21.16b, v20.16b, v30.16b
    bit v8.16b, v27.16b, v16.16b
    bcax v9.16b, v13.16b, v29.16b, v9.16b
    str q14, [sp, #272]
    bic v14.16b, v21.16b, v30.16b
    str q6, [sp, #160]
    eor v6.16b, v9.16b, v8.16b
    bit v17.16b, v18.16b, v25.16b
    bcax v5.16b, v25.16b, v5.16b, v14.16b
    bic v18.16b, v6.16b, v8.16b
    eor v25.16b, v30.16b, v17.16b
    eor v14.16b, v17.16b, v5.16b
    orr v23.16b, v23.16b, v17.16b
    bit v27.16b, v16.16b, v13.16b
    bcax v16.16b, v13.16b, v29.16b, v18.16b
    and v18.16b, v22.16b, v20.16b
    bic v2.16b, v2.16b, v21.16b
    orn v19.16b, v19.16b, v14.16b
    orr v22.16b, v26.16b, v27.16b
    bic v24.16b, v24.16b, v6.16b
    eor v26.16b, v27.16b, v16.16b
    and v29.16b, v11.16b, v25.16b
    ldr q11, [sp, #224]
    bcax v11.16b, v23.16b, v11.16b, v30.16b
    bcax v13.16b, v21.16b, v19.16b, v14.16b
    str q30, [sp, #224]
    eor v30.16b, v8.16b, v27.16b
    str q27, [sp, #256]
    eor v27.16b, v22.16b, v24.16b
    orn v3.16b, v3.16b, v26.16b
    bcax v21.16b, v2.16b, v15.16b, v21.16b
    eor v23.16b, v23.16b, v2.16b
    eor v15.16b, v25.16b, v13.16b
    str q2, [sp, #80]
    ldr q2, [x3, #3600]
    str q16, [sp, #368]
    ldr q16, [sp, #320]
    bcax v16.16b, v24.16b, v16.16b, v6.16b
    bcax v27.16b, v27.16b, v30.16b, v31.16b
    bcax v6.16b, v6.16b, v3.16b, v26.16b
    bcax v23.16b, v23.16b, v25.16b, v10.16b
    bcax v0.16b, v18.16b, v13.16b, v0.16b
    and v25.16b, v28.16b, v15.16b
    ldr q28, [x3, #3584]
    ldr q31, [sp, #240]
    and v31.16b, v31.16b, v9.16b
    eor3 v3.16b, v3.16b, v27.16b, v16.16b
    eor v10.16b, v30.16b, v6.16b
    and v30.16b, v12.16b, v30.16b
    eor3 v19.16b, v19.16b, v23.16b, v21.16b
    eor3 v25.16b, v21.16b, v25.16b, v0.16b
    bcax v7.16b, v31.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v3.16b
    ldr q3, [sp, #64]
    and v3.16b, v3.16b, v10.16b
    bcax v4.16b, v22.16b, v4.16b, v8.16b
    and v1.16b, v1.16b, v13.16b
    ldr q22, [sp, #304]
    bcax v22.16b, v25.16b, v14.16b, v22.16b
    eor v19.16b, v28.16b, v19.16b
    rev32 v28.8h, v2.8h
    eor3 v3.16b, v16.16b, v3.16b, v7.16b
    ldr q12, [sp, #208]
    and v6.16b, v12.16b, v6.16b
    ldr q12, [sp, #352]
    bcax v12.16b, v22.16b, v15.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    rev32 v29.8h, v19.8h
    eor v13.16b, v19.16b, v28.16b
    ldr q14, [sp, #96]
    bcax v26.16b, v3.16b, v26.16b, v14.16b
    ldr q14, [x3, #3712]
    ldr q15, [x3, #3808]
    str q27, [sp, #96]
    ldr q27, [sp, #128]
    bcax v20.16b, v12.16b, v20.16b, v27.16b
    ldr q27, [sp, #288]
    bcax v27.16b, v12.16b, v27.16b, v5.16b
    ldr q12, [sp, #160]
    bcax v17.16b, v22.16b, v12.16b, v17.16b
    rev32 v12.8h, v13.8h
    ldr q13, [sp, #272]
    bcax v10.16b, v26.16b, v10.16b, v13.16b
    eor v26.16b, v30.16b, v26.16b
    ldr q30, [x3, #3616]
    ldr q13, [x3, #3728]
    eor3 v21.16b, v21.16b, v1.16b, v20.16b
    str q12, [sp, #272]
    eor v12.16b, v22.16b, v27.16b
    eor3 v22.16b, v22.16b, v17.16b, v11.16b
    ldr q11, [x3, #3824]
    str q3, [sp, #160]
    ldr q3, [sp, #144]
    bcax v3.16b, v10.16b, v9.16b, v3.16b
    ldr q9, [sp, #192]
    str q24, [sp, #144]
    ldr q24, [sp, #368]
    bcax v9.16b, v10.16b, v9.16b, v24.16b
    ldr q10, [sp, #112]
    ldr q24, [sp, #256]
    bcax v24.16b, v26.16b, v10.16b, v24.16b
    eor v17.16b, v14.16b, v17.16b
    eor v27.16b, v15.16b, v27.16b
    ldr q10, [sp, #176]
    ldr q14, [sp, #224]
    bcax v10.16b, v12.16b, v10.16b, v14.16b
    ldr q12, [x3, #3632]
    eor v18.16b, v18.16b, v22.16b
    eor3 v16.16b, v16.16b, v6.16b, v3.16b
    eor v22.16b, v26.16b, v9.16b
    eor3 v4.16b, v26.16b, v24.16b, v4.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v13.16b, v24.16b
    eor v26.16b, v11.16b, v9.16b
    rev32 v30.8h, v17.8h
    eor v9.16b, v20.16b, v10.16b
    ldr q10, [x3, #3648]
    ldr q11, [sp, #416]
    bcax v5.16b, v18.16b, v11.16b, v5.16b
    ldr q11, [sp, #400]
    bcax v22.16b, v22.16b, v11.16b, v8.16b
    eor v4.16b, v31.16b, v4.16b
    eor v16.16b, v12.16b, v16.16b
    rev32 v31.8h, v26.8h
    rev32 v8.8h, v24.8h
    ldr q11, [x3, #3664]
    ldr q12, [x3, #3744]
    rev32 v13.8h, v21.8h
    eor3 v28.16b, v2.16b, v28.16b, v21.16b
    eor3 v0.16b, v0.16b, v9.16b, v18.16b
    eor v5.16b, v20.16b, v5.16b
    eor v18.16b, v3.16b, v22.16b
    ldr q20, [sp, #336]
    ldr q22, [sp, #368]
    bcax v20.16b, v4.16b, v20.16b, v22.16b
    ldr q22, [x3, #3680]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v17.16b, v8.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q14, [x3, #3760]
    ldr q15, [x3, #3776]
    str q28, [sp, #368]
    ldr q28, [sp, #80]
    eor3 v0.16b, v28.16b, v1.16b, v0.16b
    eor3 v1.16b, v23.16b, v25.16b, v5.16b
    eor3 v4.16b, v7.16b, v18.16b, v4.16b
    ldr q7, [x3, #3696]
    eor v3.16b, v3.16b, v20.16b
    eor v18.16b, v11.16b, v18.16b
    eor v5.16b, v12.16b, v5.16b
    ldr q20, [x3, #3792]
    rev32 v23.8h, v9.8h
    rev32 v25.8h, v10.8h
    eor3 v28.16b, v29.16b, v16.16b, v19.16b
    ldr q11, [sp, #144]
    eor3 v4.16b, v11.16b, v6.16b, v4.16b
    ldr q6, [sp, #96]
    ldr q11, [sp, #160]
    eor3 v6.16b, v6.16b, v11.16b, v3.16b
    eor v0.16b, v22.16b, v0.16b
    eor v3.16b, v14.16b, v3.16b
    eor v1.16b, v15.16b, v1.16b
    eor3 v21.16b, v21.16b, v13.16b, v23.16b
    rev32 v22.8h, v5.8h
    eor3 v8.16b, v24.16b, v8.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    rev32 v7.8h, v3.8h
    rev32 v20.8h, v1.8h
    eor v11.16b, v18.16b, v1.16b
    rev32 v12.8h, v0.8h
    eor3 v1.16b, v2.16b, v19.16b, v1.16b
    eor3 v19.16b, v17.16b, v24.16b, v22.16b
    eor3 v22.16b, v26.16b, v5.16b, v22.16b
    eor v5.16b, v5.16b, v7.16b
    eor v14.16b, v27.16b, v20.16b
    eor v31.16b, v31.16b, v6.16b
    rev32 v15.8h, v4.8h
    str q24, [sp, #160]
    eor v24.16b, v23.16b, v6.16b
    str q9, [sp, #96]
    eor v9.16b, v18.16b, v12.16b
    eor3 v7.16b, v27.16b, v3.16b, v7.16b
    str q21, [sp, #144]
    rev32 v21.8h, v5.8h
    str q28, [sp, #80]
    eor v28.16b, v0.16b, v15.16b
    str q1, [sp, #336]
    rev32 v1.8h, v31.8h
    str q29, [sp, #400]
    eor v29.16b, v11.16b, v31.16b
    str q11, [sp, #416]
    rev32 v11.8h, v14.8h
    str q2, [sp, #224]
    ldr q2, [sp, #272]
    eor v2.16b, v2.16b, v5.16b
    str q10, [sp, #176]
    eor3 v10.16b, v10.16b, v25.16b, v31.16b
    str q9, [sp, #256]
    rev32 v9.8h, v9.8h
    eor v15.16b, v15.16b, v5.16b
    eor3 v0.16b, v25.16b, v0.16b, v5.16b
    eor3 v17.16b, v17.16b, v30.16b, v31.16b
    eor v25.16b, v16.16b, v21.16b
    eor v27.16b, v27.16b, v1.16b
    eor v26.16b, v26.16b, v11.16b
    eor v31.16b, v24.16b, v11.16b
    str q30, [sp, #112]
    rev32 v30.8h, v28.8h
    eor v23.16b, v23.16b, v29.16b
    str q29, [sp, #192]
    rev32 v29.8h, v2.8h
    str q28, [sp, #288]
    eor v28.16b, v28.16b, v11.16b
    eor3 v19.16b, v4.16b, v19.16b, v15.16b
    eor3 v0.16b, v3.16b, v12.16b, v0.16b
    eor3 v1.16b, v3.16b, v8.16b, v1.16b
    eor3 v3.16b, v7.16b, v11.16b, v10.16b
    eor3 v7.16b, v22.16b, v14.16b, v10.16b
    eor v22.16b, v13.16b, v25.16b
    ldr q8, [sp, #272]
    eor v25.16b, v8.16b, v25.16b
    eor v8.16b, v27.16b, v30.16b
    eor v18.16b, v18.16b, v31.16b
    eor v6.16b, v6.16b, v27.16b
    eor v5.16b, v5.16b, v29.16b
    rev32 v27.8h, v26.8h
    ldr q10, [sp, #224]
    eor3 v20.16b, v10.16b, v20.16b, v26.16b
    ldr q26, [sp, #368]
    eor3 v16.16b, v16.16b, v26.16b, v31.16b
    rev32 v26.8h, v23.8h
    eor v2.16b, v2.16b, v29.16b
    eor3 v17.16b, v21.16b, v17.16b, v28.16b
    eor v24.16b, v24.16b, v8.16b
    rev32 v29.8h, v22.8h
    ldr q31, [sp, #416]
    eor3 v4.16b, v31.16b, v4.16b, v27.16b
    ldr q31, [sp, #400]
    eor3 v31.16b, v31.16b, v6.16b, v5.16b
    eor v5.16b, v5.16b, v20.16b
    rev32 v20.8h, v25.8h
    ldr q10, [sp, #336]
    eor3 v21.16b, v10.16b, v21.16b, v27.16b
    rev32 v10.8h, v18.8h
    ldr q11, [sp, #176]
    eor3 v22.16b, v11.16b, v22.16b, v29.16b
    rev32 v11.8h, v24.8h
    ldr q12, [sp, #256]
    eor3 v20.16b, v12.16b, v25.16b, v20.16b
    ldr q12, [sp, #112]
    eor3 v9.16b, v12.16b, v9.16b, v4.16b
    ldr q12, [sp, #80]
    ldr q13, [sp, #192]
    eor3 v12.16b, v12.16b, v13.16b, v26.16b
    ldr q13, [sp, #144]
    ldr q14, [sp, #288]
    eor3 v2.16b, v13.16b, v14.16b, v2.16b
    ldr q13, [sp, #160]
    ldr q14, [sp, #96]
    eor3 v24.16b, v13.16b, v14.16b, v24.16b
    eor v1.16b, v1.16b, v27.16b
    eor v20.16b, v11.16b, v20.16b
    eor v27.16b, v22.16b, v9.16b
    eor3 v0.16b, v23.16b, v0.16b, v26.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v22.16b, v24.16b
    eor v17.16b, v8.16b, v17.16b
    eor3 v1.16b, v30.16b, v28.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor v22.16b, v20.16b, v27.16b
    // round 8 (aes.dsl:47)
    eor v21.16b, v29.16b, v21.16b
    eor3 v6.16b, v25.16b, v6.16b, v29.16b
    // round 7 (aes.dsl:47)
    eor v23.16b, v2.16b, v4.16b
    // round 8 (aes.dsl:47)
    eor v16.16b, v16.16b, v10.16b
    // round 7 (aes.dsl:47)
    eor v24.16b, v1.16b, v27.16b
    eor v25.16b, v31.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor3 v18.16b, v19.16b, v18.16b, v10.16b
    // round 7 (aes.dsl:47)
    eor v4.16b, v17.16b, v4.16b
    eor v19.16b, v5.16b, v23.16b
    eor3 v20.16b, v20.16b, v3.16b, v24.16b
    eor3 v16.16b, v21.16b, v16.16b, v22.16b
    eor3 v26.16b, v21.16b, v24.16b, v25.16b
    eor3 v2.16b, v2.16b, v7.16b, v4.16b
    eor3 v27.16b, v6.16b, v12.16b, v23.16b
    eor3 v28.16b, v6.16b, v4.16b, v19.16b
    eor v29.16b, v21.16b, v25.16b
    orn v30.16b, v20.16b, v16.16b
    eor3 v8.16b, v31.16b, v18.16b, v26.16b
    eor v9.16b, v6.16b, v19.16b
    orn v10.16b, v2.16b, v27.16b
    eor3 v11.16b, v5.16b, v0.16b, v28.16b
    eor3 v12.16b, v21.16b, v20.16b, v25.16b
    eor3 v3.16b, v3.16b, v26.16b, v29.16b
    bcax v13.16b, v8.16b, v30.16b, v16.16b
    eor v14.16b, v22.16b, v20.16b
    eor3 v7.16b, v7.16b, v28.16b, v9.16b
    bcax v15.16b, v11.16b, v10.16b, v27.16b
    str q4, [sp, #96]
    eor3 v4.16b, v6.16b, v2.16b, v19.16b
    str q4, [sp, #160]
    eor v4.16b, v23.16b, v2.16b
    str q24, [sp, #288]
    eor v24.16b, v3.16b, v13.16b
    bcax v21.16b, v21.16b, v26.16b, v25.16b
    bcax v6.16b, v6.16b, v28.16b, v19.16b
    str q6, [sp, #144]
    eor v6.16b, v7.16b, v15.16b
    str q25, [sp, #192]
    eor3 v25.16b, v18.16b, v25.16b, v8.16b
    eor3 v31.16b, v31.16b, v22.16b, v8.16b
    eor3 v18.16b, v18.16b, v26.16b, v24.16b
    str q26, [sp, #80]
    eor3 v26.16b, v0.16b, v19.16b, v11.16b
    eor3 v5.16b, v5.16b, v23.16b, v11.16b
    eor3 v0.16b, v0.16b, v28.16b, v6.16b
    str q28, [sp, #112]
    bcax v28.16b, v18.16b, v3.16b, v1.16b
    str q3, [sp, #256]
    orn v3.16b, v22.16b, v18.16b
    str q19, [sp, #176]
    eor3 v19.16b, v16.16b, v20.16b, v18.16b
    str q7, [sp, #336]
    bcax v7.16b, v0.16b, v7.16b, v17.16b
    str q18, [sp, #400]
    orn v18.16b, v23.16b, v0.16b
    str q0, [sp, #416]
    eor3 v0.16b, v27.16b, v2.16b, v0.16b
    eor3 v28.16b, v30.16b, v3.16b, v28.16b
    str q27, [sp, #368]
    bcax v27.16b, v3.16b, v14.16b, v19.16b
    bcax v3.16b, v3.16b, v31.16b, v29.16b
    eor3 v7.16b, v10.16b, v18.16b, v7.16b
    str q31, [sp, #224]
    bcax v31.16b, v18.16b, v4.16b, v0.16b
    bcax v18.16b, v18.16b, v5.16b, v9.16b
    str q5, [sp, #272]
    bcax v5.16b, v28.16b, v13.16b, v12.16b
    eor3 v28.16b, v19.16b, v27.16b, v28.16b
    str q16, [sp, #128]
    ldr q16, [sp, #288]
    bcax v27.16b, v27.16b, v8.16b, v16.16b
    eor3 v3.16b, v30.16b, v21.16b, v3.16b
    eor3 v30.16b, v0.16b, v31.16b, v7.16b
    str q8, [sp, #352]
    ldr q8, [sp, #96]
    bcax v31.16b, v31.16b, v11.16b, v8.16b
    str q11, [sp, #208]
    ldr q11, [sp, #160]
    bcax v7.16b, v7.16b, v15.16b, v11.16b
    bcax v28.16b, v28.16b, v24.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    ldr q27, [sp, #144]
    eor3 v18.16b, v10.16b, v27.16b, v18.16b
    bcax v30.16b, v30.16b, v6.16b, v26.16b
    eor v27.16b, v27.16b, v31.16b
    mov v31.16b, v21.16b
    bsl v31.16b, v28.16b, v5.16b
    bcax v10.16b, v28.16b, v3.16b, v5.16b
    orn v28.16b, v21.16b, v28.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v30.16b, v7.16b
    str q6, [sp, #144]
    bcax v6.16b, v30.16b, v18.16b, v7.16b
    orn v30.16b, v27.16b, v30.16b
    bit v31.16b, v21.16b, v3.16b
    bcax v5.16b, v10.16b, v28.16b, v5.16b
    bit v11.16b, v27.16b, v18.16b
    bcax v7.16b, v6.16b, v30.16b, v7.16b
    str q24, [sp, #304]
    eor v24.16b, v5.16b, v31.16b
    str q17, [sp, #64]
    eor v17.16b, v7.16b, v11.16b
    str q15, [sp, #240]
    bic v15.16b, v24.16b, v31.16b
    str q9, [sp, #320]
    bic v9.16b, v17.16b, v11.16b
    bit v21.16b, v3.16b, v10.16b
    bcax v3.16b, v10.16b, v28.16b, v15.16b
    bit v27.16b, v18.16b, v6.16b
    bcax v6.16b, v6.16b, v30.16b, v9.16b
    eor v18.16b, v21.16b, v3.16b
    eor v28.16b, v31.16b, v21.16b
    orr v25.16b, v25.16b, v21.16b
    eor v30.16b, v27.16b, v6.16b
    and v16.16b, v16.16b, v5.16b
    eor v9.16b, v11.16b, v27.16b
    orn v22.16b, v22.16b, v18.16b
    orr v26.16b, v26.16b, v27.16b
    and v8.16b, v8.16b, v7.16b
    orn v23.16b, v23.16b, v30.16b
    bic v19.16b, v19.16b, v24.16b
    and v10.16b, v13.16b, v28.16b
    bcax v13.16b, v24.16b, v22.16b, v18.16b
    bcax v1.16b, v25.16b, v1.16b, v31.16b
    bic v0.16b, v0.16b, v17.16b
    bcax v15.16b, v17.16b, v23.16b, v30.16b
    bcax v24.16b, v19.16b, v14.16b, v24.16b
    eor v25.16b, v25.16b, v19.16b
    eor v14.16b, v28.16b, v13.16b
    bcax v4.16b, v0.16b, v4.16b, v17.16b
    eor v17.16b, v26.16b, v0.16b
    str q0, [sp, #96]
    eor v0.16b, v9.16b, v15.16b
    str q19, [sp, #288]
    ldr q19, [x3, #3840]
    bcax v25.16b, v25.16b, v28.16b, v12.16b
    bcax v20.16b, v16.16b, v13.16b, v20.16b
    and v28.16b, v29.16b, v14.16b
    ldr q29, [x3, #3856]
    ldr q12, [sp, #160]
    bcax v17.16b, v17.16b, v9.16b, v12.16b
    bcax v2.16b, v8.16b, v15.16b, v2.16b
    ldr q12, [sp, #320]
    and v12.16b, v12.16b, v0.16b
    str q8, [sp, #320]
    ldr q8, [sp, #240]
    and v8.16b, v8.16b, v9.16b
    eor3 v22.16b, v22.16b, v25.16b, v24.16b
    eor3 v28.16b, v24.16b, v28.16b, v20.16b
    ldr q9, [sp, #64]
    bcax v26.16b, v26.16b, v9.16b, v11.16b
    eor3 v23.16b, v23.16b, v17.16b, v4.16b
    eor3 v9.16b, v4.16b, v12.16b, v2.16b
    ldr q12, [sp, #128]
    and v12.16b, v12.16b, v13.16b
    eor v19.16b, v19.16b, v22.16b
    ldr q22, [sp, #400]
    bcax v18.16b, v28.16b, v18.16b, v22.16b
    ldr q22, [sp, #368]
    and v22.16b, v22.16b, v15.16b
    eor v23.16b, v29.16b, v23.16b
    ldr q29, [sp, #416]
    bcax v29.16b, v9.16b, v30.16b, v29.16b
    ldr q30, [x8, #32]
    tbl v13.16b, {v19.16b}, v30.16b
    ldr q15, [sp, #352]
    bcax v14.16b, v18.16b, v14.16b, v15.16b
    eor v18.16b, v10.16b, v18.16b
    ldr q10, [x3, #3968]
    ldr q15, [x8, #0]
    str q23, [sp, #352]
    tbl v23.16b, {v23.16b}, v15.16b
    str q23, [sp, #416]
    ldr q23, [sp, #208]
    bcax v0.16b, v29.16b, v0.16b, v23.16b
    eor v23.16b, v8.16b, v29.16b
    ldr q29, [x3, #3984]
    ldr q8, [x3, #4064]
    ldr q30, [sp, #192]
    bcax v5.16b, v14.16b, v5.16b, v30.16b
    ldr q30, [sp, #224]
    bcax v30.16b, v14.16b, v30.16b, v3.16b
    ldr q14, [sp, #304]
    bcax v21.16b, v18.16b, v14.16b, v21.16b
    ldr q14, [x3, #4080]
    str q17, [sp, #304]
    ldr q17, [sp, #176]
    bcax v7.16b, v0.16b, v7.16b, v17.16b
    ldr q17, [sp, #272]
    bcax v0.16b, v0.16b, v17.16b, v6.16b
    ldr q17, [sp, #144]
    bcax v17.16b, v23.16b, v17.16b, v27.16b
    ldr q27, [x3, #3872]
    eor3 v24.16b, v24.16b, v12.16b, v5.16b
    str q9, [sp, #144]
    eor v9.16b, v18.16b, v30.16b
    eor3 v1.16b, v18.16b, v21.16b, v1.16b
    ldr q18, [x3, #3888]
    eor3 v4.16b, v4.16b, v22.16b, v7.16b
    str q22, [sp, #272]
    eor v22.16b, v23.16b, v0.16b
    eor3 v23.16b, v23.16b, v17.16b, v26.16b
    eor v21.16b, v10.16b, v21.16b
    eor v17.16b, v29.16b, v17.16b
    eor v26.16b, v8.16b, v30.16b
    eor v0.16b, v14.16b, v0.16b
    ldr q29, [sp, #256]
    bcax v29.16b, v9.16b, v29.16b, v31.16b
    eor v1.16b, v16.16b, v1.16b
    ldr q16, [sp, #336]
    bcax v16.16b, v22.16b, v16.16b, v11.16b
    ldr q22, [sp, #320]
    eor v22.16b, v22.16b, v23.16b
    eor v23.16b, v27.16b, v24.16b
    eor v4.16b, v18.16b, v4.16b
    ext v18.16b, v17.16b, v17.16b, #12
    tbl v24.16b, {v0.16b}, v15.16b
    ldr q27, [x8, #16]
    tbl v30.16b, {v21.16b}, v27.16b
    tbl v31.16b, {v26.16b}, v27.16b
    eor v29.16b, v5.16b, v29.16b
    ldr q8, [x3, #3904]
    ldr q9, [x3, #3920]
    ldr q10, [sp, #80]
    bcax v3.16b, v1.16b, v10.16b, v3.16b
    eor v16.16b, v7.16b, v16.16b
    ldr q10, [sp, #112]
    bcax v6.16b, v22.16b, v10.16b, v6.16b
    ext v10.16b, v4.16b, v4.16b, #12
    eor v11.16b, v21.16b, v18.16b
    ldr q14, [x8, #32]
    str q18, [sp, #112]
    tbl v18.16b, {v4.16b}, v14.16b
    str q18, [sp, #80]
    tbl v18.16b, {v23.16b}, v27.16b
    str q4, [sp, #320]
    tbl v4.16b, {v4.16b}, v15.16b
    eor3 v19.16b, v19.16b, v13.16b, v23.16b
    str q4, [sp, #336]
    ldr q4, [x3, #4000]
    str q19, [sp, #256]
    ldr q19, [x3, #4016]
    eor3 v1.16b, v20.16b, v29.16b, v1.16b
    eor v3.16b, v5.16b, v3.16b
    eor3 v2.16b, v2.16b, v16.16b, v22.16b
    ldr q5, [x3, #3936]
    ldr q20, [x3, #3952]
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v8.16b, v29.16b
    eor v16.16b, v9.16b, v16.16b
    ldr q22, [x3, #4032]
    ldr q29, [x3, #4048]
    eor v8.16b, v23.16b, v10.16b
    ext v9.16b, v11.16b, v11.16b, #4
    tbl v10.16b, {v11.16b}, v14.16b
    str q23, [sp, #176]
    ldr q23, [sp, #288]
    eor3 v1.16b, v23.16b, v12.16b, v1.16b
    eor3 v23.16b, v25.16b, v28.16b, v3.16b
    ldr q25, [sp, #96]
    ldr q28, [sp, #272]
    eor3 v2.16b, v25.16b, v28.16b, v2.16b
    ldr q25, [sp, #304]
    ldr q28, [sp, #144]
    eor3 v25.16b, v25.16b, v28.16b, v6.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v19.16b, v6.16b
    ext v6.16b, v16.16b, v16.16b, #12
    tbl v19.16b, {v8.16b}, v27.16b
    eor v1.16b, v5.16b, v1.16b
    eor v5.16b, v22.16b, v23.16b
    eor v22.16b, v29.16b, v25.16b
    ext v23.16b, v4.16b, v4.16b, #12
    eor v2.16b, v20.16b, v2.16b
    eor v20.16b, v11.16b, v3.16b
    eor v4.16b, v9.16b, v4.16b
    eor v25.16b, v3.16b, v23.16b
    tbl v28.16b, {v22.16b}, v14.16b
    tbl v29.16b, {v5.16b}, v14.16b
    tbl v22.16b, {v22.16b}, v15.16b
    eor v9.16b, v6.16b, v5.16b
    tbl v11.16b, {v1.16b}, v27.16b
    eor v23.16b, v21.16b, v23.16b
    eor v5.16b, v24.16b, v5.16b
    tbl v12.16b, {v20.16b}, v27.16b
    tbl v15.16b, {v1.16b}, v14.16b
    str q19, [sp, #144]
    tbl v19.16b, {v4.16b}, v14.16b
    str q15, [sp, #304]
    tbl v15.16b, {v20.16b}, v14.16b
    str q28, [sp, #272]
    eor v28.16b, v0.16b, v28.16b
    eor v29.16b, v26.16b, v29.16b
    eor v13.16b, v13.16b, v25.16b
    str q22, [sp, #96]
    eor v22.16b, v7.16b, v22.16b
    str q0, [sp, #288]
    tbl v0.16b, {v25.16b}, v14.16b
    str q12, [sp, #224]
    eor v12.16b, v2.16b, v11.16b
    eor v17.16b, v17.16b, v11.16b
    str q10, [sp, #192]
    tbl v10.16b, {v9.16b}, v27.16b
    ext v25.16b, v25.16b, v25.16b, #4
    str q10, [sp, #208]
    tbl v10.16b, {v5.16b}, v27.16b
    eor3 v16.16b, v30.16b, v16.16b, v11.16b
    tbl v30.16b, {v23.16b}, v14.16b
    eor3 v4.16b, v31.16b, v4.16b, v19.16b
    eor3 v19.16b, v24.16b, v20.16b, v15.16b
    ext v20.16b, v13.16b, v13.16b, #4
    ext v24.16b, v29.16b, v29.16b, #4
    eor v31.16b, v8.16b, v0.16b
    ext v8.16b, v28.16b, v28.16b, #12
    eor v6.16b, v6.16b, v22.16b
    eor v11.16b, v17.16b, v25.16b
    ext v12.16b, v12.16b, v12.16b, #12
    tbl v13.16b, {v13.16b}, v27.16b
    eor v0.16b, v0.16b, v29.16b
    tbl v15.16b, {v22.16b}, v27.16b
    str q13, [sp, #368]
    tbl v13.16b, {v28.16b}, v14.16b
    eor3 v3.16b, v21.16b, v3.16b, v30.16b
    tbl v21.16b, {v29.16b}, v14.16b
    ldr q29, [sp, #352]
    eor v30.16b, v29.16b, v20.16b
    eor v2.16b, v2.16b, v24.16b
    eor v26.16b, v26.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    eor v29.16b, v29.16b, v24.16b
    str q16, [sp, #352]
    eor v16.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    tbl v12.16b, {v31.16b}, v14.16b
    str q3, [sp, #400]
    ldr q3, [sp, #416]
    eor3 v0.16b, v3.16b, v5.16b, v0.16b
    ext v3.16b, v31.16b, v31.16b, #4
    eor3 v5.16b, v18.16b, v10.16b, v20.16b
    ext v18.16b, v6.16b, v6.16b, #4
    tbl v6.16b, {v6.16b}, v27.16b
    ldr q20, [x8, #0]
    tbl v10.16b, {v11.16b}, v20.16b
    tbl v11.16b, {v11.16b}, v14.16b
    eor3 v4.16b, v28.16b, v4.16b, v24.16b
    eor3 v19.16b, v19.16b, v8.16b, v21.16b
    tbl v21.16b, {v2.16b}, v14.16b
    tbl v24.16b, {v26.16b}, v27.16b
    eor v7.16b, v7.16b, v9.16b
    ext v28.16b, v30.16b, v30.16b, #12
    str q19, [sp, #416]
    ldr q19, [sp, #192]
    eor3 v19.16b, v19.16b, v31.16b, v12.16b
    ldr q31, [sp, #80]
    eor v31.16b, v31.16b, v30.16b
    str q4, [sp, #80]
    tbl v4.16b, {v29.16b}, v14.16b
    tbl v26.16b, {v26.16b}, v14.16b
    ldr q27, [sp, #336]
    str q29, [sp, #192]
    ldr q29, [sp, #256]
    eor3 v27.16b, v27.16b, v29.16b, v9.16b
    ext v29.16b, v1.16b, v1.16b, #4
    tbl v9.16b, {v16.16b}, v14.16b
    str q27, [sp, #256]
    ldr q27, [sp, #224]
    eor3 v25.16b, v27.16b, v25.16b, v2.16b
    ldr q27, [sp, #304]
    eor3 v23.16b, v27.16b, v23.16b, v10.16b
    eor v27.16b, v2.16b, v11.16b
    ext v2.16b, v2.16b, v2.16b, #12
    tbl v1.16b, {v1.16b}, v14.16b
    ldr q10, [sp, #288]
    eor v10.16b, v10.16b, v21.16b
    eor v24.16b, v30.16b, v24.16b
    ldr q30, [sp, #176]
    eor v30.16b, v30.16b, v28.16b
    eor v0.16b, v0.16b, v28.16b
    eor3 v3.16b, v3.16b, v5.16b, v4.16b
    tbl v5.16b, {v31.16b}, v20.16b
    ldr q28, [sp, #96]
    eor3 v28.16b, v28.16b, v12.16b, v26.16b
    ldr q11, [sp, #144]
    eor3 v4.16b, v11.16b, v15.16b, v4.16b
    eor v29.16b, v29.16b, v31.16b
    tbl v31.16b, {v7.16b}, v14.16b
    ldr q11, [x8, #16]
    tbl v12.16b, {v19.16b}, v11.16b
    ldr q15, [sp, #112]
    eor3 v22.16b, v15.16b, v22.16b, v26.16b
    ldr q15, [sp, #208]
    eor v15.16b, v15.16b, v10.16b
    tbl v11.16b, {v24.16b}, v14.16b
    ldr q20, [sp, #320]
    eor3 v20.16b, v20.16b, v6.16b, v29.16b
    eor v21.16b, v21.16b, v25.16b
    eor3 v17.16b, v17.16b, v13.16b, v27.16b
    tbl v25.16b, {v30.16b}, v14.16b
    ldr q27, [sp, #400]
    eor3 v2.16b, v8.16b, v27.16b, v2.16b
    eor v20.16b, v11.16b, v20.16b
    ldr q27, [sp, #352]
    eor3 v27.16b, v27.16b, v12.16b, v15.16b
    ldr q29, [sp, #272]
    ldr q8, [sp, #368]
    eor3 v24.16b, v29.16b, v8.16b, v24.16b
    ext v29.16b, v15.16b, v15.16b, #12
    eor3 v16.16b, v16.16b, v30.16b, v25.16b
    eor v5.16b, v5.16b, v28.16b
    eor v17.16b, v10.16b, v17.16b
    // round 6 (aes.dsl:47)
    eor v25.16b, v20.16b, v27.16b
    // round 7 (aes.dsl:47)
    ldr q28, [sp, #192]
    eor3 v4.16b, v18.16b, v28.16b, v4.16b
    eor3 v19.16b, v9.16b, v19.16b, v22.16b
    eor v16.16b, v29.16b, v16.16b
    ldr q22, [sp, #256]
    eor v22.16b, v22.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor v27.16b, v17.16b, v27.16b
    eor v28.16b, v24.16b, v25.16b
    // round 7 (aes.dsl:47)
    eor3 v6.16b, v18.16b, v6.16b, v21.16b
    eor3 v1.16b, v26.16b, v1.16b, v2.16b
    // round 6 (aes.dsl:47)
    eor v2.16b, v19.16b, v16.16b
    ldr q18, [sp, #80]
    eor3 v20.16b, v20.16b, v18.16b, v27.16b
    eor3 v4.16b, v3.16b, v4.16b, v25.16b
    eor3 v21.16b, v3.16b, v27.16b, v28.16b
    // round 7 (aes.dsl:47)
    eor3 v7.16b, v7.16b, v23.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor v19.16b, v19.16b, v1.16b
    eor v23.16b, v0.16b, v2.16b
    eor v26.16b, v3.16b, v28.16b
    orn v29.16b, v20.16b, v4.16b
    eor3 v30.16b, v24.16b, v6.16b, v21.16b
    ldr q31, [sp, #416]
    eor3 v16.16b, v16.16b, v31.16b, v19.16b
    eor3 v22.16b, v5.16b, v22.16b, v2.16b
    eor3 v8.16b, v5.16b, v19.16b, v23.16b
    eor3 v9.16b, v3.16b, v20.16b, v28.16b
    eor3 v18.16b, v18.16b, v21.16b, v26.16b
    bcax v10.16b, v30.16b, v29.16b, v4.16b
    eor v11.16b, v5.16b, v23.16b
    orn v12.16b, v16.16b, v22.16b
    eor3 v13.16b, v0.16b, v7.16b, v8.16b
    eor v15.16b, v25.16b, v20.16b
    eor v14.16b, v2.16b, v16.16b
    str q19, [sp, #80]
    eor v19.16b, v18.16b, v10.16b
    bcax v3.16b, v3.16b, v21.16b, v28.16b
    eor3 v31.16b, v31.16b, v8.16b, v11.16b
    str q11, [sp, #416]
    bcax v11.16b, v13.16b, v12.16b, v22.16b
    str q14, [sp, #256]
    eor3 v14.16b, v5.16b, v16.16b, v23.16b
    str q28, [sp, #192]
    eor3 v28.16b, v6.16b, v28.16b, v30.16b
    eor3 v6.16b, v6.16b, v21.16b, v19.16b
    eor3 v24.16b, v24.16b, v25.16b, v30.16b
    bcax v5.16b, v5.16b, v8.16b, v23.16b
    str q21, [sp, #368]
    eor v21.16b, v31.16b, v11.16b
    str q18, [sp, #272]
    bcax v18.16b, v6.16b, v18.16b, v17.16b
    str q17, [sp, #352]
    orn v17.16b, v25.16b, v6.16b
    str q6, [sp, #400]
    eor3 v6.16b, v4.16b, v20.16b, v6.16b
    str q23, [sp, #320]
    eor3 v23.16b, v7.16b, v23.16b, v13.16b
    eor3 v0.16b, v0.16b, v2.16b, v13.16b
    eor3 v7.16b, v7.16b, v8.16b, v21.16b
    eor3 v18.16b, v29.16b, v17.16b, v18.16b
    str q8, [sp, #208]
    bcax v8.16b, v17.16b, v15.16b, v6.16b
    bcax v17.16b, v17.16b, v24.16b, v26.16b
    str q31, [sp, #112]
    bcax v31.16b, v7.16b, v31.16b, v1.16b
    str q24, [sp, #144]
    orn v24.16b, v2.16b, v7.16b
    str q7, [sp, #96]
    eor3 v7.16b, v22.16b, v16.16b, v7.16b
    str q22, [sp, #176]
    bcax v22.16b, v18.16b, v10.16b, v9.16b
    eor3 v18.16b, v6.16b, v8.16b, v18.16b
    bcax v8.16b, v8.16b, v30.16b, v27.16b
    eor3 v17.16b, v29.16b, v3.16b, v17.16b
    eor3 v29.16b, v12.16b, v24.16b, v31.16b
    ldr q31, [sp, #256]
    bcax v31.16b, v24.16b, v31.16b, v7.16b
    str q30, [sp, #288]
    ldr q30, [sp, #416]
    bcax v24.16b, v24.16b, v0.16b, v30.16b
    bcax v18.16b, v18.16b, v19.16b, v28.16b
    eor v3.16b, v3.16b, v8.16b
    bcax v8.16b, v29.16b, v11.16b, v14.16b
    eor3 v29.16b, v7.16b, v31.16b, v29.16b
    ldr q30, [sp, #80]
    bcax v31.16b, v31.16b, v13.16b, v30.16b
    mov v30.16b, v3.16b
    bsl v30.16b, v18.16b, v22.16b
    str q0, [sp, #304]
    bcax v0.16b, v18.16b, v17.16b, v22.16b
    orn v18.16b, v3.16b, v18.16b
    eor3 v24.16b, v12.16b, v5.16b, v24.16b
    bcax v29.16b, v29.16b, v21.16b, v23.16b
    eor v5.16b, v5.16b, v31.16b
    bit v30.16b, v3.16b, v17.16b
    bcax v22.16b, v0.16b, v18.16b, v22.16b
    mov v31.16b, v5.16b
    bsl v31.16b, v29.16b, v8.16b
    bcax v12.16b, v29.16b, v24.16b, v8.16b
    orn v29.16b, v5.16b, v29.16b
    str q21, [sp, #224]
    eor v21.16b, v22.16b, v30.16b
    bit v31.16b, v5.16b, v24.16b
    bcax v8.16b, v12.16b, v29.16b, v8.16b
    str q13, [sp, #336]
    bic v13.16b, v21.16b, v30.16b
    str q19, [sp, #128]
    eor v19.16b, v8.16b, v31.16b
    bit v3.16b, v17.16b, v0.16b
    bcax v0.16b, v0.16b, v18.16b, v13.16b
    bic v17.16b, v19.16b, v31.16b
    eor v18.16b, v30.16b, v3.16b
    eor v13.16b, v3.16b, v0.16b
    orr v28.16b, v28.16b, v3.16b
    bit v5.16b, v24.16b, v12.16b
    bcax v17.16b, v12.16b, v29.16b, v17.16b
    and v24.16b, v27.16b, v22.16b
    bic v6.16b, v6.16b, v21.16b
    orn v25.16b, v25.16b, v13.16b
    orr v23.16b, v23.16b, v5.16b
    bic v7.16b, v7.16b, v19.16b
    eor v27.16b, v5.16b, v17.16b
    and v29.16b, v10.16b, v18.16b
    ldr q10, [sp, #352]
    bcax v10.16b, v28.16b, v10.16b, v30.16b
    bcax v12.16b, v21.16b, v25.16b, v13.16b
    str q30, [sp, #352]
    eor v30.16b, v31.16b, v5.16b
    str q5, [sp, #64]
    eor v5.16b, v23.16b, v7.16b
    orn v2.16b, v2.16b, v27.16b
    bcax v21.16b, v6.16b, v15.16b, v21.16b
    eor v28.16b, v28.16b, v6.16b
    eor v15.16b, v18.16b, v12.16b
    str q6, [sp, #240]
    ldr q6, [x3, #4112]
    str q17, [sp, #160]
    ldr q17, [sp, #256]
    bcax v17.16b, v7.16b, v17.16b, v19.16b
    bcax v5.16b, v5.16b, v30.16b, v14.16b
    bcax v19.16b, v19.16b, v2.16b, v27.16b
    bcax v18.16b, v28.16b, v18.16b, v9.16b
    bcax v20.16b, v24.16b, v12.16b, v20.16b
    and v26.16b, v26.16b, v15.16b
    ldr q28, [x3, #4096]
    ldr q9, [sp, #80]
    and v9.16b, v9.16b, v8.16b
    eor3 v2.16b, v2.16b, v5.16b, v17.16b
    eor v14.16b, v30.16b, v19.16b
    and v30.16b, v11.16b, v30.16b
    eor3 v25.16b, v25.16b, v18.16b, v21.16b
    eor3 v26.16b, v21.16b, v26.16b, v20.16b
    bcax v16.16b, v9.16b, v19.16b, v16.16b
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [sp, #416]
    and v6.16b, v6.16b, v14.16b
    bcax v1.16b, v23.16b, v1.16b, v31.16b
    and v4.16b, v4.16b, v12.16b
    ldr q23, [sp, #400]
    bcax v23.16b, v26.16b, v13.16b, v23.16b
    eor v25.16b, v28.16b, v25.16b
    rev32 v28.8h, v2.8h
    eor3 v6.16b, v17.16b, v6.16b, v16.16b
    ldr q11, [sp, #176]
    and v19.16b, v11.16b, v19.16b
    ldr q11, [sp, #288]
    bcax v11.16b, v23.16b, v15.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    rev32 v29.8h, v25.8h
    eor v12.16b, v25.16b, v28.16b
    ldr q13, [sp, #96]
    bcax v27.16b, v6.16b, v27.16b, v13.16b
    ldr q13, [x3, #4224]
    ldr q15, [x3, #4320]
    str q5, [sp, #96]
    ldr q5, [sp, #192]
    bcax v5.16b, v11.16b, v22.16b, v5.16b
    ldr q22, [sp, #144]
    bcax v22.16b, v11.16b, v22.16b, v0.16b
    ldr q11, [sp, #128]
    bcax v3.16b, v23.16b, v11.16b, v3.16b
    rev32 v11.8h, v12.8h
    ldr q12, [sp, #336]
    bcax v12.16b, v27.16b, v14.16b, v12.16b
    eor v27.16b, v30.16b, v27.16b
    ldr q30, [x3, #4128]
    ldr q14, [x3, #4240]
    eor3 v21.16b, v21.16b, v4.16b, v5.16b
    str q11, [sp, #336]
    eor v11.16b, v23.16b, v22.16b
    eor3 v23.16b, v23.16b, v3.16b, v10.16b
    ldr q10, [x3, #4336]
    str q6, [sp, #128]
    ldr q6, [sp, #320]
    bcax v6.16b, v12.16b, v8.16b, v6.16b
    ldr q8, [sp, #304]
    str q7, [sp, #320]
    ldr q7, [sp, #160]
    bcax v8.16b, v12.16b, v8.16b, v7.16b
    ldr q12, [sp, #224]
    ldr q7, [sp, #64]
    bcax v7.16b, v27.16b, v12.16b, v7.16b
    eor v3.16b, v13.16b, v3.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #272]
    ldr q13, [sp, #352]
    bcax v11.16b, v11.16b, v12.16b, v13.16b
    ldr q12, [x3, #4144]
    eor v23.16b, v24.16b, v23.16b
    eor3 v17.16b, v17.16b, v19.16b, v6.16b
    eor v24.16b, v27.16b, v8.16b
    eor3 v1.16b, v27.16b, v7.16b, v1.16b
    eor v21.16b, v30.16b, v21.16b
    eor v7.16b, v14.16b, v7.16b
    eor v27.16b, v10.16b, v8.16b
    rev32 v30.8h, v3.8h
    eor v8.16b, v5.16b, v11.16b
    ldr q10, [x3, #4160]
    ldr q11, [sp, #368]
    bcax v0.16b, v23.16b, v11.16b, v0.16b
    ldr q11, [sp, #112]
    bcax v24.16b, v24.16b, v11.16b, v31.16b
    eor v1.16b, v9.16b, v1.16b
    eor v17.16b, v12.16b, v17.16b
    rev32 v31.8h, v27.8h
    rev32 v9.8h, v7.8h
    ldr q11, [x3, #4176]
    ldr q12, [x3, #4256]
    rev32 v13.8h, v21.8h
    eor3 v28.16b, v2.16b, v28.16b, v21.16b
    eor3 v20.16b, v20.16b, v8.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v6.16b, v24.16b
    ldr q23, [sp, #208]
    ldr q24, [sp, #160]
    bcax v23.16b, v1.16b, v23.16b, v24.16b
    ldr q24, [x3, #4192]
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v3.16b, v9.16b
    eor v25.16b, v25.16b, v13.16b
    ldr q14, [x3, #4272]
    ldr q15, [x3, #4288]
    str q28, [sp, #160]
    ldr q28, [sp, #240]
    eor3 v4.16b, v28.16b, v4.16b, v20.16b
    eor3 v18.16b, v18.16b, v26.16b, v0.16b
    eor3 v1.16b, v16.16b, v5.16b, v1.16b
    ldr q16, [x3, #4208]
    eor v6.16b, v6.16b, v23.16b
    eor v5.16b, v11.16b, v5.16b
    eor v0.16b, v12.16b, v0.16b
    ldr q20, [x3, #4304]
    rev32 v23.8h, v8.8h
    rev32 v26.8h, v10.8h
    eor3 v28.16b, v29.16b, v17.16b, v25.16b
    ldr q11, [sp, #320]
    eor3 v1.16b, v11.16b, v19.16b, v1.16b
    ldr q19, [sp, #96]
    ldr q11, [sp, #128]
    eor3 v19.16b, v19.16b, v11.16b, v6.16b
    eor v4.16b, v24.16b, v4.16b
    eor v6.16b, v14.16b, v6.16b
    eor v18.16b, v15.16b, v18.16b
    eor3 v21.16b, v21.16b, v13.16b, v23.16b
    rev32 v24.8h, v0.8h
    eor3 v9.16b, v7.16b, v9.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v16.16b, v20.16b, v19.16b
    rev32 v19.8h, v6.8h
    rev32 v20.8h, v18.8h
    eor v11.16b, v5.16b, v18.16b
    rev32 v12.8h, v4.8h
    eor3 v18.16b, v2.16b, v25.16b, v18.16b
    eor3 v25.16b, v3.16b, v7.16b, v24.16b
    eor3 v24.16b, v27.16b, v0.16b, v24.16b
    eor v0.16b, v0.16b, v19.16b
    eor v14.16b, v22.16b, v20.16b
    eor v31.16b, v31.16b, v16.16b
    rev32 v15.8h, v1.8h
    str q7, [sp, #128]
    eor v7.16b, v23.16b, v16.16b
    str q8, [sp, #96]
    eor v8.16b, v5.16b, v12.16b
    eor3 v19.16b, v22.16b, v6.16b, v19.16b
    str q21, [sp, #320]
    rev32 v21.8h, v0.8h
    str q28, [sp, #240]
    eor v28.16b, v4.16b, v15.16b
    str q18, [sp, #208]
    rev32 v18.8h, v31.8h
    str q29, [sp, #112]
    eor v29.16b, v11.16b, v31.16b
    str q11, [sp, #368]
    rev32 v11.8h, v14.8h
    str q2, [sp, #352]
    ldr q2, [sp, #336]
    eor v2.16b, v2.16b, v0.16b
    str q10, [sp, #272]
    eor3 v10.16b, v10.16b, v26.16b, v31.16b
    str q8, [sp, #64]
    rev32 v8.8h, v8.8h
    eor v15.16b, v15.16b, v0.16b
    eor3 v4.16b, v26.16b, v4.16b, v0.16b
    eor3 v3.16b, v3.16b, v30.16b, v31.16b
    eor v26.16b, v17.16b, v21.16b
    eor v22.16b, v22.16b, v18.16b
    eor v27.16b, v27.16b, v11.16b
    eor v31.16b, v7.16b, v11.16b
    str q30, [sp, #224]
    rev32 v30.8h, v28.8h
    eor v23.16b, v23.16b, v29.16b
    str q29, [sp, #304]
    rev32 v29.8h, v2.8h
    str q28, [sp, #144]
    eor v28.16b, v28.16b, v11.16b
    eor3 v25.16b, v1.16b, v25.16b, v15.16b
    eor3 v4.16b, v6.16b, v12.16b, v4.16b
    eor3 v6.16b, v6.16b, v9.16b, v18.16b
    eor3 v18.16b, v19.16b, v11.16b, v10.16b
    eor3 v19.16b, v24.16b, v14.16b, v10.16b
    eor v24.16b, v13.16b, v26.16b
    ldr q9, [sp, #336]
    eor v26.16b, v9.16b, v26.16b
    eor v9.16b, v22.16b, v30.16b
    eor v5.16b, v5.16b, v31.16b
    eor v16.16b, v16.16b, v22.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v22.8h, v27.8h
    ldr q10, [sp, #352]
    eor3 v20.16b, v10.16b, v20.16b, v27.16b
    ldr q27, [sp, #160]
    eor3 v17.16b, v17.16b, v27.16b, v31.16b
    rev32 v27.8h, v23.8h
    eor v2.16b, v2.16b, v29.16b
    eor3 v3.16b, v21.16b, v3.16b, v28.16b
    eor v7.16b, v7.16b, v9.16b
    rev32 v29.8h, v24.8h
    ldr q31, [sp, #368]
    eor3 v1.16b, v31.16b, v1.16b, v22.16b
    ldr q31, [sp, #112]
    eor3 v31.16b, v31.16b, v16.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    rev32 v20.8h, v26.8h
    ldr q10, [sp, #208]
    eor3 v21.16b, v10.16b, v21.16b, v22.16b
    rev32 v10.8h, v5.8h
    ldr q11, [sp, #272]
    eor3 v24.16b, v11.16b, v24.16b, v29.16b
    rev32 v11.8h, v7.8h
    ldr q12, [sp, #64]
    eor3 v20.16b, v12.16b, v26.16b, v20.16b
    ldr q12, [sp, #224]
    eor3 v8.16b, v12.16b, v8.16b, v1.16b
    ldr q12, [sp, #240]
    ldr q13, [sp, #304]
    eor3 v12.16b, v12.16b, v13.16b, v27.16b
    ldr q13, [sp, #320]
    ldr q14, [sp, #144]
    eor3 v2.16b, v13.16b, v14.16b, v2.16b
    ldr q13, [sp, #128]
    ldr q14, [sp, #96]
    eor3 v7.16b, v13.16b, v14.16b, v7.16b
    eor v6.16b, v6.16b, v22.16b
    eor v20.16b, v11.16b, v20.16b
    eor v22.16b, v24.16b, v8.16b
    eor3 v4.16b, v23.16b, v4.16b, v27.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v24.16b, v7.16b
    eor v3.16b, v9.16b, v3.16b
    eor3 v6.16b, v30.16b, v28.16b, v6.16b
    // round 5 (aes.dsl:47)
    eor v7.16b, v20.16b, v22.16b
    // round 6 (aes.dsl:47)
    eor v21.16b, v29.16b, v21.16b
    eor3 v16.16b, v26.16b, v16.16b, v29.16b
    // round 5 (aes.dsl:47)
    eor v23.16b, v1.16b, v2.16b
    // round 6 (aes.dsl:47)
    eor v17.16b, v17.16b, v10.16b
    // round 5 (aes.dsl:47)
    eor v22.16b, v6.16b, v22.16b
    eor v24.16b, v31.16b, v7.16b
    // round 6 (aes.dsl:47)
    eor3 v5.16b, v25.16b, v5.16b, v10.16b
    // round 5 (aes.dsl:47)
    eor v2.16b, v3.16b, v2.16b
    eor v25.16b, v0.16b, v23.16b
    eor3 v20.16b, v20.16b, v18.16b, v22.16b
    eor3 v17.16b, v21.16b, v17.16b, v7.16b
    eor3 v26.16b, v21.16b, v22.16b, v24.16b
    eor3 v1.16b, v1.16b, v19.16b, v2.16b
    eor3 v27.16b, v16.16b, v12.16b, v23.16b
    eor3 v28.16b, v16.16b, v2.16b, v25.16b
    eor v29.16b, v21.16b, v24.16b
    orn v30.16b, v20.16b, v17.16b
    eor3 v8.16b, v31.16b, v5.16b, v26.16b
    eor v9.16b, v16.16b, v25.16b
    orn v10.16b, v1.16b, v27.16b
    eor3 v11.16b, v0.16b, v4.16b, v28.16b
    eor3 v12.16b, v21.16b, v20.16b, v24.16b
    eor3 v18.16b, v18.16b, v26.16b, v29.16b
    bcax v13.16b, v8.16b, v30.16b, v17.16b
    eor v14.16b, v7.16b, v20.16b
    eor3 v19.16b, v19.16b, v28.16b, v9.16b
    bcax v15.16b, v11.16b, v10.16b, v27.16b
    str q2, [sp, #96]
    eor3 v2.16b, v16.16b, v1.16b, v25.16b
    str q2, [sp, #128]
    eor v2.16b, v23.16b, v1.16b
    str q22, [sp, #144]
    eor v22.16b, v18.16b, v13.16b
    bcax v21.16b, v21.16b, v26.16b, v24.16b
    bcax v16.16b, v16.16b, v28.16b, v25.16b
    str q16, [sp, #320]
    eor v16.16b, v19.16b, v15.16b
    str q24, [sp, #304]
    eor3 v24.16b, v5.16b, v24.16b, v8.16b
    eor3 v31.16b, v31.16b, v7.16b, v8.16b
    eor3 v5.16b, v5.16b, v26.16b, v22.16b
    str q26, [sp, #240]
    eor3 v26.16b, v4.16b, v25.16b, v11.16b
    eor3 v0.16b, v0.16b, v23.16b, v11.16b
    eor3 v4.16b, v4.16b, v28.16b, v16.16b
    str q28, [sp, #224]
    bcax v28.16b, v5.16b, v18.16b, v6.16b
    str q18, [sp, #64]
    orn v18.16b, v7.16b, v5.16b
    str q25, [sp, #272]
    eor3 v25.16b, v17.16b, v20.16b, v5.16b
    str q19, [sp, #208]
    bcax v19.16b, v4.16b, v19.16b, v3.16b
    str q5, [sp, #112]
    orn v5.16b, v23.16b, v4.16b
    str q4, [sp, #368]
    eor3 v4.16b, v27.16b, v1.16b, v4.16b
    eor3 v28.16b, v30.16b, v18.16b, v28.16b
    str q27, [sp, #160]
    bcax v27.16b, v18.16b, v14.16b, v25.16b
    bcax v18.16b, v18.16b, v31.16b, v29.16b
    eor3 v19.16b, v10.16b, v5.16b, v19.16b
    str q31, [sp, #352]
    bcax v31.16b, v5.16b, v2.16b, v4.16b
    bcax v5.16b, v5.16b, v0.16b, v9.16b
    str q0, [sp, #336]
    bcax v0.16b, v28.16b, v13.16b, v12.16b
    eor3 v28.16b, v25.16b, v27.16b, v28.16b
    str q17, [sp, #192]
    ldr q17, [sp, #144]
    bcax v27.16b, v27.16b, v8.16b, v17.16b
    eor3 v18.16b, v30.16b, v21.16b, v18.16b
    eor3 v30.16b, v4.16b, v31.16b, v19.16b
    str q8, [sp, #288]
    ldr q8, [sp, #96]
    bcax v31.16b, v31.16b, v11.16b, v8.16b
    str q11, [sp, #176]
    ldr q11, [sp, #128]
    bcax v19.16b, v19.16b, v15.16b, v11.16b
    bcax v28.16b, v28.16b, v22.16b, v24.16b
    eor v21.16b, v21.16b, v27.16b
    ldr q27, [sp, #320]
    eor3 v5.16b, v10.16b, v27.16b, v5.16b
    bcax v30.16b, v30.16b, v16.16b, v26.16b
    eor v27.16b, v27.16b, v31.16b
    mov v31.16b, v21.16b
    bsl v31.16b, v28.16b, v0.16b
    bcax v10.16b, v28.16b, v18.16b, v0.16b
    orn v28.16b, v21.16b, v28.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v30.16b, v19.16b
    str q16, [sp, #320]
    bcax v16.16b, v30.16b, v5.16b, v19.16b
    orn v30.16b, v27.16b, v30.16b
    bit v31.16b, v21.16b, v18.16b
    bcax v0.16b, v10.16b, v28.16b, v0.16b
    bit v11.16b, v27.16b, v5.16b
    bcax v19.16b, v16.16b, v30.16b, v19.16b
    str q22, [sp, #400]
    eor v22.16b, v0.16b, v31.16b
    str q3, [sp, #416]
    eor v3.16b, v19.16b, v11.16b
    str q15, [sp, #80]
    bic v15.16b, v22.16b, v31.16b
    str q9, [sp, #256]
    bic v9.16b, v3.16b, v11.16b
    bit v21.16b, v18.16b, v10.16b
    bcax v18.16b, v10.16b, v28.16b, v15.16b
    bit v27.16b, v5.16b, v16.16b
    bcax v5.16b, v16.16b, v30.16b, v9.16b
    eor v16.16b, v21.16b, v18.16b
    eor v28.16b, v31.16b, v21.16b
    orr v24.16b, v24.16b, v21.16b
    eor v30.16b, v27.16b, v5.16b
    and v17.16b, v17.16b, v0.16b
    eor v9.16b, v11.16b, v27.16b
    orn v7.16b, v7.16b, v16.16b
    orr v26.16b, v26.16b, v27.16b
    and v8.16b, v8.16b, v19.16b
    orn v23.16b, v23.16b, v30.16b
    bic v25.16b, v25.16b, v22.16b
    and v10.16b, v13.16b, v28.16b
    bcax v13.16b, v22.16b, v7.16b, v16.16b
    bcax v6.16b, v24.16b, v6.16b, v31.16b
    bic v4.16b, v4.16b, v3.16b
    bcax v15.16b, v3.16b, v23.16b, v30.16b
    bcax v22.16b, v25.16b, v14.16b, v22.16b
    eor v24.16b, v24.16b, v25.16b
    eor v14.16b, v28.16b, v13.16b
    bcax v2.16b, v4.16b, v2.16b, v3.16b
    eor v3.16b, v26.16b, v4.16b
    str q4, [sp, #96]
    eor v4.16b, v9.16b, v15.16b
    str q25, [sp, #144]
    ldr q25, [x3, #4352]
    bcax v24.16b, v24.16b, v28.16b, v12.16b
    bcax v20.16b, v17.16b, v13.16b, v20.16b
    and v28.16b, v29.16b, v14.16b
    ldr q29, [x3, #4368]
    ldr q12, [sp, #128]
    bcax v3.16b, v3.16b, v9.16b, v12.16b
    bcax v1.16b, v8.16b, v15.16b, v1.16b
    ldr q12, [sp, #256]
    and v12.16b, v12.16b, v4.16b
    str q8, [sp, #256]
    ldr q8, [sp, #80]
    and v8.16b, v8.16b, v9.16b
    eor3 v7.16b, v7.16b, v24.16b, v22.16b
    eor3 v28.16b, v22.16b, v28.16b, v20.16b
    ldr q9, [sp, #416]
    bcax v26.16b, v26.16b, v9.16b, v11.16b
    eor3 v23.16b, v23.16b, v3.16b, v2.16b
    eor3 v9.16b, v2.16b, v12.16b, v1.16b
    ldr q12, [sp, #192]
    and v12.16b, v12.16b, v13.16b
    eor v7.16b, v25.16b, v7.16b
    ldr q25, [sp, #112]
    bcax v16.16b, v28.16b, v16.16b, v25.16b
    ldr q25, [sp, #160]
    and v25.16b, v25.16b, v15.16b
    eor v23.16b, v29.16b, v23.16b
    ldr q29, [sp, #368]
    bcax v29.16b, v9.16b, v30.16b, v29.16b
    ldr q30, [x8, #32]
    tbl v13.16b, {v7.16b}, v30.16b
    ldr q15, [sp, #288]
    bcax v14.16b, v16.16b, v14.16b, v15.16b
    eor v16.16b, v10.16b, v16.16b
    ldr q10, [x3, #4480]
    ldr q15, [x8, #0]
    str q23, [sp, #288]
    tbl v23.16b, {v23.16b}, v15.16b
    str q23, [sp, #368]
    ldr q23, [sp, #176]
    bcax v4.16b, v29.16b, v4.16b, v23.16b
    eor v23.16b, v8.16b, v29.16b
    ldr q29, [x3, #4496]
    ldr q8, [x3, #4576]
    ldr q30, [sp, #304]
    bcax v0.16b, v14.16b, v0.16b, v30.16b
    ldr q30, [sp, #352]
    bcax v30.16b, v14.16b, v30.16b, v18.16b
    ldr q14, [sp, #400]
    bcax v21.16b, v16.16b, v14.16b, v21.16b
    ldr q14, [x3, #4592]
    str q3, [sp, #400]
    ldr q3, [sp, #272]
    bcax v3.16b, v4.16b, v19.16b, v3.16b
    ldr q19, [sp, #336]
    bcax v4.16b, v4.16b, v19.16b, v5.16b
    ldr q19, [sp, #320]
    bcax v19.16b, v23.16b, v19.16b, v27.16b
    ldr q27, [x3, #4384]
    eor3 v22.16b, v22.16b, v12.16b, v0.16b
    str q9, [sp, #320]
    eor v9.16b, v16.16b, v30.16b
    eor3 v6.16b, v16.16b, v21.16b, v6.16b
    ldr q16, [x3, #4400]
    eor3 v2.16b, v2.16b, v25.16b, v3.16b
    str q25, [sp, #336]
    eor v25.16b, v23.16b, v4.16b
    eor3 v23.16b, v23.16b, v19.16b, v26.16b
    eor v21.16b, v10.16b, v21.16b
    eor v19.16b, v29.16b, v19.16b
    eor v26.16b, v8.16b, v30.16b
    eor v4.16b, v14.16b, v4.16b
    ldr q29, [sp, #64]
    bcax v29.16b, v9.16b, v29.16b, v31.16b
    eor v6.16b, v17.16b, v6.16b
    ldr q17, [sp, #208]
    bcax v17.16b, v25.16b, v17.16b, v11.16b
    ldr q25, [sp, #256]
    eor v23.16b, v25.16b, v23.16b
    eor v22.16b, v27.16b, v22.16b
    eor v2.16b, v16.16b, v2.16b
    ext v16.16b, v19.16b, v19.16b, #12
    tbl v25.16b, {v4.16b}, v15.16b
    ldr q27, [x8, #16]
    tbl v30.16b, {v21.16b}, v27.16b
    tbl v31.16b, {v26.16b}, v27.16b
    eor v29.16b, v0.16b, v29.16b
    ldr q8, [x3, #4416]
    ldr q9, [x3, #4432]
    ldr q10, [sp, #240]
    bcax v18.16b, v6.16b, v10.16b, v18.16b
    eor v17.16b, v3.16b, v17.16b
    ldr q10, [sp, #224]
    bcax v5.16b, v23.16b, v10.16b, v5.16b
    ext v10.16b, v2.16b, v2.16b, #12
    eor v11.16b, v21.16b, v16.16b
    ldr q14, [x8, #32]
    str q16, [sp, #224]
    tbl v16.16b, {v2.16b}, v14.16b
    str q16, [sp, #240]
    tbl v16.16b, {v22.16b}, v27.16b
    str q2, [sp, #256]
    tbl v2.16b, {v2.16b}, v15.16b
    eor3 v7.16b, v7.16b, v13.16b, v22.16b
    str q2, [sp, #208]
    ldr q2, [x3, #4512]
    str q7, [sp, #64]
    ldr q7, [x3, #4528]
    eor3 v6.16b, v20.16b, v29.16b, v6.16b
    eor v0.16b, v0.16b, v18.16b
    eor3 v1.16b, v1.16b, v17.16b, v23.16b
    ldr q18, [x3, #4448]
    ldr q20, [x3, #4464]
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v8.16b, v29.16b
    eor v17.16b, v9.16b, v17.16b
    ldr q23, [x3, #4544]
    ldr q29, [x3, #4560]
    eor v8.16b, v22.16b, v10.16b
    ext v9.16b, v11.16b, v11.16b, #4
    tbl v10.16b, {v11.16b}, v14.16b
    str q22, [sp, #272]
    ldr q22, [sp, #144]
    eor3 v6.16b, v22.16b, v12.16b, v6.16b
    eor3 v22.16b, v24.16b, v28.16b, v0.16b
    ldr q24, [sp, #96]
    ldr q28, [sp, #336]
    eor3 v1.16b, v24.16b, v28.16b, v1.16b
    ldr q24, [sp, #400]
    ldr q28, [sp, #320]
    eor3 v24.16b, v24.16b, v28.16b, v3.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v7.16b, v3.16b
    ext v3.16b, v17.16b, v17.16b, #12
    tbl v7.16b, {v8.16b}, v27.16b
    eor v6.16b, v18.16b, v6.16b
    eor v18.16b, v23.16b, v22.16b
    eor v22.16b, v29.16b, v24.16b
    ext v23.16b, v2.16b, v2.16b, #12
    eor v1.16b, v20.16b, v1.16b
    eor v20.16b, v11.16b, v0.16b
    eor v2.16b, v9.16b, v2.16b
    eor v24.16b, v0.16b, v23.16b
    tbl v28.16b, {v22.16b}, v14.16b
    tbl v29.16b, {v18.16b}, v14.16b
    tbl v22.16b, {v22.16b}, v15.16b
    eor v9.16b, v3.16b, v18.16b
    tbl v11.16b, {v6.16b}, v27.16b
    eor v23.16b, v21.16b, v23.16b
    eor v18.16b, v25.16b, v18.16b
    tbl v12.16b, {v20.16b}, v27.16b
    tbl v15.16b, {v6.16b}, v14.16b
    str q7, [sp, #320]
    tbl v7.16b, {v2.16b}, v14.16b
    str q15, [sp, #400]
    tbl v15.16b, {v20.16b}, v14.16b
    str q28, [sp, #336]
    eor v28.16b, v4.16b, v28.16b
    eor v29.16b, v26.16b, v29.16b
    eor v13.16b, v13.16b, v24.16b
    str q22, [sp, #96]
    eor v22.16b, v5.16b, v22.16b
    str q4, [sp, #144]
    tbl v4.16b, {v24.16b}, v14.16b
    str q12, [sp, #352]
    eor v12.16b, v1.16b, v11.16b
    eor v19.16b, v19.16b, v11.16b
    str q10, [sp, #304]
    tbl v10.16b, {v9.16b}, v27.16b
    ext v24.16b, v24.16b, v24.16b, #4
    str q10, [sp, #176]
    tbl v10.16b, {v18.16b}, v27.16b
    eor3 v17.16b, v30.16b, v17.16b, v11.16b
    tbl v30.16b, {v23.16b}, v14.16b
    eor3 v2.16b, v31.16b, v2.16b, v7.16b
    eor3 v7.16b, v25.16b, v20.16b, v15.16b
    ext v20.16b, v13.16b, v13.16b, #4
    ext v25.16b, v29.16b, v29.16b, #4
    eor v31.16b, v8.16b, v4.16b
    ext v8.16b, v28.16b, v28.16b, #12
    eor v3.16b, v3.16b, v22.16b
    eor v11.16b, v19.16b, v24.16b
    ext v12.16b, v12.16b, v12.16b, #12
    tbl v13.16b, {v13.16b}, v27.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v15.16b, {v22.16b}, v27.16b
    str q13, [sp, #160]
    tbl v13.16b, {v28.16b}, v14.16b
    eor3 v0.16b, v21.16b, v0.16b, v30.16b
    tbl v21.16b, {v29.16b}, v14.16b
    ldr q29, [sp, #288]
    eor v30.16b, v29.16b, v20.16b
    eor v1.16b, v1.16b, v25.16b
    eor v26.16b, v26.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    eor v29.16b, v29.16b, v25.16b
    str q17, [sp, #288]
    eor v17.16b, v5.16b, v12.16b
    eor v6.16b, v6.16b, v12.16b
    tbl v12.16b, {v31.16b}, v14.16b
    str q0, [sp, #112]
    ldr q0, [sp, #368]
    eor3 v0.16b, v0.16b, v18.16b, v4.16b
    ext v4.16b, v31.16b, v31.16b, #4
    eor3 v16.16b, v16.16b, v10.16b, v20.16b
    ext v18.16b, v3.16b, v3.16b, #4
    tbl v3.16b, {v3.16b}, v27.16b
    ldr q20, [x8, #0]
    tbl v10.16b, {v11.16b}, v20.16b
    tbl v11.16b, {v11.16b}, v14.16b
    eor3 v2.16b, v28.16b, v2.16b, v25.16b
    eor3 v7.16b, v7.16b, v8.16b, v21.16b
    tbl v21.16b, {v1.16b}, v14.16b
    tbl v25.16b, {v26.16b}, v27.16b
    eor v5.16b, v5.16b, v9.16b
    ext v28.16b, v30.16b, v30.16b, #12
    str q7, [sp, #368]
    ldr q7, [sp, #304]
    eor3 v7.16b, v7.16b, v31.16b, v12.16b
    ldr q31, [sp, #240]
    eor v31.16b, v31.16b, v30.16b
    str q2, [sp, #240]
    tbl v2.16b, {v29.16b}, v14.16b
    tbl v26.16b, {v26.16b}, v14.16b
    ldr q27, [sp, #208]
    str q29, [sp, #304]
    ldr q29, [sp, #64]
    eor3 v27.16b, v27.16b, v29.16b, v9.16b
    ext v29.16b, v6.16b, v6.16b, #4
    tbl v9.16b, {v17.16b}, v14.16b
    str q27, [sp, #64]
    ldr q27, [sp, #352]
    eor3 v24.16b, v27.16b, v24.16b, v1.16b
    ldr q27, [sp, #400]
    eor3 v23.16b, v27.16b, v23.16b, v10.16b
    eor v27.16b, v1.16b, v11.16b
    ext v1.16b, v1.16b, v1.16b, #12
    tbl v6.16b, {v6.16b}, v14.16b
    ldr q10, [sp, #144]
    eor v10.16b, v10.16b, v21.16b
    eor v25.16b, v30.16b, v25.16b
    ldr q30, [sp, #272]
    eor v30.16b, v30.16b, v28.16b
    eor v0.16b, v0.16b, v28.16b
    eor3 v4.16b, v4.16b, v16.16b, v2.16b
    tbl v16.16b, {v31.16b}, v20.16b
    ldr q28, [sp, #96]
    eor3 v28.16b, v28.16b, v12.16b, v26.16b
    ldr q11, [sp, #320]
    eor3 v2.16b, v11.16b, v15.16b, v2.16b
    eor v29.16b, v29.16b, v31.16b
    tbl v31.16b, {v5.16b}, v14.16b
    ldr q11, [x8, #16]
    tbl v12.16b, {v7.16b}, v11.16b
    ldr q15, [sp, #224]
    eor3 v22.16b, v15.16b, v22.16b, v26.16b
    ldr q15, [sp, #176]
    eor v15.16b, v15.16b, v10.16b
    tbl v11.16b, {v25.16b}, v14.16b
    ldr q20, [sp, #256]
    eor3 v20.16b, v20.16b, v3.16b, v29.16b
    eor v21.16b, v21.16b, v24.16b
    eor3 v19.16b, v19.16b, v13.16b, v27.16b
    tbl v24.16b, {v30.16b}, v14.16b
    ldr q27, [sp, #112]
    eor3 v1.16b, v8.16b, v27.16b, v1.16b
    eor v20.16b, v11.16b, v20.16b
    ldr q27, [sp, #288]
    eor3 v27.16b, v27.16b, v12.16b, v15.16b
    ldr q29, [sp, #336]
    ldr q8, [sp, #160]
    eor3 v25.16b, v29.16b, v8.16b, v25.16b
    ext v29.16b, v15.16b, v15.16b, #12
    eor3 v17.16b, v17.16b, v30.16b, v24.16b
    eor v16.16b, v16.16b, v28.16b
    eor v19.16b, v10.16b, v19.16b
    // round 4 (aes.dsl:47)
    eor v24.16b, v20.16b, v27.16b
    // round 5 (aes.dsl:47)
    ldr q28, [sp, #304]
    eor3 v2.16b, v18.16b, v28.16b, v2.16b
    eor3 v7.16b, v9.16b, v7.16b, v22.16b
    eor v17.16b, v29.16b, v17.16b
    ldr q22, [sp, #64]
    eor v22.16b, v22.16b, v31.16b
    // round 4 (aes.dsl:47)
    eor v27.16b, v19.16b, v27.16b
    eor v28.16b, v25.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor3 v3.16b, v18.16b, v3.16b, v21.16b
    eor3 v1.16b, v26.16b, v6.16b, v1.16b
    // round 4 (aes.dsl:47)
    eor v6.16b, v7.16b, v17.16b
    ldr q18, [sp, #240]
    eor3 v20.16b, v20.16b, v18.16b, v27.16b
    eor3 v2.16b, v4.16b, v2.16b, v24.16b
    eor3 v21.16b, v4.16b, v27.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor3 v5.16b, v5.16b, v23.16b, v31.16b
    // round 4 (aes.dsl:47)
    eor v7.16b, v7.16b, v1.16b
    eor v23.16b, v0.16b, v6.16b
    eor v26.16b, v4.16b, v28.16b
    orn v29.16b, v20.16b, v2.16b
    eor3 v30.16b, v25.16b, v3.16b, v21.16b
    ldr q31, [sp, #368]
    eor3 v17.16b, v17.16b, v31.16b, v7.16b
    eor3 v22.16b, v16.16b, v22.16b, v6.16b
    eor3 v8.16b, v16.16b, v7.16b, v23.16b
    eor3 v9.16b, v4.16b, v20.16b, v28.16b
    eor3 v18.16b, v18.16b, v21.16b, v26.16b
    bcax v10.16b, v30.16b, v29.16b, v2.16b
    eor v11.16b, v16.16b, v23.16b
    orn v12.16b, v17.16b, v22.16b
    eor3 v13.16b, v0.16b, v5.16b, v8.16b
    eor v15.16b, v24.16b, v20.16b
    eor v14.16b, v6.16b, v17.16b
    str q7, [sp, #240]
    eor v7.16b, v18.16b, v10.16b
    bcax v4.16b, v4.16b, v21.16b, v28.16b
    eor3 v31.16b, v31.16b, v8.16b, v11.16b
    str q11, [sp, #368]
    bcax v11.16b, v13.16b, v12.16b, v22.16b
    str q14, [sp, #64]
    eor3 v14.16b, v16.16b, v17.16b, v23.16b
    str q28, [sp, #304]
    eor3 v28.16b, v3.16b, v28.16b, v30.16b
    eor3 v3.16b, v3.16b, v21.16b, v7.16b
    eor3 v25.16b, v25.16b, v24.16b, v30.16b
    bcax v16.16b, v16.16b, v8.16b, v23.16b
    str q21, [sp, #160]
    eor v21.16b, v31.16b, v11.16b
    str q18, [sp, #336]
    bcax v18.16b, v3.16b, v18.16b, v19.16b
    str q19, [sp, #288]
    orn v19.16b, v24.16b, v3.16b
    str q3, [sp, #112]
    eor3 v3.16b, v2.16b, v20.16b, v3.16b
    str q23, [sp, #256]
    eor3 v23.16b, v5.16b, v23.16b, v13.16b
    eor3 v0.16b, v0.16b, v6.16b, v13.16b
    eor3 v5.16b, v5.16b, v8.16b, v21.16b
    eor3 v18.16b, v29.16b, v19.16b, v18.16b
    str q8, [sp, #176]
    bcax v8.16b, v19.16b, v15.16b, v3.16b
    bcax v19.16b, v19.16b, v25.16b, v26.16b
    str q31, [sp, #224]
    bcax v31.16b, v5.16b, v31.16b, v1.16b
    str q25, [sp, #320]
    orn v25.16b, v6.16b, v5.16b
    str q5, [sp, #96]
    eor3 v5.16b, v22.16b, v17.16b, v5.16b
    str q22, [sp, #272]
    bcax v22.16b, v18.16b, v10.16b, v9.16b
    eor3 v18.16b, v3.16b, v8.16b, v18.16b
    bcax v8.16b, v8.16b, v30.16b, v27.16b
    eor3 v19.16b, v29.16b, v4.16b, v19.16b
    eor3 v29.16b, v12.16b, v25.16b, v31.16b
    ldr q31, [sp, #64]
    bcax v31.16b, v25.16b, v31.16b, v5.16b
    str q30, [sp, #144]
    ldr q30, [sp, #368]
    bcax v25.16b, v25.16b, v0.16b, v30.16b
    bcax v18.16b, v18.16b, v7.16b, v28.16b
    eor v4.16b, v4.16b, v8.16b
    bcax v8.16b, v29.16b, v11.16b, v14.16b
    eor3 v29.16b, v5.16b, v31.16b, v29.16b
    ldr q30, [sp, #240]
    bcax v31.16b, v31.16b, v13.16b, v30.16b
    mov v30.16b, v4.16b
    bsl v30.16b, v18.16b, v22.16b
    str q0, [sp, #400]
    bcax v0.16b, v18.16b, v19.16b, v22.16b
    orn v18.16b, v4.16b, v18.16b
    eor3 v25.16b, v12.16b, v16.16b, v25.16b
    bcax v29.16b, v29.16b, v21.16b, v23.16b
    eor v16.16b, v16.16b, v31.16b
    bit v30.16b, v4.16b, v19.16b
    bcax v22.16b, v0.16b, v18.16b, v22.16b
    mov v31.16b, v16.16b
    bsl v31.16b, v29.16b, v8.16b
    bcax v12.16b, v29.16b, v25.16b, v8.16b
    orn v29.16b, v16.16b, v29.16b
    str q21, [sp, #352]
    eor v21.16b, v22.16b, v30.16b
    bit v31.16b, v16.16b, v25.16b
    bcax v8.16b, v12.16b, v29.16b, v8.16b
    str q13, [sp, #208]
    bic v13.16b, v21.16b, v30.16b
    str q7, [sp, #192]
    eor v7.16b, v8.16b, v31.16b
    bit v4.16b, v19.16b, v0.16b
    bcax v0.16b, v0.16b, v18.16b, v13.16b
    bic v18.16b, v7.16b, v31.16b
    eor v19.16b, v30.16b, v4.16b
    eor v13.16b, v4.16b, v0.16b
    orr v28.16b, v28.16b, v4.16b
    bit v16.16b, v25.16b, v12.16b
    bcax v18.16b, v12.16b, v29.16b, v18.16b
    and v25.16b, v27.16b, v22.16b
    bic v3.16b, v3.16b, v21.16b
    orn v24.16b, v24.16b, v13.16b
    orr v23.16b, v23.16b, v16.16b
    bic v5.16b, v5.16b, v7.16b
    eor v27.16b, v16.16b, v18.16b
    and v29.16b, v10.16b, v19.16b
    ldr q10, [sp, #288]
    bcax v10.16b, v28.16b, v10.16b, v30.16b
    bcax v12.16b, v21.16b, v24.16b, v13.16b
    str q30, [sp, #288]
    eor v30.16b, v31.16b, v16.16b
    str q16, [sp, #416]
    eor v16.16b, v23.16b, v5.16b
    orn v6.16b, v6.16b, v27.16b
    bcax v21.16b, v3.16b, v15.16b, v21.16b
    eor v28.16b, v28.16b, v3.16b
    eor v15.16b, v19.16b, v12.16b
    str q3, [sp, #80]
    ldr q3, [x3, #4624]
    str q18, [sp, #128]
    ldr q18, [sp, #64]
    bcax v18.16b, v5.16b, v18.16b, v7.16b
    bcax v16.16b, v16.16b, v30.16b, v14.16b
    bcax v7.16b, v7.16b, v6.16b, v27.16b
    bcax v19.16b, v28.16b, v19.16b, v9.16b
    bcax v20.16b, v25.16b, v12.16b, v20.16b
    and v26.16b, v26.16b, v15.16b
    ldr q28, [x3, #4608]
    ldr q9, [sp, #240]
    and v9.16b, v9.16b, v8.16b
    eor3 v6.16b, v6.16b, v16.16b, v18.16b
    eor v14.16b, v30.16b, v7.16b
    and v30.16b, v11.16b, v30.16b
    eor3 v24.16b, v24.16b, v19.16b, v21.16b
    eor3 v26.16b, v21.16b, v26.16b, v20.16b
    bcax v17.16b, v9.16b, v7.16b, v17.16b
    eor v3.16b, v3.16b, v6.16b
    ldr q6, [sp, #368]
    and v6.16b, v6.16b, v14.16b
    bcax v1.16b, v23.16b, v1.16b, v31.16b
    and v2.16b, v2.16b, v12.16b
    ldr q23, [sp, #112]
    bcax v23.16b, v26.16b, v13.16b, v23.16b
    eor v24.16b, v28.16b, v24.16b
    rev32 v28.8h, v3.8h
    eor3 v6.16b, v18.16b, v6.16b, v17.16b
    ldr q11, [sp, #272]
    and v7.16b, v11.16b, v7.16b
    ldr q11, [sp, #144]
    bcax v11.16b, v23.16b, v15.16b, v11.16b
    eor v23.16b, v29.16b, v23.16b
    rev32 v29.8h, v24.8h
    eor v12.16b, v24.16b, v28.16b
    ldr q13, [sp, #96]
    bcax v27.16b, v6.16b, v27.16b, v13.16b
    ldr q13, [x3, #4736]
    ldr q15, [x3, #4832]
    str q16, [sp, #96]
    ldr q16, [sp, #304]
    bcax v16.16b, v11.16b, v22.16b, v16.16b
    ldr q22, [sp, #320]
    bcax v22.16b, v11.16b, v22.16b, v0.16b
    ldr q11, [sp, #192]
    bcax v4.16b, v23.16b, v11.16b, v4.16b
    rev32 v11.8h, v12.8h
    ldr q12, [sp, #208]
    bcax v12.16b, v27.16b, v14.16b, v12.16b
    eor v27.16b, v30.16b, v27.16b
    ldr q30, [x3, #4640]
    ldr q14, [x3, #4752]
    eor3 v21.16b, v21.16b, v2.16b, v16.16b
    str q11, [sp, #208]
    eor v11.16b, v23.16b, v22.16b
    eor3 v23.16b, v23.16b, v4.16b, v10.16b
    ldr q10, [x3, #4848]
    str q6, [sp, #192]
    ldr q6, [sp, #256]
    bcax v6.16b, v12.16b, v8.16b, v6.16b
    ldr q8, [sp, #400]
    str q5, [sp, #256]
    ldr q5, [sp, #128]
    bcax v8.16b, v12.16b, v8.16b, v5.16b
    ldr q12, [sp, #352]
    ldr q5, [sp, #416]
    bcax v5.16b, v27.16b, v12.16b, v5.16b
    eor v4.16b, v13.16b, v4.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #336]
    ldr q13, [sp, #288]
    bcax v11.16b, v11.16b, v12.16b, v13.16b
    ldr q12, [x3, #4656]
    eor v23.16b, v25.16b, v23.16b
    eor3 v18.16b, v18.16b, v7.16b, v6.16b
    eor v25.16b, v27.16b, v8.16b
    eor3 v1.16b, v27.16b, v5.16b, v1.16b
    eor v21.16b, v30.16b, v21.16b
    eor v5.16b, v14.16b, v5.16b
    eor v27.16b, v10.16b, v8.16b
    rev32 v30.8h, v4.8h
    eor v8.16b, v16.16b, v11.16b
    ldr q10, [x3, #4672]
    ldr q11, [sp, #160]
    bcax v0.16b, v23.16b, v11.16b, v0.16b
    ldr q11, [sp, #224]
    bcax v25.16b, v25.16b, v11.16b, v31.16b
    eor v1.16b, v9.16b, v1.16b
    eor v18.16b, v12.16b, v18.16b
    rev32 v31.8h, v27.8h
    rev32 v9.8h, v5.8h
    ldr q11, [x3, #4688]
    ldr q12, [x3, #4768]
    rev32 v13.8h, v21.8h
    eor3 v28.16b, v3.16b, v28.16b, v21.16b
    eor3 v20.16b, v20.16b, v8.16b, v23.16b
    eor v0.16b, v16.16b, v0.16b
    eor v16.16b, v6.16b, v25.16b
    ldr q23, [sp, #176]
    ldr q25, [sp, #128]
    bcax v23.16b, v1.16b, v23.16b, v25.16b
    ldr q25, [x3, #4704]
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v4.16b, v9.16b
    eor v24.16b, v24.16b, v13.16b
    ldr q14, [x3, #4784]
    ldr q15, [x3, #4800]
    str q28, [sp, #128]
    ldr q28, [sp, #80]
    eor3 v2.16b, v28.16b, v2.16b, v20.16b
    eor3 v19.16b, v19.16b, v26.16b, v0.16b
    eor3 v1.16b, v17.16b, v16.16b, v1.16b
    ldr q17, [x3, #4720]
    eor v6.16b, v6.16b, v23.16b
    eor v16.16b, v11.16b, v16.16b
    eor v0.16b, v12.16b, v0.16b
    ldr q20, [x3, #4816]
    rev32 v23.8h, v8.8h
    rev32 v26.8h, v10.8h
    eor3 v28.16b, v29.16b, v18.16b, v24.16b
    ldr q11, [sp, #256]
    eor3 v1.16b, v11.16b, v7.16b, v1.16b
    ldr q7, [sp, #96]
    ldr q11, [sp, #192]
    eor3 v7.16b, v7.16b, v11.16b, v6.16b
    eor v2.16b, v25.16b, v2.16b
    eor v6.16b, v14.16b, v6.16b
    eor v19.16b, v15.16b, v19.16b
    eor3 v21.16b, v21.16b, v13.16b, v23.16b
    rev32 v25.8h, v0.8h
    eor3 v9.16b, v5.16b, v9.16b, v0.16b
    eor v1.16b, v17.16b, v1.16b
    eor v7.16b, v20.16b, v7.16b
    rev32 v17.8h, v6.8h
    rev32 v20.8h, v19.8h
    eor v11.16b, v16.16b, v19.16b
    rev32 v12.8h, v2.8h
    eor3 v19.16b, v3.16b, v24.16b, v19.16b
    eor3 v24.16b, v4.16b, v5.16b, v25.16b
    eor3 v25.16b, v27.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v17.16b
    eor v14.16b, v22.16b, v20.16b
    eor v31.16b, v31.16b, v7.16b
    rev32 v15.8h, v1.8h
    str q5, [sp, #192]
    eor v5.16b, v23.16b, v7.16b
    str q8, [sp, #96]
    eor v8.16b, v16.16b, v12.16b
    eor3 v17.16b, v22.16b, v6.16b, v17.16b
    str q21, [sp, #256]
    rev32 v21.8h, v0.8h
    str q28, [sp, #80]
    eor v28.16b, v2.16b, v15.16b
    str q19, [sp, #176]
    rev32 v19.8h, v31.8h
    str q29, [sp, #224]
    eor v29.16b, v11.16b, v31.16b
    str q11, [sp, #160]
    rev32 v11.8h, v14.8h
    str q3, [sp, #288]
    ldr q3, [sp, #208]
    eor v3.16b, v3.16b, v0.16b
    str q10, [sp, #336]
    eor3 v10.16b, v10.16b, v26.16b, v31.16b
    str q8, [sp, #416]
    rev32 v8.8h, v8.8h
    eor v15.16b, v15.16b, v0.16b
    eor3 v2.16b, v26.16b, v2.16b, v0.16b
    eor3 v4.16b, v4.16b, v30.16b, v31.16b
    eor v26.16b, v18.16b, v21.16b
    eor v22.16b, v22.16b, v19.16b
    eor v27.16b, v27.16b, v11.16b
    eor v31.16b, v5.16b, v11.16b
    str q30, [sp, #352]
    rev32 v30.8h, v28.8h
    eor v23.16b, v23.16b, v29.16b
    str q29, [sp, #400]
    rev32 v29.8h, v3.8h
    str q28, [sp, #320]
    eor v28.16b, v28.16b, v11.16b
    eor3 v24.16b, v1.16b, v24.16b, v15.16b
    eor3 v2.16b, v6.16b, v12.16b, v2.16b
    eor3 v6.16b, v6.16b, v9.16b, v19.16b
    eor3 v17.16b, v17.16b, v11.16b, v10.16b
    eor3 v19.16b, v25.16b, v14.16b, v10.16b
    eor v25.16b, v13.16b, v26.16b
    ldr q9, [sp, #208]
    eor v26.16b, v9.16b, v26.16b
    eor v9.16b, v22.16b, v30.16b
    eor v16.16b, v16.16b, v31.16b
    eor v7.16b, v7.16b, v22.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v22.8h, v27.8h
    ldr q10, [sp, #288]
    eor3 v20.16b, v10.16b, v20.16b, v27.16b
    ldr q27, [sp, #128]
    eor3 v18.16b, v18.16b, v27.16b, v31.16b
    rev32 v27.8h, v23.8h
    eor v3.16b, v3.16b, v29.16b
    eor3 v4.16b, v21.16b, v4.16b, v28.16b
    eor v5.16b, v5.16b, v9.16b
    rev32 v29.8h, v25.8h
    ldr q31, [sp, #160]
    eor3 v1.16b, v31.16b, v1.16b, v22.16b
    ldr q31, [sp, #224]
    eor3 v31.16b, v31.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    rev32 v20.8h, v26.8h
    ldr q10, [sp, #176]
    eor3 v21.16b, v10.16b, v21.16b, v22.16b
    rev32 v10.8h, v16.8h
    ldr q11, [sp, #336]
    eor3 v25.16b, v11.16b, v25.16b, v29.16b
    rev32 v11.8h, v5.8h
    ldr q12, [sp, #416]
    eor3 v20.16b, v12.16b, v26.16b, v20.16b
    ldr q12, [sp, #352]
    eor3 v8.16b, v12.16b, v8.16b, v1.16b
    ldr q12, [sp, #80]
    ldr q13, [sp, #400]
    eor3 v12.16b, v12.16b, v13.16b, v27.16b
    ldr q13, [sp, #256]
    ldr q14, [sp, #320]
    eor3 v3.16b, v13.16b, v14.16b, v3.16b
    ldr q13, [sp, #192]
    ldr q14, [sp, #96]
    eor3 v5.16b, v13.16b, v14.16b, v5.16b
    eor v6.16b, v6.16b, v22.16b
    eor v20.16b, v11.16b, v20.16b
    eor v22.16b, v25.16b, v8.16b
    eor3 v2.16b, v23.16b, v2.16b, v27.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v25.16b, v5.16b
    eor v4.16b, v9.16b, v4.16b
    eor3 v5.16b, v30.16b, v28.16b, v6.16b
    // round 3 (aes.dsl:47)
    eor v6.16b, v20.16b, v22.16b
    // round 4 (aes.dsl:47)
    eor v21.16b, v29.16b, v21.16b
    eor3 v7.16b, v26.16b, v7.16b, v29.16b
    // round 3 (aes.dsl:47)
    eor v23.16b, v1.16b, v3.16b
    // round 4 (aes.dsl:47)
    eor v18.16b, v18.16b, v10.16b
    // round 3 (aes.dsl:47)
    eor v22.16b, v5.16b, v22.16b
    eor v25.16b, v31.16b, v6.16b
    // round 4 (aes.dsl:47)
    eor3 v16.16b, v24.16b, v16.16b, v10.16b
    // round 3 (aes.dsl:47)
    eor v3.16b, v4.16b, v3.16b
    eor v24.16b, v0.16b, v23.16b
    eor3 v20.16b, v20.16b, v17.16b, v22.16b
    eor3 v18.16b, v21.16b, v18.16b, v6.16b
    eor3 v26.16b, v21.16b, v22.16b, v25.16b
    eor3 v1.16b, v1.16b, v19.16b, v3.16b
    eor3 v27.16b, v7.16b, v12.16b, v23.16b
    eor3 v28.16b, v7.16b, v3.16b, v24.16b
    eor v29.16b, v21.16b, v25.16b
    orn v30.16b, v20.16b, v18.16b
    eor3 v8.16b, v31.16b, v16.16b, v26.16b
    eor v9.16b, v7.16b, v24.16b
    orn v10.16b, v1.16b, v27.16b
    eor3 v11.16b, v0.16b, v2.16b, v28.16b
    eor3 v12.16b, v21.16b, v20.16b, v25.16b
    eor3 v17.16b, v17.16b, v26.16b, v29.16b
    bcax v13.16b, v8.16b, v30.16b, v18.16b
    eor v14.16b, v6.16b, v20.16b
    eor3 v19.16b, v19.16b, v28.16b, v9.16b
    bcax v15.16b, v11.16b, v10.16b, v27.16b
    str q3, [sp, #96]
    eor3 v3.16b, v7.16b, v1.16b, v24.16b
    str q3, [sp, #192]
    eor v3.16b, v23.16b, v1.16b
    str q22, [sp, #320]
    eor v22.16b, v17.16b, v13.16b
    bcax v21.16b, v21.16b, v26.16b, v25.16b
    bcax v7.16b, v7.16b, v28.16b, v24.16b
    str q7, [sp, #256]
    eor v7.16b, v19.16b, v15.16b
    str q25, [sp, #400]
    eor3 v25.16b, v16.16b, v25.16b, v8.16b
    eor3 v31.16b, v31.16b, v6.16b, v8.16b
    eor3 v16.16b, v16.16b, v26.16b, v22.16b
    str q26, [sp, #80]
    eor3 v26.16b, v2.16b, v24.16b, v11.16b
    eor3 v0.16b, v0.16b, v23.16b, v11.16b
    eor3 v2.16b, v2.16b, v28.16b, v7.16b
    str q28, [sp, #352]
    bcax v28.16b, v16.16b, v17.16b, v5.16b
    str q17, [sp, #416]
    orn v17.16b, v6.16b, v16.16b
    str q24, [sp, #336]
    eor3 v24.16b, v18.16b, v20.16b, v16.16b
    str q19, [sp, #176]
    bcax v19.16b, v2.16b, v19.16b, v4.16b
    str q16, [sp, #224]
    orn v16.16b, v23.16b, v2.16b
    str q2, [sp, #160]
    eor3 v2.16b, v27.16b, v1.16b, v2.16b
    eor3 v28.16b, v30.16b, v17.16b, v28.16b
    str q27, [sp, #128]
    bcax v27.16b, v17.16b, v14.16b, v24.16b
    bcax v17.16b, v17.16b, v31.16b, v29.16b
    eor3 v19.16b, v10.16b, v16.16b, v19.16b
    str q31, [sp, #288]
    bcax v31.16b, v16.16b, v3.16b, v2.16b
    bcax v16.16b, v16.16b, v0.16b, v9.16b
    str q0, [sp, #208]
    bcax v0.16b, v28.16b, v13.16b, v12.16b
    eor3 v28.16b, v24.16b, v27.16b, v28.16b
    str q18, [sp, #304]
    ldr q18, [sp, #320]
    bcax v27.16b, v27.16b, v8.16b, v18.16b
    eor3 v17.16b, v30.16b, v21.16b, v17.16b
    eor3 v30.16b, v2.16b, v31.16b, v19.16b
    str q8, [sp, #144]
    ldr q8, [sp, #96]
    bcax v31.16b, v31.16b, v11.16b, v8.16b
    str q11, [sp, #272]
    ldr q11, [sp, #192]
    bcax v19.16b, v19.16b, v15.16b, v11.16b
    bcax v28.16b, v28.16b, v22.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    ldr q27, [sp, #256]
    eor3 v16.16b, v10.16b, v27.16b, v16.16b
    bcax v30.16b, v30.16b, v7.16b, v26.16b
    eor v27.16b, v27.16b, v31.16b
    mov v31.16b, v21.16b
    bsl v31.16b, v28.16b, v0.16b
    bcax v10.16b, v28.16b, v17.16b, v0.16b
    orn v28.16b, v21.16b, v28.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v30.16b, v19.16b
    str q7, [sp, #256]
    bcax v7.16b, v30.16b, v16.16b, v19.16b
    orn v30.16b, v27.16b, v30.16b
    bit v31.16b, v21.16b, v17.16b
    bcax v0.16b, v10.16b, v28.16b, v0.16b
    bit v11.16b, v27.16b, v16.16b
    bcax v19.16b, v7.16b, v30.16b, v19.16b
    str q22, [sp, #112]
    eor v22.16b, v0.16b, v31.16b
    str q4, [sp, #368]
    eor v4.16b, v19.16b, v11.16b
    str q15, [sp, #240]
    bic v15.16b, v22.16b, v31.16b
    str q9, [sp, #64]
    bic v9.16b, v4.16b, v11.16b
    bit v21.16b, v17.16b, v10.16b
    bcax v17.16b, v10.16b, v28.16b, v15.16b
    bit v27.16b, v16.16b, v7.16b
    bcax v7.16b, v7.16b, v30.16b, v9.16b
    eor v16.16b, v21.16b, v17.16b
    eor v28.16b, v31.16b, v21.16b
    orr v25.16b, v25.16b, v21.16b
    eor v30.16b, v27.16b, v7.16b
    and v18.16b, v18.16b, v0.16b
    eor v9.16b, v11.16b, v27.16b
    orn v6.16b, v6.16b, v16.16b
    orr v26.16b, v26.16b, v27.16b
    and v8.16b, v8.16b, v19.16b
    orn v23.16b, v23.16b, v30.16b
    bic v24.16b, v24.16b, v22.16b
    and v10.16b, v13.16b, v28.16b
    bcax v13.16b, v22.16b, v6.16b, v16.16b
    bcax v5.16b, v25.16b, v5.16b, v31.16b
    bic v2.16b, v2.16b, v4.16b
    bcax v15.16b, v4.16b, v23.16b, v30.16b
    bcax v22.16b, v24.16b, v14.16b, v22.16b
    eor v25.16b, v25.16b, v24.16b
    eor v14.16b, v28.16b, v13.16b
    bcax v3.16b, v2.16b, v3.16b, v4.16b
    eor v4.16b, v26.16b, v2.16b
    str q2, [sp, #96]
    eor v2.16b, v9.16b, v15.16b
    str q24, [sp, #320]
    ldr q24, [x3, #4864]
    bcax v25.16b, v25.16b, v28.16b, v12.16b
    bcax v20.16b, v18.16b, v13.16b, v20.16b
    and v28.16b, v29.16b, v14.16b
    ldr q29, [x3, #4880]
    ldr q12, [sp, #192]
    bcax v4.16b, v4.16b, v9.16b, v12.16b
    bcax v1.16b, v8.16b, v15.16b, v1.16b
    ldr q12, [sp, #64]
    and v12.16b, v12.16b, v2.16b
    str q8, [sp, #64]
    ldr q8, [sp, #240]
    and v8.16b, v8.16b, v9.16b
    eor3 v6.16b, v6.16b, v25.16b, v22.16b
    eor3 v28.16b, v22.16b, v28.16b, v20.16b
    ldr q9, [sp, #368]
    bcax v26.16b, v26.16b, v9.16b, v11.16b
    eor3 v23.16b, v23.16b, v4.16b, v3.16b
    eor3 v9.16b, v3.16b, v12.16b, v1.16b
    ldr q12, [sp, #304]
    and v12.16b, v12.16b, v13.16b
    eor v6.16b, v24.16b, v6.16b
    ldr q24, [sp, #224]
    bcax v16.16b, v28.16b, v16.16b, v24.16b
    ldr q24, [sp, #128]
    and v24.16b, v24.16b, v15.16b
    eor v23.16b, v29.16b, v23.16b
    ldr q29, [sp, #160]
    bcax v29.16b, v9.16b, v30.16b, v29.16b
    ldr q30, [x8, #32]
    tbl v13.16b, {v6.16b}, v30.16b
    ldr q15, [sp, #144]
    bcax v14.16b, v16.16b, v14.16b, v15.16b
    eor v16.16b, v10.16b, v16.16b
    ldr q10, [x3, #4992]
    ldr q15, [x8, #0]
    str q23, [sp, #144]
    tbl v23.16b, {v23.16b}, v15.16b
    str q23, [sp, #160]
    ldr q23, [sp, #272]
    bcax v2.16b, v29.16b, v2.16b, v23.16b
    eor v23.16b, v8.16b, v29.16b
    ldr q29, [x3, #5008]
    ldr q8, [x3, #5088]
    ldr q30, [sp, #400]
    bcax v0.16b, v14.16b, v0.16b, v30.16b
    ldr q30, [sp, #288]
    bcax v30.16b, v14.16b, v30.16b, v17.16b
    ldr q14, [sp, #112]
    bcax v21.16b, v16.16b, v14.16b, v21.16b
    ldr q14, [x3, #5104]
    str q4, [sp, #112]
    ldr q4, [sp, #336]
    bcax v4.16b, v2.16b, v19.16b, v4.16b
    ldr q19, [sp, #208]
    bcax v2.16b, v2.16b, v19.16b, v7.16b
    ldr q19, [sp, #256]
    bcax v19.16b, v23.16b, v19.16b, v27.16b
    ldr q27, [x3, #4896]
    eor3 v22.16b, v22.16b, v12.16b, v0.16b
    str q9, [sp, #256]
    eor v9.16b, v16.16b, v30.16b
    eor3 v5.16b, v16.16b, v21.16b, v5.16b
    ldr q16, [x3, #4912]
    eor3 v3.16b, v3.16b, v24.16b, v4.16b
    str q24, [sp, #208]
    eor v24.16b, v23.16b, v2.16b
    eor3 v23.16b, v23.16b, v19.16b, v26.16b
    eor v21.16b, v10.16b, v21.16b
    eor v19.16b, v29.16b, v19.16b
    eor v26.16b, v8.16b, v30.16b
    eor v2.16b, v14.16b, v2.16b
    ldr q29, [sp, #416]
    bcax v29.16b, v9.16b, v29.16b, v31.16b
    eor v5.16b, v18.16b, v5.16b
    ldr q18, [sp, #176]
    bcax v18.16b, v24.16b, v18.16b, v11.16b
    ldr q24, [sp, #64]
    eor v23.16b, v24.16b, v23.16b
    eor v22.16b, v27.16b, v22.16b
    eor v3.16b, v16.16b, v3.16b
    ext v16.16b, v19.16b, v19.16b, #12
    tbl v24.16b, {v2.16b}, v15.16b
    ldr q27, [x8, #16]
    tbl v30.16b, {v21.16b}, v27.16b
    tbl v31.16b, {v26.16b}, v27.16b
    eor v29.16b, v0.16b, v29.16b
    ldr q8, [x3, #4928]
    ldr q9, [x3, #4944]
    ldr q10, [sp, #80]
    bcax v17.16b, v5.16b, v10.16b, v17.16b
    eor v18.16b, v4.16b, v18.16b
    ldr q10, [sp, #352]
    bcax v7.16b, v23.16b, v10.16b, v7.16b
    ext v10.16b, v3.16b, v3.16b, #12
    eor v11.16b, v21.16b, v16.16b
    ldr q14, [x8, #32]
    str q16, [sp, #352]
    tbl v16.16b, {v3.16b}, v14.16b
    str q16, [sp, #80]
    tbl v16.16b, {v22.16b}, v27.16b
    str q3, [sp, #64]
    tbl v3.16b, {v3.16b}, v15.16b
    eor3 v6.16b, v6.16b, v13.16b, v22.16b
    str q3, [sp, #176]
    ldr q3, [x3, #5024]
    str q6, [sp, #416]
    ldr q6, [x3, #5040]
    eor3 v5.16b, v20.16b, v29.16b, v5.16b
    eor v0.16b, v0.16b, v17.16b
    eor3 v1.16b, v1.16b, v18.16b, v23.16b
    ldr q17, [x3, #4960]
    ldr q20, [x3, #4976]
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v8.16b, v29.16b
    eor v18.16b, v9.16b, v18.16b
    ldr q23, [x3, #5056]
    ldr q29, [x3, #5072]
    eor v8.16b, v22.16b, v10.16b
    ext v9.16b, v11.16b, v11.16b, #4
    tbl v10.16b, {v11.16b}, v14.16b
    str q22, [sp, #336]
    ldr q22, [sp, #320]
    eor3 v5.16b, v22.16b, v12.16b, v5.16b
    eor3 v22.16b, v25.16b, v28.16b, v0.16b
    ldr q25, [sp, #96]
    ldr q28, [sp, #208]
    eor3 v1.16b, v25.16b, v28.16b, v1.16b
    ldr q25, [sp, #112]
    ldr q28, [sp, #256]
    eor3 v25.16b, v25.16b, v28.16b, v4.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v6.16b, v4.16b
    ext v4.16b, v18.16b, v18.16b, #12
    tbl v6.16b, {v8.16b}, v27.16b
    eor v5.16b, v17.16b, v5.16b
    eor v17.16b, v23.16b, v22.16b
    eor v22.16b, v29.16b, v25.16b
    ext v23.16b, v3.16b, v3.16b, #12
    eor v1.16b, v20.16b, v1.16b
    eor v20.16b, v11.16b, v0.16b
    eor v3.16b, v9.16b, v3.16b
    eor v25.16b, v0.16b, v23.16b
    tbl v28.16b, {v22.16b}, v14.16b
    tbl v29.16b, {v17.16b}, v14.16b
    tbl v22.16b, {v22.16b}, v15.16b
    eor v9.16b, v4.16b, v17.16b
    tbl v11.16b, {v5.16b}, v27.16b
    eor v23.16b, v21.16b, v23.16b
    eor v17.16b, v24.16b, v17.16b
    tbl v12.16b, {v20.16b}, v27.16b
    tbl v15.16b, {v5.16b}, v14.16b
    str q6, [sp, #256]
    tbl v6.16b, {v3.16b}, v14.16b
    str q15, [sp, #112]
    tbl v15.16b, {v20.16b}, v14.16b
    str q28, [sp, #208]
    eor v28.16b, v2.16b, v28.16b
    eor v29.16b, v26.16b, v29.16b
    eor v13.16b, v13.16b, v25.16b
    str q22, [sp, #96]
    eor v22.16b, v7.16b, v22.16b
    str q2, [sp, #320]
    tbl v2.16b, {v25.16b}, v14.16b
    str q12, [sp, #288]
    eor v12.16b, v1.16b, v11.16b
    eor v19.16b, v19.16b, v11.16b
    str q10, [sp, #400]
    tbl v10.16b, {v9.16b}, v27.16b
    ext v25.16b, v25.16b, v25.16b, #4
    str q10, [sp, #272]
    tbl v10.16b, {v17.16b}, v27.16b
    eor3 v18.16b, v30.16b, v18.16b, v11.16b
    tbl v30.16b, {v23.16b}, v14.16b
    eor3 v3.16b, v31.16b, v3.16b, v6.16b
    eor3 v6.16b, v24.16b, v20.16b, v15.16b
    ext v20.16b, v13.16b, v13.16b, #4
    ext v24.16b, v29.16b, v29.16b, #4
    eor v31.16b, v8.16b, v2.16b
    ext v8.16b, v28.16b, v28.16b, #12
    eor v4.16b, v4.16b, v22.16b
    eor v11.16b, v19.16b, v25.16b
    ext v12.16b, v12.16b, v12.16b, #12
    tbl v13.16b, {v13.16b}, v27.16b
    eor v2.16b, v2.16b, v29.16b
    tbl v15.16b, {v22.16b}, v27.16b
    str q13, [sp, #128]
    tbl v13.16b, {v28.16b}, v14.16b
    eor3 v0.16b, v21.16b, v0.16b, v30.16b
    tbl v21.16b, {v29.16b}, v14.16b
    ldr q29, [sp, #144]
    eor v30.16b, v29.16b, v20.16b
    eor v1.16b, v1.16b, v24.16b
    eor v26.16b, v26.16b, v8.16b
    eor v9.16b, v9.16b, v8.16b
    eor v29.16b, v29.16b, v24.16b
    str q18, [sp, #144]
    eor v18.16b, v7.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    tbl v12.16b, {v31.16b}, v14.16b
    str q0, [sp, #224]
    ldr q0, [sp, #160]
    eor3 v0.16b, v0.16b, v17.16b, v2.16b
    ext v2.16b, v31.16b, v31.16b, #4
    eor3 v16.16b, v16.16b, v10.16b, v20.16b
    ext v17.16b, v4.16b, v4.16b, #4
    tbl v4.16b, {v4.16b}, v27.16b
    ldr q20, [x8, #0]
    tbl v10.16b, {v11.16b}, v20.16b
    tbl v11.16b, {v11.16b}, v14.16b
    eor3 v3.16b, v28.16b, v3.16b, v24.16b
    eor3 v6.16b, v6.16b, v8.16b, v21.16b
    tbl v21.16b, {v1.16b}, v14.16b
    tbl v24.16b, {v26.16b}, v27.16b
    eor v7.16b, v7.16b, v9.16b
    ext v28.16b, v30.16b, v30.16b, #12
    str q6, [sp, #160]
    ldr q6, [sp, #400]
    eor3 v6.16b, v6.16b, v31.16b, v12.16b
    ldr q31, [sp, #80]
    eor v31.16b, v31.16b, v30.16b
    str q3, [sp, #80]
    tbl v3.16b, {v29.16b}, v14.16b
    tbl v26.16b, {v26.16b}, v14.16b
    ldr q27, [sp, #176]
    str q29, [sp, #400]
    ldr q29, [sp, #416]
    eor3 v27.16b, v27.16b, v29.16b, v9.16b
    ext v29.16b, v5.16b, v5.16b, #4
    tbl v9.16b, {v18.16b}, v14.16b
    str q27, [sp, #416]
    ldr q27, [sp, #288]
    eor3 v25.16b, v27.16b, v25.16b, v1.16b
    ldr q27, [sp, #112]
    eor3 v23.16b, v27.16b, v23.16b, v10.16b
    eor v27.16b, v1.16b, v11.16b
    ext v1.16b, v1.16b, v1.16b, #12
    tbl v5.16b, {v5.16b}, v14.16b
    ldr q10, [sp, #320]
    eor v10.16b, v10.16b, v21.16b
    eor v24.16b, v30.16b, v24.16b
    ldr q30, [sp, #336]
    eor v30.16b, v30.16b, v28.16b
    eor v0.16b, v0.16b, v28.16b
    eor3 v2.16b, v2.16b, v16.16b, v3.16b
    tbl v16.16b, {v31.16b}, v20.16b
    ldr q20, [sp, #96]
    eor3 v20.16b, v20.16b, v12.16b, v26.16b
    ldr q28, [sp, #256]
    eor3 v3.16b, v28.16b, v15.16b, v3.16b
    eor v28.16b, v29.16b, v31.16b
    tbl v29.16b, {v7.16b}, v14.16b
    ldr q31, [x8, #16]
    tbl v31.16b, {v6.16b}, v31.16b
    ldr q11, [sp, #352]
    eor3 v22.16b, v11.16b, v22.16b, v26.16b
    ldr q11, [sp, #272]
    eor v11.16b, v11.16b, v10.16b
    tbl v12.16b, {v24.16b}, v14.16b
    ldr q15, [sp, #64]
    eor3 v28.16b, v15.16b, v4.16b, v28.16b
    eor v21.16b, v21.16b, v25.16b
    eor3 v19.16b, v19.16b, v13.16b, v27.16b
    tbl v25.16b, {v30.16b}, v14.16b
    ldr q27, [sp, #224]
    eor3 v1.16b, v8.16b, v27.16b, v1.16b
    eor v27.16b, v12.16b, v28.16b
    ldr q28, [sp, #144]
    eor3 v28.16b, v28.16b, v31.16b, v11.16b
    ldr q31, [sp, #208]
    ldr q8, [sp, #128]
    eor3 v24.16b, v31.16b, v8.16b, v24.16b
    ext v31.16b, v11.16b, v11.16b, #12
    eor3 v18.16b, v18.16b, v30.16b, v25.16b
    eor v16.16b, v16.16b, v20.16b
    eor v19.16b, v10.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor v20.16b, v27.16b, v28.16b
    // round 3 (aes.dsl:47)
    ldr q25, [sp, #400]
    eor3 v3.16b, v17.16b, v25.16b, v3.16b
    eor3 v6.16b, v9.16b, v6.16b, v22.16b
    eor v18.16b, v31.16b, v18.16b
    ldr q22, [sp, #416]
    eor v22.16b, v22.16b, v29.16b
    // round 2 (aes.dsl:47)
    eor v25.16b, v19.16b, v28.16b
    eor v28.16b, v24.16b, v20.16b
    // round 3 (aes.dsl:47)
    eor3 v4.16b, v17.16b, v4.16b, v21.16b
    eor3 v1.16b, v26.16b, v5.16b, v1.16b
    // round 2 (aes.dsl:47)
    eor v5.16b, v6.16b, v18.16b
    ldr q17, [sp, #80]
    eor3 v21.16b, v27.16b, v17.16b, v25.16b
    eor3 v3.16b, v2.16b, v3.16b, v20.16b
    eor3 v26.16b, v2.16b, v25.16b, v28.16b
    // round 3 (aes.dsl:47)
    eor3 v7.16b, v7.16b, v23.16b, v29.16b
    // round 2 (aes.dsl:47)
    eor v6.16b, v6.16b, v1.16b
    eor v23.16b, v0.16b, v5.16b
    eor v27.16b, v2.16b, v28.16b
    orn v29.16b, v21.16b, v3.16b
    eor3 v30.16b, v24.16b, v4.16b, v26.16b
    ldr q31, [sp, #160]
    eor3 v18.16b, v18.16b, v31.16b, v6.16b
    eor3 v22.16b, v16.16b, v22.16b, v5.16b
    eor3 v8.16b, v16.16b, v6.16b, v23.16b
    eor3 v9.16b, v2.16b, v21.16b, v28.16b
    eor3 v17.16b, v17.16b, v26.16b, v27.16b
    bcax v10.16b, v30.16b, v29.16b, v3.16b
    eor v11.16b, v16.16b, v23.16b
    orn v12.16b, v18.16b, v22.16b
    eor3 v13.16b, v0.16b, v7.16b, v8.16b
    eor v14.16b, v20.16b, v21.16b
    eor v15.16b, v5.16b, v18.16b
    str q6, [sp, #80]
    eor v6.16b, v17.16b, v10.16b
    bcax v2.16b, v2.16b, v26.16b, v28.16b
    eor3 v31.16b, v31.16b, v8.16b, v11.16b
    str q11, [sp, #160]
    bcax v11.16b, v13.16b, v12.16b, v22.16b
    str q15, [sp, #416]
    eor3 v15.16b, v16.16b, v18.16b, v23.16b
    str q28, [sp, #400]
    eor3 v28.16b, v4.16b, v28.16b, v30.16b
    eor3 v4.16b, v4.16b, v26.16b, v6.16b
    eor3 v24.16b, v24.16b, v20.16b, v30.16b
    bcax v16.16b, v16.16b, v8.16b, v23.16b
    str q26, [sp, #128]
    eor v26.16b, v31.16b, v11.16b
    str q17, [sp, #208]
    bcax v17.16b, v4.16b, v17.16b, v19.16b
    str q19, [sp, #144]
    orn v19.16b, v20.16b, v4.16b
    str q3, [sp, #224]
    eor3 v3.16b, v3.16b, v21.16b, v4.16b
    str q23, [sp, #64]
    eor3 v23.16b, v7.16b, v23.16b, v13.16b
    eor3 v0.16b, v0.16b, v5.16b, v13.16b
    eor3 v7.16b, v7.16b, v8.16b, v26.16b
    eor3 v17.16b, v29.16b, v19.16b, v17.16b
    str q8, [sp, #272]
    bcax v8.16b, v19.16b, v14.16b, v3.16b
    bcax v19.16b, v19.16b, v24.16b, v27.16b
    str q31, [sp, #352]
    bcax v31.16b, v7.16b, v31.16b, v1.16b
    str q24, [sp, #256]
    orn v24.16b, v5.16b, v7.16b
    str q22, [sp, #96]
    eor3 v22.16b, v22.16b, v18.16b, v7.16b
    str q7, [sp, #336]
    bcax v7.16b, v17.16b, v10.16b, v9.16b
    eor3 v17.16b, v3.16b, v8.16b, v17.16b
    bcax v8.16b, v8.16b, v30.16b, v25.16b
    eor3 v19.16b, v29.16b, v2.16b, v19.16b
    eor3 v29.16b, v12.16b, v24.16b, v31.16b
    ldr q31, [sp, #416]
    bcax v31.16b, v24.16b, v31.16b, v22.16b
    str q30, [sp, #320]
    ldr q30, [sp, #160]
    bcax v24.16b, v24.16b, v0.16b, v30.16b
    bcax v17.16b, v17.16b, v6.16b, v28.16b
    eor v2.16b, v2.16b, v8.16b
    bcax v8.16b, v29.16b, v11.16b, v15.16b
    eor3 v29.16b, v22.16b, v31.16b, v29.16b
    ldr q30, [sp, #80]
    bcax v31.16b, v31.16b, v13.16b, v30.16b
    mov v30.16b, v2.16b
    bsl v30.16b, v17.16b, v7.16b
    str q0, [sp, #112]
    bcax v0.16b, v17.16b, v19.16b, v7.16b
    orn v17.16b, v2.16b, v17.16b
    eor3 v24.16b, v12.16b, v16.16b, v24.16b
    bcax v29.16b, v29.16b, v26.16b, v23.16b
    eor v16.16b, v16.16b, v31.16b
    bit v30.16b, v2.16b, v19.16b
    bcax v7.16b, v0.16b, v17.16b, v7.16b
    mov v31.16b, v16.16b
    bsl v31.16b, v29.16b, v8.16b
    bcax v12.16b, v29.16b, v24.16b, v8.16b
    orn v29.16b, v16.16b, v29.16b
    str q26, [sp, #288]
    eor v26.16b, v7.16b, v30.16b
    bit v31.16b, v16.16b, v24.16b
    bcax v8.16b, v12.16b, v29.16b, v8.16b
    str q13, [sp, #176]
    bic v13.16b, v26.16b, v30.16b
    str q6, [sp, #304]
    eor v6.16b, v8.16b, v31.16b
    bit v2.16b, v19.16b, v0.16b
    bcax v0.16b, v0.16b, v17.16b, v13.16b
    bic v17.16b, v6.16b, v31.16b
    eor v19.16b, v2.16b, v0.16b
    bit v16.16b, v24.16b, v12.16b
    bcax v17.16b, v12.16b, v29.16b, v17.16b
    eor v24.16b, v30.16b, v2.16b
    orn v20.16b, v20.16b, v19.16b
    orr v28.16b, v28.16b, v2.16b
    bic v3.16b, v3.16b, v26.16b
    eor v29.16b, v16.16b, v17.16b
    and v25.16b, v25.16b, v7.16b
    and v10.16b, v10.16b, v24.16b
    bcax v12.16b, v26.16b, v20.16b, v19.16b
    eor v13.16b, v31.16b, v16.16b
    str q17, [sp, #368]
    eor v17.16b, v28.16b, v3.16b
    orn v5.16b, v5.16b, v29.16b
    orr v23.16b, v23.16b, v16.16b
    bic v22.16b, v22.16b, v6.16b
    str q16, [sp, #240]
    eor v16.16b, v24.16b, v12.16b
    bcax v26.16b, v3.16b, v14.16b, v26.16b
    bcax v17.16b, v17.16b, v24.16b, v9.16b
    bcax v24.16b, v6.16b, v5.16b, v29.16b
    ldr q9, [x3, #5120]
    eor v14.16b, v23.16b, v22.16b
    bcax v21.16b, v25.16b, v12.16b, v21.16b
    and v27.16b, v27.16b, v16.16b
    str q3, [sp, #192]
    ldr q3, [sp, #80]
    and v3.16b, v3.16b, v8.16b
    str q25, [sp, #80]
    ldr q25, [sp, #416]
    bcax v6.16b, v22.16b, v25.16b, v6.16b
    eor v25.16b, v13.16b, v24.16b
    str q22, [sp, #416]
    ldr q22, [x3, #5136]
    bcax v14.16b, v14.16b, v13.16b, v15.16b
    eor3 v20.16b, v20.16b, v17.16b, v26.16b
    eor3 v27.16b, v26.16b, v27.16b, v21.16b
    ldr q15, [sp, #144]
    bcax v28.16b, v28.16b, v15.16b, v30.16b
    bcax v18.16b, v3.16b, v24.16b, v18.16b
    ldr q15, [sp, #160]
    and v15.16b, v15.16b, v25.16b
    eor3 v5.16b, v5.16b, v14.16b, v6.16b
    eor v20.16b, v9.16b, v20.16b
    bcax v4.16b, v27.16b, v19.16b, v4.16b
    and v19.16b, v11.16b, v13.16b
    bcax v1.16b, v23.16b, v1.16b, v31.16b
    eor3 v23.16b, v6.16b, v15.16b, v18.16b
    eor v5.16b, v22.16b, v5.16b
    rev32 v22.8h, v20.8h
    ldr q9, [sp, #320]
    bcax v16.16b, v4.16b, v16.16b, v9.16b
    ldr q9, [sp, #224]
    and v9.16b, v9.16b, v12.16b
    eor v4.16b, v10.16b, v4.16b
    ldr q10, [sp, #336]
    bcax v29.16b, v23.16b, v29.16b, v10.16b
    ldr q10, [x3, #5248]
    ldr q11, [sp, #96]
    and v24.16b, v11.16b, v24.16b
    eor v11.16b, v5.16b, v22.16b
    ldr q12, [sp, #400]
    bcax v7.16b, v16.16b, v7.16b, v12.16b
    ldr q12, [x3, #5344]
    ldr q13, [sp, #256]
    bcax v16.16b, v16.16b, v13.16b, v0.16b
    ldr q13, [sp, #304]
    bcax v2.16b, v4.16b, v13.16b, v2.16b
    ldr q13, [sp, #176]
    bcax v25.16b, v29.16b, v25.16b, v13.16b
    ldr q13, [x3, #5152]
    rev32 v15.8h, v5.8h
    eor v19.16b, v19.16b, v29.16b
    eor3 v26.16b, v26.16b, v9.16b, v7.16b
    ldr q29, [x3, #5264]
    str q11, [sp, #176]
    ldr q11, [x3, #5360]
    str q14, [sp, #304]
    eor v14.16b, v4.16b, v16.16b
    eor3 v4.16b, v4.16b, v2.16b, v28.16b
    ldr q28, [sp, #64]
    bcax v28.16b, v25.16b, v8.16b, v28.16b
    ldr q8, [sp, #112]
    str q23, [sp, #64]
    ldr q23, [sp, #368]
    bcax v25.16b, v25.16b, v8.16b, v23.16b
    ldr q8, [sp, #288]
    ldr q23, [sp, #240]
    bcax v23.16b, v19.16b, v8.16b, v23.16b
    eor v2.16b, v10.16b, v2.16b
    ldr q8, [x3, #5168]
    eor v16.16b, v12.16b, v16.16b
    ldr q10, [sp, #208]
    bcax v30.16b, v14.16b, v10.16b, v30.16b
    ldr q10, [sp, #80]
    eor v4.16b, v10.16b, v4.16b
    eor3 v6.16b, v6.16b, v24.16b, v28.16b
    eor v10.16b, v19.16b, v25.16b
    eor3 v1.16b, v19.16b, v23.16b, v1.16b
    eor v19.16b, v13.16b, v26.16b
    eor v23.16b, v29.16b, v23.16b
    eor v25.16b, v11.16b, v25.16b
    ldr q26, [x3, #5184]
    rev32 v29.8h, v2.8h
    eor v30.16b, v7.16b, v30.16b
    ldr q11, [sp, #128]
    bcax v0.16b, v4.16b, v11.16b, v0.16b
    ldr q11, [sp, #352]
    bcax v31.16b, v10.16b, v11.16b, v31.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v8.16b, v6.16b
    rev32 v6.8h, v25.8h
    rev32 v25.8h, v23.8h
    eor3 v8.16b, v20.16b, v22.16b, v19.16b
    ldr q10, [x3, #5200]
    ldr q11, [x3, #5280]
    eor3 v12.16b, v5.16b, v15.16b, v19.16b
    eor3 v4.16b, v21.16b, v30.16b, v4.16b
    eor v0.16b, v7.16b, v0.16b
    ldr q7, [x3, #5216]
    eor v21.16b, v28.16b, v31.16b
    ldr q31, [sp, #272]
    ldr q13, [sp, #368]
    bcax v31.16b, v1.16b, v31.16b, v13.16b
    eor v26.16b, v26.16b, v30.16b
    ldr q30, [x3, #5296]
    ldr q13, [x3, #5312]
    eor v14.16b, v2.16b, v25.16b
    str q22, [sp, #368]
    rev32 v22.8h, v3.8h
    str q20, [sp, #272]
    ldr q20, [sp, #192]
    eor3 v4.16b, v20.16b, v9.16b, v4.16b
    eor3 v17.16b, v17.16b, v27.16b, v0.16b
    eor3 v1.16b, v18.16b, v21.16b, v1.16b
    eor v18.16b, v28.16b, v31.16b
    ldr q20, [x3, #5232]
    eor v21.16b, v10.16b, v21.16b
    eor v0.16b, v11.16b, v0.16b
    rev32 v27.8h, v14.8h
    ldr q28, [x3, #5328]
    rev32 v31.8h, v26.8h
    ldr q9, [sp, #416]
    eor3 v1.16b, v9.16b, v24.16b, v1.16b
    ldr q24, [sp, #304]
    ldr q9, [sp, #64]
    eor3 v24.16b, v24.16b, v9.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v30.16b, v18.16b
    eor v17.16b, v13.16b, v17.16b
    rev32 v18.8h, v21.8h
    eor v30.16b, v14.16b, v27.16b
    eor3 v9.16b, v3.16b, v12.16b, v31.16b
    eor3 v27.16b, v25.16b, v31.16b, v27.16b
    rev32 v31.8h, v0.8h
    eor v1.16b, v20.16b, v1.16b
    eor v20.16b, v28.16b, v24.16b
    rev32 v24.8h, v7.8h
    rev32 v28.8h, v17.8h
    eor v10.16b, v26.16b, v18.16b
    eor v11.16b, v14.16b, v4.16b
    eor3 v22.16b, v8.16b, v22.16b, v18.16b
    rev32 v8.8h, v4.8h
    eor3 v18.16b, v29.16b, v21.16b, v18.16b
    eor3 v12.16b, v6.16b, v31.16b, v30.16b
    eor v13.16b, v0.16b, v24.16b
    eor v14.16b, v6.16b, v20.16b
    str q18, [sp, #64]
    rev32 v18.8h, v1.8h
    eor v28.16b, v16.16b, v28.16b
    str q11, [sp, #304]
    eor3 v11.16b, v8.16b, v24.16b, v11.16b
    eor3 v24.16b, v16.16b, v30.16b, v24.16b
    rev32 v30.8h, v13.8h
    eor v4.16b, v4.16b, v18.16b
    rev32 v18.8h, v14.8h
    eor v6.16b, v6.16b, v28.16b
    str q22, [sp, #416]
    ldr q22, [sp, #176]
    eor v22.16b, v22.16b, v13.16b
    str q27, [sp, #192]
    eor v27.16b, v20.16b, v28.16b
    str q14, [sp, #352]
    eor v14.16b, v17.16b, v14.16b
    eor v2.16b, v2.16b, v13.16b
    rev32 v13.8h, v28.8h
    eor v19.16b, v19.16b, v30.16b
    eor v16.16b, v16.16b, v18.16b
    eor v17.16b, v17.16b, v6.16b
    str q14, [sp, #128]
    eor v14.16b, v10.16b, v14.16b
    str q10, [sp, #80]
    eor v10.16b, v10.16b, v27.16b
    str q24, [sp, #208]
    eor v24.16b, v3.16b, v22.16b
    eor v26.16b, v26.16b, v4.16b
    str q26, [sp, #240]
    rev32 v26.8h, v4.8h
    eor v7.16b, v7.16b, v13.16b
    eor v22.16b, v22.16b, v30.16b
    eor v0.16b, v0.16b, v18.16b
    rev32 v27.8h, v27.8h
    eor3 v31.16b, v23.16b, v31.16b, v2.16b
    eor v2.16b, v18.16b, v2.16b
    eor3 v6.16b, v23.16b, v25.16b, v6.16b
    rev32 v18.8h, v19.8h
    eor v20.16b, v20.16b, v16.16b
    eor v23.16b, v1.16b, v17.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q25, [sp, #176]
    eor v19.16b, v25.16b, v19.16b
    eor v4.16b, v4.16b, v26.16b
    eor3 v25.16b, v15.16b, v17.16b, v22.16b
    rev32 v22.8h, v22.8h
    ldr q15, [sp, #272]
    eor3 v5.16b, v15.16b, v5.16b, v17.16b
    rev32 v17.8h, v14.8h
    eor3 v27.16b, v9.16b, v27.16b, v10.16b
    eor3 v21.16b, v21.16b, v8.16b, v24.16b
    eor3 v30.16b, v30.16b, v11.16b, v14.16b
    rev32 v16.8h, v16.8h
    eor v3.16b, v3.16b, v18.16b
    eor3 v2.16b, v29.16b, v28.16b, v2.16b
    eor3 v28.16b, v12.16b, v13.16b, v0.16b
    ldr q29, [sp, #352]
    ldr q8, [sp, #208]
    eor3 v29.16b, v29.16b, v8.16b, v7.16b
    eor v24.16b, v24.16b, v20.16b
    rev32 v8.8h, v20.8h
    rev32 v9.8h, v3.8h
    ldr q10, [sp, #368]
    eor3 v20.16b, v10.16b, v20.16b, v22.16b
    rev32 v22.8h, v23.8h
    rev32 v10.8h, v19.8h
    ldr q11, [sp, #80]
    eor3 v19.16b, v11.16b, v26.16b, v19.16b
    ldr q26, [sp, #192]
    ldr q11, [sp, #240]
    eor3 v26.16b, v26.16b, v11.16b, v8.16b
    eor v8.16b, v3.16b, v9.16b
    ldr q12, [sp, #416]
    ldr q13, [sp, #128]
    eor3 v12.16b, v12.16b, v13.16b, v17.16b
    ldr q13, [sp, #304]
    ldr q14, [sp, #64]
    eor3 v23.16b, v13.16b, v14.16b, v23.16b
    rev32 v24.8h, v24.8h
    rev32 v13.8h, v1.8h
    eor3 v19.16b, v22.16b, v10.16b, v19.16b
    eor v22.16b, v26.16b, v8.16b
    eor v6.16b, v6.16b, v4.16b
    eor3 v21.16b, v11.16b, v21.16b, v24.16b
    eor v23.16b, v23.16b, v8.16b
    eor v17.16b, v17.16b, v30.16b
    eor3 v2.16b, v16.16b, v4.16b, v2.16b
    // round 1 (aes.dsl:47)
    eor v4.16b, v19.16b, v22.16b
    // round 2 (aes.dsl:47)
    eor3 v1.16b, v31.16b, v1.16b, v13.16b
    eor3 v0.16b, v7.16b, v0.16b, v6.16b
    // round 1 (aes.dsl:47)
    eor v6.16b, v21.16b, v23.16b
    // round 2 (aes.dsl:47)
    eor v3.16b, v3.16b, v24.16b
    // round 1 (aes.dsl:47)
    eor v7.16b, v2.16b, v22.16b
    eor v16.16b, v25.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor3 v5.16b, v18.16b, v5.16b, v9.16b
    // round 1 (aes.dsl:47)
    eor v18.16b, v0.16b, v23.16b
    eor v22.16b, v20.16b, v6.16b
    eor3 v19.16b, v19.16b, v28.16b, v7.16b
    eor3 v23.16b, v3.16b, v12.16b, v4.16b
    eor3 v24.16b, v3.16b, v7.16b, v16.16b
    eor3 v21.16b, v21.16b, v29.16b, v18.16b
    eor3 v26.16b, v5.16b, v27.16b, v6.16b
    eor3 v27.16b, v5.16b, v18.16b, v22.16b
    eor v30.16b, v3.16b, v16.16b
    orn v31.16b, v19.16b, v23.16b
    eor3 v8.16b, v25.16b, v17.16b, v24.16b
    eor v9.16b, v5.16b, v22.16b
    orn v10.16b, v21.16b, v26.16b
    eor3 v11.16b, v20.16b, v1.16b, v27.16b
    eor3 v12.16b, v3.16b, v19.16b, v16.16b
    eor3 v28.16b, v28.16b, v24.16b, v30.16b
    bcax v13.16b, v8.16b, v31.16b, v23.16b
    eor v14.16b, v4.16b, v19.16b
    eor3 v29.16b, v29.16b, v27.16b, v9.16b
    bcax v15.16b, v11.16b, v10.16b, v26.16b
    str q18, [sp, #240]
    eor3 v18.16b, v5.16b, v21.16b, v22.16b
    str q18, [sp, #64]
    eor v18.16b, v6.16b, v21.16b
    str q7, [sp, #304]
    eor v7.16b, v28.16b, v13.16b
    bcax v3.16b, v3.16b, v24.16b, v16.16b
    bcax v5.16b, v5.16b, v27.16b, v22.16b
    str q5, [sp, #128]
    eor v5.16b, v29.16b, v15.16b
    str q16, [sp, #416]
    eor3 v16.16b, v17.16b, v16.16b, v8.16b
    eor3 v25.16b, v25.16b, v4.16b, v8.16b
    eor3 v17.16b, v17.16b, v24.16b, v7.16b
    str q24, [sp, #192]
    eor3 v24.16b, v1.16b, v22.16b, v11.16b
    eor3 v20.16b, v20.16b, v6.16b, v11.16b
    eor3 v1.16b, v1.16b, v27.16b, v5.16b
    str q27, [sp, #80]
    bcax v27.16b, v17.16b, v28.16b, v2.16b
    str q28, [sp, #368]
    orn v28.16b, v4.16b, v17.16b
    str q22, [sp, #208]
    eor3 v22.16b, v23.16b, v19.16b, v17.16b
    str q29, [sp, #352]
    bcax v29.16b, v1.16b, v29.16b, v0.16b
    str q17, [sp, #272]
    orn v17.16b, v6.16b, v1.16b
    str q1, [sp, #176]
    eor3 v1.16b, v26.16b, v21.16b, v1.16b
    eor3 v27.16b, v31.16b, v28.16b, v27.16b
    str q26, [sp, #288]
    bcax v26.16b, v28.16b, v14.16b, v22.16b
    bcax v28.16b, v28.16b, v25.16b, v30.16b
    eor3 v29.16b, v10.16b, v17.16b, v29.16b
    str q25, [sp, #112]
    bcax v25.16b, v17.16b, v18.16b, v1.16b
    bcax v17.16b, v17.16b, v20.16b, v9.16b
    str q20, [sp, #256]
    bcax v20.16b, v27.16b, v13.16b, v12.16b
    eor3 v27.16b, v22.16b, v26.16b, v27.16b
    str q23, [sp, #400]
    ldr q23, [sp, #304]
    bcax v26.16b, v26.16b, v8.16b, v23.16b
    eor3 v28.16b, v31.16b, v3.16b, v28.16b
    eor3 v31.16b, v1.16b, v25.16b, v29.16b
    str q8, [sp, #96]
    ldr q8, [sp, #240]
    bcax v25.16b, v25.16b, v11.16b, v8.16b
    str q11, [sp, #336]
    ldr q11, [sp, #64]
    bcax v29.16b, v29.16b, v15.16b, v11.16b
    bcax v27.16b, v27.16b, v7.16b, v16.16b
    eor v3.16b, v3.16b, v26.16b
    ldr q26, [sp, #128]
    eor3 v17.16b, v10.16b, v26.16b, v17.16b
    bcax v31.16b, v31.16b, v5.16b, v24.16b
    eor v25.16b, v26.16b, v25.16b
    mov v26.16b, v3.16b
    bsl v26.16b, v27.16b, v20.16b
    bcax v10.16b, v27.16b, v28.16b, v20.16b
    orn v27.16b, v3.16b, v27.16b
    mov v11.16b, v25.16b
    bsl v11.16b, v31.16b, v29.16b
    str q5, [sp, #128]
    bcax v5.16b, v31.16b, v17.16b, v29.16b
    orn v31.16b, v25.16b, v31.16b
    bit v26.16b, v3.16b, v28.16b
    bcax v20.16b, v10.16b, v27.16b, v20.16b
    bit v11.16b, v25.16b, v17.16b
    bcax v29.16b, v5.16b, v31.16b, v29.16b
    str q7, [sp, #224]
    eor v7.16b, v20.16b, v26.16b
    str q0, [sp, #320]
    eor v0.16b, v29.16b, v11.16b
    str q15, [sp, #160]
    bic v15.16b, v7.16b, v26.16b
    str q9, [sp, #144]
    bic v9.16b, v0.16b, v11.16b
    bit v3.16b, v28.16b, v10.16b
    bcax v27.16b, v10.16b, v27.16b, v15.16b
    bit v25.16b, v17.16b, v5.16b
    bcax v5.16b, v5.16b, v31.16b, v9.16b
    eor v17.16b, v3.16b, v27.16b
    eor v28.16b, v26.16b, v3.16b
    orr v16.16b, v16.16b, v3.16b
    eor v31.16b, v25.16b, v5.16b
    and v23.16b, v23.16b, v20.16b
    eor v9.16b, v11.16b, v25.16b
    orn v4.16b, v4.16b, v17.16b
    orr v24.16b, v24.16b, v25.16b
    and v8.16b, v8.16b, v29.16b
    orn v6.16b, v6.16b, v31.16b
    bic v22.16b, v22.16b, v7.16b
    bic v1.16b, v1.16b, v0.16b
    bcax v10.16b, v7.16b, v4.16b, v17.16b
    and v13.16b, v13.16b, v28.16b
    bcax v2.16b, v16.16b, v2.16b, v26.16b
    bcax v15.16b, v0.16b, v6.16b, v31.16b
    bcax v7.16b, v22.16b, v14.16b, v7.16b
    eor v14.16b, v24.16b, v1.16b
    str q26, [sp, #240]
    eor v26.16b, v28.16b, v10.16b
    eor v16.16b, v16.16b, v22.16b
    bcax v0.16b, v1.16b, v18.16b, v0.16b
    eor v18.16b, v9.16b, v15.16b
    str q1, [sp, #304]
    ldr q1, [x3, #5392]
    str q22, [sp, #384]
    ldr q22, [sp, #64]
    bcax v22.16b, v14.16b, v9.16b, v22.16b
    bcax v19.16b, v23.16b, v10.16b, v19.16b
    and v30.16b, v30.16b, v26.16b
    ldr q14, [x3, #5376]
    bcax v16.16b, v16.16b, v28.16b, v12.16b
    bcax v21.16b, v8.16b, v15.16b, v21.16b
    ldr q28, [sp, #144]
    and v28.16b, v28.16b, v18.16b
    ldr q12, [x8, #80]
    str q8, [sp, #144]
    ldr q8, [sp, #160]
    and v8.16b, v8.16b, v9.16b
    eor3 v6.16b, v6.16b, v22.16b, v0.16b
    eor3 v30.16b, v7.16b, v30.16b, v19.16b
    ldr q9, [sp, #320]
    bcax v24.16b, v24.16b, v9.16b, v11.16b
    eor3 v4.16b, v4.16b, v16.16b, v7.16b
    eor3 v28.16b, v0.16b, v28.16b, v21.16b
    ldr q9, [sp, #400]
    and v9.16b, v9.16b, v10.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [sp, #272]
    bcax v6.16b, v30.16b, v17.16b, v6.16b
    ldr q17, [sp, #288]
    and v17.16b, v17.16b, v15.16b
    eor v4.16b, v14.16b, v4.16b
    ldr q10, [sp, #176]
    bcax v31.16b, v28.16b, v31.16b, v10.16b
    tbl v1.16b, {v1.16b}, v12.16b
    ldr q10, [sp, #96]
    bcax v26.16b, v6.16b, v26.16b, v10.16b
    eor v6.16b, v13.16b, v6.16b
    ldr q10, [x3, #5504]
    ldr q13, [x8, #48]
    tbl v4.16b, {v4.16b}, v13.16b
    ldr q14, [sp, #336]
    bcax v18.16b, v31.16b, v18.16b, v14.16b
    eor v31.16b, v8.16b, v31.16b
    ldr q8, [x3, #5520]
    ldr q14, [x3, #5600]
    ldr q15, [sp, #416]
    bcax v20.16b, v26.16b, v20.16b, v15.16b
    ldr q15, [sp, #112]
    bcax v26.16b, v26.16b, v15.16b, v27.16b
    ldr q15, [sp, #224]
    bcax v3.16b, v6.16b, v15.16b, v3.16b
    ldr q15, [x3, #5616]
    str q22, [sp, #224]
    ldr q22, [sp, #208]
    bcax v22.16b, v18.16b, v29.16b, v22.16b
    ldr q29, [sp, #256]
    bcax v18.16b, v18.16b, v29.16b, v5.16b
    ldr q29, [sp, #128]
    bcax v25.16b, v31.16b, v29.16b, v25.16b
    ldr q29, [x3, #5408]
    eor3 v7.16b, v7.16b, v9.16b, v20.16b
    str q28, [sp, #128]
    eor v28.16b, v6.16b, v26.16b
    eor3 v2.16b, v6.16b, v3.16b, v2.16b
    ldr q6, [x3, #5424]
    eor3 v0.16b, v0.16b, v17.16b, v22.16b
    str q17, [sp, #256]
    eor v17.16b, v31.16b, v18.16b
    eor3 v24.16b, v31.16b, v25.16b, v24.16b
    eor v3.16b, v10.16b, v3.16b
    eor v25.16b, v8.16b, v25.16b
    eor v26.16b, v14.16b, v26.16b
    eor v18.16b, v15.16b, v18.16b
    ldr q31, [sp, #368]
    ldr q8, [sp, #240]
    bcax v28.16b, v28.16b, v31.16b, v8.16b
    eor v2.16b, v23.16b, v2.16b
    ldr q23, [sp, #352]
    bcax v17.16b, v17.16b, v23.16b, v11.16b
    ldr q23, [sp, #144]
    eor v23.16b, v23.16b, v24.16b
    eor v7.16b, v29.16b, v7.16b
    eor v0.16b, v6.16b, v0.16b
    tbl v6.16b, {v25.16b}, v12.16b
    tbl v3.16b, {v3.16b}, v13.16b
    tbl v18.16b, {v18.16b}, v12.16b
    tbl v24.16b, {v26.16b}, v13.16b
    eor v25.16b, v20.16b, v28.16b
    ldr q26, [x3, #5440]
    ldr q28, [x3, #5456]
    ldr q29, [sp, #192]
    bcax v27.16b, v2.16b, v29.16b, v27.16b
    eor v17.16b, v22.16b, v17.16b
    ldr q29, [sp, #80]
    bcax v5.16b, v23.16b, v29.16b, v5.16b
    tbl v0.16b, {v0.16b}, v12.16b
    tbl v7.16b, {v7.16b}, v13.16b
    mov v29.16b, v1.16b
    sli v29.16b, v6.16b, #4
    sri v6.16b, v1.16b, #4
    mov v1.16b, v4.16b
    sli v1.16b, v3.16b, #4
    sri v3.16b, v4.16b, #4
    ldr q4, [x3, #5536]
    eor3 v2.16b, v19.16b, v25.16b, v2.16b
    eor v19.16b, v20.16b, v27.16b
    eor3 v20.16b, v21.16b, v17.16b, v23.16b
    ldr q21, [x3, #5472]
    ldr q23, [x3, #5552]
    eor v5.16b, v22.16b, v5.16b
    eor v22.16b, v26.16b, v25.16b
    eor v17.16b, v28.16b, v17.16b
    ldr q25, [x3, #5488]
    ldr q26, [x3, #5584]
    ushr v27.16b, v29.16b, #2
    ushr v28.16b, v6.16b, #2
    ushr v31.16b, v1.16b, #2
    ldr q8, [x3, #5568]
    ushr v10.16b, v3.16b, #2
    ldr q11, [sp, #384]
    eor3 v2.16b, v11.16b, v9.16b, v2.16b
    eor3 v16.16b, v16.16b, v30.16b, v19.16b
    ldr q30, [sp, #304]
    ldr q9, [sp, #256]
    eor3 v20.16b, v30.16b, v9.16b, v20.16b
    ldr q30, [sp, #224]
    ldr q9, [sp, #128]
    eor3 v30.16b, v30.16b, v9.16b, v5.16b
    eor v4.16b, v4.16b, v19.16b
    eor v5.16b, v23.16b, v5.16b
    tbl v17.16b, {v17.16b}, v12.16b
    tbl v19.16b, {v22.16b}, v13.16b
    eor v2.16b, v21.16b, v2.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v26.16b, v30.16b
    eor v16.16b, v8.16b, v16.16b
    tbl v5.16b, {v5.16b}, v12.16b
    tbl v4.16b, {v4.16b}, v13.16b
    tbl v20.16b, {v20.16b}, v12.16b
    tbl v2.16b, {v2.16b}, v13.16b
    tbl v21.16b, {v21.16b}, v12.16b
    tbl v16.16b, {v16.16b}, v13.16b
    mov v22.16b, v0.16b
    sli v22.16b, v5.16b, #4
    sri v5.16b, v0.16b, #4
    mov v0.16b, v7.16b
    sli v0.16b, v4.16b, #4
    sri v4.16b, v7.16b, #4
    mov v7.16b, v17.16b
    sli v7.16b, v21.16b, #4
    sri v21.16b, v17.16b, #4
    mov v17.16b, v20.16b
    sli v17.16b, v18.16b, #4
    sri v18.16b, v20.16b, #4
    mov v20.16b, v19.16b
    sli v20.16b, v16.16b, #4
    sri v16.16b, v19.16b, #4
    mov v19.16b, v2.16b
    sli v19.16b, v24.16b, #4
    sri v24.16b, v2.16b, #4
    ushr v2.16b, v22.16b, #2
    ushr v23.16b, v5.16b, #2
    ushr v25.16b, v0.16b, #2
    ushr v26.16b, v4.16b, #2
    shl v30.16b, v7.16b, #2
    movi v8.16b, #51
    bit v7.16b, v27.16b, v8.16b
    shl v27.16b, v17.16b, #2
    bit v17.16b, v2.16b, v8.16b
    shl v2.16b, v21.16b, #2
    bit v21.16b, v28.16b, v8.16b
    shl v28.16b, v18.16b, #2
    bit v18.16b, v23.16b, v8.16b
    shl v23.16b, v20.16b, #2
    bit v20.16b, v31.16b, v8.16b
    shl v31.16b, v19.16b, #2
    bit v19.16b, v25.16b, v8.16b
    shl v25.16b, v16.16b, #2
    bit v16.16b, v10.16b, v8.16b
    shl v9.16b, v24.16b, #2
    bit v24.16b, v26.16b, v8.16b
    bit v30.16b, v29.16b, v8.16b
    bit v27.16b, v22.16b, v8.16b
    bit v2.16b, v6.16b, v8.16b
    bit v28.16b, v5.16b, v8.16b
    bit v23.16b, v1.16b, v8.16b
    bit v31.16b, v0.16b, v8.16b
    bit v25.16b, v3.16b, v8.16b
    bsl v8.16b, v4.16b, v9.16b
    ushr v0.16b, v7.16b, #1
    shl v1.16b, v17.16b, #1
    ushr v3.16b, v21.16b, #1
    shl v4.16b, v18.16b, #1
    ushr v5.16b, v20.16b, #1
    shl v6.16b, v19.16b, #1
    ushr v22.16b, v16.16b, #1
    shl v26.16b, v24.16b, #1
    ushr v29.16b, v30.16b, #1
    shl v9.16b, v27.16b, #1
    movi v10.16b, #85
    bit v1.16b, v7.16b, v10.16b
    bit v17.16b, v0.16b, v10.16b
    ushr v0.16b, v2.16b, #1
    shl v7.16b, v28.16b, #1
    bit v4.16b, v21.16b, v10.16b
    bit v18.16b, v3.16b, v10.16b
    ushr v3.16b, v23.16b, #1
    shl v21.16b, v31.16b, #1
    bit v6.16b, v20.16b, v10.16b
    bit v19.16b, v5.16b, v10.16b
    ushr v5.16b, v25.16b, #1
    shl v20.16b, v8.16b, #1
    bit v26.16b, v16.16b, v10.16b
    bit v24.16b, v22.16b, v10.16b
    bit v9.16b, v30.16b, v10.16b
    bit v27.16b, v29.16b, v10.16b
    bit v7.16b, v2.16b, v10.16b
    bit v28.16b, v0.16b, v10.16b
    bit v21.16b, v23.16b, v10.16b
    trn1 v0.16b, v1.16b, v6.16b
    trn1 v2.16b, v17.16b, v19.16b
    bit v31.16b, v3.16b, v10.16b
    trn1 v3.16b, v4.16b, v26.16b
    trn1 v16.16b, v18.16b, v24.16b
    bit v20.16b, v25.16b, v10.16b
    trn2 v1.16b, v1.16b, v6.16b
    trn2 v6.16b, v17.16b, v19.16b
    str q0, [x0, #32]
    str q2, [x0, #48]
    bsl v10.16b, v5.16b, v8.16b
    trn2 v0.16b, v4.16b, v26.16b
    trn2 v2.16b, v18.16b, v24.16b
    str q3, [x0, #96]
    str q16, [x0, #112]
    trn1 v3.16b, v9.16b, v21.16b
    trn1 v4.16b, v27.16b, v31.16b
    str q1, [x0, #160]
    str q6, [x0, #176]
    trn1 v1.16b, v7.16b, v20.16b
    trn1 v5.16b, v28.16b, v10.16b
    str q0, [x0, #224]
    str q2, [x0, #240]
    trn2 v0.16b, v9.16b, v21.16b
    trn2 v2.16b, v27.16b, v31.16b
    str q3, [x0, #0]
    str q4, [x0, #16]
    trn2 v3.16b, v7.16b, v20.16b
    trn2 v4.16b, v28.16b, v10.16b
    str q1, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #128]
    str q2, [x0, #144]
    str q3, [x0, #192]
    str q4, [x0, #208]
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
    add x0, sp, #432
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
    add x1, sp, #432
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
    movz x10, #39
.Llwcc_aes128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #688
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
    add x9, x1, #8
    ldr q0, [x0, #5728]
    ldr q1, [x0, #5744]
    movi v2.16b, #85
    movi v3.16b, #51
    ldr q4, [x0, #80]
    ldr q5, [x0, #5696]
    ldr q6, [x8, #352]
    ld1r {v7.2d}, [x1]
    ldr q16, [x0, #5648]
    ldr q17, [x0, #64]
    ldr q18, [x0, #5776]
    ldr q19, [x0, #16]
    ldr q20, [x0, #5712]
    ld1r {v21.4s}, [x9]
    ldr q22, [x0, #5632]
    ldr q23, [x8, #368]
    ldr q24, [x0, #5664]
    ldr q25, [x0, #5760]
    ldr q26, [x0, #112]
    ldr q27, [x0, #0]
    and v6.16b, v7.16b, v6.16b
    ldr q7, [x0, #5680]
    ldr q28, [x0, #96]
    and v21.16b, v21.16b, v23.16b
    orr v6.16b, v6.16b, v21.16b
    mov v21.16b, v6.16b
    sli v21.8h, v6.8h, #8
    sri v6.8h, v6.8h, #8
    shl v23.16b, v6.16b, #1
    ushr v29.16b, v6.16b, #1
    shl v30.16b, v21.16b, #1
    ushr v31.16b, v21.16b, #1
    bif v29.16b, v6.16b, v2.16b
    bit v23.16b, v6.16b, v2.16b
    bit v30.16b, v21.16b, v2.16b
    bsl v2.16b, v31.16b, v21.16b
    ushr v6.16b, v23.16b, #2
    shl v21.16b, v29.16b, #2
    shl v31.16b, v30.16b, #2
    ushr v8.16b, v2.16b, #2
    ushr v9.16b, v29.16b, #2
    shl v10.16b, v2.16b, #2
    bit v31.16b, v30.16b, v3.16b
    bif v6.16b, v23.16b, v3.16b
    bit v21.16b, v29.16b, v3.16b
    bif v8.16b, v2.16b, v3.16b
    bit v29.16b, v9.16b, v3.16b
    bit v10.16b, v2.16b, v3.16b
    mov v2.16b, v21.16b
    sli v2.16b, v21.16b, #4
    sri v21.16b, v21.16b, #4
    mov v9.16b, v6.16b
    sli v9.16b, v6.16b, #4
    sri v6.16b, v6.16b, #4
    mov v11.16b, v31.16b
    sli v11.16b, v31.16b, #4
    mov v12.16b, v10.16b
    sli v12.16b, v10.16b, #4
    eor v20.16b, v20.16b, v21.16b
    eor v4.16b, v4.16b, v9.16b
    mov v21.16b, v29.16b
    sli v21.16b, v29.16b, #4
    sri v29.16b, v29.16b, #4
    eor v27.16b, v27.16b, v11.16b
    eor v22.16b, v22.16b, v12.16b
    eor v21.16b, v26.16b, v21.16b
    mov v26.16b, v8.16b
    sli v26.16b, v8.16b, #4
    sri v8.16b, v8.16b, #4
    str q4, [x0, #5872]
    sri v31.16b, v31.16b, #4
    eor v2.16b, v16.16b, v2.16b
    eor v4.16b, v18.16b, v29.16b
    str q27, [x0, #5792]
    eor v16.16b, v25.16b, v8.16b
    mvn v18.16b, v22.16b
    sri v10.16b, v10.16b, #4
    str q21, [x0, #5904]
    mvn v2.16b, v2.16b
    eor v21.16b, v24.16b, v31.16b
    mvn v20.16b, v20.16b
    mvn v16.16b, v16.16b
    eor v5.16b, v5.16b, v10.16b
    eor v1.16b, v1.16b, v6.16b
    str q18, [x0, #5824]
    str q2, [x0, #5840]
    str q20, [x0, #5968]
    mvn v2.16b, v4.16b
    mvn v4.16b, v21.16b
    eor v6.16b, v28.16b, v26.16b
    mvn v5.16b, v5.16b
    str q16, [x0, #6016]
    mvn v1.16b, v1.16b
    shl v16.16b, v23.16b, #2
    str q2, [x0, #6032]
    str q6, [x0, #5888]
    ushr v2.16b, v30.16b, #2
    str q1, [x0, #6000]
    str q5, [x0, #5952]
    bit v16.16b, v23.16b, v3.16b
    bsl v3.16b, v2.16b, v30.16b
    str q4, [x0, #5920]
    mov v1.16b, v16.16b
    sli v1.16b, v16.16b, #4
    sri v16.16b, v16.16b, #4
    mov v2.16b, v3.16b
    sli v2.16b, v3.16b, #4
    sri v3.16b, v3.16b, #4
    eor v1.16b, v19.16b, v1.16b
    eor v4.16b, v7.16b, v16.16b
    eor v0.16b, v0.16b, v3.16b
    eor v2.16b, v17.16b, v2.16b
    str q1, [x0, #5808]
    mvn v1.16b, v4.16b
    str q2, [x0, #5856]
    mvn v0.16b, v0.16b
    str q1, [x0, #5936]
    str q0, [x0, #5984]
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
    sub sp, sp, #656
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
    ldr q1, [x8, #336]
    ldr q2, [x8, #208]
    ldr q3, [x8, #320]
    ldr q4, [x8, #96]
    ldr q5, [x8, #224]
    ldr q6, [x8, #176]
    ldr q7, [x8, #144]
    ldr q16, [x8, #112]
    ldr q17, [x8, #160]
    movi v18.16b, #51
    movi v19.16b, #85
    ldr q20, [x8, #272]
    ldr q21, [x8, #192]
    // round 1 (aes.dsl:47)
    movi v22.16b, #255
    movi v23.16b, #0
    ldr q24, [x8, #128]
    ldr q25, [x8, #288]
    add v1.4s, v0.4s, v1.4s
    add v5.4s, v0.4s, v5.4s
    add v7.4s, v0.4s, v7.4s
    add v6.4s, v0.4s, v6.4s
    ldr q26, [x8, #304]
    ldr q27, [x8, #256]
    add v17.4s, v0.4s, v17.4s
    add v2.4s, v0.4s, v2.4s
    add v16.4s, v0.4s, v16.4s
    ldr q28, [x8, #240]
    add v20.4s, v0.4s, v20.4s
    add v21.4s, v0.4s, v21.4s
    add v3.4s, v0.4s, v3.4s
    add v25.4s, v0.4s, v25.4s
    tbl v16.16b, {v16.16b}, v4.16b
    add v24.4s, v0.4s, v24.4s
    tbl v7.16b, {v7.16b}, v4.16b
    tbl v17.16b, {v17.16b}, v4.16b
    add v23.4s, v0.4s, v23.4s
    add v27.4s, v0.4s, v27.4s
    tbl v25.16b, {v25.16b}, v4.16b
    add v26.4s, v0.4s, v26.4s
    add v0.4s, v0.4s, v28.4s
    tbl v20.16b, {v20.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v27.16b, {v27.16b}, v4.16b
    tbl v5.16b, {v5.16b}, v4.16b
    tbl v23.16b, {v23.16b}, v4.16b
    tbl v6.16b, {v6.16b}, v4.16b
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v24.16b, {v24.16b}, v4.16b
    tbl v21.16b, {v21.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    mov v28.16b, v23.16b
    sli v28.8h, v5.8h, #8
    sri v5.8h, v23.8h, #8
    mov v23.16b, v16.16b
    sli v23.8h, v0.8h, #8
    tbl v26.16b, {v26.16b}, v4.16b
    mov v29.16b, v2.16b
    sli v29.8h, v1.8h, #8
    tbl v3.16b, {v3.16b}, v4.16b
    sri v0.8h, v16.8h, #8
    mov v4.16b, v17.16b
    sli v4.8h, v25.8h, #8
    sri v25.8h, v17.8h, #8
    sri v1.8h, v2.8h, #8
    mov v2.16b, v24.16b
    sli v2.8h, v27.8h, #8
    mov v16.16b, v6.16b
    sli v16.8h, v26.8h, #8
    sri v27.8h, v24.8h, #8
    mov v17.16b, v21.16b
    sli v17.8h, v3.8h, #8
    mov v24.16b, v7.16b
    sli v24.8h, v20.8h, #8
    sri v3.8h, v21.8h, #8
    sri v20.8h, v7.8h, #8
    sri v26.8h, v6.8h, #8
    ushr v6.16b, v27.16b, #1
    shl v7.16b, v24.16b, #1
    ushr v21.16b, v3.16b, #1
    shl v30.16b, v1.16b, #1
    shl v31.16b, v20.16b, #1
    ushr v8.16b, v5.16b, #1
    shl v9.16b, v23.16b, #1
    shl v10.16b, v0.16b, #1
    shl v11.16b, v26.16b, #1
    shl v12.16b, v16.16b, #1
    ushr v13.16b, v25.16b, #1
    ushr v14.16b, v17.16b, #1
    shl v15.16b, v29.16b, #1
    bit v20.16b, v6.16b, v19.16b
    bit v12.16b, v4.16b, v19.16b
    ushr v4.16b, v4.16b, #1
    ushr v6.16b, v2.16b, #1
    bit v10.16b, v5.16b, v19.16b
    bit v9.16b, v28.16b, v19.16b
    bit v11.16b, v25.16b, v19.16b
    bit v16.16b, v4.16b, v19.16b
    bit v1.16b, v21.16b, v19.16b
    ushr v4.16b, v28.16b, #1
    bit v31.16b, v27.16b, v19.16b
    bit v30.16b, v3.16b, v19.16b
    ushr v3.16b, v12.16b, #2
    ushr v5.16b, v16.16b, #2
    shl v21.16b, v1.16b, #2
    bit v29.16b, v14.16b, v19.16b
    bit v15.16b, v17.16b, v19.16b
    bit v24.16b, v6.16b, v19.16b
    bit v7.16b, v2.16b, v19.16b
    bit v0.16b, v8.16b, v19.16b
    bit v23.16b, v4.16b, v19.16b
    bit v26.16b, v13.16b, v19.16b
    shl v2.16b, v24.16b, #2
    ushr v4.16b, v10.16b, #2
    shl v6.16b, v30.16b, #2
    ushr v17.16b, v23.16b, #2
    ushr v25.16b, v9.16b, #2
    shl v27.16b, v29.16b, #2
    shl v28.16b, v15.16b, #2
    shl v8.16b, v7.16b, #2
    ushr v13.16b, v26.16b, #2
    bit v29.16b, v5.16b, v18.16b
    bit v7.16b, v25.16b, v18.16b
    bit v15.16b, v3.16b, v18.16b
    bit v8.16b, v9.16b, v18.16b
    ushr v3.16b, v0.16b, #2
    ushr v5.16b, v11.16b, #2
    shl v25.16b, v31.16b, #2
    shl v9.16b, v20.16b, #2
    bit v6.16b, v11.16b, v18.16b
    bit v1.16b, v13.16b, v18.16b
    bit v20.16b, v3.16b, v18.16b
    bit v27.16b, v16.16b, v18.16b
    bit v30.16b, v5.16b, v18.16b
    bit v31.16b, v4.16b, v18.16b
    bit v2.16b, v23.16b, v18.16b
    mov v3.16b, v20.16b
    sli v3.16b, v1.16b, #4
    bit v25.16b, v10.16b, v18.16b
    sri v1.16b, v20.16b, #4
    bit v24.16b, v17.16b, v18.16b
    bit v28.16b, v12.16b, v18.16b
    ldr q4, [x3, #5920]
    ldr q5, [x3, #6016]
    bit v9.16b, v0.16b, v18.16b
    mov v0.16b, v25.16b
    sli v0.16b, v6.16b, #4
    sri v6.16b, v25.16b, #4
    ldr q16, [x3, #6032]
    ldr q17, [x3, #5936]
    bit v21.16b, v26.16b, v18.16b
    mov v20.16b, v24.16b
    sli v20.16b, v29.16b, #4
    mov v23.16b, v8.16b
    sli v23.16b, v28.16b, #4
    ldr q25, [x3, #5824]
    ldr q26, [x3, #5856]
    mov v10.16b, v7.16b
    sli v10.16b, v15.16b, #4
    sri v28.16b, v8.16b, #4
    sri v29.16b, v24.16b, #4
    ldr q24, [x3, #5872]
    ldr q8, [x3, #5840]
    mov v11.16b, v9.16b
    sli v11.16b, v21.16b, #4
    mov v12.16b, v31.16b
    sli v12.16b, v30.16b, #4
    sri v21.16b, v9.16b, #4
    ldr q9, [x3, #5952]
    ldr q13, [x3, #5888]
    mov v14.16b, v2.16b
    sli v14.16b, v27.16b, #4
    eor v4.16b, v4.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    ldr q28, [x3, #5904]
    ldr q29, [x3, #5968]
    sri v27.16b, v2.16b, #4
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v17.16b, v6.16b
    eor v6.16b, v25.16b, v14.16b
    eor v16.16b, v26.16b, v10.16b
    eor v17.16b, v4.16b, v5.16b
    eor v25.16b, v8.16b, v11.16b
    eor v24.16b, v24.16b, v12.16b
    eor v26.16b, v2.16b, v1.16b
    ldr q8, [x3, #5984]
    ldr q10, [x3, #5792]
    eor v27.16b, v9.16b, v27.16b
    eor v20.16b, v13.16b, v20.16b
    eor3 v9.16b, v6.16b, v16.16b, v17.16b
    ldr q11, [x3, #6000]
    ldr q12, [x3, #5808]
    eor v3.16b, v28.16b, v3.16b
    eor v21.16b, v29.16b, v21.16b
    eor3 v28.16b, v25.16b, v24.16b, v26.16b
    sri v15.16b, v7.16b, #4
    eor3 v7.16b, v6.16b, v20.16b, v17.16b
    eor3 v29.16b, v6.16b, v27.16b, v9.16b
    sri v30.16b, v31.16b, #4
    eor3 v31.16b, v25.16b, v3.16b, v26.16b
    eor3 v13.16b, v25.16b, v21.16b, v28.16b
    eor v8.16b, v8.16b, v15.16b
    eor v23.16b, v10.16b, v23.16b
    eor3 v10.16b, v7.16b, v29.16b, v22.16b
    eor v30.16b, v11.16b, v30.16b
    eor v0.16b, v12.16b, v0.16b
    eor3 v11.16b, v31.16b, v13.16b, v22.16b
    eor v12.16b, v25.16b, v1.16b
    eor3 v14.16b, v27.16b, v8.16b, v7.16b
    eor3 v15.16b, v23.16b, v29.16b, v10.16b
    eor v19.16b, v6.16b, v5.16b
    eor3 v18.16b, v21.16b, v30.16b, v31.16b
    eor3 v22.16b, v0.16b, v13.16b, v11.16b
    str q15, [sp, #64]
    eor3 v15.16b, v4.16b, v14.16b, v15.16b
    str q3, [sp, #80]
    eor3 v3.16b, v6.16b, v16.16b, v19.16b
    str q12, [sp, #96]
    eor3 v12.16b, v25.16b, v24.16b, v12.16b
    str q22, [sp, #112]
    eor3 v22.16b, v2.16b, v18.16b, v22.16b
    str q20, [sp, #128]
    eor3 v20.16b, v21.16b, v1.16b, v13.16b
    str q19, [sp, #144]
    eor3 v19.16b, v27.16b, v5.16b, v29.16b
    str q26, [sp, #160]
    eor v26.16b, v9.16b, v15.16b
    eor3 v21.16b, v24.16b, v21.16b, v18.16b
    and v24.16b, v3.16b, v14.16b
    str q21, [sp, #176]
    eor v21.16b, v28.16b, v22.16b
    str q18, [sp, #192]
    and v18.16b, v12.16b, v18.16b
    str q19, [sp, #208]
    orr v19.16b, v29.16b, v19.16b
    str q3, [sp, #224]
    eor3 v3.16b, v6.16b, v3.16b, v26.16b
    eor3 v16.16b, v16.16b, v27.16b, v14.16b
    orr v27.16b, v13.16b, v20.16b
    str q12, [sp, #240]
    eor3 v12.16b, v25.16b, v12.16b, v21.16b
    str q14, [sp, #256]
    mvn v14.16b, v15.16b
    str q13, [sp, #272]
    mvn v13.16b, v22.16b
    str q20, [sp, #288]
    bcax v20.16b, v19.16b, v6.16b, v3.16b
    eor3 v4.16b, v4.16b, v5.16b, v15.16b
    eor3 v1.16b, v2.16b, v1.16b, v22.16b
    bcax v2.16b, v27.16b, v25.16b, v12.16b
    bcax v5.16b, v24.16b, v23.16b, v14.16b
    eor v14.16b, v10.16b, v3.16b
    eor3 v8.16b, v8.16b, v7.16b, v20.16b
    bcax v13.16b, v18.16b, v0.16b, v13.16b
    str q15, [sp, #304]
    eor v15.16b, v11.16b, v12.16b
    eor3 v30.16b, v30.16b, v31.16b, v2.16b
    str q22, [sp, #320]
    orr v22.16b, v28.16b, v31.16b
    str q28, [sp, #336]
    bcax v28.16b, v5.16b, v17.16b, v16.16b
    bcax v8.16b, v8.16b, v14.16b, v4.16b
    str q9, [sp, #352]
    orr v9.16b, v9.16b, v7.16b
    str q14, [sp, #368]
    ldr q14, [sp, #160]
    str q23, [sp, #384]
    ldr q23, [sp, #176]
    bcax v14.16b, v13.16b, v14.16b, v23.16b
    bcax v30.16b, v30.16b, v15.16b, v1.16b
    eor3 v19.16b, v5.16b, v16.16b, v19.16b
    eor3 v5.16b, v5.16b, v28.16b, v20.16b
    eor3 v20.16b, v24.16b, v4.16b, v8.16b
    eor3 v24.16b, v13.16b, v23.16b, v27.16b
    eor3 v2.16b, v13.16b, v14.16b, v2.16b
    eor3 v18.16b, v18.16b, v1.16b, v30.16b
    eor v27.16b, v9.16b, v28.16b
    ldr q28, [sp, #144]
    bcax v5.16b, v5.16b, v10.16b, v28.16b
    ldr q30, [sp, #128]
    movi v8.16b, #255
    eor3 v20.16b, v30.16b, v20.16b, v8.16b
    eor v22.16b, v22.16b, v14.16b
    ldr q30, [sp, #96]
    bcax v2.16b, v2.16b, v11.16b, v30.16b
    ldr q9, [sp, #80]
    eor3 v18.16b, v9.16b, v18.16b, v8.16b
    ldr q9, [sp, #64]
    bcax v19.16b, v19.16b, v9.16b, v26.16b
    bcax v13.16b, v20.16b, v27.16b, v5.16b
    ldr q14, [sp, #112]
    bcax v24.16b, v24.16b, v14.16b, v21.16b
    bcax v8.16b, v18.16b, v22.16b, v2.16b
    bcax v23.16b, v19.16b, v13.16b, v27.16b
    bcax v9.16b, v24.16b, v8.16b, v22.16b
    bcax v14.16b, v13.16b, v20.16b, v23.16b
    str q15, [sp, #80]
    bcax v15.16b, v8.16b, v18.16b, v9.16b
    bsl v13.16b, v14.16b, v5.16b
    bsl v5.16b, v23.16b, v20.16b
    bit v19.16b, v14.16b, v27.16b
    bit v24.16b, v15.16b, v22.16b
    bsl v8.16b, v15.16b, v2.16b
    bsl v2.16b, v9.16b, v18.16b
    orr v18.16b, v26.16b, v5.16b
    and v20.16b, v28.16b, v19.16b
    bcax v23.16b, v27.16b, v19.16b, v23.16b
    eor v26.16b, v5.16b, v13.16b
    eor v27.16b, v19.16b, v13.16b
    bcax v22.16b, v22.16b, v24.16b, v9.16b
    and v28.16b, v30.16b, v24.16b
    orr v21.16b, v21.16b, v2.16b
    eor v30.16b, v2.16b, v8.16b
    eor v9.16b, v24.16b, v8.16b
    orn v12.16b, v12.16b, v22.16b
    orn v3.16b, v3.16b, v23.16b
    bcax v6.16b, v20.16b, v23.16b, v6.16b
    eor3 v14.16b, v24.16b, v22.16b, v30.16b
    eor3 v15.16b, v19.16b, v23.16b, v26.16b
    bcax v25.16b, v28.16b, v22.16b, v25.16b
    bcax v11.16b, v12.16b, v24.16b, v11.16b
    bcax v10.16b, v3.16b, v19.16b, v10.16b
    orn v17.16b, v15.16b, v17.16b
    bcax v22.16b, v24.16b, v12.16b, v22.16b
    str q12, [sp, #96]
    ldr q12, [sp, #160]
    orn v12.16b, v14.16b, v12.16b
    bcax v31.16b, v11.16b, v8.16b, v31.16b
    bcax v29.16b, v10.16b, v27.16b, v29.16b
    bcax v23.16b, v19.16b, v3.16b, v23.16b
    eor3 v24.16b, v24.16b, v2.16b, v22.16b
    str q3, [sp, #160]
    ldr q3, [sp, #288]
    bcax v3.16b, v12.16b, v9.16b, v3.16b
    str q12, [sp, #288]
    ldr q12, [sp, #208]
    bcax v27.16b, v17.16b, v27.16b, v12.16b
    bcax v4.16b, v20.16b, v4.16b, v23.16b
    eor3 v19.16b, v19.16b, v5.16b, v23.16b
    bcax v7.16b, v10.16b, v13.16b, v7.16b
    ldr q20, [sp, #272]
    bcax v20.16b, v11.16b, v9.16b, v20.16b
    eor v18.16b, v18.16b, v27.16b
    ldr q9, [sp, #112]
    bcax v2.16b, v31.16b, v9.16b, v2.16b
    bcax v0.16b, v31.16b, v0.16b, v30.16b
    ldr q31, [sp, #384]
    bcax v31.16b, v7.16b, v31.16b, v26.16b
    eor v21.16b, v21.16b, v3.16b
    bcax v1.16b, v28.16b, v1.16b, v22.16b
    ldr q28, [sp, #64]
    bcax v5.16b, v7.16b, v28.16b, v5.16b
    bcax v7.16b, v29.16b, v16.16b, v15.16b
    ldr q16, [x8, #0]
    ldr q28, [sp, #336]
    bcax v28.16b, v21.16b, v8.16b, v28.16b
    ldr q8, [sp, #368]
    bcax v23.16b, v31.16b, v8.16b, v23.16b
    ldr q8, [sp, #352]
    bcax v8.16b, v18.16b, v13.16b, v8.16b
    ldr q9, [sp, #176]
    bcax v9.16b, v20.16b, v9.16b, v14.16b
    eor3 v20.16b, v11.16b, v0.16b, v20.16b
    ldr q11, [sp, #80]
    bcax v0.16b, v0.16b, v11.16b, v22.16b
    eor3 v22.16b, v10.16b, v31.16b, v29.16b
    eor3 v6.16b, v6.16b, v23.16b, v27.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q27, [x8, #16]
    eor v2.16b, v2.16b, v28.16b
    ldr q29, [sp, #192]
    bcax v20.16b, v20.16b, v24.16b, v29.16b
    eor3 v3.16b, v25.16b, v0.16b, v3.16b
    ldr q25, [x3, #416]
    ldr q29, [sp, #256]
    bcax v22.16b, v22.16b, v19.16b, v29.16b
    tbl v29.16b, {v6.16b}, v16.16b
    ldr q31, [sp, #160]
    eor3 v23.16b, v31.16b, v23.16b, v5.16b
    ldr q10, [sp, #288]
    eor3 v10.16b, v10.16b, v9.16b, v2.16b
    ldr q11, [sp, #96]
    eor3 v0.16b, v11.16b, v0.16b, v2.16b
    tbl v11.16b, {v5.16b}, v16.16b
    ext v14.16b, v2.16b, v2.16b, #4
    ext v15.16b, v3.16b, v3.16b, #4
    eor v13.16b, v3.16b, v20.16b
    eor3 v1.16b, v20.16b, v1.16b, v9.16b
    tbl v20.16b, {v2.16b}, v27.16b
    eor3 v17.16b, v17.16b, v7.16b, v5.16b
    ldr q31, [x3, #288]
    tbl v12.16b, {v13.16b}, v27.16b
    eor3 v25.16b, v25.16b, v5.16b, v14.16b
    eor3 v4.16b, v22.16b, v4.16b, v7.16b
    ext v14.16b, v13.16b, v13.16b, #4
    str q25, [sp, #96]
    tbl v25.16b, {v17.16b}, v16.16b
    str q12, [sp, #288]
    ext v12.16b, v10.16b, v10.16b, #4
    str q20, [sp, #160]
    tbl v20.16b, {v3.16b}, v27.16b
    str q20, [sp, #256]
    eor v20.16b, v2.16b, v11.16b
    str q11, [sp, #192]
    ldr q11, [sp, #224]
    bcax v19.16b, v4.16b, v19.16b, v11.16b
    ext v11.16b, v0.16b, v0.16b, #4
    eor v22.16b, v6.16b, v22.16b
    str q11, [sp, #224]
    tbl v11.16b, {v23.16b}, v16.16b
    eor3 v6.16b, v31.16b, v6.16b, v15.16b
    eor3 v5.16b, v8.16b, v5.16b, v17.16b
    eor v3.16b, v3.16b, v29.16b
    eor3 v4.16b, v18.16b, v7.16b, v4.16b
    tbl v7.16b, {v22.16b}, v16.16b
    eor3 v2.16b, v28.16b, v2.16b, v10.16b
    ldr q28, [x8, #32]
    eor3 v21.16b, v21.16b, v9.16b, v1.16b
    ext v8.16b, v3.16b, v3.16b, #4
    tbl v9.16b, {v5.16b}, v16.16b
    tbl v15.16b, {v2.16b}, v27.16b
    eor v13.16b, v13.16b, v7.16b
    ldr q18, [sp, #240]
    bcax v1.16b, v1.16b, v24.16b, v18.16b
    tbl v18.16b, {v10.16b}, v27.16b
    eor v24.16b, v0.16b, v11.16b
    eor v10.16b, v10.16b, v25.16b
    tbl v0.16b, {v0.16b}, v27.16b
    str q18, [sp, #240]
    ldr q18, [sp, #320]
    bcax v18.16b, v21.16b, v18.16b, v30.16b
    ext v21.16b, v20.16b, v20.16b, #4
    tbl v30.16b, {v19.16b}, v16.16b
    tbl v31.16b, {v3.16b}, v28.16b
    str q19, [sp, #320]
    ldr q19, [x3, #320]
    eor3 v19.16b, v19.16b, v22.16b, v14.16b
    ldr q22, [x3, #304]
    eor3 v3.16b, v22.16b, v7.16b, v3.16b
    ldr q7, [x3, #384]
    eor3 v7.16b, v7.16b, v23.16b, v21.16b
    tbl v21.16b, {v18.16b}, v27.16b
    ldr q22, [sp, #304]
    bcax v4.16b, v4.16b, v22.16b, v26.16b
    tbl v22.16b, {v20.16b}, v28.16b
    ldr q23, [x3, #496]
    eor3 v23.16b, v23.16b, v9.16b, v10.16b
    ldr q26, [x3, #480]
    eor3 v17.16b, v26.16b, v17.16b, v12.16b
    eor v26.16b, v2.16b, v9.16b
    tbl v9.16b, {v24.16b}, v28.16b
    ext v2.16b, v2.16b, v2.16b, #4
    tbl v12.16b, {v1.16b}, v27.16b
    tbl v14.16b, {v10.16b}, v28.16b
    ext v27.16b, v1.16b, v1.16b, #4
    ext v10.16b, v10.16b, v10.16b, #4
    tbl v16.16b, {v4.16b}, v16.16b
    str q27, [sp, #304]
    ldr q27, [x3, #400]
    str q10, [sp, #80]
    ldr q10, [sp, #192]
    eor3 v27.16b, v27.16b, v10.16b, v24.16b
    ldr q10, [x3, #256]
    str q29, [sp, #192]
    ldr q29, [sp, #256]
    eor3 v29.16b, v10.16b, v29.16b, v8.16b
    eor v1.16b, v1.16b, v30.16b
    tbl v8.16b, {v13.16b}, v28.16b
    ext v10.16b, v13.16b, v13.16b, #4
    ext v24.16b, v24.16b, v24.16b, #4
    eor v2.16b, v5.16b, v2.16b
    ext v5.16b, v26.16b, v26.16b, #4
    str q29, [sp, #256]
    eor v29.16b, v18.16b, v16.16b
    ext v18.16b, v18.16b, v18.16b, #4
    str q31, [sp, #176]
    ldr q31, [x3, #464]
    eor3 v25.16b, v31.16b, v25.16b, v14.16b
    ldr q31, [x3, #352]
    eor3 v0.16b, v31.16b, v0.16b, v4.16b
    eor3 v3.16b, v26.16b, v8.16b, v3.16b
    ldr q4, [x3, #432]
    eor3 v4.16b, v4.16b, v20.16b, v30.16b
    ldr q20, [sp, #160]
    ldr q30, [sp, #224]
    eor3 v20.16b, v20.16b, v30.16b, v2.16b
    eor v0.16b, v2.16b, v0.16b
    tbl v30.16b, {v1.16b}, v28.16b
    tbl v31.16b, {v26.16b}, v28.16b
    ldr q8, [sp, #288]
    eor3 v6.16b, v8.16b, v6.16b, v10.16b
    eor3 v22.16b, v22.16b, v26.16b, v27.16b
    ldr q27, [x3, #336]
    eor3 v16.16b, v27.16b, v13.16b, v16.16b
    ext v27.16b, v29.16b, v29.16b, #4
    ext v8.16b, v1.16b, v1.16b, #4
    eor v23.16b, v31.16b, v23.16b
    eor v7.16b, v7.16b, v20.16b
    tbl v20.16b, {v29.16b}, v28.16b
    eor3 v5.16b, v15.16b, v17.16b, v5.16b
    ldr q17, [x3, #368]
    eor3 v17.16b, v17.16b, v11.16b, v26.16b
    // round 2 (aes.dsl:47)
    eor v31.16b, v22.16b, v23.16b
    // round 1 (aes.dsl:47)
    eor v6.16b, v2.16b, v6.16b
    // round 2 (aes.dsl:47)
    eor v10.16b, v7.16b, v5.16b
    // round 1 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    eor3 v0.16b, v18.16b, v24.16b, v0.16b
    eor3 v17.16b, v9.16b, v29.16b, v17.16b
    eor v4.16b, v4.16b, v30.16b
    ldr q18, [sp, #96]
    eor3 v18.16b, v18.16b, v12.16b, v8.16b
    // round 2 (aes.dsl:47)
    eor3 v20.16b, v6.16b, v19.16b, v10.16b
    eor3 v21.16b, v3.16b, v16.16b, v31.16b
    // round 1 (aes.dsl:47)
    ldr q24, [x3, #272]
    ldr q27, [sp, #192]
    ldr q29, [sp, #176]
    eor3 v24.16b, v24.16b, v27.16b, v29.16b
    ldr q27, [x3, #448]
    ldr q29, [sp, #320]
    ldr q30, [sp, #80]
    eor3 v27.16b, v27.16b, v29.16b, v30.16b
    // round 2 (aes.dsl:47)
    eor3 v29.16b, v3.16b, v17.16b, v31.16b
    eor3 v30.16b, v6.16b, v0.16b, v10.16b
    eor3 v8.16b, v3.16b, v4.16b, v21.16b
    eor3 v9.16b, v6.16b, v18.16b, v20.16b
    // round 1 (aes.dsl:47)
    eor v1.16b, v1.16b, v25.16b
    eor v24.16b, v26.16b, v24.16b
    ldr q25, [sp, #240]
    ldr q26, [sp, #304]
    eor3 v25.16b, v25.16b, v26.16b, v27.16b
    ldr q26, [sp, #256]
    eor v2.16b, v2.16b, v26.16b
    // round 2 (aes.dsl:47)
    movi v26.16b, #255
    eor3 v27.16b, v30.16b, v9.16b, v26.16b
    eor3 v11.16b, v29.16b, v8.16b, v26.16b
    eor v12.16b, v3.16b, v23.16b
    eor v13.16b, v6.16b, v5.16b
    eor3 v14.16b, v18.16b, v25.16b, v30.16b
    eor3 v15.16b, v4.16b, v1.16b, v29.16b
    eor3 v28.16b, v24.16b, v8.16b, v11.16b
    eor3 v26.16b, v2.16b, v9.16b, v27.16b
    str q0, [sp, #256]
    eor3 v0.16b, v6.16b, v19.16b, v13.16b
    str q17, [sp, #304]
    eor3 v17.16b, v3.16b, v16.16b, v12.16b
    str q28, [sp, #240]
    eor3 v28.16b, v22.16b, v15.16b, v28.16b
    str q26, [sp, #80]
    eor3 v26.16b, v7.16b, v14.16b, v26.16b
    str q13, [sp, #320]
    and v13.16b, v0.16b, v14.16b
    str q12, [sp, #176]
    eor3 v12.16b, v18.16b, v5.16b, v9.16b
    eor3 v18.16b, v19.16b, v18.16b, v14.16b
    eor3 v19.16b, v4.16b, v23.16b, v8.16b
    str q14, [sp, #192]
    eor v14.16b, v21.16b, v28.16b
    str q10, [sp, #96]
    eor v10.16b, v20.16b, v26.16b
    str q18, [sp, #288]
    and v18.16b, v17.16b, v15.16b
    str q9, [sp, #224]
    orr v9.16b, v9.16b, v12.16b
    eor3 v4.16b, v16.16b, v4.16b, v15.16b
    orr v16.16b, v8.16b, v19.16b
    str q17, [sp, #160]
    eor3 v17.16b, v3.16b, v17.16b, v14.16b
    str q0, [sp, #352]
    eor3 v0.16b, v6.16b, v0.16b, v10.16b
    str q15, [sp, #368]
    mvn v15.16b, v26.16b
    eor3 v5.16b, v7.16b, v5.16b, v26.16b
    mvn v7.16b, v28.16b
    eor3 v22.16b, v22.16b, v23.16b, v28.16b
    bcax v23.16b, v16.16b, v3.16b, v17.16b
    str q26, [sp, #336]
    bcax v26.16b, v9.16b, v6.16b, v0.16b
    bcax v7.16b, v18.16b, v24.16b, v7.16b
    bcax v15.16b, v13.16b, v2.16b, v15.16b
    str q28, [sp, #64]
    eor v28.16b, v11.16b, v17.16b
    str q2, [sp, #384]
    eor v2.16b, v27.16b, v0.16b
    eor3 v25.16b, v25.16b, v30.16b, v26.16b
    eor3 v1.16b, v1.16b, v29.16b, v23.16b
    str q20, [sp, #112]
    orr v20.16b, v20.16b, v30.16b
    str q21, [sp, #272]
    orr v21.16b, v21.16b, v29.16b
    str q24, [sp, #208]
    bcax v24.16b, v7.16b, v31.16b, v4.16b
    str q29, [sp, #144]
    ldr q29, [sp, #96]
    str q12, [sp, #128]
    ldr q12, [sp, #288]
    bcax v29.16b, v15.16b, v29.16b, v12.16b
    bcax v25.16b, v25.16b, v2.16b, v5.16b
    bcax v1.16b, v1.16b, v28.16b, v22.16b
    eor3 v9.16b, v15.16b, v12.16b, v9.16b
    eor3 v23.16b, v7.16b, v24.16b, v23.16b
    eor3 v7.16b, v7.16b, v4.16b, v16.16b
    eor3 v16.16b, v15.16b, v29.16b, v26.16b
    eor3 v1.16b, v18.16b, v22.16b, v1.16b
    eor3 v18.16b, v13.16b, v5.16b, v25.16b
    eor v21.16b, v21.16b, v24.16b
    eor v20.16b, v20.16b, v29.16b
    ldr q24, [sp, #176]
    bcax v23.16b, v23.16b, v11.16b, v24.16b
    ldr q25, [sp, #320]
    bcax v16.16b, v16.16b, v27.16b, v25.16b
    ldr q26, [sp, #304]
    movi v29.16b, #255
    eor3 v1.16b, v26.16b, v1.16b, v29.16b
    ldr q26, [sp, #256]
    eor3 v18.16b, v26.16b, v18.16b, v29.16b
    ldr q26, [sp, #80]
    bcax v9.16b, v9.16b, v26.16b, v10.16b
    ldr q13, [sp, #240]
    bcax v7.16b, v7.16b, v13.16b, v14.16b
    bcax v15.16b, v18.16b, v20.16b, v16.16b
    bcax v29.16b, v1.16b, v21.16b, v23.16b
    bcax v26.16b, v9.16b, v15.16b, v20.16b
    bcax v13.16b, v7.16b, v29.16b, v21.16b
    bcax v12.16b, v29.16b, v1.16b, v13.16b
    str q28, [sp, #256]
    bcax v28.16b, v15.16b, v18.16b, v26.16b
    bit v9.16b, v28.16b, v20.16b
    bit v7.16b, v12.16b, v21.16b
    bsl v29.16b, v12.16b, v23.16b
    bsl v15.16b, v28.16b, v16.16b
    bsl v23.16b, v13.16b, v1.16b
    bsl v16.16b, v26.16b, v18.16b
    bcax v1.16b, v21.16b, v7.16b, v13.16b
    eor v18.16b, v23.16b, v29.16b
    eor v21.16b, v9.16b, v15.16b
    orr v28.16b, v10.16b, v16.16b
    orr v10.16b, v14.16b, v23.16b
    bcax v20.16b, v20.16b, v9.16b, v26.16b
    eor v26.16b, v16.16b, v15.16b
    eor v12.16b, v7.16b, v29.16b
    and v25.16b, v25.16b, v9.16b
    orn v0.16b, v0.16b, v20.16b
    and v24.16b, v24.16b, v7.16b
    orn v17.16b, v17.16b, v1.16b
    eor3 v13.16b, v7.16b, v1.16b, v18.16b
    bcax v6.16b, v25.16b, v20.16b, v6.16b
    eor3 v14.16b, v9.16b, v20.16b, v26.16b
    bcax v3.16b, v24.16b, v1.16b, v3.16b
    bcax v11.16b, v17.16b, v7.16b, v11.16b
    bcax v27.16b, v0.16b, v9.16b, v27.16b
    str q3, [sp, #176]
    ldr q3, [sp, #96]
    orn v3.16b, v14.16b, v3.16b
    bcax v1.16b, v7.16b, v17.16b, v1.16b
    orn v31.16b, v13.16b, v31.16b
    bcax v20.16b, v9.16b, v0.16b, v20.16b
    bcax v8.16b, v11.16b, v12.16b, v8.16b
    bcax v30.16b, v27.16b, v15.16b, v30.16b
    bcax v19.16b, v31.16b, v12.16b, v19.16b
    bcax v22.16b, v24.16b, v22.16b, v1.16b
    ldr q24, [sp, #128]
    bcax v24.16b, v3.16b, v21.16b, v24.16b
    bcax v5.16b, v25.16b, v5.16b, v20.16b
    eor3 v25.16b, v9.16b, v16.16b, v20.16b
    ldr q9, [sp, #144]
    bcax v9.16b, v11.16b, v29.16b, v9.16b
    eor3 v7.16b, v7.16b, v23.16b, v1.16b
    eor v28.16b, v28.16b, v24.16b
    ldr q12, [sp, #224]
    bcax v21.16b, v27.16b, v21.16b, v12.16b
    ldr q12, [sp, #208]
    bcax v12.16b, v9.16b, v12.16b, v18.16b
    eor v10.16b, v10.16b, v19.16b
    str q18, [sp, #208]
    ldr q18, [sp, #384]
    bcax v18.16b, v30.16b, v18.16b, v26.16b
    bcax v4.16b, v8.16b, v4.16b, v13.16b
    ldr q13, [sp, #288]
    bcax v13.16b, v21.16b, v13.16b, v14.16b
    ldr q14, [sp, #240]
    bcax v23.16b, v9.16b, v14.16b, v23.16b
    ldr q9, [sp, #80]
    bcax v16.16b, v30.16b, v9.16b, v16.16b
    bcax v2.16b, v18.16b, v2.16b, v20.16b
    ldr q20, [sp, #256]
    bcax v1.16b, v12.16b, v20.16b, v1.16b
    eor3 v20.16b, v11.16b, v12.16b, v8.16b
    eor3 v18.16b, v27.16b, v18.16b, v21.16b
    ldr q21, [sp, #272]
    bcax v21.16b, v10.16b, v29.16b, v21.16b
    ldr q27, [sp, #112]
    bcax v27.16b, v28.16b, v15.16b, v27.16b
    eor3 v6.16b, v6.16b, v2.16b, v24.16b
    ldr q24, [sp, #176]
    eor3 v19.16b, v24.16b, v1.16b, v19.16b
    ldr q24, [sp, #368]
    bcax v20.16b, v20.16b, v7.16b, v24.16b
    eor v23.16b, v23.16b, v21.16b
    ldr q24, [sp, #192]
    bcax v18.16b, v18.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v27.16b
    ext v24.16b, v19.16b, v19.16b, #8
    rev32 v29.8h, v6.8h
    eor3 v22.16b, v20.16b, v22.16b, v4.16b
    eor v30.16b, v6.16b, v18.16b
    eor3 v1.16b, v17.16b, v1.16b, v23.16b
    ext v17.16b, v23.16b, v23.16b, #8
    eor3 v5.16b, v18.16b, v5.16b, v13.16b
    eor3 v3.16b, v3.16b, v13.16b, v16.16b
    ldr q18, [x3, #560]
    eor3 v31.16b, v31.16b, v4.16b, v23.16b
    eor3 v0.16b, v0.16b, v2.16b, v16.16b
    eor v2.16b, v19.16b, v20.16b
    ldr q19, [sp, #352]
    bcax v19.16b, v5.16b, v25.16b, v19.16b
    rev32 v20.8h, v3.8h
    rev32 v25.8h, v16.8h
    ldr q8, [x3, #640]
    eor3 v21.16b, v21.16b, v23.16b, v31.16b
    rev32 v23.8h, v0.8h
    eor v9.16b, v24.16b, v30.16b
    ext v31.16b, v31.16b, v31.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    eor v14.16b, v6.16b, v24.16b
    ldr q15, [x3, #656]
    eor3 v5.16b, v28.16b, v13.16b, v5.16b
    eor3 v18.16b, v18.16b, v29.16b, v9.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q29, [x3, #752]
    eor v9.16b, v30.16b, v2.16b
    eor v13.16b, v16.16b, v17.16b
    ldr q12, [sp, #160]
    bcax v7.16b, v22.16b, v7.16b, v12.16b
    ldr q12, [x3, #544]
    eor3 v27.16b, v27.16b, v16.16b, v3.16b
    eor3 v4.16b, v10.16b, v4.16b, v22.16b
    rev32 v22.8h, v30.8h
    ldr q30, [x3, #672]
    ext v10.16b, v21.16b, v21.16b, #8
    eor v11.16b, v0.16b, v1.16b
    str q18, [sp, #160]
    rev32 v18.8h, v14.8h
    eor3 v16.16b, v15.16b, v16.16b, v23.16b
    ldr q23, [sp, #64]
    ldr q15, [sp, #208]
    bcax v4.16b, v4.16b, v23.16b, v15.16b
    eor v23.16b, v31.16b, v27.16b
    eor v15.16b, v3.16b, v31.16b
    ext v7.16b, v7.16b, v7.16b, #8
    eor3 v8.16b, v8.16b, v17.16b, v11.16b
    ldr q28, [x8, #32]
    tbl v28.16b, {v27.16b}, v28.16b
    str q31, [sp, #208]
    ldr q31, [sp, #336]
    bcax v5.16b, v5.16b, v31.16b, v26.16b
    eor3 v26.16b, v12.16b, v2.16b, v14.16b
    rev32 v31.8h, v19.8h
    eor v17.16b, v17.16b, v19.16b
    rev32 v12.8h, v13.8h
    eor3 v30.16b, v30.16b, v13.16b, v7.16b
    eor v19.16b, v19.16b, v7.16b
    eor3 v20.16b, v29.16b, v20.16b, v23.16b
    rev32 v23.8h, v9.8h
    rev32 v29.8h, v15.8h
    ldr q13, [x3, #736]
    eor3 v13.16b, v13.16b, v10.16b, v15.16b
    ldr q14, [x3, #528]
    eor3 v6.16b, v14.16b, v6.16b, v18.16b
    eor3 v16.16b, v1.16b, v12.16b, v16.16b
    ext v4.16b, v4.16b, v4.16b, #8
    rev32 v11.8h, v11.8h
    ldr q14, [x3, #512]
    eor3 v18.16b, v14.16b, v24.16b, v18.16b
    eor v2.16b, v2.16b, v5.16b
    eor v24.16b, v5.16b, v4.16b
    ldr q14, [x3, #688]
    eor3 v17.16b, v14.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v10.16b
    rev32 v5.8h, v5.8h
    ldr q27, [x3, #592]
    eor3 v2.16b, v27.16b, v22.16b, v2.16b
    eor v21.16b, v21.16b, v28.16b
    eor3 v22.16b, v12.16b, v25.16b, v8.16b
    ldr q27, [x3, #608]
    eor3 v1.16b, v27.16b, v1.16b, v25.16b
    rev32 v27.8h, v25.8h
    ldr q28, [x3, #624]
    eor3 v0.16b, v28.16b, v0.16b, v5.16b
    ext v5.16b, v21.16b, v21.16b, #8
    ldr q21, [x3, #576]
    eor3 v21.16b, v21.16b, v9.16b, v4.16b
    rev32 v28.8h, v24.8h
    rev32 v8.8h, v19.8h
    eor v9.16b, v27.16b, v13.16b
    eor3 v26.16b, v25.16b, v23.16b, v26.16b
    eor v20.16b, v20.16b, v27.16b
    eor v16.16b, v5.16b, v16.16b
    ldr q27, [x3, #704]
    ldr q10, [x3, #720]
    eor v0.16b, v5.16b, v0.16b
    ldr q12, [sp, #160]
    eor3 v23.16b, v12.16b, v23.16b, v5.16b
    // round 3 (aes.dsl:47)
    eor v12.16b, v22.16b, v9.16b
    eor v13.16b, v16.16b, v20.16b
    // round 2 (aes.dsl:47)
    eor v21.16b, v21.16b, v28.16b
    eor v2.16b, v2.16b, v28.16b
    eor3 v1.16b, v11.16b, v24.16b, v1.16b
    eor v24.16b, v30.16b, v8.16b
    eor3 v0.16b, v4.16b, v11.16b, v0.16b
    eor v4.16b, v17.16b, v8.16b
    // round 3 (aes.dsl:47)
    eor3 v17.16b, v23.16b, v2.16b, v13.16b
    eor3 v28.16b, v26.16b, v21.16b, v12.16b
    // round 2 (aes.dsl:47)
    eor3 v3.16b, v10.16b, v3.16b, v31.16b
    ldr q30, [sp, #208]
    eor3 v27.16b, v27.16b, v30.16b, v29.16b
    // round 3 (aes.dsl:47)
    eor3 v30.16b, v23.16b, v0.16b, v13.16b
    eor3 v31.16b, v26.16b, v1.16b, v12.16b
    eor3 v8.16b, v26.16b, v24.16b, v28.16b
    eor3 v10.16b, v23.16b, v4.16b, v17.16b
    // round 2 (aes.dsl:47)
    eor v18.16b, v25.16b, v18.16b
    eor v19.16b, v19.16b, v27.16b
    eor3 v3.16b, v7.16b, v29.16b, v3.16b
    eor v5.16b, v6.16b, v5.16b
    // round 3 (aes.dsl:47)
    movi v6.16b, #255
    eor3 v7.16b, v30.16b, v10.16b, v6.16b
    eor3 v25.16b, v31.16b, v8.16b, v6.16b
    eor3 v27.16b, v24.16b, v19.16b, v31.16b
    eor3 v29.16b, v4.16b, v3.16b, v30.16b
    eor3 v11.16b, v18.16b, v8.16b, v25.16b
    eor3 v14.16b, v5.16b, v10.16b, v7.16b
    mvn v15.16b, v18.16b
    str q18, [sp, #208]
    eor v18.16b, v23.16b, v20.16b
    eor v6.16b, v26.16b, v9.16b
    str q5, [sp, #160]
    mvn v5.16b, v5.16b
    str q11, [sp, #336]
    eor3 v11.16b, v22.16b, v27.16b, v11.16b
    str q14, [sp, #64]
    eor3 v14.16b, v16.16b, v29.16b, v14.16b
    str q1, [sp, #352]
    eor3 v1.16b, v26.16b, v21.16b, v6.16b
    str q0, [sp, #192]
    eor3 v0.16b, v23.16b, v2.16b, v18.16b
    str q18, [sp, #368]
    eor3 v18.16b, v24.16b, v9.16b, v8.16b
    str q6, [sp, #176]
    eor3 v6.16b, v4.16b, v20.16b, v10.16b
    str q13, [sp, #112]
    eor v13.16b, v28.16b, v11.16b
    str q12, [sp, #272]
    eor v12.16b, v17.16b, v14.16b
    eor3 v2.16b, v2.16b, v4.16b, v29.16b
    and v4.16b, v1.16b, v27.16b
    str q18, [sp, #256]
    orr v18.16b, v8.16b, v18.16b
    str q10, [sp, #80]
    orr v10.16b, v10.16b, v6.16b
    str q1, [sp, #240]
    eor3 v1.16b, v26.16b, v1.16b, v13.16b
    str q6, [sp, #288]
    eor3 v6.16b, v23.16b, v0.16b, v12.16b
    str q0, [sp, #384]
    and v0.16b, v0.16b, v29.16b
    eor3 v21.16b, v21.16b, v24.16b, v27.16b
    eor3 v16.16b, v16.16b, v20.16b, v14.16b
    eor3 v20.16b, v22.16b, v9.16b, v11.16b
    bcax v22.16b, v18.16b, v26.16b, v1.16b
    bcax v24.16b, v10.16b, v23.16b, v6.16b
    bcax v9.16b, v4.16b, v11.16b, v15.16b
    bcax v5.16b, v0.16b, v14.16b, v5.16b
    eor v15.16b, v7.16b, v6.16b
    str q11, [sp, #224]
    eor v11.16b, v25.16b, v1.16b
    eor3 v19.16b, v19.16b, v31.16b, v22.16b
    eor3 v3.16b, v3.16b, v30.16b, v24.16b
    str q14, [sp, #144]
    orr v14.16b, v17.16b, v30.16b
    str q27, [sp, #128]
    orr v27.16b, v28.16b, v31.16b
    str q29, [sp, #96]
    ldr q29, [sp, #272]
    bcax v29.16b, v9.16b, v29.16b, v21.16b
    str q28, [sp, #320]
    ldr q28, [sp, #112]
    bcax v28.16b, v5.16b, v28.16b, v2.16b
    bcax v3.16b, v3.16b, v15.16b, v16.16b
    bcax v19.16b, v19.16b, v11.16b, v20.16b
    eor3 v18.16b, v9.16b, v21.16b, v18.16b
    eor3 v10.16b, v5.16b, v2.16b, v10.16b
    eor3 v22.16b, v9.16b, v29.16b, v22.16b
    eor3 v5.16b, v5.16b, v28.16b, v24.16b
    eor3 v4.16b, v4.16b, v20.16b, v19.16b
    eor3 v0.16b, v0.16b, v16.16b, v3.16b
    eor v3.16b, v27.16b, v29.16b
    eor v19.16b, v14.16b, v28.16b
    ldr q24, [sp, #176]
    bcax v22.16b, v22.16b, v25.16b, v24.16b
    ldr q27, [sp, #368]
    bcax v5.16b, v5.16b, v7.16b, v27.16b
    ldr q28, [sp, #192]
    movi v29.16b, #255
    eor3 v0.16b, v28.16b, v0.16b, v29.16b
    ldr q28, [sp, #352]
    eor3 v4.16b, v28.16b, v4.16b, v29.16b
    ldr q28, [sp, #336]
    bcax v18.16b, v18.16b, v28.16b, v13.16b
    ldr q9, [sp, #64]
    bcax v10.16b, v10.16b, v9.16b, v12.16b
    bcax v14.16b, v0.16b, v19.16b, v5.16b
    bcax v29.16b, v4.16b, v3.16b, v22.16b
    bcax v28.16b, v18.16b, v29.16b, v3.16b
    bcax v9.16b, v10.16b, v14.16b, v19.16b
    str q11, [sp, #352]
    bcax v11.16b, v14.16b, v0.16b, v9.16b
    str q15, [sp, #192]
    bcax v15.16b, v29.16b, v4.16b, v28.16b
    bit v0.16b, v9.16b, v5.16b
    bit v18.16b, v15.16b, v3.16b
    bit v10.16b, v11.16b, v19.16b
    bsl v29.16b, v15.16b, v22.16b
    bsl v22.16b, v28.16b, v4.16b
    orr v4.16b, v12.16b, v0.16b
    bsl v14.16b, v11.16b, v5.16b
    and v5.16b, v24.16b, v18.16b
    bcax v19.16b, v19.16b, v10.16b, v9.16b
    and v24.16b, v27.16b, v10.16b
    eor v27.16b, v18.16b, v29.16b
    bcax v3.16b, v3.16b, v18.16b, v28.16b
    orr v28.16b, v13.16b, v22.16b
    eor v9.16b, v0.16b, v14.16b
    orn v6.16b, v6.16b, v19.16b
    bcax v26.16b, v5.16b, v3.16b, v26.16b
    eor v11.16b, v22.16b, v29.16b
    orn v1.16b, v1.16b, v3.16b
    eor v12.16b, v10.16b, v14.16b
    eor3 v13.16b, v10.16b, v19.16b, v9.16b
    bcax v15.16b, v10.16b, v6.16b, v19.16b
    bcax v25.16b, v1.16b, v18.16b, v25.16b
    str q26, [sp, #368]
    eor3 v26.16b, v18.16b, v3.16b, v11.16b
    bcax v3.16b, v18.16b, v1.16b, v3.16b
    bcax v19.16b, v24.16b, v19.16b, v23.16b
    bcax v7.16b, v6.16b, v10.16b, v7.16b
    ldr q23, [sp, #112]
    orn v23.16b, v13.16b, v23.16b
    bcax v5.16b, v5.16b, v20.16b, v3.16b
    ldr q20, [sp, #272]
    orn v20.16b, v26.16b, v20.16b
    eor3 v18.16b, v18.16b, v22.16b, v3.16b
    bcax v8.16b, v25.16b, v27.16b, v8.16b
    str q5, [sp, #272]
    ldr q5, [sp, #288]
    bcax v5.16b, v23.16b, v12.16b, v5.16b
    bcax v30.16b, v7.16b, v14.16b, v30.16b
    str q1, [sp, #288]
    ldr q1, [sp, #256]
    bcax v1.16b, v20.16b, v27.16b, v1.16b
    ldr q27, [sp, #80]
    bcax v27.16b, v7.16b, v12.16b, v27.16b
    bcax v31.16b, v25.16b, v29.16b, v31.16b
    bcax v21.16b, v8.16b, v21.16b, v26.16b
    ldr q26, [sp, #64]
    bcax v26.16b, v30.16b, v26.16b, v0.16b
    eor3 v0.16b, v10.16b, v0.16b, v15.16b
    ldr q10, [sp, #336]
    bcax v22.16b, v31.16b, v10.16b, v22.16b
    eor v4.16b, v4.16b, v5.16b
    ldr q10, [sp, #160]
    bcax v30.16b, v30.16b, v10.16b, v9.16b
    bcax v16.16b, v24.16b, v16.16b, v15.16b
    bcax v2.16b, v27.16b, v2.16b, v13.16b
    ldr q24, [sp, #208]
    bcax v24.16b, v31.16b, v24.16b, v11.16b
    bcax v17.16b, v4.16b, v14.16b, v17.16b
    eor v28.16b, v28.16b, v1.16b
    ldr q31, [sp, #192]
    bcax v31.16b, v30.16b, v31.16b, v15.16b
    ldr q10, [sp, #352]
    bcax v3.16b, v24.16b, v10.16b, v3.16b
    eor3 v24.16b, v25.16b, v24.16b, v8.16b
    eor3 v7.16b, v7.16b, v30.16b, v27.16b
    ldr q25, [sp, #320]
    bcax v25.16b, v28.16b, v29.16b, v25.16b
    eor3 v5.16b, v19.16b, v31.16b, v5.16b
    eor v19.16b, v26.16b, v17.16b
    ldr q26, [sp, #368]
    eor3 v1.16b, v26.16b, v3.16b, v1.16b
    ldr q26, [sp, #96]
    bcax v7.16b, v7.16b, v0.16b, v26.16b
    ldr q26, [sp, #128]
    bcax v24.16b, v24.16b, v18.16b, v26.16b
    ldr q26, [x3, #928]
    ldr q27, [x3, #800]
    eor v22.16b, v22.16b, v25.16b
    ext v29.16b, v19.16b, v19.16b, #4
    eor3 v6.16b, v6.16b, v31.16b, v19.16b
    ext v30.16b, v5.16b, v5.16b, #4
    eor v31.16b, v1.16b, v24.16b
    eor v8.16b, v5.16b, v7.16b
    eor3 v23.16b, v23.16b, v2.16b, v19.16b
    ldr q10, [sp, #288]
    eor3 v3.16b, v10.16b, v3.16b, v22.16b
    ldr q10, [x8, #16]
    tbl v12.16b, {v19.16b}, v10.16b
    eor3 v7.16b, v7.16b, v16.16b, v2.16b
    ldr q16, [x8, #0]
    tbl v15.16b, {v1.16b}, v16.16b
    ldr q13, [sp, #272]
    eor3 v24.16b, v24.16b, v13.16b, v21.16b
    eor3 v1.16b, v27.16b, v1.16b, v30.16b
    eor3 v26.16b, v26.16b, v22.16b, v29.16b
    eor3 v20.16b, v20.16b, v21.16b, v22.16b
    tbl v30.16b, {v5.16b}, v10.16b
    ldr q29, [sp, #240]
    bcax v18.16b, v24.16b, v18.16b, v29.16b
    tbl v29.16b, {v22.16b}, v16.16b
    eor3 v2.16b, v4.16b, v2.16b, v7.16b
    eor v4.16b, v5.16b, v15.16b
    ext v5.16b, v6.16b, v6.16b, #4
    ldr q14, [x3, #832]
    ldr q27, [x3, #816]
    str q26, [sp, #240]
    eor v26.16b, v19.16b, v29.16b
    tbl v13.16b, {v23.16b}, v10.16b
    str q13, [sp, #272]
    tbl v13.16b, {v6.16b}, v10.16b
    str q1, [sp, #288]
    ldr q1, [x3, #992]
    eor3 v22.16b, v25.16b, v22.16b, v20.16b
    tbl v25.16b, {v3.16b}, v16.16b
    str q12, [sp, #128]
    tbl v12.16b, {v31.16b}, v16.16b
    str q5, [sp, #96]
    tbl v5.16b, {v8.16b}, v10.16b
    eor3 v21.16b, v28.16b, v21.16b, v24.16b
    ldr q24, [x8, #32]
    tbl v28.16b, {v4.16b}, v24.16b
    str q18, [sp, #368]
    tbl v18.16b, {v18.16b}, v16.16b
    str q5, [sp, #320]
    ext v5.16b, v26.16b, v26.16b, #4
    str q29, [sp, #352]
    ldr q29, [sp, #384]
    bcax v0.16b, v7.16b, v0.16b, v29.16b
    ext v7.16b, v23.16b, v23.16b, #4
    eor3 v17.16b, v17.16b, v19.16b, v23.16b
    tbl v19.16b, {v20.16b}, v16.16b
    ext v29.16b, v4.16b, v4.16b, #4
    str q18, [sp, #384]
    ext v18.16b, v8.16b, v8.16b, #4
    str q15, [sp, #192]
    ext v15.16b, v0.16b, v0.16b, #4
    eor3 v1.16b, v1.16b, v20.16b, v7.16b
    eor v6.16b, v6.16b, v25.16b
    ldr q7, [sp, #144]
    bcax v2.16b, v2.16b, v7.16b, v9.16b
    ldr q7, [sp, #224]
    bcax v7.16b, v21.16b, v7.16b, v11.16b
    eor v20.16b, v8.16b, v12.16b
    eor3 v18.16b, v14.16b, v31.16b, v18.16b
    eor3 v4.16b, v27.16b, v12.16b, v4.16b
    tbl v21.16b, {v0.16b}, v10.16b
    tbl v27.16b, {v22.16b}, v16.16b
    tbl v31.16b, {v26.16b}, v24.16b
    ldr q8, [x3, #864]
    eor3 v8.16b, v8.16b, v13.16b, v7.16b
    eor v23.16b, v23.16b, v19.16b
    tbl v7.16b, {v7.16b}, v16.16b
    tbl v9.16b, {v17.16b}, v10.16b
    eor v11.16b, v17.16b, v27.16b
    ldr q12, [x3, #1008]
    eor3 v27.16b, v12.16b, v27.16b, v23.16b
    ext v12.16b, v6.16b, v6.16b, #4
    ext v17.16b, v17.16b, v17.16b, #4
    ldr q13, [x3, #768]
    eor3 v29.16b, v13.16b, v30.16b, v29.16b
    tbl v30.16b, {v23.16b}, v24.16b
    ldr q13, [x3, #896]
    eor3 v3.16b, v13.16b, v3.16b, v5.16b
    tbl v5.16b, {v6.16b}, v24.16b
    tbl v13.16b, {v2.16b}, v10.16b
    ldr q14, [x3, #784]
    ldr q10, [sp, #192]
    eor3 v28.16b, v14.16b, v10.16b, v28.16b
    tbl v10.16b, {v20.16b}, v24.16b
    ldr q14, [sp, #384]
    eor v0.16b, v0.16b, v14.16b
    ldr q16, [x3, #912]
    str q15, [sp, #192]
    ldr q15, [sp, #352]
    eor3 v6.16b, v16.16b, v15.16b, v6.16b
    ext v16.16b, v20.16b, v20.16b, #4
    ext v23.16b, v23.16b, v23.16b, #4
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #944]
    eor3 v22.16b, v22.16b, v26.16b, v14.16b
    eor3 v6.16b, v31.16b, v11.16b, v6.16b
    ext v26.16b, v2.16b, v2.16b, #4
    ext v31.16b, v0.16b, v0.16b, #4
    ldr q14, [x3, #880]
    eor3 v25.16b, v14.16b, v25.16b, v11.16b
    ext v14.16b, v11.16b, v11.16b, #4
    eor v2.16b, v2.16b, v7.16b
    ldr q15, [sp, #128]
    str q28, [sp, #384]
    ldr q28, [sp, #96]
    eor3 v28.16b, v15.16b, v28.16b, v17.16b
    eor3 v4.16b, v11.16b, v10.16b, v4.16b
    tbl v10.16b, {v0.16b}, v24.16b
    ldr q15, [sp, #320]
    str q0, [sp, #96]
    ldr q0, [sp, #288]
    eor3 v0.16b, v15.16b, v0.16b, v16.16b
    tbl v16.16b, {v11.16b}, v24.16b
    tbl v15.16b, {v2.16b}, v24.16b
    eor v3.16b, v3.16b, v28.16b
    eor3 v1.16b, v9.16b, v1.16b, v14.16b
    ext v28.16b, v2.16b, v2.16b, #4
    ldr q9, [x3, #848]
    eor3 v7.16b, v9.16b, v20.16b, v7.16b
    eor v16.16b, v16.16b, v27.16b
    eor v20.16b, v17.16b, v8.16b
    eor v0.16b, v17.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor v27.16b, v3.16b, v1.16b
    // round 3 (aes.dsl:47)
    eor3 v18.16b, v18.16b, v13.16b, v28.16b
    eor v7.16b, v7.16b, v15.16b
    // round 4 (aes.dsl:47)
    eor v28.16b, v6.16b, v16.16b
    // round 3 (aes.dsl:47)
    eor3 v20.16b, v26.16b, v12.16b, v20.16b
    eor3 v2.16b, v5.16b, v2.16b, v25.16b
    eor v5.16b, v22.16b, v10.16b
    ldr q22, [sp, #240]
    eor3 v21.16b, v22.16b, v21.16b, v31.16b
    // round 4 (aes.dsl:47)
    eor3 v22.16b, v0.16b, v18.16b, v27.16b
    eor3 v25.16b, v4.16b, v7.16b, v28.16b
    // round 3 (aes.dsl:47)
    ldr q26, [x3, #976]
    eor3 v19.16b, v26.16b, v19.16b, v30.16b
    ldr q26, [x3, #960]
    ldr q30, [sp, #368]
    eor3 v23.16b, v26.16b, v30.16b, v23.16b
    // round 4 (aes.dsl:47)
    eor3 v26.16b, v0.16b, v20.16b, v27.16b
    eor3 v30.16b, v4.16b, v2.16b, v28.16b
    eor3 v31.16b, v0.16b, v21.16b, v22.16b
    eor3 v8.16b, v4.16b, v5.16b, v25.16b
    // round 3 (aes.dsl:47)
    eor v17.16b, v17.16b, v29.16b
    ldr q29, [sp, #384]
    eor v29.16b, v11.16b, v29.16b
    ldr q9, [sp, #96]
    eor v19.16b, v9.16b, v19.16b
    ldr q9, [sp, #272]
    ldr q10, [sp, #192]
    eor3 v23.16b, v9.16b, v10.16b, v23.16b
    // round 4 (aes.dsl:47)
    movi v9.16b, #255
    eor3 v10.16b, v26.16b, v31.16b, v9.16b
    eor3 v11.16b, v30.16b, v8.16b, v9.16b
    eor v12.16b, v0.16b, v1.16b
    eor3 v13.16b, v5.16b, v19.16b, v30.16b
    eor3 v14.16b, v21.16b, v23.16b, v26.16b
    eor3 v15.16b, v29.16b, v8.16b, v11.16b
    eor3 v24.16b, v17.16b, v31.16b, v10.16b
    eor v9.16b, v4.16b, v16.16b
    str q2, [sp, #192]
    eor3 v2.16b, v0.16b, v18.16b, v12.16b
    str q20, [sp, #272]
    eor3 v20.16b, v5.16b, v16.16b, v8.16b
    str q15, [sp, #96]
    eor3 v15.16b, v6.16b, v13.16b, v15.16b
    str q24, [sp, #384]
    eor3 v24.16b, v3.16b, v14.16b, v24.16b
    str q12, [sp, #368]
    eor3 v12.16b, v4.16b, v7.16b, v9.16b
    str q9, [sp, #240]
    eor3 v9.16b, v21.16b, v1.16b, v31.16b
    str q27, [sp, #288]
    and v27.16b, v2.16b, v14.16b
    str q20, [sp, #320]
    orr v20.16b, v8.16b, v20.16b
    str q8, [sp, #128]
    eor v8.16b, v22.16b, v24.16b
    str q28, [sp, #352]
    eor v28.16b, v25.16b, v15.16b
    eor3 v18.16b, v18.16b, v21.16b, v14.16b
    and v21.16b, v12.16b, v13.16b
    str q14, [sp, #224]
    mvn v14.16b, v15.16b
    str q31, [sp, #144]
    orr v31.16b, v31.16b, v9.16b
    str q2, [sp, #208]
    eor3 v2.16b, v0.16b, v2.16b, v8.16b
    str q12, [sp, #160]
    eor3 v12.16b, v4.16b, v12.16b, v28.16b
    eor3 v5.16b, v7.16b, v5.16b, v13.16b
    bcax v7.16b, v21.16b, v29.16b, v14.16b
    mvn v14.16b, v24.16b
    eor3 v6.16b, v6.16b, v16.16b, v15.16b
    bcax v16.16b, v20.16b, v4.16b, v12.16b
    str q15, [sp, #336]
    bcax v15.16b, v31.16b, v0.16b, v2.16b
    eor3 v1.16b, v3.16b, v1.16b, v24.16b
    bcax v3.16b, v27.16b, v17.16b, v14.16b
    eor v14.16b, v10.16b, v2.16b
    str q24, [sp, #64]
    eor v24.16b, v11.16b, v12.16b
    eor3 v23.16b, v23.16b, v26.16b, v15.16b
    eor3 v19.16b, v19.16b, v30.16b, v16.16b
    str q13, [sp, #80]
    orr v13.16b, v22.16b, v26.16b
    str q22, [sp, #256]
    orr v22.16b, v25.16b, v30.16b
    str q25, [sp, #112]
    ldr q25, [sp, #352]
    bcax v25.16b, v7.16b, v25.16b, v5.16b
    str q29, [sp, #176]
    ldr q29, [sp, #288]
    bcax v29.16b, v3.16b, v29.16b, v18.16b
    bcax v23.16b, v23.16b, v14.16b, v1.16b
    bcax v19.16b, v19.16b, v24.16b, v6.16b
    eor3 v31.16b, v3.16b, v18.16b, v31.16b
    eor3 v20.16b, v7.16b, v5.16b, v20.16b
    eor3 v7.16b, v7.16b, v25.16b, v16.16b
    eor3 v3.16b, v3.16b, v29.16b, v15.16b
    eor3 v16.16b, v21.16b, v6.16b, v19.16b
    eor3 v19.16b, v27.16b, v1.16b, v23.16b
    eor v21.16b, v22.16b, v25.16b
    eor v22.16b, v13.16b, v29.16b
    ldr q23, [sp, #240]
    bcax v7.16b, v7.16b, v11.16b, v23.16b
    ldr q25, [sp, #368]
    bcax v3.16b, v3.16b, v10.16b, v25.16b
    ldr q27, [sp, #272]
    movi v29.16b, #255
    eor3 v19.16b, v27.16b, v19.16b, v29.16b
    ldr q27, [sp, #192]
    eor3 v16.16b, v27.16b, v16.16b, v29.16b
    ldr q27, [sp, #384]
    bcax v31.16b, v31.16b, v27.16b, v8.16b
    ldr q13, [sp, #96]
    bcax v20.16b, v20.16b, v13.16b, v28.16b
    bcax v15.16b, v16.16b, v21.16b, v7.16b
    bcax v29.16b, v19.16b, v22.16b, v3.16b
    bcax v27.16b, v20.16b, v15.16b, v21.16b
    bcax v13.16b, v31.16b, v29.16b, v22.16b
    str q1, [sp, #192]
    bcax v1.16b, v29.16b, v19.16b, v13.16b
    str q18, [sp, #272]
    bcax v18.16b, v15.16b, v16.16b, v27.16b
    bit v19.16b, v13.16b, v3.16b
    bsl v29.16b, v1.16b, v3.16b
    bsl v15.16b, v18.16b, v7.16b
    bit v20.16b, v18.16b, v21.16b
    bit v31.16b, v1.16b, v22.16b
    bsl v7.16b, v27.16b, v16.16b
    orr v1.16b, v8.16b, v19.16b
    eor v3.16b, v20.16b, v15.16b
    eor v16.16b, v19.16b, v29.16b
    eor v18.16b, v31.16b, v29.16b
    bcax v22.16b, v22.16b, v31.16b, v13.16b
    bcax v21.16b, v21.16b, v20.16b, v27.16b
    eor v27.16b, v7.16b, v15.16b
    orr v28.16b, v28.16b, v7.16b
    and v25.16b, v25.16b, v31.16b
    orn v8.16b, v12.16b, v21.16b
    eor3 v12.16b, v31.16b, v22.16b, v16.16b
    orn v2.16b, v2.16b, v22.16b
    and v23.16b, v23.16b, v20.16b
    bcax v0.16b, v25.16b, v22.16b, v0.16b
    eor3 v13.16b, v20.16b, v21.16b, v27.16b
    str q25, [sp, #240]
    ldr q25, [sp, #288]
    orn v25.16b, v12.16b, v25.16b
    bcax v10.16b, v2.16b, v31.16b, v10.16b
    bcax v11.16b, v8.16b, v20.16b, v11.16b
    str q12, [sp, #288]
    ldr q12, [sp, #352]
    orn v12.16b, v13.16b, v12.16b
    bcax v4.16b, v23.16b, v21.16b, v4.16b
    bcax v21.16b, v20.16b, v8.16b, v21.16b
    bcax v22.16b, v31.16b, v2.16b, v22.16b
    bcax v9.16b, v25.16b, v18.16b, v9.16b
    bcax v30.16b, v11.16b, v15.16b, v30.16b
    eor3 v20.16b, v20.16b, v7.16b, v21.16b
    str q8, [sp, #352]
    ldr q8, [sp, #128]
    bcax v8.16b, v11.16b, v3.16b, v8.16b
    bcax v26.16b, v10.16b, v29.16b, v26.16b
    str q2, [sp, #128]
    ldr q2, [sp, #144]
    bcax v2.16b, v10.16b, v18.16b, v2.16b
    ldr q18, [sp, #320]
    bcax v3.16b, v12.16b, v3.16b, v18.16b
    eor3 v18.16b, v31.16b, v19.16b, v22.16b
    bcax v5.16b, v8.16b, v5.16b, v13.16b
    ldr q31, [sp, #96]
    bcax v7.16b, v30.16b, v31.16b, v7.16b
    bcax v17.16b, v26.16b, v17.16b, v16.16b
    bcax v6.16b, v23.16b, v6.16b, v21.16b
    ldr q23, [sp, #384]
    bcax v19.16b, v26.16b, v23.16b, v19.16b
    ldr q23, [sp, #176]
    bcax v23.16b, v30.16b, v23.16b, v27.16b
    eor v1.16b, v1.16b, v9.16b
    eor v26.16b, v28.16b, v3.16b
    bcax v28.16b, v17.16b, v14.16b, v22.16b
    bcax v21.16b, v23.16b, v24.16b, v21.16b
    eor3 v17.16b, v10.16b, v17.16b, v2.16b
    eor3 v23.16b, v11.16b, v23.16b, v8.16b
    ldr q24, [sp, #112]
    bcax v24.16b, v26.16b, v15.16b, v24.16b
    eor3 v0.16b, v0.16b, v28.16b, v9.16b
    ldr q30, [sp, #256]
    bcax v29.16b, v1.16b, v29.16b, v30.16b
    ldr q30, [sp, #224]
    bcax v17.16b, v17.16b, v18.16b, v30.16b
    eor3 v3.16b, v4.16b, v21.16b, v3.16b
    ldr q4, [sp, #80]
    bcax v4.16b, v23.16b, v20.16b, v4.16b
    ldr q23, [sp, #272]
    ldr q30, [sp, #288]
    bcax v2.16b, v2.16b, v23.16b, v30.16b
    eor v19.16b, v19.16b, v29.16b
    eor v7.16b, v7.16b, v24.16b
    ldr q23, [sp, #240]
    ldr q30, [sp, #192]
    bcax v22.16b, v23.16b, v30.16b, v22.16b
    eor v23.16b, v0.16b, v17.16b
    eor v30.16b, v3.16b, v4.16b
    eor3 v4.16b, v4.16b, v6.16b, v5.16b
    ext v6.16b, v7.16b, v7.16b, #8
    eor3 v25.16b, v25.16b, v2.16b, v19.16b
    ext v3.16b, v3.16b, v3.16b, #8
    rev32 v31.8h, v19.8h
    eor3 v17.16b, v17.16b, v22.16b, v2.16b
    rev32 v22.8h, v25.8h
    ldr q8, [sp, #128]
    eor3 v28.16b, v8.16b, v28.16b, v19.16b
    ldr q8, [sp, #352]
    eor3 v21.16b, v8.16b, v21.16b, v7.16b
    eor v8.16b, v3.16b, v23.16b
    eor3 v9.16b, v12.16b, v5.16b, v7.16b
    ldr q10, [sp, #208]
    bcax v18.16b, v17.16b, v18.16b, v10.16b
    rev32 v10.8h, v0.8h
    ext v21.16b, v21.16b, v21.16b, #8
    eor3 v29.16b, v29.16b, v19.16b, v25.16b
    ldr q11, [x3, #1072]
    ldr q12, [x3, #1040]
    eor3 v5.16b, v26.16b, v5.16b, v4.16b
    eor3 v1.16b, v1.16b, v2.16b, v17.16b
    ext v2.16b, v9.16b, v9.16b, #8
    ldr q26, [x3, #1232]
    eor3 v7.16b, v24.16b, v7.16b, v9.16b
    rev32 v24.8h, v23.8h
    ext v30.16b, v30.16b, v30.16b, #8
    rev32 v14.8h, v28.8h
    eor v15.16b, v25.16b, v2.16b
    eor v9.16b, v0.16b, v3.16b
    eor v17.16b, v2.16b, v29.16b
    str q2, [sp, #208]
    ldr q2, [sp, #336]
    bcax v2.16b, v5.16b, v2.16b, v27.16b
    eor v5.16b, v19.16b, v6.16b
    ldr q27, [x3, #1056]
    str q3, [sp, #336]
    ldr q3, [sp, #64]
    bcax v1.16b, v1.16b, v3.16b, v16.16b
    eor3 v3.16b, v11.16b, v10.16b, v8.16b
    rev32 v16.8h, v9.8h
    ldr q8, [x3, #1168]
    ldr q10, [x3, #1264]
    rev32 v11.8h, v5.8h
    eor v23.16b, v23.16b, v30.16b
    str q3, [sp, #64]
    ldr q3, [sp, #160]
    bcax v3.16b, v4.16b, v20.16b, v3.16b
    rev32 v4.8h, v18.8h
    str q24, [sp, #160]
    ext v24.16b, v7.16b, v7.16b, #8
    ldr q20, [x8, #32]
    tbl v20.16b, {v29.16b}, v20.16b
    ext v3.16b, v3.16b, v3.16b, #8
    rev32 v13.8h, v1.8h
    str q28, [sp, #352]
    eor v28.16b, v28.16b, v21.16b
    str q13, [sp, #128]
    eor v13.16b, v30.16b, v1.16b
    eor3 v4.16b, v26.16b, v25.16b, v4.16b
    eor3 v25.16b, v27.16b, v30.16b, v9.16b
    eor3 v19.16b, v8.16b, v19.16b, v14.16b
    eor3 v17.16b, v10.16b, v22.16b, v17.16b
    rev32 v22.8h, v28.8h
    eor v26.16b, v6.16b, v18.16b
    eor3 v0.16b, v12.16b, v0.16b, v16.16b
    ldr q27, [x3, #1184]
    eor3 v5.16b, v27.16b, v5.16b, v3.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v27.16b, v29.16b, v24.16b
    ldr q29, [x3, #1152]
    eor3 v6.16b, v29.16b, v6.16b, v28.16b
    rev32 v28.8h, v15.8h
    ldr q29, [x3, #1200]
    eor3 v26.16b, v29.16b, v31.16b, v26.16b
    rev32 v29.8h, v23.8h
    eor3 v6.16b, v11.16b, v27.16b, v6.16b
    eor v18.16b, v18.16b, v3.16b
    eor v7.16b, v7.16b, v20.16b
    rev32 v20.8h, v27.8h
    eor3 v25.16b, v27.16b, v29.16b, v25.16b
    ldr q30, [x3, #1088]
    eor3 v23.16b, v30.16b, v23.16b, v2.16b
    ldr q30, [x3, #1248]
    eor3 v24.16b, v30.16b, v24.16b, v15.16b
    ldr q30, [x3, #1120]
    eor3 v30.16b, v30.16b, v21.16b, v27.16b
    eor v1.16b, v1.16b, v2.16b
    eor3 v19.16b, v21.16b, v11.16b, v19.16b
    ext v7.16b, v7.16b, v7.16b, #8
    rev32 v21.8h, v18.8h
    eor v17.16b, v17.16b, v20.16b
    ldr q31, [x3, #1136]
    ldr q8, [sp, #352]
    ldr q9, [sp, #128]
    eor3 v31.16b, v31.16b, v8.16b, v9.16b
    eor v20.16b, v20.16b, v24.16b
    ldr q24, [x3, #1104]
    ldr q8, [sp, #160]
    eor3 v24.16b, v24.16b, v8.16b, v13.16b
    eor v19.16b, v7.16b, v19.16b
    rev32 v8.8h, v1.8h
    ldr q9, [x3, #1024]
    ldr q10, [x3, #1216]
    eor v31.16b, v7.16b, v31.16b
    // round 5 (aes.dsl:47)
    eor v11.16b, v6.16b, v20.16b
    // round 4 (aes.dsl:47)
    ldr q12, [sp, #64]
    eor3 v29.16b, v12.16b, v29.16b, v7.16b
    eor v24.16b, v24.16b, v8.16b
    eor v23.16b, v23.16b, v8.16b
    // round 5 (aes.dsl:47)
    eor v8.16b, v19.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor v5.16b, v5.16b, v21.16b
    eor v21.16b, v26.16b, v21.16b
    eor3 v2.16b, v2.16b, v22.16b, v31.16b
    eor3 v1.16b, v22.16b, v1.16b, v30.16b
    // round 5 (aes.dsl:47)
    eor3 v22.16b, v25.16b, v23.16b, v11.16b
    eor3 v26.16b, v29.16b, v24.16b, v8.16b
    // round 4 (aes.dsl:47)
    ldr q30, [sp, #336]
    eor3 v16.16b, v9.16b, v30.16b, v16.16b
    ldr q30, [sp, #208]
    eor3 v30.16b, v10.16b, v30.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor3 v31.16b, v29.16b, v2.16b, v8.16b
    eor3 v9.16b, v29.16b, v21.16b, v26.16b
    eor3 v10.16b, v25.16b, v1.16b, v11.16b
    eor3 v12.16b, v25.16b, v5.16b, v22.16b
    // round 4 (aes.dsl:47)
    eor v16.16b, v27.16b, v16.16b
    eor3 v3.16b, v3.16b, v28.16b, v4.16b
    eor v4.16b, v18.16b, v30.16b
    eor v0.16b, v0.16b, v7.16b
    // round 5 (aes.dsl:47)
    movi v7.16b, #255
    eor3 v18.16b, v31.16b, v9.16b, v7.16b
    eor3 v27.16b, v10.16b, v12.16b, v7.16b
    eor3 v28.16b, v5.16b, v4.16b, v10.16b
    eor3 v30.16b, v21.16b, v3.16b, v31.16b
    eor3 v13.16b, v16.16b, v12.16b, v27.16b
    eor3 v14.16b, v0.16b, v9.16b, v18.16b
    mvn v15.16b, v16.16b
    str q16, [sp, #208]
    eor v16.16b, v29.16b, v17.16b
    eor v7.16b, v25.16b, v20.16b
    str q0, [sp, #336]
    mvn v0.16b, v0.16b
    str q14, [sp, #64]
    eor3 v14.16b, v19.16b, v30.16b, v14.16b
    str q13, [sp, #160]
    eor3 v13.16b, v6.16b, v28.16b, v13.16b
    str q2, [sp, #128]
    eor3 v2.16b, v25.16b, v23.16b, v7.16b
    str q1, [sp, #352]
    eor3 v1.16b, v29.16b, v24.16b, v16.16b
    str q7, [sp, #192]
    eor3 v7.16b, v21.16b, v17.16b, v9.16b
    str q16, [sp, #240]
    eor3 v16.16b, v5.16b, v20.16b, v12.16b
    str q11, [sp, #288]
    eor v11.16b, v22.16b, v13.16b
    str q8, [sp, #272]
    eor v8.16b, v26.16b, v14.16b
    eor3 v21.16b, v24.16b, v21.16b, v30.16b
    and v24.16b, v1.16b, v30.16b
    str q30, [sp, #80]
    orr v30.16b, v9.16b, v7.16b
    str q9, [sp, #224]
    orr v9.16b, v12.16b, v16.16b
    str q1, [sp, #256]
    eor3 v1.16b, v29.16b, v1.16b, v8.16b
    str q16, [sp, #112]
    eor3 v16.16b, v25.16b, v2.16b, v11.16b
    str q2, [sp, #176]
    and v2.16b, v2.16b, v28.16b
    eor3 v5.16b, v23.16b, v5.16b, v28.16b
    bcax v0.16b, v24.16b, v14.16b, v0.16b
    eor3 v6.16b, v6.16b, v20.16b, v13.16b
    bcax v20.16b, v30.16b, v29.16b, v1.16b
    bcax v23.16b, v9.16b, v25.16b, v16.16b
    eor3 v17.16b, v19.16b, v17.16b, v14.16b
    bcax v19.16b, v2.16b, v13.16b, v15.16b
    eor v15.16b, v18.16b, v1.16b
    str q14, [sp, #384]
    eor v14.16b, v27.16b, v16.16b
    eor3 v4.16b, v4.16b, v10.16b, v23.16b
    eor3 v3.16b, v3.16b, v31.16b, v20.16b
    str q13, [sp, #96]
    orr v13.16b, v22.16b, v10.16b
    str q28, [sp, #320]
    orr v28.16b, v26.16b, v31.16b
    str q22, [sp, #144]
    ldr q22, [sp, #272]
    bcax v22.16b, v0.16b, v22.16b, v21.16b
    str q26, [sp, #368]
    ldr q26, [sp, #288]
    bcax v26.16b, v19.16b, v26.16b, v5.16b
    bcax v4.16b, v4.16b, v14.16b, v6.16b
    bcax v3.16b, v3.16b, v15.16b, v17.16b
    eor3 v9.16b, v19.16b, v5.16b, v9.16b
    eor3 v30.16b, v0.16b, v21.16b, v30.16b
    eor3 v0.16b, v0.16b, v22.16b, v20.16b
    eor3 v19.16b, v19.16b, v26.16b, v23.16b
    eor3 v2.16b, v2.16b, v6.16b, v4.16b
    eor3 v3.16b, v24.16b, v17.16b, v3.16b
    eor v4.16b, v13.16b, v26.16b
    eor v20.16b, v28.16b, v22.16b
    ldr q22, [sp, #240]
    bcax v0.16b, v0.16b, v18.16b, v22.16b
    ldr q23, [sp, #192]
    bcax v19.16b, v19.16b, v27.16b, v23.16b
    ldr q24, [sp, #352]
    movi v26.16b, #255
    eor3 v2.16b, v24.16b, v2.16b, v26.16b
    ldr q24, [sp, #128]
    eor3 v3.16b, v24.16b, v3.16b, v26.16b
    ldr q24, [sp, #64]
    bcax v28.16b, v30.16b, v24.16b, v8.16b
    ldr q30, [sp, #160]
    bcax v9.16b, v9.16b, v30.16b, v11.16b
    bcax v13.16b, v2.16b, v4.16b, v19.16b
    bcax v26.16b, v3.16b, v20.16b, v0.16b
    bcax v24.16b, v9.16b, v13.16b, v4.16b
    bcax v30.16b, v28.16b, v26.16b, v20.16b
    str q14, [sp, #128]
    bcax v14.16b, v26.16b, v3.16b, v30.16b
    str q15, [sp, #352]
    bcax v15.16b, v13.16b, v2.16b, v24.16b
    bit v3.16b, v30.16b, v0.16b
    bsl v13.16b, v15.16b, v19.16b
    bit v28.16b, v14.16b, v20.16b
    bit v9.16b, v15.16b, v4.16b
    bsl v19.16b, v24.16b, v2.16b
    bsl v26.16b, v14.16b, v0.16b
    orr v0.16b, v8.16b, v3.16b
    and v2.16b, v22.16b, v28.16b
    bcax v20.16b, v20.16b, v28.16b, v30.16b
    and v22.16b, v23.16b, v9.16b
    orr v23.16b, v11.16b, v19.16b
    bcax v4.16b, v4.16b, v9.16b, v24.16b
    eor v24.16b, v19.16b, v13.16b
    eor v30.16b, v3.16b, v26.16b
    orn v1.16b, v1.16b, v20.16b
    eor v8.16b, v28.16b, v26.16b
    eor v11.16b, v9.16b, v13.16b
    orn v16.16b, v16.16b, v4.16b
    eor3 v14.16b, v9.16b, v4.16b, v24.16b
    bcax v18.16b, v1.16b, v28.16b, v18.16b
    eor3 v15.16b, v28.16b, v20.16b, v30.16b
    bcax v25.16b, v22.16b, v4.16b, v25.16b
    bcax v4.16b, v9.16b, v16.16b, v4.16b
    bcax v27.16b, v16.16b, v9.16b, v27.16b
    bcax v29.16b, v2.16b, v20.16b, v29.16b
    bcax v20.16b, v28.16b, v1.16b, v20.16b
    str q16, [sp, #192]
    ldr q16, [sp, #272]
    orn v16.16b, v15.16b, v16.16b
    str q1, [sp, #272]
    ldr q1, [sp, #288]
    orn v1.16b, v14.16b, v1.16b
    bcax v6.16b, v22.16b, v6.16b, v4.16b
    bcax v22.16b, v27.16b, v11.16b, v12.16b
    bcax v2.16b, v2.16b, v17.16b, v20.16b
    eor3 v17.16b, v9.16b, v19.16b, v4.16b
    bcax v7.16b, v16.16b, v8.16b, v7.16b
    ldr q9, [sp, #112]
    bcax v9.16b, v1.16b, v11.16b, v9.16b
    ldr q11, [sp, #224]
    bcax v8.16b, v18.16b, v8.16b, v11.16b
    bcax v10.16b, v27.16b, v13.16b, v10.16b
    eor3 v28.16b, v28.16b, v3.16b, v20.16b
    bcax v31.16b, v18.16b, v26.16b, v31.16b
    eor v0.16b, v0.16b, v7.16b
    bcax v5.16b, v22.16b, v5.16b, v14.16b
    bcax v21.16b, v8.16b, v21.16b, v15.16b
    ldr q11, [sp, #208]
    bcax v11.16b, v10.16b, v11.16b, v24.16b
    ldr q12, [sp, #160]
    bcax v19.16b, v10.16b, v12.16b, v19.16b
    eor v23.16b, v23.16b, v9.16b
    ldr q10, [sp, #336]
    bcax v10.16b, v31.16b, v10.16b, v30.16b
    ldr q12, [sp, #64]
    bcax v3.16b, v31.16b, v12.16b, v3.16b
    ldr q31, [sp, #368]
    bcax v26.16b, v0.16b, v26.16b, v31.16b
    eor3 v22.16b, v27.16b, v11.16b, v22.16b
    ldr q27, [sp, #352]
    bcax v20.16b, v10.16b, v27.16b, v20.16b
    ldr q27, [sp, #144]
    bcax v27.16b, v23.16b, v13.16b, v27.16b
    eor3 v18.16b, v18.16b, v10.16b, v8.16b
    ldr q31, [sp, #128]
    bcax v4.16b, v11.16b, v31.16b, v4.16b
    ldr q31, [sp, #320]
    bcax v22.16b, v22.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v26.16b
    eor3 v7.16b, v29.16b, v20.16b, v7.16b
    ldr q29, [sp, #80]
    bcax v18.16b, v18.16b, v28.16b, v29.16b
    eor v19.16b, v19.16b, v27.16b
    ldr q29, [x3, #1312]
    ext v31.16b, v3.16b, v3.16b, #4
    eor3 v25.16b, v25.16b, v4.16b, v9.16b
    eor3 v6.16b, v22.16b, v6.16b, v5.16b
    ldr q9, [sp, #272]
    eor3 v20.16b, v9.16b, v20.16b, v3.16b
    eor3 v1.16b, v1.16b, v5.16b, v19.16b
    ldr q9, [sp, #192]
    eor3 v4.16b, v9.16b, v4.16b, v19.16b
    ldr q10, [x3, #1440]
    ext v11.16b, v7.16b, v7.16b, #4
    eor3 v16.16b, v16.16b, v21.16b, v3.16b
    eor3 v2.16b, v18.16b, v2.16b, v21.16b
    ldr q12, [x3, #1504]
    ldr q14, [x8, #0]
    tbl v15.16b, {v25.16b}, v14.16b
    eor v18.16b, v7.16b, v18.16b
    ldr q8, [sp, #176]
    bcax v17.16b, v6.16b, v17.16b, v8.16b
    eor3 v29.16b, v29.16b, v25.16b, v11.16b
    tbl v11.16b, {v19.16b}, v14.16b
    eor v22.16b, v25.16b, v22.16b
    eor3 v26.16b, v26.16b, v3.16b, v16.16b
    ldr q9, [x8, #16]
    tbl v13.16b, {v3.16b}, v9.16b
    eor v25.16b, v7.16b, v15.16b
    str q15, [sp, #176]
    ldr q15, [x3, #1344]
    tbl v7.16b, {v7.16b}, v9.16b
    eor3 v5.16b, v23.16b, v5.16b, v6.16b
    eor3 v0.16b, v0.16b, v21.16b, v2.16b
    tbl v23.16b, {v18.16b}, v9.16b
    tbl v6.16b, {v1.16b}, v14.16b
    ext v21.16b, v18.16b, v18.16b, #4
    eor v3.16b, v3.16b, v11.16b
    ldr q8, [sp, #256]
    bcax v2.16b, v2.16b, v28.16b, v8.16b
    tbl v28.16b, {v22.16b}, v14.16b
    eor3 v31.16b, v10.16b, v19.16b, v31.16b
    tbl v8.16b, {v16.16b}, v9.16b
    ext v10.16b, v16.16b, v16.16b, #4
    str q8, [sp, #256]
    ext v8.16b, v20.16b, v20.16b, #4
    eor v18.16b, v18.16b, v28.16b
    str q31, [sp, #192]
    tbl v31.16b, {v4.16b}, v14.16b
    str q29, [sp, #272]
    ldr q29, [x3, #1456]
    str q23, [sp, #80]
    ext v23.16b, v25.16b, v25.16b, #4
    str q13, [sp, #320]
    tbl v13.16b, {v2.16b}, v9.16b
    eor3 v10.16b, v12.16b, v1.16b, v10.16b
    tbl v12.16b, {v26.16b}, v9.16b
    str q13, [sp, #128]
    eor v13.16b, v20.16b, v31.16b
    eor3 v1.16b, v27.16b, v19.16b, v1.16b
    tbl v19.16b, {v20.16b}, v9.16b
    eor3 v20.16b, v15.16b, v22.16b, v21.16b
    ldr q21, [x8, #32]
    tbl v22.16b, {v3.16b}, v21.16b
    eor v16.16b, v16.16b, v6.16b
    ldr q27, [sp, #96]
    bcax v5.16b, v5.16b, v27.16b, v24.16b
    tbl v24.16b, {v17.16b}, v14.16b
    ext v27.16b, v3.16b, v3.16b, #4
    tbl v15.16b, {v25.16b}, v21.16b
    str q17, [sp, #96]
    tbl v17.16b, {v1.16b}, v14.16b
    str q15, [sp, #144]
    ext v15.16b, v26.16b, v26.16b, #4
    str q20, [sp, #352]
    eor v20.16b, v2.16b, v24.16b
    eor3 v3.16b, v29.16b, v3.16b, v24.16b
    ext v2.16b, v2.16b, v2.16b, #4
    ldr q24, [x3, #1328]
    eor3 v24.16b, v24.16b, v28.16b, v25.16b
    eor v25.16b, v26.16b, v17.16b
    ldr q26, [sp, #384]
    bcax v0.16b, v0.16b, v26.16b, v30.16b
    eor v1.16b, v1.16b, v15.16b
    ext v26.16b, v18.16b, v18.16b, #4
    tbl v28.16b, {v18.16b}, v21.16b
    tbl v29.16b, {v16.16b}, v21.16b
    tbl v30.16b, {v13.16b}, v21.16b
    ldr q15, [x3, #1408]
    eor3 v4.16b, v15.16b, v4.16b, v27.16b
    tbl v27.16b, {v0.16b}, v9.16b
    ldr q15, [x3, #1424]
    eor3 v11.16b, v15.16b, v11.16b, v13.16b
    ldr q15, [x3, #1280]
    eor3 v7.16b, v15.16b, v7.16b, v23.16b
    ldr q23, [x3, #1376]
    eor3 v19.16b, v23.16b, v19.16b, v5.16b
    ext v23.16b, v0.16b, v0.16b, #4
    ext v15.16b, v16.16b, v16.16b, #4
    ldr q9, [x3, #1520]
    eor3 v16.16b, v9.16b, v17.16b, v16.16b
    tbl v5.16b, {v5.16b}, v14.16b
    eor3 v17.16b, v25.16b, v28.16b, v24.16b
    ldr q24, [sp, #320]
    eor3 v24.16b, v24.16b, v8.16b, v1.16b
    ldr q28, [x3, #1488]
    eor3 v6.16b, v28.16b, v6.16b, v29.16b
    ext v28.16b, v13.16b, v13.16b, #4
    eor v0.16b, v0.16b, v5.16b
    ldr q29, [x3, #1392]
    eor3 v29.16b, v29.16b, v31.16b, v25.16b
    tbl v31.16b, {v20.16b}, v21.16b
    eor3 v22.16b, v22.16b, v25.16b, v11.16b
    tbl v8.16b, {v25.16b}, v21.16b
    ext v9.16b, v25.16b, v25.16b, #4
    ext v11.16b, v20.16b, v20.16b, #4
    ldr q13, [sp, #80]
    ldr q14, [sp, #272]
    eor3 v26.16b, v13.16b, v14.16b, v26.16b
    ldr q13, [x3, #1360]
    eor3 v5.16b, v13.16b, v18.16b, v5.16b
    tbl v18.16b, {v0.16b}, v21.16b
    eor v16.16b, v8.16b, v16.16b
    eor3 v8.16b, v12.16b, v10.16b, v9.16b
    eor v4.16b, v4.16b, v24.16b
    ext v24.16b, v0.16b, v0.16b, #4
    eor v19.16b, v1.16b, v19.16b
    eor v5.16b, v5.16b, v18.16b
    // round 6 (aes.dsl:47)
    eor v18.16b, v22.16b, v16.16b
    // round 5 (aes.dsl:47)
    eor v26.16b, v1.16b, v26.16b
    ldr q9, [sp, #352]
    eor3 v24.16b, v9.16b, v27.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor v27.16b, v4.16b, v8.16b
    // round 5 (aes.dsl:47)
    eor3 v0.16b, v30.16b, v0.16b, v29.16b
    eor v3.16b, v3.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor3 v29.16b, v17.16b, v5.16b, v18.16b
    // round 5 (aes.dsl:47)
    eor3 v19.16b, v23.16b, v28.16b, v19.16b
    ldr q23, [sp, #192]
    ldr q28, [sp, #128]
    eor3 v23.16b, v23.16b, v28.16b, v11.16b
    // round 6 (aes.dsl:47)
    eor3 v28.16b, v26.16b, v24.16b, v27.16b
    // round 5 (aes.dsl:47)
    ldr q30, [x3, #1296]
    ldr q31, [sp, #176]
    ldr q9, [sp, #144]
    eor3 v30.16b, v30.16b, v31.16b, v9.16b
    // round 6 (aes.dsl:47)
    eor3 v31.16b, v17.16b, v0.16b, v18.16b
    eor3 v9.16b, v17.16b, v3.16b, v29.16b
    // round 5 (aes.dsl:47)
    ldr q10, [x3, #1472]
    ldr q11, [sp, #96]
    eor3 v10.16b, v10.16b, v11.16b, v15.16b
    // round 6 (aes.dsl:47)
    eor3 v11.16b, v26.16b, v19.16b, v27.16b
    eor3 v12.16b, v26.16b, v23.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor v25.16b, v25.16b, v30.16b
    eor v6.16b, v20.16b, v6.16b
    // round 6 (aes.dsl:47)
    movi v20.16b, #255
    eor3 v30.16b, v31.16b, v9.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor v1.16b, v1.16b, v7.16b
    ldr q7, [sp, #256]
    eor3 v2.16b, v7.16b, v2.16b, v10.16b
    // round 6 (aes.dsl:47)
    eor3 v7.16b, v11.16b, v12.16b, v20.16b
    eor v10.16b, v17.16b, v16.16b
    eor3 v13.16b, v3.16b, v6.16b, v31.16b
    eor3 v14.16b, v25.16b, v9.16b, v30.16b
    eor v15.16b, v26.16b, v8.16b
    eor3 v21.16b, v23.16b, v2.16b, v11.16b
    eor3 v20.16b, v1.16b, v12.16b, v7.16b
    str q14, [sp, #256]
    eor3 v14.16b, v22.16b, v13.16b, v14.16b
    str q19, [sp, #96]
    eor3 v19.16b, v26.16b, v24.16b, v15.16b
    str q15, [sp, #144]
    eor3 v15.16b, v17.16b, v5.16b, v10.16b
    str q20, [sp, #176]
    eor3 v20.16b, v4.16b, v21.16b, v20.16b
    str q0, [sp, #128]
    eor3 v0.16b, v23.16b, v8.16b, v12.16b
    str q10, [sp, #192]
    eor3 v10.16b, v3.16b, v16.16b, v9.16b
    str q27, [sp, #352]
    eor v27.16b, v29.16b, v14.16b
    eor3 v23.16b, v24.16b, v23.16b, v21.16b
    eor3 v3.16b, v5.16b, v3.16b, v13.16b
    eor v5.16b, v28.16b, v20.16b
    and v24.16b, v19.16b, v21.16b
    str q21, [sp, #272]
    orr v21.16b, v9.16b, v10.16b
    str q10, [sp, #80]
    eor3 v10.16b, v17.16b, v15.16b, v27.16b
    str q15, [sp, #320]
    and v15.16b, v15.16b, v13.16b
    str q13, [sp, #384]
    orr v13.16b, v12.16b, v0.16b
    str q19, [sp, #368]
    eor3 v19.16b, v26.16b, v19.16b, v5.16b
    str q12, [sp, #64]
    mvn v12.16b, v14.16b
    str q9, [sp, #336]
    mvn v9.16b, v20.16b
    str q0, [sp, #160]
    bcax v0.16b, v21.16b, v17.16b, v10.16b
    eor3 v4.16b, v4.16b, v8.16b, v20.16b
    eor3 v16.16b, v22.16b, v16.16b, v14.16b
    bcax v22.16b, v13.16b, v26.16b, v19.16b
    bcax v8.16b, v15.16b, v25.16b, v12.16b
    eor v12.16b, v30.16b, v10.16b
    eor3 v6.16b, v6.16b, v31.16b, v0.16b
    bcax v9.16b, v24.16b, v1.16b, v9.16b
    str q20, [sp, #208]
    eor v20.16b, v7.16b, v19.16b
    eor3 v2.16b, v2.16b, v11.16b, v22.16b
    str q14, [sp, #224]
    orr v14.16b, v28.16b, v11.16b
    str q28, [sp, #112]
    bcax v28.16b, v8.16b, v18.16b, v3.16b
    bcax v6.16b, v6.16b, v12.16b, v16.16b
    str q29, [sp, #288]
    orr v29.16b, v29.16b, v31.16b
    str q12, [sp, #240]
    ldr q12, [sp, #352]
    bcax v12.16b, v9.16b, v12.16b, v23.16b
    bcax v2.16b, v2.16b, v20.16b, v4.16b
    eor3 v13.16b, v9.16b, v23.16b, v13.16b
    eor3 v0.16b, v8.16b, v28.16b, v0.16b
    eor3 v6.16b, v15.16b, v16.16b, v6.16b
    eor3 v21.16b, v8.16b, v3.16b, v21.16b
    eor3 v22.16b, v9.16b, v12.16b, v22.16b
    eor3 v2.16b, v24.16b, v4.16b, v2.16b
    eor v24.16b, v29.16b, v28.16b
    ldr q28, [sp, #192]
    bcax v0.16b, v0.16b, v30.16b, v28.16b
    ldr q29, [sp, #128]
    movi v8.16b, #255
    eor3 v6.16b, v29.16b, v6.16b, v8.16b
    eor v29.16b, v14.16b, v12.16b
    ldr q9, [sp, #144]
    bcax v22.16b, v22.16b, v7.16b, v9.16b
    ldr q12, [sp, #96]
    eor3 v2.16b, v12.16b, v2.16b, v8.16b
    ldr q12, [sp, #256]
    bcax v21.16b, v21.16b, v12.16b, v27.16b
    bcax v14.16b, v6.16b, v24.16b, v0.16b
    ldr q15, [sp, #176]
    bcax v13.16b, v13.16b, v15.16b, v5.16b
    bcax v8.16b, v2.16b, v29.16b, v22.16b
    bcax v12.16b, v21.16b, v14.16b, v24.16b
    bcax v15.16b, v13.16b, v8.16b, v29.16b
    str q3, [sp, #96]
    bcax v3.16b, v14.16b, v6.16b, v12.16b
    str q23, [sp, #128]
    bcax v23.16b, v8.16b, v2.16b, v15.16b
    bsl v14.16b, v3.16b, v0.16b
    bsl v0.16b, v12.16b, v6.16b
    bit v21.16b, v3.16b, v24.16b
    bit v2.16b, v15.16b, v22.16b
    bit v13.16b, v23.16b, v29.16b
    bsl v8.16b, v23.16b, v22.16b
    eor v3.16b, v21.16b, v14.16b
    eor v6.16b, v0.16b, v14.16b
    bcax v22.16b, v24.16b, v21.16b, v12.16b
    orr v5.16b, v5.16b, v2.16b
    bcax v23.16b, v29.16b, v13.16b, v15.16b
    eor v24.16b, v2.16b, v8.16b
    eor3 v29.16b, v21.16b, v22.16b, v6.16b
    eor v12.16b, v13.16b, v8.16b
    and v28.16b, v28.16b, v21.16b
    and v9.16b, v9.16b, v13.16b
    orn v10.16b, v10.16b, v22.16b
    orn v19.16b, v19.16b, v23.16b
    orr v27.16b, v27.16b, v0.16b
    bcax v17.16b, v28.16b, v22.16b, v17.16b
    eor3 v15.16b, v13.16b, v23.16b, v24.16b
    bcax v26.16b, v9.16b, v23.16b, v26.16b
    bcax v23.16b, v13.16b, v19.16b, v23.16b
    bcax v22.16b, v21.16b, v10.16b, v22.16b
    orn v18.16b, v29.16b, v18.16b
    str q29, [sp, #144]
    ldr q29, [sp, #352]
    orn v29.16b, v15.16b, v29.16b
    bcax v30.16b, v10.16b, v21.16b, v30.16b
    bcax v7.16b, v19.16b, v13.16b, v7.16b
    eor3 v21.16b, v21.16b, v0.16b, v22.16b
    eor3 v13.16b, v13.16b, v2.16b, v23.16b
    str q19, [sp, #352]
    ldr q19, [sp, #160]
    bcax v19.16b, v29.16b, v12.16b, v19.16b
    str q10, [sp, #160]
    ldr q10, [sp, #336]
    bcax v10.16b, v30.16b, v3.16b, v10.16b
    bcax v31.16b, v30.16b, v14.16b, v31.16b
    str q29, [sp, #336]
    ldr q29, [sp, #64]
    bcax v29.16b, v7.16b, v12.16b, v29.16b
    ldr q12, [sp, #80]
    bcax v3.16b, v18.16b, v3.16b, v12.16b
    bcax v11.16b, v7.16b, v8.16b, v11.16b
    bcax v4.16b, v9.16b, v4.16b, v23.16b
    bcax v16.16b, v28.16b, v16.16b, v22.16b
    bcax v25.16b, v31.16b, v25.16b, v6.16b
    bcax v1.16b, v11.16b, v1.16b, v24.16b
    eor v5.16b, v5.16b, v19.16b
    eor v27.16b, v27.16b, v3.16b
    eor3 v28.16b, v30.16b, v25.16b, v10.16b
    ldr q30, [sp, #176]
    bcax v2.16b, v11.16b, v30.16b, v2.16b
    ldr q30, [sp, #240]
    bcax v22.16b, v25.16b, v30.16b, v22.16b
    ldr q25, [sp, #288]
    bcax v25.16b, v27.16b, v14.16b, v25.16b
    eor3 v7.16b, v7.16b, v1.16b, v29.16b
    bcax v1.16b, v1.16b, v20.16b, v23.16b
    ldr q20, [sp, #256]
    bcax v0.16b, v31.16b, v20.16b, v0.16b
    ldr q20, [sp, #112]
    bcax v20.16b, v5.16b, v8.16b, v20.16b
    eor3 v3.16b, v17.16b, v22.16b, v3.16b
    eor3 v17.16b, v26.16b, v1.16b, v19.16b
    ldr q19, [sp, #272]
    bcax v7.16b, v7.16b, v13.16b, v19.16b
    ldr q19, [sp, #384]
    bcax v19.16b, v28.16b, v21.16b, v19.16b
    ldr q23, [sp, #128]
    bcax v23.16b, v29.16b, v23.16b, v15.16b
    ldr q26, [sp, #96]
    ldr q28, [sp, #144]
    bcax v26.16b, v10.16b, v26.16b, v28.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v25.16b
    eor v28.16b, v3.16b, v19.16b
    eor v29.16b, v17.16b, v7.16b
    ldr q30, [sp, #336]
    eor3 v30.16b, v30.16b, v23.16b, v2.16b
    eor3 v4.16b, v7.16b, v4.16b, v23.16b
    rev32 v7.8h, v17.8h
    ext v31.16b, v0.16b, v0.16b, #8
    eor3 v18.16b, v18.16b, v26.16b, v0.16b
    ldr q8, [sp, #160]
    eor3 v22.16b, v8.16b, v22.16b, v0.16b
    eor3 v16.16b, v19.16b, v16.16b, v26.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ldr q19, [sp, #352]
    eor3 v1.16b, v19.16b, v1.16b, v2.16b
    ldr q19, [x3, #1568]
    ext v28.16b, v28.16b, v28.16b, #8
    rev32 v8.8h, v2.8h
    ext v22.16b, v22.16b, v22.16b, #8
    rev32 v9.8h, v1.8h
    ldr q10, [sp, #320]
    bcax v21.16b, v16.16b, v21.16b, v10.16b
    eor v10.16b, v17.16b, v3.16b
    ldr q11, [x3, #1696]
    eor3 v20.16b, v20.16b, v2.16b, v30.16b
    eor v14.16b, v2.16b, v31.16b
    eor3 v16.16b, v27.16b, v26.16b, v16.16b
    ldr q26, [x3, #1680]
    ldr q27, [x3, #1584]
    ext v15.16b, v18.16b, v18.16b, #8
    eor3 v5.16b, v5.16b, v23.16b, v4.16b
    rev32 v23.8h, v29.8h
    eor3 v19.16b, v19.16b, v28.16b, v10.16b
    ext v21.16b, v21.16b, v21.16b, #8
    ldr q12, [sp, #224]
    bcax v6.16b, v16.16b, v12.16b, v6.16b
    ldr q16, [x3, #1552]
    eor3 v0.16b, v25.16b, v0.16b, v18.16b
    rev32 v18.8h, v30.8h
    eor v25.16b, v3.16b, v29.16b
    rev32 v10.8h, v10.8h
    ldr q12, [sp, #368]
    bcax v4.16b, v4.16b, v13.16b, v12.16b
    ldr q12, [sp, #208]
    bcax v5.16b, v5.16b, v12.16b, v24.16b
    ldr q12, [x3, #1664]
    eor v13.16b, v30.16b, v15.16b
    eor3 v2.16b, v26.16b, v2.16b, v9.16b
    ldr q26, [x8, #32]
    tbl v9.16b, {v20.16b}, v26.16b
    rev32 v26.8h, v4.8h
    eor3 v7.16b, v27.16b, v7.16b, v25.16b
    eor v25.16b, v15.16b, v20.16b
    rev32 v27.8h, v14.8h
    eor v29.16b, v29.16b, v28.16b
    str q30, [sp, #208]
    eor v30.16b, v1.16b, v22.16b
    str q26, [sp, #368]
    ext v26.16b, v0.16b, v0.16b, #8
    str q15, [sp, #224]
    eor v15.16b, v31.16b, v4.16b
    rev32 v24.8h, v5.8h
    str q7, [sp, #320]
    rev32 v7.8h, v29.8h
    eor3 v2.16b, v22.16b, v27.16b, v2.16b
    str q2, [sp, #352]
    rev32 v2.8h, v13.8h
    eor3 v16.16b, v16.16b, v17.16b, v10.16b
    eor3 v17.16b, v12.16b, v31.16b, v30.16b
    eor v28.16b, v28.16b, v5.16b
    eor3 v31.16b, v11.16b, v14.16b, v21.16b
    rev32 v30.8h, v30.8h
    eor v4.16b, v4.16b, v21.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ldr q11, [x3, #1776]
    eor3 v18.16b, v11.16b, v18.16b, v25.16b
    ldr q25, [x3, #1760]
    eor3 v25.16b, v25.16b, v26.16b, v13.16b
    rev32 v11.8h, v4.8h
    eor v0.16b, v0.16b, v9.16b
    eor v20.16b, v20.16b, v26.16b
    ldr q26, [x3, #1712]
    eor3 v26.16b, v26.16b, v8.16b, v15.16b
    ldr q8, [x3, #1536]
    eor3 v3.16b, v8.16b, v3.16b, v10.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q8, [x3, #1648]
    eor3 v1.16b, v8.16b, v1.16b, v24.16b
    eor3 v19.16b, v20.16b, v7.16b, v19.16b
    rev32 v24.8h, v20.8h
    ldr q8, [x3, #1632]
    eor3 v22.16b, v8.16b, v22.16b, v20.16b
    eor3 v17.16b, v27.16b, v20.16b, v17.16b
    ext v0.16b, v0.16b, v0.16b, #8
    eor v25.16b, v24.16b, v25.16b
    ldr q27, [x3, #1600]
    eor3 v27.16b, v27.16b, v29.16b, v6.16b
    rev32 v29.8h, v5.8h
    eor v18.16b, v18.16b, v24.16b
    ldr q24, [x3, #1616]
    eor3 v23.16b, v24.16b, v23.16b, v28.16b
    ldr q24, [sp, #352]
    eor v24.16b, v0.16b, v24.16b
    ldr q28, [x3, #1728]
    ldr q8, [sp, #320]
    eor3 v7.16b, v8.16b, v7.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    // round 7 (aes.dsl:47)
    eor v8.16b, v17.16b, v25.16b
    // round 6 (aes.dsl:47)
    ldr q9, [x3, #1744]
    eor v1.16b, v0.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor v10.16b, v24.16b, v18.16b
    // round 6 (aes.dsl:47)
    eor v23.16b, v23.16b, v29.16b
    eor3 v5.16b, v30.16b, v5.16b, v22.16b
    eor v22.16b, v31.16b, v11.16b
    // round 7 (aes.dsl:47)
    eor3 v29.16b, v19.16b, v27.16b, v8.16b
    // round 6 (aes.dsl:47)
    eor v26.16b, v26.16b, v11.16b
    eor3 v1.16b, v6.16b, v30.16b, v1.16b
    // round 7 (aes.dsl:47)
    eor3 v6.16b, v7.16b, v23.16b, v10.16b
    // round 6 (aes.dsl:47)
    ldr q30, [sp, #224]
    eor3 v28.16b, v28.16b, v30.16b, v2.16b
    // round 7 (aes.dsl:47)
    eor3 v30.16b, v19.16b, v5.16b, v8.16b
    eor3 v31.16b, v19.16b, v22.16b, v29.16b
    // round 6 (aes.dsl:47)
    ldr q11, [sp, #208]
    ldr q12, [sp, #368]
    eor3 v9.16b, v9.16b, v11.16b, v12.16b
    // round 7 (aes.dsl:47)
    eor3 v11.16b, v7.16b, v1.16b, v10.16b
    eor3 v12.16b, v7.16b, v26.16b, v6.16b
    // round 6 (aes.dsl:47)
    eor v3.16b, v20.16b, v3.16b
    eor v4.16b, v4.16b, v28.16b
    // round 7 (aes.dsl:47)
    movi v20.16b, #255
    eor3 v28.16b, v30.16b, v31.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor3 v2.16b, v21.16b, v2.16b, v9.16b
    eor v0.16b, v16.16b, v0.16b
    // round 7 (aes.dsl:47)
    eor3 v16.16b, v11.16b, v12.16b, v20.16b
    eor3 v21.16b, v22.16b, v4.16b, v30.16b
    eor3 v9.16b, v3.16b, v31.16b, v28.16b
    eor3 v13.16b, v26.16b, v2.16b, v11.16b
    eor3 v14.16b, v0.16b, v12.16b, v16.16b
    mvn v15.16b, v3.16b
    str q3, [sp, #368]
    eor v3.16b, v19.16b, v25.16b
    eor3 v20.16b, v17.16b, v21.16b, v9.16b
    str q9, [sp, #208]
    eor v9.16b, v7.16b, v18.16b
    str q0, [sp, #224]
    mvn v0.16b, v0.16b
    str q14, [sp, #320]
    eor3 v14.16b, v24.16b, v13.16b, v14.16b
    str q1, [sp, #352]
    eor3 v1.16b, v19.16b, v27.16b, v3.16b
    str q5, [sp, #160]
    eor3 v5.16b, v22.16b, v25.16b, v31.16b
    str q3, [sp, #336]
    eor v3.16b, v29.16b, v20.16b
    str q9, [sp, #144]
    eor3 v9.16b, v7.16b, v23.16b, v9.16b
    str q10, [sp, #96]
    eor3 v10.16b, v26.16b, v18.16b, v12.16b
    str q6, [sp, #128]
    eor v6.16b, v6.16b, v14.16b
    eor3 v22.16b, v27.16b, v22.16b, v21.16b
    orr v27.16b, v31.16b, v5.16b
    str q5, [sp, #384]
    eor3 v5.16b, v19.16b, v1.16b, v3.16b
    str q1, [sp, #272]
    and v1.16b, v1.16b, v21.16b
    str q21, [sp, #112]
    orr v21.16b, v12.16b, v10.16b
    str q10, [sp, #256]
    eor3 v10.16b, v7.16b, v9.16b, v6.16b
    eor3 v23.16b, v23.16b, v26.16b, v13.16b
    and v26.16b, v9.16b, v13.16b
    str q9, [sp, #288]
    bcax v9.16b, v27.16b, v19.16b, v5.16b
    bcax v15.16b, v1.16b, v20.16b, v15.16b
    eor3 v18.16b, v24.16b, v18.16b, v14.16b
    bcax v24.16b, v21.16b, v7.16b, v10.16b
    eor3 v17.16b, v17.16b, v25.16b, v20.16b
    eor v25.16b, v28.16b, v5.16b
    eor3 v4.16b, v4.16b, v30.16b, v9.16b
    bcax v0.16b, v26.16b, v14.16b, v0.16b
    str q14, [sp, #240]
    eor v14.16b, v16.16b, v10.16b
    eor3 v2.16b, v2.16b, v11.16b, v24.16b
    str q20, [sp, #176]
    orr v20.16b, v29.16b, v30.16b
    str q13, [sp, #80]
    bcax v13.16b, v15.16b, v8.16b, v22.16b
    bcax v4.16b, v4.16b, v25.16b, v17.16b
    str q25, [sp, #64]
    ldr q25, [sp, #128]
    orr v25.16b, v25.16b, v11.16b
    str q29, [sp, #192]
    ldr q29, [sp, #96]
    bcax v29.16b, v0.16b, v29.16b, v23.16b
    bcax v2.16b, v2.16b, v14.16b, v18.16b
    eor3 v21.16b, v0.16b, v23.16b, v21.16b
    eor3 v9.16b, v15.16b, v13.16b, v9.16b
    eor3 v1.16b, v1.16b, v17.16b, v4.16b
    eor3 v4.16b, v15.16b, v22.16b, v27.16b
    eor3 v0.16b, v0.16b, v29.16b, v24.16b
    eor3 v2.16b, v26.16b, v18.16b, v2.16b
    eor v20.16b, v20.16b, v13.16b
    ldr q24, [sp, #336]
    bcax v26.16b, v9.16b, v28.16b, v24.16b
    ldr q27, [sp, #160]
    movi v9.16b, #255
    eor3 v1.16b, v27.16b, v1.16b, v9.16b
    eor v25.16b, v25.16b, v29.16b
    ldr q27, [sp, #144]
    bcax v0.16b, v0.16b, v16.16b, v27.16b
    ldr q29, [sp, #352]
    eor3 v2.16b, v29.16b, v2.16b, v9.16b
    ldr q29, [sp, #208]
    bcax v4.16b, v4.16b, v29.16b, v3.16b
    bcax v13.16b, v1.16b, v20.16b, v26.16b
    ldr q15, [sp, #320]
    bcax v21.16b, v21.16b, v15.16b, v6.16b
    bcax v9.16b, v2.16b, v25.16b, v0.16b
    bcax v15.16b, v4.16b, v13.16b, v20.16b
    bcax v29.16b, v21.16b, v9.16b, v25.16b
    str q23, [sp, #352]
    bcax v23.16b, v13.16b, v1.16b, v15.16b
    str q14, [sp, #160]
    bcax v14.16b, v9.16b, v2.16b, v29.16b
    bit v2.16b, v29.16b, v0.16b
    bsl v13.16b, v23.16b, v26.16b
    bit v4.16b, v23.16b, v20.16b
    bsl v26.16b, v15.16b, v1.16b
    orr v1.16b, v6.16b, v2.16b
    bit v21.16b, v14.16b, v25.16b
    bcax v6.16b, v20.16b, v4.16b, v15.16b
    eor v20.16b, v26.16b, v13.16b
    bsl v9.16b, v14.16b, v0.16b
    and v0.16b, v27.16b, v21.16b
    and v23.16b, v24.16b, v4.16b
    bcax v24.16b, v25.16b, v21.16b, v29.16b
    orr v3.16b, v3.16b, v26.16b
    eor v25.16b, v4.16b, v13.16b
    orn v5.16b, v5.16b, v6.16b
    eor v27.16b, v2.16b, v9.16b
    eor v29.16b, v21.16b, v9.16b
    orn v10.16b, v10.16b, v24.16b
    bcax v19.16b, v23.16b, v6.16b, v19.16b
    eor3 v14.16b, v4.16b, v6.16b, v20.16b
    bcax v28.16b, v5.16b, v4.16b, v28.16b
    eor3 v15.16b, v21.16b, v24.16b, v27.16b
    bcax v7.16b, v0.16b, v24.16b, v7.16b
    bcax v24.16b, v21.16b, v10.16b, v24.16b
    bcax v16.16b, v10.16b, v21.16b, v16.16b
    orn v8.16b, v14.16b, v8.16b
    bcax v31.16b, v28.16b, v25.16b, v31.16b
    str q10, [sp, #336]
    ldr q10, [sp, #96]
    orn v10.16b, v15.16b, v10.16b
    bcax v6.16b, v4.16b, v5.16b, v6.16b
    eor3 v21.16b, v21.16b, v2.16b, v24.16b
    str q5, [sp, #96]
    ldr q5, [sp, #384]
    bcax v5.16b, v8.16b, v25.16b, v5.16b
    bcax v0.16b, v0.16b, v18.16b, v24.16b
    bcax v18.16b, v28.16b, v13.16b, v30.16b
    bcax v25.16b, v16.16b, v29.16b, v12.16b
    ldr q30, [sp, #256]
    bcax v29.16b, v10.16b, v29.16b, v30.16b
    bcax v30.16b, v16.16b, v9.16b, v11.16b
    eor3 v4.16b, v4.16b, v26.16b, v6.16b
    bcax v17.16b, v23.16b, v17.16b, v6.16b
    ldr q23, [sp, #208]
    bcax v23.16b, v18.16b, v23.16b, v26.16b
    eor v3.16b, v3.16b, v5.16b
    eor v1.16b, v1.16b, v29.16b
    ldr q26, [sp, #224]
    bcax v26.16b, v30.16b, v26.16b, v27.16b
    ldr q11, [sp, #320]
    bcax v2.16b, v30.16b, v11.16b, v2.16b
    bcax v22.16b, v31.16b, v22.16b, v14.16b
    ldr q30, [sp, #368]
    bcax v18.16b, v18.16b, v30.16b, v20.16b
    ldr q30, [sp, #192]
    bcax v30.16b, v3.16b, v13.16b, v30.16b
    ldr q11, [sp, #128]
    bcax v9.16b, v1.16b, v9.16b, v11.16b
    eor3 v16.16b, v16.16b, v26.16b, v25.16b
    eor3 v28.16b, v28.16b, v18.16b, v31.16b
    ldr q31, [sp, #160]
    bcax v24.16b, v26.16b, v31.16b, v24.16b
    ldr q26, [sp, #64]
    bcax v6.16b, v18.16b, v26.16b, v6.16b
    ldr q18, [sp, #352]
    bcax v18.16b, v25.16b, v18.16b, v15.16b
    ldr q25, [sp, #80]
    bcax v16.16b, v16.16b, v21.16b, v25.16b
    eor v23.16b, v23.16b, v30.16b
    ldr q25, [sp, #112]
    bcax v25.16b, v28.16b, v4.16b, v25.16b
    eor3 v5.16b, v19.16b, v6.16b, v5.16b
    eor3 v7.16b, v7.16b, v24.16b, v29.16b
    eor v2.16b, v2.16b, v9.16b
    eor3 v0.16b, v16.16b, v0.16b, v18.16b
    eor3 v26.16b, v8.16b, v22.16b, v23.16b
    ldr q31, [x8, #16]
    tbl v8.16b, {v7.16b}, v31.16b
    ldr q11, [x8, #0]
    tbl v12.16b, {v23.16b}, v11.16b
    eor v13.16b, v5.16b, v25.16b
    tbl v15.16b, {v5.16b}, v11.16b
    eor3 v10.16b, v10.16b, v18.16b, v2.16b
    ldr q19, [sp, #96]
    eor3 v6.16b, v19.16b, v6.16b, v23.16b
    tbl v14.16b, {v13.16b}, v11.16b
    eor3 v17.16b, v25.16b, v17.16b, v22.16b
    ldr q25, [sp, #336]
    eor3 v24.16b, v25.16b, v24.16b, v2.16b
    tbl v25.16b, {v2.16b}, v31.16b
    tbl v19.16b, {v6.16b}, v11.16b
    ext v29.16b, v7.16b, v7.16b, #4
    str q6, [sp, #336]
    ldr q6, [x3, #1824]
    str q25, [sp, #96]
    eor v16.16b, v7.16b, v16.16b
    ext v25.16b, v24.16b, v24.16b, #4
    str q25, [sp, #112]
    ldr q25, [sp, #272]
    bcax v4.16b, v17.16b, v4.16b, v25.16b
    ext v25.16b, v2.16b, v2.16b, #4
    eor v11.16b, v2.16b, v12.16b
    str q8, [sp, #272]
    ext v8.16b, v10.16b, v10.16b, #4
    eor3 v2.16b, v9.16b, v2.16b, v10.16b
    ext v9.16b, v16.16b, v16.16b, #4
    tbl v28.16b, {v10.16b}, v31.16b
    str q28, [sp, #80]
    tbl v28.16b, {v24.16b}, v31.16b
    eor3 v30.16b, v30.16b, v23.16b, v26.16b
    eor3 v3.16b, v3.16b, v22.16b, v17.16b
    eor3 v5.16b, v6.16b, v5.16b, v29.16b
    eor3 v1.16b, v1.16b, v18.16b, v0.16b
    ldr q6, [sp, #288]
    bcax v0.16b, v0.16b, v21.16b, v6.16b
    eor v6.16b, v7.16b, v15.16b
    tbl v7.16b, {v16.16b}, v31.16b
    tbl v17.16b, {v2.16b}, v31.16b
    tbl v18.16b, {v0.16b}, v31.16b
    eor v16.16b, v16.16b, v14.16b
    eor v21.16b, v24.16b, v19.16b
    ldr q22, [x3, #1968]
    ext v29.16b, v6.16b, v6.16b, #4
    ldr q24, [x3, #1856]
    eor3 v24.16b, v24.16b, v13.16b, v9.16b
    ldr q9, [x8, #0]
    tbl v13.16b, {v26.16b}, v9.16b
    str q18, [sp, #288]
    ldr q18, [sp, #176]
    bcax v3.16b, v3.16b, v18.16b, v20.16b
    ldr q18, [x3, #1952]
    eor3 v18.16b, v18.16b, v23.16b, v25.16b
    ext v20.16b, v2.16b, v2.16b, #4
    tbl v23.16b, {v4.16b}, v9.16b
    ext v25.16b, v0.16b, v0.16b, #4
    eor v10.16b, v10.16b, v13.16b
    str q25, [sp, #176]
    ldr q25, [x3, #2016]
    eor3 v25.16b, v25.16b, v26.16b, v8.16b
    ldr q26, [sp, #240]
    bcax v1.16b, v1.16b, v26.16b, v27.16b
    ext v26.16b, v11.16b, v11.16b, #4
    tbl v27.16b, {v30.16b}, v9.16b
    ldr q8, [x3, #1840]
    eor3 v8.16b, v8.16b, v14.16b, v6.16b
    ldr q14, [x8, #32]
    str q13, [sp, #240]
    tbl v13.16b, {v10.16b}, v14.16b
    eor v20.16b, v30.16b, v20.16b
    ldr q30, [x3, #1936]
    eor3 v30.16b, v30.16b, v12.16b, v21.16b
    eor v0.16b, v0.16b, v23.16b
    ext v12.16b, v21.16b, v21.16b, #4
    str q13, [sp, #352]
    tbl v13.16b, {v11.16b}, v14.16b
    tbl v6.16b, {v6.16b}, v14.16b
    str q4, [sp, #64]
    ext v4.16b, v10.16b, v10.16b, #4
    str q4, [sp, #160]
    ldr q4, [x3, #1792]
    str q18, [sp, #128]
    ldr q18, [sp, #272]
    eor3 v4.16b, v4.16b, v18.16b, v29.16b
    eor3 v18.16b, v22.16b, v11.16b, v23.16b
    tbl v22.16b, {v16.16b}, v14.16b
    eor v2.16b, v2.16b, v27.16b
    ldr q23, [x3, #1888]
    eor3 v23.16b, v23.16b, v28.16b, v3.16b
    tbl v3.16b, {v3.16b}, v9.16b
    ext v28.16b, v1.16b, v1.16b, #4
    tbl v29.16b, {v1.16b}, v31.16b
    ext v11.16b, v16.16b, v16.16b, #4
    ext v9.16b, v2.16b, v2.16b, #4
    eor v23.16b, v20.16b, v23.16b
    ldr q31, [sp, #96]
    str q4, [sp, #272]
    ldr q4, [sp, #112]
    eor3 v4.16b, v31.16b, v4.16b, v20.16b
    ldr q31, [x3, #2032]
    eor3 v27.16b, v31.16b, v27.16b, v10.16b
    ldr q31, [x3, #1920]
    ldr q10, [sp, #336]
    eor3 v26.16b, v31.16b, v10.16b, v26.16b
    eor3 v22.16b, v2.16b, v22.16b, v8.16b
    tbl v21.16b, {v21.16b}, v14.16b
    ldr q31, [x3, #1808]
    eor3 v6.16b, v31.16b, v15.16b, v6.16b
    ldr q31, [x3, #1904]
    eor3 v19.16b, v31.16b, v19.16b, v2.16b
    eor3 v30.16b, v13.16b, v2.16b, v30.16b
    eor v1.16b, v1.16b, v3.16b
    eor3 v5.16b, v7.16b, v5.16b, v11.16b
    tbl v7.16b, {v2.16b}, v14.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor3 v17.16b, v17.16b, v25.16b, v9.16b
    eor v4.16b, v26.16b, v4.16b
    ext v25.16b, v1.16b, v1.16b, #4
    ldr q26, [x3, #1872]
    eor3 v3.16b, v26.16b, v16.16b, v3.16b
    eor v7.16b, v7.16b, v27.16b
    tbl v16.16b, {v1.16b}, v14.16b
    eor v5.16b, v20.16b, v5.16b
    eor3 v24.16b, v24.16b, v29.16b, v25.16b
    // round 8 (aes.dsl:47)
    eor v25.16b, v4.16b, v17.16b
    // round 7 (aes.dsl:47)
    ldr q26, [x3, #2000]
    tbl v27.16b, {v0.16b}, v14.16b
    eor v3.16b, v3.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor v16.16b, v30.16b, v7.16b
    // round 7 (aes.dsl:47)
    eor3 v23.16b, v28.16b, v12.16b, v23.16b
    ldr q28, [sp, #128]
    ldr q29, [sp, #288]
    eor3 v28.16b, v28.16b, v29.16b, v31.16b
    // round 8 (aes.dsl:47)
    eor3 v29.16b, v5.16b, v24.16b, v25.16b
    // round 7 (aes.dsl:47)
    eor v18.16b, v18.16b, v27.16b
    eor3 v1.16b, v21.16b, v1.16b, v19.16b
    // round 8 (aes.dsl:47)
    eor3 v19.16b, v22.16b, v3.16b, v16.16b
    // round 7 (aes.dsl:47)
    ldr q21, [x3, #1984]
    ldr q27, [sp, #64]
    ldr q31, [sp, #160]
    eor3 v21.16b, v21.16b, v27.16b, v31.16b
    // round 8 (aes.dsl:47)
    eor3 v27.16b, v5.16b, v23.16b, v25.16b
    eor3 v31.16b, v5.16b, v28.16b, v29.16b
    // round 7 (aes.dsl:47)
    ldr q8, [sp, #240]
    ldr q9, [sp, #352]
    eor3 v26.16b, v26.16b, v8.16b, v9.16b
    // round 8 (aes.dsl:47)
    eor3 v8.16b, v22.16b, v1.16b, v16.16b
    eor3 v9.16b, v22.16b, v18.16b, v19.16b
    // round 7 (aes.dsl:47)
    ldr q10, [sp, #272]
    eor v20.16b, v20.16b, v10.16b
    ldr q10, [sp, #80]
    ldr q11, [sp, #176]
    eor3 v21.16b, v10.16b, v11.16b, v21.16b
    // round 8 (aes.dsl:47)
    movi v10.16b, #255
    eor3 v11.16b, v27.16b, v31.16b, v10.16b
    // round 7 (aes.dsl:47)
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v26.16b
    // round 8 (aes.dsl:47)
    eor3 v6.16b, v8.16b, v9.16b, v10.16b
    eor v26.16b, v22.16b, v7.16b
    eor3 v12.16b, v28.16b, v21.16b, v27.16b
    eor3 v13.16b, v20.16b, v31.16b, v11.16b
    eor v15.16b, v5.16b, v17.16b
    eor3 v14.16b, v18.16b, v0.16b, v8.16b
    eor3 v10.16b, v2.16b, v9.16b, v6.16b
    str q1, [sp, #176]
    eor3 v1.16b, v22.16b, v3.16b, v26.16b
    str q13, [sp, #80]
    eor3 v13.16b, v4.16b, v12.16b, v13.16b
    str q26, [sp, #272]
    eor3 v26.16b, v5.16b, v24.16b, v15.16b
    str q10, [sp, #352]
    eor3 v10.16b, v30.16b, v14.16b, v10.16b
    str q23, [sp, #240]
    and v23.16b, v1.16b, v14.16b
    str q15, [sp, #160]
    eor3 v15.16b, v28.16b, v17.16b, v31.16b
    str q16, [sp, #64]
    eor v16.16b, v29.16b, v13.16b
    str q29, [sp, #288]
    and v29.16b, v26.16b, v12.16b
    str q25, [sp, #128]
    eor3 v25.16b, v18.16b, v7.16b, v9.16b
    str q19, [sp, #336]
    eor v19.16b, v19.16b, v10.16b
    eor3 v24.16b, v24.16b, v28.16b, v12.16b
    orr v28.16b, v31.16b, v15.16b
    str q26, [sp, #112]
    eor3 v26.16b, v5.16b, v26.16b, v16.16b
    eor3 v3.16b, v3.16b, v18.16b, v14.16b
    orr v18.16b, v9.16b, v25.16b
    str q1, [sp, #96]
    eor3 v1.16b, v22.16b, v1.16b, v19.16b
    eor3 v7.16b, v30.16b, v7.16b, v10.16b
    mvn v30.16b, v13.16b
    str q14, [sp, #192]
    bcax v14.16b, v28.16b, v5.16b, v26.16b
    eor3 v4.16b, v4.16b, v17.16b, v13.16b
    mvn v17.16b, v10.16b
    str q10, [sp, #368]
    bcax v10.16b, v18.16b, v22.16b, v1.16b
    bcax v30.16b, v29.16b, v20.16b, v30.16b
    str q13, [sp, #320]
    eor v13.16b, v11.16b, v26.16b
    eor3 v21.16b, v21.16b, v27.16b, v14.16b
    bcax v17.16b, v23.16b, v2.16b, v17.16b
    str q12, [sp, #224]
    eor v12.16b, v6.16b, v1.16b
    eor3 v0.16b, v0.16b, v8.16b, v10.16b
    str q20, [sp, #208]
    ldr q20, [sp, #336]
    orr v20.16b, v20.16b, v8.16b
    str q2, [sp, #256]
    ldr q2, [sp, #128]
    bcax v2.16b, v30.16b, v2.16b, v24.16b
    bcax v21.16b, v21.16b, v13.16b, v4.16b
    str q13, [sp, #384]
    ldr q13, [sp, #288]
    orr v13.16b, v13.16b, v27.16b
    str q15, [sp, #144]
    ldr q15, [sp, #64]
    bcax v15.16b, v17.16b, v15.16b, v3.16b
    bcax v0.16b, v0.16b, v12.16b, v7.16b
    eor3 v18.16b, v17.16b, v3.16b, v18.16b
    eor3 v14.16b, v30.16b, v2.16b, v14.16b
    eor3 v21.16b, v29.16b, v4.16b, v21.16b
    eor3 v17.16b, v17.16b, v15.16b, v10.16b
    eor3 v28.16b, v30.16b, v24.16b, v28.16b
    eor3 v0.16b, v23.16b, v7.16b, v0.16b
    eor v2.16b, v13.16b, v2.16b
    ldr q23, [sp, #160]
    bcax v29.16b, v14.16b, v11.16b, v23.16b
    ldr q30, [sp, #240]
    movi v10.16b, #255
    eor3 v21.16b, v30.16b, v21.16b, v10.16b
    eor v20.16b, v20.16b, v15.16b
    ldr q30, [sp, #272]
    bcax v17.16b, v17.16b, v6.16b, v30.16b
    ldr q13, [sp, #176]
    eor3 v0.16b, v13.16b, v0.16b, v10.16b
    ldr q13, [sp, #80]
    bcax v28.16b, v28.16b, v13.16b, v16.16b
    bcax v14.16b, v21.16b, v2.16b, v29.16b
    ldr q15, [sp, #352]
    bcax v18.16b, v18.16b, v15.16b, v19.16b
    bcax v10.16b, v0.16b, v20.16b, v17.16b
    bcax v15.16b, v28.16b, v14.16b, v2.16b
    bcax v13.16b, v18.16b, v10.16b, v20.16b
    str q4, [sp, #176]
    bcax v4.16b, v14.16b, v21.16b, v15.16b
    str q12, [sp, #240]
    bcax v12.16b, v10.16b, v0.16b, v13.16b
    bit v21.16b, v15.16b, v29.16b
    bsl v14.16b, v4.16b, v29.16b
    bit v28.16b, v4.16b, v2.16b
    bsl v10.16b, v12.16b, v17.16b
    bsl v17.16b, v13.16b, v0.16b
    bit v18.16b, v12.16b, v20.16b
    orr v0.16b, v16.16b, v21.16b
    and v4.16b, v23.16b, v28.16b
    bcax v2.16b, v2.16b, v28.16b, v15.16b
    orr v16.16b, v19.16b, v17.16b
    eor v19.16b, v21.16b, v14.16b
    bcax v20.16b, v20.16b, v18.16b, v13.16b
    eor v23.16b, v17.16b, v10.16b
    and v29.16b, v30.16b, v18.16b
    eor v30.16b, v18.16b, v10.16b
    eor3 v12.16b, v28.16b, v2.16b, v19.16b
    orn v26.16b, v26.16b, v2.16b
    orn v1.16b, v1.16b, v20.16b
    eor v13.16b, v28.16b, v14.16b
    bcax v22.16b, v29.16b, v20.16b, v22.16b
    eor3 v15.16b, v18.16b, v20.16b, v23.16b
    bcax v5.16b, v4.16b, v2.16b, v5.16b
    bcax v11.16b, v26.16b, v28.16b, v11.16b
    bcax v6.16b, v1.16b, v18.16b, v6.16b
    str q4, [sp, #272]
    ldr q4, [sp, #128]
    orn v4.16b, v12.16b, v4.16b
    bcax v2.16b, v28.16b, v26.16b, v2.16b
    str q26, [sp, #128]
    ldr q26, [sp, #64]
    orn v26.16b, v15.16b, v26.16b
    bcax v27.16b, v11.16b, v14.16b, v27.16b
    bcax v9.16b, v6.16b, v30.16b, v9.16b
    bcax v20.16b, v18.16b, v1.16b, v20.16b
    bcax v31.16b, v11.16b, v13.16b, v31.16b
    bcax v25.16b, v26.16b, v30.16b, v25.16b
    bcax v30.16b, v6.16b, v10.16b, v8.16b
    eor3 v28.16b, v28.16b, v21.16b, v2.16b
    ldr q8, [sp, #144]
    bcax v8.16b, v4.16b, v13.16b, v8.16b
    eor3 v18.16b, v18.16b, v17.16b, v20.16b
    eor v16.16b, v16.16b, v25.16b
    ldr q13, [sp, #256]
    bcax v13.16b, v30.16b, v13.16b, v23.16b
    str q23, [sp, #256]
    ldr q23, [sp, #208]
    bcax v23.16b, v27.16b, v23.16b, v19.16b
    bcax v7.16b, v29.16b, v7.16b, v20.16b
    eor v0.16b, v0.16b, v8.16b
    bcax v3.16b, v9.16b, v3.16b, v15.16b
    ldr q29, [sp, #80]
    bcax v21.16b, v27.16b, v29.16b, v21.16b
    ldr q27, [sp, #336]
    bcax v27.16b, v16.16b, v10.16b, v27.16b
    ldr q29, [sp, #352]
    bcax v17.16b, v30.16b, v29.16b, v17.16b
    eor3 v6.16b, v6.16b, v13.16b, v9.16b
    eor3 v29.16b, v11.16b, v23.16b, v31.16b
    ldr q30, [sp, #384]
    bcax v23.16b, v23.16b, v30.16b, v2.16b
    bcax v24.16b, v31.16b, v24.16b, v12.16b
    ldr q30, [sp, #288]
    bcax v30.16b, v0.16b, v14.16b, v30.16b
    ldr q31, [sp, #240]
    bcax v20.16b, v13.16b, v31.16b, v20.16b
    ldr q31, [sp, #224]
    bcax v29.16b, v29.16b, v28.16b, v31.16b
    eor3 v5.16b, v5.16b, v23.16b, v8.16b
    ldr q31, [sp, #192]
    bcax v6.16b, v6.16b, v18.16b, v31.16b
    eor3 v22.16b, v22.16b, v20.16b, v25.16b
    eor v21.16b, v21.16b, v30.16b
    eor v17.16b, v17.16b, v27.16b
    ldr q25, [sp, #272]
    ldr q31, [sp, #176]
    bcax v2.16b, v25.16b, v31.16b, v2.16b
    eor v25.16b, v5.16b, v29.16b
    eor3 v7.16b, v6.16b, v7.16b, v3.16b
    eor v6.16b, v22.16b, v6.16b
    eor3 v1.16b, v1.16b, v20.16b, v17.16b
    eor3 v4.16b, v4.16b, v24.16b, v21.16b
    ext v20.16b, v17.16b, v17.16b, #8
    eor3 v2.16b, v29.16b, v2.16b, v24.16b
    rev32 v29.8h, v21.8h
    eor3 v30.16b, v30.16b, v21.16b, v4.16b
    eor3 v16.16b, v16.16b, v3.16b, v7.16b
    rev32 v31.8h, v5.8h
    ldr q8, [sp, #128]
    eor3 v23.16b, v8.16b, v23.16b, v21.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ldr q8, [sp, #112]
    bcax v28.16b, v2.16b, v28.16b, v8.16b
    eor3 v3.16b, v26.16b, v3.16b, v17.16b
    eor v26.16b, v21.16b, v20.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ldr q9, [x3, #2096]
    rev32 v10.8h, v23.8h
    eor v11.16b, v5.16b, v22.16b
    eor3 v0.16b, v0.16b, v24.16b, v2.16b
    ldr q2, [x3, #2192]
    rev32 v12.8h, v25.8h
    ldr q13, [sp, #96]
    bcax v7.16b, v7.16b, v18.16b, v13.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q14, [sp, #320]
    bcax v0.16b, v0.16b, v14.16b, v19.16b
    eor3 v17.16b, v27.16b, v17.16b, v3.16b
    eor v19.16b, v22.16b, v25.16b
    ldr q27, [x3, #2080]
    ldr q14, [x3, #2288]
    eor v15.16b, v23.16b, v1.16b
    eor v25.16b, v25.16b, v6.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ldr q13, [x3, #2256]
    eor3 v19.16b, v9.16b, v31.16b, v19.16b
    rev32 v31.8h, v4.8h
    eor v9.16b, v20.16b, v28.16b
    ldr q8, [x3, #2064]
    str q22, [sp, #320]
    ldr q22, [sp, #368]
    ldr q18, [sp, #256]
    bcax v16.16b, v16.16b, v22.16b, v18.16b
    rev32 v18.8h, v11.8h
    eor v22.16b, v3.16b, v30.16b
    ldr q24, [x3, #2176]
    str q19, [sp, #256]
    ldr q19, [x3, #2208]
    ext v7.16b, v7.16b, v7.16b, #8
    str q23, [sp, #368]
    ldr q23, [x8, #32]
    tbl v23.16b, {v30.16b}, v23.16b
    str q12, [sp, #96]
    rev32 v12.8h, v28.8h
    eor3 v27.16b, v27.16b, v6.16b, v11.16b
    rev32 v11.8h, v0.8h
    eor3 v22.16b, v14.16b, v31.16b, v22.16b
    eor3 v31.16b, v13.16b, v4.16b, v12.16b
    eor v4.16b, v4.16b, v3.16b
    ext v12.16b, v17.16b, v17.16b, #8
    eor3 v5.16b, v8.16b, v5.16b, v18.16b
    eor3 v2.16b, v2.16b, v21.16b, v10.16b
    rev32 v21.8h, v26.8h
    eor v6.16b, v6.16b, v0.16b
    eor3 v19.16b, v19.16b, v26.16b, v7.16b
    rev32 v26.8h, v4.8h
    eor3 v20.16b, v24.16b, v20.16b, v15.16b
    eor3 v2.16b, v1.16b, v21.16b, v2.16b
    ext v16.16b, v16.16b, v16.16b, #8
    rev32 v24.8h, v15.8h
    rev32 v8.8h, v25.8h
    eor v30.16b, v30.16b, v12.16b
    eor v17.16b, v17.16b, v23.16b
    eor v23.16b, v28.16b, v7.16b
    ldr q28, [x3, #2224]
    eor3 v28.16b, v28.16b, v29.16b, v9.16b
    ldr q29, [x3, #2272]
    eor3 v4.16b, v29.16b, v12.16b, v4.16b
    eor v0.16b, v0.16b, v16.16b
    eor3 v27.16b, v30.16b, v8.16b, v27.16b
    ext v17.16b, v17.16b, v17.16b, #8
    rev32 v29.8h, v30.8h
    ldr q9, [x3, #2112]
    eor3 v25.16b, v9.16b, v25.16b, v16.16b
    ldr q9, [x3, #2128]
    ldr q10, [sp, #96]
    eor3 v6.16b, v9.16b, v10.16b, v6.16b
    rev32 v9.8h, v23.8h
    ldr q10, [x3, #2144]
    eor3 v1.16b, v10.16b, v1.16b, v30.16b
    eor3 v20.16b, v21.16b, v30.16b, v20.16b
    rev32 v21.8h, v0.8h
    ldr q10, [x3, #2160]
    ldr q12, [sp, #368]
    eor3 v10.16b, v10.16b, v12.16b, v11.16b
    eor v22.16b, v22.16b, v29.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v29.16b, v4.16b
    ldr q29, [x3, #2048]
    ldr q11, [x3, #2240]
    eor v10.16b, v17.16b, v10.16b
    ldr q12, [sp, #256]
    eor3 v8.16b, v12.16b, v8.16b, v17.16b
    eor v25.16b, v25.16b, v21.16b
    eor v6.16b, v6.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor v21.16b, v20.16b, v4.16b
    eor v12.16b, v2.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor v28.16b, v28.16b, v9.16b
    eor v19.16b, v19.16b, v9.16b
    eor3 v0.16b, v24.16b, v0.16b, v1.16b
    eor3 v1.16b, v16.16b, v24.16b, v10.16b
    // round 9 (aes.dsl:47)
    eor3 v16.16b, v27.16b, v25.16b, v21.16b
    eor3 v24.16b, v8.16b, v6.16b, v12.16b
    // round 8 (aes.dsl:47)
    ldr q9, [sp, #320]
    eor3 v18.16b, v29.16b, v9.16b, v18.16b
    eor3 v3.16b, v11.16b, v3.16b, v26.16b
    // round 9 (aes.dsl:47)
    eor3 v29.16b, v27.16b, v0.16b, v21.16b
    eor3 v9.16b, v8.16b, v1.16b, v12.16b
    eor3 v10.16b, v27.16b, v19.16b, v16.16b
    eor3 v11.16b, v8.16b, v28.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor v18.16b, v30.16b, v18.16b
    eor3 v7.16b, v7.16b, v26.16b, v31.16b
    eor v5.16b, v5.16b, v17.16b
    eor v3.16b, v23.16b, v3.16b
    // round 9 (aes.dsl:47)
    movi v17.16b, #255
    eor3 v23.16b, v29.16b, v10.16b, v17.16b
    eor3 v26.16b, v9.16b, v11.16b, v17.16b
    eor v30.16b, v27.16b, v4.16b
    eor3 v31.16b, v28.16b, v7.16b, v9.16b
    eor3 v13.16b, v19.16b, v3.16b, v29.16b
    eor3 v14.16b, v18.16b, v10.16b, v23.16b
    eor3 v15.16b, v5.16b, v11.16b, v26.16b
    str q18, [sp, #320]
    mvn v18.16b, v18.16b
    eor v17.16b, v8.16b, v22.16b
    str q0, [sp, #256]
    eor3 v0.16b, v27.16b, v25.16b, v30.16b
    str q15, [sp, #368]
    eor3 v15.16b, v2.16b, v31.16b, v15.16b
    str q14, [sp, #96]
    eor3 v14.16b, v20.16b, v13.16b, v14.16b
    str q5, [sp, #112]
    mvn v5.16b, v5.16b
    str q1, [sp, #128]
    eor3 v1.16b, v8.16b, v6.16b, v17.16b
    str q17, [sp, #176]
    eor3 v17.16b, v28.16b, v22.16b, v11.16b
    str q30, [sp, #272]
    eor3 v30.16b, v19.16b, v4.16b, v10.16b
    str q12, [sp, #192]
    eor v12.16b, v24.16b, v15.16b
    str q21, [sp, #224]
    eor v21.16b, v16.16b, v14.16b
    eor3 v6.16b, v6.16b, v28.16b, v31.16b
    and v28.16b, v0.16b, v13.16b
    str q17, [sp, #240]
    orr v17.16b, v11.16b, v17.16b
    str q30, [sp, #288]
    orr v30.16b, v10.16b, v30.16b
    str q0, [sp, #384]
    eor3 v0.16b, v27.16b, v0.16b, v21.16b
    str q11, [sp, #352]
    eor3 v11.16b, v8.16b, v1.16b, v12.16b
    str q1, [sp, #336]
    and v1.16b, v1.16b, v31.16b
    eor3 v19.16b, v25.16b, v19.16b, v13.16b
    bcax v18.16b, v28.16b, v14.16b, v18.16b
    eor3 v4.16b, v20.16b, v4.16b, v14.16b
    bcax v20.16b, v17.16b, v8.16b, v11.16b
    bcax v25.16b, v30.16b, v27.16b, v0.16b
    eor3 v2.16b, v2.16b, v22.16b, v15.16b
    bcax v5.16b, v1.16b, v15.16b, v5.16b
    eor v22.16b, v23.16b, v0.16b
    str q14, [sp, #80]
    eor v14.16b, v26.16b, v11.16b
    eor3 v3.16b, v3.16b, v29.16b, v25.16b
    eor3 v7.16b, v7.16b, v9.16b, v20.16b
    str q15, [sp, #208]
    orr v15.16b, v16.16b, v29.16b
    str q13, [sp, #144]
    orr v13.16b, v24.16b, v9.16b
    str q31, [sp, #64]
    ldr q31, [sp, #224]
    bcax v31.16b, v18.16b, v31.16b, v19.16b
    str q16, [sp, #160]
    ldr q16, [sp, #192]
    bcax v16.16b, v5.16b, v16.16b, v6.16b
    bcax v3.16b, v3.16b, v22.16b, v4.16b
    bcax v7.16b, v7.16b, v14.16b, v2.16b
    eor3 v17.16b, v5.16b, v6.16b, v17.16b
    eor3 v30.16b, v18.16b, v19.16b, v30.16b
    eor3 v18.16b, v18.16b, v31.16b, v25.16b
    eor3 v5.16b, v5.16b, v16.16b, v20.16b
    eor3 v3.16b, v28.16b, v4.16b, v3.16b
    eor3 v1.16b, v1.16b, v2.16b, v7.16b
    eor v7.16b, v13.16b, v16.16b
    eor v16.16b, v15.16b, v31.16b
    ldr q20, [sp, #272]
    bcax v18.16b, v18.16b, v23.16b, v20.16b
    ldr q25, [sp, #176]
    bcax v5.16b, v5.16b, v26.16b, v25.16b
    ldr q28, [sp, #128]
    movi v31.16b, #255
    eor3 v1.16b, v28.16b, v1.16b, v31.16b
    ldr q28, [sp, #256]
    eor3 v3.16b, v28.16b, v3.16b, v31.16b
    ldr q28, [sp, #96]
    bcax v30.16b, v30.16b, v28.16b, v21.16b
    ldr q13, [sp, #368]
    bcax v17.16b, v17.16b, v13.16b, v12.16b
    bcax v15.16b, v3.16b, v16.16b, v18.16b
    bcax v31.16b, v1.16b, v7.16b, v5.16b
    bcax v13.16b, v30.16b, v15.16b, v16.16b
    bcax v28.16b, v17.16b, v31.16b, v7.16b
    str q6, [sp, #256]
    bcax v6.16b, v15.16b, v3.16b, v13.16b
    str q22, [sp, #128]
    bcax v22.16b, v31.16b, v1.16b, v28.16b
    bit v1.16b, v28.16b, v5.16b
    bsl v15.16b, v6.16b, v18.16b
    bsl v18.16b, v13.16b, v3.16b
    bit v17.16b, v22.16b, v7.16b
    bit v30.16b, v6.16b, v16.16b
    orr v3.16b, v12.16b, v1.16b
    and v6.16b, v25.16b, v17.16b
    bsl v31.16b, v22.16b, v5.16b
    orr v5.16b, v21.16b, v18.16b
    eor v21.16b, v18.16b, v15.16b
    bcax v7.16b, v7.16b, v17.16b, v28.16b
    bcax v16.16b, v16.16b, v30.16b, v13.16b
    eor v22.16b, v30.16b, v15.16b
    and v20.16b, v20.16b, v30.16b
    eor v25.16b, v1.16b, v31.16b
    eor v28.16b, v17.16b, v31.16b
    orn v0.16b, v0.16b, v16.16b
    orn v11.16b, v11.16b, v7.16b
    bcax v27.16b, v20.16b, v16.16b, v27.16b
    eor3 v12.16b, v30.16b, v16.16b, v21.16b
    eor3 v13.16b, v17.16b, v7.16b, v25.16b
    bcax v8.16b, v6.16b, v7.16b, v8.16b
    bcax v23.16b, v0.16b, v30.16b, v23.16b
    bcax v26.16b, v11.16b, v17.16b, v26.16b
    str q27, [sp, #272]
    ldr q27, [sp, #192]
    orn v27.16b, v13.16b, v27.16b
    bcax v16.16b, v30.16b, v0.16b, v16.16b
    str q0, [sp, #192]
    ldr q0, [sp, #224]
    orn v0.16b, v12.16b, v0.16b
    bcax v7.16b, v17.16b, v11.16b, v7.16b
    bcax v10.16b, v23.16b, v22.16b, v10.16b
    str q11, [sp, #224]
    ldr q11, [sp, #352]
    bcax v11.16b, v26.16b, v28.16b, v11.16b
    str q13, [sp, #352]
    ldr q13, [sp, #240]
    bcax v28.16b, v27.16b, v28.16b, v13.16b
    bcax v9.16b, v26.16b, v31.16b, v9.16b
    bcax v29.16b, v23.16b, v15.16b, v29.16b
    eor3 v30.16b, v30.16b, v18.16b, v16.16b
    eor3 v17.16b, v17.16b, v1.16b, v7.16b
    bcax v19.16b, v10.16b, v19.16b, v12.16b
    ldr q12, [sp, #288]
    bcax v22.16b, v0.16b, v22.16b, v12.16b
    bcax v4.16b, v20.16b, v4.16b, v16.16b
    ldr q20, [sp, #320]
    bcax v20.16b, v29.16b, v20.16b, v21.16b
    bcax v2.16b, v6.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v28.16b
    ldr q6, [sp, #112]
    bcax v6.16b, v9.16b, v6.16b, v25.16b
    ldr q12, [sp, #96]
    bcax v18.16b, v29.16b, v12.16b, v18.16b
    eor v5.16b, v5.16b, v22.16b
    ldr q29, [sp, #368]
    bcax v1.16b, v9.16b, v29.16b, v1.16b
    eor3 v26.16b, v26.16b, v6.16b, v11.16b
    bcax v6.16b, v6.16b, v14.16b, v7.16b
    bcax v7.16b, v3.16b, v31.16b, v24.16b
    ldr q24, [sp, #128]
    bcax v16.16b, v20.16b, v24.16b, v16.16b
    eor3 v20.16b, v23.16b, v20.16b, v10.16b
    ldr q23, [sp, #160]
    bcax v23.16b, v5.16b, v15.16b, v23.16b
    eor3 v24.16b, v8.16b, v6.16b, v28.16b
    ldr q28, [sp, #64]
    bcax v26.16b, v26.16b, v17.16b, v28.16b
    eor v1.16b, v1.16b, v7.16b
    ldr q28, [sp, #256]
    ldr q29, [sp, #352]
    bcax v28.16b, v11.16b, v28.16b, v29.16b
    ldr q29, [sp, #272]
    eor3 v22.16b, v29.16b, v16.16b, v22.16b
    eor v18.16b, v18.16b, v23.16b
    ldr q29, [sp, #144]
    bcax v20.16b, v20.16b, v30.16b, v29.16b
    ext v29.16b, v1.16b, v1.16b, #4
    eor v31.16b, v24.16b, v26.16b
    ldr q8, [x3, #2464]
    ldr q9, [x8, #16]
    tbl v10.16b, {v1.16b}, v9.16b
    tbl v11.16b, {v24.16b}, v9.16b
    eor3 v2.16b, v26.16b, v2.16b, v28.16b
    ldr q13, [x8, #0]
    tbl v14.16b, {v18.16b}, v13.16b
    ext v15.16b, v24.16b, v24.16b, #4
    eor3 v4.16b, v20.16b, v4.16b, v19.16b
    tbl v12.16b, {v22.16b}, v13.16b
    eor v20.16b, v22.16b, v20.16b
    eor3 v27.16b, v27.16b, v28.16b, v1.16b
    ldr q26, [x3, #2336]
    str q10, [sp, #144]
    ldr q10, [sp, #192]
    eor3 v16.16b, v10.16b, v16.16b, v18.16b
    eor3 v5.16b, v5.16b, v19.16b, v4.16b
    eor3 v0.16b, v0.16b, v19.16b, v18.16b
    ldr q10, [x3, #2528]
    ext v19.16b, v27.16b, v27.16b, #4
    eor3 v29.16b, v8.16b, v18.16b, v29.16b
    ldr q8, [sp, #224]
    eor3 v6.16b, v8.16b, v6.16b, v1.16b
    ldr q8, [x3, #2432]
    str q29, [sp, #224]
    ldr q29, [sp, #384]
    bcax v4.16b, v4.16b, v30.16b, v29.16b
    eor3 v18.16b, v23.16b, v18.16b, v0.16b
    ext v23.16b, v31.16b, v31.16b, #4
    tbl v30.16b, {v6.16b}, v9.16b
    eor v24.16b, v24.16b, v12.16b
    ext v29.16b, v6.16b, v6.16b, #4
    eor3 v22.16b, v26.16b, v22.16b, v15.16b
    tbl v26.16b, {v0.16b}, v13.16b
    tbl v15.16b, {v16.16b}, v13.16b
    eor3 v3.16b, v3.16b, v28.16b, v2.16b
    eor3 v7.16b, v7.16b, v1.16b, v27.16b
    eor v1.16b, v1.16b, v14.16b
    ldr q28, [sp, #336]
    bcax v2.16b, v2.16b, v17.16b, v28.16b
    tbl v17.16b, {v27.16b}, v9.16b
    ext v28.16b, v24.16b, v24.16b, #4
    str q17, [sp, #336]
    ext v17.16b, v1.16b, v1.16b, #4
    str q22, [sp, #384]
    tbl v22.16b, {v7.16b}, v9.16b
    str q22, [sp, #192]
    tbl v22.16b, {v31.16b}, v9.16b
    str q22, [sp, #272]
    ext v22.16b, v7.16b, v7.16b, #4
    str q29, [sp, #352]
    tbl v29.16b, {v20.16b}, v13.16b
    eor v6.16b, v6.16b, v15.16b
    str q15, [sp, #256]
    tbl v15.16b, {v18.16b}, v13.16b
    str q30, [sp, #64]
    ldr q30, [sp, #208]
    bcax v3.16b, v3.16b, v30.16b, v25.16b
    ldr q25, [x8, #32]
    tbl v30.16b, {v1.16b}, v25.16b
    eor3 v0.16b, v10.16b, v0.16b, v19.16b
    ldr q19, [x3, #2448]
    eor3 v19.16b, v19.16b, v14.16b, v6.16b
    tbl v10.16b, {v24.16b}, v25.16b
    tbl v14.16b, {v6.16b}, v25.16b
    str q4, [sp, #208]
    tbl v4.16b, {v4.16b}, v13.16b
    str q14, [sp, #160]
    tbl v14.16b, {v2.16b}, v9.16b
    str q14, [sp, #128]
    ext v14.16b, v3.16b, v3.16b, #4
    eor v27.16b, v27.16b, v26.16b
    str q26, [sp, #368]
    ldr q26, [sp, #80]
    bcax v5.16b, v5.16b, v26.16b, v21.16b
    eor3 v16.16b, v8.16b, v16.16b, v17.16b
    eor v7.16b, v7.16b, v15.16b
    eor v17.16b, v31.16b, v29.16b
    ldr q21, [x3, #2368]
    eor3 v20.16b, v21.16b, v20.16b, v23.16b
    ext v21.16b, v2.16b, v2.16b, #4
    ldr q23, [x3, #2352]
    eor3 v23.16b, v23.16b, v29.16b, v24.16b
    ldr q24, [x3, #2304]
    eor3 v24.16b, v24.16b, v11.16b, v28.16b
    tbl v26.16b, {v17.16b}, v25.16b
    tbl v28.16b, {v3.16b}, v9.16b
    ldr q29, [x3, #2480]
    eor3 v1.16b, v29.16b, v1.16b, v4.16b
    tbl v29.16b, {v5.16b}, v13.16b
    ldr q31, [x3, #2320]
    eor3 v31.16b, v31.16b, v12.16b, v10.16b
    ext v6.16b, v6.16b, v6.16b, #4
    eor v18.16b, v18.16b, v22.16b
    eor v2.16b, v2.16b, v4.16b
    ldr q4, [x3, #2400]
    ldr q22, [sp, #64]
    eor3 v4.16b, v4.16b, v22.16b, v5.16b
    ext v5.16b, v27.16b, v27.16b, #4
    tbl v22.16b, {v7.16b}, v25.16b
    tbl v8.16b, {v27.16b}, v25.16b
    ext v9.16b, v2.16b, v2.16b, #4
    eor v3.16b, v3.16b, v29.16b
    ext v10.16b, v17.16b, v17.16b, #4
    eor3 v23.16b, v7.16b, v26.16b, v23.16b
    ldr q26, [x3, #2544]
    eor3 v26.16b, v26.16b, v15.16b, v27.16b
    tbl v27.16b, {v2.16b}, v25.16b
    ext v11.16b, v7.16b, v7.16b, #4
    ldr q12, [sp, #144]
    ldr q13, [sp, #352]
    eor3 v12.16b, v12.16b, v13.16b, v18.16b
    ldr q13, [sp, #272]
    ldr q15, [sp, #384]
    eor3 v10.16b, v13.16b, v15.16b, v10.16b
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #2384]
    eor3 v17.16b, v26.16b, v17.16b, v29.16b
    ldr q26, [sp, #192]
    eor3 v0.16b, v26.16b, v0.16b, v11.16b
    eor v16.16b, v16.16b, v12.16b
    ext v26.16b, v3.16b, v3.16b, #4
    eor v4.16b, v18.16b, v4.16b
    eor3 v19.16b, v30.16b, v7.16b, v19.16b
    tbl v25.16b, {v3.16b}, v25.16b
    eor v29.16b, v18.16b, v10.16b
    // round 10 (aes.dsl:53)
    eor v30.16b, v16.16b, v0.16b
    // round 9 (aes.dsl:47)
    eor3 v20.16b, v20.16b, v28.16b, v26.16b
    ldr q26, [x3, #2512]
    ldr q28, [x3, #2416]
    ldr q10, [sp, #256]
    eor3 v28.16b, v28.16b, v10.16b, v7.16b
    // round 10 (aes.dsl:53)
    eor v10.16b, v19.16b, v22.16b
    // round 9 (aes.dsl:47)
    eor v17.16b, v17.16b, v25.16b
    eor3 v4.16b, v14.16b, v6.16b, v4.16b
    ldr q6, [sp, #224]
    ldr q25, [sp, #128]
    eor3 v6.16b, v6.16b, v25.16b, v9.16b
    // round 10 (aes.dsl:53)
    eor3 v25.16b, v29.16b, v20.16b, v30.16b
    // round 9 (aes.dsl:47)
    ldr q9, [sp, #160]
    eor3 v3.16b, v9.16b, v3.16b, v28.16b
    eor v1.16b, v1.16b, v27.16b
    // round 10 (aes.dsl:53)
    eor3 v27.16b, v23.16b, v17.16b, v10.16b
    // round 9 (aes.dsl:47)
    ldr q28, [x3, #2496]
    ldr q9, [sp, #208]
    eor3 v5.16b, v28.16b, v9.16b, v5.16b
    // round 10 (aes.dsl:53)
    eor3 v28.16b, v29.16b, v4.16b, v30.16b
    eor3 v9.16b, v29.16b, v6.16b, v25.16b
    // round 9 (aes.dsl:47)
    ldr q11, [sp, #368]
    eor3 v26.16b, v26.16b, v11.16b, v8.16b
    // round 10 (aes.dsl:53)
    eor3 v8.16b, v23.16b, v3.16b, v10.16b
    eor3 v11.16b, v23.16b, v1.16b, v27.16b
    // round 9 (aes.dsl:47)
    eor v18.16b, v18.16b, v24.16b
    ldr q24, [sp, #336]
    eor3 v5.16b, v24.16b, v21.16b, v5.16b
    // round 10 (aes.dsl:53)
    movi v21.16b, #255
    eor3 v24.16b, v28.16b, v9.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor v7.16b, v7.16b, v31.16b
    eor v2.16b, v2.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor3 v26.16b, v8.16b, v11.16b, v21.16b
    eor v31.16b, v29.16b, v0.16b
    eor3 v12.16b, v6.16b, v5.16b, v28.16b
    eor3 v13.16b, v18.16b, v9.16b, v24.16b
    eor v14.16b, v23.16b, v22.16b
    eor3 v15.16b, v1.16b, v2.16b, v8.16b
    eor3 v21.16b, v7.16b, v11.16b, v26.16b
    str q13, [sp, #336]
    eor3 v13.16b, v16.16b, v12.16b, v13.16b
    str q3, [sp, #368]
    eor3 v3.16b, v23.16b, v17.16b, v14.16b
    str q14, [sp, #208]
    eor3 v14.16b, v29.16b, v20.16b, v31.16b
    str q21, [sp, #160]
    eor3 v21.16b, v19.16b, v15.16b, v21.16b
    str q4, [sp, #128]
    eor3 v4.16b, v1.16b, v22.16b, v11.16b
    str q31, [sp, #224]
    eor3 v31.16b, v6.16b, v0.16b, v9.16b
    str q10, [sp, #256]
    eor v10.16b, v25.16b, v13.16b
    eor3 v1.16b, v17.16b, v1.16b, v15.16b
    and v17.16b, v3.16b, v15.16b
    str q15, [sp, #192]
    eor v15.16b, v27.16b, v21.16b
    eor3 v6.16b, v20.16b, v6.16b, v12.16b
    orr v20.16b, v9.16b, v31.16b
    str q31, [sp, #384]
    eor3 v31.16b, v29.16b, v14.16b, v10.16b
    str q14, [sp, #272]
    and v14.16b, v14.16b, v12.16b
    str q12, [sp, #352]
    orr v12.16b, v11.16b, v4.16b
    str q3, [sp, #144]
    eor3 v3.16b, v23.16b, v3.16b, v15.16b
    str q11, [sp, #64]
    mvn v11.16b, v21.16b
    str q9, [sp, #80]
    mvn v9.16b, v13.16b
    str q4, [sp, #96]
    bcax v4.16b, v20.16b, v29.16b, v31.16b
    eor3 v0.16b, v16.16b, v0.16b, v13.16b
    eor3 v16.16b, v19.16b, v22.16b, v21.16b
    bcax v19.16b, v12.16b, v23.16b, v3.16b
    bcax v22.16b, v14.16b, v18.16b, v9.16b
    eor v9.16b, v24.16b, v31.16b
    eor3 v5.16b, v5.16b, v28.16b, v4.16b
    bcax v11.16b, v17.16b, v7.16b, v11.16b
    str q21, [sp, #112]
    eor v21.16b, v26.16b, v3.16b
    eor3 v2.16b, v2.16b, v8.16b, v19.16b
    str q13, [sp, #320]
    orr v13.16b, v27.16b, v8.16b
    str q27, [sp, #288]
    bcax v27.16b, v22.16b, v30.16b, v6.16b
    bcax v5.16b, v5.16b, v9.16b, v0.16b
    str q25, [sp, #240]
    orr v25.16b, v25.16b, v28.16b
    str q9, [sp, #176]
    ldr q9, [sp, #256]
    bcax v9.16b, v11.16b, v9.16b, v1.16b
    bcax v2.16b, v2.16b, v21.16b, v16.16b
    eor3 v20.16b, v22.16b, v6.16b, v20.16b
    eor3 v4.16b, v22.16b, v27.16b, v4.16b
    eor3 v5.16b, v14.16b, v0.16b, v5.16b
    eor3 v22.16b, v11.16b, v1.16b, v12.16b
    eor3 v19.16b, v11.16b, v9.16b, v19.16b
    eor3 v2.16b, v17.16b, v16.16b, v2.16b
    eor v17.16b, v25.16b, v27.16b
    ldr q25, [sp, #224]
    bcax v4.16b, v4.16b, v24.16b, v25.16b
    ldr q27, [sp, #128]
    movi v11.16b, #255
    eor3 v5.16b, v27.16b, v5.16b, v11.16b
    eor v27.16b, v13.16b, v9.16b
    ldr q9, [sp, #208]
    bcax v19.16b, v19.16b, v26.16b, v9.16b
    ldr q12, [sp, #368]
    eor3 v2.16b, v12.16b, v2.16b, v11.16b
    ldr q11, [sp, #336]
    bcax v20.16b, v20.16b, v11.16b, v10.16b
    bcax v12.16b, v5.16b, v17.16b, v4.16b
    ldr q13, [sp, #160]
    bcax v22.16b, v22.16b, v13.16b, v15.16b
    bcax v14.16b, v2.16b, v27.16b, v19.16b
    bcax v11.16b, v20.16b, v12.16b, v17.16b
    bcax v13.16b, v22.16b, v14.16b, v27.16b
    str q21, [sp, #368]
    bcax v21.16b, v12.16b, v5.16b, v11.16b
    str q1, [sp, #128]
    bcax v1.16b, v14.16b, v2.16b, v13.16b
    bit v20.16b, v21.16b, v17.16b
    bit v5.16b, v11.16b, v4.16b
    bit v22.16b, v1.16b, v27.16b
    bsl v14.16b, v1.16b, v19.16b
    bsl v19.16b, v13.16b, v2.16b
    bsl v12.16b, v21.16b, v4.16b
    orr v1.16b, v10.16b, v5.16b
    eor v2.16b, v22.16b, v14.16b
    and v4.16b, v25.16b, v20.16b
    orr v21.16b, v15.16b, v19.16b
    bcax v25.16b, v27.16b, v22.16b, v13.16b
    bcax v17.16b, v17.16b, v20.16b, v11.16b
    eor v27.16b, v20.16b, v12.16b
    and v9.16b, v9.16b, v22.16b
    eor v10.16b, v19.16b, v14.16b
    eor v11.16b, v5.16b, v12.16b
    orn v3.16b, v3.16b, v25.16b
    orn v31.16b, v31.16b, v17.16b
    eor3 v13.16b, v22.16b, v25.16b, v10.16b
    bcax v29.16b, v4.16b, v17.16b, v29.16b
    bcax v23.16b, v9.16b, v25.16b, v23.16b
    eor3 v15.16b, v20.16b, v17.16b, v11.16b
    bcax v25.16b, v22.16b, v3.16b, v25.16b
    bcax v24.16b, v31.16b, v20.16b, v24.16b
    str q23, [sp, #208]
    ldr q23, [sp, #256]
    orn v23.16b, v13.16b, v23.16b
    bcax v26.16b, v3.16b, v22.16b, v26.16b
    bcax v17.16b, v20.16b, v31.16b, v17.16b
    orn v30.16b, v15.16b, v30.16b
    bcax v28.16b, v24.16b, v12.16b, v28.16b
    bcax v16.16b, v9.16b, v16.16b, v25.16b
    ldr q9, [sp, #96]
    bcax v9.16b, v23.16b, v2.16b, v9.16b
    bcax v0.16b, v4.16b, v0.16b, v17.16b
    bcax v4.16b, v26.16b, v14.16b, v8.16b
    eor3 v20.16b, v20.16b, v5.16b, v17.16b
    ldr q8, [sp, #80]
    bcax v8.16b, v24.16b, v27.16b, v8.16b
    str q31, [sp, #80]
    ldr q31, [sp, #384]
    bcax v27.16b, v30.16b, v27.16b, v31.16b
    eor3 v22.16b, v22.16b, v19.16b, v25.16b
    bcax v7.16b, v4.16b, v7.16b, v10.16b
    bcax v18.16b, v28.16b, v18.16b, v11.16b
    ldr q31, [sp, #160]
    bcax v4.16b, v4.16b, v31.16b, v19.16b
    ldr q19, [sp, #64]
    bcax v2.16b, v26.16b, v2.16b, v19.16b
    eor v1.16b, v1.16b, v27.16b
    bcax v6.16b, v8.16b, v6.16b, v15.16b
    eor3 v19.16b, v24.16b, v18.16b, v8.16b
    eor v21.16b, v21.16b, v9.16b
    ldr q24, [x3, #2592]
    ldr q31, [sp, #128]
    bcax v31.16b, v2.16b, v31.16b, v13.16b
    ldr q8, [sp, #336]
    bcax v5.16b, v28.16b, v8.16b, v5.16b
    ldr q28, [sp, #176]
    bcax v17.16b, v18.16b, v28.16b, v17.16b
    ldr q18, [x3, #2576]
    ldr q28, [x3, #2688]
    eor3 v2.16b, v26.16b, v7.16b, v2.16b
    ldr q26, [sp, #368]
    bcax v7.16b, v7.16b, v26.16b, v25.16b
    ldr q25, [sp, #240]
    bcax v25.16b, v1.16b, v12.16b, v25.16b
    ldr q26, [x3, #2704]
    ldr q8, [sp, #288]
    bcax v8.16b, v21.16b, v14.16b, v8.16b
    ldr q12, [sp, #352]
    bcax v19.16b, v19.16b, v20.16b, v12.16b
    eor3 v27.16b, v29.16b, v17.16b, v27.16b
    ldr q29, [sp, #208]
    eor3 v29.16b, v29.16b, v7.16b, v9.16b
    ldr q9, [sp, #192]
    bcax v2.16b, v2.16b, v22.16b, v9.16b
    eor v5.16b, v5.16b, v25.16b
    ldr q9, [x3, #2608]
    ldr q12, [x3, #2560]
    eor v4.16b, v4.16b, v8.16b
    eor3 v24.16b, v24.16b, v27.16b, v19.16b
    eor3 v0.16b, v19.16b, v0.16b, v6.16b
    ldr q19, [x3, #2656]
    eor v28.16b, v28.16b, v5.16b
    eor v18.16b, v18.16b, v29.16b
    eor3 v16.16b, v2.16b, v16.16b, v31.16b
    ldr q13, [x3, #2672]
    eor3 v3.16b, v3.16b, v7.16b, v4.16b
    eor3 v7.16b, v23.16b, v31.16b, v4.16b
    eor v23.16b, v26.16b, v4.16b
    eor3 v26.16b, v30.16b, v6.16b, v5.16b
    eor3 v21.16b, v21.16b, v31.16b, v16.16b
    ldr q30, [sp, #80]
    eor3 v17.16b, v30.16b, v17.16b, v5.16b
    ldr q30, [x3, #2752]
    ldr q31, [x3, #2768]
    eor3 v2.16b, v9.16b, v29.16b, v2.16b
    mov v29.16b, v23.16b
    sri v29.16b, v18.16b, #4
    eor v27.16b, v12.16b, v27.16b
    ldr q9, [x3, #2800]
    eor v17.16b, v19.16b, v17.16b
    eor3 v5.16b, v25.16b, v5.16b, v26.16b
    sli v18.16b, v23.16b, #4
    ldr q19, [x3, #2720]
    eor v3.16b, v13.16b, v3.16b
    mov v23.16b, v27.16b
    sli v23.16b, v28.16b, #4
    sri v28.16b, v27.16b, #4
    ldr q25, [x3, #2624]
    ldr q27, [x3, #2736]
    ldr q12, [sp, #144]
    bcax v16.16b, v16.16b, v22.16b, v12.16b
    eor3 v4.16b, v8.16b, v4.16b, v7.16b
    eor3 v1.16b, v1.16b, v6.16b, v0.16b
    ldr q6, [x3, #2784]
    ldr q22, [sp, #272]
    bcax v0.16b, v0.16b, v20.16b, v22.16b
    eor v7.16b, v31.16b, v7.16b
    eor v20.16b, v30.16b, v26.16b
    ldr q22, [x3, #2640]
    ldr q26, [sp, #320]
    bcax v1.16b, v1.16b, v26.16b, v11.16b
    eor v4.16b, v9.16b, v4.16b
    ushr v26.16b, v29.16b, #2
    ldr q30, [sp, #112]
    bcax v21.16b, v21.16b, v30.16b, v10.16b
    ushr v30.16b, v18.16b, #2
    eor v0.16b, v19.16b, v0.16b
    ushr v19.16b, v28.16b, #2
    eor v16.16b, v27.16b, v16.16b
    eor v1.16b, v25.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    ushr v6.16b, v23.16b, #2
    mov v25.16b, v24.16b
    sli v25.16b, v0.16b, #4
    sri v0.16b, v24.16b, #4
    eor v21.16b, v22.16b, v21.16b
    mov v22.16b, v2.16b
    sli v22.16b, v16.16b, #4
    mov v24.16b, v17.16b
    sli v24.16b, v5.16b, #4
    sri v5.16b, v17.16b, #4
    mov v17.16b, v4.16b
    sri v17.16b, v3.16b, #4
    mov v27.16b, v7.16b
    sri v27.16b, v21.16b, #4
    ushr v31.16b, v22.16b, #2
    sri v16.16b, v2.16b, #4
    ushr v2.16b, v25.16b, #2
    shl v8.16b, v17.16b, #2
    sli v3.16b, v4.16b, #4
    ushr v4.16b, v0.16b, #2
    ushr v9.16b, v16.16b, #2
    shl v10.16b, v5.16b, #2
    shl v11.16b, v3.16b, #2
    movi v12.16b, #51
    bif v2.16b, v24.16b, v12.16b
    mov v13.16b, v20.16b
    sri v13.16b, v1.16b, #4
    shl v24.16b, v24.16b, #2
    bif v26.16b, v27.16b, v12.16b
    sli v1.16b, v20.16b, #4
    bif v19.16b, v13.16b, v12.16b
    shl v20.16b, v27.16b, #2
    sli v21.16b, v7.16b, #4
    bit v8.16b, v16.16b, v12.16b
    bit v11.16b, v22.16b, v12.16b
    shl v7.16b, v1.16b, #2
    bit v5.16b, v4.16b, v12.16b
    bif v30.16b, v21.16b, v12.16b
    bit v17.16b, v9.16b, v12.16b
    bit v1.16b, v6.16b, v12.16b
    shl v4.16b, v11.16b, #1
    bit v24.16b, v25.16b, v12.16b
    bit v10.16b, v0.16b, v12.16b
    shl v0.16b, v21.16b, #2
    shl v6.16b, v13.16b, #2
    shl v16.16b, v24.16b, #1
    bit v3.16b, v31.16b, v12.16b
    ushr v21.16b, v26.16b, #1
    bit v6.16b, v28.16b, v12.16b
    shl v22.16b, v5.16b, #1
    shl v25.16b, v10.16b, #1
    shl v27.16b, v2.16b, #1
    shl v28.16b, v8.16b, #1
    bit v0.16b, v18.16b, v12.16b
    movi v18.16b, #85
    bit v22.16b, v19.16b, v18.16b
    bit v25.16b, v6.16b, v18.16b
    ushr v31.16b, v1.16b, #1
    bit v4.16b, v0.16b, v18.16b
    bit v20.16b, v29.16b, v12.16b
    ushr v29.16b, v30.16b, #1
    bsl v12.16b, v23.16b, v7.16b
    bit v2.16b, v31.16b, v18.16b
    shl v7.16b, v17.16b, #1
    ushr v23.16b, v20.16b, #1
    shl v31.16b, v3.16b, #1
    ushr v19.16b, v19.16b, #1
    bit v17.16b, v21.16b, v18.16b
    bit v7.16b, v26.16b, v18.16b
    ushr v6.16b, v6.16b, #1
    bit v27.16b, v1.16b, v18.16b
    bit v3.16b, v29.16b, v18.16b
    bit v28.16b, v20.16b, v18.16b
    bit v16.16b, v12.16b, v18.16b
    ushr v0.16b, v0.16b, #1
    bit v5.16b, v19.16b, v18.16b
    ushr v1.16b, v12.16b, #1
    bit v10.16b, v6.16b, v18.16b
    ext v6.16b, v28.16b, v28.16b, #8
    bit v31.16b, v30.16b, v18.16b
    ext v4.16b, v4.16b, v4.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ldr q19, [x1, #176]
    ldr q20, [x1, #96]
    ext v3.16b, v3.16b, v3.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    bit v11.16b, v0.16b, v18.16b
    ldr q0, [x1, #16]
    ldr q21, [x1, #192]
    bit v8.16b, v23.16b, v18.16b
    ext v23.16b, v31.16b, v31.16b, #8
    trn1 v26.16b, v5.16b, v17.16b
    ldr q28, [x1, #240]
    ldr q29, [x1, #32]
    bsl v18.16b, v1.16b, v24.16b
    ext v1.16b, v11.16b, v11.16b, #8
    trn1 v24.16b, v22.16b, v7.16b
    ldr q30, [x1, #208]
    ldr q31, [x1, #0]
    trn2 v7.16b, v22.16b, v7.16b
    trn2 v22.16b, v25.16b, v6.16b
    trn1 v9.16b, v27.16b, v23.16b
    ldr q11, [x1, #48]
    ldr q12, [x1, #64]
    trn2 v5.16b, v5.16b, v17.16b
    trn1 v17.16b, v18.16b, v1.16b
    eor v20.16b, v20.16b, v24.16b
    ldr q24, [x1, #128]
    ldr q13, [x1, #112]
    trn2 v14.16b, v2.16b, v3.16b
    trn1 v2.16b, v2.16b, v3.16b
    trn1 v3.16b, v16.16b, v4.16b
    ldr q15, [x1, #144]
    str q0, [sp, #112]
    ldr q0, [x1, #224]
    trn1 v6.16b, v25.16b, v6.16b
    eor v25.16b, v29.16b, v9.16b
    eor v5.16b, v28.16b, v5.16b
    ldr q28, [x1, #80]
    ldr q29, [x1, #160]
    ext v8.16b, v8.16b, v8.16b, #8
    eor v3.16b, v31.16b, v3.16b
    eor v19.16b, v19.16b, v14.16b
    trn2 v4.16b, v16.16b, v4.16b
    eor v2.16b, v11.16b, v2.16b
    eor v6.16b, v12.16b, v6.16b
    str q25, [x0, #32]
    str q5, [x0, #240]
    trn1 v5.16b, v10.16b, v8.16b
    eor v16.16b, v21.16b, v22.16b
    str q19, [x0, #176]
    str q3, [x0, #0]
    eor v3.16b, v13.16b, v26.16b
    trn2 v19.16b, v27.16b, v23.16b
    eor v4.16b, v24.16b, v4.16b
    trn2 v21.16b, v10.16b, v8.16b
    str q20, [x0, #96]
    str q6, [x0, #64]
    eor v0.16b, v0.16b, v7.16b
    trn2 v1.16b, v18.16b, v1.16b
    str q16, [x0, #192]
    str q3, [x0, #112]
    eor v3.16b, v28.16b, v5.16b
    eor v5.16b, v29.16b, v19.16b
    eor v6.16b, v30.16b, v21.16b
    str q4, [x0, #128]
    str q2, [x0, #48]
    eor v1.16b, v15.16b, v1.16b
    ldr q2, [sp, #112]
    eor v2.16b, v2.16b, v17.16b
    str q3, [x0, #80]
    str q0, [x0, #224]
    str q5, [x0, #160]
    str q6, [x0, #208]
    str q2, [x0, #16]
    str q1, [x0, #144]
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
    add x0, sp, #400
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
    add x1, sp, #400
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
    movz x10, #37
.Llwcc_aes128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #656
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
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
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
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x07, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x0f, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00
    .byte 0x1f, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00
    .byte 0x3f, 0x00, 0x00, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x33, 0x00, 0x00, 0x00, 0x22, 0x00, 0x00, 0x00
    .byte 0x7f, 0x00, 0x00, 0x00, 0x55, 0x00, 0x00, 0x00, 0x66, 0x00, 0x00, 0x00, 0x44, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xaa, 0x00, 0x00, 0x00, 0xcc, 0x00, 0x00, 0x00, 0x88, 0x00, 0x00, 0x00
    .byte 0xe4, 0x00, 0x00, 0x00, 0x4e, 0x00, 0x00, 0x00, 0x82, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00
    .byte 0xd2, 0x00, 0x00, 0x00, 0x9c, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00
