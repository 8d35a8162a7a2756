// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --features sha3 --pass 'schedule(effort=60000, beyond=36)' --blocks 16 --mode ctr --depth round2
// passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16, depth=round2) ctr_fold(depth=round2) sbox(lanes=1) complement() balance() value_numbering() hoist(mode=ctr) slice(lanes=1) pair_moves() early_stores() spill_order() select() schedule(effort=60000, beyond=36) allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 1984
// layout:    planes of 16 S-boxes, 16 blocks side by side; cells in 2 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 2976, ctx 7328, align 16, group 256, stack 1984
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:12fea1bf2c4e36d3526d24b75b1c86b1e9f8cf0e40e59fd1b66aa4aaebbfe0a1

    .text

    .balign 16
    .global lwcc_aes128_128_key_setup_neon
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #1984
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ldr q0, [x1, #0]
    ushr v1.16b, v0.16b, #4
    ushr v2.16b, v0.16b, #7
    ushr v3.16b, v0.16b, #1
    mvn v2.16b, v2.16b
    mvn v1.16b, v1.16b
    ushr v4.16b, v0.16b, #3
    ushr v5.16b, v0.16b, #2
    ushr v6.16b, v0.16b, #5
    mvn v3.16b, v3.16b
    eor v7.16b, v1.16b, v2.16b
    mvn v6.16b, v6.16b
    mvn v4.16b, v4.16b
    eor3 v16.16b, v3.16b, v5.16b, v7.16b
    eor3 v17.16b, v3.16b, v4.16b, v7.16b
    eor3 v18.16b, v3.16b, v6.16b, v16.16b
    ushr v19.16b, v0.16b, #6
    eor v20.16b, v17.16b, v18.16b
    eor3 v21.16b, v6.16b, v19.16b, v17.16b
    eor3 v22.16b, v0.16b, v18.16b, v20.16b
    eor v23.16b, v3.16b, v2.16b
    eor3 v24.16b, v1.16b, v21.16b, v22.16b
    eor3 v25.16b, v3.16b, v5.16b, v23.16b
    eor3 v26.16b, v6.16b, v2.16b, v18.16b
    eor v27.16b, v16.16b, v24.16b
    orr v28.16b, v18.16b, v26.16b
    eor3 v29.16b, v3.16b, v25.16b, v27.16b
    and v30.16b, v25.16b, v21.16b
    mvn v31.16b, v24.16b
    bcax v8.16b, v28.16b, v3.16b, v29.16b
    eor3 v5.16b, v5.16b, v6.16b, v21.16b
    eor3 v1.16b, v1.16b, v2.16b, v24.16b
    bcax v2.16b, v30.16b, v0.16b, v31.16b
    eor v6.16b, v20.16b, v29.16b
    eor3 v19.16b, v19.16b, v17.16b, v8.16b
    bcax v31.16b, v2.16b, v7.16b, v5.16b
    bcax v19.16b, v19.16b, v6.16b, v1.16b
    orn v9.16b, v16.16b, v17.16b
    eor3 v8.16b, v2.16b, v31.16b, v8.16b
    eor3 v19.16b, v30.16b, v1.16b, v19.16b
    eor3 v2.16b, v2.16b, v5.16b, v28.16b
    eor v28.16b, v31.16b, v9.16b
    bcax v30.16b, v8.16b, v20.16b, v23.16b
    eor v4.16b, v4.16b, v19.16b
    bcax v2.16b, v2.16b, v22.16b, v27.16b
    bcax v19.16b, v4.16b, v28.16b, v30.16b
    bcax v31.16b, v2.16b, v19.16b, v28.16b
    bcax v8.16b, v19.16b, v4.16b, v31.16b
    bit v2.16b, v8.16b, v28.16b
    bsl v19.16b, v8.16b, v30.16b
    bsl v30.16b, v31.16b, v4.16b
    bcax v4.16b, v28.16b, v2.16b, v31.16b
    eor v28.16b, v19.16b, v30.16b
    orn v29.16b, v29.16b, v4.16b
    eor3 v31.16b, v2.16b, v4.16b, v28.16b
    mvn v8.16b, v19.16b
    bcax v20.16b, v29.16b, v2.16b, v20.16b
    eor v9.16b, v2.16b, v19.16b
    orn v7.16b, v31.16b, v7.16b
    bcax v17.16b, v20.16b, v17.16b, v8.16b
    orr v27.16b, v27.16b, v30.16b
    and v23.16b, v23.16b, v2.16b
    bcax v26.16b, v7.16b, v9.16b, v26.16b
    bcax v12.16b, v2.16b, v29.16b, v4.16b
    bcax v18.16b, v20.16b, v9.16b, v18.16b
    bcax v9.16b, v17.16b, v0.16b, v28.16b
    bcax v3.16b, v23.16b, v4.16b, v3.16b
    eor v4.16b, v26.16b, v27.16b
    eor3 v2.16b, v2.16b, v30.16b, v12.16b
    eor3 v20.16b, v20.16b, v9.16b, v18.16b
    bcax v6.16b, v9.16b, v6.16b, v12.16b
    ldr q9, [x8, #976]
    bcax v1.16b, v23.16b, v1.16b, v12.16b
    bcax v17.16b, v17.16b, v22.16b, v30.16b
    bcax v16.16b, v4.16b, v19.16b, v16.16b
    ldr q19, [x8, #1840]
    ldr q22, [x8, #1792]
    bcax v5.16b, v18.16b, v5.16b, v31.16b
    eor3 v3.16b, v3.16b, v6.16b, v26.16b
    bcax v18.16b, v20.16b, v2.16b, v21.16b
    ldr q21, [x8, #1808]
    eor v17.16b, v16.16b, v17.16b
    ldr q23, [x8, #1504]
    eor3 v1.16b, v18.16b, v1.16b, v5.16b
    eor v18.16b, v3.16b, v18.16b
    ldr q30, [x8, #1712]
    eor3 v6.16b, v29.16b, v6.16b, v17.16b
    eor3 v7.16b, v7.16b, v5.16b, v17.16b
    mvn v3.16b, v3.16b
    ldr q12, [x8, #1824]
    mvn v14.16b, v17.16b
    tbl v11.16b, {v18.16b}, v22.16b
    bcax v2.16b, v1.16b, v2.16b, v25.16b
    tbl v20.16b, {v18.16b}, v22.16b
    tbl v21.16b, {v3.16b}, v21.16b
    eor3 v16.16b, v16.16b, v17.16b, v7.16b
    ldr q31, [x8, #1680]
    tbl v8.16b, {v14.16b}, v22.16b
    tbl v26.16b, {v14.16b}, v22.16b
    tbl v10.16b, {v18.16b}, v22.16b
    eor3 v1.16b, v4.16b, v5.16b, v1.16b
    tbl v4.16b, {v7.16b}, v22.16b
    mvn v5.16b, v6.16b
    ushr v25.2d, v14.2d, #36
    tbl v12.16b, {v3.16b}, v12.16b
    ushr v6.2d, v18.2d, #39
    tbl v0.16b, {v14.16b}, v22.16b
    ushr v13.2d, v3.2d, #8
    tbl v19.16b, {v3.16b}, v19.16b
    ushr v15.2d, v18.2d, #7
    tbl v27.16b, {v5.16b}, v22.16b
    str q18, [sp, #64]
    tbl v18.16b, {v26.16b}, v22.16b
    str q3, [sp, #80]
    ushr v3.2d, v5.2d, #37
    tbl v17.16b, {v5.16b}, v22.16b
    str q14, [sp, #96]
    tbl v14.16b, {v16.16b}, v22.16b
    and v9.16b, v12.16b, v9.16b
    str q12, [sp, #112]
    ushr v12.2d, v10.2d, #39
    shl v8.2d, v8.2d, #28
    tbl v10.16b, {v10.16b}, v22.16b
    tbl v29.16b, {v16.16b}, v22.16b
    str q9, [sp, #128]
    tbl v9.16b, {v5.16b}, v22.16b
    and v30.16b, v13.16b, v30.16b
    str q13, [sp, #144]
    tbl v13.16b, {v0.16b}, v22.16b
    and v23.16b, v21.16b, v23.16b
    ushr v0.2d, v0.2d, #4
    str q21, [sp, #160]
    tbl v21.16b, {v16.16b}, v22.16b
    str q5, [sp, #176]
    ushr v5.2d, v5.2d, #5
    str q5, [sp, #192]
    tbl v5.16b, {v11.16b}, v22.16b
    shl v20.2d, v20.2d, #25
    str q16, [sp, #208]
    ushr v16.2d, v16.2d, #33
    bcax v1.16b, v1.16b, v24.16b, v28.16b
    ushr v24.2d, v26.2d, #36
    ushr v26.2d, v11.2d, #7
    tbl v28.16b, {v4.16b}, v22.16b
    mvn v2.16b, v2.16b
    ushr v11.2d, v17.2d, #37
    shl v29.2d, v29.2d, #31
    orr v6.16b, v6.16b, v20.16b
    shl v20.2d, v10.2d, #25
    tbl v10.16b, {v14.16b}, v22.16b
    bit v30.16b, v15.16b, v31.16b
    shl v13.2d, v13.2d, #60
    orr v25.16b, v25.16b, v8.16b
    tbl v8.16b, {v27.16b}, v22.16b
    orr v16.16b, v16.16b, v29.16b
    tbl v29.16b, {v21.16b}, v22.16b
    shl v5.2d, v5.2d, #57
    orr v0.16b, v0.16b, v13.16b
    ushr v13.2d, v2.2d, #35
    mvn v1.16b, v1.16b
    shl v18.2d, v18.2d, #28
    orr v5.16b, v26.16b, v5.16b
    tbl v26.16b, {v2.16b}, v22.16b
    tbl v17.16b, {v17.16b}, v22.16b
    shl v9.2d, v9.2d, #27
    ushr v27.2d, v27.2d, #5
    orr v18.16b, v24.16b, v18.16b
    ushr v24.2d, v26.2d, #35
    shl v17.2d, v17.2d, #27
    tbl v26.16b, {v26.16b}, v22.16b
    orr v3.16b, v3.16b, v9.16b
    orr v20.16b, v12.16b, v20.16b
    tbl v9.16b, {v1.16b}, v22.16b
    shl v8.2d, v8.2d, #59
    tbl v12.16b, {v1.16b}, v22.16b
    orr v17.16b, v11.16b, v17.16b
    ushr v11.2d, v1.2d, #38
    ldr q31, [x8, #1568]
    bit v19.16b, v20.16b, v31.16b
    tbl v20.16b, {v9.16b}, v22.16b
    shl v26.2d, v26.2d, #29
    orr v27.16b, v27.16b, v8.16b
    shl v8.2d, v12.2d, #26
    tbl v12.16b, {v1.16b}, v22.16b
    ushr v9.2d, v9.2d, #38
    shl v20.2d, v20.2d, #26
    orr v8.16b, v11.16b, v8.16b
    tbl v11.16b, {v2.16b}, v22.16b
    orr v24.16b, v24.16b, v26.16b
    tbl v26.16b, {v2.16b}, v22.16b
    orr v20.16b, v9.16b, v20.16b
    tbl v9.16b, {v12.16b}, v22.16b
    shl v28.2d, v28.2d, #30
    ushr v4.2d, v4.2d, #34
    ushr v12.2d, v12.2d, #6
    shl v9.2d, v9.2d, #58
    orr v4.16b, v4.16b, v28.16b
    ushr v28.2d, v7.2d, #34
    orr v9.16b, v12.16b, v9.16b
    tbl v12.16b, {v7.16b}, v22.16b
    ldr q31, [x8, #1008]
    bit v19.16b, v20.16b, v31.16b
    ushr v20.2d, v12.2d, #2
    tbl v12.16b, {v12.16b}, v22.16b
    shl v12.2d, v12.2d, #62
    orr v20.16b, v20.16b, v12.16b
    tbl v12.16b, {v7.16b}, v22.16b
    ushr v21.2d, v21.2d, #1
    ushr v14.2d, v14.2d, #33
    shl v29.2d, v29.2d, #63
    ldr q31, [x8, #544]
    bit v19.16b, v17.16b, v31.16b
    tbl v17.16b, {v26.16b}, v22.16b
    ldr q31, [x8, #1248]
    bit v23.16b, v5.16b, v31.16b
    ushr v26.2d, v26.2d, #3
    shl v10.2d, v10.2d, #31
    ldr q31, [x8, #608]
    ldr q22, [sp, #128]
    bit v22.16b, v6.16b, v31.16b
    ldr q31, [x8, #1472]
    bit v19.16b, v18.16b, v31.16b
    ushr v18.2d, v1.2d, #6
    ldr q31, [x8, #1424]
    bit v23.16b, v9.16b, v31.16b
    shl v11.2d, v11.2d, #29
    orr v21.16b, v21.16b, v29.16b
    ldr q29, [x8, #1488]
    bit v22.16b, v8.16b, v29.16b
    shl v17.2d, v17.2d, #61
    ldr q29, [x8, #1376]
    bit v23.16b, v27.16b, v29.16b
    ldr q29, [x8, #736]
    bit v19.16b, v24.16b, v29.16b
    ldr q24, [x8, #1264]
    ldr q31, [x8, #688]
    orr v11.16b, v13.16b, v11.16b
    orr v10.16b, v14.16b, v10.16b
    ldr q13, [x8, #992]
    bit v22.16b, v3.16b, v13.16b
    ldr q14, [x8, #1584]
    ldr q13, [x8, #848]
    orr v17.16b, v26.16b, v17.16b
    ldr q26, [x8, #1392]
    bit v23.16b, v0.16b, v26.16b
    ldr q26, [x8, #1408]
    bit v19.16b, v4.16b, v26.16b
    ldr q26, [x8, #1120]
    shl v12.2d, v12.2d, #30
    ldr q29, [x8, #672]
    bit v30.16b, v18.16b, v29.16b
    ldr q29, [x8, #1136]
    bit v22.16b, v25.16b, v29.16b
    ldr q29, [x8, #720]
    bit v19.16b, v10.16b, v29.16b
    ldr q10, [x8, #864]
    ldr q29, [x8, #704]
    ldr q4, [sp, #96]
    ushr v4.2d, v4.2d, #4
    str q25, [sp, #128]
    ldr q25, [x8, #1520]
    bit v23.16b, v17.16b, v25.16b
    ldr q25, [x8, #1152]
    str q1, [sp, #224]
    ldr q1, [x8, #1104]
    orr v28.16b, v28.16b, v12.16b
    ldr q12, [sp, #192]
    bit v30.16b, v12.16b, v24.16b
    bit v22.16b, v11.16b, v31.16b
    ldr q24, [x8, #1632]
    ldr q31, [x8, #1776]
    bit v23.16b, v20.16b, v14.16b
    ldr q14, [sp, #160]
    bit v19.16b, v14.16b, v13.16b
    ldr q14, [x8, #1184]
    ldr q13, [x8, #832]
    ushr v12.2d, v2.2d, #3
    str q2, [sp, #240]
    ldr q2, [x8, #528]
    bit v30.16b, v4.16b, v2.16b
    bit v22.16b, v28.16b, v26.16b
    ldr q2, [x8, #512]
    ldr q26, [x8, #1024]
    bit v23.16b, v21.16b, v29.16b
    bit v19.16b, v5.16b, v10.16b
    ldr q29, [x8, #1760]
    ldr q10, [x8, #1536]
    str q5, [sp, #256]
    ushr v5.2d, v7.2d, #2
    bit v30.16b, v12.16b, v25.16b
    bit v22.16b, v16.16b, v1.16b
    ldr q25, [x8, #768]
    ldr q1, [x8, #496]
    str q7, [sp, #272]
    ldr q7, [sp, #112]
    bit v23.16b, v7.16b, v24.16b
    ldr q24, [x8, #640]
    bit v19.16b, v9.16b, v24.16b
    ldr q7, [x8, #1616]
    ldr q24, [x8, #880]
    str q9, [sp, #288]
    ldr q9, [sp, #208]
    ushr v9.2d, v9.2d, #1
    bit v30.16b, v5.16b, v14.16b
    ldr q14, [sp, #144]
    bit v22.16b, v14.16b, v13.16b
    ldr q14, [x8, #1664]
    ldr q13, [x8, #1200]
    str q16, [sp, #304]
    ldr q16, [x1, #0]
    tbl v31.16b, {v16.16b}, v31.16b
    str q5, [sp, #320]
    ldr q5, [x8, #1600]
    bit v23.16b, v6.16b, v5.16b
    bit v19.16b, v27.16b, v26.16b
    ldr q5, [x8, #1312]
    ldr q26, [x8, #384]
    str q6, [sp, #336]
    ldr q6, [sp, #80]
    shl v6.4s, v6.4s, #24
    bit v30.16b, v9.16b, v10.16b
    bit v22.16b, v15.16b, v2.16b
    ldr q10, [x8, #1456]
    ldr q2, [x8, #1328]
    tbl v29.16b, {v16.16b}, v29.16b
    bit v23.16b, v8.16b, v1.16b
    bit v19.16b, v0.16b, v25.16b
    ldr q1, [x8, #752]
    ldr q25, [x8, #1216]
    str q15, [sp, #80]
    ldr q15, [sp, #64]
    shl v15.4s, v15.4s, #25
    bit v30.16b, v6.16b, v7.16b
    bit v22.16b, v18.16b, v24.16b
    str q6, [sp, #64]
    ldr q6, [x8, #960]
    ldr q7, [x8, #656]
    bit v23.16b, v3.16b, v13.16b
    bit v19.16b, v17.16b, v14.16b
    mov v24.16b, v16.16b
    sli v24.2d, v16.2d, #32
    ldr q13, [x8, #1728]
    ldr q14, [x8, #1040]
    bit v24.16b, v29.16b, v26.16b
    str q18, [sp, #352]
    ldr q18, [sp, #224]
    shl v18.4s, v18.4s, #26
    bit v30.16b, v15.16b, v10.16b
    str q15, [sp, #224]
    ldr q15, [sp, #192]
    bit v22.16b, v15.16b, v2.16b
    ldr q10, [sp, #128]
    bit v23.16b, v10.16b, v25.16b
    bit v19.16b, v20.16b, v1.16b
    ldr q15, [x8, #1552]
    bit v24.16b, v31.16b, v7.16b
    ldr q31, [sp, #176]
    shl v31.4s, v31.4s, #27
    bit v30.16b, v18.16b, v6.16b
    str q18, [sp, #176]
    ldr q18, [x8, #448]
    bit v22.16b, v4.16b, v14.16b
    bit v23.16b, v11.16b, v5.16b
    bit v19.16b, v21.16b, v13.16b
    ldr q6, [x8, #1872]
    ldr q14, [x8, #1856]
    ldr q2, [x8, #1296]
    ldr q5, [x8, #1696]
    ldr q25, [x8, #1232]
    ldr q10, [x8, #416]
    ldr q13, [x8, #576]
    tbl v6.16b, {v16.16b}, v6.16b
    ldr q1, [sp, #96]
    shl v1.4s, v1.4s, #28
    bit v30.16b, v31.16b, v18.16b
    str q31, [sp, #96]
    ldr q31, [x8, #480]
    bit v22.16b, v12.16b, v15.16b
    bit v23.16b, v28.16b, v2.16b
    bsl v14.16b, v16.16b, v19.16b
    ldr q18, [x8, #896]
    ldr q15, [sp, #240]
    shl v15.4s, v15.4s, #29
    bit v30.16b, v1.16b, v5.16b
    str q1, [sp, #240]
    ldr q1, [sp, #320]
    bit v22.16b, v1.16b, v10.16b
    ldr q5, [sp, #304]
    bit v23.16b, v5.16b, v25.16b
    bit v14.16b, v6.16b, v26.16b
    ldr q1, [sp, #272]
    shl v1.4s, v1.4s, #30
    bit v30.16b, v15.16b, v13.16b
    str q15, [sp, #272]
    ldr q15, [x8, #800]
    bit v22.16b, v9.16b, v31.16b
    bit v23.16b, v16.16b, v26.16b
    bit v14.16b, v29.16b, v7.16b
    ldr q26, [sp, #208]
    shl v26.4s, v26.4s, #31
    bit v30.16b, v1.16b, v18.16b
    bit v22.16b, v16.16b, v7.16b
    eor v24.16b, v24.16b, v14.16b
    bit v23.16b, v6.16b, v7.16b
    bit v30.16b, v26.16b, v15.16b
    eor3 v22.16b, v24.16b, v23.16b, v22.16b
    ldr q23, [x8, #1888]
    eor3 v22.16b, v22.16b, v30.16b, v23.16b
    ushr v23.16b, v22.16b, #7
    ushr v30.16b, v22.16b, #4
    ushr v14.16b, v22.16b, #3
    ushr v7.16b, v22.16b, #1
    mvn v30.16b, v30.16b
    mvn v23.16b, v23.16b
    mvn v14.16b, v14.16b
    mvn v7.16b, v7.16b
    str q26, [sp, #208]
    ushr v26.16b, v22.16b, #5
    str q1, [sp, #368]
    eor v1.16b, v30.16b, v23.16b
    ushr v15.16b, v22.16b, #6
    str q24, [sp, #384]
    ushr v24.16b, v22.16b, #2
    mvn v26.16b, v26.16b
    eor3 v18.16b, v7.16b, v14.16b, v1.16b
    eor v13.16b, v7.16b, v23.16b
    eor3 v31.16b, v7.16b, v24.16b, v1.16b
    eor3 v10.16b, v26.16b, v15.16b, v18.16b
    eor3 v25.16b, v7.16b, v24.16b, v13.16b
    eor3 v24.16b, v24.16b, v26.16b, v10.16b
    eor3 v2.16b, v7.16b, v26.16b, v31.16b
    eor3 v26.16b, v26.16b, v23.16b, v2.16b
    eor v5.16b, v18.16b, v2.16b
    str q6, [sp, #400]
    eor3 v6.16b, v22.16b, v2.16b, v5.16b
    eor3 v16.16b, v30.16b, v10.16b, v6.16b
    str q9, [sp, #416]
    and v9.16b, v25.16b, v10.16b
    eor3 v23.16b, v30.16b, v23.16b, v16.16b
    mvn v30.16b, v16.16b
    bcax v30.16b, v9.16b, v22.16b, v30.16b
    str q12, [sp, #432]
    eor v12.16b, v31.16b, v16.16b
    str q29, [sp, #448]
    orr v29.16b, v2.16b, v26.16b
    str q4, [sp, #464]
    eor3 v4.16b, v7.16b, v25.16b, v12.16b
    str q28, [sp, #480]
    orn v28.16b, v31.16b, v18.16b
    str q11, [sp, #496]
    bcax v11.16b, v30.16b, v1.16b, v24.16b
    str q3, [sp, #512]
    bcax v3.16b, v29.16b, v7.16b, v4.16b
    eor3 v29.16b, v30.16b, v24.16b, v29.16b
    eor v28.16b, v11.16b, v28.16b
    eor3 v30.16b, v30.16b, v11.16b, v3.16b
    eor3 v3.16b, v15.16b, v18.16b, v3.16b
    eor v11.16b, v5.16b, v4.16b
    bcax v3.16b, v3.16b, v11.16b, v23.16b
    eor3 v3.16b, v9.16b, v23.16b, v3.16b
    bcax v30.16b, v30.16b, v5.16b, v13.16b
    eor v3.16b, v14.16b, v3.16b
    bcax v29.16b, v29.16b, v6.16b, v12.16b
    bcax v9.16b, v3.16b, v28.16b, v30.16b
    bcax v14.16b, v29.16b, v9.16b, v28.16b
    bcax v15.16b, v9.16b, v3.16b, v14.16b
    bit v29.16b, v15.16b, v28.16b
    bsl v9.16b, v15.16b, v30.16b
    bsl v30.16b, v14.16b, v3.16b
    bcax v3.16b, v28.16b, v29.16b, v14.16b
    and v28.16b, v13.16b, v29.16b
    orn v4.16b, v4.16b, v3.16b
    bcax v7.16b, v28.16b, v3.16b, v7.16b
    bcax v13.16b, v29.16b, v4.16b, v3.16b
    bcax v23.16b, v28.16b, v23.16b, v13.16b
    eor v28.16b, v9.16b, v30.16b
    eor3 v3.16b, v29.16b, v3.16b, v28.16b
    bcax v5.16b, v4.16b, v29.16b, v5.16b
    orn v1.16b, v3.16b, v1.16b
    eor v14.16b, v29.16b, v9.16b
    bcax v2.16b, v5.16b, v14.16b, v2.16b
    orr v12.16b, v12.16b, v30.16b
    bcax v3.16b, v2.16b, v24.16b, v3.16b
    bcax v24.16b, v1.16b, v14.16b, v26.16b
    eor v26.16b, v24.16b, v12.16b
    bcax v31.16b, v26.16b, v9.16b, v31.16b
    mvn v9.16b, v9.16b
    bcax v18.16b, v5.16b, v18.16b, v9.16b
    eor3 v29.16b, v29.16b, v30.16b, v13.16b
    bcax v6.16b, v18.16b, v6.16b, v30.16b
    bcax v18.16b, v18.16b, v22.16b, v28.16b
    bcax v30.16b, v18.16b, v11.16b, v13.16b
    eor3 v2.16b, v5.16b, v18.16b, v2.16b
    bcax v2.16b, v2.16b, v29.16b, v10.16b
    eor v5.16b, v31.16b, v6.16b
    eor3 v6.16b, v7.16b, v30.16b, v24.16b
    eor3 v4.16b, v4.16b, v30.16b, v5.16b
    eor3 v7.16b, v2.16b, v23.16b, v3.16b
    eor3 v1.16b, v1.16b, v3.16b, v5.16b
    eor3 v3.16b, v26.16b, v3.16b, v7.16b
    eor3 v18.16b, v31.16b, v5.16b, v1.16b
    bcax v3.16b, v3.16b, v16.16b, v28.16b
    bcax v7.16b, v7.16b, v29.16b, v25.16b
    mvn v5.16b, v5.16b
    ldr q16, [x8, #1792]
    tbl v23.16b, {v5.16b}, v16.16b
    tbl v24.16b, {v23.16b}, v16.16b
    ushr v23.2d, v23.2d, #4
    shl v24.2d, v24.2d, #60
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v5.16b}, v16.16b
    tbl v25.16b, {v24.16b}, v16.16b
    ushr v24.2d, v24.2d, #36
    shl v25.2d, v25.2d, #28
    orr v24.16b, v24.16b, v25.16b
    ext v25.16b, v5.16b, v5.16b, #8
    shl v26.2d, v5.2d, #28
    ushr v25.2d, v25.2d, #36
    eor v2.16b, v6.16b, v2.16b
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v5.16b}, v16.16b
    ushr v28.2d, v5.2d, #36
    shl v26.2d, v26.2d, #28
    orr v26.16b, v28.16b, v26.16b
    tbl v28.16b, {v2.16b}, v16.16b
    tbl v29.16b, {v28.16b}, v16.16b
    ushr v28.2d, v28.2d, #7
    shl v29.2d, v29.2d, #57
    mvn v6.16b, v6.16b
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v2.16b}, v16.16b
    ext v30.16b, v2.16b, v2.16b, #8
    shl v29.2d, v29.2d, #25
    ushr v30.2d, v30.2d, #39
    ushr v31.2d, v2.2d, #39
    orr v29.16b, v31.16b, v29.16b
    tbl v31.16b, {v2.16b}, v16.16b
    shl v9.2d, v2.2d, #25
    orr v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v31.16b}, v16.16b
    ushr v31.2d, v31.2d, #39
    shl v9.2d, v9.2d, #25
    ldr q10, [x8, #1840]
    tbl v11.16b, {v6.16b}, v10.16b
    mvn v3.16b, v3.16b
    orr v31.16b, v31.16b, v9.16b
    ldr q9, [x8, #1568]
    bit v11.16b, v31.16b, v9.16b
    tbl v31.16b, {v3.16b}, v16.16b
    tbl v12.16b, {v31.16b}, v16.16b
    ushr v31.2d, v31.2d, #38
    shl v12.2d, v12.2d, #26
    orr v31.16b, v31.16b, v12.16b
    ldr q12, [x8, #1008]
    bit v11.16b, v31.16b, v12.16b
    tbl v31.16b, {v3.16b}, v16.16b
    tbl v13.16b, {v31.16b}, v16.16b
    ushr v31.2d, v31.2d, #6
    shl v13.2d, v13.2d, #58
    orr v31.16b, v31.16b, v13.16b
    ext v13.16b, v3.16b, v3.16b, #8
    ldr q14, [x8, #400]
    tbl v15.16b, {v3.16b}, v16.16b
    str q22, [sp, #528]
    shl v22.2d, v3.2d, #26
    ushr v13.2d, v13.2d, #38
    mvn v7.16b, v7.16b
    shl v15.2d, v15.2d, #26
    orr v22.16b, v22.16b, v13.16b
    ushr v13.2d, v3.2d, #38
    orr v13.16b, v13.16b, v15.16b
    tbl v15.16b, {v7.16b}, v16.16b
    tbl v10.16b, {v15.16b}, v16.16b
    ext v12.16b, v6.16b, v6.16b, #13
    str q5, [sp, #544]
    ldr q5, [x8, #1808]
    tbl v5.16b, {v6.16b}, v5.16b
    ext v9.16b, v7.16b, v7.16b, #8
    ushr v15.2d, v15.2d, #3
    shl v10.2d, v10.2d, #61
    mvn v4.16b, v4.16b
    and v14.16b, v12.16b, v14.16b
    str q12, [sp, #560]
    ushr v12.2d, v7.2d, #35
    ushr v9.2d, v9.2d, #35
    orr v10.16b, v15.16b, v10.16b
    shl v15.2d, v7.2d, #29
    orr v9.16b, v15.16b, v9.16b
    tbl v15.16b, {v7.16b}, v16.16b
    shl v15.2d, v15.2d, #29
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v7.16b}, v16.16b
    str q7, [sp, #576]
    tbl v7.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #35
    shl v7.2d, v7.2d, #29
    orr v7.16b, v15.16b, v7.16b
    tbl v15.16b, {v4.16b}, v16.16b
    str q3, [sp, #592]
    tbl v3.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #5
    shl v3.2d, v3.2d, #59
    orr v3.16b, v15.16b, v3.16b
    ext v15.16b, v4.16b, v4.16b, #8
    str q2, [sp, #608]
    tbl v2.16b, {v4.16b}, v16.16b
    str q12, [sp, #624]
    tbl v12.16b, {v2.16b}, v16.16b
    ushr v2.2d, v2.2d, #37
    shl v12.2d, v12.2d, #27
    orr v2.16b, v2.16b, v12.16b
    ldr q12, [x8, #544]
    bit v11.16b, v2.16b, v12.16b
    ldr q2, [x8, #1472]
    bit v11.16b, v24.16b, v2.16b
    ushr v24.2d, v15.2d, #37
    ldr q15, [x8, #736]
    bit v11.16b, v7.16b, v15.16b
    ushr v7.2d, v4.2d, #37
    shl v15.2d, v4.2d, #27
    orr v24.16b, v15.16b, v24.16b
    tbl v15.16b, {v4.16b}, v16.16b
    shl v15.2d, v15.2d, #27
    orr v7.16b, v7.16b, v15.16b
    tbl v15.16b, {v18.16b}, v16.16b
    tbl v2.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #1
    shl v2.2d, v2.2d, #63
    orr v2.16b, v15.16b, v2.16b
    ext v15.16b, v18.16b, v18.16b, #8
    ushr v15.2d, v15.2d, #33
    ushr v12.2d, v18.2d, #33
    str q4, [sp, #640]
    tbl v4.16b, {v18.16b}, v16.16b
    str q26, [sp, #656]
    ushr v26.2d, v4.2d, #33
    tbl v4.16b, {v4.16b}, v16.16b
    shl v4.2d, v4.2d, #31
    orr v4.16b, v26.16b, v4.16b
    shl v26.2d, v18.2d, #31
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v18.16b}, v16.16b
    shl v15.2d, v15.2d, #31
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v1.16b}, v16.16b
    str q18, [sp, #672]
    ushr v18.2d, v15.2d, #2
    tbl v15.16b, {v15.16b}, v16.16b
    shl v15.2d, v15.2d, #62
    orr v18.16b, v18.16b, v15.16b
    tbl v15.16b, {v1.16b}, v16.16b
    tbl v16.16b, {v15.16b}, v16.16b
    shl v16.2d, v16.2d, #30
    ushr v15.2d, v15.2d, #34
    orr v16.16b, v15.16b, v16.16b
    ldr q15, [x8, #1408]
    bit v11.16b, v16.16b, v15.16b
    ldr q16, [x8, #720]
    bit v11.16b, v4.16b, v16.16b
    ldr q4, [x8, #848]
    bit v11.16b, v5.16b, v4.16b
    ldr q16, [x8, #864]
    bit v11.16b, v28.16b, v16.16b
    ldr q15, [x8, #640]
    bit v11.16b, v31.16b, v15.16b
    str q12, [sp, #688]
    ldr q12, [x8, #1024]
    bit v11.16b, v3.16b, v12.16b
    ldr q12, [x8, #768]
    bit v11.16b, v23.16b, v12.16b
    ldr q12, [x8, #1664]
    bit v11.16b, v10.16b, v12.16b
    ldr q12, [x8, #752]
    bit v11.16b, v18.16b, v12.16b
    ldr q12, [x8, #1728]
    bit v11.16b, v2.16b, v12.16b
    ldr q12, [x8, #1504]
    str q7, [sp, #704]
    ldr q7, [sp, #160]
    bif v7.16b, v11.16b, v12.16b
    str q11, [sp, #160]
    ldr q11, [x8, #1248]
    ldr q12, [sp, #256]
    bit v7.16b, v12.16b, v11.16b
    ldr q12, [x8, #1424]
    ldr q11, [sp, #288]
    bit v7.16b, v11.16b, v12.16b
    ldr q11, [x8, #1376]
    bit v7.16b, v27.16b, v11.16b
    ldr q27, [x8, #1392]
    bit v7.16b, v0.16b, v27.16b
    ldr q0, [x8, #624]
    ldr q27, [x8, #1360]
    bit v14.16b, v30.16b, v27.16b
    ldr q27, [x8, #1520]
    bit v7.16b, v17.16b, v27.16b
    ldr q17, [x8, #464]
    str q30, [sp, #288]
    ldr q30, [x8, #1168]
    bit v14.16b, v22.16b, v30.16b
    ldr q30, [x8, #1584]
    bit v7.16b, v20.16b, v30.16b
    ldr q20, [x8, #1344]
    bit v14.16b, v24.16b, v0.16b
    ldr q0, [x8, #704]
    bit v7.16b, v21.16b, v0.16b
    ext v21.16b, v1.16b, v1.16b, #8
    str q24, [sp, #256]
    ldr q24, [x8, #560]
    ushr v21.2d, v21.2d, #34
    bit v14.16b, v25.16b, v17.16b
    shl v17.2d, v1.2d, #30
    str q25, [sp, #720]
    ldr q25, [x8, #592]
    orr v17.16b, v17.16b, v21.16b
    bit v14.16b, v9.16b, v20.16b
    bit v14.16b, v17.16b, v24.16b
    bit v14.16b, v26.16b, v25.16b
    bit v14.16b, v5.16b, v4.16b
    bit v14.16b, v28.16b, v16.16b
    bit v14.16b, v31.16b, v15.16b
    ldr q21, [x8, #784]
    ldr q25, [x8, #1024]
    bit v14.16b, v3.16b, v25.16b
    ldr q24, [x8, #768]
    bit v14.16b, v23.16b, v24.16b
    ldr q20, [x1, #0]
    str q26, [sp, #736]
    mov v26.16b, v21.16b
    bsl v26.16b, v20.16b, v19.16b
    str q17, [sp, #752]
    ldr q17, [x8, #1504]
    bit v19.16b, v5.16b, v17.16b
    str q5, [sp, #768]
    ldr q5, [x8, #1664]
    bit v14.16b, v10.16b, v5.16b
    str q9, [sp, #784]
    ldr q9, [x8, #1248]
    bit v19.16b, v28.16b, v9.16b
    str q28, [sp, #800]
    ldr q28, [x8, #752]
    bit v14.16b, v18.16b, v28.16b
    bit v19.16b, v31.16b, v12.16b
    str q31, [sp, #816]
    ldr q31, [x8, #1728]
    bit v14.16b, v2.16b, v31.16b
    bit v19.16b, v3.16b, v11.16b
    str q3, [sp, #832]
    ldr q3, [x8, #976]
    str q22, [sp, #848]
    ldr q22, [sp, #112]
    bit v14.16b, v22.16b, v3.16b
    ldr q11, [x8, #1392]
    bit v19.16b, v23.16b, v11.16b
    str q23, [sp, #864]
    ldr q23, [x8, #608]
    ldr q11, [sp, #336]
    bit v14.16b, v11.16b, v23.16b
    bit v19.16b, v10.16b, v27.16b
    str q10, [sp, #880]
    ldr q10, [x8, #1488]
    bit v14.16b, v8.16b, v10.16b
    bit v19.16b, v18.16b, v30.16b
    str q18, [sp, #896]
    ldr q18, [x8, #992]
    ldr q30, [sp, #512]
    bit v14.16b, v30.16b, v18.16b
    ldr q27, [x8, #1824]
    tbl v12.16b, {v6.16b}, v27.16b
    bit v19.16b, v2.16b, v0.16b
    str q2, [sp, #912]
    ldr q2, [x8, #1136]
    ldr q0, [sp, #128]
    bit v14.16b, v0.16b, v2.16b
    ldr q9, [x8, #1632]
    bit v19.16b, v12.16b, v9.16b
    ldr q31, [x8, #688]
    ldr q28, [sp, #496]
    bit v14.16b, v28.16b, v31.16b
    ldr q5, [x8, #1600]
    bit v19.16b, v29.16b, v5.16b
    ldr q24, [x8, #1120]
    ldr q25, [sp, #480]
    bit v14.16b, v25.16b, v24.16b
    ldr q15, [x8, #496]
    bit v19.16b, v13.16b, v15.16b
    ldr q16, [x8, #1104]
    ldr q4, [sp, #304]
    bit v14.16b, v4.16b, v16.16b
    ldr q17, [x8, #1200]
    ldr q27, [sp, #704]
    bit v19.16b, v27.16b, v17.16b
    ldr q21, [x8, #832]
    str q26, [sp, #928]
    ldr q26, [sp, #144]
    bit v14.16b, v26.16b, v21.16b
    ldr q26, [x8, #1792]
    tbl v26.16b, {v1.16b}, v26.16b
    and v3.16b, v12.16b, v3.16b
    shl v26.2d, v26.2d, #30
    bit v3.16b, v29.16b, v23.16b
    ldr q23, [x8, #1216]
    ldr q4, [sp, #656]
    bit v19.16b, v4.16b, v23.16b
    ldr q25, [x8, #512]
    ldr q28, [sp, #80]
    bit v14.16b, v28.16b, v25.16b
    ushr v28.2d, v1.2d, #34
    orr v26.16b, v28.16b, v26.16b
    bit v3.16b, v13.16b, v10.16b
    ldr q28, [x8, #1312]
    ldr q10, [sp, #624]
    bit v19.16b, v10.16b, v28.16b
    ldr q28, [x8, #880]
    ldr q0, [sp, #352]
    bit v14.16b, v0.16b, v28.16b
    ldr q0, [x8, #912]
    bit v3.16b, v27.16b, v18.16b
    ldr q18, [x8, #1296]
    bit v19.16b, v26.16b, v18.16b
    ldr q27, [x8, #1328]
    ldr q18, [sp, #192]
    bit v14.16b, v18.16b, v27.16b
    bit v3.16b, v4.16b, v2.16b
    ldr q18, [x8, #1232]
    ldr q2, [sp, #688]
    bit v19.16b, v2.16b, v18.16b
    ldr q4, [x8, #1040]
    ldr q18, [sp, #464]
    bit v14.16b, v18.16b, v4.16b
    ldr q18, [sp, #448]
    bif v18.16b, v20.16b, v0.16b
    bit v3.16b, v10.16b, v31.16b
    bsl v0.16b, v20.16b, v19.16b
    str q19, [sp, #448]
    ldr q19, [x8, #1552]
    ldr q20, [sp, #432]
    bit v14.16b, v20.16b, v19.16b
    eor v0.16b, v18.16b, v0.16b
    bit v3.16b, v26.16b, v24.16b
    ldr q18, [x8, #416]
    ldr q20, [sp, #320]
    bit v14.16b, v20.16b, v18.16b
    ushr v6.2d, v6.2d, #8
    bit v3.16b, v2.16b, v16.16b
    ldr q20, [x8, #480]
    ldr q16, [sp, #416]
    bit v14.16b, v16.16b, v20.16b
    ldr q16, [sp, #608]
    ushr v16.2d, v16.2d, #7
    bit v3.16b, v6.16b, v21.16b
    ldr q21, [x8, #1712]
    bit v14.16b, v6.16b, v21.16b
    ldr q21, [sp, #592]
    ushr v21.2d, v21.2d, #6
    bit v3.16b, v16.16b, v25.16b
    ldr q25, [x8, #1680]
    bit v14.16b, v16.16b, v25.16b
    ldr q25, [sp, #640]
    ushr v25.2d, v25.2d, #5
    bit v3.16b, v21.16b, v28.16b
    ldr q28, [x8, #672]
    bit v14.16b, v21.16b, v28.16b
    ldr q28, [sp, #544]
    ushr v28.2d, v28.2d, #4
    bit v3.16b, v25.16b, v27.16b
    ldr q27, [x8, #1264]
    bit v14.16b, v25.16b, v27.16b
    ldr q27, [sp, #576]
    ushr v27.2d, v27.2d, #3
    bit v3.16b, v28.16b, v4.16b
    ldr q4, [x8, #528]
    bit v14.16b, v28.16b, v4.16b
    ushr v1.2d, v1.2d, #2
    bit v3.16b, v27.16b, v19.16b
    ldr q4, [x8, #1152]
    bit v14.16b, v27.16b, v4.16b
    ldr q4, [sp, #672]
    ushr v4.2d, v4.2d, #1
    bit v3.16b, v1.16b, v18.16b
    ldr q18, [x8, #1184]
    bit v14.16b, v1.16b, v18.16b
    bit v3.16b, v4.16b, v20.16b
    ldr q18, [x8, #1536]
    bit v14.16b, v4.16b, v18.16b
    eor3 v3.16b, v0.16b, v14.16b, v3.16b
    ldr q14, [x8, #1904]
    eor v3.16b, v3.16b, v14.16b
    ushr v14.16b, v3.16b, #1
    mvn v14.16b, v14.16b
    str q0, [sp, #672]
    ushr v0.16b, v3.16b, #7
    mvn v0.16b, v0.16b
    ushr v18.16b, v3.16b, #4
    mvn v18.16b, v18.16b
    ushr v20.16b, v3.16b, #3
    ushr v19.16b, v3.16b, #5
    mvn v20.16b, v20.16b
    mvn v19.16b, v19.16b
    ushr v2.16b, v3.16b, #2
    eor v24.16b, v18.16b, v0.16b
    eor3 v31.16b, v14.16b, v2.16b, v24.16b
    eor3 v10.16b, v14.16b, v20.16b, v24.16b
    str q4, [sp, #576]
    eor3 v4.16b, v14.16b, v19.16b, v31.16b
    str q1, [sp, #544]
    ushr v1.16b, v3.16b, #6
    str q27, [sp, #640]
    eor v27.16b, v10.16b, v4.16b
    str q28, [sp, #592]
    eor3 v28.16b, v19.16b, v1.16b, v10.16b
    str q25, [sp, #608]
    eor3 v25.16b, v3.16b, v4.16b, v27.16b
    str q21, [sp, #944]
    eor3 v21.16b, v18.16b, v28.16b, v25.16b
    str q16, [sp, #960]
    eor v16.16b, v14.16b, v0.16b
    eor3 v18.16b, v18.16b, v0.16b, v21.16b
    eor3 v0.16b, v19.16b, v0.16b, v4.16b
    eor3 v19.16b, v2.16b, v19.16b, v28.16b
    eor3 v2.16b, v14.16b, v2.16b, v16.16b
    str q6, [sp, #976]
    and v6.16b, v2.16b, v28.16b
    str q26, [sp, #992]
    mvn v26.16b, v21.16b
    bcax v26.16b, v6.16b, v3.16b, v26.16b
    eor v23.16b, v31.16b, v21.16b
    orr v30.16b, v4.16b, v0.16b
    eor3 v17.16b, v14.16b, v2.16b, v23.16b
    orn v15.16b, v31.16b, v10.16b
    bcax v11.16b, v26.16b, v24.16b, v19.16b
    bcax v5.16b, v30.16b, v14.16b, v17.16b
    eor3 v30.16b, v26.16b, v19.16b, v30.16b
    eor v15.16b, v11.16b, v15.16b
    eor3 v26.16b, v26.16b, v11.16b, v5.16b
    eor3 v1.16b, v1.16b, v10.16b, v5.16b
    eor v5.16b, v27.16b, v17.16b
    bcax v1.16b, v1.16b, v5.16b, v18.16b
    eor3 v1.16b, v6.16b, v18.16b, v1.16b
    bcax v6.16b, v26.16b, v27.16b, v16.16b
    eor v1.16b, v20.16b, v1.16b
    bcax v20.16b, v30.16b, v25.16b, v23.16b
    bcax v26.16b, v1.16b, v15.16b, v6.16b
    bcax v30.16b, v20.16b, v26.16b, v15.16b
    bcax v11.16b, v26.16b, v1.16b, v30.16b
    bit v20.16b, v11.16b, v15.16b
    bsl v26.16b, v11.16b, v6.16b
    bsl v6.16b, v30.16b, v1.16b
    bcax v1.16b, v15.16b, v20.16b, v30.16b
    and v16.16b, v16.16b, v20.16b
    orn v17.16b, v17.16b, v1.16b
    bcax v30.16b, v16.16b, v1.16b, v14.16b
    bcax v11.16b, v20.16b, v17.16b, v1.16b
    bcax v16.16b, v16.16b, v18.16b, v11.16b
    eor v18.16b, v26.16b, v6.16b
    eor3 v1.16b, v20.16b, v1.16b, v18.16b
    bit v7.16b, v22.16b, v9.16b
    orr v23.16b, v23.16b, v6.16b
    orn v24.16b, v1.16b, v24.16b
    bcax v27.16b, v17.16b, v20.16b, v27.16b
    eor v14.16b, v20.16b, v26.16b
    bcax v4.16b, v27.16b, v14.16b, v4.16b
    bcax v0.16b, v24.16b, v14.16b, v0.16b
    ldr q14, [x8, #1600]
    ldr q15, [sp, #336]
    bit v7.16b, v15.16b, v14.16b
    bcax v1.16b, v4.16b, v19.16b, v1.16b
    eor v19.16b, v0.16b, v23.16b
    ldr q23, [x8, #496]
    bit v7.16b, v8.16b, v23.16b
    bcax v31.16b, v19.16b, v26.16b, v31.16b
    mvn v26.16b, v26.16b
    ldr q15, [x8, #1200]
    ldr q22, [sp, #512]
    bit v7.16b, v22.16b, v15.16b
    bcax v26.16b, v27.16b, v10.16b, v26.16b
    ldr q10, [x8, #1216]
    ldr q22, [sp, #128]
    bit v7.16b, v22.16b, v10.16b
    eor3 v20.16b, v20.16b, v6.16b, v11.16b
    bcax v6.16b, v26.16b, v25.16b, v6.16b
    bcax v25.16b, v26.16b, v3.16b, v18.16b
    ldr q26, [x8, #1312]
    str q3, [sp, #1008]
    ldr q3, [sp, #496]
    bit v7.16b, v3.16b, v26.16b
    eor3 v4.16b, v27.16b, v25.16b, v4.16b
    bcax v5.16b, v25.16b, v5.16b, v11.16b
    eor v6.16b, v31.16b, v6.16b
    ldr q25, [x8, #1296]
    ldr q27, [sp, #480]
    bit v7.16b, v27.16b, v25.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v5.16b, v17.16b, v5.16b, v6.16b
    bcax v4.16b, v4.16b, v20.16b, v28.16b
    ldr q17, [x8, #1232]
    ldr q28, [sp, #304]
    bit v7.16b, v28.16b, v17.16b
    eor3 v16.16b, v4.16b, v16.16b, v1.16b
    ldr q30, [x8, #976]
    mov v11.16b, v30.16b
    bsl v11.16b, v12.16b, v7.16b
    eor3 v24.16b, v24.16b, v1.16b, v6.16b
    bcax v2.16b, v16.16b, v20.16b, v2.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    ldr q16, [x8, #608]
    bit v11.16b, v29.16b, v16.16b
    eor3 v19.16b, v31.16b, v6.16b, v24.16b
    bcax v1.16b, v1.16b, v21.16b, v18.16b
    mvn v6.16b, v6.16b
    ldr q18, [x8, #1488]
    bit v11.16b, v13.16b, v18.16b
    ldr q20, [x8, #1792]
    tbl v21.16b, {v6.16b}, v20.16b
    tbl v31.16b, {v21.16b}, v20.16b
    ushr v21.2d, v21.2d, #36
    shl v31.2d, v31.2d, #28
    ldr q28, [x8, #992]
    ldr q27, [sp, #704]
    bit v11.16b, v27.16b, v28.16b
    mvn v5.16b, v5.16b
    orr v21.16b, v21.16b, v31.16b
    tbl v31.16b, {v6.16b}, v20.16b
    shl v31.2d, v31.2d, #28
    tbl v27.16b, {v6.16b}, v20.16b
    ushr v3.2d, v6.2d, #36
    orr v3.16b, v3.16b, v31.16b
    tbl v31.16b, {v27.16b}, v20.16b
    ushr v27.2d, v27.2d, #4
    shl v31.2d, v31.2d, #60
    ldr q22, [x8, #1136]
    ldr q17, [sp, #656]
    bit v11.16b, v17.16b, v22.16b
    orr v27.16b, v27.16b, v31.16b
    tbl v31.16b, {v5.16b}, v20.16b
    tbl v17.16b, {v31.16b}, v20.16b
    ushr v31.2d, v31.2d, #37
    shl v17.2d, v17.2d, #27
    str q13, [sp, #1024]
    ldr q13, [x8, #688]
    str q29, [sp, #1040]
    ldr q29, [sp, #624]
    bit v11.16b, v29.16b, v13.16b
    eor v4.16b, v0.16b, v4.16b
    orr v17.16b, v31.16b, v17.16b
    tbl v31.16b, {v5.16b}, v20.16b
    shl v31.2d, v31.2d, #27
    ushr v29.2d, v5.2d, #37
    orr v29.16b, v29.16b, v31.16b
    tbl v31.16b, {v5.16b}, v20.16b
    str q12, [sp, #1056]
    tbl v12.16b, {v31.16b}, v20.16b
    ushr v31.2d, v31.2d, #5
    shl v12.2d, v12.2d, #59
    ldr q25, [x8, #1120]
    ldr q26, [sp, #992]
    bit v11.16b, v26.16b, v25.16b
    orr v31.16b, v31.16b, v12.16b
    tbl v12.16b, {v4.16b}, v20.16b
    tbl v26.16b, {v12.16b}, v20.16b
    ushr v12.2d, v12.2d, #7
    shl v26.2d, v26.2d, #57
    ldr q10, [x8, #1104]
    ldr q15, [sp, #688]
    bit v11.16b, v15.16b, v10.16b
    orr v26.16b, v12.16b, v26.16b
    tbl v12.16b, {v4.16b}, v20.16b
    ushr v15.2d, v4.2d, #39
    shl v12.2d, v12.2d, #25
    ldr q23, [x8, #832]
    ldr q14, [sp, #976]
    bit v11.16b, v14.16b, v23.16b
    mvn v0.16b, v0.16b
    orr v12.16b, v15.16b, v12.16b
    tbl v15.16b, {v4.16b}, v20.16b
    tbl v14.16b, {v15.16b}, v20.16b
    ushr v15.2d, v15.2d, #39
    shl v14.2d, v14.2d, #25
    ldr q9, [x8, #512]
    ldr q10, [sp, #960]
    bit v11.16b, v10.16b, v9.16b
    ldr q10, [x8, #1840]
    tbl v10.16b, {v0.16b}, v10.16b
    mvn v2.16b, v2.16b
    orr v14.16b, v15.16b, v14.16b
    ldr q15, [x8, #880]
    ldr q25, [sp, #944]
    bit v11.16b, v25.16b, v15.16b
    ldr q25, [x8, #1568]
    bit v10.16b, v14.16b, v25.16b
    tbl v14.16b, {v2.16b}, v20.16b
    ushr v25.2d, v2.2d, #35
    shl v14.2d, v14.2d, #29
    ldr q13, [x8, #1328]
    ldr q22, [sp, #608]
    bit v11.16b, v22.16b, v13.16b
    orr v25.16b, v25.16b, v14.16b
    tbl v14.16b, {v2.16b}, v20.16b
    tbl v22.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #35
    shl v22.2d, v22.2d, #29
    ldr q28, [x8, #1040]
    ldr q18, [sp, #592]
    bit v11.16b, v18.16b, v28.16b
    mvn v1.16b, v1.16b
    orr v22.16b, v14.16b, v22.16b
    tbl v14.16b, {v2.16b}, v20.16b
    tbl v18.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #3
    shl v18.2d, v18.2d, #61
    orr v18.16b, v14.16b, v18.16b
    tbl v14.16b, {v1.16b}, v20.16b
    tbl v16.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #38
    shl v16.2d, v16.2d, #26
    orr v16.16b, v14.16b, v16.16b
    ldr q14, [x8, #1008]
    bit v10.16b, v16.16b, v14.16b
    ldr q16, [x8, #1552]
    ldr q14, [sp, #640]
    bit v11.16b, v14.16b, v16.16b
    ldr q14, [x8, #544]
    bit v10.16b, v17.16b, v14.16b
    ldr q17, [x8, #416]
    ldr q14, [sp, #544]
    bit v11.16b, v14.16b, v17.16b
    ldr q14, [x8, #1472]
    bit v10.16b, v21.16b, v14.16b
    ldr q21, [x8, #784]
    ldr q14, [sp, #400]
    ldr q30, [x1, #0]
    bsl v21.16b, v14.16b, v30.16b
    ldr q14, [x8, #480]
    ldr q30, [sp, #576]
    bit v11.16b, v30.16b, v14.16b
    ldr q30, [x8, #736]
    bit v10.16b, v22.16b, v30.16b
    tbl v22.16b, {v1.16b}, v20.16b
    shl v22.2d, v22.2d, #26
    ushr v30.2d, v1.2d, #38
    orr v22.16b, v30.16b, v22.16b
    tbl v30.16b, {v1.16b}, v20.16b
    str q8, [sp, #1072]
    tbl v8.16b, {v30.16b}, v20.16b
    str q7, [sp, #1088]
    shl v7.4s, v6.4s, #28
    ldr q14, [x8, #1824]
    tbl v14.16b, {v0.16b}, v14.16b
    shl v17.4s, v0.4s, #24
    ushr v16.2d, v4.2d, #7
    ushr v30.2d, v30.2d, #6
    shl v8.2d, v8.2d, #58
    ldr q28, [x8, #1808]
    tbl v28.16b, {v0.16b}, v28.16b
    shl v4.4s, v4.4s, #25
    ushr v0.2d, v0.2d, #8
    ushr v6.2d, v6.2d, #4
    orr v30.16b, v30.16b, v8.16b
    tbl v8.16b, {v19.16b}, v20.16b
    tbl v13.16b, {v8.16b}, v20.16b
    ushr v8.2d, v8.2d, #1
    shl v13.2d, v13.2d, #63
    ldr q15, [x8, #1712]
    bit v11.16b, v0.16b, v15.16b
    ushr v15.2d, v5.2d, #5
    shl v5.4s, v5.4s, #27
    shl v9.4s, v2.4s, #29
    orr v8.16b, v8.16b, v13.16b
    tbl v13.16b, {v19.16b}, v20.16b
    shl v13.2d, v13.2d, #31
    ldr q23, [x8, #1680]
    bit v11.16b, v16.16b, v23.16b
    shl v23.4s, v19.4s, #31
    str q16, [sp, #1104]
    tbl v16.16b, {v19.16b}, v20.16b
    str q0, [sp, #1120]
    ushr v0.2d, v1.2d, #6
    str q25, [sp, #1136]
    ushr v25.2d, v16.2d, #33
    tbl v16.16b, {v16.16b}, v20.16b
    str q3, [sp, #1152]
    ldr q3, [x8, #672]
    bit v11.16b, v0.16b, v3.16b
    shl v16.2d, v16.2d, #31
    ldr q3, [x8, #1264]
    bit v11.16b, v15.16b, v3.16b
    ushr v2.2d, v2.2d, #3
    orr v16.16b, v25.16b, v16.16b
    ushr v25.2d, v19.2d, #1
    ushr v19.2d, v19.2d, #33
    ldr q3, [x8, #528]
    bit v11.16b, v6.16b, v3.16b
    orr v19.16b, v19.16b, v13.16b
    ldr q13, [x8, #1152]
    bit v11.16b, v2.16b, v13.16b
    shl v13.4s, v24.4s, #30
    ushr v3.2d, v24.2d, #34
    str q2, [sp, #1168]
    ushr v2.2d, v24.2d, #2
    str q6, [sp, #1184]
    ldr q6, [x8, #1184]
    bit v11.16b, v2.16b, v6.16b
    ldr q6, [x8, #1536]
    bit v11.16b, v25.16b, v6.16b
    ldr q6, [x8, #1616]
    bit v11.16b, v17.16b, v6.16b
    shl v1.4s, v1.4s, #26
    ldr q17, [x8, #1456]
    bit v11.16b, v4.16b, v17.16b
    ldr q4, [x8, #960]
    bit v11.16b, v1.16b, v4.16b
    ldr q1, [x8, #448]
    bit v11.16b, v5.16b, v1.16b
    ldr q5, [x8, #1696]
    bit v11.16b, v7.16b, v5.16b
    ldr q7, [x8, #576]
    bit v11.16b, v9.16b, v7.16b
    ldr q9, [x8, #896]
    bit v11.16b, v13.16b, v9.16b
    ldr q13, [x8, #800]
    bit v11.16b, v23.16b, v13.16b
    ldr q23, [sp, #928]
    eor3 v21.16b, v21.16b, v23.16b, v11.16b
    tbl v23.16b, {v24.16b}, v20.16b
    ushr v11.2d, v23.2d, #2
    tbl v23.16b, {v23.16b}, v20.16b
    shl v23.2d, v23.2d, #62
    orr v23.16b, v11.16b, v23.16b
    tbl v11.16b, {v24.16b}, v20.16b
    shl v11.2d, v11.2d, #30
    orr v3.16b, v3.16b, v11.16b
    tbl v24.16b, {v24.16b}, v20.16b
    ushr v11.2d, v24.2d, #34
    tbl v24.16b, {v24.16b}, v20.16b
    shl v24.2d, v24.2d, #30
    orr v24.16b, v11.16b, v24.16b
    ldr q11, [x8, #1408]
    bit v10.16b, v24.16b, v11.16b
    ldr q24, [x8, #720]
    bit v10.16b, v16.16b, v24.16b
    ldr q16, [x8, #1920]
    bsl v16.16b, v28.16b, v10.16b
    ldr q24, [x8, #1936]
    bsl v24.16b, v26.16b, v16.16b
    ldr q16, [x8, #1952]
    bsl v16.16b, v30.16b, v24.16b
    ldr q24, [x8, #1968]
    bsl v24.16b, v31.16b, v16.16b
    ldr q16, [x8, #1984]
    bsl v16.16b, v27.16b, v24.16b
    ldr q24, [x8, #2000]
    bsl v24.16b, v18.16b, v16.16b
    ldr q16, [x8, #2016]
    bsl v16.16b, v23.16b, v24.16b
    ldr q24, [x8, #2032]
    ldr q11, [x8, #1280]
    ldr q20, [x8, #1056]
    bsl v24.16b, v8.16b, v16.16b
    ldr q16, [x8, #1440]
    bsl v11.16b, v14.16b, v24.16b
    ldr q13, [x8, #816]
    bit v11.16b, v12.16b, v20.16b
    ldr q20, [x8, #944]
    bit v11.16b, v22.16b, v16.16b
    ldr q16, [x8, #432]
    bit v11.16b, v29.16b, v13.16b
    ldr q13, [x8, #1744]
    ldr q9, [sp, #1152]
    bit v11.16b, v9.16b, v20.16b
    ldr q20, [x8, #1088]
    ldr q7, [sp, #1136]
    bit v11.16b, v7.16b, v16.16b
    bit v11.16b, v3.16b, v13.16b
    bit v11.16b, v19.16b, v20.16b
    ldr q20, [x8, #832]
    ldr q13, [sp, #1120]
    bit v11.16b, v13.16b, v20.16b
    ldr q16, [x8, #512]
    ldr q5, [sp, #1104]
    bit v11.16b, v5.16b, v16.16b
    str q24, [sp, #928]
    ldr q24, [x8, #880]
    bit v11.16b, v0.16b, v24.16b
    ldr q1, [x8, #1328]
    bit v11.16b, v15.16b, v1.16b
    ldr q4, [x8, #1040]
    ldr q17, [sp, #1184]
    bit v11.16b, v17.16b, v4.16b
    ldr q6, [x8, #1552]
    ldr q4, [sp, #1168]
    bit v11.16b, v4.16b, v6.16b
    ldr q6, [x8, #416]
    bit v11.16b, v2.16b, v6.16b
    ldr q6, [x8, #480]
    bit v11.16b, v25.16b, v6.16b
    ldr q6, [x8, #2048]
    ldr q4, [x8, #1072]
    eor3 v6.16b, v21.16b, v11.16b, v6.16b
    str q21, [sp, #1200]
    ldr q21, [x8, #928]
    str q11, [sp, #1216]
    ext v11.16b, v6.16b, v6.16b, #12
    ldr q17, [x8, #1648]
    ext v1.16b, v6.16b, v6.16b, #8
    bif v11.16b, v6.16b, v4.16b
    ext v4.16b, v6.16b, v6.16b, #4
    bit v11.16b, v1.16b, v21.16b
    bit v11.16b, v4.16b, v17.16b
    mov v1.16b, v11.16b
    sri v1.8h, v11.8h, #8
    movi v4.16b, #85
    shl v17.16b, v1.16b, #1
    bit v17.16b, v1.16b, v4.16b
    movi v21.16b, #51
    shl v24.16b, v17.16b, #2
    bit v24.16b, v17.16b, v21.16b
    mov v16.16b, v24.16b
    sli v16.16b, v24.16b, #4
    // round 3 (aes.dsl:47)
    mvn v16.16b, v16.16b
    str q16, [x0, #0]
    sli v11.8h, v11.8h, #8
    shl v16.16b, v11.16b, #1
    bit v16.16b, v11.16b, v4.16b
    shl v5.16b, v16.16b, #2
    bit v5.16b, v16.16b, v21.16b
    ldr q20, [x8, #2064]
    mov v13.16b, v5.16b
    sli v13.16b, v5.16b, #4
    ext v7.16b, v13.16b, v13.16b, #10
    ext v13.16b, v13.16b, v13.16b, #6
    bit v7.16b, v13.16b, v20.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #16]
    ushr v7.16b, v1.16b, #1
    bit v1.16b, v7.16b, v4.16b
    shl v7.16b, v1.16b, #2
    bit v7.16b, v1.16b, v21.16b
    mov v13.16b, v7.16b
    sli v13.16b, v7.16b, #4
    mvn v13.16b, v13.16b
    str q13, [x0, #32]
    ushr v13.16b, v11.16b, #1
    bit v11.16b, v13.16b, v4.16b
    shl v13.16b, v11.16b, #2
    bit v13.16b, v11.16b, v21.16b
    mov v4.16b, v13.16b
    sli v4.16b, v13.16b, #4
    ext v9.16b, v4.16b, v4.16b, #6
    ext v4.16b, v4.16b, v4.16b, #10
    bit v4.16b, v9.16b, v20.16b
    mvn v4.16b, v4.16b
    str q4, [x0, #48]
    ushr v4.16b, v17.16b, #2
    bit v17.16b, v4.16b, v21.16b
    mov v4.16b, v17.16b
    sli v4.16b, v17.16b, #4
    mvn v4.16b, v4.16b
    str q4, [x0, #64]
    ushr v4.16b, v16.16b, #2
    bit v16.16b, v4.16b, v21.16b
    mov v4.16b, v16.16b
    sli v4.16b, v16.16b, #4
    ext v9.16b, v4.16b, v4.16b, #6
    ext v4.16b, v4.16b, v4.16b, #10
    bit v4.16b, v9.16b, v20.16b
    mvn v4.16b, v4.16b
    str q4, [x0, #80]
    ushr v4.16b, v1.16b, #2
    bit v1.16b, v4.16b, v21.16b
    mov v4.16b, v1.16b
    sli v4.16b, v1.16b, #4
    mvn v4.16b, v4.16b
    str q4, [x0, #96]
    ushr v4.16b, v11.16b, #2
    bit v11.16b, v4.16b, v21.16b
    mov v4.16b, v11.16b
    sli v4.16b, v11.16b, #4
    ext v9.16b, v4.16b, v4.16b, #6
    ext v4.16b, v4.16b, v4.16b, #10
    bit v4.16b, v9.16b, v20.16b
    mvn v4.16b, v4.16b
    str q4, [x0, #112]
    sri v24.16b, v24.16b, #4
    str q24, [x0, #128]
    sri v5.16b, v5.16b, #4
    ext v4.16b, v5.16b, v5.16b, #10
    ext v5.16b, v5.16b, v5.16b, #6
    bit v4.16b, v5.16b, v20.16b
    str q4, [x0, #144]
    sri v7.16b, v7.16b, #4
    str q7, [x0, #160]
    sri v13.16b, v13.16b, #4
    ext v4.16b, v13.16b, v13.16b, #6
    ext v5.16b, v13.16b, v13.16b, #10
    bit v5.16b, v4.16b, v20.16b
    str q5, [x0, #176]
    sri v17.16b, v17.16b, #4
    mvn v4.16b, v17.16b
    str q4, [x0, #192]
    sri v16.16b, v16.16b, #4
    ext v4.16b, v16.16b, v16.16b, #10
    ext v5.16b, v16.16b, v16.16b, #6
    bit v4.16b, v5.16b, v20.16b
    mvn v4.16b, v4.16b
    str q4, [x0, #208]
    sri v1.16b, v1.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #224]
    sri v11.16b, v11.16b, #4
    ext v1.16b, v11.16b, v11.16b, #6
    ext v4.16b, v11.16b, v11.16b, #10
    bit v4.16b, v1.16b, v20.16b
    ushr v1.16b, v6.16b, #1
    mvn v1.16b, v1.16b
    ushr v5.16b, v6.16b, #2
    ushr v7.16b, v6.16b, #7
    mvn v7.16b, v7.16b
    eor v16.16b, v1.16b, v7.16b
    eor3 v17.16b, v1.16b, v5.16b, v16.16b
    ushr v24.16b, v6.16b, #5
    mvn v24.16b, v24.16b
    ushr v9.16b, v6.16b, #6
    ushr v11.16b, v6.16b, #3
    mvn v11.16b, v11.16b
    ushr v13.16b, v6.16b, #4
    mvn v13.16b, v13.16b
    eor v20.16b, v13.16b, v7.16b
    eor3 v21.16b, v1.16b, v11.16b, v20.16b
    str q4, [sp, #1232]
    eor3 v4.16b, v24.16b, v9.16b, v21.16b
    str q8, [sp, #1248]
    and v8.16b, v17.16b, v4.16b
    str q23, [sp, #1264]
    eor3 v23.16b, v1.16b, v5.16b, v20.16b
    str q18, [sp, #1280]
    eor3 v18.16b, v1.16b, v24.16b, v23.16b
    str q27, [sp, #1296]
    eor v27.16b, v21.16b, v18.16b
    str q31, [sp, #1312]
    eor3 v31.16b, v6.16b, v18.16b, v27.16b
    str q30, [sp, #1328]
    eor3 v30.16b, v13.16b, v4.16b, v31.16b
    str q26, [sp, #1344]
    mvn v26.16b, v30.16b
    bcax v26.16b, v8.16b, v6.16b, v26.16b
    eor3 v5.16b, v5.16b, v24.16b, v4.16b
    str q28, [sp, #1360]
    bcax v28.16b, v26.16b, v20.16b, v5.16b
    str q10, [sp, #1376]
    orn v10.16b, v23.16b, v21.16b
    eor v10.16b, v28.16b, v10.16b
    eor3 v13.16b, v13.16b, v7.16b, v30.16b
    eor3 v7.16b, v24.16b, v7.16b, v18.16b
    orr v24.16b, v18.16b, v7.16b
    str q25, [sp, #1392]
    eor v25.16b, v23.16b, v30.16b
    str q2, [sp, #1408]
    eor3 v2.16b, v1.16b, v17.16b, v25.16b
    str q15, [sp, #1424]
    bcax v15.16b, v24.16b, v1.16b, v2.16b
    eor3 v9.16b, v9.16b, v21.16b, v15.16b
    str q0, [sp, #1440]
    eor v0.16b, v27.16b, v2.16b
    bcax v9.16b, v9.16b, v0.16b, v13.16b
    eor3 v8.16b, v8.16b, v13.16b, v9.16b
    eor v8.16b, v11.16b, v8.16b
    eor3 v28.16b, v26.16b, v28.16b, v15.16b
    eor3 v24.16b, v26.16b, v5.16b, v24.16b
    bcax v26.16b, v28.16b, v27.16b, v16.16b
    bcax v24.16b, v24.16b, v31.16b, v25.16b
    bcax v28.16b, v8.16b, v10.16b, v26.16b
    bcax v9.16b, v24.16b, v28.16b, v10.16b
    bcax v11.16b, v28.16b, v8.16b, v9.16b
    bit v24.16b, v11.16b, v10.16b
    bsl v28.16b, v11.16b, v26.16b
    bsl v26.16b, v9.16b, v8.16b
    bcax v8.16b, v10.16b, v24.16b, v9.16b
    eor v9.16b, v28.16b, v26.16b
    eor3 v10.16b, v24.16b, v8.16b, v9.16b
    orn v20.16b, v10.16b, v20.16b
    eor v11.16b, v24.16b, v28.16b
    orr v25.16b, v25.16b, v26.16b
    bcax v7.16b, v20.16b, v11.16b, v7.16b
    orn v2.16b, v2.16b, v8.16b
    eor v25.16b, v7.16b, v25.16b
    bcax v23.16b, v25.16b, v28.16b, v23.16b
    mvn v28.16b, v28.16b
    bcax v27.16b, v2.16b, v24.16b, v27.16b
    bcax v21.16b, v27.16b, v21.16b, v28.16b
    bcax v18.16b, v27.16b, v11.16b, v18.16b
    bcax v5.16b, v18.16b, v5.16b, v10.16b
    bcax v6.16b, v21.16b, v6.16b, v9.16b
    bcax v21.16b, v21.16b, v31.16b, v26.16b
    eor3 v18.16b, v27.16b, v6.16b, v18.16b
    bcax v27.16b, v24.16b, v2.16b, v8.16b
    eor3 v26.16b, v24.16b, v26.16b, v27.16b
    bcax v4.16b, v18.16b, v26.16b, v4.16b
    and v16.16b, v16.16b, v24.16b
    bcax v18.16b, v16.16b, v13.16b, v27.16b
    eor3 v18.16b, v4.16b, v18.16b, v5.16b
    bcax v17.16b, v18.16b, v26.16b, v17.16b
    bcax v0.16b, v6.16b, v0.16b, v27.16b
    eor v6.16b, v23.16b, v21.16b
    eor3 v18.16b, v25.16b, v5.16b, v18.16b
    eor3 v5.16b, v20.16b, v5.16b, v6.16b
    bcax v18.16b, v18.16b, v30.16b, v9.16b
    bcax v1.16b, v16.16b, v8.16b, v1.16b
    eor3 v1.16b, v1.16b, v0.16b, v7.16b
    eor3 v0.16b, v2.16b, v0.16b, v6.16b
    ldr q2, [x8, #976]
    ldr q7, [sp, #448]
    bit v7.16b, v14.16b, v2.16b
    ldr q16, [x8, #608]
    bit v7.16b, v12.16b, v16.16b
    ldr q20, [x8, #1488]
    bit v7.16b, v22.16b, v20.16b
    ldr q21, [x8, #992]
    bit v7.16b, v29.16b, v21.16b
    ldr q24, [x8, #1136]
    ldr q25, [sp, #1152]
    bit v7.16b, v25.16b, v24.16b
    ldr q26, [x8, #688]
    ldr q27, [sp, #1136]
    bit v7.16b, v27.16b, v26.16b
    ldr q28, [x8, #1120]
    bit v7.16b, v3.16b, v28.16b
    ldr q30, [x8, #1104]
    bit v7.16b, v19.16b, v30.16b
    ldr q31, [x8, #832]
    ldr q8, [sp, #1120]
    bit v7.16b, v8.16b, v31.16b
    ldr q8, [x8, #512]
    ldr q9, [sp, #1104]
    bit v7.16b, v9.16b, v8.16b
    ldr q9, [x8, #880]
    ldr q10, [sp, #1440]
    bit v7.16b, v10.16b, v9.16b
    ldr q10, [x8, #1328]
    ldr q11, [sp, #1424]
    bit v7.16b, v11.16b, v10.16b
    ldr q11, [x8, #1040]
    ldr q13, [sp, #1184]
    bit v7.16b, v13.16b, v11.16b
    ldr q13, [x8, #1552]
    ldr q15, [sp, #1168]
    bit v7.16b, v15.16b, v13.16b
    ldr q15, [x8, #416]
    ldr q30, [sp, #1408]
    bit v7.16b, v30.16b, v15.16b
    eor v4.16b, v1.16b, v4.16b
    mvn v1.16b, v1.16b
    ldr q30, [x8, #480]
    ldr q28, [sp, #1392]
    bit v7.16b, v28.16b, v30.16b
    ushr v28.2d, v1.2d, #8
    ushr v26.2d, v4.2d, #7
    ldr q24, [x8, #1712]
    bit v7.16b, v28.16b, v24.16b
    mvn v18.16b, v18.16b
    mvn v0.16b, v0.16b
    ldr q24, [x8, #1680]
    bit v7.16b, v26.16b, v24.16b
    ushr v24.2d, v18.2d, #6
    eor3 v23.16b, v23.16b, v6.16b, v5.16b
    mvn v6.16b, v6.16b
    ushr v21.2d, v0.2d, #5
    ldr q20, [x8, #672]
    bit v7.16b, v24.16b, v20.16b
    ushr v20.2d, v6.2d, #4
    mvn v17.16b, v17.16b
    ldr q16, [x8, #1264]
    bit v7.16b, v21.16b, v16.16b
    ushr v16.2d, v17.2d, #3
    ldr q2, [x8, #528]
    bit v7.16b, v20.16b, v2.16b
    ushr v2.2d, v5.2d, #2
    ldr q27, [x8, #1152]
    bit v7.16b, v16.16b, v27.16b
    ushr v27.2d, v23.2d, #1
    ldr q25, [x8, #1184]
    bit v7.16b, v2.16b, v25.16b
    shl v25.4s, v1.4s, #24
    ldr q30, [x8, #1536]
    bit v7.16b, v27.16b, v30.16b
    shl v30.4s, v4.4s, #25
    ldr q15, [x8, #1616]
    bit v7.16b, v25.16b, v15.16b
    shl v25.4s, v18.4s, #26
    ldr q15, [x8, #1456]
    bit v7.16b, v30.16b, v15.16b
    shl v30.4s, v0.4s, #27
    ldr q15, [x8, #960]
    bit v7.16b, v25.16b, v15.16b
    shl v25.4s, v6.4s, #28
    ldr q15, [x8, #448]
    bit v7.16b, v30.16b, v15.16b
    shl v30.4s, v17.4s, #29
    ldr q15, [x8, #1696]
    bit v7.16b, v25.16b, v15.16b
    shl v25.4s, v5.4s, #30
    ldr q15, [x8, #576]
    bit v7.16b, v30.16b, v15.16b
    shl v30.4s, v23.4s, #31
    ldr q15, [x8, #896]
    bit v7.16b, v25.16b, v15.16b
    ldr q25, [x8, #800]
    bit v7.16b, v30.16b, v25.16b
    ldr q30, [x8, #1792]
    tbl v25.16b, {v23.16b}, v30.16b
    ushr v15.2d, v23.2d, #33
    shl v25.2d, v25.2d, #31
    orr v25.16b, v15.16b, v25.16b
    tbl v15.16b, {v5.16b}, v30.16b
    ushr v13.2d, v5.2d, #34
    shl v15.2d, v15.2d, #30
    orr v13.16b, v13.16b, v15.16b
    tbl v15.16b, {v17.16b}, v30.16b
    ushr v11.2d, v17.2d, #35
    shl v15.2d, v15.2d, #29
    orr v11.16b, v11.16b, v15.16b
    tbl v15.16b, {v6.16b}, v30.16b
    ushr v10.2d, v6.2d, #36
    shl v15.2d, v15.2d, #28
    orr v10.16b, v10.16b, v15.16b
    tbl v15.16b, {v0.16b}, v30.16b
    ushr v9.2d, v0.2d, #37
    shl v15.2d, v15.2d, #27
    orr v9.16b, v9.16b, v15.16b
    tbl v15.16b, {v18.16b}, v30.16b
    ushr v8.2d, v18.2d, #38
    shl v15.2d, v15.2d, #26
    orr v8.16b, v8.16b, v15.16b
    tbl v15.16b, {v4.16b}, v30.16b
    str q19, [sp, #1392]
    ushr v19.2d, v4.2d, #39
    shl v15.2d, v15.2d, #25
    orr v19.16b, v19.16b, v15.16b
    tbl v15.16b, {v23.16b}, v30.16b
    str q3, [sp, #1408]
    tbl v3.16b, {v15.16b}, v30.16b
    ushr v15.2d, v15.2d, #1
    shl v3.2d, v3.2d, #63
    orr v3.16b, v15.16b, v3.16b
    tbl v15.16b, {v5.16b}, v30.16b
    str q29, [sp, #1168]
    tbl v29.16b, {v15.16b}, v30.16b
    ushr v15.2d, v15.2d, #2
    shl v29.2d, v29.2d, #62
    orr v29.16b, v15.16b, v29.16b
    tbl v15.16b, {v17.16b}, v30.16b
    str q22, [sp, #1184]
    tbl v22.16b, {v15.16b}, v30.16b
    ushr v15.2d, v15.2d, #3
    shl v22.2d, v22.2d, #61
    orr v22.16b, v15.16b, v22.16b
    tbl v15.16b, {v6.16b}, v30.16b
    str q12, [sp, #1424]
    tbl v12.16b, {v15.16b}, v30.16b
    ushr v15.2d, v15.2d, #4
    shl v12.2d, v12.2d, #60
    str q14, [sp, #1440]
    ldr q14, [x8, #1824]
    tbl v14.16b, {v1.16b}, v14.16b
    orr v12.16b, v15.16b, v12.16b
    tbl v15.16b, {v0.16b}, v30.16b
    tbl v31.16b, {v15.16b}, v30.16b
    ushr v15.2d, v15.2d, #5
    shl v31.2d, v31.2d, #59
    orr v31.16b, v15.16b, v31.16b
    tbl v15.16b, {v18.16b}, v30.16b
    str q27, [sp, #1104]
    tbl v27.16b, {v15.16b}, v30.16b
    ushr v15.2d, v15.2d, #6
    shl v27.2d, v27.2d, #58
    orr v27.16b, v15.16b, v27.16b
    tbl v15.16b, {v4.16b}, v30.16b
    str q7, [sp, #1120]
    ushr v7.2d, v15.2d, #7
    tbl v15.16b, {v15.16b}, v30.16b
    shl v15.2d, v15.2d, #57
    orr v7.16b, v7.16b, v15.16b
    ldr q15, [x8, #1808]
    tbl v15.16b, {v1.16b}, v15.16b
    str q2, [sp, #448]
    ldr q2, [x8, #1504]
    str q16, [sp, #1456]
    ldr q16, [sp, #160]
    bit v16.16b, v15.16b, v2.16b
    ldr q2, [x8, #848]
    str q20, [sp, #160]
    ldr q20, [sp, #1360]
    str q21, [sp, #1472]
    ldr q21, [sp, #1376]
    bit v21.16b, v20.16b, v2.16b
    ldr q20, [x8, #864]
    ldr q2, [sp, #1344]
    bit v21.16b, v2.16b, v20.16b
    ldr q2, [x8, #640]
    ldr q20, [sp, #1328]
    bit v21.16b, v20.16b, v2.16b
    ldr q20, [x8, #1024]
    ldr q2, [sp, #1312]
    bit v21.16b, v2.16b, v20.16b
    ldr q2, [x8, #768]
    ldr q20, [sp, #1296]
    bit v21.16b, v20.16b, v2.16b
    ldr q20, [x8, #1664]
    ldr q2, [sp, #1280]
    bit v21.16b, v2.16b, v20.16b
    ldr q2, [x8, #752]
    ldr q20, [sp, #1264]
    bit v21.16b, v20.16b, v2.16b
    ldr q20, [x8, #1728]
    ldr q2, [sp, #1248]
    bit v21.16b, v2.16b, v20.16b
    tbl v2.16b, {v23.16b}, v30.16b
    ushr v23.2d, v2.2d, #33
    tbl v2.16b, {v2.16b}, v30.16b
    shl v2.2d, v2.2d, #31
    orr v2.16b, v23.16b, v2.16b
    tbl v5.16b, {v5.16b}, v30.16b
    ushr v23.2d, v5.2d, #34
    tbl v5.16b, {v5.16b}, v30.16b
    shl v5.2d, v5.2d, #30
    orr v5.16b, v23.16b, v5.16b
    tbl v17.16b, {v17.16b}, v30.16b
    tbl v23.16b, {v17.16b}, v30.16b
    ushr v17.2d, v17.2d, #35
    shl v23.2d, v23.2d, #29
    orr v17.16b, v17.16b, v23.16b
    tbl v6.16b, {v6.16b}, v30.16b
    ushr v23.2d, v6.2d, #36
    tbl v6.16b, {v6.16b}, v30.16b
    shl v6.2d, v6.2d, #28
    orr v6.16b, v23.16b, v6.16b
    tbl v0.16b, {v0.16b}, v30.16b
    ushr v23.2d, v0.2d, #37
    tbl v0.16b, {v0.16b}, v30.16b
    shl v0.2d, v0.2d, #27
    ldr q20, [x8, #1248]
    bit v16.16b, v7.16b, v20.16b
    orr v0.16b, v23.16b, v0.16b
    tbl v18.16b, {v18.16b}, v30.16b
    ldr q23, [x8, #1424]
    bit v16.16b, v27.16b, v23.16b
    ldr q23, [x8, #1376]
    bit v16.16b, v31.16b, v23.16b
    tbl v23.16b, {v18.16b}, v30.16b
    ushr v18.2d, v18.2d, #38
    shl v23.2d, v23.2d, #26
    ldr q20, [x8, #1392]
    bit v16.16b, v12.16b, v20.16b
    orr v18.16b, v18.16b, v23.16b
    tbl v4.16b, {v4.16b}, v30.16b
    ldr q23, [x8, #1520]
    bit v16.16b, v22.16b, v23.16b
    ushr v23.2d, v4.2d, #39
    tbl v4.16b, {v4.16b}, v30.16b
    ldr q20, [x8, #1584]
    bit v16.16b, v29.16b, v20.16b
    shl v4.2d, v4.2d, #25
    ldr q20, [x8, #704]
    bit v16.16b, v3.16b, v20.16b
    orr v4.16b, v23.16b, v4.16b
    ldr q23, [x8, #1840]
    tbl v1.16b, {v1.16b}, v23.16b
    ldr q23, [x8, #1280]
    bit v16.16b, v14.16b, v23.16b
    ldr q23, [x8, #1568]
    bit v1.16b, v4.16b, v23.16b
    ldr q4, [x8, #1056]
    bit v16.16b, v19.16b, v4.16b
    ldr q4, [x8, #1008]
    bit v1.16b, v18.16b, v4.16b
    ldr q18, [x8, #1440]
    bit v16.16b, v8.16b, v18.16b
    ldr q18, [x8, #544]
    bit v1.16b, v0.16b, v18.16b
    ldr q0, [x8, #816]
    bit v16.16b, v9.16b, v0.16b
    ldr q0, [x8, #1472]
    bit v1.16b, v6.16b, v0.16b
    ldr q6, [x8, #944]
    bit v16.16b, v10.16b, v6.16b
    ldr q6, [x8, #736]
    bit v1.16b, v17.16b, v6.16b
    ldr q17, [x8, #432]
    bit v16.16b, v11.16b, v17.16b
    ldr q17, [x8, #1408]
    bit v1.16b, v5.16b, v17.16b
    ldr q5, [x8, #1744]
    bit v16.16b, v13.16b, v5.16b
    ldr q5, [x8, #720]
    bit v1.16b, v2.16b, v5.16b
    ldr q2, [x8, #1088]
    bit v16.16b, v25.16b, v2.16b
    ldr q2, [x8, #848]
    bit v1.16b, v15.16b, v2.16b
    ldr q5, [x8, #832]
    bit v16.16b, v28.16b, v5.16b
    ldr q17, [x8, #864]
    bit v1.16b, v7.16b, v17.16b
    ldr q6, [x8, #512]
    bit v16.16b, v26.16b, v6.16b
    ldr q0, [x8, #640]
    bit v1.16b, v27.16b, v0.16b
    ldr q18, [x8, #880]
    bit v16.16b, v24.16b, v18.16b
    ldr q4, [x8, #1024]
    bit v1.16b, v31.16b, v4.16b
    ldr q23, [x8, #1328]
    ldr q4, [sp, #1472]
    bit v16.16b, v4.16b, v23.16b
    ldr q0, [x8, #768]
    bit v1.16b, v12.16b, v0.16b
    ldr q0, [x8, #1040]
    ldr q17, [sp, #160]
    bit v16.16b, v17.16b, v0.16b
    ldr q2, [x8, #1664]
    bit v1.16b, v22.16b, v2.16b
    ldr q2, [x8, #1552]
    str q22, [sp, #1248]
    ldr q22, [sp, #1456]
    bit v16.16b, v22.16b, v2.16b
    str q12, [sp, #1264]
    ldr q12, [x8, #752]
    bit v1.16b, v29.16b, v12.16b
    ldr q12, [x8, #416]
    str q29, [sp, #1280]
    ldr q29, [sp, #448]
    bit v16.16b, v29.16b, v12.16b
    str q31, [sp, #1296]
    ldr q31, [x1, #0]
    str q27, [sp, #1312]
    ldr q27, [sp, #1120]
    eor v27.16b, v31.16b, v27.16b
    str q7, [sp, #1120]
    ldr q7, [x8, #1728]
    bit v1.16b, v3.16b, v7.16b
    ldr q7, [x8, #480]
    str q3, [sp, #1328]
    ldr q3, [sp, #1104]
    bit v16.16b, v3.16b, v7.16b
    str q15, [sp, #1344]
    ldr q15, [x8, #2080]
    str q27, [sp, #1376]
    eor3 v27.16b, v27.16b, v16.16b, v21.16b
    eor3 v27.16b, v27.16b, v1.16b, v15.16b
    mov v15.16b, v27.16b
    sli v15.8h, v27.8h, #8
    str q16, [sp, #1360]
    shl v16.16b, v15.16b, #1
    str q21, [sp, #1488]
    movi v21.16b, #85
    bit v16.16b, v15.16b, v21.16b
    shl v3.16b, v16.16b, #2
    movi v29.16b, #51
    bit v3.16b, v16.16b, v29.16b
    ldr q22, [sp, #1232]
    mvn v22.16b, v22.16b
    mov v17.16b, v3.16b
    sli v17.16b, v3.16b, #4
    ext v17.16b, v17.16b, v17.16b, #8
    str q22, [x0, #240]
    // round 4 (aes.dsl:47)
    mvn v17.16b, v17.16b
    str q17, [x0, #256]
    mov v17.16b, v27.16b
    sri v17.8h, v27.8h, #8
    shl v22.16b, v17.16b, #1
    bit v22.16b, v17.16b, v21.16b
    shl v4.16b, v22.16b, #2
    bit v4.16b, v22.16b, v29.16b
    mov v20.16b, v4.16b
    sli v20.16b, v4.16b, #4
    ext v20.16b, v20.16b, v20.16b, #8
    mvn v20.16b, v20.16b
    str q20, [x0, #272]
    ushr v20.16b, v15.16b, #1
    bit v15.16b, v20.16b, v21.16b
    shl v20.16b, v15.16b, #2
    bit v20.16b, v15.16b, v29.16b
    mov v30.16b, v20.16b
    sli v30.16b, v20.16b, #4
    ext v30.16b, v30.16b, v30.16b, #8
    mvn v30.16b, v30.16b
    str q30, [x0, #288]
    ushr v30.16b, v17.16b, #1
    bit v17.16b, v30.16b, v21.16b
    shl v30.16b, v17.16b, #2
    bit v30.16b, v17.16b, v29.16b
    mov v21.16b, v30.16b
    sli v21.16b, v30.16b, #4
    ext v21.16b, v21.16b, v21.16b, #8
    mvn v21.16b, v21.16b
    str q21, [x0, #304]
    ushr v21.16b, v16.16b, #2
    bit v16.16b, v21.16b, v29.16b
    mov v21.16b, v16.16b
    sli v21.16b, v16.16b, #4
    ext v21.16b, v21.16b, v21.16b, #8
    mvn v21.16b, v21.16b
    str q21, [x0, #320]
    ushr v21.16b, v22.16b, #2
    bit v22.16b, v21.16b, v29.16b
    mov v21.16b, v22.16b
    sli v21.16b, v22.16b, #4
    ext v21.16b, v21.16b, v21.16b, #8
    mvn v21.16b, v21.16b
    str q21, [x0, #336]
    ushr v21.16b, v15.16b, #2
    bit v15.16b, v21.16b, v29.16b
    mov v21.16b, v15.16b
    sli v21.16b, v15.16b, #4
    ext v21.16b, v21.16b, v21.16b, #8
    mvn v21.16b, v21.16b
    str q21, [x0, #352]
    ushr v21.16b, v17.16b, #2
    bit v17.16b, v21.16b, v29.16b
    mov v21.16b, v17.16b
    sli v21.16b, v17.16b, #4
    ext v21.16b, v21.16b, v21.16b, #8
    mvn v21.16b, v21.16b
    str q21, [x0, #368]
    sri v3.16b, v3.16b, #4
    ext v3.16b, v3.16b, v3.16b, #8
    str q3, [x0, #384]
    sri v4.16b, v4.16b, #4
    ext v3.16b, v4.16b, v4.16b, #8
    str q3, [x0, #400]
    sri v20.16b, v20.16b, #4
    ext v3.16b, v20.16b, v20.16b, #8
    str q3, [x0, #416]
    sri v30.16b, v30.16b, #4
    ext v3.16b, v30.16b, v30.16b, #8
    str q3, [x0, #432]
    sri v16.16b, v16.16b, #4
    ext v3.16b, v16.16b, v16.16b, #8
    mvn v3.16b, v3.16b
    str q3, [x0, #448]
    sri v22.16b, v22.16b, #4
    ext v3.16b, v22.16b, v22.16b, #8
    mvn v3.16b, v3.16b
    str q3, [x0, #464]
    sri v15.16b, v15.16b, #4
    ext v3.16b, v15.16b, v15.16b, #8
    mvn v3.16b, v3.16b
    str q3, [x0, #480]
    sri v17.16b, v17.16b, #4
    ext v3.16b, v17.16b, v17.16b, #8
    mvn v3.16b, v3.16b
    ldr q4, [x8, #1632]
    ldr q16, [sp, #1440]
    ldr q17, [sp, #928]
    bit v17.16b, v16.16b, v4.16b
    ldr q16, [x8, #1600]
    ldr q20, [sp, #1424]
    bit v17.16b, v20.16b, v16.16b
    ldr q20, [x8, #496]
    ldr q21, [sp, #1184]
    bit v17.16b, v21.16b, v20.16b
    ldr q21, [x8, #1200]
    ldr q22, [sp, #1168]
    bit v17.16b, v22.16b, v21.16b
    ldr q22, [x8, #1216]
    ldr q30, [sp, #1152]
    bit v17.16b, v30.16b, v22.16b
    ldr q30, [x8, #1312]
    ldr q15, [sp, #1136]
    bit v17.16b, v15.16b, v30.16b
    ldr q15, [x8, #1296]
    ldr q29, [sp, #1408]
    bit v17.16b, v29.16b, v15.16b
    ldr q29, [x8, #1232]
    ldr q15, [sp, #1392]
    bit v17.16b, v15.16b, v29.16b
    ldr q15, [x8, #384]
    ldr q29, [sp, #1088]
    bsl v15.16b, v31.16b, v29.16b
    ldr q29, [x8, #656]
    ldr q30, [sp, #400]
    bit v15.16b, v30.16b, v29.16b
    ldr q30, [x8, #976]
    ldr q22, [sp, #112]
    bit v17.16b, v22.16b, v30.16b
    ldr q22, [x8, #608]
    ldr q30, [sp, #336]
    bit v17.16b, v30.16b, v22.16b
    ldr q30, [x8, #1488]
    ldr q22, [sp, #1072]
    bit v17.16b, v22.16b, v30.16b
    ldr q22, [x8, #992]
    ldr q30, [sp, #512]
    bit v17.16b, v30.16b, v22.16b
    ldr q30, [x8, #1136]
    ldr q22, [sp, #128]
    bit v17.16b, v22.16b, v30.16b
    ldr q22, [x8, #688]
    ldr q30, [sp, #496]
    bit v17.16b, v30.16b, v22.16b
    ldr q30, [x8, #1120]
    ldr q22, [sp, #480]
    bit v17.16b, v22.16b, v30.16b
    ldr q22, [x8, #1104]
    ldr q30, [sp, #304]
    bit v17.16b, v30.16b, v22.16b
    ldr q30, [sp, #144]
    bit v17.16b, v30.16b, v5.16b
    ldr q30, [sp, #80]
    bit v17.16b, v30.16b, v6.16b
    ldr q30, [sp, #352]
    bit v17.16b, v30.16b, v18.16b
    ldr q30, [sp, #192]
    bit v17.16b, v30.16b, v23.16b
    ldr q30, [sp, #464]
    bit v17.16b, v30.16b, v0.16b
    ldr q30, [sp, #432]
    bit v17.16b, v30.16b, v2.16b
    ldr q30, [sp, #320]
    bit v17.16b, v30.16b, v12.16b
    ldr q30, [sp, #416]
    bit v17.16b, v30.16b, v7.16b
    bsl v29.16b, v31.16b, v17.16b
    ldr q17, [sp, #384]
    eor3 v17.16b, v17.16b, v15.16b, v29.16b
    ushr v29.16b, v27.16b, #1
    mvn v29.16b, v29.16b
    ushr v15.16b, v27.16b, #5
    mvn v15.16b, v15.16b
    ushr v31.16b, v27.16b, #3
    mvn v31.16b, v31.16b
    ushr v30.16b, v27.16b, #2
    ushr v7.16b, v27.16b, #7
    mvn v7.16b, v7.16b
    eor v12.16b, v29.16b, v7.16b
    eor3 v2.16b, v29.16b, v30.16b, v12.16b
    ushr v0.16b, v27.16b, #4
    mvn v0.16b, v0.16b
    eor v23.16b, v0.16b, v7.16b
    eor3 v18.16b, v29.16b, v30.16b, v23.16b
    eor3 v6.16b, v29.16b, v15.16b, v18.16b
    eor3 v5.16b, v15.16b, v7.16b, v6.16b
    orr v22.16b, v6.16b, v5.16b
    eor3 v21.16b, v29.16b, v31.16b, v23.16b
    orn v20.16b, v18.16b, v21.16b
    eor v16.16b, v21.16b, v6.16b
    eor3 v4.16b, v27.16b, v6.16b, v16.16b
    str q3, [sp, #384]
    ushr v3.16b, v27.16b, #6
    str q17, [sp, #400]
    eor3 v17.16b, v15.16b, v3.16b, v21.16b
    eor3 v30.16b, v30.16b, v15.16b, v17.16b
    and v15.16b, v2.16b, v17.16b
    str q24, [sp, #1088]
    eor3 v24.16b, v0.16b, v17.16b, v4.16b
    eor3 v0.16b, v0.16b, v7.16b, v24.16b
    eor v7.16b, v18.16b, v24.16b
    str q26, [sp, #1392]
    eor3 v26.16b, v29.16b, v2.16b, v7.16b
    str q28, [sp, #1408]
    bcax v28.16b, v22.16b, v29.16b, v26.16b
    str q25, [sp, #1136]
    eor v25.16b, v16.16b, v26.16b
    eor3 v3.16b, v3.16b, v21.16b, v28.16b
    bcax v3.16b, v3.16b, v25.16b, v0.16b
    eor3 v3.16b, v15.16b, v0.16b, v3.16b
    eor v3.16b, v31.16b, v3.16b
    mvn v31.16b, v24.16b
    bcax v31.16b, v15.16b, v27.16b, v31.16b
    bcax v15.16b, v31.16b, v23.16b, v30.16b
    eor3 v28.16b, v31.16b, v15.16b, v28.16b
    eor3 v22.16b, v31.16b, v30.16b, v22.16b
    eor v20.16b, v15.16b, v20.16b
    bcax v28.16b, v28.16b, v16.16b, v12.16b
    bcax v22.16b, v22.16b, v4.16b, v7.16b
    bcax v31.16b, v3.16b, v20.16b, v28.16b
    bcax v15.16b, v22.16b, v31.16b, v20.16b
    str q13, [sp, #1152]
    bcax v13.16b, v31.16b, v3.16b, v15.16b
    bit v3.16b, v15.16b, v28.16b
    bsl v31.16b, v13.16b, v28.16b
    bit v22.16b, v13.16b, v20.16b
    bcax v20.16b, v20.16b, v22.16b, v15.16b
    and v28.16b, v12.16b, v22.16b
    orn v26.16b, v26.16b, v20.16b
    orr v7.16b, v7.16b, v3.16b
    bcax v29.16b, v28.16b, v20.16b, v29.16b
    bcax v16.16b, v26.16b, v22.16b, v16.16b
    bcax v12.16b, v22.16b, v26.16b, v20.16b
    bcax v0.16b, v28.16b, v0.16b, v12.16b
    mvn v28.16b, v31.16b
    bcax v21.16b, v16.16b, v21.16b, v28.16b
    eor v28.16b, v31.16b, v3.16b
    eor v13.16b, v22.16b, v31.16b
    eor3 v20.16b, v22.16b, v20.16b, v28.16b
    bcax v4.16b, v21.16b, v4.16b, v3.16b
    eor3 v3.16b, v22.16b, v3.16b, v12.16b
    bcax v6.16b, v16.16b, v13.16b, v6.16b
    bcax v21.16b, v21.16b, v27.16b, v28.16b
    bcax v22.16b, v21.16b, v25.16b, v12.16b
    eor3 v16.16b, v16.16b, v21.16b, v6.16b
    bcax v16.16b, v16.16b, v3.16b, v17.16b
    bcax v6.16b, v6.16b, v30.16b, v20.16b
    orn v17.16b, v20.16b, v23.16b
    bcax v5.16b, v17.16b, v13.16b, v5.16b
    eor v7.16b, v5.16b, v7.16b
    eor3 v5.16b, v29.16b, v22.16b, v5.16b
    bcax v18.16b, v7.16b, v31.16b, v18.16b
    eor v4.16b, v18.16b, v4.16b
    eor3 v20.16b, v26.16b, v22.16b, v4.16b
    eor3 v0.16b, v16.16b, v0.16b, v6.16b
    eor3 v7.16b, v7.16b, v6.16b, v0.16b
    eor3 v6.16b, v17.16b, v6.16b, v4.16b
    bcax v7.16b, v7.16b, v24.16b, v28.16b
    bcax v0.16b, v0.16b, v3.16b, v2.16b
    eor v2.16b, v5.16b, v16.16b
    ldr q3, [x8, #1792]
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v16.16b}, v3.16b
    ushr v16.2d, v16.2d, #7
    shl v17.2d, v17.2d, #57
    orr v16.16b, v16.16b, v17.16b
    ext v17.16b, v2.16b, v2.16b, #8
    tbl v21.16b, {v2.16b}, v3.16b
    shl v22.2d, v2.2d, #25
    ushr v17.2d, v17.2d, #39
    shl v21.2d, v21.2d, #25
    mvn v7.16b, v7.16b
    orr v17.16b, v22.16b, v17.16b
    ushr v22.2d, v2.2d, #39
    orr v21.16b, v22.16b, v21.16b
    ext v22.16b, v7.16b, v7.16b, #8
    ushr v22.2d, v22.2d, #38
    shl v23.2d, v7.2d, #26
    orr v22.16b, v23.16b, v22.16b
    tbl v23.16b, {v7.16b}, v3.16b
    tbl v24.16b, {v23.16b}, v3.16b
    tbl v25.16b, {v7.16b}, v3.16b
    ushr v23.2d, v23.2d, #6
    shl v24.2d, v24.2d, #58
    mvn v0.16b, v0.16b
    shl v25.2d, v25.2d, #26
    orr v23.16b, v23.16b, v24.16b
    ushr v24.2d, v7.2d, #38
    orr v24.16b, v24.16b, v25.16b
    tbl v25.16b, {v0.16b}, v3.16b
    tbl v26.16b, {v25.16b}, v3.16b
    ushr v25.2d, v25.2d, #3
    shl v26.2d, v26.2d, #61
    orr v25.16b, v25.16b, v26.16b
    tbl v26.16b, {v0.16b}, v3.16b
    ext v27.16b, v0.16b, v0.16b, #8
    ushr v28.2d, v0.2d, #35
    shl v26.2d, v26.2d, #29
    eor3 v18.16b, v18.16b, v4.16b, v6.16b
    mvn v4.16b, v4.16b
    ushr v27.2d, v27.2d, #35
    orr v26.16b, v28.16b, v26.16b
    shl v28.2d, v0.2d, #29
    orr v27.16b, v28.16b, v27.16b
    tbl v28.16b, {v4.16b}, v3.16b
    tbl v29.16b, {v28.16b}, v3.16b
    ushr v28.2d, v28.2d, #4
    shl v29.2d, v29.2d, #60
    mvn v5.16b, v5.16b
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v4.16b}, v3.16b
    ushr v30.2d, v4.2d, #36
    shl v29.2d, v29.2d, #28
    ldr q31, [x8, #1808]
    tbl v12.16b, {v5.16b}, v31.16b
    shl v13.2d, v4.2d, #28
    orr v29.16b, v30.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #8
    ushr v30.2d, v30.2d, #36
    ldr q15, [x8, #1824]
    tbl v15.16b, {v5.16b}, v15.16b
    mvn v20.16b, v20.16b
    ldr q31, [x8, #1504]
    bsl v31.16b, v12.16b, v1.16b
    orr v30.16b, v13.16b, v30.16b
    ext v13.16b, v18.16b, v18.16b, #8
    ushr v13.2d, v13.2d, #33
    str q1, [sp, #1168]
    shl v1.2d, v18.2d, #31
    orr v1.16b, v1.16b, v13.16b
    ushr v13.2d, v18.2d, #33
    str q0, [sp, #1184]
    tbl v0.16b, {v18.16b}, v3.16b
    shl v0.2d, v0.2d, #31
    orr v0.16b, v13.16b, v0.16b
    tbl v13.16b, {v18.16b}, v3.16b
    str q18, [sp, #1424]
    tbl v18.16b, {v13.16b}, v3.16b
    ushr v13.2d, v13.2d, #1
    shl v18.2d, v18.2d, #63
    orr v18.16b, v13.16b, v18.16b
    ushr v13.2d, v6.2d, #34
    str q4, [sp, #928]
    tbl v4.16b, {v6.16b}, v3.16b
    str q7, [sp, #1440]
    tbl v7.16b, {v4.16b}, v3.16b
    shl v7.2d, v7.2d, #62
    ushr v4.2d, v4.2d, #2
    orr v4.16b, v4.16b, v7.16b
    ext v7.16b, v6.16b, v6.16b, #8
    ushr v7.2d, v7.2d, #34
    str q2, [sp, #1232]
    tbl v2.16b, {v6.16b}, v3.16b
    shl v2.2d, v2.2d, #30
    orr v2.16b, v13.16b, v2.16b
    shl v13.2d, v6.2d, #30
    orr v7.16b, v13.16b, v7.16b
    tbl v13.16b, {v20.16b}, v3.16b
    str q6, [sp, #1504]
    tbl v6.16b, {v20.16b}, v3.16b
    str q12, [sp, #1520]
    ushr v12.2d, v6.2d, #5
    tbl v6.16b, {v6.16b}, v3.16b
    shl v6.2d, v6.2d, #59
    ldr q3, [x8, #1248]
    bit v31.16b, v16.16b, v3.16b
    orr v6.16b, v12.16b, v6.16b
    ldr q12, [x8, #1424]
    bit v31.16b, v23.16b, v12.16b
    ldr q12, [x8, #1376]
    bit v31.16b, v6.16b, v12.16b
    ldr q12, [x8, #1392]
    bit v31.16b, v28.16b, v12.16b
    ldr q12, [x8, #1520]
    bit v31.16b, v25.16b, v12.16b
    ldr q12, [x8, #1584]
    bit v31.16b, v4.16b, v12.16b
    ldr q12, [x8, #704]
    bit v31.16b, v18.16b, v12.16b
    ldr q12, [x8, #1632]
    bit v31.16b, v15.16b, v12.16b
    shl v13.2d, v13.2d, #27
    ldr q12, [x8, #1600]
    bit v31.16b, v21.16b, v12.16b
    ushr v12.2d, v20.2d, #37
    orr v12.16b, v12.16b, v13.16b
    ldr q13, [x8, #496]
    bit v31.16b, v24.16b, v13.16b
    ldr q13, [x8, #1200]
    bit v31.16b, v12.16b, v13.16b
    ldr q13, [x8, #1216]
    bit v31.16b, v29.16b, v13.16b
    ldr q13, [x8, #1312]
    bit v31.16b, v26.16b, v13.16b
    ldr q13, [x8, #1296]
    bit v31.16b, v2.16b, v13.16b
    ldr q13, [x8, #1232]
    bit v31.16b, v0.16b, v13.16b
    ldr q13, [x8, #976]
    mov v3.16b, v13.16b
    bsl v3.16b, v14.16b, v31.16b
    str q31, [sp, #1536]
    ldr q31, [x8, #608]
    bit v3.16b, v19.16b, v31.16b
    str q19, [sp, #1552]
    ldr q19, [x8, #1488]
    bit v3.16b, v8.16b, v19.16b
    str q8, [sp, #1568]
    ldr q8, [x8, #992]
    bit v3.16b, v9.16b, v8.16b
    str q9, [sp, #1584]
    ldr q9, [x8, #1136]
    bit v3.16b, v10.16b, v9.16b
    str q10, [sp, #1600]
    ldr q10, [x8, #688]
    bit v3.16b, v11.16b, v10.16b
    str q11, [sp, #1616]
    ldr q11, [x8, #1120]
    str q14, [sp, #1632]
    ldr q14, [sp, #1152]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #1104]
    ldr q11, [sp, #1136]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #832]
    ldr q14, [sp, #1408]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #512]
    ldr q11, [sp, #1392]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #880]
    ldr q14, [sp, #1088]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #1328]
    ldr q11, [sp, #1472]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #1040]
    ldr q14, [sp, #160]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #1552]
    ldr q11, [sp, #1456]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #416]
    ldr q14, [sp, #448]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #480]
    ldr q11, [sp, #1104]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #1712]
    ldr q14, [sp, #144]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #1680]
    ldr q14, [sp, #80]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #672]
    ldr q14, [sp, #352]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #1264]
    ldr q14, [sp, #192]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #528]
    ldr q14, [sp, #464]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #1152]
    ldr q14, [sp, #432]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #1184]
    ldr q14, [sp, #320]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #1536]
    ldr q14, [sp, #416]
    bit v3.16b, v14.16b, v11.16b
    ldr q11, [x8, #1616]
    ldr q14, [sp, #64]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #1456]
    ldr q11, [sp, #224]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #960]
    ldr q14, [sp, #176]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #448]
    ldr q11, [sp, #96]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #1696]
    ldr q14, [sp, #240]
    bit v3.16b, v14.16b, v11.16b
    ldr q14, [x8, #576]
    ldr q11, [sp, #272]
    bit v3.16b, v11.16b, v14.16b
    ldr q11, [x8, #896]
    ldr q14, [sp, #368]
    bit v3.16b, v14.16b, v11.16b
    ext v14.16b, v5.16b, v5.16b, #13
    ldr q11, [x8, #800]
    ldr q10, [sp, #208]
    bit v3.16b, v10.16b, v11.16b
    ldr q10, [x8, #400]
    and v10.16b, v14.16b, v10.16b
    str q14, [sp, #208]
    ldr q14, [sp, #400]
    eor v3.16b, v14.16b, v3.16b
    ext v14.16b, v20.16b, v20.16b, #8
    shl v11.2d, v20.2d, #27
    ushr v14.2d, v14.2d, #37
    str q3, [sp, #400]
    ldr q3, [x8, #1360]
    bit v10.16b, v17.16b, v3.16b
    orr v11.16b, v11.16b, v14.16b
    ldr q14, [x8, #1168]
    bit v10.16b, v22.16b, v14.16b
    str q22, [sp, #368]
    ldr q22, [x8, #624]
    bit v10.16b, v11.16b, v22.16b
    str q11, [sp, #272]
    ldr q11, [x8, #464]
    bit v10.16b, v30.16b, v11.16b
    str q30, [sp, #240]
    ldr q30, [x8, #1344]
    bit v10.16b, v27.16b, v30.16b
    str q27, [sp, #96]
    ldr q27, [x8, #560]
    bit v10.16b, v7.16b, v27.16b
    str q7, [sp, #176]
    ldr q7, [x8, #592]
    bit v10.16b, v1.16b, v7.16b
    str q1, [sp, #224]
    ldr q1, [x8, #848]
    str q17, [sp, #64]
    ldr q17, [sp, #1520]
    bit v10.16b, v17.16b, v1.16b
    ldr q17, [x8, #864]
    bit v10.16b, v16.16b, v17.16b
    ldr q7, [x8, #640]
    bit v10.16b, v23.16b, v7.16b
    ldr q27, [x8, #1024]
    bit v10.16b, v6.16b, v27.16b
    ldr q30, [x8, #768]
    bit v10.16b, v28.16b, v30.16b
    ldr q11, [x8, #1664]
    bit v10.16b, v25.16b, v11.16b
    ldr q22, [x8, #752]
    bit v10.16b, v4.16b, v22.16b
    ldr q14, [x8, #1728]
    bit v10.16b, v18.16b, v14.16b
    bit v10.16b, v15.16b, v13.16b
    bit v10.16b, v21.16b, v31.16b
    bit v10.16b, v24.16b, v19.16b
    bit v10.16b, v12.16b, v8.16b
    bit v10.16b, v29.16b, v9.16b
    ldr q9, [x8, #688]
    bit v10.16b, v26.16b, v9.16b
    ldr q9, [x8, #1120]
    bit v10.16b, v2.16b, v9.16b
    ushr v9.2d, v5.2d, #8
    ldr q8, [x8, #1104]
    bit v10.16b, v0.16b, v8.16b
    ldr q8, [sp, #1232]
    ushr v8.2d, v8.2d, #7
    ldr q19, [x8, #2208]
    bit v10.16b, v9.16b, v19.16b
    ldr q19, [sp, #1440]
    ushr v19.2d, v19.2d, #6
    ldr q31, [x8, #2112]
    bit v10.16b, v8.16b, v31.16b
    ushr v31.2d, v20.2d, #5
    ldr q13, [x8, #2096]
    bit v10.16b, v19.16b, v13.16b
    ldr q13, [sp, #928]
    ushr v13.2d, v13.2d, #4
    ldr q3, [x8, #2160]
    bit v10.16b, v31.16b, v3.16b
    ldr q3, [sp, #1184]
    ushr v3.2d, v3.2d, #3
    ldr q14, [x8, #2192]
    bit v10.16b, v13.16b, v14.16b
    ldr q14, [sp, #1504]
    ushr v14.2d, v14.2d, #2
    ldr q22, [x8, #2144]
    bit v10.16b, v3.16b, v22.16b
    ldr q22, [sp, #1424]
    ushr v22.2d, v22.2d, #1
    ldr q11, [x8, #2128]
    bit v10.16b, v14.16b, v11.16b
    ldr q11, [x8, #2176]
    bit v10.16b, v22.16b, v11.16b
    ldr q11, [x8, #2224]
    ldr q30, [sp, #400]
    eor3 v10.16b, v30.16b, v10.16b, v11.16b
    ext v11.16b, v10.16b, v10.16b, #12
    ldr q30, [x8, #1072]
    bif v11.16b, v10.16b, v30.16b
    ext v30.16b, v10.16b, v10.16b, #8
    ldr q27, [x8, #928]
    bit v11.16b, v30.16b, v27.16b
    ext v30.16b, v10.16b, v10.16b, #4
    ldr q27, [x8, #1648]
    bit v11.16b, v30.16b, v27.16b
    mov v30.16b, v11.16b
    sli v30.8h, v11.8h, #8
    shl v27.16b, v30.16b, #1
    movi v7.16b, #85
    bit v27.16b, v30.16b, v7.16b
    shl v17.16b, v27.16b, #2
    movi v1.16b, #51
    bit v17.16b, v27.16b, v1.16b
    str q18, [sp, #1104]
    mov v18.16b, v17.16b
    sli v18.16b, v17.16b, #4
    ext v18.16b, v18.16b, v18.16b, #8
    str q4, [sp, #448]
    ldr q4, [sp, #384]
    str q4, [x0, #496]
    // round 5 (aes.dsl:47)
    mvn v4.16b, v18.16b
    str q4, [x0, #512]
    sri v11.8h, v11.8h, #8
    shl v4.16b, v11.16b, #1
    bit v4.16b, v11.16b, v7.16b
    shl v18.16b, v4.16b, #2
    bit v18.16b, v4.16b, v1.16b
    str q25, [sp, #384]
    mov v25.16b, v18.16b
    sli v25.16b, v18.16b, #4
    ext v25.16b, v25.16b, v25.16b, #8
    mvn v25.16b, v25.16b
    str q25, [x0, #528]
    ushr v25.16b, v30.16b, #1
    bit v30.16b, v25.16b, v7.16b
    shl v25.16b, v30.16b, #2
    bit v25.16b, v30.16b, v1.16b
    str q28, [sp, #1456]
    mov v28.16b, v25.16b
    sli v28.16b, v25.16b, #4
    ext v28.16b, v28.16b, v28.16b, #8
    mvn v28.16b, v28.16b
    str q28, [x0, #544]
    ushr v28.16b, v11.16b, #1
    bit v11.16b, v28.16b, v7.16b
    shl v28.16b, v11.16b, #2
    bit v28.16b, v11.16b, v1.16b
    mov v7.16b, v28.16b
    sli v7.16b, v28.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v7.16b
    str q7, [x0, #560]
    ushr v7.16b, v27.16b, #2
    bit v27.16b, v7.16b, v1.16b
    mov v7.16b, v27.16b
    sli v7.16b, v27.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v7.16b
    str q7, [x0, #576]
    ushr v7.16b, v4.16b, #2
    bit v4.16b, v7.16b, v1.16b
    mov v7.16b, v4.16b
    sli v7.16b, v4.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v7.16b
    str q7, [x0, #592]
    ushr v7.16b, v30.16b, #2
    bit v30.16b, v7.16b, v1.16b
    mov v7.16b, v30.16b
    sli v7.16b, v30.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v7.16b
    str q7, [x0, #608]
    ushr v7.16b, v11.16b, #2
    bit v11.16b, v7.16b, v1.16b
    mov v7.16b, v11.16b
    sli v7.16b, v11.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v7.16b
    str q7, [x0, #624]
    sri v17.16b, v17.16b, #4
    ext v7.16b, v17.16b, v17.16b, #8
    str q7, [x0, #640]
    sri v18.16b, v18.16b, #4
    ext v7.16b, v18.16b, v18.16b, #8
    str q7, [x0, #656]
    sri v25.16b, v25.16b, #4
    ext v7.16b, v25.16b, v25.16b, #8
    str q7, [x0, #672]
    sri v28.16b, v28.16b, #4
    ext v7.16b, v28.16b, v28.16b, #8
    str q7, [x0, #688]
    sri v27.16b, v27.16b, #4
    ext v7.16b, v27.16b, v27.16b, #8
    mvn v7.16b, v7.16b
    str q7, [x0, #704]
    sri v4.16b, v4.16b, #4
    ext v4.16b, v4.16b, v4.16b, #8
    mvn v4.16b, v4.16b
    str q4, [x0, #720]
    sri v30.16b, v30.16b, #4
    ext v4.16b, v30.16b, v30.16b, #8
    mvn v4.16b, v4.16b
    str q4, [x0, #736]
    sri v11.16b, v11.16b, #4
    ext v4.16b, v11.16b, v11.16b, #8
    mvn v4.16b, v4.16b
    ushr v7.16b, v10.16b, #4
    mvn v7.16b, v7.16b
    ushr v17.16b, v10.16b, #5
    mvn v17.16b, v17.16b
    ushr v18.16b, v10.16b, #6
    ushr v25.16b, v10.16b, #1
    mvn v25.16b, v25.16b
    ushr v27.16b, v10.16b, #3
    mvn v27.16b, v27.16b
    ushr v28.16b, v10.16b, #7
    mvn v28.16b, v28.16b
    eor v30.16b, v7.16b, v28.16b
    eor3 v11.16b, v25.16b, v27.16b, v30.16b
    eor3 v1.16b, v17.16b, v18.16b, v11.16b
    str q6, [sp, #160]
    ushr v6.16b, v10.16b, #2
    str q23, [sp, #1472]
    eor3 v23.16b, v25.16b, v6.16b, v30.16b
    str q16, [sp, #1088]
    eor3 v16.16b, v25.16b, v17.16b, v23.16b
    str q4, [sp, #1392]
    eor v4.16b, v11.16b, v16.16b
    str q5, [sp, #1408]
    eor3 v5.16b, v10.16b, v16.16b, v4.16b
    str q20, [sp, #1648]
    eor3 v20.16b, v7.16b, v1.16b, v5.16b
    str q22, [sp, #1664]
    eor v22.16b, v25.16b, v28.16b
    str q14, [sp, #1680]
    eor3 v14.16b, v25.16b, v6.16b, v22.16b
    str q3, [sp, #1696]
    and v3.16b, v14.16b, v1.16b
    str q13, [sp, #1712]
    mvn v13.16b, v20.16b
    bcax v13.16b, v3.16b, v10.16b, v13.16b
    eor3 v6.16b, v6.16b, v17.16b, v1.16b
    str q31, [sp, #1728]
    bcax v31.16b, v13.16b, v30.16b, v6.16b
    eor3 v17.16b, v17.16b, v28.16b, v16.16b
    str q19, [sp, #1744]
    orr v19.16b, v16.16b, v17.16b
    str q8, [sp, #1760]
    eor v8.16b, v23.16b, v20.16b
    str q9, [sp, #1776]
    eor3 v9.16b, v25.16b, v14.16b, v8.16b
    str q0, [sp, #1792]
    bcax v0.16b, v19.16b, v25.16b, v9.16b
    str q2, [sp, #1808]
    orn v2.16b, v23.16b, v11.16b
    str q26, [sp, #1824]
    eor3 v26.16b, v13.16b, v31.16b, v0.16b
    eor v2.16b, v31.16b, v2.16b
    eor3 v7.16b, v7.16b, v28.16b, v20.16b
    eor3 v0.16b, v18.16b, v11.16b, v0.16b
    eor v18.16b, v4.16b, v9.16b
    bcax v0.16b, v0.16b, v18.16b, v7.16b
    eor3 v0.16b, v3.16b, v7.16b, v0.16b
    eor v0.16b, v27.16b, v0.16b
    eor3 v3.16b, v13.16b, v6.16b, v19.16b
    bcax v19.16b, v26.16b, v4.16b, v22.16b
    bcax v3.16b, v3.16b, v5.16b, v8.16b
    bcax v26.16b, v0.16b, v2.16b, v19.16b
    bcax v27.16b, v3.16b, v26.16b, v2.16b
    bcax v28.16b, v26.16b, v0.16b, v27.16b
    bsl v26.16b, v28.16b, v19.16b
    bsl v19.16b, v27.16b, v0.16b
    bit v3.16b, v28.16b, v2.16b
    bcax v0.16b, v2.16b, v3.16b, v27.16b
    eor v2.16b, v26.16b, v19.16b
    orn v27.16b, v9.16b, v0.16b
    eor v28.16b, v3.16b, v26.16b
    eor3 v31.16b, v3.16b, v0.16b, v2.16b
    bcax v4.16b, v27.16b, v3.16b, v4.16b
    orn v30.16b, v31.16b, v30.16b
    bcax v16.16b, v4.16b, v28.16b, v16.16b
    bcax v17.16b, v30.16b, v28.16b, v17.16b
    bcax v6.16b, v16.16b, v6.16b, v31.16b
    mvn v28.16b, v26.16b
    bcax v28.16b, v4.16b, v11.16b, v28.16b
    bcax v31.16b, v28.16b, v10.16b, v2.16b
    eor3 v4.16b, v4.16b, v31.16b, v16.16b
    bcax v16.16b, v3.16b, v27.16b, v0.16b
    eor3 v9.16b, v3.16b, v19.16b, v16.16b
    bcax v1.16b, v4.16b, v9.16b, v1.16b
    and v3.16b, v22.16b, v3.16b
    orr v4.16b, v8.16b, v19.16b
    bcax v7.16b, v3.16b, v7.16b, v16.16b
    eor v4.16b, v17.16b, v4.16b
    eor3 v7.16b, v1.16b, v7.16b, v6.16b
    eor3 v22.16b, v4.16b, v6.16b, v7.16b
    bcax v2.16b, v22.16b, v20.16b, v2.16b
    bcax v4.16b, v4.16b, v26.16b, v23.16b
    bcax v5.16b, v28.16b, v5.16b, v19.16b
    bcax v16.16b, v31.16b, v18.16b, v16.16b
    bcax v0.16b, v3.16b, v0.16b, v25.16b
    eor v3.16b, v4.16b, v5.16b
    eor3 v0.16b, v0.16b, v16.16b, v17.16b
    eor3 v5.16b, v27.16b, v16.16b, v3.16b
    bcax v7.16b, v7.16b, v9.16b, v14.16b
    mvn v7.16b, v7.16b
    eor3 v6.16b, v30.16b, v6.16b, v3.16b
    ldr q16, [x8, #1792]
    tbl v17.16b, {v7.16b}, v16.16b
    ushr v18.2d, v7.2d, #35
    shl v17.2d, v17.2d, #29
    mvn v2.16b, v2.16b
    orr v17.16b, v18.16b, v17.16b
    tbl v18.16b, {v7.16b}, v16.16b
    tbl v19.16b, {v18.16b}, v16.16b
    ushr v18.2d, v18.2d, #3
    shl v19.2d, v19.2d, #61
    orr v18.16b, v18.16b, v19.16b
    tbl v19.16b, {v2.16b}, v16.16b
    tbl v20.16b, {v19.16b}, v16.16b
    ushr v19.2d, v19.2d, #6
    shl v20.2d, v20.2d, #58
    orr v19.16b, v19.16b, v20.16b
    tbl v20.16b, {v2.16b}, v16.16b
    ushr v22.2d, v2.2d, #38
    shl v20.2d, v20.2d, #26
    eor3 v4.16b, v4.16b, v3.16b, v6.16b
    orr v20.16b, v22.16b, v20.16b
    tbl v22.16b, {v6.16b}, v16.16b
    tbl v23.16b, {v22.16b}, v16.16b
    ushr v22.2d, v22.2d, #2
    shl v23.2d, v23.2d, #62
    mvn v5.16b, v5.16b
    orr v22.16b, v22.16b, v23.16b
    tbl v23.16b, {v4.16b}, v16.16b
    ushr v25.2d, v4.2d, #33
    shl v23.2d, v23.2d, #31
    orr v23.16b, v25.16b, v23.16b
    tbl v25.16b, {v5.16b}, v16.16b
    tbl v26.16b, {v25.16b}, v16.16b
    ushr v25.2d, v25.2d, #5
    shl v26.2d, v26.2d, #59
    eor v1.16b, v0.16b, v1.16b
    orr v25.16b, v25.16b, v26.16b
    tbl v26.16b, {v5.16b}, v16.16b
    ushr v27.2d, v5.2d, #37
    shl v26.2d, v26.2d, #27
    mvn v3.16b, v3.16b
    orr v26.16b, v27.16b, v26.16b
    tbl v27.16b, {v1.16b}, v16.16b
    ushr v28.2d, v1.2d, #39
    shl v27.2d, v27.2d, #25
    orr v27.16b, v28.16b, v27.16b
    tbl v28.16b, {v3.16b}, v16.16b
    ushr v30.2d, v3.2d, #36
    shl v28.2d, v28.2d, #28
    mvn v0.16b, v0.16b
    orr v28.16b, v30.16b, v28.16b
    tbl v30.16b, {v4.16b}, v16.16b
    tbl v31.16b, {v30.16b}, v16.16b
    ushr v30.2d, v30.2d, #1
    shl v31.2d, v31.2d, #63
    tbl v8.16b, {v3.16b}, v16.16b
    ldr q9, [x8, #1808]
    tbl v10.16b, {v0.16b}, v9.16b
    tbl v11.16b, {v4.16b}, v16.16b
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v6.16b}, v16.16b
    tbl v13.16b, {v1.16b}, v16.16b
    tbl v14.16b, {v6.16b}, v16.16b
    ldr q9, [x8, #1840]
    tbl v9.16b, {v0.16b}, v9.16b
    str q29, [sp, #1840]
    ushr v29.2d, v6.2d, #34
    str q12, [sp, #1856]
    tbl v12.16b, {v11.16b}, v16.16b
    shl v31.2d, v31.2d, #30
    str q24, [sp, #1872]
    tbl v24.16b, {v13.16b}, v16.16b
    str q21, [sp, #1888]
    tbl v21.16b, {v14.16b}, v16.16b
    ushr v14.2d, v14.2d, #34
    ushr v11.2d, v11.2d, #33
    shl v12.2d, v12.2d, #31
    str q15, [sp, #1904]
    ushr v15.2d, v8.2d, #36
    tbl v8.16b, {v8.16b}, v16.16b
    shl v21.2d, v21.2d, #30
    orr v29.16b, v29.16b, v31.16b
    orr v31.16b, v11.16b, v12.16b
    tbl v11.16b, {v3.16b}, v16.16b
    ushr v12.2d, v11.2d, #4
    tbl v11.16b, {v11.16b}, v16.16b
    shl v11.2d, v11.2d, #60
    orr v11.16b, v12.16b, v11.16b
    shl v8.2d, v8.2d, #28
    shl v24.2d, v24.2d, #25
    orr v21.16b, v14.16b, v21.16b
    ushr v12.2d, v13.2d, #39
    tbl v13.16b, {v5.16b}, v16.16b
    tbl v14.16b, {v1.16b}, v16.16b
    str q4, [sp, #1920]
    ushr v4.2d, v14.2d, #7
    tbl v14.16b, {v14.16b}, v16.16b
    shl v14.2d, v14.2d, #57
    str q6, [sp, #1936]
    tbl v6.16b, {v2.16b}, v16.16b
    orr v4.16b, v4.16b, v14.16b
    orr v24.16b, v12.16b, v24.16b
    tbl v12.16b, {v6.16b}, v16.16b
    ushr v6.2d, v6.2d, #38
    ushr v14.2d, v13.2d, #37
    str q7, [sp, #1952]
    tbl v7.16b, {v7.16b}, v16.16b
    shl v12.2d, v12.2d, #26
    str q3, [sp, #1968]
    tbl v3.16b, {v7.16b}, v16.16b
    ushr v7.2d, v7.2d, #35
    orr v6.16b, v6.16b, v12.16b
    tbl v12.16b, {v13.16b}, v16.16b
    orr v8.16b, v15.16b, v8.16b
    shl v3.2d, v3.2d, #29
    orr v3.16b, v7.16b, v3.16b
    shl v7.2d, v12.2d, #27
    orr v7.16b, v14.16b, v7.16b
    ldr q12, [x8, #1568]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #1008]
    bit v9.16b, v6.16b, v24.16b
    ldr q6, [x8, #544]
    bit v9.16b, v7.16b, v6.16b
    ldr q7, [x8, #1472]
    bit v9.16b, v8.16b, v7.16b
    ldr q8, [x8, #736]
    bit v9.16b, v3.16b, v8.16b
    ldr q3, [x8, #1408]
    bit v9.16b, v21.16b, v3.16b
    ldr q21, [x8, #720]
    bit v9.16b, v31.16b, v21.16b
    ldr q31, [x8, #1504]
    ldr q13, [sp, #1488]
    bit v13.16b, v10.16b, v31.16b
    ldr q14, [x8, #848]
    bit v9.16b, v10.16b, v14.16b
    ldr q10, [x8, #1248]
    bit v13.16b, v4.16b, v10.16b
    ldr q15, [x8, #864]
    bit v9.16b, v4.16b, v15.16b
    ldr q4, [x8, #1424]
    bit v13.16b, v19.16b, v4.16b
    ldr q21, [x8, #640]
    bit v9.16b, v19.16b, v21.16b
    ldr q19, [x8, #1376]
    bit v13.16b, v25.16b, v19.16b
    ldr q3, [x8, #1024]
    bit v9.16b, v25.16b, v3.16b
    ldr q25, [x8, #1392]
    bit v13.16b, v11.16b, v25.16b
    ldr q8, [x8, #768]
    bit v9.16b, v11.16b, v8.16b
    ldr q11, [x8, #1520]
    bit v13.16b, v18.16b, v11.16b
    ldr q7, [x8, #1664]
    bit v9.16b, v18.16b, v7.16b
    ldr q18, [x8, #1584]
    bit v13.16b, v22.16b, v18.16b
    ldr q6, [x8, #752]
    bit v9.16b, v22.16b, v6.16b
    ldr q22, [x8, #704]
    bit v13.16b, v30.16b, v22.16b
    ldr q24, [x8, #1728]
    bit v9.16b, v30.16b, v24.16b
    ldr q30, [x8, #1360]
    ldr q12, [sp, #288]
    ldr q16, [sp, #560]
    bit v16.16b, v12.16b, v30.16b
    ldr q12, [x8, #1168]
    ldr q30, [sp, #848]
    bit v16.16b, v30.16b, v12.16b
    ldr q30, [x8, #624]
    ldr q12, [sp, #256]
    bit v16.16b, v12.16b, v30.16b
    ldr q12, [x8, #464]
    ldr q30, [sp, #720]
    bit v16.16b, v30.16b, v12.16b
    ldr q30, [x8, #1344]
    ldr q12, [sp, #784]
    bit v16.16b, v12.16b, v30.16b
    ldr q12, [x8, #560]
    ldr q30, [sp, #752]
    bit v16.16b, v30.16b, v12.16b
    ldr q30, [x8, #592]
    ldr q12, [sp, #736]
    bit v16.16b, v12.16b, v30.16b
    ldr q12, [sp, #768]
    bit v16.16b, v12.16b, v14.16b
    ldr q12, [sp, #800]
    bit v16.16b, v12.16b, v15.16b
    ldr q12, [sp, #816]
    bit v16.16b, v12.16b, v21.16b
    ldr q12, [sp, #832]
    bit v16.16b, v12.16b, v3.16b
    ldr q12, [sp, #864]
    bit v16.16b, v12.16b, v8.16b
    ldr q12, [sp, #880]
    bit v16.16b, v12.16b, v7.16b
    ldr q12, [sp, #896]
    bit v16.16b, v12.16b, v6.16b
    ldr q12, [sp, #912]
    bit v16.16b, v12.16b, v24.16b
    ldr q12, [sp, #1344]
    bit v16.16b, v12.16b, v31.16b
    ldr q12, [sp, #1120]
    bit v16.16b, v12.16b, v10.16b
    ldr q12, [sp, #1312]
    bit v16.16b, v12.16b, v4.16b
    ldr q12, [sp, #1296]
    bit v16.16b, v12.16b, v19.16b
    ldr q12, [sp, #1264]
    bit v16.16b, v12.16b, v25.16b
    ldr q12, [sp, #1248]
    bit v16.16b, v12.16b, v11.16b
    ldr q12, [sp, #1280]
    bit v16.16b, v12.16b, v18.16b
    ldr q12, [sp, #1328]
    bit v16.16b, v12.16b, v22.16b
    ldr q12, [x8, #1632]
    ldr q30, [sp, #1632]
    bit v16.16b, v30.16b, v12.16b
    ldr q30, [x8, #1600]
    ldr q22, [sp, #1552]
    bit v16.16b, v22.16b, v30.16b
    ldr q22, [x8, #496]
    ldr q18, [sp, #1568]
    bit v16.16b, v18.16b, v22.16b
    ldr q18, [x8, #1200]
    ldr q11, [sp, #1584]
    bit v16.16b, v11.16b, v18.16b
    ldr q11, [x8, #1216]
    ldr q25, [sp, #1600]
    bit v16.16b, v25.16b, v11.16b
    ldr q25, [x8, #1312]
    ldr q19, [sp, #1616]
    bit v16.16b, v19.16b, v25.16b
    ldr q19, [x8, #1296]
    ldr q4, [sp, #1152]
    bit v16.16b, v4.16b, v19.16b
    ldr q4, [x8, #1232]
    ldr q10, [sp, #1136]
    bit v16.16b, v10.16b, v4.16b
    ldr q10, [x8, #976]
    ldr q31, [sp, #112]
    bit v16.16b, v31.16b, v10.16b
    ldr q31, [x8, #608]
    ldr q24, [sp, #336]
    bit v16.16b, v24.16b, v31.16b
    ldr q24, [x8, #1488]
    ldr q6, [sp, #1072]
    bit v16.16b, v6.16b, v24.16b
    ldr q6, [x8, #992]
    ldr q7, [sp, #512]
    bit v16.16b, v7.16b, v6.16b
    ldr q7, [x8, #1136]
    ldr q8, [sp, #128]
    bit v16.16b, v8.16b, v7.16b
    ldr q8, [x8, #688]
    ldr q3, [sp, #496]
    bit v16.16b, v3.16b, v8.16b
    ldr q3, [x8, #1120]
    ldr q21, [sp, #480]
    bit v16.16b, v21.16b, v3.16b
    ldr q21, [x8, #1104]
    ldr q15, [sp, #304]
    bit v16.16b, v15.16b, v21.16b
    ldr q15, [x8, #832]
    ldr q14, [sp, #144]
    bit v16.16b, v14.16b, v15.16b
    ldr q14, [x8, #512]
    str q9, [sp, #144]
    ldr q9, [sp, #80]
    bit v16.16b, v9.16b, v14.16b
    ldr q9, [x8, #880]
    ldr q14, [sp, #352]
    bit v16.16b, v14.16b, v9.16b
    ldr q14, [x8, #1328]
    ldr q9, [sp, #192]
    bit v16.16b, v9.16b, v14.16b
    ldr q9, [x8, #1040]
    ldr q14, [sp, #464]
    bit v16.16b, v14.16b, v9.16b
    ldr q14, [x8, #1552]
    ldr q9, [sp, #432]
    bit v16.16b, v9.16b, v14.16b
    ldr q9, [x8, #416]
    ldr q14, [sp, #320]
    bit v16.16b, v14.16b, v9.16b
    ldr q14, [x8, #1824]
    tbl v14.16b, {v0.16b}, v14.16b
    ldr q9, [x8, #480]
    ldr q15, [sp, #416]
    bit v16.16b, v15.16b, v9.16b
    bit v13.16b, v14.16b, v12.16b
    ldr q15, [x8, #1712]
    ldr q12, [sp, #976]
    bit v16.16b, v12.16b, v15.16b
    bit v13.16b, v27.16b, v30.16b
    ldr q30, [x8, #1680]
    str q27, [sp, #416]
    ldr q27, [sp, #960]
    bit v16.16b, v27.16b, v30.16b
    bit v13.16b, v20.16b, v22.16b
    ldr q22, [x8, #672]
    str q20, [sp, #320]
    ldr q20, [sp, #944]
    bit v16.16b, v20.16b, v22.16b
    bit v13.16b, v26.16b, v18.16b
    ldr q18, [x8, #1264]
    str q26, [sp, #432]
    ldr q26, [sp, #608]
    bit v16.16b, v26.16b, v18.16b
    bit v13.16b, v28.16b, v11.16b
    ldr q11, [x8, #528]
    str q28, [sp, #464]
    ldr q28, [sp, #592]
    bit v16.16b, v28.16b, v11.16b
    bit v13.16b, v17.16b, v25.16b
    ldr q25, [x8, #1152]
    str q17, [sp, #192]
    ldr q17, [sp, #640]
    bit v16.16b, v17.16b, v25.16b
    bit v13.16b, v29.16b, v19.16b
    ldr q19, [x8, #1184]
    str q29, [sp, #352]
    ldr q29, [sp, #544]
    bit v16.16b, v29.16b, v19.16b
    bit v13.16b, v23.16b, v4.16b
    ldr q4, [x8, #1536]
    str q23, [sp, #80]
    ldr q23, [sp, #576]
    bit v16.16b, v23.16b, v4.16b
    str q14, [sp, #304]
    ldr q14, [sp, #1056]
    bif v14.16b, v13.16b, v10.16b
    str q13, [sp, #1056]
    ldr q13, [sp, #1040]
    bit v14.16b, v13.16b, v31.16b
    ldr q13, [sp, #1024]
    bit v14.16b, v13.16b, v24.16b
    ldr q13, [sp, #704]
    bit v14.16b, v13.16b, v6.16b
    ldr q13, [sp, #656]
    bit v14.16b, v13.16b, v7.16b
    ldr q13, [sp, #624]
    bit v14.16b, v13.16b, v8.16b
    ldr q13, [sp, #992]
    bit v14.16b, v13.16b, v3.16b
    ldr q13, [sp, #688]
    bit v14.16b, v13.16b, v21.16b
    ldr q13, [x8, #832]
    bit v14.16b, v12.16b, v13.16b
    ldr q12, [x8, #512]
    bit v14.16b, v27.16b, v12.16b
    ldr q27, [x8, #880]
    bit v14.16b, v20.16b, v27.16b
    ldr q20, [x8, #1328]
    bit v14.16b, v26.16b, v20.16b
    ldr q26, [x8, #1040]
    bit v14.16b, v28.16b, v26.16b
    ldr q28, [x8, #1552]
    bit v14.16b, v17.16b, v28.16b
    ldr q17, [x8, #416]
    bit v14.16b, v29.16b, v17.16b
    ushr v29.2d, v0.2d, #8
    bit v14.16b, v23.16b, v9.16b
    ushr v23.2d, v1.2d, #7
    bit v14.16b, v29.16b, v15.16b
    ushr v15.2d, v2.2d, #6
    bit v14.16b, v23.16b, v30.16b
    ushr v30.2d, v5.2d, #5
    bit v14.16b, v15.16b, v22.16b
    ldr q22, [sp, #1968]
    str q15, [sp, #576]
    ushr v15.2d, v22.2d, #4
    bit v14.16b, v30.16b, v18.16b
    ldr q18, [sp, #1952]
    str q30, [sp, #544]
    ushr v30.2d, v18.2d, #3
    bit v14.16b, v15.16b, v11.16b
    ldr q11, [sp, #1936]
    str q15, [sp, #640]
    ushr v15.2d, v11.2d, #2
    bit v14.16b, v30.16b, v25.16b
    ldr q25, [sp, #1920]
    str q30, [sp, #592]
    ushr v30.2d, v25.2d, #1
    bit v14.16b, v15.16b, v19.16b
    shl v0.4s, v0.4s, #24
    bit v14.16b, v30.16b, v4.16b
    shl v1.4s, v1.4s, #25
    ldr q4, [x8, #1616]
    bit v14.16b, v0.16b, v4.16b
    shl v0.4s, v2.4s, #26
    ldr q2, [x8, #1456]
    bit v14.16b, v1.16b, v2.16b
    shl v1.4s, v5.4s, #27
    ldr q5, [x8, #960]
    bit v14.16b, v0.16b, v5.16b
    shl v0.4s, v22.4s, #28
    ldr q22, [x8, #448]
    bit v14.16b, v1.16b, v22.16b
    shl v1.4s, v18.4s, #29
    ldr q18, [x8, #1696]
    bit v14.16b, v0.16b, v18.16b
    shl v0.4s, v11.4s, #30
    ldr q11, [x8, #576]
    bit v14.16b, v1.16b, v11.16b
    shl v1.4s, v25.4s, #31
    ldr q25, [x8, #896]
    bit v14.16b, v0.16b, v25.16b
    ldr q0, [x8, #800]
    bit v14.16b, v1.16b, v0.16b
    ldr q1, [sp, #672]
    eor3 v1.16b, v1.16b, v16.16b, v14.16b
    ldr q16, [sp, #1904]
    ldr q14, [sp, #1168]
    mov v0.16b, v10.16b
    bsl v0.16b, v16.16b, v14.16b
    ldr q16, [sp, #1888]
    bit v0.16b, v16.16b, v31.16b
    ldr q16, [sp, #1872]
    bit v0.16b, v16.16b, v24.16b
    ldr q16, [sp, #1856]
    bit v0.16b, v16.16b, v6.16b
    ldr q16, [sp, #1840]
    bit v0.16b, v16.16b, v7.16b
    ldr q16, [sp, #1824]
    bit v0.16b, v16.16b, v8.16b
    ldr q16, [sp, #1808]
    bit v0.16b, v16.16b, v3.16b
    ldr q16, [sp, #1792]
    bit v0.16b, v16.16b, v21.16b
    ldr q16, [sp, #1776]
    bit v0.16b, v16.16b, v13.16b
    ldr q16, [sp, #1760]
    bit v0.16b, v16.16b, v12.16b
    ldr q16, [sp, #1744]
    bit v0.16b, v16.16b, v27.16b
    ldr q16, [sp, #1728]
    bit v0.16b, v16.16b, v20.16b
    ldr q16, [sp, #1712]
    bit v0.16b, v16.16b, v26.16b
    ldr q16, [sp, #1696]
    bit v0.16b, v16.16b, v28.16b
    ldr q16, [sp, #1680]
    bit v0.16b, v16.16b, v17.16b
    ldr q16, [sp, #1664]
    bit v0.16b, v16.16b, v9.16b
    ldr q16, [sp, #1424]
    ldr q14, [x8, #1792]
    tbl v16.16b, {v16.16b}, v14.16b
    ushr v25.2d, v16.2d, #33
    tbl v16.16b, {v16.16b}, v14.16b
    shl v16.2d, v16.2d, #31
    orr v16.16b, v25.16b, v16.16b
    ldr q25, [sp, #1504]
    tbl v25.16b, {v25.16b}, v14.16b
    ushr v11.2d, v25.2d, #34
    tbl v25.16b, {v25.16b}, v14.16b
    shl v25.2d, v25.2d, #30
    orr v25.16b, v11.16b, v25.16b
    ldr q11, [sp, #1184]
    tbl v11.16b, {v11.16b}, v14.16b
    ushr v18.2d, v11.2d, #35
    tbl v11.16b, {v11.16b}, v14.16b
    shl v11.2d, v11.2d, #29
    orr v18.16b, v18.16b, v11.16b
    ldr q11, [sp, #928]
    tbl v11.16b, {v11.16b}, v14.16b
    ushr v22.2d, v11.2d, #36
    tbl v11.16b, {v11.16b}, v14.16b
    shl v11.2d, v11.2d, #28
    orr v22.16b, v22.16b, v11.16b
    ldr q11, [sp, #1648]
    tbl v11.16b, {v11.16b}, v14.16b
    ushr v5.2d, v11.2d, #37
    tbl v11.16b, {v11.16b}, v14.16b
    shl v11.2d, v11.2d, #27
    orr v5.16b, v5.16b, v11.16b
    ldr q11, [sp, #1440]
    tbl v11.16b, {v11.16b}, v14.16b
    ushr v2.2d, v11.2d, #38
    tbl v11.16b, {v11.16b}, v14.16b
    shl v11.2d, v11.2d, #26
    orr v2.16b, v2.16b, v11.16b
    ldr q11, [sp, #1232]
    tbl v11.16b, {v11.16b}, v14.16b
    ushr v4.2d, v11.2d, #39
    tbl v11.16b, {v11.16b}, v14.16b
    shl v11.2d, v11.2d, #25
    orr v4.16b, v4.16b, v11.16b
    ldr q11, [sp, #1408]
    ldr q19, [x8, #1840]
    tbl v11.16b, {v11.16b}, v19.16b
    ldr q19, [x8, #1568]
    bit v11.16b, v4.16b, v19.16b
    ldr q4, [sp, #1392]
    str q4, [x0, #752]
    ldr q4, [x8, #1008]
    bit v11.16b, v2.16b, v4.16b
    ldr q2, [x8, #544]
    bit v11.16b, v5.16b, v2.16b
    ldr q5, [x8, #1472]
    bit v11.16b, v22.16b, v5.16b
    ldr q22, [x8, #736]
    bit v11.16b, v18.16b, v22.16b
    ldr q18, [x8, #1408]
    bit v11.16b, v25.16b, v18.16b
    ldr q25, [x8, #720]
    bit v11.16b, v16.16b, v25.16b
    ldr q16, [x8, #848]
    ldr q25, [sp, #1520]
    bit v11.16b, v25.16b, v16.16b
    ldr q25, [x8, #864]
    ldr q16, [sp, #1088]
    bit v11.16b, v16.16b, v25.16b
    ldr q16, [x8, #640]
    ldr q25, [sp, #1472]
    bit v11.16b, v25.16b, v16.16b
    ldr q25, [x8, #1024]
    ldr q16, [sp, #160]
    bit v11.16b, v16.16b, v25.16b
    ldr q16, [x8, #768]
    ldr q25, [sp, #1456]
    bit v11.16b, v25.16b, v16.16b
    ldr q25, [x8, #1664]
    ldr q16, [sp, #384]
    bit v11.16b, v16.16b, v25.16b
    ldr q16, [x8, #752]
    ldr q25, [sp, #448]
    bit v11.16b, v25.16b, v16.16b
    ldr q25, [x8, #1728]
    ldr q16, [sp, #1104]
    bit v11.16b, v16.16b, v25.16b
    ldr q16, [sp, #304]
    mov v25.16b, v10.16b
    bsl v25.16b, v16.16b, v11.16b
    ldr q10, [sp, #416]
    bit v25.16b, v10.16b, v31.16b
    ldr q31, [sp, #320]
    bit v25.16b, v31.16b, v24.16b
    ldr q24, [sp, #432]
    bit v25.16b, v24.16b, v6.16b
    ldr q6, [sp, #464]
    bit v25.16b, v6.16b, v7.16b
    ldr q7, [sp, #192]
    bit v25.16b, v7.16b, v8.16b
    ldr q8, [sp, #352]
    bit v25.16b, v8.16b, v3.16b
    ldr q3, [sp, #80]
    bit v25.16b, v3.16b, v21.16b
    bit v25.16b, v29.16b, v13.16b
    bit v25.16b, v23.16b, v12.16b
    ldr q12, [sp, #576]
    bit v25.16b, v12.16b, v27.16b
    ldr q27, [sp, #544]
    bit v25.16b, v27.16b, v20.16b
    ldr q20, [sp, #640]
    bit v25.16b, v20.16b, v26.16b
    ldr q26, [sp, #592]
    bit v25.16b, v26.16b, v28.16b
    bit v25.16b, v15.16b, v17.16b
    bit v25.16b, v30.16b, v9.16b
    eor3 v0.16b, v1.16b, v0.16b, v25.16b
    ldr q25, [x8, #2240]
    str q1, [sp, #1392]
    ldr q1, [sp, #144]
    eor3 v0.16b, v0.16b, v1.16b, v25.16b
    mov v25.16b, v0.16b
    sli v25.8h, v0.8h, #8
    shl v1.16b, v25.16b, #1
    movi v9.16b, #85
    bit v1.16b, v25.16b, v9.16b
    shl v17.16b, v1.16b, #2
    movi v28.16b, #51
    bit v17.16b, v1.16b, v28.16b
    mov v26.16b, v17.16b
    sli v26.16b, v17.16b, #4
    // round 6 (aes.dsl:47)
    mvn v26.16b, v26.16b
    str q26, [x0, #768]
    mov v26.16b, v0.16b
    sri v26.8h, v0.8h, #8
    shl v20.16b, v26.16b, #1
    bit v20.16b, v26.16b, v9.16b
    shl v27.16b, v20.16b, #2
    bit v27.16b, v20.16b, v28.16b
    mov v12.16b, v27.16b
    sli v12.16b, v27.16b, #4
    mvn v12.16b, v12.16b
    str q12, [x0, #784]
    ushr v12.16b, v25.16b, #1
    bit v25.16b, v12.16b, v9.16b
    shl v12.16b, v25.16b, #2
    bit v12.16b, v25.16b, v28.16b
    mov v13.16b, v12.16b
    sli v13.16b, v12.16b, #4
    mvn v13.16b, v13.16b
    str q13, [x0, #800]
    ushr v13.16b, v26.16b, #1
    bit v26.16b, v13.16b, v9.16b
    shl v13.16b, v26.16b, #2
    bit v13.16b, v26.16b, v28.16b
    mov v9.16b, v13.16b
    sli v9.16b, v13.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #816]
    ushr v9.16b, v1.16b, #2
    bit v1.16b, v9.16b, v28.16b
    mov v9.16b, v1.16b
    sli v9.16b, v1.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #832]
    ushr v9.16b, v20.16b, #2
    bit v20.16b, v9.16b, v28.16b
    mov v9.16b, v20.16b
    sli v9.16b, v20.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #848]
    ushr v9.16b, v25.16b, #2
    bit v25.16b, v9.16b, v28.16b
    mov v9.16b, v25.16b
    sli v9.16b, v25.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #864]
    ushr v9.16b, v26.16b, #2
    bit v26.16b, v9.16b, v28.16b
    mov v9.16b, v26.16b
    sli v9.16b, v26.16b, #4
    mvn v9.16b, v9.16b
    str q9, [x0, #880]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #896]
    sri v27.16b, v27.16b, #4
    str q27, [x0, #912]
    sri v12.16b, v12.16b, #4
    str q12, [x0, #928]
    sri v13.16b, v13.16b, #4
    str q13, [x0, #944]
    sri v1.16b, v1.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #960]
    sri v20.16b, v20.16b, #4
    mvn v1.16b, v20.16b
    str q1, [x0, #976]
    sri v25.16b, v25.16b, #4
    mvn v1.16b, v25.16b
    str q1, [x0, #992]
    sri v26.16b, v26.16b, #4
    mvn v1.16b, v26.16b
    ushr v17.16b, v0.16b, #4
    mvn v17.16b, v17.16b
    ushr v20.16b, v0.16b, #5
    mvn v20.16b, v20.16b
    ushr v25.16b, v0.16b, #6
    ushr v26.16b, v0.16b, #1
    mvn v26.16b, v26.16b
    ushr v27.16b, v0.16b, #3
    mvn v27.16b, v27.16b
    ushr v9.16b, v0.16b, #7
    mvn v9.16b, v9.16b
    eor v12.16b, v17.16b, v9.16b
    eor3 v13.16b, v26.16b, v27.16b, v12.16b
    eor3 v28.16b, v20.16b, v25.16b, v13.16b
    ushr v21.16b, v0.16b, #2
    eor3 v3.16b, v26.16b, v21.16b, v12.16b
    eor3 v8.16b, v26.16b, v20.16b, v3.16b
    eor v7.16b, v13.16b, v8.16b
    eor3 v6.16b, v0.16b, v8.16b, v7.16b
    eor v24.16b, v26.16b, v9.16b
    eor3 v31.16b, v26.16b, v21.16b, v24.16b
    eor3 v10.16b, v17.16b, v28.16b, v6.16b
    and v16.16b, v31.16b, v28.16b
    eor3 v21.16b, v21.16b, v20.16b, v28.16b
    eor3 v20.16b, v20.16b, v9.16b, v8.16b
    mvn v18.16b, v10.16b
    bcax v18.16b, v16.16b, v0.16b, v18.16b
    orr v22.16b, v8.16b, v20.16b
    eor v5.16b, v3.16b, v10.16b
    eor3 v2.16b, v26.16b, v31.16b, v5.16b
    orn v4.16b, v3.16b, v13.16b
    bcax v19.16b, v18.16b, v12.16b, v21.16b
    str q1, [sp, #1408]
    bcax v1.16b, v22.16b, v26.16b, v2.16b
    eor3 v17.16b, v17.16b, v9.16b, v10.16b
    eor v4.16b, v19.16b, v4.16b
    eor3 v25.16b, v25.16b, v13.16b, v1.16b
    eor3 v1.16b, v18.16b, v19.16b, v1.16b
    eor v19.16b, v7.16b, v2.16b
    bcax v25.16b, v25.16b, v19.16b, v17.16b
    eor3 v16.16b, v16.16b, v17.16b, v25.16b
    eor v16.16b, v27.16b, v16.16b
    eor3 v18.16b, v18.16b, v21.16b, v22.16b
    bcax v1.16b, v1.16b, v7.16b, v24.16b
    bcax v18.16b, v18.16b, v6.16b, v5.16b
    bcax v22.16b, v16.16b, v4.16b, v1.16b
    bcax v25.16b, v18.16b, v22.16b, v4.16b
    bcax v27.16b, v22.16b, v16.16b, v25.16b
    bsl v22.16b, v27.16b, v1.16b
    bsl v1.16b, v25.16b, v16.16b
    bit v18.16b, v27.16b, v4.16b
    bcax v4.16b, v4.16b, v18.16b, v25.16b
    eor v16.16b, v22.16b, v1.16b
    orn v2.16b, v2.16b, v4.16b
    eor v25.16b, v18.16b, v22.16b
    eor3 v27.16b, v18.16b, v4.16b, v16.16b
    bcax v7.16b, v2.16b, v18.16b, v7.16b
    orn v9.16b, v27.16b, v12.16b
    bcax v8.16b, v7.16b, v25.16b, v8.16b
    bcax v20.16b, v9.16b, v25.16b, v20.16b
    bcax v21.16b, v8.16b, v21.16b, v27.16b
    mvn v25.16b, v22.16b
    bcax v25.16b, v7.16b, v13.16b, v25.16b
    bcax v0.16b, v25.16b, v0.16b, v16.16b
    eor3 v7.16b, v7.16b, v0.16b, v8.16b
    bcax v27.16b, v18.16b, v2.16b, v4.16b
    eor3 v8.16b, v18.16b, v1.16b, v27.16b
    bcax v7.16b, v7.16b, v8.16b, v28.16b
    and v18.16b, v24.16b, v18.16b
    orr v5.16b, v5.16b, v1.16b
    bcax v17.16b, v18.16b, v17.16b, v27.16b
    eor v5.16b, v20.16b, v5.16b
    eor3 v17.16b, v7.16b, v17.16b, v21.16b
    eor3 v24.16b, v5.16b, v21.16b, v17.16b
    bcax v16.16b, v24.16b, v10.16b, v16.16b
    mvn v16.16b, v16.16b
    tbl v24.16b, {v16.16b}, v14.16b
    ushr v28.2d, v16.2d, #38
    shl v24.2d, v24.2d, #26
    orr v24.16b, v28.16b, v24.16b
    bcax v3.16b, v5.16b, v22.16b, v3.16b
    bcax v1.16b, v25.16b, v6.16b, v1.16b
    bcax v0.16b, v0.16b, v19.16b, v27.16b
    bcax v4.16b, v18.16b, v4.16b, v26.16b
    eor v1.16b, v3.16b, v1.16b
    eor3 v4.16b, v4.16b, v0.16b, v20.16b
    eor3 v0.16b, v2.16b, v0.16b, v1.16b
    bcax v2.16b, v17.16b, v8.16b, v31.16b
    mvn v2.16b, v2.16b
    tbl v5.16b, {v2.16b}, v14.16b
    tbl v6.16b, {v5.16b}, v14.16b
    ushr v5.2d, v5.2d, #3
    shl v6.2d, v6.2d, #61
    orr v5.16b, v5.16b, v6.16b
    eor3 v6.16b, v9.16b, v21.16b, v1.16b
    tbl v17.16b, {v6.16b}, v14.16b
    ushr v18.2d, v6.2d, #34
    shl v17.2d, v17.2d, #30
    orr v17.16b, v18.16b, v17.16b
    eor3 v3.16b, v3.16b, v1.16b, v6.16b
    mvn v0.16b, v0.16b
    tbl v18.16b, {v3.16b}, v14.16b
    ushr v19.2d, v3.2d, #33
    shl v18.2d, v18.2d, #31
    orr v18.16b, v19.16b, v18.16b
    tbl v19.16b, {v0.16b}, v14.16b
    ushr v20.2d, v0.2d, #37
    shl v19.2d, v19.2d, #27
    orr v19.16b, v20.16b, v19.16b
    mvn v1.16b, v1.16b
    eor v7.16b, v4.16b, v7.16b
    tbl v20.16b, {v1.16b}, v14.16b
    ushr v21.2d, v1.2d, #36
    shl v20.2d, v20.2d, #28
    orr v20.16b, v21.16b, v20.16b
    tbl v21.16b, {v7.16b}, v14.16b
    tbl v22.16b, {v21.16b}, v14.16b
    ushr v21.2d, v21.2d, #7
    shl v22.2d, v22.2d, #57
    orr v21.16b, v21.16b, v22.16b
    tbl v22.16b, {v1.16b}, v14.16b
    tbl v25.16b, {v22.16b}, v14.16b
    ushr v22.2d, v22.2d, #4
    shl v25.2d, v25.2d, #60
    orr v22.16b, v22.16b, v25.16b
    tbl v25.16b, {v3.16b}, v14.16b
    tbl v26.16b, {v25.16b}, v14.16b
    ushr v25.2d, v25.2d, #1
    shl v26.2d, v26.2d, #63
    orr v25.16b, v25.16b, v26.16b
    tbl v26.16b, {v2.16b}, v14.16b
    ushr v27.2d, v2.2d, #35
    shl v26.2d, v26.2d, #29
    orr v26.16b, v27.16b, v26.16b
    tbl v27.16b, {v16.16b}, v14.16b
    tbl v28.16b, {v27.16b}, v14.16b
    ushr v27.2d, v27.2d, #6
    shl v28.2d, v28.2d, #58
    mvn v4.16b, v4.16b
    orr v27.16b, v27.16b, v28.16b
    tbl v28.16b, {v0.16b}, v14.16b
    tbl v31.16b, {v28.16b}, v14.16b
    ushr v8.2d, v6.2d, #2
    ldr q9, [x8, #1808]
    tbl v10.16b, {v4.16b}, v9.16b
    ushr v12.2d, v1.2d, #4
    ushr v13.2d, v7.2d, #7
    ushr v28.2d, v28.2d, #5
    shl v31.2d, v31.2d, #59
    ushr v9.2d, v3.2d, #1
    str q18, [sp, #1232]
    ushr v18.2d, v0.2d, #5
    str q17, [sp, #1440]
    ushr v17.2d, v2.2d, #3
    orr v28.16b, v28.16b, v31.16b
    ushr v31.2d, v4.2d, #8
    str q26, [sp, #1648]
    tbl v26.16b, {v6.16b}, v14.16b
    str q20, [sp, #928]
    ushr v20.2d, v26.2d, #2
    tbl v26.16b, {v26.16b}, v14.16b
    shl v26.2d, v26.2d, #62
    orr v20.16b, v20.16b, v26.16b
    ushr v26.2d, v7.2d, #39
    str q19, [sp, #1184]
    tbl v19.16b, {v7.16b}, v14.16b
    shl v19.2d, v19.2d, #25
    orr v19.16b, v26.16b, v19.16b
    tbl v26.16b, {v3.16b}, v14.16b
    str q24, [sp, #1504]
    ushr v24.2d, v26.2d, #33
    tbl v26.16b, {v26.16b}, v14.16b
    shl v26.2d, v26.2d, #31
    orr v24.16b, v24.16b, v26.16b
    tbl v26.16b, {v6.16b}, v14.16b
    str q19, [sp, #1424]
    ushr v19.2d, v26.2d, #34
    tbl v26.16b, {v26.16b}, v14.16b
    shl v26.2d, v26.2d, #30
    orr v19.16b, v19.16b, v26.16b
    tbl v26.16b, {v2.16b}, v14.16b
    str q25, [sp, #672]
    tbl v25.16b, {v26.16b}, v14.16b
    ushr v26.2d, v26.2d, #35
    shl v25.2d, v25.2d, #29
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v1.16b}, v14.16b
    str q20, [sp, #1920]
    ushr v20.2d, v26.2d, #36
    tbl v26.16b, {v26.16b}, v14.16b
    shl v26.2d, v26.2d, #28
    orr v20.16b, v20.16b, v26.16b
    tbl v26.16b, {v0.16b}, v14.16b
    str q5, [sp, #1936]
    ushr v5.2d, v26.2d, #37
    tbl v26.16b, {v26.16b}, v14.16b
    shl v26.2d, v26.2d, #27
    orr v5.16b, v5.16b, v26.16b
    tbl v26.16b, {v16.16b}, v14.16b
    str q22, [sp, #1952]
    tbl v22.16b, {v26.16b}, v14.16b
    ushr v26.2d, v26.2d, #38
    shl v22.2d, v22.2d, #26
    orr v22.16b, v26.16b, v22.16b
    tbl v26.16b, {v7.16b}, v14.16b
    str q28, [sp, #1968]
    ushr v28.2d, v26.2d, #39
    tbl v26.16b, {v26.16b}, v14.16b
    shl v26.2d, v26.2d, #25
    orr v26.16b, v28.16b, v26.16b
    ldr q28, [x8, #1840]
    tbl v28.16b, {v4.16b}, v28.16b
    ldr q14, [x8, #1568]
    bit v28.16b, v26.16b, v14.16b
    ldr q26, [x8, #1008]
    bit v28.16b, v22.16b, v26.16b
    ldr q22, [x8, #544]
    bit v28.16b, v5.16b, v22.16b
    ldr q5, [x8, #1472]
    bit v28.16b, v20.16b, v5.16b
    ldr q20, [x8, #736]
    bit v28.16b, v25.16b, v20.16b
    ldr q25, [x8, #1408]
    bit v28.16b, v19.16b, v25.16b
    ldr q19, [x8, #720]
    bit v28.16b, v24.16b, v19.16b
    shl v3.4s, v3.4s, #31
    shl v6.4s, v6.4s, #30
    shl v2.4s, v2.4s, #29
    shl v1.4s, v1.4s, #28
    shl v0.4s, v0.4s, #27
    shl v24.4s, v16.4s, #26
    shl v7.4s, v7.4s, #25
    shl v19.4s, v4.4s, #24
    ldr q25, [x8, #1712]
    ldr q20, [sp, #1216]
    bit v20.16b, v31.16b, v25.16b
    ldr q25, [x8, #1680]
    bit v20.16b, v13.16b, v25.16b
    ushr v16.2d, v16.2d, #6
    ldr q25, [x8, #672]
    bit v20.16b, v16.16b, v25.16b
    ldr q25, [x8, #1264]
    bit v20.16b, v18.16b, v25.16b
    ldr q25, [x8, #528]
    bit v20.16b, v12.16b, v25.16b
    ldr q25, [x8, #1152]
    bit v20.16b, v17.16b, v25.16b
    ldr q25, [x8, #1184]
    bit v20.16b, v8.16b, v25.16b
    ldr q25, [x8, #1536]
    bit v20.16b, v9.16b, v25.16b
    ldr q25, [x8, #1616]
    bit v20.16b, v19.16b, v25.16b
    ldr q19, [x8, #1456]
    bit v20.16b, v7.16b, v19.16b
    ldr q7, [x8, #960]
    bit v20.16b, v24.16b, v7.16b
    ldr q24, [x8, #448]
    bit v20.16b, v0.16b, v24.16b
    ldr q0, [x8, #1696]
    bit v20.16b, v1.16b, v0.16b
    ldr q1, [x8, #576]
    bit v20.16b, v2.16b, v1.16b
    ldr q2, [x8, #896]
    bit v20.16b, v6.16b, v2.16b
    ldr q6, [x8, #800]
    bit v20.16b, v3.16b, v6.16b
    ldr q3, [x8, #976]
    ldr q6, [sp, #304]
    ldr q2, [sp, #1536]
    bit v2.16b, v6.16b, v3.16b
    ldr q6, [x8, #608]
    ldr q3, [sp, #416]
    bit v2.16b, v3.16b, v6.16b
    ldr q3, [x8, #1488]
    ldr q6, [sp, #320]
    bit v2.16b, v6.16b, v3.16b
    ldr q6, [x8, #992]
    ldr q3, [sp, #432]
    bit v2.16b, v3.16b, v6.16b
    ldr q3, [x8, #1136]
    ldr q6, [sp, #464]
    bit v2.16b, v6.16b, v3.16b
    ldr q6, [x8, #688]
    ldr q3, [sp, #192]
    bit v2.16b, v3.16b, v6.16b
    ldr q3, [x8, #1120]
    ldr q6, [sp, #352]
    bit v2.16b, v6.16b, v3.16b
    ldr q6, [x8, #1104]
    ldr q3, [sp, #80]
    bit v2.16b, v3.16b, v6.16b
    ldr q3, [x8, #832]
    bit v2.16b, v29.16b, v3.16b
    str q29, [sp, #1536]
    ldr q29, [x8, #512]
    bit v2.16b, v23.16b, v29.16b
    str q23, [sp, #1216]
    ldr q23, [x8, #880]
    ldr q6, [sp, #576]
    bit v2.16b, v6.16b, v23.16b
    ldr q6, [x8, #1328]
    ldr q1, [sp, #544]
    bit v2.16b, v1.16b, v6.16b
    ldr q1, [x8, #1040]
    ldr q0, [sp, #640]
    bit v2.16b, v0.16b, v1.16b
    ldr q0, [x8, #1552]
    ldr q24, [sp, #592]
    bit v2.16b, v24.16b, v0.16b
    ldr q24, [x8, #416]
    bit v2.16b, v15.16b, v24.16b
    str q15, [sp, #608]
    ldr q15, [x8, #480]
    bit v2.16b, v30.16b, v15.16b
    str q30, [sp, #944]
    ldr q30, [sp, #1200]
    eor3 v2.16b, v30.16b, v20.16b, v2.16b
    ldr q20, [x8, #1504]
    mov v30.16b, v20.16b
    bsl v30.16b, v10.16b, v11.16b
    ldr q7, [x8, #1248]
    bit v30.16b, v21.16b, v7.16b
    ldr q19, [x8, #1424]
    bit v30.16b, v27.16b, v19.16b
    ldr q25, [x8, #1376]
    ldr q19, [sp, #1968]
    bit v30.16b, v19.16b, v25.16b
    ldr q25, [x8, #1392]
    ldr q7, [sp, #1952]
    bit v30.16b, v7.16b, v25.16b
    ldr q25, [x8, #1520]
    ldr q5, [sp, #1936]
    bit v30.16b, v5.16b, v25.16b
    ldr q25, [x8, #1584]
    ldr q22, [sp, #1920]
    bit v30.16b, v22.16b, v25.16b
    ldr q25, [x8, #1824]
    tbl v4.16b, {v4.16b}, v25.16b
    ldr q25, [x8, #704]
    ldr q26, [sp, #672]
    bit v30.16b, v26.16b, v25.16b
    ldr q25, [x8, #1280]
    bit v30.16b, v4.16b, v25.16b
    ldr q25, [x8, #1056]
    ldr q14, [sp, #1424]
    bit v30.16b, v14.16b, v25.16b
    ldr q25, [x8, #1440]
    ldr q14, [sp, #1504]
    bit v30.16b, v14.16b, v25.16b
    ldr q25, [x8, #816]
    ldr q14, [sp, #1184]
    bit v30.16b, v14.16b, v25.16b
    ldr q25, [x8, #944]
    ldr q14, [sp, #928]
    bit v30.16b, v14.16b, v25.16b
    ldr q25, [x8, #432]
    ldr q14, [sp, #1648]
    bit v30.16b, v14.16b, v25.16b
    ldr q25, [x8, #1744]
    ldr q14, [sp, #1440]
    bit v30.16b, v14.16b, v25.16b
    ldr q25, [x8, #1088]
    ldr q14, [sp, #1232]
    bit v30.16b, v14.16b, v25.16b
    bit v30.16b, v31.16b, v3.16b
    ldr q25, [x8, #848]
    bit v28.16b, v10.16b, v25.16b
    bit v30.16b, v13.16b, v29.16b
    ldr q29, [x8, #864]
    bit v28.16b, v21.16b, v29.16b
    bit v30.16b, v16.16b, v23.16b
    ldr q23, [x8, #640]
    bit v28.16b, v27.16b, v23.16b
    bit v30.16b, v18.16b, v6.16b
    ldr q6, [x8, #1024]
    bit v28.16b, v19.16b, v6.16b
    bit v30.16b, v12.16b, v1.16b
    ldr q19, [x8, #768]
    bit v28.16b, v7.16b, v19.16b
    bit v30.16b, v17.16b, v0.16b
    ldr q7, [x8, #1664]
    bit v28.16b, v5.16b, v7.16b
    bit v30.16b, v8.16b, v24.16b
    ldr q5, [x8, #752]
    bit v28.16b, v22.16b, v5.16b
    bit v30.16b, v9.16b, v15.16b
    ldr q22, [x8, #1728]
    bit v28.16b, v26.16b, v22.16b
    ldr q26, [sp, #144]
    eor3 v2.16b, v2.16b, v30.16b, v26.16b
    ldr q30, [x8, #2256]
    eor3 v2.16b, v2.16b, v28.16b, v30.16b
    ext v30.16b, v2.16b, v2.16b, #12
    ext v26.16b, v2.16b, v2.16b, #8
    ldr q15, [x8, #1072]
    bif v30.16b, v2.16b, v15.16b
    ext v15.16b, v2.16b, v2.16b, #4
    ldr q24, [x8, #928]
    bit v30.16b, v26.16b, v24.16b
    ldr q26, [x8, #1648]
    bit v30.16b, v15.16b, v26.16b
    mov v15.16b, v30.16b
    sli v15.8h, v30.8h, #8
    shl v26.16b, v15.16b, #1
    movi v24.16b, #85
    bit v26.16b, v15.16b, v24.16b
    shl v0.16b, v26.16b, #2
    movi v1.16b, #51
    bit v0.16b, v26.16b, v1.16b
    mov v3.16b, v0.16b
    sli v3.16b, v0.16b, #4
    ldr q14, [sp, #1408]
    str q14, [x0, #1008]
    // round 7 (aes.dsl:47)
    mvn v3.16b, v3.16b
    str q3, [x0, #1024]
    sri v30.8h, v30.8h, #8
    shl v3.16b, v30.16b, #1
    bit v3.16b, v30.16b, v24.16b
    shl v14.16b, v3.16b, #2
    bit v14.16b, v3.16b, v1.16b
    str q27, [sp, #1408]
    mov v27.16b, v14.16b
    sli v27.16b, v14.16b, #4
    mvn v27.16b, v27.16b
    str q27, [x0, #1040]
    ushr v27.16b, v15.16b, #1
    bit v15.16b, v27.16b, v24.16b
    shl v27.16b, v15.16b, #2
    bit v27.16b, v15.16b, v1.16b
    str q21, [sp, #1200]
    mov v21.16b, v27.16b
    sli v21.16b, v27.16b, #4
    mvn v21.16b, v21.16b
    str q21, [x0, #1056]
    ushr v21.16b, v30.16b, #1
    bit v30.16b, v21.16b, v24.16b
    shl v21.16b, v30.16b, #2
    bit v21.16b, v30.16b, v1.16b
    mov v24.16b, v21.16b
    sli v24.16b, v21.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #1072]
    ushr v24.16b, v26.16b, #2
    bit v26.16b, v24.16b, v1.16b
    mov v24.16b, v26.16b
    sli v24.16b, v26.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #1088]
    ushr v24.16b, v3.16b, #2
    bit v3.16b, v24.16b, v1.16b
    mov v24.16b, v3.16b
    sli v24.16b, v3.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #1104]
    ushr v24.16b, v15.16b, #2
    bit v15.16b, v24.16b, v1.16b
    mov v24.16b, v15.16b
    sli v24.16b, v15.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #1120]
    ushr v24.16b, v30.16b, #2
    bit v30.16b, v24.16b, v1.16b
    mov v24.16b, v30.16b
    sli v24.16b, v30.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #1136]
    sri v0.16b, v0.16b, #4
    str q0, [x0, #1152]
    sri v14.16b, v14.16b, #4
    str q14, [x0, #1168]
    sri v27.16b, v27.16b, #4
    str q27, [x0, #1184]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #1200]
    sri v26.16b, v26.16b, #4
    mvn v0.16b, v26.16b
    str q0, [x0, #1216]
    sri v3.16b, v3.16b, #4
    mvn v0.16b, v3.16b
    str q0, [x0, #1232]
    sri v15.16b, v15.16b, #4
    mvn v0.16b, v15.16b
    str q0, [x0, #1248]
    sri v30.16b, v30.16b, #4
    mvn v0.16b, v30.16b
    ushr v3.16b, v2.16b, #4
    mvn v3.16b, v3.16b
    ushr v21.16b, v2.16b, #5
    mvn v21.16b, v21.16b
    ushr v24.16b, v2.16b, #6
    ushr v26.16b, v2.16b, #1
    mvn v26.16b, v26.16b
    ushr v27.16b, v2.16b, #3
    mvn v27.16b, v27.16b
    ushr v30.16b, v2.16b, #7
    mvn v30.16b, v30.16b
    eor v14.16b, v3.16b, v30.16b
    eor3 v15.16b, v26.16b, v27.16b, v14.16b
    str q10, [sp, #960]
    eor3 v10.16b, v21.16b, v24.16b, v15.16b
    ushr v1.16b, v2.16b, #2
    eor3 v22.16b, v26.16b, v1.16b, v14.16b
    eor3 v5.16b, v26.16b, v21.16b, v22.16b
    eor v7.16b, v15.16b, v5.16b
    eor3 v19.16b, v2.16b, v5.16b, v7.16b
    eor3 v6.16b, v3.16b, v10.16b, v19.16b
    eor v23.16b, v26.16b, v30.16b
    eor3 v29.16b, v26.16b, v1.16b, v23.16b
    and v25.16b, v29.16b, v10.16b
    str q0, [sp, #976]
    mvn v0.16b, v6.16b
    bcax v0.16b, v25.16b, v2.16b, v0.16b
    eor3 v1.16b, v1.16b, v21.16b, v10.16b
    bcax v20.16b, v0.16b, v14.16b, v1.16b
    eor3 v21.16b, v21.16b, v30.16b, v5.16b
    str q28, [sp, #688]
    orr v28.16b, v5.16b, v21.16b
    str q11, [sp, #992]
    eor v11.16b, v22.16b, v6.16b
    str q9, [sp, #624]
    eor3 v9.16b, v26.16b, v29.16b, v11.16b
    str q8, [sp, #656]
    bcax v8.16b, v28.16b, v26.16b, v9.16b
    str q17, [sp, #704]
    orn v17.16b, v22.16b, v15.16b
    eor3 v3.16b, v3.16b, v30.16b, v6.16b
    eor v17.16b, v20.16b, v17.16b
    eor3 v24.16b, v24.16b, v15.16b, v8.16b
    eor3 v20.16b, v0.16b, v20.16b, v8.16b
    eor v30.16b, v7.16b, v9.16b
    bcax v24.16b, v24.16b, v30.16b, v3.16b
    eor3 v24.16b, v25.16b, v3.16b, v24.16b
    eor v24.16b, v27.16b, v24.16b
    eor3 v0.16b, v0.16b, v1.16b, v28.16b
    bcax v20.16b, v20.16b, v7.16b, v23.16b
    bcax v0.16b, v0.16b, v19.16b, v11.16b
    bcax v25.16b, v24.16b, v17.16b, v20.16b
    bcax v27.16b, v0.16b, v25.16b, v17.16b
    bcax v28.16b, v25.16b, v24.16b, v27.16b
    bsl v25.16b, v28.16b, v20.16b
    bsl v20.16b, v27.16b, v24.16b
    bit v0.16b, v28.16b, v17.16b
    bcax v17.16b, v17.16b, v0.16b, v27.16b
    eor v24.16b, v25.16b, v20.16b
    orn v27.16b, v9.16b, v17.16b
    eor v28.16b, v0.16b, v25.16b
    eor3 v8.16b, v0.16b, v17.16b, v24.16b
    bcax v7.16b, v27.16b, v0.16b, v7.16b
    orn v9.16b, v8.16b, v14.16b
    bcax v5.16b, v7.16b, v28.16b, v5.16b
    bcax v21.16b, v9.16b, v28.16b, v21.16b
    bcax v1.16b, v5.16b, v1.16b, v8.16b
    mvn v28.16b, v25.16b
    bcax v28.16b, v7.16b, v15.16b, v28.16b
    bcax v2.16b, v28.16b, v2.16b, v24.16b
    eor3 v5.16b, v7.16b, v2.16b, v5.16b
    bcax v7.16b, v0.16b, v27.16b, v17.16b
    eor3 v8.16b, v0.16b, v20.16b, v7.16b
    bcax v5.16b, v5.16b, v8.16b, v10.16b
    and v0.16b, v23.16b, v0.16b
    orr v23.16b, v11.16b, v20.16b
    bcax v3.16b, v0.16b, v3.16b, v7.16b
    eor v23.16b, v21.16b, v23.16b
    eor3 v3.16b, v5.16b, v3.16b, v1.16b
    eor3 v10.16b, v23.16b, v1.16b, v3.16b
    bcax v6.16b, v10.16b, v6.16b, v24.16b
    bcax v22.16b, v23.16b, v25.16b, v22.16b
    bcax v19.16b, v28.16b, v19.16b, v20.16b
    bcax v2.16b, v2.16b, v30.16b, v7.16b
    eor v7.16b, v22.16b, v19.16b
    eor3 v19.16b, v27.16b, v2.16b, v7.16b
    mvn v19.16b, v19.16b
    ldr q20, [x8, #1792]
    tbl v23.16b, {v19.16b}, v20.16b
    ushr v24.2d, v19.2d, #37
    shl v23.2d, v23.2d, #27
    orr v23.16b, v24.16b, v23.16b
    bcax v0.16b, v0.16b, v17.16b, v26.16b
    eor3 v0.16b, v0.16b, v2.16b, v21.16b
    eor v2.16b, v0.16b, v5.16b
    tbl v5.16b, {v2.16b}, v20.16b
    ushr v17.2d, v2.2d, #39
    shl v5.2d, v5.2d, #25
    orr v5.16b, v17.16b, v5.16b
    bcax v3.16b, v3.16b, v8.16b, v29.16b
    mvn v3.16b, v3.16b
    tbl v17.16b, {v3.16b}, v20.16b
    ushr v21.2d, v3.2d, #35
    shl v17.2d, v17.2d, #29
    orr v17.16b, v21.16b, v17.16b
    eor3 v1.16b, v9.16b, v1.16b, v7.16b
    eor3 v21.16b, v22.16b, v7.16b, v1.16b
    tbl v22.16b, {v21.16b}, v20.16b
    ushr v24.2d, v21.2d, #33
    shl v22.2d, v22.2d, #31
    orr v22.16b, v24.16b, v22.16b
    tbl v24.16b, {v1.16b}, v20.16b
    ushr v25.2d, v1.2d, #34
    shl v24.2d, v24.2d, #30
    mvn v6.16b, v6.16b
    orr v24.16b, v25.16b, v24.16b
    mvn v7.16b, v7.16b
    tbl v25.16b, {v6.16b}, v20.16b
    ushr v26.2d, v6.2d, #38
    shl v25.2d, v25.2d, #26
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v7.16b}, v20.16b
    ushr v27.2d, v7.2d, #36
    shl v26.2d, v26.2d, #28
    orr v26.16b, v27.16b, v26.16b
    tbl v27.16b, {v21.16b}, v20.16b
    tbl v28.16b, {v27.16b}, v20.16b
    ushr v27.2d, v27.2d, #1
    shl v28.2d, v28.2d, #63
    orr v27.16b, v27.16b, v28.16b
    tbl v28.16b, {v1.16b}, v20.16b
    tbl v29.16b, {v28.16b}, v20.16b
    ushr v28.2d, v28.2d, #2
    shl v29.2d, v29.2d, #62
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v3.16b}, v20.16b
    tbl v30.16b, {v29.16b}, v20.16b
    ushr v29.2d, v29.2d, #3
    shl v30.2d, v30.2d, #61
    orr v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v7.16b}, v20.16b
    tbl v8.16b, {v30.16b}, v20.16b
    ushr v30.2d, v30.2d, #4
    shl v8.2d, v8.2d, #60
    orr v30.16b, v30.16b, v8.16b
    tbl v8.16b, {v19.16b}, v20.16b
    tbl v9.16b, {v8.16b}, v20.16b
    ushr v8.2d, v8.2d, #5
    shl v9.2d, v9.2d, #59
    mvn v0.16b, v0.16b
    orr v8.16b, v8.16b, v9.16b
    tbl v9.16b, {v6.16b}, v20.16b
    tbl v10.16b, {v9.16b}, v20.16b
    ushr v9.2d, v9.2d, #6
    shl v10.2d, v10.2d, #58
    orr v9.16b, v9.16b, v10.16b
    tbl v10.16b, {v2.16b}, v20.16b
    ushr v11.2d, v10.2d, #7
    tbl v10.16b, {v10.16b}, v20.16b
    shl v10.2d, v10.2d, #57
    orr v10.16b, v11.16b, v10.16b
    ldr q11, [x8, #1808]
    tbl v14.16b, {v0.16b}, v11.16b
    ldr q15, [x8, #1504]
    ldr q11, [sp, #1168]
    bit v11.16b, v14.16b, v15.16b
    tbl v15.16b, {v21.16b}, v20.16b
    str q22, [sp, #1168]
    tbl v22.16b, {v15.16b}, v20.16b
    ushr v15.2d, v15.2d, #33
    shl v22.2d, v22.2d, #31
    orr v22.16b, v15.16b, v22.16b
    tbl v15.16b, {v1.16b}, v20.16b
    str q24, [sp, #1024]
    ushr v24.2d, v15.2d, #34
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #30
    orr v24.16b, v24.16b, v15.16b
    tbl v15.16b, {v3.16b}, v20.16b
    str q17, [sp, #1040]
    ushr v17.2d, v15.2d, #35
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #29
    orr v17.16b, v17.16b, v15.16b
    tbl v15.16b, {v7.16b}, v20.16b
    str q26, [sp, #480]
    ushr v26.2d, v15.2d, #36
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #28
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v19.16b}, v20.16b
    str q23, [sp, #496]
    ushr v23.2d, v15.2d, #37
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #27
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v6.16b}, v20.16b
    str q25, [sp, #128]
    tbl v25.16b, {v15.16b}, v20.16b
    ushr v15.2d, v15.2d, #38
    shl v25.2d, v25.2d, #26
    orr v25.16b, v15.16b, v25.16b
    tbl v15.16b, {v2.16b}, v20.16b
    str q5, [sp, #512]
    ushr v5.2d, v15.2d, #39
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #25
    orr v5.16b, v5.16b, v15.16b
    ldr q15, [x8, #1840]
    tbl v15.16b, {v0.16b}, v15.16b
    ldr q20, [x8, #1568]
    bit v15.16b, v5.16b, v20.16b
    ldr q5, [x8, #1008]
    bit v15.16b, v25.16b, v5.16b
    ldr q25, [x8, #544]
    bit v15.16b, v23.16b, v25.16b
    ldr q23, [x8, #1472]
    bit v15.16b, v26.16b, v23.16b
    ldr q26, [x8, #736]
    bit v15.16b, v17.16b, v26.16b
    ldr q17, [x8, #1408]
    bit v15.16b, v24.16b, v17.16b
    ldr q24, [x8, #720]
    bit v15.16b, v22.16b, v24.16b
    ldr q22, [x8, #848]
    bit v15.16b, v14.16b, v22.16b
    ldr q14, [x8, #1248]
    bit v11.16b, v10.16b, v14.16b
    ldr q14, [x8, #864]
    bit v15.16b, v10.16b, v14.16b
    ldr q10, [x8, #1424]
    bit v11.16b, v9.16b, v10.16b
    ldr q10, [x8, #640]
    bit v15.16b, v9.16b, v10.16b
    ldr q9, [x8, #1376]
    bit v11.16b, v8.16b, v9.16b
    ldr q9, [x8, #1024]
    bit v15.16b, v8.16b, v9.16b
    ldr q8, [x8, #1392]
    bit v11.16b, v30.16b, v8.16b
    ldr q8, [x8, #768]
    bit v15.16b, v30.16b, v8.16b
    ldr q30, [x8, #1520]
    bit v11.16b, v29.16b, v30.16b
    ldr q30, [x8, #1664]
    bit v15.16b, v29.16b, v30.16b
    ushr v29.2d, v0.2d, #8
    ldr q30, [x8, #1584]
    bit v11.16b, v28.16b, v30.16b
    ldr q30, [x8, #752]
    bit v15.16b, v28.16b, v30.16b
    ushr v28.2d, v2.2d, #7
    ldr q30, [x8, #704]
    bit v11.16b, v27.16b, v30.16b
    ldr q30, [x8, #1728]
    bit v15.16b, v27.16b, v30.16b
    ldr q27, [x8, #1712]
    ldr q30, [sp, #1360]
    bit v30.16b, v29.16b, v27.16b
    ldr q27, [x8, #1680]
    bit v30.16b, v28.16b, v27.16b
    ushr v27.2d, v6.2d, #6
    ushr v8.2d, v19.2d, #5
    ldr q9, [x8, #672]
    bit v30.16b, v27.16b, v9.16b
    ushr v9.2d, v7.2d, #4
    ldr q10, [x8, #1264]
    bit v30.16b, v8.16b, v10.16b
    ushr v10.2d, v3.2d, #3
    ldr q14, [x8, #528]
    bit v30.16b, v9.16b, v14.16b
    ushr v14.2d, v1.2d, #2
    ldr q22, [x8, #1152]
    bit v30.16b, v10.16b, v22.16b
    ushr v22.2d, v21.2d, #1
    ldr q24, [x8, #1184]
    bit v30.16b, v14.16b, v24.16b
    shl v24.4s, v0.4s, #24
    ldr q17, [x8, #1536]
    bit v30.16b, v22.16b, v17.16b
    shl v2.4s, v2.4s, #25
    ldr q17, [x8, #1616]
    bit v30.16b, v24.16b, v17.16b
    shl v6.4s, v6.4s, #26
    ldr q24, [x8, #1456]
    bit v30.16b, v2.16b, v24.16b
    shl v2.4s, v19.4s, #27
    ldr q19, [x8, #960]
    bit v30.16b, v6.16b, v19.16b
    shl v6.4s, v7.4s, #28
    ldr q7, [x8, #448]
    bit v30.16b, v2.16b, v7.16b
    shl v2.4s, v3.4s, #29
    ldr q3, [x8, #1696]
    bit v30.16b, v6.16b, v3.16b
    shl v1.4s, v1.4s, #30
    ldr q6, [x8, #576]
    bit v30.16b, v2.16b, v6.16b
    shl v2.4s, v21.4s, #31
    ldr q21, [x8, #896]
    bit v30.16b, v1.16b, v21.16b
    ldr q1, [x8, #800]
    bit v30.16b, v2.16b, v1.16b
    ldr q2, [x8, #976]
    ldr q1, [sp, #1056]
    bit v1.16b, v4.16b, v2.16b
    ldr q21, [x8, #608]
    ldr q6, [sp, #1424]
    bit v1.16b, v6.16b, v21.16b
    ldr q3, [x8, #1488]
    ldr q7, [sp, #1504]
    bit v1.16b, v7.16b, v3.16b
    ldr q19, [x8, #992]
    ldr q24, [sp, #1184]
    bit v1.16b, v24.16b, v19.16b
    ldr q17, [x8, #1136]
    ldr q19, [sp, #928]
    bit v1.16b, v19.16b, v17.16b
    ldr q17, [x8, #688]
    ldr q3, [sp, #1648]
    bit v1.16b, v3.16b, v17.16b
    ldr q17, [x8, #1120]
    ldr q21, [sp, #1440]
    bit v1.16b, v21.16b, v17.16b
    ldr q17, [x8, #1104]
    ldr q2, [sp, #1232]
    bit v1.16b, v2.16b, v17.16b
    ldr q17, [x8, #832]
    bit v1.16b, v31.16b, v17.16b
    ldr q31, [x8, #512]
    bit v1.16b, v13.16b, v31.16b
    ldr q13, [x8, #880]
    bit v1.16b, v16.16b, v13.16b
    ldr q16, [x8, #1328]
    bit v1.16b, v18.16b, v16.16b
    ldr q18, [x8, #1040]
    bit v1.16b, v12.16b, v18.16b
    ldr q12, [x8, #1552]
    ldr q2, [sp, #704]
    bit v1.16b, v2.16b, v12.16b
    ldr q2, [x8, #416]
    ldr q21, [sp, #656]
    bit v1.16b, v21.16b, v2.16b
    ldr q21, [x8, #480]
    ldr q3, [sp, #624]
    bit v1.16b, v3.16b, v21.16b
    ldr q3, [x8, #1824]
    tbl v0.16b, {v0.16b}, v3.16b
    ldr q3, [sp, #1376]
    eor3 v1.16b, v3.16b, v30.16b, v1.16b
    ldr q3, [x8, #1280]
    bsl v3.16b, v0.16b, v11.16b
    ldr q30, [x8, #1056]
    ldr q19, [sp, #512]
    bsl v30.16b, v19.16b, v3.16b
    ldr q3, [x8, #1440]
    ldr q19, [sp, #128]
    bsl v3.16b, v19.16b, v30.16b
    ldr q30, [x8, #816]
    ldr q19, [sp, #496]
    bsl v30.16b, v19.16b, v3.16b
    ldr q3, [x8, #944]
    ldr q19, [sp, #480]
    bsl v3.16b, v19.16b, v30.16b
    ldr q30, [x8, #432]
    ldr q19, [sp, #1040]
    bsl v30.16b, v19.16b, v3.16b
    ldr q3, [x8, #1744]
    ldr q19, [sp, #1024]
    bsl v3.16b, v19.16b, v30.16b
    ldr q30, [x8, #1088]
    ldr q19, [sp, #1168]
    bsl v30.16b, v19.16b, v3.16b
    bit v30.16b, v29.16b, v17.16b
    bit v30.16b, v28.16b, v31.16b
    bit v30.16b, v27.16b, v13.16b
    bit v30.16b, v8.16b, v16.16b
    bit v30.16b, v9.16b, v18.16b
    bit v30.16b, v10.16b, v12.16b
    bit v30.16b, v14.16b, v2.16b
    bit v30.16b, v22.16b, v21.16b
    ldr q3, [sp, #992]
    eor3 v1.16b, v1.16b, v30.16b, v3.16b
    ldr q30, [sp, #144]
    ldr q3, [sp, #688]
    eor3 v1.16b, v1.16b, v30.16b, v3.16b
    ldr q3, [x8, #2272]
    eor3 v1.16b, v1.16b, v15.16b, v3.16b
    mov v3.16b, v1.16b
    sli v3.8h, v1.8h, #8
    shl v21.16b, v3.16b, #1
    movi v2.16b, #85
    bit v21.16b, v3.16b, v2.16b
    shl v12.16b, v21.16b, #2
    movi v18.16b, #51
    bit v12.16b, v21.16b, v18.16b
    mov v16.16b, v12.16b
    sli v16.16b, v12.16b, #4
    ldr q13, [sp, #976]
    str q13, [x0, #1264]
    // round 8 (aes.dsl:47)
    mvn v16.16b, v16.16b
    str q16, [x0, #1280]
    mov v16.16b, v1.16b
    sri v16.8h, v1.8h, #8
    shl v13.16b, v16.16b, #1
    bit v13.16b, v16.16b, v2.16b
    shl v31.16b, v13.16b, #2
    bit v31.16b, v13.16b, v18.16b
    mov v17.16b, v31.16b
    sli v17.16b, v31.16b, #4
    mvn v17.16b, v17.16b
    str q17, [x0, #1296]
    ushr v17.16b, v3.16b, #1
    bit v3.16b, v17.16b, v2.16b
    shl v17.16b, v3.16b, #2
    bit v17.16b, v3.16b, v18.16b
    mov v19.16b, v17.16b
    sli v19.16b, v17.16b, #4
    mvn v19.16b, v19.16b
    str q19, [x0, #1312]
    ushr v19.16b, v16.16b, #1
    bit v16.16b, v19.16b, v2.16b
    shl v19.16b, v16.16b, #2
    bit v19.16b, v16.16b, v18.16b
    mov v2.16b, v19.16b
    sli v2.16b, v19.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #1328]
    ushr v2.16b, v21.16b, #2
    bit v21.16b, v2.16b, v18.16b
    mov v2.16b, v21.16b
    sli v2.16b, v21.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #1344]
    ushr v2.16b, v13.16b, #2
    bit v13.16b, v2.16b, v18.16b
    mov v2.16b, v13.16b
    sli v2.16b, v13.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #1360]
    ushr v2.16b, v3.16b, #2
    bit v3.16b, v2.16b, v18.16b
    mov v2.16b, v3.16b
    sli v2.16b, v3.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #1376]
    ushr v2.16b, v16.16b, #2
    bit v16.16b, v2.16b, v18.16b
    mov v2.16b, v16.16b
    sli v2.16b, v16.16b, #4
    mvn v2.16b, v2.16b
    str q2, [x0, #1392]
    sri v12.16b, v12.16b, #4
    str q12, [x0, #1408]
    sri v31.16b, v31.16b, #4
    str q31, [x0, #1424]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #1440]
    sri v19.16b, v19.16b, #4
    str q19, [x0, #1456]
    sri v21.16b, v21.16b, #4
    mvn v2.16b, v21.16b
    str q2, [x0, #1472]
    sri v13.16b, v13.16b, #4
    mvn v2.16b, v13.16b
    str q2, [x0, #1488]
    sri v3.16b, v3.16b, #4
    mvn v2.16b, v3.16b
    str q2, [x0, #1504]
    sri v16.16b, v16.16b, #4
    mvn v2.16b, v16.16b
    ushr v3.16b, v1.16b, #4
    mvn v3.16b, v3.16b
    ushr v16.16b, v1.16b, #5
    mvn v16.16b, v16.16b
    ushr v17.16b, v1.16b, #6
    ushr v19.16b, v1.16b, #1
    mvn v19.16b, v19.16b
    ushr v21.16b, v1.16b, #3
    mvn v21.16b, v21.16b
    ushr v31.16b, v1.16b, #7
    mvn v31.16b, v31.16b
    eor v12.16b, v3.16b, v31.16b
    eor3 v13.16b, v19.16b, v21.16b, v12.16b
    eor3 v18.16b, v16.16b, v17.16b, v13.16b
    ushr v30.16b, v1.16b, #2
    eor3 v24.16b, v19.16b, v30.16b, v12.16b
    eor3 v7.16b, v19.16b, v16.16b, v24.16b
    eor v6.16b, v13.16b, v7.16b
    str q11, [sp, #976]
    eor3 v11.16b, v1.16b, v7.16b, v6.16b
    eor v26.16b, v19.16b, v31.16b
    eor3 v23.16b, v19.16b, v30.16b, v26.16b
    eor3 v25.16b, v3.16b, v18.16b, v11.16b
    and v5.16b, v23.16b, v18.16b
    eor3 v30.16b, v30.16b, v16.16b, v18.16b
    eor3 v16.16b, v16.16b, v31.16b, v7.16b
    mvn v20.16b, v25.16b
    bcax v20.16b, v5.16b, v1.16b, v20.16b
    str q2, [sp, #1376]
    orr v2.16b, v7.16b, v16.16b
    str q15, [sp, #624]
    eor v15.16b, v24.16b, v25.16b
    str q22, [sp, #656]
    eor3 v22.16b, v19.16b, v23.16b, v15.16b
    str q14, [sp, #704]
    orn v14.16b, v24.16b, v13.16b
    str q10, [sp, #1056]
    bcax v10.16b, v20.16b, v12.16b, v30.16b
    str q9, [sp, #1360]
    bcax v9.16b, v2.16b, v19.16b, v22.16b
    eor3 v3.16b, v3.16b, v31.16b, v25.16b
    eor v31.16b, v10.16b, v14.16b
    eor3 v10.16b, v20.16b, v10.16b, v9.16b
    eor3 v17.16b, v17.16b, v13.16b, v9.16b
    eor v9.16b, v6.16b, v22.16b
    bcax v17.16b, v17.16b, v9.16b, v3.16b
    eor3 v5.16b, v5.16b, v3.16b, v17.16b
    eor v5.16b, v21.16b, v5.16b
    eor3 v2.16b, v20.16b, v30.16b, v2.16b
    bcax v17.16b, v10.16b, v6.16b, v26.16b
    bcax v2.16b, v2.16b, v11.16b, v15.16b
    bcax v20.16b, v5.16b, v31.16b, v17.16b
    bcax v21.16b, v2.16b, v20.16b, v31.16b
    bcax v10.16b, v20.16b, v5.16b, v21.16b
    bsl v20.16b, v10.16b, v17.16b
    bsl v17.16b, v21.16b, v5.16b
    bit v2.16b, v10.16b, v31.16b
    bcax v5.16b, v31.16b, v2.16b, v21.16b
    eor v21.16b, v20.16b, v17.16b
    orn v22.16b, v22.16b, v5.16b
    eor v31.16b, v2.16b, v20.16b
    eor3 v10.16b, v2.16b, v5.16b, v21.16b
    bcax v6.16b, v22.16b, v2.16b, v6.16b
    orn v12.16b, v10.16b, v12.16b
    bcax v7.16b, v6.16b, v31.16b, v7.16b
    bcax v16.16b, v12.16b, v31.16b, v16.16b
    bcax v30.16b, v7.16b, v30.16b, v10.16b
    mvn v31.16b, v20.16b
    bcax v31.16b, v6.16b, v13.16b, v31.16b
    bcax v1.16b, v31.16b, v1.16b, v21.16b
    eor3 v6.16b, v6.16b, v1.16b, v7.16b
    bcax v7.16b, v2.16b, v22.16b, v5.16b
    eor3 v10.16b, v2.16b, v17.16b, v7.16b
    bcax v6.16b, v6.16b, v10.16b, v18.16b
    and v2.16b, v26.16b, v2.16b
    orr v18.16b, v15.16b, v17.16b
    bcax v3.16b, v2.16b, v3.16b, v7.16b
    eor v18.16b, v16.16b, v18.16b
    eor3 v3.16b, v6.16b, v3.16b, v30.16b
    eor3 v26.16b, v18.16b, v30.16b, v3.16b
    bcax v21.16b, v26.16b, v25.16b, v21.16b
    bcax v18.16b, v18.16b, v20.16b, v24.16b
    bcax v17.16b, v31.16b, v11.16b, v17.16b
    bcax v1.16b, v1.16b, v9.16b, v7.16b
    eor v7.16b, v18.16b, v17.16b
    eor3 v17.16b, v22.16b, v1.16b, v7.16b
    mvn v17.16b, v17.16b
    ldr q20, [x8, #1792]
    tbl v22.16b, {v17.16b}, v20.16b
    ushr v24.2d, v17.2d, #37
    shl v22.2d, v22.2d, #27
    orr v22.16b, v24.16b, v22.16b
    bcax v2.16b, v2.16b, v5.16b, v19.16b
    eor3 v1.16b, v2.16b, v1.16b, v16.16b
    eor v2.16b, v1.16b, v6.16b
    tbl v5.16b, {v2.16b}, v20.16b
    ushr v6.2d, v2.2d, #39
    shl v5.2d, v5.2d, #25
    orr v5.16b, v6.16b, v5.16b
    bcax v3.16b, v3.16b, v10.16b, v23.16b
    mvn v3.16b, v3.16b
    tbl v6.16b, {v3.16b}, v20.16b
    ushr v16.2d, v3.2d, #35
    shl v6.2d, v6.2d, #29
    orr v6.16b, v16.16b, v6.16b
    eor3 v16.16b, v12.16b, v30.16b, v7.16b
    eor3 v18.16b, v18.16b, v7.16b, v16.16b
    tbl v19.16b, {v18.16b}, v20.16b
    ushr v23.2d, v18.2d, #33
    shl v19.2d, v19.2d, #31
    orr v19.16b, v23.16b, v19.16b
    tbl v23.16b, {v16.16b}, v20.16b
    ushr v24.2d, v16.2d, #34
    shl v23.2d, v23.2d, #30
    mvn v21.16b, v21.16b
    orr v23.16b, v24.16b, v23.16b
    mvn v7.16b, v7.16b
    tbl v24.16b, {v21.16b}, v20.16b
    ushr v25.2d, v21.2d, #38
    shl v24.2d, v24.2d, #26
    orr v24.16b, v25.16b, v24.16b
    tbl v25.16b, {v7.16b}, v20.16b
    ushr v26.2d, v7.2d, #36
    shl v25.2d, v25.2d, #28
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v18.16b}, v20.16b
    tbl v30.16b, {v26.16b}, v20.16b
    ushr v26.2d, v26.2d, #1
    shl v30.2d, v30.2d, #63
    orr v26.16b, v26.16b, v30.16b
    tbl v30.16b, {v16.16b}, v20.16b
    tbl v31.16b, {v30.16b}, v20.16b
    ushr v30.2d, v30.2d, #2
    shl v31.2d, v31.2d, #62
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v3.16b}, v20.16b
    tbl v9.16b, {v31.16b}, v20.16b
    ushr v31.2d, v31.2d, #3
    shl v9.2d, v9.2d, #61
    orr v31.16b, v31.16b, v9.16b
    tbl v9.16b, {v7.16b}, v20.16b
    tbl v10.16b, {v9.16b}, v20.16b
    ushr v9.2d, v9.2d, #4
    shl v10.2d, v10.2d, #60
    orr v9.16b, v9.16b, v10.16b
    tbl v10.16b, {v17.16b}, v20.16b
    tbl v11.16b, {v10.16b}, v20.16b
    ushr v10.2d, v10.2d, #5
    shl v11.2d, v11.2d, #59
    mvn v1.16b, v1.16b
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v21.16b}, v20.16b
    tbl v12.16b, {v11.16b}, v20.16b
    ushr v11.2d, v11.2d, #6
    shl v12.2d, v12.2d, #58
    orr v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v2.16b}, v20.16b
    ushr v13.2d, v12.2d, #7
    tbl v12.16b, {v12.16b}, v20.16b
    shl v12.2d, v12.2d, #57
    orr v12.16b, v13.16b, v12.16b
    ldr q13, [x8, #1808]
    tbl v14.16b, {v1.16b}, v13.16b
    tbl v15.16b, {v18.16b}, v20.16b
    tbl v13.16b, {v15.16b}, v20.16b
    ushr v15.2d, v15.2d, #33
    shl v13.2d, v13.2d, #31
    orr v13.16b, v15.16b, v13.16b
    tbl v15.16b, {v16.16b}, v20.16b
    str q18, [sp, #1072]
    ushr v18.2d, v15.2d, #34
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #30
    orr v18.16b, v18.16b, v15.16b
    tbl v15.16b, {v3.16b}, v20.16b
    str q16, [sp, #336]
    tbl v16.16b, {v15.16b}, v20.16b
    ushr v15.2d, v15.2d, #35
    shl v16.2d, v16.2d, #29
    orr v16.16b, v15.16b, v16.16b
    tbl v15.16b, {v7.16b}, v20.16b
    str q3, [sp, #112]
    ushr v3.2d, v15.2d, #36
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #28
    orr v3.16b, v3.16b, v15.16b
    tbl v15.16b, {v17.16b}, v20.16b
    str q7, [sp, #1136]
    ushr v7.2d, v15.2d, #37
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #27
    orr v7.16b, v7.16b, v15.16b
    tbl v15.16b, {v21.16b}, v20.16b
    str q17, [sp, #1152]
    tbl v17.16b, {v15.16b}, v20.16b
    ushr v15.2d, v15.2d, #38
    shl v17.2d, v17.2d, #26
    orr v17.16b, v15.16b, v17.16b
    tbl v15.16b, {v2.16b}, v20.16b
    str q21, [sp, #1616]
    ushr v21.2d, v15.2d, #39
    tbl v15.16b, {v15.16b}, v20.16b
    shl v15.2d, v15.2d, #25
    orr v21.16b, v21.16b, v15.16b
    ldr q15, [x8, #1840]
    tbl v15.16b, {v1.16b}, v15.16b
    ldr q20, [x8, #1568]
    bit v15.16b, v21.16b, v20.16b
    ldr q21, [x8, #1008]
    bit v15.16b, v17.16b, v21.16b
    ldr q17, [x8, #544]
    bit v15.16b, v7.16b, v17.16b
    ldr q7, [x8, #1472]
    bit v15.16b, v3.16b, v7.16b
    ldr q3, [x8, #736]
    bit v15.16b, v16.16b, v3.16b
    ldr q16, [x8, #1408]
    bit v15.16b, v18.16b, v16.16b
    ldr q18, [x8, #720]
    bit v15.16b, v13.16b, v18.16b
    ldr q13, [x8, #1360]
    ldr q18, [sp, #64]
    ldr q16, [sp, #208]
    bsl v13.16b, v18.16b, v16.16b
    ldr q16, [x8, #1168]
    ldr q18, [sp, #368]
    bsl v16.16b, v18.16b, v13.16b
    ldr q18, [x8, #624]
    ldr q13, [sp, #272]
    bsl v18.16b, v13.16b, v16.16b
    ldr q16, [x8, #464]
    ldr q13, [sp, #240]
    bsl v16.16b, v13.16b, v18.16b
    ldr q18, [x8, #1344]
    ldr q13, [sp, #96]
    bsl v18.16b, v13.16b, v16.16b
    ldr q16, [x8, #560]
    ldr q13, [sp, #176]
    bsl v16.16b, v13.16b, v18.16b
    ldr q18, [x8, #592]
    ldr q13, [sp, #224]
    bsl v18.16b, v13.16b, v16.16b
    ldr q16, [x8, #848]
    ldr q13, [sp, #1520]
    bit v18.16b, v13.16b, v16.16b
    ldr q13, [x8, #864]
    ldr q3, [sp, #1088]
    bit v18.16b, v3.16b, v13.16b
    ldr q3, [x8, #640]
    ldr q7, [sp, #1472]
    bit v18.16b, v7.16b, v3.16b
    ldr q7, [x8, #1024]
    ldr q17, [sp, #160]
    bit v18.16b, v17.16b, v7.16b
    ldr q17, [x8, #768]
    ldr q21, [sp, #1456]
    bit v18.16b, v21.16b, v17.16b
    ldr q21, [x8, #1664]
    ldr q20, [sp, #384]
    bit v18.16b, v20.16b, v21.16b
    ldr q20, [x8, #752]
    ldr q21, [sp, #448]
    bit v18.16b, v21.16b, v20.16b
    ldr q21, [x8, #1728]
    ldr q20, [sp, #1104]
    bit v18.16b, v20.16b, v21.16b
    ldr q20, [x8, #1504]
    ldr q21, [sp, #960]
    bit v18.16b, v21.16b, v20.16b
    ldr q21, [x8, #1248]
    ldr q17, [sp, #1200]
    bit v18.16b, v17.16b, v21.16b
    ldr q17, [x8, #1424]
    ldr q7, [sp, #1408]
    bit v18.16b, v7.16b, v17.16b
    ldr q7, [x8, #1376]
    str q2, [sp, #1408]
    ldr q2, [sp, #1968]
    bit v18.16b, v2.16b, v7.16b
    ldr q2, [x8, #1392]
    ldr q7, [sp, #1952]
    bit v18.16b, v7.16b, v2.16b
    ldr q7, [x8, #1520]
    ldr q2, [sp, #1936]
    bit v18.16b, v2.16b, v7.16b
    ldr q2, [x8, #1584]
    ldr q7, [sp, #1920]
    bit v18.16b, v7.16b, v2.16b
    ldr q7, [x8, #704]
    ldr q2, [sp, #672]
    bit v18.16b, v2.16b, v7.16b
    ldr q2, [x8, #1632]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #1600]
    ldr q2, [sp, #1424]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #496]
    ldr q4, [sp, #1504]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #1200]
    ldr q2, [sp, #1184]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #1216]
    ldr q4, [sp, #928]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #1312]
    ldr q2, [sp, #1648]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #1296]
    ldr q4, [sp, #1440]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #1232]
    ldr q2, [sp, #1232]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #976]
    ldr q4, [sp, #1904]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #608]
    ldr q2, [sp, #1888]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #1488]
    ldr q4, [sp, #1872]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #992]
    ldr q2, [sp, #1856]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #1136]
    ldr q4, [sp, #1840]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #688]
    ldr q2, [sp, #1824]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #1120]
    ldr q4, [sp, #1808]
    bit v18.16b, v4.16b, v2.16b
    ldr q4, [x8, #1104]
    ldr q2, [sp, #1792]
    bit v18.16b, v2.16b, v4.16b
    ldr q2, [x8, #2208]
    ldr q4, [sp, #1776]
    bsl v2.16b, v4.16b, v18.16b
    ldr q18, [x8, #2112]
    ldr q4, [sp, #1760]
    bsl v18.16b, v4.16b, v2.16b
    ldr q2, [x8, #2096]
    ldr q4, [sp, #1744]
    bsl v2.16b, v4.16b, v18.16b
    ldr q18, [x8, #2160]
    ldr q4, [sp, #1728]
    bsl v18.16b, v4.16b, v2.16b
    ldr q2, [x8, #2192]
    ldr q4, [sp, #1712]
    bsl v2.16b, v4.16b, v18.16b
    ldr q18, [x8, #2144]
    ldr q4, [sp, #1696]
    bsl v18.16b, v4.16b, v2.16b
    ldr q2, [x8, #2128]
    ldr q4, [sp, #1680]
    bsl v2.16b, v4.16b, v18.16b
    ldr q18, [x8, #2176]
    ldr q4, [sp, #1664]
    bsl v18.16b, v4.16b, v2.16b
    bit v15.16b, v14.16b, v16.16b
    ldr q2, [sp, #144]
    bif v14.16b, v2.16b, v20.16b
    bit v14.16b, v12.16b, v21.16b
    bit v15.16b, v12.16b, v13.16b
    bit v14.16b, v11.16b, v17.16b
    bit v15.16b, v11.16b, v3.16b
    ldr q11, [x8, #1376]
    bit v14.16b, v10.16b, v11.16b
    ldr q12, [x8, #1024]
    bit v15.16b, v10.16b, v12.16b
    ldr q10, [x8, #1392]
    bit v14.16b, v9.16b, v10.16b
    ldr q10, [x8, #768]
    bit v15.16b, v9.16b, v10.16b
    ldr q9, [x8, #1520]
    bit v14.16b, v31.16b, v9.16b
    ldr q9, [x8, #1664]
    bit v15.16b, v31.16b, v9.16b
    ldr q31, [x8, #1584]
    bit v14.16b, v30.16b, v31.16b
    ldr q31, [x8, #1824]
    tbl v9.16b, {v1.16b}, v31.16b
    ldr q10, [x8, #752]
    bit v15.16b, v30.16b, v10.16b
    bit v14.16b, v26.16b, v7.16b
    ldr q30, [x8, #1728]
    bit v15.16b, v26.16b, v30.16b
    ldr q26, [x8, #1632]
    bit v14.16b, v9.16b, v26.16b
    ldr q30, [x8, #1600]
    bit v14.16b, v5.16b, v30.16b
    ldr q7, [x8, #496]
    bit v14.16b, v24.16b, v7.16b
    ldr q10, [x8, #1200]
    bit v14.16b, v22.16b, v10.16b
    ldr q12, [x8, #1216]
    bit v14.16b, v25.16b, v12.16b
    ldr q11, [x8, #1312]
    bit v14.16b, v6.16b, v11.16b
    ldr q3, [x8, #1296]
    bit v14.16b, v23.16b, v3.16b
    ldr q13, [x8, #1232]
    bit v14.16b, v19.16b, v13.16b
    ldr q16, [x8, #976]
    bit v14.16b, v0.16b, v16.16b
    ldr q31, [x8, #608]
    ldr q17, [sp, #512]
    bit v14.16b, v17.16b, v31.16b
    ldr q21, [x8, #1488]
    ldr q20, [sp, #128]
    bit v14.16b, v20.16b, v21.16b
    ldr q2, [x8, #992]
    ldr q4, [sp, #496]
    bit v14.16b, v4.16b, v2.16b
    ldr q13, [x8, #1136]
    ldr q3, [sp, #480]
    bit v14.16b, v3.16b, v13.16b
    ldr q11, [x8, #688]
    ldr q12, [sp, #1040]
    bit v14.16b, v12.16b, v11.16b
    ldr q12, [x8, #1120]
    ldr q3, [sp, #1024]
    bit v14.16b, v3.16b, v12.16b
    ldr q3, [x8, #1104]
    ldr q10, [sp, #1168]
    bit v14.16b, v10.16b, v3.16b
    ldr q10, [x8, #832]
    bit v14.16b, v29.16b, v10.16b
    ldr q29, [x8, #512]
    bit v14.16b, v28.16b, v29.16b
    ldr q28, [x8, #880]
    bit v14.16b, v27.16b, v28.16b
    ldr q27, [x8, #1328]
    bit v14.16b, v8.16b, v27.16b
    ldr q8, [x8, #1040]
    ldr q4, [sp, #1360]
    bit v14.16b, v4.16b, v8.16b
    ldr q4, [x8, #1552]
    ldr q7, [sp, #1056]
    bit v14.16b, v7.16b, v4.16b
    ldr q7, [x8, #416]
    ldr q20, [sp, #704]
    bit v14.16b, v20.16b, v7.16b
    ushr v20.2d, v1.2d, #8
    ldr q30, [x8, #480]
    ldr q17, [sp, #656]
    bit v14.16b, v17.16b, v30.16b
    ldr q17, [sp, #1408]
    ushr v26.2d, v17.2d, #7
    str q0, [sp, #656]
    ldr q0, [x8, #1712]
    bit v14.16b, v20.16b, v0.16b
    ldr q0, [sp, #1616]
    ushr v30.2d, v0.2d, #6
    ldr q7, [x8, #1680]
    bit v14.16b, v26.16b, v7.16b
    ldr q7, [sp, #1152]
    ushr v4.2d, v7.2d, #5
    ldr q8, [x8, #672]
    bit v14.16b, v30.16b, v8.16b
    ldr q8, [sp, #1136]
    ushr v27.2d, v8.2d, #4
    ldr q28, [x8, #1264]
    bit v14.16b, v4.16b, v28.16b
    ldr q28, [sp, #112]
    ushr v29.2d, v28.2d, #3
    ldr q10, [x8, #528]
    bit v14.16b, v27.16b, v10.16b
    ldr q10, [sp, #336]
    ushr v3.2d, v10.2d, #2
    ldr q12, [x8, #1152]
    bit v14.16b, v29.16b, v12.16b
    ldr q12, [sp, #1072]
    ushr v11.2d, v12.2d, #1
    ldr q13, [x8, #1184]
    bit v14.16b, v3.16b, v13.16b
    shl v1.4s, v1.4s, #24
    ldr q13, [x8, #1536]
    bit v14.16b, v11.16b, v13.16b
    shl v17.4s, v17.4s, #25
    ldr q13, [x8, #1616]
    bit v14.16b, v1.16b, v13.16b
    shl v0.4s, v0.4s, #26
    ldr q1, [x8, #1456]
    bit v14.16b, v17.16b, v1.16b
    shl v7.4s, v7.4s, #27
    ldr q17, [x8, #960]
    bit v14.16b, v0.16b, v17.16b
    shl v0.4s, v8.4s, #28
    ldr q8, [x8, #448]
    bit v14.16b, v7.16b, v8.16b
    shl v7.4s, v28.4s, #29
    ldr q28, [x8, #1696]
    bit v14.16b, v0.16b, v28.16b
    shl v0.4s, v10.4s, #30
    ldr q10, [x8, #576]
    bit v14.16b, v7.16b, v10.16b
    shl v7.4s, v12.4s, #31
    ldr q12, [x8, #896]
    bit v14.16b, v0.16b, v12.16b
    ldr q0, [x8, #800]
    bit v14.16b, v7.16b, v0.16b
    ldr q7, [sp, #400]
    eor3 v7.16b, v7.16b, v18.16b, v14.16b
    ldr q18, [sp, #688]
    mov v14.16b, v16.16b
    bsl v14.16b, v9.16b, v18.16b
    bit v14.16b, v5.16b, v31.16b
    bit v14.16b, v24.16b, v21.16b
    bit v14.16b, v22.16b, v2.16b
    ldr q0, [x8, #1136]
    bit v14.16b, v25.16b, v0.16b
    ldr q12, [x8, #688]
    bit v14.16b, v6.16b, v12.16b
    ldr q10, [x8, #1120]
    bit v14.16b, v23.16b, v10.16b
    ldr q28, [x8, #1104]
    bit v14.16b, v19.16b, v28.16b
    ldr q8, [x8, #832]
    bit v14.16b, v20.16b, v8.16b
    ldr q18, [x8, #512]
    bit v14.16b, v26.16b, v18.16b
    ldr q17, [x8, #880]
    bit v14.16b, v30.16b, v17.16b
    ldr q1, [x8, #1328]
    bit v14.16b, v4.16b, v1.16b
    ldr q13, [x8, #1040]
    bit v14.16b, v27.16b, v13.16b
    ldr q13, [x8, #1552]
    bit v14.16b, v29.16b, v13.16b
    ldr q13, [x8, #416]
    bit v14.16b, v3.16b, v13.16b
    ldr q13, [x8, #480]
    bit v14.16b, v11.16b, v13.16b
    ldr q13, [sp, #624]
    eor3 v7.16b, v7.16b, v14.16b, v13.16b
    ldr q14, [x8, #2288]
    eor3 v7.16b, v7.16b, v15.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #12
    ext v13.16b, v7.16b, v7.16b, #8
    str q15, [sp, #400]
    ldr q15, [x8, #1072]
    bif v14.16b, v7.16b, v15.16b
    ext v15.16b, v7.16b, v7.16b, #4
    ldr q1, [x8, #928]
    bit v14.16b, v13.16b, v1.16b
    ldr q13, [x8, #1648]
    bit v14.16b, v15.16b, v13.16b
    mov v15.16b, v14.16b
    sli v15.8h, v14.8h, #8
    shl v13.16b, v15.16b, #1
    movi v1.16b, #85
    bit v13.16b, v15.16b, v1.16b
    shl v17.16b, v13.16b, #2
    movi v18.16b, #51
    bit v17.16b, v13.16b, v18.16b
    mov v8.16b, v17.16b
    sli v8.16b, v17.16b, #4
    ldr q28, [sp, #1376]
    str q28, [x0, #1520]
    // round 9 (aes.dsl:47)
    mvn v28.16b, v8.16b
    str q28, [x0, #1536]
    sri v14.8h, v14.8h, #8
    shl v28.16b, v14.16b, #1
    bit v28.16b, v14.16b, v1.16b
    shl v8.16b, v28.16b, #2
    bit v8.16b, v28.16b, v18.16b
    mov v10.16b, v8.16b
    sli v10.16b, v8.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #1552]
    ushr v10.16b, v15.16b, #1
    bit v15.16b, v10.16b, v1.16b
    shl v10.16b, v15.16b, #2
    bit v10.16b, v15.16b, v18.16b
    mov v12.16b, v10.16b
    sli v12.16b, v10.16b, #4
    mvn v12.16b, v12.16b
    str q12, [x0, #1568]
    ushr v12.16b, v14.16b, #1
    bit v14.16b, v12.16b, v1.16b
    shl v12.16b, v14.16b, #2
    bit v12.16b, v14.16b, v18.16b
    mov v1.16b, v12.16b
    sli v1.16b, v12.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #1584]
    ushr v1.16b, v13.16b, #2
    bit v13.16b, v1.16b, v18.16b
    mov v1.16b, v13.16b
    sli v1.16b, v13.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #1600]
    ushr v1.16b, v28.16b, #2
    bit v28.16b, v1.16b, v18.16b
    mov v1.16b, v28.16b
    sli v1.16b, v28.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #1616]
    ushr v1.16b, v15.16b, #2
    bit v15.16b, v1.16b, v18.16b
    mov v1.16b, v15.16b
    sli v1.16b, v15.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #1632]
    ushr v1.16b, v14.16b, #2
    bit v14.16b, v1.16b, v18.16b
    mov v1.16b, v14.16b
    sli v1.16b, v14.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #1648]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #1664]
    sri v8.16b, v8.16b, #4
    str q8, [x0, #1680]
    sri v10.16b, v10.16b, #4
    str q10, [x0, #1696]
    sri v12.16b, v12.16b, #4
    str q12, [x0, #1712]
    sri v13.16b, v13.16b, #4
    mvn v1.16b, v13.16b
    str q1, [x0, #1728]
    sri v28.16b, v28.16b, #4
    mvn v1.16b, v28.16b
    str q1, [x0, #1744]
    sri v15.16b, v15.16b, #4
    mvn v1.16b, v15.16b
    str q1, [x0, #1760]
    sri v14.16b, v14.16b, #4
    ldr q1, [x8, #1632]
    ldr q17, [sp, #656]
    ldr q28, [sp, #976]
    bit v28.16b, v17.16b, v1.16b
    ldr q17, [x8, #1600]
    ldr q8, [sp, #512]
    bit v28.16b, v8.16b, v17.16b
    ldr q8, [x8, #496]
    ldr q10, [sp, #128]
    bit v28.16b, v10.16b, v8.16b
    ldr q10, [x8, #1200]
    ldr q12, [sp, #496]
    bit v28.16b, v12.16b, v10.16b
    ldr q12, [x8, #1216]
    ldr q13, [sp, #480]
    bit v28.16b, v13.16b, v12.16b
    ldr q13, [x8, #1312]
    ldr q15, [sp, #1040]
    bit v28.16b, v15.16b, v13.16b
    ldr q15, [x8, #1296]
    str q14, [sp, #1040]
    ldr q14, [sp, #1024]
    bit v28.16b, v14.16b, v15.16b
    ldr q14, [x8, #1232]
    ldr q18, [sp, #1168]
    bit v28.16b, v18.16b, v14.16b
    ldr q18, [sp, #1904]
    bit v28.16b, v18.16b, v16.16b
    ldr q18, [sp, #1888]
    bit v28.16b, v18.16b, v31.16b
    ldr q18, [sp, #1872]
    bit v28.16b, v18.16b, v21.16b
    ldr q18, [sp, #1856]
    bit v28.16b, v18.16b, v2.16b
    ldr q18, [sp, #1840]
    bit v28.16b, v18.16b, v0.16b
    ldr q18, [x8, #688]
    ldr q14, [sp, #1824]
    bit v28.16b, v14.16b, v18.16b
    ldr q14, [x8, #1120]
    ldr q15, [sp, #1808]
    bit v28.16b, v15.16b, v14.16b
    ldr q15, [x8, #1104]
    ldr q13, [sp, #1792]
    bit v28.16b, v13.16b, v15.16b
    ldr q13, [x8, #832]
    ldr q12, [sp, #1776]
    bit v28.16b, v12.16b, v13.16b
    ldr q12, [x8, #512]
    ldr q10, [sp, #1760]
    bit v28.16b, v10.16b, v12.16b
    ldr q10, [x8, #880]
    ldr q8, [sp, #1744]
    bit v28.16b, v8.16b, v10.16b
    ldr q8, [x8, #1328]
    ldr q17, [sp, #1728]
    bit v28.16b, v17.16b, v8.16b
    ldr q17, [x8, #1040]
    ldr q1, [sp, #1712]
    bit v28.16b, v1.16b, v17.16b
    ldr q1, [x8, #1552]
    ldr q17, [sp, #1696]
    bit v28.16b, v17.16b, v1.16b
    ldr q17, [x8, #416]
    ldr q1, [sp, #1680]
    bit v28.16b, v1.16b, v17.16b
    ldr q1, [x8, #480]
    ldr q17, [sp, #1664]
    bit v28.16b, v17.16b, v1.16b
    ldr q17, [sp, #144]
    bit v17.16b, v9.16b, v16.16b
    bit v17.16b, v5.16b, v31.16b
    bit v17.16b, v24.16b, v21.16b
    bit v17.16b, v22.16b, v2.16b
    bit v17.16b, v25.16b, v0.16b
    bit v17.16b, v6.16b, v18.16b
    bit v17.16b, v23.16b, v14.16b
    bit v17.16b, v19.16b, v15.16b
    bit v17.16b, v20.16b, v13.16b
    bit v17.16b, v26.16b, v12.16b
    bit v17.16b, v30.16b, v10.16b
    bit v17.16b, v4.16b, v8.16b
    ldr q4, [x8, #1040]
    bit v17.16b, v27.16b, v4.16b
    ldr q5, [x8, #1552]
    bit v17.16b, v29.16b, v5.16b
    ldr q6, [x8, #416]
    bit v17.16b, v3.16b, v6.16b
    bit v17.16b, v11.16b, v1.16b
    ushr v3.16b, v7.16b, #3
    mvn v3.16b, v3.16b
    ushr v19.16b, v7.16b, #7
    mvn v19.16b, v19.16b
    ushr v20.16b, v7.16b, #4
    mvn v20.16b, v20.16b
    eor v22.16b, v20.16b, v19.16b
    ushr v23.16b, v7.16b, #1
    mvn v23.16b, v23.16b
    eor3 v24.16b, v23.16b, v3.16b, v22.16b
    eor v25.16b, v23.16b, v19.16b
    ushr v26.16b, v7.16b, #2
    eor3 v27.16b, v23.16b, v26.16b, v25.16b
    eor3 v29.16b, v23.16b, v26.16b, v22.16b
    orn v30.16b, v29.16b, v24.16b
    ushr v9.16b, v7.16b, #5
    mvn v9.16b, v9.16b
    eor3 v11.16b, v23.16b, v9.16b, v29.16b
    eor3 v1.16b, v9.16b, v19.16b, v11.16b
    orr v6.16b, v11.16b, v1.16b
    eor v5.16b, v24.16b, v11.16b
    eor3 v4.16b, v7.16b, v11.16b, v5.16b
    ushr v8.16b, v7.16b, #6
    eor3 v10.16b, v9.16b, v8.16b, v24.16b
    eor3 v26.16b, v26.16b, v9.16b, v10.16b
    eor3 v9.16b, v20.16b, v10.16b, v4.16b
    eor3 v19.16b, v20.16b, v19.16b, v9.16b
    mvn v20.16b, v9.16b
    eor v12.16b, v29.16b, v9.16b
    eor3 v13.16b, v23.16b, v27.16b, v12.16b
    bcax v15.16b, v6.16b, v23.16b, v13.16b
    eor3 v8.16b, v8.16b, v24.16b, v15.16b
    eor v14.16b, v5.16b, v13.16b
    bcax v8.16b, v8.16b, v14.16b, v19.16b
    and v18.16b, v27.16b, v10.16b
    eor3 v8.16b, v18.16b, v19.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    bcax v18.16b, v18.16b, v7.16b, v20.16b
    eor3 v6.16b, v18.16b, v26.16b, v6.16b
    bcax v20.16b, v18.16b, v22.16b, v26.16b
    eor3 v18.16b, v18.16b, v20.16b, v15.16b
    eor v20.16b, v20.16b, v30.16b
    bcax v18.16b, v18.16b, v5.16b, v25.16b
    bcax v6.16b, v6.16b, v4.16b, v12.16b
    bcax v30.16b, v3.16b, v20.16b, v18.16b
    bcax v8.16b, v6.16b, v30.16b, v20.16b
    bcax v15.16b, v30.16b, v3.16b, v8.16b
    bit v3.16b, v8.16b, v18.16b
    bsl v30.16b, v15.16b, v18.16b
    bit v6.16b, v15.16b, v20.16b
    bcax v18.16b, v20.16b, v6.16b, v8.16b
    and v20.16b, v25.16b, v6.16b
    orn v25.16b, v13.16b, v18.16b
    bcax v23.16b, v20.16b, v18.16b, v23.16b
    bcax v5.16b, v25.16b, v6.16b, v5.16b
    bcax v8.16b, v6.16b, v25.16b, v18.16b
    bcax v19.16b, v20.16b, v19.16b, v8.16b
    eor v20.16b, v6.16b, v30.16b
    bcax v11.16b, v5.16b, v20.16b, v11.16b
    mvn v13.16b, v30.16b
    bcax v24.16b, v5.16b, v24.16b, v13.16b
    eor v13.16b, v30.16b, v3.16b
    bcax v7.16b, v24.16b, v7.16b, v13.16b
    orr v12.16b, v12.16b, v3.16b
    bcax v4.16b, v24.16b, v4.16b, v3.16b
    eor3 v3.16b, v6.16b, v3.16b, v8.16b
    bcax v24.16b, v7.16b, v14.16b, v8.16b
    eor3 v5.16b, v5.16b, v7.16b, v11.16b
    bcax v5.16b, v5.16b, v3.16b, v10.16b
    eor3 v6.16b, v6.16b, v18.16b, v13.16b
    bcax v7.16b, v11.16b, v26.16b, v6.16b
    orn v6.16b, v6.16b, v22.16b
    bcax v1.16b, v6.16b, v20.16b, v1.16b
    eor v18.16b, v1.16b, v12.16b
    eor3 v1.16b, v23.16b, v24.16b, v1.16b
    bcax v20.16b, v18.16b, v30.16b, v29.16b
    eor v4.16b, v20.16b, v4.16b
    eor3 v22.16b, v25.16b, v24.16b, v4.16b
    eor3 v19.16b, v5.16b, v19.16b, v7.16b
    bcax v3.16b, v19.16b, v3.16b, v27.16b
    eor3 v18.16b, v18.16b, v7.16b, v19.16b
    eor3 v6.16b, v6.16b, v7.16b, v4.16b
    bcax v7.16b, v18.16b, v9.16b, v13.16b
    eor v5.16b, v1.16b, v5.16b
    mvn v1.16b, v1.16b
    ushr v18.2d, v1.2d, #8
    ldr q19, [x8, #1712]
    bsl v19.16b, v18.16b, v28.16b
    ldr q23, [x8, #1808]
    tbl v23.16b, {v1.16b}, v23.16b
    ldr q24, [x8, #1504]
    ldr q25, [sp, #992]
    bsl v24.16b, v23.16b, v25.16b
    ushr v25.2d, v5.2d, #7
    ldr q26, [x8, #1680]
    bsl v26.16b, v25.16b, v19.16b
    ldr q19, [x8, #1792]
    tbl v27.16b, {v5.16b}, v19.16b
    tbl v28.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #39
    shl v28.2d, v28.2d, #25
    ldr q29, [x8, #1840]
    tbl v29.16b, {v1.16b}, v29.16b
    orr v27.16b, v27.16b, v28.16b
    ldr q28, [x8, #1568]
    bsl v28.16b, v27.16b, v29.16b
    tbl v27.16b, {v5.16b}, v19.16b
    tbl v29.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #7
    shl v29.2d, v29.2d, #57
    orr v27.16b, v27.16b, v29.16b
    ldr q29, [x8, #1248]
    bsl v29.16b, v27.16b, v24.16b
    tbl v24.16b, {v5.16b}, v19.16b
    shl v24.2d, v24.2d, #25
    mvn v3.16b, v3.16b
    ushr v30.2d, v5.2d, #39
    orr v24.16b, v30.16b, v24.16b
    tbl v30.16b, {v3.16b}, v19.16b
    tbl v8.16b, {v30.16b}, v19.16b
    tbl v9.16b, {v3.16b}, v19.16b
    ushr v30.2d, v30.2d, #35
    shl v8.2d, v8.2d, #29
    mvn v7.16b, v7.16b
    shl v9.2d, v9.2d, #29
    orr v30.16b, v30.16b, v8.16b
    ushr v8.2d, v3.2d, #35
    orr v8.16b, v8.16b, v9.16b
    tbl v9.16b, {v3.16b}, v19.16b
    tbl v10.16b, {v9.16b}, v19.16b
    ushr v9.2d, v9.2d, #3
    shl v10.2d, v10.2d, #61
    orr v9.16b, v9.16b, v10.16b
    tbl v10.16b, {v7.16b}, v19.16b
    ushr v11.2d, v7.2d, #38
    shl v10.2d, v10.2d, #26
    orr v10.16b, v11.16b, v10.16b
    tbl v11.16b, {v7.16b}, v19.16b
    tbl v12.16b, {v11.16b}, v19.16b
    ushr v11.2d, v11.2d, #6
    shl v12.2d, v12.2d, #58
    orr v11.16b, v11.16b, v12.16b
    ldr q12, [x8, #1424]
    bsl v12.16b, v11.16b, v29.16b
    ushr v29.2d, v7.2d, #6
    ldr q13, [x8, #672]
    bsl v13.16b, v29.16b, v26.16b
    tbl v26.16b, {v7.16b}, v19.16b
    tbl v14.16b, {v26.16b}, v19.16b
    ushr v26.2d, v26.2d, #38
    shl v14.2d, v14.2d, #26
    eor3 v20.16b, v20.16b, v4.16b, v6.16b
    mvn v4.16b, v4.16b
    orr v26.16b, v26.16b, v14.16b
    ldr q14, [x8, #1008]
    bsl v14.16b, v26.16b, v28.16b
    tbl v26.16b, {v4.16b}, v19.16b
    tbl v28.16b, {v26.16b}, v19.16b
    ushr v26.2d, v26.2d, #4
    shl v28.2d, v28.2d, #60
    orr v26.16b, v26.16b, v28.16b
    tbl v28.16b, {v4.16b}, v19.16b
    ushr v15.2d, v4.2d, #36
    str q17, [sp, #992]
    tbl v17.16b, {v4.16b}, v19.16b
    shl v28.2d, v28.2d, #28
    orr v28.16b, v15.16b, v28.16b
    tbl v15.16b, {v17.16b}, v19.16b
    ushr v17.2d, v17.2d, #36
    shl v15.2d, v15.2d, #28
    shl v5.4s, v5.4s, #25
    str q29, [sp, #144]
    ushr v29.2d, v4.2d, #4
    str q4, [sp, #1664]
    ldr q4, [x8, #1824]
    tbl v4.16b, {v1.16b}, v4.16b
    shl v1.4s, v1.4s, #24
    orr v17.16b, v17.16b, v15.16b
    tbl v15.16b, {v20.16b}, v19.16b
    str q25, [sp, #1680]
    tbl v25.16b, {v15.16b}, v19.16b
    str q18, [sp, #1696]
    tbl v18.16b, {v20.16b}, v19.16b
    ushr v15.2d, v15.2d, #33
    shl v25.2d, v25.2d, #31
    mvn v22.16b, v22.16b
    ushr v0.2d, v20.2d, #1
    str q3, [sp, #1712]
    ushr v3.2d, v3.2d, #3
    shl v18.2d, v18.2d, #31
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v20.2d, #33
    orr v18.16b, v15.16b, v18.16b
    tbl v15.16b, {v20.16b}, v19.16b
    str q20, [sp, #1728]
    tbl v20.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #1
    shl v20.2d, v20.2d, #63
    orr v20.16b, v15.16b, v20.16b
    ushr v15.2d, v6.2d, #2
    ushr v2.2d, v6.2d, #34
    tbl v21.16b, {v6.16b}, v19.16b
    shl v21.2d, v21.2d, #30
    orr v2.16b, v2.16b, v21.16b
    tbl v21.16b, {v6.16b}, v19.16b
    str q6, [sp, #1744]
    tbl v6.16b, {v6.16b}, v19.16b
    ushr v31.2d, v6.2d, #2
    tbl v6.16b, {v6.16b}, v19.16b
    shl v6.2d, v6.2d, #62
    orr v6.16b, v31.16b, v6.16b
    tbl v31.16b, {v21.16b}, v19.16b
    shl v31.2d, v31.2d, #30
    ushr v21.2d, v21.2d, #34
    orr v21.16b, v21.16b, v31.16b
    ushr v31.2d, v22.2d, #5
    ldr q16, [x8, #1264]
    bsl v16.16b, v31.16b, v13.16b
    ldr q13, [x8, #528]
    bsl v13.16b, v29.16b, v16.16b
    ldr q16, [x8, #1152]
    bsl v16.16b, v3.16b, v13.16b
    ldr q13, [x8, #1184]
    bsl v13.16b, v15.16b, v16.16b
    ldr q16, [x8, #1536]
    bsl v16.16b, v0.16b, v13.16b
    ldr q13, [x8, #1616]
    bsl v13.16b, v1.16b, v16.16b
    shl v1.4s, v7.4s, #26
    ldr q7, [x8, #1456]
    bsl v7.16b, v5.16b, v13.16b
    ldr q5, [x8, #960]
    bsl v5.16b, v1.16b, v7.16b
    tbl v1.16b, {v22.16b}, v19.16b
    tbl v7.16b, {v1.16b}, v19.16b
    shl v7.2d, v7.2d, #27
    ushr v1.2d, v1.2d, #37
    orr v1.16b, v1.16b, v7.16b
    ldr q7, [x8, #544]
    bsl v7.16b, v1.16b, v14.16b
    ldr q1, [x8, #1472]
    bsl v1.16b, v17.16b, v7.16b
    ldr q7, [x8, #736]
    bsl v7.16b, v30.16b, v1.16b
    ldr q1, [x8, #1408]
    bsl v1.16b, v21.16b, v7.16b
    ldr q7, [x8, #720]
    bsl v7.16b, v25.16b, v1.16b
    ldr q1, [x8, #848]
    bsl v1.16b, v23.16b, v7.16b
    ldr q7, [x8, #864]
    bsl v7.16b, v27.16b, v1.16b
    ldr q1, [x8, #640]
    bsl v1.16b, v11.16b, v7.16b
    tbl v7.16b, {v22.16b}, v19.16b
    tbl v16.16b, {v7.16b}, v19.16b
    ushr v7.2d, v7.2d, #5
    shl v16.2d, v16.2d, #59
    orr v7.16b, v7.16b, v16.16b
    ldr q16, [x8, #1376]
    bsl v16.16b, v7.16b, v12.16b
    ldr q17, [x8, #1024]
    bsl v17.16b, v7.16b, v1.16b
    ldr q1, [x8, #768]
    bsl v1.16b, v26.16b, v17.16b
    ldr q7, [x8, #1392]
    bsl v7.16b, v26.16b, v16.16b
    ldr q16, [x8, #1520]
    bsl v16.16b, v9.16b, v7.16b
    ldr q7, [x8, #1664]
    bsl v7.16b, v9.16b, v1.16b
    ldr q1, [x8, #752]
    bsl v1.16b, v6.16b, v7.16b
    ldr q7, [x8, #1584]
    bsl v7.16b, v6.16b, v16.16b
    ldr q6, [x8, #704]
    bsl v6.16b, v20.16b, v7.16b
    ldr q7, [x8, #976]
    ldr q16, [sp, #688]
    bit v16.16b, v4.16b, v7.16b
    ldr q17, [x8, #1632]
    bsl v17.16b, v4.16b, v6.16b
    ldr q4, [x8, #608]
    bit v16.16b, v24.16b, v4.16b
    ldr q6, [x8, #1600]
    bsl v6.16b, v24.16b, v17.16b
    ldr q17, [x8, #1488]
    bit v16.16b, v10.16b, v17.16b
    ldr q21, [x8, #496]
    bsl v21.16b, v10.16b, v6.16b
    ldr q6, [x8, #1728]
    bsl v6.16b, v20.16b, v1.16b
    tbl v1.16b, {v22.16b}, v19.16b
    shl v1.2d, v1.2d, #27
    ushr v19.2d, v22.2d, #37
    orr v1.16b, v19.16b, v1.16b
    ldr q19, [x8, #1200]
    bsl v19.16b, v1.16b, v21.16b
    ldr q20, [x8, #1216]
    bsl v20.16b, v28.16b, v19.16b
    ldr q19, [x8, #1312]
    bsl v19.16b, v8.16b, v20.16b
    ldr q20, [x8, #1296]
    bsl v20.16b, v2.16b, v19.16b
    ldr q19, [x8, #1232]
    bsl v19.16b, v18.16b, v20.16b
    ldr q20, [sp, #304]
    bsl v7.16b, v20.16b, v19.16b
    ldr q19, [sp, #416]
    bsl v4.16b, v19.16b, v7.16b
    ldr q7, [sp, #320]
    bsl v17.16b, v7.16b, v4.16b
    ldr q4, [x8, #2304]
    ldr q7, [x8, #992]
    bit v16.16b, v1.16b, v7.16b
    ldr q1, [x8, #2320]
    ldr q19, [sp, #432]
    bsl v7.16b, v19.16b, v17.16b
    ldr q17, [sp, #528]
    ext v19.16b, v17.16b, v17.16b, #12
    ldr q20, [x8, #1072]
    bsl v20.16b, v19.16b, v17.16b
    ext v19.16b, v17.16b, v17.16b, #4
    ext v17.16b, v17.16b, v17.16b, #8
    ldr q21, [x8, #928]
    bsl v21.16b, v17.16b, v20.16b
    ldr q17, [x8, #1648]
    bsl v17.16b, v19.16b, v21.16b
    mov v19.16b, v17.16b
    sri v19.8h, v17.8h, #8
    shl v20.16b, v19.16b, #1
    movi v21.16b, #85
    bit v20.16b, v19.16b, v21.16b
    shl v23.16b, v20.16b, #2
    movi v24.16b, #51
    bit v23.16b, v20.16b, v24.16b
    mov v25.16b, v23.16b
    sli v25.16b, v23.16b, #4
    ext v26.16b, v25.16b, v25.16b, #10
    ext v25.16b, v25.16b, v25.16b, #14
    ldr q27, [x8, #2064]
    bit v25.16b, v26.16b, v27.16b
    // round 1 (aes.dsl:47)
    mvn v25.16b, v25.16b
    str q25, [x0, #2048]
    sli v17.8h, v17.8h, #8
    shl v25.16b, v17.16b, #1
    bit v25.16b, v17.16b, v21.16b
    shl v26.16b, v25.16b, #2
    bit v26.16b, v25.16b, v24.16b
    ldr q30, [x8, #1136]
    bit v16.16b, v28.16b, v30.16b
    mov v28.16b, v26.16b
    sli v28.16b, v26.16b, #4
    ext v28.16b, v28.16b, v28.16b, #12
    mvn v28.16b, v28.16b
    str q28, [x0, #2064]
    ushr v28.16b, v19.16b, #1
    bit v19.16b, v28.16b, v21.16b
    shl v28.16b, v19.16b, #2
    bit v28.16b, v19.16b, v24.16b
    ldr q9, [sp, #464]
    bsl v30.16b, v9.16b, v7.16b
    mov v7.16b, v28.16b
    sli v7.16b, v28.16b, #4
    ext v9.16b, v7.16b, v7.16b, #10
    ext v7.16b, v7.16b, v7.16b, #14
    bit v7.16b, v9.16b, v27.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #2080]
    ushr v7.16b, v17.16b, #1
    bit v17.16b, v7.16b, v21.16b
    shl v7.16b, v17.16b, #2
    bit v7.16b, v17.16b, v24.16b
    mov v9.16b, v7.16b
    sli v9.16b, v7.16b, #4
    ext v9.16b, v9.16b, v9.16b, #12
    mvn v9.16b, v9.16b
    str q9, [x0, #2096]
    ushr v9.16b, v20.16b, #2
    bit v20.16b, v9.16b, v24.16b
    mov v9.16b, v20.16b
    sli v9.16b, v20.16b, #4
    ldr q10, [x8, #688]
    bit v16.16b, v8.16b, v10.16b
    ext v8.16b, v9.16b, v9.16b, #10
    ext v9.16b, v9.16b, v9.16b, #14
    bit v9.16b, v8.16b, v27.16b
    mvn v8.16b, v9.16b
    str q8, [x0, #2112]
    ushr v8.16b, v25.16b, #2
    bit v25.16b, v8.16b, v24.16b
    mov v8.16b, v25.16b
    sli v8.16b, v25.16b, #4
    ext v8.16b, v8.16b, v8.16b, #12
    mvn v8.16b, v8.16b
    str q8, [x0, #2128]
    ushr v8.16b, v19.16b, #2
    bit v19.16b, v8.16b, v24.16b
    mov v8.16b, v19.16b
    sli v8.16b, v19.16b, #4
    ext v9.16b, v8.16b, v8.16b, #10
    ext v8.16b, v8.16b, v8.16b, #14
    bit v8.16b, v9.16b, v27.16b
    mvn v8.16b, v8.16b
    str q8, [x0, #2144]
    ushr v8.16b, v17.16b, #2
    bit v17.16b, v8.16b, v24.16b
    mov v8.16b, v17.16b
    sli v8.16b, v17.16b, #4
    ext v8.16b, v8.16b, v8.16b, #12
    mvn v8.16b, v8.16b
    str q8, [x0, #2160]
    sri v23.16b, v23.16b, #4
    ext v8.16b, v23.16b, v23.16b, #10
    ext v23.16b, v23.16b, v23.16b, #14
    bit v23.16b, v8.16b, v27.16b
    str q23, [x0, #2176]
    sri v26.16b, v26.16b, #4
    ext v23.16b, v26.16b, v26.16b, #12
    str q23, [x0, #2192]
    sri v28.16b, v28.16b, #4
    ext v23.16b, v28.16b, v28.16b, #10
    ext v26.16b, v28.16b, v28.16b, #14
    bit v26.16b, v23.16b, v27.16b
    str q26, [x0, #2208]
    sri v7.16b, v7.16b, #4
    ext v7.16b, v7.16b, v7.16b, #12
    str q7, [x0, #2224]
    sri v20.16b, v20.16b, #4
    ext v7.16b, v20.16b, v20.16b, #10
    ext v20.16b, v20.16b, v20.16b, #14
    bit v20.16b, v7.16b, v27.16b
    mvn v7.16b, v20.16b
    str q7, [x0, #2240]
    sri v25.16b, v25.16b, #4
    ext v7.16b, v25.16b, v25.16b, #12
    mvn v7.16b, v7.16b
    str q7, [x0, #2256]
    sri v19.16b, v19.16b, #4
    ext v7.16b, v19.16b, v19.16b, #10
    ext v19.16b, v19.16b, v19.16b, #14
    bit v19.16b, v7.16b, v27.16b
    mvn v7.16b, v19.16b
    str q7, [x0, #2272]
    sri v17.16b, v17.16b, #4
    ext v7.16b, v17.16b, v17.16b, #12
    mvn v7.16b, v7.16b
    str q7, [x0, #2288]
    ldr q7, [sp, #1008]
    mov v17.16b, v7.16b
    sli v17.8h, v7.8h, #8
    shl v19.16b, v17.16b, #1
    bit v19.16b, v17.16b, v21.16b
    shl v20.16b, v19.16b, #2
    bit v20.16b, v19.16b, v24.16b
    mov v23.16b, v20.16b
    sli v23.16b, v20.16b, #4
    ext v25.16b, v23.16b, v23.16b, #2
    ext v23.16b, v23.16b, v23.16b, #6
    bit v23.16b, v25.16b, v27.16b
    // round 2 (aes.dsl:47)
    mvn v25.16b, v23.16b
    str q25, [x0, #2304]
    sri v7.8h, v7.8h, #8
    shl v25.16b, v7.16b, #1
    bit v25.16b, v7.16b, v21.16b
    shl v26.16b, v25.16b, #2
    bit v26.16b, v25.16b, v24.16b
    mov v28.16b, v26.16b
    sli v28.16b, v26.16b, #4
    ext v8.16b, v28.16b, v28.16b, #10
    ext v28.16b, v28.16b, v28.16b, #14
    bit v28.16b, v8.16b, v27.16b
    mvn v8.16b, v28.16b
    str q8, [x0, #2320]
    ushr v8.16b, v17.16b, #1
    bit v17.16b, v8.16b, v21.16b
    shl v8.16b, v17.16b, #2
    bit v8.16b, v17.16b, v24.16b
    mov v9.16b, v8.16b
    sli v9.16b, v8.16b, #4
    ext v11.16b, v9.16b, v9.16b, #2
    ext v9.16b, v9.16b, v9.16b, #6
    bit v9.16b, v11.16b, v27.16b
    str q9, [x0, #2336]
    ushr v9.16b, v7.16b, #1
    bit v7.16b, v9.16b, v21.16b
    shl v9.16b, v7.16b, #2
    bit v9.16b, v7.16b, v24.16b
    mov v11.16b, v9.16b
    sli v11.16b, v9.16b, #4
    ldr q12, [sp, #192]
    bsl v10.16b, v12.16b, v30.16b
    ext v30.16b, v11.16b, v11.16b, #10
    ext v11.16b, v11.16b, v11.16b, #14
    bit v11.16b, v30.16b, v27.16b
    str q11, [x0, #2352]
    ushr v30.16b, v19.16b, #2
    bit v19.16b, v30.16b, v24.16b
    mov v30.16b, v19.16b
    sli v30.16b, v19.16b, #4
    ext v11.16b, v30.16b, v30.16b, #2
    ext v30.16b, v30.16b, v30.16b, #6
    bit v30.16b, v11.16b, v27.16b
    mvn v11.16b, v30.16b
    str q11, [x0, #2368]
    ushr v11.16b, v25.16b, #2
    bit v25.16b, v11.16b, v24.16b
    mov v11.16b, v25.16b
    sli v11.16b, v25.16b, #4
    ext v12.16b, v11.16b, v11.16b, #10
    ext v11.16b, v11.16b, v11.16b, #14
    bit v11.16b, v12.16b, v27.16b
    mvn v12.16b, v11.16b
    str q12, [x0, #2384]
    ushr v12.16b, v17.16b, #2
    bit v17.16b, v12.16b, v24.16b
    mov v12.16b, v17.16b
    sli v12.16b, v17.16b, #4
    ldr q13, [x8, #1120]
    bit v16.16b, v2.16b, v13.16b
    ext v2.16b, v12.16b, v12.16b, #2
    ext v12.16b, v12.16b, v12.16b, #6
    bit v12.16b, v2.16b, v27.16b
    mvn v2.16b, v12.16b
    str q2, [x0, #2400]
    ushr v2.16b, v7.16b, #2
    bit v7.16b, v2.16b, v24.16b
    mov v2.16b, v7.16b
    sli v2.16b, v7.16b, #4
    ldr q14, [sp, #352]
    bsl v13.16b, v14.16b, v10.16b
    ext v10.16b, v2.16b, v2.16b, #10
    ext v2.16b, v2.16b, v2.16b, #14
    bit v2.16b, v10.16b, v27.16b
    mvn v10.16b, v2.16b
    str q10, [x0, #2416]
    sri v20.16b, v20.16b, #4
    ext v10.16b, v20.16b, v20.16b, #2
    ext v20.16b, v20.16b, v20.16b, #6
    bit v20.16b, v10.16b, v27.16b
    mvn v10.16b, v20.16b
    str q10, [x0, #2432]
    sri v26.16b, v26.16b, #4
    ext v10.16b, v26.16b, v26.16b, #10
    ext v26.16b, v26.16b, v26.16b, #14
    bit v26.16b, v10.16b, v27.16b
    mvn v10.16b, v26.16b
    str q10, [x0, #2448]
    sri v8.16b, v8.16b, #4
    ext v10.16b, v8.16b, v8.16b, #2
    ext v8.16b, v8.16b, v8.16b, #6
    bit v8.16b, v10.16b, v27.16b
    mvn v10.16b, v8.16b
    str q10, [x0, #2464]
    sri v9.16b, v9.16b, #4
    ext v10.16b, v9.16b, v9.16b, #10
    ext v9.16b, v9.16b, v9.16b, #14
    bit v9.16b, v10.16b, v27.16b
    mvn v10.16b, v9.16b
    str q10, [x0, #2480]
    sri v19.16b, v19.16b, #4
    ext v10.16b, v19.16b, v19.16b, #2
    ext v19.16b, v19.16b, v19.16b, #6
    bit v19.16b, v10.16b, v27.16b
    str q19, [x0, #2496]
    sri v25.16b, v25.16b, #4
    ext v19.16b, v25.16b, v25.16b, #10
    ext v25.16b, v25.16b, v25.16b, #14
    bit v25.16b, v19.16b, v27.16b
    str q25, [x0, #2512]
    sri v17.16b, v17.16b, #4
    ext v19.16b, v17.16b, v17.16b, #2
    ext v17.16b, v17.16b, v17.16b, #6
    bit v17.16b, v19.16b, v27.16b
    str q17, [x0, #2528]
    sri v7.16b, v7.16b, #4
    ext v17.16b, v7.16b, v7.16b, #10
    ext v7.16b, v7.16b, v7.16b, #14
    bsl v27.16b, v17.16b, v7.16b
    str q27, [x0, #2544]
    str q23, [x0, #2560]
    str q28, [x0, #2576]
    str q30, [x0, #2592]
    str q11, [x0, #2608]
    str q12, [x0, #2624]
    str q2, [x0, #2640]
    str q20, [x0, #2656]
    str q26, [x0, #2672]
    str q8, [x0, #2688]
    str q9, [x0, #2704]
    ldr q2, [x1, #0]
    mov v7.16b, v2.16b
    sli v7.8h, v2.8h, #8
    ushr v17.16b, v7.16b, #1
    bif v17.16b, v7.16b, v21.16b
    shl v19.16b, v17.16b, #2
    bit v19.16b, v17.16b, v24.16b
    mov v20.16b, v19.16b
    sli v20.16b, v19.16b, #4
    str q20, [x0, #2720]
    sri v2.8h, v2.8h, #8
    ushr v20.16b, v2.16b, #1
    bif v20.16b, v2.16b, v21.16b
    shl v23.16b, v20.16b, #2
    bit v23.16b, v20.16b, v24.16b
    mov v25.16b, v23.16b
    sli v25.16b, v23.16b, #4
    str q25, [x0, #2736]
    shl v25.16b, v7.16b, #1
    bit v25.16b, v7.16b, v21.16b
    shl v7.16b, v25.16b, #2
    bit v7.16b, v25.16b, v24.16b
    mov v26.16b, v7.16b
    sri v26.16b, v7.16b, #4
    str q26, [x0, #2752]
    shl v26.16b, v2.16b, #1
    bit v26.16b, v2.16b, v21.16b
    shl v2.16b, v26.16b, #2
    bit v2.16b, v26.16b, v24.16b
    mov v27.16b, v2.16b
    sri v27.16b, v2.16b, #4
    str q27, [x0, #2768]
    sri v19.16b, v19.16b, #4
    str q19, [x0, #2784]
    sri v23.16b, v23.16b, #4
    ldr q19, [x8, #1104]
    ldr q27, [sp, #80]
    bit v13.16b, v27.16b, v19.16b
    str q23, [x0, #2800]
    ushr v23.16b, v25.16b, #2
    bsl v19.16b, v18.16b, v16.16b
    ldr q16, [x8, #832]
    ldr q18, [sp, #1536]
    bit v13.16b, v18.16b, v16.16b
    bit v25.16b, v23.16b, v24.16b
    ldr q18, [sp, #1696]
    bsl v16.16b, v18.16b, v19.16b
    ldr q18, [x8, #512]
    ldr q19, [sp, #1216]
    bit v13.16b, v19.16b, v18.16b
    mov v19.16b, v25.16b
    sri v19.16b, v25.16b, #4
    shl v22.4s, v22.4s, #27
    ldr q23, [sp, #1680]
    bsl v18.16b, v23.16b, v16.16b
    ldr q16, [x8, #880]
    ldr q23, [sp, #576]
    bit v13.16b, v23.16b, v16.16b
    str q19, [x0, #2816]
    ushr v19.16b, v26.16b, #2
    ldr q23, [sp, #1664]
    shl v23.4s, v23.4s, #28
    ldr q27, [x8, #448]
    bsl v27.16b, v22.16b, v5.16b
    ldr q5, [sp, #144]
    bsl v16.16b, v5.16b, v18.16b
    ldr q5, [x8, #1328]
    ldr q18, [sp, #544]
    bit v13.16b, v18.16b, v5.16b
    bit v26.16b, v19.16b, v24.16b
    ldr q18, [sp, #1712]
    shl v18.4s, v18.4s, #29
    ldr q19, [x8, #1696]
    bsl v19.16b, v23.16b, v27.16b
    bsl v5.16b, v31.16b, v16.16b
    ldr q16, [x8, #1040]
    ldr q22, [sp, #640]
    bit v13.16b, v22.16b, v16.16b
    mov v22.16b, v26.16b
    sri v22.16b, v26.16b, #4
    ldr q23, [sp, #1744]
    shl v23.4s, v23.4s, #30
    ldr q27, [x8, #576]
    bsl v27.16b, v18.16b, v19.16b
    bsl v16.16b, v29.16b, v5.16b
    ldr q5, [x8, #1552]
    ldr q18, [sp, #592]
    bit v13.16b, v18.16b, v5.16b
    str q22, [x0, #2832]
    ushr v18.16b, v17.16b, #2
    ldr q19, [sp, #1728]
    shl v19.4s, v19.4s, #31
    ldr q22, [x8, #896]
    bsl v22.16b, v23.16b, v27.16b
    bsl v5.16b, v3.16b, v16.16b
    ldr q3, [x8, #416]
    ldr q16, [sp, #608]
    bit v13.16b, v16.16b, v3.16b
    bit v17.16b, v18.16b, v24.16b
    ldr q16, [x8, #800]
    bsl v16.16b, v19.16b, v22.16b
    bsl v3.16b, v15.16b, v5.16b
    ldr q5, [x8, #480]
    ldr q18, [sp, #944]
    bit v13.16b, v18.16b, v5.16b
    mov v18.16b, v17.16b
    sri v18.16b, v17.16b, #4
    bsl v5.16b, v0.16b, v3.16b
    ldr q0, [sp, #1392]
    eor3 v0.16b, v0.16b, v16.16b, v13.16b
    str q18, [x0, #2848]
    ushr v3.16b, v20.16b, #2
    ldr q16, [sp, #992]
    eor3 v0.16b, v0.16b, v16.16b, v5.16b
    bit v20.16b, v3.16b, v24.16b
    ldr q3, [sp, #624]
    ldr q5, [sp, #400]
    eor3 v0.16b, v0.16b, v3.16b, v5.16b
    mov v3.16b, v20.16b
    sri v3.16b, v20.16b, #4
    eor3 v0.16b, v0.16b, v6.16b, v4.16b
    str q3, [x0, #2864]
    sli v7.16b, v7.16b, #4
    ext v3.16b, v0.16b, v0.16b, #8
    str q7, [x0, #2880]
    sli v2.16b, v2.16b, #4
    bsl v1.16b, v3.16b, v0.16b
    str q2, [x0, #2896]
    sli v25.16b, v25.16b, #4
    mov v0.16b, v1.16b
    sli v0.8h, v1.8h, #8
    sri v1.8h, v1.8h, #8
    str q25, [x0, #2912]
    sli v26.16b, v26.16b, #4
    shl v2.16b, v1.16b, #1
    shl v3.16b, v0.16b, #1
    ushr v4.16b, v1.16b, #1
    str q26, [x0, #2928]
    sli v17.16b, v17.16b, #4
    ushr v5.16b, v0.16b, #1
    bif v4.16b, v1.16b, v21.16b
    bit v3.16b, v0.16b, v21.16b
    bit v2.16b, v1.16b, v21.16b
    str q17, [x0, #2944]
    sli v20.16b, v20.16b, #4
    // round 9 (aes.dsl:47)
    ldr q1, [sp, #1040]
    mvn v1.16b, v1.16b
    bsl v21.16b, v5.16b, v0.16b
    shl v0.16b, v2.16b, #2
    ushr v5.16b, v3.16b, #2
    shl v6.16b, v4.16b, #2
    shl v7.16b, v3.16b, #2
    ushr v16.16b, v2.16b, #2
    ushr v17.16b, v21.16b, #2
    ushr v18.16b, v4.16b, #2
    shl v19.16b, v21.16b, #2
    bif v5.16b, v3.16b, v24.16b
    bif v17.16b, v21.16b, v24.16b
    bit v0.16b, v2.16b, v24.16b
    bit v2.16b, v16.16b, v24.16b
    bit v6.16b, v4.16b, v24.16b
    bit v4.16b, v18.16b, v24.16b
    bit v19.16b, v21.16b, v24.16b
    bsl v24.16b, v3.16b, v7.16b
    mov v3.16b, v5.16b
    sli v3.16b, v5.16b, #4
    mov v7.16b, v2.16b
    sli v7.16b, v2.16b, #4
    mov v16.16b, v17.16b
    sli v16.16b, v17.16b, #4
    mov v18.16b, v19.16b
    sli v18.16b, v19.16b, #4
    mov v21.16b, v6.16b
    sli v21.16b, v6.16b, #4
    sri v5.16b, v5.16b, #4
    mov v22.16b, v24.16b
    sli v22.16b, v24.16b, #4
    mov v23.16b, v4.16b
    sli v23.16b, v4.16b, #4
    str q20, [x0, #2960]
    str q1, [x0, #1776]
    sri v4.16b, v4.16b, #4
    sri v24.16b, v24.16b, #4
    sri v2.16b, v2.16b, #4
    mov v1.16b, v0.16b
    sli v1.16b, v0.16b, #4
    sri v17.16b, v17.16b, #4
    sri v19.16b, v19.16b, #4
    str q18, [x0, #1824]
    str q21, [x0, #1840]
    sri v0.16b, v0.16b, #4
    str q2, [x0, #2000]
    str q4, [x0, #2032]
    // round 10 (aes.dsl:53)
    mvn v2.16b, v7.16b
    mvn v3.16b, v3.16b
    mvn v4.16b, v24.16b
    str q5, [x0, #1984]
    mvn v5.16b, v19.16b
    str q17, [x0, #2016]
    sri v6.16b, v6.16b, #4
    mvn v0.16b, v0.16b
    mvn v1.16b, v1.16b
    str q3, [x0, #1856]
    str q2, [x0, #1872]
    mvn v2.16b, v16.16b
    mvn v3.16b, v22.16b
    str q5, [x0, #1952]
    str q4, [x0, #1920]
    mvn v4.16b, v6.16b
    mvn v5.16b, v23.16b
    str q0, [x0, #1936]
    str q1, [x0, #1808]
    str q2, [x0, #1888]
    str q3, [x0, #1792]
    str q5, [x0, #1904]
    str q4, [x0, #1968]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #120
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1984
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
    sub sp, sp, #384
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x0, #2816]
    movi v2.16b, #51
    movi v3.16b, #85
    add x9, x1, #8
    ld1r {v4.4s}, [x9]
    ldr q5, [x8, #368]
    ldr q6, [x8, #384]
    ldr q7, [x0, #2832]
    ldr q16, [x0, #2928]
    ldr q17, [x0, #2784]
    ldr q18, [x0, #2736]
    ldr q19, [x0, #2912]
    ldr q20, [x0, #2864]
    ldr q21, [x0, #2896]
    ldr q22, [x0, #2800]
    ldr q23, [x0, #2720]
    and v0.16b, v0.16b, v5.16b
    ldr q5, [x0, #2752]
    ldr q24, [x0, #2848]
    and v4.16b, v4.16b, v6.16b
    ldr q6, [x0, #2960]
    ldr q25, [x0, #2880]
    ldr q26, [x0, #2768]
    ldr q27, [x0, #2944]
    orr v0.16b, v0.16b, v4.16b
    mov v4.16b, v0.16b
    sli v4.8h, v0.8h, #8
    sri v0.8h, v0.8h, #8
    ushr v28.16b, v0.16b, #1
    ushr v29.16b, v4.16b, #1
    shl v30.16b, v0.16b, #1
    shl v31.16b, v4.16b, #1
    bit v30.16b, v0.16b, v3.16b
    bit v0.16b, v28.16b, v3.16b
    bif v29.16b, v4.16b, v3.16b
    bsl v3.16b, v4.16b, v31.16b
    ushr v4.16b, v30.16b, #2
    shl v28.16b, v0.16b, #2
    ushr v31.16b, v29.16b, #2
    shl v8.16b, v3.16b, #2
    ushr v9.16b, v0.16b, #2
    shl v10.16b, v29.16b, #2
    bif v31.16b, v29.16b, v2.16b
    bif v4.16b, v30.16b, v2.16b
    bit v28.16b, v0.16b, v2.16b
    bit v8.16b, v3.16b, v2.16b
    bit v0.16b, v9.16b, v2.16b
    bit v10.16b, v29.16b, v2.16b
    mov v29.16b, v28.16b
    sli v29.16b, v28.16b, #4
    sri v28.16b, v28.16b, #4
    mov v9.16b, v4.16b
    sli v9.16b, v4.16b, #4
    sri v4.16b, v4.16b, #4
    mov v11.16b, v8.16b
    sli v11.16b, v8.16b, #4
    mov v12.16b, v10.16b
    sli v12.16b, v10.16b, #4
    eor v22.16b, v22.16b, v28.16b
    eor v16.16b, v16.16b, v9.16b
    mov v28.16b, v0.16b
    sli v28.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    eor v25.16b, v25.16b, v11.16b
    eor v23.16b, v23.16b, v12.16b
    eor v6.16b, v6.16b, v28.16b
    mov v28.16b, v31.16b
    sli v28.16b, v31.16b, #4
    sri v31.16b, v31.16b, #4
    str q16, [x0, #3056]
    sri v8.16b, v8.16b, #4
    eor v16.16b, v18.16b, v29.16b
    eor v0.16b, v20.16b, v0.16b
    str q25, [x0, #2976]
    eor v18.16b, v24.16b, v31.16b
    mvn v20.16b, v23.16b
    sri v10.16b, v10.16b, #4
    str q6, [x0, #3088]
    mvn v6.16b, v16.16b
    eor v5.16b, v5.16b, v8.16b
    mvn v16.16b, v22.16b
    mvn v18.16b, v18.16b
    eor v17.16b, v17.16b, v10.16b
    eor v4.16b, v7.16b, v4.16b
    str q20, [x0, #3008]
    str q6, [x0, #3024]
    str q16, [x0, #3152]
    mvn v0.16b, v0.16b
    mvn v5.16b, v5.16b
    eor v6.16b, v27.16b, v28.16b
    mvn v7.16b, v17.16b
    str q18, [x0, #3200]
    mvn v4.16b, v4.16b
    shl v16.16b, v30.16b, #2
    str q0, [x0, #3216]
    str q6, [x0, #3072]
    ushr v0.16b, v3.16b, #2
    str q4, [x0, #3184]
    str q7, [x0, #3136]
    bit v16.16b, v30.16b, v2.16b
    bsl v2.16b, v0.16b, v3.16b
    str q5, [x0, #3104]
    mov v0.16b, v16.16b
    sli v0.16b, v16.16b, #4
    sri v16.16b, v16.16b, #4
    mov v3.16b, v2.16b
    sli v3.16b, v2.16b, #4
    sri v2.16b, v2.16b, #4
    eor v0.16b, v21.16b, v0.16b
    eor v4.16b, v26.16b, v16.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v19.16b, v3.16b
    str q0, [x0, #2992]
    mvn v0.16b, v4.16b
    str q2, [x0, #3040]
    mvn v1.16b, v1.16b
    str q0, [x0, #3120]
    str q1, [x0, #3168]
    add x1, x0, #3232
    movz x4, #0
.Llwcc_aes128_128_ctr_nonce_neon_fill:
    dup v0.4s, w4
    ldr q1, [x8, #176]
    ldr q2, [x8, #144]
    ldr q3, [x8, #256]
    ldr q4, [x8, #272]
    ldr q5, [x8, #128]
    ldr q6, [x8, #160]
    ldr q7, [x8, #96]
    ldr q16, [x8, #288]
    // round 1 (aes.dsl:47)
    movi v17.16b, #255
    movi v18.16b, #85
    ldr q19, [x8, #192]
    ldr q20, [x8, #240]
    movi v21.16b, #0
    movi v22.16b, #51
    ldr q23, [x8, #112]
    ldr q24, [x8, #320]
    add v4.4s, v0.4s, v4.4s
    ldr q25, [x8, #48]
    add v5.4s, v0.4s, v5.4s
    add v6.4s, v0.4s, v6.4s
    add v1.4s, v0.4s, v1.4s
    ldr q26, [x8, #80]
    ldr q27, [x8, #208]
    add v16.4s, v0.4s, v16.4s
    add v21.4s, v0.4s, v21.4s
    add v7.4s, v0.4s, v7.4s
    ldr q28, [x8, #224]
    add v19.4s, v0.4s, v19.4s
    add v20.4s, v0.4s, v20.4s
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    add v23.4s, v0.4s, v23.4s
    tbl v7.16b, {v7.16b}, v24.16b
    tbl v19.16b, {v19.16b}, v24.16b
    tbl v2.16b, {v2.16b}, v24.16b
    add v25.4s, v0.4s, v25.4s
    add v27.4s, v0.4s, v27.4s
    tbl v21.16b, {v21.16b}, v24.16b
    add v26.4s, v0.4s, v26.4s
    add v0.4s, v0.4s, v28.4s
    tbl v3.16b, {v3.16b}, v24.16b
    tbl v25.16b, {v25.16b}, v24.16b
    tbl v27.16b, {v27.16b}, v24.16b
    tbl v20.16b, {v20.16b}, v24.16b
    tbl v5.16b, {v5.16b}, v24.16b
    tbl v0.16b, {v0.16b}, v24.16b
    mov v28.16b, v3.16b
    sli v28.8h, v25.8h, #8
    tbl v26.16b, {v26.16b}, v24.16b
    mov v29.16b, v19.16b
    sli v29.8h, v20.8h, #8
    mov v30.16b, v21.16b
    sli v30.8h, v5.8h, #8
    sri v25.8h, v3.8h, #8
    mov v3.16b, v0.16b
    sli v3.8h, v7.8h, #8
    tbl v16.16b, {v16.16b}, v24.16b
    tbl v1.16b, {v1.16b}, v24.16b
    tbl v23.16b, {v23.16b}, v24.16b
    tbl v6.16b, {v6.16b}, v24.16b
    tbl v4.16b, {v4.16b}, v24.16b
    sri v20.8h, v19.8h, #8
    mov v19.16b, v1.16b
    sli v19.8h, v26.8h, #8
    sri v26.8h, v1.8h, #8
    mov v1.16b, v23.16b
    sli v1.8h, v6.8h, #8
    sri v6.8h, v23.8h, #8
    mov v23.16b, v4.16b
    sli v23.8h, v2.8h, #8
    shl v24.16b, v26.16b, #1
    mov v31.16b, v16.16b
    sli v31.8h, v27.8h, #8
    sri v2.8h, v4.8h, #8
    sri v27.8h, v16.8h, #8
    shl v4.16b, v28.16b, #1
    sri v7.8h, v0.8h, #8
    shl v0.16b, v1.16b, #1
    ushr v16.16b, v2.16b, #1
    sri v5.8h, v21.8h, #8
    shl v21.16b, v19.16b, #1
    ushr v8.16b, v20.16b, #1
    ushr v9.16b, v30.16b, #1
    shl v10.16b, v31.16b, #1
    ushr v11.16b, v5.16b, #1
    ushr v12.16b, v29.16b, #1
    shl v13.16b, v25.16b, #1
    bit v19.16b, v9.16b, v18.16b
    shl v9.16b, v27.16b, #1
    bit v10.16b, v23.16b, v18.16b
    ushr v14.16b, v3.16b, #1
    ushr v15.16b, v7.16b, #1
    bit v4.16b, v29.16b, v18.16b
    bit v28.16b, v12.16b, v18.16b
    bit v9.16b, v2.16b, v18.16b
    shl v2.16b, v6.16b, #1
    bit v24.16b, v5.16b, v18.16b
    bit v6.16b, v15.16b, v18.16b
    ushr v5.16b, v23.16b, #1
    bit v0.16b, v3.16b, v18.16b
    bit v26.16b, v11.16b, v18.16b
    bit v27.16b, v16.16b, v18.16b
    bit v13.16b, v20.16b, v18.16b
    bit v1.16b, v14.16b, v18.16b
    bit v21.16b, v30.16b, v18.16b
    ushr v3.16b, v26.16b, #2
    bit v31.16b, v5.16b, v18.16b
    ushr v5.16b, v9.16b, #2
    shl v16.16b, v1.16b, #2
    shl v20.16b, v13.16b, #2
    bit v2.16b, v7.16b, v18.16b
    ushr v7.16b, v31.16b, #2
    ushr v23.16b, v19.16b, #2
    ushr v29.16b, v27.16b, #2
    bit v25.16b, v8.16b, v18.16b
    shl v30.16b, v6.16b, #2
    shl v8.16b, v2.16b, #2
    bit v1.16b, v23.16b, v22.16b
    shl v23.16b, v0.16b, #2
    ushr v11.16b, v21.16b, #2
    bit v30.16b, v26.16b, v22.16b
    ushr v26.16b, v10.16b, #2
    shl v12.16b, v25.16b, #2
    bit v16.16b, v19.16b, v22.16b
    bit v23.16b, v21.16b, v22.16b
    shl v19.16b, v4.16b, #2
    bit v0.16b, v11.16b, v22.16b
    shl v21.16b, v28.16b, #2
    ushr v11.16b, v24.16b, #2
    bit v6.16b, v3.16b, v22.16b
    bit v12.16b, v27.16b, v22.16b
    bit v28.16b, v7.16b, v22.16b
    bit v25.16b, v29.16b, v22.16b
    bit v4.16b, v26.16b, v22.16b
    bit v8.16b, v24.16b, v22.16b
    bit v21.16b, v31.16b, v22.16b
    mov v3.16b, v30.16b
    sli v3.16b, v12.16b, #4
    sri v12.16b, v30.16b, #4
    bit v13.16b, v5.16b, v22.16b
    bit v2.16b, v11.16b, v22.16b
    ldr q5, [x0, #3216]
    ldr q7, [x0, #3120]
    mov v24.16b, v16.16b
    sli v24.16b, v21.16b, #4
    sri v21.16b, v16.16b, #4
    bit v20.16b, v9.16b, v22.16b
    ldr q16, [x0, #3104]
    ldr q26, [x0, #3200]
    mov v27.16b, v2.16b
    sli v27.16b, v13.16b, #4
    sri v13.16b, v2.16b, #4
    bit v19.16b, v10.16b, v22.16b
    ldr q2, [x0, #3024]
    ldr q29, [x0, #3056]
    mov v30.16b, v20.16b
    sri v30.16b, v8.16b, #4
    mov v31.16b, v25.16b
    sri v31.16b, v6.16b, #4
    mov v9.16b, v28.16b
    sri v9.16b, v1.16b, #4
    ldr q10, [x0, #3008]
    ldr q11, [x0, #3040]
    sli v1.16b, v28.16b, #4
    mov v28.16b, v19.16b
    sri v28.16b, v23.16b, #4
    mov v14.16b, v0.16b
    sli v14.16b, v4.16b, #4
    ldr q15, [x0, #3152]
    ldr q18, [x0, #3088]
    sri v4.16b, v0.16b, #4
    eor v0.16b, v7.16b, v30.16b
    eor v5.16b, v31.16b, v5.16b
    ldr q7, [x0, #3136]
    ldr q30, [x0, #3072]
    sli v6.16b, v25.16b, #4
    eor v16.16b, v16.16b, v28.16b
    eor v25.16b, v26.16b, v9.16b
    eor v26.16b, v29.16b, v27.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v0.16b, v5.16b
    eor v24.16b, v10.16b, v24.16b
    eor v27.16b, v11.16b, v14.16b
    eor v28.16b, v16.16b, v25.16b
    ldr q29, [x0, #3184]
    ldr q31, [x0, #2992]
    eor v6.16b, v18.16b, v6.16b
    eor v18.16b, v15.16b, v12.16b
    eor3 v9.16b, v2.16b, v26.16b, v3.16b
    ldr q10, [x0, #2976]
    ldr q11, [x0, #3168]
    eor v1.16b, v30.16b, v1.16b
    eor v7.16b, v7.16b, v21.16b
    eor3 v21.16b, v24.16b, v27.16b, v28.16b
    sli v8.16b, v20.16b, #4
    eor3 v20.16b, v2.16b, v6.16b, v3.16b
    eor3 v30.16b, v2.16b, v18.16b, v9.16b
    sli v23.16b, v19.16b, #4
    eor3 v19.16b, v24.16b, v1.16b, v28.16b
    eor3 v12.16b, v24.16b, v7.16b, v21.16b
    eor v29.16b, v29.16b, v13.16b
    eor v31.16b, v31.16b, v8.16b
    eor3 v8.16b, v20.16b, v30.16b, v17.16b
    eor v4.16b, v11.16b, v4.16b
    eor v23.16b, v10.16b, v23.16b
    eor3 v10.16b, v19.16b, v12.16b, v17.16b
    eor v11.16b, v2.16b, v5.16b
    eor3 v13.16b, v18.16b, v29.16b, v20.16b
    eor3 v14.16b, v31.16b, v30.16b, v8.16b
    eor v15.16b, v24.16b, v25.16b
    eor3 v22.16b, v7.16b, v4.16b, v19.16b
    eor3 v17.16b, v23.16b, v12.16b, v10.16b
    str q14, [sp, #64]
    eor3 v14.16b, v0.16b, v13.16b, v14.16b
    str q1, [sp, #80]
    eor3 v1.16b, v2.16b, v26.16b, v11.16b
    str q15, [sp, #96]
    eor3 v15.16b, v24.16b, v27.16b, v15.16b
    str q17, [sp, #112]
    eor3 v17.16b, v16.16b, v22.16b, v17.16b
    eor3 v26.16b, v26.16b, v18.16b, v13.16b
    eor3 v18.16b, v18.16b, v5.16b, v30.16b
    str q6, [sp, #128]
    eor v6.16b, v9.16b, v14.16b
    str q11, [sp, #144]
    and v11.16b, v15.16b, v22.16b
    str q28, [sp, #160]
    eor3 v28.16b, v7.16b, v25.16b, v12.16b
    str q9, [sp, #176]
    eor v9.16b, v21.16b, v17.16b
    str q30, [sp, #192]
    orr v30.16b, v30.16b, v18.16b
    str q13, [sp, #208]
    and v13.16b, v1.16b, v13.16b
    str q1, [sp, #224]
    eor3 v1.16b, v2.16b, v1.16b, v6.16b
    str q18, [sp, #240]
    orr v18.16b, v12.16b, v28.16b
    eor3 v7.16b, v27.16b, v7.16b, v22.16b
    eor3 v27.16b, v24.16b, v15.16b, v9.16b
    eor3 v16.16b, v16.16b, v25.16b, v17.16b
    mvn v25.16b, v14.16b
    str q15, [sp, #256]
    bcax v15.16b, v30.16b, v2.16b, v1.16b
    eor3 v0.16b, v0.16b, v5.16b, v14.16b
    mvn v5.16b, v17.16b
    str q17, [sp, #272]
    bcax v17.16b, v18.16b, v24.16b, v27.16b
    bcax v25.16b, v13.16b, v31.16b, v25.16b
    str q14, [sp, #288]
    eor v14.16b, v8.16b, v1.16b
    eor3 v29.16b, v29.16b, v20.16b, v15.16b
    str q22, [sp, #304]
    eor v22.16b, v10.16b, v27.16b
    bcax v5.16b, v11.16b, v23.16b, v5.16b
    eor3 v4.16b, v4.16b, v19.16b, v17.16b
    str q21, [sp, #320]
    orr v21.16b, v21.16b, v19.16b
    str q31, [sp, #336]
    bcax v31.16b, v25.16b, v3.16b, v26.16b
    bcax v29.16b, v29.16b, v14.16b, v0.16b
    str q14, [sp, #352]
    ldr q14, [sp, #176]
    orr v14.16b, v14.16b, v20.16b
    str q23, [sp, #368]
    ldr q23, [sp, #160]
    bcax v23.16b, v5.16b, v23.16b, v7.16b
    bcax v4.16b, v4.16b, v22.16b, v16.16b
    eor3 v30.16b, v25.16b, v26.16b, v30.16b
    eor3 v25.16b, v25.16b, v31.16b, v15.16b
    eor3 v29.16b, v13.16b, v0.16b, v29.16b
    eor3 v18.16b, v5.16b, v7.16b, v18.16b
    eor3 v5.16b, v5.16b, v23.16b, v17.16b
    eor3 v4.16b, v11.16b, v16.16b, v4.16b
    eor v17.16b, v14.16b, v31.16b
    ldr q31, [sp, #144]
    bcax v25.16b, v25.16b, v8.16b, v31.16b
    ldr q11, [sp, #128]
    movi v13.16b, #255
    eor3 v29.16b, v11.16b, v29.16b, v13.16b
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [sp, #96]
    bcax v5.16b, v5.16b, v10.16b, v23.16b
    ldr q11, [sp, #80]
    eor3 v4.16b, v11.16b, v4.16b, v13.16b
    ldr q11, [sp, #64]
    bcax v30.16b, v30.16b, v11.16b, v6.16b
    bcax v14.16b, v29.16b, v17.16b, v25.16b
    ldr q15, [sp, #112]
    bcax v18.16b, v18.16b, v15.16b, v9.16b
    bcax v13.16b, v4.16b, v21.16b, v5.16b
    bcax v15.16b, v30.16b, v14.16b, v17.16b
    bcax v11.16b, v18.16b, v13.16b, v21.16b
    str q26, [sp, #80]
    bcax v26.16b, v14.16b, v29.16b, v15.16b
    str q22, [sp, #128]
    bcax v22.16b, v13.16b, v4.16b, v11.16b
    bit v4.16b, v11.16b, v5.16b
    bit v30.16b, v26.16b, v17.16b
    bsl v14.16b, v26.16b, v25.16b
    bsl v25.16b, v15.16b, v29.16b
    bit v18.16b, v22.16b, v21.16b
    orr v26.16b, v9.16b, v4.16b
    eor v29.16b, v30.16b, v14.16b
    bcax v17.16b, v17.16b, v30.16b, v15.16b
    eor v9.16b, v25.16b, v14.16b
    and v31.16b, v31.16b, v30.16b
    bsl v13.16b, v22.16b, v5.16b
    bcax v5.16b, v21.16b, v18.16b, v11.16b
    orr v6.16b, v6.16b, v25.16b
    and v21.16b, v23.16b, v18.16b
    eor3 v22.16b, v30.16b, v17.16b, v9.16b
    eor v23.16b, v4.16b, v13.16b
    orn v27.16b, v27.16b, v5.16b
    orn v1.16b, v1.16b, v17.16b
    bcax v24.16b, v21.16b, v5.16b, v24.16b
    eor v11.16b, v18.16b, v13.16b
    orn v3.16b, v22.16b, v3.16b
    bcax v15.16b, v30.16b, v1.16b, v17.16b
    str q22, [sp, #96]
    eor3 v22.16b, v18.16b, v5.16b, v23.16b
    bcax v5.16b, v18.16b, v27.16b, v5.16b
    bcax v2.16b, v31.16b, v17.16b, v2.16b
    bcax v17.16b, v1.16b, v30.16b, v8.16b
    bcax v8.16b, v27.16b, v18.16b, v10.16b
    bcax v16.16b, v21.16b, v16.16b, v5.16b
    eor3 v21.16b, v30.16b, v25.16b, v15.16b
    ldr q30, [sp, #160]
    orn v30.16b, v22.16b, v30.16b
    bcax v10.16b, v8.16b, v11.16b, v12.16b
    bcax v19.16b, v8.16b, v13.16b, v19.16b
    bcax v20.16b, v17.16b, v14.16b, v20.16b
    bcax v0.16b, v31.16b, v0.16b, v15.16b
    bcax v28.16b, v30.16b, v11.16b, v28.16b
    ldr q31, [sp, #240]
    bcax v31.16b, v3.16b, v29.16b, v31.16b
    ldr q11, [sp, #368]
    bcax v11.16b, v19.16b, v11.16b, v23.16b
    ldr q12, [sp, #64]
    bcax v25.16b, v20.16b, v12.16b, v25.16b
    bcax v7.16b, v10.16b, v7.16b, v22.16b
    ldr q22, [sp, #192]
    bcax v22.16b, v17.16b, v29.16b, v22.16b
    eor v6.16b, v6.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    eor3 v18.16b, v18.16b, v4.16b, v5.16b
    eor3 v29.16b, v8.16b, v11.16b, v10.16b
    ldr q8, [sp, #336]
    bcax v20.16b, v20.16b, v8.16b, v9.16b
    ldr q8, [sp, #128]
    bcax v5.16b, v11.16b, v8.16b, v5.16b
    ldr q8, [sp, #320]
    bcax v8.16b, v26.16b, v13.16b, v8.16b
    ldr q10, [sp, #112]
    bcax v4.16b, v19.16b, v10.16b, v4.16b
    ldr q19, [x8, #0]
    ldr q10, [x8, #16]
    ldr q11, [sp, #352]
    bcax v11.16b, v20.16b, v11.16b, v15.16b
    eor3 v17.16b, v17.16b, v20.16b, v22.16b
    ldr q20, [sp, #176]
    bcax v20.16b, v6.16b, v14.16b, v20.16b
    ldr q12, [sp, #304]
    bcax v29.16b, v29.16b, v18.16b, v12.16b
    eor v4.16b, v4.16b, v8.16b
    eor3 v24.16b, v24.16b, v5.16b, v28.16b
    ldr q28, [sp, #80]
    ldr q12, [sp, #96]
    bcax v22.16b, v22.16b, v28.16b, v12.16b
    ldr q28, [sp, #208]
    bcax v17.16b, v17.16b, v21.16b, v28.16b
    eor3 v2.16b, v2.16b, v11.16b, v31.16b
    eor v25.16b, v25.16b, v20.16b
    eor3 v28.16b, v30.16b, v7.16b, v4.16b
    eor v30.16b, v24.16b, v29.16b
    tbl v31.16b, {v2.16b}, v19.16b
    tbl v12.16b, {v24.16b}, v10.16b
    eor v13.16b, v2.16b, v17.16b
    ldr q14, [x0, #2080]
    eor3 v0.16b, v17.16b, v0.16b, v22.16b
    tbl v17.16b, {v4.16b}, v10.16b
    eor3 v3.16b, v3.16b, v22.16b, v25.16b
    ext v15.16b, v28.16b, v28.16b, #12
    eor3 v1.16b, v1.16b, v11.16b, v25.16b
    eor3 v5.16b, v27.16b, v5.16b, v4.16b
    ldr q27, [sp, #224]
    bcax v21.16b, v0.16b, v21.16b, v27.16b
    ext v27.16b, v4.16b, v4.16b, #12
    eor3 v16.16b, v29.16b, v16.16b, v7.16b
    ldr q29, [x0, #2208]
    str q12, [sp, #224]
    tbl v12.16b, {v1.16b}, v19.16b
    ext v11.16b, v30.16b, v30.16b, #12
    str q17, [sp, #208]
    ext v17.16b, v5.16b, v5.16b, #12
    str q12, [sp, #96]
    ext v12.16b, v24.16b, v24.16b, #12
    str q15, [sp, #80]
    tbl v15.16b, {v28.16b}, v10.16b
    eor3 v24.16b, v14.16b, v24.16b, v31.16b
    tbl v31.16b, {v13.16b}, v19.16b
    eor3 v0.16b, v6.16b, v22.16b, v0.16b
    tbl v6.16b, {v25.16b}, v19.16b
    eor3 v22.16b, v8.16b, v4.16b, v28.16b
    tbl v8.16b, {v30.16b}, v10.16b
    eor v27.16b, v25.16b, v27.16b
    eor v17.16b, v1.16b, v17.16b
    eor3 v20.16b, v20.16b, v25.16b, v3.16b
    eor v12.16b, v2.16b, v12.16b
    str q15, [sp, #304]
    ldr q15, [x0, #2096]
    tbl v14.16b, {v5.16b}, v10.16b
    eor3 v4.16b, v29.16b, v4.16b, v6.16b
    ext v6.16b, v27.16b, v27.16b, #4
    str q4, [sp, #176]
    ext v4.16b, v12.16b, v12.16b, #4
    str q4, [sp, #352]
    ldr q4, [sp, #256]
    bcax v4.16b, v16.16b, v18.16b, v4.16b
    tbl v18.16b, {v3.16b}, v19.16b
    ldr q29, [x0, #2224]
    str q1, [sp, #256]
    tbl v1.16b, {v21.16b}, v19.16b
    str q1, [sp, #112]
    ldr q1, [sp, #288]
    bcax v0.16b, v0.16b, v1.16b, v9.16b
    eor3 v1.16b, v26.16b, v7.16b, v16.16b
    ldr q7, [x0, #2064]
    tbl v16.16b, {v12.16b}, v10.16b
    ldr q26, [x0, #2272]
    eor3 v18.16b, v26.16b, v28.16b, v18.16b
    eor v26.16b, v13.16b, v11.16b
    eor3 v28.16b, v15.16b, v13.16b, v12.16b
    ldr q9, [sp, #272]
    bcax v1.16b, v1.16b, v9.16b, v23.16b
    ldr q23, [x0, #2112]
    eor3 v23.16b, v23.16b, v30.16b, v31.16b
    ext v30.16b, v26.16b, v26.16b, #4
    tbl v31.16b, {v20.16b}, v19.16b
    ext v9.16b, v4.16b, v4.16b, #12
    tbl v11.16b, {v4.16b}, v10.16b
    ext v12.16b, v22.16b, v22.16b, #12
    eor3 v29.16b, v29.16b, v21.16b, v27.16b
    eor v31.16b, v22.16b, v31.16b
    eor v21.16b, v21.16b, v9.16b
    ldr q9, [sp, #80]
    eor v9.16b, v3.16b, v9.16b
    ldr q13, [x0, #2144]
    eor3 v13.16b, v13.16b, v14.16b, v1.16b
    tbl v14.16b, {v1.16b}, v10.16b
    tbl v22.16b, {v22.16b}, v10.16b
    tbl v27.16b, {v27.16b}, v10.16b
    ext v15.16b, v9.16b, v9.16b, #4
    eor3 v24.16b, v8.16b, v24.16b, v30.16b
    ldr q30, [x0, #2288]
    eor3 v30.16b, v30.16b, v20.16b, v9.16b
    ldr q8, [x0, #2128]
    eor3 v8.16b, v8.16b, v0.16b, v26.16b
    tbl v9.16b, {v9.16b}, v10.16b
    eor v20.16b, v20.16b, v12.16b
    ext v12.16b, v21.16b, v21.16b, #4
    str q4, [sp, #80]
    tbl v4.16b, {v17.16b}, v10.16b
    eor3 v2.16b, v7.16b, v2.16b, v16.16b
    ldr q7, [x0, #2256]
    eor3 v3.16b, v7.16b, v3.16b, v9.16b
    ldr q7, [x0, #2176]
    eor3 v5.16b, v7.16b, v5.16b, v6.16b
    tbl v6.16b, {v0.16b}, v19.16b
    eor v7.16b, v31.16b, v13.16b
    ext v1.16b, v1.16b, v1.16b, #12
    tbl v16.16b, {v26.16b}, v10.16b
    ext v19.16b, v17.16b, v17.16b, #4
    ldr q26, [x0, #2192]
    eor3 v17.16b, v26.16b, v25.16b, v17.16b
    tbl v25.16b, {v20.16b}, v10.16b
    tbl v26.16b, {v21.16b}, v10.16b
    eor v0.16b, v0.16b, v1.16b
    ldr q1, [sp, #208]
    ldr q9, [sp, #96]
    eor3 v1.16b, v1.16b, v9.16b, v31.16b
    ext v9.16b, v20.16b, v20.16b, #4
    ldr q13, [x0, #2160]
    str q21, [sp, #96]
    ldr q21, [sp, #256]
    eor3 v21.16b, v13.16b, v21.16b, v20.16b
    eor3 v17.16b, v27.16b, v20.16b, v17.16b
    tbl v27.16b, {v0.16b}, v10.16b
    eor v25.16b, v30.16b, v25.16b
    eor v1.16b, v5.16b, v1.16b
    eor3 v5.16b, v22.16b, v18.16b, v9.16b
    ext v18.16b, v0.16b, v0.16b, #4
    eor3 v16.16b, v28.16b, v20.16b, v16.16b
    // round 2 (aes.dsl:47)
    eor v22.16b, v17.16b, v25.16b
    // round 1 (aes.dsl:47)
    eor v27.16b, v8.16b, v27.16b
    // round 2 (aes.dsl:47)
    eor v28.16b, v1.16b, v5.16b
    // round 1 (aes.dsl:47)
    eor3 v18.16b, v23.16b, v14.16b, v18.16b
    eor v23.16b, v31.16b, v24.16b
    eor3 v0.16b, v4.16b, v0.16b, v21.16b
    eor v4.16b, v29.16b, v26.16b
    // round 2 (aes.dsl:47)
    eor3 v21.16b, v16.16b, v27.16b, v22.16b
    // round 1 (aes.dsl:47)
    ldr q24, [sp, #176]
    eor3 v24.16b, v24.16b, v11.16b, v12.16b
    eor3 v6.16b, v6.16b, v19.16b, v7.16b
    // round 2 (aes.dsl:47)
    eor3 v7.16b, v23.16b, v18.16b, v28.16b
    // round 1 (aes.dsl:47)
    ldr q19, [x0, #2048]
    ldr q26, [sp, #224]
    ldr q29, [sp, #352]
    eor3 v19.16b, v19.16b, v26.16b, v29.16b
    // round 2 (aes.dsl:47)
    eor3 v26.16b, v16.16b, v4.16b, v21.16b
    eor3 v29.16b, v16.16b, v0.16b, v22.16b
    // round 1 (aes.dsl:47)
    ldr q30, [x0, #2240]
    ldr q8, [sp, #80]
    eor3 v30.16b, v30.16b, v8.16b, v15.16b
    // round 2 (aes.dsl:47)
    eor3 v8.16b, v23.16b, v6.16b, v28.16b
    eor3 v9.16b, v23.16b, v24.16b, v7.16b
    // round 1 (aes.dsl:47)
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [sp, #96]
    eor v3.16b, v20.16b, v3.16b
    // round 2 (aes.dsl:47)
    movi v20.16b, #255
    eor3 v11.16b, v29.16b, v26.16b, v20.16b
    // round 1 (aes.dsl:47)
    eor v19.16b, v31.16b, v19.16b
    ldr q31, [sp, #304]
    ldr q12, [sp, #112]
    eor3 v30.16b, v31.16b, v12.16b, v30.16b
    // round 2 (aes.dsl:47)
    eor3 v31.16b, v8.16b, v9.16b, v20.16b
    eor v12.16b, v23.16b, v5.16b
    eor3 v13.16b, v4.16b, v3.16b, v29.16b
    eor3 v14.16b, v2.16b, v26.16b, v11.16b
    eor v15.16b, v16.16b, v25.16b
    eor3 v10.16b, v24.16b, v30.16b, v8.16b
    eor3 v20.16b, v19.16b, v9.16b, v31.16b
    str q14, [sp, #112]
    eor3 v14.16b, v17.16b, v13.16b, v14.16b
    str q6, [sp, #304]
    eor3 v6.16b, v23.16b, v18.16b, v12.16b
    str q12, [sp, #96]
    eor3 v12.16b, v16.16b, v27.16b, v15.16b
    str q20, [sp, #80]
    eor3 v20.16b, v1.16b, v10.16b, v20.16b
    str q0, [sp, #352]
    eor3 v0.16b, v24.16b, v5.16b, v9.16b
    str q15, [sp, #224]
    eor3 v15.16b, v4.16b, v25.16b, v26.16b
    str q28, [sp, #176]
    eor v28.16b, v21.16b, v14.16b
    eor3 v18.16b, v18.16b, v24.16b, v10.16b
    eor3 v4.16b, v27.16b, v4.16b, v13.16b
    eor v24.16b, v7.16b, v20.16b
    orr v27.16b, v9.16b, v0.16b
    str q15, [sp, #256]
    orr v15.16b, v26.16b, v15.16b
    str q0, [sp, #208]
    eor3 v0.16b, v16.16b, v12.16b, v28.16b
    str q12, [sp, #272]
    and v12.16b, v12.16b, v13.16b
    str q13, [sp, #288]
    mvn v13.16b, v14.16b
    str q9, [sp, #320]
    eor3 v9.16b, v23.16b, v6.16b, v24.16b
    str q6, [sp, #128]
    and v6.16b, v6.16b, v10.16b
    str q10, [sp, #336]
    mvn v10.16b, v20.16b
    str q26, [sp, #192]
    bcax v26.16b, v15.16b, v16.16b, v0.16b
    eor3 v17.16b, v17.16b, v25.16b, v14.16b
    bcax v25.16b, v12.16b, v2.16b, v13.16b
    bcax v13.16b, v27.16b, v23.16b, v9.16b
    bcax v10.16b, v6.16b, v19.16b, v10.16b
    str q14, [sp, #64]
    eor v14.16b, v11.16b, v0.16b
    eor3 v3.16b, v3.16b, v29.16b, v26.16b
    eor3 v1.16b, v1.16b, v5.16b, v20.16b
    eor v5.16b, v31.16b, v9.16b
    eor3 v30.16b, v30.16b, v8.16b, v13.16b
    str q20, [sp, #368]
    orr v20.16b, v7.16b, v8.16b
    str q7, [sp, #240]
    bcax v7.16b, v25.16b, v22.16b, v4.16b
    bcax v3.16b, v3.16b, v14.16b, v17.16b
    str q21, [sp, #160]
    orr v21.16b, v21.16b, v29.16b
    str q14, [sp, #144]
    ldr q14, [sp, #176]
    bcax v14.16b, v10.16b, v14.16b, v18.16b
    bcax v30.16b, v30.16b, v5.16b, v1.16b
    eor3 v15.16b, v25.16b, v4.16b, v15.16b
    eor3 v25.16b, v25.16b, v7.16b, v26.16b
    eor3 v3.16b, v12.16b, v17.16b, v3.16b
    eor3 v26.16b, v10.16b, v18.16b, v27.16b
    eor3 v27.16b, v10.16b, v14.16b, v13.16b
    eor3 v6.16b, v6.16b, v1.16b, v30.16b
    ldr q30, [sp, #224]
    bcax v25.16b, v25.16b, v11.16b, v30.16b
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [sp, #352]
    movi v10.16b, #255
    eor3 v3.16b, v21.16b, v3.16b, v10.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q21, [sp, #96]
    bcax v27.16b, v27.16b, v31.16b, v21.16b
    ldr q12, [sp, #304]
    eor3 v6.16b, v12.16b, v6.16b, v10.16b
    ldr q10, [sp, #112]
    bcax v12.16b, v15.16b, v10.16b, v28.16b
    bcax v13.16b, v3.16b, v7.16b, v25.16b
    ldr q14, [sp, #80]
    bcax v26.16b, v26.16b, v14.16b, v24.16b
    bcax v15.16b, v6.16b, v20.16b, v27.16b
    bcax v10.16b, v12.16b, v13.16b, v7.16b
    bcax v14.16b, v26.16b, v15.16b, v20.16b
    str q4, [sp, #304]
    bcax v4.16b, v13.16b, v3.16b, v10.16b
    str q5, [sp, #352]
    bcax v5.16b, v15.16b, v6.16b, v14.16b
    bsl v13.16b, v4.16b, v25.16b
    bsl v15.16b, v5.16b, v27.16b
    bsl v27.16b, v14.16b, v6.16b
    bit v12.16b, v4.16b, v7.16b
    bit v26.16b, v5.16b, v20.16b
    bsl v25.16b, v10.16b, v3.16b
    eor v3.16b, v12.16b, v13.16b
    orr v4.16b, v24.16b, v27.16b
    and v5.16b, v21.16b, v26.16b
    bcax v6.16b, v7.16b, v12.16b, v10.16b
    bcax v7.16b, v20.16b, v26.16b, v14.16b
    eor v20.16b, v25.16b, v13.16b
    eor v21.16b, v27.16b, v15.16b
    and v24.16b, v30.16b, v12.16b
    orn v30.16b, v9.16b, v7.16b
    orn v0.16b, v0.16b, v6.16b
    bcax v23.16b, v5.16b, v7.16b, v23.16b
    eor3 v9.16b, v26.16b, v7.16b, v21.16b
    eor v10.16b, v26.16b, v15.16b
    bcax v16.16b, v24.16b, v6.16b, v16.16b
    orr v28.16b, v28.16b, v25.16b
    eor3 v14.16b, v12.16b, v6.16b, v20.16b
    bcax v11.16b, v0.16b, v12.16b, v11.16b
    bcax v7.16b, v26.16b, v30.16b, v7.16b
    bcax v6.16b, v12.16b, v0.16b, v6.16b
    bcax v31.16b, v30.16b, v26.16b, v31.16b
    orn v22.16b, v14.16b, v22.16b
    str q0, [sp, #224]
    ldr q0, [sp, #176]
    orn v0.16b, v9.16b, v0.16b
    str q30, [sp, #176]
    ldr q30, [sp, #192]
    bcax v30.16b, v11.16b, v3.16b, v30.16b
    bcax v17.16b, v24.16b, v17.16b, v6.16b
    bcax v24.16b, v31.16b, v15.16b, v8.16b
    ldr q8, [sp, #320]
    bcax v8.16b, v31.16b, v10.16b, v8.16b
    bcax v29.16b, v11.16b, v13.16b, v29.16b
    str q17, [sp, #320]
    ldr q17, [sp, #208]
    bcax v17.16b, v0.16b, v10.16b, v17.16b
    ldr q10, [sp, #256]
    bcax v3.16b, v22.16b, v3.16b, v10.16b
    eor3 v10.16b, v12.16b, v25.16b, v6.16b
    bcax v18.16b, v8.16b, v18.16b, v9.16b
    bcax v19.16b, v24.16b, v19.16b, v21.16b
    bcax v1.16b, v5.16b, v1.16b, v7.16b
    eor3 v5.16b, v26.16b, v27.16b, v7.16b
    bcax v2.16b, v29.16b, v2.16b, v20.16b
    eor v4.16b, v4.16b, v17.16b
    ldr q26, [sp, #80]
    bcax v24.16b, v24.16b, v26.16b, v27.16b
    eor3 v26.16b, v31.16b, v19.16b, v8.16b
    eor v27.16b, v28.16b, v3.16b
    ldr q28, [sp, #144]
    bcax v6.16b, v2.16b, v28.16b, v6.16b
    eor3 v2.16b, v11.16b, v2.16b, v30.16b
    ldr q28, [sp, #352]
    bcax v7.16b, v19.16b, v28.16b, v7.16b
    ldr q19, [sp, #112]
    bcax v19.16b, v29.16b, v19.16b, v25.16b
    ldr q25, [sp, #240]
    bcax v25.16b, v4.16b, v15.16b, v25.16b
    ldr q28, [x8, #336]
    ldr q29, [x8, #304]
    ldr q31, [sp, #160]
    bcax v31.16b, v27.16b, v13.16b, v31.16b
    eor3 v3.16b, v16.16b, v6.16b, v3.16b
    ldr q16, [sp, #288]
    bcax v2.16b, v2.16b, v10.16b, v16.16b
    eor v16.16b, v24.16b, v25.16b
    ldr q24, [sp, #336]
    bcax v24.16b, v26.16b, v5.16b, v24.16b
    eor3 v17.16b, v23.16b, v7.16b, v17.16b
    ldr q23, [sp, #304]
    bcax v23.16b, v30.16b, v23.16b, v14.16b
    eor v26.16b, v3.16b, v2.16b
    eor v19.16b, v19.16b, v31.16b
    eor3 v1.16b, v24.16b, v1.16b, v18.16b
    ldr q30, [sp, #176]
    eor3 v7.16b, v30.16b, v7.16b, v16.16b
    eor v24.16b, v17.16b, v24.16b
    bic v17.16b, v29.16b, v17.16b
    bic v30.16b, v28.16b, v19.16b
    ldr q8, [sp, #224]
    eor3 v6.16b, v8.16b, v6.16b, v19.16b
    eor3 v0.16b, v0.16b, v18.16b, v16.16b
    eor3 v22.16b, v22.16b, v23.16b, v19.16b
    ldr q11, [sp, #320]
    eor3 v2.16b, v2.16b, v11.16b, v23.16b
    ldr q13, [x8, #16]
    tbl v14.16b, {v30.16b}, v13.16b
    bic v3.16b, v28.16b, v3.16b
    bic v6.16b, v28.16b, v6.16b
    ldr q8, [x0, #2352]
    eor3 v19.16b, v31.16b, v19.16b, v22.16b
    ldr q31, [sp, #272]
    bcax v31.16b, v2.16b, v10.16b, v31.16b
    ext v10.16b, v17.16b, v17.16b, #8
    ldr q15, [sp, #128]
    bcax v5.16b, v1.16b, v5.16b, v15.16b
    eor3 v25.16b, v25.16b, v16.16b, v0.16b
    and v0.16b, v0.16b, v29.16b
    ldr q15, [x0, #2704]
    bic v16.16b, v29.16b, v16.16b
    rev32 v12.8h, v3.8h
    bic v7.16b, v29.16b, v7.16b
    and v26.16b, v26.16b, v28.16b
    and v24.16b, v24.16b, v29.16b
    tbl v9.16b, {v3.16b}, v13.16b
    rev32 v11.8h, v30.8h
    eor v14.16b, v16.16b, v14.16b
    str q16, [sp, #128]
    ext v16.16b, v16.16b, v16.16b, #8
    str q11, [sp, #272]
    eor v9.16b, v17.16b, v9.16b
    rev32 v11.8h, v6.8h
    and v22.16b, v22.16b, v28.16b
    eor3 v2.16b, v27.16b, v23.16b, v2.16b
    ext v23.16b, v0.16b, v0.16b, #8
    eor3 v16.16b, v15.16b, v30.16b, v16.16b
    rev32 v27.8h, v22.8h
    eor3 v3.16b, v8.16b, v3.16b, v10.16b
    eor3 v1.16b, v4.16b, v18.16b, v1.16b
    bic v4.16b, v28.16b, v31.16b
    tbl v18.16b, {v22.16b}, v13.16b
    and v19.16b, v19.16b, v28.16b
    ldr q30, [sp, #368]
    bcax v1.16b, v1.16b, v30.16b, v21.16b
    tbl v21.16b, {v6.16b}, v13.16b
    and v25.16b, v25.16b, v29.16b
    ldr q30, [sp, #64]
    bcax v2.16b, v2.16b, v30.16b, v20.16b
    tbl v20.16b, {v24.16b}, v13.16b
    ext v30.16b, v24.16b, v24.16b, #8
    ext v31.16b, v25.16b, v25.16b, #8
    tbl v8.16b, {v14.16b}, v13.16b
    bic v5.16b, v29.16b, v5.16b
    eor v18.16b, v0.16b, v18.16b
    bic v1.16b, v29.16b, v1.16b
    eor v20.16b, v26.16b, v20.16b
    rev32 v29.8h, v9.8h
    ext v10.16b, v5.16b, v5.16b, #8
    tbl v15.16b, {v25.16b}, v13.16b
    str q16, [sp, #64]
    tbl v16.16b, {v4.16b}, v13.16b
    str q27, [sp, #368]
    rev32 v27.8h, v26.8h
    str q10, [sp, #320]
    ext v10.16b, v7.16b, v7.16b, #8
    str q25, [sp, #224]
    ldr q25, [x0, #2608]
    eor3 v25.16b, v25.16b, v26.16b, v30.16b
    rev32 v26.8h, v14.8h
    bic v2.16b, v28.16b, v2.16b
    eor v28.16b, v19.16b, v15.16b
    ldr q30, [x0, #2672]
    eor3 v6.16b, v30.16b, v6.16b, v8.16b
    ldr q30, [x0, #2560]
    eor3 v17.16b, v30.16b, v17.16b, v29.16b
    eor3 v3.16b, v27.16b, v3.16b, v20.16b
    ext v27.16b, v1.16b, v1.16b, #8
    tbl v29.16b, {v20.16b}, v13.16b
    rev32 v30.8h, v19.8h
    ldr q8, [x0, #2544]
    eor3 v22.16b, v8.16b, v22.16b, v23.16b
    ldr q23, [x0, #2336]
    eor3 v23.16b, v23.16b, v24.16b, v9.16b
    ldr q24, [x0, #2640]
    eor3 v24.16b, v24.16b, v11.16b, v2.16b
    tbl v8.16b, {v9.16b}, v13.16b
    eor v21.16b, v7.16b, v21.16b
    rev32 v9.8h, v4.8h
    ldr q11, [x0, #2688]
    eor3 v11.16b, v11.16b, v5.16b, v14.16b
    tbl v14.16b, {v18.16b}, v13.16b
    eor v19.16b, v19.16b, v31.16b
    tbl v31.16b, {v21.16b}, v13.16b
    rev32 v15.8h, v18.8h
    str q9, [sp, #176]
    ldr q9, [x0, #2512]
    eor3 v4.16b, v9.16b, v4.16b, v14.16b
    ldr q9, [x0, #2576]
    eor3 v8.16b, v9.16b, v12.16b, v8.16b
    tbl v9.16b, {v1.16b}, v13.16b
    ldr q12, [sp, #272]
    eor3 v10.16b, v12.16b, v10.16b, v19.16b
    ldr q12, [x0, #2592]
    eor3 v1.16b, v12.16b, v1.16b, v29.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v5.16b, v16.16b
    ext v16.16b, v20.16b, v20.16b, #8
    ext v20.16b, v28.16b, v28.16b, #8
    ldr q29, [x0, #2656]
    ldr q12, [sp, #128]
    eor3 v29.16b, v29.16b, v12.16b, v21.16b
    rev32 v12.8h, v2.8h
    eor v8.16b, v19.16b, v8.16b
    eor v19.16b, v19.16b, v24.16b
    tbl v24.16b, {v28.16b}, v13.16b
    ldr q14, [x0, #2496]
    eor3 v0.16b, v14.16b, v0.16b, v15.16b
    ldr q14, [x0, #2528]
    ldr q15, [sp, #224]
    eor3 v18.16b, v14.16b, v15.16b, v18.16b
    eor v2.16b, v2.16b, v9.16b
    rev32 v9.8h, v5.8h
    rev32 v21.8h, v21.8h
    eor3 v16.16b, v23.16b, v16.16b, v24.16b
    eor v0.16b, v5.16b, v0.16b
    eor v23.16b, v11.16b, v9.16b
    eor v17.16b, v17.16b, v24.16b
    eor3 v25.16b, v25.16b, v12.16b, v2.16b
    tbl v5.16b, {v5.16b}, v13.16b
    eor3 v22.16b, v30.16b, v22.16b, v28.16b
    eor3 v19.16b, v27.16b, v31.16b, v19.16b
    ldr q27, [x0, #2624]
    eor3 v7.16b, v27.16b, v7.16b, v21.16b
    eor3 v21.16b, v26.16b, v29.16b, v24.16b
    eor v6.16b, v6.16b, v10.16b
    trn1 v26.16b, v19.16b, v22.16b
    trn2 v19.16b, v19.16b, v22.16b
    ldr q22, [sp, #368]
    ldr q27, [sp, #320]
    eor3 v4.16b, v22.16b, v27.16b, v4.16b
    trn2 v22.16b, v16.16b, v23.16b
    ldr q27, [sp, #64]
    ldr q28, [sp, #176]
    eor3 v5.16b, v27.16b, v28.16b, v5.16b
    ext v27.16b, v2.16b, v2.16b, #8
    tbl v2.16b, {v2.16b}, v13.16b
    trn1 v28.16b, v25.16b, v4.16b
    trn1 v29.16b, v8.16b, v6.16b
    trn1 v30.16b, v3.16b, v5.16b
    trn2 v6.16b, v8.16b, v6.16b
    eor v1.16b, v1.16b, v27.16b
    trn1 v27.16b, v17.16b, v21.16b
    eor v18.16b, v18.16b, v20.16b
    mov v20.16b, v29.16b
    sli v20.16b, v28.16b, #4
    sri v28.16b, v29.16b, #4
    trn1 v29.16b, v1.16b, v0.16b
    trn2 v4.16b, v25.16b, v4.16b
    trn2 v0.16b, v1.16b, v0.16b
    mov v1.16b, v30.16b
    sli v1.16b, v26.16b, #4
    trn2 v3.16b, v3.16b, v5.16b
    eor3 v2.16b, v24.16b, v7.16b, v2.16b
    trn1 v5.16b, v16.16b, v23.16b
    trn2 v7.16b, v17.16b, v21.16b
    mov v16.16b, v19.16b
    sri v16.16b, v3.16b, #4
    shl v17.16b, v1.16b, #2
    mov v21.16b, v27.16b
    sli v21.16b, v29.16b, #4
    mov v23.16b, v6.16b
    sli v23.16b, v4.16b, #4
    sri v4.16b, v6.16b, #4
    trn1 v6.16b, v2.16b, v18.16b
    sli v3.16b, v19.16b, #4
    sri v26.16b, v30.16b, #4
    trn2 v2.16b, v2.16b, v18.16b
    mov v18.16b, v5.16b
    sli v18.16b, v6.16b, #4
    shl v19.16b, v16.16b, #2
    sri v6.16b, v5.16b, #4
    mov v5.16b, v2.16b
    sri v5.16b, v22.16b, #4
    mov v24.16b, v0.16b
    sri v24.16b, v7.16b, #4
    sli v22.16b, v2.16b, #4
    shl v2.16b, v3.16b, #2
    sli v7.16b, v0.16b, #4
    ushr v0.16b, v23.16b, #2
    ushr v25.16b, v20.16b, #2
    sri v29.16b, v27.16b, #4
    ushr v27.16b, v4.16b, #2
    movi v30.16b, #51
    bit v3.16b, v0.16b, v30.16b
    ushr v0.16b, v7.16b, #2
    ushr v31.16b, v28.16b, #2
    bit v16.16b, v27.16b, v30.16b
    ushr v27.16b, v29.16b, #2
    shl v8.16b, v26.16b, #2
    bit v26.16b, v31.16b, v30.16b
    bit v2.16b, v23.16b, v30.16b
    ushr v23.16b, v21.16b, #2
    bit v8.16b, v28.16b, v30.16b
    shl v28.16b, v5.16b, #2
    shl v31.16b, v22.16b, #2
    bit v17.16b, v20.16b, v30.16b
    bit v1.16b, v25.16b, v30.16b
    bif v23.16b, v18.16b, v30.16b
    shl v18.16b, v18.16b, #2
    bif v27.16b, v6.16b, v30.16b
    ushr v20.16b, v24.16b, #2
    shl v25.16b, v17.16b, #1
    shl v6.16b, v6.16b, #2
    shl v9.16b, v8.16b, #1
    bit v5.16b, v20.16b, v30.16b
    shl v20.16b, v16.16b, #1
    bit v18.16b, v21.16b, v30.16b
    bit v19.16b, v4.16b, v30.16b
    shl v4.16b, v26.16b, #1
    bit v31.16b, v7.16b, v30.16b
    ushr v7.16b, v18.16b, #1
    bit v22.16b, v0.16b, v30.16b
    shl v0.16b, v3.16b, #1
    bit v28.16b, v24.16b, v30.16b
    shl v21.16b, v1.16b, #1
    bsl v30.16b, v29.16b, v6.16b
    ushr v6.16b, v27.16b, #1
    movi v24.16b, #85
    bit v0.16b, v22.16b, v24.16b
    shl v29.16b, v19.16b, #1
    ushr v10.16b, v31.16b, #1
    bit v4.16b, v27.16b, v24.16b
    bit v9.16b, v30.16b, v24.16b
    shl v27.16b, v2.16b, #1
    bit v25.16b, v18.16b, v24.16b
    bit v29.16b, v28.16b, v24.16b
    bit v21.16b, v23.16b, v24.16b
    str q9, [x1, #64]
    ushr v18.16b, v5.16b, #1
    str q4, [x1, #96]
    bit v17.16b, v7.16b, v24.16b
    bit v27.16b, v31.16b, v24.16b
    str q25, [x1, #0]
    ushr v4.16b, v30.16b, #1
    str q29, [x1, #192]
    bit v26.16b, v6.16b, v24.16b
    ushr v6.16b, v23.16b, #1
    bit v20.16b, v5.16b, v24.16b
    str q21, [x1, #32]
    bit v16.16b, v18.16b, v24.16b
    str q17, [x1, #16]
    ushr v5.16b, v22.16b, #1
    bit v8.16b, v4.16b, v24.16b
    ushr v4.16b, v28.16b, #1
    str q26, [x1, #112]
    str q27, [x1, #128]
    bit v2.16b, v10.16b, v24.16b
    bit v1.16b, v6.16b, v24.16b
    str q0, [x1, #160]
    str q16, [x1, #240]
    bit v19.16b, v4.16b, v24.16b
    bsl v24.16b, v5.16b, v3.16b
    str q20, [x1, #224]
    str q8, [x1, #80]
    str q2, [x1, #144]
    str q1, [x1, #48]
    str q24, [x1, #176]
    str q19, [x1, #208]
    add x1, x1, #256
    add w4, w4, #16
    sub x9, x4, #256
    cbnz x9, .Llwcc_aes128_128_ctr_nonce_neon_fill
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #20
.Llwcc_aes128_128_ctr_nonce_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_nonce_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #384
    ret
    .size lwcc_aes128_128_ctr_nonce_neon, .-lwcc_aes128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_128_ctr_crypt_neon
    .type lwcc_aes128_128_ctr_crypt_neon, %function
lwcc_aes128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_128_ctr_crypt_neon_return
    sub sp, sp, #1072
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
    ldr q1, [x8, #144]
    ldr q2, [x8, #176]
    ldr q3, [x8, #128]
    ldr q4, [x8, #288]
    ldr q5, [x8, #48]
    ldr q6, [x8, #224]
    ldr q7, [x8, #96]
    // round 1 (aes.dsl:47)
    movi v16.16b, #255
    movi v17.16b, #85
    ldr q18, [x8, #256]
    ldr q19, [x8, #64]
    movi v20.16b, #51
    movi v21.16b, #0
    add v2.4s, v0.4s, v2.4s
    ldr q22, [x8, #192]
    ldr q23, [x8, #208]
    add v5.4s, v0.4s, v5.4s
    add v4.4s, v0.4s, v4.4s
    add v3.4s, v0.4s, v3.4s
    add v6.4s, v0.4s, v6.4s
    add v21.4s, v0.4s, v21.4s
    add v7.4s, v0.4s, v7.4s
    ldr q24, [x8, #112]
    ldr q25, [x8, #160]
    add v1.4s, v0.4s, v1.4s
    tbl v3.16b, {v3.16b}, v19.16b
    add v18.4s, v0.4s, v18.4s
    ldr q26, [x8, #272]
    tbl v7.16b, {v7.16b}, v19.16b
    tbl v21.16b, {v21.16b}, v19.16b
    tbl v6.16b, {v6.16b}, v19.16b
    add v22.4s, v0.4s, v22.4s
    add v23.4s, v0.4s, v23.4s
    tbl v18.16b, {v18.16b}, v19.16b
    ldr q27, [x8, #80]
    tbl v1.16b, {v1.16b}, v19.16b
    mov v28.16b, v6.16b
    sli v28.8h, v7.8h, #8
    mov v29.16b, v21.16b
    sli v29.8h, v3.8h, #8
    ldr q30, [x8, #240]
    add v25.4s, v0.4s, v25.4s
    add v24.4s, v0.4s, v24.4s
    tbl v5.16b, {v5.16b}, v19.16b
    tbl v4.16b, {v4.16b}, v19.16b
    sri v3.8h, v21.8h, #8
    add v21.4s, v0.4s, v26.4s
    tbl v25.16b, {v25.16b}, v19.16b
    tbl v24.16b, {v24.16b}, v19.16b
    mov v26.16b, v18.16b
    sli v26.8h, v5.8h, #8
    sri v5.8h, v18.8h, #8
    tbl v2.16b, {v2.16b}, v19.16b
    add v18.4s, v0.4s, v27.4s
    tbl v21.16b, {v21.16b}, v19.16b
    add v0.4s, v0.4s, v30.4s
    mov v27.16b, v24.16b
    sli v27.8h, v25.8h, #8
    sri v25.8h, v24.8h, #8
    tbl v23.16b, {v23.16b}, v19.16b
    tbl v18.16b, {v18.16b}, v19.16b
    mov v24.16b, v21.16b
    sli v24.8h, v1.8h, #8
    tbl v22.16b, {v22.16b}, v19.16b
    tbl v0.16b, {v0.16b}, v19.16b
    mov v19.16b, v2.16b
    sli v19.8h, v18.8h, #8
    sri v18.8h, v2.8h, #8
    mov v2.16b, v4.16b
    sli v2.8h, v23.8h, #8
    shl v30.16b, v5.16b, #1
    mov v31.16b, v22.16b
    sli v31.8h, v0.8h, #8
    sri v0.8h, v22.8h, #8
    sri v7.8h, v6.8h, #8
    shl v6.16b, v2.16b, #1
    shl v22.16b, v18.16b, #1
    ushr v8.16b, v24.16b, #1
    sri v1.8h, v21.8h, #8
    shl v21.16b, v19.16b, #1
    shl v9.16b, v27.16b, #1
    ushr v10.16b, v7.16b, #1
    ushr v11.16b, v3.16b, #1
    ushr v12.16b, v1.16b, #1
    bit v21.16b, v29.16b, v17.16b
    bit v2.16b, v8.16b, v17.16b
    bif v10.16b, v25.16b, v17.16b
    bit v18.16b, v11.16b, v17.16b
    bit v9.16b, v28.16b, v17.16b
    ushr v8.16b, v0.16b, #1
    bit v6.16b, v24.16b, v17.16b
    shl v24.16b, v26.16b, #1
    bit v30.16b, v0.16b, v17.16b
    shl v0.16b, v9.16b, #2
    ushr v11.16b, v31.16b, #1
    ushr v29.16b, v29.16b, #1
    shl v25.16b, v25.16b, #1
    bit v24.16b, v31.16b, v17.16b
    sri v23.8h, v4.8h, #8
    ushr v4.16b, v28.16b, #1
    bit v26.16b, v11.16b, v17.16b
    bit v19.16b, v29.16b, v17.16b
    shl v28.16b, v24.16b, #2
    bit v25.16b, v7.16b, v17.16b
    shl v7.16b, v26.16b, #2
    shl v29.16b, v23.16b, #1
    bit v27.16b, v4.16b, v17.16b
    ushr v4.16b, v6.16b, #2
    shl v31.16b, v25.16b, #2
    bit v5.16b, v8.16b, v17.16b
    bit v22.16b, v3.16b, v17.16b
    shl v3.16b, v27.16b, #2
    ushr v8.16b, v18.16b, #2
    bit v23.16b, v12.16b, v17.16b
    shl v11.16b, v5.16b, #2
    shl v12.16b, v10.16b, #2
    ushr v13.16b, v19.16b, #2
    bit v29.16b, v1.16b, v17.16b
    bit v7.16b, v2.16b, v20.16b
    bit v11.16b, v23.16b, v20.16b
    bit v3.16b, v19.16b, v20.16b
    bit v12.16b, v18.16b, v20.16b
    ushr v1.16b, v21.16b, #2
    ushr v18.16b, v29.16b, #2
    shl v19.16b, v30.16b, #2
    mov v14.16b, v12.16b
    sli v14.16b, v11.16b, #4
    mov v15.16b, v3.16b
    sli v15.16b, v7.16b, #4
    sri v7.16b, v3.16b, #4
    bit v30.16b, v18.16b, v20.16b
    bit v19.16b, v29.16b, v20.16b
    bit v24.16b, v4.16b, v20.16b
    bit v9.16b, v1.16b, v20.16b
    ushr v1.16b, v2.16b, #2
    bit v31.16b, v22.16b, v20.16b
    bit v27.16b, v13.16b, v20.16b
    bit v28.16b, v6.16b, v20.16b
    ushr v2.16b, v23.16b, #2
    ldr q3, [x3, #3120]
    ldr q4, [x3, #3152]
    mov v6.16b, v9.16b
    sli v6.16b, v24.16b, #4
    mov v18.16b, v19.16b
    sri v18.16b, v31.16b, #4
    bit v26.16b, v1.16b, v20.16b
    ldr q1, [x3, #3008]
    ldr q23, [x3, #3216]
    bit v5.16b, v2.16b, v20.16b
    ushr v2.16b, v22.16b, #2
    bit v10.16b, v8.16b, v20.16b
    ldr q22, [x3, #3104]
    ldr q29, [x3, #3200]
    mov v8.16b, v26.16b
    sri v8.16b, v27.16b, #4
    bit v0.16b, v21.16b, v20.16b
    sri v11.16b, v12.16b, #4
    ldr q21, [x3, #3056]
    ldr q12, [x3, #3024]
    sli v27.16b, v26.16b, #4
    mov v26.16b, v5.16b
    sri v26.16b, v10.16b, #4
    bit v25.16b, v2.16b, v20.16b
    ldr q2, [x3, #3040]
    ldr q13, [x3, #3088]
    eor v4.16b, v4.16b, v11.16b
    mov v11.16b, v28.16b
    sri v11.16b, v0.16b, #4
    eor v3.16b, v3.16b, v18.16b
    ldr q18, [x3, #3072]
    eor v1.16b, v1.16b, v15.16b
    mov v15.16b, v25.16b
    sli v15.16b, v30.16b, #4
    eor v23.16b, v23.16b, v26.16b
    ldr q26, [x3, #3136]
    sli v10.16b, v5.16b, #4
    eor v5.16b, v29.16b, v8.16b
    eor v22.16b, v22.16b, v11.16b
    eor v29.16b, v23.16b, v3.16b
    eor v21.16b, v21.16b, v15.16b
    eor v8.16b, v12.16b, v14.16b
    eor v10.16b, v13.16b, v10.16b
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v22.16b, v5.16b
    ldr q11, [x3, #2992]
    ldr q12, [x3, #3184]
    sri v30.16b, v25.16b, #4
    eor v18.16b, v18.16b, v27.16b
    eor3 v25.16b, v8.16b, v21.16b, v29.16b
    ldr q27, [x3, #3168]
    ldr q13, [x3, #2976]
    eor v7.16b, v26.16b, v7.16b
    eor3 v26.16b, v8.16b, v10.16b, v29.16b
    eor3 v14.16b, v1.16b, v2.16b, v6.16b
    eor3 v15.16b, v1.16b, v18.16b, v6.16b
    sli v31.16b, v19.16b, #4
    eor3 v19.16b, v8.16b, v4.16b, v25.16b
    sri v24.16b, v9.16b, #4
    sli v0.16b, v28.16b, #4
    eor3 v28.16b, v1.16b, v7.16b, v14.16b
    eor v30.16b, v12.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    eor3 v9.16b, v26.16b, v19.16b, v16.16b
    ldr q11, [x3, #3232]
    eor v24.16b, v27.16b, v24.16b
    eor v0.16b, v13.16b, v0.16b
    eor3 v27.16b, v15.16b, v28.16b, v16.16b
    eor3 v12.16b, v4.16b, v30.16b, v26.16b
    eor3 v13.16b, v31.16b, v19.16b, v9.16b
    eor v20.16b, v23.16b, v8.16b
    eor3 v17.16b, v0.16b, v28.16b, v27.16b
    eor3 v16.16b, v7.16b, v24.16b, v15.16b
    str q18, [sp, #320]
    eor v18.16b, v1.16b, v5.16b
    str q13, [sp, #336]
    eor3 v13.16b, v3.16b, v12.16b, v13.16b
    str q10, [sp, #352]
    eor3 v10.16b, v4.16b, v23.16b, v19.16b
    ushr v11.16b, v11.16b, #1
    str q11, [sp, #368]
    eor3 v11.16b, v8.16b, v21.16b, v20.16b
    str q17, [sp, #384]
    eor3 v17.16b, v22.16b, v16.16b, v17.16b
    str q18, [sp, #400]
    eor3 v18.16b, v1.16b, v2.16b, v18.16b
    str q10, [sp, #416]
    orr v10.16b, v19.16b, v10.16b
    str q19, [sp, #432]
    eor v19.16b, v25.16b, v13.16b
    str q20, [sp, #448]
    and v20.16b, v11.16b, v12.16b
    str q6, [sp, #464]
    eor v6.16b, v14.16b, v17.16b
    str q14, [sp, #480]
    eor3 v14.16b, v7.16b, v5.16b, v28.16b
    str q29, [sp, #496]
    and v29.16b, v18.16b, v16.16b
    eor3 v2.16b, v2.16b, v7.16b, v16.16b
    eor3 v7.16b, v8.16b, v11.16b, v19.16b
    str q11, [sp, #512]
    orr v11.16b, v28.16b, v14.16b
    eor3 v5.16b, v22.16b, v5.16b, v17.16b
    eor3 v22.16b, v1.16b, v18.16b, v6.16b
    str q17, [sp, #528]
    mvn v17.16b, v17.16b
    str q18, [sp, #544]
    mvn v18.16b, v13.16b
    str q16, [sp, #560]
    bcax v16.16b, v10.16b, v8.16b, v7.16b
    eor3 v4.16b, v21.16b, v4.16b, v12.16b
    eor3 v3.16b, v3.16b, v23.16b, v13.16b
    bcax v21.16b, v11.16b, v1.16b, v22.16b
    eor3 v23.16b, v30.16b, v26.16b, v16.16b
    bcax v18.16b, v20.16b, v31.16b, v18.16b
    eor v30.16b, v9.16b, v7.16b
    eor3 v24.16b, v24.16b, v15.16b, v21.16b
    bcax v17.16b, v29.16b, v0.16b, v17.16b
    str q13, [sp, #576]
    eor v13.16b, v27.16b, v22.16b
    str q12, [sp, #592]
    orr v12.16b, v25.16b, v26.16b
    bcax v23.16b, v23.16b, v30.16b, v3.16b
    str q25, [sp, #608]
    ldr q25, [sp, #496]
    bcax v25.16b, v18.16b, v25.16b, v4.16b
    str q30, [sp, #624]
    ldr q30, [sp, #480]
    orr v30.16b, v30.16b, v15.16b
    str q0, [sp, #640]
    ldr q0, [sp, #464]
    bcax v0.16b, v17.16b, v0.16b, v2.16b
    bcax v24.16b, v24.16b, v13.16b, v5.16b
    eor v12.16b, v12.16b, v25.16b
    eor3 v16.16b, v18.16b, v25.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v23.16b
    eor v23.16b, v30.16b, v0.16b
    eor3 v0.16b, v17.16b, v0.16b, v21.16b
    eor3 v21.16b, v29.16b, v5.16b, v24.16b
    eor3 v18.16b, v18.16b, v4.16b, v10.16b
    ldr q24, [sp, #448]
    bcax v16.16b, v16.16b, v9.16b, v24.16b
    ldr q25, [sp, #352]
    movi v29.16b, #255
    eor3 v20.16b, v25.16b, v20.16b, v29.16b
    eor3 v17.16b, v17.16b, v2.16b, v11.16b
    ldr q25, [sp, #400]
    bcax v0.16b, v0.16b, v27.16b, v25.16b
    ldr q30, [sp, #320]
    eor3 v21.16b, v30.16b, v21.16b, v29.16b
    ldr q30, [x3, #3232]
    shl v10.16b, v30.16b, #1
    ldr q11, [sp, #336]
    bcax v18.16b, v18.16b, v11.16b, v19.16b
    bcax v29.16b, v20.16b, v12.16b, v16.16b
    movi v11.16b, #85
    ldr q25, [sp, #368]
    bif v25.16b, v30.16b, v11.16b
    str q4, [sp, #368]
    ldr q4, [sp, #384]
    bcax v17.16b, v17.16b, v4.16b, v6.16b
    bcax v4.16b, v21.16b, v23.16b, v0.16b
    bsl v11.16b, v30.16b, v10.16b
    bcax v30.16b, v18.16b, v29.16b, v12.16b
    shl v10.16b, v25.16b, #2
    str q13, [sp, #320]
    bcax v13.16b, v17.16b, v4.16b, v23.16b
    str q2, [sp, #352]
    ushr v2.16b, v11.16b, #2
    str q31, [sp, #656]
    ushr v31.16b, v25.16b, #2
    str q3, [sp, #672]
    bcax v3.16b, v29.16b, v20.16b, v30.16b
    str q5, [sp, #688]
    movi v5.16b, #51
    bit v10.16b, v25.16b, v5.16b
    str q10, [sp, #704]
    bcax v10.16b, v4.16b, v21.16b, v13.16b
    bif v2.16b, v11.16b, v5.16b
    bit v25.16b, v31.16b, v5.16b
    bit v18.16b, v3.16b, v12.16b
    bsl v29.16b, v3.16b, v16.16b
    bsl v16.16b, v30.16b, v20.16b
    bit v17.16b, v10.16b, v23.16b
    bit v21.16b, v13.16b, v0.16b
    bsl v4.16b, v10.16b, v0.16b
    bcax v0.16b, v12.16b, v18.16b, v30.16b
    mov v3.16b, v25.16b
    sli v3.16b, v25.16b, #4
    eor v20.16b, v16.16b, v29.16b
    bcax v23.16b, v23.16b, v17.16b, v13.16b
    eor v30.16b, v21.16b, v4.16b
    orn v7.16b, v7.16b, v0.16b
    and v24.16b, v24.16b, v18.16b
    orr v6.16b, v6.16b, v21.16b
    eor v31.16b, v18.16b, v29.16b
    orn v22.16b, v22.16b, v23.16b
    eor v10.16b, v17.16b, v4.16b
    bcax v8.16b, v24.16b, v0.16b, v8.16b
    bcax v9.16b, v7.16b, v18.16b, v9.16b
    ldr q12, [sp, #400]
    and v12.16b, v12.16b, v17.16b
    bcax v27.16b, v22.16b, v17.16b, v27.16b
    eor3 v13.16b, v17.16b, v23.16b, v30.16b
    orr v19.16b, v19.16b, v16.16b
    ldr q5, [sp, #432]
    bcax v5.16b, v9.16b, v31.16b, v5.16b
    str q25, [sp, #432]
    eor3 v25.16b, v18.16b, v0.16b, v20.16b
    bcax v1.16b, v12.16b, v23.16b, v1.16b
    bcax v28.16b, v27.16b, v10.16b, v28.16b
    str q3, [sp, #400]
    ldr q3, [sp, #464]
    orn v3.16b, v13.16b, v3.16b
    bcax v23.16b, v17.16b, v22.16b, v23.16b
    str q2, [sp, #464]
    ldr q2, [sp, #496]
    orn v2.16b, v25.16b, v2.16b
    bcax v0.16b, v18.16b, v7.16b, v0.16b
    bcax v10.16b, v3.16b, v10.16b, v14.16b
    bcax v14.16b, v27.16b, v4.16b, v15.16b
    bcax v26.16b, v9.16b, v29.16b, v26.16b
    ldr q15, [sp, #688]
    bcax v12.16b, v12.16b, v15.16b, v23.16b
    ldr q15, [sp, #672]
    bcax v24.16b, v24.16b, v15.16b, v0.16b
    ldr q15, [sp, #416]
    bcax v31.16b, v2.16b, v31.16b, v15.16b
    ldr q15, [sp, #656]
    bcax v15.16b, v26.16b, v15.16b, v20.16b
    str q11, [sp, #656]
    ldr q11, [sp, #640]
    bcax v11.16b, v14.16b, v11.16b, v30.16b
    eor v6.16b, v6.16b, v10.16b
    str q20, [sp, #640]
    ldr q20, [sp, #336]
    bcax v20.16b, v26.16b, v20.16b, v16.16b
    ldr q26, [sp, #352]
    bcax v26.16b, v28.16b, v26.16b, v13.16b
    eor v19.16b, v19.16b, v31.16b
    ldr q13, [x8, #0]
    eor3 v27.16b, v27.16b, v11.16b, v28.16b
    ldr q28, [sp, #480]
    bcax v4.16b, v6.16b, v4.16b, v28.16b
    ldr q28, [sp, #624]
    bcax v28.16b, v15.16b, v28.16b, v0.16b
    str q30, [sp, #624]
    ldr q30, [sp, #320]
    bcax v30.16b, v11.16b, v30.16b, v23.16b
    eor3 v0.16b, v18.16b, v16.16b, v0.16b
    eor3 v16.16b, v9.16b, v15.16b, v5.16b
    ldr q18, [x8, #16]
    ldr q9, [sp, #368]
    bcax v5.16b, v5.16b, v9.16b, v25.16b
    eor3 v17.16b, v17.16b, v21.16b, v23.16b
    ldr q23, [sp, #384]
    bcax v21.16b, v14.16b, v23.16b, v21.16b
    eor3 v23.16b, v8.16b, v28.16b, v31.16b
    ldr q25, [sp, #608]
    bcax v25.16b, v19.16b, v29.16b, v25.16b
    ldr q29, [sp, #592]
    bcax v16.16b, v16.16b, v0.16b, v29.16b
    eor3 v1.16b, v1.16b, v30.16b, v10.16b
    eor v21.16b, v21.16b, v4.16b
    ldr q29, [sp, #560]
    bcax v27.16b, v27.16b, v17.16b, v29.16b
    eor v20.16b, v20.16b, v25.16b
    tbl v8.16b, {v23.16b}, v13.16b
    eor3 v24.16b, v16.16b, v24.16b, v5.16b
    tbl v11.16b, {v21.16b}, v18.16b
    eor3 v12.16b, v27.16b, v12.16b, v26.16b
    eor v27.16b, v1.16b, v27.16b
    ldr q14, [x3, #2080]
    ldr q15, [x3, #2224]
    eor3 v22.16b, v22.16b, v30.16b, v21.16b
    eor3 v7.16b, v7.16b, v28.16b, v20.16b
    ext v28.16b, v21.16b, v21.16b, #12
    ldr q9, [sp, #544]
    bcax v17.16b, v12.16b, v17.16b, v9.16b
    ext v9.16b, v27.16b, v27.16b, #12
    ldr q29, [sp, #512]
    bcax v0.16b, v24.16b, v0.16b, v29.16b
    eor v16.16b, v23.16b, v16.16b
    eor3 v2.16b, v2.16b, v5.16b, v20.16b
    eor v28.16b, v20.16b, v28.16b
    ldr q30, [x3, #2208]
    ldr q10, [x3, #2096]
    eor3 v6.16b, v6.16b, v26.16b, v12.16b
    ext v12.16b, v1.16b, v1.16b, #12
    eor3 v3.16b, v3.16b, v26.16b, v21.16b
    ldr q26, [x3, #2144]
    ldr q29, [x3, #2112]
    eor3 v25.16b, v25.16b, v20.16b, v2.16b
    eor3 v15.16b, v15.16b, v0.16b, v28.16b
    eor v9.16b, v16.16b, v9.16b
    str q15, [sp, #512]
    eor3 v5.16b, v19.16b, v5.16b, v24.16b
    eor v19.16b, v23.16b, v12.16b
    eor3 v4.16b, v4.16b, v21.16b, v3.16b
    tbl v24.16b, {v20.16b}, v13.16b
    ext v12.16b, v22.16b, v22.16b, #12
    ext v15.16b, v3.16b, v3.16b, #12
    ext v31.16b, v4.16b, v4.16b, #12
    str q11, [sp, #544]
    tbl v11.16b, {v1.16b}, v18.16b
    eor3 v10.16b, v10.16b, v16.16b, v19.16b
    eor v12.16b, v7.16b, v12.16b
    str q11, [sp, #560]
    ext v11.16b, v28.16b, v28.16b, #4
    eor v15.16b, v2.16b, v15.16b
    tbl v16.16b, {v16.16b}, v13.16b
    str q22, [sp, #592]
    tbl v22.16b, {v22.16b}, v18.16b
    str q11, [sp, #608]
    ldr q11, [sp, #528]
    str q28, [sp, #384]
    ldr q28, [sp, #624]
    bcax v6.16b, v6.16b, v11.16b, v28.16b
    tbl v28.16b, {v15.16b}, v18.16b
    eor3 v21.16b, v30.16b, v21.16b, v24.16b
    ext v24.16b, v9.16b, v9.16b, #4
    eor3 v16.16b, v29.16b, v27.16b, v16.16b
    eor3 v1.16b, v14.16b, v1.16b, v8.16b
    eor3 v22.16b, v26.16b, v22.16b, v6.16b
    eor v26.16b, v25.16b, v31.16b
    ldr q29, [sp, #576]
    ldr q30, [sp, #640]
    bcax v5.16b, v5.16b, v29.16b, v30.16b
    ext v29.16b, v17.16b, v17.16b, #12
    ext v30.16b, v19.16b, v19.16b, #4
    tbl v31.16b, {v7.16b}, v13.16b
    tbl v8.16b, {v9.16b}, v18.16b
    eor v29.16b, v0.16b, v29.16b
    ldr q11, [x3, #2128]
    eor3 v9.16b, v11.16b, v5.16b, v9.16b
    ext v11.16b, v26.16b, v26.16b, #4
    tbl v27.16b, {v27.16b}, v18.16b
    ldr q14, [x3, #2192]
    eor3 v20.16b, v14.16b, v20.16b, v12.16b
    eor3 v8.16b, v10.16b, v26.16b, v8.16b
    tbl v19.16b, {v19.16b}, v18.16b
    ext v10.16b, v6.16b, v6.16b, #12
    ext v14.16b, v15.16b, v15.16b, #4
    tbl v0.16b, {v0.16b}, v13.16b
    str q0, [sp, #640]
    tbl v0.16b, {v25.16b}, v13.16b
    str q30, [sp, #576]
    tbl v30.16b, {v2.16b}, v13.16b
    str q2, [sp, #624]
    ldr q2, [x3, #2240]
    eor3 v2.16b, v2.16b, v17.16b, v14.16b
    ldr q14, [x3, #2064]
    eor3 v19.16b, v14.16b, v23.16b, v19.16b
    eor v23.16b, v5.16b, v10.16b
    tbl v10.16b, {v4.16b}, v18.16b
    ldr q14, [x3, #2272]
    eor3 v30.16b, v14.16b, v3.16b, v30.16b
    eor v0.16b, v4.16b, v0.16b
    ldr q4, [sp, #384]
    tbl v4.16b, {v4.16b}, v18.16b
    ldr q14, [x3, #2288]
    eor3 v25.16b, v14.16b, v25.16b, v15.16b
    ext v14.16b, v23.16b, v23.16b, #4
    tbl v6.16b, {v6.16b}, v18.16b
    ldr q15, [sp, #544]
    eor3 v31.16b, v15.16b, v31.16b, v0.16b
    eor3 v30.16b, v10.16b, v30.16b, v11.16b
    tbl v3.16b, {v3.16b}, v18.16b
    tbl v17.16b, {v17.16b}, v18.16b
    ldr q10, [x3, #2176]
    ldr q11, [sp, #592]
    ldr q15, [sp, #608]
    eor3 v10.16b, v10.16b, v11.16b, v15.16b
    tbl v5.16b, {v5.16b}, v13.16b
    tbl v11.16b, {v29.16b}, v18.16b
    tbl v13.16b, {v26.16b}, v18.16b
    eor v31.16b, v10.16b, v31.16b
    ext v10.16b, v12.16b, v12.16b, #4
    tbl v15.16b, {v23.16b}, v18.16b
    eor3 v1.16b, v27.16b, v1.16b, v24.16b
    eor3 v4.16b, v4.16b, v26.16b, v20.16b
    eor v20.16b, v25.16b, v13.16b
    ext v24.16b, v29.16b, v29.16b, #4
    eor v22.16b, v0.16b, v22.16b
    eor v25.16b, v9.16b, v15.16b
    tbl v27.16b, {v12.16b}, v18.16b
    ldr q9, [x3, #2160]
    eor3 v7.16b, v9.16b, v7.16b, v26.16b
    // round 2 (aes.dsl:47)
    eor v9.16b, v4.16b, v20.16b
    // round 1 (aes.dsl:47)
    eor3 v6.16b, v16.16b, v6.16b, v14.16b
    eor v1.16b, v0.16b, v1.16b
    // round 2 (aes.dsl:47)
    eor v16.16b, v31.16b, v30.16b
    // round 1 (aes.dsl:47)
    ldr q12, [sp, #512]
    eor v11.16b, v12.16b, v11.16b
    eor3 v7.16b, v27.16b, v23.16b, v7.16b
    // round 2 (aes.dsl:47)
    eor3 v23.16b, v8.16b, v25.16b, v9.16b
    // round 1 (aes.dsl:47)
    eor3 v17.16b, v21.16b, v17.16b, v24.16b
    // round 2 (aes.dsl:47)
    eor3 v21.16b, v1.16b, v6.16b, v16.16b
    // round 1 (aes.dsl:47)
    eor3 v5.16b, v5.16b, v10.16b, v22.16b
    ldr q22, [x3, #2256]
    ldr q24, [sp, #624]
    eor3 v22.16b, v22.16b, v24.16b, v28.16b
    // round 2 (aes.dsl:47)
    eor3 v24.16b, v8.16b, v11.16b, v23.16b
    eor3 v27.16b, v8.16b, v7.16b, v9.16b
    // round 1 (aes.dsl:47)
    ldr q28, [x3, #2048]
    ldr q10, [sp, #560]
    ldr q12, [sp, #576]
    eor3 v28.16b, v28.16b, v10.16b, v12.16b
    // round 2 (aes.dsl:47)
    eor3 v10.16b, v1.16b, v17.16b, v21.16b
    eor3 v12.16b, v1.16b, v5.16b, v16.16b
    // round 1 (aes.dsl:47)
    eor v19.16b, v26.16b, v19.16b
    eor v22.16b, v29.16b, v22.16b
    // round 2 (aes.dsl:47)
    movi v26.16b, #255
    eor3 v29.16b, v27.16b, v24.16b, v26.16b
    // round 1 (aes.dsl:47)
    eor v0.16b, v0.16b, v28.16b
    ldr q28, [sp, #640]
    eor3 v2.16b, v3.16b, v28.16b, v2.16b
    // round 2 (aes.dsl:47)
    eor3 v3.16b, v12.16b, v10.16b, v26.16b
    eor v28.16b, v8.16b, v20.16b
    eor3 v13.16b, v11.16b, v22.16b, v27.16b
    eor3 v14.16b, v19.16b, v24.16b, v29.16b
    eor v15.16b, v1.16b, v30.16b
    eor3 v18.16b, v17.16b, v2.16b, v12.16b
    eor3 v26.16b, v0.16b, v10.16b, v3.16b
    str q5, [sp, #640]
    ldr q5, [sp, #656]
    shl v5.16b, v5.16b, #2
    str q5, [sp, #576]
    ldr q5, [sp, #704]
    sli v5.16b, v5.16b, #4
    str q5, [sp, #560]
    eor3 v5.16b, v4.16b, v13.16b, v14.16b
    str q14, [sp, #624]
    eor3 v14.16b, v1.16b, v6.16b, v15.16b
    str q15, [sp, #512]
    eor3 v15.16b, v8.16b, v25.16b, v28.16b
    str q26, [sp, #608]
    eor3 v26.16b, v31.16b, v18.16b, v26.16b
    eor3 v25.16b, v25.16b, v11.16b, v13.16b
    eor3 v11.16b, v11.16b, v20.16b, v24.16b
    str q7, [sp, #592]
    eor v7.16b, v23.16b, v5.16b
    str q13, [sp, #544]
    and v13.16b, v15.16b, v13.16b
    str q28, [sp, #384]
    eor3 v28.16b, v17.16b, v30.16b, v10.16b
    str q16, [sp, #528]
    eor v16.16b, v21.16b, v26.16b
    str q21, [sp, #368]
    and v21.16b, v14.16b, v18.16b
    str q11, [sp, #320]
    orr v11.16b, v24.16b, v11.16b
    str q15, [sp, #480]
    eor3 v15.16b, v8.16b, v15.16b, v7.16b
    eor3 v6.16b, v6.16b, v17.16b, v18.16b
    orr v17.16b, v10.16b, v28.16b
    str q14, [sp, #352]
    eor3 v14.16b, v1.16b, v14.16b, v16.16b
    str q18, [sp, #336]
    mvn v18.16b, v5.16b
    str q10, [sp, #416]
    mvn v10.16b, v26.16b
    str q8, [sp, #672]
    bcax v8.16b, v11.16b, v8.16b, v15.16b
    eor3 v30.16b, v31.16b, v30.16b, v26.16b
    eor3 v4.16b, v4.16b, v20.16b, v5.16b
    bcax v20.16b, v17.16b, v1.16b, v14.16b
    bcax v18.16b, v13.16b, v19.16b, v18.16b
    eor3 v22.16b, v22.16b, v27.16b, v8.16b
    eor v31.16b, v29.16b, v15.16b
    bcax v10.16b, v21.16b, v0.16b, v10.16b
    str q5, [sp, #688]
    eor v5.16b, v3.16b, v14.16b
    eor3 v2.16b, v2.16b, v12.16b, v20.16b
    str q26, [sp, #496]
    orr v26.16b, v23.16b, v27.16b
    str q19, [sp, #448]
    bcax v19.16b, v18.16b, v9.16b, v25.16b
    bcax v22.16b, v22.16b, v31.16b, v4.16b
    str q31, [sp, #720]
    ldr q31, [sp, #368]
    orr v31.16b, v31.16b, v12.16b
    bcax v2.16b, v2.16b, v5.16b, v30.16b
    str q5, [sp, #736]
    ldr q5, [sp, #528]
    bcax v5.16b, v10.16b, v5.16b, v6.16b
    eor v26.16b, v26.16b, v19.16b
    eor3 v22.16b, v13.16b, v4.16b, v22.16b
    eor3 v19.16b, v18.16b, v19.16b, v8.16b
    eor3 v18.16b, v18.16b, v25.16b, v11.16b
    eor3 v20.16b, v10.16b, v5.16b, v20.16b
    eor3 v2.16b, v21.16b, v30.16b, v2.16b
    eor v5.16b, v31.16b, v5.16b
    ldr q21, [sp, #384]
    bcax v19.16b, v19.16b, v29.16b, v21.16b
    ldr q31, [sp, #592]
    movi v8.16b, #255
    eor3 v22.16b, v31.16b, v22.16b, v8.16b
    ldr q31, [sp, #512]
    bcax v20.16b, v20.16b, v3.16b, v31.16b
    eor3 v17.16b, v10.16b, v6.16b, v17.16b
    ldr q10, [sp, #640]
    eor3 v2.16b, v10.16b, v2.16b, v8.16b
    ldr q8, [sp, #704]
    sri v8.16b, v8.16b, #4
    ldr q10, [sp, #624]
    bcax v18.16b, v18.16b, v10.16b, v7.16b
    bcax v11.16b, v22.16b, v26.16b, v19.16b
    movi v13.16b, #51
    ldr q10, [sp, #656]
    ldr q21, [sp, #576]
    bsl v13.16b, v10.16b, v21.16b
    ldr q21, [sp, #608]
    bcax v17.16b, v17.16b, v21.16b, v16.16b
    bcax v10.16b, v2.16b, v5.16b, v20.16b
    ldr q21, [sp, #464]
    str q25, [sp, #576]
    mov v25.16b, v21.16b
    sli v25.16b, v21.16b, #4
    str q4, [sp, #656]
    mov v4.16b, v8.16b
    sli v4.8h, v8.8h, #8
    str q4, [sp, #704]
    bcax v4.16b, v18.16b, v11.16b, v26.16b
    sri v8.8h, v8.8h, #8
    str q8, [sp, #640]
    mov v8.16b, v13.16b
    sli v8.16b, v13.16b, #4
    str q6, [sp, #592]
    bcax v6.16b, v17.16b, v10.16b, v5.16b
    str q25, [sp, #752]
    ldr q25, [sp, #560]
    str q27, [sp, #768]
    mov v27.16b, v25.16b
    sli v27.8h, v25.8h, #8
    sri v25.8h, v25.8h, #8
    str q27, [sp, #560]
    bcax v27.16b, v11.16b, v22.16b, v4.16b
    str q25, [sp, #784]
    mov v25.16b, v8.16b
    sli v25.8h, v8.8h, #8
    sri v8.8h, v8.8h, #8
    str q8, [sp, #800]
    bcax v8.16b, v10.16b, v2.16b, v6.16b
    bsl v11.16b, v27.16b, v19.16b
    bit v18.16b, v27.16b, v26.16b
    bsl v19.16b, v4.16b, v22.16b
    bsl v10.16b, v8.16b, v20.16b
    bsl v20.16b, v6.16b, v2.16b
    bit v17.16b, v8.16b, v5.16b
    ldr q2, [sp, #400]
    mov v22.16b, v2.16b
    sli v22.8h, v2.8h, #8
    sri v2.8h, v2.8h, #8
    eor v27.16b, v19.16b, v11.16b
    eor v8.16b, v20.16b, v10.16b
    bcax v4.16b, v26.16b, v18.16b, v4.16b
    bcax v5.16b, v5.16b, v17.16b, v6.16b
    sri v13.16b, v13.16b, #4
    sri v21.16b, v21.16b, #4
    and v6.16b, v31.16b, v17.16b
    eor v26.16b, v17.16b, v10.16b
    eor3 v31.16b, v17.16b, v5.16b, v8.16b
    str q22, [sp, #512]
    eor3 v22.16b, v18.16b, v4.16b, v27.16b
    bcax v1.16b, v6.16b, v5.16b, v1.16b
    orn v15.16b, v15.16b, v4.16b
    orn v14.16b, v14.16b, v5.16b
    orr v7.16b, v7.16b, v19.16b
    orr v16.16b, v16.16b, v20.16b
    str q25, [sp, #464]
    ldr q25, [sp, #528]
    orn v25.16b, v31.16b, v25.16b
    str q2, [sp, #528]
    eor v2.16b, v18.16b, v11.16b
    bcax v3.16b, v14.16b, v17.16b, v3.16b
    bcax v29.16b, v15.16b, v18.16b, v29.16b
    str q1, [sp, #400]
    bcax v5.16b, v17.16b, v14.16b, v5.16b
    orn v9.16b, v22.16b, v9.16b
    bcax v28.16b, v25.16b, v26.16b, v28.16b
    ldr q1, [sp, #384]
    and v1.16b, v1.16b, v18.16b
    bcax v24.16b, v29.16b, v2.16b, v24.16b
    bcax v12.16b, v3.16b, v10.16b, v12.16b
    str q14, [sp, #384]
    eor v16.16b, v16.16b, v28.16b
    bcax v6.16b, v6.16b, v30.16b, v5.16b
    ldr q30, [sp, #320]
    bcax v2.16b, v9.16b, v2.16b, v30.16b
    ldr q30, [sp, #608]
    bcax v30.16b, v12.16b, v30.16b, v20.16b
    eor3 v17.16b, v17.16b, v20.16b, v5.16b
    bcax v0.16b, v12.16b, v0.16b, v8.16b
    ldr q12, [sp, #368]
    bcax v10.16b, v16.16b, v10.16b, v12.16b
    mov v12.16b, v21.16b
    sli v12.8h, v21.8h, #8
    eor v7.16b, v7.16b, v2.16b
    ldr q14, [sp, #432]
    sri v14.16b, v14.16b, #4
    ldr q20, [sp, #672]
    bcax v20.16b, v1.16b, v4.16b, v20.16b
    bcax v4.16b, v18.16b, v15.16b, v4.16b
    bcax v23.16b, v7.16b, v11.16b, v23.16b
    str q7, [sp, #672]
    ldr q7, [sp, #768]
    bcax v7.16b, v29.16b, v11.16b, v7.16b
    mov v11.16b, v13.16b
    sli v11.8h, v13.8h, #8
    str q11, [sp, #768]
    ldr q11, [sp, #416]
    bcax v26.16b, v3.16b, v26.16b, v11.16b
    mov v11.16b, v14.16b
    sli v11.8h, v14.8h, #8
    eor3 v18.16b, v18.16b, v19.16b, v4.16b
    str q11, [sp, #416]
    ldr q11, [sp, #624]
    bcax v19.16b, v7.16b, v11.16b, v19.16b
    sri v21.8h, v21.8h, #8
    ldr q11, [sp, #448]
    bcax v7.16b, v7.16b, v11.16b, v27.16b
    ldr q11, [sp, #752]
    str q21, [sp, #448]
    mov v21.16b, v11.16b
    sli v21.8h, v11.8h, #8
    sri v11.8h, v11.8h, #8
    sri v13.8h, v13.8h, #8
    sri v14.8h, v14.8h, #8
    eor3 v29.16b, v29.16b, v7.16b, v24.16b
    str q11, [sp, #752]
    ldr q11, [sp, #592]
    bcax v31.16b, v26.16b, v11.16b, v31.16b
    ldr q11, [sp, #656]
    bcax v1.16b, v1.16b, v11.16b, v4.16b
    ldr q11, [sp, #720]
    bcax v4.16b, v7.16b, v11.16b, v4.16b
    ldr q7, [sp, #736]
    bcax v5.16b, v0.16b, v7.16b, v5.16b
    eor v7.16b, v19.16b, v23.16b
    eor3 v0.16b, v3.16b, v0.16b, v26.16b
    eor v3.16b, v30.16b, v10.16b
    ldr q30, [sp, #576]
    bcax v22.16b, v24.16b, v30.16b, v22.16b
    ldr q24, [sp, #544]
    bcax v24.16b, v29.16b, v18.16b, v24.16b
    ldr q29, [sp, #400]
    eor3 v28.16b, v29.16b, v5.16b, v28.16b
    ldr q29, [x3, #2352]
    ldr q11, [sp, #336]
    bcax v0.16b, v0.16b, v17.16b, v11.16b
    eor3 v2.16b, v20.16b, v4.16b, v2.16b
    eor3 v20.16b, v25.16b, v31.16b, v3.16b
    ldr q25, [x3, #2400]
    ldr q19, [x8, #16]
    tbl v30.16b, {v7.16b}, v19.16b
    eor3 v1.16b, v24.16b, v1.16b, v22.16b
    ext v11.16b, v28.16b, v28.16b, #8
    tbl v26.16b, {v2.16b}, v19.16b
    eor3 v10.16b, v10.16b, v3.16b, v20.16b
    eor3 v9.16b, v9.16b, v22.16b, v7.16b
    str q27, [sp, #336]
    ldr q27, [x3, #2480]
    ldr q19, [sp, #528]
    eor3 v19.16b, v27.16b, v19.16b, v7.16b
    ldr q27, [x3, #2304]
    str q19, [sp, #528]
    ldr q19, [sp, #464]
    eor3 v19.16b, v27.16b, v19.16b, v28.16b
    eor v24.16b, v2.16b, v24.16b
    eor3 v6.16b, v0.16b, v6.16b, v31.16b
    eor3 v4.16b, v15.16b, v4.16b, v7.16b
    ldr q27, [sp, #384]
    eor3 v5.16b, v27.16b, v5.16b, v3.16b
    ldr q27, [x3, #2496]
    eor3 v27.16b, v27.16b, v13.16b, v20.16b
    ldr q13, [sp, #512]
    eor3 v29.16b, v29.16b, v13.16b, v2.16b
    rev32 v13.8h, v24.8h
    eor3 v16.16b, v16.16b, v31.16b, v6.16b
    eor3 v25.16b, v25.16b, v12.16b, v5.16b
    ldr q31, [x3, #2448]
    ldr q12, [sp, #784]
    eor3 v31.16b, v31.16b, v12.16b, v4.16b
    eor3 v29.16b, v11.16b, v29.16b, v13.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q11, [sp, #480]
    bcax v18.16b, v1.16b, v18.16b, v11.16b
    ext v11.16b, v20.16b, v20.16b, #8
    rev32 v2.8h, v2.8h
    ldr q12, [x3, #2432]
    ldr q13, [sp, #800]
    eor3 v12.16b, v12.16b, v13.16b, v3.16b
    ldr q13, [x8, #16]
    tbl v15.16b, {v18.16b}, v13.16b
    str q31, [sp, #800]
    rev32 v31.8h, v4.8h
    str q25, [sp, #480]
    ldr q25, [x3, #2336]
    eor3 v21.16b, v25.16b, v21.16b, v0.16b
    eor3 v23.16b, v23.16b, v7.16b, v9.16b
    tbl v4.16b, {v4.16b}, v13.16b
    ldr q25, [sp, #496]
    bcax v16.16b, v16.16b, v25.16b, v8.16b
    eor v25.16b, v3.16b, v30.16b
    eor v26.16b, v28.16b, v26.16b
    ext v28.16b, v10.16b, v10.16b, #8
    tbl v30.16b, {v0.16b}, v13.16b
    ldr q8, [sp, #352]
    bcax v6.16b, v6.16b, v17.16b, v8.16b
    ext v17.16b, v16.16b, v16.16b, #8
    eor v28.16b, v23.16b, v28.16b
    tbl v8.16b, {v25.16b}, v13.16b
    str q8, [sp, #352]
    rev32 v8.8h, v26.8h
    str q21, [sp, #496]
    rev32 v21.8h, v23.8h
    str q17, [sp, #784]
    ldr q17, [sp, #672]
    eor3 v1.16b, v17.16b, v22.16b, v1.16b
    ldr q17, [x3, #2544]
    eor3 v17.16b, v17.16b, v14.16b, v9.16b
    rev32 v22.8h, v18.8h
    ldr q14, [x3, #2384]
    str q22, [sp, #672]
    ldr q22, [sp, #704]
    eor3 v22.16b, v14.16b, v22.16b, v24.16b
    tbl v14.16b, {v9.16b}, v13.16b
    rev32 v7.8h, v7.8h
    eor3 v17.16b, v11.16b, v17.16b, v21.16b
    ldr q21, [sp, #688]
    ldr q11, [sp, #336]
    bcax v1.16b, v1.16b, v21.16b, v11.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ldr q21, [x3, #2464]
    ldr q11, [sp, #752]
    eor3 v21.16b, v21.16b, v11.16b, v6.16b
    eor v20.16b, v20.16b, v14.16b
    ext v0.16b, v0.16b, v0.16b, #8
    tbl v11.16b, {v16.16b}, v13.16b
    rev32 v14.8h, v1.8h
    str q21, [sp, #752]
    ldr q21, [x3, #2320]
    str q17, [sp, #336]
    ldr q17, [sp, #560]
    eor3 v2.16b, v21.16b, v17.16b, v2.16b
    rev32 v17.8h, v20.8h
    eor v21.16b, v6.16b, v15.16b
    eor3 v0.16b, v0.16b, v22.16b, v14.16b
    ext v22.16b, v5.16b, v5.16b, #8
    tbl v14.16b, {v10.16b}, v13.16b
    rev32 v9.8h, v9.8h
    eor3 v17.16b, v27.16b, v17.16b, v21.16b
    ldr q27, [x3, #2528]
    ldr q15, [sp, #448]
    eor3 v27.16b, v27.16b, v15.16b, v10.16b
    tbl v10.16b, {v21.16b}, v13.16b
    eor v24.16b, v24.16b, v30.16b
    eor v23.16b, v23.16b, v14.16b
    rev32 v30.8h, v25.8h
    ext v6.16b, v6.16b, v6.16b, #8
    eor v4.16b, v5.16b, v4.16b
    tbl v5.16b, {v24.16b}, v13.16b
    ldr q14, [x3, #2512]
    ldr q15, [sp, #640]
    eor3 v18.16b, v14.16b, v15.16b, v18.16b
    tbl v14.16b, {v23.16b}, v13.16b
    ldr q15, [x3, #2368]
    str q27, [sp, #640]
    ldr q27, [sp, #768]
    eor3 v16.16b, v15.16b, v27.16b, v16.16b
    eor3 v7.16b, v7.16b, v22.16b, v28.16b
    eor3 v22.16b, v12.16b, v4.16b, v30.16b
    ldr q27, [x3, #2416]
    ldr q30, [sp, #416]
    eor3 v27.16b, v27.16b, v30.16b, v31.16b
    eor3 v19.16b, v19.16b, v8.16b, v14.16b
    tbl v30.16b, {v26.16b}, v13.16b
    rev32 v31.8h, v4.8h
    eor3 v29.16b, v24.16b, v29.16b, v28.16b
    tbl v4.16b, {v4.16b}, v13.16b
    rev32 v21.8h, v21.8h
    eor3 v2.16b, v2.16b, v30.16b, v28.16b
    eor3 v27.16b, v1.16b, v27.16b, v28.16b
    ldr q28, [sp, #528]
    ldr q30, [sp, #672]
    eor3 v3.16b, v3.16b, v28.16b, v30.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q28, [sp, #336]
    eor v28.16b, v23.16b, v28.16b
    tbl v30.16b, {v20.16b}, v13.16b
    ldr q8, [sp, #752]
    eor3 v21.16b, v25.16b, v8.16b, v21.16b
    ldr q25, [sp, #784]
    eor3 v4.16b, v25.16b, v4.16b, v27.16b
    str q28, [sp, #304]
    ext v25.16b, v1.16b, v1.16b, #8
    str q2, [sp, #80]
    eor v0.16b, v1.16b, v0.16b
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v18.16b, v30.16b
    str q21, [sp, #224]
    eor v18.16b, v14.16b, v22.16b
    str q4, [sp, #176]
    ext v4.16b, v24.16b, v24.16b, #8
    ldr q21, [sp, #480]
    eor3 v21.16b, v21.16b, v31.16b, v14.16b
    eor3 v5.16b, v5.16b, v16.16b, v25.16b
    ext v16.16b, v23.16b, v23.16b, #8
    str q2, [sp, #240]
    str q0, [sp, #144]
    eor3 v0.16b, v9.16b, v6.16b, v3.16b
    ldr q2, [sp, #496]
    eor3 v2.16b, v26.16b, v2.16b, v4.16b
    str q18, [sp, #192]
    tbl v1.16b, {v1.16b}, v13.16b
    str q17, [sp, #256]
    str q5, [sp, #128]
    str q29, [sp, #112]
    ldr q3, [sp, #800]
    ldr q4, [sp, #352]
    eor3 v3.16b, v3.16b, v4.16b, v7.16b
    ldr q4, [sp, #640]
    eor3 v4.16b, v20.16b, v4.16b, v16.16b
    eor v2.16b, v14.16b, v2.16b
    eor v1.16b, v1.16b, v21.16b
    str q19, [sp, #64]
    str q0, [sp, #272]
    str q4, [sp, #288]
    str q3, [sp, #208]
    str q2, [sp, #96]
    str q1, [sp, #160]
.Llwcc_aes128_128_ctr_crypt_neon_kept:
    and x9, x4, #255
    add x10, x4, #1
    add x11, x4, #2
    lsl x9, x9, #4
    and x10, x10, #255
    and x11, x11, #255
    add x9, x3, x9
    lsl x10, x10, #4
    lsl x11, x11, #4
    add x10, x3, x10
    add x12, x4, #3
    add x11, x3, x11
    ldr q0, [x9, #3232]
    add x9, x4, #4
    ldr q1, [x10, #3232]
    add x10, x4, #5
    and x12, x12, #255
    ldr q2, [x11, #3232]
    add x11, x4, #6
    and x9, x9, #255
    and x10, x10, #255
    lsl x12, x12, #4
    and x11, x11, #255
    lsl x9, x9, #4
    lsl x10, x10, #4
    lsl x11, x11, #4
    add x12, x3, x12
    add x9, x3, x9
    add x10, x3, x10
    ldr q3, [x12, #3232]
    add x12, x4, #7
    add x11, x3, x11
    ldr q4, [x9, #3232]
    add x9, x4, #8
    ldr q5, [x10, #3232]
    add x10, x4, #9
    and x12, x12, #255
    ldr q6, [x11, #3232]
    add x11, x4, #10
    and x9, x9, #255
    and x10, x10, #255
    lsl x12, x12, #4
    and x11, x11, #255
    lsl x9, x9, #4
    lsl x10, x10, #4
    lsl x11, x11, #4
    add x12, x3, x12
    add x9, x3, x9
    add x10, x3, x10
    ldr q7, [x12, #3232]
    add x12, x4, #11
    add x11, x3, x11
    ldr q16, [x9, #3232]
    add x9, x4, #12
    ldr q17, [x10, #3232]
    add x10, x4, #13
    and x12, x12, #255
    ldr q18, [x11, #3232]
    add x11, x4, #14
    and x9, x9, #255
    and x10, x10, #255
    lsl x12, x12, #4
    and x11, x11, #255
    add x13, x4, #15
    lsl x9, x9, #4
    lsl x10, x10, #4
    and x13, x13, #255
    lsl x11, x11, #4
    lsl x13, x13, #4
    add x12, x3, x12
    add x9, x3, x9
    add x10, x3, x10
    movi v19.16b, #85
    add x11, x3, x11
    add x13, x3, x13
    ldr q20, [x12, #3232]
    ldr q23, [x9, #3232]
    ldr q24, [x10, #3232]
    ushr v25.16b, v0.16b, #1
    ldr q26, [x11, #3232]
    ldr q27, [x13, #3232]
    shl v28.16b, v1.16b, #1
    ushr v29.16b, v2.16b, #1
    shl v30.16b, v3.16b, #1
    ushr v31.16b, v4.16b, #1
    shl v8.16b, v5.16b, #1
    ushr v9.16b, v6.16b, #1
    shl v10.16b, v7.16b, #1
    ushr v11.16b, v16.16b, #1
    shl v12.16b, v17.16b, #1
    ushr v13.16b, v18.16b, #1
    shl v14.16b, v20.16b, #1
    ushr v15.16b, v23.16b, #1
    shl v22.16b, v24.16b, #1
    ushr v21.16b, v26.16b, #1
    str q27, [sp, #320]
    shl v27.16b, v27.16b, #1
    bit v1.16b, v25.16b, v19.16b
    bit v28.16b, v0.16b, v19.16b
    bit v30.16b, v2.16b, v19.16b
    bit v3.16b, v29.16b, v19.16b
    bit v8.16b, v4.16b, v19.16b
    bit v5.16b, v31.16b, v19.16b
    bit v10.16b, v6.16b, v19.16b
    bit v7.16b, v9.16b, v19.16b
    bit v12.16b, v16.16b, v19.16b
    bit v17.16b, v11.16b, v19.16b
    bit v14.16b, v18.16b, v19.16b
    bit v20.16b, v13.16b, v19.16b
    bit v22.16b, v23.16b, v19.16b
    bit v24.16b, v15.16b, v19.16b
    bit v27.16b, v26.16b, v19.16b
    ldr q0, [sp, #320]
    bit v0.16b, v21.16b, v19.16b
    ushr v2.16b, v1.16b, #2
    ushr v4.16b, v28.16b, #2
    shl v6.16b, v30.16b, #2
    shl v16.16b, v3.16b, #2
    ushr v18.16b, v8.16b, #2
    shl v21.16b, v10.16b, #2
    ushr v23.16b, v5.16b, #2
    shl v25.16b, v7.16b, #2
    ushr v26.16b, v12.16b, #2
    shl v29.16b, v14.16b, #2
    ushr v31.16b, v17.16b, #2
    shl v9.16b, v20.16b, #2
    ushr v11.16b, v22.16b, #2
    shl v13.16b, v27.16b, #2
    ushr v15.16b, v24.16b, #2
    shl v19.16b, v0.16b, #2
    str q0, [sp, #320]
    movi v0.16b, #51
    bit v3.16b, v2.16b, v0.16b
    bit v6.16b, v28.16b, v0.16b
    bit v30.16b, v4.16b, v0.16b
    bit v16.16b, v1.16b, v0.16b
    bit v21.16b, v8.16b, v0.16b
    bit v10.16b, v18.16b, v0.16b
    bit v25.16b, v5.16b, v0.16b
    bit v7.16b, v23.16b, v0.16b
    bit v29.16b, v12.16b, v0.16b
    bit v14.16b, v26.16b, v0.16b
    bit v9.16b, v17.16b, v0.16b
    bit v20.16b, v31.16b, v0.16b
    bit v13.16b, v22.16b, v0.16b
    bit v27.16b, v11.16b, v0.16b
    bit v19.16b, v24.16b, v0.16b
    ldr q1, [sp, #320]
    bit v1.16b, v15.16b, v0.16b
    mov v2.16b, v6.16b
    sli v2.16b, v21.16b, #4
    sri v21.16b, v6.16b, #4
    mov v4.16b, v16.16b
    sli v4.16b, v25.16b, #4
    sri v25.16b, v16.16b, #4
    mov v5.16b, v30.16b
    sli v5.16b, v10.16b, #4
    sri v10.16b, v30.16b, #4
    mov v6.16b, v3.16b
    sli v6.16b, v7.16b, #4
    sri v7.16b, v3.16b, #4
    mov v3.16b, v29.16b
    sli v3.16b, v13.16b, #4
    sri v13.16b, v29.16b, #4
    mov v16.16b, v9.16b
    sli v16.16b, v19.16b, #4
    sri v19.16b, v9.16b, #4
    mov v17.16b, v14.16b
    sli v17.16b, v27.16b, #4
    sri v27.16b, v14.16b, #4
    mov v18.16b, v20.16b
    sli v18.16b, v1.16b, #4
    ldr q22, [sp, #96]
    ldr q23, [sp, #112]
    sri v1.16b, v20.16b, #4
    trn1 v20.16b, v2.16b, v3.16b
    trn2 v2.16b, v2.16b, v3.16b
    ldr q3, [sp, #192]
    ldr q24, [sp, #288]
    trn1 v26.16b, v4.16b, v16.16b
    trn2 v4.16b, v4.16b, v16.16b
    trn1 v16.16b, v5.16b, v17.16b
    ldr q28, [sp, #208]
    ldr q29, [sp, #304]
    trn2 v5.16b, v5.16b, v17.16b
    trn1 v17.16b, v6.16b, v18.16b
    trn2 v6.16b, v6.16b, v18.16b
    ldr q18, [sp, #128]
    ldr q30, [sp, #144]
    trn1 v31.16b, v21.16b, v13.16b
    trn1 v8.16b, v25.16b, v19.16b
    trn2 v9.16b, v10.16b, v27.16b
    ldr q11, [sp, #160]
    ldr q12, [sp, #176]
    trn1 v27.16b, v10.16b, v27.16b
    trn1 v10.16b, v7.16b, v1.16b
    trn2 v1.16b, v7.16b, v1.16b
    ldr q7, [sp, #224]
    eor v16.16b, v22.16b, v16.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v24.16b, v9.16b
    ldr q22, [sp, #240]
    eor v17.16b, v23.16b, v17.16b
    eor v4.16b, v28.16b, v4.16b
    eor v1.16b, v29.16b, v1.16b
    movi v23.16b, #255
    eor3 v18.16b, v18.16b, v31.16b, v23.16b
    eor3 v24.16b, v30.16b, v8.16b, v23.16b
    // round 3 (aes.dsl:47)
    eor v28.16b, v2.16b, v3.16b
    eor v27.16b, v11.16b, v27.16b
    eor v29.16b, v12.16b, v10.16b
    eor v30.16b, v4.16b, v1.16b
    ldr q31, [sp, #64]
    ldr q8, [sp, #256]
    eor v5.16b, v7.16b, v5.16b
    mvn v7.16b, v16.16b
    eor3 v9.16b, v16.16b, v18.16b, v28.16b
    ldr q10, [sp, #80]
    ldr q11, [sp, #272]
    eor v6.16b, v22.16b, v6.16b
    mvn v22.16b, v17.16b
    eor3 v12.16b, v17.16b, v24.16b, v30.16b
    trn2 v21.16b, v21.16b, v13.16b
    eor3 v13.16b, v7.16b, v27.16b, v28.16b
    eor3 v14.16b, v16.16b, v5.16b, v9.16b
    trn2 v19.16b, v25.16b, v19.16b
    eor3 v25.16b, v22.16b, v29.16b, v30.16b
    eor3 v15.16b, v17.16b, v6.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    eor v21.16b, v8.16b, v21.16b
    eor3 v31.16b, v13.16b, v14.16b, v23.16b
    eor v26.16b, v10.16b, v26.16b
    eor v19.16b, v11.16b, v19.16b
    eor3 v8.16b, v25.16b, v15.16b, v23.16b
    eor3 v10.16b, v5.16b, v21.16b, v13.16b
    eor3 v11.16b, v20.16b, v14.16b, v31.16b
    eor3 v0.16b, v6.16b, v19.16b, v25.16b
    eor3 v23.16b, v26.16b, v15.16b, v8.16b
    str q11, [sp, #320]
    eor3 v11.16b, v2.16b, v10.16b, v11.16b
    str q23, [sp, #336]
    eor3 v23.16b, v4.16b, v0.16b, v23.16b
    str q29, [sp, #352]
    eor v29.16b, v16.16b, v3.16b
    str q27, [sp, #368]
    mvn v27.16b, v11.16b
    str q30, [sp, #384]
    eor v30.16b, v17.16b, v1.16b
    str q28, [sp, #400]
    mvn v28.16b, v23.16b
    eor3 v16.16b, v16.16b, v18.16b, v29.16b
    str q29, [sp, #416]
    eor3 v29.16b, v5.16b, v3.16b, v14.16b
    str q9, [sp, #432]
    eor v9.16b, v9.16b, v27.16b
    eor3 v17.16b, v17.16b, v24.16b, v30.16b
    str q30, [sp, #448]
    eor3 v30.16b, v6.16b, v1.16b, v15.16b
    str q12, [sp, #464]
    eor v12.16b, v12.16b, v28.16b
    str q25, [sp, #480]
    and v25.16b, v16.16b, v10.16b
    str q14, [sp, #496]
    orr v14.16b, v14.16b, v29.16b
    str q16, [sp, #512]
    eor3 v16.16b, v7.16b, v16.16b, v9.16b
    str q29, [sp, #528]
    and v29.16b, v17.16b, v0.16b
    str q30, [sp, #544]
    orr v30.16b, v15.16b, v30.16b
    str q17, [sp, #560]
    eor3 v17.16b, v22.16b, v17.16b, v12.16b
    eor3 v5.16b, v18.16b, v5.16b, v10.16b
    eor3 v6.16b, v24.16b, v6.16b, v0.16b
    bcax v18.16b, v14.16b, v7.16b, v16.16b
    bcax v24.16b, v25.16b, v20.16b, v11.16b
    bcax v23.16b, v29.16b, v26.16b, v23.16b
    bcax v11.16b, v30.16b, v22.16b, v17.16b
    eor3 v2.16b, v2.16b, v3.16b, v27.16b
    eor v3.16b, v31.16b, v16.16b
    eor3 v21.16b, v21.16b, v13.16b, v18.16b
    eor3 v1.16b, v4.16b, v1.16b, v28.16b
    eor v4.16b, v8.16b, v17.16b
    str q28, [sp, #576]
    ldr q28, [sp, #480]
    eor3 v19.16b, v19.16b, v28.16b, v11.16b
    str q27, [sp, #592]
    ldr q27, [sp, #432]
    orr v27.16b, v27.16b, v13.16b
    str q0, [sp, #608]
    ldr q0, [sp, #400]
    bcax v0.16b, v24.16b, v0.16b, v5.16b
    bcax v21.16b, v21.16b, v3.16b, v2.16b
    str q10, [sp, #624]
    ldr q10, [sp, #464]
    orr v10.16b, v10.16b, v28.16b
    ldr q28, [sp, #384]
    bcax v28.16b, v23.16b, v28.16b, v6.16b
    bcax v19.16b, v19.16b, v4.16b, v1.16b
    eor3 v14.16b, v24.16b, v5.16b, v14.16b
    eor3 v18.16b, v24.16b, v0.16b, v18.16b
    eor3 v21.16b, v25.16b, v2.16b, v21.16b
    eor3 v24.16b, v23.16b, v6.16b, v30.16b
    eor3 v23.16b, v23.16b, v28.16b, v11.16b
    eor3 v19.16b, v29.16b, v1.16b, v19.16b
    eor v0.16b, v27.16b, v0.16b
    ldr q25, [sp, #416]
    bcax v18.16b, v18.16b, v31.16b, v25.16b
    ldr q27, [sp, #368]
    eor v21.16b, v27.16b, v21.16b
    eor v27.16b, v10.16b, v28.16b
    ldr q28, [sp, #448]
    bcax v23.16b, v23.16b, v8.16b, v28.16b
    ldr q29, [sp, #352]
    eor v19.16b, v29.16b, v19.16b
    ldr q29, [sp, #320]
    bcax v30.16b, v14.16b, v29.16b, v9.16b
    bcax v10.16b, v21.16b, v0.16b, v18.16b
    ldr q11, [sp, #336]
    bcax v24.16b, v24.16b, v11.16b, v12.16b
    bcax v14.16b, v19.16b, v27.16b, v23.16b
    bcax v11.16b, v30.16b, v10.16b, v0.16b
    bcax v29.16b, v24.16b, v14.16b, v27.16b
    str q4, [sp, #352]
    bcax v4.16b, v10.16b, v21.16b, v11.16b
    str q3, [sp, #368]
    bcax v3.16b, v14.16b, v19.16b, v29.16b
    bsl v10.16b, v4.16b, v18.16b
    bit v30.16b, v4.16b, v0.16b
    bsl v18.16b, v11.16b, v21.16b
    bsl v14.16b, v3.16b, v23.16b
    bit v24.16b, v3.16b, v27.16b
    bsl v23.16b, v29.16b, v19.16b
    bcax v0.16b, v0.16b, v30.16b, v11.16b
    orr v3.16b, v9.16b, v18.16b
    and v4.16b, v25.16b, v30.16b
    eor v19.16b, v18.16b, v10.16b
    eor v21.16b, v30.16b, v10.16b
    bcax v25.16b, v27.16b, v24.16b, v29.16b
    orr v27.16b, v12.16b, v23.16b
    and v28.16b, v28.16b, v24.16b
    eor v29.16b, v23.16b, v14.16b
    eor v9.16b, v24.16b, v14.16b
    orn v16.16b, v16.16b, v0.16b
    bcax v7.16b, v4.16b, v0.16b, v7.16b
    eor3 v11.16b, v30.16b, v0.16b, v19.16b
    orn v17.16b, v17.16b, v25.16b
    bcax v22.16b, v28.16b, v25.16b, v22.16b
    eor3 v12.16b, v24.16b, v25.16b, v29.16b
    bcax v31.16b, v16.16b, v30.16b, v31.16b
    bcax v0.16b, v30.16b, v16.16b, v0.16b
    str q16, [sp, #448]
    ldr q16, [sp, #400]
    orn v16.16b, v11.16b, v16.16b
    bcax v8.16b, v17.16b, v24.16b, v8.16b
    bcax v25.16b, v24.16b, v17.16b, v25.16b
    str q17, [sp, #400]
    ldr q17, [sp, #384]
    orn v17.16b, v12.16b, v17.16b
    bcax v13.16b, v31.16b, v10.16b, v13.16b
    bcax v2.16b, v4.16b, v2.16b, v0.16b
    eor3 v4.16b, v30.16b, v18.16b, v0.16b
    ldr q30, [sp, #528]
    bcax v30.16b, v16.16b, v21.16b, v30.16b
    str q16, [sp, #528]
    ldr q16, [sp, #496]
    bcax v16.16b, v31.16b, v21.16b, v16.16b
    ldr q21, [sp, #480]
    bcax v21.16b, v8.16b, v14.16b, v21.16b
    bcax v1.16b, v28.16b, v1.16b, v25.16b
    eor3 v24.16b, v24.16b, v23.16b, v25.16b
    bcax v28.16b, v8.16b, v9.16b, v15.16b
    ldr q15, [sp, #544]
    bcax v9.16b, v17.16b, v9.16b, v15.16b
    ldr q15, [sp, #320]
    bcax v18.16b, v13.16b, v15.16b, v18.16b
    bcax v20.16b, v13.16b, v20.16b, v19.16b
    bcax v5.16b, v16.16b, v5.16b, v11.16b
    eor v3.16b, v3.16b, v30.16b
    ldr q11, [sp, #336]
    bcax v23.16b, v21.16b, v11.16b, v23.16b
    bcax v21.16b, v21.16b, v26.16b, v29.16b
    bcax v6.16b, v28.16b, v6.16b, v12.16b
    eor v26.16b, v27.16b, v9.16b
    eor3 v16.16b, v31.16b, v20.16b, v16.16b
    ldr q27, [sp, #432]
    bcax v27.16b, v3.16b, v10.16b, v27.16b
    ldr q31, [x8, #0]
    ldr q10, [sp, #368]
    bcax v0.16b, v20.16b, v10.16b, v0.16b
    ldr q20, [sp, #352]
    bcax v20.16b, v21.16b, v20.16b, v25.16b
    eor3 v21.16b, v8.16b, v21.16b, v28.16b
    ldr q25, [sp, #464]
    bcax v25.16b, v26.16b, v14.16b, v25.16b
    ldr q28, [sp, #624]
    bcax v16.16b, v16.16b, v4.16b, v28.16b
    eor v18.16b, v18.16b, v27.16b
    eor3 v7.16b, v7.16b, v0.16b, v30.16b
    ldr q30, [sp, #608]
    bcax v21.16b, v21.16b, v24.16b, v30.16b
    eor3 v22.16b, v22.16b, v20.16b, v9.16b
    ldr q9, [x8, #16]
    eor v23.16b, v23.16b, v25.16b
    eor3 v2.16b, v16.16b, v2.16b, v5.16b
    ldr q10, [sp, #528]
    eor3 v10.16b, v10.16b, v5.16b, v18.16b
    ldr q13, [sp, #448]
    eor3 v0.16b, v13.16b, v0.16b, v18.16b
    eor v16.16b, v7.16b, v16.16b
    tbl v13.16b, {v18.16b}, v31.16b
    ext v14.16b, v18.16b, v18.16b, #4
    tbl v8.16b, {v7.16b}, v31.16b
    ext v15.16b, v7.16b, v7.16b, #4
    ldr q28, [sp, #400]
    eor3 v20.16b, v28.16b, v20.16b, v23.16b
    eor3 v17.16b, v17.16b, v6.16b, v23.16b
    eor3 v1.16b, v21.16b, v1.16b, v6.16b
    eor v21.16b, v22.16b, v21.16b
    tbl v11.16b, {v23.16b}, v9.16b
    tbl v12.16b, {v22.16b}, v9.16b
    ldr q30, [x3, #48]
    ldr q28, [sp, #512]
    bcax v4.16b, v2.16b, v4.16b, v28.16b
    eor3 v2.16b, v3.16b, v5.16b, v2.16b
    eor3 v3.16b, v27.16b, v18.16b, v10.16b
    ldr q5, [x3, #80]
    ldr q27, [x3, #176]
    tbl v28.16b, {v16.16b}, v31.16b
    str q7, [sp, #512]
    ext v7.16b, v16.16b, v16.16b, #4
    str q16, [sp, #400]
    ext v16.16b, v0.16b, v0.16b, #4
    str q0, [sp, #448]
    tbl v0.16b, {v0.16b}, v31.16b
    str q18, [sp, #528]
    tbl v18.16b, {v10.16b}, v31.16b
    str q10, [sp, #608]
    ext v10.16b, v10.16b, v10.16b, #4
    eor3 v25.16b, v25.16b, v23.16b, v17.16b
    eor3 v6.16b, v26.16b, v6.16b, v1.16b
    ldr q26, [sp, #560]
    bcax v1.16b, v1.16b, v24.16b, v26.16b
    tbl v24.16b, {v21.16b}, v9.16b
    tbl v26.16b, {v17.16b}, v9.16b
    str q26, [sp, #560]
    tbl v26.16b, {v20.16b}, v9.16b
    str q26, [sp, #624]
    eor3 v27.16b, v27.16b, v23.16b, v14.16b
    eor v8.16b, v22.16b, v8.16b
    eor v23.16b, v23.16b, v13.16b
    eor3 v22.16b, v30.16b, v22.16b, v15.16b
    ldr q30, [sp, #592]
    bcax v2.16b, v2.16b, v30.16b, v19.16b
    ext v19.16b, v3.16b, v3.16b, #4
    ldr q30, [x8, #32]
    tbl v13.16b, {v3.16b}, v31.16b
    ext v14.16b, v4.16b, v4.16b, #4
    tbl v15.16b, {v4.16b}, v31.16b
    tbl v26.16b, {v25.16b}, v9.16b
    str q14, [sp, #592]
    ldr q14, [sp, #576]
    bcax v6.16b, v6.16b, v14.16b, v29.16b
    tbl v29.16b, {v1.16b}, v9.16b
    eor3 v5.16b, v5.16b, v21.16b, v7.16b
    ldr q7, [x3, #240]
    eor3 v7.16b, v7.16b, v17.16b, v10.16b
    eor v21.16b, v21.16b, v28.16b
    eor v0.16b, v20.16b, v0.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #144]
    eor3 v18.16b, v18.16b, v20.16b, v23.16b
    ldr q20, [x3, #16]
    eor3 v20.16b, v20.16b, v12.16b, v8.16b
    tbl v28.16b, {v23.16b}, v30.16b
    ext v23.16b, v23.16b, v23.16b, #12
    tbl v10.16b, {v8.16b}, v30.16b
    ext v8.16b, v8.16b, v8.16b, #12
    tbl v12.16b, {v2.16b}, v31.16b
    ext v14.16b, v2.16b, v2.16b, #4
    tbl v9.16b, {v6.16b}, v9.16b
    eor v15.16b, v1.16b, v15.16b
    ldr q31, [x3, #208]
    eor3 v1.16b, v31.16b, v1.16b, v17.16b
    eor3 v22.16b, v24.16b, v22.16b, v21.16b
    eor3 v16.16b, v11.16b, v16.16b, v18.16b
    eor v18.16b, v25.16b, v13.16b
    eor v19.16b, v25.16b, v19.16b
    tbl v24.16b, {v17.16b}, v30.16b
    ext v17.16b, v17.16b, v17.16b, #12
    ext v25.16b, v0.16b, v0.16b, #12
    tbl v31.16b, {v0.16b}, v30.16b
    ext v11.16b, v21.16b, v21.16b, #12
    tbl v21.16b, {v21.16b}, v30.16b
    ldr q13, [x3, #160]
    eor3 v4.16b, v13.16b, v4.16b, v28.16b
    ldr q28, [x3, #128]
    ldr q13, [sp, #528]
    eor3 v23.16b, v28.16b, v13.16b, v23.16b
    ldr q28, [x3, #32]
    ldr q13, [sp, #400]
    eor3 v28.16b, v28.16b, v13.16b, v10.16b
    ldr q10, [x3, #0]
    ldr q13, [sp, #512]
    eor3 v8.16b, v10.16b, v13.16b, v8.16b
    ldr q10, [x3, #112]
    ldr q13, [sp, #624]
    eor3 v10.16b, v10.16b, v13.16b, v14.16b
    eor v16.16b, v19.16b, v16.16b
    eor v22.16b, v19.16b, v22.16b
    eor3 v7.16b, v26.16b, v7.16b, v18.16b
    eor v26.16b, v6.16b, v12.16b
    eor3 v0.16b, v6.16b, v0.16b, v19.16b
    tbl v6.16b, {v18.16b}, v30.16b
    ext v18.16b, v18.16b, v18.16b, #12
    ldr q12, [x3, #224]
    eor3 v3.16b, v12.16b, v3.16b, v24.16b
    ldr q24, [x3, #96]
    ldr q12, [sp, #448]
    eor3 v24.16b, v24.16b, v12.16b, v25.16b
    ldr q25, [x3, #64]
    eor3 v2.16b, v25.16b, v2.16b, v21.16b
    ext v21.16b, v15.16b, v15.16b, #12
    ext v25.16b, v26.16b, v26.16b, #12
    eor v3.16b, v18.16b, v3.16b
    eor3 v18.16b, v31.16b, v23.16b, v6.16b
    eor3 v5.16b, v5.16b, v9.16b, v26.16b
    tbl v23.16b, {v26.16b}, v30.16b
    // round 4 (aes.dsl:47)
    eor v26.16b, v16.16b, v7.16b
    // round 3 (aes.dsl:47)
    eor3 v28.16b, v11.16b, v28.16b, v6.16b
    eor v2.16b, v2.16b, v25.16b
    // round 4 (aes.dsl:47)
    eor v25.16b, v18.16b, v3.16b
    // round 3 (aes.dsl:47)
    eor3 v27.16b, v27.16b, v29.16b, v15.16b
    eor v0.16b, v10.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor3 v29.16b, v22.16b, v5.16b, v26.16b
    // round 3 (aes.dsl:47)
    eor v4.16b, v4.16b, v21.16b
    eor3 v21.16b, v6.16b, v24.16b, v23.16b
    // round 4 (aes.dsl:47)
    eor3 v23.16b, v28.16b, v2.16b, v25.16b
    // round 3 (aes.dsl:47)
    ldr q24, [x3, #192]
    ldr q31, [sp, #608]
    eor3 v17.16b, v24.16b, v31.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor3 v24.16b, v22.16b, v0.16b, v26.16b
    eor3 v31.16b, v22.16b, v27.16b, v29.16b
    // round 3 (aes.dsl:47)
    tbl v9.16b, {v15.16b}, v30.16b
    // round 4 (aes.dsl:47)
    eor3 v10.16b, v28.16b, v21.16b, v25.16b
    eor3 v11.16b, v28.16b, v4.16b, v23.16b
    // round 3 (aes.dsl:47)
    ldr q12, [sp, #560]
    ldr q13, [sp, #592]
    eor3 v1.16b, v12.16b, v13.16b, v1.16b
    eor v19.16b, v20.16b, v19.16b
    // round 4 (aes.dsl:47)
    movi v20.16b, #255
    eor3 v12.16b, v24.16b, v31.16b, v20.16b
    // round 3 (aes.dsl:47)
    eor v6.16b, v8.16b, v6.16b
    eor v17.16b, v9.16b, v17.16b
    // round 4 (aes.dsl:47)
    eor3 v8.16b, v10.16b, v11.16b, v20.16b
    eor v9.16b, v22.16b, v7.16b
    eor3 v13.16b, v27.16b, v1.16b, v24.16b
    eor3 v14.16b, v19.16b, v31.16b, v12.16b
    eor v15.16b, v28.16b, v3.16b
    eor3 v30.16b, v4.16b, v17.16b, v10.16b
    eor3 v20.16b, v6.16b, v11.16b, v8.16b
    str q14, [sp, #592]
    eor3 v14.16b, v16.16b, v13.16b, v14.16b
    str q21, [sp, #560]
    eor3 v21.16b, v22.16b, v5.16b, v9.16b
    str q15, [sp, #608]
    eor3 v15.16b, v28.16b, v2.16b, v15.16b
    str q20, [sp, #448]
    eor3 v20.16b, v18.16b, v30.16b, v20.16b
    str q0, [sp, #624]
    eor3 v0.16b, v27.16b, v7.16b, v31.16b
    eor3 v5.16b, v5.16b, v27.16b, v13.16b
    eor v27.16b, v29.16b, v14.16b
    str q13, [sp, #512]
    and v13.16b, v21.16b, v13.16b
    str q9, [sp, #400]
    eor3 v9.16b, v4.16b, v3.16b, v11.16b
    str q25, [sp, #528]
    eor v25.16b, v23.16b, v20.16b
    eor3 v2.16b, v2.16b, v4.16b, v30.16b
    orr v4.16b, v31.16b, v0.16b
    str q21, [sp, #576]
    eor3 v21.16b, v22.16b, v21.16b, v27.16b
    str q30, [sp, #464]
    and v30.16b, v15.16b, v30.16b
    str q9, [sp, #352]
    orr v9.16b, v11.16b, v9.16b
    str q15, [sp, #368]
    eor3 v15.16b, v28.16b, v15.16b, v25.16b
    eor3 v7.16b, v16.16b, v7.16b, v14.16b
    mvn v16.16b, v14.16b
    str q14, [sp, #432]
    bcax v14.16b, v4.16b, v22.16b, v21.16b
    eor3 v3.16b, v18.16b, v3.16b, v20.16b
    mvn v18.16b, v20.16b
    str q20, [sp, #336]
    bcax v20.16b, v9.16b, v28.16b, v15.16b
    bcax v16.16b, v13.16b, v19.16b, v16.16b
    str q19, [sp, #320]
    eor v19.16b, v12.16b, v21.16b
    eor3 v1.16b, v1.16b, v24.16b, v14.16b
    bcax v18.16b, v30.16b, v6.16b, v18.16b
    str q6, [sp, #544]
    eor v6.16b, v8.16b, v15.16b
    eor3 v17.16b, v17.16b, v10.16b, v20.16b
    str q29, [sp, #480]
    orr v29.16b, v29.16b, v24.16b
    str q11, [sp, #496]
    bcax v11.16b, v16.16b, v26.16b, v5.16b
    bcax v1.16b, v1.16b, v19.16b, v7.16b
    str q23, [sp, #384]
    orr v23.16b, v23.16b, v10.16b
    str q19, [sp, #416]
    ldr q19, [sp, #528]
    bcax v19.16b, v18.16b, v19.16b, v2.16b
    bcax v17.16b, v17.16b, v6.16b, v3.16b
    eor3 v4.16b, v16.16b, v5.16b, v4.16b
    eor3 v16.16b, v16.16b, v11.16b, v14.16b
    eor3 v1.16b, v13.16b, v7.16b, v1.16b
    eor3 v9.16b, v18.16b, v2.16b, v9.16b
    eor3 v18.16b, v18.16b, v19.16b, v20.16b
    eor3 v17.16b, v30.16b, v3.16b, v17.16b
    eor v20.16b, v29.16b, v11.16b
    ldr q29, [sp, #400]
    bcax v16.16b, v16.16b, v12.16b, v29.16b
    ldr q30, [sp, #624]
    movi v11.16b, #255
    eor3 v1.16b, v30.16b, v1.16b, v11.16b
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [sp, #608]
    bcax v18.16b, v18.16b, v8.16b, v23.16b
    ldr q30, [sp, #560]
    eor3 v17.16b, v30.16b, v17.16b, v11.16b
    ldr q30, [sp, #592]
    bcax v4.16b, v4.16b, v30.16b, v27.16b
    bcax v13.16b, v1.16b, v20.16b, v16.16b
    ldr q14, [sp, #448]
    bcax v9.16b, v9.16b, v14.16b, v25.16b
    bcax v11.16b, v17.16b, v19.16b, v18.16b
    bcax v14.16b, v4.16b, v13.16b, v20.16b
    bcax v30.16b, v9.16b, v11.16b, v19.16b
    str q6, [sp, #560]
    bcax v6.16b, v13.16b, v1.16b, v14.16b
    str q2, [sp, #624]
    mov v2.16b, v18.16b
    bsl v2.16b, v30.16b, v17.16b
    bcax v17.16b, v11.16b, v17.16b, v30.16b
    bit v4.16b, v6.16b, v20.16b
    bsl v13.16b, v6.16b, v16.16b
    bsl v16.16b, v14.16b, v1.16b
    orr v1.16b, v25.16b, v2.16b
    bsl v11.16b, v17.16b, v18.16b
    bit v9.16b, v17.16b, v19.16b
    bcax v6.16b, v20.16b, v4.16b, v14.16b
    orr v17.16b, v27.16b, v16.16b
    and v18.16b, v29.16b, v4.16b
    eor v20.16b, v16.16b, v13.16b
    eor v25.16b, v4.16b, v13.16b
    bcax v19.16b, v19.16b, v9.16b, v30.16b
    and v23.16b, v23.16b, v9.16b
    eor v27.16b, v2.16b, v11.16b
    eor v29.16b, v9.16b, v11.16b
    orn v21.16b, v21.16b, v6.16b
    bcax v22.16b, v18.16b, v6.16b, v22.16b
    eor3 v30.16b, v4.16b, v6.16b, v20.16b
    orn v14.16b, v15.16b, v19.16b
    bcax v28.16b, v23.16b, v19.16b, v28.16b
    eor3 v15.16b, v9.16b, v19.16b, v27.16b
    bcax v12.16b, v21.16b, v4.16b, v12.16b
    bcax v6.16b, v4.16b, v21.16b, v6.16b
    orn v26.16b, v30.16b, v26.16b
    bcax v8.16b, v14.16b, v9.16b, v8.16b
    bcax v19.16b, v9.16b, v14.16b, v19.16b
    str q14, [sp, #608]
    ldr q14, [sp, #528]
    orn v14.16b, v15.16b, v14.16b
    bcax v24.16b, v12.16b, v13.16b, v24.16b
    bcax v7.16b, v18.16b, v7.16b, v6.16b
    eor3 v4.16b, v4.16b, v16.16b, v6.16b
    bcax v0.16b, v26.16b, v25.16b, v0.16b
    bcax v18.16b, v12.16b, v25.16b, v31.16b
    bcax v25.16b, v8.16b, v11.16b, v10.16b
    bcax v3.16b, v23.16b, v3.16b, v19.16b
    eor3 v23.16b, v9.16b, v2.16b, v19.16b
    ldr q31, [sp, #496]
    bcax v31.16b, v8.16b, v29.16b, v31.16b
    ldr q9, [sp, #352]
    bcax v29.16b, v14.16b, v29.16b, v9.16b
    ldr q9, [sp, #592]
    bcax v16.16b, v24.16b, v9.16b, v16.16b
    ldr q9, [sp, #320]
    bcax v24.16b, v24.16b, v9.16b, v20.16b
    bcax v5.16b, v18.16b, v5.16b, v30.16b
    eor v17.16b, v17.16b, v0.16b
    ldr q30, [sp, #448]
    bcax v2.16b, v25.16b, v30.16b, v2.16b
    ldr q30, [sp, #544]
    bcax v25.16b, v25.16b, v30.16b, v27.16b
    ldr q30, [sp, #624]
    bcax v30.16b, v31.16b, v30.16b, v15.16b
    eor v1.16b, v1.16b, v29.16b
    eor3 v18.16b, v12.16b, v24.16b, v18.16b
    ldr q9, [sp, #480]
    bcax v9.16b, v17.16b, v13.16b, v9.16b
    ldr q10, [sp, #416]
    bcax v6.16b, v24.16b, v10.16b, v6.16b
    ldr q24, [sp, #560]
    bcax v19.16b, v25.16b, v24.16b, v19.16b
    eor3 v24.16b, v8.16b, v25.16b, v31.16b
    ldr q25, [sp, #384]
    bcax v25.16b, v1.16b, v11.16b, v25.16b
    ldr q31, [sp, #512]
    bcax v18.16b, v18.16b, v4.16b, v31.16b
    eor v16.16b, v16.16b, v9.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    ldr q22, [sp, #464]
    bcax v22.16b, v24.16b, v23.16b, v22.16b
    eor3 v24.16b, v28.16b, v19.16b, v29.16b
    eor v2.16b, v2.16b, v25.16b
    eor3 v7.16b, v18.16b, v7.16b, v5.16b
    eor3 v6.16b, v21.16b, v6.16b, v16.16b
    ldr q21, [x3, #304]
    eor3 v26.16b, v26.16b, v5.16b, v16.16b
    eor v18.16b, v0.16b, v18.16b
    rev32 v28.8h, v16.8h
    ldr q29, [x3, #432]
    rev32 v31.8h, v0.8h
    ldr q8, [sp, #608]
    eor3 v19.16b, v8.16b, v19.16b, v2.16b
    eor3 v8.16b, v14.16b, v30.16b, v2.16b
    eor3 v3.16b, v22.16b, v3.16b, v30.16b
    eor v22.16b, v24.16b, v22.16b
    ldr q10, [sp, #576]
    bcax v4.16b, v7.16b, v4.16b, v10.16b
    eor3 v5.16b, v17.16b, v5.16b, v7.16b
    eor3 v7.16b, v9.16b, v16.16b, v26.16b
    rev32 v17.8h, v18.8h
    ldr q9, [x3, #288]
    rev32 v10.8h, v26.8h
    rev32 v11.8h, v6.8h
    eor3 v0.16b, v21.16b, v0.16b, v24.16b
    ldr q21, [x3, #496]
    ldr q12, [x3, #336]
    eor v13.16b, v24.16b, v31.16b
    eor v14.16b, v2.16b, v28.16b
    eor3 v16.16b, v29.16b, v16.16b, v2.16b
    eor3 v25.16b, v25.16b, v2.16b, v8.16b
    ldr q29, [sp, #368]
    bcax v23.16b, v3.16b, v23.16b, v29.16b
    eor3 v1.16b, v1.16b, v30.16b, v3.16b
    ldr q3, [x3, #256]
    ldr q29, [x3, #368]
    ldr q30, [sp, #432]
    bcax v5.16b, v5.16b, v30.16b, v20.16b
    rev32 v20.8h, v7.8h
    rev32 v30.8h, v4.8h
    str q4, [sp, #432]
    ldr q4, [x3, #272]
    eor3 v9.16b, v9.16b, v22.16b, v13.16b
    rev32 v13.8h, v13.8h
    str q16, [sp, #368]
    eor v16.16b, v22.16b, v17.16b
    eor3 v18.16b, v12.16b, v18.16b, v22.16b
    eor3 v21.16b, v21.16b, v26.16b, v8.16b
    eor v22.16b, v8.16b, v10.16b
    ldr q26, [x3, #384]
    ldr q12, [x3, #416]
    str q10, [sp, #576]
    eor v10.16b, v19.16b, v11.16b
    str q8, [sp, #608]
    rev32 v8.8h, v14.8h
    ldr q15, [sp, #336]
    bcax v1.16b, v1.16b, v15.16b, v27.16b
    ldr q27, [x3, #400]
    ldr q15, [x3, #320]
    str q18, [sp, #336]
    rev32 v18.8h, v5.8h
    eor3 v5.16b, v29.16b, v11.16b, v5.16b
    eor3 v3.16b, v3.16b, v24.16b, v13.16b
    eor3 v4.16b, v4.16b, v31.16b, v13.16b
    rev32 v24.8h, v16.8h
    ldr q29, [x3, #480]
    eor3 v29.16b, v29.16b, v25.16b, v22.16b
    rev32 v22.8h, v22.8h
    eor v7.16b, v7.16b, v25.16b
    eor v25.16b, v25.16b, v20.16b
    eor3 v2.16b, v26.16b, v2.16b, v10.16b
    rev32 v26.8h, v10.8h
    eor3 v31.16b, v12.16b, v14.16b, v23.16b
    eor v10.16b, v23.16b, v30.16b
    eor3 v6.16b, v27.16b, v6.16b, v8.16b
    eor3 v16.16b, v15.16b, v16.16b, v1.16b
    ldr q27, [x3, #352]
    eor3 v27.16b, v27.16b, v19.16b, v25.16b
    eor v11.16b, v1.16b, v18.16b
    rev32 v12.8h, v25.8h
    eor3 v0.16b, v17.16b, v0.16b, v7.16b
    eor3 v17.16b, v25.16b, v24.16b, v9.16b
    eor3 v19.16b, v28.16b, v19.16b, v7.16b
    eor3 v2.16b, v8.16b, v25.16b, v2.16b
    rev32 v28.8h, v11.8h
    eor v29.16b, v12.16b, v29.16b
    eor v5.16b, v26.16b, v5.16b
    eor v6.16b, v6.16b, v19.16b
    eor3 v19.16b, v20.16b, v21.16b, v12.16b
    ldr q20, [x3, #448]
    rev32 v21.8h, v10.8h
    eor v16.16b, v16.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor v8.16b, v2.16b, v29.16b
    // round 4 (aes.dsl:47)
    ldr q9, [x3, #464]
    eor v0.16b, v24.16b, v0.16b
    ldr q24, [sp, #336]
    eor3 v18.16b, v24.16b, v18.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor v24.16b, v6.16b, v19.16b
    // round 4 (aes.dsl:47)
    eor3 v26.16b, v26.16b, v11.16b, v27.16b
    eor v27.16b, v31.16b, v21.16b
    // round 5 (aes.dsl:47)
    eor3 v28.16b, v17.16b, v16.16b, v8.16b
    // round 4 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v7.16b, v5.16b
    ldr q5, [sp, #368]
    eor3 v5.16b, v5.16b, v30.16b, v21.16b
    // round 5 (aes.dsl:47)
    eor3 v21.16b, v0.16b, v18.16b, v24.16b
    // round 4 (aes.dsl:47)
    ldr q30, [sp, #608]
    eor3 v20.16b, v20.16b, v30.16b, v22.16b
    // round 5 (aes.dsl:47)
    eor3 v30.16b, v17.16b, v26.16b, v8.16b
    eor3 v31.16b, v17.16b, v27.16b, v28.16b
    // round 4 (aes.dsl:47)
    ldr q11, [sp, #432]
    eor3 v22.16b, v9.16b, v11.16b, v22.16b
    // round 5 (aes.dsl:47)
    eor3 v9.16b, v0.16b, v1.16b, v24.16b
    eor3 v11.16b, v0.16b, v5.16b, v21.16b
    // round 4 (aes.dsl:47)
    eor v3.16b, v25.16b, v3.16b
    eor v20.16b, v10.16b, v20.16b
    // round 5 (aes.dsl:47)
    movi v25.16b, #255
    eor3 v10.16b, v30.16b, v31.16b, v25.16b
    // round 4 (aes.dsl:47)
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [sp, #576]
    eor3 v7.16b, v7.16b, v23.16b, v22.16b
    // round 5 (aes.dsl:47)
    eor3 v22.16b, v9.16b, v11.16b, v25.16b
    eor v23.16b, v17.16b, v29.16b
    eor3 v12.16b, v27.16b, v20.16b, v30.16b
    eor3 v13.16b, v3.16b, v31.16b, v10.16b
    eor v14.16b, v0.16b, v19.16b
    eor3 v15.16b, v5.16b, v7.16b, v9.16b
    eor3 v25.16b, v4.16b, v11.16b, v22.16b
    str q1, [sp, #576]
    eor3 v1.16b, v17.16b, v16.16b, v23.16b
    str q13, [sp, #432]
    eor3 v13.16b, v2.16b, v12.16b, v13.16b
    str q14, [sp, #608]
    eor3 v14.16b, v0.16b, v18.16b, v14.16b
    str q25, [sp, #368]
    eor3 v25.16b, v6.16b, v15.16b, v25.16b
    str q26, [sp, #336]
    eor3 v26.16b, v27.16b, v29.16b, v31.16b
    str q23, [sp, #464]
    and v23.16b, v1.16b, v12.16b
    str q24, [sp, #512]
    eor v24.16b, v28.16b, v13.16b
    eor3 v16.16b, v16.16b, v27.16b, v12.16b
    eor3 v27.16b, v5.16b, v19.16b, v11.16b
    str q12, [sp, #384]
    eor v12.16b, v21.16b, v25.16b
    eor3 v5.16b, v18.16b, v5.16b, v15.16b
    orr v18.16b, v31.16b, v26.16b
    str q1, [sp, #560]
    eor3 v1.16b, v17.16b, v1.16b, v24.16b
    str q15, [sp, #416]
    and v15.16b, v14.16b, v15.16b
    str q11, [sp, #480]
    orr v11.16b, v11.16b, v27.16b
    str q14, [sp, #624]
    eor3 v14.16b, v0.16b, v14.16b, v12.16b
    eor3 v2.16b, v2.16b, v29.16b, v13.16b
    mvn v29.16b, v13.16b
    str q13, [sp, #544]
    bcax v13.16b, v18.16b, v17.16b, v1.16b
    eor3 v6.16b, v6.16b, v19.16b, v25.16b
    mvn v19.16b, v25.16b
    str q25, [sp, #448]
    bcax v25.16b, v11.16b, v0.16b, v14.16b
    bcax v29.16b, v23.16b, v3.16b, v29.16b
    str q3, [sp, #320]
    eor v3.16b, v10.16b, v1.16b
    eor3 v20.16b, v20.16b, v30.16b, v13.16b
    bcax v19.16b, v15.16b, v4.16b, v19.16b
    str q4, [sp, #592]
    eor v4.16b, v22.16b, v14.16b
    eor3 v7.16b, v7.16b, v9.16b, v25.16b
    str q28, [sp, #352]
    orr v28.16b, v28.16b, v30.16b
    str q27, [sp, #496]
    bcax v27.16b, v29.16b, v8.16b, v16.16b
    bcax v20.16b, v20.16b, v3.16b, v2.16b
    str q21, [sp, #528]
    orr v21.16b, v21.16b, v9.16b
    str q3, [sp, #400]
    ldr q3, [sp, #512]
    bcax v3.16b, v19.16b, v3.16b, v5.16b
    bcax v7.16b, v7.16b, v4.16b, v6.16b
    eor3 v18.16b, v29.16b, v16.16b, v18.16b
    eor3 v29.16b, v29.16b, v27.16b, v13.16b
    eor3 v20.16b, v23.16b, v2.16b, v20.16b
    eor3 v23.16b, v19.16b, v5.16b, v11.16b
    eor3 v19.16b, v19.16b, v3.16b, v25.16b
    eor3 v7.16b, v15.16b, v6.16b, v7.16b
    eor v25.16b, v28.16b, v27.16b
    ldr q27, [sp, #464]
    bcax v28.16b, v29.16b, v10.16b, v27.16b
    ldr q29, [sp, #336]
    movi v11.16b, #255
    eor3 v20.16b, v29.16b, v20.16b, v11.16b
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [sp, #608]
    bcax v19.16b, v19.16b, v22.16b, v21.16b
    ldr q29, [sp, #576]
    eor3 v7.16b, v29.16b, v7.16b, v11.16b
    ldr q29, [sp, #432]
    bcax v18.16b, v18.16b, v29.16b, v24.16b
    bcax v13.16b, v20.16b, v25.16b, v28.16b
    ldr q15, [sp, #368]
    bcax v23.16b, v23.16b, v15.16b, v12.16b
    bcax v11.16b, v7.16b, v3.16b, v19.16b
    bcax v15.16b, v18.16b, v13.16b, v25.16b
    bcax v29.16b, v23.16b, v11.16b, v3.16b
    str q4, [sp, #576]
    bcax v4.16b, v13.16b, v20.16b, v15.16b
    str q5, [sp, #336]
    bcax v5.16b, v11.16b, v7.16b, v29.16b
    bsl v13.16b, v4.16b, v28.16b
    bsl v28.16b, v15.16b, v20.16b
    bit v18.16b, v4.16b, v25.16b
    bsl v11.16b, v5.16b, v19.16b
    bit v23.16b, v5.16b, v3.16b
    bsl v19.16b, v29.16b, v7.16b
    eor v4.16b, v28.16b, v13.16b
    bcax v5.16b, v25.16b, v18.16b, v15.16b
    eor v7.16b, v18.16b, v13.16b
    and v20.16b, v27.16b, v18.16b
    orr v24.16b, v24.16b, v28.16b
    bcax v3.16b, v3.16b, v23.16b, v29.16b
    orr v25.16b, v12.16b, v19.16b
    and v21.16b, v21.16b, v23.16b
    eor v27.16b, v19.16b, v11.16b
    eor v29.16b, v23.16b, v11.16b
    eor3 v12.16b, v18.16b, v5.16b, v4.16b
    orn v1.16b, v1.16b, v5.16b
    bcax v17.16b, v20.16b, v5.16b, v17.16b
    orn v14.16b, v14.16b, v3.16b
    bcax v0.16b, v21.16b, v3.16b, v0.16b
    eor3 v15.16b, v23.16b, v3.16b, v27.16b
    orn v8.16b, v12.16b, v8.16b
    bcax v10.16b, v1.16b, v18.16b, v10.16b
    bcax v5.16b, v18.16b, v1.16b, v5.16b
    bcax v22.16b, v14.16b, v23.16b, v22.16b
    bcax v3.16b, v23.16b, v14.16b, v3.16b
    str q14, [sp, #608]
    ldr q14, [sp, #512]
    orn v14.16b, v15.16b, v14.16b
    bcax v26.16b, v8.16b, v7.16b, v26.16b
    bcax v30.16b, v10.16b, v13.16b, v30.16b
    eor3 v18.16b, v18.16b, v28.16b, v5.16b
    bcax v7.16b, v10.16b, v7.16b, v31.16b
    bcax v2.16b, v20.16b, v2.16b, v5.16b
    bcax v20.16b, v22.16b, v11.16b, v9.16b
    bcax v6.16b, v21.16b, v6.16b, v3.16b
    eor3 v21.16b, v23.16b, v19.16b, v3.16b
    ldr q23, [sp, #496]
    bcax v23.16b, v14.16b, v29.16b, v23.16b
    ldr q31, [sp, #480]
    bcax v29.16b, v22.16b, v29.16b, v31.16b
    ldr q31, [sp, #320]
    bcax v31.16b, v30.16b, v31.16b, v4.16b
    bcax v16.16b, v7.16b, v16.16b, v12.16b
    eor v24.16b, v24.16b, v26.16b
    ldr q9, [sp, #432]
    bcax v28.16b, v30.16b, v9.16b, v28.16b
    ldr q30, [sp, #368]
    bcax v19.16b, v20.16b, v30.16b, v19.16b
    ldr q30, [sp, #592]
    bcax v20.16b, v20.16b, v30.16b, v27.16b
    ldr q30, [sp, #336]
    bcax v30.16b, v29.16b, v30.16b, v15.16b
    eor v25.16b, v25.16b, v23.16b
    ldr q9, [sp, #400]
    bcax v5.16b, v31.16b, v9.16b, v5.16b
    eor3 v7.16b, v10.16b, v31.16b, v7.16b
    ldr q31, [sp, #352]
    bcax v31.16b, v24.16b, v13.16b, v31.16b
    ldr q9, [sp, #576]
    bcax v3.16b, v20.16b, v9.16b, v3.16b
    eor3 v20.16b, v22.16b, v20.16b, v29.16b
    ldr q22, [sp, #528]
    bcax v22.16b, v25.16b, v11.16b, v22.16b
    eor3 v17.16b, v17.16b, v5.16b, v26.16b
    ldr q26, [sp, #384]
    bcax v7.16b, v7.16b, v18.16b, v26.16b
    eor v26.16b, v28.16b, v31.16b
    ldr q28, [sp, #416]
    bcax v20.16b, v20.16b, v21.16b, v28.16b
    eor3 v0.16b, v0.16b, v3.16b, v23.16b
    eor v19.16b, v19.16b, v22.16b
    eor v23.16b, v17.16b, v7.16b
    eor3 v2.16b, v7.16b, v2.16b, v16.16b
    ldr q28, [x3, #544]
    eor3 v1.16b, v1.16b, v5.16b, v26.16b
    eor3 v5.16b, v8.16b, v16.16b, v26.16b
    ldr q29, [x8, #32]
    tbl v8.16b, {v17.16b}, v29.16b
    tbl v11.16b, {v26.16b}, v29.16b
    eor3 v6.16b, v20.16b, v6.16b, v30.16b
    eor v20.16b, v0.16b, v20.16b
    ldr q15, [sp, #608]
    eor3 v3.16b, v15.16b, v3.16b, v19.16b
    eor3 v14.16b, v14.16b, v30.16b, v19.16b
    ldr q15, [x8, #0]
    tbl v12.16b, {v19.16b}, v15.16b
    ldr q13, [x3, #672]
    ext v7.16b, v19.16b, v19.16b, #4
    ext v9.16b, v0.16b, v0.16b, #4
    tbl v10.16b, {v0.16b}, v15.16b
    str q12, [sp, #608]
    eor3 v16.16b, v24.16b, v16.16b, v2.16b
    ldr q24, [sp, #560]
    bcax v2.16b, v2.16b, v18.16b, v24.16b
    eor3 v18.16b, v31.16b, v26.16b, v5.16b
    tbl v31.16b, {v5.16b}, v29.16b
    tbl v24.16b, {v1.16b}, v29.16b
    str q10, [sp, #560]
    tbl v10.16b, {v23.16b}, v29.16b
    str q1, [sp, #416]
    ldr q1, [sp, #624]
    bcax v1.16b, v6.16b, v21.16b, v1.16b
    eor3 v6.16b, v25.16b, v30.16b, v6.16b
    eor3 v21.16b, v22.16b, v19.16b, v14.16b
    tbl v22.16b, {v14.16b}, v15.16b
    ext v25.16b, v14.16b, v14.16b, #4
    tbl v30.16b, {v3.16b}, v15.16b
    str q22, [sp, #624]
    ext v22.16b, v3.16b, v3.16b, #4
    str q22, [sp, #384]
    tbl v22.16b, {v20.16b}, v15.16b
    str q22, [sp, #528]
    ext v22.16b, v20.16b, v20.16b, #4
    ldr q12, [x3, #608]
    eor v0.16b, v0.16b, v8.16b
    eor v19.16b, v19.16b, v11.16b
    eor3 v7.16b, v13.16b, v26.16b, v7.16b
    eor3 v17.16b, v28.16b, v17.16b, v9.16b
    ldr q26, [sp, #544]
    bcax v4.16b, v16.16b, v26.16b, v4.16b
    tbl v16.16b, {v18.16b}, v29.16b
    tbl v26.16b, {v2.16b}, v29.16b
    ldr q28, [sp, #448]
    bcax v6.16b, v6.16b, v28.16b, v27.16b
    tbl v27.16b, {v21.16b}, v15.16b
    ext v28.16b, v21.16b, v21.16b, #4
    tbl v9.16b, {v1.16b}, v15.16b
    ext v13.16b, v1.16b, v1.16b, #4
    eor v20.16b, v20.16b, v10.16b
    str q13, [sp, #448]
    ldr q13, [x3, #576]
    eor3 v22.16b, v13.16b, v23.16b, v22.16b
    ldr q23, [x3, #736]
    eor3 v5.16b, v23.16b, v5.16b, v25.16b
    ldr q23, [x3, #688]
    eor v25.16b, v14.16b, v31.16b
    eor v3.16b, v3.16b, v24.16b
    ldr q13, [x3, #560]
    eor3 v10.16b, v13.16b, v10.16b, v0.16b
    ldr q14, [x8, #16]
    str q31, [sp, #544]
    tbl v31.16b, {v19.16b}, v14.16b
    str q2, [sp, #576]
    ext v2.16b, v19.16b, v19.16b, #4
    tbl v13.16b, {v0.16b}, v14.16b
    ext v0.16b, v0.16b, v0.16b, #4
    tbl v29.16b, {v4.16b}, v29.16b
    tbl v15.16b, {v6.16b}, v15.16b
    str q7, [sp, #352]
    ext v7.16b, v6.16b, v6.16b, #4
    eor v18.16b, v18.16b, v28.16b
    eor v21.16b, v21.16b, v16.16b
    eor3 v4.16b, v12.16b, v30.16b, v4.16b
    ldr q28, [x3, #656]
    eor3 v28.16b, v28.16b, v11.16b, v3.16b
    ldr q30, [x3, #752]
    eor3 v16.16b, v30.16b, v16.16b, v25.16b
    eor3 v19.16b, v23.16b, v19.16b, v26.16b
    eor v1.16b, v1.16b, v26.16b
    ext v23.16b, v3.16b, v3.16b, #4
    tbl v3.16b, {v3.16b}, v14.16b
    tbl v26.16b, {v25.16b}, v14.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #640]
    ldr q11, [sp, #416]
    eor3 v2.16b, v30.16b, v11.16b, v2.16b
    ldr q30, [x3, #528]
    eor3 v30.16b, v30.16b, v8.16b, v13.16b
    ldr q8, [x3, #512]
    ldr q11, [sp, #560]
    eor3 v0.16b, v8.16b, v11.16b, v0.16b
    ext v8.16b, v20.16b, v20.16b, #4
    tbl v11.16b, {v20.16b}, v14.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q12, [x3, #624]
    eor3 v24.16b, v12.16b, v24.16b, v21.16b
    ldr q12, [x3, #592]
    eor3 v20.16b, v12.16b, v20.16b, v29.16b
    eor v6.16b, v6.16b, v29.16b
    ldr q29, [sp, #608]
    ldr q12, [sp, #384]
    eor3 v29.16b, v29.16b, v12.16b, v18.16b
    tbl v12.16b, {v1.16b}, v14.16b
    ext v13.16b, v21.16b, v21.16b, #4
    str q1, [sp, #384]
    ext v1.16b, v1.16b, v1.16b, #4
    str q30, [sp, #608]
    tbl v30.16b, {v21.16b}, v14.16b
    str q0, [sp, #560]
    ldr q0, [sp, #528]
    eor3 v0.16b, v0.16b, v17.16b, v8.16b
    ext v17.16b, v6.16b, v6.16b, #4
    eor v2.16b, v2.16b, v29.16b
    eor3 v5.16b, v27.16b, v5.16b, v13.16b
    eor3 v27.16b, v31.16b, v21.16b, v28.16b
    tbl v28.16b, {v6.16b}, v14.16b
    eor v16.16b, v30.16b, v16.16b
    eor v0.16b, v18.16b, v0.16b
    eor3 v17.16b, v22.16b, v15.16b, v17.16b
    // round 6 (aes.dsl:47)
    eor v22.16b, v2.16b, v5.16b
    // round 5 (aes.dsl:47)
    ldr q29, [x3, #720]
    eor3 v30.16b, v21.16b, v11.16b, v10.16b
    eor v20.16b, v20.16b, v28.16b
    // round 6 (aes.dsl:47)
    eor v28.16b, v27.16b, v16.16b
    // round 5 (aes.dsl:47)
    ldr q31, [sp, #352]
    eor3 v1.16b, v31.16b, v9.16b, v1.16b
    eor3 v4.16b, v7.16b, v23.16b, v4.16b
    // round 6 (aes.dsl:47)
    eor3 v7.16b, v0.16b, v17.16b, v22.16b
    // round 5 (aes.dsl:47)
    eor v19.16b, v19.16b, v12.16b
    eor3 v3.16b, v3.16b, v6.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor3 v6.16b, v30.16b, v20.16b, v28.16b
    // round 5 (aes.dsl:47)
    ldr q23, [x3, #704]
    ldr q24, [sp, #576]
    eor3 v23.16b, v23.16b, v24.16b, v25.16b
    // round 6 (aes.dsl:47)
    eor3 v24.16b, v0.16b, v4.16b, v22.16b
    eor3 v25.16b, v0.16b, v1.16b, v7.16b
    // round 5 (aes.dsl:47)
    ldr q31, [sp, #544]
    eor3 v26.16b, v29.16b, v31.16b, v26.16b
    // round 6 (aes.dsl:47)
    eor3 v29.16b, v30.16b, v3.16b, v28.16b
    eor3 v31.16b, v30.16b, v19.16b, v6.16b
    // round 5 (aes.dsl:47)
    ldr q8, [sp, #560]
    eor v18.16b, v18.16b, v8.16b
    ldr q8, [sp, #624]
    ldr q9, [sp, #448]
    eor3 v23.16b, v8.16b, v9.16b, v23.16b
    // round 6 (aes.dsl:47)
    movi v8.16b, #255
    eor3 v9.16b, v24.16b, v25.16b, v8.16b
    // round 5 (aes.dsl:47)
    ldr q10, [sp, #608]
    eor v21.16b, v21.16b, v10.16b
    ldr q10, [sp, #384]
    eor v26.16b, v10.16b, v26.16b
    // round 6 (aes.dsl:47)
    eor3 v10.16b, v29.16b, v31.16b, v8.16b
    eor v11.16b, v0.16b, v5.16b
    eor3 v12.16b, v1.16b, v23.16b, v24.16b
    eor3 v13.16b, v18.16b, v25.16b, v9.16b
    eor v15.16b, v30.16b, v16.16b
    eor3 v14.16b, v19.16b, v26.16b, v29.16b
    eor3 v8.16b, v21.16b, v31.16b, v10.16b
    str q13, [sp, #384]
    eor3 v13.16b, v2.16b, v12.16b, v13.16b
    str q3, [sp, #608]
    eor3 v3.16b, v0.16b, v17.16b, v11.16b
    str q15, [sp, #448]
    eor3 v15.16b, v30.16b, v20.16b, v15.16b
    str q8, [sp, #624]
    eor3 v8.16b, v27.16b, v14.16b, v8.16b
    eor3 v17.16b, v17.16b, v1.16b, v12.16b
    eor3 v1.16b, v1.16b, v5.16b, v25.16b
    str q4, [sp, #560]
    eor v4.16b, v7.16b, v13.16b
    str q12, [sp, #544]
    and v12.16b, v3.16b, v12.16b
    str q11, [sp, #576]
    eor3 v11.16b, v19.16b, v16.16b, v31.16b
    str q28, [sp, #352]
    eor v28.16b, v6.16b, v8.16b
    eor3 v19.16b, v20.16b, v19.16b, v14.16b
    orr v20.16b, v25.16b, v1.16b
    str q3, [sp, #528]
    eor3 v3.16b, v0.16b, v3.16b, v4.16b
    str q14, [sp, #416]
    and v14.16b, v15.16b, v14.16b
    str q31, [sp, #400]
    orr v31.16b, v31.16b, v11.16b
    str q15, [sp, #336]
    eor3 v15.16b, v30.16b, v15.16b, v28.16b
    eor3 v2.16b, v2.16b, v5.16b, v13.16b
    mvn v5.16b, v13.16b
    str q13, [sp, #592]
    bcax v13.16b, v20.16b, v0.16b, v3.16b
    eor3 v16.16b, v27.16b, v16.16b, v8.16b
    mvn v27.16b, v8.16b
    str q8, [sp, #368]
    bcax v8.16b, v31.16b, v30.16b, v15.16b
    bcax v5.16b, v12.16b, v18.16b, v5.16b
    str q18, [sp, #432]
    eor v18.16b, v9.16b, v3.16b
    eor3 v23.16b, v23.16b, v24.16b, v13.16b
    bcax v27.16b, v14.16b, v21.16b, v27.16b
    str q21, [sp, #320]
    eor v21.16b, v10.16b, v15.16b
    eor3 v26.16b, v26.16b, v29.16b, v8.16b
    str q7, [sp, #480]
    orr v7.16b, v7.16b, v24.16b
    str q11, [sp, #496]
    bcax v11.16b, v5.16b, v22.16b, v17.16b
    bcax v23.16b, v23.16b, v18.16b, v2.16b
    str q6, [sp, #512]
    orr v6.16b, v6.16b, v29.16b
    str q18, [sp, #464]
    ldr q18, [sp, #352]
    bcax v18.16b, v27.16b, v18.16b, v19.16b
    bcax v26.16b, v26.16b, v21.16b, v16.16b
    eor3 v20.16b, v5.16b, v17.16b, v20.16b
    eor3 v5.16b, v5.16b, v11.16b, v13.16b
    eor3 v23.16b, v12.16b, v2.16b, v23.16b
    eor3 v31.16b, v27.16b, v19.16b, v31.16b
    eor3 v27.16b, v27.16b, v18.16b, v8.16b
    eor3 v26.16b, v14.16b, v16.16b, v26.16b
    eor v7.16b, v7.16b, v11.16b
    ldr q8, [sp, #576]
    bcax v5.16b, v5.16b, v9.16b, v8.16b
    ldr q11, [sp, #560]
    movi v12.16b, #255
    eor3 v23.16b, v11.16b, v23.16b, v12.16b
    eor v6.16b, v6.16b, v18.16b
    ldr q18, [sp, #448]
    bcax v27.16b, v27.16b, v10.16b, v18.16b
    ldr q11, [sp, #608]
    eor3 v26.16b, v11.16b, v26.16b, v12.16b
    ldr q11, [sp, #384]
    bcax v20.16b, v20.16b, v11.16b, v4.16b
    bcax v13.16b, v23.16b, v7.16b, v5.16b
    ldr q14, [sp, #624]
    bcax v31.16b, v31.16b, v14.16b, v28.16b
    bcax v12.16b, v26.16b, v6.16b, v27.16b
    bcax v14.16b, v20.16b, v13.16b, v7.16b
    bcax v11.16b, v31.16b, v12.16b, v6.16b
    str q21, [sp, #608]
    bcax v21.16b, v13.16b, v23.16b, v14.16b
    bit v23.16b, v14.16b, v5.16b
    str q19, [sp, #560]
    bcax v19.16b, v12.16b, v26.16b, v11.16b
    bit v20.16b, v21.16b, v7.16b
    orr v4.16b, v4.16b, v23.16b
    bsl v13.16b, v21.16b, v5.16b
    bit v31.16b, v19.16b, v6.16b
    bsl v12.16b, v19.16b, v27.16b
    bsl v27.16b, v11.16b, v26.16b
    bcax v5.16b, v7.16b, v20.16b, v14.16b
    and v7.16b, v8.16b, v20.16b
    eor v19.16b, v23.16b, v13.16b
    eor v21.16b, v20.16b, v13.16b
    bcax v6.16b, v6.16b, v31.16b, v11.16b
    orr v26.16b, v28.16b, v27.16b
    and v18.16b, v18.16b, v31.16b
    eor v28.16b, v27.16b, v12.16b
    eor v8.16b, v31.16b, v12.16b
    orn v3.16b, v3.16b, v5.16b
    bcax v0.16b, v7.16b, v5.16b, v0.16b
    eor3 v11.16b, v20.16b, v5.16b, v19.16b
    orn v14.16b, v15.16b, v6.16b
    bcax v30.16b, v18.16b, v6.16b, v30.16b
    eor3 v15.16b, v31.16b, v6.16b, v28.16b
    bcax v9.16b, v3.16b, v20.16b, v9.16b
    bcax v5.16b, v20.16b, v3.16b, v5.16b
    orn v22.16b, v11.16b, v22.16b
    bcax v10.16b, v14.16b, v31.16b, v10.16b
    bcax v6.16b, v31.16b, v14.16b, v6.16b
    str q14, [sp, #448]
    ldr q14, [sp, #352]
    orn v14.16b, v15.16b, v14.16b
    bcax v24.16b, v9.16b, v13.16b, v24.16b
    bcax v2.16b, v7.16b, v2.16b, v5.16b
    eor3 v7.16b, v20.16b, v23.16b, v5.16b
    bcax v1.16b, v22.16b, v21.16b, v1.16b
    bcax v20.16b, v9.16b, v21.16b, v25.16b
    bcax v21.16b, v10.16b, v12.16b, v29.16b
    bcax v16.16b, v18.16b, v16.16b, v6.16b
    eor3 v18.16b, v31.16b, v27.16b, v6.16b
    ldr q25, [sp, #496]
    bcax v25.16b, v14.16b, v8.16b, v25.16b
    ldr q29, [sp, #400]
    bcax v29.16b, v10.16b, v8.16b, v29.16b
    ldr q31, [sp, #384]
    bcax v23.16b, v24.16b, v31.16b, v23.16b
    ldr q31, [sp, #432]
    bcax v24.16b, v24.16b, v31.16b, v19.16b
    bcax v17.16b, v20.16b, v17.16b, v11.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q31, [sp, #624]
    bcax v27.16b, v21.16b, v31.16b, v27.16b
    ldr q31, [sp, #320]
    bcax v21.16b, v21.16b, v31.16b, v28.16b
    ldr q31, [sp, #560]
    bcax v31.16b, v29.16b, v31.16b, v15.16b
    eor v26.16b, v26.16b, v25.16b
    eor3 v20.16b, v9.16b, v24.16b, v20.16b
    ldr q8, [sp, #464]
    bcax v5.16b, v24.16b, v8.16b, v5.16b
    ldr q24, [sp, #480]
    bcax v24.16b, v4.16b, v13.16b, v24.16b
    eor3 v29.16b, v10.16b, v21.16b, v29.16b
    ldr q8, [sp, #608]
    bcax v6.16b, v21.16b, v8.16b, v6.16b
    ldr q21, [sp, #512]
    bcax v21.16b, v26.16b, v12.16b, v21.16b
    ldr q8, [sp, #544]
    bcax v20.16b, v20.16b, v7.16b, v8.16b
    eor3 v0.16b, v0.16b, v5.16b, v1.16b
    eor v1.16b, v23.16b, v24.16b
    ldr q23, [sp, #416]
    bcax v23.16b, v29.16b, v18.16b, v23.16b
    eor3 v25.16b, v30.16b, v6.16b, v25.16b
    eor v27.16b, v27.16b, v21.16b
    eor3 v2.16b, v20.16b, v2.16b, v17.16b
    eor v20.16b, v0.16b, v20.16b
    eor3 v22.16b, v22.16b, v17.16b, v1.16b
    eor3 v3.16b, v3.16b, v5.16b, v1.16b
    ext v30.16b, v1.16b, v1.16b, #8
    ldr q8, [x8, #16]
    tbl v9.16b, {v1.16b}, v8.16b
    tbl v10.16b, {v0.16b}, v8.16b
    ldr q11, [x3, #928]
    ext v0.16b, v0.16b, v0.16b, #8
    eor3 v16.16b, v23.16b, v16.16b, v31.16b
    eor v23.16b, v25.16b, v23.16b
    ldr q13, [x3, #816]
    ldr q15, [x3, #800]
    eor3 v14.16b, v14.16b, v31.16b, v27.16b
    ldr q5, [sp, #448]
    eor3 v5.16b, v5.16b, v6.16b, v27.16b
    ldr q6, [sp, #528]
    bcax v6.16b, v2.16b, v7.16b, v6.16b
    ldr q12, [x3, #944]
    eor3 v2.16b, v4.16b, v17.16b, v2.16b
    eor3 v1.16b, v24.16b, v1.16b, v22.16b
    tbl v4.16b, {v3.16b}, v8.16b
    ldr q24, [x3, #848]
    ext v3.16b, v3.16b, v3.16b, #8
    tbl v17.16b, {v22.16b}, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    tbl v29.16b, {v20.16b}, v8.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q7, [sp, #336]
    bcax v7.16b, v16.16b, v18.16b, v7.16b
    ldr q18, [x3, #1008]
    eor3 v16.16b, v26.16b, v31.16b, v16.16b
    eor3 v21.16b, v21.16b, v27.16b, v14.16b
    eor v26.16b, v25.16b, v0.16b
    eor v31.16b, v27.16b, v30.16b
    eor3 v9.16b, v12.16b, v27.16b, v9.16b
    eor3 v10.16b, v13.16b, v25.16b, v10.16b
    ldr q12, [sp, #592]
    bcax v2.16b, v2.16b, v12.16b, v19.16b
    tbl v19.16b, {v1.16b}, v8.16b
    ext v1.16b, v1.16b, v1.16b, #8
    tbl v12.16b, {v6.16b}, v8.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ldr q13, [sp, #368]
    bcax v16.16b, v16.16b, v13.16b, v28.16b
    ldr q28, [x3, #912]
    ldr q13, [x3, #832]
    str q12, [sp, #368]
    eor v12.16b, v5.16b, v3.16b
    eor3 v24.16b, v24.16b, v23.16b, v29.16b
    eor3 v17.16b, v18.16b, v14.16b, v17.16b
    eor v18.16b, v14.16b, v22.16b
    eor v29.16b, v23.16b, v20.16b
    eor3 v11.16b, v11.16b, v7.16b, v31.16b
    rev32 v31.8h, v31.8h
    eor3 v23.16b, v15.16b, v23.16b, v26.16b
    rev32 v26.8h, v26.8h
    ext v15.16b, v2.16b, v2.16b, #8
    tbl v2.16b, {v2.16b}, v8.16b
    ldr q8, [x3, #992]
    eor3 v8.16b, v8.16b, v21.16b, v18.16b
    rev32 v18.8h, v18.8h
    eor3 v13.16b, v13.16b, v16.16b, v29.16b
    rev32 v29.8h, v29.8h
    str q22, [sp, #592]
    eor v22.16b, v7.16b, v6.16b
    str q7, [sp, #336]
    ldr q7, [x3, #896]
    eor3 v7.16b, v7.16b, v27.16b, v12.16b
    rev32 v27.8h, v12.8h
    eor3 v28.16b, v28.16b, v5.16b, v31.16b
    ldr q12, [x3, #784]
    eor3 v0.16b, v12.16b, v0.16b, v26.16b
    eor v12.16b, v21.16b, v1.16b
    str q0, [sp, #528]
    ldr q0, [x3, #768]
    eor3 v0.16b, v0.16b, v25.16b, v26.16b
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #880]
    eor3 v3.16b, v21.16b, v3.16b, v16.16b
    rev32 v21.8h, v22.8h
    rev32 v25.8h, v12.8h
    eor v16.16b, v16.16b, v15.16b
    eor3 v4.16b, v30.16b, v4.16b, v19.16b
    eor3 v20.16b, v20.16b, v10.16b, v19.16b
    eor3 v7.16b, v31.16b, v12.16b, v7.16b
    ldr q26, [x3, #864]
    eor3 v5.16b, v26.16b, v5.16b, v12.16b
    eor v26.16b, v8.16b, v25.16b
    rev32 v30.8h, v16.8h
    eor3 v23.16b, v23.16b, v12.16b, v29.16b
    eor v4.16b, v28.16b, v4.16b
    eor3 v1.16b, v1.16b, v17.16b, v25.16b
    ldr q17, [x3, #960]
    eor v3.16b, v27.16b, v3.16b
    eor v25.16b, v13.16b, v30.16b
    // round 7 (aes.dsl:47)
    eor v28.16b, v7.16b, v26.16b
    // round 6 (aes.dsl:47)
    ldr q31, [x3, #976]
    eor v20.16b, v29.16b, v20.16b
    eor3 v24.16b, v24.16b, v15.16b, v30.16b
    // round 7 (aes.dsl:47)
    eor v29.16b, v4.16b, v1.16b
    // round 6 (aes.dsl:47)
    eor v30.16b, v11.16b, v21.16b
    eor3 v5.16b, v27.16b, v16.16b, v5.16b
    // round 7 (aes.dsl:47)
    eor3 v16.16b, v23.16b, v25.16b, v28.16b
    // round 6 (aes.dsl:47)
    eor3 v6.16b, v9.16b, v6.16b, v21.16b
    eor3 v2.16b, v2.16b, v19.16b, v3.16b
    // round 7 (aes.dsl:47)
    eor3 v3.16b, v20.16b, v24.16b, v29.16b
    // round 6 (aes.dsl:47)
    eor3 v17.16b, v17.16b, v14.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor3 v21.16b, v23.16b, v5.16b, v28.16b
    eor3 v27.16b, v23.16b, v30.16b, v16.16b
    // round 6 (aes.dsl:47)
    ldr q8, [sp, #336]
    eor3 v18.16b, v31.16b, v8.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor3 v31.16b, v20.16b, v2.16b, v29.16b
    eor3 v8.16b, v20.16b, v6.16b, v3.16b
    // round 6 (aes.dsl:47)
    eor v0.16b, v12.16b, v0.16b
    eor v17.16b, v22.16b, v17.16b
    // round 7 (aes.dsl:47)
    movi v22.16b, #255
    eor3 v9.16b, v21.16b, v27.16b, v22.16b
    // round 6 (aes.dsl:47)
    ldr q10, [sp, #528]
    eor v19.16b, v19.16b, v10.16b
    ldr q10, [sp, #592]
    ldr q11, [sp, #368]
    eor3 v18.16b, v10.16b, v11.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor3 v10.16b, v31.16b, v8.16b, v22.16b
    eor3 v11.16b, v30.16b, v17.16b, v21.16b
    eor3 v12.16b, v0.16b, v27.16b, v9.16b
    eor3 v13.16b, v6.16b, v18.16b, v31.16b
    eor3 v14.16b, v19.16b, v8.16b, v10.16b
    mvn v15.16b, v0.16b
    str q0, [sp, #368]
    eor v0.16b, v23.16b, v26.16b
    eor3 v22.16b, v7.16b, v11.16b, v12.16b
    str q19, [sp, #592]
    mvn v19.16b, v19.16b
    str q12, [sp, #528]
    eor v12.16b, v20.16b, v1.16b
    str q14, [sp, #336]
    eor3 v14.16b, v4.16b, v13.16b, v14.16b
    str q2, [sp, #448]
    eor3 v2.16b, v23.16b, v25.16b, v0.16b
    str q5, [sp, #416]
    eor3 v5.16b, v30.16b, v26.16b, v27.16b
    str q0, [sp, #544]
    eor v0.16b, v16.16b, v22.16b
    str q12, [sp, #512]
    eor3 v12.16b, v20.16b, v24.16b, v12.16b
    str q29, [sp, #608]
    eor3 v29.16b, v6.16b, v1.16b, v8.16b
    str q3, [sp, #480]
    eor v3.16b, v3.16b, v14.16b
    eor3 v25.16b, v25.16b, v30.16b, v11.16b
    orr v30.16b, v27.16b, v5.16b
    str q27, [sp, #464]
    eor3 v27.16b, v23.16b, v2.16b, v0.16b
    str q2, [sp, #560]
    and v2.16b, v2.16b, v11.16b
    str q11, [sp, #320]
    orr v11.16b, v8.16b, v29.16b
    str q8, [sp, #624]
    eor3 v8.16b, v20.16b, v12.16b, v3.16b
    eor3 v6.16b, v24.16b, v6.16b, v13.16b
    and v24.16b, v12.16b, v13.16b
    str q12, [sp, #432]
    bcax v12.16b, v30.16b, v23.16b, v27.16b
    eor3 v7.16b, v7.16b, v26.16b, v22.16b
    bcax v26.16b, v2.16b, v22.16b, v15.16b
    bcax v15.16b, v11.16b, v20.16b, v8.16b
    eor3 v1.16b, v4.16b, v1.16b, v14.16b
    eor v4.16b, v9.16b, v27.16b
    eor3 v17.16b, v17.16b, v21.16b, v12.16b
    bcax v19.16b, v24.16b, v14.16b, v19.16b
    str q14, [sp, #384]
    eor v14.16b, v10.16b, v8.16b
    eor3 v18.16b, v18.16b, v31.16b, v15.16b
    str q22, [sp, #400]
    orr v22.16b, v16.16b, v21.16b
    str q13, [sp, #496]
    bcax v13.16b, v26.16b, v28.16b, v25.16b
    bcax v17.16b, v17.16b, v4.16b, v7.16b
    str q16, [sp, #352]
    ldr q16, [sp, #480]
    orr v16.16b, v16.16b, v31.16b
    str q4, [sp, #576]
    ldr q4, [sp, #608]
    bcax v4.16b, v19.16b, v4.16b, v6.16b
    bcax v18.16b, v18.16b, v14.16b, v1.16b
    eor3 v30.16b, v26.16b, v25.16b, v30.16b
    eor3 v26.16b, v26.16b, v13.16b, v12.16b
    eor3 v2.16b, v2.16b, v7.16b, v17.16b
    eor3 v17.16b, v19.16b, v6.16b, v11.16b
    eor3 v19.16b, v19.16b, v4.16b, v15.16b
    eor3 v18.16b, v24.16b, v1.16b, v18.16b
    eor v22.16b, v22.16b, v13.16b
    ldr q24, [sp, #544]
    bcax v26.16b, v26.16b, v9.16b, v24.16b
    ldr q11, [sp, #416]
    movi v12.16b, #255
    eor3 v2.16b, v11.16b, v2.16b, v12.16b
    eor v4.16b, v16.16b, v4.16b
    ldr q16, [sp, #512]
    bcax v19.16b, v19.16b, v10.16b, v16.16b
    ldr q11, [sp, #448]
    eor3 v18.16b, v11.16b, v18.16b, v12.16b
    ldr q11, [sp, #528]
    bcax v30.16b, v30.16b, v11.16b, v0.16b
    bcax v13.16b, v2.16b, v22.16b, v26.16b
    ldr q15, [sp, #336]
    bcax v17.16b, v17.16b, v15.16b, v3.16b
    bcax v12.16b, v18.16b, v4.16b, v19.16b
    bcax v15.16b, v30.16b, v13.16b, v22.16b
    bcax v11.16b, v17.16b, v12.16b, v4.16b
    str q14, [sp, #448]
    bcax v14.16b, v13.16b, v2.16b, v15.16b
    str q6, [sp, #416]
    mov v6.16b, v19.16b
    bsl v6.16b, v11.16b, v18.16b
    bcax v18.16b, v12.16b, v18.16b, v11.16b
    bsl v13.16b, v14.16b, v26.16b
    bit v30.16b, v14.16b, v22.16b
    bsl v26.16b, v15.16b, v2.16b
    orr v2.16b, v3.16b, v6.16b
    bsl v12.16b, v18.16b, v19.16b
    bit v17.16b, v18.16b, v4.16b
    bcax v3.16b, v22.16b, v30.16b, v15.16b
    orr v0.16b, v0.16b, v26.16b
    and v18.16b, v24.16b, v30.16b
    eor v19.16b, v26.16b, v13.16b
    eor v22.16b, v30.16b, v13.16b
    bcax v4.16b, v4.16b, v17.16b, v11.16b
    and v16.16b, v16.16b, v17.16b
    eor v24.16b, v6.16b, v12.16b
    eor v11.16b, v17.16b, v12.16b
    orn v27.16b, v27.16b, v3.16b
    bcax v23.16b, v18.16b, v3.16b, v23.16b
    eor3 v14.16b, v30.16b, v3.16b, v19.16b
    orn v8.16b, v8.16b, v4.16b
    bcax v20.16b, v16.16b, v4.16b, v20.16b
    eor3 v15.16b, v17.16b, v4.16b, v24.16b
    bcax v9.16b, v27.16b, v30.16b, v9.16b
    bcax v3.16b, v30.16b, v27.16b, v3.16b
    orn v28.16b, v14.16b, v28.16b
    bcax v10.16b, v8.16b, v17.16b, v10.16b
    bcax v4.16b, v17.16b, v8.16b, v4.16b
    str q8, [sp, #512]
    ldr q8, [sp, #608]
    orn v8.16b, v15.16b, v8.16b
    bcax v21.16b, v9.16b, v13.16b, v21.16b
    bcax v7.16b, v18.16b, v7.16b, v3.16b
    eor3 v18.16b, v30.16b, v26.16b, v3.16b
    bcax v5.16b, v28.16b, v22.16b, v5.16b
    ldr q30, [sp, #464]
    bcax v22.16b, v9.16b, v22.16b, v30.16b
    bcax v30.16b, v10.16b, v12.16b, v31.16b
    bcax v1.16b, v16.16b, v1.16b, v4.16b
    eor3 v16.16b, v17.16b, v6.16b, v4.16b
    bcax v17.16b, v8.16b, v11.16b, v29.16b
    ldr q29, [sp, #624]
    bcax v29.16b, v10.16b, v11.16b, v29.16b
    ldr q31, [sp, #528]
    bcax v26.16b, v21.16b, v31.16b, v26.16b
    ldr q31, [sp, #368]
    bcax v21.16b, v21.16b, v31.16b, v19.16b
    bcax v25.16b, v22.16b, v25.16b, v14.16b
    eor v0.16b, v0.16b, v5.16b
    ldr q31, [sp, #336]
    bcax v6.16b, v30.16b, v31.16b, v6.16b
    ldr q31, [sp, #592]
    bcax v30.16b, v30.16b, v31.16b, v24.16b
    ldr q31, [sp, #416]
    bcax v31.16b, v29.16b, v31.16b, v15.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q11, [sp, #576]
    bcax v3.16b, v21.16b, v11.16b, v3.16b
    eor3 v21.16b, v9.16b, v21.16b, v22.16b
    ldr q22, [sp, #352]
    bcax v22.16b, v0.16b, v13.16b, v22.16b
    ldr q9, [sp, #448]
    bcax v4.16b, v30.16b, v9.16b, v4.16b
    eor3 v29.16b, v10.16b, v30.16b, v29.16b
    ldr q30, [sp, #480]
    bcax v30.16b, v2.16b, v12.16b, v30.16b
    ldr q9, [sp, #320]
    bcax v21.16b, v21.16b, v18.16b, v9.16b
    eor3 v5.16b, v23.16b, v3.16b, v5.16b
    eor v23.16b, v26.16b, v22.16b
    ldr q26, [sp, #496]
    bcax v26.16b, v29.16b, v16.16b, v26.16b
    eor3 v17.16b, v20.16b, v4.16b, v17.16b
    eor v6.16b, v6.16b, v30.16b
    eor3 v7.16b, v21.16b, v7.16b, v25.16b
    eor v20.16b, v5.16b, v21.16b
    eor3 v3.16b, v27.16b, v3.16b, v23.16b
    eor3 v27.16b, v28.16b, v25.16b, v23.16b
    ldr q28, [x8, #32]
    tbl v9.16b, {v23.16b}, v28.16b
    tbl v12.16b, {v5.16b}, v28.16b
    eor3 v1.16b, v26.16b, v1.16b, v31.16b
    eor v26.16b, v17.16b, v26.16b
    ldr q13, [x3, #1184]
    ldr q14, [x3, #1056]
    ldr q15, [sp, #512]
    eor3 v4.16b, v15.16b, v4.16b, v6.16b
    eor3 v8.16b, v8.16b, v31.16b, v6.16b
    ext v15.16b, v6.16b, v6.16b, #4
    ldr q11, [x8, #0]
    tbl v21.16b, {v6.16b}, v11.16b
    tbl v10.16b, {v17.16b}, v11.16b
    ext v29.16b, v17.16b, v17.16b, #4
    str q21, [sp, #512]
    ldr q21, [sp, #560]
    bcax v18.16b, v7.16b, v18.16b, v21.16b
    eor3 v0.16b, v0.16b, v25.16b, v7.16b
    eor3 v7.16b, v22.16b, v23.16b, v27.16b
    ldr q21, [x3, #1088]
    tbl v25.16b, {v27.16b}, v28.16b
    tbl v22.16b, {v3.16b}, v28.16b
    str q10, [sp, #560]
    tbl v10.16b, {v20.16b}, v28.16b
    str q3, [sp, #496]
    ldr q3, [sp, #432]
    bcax v3.16b, v1.16b, v16.16b, v3.16b
    eor3 v1.16b, v2.16b, v31.16b, v1.16b
    eor3 v2.16b, v30.16b, v6.16b, v8.16b
    tbl v16.16b, {v8.16b}, v11.16b
    ext v30.16b, v8.16b, v8.16b, #4
    ext v31.16b, v4.16b, v4.16b, #4
    str q16, [sp, #432]
    tbl v16.16b, {v4.16b}, v11.16b
    str q31, [sp, #320]
    ext v31.16b, v26.16b, v26.16b, #4
    str q16, [sp, #480]
    tbl v16.16b, {v26.16b}, v11.16b
    str q16, [sp, #448]
    ldr q16, [x3, #1120]
    eor v17.16b, v17.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    eor3 v23.16b, v13.16b, v23.16b, v15.16b
    eor3 v5.16b, v14.16b, v5.16b, v29.16b
    ldr q29, [sp, #400]
    bcax v0.16b, v0.16b, v29.16b, v19.16b
    tbl v19.16b, {v7.16b}, v28.16b
    tbl v29.16b, {v18.16b}, v28.16b
    ldr q13, [sp, #384]
    bcax v1.16b, v1.16b, v13.16b, v24.16b
    tbl v24.16b, {v2.16b}, v11.16b
    ext v13.16b, v2.16b, v2.16b, #4
    ext v14.16b, v3.16b, v3.16b, #4
    tbl v15.16b, {v3.16b}, v11.16b
    eor v26.16b, v26.16b, v10.16b
    eor3 v20.16b, v21.16b, v20.16b, v31.16b
    ldr q21, [x3, #1248]
    eor3 v21.16b, v21.16b, v27.16b, v30.16b
    ldr q27, [x3, #1200]
    eor v30.16b, v8.16b, v25.16b
    eor v4.16b, v4.16b, v22.16b
    ldr q31, [x3, #1072]
    eor3 v31.16b, v31.16b, v10.16b, v17.16b
    ldr q8, [x3, #1104]
    ldr q10, [x8, #16]
    str q14, [sp, #384]
    tbl v14.16b, {v6.16b}, v10.16b
    str q25, [sp, #400]
    ext v25.16b, v6.16b, v6.16b, #4
    str q18, [sp, #352]
    tbl v18.16b, {v17.16b}, v10.16b
    ext v17.16b, v17.16b, v17.16b, #4
    tbl v28.16b, {v0.16b}, v28.16b
    str q23, [sp, #576]
    ext v23.16b, v1.16b, v1.16b, #4
    tbl v11.16b, {v1.16b}, v11.16b
    eor v7.16b, v7.16b, v13.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q13, [sp, #480]
    eor3 v0.16b, v16.16b, v13.16b, v0.16b
    ldr q16, [x3, #1168]
    eor3 v16.16b, v16.16b, v9.16b, v4.16b
    ldr q9, [x3, #1264]
    eor3 v19.16b, v9.16b, v19.16b, v30.16b
    eor3 v6.16b, v27.16b, v6.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ext v27.16b, v4.16b, v4.16b, #4
    tbl v4.16b, {v4.16b}, v10.16b
    tbl v29.16b, {v30.16b}, v10.16b
    ext v30.16b, v30.16b, v30.16b, #4
    ldr q9, [x3, #1152]
    ldr q13, [sp, #496]
    eor3 v25.16b, v9.16b, v13.16b, v25.16b
    ldr q9, [x3, #1040]
    eor3 v18.16b, v9.16b, v12.16b, v18.16b
    ldr q9, [x3, #1024]
    ldr q12, [sp, #560]
    eor3 v17.16b, v9.16b, v12.16b, v17.16b
    ext v9.16b, v26.16b, v26.16b, #4
    tbl v12.16b, {v26.16b}, v10.16b
    eor v0.16b, v7.16b, v0.16b
    ldr q13, [x3, #1136]
    eor3 v22.16b, v13.16b, v22.16b, v2.16b
    eor3 v26.16b, v8.16b, v26.16b, v28.16b
    eor v1.16b, v1.16b, v28.16b
    ldr q28, [sp, #512]
    ldr q8, [sp, #320]
    eor3 v28.16b, v28.16b, v8.16b, v7.16b
    tbl v8.16b, {v3.16b}, v10.16b
    ext v13.16b, v2.16b, v2.16b, #4
    str q3, [sp, #320]
    ext v3.16b, v3.16b, v3.16b, #4
    str q18, [sp, #512]
    tbl v18.16b, {v2.16b}, v10.16b
    str q17, [sp, #560]
    ldr q17, [sp, #448]
    eor3 v5.16b, v17.16b, v5.16b, v9.16b
    ext v17.16b, v1.16b, v1.16b, #4
    eor v25.16b, v25.16b, v28.16b
    eor3 v21.16b, v24.16b, v21.16b, v13.16b
    eor3 v16.16b, v14.16b, v2.16b, v16.16b
    tbl v24.16b, {v1.16b}, v10.16b
    eor v18.16b, v18.16b, v19.16b
    eor v5.16b, v7.16b, v5.16b
    eor3 v17.16b, v20.16b, v11.16b, v17.16b
    // round 8 (aes.dsl:47)
    eor v19.16b, v25.16b, v21.16b
    // round 7 (aes.dsl:47)
    ldr q20, [x3, #1232]
    eor3 v28.16b, v2.16b, v12.16b, v31.16b
    eor v24.16b, v26.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor v26.16b, v16.16b, v18.16b
    // round 7 (aes.dsl:47)
    ldr q31, [sp, #576]
    eor3 v3.16b, v31.16b, v15.16b, v3.16b
    eor3 v0.16b, v23.16b, v27.16b, v0.16b
    // round 8 (aes.dsl:47)
    eor3 v23.16b, v5.16b, v17.16b, v19.16b
    // round 7 (aes.dsl:47)
    eor v6.16b, v6.16b, v8.16b
    eor3 v1.16b, v4.16b, v1.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor3 v4.16b, v28.16b, v24.16b, v26.16b
    // round 7 (aes.dsl:47)
    ldr q22, [x3, #1216]
    ldr q27, [sp, #352]
    eor3 v22.16b, v22.16b, v27.16b, v30.16b
    // round 8 (aes.dsl:47)
    eor3 v27.16b, v5.16b, v0.16b, v19.16b
    eor3 v30.16b, v5.16b, v3.16b, v23.16b
    // round 7 (aes.dsl:47)
    ldr q31, [sp, #400]
    eor3 v20.16b, v20.16b, v31.16b, v29.16b
    // round 8 (aes.dsl:47)
    eor3 v29.16b, v28.16b, v1.16b, v26.16b
    eor3 v31.16b, v28.16b, v6.16b, v4.16b
    // round 7 (aes.dsl:47)
    ldr q8, [sp, #560]
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [sp, #432]
    ldr q9, [sp, #384]
    eor3 v22.16b, v8.16b, v9.16b, v22.16b
    // round 8 (aes.dsl:47)
    movi v8.16b, #255
    eor3 v9.16b, v27.16b, v30.16b, v8.16b
    // round 7 (aes.dsl:47)
    ldr q11, [sp, #512]
    eor v2.16b, v2.16b, v11.16b
    ldr q11, [sp, #320]
    eor v20.16b, v11.16b, v20.16b
    // round 8 (aes.dsl:47)
    eor3 v11.16b, v29.16b, v31.16b, v8.16b
    eor v12.16b, v5.16b, v21.16b
    eor3 v13.16b, v3.16b, v22.16b, v27.16b
    eor3 v14.16b, v7.16b, v30.16b, v9.16b
    eor v15.16b, v28.16b, v18.16b
    eor3 v10.16b, v6.16b, v20.16b, v29.16b
    eor3 v8.16b, v2.16b, v31.16b, v11.16b
    str q14, [sp, #320]
    eor3 v14.16b, v25.16b, v13.16b, v14.16b
    str q1, [sp, #512]
    eor3 v1.16b, v5.16b, v17.16b, v12.16b
    str q15, [sp, #384]
    eor3 v15.16b, v28.16b, v24.16b, v15.16b
    str q8, [sp, #432]
    eor3 v8.16b, v16.16b, v10.16b, v8.16b
    eor3 v17.16b, v17.16b, v3.16b, v13.16b
    eor3 v3.16b, v3.16b, v21.16b, v30.16b
    str q0, [sp, #560]
    eor v0.16b, v23.16b, v14.16b
    str q13, [sp, #400]
    and v13.16b, v1.16b, v13.16b
    str q12, [sp, #352]
    eor3 v12.16b, v6.16b, v18.16b, v31.16b
    str q26, [sp, #576]
    eor v26.16b, v4.16b, v8.16b
    eor3 v6.16b, v24.16b, v6.16b, v10.16b
    orr v24.16b, v30.16b, v3.16b
    str q1, [sp, #448]
    eor3 v1.16b, v5.16b, v1.16b, v0.16b
    str q10, [sp, #496]
    and v10.16b, v15.16b, v10.16b
    str q31, [sp, #480]
    orr v31.16b, v31.16b, v12.16b
    str q15, [sp, #416]
    eor3 v15.16b, v28.16b, v15.16b, v26.16b
    eor3 v21.16b, v25.16b, v21.16b, v14.16b
    mvn v25.16b, v14.16b
    str q14, [sp, #592]
    bcax v14.16b, v24.16b, v5.16b, v1.16b
    eor3 v16.16b, v16.16b, v18.16b, v8.16b
    mvn v18.16b, v8.16b
    str q8, [sp, #336]
    bcax v8.16b, v31.16b, v28.16b, v15.16b
    bcax v25.16b, v13.16b, v7.16b, v25.16b
    str q7, [sp, #368]
    eor v7.16b, v9.16b, v1.16b
    eor3 v22.16b, v22.16b, v27.16b, v14.16b
    bcax v18.16b, v10.16b, v2.16b, v18.16b
    str q2, [sp, #528]
    eor v2.16b, v11.16b, v15.16b
    eor3 v20.16b, v20.16b, v29.16b, v8.16b
    str q23, [sp, #624]
    orr v23.16b, v23.16b, v27.16b
    str q12, [sp, #464]
    bcax v12.16b, v25.16b, v19.16b, v17.16b
    bcax v22.16b, v22.16b, v7.16b, v21.16b
    str q4, [sp, #608]
    orr v4.16b, v4.16b, v29.16b
    str q7, [sp, #544]
    ldr q7, [sp, #576]
    bcax v7.16b, v18.16b, v7.16b, v6.16b
    bcax v20.16b, v20.16b, v2.16b, v16.16b
    eor3 v24.16b, v25.16b, v17.16b, v24.16b
    eor3 v25.16b, v25.16b, v12.16b, v14.16b
    eor3 v22.16b, v13.16b, v21.16b, v22.16b
    eor3 v31.16b, v18.16b, v6.16b, v31.16b
    eor3 v18.16b, v18.16b, v7.16b, v8.16b
    eor3 v20.16b, v10.16b, v16.16b, v20.16b
    eor v23.16b, v23.16b, v12.16b
    ldr q8, [sp, #352]
    bcax v25.16b, v25.16b, v9.16b, v8.16b
    ldr q10, [sp, #560]
    movi v12.16b, #255
    eor3 v22.16b, v10.16b, v22.16b, v12.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [sp, #384]
    bcax v18.16b, v18.16b, v11.16b, v7.16b
    ldr q10, [sp, #512]
    eor3 v20.16b, v10.16b, v20.16b, v12.16b
    ldr q10, [sp, #320]
    bcax v24.16b, v24.16b, v10.16b, v0.16b
    bcax v13.16b, v22.16b, v23.16b, v25.16b
    ldr q14, [sp, #432]
    bcax v31.16b, v31.16b, v14.16b, v26.16b
    bcax v12.16b, v20.16b, v4.16b, v18.16b
    bcax v14.16b, v24.16b, v13.16b, v23.16b
    bcax v10.16b, v31.16b, v12.16b, v4.16b
    str q2, [sp, #512]
    mov v2.16b, v25.16b
    bsl v2.16b, v14.16b, v22.16b
    bcax v22.16b, v13.16b, v22.16b, v14.16b
    str q6, [sp, #560]
    bcax v6.16b, v12.16b, v20.16b, v10.16b
    orr v0.16b, v0.16b, v2.16b
    bit v24.16b, v22.16b, v23.16b
    bsl v13.16b, v22.16b, v25.16b
    bsl v12.16b, v6.16b, v18.16b
    bit v31.16b, v6.16b, v4.16b
    bsl v18.16b, v10.16b, v20.16b
    bcax v6.16b, v23.16b, v24.16b, v14.16b
    and v20.16b, v8.16b, v24.16b
    eor v22.16b, v2.16b, v13.16b
    eor v23.16b, v24.16b, v13.16b
    bcax v4.16b, v4.16b, v31.16b, v10.16b
    orr v25.16b, v26.16b, v18.16b
    and v7.16b, v7.16b, v31.16b
    eor v26.16b, v18.16b, v12.16b
    eor v8.16b, v31.16b, v12.16b
    orn v1.16b, v1.16b, v6.16b
    bcax v5.16b, v20.16b, v6.16b, v5.16b
    eor3 v10.16b, v24.16b, v6.16b, v22.16b
    orn v14.16b, v15.16b, v4.16b
    bcax v28.16b, v7.16b, v4.16b, v28.16b
    eor3 v15.16b, v31.16b, v4.16b, v26.16b
    bcax v9.16b, v1.16b, v24.16b, v9.16b
    bcax v6.16b, v24.16b, v1.16b, v6.16b
    orn v19.16b, v10.16b, v19.16b
    bcax v11.16b, v14.16b, v31.16b, v11.16b
    bcax v4.16b, v31.16b, v14.16b, v4.16b
    str q14, [sp, #384]
    ldr q14, [sp, #576]
    orn v14.16b, v15.16b, v14.16b
    bcax v27.16b, v9.16b, v13.16b, v27.16b
    bcax v20.16b, v20.16b, v21.16b, v6.16b
    eor3 v21.16b, v24.16b, v2.16b, v6.16b
    bcax v24.16b, v9.16b, v23.16b, v30.16b
    bcax v3.16b, v19.16b, v23.16b, v3.16b
    bcax v23.16b, v11.16b, v12.16b, v29.16b
    bcax v7.16b, v7.16b, v16.16b, v4.16b
    eor3 v16.16b, v31.16b, v18.16b, v4.16b
    ldr q29, [sp, #464]
    bcax v29.16b, v14.16b, v8.16b, v29.16b
    ldr q30, [sp, #480]
    bcax v30.16b, v11.16b, v8.16b, v30.16b
    ldr q31, [sp, #320]
    bcax v2.16b, v27.16b, v31.16b, v2.16b
    ldr q31, [sp, #368]
    bcax v27.16b, v27.16b, v31.16b, v22.16b
    bcax v17.16b, v24.16b, v17.16b, v10.16b
    eor v0.16b, v0.16b, v3.16b
    ldr q31, [sp, #432]
    bcax v18.16b, v23.16b, v31.16b, v18.16b
    ldr q31, [sp, #528]
    bcax v23.16b, v23.16b, v31.16b, v26.16b
    ldr q31, [sp, #560]
    bcax v31.16b, v30.16b, v31.16b, v15.16b
    eor v25.16b, v25.16b, v29.16b
    eor3 v24.16b, v9.16b, v27.16b, v24.16b
    ldr q8, [sp, #624]
    bcax v8.16b, v0.16b, v13.16b, v8.16b
    ldr q9, [sp, #544]
    bcax v6.16b, v27.16b, v9.16b, v6.16b
    ldr q27, [sp, #512]
    bcax v4.16b, v23.16b, v27.16b, v4.16b
    eor3 v23.16b, v11.16b, v23.16b, v30.16b
    ldr q27, [sp, #608]
    bcax v27.16b, v25.16b, v12.16b, v27.16b
    ldr q30, [sp, #400]
    bcax v24.16b, v24.16b, v21.16b, v30.16b
    eor v2.16b, v2.16b, v8.16b
    eor3 v3.16b, v5.16b, v6.16b, v3.16b
    ldr q5, [sp, #496]
    bcax v5.16b, v23.16b, v16.16b, v5.16b
    eor3 v23.16b, v28.16b, v4.16b, v29.16b
    eor v18.16b, v18.16b, v27.16b
    eor3 v1.16b, v1.16b, v6.16b, v2.16b
    eor3 v6.16b, v19.16b, v17.16b, v2.16b
    eor3 v19.16b, v24.16b, v20.16b, v17.16b
    eor v20.16b, v3.16b, v24.16b
    rev32 v24.8h, v2.8h
    rev32 v28.8h, v3.8h
    eor3 v7.16b, v5.16b, v7.16b, v31.16b
    eor v5.16b, v23.16b, v5.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ldr q29, [sp, #384]
    eor3 v4.16b, v29.16b, v4.16b, v18.16b
    eor3 v29.16b, v14.16b, v31.16b, v18.16b
    ldr q30, [x3, #1488]
    ext v9.16b, v18.16b, v18.16b, #8
    eor3 v8.16b, v8.16b, v2.16b, v6.16b
    eor3 v0.16b, v0.16b, v17.16b, v19.16b
    ldr q17, [x3, #1424]
    ldr q11, [sp, #448]
    bcax v19.16b, v19.16b, v21.16b, v11.16b
    rev32 v21.8h, v20.8h
    rev32 v11.8h, v6.8h
    ldr q12, [x3, #1328]
    ldr q13, [x3, #1456]
    rev32 v14.8h, v1.8h
    ldr q15, [sp, #416]
    bcax v16.16b, v7.16b, v16.16b, v15.16b
    eor3 v7.16b, v25.16b, v31.16b, v7.16b
    ext v5.16b, v5.16b, v5.16b, #8
    eor3 v18.16b, v27.16b, v18.16b, v29.16b
    ext v27.16b, v29.16b, v29.16b, #8
    ldr q29, [x3, #1312]
    ext v4.16b, v4.16b, v4.16b, #8
    eor v25.16b, v2.16b, v9.16b
    eor v31.16b, v3.16b, v23.16b
    str q3, [sp, #416]
    eor v15.16b, v23.16b, v20.16b
    ldr q3, [sp, #592]
    bcax v0.16b, v0.16b, v3.16b, v22.16b
    rev32 v3.8h, v19.8h
    ldr q22, [x3, #1440]
    ldr q10, [x8, #16]
    tbl v10.16b, {v8.16b}, v10.16b
    eor3 v2.16b, v17.16b, v2.16b, v14.16b
    ext v16.16b, v16.16b, v16.16b, #8
    ldr q17, [sp, #336]
    bcax v7.16b, v7.16b, v17.16b, v26.16b
    ext v17.16b, v18.16b, v18.16b, #8
    rev32 v26.8h, v25.8h
    eor v14.16b, v9.16b, v19.16b
    str q21, [sp, #336]
    eor v21.16b, v27.16b, v8.16b
    str q27, [sp, #592]
    eor v27.16b, v6.16b, v27.16b
    eor3 v29.16b, v29.16b, v5.16b, v31.16b
    rev32 v31.8h, v31.8h
    eor3 v28.16b, v12.16b, v28.16b, v15.16b
    eor v20.16b, v20.16b, v5.16b
    eor v15.16b, v1.16b, v4.16b
    rev32 v12.8h, v0.8h
    eor3 v3.16b, v30.16b, v6.16b, v3.16b
    ext v6.16b, v7.16b, v7.16b, #8
    eor v7.16b, v18.16b, v10.16b
    eor3 v18.16b, v22.16b, v25.16b, v16.16b
    eor3 v22.16b, v13.16b, v24.16b, v14.16b
    eor v24.16b, v8.16b, v17.16b
    eor v19.16b, v19.16b, v16.16b
    ldr q25, [x3, #1520]
    eor3 v21.16b, v25.16b, v11.16b, v21.16b
    ldr q25, [x3, #1504]
    eor3 v17.16b, v25.16b, v17.16b, v27.16b
    rev32 v25.8h, v27.8h
    ldr q27, [x3, #1280]
    eor3 v23.16b, v27.16b, v23.16b, v31.16b
    rev32 v27.8h, v20.8h
    eor v5.16b, v5.16b, v0.16b
    ldr q30, [x3, #1408]
    eor3 v30.16b, v30.16b, v9.16b, v15.16b
    rev32 v8.8h, v15.8h
    eor3 v2.16b, v4.16b, v26.16b, v2.16b
    ldr q9, [x3, #1392]
    eor3 v1.16b, v9.16b, v1.16b, v12.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ldr q9, [x3, #1376]
    eor3 v4.16b, v9.16b, v4.16b, v24.16b
    rev32 v9.8h, v24.8h
    eor v0.16b, v0.16b, v6.16b
    rev32 v10.8h, v19.8h
    ldr q11, [x3, #1344]
    eor3 v20.16b, v11.16b, v20.16b, v6.16b
    eor3 v29.16b, v24.16b, v27.16b, v29.16b
    eor3 v26.16b, v26.16b, v24.16b, v30.16b
    eor v17.16b, v9.16b, v17.16b
    rev32 v30.8h, v0.8h
    ldr q11, [x3, #1360]
    ldr q12, [sp, #336]
    eor3 v5.16b, v11.16b, v12.16b, v5.16b
    eor v2.16b, v7.16b, v2.16b
    eor v21.16b, v21.16b, v9.16b
    ldr q9, [x3, #1472]
    eor v1.16b, v7.16b, v1.16b
    eor v20.16b, v20.16b, v30.16b
    // round 9 (aes.dsl:47)
    eor v11.16b, v26.16b, v17.16b
    // round 8 (aes.dsl:47)
    ldr q12, [x3, #1296]
    eor3 v27.16b, v28.16b, v27.16b, v7.16b
    eor v5.16b, v5.16b, v30.16b
    // round 9 (aes.dsl:47)
    eor v28.16b, v2.16b, v21.16b
    // round 8 (aes.dsl:47)
    eor v18.16b, v18.16b, v10.16b
    eor3 v0.16b, v8.16b, v0.16b, v4.16b
    // round 9 (aes.dsl:47)
    eor3 v4.16b, v29.16b, v20.16b, v11.16b
    // round 8 (aes.dsl:47)
    eor v22.16b, v22.16b, v10.16b
    eor3 v1.16b, v6.16b, v8.16b, v1.16b
    // round 9 (aes.dsl:47)
    eor3 v6.16b, v27.16b, v5.16b, v28.16b
    // round 8 (aes.dsl:47)
    ldr q30, [sp, #592]
    eor3 v30.16b, v9.16b, v30.16b, v25.16b
    // round 9 (aes.dsl:47)
    eor3 v8.16b, v29.16b, v0.16b, v11.16b
    eor3 v9.16b, v29.16b, v18.16b, v4.16b
    // round 8 (aes.dsl:47)
    ldr q10, [sp, #416]
    eor3 v31.16b, v12.16b, v10.16b, v31.16b
    // round 9 (aes.dsl:47)
    eor3 v10.16b, v27.16b, v1.16b, v28.16b
    eor3 v12.16b, v27.16b, v22.16b, v6.16b
    // round 8 (aes.dsl:47)
    eor v23.16b, v24.16b, v23.16b
    eor v19.16b, v19.16b, v30.16b
    // round 9 (aes.dsl:47)
    movi v24.16b, #255
    eor3 v30.16b, v8.16b, v9.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor3 v3.16b, v16.16b, v25.16b, v3.16b
    eor v7.16b, v31.16b, v7.16b
    // round 9 (aes.dsl:47)
    eor3 v16.16b, v10.16b, v12.16b, v24.16b
    eor3 v25.16b, v18.16b, v19.16b, v8.16b
    eor3 v31.16b, v23.16b, v9.16b, v30.16b
    eor3 v13.16b, v22.16b, v3.16b, v10.16b
    eor3 v14.16b, v7.16b, v12.16b, v16.16b
    mvn v15.16b, v23.16b
    str q23, [sp, #416]
    eor v23.16b, v29.16b, v17.16b
    eor3 v24.16b, v26.16b, v25.16b, v31.16b
    str q31, [sp, #592]
    eor v31.16b, v27.16b, v21.16b
    str q7, [sp, #336]
    mvn v7.16b, v7.16b
    str q14, [sp, #448]
    eor3 v14.16b, v2.16b, v13.16b, v14.16b
    str q1, [sp, #384]
    eor3 v1.16b, v29.16b, v20.16b, v23.16b
    str q0, [sp, #496]
    eor3 v0.16b, v18.16b, v17.16b, v9.16b
    str q23, [sp, #400]
    eor v23.16b, v4.16b, v24.16b
    str q31, [sp, #608]
    eor3 v31.16b, v27.16b, v5.16b, v31.16b
    str q28, [sp, #512]
    eor3 v28.16b, v22.16b, v21.16b, v12.16b
    str q6, [sp, #544]
    eor v6.16b, v6.16b, v14.16b
    eor3 v18.16b, v20.16b, v18.16b, v25.16b
    orr v20.16b, v9.16b, v0.16b
    str q9, [sp, #624]
    eor3 v9.16b, v29.16b, v1.16b, v23.16b
    str q1, [sp, #560]
    and v1.16b, v1.16b, v25.16b
    str q25, [sp, #528]
    orr v25.16b, v12.16b, v28.16b
    str q12, [sp, #432]
    eor3 v12.16b, v27.16b, v31.16b, v6.16b
    eor3 v5.16b, v5.16b, v22.16b, v13.16b
    and v22.16b, v31.16b, v13.16b
    str q31, [sp, #368]
    bcax v31.16b, v20.16b, v29.16b, v9.16b
    eor3 v17.16b, v26.16b, v17.16b, v24.16b
    bcax v26.16b, v1.16b, v24.16b, v15.16b
    bcax v15.16b, v25.16b, v27.16b, v12.16b
    eor3 v2.16b, v2.16b, v21.16b, v14.16b
    eor v21.16b, v30.16b, v9.16b
    eor3 v19.16b, v19.16b, v8.16b, v31.16b
    bcax v7.16b, v22.16b, v14.16b, v7.16b
    str q14, [sp, #320]
    eor v14.16b, v16.16b, v12.16b
    eor3 v3.16b, v3.16b, v10.16b, v15.16b
    str q24, [sp, #480]
    orr v24.16b, v4.16b, v8.16b
    str q13, [sp, #464]
    bcax v13.16b, v26.16b, v11.16b, v18.16b
    bcax v19.16b, v19.16b, v21.16b, v17.16b
    str q4, [sp, #576]
    ldr q4, [sp, #544]
    orr v4.16b, v4.16b, v10.16b
    str q21, [sp, #352]
    ldr q21, [sp, #512]
    bcax v21.16b, v7.16b, v21.16b, v5.16b
    bcax v3.16b, v3.16b, v14.16b, v2.16b
    eor3 v20.16b, v26.16b, v18.16b, v20.16b
    eor3 v26.16b, v26.16b, v13.16b, v31.16b
    eor3 v1.16b, v1.16b, v17.16b, v19.16b
    eor3 v19.16b, v7.16b, v5.16b, v25.16b
    eor3 v7.16b, v7.16b, v21.16b, v15.16b
    eor3 v3.16b, v22.16b, v2.16b, v3.16b
    eor v22.16b, v24.16b, v13.16b
    ldr q24, [sp, #400]
    bcax v25.16b, v26.16b, v30.16b, v24.16b
    ldr q26, [sp, #496]
    movi v31.16b, #255
    eor3 v1.16b, v26.16b, v1.16b, v31.16b
    eor v4.16b, v4.16b, v21.16b
    ldr q21, [sp, #608]
    bcax v7.16b, v7.16b, v16.16b, v21.16b
    ldr q26, [sp, #384]
    eor3 v3.16b, v26.16b, v3.16b, v31.16b
    ldr q26, [sp, #592]
    bcax v20.16b, v20.16b, v26.16b, v23.16b
    bcax v13.16b, v1.16b, v22.16b, v25.16b
    ldr q15, [sp, #448]
    bcax v19.16b, v19.16b, v15.16b, v6.16b
    bcax v31.16b, v3.16b, v4.16b, v7.16b
    bcax v15.16b, v20.16b, v13.16b, v22.16b
    bcax v26.16b, v19.16b, v31.16b, v4.16b
    str q14, [sp, #384]
    bcax v14.16b, v13.16b, v1.16b, v15.16b
    str q5, [sp, #496]
    mov v5.16b, v7.16b
    bsl v5.16b, v26.16b, v3.16b
    bcax v3.16b, v31.16b, v3.16b, v26.16b
    bsl v13.16b, v14.16b, v25.16b
    bit v20.16b, v14.16b, v22.16b
    bsl v25.16b, v15.16b, v1.16b
    orr v1.16b, v6.16b, v5.16b
    bsl v31.16b, v3.16b, v7.16b
    bit v19.16b, v3.16b, v4.16b
    bcax v3.16b, v22.16b, v20.16b, v15.16b
    orr v6.16b, v23.16b, v25.16b
    and v7.16b, v24.16b, v20.16b
    eor v22.16b, v25.16b, v13.16b
    eor v23.16b, v20.16b, v13.16b
    bcax v4.16b, v4.16b, v19.16b, v26.16b
    and v21.16b, v21.16b, v19.16b
    eor v24.16b, v5.16b, v31.16b
    eor v26.16b, v19.16b, v31.16b
    orn v9.16b, v9.16b, v3.16b
    bcax v29.16b, v7.16b, v3.16b, v29.16b
    eor3 v14.16b, v20.16b, v3.16b, v22.16b
    orn v12.16b, v12.16b, v4.16b
    bcax v27.16b, v21.16b, v4.16b, v27.16b
    eor3 v15.16b, v19.16b, v4.16b, v24.16b
    bcax v30.16b, v9.16b, v20.16b, v30.16b
    bcax v3.16b, v20.16b, v9.16b, v3.16b
    orn v11.16b, v14.16b, v11.16b
    bcax v16.16b, v12.16b, v19.16b, v16.16b
    bcax v4.16b, v19.16b, v12.16b, v4.16b
    str q12, [sp, #608]
    ldr q12, [sp, #512]
    orn v12.16b, v15.16b, v12.16b
    bcax v8.16b, v30.16b, v13.16b, v8.16b
    bcax v7.16b, v7.16b, v17.16b, v3.16b
    eor3 v17.16b, v20.16b, v25.16b, v3.16b
    bcax v0.16b, v11.16b, v23.16b, v0.16b
    ldr q20, [sp, #624]
    bcax v20.16b, v30.16b, v23.16b, v20.16b
    bcax v23.16b, v16.16b, v31.16b, v10.16b
    bcax v2.16b, v21.16b, v2.16b, v4.16b
    eor3 v19.16b, v19.16b, v5.16b, v4.16b
    bcax v21.16b, v12.16b, v26.16b, v28.16b
    ldr q28, [sp, #432]
    bcax v26.16b, v16.16b, v26.16b, v28.16b
    ldr q28, [sp, #592]
    bcax v25.16b, v8.16b, v28.16b, v25.16b
    ldr q28, [sp, #416]
    bcax v28.16b, v8.16b, v28.16b, v22.16b
    bcax v18.16b, v20.16b, v18.16b, v14.16b
    eor v6.16b, v6.16b, v0.16b
    ldr q8, [sp, #448]
    bcax v5.16b, v23.16b, v8.16b, v5.16b
    ldr q8, [sp, #336]
    bcax v23.16b, v23.16b, v8.16b, v24.16b
    ldr q8, [sp, #496]
    bcax v8.16b, v26.16b, v8.16b, v15.16b
    eor v1.16b, v1.16b, v21.16b
    ldr q10, [sp, #352]
    bcax v3.16b, v28.16b, v10.16b, v3.16b
    eor3 v20.16b, v30.16b, v28.16b, v20.16b
    ldr q28, [sp, #576]
    bcax v28.16b, v6.16b, v13.16b, v28.16b
    ldr q30, [sp, #384]
    bcax v4.16b, v23.16b, v30.16b, v4.16b
    eor3 v16.16b, v16.16b, v23.16b, v26.16b
    ldr q23, [sp, #544]
    bcax v23.16b, v1.16b, v31.16b, v23.16b
    ldr q26, [sp, #528]
    bcax v20.16b, v20.16b, v17.16b, v26.16b
    eor3 v0.16b, v29.16b, v3.16b, v0.16b
    eor v25.16b, v25.16b, v28.16b
    ldr q26, [sp, #464]
    bcax v16.16b, v16.16b, v19.16b, v26.16b
    eor3 v21.16b, v27.16b, v4.16b, v21.16b
    eor v5.16b, v5.16b, v23.16b
    eor3 v7.16b, v20.16b, v7.16b, v18.16b
    eor v20.16b, v0.16b, v20.16b
    eor3 v3.16b, v9.16b, v3.16b, v25.16b
    eor3 v29.16b, v11.16b, v18.16b, v25.16b
    ldr q30, [x8, #32]
    tbl v31.16b, {v25.16b}, v30.16b
    tbl v11.16b, {v0.16b}, v30.16b
    eor3 v2.16b, v16.16b, v2.16b, v8.16b
    eor v16.16b, v21.16b, v16.16b
    ldr q13, [x3, #1696]
    ldr q14, [x3, #1568]
    ldr q15, [sp, #608]
    eor3 v4.16b, v15.16b, v4.16b, v5.16b
    eor3 v12.16b, v12.16b, v8.16b, v5.16b
    ext v15.16b, v5.16b, v5.16b, #4
    ldr q10, [x8, #0]
    tbl v26.16b, {v5.16b}, v10.16b
    tbl v9.16b, {v21.16b}, v10.16b
    ext v27.16b, v21.16b, v21.16b, #4
    str q26, [sp, #608]
    ldr q26, [sp, #560]
    bcax v17.16b, v7.16b, v17.16b, v26.16b
    eor3 v6.16b, v6.16b, v18.16b, v7.16b
    eor3 v7.16b, v28.16b, v25.16b, v29.16b
    ldr q18, [x3, #1600]
    tbl v28.16b, {v29.16b}, v30.16b
    tbl v26.16b, {v3.16b}, v30.16b
    str q9, [sp, #560]
    tbl v9.16b, {v20.16b}, v30.16b
    str q3, [sp, #464]
    ldr q3, [sp, #368]
    bcax v3.16b, v2.16b, v19.16b, v3.16b
    eor3 v1.16b, v1.16b, v8.16b, v2.16b
    eor3 v2.16b, v23.16b, v5.16b, v12.16b
    tbl v19.16b, {v12.16b}, v10.16b
    ext v23.16b, v12.16b, v12.16b, #4
    ext v8.16b, v4.16b, v4.16b, #4
    str q19, [sp, #368]
    tbl v19.16b, {v4.16b}, v10.16b
    str q8, [sp, #528]
    ext v8.16b, v16.16b, v16.16b, #4
    str q19, [sp, #544]
    tbl v19.16b, {v16.16b}, v10.16b
    str q19, [sp, #384]
    ldr q19, [x3, #1632]
    eor v21.16b, v21.16b, v11.16b
    eor v5.16b, v5.16b, v31.16b
    eor3 v25.16b, v13.16b, v25.16b, v15.16b
    eor3 v0.16b, v14.16b, v0.16b, v27.16b
    ldr q27, [sp, #480]
    bcax v6.16b, v6.16b, v27.16b, v22.16b
    tbl v22.16b, {v7.16b}, v30.16b
    tbl v27.16b, {v17.16b}, v30.16b
    ldr q13, [sp, #320]
    bcax v1.16b, v1.16b, v13.16b, v24.16b
    tbl v24.16b, {v2.16b}, v10.16b
    ext v13.16b, v2.16b, v2.16b, #4
    ext v14.16b, v3.16b, v3.16b, #4
    tbl v15.16b, {v3.16b}, v10.16b
    eor v16.16b, v16.16b, v9.16b
    eor3 v18.16b, v18.16b, v20.16b, v8.16b
    ldr q20, [x3, #1760]
    eor3 v20.16b, v20.16b, v29.16b, v23.16b
    ldr q23, [x3, #1712]
    eor v29.16b, v12.16b, v28.16b
    eor v4.16b, v4.16b, v26.16b
    ldr q8, [x3, #1584]
    eor3 v8.16b, v8.16b, v9.16b, v21.16b
    ldr q9, [x3, #1616]
    ldr q12, [x8, #16]
    str q14, [sp, #320]
    tbl v14.16b, {v5.16b}, v12.16b
    str q28, [sp, #480]
    ext v28.16b, v5.16b, v5.16b, #4
    str q17, [sp, #576]
    tbl v17.16b, {v21.16b}, v12.16b
    ext v21.16b, v21.16b, v21.16b, #4
    tbl v30.16b, {v6.16b}, v30.16b
    str q25, [sp, #352]
    ext v25.16b, v1.16b, v1.16b, #4
    tbl v10.16b, {v1.16b}, v10.16b
    eor v7.16b, v7.16b, v13.16b
    eor v2.16b, v2.16b, v22.16b
    ldr q13, [sp, #544]
    eor3 v6.16b, v19.16b, v13.16b, v6.16b
    ldr q19, [x3, #1680]
    eor3 v19.16b, v19.16b, v31.16b, v4.16b
    ldr q31, [x3, #1776]
    eor3 v22.16b, v31.16b, v22.16b, v29.16b
    eor3 v5.16b, v23.16b, v5.16b, v27.16b
    eor v3.16b, v3.16b, v27.16b
    ext v23.16b, v4.16b, v4.16b, #4
    tbl v4.16b, {v4.16b}, v12.16b
    tbl v27.16b, {v29.16b}, v12.16b
    ext v29.16b, v29.16b, v29.16b, #4
    ldr q31, [x3, #1664]
    ldr q13, [sp, #464]
    eor3 v28.16b, v31.16b, v13.16b, v28.16b
    ldr q31, [x3, #1552]
    eor3 v17.16b, v31.16b, v11.16b, v17.16b
    ldr q31, [x3, #1536]
    ldr q11, [sp, #560]
    eor3 v21.16b, v31.16b, v11.16b, v21.16b
    ext v31.16b, v16.16b, v16.16b, #4
    tbl v11.16b, {v16.16b}, v12.16b
    eor v6.16b, v7.16b, v6.16b
    ldr q13, [x3, #1648]
    eor3 v26.16b, v13.16b, v26.16b, v2.16b
    eor3 v16.16b, v9.16b, v16.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    ldr q30, [sp, #608]
    ldr q9, [sp, #528]
    eor3 v30.16b, v30.16b, v9.16b, v7.16b
    tbl v9.16b, {v3.16b}, v12.16b
    ext v13.16b, v2.16b, v2.16b, #4
    str q3, [sp, #528]
    ext v3.16b, v3.16b, v3.16b, #4
    str q17, [sp, #608]
    tbl v17.16b, {v2.16b}, v12.16b
    str q21, [sp, #560]
    ldr q21, [sp, #384]
    eor3 v0.16b, v21.16b, v0.16b, v31.16b
    ext v21.16b, v1.16b, v1.16b, #4
    eor v28.16b, v28.16b, v30.16b
    eor3 v20.16b, v24.16b, v20.16b, v13.16b
    eor3 v19.16b, v14.16b, v2.16b, v19.16b
    tbl v24.16b, {v1.16b}, v12.16b
    eor v17.16b, v17.16b, v22.16b
    eor v0.16b, v7.16b, v0.16b
    eor3 v18.16b, v18.16b, v10.16b, v21.16b
    // round 10 (aes.dsl:53)
    eor v21.16b, v28.16b, v20.16b
    // round 9 (aes.dsl:47)
    ldr q22, [x3, #1744]
    eor3 v30.16b, v2.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v24.16b
    // round 10 (aes.dsl:53)
    eor v24.16b, v19.16b, v17.16b
    // round 9 (aes.dsl:47)
    ldr q31, [sp, #352]
    eor3 v3.16b, v31.16b, v15.16b, v3.16b
    eor3 v6.16b, v25.16b, v23.16b, v6.16b
    // round 10 (aes.dsl:53)
    eor3 v23.16b, v0.16b, v18.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor v5.16b, v5.16b, v9.16b
    eor3 v1.16b, v4.16b, v1.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor3 v4.16b, v30.16b, v16.16b, v24.16b
    // round 9 (aes.dsl:47)
    ldr q25, [x3, #1728]
    ldr q26, [sp, #576]
    eor3 v25.16b, v25.16b, v26.16b, v29.16b
    // round 10 (aes.dsl:53)
    eor3 v26.16b, v0.16b, v6.16b, v21.16b
    eor3 v29.16b, v0.16b, v3.16b, v23.16b
    // round 9 (aes.dsl:47)
    ldr q31, [sp, #480]
    eor3 v22.16b, v22.16b, v31.16b, v27.16b
    // round 10 (aes.dsl:53)
    eor3 v27.16b, v30.16b, v1.16b, v24.16b
    eor3 v31.16b, v30.16b, v5.16b, v4.16b
    // round 9 (aes.dsl:47)
    ldr q8, [sp, #560]
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [sp, #368]
    ldr q9, [sp, #320]
    eor3 v25.16b, v8.16b, v9.16b, v25.16b
    // round 10 (aes.dsl:53)
    movi v8.16b, #255
    eor3 v9.16b, v26.16b, v29.16b, v8.16b
    // round 9 (aes.dsl:47)
    ldr q10, [sp, #608]
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [sp, #528]
    eor v22.16b, v10.16b, v22.16b
    // round 10 (aes.dsl:53)
    eor3 v10.16b, v27.16b, v31.16b, v8.16b
    eor v11.16b, v0.16b, v20.16b
    eor3 v12.16b, v3.16b, v25.16b, v26.16b
    eor3 v13.16b, v7.16b, v29.16b, v9.16b
    eor v14.16b, v30.16b, v17.16b
    eor3 v15.16b, v5.16b, v22.16b, v27.16b
    eor3 v8.16b, v2.16b, v31.16b, v10.16b
    str q13, [sp, #528]
    eor3 v13.16b, v28.16b, v12.16b, v13.16b
    str q1, [sp, #608]
    eor3 v1.16b, v0.16b, v18.16b, v11.16b
    str q14, [sp, #320]
    eor3 v14.16b, v30.16b, v16.16b, v14.16b
    str q8, [sp, #368]
    eor3 v8.16b, v19.16b, v15.16b, v8.16b
    eor3 v18.16b, v18.16b, v3.16b, v12.16b
    eor3 v3.16b, v3.16b, v20.16b, v29.16b
    str q6, [sp, #560]
    eor v6.16b, v23.16b, v13.16b
    str q12, [sp, #480]
    and v12.16b, v1.16b, v12.16b
    str q11, [sp, #576]
    eor3 v11.16b, v5.16b, v17.16b, v31.16b
    str q24, [sp, #352]
    eor v24.16b, v4.16b, v8.16b
    eor3 v5.16b, v16.16b, v5.16b, v15.16b
    orr v16.16b, v29.16b, v3.16b
    str q1, [sp, #384]
    eor3 v1.16b, v0.16b, v1.16b, v6.16b
    str q15, [sp, #464]
    and v15.16b, v14.16b, v15.16b
    str q31, [sp, #544]
    orr v31.16b, v31.16b, v11.16b
    str q14, [sp, #496]
    eor3 v14.16b, v30.16b, v14.16b, v24.16b
    eor3 v20.16b, v28.16b, v20.16b, v13.16b
    mvn v28.16b, v13.16b
    str q13, [sp, #336]
    bcax v13.16b, v16.16b, v0.16b, v1.16b
    eor3 v17.16b, v19.16b, v17.16b, v8.16b
    mvn v19.16b, v8.16b
    str q8, [sp, #448]
    bcax v8.16b, v31.16b, v30.16b, v14.16b
    bcax v28.16b, v12.16b, v7.16b, v28.16b
    str q7, [sp, #416]
    eor v7.16b, v9.16b, v1.16b
    eor3 v25.16b, v25.16b, v26.16b, v13.16b
    bcax v19.16b, v15.16b, v2.16b, v19.16b
    str q2, [sp, #592]
    eor v2.16b, v10.16b, v14.16b
    eor3 v22.16b, v22.16b, v27.16b, v8.16b
    str q23, [sp, #432]
    orr v23.16b, v23.16b, v26.16b
    str q11, [sp, #624]
    bcax v11.16b, v28.16b, v21.16b, v18.16b
    bcax v25.16b, v25.16b, v7.16b, v20.16b
    str q4, [sp, #512]
    orr v4.16b, v4.16b, v27.16b
    str q7, [sp, #400]
    ldr q7, [sp, #352]
    bcax v7.16b, v19.16b, v7.16b, v5.16b
    bcax v22.16b, v22.16b, v2.16b, v17.16b
    eor3 v16.16b, v28.16b, v18.16b, v16.16b
    eor3 v28.16b, v28.16b, v11.16b, v13.16b
    eor3 v25.16b, v12.16b, v20.16b, v25.16b
    eor3 v31.16b, v19.16b, v5.16b, v31.16b
    eor3 v19.16b, v19.16b, v7.16b, v8.16b
    eor3 v22.16b, v15.16b, v17.16b, v22.16b
    eor v23.16b, v23.16b, v11.16b
    ldr q8, [sp, #576]
    bcax v28.16b, v28.16b, v9.16b, v8.16b
    ldr q11, [sp, #560]
    movi v12.16b, #255
    eor3 v25.16b, v11.16b, v25.16b, v12.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [sp, #320]
    bcax v19.16b, v19.16b, v10.16b, v7.16b
    ldr q11, [sp, #608]
    eor3 v22.16b, v11.16b, v22.16b, v12.16b
    ldr q11, [sp, #528]
    bcax v16.16b, v16.16b, v11.16b, v6.16b
    bcax v12.16b, v25.16b, v23.16b, v28.16b
    ldr q13, [sp, #368]
    bcax v31.16b, v31.16b, v13.16b, v24.16b
    bcax v15.16b, v22.16b, v4.16b, v19.16b
    bcax v13.16b, v16.16b, v12.16b, v23.16b
    bcax v11.16b, v31.16b, v15.16b, v4.16b
    str q2, [sp, #608]
    mov v2.16b, v28.16b
    bsl v2.16b, v13.16b, v25.16b
    bcax v25.16b, v12.16b, v25.16b, v13.16b
    str q5, [sp, #560]
    bcax v5.16b, v15.16b, v22.16b, v11.16b
    orr v6.16b, v6.16b, v2.16b
    bit v16.16b, v25.16b, v23.16b
    bsl v12.16b, v25.16b, v28.16b
    bit v31.16b, v5.16b, v4.16b
    bsl v15.16b, v5.16b, v19.16b
    bsl v19.16b, v11.16b, v22.16b
    bcax v5.16b, v23.16b, v16.16b, v13.16b
    and v22.16b, v8.16b, v16.16b
    eor v23.16b, v2.16b, v12.16b
    eor v25.16b, v16.16b, v12.16b
    bcax v4.16b, v4.16b, v31.16b, v11.16b
    orr v24.16b, v24.16b, v19.16b
    and v7.16b, v7.16b, v31.16b
    eor v28.16b, v19.16b, v15.16b
    eor v8.16b, v31.16b, v15.16b
    orn v1.16b, v1.16b, v5.16b
    bcax v0.16b, v22.16b, v5.16b, v0.16b
    eor3 v11.16b, v16.16b, v5.16b, v23.16b
    orn v13.16b, v14.16b, v4.16b
    bcax v30.16b, v7.16b, v4.16b, v30.16b
    eor3 v14.16b, v31.16b, v4.16b, v28.16b
    bcax v9.16b, v1.16b, v16.16b, v9.16b
    bcax v5.16b, v16.16b, v1.16b, v5.16b
    orn v21.16b, v11.16b, v21.16b
    bcax v10.16b, v13.16b, v31.16b, v10.16b
    bcax v4.16b, v31.16b, v13.16b, v4.16b
    str q13, [sp, #320]
    ldr q13, [sp, #352]
    orn v13.16b, v14.16b, v13.16b
    bcax v26.16b, v9.16b, v12.16b, v26.16b
    bcax v20.16b, v22.16b, v20.16b, v5.16b
    eor3 v16.16b, v16.16b, v2.16b, v5.16b
    bcax v22.16b, v9.16b, v25.16b, v29.16b
    bcax v3.16b, v21.16b, v25.16b, v3.16b
    bcax v25.16b, v10.16b, v15.16b, v27.16b
    bcax v7.16b, v7.16b, v17.16b, v4.16b
    eor3 v17.16b, v31.16b, v19.16b, v4.16b
    ldr q27, [sp, #624]
    bcax v27.16b, v13.16b, v8.16b, v27.16b
    ldr q29, [sp, #544]
    bcax v29.16b, v10.16b, v8.16b, v29.16b
    ldr q31, [sp, #528]
    bcax v2.16b, v26.16b, v31.16b, v2.16b
    ldr q31, [sp, #416]
    bcax v26.16b, v26.16b, v31.16b, v23.16b
    bcax v18.16b, v22.16b, v18.16b, v11.16b
    eor v6.16b, v6.16b, v3.16b
    ldr q31, [sp, #368]
    bcax v19.16b, v25.16b, v31.16b, v19.16b
    ldr q31, [sp, #592]
    bcax v25.16b, v25.16b, v31.16b, v28.16b
    ldr q31, [sp, #560]
    bcax v31.16b, v29.16b, v31.16b, v14.16b
    eor v24.16b, v24.16b, v27.16b
    eor3 v22.16b, v9.16b, v26.16b, v22.16b
    ldr q8, [sp, #432]
    bcax v8.16b, v6.16b, v12.16b, v8.16b
    ldr q9, [x3, #1824]
    ldr q11, [x3, #1920]
    ldr q12, [sp, #400]
    bcax v5.16b, v26.16b, v12.16b, v5.16b
    ldr q26, [sp, #608]
    bcax v4.16b, v25.16b, v26.16b, v4.16b
    eor3 v25.16b, v10.16b, v25.16b, v29.16b
    ldr q26, [x3, #1792]
    ldr q29, [sp, #512]
    bcax v29.16b, v24.16b, v15.16b, v29.16b
    ldr q10, [sp, #480]
    bcax v22.16b, v22.16b, v16.16b, v10.16b
    eor v2.16b, v2.16b, v8.16b
    ldr q10, [x3, #1936]
    ldr q12, [x3, #1808]
    eor3 v0.16b, v0.16b, v5.16b, v3.16b
    ldr q3, [sp, #464]
    bcax v3.16b, v25.16b, v17.16b, v3.16b
    eor3 v25.16b, v30.16b, v4.16b, v27.16b
    ldr q27, [x3, #1840]
    eor v19.16b, v19.16b, v29.16b
    eor3 v1.16b, v1.16b, v5.16b, v2.16b
    eor3 v5.16b, v21.16b, v18.16b, v2.16b
    ldr q21, [x3, #1984]
    eor3 v20.16b, v22.16b, v20.16b, v18.16b
    eor3 v22.16b, v9.16b, v0.16b, v22.16b
    eor v30.16b, v11.16b, v2.16b
    ldr q9, [x3, #1888]
    eor v0.16b, v26.16b, v0.16b
    eor3 v7.16b, v3.16b, v7.16b, v31.16b
    ldr q26, [sp, #320]
    eor3 v4.16b, v26.16b, v4.16b, v19.16b
    ldr q26, [x3, #1904]
    eor3 v11.16b, v13.16b, v31.16b, v19.16b
    eor v10.16b, v10.16b, v19.16b
    eor v12.16b, v12.16b, v25.16b
    ldr q13, [x3, #2000]
    eor3 v3.16b, v27.16b, v25.16b, v3.16b
    eor3 v2.16b, v8.16b, v2.16b, v5.16b
    ldr q25, [sp, #384]
    bcax v16.16b, v20.16b, v16.16b, v25.16b
    ldr q25, [x3, #1952]
    ldr q27, [x3, #2016]
    eor3 v6.16b, v6.16b, v18.16b, v20.16b
    eor v5.16b, v21.16b, v5.16b
    mov v18.16b, v0.16b
    sli v18.16b, v30.16b, #4
    ldr q20, [x3, #1968]
    sri v30.16b, v0.16b, #4
    eor v0.16b, v9.16b, v1.16b
    ldr q1, [sp, #496]
    bcax v1.16b, v7.16b, v17.16b, v1.16b
    ldr q17, [x3, #2032]
    eor3 v7.16b, v24.16b, v31.16b, v7.16b
    eor v4.16b, v26.16b, v4.16b
    eor3 v19.16b, v29.16b, v19.16b, v11.16b
    eor v21.16b, v13.16b, v11.16b
    mov v24.16b, v10.16b
    sri v24.16b, v12.16b, #4
    sli v12.16b, v10.16b, #4
    ldr q26, [x3, #1856]
    ldr q29, [sp, #336]
    bcax v6.16b, v6.16b, v29.16b, v23.16b
    eor v16.16b, v25.16b, v16.16b
    eor v2.16b, v27.16b, v2.16b
    ldr q23, [x3, #1872]
    ushr v25.16b, v18.16b, #2
    ushr v27.16b, v30.16b, #2
    eor v1.16b, v20.16b, v1.16b
    ldr q20, [sp, #448]
    bcax v7.16b, v7.16b, v20.16b, v28.16b
    eor v17.16b, v17.16b, v19.16b
    ushr v19.16b, v12.16b, #2
    ushr v20.16b, v24.16b, #2
    mov v28.16b, v22.16b
    sli v28.16b, v16.16b, #4
    sri v16.16b, v22.16b, #4
    eor v6.16b, v26.16b, v6.16b
    mov v22.16b, v0.16b
    sli v22.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    eor v0.16b, v23.16b, v7.16b
    mov v7.16b, v3.16b
    sli v7.16b, v1.16b, #4
    sri v1.16b, v3.16b, #4
    mov v3.16b, v17.16b
    sri v3.16b, v4.16b, #4
    sli v4.16b, v17.16b, #4
    ushr v17.16b, v28.16b, #2
    ushr v23.16b, v16.16b, #2
    mov v26.16b, v5.16b
    sri v26.16b, v6.16b, #4
    sli v6.16b, v5.16b, #4
    shl v5.16b, v22.16b, #2
    shl v29.16b, v2.16b, #2
    ushr v31.16b, v1.16b, #2
    ushr v8.16b, v7.16b, #2
    mov v9.16b, v21.16b
    sri v9.16b, v0.16b, #4
    sli v0.16b, v21.16b, #4
    shl v21.16b, v4.16b, #2
    shl v10.16b, v3.16b, #2
    shl v11.16b, v26.16b, #2
    shl v13.16b, v6.16b, #2
    movi v14.16b, #51
    bit v6.16b, v25.16b, v14.16b
    bit v26.16b, v27.16b, v14.16b
    bit v5.16b, v28.16b, v14.16b
    bit v22.16b, v17.16b, v14.16b
    bit v2.16b, v23.16b, v14.16b
    bit v29.16b, v16.16b, v14.16b
    bif v19.16b, v0.16b, v14.16b
    shl v0.16b, v0.16b, #2
    bif v20.16b, v9.16b, v14.16b
    shl v16.16b, v9.16b, #2
    bit v4.16b, v8.16b, v14.16b
    bit v21.16b, v7.16b, v14.16b
    bit v3.16b, v31.16b, v14.16b
    bit v10.16b, v1.16b, v14.16b
    ushr v1.16b, v6.16b, #1
    bit v13.16b, v18.16b, v14.16b
    ushr v7.16b, v26.16b, #1
    bit v11.16b, v30.16b, v14.16b
    shl v17.16b, v5.16b, #1
    shl v18.16b, v22.16b, #1
    shl v23.16b, v2.16b, #1
    shl v25.16b, v29.16b, #1
    bit v0.16b, v12.16b, v14.16b
    bsl v14.16b, v24.16b, v16.16b
    ushr v16.16b, v20.16b, #1
    ushr v24.16b, v19.16b, #1
    shl v27.16b, v4.16b, #1
    shl v28.16b, v21.16b, #1
    shl v30.16b, v3.16b, #1
    shl v31.16b, v10.16b, #1
    ushr v8.16b, v13.16b, #1
    ushr v9.16b, v11.16b, #1
    movi v12.16b, #85
    bit v17.16b, v13.16b, v12.16b
    bit v22.16b, v1.16b, v12.16b
    bit v18.16b, v6.16b, v12.16b
    bit v23.16b, v26.16b, v12.16b
    bit v2.16b, v7.16b, v12.16b
    bit v25.16b, v11.16b, v12.16b
    ushr v1.16b, v14.16b, #1
    ushr v6.16b, v0.16b, #1
    bit v4.16b, v24.16b, v12.16b
    bit v27.16b, v19.16b, v12.16b
    bit v28.16b, v0.16b, v12.16b
    bit v3.16b, v16.16b, v12.16b
    bit v30.16b, v20.16b, v12.16b
    bit v31.16b, v14.16b, v12.16b
    bit v5.16b, v8.16b, v12.16b
    bit v29.16b, v9.16b, v12.16b
    ext v0.16b, v27.16b, v27.16b, #8
    bit v21.16b, v6.16b, v12.16b
    ldr q6, [x1, #0]
    ldr q7, [x1, #16]
    ext v16.16b, v28.16b, v28.16b, #8
    bsl v12.16b, v1.16b, v10.16b
    ext v1.16b, v31.16b, v31.16b, #8
    ldr q19, [x1, #144]
    ldr q20, [x1, #192]
    ext v24.16b, v30.16b, v30.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ldr q26, [x1, #64]
    ldr q27, [x1, #32]
    ext v21.16b, v21.16b, v21.16b, #8
    ext v28.16b, v12.16b, v12.16b, #8
    trn2 v30.16b, v18.16b, v0.16b
    ldr q31, [x1, #80]
    ldr q8, [x1, #48]
    trn1 v0.16b, v18.16b, v0.16b
    trn2 v18.16b, v25.16b, v1.16b
    trn1 v1.16b, v25.16b, v1.16b
    ldr q25, [x1, #112]
    ldr q9, [x1, #96]
    trn1 v10.16b, v23.16b, v24.16b
    trn2 v23.16b, v23.16b, v24.16b
    trn1 v24.16b, v17.16b, v16.16b
    ldr q11, [x1, #128]
    ldr q12, [x1, #160]
    trn2 v16.16b, v17.16b, v16.16b
    trn1 v17.16b, v22.16b, v4.16b
    trn2 v4.16b, v22.16b, v4.16b
    ldr q22, [x1, #240]
    ldr q13, [x1, #176]
    trn1 v14.16b, v2.16b, v3.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v27.16b, v0.16b
    ldr q24, [x1, #208]
    ldr q27, [x1, #224]
    trn2 v2.16b, v2.16b, v3.16b
    eor v1.16b, v26.16b, v1.16b
    eor v3.16b, v8.16b, v17.16b
    trn2 v17.16b, v5.16b, v21.16b
    eor v25.16b, v25.16b, v14.16b
    eor v26.16b, v9.16b, v10.16b
    str q6, [x0, #0]
    str q0, [x0, #32]
    trn1 v0.16b, v5.16b, v21.16b
    eor v5.16b, v11.16b, v16.16b
    eor v6.16b, v12.16b, v30.16b
    str q3, [x0, #48]
    str q1, [x0, #64]
    eor v1.16b, v20.16b, v18.16b
    trn1 v3.16b, v29.16b, v28.16b
    eor v4.16b, v13.16b, v4.16b
    str q26, [x0, #96]
    str q25, [x0, #112]
    trn2 v16.16b, v29.16b, v28.16b
    eor v2.16b, v22.16b, v2.16b
    eor v18.16b, v27.16b, v23.16b
    str q5, [x0, #128]
    str q6, [x0, #160]
    eor v0.16b, v7.16b, v0.16b
    eor v3.16b, v31.16b, v3.16b
    str q4, [x0, #176]
    str q1, [x0, #192]
    eor v1.16b, v19.16b, v17.16b
    eor v4.16b, v24.16b, v16.16b
    str q18, [x0, #224]
    str q2, [x0, #240]
    str q0, [x0, #16]
    str q3, [x0, #80]
    str q1, [x0, #144]
    str q4, [x0, #208]
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
    add x0, sp, #816
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
    add x1, sp, #816
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
    movz x10, #63
.Llwcc_aes128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1072
    ret
.Llwcc_aes128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_128_ctr_crypt_neon, .-lwcc_aes128_128_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05, 0x0a, 0x0b, 0x08, 0x09
    .byte 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05
    .byte 0x06, 0x07, 0x04, 0x05, 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01
    .byte 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0xff
    .byte 0x09, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
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
