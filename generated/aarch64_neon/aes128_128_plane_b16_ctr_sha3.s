// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --features sha3 --circuit rv32i --pass 'ctr_fold(at=round2)' --pass 'schedule(effort=60000, beyond=36)' --blocks 16 --mode ctr
// passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16, depth=round2) ctr_fold(at=round2) sbox(circuit=rv32i, lanes=1) complement() balance() value_numbering() hoist(mode=ctr) slice(lanes=1) pair_moves() early_stores() spill_order() select() schedule(effort=60000, beyond=36) allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 2080
// layout:    planes of 16 S-boxes, 16 blocks side by side; cells in 2 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 2944, ctx 7296, align 16, group 256, stack 2080
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:fcdc2d440aa6aa60adb37084cd91f3b0fab7f7ce44c7516e9206b3b346873150

    .text

    .balign 16
    .global lwcc_aes128_128_key_setup_neon
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #2080
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q0, [x1, #0]
    ldr q1, [x8, #784]
    ldr q3, [x8, #928]
    ldr q15, [x8, #656]
    ldr q12, [x8, #384]
    ldr q11, [x8, #1648]
    ldr q19, [x8, #1744]
    ushr v9.16b, v0.16b, #5
    eor v24.16b, v0.16b, v9.16b
    ushr v10.16b, v0.16b, #2
    ushr v30.16b, v0.16b, #4
    ushr v29.16b, v0.16b, #7
    ushr v28.16b, v0.16b, #6
    ldr q31, [x8, #1760]
    tbl v31.16b, {v0.16b}, v31.16b
    ldr q6, [x8, #1776]
    tbl v6.16b, {v0.16b}, v6.16b
    bsl v11.16b, v6.16b, v0.16b
    str q11, [sp, #64]
    mov v11.16b, v0.16b
    sli v11.2d, v0.2d, #32
    bit v11.16b, v6.16b, v12.16b
    bit v11.16b, v31.16b, v19.16b
    ushr v31.16b, v0.16b, #1
    eor v19.16b, v31.16b, v9.16b
    eor v10.16b, v10.16b, v19.16b
    ldr q12, [x8, #1792]
    tbl v12.16b, {v0.16b}, v12.16b
    bsl v15.16b, v12.16b, v0.16b
    str q15, [sp, #80]
    ushr v15.16b, v0.16b, #3
    eor v15.16b, v15.16b, v29.16b
    eor v30.16b, v30.16b, v15.16b
    eor v0.16b, v30.16b, v10.16b
    eor v30.16b, v28.16b, v30.16b
    eor v21.16b, v24.16b, v30.16b
    eor v29.16b, v29.16b, v21.16b
    eor v13.16b, v29.16b, v19.16b
    and v25.16b, v30.16b, v13.16b
    eor v20.16b, v15.16b, v29.16b
    eor v23.16b, v30.16b, v0.16b
    eor v31.16b, v31.16b, v23.16b
    orr v18.16b, v10.16b, v31.16b
    eor v7.16b, v15.16b, v31.16b
    eor v8.16b, v15.16b, v19.16b
    eor v24.16b, v24.16b, v8.16b
    eor v19.16b, v19.16b, v7.16b
    and v16.16b, v20.16b, v24.16b
    eor v14.16b, v28.16b, v24.16b
    orr v4.16b, v29.16b, v14.16b
    eor v2.16b, v0.16b, v14.16b
    and v27.16b, v19.16b, v2.16b
    and v26.16b, v21.16b, v8.16b
    and v22.16b, v23.16b, v7.16b
    eor v18.16b, v22.16b, v18.16b
    eor3 v25.16b, v18.16b, v25.16b, v16.16b
    eor v17.16b, v7.16b, v13.16b
    and v5.16b, v0.16b, v17.16b
    eor3 v5.16b, v18.16b, v4.16b, v5.16b
    eor v5.16b, v21.16b, v5.16b
    and v18.16b, v28.16b, v15.16b
    eor v18.16b, v22.16b, v18.16b
    eor3 v16.16b, v9.16b, v18.16b, v16.16b
    eor3 v4.16b, v4.16b, v18.16b, v27.16b
    eor v16.16b, v26.16b, v16.16b
    eor v18.16b, v5.16b, v4.16b
    and v22.16b, v25.16b, v18.16b
    eor v26.16b, v22.16b, v16.16b
    and v26.16b, v4.16b, v26.16b
    eor v18.16b, v18.16b, v26.16b
    orr v26.16b, v25.16b, v26.16b
    eor v25.16b, v25.16b, v16.16b
    and v21.16b, v21.16b, v18.16b
    and v27.16b, v8.16b, v18.16b
    and v8.16b, v5.16b, v25.16b
    eor v4.16b, v4.16b, v8.16b
    eor v26.16b, v8.16b, v26.16b
    and v4.16b, v16.16b, v4.16b
    and v0.16b, v0.16b, v26.16b
    and v16.16b, v17.16b, v26.16b
    orr v5.16b, v5.16b, v4.16b
    eor v4.16b, v25.16b, v4.16b
    eor v5.16b, v22.16b, v5.16b
    and v17.16b, v19.16b, v4.16b
    and v2.16b, v2.16b, v4.16b
    and v19.16b, v13.16b, v5.16b
    and v22.16b, v30.16b, v5.16b
    eor v25.16b, v18.16b, v4.16b
    eor v18.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v26.16b
    eor v4.16b, v26.16b, v4.16b
    and v26.16b, v10.16b, v25.16b
    and v30.16b, v31.16b, v25.16b
    and v24.16b, v24.16b, v18.16b
    eor v25.16b, v5.16b, v25.16b
    and v23.16b, v23.16b, v5.16b
    and v18.16b, v20.16b, v18.16b
    and v20.16b, v29.16b, v4.16b
    and v4.16b, v14.16b, v4.16b
    and v28.16b, v28.16b, v25.16b
    eor v24.16b, v23.16b, v24.16b
    eor v29.16b, v19.16b, v30.16b
    and v25.16b, v15.16b, v25.16b
    and v5.16b, v7.16b, v5.16b
    eor3 v7.16b, v24.16b, v21.16b, v28.16b
    eor3 v5.16b, v18.16b, v5.16b, v29.16b
    eor v17.16b, v7.16b, v17.16b
    eor3 v18.16b, v18.16b, v20.16b, v17.16b
    eor3 v16.16b, v19.16b, v16.16b, v17.16b
    eor v17.16b, v18.16b, v26.16b
    mvn v16.16b, v16.16b
    eor v0.16b, v17.16b, v0.16b
    eor3 v17.16b, v24.16b, v22.16b, v17.16b
    eor3 v4.16b, v23.16b, v4.16b, v0.16b
    eor3 v19.16b, v25.16b, v29.16b, v17.16b
    eor3 v0.16b, v0.16b, v2.16b, v28.16b
    eor v2.16b, v4.16b, v27.16b
    eor v4.16b, v4.16b, v0.16b
    mvn v0.16b, v0.16b
    eor v7.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v19.16b
    mvn v7.16b, v7.16b
    eor v18.16b, v18.16b, v2.16b
    mvn v18.16b, v18.16b
    ldr q19, [x8, #1808]
    tbl v20.16b, {v0.16b}, v19.16b
    ushr v21.2d, v20.2d, #3
    tbl v20.16b, {v20.16b}, v19.16b
    shl v20.2d, v20.2d, #61
    orr v20.16b, v21.16b, v20.16b
    shl v21.4s, v0.4s, #29
    ushr v22.2d, v0.2d, #3
    tbl v23.16b, {v0.16b}, v19.16b
    ushr v24.2d, v23.2d, #35
    tbl v23.16b, {v23.16b}, v19.16b
    shl v23.2d, v23.2d, #29
    orr v23.16b, v24.16b, v23.16b
    tbl v24.16b, {v0.16b}, v19.16b
    shl v24.2d, v24.2d, #29
    ushr v0.2d, v0.2d, #35
    orr v0.16b, v0.16b, v24.16b
    tbl v24.16b, {v4.16b}, v19.16b
    ushr v25.2d, v24.2d, #5
    tbl v24.16b, {v24.16b}, v19.16b
    shl v24.2d, v24.2d, #59
    orr v24.16b, v25.16b, v24.16b
    shl v25.4s, v4.4s, #27
    tbl v26.16b, {v4.16b}, v19.16b
    shl v26.2d, v26.2d, #27
    ushr v27.2d, v4.2d, #37
    orr v26.16b, v27.16b, v26.16b
    tbl v27.16b, {v4.16b}, v19.16b
    ushr v4.2d, v4.2d, #5
    tbl v28.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #37
    shl v28.2d, v28.2d, #27
    orr v27.16b, v27.16b, v28.16b
    ushr v28.2d, v7.2d, #39
    ushr v29.2d, v7.2d, #7
    tbl v30.16b, {v7.16b}, v19.16b
    tbl v31.16b, {v30.16b}, v19.16b
    ushr v30.2d, v30.2d, #39
    shl v31.2d, v31.2d, #25
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v7.16b}, v19.16b
    shl v31.2d, v31.2d, #25
    orr v28.16b, v28.16b, v31.16b
    tbl v31.16b, {v7.16b}, v19.16b
    shl v7.4s, v7.4s, #25
    tbl v8.16b, {v31.16b}, v19.16b
    ushr v31.2d, v31.2d, #7
    shl v8.2d, v8.2d, #57
    orr v31.16b, v31.16b, v8.16b
    ushr v8.2d, v18.2d, #2
    tbl v9.16b, {v18.16b}, v19.16b
    ushr v10.2d, v9.2d, #2
    tbl v9.16b, {v9.16b}, v19.16b
    shl v9.2d, v9.2d, #62
    orr v9.16b, v10.16b, v9.16b
    tbl v10.16b, {v18.16b}, v19.16b
    tbl v13.16b, {v10.16b}, v19.16b
    ushr v10.2d, v10.2d, #34
    shl v13.2d, v13.2d, #30
    orr v10.16b, v10.16b, v13.16b
    tbl v13.16b, {v18.16b}, v19.16b
    shl v13.2d, v13.2d, #30
    shl v14.4s, v18.4s, #30
    ushr v18.2d, v18.2d, #34
    orr v18.16b, v18.16b, v13.16b
    ushr v13.2d, v2.2d, #38
    tbl v15.16b, {v2.16b}, v19.16b
    str q11, [sp, #96]
    tbl v11.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #38
    shl v11.2d, v11.2d, #26
    orr v11.16b, v15.16b, v11.16b
    tbl v15.16b, {v2.16b}, v19.16b
    str q6, [sp, #112]
    tbl v6.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #6
    shl v6.2d, v6.2d, #58
    orr v6.16b, v15.16b, v6.16b
    ushr v15.2d, v2.2d, #6
    str q10, [sp, #128]
    tbl v10.16b, {v2.16b}, v19.16b
    shl v10.2d, v10.2d, #26
    orr v10.16b, v13.16b, v10.16b
    shl v2.4s, v2.4s, #26
    shl v13.4s, v17.4s, #31
    str q23, [sp, #144]
    ushr v23.2d, v17.2d, #33
    str q12, [sp, #160]
    tbl v12.16b, {v17.16b}, v19.16b
    str q18, [sp, #176]
    tbl v18.16b, {v12.16b}, v19.16b
    ushr v12.2d, v12.2d, #33
    shl v18.2d, v18.2d, #31
    orr v18.16b, v12.16b, v18.16b
    ushr v12.2d, v17.2d, #1
    str q18, [sp, #192]
    tbl v18.16b, {v17.16b}, v19.16b
    tbl v17.16b, {v17.16b}, v19.16b
    shl v17.2d, v17.2d, #31
    orr v17.16b, v23.16b, v17.16b
    tbl v23.16b, {v18.16b}, v19.16b
    ushr v18.2d, v18.2d, #1
    shl v23.2d, v23.2d, #63
    orr v18.16b, v18.16b, v23.16b
    ldr q23, [x8, #1824]
    tbl v23.16b, {v16.16b}, v23.16b
    bit v23.16b, v30.16b, v1.16b
    bit v23.16b, v11.16b, v3.16b
    ldr q30, [x8, #1104]
    bit v23.16b, v27.16b, v30.16b
    shl v27.4s, v16.4s, #24
    ushr v11.2d, v16.2d, #8
    ldr q30, [x8, #624]
    and v30.16b, v11.16b, v30.16b
    ldr q3, [x8, #1392]
    bit v30.16b, v29.16b, v3.16b
    ldr q3, [x8, #1408]
    bit v30.16b, v15.16b, v3.16b
    ldr q3, [x8, #1712]
    bit v30.16b, v4.16b, v3.16b
    ldr q3, [x8, #1840]
    tbl v1.16b, {v16.16b}, v3.16b
    ldr q3, [x8, #1856]
    tbl v16.16b, {v16.16b}, v3.16b
    ldr q3, [x8, #736]
    and v3.16b, v16.16b, v3.16b
    str q16, [sp, #208]
    ldr q16, [x8, #592]
    bit v3.16b, v31.16b, v16.16b
    ldr q16, [x8, #1568]
    bit v3.16b, v6.16b, v16.16b
    ldr q16, [x8, #560]
    bit v3.16b, v24.16b, v16.16b
    ldr q16, [x8, #1584]
    and v16.16b, v1.16b, v16.16b
    str q24, [sp, #224]
    ldr q24, [x8, #464]
    bit v16.16b, v28.16b, v24.16b
    ldr q24, [x8, #1232]
    bit v16.16b, v10.16b, v24.16b
    ldr q24, [x8, #496]
    bit v16.16b, v26.16b, v24.16b
    tbl v24.16b, {v5.16b}, v19.16b
    str q6, [sp, #240]
    tbl v6.16b, {v24.16b}, v19.16b
    ushr v24.2d, v24.2d, #4
    shl v6.2d, v6.2d, #60
    orr v6.16b, v24.16b, v6.16b
    ldr q24, [x8, #752]
    bit v3.16b, v6.16b, v24.16b
    ldr q24, [x8, #1152]
    bit v3.16b, v20.16b, v24.16b
    ldr q24, [x8, #1280]
    bit v3.16b, v9.16b, v24.16b
    ldr q24, [x8, #1552]
    bit v3.16b, v18.16b, v24.16b
    ldr q24, [x8, #1376]
    bit v3.16b, v1.16b, v24.16b
    ldr q24, [x8, #704]
    bit v3.16b, v28.16b, v24.16b
    ldr q24, [x8, #1680]
    bit v3.16b, v10.16b, v24.16b
    ldr q24, [x8, #400]
    bit v3.16b, v26.16b, v24.16b
    shl v24.4s, v5.4s, #28
    str q26, [sp, #256]
    ushr v26.2d, v5.2d, #4
    str q10, [sp, #272]
    ldr q10, [x8, #1264]
    bit v30.16b, v26.16b, v10.16b
    ldr q10, [x8, #672]
    bit v30.16b, v22.16b, v10.16b
    ldr q10, [x8, #816]
    bit v30.16b, v8.16b, v10.16b
    ldr q10, [x8, #512]
    bit v30.16b, v12.16b, v10.16b
    ldr q10, [x8, #896]
    bit v30.16b, v27.16b, v10.16b
    str q27, [sp, #288]
    ldr q27, [x8, #1504]
    bit v30.16b, v7.16b, v27.16b
    str q7, [sp, #304]
    ldr q7, [x8, #1216]
    bit v30.16b, v2.16b, v7.16b
    str q2, [sp, #320]
    ldr q2, [x8, #1056]
    bit v30.16b, v25.16b, v2.16b
    str q25, [sp, #336]
    ldr q25, [x8, #1600]
    bit v30.16b, v24.16b, v25.16b
    str q24, [sp, #352]
    ldr q24, [x8, #1088]
    bit v30.16b, v21.16b, v24.16b
    str q21, [sp, #368]
    ldr q21, [x8, #640]
    bit v30.16b, v14.16b, v21.16b
    str q14, [sp, #384]
    ldr q14, [x8, #1440]
    bit v30.16b, v13.16b, v14.16b
    str q13, [sp, #400]
    tbl v13.16b, {v5.16b}, v19.16b
    shl v13.2d, v13.2d, #28
    tbl v14.16b, {v5.16b}, v19.16b
    ushr v5.2d, v5.2d, #36
    orr v5.16b, v5.16b, v13.16b
    ldr q13, [x8, #1040]
    bit v16.16b, v5.16b, v13.16b
    ldr q21, [x8, #864]
    bit v3.16b, v5.16b, v21.16b
    ldr q24, [x8, #1456]
    bit v16.16b, v0.16b, v24.16b
    ldr q25, [x8, #912]
    bit v3.16b, v0.16b, v25.16b
    ldr q2, [x8, #608]
    ldr q7, [sp, #176]
    bit v16.16b, v7.16b, v2.16b
    ldr q27, [x8, #976]
    bit v3.16b, v7.16b, v27.16b
    ldr q10, [x8, #800]
    bit v16.16b, v17.16b, v10.16b
    ldr q10, [x8, #480]
    bit v3.16b, v17.16b, v10.16b
    ldr q2, [x8, #544]
    bit v16.16b, v11.16b, v2.16b
    ldr q2, [x8, #384]
    ldr q24, [x1, #0]
    bit v3.16b, v24.16b, v2.16b
    ldr q13, [x8, #1168]
    bit v16.16b, v29.16b, v13.16b
    ldr q13, [x8, #1744]
    ldr q10, [sp, #160]
    bit v3.16b, v10.16b, v13.16b
    ldr q27, [x8, #1248]
    bit v16.16b, v15.16b, v27.16b
    ldr q27, [x8, #1344]
    bit v16.16b, v4.16b, v27.16b
    ldr q27, [x8, #432]
    bit v16.16b, v26.16b, v27.16b
    ldr q27, [x8, #1664]
    bit v16.16b, v22.16b, v27.16b
    ldr q27, [x8, #576]
    bit v16.16b, v8.16b, v27.16b
    ldr q27, [x8, #1120]
    bit v16.16b, v12.16b, v27.16b
    bit v16.16b, v24.16b, v13.16b
    tbl v27.16b, {v14.16b}, v19.16b
    ushr v14.2d, v14.2d, #36
    shl v27.2d, v27.2d, #28
    orr v27.16b, v14.16b, v27.16b
    ldr q14, [x8, #1328]
    bit v23.16b, v27.16b, v14.16b
    ldr q27, [x8, #1360]
    ldr q7, [sp, #144]
    bit v23.16b, v7.16b, v27.16b
    ldr q7, [x8, #1008]
    ldr q25, [sp, #128]
    bit v23.16b, v25.16b, v7.16b
    ldr q25, [x8, #416]
    ldr q21, [sp, #192]
    bit v23.16b, v21.16b, v25.16b
    ldr q21, [x8, #944]
    ldr q25, [sp, #208]
    bit v23.16b, v25.16b, v21.16b
    ldr q25, [x8, #1024]
    bit v23.16b, v31.16b, v25.16b
    ldr q25, [x8, #1536]
    ldr q21, [sp, #240]
    bit v23.16b, v21.16b, v25.16b
    ldr q21, [x8, #1072]
    ldr q25, [sp, #224]
    bit v23.16b, v25.16b, v21.16b
    ldr q25, [x8, #1200]
    bit v23.16b, v6.16b, v25.16b
    ldr q25, [x8, #1296]
    bit v23.16b, v20.16b, v25.16b
    ldr q25, [x8, #1696]
    bit v23.16b, v9.16b, v25.16b
    ldr q25, [x8, #880]
    bit v23.16b, v18.16b, v25.16b
    ldr q25, [x8, #1872]
    ldr q21, [x8, #656]
    bsl v21.16b, v24.16b, v23.16b
    bsl v25.16b, v24.16b, v23.16b
    bit v25.16b, v10.16b, v2.16b
    ldr q10, [sp, #112]
    bit v25.16b, v10.16b, v13.16b
    ldr q10, [sp, #96]
    eor v25.16b, v10.16b, v25.16b
    eor3 v3.16b, v25.16b, v3.16b, v16.16b
    ldr q16, [x8, #1888]
    eor3 v3.16b, v3.16b, v30.16b, v16.16b
    ushr v16.16b, v3.16b, #7
    ushr v30.16b, v3.16b, #4
    ushr v10.16b, v3.16b, #5
    eor v13.16b, v3.16b, v10.16b
    ushr v2.16b, v3.16b, #1
    str q25, [sp, #96]
    eor v25.16b, v2.16b, v10.16b
    ushr v24.16b, v3.16b, #6
    str q21, [sp, #112]
    ushr v21.16b, v3.16b, #2
    eor v21.16b, v21.16b, v25.16b
    str q3, [sp, #192]
    ushr v3.16b, v3.16b, #3
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v3.16b
    eor v7.16b, v30.16b, v21.16b
    eor v30.16b, v24.16b, v30.16b
    eor v27.16b, v13.16b, v30.16b
    eor v16.16b, v16.16b, v27.16b
    eor v14.16b, v16.16b, v25.16b
    str q12, [sp, #128]
    and v12.16b, v30.16b, v14.16b
    str q8, [sp, #144]
    eor v8.16b, v3.16b, v16.16b
    str q22, [sp, #416]
    eor v22.16b, v30.16b, v7.16b
    eor v2.16b, v2.16b, v22.16b
    str q26, [sp, #432]
    eor v26.16b, v3.16b, v2.16b
    str q4, [sp, #448]
    eor v4.16b, v26.16b, v14.16b
    str q15, [sp, #464]
    and v15.16b, v7.16b, v4.16b
    str q29, [sp, #480]
    eor v29.16b, v3.16b, v25.16b
    eor v25.16b, v25.16b, v26.16b
    eor v13.16b, v13.16b, v29.16b
    str q11, [sp, #496]
    eor v11.16b, v24.16b, v13.16b
    str q17, [sp, #512]
    eor v17.16b, v7.16b, v11.16b
    str q0, [sp, #528]
    and v0.16b, v25.16b, v17.16b
    str q5, [sp, #544]
    orr v5.16b, v16.16b, v11.16b
    str q28, [sp, #560]
    and v28.16b, v8.16b, v13.16b
    str q1, [sp, #576]
    and v1.16b, v27.16b, v29.16b
    str q18, [sp, #592]
    and v18.16b, v22.16b, v26.16b
    str q9, [sp, #608]
    orr v9.16b, v21.16b, v2.16b
    eor v9.16b, v18.16b, v9.16b
    eor3 v15.16b, v9.16b, v5.16b, v15.16b
    eor3 v9.16b, v9.16b, v12.16b, v28.16b
    eor v12.16b, v27.16b, v15.16b
    and v15.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v15.16b
    eor3 v28.16b, v10.16b, v18.16b, v28.16b
    eor3 v0.16b, v5.16b, v18.16b, v0.16b
    eor v1.16b, v1.16b, v28.16b
    eor v5.16b, v9.16b, v1.16b
    and v18.16b, v12.16b, v5.16b
    eor v28.16b, v0.16b, v18.16b
    and v28.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v28.16b
    orr v28.16b, v12.16b, v28.16b
    eor v10.16b, v12.16b, v0.16b
    and v25.16b, v25.16b, v5.16b
    and v17.16b, v17.16b, v5.16b
    and v12.16b, v9.16b, v10.16b
    eor v1.16b, v12.16b, v1.16b
    eor v28.16b, v12.16b, v28.16b
    and v0.16b, v0.16b, v1.16b
    and v1.16b, v14.16b, v28.16b
    and v30.16b, v30.16b, v28.16b
    orr v9.16b, v9.16b, v0.16b
    eor v0.16b, v10.16b, v0.16b
    eor v18.16b, v18.16b, v9.16b
    and v27.16b, v27.16b, v0.16b
    and v29.16b, v29.16b, v0.16b
    and v7.16b, v7.16b, v18.16b
    and v4.16b, v4.16b, v18.16b
    eor v9.16b, v0.16b, v5.16b
    eor v0.16b, v28.16b, v0.16b
    eor v28.16b, v28.16b, v18.16b
    eor v5.16b, v18.16b, v5.16b
    and v18.16b, v21.16b, v9.16b
    and v2.16b, v2.16b, v9.16b
    and v21.16b, v22.16b, v28.16b
    and v22.16b, v13.16b, v0.16b
    eor v9.16b, v28.16b, v9.16b
    and v0.16b, v8.16b, v0.16b
    and v16.16b, v16.16b, v5.16b
    and v5.16b, v11.16b, v5.16b
    and v26.16b, v26.16b, v28.16b
    eor v22.16b, v21.16b, v22.16b
    and v24.16b, v24.16b, v9.16b
    eor v2.16b, v1.16b, v2.16b
    and v3.16b, v3.16b, v9.16b
    eor3 v27.16b, v22.16b, v27.16b, v24.16b
    eor3 v26.16b, v0.16b, v26.16b, v2.16b
    eor v25.16b, v27.16b, v25.16b
    eor3 v0.16b, v0.16b, v16.16b, v25.16b
    eor3 v1.16b, v1.16b, v4.16b, v25.16b
    eor v4.16b, v0.16b, v18.16b
    eor3 v16.16b, v22.16b, v30.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor3 v5.16b, v21.16b, v5.16b, v4.16b
    eor3 v4.16b, v4.16b, v17.16b, v24.16b
    eor3 v2.16b, v3.16b, v2.16b, v16.16b
    mvn v1.16b, v1.16b
    eor v3.16b, v5.16b, v29.16b
    eor v5.16b, v5.16b, v4.16b
    mvn v4.16b, v4.16b
    eor v7.16b, v27.16b, v3.16b
    eor v2.16b, v3.16b, v2.16b
    mvn v3.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    mvn v0.16b, v0.16b
    ldr q7, [x8, #1824]
    tbl v17.16b, {v1.16b}, v7.16b
    ext v18.16b, v1.16b, v1.16b, #13
    ldr q21, [x8, #1312]
    and v22.16b, v18.16b, v21.16b
    ushr v24.2d, v1.2d, #8
    ldr q25, [x8, #1856]
    tbl v27.16b, {v1.16b}, v25.16b
    ldr q28, [x8, #736]
    bit v23.16b, v27.16b, v28.16b
    ldr q29, [x8, #1840]
    tbl v1.16b, {v1.16b}, v29.16b
    ldr q30, [x8, #1584]
    and v8.16b, v1.16b, v30.16b
    ushr v9.2d, v0.2d, #2
    tbl v10.16b, {v0.16b}, v19.16b
    ushr v11.2d, v10.2d, #34
    tbl v10.16b, {v10.16b}, v19.16b
    shl v10.2d, v10.2d, #30
    orr v10.16b, v11.16b, v10.16b
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #34
    ushr v12.2d, v0.2d, #34
    tbl v13.16b, {v0.16b}, v19.16b
    ushr v14.2d, v13.2d, #2
    tbl v13.16b, {v13.16b}, v19.16b
    shl v13.2d, v13.2d, #62
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #30
    orr v11.16b, v14.16b, v11.16b
    tbl v0.16b, {v0.16b}, v19.16b
    shl v0.2d, v0.2d, #30
    orr v0.16b, v12.16b, v0.16b
    ext v12.16b, v2.16b, v2.16b, #8
    ushr v12.2d, v12.2d, #38
    tbl v14.16b, {v2.16b}, v19.16b
    tbl v15.16b, {v14.16b}, v19.16b
    shl v15.2d, v15.2d, #58
    ushr v14.2d, v14.2d, #6
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v2.16b}, v19.16b
    shl v15.2d, v15.2d, #26
    shl v21.2d, v2.2d, #26
    orr v21.16b, v21.16b, v12.16b
    tbl v12.16b, {v2.16b}, v19.16b
    str q18, [sp, #624]
    ushr v18.2d, v12.2d, #38
    tbl v12.16b, {v12.16b}, v19.16b
    shl v12.2d, v12.2d, #26
    orr v18.16b, v18.16b, v12.16b
    ushr v12.2d, v2.2d, #6
    ushr v2.2d, v2.2d, #38
    orr v2.16b, v2.16b, v15.16b
    tbl v15.16b, {v4.16b}, v19.16b
    shl v15.2d, v15.2d, #29
    shl v25.2d, v4.2d, #29
    ushr v29.2d, v4.2d, #3
    ext v7.16b, v4.16b, v4.16b, #8
    ushr v7.2d, v7.2d, #35
    orr v7.16b, v25.16b, v7.16b
    tbl v25.16b, {v4.16b}, v19.16b
    ushr v30.2d, v25.2d, #35
    tbl v25.16b, {v25.16b}, v19.16b
    shl v25.2d, v25.2d, #29
    orr v25.16b, v30.16b, v25.16b
    tbl v30.16b, {v4.16b}, v19.16b
    ushr v4.2d, v4.2d, #35
    orr v4.16b, v4.16b, v15.16b
    tbl v15.16b, {v30.16b}, v19.16b
    ushr v30.2d, v30.2d, #3
    shl v15.2d, v15.2d, #61
    orr v30.16b, v30.16b, v15.16b
    ext v15.16b, v5.16b, v5.16b, #8
    ushr v15.2d, v15.2d, #37
    ushr v28.2d, v5.2d, #37
    str q0, [sp, #640]
    tbl v0.16b, {v5.16b}, v19.16b
    str q4, [sp, #656]
    tbl v4.16b, {v0.16b}, v19.16b
    ushr v0.2d, v0.2d, #5
    shl v4.2d, v4.2d, #59
    orr v0.16b, v0.16b, v4.16b
    ushr v4.2d, v5.2d, #5
    str q9, [sp, #672]
    tbl v9.16b, {v5.16b}, v19.16b
    str q29, [sp, #688]
    ushr v29.2d, v9.2d, #37
    tbl v9.16b, {v9.16b}, v19.16b
    shl v9.2d, v9.2d, #27
    orr v29.16b, v29.16b, v9.16b
    shl v9.2d, v5.2d, #27
    orr v9.16b, v9.16b, v15.16b
    tbl v5.16b, {v5.16b}, v19.16b
    shl v5.2d, v5.2d, #27
    orr v5.16b, v28.16b, v5.16b
    tbl v28.16b, {v3.16b}, v19.16b
    shl v28.2d, v28.2d, #25
    ext v15.16b, v3.16b, v3.16b, #8
    ushr v15.2d, v15.2d, #39
    str q4, [sp, #704]
    shl v4.2d, v3.2d, #25
    orr v4.16b, v4.16b, v15.16b
    ldr q15, [x8, #1616]
    bit v22.16b, v4.16b, v15.16b
    ldr q15, [x8, #1424]
    bit v22.16b, v21.16b, v15.16b
    ldr q15, [x8, #1184]
    bit v22.16b, v9.16b, v15.16b
    ushr v15.2d, v3.2d, #7
    str q9, [sp, #720]
    tbl v9.16b, {v3.16b}, v19.16b
    str q21, [sp, #736]
    ushr v21.2d, v9.2d, #39
    tbl v9.16b, {v9.16b}, v19.16b
    shl v9.2d, v9.2d, #25
    orr v21.16b, v21.16b, v9.16b
    ldr q9, [x8, #784]
    bit v17.16b, v21.16b, v9.16b
    ldr q21, [x8, #928]
    bit v17.16b, v18.16b, v21.16b
    ldr q18, [x8, #1104]
    bit v17.16b, v29.16b, v18.16b
    tbl v29.16b, {v3.16b}, v19.16b
    ushr v3.2d, v3.2d, #39
    orr v3.16b, v3.16b, v28.16b
    ldr q28, [x8, #464]
    bit v8.16b, v3.16b, v28.16b
    str q4, [sp, #752]
    ldr q4, [x8, #1232]
    bit v8.16b, v2.16b, v4.16b
    ldr q18, [x8, #496]
    bit v8.16b, v5.16b, v18.16b
    tbl v21.16b, {v29.16b}, v19.16b
    ushr v29.2d, v29.2d, #7
    shl v21.2d, v21.2d, #57
    orr v21.16b, v29.16b, v21.16b
    ldr q29, [x8, #592]
    bit v23.16b, v21.16b, v29.16b
    ldr q9, [x8, #1568]
    bit v23.16b, v14.16b, v9.16b
    ldr q18, [x8, #560]
    bit v23.16b, v0.16b, v18.16b
    tbl v4.16b, {v16.16b}, v19.16b
    shl v4.2d, v4.2d, #31
    tbl v28.16b, {v16.16b}, v19.16b
    str q8, [sp, #768]
    tbl v8.16b, {v28.16b}, v19.16b
    shl v8.2d, v8.2d, #31
    ushr v28.2d, v28.2d, #33
    orr v28.16b, v28.16b, v8.16b
    tbl v8.16b, {v16.16b}, v19.16b
    str q12, [sp, #784]
    tbl v12.16b, {v8.16b}, v19.16b
    ushr v8.2d, v8.2d, #1
    shl v12.2d, v12.2d, #63
    orr v8.16b, v8.16b, v12.16b
    ext v12.16b, v16.16b, v16.16b, #8
    ushr v12.2d, v12.2d, #33
    str q15, [sp, #800]
    shl v15.2d, v16.2d, #31
    orr v12.16b, v15.16b, v12.16b
    ushr v15.2d, v16.2d, #33
    ushr v16.2d, v16.2d, #1
    orr v4.16b, v15.16b, v4.16b
    ext v15.16b, v26.16b, v26.16b, #8
    ushr v15.2d, v15.2d, #36
    str q4, [sp, #816]
    tbl v4.16b, {v26.16b}, v19.16b
    str q16, [sp, #832]
    tbl v16.16b, {v4.16b}, v19.16b
    ushr v4.2d, v4.2d, #4
    shl v16.2d, v16.2d, #60
    orr v4.16b, v4.16b, v16.16b
    ldr q16, [x8, #752]
    bit v23.16b, v4.16b, v16.16b
    str q24, [sp, #848]
    ldr q24, [x8, #1152]
    bit v23.16b, v30.16b, v24.16b
    ldr q24, [x8, #1280]
    bit v23.16b, v13.16b, v24.16b
    ldr q24, [x8, #1552]
    bit v23.16b, v8.16b, v24.16b
    ldr q24, [x8, #1376]
    bit v23.16b, v1.16b, v24.16b
    ldr q24, [x8, #704]
    bit v23.16b, v3.16b, v24.16b
    ldr q24, [x8, #1680]
    bit v23.16b, v2.16b, v24.16b
    ldr q24, [x8, #400]
    bit v23.16b, v5.16b, v24.16b
    str q23, [sp, #864]
    tbl v23.16b, {v26.16b}, v19.16b
    tbl v19.16b, {v23.16b}, v19.16b
    ushr v23.2d, v23.2d, #36
    shl v19.2d, v19.2d, #28
    orr v19.16b, v23.16b, v19.16b
    ldr q23, [x8, #1328]
    bit v17.16b, v19.16b, v23.16b
    ldr q19, [x8, #1360]
    bit v17.16b, v25.16b, v19.16b
    ldr q25, [x8, #1008]
    bit v17.16b, v10.16b, v25.16b
    ldr q10, [x8, #416]
    bit v17.16b, v28.16b, v10.16b
    ldr q28, [x8, #944]
    bit v17.16b, v27.16b, v28.16b
    ldr q10, [x8, #1024]
    bit v17.16b, v21.16b, v10.16b
    ldr q25, [x8, #1536]
    bit v17.16b, v14.16b, v25.16b
    ldr q19, [x8, #1072]
    bit v17.16b, v0.16b, v19.16b
    ldr q23, [x8, #1200]
    bit v17.16b, v4.16b, v23.16b
    ldr q23, [x8, #1296]
    bit v17.16b, v30.16b, v23.16b
    ldr q23, [x8, #1696]
    bit v17.16b, v13.16b, v23.16b
    ldr q23, [x8, #880]
    bit v17.16b, v8.16b, v23.16b
    ldr q23, [x8, #736]
    ldr q19, [sp, #208]
    bif v19.16b, v17.16b, v23.16b
    bit v19.16b, v31.16b, v29.16b
    ldr q31, [sp, #240]
    bit v19.16b, v31.16b, v9.16b
    ldr q31, [sp, #224]
    bit v19.16b, v31.16b, v18.16b
    bit v19.16b, v6.16b, v16.16b
    ldr q6, [x8, #1152]
    bit v19.16b, v20.16b, v6.16b
    ldr q20, [x8, #1280]
    ldr q31, [sp, #608]
    bit v19.16b, v31.16b, v20.16b
    ldr q31, [x8, #1552]
    ldr q20, [sp, #592]
    bit v19.16b, v20.16b, v31.16b
    ldr q20, [x8, #1376]
    ldr q31, [sp, #576]
    bit v19.16b, v31.16b, v20.16b
    ldr q6, [x8, #704]
    ldr q16, [sp, #560]
    bit v19.16b, v16.16b, v6.16b
    ldr q18, [x8, #1680]
    ldr q6, [sp, #272]
    bit v19.16b, v6.16b, v18.16b
    ldr q18, [sp, #256]
    bit v19.16b, v18.16b, v24.16b
    ldr q24, [x8, #864]
    ldr q20, [sp, #544]
    bit v19.16b, v20.16b, v24.16b
    ldr q9, [x8, #912]
    ldr q29, [sp, #528]
    bit v19.16b, v29.16b, v9.16b
    ldr q23, [x8, #976]
    str q17, [sp, #592]
    ldr q17, [sp, #176]
    bit v19.16b, v17.16b, v23.16b
    ldr q23, [x8, #480]
    ldr q9, [sp, #512]
    bit v19.16b, v9.16b, v23.16b
    ldr q23, [x8, #1584]
    mov v24.16b, v23.16b
    bsl v24.16b, v1.16b, v19.16b
    str q1, [sp, #608]
    ldr q1, [x8, #464]
    bit v24.16b, v3.16b, v1.16b
    str q3, [sp, #224]
    ldr q3, [x8, #1232]
    bit v24.16b, v2.16b, v3.16b
    str q2, [sp, #240]
    ldr q2, [x8, #496]
    bit v24.16b, v5.16b, v2.16b
    str q5, [sp, #208]
    ushr v5.2d, v26.2d, #4
    str q19, [sp, #880]
    shl v19.2d, v26.2d, #28
    orr v19.16b, v19.16b, v15.16b
    ldr q15, [x8, #1520]
    bit v22.16b, v19.16b, v15.16b
    ldr q15, [x8, #960]
    bit v22.16b, v7.16b, v15.16b
    ldr q15, [x8, #1632]
    bit v22.16b, v11.16b, v15.16b
    ldr q15, [x8, #720]
    bit v22.16b, v12.16b, v15.16b
    bit v22.16b, v27.16b, v28.16b
    bit v22.16b, v21.16b, v10.16b
    bit v22.16b, v14.16b, v25.16b
    ldr q15, [x8, #1072]
    bit v22.16b, v0.16b, v15.16b
    str q0, [sp, #896]
    ldr q0, [x8, #1200]
    bit v22.16b, v4.16b, v0.16b
    str q4, [sp, #912]
    ldr q4, [x8, #1296]
    bit v22.16b, v30.16b, v4.16b
    str q30, [sp, #928]
    ldr q30, [x8, #1696]
    bit v22.16b, v13.16b, v30.16b
    str q13, [sp, #944]
    ldr q13, [x8, #880]
    bit v22.16b, v8.16b, v13.16b
    bit v22.16b, v31.16b, v23.16b
    bit v22.16b, v16.16b, v1.16b
    bit v22.16b, v6.16b, v3.16b
    bit v22.16b, v18.16b, v2.16b
    ldr q18, [x8, #1040]
    bit v22.16b, v20.16b, v18.16b
    ldr q20, [x8, #1456]
    bit v22.16b, v29.16b, v20.16b
    ldr q29, [x8, #608]
    bit v22.16b, v17.16b, v29.16b
    ldr q17, [x8, #800]
    bit v22.16b, v9.16b, v17.16b
    ldr q9, [x8, #544]
    ldr q6, [sp, #496]
    bit v22.16b, v6.16b, v9.16b
    ldr q6, [x8, #1168]
    ldr q16, [sp, #480]
    bit v22.16b, v16.16b, v6.16b
    ldr q16, [x8, #1248]
    ldr q31, [sp, #464]
    bit v22.16b, v31.16b, v16.16b
    ldr q31, [x8, #1344]
    str q8, [sp, #960]
    ldr q8, [sp, #448]
    bit v22.16b, v8.16b, v31.16b
    ldr q8, [x8, #432]
    str q14, [sp, #976]
    ldr q14, [sp, #432]
    bit v22.16b, v14.16b, v8.16b
    ldr q14, [x8, #1664]
    str q21, [sp, #992]
    ldr q21, [sp, #416]
    bit v22.16b, v21.16b, v14.16b
    ldr q21, [x8, #576]
    str q27, [sp, #1008]
    ldr q27, [sp, #144]
    bit v22.16b, v27.16b, v21.16b
    ldr q27, [x8, #1120]
    str q12, [sp, #1024]
    ldr q12, [sp, #128]
    bit v22.16b, v12.16b, v27.16b
    ldr q12, [x8, #624]
    str q11, [sp, #1040]
    ldr q11, [sp, #848]
    bit v22.16b, v11.16b, v12.16b
    str q7, [sp, #1056]
    ldr q7, [x8, #1392]
    str q19, [sp, #1072]
    ldr q19, [sp, #800]
    bit v22.16b, v19.16b, v7.16b
    ldr q2, [x8, #1408]
    ldr q3, [sp, #784]
    bit v22.16b, v3.16b, v2.16b
    ldr q1, [x8, #1712]
    ldr q23, [sp, #704]
    bit v22.16b, v23.16b, v1.16b
    ldr q13, [x8, #1264]
    bit v22.16b, v5.16b, v13.16b
    ldr q30, [x8, #672]
    ldr q4, [sp, #688]
    bit v22.16b, v4.16b, v30.16b
    ldr q0, [x8, #816]
    ldr q15, [sp, #672]
    bit v22.16b, v15.16b, v0.16b
    ldr q25, [x8, #512]
    ldr q10, [sp, #832]
    bit v22.16b, v10.16b, v25.16b
    ldr q28, [x8, #1808]
    tbl v25.16b, {v26.16b}, v28.16b
    ushr v26.2d, v26.2d, #36
    shl v25.2d, v25.2d, #28
    orr v25.16b, v26.16b, v25.16b
    ldr q26, [sp, #768]
    bit v26.16b, v25.16b, v18.16b
    ldr q0, [x8, #864]
    ldr q30, [sp, #864]
    bit v30.16b, v25.16b, v0.16b
    bit v24.16b, v25.16b, v18.16b
    str q25, [sp, #864]
    ldr q25, [sp, #656]
    bit v26.16b, v25.16b, v20.16b
    ldr q0, [x8, #912]
    bit v30.16b, v25.16b, v0.16b
    bit v24.16b, v25.16b, v20.16b
    ldr q25, [sp, #640]
    bit v26.16b, v25.16b, v29.16b
    ldr q0, [x8, #976]
    bit v30.16b, v25.16b, v0.16b
    bit v24.16b, v25.16b, v29.16b
    ldr q25, [sp, #816]
    bit v26.16b, v25.16b, v17.16b
    ldr q0, [x8, #480]
    bit v30.16b, v25.16b, v0.16b
    bit v24.16b, v25.16b, v17.16b
    bit v26.16b, v11.16b, v9.16b
    ldr q25, [x8, #1648]
    ldr q0, [x1, #0]
    bsl v25.16b, v0.16b, v30.16b
    ldr q0, [sp, #64]
    eor v0.16b, v0.16b, v25.16b
    bit v26.16b, v19.16b, v6.16b
    bit v24.16b, v11.16b, v9.16b
    bit v26.16b, v3.16b, v16.16b
    bit v24.16b, v19.16b, v6.16b
    bit v26.16b, v23.16b, v31.16b
    bit v24.16b, v3.16b, v16.16b
    bit v26.16b, v5.16b, v8.16b
    bit v24.16b, v23.16b, v31.16b
    bit v26.16b, v4.16b, v14.16b
    bit v24.16b, v5.16b, v8.16b
    bit v26.16b, v15.16b, v21.16b
    bit v24.16b, v4.16b, v14.16b
    bit v26.16b, v10.16b, v27.16b
    eor3 v22.16b, v0.16b, v22.16b, v26.16b
    ldr q25, [x8, #1904]
    eor v22.16b, v22.16b, v25.16b
    bit v24.16b, v15.16b, v21.16b
    bit v24.16b, v10.16b, v27.16b
    ushr v25.16b, v22.16b, #5
    eor v26.16b, v22.16b, v25.16b
    ushr v10.16b, v22.16b, #1
    eor v15.16b, v10.16b, v25.16b
    ushr v4.16b, v22.16b, #6
    ushr v23.16b, v22.16b, #4
    ushr v3.16b, v22.16b, #2
    eor v3.16b, v3.16b, v15.16b
    ushr v19.16b, v22.16b, #7
    str q22, [sp, #64]
    ushr v22.16b, v22.16b, #3
    eor v22.16b, v22.16b, v19.16b
    eor v23.16b, v23.16b, v22.16b
    eor v11.16b, v23.16b, v3.16b
    eor v23.16b, v4.16b, v23.16b
    str q0, [sp, #768]
    eor v0.16b, v26.16b, v23.16b
    eor v19.16b, v19.16b, v0.16b
    str q5, [sp, #1088]
    eor v5.16b, v19.16b, v15.16b
    and v17.16b, v23.16b, v5.16b
    eor v29.16b, v22.16b, v19.16b
    eor v20.16b, v23.16b, v11.16b
    eor v10.16b, v10.16b, v20.16b
    eor v18.16b, v22.16b, v10.16b
    eor v27.16b, v22.16b, v15.16b
    eor v26.16b, v26.16b, v27.16b
    eor v15.16b, v15.16b, v18.16b
    eor v21.16b, v4.16b, v26.16b
    eor v14.16b, v11.16b, v21.16b
    and v8.16b, v15.16b, v14.16b
    orr v31.16b, v19.16b, v21.16b
    and v16.16b, v29.16b, v26.16b
    and v6.16b, v0.16b, v27.16b
    and v9.16b, v20.16b, v18.16b
    eor v13.16b, v18.16b, v5.16b
    and v1.16b, v11.16b, v13.16b
    orr v2.16b, v3.16b, v10.16b
    eor v2.16b, v9.16b, v2.16b
    eor3 v1.16b, v2.16b, v31.16b, v1.16b
    eor3 v2.16b, v2.16b, v17.16b, v16.16b
    eor v1.16b, v0.16b, v1.16b
    and v17.16b, v4.16b, v22.16b
    eor v17.16b, v9.16b, v17.16b
    eor3 v16.16b, v25.16b, v17.16b, v16.16b
    eor3 v17.16b, v31.16b, v17.16b, v8.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v2.16b, v6.16b
    and v25.16b, v1.16b, v16.16b
    eor v31.16b, v17.16b, v25.16b
    and v31.16b, v6.16b, v31.16b
    eor v16.16b, v16.16b, v31.16b
    orr v31.16b, v1.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    and v8.16b, v15.16b, v16.16b
    and v9.16b, v14.16b, v16.16b
    and v14.16b, v2.16b, v1.16b
    eor v6.16b, v14.16b, v6.16b
    eor v31.16b, v14.16b, v31.16b
    and v6.16b, v17.16b, v6.16b
    and v5.16b, v5.16b, v31.16b
    and v17.16b, v23.16b, v31.16b
    orr v2.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    eor v2.16b, v25.16b, v2.16b
    and v0.16b, v0.16b, v1.16b
    and v6.16b, v27.16b, v1.16b
    and v23.16b, v11.16b, v2.16b
    and v25.16b, v13.16b, v2.16b
    eor v27.16b, v31.16b, v2.16b
    eor v31.16b, v31.16b, v1.16b
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    and v16.16b, v20.16b, v27.16b
    and v18.16b, v18.16b, v27.16b
    and v20.16b, v26.16b, v31.16b
    eor v26.16b, v27.16b, v1.16b
    and v27.16b, v29.16b, v31.16b
    and v19.16b, v19.16b, v2.16b
    and v2.16b, v21.16b, v2.16b
    and v3.16b, v3.16b, v1.16b
    eor v20.16b, v16.16b, v20.16b
    and v4.16b, v4.16b, v26.16b
    and v1.16b, v10.16b, v1.16b
    and v21.16b, v22.16b, v26.16b
    eor3 v0.16b, v20.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v22.16b, v0.16b, v8.16b
    eor3 v18.16b, v27.16b, v18.16b, v1.16b
    eor3 v19.16b, v27.16b, v19.16b, v22.16b
    eor3 v5.16b, v5.16b, v25.16b, v22.16b
    eor v3.16b, v19.16b, v3.16b
    mvn v5.16b, v5.16b
    eor3 v17.16b, v20.16b, v17.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor3 v2.16b, v16.16b, v2.16b, v3.16b
    eor3 v3.16b, v3.16b, v9.16b, v4.16b
    eor3 v1.16b, v21.16b, v1.16b, v17.16b
    eor v4.16b, v2.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    mvn v3.16b, v3.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v4.16b, v1.16b
    mvn v0.16b, v0.16b
    eor v4.16b, v19.16b, v1.16b
    mvn v4.16b, v4.16b
    tbl v6.16b, {v4.16b}, v28.16b
    tbl v16.16b, {v6.16b}, v28.16b
    ushr v6.2d, v6.2d, #34
    shl v16.2d, v16.2d, #30
    orr v6.16b, v6.16b, v16.16b
    tbl v16.16b, {v4.16b}, v28.16b
    shl v16.2d, v16.2d, #30
    tbl v19.16b, {v4.16b}, v28.16b
    tbl v20.16b, {v19.16b}, v28.16b
    shl v20.2d, v20.2d, #62
    ushr v19.2d, v19.2d, #2
    orr v19.16b, v19.16b, v20.16b
    ushr v20.2d, v4.2d, #2
    shl v21.4s, v4.4s, #30
    ushr v4.2d, v4.2d, #34
    orr v4.16b, v4.16b, v16.16b
    tbl v16.16b, {v1.16b}, v28.16b
    tbl v22.16b, {v16.16b}, v28.16b
    ushr v16.2d, v16.2d, #38
    shl v22.2d, v22.2d, #26
    orr v16.16b, v16.16b, v22.16b
    ushr v22.2d, v1.2d, #6
    tbl v23.16b, {v1.16b}, v28.16b
    tbl v25.16b, {v23.16b}, v28.16b
    shl v25.2d, v25.2d, #58
    ushr v23.2d, v23.2d, #6
    orr v23.16b, v23.16b, v25.16b
    ushr v25.2d, v1.2d, #38
    tbl v26.16b, {v1.16b}, v28.16b
    shl v26.2d, v26.2d, #26
    orr v25.16b, v25.16b, v26.16b
    shl v1.4s, v1.4s, #26
    tbl v26.16b, {v3.16b}, v28.16b
    tbl v27.16b, {v26.16b}, v28.16b
    ushr v26.2d, v26.2d, #35
    shl v27.2d, v27.2d, #29
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v3.16b}, v28.16b
    shl v27.2d, v27.2d, #29
    shl v29.4s, v3.4s, #29
    ushr v31.2d, v3.2d, #3
    ushr v8.2d, v3.2d, #35
    orr v27.16b, v8.16b, v27.16b
    tbl v3.16b, {v3.16b}, v28.16b
    ushr v8.2d, v3.2d, #3
    tbl v3.16b, {v3.16b}, v28.16b
    shl v3.2d, v3.2d, #61
    orr v3.16b, v8.16b, v3.16b
    ushr v8.2d, v2.2d, #5
    tbl v9.16b, {v2.16b}, v28.16b
    tbl v10.16b, {v9.16b}, v28.16b
    ushr v9.2d, v9.2d, #5
    shl v10.2d, v10.2d, #59
    orr v9.16b, v9.16b, v10.16b
    shl v10.4s, v2.4s, #27
    tbl v11.16b, {v2.16b}, v28.16b
    shl v11.2d, v11.2d, #27
    tbl v13.16b, {v2.16b}, v28.16b
    ushr v2.2d, v2.2d, #37
    orr v2.16b, v2.16b, v11.16b
    tbl v11.16b, {v13.16b}, v28.16b
    ushr v13.2d, v13.2d, #37
    shl v11.2d, v11.2d, #27
    orr v11.16b, v13.16b, v11.16b
    shl v13.4s, v0.4s, #25
    tbl v14.16b, {v0.16b}, v28.16b
    tbl v15.16b, {v14.16b}, v28.16b
    ushr v14.2d, v14.2d, #39
    shl v15.2d, v15.2d, #25
    orr v14.16b, v14.16b, v15.16b
    ushr v15.2d, v0.2d, #7
    str q30, [sp, #1104]
    tbl v30.16b, {v0.16b}, v28.16b
    tbl v7.16b, {v30.16b}, v28.16b
    ushr v30.2d, v30.2d, #7
    shl v7.2d, v7.2d, #57
    orr v7.16b, v30.16b, v7.16b
    tbl v30.16b, {v0.16b}, v28.16b
    shl v30.2d, v30.2d, #25
    ushr v0.2d, v0.2d, #39
    orr v0.16b, v0.16b, v30.16b
    tbl v30.16b, {v17.16b}, v28.16b
    str q4, [sp, #1120]
    tbl v4.16b, {v30.16b}, v28.16b
    shl v4.2d, v4.2d, #63
    ushr v30.2d, v30.2d, #1
    orr v4.16b, v30.16b, v4.16b
    ushr v30.2d, v17.2d, #33
    str q27, [sp, #1136]
    tbl v27.16b, {v17.16b}, v28.16b
    shl v27.2d, v27.2d, #31
    orr v27.16b, v30.16b, v27.16b
    shl v30.4s, v17.4s, #31
    str q27, [sp, #1152]
    tbl v27.16b, {v17.16b}, v28.16b
    ushr v17.2d, v17.2d, #1
    str q2, [sp, #1168]
    tbl v2.16b, {v27.16b}, v28.16b
    ushr v27.2d, v27.2d, #33
    shl v2.2d, v2.2d, #31
    orr v2.16b, v27.16b, v2.16b
    shl v27.4s, v18.4s, #28
    str q25, [sp, #1184]
    tbl v25.16b, {v18.16b}, v28.16b
    str q0, [sp, #1200]
    tbl v0.16b, {v25.16b}, v28.16b
    ushr v25.2d, v25.2d, #36
    shl v0.2d, v0.2d, #28
    orr v0.16b, v25.16b, v0.16b
    ushr v25.2d, v18.2d, #36
    str q4, [sp, #1216]
    tbl v4.16b, {v18.16b}, v28.16b
    str q19, [sp, #1232]
    tbl v19.16b, {v4.16b}, v28.16b
    ushr v4.2d, v4.2d, #4
    shl v19.2d, v19.2d, #60
    orr v4.16b, v4.16b, v19.16b
    tbl v19.16b, {v18.16b}, v28.16b
    shl v19.2d, v19.2d, #28
    orr v19.16b, v25.16b, v19.16b
    ushr v18.2d, v18.2d, #4
    ldr q25, [x8, #1824]
    tbl v25.16b, {v5.16b}, v25.16b
    ldr q28, [x8, #784]
    bit v25.16b, v14.16b, v28.16b
    ldr q14, [x8, #928]
    bit v25.16b, v16.16b, v14.16b
    ldr q16, [x8, #1104]
    bit v25.16b, v11.16b, v16.16b
    ldr q11, [x8, #1328]
    bit v25.16b, v0.16b, v11.16b
    ldr q0, [x8, #1360]
    bit v25.16b, v26.16b, v0.16b
    ldr q26, [x8, #1008]
    bit v25.16b, v6.16b, v26.16b
    ldr q6, [x8, #416]
    bit v25.16b, v2.16b, v6.16b
    ushr v2.2d, v5.2d, #8
    bit v24.16b, v2.16b, v12.16b
    ldr q12, [x8, #1392]
    bit v24.16b, v15.16b, v12.16b
    ldr q12, [x8, #1408]
    bit v24.16b, v22.16b, v12.16b
    ldr q12, [x8, #1712]
    bit v24.16b, v8.16b, v12.16b
    ldr q12, [x8, #1264]
    bit v24.16b, v18.16b, v12.16b
    ldr q12, [x8, #672]
    bit v24.16b, v31.16b, v12.16b
    ldr q12, [x8, #816]
    bit v24.16b, v20.16b, v12.16b
    ldr q12, [x8, #512]
    bit v24.16b, v17.16b, v12.16b
    ldr q12, [x8, #1840]
    tbl v12.16b, {v5.16b}, v12.16b
    ldr q6, [x8, #1856]
    tbl v26.16b, {v5.16b}, v6.16b
    shl v5.4s, v5.4s, #24
    ldr q0, [x8, #896]
    bit v24.16b, v5.16b, v0.16b
    ldr q5, [x8, #1504]
    bit v24.16b, v13.16b, v5.16b
    ldr q13, [x8, #1216]
    bit v24.16b, v1.16b, v13.16b
    ldr q1, [x8, #1056]
    bit v24.16b, v10.16b, v1.16b
    ldr q10, [x8, #1600]
    bit v24.16b, v27.16b, v10.16b
    ldr q27, [x8, #1088]
    bit v24.16b, v29.16b, v27.16b
    ldr q29, [x8, #640]
    bit v24.16b, v21.16b, v29.16b
    ldr q21, [x8, #1440]
    bit v24.16b, v30.16b, v21.16b
    ldr q30, [sp, #80]
    ldr q21, [sp, #112]
    eor3 v21.16b, v30.16b, v21.16b, v24.16b
    ldr q24, [x8, #1920]
    bsl v24.16b, v26.16b, v25.16b
    ldr q30, [x8, #1936]
    ldr q29, [x8, #944]
    bit v25.16b, v26.16b, v29.16b
    bsl v30.16b, v7.16b, v24.16b
    ldr q24, [x8, #1952]
    ldr q26, [x8, #1024]
    bit v25.16b, v7.16b, v26.16b
    bsl v24.16b, v23.16b, v30.16b
    ldr q7, [x8, #1968]
    ldr q30, [x8, #1536]
    bit v25.16b, v23.16b, v30.16b
    bsl v7.16b, v9.16b, v24.16b
    ldr q23, [x8, #1984]
    ldr q24, [x8, #1072]
    bit v25.16b, v9.16b, v24.16b
    bsl v23.16b, v4.16b, v7.16b
    ldr q7, [x8, #2000]
    ldr q9, [x8, #1200]
    bit v25.16b, v4.16b, v9.16b
    bsl v7.16b, v3.16b, v23.16b
    ldr q4, [x8, #2016]
    ldr q23, [x8, #1296]
    bit v25.16b, v3.16b, v23.16b
    ldr q3, [sp, #1232]
    bsl v4.16b, v3.16b, v7.16b
    ldr q7, [x8, #2032]
    ldr q27, [x8, #1696]
    bit v25.16b, v3.16b, v27.16b
    ldr q3, [sp, #1216]
    bsl v7.16b, v3.16b, v4.16b
    ldr q4, [x8, #880]
    bit v25.16b, v3.16b, v4.16b
    ldr q3, [x8, #448]
    mov v10.16b, v3.16b
    bsl v10.16b, v12.16b, v7.16b
    ldr q1, [x8, #992]
    ldr q13, [sp, #1200]
    bit v10.16b, v13.16b, v1.16b
    ldr q1, [x8, #1136]
    ldr q5, [sp, #1184]
    bit v10.16b, v5.16b, v1.16b
    ldr q1, [x8, #768]
    ldr q3, [sp, #1168]
    bit v10.16b, v3.16b, v1.16b
    ldr q1, [x8, #528]
    bit v10.16b, v19.16b, v1.16b
    ldr q1, [x8, #688]
    ldr q4, [sp, #1136]
    bit v10.16b, v4.16b, v1.16b
    ldr q1, [x8, #1728]
    ldr q0, [sp, #1120]
    bit v10.16b, v0.16b, v1.16b
    ldr q1, [x8, #848]
    ldr q27, [sp, #1152]
    bit v10.16b, v27.16b, v1.16b
    ldr q1, [x8, #544]
    bit v10.16b, v2.16b, v1.16b
    ldr q23, [x8, #1168]
    bit v10.16b, v15.16b, v23.16b
    ldr q9, [x8, #1248]
    bit v10.16b, v22.16b, v9.16b
    ldr q24, [x8, #1344]
    bit v10.16b, v8.16b, v24.16b
    ldr q30, [x8, #432]
    bit v10.16b, v18.16b, v30.16b
    ldr q26, [x8, #1664]
    bit v10.16b, v31.16b, v26.16b
    ldr q29, [x8, #576]
    bit v10.16b, v20.16b, v29.16b
    ldr q11, [x8, #1120]
    bit v10.16b, v17.16b, v11.16b
    ldr q16, [x8, #2048]
    eor3 v16.16b, v21.16b, v10.16b, v16.16b
    str q21, [sp, #1216]
    ext v21.16b, v16.16b, v16.16b, #12
    str q10, [sp, #1232]
    ldr q10, [x8, #832]
    bif v21.16b, v16.16b, v10.16b
    ext v10.16b, v16.16b, v16.16b, #4
    ext v14.16b, v16.16b, v16.16b, #8
    ldr q28, [x8, #1488]
    bit v21.16b, v14.16b, v28.16b
    ldr q14, [x8, #1472]
    bit v21.16b, v10.16b, v14.16b
    mov v10.16b, v21.16b
    sri v10.8h, v21.8h, #8
    sli v21.8h, v21.8h, #8
    ushr v14.16b, v10.16b, #1
    movi v28.16b, #85
    bif v14.16b, v10.16b, v28.16b
    shl v6.16b, v14.16b, #2
    str q25, [sp, #112]
    movi v25.16b, #51
    bit v6.16b, v14.16b, v25.16b
    str q7, [sp, #80]
    mov v7.16b, v6.16b
    sli v7.16b, v6.16b, #4
    // round 3 (aes.dsl:47)
    mvn v7.16b, v7.16b
    str q7, [x0, #0]
    ldr q7, [x8, #2064]
    ushr v11.16b, v21.16b, #1
    sri v6.16b, v6.16b, #4
    bif v11.16b, v21.16b, v28.16b
    mvn v6.16b, v6.16b
    shl v29.16b, v11.16b, #2
    bit v29.16b, v11.16b, v25.16b
    mov v26.16b, v29.16b
    sli v26.16b, v29.16b, #4
    sri v29.16b, v29.16b, #4
    ext v30.16b, v26.16b, v26.16b, #6
    ext v26.16b, v26.16b, v26.16b, #10
    bit v26.16b, v30.16b, v7.16b
    mvn v26.16b, v26.16b
    str q26, [x0, #16]
    str q6, [x0, #32]
    ext v6.16b, v29.16b, v29.16b, #6
    ext v26.16b, v29.16b, v29.16b, #10
    bit v26.16b, v6.16b, v7.16b
    mvn v6.16b, v26.16b
    str q6, [x0, #48]
    shl v6.16b, v10.16b, #1
    bit v6.16b, v10.16b, v28.16b
    ushr v26.16b, v6.16b, #2
    bif v26.16b, v6.16b, v25.16b
    mov v29.16b, v26.16b
    sri v29.16b, v26.16b, #4
    mvn v29.16b, v29.16b
    str q29, [x0, #64]
    shl v29.16b, v21.16b, #1
    bit v29.16b, v21.16b, v28.16b
    sli v26.16b, v26.16b, #4
    ushr v21.16b, v29.16b, #2
    bif v21.16b, v29.16b, v25.16b
    mov v30.16b, v21.16b
    sri v30.16b, v21.16b, #4
    ext v10.16b, v30.16b, v30.16b, #6
    ext v30.16b, v30.16b, v30.16b, #10
    bit v30.16b, v10.16b, v7.16b
    mvn v30.16b, v30.16b
    str q30, [x0, #80]
    ushr v30.16b, v14.16b, #2
    str q26, [x0, #176]
    bit v14.16b, v30.16b, v25.16b
    mov v26.16b, v14.16b
    sri v26.16b, v14.16b, #4
    str q26, [x0, #96]
    ushr v26.16b, v11.16b, #2
    bit v11.16b, v26.16b, v25.16b
    sli v14.16b, v14.16b, #4
    mov v26.16b, v11.16b
    sri v26.16b, v11.16b, #4
    str q14, [x0, #144]
    ext v30.16b, v26.16b, v26.16b, #6
    ext v26.16b, v26.16b, v26.16b, #10
    bit v26.16b, v30.16b, v7.16b
    str q26, [x0, #112]
    shl v26.16b, v6.16b, #2
    bit v26.16b, v6.16b, v25.16b
    mov v6.16b, v26.16b
    sli v6.16b, v26.16b, #4
    sri v26.16b, v26.16b, #4
    mvn v6.16b, v6.16b
    str q26, [x0, #160]
    str q6, [x0, #128]
    shl v6.16b, v29.16b, #2
    bit v6.16b, v29.16b, v25.16b
    mov v26.16b, v6.16b
    sli v26.16b, v6.16b, #4
    ext v29.16b, v26.16b, v26.16b, #6
    ext v26.16b, v26.16b, v26.16b, #10
    bit v26.16b, v29.16b, v7.16b
    mvn v26.16b, v26.16b
    ushr v30.16b, v16.16b, #6
    ushr v10.16b, v16.16b, #3
    ushr v14.16b, v16.16b, #7
    eor v10.16b, v10.16b, v14.16b
    ushr v7.16b, v16.16b, #5
    ldr q25, [x8, #1584]
    ldr q28, [sp, #1104]
    bit v28.16b, v12.16b, v25.16b
    eor v29.16b, v16.16b, v7.16b
    ushr v25.16b, v16.16b, #4
    str q12, [sp, #1104]
    ldr q12, [x8, #464]
    bit v28.16b, v13.16b, v12.16b
    eor v25.16b, v25.16b, v10.16b
    ldr q12, [x8, #1232]
    bit v28.16b, v5.16b, v12.16b
    eor v12.16b, v30.16b, v25.16b
    ldr q5, [x8, #496]
    bit v28.16b, v3.16b, v5.16b
    eor v5.16b, v29.16b, v12.16b
    ldr q3, [x8, #1040]
    bit v28.16b, v19.16b, v3.16b
    eor v14.16b, v14.16b, v5.16b
    ldr q3, [x8, #1456]
    bit v28.16b, v4.16b, v3.16b
    eor v3.16b, v10.16b, v14.16b
    ushr v4.16b, v16.16b, #1
    ushr v16.16b, v16.16b, #2
    ldr q13, [x8, #608]
    bit v28.16b, v0.16b, v13.16b
    eor v13.16b, v4.16b, v7.16b
    ldr q0, [x8, #800]
    bit v28.16b, v27.16b, v0.16b
    eor v16.16b, v16.16b, v13.16b
    eor v0.16b, v10.16b, v13.16b
    bit v28.16b, v2.16b, v1.16b
    eor v2.16b, v25.16b, v16.16b
    eor v25.16b, v29.16b, v0.16b
    bit v28.16b, v15.16b, v23.16b
    and v29.16b, v3.16b, v25.16b
    eor v15.16b, v12.16b, v2.16b
    bit v28.16b, v22.16b, v9.16b
    eor v4.16b, v4.16b, v15.16b
    bit v28.16b, v8.16b, v24.16b
    eor v22.16b, v10.16b, v4.16b
    ldr q8, [x8, #432]
    bit v28.16b, v18.16b, v8.16b
    and v18.16b, v15.16b, v22.16b
    orr v8.16b, v16.16b, v4.16b
    ldr q24, [x8, #1664]
    bit v28.16b, v31.16b, v24.16b
    eor v31.16b, v18.16b, v8.16b
    eor v8.16b, v14.16b, v13.16b
    eor v13.16b, v13.16b, v22.16b
    ldr q24, [x8, #576]
    bit v28.16b, v20.16b, v24.16b
    and v20.16b, v12.16b, v8.16b
    ldr q24, [x8, #1120]
    bit v28.16b, v17.16b, v24.16b
    eor3 v17.16b, v31.16b, v20.16b, v29.16b
    eor v20.16b, v22.16b, v8.16b
    and v24.16b, v2.16b, v20.16b
    eor v9.16b, v30.16b, v25.16b
    orr v23.16b, v14.16b, v9.16b
    eor3 v24.16b, v31.16b, v23.16b, v24.16b
    eor v24.16b, v5.16b, v24.16b
    eor v31.16b, v2.16b, v9.16b
    and v1.16b, v13.16b, v31.16b
    and v27.16b, v30.16b, v10.16b
    eor v18.16b, v18.16b, v27.16b
    eor3 v7.16b, v7.16b, v18.16b, v29.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    eor v18.16b, v24.16b, v1.16b
    and v23.16b, v17.16b, v18.16b
    and v27.16b, v5.16b, v0.16b
    eor v7.16b, v27.16b, v7.16b
    str q26, [x0, #192]
    eor v26.16b, v17.16b, v7.16b
    sli v11.16b, v11.16b, #4
    and v27.16b, v24.16b, v26.16b
    eor v29.16b, v1.16b, v27.16b
    and v29.16b, v7.16b, v29.16b
    eor v7.16b, v23.16b, v7.16b
    and v1.16b, v1.16b, v7.16b
    orr v7.16b, v24.16b, v29.16b
    eor v24.16b, v26.16b, v29.16b
    eor v7.16b, v23.16b, v7.16b
    orr v17.16b, v17.16b, v1.16b
    eor v1.16b, v18.16b, v1.16b
    eor v17.16b, v27.16b, v17.16b
    and v5.16b, v5.16b, v1.16b
    and v18.16b, v13.16b, v24.16b
    and v0.16b, v0.16b, v1.16b
    and v23.16b, v12.16b, v7.16b
    and v26.16b, v8.16b, v7.16b
    eor v27.16b, v7.16b, v17.16b
    eor v29.16b, v1.16b, v24.16b
    eor v1.16b, v7.16b, v1.16b
    and v2.16b, v2.16b, v17.16b
    and v7.16b, v31.16b, v24.16b
    eor v24.16b, v17.16b, v24.16b
    and v25.16b, v25.16b, v1.16b
    and v31.16b, v15.16b, v27.16b
    eor v8.16b, v27.16b, v29.16b
    and v1.16b, v3.16b, v1.16b
    and v3.16b, v14.16b, v24.16b
    and v16.16b, v16.16b, v29.16b
    eor v25.16b, v31.16b, v25.16b
    and v30.16b, v30.16b, v8.16b
    and v24.16b, v9.16b, v24.16b
    and v4.16b, v4.16b, v29.16b
    and v29.16b, v10.16b, v8.16b
    and v17.16b, v20.16b, v17.16b
    eor3 v5.16b, v25.16b, v5.16b, v30.16b
    and v20.16b, v22.16b, v27.16b
    sli v21.16b, v21.16b, #4
    eor v4.16b, v26.16b, v4.16b
    sri v6.16b, v6.16b, #4
    eor v18.16b, v5.16b, v18.16b
    eor3 v20.16b, v1.16b, v20.16b, v4.16b
    eor3 v1.16b, v1.16b, v3.16b, v18.16b
    eor3 v3.16b, v26.16b, v17.16b, v18.16b
    eor v16.16b, v1.16b, v16.16b
    mvn v3.16b, v3.16b
    eor v2.16b, v16.16b, v2.16b
    eor3 v16.16b, v25.16b, v23.16b, v16.16b
    eor3 v17.16b, v31.16b, v24.16b, v2.16b
    eor3 v4.16b, v29.16b, v4.16b, v16.16b
    eor3 v2.16b, v2.16b, v7.16b, v30.16b
    eor v0.16b, v17.16b, v0.16b
    eor v7.16b, v17.16b, v2.16b
    mvn v2.16b, v2.16b
    eor v5.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    mvn v4.16b, v5.16b
    eor v1.16b, v1.16b, v0.16b
    ldr q5, [x8, #1808]
    tbl v17.16b, {v4.16b}, v5.16b
    mvn v1.16b, v1.16b
    tbl v18.16b, {v17.16b}, v5.16b
    ushr v17.2d, v17.2d, #7
    shl v18.2d, v18.2d, #57
    orr v17.16b, v17.16b, v18.16b
    ldr q18, [x8, #1856]
    tbl v22.16b, {v3.16b}, v18.16b
    tbl v23.16b, {v16.16b}, v5.16b
    ldr q24, [x8, #736]
    ldr q25, [sp, #592]
    bit v25.16b, v22.16b, v24.16b
    ushr v26.2d, v23.2d, #33
    tbl v23.16b, {v23.16b}, v5.16b
    ldr q27, [x8, #592]
    bit v25.16b, v17.16b, v27.16b
    shl v23.2d, v23.2d, #31
    orr v23.16b, v26.16b, v23.16b
    tbl v26.16b, {v1.16b}, v5.16b
    ushr v29.2d, v26.2d, #34
    tbl v26.16b, {v26.16b}, v5.16b
    shl v26.2d, v26.2d, #30
    orr v26.16b, v29.16b, v26.16b
    tbl v29.16b, {v2.16b}, v5.16b
    ushr v30.2d, v29.2d, #35
    tbl v29.16b, {v29.16b}, v5.16b
    shl v29.2d, v29.2d, #29
    orr v29.16b, v30.16b, v29.16b
    tbl v30.16b, {v20.16b}, v5.16b
    ushr v31.2d, v30.2d, #36
    tbl v30.16b, {v30.16b}, v5.16b
    shl v30.2d, v30.2d, #28
    orr v30.16b, v31.16b, v30.16b
    tbl v31.16b, {v7.16b}, v5.16b
    ushr v8.2d, v31.2d, #37
    tbl v31.16b, {v31.16b}, v5.16b
    shl v31.2d, v31.2d, #27
    orr v31.16b, v8.16b, v31.16b
    tbl v8.16b, {v0.16b}, v5.16b
    ushr v9.2d, v8.2d, #38
    tbl v8.16b, {v8.16b}, v5.16b
    shl v8.2d, v8.2d, #26
    orr v8.16b, v9.16b, v8.16b
    tbl v9.16b, {v4.16b}, v5.16b
    tbl v10.16b, {v9.16b}, v5.16b
    ushr v9.2d, v9.2d, #39
    shl v10.2d, v10.2d, #25
    orr v9.16b, v9.16b, v10.16b
    ldr q10, [x8, #1824]
    tbl v12.16b, {v3.16b}, v10.16b
    ldr q13, [x8, #784]
    bit v12.16b, v9.16b, v13.16b
    ldr q9, [x8, #928]
    bit v12.16b, v8.16b, v9.16b
    ldr q8, [x8, #1104]
    bit v12.16b, v31.16b, v8.16b
    ldr q31, [x8, #1328]
    bit v12.16b, v30.16b, v31.16b
    ldr q30, [x8, #1360]
    bit v12.16b, v29.16b, v30.16b
    ldr q29, [x8, #1008]
    bit v12.16b, v26.16b, v29.16b
    ldr q26, [x8, #416]
    bit v12.16b, v23.16b, v26.16b
    ldr q23, [x8, #944]
    bit v12.16b, v22.16b, v23.16b
    ldr q14, [x8, #1024]
    bit v12.16b, v17.16b, v14.16b
    ushr v15.2d, v16.2d, #33
    tbl v26.16b, {v16.16b}, v5.16b
    shl v26.2d, v26.2d, #31
    orr v26.16b, v15.16b, v26.16b
    ushr v15.2d, v7.2d, #37
    tbl v29.16b, {v7.16b}, v5.16b
    shl v29.2d, v29.2d, #27
    orr v29.16b, v15.16b, v29.16b
    tbl v15.16b, {v2.16b}, v5.16b
    tbl v30.16b, {v15.16b}, v5.16b
    ushr v15.2d, v15.2d, #3
    shl v30.2d, v30.2d, #61
    orr v30.16b, v15.16b, v30.16b
    tbl v15.16b, {v16.16b}, v5.16b
    tbl v31.16b, {v15.16b}, v5.16b
    ushr v15.2d, v15.2d, #1
    shl v31.2d, v31.2d, #63
    orr v31.16b, v15.16b, v31.16b
    tbl v15.16b, {v20.16b}, v5.16b
    tbl v8.16b, {v15.16b}, v5.16b
    ushr v15.2d, v15.2d, #4
    shl v8.2d, v8.2d, #60
    orr v8.16b, v15.16b, v8.16b
    ushr v15.2d, v7.2d, #5
    ushr v9.2d, v20.2d, #4
    tbl v13.16b, {v0.16b}, v5.16b
    tbl v10.16b, {v13.16b}, v5.16b
    ushr v13.2d, v13.2d, #6
    shl v10.2d, v10.2d, #58
    orr v10.16b, v13.16b, v10.16b
    tbl v13.16b, {v1.16b}, v5.16b
    ldr q14, [x8, #1568]
    bit v25.16b, v10.16b, v14.16b
    tbl v23.16b, {v13.16b}, v5.16b
    ushr v13.2d, v13.2d, #2
    shl v23.2d, v23.2d, #62
    orr v23.16b, v13.16b, v23.16b
    ushr v13.2d, v1.2d, #34
    tbl v14.16b, {v1.16b}, v5.16b
    shl v14.2d, v14.2d, #30
    orr v13.16b, v13.16b, v14.16b
    ushr v14.2d, v0.2d, #38
    tbl v27.16b, {v0.16b}, v5.16b
    shl v27.2d, v27.2d, #26
    orr v27.16b, v14.16b, v27.16b
    ushr v14.2d, v20.2d, #36
    tbl v24.16b, {v20.16b}, v5.16b
    shl v24.2d, v24.2d, #28
    orr v24.16b, v14.16b, v24.16b
    ushr v14.2d, v2.2d, #3
    ushr v18.2d, v16.2d, #1
    str q17, [sp, #592]
    ushr v17.2d, v4.2d, #39
    str q22, [sp, #1248]
    tbl v22.16b, {v4.16b}, v5.16b
    shl v22.2d, v22.2d, #25
    orr v17.16b, v17.16b, v22.16b
    ushr v22.2d, v3.2d, #8
    str q21, [sp, #1264]
    ushr v21.2d, v0.2d, #6
    str q6, [sp, #1280]
    ushr v6.2d, v4.2d, #7
    shl v4.4s, v4.4s, #25
    shl v0.4s, v0.4s, #26
    str q11, [sp, #1296]
    ldr q11, [x8, #624]
    bit v28.16b, v22.16b, v11.16b
    shl v20.4s, v20.4s, #28
    ldr q11, [x8, #1536]
    bit v12.16b, v10.16b, v11.16b
    tbl v11.16b, {v7.16b}, v5.16b
    shl v7.4s, v7.4s, #27
    shl v16.4s, v16.4s, #31
    str q10, [sp, #1312]
    ldr q10, [x8, #1392]
    bit v28.16b, v6.16b, v10.16b
    ldr q10, [x8, #1376]
    str q6, [sp, #1328]
    ldr q6, [sp, #1104]
    str q22, [sp, #1344]
    ldr q22, [sp, #80]
    bit v22.16b, v6.16b, v10.16b
    tbl v6.16b, {v11.16b}, v5.16b
    ushr v11.2d, v11.2d, #5
    ldr q10, [x8, #1408]
    bit v28.16b, v21.16b, v10.16b
    ldr q10, [x8, #704]
    str q21, [sp, #80]
    ldr q21, [sp, #1200]
    bit v22.16b, v21.16b, v10.16b
    shl v6.2d, v6.2d, #59
    ldr q21, [x8, #1680]
    ldr q10, [sp, #1184]
    bit v22.16b, v10.16b, v21.16b
    orr v6.16b, v11.16b, v6.16b
    ldr q10, [x8, #1712]
    bit v28.16b, v15.16b, v10.16b
    ushr v11.2d, v1.2d, #2
    shl v1.4s, v1.4s, #30
    ldr q10, [x8, #400]
    ldr q21, [sp, #1168]
    bit v22.16b, v21.16b, v10.16b
    ldr q21, [x8, #384]
    ldr q10, [x1, #0]
    str q15, [sp, #1168]
    ldr q15, [sp, #880]
    bsl v21.16b, v10.16b, v15.16b
    ldr q15, [x8, #560]
    bit v25.16b, v6.16b, v15.16b
    ldr q15, [x8, #1264]
    bit v28.16b, v9.16b, v15.16b
    ldr q15, [x8, #1072]
    bit v12.16b, v6.16b, v15.16b
    ldr q15, [x8, #864]
    bit v22.16b, v19.16b, v15.16b
    ldr q19, [x8, #752]
    bit v25.16b, v8.16b, v19.16b
    ldr q15, [x8, #672]
    bit v28.16b, v14.16b, v15.16b
    ldr q15, [x8, #1200]
    bit v12.16b, v8.16b, v15.16b
    ushr v15.2d, v2.2d, #35
    tbl v19.16b, {v2.16b}, v5.16b
    shl v2.4s, v2.4s, #29
    str q8, [sp, #880]
    ldr q8, [x8, #1152]
    bit v25.16b, v30.16b, v8.16b
    ldr q8, [x8, #816]
    bit v28.16b, v11.16b, v8.16b
    ldr q8, [x8, #1296]
    bit v12.16b, v30.16b, v8.16b
    shl v19.2d, v19.2d, #29
    ldr q8, [x8, #912]
    str q30, [sp, #1184]
    ldr q30, [sp, #1136]
    bit v22.16b, v30.16b, v8.16b
    ldr q30, [x8, #1744]
    ldr q8, [sp, #160]
    bit v21.16b, v8.16b, v30.16b
    orr v19.16b, v15.16b, v19.16b
    ldr q8, [x8, #1280]
    bit v25.16b, v23.16b, v8.16b
    ldr q15, [x8, #1840]
    tbl v8.16b, {v3.16b}, v15.16b
    str q6, [sp, #160]
    ldr q6, [x8, #512]
    bit v28.16b, v18.16b, v6.16b
    shl v3.4s, v3.4s, #24
    ldr q6, [x8, #1696]
    bit v12.16b, v23.16b, v6.16b
    ldr q6, [x8, #1552]
    bit v25.16b, v31.16b, v6.16b
    ldr q6, [x8, #976]
    str q23, [sp, #1136]
    ldr q23, [sp, #1120]
    bit v22.16b, v23.16b, v6.16b
    ldr q23, [x8, #896]
    bit v28.16b, v3.16b, v23.16b
    ldr q3, [x8, #880]
    bit v12.16b, v31.16b, v3.16b
    ldr q23, [x8, #448]
    bit v25.16b, v8.16b, v23.16b
    ldr q23, [x8, #480]
    ldr q6, [sp, #1152]
    bit v22.16b, v6.16b, v23.16b
    ldr q6, [x8, #1504]
    bit v28.16b, v4.16b, v6.16b
    ldr q4, [x8, #992]
    bit v25.16b, v17.16b, v4.16b
    ldr q4, [x8, #1584]
    ldr q6, [sp, #576]
    bit v22.16b, v6.16b, v4.16b
    ldr q6, [x8, #1216]
    bit v28.16b, v0.16b, v6.16b
    ldr q0, [x8, #1136]
    bit v25.16b, v27.16b, v0.16b
    ldr q0, [x8, #464]
    ldr q6, [sp, #560]
    bit v22.16b, v6.16b, v0.16b
    ldr q6, [x8, #1056]
    bit v28.16b, v7.16b, v6.16b
    ldr q7, [x8, #768]
    bit v25.16b, v29.16b, v7.16b
    ldr q7, [x8, #1232]
    ldr q6, [sp, #272]
    bit v22.16b, v6.16b, v7.16b
    ldr q6, [x8, #1600]
    bit v28.16b, v20.16b, v6.16b
    ldr q20, [x8, #528]
    bit v25.16b, v24.16b, v20.16b
    ldr q20, [x8, #496]
    ldr q6, [sp, #256]
    bit v22.16b, v6.16b, v20.16b
    ldr q6, [x8, #1088]
    bit v28.16b, v2.16b, v6.16b
    ldr q2, [x8, #688]
    bit v25.16b, v19.16b, v2.16b
    ldr q2, [x8, #1040]
    ldr q6, [sp, #544]
    bit v22.16b, v6.16b, v2.16b
    ldr q6, [x8, #640]
    bit v28.16b, v1.16b, v6.16b
    ldr q1, [x8, #1728]
    bit v25.16b, v13.16b, v1.16b
    ldr q1, [x8, #1456]
    ldr q6, [sp, #528]
    bit v22.16b, v6.16b, v1.16b
    ldr q6, [x8, #1440]
    bit v28.16b, v16.16b, v6.16b
    ldr q16, [x8, #848]
    bit v25.16b, v26.16b, v16.16b
    ldr q16, [x8, #608]
    ldr q6, [sp, #176]
    bit v22.16b, v6.16b, v16.16b
    eor v28.16b, v10.16b, v28.16b
    ldr q6, [x8, #544]
    ldr q23, [sp, #1344]
    bit v25.16b, v23.16b, v6.16b
    ldr q23, [x8, #800]
    ldr q16, [sp, #512]
    bit v22.16b, v16.16b, v23.16b
    ldr q16, [x8, #1168]
    ldr q23, [sp, #1328]
    bit v25.16b, v23.16b, v16.16b
    ldr q23, [sp, #496]
    bit v22.16b, v23.16b, v6.16b
    ldr q23, [x8, #1248]
    ldr q6, [sp, #80]
    bit v25.16b, v6.16b, v23.16b
    ldr q6, [sp, #480]
    bit v22.16b, v6.16b, v16.16b
    ldr q6, [x8, #1344]
    ldr q16, [sp, #1168]
    bit v25.16b, v16.16b, v6.16b
    ldr q16, [sp, #464]
    bit v22.16b, v16.16b, v23.16b
    ldr q16, [x8, #432]
    bit v25.16b, v9.16b, v16.16b
    ldr q23, [sp, #448]
    bit v22.16b, v23.16b, v6.16b
    ldr q23, [x8, #1664]
    bit v25.16b, v14.16b, v23.16b
    ldr q6, [sp, #432]
    bit v22.16b, v6.16b, v16.16b
    ldr q6, [x8, #576]
    bit v25.16b, v11.16b, v6.16b
    ldr q16, [sp, #416]
    bit v22.16b, v16.16b, v23.16b
    ldr q16, [x8, #1120]
    bit v25.16b, v18.16b, v16.16b
    ldr q23, [sp, #144]
    bit v22.16b, v23.16b, v6.16b
    ldr q23, [sp, #112]
    str q28, [sp, #1152]
    eor3 v28.16b, v28.16b, v25.16b, v23.16b
    str q25, [sp, #1120]
    ldr q25, [x8, #2080]
    eor3 v25.16b, v28.16b, v12.16b, v25.16b
    ldr q28, [sp, #128]
    bit v22.16b, v28.16b, v16.16b
    mov v23.16b, v25.16b
    sli v23.8h, v25.8h, #8
    ushr v28.16b, v23.16b, #1
    movi v16.16b, #85
    bif v28.16b, v23.16b, v16.16b
    shl v6.16b, v28.16b, #2
    movi v1.16b, #51
    bit v6.16b, v28.16b, v1.16b
    mov v2.16b, v6.16b
    sli v2.16b, v6.16b, #4
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q20, [sp, #1296]
    ext v7.16b, v20.16b, v20.16b, #6
    ext v20.16b, v20.16b, v20.16b, #10
    ldr q0, [x8, #2064]
    bit v20.16b, v7.16b, v0.16b
    str q20, [x0, #208]
    ldr q7, [sp, #1280]
    ext v20.16b, v7.16b, v7.16b, #6
    ext v7.16b, v7.16b, v7.16b, #10
    bit v7.16b, v20.16b, v0.16b
    str q7, [x0, #224]
    ldr q7, [sp, #1264]
    ext v20.16b, v7.16b, v7.16b, #6
    ext v7.16b, v7.16b, v7.16b, #10
    bit v7.16b, v20.16b, v0.16b
    str q7, [x0, #240]
    // round 4 (aes.dsl:47)
    mvn v2.16b, v2.16b
    str q2, [x0, #256]
    mov v2.16b, v25.16b
    sri v2.8h, v25.8h, #8
    ushr v7.16b, v2.16b, #1
    bif v7.16b, v2.16b, v16.16b
    shl v20.16b, v7.16b, #2
    bit v20.16b, v7.16b, v1.16b
    mov v0.16b, v20.16b
    sli v0.16b, v20.16b, #4
    ext v0.16b, v0.16b, v0.16b, #8
    mvn v0.16b, v0.16b
    str q0, [x0, #272]
    sri v6.16b, v6.16b, #4
    ext v0.16b, v6.16b, v6.16b, #8
    mvn v0.16b, v0.16b
    str q0, [x0, #288]
    sri v20.16b, v20.16b, #4
    ext v0.16b, v20.16b, v20.16b, #8
    mvn v0.16b, v0.16b
    str q0, [x0, #304]
    shl v0.16b, v23.16b, #1
    bit v0.16b, v23.16b, v16.16b
    ushr v6.16b, v0.16b, #2
    bif v6.16b, v0.16b, v1.16b
    mov v20.16b, v6.16b
    sri v20.16b, v6.16b, #4
    ext v20.16b, v20.16b, v20.16b, #8
    mvn v20.16b, v20.16b
    str q20, [x0, #320]
    shl v20.16b, v2.16b, #1
    bit v20.16b, v2.16b, v16.16b
    ushr v2.16b, v20.16b, #2
    bif v2.16b, v20.16b, v1.16b
    mov v23.16b, v2.16b
    sri v23.16b, v2.16b, #4
    ext v23.16b, v23.16b, v23.16b, #8
    mvn v23.16b, v23.16b
    str q23, [x0, #336]
    ushr v23.16b, v28.16b, #2
    bit v28.16b, v23.16b, v1.16b
    mov v23.16b, v28.16b
    sri v23.16b, v28.16b, #4
    ext v23.16b, v23.16b, v23.16b, #8
    str q23, [x0, #352]
    ushr v23.16b, v7.16b, #2
    bit v7.16b, v23.16b, v1.16b
    mov v23.16b, v7.16b
    sri v23.16b, v7.16b, #4
    ext v23.16b, v23.16b, v23.16b, #8
    str q23, [x0, #368]
    shl v23.16b, v0.16b, #2
    bit v23.16b, v0.16b, v1.16b
    mov v0.16b, v23.16b
    sli v0.16b, v23.16b, #4
    ext v0.16b, v0.16b, v0.16b, #8
    mvn v0.16b, v0.16b
    str q0, [x0, #384]
    sli v28.16b, v28.16b, #4
    ext v0.16b, v28.16b, v28.16b, #8
    str q0, [x0, #400]
    sri v23.16b, v23.16b, #4
    ext v0.16b, v23.16b, v23.16b, #8
    str q0, [x0, #416]
    sli v6.16b, v6.16b, #4
    ext v0.16b, v6.16b, v6.16b, #8
    str q0, [x0, #432]
    shl v0.16b, v20.16b, #2
    bit v0.16b, v20.16b, v1.16b
    mov v6.16b, v0.16b
    sli v6.16b, v0.16b, #4
    ext v6.16b, v6.16b, v6.16b, #8
    mvn v6.16b, v6.16b
    bsl v30.16b, v10.16b, v22.16b
    ldr q20, [sp, #96]
    eor3 v20.16b, v20.16b, v21.16b, v30.16b
    ushr v23.16b, v25.16b, #2
    ushr v1.16b, v25.16b, #6
    ushr v30.16b, v25.16b, #7
    ushr v21.16b, v25.16b, #1
    ushr v10.16b, v25.16b, #5
    eor v16.16b, v25.16b, v10.16b
    eor v22.16b, v21.16b, v10.16b
    eor v23.16b, v23.16b, v22.16b
    ushr v28.16b, v25.16b, #3
    ushr v25.16b, v25.16b, #4
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v25.16b, v28.16b
    eor v4.16b, v25.16b, v23.16b
    eor v25.16b, v1.16b, v25.16b
    eor v3.16b, v25.16b, v4.16b
    eor v21.16b, v21.16b, v3.16b
    str q31, [sp, #96]
    orr v31.16b, v23.16b, v21.16b
    str q20, [sp, #1264]
    eor v20.16b, v28.16b, v21.16b
    str q18, [sp, #1280]
    eor v18.16b, v22.16b, v20.16b
    str q11, [sp, #1296]
    and v11.16b, v3.16b, v20.16b
    eor v31.16b, v11.16b, v31.16b
    str q14, [sp, #1200]
    eor v14.16b, v16.16b, v25.16b
    eor v30.16b, v30.16b, v14.16b
    str q9, [sp, #1104]
    eor v9.16b, v28.16b, v30.16b
    str q26, [sp, #1360]
    eor v26.16b, v28.16b, v22.16b
    eor v22.16b, v30.16b, v22.16b
    eor v16.16b, v16.16b, v26.16b
    str q13, [sp, #1376]
    and v13.16b, v9.16b, v16.16b
    str q19, [sp, #1392]
    eor v19.16b, v1.16b, v16.16b
    str q24, [sp, #1408]
    eor v24.16b, v4.16b, v19.16b
    str q29, [sp, #1424]
    and v29.16b, v18.16b, v24.16b
    str q27, [sp, #1440]
    orr v27.16b, v30.16b, v19.16b
    str q17, [sp, #1456]
    and v17.16b, v14.16b, v26.16b
    str q8, [sp, #1472]
    and v8.16b, v25.16b, v22.16b
    eor3 v8.16b, v31.16b, v8.16b, v13.16b
    eor v5.16b, v20.16b, v22.16b
    and v15.16b, v4.16b, v5.16b
    eor3 v31.16b, v31.16b, v27.16b, v15.16b
    eor v31.16b, v14.16b, v31.16b
    and v15.16b, v1.16b, v28.16b
    eor v11.16b, v11.16b, v15.16b
    eor3 v10.16b, v10.16b, v11.16b, v13.16b
    eor3 v27.16b, v27.16b, v11.16b, v29.16b
    eor v17.16b, v17.16b, v10.16b
    eor v29.16b, v8.16b, v17.16b
    and v10.16b, v31.16b, v29.16b
    str q6, [x0, #448]
    eor v6.16b, v27.16b, v10.16b
    sli v7.16b, v7.16b, #4
    and v6.16b, v17.16b, v6.16b
    ext v7.16b, v7.16b, v7.16b, #8
    eor v29.16b, v29.16b, v6.16b
    orr v6.16b, v31.16b, v6.16b
    eor v31.16b, v31.16b, v27.16b
    str q7, [x0, #464]
    and v7.16b, v18.16b, v29.16b
    and v18.16b, v24.16b, v29.16b
    and v24.16b, v8.16b, v31.16b
    sli v2.16b, v2.16b, #4
    sri v0.16b, v0.16b, #4
    eor v17.16b, v24.16b, v17.16b
    eor v6.16b, v24.16b, v6.16b
    and v17.16b, v27.16b, v17.16b
    and v22.16b, v22.16b, v6.16b
    and v24.16b, v25.16b, v6.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    orr v25.16b, v8.16b, v17.16b
    eor v17.16b, v31.16b, v17.16b
    str q0, [x0, #480]
    str q2, [x0, #496]
    eor v0.16b, v10.16b, v25.16b
    and v2.16b, v14.16b, v17.16b
    and v25.16b, v26.16b, v17.16b
    and v4.16b, v4.16b, v0.16b
    and v5.16b, v5.16b, v0.16b
    eor v26.16b, v17.16b, v29.16b
    eor v17.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v29.16b
    and v23.16b, v23.16b, v26.16b
    and v21.16b, v21.16b, v26.16b
    and v3.16b, v3.16b, v6.16b
    and v16.16b, v16.16b, v17.16b
    eor v26.16b, v6.16b, v26.16b
    and v27.16b, v30.16b, v0.16b
    and v17.16b, v9.16b, v17.16b
    and v0.16b, v19.16b, v0.16b
    and v6.16b, v20.16b, v6.16b
    and v1.16b, v1.16b, v26.16b
    eor v16.16b, v3.16b, v16.16b
    eor v19.16b, v22.16b, v21.16b
    and v20.16b, v28.16b, v26.16b
    eor3 v2.16b, v16.16b, v2.16b, v1.16b
    eor3 v6.16b, v17.16b, v6.16b, v19.16b
    eor v7.16b, v2.16b, v7.16b
    eor3 v17.16b, v17.16b, v27.16b, v7.16b
    eor3 v5.16b, v22.16b, v5.16b, v7.16b
    eor v7.16b, v17.16b, v23.16b
    mvn v5.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor3 v7.16b, v16.16b, v24.16b, v7.16b
    eor3 v0.16b, v3.16b, v0.16b, v4.16b
    eor3 v3.16b, v20.16b, v19.16b, v7.16b
    eor3 v1.16b, v4.16b, v18.16b, v1.16b
    eor v4.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v1.16b
    mvn v1.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v4.16b, v3.16b
    mvn v2.16b, v2.16b
    eor v4.16b, v17.16b, v3.16b
    mvn v4.16b, v4.16b
    ext v16.16b, v5.16b, v5.16b, #13
    ldr q17, [x8, #1312]
    and v17.16b, v16.16b, v17.16b
    ushr v18.2d, v5.2d, #8
    ldr q19, [x8, #1856]
    tbl v20.16b, {v5.16b}, v19.16b
    ldr q21, [x8, #736]
    mov v22.16b, v21.16b
    bsl v22.16b, v20.16b, v12.16b
    ldr q23, [x8, #1840]
    tbl v24.16b, {v5.16b}, v23.16b
    ushr v25.2d, v1.2d, #3
    ushr v26.2d, v1.2d, #35
    ldr q27, [x8, #1808]
    tbl v28.16b, {v1.16b}, v27.16b
    tbl v29.16b, {v28.16b}, v27.16b
    ushr v28.2d, v28.2d, #3
    shl v29.2d, v29.2d, #61
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v1.16b}, v27.16b
    shl v29.2d, v29.2d, #29
    orr v26.16b, v26.16b, v29.16b
    ext v29.16b, v1.16b, v1.16b, #8
    ushr v29.2d, v29.2d, #35
    shl v30.2d, v1.2d, #29
    orr v29.16b, v30.16b, v29.16b
    ushr v30.2d, v0.2d, #5
    tbl v31.16b, {v0.16b}, v27.16b
    tbl v8.16b, {v31.16b}, v27.16b
    ushr v31.2d, v31.2d, #5
    shl v8.2d, v8.2d, #59
    orr v31.16b, v31.16b, v8.16b
    ushr v8.2d, v0.2d, #37
    tbl v9.16b, {v0.16b}, v27.16b
    shl v9.2d, v9.2d, #27
    orr v8.16b, v8.16b, v9.16b
    ext v9.16b, v0.16b, v0.16b, #8
    ushr v9.2d, v9.2d, #37
    shl v10.2d, v0.2d, #27
    orr v9.16b, v10.16b, v9.16b
    ushr v10.2d, v4.2d, #2
    ext v11.16b, v4.16b, v4.16b, #8
    ushr v11.2d, v11.2d, #34
    shl v13.2d, v4.2d, #30
    orr v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v4.16b}, v27.16b
    shl v13.2d, v13.2d, #30
    tbl v14.16b, {v4.16b}, v27.16b
    tbl v15.16b, {v14.16b}, v27.16b
    ushr v14.2d, v14.2d, #2
    shl v15.2d, v15.2d, #62
    orr v14.16b, v14.16b, v15.16b
    ushr v15.2d, v4.2d, #34
    orr v13.16b, v15.16b, v13.16b
    ushr v15.2d, v2.2d, #7
    str q16, [sp, #1488]
    tbl v16.16b, {v2.16b}, v27.16b
    shl v16.2d, v16.2d, #25
    tbl v19.16b, {v2.16b}, v27.16b
    tbl v23.16b, {v19.16b}, v27.16b
    ushr v19.2d, v19.2d, #7
    shl v23.2d, v23.2d, #57
    orr v19.16b, v19.16b, v23.16b
    ldr q23, [x8, #592]
    bit v22.16b, v19.16b, v23.16b
    str q12, [sp, #1504]
    shl v12.2d, v2.2d, #25
    ext v23.16b, v2.16b, v2.16b, #8
    ushr v23.2d, v23.2d, #39
    orr v23.16b, v12.16b, v23.16b
    ldr q12, [x8, #1616]
    bit v17.16b, v23.16b, v12.16b
    str q23, [sp, #1520]
    ushr v23.2d, v2.2d, #39
    orr v16.16b, v23.16b, v16.16b
    tbl v23.16b, {v3.16b}, v27.16b
    tbl v21.16b, {v23.16b}, v27.16b
    ushr v23.2d, v23.2d, #6
    shl v21.2d, v21.2d, #58
    orr v21.16b, v23.16b, v21.16b
    ldr q23, [x8, #1568]
    bit v22.16b, v21.16b, v23.16b
    ldr q23, [x8, #560]
    bit v22.16b, v31.16b, v23.16b
    shl v23.2d, v3.2d, #26
    str q4, [sp, #1536]
    tbl v4.16b, {v3.16b}, v27.16b
    shl v4.2d, v4.2d, #26
    str q1, [sp, #1552]
    ushr v1.2d, v3.2d, #38
    orr v1.16b, v1.16b, v4.16b
    ext v4.16b, v3.16b, v3.16b, #8
    ushr v4.2d, v4.2d, #38
    orr v4.16b, v23.16b, v4.16b
    ldr q23, [x8, #1424]
    bit v17.16b, v4.16b, v23.16b
    str q4, [sp, #1568]
    ldr q4, [x8, #1184]
    bit v17.16b, v9.16b, v4.16b
    str q9, [sp, #1584]
    ushr v9.2d, v3.2d, #6
    str q5, [sp, #1600]
    shl v5.2d, v7.2d, #31
    str q0, [sp, #1616]
    ushr v0.2d, v7.2d, #1
    str q3, [sp, #1632]
    ext v3.16b, v7.16b, v7.16b, #8
    ushr v3.2d, v3.2d, #33
    orr v3.16b, v5.16b, v3.16b
    tbl v5.16b, {v7.16b}, v27.16b
    shl v5.2d, v5.2d, #31
    str q2, [sp, #1648]
    tbl v2.16b, {v7.16b}, v27.16b
    tbl v4.16b, {v2.16b}, v27.16b
    ushr v2.2d, v2.2d, #1
    shl v4.2d, v4.2d, #63
    orr v2.16b, v2.16b, v4.16b
    ushr v4.2d, v7.2d, #33
    orr v4.16b, v4.16b, v5.16b
    tbl v5.16b, {v6.16b}, v27.16b
    str q7, [sp, #1664]
    tbl v7.16b, {v5.16b}, v27.16b
    ushr v5.2d, v5.2d, #4
    shl v7.2d, v7.2d, #60
    orr v5.16b, v5.16b, v7.16b
    ldr q7, [x8, #752]
    bit v22.16b, v5.16b, v7.16b
    ldr q7, [x8, #1152]
    bit v22.16b, v28.16b, v7.16b
    ldr q7, [x8, #1280]
    bit v22.16b, v14.16b, v7.16b
    ldr q7, [x8, #1552]
    bit v22.16b, v2.16b, v7.16b
    ldr q7, [x8, #1376]
    bit v22.16b, v24.16b, v7.16b
    ldr q7, [x8, #704]
    bit v22.16b, v16.16b, v7.16b
    ldr q7, [x8, #1680]
    bit v22.16b, v1.16b, v7.16b
    ldr q7, [x8, #400]
    bit v22.16b, v8.16b, v7.16b
    shl v7.2d, v6.2d, #28
    ushr v23.2d, v6.2d, #36
    ext v12.16b, v6.16b, v6.16b, #8
    ushr v12.2d, v12.2d, #36
    orr v7.16b, v7.16b, v12.16b
    ldr q12, [x8, #1520]
    bit v17.16b, v7.16b, v12.16b
    str q7, [sp, #1680]
    ldr q7, [x8, #960]
    bit v17.16b, v29.16b, v7.16b
    str q29, [sp, #1696]
    ldr q29, [x8, #1632]
    bit v17.16b, v11.16b, v29.16b
    str q11, [sp, #1712]
    ldr q11, [x8, #720]
    bit v17.16b, v3.16b, v11.16b
    str q3, [sp, #1728]
    ldr q3, [x8, #944]
    bit v17.16b, v20.16b, v3.16b
    str q20, [sp, #1744]
    ldr q20, [x8, #1024]
    bit v17.16b, v19.16b, v20.16b
    str q19, [sp, #1760]
    ldr q19, [x8, #1536]
    bit v17.16b, v21.16b, v19.16b
    str q21, [sp, #1776]
    ldr q21, [x8, #1072]
    bit v17.16b, v31.16b, v21.16b
    str q31, [sp, #1792]
    ldr q31, [x8, #1200]
    bit v17.16b, v5.16b, v31.16b
    str q5, [sp, #1808]
    ldr q5, [x8, #1296]
    bit v17.16b, v28.16b, v5.16b
    str q28, [sp, #1824]
    ldr q28, [x8, #1696]
    bit v17.16b, v14.16b, v28.16b
    str q14, [sp, #1840]
    ldr q14, [x8, #880]
    bit v17.16b, v2.16b, v14.16b
    str q2, [sp, #1856]
    ldr q2, [x8, #1584]
    bit v17.16b, v24.16b, v2.16b
    str q24, [sp, #1872]
    ldr q24, [x8, #464]
    bit v17.16b, v16.16b, v24.16b
    str q16, [sp, #1888]
    ldr q16, [x8, #1232]
    bit v17.16b, v1.16b, v16.16b
    str q1, [sp, #1904]
    ldr q1, [x8, #496]
    bit v17.16b, v8.16b, v1.16b
    tbl v27.16b, {v6.16b}, v27.16b
    shl v27.2d, v27.2d, #28
    orr v23.16b, v23.16b, v27.16b
    ldr q27, [x8, #864]
    bit v22.16b, v23.16b, v27.16b
    str q8, [sp, #1920]
    ldr q8, [x8, #1040]
    bit v17.16b, v23.16b, v8.16b
    str q23, [sp, #1936]
    ldr q23, [x8, #912]
    bit v22.16b, v26.16b, v23.16b
    ldr q23, [x8, #1456]
    bit v17.16b, v26.16b, v23.16b
    str q26, [sp, #1952]
    ldr q26, [x8, #976]
    bit v22.16b, v13.16b, v26.16b
    ldr q26, [x8, #608]
    bit v17.16b, v13.16b, v26.16b
    str q13, [sp, #1968]
    ldr q13, [x8, #480]
    bit v22.16b, v4.16b, v13.16b
    ldr q13, [x8, #800]
    bit v17.16b, v4.16b, v13.16b
    str q4, [sp, #1984]
    ldr q4, [x8, #2144]
    bit v17.16b, v18.16b, v4.16b
    ldr q4, [x8, #2112]
    bit v17.16b, v15.16b, v4.16b
    ldr q4, [x8, #2208]
    bit v17.16b, v9.16b, v4.16b
    ldr q4, [x8, #2176]
    bit v17.16b, v30.16b, v4.16b
    ldr q4, [sp, #1472]
    str q30, [sp, #2000]
    mov v30.16b, v2.16b
    bsl v30.16b, v4.16b, v22.16b
    str q22, [sp, #2016]
    ldr q22, [sp, #1456]
    bit v30.16b, v22.16b, v24.16b
    str q9, [sp, #2032]
    ldr q9, [sp, #1440]
    bit v30.16b, v9.16b, v16.16b
    str q15, [sp, #2048]
    ldr q15, [sp, #1424]
    bit v30.16b, v15.16b, v1.16b
    str q18, [sp, #2064]
    ldr q18, [sp, #1408]
    bit v30.16b, v18.16b, v8.16b
    ldr q8, [sp, #1392]
    bit v30.16b, v8.16b, v23.16b
    ldr q23, [sp, #1376]
    bit v30.16b, v23.16b, v26.16b
    ldr q26, [sp, #1360]
    bit v30.16b, v26.16b, v13.16b
    ldr q13, [x8, #544]
    ldr q1, [sp, #1344]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1168]
    ldr q13, [sp, #1328]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #1248]
    ldr q1, [sp, #80]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1344]
    ldr q13, [sp, #1168]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #432]
    ldr q1, [sp, #1104]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1664]
    ldr q13, [sp, #1200]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #576]
    ldr q1, [sp, #1296]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1120]
    ldr q13, [sp, #1280]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #624]
    ldr q1, [sp, #496]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #1392]
    ldr q1, [sp, #480]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #1408]
    ldr q1, [sp, #464]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #1712]
    ldr q1, [sp, #448]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #1264]
    ldr q1, [sp, #432]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #672]
    ldr q1, [sp, #416]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #816]
    ldr q1, [sp, #144]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #512]
    ldr q1, [sp, #128]
    bit v30.16b, v1.16b, v13.16b
    ldr q13, [x8, #896]
    ldr q1, [sp, #288]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1504]
    ldr q13, [sp, #304]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #1216]
    ldr q1, [sp, #320]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1056]
    ldr q13, [sp, #336]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #1600]
    ldr q1, [sp, #352]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1088]
    ldr q13, [sp, #368]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [x8, #640]
    ldr q1, [sp, #384]
    bit v30.16b, v1.16b, v13.16b
    ldr q1, [x8, #1440]
    ldr q13, [sp, #400]
    bit v30.16b, v13.16b, v1.16b
    ldr q13, [sp, #1264]
    eor v30.16b, v13.16b, v30.16b
    ushr v13.2d, v6.2d, #4
    ldr q1, [x8, #2096]
    bit v17.16b, v13.16b, v1.16b
    ldr q1, [x8, #2160]
    bit v17.16b, v25.16b, v1.16b
    ldr q1, [x8, #2192]
    bit v17.16b, v10.16b, v1.16b
    ldr q1, [x8, #2128]
    bit v17.16b, v0.16b, v1.16b
    ldr q1, [x8, #2224]
    eor3 v1.16b, v30.16b, v17.16b, v1.16b
    ext v17.16b, v1.16b, v1.16b, #8
    str q30, [sp, #1264]
    ext v30.16b, v1.16b, v1.16b, #4
    str q0, [sp, #400]
    ext v0.16b, v1.16b, v1.16b, #12
    str q10, [sp, #384]
    ldr q10, [x8, #832]
    bif v0.16b, v1.16b, v10.16b
    ldr q10, [x8, #1488]
    bit v0.16b, v17.16b, v10.16b
    ldr q17, [x8, #1472]
    bit v0.16b, v30.16b, v17.16b
    mov v30.16b, v0.16b
    sli v30.8h, v0.8h, #8
    sri v0.8h, v0.8h, #8
    ushr v17.16b, v30.16b, #1
    movi v10.16b, #85
    bif v17.16b, v30.16b, v10.16b
    str q25, [sp, #368]
    shl v25.16b, v17.16b, #2
    str q13, [sp, #352]
    movi v13.16b, #51
    bit v25.16b, v17.16b, v13.16b
    mov v16.16b, v25.16b
    sli v16.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    ext v25.16b, v25.16b, v25.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    // round 5 (aes.dsl:47)
    mvn v16.16b, v16.16b
    str q16, [x0, #512]
    ushr v16.16b, v0.16b, #1
    mvn v25.16b, v25.16b
    bif v16.16b, v0.16b, v10.16b
    str q25, [x0, #544]
    shl v25.16b, v16.16b, #2
    bit v25.16b, v16.16b, v13.16b
    mov v24.16b, v25.16b
    sli v24.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    ext v25.16b, v25.16b, v25.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    mvn v25.16b, v25.16b
    mvn v24.16b, v24.16b
    str q24, [x0, #528]
    str q25, [x0, #560]
    shl v24.16b, v30.16b, #1
    bit v24.16b, v30.16b, v10.16b
    ushr v25.16b, v24.16b, #2
    bif v25.16b, v24.16b, v13.16b
    mov v30.16b, v25.16b
    sri v30.16b, v25.16b, #4
    sli v25.16b, v25.16b, #4
    ext v30.16b, v30.16b, v30.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    mvn v30.16b, v30.16b
    str q25, [x0, #688]
    str q30, [x0, #576]
    shl v25.16b, v0.16b, #1
    bit v25.16b, v0.16b, v10.16b
    ushr v0.16b, v25.16b, #2
    bif v0.16b, v25.16b, v13.16b
    mov v30.16b, v0.16b
    sri v30.16b, v0.16b, #4
    ext v30.16b, v30.16b, v30.16b, #8
    mvn v30.16b, v30.16b
    str q30, [x0, #592]
    ushr v30.16b, v17.16b, #2
    bit v17.16b, v30.16b, v13.16b
    mov v30.16b, v17.16b
    sri v30.16b, v17.16b, #4
    sli v17.16b, v17.16b, #4
    ext v30.16b, v30.16b, v30.16b, #8
    str q30, [x0, #608]
    ushr v30.16b, v16.16b, #2
    bit v16.16b, v30.16b, v13.16b
    ext v17.16b, v17.16b, v17.16b, #8
    mov v30.16b, v16.16b
    sri v30.16b, v16.16b, #4
    str q17, [x0, #656]
    ext v17.16b, v30.16b, v30.16b, #8
    str q17, [x0, #624]
    shl v17.16b, v24.16b, #2
    bit v17.16b, v24.16b, v13.16b
    mov v24.16b, v17.16b
    sli v24.16b, v17.16b, #4
    sri v17.16b, v17.16b, #4
    ext v24.16b, v24.16b, v24.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    mvn v24.16b, v24.16b
    str q17, [x0, #672]
    str q24, [x0, #640]
    ldr q17, [x8, #1616]
    ldr q24, [sp, #752]
    ldr q30, [sp, #624]
    bit v30.16b, v24.16b, v17.16b
    shl v24.16b, v25.16b, #2
    ldr q17, [x8, #1424]
    ldr q10, [sp, #736]
    bit v30.16b, v10.16b, v17.16b
    bit v24.16b, v25.16b, v13.16b
    ldr q25, [x8, #1184]
    ldr q10, [sp, #720]
    bit v30.16b, v10.16b, v25.16b
    mov v10.16b, v24.16b
    sli v10.16b, v24.16b, #4
    ldr q25, [sp, #1072]
    bit v30.16b, v25.16b, v12.16b
    ext v25.16b, v10.16b, v10.16b, #8
    ldr q10, [sp, #1056]
    bit v30.16b, v10.16b, v7.16b
    mvn v25.16b, v25.16b
    ushr v10.16b, v1.16b, #6
    ushr v7.16b, v1.16b, #3
    ushr v12.16b, v1.16b, #7
    ldr q17, [sp, #1040]
    bit v30.16b, v17.16b, v29.16b
    eor v7.16b, v7.16b, v12.16b
    ushr v17.16b, v1.16b, #5
    ldr q29, [sp, #1024]
    bit v30.16b, v29.16b, v11.16b
    eor v29.16b, v1.16b, v17.16b
    ushr v11.16b, v1.16b, #4
    ldr q13, [sp, #1008]
    bit v30.16b, v13.16b, v3.16b
    eor v11.16b, v11.16b, v7.16b
    ldr q13, [sp, #992]
    bit v30.16b, v13.16b, v20.16b
    eor v13.16b, v10.16b, v11.16b
    ldr q20, [sp, #976]
    bit v30.16b, v20.16b, v19.16b
    eor v20.16b, v29.16b, v13.16b
    ldr q19, [sp, #896]
    bit v30.16b, v19.16b, v21.16b
    eor v19.16b, v12.16b, v20.16b
    ldr q12, [sp, #912]
    bit v30.16b, v12.16b, v31.16b
    eor v12.16b, v7.16b, v19.16b
    ushr v31.16b, v1.16b, #1
    ushr v1.16b, v1.16b, #2
    ldr q21, [sp, #928]
    bit v30.16b, v21.16b, v5.16b
    eor v21.16b, v31.16b, v17.16b
    ldr q5, [sp, #944]
    bit v30.16b, v5.16b, v28.16b
    eor v1.16b, v1.16b, v21.16b
    eor v5.16b, v7.16b, v21.16b
    ldr q28, [sp, #960]
    bit v30.16b, v28.16b, v14.16b
    eor v28.16b, v11.16b, v1.16b
    eor v29.16b, v29.16b, v5.16b
    ldr q11, [x8, #736]
    ldr q14, [sp, #1248]
    bit v30.16b, v14.16b, v11.16b
    and v14.16b, v12.16b, v29.16b
    eor v3.16b, v13.16b, v28.16b
    str q25, [sp, #1248]
    ldr q25, [x8, #592]
    str q0, [sp, #960]
    ldr q0, [sp, #592]
    bit v30.16b, v0.16b, v25.16b
    eor v0.16b, v31.16b, v3.16b
    ldr q31, [x8, #1568]
    ldr q25, [sp, #1312]
    bit v30.16b, v25.16b, v31.16b
    eor v25.16b, v7.16b, v0.16b
    ldr q31, [x8, #560]
    str q24, [sp, #1312]
    ldr q24, [sp, #160]
    bit v30.16b, v24.16b, v31.16b
    and v24.16b, v3.16b, v25.16b
    orr v31.16b, v1.16b, v0.16b
    str q16, [sp, #160]
    ldr q16, [x8, #752]
    ldr q11, [sp, #880]
    bit v30.16b, v11.16b, v16.16b
    eor v31.16b, v24.16b, v31.16b
    eor v11.16b, v19.16b, v21.16b
    eor v21.16b, v21.16b, v25.16b
    ldr q16, [x8, #1152]
    str q6, [sp, #880]
    ldr q6, [sp, #1184]
    bit v30.16b, v6.16b, v16.16b
    and v6.16b, v13.16b, v11.16b
    ldr q16, [x8, #1280]
    str q0, [sp, #1184]
    ldr q0, [sp, #1136]
    bit v30.16b, v0.16b, v16.16b
    eor3 v0.16b, v31.16b, v6.16b, v14.16b
    eor v6.16b, v25.16b, v11.16b
    ldr q16, [x8, #1552]
    str q25, [sp, #1136]
    ldr q25, [sp, #96]
    bit v30.16b, v25.16b, v16.16b
    and v25.16b, v28.16b, v6.16b
    eor v16.16b, v10.16b, v29.16b
    str q6, [sp, #96]
    ldr q6, [x8, #1376]
    bit v30.16b, v4.16b, v6.16b
    orr v4.16b, v19.16b, v16.16b
    ldr q6, [x8, #704]
    bit v30.16b, v22.16b, v6.16b
    eor3 v22.16b, v31.16b, v4.16b, v25.16b
    ldr q25, [x8, #1680]
    bit v30.16b, v9.16b, v25.16b
    eor v22.16b, v20.16b, v22.16b
    eor v31.16b, v28.16b, v16.16b
    ldr q9, [x8, #400]
    bit v30.16b, v15.16b, v9.16b
    and v15.16b, v21.16b, v31.16b
    and v9.16b, v10.16b, v7.16b
    bit v30.16b, v18.16b, v27.16b
    eor v18.16b, v24.16b, v9.16b
    ldr q24, [x8, #912]
    bit v30.16b, v8.16b, v24.16b
    eor3 v17.16b, v17.16b, v18.16b, v14.16b
    eor3 v4.16b, v4.16b, v18.16b, v15.16b
    ldr q18, [x8, #976]
    bit v30.16b, v23.16b, v18.16b
    eor v23.16b, v22.16b, v4.16b
    ldr q8, [x8, #480]
    bit v30.16b, v26.16b, v8.16b
    and v26.16b, v0.16b, v23.16b
    and v9.16b, v20.16b, v5.16b
    ldr q14, [sp, #576]
    bit v30.16b, v14.16b, v2.16b
    eor v17.16b, v9.16b, v17.16b
    ldr q9, [x8, #464]
    ldr q14, [sp, #560]
    bit v30.16b, v14.16b, v9.16b
    eor v14.16b, v0.16b, v17.16b
    ldr q15, [x8, #1232]
    ldr q9, [sp, #272]
    bit v30.16b, v9.16b, v15.16b
    and v9.16b, v22.16b, v14.16b
    ldr q15, [x8, #496]
    ldr q2, [sp, #256]
    bit v30.16b, v2.16b, v15.16b
    eor v2.16b, v4.16b, v9.16b
    ldr q15, [x8, #1040]
    ldr q8, [sp, #544]
    bit v30.16b, v8.16b, v15.16b
    and v2.16b, v17.16b, v2.16b
    eor v17.16b, v26.16b, v17.16b
    ldr q8, [x8, #1456]
    ldr q15, [sp, #528]
    bit v30.16b, v15.16b, v8.16b
    and v4.16b, v4.16b, v17.16b
    orr v17.16b, v22.16b, v2.16b
    eor v2.16b, v14.16b, v2.16b
    ldr q22, [x8, #608]
    ldr q14, [sp, #176]
    bit v30.16b, v14.16b, v22.16b
    eor v17.16b, v26.16b, v17.16b
    orr v0.16b, v0.16b, v4.16b
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x8, #800]
    ldr q26, [sp, #512]
    bit v30.16b, v26.16b, v23.16b
    eor v0.16b, v9.16b, v0.16b
    and v20.16b, v20.16b, v4.16b
    and v21.16b, v21.16b, v2.16b
    and v5.16b, v5.16b, v4.16b
    and v26.16b, v13.16b, v17.16b
    and v9.16b, v11.16b, v17.16b
    eor v11.16b, v17.16b, v0.16b
    eor v13.16b, v4.16b, v2.16b
    eor v4.16b, v17.16b, v4.16b
    and v17.16b, v28.16b, v0.16b
    and v28.16b, v31.16b, v2.16b
    eor v2.16b, v0.16b, v2.16b
    eor v31.16b, v11.16b, v13.16b
    and v29.16b, v29.16b, v4.16b
    and v3.16b, v3.16b, v11.16b
    and v19.16b, v19.16b, v2.16b
    and v4.16b, v12.16b, v4.16b
    and v1.16b, v1.16b, v13.16b
    and v10.16b, v10.16b, v31.16b
    eor v29.16b, v3.16b, v29.16b
    and v2.16b, v16.16b, v2.16b
    ldr q16, [sp, #1184]
    and v16.16b, v16.16b, v13.16b
    and v7.16b, v7.16b, v31.16b
    ldr q31, [sp, #96]
    and v0.16b, v31.16b, v0.16b
    eor3 v20.16b, v29.16b, v20.16b, v10.16b
    ldr q31, [sp, #1136]
    and v31.16b, v31.16b, v11.16b
    ldr q11, [x8, #544]
    ldr q12, [sp, #496]
    bit v30.16b, v12.16b, v11.16b
    eor v16.16b, v9.16b, v16.16b
    eor v21.16b, v20.16b, v21.16b
    ldr q12, [x8, #1168]
    ldr q13, [sp, #480]
    bit v30.16b, v13.16b, v12.16b
    eor3 v31.16b, v4.16b, v31.16b, v16.16b
    eor3 v4.16b, v4.16b, v19.16b, v21.16b
    eor3 v0.16b, v9.16b, v0.16b, v21.16b
    ldr q19, [x8, #1248]
    ldr q21, [sp, #464]
    bit v30.16b, v21.16b, v19.16b
    eor v1.16b, v4.16b, v1.16b
    mvn v0.16b, v0.16b
    ldr q21, [x8, #1344]
    ldr q9, [sp, #448]
    bit v30.16b, v9.16b, v21.16b
    eor v17.16b, v1.16b, v17.16b
    eor3 v1.16b, v29.16b, v26.16b, v1.16b
    ldr q26, [x8, #432]
    ldr q29, [sp, #432]
    bit v30.16b, v29.16b, v26.16b
    eor3 v2.16b, v3.16b, v2.16b, v17.16b
    eor3 v3.16b, v7.16b, v16.16b, v1.16b
    eor3 v7.16b, v17.16b, v28.16b, v10.16b
    eor v5.16b, v2.16b, v5.16b
    eor v2.16b, v2.16b, v7.16b
    mvn v7.16b, v7.16b
    eor v16.16b, v20.16b, v5.16b
    eor v3.16b, v5.16b, v3.16b
    mvn v5.16b, v16.16b
    eor v4.16b, v4.16b, v3.16b
    mvn v4.16b, v4.16b
    ldr q16, [x8, #1808]
    tbl v17.16b, {v4.16b}, v16.16b
    ushr v20.2d, v3.2d, #38
    tbl v28.16b, {v3.16b}, v16.16b
    shl v28.2d, v28.2d, #26
    orr v20.16b, v20.16b, v28.16b
    ushr v28.2d, v7.2d, #35
    tbl v29.16b, {v7.16b}, v16.16b
    shl v29.2d, v29.2d, #29
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v7.16b}, v16.16b
    tbl v9.16b, {v4.16b}, v16.16b
    tbl v10.16b, {v9.16b}, v16.16b
    ushr v9.2d, v9.2d, #2
    shl v10.2d, v10.2d, #62
    orr v9.16b, v9.16b, v10.16b
    ushr v10.2d, v31.2d, #36
    tbl v13.16b, {v31.16b}, v16.16b
    shl v13.2d, v13.2d, #28
    orr v10.16b, v10.16b, v13.16b
    ushr v13.2d, v31.2d, #4
    ushr v14.2d, v3.2d, #6
    tbl v15.16b, {v1.16b}, v16.16b
    tbl v26.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #1
    shl v26.2d, v26.2d, #63
    orr v26.16b, v15.16b, v26.16b
    ldr q15, [x8, #1840]
    tbl v15.16b, {v0.16b}, v15.16b
    tbl v21.16b, {v1.16b}, v16.16b
    ushr v19.2d, v2.2d, #37
    tbl v12.16b, {v2.16b}, v16.16b
    shl v12.2d, v12.2d, #27
    orr v19.16b, v19.16b, v12.16b
    tbl v12.16b, {v5.16b}, v16.16b
    ushr v11.2d, v0.2d, #8
    ushr v23.2d, v4.2d, #34
    tbl v22.16b, {v4.16b}, v16.16b
    ldr q8, [sp, #1648]
    tbl v8.16b, {v8.16b}, v16.16b
    ldr q18, [sp, #1632]
    tbl v18.16b, {v18.16b}, v16.16b
    ldr q24, [sp, #1616]
    tbl v24.16b, {v24.16b}, v16.16b
    str q8, [sp, #1616]
    ldr q8, [sp, #880]
    tbl v8.16b, {v8.16b}, v16.16b
    shl v22.2d, v22.2d, #30
    orr v22.16b, v23.16b, v22.16b
    ushr v23.2d, v5.2d, #39
    str q18, [sp, #880]
    tbl v18.16b, {v5.16b}, v16.16b
    shl v18.2d, v18.2d, #25
    orr v18.16b, v23.16b, v18.16b
    ldr q23, [x8, #1856]
    tbl v23.16b, {v0.16b}, v23.16b
    str q24, [sp, #1632]
    tbl v24.16b, {v12.16b}, v16.16b
    ldr q27, [x8, #736]
    str q8, [sp, #1648]
    ldr q8, [sp, #112]
    bit v8.16b, v23.16b, v27.16b
    shl v24.2d, v24.2d, #25
    ldr q27, [x8, #1824]
    tbl v25.16b, {v0.16b}, v27.16b
    ushr v12.2d, v12.2d, #39
    ushr v6.2d, v1.2d, #1
    str q6, [sp, #112]
    tbl v6.16b, {v21.16b}, v16.16b
    ushr v21.2d, v21.2d, #33
    str q13, [sp, #432]
    tbl v13.16b, {v3.16b}, v16.16b
    str q14, [sp, #448]
    ldr q14, [sp, #1600]
    tbl v14.16b, {v14.16b}, v27.16b
    tbl v27.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #6
    shl v27.2d, v27.2d, #58
    orr v27.16b, v13.16b, v27.16b
    tbl v13.16b, {v31.16b}, v16.16b
    str q14, [sp, #1600]
    tbl v14.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #4
    shl v14.2d, v14.2d, #60
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v31.16b}, v16.16b
    str q11, [sp, #464]
    tbl v11.16b, {v14.16b}, v16.16b
    str q0, [sp, #480]
    tbl v0.16b, {v3.16b}, v16.16b
    str q3, [sp, #496]
    ushr v3.2d, v7.2d, #3
    str q3, [sp, #1136]
    ushr v3.2d, v5.2d, #7
    str q3, [sp, #96]
    ushr v3.2d, v4.2d, #2
    str q3, [sp, #1184]
    tbl v3.16b, {v29.16b}, v16.16b
    ushr v14.2d, v14.2d, #36
    str q31, [sp, #512]
    ushr v31.2d, v17.2d, #34
    str q4, [sp, #176]
    tbl v4.16b, {v0.16b}, v16.16b
    str q30, [sp, #528]
    tbl v30.16b, {v2.16b}, v16.16b
    str q22, [sp, #544]
    ldr q22, [sp, #1552]
    tbl v22.16b, {v22.16b}, v16.16b
    str q22, [sp, #1552]
    tbl v22.16b, {v30.16b}, v16.16b
    ushr v30.2d, v30.2d, #5
    shl v22.2d, v22.2d, #59
    orr v22.16b, v30.16b, v22.16b
    shl v3.2d, v3.2d, #29
    orr v24.16b, v12.16b, v24.16b
    shl v4.2d, v4.2d, #26
    tbl v30.16b, {v5.16b}, v16.16b
    ldr q12, [sp, #1536]
    tbl v12.16b, {v12.16b}, v16.16b
    str q12, [sp, #1536]
    tbl v12.16b, {v30.16b}, v16.16b
    ushr v30.2d, v30.2d, #7
    shl v12.2d, v12.2d, #57
    orr v30.16b, v30.16b, v12.16b
    tbl v12.16b, {v2.16b}, v16.16b
    shl v11.2d, v11.2d, #28
    str q5, [sp, #256]
    ushr v5.2d, v1.2d, #33
    str q1, [sp, #272]
    tbl v1.16b, {v1.16b}, v16.16b
    str q28, [sp, #560]
    ldr q28, [sp, #1664]
    tbl v28.16b, {v28.16b}, v16.16b
    str q28, [sp, #1664]
    ldr q28, [x8, #592]
    bit v8.16b, v30.16b, v28.16b
    shl v1.2d, v1.2d, #31
    orr v1.16b, v5.16b, v1.16b
    ldr q5, [x8, #1568]
    bit v8.16b, v27.16b, v5.16b
    ushr v0.2d, v0.2d, #38
    tbl v17.16b, {v17.16b}, v16.16b
    shl v6.2d, v6.2d, #31
    ushr v5.2d, v2.2d, #5
    ldr q28, [x8, #560]
    bit v8.16b, v22.16b, v28.16b
    shl v17.2d, v17.2d, #30
    orr v11.16b, v14.16b, v11.16b
    orr v17.16b, v31.16b, v17.16b
    ldr q31, [x8, #752]
    bit v8.16b, v13.16b, v31.16b
    tbl v14.16b, {v12.16b}, v16.16b
    ushr v29.2d, v29.2d, #35
    orr v0.16b, v0.16b, v4.16b
    shl v4.2d, v14.2d, #27
    tbl v14.16b, {v7.16b}, v16.16b
    tbl v31.16b, {v14.16b}, v16.16b
    ushr v14.2d, v14.2d, #3
    shl v31.2d, v31.2d, #61
    orr v31.16b, v14.16b, v31.16b
    orr v3.16b, v29.16b, v3.16b
    ushr v29.2d, v12.2d, #37
    orr v4.16b, v29.16b, v4.16b
    orr v6.16b, v21.16b, v6.16b
    ldr q21, [x8, #784]
    bit v25.16b, v24.16b, v21.16b
    ldr q24, [x8, #928]
    bit v25.16b, v0.16b, v24.16b
    ldr q0, [x8, #1104]
    bit v25.16b, v4.16b, v0.16b
    ldr q4, [x8, #1328]
    bit v25.16b, v11.16b, v4.16b
    ldr q29, [x8, #1360]
    bit v25.16b, v3.16b, v29.16b
    ldr q3, [x8, #1008]
    bit v25.16b, v17.16b, v3.16b
    ldr q17, [x8, #416]
    bit v25.16b, v6.16b, v17.16b
    ldr q6, [x8, #944]
    bit v25.16b, v23.16b, v6.16b
    ldr q23, [x8, #1024]
    bit v25.16b, v30.16b, v23.16b
    ldr q30, [x8, #1536]
    bit v25.16b, v27.16b, v30.16b
    ldr q27, [x8, #1072]
    bit v25.16b, v22.16b, v27.16b
    ldr q22, [x8, #1200]
    bit v25.16b, v13.16b, v22.16b
    ldr q11, [x8, #1152]
    bit v8.16b, v31.16b, v11.16b
    ldr q12, [x8, #1296]
    bit v25.16b, v31.16b, v12.16b
    ldr q31, [x8, #1280]
    bit v8.16b, v9.16b, v31.16b
    ldr q13, [x8, #1696]
    bit v25.16b, v9.16b, v13.16b
    ldr q9, [x8, #1552]
    bit v8.16b, v26.16b, v9.16b
    ldr q14, [x8, #880]
    bit v25.16b, v26.16b, v14.16b
    ldr q26, [x8, #1376]
    bit v8.16b, v15.16b, v26.16b
    ldr q26, [x8, #704]
    bit v8.16b, v18.16b, v26.16b
    ldr q26, [x8, #1680]
    bit v8.16b, v20.16b, v26.16b
    ldr q26, [x8, #400]
    bit v8.16b, v19.16b, v26.16b
    ldr q26, [x8, #864]
    bit v8.16b, v10.16b, v26.16b
    ldr q26, [x8, #912]
    ldr q9, [sp, #560]
    bit v8.16b, v9.16b, v26.16b
    ldr q26, [x8, #976]
    ldr q31, [sp, #544]
    bit v8.16b, v31.16b, v26.16b
    ldr q26, [x8, #480]
    bit v8.16b, v1.16b, v26.16b
    ldr q26, [x8, #1664]
    ldr q11, [sp, #416]
    ldr q28, [sp, #528]
    bit v28.16b, v11.16b, v26.16b
    ldr q11, [x8, #576]
    ldr q31, [sp, #144]
    bit v28.16b, v31.16b, v11.16b
    ldr q31, [x8, #1120]
    ldr q9, [sp, #128]
    bit v28.16b, v9.16b, v31.16b
    ldr q9, [x8, #1584]
    ldr q14, [sp, #608]
    bif v14.16b, v8.16b, v9.16b
    str q8, [sp, #608]
    ldr q8, [x8, #464]
    ldr q13, [sp, #224]
    bit v14.16b, v13.16b, v8.16b
    ldr q13, [x8, #624]
    ldr q12, [sp, #848]
    bit v28.16b, v12.16b, v13.16b
    ldr q22, [x8, #1232]
    ldr q27, [sp, #240]
    bit v14.16b, v27.16b, v22.16b
    ldr q27, [x8, #1392]
    ldr q30, [sp, #800]
    bit v28.16b, v30.16b, v27.16b
    ldr q23, [x8, #496]
    ldr q6, [sp, #208]
    bit v14.16b, v6.16b, v23.16b
    ldr q6, [x8, #1408]
    ldr q17, [sp, #784]
    bit v28.16b, v17.16b, v6.16b
    ldr q3, [x8, #1040]
    ldr q29, [sp, #864]
    bit v14.16b, v29.16b, v3.16b
    ldr q29, [x8, #1712]
    ldr q4, [sp, #704]
    bit v28.16b, v4.16b, v29.16b
    ldr q0, [x8, #1264]
    ldr q24, [sp, #1088]
    bit v28.16b, v24.16b, v0.16b
    ldr q21, [x8, #672]
    str q25, [sp, #864]
    ldr q25, [sp, #688]
    bit v28.16b, v25.16b, v21.16b
    str q1, [sp, #208]
    ldr q1, [x8, #816]
    str q10, [sp, #240]
    ldr q10, [sp, #672]
    bit v28.16b, v10.16b, v1.16b
    str q19, [sp, #224]
    ldr q19, [x8, #512]
    str q20, [sp, #128]
    ldr q20, [sp, #832]
    bit v28.16b, v20.16b, v19.16b
    str q18, [sp, #144]
    ldr q18, [sp, #272]
    shl v18.4s, v18.4s, #31
    str q15, [sp, #272]
    ldr q15, [sp, #176]
    shl v15.4s, v15.4s, #30
    shl v7.4s, v7.4s, #29
    ldr q16, [sp, #512]
    shl v16.4s, v16.4s, #28
    shl v2.4s, v2.4s, #27
    ldr q3, [sp, #496]
    shl v3.4s, v3.4s, #26
    ldr q23, [sp, #256]
    shl v23.4s, v23.4s, #25
    ldr q22, [sp, #480]
    shl v22.4s, v22.4s, #24
    ldr q8, [x8, #1456]
    ldr q9, [sp, #656]
    bit v14.16b, v9.16b, v8.16b
    ldr q9, [x8, #608]
    ldr q8, [sp, #640]
    bit v14.16b, v8.16b, v9.16b
    ldr q8, [x8, #800]
    ldr q9, [sp, #816]
    bit v14.16b, v9.16b, v8.16b
    ldr q9, [x8, #544]
    bit v14.16b, v12.16b, v9.16b
    ldr q12, [x8, #1168]
    bit v14.16b, v30.16b, v12.16b
    ldr q30, [x8, #1248]
    bit v14.16b, v17.16b, v30.16b
    ldr q17, [x8, #1344]
    bit v14.16b, v4.16b, v17.16b
    ldr q4, [x8, #432]
    bit v14.16b, v24.16b, v4.16b
    bit v14.16b, v25.16b, v26.16b
    bit v14.16b, v10.16b, v11.16b
    bit v14.16b, v20.16b, v31.16b
    ldr q20, [sp, #464]
    bit v14.16b, v20.16b, v13.16b
    ldr q24, [sp, #96]
    bit v14.16b, v24.16b, v27.16b
    ldr q25, [sp, #448]
    bit v14.16b, v25.16b, v6.16b
    bit v14.16b, v5.16b, v29.16b
    ldr q10, [sp, #432]
    bit v14.16b, v10.16b, v0.16b
    ldr q0, [sp, #1136]
    bit v14.16b, v0.16b, v21.16b
    ldr q21, [sp, #1184]
    bit v14.16b, v21.16b, v1.16b
    ldr q1, [sp, #112]
    bit v14.16b, v1.16b, v19.16b
    ldr q19, [x8, #896]
    bit v14.16b, v22.16b, v19.16b
    ldr q22, [x8, #1504]
    bit v14.16b, v23.16b, v22.16b
    ldr q23, [x8, #1216]
    bit v14.16b, v3.16b, v23.16b
    ldr q3, [x8, #1056]
    bit v14.16b, v2.16b, v3.16b
    ldr q2, [x8, #1600]
    bit v14.16b, v16.16b, v2.16b
    ldr q16, [x8, #1088]
    bit v14.16b, v7.16b, v16.16b
    ldr q7, [x8, #640]
    bit v14.16b, v15.16b, v7.16b
    ldr q15, [x8, #1440]
    bit v14.16b, v18.16b, v15.16b
    ldr q18, [sp, #768]
    eor3 v18.16b, v18.16b, v28.16b, v14.16b
    ldr q28, [x8, #1584]
    ldr q14, [sp, #1872]
    ldr q15, [sp, #1504]
    mov v7.16b, v28.16b
    bsl v7.16b, v14.16b, v15.16b
    ldr q14, [x8, #464]
    ldr q15, [sp, #1888]
    bit v7.16b, v15.16b, v14.16b
    ldr q15, [x8, #1232]
    ldr q16, [sp, #1904]
    bit v7.16b, v16.16b, v15.16b
    ldr q16, [x8, #496]
    ldr q2, [sp, #1920]
    bit v7.16b, v2.16b, v16.16b
    ldr q2, [x8, #1040]
    ldr q3, [sp, #1936]
    bit v7.16b, v3.16b, v2.16b
    ldr q3, [x8, #1456]
    ldr q23, [sp, #1952]
    bit v7.16b, v23.16b, v3.16b
    ldr q23, [x8, #608]
    ldr q22, [sp, #1968]
    bit v7.16b, v22.16b, v23.16b
    ldr q22, [sp, #1984]
    bit v7.16b, v22.16b, v8.16b
    ldr q22, [sp, #2064]
    bit v7.16b, v22.16b, v9.16b
    ldr q22, [sp, #2048]
    bit v7.16b, v22.16b, v12.16b
    ldr q22, [sp, #2032]
    bit v7.16b, v22.16b, v30.16b
    ldr q22, [sp, #2000]
    bit v7.16b, v22.16b, v17.16b
    ldr q22, [sp, #352]
    bit v7.16b, v22.16b, v4.16b
    ldr q22, [sp, #368]
    bit v7.16b, v22.16b, v26.16b
    ldr q22, [sp, #384]
    bit v7.16b, v22.16b, v11.16b
    ldr q22, [sp, #400]
    bit v7.16b, v22.16b, v31.16b
    ldr q22, [sp, #1664]
    ldr q19, [x8, #1808]
    tbl v29.16b, {v22.16b}, v19.16b
    ushr v22.2d, v22.2d, #33
    shl v29.2d, v29.2d, #31
    orr v22.16b, v22.16b, v29.16b
    ldr q29, [sp, #1536]
    tbl v6.16b, {v29.16b}, v19.16b
    ushr v29.2d, v29.2d, #34
    ldr q27, [sp, #160]
    sli v27.16b, v27.16b, #4
    ldr q13, [sp, #1312]
    sri v13.16b, v13.16b, #4
    ldr q31, [sp, #960]
    sli v31.16b, v31.16b, #4
    ldr q1, [sp, #1248]
    str q1, [x0, #704]
    shl v1.2d, v6.2d, #30
    orr v1.16b, v29.16b, v1.16b
    ldr q6, [sp, #1552]
    tbl v29.16b, {v6.16b}, v19.16b
    ushr v6.2d, v6.2d, #35
    ext v27.16b, v27.16b, v27.16b, #8
    ext v13.16b, v13.16b, v13.16b, #8
    ext v31.16b, v31.16b, v31.16b, #8
    shl v29.2d, v29.2d, #29
    str q13, [x0, #736]
    str q27, [x0, #720]
    orr v6.16b, v6.16b, v29.16b
    ldr q27, [sp, #1648]
    tbl v29.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #36
    str q31, [x0, #752]
    shl v29.2d, v29.2d, #28
    orr v27.16b, v27.16b, v29.16b
    ldr q29, [sp, #1632]
    tbl v31.16b, {v29.16b}, v19.16b
    ushr v29.2d, v29.2d, #37
    shl v31.2d, v31.2d, #27
    orr v29.16b, v29.16b, v31.16b
    ldr q31, [sp, #880]
    tbl v13.16b, {v31.16b}, v19.16b
    ushr v31.2d, v31.2d, #38
    shl v13.2d, v13.2d, #26
    orr v31.16b, v31.16b, v13.16b
    ldr q13, [sp, #1616]
    tbl v19.16b, {v13.16b}, v19.16b
    ushr v13.2d, v13.2d, #39
    shl v19.2d, v19.2d, #25
    orr v19.16b, v13.16b, v19.16b
    ldr q13, [x8, #784]
    ldr q11, [sp, #1600]
    bit v11.16b, v19.16b, v13.16b
    ldr q19, [x8, #928]
    bit v11.16b, v31.16b, v19.16b
    ldr q31, [x8, #1104]
    bit v11.16b, v29.16b, v31.16b
    ldr q29, [x8, #1328]
    bit v11.16b, v27.16b, v29.16b
    ldr q27, [x8, #1360]
    bit v11.16b, v6.16b, v27.16b
    ldr q6, [x8, #1008]
    bit v11.16b, v1.16b, v6.16b
    ldr q1, [x8, #416]
    bit v11.16b, v22.16b, v1.16b
    ldr q22, [x8, #944]
    ldr q1, [sp, #1744]
    bit v11.16b, v1.16b, v22.16b
    ldr q1, [x8, #1024]
    ldr q22, [sp, #1760]
    bit v11.16b, v22.16b, v1.16b
    ldr q22, [x8, #1536]
    ldr q1, [sp, #1776]
    bit v11.16b, v1.16b, v22.16b
    ldr q1, [x8, #1072]
    ldr q22, [sp, #1792]
    bit v11.16b, v22.16b, v1.16b
    ldr q22, [x8, #1200]
    ldr q1, [sp, #1808]
    bit v11.16b, v1.16b, v22.16b
    ldr q1, [x8, #1296]
    ldr q22, [sp, #1824]
    bit v11.16b, v22.16b, v1.16b
    ldr q22, [x8, #1696]
    ldr q1, [sp, #1840]
    bit v11.16b, v1.16b, v22.16b
    ldr q1, [x8, #880]
    ldr q22, [sp, #1856]
    bit v11.16b, v22.16b, v1.16b
    ldr q22, [sp, #272]
    mov v1.16b, v28.16b
    bsl v1.16b, v22.16b, v11.16b
    ldr q6, [sp, #144]
    bit v1.16b, v6.16b, v14.16b
    ldr q27, [sp, #128]
    bit v1.16b, v27.16b, v15.16b
    ldr q29, [sp, #224]
    bit v1.16b, v29.16b, v16.16b
    ldr q31, [sp, #240]
    bit v1.16b, v31.16b, v2.16b
    ldr q19, [sp, #560]
    bit v1.16b, v19.16b, v3.16b
    ldr q13, [sp, #544]
    bit v1.16b, v13.16b, v23.16b
    str q11, [sp, #1600]
    ldr q11, [sp, #208]
    bit v1.16b, v11.16b, v8.16b
    bit v1.16b, v20.16b, v9.16b
    bit v1.16b, v24.16b, v12.16b
    bit v1.16b, v25.16b, v30.16b
    bit v1.16b, v5.16b, v17.16b
    bit v1.16b, v10.16b, v4.16b
    bit v1.16b, v0.16b, v26.16b
    ldr q26, [x8, #576]
    bit v1.16b, v21.16b, v26.16b
    ldr q26, [x8, #1120]
    ldr q21, [sp, #112]
    bit v1.16b, v21.16b, v26.16b
    eor3 v1.16b, v18.16b, v7.16b, v1.16b
    ldr q7, [x8, #2240]
    str q18, [sp, #1616]
    ldr q18, [sp, #864]
    eor3 v1.16b, v1.16b, v18.16b, v7.16b
    mov v7.16b, v1.16b
    sli v7.8h, v1.8h, #8
    ushr v18.16b, v7.16b, #1
    movi v26.16b, #85
    bif v18.16b, v7.16b, v26.16b
    shl v21.16b, v18.16b, #2
    movi v0.16b, #51
    bit v21.16b, v18.16b, v0.16b
    mov v4.16b, v21.16b
    sli v4.16b, v21.16b, #4
    sri v21.16b, v21.16b, #4
    // round 6 (aes.dsl:47)
    mvn v4.16b, v4.16b
    str q4, [x0, #768]
    mov v4.16b, v1.16b
    sri v4.8h, v1.8h, #8
    mvn v21.16b, v21.16b
    ushr v10.16b, v4.16b, #1
    str q21, [x0, #800]
    bif v10.16b, v4.16b, v26.16b
    shl v21.16b, v10.16b, #2
    bit v21.16b, v10.16b, v0.16b
    mov v17.16b, v21.16b
    sli v17.16b, v21.16b, #4
    sri v21.16b, v21.16b, #4
    mvn v21.16b, v21.16b
    mvn v17.16b, v17.16b
    str q17, [x0, #784]
    str q21, [x0, #816]
    shl v17.16b, v7.16b, #1
    bit v17.16b, v7.16b, v26.16b
    ushr v7.16b, v17.16b, #2
    bif v7.16b, v17.16b, v0.16b
    mov v21.16b, v7.16b
    sri v21.16b, v7.16b, #4
    sli v7.16b, v7.16b, #4
    mvn v21.16b, v21.16b
    str q7, [x0, #944]
    str q21, [x0, #832]
    shl v7.16b, v4.16b, #1
    bit v7.16b, v4.16b, v26.16b
    ushr v4.16b, v7.16b, #2
    bif v4.16b, v7.16b, v0.16b
    mov v21.16b, v4.16b
    sri v21.16b, v4.16b, #4
    mvn v21.16b, v21.16b
    str q21, [x0, #848]
    ushr v21.16b, v18.16b, #2
    bit v18.16b, v21.16b, v0.16b
    mov v21.16b, v18.16b
    sri v21.16b, v18.16b, #4
    str q21, [x0, #864]
    ushr v21.16b, v10.16b, #2
    bit v10.16b, v21.16b, v0.16b
    sli v18.16b, v18.16b, #4
    mov v21.16b, v10.16b
    sri v21.16b, v10.16b, #4
    str q18, [x0, #912]
    str q21, [x0, #880]
    shl v18.16b, v17.16b, #2
    bit v18.16b, v17.16b, v0.16b
    mov v17.16b, v18.16b
    sli v17.16b, v18.16b, #4
    sri v18.16b, v18.16b, #4
    mvn v17.16b, v17.16b
    str q18, [x0, #928]
    str q17, [x0, #896]
    ldr q17, [sp, #2016]
    bit v17.16b, v22.16b, v28.16b
    shl v18.16b, v7.16b, #2
    bit v18.16b, v7.16b, v0.16b
    bit v17.16b, v6.16b, v14.16b
    bit v17.16b, v27.16b, v15.16b
    mov v7.16b, v18.16b
    sli v7.16b, v18.16b, #4
    bit v17.16b, v29.16b, v16.16b
    mvn v7.16b, v7.16b
    ushr v21.16b, v1.16b, #6
    ushr v29.16b, v1.16b, #3
    ushr v27.16b, v1.16b, #7
    bit v17.16b, v31.16b, v2.16b
    eor v29.16b, v29.16b, v27.16b
    ushr v31.16b, v1.16b, #5
    bit v17.16b, v19.16b, v3.16b
    eor v19.16b, v1.16b, v31.16b
    ushr v6.16b, v1.16b, #4
    bit v17.16b, v13.16b, v23.16b
    eor v6.16b, v6.16b, v29.16b
    bit v17.16b, v11.16b, v8.16b
    eor v11.16b, v21.16b, v6.16b
    bit v17.16b, v20.16b, v9.16b
    eor v20.16b, v19.16b, v11.16b
    bit v17.16b, v24.16b, v12.16b
    eor v27.16b, v27.16b, v20.16b
    bit v17.16b, v25.16b, v30.16b
    eor v25.16b, v29.16b, v27.16b
    ushr v24.16b, v1.16b, #1
    ushr v1.16b, v1.16b, #2
    ldr q13, [x8, #1344]
    bit v17.16b, v5.16b, v13.16b
    eor v22.16b, v24.16b, v31.16b
    str q5, [sp, #2016]
    ldr q5, [x8, #432]
    ldr q8, [sp, #432]
    bit v17.16b, v8.16b, v5.16b
    eor v1.16b, v1.16b, v22.16b
    eor v8.16b, v29.16b, v22.16b
    ldr q23, [x8, #1664]
    ldr q3, [sp, #1136]
    bit v17.16b, v3.16b, v23.16b
    eor v6.16b, v6.16b, v1.16b
    eor v19.16b, v19.16b, v8.16b
    ldr q3, [x8, #576]
    ldr q2, [sp, #1184]
    bit v17.16b, v2.16b, v3.16b
    and v2.16b, v25.16b, v19.16b
    eor v16.16b, v11.16b, v6.16b
    ldr q15, [x8, #1120]
    ldr q14, [sp, #112]
    bit v17.16b, v14.16b, v15.16b
    eor v24.16b, v24.16b, v16.16b
    eor v14.16b, v29.16b, v24.16b
    and v28.16b, v16.16b, v14.16b
    orr v0.16b, v1.16b, v24.16b
    eor v0.16b, v28.16b, v0.16b
    eor v26.16b, v27.16b, v22.16b
    eor v22.16b, v22.16b, v14.16b
    and v15.16b, v11.16b, v26.16b
    eor3 v15.16b, v0.16b, v15.16b, v2.16b
    eor v3.16b, v14.16b, v26.16b
    and v23.16b, v6.16b, v3.16b
    eor v5.16b, v21.16b, v19.16b
    orr v13.16b, v27.16b, v5.16b
    eor3 v0.16b, v0.16b, v13.16b, v23.16b
    eor v0.16b, v20.16b, v0.16b
    eor v23.16b, v6.16b, v5.16b
    and v30.16b, v22.16b, v23.16b
    and v12.16b, v21.16b, v29.16b
    eor v28.16b, v28.16b, v12.16b
    eor3 v2.16b, v31.16b, v28.16b, v2.16b
    eor3 v28.16b, v13.16b, v28.16b, v30.16b
    eor v30.16b, v0.16b, v28.16b
    and v31.16b, v15.16b, v30.16b
    and v12.16b, v20.16b, v8.16b
    eor v2.16b, v12.16b, v2.16b
    eor v12.16b, v15.16b, v2.16b
    and v13.16b, v0.16b, v12.16b
    eor v9.16b, v28.16b, v13.16b
    and v9.16b, v2.16b, v9.16b
    eor v2.16b, v31.16b, v2.16b
    and v2.16b, v28.16b, v2.16b
    orr v0.16b, v0.16b, v9.16b
    eor v28.16b, v12.16b, v9.16b
    eor v0.16b, v31.16b, v0.16b
    orr v31.16b, v15.16b, v2.16b
    eor v2.16b, v30.16b, v2.16b
    str q7, [x0, #960]
    eor v7.16b, v13.16b, v31.16b
    and v20.16b, v20.16b, v2.16b
    and v22.16b, v22.16b, v28.16b
    and v30.16b, v8.16b, v2.16b
    and v26.16b, v26.16b, v0.16b
    and v31.16b, v11.16b, v0.16b
    eor v8.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v28.16b
    eor v0.16b, v0.16b, v7.16b
    and v6.16b, v6.16b, v7.16b
    and v3.16b, v3.16b, v7.16b
    eor v7.16b, v7.16b, v28.16b
    and v16.16b, v16.16b, v0.16b
    eor v9.16b, v0.16b, v2.16b
    and v19.16b, v19.16b, v8.16b
    and v27.16b, v27.16b, v7.16b
    and v25.16b, v25.16b, v8.16b
    and v1.16b, v1.16b, v2.16b
    eor v19.16b, v16.16b, v19.16b
    and v21.16b, v21.16b, v9.16b
    and v5.16b, v5.16b, v7.16b
    and v2.16b, v24.16b, v2.16b
    and v7.16b, v29.16b, v9.16b
    and v23.16b, v23.16b, v28.16b
    eor3 v20.16b, v19.16b, v20.16b, v21.16b
    and v0.16b, v14.16b, v0.16b
    sli v10.16b, v10.16b, #4
    eor v2.16b, v26.16b, v2.16b
    sli v4.16b, v4.16b, #4
    sri v18.16b, v18.16b, #4
    eor v22.16b, v20.16b, v22.16b
    str q10, [x0, #976]
    eor3 v0.16b, v25.16b, v0.16b, v2.16b
    str q4, [x0, #1008]
    str q18, [x0, #992]
    eor3 v4.16b, v25.16b, v27.16b, v22.16b
    eor3 v3.16b, v26.16b, v3.16b, v22.16b
    eor v1.16b, v4.16b, v1.16b
    mvn v3.16b, v3.16b
    eor v6.16b, v1.16b, v6.16b
    eor3 v1.16b, v19.16b, v31.16b, v1.16b
    eor3 v5.16b, v16.16b, v5.16b, v6.16b
    eor3 v2.16b, v7.16b, v2.16b, v1.16b
    eor3 v6.16b, v6.16b, v23.16b, v21.16b
    eor v7.16b, v5.16b, v30.16b
    eor v5.16b, v5.16b, v6.16b
    mvn v6.16b, v6.16b
    eor v16.16b, v20.16b, v7.16b
    eor v2.16b, v7.16b, v2.16b
    mvn v7.16b, v16.16b
    eor v4.16b, v4.16b, v2.16b
    ushr v16.2d, v2.2d, #38
    ldr q18, [x8, #1808]
    tbl v19.16b, {v2.16b}, v18.16b
    mvn v4.16b, v4.16b
    shl v19.2d, v19.2d, #26
    orr v16.16b, v16.16b, v19.16b
    ushr v19.2d, v3.2d, #8
    ushr v20.2d, v0.2d, #4
    ushr v21.2d, v5.2d, #37
    tbl v22.16b, {v5.16b}, v18.16b
    shl v22.2d, v22.2d, #27
    orr v21.16b, v21.16b, v22.16b
    ushr v22.2d, v7.2d, #39
    tbl v23.16b, {v7.16b}, v18.16b
    shl v23.2d, v23.2d, #25
    orr v22.16b, v22.16b, v23.16b
    tbl v23.16b, {v0.16b}, v18.16b
    ldr q24, [x8, #624]
    ldr q25, [sp, #1232]
    bit v25.16b, v19.16b, v24.16b
    tbl v26.16b, {v23.16b}, v18.16b
    ushr v23.2d, v23.2d, #4
    shl v26.2d, v26.2d, #60
    orr v23.16b, v23.16b, v26.16b
    ushr v26.2d, v6.2d, #35
    tbl v27.16b, {v6.16b}, v18.16b
    shl v27.2d, v27.2d, #29
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v5.16b}, v18.16b
    tbl v28.16b, {v27.16b}, v18.16b
    ushr v27.2d, v27.2d, #5
    shl v28.2d, v28.2d, #59
    orr v27.16b, v27.16b, v28.16b
    ushr v28.2d, v7.2d, #7
    ushr v29.2d, v6.2d, #3
    tbl v30.16b, {v6.16b}, v18.16b
    ldr q31, [x8, #1392]
    bit v25.16b, v28.16b, v31.16b
    tbl v8.16b, {v30.16b}, v18.16b
    ushr v30.2d, v30.2d, #3
    shl v8.2d, v8.2d, #61
    orr v30.16b, v30.16b, v8.16b
    ushr v8.2d, v4.2d, #34
    tbl v9.16b, {v4.16b}, v18.16b
    shl v9.2d, v9.2d, #30
    orr v8.16b, v8.16b, v9.16b
    tbl v9.16b, {v2.16b}, v18.16b
    tbl v10.16b, {v9.16b}, v18.16b
    ushr v9.2d, v9.2d, #6
    shl v10.2d, v10.2d, #58
    orr v9.16b, v9.16b, v10.16b
    ldr q10, [x8, #1856]
    tbl v11.16b, {v3.16b}, v10.16b
    ushr v12.2d, v0.2d, #36
    tbl v13.16b, {v0.16b}, v18.16b
    shl v13.2d, v13.2d, #28
    orr v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v4.16b}, v18.16b
    tbl v14.16b, {v13.16b}, v18.16b
    ushr v13.2d, v13.2d, #2
    shl v14.2d, v14.2d, #62
    orr v13.16b, v13.16b, v14.16b
    ushr v14.2d, v4.2d, #2
    tbl v15.16b, {v1.16b}, v18.16b
    tbl v10.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #1
    shl v10.2d, v10.2d, #63
    orr v10.16b, v15.16b, v10.16b
    tbl v15.16b, {v7.16b}, v18.16b
    tbl v31.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #7
    shl v31.2d, v31.2d, #57
    orr v31.16b, v15.16b, v31.16b
    ushr v15.2d, v2.2d, #6
    ldr q24, [x8, #1840]
    tbl v24.16b, {v3.16b}, v24.16b
    str q28, [sp, #1232]
    ushr v28.2d, v1.2d, #33
    str q19, [sp, #880]
    tbl v19.16b, {v1.16b}, v18.16b
    str q8, [sp, #1632]
    ldr q8, [x8, #1408]
    bit v25.16b, v15.16b, v8.16b
    shl v19.2d, v19.2d, #31
    orr v19.16b, v28.16b, v19.16b
    ushr v28.2d, v5.2d, #5
    ushr v8.2d, v1.2d, #1
    str q15, [sp, #1648]
    tbl v15.16b, {v1.16b}, v18.16b
    str q19, [sp, #1552]
    ldr q19, [x8, #1712]
    bit v25.16b, v28.16b, v19.16b
    tbl v19.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #33
    str q28, [sp, #1248]
    ldr q28, [x8, #1264]
    bit v25.16b, v20.16b, v28.16b
    shl v19.2d, v19.2d, #31
    orr v19.16b, v15.16b, v19.16b
    tbl v15.16b, {v4.16b}, v18.16b
    ldr q28, [x8, #672]
    bit v25.16b, v29.16b, v28.16b
    tbl v28.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #34
    str q29, [sp, #960]
    ldr q29, [x8, #816]
    bit v25.16b, v14.16b, v29.16b
    shl v28.2d, v28.2d, #30
    orr v28.16b, v15.16b, v28.16b
    tbl v15.16b, {v6.16b}, v18.16b
    ldr q29, [x8, #512]
    bit v25.16b, v8.16b, v29.16b
    shl v6.4s, v6.4s, #29
    shl v4.4s, v4.4s, #30
    shl v1.4s, v1.4s, #31
    tbl v29.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #35
    shl v29.2d, v29.2d, #29
    orr v29.16b, v15.16b, v29.16b
    tbl v15.16b, {v0.16b}, v18.16b
    shl v0.4s, v0.4s, #28
    str q8, [sp, #1312]
    tbl v8.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #36
    shl v8.2d, v8.2d, #28
    orr v8.16b, v15.16b, v8.16b
    tbl v15.16b, {v5.16b}, v18.16b
    shl v5.4s, v5.4s, #27
    str q14, [sp, #160]
    tbl v14.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #37
    shl v14.2d, v14.2d, #27
    orr v14.16b, v15.16b, v14.16b
    tbl v15.16b, {v2.16b}, v18.16b
    shl v2.4s, v2.4s, #26
    str q20, [sp, #1536]
    tbl v20.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #38
    shl v20.2d, v20.2d, #26
    orr v20.16b, v15.16b, v20.16b
    tbl v15.16b, {v7.16b}, v18.16b
    shl v7.4s, v7.4s, #25
    tbl v18.16b, {v15.16b}, v18.16b
    ushr v15.2d, v15.2d, #39
    shl v18.2d, v18.2d, #25
    orr v18.16b, v15.16b, v18.16b
    ldr q15, [x8, #1824]
    tbl v15.16b, {v3.16b}, v15.16b
    str q26, [sp, #1664]
    ldr q26, [x8, #784]
    bit v15.16b, v18.16b, v26.16b
    ldr q18, [x8, #928]
    bit v15.16b, v20.16b, v18.16b
    ldr q20, [x8, #1104]
    bit v15.16b, v14.16b, v20.16b
    ldr q14, [x8, #1328]
    bit v15.16b, v8.16b, v14.16b
    ldr q8, [x8, #1360]
    bit v15.16b, v29.16b, v8.16b
    ldr q29, [x8, #1008]
    bit v15.16b, v28.16b, v29.16b
    ldr q28, [x8, #416]
    bit v15.16b, v19.16b, v28.16b
    shl v3.4s, v3.4s, #24
    ldr q19, [x8, #896]
    bit v25.16b, v3.16b, v19.16b
    ldr q3, [x8, #944]
    bit v15.16b, v11.16b, v3.16b
    ldr q19, [x8, #1504]
    bit v25.16b, v7.16b, v19.16b
    ldr q7, [x8, #1024]
    bit v15.16b, v31.16b, v7.16b
    ldr q19, [x8, #1216]
    bit v25.16b, v2.16b, v19.16b
    ldr q2, [x8, #1536]
    bit v15.16b, v9.16b, v2.16b
    ldr q19, [x8, #1056]
    bit v25.16b, v5.16b, v19.16b
    ldr q5, [x8, #1072]
    bit v15.16b, v27.16b, v5.16b
    ldr q19, [x8, #1600]
    bit v25.16b, v0.16b, v19.16b
    ldr q0, [x8, #1200]
    bit v15.16b, v23.16b, v0.16b
    ldr q19, [x8, #1088]
    bit v25.16b, v6.16b, v19.16b
    ldr q6, [x8, #1296]
    bit v15.16b, v30.16b, v6.16b
    ldr q19, [x8, #640]
    bit v25.16b, v4.16b, v19.16b
    ldr q4, [x8, #1696]
    bit v15.16b, v13.16b, v4.16b
    ldr q19, [x8, #1440]
    bit v25.16b, v1.16b, v19.16b
    ldr q1, [x8, #880]
    bit v15.16b, v10.16b, v1.16b
    ldr q19, [sp, #1216]
    eor3 v17.16b, v19.16b, v25.16b, v17.16b
    ldr q19, [x8, #736]
    ldr q25, [sp, #1600]
    mov v28.16b, v19.16b
    bsl v28.16b, v11.16b, v25.16b
    ldr q25, [x8, #592]
    bit v28.16b, v31.16b, v25.16b
    ldr q29, [x8, #1568]
    bit v28.16b, v9.16b, v29.16b
    ldr q8, [x8, #560]
    bit v28.16b, v27.16b, v8.16b
    ldr q14, [x8, #752]
    bit v28.16b, v23.16b, v14.16b
    ldr q20, [x8, #1152]
    bit v28.16b, v30.16b, v20.16b
    ldr q18, [x8, #1280]
    bit v28.16b, v13.16b, v18.16b
    ldr q26, [x8, #1552]
    bit v28.16b, v10.16b, v26.16b
    ldr q1, [x8, #448]
    bit v28.16b, v24.16b, v1.16b
    ldr q4, [x8, #992]
    bit v28.16b, v22.16b, v4.16b
    ldr q6, [x8, #1136]
    bit v28.16b, v16.16b, v6.16b
    ldr q0, [x8, #768]
    bit v28.16b, v21.16b, v0.16b
    ldr q5, [x8, #528]
    bit v28.16b, v12.16b, v5.16b
    ldr q2, [x8, #688]
    ldr q7, [sp, #1664]
    bit v28.16b, v7.16b, v2.16b
    ldr q3, [x8, #1728]
    ldr q2, [sp, #1632]
    bit v28.16b, v2.16b, v3.16b
    ldr q3, [x8, #848]
    ldr q5, [sp, #1552]
    bit v28.16b, v5.16b, v3.16b
    ldr q3, [x8, #544]
    ldr q0, [sp, #880]
    bit v28.16b, v0.16b, v3.16b
    ldr q6, [x8, #1168]
    ldr q4, [sp, #1232]
    bit v28.16b, v4.16b, v6.16b
    ldr q1, [x8, #1248]
    ldr q26, [sp, #1648]
    bit v28.16b, v26.16b, v1.16b
    ldr q18, [x8, #1344]
    ldr q20, [sp, #1248]
    bit v28.16b, v20.16b, v18.16b
    ldr q14, [x8, #432]
    ldr q8, [sp, #1536]
    bit v28.16b, v8.16b, v14.16b
    ldr q29, [x8, #1664]
    ldr q25, [sp, #960]
    bit v28.16b, v25.16b, v29.16b
    ldr q19, [x8, #576]
    str q10, [sp, #1216]
    ldr q10, [sp, #160]
    bit v28.16b, v10.16b, v19.16b
    str q13, [sp, #768]
    ldr q13, [x8, #1120]
    str q30, [sp, #832]
    ldr q30, [sp, #1312]
    bit v28.16b, v30.16b, v13.16b
    str q23, [sp, #672]
    ldr q23, [sp, #864]
    eor3 v17.16b, v17.16b, v28.16b, v23.16b
    ldr q28, [x8, #2256]
    eor3 v17.16b, v17.16b, v15.16b, v28.16b
    ext v28.16b, v17.16b, v17.16b, #4
    ext v23.16b, v17.16b, v17.16b, #8
    str q15, [sp, #688]
    ext v15.16b, v17.16b, v17.16b, #12
    str q27, [sp, #1088]
    ldr q27, [x8, #832]
    bif v15.16b, v17.16b, v27.16b
    ldr q27, [x8, #1488]
    bit v15.16b, v23.16b, v27.16b
    ldr q23, [x8, #1472]
    bit v15.16b, v28.16b, v23.16b
    mov v28.16b, v15.16b
    sli v28.8h, v15.8h, #8
    sri v15.8h, v15.8h, #8
    ushr v23.16b, v28.16b, #1
    movi v27.16b, #85
    bif v23.16b, v28.16b, v27.16b
    str q9, [sp, #704]
    shl v9.16b, v23.16b, #2
    str q31, [sp, #784]
    movi v31.16b, #51
    bit v9.16b, v23.16b, v31.16b
    str q11, [sp, #800]
    mov v11.16b, v9.16b
    sli v11.16b, v9.16b, #4
    // round 7 (aes.dsl:47)
    mvn v11.16b, v11.16b
    str q11, [x0, #1024]
    ushr v11.16b, v15.16b, #1
    sri v9.16b, v9.16b, #4
    bif v11.16b, v15.16b, v27.16b
    mvn v9.16b, v9.16b
    shl v13.16b, v11.16b, #2
    bit v13.16b, v11.16b, v31.16b
    mov v30.16b, v13.16b
    sli v30.16b, v13.16b, #4
    mvn v30.16b, v30.16b
    str q30, [x0, #1040]
    str q9, [x0, #1056]
    sri v13.16b, v13.16b, #4
    mvn v30.16b, v13.16b
    str q30, [x0, #1072]
    shl v30.16b, v28.16b, #1
    bit v30.16b, v28.16b, v27.16b
    ushr v28.16b, v30.16b, #2
    bif v28.16b, v30.16b, v31.16b
    mov v9.16b, v28.16b
    sri v9.16b, v28.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #1088]
    shl v9.16b, v15.16b, #1
    bit v9.16b, v15.16b, v27.16b
    sli v28.16b, v28.16b, #4
    ushr v13.16b, v9.16b, #2
    bif v13.16b, v9.16b, v31.16b
    mov v15.16b, v13.16b
    sri v15.16b, v13.16b, #4
    mvn v15.16b, v15.16b
    str q15, [x0, #1104]
    ushr v15.16b, v23.16b, #2
    str q28, [x0, #1200]
    bit v23.16b, v15.16b, v31.16b
    mov v28.16b, v23.16b
    sri v28.16b, v23.16b, #4
    str q28, [x0, #1120]
    ushr v28.16b, v11.16b, #2
    bit v11.16b, v28.16b, v31.16b
    sli v23.16b, v23.16b, #4
    mov v28.16b, v11.16b
    sri v28.16b, v11.16b, #4
    str q23, [x0, #1168]
    str q28, [x0, #1136]
    shl v23.16b, v30.16b, #2
    bit v23.16b, v30.16b, v31.16b
    mov v28.16b, v23.16b
    sli v28.16b, v23.16b, #4
    sri v23.16b, v23.16b, #4
    mvn v28.16b, v28.16b
    str q23, [x0, #1184]
    str q28, [x0, #1152]
    shl v23.16b, v9.16b, #2
    bit v23.16b, v9.16b, v31.16b
    mov v28.16b, v23.16b
    sli v28.16b, v23.16b, #4
    mvn v28.16b, v28.16b
    ushr v9.16b, v17.16b, #6
    ushr v15.16b, v17.16b, #3
    ushr v31.16b, v17.16b, #7
    eor v15.16b, v15.16b, v31.16b
    ushr v27.16b, v17.16b, #5
    ldr q30, [x8, #1584]
    str q13, [sp, #848]
    ldr q13, [sp, #608]
    bit v13.16b, v24.16b, v30.16b
    eor v30.16b, v17.16b, v27.16b
    str q24, [sp, #608]
    ushr v24.16b, v17.16b, #4
    ldr q19, [x8, #464]
    bit v13.16b, v22.16b, v19.16b
    eor v24.16b, v24.16b, v15.16b
    ldr q19, [x8, #1232]
    bit v13.16b, v16.16b, v19.16b
    eor v19.16b, v9.16b, v24.16b
    str q16, [sp, #816]
    ldr q16, [x8, #496]
    bit v13.16b, v21.16b, v16.16b
    eor v16.16b, v30.16b, v19.16b
    str q21, [sp, #640]
    ldr q21, [x8, #1040]
    bit v13.16b, v12.16b, v21.16b
    eor v31.16b, v31.16b, v16.16b
    ldr q21, [x8, #1456]
    bit v13.16b, v7.16b, v21.16b
    eor v21.16b, v15.16b, v31.16b
    ushr v7.16b, v17.16b, #1
    ushr v17.16b, v17.16b, #2
    str q12, [sp, #656]
    ldr q12, [x8, #608]
    bit v13.16b, v2.16b, v12.16b
    eor v12.16b, v7.16b, v27.16b
    ldr q2, [x8, #800]
    bit v13.16b, v5.16b, v2.16b
    eor v17.16b, v17.16b, v12.16b
    eor v2.16b, v15.16b, v12.16b
    bit v13.16b, v0.16b, v3.16b
    eor v0.16b, v24.16b, v17.16b
    eor v24.16b, v30.16b, v2.16b
    bit v13.16b, v4.16b, v6.16b
    and v4.16b, v21.16b, v24.16b
    eor v30.16b, v19.16b, v0.16b
    bit v13.16b, v26.16b, v1.16b
    eor v7.16b, v7.16b, v30.16b
    bit v13.16b, v20.16b, v18.16b
    eor v20.16b, v15.16b, v7.16b
    bit v13.16b, v8.16b, v14.16b
    and v26.16b, v30.16b, v20.16b
    orr v8.16b, v17.16b, v7.16b
    bit v13.16b, v25.16b, v29.16b
    eor v25.16b, v26.16b, v8.16b
    eor v8.16b, v31.16b, v12.16b
    eor v12.16b, v12.16b, v20.16b
    ldr q5, [x8, #576]
    bit v13.16b, v10.16b, v5.16b
    and v10.16b, v19.16b, v8.16b
    ldr q5, [x8, #1120]
    ldr q29, [sp, #1312]
    bit v13.16b, v29.16b, v5.16b
    eor3 v29.16b, v25.16b, v10.16b, v4.16b
    eor v10.16b, v20.16b, v8.16b
    and v5.16b, v0.16b, v10.16b
    eor v14.16b, v9.16b, v24.16b
    orr v18.16b, v31.16b, v14.16b
    eor3 v5.16b, v25.16b, v18.16b, v5.16b
    eor v5.16b, v16.16b, v5.16b
    eor v25.16b, v0.16b, v14.16b
    and v1.16b, v12.16b, v25.16b
    and v6.16b, v9.16b, v15.16b
    eor v6.16b, v26.16b, v6.16b
    eor3 v4.16b, v27.16b, v6.16b, v4.16b
    eor3 v1.16b, v18.16b, v6.16b, v1.16b
    eor v6.16b, v5.16b, v1.16b
    and v18.16b, v29.16b, v6.16b
    and v26.16b, v16.16b, v2.16b
    eor v4.16b, v26.16b, v4.16b
    str q28, [x0, #1216]
    eor v26.16b, v29.16b, v4.16b
    sli v11.16b, v11.16b, #4
    and v27.16b, v5.16b, v26.16b
    str q11, [x0, #1232]
    eor v28.16b, v1.16b, v27.16b
    sri v23.16b, v23.16b, #4
    and v28.16b, v4.16b, v28.16b
    eor v4.16b, v18.16b, v4.16b
    str q23, [x0, #1248]
    and v1.16b, v1.16b, v4.16b
    orr v4.16b, v5.16b, v28.16b
    eor v5.16b, v26.16b, v28.16b
    eor v4.16b, v18.16b, v4.16b
    orr v18.16b, v29.16b, v1.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v27.16b, v18.16b
    and v16.16b, v16.16b, v1.16b
    and v18.16b, v12.16b, v5.16b
    and v2.16b, v2.16b, v1.16b
    and v19.16b, v19.16b, v4.16b
    and v23.16b, v8.16b, v4.16b
    eor v26.16b, v4.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v6.16b
    and v0.16b, v0.16b, v6.16b
    and v25.16b, v25.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v24.16b, v24.16b, v26.16b
    eor v27.16b, v4.16b, v1.16b
    and v28.16b, v30.16b, v4.16b
    and v29.16b, v31.16b, v5.16b
    and v21.16b, v21.16b, v26.16b
    and v17.16b, v17.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    and v26.16b, v9.16b, v27.16b
    and v5.16b, v14.16b, v5.16b
    and v1.16b, v7.16b, v1.16b
    and v7.16b, v15.16b, v27.16b
    and v6.16b, v10.16b, v6.16b
    eor3 v16.16b, v24.16b, v16.16b, v26.16b
    and v4.16b, v20.16b, v4.16b
    ldr q20, [sp, #848]
    sli v20.16b, v20.16b, #4
    eor v1.16b, v23.16b, v1.16b
    eor v18.16b, v16.16b, v18.16b
    str q20, [x0, #1264]
    eor3 v4.16b, v21.16b, v4.16b, v1.16b
    eor3 v20.16b, v21.16b, v29.16b, v18.16b
    eor3 v6.16b, v23.16b, v6.16b, v18.16b
    eor v17.16b, v20.16b, v17.16b
    mvn v6.16b, v6.16b
    eor v0.16b, v17.16b, v0.16b
    eor3 v17.16b, v24.16b, v19.16b, v17.16b
    eor3 v5.16b, v28.16b, v5.16b, v0.16b
    eor3 v1.16b, v7.16b, v1.16b, v17.16b
    eor3 v0.16b, v0.16b, v25.16b, v26.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v5.16b, v0.16b
    mvn v0.16b, v0.16b
    eor v7.16b, v16.16b, v2.16b
    eor v1.16b, v2.16b, v1.16b
    mvn v2.16b, v7.16b
    eor v7.16b, v20.16b, v1.16b
    ushr v16.2d, v1.2d, #6
    ushr v18.2d, v5.2d, #37
    ldr q19, [x8, #1808]
    tbl v20.16b, {v5.16b}, v19.16b
    mvn v7.16b, v7.16b
    shl v20.2d, v20.2d, #27
    orr v18.16b, v18.16b, v20.16b
    ldr q20, [x8, #1840]
    tbl v21.16b, {v6.16b}, v20.16b
    ushr v23.2d, v4.2d, #4
    ushr v24.2d, v2.2d, #39
    tbl v25.16b, {v2.16b}, v19.16b
    shl v25.2d, v25.2d, #25
    orr v24.16b, v24.16b, v25.16b
    ushr v25.2d, v2.2d, #7
    ushr v26.2d, v7.2d, #34
    tbl v27.16b, {v7.16b}, v19.16b
    shl v27.2d, v27.2d, #30
    orr v26.16b, v26.16b, v27.16b
    ushr v27.2d, v5.2d, #5
    ushr v28.2d, v6.2d, #8
    ushr v29.2d, v17.2d, #33
    tbl v30.16b, {v17.16b}, v19.16b
    ldr q31, [x8, #624]
    ldr q8, [sp, #1120]
    bit v8.16b, v28.16b, v31.16b
    shl v30.2d, v30.2d, #31
    orr v29.16b, v29.16b, v30.16b
    ldr q30, [x8, #1392]
    bit v8.16b, v25.16b, v30.16b
    ushr v9.2d, v7.2d, #2
    ushr v10.2d, v0.2d, #35
    tbl v11.16b, {v0.16b}, v19.16b
    shl v11.2d, v11.2d, #29
    orr v10.16b, v10.16b, v11.16b
    ushr v11.2d, v17.2d, #1
    ushr v12.2d, v0.2d, #3
    ushr v14.2d, v4.2d, #36
    tbl v15.16b, {v4.16b}, v19.16b
    shl v15.2d, v15.2d, #28
    orr v14.16b, v14.16b, v15.16b
    ushr v15.2d, v1.2d, #38
    tbl v30.16b, {v1.16b}, v19.16b
    ldr q31, [x8, #1408]
    bit v8.16b, v16.16b, v31.16b
    shl v30.2d, v30.2d, #26
    orr v30.16b, v15.16b, v30.16b
    tbl v15.16b, {v17.16b}, v19.16b
    ldr q31, [x8, #1712]
    bit v8.16b, v27.16b, v31.16b
    tbl v31.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #1
    shl v31.2d, v31.2d, #63
    orr v31.16b, v15.16b, v31.16b
    tbl v15.16b, {v7.16b}, v19.16b
    ldr q20, [x8, #1264]
    bit v8.16b, v23.16b, v20.16b
    tbl v20.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #2
    shl v20.2d, v20.2d, #62
    orr v20.16b, v15.16b, v20.16b
    tbl v15.16b, {v0.16b}, v19.16b
    str q13, [sp, #1120]
    tbl v13.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #3
    shl v13.2d, v13.2d, #61
    orr v13.16b, v15.16b, v13.16b
    tbl v15.16b, {v4.16b}, v19.16b
    str q22, [sp, #848]
    ldr q22, [x8, #672]
    bit v8.16b, v12.16b, v22.16b
    tbl v22.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #4
    ldr q3, [x8, #816]
    bit v8.16b, v9.16b, v3.16b
    shl v22.2d, v22.2d, #60
    orr v22.16b, v15.16b, v22.16b
    tbl v15.16b, {v5.16b}, v19.16b
    ldr q3, [x8, #512]
    bit v8.16b, v11.16b, v3.16b
    tbl v3.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #5
    shl v3.2d, v3.2d, #59
    orr v3.16b, v15.16b, v3.16b
    tbl v15.16b, {v1.16b}, v19.16b
    str q8, [sp, #1312]
    tbl v8.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #6
    shl v8.2d, v8.2d, #58
    orr v8.16b, v15.16b, v8.16b
    tbl v15.16b, {v2.16b}, v19.16b
    str q11, [sp, #160]
    tbl v11.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #7
    shl v11.2d, v11.2d, #57
    orr v11.16b, v15.16b, v11.16b
    ldr q15, [x8, #1856]
    tbl v15.16b, {v6.16b}, v15.16b
    str q6, [sp, #960]
    ldr q6, [x8, #736]
    str q9, [sp, #1536]
    ldr q9, [sp, #1504]
    bit v9.16b, v15.16b, v6.16b
    ldr q6, [x8, #592]
    bit v9.16b, v11.16b, v6.16b
    ldr q6, [x8, #1568]
    bit v9.16b, v8.16b, v6.16b
    ldr q6, [x8, #560]
    bit v9.16b, v3.16b, v6.16b
    ldr q6, [x8, #752]
    bit v9.16b, v22.16b, v6.16b
    ldr q6, [x8, #1152]
    bit v9.16b, v13.16b, v6.16b
    ldr q6, [x8, #1280]
    bit v9.16b, v20.16b, v6.16b
    ldr q6, [x8, #1552]
    bit v9.16b, v31.16b, v6.16b
    tbl v6.16b, {v17.16b}, v19.16b
    str q31, [sp, #1504]
    ldr q31, [x8, #448]
    bsl v31.16b, v21.16b, v9.16b
    str q21, [sp, #1248]
    tbl v21.16b, {v6.16b}, v19.16b
    ushr v6.2d, v6.2d, #33
    str q9, [sp, #1648]
    ldr q9, [x8, #992]
    bsl v9.16b, v24.16b, v31.16b
    shl v21.2d, v21.2d, #31
    ldr q31, [x8, #1136]
    bsl v31.16b, v30.16b, v9.16b
    orr v6.16b, v6.16b, v21.16b
    tbl v21.16b, {v7.16b}, v19.16b
    ldr q9, [x8, #768]
    bsl v9.16b, v18.16b, v31.16b
    tbl v31.16b, {v21.16b}, v19.16b
    ushr v21.2d, v21.2d, #34
    str q18, [sp, #1232]
    ldr q18, [x8, #528]
    bsl v18.16b, v14.16b, v9.16b
    shl v31.2d, v31.2d, #30
    ldr q9, [x8, #688]
    bsl v9.16b, v10.16b, v18.16b
    orr v18.16b, v21.16b, v31.16b
    tbl v21.16b, {v0.16b}, v19.16b
    shl v0.4s, v0.4s, #29
    shl v7.4s, v7.4s, #30
    shl v17.4s, v17.4s, #31
    tbl v31.16b, {v21.16b}, v19.16b
    ushr v21.2d, v21.2d, #35
    str q10, [sp, #880]
    ldr q10, [x8, #1728]
    bsl v10.16b, v26.16b, v9.16b
    ldr q9, [x8, #1616]
    str q26, [sp, #480]
    ldr q26, [sp, #1520]
    str q14, [sp, #256]
    ldr q14, [sp, #1488]
    bsl v9.16b, v26.16b, v14.16b
    shl v26.2d, v31.2d, #29
    ldr q31, [x8, #848]
    bsl v31.16b, v29.16b, v10.16b
    ldr q10, [x8, #1424]
    ldr q14, [sp, #1568]
    bsl v10.16b, v14.16b, v9.16b
    orr v21.16b, v21.16b, v26.16b
    tbl v26.16b, {v4.16b}, v19.16b
    ldr q9, [x8, #544]
    bit v31.16b, v28.16b, v9.16b
    shl v4.4s, v4.4s, #28
    ldr q14, [x8, #1184]
    ldr q9, [sp, #1584]
    bsl v14.16b, v9.16b, v10.16b
    tbl v9.16b, {v26.16b}, v19.16b
    ushr v26.2d, v26.2d, #36
    ldr q10, [x8, #1168]
    bit v31.16b, v25.16b, v10.16b
    ldr q10, [x8, #1520]
    str q25, [sp, #1584]
    ldr q25, [sp, #1680]
    bsl v10.16b, v25.16b, v14.16b
    shl v25.2d, v9.2d, #28
    ldr q9, [x8, #960]
    ldr q14, [sp, #1696]
    bsl v9.16b, v14.16b, v10.16b
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v5.16b}, v19.16b
    shl v5.4s, v5.4s, #27
    ldr q10, [x8, #1248]
    bit v31.16b, v16.16b, v10.16b
    ldr q14, [x8, #1632]
    ldr q10, [sp, #1712]
    bsl v14.16b, v10.16b, v9.16b
    tbl v9.16b, {v26.16b}, v19.16b
    ushr v26.2d, v26.2d, #37
    ldr q10, [x8, #1344]
    bit v31.16b, v27.16b, v10.16b
    ldr q10, [x8, #720]
    str q27, [sp, #1712]
    ldr q27, [sp, #1728]
    bsl v10.16b, v27.16b, v14.16b
    shl v27.2d, v9.2d, #27
    ldr q9, [x8, #944]
    ldr q14, [sp, #1744]
    bit v10.16b, v14.16b, v9.16b
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v1.16b}, v19.16b
    shl v1.4s, v1.4s, #26
    ldr q14, [x8, #432]
    bit v31.16b, v23.16b, v14.16b
    ldr q14, [x8, #1024]
    str q23, [sp, #1744]
    ldr q23, [sp, #1760]
    bit v10.16b, v23.16b, v14.16b
    tbl v23.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #38
    str q16, [sp, #1760]
    ldr q16, [x8, #1664]
    bit v31.16b, v12.16b, v16.16b
    ldr q16, [x8, #1536]
    str q12, [sp, #1728]
    ldr q12, [sp, #1776]
    bit v10.16b, v12.16b, v16.16b
    shl v23.2d, v23.2d, #26
    ldr q12, [x8, #1072]
    str q28, [sp, #1776]
    ldr q28, [sp, #1792]
    bit v10.16b, v28.16b, v12.16b
    orr v23.16b, v27.16b, v23.16b
    tbl v27.16b, {v2.16b}, v19.16b
    shl v2.4s, v2.4s, #25
    ldr q28, [x8, #576]
    str q29, [sp, #1792]
    ldr q29, [sp, #1536]
    bit v31.16b, v29.16b, v28.16b
    ldr q29, [x8, #1200]
    ldr q28, [sp, #1808]
    bit v10.16b, v28.16b, v29.16b
    tbl v28.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #39
    ldr q19, [x8, #1120]
    str q30, [sp, #1808]
    ldr q30, [sp, #160]
    bit v31.16b, v30.16b, v19.16b
    ldr q30, [x8, #1296]
    ldr q19, [sp, #1824]
    bit v10.16b, v19.16b, v30.16b
    shl v19.2d, v28.2d, #25
    ldr q28, [x8, #1696]
    str q24, [sp, #1824]
    ldr q24, [sp, #1840]
    bit v10.16b, v24.16b, v28.16b
    orr v19.16b, v27.16b, v19.16b
    ldr q24, [sp, #960]
    ldr q27, [x8, #1824]
    tbl v27.16b, {v24.16b}, v27.16b
    ldr q24, [x8, #880]
    ldr q28, [sp, #1856]
    bit v10.16b, v28.16b, v24.16b
    ldr q28, [x8, #784]
    bit v27.16b, v19.16b, v28.16b
    ldr q19, [x8, #736]
    ldr q28, [sp, #800]
    bit v10.16b, v28.16b, v19.16b
    ldr q28, [x8, #928]
    bit v27.16b, v23.16b, v28.16b
    ldr q23, [x8, #592]
    ldr q28, [sp, #784]
    bit v10.16b, v28.16b, v23.16b
    ldr q28, [x8, #1104]
    bit v27.16b, v26.16b, v28.16b
    ldr q26, [x8, #1568]
    ldr q28, [sp, #704]
    bit v10.16b, v28.16b, v26.16b
    ldr q28, [x8, #1328]
    bit v27.16b, v25.16b, v28.16b
    ldr q25, [x8, #560]
    ldr q28, [sp, #1088]
    bit v10.16b, v28.16b, v25.16b
    ldr q28, [x8, #1360]
    bit v27.16b, v21.16b, v28.16b
    ldr q21, [x8, #752]
    ldr q28, [sp, #672]
    bit v10.16b, v28.16b, v21.16b
    ldr q28, [x8, #1008]
    bit v27.16b, v18.16b, v28.16b
    ldr q18, [x8, #1152]
    ldr q21, [sp, #832]
    bit v10.16b, v21.16b, v18.16b
    ldr q21, [x8, #416]
    bit v27.16b, v6.16b, v21.16b
    ldr q6, [x8, #1280]
    ldr q18, [sp, #768]
    bit v10.16b, v18.16b, v6.16b
    bit v27.16b, v15.16b, v9.16b
    ldr q18, [x8, #1552]
    ldr q15, [sp, #1216]
    bit v10.16b, v15.16b, v18.16b
    bit v27.16b, v11.16b, v14.16b
    ldr q11, [x8, #1376]
    ldr q15, [sp, #608]
    bit v10.16b, v15.16b, v11.16b
    bit v27.16b, v8.16b, v16.16b
    ldr q8, [x8, #704]
    ldr q15, [sp, #848]
    bit v10.16b, v15.16b, v8.16b
    bit v27.16b, v3.16b, v12.16b
    ldr q3, [x8, #1680]
    ldr q15, [sp, #816]
    bit v10.16b, v15.16b, v3.16b
    bit v27.16b, v22.16b, v29.16b
    ldr q22, [x8, #400]
    ldr q15, [sp, #640]
    bit v10.16b, v15.16b, v22.16b
    bit v27.16b, v13.16b, v30.16b
    ldr q13, [x8, #864]
    ldr q15, [sp, #656]
    bit v10.16b, v15.16b, v13.16b
    ldr q15, [x8, #1696]
    bit v27.16b, v20.16b, v15.16b
    ldr q20, [x8, #912]
    ldr q18, [sp, #1664]
    bit v10.16b, v18.16b, v20.16b
    ldr q18, [sp, #1504]
    bit v27.16b, v18.16b, v24.16b
    ldr q18, [sp, #960]
    shl v18.4s, v18.4s, #24
    ldr q24, [x8, #976]
    ldr q15, [sp, #1632]
    bit v10.16b, v15.16b, v24.16b
    ldr q15, [x8, #896]
    ldr q6, [sp, #1312]
    bit v6.16b, v18.16b, v15.16b
    ldr q18, [x8, #480]
    ldr q15, [sp, #1552]
    bit v10.16b, v15.16b, v18.16b
    ldr q15, [x8, #1504]
    bit v6.16b, v2.16b, v15.16b
    ldr q2, [x8, #1216]
    bit v6.16b, v1.16b, v2.16b
    ldr q1, [x8, #1056]
    bit v6.16b, v5.16b, v1.16b
    ldr q5, [x8, #1600]
    bit v6.16b, v4.16b, v5.16b
    ldr q4, [x8, #1088]
    bit v6.16b, v0.16b, v4.16b
    ldr q0, [x8, #640]
    bit v6.16b, v7.16b, v0.16b
    ldr q7, [x8, #1440]
    bit v6.16b, v17.16b, v7.16b
    ldr q17, [sp, #1152]
    ldr q7, [sp, #1120]
    eor3 v6.16b, v17.16b, v6.16b, v7.16b
    ldr q7, [sp, #1600]
    eor3 v6.16b, v6.16b, v31.16b, v7.16b
    ldr q17, [x8, #1584]
    ldr q31, [sp, #1872]
    bit v10.16b, v31.16b, v17.16b
    ldr q7, [sp, #864]
    ldr q0, [sp, #688]
    eor3 v6.16b, v6.16b, v7.16b, v0.16b
    ldr q4, [x8, #2272]
    eor3 v4.16b, v6.16b, v27.16b, v4.16b
    ldr q6, [x8, #464]
    ldr q5, [sp, #1888]
    bit v10.16b, v5.16b, v6.16b
    ldr q1, [x8, #1232]
    ldr q2, [sp, #1904]
    bit v10.16b, v2.16b, v1.16b
    mov v15.16b, v4.16b
    sli v15.8h, v4.8h, #8
    ldr q30, [x8, #496]
    ldr q29, [sp, #1920]
    bit v10.16b, v29.16b, v30.16b
    ushr v29.16b, v15.16b, #1
    ldr q2, [x8, #1040]
    ldr q5, [sp, #1936]
    bit v10.16b, v5.16b, v2.16b
    movi v2.16b, #85
    bif v29.16b, v15.16b, v2.16b
    ldr q5, [x8, #1456]
    ldr q31, [sp, #1952]
    bit v10.16b, v31.16b, v5.16b
    shl v5.16b, v29.16b, #2
    ldr q31, [x8, #608]
    ldr q18, [sp, #1968]
    bit v10.16b, v18.16b, v31.16b
    movi v31.16b, #51
    bit v5.16b, v29.16b, v31.16b
    ldr q18, [x8, #800]
    ldr q12, [sp, #1984]
    bit v10.16b, v12.16b, v18.16b
    mov v18.16b, v5.16b
    sli v18.16b, v5.16b, #4
    sri v5.16b, v5.16b, #4
    ldr q12, [x8, #2144]
    ldr q16, [sp, #2064]
    bsl v12.16b, v16.16b, v10.16b
    // round 8 (aes.dsl:47)
    mvn v18.16b, v18.16b
    ldr q10, [x8, #2112]
    ldr q16, [sp, #2048]
    bsl v10.16b, v16.16b, v12.16b
    str q18, [x0, #1280]
    mov v18.16b, v4.16b
    sri v18.8h, v4.8h, #8
    mvn v5.16b, v5.16b
    ldr q12, [x8, #2208]
    ldr q16, [sp, #2032]
    bsl v12.16b, v16.16b, v10.16b
    ushr v10.16b, v18.16b, #1
    str q5, [x0, #1312]
    ldr q5, [x8, #2176]
    ldr q16, [sp, #2000]
    bsl v5.16b, v16.16b, v12.16b
    bif v10.16b, v18.16b, v2.16b
    ldr q12, [x8, #2096]
    ldr q16, [sp, #352]
    bsl v12.16b, v16.16b, v5.16b
    shl v5.16b, v10.16b, #2
    ldr q16, [x8, #2160]
    ldr q14, [sp, #368]
    bsl v16.16b, v14.16b, v12.16b
    bit v5.16b, v10.16b, v31.16b
    ldr q12, [x8, #2192]
    ldr q14, [sp, #384]
    bsl v12.16b, v14.16b, v16.16b
    mov v16.16b, v5.16b
    sli v16.16b, v5.16b, #4
    sri v5.16b, v5.16b, #4
    ldr q14, [x8, #2128]
    ldr q9, [sp, #400]
    bsl v14.16b, v9.16b, v12.16b
    mvn v16.16b, v16.16b
    str q16, [x0, #1296]
    mvn v5.16b, v5.16b
    str q5, [x0, #1328]
    shl v5.16b, v15.16b, #1
    bit v5.16b, v15.16b, v2.16b
    ushr v16.16b, v5.16b, #2
    bif v16.16b, v5.16b, v31.16b
    mov v12.16b, v16.16b
    sri v12.16b, v16.16b, #4
    sli v16.16b, v16.16b, #4
    mvn v12.16b, v12.16b
    str q16, [x0, #1456]
    str q12, [x0, #1344]
    shl v16.16b, v18.16b, #1
    bit v16.16b, v18.16b, v2.16b
    ushr v18.16b, v16.16b, #2
    bif v18.16b, v16.16b, v31.16b
    mov v12.16b, v18.16b
    sri v12.16b, v18.16b, #4
    mvn v12.16b, v12.16b
    str q12, [x0, #1360]
    ushr v12.16b, v29.16b, #2
    bit v29.16b, v12.16b, v31.16b
    mov v12.16b, v29.16b
    sri v12.16b, v29.16b, #4
    str q12, [x0, #1376]
    ushr v12.16b, v10.16b, #2
    bit v10.16b, v12.16b, v31.16b
    sli v29.16b, v29.16b, #4
    mov v12.16b, v10.16b
    sri v12.16b, v10.16b, #4
    str q29, [x0, #1424]
    str q12, [x0, #1392]
    shl v29.16b, v5.16b, #2
    bit v29.16b, v5.16b, v31.16b
    mov v5.16b, v29.16b
    sli v5.16b, v29.16b, #4
    sri v29.16b, v29.16b, #4
    mvn v5.16b, v5.16b
    str q29, [x0, #1440]
    str q5, [x0, #1408]
    shl v5.16b, v16.16b, #2
    bit v5.16b, v16.16b, v31.16b
    mov v16.16b, v5.16b
    sli v16.16b, v5.16b, #4
    mvn v16.16b, v16.16b
    ushr v29.16b, v4.16b, #3
    ushr v12.16b, v4.16b, #4
    ushr v15.16b, v4.16b, #7
    eor v29.16b, v29.16b, v15.16b
    eor v12.16b, v12.16b, v29.16b
    ushr v31.16b, v4.16b, #1
    ushr v2.16b, v4.16b, #2
    ushr v9.16b, v4.16b, #5
    ushr v21.16b, v4.16b, #6
    eor v4.16b, v4.16b, v9.16b
    eor v28.16b, v21.16b, v12.16b
    eor v24.16b, v4.16b, v28.16b
    eor v15.16b, v15.16b, v24.16b
    eor v20.16b, v29.16b, v15.16b
    and v13.16b, v21.16b, v29.16b
    eor v22.16b, v31.16b, v9.16b
    eor v2.16b, v2.16b, v22.16b
    eor v12.16b, v12.16b, v2.16b
    eor v3.16b, v28.16b, v12.16b
    eor v31.16b, v31.16b, v3.16b
    orr v8.16b, v2.16b, v31.16b
    eor v11.16b, v29.16b, v31.16b
    eor v30.16b, v22.16b, v11.16b
    and v1.16b, v3.16b, v11.16b
    eor v8.16b, v1.16b, v8.16b
    eor v1.16b, v1.16b, v13.16b
    eor v13.16b, v29.16b, v22.16b
    eor v22.16b, v15.16b, v22.16b
    eor v4.16b, v4.16b, v13.16b
    and v6.16b, v20.16b, v4.16b
    eor3 v9.16b, v9.16b, v1.16b, v6.16b
    str q27, [sp, #1120]
    eor v27.16b, v21.16b, v4.16b
    str q14, [sp, #1152]
    eor v14.16b, v12.16b, v27.16b
    and v25.16b, v30.16b, v14.16b
    orr v26.16b, v15.16b, v27.16b
    eor3 v1.16b, v26.16b, v1.16b, v25.16b
    and v25.16b, v24.16b, v13.16b
    eor v25.16b, v25.16b, v9.16b
    eor v9.16b, v11.16b, v22.16b
    and v23.16b, v12.16b, v9.16b
    eor3 v23.16b, v8.16b, v26.16b, v23.16b
    eor v23.16b, v24.16b, v23.16b
    eor v26.16b, v23.16b, v1.16b
    and v17.16b, v28.16b, v22.16b
    eor3 v6.16b, v8.16b, v17.16b, v6.16b
    eor v17.16b, v6.16b, v25.16b
    and v8.16b, v23.16b, v17.16b
    eor v0.16b, v1.16b, v8.16b
    and v0.16b, v25.16b, v0.16b
    orr v23.16b, v23.16b, v0.16b
    eor v0.16b, v17.16b, v0.16b
    and v17.16b, v30.16b, v0.16b
    and v30.16b, v14.16b, v0.16b
    and v14.16b, v6.16b, v26.16b
    eor v25.16b, v14.16b, v25.16b
    eor v23.16b, v14.16b, v23.16b
    and v1.16b, v1.16b, v25.16b
    and v25.16b, v28.16b, v23.16b
    and v22.16b, v22.16b, v23.16b
    orr v6.16b, v6.16b, v1.16b
    eor v1.16b, v26.16b, v1.16b
    str q16, [x0, #1472]
    eor v6.16b, v8.16b, v6.16b
    and v16.16b, v24.16b, v1.16b
    and v24.16b, v13.16b, v1.16b
    sli v10.16b, v10.16b, #4
    and v26.16b, v12.16b, v6.16b
    and v28.16b, v9.16b, v6.16b
    eor v8.16b, v1.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v6.16b
    eor v0.16b, v6.16b, v0.16b
    str q10, [x0, #1488]
    and v2.16b, v2.16b, v8.16b
    and v6.16b, v31.16b, v8.16b
    sli v18.16b, v18.16b, #4
    and v4.16b, v4.16b, v1.16b
    and v3.16b, v3.16b, v23.16b
    eor v31.16b, v23.16b, v8.16b
    and v8.16b, v15.16b, v0.16b
    and v1.16b, v20.16b, v1.16b
    and v0.16b, v27.16b, v0.16b
    str q18, [x0, #1520]
    and v18.16b, v11.16b, v23.16b
    eor v4.16b, v3.16b, v4.16b
    and v20.16b, v21.16b, v31.16b
    and v21.16b, v29.16b, v31.16b
    eor v6.16b, v22.16b, v6.16b
    sri v5.16b, v5.16b, #4
    eor3 v16.16b, v4.16b, v16.16b, v20.16b
    eor3 v18.16b, v1.16b, v18.16b, v6.16b
    str q5, [x0, #1504]
    eor v5.16b, v16.16b, v17.16b
    eor3 v1.16b, v1.16b, v8.16b, v5.16b
    eor3 v5.16b, v22.16b, v28.16b, v5.16b
    eor v2.16b, v1.16b, v2.16b
    eor3 v4.16b, v4.16b, v25.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor3 v0.16b, v3.16b, v0.16b, v2.16b
    eor3 v2.16b, v2.16b, v30.16b, v20.16b
    eor3 v3.16b, v21.16b, v6.16b, v4.16b
    mvn v5.16b, v5.16b
    eor v6.16b, v0.16b, v24.16b
    eor v0.16b, v0.16b, v2.16b
    mvn v2.16b, v2.16b
    eor v16.16b, v16.16b, v6.16b
    eor v3.16b, v6.16b, v3.16b
    mvn v6.16b, v16.16b
    eor v1.16b, v1.16b, v3.16b
    mvn v1.16b, v1.16b
    shl v16.4s, v5.4s, #24
    ldr q17, [x8, #1824]
    tbl v20.16b, {v5.16b}, v17.16b
    ldr q21, [x8, #1856]
    tbl v22.16b, {v5.16b}, v21.16b
    mov v23.16b, v19.16b
    bsl v23.16b, v22.16b, v7.16b
    ldr q24, [x8, #1840]
    tbl v25.16b, {v5.16b}, v24.16b
    ushr v5.2d, v5.2d, #8
    ldr q26, [x8, #1584]
    ldr q27, [sp, #688]
    mov v28.16b, v26.16b
    bsl v28.16b, v25.16b, v27.16b
    ldr q29, [x8, #1808]
    tbl v30.16b, {v1.16b}, v29.16b
    tbl v31.16b, {v30.16b}, v29.16b
    ushr v30.2d, v30.2d, #2
    shl v31.2d, v31.2d, #62
    orr v30.16b, v30.16b, v31.16b
    ushr v31.2d, v1.2d, #34
    tbl v8.16b, {v1.16b}, v29.16b
    ushr v9.2d, v8.2d, #34
    tbl v8.16b, {v8.16b}, v29.16b
    shl v8.2d, v8.2d, #30
    orr v8.16b, v9.16b, v8.16b
    tbl v9.16b, {v1.16b}, v29.16b
    shl v9.2d, v9.2d, #30
    orr v31.16b, v31.16b, v9.16b
    ushr v9.2d, v1.2d, #2
    shl v1.4s, v1.4s, #30
    ushr v10.2d, v3.2d, #38
    tbl v11.16b, {v3.16b}, v29.16b
    shl v11.2d, v11.2d, #26
    orr v10.16b, v10.16b, v11.16b
    ushr v11.2d, v3.2d, #6
    tbl v12.16b, {v3.16b}, v29.16b
    tbl v13.16b, {v12.16b}, v29.16b
    shl v13.2d, v13.2d, #26
    ushr v12.2d, v12.2d, #38
    orr v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v3.16b}, v29.16b
    shl v3.4s, v3.4s, #26
    tbl v14.16b, {v13.16b}, v29.16b
    ushr v13.2d, v13.2d, #6
    shl v14.2d, v14.2d, #58
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v2.16b}, v29.16b
    tbl v15.16b, {v14.16b}, v29.16b
    ushr v14.2d, v14.2d, #3
    shl v15.2d, v15.2d, #61
    orr v14.16b, v14.16b, v15.16b
    shl v15.4s, v2.4s, #29
    ushr v27.2d, v2.2d, #35
    ushr v19.2d, v2.2d, #3
    tbl v17.16b, {v2.16b}, v29.16b
    shl v17.2d, v17.2d, #29
    orr v17.16b, v27.16b, v17.16b
    tbl v2.16b, {v2.16b}, v29.16b
    ushr v27.2d, v2.2d, #35
    tbl v2.16b, {v2.16b}, v29.16b
    shl v2.2d, v2.2d, #29
    orr v2.16b, v27.16b, v2.16b
    shl v27.4s, v0.4s, #27
    ushr v24.2d, v0.2d, #5
    tbl v21.16b, {v0.16b}, v29.16b
    tbl v7.16b, {v21.16b}, v29.16b
    ushr v21.2d, v21.2d, #5
    shl v7.2d, v7.2d, #59
    orr v7.16b, v21.16b, v7.16b
    tbl v21.16b, {v0.16b}, v29.16b
    shl v21.2d, v21.2d, #27
    str q1, [sp, #1552]
    ushr v1.2d, v0.2d, #37
    tbl v0.16b, {v0.16b}, v29.16b
    orr v1.16b, v1.16b, v21.16b
    ushr v21.2d, v0.2d, #37
    tbl v0.16b, {v0.16b}, v29.16b
    shl v0.2d, v0.2d, #27
    orr v0.16b, v21.16b, v0.16b
    tbl v21.16b, {v6.16b}, v29.16b
    str q15, [sp, #1312]
    tbl v15.16b, {v21.16b}, v29.16b
    ushr v21.2d, v21.2d, #7
    shl v15.2d, v15.2d, #57
    orr v21.16b, v21.16b, v15.16b
    ldr q15, [x8, #592]
    bit v23.16b, v21.16b, v15.16b
    ldr q15, [x8, #1568]
    bit v23.16b, v13.16b, v15.16b
    ldr q15, [x8, #560]
    bit v23.16b, v7.16b, v15.16b
    tbl v15.16b, {v6.16b}, v29.16b
    str q27, [sp, #1632]
    tbl v27.16b, {v15.16b}, v29.16b
    ushr v15.2d, v15.2d, #39
    shl v27.2d, v27.2d, #25
    orr v27.16b, v15.16b, v27.16b
    ldr q15, [x8, #784]
    bit v20.16b, v27.16b, v15.16b
    ldr q27, [x8, #928]
    bit v20.16b, v12.16b, v27.16b
    ldr q12, [x8, #1104]
    bit v20.16b, v0.16b, v12.16b
    shl v0.4s, v6.4s, #25
    ushr v12.2d, v6.2d, #39
    tbl v27.16b, {v6.16b}, v29.16b
    ushr v6.2d, v6.2d, #7
    shl v27.2d, v27.2d, #25
    orr v27.16b, v12.16b, v27.16b
    ldr q12, [x8, #464]
    bit v28.16b, v27.16b, v12.16b
    ldr q15, [x8, #1232]
    bit v28.16b, v10.16b, v15.16b
    str q3, [sp, #960]
    ldr q3, [x8, #496]
    bit v28.16b, v1.16b, v3.16b
    str q0, [sp, #1504]
    ushr v0.2d, v4.2d, #33
    str q16, [sp, #1664]
    tbl v16.16b, {v4.16b}, v29.16b
    str q9, [sp, #656]
    ldr q9, [x8, #1376]
    str q19, [sp, #640]
    ldr q19, [sp, #1248]
    str q24, [sp, #816]
    ldr q24, [sp, #1648]
    bit v24.16b, v19.16b, v9.16b
    tbl v19.16b, {v16.16b}, v29.16b
    ushr v16.2d, v16.2d, #1
    ldr q9, [x8, #704]
    str q11, [sp, #1648]
    ldr q11, [sp, #1824]
    bit v24.16b, v11.16b, v9.16b
    shl v19.2d, v19.2d, #63
    orr v16.16b, v16.16b, v19.16b
    shl v19.4s, v4.4s, #31
    tbl v11.16b, {v4.16b}, v29.16b
    str q19, [sp, #848]
    ldr q19, [x8, #1680]
    ldr q9, [sp, #1808]
    bit v24.16b, v9.16b, v19.16b
    tbl v9.16b, {v11.16b}, v29.16b
    ushr v11.2d, v11.2d, #33
    ldr q19, [x8, #400]
    str q6, [sp, #608]
    ldr q6, [sp, #1232]
    bit v24.16b, v6.16b, v19.16b
    shl v9.2d, v9.2d, #31
    orr v9.16b, v11.16b, v9.16b
    tbl v11.16b, {v4.16b}, v29.16b
    ushr v4.2d, v4.2d, #1
    ldr q6, [x8, #864]
    ldr q19, [sp, #256]
    bit v24.16b, v19.16b, v6.16b
    shl v11.2d, v11.2d, #31
    orr v0.16b, v0.16b, v11.16b
    tbl v11.16b, {v18.16b}, v29.16b
    ldr q19, [x8, #912]
    ldr q6, [sp, #880]
    bit v24.16b, v6.16b, v19.16b
    tbl v6.16b, {v11.16b}, v29.16b
    ushr v11.2d, v11.2d, #36
    ldr q19, [x8, #976]
    str q4, [sp, #1216]
    ldr q4, [sp, #480]
    bit v24.16b, v4.16b, v19.16b
    shl v6.2d, v6.2d, #28
    orr v6.16b, v11.16b, v6.16b
    ldr q11, [x8, #1328]
    bit v20.16b, v6.16b, v11.16b
    ldr q6, [x8, #1360]
    bit v20.16b, v2.16b, v6.16b
    ldr q2, [x8, #1008]
    bit v20.16b, v8.16b, v2.16b
    ldr q8, [x8, #416]
    bit v20.16b, v9.16b, v8.16b
    ldr q9, [x8, #944]
    bit v20.16b, v22.16b, v9.16b
    ldr q22, [x8, #1024]
    bit v20.16b, v21.16b, v22.16b
    ldr q21, [x8, #1536]
    bit v20.16b, v13.16b, v21.16b
    ldr q13, [x8, #1072]
    bit v20.16b, v7.16b, v13.16b
    ushr v7.2d, v18.2d, #4
    tbl v13.16b, {v18.16b}, v29.16b
    ldr q21, [x8, #480]
    ldr q22, [sp, #1792]
    bit v24.16b, v22.16b, v21.16b
    tbl v9.16b, {v13.16b}, v29.16b
    ushr v13.2d, v13.2d, #4
    ldr q8, [sp, #1872]
    bit v24.16b, v8.16b, v26.16b
    shl v8.2d, v9.2d, #60
    ldr q9, [sp, #1888]
    bit v24.16b, v9.16b, v12.16b
    orr v8.16b, v13.16b, v8.16b
    ldr q9, [sp, #1904]
    bit v24.16b, v9.16b, v15.16b
    ldr q9, [x8, #752]
    bit v23.16b, v8.16b, v9.16b
    ldr q13, [x8, #1200]
    bit v20.16b, v8.16b, v13.16b
    ldr q8, [sp, #1920]
    bit v24.16b, v8.16b, v3.16b
    ldr q8, [x8, #1152]
    bit v23.16b, v14.16b, v8.16b
    ldr q8, [x8, #1296]
    bit v20.16b, v14.16b, v8.16b
    ldr q14, [x8, #1040]
    ldr q8, [sp, #1936]
    bit v24.16b, v8.16b, v14.16b
    ldr q8, [x8, #1280]
    bit v23.16b, v30.16b, v8.16b
    ldr q8, [x8, #1696]
    bit v20.16b, v30.16b, v8.16b
    ldr q30, [x8, #1456]
    ldr q8, [sp, #1952]
    bit v24.16b, v8.16b, v30.16b
    ldr q8, [x8, #1552]
    bit v23.16b, v16.16b, v8.16b
    ldr q8, [x8, #880]
    bit v20.16b, v16.16b, v8.16b
    ldr q16, [x8, #608]
    ldr q8, [sp, #1968]
    bit v24.16b, v8.16b, v16.16b
    ldr q8, [x8, #1376]
    bit v23.16b, v25.16b, v8.16b
    ldr q8, [sp, #864]
    bit v8.16b, v25.16b, v26.16b
    ldr q25, [x8, #800]
    ldr q13, [sp, #1984]
    bit v24.16b, v13.16b, v25.16b
    ldr q13, [x8, #704]
    bit v23.16b, v27.16b, v13.16b
    bit v8.16b, v27.16b, v12.16b
    ldr q27, [x8, #544]
    ldr q13, [sp, #2064]
    bit v24.16b, v13.16b, v27.16b
    ldr q13, [x8, #1680]
    bit v23.16b, v10.16b, v13.16b
    bit v8.16b, v10.16b, v15.16b
    ldr q10, [x8, #1168]
    ldr q13, [sp, #2048]
    bit v24.16b, v13.16b, v10.16b
    ldr q13, [x8, #400]
    bit v23.16b, v1.16b, v13.16b
    tbl v13.16b, {v18.16b}, v29.16b
    bit v8.16b, v1.16b, v3.16b
    ldr q1, [x8, #1248]
    ldr q9, [sp, #2032]
    bit v24.16b, v9.16b, v1.16b
    shl v9.2d, v13.2d, #28
    ushr v13.2d, v18.2d, #36
    ldr q2, [x8, #1344]
    ldr q6, [sp, #2000]
    bit v24.16b, v6.16b, v2.16b
    orr v6.16b, v13.16b, v9.16b
    shl v18.4s, v18.4s, #28
    ldr q9, [x8, #432]
    ldr q13, [sp, #352]
    bit v24.16b, v13.16b, v9.16b
    ldr q13, [x8, #864]
    bit v23.16b, v6.16b, v13.16b
    bit v28.16b, v6.16b, v14.16b
    bit v8.16b, v6.16b, v14.16b
    ldr q6, [x8, #1664]
    ldr q13, [sp, #368]
    bit v24.16b, v13.16b, v6.16b
    ldr q13, [x8, #912]
    bit v23.16b, v17.16b, v13.16b
    bit v28.16b, v17.16b, v30.16b
    bit v8.16b, v17.16b, v30.16b
    ldr q17, [x8, #576]
    ldr q13, [sp, #384]
    bit v24.16b, v13.16b, v17.16b
    bit v23.16b, v31.16b, v19.16b
    bit v28.16b, v31.16b, v16.16b
    bit v8.16b, v31.16b, v16.16b
    ldr q31, [x8, #1120]
    ldr q13, [sp, #400]
    bit v24.16b, v13.16b, v31.16b
    bit v23.16b, v0.16b, v21.16b
    bit v28.16b, v0.16b, v25.16b
    bit v8.16b, v0.16b, v25.16b
    ldr q0, [sp, #1248]
    bit v23.16b, v0.16b, v26.16b
    bit v28.16b, v5.16b, v27.16b
    bit v8.16b, v5.16b, v27.16b
    ldr q0, [sp, #1824]
    bit v23.16b, v0.16b, v12.16b
    ldr q0, [sp, #608]
    bit v28.16b, v0.16b, v10.16b
    bit v8.16b, v0.16b, v10.16b
    ldr q13, [sp, #1808]
    bit v23.16b, v13.16b, v15.16b
    ldr q13, [sp, #1648]
    bit v28.16b, v13.16b, v1.16b
    bit v8.16b, v13.16b, v1.16b
    ldr q21, [sp, #1232]
    bit v23.16b, v21.16b, v3.16b
    ldr q21, [sp, #816]
    bit v28.16b, v21.16b, v2.16b
    bit v8.16b, v21.16b, v2.16b
    ldr q19, [sp, #256]
    bit v23.16b, v19.16b, v14.16b
    bit v28.16b, v7.16b, v9.16b
    bit v8.16b, v7.16b, v9.16b
    ldr q19, [sp, #880]
    bit v23.16b, v19.16b, v30.16b
    ldr q19, [sp, #640]
    bit v28.16b, v19.16b, v6.16b
    bit v8.16b, v19.16b, v6.16b
    bit v23.16b, v4.16b, v16.16b
    ldr q4, [sp, #656]
    bit v28.16b, v4.16b, v17.16b
    bit v8.16b, v4.16b, v17.16b
    bit v23.16b, v22.16b, v25.16b
    ldr q22, [sp, #1216]
    bit v28.16b, v22.16b, v31.16b
    ldr q25, [sp, #1776]
    bit v23.16b, v25.16b, v27.16b
    ldr q25, [sp, #1584]
    bit v23.16b, v25.16b, v10.16b
    ldr q25, [sp, #1760]
    bit v23.16b, v25.16b, v1.16b
    ldr q25, [sp, #1712]
    bit v23.16b, v25.16b, v2.16b
    ldr q25, [sp, #1744]
    bit v23.16b, v25.16b, v9.16b
    ldr q25, [sp, #1728]
    bit v23.16b, v25.16b, v6.16b
    ldr q25, [sp, #1536]
    bit v23.16b, v25.16b, v17.16b
    ldr q25, [sp, #160]
    bit v23.16b, v25.16b, v31.16b
    ldr q25, [x8, #624]
    bit v23.16b, v5.16b, v25.16b
    ldr q5, [x8, #1392]
    bit v23.16b, v0.16b, v5.16b
    ldr q0, [x8, #1408]
    bit v23.16b, v13.16b, v0.16b
    ldr q13, [x8, #1712]
    bit v23.16b, v21.16b, v13.16b
    ldr q21, [x8, #1264]
    bit v23.16b, v7.16b, v21.16b
    ldr q7, [x8, #672]
    bit v23.16b, v19.16b, v7.16b
    ldr q19, [x8, #816]
    bit v23.16b, v4.16b, v19.16b
    bit v8.16b, v22.16b, v31.16b
    ldr q4, [x8, #512]
    bit v23.16b, v22.16b, v4.16b
    ldr q22, [x8, #896]
    ldr q31, [sp, #1664]
    bit v23.16b, v31.16b, v22.16b
    ldr q31, [x8, #1504]
    ldr q17, [sp, #1504]
    bit v23.16b, v17.16b, v31.16b
    ldr q17, [x8, #1216]
    ldr q6, [sp, #960]
    bit v23.16b, v6.16b, v17.16b
    ldr q6, [x8, #1056]
    ldr q9, [sp, #1632]
    bit v23.16b, v9.16b, v6.16b
    ldr q9, [x8, #1600]
    bit v23.16b, v18.16b, v9.16b
    ldr q18, [x8, #1088]
    ldr q2, [sp, #1312]
    bit v23.16b, v2.16b, v18.16b
    ldr q2, [x8, #640]
    ldr q1, [sp, #1552]
    bit v23.16b, v1.16b, v2.16b
    ldr q1, [x8, #1440]
    ldr q10, [sp, #848]
    bit v23.16b, v10.16b, v1.16b
    ldr q10, [sp, #1264]
    ldr q27, [sp, #1152]
    eor3 v23.16b, v10.16b, v27.16b, v23.16b
    ldr q27, [sp, #1120]
    eor3 v23.16b, v23.16b, v28.16b, v27.16b
    ldr q28, [x8, #2288]
    eor3 v23.16b, v23.16b, v20.16b, v28.16b
    ext v28.16b, v23.16b, v23.16b, #4
    ext v10.16b, v23.16b, v23.16b, #12
    ldr q27, [x8, #832]
    bif v10.16b, v23.16b, v27.16b
    ext v27.16b, v23.16b, v23.16b, #8
    ldr q16, [x8, #1488]
    bit v10.16b, v27.16b, v16.16b
    ldr q27, [x8, #1472]
    bit v10.16b, v28.16b, v27.16b
    mov v28.16b, v10.16b
    sli v28.8h, v10.8h, #8
    sri v10.8h, v10.8h, #8
    ushr v27.16b, v28.16b, #1
    movi v16.16b, #85
    bif v27.16b, v28.16b, v16.16b
    shl v30.16b, v27.16b, #2
    movi v14.16b, #51
    bit v30.16b, v27.16b, v14.16b
    mov v1.16b, v30.16b
    sli v1.16b, v30.16b, #4
    // round 9 (aes.dsl:47)
    mvn v1.16b, v1.16b
    str q1, [x0, #1536]
    ushr v1.16b, v10.16b, #1
    sri v30.16b, v30.16b, #4
    bif v1.16b, v10.16b, v16.16b
    mvn v30.16b, v30.16b
    shl v2.16b, v1.16b, #2
    bit v2.16b, v1.16b, v14.16b
    mov v18.16b, v2.16b
    sli v18.16b, v2.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #1552]
    str q30, [x0, #1568]
    sri v2.16b, v2.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #1584]
    shl v2.16b, v28.16b, #1
    bit v2.16b, v28.16b, v16.16b
    ushr v18.16b, v2.16b, #2
    bif v18.16b, v2.16b, v14.16b
    mov v28.16b, v18.16b
    sri v28.16b, v18.16b, #4
    mvn v28.16b, v28.16b
    str q28, [x0, #1600]
    shl v28.16b, v10.16b, #1
    bit v28.16b, v10.16b, v16.16b
    sli v18.16b, v18.16b, #4
    ushr v30.16b, v28.16b, #2
    bif v30.16b, v28.16b, v14.16b
    mov v10.16b, v30.16b
    sri v10.16b, v30.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #1616]
    ushr v10.16b, v27.16b, #2
    str q18, [x0, #1712]
    bit v27.16b, v10.16b, v14.16b
    mov v18.16b, v27.16b
    sri v18.16b, v27.16b, #4
    str q18, [x0, #1632]
    ushr v18.16b, v1.16b, #2
    bit v1.16b, v18.16b, v14.16b
    sli v27.16b, v27.16b, #4
    mov v18.16b, v1.16b
    sri v18.16b, v1.16b, #4
    str q27, [x0, #1680]
    str q18, [x0, #1648]
    shl v18.16b, v2.16b, #2
    bit v18.16b, v2.16b, v14.16b
    mov v2.16b, v18.16b
    sli v2.16b, v18.16b, #4
    sri v18.16b, v18.16b, #4
    mvn v2.16b, v2.16b
    str q18, [x0, #1696]
    str q2, [x0, #1664]
    shl v2.16b, v28.16b, #2
    bit v2.16b, v28.16b, v14.16b
    mov v18.16b, v2.16b
    sli v18.16b, v2.16b, #4
    mvn v18.16b, v18.16b
    ushr v28.16b, v23.16b, #5
    eor v10.16b, v23.16b, v28.16b
    ushr v27.16b, v23.16b, #1
    eor v14.16b, v27.16b, v28.16b
    ushr v16.16b, v23.16b, #3
    ushr v9.16b, v23.16b, #4
    ushr v11.16b, v23.16b, #2
    eor v11.16b, v11.16b, v14.16b
    ushr v6.16b, v23.16b, #7
    ushr v23.16b, v23.16b, #6
    eor v16.16b, v16.16b, v6.16b
    eor v9.16b, v9.16b, v16.16b
    eor v17.16b, v9.16b, v11.16b
    eor v9.16b, v23.16b, v9.16b
    eor v31.16b, v9.16b, v17.16b
    eor v27.16b, v27.16b, v31.16b
    orr v22.16b, v11.16b, v27.16b
    eor v4.16b, v16.16b, v27.16b
    and v19.16b, v31.16b, v4.16b
    eor v22.16b, v19.16b, v22.16b
    eor v7.16b, v14.16b, v4.16b
    eor v21.16b, v10.16b, v9.16b
    eor v6.16b, v6.16b, v21.16b
    str q20, [sp, #1152]
    eor v20.16b, v16.16b, v6.16b
    str q8, [sp, #1264]
    eor v8.16b, v16.16b, v14.16b
    eor v14.16b, v6.16b, v14.16b
    eor v10.16b, v10.16b, v8.16b
    and v3.16b, v20.16b, v10.16b
    eor v13.16b, v23.16b, v10.16b
    eor v15.16b, v17.16b, v13.16b
    and v0.16b, v7.16b, v15.16b
    orr v5.16b, v6.16b, v13.16b
    and v12.16b, v21.16b, v8.16b
    and v29.16b, v9.16b, v14.16b
    eor3 v29.16b, v22.16b, v29.16b, v3.16b
    eor v25.16b, v4.16b, v14.16b
    and v26.16b, v17.16b, v25.16b
    eor3 v22.16b, v22.16b, v5.16b, v26.16b
    eor v22.16b, v21.16b, v22.16b
    and v26.16b, v23.16b, v16.16b
    eor v19.16b, v19.16b, v26.16b
    eor3 v3.16b, v28.16b, v19.16b, v3.16b
    eor3 v0.16b, v5.16b, v19.16b, v0.16b
    eor v3.16b, v12.16b, v3.16b
    eor v5.16b, v29.16b, v3.16b
    and v19.16b, v22.16b, v5.16b
    eor v26.16b, v0.16b, v19.16b
    and v26.16b, v3.16b, v26.16b
    eor v5.16b, v5.16b, v26.16b
    orr v26.16b, v22.16b, v26.16b
    eor v22.16b, v22.16b, v0.16b
    and v7.16b, v7.16b, v5.16b
    and v28.16b, v15.16b, v5.16b
    and v12.16b, v29.16b, v22.16b
    eor v3.16b, v12.16b, v3.16b
    eor v26.16b, v12.16b, v26.16b
    and v0.16b, v0.16b, v3.16b
    and v3.16b, v9.16b, v26.16b
    and v9.16b, v14.16b, v26.16b
    str q18, [x0, #1728]
    sli v1.16b, v1.16b, #4
    orr v18.16b, v29.16b, v0.16b
    eor v0.16b, v22.16b, v0.16b
    str q1, [x0, #1744]
    eor v1.16b, v19.16b, v18.16b
    and v18.16b, v21.16b, v0.16b
    and v19.16b, v8.16b, v0.16b
    sli v30.16b, v30.16b, #4
    sri v2.16b, v2.16b, #4
    and v17.16b, v17.16b, v1.16b
    and v21.16b, v25.16b, v1.16b
    eor v22.16b, v0.16b, v5.16b
    eor v0.16b, v26.16b, v0.16b
    eor v25.16b, v26.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    str q2, [x0, #1760]
    str q30, [x0, #1776]
    and v2.16b, v11.16b, v22.16b
    and v5.16b, v27.16b, v22.16b
    eor v22.16b, v25.16b, v22.16b
    and v26.16b, v31.16b, v25.16b
    and v27.16b, v10.16b, v0.16b
    and v6.16b, v6.16b, v1.16b
    and v0.16b, v20.16b, v0.16b
    and v1.16b, v13.16b, v1.16b
    and v20.16b, v23.16b, v22.16b
    eor v23.16b, v26.16b, v27.16b
    eor v5.16b, v9.16b, v5.16b
    and v16.16b, v16.16b, v22.16b
    and v4.16b, v4.16b, v25.16b
    eor3 v18.16b, v23.16b, v18.16b, v20.16b
    eor3 v4.16b, v0.16b, v4.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    eor3 v0.16b, v0.16b, v6.16b, v7.16b
    eor3 v6.16b, v9.16b, v21.16b, v7.16b
    eor v2.16b, v0.16b, v2.16b
    mvn v6.16b, v6.16b
    eor v7.16b, v2.16b, v17.16b
    eor3 v2.16b, v23.16b, v3.16b, v2.16b
    eor3 v1.16b, v26.16b, v1.16b, v7.16b
    eor3 v3.16b, v16.16b, v5.16b, v2.16b
    eor3 v5.16b, v7.16b, v28.16b, v20.16b
    ldr q7, [x8, #1856]
    tbl v7.16b, {v6.16b}, v7.16b
    ldr q16, [x8, #1840]
    tbl v16.16b, {v6.16b}, v16.16b
    ldr q17, [x8, #1824]
    tbl v17.16b, {v6.16b}, v17.16b
    eor v19.16b, v1.16b, v19.16b
    eor v1.16b, v1.16b, v5.16b
    mvn v5.16b, v5.16b
    ldr q20, [x8, #736]
    ldr q21, [sp, #1600]
    bsl v20.16b, v7.16b, v21.16b
    ldr q21, [x8, #1584]
    ldr q22, [sp, #688]
    bit v22.16b, v16.16b, v21.16b
    eor v18.16b, v18.16b, v19.16b
    eor v3.16b, v19.16b, v3.16b
    mvn v18.16b, v18.16b
    eor v0.16b, v0.16b, v3.16b
    mvn v0.16b, v0.16b
    shl v19.4s, v6.4s, #24
    ushr v6.2d, v6.2d, #8
    ldr q23, [x8, #624]
    bsl v23.16b, v6.16b, v24.16b
    ushr v24.2d, v5.2d, #35
    ldr q25, [x8, #1808]
    tbl v26.16b, {v5.16b}, v25.16b
    tbl v27.16b, {v26.16b}, v25.16b
    shl v27.2d, v27.2d, #29
    ushr v26.2d, v26.2d, #35
    orr v26.16b, v26.16b, v27.16b
    ushr v27.2d, v5.2d, #3
    shl v28.4s, v5.4s, #29
    tbl v29.16b, {v5.16b}, v25.16b
    tbl v5.16b, {v5.16b}, v25.16b
    shl v5.2d, v5.2d, #29
    orr v5.16b, v24.16b, v5.16b
    tbl v24.16b, {v29.16b}, v25.16b
    ushr v29.2d, v29.2d, #3
    shl v24.2d, v24.2d, #61
    orr v24.16b, v29.16b, v24.16b
    tbl v29.16b, {v1.16b}, v25.16b
    ushr v30.2d, v29.2d, #37
    tbl v29.16b, {v29.16b}, v25.16b
    shl v29.2d, v29.2d, #27
    orr v29.16b, v30.16b, v29.16b
    tbl v30.16b, {v1.16b}, v25.16b
    tbl v31.16b, {v30.16b}, v25.16b
    ushr v30.2d, v30.2d, #5
    shl v31.2d, v31.2d, #59
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v1.16b}, v25.16b
    shl v31.2d, v31.2d, #27
    ushr v8.2d, v1.2d, #5
    ushr v9.2d, v1.2d, #37
    orr v31.16b, v9.16b, v31.16b
    shl v1.4s, v1.4s, #27
    shl v9.4s, v18.4s, #25
    tbl v10.16b, {v18.16b}, v25.16b
    shl v10.2d, v10.2d, #25
    ushr v11.2d, v18.2d, #39
    orr v10.16b, v11.16b, v10.16b
    ldr q11, [x8, #464]
    bit v22.16b, v10.16b, v11.16b
    ushr v12.2d, v18.2d, #7
    ldr q13, [x8, #1392]
    bsl v13.16b, v12.16b, v23.16b
    tbl v23.16b, {v18.16b}, v25.16b
    tbl v18.16b, {v18.16b}, v25.16b
    tbl v14.16b, {v23.16b}, v25.16b
    ushr v23.2d, v23.2d, #7
    shl v14.2d, v14.2d, #57
    orr v23.16b, v23.16b, v14.16b
    ldr q14, [x8, #592]
    bsl v14.16b, v23.16b, v20.16b
    tbl v20.16b, {v18.16b}, v25.16b
    shl v20.2d, v20.2d, #25
    ushr v18.2d, v18.2d, #39
    orr v18.16b, v18.16b, v20.16b
    ldr q20, [x8, #784]
    bsl v20.16b, v18.16b, v17.16b
    shl v17.4s, v0.4s, #30
    ushr v18.2d, v0.2d, #34
    tbl v15.16b, {v0.16b}, v25.16b
    tbl v11.16b, {v15.16b}, v25.16b
    ushr v15.2d, v15.2d, #2
    shl v11.2d, v11.2d, #62
    orr v11.16b, v15.16b, v11.16b
    tbl v15.16b, {v0.16b}, v25.16b
    shl v15.2d, v15.2d, #30
    orr v18.16b, v18.16b, v15.16b
    tbl v15.16b, {v0.16b}, v25.16b
    ushr v0.2d, v0.2d, #2
    ushr v21.2d, v15.2d, #34
    tbl v15.16b, {v15.16b}, v25.16b
    shl v15.2d, v15.2d, #30
    orr v21.16b, v21.16b, v15.16b
    tbl v15.16b, {v3.16b}, v25.16b
    str q10, [sp, #688]
    tbl v10.16b, {v15.16b}, v25.16b
    ushr v15.2d, v15.2d, #6
    shl v10.2d, v10.2d, #58
    orr v10.16b, v15.16b, v10.16b
    ldr q15, [x8, #1568]
    bsl v15.16b, v10.16b, v14.16b
    ldr q14, [x8, #560]
    bsl v14.16b, v30.16b, v15.16b
    tbl v15.16b, {v3.16b}, v25.16b
    str q12, [sp, #1600]
    tbl v12.16b, {v15.16b}, v25.16b
    ushr v15.2d, v15.2d, #38
    shl v12.2d, v12.2d, #26
    orr v12.16b, v15.16b, v12.16b
    ldr q15, [x8, #928]
    bsl v15.16b, v12.16b, v20.16b
    ldr q20, [x8, #1104]
    bsl v20.16b, v29.16b, v15.16b
    shl v29.4s, v3.4s, #26
    tbl v12.16b, {v3.16b}, v25.16b
    shl v12.2d, v12.2d, #26
    ushr v15.2d, v3.2d, #38
    orr v12.16b, v15.16b, v12.16b
    ushr v3.2d, v3.2d, #6
    ldr q15, [x8, #1408]
    bsl v15.16b, v3.16b, v13.16b
    ldr q13, [x8, #1232]
    bit v22.16b, v12.16b, v13.16b
    ldr q13, [x8, #1712]
    bsl v13.16b, v8.16b, v15.16b
    ldr q15, [x8, #496]
    bit v22.16b, v31.16b, v15.16b
    ushr v15.2d, v2.2d, #1
    str q31, [sp, #848]
    tbl v31.16b, {v2.16b}, v25.16b
    str q8, [sp, #1552]
    tbl v8.16b, {v31.16b}, v25.16b
    ushr v31.2d, v31.2d, #33
    shl v8.2d, v8.2d, #31
    orr v31.16b, v31.16b, v8.16b
    tbl v8.16b, {v2.16b}, v25.16b
    str q12, [sp, #1312]
    tbl v12.16b, {v8.16b}, v25.16b
    ushr v8.2d, v8.2d, #1
    shl v12.2d, v12.2d, #63
    orr v8.16b, v8.16b, v12.16b
    shl v12.4s, v2.4s, #31
    str q3, [sp, #1632]
    tbl v3.16b, {v2.16b}, v25.16b
    ushr v2.2d, v2.2d, #33
    shl v3.2d, v3.2d, #31
    orr v2.16b, v2.16b, v3.16b
    ushr v3.2d, v4.2d, #4
    str q16, [sp, #960]
    ldr q16, [x8, #1264]
    bsl v16.16b, v3.16b, v13.16b
    ldr q13, [x8, #672]
    bsl v13.16b, v27.16b, v16.16b
    ldr q16, [x8, #816]
    bsl v16.16b, v0.16b, v13.16b
    ldr q13, [x8, #512]
    bsl v13.16b, v15.16b, v16.16b
    ldr q16, [x8, #896]
    bsl v16.16b, v19.16b, v13.16b
    ldr q19, [x8, #1504]
    bsl v19.16b, v9.16b, v16.16b
    ldr q16, [x8, #1216]
    bsl v16.16b, v29.16b, v19.16b
    ldr q19, [x8, #1056]
    bsl v19.16b, v1.16b, v16.16b
    tbl v1.16b, {v4.16b}, v25.16b
    tbl v16.16b, {v1.16b}, v25.16b
    ushr v1.2d, v1.2d, #36
    shl v16.2d, v16.2d, #28
    orr v1.16b, v1.16b, v16.16b
    ldr q16, [x8, #1328]
    bsl v16.16b, v1.16b, v20.16b
    ldr q1, [x8, #1360]
    bsl v1.16b, v26.16b, v16.16b
    ldr q16, [x8, #1008]
    bsl v16.16b, v21.16b, v1.16b
    ldr q1, [x8, #416]
    bsl v1.16b, v31.16b, v16.16b
    ldr q16, [x8, #944]
    bsl v16.16b, v7.16b, v1.16b
    ldr q1, [x8, #1024]
    bsl v1.16b, v23.16b, v16.16b
    ldr q7, [x8, #1536]
    bsl v7.16b, v10.16b, v1.16b
    ldr q1, [x8, #1072]
    bsl v1.16b, v30.16b, v7.16b
    ushr v7.2d, v4.2d, #36
    shl v16.4s, v4.4s, #28
    ldr q20, [x8, #1600]
    bsl v20.16b, v16.16b, v19.16b
    ldr q16, [x8, #1088]
    bsl v16.16b, v28.16b, v20.16b
    ldr q19, [x8, #640]
    bsl v19.16b, v17.16b, v16.16b
    ldr q16, [x8, #1440]
    bsl v16.16b, v12.16b, v19.16b
    tbl v17.16b, {v4.16b}, v25.16b
    tbl v4.16b, {v4.16b}, v25.16b
    tbl v19.16b, {v17.16b}, v25.16b
    ushr v17.2d, v17.2d, #4
    shl v4.2d, v4.2d, #28
    orr v4.16b, v7.16b, v4.16b
    shl v7.2d, v19.2d, #60
    orr v7.16b, v17.16b, v7.16b
    ldr q17, [x8, #1040]
    bit v22.16b, v4.16b, v17.16b
    ldr q19, [x8, #752]
    bsl v19.16b, v7.16b, v14.16b
    ldr q20, [x8, #1456]
    bit v22.16b, v5.16b, v20.16b
    ldr q21, [x8, #1200]
    bsl v21.16b, v7.16b, v1.16b
    ldr q1, [x8, #1152]
    bsl v1.16b, v24.16b, v19.16b
    ldr q7, [x8, #608]
    bit v22.16b, v18.16b, v7.16b
    ldr q19, [x8, #1296]
    bsl v19.16b, v24.16b, v21.16b
    ldr q21, [x8, #1280]
    bsl v21.16b, v11.16b, v1.16b
    ldr q1, [x8, #800]
    bit v22.16b, v2.16b, v1.16b
    ldr q23, [x8, #1696]
    bsl v23.16b, v11.16b, v19.16b
    ldr q19, [x8, #1552]
    bsl v19.16b, v8.16b, v21.16b
    ldr q21, [x8, #544]
    bit v22.16b, v6.16b, v21.16b
    ldr q6, [x8, #880]
    bsl v6.16b, v8.16b, v23.16b
    ldr q23, [x8, #1376]
    ldr q24, [sp, #960]
    bsl v23.16b, v24.16b, v19.16b
    ldr q19, [x8, #1168]
    ldr q24, [sp, #1600]
    bit v22.16b, v24.16b, v19.16b
    ldr q24, [x8, #704]
    ldr q25, [sp, #688]
    bsl v24.16b, v25.16b, v23.16b
    ldr q23, [x8, #1248]
    ldr q25, [sp, #1632]
    bit v22.16b, v25.16b, v23.16b
    ldr q25, [sp, #192]
    ext v26.16b, v25.16b, v25.16b, #12
    ldr q28, [x8, #1680]
    ldr q29, [sp, #1312]
    bsl v28.16b, v29.16b, v24.16b
    ldr q24, [x8, #1344]
    ldr q29, [sp, #1552]
    bit v22.16b, v29.16b, v24.16b
    ext v30.16b, v25.16b, v25.16b, #8
    ldr q31, [x8, #832]
    bsl v31.16b, v26.16b, v25.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q26, [sp, #64]
    mov v8.16b, v26.16b
    sli v8.8h, v26.8h, #8
    ldr q9, [x8, #400]
    ldr q10, [sp, #848]
    bsl v9.16b, v10.16b, v28.16b
    ldr q28, [x8, #432]
    bit v22.16b, v3.16b, v28.16b
    sri v26.8h, v26.8h, #8
    ldr q3, [x8, #1488]
    bsl v3.16b, v30.16b, v31.16b
    shl v30.16b, v8.16b, #1
    ushr v31.16b, v8.16b, #1
    ldr q10, [x8, #864]
    bsl v10.16b, v4.16b, v9.16b
    ldr q4, [x8, #1664]
    bit v22.16b, v27.16b, v4.16b
    shl v27.16b, v26.16b, #1
    ldr q9, [x8, #1472]
    bsl v9.16b, v25.16b, v3.16b
    ushr v3.16b, v26.16b, #1
    movi v25.16b, #85
    bit v30.16b, v8.16b, v25.16b
    ldr q11, [x8, #912]
    bsl v11.16b, v5.16b, v10.16b
    ldr q5, [x8, #576]
    bit v22.16b, v0.16b, v5.16b
    bit v8.16b, v31.16b, v25.16b
    mov v0.16b, v9.16b
    sri v0.8h, v9.8h, #8
    sli v9.8h, v9.8h, #8
    bif v3.16b, v26.16b, v25.16b
    ldr q31, [x8, #976]
    bsl v31.16b, v18.16b, v11.16b
    ldr q18, [x8, #1120]
    bit v22.16b, v15.16b, v18.16b
    bit v27.16b, v26.16b, v25.16b
    shl v26.16b, v0.16b, #1
    ushr v10.16b, v0.16b, #1
    shl v11.16b, v9.16b, #1
    ldr q12, [x8, #480]
    bsl v12.16b, v2.16b, v31.16b
    ushr v2.16b, v9.16b, #1
    shl v31.16b, v3.16b, #2
    bit v26.16b, v0.16b, v25.16b
    bit v0.16b, v10.16b, v25.16b
    bit v11.16b, v9.16b, v25.16b
    ldr q10, [x8, #1584]
    ldr q13, [sp, #272]
    bsl v10.16b, v13.16b, v12.16b
    bit v9.16b, v2.16b, v25.16b
    shl v2.16b, v30.16b, #2
    shl v12.16b, v26.16b, #2
    ushr v13.16b, v26.16b, #2
    shl v14.16b, v0.16b, #2
    ldr q15, [x8, #464]
    ldr q25, [sp, #144]
    bsl v15.16b, v25.16b, v10.16b
    ushr v25.16b, v27.16b, #2
    ushr v10.16b, v30.16b, #2
    shl v29.16b, v8.16b, #2
    shl v18.16b, v27.16b, #2
    movi v5.16b, #51
    bif v13.16b, v26.16b, v5.16b
    ldr q4, [x8, #1232]
    ldr q28, [sp, #128]
    bsl v4.16b, v28.16b, v15.16b
    ushr v28.16b, v8.16b, #2
    ushr v15.16b, v0.16b, #2
    bit v29.16b, v8.16b, v5.16b
    bit v18.16b, v27.16b, v5.16b
    bit v31.16b, v3.16b, v5.16b
    ldr q24, [x8, #496]
    str q6, [sp, #128]
    ldr q6, [sp, #224]
    bsl v24.16b, v6.16b, v4.16b
    bit v14.16b, v0.16b, v5.16b
    bif v10.16b, v30.16b, v5.16b
    shl v4.16b, v11.16b, #2
    shl v6.16b, v9.16b, #2
    bit v2.16b, v30.16b, v5.16b
    ldr q30, [sp, #240]
    bsl v17.16b, v30.16b, v24.16b
    bit v27.16b, v25.16b, v5.16b
    bit v12.16b, v26.16b, v5.16b
    ushr v24.16b, v11.16b, #2
    mov v25.16b, v31.16b
    sli v25.16b, v31.16b, #4
    bit v8.16b, v28.16b, v5.16b
    ldr q26, [sp, #560]
    bsl v20.16b, v26.16b, v17.16b
    mov v17.16b, v18.16b
    sli v17.16b, v18.16b, #4
    ushr v26.16b, v9.16b, #2
    bif v24.16b, v11.16b, v5.16b
    mov v28.16b, v10.16b
    sli v28.16b, v10.16b, #4
    mov v30.16b, v27.16b
    sli v30.16b, v27.16b, #4
    str q27, [sp, #560]
    ldr q27, [sp, #544]
    bsl v7.16b, v27.16b, v20.16b
    bit v4.16b, v11.16b, v5.16b
    bit v6.16b, v9.16b, v5.16b
    mov v20.16b, v12.16b
    sli v20.16b, v12.16b, #4
    mov v27.16b, v14.16b
    sli v27.16b, v14.16b, #4
    sri v14.16b, v14.16b, #4
    ldr q11, [sp, #208]
    bsl v1.16b, v11.16b, v7.16b
    bit v0.16b, v15.16b, v5.16b
    mov v7.16b, v13.16b
    sri v7.16b, v13.16b, #4
    mov v11.16b, v2.16b
    sli v11.16b, v2.16b, #4
    mov v15.16b, v29.16b
    sli v15.16b, v29.16b, #4
    str q10, [sp, #208]
    ext v10.16b, v17.16b, v17.16b, #14
    str q31, [sp, #544]
    ldr q31, [sp, #464]
    bsl v21.16b, v31.16b, v1.16b
    ushr v1.16b, v3.16b, #2
    ext v31.16b, v20.16b, v20.16b, #14
    str q29, [sp, #464]
    ext v29.16b, v15.16b, v15.16b, #6
    ext v17.16b, v17.16b, v17.16b, #10
    ext v15.16b, v15.16b, v15.16b, #2
    str q10, [sp, #240]
    ldr q10, [sp, #96]
    bsl v19.16b, v10.16b, v21.16b
    bit v3.16b, v1.16b, v5.16b
    ext v1.16b, v7.16b, v7.16b, #10
    ext v21.16b, v14.16b, v14.16b, #14
    sri v12.16b, v12.16b, #4
    ext v10.16b, v11.16b, v11.16b, #2
    str q10, [sp, #96]
    ldr q10, [sp, #448]
    bsl v23.16b, v10.16b, v19.16b
    ext v19.16b, v11.16b, v11.16b, #6
    mov v10.16b, v6.16b
    sli v10.16b, v6.16b, #4
    mov v11.16b, v24.16b
    sri v11.16b, v24.16b, #4
    str q19, [sp, #448]
    ext v19.16b, v25.16b, v25.16b, #10
    sri v6.16b, v6.16b, #4
    str q11, [sp, #224]
    ldr q11, [x8, #1344]
    str q17, [sp, #144]
    ldr q17, [sp, #2016]
    bsl v11.16b, v17.16b, v23.16b
    ext v17.16b, v14.16b, v14.16b, #10
    mov v23.16b, v8.16b
    sli v23.16b, v8.16b, #4
    ext v20.16b, v20.16b, v20.16b, #10
    mov v14.16b, v3.16b
    sli v14.16b, v3.16b, #4
    str q3, [sp, #2016]
    mov v3.16b, v0.16b
    sri v3.16b, v0.16b, #4
    str q8, [sp, #272]
    ldr q8, [x8, #432]
    str q28, [sp, #64]
    ldr q28, [sp, #432]
    bsl v8.16b, v28.16b, v11.16b
    ext v25.16b, v25.16b, v25.16b, #14
    sli v13.16b, v13.16b, #4
    mov v28.16b, v4.16b
    sli v28.16b, v4.16b, #4
    bit v9.16b, v26.16b, v5.16b
    sli v0.16b, v0.16b, #4
    ldr q26, [x8, #1664]
    ldr q11, [sp, #1136]
    bsl v26.16b, v11.16b, v8.16b
    ext v7.16b, v7.16b, v7.16b, #14
    ext v8.16b, v27.16b, v27.16b, #10
    ext v27.16b, v27.16b, v27.16b, #14
    ldr q11, [x8, #2064]
    bit v29.16b, v15.16b, v11.16b
    sli v24.16b, v24.16b, #4
    ldr q15, [x8, #576]
    ldr q5, [sp, #1184]
    bsl v15.16b, v5.16b, v26.16b
    bit v7.16b, v1.16b, v11.16b
    ext v1.16b, v14.16b, v14.16b, #14
    ext v5.16b, v10.16b, v10.16b, #12
    bit v31.16b, v20.16b, v11.16b
    ext v6.16b, v6.16b, v6.16b, #12
    ldr q20, [x8, #1120]
    ldr q26, [sp, #112]
    bsl v20.16b, v26.16b, v15.16b
    sri v2.16b, v2.16b, #4
    ext v26.16b, v0.16b, v0.16b, #14
    bit v25.16b, v19.16b, v11.16b
    ext v19.16b, v12.16b, v12.16b, #10
    ext v10.16b, v3.16b, v3.16b, #14
    ldr q15, [sp, #1616]
    eor3 v16.16b, v15.16b, v16.16b, v20.16b
    ext v20.16b, v2.16b, v2.16b, #6
    ext v14.16b, v14.16b, v14.16b, #10
    ext v15.16b, v23.16b, v23.16b, #2
    bit v27.16b, v8.16b, v11.16b
    ext v8.16b, v30.16b, v30.16b, #14
    str q27, [sp, #1616]
    ldr q27, [sp, #1264]
    eor3 v16.16b, v16.16b, v27.16b, v22.16b
    mov v22.16b, v9.16b
    sri v22.16b, v9.16b, #4
    ext v23.16b, v23.16b, v23.16b, #6
    bit v21.16b, v17.16b, v11.16b
    ext v17.16b, v28.16b, v28.16b, #12
    ext v27.16b, v13.16b, v13.16b, #14
    ldr q28, [sp, #1120]
    str q22, [sp, #1264]
    ldr q22, [sp, #1152]
    eor3 v16.16b, v16.16b, v28.16b, v22.16b
    sri v18.16b, v18.16b, #4
    ldr q22, [sp, #64]
    ext v28.16b, v22.16b, v22.16b, #6
    ext v22.16b, v22.16b, v22.16b, #2
    str q19, [sp, #64]
    ldr q19, [sp, #144]
    str q15, [sp, #1152]
    ldr q15, [sp, #240]
    bit v15.16b, v19.16b, v11.16b
    sli v9.16b, v9.16b, #4
    ldr q19, [sp, #128]
    str q23, [sp, #240]
    ldr q23, [x8, #2320]
    eor3 v16.16b, v16.16b, v19.16b, v23.16b
    ext v19.16b, v18.16b, v18.16b, #10
    ext v23.16b, v30.16b, v30.16b, #10
    ldr q30, [sp, #224]
    ext v30.16b, v30.16b, v30.16b, #12
    ext v12.16b, v12.16b, v12.16b, #14
    str q19, [sp, #224]
    ldr q19, [sp, #96]
    str q12, [sp, #128]
    ldr q12, [sp, #448]
    bit v12.16b, v19.16b, v11.16b
    ext v19.16b, v16.16b, v16.16b, #8
    ext v0.16b, v0.16b, v0.16b, #10
    ext v3.16b, v3.16b, v3.16b, #10
    ext v18.16b, v18.16b, v18.16b, #14
    ext v13.16b, v13.16b, v13.16b, #10
    ext v2.16b, v2.16b, v2.16b, #2
    str q18, [sp, #448]
    ldr q18, [x8, #2304]
    bsl v18.16b, v19.16b, v16.16b
    sri v4.16b, v4.16b, #4
    // round 1 (aes.dsl:47)
    mvn v16.16b, v21.16b
    mvn v17.16b, v17.16b
    ext v19.16b, v24.16b, v24.16b, #12
    // round 2 (aes.dsl:47)
    mvn v21.16b, v15.16b
    mov v24.16b, v18.16b
    sli v24.8h, v18.8h, #8
    sri v18.8h, v18.8h, #8
    bit v20.16b, v2.16b, v11.16b
    // round 1 (aes.dsl:47)
    mvn v2.16b, v7.16b
    ext v4.16b, v4.16b, v4.16b, #12
    bit v10.16b, v3.16b, v11.16b
    shl v3.16b, v18.16b, #1
    ushr v7.16b, v24.16b, #1
    str q19, [sp, #96]
    shl v19.16b, v24.16b, #1
    str q15, [sp, #144]
    ushr v15.16b, v18.16b, #1
    str q4, [sp, #1120]
    ldr q4, [sp, #464]
    sri v4.16b, v4.16b, #4
    bit v28.16b, v22.16b, v11.16b
    movi v22.16b, #85
    bit v3.16b, v18.16b, v22.16b
    bif v7.16b, v24.16b, v22.16b
    bit v19.16b, v24.16b, v22.16b
    bit v18.16b, v15.16b, v22.16b
    ext v24.16b, v4.16b, v4.16b, #2
    mvn v31.16b, v31.16b
    ushr v15.16b, v19.16b, #2
    shl v22.16b, v7.16b, #2
    str q31, [sp, #464]
    shl v31.16b, v19.16b, #2
    str q2, [sp, #112]
    ushr v2.16b, v3.16b, #2
    str q21, [sp, #1184]
    shl v21.16b, v3.16b, #2
    str q10, [sp, #1136]
    shl v10.16b, v18.16b, #2
    str q28, [sp, #432]
    movi v28.16b, #51
    bit v22.16b, v7.16b, v28.16b
    str q20, [sp, #848]
    ushr v20.16b, v18.16b, #2
    ext v4.16b, v4.16b, v4.16b, #6
    bit v10.16b, v18.16b, v28.16b
    bif v2.16b, v3.16b, v28.16b
    bit v31.16b, v19.16b, v28.16b
    bit v19.16b, v15.16b, v28.16b
    ushr v15.16b, v7.16b, #2
    bit v21.16b, v3.16b, v28.16b
    bit v4.16b, v24.16b, v11.16b
    mov v3.16b, v22.16b
    sli v3.16b, v22.16b, #4
    sri v22.16b, v22.16b, #4
    bit v7.16b, v15.16b, v28.16b
    mov v24.16b, v21.16b
    sli v24.16b, v21.16b, #4
    bit v18.16b, v20.16b, v28.16b
    mov v20.16b, v10.16b
    sli v20.16b, v10.16b, #4
    sri v10.16b, v10.16b, #4
    mov v15.16b, v31.16b
    sli v15.16b, v31.16b, #4
    ldr q28, [sp, #544]
    sri v28.16b, v28.16b, #4
    str q17, [sp, #544]
    mov v17.16b, v19.16b
    sli v17.16b, v19.16b, #4
    sri v19.16b, v19.16b, #4
    str q17, [sp, #192]
    mov v17.16b, v2.16b
    sli v17.16b, v2.16b, #4
    sri v2.16b, v2.16b, #4
    str q17, [sp, #1552]
    mov v17.16b, v18.16b
    sli v17.16b, v18.16b, #4
    str q10, [sp, #1312]
    ext v10.16b, v28.16b, v28.16b, #14
    ext v28.16b, v28.16b, v28.16b, #10
    // round 10 (aes.dsl:53)
    mvn v15.16b, v15.16b
    str q17, [sp, #1632]
    ldr q17, [sp, #208]
    sri v17.16b, v17.16b, #4
    sri v31.16b, v31.16b, #4
    mvn v20.16b, v20.16b
    bit v10.16b, v28.16b, v11.16b
    sri v18.16b, v18.16b, #4
    mvn v3.16b, v3.16b
    str q15, [x0, #1792]
    ldr q28, [sp, #560]
    sri v28.16b, v28.16b, #4
    ext v15.16b, v17.16b, v17.16b, #6
    ext v17.16b, v17.16b, v17.16b, #2
    mvn v2.16b, v2.16b
    mvn v22.16b, v22.16b
    // round 2 (aes.dsl:47)
    str q18, [sp, #560]
    mvn v18.16b, v12.16b
    str q12, [sp, #208]
    ext v12.16b, v28.16b, v28.16b, #10
    bit v15.16b, v17.16b, v11.16b
    bit v27.16b, v13.16b, v11.16b
    // round 1 (aes.dsl:47)
    mvn v5.16b, v5.16b
    // round 2 (aes.dsl:47)
    mvn v17.16b, v25.16b
    bit v1.16b, v14.16b, v11.16b
    mvn v13.16b, v15.16b
    sri v21.16b, v21.16b, #4
    bit v26.16b, v0.16b, v11.16b
    bit v8.16b, v23.16b, v11.16b
    // round 1 (aes.dsl:47)
    mvn v0.16b, v30.16b
    // round 2 (aes.dsl:47)
    mvn v23.16b, v29.16b
    // round 10 (aes.dsl:53)
    mvn v19.16b, v19.16b
    // round 2 (aes.dsl:47)
    mvn v30.16b, v4.16b
    // round 1 (aes.dsl:47)
    mvn v6.16b, v6.16b
    str q16, [x0, #2080]
    str q2, [x0, #2000]
    // round 10 (aes.dsl:53)
    mvn v2.16b, v24.16b
    ext v16.16b, v28.16b, v28.16b, #14
    mov v24.16b, v7.16b
    sli v24.16b, v7.16b, #4
    str q20, [x0, #1840]
    str q18, [x0, #2304]
    sri v7.16b, v7.16b, #4
    ext v18.16b, v9.16b, v9.16b, #12
    ldr q20, [sp, #1152]
    ldr q28, [sp, #240]
    bit v28.16b, v20.16b, v11.16b
    str q6, [x0, #2096]
    str q23, [x0, #2336]
    ldr q6, [sp, #64]
    ldr q20, [sp, #128]
    bit v20.16b, v6.16b, v11.16b
    // round 2 (aes.dsl:47)
    mvn v6.16b, v10.16b
    ldr q23, [sp, #1264]
    ext v23.16b, v23.16b, v23.16b, #12
    str q24, [x0, #1888]
    ldr q24, [sp, #1632]
    str q24, [x0, #1904]
    // round 10 (aes.dsl:53)
    ldr q24, [sp, #1312]
    mvn v24.16b, v24.16b
    ldr q9, [sp, #224]
    ldr q14, [sp, #448]
    bit v14.16b, v9.16b, v11.16b
    // round 1 (aes.dsl:47)
    ldr q9, [sp, #1616]
    mvn v9.16b, v9.16b
    str q7, [sp, #1616]
    ldr q7, [sp, #544]
    str q7, [x0, #2240]
    str q19, [x0, #1984]
    str q20, [x0, #2208]
    str q13, [x0, #2496]
    str q26, [x0, #2192]
    str q2, [x0, #1808]
    ldr q2, [sp, #272]
    sri v2.16b, v2.16b, #4
    bit v16.16b, v12.16b, v11.16b
    ldr q7, [sp, #848]
    str q7, [x0, #2432]
    str q27, [x0, #2224]
    ext v7.16b, v2.16b, v2.16b, #2
    ext v2.16b, v2.16b, v2.16b, #6
    // round 2 (aes.dsl:47)
    mvn v19.16b, v16.16b
    str q21, [x0, #1936]
    str q8, [x0, #2384]
    ldr q20, [sp, #432]
    str q20, [x0, #2368]
    str q31, [x0, #1920]
    bit v2.16b, v7.16b, v11.16b
    str q0, [x0, #2128]
    str q18, [x0, #2256]
    ldr q0, [sp, #1136]
    str q0, [x0, #2144]
    str q30, [x0, #2464]
    ldr q0, [sp, #1184]
    str q0, [x0, #2320]
    str q22, [x0, #1952]
    str q1, [x0, #2416]
    str q24, [x0, #1968]
    str q19, [x0, #2512]
    str q28, [x0, #2400]
    ldr q0, [sp, #112]
    str q0, [x0, #2112]
    str q5, [x0, #2064]
    ldr q0, [sp, #464]
    str q0, [x0, #2176]
    str q23, [x0, #2160]
    str q6, [x0, #2480]
    str q14, [x0, #2448]
    ldr q0, [sp, #192]
    str q0, [x0, #1856]
    ldr q0, [sp, #1120]
    str q0, [x0, #2272]
    str q17, [x0, #2352]
    str q3, [x0, #1824]
    ldr q0, [x1, #0]
    mov v1.16b, v0.16b
    sli v1.8h, v0.8h, #8
    ldr q3, [sp, #2016]
    sri v3.16b, v3.16b, #4
    ldr q5, [sp, #208]
    str q5, [x0, #2560]
    str q16, [x0, #2672]
    ext v5.16b, v3.16b, v3.16b, #10
    ext v3.16b, v3.16b, v3.16b, #14
    str q29, [x0, #2592]
    str q2, [x0, #2528]
    str q25, [x0, #2608]
    str q10, [x0, #2640]
    bsl v11.16b, v5.16b, v3.16b
    str q4, [x0, #2624]
    str q15, [x0, #2656]
    str q9, [x0, #2048]
    ldr q2, [sp, #144]
    str q2, [x0, #2576]
    str q11, [x0, #2544]
    ldr q2, [sp, #96]
    str q2, [x0, #2288]
    ldr q2, [sp, #1616]
    str q2, [x0, #2016]
    ldr q2, [sp, #1552]
    str q2, [x0, #1872]
    sri v0.8h, v0.8h, #8
    shl v2.16b, v1.16b, #1
    ushr v3.16b, v1.16b, #1
    ldr q4, [sp, #560]
    str q4, [x0, #2032]
    shl v4.16b, v0.16b, #1
    ushr v5.16b, v0.16b, #1
    movi v6.16b, #85
    bif v3.16b, v1.16b, v6.16b
    bit v2.16b, v1.16b, v6.16b
    bif v5.16b, v0.16b, v6.16b
    bsl v6.16b, v0.16b, v4.16b
    ushr v0.16b, v3.16b, #2
    shl v1.16b, v3.16b, #2
    shl v4.16b, v2.16b, #2
    ushr v7.16b, v2.16b, #2
    ushr v16.16b, v5.16b, #2
    shl v17.16b, v6.16b, #2
    ushr v18.16b, v6.16b, #2
    shl v19.16b, v5.16b, #2
    movi v20.16b, #51
    bif v0.16b, v3.16b, v20.16b
    bit v4.16b, v2.16b, v20.16b
    bif v18.16b, v6.16b, v20.16b
    bif v16.16b, v5.16b, v20.16b
    bit v17.16b, v6.16b, v20.16b
    bit v19.16b, v5.16b, v20.16b
    bit v1.16b, v3.16b, v20.16b
    bsl v20.16b, v7.16b, v2.16b
    mov v2.16b, v4.16b
    sli v2.16b, v4.16b, #4
    mov v3.16b, v0.16b
    sri v3.16b, v0.16b, #4
    mov v5.16b, v17.16b
    sli v5.16b, v17.16b, #4
    mov v6.16b, v18.16b
    sri v6.16b, v18.16b, #4
    sli v18.16b, v18.16b, #4
    sri v17.16b, v17.16b, #4
    mov v7.16b, v1.16b
    sli v7.16b, v1.16b, #4
    sri v1.16b, v1.16b, #4
    mov v21.16b, v16.16b
    sri v21.16b, v16.16b, #4
    str q3, [x0, #2784]
    str q5, [x0, #2880]
    mov v3.16b, v20.16b
    sri v3.16b, v20.16b, #4
    sli v20.16b, v20.16b, #4
    sri v4.16b, v4.16b, #4
    str q2, [x0, #2816]
    str q6, [x0, #2768]
    sli v0.16b, v0.16b, #4
    mov v2.16b, v19.16b
    sli v2.16b, v19.16b, #4
    sri v19.16b, v19.16b, #4
    str q21, [x0, #2800]
    str q7, [x0, #2688]
    sli v16.16b, v16.16b, #4
    str q3, [x0, #2752]
    str q1, [x0, #2720]
    str q19, [x0, #2736]
    str q0, [x0, #2832]
    str q2, [x0, #2704]
    str q17, [x0, #2912]
    str q16, [x0, #2896]
    str q18, [x0, #2928]
    str q20, [x0, #2864]
    str q4, [x0, #2848]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #126
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #2080
    ret
    .size lwcc_aes128_128_key_setup_neon, .-lwcc_aes128_128_key_setup_neon

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
    sub sp, sp, #432
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q0, [x8, #384]
    ldr q1, [x0, #2784]
    add x9, x1, #8
    movi v2.16b, #85
    movi v3.16b, #51
    ld1r {v4.2d}, [x1]
    // round 1 (aes.dsl:47)
    ldr q5, [x0, #2832]
    ldr q6, [x8, #368]
    ldr q7, [x0, #2848]
    ldr q16, [x0, #2912]
    ldr q17, [x0, #2928]
    ldr q18, [x0, #2864]
    ld1r {v19.4s}, [x9]
    ldr q20, [x0, #2816]
    ldr q21, [x0, #2800]
    ldr q22, [x0, #2768]
    ldr q23, [x0, #2752]
    ldr q24, [x0, #2704]
    ldr q25, [x0, #2688]
    and v4.16b, v4.16b, v6.16b
    ldr q6, [x0, #2736]
    ldr q26, [x0, #2896]
    ldr q27, [x0, #2720]
    ldr q28, [x0, #2880]
    and v0.16b, v19.16b, v0.16b
    orr v0.16b, v4.16b, v0.16b
    mov v4.16b, v0.16b
    sli v4.8h, v0.8h, #8
    sri v0.8h, v0.8h, #8
    shl v19.16b, v0.16b, #1
    shl v29.16b, v4.16b, #1
    ushr v30.16b, v0.16b, #1
    ushr v31.16b, v4.16b, #1
    bif v30.16b, v0.16b, v2.16b
    bit v29.16b, v4.16b, v2.16b
    bit v19.16b, v0.16b, v2.16b
    bsl v2.16b, v31.16b, v4.16b
    shl v0.16b, v30.16b, #2
    shl v4.16b, v19.16b, #2
    ushr v31.16b, v29.16b, #2
    ushr v8.16b, v30.16b, #2
    shl v9.16b, v29.16b, #2
    ushr v10.16b, v2.16b, #2
    bit v4.16b, v19.16b, v3.16b
    bif v31.16b, v29.16b, v3.16b
    bit v0.16b, v30.16b, v3.16b
    bif v10.16b, v2.16b, v3.16b
    bit v30.16b, v8.16b, v3.16b
    bit v9.16b, v29.16b, v3.16b
    mov v29.16b, v31.16b
    sli v29.16b, v31.16b, #4
    sri v31.16b, v31.16b, #4
    mov v8.16b, v4.16b
    sli v8.16b, v4.16b, #4
    mov v11.16b, v9.16b
    sli v11.16b, v9.16b, #4
    sri v9.16b, v9.16b, #4
    mov v12.16b, v10.16b
    sli v12.16b, v10.16b, #4
    eor v18.16b, v18.16b, v29.16b
    sri v10.16b, v10.16b, #4
    mov v29.16b, v30.16b
    sli v29.16b, v30.16b, #4
    eor v20.16b, v20.16b, v11.16b
    eor v5.16b, v5.16b, v12.16b
    sri v30.16b, v30.16b, #4
    eor v26.16b, v26.16b, v29.16b
    str q18, [x0, #3120]
    eor v1.16b, v1.16b, v10.16b
    mov v18.16b, v0.16b
    sli v18.16b, v0.16b, #4
    eor v21.16b, v21.16b, v30.16b
    sri v0.16b, v0.16b, #4
    eor v23.16b, v23.16b, v31.16b
    str q5, [x0, #3088]
    str q20, [x0, #3072]
    eor v5.16b, v24.16b, v18.16b
    str q26, [x0, #3152]
    str q1, [x0, #3040]
    eor v1.16b, v28.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    str q23, [x0, #3008]
    eor v0.16b, v6.16b, v0.16b
    str q21, [x0, #3056]
    ushr v6.16b, v19.16b, #2
    shl v18.16b, v2.16b, #2
    str q7, [x0, #3104]
    str q1, [x0, #3136]
    sri v4.16b, v4.16b, #4
    bit v18.16b, v2.16b, v3.16b
    bsl v3.16b, v6.16b, v19.16b
    str q5, [x0, #2960]
    str q0, [x0, #2992]
    eor v0.16b, v16.16b, v4.16b
    mov v1.16b, v3.16b
    sli v1.16b, v3.16b, #4
    mov v2.16b, v18.16b
    sli v2.16b, v18.16b, #4
    sri v18.16b, v18.16b, #4
    str q0, [x0, #3168]
    sri v3.16b, v3.16b, #4
    eor v0.16b, v17.16b, v1.16b
    eor v1.16b, v25.16b, v2.16b
    eor v2.16b, v27.16b, v18.16b
    eor v3.16b, v22.16b, v3.16b
    str q1, [x0, #2944]
    str q0, [x0, #3184]
    str q3, [x0, #3024]
    str q2, [x0, #2976]
    add x1, x0, #3200
    movz x4, #0
.Llwcc_aes128_128_ctr_nonce_neon_fill:
    dup v0.4s, w4
    ldr q1, [x8, #304]
    ldr q2, [x8, #288]
    ldr q3, [x8, #144]
    ldr q4, [x8, #208]
    ldr q5, [x8, #128]
    ldr q6, [x8, #112]
    ldr q7, [x8, #192]
    movi v16.16b, #0
    ldr q17, [x8, #224]
    movi v18.16b, #51
    movi v19.16b, #85
    ldr q20, [x8, #176]
    ldr q21, [x8, #272]
    add v3.4s, v0.4s, v3.4s
    ldr q22, [x8, #48]
    ldr q23, [x8, #256]
    add v5.4s, v0.4s, v5.4s
    add v2.4s, v0.4s, v2.4s
    add v4.4s, v0.4s, v4.4s
    ldr q24, [x8, #240]
    ldr q25, [x8, #96]
    add v6.4s, v0.4s, v6.4s
    add v7.4s, v0.4s, v7.4s
    tbl v3.16b, {v3.16b}, v1.16b
    add v17.4s, v0.4s, v17.4s
    tbl v5.16b, {v5.16b}, v1.16b
    tbl v4.16b, {v4.16b}, v1.16b
    add v21.4s, v0.4s, v21.4s
    add v20.4s, v0.4s, v20.4s
    add v16.4s, v0.4s, v16.4s
    ldr q26, [x8, #160]
    add v22.4s, v0.4s, v22.4s
    tbl v6.16b, {v6.16b}, v1.16b
    add v23.4s, v0.4s, v23.4s
    ldr q27, [x8, #80]
    add v24.4s, v0.4s, v24.4s
    add v25.4s, v0.4s, v25.4s
    tbl v16.16b, {v16.16b}, v1.16b
    tbl v22.16b, {v22.16b}, v1.16b
    tbl v20.16b, {v20.16b}, v1.16b
    tbl v23.16b, {v23.16b}, v1.16b
    mov v28.16b, v6.16b
    sri v28.8h, v16.8h, #8
    tbl v25.16b, {v25.16b}, v1.16b
    tbl v24.16b, {v24.16b}, v1.16b
    add v26.4s, v0.4s, v26.4s
    mov v29.16b, v23.16b
    sri v29.8h, v4.8h, #8
    mov v30.16b, v20.16b
    sri v30.8h, v22.8h, #8
    sli v4.8h, v23.8h, #8
    mov v23.16b, v24.16b
    sri v23.8h, v25.8h, #8
    add v0.4s, v0.4s, v27.4s
    shl v27.16b, v30.16b, #1
    tbl v26.16b, {v26.16b}, v1.16b
    tbl v21.16b, {v21.16b}, v1.16b
    tbl v7.16b, {v7.16b}, v1.16b
    tbl v0.16b, {v0.16b}, v1.16b
    tbl v17.16b, {v17.16b}, v1.16b
    mov v31.16b, v26.16b
    sri v31.8h, v3.8h, #8
    sli v25.8h, v24.8h, #8
    tbl v1.16b, {v2.16b}, v1.16b
    mov v2.16b, v21.16b
    sri v2.8h, v17.8h, #8
    sli v22.8h, v20.8h, #8
    mov v20.16b, v5.16b
    sri v20.8h, v0.8h, #8
    mov v24.16b, v1.16b
    sri v24.8h, v7.8h, #8
    shl v8.16b, v31.16b, #1
    ushr v9.16b, v25.16b, #1
    sli v7.8h, v1.8h, #8
    shl v1.16b, v2.16b, #1
    sli v0.8h, v5.8h, #8
    ushr v5.16b, v20.16b, #1
    bif v9.16b, v22.16b, v19.16b
    bit v8.16b, v20.16b, v19.16b
    sli v17.8h, v21.8h, #8
    ushr v20.16b, v0.16b, #1
    ushr v21.16b, v7.16b, #1
    shl v10.16b, v29.16b, #1
    sli v16.8h, v6.8h, #8
    sli v3.8h, v26.8h, #8
    bif v21.16b, v4.16b, v19.16b
    ushr v6.16b, v24.16b, #1
    ushr v26.16b, v9.16b, #2
    bit v27.16b, v23.16b, v19.16b
    ushr v11.16b, v16.16b, #1
    shl v12.16b, v3.16b, #1
    ushr v13.16b, v28.16b, #1
    shl v14.16b, v17.16b, #1
    ushr v23.16b, v23.16b, #1
    bit v1.16b, v28.16b, v19.16b
    bit v12.16b, v0.16b, v19.16b
    bit v17.16b, v11.16b, v19.16b
    bit v30.16b, v23.16b, v19.16b
    bit v14.16b, v16.16b, v19.16b
    bit v3.16b, v20.16b, v19.16b
    ushr v0.16b, v1.16b, #2
    shl v16.16b, v12.16b, #2
    ushr v20.16b, v17.16b, #2
    shl v23.16b, v8.16b, #2
    bit v10.16b, v24.16b, v19.16b
    shl v24.16b, v3.16b, #2
    bit v29.16b, v6.16b, v19.16b
    shl v4.16b, v4.16b, #1
    bit v2.16b, v13.16b, v19.16b
    shl v6.16b, v22.16b, #1
    bit v24.16b, v17.16b, v18.16b
    bit v31.16b, v5.16b, v19.16b
    bit v4.16b, v7.16b, v19.16b
    ushr v5.16b, v2.16b, #2
    shl v7.16b, v29.16b, #2
    shl v17.16b, v31.16b, #2
    bit v6.16b, v25.16b, v19.16b
    ushr v22.16b, v30.16b, #2
    bit v31.16b, v5.16b, v18.16b
    shl v5.16b, v4.16b, #2
    bit v7.16b, v30.16b, v18.16b
    ushr v25.16b, v6.16b, #2
    ushr v28.16b, v27.16b, #2
    bit v29.16b, v22.16b, v18.16b
    bit v3.16b, v20.16b, v18.16b
    shl v20.16b, v21.16b, #2
    ushr v22.16b, v14.16b, #2
    bit v21.16b, v26.16b, v18.16b
    bif v28.16b, v10.16b, v18.16b
    mov v26.16b, v29.16b
    sri v26.16b, v31.16b, #4
    ldr q30, [x0, #3040]
    bit v4.16b, v25.16b, v18.16b
    bit v8.16b, v0.16b, v18.16b
    bit v12.16b, v22.16b, v18.16b
    sli v31.16b, v29.16b, #4
    bit v20.16b, v9.16b, v18.16b
    shl v0.16b, v10.16b, #2
    // round 1 (aes.dsl:47)
    ldr q22, [x0, #3088]
    mov v25.16b, v4.16b
    sri v25.16b, v12.16b, #4
    mov v29.16b, v28.16b
    sri v29.16b, v8.16b, #4
    mov v9.16b, v21.16b
    sri v9.16b, v3.16b, #4
    ldr q10, [x0, #2960]
    ldr q11, [x0, #2976]
    sli v8.16b, v28.16b, #4
    bit v0.16b, v27.16b, v18.16b
    bit v5.16b, v6.16b, v18.16b
    ldr q6, [x0, #3104]
    ldr q27, [x0, #3056]
    bit v16.16b, v14.16b, v18.16b
    eor v28.16b, v30.16b, v9.16b
    sli v3.16b, v21.16b, #4
    ldr q21, [x0, #3072]
    ldr q30, [x0, #2944]
    mov v9.16b, v24.16b
    sli v9.16b, v20.16b, #4
    sri v20.16b, v24.16b, #4
    bit v17.16b, v2.16b, v18.16b
    ldr q2, [x0, #3152]
    eor3 v3.16b, v22.16b, v3.16b, v28.16b
    bit v23.16b, v1.16b, v18.16b
    mov v1.16b, v5.16b
    sri v1.16b, v16.16b, #4
    ldr q22, [x0, #3024]
    ldr q24, [x0, #3008]
    mov v13.16b, v17.16b
    sli v13.16b, v7.16b, #4
    eor v20.16b, v11.16b, v20.16b
    sli v16.16b, v5.16b, #4
    ldr q5, [x0, #3168]
    ldr q11, [x0, #2992]
    mov v14.16b, v0.16b
    sri v14.16b, v23.16b, #4
    eor3 v1.16b, v6.16b, v1.16b, v3.16b
    eor v6.16b, v26.16b, v27.16b
    ldr q26, [x0, #3120]
    eor v27.16b, v10.16b, v13.16b
    eor3 v16.16b, v21.16b, v16.16b, v20.16b
    eor v21.16b, v30.16b, v9.16b
    ldr q30, [x0, #3136]
    sli v12.16b, v4.16b, #4
    eor3 v2.16b, v2.16b, v31.16b, v6.16b
    sri v7.16b, v17.16b, #4
    eor v4.16b, v24.16b, v25.16b
    eor v17.16b, v22.16b, v29.16b
    eor v22.16b, v21.16b, v20.16b
    ldr q24, [x0, #3184]
    sli v23.16b, v0.16b, #4
    eor v0.16b, v11.16b, v7.16b
    eor3 v5.16b, v5.16b, v14.16b, v2.16b
    eor v7.16b, v3.16b, v22.16b
    and v25.16b, v4.16b, v3.16b
    eor3 v26.16b, v26.16b, v12.16b, v22.16b
    eor v29.16b, v27.16b, v0.16b
    eor3 v23.16b, v30.16b, v23.16b, v0.16b
    eor v30.16b, v17.16b, v5.16b
    eor v31.16b, v4.16b, v1.16b
    eor v1.16b, v1.16b, v26.16b
    eor v9.16b, v16.16b, v7.16b
    eor3 v24.16b, v24.16b, v8.16b, v29.16b
    eor v8.16b, v2.16b, v29.16b
    eor v10.16b, v23.16b, v30.16b
    eor v11.16b, v31.16b, v1.16b
    and v12.16b, v17.16b, v2.16b
    eor v13.16b, v4.16b, v9.16b
    eor v5.16b, v5.16b, v24.16b
    and v14.16b, v10.16b, v8.16b
    eor v16.16b, v16.16b, v31.16b
    eor v23.16b, v23.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    eor v21.16b, v21.16b, v11.16b
    eor v15.16b, v1.16b, v13.16b
    eor v19.16b, v30.16b, v5.16b
    eor v28.16b, v28.16b, v16.16b
    orr v18.16b, v26.16b, v21.16b
    str q26, [sp, #64]
    eor v26.16b, v29.16b, v6.16b
    str q17, [sp, #80]
    eor v17.16b, v17.16b, v23.16b
    str q4, [sp, #96]
    eor v4.16b, v3.16b, v21.16b
    str q3, [sp, #112]
    eor v3.16b, v3.16b, v28.16b
    eor v27.16b, v27.16b, v19.16b
    str q30, [sp, #128]
    and v30.16b, v30.16b, v26.16b
    str q21, [sp, #144]
    eor v21.16b, v5.16b, v17.16b
    str q7, [sp, #160]
    and v7.16b, v16.16b, v7.16b
    str q8, [sp, #176]
    eor v8.16b, v2.16b, v27.16b
    str q3, [sp, #192]
    and v3.16b, v3.16b, v9.16b
    str q9, [sp, #208]
    eor v9.16b, v22.16b, v4.16b
    str q2, [sp, #224]
    eor v2.16b, v2.16b, v6.16b
    eor v22.16b, v22.16b, v28.16b
    str q11, [sp, #240]
    and v11.16b, v11.16b, v4.16b
    str q9, [sp, #256]
    and v9.16b, v9.16b, v15.16b
    eor3 v7.16b, v20.16b, v7.16b, v3.16b
    eor v20.16b, v8.16b, v26.16b
    str q15, [sp, #272]
    and v15.16b, v2.16b, v23.16b
    str q31, [sp, #288]
    and v31.16b, v31.16b, v22.16b
    eor v25.16b, v25.16b, v11.16b
    str q5, [sp, #304]
    and v5.16b, v5.16b, v20.16b
    str q23, [sp, #320]
    and v23.16b, v19.16b, v8.16b
    str q4, [sp, #336]
    eor v4.16b, v4.16b, v22.16b
    eor v18.16b, v18.16b, v11.16b
    eor v7.16b, v25.16b, v7.16b
    orr v11.16b, v24.16b, v27.16b
    str q1, [sp, #352]
    and v1.16b, v1.16b, v4.16b
    str q13, [sp, #368]
    orr v13.16b, v28.16b, v13.16b
    str q17, [sp, #384]
    orr v17.16b, v6.16b, v17.16b
    eor3 v0.16b, v0.16b, v14.16b, v15.16b
    eor v12.16b, v12.16b, v23.16b
    eor v23.16b, v11.16b, v23.16b
    eor v29.16b, v29.16b, v8.16b
    eor3 v5.16b, v10.16b, v17.16b, v5.16b
    eor3 v1.16b, v16.16b, v13.16b, v1.16b
    eor3 v3.16b, v3.16b, v31.16b, v18.16b
    eor3 v30.16b, v15.16b, v30.16b, v23.16b
    eor v0.16b, v12.16b, v0.16b
    and v31.16b, v29.16b, v21.16b
    eor v1.16b, v18.16b, v1.16b
    eor3 v18.16b, v13.16b, v9.16b, v25.16b
    eor v25.16b, v30.16b, v0.16b
    eor v9.16b, v3.16b, v7.16b
    eor v5.16b, v23.16b, v5.16b
    eor v23.16b, v1.16b, v18.16b
    eor3 v17.16b, v17.16b, v31.16b, v12.16b
    and v31.16b, v1.16b, v9.16b
    and v11.16b, v5.16b, v25.16b
    eor v12.16b, v5.16b, v17.16b
    and v13.16b, v3.16b, v23.16b
    eor v14.16b, v17.16b, v11.16b
    eor v15.16b, v18.16b, v31.16b
    str q6, [sp, #400]
    eor v6.16b, v7.16b, v13.16b
    str q29, [sp, #416]
    and v29.16b, v30.16b, v12.16b
    and v14.16b, v0.16b, v14.16b
    and v7.16b, v7.16b, v15.16b
    eor v0.16b, v0.16b, v29.16b
    and v6.16b, v18.16b, v6.16b
    eor v18.16b, v25.16b, v14.16b
    orr v5.16b, v5.16b, v14.16b
    orr v1.16b, v1.16b, v7.16b
    eor v7.16b, v9.16b, v7.16b
    and v0.16b, v17.16b, v0.16b
    eor v17.16b, v23.16b, v6.16b
    and v21.16b, v21.16b, v18.16b
    eor v1.16b, v13.16b, v1.16b
    orr v3.16b, v3.16b, v6.16b
    eor v6.16b, v7.16b, v17.16b
    eor v5.16b, v29.16b, v5.16b
    eor v23.16b, v12.16b, v0.16b
    eor v3.16b, v31.16b, v3.16b
    orr v0.16b, v30.16b, v0.16b
    eor v25.16b, v1.16b, v17.16b
    and v29.16b, v10.16b, v23.16b
    eor v30.16b, v5.16b, v23.16b
    eor v31.16b, v18.16b, v23.16b
    ldr q9, [sp, #208]
    and v9.16b, v9.16b, v25.16b
    eor v0.16b, v11.16b, v0.16b
    eor v10.16b, v1.16b, v3.16b
    and v2.16b, v2.16b, v30.16b
    and v27.16b, v27.16b, v31.16b
    and v24.16b, v24.16b, v31.16b
    and v4.16b, v4.16b, v3.16b
    and v20.16b, v20.16b, v0.16b
    ldr q11, [sp, #240]
    and v11.16b, v11.16b, v10.16b
    ldr q12, [sp, #176]
    and v23.16b, v12.16b, v23.16b
    eor v12.16b, v18.16b, v0.16b
    eor v13.16b, v5.16b, v0.16b
    and v26.16b, v26.16b, v5.16b
    ldr q14, [sp, #144]
    and v14.16b, v14.16b, v6.16b
    eor v15.16b, v7.16b, v3.16b
    and v19.16b, v19.16b, v13.16b
    and v22.16b, v22.16b, v1.16b
    str q23, [sp, #144]
    ldr q23, [sp, #320]
    and v23.16b, v23.16b, v30.16b
    and v16.16b, v16.16b, v17.16b
    and v28.16b, v28.16b, v15.16b
    eor v31.16b, v31.16b, v13.16b
    eor v9.16b, v9.16b, v11.16b
    eor v14.16b, v22.16b, v14.16b
    eor v23.16b, v23.16b, v19.16b
    str q11, [sp, #320]
    ldr q11, [sp, #160]
    and v17.16b, v11.16b, v17.16b
    ldr q11, [sp, #224]
    and v11.16b, v11.16b, v31.16b
    str q11, [sp, #224]
    eor v11.16b, v6.16b, v10.16b
    str q17, [sp, #160]
    ldr q17, [sp, #304]
    and v0.16b, v17.16b, v0.16b
    eor v17.16b, v26.16b, v27.16b
    and v27.16b, v8.16b, v13.16b
    ldr q8, [sp, #272]
    and v8.16b, v8.16b, v7.16b
    ldr q13, [sp, #96]
    and v13.16b, v13.16b, v11.16b
    ldr q30, [sp, #80]
    and v30.16b, v30.16b, v31.16b
    eor3 v27.16b, v2.16b, v17.16b, v27.16b
    ldr q31, [sp, #336]
    and v31.16b, v31.16b, v10.16b
    ldr q10, [sp, #192]
    and v25.16b, v10.16b, v25.16b
    ldr q10, [sp, #256]
    and v7.16b, v10.16b, v7.16b
    ldr q10, [sp, #416]
    and v18.16b, v10.16b, v18.16b
    eor3 v29.16b, v29.16b, v30.16b, v23.16b
    ldr q10, [sp, #64]
    and v6.16b, v10.16b, v6.16b
    eor3 v16.16b, v16.16b, v13.16b, v9.16b
    eor3 v31.16b, v25.16b, v14.16b, v31.16b
    ldr q10, [sp, #128]
    and v5.16b, v10.16b, v5.16b
    ldr q10, [sp, #288]
    and v1.16b, v10.16b, v1.16b
    eor v18.16b, v18.16b, v29.16b
    eor v7.16b, v7.16b, v16.16b
    ldr q10, [sp, #352]
    and v3.16b, v10.16b, v3.16b
    ext v10.16b, v31.16b, v31.16b, #12
    str q29, [sp, #352]
    ldr q29, [x0, #2048]
    str q16, [sp, #288]
    ldr q16, [x8, #16]
    str q17, [sp, #128]
    tbl v17.16b, {v31.16b}, v16.16b
    str q14, [sp, #64]
    ldr q14, [sp, #400]
    and v14.16b, v14.16b, v12.16b
    eor3 v20.16b, v26.16b, v20.16b, v18.16b
    eor3 v4.16b, v22.16b, v4.16b, v7.16b
    eor v22.16b, v27.16b, v10.16b
    eor3 v7.16b, v25.16b, v28.16b, v7.16b
    ldr q25, [sp, #368]
    and v25.16b, v25.16b, v15.16b
    ldr q26, [x8, #0]
    tbl v28.16b, {v20.16b}, v26.16b
    eor3 v2.16b, v2.16b, v14.16b, v18.16b
    // round 2 (aes.dsl:47)
    ldr q18, [x0, #2208]
    // round 1 (aes.dsl:47)
    tbl v10.16b, {v22.16b}, v16.16b
    ldr q14, [sp, #384]
    and v12.16b, v14.16b, v12.16b
    eor v6.16b, v6.16b, v7.16b
    tbl v14.16b, {v27.16b}, v26.16b
    eor3 v28.16b, v29.16b, v4.16b, v28.16b
    eor v24.16b, v24.16b, v2.16b
    ldr q29, [x0, #2080]
    ldr q15, [sp, #112]
    and v11.16b, v15.16b, v11.16b
    eor v3.16b, v3.16b, v6.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q28, [sp, #112]
    ldr q28, [x0, #2096]
    eor3 v5.16b, v5.16b, v23.16b, v24.16b
    eor3 v1.16b, v1.16b, v9.16b, v6.16b
    eor v0.16b, v0.16b, v24.16b
    // round 2 (aes.dsl:47)
    eor3 v6.16b, v18.16b, v17.16b, v15.16b
    // round 1 (aes.dsl:47)
    eor3 v17.16b, v8.16b, v13.16b, v3.16b
    ext v18.16b, v4.16b, v4.16b, #12
    // round 2 (aes.dsl:47)
    ldr q23, [x0, #2256]
    // round 1 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v12.16b, v0.16b
    eor3 v0.16b, v21.16b, v30.16b, v0.16b
    ext v21.16b, v1.16b, v1.16b, #12
    tbl v4.16b, {v4.16b}, v16.16b
    eor3 v24.16b, v29.16b, v31.16b, v14.16b
    eor v18.16b, v20.16b, v18.16b
    // round 2 (aes.dsl:47)
    ldr q29, [x0, #2272]
    // round 1 (aes.dsl:47)
    eor3 v22.16b, v28.16b, v22.16b, v0.16b
    eor v21.16b, v5.16b, v21.16b
    eor v28.16b, v19.16b, v0.16b
    ldr q31, [sp, #64]
    eor3 v31.16b, v31.16b, v11.16b, v1.16b
    tbl v8.16b, {v18.16b}, v16.16b
    ldr q9, [sp, #320]
    eor3 v3.16b, v9.16b, v25.16b, v3.16b
    // round 2 (aes.dsl:47)
    ldr q25, [x0, #2176]
    // round 1 (aes.dsl:47)
    ldr q9, [x0, #2112]
    tbl v11.16b, {v28.16b}, v26.16b
    ext v12.16b, v18.16b, v18.16b, #4
    // round 2 (aes.dsl:47)
    eor3 v23.16b, v23.16b, v28.16b, v21.16b
    // round 1 (aes.dsl:47)
    eor v13.16b, v3.16b, v17.16b
    tbl v14.16b, {v5.16b}, v26.16b
    ext v15.16b, v17.16b, v17.16b, #12
    // round 2 (aes.dsl:47)
    eor3 v27.16b, v29.16b, v27.16b, v10.16b
    // round 1 (aes.dsl:47)
    tbl v29.16b, {v0.16b}, v26.16b
    ldr q10, [sp, #160]
    eor v3.16b, v10.16b, v3.16b
    ldr q10, [x0, #2160]
    ldr q30, [sp, #144]
    eor v19.16b, v30.16b, v19.16b
    eor v0.16b, v0.16b, v15.16b
    ldr q30, [sp, #128]
    ldr q15, [sp, #224]
    eor3 v30.16b, v30.16b, v15.16b, v5.16b
    ldr q15, [x0, #2064]
    eor3 v29.16b, v9.16b, v17.16b, v29.16b
    tbl v9.16b, {v13.16b}, v16.16b
    eor v31.16b, v31.16b, v3.16b
    str q29, [sp, #224]
    // round 2 (aes.dsl:47)
    eor3 v4.16b, v25.16b, v4.16b, v12.16b
    // round 1 (aes.dsl:47)
    ldr q25, [sp, #288]
    eor v3.16b, v25.16b, v3.16b
    eor v25.16b, v30.16b, v19.16b
    tbl v30.16b, {v0.16b}, v16.16b
    ext v12.16b, v13.16b, v13.16b, #12
    eor v7.16b, v7.16b, v31.16b
    tbl v29.16b, {v3.16b}, v16.16b
    str q4, [sp, #288]
    tbl v4.16b, {v1.16b}, v16.16b
    str q27, [sp, #128]
    tbl v27.16b, {v25.16b}, v26.16b
    tbl v17.16b, {v17.16b}, v16.16b
    eor v28.16b, v28.16b, v12.16b
    tbl v12.16b, {v7.16b}, v16.16b
    eor v1.16b, v1.16b, v14.16b
    ldr q14, [sp, #352]
    eor v19.16b, v14.16b, v19.16b
    ext v14.16b, v31.16b, v31.16b, #12
    // round 2 (aes.dsl:47)
    str q12, [sp, #352]
    ldr q12, [x0, #2288]
    // round 1 (aes.dsl:47)
    eor v2.16b, v2.16b, v25.16b
    str q9, [sp, #144]
    ext v9.16b, v21.16b, v21.16b, #4
    str q6, [sp, #160]
    ext v6.16b, v3.16b, v3.16b, #12
    // round 2 (aes.dsl:47)
    eor v11.16b, v1.16b, v11.16b
    // round 1 (aes.dsl:47)
    tbl v26.16b, {v19.16b}, v26.16b
    eor v14.16b, v25.16b, v14.16b
    eor v6.16b, v19.16b, v6.16b
    str q19, [sp, #320]
    tbl v19.16b, {v21.16b}, v16.16b
    str q31, [sp, #64]
    tbl v31.16b, {v31.16b}, v16.16b
    eor3 v18.16b, v15.16b, v18.16b, v21.16b
    ext v15.16b, v14.16b, v14.16b, #4
    str q15, [sp, #384]
    ext v15.16b, v7.16b, v7.16b, #12
    eor3 v5.16b, v10.16b, v5.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor3 v19.16b, v12.16b, v25.16b, v6.16b
    eor v25.16b, v26.16b, v31.16b
    // round 1 (aes.dsl:47)
    eor v26.16b, v2.16b, v15.16b
    ext v31.16b, v0.16b, v0.16b, #4
    tbl v10.16b, {v28.16b}, v16.16b
    // round 2 (aes.dsl:47)
    ldr q12, [x0, #2192]
    eor3 v27.16b, v12.16b, v1.16b, v27.16b
    ldr q12, [x0, #2224]
    eor3 v3.16b, v12.16b, v3.16b, v25.16b
    ldr q25, [x0, #2240]
    eor3 v20.16b, v25.16b, v20.16b, v8.16b
    eor3 v23.16b, v23.16b, v10.16b, v14.16b
    // round 1 (aes.dsl:47)
    ext v25.16b, v26.16b, v26.16b, #4
    eor3 v17.16b, v24.16b, v17.16b, v31.16b
    ldr q24, [x0, #2144]
    eor3 v4.16b, v24.16b, v4.16b, v9.16b
    tbl v24.16b, {v14.16b}, v16.16b
    ldr q31, [x0, #2128]
    eor3 v0.16b, v31.16b, v0.16b, v2.16b
    eor v22.16b, v22.16b, v30.16b
    tbl v30.16b, {v6.16b}, v16.16b
    ext v31.16b, v28.16b, v28.16b, #4
    ldr q8, [sp, #112]
    eor3 v29.16b, v8.16b, v1.16b, v29.16b
    ldr q8, [x8, #0]
    tbl v2.16b, {v2.16b}, v8.16b
    ext v6.16b, v6.16b, v6.16b, #4
    // round 2 (aes.dsl:47)
    ldr q8, [sp, #160]
    eor3 v8.16b, v8.16b, v13.16b, v11.16b
    eor3 v20.16b, v21.16b, v20.16b, v22.16b
    // round 1 (aes.dsl:47)
    ldr q9, [sp, #320]
    eor3 v18.16b, v9.16b, v18.16b, v30.16b
    // round 2 (aes.dsl:47)
    ldr q30, [sp, #64]
    ldr q9, [sp, #144]
    eor3 v30.16b, v30.16b, v9.16b, v31.16b
    // round 1 (aes.dsl:47)
    eor3 v2.16b, v7.16b, v4.16b, v2.16b
    eor v4.16b, v29.16b, v6.16b
    // round 2 (aes.dsl:47)
    ldr q6, [sp, #128]
    eor3 v6.16b, v6.16b, v21.16b, v28.16b
    // round 1 (aes.dsl:47)
    tbl v7.16b, {v26.16b}, v16.16b
    eor v5.16b, v5.16b, v26.16b
    // round 2 (aes.dsl:47)
    ldr q21, [sp, #288]
    eor3 v1.16b, v1.16b, v21.16b, v17.16b
    eor v21.16b, v17.16b, v4.16b
    eor3 v26.16b, v27.16b, v2.16b, v30.16b
    // round 1 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    // round 2 (aes.dsl:47)
    eor v7.16b, v22.16b, v18.16b
    eor v23.16b, v5.16b, v23.16b
    // round 1 (aes.dsl:47)
    ldr q27, [sp, #224]
    ldr q28, [sp, #352]
    eor3 v25.16b, v27.16b, v28.16b, v25.16b
    // round 2 (aes.dsl:47)
    ldr q27, [sp, #384]
    eor3 v3.16b, v27.16b, v3.16b, v21.16b
    eor v27.16b, v8.16b, v26.16b
    eor v6.16b, v6.16b, v23.16b
    eor3 v19.16b, v24.16b, v19.16b, v7.16b
    eor v24.16b, v26.16b, v21.16b
    eor v28.16b, v27.16b, v3.16b
    eor v29.16b, v23.16b, v7.16b
    eor v27.16b, v25.16b, v27.16b
    eor v30.16b, v0.16b, v6.16b
    eor v6.16b, v6.16b, v19.16b
    eor v31.16b, v1.16b, v24.16b
    eor v8.16b, v20.16b, v29.16b
    and v9.16b, v25.16b, v26.16b
    eor v1.16b, v1.16b, v27.16b
    and v10.16b, v0.16b, v23.16b
    eor v11.16b, v25.16b, v31.16b
    eor v12.16b, v27.16b, v28.16b
    eor v20.16b, v20.16b, v30.16b
    eor v13.16b, v30.16b, v6.16b
    eor v2.16b, v2.16b, v1.16b
    eor v14.16b, v0.16b, v8.16b
    eor v4.16b, v4.16b, v12.16b
    eor v15.16b, v28.16b, v11.16b
    eor v16.16b, v26.16b, v2.16b
    eor v18.16b, v18.16b, v13.16b
    eor v5.16b, v5.16b, v20.16b
    str q0, [sp, #384]
    and v0.16b, v1.16b, v24.16b
    str q25, [sp, #352]
    eor v25.16b, v6.16b, v14.16b
    str q11, [sp, #224]
    orr v11.16b, v2.16b, v11.16b
    str q3, [sp, #288]
    orr v3.16b, v3.16b, v4.16b
    str q24, [sp, #128]
    eor v24.16b, v23.16b, v5.16b
    str q23, [sp, #144]
    eor v23.16b, v23.16b, v18.16b
    str q2, [sp, #64]
    eor v2.16b, v21.16b, v2.16b
    str q26, [sp, #320]
    eor v26.16b, v26.16b, v4.16b
    str q16, [sp, #160]
    and v16.16b, v16.16b, v31.16b
    str q29, [sp, #112]
    and v29.16b, v20.16b, v29.16b
    str q31, [sp, #368]
    and v31.16b, v24.16b, v8.16b
    str q8, [sp, #400]
    eor v8.16b, v7.16b, v23.16b
    str q4, [sp, #416]
    and v4.16b, v27.16b, v2.16b
    eor3 v0.16b, v17.16b, v0.16b, v16.16b
    and v17.16b, v12.16b, v26.16b
    eor v21.16b, v21.16b, v26.16b
    eor3 v22.16b, v22.16b, v29.16b, v31.16b
    eor v29.16b, v26.16b, v2.16b
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v5.16b
    eor v17.16b, v9.16b, v17.16b
    orr v9.16b, v19.16b, v18.16b
    str q29, [sp, #256]
    and v29.16b, v28.16b, v29.16b
    str q19, [sp, #192]
    and v19.16b, v13.16b, v23.16b
    eor3 v4.16b, v16.16b, v4.16b, v3.16b
    eor v0.16b, v17.16b, v0.16b
    eor v16.16b, v23.16b, v7.16b
    str q28, [sp, #336]
    orr v28.16b, v5.16b, v14.16b
    eor v9.16b, v9.16b, v19.16b
    eor3 v29.16b, v1.16b, v11.16b, v29.16b
    str q26, [sp, #80]
    eor v26.16b, v4.16b, v0.16b
    str q23, [sp, #96]
    and v23.16b, v6.16b, v16.16b
    str q12, [sp, #272]
    and v12.16b, v21.16b, v15.16b
    str q6, [sp, #304]
    and v6.16b, v30.16b, v7.16b
    eor v19.16b, v10.16b, v19.16b
    eor v3.16b, v3.16b, v29.16b
    eor3 v17.16b, v11.16b, v12.16b, v17.16b
    and v29.16b, v8.16b, v25.16b
    eor3 v23.16b, v20.16b, v28.16b, v23.16b
    and v10.16b, v3.16b, v26.16b
    eor v22.16b, v19.16b, v22.16b
    eor3 v6.16b, v31.16b, v6.16b, v9.16b
    eor v31.16b, v3.16b, v17.16b
    eor3 v19.16b, v28.16b, v29.16b, v19.16b
    eor v23.16b, v9.16b, v23.16b
    eor v28.16b, v17.16b, v10.16b
    eor v29.16b, v6.16b, v22.16b
    and v9.16b, v4.16b, v31.16b
    eor v11.16b, v23.16b, v19.16b
    and v12.16b, v23.16b, v29.16b
    and v28.16b, v0.16b, v28.16b
    eor v0.16b, v0.16b, v9.16b
    str q8, [sp, #176]
    and v8.16b, v6.16b, v11.16b
    str q13, [sp, #240]
    eor v13.16b, v19.16b, v12.16b
    eor v26.16b, v26.16b, v28.16b
    str q5, [sp, #208]
    eor v5.16b, v22.16b, v8.16b
    and v0.16b, v17.16b, v0.16b
    and v17.16b, v21.16b, v26.16b
    and v21.16b, v22.16b, v13.16b
    orr v3.16b, v3.16b, v28.16b
    orr v4.16b, v4.16b, v0.16b
    and v5.16b, v19.16b, v5.16b
    eor v0.16b, v31.16b, v0.16b
    eor v19.16b, v29.16b, v21.16b
    orr v21.16b, v23.16b, v21.16b
    eor v22.16b, v11.16b, v5.16b
    eor v3.16b, v9.16b, v3.16b
    eor v4.16b, v10.16b, v4.16b
    and v1.16b, v1.16b, v0.16b
    orr v5.16b, v6.16b, v5.16b
    eor v6.16b, v8.16b, v21.16b
    and v21.16b, v27.16b, v3.16b
    and v20.16b, v20.16b, v22.16b
    eor v23.16b, v26.16b, v4.16b
    eor v27.16b, v19.16b, v22.16b
    eor v5.16b, v12.16b, v5.16b
    eor v28.16b, v6.16b, v22.16b
    ldr q29, [sp, #128]
    and v29.16b, v29.16b, v0.16b
    and v31.16b, v15.16b, v26.16b
    and v2.16b, v2.16b, v3.16b
    and v7.16b, v7.16b, v6.16b
    and v24.16b, v24.16b, v28.16b
    eor v8.16b, v19.16b, v5.16b
    ldr q9, [x8, #336]
    ldr q10, [x8, #320]
    and v30.16b, v30.16b, v6.16b
    eor v11.16b, v3.16b, v4.16b
    eor v26.16b, v26.16b, v0.16b
    and v16.16b, v16.16b, v5.16b
    and v25.16b, v25.16b, v19.16b
    and v12.16b, v14.16b, v8.16b
    and v18.16b, v18.16b, v27.16b
    ldr q13, [sp, #416]
    and v13.16b, v13.16b, v26.16b
    eor v6.16b, v6.16b, v5.16b
    eor v14.16b, v26.16b, v11.16b
    ldr q15, [sp, #208]
    and v8.16b, v15.16b, v8.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v2.16b, v13.16b
    ldr q13, [sp, #224]
    and v13.16b, v13.16b, v23.16b
    ldr q15, [sp, #240]
    and v15.16b, v15.16b, v6.16b
    str q29, [sp, #240]
    ldr q29, [sp, #400]
    and v28.16b, v29.16b, v28.16b
    ldr q29, [sp, #352]
    and v29.16b, v29.16b, v14.16b
    str q30, [sp, #352]
    ldr q30, [sp, #368]
    and v30.16b, v30.16b, v0.16b
    str q25, [sp, #368]
    ldr q25, [sp, #176]
    and v19.16b, v25.16b, v19.16b
    ldr q25, [sp, #160]
    and v0.16b, v25.16b, v0.16b
    eor v25.16b, v27.16b, v6.16b
    str q31, [sp, #160]
    ldr q31, [sp, #304]
    and v5.16b, v31.16b, v5.16b
    ldr q31, [sp, #272]
    and v31.16b, v31.16b, v11.16b
    eor v18.16b, v7.16b, v18.16b
    eor v28.16b, v28.16b, v15.16b
    str q13, [sp, #272]
    ldr q13, [sp, #384]
    and v13.16b, v13.16b, v25.16b
    str q21, [sp, #384]
    ldr q21, [sp, #96]
    and v6.16b, v21.16b, v6.16b
    ldr q21, [sp, #112]
    and v21.16b, v21.16b, v22.16b
    ldr q22, [sp, #288]
    and v22.16b, v22.16b, v26.16b
    ldr q26, [sp, #80]
    and v26.16b, v26.16b, v11.16b
    eor v30.16b, v30.16b, v31.16b
    eor3 v20.16b, v20.16b, v13.16b, v28.16b
    eor3 v6.16b, v24.16b, v18.16b, v6.16b
    ldr q11, [sp, #144]
    and v25.16b, v11.16b, v25.16b
    ldr q11, [sp, #336]
    and v11.16b, v11.16b, v4.16b
    eor3 v26.16b, v0.16b, v3.16b, v26.16b
    and v6.16b, v6.16b, v9.16b
    eor v19.16b, v19.16b, v20.16b
    eor3 v1.16b, v1.16b, v29.16b, v30.16b
    str q3, [sp, #336]
    ldr q3, [x0, #2640]
    str q20, [sp, #144]
    ldr q20, [sp, #192]
    and v20.16b, v20.16b, v27.16b
    and v26.16b, v26.16b, v10.16b
    ldr q27, [sp, #256]
    and v4.16b, v27.16b, v4.16b
    eor3 v7.16b, v7.16b, v16.16b, v19.16b
    eor v16.16b, v17.16b, v1.16b
    ldr q17, [x8, #16]
    tbl v27.16b, {v6.16b}, v17.16b
    str q1, [sp, #256]
    ldr q1, [sp, #64]
    and v1.16b, v1.16b, v23.16b
    eor3 v19.16b, v24.16b, v8.16b, v19.16b
    ext v23.16b, v26.16b, v26.16b, #8
    rev32 v24.8h, v6.8h
    eor v27.16b, v26.16b, v27.16b
    eor3 v2.16b, v2.16b, v4.16b, v16.16b
    eor3 v3.16b, v3.16b, v6.16b, v23.16b
    eor3 v0.16b, v0.16b, v1.16b, v16.16b
    eor v1.16b, v20.16b, v19.16b
    rev32 v4.8h, v27.8h
    bic v6.16b, v9.16b, v7.16b
    bic v2.16b, v10.16b, v2.16b
    ldr q7, [sp, #320]
    and v7.16b, v7.16b, v14.16b
    eor v5.16b, v5.16b, v1.16b
    eor v16.16b, v22.16b, v0.16b
    ext v20.16b, v2.16b, v2.16b, #8
    tbl v22.16b, {v6.16b}, v17.16b
    tbl v23.16b, {v27.16b}, v17.16b
    eor v8.16b, v11.16b, v16.16b
    rev32 v11.8h, v6.8h
    eor3 v12.16b, v15.16b, v12.16b, v5.16b
    ldr q14, [x0, #2560]
    ldr q15, [x0, #2448]
    eor3 v23.16b, v15.16b, v24.16b, v23.16b
    ldr q24, [sp, #384]
    eor3 v16.16b, v24.16b, v30.16b, v16.16b
    eor v22.16b, v2.16b, v22.16b
    ldr q24, [sp, #272]
    eor3 v24.16b, v31.16b, v24.16b, v8.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [sp, #160]
    eor3 v29.16b, v30.16b, v29.16b, v8.16b
    and v30.16b, v16.16b, v10.16b
    ldr q31, [sp, #368]
    eor3 v5.16b, v31.16b, v13.16b, v5.16b
    rev32 v31.8h, v22.8h
    tbl v8.16b, {v22.16b}, v17.16b
    ldr q13, [sp, #352]
    eor3 v1.16b, v13.16b, v28.16b, v1.16b
    bic v28.16b, v10.16b, v29.16b
    ldr q13, [x0, #2624]
    eor3 v2.16b, v14.16b, v2.16b, v31.16b
    ext v31.16b, v30.16b, v30.16b, #8
    bic v14.16b, v9.16b, v5.16b
    ext v15.16b, v28.16b, v28.16b, #8
    eor v5.16b, v12.16b, v5.16b
    eor3 v18.16b, v18.16b, v25.16b, v1.16b
    ldr q12, [x0, #2672]
    ldr q25, [sp, #144]
    eor v25.16b, v25.16b, v21.16b
    str q26, [sp, #144]
    ldr q26, [sp, #240]
    eor v26.16b, v26.16b, v24.16b
    and v1.16b, v1.16b, v9.16b
    and v5.16b, v5.16b, v9.16b
    str q3, [sp, #240]
    tbl v3.16b, {v30.16b}, v17.16b
    eor v18.16b, v18.16b, v21.16b
    ldr q21, [x0, #2608]
    eor3 v27.16b, v13.16b, v27.16b, v28.16b
    ldr q13, [sp, #256]
    eor v13.16b, v13.16b, v26.16b
    str q4, [sp, #256]
    ldr q4, [sp, #336]
    eor3 v4.16b, v4.16b, v7.16b, v16.16b
    eor v3.16b, v1.16b, v3.16b
    eor v19.16b, v19.16b, v18.16b
    rev32 v7.8h, v5.8h
    bic v13.16b, v10.16b, v13.16b
    eor v24.16b, v24.16b, v29.16b
    eor v4.16b, v4.16b, v26.16b
    tbl v26.16b, {v3.16b}, v17.16b
    eor v29.16b, v1.16b, v31.16b
    eor3 v31.16b, v12.16b, v14.16b, v15.16b
    and v24.16b, v24.16b, v10.16b
    tbl v12.16b, {v5.16b}, v17.16b
    and v15.16b, v4.16b, v10.16b
    rev32 v1.8h, v1.8h
    tbl v16.16b, {v14.16b}, v17.16b
    bic v25.16b, v9.16b, v25.16b
    eor v12.16b, v24.16b, v12.16b
    and v18.16b, v18.16b, v9.16b
    str q31, [sp, #336]
    tbl v31.16b, {v15.16b}, v17.16b
    bic v19.16b, v9.16b, v19.16b
    eor3 v6.16b, v21.16b, v6.16b, v20.16b
    eor v16.16b, v28.16b, v16.16b
    rev32 v20.8h, v12.8h
    eor v21.16b, v18.16b, v31.16b
    rev32 v28.8h, v25.8h
    tbl v31.16b, {v16.16b}, v17.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v0.16b, v0.16b, v4.16b
    eor3 v4.16b, v6.16b, v29.16b, v28.16b
    ext v6.16b, v24.16b, v24.16b, #8
    tbl v28.16b, {v13.16b}, v17.16b
    str q24, [sp, #352]
    ext v24.16b, v13.16b, v13.16b, #8
    str q20, [sp, #368]
    ldr q20, [x0, #2528]
    eor3 v20.16b, v20.16b, v30.16b, v9.16b
    bic v0.16b, v10.16b, v0.16b
    eor v28.16b, v25.16b, v28.16b
    eor v6.16b, v29.16b, v6.16b
    tbl v30.16b, {v19.16b}, v17.16b
    ext v9.16b, v21.16b, v21.16b, #8
    rev32 v10.8h, v14.8h
    ldr q14, [x0, #2544]
    eor3 v1.16b, v14.16b, v1.16b, v3.16b
    eor v3.16b, v28.16b, v4.16b
    eor3 v4.16b, v23.16b, v5.16b, v6.16b
    eor v5.16b, v0.16b, v30.16b
    tbl v6.16b, {v21.16b}, v17.16b
    rev32 v23.8h, v16.8h
    ldr q30, [x0, #2592]
    eor3 v22.16b, v30.16b, v22.16b, v13.16b
    tbl v30.16b, {v5.16b}, v17.16b
    rev32 v13.8h, v18.8h
    ext v14.16b, v0.16b, v0.16b, #8
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x0, #2576]
    eor3 v27.16b, v27.16b, v11.16b, v8.16b
    ext v8.16b, v28.16b, v28.16b, #8
    eor3 v1.16b, v1.16b, v19.16b, v14.16b
    tbl v11.16b, {v12.16b}, v17.16b
    ext v14.16b, v15.16b, v15.16b, #8
    eor v2.16b, v2.16b, v26.16b
    str q2, [sp, #160]
    ldr q2, [x0, #2384]
    eor3 v2.16b, v2.16b, v25.16b, v21.16b
    eor3 v21.16b, v26.16b, v22.16b, v8.16b
    eor v22.16b, v29.16b, v27.16b
    ldr q25, [x0, #2416]
    eor3 v25.16b, v25.16b, v29.16b, v14.16b
    eor3 v7.16b, v18.16b, v7.16b, v11.16b
    ldr q18, [x0, #2656]
    eor3 v2.16b, v24.16b, v13.16b, v2.16b
    trn2 v24.16b, v21.16b, v23.16b
    ldr q27, [sp, #256]
    ldr q29, [x0, #2432]
    eor3 v27.16b, v12.16b, v27.16b, v29.16b
    ldr q29, [sp, #240]
    eor3 v29.16b, v29.16b, v10.16b, v31.16b
    rev32 v19.8h, v19.8h
    eor v7.16b, v25.16b, v7.16b
    ldr q25, [x0, #2400]
    tbl v17.16b, {v28.16b}, v17.16b
    ldr q28, [x0, #2368]
    eor3 v28.16b, v28.16b, v15.16b, v9.16b
    ldr q31, [sp, #144]
    eor3 v27.16b, v27.16b, v31.16b, v26.16b
    ldr q31, [sp, #336]
    eor3 v19.16b, v31.16b, v19.16b, v30.16b
    trn1 v30.16b, v3.16b, v29.16b
    trn1 v31.16b, v7.16b, v1.16b
    eor3 v0.16b, v18.16b, v16.16b, v0.16b
    rev32 v16.8h, v5.8h
    ldr q18, [sp, #368]
    eor3 v6.16b, v6.16b, v18.16b, v26.16b
    trn2 v18.16b, v2.16b, v19.16b
    mov v26.16b, v30.16b
    sli v26.16b, v31.16b, #4
    eor v5.16b, v20.16b, v5.16b
    trn1 v20.16b, v21.16b, v23.16b
    eor v0.16b, v0.16b, v16.16b
    ldr q16, [sp, #352]
    eor3 v6.16b, v6.16b, v25.16b, v16.16b
    trn1 v16.16b, v22.16b, v4.16b
    trn2 v1.16b, v7.16b, v1.16b
    eor v7.16b, v17.16b, v28.16b
    shl v17.16b, v26.16b, #2
    trn2 v3.16b, v3.16b, v29.16b
    trn2 v21.16b, v6.16b, v5.16b
    trn2 v4.16b, v22.16b, v4.16b
    ldr q22, [sp, #160]
    trn1 v23.16b, v22.16b, v27.16b
    trn1 v25.16b, v7.16b, v0.16b
    trn1 v5.16b, v6.16b, v5.16b
    mov v6.16b, v1.16b
    sri v6.16b, v3.16b, #4
    mov v28.16b, v21.16b
    sri v28.16b, v24.16b, #4
    sli v24.16b, v21.16b, #4
    trn2 v21.16b, v22.16b, v27.16b
    trn2 v0.16b, v7.16b, v0.16b
    shl v7.16b, v6.16b, #2
    mov v22.16b, v20.16b
    sli v22.16b, v5.16b, #4
    mov v27.16b, v23.16b
    sli v27.16b, v25.16b, #4
    sri v25.16b, v23.16b, #4
    mov v23.16b, v0.16b
    sri v23.16b, v21.16b, #4
    sli v21.16b, v0.16b, #4
    mov v0.16b, v4.16b
    sli v0.16b, v18.16b, #4
    sli v3.16b, v1.16b, #4
    sri v5.16b, v20.16b, #4
    ushr v1.16b, v21.16b, #2
    sri v31.16b, v30.16b, #4
    trn1 v2.16b, v2.16b, v19.16b
    shl v19.16b, v5.16b, #2
    shl v20.16b, v3.16b, #2
    ushr v29.16b, v0.16b, #2
    mov v30.16b, v16.16b
    sli v30.16b, v2.16b, #4
    shl v8.16b, v31.16b, #2
    sri v2.16b, v16.16b, #4
    movi v16.16b, #51
    bit v3.16b, v29.16b, v16.16b
    bit v20.16b, v0.16b, v16.16b
    shl v0.16b, v22.16b, #2
    bit v8.16b, v2.16b, v16.16b
    bit v17.16b, v30.16b, v16.16b
    ushr v29.16b, v27.16b, #2
    shl v9.16b, v20.16b, #1
    bit v0.16b, v27.16b, v16.16b
    sri v18.16b, v4.16b, #4
    shl v4.16b, v17.16b, #1
    ushr v27.16b, v23.16b, #2
    bit v22.16b, v29.16b, v16.16b
    ushr v2.16b, v2.16b, #2
    ushr v29.16b, v0.16b, #1
    ushr v10.16b, v18.16b, #2
    ushr v11.16b, v22.16b, #1
    ushr v30.16b, v30.16b, #2
    bif v27.16b, v28.16b, v16.16b
    ushr v12.16b, v25.16b, #2
    bit v6.16b, v10.16b, v16.16b
    shl v10.16b, v24.16b, #2
    shl v13.16b, v3.16b, #1
    bit v7.16b, v18.16b, v16.16b
    ushr v18.16b, v27.16b, #1
    shl v14.16b, v6.16b, #1
    bit v10.16b, v21.16b, v16.16b
    bit v24.16b, v1.16b, v16.16b
    movi v1.16b, #85
    bit v6.16b, v18.16b, v1.16b
    shl v18.16b, v7.16b, #1
    bit v5.16b, v12.16b, v16.16b
    ushr v21.16b, v10.16b, #1
    bit v13.16b, v24.16b, v1.16b
    bit v26.16b, v30.16b, v16.16b
    bit v4.16b, v0.16b, v1.16b
    shl v0.16b, v28.16b, #2
    ushr v24.16b, v24.16b, #1
    shl v28.16b, v8.16b, #1
    bit v19.16b, v25.16b, v16.16b
    bif v11.16b, v26.16b, v1.16b
    bit v31.16b, v2.16b, v16.16b
    bsl v16.16b, v23.16b, v0.16b
    bit v3.16b, v24.16b, v1.16b
    str q11, [x1, #48]
    str q6, [x1, #240]
    bit v28.16b, v19.16b, v1.16b
    shl v0.16b, v26.16b, #1
    bit v9.16b, v10.16b, v1.16b
    str q13, [x1, #160]
    str q3, [x1, #176]
    bit v20.16b, v21.16b, v1.16b
    bit v18.16b, v16.16b, v1.16b
    shl v2.16b, v31.16b, #1
    str q28, [x1, #64]
    str q9, [x1, #128]
    bit v0.16b, v22.16b, v1.16b
    ushr v3.16b, v5.16b, #1
    bit v17.16b, v29.16b, v1.16b
    str q18, [x1, #192]
    str q20, [x1, #144]
    ushr v6.16b, v16.16b, #1
    bit v2.16b, v5.16b, v1.16b
    ushr v5.16b, v19.16b, #1
    bit v14.16b, v27.16b, v1.16b
    bit v31.16b, v3.16b, v1.16b
    str q0, [x1, #32]
    str q17, [x1, #16]
    bit v8.16b, v5.16b, v1.16b
    bsl v1.16b, v6.16b, v7.16b
    str q2, [x1, #96]
    str q4, [x1, #0]
    str q14, [x1, #224]
    str q31, [x1, #112]
    str q1, [x1, #208]
    str q8, [x1, #80]
    add x1, x1, #256
    add w4, w4, #16
    sub x9, x4, #256
    cbnz x9, .Llwcc_aes128_128_ctr_nonce_neon_fill
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #23
.Llwcc_aes128_128_ctr_nonce_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_nonce_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #432
    ret
    .size lwcc_aes128_128_ctr_nonce_neon, .-lwcc_aes128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_128_ctr_crypt_neon
    .type lwcc_aes128_128_ctr_crypt_neon, %function
lwcc_aes128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_128_ctr_crypt_neon_return
    sub sp, sp, #1120
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
    b .Llwcc_aes128_128_ctr_crypt_neon_hold
.Llwcc_aes128_128_ctr_crypt_neon_group:
    // held values stay where neither this group nor the one before it passes a multiple of 256
    add w9, w4, #15
    and x9, x9, #255
    add x9, x9, #1
    lsr x9, x9, #5
    cbnz x9, .Llwcc_aes128_128_ctr_crypt_neon_kept
.Llwcc_aes128_128_ctr_crypt_neon_hold:
    dup v0.4s, w4
    ldr q1, [x3, #3200]
    ldr q2, [x8, #80]
    ldr q3, [x8, #160]
    ldr q4, [x8, #272]
    ldr q5, [x8, #48]
    ldr q6, [x8, #256]
    ldr q7, [x8, #64]
    ldr q16, [x8, #176]
    ldr q17, [x8, #144]
    movi v18.16b, #0
    ldr q19, [x8, #288]
    ldr q20, [x8, #96]
    add v3.4s, v0.4s, v3.4s
    movi v21.16b, #85
    movi v22.16b, #51
    ldr q23, [x8, #240]
    ushr v24.16b, v1.16b, #1
    ldr q25, [x8, #224]
    add v4.4s, v0.4s, v4.4s
    add v6.4s, v0.4s, v6.4s
    tbl v3.16b, {v3.16b}, v7.16b
    add v17.4s, v0.4s, v17.4s
    add v16.4s, v0.4s, v16.4s
    add v5.4s, v0.4s, v5.4s
    ldr q26, [x8, #112]
    ldr q27, [x8, #208]
    add v20.4s, v0.4s, v20.4s
    add v19.4s, v0.4s, v19.4s
    add v2.4s, v0.4s, v2.4s
    tbl v16.16b, {v16.16b}, v7.16b
    tbl v5.16b, {v5.16b}, v7.16b
    add v23.4s, v0.4s, v23.4s
    tbl v2.16b, {v2.16b}, v7.16b
    add v25.4s, v0.4s, v25.4s
    tbl v19.16b, {v19.16b}, v7.16b
    mov v28.16b, v16.16b
    sri v28.8h, v5.8h, #8
    tbl v23.16b, {v23.16b}, v7.16b
    tbl v20.16b, {v20.16b}, v7.16b
    ldr q29, [x8, #192]
    tbl v25.16b, {v25.16b}, v7.16b
    add v26.4s, v0.4s, v26.4s
    add v27.4s, v0.4s, v27.4s
    add v18.4s, v0.4s, v18.4s
    tbl v4.16b, {v4.16b}, v7.16b
    mov v30.16b, v23.16b
    sri v30.8h, v20.8h, #8
    ldr q31, [x8, #128]
    sli v20.8h, v23.8h, #8
    tbl v6.16b, {v6.16b}, v7.16b
    tbl v23.16b, {v27.16b}, v7.16b
    tbl v26.16b, {v26.16b}, v7.16b
    tbl v18.16b, {v18.16b}, v7.16b
    mov v27.16b, v4.16b
    sri v27.8h, v25.8h, #8
    mov v8.16b, v6.16b
    sri v8.8h, v23.8h, #8
    add v29.4s, v0.4s, v29.4s
    sli v23.8h, v6.8h, #8
    shl v6.16b, v27.16b, #1
    mov v9.16b, v26.16b
    sri v9.8h, v18.8h, #8
    tbl v17.16b, {v17.16b}, v7.16b
    shl v10.16b, v23.16b, #1
    tbl v29.16b, {v29.16b}, v7.16b
    add v0.4s, v0.4s, v31.4s
    ushr v31.16b, v9.16b, #1
    sli v18.8h, v26.8h, #8
    mov v26.16b, v3.16b
    sri v26.8h, v17.8h, #8
    sli v17.8h, v3.8h, #8
    sli v5.8h, v16.8h, #8
    tbl v0.16b, {v0.16b}, v7.16b
    shl v3.16b, v8.16b, #1
    mov v7.16b, v19.16b
    sri v7.8h, v29.8h, #8
    ushr v16.16b, v20.16b, #1
    mov v11.16b, v0.16b
    sri v11.8h, v2.8h, #8
    sli v2.8h, v0.8h, #8
    shl v0.16b, v17.16b, #1
    bit v3.16b, v7.16b, v21.16b
    bif v16.16b, v5.16b, v21.16b
    sli v29.8h, v19.8h, #8
    bit v0.16b, v2.16b, v21.16b
    ushr v19.16b, v30.16b, #1
    shl v12.16b, v26.16b, #1
    ushr v13.16b, v29.16b, #1
    shl v14.16b, v28.16b, #1
    sli v25.8h, v4.8h, #8
    bit v12.16b, v11.16b, v21.16b
    ushr v4.16b, v18.16b, #1
    ushr v7.16b, v7.16b, #1
    bit v23.16b, v13.16b, v21.16b
    bit v14.16b, v30.16b, v21.16b
    shl v30.16b, v25.16b, #1
    bit v6.16b, v9.16b, v21.16b
    ushr v9.16b, v11.16b, #1
    bit v8.16b, v7.16b, v21.16b
    shl v7.16b, v23.16b, #2
    bit v30.16b, v18.16b, v21.16b
    bit v28.16b, v19.16b, v21.16b
    ushr v2.16b, v2.16b, #1
    shl v18.16b, v8.16b, #2
    bit v27.16b, v31.16b, v21.16b
    shl v19.16b, v12.16b, #2
    ushr v31.16b, v28.16b, #2
    ushr v11.16b, v30.16b, #2
    shl v5.16b, v5.16b, #1
    ushr v13.16b, v27.16b, #2
    bit v26.16b, v9.16b, v21.16b
    bit v17.16b, v2.16b, v21.16b
    bit v7.16b, v16.16b, v22.16b
    ushr v2.16b, v16.16b, #2
    bif v13.16b, v26.16b, v22.16b
    bit v5.16b, v20.16b, v21.16b
    shl v16.16b, v3.16b, #2
    bit v10.16b, v29.16b, v21.16b
    bit v23.16b, v2.16b, v22.16b
    shl v2.16b, v26.16b, #2
    bit v19.16b, v6.16b, v22.16b
    ushr v20.16b, v5.16b, #2
    bit v16.16b, v14.16b, v22.16b
    bit v25.16b, v4.16b, v21.16b
    bit v2.16b, v27.16b, v22.16b
    bif v11.16b, v0.16b, v22.16b
    shl v4.16b, v17.16b, #2
    bif v20.16b, v10.16b, v22.16b
    mov v26.16b, v16.16b
    sri v26.16b, v19.16b, #4
    sli v19.16b, v16.16b, #4
    ushr v6.16b, v6.16b, #2
    ushr v16.16b, v14.16b, #2
    ldr q27, [x3, #2976]
    mov v29.16b, v20.16b
    sri v29.16b, v11.16b, #4
    sli v11.16b, v20.16b, #4
    bit v4.16b, v25.16b, v22.16b
    ldr q20, [x3, #3056]
    bit v12.16b, v6.16b, v22.16b
    bit v8.16b, v31.16b, v22.16b
    bit v3.16b, v16.16b, v22.16b
    shl v6.16b, v10.16b, #2
    mov v16.16b, v4.16b
    sli v16.16b, v7.16b, #4
    sri v7.16b, v4.16b, #4
    // round 1 (aes.dsl:47)
    ldr q4, [x3, #3152]
    mov v31.16b, v3.16b
    sri v31.16b, v12.16b, #4
    ushr v25.16b, v25.16b, #2
    mov v9.16b, v8.16b
    sri v9.16b, v13.16b, #4
    ldr q10, [x3, #2960]
    ldr q14, [x3, #2992]
    bit v18.16b, v28.16b, v22.16b
    eor v7.16b, v27.16b, v7.16b
    bit v6.16b, v5.16b, v22.16b
    ldr q5, [x3, #3040]
    ldr q27, [x3, #2944]
    bit v17.16b, v25.16b, v22.16b
    sli v13.16b, v8.16b, #4
    eor v20.16b, v20.16b, v9.16b
    ldr q25, [x3, #3136]
    mov v28.16b, v2.16b
    sli v28.16b, v18.16b, #4
    shl v0.16b, v0.16b, #2
    sri v18.16b, v2.16b, #4
    ldr q2, [x3, #3008]
    ldr q8, [x3, #3088]
    sli v12.16b, v3.16b, #4
    eor3 v3.16b, v4.16b, v13.16b, v20.16b
    mov v4.16b, v23.16b
    sri v4.16b, v17.16b, #4
    ldr q9, [x3, #3072]
    ldr q13, [x3, #3024]
    eor v18.16b, v14.16b, v18.16b
    bit v0.16b, v30.16b, v22.16b
    eor v28.16b, v10.16b, v28.16b
    ldr q30, [x3, #3168]
    ldr q10, [x3, #3184]
    sli v17.16b, v23.16b, #4
    eor v16.16b, v27.16b, v16.16b
    eor v4.16b, v5.16b, v4.16b
    ldr q5, [x3, #3104]
    ldr q23, [x3, #3120]
    mov v27.16b, v6.16b
    sri v27.16b, v0.16b, #4
    sli v0.16b, v6.16b, #4
    eor v6.16b, v28.16b, v18.16b
    eor v14.16b, v16.16b, v7.16b
    eor3 v19.16b, v25.16b, v19.16b, v18.16b
    eor3 v17.16b, v8.16b, v17.16b, v4.16b
    eor v25.16b, v3.16b, v6.16b
    eor v31.16b, v13.16b, v31.16b
    eor3 v0.16b, v9.16b, v0.16b, v7.16b
    eor3 v8.16b, v10.16b, v12.16b, v6.16b
    eor v9.16b, v17.16b, v14.16b
    eor3 v26.16b, v30.16b, v26.16b, v3.16b
    eor3 v5.16b, v5.16b, v27.16b, v17.16b
    eor3 v23.16b, v23.16b, v11.16b, v14.16b
    eor v2.16b, v2.16b, v29.16b
    eor v27.16b, v0.16b, v9.16b
    eor v29.16b, v31.16b, v26.16b
    eor v26.16b, v26.16b, v8.16b
    and v30.16b, v31.16b, v3.16b
    eor v10.16b, v19.16b, v25.16b
    eor v11.16b, v2.16b, v5.16b
    eor v12.16b, v29.16b, v26.16b
    eor v5.16b, v5.16b, v23.16b
    eor v13.16b, v2.16b, v27.16b
    eor v15.16b, v31.16b, v10.16b
    eor v0.16b, v0.16b, v11.16b
    eor v19.16b, v19.16b, v29.16b
    str q31, [sp, #320]
    eor v31.16b, v11.16b, v5.16b
    eor v22.16b, v5.16b, v13.16b
    eor v28.16b, v28.16b, v12.16b
    eor v20.16b, v20.16b, v19.16b
    str q9, [sp, #336]
    and v9.16b, v0.16b, v9.16b
    eor v4.16b, v4.16b, v0.16b
    eor v21.16b, v3.16b, v28.16b
    str q2, [sp, #352]
    and v2.16b, v2.16b, v17.16b
    eor v16.16b, v16.16b, v31.16b
    eor v1.16b, v26.16b, v15.16b
    str q24, [sp, #368]
    eor v24.16b, v6.16b, v20.16b
    str q0, [sp, #384]
    eor v0.16b, v14.16b, v4.16b
    str q23, [sp, #400]
    orr v23.16b, v23.16b, v16.16b
    str q16, [sp, #416]
    eor v16.16b, v17.16b, v16.16b
    str q17, [sp, #432]
    eor v17.16b, v17.16b, v4.16b
    str q25, [sp, #448]
    and v25.16b, v19.16b, v25.16b
    str q11, [sp, #464]
    and v11.16b, v11.16b, v0.16b
    str q29, [sp, #480]
    and v29.16b, v29.16b, v24.16b
    str q0, [sp, #496]
    eor v0.16b, v16.16b, v0.16b
    str q27, [sp, #512]
    and v27.16b, v17.16b, v27.16b
    str q31, [sp, #528]
    and v31.16b, v31.16b, v16.16b
    str q24, [sp, #544]
    eor v24.16b, v21.16b, v24.16b
    eor v14.16b, v14.16b, v16.16b
    str q3, [sp, #560]
    eor v3.16b, v3.16b, v20.16b
    eor v6.16b, v6.16b, v21.16b
    eor3 v7.16b, v7.16b, v9.16b, v27.16b
    eor v2.16b, v2.16b, v31.16b
    and v9.16b, v3.16b, v10.16b
    str q3, [sp, #576]
    and v3.16b, v12.16b, v21.16b
    eor v23.16b, v23.16b, v31.16b
    orr v31.16b, v8.16b, v28.16b
    str q10, [sp, #592]
    and v10.16b, v26.16b, v24.16b
    str q12, [sp, #608]
    orr v12.16b, v20.16b, v15.16b
    eor3 v27.16b, v27.16b, v11.16b, v23.16b
    eor v7.16b, v2.16b, v7.16b
    eor v30.16b, v30.16b, v3.16b
    and v11.16b, v6.16b, v1.16b
    eor v3.16b, v31.16b, v3.16b
    eor3 v31.16b, v19.16b, v12.16b, v10.16b
    eor3 v18.16b, v18.16b, v25.16b, v9.16b
    orr v25.16b, v4.16b, v13.16b
    and v10.16b, v5.16b, v0.16b
    str q13, [sp, #624]
    and v13.16b, v14.16b, v22.16b
    eor v31.16b, v3.16b, v31.16b
    eor3 v11.16b, v12.16b, v11.16b, v30.16b
    ldr q12, [sp, #384]
    eor3 v10.16b, v12.16b, v25.16b, v10.16b
    eor3 v3.16b, v9.16b, v29.16b, v3.16b
    eor v18.16b, v30.16b, v18.16b
    ldr q29, [x3, #3200]
    shl v30.16b, v29.16b, #1
    eor3 v2.16b, v25.16b, v13.16b, v2.16b
    eor v25.16b, v31.16b, v11.16b
    eor v9.16b, v3.16b, v18.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v27.16b, v7.16b
    movi v13.16b, #85
    bit v30.16b, v29.16b, v13.16b
    ldr q12, [sp, #368]
    bsl v13.16b, v12.16b, v29.16b
    and v29.16b, v3.16b, v25.16b
    eor v12.16b, v23.16b, v2.16b
    str q0, [sp, #368]
    and v0.16b, v23.16b, v10.16b
    str q4, [sp, #640]
    and v4.16b, v31.16b, v9.16b
    str q5, [sp, #656]
    shl v5.16b, v30.16b, #2
    str q28, [sp, #672]
    shl v28.16b, v13.16b, #2
    str q21, [sp, #688]
    eor v21.16b, v18.16b, v29.16b
    str q8, [sp, #704]
    eor v8.16b, v2.16b, v0.16b
    str q19, [sp, #720]
    and v19.16b, v27.16b, v12.16b
    str q26, [sp, #736]
    eor v26.16b, v11.16b, v4.16b
    str q24, [sp, #752]
    ushr v24.16b, v30.16b, #2
    str q24, [sp, #768]
    movi v24.16b, #51
    bit v28.16b, v13.16b, v24.16b
    and v21.16b, v11.16b, v21.16b
    and v18.16b, v18.16b, v26.16b
    and v26.16b, v7.16b, v8.16b
    eor v7.16b, v7.16b, v19.16b
    mov v8.16b, v28.16b
    sli v8.16b, v28.16b, #4
    bit v5.16b, v30.16b, v24.16b
    orr v3.16b, v3.16b, v21.16b
    str q8, [sp, #784]
    eor v9.16b, v9.16b, v18.16b
    orr v23.16b, v23.16b, v26.16b
    and v2.16b, v2.16b, v7.16b
    eor v3.16b, v4.16b, v3.16b
    orr v4.16b, v31.16b, v18.16b
    eor v18.16b, v10.16b, v26.16b
    ldr q31, [x8, #0]
    mov v10.16b, v5.16b
    sli v10.16b, v5.16b, #4
    eor v12.16b, v12.16b, v2.16b
    eor v19.16b, v19.16b, v23.16b
    str q10, [sp, #800]
    and v14.16b, v14.16b, v18.16b
    eor v4.16b, v29.16b, v4.16b
    eor v29.16b, v9.16b, v3.16b
    // round 2 (aes.dsl:47)
    str q5, [sp, #816]
    // round 1 (aes.dsl:47)
    and v1.16b, v1.16b, v9.16b
    orr v2.16b, v27.16b, v2.16b
    eor v27.16b, v19.16b, v12.16b
    // round 2 (aes.dsl:47)
    str q30, [sp, #832]
    // round 1 (aes.dsl:47)
    eor v21.16b, v25.16b, v21.16b
    and v25.16b, v15.16b, v29.16b
    and v20.16b, v20.16b, v29.16b
    and v17.16b, v17.16b, v27.16b
    eor v0.16b, v0.16b, v2.16b
    ldr q2, [sp, #512]
    and v2.16b, v2.16b, v27.16b
    and v22.16b, v22.16b, v18.16b
    ldr q30, [sp, #544]
    and v30.16b, v30.16b, v4.16b
    and v6.16b, v6.16b, v9.16b
    ldr q15, [sp, #464]
    and v15.16b, v15.16b, v19.16b
    ldr q29, [sp, #496]
    and v29.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v0.16b
    ldr q27, [sp, #384]
    and v27.16b, v27.16b, v12.16b
    ldr q23, [sp, #336]
    and v23.16b, v23.16b, v12.16b
    eor v12.16b, v18.16b, v12.16b
    eor v18.16b, v18.16b, v0.16b
    and v16.16b, v16.16b, v19.16b
    ldr q10, [sp, #752]
    and v10.16b, v10.16b, v3.16b
    ldr q11, [sp, #736]
    and v11.16b, v11.16b, v3.16b
    eor v9.16b, v9.16b, v21.16b
    eor v3.16b, v4.16b, v3.16b
    ldr q7, [sp, #448]
    and v7.16b, v7.16b, v21.16b
    ldr q5, [sp, #720]
    and v5.16b, v5.16b, v21.16b
    eor v21.16b, v4.16b, v21.16b
    ldr q8, [sp, #704]
    and v8.16b, v8.16b, v9.16b
    str q7, [sp, #704]
    ldr q7, [sp, #688]
    and v7.16b, v7.16b, v3.16b
    ldr q26, [sp, #672]
    and v26.16b, v26.16b, v9.16b
    str q23, [sp, #672]
    ldr q23, [sp, #608]
    and v23.16b, v23.16b, v3.16b
    eor v3.16b, v9.16b, v3.16b
    ushr v9.16b, v13.16b, #2
    bit v13.16b, v9.16b, v24.16b
    ldr q9, [sp, #592]
    and v9.16b, v9.16b, v21.16b
    mov v24.16b, v13.16b
    sli v24.16b, v13.16b, #4
    str q24, [sp, #592]
    ldr q24, [sp, #528]
    and v24.16b, v24.16b, v19.16b
    eor v19.16b, v12.16b, v19.16b
    str q13, [sp, #528]
    ldr q13, [sp, #416]
    and v13.16b, v13.16b, v12.16b
    str q15, [sp, #416]
    ldr q15, [sp, #320]
    and v15.16b, v15.16b, v3.16b
    eor v9.16b, v9.16b, v23.16b
    sri v28.16b, v28.16b, #4
    str q28, [sp, #320]
    ldr q28, [sp, #352]
    and v28.16b, v28.16b, v19.16b
    eor v2.16b, v2.16b, v24.16b
    str q24, [sp, #352]
    ldr q24, [sp, #656]
    and v24.16b, v24.16b, v0.16b
    eor v13.16b, v29.16b, v13.16b
    eor3 v5.16b, v5.16b, v15.16b, v9.16b
    str q1, [sp, #656]
    ldr q1, [sp, #576]
    and v1.16b, v1.16b, v21.16b
    eor v21.16b, v30.16b, v26.16b
    eor3 v26.16b, v27.16b, v28.16b, v2.16b
    ldr q27, [sp, #400]
    and v27.16b, v27.16b, v12.16b
    eor3 v16.16b, v17.16b, v13.16b, v16.16b
    eor v6.16b, v6.16b, v5.16b
    eor v12.16b, v14.16b, v26.16b
    ldr q14, [sp, #640]
    and v14.16b, v14.16b, v18.16b
    eor3 v7.16b, v1.16b, v21.16b, v7.16b
    str q26, [sp, #640]
    ldr q26, [sp, #432]
    and v19.16b, v26.16b, v19.16b
    ext v26.16b, v16.16b, v16.16b, #12
    eor3 v1.16b, v1.16b, v20.16b, v6.16b
    ldr q20, [sp, #480]
    and v4.16b, v20.16b, v4.16b
    tbl v20.16b, {v7.16b}, v31.16b
    eor3 v17.16b, v17.16b, v14.16b, v12.16b
    ldr q14, [sp, #368]
    and v0.16b, v14.16b, v0.16b
    eor v26.16b, v7.16b, v26.16b
    eor v8.16b, v8.16b, v1.16b
    ldr q14, [x8, #16]
    str q1, [sp, #368]
    tbl v1.16b, {v16.16b}, v14.16b
    str q5, [sp, #480]
    ldr q5, [sp, #560]
    and v3.16b, v5.16b, v3.16b
    eor v5.16b, v27.16b, v17.16b
    eor3 v6.16b, v30.16b, v10.16b, v6.16b
    ext v27.16b, v26.16b, v26.16b, #4
    eor v30.16b, v11.16b, v8.16b
    ldr q10, [sp, #624]
    and v18.16b, v10.16b, v18.16b
    eor3 v0.16b, v29.16b, v0.16b, v12.16b
    eor v24.16b, v24.16b, v5.16b
    ldr q29, [x3, #2080]
    eor3 v16.16b, v29.16b, v16.16b, v20.16b
    eor3 v20.16b, v23.16b, v25.16b, v30.16b
    // round 2 (aes.dsl:47)
    ldr q23, [x3, #2208]
    eor3 v1.16b, v23.16b, v1.16b, v27.16b
    // round 1 (aes.dsl:47)
    ext v23.16b, v0.16b, v0.16b, #12
    eor3 v4.16b, v4.16b, v9.16b, v8.16b
    eor3 v22.16b, v22.16b, v28.16b, v24.16b
    // round 2 (aes.dsl:47)
    ldr q25, [x3, #2256]
    // round 1 (aes.dsl:47)
    ldr q28, [sp, #656]
    eor3 v28.16b, v28.16b, v15.16b, v30.16b
    ldr q29, [sp, #352]
    eor3 v18.16b, v29.16b, v18.16b, v24.16b
    ldr q24, [sp, #416]
    eor3 v2.16b, v24.16b, v2.16b, v5.16b
    eor v5.16b, v6.16b, v23.16b
    tbl v23.16b, {v22.16b}, v14.16b
    tbl v24.16b, {v4.16b}, v31.16b
    tbl v29.16b, {v26.16b}, v14.16b
    tbl v30.16b, {v2.16b}, v14.16b
    eor v8.16b, v18.16b, v22.16b
    eor3 v19.16b, v13.16b, v19.16b, v2.16b
    ext v9.16b, v2.16b, v2.16b, #12
    eor v2.16b, v2.16b, v24.16b
    ext v24.16b, v8.16b, v8.16b, #12
    // round 2 (aes.dsl:47)
    ldr q10, [x3, #2272]
    eor3 v7.16b, v10.16b, v7.16b, v29.16b
    // round 1 (aes.dsl:47)
    ldr q29, [x3, #2096]
    eor3 v26.16b, v29.16b, v26.16b, v28.16b
    tbl v29.16b, {v8.16b}, v14.16b
    ext v10.16b, v5.16b, v5.16b, #4
    tbl v11.16b, {v0.16b}, v14.16b
    tbl v12.16b, {v6.16b}, v31.16b
    ldr q13, [sp, #672]
    eor v18.16b, v13.16b, v18.16b
    tbl v13.16b, {v28.16b}, v31.16b
    ldr q15, [sp, #704]
    eor v15.16b, v15.16b, v20.16b
    eor3 v3.16b, v21.16b, v3.16b, v4.16b
    ext v21.16b, v22.16b, v22.16b, #12
    ldr q27, [x3, #2112]
    eor3 v22.16b, v27.16b, v22.16b, v13.16b
    tbl v27.16b, {v5.16b}, v14.16b
    eor v19.16b, v19.16b, v18.16b
    eor v9.16b, v4.16b, v9.16b
    eor v3.16b, v3.16b, v15.16b
    eor v21.16b, v28.16b, v21.16b
    tbl v13.16b, {v19.16b}, v14.16b
    // round 2 (aes.dsl:47)
    str q22, [sp, #704]
    ldr q22, [x3, #2240]
    eor3 v6.16b, v22.16b, v6.16b, v27.16b
    // round 1 (aes.dsl:47)
    ldr q22, [sp, #480]
    eor v22.16b, v22.16b, v15.16b
    ext v27.16b, v21.16b, v21.16b, #4
    ldr q15, [x3, #2048]
    eor3 v0.16b, v15.16b, v0.16b, v12.16b
    ext v12.16b, v9.16b, v9.16b, #4
    tbl v15.16b, {v22.16b}, v31.16b
    eor v20.16b, v20.16b, v28.16b
    ext v28.16b, v19.16b, v19.16b, #12
    eor v17.16b, v17.16b, v19.16b
    str q6, [sp, #480]
    ldr q6, [x3, #2144]
    eor3 v6.16b, v6.16b, v30.16b, v12.16b
    ldr q30, [sp, #640]
    eor v18.16b, v30.16b, v18.16b
    eor v28.16b, v3.16b, v28.16b
    eor v24.16b, v20.16b, v24.16b
    ldr q30, [sp, #368]
    eor v30.16b, v30.16b, v3.16b
    tbl v12.16b, {v9.16b}, v14.16b
    // round 2 (aes.dsl:47)
    str q7, [sp, #368]
    ldr q7, [x3, #2176]
    eor3 v7.16b, v7.16b, v11.16b, v10.16b
    // round 1 (aes.dsl:47)
    ext v10.16b, v18.16b, v18.16b, #12
    tbl v11.16b, {v30.16b}, v31.16b
    str q26, [sp, #640]
    ldr q26, [x3, #2064]
    eor3 v5.16b, v26.16b, v5.16b, v9.16b
    ldr q26, [x3, #2128]
    eor3 v26.16b, v26.16b, v21.16b, v30.16b
    // round 2 (aes.dsl:47)
    eor3 v25.16b, v25.16b, v20.16b, v9.16b
    // round 1 (aes.dsl:47)
    eor v10.16b, v22.16b, v10.16b
    eor3 v16.16b, v16.16b, v23.16b, v27.16b
    ext v23.16b, v17.16b, v17.16b, #12
    tbl v27.16b, {v18.16b}, v14.16b
    tbl v20.16b, {v20.16b}, v31.16b
    // round 2 (aes.dsl:47)
    eor3 v7.16b, v2.16b, v7.16b, v16.16b
    // round 1 (aes.dsl:47)
    str q7, [sp, #672]
    tbl v7.16b, {v10.16b}, v14.16b
    // round 2 (aes.dsl:47)
    str q26, [sp, #416]
    ldr q26, [x3, #2288]
    eor3 v26.16b, v26.16b, v3.16b, v10.16b
    // round 1 (aes.dsl:47)
    str q26, [sp, #352]
    ldr q26, [x3, #2160]
    eor3 v4.16b, v26.16b, v4.16b, v12.16b
    tbl v26.16b, {v17.16b}, v14.16b
    // round 2 (aes.dsl:47)
    eor v20.16b, v2.16b, v20.16b
    // round 1 (aes.dsl:47)
    tbl v3.16b, {v3.16b}, v31.16b
    tbl v21.16b, {v21.16b}, v14.16b
    ext v31.16b, v24.16b, v24.16b, #4
    eor3 v0.16b, v0.16b, v2.16b, v27.16b
    // round 2 (aes.dsl:47)
    eor v27.16b, v15.16b, v13.16b
    // round 1 (aes.dsl:47)
    ext v10.16b, v10.16b, v10.16b, #4
    // round 2 (aes.dsl:47)
    eor3 v19.16b, v19.16b, v29.16b, v31.16b
    eor3 v1.16b, v1.16b, v8.16b, v20.16b
    // round 1 (aes.dsl:47)
    eor v20.16b, v30.16b, v23.16b
    // round 2 (aes.dsl:47)
    ldr q23, [x3, #2224]
    eor3 v18.16b, v23.16b, v18.16b, v27.16b
    // round 1 (aes.dsl:47)
    tbl v23.16b, {v24.16b}, v14.16b
    eor v0.16b, v0.16b, v10.16b
    ext v27.16b, v20.16b, v20.16b, #4
    // round 2 (aes.dsl:47)
    ldr q29, [x3, #2192]
    eor3 v2.16b, v29.16b, v2.16b, v3.16b
    // round 1 (aes.dsl:47)
    eor3 v3.16b, v17.16b, v6.16b, v11.16b
    // round 2 (aes.dsl:47)
    eor v6.16b, v16.16b, v0.16b
    eor3 v17.16b, v25.16b, v23.16b, v28.16b
    // round 1 (aes.dsl:47)
    ldr q23, [sp, #640]
    eor v21.16b, v23.16b, v21.16b
    eor3 v5.16b, v22.16b, v5.16b, v7.16b
    eor v4.16b, v4.16b, v20.16b
    // round 2 (aes.dsl:47)
    eor3 v2.16b, v2.16b, v3.16b, v19.16b
    ldr q7, [sp, #368]
    eor3 v7.16b, v7.16b, v9.16b, v24.16b
    // round 1 (aes.dsl:47)
    tbl v19.16b, {v20.16b}, v14.16b
    ext v20.16b, v28.16b, v28.16b, #4
    // round 2 (aes.dsl:47)
    eor v17.16b, v4.16b, v17.16b
    // round 1 (aes.dsl:47)
    ldr q22, [sp, #704]
    eor3 v22.16b, v22.16b, v26.16b, v27.16b
    // round 2 (aes.dsl:47)
    eor v1.16b, v1.16b, v2.16b
    // round 1 (aes.dsl:47)
    tbl v23.16b, {v28.16b}, v14.16b
    // round 2 (aes.dsl:47)
    eor v24.16b, v21.16b, v5.16b
    eor3 v18.16b, v20.16b, v18.16b, v6.16b
    // round 1 (aes.dsl:47)
    ldr q20, [sp, #416]
    eor v19.16b, v20.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor v20.16b, v22.16b, v1.16b
    eor v7.16b, v7.16b, v17.16b
    ldr q25, [sp, #480]
    eor3 v25.16b, v9.16b, v25.16b, v21.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q26, [sp, #352]
    eor3 v23.16b, v23.16b, v26.16b, v24.16b
    eor v26.16b, v2.16b, v6.16b
    eor v27.16b, v19.16b, v7.16b
    ldr q28, [sp, #672]
    eor v29.16b, v28.16b, v20.16b
    eor v30.16b, v17.16b, v24.16b
    eor v7.16b, v7.16b, v23.16b
    eor v31.16b, v20.16b, v1.16b
    eor v3.16b, v3.16b, v29.16b
    eor v28.16b, v28.16b, v26.16b
    eor v8.16b, v25.16b, v27.16b
    and v9.16b, v22.16b, v2.16b
    eor v10.16b, v27.16b, v7.16b
    eor v0.16b, v0.16b, v31.16b
    and v11.16b, v19.16b, v17.16b
    eor v12.16b, v22.16b, v28.16b
    eor v4.16b, v4.16b, v8.16b
    eor v13.16b, v2.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    eor v15.16b, v2.16b, v0.16b
    and v14.16b, v29.16b, v26.16b
    str q2, [sp, #672]
    eor v2.16b, v6.16b, v3.16b
    str q22, [sp, #352]
    eor v22.16b, v24.16b, v4.16b
    eor v25.16b, v25.16b, v30.16b
    str q26, [sp, #480]
    eor v26.16b, v17.16b, v5.16b
    str q31, [sp, #416]
    and v31.16b, v31.16b, v15.16b
    str q17, [sp, #704]
    eor v17.16b, v17.16b, v4.16b
    str q0, [sp, #368]
    orr v0.16b, v18.16b, v0.16b
    str q18, [sp, #640]
    and v18.16b, v20.16b, v2.16b
    str q19, [sp, #656]
    eor v19.16b, v19.16b, v25.16b
    eor v9.16b, v9.16b, v31.16b
    str q20, [sp, #624]
    eor v20.16b, v26.16b, v22.16b
    str q3, [sp, #560]
    orr v3.16b, v3.16b, v12.16b
    eor v6.16b, v6.16b, v15.16b
    str q12, [sp, #432]
    eor v12.16b, v1.16b, v12.16b
    str q20, [sp, #400]
    and v20.16b, v7.16b, v20.16b
    str q30, [sp, #576]
    and v30.16b, v8.16b, v30.16b
    str q25, [sp, #608]
    and v25.16b, v17.16b, v25.16b
    str q6, [sp, #688]
    and v6.16b, v6.16b, v12.16b
    eor v0.16b, v0.16b, v31.16b
    eor v31.16b, v15.16b, v2.16b
    eor3 v21.16b, v21.16b, v30.16b, v25.16b
    orr v30.16b, v23.16b, v5.16b
    str q15, [sp, #720]
    and v15.16b, v10.16b, v26.16b
    str q23, [sp, #448]
    and v23.16b, v1.16b, v31.16b
    str q10, [sp, #736]
    eor v10.16b, v7.16b, v19.16b
    str q31, [sp, #752]
    and v31.16b, v13.16b, v28.16b
    str q17, [sp, #336]
    and v17.16b, v27.16b, v22.16b
    eor v30.16b, v30.16b, v15.16b
    eor v24.16b, v24.16b, v26.16b
    eor3 v23.16b, v29.16b, v3.16b, v23.16b
    str q4, [sp, #384]
    orr v4.16b, v4.16b, v19.16b
    eor3 v16.16b, v16.16b, v14.16b, v31.16b
    and v14.16b, v24.16b, v10.16b
    eor3 v17.16b, v25.16b, v17.16b, v30.16b
    eor v25.16b, v11.16b, v15.16b
    eor3 v20.16b, v8.16b, v4.16b, v20.16b
    eor3 v18.16b, v31.16b, v18.16b, v0.16b
    eor v16.16b, v9.16b, v16.16b
    eor v21.16b, v25.16b, v21.16b
    eor v0.16b, v0.16b, v23.16b
    eor3 v3.16b, v3.16b, v6.16b, v9.16b
    eor3 v4.16b, v4.16b, v14.16b, v25.16b
    eor v6.16b, v18.16b, v16.16b
    eor v20.16b, v30.16b, v20.16b
    movi v23.16b, #51
    ldr q25, [sp, #768]
    ldr q30, [sp, #832]
    bsl v23.16b, v25.16b, v30.16b
    eor v25.16b, v17.16b, v21.16b
    eor v30.16b, v0.16b, v3.16b
    ldr q31, [sp, #528]
    sri v31.16b, v31.16b, #4
    and v9.16b, v0.16b, v6.16b
    eor v11.16b, v20.16b, v4.16b
    mov v14.16b, v23.16b
    sli v14.16b, v23.16b, #4
    and v15.16b, v20.16b, v25.16b
    str q19, [sp, #528]
    and v19.16b, v18.16b, v30.16b
    sri v23.16b, v23.16b, #4
    str q26, [sp, #832]
    eor v26.16b, v3.16b, v9.16b
    str q5, [sp, #768]
    and v5.16b, v17.16b, v11.16b
    str q31, [sp, #496]
    ldr q31, [sp, #320]
    sli v31.8h, v31.8h, #8
    str q31, [sp, #464]
    eor v31.16b, v4.16b, v15.16b
    str q22, [sp, #544]
    eor v22.16b, v16.16b, v19.16b
    str q23, [sp, #512]
    sli v23.8h, v23.8h, #8
    str q23, [sp, #848]
    eor v23.16b, v21.16b, v5.16b
    and v16.16b, v16.16b, v26.16b
    ldr q26, [sp, #592]
    sli v26.8h, v26.8h, #8
    and v21.16b, v21.16b, v31.16b
    and v3.16b, v3.16b, v22.16b
    ldr q22, [sp, #816]
    sri v22.16b, v22.16b, #4
    orr v0.16b, v0.16b, v16.16b
    and v4.16b, v4.16b, v23.16b
    mov v23.16b, v14.16b
    sli v23.8h, v14.8h, #8
    eor v25.16b, v25.16b, v21.16b
    orr v18.16b, v18.16b, v3.16b
    orr v20.16b, v20.16b, v21.16b
    eor v0.16b, v19.16b, v0.16b
    orr v17.16b, v17.16b, v4.16b
    eor v3.16b, v30.16b, v3.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v9.16b, v18.16b
    eor v5.16b, v5.16b, v20.16b
    eor v17.16b, v15.16b, v17.16b
    ldr q20, [sp, #624]
    and v20.16b, v20.16b, v0.16b
    eor v15.16b, v6.16b, v3.16b
    and v2.16b, v2.16b, v0.16b
    eor v19.16b, v0.16b, v16.16b
    and v29.16b, v29.16b, v3.16b
    ldr q9, [sp, #480]
    and v9.16b, v9.16b, v3.16b
    eor v0.16b, v0.16b, v3.16b
    mov v3.16b, v22.16b
    sli v3.8h, v22.8h, #8
    eor v4.16b, v11.16b, v4.16b
    eor v11.16b, v15.16b, v19.16b
    and v28.16b, v28.16b, v0.16b
    and v0.16b, v13.16b, v0.16b
    ldr q13, [sp, #784]
    mov v31.16b, v13.16b
    sli v31.8h, v13.8h, #8
    ldr q18, [sp, #352]
    and v18.16b, v18.16b, v11.16b
    ldr q30, [sp, #672]
    and v30.16b, v30.16b, v11.16b
    ldr q11, [sp, #800]
    mov v21.16b, v11.16b
    sli v21.8h, v11.8h, #8
    and v12.16b, v12.16b, v6.16b
    and v10.16b, v10.16b, v25.16b
    str q3, [sp, #672]
    ldr q3, [sp, #640]
    and v3.16b, v3.16b, v15.16b
    str q26, [sp, #640]
    ldr q26, [sp, #368]
    and v26.16b, v26.16b, v15.16b
    eor v15.16b, v5.16b, v4.16b
    and v1.16b, v1.16b, v16.16b
    and v8.16b, v8.16b, v4.16b
    str q23, [sp, #368]
    ldr q23, [sp, #576]
    and v23.16b, v23.16b, v4.16b
    eor v4.16b, v25.16b, v4.16b
    and v27.16b, v27.16b, v5.16b
    and v24.16b, v24.16b, v25.16b
    eor v25.16b, v25.16b, v17.16b
    and v7.16b, v7.16b, v17.16b
    str q23, [sp, #576]
    ldr q23, [sp, #400]
    and v23.16b, v23.16b, v17.16b
    str q30, [sp, #400]
    ldr q30, [sp, #544]
    and v30.16b, v30.16b, v5.16b
    eor v5.16b, v5.16b, v17.16b
    ldr q17, [sp, #496]
    sli v17.8h, v17.8h, #8
    str q17, [sp, #544]
    ldr q17, [sp, #768]
    and v17.16b, v17.16b, v4.16b
    str q9, [sp, #768]
    ldr q9, [sp, #336]
    and v9.16b, v9.16b, v15.16b
    eor v26.16b, v2.16b, v26.16b
    str q31, [sp, #336]
    ldr q31, [sp, #608]
    and v31.16b, v31.16b, v15.16b
    sri v11.8h, v11.8h, #8
    ldr q15, [sp, #832]
    and v15.16b, v15.16b, v5.16b
    eor v17.16b, v30.16b, v17.16b
    str q27, [sp, #832]
    ldr q27, [sp, #688]
    and v27.16b, v27.16b, v6.16b
    str q10, [sp, #688]
    ldr q10, [sp, #752]
    and v10.16b, v10.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #2448]
    eor3 v15.16b, v9.16b, v17.16b, v15.16b
    sri v13.8h, v13.8h, #8
    str q17, [sp, #784]
    ldr q17, [sp, #736]
    and v17.16b, v17.16b, v5.16b
    str q12, [sp, #736]
    ldr q12, [sp, #448]
    and v12.16b, v12.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    rev32 v5.8h, v15.8h
    eor3 v5.16b, v16.16b, v13.16b, v5.16b
    sri v14.8h, v14.8h, #8
    ldr q13, [x3, #2480]
    str q5, [sp, #448]
    ldr q5, [sp, #416]
    and v5.16b, v5.16b, v19.16b
    eor v31.16b, v31.16b, v17.16b
    ldr q16, [sp, #656]
    and v16.16b, v16.16b, v4.16b
    str q17, [sp, #656]
    ldr q17, [sp, #592]
    sri v17.8h, v17.8h, #8
    eor v28.16b, v28.16b, v5.16b
    str q5, [sp, #592]
    ldr q5, [sp, #720]
    and v5.16b, v5.16b, v19.16b
    sri v22.8h, v22.8h, #8
    eor3 v8.16b, v8.16b, v16.16b, v31.16b
    eor3 v17.16b, v13.16b, v17.16b, v15.16b
    ldr q19, [sp, #320]
    sri v19.8h, v19.8h, #8
    eor3 v29.16b, v29.16b, v18.16b, v28.16b
    ldr q13, [sp, #528]
    and v13.16b, v13.16b, v25.16b
    eor3 v5.16b, v0.16b, v26.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    str q22, [sp, #528]
    ldr q22, [sp, #384]
    and v22.16b, v22.16b, v25.16b
    ldr q25, [sp, #560]
    and v25.16b, v25.16b, v6.16b
    eor v27.16b, v27.16b, v29.16b
    str q17, [sp, #560]
    ldr q17, [sp, #512]
    sri v17.8h, v17.8h, #8
    eor3 v23.16b, v30.16b, v23.16b, v24.16b
    ldr q30, [sp, #496]
    sri v30.8h, v30.8h, #8
    eor3 v0.16b, v0.16b, v25.16b, v27.16b
    ext v25.16b, v5.16b, v5.16b, #8
    str q25, [sp, #496]
    ldr q25, [x8, #16]
    tbl v15.16b, {v15.16b}, v25.16b
    str q8, [sp, #512]
    ldr q8, [sp, #432]
    and v6.16b, v8.16b, v6.16b
    eor3 v22.16b, v9.16b, v22.16b, v24.16b
    eor3 v2.16b, v2.16b, v10.16b, v27.16b
    eor v3.16b, v3.16b, v0.16b
    eor v24.16b, v5.16b, v15.16b
    tbl v27.16b, {v23.16b}, v25.16b
    ldr q8, [sp, #704]
    and v4.16b, v8.16b, v4.16b
    ldr q8, [x3, #2304]
    eor3 v21.16b, v8.16b, v21.16b, v2.16b
    eor v8.16b, v12.16b, v22.16b
    ldr q9, [x3, #2464]
    eor3 v9.16b, v9.16b, v14.16b, v24.16b
    eor v27.16b, v2.16b, v27.16b
    eor v1.16b, v1.16b, v3.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q10, [x3, #2432]
    eor3 v5.16b, v10.16b, v11.16b, v5.16b
    eor v7.16b, v7.16b, v8.16b
    eor3 v3.16b, v20.16b, v28.16b, v3.16b
    tbl v20.16b, {v24.16b}, v25.16b
    ldr q28, [sp, #736]
    eor3 v18.16b, v28.16b, v18.16b, v1.16b
    rev32 v28.8h, v27.8h
    ldr q10, [sp, #592]
    eor3 v1.16b, v10.16b, v6.16b, v1.16b
    ldr q6, [sp, #688]
    eor3 v6.16b, v6.16b, v16.16b, v7.16b
    rev32 v16.8h, v24.8h
    ldr q24, [sp, #832]
    eor3 v24.16b, v24.16b, v31.16b, v8.16b
    tbl v31.16b, {v3.16b}, v25.16b
    ldr q8, [sp, #656]
    eor3 v7.16b, v8.16b, v13.16b, v7.16b
    rev32 v8.8h, v23.8h
    tbl v10.16b, {v6.16b}, v25.16b
    eor v31.16b, v24.16b, v31.16b
    rev32 v11.8h, v24.8h
    tbl v12.16b, {v27.16b}, v25.16b
    ldr q13, [x3, #2320]
    ldr q14, [sp, #336]
    eor3 v8.16b, v13.16b, v14.16b, v8.16b
    eor v10.16b, v18.16b, v10.16b
    ldr q13, [sp, #768]
    eor v13.16b, v13.16b, v1.16b
    ldr q14, [sp, #784]
    eor3 v4.16b, v14.16b, v4.16b, v24.16b
    tbl v14.16b, {v31.16b}, v25.16b
    eor v15.16b, v7.16b, v6.16b
    str q9, [sp, #784]
    ldr q9, [sp, #400]
    eor3 v26.16b, v26.16b, v9.16b, v3.16b
    ldr q9, [sp, #576]
    eor v7.16b, v9.16b, v7.16b
    eor v29.16b, v29.16b, v13.16b
    tbl v9.16b, {v15.16b}, v25.16b
    str q21, [sp, #576]
    ldr q21, [x3, #2512]
    eor3 v19.16b, v21.16b, v19.16b, v6.16b
    ext v21.16b, v3.16b, v3.16b, #8
    str q28, [sp, #400]
    ldr q28, [x3, #2336]
    str q19, [sp, #768]
    ldr q19, [sp, #368]
    eor3 v19.16b, v28.16b, v19.16b, v27.16b
    ldr q27, [x3, #2544]
    eor3 v27.16b, v27.16b, v30.16b, v11.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q28, [x3, #2352]
    ldr q30, [sp, #640]
    eor3 v23.16b, v28.16b, v30.16b, v23.16b
    eor v21.16b, v24.16b, v21.16b
    eor v24.16b, v26.16b, v13.16b
    ldr q26, [x3, #2400]
    ldr q28, [sp, #848]
    eor3 v26.16b, v26.16b, v28.16b, v1.16b
    ext v28.16b, v18.16b, v18.16b, #8
    ext v30.16b, v31.16b, v31.16b, #8
    eor3 v2.16b, v2.16b, v23.16b, v21.16b
    ldr q23, [x3, #2528]
    eor3 v3.16b, v23.16b, v17.16b, v3.16b
    tbl v17.16b, {v24.16b}, v25.16b
    eor v0.16b, v0.16b, v24.16b
    ldr q23, [sp, #512]
    eor v23.16b, v23.16b, v7.16b
    rev32 v6.8h, v6.8h
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [sp, #448]
    eor3 v7.16b, v7.16b, v20.16b, v15.16b
    ext v20.16b, v1.16b, v1.16b, #8
    ldr q11, [x3, #2384]
    ldr q13, [sp, #464]
    eor3 v11.16b, v11.16b, v13.16b, v23.16b
    tbl v13.16b, {v10.16b}, v25.16b
    str q30, [sp, #464]
    ldr q30, [sp, #496]
    str q3, [sp, #448]
    ldr q3, [sp, #560]
    eor3 v3.16b, v30.16b, v3.16b, v6.16b
    eor3 v6.16b, v21.16b, v20.16b, v7.16b
    eor3 v5.16b, v5.16b, v16.16b, v14.16b
    eor v7.16b, v22.16b, v4.16b
    eor v3.16b, v3.16b, v13.16b
    ldr q16, [x3, #2496]
    ldr q20, [sp, #528]
    eor3 v16.16b, v16.16b, v20.16b, v10.16b
    ldr q20, [x3, #2416]
    ldr q22, [sp, #544]
    eor3 v20.16b, v20.16b, v22.16b, v21.16b
    rev32 v22.8h, v4.8h
    rev32 v30.8h, v15.8h
    tbl v13.16b, {v7.16b}, v25.16b
    ext v15.16b, v24.16b, v24.16b, #8
    eor v1.16b, v1.16b, v9.16b
    tbl v9.16b, {v29.16b}, v25.16b
    eor3 v21.16b, v8.16b, v12.16b, v21.16b
    eor v17.16b, v4.16b, v17.16b
    rev32 v8.8h, v7.8h
    ldr q12, [x3, #2368]
    str q16, [sp, #544]
    ldr q16, [sp, #672]
    eor3 v16.16b, v12.16b, v16.16b, v24.16b
    eor v24.16b, v23.16b, v9.16b
    rev32 v9.8h, v1.8h
    ldr q12, [sp, #768]
    eor3 v28.16b, v28.16b, v12.16b, v8.16b
    tbl v8.16b, {v17.16b}, v25.16b
    tbl v12.16b, {v1.16b}, v25.16b
    tbl v25.16b, {v24.16b}, v25.16b
    str q28, [sp, #768]
    ext v28.16b, v17.16b, v17.16b, #8
    eor3 v26.16b, v14.16b, v26.16b, v9.16b
    ext v9.16b, v0.16b, v0.16b, #8
    eor3 v4.16b, v4.16b, v30.16b, v12.16b
    rev32 v30.8h, v10.8h
    eor3 v16.16b, v16.16b, v28.16b, v25.16b
    eor v25.16b, v8.16b, v26.16b
    ldr q26, [sp, #576]
    ldr q28, [sp, #400]
    eor3 v26.16b, v26.16b, v28.16b, v14.16b
    eor3 v19.16b, v19.16b, v29.16b, v14.16b
    ldr q28, [sp, #784]
    eor3 v18.16b, v28.16b, v18.16b, v30.16b
    rev32 v23.8h, v23.8h
    str q26, [sp, #64]
    str q6, [sp, #208]
    eor3 v4.16b, v20.16b, v15.16b, v4.16b
    eor3 v6.16b, v31.16b, v27.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    str q21, [sp, #80]
    str q18, [sp, #224]
    ext v5.16b, v29.16b, v29.16b, #8
    eor v7.16b, v0.16b, v13.16b
    eor3 v2.16b, v2.16b, v23.16b, v24.16b
    str q3, [sp, #240]
    str q1, [sp, #192]
    eor v1.16b, v11.16b, v17.16b
    eor v3.16b, v9.16b, v6.16b
    ext v6.16b, v24.16b, v24.16b, #8
    str q2, [sp, #112]
    ldr q2, [sp, #448]
    ldr q17, [sp, #464]
    eor3 v2.16b, v2.16b, v17.16b, v7.16b
    str q16, [sp, #128]
    ldr q16, [x8, #16]
    tbl v16.16b, {v7.16b}, v16.16b
    rev32 v7.8h, v7.8h
    eor v6.16b, v19.16b, v6.16b
    str q3, [sp, #304]
    str q25, [sp, #160]
    eor3 v1.16b, v5.16b, v22.16b, v1.16b
    ldr q3, [sp, #768]
    eor v3.16b, v3.16b, v16.16b
    str q2, [sp, #288]
    ldr q2, [sp, #544]
    eor3 v0.16b, v0.16b, v2.16b, v7.16b
    str q4, [sp, #176]
    str q6, [sp, #96]
    str q1, [sp, #144]
    str q3, [sp, #272]
    str q0, [sp, #256]
.Llwcc_aes128_128_ctr_crypt_neon_kept:
    add x9, x4, #1
    add x10, x4, #5
    and x11, x4, #255
    and x9, x9, #255
    and x10, x10, #255
    lsl x11, x11, #4
    lsl x9, x9, #4
    lsl x10, x10, #4
    add x11, x3, x11
    add x9, x3, x9
    add x12, x4, #12
    add x10, x3, x10
    ldr q0, [x11, #3200]
    add x11, x4, #4
    ldr q1, [x9, #3200]
    add x9, x4, #2
    and x12, x12, #255
    ldr q2, [x10, #3200]
    add x10, x4, #6
    and x11, x11, #255
    and x9, x9, #255
    lsl x12, x12, #4
    and x10, x10, #255
    lsl x11, x11, #4
    lsl x9, x9, #4
    lsl x10, x10, #4
    add x12, x3, x12
    add x11, x3, x11
    add x9, x3, x9
    ldr q3, [x12, #3200]
    add x12, x4, #3
    add x10, x3, x10
    ldr q4, [x11, #3200]
    add x11, x4, #13
    ldr q5, [x9, #3200]
    add x9, x4, #11
    and x12, x12, #255
    ldr q6, [x10, #3200]
    add x10, x4, #7
    and x11, x11, #255
    and x9, x9, #255
    lsl x12, x12, #4
    and x10, x10, #255
    lsl x11, x11, #4
    lsl x9, x9, #4
    lsl x10, x10, #4
    add x12, x3, x12
    add x11, x3, x11
    add x9, x3, x9
    add x10, x3, x10
    ldr q7, [x12, #3200]
    add x12, x4, #14
    ldr q16, [x11, #3200]
    add x11, x4, #10
    ldr q17, [x9, #3200]
    add x9, x4, #15
    ldr q18, [x10, #3200]
    add x10, x4, #9
    add x13, x4, #8
    and x12, x12, #255
    and x11, x11, #255
    and x9, x9, #255
    and x10, x10, #255
    lsl x12, x12, #4
    lsl x11, x11, #4
    and x13, x13, #255
    lsl x9, x9, #4
    lsl x10, x10, #4
    lsl x13, x13, #4
    add x12, x3, x12
    add x11, x3, x11
    add x9, x3, x9
    add x13, x3, x13
    movi v20.16b, #85
    add x10, x3, x10
    ldr q21, [x12, #3200]
    ldr q22, [x11, #3200]
    ldr q23, [x9, #3200]
    ldr q24, [x13, #3200]
    ushr v25.16b, v0.16b, #1
    shl v26.16b, v1.16b, #1
    shl v27.16b, v2.16b, #1
    ldr q28, [x10, #3200]
    ushr v29.16b, v3.16b, #1
    ushr v30.16b, v4.16b, #1
    ushr v31.16b, v5.16b, #1
    ushr v8.16b, v6.16b, #1
    shl v9.16b, v7.16b, #1
    shl v10.16b, v16.16b, #1
    shl v11.16b, v17.16b, #1
    shl v12.16b, v18.16b, #1
    ushr v13.16b, v21.16b, #1
    ushr v14.16b, v22.16b, #1
    shl v15.16b, v23.16b, #1
    ushr v19.16b, v24.16b, #1
    str q24, [sp, #320]
    shl v24.16b, v28.16b, #1
    bit v1.16b, v25.16b, v20.16b
    bit v26.16b, v0.16b, v20.16b
    bit v27.16b, v4.16b, v20.16b
    bit v2.16b, v30.16b, v20.16b
    bit v7.16b, v31.16b, v20.16b
    bit v9.16b, v5.16b, v20.16b
    bit v16.16b, v29.16b, v20.16b
    bit v10.16b, v3.16b, v20.16b
    bit v18.16b, v8.16b, v20.16b
    bit v12.16b, v6.16b, v20.16b
    bit v11.16b, v22.16b, v20.16b
    bit v17.16b, v14.16b, v20.16b
    bit v23.16b, v13.16b, v20.16b
    bit v15.16b, v21.16b, v20.16b
    bit v28.16b, v19.16b, v20.16b
    ldr q0, [sp, #320]
    bit v24.16b, v0.16b, v20.16b
    ushr v0.16b, v1.16b, #2
    ushr v3.16b, v26.16b, #2
    ushr v4.16b, v2.16b, #2
    ushr v5.16b, v27.16b, #2
    shl v6.16b, v7.16b, #2
    shl v19.16b, v9.16b, #2
    ushr v21.16b, v10.16b, #2
    ushr v22.16b, v16.16b, #2
    shl v25.16b, v18.16b, #2
    shl v29.16b, v12.16b, #2
    shl v30.16b, v17.16b, #2
    shl v31.16b, v11.16b, #2
    shl v8.16b, v23.16b, #2
    shl v13.16b, v15.16b, #2
    ushr v14.16b, v28.16b, #2
    ushr v20.16b, v24.16b, #2
    str q11, [sp, #320]
    movi v11.16b, #51
    bit v7.16b, v0.16b, v11.16b
    bit v6.16b, v1.16b, v11.16b
    bit v9.16b, v3.16b, v11.16b
    bit v19.16b, v26.16b, v11.16b
    bit v18.16b, v4.16b, v11.16b
    bit v25.16b, v2.16b, v11.16b
    bit v12.16b, v5.16b, v11.16b
    bit v29.16b, v27.16b, v11.16b
    bit v23.16b, v22.16b, v11.16b
    bit v8.16b, v16.16b, v11.16b
    bit v15.16b, v21.16b, v11.16b
    bit v13.16b, v10.16b, v11.16b
    bit v30.16b, v28.16b, v11.16b
    bit v17.16b, v14.16b, v11.16b
    bit v31.16b, v24.16b, v11.16b
    ldr q0, [sp, #320]
    bit v0.16b, v20.16b, v11.16b
    mov v1.16b, v19.16b
    sli v1.16b, v29.16b, #4
    sri v29.16b, v19.16b, #4
    mov v2.16b, v9.16b
    sli v2.16b, v12.16b, #4
    sri v12.16b, v9.16b, #4
    mov v3.16b, v25.16b
    sri v3.16b, v6.16b, #4
    sli v6.16b, v25.16b, #4
    mov v4.16b, v18.16b
    sri v4.16b, v7.16b, #4
    sli v7.16b, v18.16b, #4
    mov v5.16b, v15.16b
    sri v5.16b, v0.16b, #4
    sli v0.16b, v15.16b, #4
    mov v16.16b, v13.16b
    sri v16.16b, v31.16b, #4
    sli v31.16b, v13.16b, #4
    mov v18.16b, v17.16b
    sli v18.16b, v23.16b, #4
    sri v23.16b, v17.16b, #4
    ldr q17, [sp, #160]
    mov v19.16b, v30.16b
    sli v19.16b, v8.16b, #4
    sri v8.16b, v30.16b, #4
    trn1 v20.16b, v2.16b, v0.16b
    ldr q21, [sp, #96]
    ldr q22, [sp, #224]
    trn2 v0.16b, v2.16b, v0.16b
    trn1 v2.16b, v12.16b, v5.16b
    trn2 v5.16b, v12.16b, v5.16b
    ldr q24, [sp, #288]
    ldr q25, [sp, #256]
    trn2 v26.16b, v1.16b, v31.16b
    trn1 v1.16b, v1.16b, v31.16b
    trn1 v27.16b, v29.16b, v16.16b
    ldr q28, [sp, #304]
    ldr q30, [sp, #240]
    trn2 v16.16b, v29.16b, v16.16b
    trn1 v29.16b, v4.16b, v23.16b
    trn2 v4.16b, v4.16b, v23.16b
    ldr q23, [sp, #112]
    ldr q31, [sp, #272]
    trn2 v9.16b, v7.16b, v18.16b
    trn1 v7.16b, v7.16b, v18.16b
    trn2 v18.16b, v3.16b, v8.16b
    ldr q10, [sp, #64]
    ldr q12, [sp, #176]
    trn1 v3.16b, v3.16b, v8.16b
    trn1 v8.16b, v6.16b, v19.16b
    trn2 v6.16b, v6.16b, v19.16b
    ldr q19, [sp, #80]
    ldr q13, [sp, #192]
    eor v20.16b, v21.16b, v20.16b
    eor v0.16b, v22.16b, v0.16b
    eor v5.16b, v24.16b, v5.16b
    ldr q21, [sp, #128]
    eor v16.16b, v25.16b, v16.16b
    eor v4.16b, v28.16b, v4.16b
    eor v22.16b, v30.16b, v9.16b
    ldr q24, [sp, #208]
    ldr q25, [sp, #144]
    eor v7.16b, v23.16b, v7.16b
    eor v18.16b, v31.16b, v18.16b
    // round 3 (aes.dsl:47)
    eor3 v2.16b, v17.16b, v2.16b, v5.16b
    eor3 v1.16b, v10.16b, v1.16b, v0.16b
    eor v17.16b, v20.16b, v0.16b
    eor3 v23.16b, v12.16b, v29.16b, v4.16b
    eor3 v19.16b, v19.16b, v8.16b, v22.16b
    eor v28.16b, v7.16b, v22.16b
    eor3 v26.16b, v13.16b, v26.16b, v2.16b
    and v29.16b, v16.16b, v2.16b
    eor3 v21.16b, v21.16b, v27.16b, v17.16b
    eor v27.16b, v2.16b, v17.16b
    eor3 v6.16b, v24.16b, v6.16b, v23.16b
    and v24.16b, v18.16b, v23.16b
    eor3 v3.16b, v25.16b, v3.16b, v28.16b
    eor v25.16b, v23.16b, v28.16b
    eor v30.16b, v16.16b, v26.16b
    eor v26.16b, v26.16b, v21.16b
    eor v31.16b, v1.16b, v27.16b
    eor v8.16b, v18.16b, v6.16b
    eor v6.16b, v6.16b, v3.16b
    eor v9.16b, v19.16b, v25.16b
    eor v1.16b, v1.16b, v30.16b
    eor v10.16b, v30.16b, v26.16b
    eor v12.16b, v16.16b, v31.16b
    eor v19.16b, v19.16b, v8.16b
    eor v13.16b, v8.16b, v6.16b
    eor v14.16b, v18.16b, v9.16b
    eor v5.16b, v5.16b, v1.16b
    eor v20.16b, v20.16b, v10.16b
    eor v15.16b, v26.16b, v12.16b
    and v11.16b, v1.16b, v27.16b
    eor v4.16b, v4.16b, v19.16b
    eor v7.16b, v7.16b, v13.16b
    str q18, [sp, #320]
    eor v18.16b, v6.16b, v14.16b
    str q16, [sp, #336]
    and v16.16b, v19.16b, v25.16b
    str q25, [sp, #352]
    eor v25.16b, v2.16b, v5.16b
    str q21, [sp, #368]
    orr v21.16b, v21.16b, v20.16b
    str q2, [sp, #384]
    eor v2.16b, v2.16b, v20.16b
    str q20, [sp, #400]
    eor v20.16b, v17.16b, v5.16b
    str q12, [sp, #416]
    orr v12.16b, v5.16b, v12.16b
    str q5, [sp, #432]
    eor v5.16b, v23.16b, v4.16b
    str q23, [sp, #448]
    eor v23.16b, v23.16b, v7.16b
    str q7, [sp, #464]
    orr v7.16b, v3.16b, v7.16b
    str q3, [sp, #480]
    eor v3.16b, v28.16b, v4.16b
    str q14, [sp, #496]
    orr v14.16b, v4.16b, v14.16b
    str q4, [sp, #512]
    and v4.16b, v10.16b, v2.16b
    eor v17.16b, v17.16b, v2.16b
    str q10, [sp, #528]
    and v10.16b, v25.16b, v31.16b
    str q2, [sp, #544]
    eor v2.16b, v2.16b, v20.16b
    str q31, [sp, #560]
    and v31.16b, v30.16b, v20.16b
    str q13, [sp, #576]
    and v13.16b, v13.16b, v23.16b
    eor v28.16b, v28.16b, v23.16b
    str q5, [sp, #592]
    and v5.16b, v5.16b, v9.16b
    str q9, [sp, #608]
    and v9.16b, v8.16b, v3.16b
    str q23, [sp, #624]
    eor v23.16b, v23.16b, v3.16b
    eor v29.16b, v29.16b, v4.16b
    eor v4.16b, v21.16b, v4.16b
    and v21.16b, v17.16b, v15.16b
    eor3 v0.16b, v0.16b, v11.16b, v10.16b
    and v11.16b, v26.16b, v2.16b
    eor v24.16b, v24.16b, v13.16b
    eor v7.16b, v7.16b, v13.16b
    and v13.16b, v28.16b, v18.16b
    eor3 v16.16b, v22.16b, v16.16b, v5.16b
    and v22.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor3 v11.16b, v1.16b, v12.16b, v11.16b
    eor3 v31.16b, v10.16b, v31.16b, v4.16b
    eor v16.16b, v24.16b, v16.16b
    eor3 v5.16b, v5.16b, v9.16b, v7.16b
    eor3 v22.16b, v19.16b, v14.16b, v22.16b
    eor3 v21.16b, v12.16b, v21.16b, v29.16b
    eor v4.16b, v4.16b, v11.16b
    eor v29.16b, v31.16b, v0.16b
    eor3 v24.16b, v14.16b, v13.16b, v24.16b
    eor v9.16b, v5.16b, v16.16b
    eor v7.16b, v7.16b, v22.16b
    eor v22.16b, v4.16b, v21.16b
    and v10.16b, v4.16b, v29.16b
    eor v11.16b, v7.16b, v24.16b
    and v12.16b, v7.16b, v9.16b
    and v13.16b, v31.16b, v22.16b
    eor v14.16b, v21.16b, v10.16b
    str q6, [sp, #640]
    and v6.16b, v5.16b, v11.16b
    str q23, [sp, #656]
    eor v23.16b, v24.16b, v12.16b
    str q25, [sp, #672]
    eor v25.16b, v0.16b, v13.16b
    and v0.16b, v0.16b, v14.16b
    eor v14.16b, v16.16b, v6.16b
    and v16.16b, v16.16b, v23.16b
    and v21.16b, v21.16b, v25.16b
    orr v4.16b, v4.16b, v0.16b
    eor v0.16b, v29.16b, v0.16b
    and v23.16b, v24.16b, v14.16b
    eor v24.16b, v9.16b, v16.16b
    orr v7.16b, v7.16b, v16.16b
    eor v16.16b, v22.16b, v21.16b
    orr v21.16b, v31.16b, v21.16b
    eor v4.16b, v13.16b, v4.16b
    and v17.16b, v17.16b, v0.16b
    and v22.16b, v15.16b, v0.16b
    orr v5.16b, v5.16b, v23.16b
    eor v23.16b, v11.16b, v23.16b
    eor v6.16b, v6.16b, v7.16b
    and v7.16b, v18.16b, v24.16b
    and v18.16b, v28.16b, v24.16b
    and v1.16b, v1.16b, v16.16b
    and v25.16b, v27.16b, v16.16b
    ldr q27, [x8, #0]
    eor v21.16b, v10.16b, v21.16b
    and v20.16b, v20.16b, v4.16b
    and v28.16b, v30.16b, v4.16b
    eor v31.16b, v0.16b, v16.16b
    eor v16.16b, v4.16b, v16.16b
    and v19.16b, v19.16b, v23.16b
    ldr q9, [sp, #352]
    and v9.16b, v9.16b, v23.16b
    eor v5.16b, v12.16b, v5.16b
    and v8.16b, v8.16b, v6.16b
    and v3.16b, v3.16b, v6.16b
    eor v10.16b, v6.16b, v23.16b
    eor v23.16b, v24.16b, v23.16b
    and v26.16b, v26.16b, v21.16b
    and v2.16b, v2.16b, v21.16b
    eor v0.16b, v0.16b, v21.16b
    ldr q11, [sp, #400]
    and v11.16b, v11.16b, v31.16b
    ldr q12, [sp, #368]
    and v12.16b, v12.16b, v31.16b
    eor v4.16b, v4.16b, v21.16b
    ldr q21, [sp, #672]
    and v21.16b, v21.16b, v16.16b
    ldr q13, [sp, #560]
    and v16.16b, v13.16b, v16.16b
    ldr q13, [sp, #656]
    and v13.16b, v13.16b, v5.16b
    ldr q14, [sp, #640]
    and v14.16b, v14.16b, v5.16b
    eor v6.16b, v6.16b, v5.16b
    ldr q15, [sp, #608]
    and v15.16b, v15.16b, v10.16b
    ldr q29, [sp, #592]
    and v29.16b, v29.16b, v10.16b
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [sp, #480]
    and v24.16b, v24.16b, v23.16b
    ldr q10, [sp, #464]
    and v10.16b, v10.16b, v23.16b
    ldr q30, [sp, #432]
    and v30.16b, v30.16b, v0.16b
    str q9, [sp, #432]
    ldr q9, [sp, #416]
    and v0.16b, v9.16b, v0.16b
    eor v9.16b, v20.16b, v11.16b
    ldr q11, [sp, #544]
    and v11.16b, v11.16b, v4.16b
    str q25, [sp, #544]
    ldr q25, [sp, #528]
    and v25.16b, v25.16b, v4.16b
    eor v4.16b, v31.16b, v4.16b
    ldr q31, [sp, #576]
    and v31.16b, v31.16b, v6.16b
    eor v23.16b, v23.16b, v6.16b
    str q7, [sp, #576]
    ldr q7, [sp, #624]
    and v6.16b, v7.16b, v6.16b
    ldr q7, [sp, #512]
    and v7.16b, v7.16b, v5.16b
    eor v16.16b, v16.16b, v25.16b
    str q0, [sp, #512]
    ldr q0, [sp, #336]
    and v0.16b, v0.16b, v4.16b
    eor v15.16b, v15.16b, v31.16b
    str q31, [sp, #336]
    ldr q31, [sp, #320]
    and v31.16b, v31.16b, v23.16b
    str q25, [sp, #320]
    ldr q25, [sp, #496]
    and v5.16b, v25.16b, v5.16b
    eor v25.16b, v3.16b, v10.16b
    eor3 v10.16b, v21.16b, v9.16b, v11.16b
    ldr q11, [x8, #32]
    str q5, [sp, #496]
    ldr q5, [sp, #384]
    and v4.16b, v5.16b, v4.16b
    eor3 v1.16b, v1.16b, v0.16b, v16.16b
    eor3 v5.16b, v19.16b, v31.16b, v15.16b
    eor3 v6.16b, v29.16b, v25.16b, v6.16b
    ext v19.16b, v10.16b, v10.16b, #4
    str q31, [sp, #384]
    tbl v31.16b, {v10.16b}, v27.16b
    // round 4 (aes.dsl:47)
    str q25, [sp, #624]
    ldr q25, [x3, #224]
    // round 3 (aes.dsl:47)
    ldr q27, [sp, #448]
    and v23.16b, v27.16b, v23.16b
    eor v17.16b, v17.16b, v1.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q27, [x8, #16]
    str q5, [sp, #448]
    tbl v5.16b, {v6.16b}, v27.16b
    eor v31.16b, v6.16b, v31.16b
    str q1, [sp, #528]
    ldr q1, [x3, #48]
    eor3 v1.16b, v1.16b, v6.16b, v19.16b
    eor3 v6.16b, v21.16b, v30.16b, v17.16b
    eor3 v2.16b, v20.16b, v2.16b, v17.16b
    eor3 v3.16b, v3.16b, v13.16b, v18.16b
    eor3 v7.16b, v29.16b, v7.16b, v18.16b
    tbl v17.16b, {v31.16b}, v11.16b
    ext v18.16b, v31.16b, v31.16b, #12
    // round 4 (aes.dsl:47)
    eor3 v5.16b, v25.16b, v5.16b, v31.16b
    // round 3 (aes.dsl:47)
    eor v19.16b, v12.16b, v6.16b
    ext v20.16b, v2.16b, v2.16b, #4
    ldr q21, [x8, #0]
    tbl v25.16b, {v2.16b}, v21.16b
    eor v24.16b, v24.16b, v7.16b
    tbl v29.16b, {v3.16b}, v27.16b
    // round 4 (aes.dsl:47)
    ldr q30, [x3, #160]
    eor3 v18.16b, v30.16b, v10.16b, v18.16b
    // round 3 (aes.dsl:47)
    eor3 v16.16b, v28.16b, v16.16b, v19.16b
    eor v19.16b, v26.16b, v19.16b
    eor v26.16b, v14.16b, v24.16b
    eor3 v24.16b, v8.16b, v15.16b, v24.16b
    eor v25.16b, v3.16b, v25.16b
    // round 4 (aes.dsl:47)
    ldr q28, [x3, #192]
    // round 3 (aes.dsl:47)
    ldr q30, [x3, #16]
    eor3 v3.16b, v30.16b, v3.16b, v20.16b
    eor3 v0.16b, v22.16b, v0.16b, v19.16b
    ldr q20, [sp, #320]
    ldr q22, [sp, #512]
    eor3 v19.16b, v20.16b, v22.16b, v19.16b
    // round 4 (aes.dsl:47)
    ldr q22, [x3, #144]
    // round 3 (aes.dsl:47)
    eor3 v4.16b, v9.16b, v4.16b, v16.16b
    tbl v30.16b, {v16.16b}, v21.16b
    ext v31.16b, v16.16b, v16.16b, #4
    ldr q8, [sp, #624]
    eor3 v23.16b, v8.16b, v23.16b, v24.16b
    ldr q8, [sp, #336]
    ldr q9, [sp, #496]
    eor3 v8.16b, v8.16b, v9.16b, v26.16b
    ldr q9, [sp, #576]
    ldr q10, [sp, #384]
    eor3 v26.16b, v9.16b, v10.16b, v26.16b
    tbl v9.16b, {v24.16b}, v27.16b
    ext v10.16b, v25.16b, v25.16b, #12
    tbl v12.16b, {v25.16b}, v11.16b
    // round 4 (aes.dsl:47)
    eor3 v25.16b, v28.16b, v29.16b, v25.16b
    // round 3 (aes.dsl:47)
    ldr q28, [sp, #544]
    eor v28.16b, v28.16b, v19.16b
    eor v19.16b, v19.16b, v0.16b
    ext v29.16b, v0.16b, v0.16b, #4
    tbl v13.16b, {v0.16b}, v21.16b
    ldr q14, [sp, #432]
    eor v14.16b, v14.16b, v8.16b
    eor v8.16b, v8.16b, v26.16b
    tbl v15.16b, {v26.16b}, v27.16b
    eor v31.16b, v24.16b, v31.16b
    eor v24.16b, v24.16b, v30.16b
    ldr q30, [x3, #32]
    eor3 v0.16b, v30.16b, v17.16b, v0.16b
    // round 4 (aes.dsl:47)
    ldr q17, [x3, #128]
    eor3 v2.16b, v17.16b, v2.16b, v10.16b
    // round 3 (aes.dsl:47)
    ldr q17, [sp, #528]
    eor v17.16b, v17.16b, v28.16b
    eor v4.16b, v4.16b, v28.16b
    tbl v28.16b, {v19.16b}, v21.16b
    ext v30.16b, v19.16b, v19.16b, #4
    ldr q10, [sp, #448]
    eor v10.16b, v10.16b, v14.16b
    eor v23.16b, v23.16b, v14.16b
    tbl v14.16b, {v8.16b}, v27.16b
    eor v13.16b, v26.16b, v13.16b
    ldr q20, [x3, #80]
    eor3 v20.16b, v20.16b, v26.16b, v29.16b
    ldr q26, [x3, #112]
    eor3 v26.16b, v26.16b, v9.16b, v24.16b
    ext v29.16b, v24.16b, v24.16b, #12
    tbl v24.16b, {v24.16b}, v11.16b
    eor v6.16b, v6.16b, v4.16b
    ext v9.16b, v4.16b, v4.16b, #4
    str q4, [sp, #448]
    tbl v4.16b, {v4.16b}, v21.16b
    str q20, [sp, #528]
    tbl v20.16b, {v17.16b}, v21.16b
    str q2, [sp, #432]
    ext v2.16b, v17.16b, v17.16b, #4
    eor v7.16b, v7.16b, v23.16b
    str q2, [sp, #544]
    tbl v2.16b, {v23.16b}, v27.16b
    str q2, [sp, #384]
    tbl v2.16b, {v10.16b}, v27.16b
    eor3 v1.16b, v1.16b, v15.16b, v13.16b
    eor v28.16b, v8.16b, v28.16b
    ldr q15, [x3, #96]
    eor3 v16.16b, v15.16b, v16.16b, v29.16b
    tbl v29.16b, {v13.16b}, v11.16b
    ext v13.16b, v13.16b, v13.16b, #12
    ldr q15, [x3, #0]
    eor3 v17.16b, v15.16b, v12.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor3 v19.16b, v22.16b, v19.16b, v24.16b
    ldr q12, [x3, #208]
    eor v30.16b, v31.16b, v30.16b
    // round 3 (aes.dsl:47)
    tbl v15.16b, {v6.16b}, v21.16b
    ext v21.16b, v6.16b, v6.16b, #4
    tbl v27.16b, {v7.16b}, v27.16b
    eor v20.16b, v10.16b, v20.16b
    eor v4.16b, v23.16b, v4.16b
    eor3 v2.16b, v3.16b, v31.16b, v2.16b
    tbl v3.16b, {v28.16b}, v11.16b
    ext v22.16b, v28.16b, v28.16b, #12
    str q16, [sp, #576]
    ldr q16, [x3, #64]
    eor3 v6.16b, v16.16b, v6.16b, v29.16b
    eor v0.16b, v0.16b, v13.16b
    // round 4 (aes.dsl:47)
    eor3 v16.16b, v23.16b, v14.16b, v28.16b
    eor3 v23.16b, v25.16b, v31.16b, v1.16b
    eor3 v5.16b, v5.16b, v8.16b, v30.16b
    eor3 v25.16b, v12.16b, v31.16b, v9.16b
    // round 3 (aes.dsl:47)
    eor v28.16b, v7.16b, v15.16b
    eor3 v7.16b, v26.16b, v7.16b, v21.16b
    eor v2.16b, v20.16b, v2.16b
    ext v21.16b, v4.16b, v4.16b, #12
    tbl v26.16b, {v4.16b}, v11.16b
    tbl v29.16b, {v20.16b}, v11.16b
    ext v20.16b, v20.16b, v20.16b, #12
    // round 4 (aes.dsl:47)
    eor3 v3.16b, v18.16b, v24.16b, v3.16b
    ldr q18, [sp, #432]
    eor3 v18.16b, v18.16b, v24.16b, v0.16b
    ldr q30, [x3, #240]
    eor3 v4.16b, v30.16b, v10.16b, v4.16b
    // round 3 (aes.dsl:47)
    ldr q30, [sp, #528]
    eor3 v27.16b, v30.16b, v27.16b, v28.16b
    ext v30.16b, v28.16b, v28.16b, #12
    tbl v28.16b, {v28.16b}, v11.16b
    eor3 v17.16b, v24.16b, v17.16b, v20.16b
    // round 4 (aes.dsl:47)
    ldr q20, [x3, #176]
    ldr q24, [sp, #448]
    eor3 v20.16b, v20.16b, v24.16b, v21.16b
    ldr q21, [sp, #544]
    ldr q24, [sp, #384]
    eor3 v4.16b, v21.16b, v24.16b, v4.16b
    eor3 v16.16b, v25.16b, v16.16b, v7.16b
    eor v21.16b, v1.16b, v2.16b
    eor3 v19.16b, v19.16b, v22.16b, v26.16b
    // round 3 (aes.dsl:47)
    ldr q22, [sp, #576]
    eor v22.16b, v22.16b, v28.16b
    eor v6.16b, v6.16b, v30.16b
    // round 4 (aes.dsl:47)
    eor v24.16b, v0.16b, v17.16b
    eor v5.16b, v5.16b, v16.16b
    eor v4.16b, v21.16b, v4.16b
    and v25.16b, v27.16b, v16.16b
    eor v26.16b, v16.16b, v21.16b
    eor v19.16b, v19.16b, v22.16b
    eor3 v20.16b, v29.16b, v20.16b, v24.16b
    eor v28.16b, v27.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v29.16b, v23.16b, v26.16b
    eor v3.16b, v3.16b, v19.16b
    and v30.16b, v6.16b, v19.16b
    eor v31.16b, v24.16b, v19.16b
    eor v23.16b, v23.16b, v28.16b
    eor v8.16b, v28.16b, v5.16b
    eor v9.16b, v27.16b, v29.16b
    eor v10.16b, v6.16b, v3.16b
    eor v3.16b, v20.16b, v3.16b
    eor v12.16b, v18.16b, v31.16b
    eor v7.16b, v7.16b, v23.16b
    eor v2.16b, v2.16b, v8.16b
    eor v13.16b, v5.16b, v9.16b
    and v14.16b, v23.16b, v26.16b
    eor v18.16b, v18.16b, v10.16b
    eor v15.16b, v10.16b, v3.16b
    eor v11.16b, v6.16b, v12.16b
    str q6, [sp, #576]
    eor v6.16b, v16.16b, v7.16b
    str q27, [sp, #384]
    orr v27.16b, v4.16b, v2.16b
    str q16, [sp, #544]
    eor v16.16b, v16.16b, v2.16b
    str q2, [sp, #448]
    eor v2.16b, v21.16b, v7.16b
    str q9, [sp, #528]
    orr v9.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v18.16b
    eor v17.16b, v17.16b, v15.16b
    str q7, [sp, #432]
    eor v7.16b, v3.16b, v11.16b
    str q31, [sp, #496]
    and v31.16b, v18.16b, v31.16b
    eor v21.16b, v21.16b, v16.16b
    str q8, [sp, #336]
    and v8.16b, v8.16b, v16.16b
    str q16, [sp, #624]
    eor v16.16b, v16.16b, v2.16b
    str q4, [sp, #512]
    and v4.16b, v28.16b, v2.16b
    str q29, [sp, #320]
    and v29.16b, v6.16b, v29.16b
    str q6, [sp, #416]
    eor v6.16b, v19.16b, v22.16b
    str q20, [sp, #464]
    orr v20.16b, v20.16b, v17.16b
    str q19, [sp, #480]
    eor v19.16b, v19.16b, v17.16b
    str q17, [sp, #592]
    eor v17.16b, v24.16b, v22.16b
    str q22, [sp, #608]
    orr v22.16b, v22.16b, v11.16b
    eor v25.16b, v25.16b, v8.16b
    eor v27.16b, v27.16b, v8.16b
    and v8.16b, v5.16b, v16.16b
    str q11, [sp, #640]
    and v11.16b, v21.16b, v13.16b
    eor3 v1.16b, v1.16b, v14.16b, v29.16b
    and v14.16b, v15.16b, v19.16b
    eor v24.16b, v24.16b, v19.16b
    str q15, [sp, #656]
    and v15.16b, v6.16b, v12.16b
    str q12, [sp, #560]
    and v12.16b, v10.16b, v17.16b
    str q19, [sp, #672]
    eor v19.16b, v19.16b, v17.16b
    eor3 v4.16b, v29.16b, v4.16b, v27.16b
    eor3 v29.16b, v23.16b, v9.16b, v8.16b
    eor3 v8.16b, v9.16b, v11.16b, v25.16b
    eor v1.16b, v25.16b, v1.16b
    eor v20.16b, v20.16b, v14.16b
    eor v25.16b, v30.16b, v14.16b
    eor3 v0.16b, v0.16b, v31.16b, v15.16b
    and v30.16b, v3.16b, v19.16b
    and v31.16b, v24.16b, v7.16b
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v4.16b, v1.16b
    eor v0.16b, v25.16b, v0.16b
    eor3 v9.16b, v15.16b, v12.16b, v20.16b
    eor3 v30.16b, v18.16b, v22.16b, v30.16b
    eor v11.16b, v27.16b, v8.16b
    and v12.16b, v27.16b, v29.16b
    eor3 v22.16b, v22.16b, v31.16b, v25.16b
    eor v25.16b, v9.16b, v0.16b
    eor v20.16b, v20.16b, v30.16b
    and v30.16b, v4.16b, v11.16b
    eor v31.16b, v8.16b, v12.16b
    and v14.16b, v20.16b, v25.16b
    eor v15.16b, v20.16b, v22.16b
    and v31.16b, v1.16b, v31.16b
    eor v1.16b, v1.16b, v30.16b
    str q6, [sp, #368]
    eor v6.16b, v22.16b, v14.16b
    str q3, [sp, #400]
    and v3.16b, v9.16b, v15.16b
    eor v29.16b, v29.16b, v31.16b
    and v1.16b, v8.16b, v1.16b
    orr v27.16b, v27.16b, v31.16b
    and v6.16b, v0.16b, v6.16b
    eor v0.16b, v0.16b, v3.16b
    and v21.16b, v21.16b, v29.16b
    and v31.16b, v13.16b, v29.16b
    orr v4.16b, v4.16b, v1.16b
    eor v27.16b, v30.16b, v27.16b
    eor v1.16b, v11.16b, v1.16b
    eor v25.16b, v25.16b, v6.16b
    orr v6.16b, v20.16b, v6.16b
    and v0.16b, v22.16b, v0.16b
    eor v4.16b, v12.16b, v4.16b
    and v20.16b, v26.16b, v1.16b
    and v22.16b, v23.16b, v1.16b
    and v23.16b, v28.16b, v27.16b
    and v2.16b, v2.16b, v27.16b
    eor v26.16b, v27.16b, v1.16b
    eor v1.16b, v29.16b, v1.16b
    and v24.16b, v24.16b, v25.16b
    and v7.16b, v7.16b, v25.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v9.16b, v0.16b
    eor v0.16b, v15.16b, v0.16b
    and v16.16b, v16.16b, v4.16b
    and v5.16b, v5.16b, v4.16b
    eor v28.16b, v29.16b, v4.16b
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [sp, #512]
    and v27.16b, v27.16b, v1.16b
    ldr q29, [sp, #448]
    and v29.16b, v29.16b, v1.16b
    ldr q30, [sp, #416]
    and v30.16b, v30.16b, v26.16b
    ldr q8, [sp, #320]
    and v26.16b, v8.16b, v26.16b
    and v17.16b, v17.16b, v3.16b
    and v8.16b, v10.16b, v3.16b
    eor v6.16b, v14.16b, v6.16b
    ldr q9, [sp, #496]
    and v9.16b, v9.16b, v0.16b
    and v18.16b, v18.16b, v0.16b
    eor v10.16b, v25.16b, v0.16b
    eor v0.16b, v3.16b, v0.16b
    ldr q11, [sp, #432]
    and v11.16b, v11.16b, v28.16b
    ldr q12, [sp, #528]
    and v28.16b, v12.16b, v28.16b
    ldr q12, [sp, #624]
    and v12.16b, v12.16b, v4.16b
    ldr q13, [sp, #336]
    and v13.16b, v13.16b, v4.16b
    eor v29.16b, v2.16b, v29.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v19.16b, v6.16b
    ldr q19, [sp, #400]
    and v19.16b, v19.16b, v6.16b
    ldr q14, [sp, #464]
    and v14.16b, v14.16b, v10.16b
    ldr q15, [sp, #592]
    and v15.16b, v15.16b, v10.16b
    eor v3.16b, v3.16b, v6.16b
    str q9, [sp, #592]
    ldr q9, [sp, #384]
    and v9.16b, v9.16b, v1.16b
    eor v26.16b, v26.16b, v13.16b
    str q7, [sp, #384]
    ldr q7, [sp, #368]
    and v7.16b, v7.16b, v0.16b
    str q20, [sp, #368]
    ldr q20, [sp, #560]
    and v0.16b, v20.16b, v0.16b
    eor v6.16b, v25.16b, v6.16b
    eor v20.16b, v10.16b, v3.16b
    ldr q25, [sp, #656]
    and v25.16b, v25.16b, v3.16b
    eor3 v22.16b, v22.16b, v9.16b, v26.16b
    eor3 v10.16b, v30.16b, v29.16b, v12.16b
    eor v12.16b, v17.16b, v15.16b
    ldr q15, [sp, #672]
    and v3.16b, v15.16b, v3.16b
    ldr q15, [sp, #576]
    and v15.16b, v15.16b, v20.16b
    eor v0.16b, v0.16b, v25.16b
    eor v21.16b, v21.16b, v22.16b
    str q22, [sp, #576]
    ldr q22, [x3, #304]
    str q25, [sp, #672]
    ldr q25, [sp, #544]
    and v1.16b, v25.16b, v1.16b
    rev32 v25.8h, v10.8h
    eor3 v3.16b, v7.16b, v12.16b, v3.16b
    str q12, [sp, #544]
    ldr q12, [sp, #640]
    and v12.16b, v12.16b, v6.16b
    eor3 v18.16b, v18.16b, v15.16b, v0.16b
    eor3 v30.16b, v30.16b, v11.16b, v21.16b
    // round 5 (aes.dsl:47)
    ldr q11, [x3, #416]
    str q12, [sp, #640]
    ldr q12, [x3, #480]
    // round 4 (aes.dsl:47)
    str q15, [sp, #656]
    ldr q15, [sp, #608]
    and v6.16b, v15.16b, v6.16b
    eor3 v2.16b, v2.16b, v16.16b, v21.16b
    eor v16.16b, v25.16b, v3.16b
    ldr q21, [sp, #480]
    and v20.16b, v21.16b, v20.16b
    eor v21.16b, v24.16b, v18.16b
    eor v24.16b, v27.16b, v30.16b
    eor3 v22.16b, v22.16b, v10.16b, v3.16b
    rev32 v27.8h, v2.8h
    rev32 v10.8h, v16.8h
    eor3 v4.16b, v17.16b, v4.16b, v21.16b
    eor3 v6.16b, v7.16b, v6.16b, v21.16b
    eor v5.16b, v5.16b, v24.16b
    eor3 v7.16b, v23.16b, v26.16b, v24.16b
    // round 5 (aes.dsl:47)
    eor3 v3.16b, v11.16b, v3.16b, v10.16b
    eor3 v17.16b, v12.16b, v25.16b, v10.16b
    // round 4 (aes.dsl:47)
    eor v21.16b, v14.16b, v6.16b
    eor3 v23.16b, v31.16b, v9.16b, v5.16b
    eor3 v5.16b, v13.16b, v28.16b, v5.16b
    eor3 v1.16b, v29.16b, v1.16b, v7.16b
    rev32 v24.8h, v7.8h
    ldr q25, [x3, #272]
    eor3 v2.16b, v25.16b, v2.16b, v4.16b
    eor v25.16b, v27.16b, v4.16b
    eor v19.16b, v19.16b, v21.16b
    eor3 v0.16b, v8.16b, v0.16b, v21.16b
    // round 5 (aes.dsl:47)
    ldr q21, [x3, #384]
    ldr q26, [x3, #448]
    // round 4 (aes.dsl:47)
    ldr q28, [sp, #368]
    eor v28.16b, v28.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    rev32 v29.8h, v23.8h
    rev32 v31.8h, v25.8h
    ldr q8, [sp, #544]
    eor3 v20.16b, v8.16b, v20.16b, v0.16b
    ldr q8, [sp, #384]
    ldr q9, [sp, #656]
    eor3 v8.16b, v8.16b, v9.16b, v19.16b
    ldr q10, [x3, #336]
    ldr q11, [sp, #672]
    ldr q12, [sp, #640]
    eor3 v19.16b, v11.16b, v12.16b, v19.16b
    ldr q11, [sp, #576]
    eor v11.16b, v11.16b, v28.16b
    eor v1.16b, v1.16b, v28.16b
    ldr q28, [x3, #288]
    ldr q12, [x3, #256]
    rev32 v13.8h, v5.8h
    eor v7.16b, v7.16b, v0.16b
    eor v14.16b, v24.16b, v0.16b
    ldr q15, [x3, #368]
    // round 5 (aes.dsl:47)
    eor3 v4.16b, v21.16b, v4.16b, v31.16b
    eor3 v21.16b, v26.16b, v27.16b, v31.16b
    // round 4 (aes.dsl:47)
    ldr q26, [sp, #592]
    eor v26.16b, v26.16b, v19.16b
    // round 5 (aes.dsl:47)
    ldr q31, [x3, #400]
    // round 4 (aes.dsl:47)
    eor v19.16b, v19.16b, v8.16b
    eor v30.16b, v30.16b, v1.16b
    rev32 v27.8h, v1.8h
    rev32 v9.8h, v11.8h
    eor3 v23.16b, v10.16b, v23.16b, v8.16b
    eor v10.16b, v29.16b, v8.16b
    // round 5 (aes.dsl:47)
    str q23, [sp, #592]
    ldr q23, [x3, #464]
    str q21, [sp, #576]
    ldr q21, [x3, #496]
    // round 4 (aes.dsl:47)
    str q4, [sp, #640]
    rev32 v4.8h, v14.8h
    eor3 v16.16b, v28.16b, v16.16b, v8.16b
    eor3 v25.16b, v12.16b, v25.16b, v14.16b
    // round 5 (aes.dsl:47)
    eor3 v5.16b, v17.16b, v5.16b, v7.16b
    eor v17.16b, v13.16b, v7.16b
    // round 4 (aes.dsl:47)
    eor v20.16b, v20.16b, v26.16b
    eor v18.16b, v18.16b, v26.16b
    rev32 v26.8h, v30.8h
    eor3 v24.16b, v15.16b, v24.16b, v30.16b
    eor3 v2.16b, v2.16b, v7.16b, v9.16b
    rev32 v28.8h, v10.8h
    ldr q30, [x3, #352]
    eor3 v0.16b, v30.16b, v0.16b, v4.16b
    eor v30.16b, v13.16b, v19.16b
    // round 5 (aes.dsl:47)
    eor3 v31.16b, v31.16b, v14.16b, v19.16b
    eor3 v21.16b, v21.16b, v11.16b, v27.16b
    eor3 v1.16b, v23.16b, v1.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor v6.16b, v6.16b, v20.16b
    eor v17.16b, v9.16b, v18.16b
    eor3 v22.16b, v22.16b, v29.16b, v28.16b
    eor v16.16b, v16.16b, v28.16b
    eor v23.16b, v27.16b, v20.16b
    rev32 v27.8h, v30.8h
    // round 5 (aes.dsl:47)
    eor3 v3.16b, v3.16b, v14.16b, v30.16b
    // round 4 (aes.dsl:47)
    ldr q28, [x3, #320]
    eor3 v28.16b, v28.16b, v10.16b, v6.16b
    eor v29.16b, v26.16b, v6.16b
    rev32 v30.8h, v17.8h
    eor3 v4.16b, v4.16b, v24.16b, v6.16b
    rev32 v6.8h, v23.8h
    // round 5 (aes.dsl:47)
    ldr q24, [x3, #432]
    eor3 v17.16b, v24.16b, v20.16b, v17.16b
    eor3 v23.16b, v31.16b, v27.16b, v23.16b
    ldr q24, [sp, #640]
    eor3 v24.16b, v14.16b, v24.16b, v16.16b
    eor3 v1.16b, v20.16b, v1.16b, v27.16b
    ldr q20, [sp, #576]
    eor3 v7.16b, v7.16b, v20.16b, v22.16b
    // round 4 (aes.dsl:47)
    rev32 v20.8h, v29.8h
    eor v0.16b, v0.16b, v29.16b
    eor3 v25.16b, v25.16b, v18.16b, v30.16b
    eor v2.16b, v2.16b, v30.16b
    // round 5 (aes.dsl:47)
    eor3 v18.16b, v18.16b, v21.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    // round 4 (aes.dsl:47)
    eor v21.16b, v28.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor v23.16b, v0.16b, v23.16b
    eor v27.16b, v16.16b, v25.16b
    // round 4 (aes.dsl:47)
    ldr q28, [sp, #592]
    eor3 v20.16b, v28.16b, v26.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor3 v5.16b, v19.16b, v5.16b, v1.16b
    eor v19.16b, v22.16b, v2.16b
    eor v3.16b, v3.16b, v23.16b
    and v26.16b, v21.16b, v23.16b
    eor3 v6.16b, v6.16b, v17.16b, v27.16b
    eor v17.16b, v23.16b, v27.16b
    eor v28.16b, v20.16b, v5.16b
    and v29.16b, v20.16b, v1.16b
    eor v18.16b, v18.16b, v19.16b
    eor v30.16b, v1.16b, v19.16b
    eor v31.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v8.16b, v24.16b, v17.16b
    eor v9.16b, v7.16b, v28.16b
    eor v5.16b, v5.16b, v18.16b
    eor v7.16b, v7.16b, v30.16b
    eor v24.16b, v24.16b, v31.16b
    eor v10.16b, v31.16b, v3.16b
    eor v11.16b, v21.16b, v8.16b
    eor v4.16b, v4.16b, v9.16b
    eor v12.16b, v28.16b, v5.16b
    eor v13.16b, v20.16b, v7.16b
    and v14.16b, v9.16b, v30.16b
    eor v0.16b, v0.16b, v24.16b
    eor v25.16b, v25.16b, v10.16b
    eor v15.16b, v3.16b, v11.16b
    str q20, [sp, #592]
    and v20.16b, v24.16b, v17.16b
    str q21, [sp, #576]
    eor v21.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    str q30, [sp, #640]
    eor v30.16b, v19.16b, v4.16b
    str q17, [sp, #672]
    eor v17.16b, v5.16b, v13.16b
    str q13, [sp, #656]
    orr v13.16b, v4.16b, v13.16b
    str q4, [sp, #384]
    eor v4.16b, v23.16b, v0.16b
    str q6, [sp, #544]
    orr v6.16b, v6.16b, v25.16b
    str q23, [sp, #368]
    eor v23.16b, v23.16b, v25.16b
    str q25, [sp, #480]
    eor v25.16b, v27.16b, v0.16b
    str q0, [sp, #608]
    orr v0.16b, v0.16b, v11.16b
    str q11, [sp, #560]
    orr v11.16b, v18.16b, v2.16b
    str q1, [sp, #464]
    eor v1.16b, v1.16b, v2.16b
    str q18, [sp, #400]
    and v18.16b, v21.16b, v7.16b
    str q2, [sp, #336]
    and v2.16b, v28.16b, v30.16b
    str q10, [sp, #624]
    and v10.16b, v10.16b, v23.16b
    eor v27.16b, v27.16b, v23.16b
    str q21, [sp, #528]
    and v21.16b, v4.16b, v8.16b
    str q7, [sp, #432]
    and v7.16b, v31.16b, v25.16b
    str q23, [sp, #496]
    eor v23.16b, v23.16b, v25.16b
    eor v19.16b, v19.16b, v1.16b
    str q12, [sp, #320]
    and v12.16b, v12.16b, v1.16b
    eor3 v22.16b, v22.16b, v14.16b, v18.16b
    eor v14.16b, v30.16b, v1.16b
    eor v26.16b, v26.16b, v10.16b
    eor v6.16b, v6.16b, v10.16b
    and v10.16b, v27.16b, v15.16b
    eor3 v16.16b, v16.16b, v20.16b, v21.16b
    and v20.16b, v3.16b, v23.16b
    eor v29.16b, v29.16b, v12.16b
    eor v11.16b, v11.16b, v12.16b
    and v12.16b, v19.16b, v17.16b
    str q1, [sp, #416]
    and v1.16b, v5.16b, v14.16b
    eor v16.16b, v26.16b, v16.16b
    eor3 v7.16b, v21.16b, v7.16b, v6.16b
    eor3 v20.16b, v24.16b, v0.16b, v20.16b
    eor v21.16b, v22.16b, v29.16b
    eor3 v2.16b, v18.16b, v2.16b, v11.16b
    eor3 v1.16b, v9.16b, v13.16b, v1.16b
    eor3 v0.16b, v0.16b, v10.16b, v26.16b
    eor v18.16b, v7.16b, v16.16b
    eor v6.16b, v6.16b, v20.16b
    eor3 v20.16b, v13.16b, v12.16b, v29.16b
    eor v22.16b, v2.16b, v21.16b
    eor v1.16b, v11.16b, v1.16b
    eor v26.16b, v6.16b, v0.16b
    and v29.16b, v6.16b, v18.16b
    and v10.16b, v1.16b, v22.16b
    eor v11.16b, v1.16b, v20.16b
    and v12.16b, v7.16b, v26.16b
    eor v13.16b, v0.16b, v29.16b
    str q5, [sp, #448]
    eor v5.16b, v20.16b, v10.16b
    str q14, [sp, #512]
    and v14.16b, v2.16b, v11.16b
    str q8, [sp, #352]
    eor v8.16b, v16.16b, v12.16b
    and v16.16b, v16.16b, v13.16b
    and v5.16b, v21.16b, v5.16b
    eor v21.16b, v21.16b, v14.16b
    and v0.16b, v0.16b, v8.16b
    orr v6.16b, v6.16b, v16.16b
    eor v16.16b, v18.16b, v16.16b
    eor v18.16b, v22.16b, v5.16b
    orr v1.16b, v1.16b, v5.16b
    and v5.16b, v20.16b, v21.16b
    orr v7.16b, v7.16b, v0.16b
    eor v0.16b, v26.16b, v0.16b
    eor v6.16b, v12.16b, v6.16b
    and v20.16b, v15.16b, v16.16b
    and v21.16b, v27.16b, v16.16b
    and v19.16b, v19.16b, v18.16b
    and v17.16b, v17.16b, v18.16b
    eor v1.16b, v14.16b, v1.16b
    eor v22.16b, v11.16b, v5.16b
    orr v2.16b, v2.16b, v5.16b
    and v5.16b, v24.16b, v0.16b
    ldr q24, [sp, #672]
    and v24.16b, v24.16b, v0.16b
    ldr q27, [x3, #544]
    eor v7.16b, v29.16b, v7.16b
    and v29.16b, v31.16b, v6.16b
    and v25.16b, v25.16b, v6.16b
    eor v11.16b, v16.16b, v0.16b
    eor v0.16b, v6.16b, v0.16b
    and v28.16b, v28.16b, v1.16b
    and v30.16b, v30.16b, v1.16b
    eor v2.16b, v10.16b, v2.16b
    and v9.16b, v9.16b, v22.16b
    ldr q10, [sp, #640]
    and v10.16b, v10.16b, v22.16b
    eor v12.16b, v18.16b, v22.16b
    eor v22.16b, v1.16b, v22.16b
    and v23.16b, v23.16b, v7.16b
    and v3.16b, v3.16b, v7.16b
    eor v16.16b, v16.16b, v7.16b
    ldr q13, [sp, #544]
    and v13.16b, v13.16b, v11.16b
    ldr q14, [sp, #480]
    and v14.16b, v14.16b, v11.16b
    eor v6.16b, v6.16b, v7.16b
    and v4.16b, v4.16b, v0.16b
    ldr q7, [sp, #352]
    and v0.16b, v7.16b, v0.16b
    ldr q7, [sp, #512]
    and v7.16b, v7.16b, v2.16b
    ldr q15, [sp, #448]
    and v15.16b, v15.16b, v2.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v18.16b, v2.16b
    ldr q18, [sp, #432]
    and v18.16b, v18.16b, v22.16b
    ldr q8, [sp, #528]
    and v22.16b, v8.16b, v22.16b
    ldr q8, [sp, #336]
    and v8.16b, v8.16b, v12.16b
    ldr q31, [sp, #400]
    and v31.16b, v31.16b, v12.16b
    ldr q26, [sp, #560]
    and v26.16b, v26.16b, v16.16b
    str q10, [sp, #560]
    ldr q10, [sp, #608]
    and v16.16b, v10.16b, v16.16b
    eor v10.16b, v25.16b, v14.16b
    ldr q14, [sp, #624]
    and v14.16b, v14.16b, v6.16b
    eor v11.16b, v11.16b, v6.16b
    str q24, [sp, #624]
    ldr q24, [sp, #496]
    and v6.16b, v24.16b, v6.16b
    ldr q24, [sp, #320]
    and v24.16b, v24.16b, v1.16b
    eor v12.16b, v12.16b, v1.16b
    str q17, [sp, #320]
    ldr q17, [sp, #416]
    and v1.16b, v17.16b, v1.16b
    eor v17.16b, v30.16b, v8.16b
    eor v0.16b, v0.16b, v14.16b
    ldr q8, [sp, #576]
    and v8.16b, v8.16b, v11.16b
    eor v18.16b, v18.16b, v24.16b
    str q24, [sp, #576]
    ldr q24, [sp, #592]
    and v24.16b, v24.16b, v12.16b
    str q20, [sp, #592]
    ldr q20, [sp, #384]
    and v20.16b, v20.16b, v2.16b
    eor3 v6.16b, v4.16b, v10.16b, v6.16b
    eor3 v1.16b, v22.16b, v17.16b, v1.16b
    str q17, [sp, #384]
    ldr q17, [sp, #656]
    and v2.16b, v17.16b, v2.16b
    eor3 v5.16b, v5.16b, v8.16b, v0.16b
    eor3 v17.16b, v9.16b, v24.16b, v18.16b
    ldr q9, [sp, #368]
    and v9.16b, v9.16b, v11.16b
    ldr q11, [x8, #32]
    str q24, [sp, #368]
    tbl v24.16b, {v6.16b}, v11.16b
    str q2, [sp, #656]
    ext v2.16b, v1.16b, v1.16b, #4
    str q8, [sp, #416]
    ldr q8, [sp, #464]
    and v8.16b, v8.16b, v12.16b
    eor v21.16b, v21.16b, v5.16b
    eor v19.16b, v19.16b, v17.16b
    // round 6 (aes.dsl:47)
    ldr q12, [x3, #672]
    // round 5 (aes.dsl:47)
    str q17, [sp, #464]
    ldr q17, [x8, #0]
    str q5, [sp, #496]
    tbl v5.16b, {v1.16b}, v17.16b
    eor3 v2.16b, v27.16b, v6.16b, v2.16b
    eor v1.16b, v1.16b, v24.16b
    // round 6 (aes.dsl:47)
    ldr q6, [x3, #736]
    // round 5 (aes.dsl:47)
    eor3 v23.16b, v25.16b, v23.16b, v21.16b
    eor3 v4.16b, v4.16b, v16.16b, v21.16b
    eor3 v16.16b, v22.16b, v20.16b, v19.16b
    eor3 v7.16b, v30.16b, v7.16b, v19.16b
    ldr q19, [x8, #16]
    tbl v20.16b, {v1.16b}, v19.16b
    ext v21.16b, v1.16b, v1.16b, #4
    eor v22.16b, v13.16b, v4.16b
    tbl v25.16b, {v23.16b}, v11.16b
    eor v27.16b, v31.16b, v16.16b
    ext v30.16b, v7.16b, v7.16b, #4
    tbl v31.16b, {v7.16b}, v17.16b
    // round 6 (aes.dsl:47)
    eor3 v5.16b, v12.16b, v5.16b, v21.16b
    eor3 v6.16b, v6.16b, v24.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor v3.16b, v3.16b, v22.16b
    eor3 v0.16b, v29.16b, v0.16b, v22.16b
    ldr q20, [x3, #528]
    eor v22.16b, v15.16b, v27.16b
    eor3 v18.16b, v28.16b, v18.16b, v27.16b
    ldr q24, [x3, #512]
    eor3 v23.16b, v24.16b, v23.16b, v30.16b
    ldr q24, [x3, #560]
    eor v7.16b, v7.16b, v25.16b
    eor3 v28.16b, v10.16b, v9.16b, v0.16b
    eor3 v26.16b, v14.16b, v26.16b, v3.16b
    // round 6 (aes.dsl:47)
    ldr q29, [x3, #640]
    ldr q30, [x3, #704]
    // round 5 (aes.dsl:47)
    ldr q9, [sp, #592]
    ldr q10, [sp, #416]
    eor3 v3.16b, v9.16b, v10.16b, v3.16b
    tbl v9.16b, {v0.16b}, v11.16b
    ldr q10, [sp, #384]
    eor3 v8.16b, v10.16b, v8.16b, v18.16b
    ldr q10, [sp, #576]
    ldr q12, [sp, #656]
    eor3 v10.16b, v10.16b, v12.16b, v22.16b
    ldr q12, [sp, #320]
    ldr q13, [sp, #368]
    eor3 v22.16b, v12.16b, v13.16b, v22.16b
    ext v12.16b, v18.16b, v18.16b, #4
    tbl v13.16b, {v18.16b}, v17.16b
    ext v14.16b, v7.16b, v7.16b, #4
    tbl v15.16b, {v7.16b}, v19.16b
    ldr q27, [sp, #624]
    eor v27.16b, v27.16b, v26.16b
    eor v26.16b, v26.16b, v3.16b
    tbl v21.16b, {v3.16b}, v11.16b
    str q6, [sp, #624]
    ldr q6, [sp, #560]
    eor v6.16b, v6.16b, v10.16b
    eor v10.16b, v10.16b, v22.16b
    str q5, [sp, #560]
    ext v5.16b, v22.16b, v22.16b, #4
    // round 6 (aes.dsl:47)
    str q2, [sp, #368]
    // round 5 (aes.dsl:47)
    tbl v2.16b, {v22.16b}, v17.16b
    eor v18.16b, v18.16b, v9.16b
    eor v0.16b, v0.16b, v12.16b
    // round 6 (aes.dsl:47)
    eor3 v29.16b, v29.16b, v31.16b, v14.16b
    eor3 v25.16b, v30.16b, v25.16b, v15.16b
    // round 5 (aes.dsl:47)
    eor v28.16b, v28.16b, v27.16b
    ldr q30, [sp, #496]
    eor v27.16b, v30.16b, v27.16b
    tbl v30.16b, {v26.16b}, v11.16b
    ldr q31, [sp, #464]
    eor v31.16b, v31.16b, v6.16b
    eor v6.16b, v8.16b, v6.16b
    ext v8.16b, v10.16b, v10.16b, #4
    tbl v12.16b, {v10.16b}, v17.16b
    ldr q14, [x3, #576]
    eor3 v3.16b, v14.16b, v3.16b, v5.16b
    eor3 v5.16b, v20.16b, v7.16b, v18.16b
    eor v7.16b, v22.16b, v21.16b
    eor3 v1.16b, v24.16b, v1.16b, v21.16b
    tbl v20.16b, {v18.16b}, v19.16b
    ext v21.16b, v18.16b, v18.16b, #4
    // round 6 (aes.dsl:47)
    ldr q22, [x3, #720]
    // round 5 (aes.dsl:47)
    eor v4.16b, v4.16b, v28.16b
    tbl v24.16b, {v27.16b}, v11.16b
    tbl v14.16b, {v28.16b}, v11.16b
    eor v16.16b, v16.16b, v6.16b
    tbl v15.16b, {v6.16b}, v17.16b
    str q3, [sp, #464]
    ext v3.16b, v6.16b, v6.16b, #4
    str q5, [sp, #496]
    tbl v5.16b, {v31.16b}, v17.16b
    str q25, [sp, #320]
    ext v25.16b, v31.16b, v31.16b, #4
    eor v10.16b, v10.16b, v30.16b
    str q29, [sp, #656]
    tbl v29.16b, {v7.16b}, v19.16b
    str q28, [sp, #576]
    ext v28.16b, v7.16b, v7.16b, #4
    str q12, [sp, #384]
    ldr q12, [x3, #624]
    eor3 v20.16b, v12.16b, v9.16b, v20.16b
    ldr q9, [x3, #608]
    eor3 v21.16b, v9.16b, v13.16b, v21.16b
    // round 6 (aes.dsl:47)
    eor v8.16b, v0.16b, v8.16b
    eor3 v22.16b, v22.16b, v18.16b, v30.16b
    // round 5 (aes.dsl:47)
    tbl v30.16b, {v4.16b}, v11.16b
    tbl v9.16b, {v16.16b}, v17.16b
    ext v12.16b, v16.16b, v16.16b, #4
    eor3 v5.16b, v23.16b, v0.16b, v5.16b
    eor v6.16b, v6.16b, v14.16b
    eor v23.16b, v31.16b, v24.16b
    eor v1.16b, v1.16b, v29.16b
    ldr q29, [sp, #368]
    eor3 v2.16b, v29.16b, v2.16b, v28.16b
    tbl v28.16b, {v10.16b}, v19.16b
    ext v29.16b, v10.16b, v10.16b, #4
    // round 6 (aes.dsl:47)
    eor v25.16b, v25.16b, v15.16b
    ldr q31, [x3, #656]
    eor3 v3.16b, v31.16b, v0.16b, v3.16b
    ldr q31, [sp, #560]
    eor3 v26.16b, v31.16b, v26.16b, v8.16b
    ldr q31, [sp, #624]
    eor3 v31.16b, v31.16b, v18.16b, v10.16b
    // round 5 (aes.dsl:47)
    eor v16.16b, v16.16b, v30.16b
    ldr q8, [x3, #592]
    eor3 v7.16b, v8.16b, v7.16b, v30.16b
    tbl v30.16b, {v23.16b}, v19.16b
    ext v8.16b, v23.16b, v23.16b, #4
    tbl v10.16b, {v6.16b}, v19.16b
    ext v13.16b, v6.16b, v6.16b, #4
    eor3 v4.16b, v4.16b, v21.16b, v12.16b
    // round 6 (aes.dsl:47)
    ldr q21, [x3, #688]
    eor3 v21.16b, v21.16b, v27.16b, v25.16b
    ldr q25, [sp, #576]
    ldr q27, [sp, #384]
    eor3 v25.16b, v25.16b, v27.16b, v29.16b
    ldr q27, [sp, #656]
    eor3 v0.16b, v0.16b, v27.16b, v2.16b
    ldr q27, [x3, #752]
    eor3 v23.16b, v27.16b, v14.16b, v23.16b
    eor3 v6.16b, v22.16b, v28.16b, v6.16b
    ldr q22, [sp, #320]
    eor3 v18.16b, v18.16b, v22.16b, v1.16b
    // round 5 (aes.dsl:47)
    ext v22.16b, v16.16b, v16.16b, #4
    eor v5.16b, v5.16b, v8.16b
    // round 6 (aes.dsl:47)
    eor3 v3.16b, v3.16b, v4.16b, v25.16b
    // round 5 (aes.dsl:47)
    tbl v25.16b, {v16.16b}, v19.16b
    ldr q27, [sp, #496]
    eor3 v24.16b, v27.16b, v24.16b, v30.16b
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [sp, #464]
    eor3 v20.16b, v20.16b, v9.16b, v22.16b
    // round 6 (aes.dsl:47)
    eor v22.16b, v26.16b, v3.16b
    eor v26.16b, v2.16b, v5.16b
    // round 5 (aes.dsl:47)
    eor v7.16b, v7.16b, v25.16b
    // round 6 (aes.dsl:47)
    eor v6.16b, v16.16b, v6.16b
    eor v25.16b, v1.16b, v24.16b
    eor v27.16b, v20.16b, v22.16b
    and v28.16b, v20.16b, v3.16b
    eor3 v21.16b, v13.16b, v21.16b, v26.16b
    eor v29.16b, v3.16b, v26.16b
    eor v30.16b, v31.16b, v6.16b
    and v31.16b, v7.16b, v6.16b
    eor3 v23.16b, v10.16b, v23.16b, v25.16b
    eor v8.16b, v6.16b, v25.16b
    eor v9.16b, v0.16b, v27.16b
    eor v22.16b, v22.16b, v21.16b
    eor v0.16b, v0.16b, v29.16b
    eor v10.16b, v7.16b, v30.16b
    eor v30.16b, v30.16b, v23.16b
    eor v12.16b, v18.16b, v8.16b
    eor v4.16b, v4.16b, v9.16b
    eor v13.16b, v27.16b, v22.16b
    eor v14.16b, v20.16b, v0.16b
    and v15.16b, v9.16b, v29.16b
    eor v18.16b, v18.16b, v10.16b
    eor v17.16b, v10.16b, v30.16b
    eor v11.16b, v7.16b, v12.16b
    eor v19.16b, v3.16b, v4.16b
    eor v5.16b, v5.16b, v13.16b
    str q7, [sp, #464]
    eor v7.16b, v26.16b, v4.16b
    str q20, [sp, #496]
    eor v20.16b, v22.16b, v14.16b
    str q14, [sp, #320]
    orr v14.16b, v4.16b, v14.16b
    eor v16.16b, v16.16b, v18.16b
    eor v24.16b, v24.16b, v17.16b
    str q4, [sp, #656]
    eor v4.16b, v30.16b, v11.16b
    str q8, [sp, #384]
    and v8.16b, v18.16b, v8.16b
    str q21, [sp, #576]
    orr v21.16b, v21.16b, v5.16b
    str q3, [sp, #624]
    eor v3.16b, v3.16b, v5.16b
    str q5, [sp, #560]
    and v5.16b, v27.16b, v7.16b
    str q19, [sp, #368]
    and v19.16b, v19.16b, v0.16b
    str q0, [sp, #416]
    eor v0.16b, v6.16b, v16.16b
    str q23, [sp, #592]
    orr v23.16b, v23.16b, v24.16b
    str q6, [sp, #608]
    eor v6.16b, v6.16b, v24.16b
    str q24, [sp, #400]
    eor v24.16b, v25.16b, v16.16b
    str q11, [sp, #336]
    orr v11.16b, v16.16b, v11.16b
    str q16, [sp, #528]
    and v16.16b, v13.16b, v3.16b
    eor v26.16b, v26.16b, v3.16b
    str q3, [sp, #432]
    eor v3.16b, v3.16b, v7.16b
    eor3 v2.16b, v2.16b, v15.16b, v19.16b
    eor v25.16b, v25.16b, v6.16b
    and v15.16b, v17.16b, v6.16b
    str q17, [sp, #448]
    and v17.16b, v0.16b, v12.16b
    str q13, [sp, #512]
    and v13.16b, v10.16b, v24.16b
    str q6, [sp, #352]
    eor v6.16b, v6.16b, v24.16b
    eor v28.16b, v28.16b, v16.16b
    eor v16.16b, v21.16b, v16.16b
    and v21.16b, v22.16b, v3.16b
    str q12, [sp, #480]
    and v12.16b, v26.16b, v20.16b
    eor v31.16b, v31.16b, v15.16b
    eor v23.16b, v23.16b, v15.16b
    and v15.16b, v25.16b, v4.16b
    eor3 v1.16b, v1.16b, v8.16b, v17.16b
    and v8.16b, v30.16b, v6.16b
    eor3 v5.16b, v19.16b, v5.16b, v16.16b
    eor3 v19.16b, v9.16b, v14.16b, v21.16b
    eor v2.16b, v28.16b, v2.16b
    eor v1.16b, v31.16b, v1.16b
    eor3 v17.16b, v17.16b, v13.16b, v23.16b
    eor3 v21.16b, v18.16b, v11.16b, v8.16b
    eor3 v28.16b, v14.16b, v12.16b, v28.16b
    eor v16.16b, v16.16b, v19.16b
    eor v19.16b, v5.16b, v2.16b
    eor3 v31.16b, v11.16b, v15.16b, v31.16b
    eor v8.16b, v17.16b, v1.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v16.16b, v28.16b
    and v11.16b, v16.16b, v19.16b
    eor v12.16b, v21.16b, v31.16b
    and v13.16b, v21.16b, v8.16b
    and v14.16b, v5.16b, v23.16b
    eor v15.16b, v28.16b, v11.16b
    str q0, [sp, #544]
    and v0.16b, v17.16b, v12.16b
    str q6, [sp, #640]
    eor v6.16b, v31.16b, v13.16b
    str q30, [sp, #672]
    eor v30.16b, v2.16b, v14.16b
    and v2.16b, v2.16b, v15.16b
    eor v15.16b, v1.16b, v0.16b
    and v1.16b, v1.16b, v6.16b
    and v6.16b, v28.16b, v30.16b
    orr v16.16b, v16.16b, v2.16b
    eor v2.16b, v19.16b, v2.16b
    and v19.16b, v31.16b, v15.16b
    orr v21.16b, v21.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v23.16b, v23.16b, v6.16b
    orr v5.16b, v5.16b, v6.16b
    eor v6.16b, v14.16b, v16.16b
    and v16.16b, v26.16b, v2.16b
    and v20.16b, v20.16b, v2.16b
    eor v26.16b, v12.16b, v19.16b
    orr v17.16b, v17.16b, v19.16b
    eor v0.16b, v0.16b, v21.16b
    and v19.16b, v25.16b, v1.16b
    and v4.16b, v4.16b, v1.16b
    and v21.16b, v9.16b, v23.16b
    and v25.16b, v29.16b, v23.16b
    eor v5.16b, v11.16b, v5.16b
    and v27.16b, v27.16b, v6.16b
    and v7.16b, v7.16b, v6.16b
    eor v28.16b, v2.16b, v23.16b
    eor v23.16b, v6.16b, v23.16b
    and v18.16b, v18.16b, v26.16b
    ldr q29, [sp, #384]
    and v29.16b, v29.16b, v26.16b
    eor v17.16b, v13.16b, v17.16b
    and v24.16b, v24.16b, v0.16b
    and v30.16b, v10.16b, v0.16b
    eor v31.16b, v1.16b, v26.16b
    eor v26.16b, v0.16b, v26.16b
    and v22.16b, v22.16b, v5.16b
    and v3.16b, v3.16b, v5.16b
    eor v2.16b, v2.16b, v5.16b
    ldr q8, [sp, #560]
    and v8.16b, v8.16b, v28.16b
    ldr q9, [sp, #576]
    and v9.16b, v9.16b, v28.16b
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [sp, #416]
    and v6.16b, v6.16b, v23.16b
    ldr q10, [sp, #368]
    and v23.16b, v10.16b, v23.16b
    ldr q10, [sp, #672]
    and v10.16b, v10.16b, v17.16b
    ldr q11, [sp, #640]
    and v11.16b, v11.16b, v17.16b
    ldr q12, [sp, #400]
    and v12.16b, v12.16b, v31.16b
    ldr q13, [sp, #592]
    and v13.16b, v13.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [sp, #544]
    and v17.16b, v17.16b, v26.16b
    ldr q14, [sp, #480]
    and v26.16b, v14.16b, v26.16b
    ldr q14, [sp, #656]
    and v14.16b, v14.16b, v2.16b
    ldr q15, [sp, #320]
    and v2.16b, v15.16b, v2.16b
    eor v28.16b, v28.16b, v5.16b
    ldr q15, [sp, #512]
    and v15.16b, v15.16b, v5.16b
    eor v8.16b, v7.16b, v8.16b
    eor v31.16b, v31.16b, v0.16b
    str q29, [sp, #512]
    ldr q29, [sp, #448]
    and v29.16b, v29.16b, v0.16b
    str q25, [sp, #448]
    ldr q25, [sp, #432]
    and v5.16b, v25.16b, v5.16b
    ldr q25, [sp, #496]
    and v25.16b, v25.16b, v28.16b
    eor v6.16b, v6.16b, v15.16b
    eor v12.16b, v24.16b, v12.16b
    eor v26.16b, v26.16b, v29.16b
    str q29, [sp, #496]
    ldr q29, [sp, #464]
    and v29.16b, v29.16b, v31.16b
    str q4, [sp, #464]
    ldr q4, [sp, #352]
    and v0.16b, v4.16b, v0.16b
    eor3 v4.16b, v23.16b, v8.16b, v5.16b
    eor3 v5.16b, v21.16b, v25.16b, v6.16b
    ldr q21, [x3, #816]
    str q8, [sp, #352]
    ldr q8, [sp, #528]
    and v8.16b, v8.16b, v1.16b
    str q20, [sp, #528]
    ldr q20, [sp, #336]
    and v1.16b, v20.16b, v1.16b
    eor3 v18.16b, v18.16b, v29.16b, v26.16b
    eor3 v0.16b, v17.16b, v12.16b, v0.16b
    ext v20.16b, v4.16b, v4.16b, #8
    eor v16.16b, v16.16b, v5.16b
    str q5, [sp, #336]
    ldr q5, [sp, #624]
    and v5.16b, v5.16b, v28.16b
    ldr q28, [x8, #16]
    tbl v4.16b, {v4.16b}, v28.16b
    eor v19.16b, v19.16b, v18.16b
    // round 7 (aes.dsl:47)
    str q18, [sp, #624]
    ldr q18, [x3, #928]
    str q12, [sp, #432]
    ldr q12, [x3, #992]
    // round 6 (aes.dsl:47)
    str q1, [sp, #320]
    ldr q1, [sp, #608]
    and v1.16b, v1.16b, v31.16b
    eor v31.16b, v0.16b, v20.16b
    eor3 v23.16b, v23.16b, v14.16b, v16.16b
    eor3 v4.16b, v21.16b, v0.16b, v4.16b
    eor3 v3.16b, v7.16b, v3.16b, v16.16b
    eor3 v7.16b, v17.16b, v8.16b, v19.16b
    eor3 v16.16b, v24.16b, v11.16b, v19.16b
    rev32 v17.8h, v31.8h
    eor v19.16b, v9.16b, v23.16b
    tbl v21.16b, {v3.16b}, v28.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor v24.16b, v13.16b, v7.16b
    // round 7 (aes.dsl:47)
    eor3 v0.16b, v18.16b, v0.16b, v17.16b
    eor3 v17.16b, v12.16b, v20.16b, v17.16b
    // round 6 (aes.dsl:47)
    eor v18.16b, v22.16b, v19.16b
    eor3 v6.16b, v27.16b, v6.16b, v19.16b
    eor3 v19.16b, v30.16b, v26.16b, v24.16b
    eor v20.16b, v10.16b, v24.16b
    ldr q22, [x3, #784]
    eor3 v21.16b, v22.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v3.16b
    eor3 v2.16b, v15.16b, v2.16b, v18.16b
    ldr q24, [sp, #528]
    eor3 v18.16b, v24.16b, v25.16b, v18.16b
    ldr q24, [sp, #352]
    eor3 v5.16b, v24.16b, v5.16b, v6.16b
    ext v24.16b, v6.16b, v6.16b, #8
    ldr q25, [x3, #800]
    // round 7 (aes.dsl:47)
    ldr q26, [x3, #896]
    // round 6 (aes.dsl:47)
    tbl v6.16b, {v6.16b}, v28.16b
    ldr q27, [sp, #464]
    eor3 v27.16b, v27.16b, v29.16b, v20.16b
    ldr q29, [sp, #496]
    ldr q30, [sp, #320]
    eor3 v20.16b, v29.16b, v30.16b, v20.16b
    ldr q29, [x3, #880]
    // round 7 (aes.dsl:47)
    ldr q30, [x3, #960]
    // round 6 (aes.dsl:47)
    ldr q8, [sp, #432]
    eor3 v1.16b, v8.16b, v1.16b, v19.16b
    rev32 v8.8h, v22.8h
    ldr q9, [sp, #448]
    eor v9.16b, v9.16b, v2.16b
    ldr q10, [x3, #848]
    eor v2.16b, v2.16b, v18.16b
    tbl v12.16b, {v18.16b}, v28.16b
    ext v18.16b, v18.16b, v18.16b, #8
    ldr q14, [x3, #768]
    ldr q15, [sp, #512]
    eor v15.16b, v15.16b, v20.16b
    eor v20.16b, v20.16b, v27.16b
    eor v6.16b, v19.16b, v6.16b
    // round 7 (aes.dsl:47)
    ldr q13, [x3, #912]
    // round 6 (aes.dsl:47)
    eor v11.16b, v19.16b, v24.16b
    eor3 v25.16b, v25.16b, v31.16b, v27.16b
    // round 7 (aes.dsl:47)
    eor3 v16.16b, v26.16b, v16.16b, v8.16b
    eor3 v3.16b, v30.16b, v3.16b, v8.16b
    // round 6 (aes.dsl:47)
    ldr q30, [sp, #336]
    eor v30.16b, v30.16b, v9.16b
    eor v5.16b, v5.16b, v9.16b
    tbl v31.16b, {v2.16b}, v28.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q8, [sp, #624]
    eor v8.16b, v8.16b, v15.16b
    eor v1.16b, v1.16b, v15.16b
    eor3 v9.16b, v10.16b, v27.16b, v12.16b
    eor v27.16b, v27.16b, v18.16b
    rev32 v10.8h, v11.8h
    eor3 v22.16b, v14.16b, v22.16b, v11.16b
    // round 7 (aes.dsl:47)
    eor3 v12.16b, v13.16b, v20.16b, v11.16b
    // round 6 (aes.dsl:47)
    eor v23.16b, v23.16b, v5.16b
    ext v13.16b, v5.16b, v5.16b, #8
    tbl v5.16b, {v5.16b}, v28.16b
    tbl v14.16b, {v30.16b}, v28.16b
    ext v30.16b, v30.16b, v30.16b, #8
    eor v7.16b, v7.16b, v1.16b
    rev32 v15.8h, v27.8h
    eor3 v24.16b, v29.16b, v24.16b, v10.16b
    ldr q29, [x3, #864]
    eor3 v19.16b, v29.16b, v19.16b, v10.16b
    // round 7 (aes.dsl:47)
    ldr q29, [x3, #976]
    // round 6 (aes.dsl:47)
    eor v10.16b, v20.16b, v2.16b
    // round 7 (aes.dsl:47)
    eor v31.16b, v6.16b, v31.16b
    // round 6 (aes.dsl:47)
    ext v26.16b, v23.16b, v23.16b, #8
    tbl v23.16b, {v23.16b}, v28.16b
    eor3 v21.16b, v21.16b, v6.16b, v30.16b
    eor v30.16b, v8.16b, v30.16b
    ldr q28, [x3, #832]
    eor3 v27.16b, v28.16b, v27.16b, v7.16b
    eor3 v4.16b, v4.16b, v18.16b, v15.16b
    eor v18.16b, v25.16b, v15.16b
    rev32 v25.8h, v10.8h
    eor v28.16b, v1.16b, v13.16b
    // round 7 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v11.16b, v10.16b
    eor v10.16b, v14.16b, v13.16b
    eor3 v5.16b, v29.16b, v6.16b, v5.16b
    eor3 v17.16b, v17.16b, v20.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor v20.16b, v7.16b, v26.16b
    rev32 v29.8h, v30.8h
    eor3 v7.16b, v7.16b, v24.16b, v23.16b
    rev32 v23.8h, v28.8h
    // round 7 (aes.dsl:47)
    ldr q24, [x3, #944]
    eor3 v24.16b, v24.16b, v1.16b, v30.16b
    eor3 v16.16b, v11.16b, v16.16b, v18.16b
    eor3 v28.16b, v12.16b, v25.16b, v28.16b
    ldr q30, [x3, #1008]
    eor3 v30.16b, v30.16b, v8.16b, v10.16b
    eor3 v1.16b, v1.16b, v2.16b, v25.16b
    // round 6 (aes.dsl:47)
    rev32 v2.8h, v20.8h
    eor v19.16b, v19.16b, v20.16b
    eor3 v20.16b, v8.16b, v22.16b, v29.16b
    // round 7 (aes.dsl:47)
    eor3 v3.16b, v6.16b, v3.16b, v4.16b
    // round 6 (aes.dsl:47)
    eor v6.16b, v21.16b, v29.16b
    // round 7 (aes.dsl:47)
    eor3 v1.16b, v5.16b, v7.16b, v1.16b
    // round 6 (aes.dsl:47)
    eor v5.16b, v27.16b, v2.16b
    // round 7 (aes.dsl:47)
    eor v21.16b, v19.16b, v28.16b
    eor v22.16b, v18.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor3 v2.16b, v9.16b, v26.16b, v2.16b
    // round 7 (aes.dsl:47)
    eor v17.16b, v17.16b, v1.16b
    eor v25.16b, v4.16b, v6.16b
    eor v0.16b, v0.16b, v21.16b
    and v26.16b, v5.16b, v21.16b
    eor3 v24.16b, v23.16b, v24.16b, v22.16b
    eor v27.16b, v21.16b, v22.16b
    eor v28.16b, v2.16b, v17.16b
    and v29.16b, v2.16b, v1.16b
    eor3 v23.16b, v23.16b, v30.16b, v25.16b
    eor v30.16b, v1.16b, v25.16b
    eor v31.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v8.16b, v16.16b, v27.16b
    eor v9.16b, v3.16b, v28.16b
    eor v17.16b, v17.16b, v23.16b
    eor v3.16b, v3.16b, v30.16b
    eor v16.16b, v16.16b, v31.16b
    eor v10.16b, v31.16b, v0.16b
    eor v11.16b, v5.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v12.16b, v28.16b, v17.16b
    eor v13.16b, v2.16b, v3.16b
    and v14.16b, v9.16b, v30.16b
    eor v19.16b, v19.16b, v16.16b
    eor v20.16b, v20.16b, v10.16b
    eor v15.16b, v0.16b, v11.16b
    str q2, [sp, #624]
    and v2.16b, v16.16b, v27.16b
    str q5, [sp, #336]
    eor v5.16b, v1.16b, v7.16b
    eor v6.16b, v6.16b, v12.16b
    str q30, [sp, #512]
    eor v30.16b, v25.16b, v7.16b
    str q7, [sp, #448]
    orr v7.16b, v7.16b, v13.16b
    str q13, [sp, #432]
    eor v13.16b, v17.16b, v13.16b
    str q27, [sp, #320]
    eor v27.16b, v21.16b, v19.16b
    str q24, [sp, #496]
    orr v24.16b, v24.16b, v20.16b
    str q21, [sp, #464]
    eor v21.16b, v21.16b, v20.16b
    str q20, [sp, #352]
    eor v20.16b, v22.16b, v19.16b
    str q19, [sp, #528]
    orr v19.16b, v19.16b, v11.16b
    str q1, [sp, #608]
    eor v1.16b, v1.16b, v6.16b
    str q11, [sp, #656]
    orr v11.16b, v23.16b, v6.16b
    str q23, [sp, #480]
    and v23.16b, v28.16b, v30.16b
    str q5, [sp, #544]
    and v5.16b, v5.16b, v3.16b
    str q10, [sp, #592]
    and v10.16b, v10.16b, v21.16b
    eor v22.16b, v22.16b, v21.16b
    str q3, [sp, #400]
    and v3.16b, v27.16b, v8.16b
    str q6, [sp, #640]
    and v6.16b, v31.16b, v20.16b
    str q21, [sp, #672]
    eor v21.16b, v21.16b, v20.16b
    str q12, [sp, #368]
    and v12.16b, v12.16b, v1.16b
    eor v25.16b, v25.16b, v1.16b
    str q1, [sp, #416]
    eor v1.16b, v1.16b, v30.16b
    eor3 v4.16b, v4.16b, v14.16b, v5.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v26.16b, v10.16b
    and v10.16b, v22.16b, v15.16b
    eor3 v2.16b, v18.16b, v2.16b, v3.16b
    and v18.16b, v0.16b, v21.16b
    eor v29.16b, v29.16b, v12.16b
    eor v11.16b, v11.16b, v12.16b
    and v12.16b, v17.16b, v1.16b
    and v14.16b, v25.16b, v13.16b
    eor v2.16b, v26.16b, v2.16b
    eor3 v3.16b, v3.16b, v6.16b, v24.16b
    eor3 v6.16b, v16.16b, v19.16b, v18.16b
    eor3 v18.16b, v9.16b, v7.16b, v12.16b
    eor3 v5.16b, v5.16b, v23.16b, v11.16b
    eor v4.16b, v29.16b, v4.16b
    eor3 v19.16b, v19.16b, v10.16b, v26.16b
    eor v23.16b, v3.16b, v2.16b
    eor v6.16b, v24.16b, v6.16b
    eor3 v7.16b, v7.16b, v14.16b, v29.16b
    eor v18.16b, v11.16b, v18.16b
    eor v24.16b, v5.16b, v4.16b
    eor v26.16b, v6.16b, v19.16b
    and v29.16b, v6.16b, v23.16b
    eor v10.16b, v18.16b, v7.16b
    and v11.16b, v18.16b, v24.16b
    and v12.16b, v3.16b, v26.16b
    eor v14.16b, v19.16b, v29.16b
    str q17, [sp, #576]
    and v17.16b, v5.16b, v10.16b
    str q1, [sp, #560]
    eor v1.16b, v7.16b, v11.16b
    str q27, [sp, #384]
    eor v27.16b, v2.16b, v12.16b
    and v2.16b, v2.16b, v14.16b
    eor v14.16b, v4.16b, v17.16b
    and v1.16b, v4.16b, v1.16b
    and v4.16b, v19.16b, v27.16b
    eor v19.16b, v23.16b, v2.16b
    orr v2.16b, v6.16b, v2.16b
    and v6.16b, v7.16b, v14.16b
    orr v7.16b, v18.16b, v1.16b
    eor v1.16b, v24.16b, v1.16b
    eor v18.16b, v26.16b, v4.16b
    orr v3.16b, v3.16b, v4.16b
    eor v2.16b, v12.16b, v2.16b
    and v4.16b, v15.16b, v19.16b
    and v22.16b, v22.16b, v19.16b
    eor v23.16b, v10.16b, v6.16b
    orr v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v7.16b
    and v7.16b, v13.16b, v1.16b
    and v17.16b, v25.16b, v1.16b
    and v16.16b, v16.16b, v18.16b
    ldr q24, [sp, #320]
    and v24.16b, v24.16b, v18.16b
    eor v3.16b, v29.16b, v3.16b
    and v20.16b, v20.16b, v2.16b
    and v25.16b, v31.16b, v2.16b
    eor v26.16b, v2.16b, v18.16b
    eor v18.16b, v19.16b, v18.16b
    ldr q29, [x3, #1056]
    ldr q31, [sp, #512]
    and v31.16b, v31.16b, v23.16b
    and v9.16b, v9.16b, v23.16b
    eor v5.16b, v11.16b, v5.16b
    and v30.16b, v30.16b, v6.16b
    and v28.16b, v28.16b, v6.16b
    eor v10.16b, v1.16b, v23.16b
    eor v23.16b, v6.16b, v23.16b
    and v21.16b, v21.16b, v3.16b
    and v0.16b, v0.16b, v3.16b
    and v8.16b, v8.16b, v26.16b
    ldr q11, [sp, #384]
    and v26.16b, v11.16b, v26.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v19.16b, v3.16b
    ldr q19, [sp, #352]
    and v19.16b, v19.16b, v18.16b
    ldr q11, [sp, #496]
    and v11.16b, v11.16b, v18.16b
    ldr q12, [sp, #560]
    and v12.16b, v12.16b, v5.16b
    ldr q13, [sp, #576]
    and v13.16b, v13.16b, v5.16b
    ldr q14, [sp, #640]
    and v14.16b, v14.16b, v10.16b
    ldr q15, [sp, #480]
    and v15.16b, v15.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [sp, #400]
    and v6.16b, v6.16b, v23.16b
    ldr q27, [sp, #544]
    and v23.16b, v27.16b, v23.16b
    ldr q27, [sp, #672]
    and v27.16b, v27.16b, v2.16b
    str q31, [sp, #672]
    ldr q31, [sp, #592]
    and v31.16b, v31.16b, v2.16b
    eor v19.16b, v20.16b, v19.16b
    eor v2.16b, v18.16b, v2.16b
    ldr q18, [sp, #656]
    and v18.16b, v18.16b, v3.16b
    str q24, [sp, #656]
    ldr q24, [sp, #528]
    and v3.16b, v24.16b, v3.16b
    eor v24.16b, v30.16b, v14.16b
    ldr q14, [sp, #432]
    and v14.16b, v14.16b, v1.16b
    eor v10.16b, v10.16b, v5.16b
    str q14, [sp, #432]
    ldr q14, [sp, #368]
    and v14.16b, v14.16b, v5.16b
    str q7, [sp, #368]
    ldr q7, [sp, #416]
    and v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v31.16b
    ldr q8, [sp, #336]
    and v8.16b, v8.16b, v2.16b
    eor3 v27.16b, v26.16b, v19.16b, v27.16b
    str q4, [sp, #336]
    ldr q4, [sp, #624]
    and v4.16b, v4.16b, v10.16b
    eor v6.16b, v6.16b, v14.16b
    str q14, [sp, #624]
    ldr q14, [sp, #448]
    and v1.16b, v14.16b, v1.16b
    eor3 v5.16b, v23.16b, v24.16b, v5.16b
    eor3 v16.16b, v16.16b, v8.16b, v7.16b
    ldr q14, [sp, #464]
    and v2.16b, v14.16b, v2.16b
    ldr q14, [x8, #32]
    str q24, [sp, #464]
    tbl v24.16b, {v27.16b}, v14.16b
    eor3 v9.16b, v9.16b, v4.16b, v6.16b
    str q4, [sp, #448]
    ldr q4, [sp, #608]
    and v4.16b, v4.16b, v10.16b
    ext v10.16b, v5.16b, v5.16b, #4
    eor v22.16b, v22.16b, v16.16b
    str q16, [sp, #608]
    ldr q16, [x8, #0]
    str q4, [sp, #416]
    tbl v4.16b, {v5.16b}, v16.16b
    eor v17.16b, v17.16b, v9.16b
    eor v5.16b, v5.16b, v24.16b
    // round 8 (aes.dsl:47)
    str q9, [sp, #528]
    ldr q9, [x3, #1184]
    str q8, [sp, #592]
    ldr q8, [x3, #1248]
    // round 7 (aes.dsl:47)
    eor3 v27.16b, v29.16b, v27.16b, v10.16b
    eor3 v20.16b, v20.16b, v21.16b, v22.16b
    eor3 v3.16b, v26.16b, v3.16b, v22.16b
    eor3 v1.16b, v23.16b, v1.16b, v17.16b
    eor3 v17.16b, v30.16b, v12.16b, v17.16b
    ldr q21, [x8, #16]
    tbl v22.16b, {v5.16b}, v21.16b
    ext v23.16b, v5.16b, v5.16b, #4
    eor v26.16b, v11.16b, v3.16b
    tbl v29.16b, {v20.16b}, v14.16b
    eor v30.16b, v15.16b, v1.16b
    ext v10.16b, v17.16b, v17.16b, #4
    tbl v11.16b, {v17.16b}, v16.16b
    // round 8 (aes.dsl:47)
    eor3 v4.16b, v9.16b, v4.16b, v23.16b
    eor3 v22.16b, v8.16b, v24.16b, v22.16b
    // round 7 (aes.dsl:47)
    eor3 v7.16b, v25.16b, v7.16b, v26.16b
    eor v0.16b, v0.16b, v26.16b
    eor v23.16b, v13.16b, v30.16b
    eor3 v6.16b, v28.16b, v6.16b, v30.16b
    ldr q24, [x3, #1088]
    ldr q26, [x3, #1024]
    eor3 v20.16b, v26.16b, v20.16b, v10.16b
    eor v17.16b, v17.16b, v29.16b
    eor3 v2.16b, v19.16b, v2.16b, v7.16b
    ldr q26, [x3, #1040]
    eor3 v18.16b, v31.16b, v18.16b, v0.16b
    ldr q28, [sp, #336]
    ldr q30, [sp, #592]
    eor3 v0.16b, v28.16b, v30.16b, v0.16b
    tbl v28.16b, {v7.16b}, v14.16b
    ldr q31, [x3, #1072]
    ldr q8, [sp, #464]
    ldr q9, [sp, #416]
    eor3 v8.16b, v8.16b, v9.16b, v6.16b
    ldr q9, [sp, #368]
    ldr q10, [sp, #448]
    eor3 v9.16b, v9.16b, v10.16b, v23.16b
    ldr q10, [sp, #624]
    ldr q12, [sp, #432]
    eor3 v23.16b, v10.16b, v12.16b, v23.16b
    // round 8 (aes.dsl:47)
    ldr q10, [x3, #1152]
    ldr q12, [x3, #1216]
    // round 7 (aes.dsl:47)
    tbl v13.16b, {v6.16b}, v16.16b
    ext v15.16b, v6.16b, v6.16b, #4
    ext v30.16b, v17.16b, v17.16b, #4
    tbl v19.16b, {v17.16b}, v21.16b
    ldr q25, [sp, #656]
    eor v25.16b, v25.16b, v18.16b
    eor v18.16b, v18.16b, v0.16b
    str q22, [sp, #656]
    tbl v22.16b, {v0.16b}, v14.16b
    str q4, [sp, #432]
    ldr q4, [sp, #672]
    eor v4.16b, v4.16b, v23.16b
    eor v23.16b, v23.16b, v9.16b
    str q27, [sp, #672]
    ext v27.16b, v9.16b, v9.16b, #4
    str q20, [sp, #624]
    tbl v20.16b, {v9.16b}, v16.16b
    eor v6.16b, v6.16b, v28.16b
    // round 8 (aes.dsl:47)
    str q20, [sp, #448]
    // round 7 (aes.dsl:47)
    eor v7.16b, v7.16b, v15.16b
    // round 8 (aes.dsl:47)
    eor3 v30.16b, v10.16b, v11.16b, v30.16b
    eor3 v19.16b, v12.16b, v29.16b, v19.16b
    // round 7 (aes.dsl:47)
    ldr q29, [sp, #608]
    eor v29.16b, v29.16b, v25.16b
    eor v2.16b, v2.16b, v25.16b
    tbl v25.16b, {v18.16b}, v14.16b
    eor v8.16b, v8.16b, v4.16b
    ldr q10, [sp, #528]
    eor v4.16b, v10.16b, v4.16b
    ext v10.16b, v23.16b, v23.16b, #4
    tbl v11.16b, {v23.16b}, v16.16b
    eor3 v0.16b, v24.16b, v0.16b, v27.16b
    eor3 v17.16b, v26.16b, v17.16b, v6.16b
    eor v24.16b, v9.16b, v22.16b
    eor3 v5.16b, v31.16b, v5.16b, v22.16b
    tbl v22.16b, {v6.16b}, v21.16b
    ext v26.16b, v6.16b, v6.16b, #4
    eor v3.16b, v3.16b, v2.16b
    tbl v27.16b, {v2.16b}, v14.16b
    // round 8 (aes.dsl:47)
    ldr q31, [x3, #1232]
    // round 7 (aes.dsl:47)
    tbl v9.16b, {v29.16b}, v14.16b
    eor v1.16b, v1.16b, v8.16b
    tbl v12.16b, {v4.16b}, v16.16b
    ext v15.16b, v4.16b, v4.16b, #4
    tbl v20.16b, {v8.16b}, v16.16b
    str q0, [sp, #528]
    ext v0.16b, v8.16b, v8.16b, #4
    eor v23.16b, v23.16b, v25.16b
    str q17, [sp, #608]
    tbl v17.16b, {v24.16b}, v21.16b
    str q19, [sp, #368]
    ext v19.16b, v24.16b, v24.16b, #4
    str q30, [sp, #416]
    ldr q30, [x3, #1136]
    eor3 v22.16b, v30.16b, v28.16b, v22.16b
    ldr q28, [x3, #1120]
    eor3 v26.16b, v28.16b, v13.16b, v26.16b
    // round 8 (aes.dsl:47)
    eor v28.16b, v7.16b, v10.16b
    eor3 v25.16b, v31.16b, v6.16b, v25.16b
    // round 7 (aes.dsl:47)
    tbl v30.16b, {v3.16b}, v14.16b
    ext v31.16b, v1.16b, v1.16b, #4
    tbl v10.16b, {v1.16b}, v16.16b
    ldr q13, [sp, #624]
    eor3 v12.16b, v13.16b, v7.16b, v12.16b
    eor v8.16b, v8.16b, v27.16b
    eor v4.16b, v4.16b, v9.16b
    eor v5.16b, v5.16b, v17.16b
    ldr q17, [sp, #672]
    ldr q13, [sp, #448]
    eor3 v17.16b, v17.16b, v13.16b, v19.16b
    tbl v19.16b, {v23.16b}, v21.16b
    ext v13.16b, v23.16b, v23.16b, #4
    // round 8 (aes.dsl:47)
    eor v20.16b, v15.16b, v20.16b
    ldr q15, [sp, #432]
    eor3 v18.16b, v15.16b, v18.16b, v28.16b
    ldr q28, [x3, #1168]
    eor3 v0.16b, v28.16b, v7.16b, v0.16b
    ldr q28, [sp, #656]
    eor3 v23.16b, v28.16b, v6.16b, v23.16b
    // round 7 (aes.dsl:47)
    eor v1.16b, v1.16b, v30.16b
    ldr q28, [x3, #1104]
    eor3 v24.16b, v28.16b, v24.16b, v30.16b
    tbl v28.16b, {v4.16b}, v21.16b
    ext v30.16b, v4.16b, v4.16b, #4
    tbl v15.16b, {v8.16b}, v21.16b
    ext v16.16b, v8.16b, v8.16b, #4
    eor3 v3.16b, v3.16b, v26.16b, v31.16b
    // round 8 (aes.dsl:47)
    eor3 v2.16b, v2.16b, v11.16b, v13.16b
    ldr q26, [x3, #1200]
    eor3 v20.16b, v26.16b, v29.16b, v20.16b
    ldr q26, [sp, #416]
    eor3 v7.16b, v7.16b, v26.16b, v17.16b
    ldr q26, [x3, #1264]
    eor3 v4.16b, v26.16b, v27.16b, v4.16b
    ldr q26, [sp, #368]
    eor3 v6.16b, v6.16b, v26.16b, v5.16b
    eor3 v19.16b, v25.16b, v19.16b, v8.16b
    // round 7 (aes.dsl:47)
    ext v25.16b, v1.16b, v1.16b, #4
    // round 8 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    // round 7 (aes.dsl:47)
    tbl v2.16b, {v1.16b}, v21.16b
    eor v26.16b, v12.16b, v30.16b
    eor v1.16b, v22.16b, v1.16b
    ldr q22, [sp, #608]
    eor3 v22.16b, v22.16b, v9.16b, v28.16b
    ldr q27, [sp, #528]
    eor3 v25.16b, v27.16b, v10.16b, v25.16b
    // round 8 (aes.dsl:47)
    eor v18.16b, v18.16b, v0.16b
    // round 7 (aes.dsl:47)
    eor v2.16b, v24.16b, v2.16b
    // round 8 (aes.dsl:47)
    eor v24.16b, v17.16b, v26.16b
    eor v19.16b, v1.16b, v19.16b
    eor v27.16b, v5.16b, v22.16b
    eor v28.16b, v25.16b, v18.16b
    and v29.16b, v25.16b, v0.16b
    eor3 v16.16b, v16.16b, v20.16b, v24.16b
    eor v20.16b, v0.16b, v24.16b
    eor v23.16b, v23.16b, v19.16b
    and v30.16b, v2.16b, v19.16b
    eor3 v4.16b, v15.16b, v4.16b, v27.16b
    eor v31.16b, v19.16b, v27.16b
    eor v8.16b, v7.16b, v28.16b
    eor v18.16b, v18.16b, v16.16b
    eor v7.16b, v7.16b, v20.16b
    eor v9.16b, v2.16b, v23.16b
    eor v23.16b, v23.16b, v4.16b
    eor v10.16b, v6.16b, v31.16b
    eor v3.16b, v3.16b, v8.16b
    eor v11.16b, v28.16b, v18.16b
    eor v12.16b, v25.16b, v7.16b
    and v13.16b, v8.16b, v20.16b
    eor v6.16b, v6.16b, v9.16b
    eor v15.16b, v9.16b, v23.16b
    eor v14.16b, v2.16b, v10.16b
    eor v21.16b, v0.16b, v3.16b
    eor v26.16b, v26.16b, v11.16b
    str q2, [sp, #528]
    eor v2.16b, v24.16b, v3.16b
    str q25, [sp, #608]
    orr v25.16b, v3.16b, v12.16b
    str q12, [sp, #368]
    eor v12.16b, v18.16b, v12.16b
    eor v1.16b, v1.16b, v6.16b
    eor v22.16b, v22.16b, v15.16b
    str q3, [sp, #416]
    eor v3.16b, v23.16b, v14.16b
    str q31, [sp, #656]
    and v31.16b, v6.16b, v31.16b
    str q0, [sp, #432]
    eor v0.16b, v0.16b, v26.16b
    str q26, [sp, #448]
    orr v26.16b, v16.16b, v26.16b
    str q21, [sp, #672]
    and v21.16b, v21.16b, v7.16b
    str q7, [sp, #624]
    and v7.16b, v28.16b, v2.16b
    str q16, [sp, #464]
    eor v16.16b, v19.16b, v1.16b
    str q19, [sp, #592]
    eor v19.16b, v19.16b, v22.16b
    str q22, [sp, #336]
    orr v22.16b, v4.16b, v22.16b
    str q4, [sp, #544]
    eor v4.16b, v27.16b, v1.16b
    str q14, [sp, #400]
    orr v14.16b, v1.16b, v14.16b
    eor v24.16b, v24.16b, v0.16b
    str q1, [sp, #480]
    and v1.16b, v11.16b, v0.16b
    eor3 v17.16b, v17.16b, v13.16b, v21.16b
    eor v13.16b, v0.16b, v2.16b
    str q0, [sp, #640]
    and v0.16b, v15.16b, v19.16b
    eor v27.16b, v27.16b, v19.16b
    str q15, [sp, #576]
    and v15.16b, v16.16b, v10.16b
    str q19, [sp, #560]
    eor v19.16b, v19.16b, v4.16b
    str q11, [sp, #496]
    and v11.16b, v9.16b, v4.16b
    eor v29.16b, v29.16b, v1.16b
    eor v1.16b, v26.16b, v1.16b
    and v26.16b, v24.16b, v12.16b
    str q10, [sp, #352]
    and v10.16b, v18.16b, v13.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v22.16b, v0.16b
    eor3 v5.16b, v5.16b, v31.16b, v15.16b
    and v22.16b, v23.16b, v19.16b
    eor v17.16b, v29.16b, v17.16b
    eor3 v7.16b, v21.16b, v7.16b, v1.16b
    eor3 v21.16b, v8.16b, v25.16b, v10.16b
    and v31.16b, v27.16b, v3.16b
    eor v5.16b, v30.16b, v5.16b
    eor3 v22.16b, v6.16b, v14.16b, v22.16b
    eor3 v10.16b, v15.16b, v11.16b, v0.16b
    eor v11.16b, v7.16b, v17.16b
    eor v1.16b, v1.16b, v21.16b
    eor3 v21.16b, v25.16b, v26.16b, v29.16b
    eor3 v25.16b, v14.16b, v31.16b, v30.16b
    eor v0.16b, v0.16b, v22.16b
    eor v22.16b, v10.16b, v5.16b
    and v26.16b, v1.16b, v11.16b
    eor v29.16b, v1.16b, v21.16b
    eor v30.16b, v0.16b, v25.16b
    and v31.16b, v0.16b, v22.16b
    eor v14.16b, v21.16b, v26.16b
    and v15.16b, v7.16b, v29.16b
    str q16, [sp, #384]
    and v16.16b, v10.16b, v30.16b
    str q23, [sp, #512]
    eor v23.16b, v25.16b, v31.16b
    and v14.16b, v17.16b, v14.16b
    eor v17.16b, v17.16b, v15.16b
    str q19, [sp, #320]
    eor v19.16b, v5.16b, v16.16b
    and v5.16b, v5.16b, v23.16b
    eor v23.16b, v11.16b, v14.16b
    orr v1.16b, v1.16b, v14.16b
    and v17.16b, v21.16b, v17.16b
    and v19.16b, v25.16b, v19.16b
    orr v0.16b, v0.16b, v5.16b
    eor v5.16b, v22.16b, v5.16b
    and v21.16b, v24.16b, v23.16b
    and v22.16b, v12.16b, v23.16b
    eor v1.16b, v15.16b, v1.16b
    orr v7.16b, v7.16b, v17.16b
    eor v17.16b, v29.16b, v17.16b
    eor v24.16b, v30.16b, v19.16b
    orr v19.16b, v10.16b, v19.16b
    eor v0.16b, v16.16b, v0.16b
    and v16.16b, v27.16b, v5.16b
    and v3.16b, v3.16b, v5.16b
    and v2.16b, v2.16b, v1.16b
    and v25.16b, v28.16b, v1.16b
    eor v7.16b, v26.16b, v7.16b
    and v26.16b, v8.16b, v17.16b
    and v20.16b, v20.16b, v17.16b
    eor v27.16b, v23.16b, v17.16b
    eor v17.16b, v1.16b, v17.16b
    and v6.16b, v6.16b, v24.16b
    ldr q30, [sp, #656]
    and v30.16b, v30.16b, v24.16b
    eor v19.16b, v31.16b, v19.16b
    and v31.16b, v9.16b, v0.16b
    and v4.16b, v4.16b, v0.16b
    eor v8.16b, v5.16b, v24.16b
    eor v24.16b, v0.16b, v24.16b
    and v9.16b, v13.16b, v7.16b
    and v18.16b, v18.16b, v7.16b
    ldr q10, [sp, #464]
    and v10.16b, v10.16b, v27.16b
    ldr q11, [sp, #448]
    and v11.16b, v11.16b, v27.16b
    ldr q12, [sp, #624]
    and v12.16b, v12.16b, v17.16b
    ldr q13, [sp, #672]
    and v17.16b, v13.16b, v17.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [sp, #320]
    and v23.16b, v23.16b, v19.16b
    ldr q13, [sp, #512]
    and v13.16b, v13.16b, v19.16b
    eor v5.16b, v5.16b, v19.16b
    ldr q14, [sp, #544]
    and v14.16b, v14.16b, v8.16b
    ldr q15, [sp, #336]
    and v15.16b, v15.16b, v8.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q19, [sp, #384]
    and v19.16b, v19.16b, v24.16b
    ldr q29, [sp, #352]
    and v24.16b, v29.16b, v24.16b
    eor v29.16b, v2.16b, v11.16b
    ldr q11, [sp, #416]
    and v11.16b, v11.16b, v7.16b
    ldr q28, [sp, #496]
    and v28.16b, v28.16b, v1.16b
    eor v27.16b, v27.16b, v1.16b
    str q30, [sp, #496]
    ldr q30, [sp, #576]
    and v30.16b, v30.16b, v0.16b
    eor v8.16b, v8.16b, v0.16b
    eor v15.16b, v4.16b, v15.16b
    str q20, [sp, #576]
    ldr q20, [sp, #560]
    and v0.16b, v20.16b, v0.16b
    eor v20.16b, v12.16b, v28.16b
    ldr q12, [sp, #608]
    and v12.16b, v12.16b, v27.16b
    str q3, [sp, #608]
    ldr q3, [sp, #528]
    and v3.16b, v3.16b, v8.16b
    eor v24.16b, v24.16b, v30.16b
    str q30, [sp, #528]
    ldr q30, [sp, #368]
    and v7.16b, v30.16b, v7.16b
    ldr q30, [sp, #640]
    and v1.16b, v30.16b, v1.16b
    eor3 v0.16b, v19.16b, v15.16b, v0.16b
    ldr q30, [sp, #480]
    and v30.16b, v30.16b, v5.16b
    eor3 v26.16b, v26.16b, v12.16b, v20.16b
    eor3 v6.16b, v6.16b, v3.16b, v24.16b
    str q3, [sp, #480]
    ldr q3, [sp, #400]
    and v3.16b, v3.16b, v5.16b
    eor3 v1.16b, v17.16b, v29.16b, v1.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ldr q5, [sp, #432]
    and v5.16b, v5.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    eor v16.16b, v16.16b, v6.16b
    // round 9 (aes.dsl:47)
    ldr q27, [x3, #1440]
    str q6, [sp, #432]
    ldr q6, [x3, #1504]
    // round 8 (aes.dsl:47)
    str q26, [sp, #400]
    ldr q26, [sp, #592]
    and v26.16b, v26.16b, v8.16b
    rev32 v8.8h, v1.8h
    str q3, [sp, #592]
    eor v3.16b, v1.16b, v0.16b
    eor3 v17.16b, v17.16b, v11.16b, v21.16b
    eor3 v2.16b, v2.16b, v9.16b, v21.16b
    eor3 v19.16b, v19.16b, v30.16b, v16.16b
    ldr q21, [x3, #1328]
    eor3 v21.16b, v21.16b, v8.16b, v0.16b
    eor3 v4.16b, v4.16b, v23.16b, v16.16b
    rev32 v16.8h, v3.8h
    eor v23.16b, v10.16b, v17.16b
    rev32 v30.8h, v2.8h
    eor v8.16b, v14.16b, v19.16b
    ext v4.16b, v4.16b, v4.16b, #8
    // round 9 (aes.dsl:47)
    eor3 v0.16b, v27.16b, v0.16b, v16.16b
    eor3 v1.16b, v6.16b, v1.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor v6.16b, v18.16b, v23.16b
    eor3 v16.16b, v25.16b, v20.16b, v23.16b
    eor v18.16b, v13.16b, v8.16b
    eor3 v20.16b, v31.16b, v24.16b, v8.16b
    ldr q23, [x3, #1296]
    eor3 v23.16b, v23.16b, v30.16b, v4.16b
    eor v24.16b, v2.16b, v4.16b
    eor3 v5.16b, v29.16b, v5.16b, v16.16b
    eor3 v7.16b, v28.16b, v7.16b, v6.16b
    eor3 v6.16b, v22.16b, v12.16b, v6.16b
    // round 9 (aes.dsl:47)
    ldr q22, [x3, #1408]
    // round 8 (aes.dsl:47)
    ldr q25, [x8, #16]
    tbl v27.16b, {v16.16b}, v25.16b
    eor3 v26.16b, v15.16b, v26.16b, v20.16b
    ext v28.16b, v20.16b, v20.16b, #8
    // round 9 (aes.dsl:47)
    ldr q29, [x3, #1472]
    // round 8 (aes.dsl:47)
    ldr q30, [sp, #608]
    ldr q31, [sp, #480]
    eor3 v30.16b, v30.16b, v31.16b, v18.16b
    ldr q31, [sp, #528]
    ldr q8, [sp, #592]
    eor3 v18.16b, v31.16b, v8.16b, v18.16b
    rev32 v31.8h, v24.8h
    ldr q8, [sp, #576]
    eor v8.16b, v8.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    rev32 v9.8h, v6.8h
    ldr q10, [x3, #1360]
    ldr q11, [sp, #496]
    eor v11.16b, v11.16b, v18.16b
    eor v18.16b, v18.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #8
    ldr q12, [x3, #1392]
    ldr q13, [x3, #1280]
    eor v20.16b, v20.16b, v27.16b
    eor v27.16b, v16.16b, v28.16b
    // round 9 (aes.dsl:47)
    eor3 v4.16b, v22.16b, v4.16b, v31.16b
    // round 8 (aes.dsl:47)
    ldr q22, [x3, #1376]
    ldr q14, [x3, #1312]
    // round 9 (aes.dsl:47)
    eor3 v2.16b, v29.16b, v2.16b, v31.16b
    // round 8 (aes.dsl:47)
    ldr q29, [sp, #400]
    eor v29.16b, v29.16b, v8.16b
    eor v5.16b, v5.16b, v8.16b
    rev32 v15.8h, v7.8h
    eor v26.16b, v26.16b, v11.16b
    ldr q25, [sp, #432]
    eor v25.16b, v25.16b, v11.16b
    // round 9 (aes.dsl:47)
    ldr q11, [x3, #1424]
    // round 8 (aes.dsl:47)
    ext v18.16b, v18.16b, v18.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    eor3 v9.16b, v10.16b, v9.16b, v30.16b
    eor v10.16b, v6.16b, v30.16b
    rev32 v8.8h, v27.8h
    eor3 v24.16b, v13.16b, v24.16b, v27.16b
    // round 9 (aes.dsl:47)
    ldr q13, [x3, #1488]
    // round 8 (aes.dsl:47)
    eor3 v3.16b, v14.16b, v3.16b, v30.16b
    eor v17.16b, v17.16b, v5.16b
    rev32 v30.8h, v5.8h
    rev32 v14.8h, v29.8h
    ext v25.16b, v25.16b, v25.16b, #8
    eor v19.16b, v19.16b, v26.16b
    ext v26.16b, v26.16b, v26.16b, #8
    eor3 v23.16b, v23.16b, v29.16b, v20.16b
    rev32 v31.8h, v10.8h
    eor3 v22.16b, v22.16b, v28.16b, v8.16b
    eor3 v16.16b, v12.16b, v16.16b, v8.16b
    eor v28.16b, v7.16b, v18.16b
    // round 9 (aes.dsl:47)
    eor3 v8.16b, v11.16b, v27.16b, v18.16b
    eor3 v7.16b, v13.16b, v7.16b, v20.16b
    eor v18.16b, v18.16b, v20.16b
    // round 8 (aes.dsl:47)
    rev32 v11.8h, v17.8h
    ext v19.16b, v19.16b, v19.16b, #8
    eor v29.16b, v29.16b, v25.16b
    eor3 v6.16b, v21.16b, v6.16b, v31.16b
    eor v3.16b, v3.16b, v31.16b
    rev32 v21.8h, v28.8h
    eor v31.16b, v5.16b, v26.16b
    // round 9 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v27.16b, v28.16b
    eor v28.16b, v14.16b, v25.16b
    eor3 v1.16b, v1.16b, v15.16b, v18.16b
    // round 8 (aes.dsl:47)
    eor v18.16b, v17.16b, v19.16b
    ldr q12, [x3, #1344]
    eor3 v10.16b, v12.16b, v10.16b, v19.16b
    rev32 v12.8h, v29.8h
    eor3 v16.16b, v16.16b, v11.16b, v19.16b
    rev32 v19.8h, v31.8h
    // round 9 (aes.dsl:47)
    ldr q11, [x3, #1456]
    eor3 v29.16b, v11.16b, v26.16b, v29.16b
    eor3 v31.16b, v8.16b, v21.16b, v31.16b
    eor3 v4.16b, v27.16b, v4.16b, v3.16b
    ldr q27, [x3, #1520]
    eor3 v5.16b, v27.16b, v5.16b, v28.16b
    eor v7.16b, v7.16b, v21.16b
    // round 8 (aes.dsl:47)
    eor v21.16b, v22.16b, v18.16b
    // round 9 (aes.dsl:47)
    eor3 v2.16b, v2.16b, v20.16b, v6.16b
    // round 8 (aes.dsl:47)
    rev32 v18.8h, v18.8h
    eor3 v20.16b, v24.16b, v25.16b, v12.16b
    eor v22.16b, v23.16b, v12.16b
    // round 9 (aes.dsl:47)
    eor3 v7.16b, v30.16b, v26.16b, v7.16b
    eor v23.16b, v21.16b, v31.16b
    // round 8 (aes.dsl:47)
    eor3 v17.16b, v17.16b, v9.16b, v18.16b
    eor v18.16b, v10.16b, v18.16b
    // round 9 (aes.dsl:47)
    eor v24.16b, v3.16b, v20.16b
    eor v7.16b, v16.16b, v7.16b
    eor v25.16b, v6.16b, v22.16b
    eor v0.16b, v0.16b, v23.16b
    and v26.16b, v18.16b, v23.16b
    eor3 v27.16b, v19.16b, v29.16b, v24.16b
    eor v28.16b, v23.16b, v24.16b
    eor v1.16b, v1.16b, v7.16b
    and v29.16b, v17.16b, v7.16b
    eor3 v5.16b, v19.16b, v5.16b, v25.16b
    eor v19.16b, v7.16b, v25.16b
    eor v30.16b, v18.16b, v0.16b
    eor v0.16b, v0.16b, v27.16b
    eor v31.16b, v4.16b, v28.16b
    eor v8.16b, v17.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v9.16b, v2.16b, v19.16b
    eor v4.16b, v4.16b, v30.16b
    eor v10.16b, v30.16b, v0.16b
    eor v11.16b, v18.16b, v31.16b
    eor v2.16b, v2.16b, v8.16b
    eor v12.16b, v8.16b, v1.16b
    eor v13.16b, v17.16b, v9.16b
    eor v21.16b, v21.16b, v4.16b
    eor v20.16b, v20.16b, v10.16b
    eor v14.16b, v0.16b, v11.16b
    and v15.16b, v4.16b, v28.16b
    eor v16.16b, v16.16b, v2.16b
    eor v22.16b, v22.16b, v12.16b
    str q17, [sp, #432]
    eor v17.16b, v1.16b, v13.16b
    str q18, [sp, #400]
    and v18.16b, v2.16b, v19.16b
    str q19, [sp, #496]
    eor v19.16b, v23.16b, v21.16b
    str q27, [sp, #576]
    orr v27.16b, v27.16b, v20.16b
    str q23, [sp, #592]
    eor v23.16b, v23.16b, v20.16b
    str q20, [sp, #528]
    eor v20.16b, v24.16b, v21.16b
    str q21, [sp, #480]
    orr v21.16b, v21.16b, v11.16b
    str q11, [sp, #608]
    eor v11.16b, v7.16b, v16.16b
    str q5, [sp, #640]
    orr v5.16b, v5.16b, v22.16b
    str q7, [sp, #368]
    eor v7.16b, v7.16b, v22.16b
    str q22, [sp, #560]
    eor v22.16b, v25.16b, v16.16b
    str q16, [sp, #416]
    orr v16.16b, v16.16b, v13.16b
    str q13, [sp, #352]
    and v13.16b, v10.16b, v23.16b
    eor v24.16b, v24.16b, v23.16b
    str q10, [sp, #384]
    and v10.16b, v19.16b, v31.16b
    str q31, [sp, #336]
    and v31.16b, v30.16b, v20.16b
    str q23, [sp, #544]
    eor v23.16b, v23.16b, v20.16b
    str q12, [sp, #512]
    and v12.16b, v12.16b, v7.16b
    eor v25.16b, v25.16b, v7.16b
    str q9, [sp, #320]
    and v9.16b, v11.16b, v9.16b
    str q7, [sp, #672]
    eor v7.16b, v7.16b, v22.16b
    str q11, [sp, #624]
    and v11.16b, v8.16b, v22.16b
    eor v26.16b, v26.16b, v13.16b
    eor v27.16b, v27.16b, v13.16b
    and v13.16b, v24.16b, v14.16b
    eor3 v3.16b, v3.16b, v15.16b, v10.16b
    and v15.16b, v0.16b, v23.16b
    eor v29.16b, v29.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    and v12.16b, v25.16b, v17.16b
    eor3 v6.16b, v6.16b, v18.16b, v9.16b
    and v18.16b, v1.16b, v7.16b
    eor v3.16b, v26.16b, v3.16b
    eor3 v31.16b, v10.16b, v31.16b, v27.16b
    eor3 v10.16b, v4.16b, v21.16b, v15.16b
    eor v6.16b, v29.16b, v6.16b
    eor3 v18.16b, v2.16b, v16.16b, v18.16b
    eor3 v9.16b, v9.16b, v11.16b, v5.16b
    eor3 v21.16b, v21.16b, v13.16b, v26.16b
    eor v26.16b, v31.16b, v3.16b
    eor v27.16b, v27.16b, v10.16b
    eor3 v16.16b, v16.16b, v12.16b, v29.16b
    eor v5.16b, v5.16b, v18.16b
    eor v18.16b, v9.16b, v6.16b
    eor v29.16b, v27.16b, v21.16b
    and v10.16b, v27.16b, v26.16b
    eor v11.16b, v5.16b, v16.16b
    and v12.16b, v5.16b, v18.16b
    and v13.16b, v31.16b, v29.16b
    eor v15.16b, v21.16b, v10.16b
    str q1, [sp, #448]
    eor v1.16b, v16.16b, v12.16b
    str q7, [sp, #464]
    and v7.16b, v9.16b, v11.16b
    str q19, [sp, #656]
    eor v19.16b, v3.16b, v13.16b
    and v3.16b, v3.16b, v15.16b
    and v1.16b, v6.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    and v19.16b, v21.16b, v19.16b
    orr v21.16b, v27.16b, v3.16b
    eor v3.16b, v26.16b, v3.16b
    orr v5.16b, v5.16b, v1.16b
    eor v1.16b, v18.16b, v1.16b
    and v6.16b, v16.16b, v6.16b
    orr v16.16b, v31.16b, v19.16b
    eor v18.16b, v29.16b, v19.16b
    eor v19.16b, v13.16b, v21.16b
    and v21.16b, v14.16b, v3.16b
    and v24.16b, v24.16b, v3.16b
    and v25.16b, v25.16b, v1.16b
    and v17.16b, v17.16b, v1.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v11.16b, v6.16b
    orr v6.16b, v9.16b, v6.16b
    and v4.16b, v4.16b, v18.16b
    and v26.16b, v28.16b, v18.16b
    eor v16.16b, v10.16b, v16.16b
    and v28.16b, v30.16b, v19.16b
    and v20.16b, v20.16b, v19.16b
    ldr q29, [x3, #1568]
    eor v31.16b, v3.16b, v18.16b
    eor v18.16b, v19.16b, v18.16b
    eor v6.16b, v12.16b, v6.16b
    and v2.16b, v2.16b, v7.16b
    ldr q9, [sp, #496]
    and v9.16b, v9.16b, v7.16b
    and v22.16b, v22.16b, v5.16b
    and v8.16b, v8.16b, v5.16b
    eor v10.16b, v1.16b, v7.16b
    eor v7.16b, v5.16b, v7.16b
    and v23.16b, v23.16b, v16.16b
    and v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q11, [sp, #576]
    and v11.16b, v11.16b, v31.16b
    ldr q12, [sp, #528]
    and v12.16b, v12.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [sp, #656]
    and v19.16b, v19.16b, v18.16b
    ldr q13, [sp, #336]
    and v18.16b, v13.16b, v18.16b
    ldr q13, [sp, #464]
    and v13.16b, v13.16b, v6.16b
    ldr q14, [sp, #448]
    and v14.16b, v14.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [sp, #624]
    and v6.16b, v6.16b, v7.16b
    ldr q15, [sp, #320]
    and v7.16b, v15.16b, v7.16b
    ldr q15, [sp, #560]
    and v15.16b, v15.16b, v10.16b
    ldr q30, [sp, #640]
    and v30.16b, v30.16b, v10.16b
    ldr q27, [sp, #608]
    and v27.16b, v27.16b, v3.16b
    str q9, [sp, #608]
    ldr q9, [sp, #480]
    and v3.16b, v9.16b, v3.16b
    eor v9.16b, v20.16b, v12.16b
    ldr q12, [sp, #384]
    and v12.16b, v12.16b, v16.16b
    eor v31.16b, v31.16b, v16.16b
    str q26, [sp, #384]
    ldr q26, [sp, #544]
    and v16.16b, v26.16b, v16.16b
    ldr q26, [sp, #512]
    and v26.16b, v26.16b, v5.16b
    eor v10.16b, v10.16b, v5.16b
    str q17, [sp, #512]
    ldr q17, [sp, #672]
    and v5.16b, v17.16b, v5.16b
    eor v17.16b, v22.16b, v15.16b
    eor v18.16b, v18.16b, v12.16b
    ldr q15, [sp, #400]
    and v15.16b, v15.16b, v31.16b
    eor v7.16b, v7.16b, v26.16b
    str q26, [sp, #400]
    ldr q26, [sp, #432]
    and v26.16b, v26.16b, v10.16b
    str q21, [sp, #432]
    ldr q21, [sp, #352]
    and v21.16b, v21.16b, v1.16b
    eor3 v16.16b, v19.16b, v9.16b, v16.16b
    eor3 v5.16b, v6.16b, v17.16b, v5.16b
    str q21, [sp, #352]
    ldr q21, [sp, #416]
    and v1.16b, v21.16b, v1.16b
    eor3 v4.16b, v4.16b, v15.16b, v18.16b
    eor3 v2.16b, v2.16b, v26.16b, v7.16b
    ldr q21, [sp, #592]
    and v21.16b, v21.16b, v31.16b
    ldr q31, [x8, #32]
    str q26, [sp, #592]
    tbl v26.16b, {v16.16b}, v31.16b
    str q17, [sp, #416]
    ext v17.16b, v5.16b, v5.16b, #4
    str q15, [sp, #672]
    ldr q15, [sp, #368]
    and v10.16b, v15.16b, v10.16b
    eor v24.16b, v24.16b, v4.16b
    eor v25.16b, v25.16b, v2.16b
    // round 10 (aes.dsl:53)
    ldr q15, [x3, #1696]
    // round 9 (aes.dsl:47)
    str q2, [sp, #368]
    ldr q2, [x8, #0]
    str q4, [sp, #544]
    tbl v4.16b, {v5.16b}, v2.16b
    eor3 v16.16b, v29.16b, v16.16b, v17.16b
    eor v5.16b, v5.16b, v26.16b
    // round 10 (aes.dsl:53)
    ldr q17, [x3, #1760]
    // round 9 (aes.dsl:47)
    eor3 v20.16b, v20.16b, v23.16b, v24.16b
    eor3 v3.16b, v19.16b, v3.16b, v24.16b
    eor3 v1.16b, v6.16b, v1.16b, v25.16b
    eor3 v6.16b, v22.16b, v13.16b, v25.16b
    ldr q19, [x8, #16]
    tbl v22.16b, {v5.16b}, v19.16b
    ext v23.16b, v5.16b, v5.16b, #4
    eor v24.16b, v11.16b, v3.16b
    tbl v25.16b, {v20.16b}, v31.16b
    eor v29.16b, v30.16b, v1.16b
    ext v30.16b, v6.16b, v6.16b, #4
    tbl v11.16b, {v6.16b}, v2.16b
    // round 10 (aes.dsl:53)
    eor3 v4.16b, v15.16b, v4.16b, v23.16b
    eor3 v17.16b, v17.16b, v26.16b, v22.16b
    // round 9 (aes.dsl:47)
    eor v0.16b, v0.16b, v24.16b
    eor3 v18.16b, v28.16b, v18.16b, v24.16b
    eor v24.16b, v14.16b, v29.16b
    eor3 v7.16b, v8.16b, v7.16b, v29.16b
    ldr q26, [x3, #1536]
    eor3 v20.16b, v26.16b, v20.16b, v30.16b
    ldr q26, [x3, #1552]
    eor v6.16b, v6.16b, v25.16b
    eor3 v21.16b, v9.16b, v21.16b, v18.16b
    eor3 v27.16b, v12.16b, v27.16b, v0.16b
    // round 10 (aes.dsl:53)
    ldr q29, [x3, #1664]
    ldr q30, [x3, #1728]
    // round 9 (aes.dsl:47)
    ldr q8, [sp, #432]
    ldr q9, [sp, #672]
    eor3 v0.16b, v8.16b, v9.16b, v0.16b
    tbl v8.16b, {v18.16b}, v31.16b
    ldr q9, [sp, #416]
    eor3 v9.16b, v9.16b, v10.16b, v7.16b
    ldr q10, [sp, #512]
    ldr q12, [sp, #592]
    eor3 v10.16b, v10.16b, v12.16b, v24.16b
    ldr q12, [sp, #400]
    ldr q13, [sp, #352]
    eor3 v24.16b, v12.16b, v13.16b, v24.16b
    tbl v12.16b, {v7.16b}, v2.16b
    ext v13.16b, v7.16b, v7.16b, #4
    ext v14.16b, v6.16b, v6.16b, #4
    tbl v15.16b, {v6.16b}, v19.16b
    ldr q28, [sp, #384]
    eor v28.16b, v28.16b, v27.16b
    eor v27.16b, v27.16b, v0.16b
    tbl v23.16b, {v0.16b}, v31.16b
    ldr q22, [sp, #608]
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v24.16b, v10.16b
    str q17, [sp, #608]
    ext v17.16b, v10.16b, v10.16b, #4
    str q4, [sp, #384]
    ldr q4, [x3, #1584]
    // round 10 (aes.dsl:53)
    str q16, [sp, #352]
    // round 9 (aes.dsl:47)
    tbl v16.16b, {v10.16b}, v2.16b
    eor v7.16b, v7.16b, v8.16b
    eor v18.16b, v18.16b, v13.16b
    // round 10 (aes.dsl:53)
    eor3 v29.16b, v29.16b, v11.16b, v14.16b
    eor3 v25.16b, v30.16b, v25.16b, v15.16b
    // round 9 (aes.dsl:47)
    eor v21.16b, v21.16b, v28.16b
    ldr q30, [sp, #544]
    eor v28.16b, v30.16b, v28.16b
    tbl v30.16b, {v27.16b}, v31.16b
    eor v9.16b, v9.16b, v22.16b
    ldr q11, [sp, #368]
    eor v22.16b, v11.16b, v22.16b
    tbl v11.16b, {v24.16b}, v2.16b
    ext v14.16b, v24.16b, v24.16b, #4
    ldr q15, [x3, #1600]
    eor3 v0.16b, v15.16b, v0.16b, v17.16b
    eor3 v6.16b, v26.16b, v6.16b, v7.16b
    eor v17.16b, v10.16b, v23.16b
    eor3 v4.16b, v4.16b, v5.16b, v23.16b
    tbl v5.16b, {v7.16b}, v19.16b
    ext v23.16b, v7.16b, v7.16b, #4
    // round 10 (aes.dsl:53)
    ldr q26, [x3, #1744]
    // round 9 (aes.dsl:47)
    eor v3.16b, v3.16b, v21.16b
    tbl v10.16b, {v28.16b}, v31.16b
    tbl v15.16b, {v21.16b}, v31.16b
    eor v1.16b, v1.16b, v9.16b
    ext v13.16b, v22.16b, v22.16b, #4
    str q0, [sp, #368]
    tbl v0.16b, {v22.16b}, v2.16b
    str q6, [sp, #544]
    tbl v6.16b, {v9.16b}, v2.16b
    str q25, [sp, #400]
    ext v25.16b, v9.16b, v9.16b, #4
    eor v24.16b, v24.16b, v30.16b
    str q29, [sp, #592]
    tbl v29.16b, {v17.16b}, v19.16b
    str q28, [sp, #512]
    ext v28.16b, v17.16b, v17.16b, #4
    str q21, [sp, #416]
    ldr q21, [x3, #1648]
    eor3 v5.16b, v21.16b, v8.16b, v5.16b
    ldr q21, [x3, #1632]
    eor3 v21.16b, v21.16b, v12.16b, v23.16b
    // round 10 (aes.dsl:53)
    eor v23.16b, v18.16b, v14.16b
    eor3 v26.16b, v26.16b, v7.16b, v30.16b
    // round 9 (aes.dsl:47)
    tbl v30.16b, {v3.16b}, v31.16b
    ext v31.16b, v1.16b, v1.16b, #4
    tbl v2.16b, {v1.16b}, v2.16b
    eor3 v0.16b, v20.16b, v18.16b, v0.16b
    eor v20.16b, v9.16b, v15.16b
    eor v22.16b, v22.16b, v10.16b
    eor v4.16b, v4.16b, v29.16b
    ldr q29, [sp, #352]
    eor3 v16.16b, v29.16b, v16.16b, v28.16b
    tbl v28.16b, {v24.16b}, v19.16b
    ext v29.16b, v24.16b, v24.16b, #4
    // round 10 (aes.dsl:53)
    eor v6.16b, v13.16b, v6.16b
    ldr q8, [sp, #384]
    eor3 v23.16b, v8.16b, v27.16b, v23.16b
    ldr q27, [x3, #1680]
    eor3 v25.16b, v27.16b, v18.16b, v25.16b
    ldr q27, [sp, #608]
    eor3 v24.16b, v27.16b, v7.16b, v24.16b
    // round 9 (aes.dsl:47)
    eor v1.16b, v1.16b, v30.16b
    ldr q27, [x3, #1616]
    eor3 v17.16b, v27.16b, v17.16b, v30.16b
    tbl v27.16b, {v22.16b}, v19.16b
    ext v30.16b, v22.16b, v22.16b, #4
    tbl v8.16b, {v20.16b}, v19.16b
    ext v9.16b, v20.16b, v20.16b, #4
    eor3 v3.16b, v3.16b, v21.16b, v31.16b
    // round 10 (aes.dsl:53)
    ldr q21, [sp, #416]
    eor3 v21.16b, v21.16b, v11.16b, v29.16b
    ldr q29, [x3, #1712]
    ldr q31, [sp, #512]
    eor3 v6.16b, v29.16b, v31.16b, v6.16b
    ldr q29, [sp, #592]
    eor3 v18.16b, v18.16b, v29.16b, v16.16b
    ldr q29, [x3, #1776]
    eor3 v22.16b, v29.16b, v15.16b, v22.16b
    eor3 v20.16b, v26.16b, v28.16b, v20.16b
    ldr q26, [sp, #400]
    eor3 v7.16b, v7.16b, v26.16b, v4.16b
    // round 9 (aes.dsl:47)
    ext v26.16b, v1.16b, v1.16b, #4
    eor v0.16b, v0.16b, v30.16b
    // round 10 (aes.dsl:53)
    eor3 v21.16b, v25.16b, v3.16b, v21.16b
    // round 9 (aes.dsl:47)
    tbl v19.16b, {v1.16b}, v19.16b
    ldr q25, [sp, #544]
    eor3 v25.16b, v25.16b, v10.16b, v27.16b
    eor v1.16b, v5.16b, v1.16b
    ldr q5, [sp, #368]
    eor3 v2.16b, v5.16b, v2.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor v5.16b, v23.16b, v21.16b
    eor v23.16b, v16.16b, v0.16b
    // round 9 (aes.dsl:47)
    eor v17.16b, v17.16b, v19.16b
    // round 10 (aes.dsl:53)
    eor v19.16b, v1.16b, v20.16b
    eor v20.16b, v4.16b, v25.16b
    eor v26.16b, v2.16b, v5.16b
    and v27.16b, v2.16b, v21.16b
    eor3 v6.16b, v9.16b, v6.16b, v23.16b
    eor v28.16b, v21.16b, v23.16b
    eor v24.16b, v24.16b, v19.16b
    and v29.16b, v17.16b, v19.16b
    eor3 v22.16b, v8.16b, v22.16b, v20.16b
    eor v30.16b, v19.16b, v20.16b
    eor v31.16b, v18.16b, v26.16b
    eor v5.16b, v5.16b, v6.16b
    eor v18.16b, v18.16b, v28.16b
    eor v8.16b, v17.16b, v24.16b
    eor v24.16b, v24.16b, v22.16b
    eor v9.16b, v7.16b, v30.16b
    eor v3.16b, v3.16b, v31.16b
    eor v10.16b, v26.16b, v5.16b
    eor v11.16b, v2.16b, v18.16b
    and v12.16b, v31.16b, v28.16b
    eor v7.16b, v7.16b, v8.16b
    eor v13.16b, v8.16b, v24.16b
    eor v14.16b, v17.16b, v9.16b
    eor v15.16b, v21.16b, v3.16b
    eor v0.16b, v0.16b, v10.16b
    str q17, [sp, #368]
    eor v17.16b, v23.16b, v3.16b
    str q2, [sp, #544]
    orr v2.16b, v3.16b, v11.16b
    str q3, [sp, #400]
    eor v3.16b, v5.16b, v11.16b
    eor v1.16b, v1.16b, v7.16b
    eor v25.16b, v25.16b, v13.16b
    str q11, [sp, #592]
    eor v11.16b, v24.16b, v14.16b
    str q30, [sp, #512]
    and v30.16b, v7.16b, v30.16b
    str q21, [sp, #416]
    eor v21.16b, v21.16b, v0.16b
    str q6, [sp, #608]
    orr v6.16b, v6.16b, v0.16b
    str q0, [sp, #384]
    and v0.16b, v26.16b, v17.16b
    str q18, [sp, #352]
    and v18.16b, v15.16b, v18.16b
    str q15, [sp, #672]
    eor v15.16b, v19.16b, v1.16b
    str q19, [sp, #432]
    eor v19.16b, v19.16b, v25.16b
    str q22, [sp, #480]
    orr v22.16b, v22.16b, v25.16b
    str q25, [sp, #640]
    eor v25.16b, v20.16b, v1.16b
    str q1, [sp, #560]
    orr v1.16b, v1.16b, v14.16b
    str q14, [sp, #320]
    and v14.16b, v10.16b, v21.16b
    eor v23.16b, v23.16b, v21.16b
    str q21, [sp, #624]
    eor v21.16b, v21.16b, v17.16b
    eor3 v16.16b, v16.16b, v12.16b, v18.16b
    eor v20.16b, v20.16b, v19.16b
    and v12.16b, v13.16b, v19.16b
    str q13, [sp, #448]
    and v13.16b, v15.16b, v9.16b
    str q10, [sp, #464]
    and v10.16b, v8.16b, v25.16b
    str q19, [sp, #336]
    eor v19.16b, v19.16b, v25.16b
    eor v27.16b, v27.16b, v14.16b
    eor v6.16b, v6.16b, v14.16b
    and v14.16b, v5.16b, v21.16b
    str q9, [sp, #656]
    and v9.16b, v23.16b, v3.16b
    eor v29.16b, v29.16b, v12.16b
    eor v22.16b, v22.16b, v12.16b
    and v12.16b, v20.16b, v11.16b
    eor3 v4.16b, v4.16b, v30.16b, v13.16b
    and v30.16b, v24.16b, v19.16b
    eor3 v14.16b, v31.16b, v2.16b, v14.16b
    eor3 v0.16b, v18.16b, v0.16b, v6.16b
    eor v16.16b, v27.16b, v16.16b
    eor v4.16b, v29.16b, v4.16b
    eor3 v18.16b, v13.16b, v10.16b, v22.16b
    eor3 v30.16b, v7.16b, v1.16b, v30.16b
    eor3 v2.16b, v2.16b, v9.16b, v27.16b
    eor v6.16b, v6.16b, v14.16b
    eor v27.16b, v0.16b, v16.16b
    eor3 v1.16b, v1.16b, v12.16b, v29.16b
    eor v29.16b, v18.16b, v4.16b
    eor v22.16b, v22.16b, v30.16b
    eor v30.16b, v6.16b, v2.16b
    and v9.16b, v6.16b, v27.16b
    eor v10.16b, v22.16b, v1.16b
    and v12.16b, v22.16b, v29.16b
    and v13.16b, v0.16b, v30.16b
    eor v14.16b, v2.16b, v9.16b
    str q15, [sp, #528]
    and v15.16b, v18.16b, v10.16b
    str q19, [sp, #576]
    eor v19.16b, v1.16b, v12.16b
    str q24, [sp, #496]
    eor v24.16b, v16.16b, v13.16b
    and v16.16b, v16.16b, v14.16b
    eor v14.16b, v4.16b, v15.16b
    and v4.16b, v4.16b, v19.16b
    and v2.16b, v2.16b, v24.16b
    orr v6.16b, v6.16b, v16.16b
    eor v16.16b, v27.16b, v16.16b
    and v1.16b, v1.16b, v14.16b
    orr v19.16b, v22.16b, v4.16b
    eor v4.16b, v29.16b, v4.16b
    eor v22.16b, v30.16b, v2.16b
    orr v0.16b, v0.16b, v2.16b
    eor v2.16b, v13.16b, v6.16b
    and v6.16b, v23.16b, v16.16b
    and v3.16b, v3.16b, v16.16b
    orr v18.16b, v18.16b, v1.16b
    eor v1.16b, v10.16b, v1.16b
    eor v19.16b, v15.16b, v19.16b
    and v20.16b, v20.16b, v4.16b
    and v23.16b, v11.16b, v4.16b
    and v24.16b, v28.16b, v22.16b
    and v27.16b, v31.16b, v22.16b
    eor v0.16b, v9.16b, v0.16b
    and v26.16b, v26.16b, v2.16b
    and v17.16b, v17.16b, v2.16b
    ldr q28, [x3, #1792]
    ldr q29, [x3, #1920]
    eor v30.16b, v16.16b, v22.16b
    eor v22.16b, v2.16b, v22.16b
    ldr q31, [sp, #512]
    and v31.16b, v31.16b, v1.16b
    and v7.16b, v7.16b, v1.16b
    eor v18.16b, v12.16b, v18.16b
    and v8.16b, v8.16b, v19.16b
    ldr q9, [x3, #1808]
    and v25.16b, v25.16b, v19.16b
    eor v10.16b, v4.16b, v1.16b
    eor v1.16b, v19.16b, v1.16b
    and v5.16b, v5.16b, v0.16b
    and v21.16b, v21.16b, v0.16b
    eor v16.16b, v16.16b, v0.16b
    ldr q11, [sp, #384]
    and v11.16b, v11.16b, v30.16b
    ldr q12, [sp, #608]
    and v12.16b, v12.16b, v30.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [sp, #672]
    and v2.16b, v2.16b, v22.16b
    ldr q13, [sp, #352]
    and v22.16b, v13.16b, v22.16b
    ldr q13, [sp, #496]
    and v13.16b, v13.16b, v18.16b
    ldr q14, [sp, #576]
    and v14.16b, v14.16b, v18.16b
    ldr q15, [sp, #640]
    and v15.16b, v15.16b, v10.16b
    str q31, [sp, #640]
    ldr q31, [sp, #480]
    and v31.16b, v31.16b, v10.16b
    eor v4.16b, v4.16b, v18.16b
    eor v18.16b, v19.16b, v18.16b
    ldr q19, [sp, #528]
    and v19.16b, v19.16b, v1.16b
    str q24, [sp, #528]
    str q23, [sp, #480]
    ldr q23, [sp, #656]
    and v1.16b, v23.16b, v1.16b
    ldr q23, [sp, #592]
    and v23.16b, v23.16b, v16.16b
    ldr q24, [sp, #400]
    and v16.16b, v24.16b, v16.16b
    eor v24.16b, v17.16b, v11.16b
    ldr q11, [sp, #464]
    and v11.16b, v11.16b, v0.16b
    eor v30.16b, v30.16b, v0.16b
    str q3, [sp, #464]
    ldr q3, [sp, #624]
    and v0.16b, v3.16b, v0.16b
    ldr q3, [sp, #448]
    and v3.16b, v3.16b, v18.16b
    eor v10.16b, v10.16b, v18.16b
    eor3 v17.16b, v28.16b, v17.16b, v21.16b
    ldr q21, [sp, #544]
    and v21.16b, v21.16b, v30.16b
    eor v22.16b, v22.16b, v11.16b
    eor3 v28.16b, v9.16b, v25.16b, v14.16b
    eor v1.16b, v1.16b, v3.16b
    ldr q9, [sp, #368]
    and v9.16b, v9.16b, v10.16b
    eor v25.16b, v25.16b, v15.16b
    ldr q14, [sp, #320]
    and v14.16b, v14.16b, v4.16b
    eor3 v27.16b, v27.16b, v21.16b, v22.16b
    ldr q15, [sp, #560]
    and v4.16b, v15.16b, v4.16b
    ldr q15, [sp, #336]
    and v18.16b, v15.16b, v18.16b
    eor3 v7.16b, v7.16b, v9.16b, v1.16b
    ldr q15, [sp, #416]
    and v30.16b, v15.16b, v30.16b
    eor v0.16b, v24.16b, v0.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q15, [sp, #432]
    and v10.16b, v15.16b, v10.16b
    eor v18.16b, v25.16b, v18.16b
    eor v20.16b, v20.16b, v7.16b
    eor3 v0.16b, v29.16b, v2.16b, v0.16b
    eor3 v2.16b, v2.16b, v16.16b, v6.16b
    eor v6.16b, v17.16b, v6.16b
    ldr q16, [x3, #1936]
    eor3 v16.16b, v16.16b, v19.16b, v18.16b
    eor3 v4.16b, v19.16b, v4.16b, v20.16b
    eor v17.16b, v28.16b, v20.16b
    eor v18.16b, v12.16b, v2.16b
    mov v19.16b, v6.16b
    sli v19.16b, v0.16b, #4
    sri v0.16b, v6.16b, #4
    ldr q6, [x3, #2016]
    eor v20.16b, v31.16b, v4.16b
    mov v28.16b, v17.16b
    sli v28.16b, v16.16b, #4
    sri v16.16b, v17.16b, #4
    ldr q17, [x3, #2032]
    eor3 v22.16b, v26.16b, v22.16b, v18.16b
    eor v5.16b, v5.16b, v18.16b
    ushr v18.16b, v19.16b, #2
    ldr q26, [x3, #1888]
    ushr v29.16b, v0.16b, #2
    eor3 v1.16b, v8.16b, v1.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #1952]
    ldr q8, [x3, #1968]
    ushr v12.16b, v16.16b, #2
    ushr v13.16b, v28.16b, #2
    eor3 v23.16b, v11.16b, v23.16b, v5.16b
    ldr q11, [x3, #1904]
    ldr q15, [sp, #464]
    eor3 v5.16b, v15.16b, v21.16b, v5.16b
    eor3 v21.16b, v24.16b, v30.16b, v22.16b
    eor v6.16b, v6.16b, v22.16b
    ldr q22, [x3, #1824]
    ldr q24, [x3, #1840]
    eor3 v3.16b, v3.16b, v14.16b, v20.16b
    ldr q30, [sp, #480]
    eor3 v20.16b, v30.16b, v9.16b, v20.16b
    eor v17.16b, v17.16b, v1.16b
    eor3 v1.16b, v25.16b, v10.16b, v1.16b
    ldr q25, [sp, #528]
    eor v25.16b, v25.16b, v23.16b
    eor3 v23.16b, v26.16b, v23.16b, v5.16b
    ldr q26, [x3, #1984]
    ldr q30, [x3, #1856]
    eor v5.16b, v31.16b, v5.16b
    eor v31.16b, v8.16b, v20.16b
    ldr q8, [sp, #640]
    eor v8.16b, v8.16b, v3.16b
    eor3 v3.16b, v11.16b, v3.16b, v20.16b
    eor v20.16b, v21.16b, v25.16b
    mov v21.16b, v6.16b
    sri v21.16b, v23.16b, #4
    ldr q9, [x3, #2000]
    ldr q10, [x3, #1872]
    sli v23.16b, v6.16b, #4
    eor3 v6.16b, v22.16b, v27.16b, v25.16b
    eor3 v7.16b, v24.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v8.16b
    mov v22.16b, v3.16b
    sli v22.16b, v17.16b, #4
    sri v17.16b, v3.16b, #4
    eor3 v2.16b, v26.16b, v2.16b, v20.16b
    eor v3.16b, v30.16b, v20.16b
    shl v20.16b, v21.16b, #2
    shl v24.16b, v23.16b, #2
    mov v25.16b, v6.16b
    sli v25.16b, v5.16b, #4
    sri v5.16b, v6.16b, #4
    eor v6.16b, v10.16b, v1.16b
    eor3 v1.16b, v9.16b, v4.16b, v1.16b
    shl v4.16b, v17.16b, #2
    shl v26.16b, v22.16b, #2
    mov v27.16b, v7.16b
    sli v27.16b, v31.16b, #4
    sri v31.16b, v7.16b, #4
    mov v7.16b, v3.16b
    sli v7.16b, v2.16b, #4
    sri v2.16b, v3.16b, #4
    movi v3.16b, #51
    bit v24.16b, v25.16b, v3.16b
    ushr v25.16b, v25.16b, #2
    bit v20.16b, v5.16b, v3.16b
    ushr v5.16b, v5.16b, #2
    mov v30.16b, v6.16b
    sli v30.16b, v1.16b, #4
    sri v1.16b, v6.16b, #4
    bit v4.16b, v31.16b, v3.16b
    ushr v6.16b, v31.16b, #2
    bit v26.16b, v27.16b, v3.16b
    ushr v27.16b, v27.16b, #2
    shl v31.16b, v7.16b, #2
    shl v8.16b, v2.16b, #2
    shl v9.16b, v24.16b, #1
    bit v23.16b, v25.16b, v3.16b
    shl v25.16b, v20.16b, #1
    bit v21.16b, v5.16b, v3.16b
    bit v7.16b, v18.16b, v3.16b
    bit v2.16b, v29.16b, v3.16b
    shl v5.16b, v1.16b, #2
    shl v18.16b, v30.16b, #2
    bit v1.16b, v12.16b, v3.16b
    bit v30.16b, v13.16b, v3.16b
    shl v29.16b, v4.16b, #1
    bit v17.16b, v6.16b, v3.16b
    shl v6.16b, v26.16b, #1
    bit v22.16b, v27.16b, v3.16b
    shl v27.16b, v23.16b, #1
    shl v10.16b, v21.16b, #1
    bit v31.16b, v19.16b, v3.16b
    ushr v19.16b, v7.16b, #1
    ushr v11.16b, v2.16b, #1
    bit v8.16b, v0.16b, v3.16b
    bit v5.16b, v16.16b, v3.16b
    bsl v3.16b, v28.16b, v18.16b
    ushr v0.16b, v30.16b, #1
    ushr v16.16b, v1.16b, #1
    shl v18.16b, v17.16b, #1
    shl v28.16b, v22.16b, #1
    movi v12.16b, #85
    bit v9.16b, v31.16b, v12.16b
    ushr v31.16b, v31.16b, #1
    bit v23.16b, v19.16b, v12.16b
    bit v27.16b, v7.16b, v12.16b
    bit v21.16b, v11.16b, v12.16b
    bit v10.16b, v2.16b, v12.16b
    ushr v2.16b, v8.16b, #1
    bit v25.16b, v8.16b, v12.16b
    ushr v7.16b, v3.16b, #1
    ushr v19.16b, v5.16b, #1
    bit v29.16b, v5.16b, v12.16b
    bit v17.16b, v16.16b, v12.16b
    bit v18.16b, v1.16b, v12.16b
    bit v6.16b, v3.16b, v12.16b
    bit v22.16b, v0.16b, v12.16b
    bit v28.16b, v30.16b, v12.16b
    bit v24.16b, v31.16b, v12.16b
    bit v20.16b, v2.16b, v12.16b
    bit v4.16b, v19.16b, v12.16b
    bsl v12.16b, v7.16b, v26.16b
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ext v2.16b, v6.16b, v6.16b, #8
    ext v3.16b, v28.16b, v28.16b, #8
    ext v5.16b, v22.16b, v22.16b, #8
    ldr q6, [x1, #144]
    ldr q7, [x1, #192]
    ext v16.16b, v18.16b, v18.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v29.16b, v29.16b, #8
    ldr q19, [x1, #64]
    ldr q22, [x1, #32]
    ext v26.16b, v12.16b, v12.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    trn2 v28.16b, v27.16b, v3.16b
    ldr q29, [x1, #80]
    ldr q30, [x1, #48]
    trn1 v3.16b, v27.16b, v3.16b
    trn2 v27.16b, v25.16b, v18.16b
    trn1 v18.16b, v25.16b, v18.16b
    ldr q25, [x1, #112]
    ldr q31, [x1, #96]
    trn1 v8.16b, v10.16b, v16.16b
    trn2 v16.16b, v10.16b, v16.16b
    trn1 v10.16b, v9.16b, v2.16b
    ldr q11, [x1, #128]
    ldr q12, [x1, #160]
    trn2 v2.16b, v9.16b, v2.16b
    trn1 v9.16b, v23.16b, v5.16b
    trn2 v5.16b, v23.16b, v5.16b
    ldr q23, [x1, #240]
    ldr q13, [x1, #176]
    trn1 v14.16b, v21.16b, v17.16b
    eor v0.16b, v0.16b, v10.16b
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x1, #208]
    ldr q10, [x1, #224]
    trn2 v17.16b, v21.16b, v17.16b
    eor v18.16b, v19.16b, v18.16b
    eor v19.16b, v30.16b, v9.16b
    trn2 v21.16b, v24.16b, v26.16b
    eor v25.16b, v25.16b, v14.16b
    eor v30.16b, v31.16b, v8.16b
    str q0, [x0, #0]
    str q3, [x0, #32]
    trn1 v0.16b, v24.16b, v26.16b
    eor v2.16b, v11.16b, v2.16b
    eor v3.16b, v12.16b, v28.16b
    str q19, [x0, #48]
    str q18, [x0, #64]
    eor v7.16b, v7.16b, v27.16b
    trn1 v18.16b, v20.16b, v4.16b
    eor v5.16b, v13.16b, v5.16b
    str q30, [x0, #96]
    str q25, [x0, #112]
    trn2 v4.16b, v20.16b, v4.16b
    eor v17.16b, v23.16b, v17.16b
    eor v16.16b, v10.16b, v16.16b
    str q2, [x0, #128]
    str q3, [x0, #160]
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v29.16b, v18.16b
    str q5, [x0, #176]
    str q7, [x0, #192]
    eor v2.16b, v6.16b, v21.16b
    eor v3.16b, v22.16b, v4.16b
    str q16, [x0, #224]
    str q17, [x0, #240]
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
    add x0, sp, #864
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
    b .Llwcc_aes128_128_ctr_crypt_neon_hold
.Llwcc_aes128_128_ctr_crypt_neon_out:
    add x1, sp, #864
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
    movz x10, #66
.Llwcc_aes128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1120
    ret
.Llwcc_aes128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_128_ctr_crypt_neon, .-lwcc_aes128_128_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05, 0x0a, 0x0b, 0x08, 0x09
    .byte 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05
    .byte 0x06, 0x07, 0x04, 0x05, 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01
    .byte 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0xff
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x09, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
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
