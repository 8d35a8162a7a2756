// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --features sha3 --pass 'schedule(effort=60000, beyond=12)' --blocks 8 --mode ctr --depth round2
// passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8, depth=round2) ctr_fold(depth=round2) sbox(lanes=1) complement() balance() value_numbering() hoist(mode=ctr) slice(lanes=1) early_stores() spill_order() select() schedule(effort=60000, beyond=12) allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 2000
// layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 9 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 1488, ctx 5712, align 16, group 128, stack 2000
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:ce546d5087c3d76aa956f2b02eac891c0358762a53ee2c4c680e847b315e8c97

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
    ushr v1.16b, v0.16b, #4
    ushr v2.16b, v0.16b, #7
    ushr v3.16b, v0.16b, #1
    mvn v1.16b, v1.16b
    mvn v2.16b, v2.16b
    ushr v4.16b, v0.16b, #3
    ushr v5.16b, v0.16b, #5
    ushr v6.16b, v0.16b, #2
    mvn v7.16b, v3.16b
    eor v16.16b, v1.16b, v2.16b
    mvn v4.16b, v4.16b
    mvn v5.16b, v5.16b
    eor3 v17.16b, v7.16b, v6.16b, v16.16b
    eor3 v18.16b, v7.16b, v4.16b, v16.16b
    eor3 v19.16b, v7.16b, v5.16b, v17.16b
    ushr v20.16b, v0.16b, #6
    eor v21.16b, v18.16b, v19.16b
    eor3 v22.16b, v5.16b, v20.16b, v18.16b
    eor3 v23.16b, v0.16b, v19.16b, v21.16b
    eor v24.16b, v7.16b, v2.16b
    eor3 v25.16b, v1.16b, v22.16b, v23.16b
    eor3 v26.16b, v7.16b, v6.16b, v24.16b
    eor3 v27.16b, v5.16b, v2.16b, v19.16b
    eor v28.16b, v17.16b, v25.16b
    orr v29.16b, v19.16b, v27.16b
    eor3 v30.16b, v7.16b, v26.16b, v28.16b
    and v31.16b, v26.16b, v22.16b
    mvn v8.16b, v25.16b
    bcax v9.16b, v29.16b, v7.16b, v30.16b
    eor3 v5.16b, v6.16b, v5.16b, v22.16b
    eor3 v1.16b, v1.16b, v2.16b, v25.16b
    bcax v2.16b, v31.16b, v0.16b, v8.16b
    eor v6.16b, v21.16b, v30.16b
    eor3 v20.16b, v20.16b, v18.16b, v9.16b
    bcax v8.16b, v2.16b, v16.16b, v5.16b
    bcax v20.16b, v20.16b, v6.16b, v1.16b
    orn v10.16b, v17.16b, v18.16b
    eor3 v9.16b, v2.16b, v8.16b, v9.16b
    eor3 v20.16b, v31.16b, v1.16b, v20.16b
    eor3 v2.16b, v2.16b, v5.16b, v29.16b
    eor v29.16b, v8.16b, v10.16b
    bcax v31.16b, v9.16b, v21.16b, v24.16b
    eor v4.16b, v4.16b, v20.16b
    bcax v2.16b, v2.16b, v23.16b, v28.16b
    bcax v20.16b, v4.16b, v29.16b, v31.16b
    bcax v8.16b, v2.16b, v20.16b, v29.16b
    bcax v9.16b, v20.16b, v4.16b, v8.16b
    bsl v20.16b, v9.16b, v31.16b
    bit v2.16b, v9.16b, v29.16b
    bsl v31.16b, v8.16b, v4.16b
    bcax v4.16b, v29.16b, v2.16b, v8.16b
    eor v29.16b, v20.16b, v31.16b
    ldr q8, [x8, #1648]
    orn v30.16b, v30.16b, v4.16b
    eor3 v9.16b, v2.16b, v4.16b, v29.16b
    ldr q10, [x8, #1664]
    eor v11.16b, v2.16b, v20.16b
    mvn v12.16b, v20.16b
    bcax v21.16b, v30.16b, v2.16b, v21.16b
    orn v16.16b, v9.16b, v16.16b
    ldr q13, [x8, #288]
    tbl v8.16b, {v0.16b}, v8.16b
    orr v28.16b, v28.16b, v31.16b
    bcax v27.16b, v16.16b, v11.16b, v27.16b
    bcax v18.16b, v21.16b, v18.16b, v12.16b
    tbl v10.16b, {v0.16b}, v10.16b
    mov v12.16b, v0.16b
    sli v12.2d, v0.2d, #32
    bcax v14.16b, v2.16b, v30.16b, v4.16b
    bcax v19.16b, v21.16b, v11.16b, v19.16b
    eor v28.16b, v27.16b, v28.16b
    bcax v11.16b, v18.16b, v0.16b, v29.16b
    bit v12.16b, v10.16b, v13.16b
    and v24.16b, v24.16b, v2.16b
    eor3 v2.16b, v2.16b, v31.16b, v14.16b
    ldr q15, [x8, #1280]
    bcax v18.16b, v18.16b, v23.16b, v31.16b
    bcax v17.16b, v28.16b, v20.16b, v17.16b
    eor3 v20.16b, v21.16b, v11.16b, v19.16b
    bcax v4.16b, v24.16b, v4.16b, v7.16b
    bcax v1.16b, v24.16b, v1.16b, v14.16b
    bcax v6.16b, v11.16b, v6.16b, v14.16b
    bcax v5.16b, v19.16b, v5.16b, v9.16b
    eor v7.16b, v17.16b, v18.16b
    bcax v18.16b, v20.16b, v2.16b, v22.16b
    eor3 v4.16b, v4.16b, v6.16b, v27.16b
    ldr q19, [x8, #1696]
    bit v12.16b, v8.16b, v15.16b
    eor3 v16.16b, v16.16b, v5.16b, v7.16b
    eor3 v1.16b, v18.16b, v1.16b, v5.16b
    ldr q20, [x8, #1744]
    eor3 v6.16b, v30.16b, v6.16b, v7.16b
    eor v18.16b, v4.16b, v18.16b
    mvn v21.16b, v7.16b
    mvn v4.16b, v4.16b
    eor3 v7.16b, v17.16b, v7.16b, v16.16b
    bcax v2.16b, v1.16b, v2.16b, v26.16b
    eor3 v1.16b, v28.16b, v5.16b, v1.16b
    mvn v5.16b, v6.16b
    ushr v6.2d, v21.2d, #36
    tbl v17.16b, {v21.16b}, v19.16b
    tbl v22.16b, {v21.16b}, v19.16b
    tbl v23.16b, {v21.16b}, v19.16b
    ldr q24, [x8, #816]
    ldr q26, [x8, #832]
    tbl v27.16b, {v4.16b}, v20.16b
    tbl v28.16b, {v18.16b}, v19.16b
    tbl v30.16b, {v18.16b}, v19.16b
    ldr q31, [x8, #1136]
    ldr q8, [x8, #1360]
    ushr v9.2d, v18.2d, #39
    tbl v11.16b, {v18.16b}, v19.16b
    bcax v1.16b, v1.16b, v25.16b, v29.16b
    ldr q25, [x8, #1616]
    ldr q29, [x8, #1712]
    mvn v2.16b, v2.16b
    tbl v14.16b, {v17.16b}, v19.16b
    ushr v17.2d, v17.2d, #4
    str q3, [sp, #64]
    tbl v3.16b, {v22.16b}, v19.16b
    ushr v22.2d, v22.2d, #36
    shl v23.2d, v23.2d, #28
    tbl v20.16b, {v5.16b}, v19.16b
    ushr v15.2d, v5.2d, #37
    tbl v13.16b, {v5.16b}, v19.16b
    tbl v0.16b, {v5.16b}, v19.16b
    str q12, [sp, #80]
    ushr v12.2d, v28.2d, #7
    tbl v28.16b, {v28.16b}, v19.16b
    str q21, [sp, #96]
    tbl v21.16b, {v30.16b}, v19.16b
    ushr v30.2d, v30.2d, #39
    shl v11.2d, v11.2d, #25
    str q10, [sp, #112]
    tbl v10.16b, {v7.16b}, v19.16b
    mvn v1.16b, v1.16b
    shl v14.2d, v14.2d, #60
    shl v3.2d, v3.2d, #28
    orr v6.16b, v6.16b, v23.16b
    shl v20.2d, v20.2d, #27
    ushr v23.2d, v0.2d, #5
    tbl v0.16b, {v0.16b}, v19.16b
    str q6, [sp, #128]
    ushr v6.2d, v13.2d, #37
    tbl v13.16b, {v13.16b}, v19.16b
    shl v28.2d, v28.2d, #57
    shl v21.2d, v21.2d, #25
    orr v9.16b, v9.16b, v11.16b
    tbl v11.16b, {v2.16b}, v19.16b
    str q5, [sp, #144]
    tbl v5.16b, {v2.16b}, v19.16b
    str q18, [sp, #160]
    ushr v18.2d, v2.2d, #35
    orr v17.16b, v17.16b, v14.16b
    tbl v14.16b, {v1.16b}, v19.16b
    str q2, [sp, #176]
    tbl v2.16b, {v2.16b}, v19.16b
    orr v3.16b, v22.16b, v3.16b
    tbl v22.16b, {v10.16b}, v19.16b
    orr v20.16b, v15.16b, v20.16b
    shl v0.2d, v0.2d, #59
    tbl v15.16b, {v14.16b}, v19.16b
    shl v13.2d, v13.2d, #27
    orr v28.16b, v12.16b, v28.16b
    orr v21.16b, v30.16b, v21.16b
    shl v30.2d, v11.2d, #29
    ushr v11.2d, v14.2d, #38
    shl v12.2d, v15.2d, #26
    ushr v14.2d, v5.2d, #3
    tbl v5.16b, {v5.16b}, v19.16b
    tbl v15.16b, {v2.16b}, v19.16b
    ushr v2.2d, v2.2d, #35
    bit v27.16b, v21.16b, v24.16b
    orr v21.16b, v11.16b, v12.16b
    tbl v11.16b, {v1.16b}, v19.16b
    tbl v12.16b, {v1.16b}, v19.16b
    orr v0.16b, v23.16b, v0.16b
    ushr v23.2d, v1.2d, #38
    orr v6.16b, v6.16b, v13.16b
    bit v27.16b, v21.16b, v8.16b
    shl v5.2d, v5.2d, #61
    orr v18.16b, v18.16b, v30.16b
    tbl v21.16b, {v11.16b}, v19.16b
    shl v30.2d, v15.2d, #29
    shl v12.2d, v12.2d, #26
    bit v27.16b, v6.16b, v26.16b
    ldr q6, [x8, #512]
    ldr q13, [x8, #528]
    ushr v11.2d, v11.2d, #6
    orr v5.16b, v14.16b, v5.16b
    shl v21.2d, v21.2d, #58
    ldr q14, [x8, #624]
    orr v2.16b, v2.16b, v30.16b
    ldr q30, [x8, #672]
    orr v23.16b, v23.16b, v12.16b
    bit v27.16b, v3.16b, v25.16b
    ldr q3, [x8, #704]
    orr v21.16b, v11.16b, v21.16b
    ldr q11, [x8, #1248]
    ushr v10.2d, v10.2d, #33
    shl v22.2d, v22.2d, #31
    ldr q12, [x8, #1392]
    ldr q15, [x8, #1584]
    bit v27.16b, v2.16b, v31.16b
    tbl v2.16b, {v4.16b}, v29.16b
    orr v22.16b, v10.16b, v22.16b
    ushr v10.2d, v7.2d, #33
    tbl v31.16b, {v7.16b}, v19.16b
    shl v31.2d, v31.2d, #31
    orr v31.16b, v10.16b, v31.16b
    tbl v10.16b, {v7.16b}, v19.16b
    tbl v29.16b, {v10.16b}, v19.16b
    ushr v10.2d, v10.2d, #1
    shl v29.2d, v29.2d, #63
    orr v29.16b, v10.16b, v29.16b
    ushr v10.2d, v16.2d, #34
    tbl v25.16b, {v16.16b}, v19.16b
    shl v25.2d, v25.2d, #30
    orr v25.16b, v10.16b, v25.16b
    tbl v10.16b, {v16.16b}, v19.16b
    tbl v26.16b, {v10.16b}, v19.16b
    shl v26.2d, v26.2d, #30
    ushr v10.2d, v10.2d, #34
    orr v26.16b, v10.16b, v26.16b
    bit v27.16b, v26.16b, v13.16b
    bit v27.16b, v22.16b, v12.16b
    bit v27.16b, v2.16b, v15.16b
    bit v27.16b, v28.16b, v6.16b
    bit v27.16b, v21.16b, v3.16b
    ldr q22, [x8, #752]
    ldr q26, [x8, #1728]
    ldr q10, [x8, #1344]
    ldr q3, [x8, #1552]
    bit v27.16b, v0.16b, v11.16b
    tbl v11.16b, {v16.16b}, v19.16b
    tbl v6.16b, {v11.16b}, v19.16b
    ldr q15, [x8, #720]
    tbl v26.16b, {v4.16b}, v26.16b
    and v14.16b, v2.16b, v14.16b
    ldr q12, [x8, #1104]
    ldr q13, [x8, #1456]
    ushr v11.2d, v11.2d, #2
    shl v6.2d, v6.2d, #62
    bit v27.16b, v17.16b, v10.16b
    ldr q10, [x8, #416]
    ldr q8, [x8, #1680]
    and v22.16b, v26.16b, v22.16b
    ldr q24, [x8, #480]
    ldr q19, [x8, #1376]
    orr v6.16b, v11.16b, v6.16b
    bit v14.16b, v28.16b, v30.16b
    bit v27.16b, v5.16b, v3.16b
    bit v22.16b, v9.16b, v12.16b
    bit v14.16b, v21.16b, v15.16b
    bit v27.16b, v6.16b, v13.16b
    ldr q11, [x8, #944]
    ldr q12, [x1, #0]
    tbl v8.16b, {v12.16b}, v8.16b
    bit v22.16b, v23.16b, v10.16b
    bit v14.16b, v0.16b, v19.16b
    bit v27.16b, v29.16b, v24.16b
    ldr q10, [x8, #1760]
    ldr q19, [x8, #1152]
    ushr v15.2d, v4.2d, #8
    ldr q30, [x8, #400]
    ldr q24, [x8, #896]
    ldr q13, [x8, #800]
    ldr q3, [sp, #160]
    str q0, [sp, #192]
    ushr v0.2d, v3.2d, #7
    and v11.16b, v15.16b, v11.16b
    str q21, [sp, #208]
    ldr q21, [x8, #656]
    str q28, [sp, #224]
    ldr q28, [x8, #1216]
    bsl v10.16b, v12.16b, v27.16b
    str q27, [sp, #240]
    ldr q27, [x8, #912]
    bit v11.16b, v0.16b, v19.16b
    ushr v19.2d, v1.2d, #6
    str q2, [sp, #256]
    ldr q2, [x8, #688]
    ldr q12, [x8, #992]
    bit v22.16b, v20.16b, v24.16b
    bit v14.16b, v17.16b, v30.16b
    ldr q24, [x8, #288]
    bit v10.16b, v8.16b, v24.16b
    ldr q30, [x8, #1296]
    str q17, [sp, #272]
    ldr q17, [sp, #144]
    ushr v24.2d, v17.2d, #5
    bit v11.16b, v19.16b, v13.16b
    ldr q13, [x8, #1312]
    ldr q17, [x8, #1536]
    ldr q3, [sp, #128]
    bit v22.16b, v3.16b, v28.16b
    bit v14.16b, v5.16b, v21.16b
    ldr q28, [x8, #1280]
    ldr q21, [sp, #112]
    bit v10.16b, v21.16b, v28.16b
    ldr q21, [x8, #848]
    str q5, [sp, #288]
    ldr q5, [sp, #96]
    ushr v28.2d, v5.2d, #4
    bit v11.16b, v24.16b, v27.16b
    ldr q27, [x8, #864]
    ldr q5, [x8, #1408]
    bit v22.16b, v18.16b, v12.16b
    ldr q12, [sp, #80]
    eor v10.16b, v12.16b, v10.16b
    bit v14.16b, v6.16b, v2.16b
    ldr q12, [x8, #1024]
    ldr q2, [sp, #176]
    str q6, [sp, #80]
    ushr v6.2d, v2.2d, #3
    ldr q2, [x8, #1120]
    ldr q3, [x8, #1504]
    bit v11.16b, v28.16b, v30.16b
    bit v22.16b, v25.16b, v17.16b
    bit v14.16b, v29.16b, v13.16b
    ldr q30, [x8, #384]
    ushr v17.2d, v16.2d, #2
    ldr q13, [x8, #544]
    str q29, [sp, #304]
    ldr q29, [x8, #1040]
    bit v11.16b, v6.16b, v21.16b
    bit v22.16b, v31.16b, v27.16b
    bit v14.16b, v26.16b, v5.16b
    ldr q21, [x8, #352]
    ushr v5.2d, v7.2d, #1
    ldr q27, [x8, #640]
    str q26, [sp, #320]
    ldr q26, [x8, #1632]
    bit v11.16b, v17.16b, v3.16b
    bit v22.16b, v15.16b, v12.16b
    bit v14.16b, v9.16b, v2.16b
    ldr q3, [x8, #560]
    shl v4.4s, v4.4s, #24
    ldr q2, [x8, #960]
    ldr q12, [x8, #1520]
    bit v11.16b, v5.16b, v29.16b
    bit v22.16b, v0.16b, v30.16b
    bit v14.16b, v23.16b, v13.16b
    ldr q29, [x8, #448]
    ldr q13, [sp, #160]
    shl v13.4s, v13.4s, #25
    ldr q30, [x8, #576]
    str q0, [sp, #160]
    ldr q0, [x8, #1488]
    bit v11.16b, v4.16b, v21.16b
    bit v22.16b, v19.16b, v27.16b
    bit v14.16b, v20.16b, v26.16b
    str q4, [sp, #336]
    ldr q4, [x8, #320]
    shl v1.4s, v1.4s, #26
    ldr q21, [x8, #608]
    ldr q26, [x8, #1264]
    bit v11.16b, v13.16b, v2.16b
    bit v22.16b, v24.16b, v3.16b
    str q13, [sp, #352]
    ldr q13, [sp, #128]
    bit v14.16b, v13.16b, v12.16b
    ldr q2, [x8, #976]
    ldr q12, [sp, #144]
    shl v12.4s, v12.4s, #27
    ldr q3, [x8, #1168]
    ldr q27, [x8, #1472]
    bit v11.16b, v1.16b, v0.16b
    bit v22.16b, v28.16b, v30.16b
    bit v14.16b, v18.16b, v29.16b
    str q1, [sp, #144]
    ldr q1, [sp, #96]
    shl v1.4s, v1.4s, #28
    ldr q0, [x8, #1232]
    ldr q29, [x8, #1424]
    bit v11.16b, v12.16b, v21.16b
    bit v22.16b, v6.16b, v4.16b
    bit v14.16b, v25.16b, v26.16b
    str q12, [sp, #96]
    ldr q12, [sp, #176]
    shl v12.4s, v12.4s, #29
    ldr q21, [x8, #768]
    bit v11.16b, v1.16b, v3.16b
    bit v22.16b, v17.16b, v27.16b
    bit v14.16b, v31.16b, v2.16b
    shl v16.4s, v16.4s, #30
    str q1, [sp, #176]
    ldr q1, [x8, #928]
    bit v11.16b, v12.16b, v29.16b
    bit v22.16b, v5.16b, v0.16b
    str q12, [sp, #368]
    ldr q12, [x8, #288]
    ldr q29, [x1, #0]
    bit v14.16b, v29.16b, v12.16b
    shl v7.4s, v7.4s, #31
    bit v11.16b, v16.16b, v21.16b
    ldr q12, [x8, #1280]
    bit v22.16b, v29.16b, v12.16b
    bit v14.16b, v8.16b, v12.16b
    bit v11.16b, v7.16b, v1.16b
    eor3 v22.16b, v10.16b, v14.16b, v22.16b
    ldr q14, [x8, #1776]
    eor3 v22.16b, v22.16b, v11.16b, v14.16b
    ushr v11.16b, v22.16b, #1
    mvn v11.16b, v11.16b
    ushr v14.16b, v22.16b, #7
    mvn v14.16b, v14.16b
    ushr v12.16b, v22.16b, #4
    mvn v12.16b, v12.16b
    str q7, [sp, #384]
    ushr v7.16b, v22.16b, #3
    mvn v7.16b, v7.16b
    str q16, [sp, #400]
    ushr v16.16b, v22.16b, #5
    eor v1.16b, v12.16b, v14.16b
    ushr v21.16b, v22.16b, #6
    ushr v3.16b, v22.16b, #2
    mvn v16.16b, v16.16b
    str q10, [sp, #416]
    eor3 v10.16b, v11.16b, v7.16b, v1.16b
    eor v2.16b, v11.16b, v14.16b
    eor3 v26.16b, v11.16b, v3.16b, v1.16b
    eor3 v0.16b, v16.16b, v21.16b, v10.16b
    eor3 v27.16b, v11.16b, v3.16b, v2.16b
    eor3 v3.16b, v3.16b, v16.16b, v0.16b
    eor3 v4.16b, v11.16b, v16.16b, v26.16b
    eor3 v16.16b, v16.16b, v14.16b, v4.16b
    eor v30.16b, v10.16b, v4.16b
    eor3 v29.16b, v22.16b, v4.16b, v30.16b
    eor3 v13.16b, v12.16b, v0.16b, v29.16b
    str q5, [sp, #432]
    and v5.16b, v27.16b, v0.16b
    eor3 v12.16b, v12.16b, v14.16b, v13.16b
    mvn v14.16b, v13.16b
    bcax v14.16b, v5.16b, v22.16b, v14.16b
    str q17, [sp, #448]
    eor v17.16b, v26.16b, v13.16b
    str q6, [sp, #464]
    orr v6.16b, v4.16b, v16.16b
    str q28, [sp, #480]
    eor3 v28.16b, v11.16b, v27.16b, v17.16b
    str q24, [sp, #496]
    orn v24.16b, v26.16b, v10.16b
    str q19, [sp, #512]
    bcax v19.16b, v14.16b, v1.16b, v3.16b
    str q15, [sp, #528]
    bcax v15.16b, v6.16b, v11.16b, v28.16b
    eor3 v6.16b, v14.16b, v3.16b, v6.16b
    eor v24.16b, v19.16b, v24.16b
    eor3 v19.16b, v14.16b, v19.16b, v15.16b
    eor3 v21.16b, v21.16b, v10.16b, v15.16b
    eor v14.16b, v30.16b, v28.16b
    bcax v21.16b, v21.16b, v14.16b, v12.16b
    eor3 v5.16b, v5.16b, v12.16b, v21.16b
    bcax v19.16b, v19.16b, v30.16b, v2.16b
    eor v5.16b, v7.16b, v5.16b
    bcax v6.16b, v6.16b, v29.16b, v17.16b
    bcax v7.16b, v5.16b, v24.16b, v19.16b
    bcax v21.16b, v6.16b, v7.16b, v24.16b
    bcax v15.16b, v7.16b, v5.16b, v21.16b
    bit v5.16b, v21.16b, v19.16b
    bsl v7.16b, v15.16b, v19.16b
    bit v6.16b, v15.16b, v24.16b
    bcax v19.16b, v24.16b, v6.16b, v21.16b
    and v2.16b, v2.16b, v6.16b
    orn v21.16b, v28.16b, v19.16b
    bcax v24.16b, v2.16b, v19.16b, v11.16b
    bcax v28.16b, v21.16b, v6.16b, v30.16b
    bcax v30.16b, v6.16b, v21.16b, v19.16b
    bcax v2.16b, v2.16b, v12.16b, v30.16b
    mvn v11.16b, v7.16b
    bcax v10.16b, v28.16b, v10.16b, v11.16b
    eor v11.16b, v7.16b, v5.16b
    eor v12.16b, v6.16b, v7.16b
    eor3 v19.16b, v6.16b, v19.16b, v11.16b
    orr v17.16b, v17.16b, v5.16b
    bcax v29.16b, v10.16b, v29.16b, v5.16b
    eor3 v5.16b, v6.16b, v5.16b, v30.16b
    orn v1.16b, v19.16b, v1.16b
    bcax v4.16b, v28.16b, v12.16b, v4.16b
    bcax v3.16b, v4.16b, v3.16b, v19.16b
    bcax v6.16b, v1.16b, v12.16b, v16.16b
    eor v16.16b, v6.16b, v17.16b
    bcax v7.16b, v16.16b, v7.16b, v26.16b
    bcax v17.16b, v10.16b, v22.16b, v11.16b
    eor3 v4.16b, v28.16b, v17.16b, v4.16b
    bcax v17.16b, v17.16b, v14.16b, v30.16b
    eor v19.16b, v7.16b, v29.16b
    eor3 v6.16b, v24.16b, v17.16b, v6.16b
    eor3 v17.16b, v21.16b, v17.16b, v19.16b
    bcax v0.16b, v4.16b, v5.16b, v0.16b
    eor3 v2.16b, v0.16b, v2.16b, v3.16b
    eor3 v1.16b, v1.16b, v3.16b, v19.16b
    eor3 v3.16b, v16.16b, v3.16b, v2.16b
    eor3 v4.16b, v7.16b, v19.16b, v1.16b
    bcax v3.16b, v3.16b, v13.16b, v11.16b
    bcax v2.16b, v2.16b, v5.16b, v27.16b
    mvn v5.16b, v19.16b
    ldr q7, [x8, #1696]
    tbl v16.16b, {v5.16b}, v7.16b
    tbl v19.16b, {v16.16b}, v7.16b
    ushr v16.2d, v16.2d, #4
    shl v19.2d, v19.2d, #60
    orr v16.16b, v16.16b, v19.16b
    tbl v19.16b, {v5.16b}, v7.16b
    tbl v21.16b, {v19.16b}, v7.16b
    ushr v19.2d, v19.2d, #36
    shl v21.2d, v21.2d, #28
    mvn v17.16b, v17.16b
    orr v19.16b, v19.16b, v21.16b
    ext v21.16b, v5.16b, v5.16b, #8
    ushr v21.2d, v21.2d, #36
    shl v24.2d, v5.2d, #28
    orr v21.16b, v24.16b, v21.16b
    tbl v24.16b, {v5.16b}, v7.16b
    ushr v26.2d, v5.2d, #36
    shl v24.2d, v24.2d, #28
    orr v24.16b, v26.16b, v24.16b
    tbl v26.16b, {v17.16b}, v7.16b
    tbl v27.16b, {v26.16b}, v7.16b
    ushr v26.2d, v26.2d, #5
    shl v27.2d, v27.2d, #59
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v17.16b}, v7.16b
    shl v27.2d, v27.2d, #27
    ushr v28.2d, v17.2d, #37
    orr v27.16b, v28.16b, v27.16b
    ext v28.16b, v17.16b, v17.16b, #8
    shl v29.2d, v17.2d, #27
    tbl v30.16b, {v17.16b}, v7.16b
    ushr v28.2d, v28.2d, #37
    eor v0.16b, v6.16b, v0.16b
    orr v28.16b, v29.16b, v28.16b
    tbl v29.16b, {v30.16b}, v7.16b
    ushr v30.2d, v30.2d, #37
    shl v29.2d, v29.2d, #27
    mvn v6.16b, v6.16b
    orr v29.16b, v30.16b, v29.16b
    tbl v30.16b, {v0.16b}, v7.16b
    tbl v10.16b, {v30.16b}, v7.16b
    ushr v30.2d, v30.2d, #39
    shl v10.2d, v10.2d, #25
    ldr q11, [x8, #1744]
    tbl v12.16b, {v6.16b}, v11.16b
    orr v30.16b, v30.16b, v10.16b
    ldr q10, [x8, #816]
    bit v12.16b, v30.16b, v10.16b
    tbl v30.16b, {v0.16b}, v7.16b
    tbl v13.16b, {v30.16b}, v7.16b
    ext v14.16b, v0.16b, v0.16b, #8
    tbl v15.16b, {v0.16b}, v7.16b
    ushr v30.2d, v30.2d, #7
    shl v13.2d, v13.2d, #57
    ushr v14.2d, v14.2d, #39
    shl v15.2d, v15.2d, #25
    mvn v3.16b, v3.16b
    orr v30.16b, v30.16b, v13.16b
    shl v13.2d, v0.2d, #25
    orr v13.16b, v13.16b, v14.16b
    ushr v14.2d, v0.2d, #39
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v3.16b}, v7.16b
    str q22, [sp, #544]
    tbl v22.16b, {v15.16b}, v7.16b
    ushr v15.2d, v15.2d, #38
    shl v22.2d, v22.2d, #26
    orr v22.16b, v15.16b, v22.16b
    ldr q15, [x8, #1360]
    bit v12.16b, v22.16b, v15.16b
    ldr q22, [x8, #832]
    bit v12.16b, v29.16b, v22.16b
    ldr q29, [x8, #304]
    ldr q22, [x8, #1088]
    ldr q15, [x8, #1600]
    ldr q10, [x8, #1616]
    bit v12.16b, v19.16b, v10.16b
    tbl v19.16b, {v3.16b}, v7.16b
    tbl v10.16b, {v19.16b}, v7.16b
    ushr v19.2d, v19.2d, #6
    shl v10.2d, v10.2d, #58
    orr v19.16b, v19.16b, v10.16b
    tbl v10.16b, {v3.16b}, v7.16b
    ext v11.16b, v6.16b, v6.16b, #13
    str q5, [sp, #560]
    ushr v5.2d, v3.2d, #38
    shl v10.2d, v10.2d, #26
    str q17, [sp, #576]
    ldr q17, [x8, #1712]
    tbl v17.16b, {v6.16b}, v17.16b
    mvn v2.16b, v2.16b
    and v29.16b, v11.16b, v29.16b
    orr v5.16b, v5.16b, v10.16b
    ext v10.16b, v3.16b, v3.16b, #8
    str q11, [sp, #592]
    shl v11.2d, v3.2d, #26
    ushr v10.2d, v10.2d, #38
    orr v10.16b, v11.16b, v10.16b
    tbl v11.16b, {v2.16b}, v7.16b
    str q3, [sp, #608]
    tbl v3.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #35
    shl v3.2d, v3.2d, #29
    str q0, [sp, #624]
    tbl v0.16b, {v2.16b}, v7.16b
    orr v3.16b, v11.16b, v3.16b
    shl v0.2d, v0.2d, #29
    ldr q11, [x8, #1136]
    bit v12.16b, v3.16b, v11.16b
    ushr v3.2d, v2.2d, #35
    orr v0.16b, v3.16b, v0.16b
    ext v3.16b, v2.16b, v2.16b, #8
    shl v11.2d, v2.2d, #29
    str q2, [sp, #640]
    tbl v2.16b, {v2.16b}, v7.16b
    ushr v3.2d, v3.2d, #35
    orr v3.16b, v11.16b, v3.16b
    tbl v11.16b, {v2.16b}, v7.16b
    ushr v2.2d, v2.2d, #3
    shl v11.2d, v11.2d, #61
    orr v2.16b, v2.16b, v11.16b
    ushr v11.2d, v4.2d, #33
    str q0, [sp, #656]
    tbl v0.16b, {v4.16b}, v7.16b
    str q24, [sp, #672]
    ushr v24.2d, v0.2d, #1
    tbl v0.16b, {v0.16b}, v7.16b
    shl v0.2d, v0.2d, #63
    orr v0.16b, v24.16b, v0.16b
    ext v24.16b, v4.16b, v4.16b, #8
    ushr v24.2d, v24.2d, #33
    str q27, [sp, #688]
    shl v27.2d, v4.2d, #31
    orr v24.16b, v27.16b, v24.16b
    tbl v27.16b, {v4.16b}, v7.16b
    shl v27.2d, v27.2d, #31
    orr v27.16b, v11.16b, v27.16b
    tbl v11.16b, {v4.16b}, v7.16b
    str q4, [sp, #704]
    tbl v4.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #33
    shl v4.2d, v4.2d, #31
    orr v4.16b, v11.16b, v4.16b
    tbl v11.16b, {v1.16b}, v7.16b
    str q27, [sp, #720]
    ushr v27.2d, v11.2d, #34
    tbl v11.16b, {v11.16b}, v7.16b
    shl v11.2d, v11.2d, #30
    orr v27.16b, v27.16b, v11.16b
    ldr q11, [x8, #528]
    bit v12.16b, v27.16b, v11.16b
    ldr q27, [x8, #1392]
    bit v12.16b, v4.16b, v27.16b
    ldr q4, [x8, #1584]
    bit v12.16b, v17.16b, v4.16b
    ldr q27, [x8, #512]
    bit v12.16b, v30.16b, v27.16b
    ldr q11, [x8, #704]
    bit v12.16b, v19.16b, v11.16b
    ldr q11, [x8, #1248]
    bit v12.16b, v26.16b, v11.16b
    tbl v11.16b, {v1.16b}, v7.16b
    tbl v7.16b, {v11.16b}, v7.16b
    ushr v11.2d, v11.2d, #2
    shl v7.2d, v7.2d, #62
    ldr q27, [x8, #1344]
    bit v12.16b, v16.16b, v27.16b
    orr v7.16b, v11.16b, v7.16b
    ldr q11, [x8, #1552]
    bit v12.16b, v2.16b, v11.16b
    ldr q11, [x8, #1456]
    bit v12.16b, v7.16b, v11.16b
    ldr q11, [x8, #480]
    bit v12.16b, v0.16b, v11.16b
    ldr q11, [x8, #624]
    ldr q27, [sp, #256]
    bif v27.16b, v12.16b, v11.16b
    str q12, [sp, #256]
    ldr q12, [x8, #672]
    ldr q11, [sp, #224]
    bit v27.16b, v11.16b, v12.16b
    ldr q11, [x8, #720]
    ldr q12, [sp, #208]
    bit v27.16b, v12.16b, v11.16b
    ldr q12, [x8, #1376]
    ldr q11, [sp, #192]
    bit v27.16b, v11.16b, v12.16b
    ldr q11, [x8, #1072]
    bit v29.16b, v13.16b, v15.16b
    ldr q15, [x8, #400]
    str q13, [sp, #192]
    ldr q13, [sp, #272]
    bit v27.16b, v13.16b, v15.16b
    ldr q13, [x8, #432]
    bit v29.16b, v10.16b, v22.16b
    ldr q22, [x8, #656]
    str q10, [sp, #272]
    ldr q10, [sp, #288]
    bit v27.16b, v10.16b, v22.16b
    ext v10.16b, v1.16b, v1.16b, #8
    ldr q22, [x8, #880]
    bit v29.16b, v28.16b, v11.16b
    ldr q11, [x8, #688]
    str q28, [sp, #288]
    ldr q28, [sp, #80]
    bit v27.16b, v28.16b, v11.16b
    ushr v28.2d, v10.2d, #34
    ldr q10, [x8, #1184]
    bit v29.16b, v21.16b, v13.16b
    ldr q13, [x8, #1312]
    str q21, [sp, #80]
    ldr q21, [sp, #304]
    bit v27.16b, v21.16b, v13.16b
    shl v21.2d, v1.2d, #30
    str q27, [sp, #304]
    ldr q27, [x8, #1568]
    orr v21.16b, v21.16b, v28.16b
    bit v29.16b, v3.16b, v22.16b
    bit v29.16b, v21.16b, v10.16b
    bit v29.16b, v24.16b, v27.16b
    bit v29.16b, v17.16b, v4.16b
    ldr q28, [x8, #512]
    bit v29.16b, v30.16b, v28.16b
    ldr q27, [x8, #704]
    bit v29.16b, v19.16b, v27.16b
    ldr q10, [x8, #1248]
    bit v29.16b, v26.16b, v10.16b
    ldr q22, [x8, #1344]
    bit v29.16b, v16.16b, v22.16b
    str q24, [sp, #208]
    ldr q24, [x8, #1552]
    bit v29.16b, v2.16b, v24.16b
    str q21, [sp, #224]
    ldr q21, [x8, #1456]
    bit v29.16b, v7.16b, v21.16b
    str q3, [sp, #736]
    ldr q3, [x8, #480]
    bit v29.16b, v0.16b, v3.16b
    ldr q3, [x8, #752]
    ldr q21, [sp, #320]
    bit v29.16b, v21.16b, v3.16b
    ldr q24, [x8, #1104]
    bit v29.16b, v9.16b, v24.16b
    ldr q22, [x8, #416]
    bit v29.16b, v23.16b, v22.16b
    ldr q10, [x8, #896]
    bit v29.16b, v20.16b, v10.16b
    ldr q27, [x8, #592]
    ldr q28, [x8, #1216]
    ldr q4, [sp, #128]
    bit v29.16b, v4.16b, v28.16b
    ldr q4, [x8, #992]
    bit v29.16b, v18.16b, v4.16b
    ldr q21, [x1, #0]
    str q18, [sp, #752]
    mov v18.16b, v27.16b
    bsl v18.16b, v8.16b, v21.16b
    str q8, [sp, #768]
    ldr q8, [sp, #240]
    bsl v27.16b, v21.16b, v8.16b
    str q18, [sp, #784]
    ldr q18, [x8, #624]
    bit v8.16b, v17.16b, v18.16b
    str q17, [sp, #240]
    ldr q17, [x8, #1536]
    bit v29.16b, v25.16b, v17.16b
    ldr q18, [x8, #1728]
    tbl v18.16b, {v6.16b}, v18.16b
    str q27, [sp, #800]
    ldr q27, [x8, #672]
    bit v8.16b, v30.16b, v27.16b
    str q30, [sp, #816]
    ldr q30, [x8, #864]
    bit v29.16b, v31.16b, v30.16b
    and v27.16b, v18.16b, v3.16b
    ldr q3, [x8, #720]
    bit v8.16b, v19.16b, v3.16b
    str q19, [sp, #832]
    ldr q19, [x8, #1024]
    ldr q3, [sp, #528]
    bit v29.16b, v3.16b, v19.16b
    bit v27.16b, v14.16b, v24.16b
    bit v8.16b, v26.16b, v12.16b
    ldr q3, [x8, #384]
    str q26, [sp, #848]
    ldr q26, [sp, #160]
    bit v29.16b, v26.16b, v3.16b
    bit v27.16b, v5.16b, v22.16b
    bit v8.16b, v16.16b, v15.16b
    ldr q26, [x8, #640]
    str q16, [sp, #864]
    ldr q16, [sp, #512]
    bit v29.16b, v16.16b, v26.16b
    ldr q16, [sp, #688]
    bit v27.16b, v16.16b, v10.16b
    ldr q15, [x8, #656]
    bit v8.16b, v2.16b, v15.16b
    str q2, [sp, #880]
    ldr q2, [x8, #560]
    ldr q15, [sp, #496]
    bit v29.16b, v15.16b, v2.16b
    ldr q15, [x8, #1696]
    tbl v12.16b, {v1.16b}, v15.16b
    shl v12.2d, v12.2d, #30
    ldr q10, [sp, #672]
    bit v27.16b, v10.16b, v28.16b
    bit v8.16b, v7.16b, v11.16b
    str q7, [sp, #896]
    ldr q7, [x8, #576]
    ldr q11, [sp, #480]
    bit v29.16b, v11.16b, v7.16b
    ushr v11.2d, v1.2d, #34
    orr v11.16b, v11.16b, v12.16b
    ldr q12, [sp, #656]
    bit v27.16b, v12.16b, v4.16b
    bit v8.16b, v0.16b, v13.16b
    str q0, [sp, #912]
    ldr q0, [x8, #320]
    ldr q13, [sp, #464]
    bit v29.16b, v13.16b, v0.16b
    bit v27.16b, v11.16b, v17.16b
    ldr q13, [x8, #1408]
    bit v8.16b, v18.16b, v13.16b
    ldr q17, [x8, #1472]
    ldr q4, [sp, #448]
    bit v29.16b, v4.16b, v17.16b
    ushr v6.2d, v6.2d, #8
    ldr q4, [sp, #720]
    bit v27.16b, v4.16b, v30.16b
    ldr q30, [x8, #1120]
    bit v8.16b, v14.16b, v30.16b
    ldr q28, [x8, #1232]
    ldr q22, [sp, #432]
    bit v29.16b, v22.16b, v28.16b
    ldr q22, [sp, #624]
    ushr v22.2d, v22.2d, #7
    bit v27.16b, v6.16b, v19.16b
    ldr q19, [x8, #544]
    bit v8.16b, v5.16b, v19.16b
    ldr q24, [x8, #944]
    bit v29.16b, v6.16b, v24.16b
    ldr q24, [sp, #608]
    ushr v24.2d, v24.2d, #6
    bit v27.16b, v22.16b, v3.16b
    ldr q3, [x8, #1632]
    bit v8.16b, v16.16b, v3.16b
    ldr q16, [x8, #1152]
    bit v29.16b, v22.16b, v16.16b
    ldr q16, [sp, #576]
    ushr v16.2d, v16.2d, #5
    bit v27.16b, v24.16b, v26.16b
    ldr q26, [x8, #1520]
    bit v8.16b, v10.16b, v26.16b
    ldr q10, [x8, #800]
    bit v29.16b, v24.16b, v10.16b
    ldr q10, [sp, #560]
    ushr v10.2d, v10.2d, #4
    bit v27.16b, v16.16b, v2.16b
    ldr q2, [x8, #448]
    bit v8.16b, v12.16b, v2.16b
    ldr q12, [x8, #912]
    bit v29.16b, v16.16b, v12.16b
    ldr q12, [x8, #1056]
    ldr q15, [sp, #640]
    ushr v15.2d, v15.2d, #3
    bit v27.16b, v10.16b, v7.16b
    ldr q7, [x8, #1264]
    bit v8.16b, v11.16b, v7.16b
    ldr q7, [x8, #1296]
    bit v29.16b, v10.16b, v7.16b
    ushr v1.2d, v1.2d, #2
    bit v27.16b, v15.16b, v0.16b
    ldr q7, [x8, #976]
    bit v8.16b, v4.16b, v7.16b
    ldr q0, [x8, #848]
    bit v29.16b, v15.16b, v0.16b
    ldr q0, [sp, #112]
    bif v0.16b, v21.16b, v12.16b
    ldr q4, [sp, #704]
    ushr v4.2d, v4.2d, #1
    bit v27.16b, v1.16b, v17.16b
    bsl v12.16b, v21.16b, v8.16b
    ldr q21, [x8, #1504]
    bit v29.16b, v1.16b, v21.16b
    bit v27.16b, v4.16b, v28.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x8, #1040]
    bit v29.16b, v4.16b, v12.16b
    eor3 v27.16b, v0.16b, v29.16b, v27.16b
    ldr q29, [x8, #1792]
    eor v27.16b, v27.16b, v29.16b
    ushr v29.16b, v27.16b, #4
    mvn v29.16b, v29.16b
    str q0, [sp, #704]
    ushr v0.16b, v27.16b, #7
    ushr v12.16b, v27.16b, #5
    ushr v21.16b, v27.16b, #1
    str q8, [sp, #112]
    ushr v8.16b, v27.16b, #3
    mvn v0.16b, v0.16b
    ushr v28.16b, v27.16b, #2
    mvn v12.16b, v12.16b
    mvn v21.16b, v21.16b
    mvn v8.16b, v8.16b
    eor v17.16b, v29.16b, v0.16b
    str q4, [sp, #640]
    eor3 v4.16b, v21.16b, v28.16b, v17.16b
    eor3 v7.16b, v21.16b, v8.16b, v17.16b
    str q1, [sp, #560]
    eor3 v1.16b, v21.16b, v12.16b, v4.16b
    str q15, [sp, #576]
    ushr v15.16b, v27.16b, #6
    str q10, [sp, #608]
    eor v10.16b, v7.16b, v1.16b
    str q16, [sp, #624]
    eor v16.16b, v21.16b, v0.16b
    str q24, [sp, #928]
    eor3 v24.16b, v12.16b, v15.16b, v7.16b
    str q22, [sp, #944]
    eor3 v22.16b, v27.16b, v1.16b, v10.16b
    str q6, [sp, #960]
    eor3 v6.16b, v21.16b, v28.16b, v16.16b
    eor3 v2.16b, v12.16b, v0.16b, v1.16b
    eor3 v28.16b, v28.16b, v12.16b, v24.16b
    eor3 v12.16b, v29.16b, v24.16b, v22.16b
    and v26.16b, v6.16b, v24.16b
    eor3 v0.16b, v29.16b, v0.16b, v12.16b
    mvn v29.16b, v12.16b
    bcax v29.16b, v26.16b, v27.16b, v29.16b
    str q11, [sp, #976]
    eor v11.16b, v4.16b, v12.16b
    orr v3.16b, v1.16b, v2.16b
    eor3 v19.16b, v21.16b, v6.16b, v11.16b
    str q5, [sp, #992]
    orn v5.16b, v4.16b, v7.16b
    bcax v30.16b, v29.16b, v17.16b, v28.16b
    str q14, [sp, #1008]
    bcax v14.16b, v3.16b, v21.16b, v19.16b
    eor3 v3.16b, v29.16b, v28.16b, v3.16b
    eor v5.16b, v30.16b, v5.16b
    eor3 v29.16b, v29.16b, v30.16b, v14.16b
    eor3 v30.16b, v15.16b, v7.16b, v14.16b
    eor v14.16b, v10.16b, v19.16b
    bcax v30.16b, v30.16b, v14.16b, v0.16b
    eor3 v26.16b, v26.16b, v0.16b, v30.16b
    bcax v29.16b, v29.16b, v10.16b, v16.16b
    eor v26.16b, v8.16b, v26.16b
    bcax v3.16b, v3.16b, v22.16b, v11.16b
    bcax v30.16b, v26.16b, v5.16b, v29.16b
    bcax v8.16b, v3.16b, v30.16b, v5.16b
    bcax v15.16b, v30.16b, v26.16b, v8.16b
    bit v3.16b, v15.16b, v5.16b
    bsl v30.16b, v15.16b, v29.16b
    bsl v29.16b, v8.16b, v26.16b
    bcax v5.16b, v5.16b, v3.16b, v8.16b
    and v16.16b, v16.16b, v3.16b
    orn v19.16b, v19.16b, v5.16b
    bcax v21.16b, v16.16b, v5.16b, v21.16b
    bcax v26.16b, v3.16b, v19.16b, v5.16b
    bcax v0.16b, v16.16b, v0.16b, v26.16b
    eor v16.16b, v30.16b, v29.16b
    eor3 v5.16b, v3.16b, v5.16b, v16.16b
    orr v8.16b, v11.16b, v29.16b
    bcax v10.16b, v19.16b, v3.16b, v10.16b
    orn v17.16b, v5.16b, v17.16b
    eor v11.16b, v3.16b, v30.16b
    bcax v2.16b, v17.16b, v11.16b, v2.16b
    bcax v1.16b, v10.16b, v11.16b, v1.16b
    bcax v5.16b, v1.16b, v28.16b, v5.16b
    eor v28.16b, v2.16b, v8.16b
    bcax v4.16b, v28.16b, v30.16b, v4.16b
    mvn v30.16b, v30.16b
    bcax v7.16b, v10.16b, v7.16b, v30.16b
    ldr q30, [sp, #320]
    ldr q8, [sp, #304]
    bit v8.16b, v30.16b, v13.16b
    eor3 v3.16b, v3.16b, v29.16b, v26.16b
    bcax v22.16b, v7.16b, v22.16b, v29.16b
    bcax v7.16b, v7.16b, v27.16b, v16.16b
    ldr q29, [x8, #1120]
    bit v8.16b, v9.16b, v29.16b
    eor3 v1.16b, v10.16b, v7.16b, v1.16b
    bcax v7.16b, v7.16b, v14.16b, v26.16b
    eor v22.16b, v4.16b, v22.16b
    ldr q26, [x8, #544]
    bit v8.16b, v23.16b, v26.16b
    eor3 v2.16b, v21.16b, v7.16b, v2.16b
    eor3 v7.16b, v19.16b, v7.16b, v22.16b
    bcax v1.16b, v1.16b, v3.16b, v24.16b
    ldr q19, [x8, #1632]
    bit v8.16b, v20.16b, v19.16b
    eor3 v0.16b, v1.16b, v0.16b, v5.16b
    ldr q21, [x8, #1520]
    ldr q24, [sp, #128]
    bit v8.16b, v24.16b, v21.16b
    eor3 v17.16b, v17.16b, v5.16b, v22.16b
    eor3 v5.16b, v28.16b, v5.16b, v0.16b
    ldr q28, [x8, #448]
    ldr q10, [sp, #752]
    bit v8.16b, v10.16b, v28.16b
    eor3 v4.16b, v4.16b, v22.16b, v17.16b
    bcax v5.16b, v5.16b, v12.16b, v16.16b
    bcax v0.16b, v0.16b, v3.16b, v6.16b
    mvn v3.16b, v22.16b
    ldr q6, [x8, #1264]
    bit v8.16b, v25.16b, v6.16b
    ldr q16, [x8, #1696]
    tbl v22.16b, {v3.16b}, v16.16b
    tbl v11.16b, {v22.16b}, v16.16b
    tbl v12.16b, {v3.16b}, v16.16b
    ushr v22.2d, v22.2d, #4
    shl v11.2d, v11.2d, #60
    ldr q14, [x8, #976]
    bit v8.16b, v31.16b, v14.16b
    mvn v7.16b, v7.16b
    shl v12.2d, v12.2d, #28
    orr v22.16b, v22.16b, v11.16b
    ushr v11.2d, v3.2d, #36
    orr v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v3.16b}, v16.16b
    tbl v15.16b, {v12.16b}, v16.16b
    str q27, [sp, #304]
    ldr q27, [x8, #752]
    mov v10.16b, v27.16b
    bsl v10.16b, v18.16b, v8.16b
    ushr v12.2d, v12.2d, #36
    shl v15.2d, v15.2d, #28
    str q18, [sp, #1024]
    ldr q18, [x8, #1104]
    ldr q24, [sp, #1008]
    bit v10.16b, v24.16b, v18.16b
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v7.16b}, v16.16b
    shl v15.2d, v15.2d, #27
    ushr v24.2d, v7.2d, #37
    orr v24.16b, v24.16b, v15.16b
    tbl v15.16b, {v7.16b}, v16.16b
    tbl v30.16b, {v15.16b}, v16.16b
    tbl v14.16b, {v7.16b}, v16.16b
    ushr v15.2d, v15.2d, #37
    shl v30.2d, v30.2d, #27
    ldr q6, [x8, #416]
    ldr q28, [sp, #992]
    bit v10.16b, v28.16b, v6.16b
    eor v1.16b, v2.16b, v1.16b
    orr v30.16b, v15.16b, v30.16b
    tbl v15.16b, {v14.16b}, v16.16b
    ushr v14.2d, v14.2d, #5
    shl v15.2d, v15.2d, #59
    ldr q28, [x8, #896]
    ldr q21, [sp, #688]
    bit v10.16b, v21.16b, v28.16b
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v1.16b}, v16.16b
    tbl v21.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #7
    shl v21.2d, v21.2d, #57
    ldr q19, [x8, #1216]
    ldr q26, [sp, #672]
    bit v10.16b, v26.16b, v19.16b
    mvn v2.16b, v2.16b
    orr v21.16b, v15.16b, v21.16b
    tbl v15.16b, {v1.16b}, v16.16b
    tbl v26.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #39
    shl v26.2d, v26.2d, #25
    ldr q29, [x8, #992]
    ldr q13, [sp, #656]
    bit v10.16b, v13.16b, v29.16b
    tbl v13.16b, {v1.16b}, v16.16b
    ldr q29, [x8, #1744]
    tbl v29.16b, {v2.16b}, v29.16b
    orr v26.16b, v15.16b, v26.16b
    ldr q15, [x8, #1536]
    ldr q19, [sp, #976]
    bit v10.16b, v19.16b, v15.16b
    shl v13.2d, v13.2d, #25
    mvn v5.16b, v5.16b
    ldr q19, [x8, #816]
    bit v29.16b, v26.16b, v19.16b
    ushr v26.2d, v1.2d, #39
    orr v26.16b, v26.16b, v13.16b
    tbl v13.16b, {v5.16b}, v16.16b
    tbl v19.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #38
    shl v19.2d, v19.2d, #26
    ldr q15, [x8, #864]
    ldr q28, [sp, #720]
    bit v10.16b, v28.16b, v15.16b
    orr v19.16b, v13.16b, v19.16b
    ldr q13, [x8, #1024]
    ldr q28, [sp, #960]
    bit v10.16b, v28.16b, v13.16b
    ldr q28, [x8, #1360]
    bit v29.16b, v19.16b, v28.16b
    ldr q19, [x8, #384]
    ldr q28, [sp, #944]
    bit v10.16b, v28.16b, v19.16b
    ldr q28, [x8, #832]
    bit v29.16b, v30.16b, v28.16b
    ldr q30, [x8, #640]
    ldr q28, [sp, #928]
    bit v10.16b, v28.16b, v30.16b
    ldr q28, [x8, #1616]
    bit v29.16b, v12.16b, v28.16b
    tbl v12.16b, {v5.16b}, v16.16b
    ushr v28.2d, v5.2d, #38
    tbl v15.16b, {v5.16b}, v16.16b
    shl v12.2d, v12.2d, #26
    ldr q6, [x8, #560]
    str q31, [sp, #1040]
    ldr q31, [sp, #624]
    bit v10.16b, v31.16b, v6.16b
    mvn v0.16b, v0.16b
    orr v28.16b, v28.16b, v12.16b
    tbl v12.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #6
    shl v12.2d, v12.2d, #58
    ldr q31, [x8, #576]
    str q25, [sp, #1056]
    ldr q25, [sp, #608]
    bit v10.16b, v25.16b, v31.16b
    orr v12.16b, v15.16b, v12.16b
    tbl v15.16b, {v0.16b}, v16.16b
    tbl v25.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #3
    shl v25.2d, v25.2d, #61
    str q20, [sp, #1072]
    ldr q20, [x8, #320]
    str q23, [sp, #1088]
    ldr q23, [sp, #576]
    bit v10.16b, v23.16b, v20.16b
    orr v25.16b, v15.16b, v25.16b
    tbl v15.16b, {v0.16b}, v16.16b
    ushr v23.2d, v0.2d, #35
    shl v15.2d, v15.2d, #29
    str q9, [sp, #1104]
    ldr q9, [x8, #1472]
    str q8, [sp, #1120]
    ldr q8, [sp, #560]
    bit v10.16b, v8.16b, v9.16b
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v16.16b
    tbl v8.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #35
    shl v8.2d, v8.2d, #29
    orr v8.16b, v15.16b, v8.16b
    ldr q15, [x8, #1232]
    ldr q18, [sp, #640]
    bit v10.16b, v18.16b, v15.16b
    ldr q18, [x8, #1136]
    bit v29.16b, v8.16b, v18.16b
    tbl v8.16b, {v4.16b}, v16.16b
    tbl v18.16b, {v8.16b}, v16.16b
    ushr v27.2d, v3.2d, #4
    ushr v15.2d, v2.2d, #8
    ldr q9, [x8, #1712]
    tbl v9.16b, {v2.16b}, v9.16b
    ushr v8.2d, v8.2d, #1
    shl v18.2d, v18.2d, #63
    ushr v20.2d, v1.2d, #7
    ldr q31, [x8, #944]
    bit v10.16b, v15.16b, v31.16b
    ushr v31.2d, v7.2d, #5
    ushr v6.2d, v4.2d, #33
    orr v18.16b, v8.16b, v18.16b
    tbl v8.16b, {v4.16b}, v16.16b
    tbl v30.16b, {v8.16b}, v16.16b
    ushr v8.2d, v8.2d, #33
    shl v30.2d, v30.2d, #31
    ldr q19, [x8, #1152]
    bit v10.16b, v20.16b, v19.16b
    orr v30.16b, v8.16b, v30.16b
    tbl v8.16b, {v4.16b}, v16.16b
    shl v8.2d, v8.2d, #31
    orr v6.16b, v6.16b, v8.16b
    tbl v8.16b, {v17.16b}, v16.16b
    tbl v19.16b, {v8.16b}, v16.16b
    ushr v13.2d, v5.2d, #6
    shl v19.2d, v19.2d, #30
    ushr v8.2d, v8.2d, #34
    ldr q16, [x8, #800]
    bit v10.16b, v13.16b, v16.16b
    orr v19.16b, v8.16b, v19.16b
    ldr q8, [x8, #912]
    bit v10.16b, v31.16b, v8.16b
    ushr v8.2d, v0.2d, #3
    ldr q16, [x8, #1296]
    bit v10.16b, v27.16b, v16.16b
    ldr q16, [x8, #528]
    bit v29.16b, v19.16b, v16.16b
    ldr q19, [x8, #848]
    bit v10.16b, v8.16b, v19.16b
    ldr q16, [x8, #1392]
    bit v29.16b, v30.16b, v16.16b
    ldr q30, [x8, #1808]
    bsl v30.16b, v9.16b, v29.16b
    ldr q16, [x8, #1824]
    bsl v16.16b, v21.16b, v30.16b
    ldr q30, [x8, #1840]
    bsl v30.16b, v12.16b, v16.16b
    ldr q16, [x8, #1856]
    bsl v16.16b, v14.16b, v30.16b
    ldr q30, [x8, #1872]
    bsl v30.16b, v22.16b, v16.16b
    ldr q16, [x8, #1888]
    bsl v16.16b, v25.16b, v30.16b
    ushr v30.2d, v17.2d, #2
    ushr v19.2d, v4.2d, #1
    str q25, [sp, #1136]
    ldr q25, [x8, #1504]
    bit v10.16b, v30.16b, v25.16b
    shl v25.4s, v2.4s, #24
    str q22, [sp, #1152]
    ldr q22, [x8, #1040]
    bit v10.16b, v19.16b, v22.16b
    shl v1.4s, v1.4s, #25
    ldr q22, [x8, #352]
    bit v10.16b, v25.16b, v22.16b
    shl v5.4s, v5.4s, #26
    ldr q25, [x8, #960]
    bit v10.16b, v1.16b, v25.16b
    shl v1.4s, v7.4s, #27
    ldr q7, [x8, #1488]
    bit v10.16b, v5.16b, v7.16b
    shl v3.4s, v3.4s, #28
    ldr q5, [x8, #608]
    bit v10.16b, v1.16b, v5.16b
    shl v0.4s, v0.4s, #29
    ldr q1, [x8, #1168]
    bit v10.16b, v3.16b, v1.16b
    shl v3.4s, v17.4s, #30
    ldr q1, [x8, #1424]
    bit v10.16b, v0.16b, v1.16b
    shl v0.4s, v4.4s, #31
    ldr q4, [x8, #768]
    bit v10.16b, v3.16b, v4.16b
    ldr q3, [x8, #928]
    bit v10.16b, v0.16b, v3.16b
    ldr q0, [x8, #1696]
    tbl v3.16b, {v17.16b}, v0.16b
    ldr q4, [sp, #784]
    ldr q1, [sp, #800]
    eor3 v1.16b, v4.16b, v1.16b, v10.16b
    tbl v4.16b, {v17.16b}, v0.16b
    ushr v17.2d, v17.2d, #34
    shl v3.2d, v3.2d, #30
    orr v3.16b, v17.16b, v3.16b
    tbl v17.16b, {v4.16b}, v0.16b
    ushr v4.2d, v4.2d, #2
    shl v17.2d, v17.2d, #62
    ldr q10, [x8, #1728]
    tbl v2.16b, {v2.16b}, v10.16b
    orr v4.16b, v4.16b, v17.16b
    ldr q17, [x8, #1904]
    bsl v17.16b, v4.16b, v16.16b
    ldr q16, [x8, #1920]
    ldr q10, [x8, #736]
    ldr q0, [x8, #464]
    bsl v16.16b, v18.16b, v17.16b
    ldr q17, [x8, #1440]
    bsl v10.16b, v2.16b, v16.16b
    str q16, [sp, #800]
    ldr q16, [x8, #336]
    bit v10.16b, v26.16b, v0.16b
    ldr q0, [x8, #1008]
    bit v10.16b, v28.16b, v17.16b
    ldr q17, [x8, #1200]
    bit v10.16b, v24.16b, v16.16b
    ldr q16, [x8, #1328]
    bit v10.16b, v11.16b, v0.16b
    ldr q0, [x8, #368]
    bit v10.16b, v23.16b, v17.16b
    bit v10.16b, v3.16b, v16.16b
    bit v10.16b, v6.16b, v0.16b
    ldr q0, [x8, #1024]
    bit v10.16b, v15.16b, v0.16b
    ldr q16, [x8, #384]
    bit v10.16b, v20.16b, v16.16b
    ldr q17, [x8, #640]
    bit v10.16b, v13.16b, v17.16b
    ldr q5, [x8, #560]
    bit v10.16b, v31.16b, v5.16b
    ldr q7, [x8, #576]
    bit v10.16b, v27.16b, v7.16b
    ldr q25, [x8, #320]
    bit v10.16b, v8.16b, v25.16b
    ldr q22, [x8, #1472]
    bit v10.16b, v30.16b, v22.16b
    ldr q22, [x8, #1232]
    bit v10.16b, v19.16b, v22.16b
    ldr q22, [x8, #1936]
    ldr q25, [x8, #496]
    eor3 v22.16b, v1.16b, v10.16b, v22.16b
    str q1, [sp, #784]
    ldr q1, [x8, #784]
    str q10, [sp, #1168]
    ext v10.16b, v22.16b, v22.16b, #13
    ushr v7.4s, v22.4s, #8
    ext v5.16b, v22.16b, v22.16b, #5
    bit v10.16b, v7.16b, v25.16b
    bit v10.16b, v5.16b, v1.16b
    movi v5.16b, #85
    shl v7.16b, v10.16b, #1
    bit v7.16b, v10.16b, v5.16b
    movi v1.16b, #51
    shl v25.16b, v7.16b, #2
    bit v25.16b, v7.16b, v1.16b
    mov v17.16b, v25.16b
    sli v17.16b, v25.16b, #4
    // round 3 (aes.dsl:47)
    mvn v17.16b, v17.16b
    str q17, [x0, #0]
    ushr v17.16b, v10.16b, #1
    bit v10.16b, v17.16b, v5.16b
    shl v17.16b, v10.16b, #2
    bit v17.16b, v10.16b, v1.16b
    mov v5.16b, v17.16b
    sli v5.16b, v17.16b, #4
    mvn v5.16b, v5.16b
    str q5, [x0, #16]
    ushr v5.16b, v7.16b, #2
    bit v7.16b, v5.16b, v1.16b
    mov v5.16b, v7.16b
    sli v5.16b, v7.16b, #4
    mvn v5.16b, v5.16b
    str q5, [x0, #32]
    ushr v5.16b, v10.16b, #2
    bit v10.16b, v5.16b, v1.16b
    mov v5.16b, v10.16b
    sli v5.16b, v10.16b, #4
    mvn v5.16b, v5.16b
    str q5, [x0, #48]
    sri v25.16b, v25.16b, #4
    str q25, [x0, #64]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #80]
    sri v7.16b, v7.16b, #4
    mvn v5.16b, v7.16b
    str q5, [x0, #96]
    ushr v5.16b, v22.16b, #7
    mvn v5.16b, v5.16b
    ushr v7.16b, v22.16b, #4
    ushr v17.16b, v22.16b, #1
    ushr v25.16b, v22.16b, #5
    ushr v1.16b, v22.16b, #3
    mvn v7.16b, v7.16b
    str q10, [sp, #1184]
    ushr v10.16b, v22.16b, #2
    mvn v17.16b, v17.16b
    mvn v25.16b, v25.16b
    mvn v1.16b, v1.16b
    str q18, [sp, #1200]
    eor v18.16b, v7.16b, v5.16b
    str q4, [sp, #1216]
    eor3 v4.16b, v17.16b, v10.16b, v18.16b
    str q14, [sp, #1232]
    eor3 v14.16b, v17.16b, v1.16b, v18.16b
    str q12, [sp, #1248]
    eor3 v12.16b, v17.16b, v25.16b, v4.16b
    str q21, [sp, #1264]
    ushr v21.16b, v22.16b, #6
    str q9, [sp, #1280]
    eor v9.16b, v14.16b, v12.16b
    str q29, [sp, #1296]
    eor v29.16b, v17.16b, v5.16b
    eor3 v16.16b, v25.16b, v21.16b, v14.16b
    eor3 v0.16b, v22.16b, v12.16b, v9.16b
    str q19, [sp, #1312]
    eor3 v19.16b, v17.16b, v10.16b, v29.16b
    str q30, [sp, #1328]
    eor3 v30.16b, v7.16b, v16.16b, v0.16b
    str q8, [sp, #1344]
    and v8.16b, v19.16b, v16.16b
    str q27, [sp, #1360]
    mvn v27.16b, v30.16b
    eor3 v10.16b, v10.16b, v25.16b, v16.16b
    eor3 v25.16b, v25.16b, v5.16b, v12.16b
    eor3 v5.16b, v7.16b, v5.16b, v30.16b
    bcax v7.16b, v8.16b, v22.16b, v27.16b
    eor v27.16b, v4.16b, v30.16b
    str q31, [sp, #1376]
    orr v31.16b, v12.16b, v25.16b
    str q13, [sp, #1392]
    eor3 v13.16b, v17.16b, v19.16b, v27.16b
    str q20, [sp, #1408]
    bcax v20.16b, v31.16b, v17.16b, v13.16b
    eor3 v21.16b, v21.16b, v14.16b, v20.16b
    str q15, [sp, #1424]
    eor v15.16b, v9.16b, v13.16b
    bcax v21.16b, v21.16b, v15.16b, v5.16b
    str q6, [sp, #1440]
    bcax v6.16b, v7.16b, v18.16b, v10.16b
    eor3 v21.16b, v8.16b, v5.16b, v21.16b
    orn v8.16b, v4.16b, v14.16b
    eor v1.16b, v1.16b, v21.16b
    eor3 v20.16b, v7.16b, v6.16b, v20.16b
    eor v6.16b, v6.16b, v8.16b
    eor3 v7.16b, v7.16b, v10.16b, v31.16b
    bcax v20.16b, v20.16b, v9.16b, v29.16b
    bcax v7.16b, v7.16b, v0.16b, v27.16b
    bcax v21.16b, v1.16b, v6.16b, v20.16b
    bcax v31.16b, v7.16b, v21.16b, v6.16b
    bcax v8.16b, v21.16b, v1.16b, v31.16b
    bit v7.16b, v8.16b, v6.16b
    bsl v21.16b, v8.16b, v20.16b
    bsl v20.16b, v31.16b, v1.16b
    bcax v1.16b, v6.16b, v7.16b, v31.16b
    eor v6.16b, v21.16b, v20.16b
    eor3 v31.16b, v7.16b, v1.16b, v6.16b
    orn v18.16b, v31.16b, v18.16b
    eor v8.16b, v7.16b, v21.16b
    orr v27.16b, v27.16b, v20.16b
    bcax v25.16b, v18.16b, v8.16b, v25.16b
    orn v13.16b, v13.16b, v1.16b
    eor v27.16b, v25.16b, v27.16b
    bcax v4.16b, v27.16b, v21.16b, v4.16b
    mvn v21.16b, v21.16b
    bcax v9.16b, v13.16b, v7.16b, v9.16b
    bcax v21.16b, v9.16b, v14.16b, v21.16b
    bcax v8.16b, v9.16b, v8.16b, v12.16b
    bcax v31.16b, v8.16b, v10.16b, v31.16b
    bcax v22.16b, v21.16b, v22.16b, v6.16b
    bcax v0.16b, v21.16b, v0.16b, v20.16b
    eor3 v21.16b, v9.16b, v22.16b, v8.16b
    bcax v8.16b, v7.16b, v13.16b, v1.16b
    eor3 v20.16b, v7.16b, v20.16b, v8.16b
    bcax v16.16b, v21.16b, v20.16b, v16.16b
    and v7.16b, v29.16b, v7.16b
    bcax v5.16b, v7.16b, v5.16b, v8.16b
    eor3 v5.16b, v16.16b, v5.16b, v31.16b
    bcax v19.16b, v5.16b, v20.16b, v19.16b
    bcax v20.16b, v22.16b, v15.16b, v8.16b
    eor v0.16b, v4.16b, v0.16b
    eor3 v5.16b, v27.16b, v31.16b, v5.16b
    eor3 v18.16b, v18.16b, v31.16b, v0.16b
    bcax v5.16b, v5.16b, v30.16b, v6.16b
    bcax v1.16b, v7.16b, v1.16b, v17.16b
    eor3 v1.16b, v1.16b, v20.16b, v25.16b
    eor3 v6.16b, v13.16b, v20.16b, v0.16b
    ldr q7, [x8, #752]
    ldr q17, [sp, #112]
    bit v17.16b, v2.16b, v7.16b
    ldr q20, [x8, #1104]
    bit v17.16b, v26.16b, v20.16b
    ldr q21, [x8, #416]
    bit v17.16b, v28.16b, v21.16b
    ldr q22, [x8, #896]
    bit v17.16b, v24.16b, v22.16b
    ldr q25, [x8, #1216]
    bit v17.16b, v11.16b, v25.16b
    ldr q27, [x8, #992]
    bit v17.16b, v23.16b, v27.16b
    ldr q29, [x8, #1536]
    bit v17.16b, v3.16b, v29.16b
    ldr q30, [x8, #864]
    ldr q31, [sp, #1440]
    bit v17.16b, v31.16b, v30.16b
    ldr q8, [x8, #1024]
    ldr q9, [sp, #1424]
    bit v17.16b, v9.16b, v8.16b
    ldr q9, [x8, #384]
    ldr q10, [sp, #1408]
    bit v17.16b, v10.16b, v9.16b
    ldr q10, [x8, #640]
    ldr q12, [sp, #1392]
    bit v17.16b, v12.16b, v10.16b
    ldr q12, [x8, #560]
    ldr q13, [sp, #1376]
    bit v17.16b, v13.16b, v12.16b
    ldr q13, [x8, #576]
    ldr q14, [sp, #1360]
    bit v17.16b, v14.16b, v13.16b
    ldr q14, [x8, #320]
    ldr q15, [sp, #1344]
    bit v17.16b, v15.16b, v14.16b
    ldr q15, [x8, #1472]
    ldr q30, [sp, #1328]
    bit v17.16b, v30.16b, v15.16b
    eor v16.16b, v1.16b, v16.16b
    mvn v1.16b, v1.16b
    ldr q30, [x8, #1232]
    ldr q29, [sp, #1312]
    bit v17.16b, v29.16b, v30.16b
    ushr v29.2d, v1.2d, #8
    ushr v27.2d, v16.2d, #7
    ldr q25, [x8, #944]
    bit v17.16b, v29.16b, v25.16b
    mvn v5.16b, v5.16b
    mvn v6.16b, v6.16b
    ldr q25, [x8, #1152]
    bit v17.16b, v27.16b, v25.16b
    ushr v25.2d, v5.2d, #6
    eor3 v4.16b, v4.16b, v0.16b, v18.16b
    mvn v0.16b, v0.16b
    ushr v22.2d, v6.2d, #5
    ldr q21, [x8, #800]
    bit v17.16b, v25.16b, v21.16b
    ushr v21.2d, v0.2d, #4
    mvn v19.16b, v19.16b
    ldr q20, [x8, #912]
    bit v17.16b, v22.16b, v20.16b
    ushr v20.2d, v19.2d, #3
    ldr q7, [x8, #1296]
    bit v17.16b, v21.16b, v7.16b
    ushr v7.2d, v18.2d, #2
    ldr q31, [x8, #848]
    bit v17.16b, v20.16b, v31.16b
    ushr v31.2d, v4.2d, #1
    ldr q30, [x8, #1504]
    bit v17.16b, v7.16b, v30.16b
    shl v30.4s, v1.4s, #24
    ldr q15, [x8, #1040]
    bit v17.16b, v31.16b, v15.16b
    shl v15.4s, v16.4s, #25
    ldr q14, [x8, #352]
    bit v17.16b, v30.16b, v14.16b
    shl v30.4s, v5.4s, #26
    ldr q14, [x8, #960]
    bit v17.16b, v15.16b, v14.16b
    shl v15.4s, v6.4s, #27
    ldr q14, [x8, #1488]
    bit v17.16b, v30.16b, v14.16b
    shl v30.4s, v0.4s, #28
    ldr q14, [x8, #608]
    bit v17.16b, v15.16b, v14.16b
    shl v15.4s, v19.4s, #29
    ldr q14, [x8, #1168]
    bit v17.16b, v30.16b, v14.16b
    shl v30.4s, v18.4s, #30
    ldr q14, [x8, #1424]
    bit v17.16b, v15.16b, v14.16b
    shl v15.4s, v4.4s, #31
    ldr q14, [x8, #768]
    bit v17.16b, v30.16b, v14.16b
    ldr q30, [x8, #928]
    bit v17.16b, v15.16b, v30.16b
    ldr q15, [x8, #1696]
    tbl v30.16b, {v4.16b}, v15.16b
    ushr v14.2d, v4.2d, #33
    shl v30.2d, v30.2d, #31
    orr v30.16b, v14.16b, v30.16b
    tbl v14.16b, {v18.16b}, v15.16b
    ushr v13.2d, v18.2d, #34
    shl v14.2d, v14.2d, #30
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v19.16b}, v15.16b
    ushr v12.2d, v19.2d, #35
    shl v14.2d, v14.2d, #29
    orr v12.16b, v12.16b, v14.16b
    tbl v14.16b, {v0.16b}, v15.16b
    ushr v10.2d, v0.2d, #36
    shl v14.2d, v14.2d, #28
    orr v10.16b, v10.16b, v14.16b
    tbl v14.16b, {v6.16b}, v15.16b
    ushr v9.2d, v6.2d, #37
    shl v14.2d, v14.2d, #27
    orr v9.16b, v9.16b, v14.16b
    tbl v14.16b, {v5.16b}, v15.16b
    ushr v8.2d, v5.2d, #38
    shl v14.2d, v14.2d, #26
    orr v8.16b, v8.16b, v14.16b
    tbl v14.16b, {v16.16b}, v15.16b
    str q3, [sp, #1312]
    ushr v3.2d, v16.2d, #39
    shl v14.2d, v14.2d, #25
    orr v3.16b, v3.16b, v14.16b
    tbl v14.16b, {v4.16b}, v15.16b
    str q23, [sp, #1328]
    tbl v23.16b, {v14.16b}, v15.16b
    ushr v14.2d, v14.2d, #1
    shl v23.2d, v23.2d, #63
    orr v23.16b, v14.16b, v23.16b
    tbl v14.16b, {v18.16b}, v15.16b
    str q11, [sp, #1344]
    tbl v11.16b, {v14.16b}, v15.16b
    ushr v14.2d, v14.2d, #2
    shl v11.2d, v11.2d, #62
    orr v11.16b, v14.16b, v11.16b
    tbl v14.16b, {v19.16b}, v15.16b
    str q24, [sp, #1360]
    tbl v24.16b, {v14.16b}, v15.16b
    ushr v14.2d, v14.2d, #3
    shl v24.2d, v24.2d, #61
    orr v24.16b, v14.16b, v24.16b
    tbl v14.16b, {v0.16b}, v15.16b
    str q28, [sp, #1376]
    tbl v28.16b, {v14.16b}, v15.16b
    ushr v14.2d, v14.2d, #4
    shl v28.2d, v28.2d, #60
    str q26, [sp, #1392]
    ldr q26, [x8, #1728]
    tbl v26.16b, {v1.16b}, v26.16b
    orr v28.16b, v14.16b, v28.16b
    tbl v14.16b, {v6.16b}, v15.16b
    str q2, [sp, #1408]
    tbl v2.16b, {v14.16b}, v15.16b
    ushr v14.2d, v14.2d, #5
    shl v2.2d, v2.2d, #59
    orr v2.16b, v14.16b, v2.16b
    tbl v14.16b, {v5.16b}, v15.16b
    str q31, [sp, #1424]
    tbl v31.16b, {v14.16b}, v15.16b
    ushr v14.2d, v14.2d, #6
    shl v31.2d, v31.2d, #58
    orr v31.16b, v14.16b, v31.16b
    tbl v14.16b, {v16.16b}, v15.16b
    str q17, [sp, #112]
    ushr v17.2d, v14.2d, #7
    tbl v14.16b, {v14.16b}, v15.16b
    shl v14.2d, v14.2d, #57
    orr v17.16b, v17.16b, v14.16b
    ldr q14, [x8, #1712]
    tbl v14.16b, {v1.16b}, v14.16b
    str q7, [sp, #1456]
    ldr q7, [x8, #624]
    str q20, [sp, #1472]
    ldr q20, [sp, #256]
    bit v20.16b, v14.16b, v7.16b
    ldr q7, [x8, #1584]
    str q21, [sp, #256]
    ldr q21, [sp, #1280]
    str q22, [sp, #1488]
    ldr q22, [sp, #1296]
    bit v22.16b, v21.16b, v7.16b
    ldr q21, [x8, #512]
    ldr q7, [sp, #1264]
    bit v22.16b, v7.16b, v21.16b
    ldr q7, [x8, #704]
    ldr q21, [sp, #1248]
    bit v22.16b, v21.16b, v7.16b
    ldr q21, [x8, #1248]
    ldr q7, [sp, #1232]
    bit v22.16b, v7.16b, v21.16b
    ldr q7, [x8, #1344]
    ldr q21, [sp, #1152]
    bit v22.16b, v21.16b, v7.16b
    ldr q21, [x8, #1552]
    ldr q7, [sp, #1136]
    bit v22.16b, v7.16b, v21.16b
    ldr q7, [x8, #1456]
    ldr q21, [sp, #1216]
    bit v22.16b, v21.16b, v7.16b
    ldr q21, [x8, #480]
    ldr q7, [sp, #1200]
    bit v22.16b, v7.16b, v21.16b
    tbl v4.16b, {v4.16b}, v15.16b
    ushr v7.2d, v4.2d, #33
    tbl v4.16b, {v4.16b}, v15.16b
    shl v4.2d, v4.2d, #31
    orr v4.16b, v7.16b, v4.16b
    tbl v7.16b, {v18.16b}, v15.16b
    ushr v18.2d, v7.2d, #34
    tbl v7.16b, {v7.16b}, v15.16b
    shl v7.2d, v7.2d, #30
    orr v7.16b, v18.16b, v7.16b
    tbl v18.16b, {v19.16b}, v15.16b
    tbl v19.16b, {v18.16b}, v15.16b
    ushr v18.2d, v18.2d, #35
    shl v19.2d, v19.2d, #29
    orr v18.16b, v18.16b, v19.16b
    tbl v0.16b, {v0.16b}, v15.16b
    ushr v19.2d, v0.2d, #36
    tbl v0.16b, {v0.16b}, v15.16b
    shl v0.2d, v0.2d, #28
    orr v0.16b, v19.16b, v0.16b
    tbl v6.16b, {v6.16b}, v15.16b
    ushr v19.2d, v6.2d, #37
    tbl v6.16b, {v6.16b}, v15.16b
    shl v6.2d, v6.2d, #27
    ldr q21, [x8, #672]
    bit v20.16b, v17.16b, v21.16b
    orr v6.16b, v19.16b, v6.16b
    tbl v5.16b, {v5.16b}, v15.16b
    ldr q19, [x8, #720]
    bit v20.16b, v31.16b, v19.16b
    ldr q19, [x8, #1376]
    bit v20.16b, v2.16b, v19.16b
    tbl v19.16b, {v5.16b}, v15.16b
    ushr v5.2d, v5.2d, #38
    shl v19.2d, v19.2d, #26
    ldr q21, [x8, #400]
    bit v20.16b, v28.16b, v21.16b
    orr v5.16b, v5.16b, v19.16b
    tbl v16.16b, {v16.16b}, v15.16b
    ldr q19, [x8, #656]
    bit v20.16b, v24.16b, v19.16b
    ushr v19.2d, v16.2d, #39
    tbl v16.16b, {v16.16b}, v15.16b
    ldr q21, [x8, #688]
    bit v20.16b, v11.16b, v21.16b
    shl v16.2d, v16.2d, #25
    ldr q21, [x8, #1312]
    bit v20.16b, v23.16b, v21.16b
    orr v16.16b, v19.16b, v16.16b
    ldr q19, [x8, #1744]
    tbl v1.16b, {v1.16b}, v19.16b
    ldr q19, [x8, #736]
    bit v20.16b, v26.16b, v19.16b
    ldr q19, [x8, #816]
    bit v1.16b, v16.16b, v19.16b
    ldr q16, [x8, #464]
    bit v20.16b, v3.16b, v16.16b
    ldr q16, [x8, #1360]
    bit v1.16b, v5.16b, v16.16b
    ldr q5, [x8, #1440]
    bit v20.16b, v8.16b, v5.16b
    ldr q5, [x8, #832]
    bit v1.16b, v6.16b, v5.16b
    ldr q6, [x8, #336]
    bit v20.16b, v9.16b, v6.16b
    ldr q6, [x8, #1616]
    bit v1.16b, v0.16b, v6.16b
    ldr q0, [x8, #1008]
    bit v20.16b, v10.16b, v0.16b
    ldr q0, [x8, #1136]
    bit v1.16b, v18.16b, v0.16b
    ldr q18, [x8, #1200]
    bit v20.16b, v12.16b, v18.16b
    ldr q18, [x8, #528]
    bit v1.16b, v7.16b, v18.16b
    ldr q7, [x8, #1328]
    bit v20.16b, v13.16b, v7.16b
    ldr q7, [x8, #1392]
    bit v1.16b, v4.16b, v7.16b
    ldr q4, [x8, #368]
    bit v20.16b, v30.16b, v4.16b
    ldr q4, [x8, #1584]
    bit v1.16b, v14.16b, v4.16b
    ldr q7, [x8, #1024]
    bit v20.16b, v29.16b, v7.16b
    ldr q18, [x8, #512]
    bit v1.16b, v17.16b, v18.16b
    ldr q0, [x8, #384]
    bit v20.16b, v27.16b, v0.16b
    ldr q6, [x8, #704]
    bit v1.16b, v31.16b, v6.16b
    ldr q5, [x8, #640]
    bit v20.16b, v25.16b, v5.16b
    ldr q16, [x8, #1248]
    bit v1.16b, v2.16b, v16.16b
    ldr q19, [x8, #560]
    str q2, [sp, #1200]
    ldr q2, [sp, #1488]
    bit v20.16b, v2.16b, v19.16b
    str q31, [sp, #1216]
    ldr q31, [x8, #1344]
    bit v1.16b, v28.16b, v31.16b
    str q28, [sp, #1136]
    ldr q28, [x8, #576]
    str q17, [sp, #1152]
    ldr q17, [sp, #256]
    bit v20.16b, v17.16b, v28.16b
    str q14, [sp, #1232]
    ldr q14, [x8, #1552]
    bit v1.16b, v24.16b, v14.16b
    str q24, [sp, #1248]
    ldr q24, [x8, #320]
    ldr q14, [sp, #1472]
    bit v20.16b, v14.16b, v24.16b
    ldr q14, [x8, #1456]
    bit v1.16b, v11.16b, v14.16b
    str q11, [sp, #1264]
    ldr q11, [x8, #1472]
    ldr q14, [sp, #1456]
    bit v20.16b, v14.16b, v11.16b
    ldr q14, [x1, #0]
    ldr q31, [sp, #112]
    eor v31.16b, v14.16b, v31.16b
    ldr q17, [x8, #480]
    bit v1.16b, v23.16b, v17.16b
    str q23, [sp, #112]
    ldr q23, [x8, #1232]
    ldr q17, [sp, #1424]
    bit v20.16b, v17.16b, v23.16b
    ldr q17, [x8, #1952]
    str q31, [sp, #1296]
    eor3 v31.16b, v31.16b, v20.16b, v22.16b
    eor3 v17.16b, v31.16b, v1.16b, v17.16b
    ext v31.16b, v17.16b, v17.16b, #8
    str q20, [sp, #1280]
    shl v20.16b, v31.16b, #1
    movi v16.16b, #85
    bit v20.16b, v31.16b, v16.16b
    ldr q2, [sp, #1184]
    sri v2.16b, v2.16b, #4
    str q22, [sp, #1184]
    shl v22.16b, v20.16b, #2
    movi v6.16b, #51
    bit v22.16b, v20.16b, v6.16b
    mvn v2.16b, v2.16b
    mov v18.16b, v22.16b
    sli v18.16b, v22.16b, #4
    str q2, [x0, #112]
    // round 4 (aes.dsl:47)
    mvn v2.16b, v18.16b
    str q2, [x0, #128]
    ushr v2.16b, v31.16b, #1
    bit v31.16b, v2.16b, v16.16b
    shl v2.16b, v31.16b, #2
    bit v2.16b, v31.16b, v6.16b
    mov v18.16b, v2.16b
    sli v18.16b, v2.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #144]
    ushr v18.16b, v20.16b, #2
    bit v20.16b, v18.16b, v6.16b
    mov v18.16b, v20.16b
    sli v18.16b, v20.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #160]
    ushr v18.16b, v31.16b, #2
    bit v31.16b, v18.16b, v6.16b
    mov v18.16b, v31.16b
    sli v18.16b, v31.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #176]
    sri v22.16b, v22.16b, #4
    str q22, [x0, #192]
    sri v2.16b, v2.16b, #4
    str q2, [x0, #208]
    sri v20.16b, v20.16b, #4
    mvn v2.16b, v20.16b
    str q2, [x0, #224]
    ldr q2, [x8, #288]
    ldr q18, [sp, #1120]
    bsl v2.16b, v14.16b, v18.16b
    ldr q18, [x8, #1280]
    ldr q20, [sp, #768]
    bit v2.16b, v20.16b, v18.16b
    ldr q20, [x8, #1408]
    ldr q22, [sp, #1408]
    ldr q6, [sp, #800]
    bit v6.16b, v22.16b, v20.16b
    ldr q22, [x8, #1120]
    ldr q16, [sp, #1392]
    bit v6.16b, v16.16b, v22.16b
    ldr q16, [x8, #544]
    ldr q4, [sp, #1376]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #1632]
    ldr q16, [sp, #1360]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #1520]
    ldr q4, [sp, #1344]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #448]
    ldr q16, [sp, #1328]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #1264]
    ldr q4, [sp, #1312]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #976]
    ldr q16, [sp, #1440]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #752]
    ldr q4, [sp, #320]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #1104]
    ldr q16, [sp, #1104]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #416]
    ldr q4, [sp, #1088]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #896]
    ldr q16, [sp, #1072]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #1216]
    ldr q4, [sp, #128]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #992]
    ldr q16, [sp, #752]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [x8, #1536]
    ldr q4, [sp, #1056]
    bit v6.16b, v4.16b, v16.16b
    ldr q4, [x8, #864]
    ldr q16, [sp, #1040]
    bit v6.16b, v16.16b, v4.16b
    ldr q16, [sp, #528]
    bit v6.16b, v16.16b, v7.16b
    ldr q16, [sp, #160]
    bit v6.16b, v16.16b, v0.16b
    ldr q16, [sp, #512]
    bit v6.16b, v16.16b, v5.16b
    ldr q16, [sp, #496]
    bit v6.16b, v16.16b, v19.16b
    ldr q16, [sp, #480]
    bit v6.16b, v16.16b, v28.16b
    ldr q16, [sp, #464]
    bit v6.16b, v16.16b, v24.16b
    ldr q16, [sp, #448]
    bit v6.16b, v16.16b, v11.16b
    ldr q16, [sp, #432]
    bit v6.16b, v16.16b, v23.16b
    bsl v18.16b, v14.16b, v6.16b
    ldr q6, [sp, #416]
    eor3 v2.16b, v6.16b, v2.16b, v18.16b
    ushr v18.16b, v17.16b, #4
    mvn v18.16b, v18.16b
    ushr v6.16b, v17.16b, #7
    ushr v14.16b, v17.16b, #3
    ushr v16.16b, v17.16b, #1
    ushr v23.16b, v17.16b, #5
    mvn v6.16b, v6.16b
    ushr v11.16b, v17.16b, #2
    mvn v14.16b, v14.16b
    mvn v16.16b, v16.16b
    mvn v23.16b, v23.16b
    eor v24.16b, v18.16b, v6.16b
    eor3 v28.16b, v16.16b, v11.16b, v24.16b
    eor3 v19.16b, v16.16b, v14.16b, v24.16b
    eor3 v5.16b, v16.16b, v23.16b, v28.16b
    ushr v0.16b, v17.16b, #6
    eor v7.16b, v19.16b, v5.16b
    eor3 v4.16b, v23.16b, v0.16b, v19.16b
    eor3 v22.16b, v17.16b, v5.16b, v7.16b
    eor3 v20.16b, v18.16b, v4.16b, v22.16b
    eor3 v18.16b, v18.16b, v6.16b, v20.16b
    eor v21.16b, v16.16b, v6.16b
    eor3 v6.16b, v23.16b, v6.16b, v5.16b
    eor3 v23.16b, v11.16b, v23.16b, v4.16b
    eor3 v11.16b, v16.16b, v11.16b, v21.16b
    str q31, [sp, #416]
    and v31.16b, v11.16b, v4.16b
    str q2, [sp, #1440]
    mvn v2.16b, v20.16b
    bcax v2.16b, v31.16b, v17.16b, v2.16b
    str q25, [sp, #1312]
    eor v25.16b, v28.16b, v20.16b
    str q27, [sp, #1328]
    orr v27.16b, v5.16b, v6.16b
    str q29, [sp, #1344]
    eor3 v29.16b, v16.16b, v11.16b, v25.16b
    str q30, [sp, #1360]
    orn v30.16b, v28.16b, v19.16b
    str q13, [sp, #1376]
    bcax v13.16b, v2.16b, v24.16b, v23.16b
    str q12, [sp, #1392]
    bcax v12.16b, v27.16b, v16.16b, v29.16b
    eor3 v27.16b, v2.16b, v23.16b, v27.16b
    eor v30.16b, v13.16b, v30.16b
    eor3 v2.16b, v2.16b, v13.16b, v12.16b
    eor3 v0.16b, v0.16b, v19.16b, v12.16b
    eor v12.16b, v7.16b, v29.16b
    bcax v0.16b, v0.16b, v12.16b, v18.16b
    eor3 v0.16b, v31.16b, v18.16b, v0.16b
    bcax v2.16b, v2.16b, v7.16b, v21.16b
    eor v0.16b, v14.16b, v0.16b
    bcax v27.16b, v27.16b, v22.16b, v25.16b
    bcax v31.16b, v0.16b, v30.16b, v2.16b
    bcax v13.16b, v27.16b, v31.16b, v30.16b
    bcax v14.16b, v31.16b, v0.16b, v13.16b
    bit v0.16b, v13.16b, v2.16b
    bsl v31.16b, v14.16b, v2.16b
    bit v27.16b, v14.16b, v30.16b
    bcax v2.16b, v30.16b, v27.16b, v13.16b
    and v21.16b, v21.16b, v27.16b
    orn v29.16b, v29.16b, v2.16b
    bcax v16.16b, v21.16b, v2.16b, v16.16b
    bcax v7.16b, v29.16b, v27.16b, v7.16b
    bcax v30.16b, v27.16b, v29.16b, v2.16b
    bcax v18.16b, v21.16b, v18.16b, v30.16b
    eor v21.16b, v27.16b, v31.16b
    bcax v5.16b, v7.16b, v21.16b, v5.16b
    mvn v13.16b, v31.16b
    bcax v19.16b, v7.16b, v19.16b, v13.16b
    eor v13.16b, v31.16b, v0.16b
    bcax v17.16b, v19.16b, v17.16b, v13.16b
    orr v25.16b, v25.16b, v0.16b
    bcax v19.16b, v19.16b, v22.16b, v0.16b
    eor3 v0.16b, v27.16b, v0.16b, v30.16b
    bcax v22.16b, v17.16b, v12.16b, v30.16b
    eor3 v7.16b, v7.16b, v17.16b, v5.16b
    bcax v4.16b, v7.16b, v0.16b, v4.16b
    eor3 v2.16b, v27.16b, v2.16b, v13.16b
    bcax v5.16b, v5.16b, v23.16b, v2.16b
    orn v2.16b, v2.16b, v24.16b
    bcax v6.16b, v2.16b, v21.16b, v6.16b
    eor v7.16b, v6.16b, v25.16b
    bcax v17.16b, v7.16b, v31.16b, v28.16b
    eor3 v6.16b, v16.16b, v22.16b, v6.16b
    eor v16.16b, v17.16b, v19.16b
    eor3 v19.16b, v29.16b, v22.16b, v16.16b
    eor3 v18.16b, v4.16b, v18.16b, v5.16b
    eor3 v7.16b, v7.16b, v5.16b, v18.16b
    eor3 v2.16b, v2.16b, v5.16b, v16.16b
    bcax v5.16b, v7.16b, v20.16b, v13.16b
    bcax v0.16b, v18.16b, v0.16b, v11.16b
    eor v4.16b, v6.16b, v4.16b
    ext v7.16b, v4.16b, v4.16b, #8
    shl v18.2d, v4.2d, #25
    ushr v7.2d, v7.2d, #39
    orr v7.16b, v18.16b, v7.16b
    tbl v18.16b, {v4.16b}, v15.16b
    tbl v20.16b, {v18.16b}, v15.16b
    ushr v18.2d, v18.2d, #7
    shl v20.2d, v20.2d, #57
    orr v18.16b, v18.16b, v20.16b
    tbl v20.16b, {v4.16b}, v15.16b
    ushr v21.2d, v4.2d, #39
    shl v20.2d, v20.2d, #25
    mvn v5.16b, v5.16b
    mvn v0.16b, v0.16b
    orr v20.16b, v21.16b, v20.16b
    ext v21.16b, v5.16b, v5.16b, #8
    ushr v21.2d, v21.2d, #38
    tbl v22.16b, {v5.16b}, v15.16b
    shl v22.2d, v22.2d, #26
    shl v23.2d, v5.2d, #26
    orr v21.16b, v23.16b, v21.16b
    ushr v23.2d, v5.2d, #38
    orr v22.16b, v23.16b, v22.16b
    tbl v23.16b, {v5.16b}, v15.16b
    tbl v24.16b, {v23.16b}, v15.16b
    ushr v23.2d, v23.2d, #6
    shl v24.2d, v24.2d, #58
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v0.16b}, v15.16b
    tbl v25.16b, {v24.16b}, v15.16b
    ushr v24.2d, v24.2d, #3
    shl v25.2d, v25.2d, #61
    eor3 v17.16b, v17.16b, v16.16b, v2.16b
    mvn v16.16b, v16.16b
    orr v24.16b, v24.16b, v25.16b
    ext v25.16b, v0.16b, v0.16b, #8
    ushr v25.2d, v25.2d, #35
    tbl v27.16b, {v0.16b}, v15.16b
    shl v27.2d, v27.2d, #29
    shl v28.2d, v0.2d, #29
    orr v25.16b, v28.16b, v25.16b
    ushr v28.2d, v0.2d, #35
    orr v27.16b, v28.16b, v27.16b
    ext v28.16b, v16.16b, v16.16b, #8
    shl v29.2d, v16.2d, #28
    ushr v28.2d, v28.2d, #36
    mvn v6.16b, v6.16b
    orr v28.16b, v29.16b, v28.16b
    tbl v29.16b, {v16.16b}, v15.16b
    tbl v30.16b, {v29.16b}, v15.16b
    tbl v31.16b, {v16.16b}, v15.16b
    ushr v29.2d, v29.2d, #4
    shl v30.2d, v30.2d, #60
    mvn v19.16b, v19.16b
    ldr q11, [x8, #1712]
    tbl v12.16b, {v6.16b}, v11.16b
    shl v31.2d, v31.2d, #28
    orr v29.16b, v29.16b, v30.16b
    ushr v30.2d, v16.2d, #36
    ldr q13, [x8, #1728]
    tbl v14.16b, {v6.16b}, v13.16b
    ldr q13, [x8, #624]
    bsl v13.16b, v12.16b, v1.16b
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v17.16b}, v15.16b
    shl v31.2d, v31.2d, #31
    ushr v11.2d, v17.2d, #33
    orr v31.16b, v11.16b, v31.16b
    shl v11.2d, v17.2d, #31
    str q1, [sp, #800]
    ext v1.16b, v17.16b, v17.16b, #8
    ushr v1.2d, v1.2d, #33
    orr v1.16b, v11.16b, v1.16b
    tbl v11.16b, {v17.16b}, v15.16b
    str q17, [sp, #1408]
    tbl v17.16b, {v11.16b}, v15.16b
    ushr v11.2d, v11.2d, #1
    shl v17.2d, v17.2d, #63
    orr v17.16b, v11.16b, v17.16b
    ushr v11.2d, v2.2d, #34
    str q0, [sp, #768]
    shl v0.2d, v2.2d, #30
    str q16, [sp, #1120]
    tbl v16.16b, {v2.16b}, v15.16b
    shl v16.2d, v16.2d, #30
    orr v16.16b, v11.16b, v16.16b
    tbl v11.16b, {v2.16b}, v15.16b
    str q5, [sp, #1504]
    ushr v5.2d, v11.2d, #2
    tbl v11.16b, {v11.16b}, v15.16b
    shl v11.2d, v11.2d, #62
    orr v5.16b, v5.16b, v11.16b
    ext v11.16b, v2.16b, v2.16b, #8
    ushr v11.2d, v11.2d, #34
    orr v0.16b, v0.16b, v11.16b
    tbl v11.16b, {v19.16b}, v15.16b
    str q2, [sp, #1520]
    tbl v2.16b, {v11.16b}, v15.16b
    ushr v11.2d, v11.2d, #5
    shl v2.2d, v2.2d, #59
    str q4, [sp, #1536]
    ldr q4, [x8, #672]
    bit v13.16b, v18.16b, v4.16b
    orr v2.16b, v11.16b, v2.16b
    ldr q11, [x8, #720]
    bit v13.16b, v23.16b, v11.16b
    ldr q11, [x8, #1376]
    bit v13.16b, v2.16b, v11.16b
    ldr q11, [x8, #400]
    bit v13.16b, v29.16b, v11.16b
    ldr q11, [x8, #656]
    bit v13.16b, v24.16b, v11.16b
    ldr q11, [x8, #688]
    bit v13.16b, v5.16b, v11.16b
    ext v11.16b, v19.16b, v19.16b, #8
    ushr v11.2d, v11.2d, #37
    ldr q4, [x8, #1312]
    bit v13.16b, v17.16b, v4.16b
    tbl v4.16b, {v19.16b}, v15.16b
    shl v4.2d, v4.2d, #27
    ldr q15, [x8, #1408]
    bit v13.16b, v14.16b, v15.16b
    shl v15.2d, v19.2d, #27
    orr v11.16b, v15.16b, v11.16b
    ldr q15, [x8, #1120]
    bit v13.16b, v20.16b, v15.16b
    ushr v15.2d, v19.2d, #37
    orr v4.16b, v15.16b, v4.16b
    ldr q15, [x8, #544]
    bit v13.16b, v22.16b, v15.16b
    ldr q15, [x8, #1632]
    bit v13.16b, v4.16b, v15.16b
    ldr q15, [x8, #1520]
    bit v13.16b, v30.16b, v15.16b
    ldr q15, [x8, #448]
    bit v13.16b, v27.16b, v15.16b
    ldr q15, [x8, #1264]
    bit v13.16b, v16.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #13
    str q19, [sp, #1552]
    ldr q19, [x8, #976]
    bit v13.16b, v31.16b, v19.16b
    ldr q19, [x8, #304]
    and v19.16b, v15.16b, v19.16b
    str q15, [sp, #1568]
    ldr q15, [x8, #752]
    bsl v15.16b, v26.16b, v13.16b
    str q13, [sp, #1584]
    ldr q13, [x8, #1104]
    bit v15.16b, v3.16b, v13.16b
    str q3, [sp, #1600]
    ldr q3, [x8, #1600]
    bit v19.16b, v7.16b, v3.16b
    str q7, [sp, #1616]
    ldr q7, [x8, #416]
    bit v15.16b, v8.16b, v7.16b
    ldr q3, [x8, #1088]
    bit v19.16b, v21.16b, v3.16b
    str q21, [sp, #1632]
    ldr q21, [x8, #896]
    bit v15.16b, v9.16b, v21.16b
    ldr q3, [x8, #1072]
    bit v19.16b, v11.16b, v3.16b
    str q11, [sp, #1648]
    ldr q11, [x8, #1216]
    bit v15.16b, v10.16b, v11.16b
    ldr q3, [x8, #432]
    bit v19.16b, v28.16b, v3.16b
    str q28, [sp, #1664]
    ldr q28, [x8, #992]
    ldr q3, [sp, #1392]
    bit v15.16b, v3.16b, v28.16b
    ldr q3, [x8, #880]
    bit v19.16b, v25.16b, v3.16b
    str q25, [sp, #1680]
    ldr q25, [x8, #1536]
    ldr q3, [sp, #1376]
    bit v15.16b, v3.16b, v25.16b
    ldr q3, [x8, #1184]
    bit v19.16b, v0.16b, v3.16b
    str q0, [sp, #1696]
    ldr q0, [x8, #864]
    ldr q3, [sp, #1360]
    bit v15.16b, v3.16b, v0.16b
    ldr q3, [x8, #1568]
    bit v19.16b, v1.16b, v3.16b
    str q1, [sp, #1712]
    ldr q1, [x8, #1024]
    ldr q3, [sp, #1344]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #1584]
    bit v19.16b, v12.16b, v3.16b
    ldr q1, [x8, #384]
    ldr q3, [sp, #1328]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #512]
    bit v19.16b, v18.16b, v3.16b
    ldr q1, [x8, #640]
    ldr q3, [sp, #1312]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #704]
    bit v19.16b, v23.16b, v3.16b
    ldr q1, [x8, #560]
    ldr q3, [sp, #1488]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #1248]
    bit v19.16b, v2.16b, v3.16b
    ldr q1, [x8, #576]
    ldr q3, [sp, #256]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #1344]
    bit v19.16b, v29.16b, v3.16b
    ldr q1, [x8, #320]
    ldr q3, [sp, #1472]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #1552]
    bit v19.16b, v24.16b, v3.16b
    ldr q1, [x8, #1472]
    ldr q3, [sp, #1456]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #1456]
    bit v19.16b, v5.16b, v3.16b
    ldr q1, [x8, #1232]
    ldr q3, [sp, #1424]
    bit v15.16b, v3.16b, v1.16b
    ldr q3, [x8, #480]
    bit v19.16b, v17.16b, v3.16b
    ldr q1, [x8, #944]
    ldr q3, [sp, #528]
    bit v15.16b, v3.16b, v1.16b
    ldr q1, [x8, #752]
    bit v19.16b, v14.16b, v1.16b
    ldr q3, [x8, #1152]
    ldr q1, [sp, #160]
    bit v15.16b, v1.16b, v3.16b
    bit v19.16b, v20.16b, v13.16b
    ldr q3, [x8, #800]
    ldr q1, [sp, #512]
    bit v15.16b, v1.16b, v3.16b
    bit v19.16b, v22.16b, v7.16b
    ldr q3, [x8, #912]
    ldr q1, [sp, #496]
    bit v15.16b, v1.16b, v3.16b
    bit v19.16b, v4.16b, v21.16b
    ldr q3, [x8, #1296]
    ldr q1, [sp, #480]
    bit v15.16b, v1.16b, v3.16b
    bit v19.16b, v30.16b, v11.16b
    ldr q3, [x8, #848]
    ldr q1, [sp, #464]
    bit v15.16b, v1.16b, v3.16b
    bit v19.16b, v27.16b, v28.16b
    ldr q3, [x8, #1504]
    ldr q1, [sp, #448]
    bit v15.16b, v1.16b, v3.16b
    bit v19.16b, v16.16b, v25.16b
    ldr q3, [x8, #1040]
    ldr q1, [sp, #432]
    bit v15.16b, v1.16b, v3.16b
    ushr v3.2d, v6.2d, #8
    bit v19.16b, v31.16b, v0.16b
    ldr q1, [x8, #352]
    ldr q0, [sp, #336]
    bit v15.16b, v0.16b, v1.16b
    ldr q0, [sp, #1536]
    ushr v0.2d, v0.2d, #7
    ldr q1, [x8, #2064]
    bit v19.16b, v3.16b, v1.16b
    ldr q1, [x8, #960]
    ldr q25, [sp, #352]
    bit v15.16b, v25.16b, v1.16b
    ldr q25, [sp, #1504]
    ushr v25.2d, v25.2d, #6
    ldr q1, [x8, #1968]
    bit v19.16b, v0.16b, v1.16b
    ldr q1, [x8, #1488]
    ldr q28, [sp, #144]
    bit v15.16b, v28.16b, v1.16b
    ldr q28, [sp, #1552]
    ushr v28.2d, v28.2d, #5
    ldr q1, [x8, #2016]
    bit v19.16b, v25.16b, v1.16b
    ldr q1, [x8, #608]
    ldr q11, [sp, #96]
    bit v15.16b, v11.16b, v1.16b
    ldr q11, [sp, #1120]
    ushr v11.2d, v11.2d, #4
    ldr q1, [x8, #2096]
    bit v19.16b, v28.16b, v1.16b
    ldr q1, [x8, #1168]
    ldr q21, [sp, #176]
    bit v15.16b, v21.16b, v1.16b
    ldr q21, [sp, #768]
    ushr v21.2d, v21.2d, #3
    ldr q1, [x8, #2000]
    bit v19.16b, v11.16b, v1.16b
    ldr q1, [x8, #1424]
    ldr q7, [sp, #368]
    bit v15.16b, v7.16b, v1.16b
    ldr q7, [sp, #1520]
    ushr v7.2d, v7.2d, #2
    ldr q1, [x8, #2032]
    bit v19.16b, v21.16b, v1.16b
    ldr q1, [x8, #768]
    ldr q13, [sp, #400]
    bit v15.16b, v13.16b, v1.16b
    ldr q13, [sp, #1408]
    ushr v13.2d, v13.2d, #1
    ldr q1, [x8, #2080]
    bit v19.16b, v7.16b, v1.16b
    ldr q1, [x8, #928]
    str q7, [sp, #400]
    ldr q7, [sp, #384]
    bit v15.16b, v7.16b, v1.16b
    ldr q7, [x8, #1984]
    bit v19.16b, v13.16b, v7.16b
    ldr q7, [sp, #1440]
    eor v7.16b, v7.16b, v15.16b
    ldr q15, [x8, #2112]
    eor3 v19.16b, v7.16b, v19.16b, v15.16b
    ext v15.16b, v19.16b, v19.16b, #3
    str q7, [sp, #1440]
    ext v7.16b, v19.16b, v19.16b, #11
    shl v1.4s, v19.4s, #8
    str q13, [sp, #384]
    ldr q13, [x8, #496]
    bit v7.16b, v15.16b, v13.16b
    ldr q15, [x8, #2048]
    bit v7.16b, v1.16b, v15.16b
    shl v1.16b, v7.16b, #1
    movi v15.16b, #85
    bit v1.16b, v7.16b, v15.16b
    ldr q13, [sp, #416]
    sri v13.16b, v13.16b, #4
    str q21, [sp, #416]
    shl v21.16b, v1.16b, #2
    str q11, [sp, #368]
    movi v11.16b, #51
    bit v21.16b, v1.16b, v11.16b
    mvn v13.16b, v13.16b
    str q28, [sp, #176]
    mov v28.16b, v21.16b
    sli v28.16b, v21.16b, #4
    str q13, [x0, #240]
    // round 5 (aes.dsl:47)
    mvn v28.16b, v28.16b
    str q28, [x0, #256]
    ushr v28.16b, v7.16b, #1
    bit v7.16b, v28.16b, v15.16b
    shl v28.16b, v7.16b, #2
    bit v28.16b, v7.16b, v11.16b
    mov v13.16b, v28.16b
    sli v13.16b, v28.16b, #4
    mvn v13.16b, v13.16b
    str q13, [x0, #272]
    ushr v13.16b, v1.16b, #2
    bit v1.16b, v13.16b, v11.16b
    mov v13.16b, v1.16b
    sli v13.16b, v1.16b, #4
    mvn v13.16b, v13.16b
    str q13, [x0, #288]
    ushr v13.16b, v7.16b, #2
    bit v7.16b, v13.16b, v11.16b
    mov v13.16b, v7.16b
    sli v13.16b, v7.16b, #4
    mvn v13.16b, v13.16b
    str q13, [x0, #304]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #320]
    sri v28.16b, v28.16b, #4
    str q28, [x0, #336]
    sri v1.16b, v1.16b, #4
    mvn v1.16b, v1.16b
    str q1, [x0, #352]
    ushr v1.16b, v19.16b, #4
    mvn v1.16b, v1.16b
    ushr v21.16b, v19.16b, #7
    ushr v28.16b, v19.16b, #5
    ushr v13.16b, v19.16b, #1
    ushr v11.16b, v19.16b, #3
    mvn v21.16b, v21.16b
    mvn v28.16b, v28.16b
    mvn v13.16b, v13.16b
    mvn v11.16b, v11.16b
    ushr v15.16b, v19.16b, #2
    str q25, [sp, #96]
    eor v25.16b, v1.16b, v21.16b
    str q0, [sp, #144]
    eor3 v0.16b, v13.16b, v15.16b, v25.16b
    str q3, [sp, #352]
    eor3 v3.16b, v13.16b, v11.16b, v25.16b
    str q31, [sp, #336]
    eor3 v31.16b, v13.16b, v28.16b, v0.16b
    str q16, [sp, #1424]
    ushr v16.16b, v19.16b, #6
    str q27, [sp, #1456]
    eor v27.16b, v3.16b, v31.16b
    str q30, [sp, #1472]
    eor v30.16b, v13.16b, v21.16b
    str q4, [sp, #256]
    eor3 v4.16b, v28.16b, v16.16b, v3.16b
    str q22, [sp, #1488]
    eor3 v22.16b, v19.16b, v31.16b, v27.16b
    str q20, [sp, #1312]
    eor3 v20.16b, v13.16b, v15.16b, v30.16b
    str q17, [sp, #1328]
    eor3 v17.16b, v1.16b, v4.16b, v22.16b
    str q14, [sp, #1344]
    and v14.16b, v20.16b, v4.16b
    str q5, [sp, #1728]
    mvn v5.16b, v17.16b
    eor3 v15.16b, v15.16b, v28.16b, v4.16b
    eor3 v28.16b, v28.16b, v21.16b, v31.16b
    bcax v5.16b, v14.16b, v19.16b, v5.16b
    str q24, [sp, #1744]
    eor v24.16b, v0.16b, v17.16b
    str q29, [sp, #1760]
    orr v29.16b, v31.16b, v28.16b
    str q2, [sp, #1776]
    eor3 v2.16b, v13.16b, v20.16b, v24.16b
    str q23, [sp, #1792]
    orn v23.16b, v0.16b, v3.16b
    str q18, [sp, #1808]
    bcax v18.16b, v5.16b, v25.16b, v15.16b
    str q12, [sp, #1824]
    bcax v12.16b, v29.16b, v13.16b, v2.16b
    eor3 v1.16b, v1.16b, v21.16b, v17.16b
    eor v21.16b, v18.16b, v23.16b
    eor3 v18.16b, v5.16b, v18.16b, v12.16b
    eor3 v16.16b, v16.16b, v3.16b, v12.16b
    eor v23.16b, v27.16b, v2.16b
    bcax v16.16b, v16.16b, v23.16b, v1.16b
    eor3 v16.16b, v14.16b, v1.16b, v16.16b
    eor v16.16b, v11.16b, v16.16b
    eor3 v5.16b, v5.16b, v15.16b, v29.16b
    bcax v18.16b, v18.16b, v27.16b, v30.16b
    bcax v5.16b, v5.16b, v22.16b, v24.16b
    bcax v29.16b, v16.16b, v21.16b, v18.16b
    bcax v11.16b, v5.16b, v29.16b, v21.16b
    bcax v12.16b, v29.16b, v16.16b, v11.16b
    bsl v29.16b, v12.16b, v18.16b
    bsl v18.16b, v11.16b, v16.16b
    bit v5.16b, v12.16b, v21.16b
    bcax v16.16b, v21.16b, v5.16b, v11.16b
    eor v21.16b, v29.16b, v18.16b
    orn v2.16b, v2.16b, v16.16b
    eor v11.16b, v5.16b, v29.16b
    eor3 v12.16b, v5.16b, v16.16b, v21.16b
    bcax v27.16b, v2.16b, v5.16b, v27.16b
    orn v25.16b, v12.16b, v25.16b
    bcax v31.16b, v27.16b, v11.16b, v31.16b
    bcax v28.16b, v25.16b, v11.16b, v28.16b
    bcax v11.16b, v31.16b, v15.16b, v12.16b
    mvn v12.16b, v29.16b
    bcax v3.16b, v27.16b, v3.16b, v12.16b
    bcax v19.16b, v3.16b, v19.16b, v21.16b
    eor3 v27.16b, v27.16b, v19.16b, v31.16b
    bcax v31.16b, v5.16b, v2.16b, v16.16b
    eor3 v12.16b, v5.16b, v18.16b, v31.16b
    bcax v4.16b, v27.16b, v12.16b, v4.16b
    and v5.16b, v30.16b, v5.16b
    orr v24.16b, v24.16b, v18.16b
    bcax v1.16b, v5.16b, v1.16b, v31.16b
    eor v24.16b, v28.16b, v24.16b
    eor3 v1.16b, v4.16b, v1.16b, v11.16b
    eor3 v27.16b, v24.16b, v11.16b, v1.16b
    bcax v17.16b, v27.16b, v17.16b, v21.16b
    bcax v0.16b, v24.16b, v29.16b, v0.16b
    bcax v3.16b, v3.16b, v22.16b, v18.16b
    bcax v18.16b, v19.16b, v23.16b, v31.16b
    bcax v5.16b, v5.16b, v16.16b, v13.16b
    eor v3.16b, v0.16b, v3.16b
    eor3 v5.16b, v5.16b, v18.16b, v28.16b
    eor3 v2.16b, v2.16b, v18.16b, v3.16b
    bcax v1.16b, v1.16b, v12.16b, v20.16b
    mvn v1.16b, v1.16b
    eor3 v16.16b, v25.16b, v11.16b, v3.16b
    ldr q18, [x8, #1696]
    tbl v19.16b, {v1.16b}, v18.16b
    ushr v20.2d, v1.2d, #35
    shl v19.2d, v19.2d, #29
    mvn v17.16b, v17.16b
    orr v19.16b, v20.16b, v19.16b
    tbl v20.16b, {v1.16b}, v18.16b
    tbl v21.16b, {v20.16b}, v18.16b
    ushr v20.2d, v20.2d, #3
    shl v21.2d, v21.2d, #61
    orr v20.16b, v20.16b, v21.16b
    tbl v21.16b, {v17.16b}, v18.16b
    tbl v22.16b, {v21.16b}, v18.16b
    ushr v21.2d, v21.2d, #6
    shl v22.2d, v22.2d, #58
    orr v21.16b, v21.16b, v22.16b
    tbl v22.16b, {v17.16b}, v18.16b
    ushr v23.2d, v17.2d, #38
    shl v22.2d, v22.2d, #26
    eor3 v0.16b, v0.16b, v3.16b, v16.16b
    orr v22.16b, v23.16b, v22.16b
    tbl v23.16b, {v16.16b}, v18.16b
    tbl v24.16b, {v23.16b}, v18.16b
    ushr v23.2d, v23.2d, #2
    shl v24.2d, v24.2d, #62
    mvn v2.16b, v2.16b
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v0.16b}, v18.16b
    ushr v25.2d, v0.2d, #33
    shl v24.2d, v24.2d, #31
    orr v24.16b, v25.16b, v24.16b
    tbl v25.16b, {v2.16b}, v18.16b
    tbl v27.16b, {v25.16b}, v18.16b
    ushr v25.2d, v25.2d, #5
    shl v27.2d, v27.2d, #59
    eor v4.16b, v5.16b, v4.16b
    orr v25.16b, v25.16b, v27.16b
    tbl v27.16b, {v2.16b}, v18.16b
    ushr v28.2d, v2.2d, #37
    shl v27.2d, v27.2d, #27
    mvn v3.16b, v3.16b
    orr v27.16b, v28.16b, v27.16b
    tbl v28.16b, {v4.16b}, v18.16b
    ushr v29.2d, v4.2d, #39
    shl v28.2d, v28.2d, #25
    orr v28.16b, v29.16b, v28.16b
    tbl v29.16b, {v3.16b}, v18.16b
    ushr v30.2d, v3.2d, #36
    shl v29.2d, v29.2d, #28
    mvn v5.16b, v5.16b
    orr v29.16b, v30.16b, v29.16b
    tbl v30.16b, {v0.16b}, v18.16b
    tbl v31.16b, {v30.16b}, v18.16b
    ldr q11, [x8, #1744]
    tbl v12.16b, {v5.16b}, v11.16b
    tbl v13.16b, {v16.16b}, v18.16b
    ldr q14, [x8, #1712]
    tbl v15.16b, {v5.16b}, v14.16b
    ushr v30.2d, v30.2d, #1
    shl v31.2d, v31.2d, #63
    tbl v14.16b, {v3.16b}, v18.16b
    ushr v11.2d, v13.2d, #34
    str q7, [sp, #1840]
    tbl v7.16b, {v0.16b}, v18.16b
    tbl v13.16b, {v13.16b}, v18.16b
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v4.16b}, v18.16b
    str q6, [sp, #1856]
    ushr v6.2d, v16.2d, #34
    str q0, [sp, #1872]
    tbl v0.16b, {v16.16b}, v18.16b
    str q16, [sp, #1888]
    tbl v16.16b, {v7.16b}, v18.16b
    shl v0.2d, v0.2d, #30
    ushr v7.2d, v7.2d, #33
    shl v16.2d, v16.2d, #31
    str q24, [sp, #1904]
    tbl v24.16b, {v14.16b}, v18.16b
    ushr v14.2d, v14.2d, #36
    str q19, [sp, #1920]
    tbl v19.16b, {v31.16b}, v18.16b
    orr v0.16b, v6.16b, v0.16b
    orr v6.16b, v7.16b, v16.16b
    tbl v7.16b, {v3.16b}, v18.16b
    ushr v16.2d, v7.2d, #4
    tbl v7.16b, {v7.16b}, v18.16b
    shl v7.2d, v7.2d, #60
    shl v13.2d, v13.2d, #30
    orr v7.16b, v16.16b, v7.16b
    shl v16.2d, v24.2d, #28
    shl v19.2d, v19.2d, #25
    orr v24.16b, v11.16b, v13.16b
    ushr v31.2d, v31.2d, #39
    tbl v11.16b, {v2.16b}, v18.16b
    tbl v13.16b, {v4.16b}, v18.16b
    str q3, [sp, #1936]
    ushr v3.2d, v13.2d, #7
    tbl v13.16b, {v13.16b}, v18.16b
    shl v13.2d, v13.2d, #57
    str q2, [sp, #1952]
    tbl v2.16b, {v17.16b}, v18.16b
    orr v3.16b, v3.16b, v13.16b
    orr v19.16b, v31.16b, v19.16b
    tbl v31.16b, {v2.16b}, v18.16b
    ushr v2.2d, v2.2d, #38
    ushr v13.2d, v11.2d, #37
    str q1, [sp, #1968]
    tbl v1.16b, {v1.16b}, v18.16b
    shl v31.2d, v31.2d, #26
    str q17, [sp, #1984]
    tbl v17.16b, {v1.16b}, v18.16b
    orr v2.16b, v2.16b, v31.16b
    tbl v31.16b, {v11.16b}, v18.16b
    ushr v1.2d, v1.2d, #35
    orr v16.16b, v14.16b, v16.16b
    shl v17.2d, v17.2d, #29
    orr v1.16b, v1.16b, v17.16b
    shl v17.2d, v31.2d, #27
    orr v17.16b, v13.16b, v17.16b
    ldr q31, [x8, #816]
    bit v12.16b, v19.16b, v31.16b
    ldr q19, [x8, #1360]
    bit v12.16b, v2.16b, v19.16b
    ldr q2, [x8, #832]
    bit v12.16b, v17.16b, v2.16b
    ldr q17, [x8, #1616]
    bit v12.16b, v16.16b, v17.16b
    ldr q16, [x8, #1136]
    bit v12.16b, v1.16b, v16.16b
    ldr q1, [x8, #528]
    bit v12.16b, v24.16b, v1.16b
    ldr q24, [x8, #1392]
    bit v12.16b, v6.16b, v24.16b
    ldr q6, [x8, #624]
    ldr q11, [sp, #1184]
    bit v11.16b, v15.16b, v6.16b
    ldr q13, [x8, #1584]
    bit v12.16b, v15.16b, v13.16b
    ldr q14, [x8, #672]
    bit v11.16b, v3.16b, v14.16b
    ldr q15, [x8, #512]
    bit v12.16b, v3.16b, v15.16b
    ldr q3, [x8, #720]
    bit v11.16b, v21.16b, v3.16b
    ldr q24, [x8, #704]
    bit v12.16b, v21.16b, v24.16b
    ldr q21, [x8, #1376]
    bit v11.16b, v25.16b, v21.16b
    ldr q1, [x8, #1248]
    bit v12.16b, v25.16b, v1.16b
    ldr q25, [x8, #400]
    bit v11.16b, v7.16b, v25.16b
    ldr q16, [x8, #1344]
    bit v12.16b, v7.16b, v16.16b
    ldr q7, [x8, #656]
    bit v11.16b, v20.16b, v7.16b
    ldr q17, [x8, #1552]
    bit v12.16b, v20.16b, v17.16b
    ldr q20, [x8, #688]
    bit v11.16b, v23.16b, v20.16b
    ldr q2, [x8, #1456]
    bit v12.16b, v23.16b, v2.16b
    ldr q23, [x8, #1312]
    bit v11.16b, v30.16b, v23.16b
    ldr q19, [x8, #480]
    bit v12.16b, v30.16b, v19.16b
    ldr q30, [x8, #1600]
    ldr q31, [sp, #192]
    ldr q18, [sp, #592]
    bit v18.16b, v31.16b, v30.16b
    ldr q31, [x8, #1088]
    ldr q30, [sp, #272]
    bit v18.16b, v30.16b, v31.16b
    ldr q30, [x8, #1072]
    ldr q31, [sp, #288]
    bit v18.16b, v31.16b, v30.16b
    ldr q31, [x8, #432]
    ldr q30, [sp, #80]
    bit v18.16b, v30.16b, v31.16b
    ldr q30, [x8, #880]
    ldr q31, [sp, #736]
    bit v18.16b, v31.16b, v30.16b
    ldr q31, [x8, #1184]
    ldr q30, [sp, #224]
    bit v18.16b, v30.16b, v31.16b
    ldr q30, [x8, #1568]
    ldr q31, [sp, #208]
    bit v18.16b, v31.16b, v30.16b
    ldr q31, [sp, #240]
    bit v18.16b, v31.16b, v13.16b
    ldr q31, [sp, #816]
    bit v18.16b, v31.16b, v15.16b
    ldr q31, [sp, #832]
    bit v18.16b, v31.16b, v24.16b
    ldr q31, [sp, #848]
    bit v18.16b, v31.16b, v1.16b
    ldr q31, [sp, #864]
    bit v18.16b, v31.16b, v16.16b
    ldr q31, [sp, #880]
    bit v18.16b, v31.16b, v17.16b
    ldr q31, [sp, #896]
    bit v18.16b, v31.16b, v2.16b
    ldr q31, [sp, #912]
    bit v18.16b, v31.16b, v19.16b
    ldr q31, [sp, #1232]
    bit v18.16b, v31.16b, v6.16b
    ldr q31, [sp, #1152]
    bit v18.16b, v31.16b, v14.16b
    ldr q31, [sp, #1216]
    bit v18.16b, v31.16b, v3.16b
    ldr q31, [sp, #1200]
    bit v18.16b, v31.16b, v21.16b
    ldr q31, [sp, #1136]
    bit v18.16b, v31.16b, v25.16b
    ldr q31, [sp, #1248]
    bit v18.16b, v31.16b, v7.16b
    ldr q31, [sp, #1264]
    bit v18.16b, v31.16b, v20.16b
    ldr q31, [sp, #112]
    bit v18.16b, v31.16b, v23.16b
    ldr q31, [x8, #1408]
    bit v18.16b, v26.16b, v31.16b
    ldr q26, [x8, #1120]
    ldr q30, [sp, #1600]
    bit v18.16b, v30.16b, v26.16b
    ldr q30, [x8, #544]
    bit v18.16b, v8.16b, v30.16b
    ldr q8, [x8, #1632]
    bit v18.16b, v9.16b, v8.16b
    ldr q9, [x8, #1520]
    bit v18.16b, v10.16b, v9.16b
    ldr q10, [x8, #448]
    ldr q23, [sp, #1392]
    bit v18.16b, v23.16b, v10.16b
    ldr q23, [x8, #1264]
    ldr q20, [sp, #1376]
    bit v18.16b, v20.16b, v23.16b
    ldr q20, [x8, #976]
    ldr q7, [sp, #1360]
    bit v18.16b, v7.16b, v20.16b
    ldr q7, [x8, #752]
    ldr q25, [sp, #320]
    bit v18.16b, v25.16b, v7.16b
    ldr q25, [x8, #1104]
    ldr q21, [sp, #1104]
    bit v18.16b, v21.16b, v25.16b
    ldr q21, [x8, #416]
    ldr q3, [sp, #1088]
    bit v18.16b, v3.16b, v21.16b
    ldr q3, [x8, #896]
    ldr q14, [sp, #1072]
    bit v18.16b, v14.16b, v3.16b
    ldr q14, [x8, #1216]
    ldr q6, [sp, #128]
    bit v18.16b, v6.16b, v14.16b
    ldr q6, [x8, #992]
    ldr q19, [sp, #752]
    bit v18.16b, v19.16b, v6.16b
    ldr q19, [x8, #1536]
    ldr q2, [sp, #1056]
    bit v18.16b, v2.16b, v19.16b
    ldr q2, [x8, #864]
    ldr q17, [sp, #1040]
    bit v18.16b, v17.16b, v2.16b
    ldr q17, [x8, #1728]
    tbl v17.16b, {v5.16b}, v17.16b
    ldr q16, [x8, #1024]
    ldr q1, [sp, #528]
    bit v18.16b, v1.16b, v16.16b
    bit v11.16b, v17.16b, v31.16b
    ldr q1, [x8, #384]
    ldr q31, [sp, #160]
    bit v18.16b, v31.16b, v1.16b
    bit v11.16b, v28.16b, v26.16b
    ldr q31, [x8, #640]
    ldr q26, [sp, #512]
    bit v18.16b, v26.16b, v31.16b
    bit v11.16b, v22.16b, v30.16b
    ldr q26, [x8, #560]
    ldr q30, [sp, #496]
    bit v18.16b, v30.16b, v26.16b
    bit v11.16b, v27.16b, v8.16b
    ldr q30, [x8, #576]
    ldr q8, [sp, #480]
    bit v18.16b, v8.16b, v30.16b
    bit v11.16b, v29.16b, v9.16b
    ldr q8, [x8, #320]
    ldr q9, [sp, #464]
    bit v18.16b, v9.16b, v8.16b
    ldr q9, [sp, #1920]
    bit v11.16b, v9.16b, v10.16b
    ldr q10, [x8, #1472]
    ldr q9, [sp, #448]
    bit v18.16b, v9.16b, v10.16b
    bit v11.16b, v0.16b, v23.16b
    ldr q9, [x8, #1232]
    ldr q23, [sp, #432]
    bit v18.16b, v23.16b, v9.16b
    ldr q23, [sp, #1904]
    bit v11.16b, v23.16b, v20.16b
    ldr q20, [x8, #944]
    ldr q23, [sp, #960]
    bit v18.16b, v23.16b, v20.16b
    ldr q24, [sp, #1024]
    bif v24.16b, v11.16b, v7.16b
    str q11, [sp, #1024]
    ldr q11, [sp, #1008]
    bit v24.16b, v11.16b, v25.16b
    ldr q11, [sp, #992]
    bit v24.16b, v11.16b, v21.16b
    ldr q11, [sp, #688]
    bit v24.16b, v11.16b, v3.16b
    ldr q11, [sp, #672]
    bit v24.16b, v11.16b, v14.16b
    ldr q11, [sp, #656]
    bit v24.16b, v11.16b, v6.16b
    ldr q11, [sp, #976]
    bit v24.16b, v11.16b, v19.16b
    ldr q11, [sp, #720]
    bit v24.16b, v11.16b, v2.16b
    bit v24.16b, v23.16b, v16.16b
    ldr q23, [sp, #944]
    bit v24.16b, v23.16b, v1.16b
    ldr q11, [x8, #1152]
    bit v18.16b, v23.16b, v11.16b
    ldr q23, [sp, #928]
    bit v24.16b, v23.16b, v31.16b
    ldr q31, [x8, #800]
    bit v18.16b, v23.16b, v31.16b
    ldr q23, [sp, #624]
    bit v24.16b, v23.16b, v26.16b
    ldr q26, [x8, #912]
    bit v18.16b, v23.16b, v26.16b
    ldr q23, [sp, #608]
    bit v24.16b, v23.16b, v30.16b
    ldr q30, [x8, #1296]
    bit v18.16b, v23.16b, v30.16b
    ldr q23, [sp, #576]
    bit v24.16b, v23.16b, v8.16b
    ldr q8, [x8, #848]
    bit v18.16b, v23.16b, v8.16b
    ldr q23, [sp, #560]
    bit v24.16b, v23.16b, v10.16b
    ldr q10, [x8, #1504]
    bit v18.16b, v23.16b, v10.16b
    ushr v23.2d, v5.2d, #8
    ldr q1, [sp, #640]
    bit v24.16b, v1.16b, v9.16b
    ldr q9, [x8, #1040]
    bit v18.16b, v1.16b, v9.16b
    ushr v1.2d, v4.2d, #7
    bit v24.16b, v23.16b, v20.16b
    ldr q20, [sp, #1984]
    ushr v16.2d, v20.2d, #6
    bit v24.16b, v1.16b, v11.16b
    ldr q11, [sp, #1952]
    ushr v2.2d, v11.2d, #5
    bit v24.16b, v16.16b, v31.16b
    ldr q31, [sp, #1936]
    ushr v19.2d, v31.2d, #4
    bit v24.16b, v2.16b, v26.16b
    ldr q26, [sp, #1968]
    ushr v6.2d, v26.2d, #3
    bit v24.16b, v19.16b, v30.16b
    ldr q30, [sp, #1888]
    ushr v14.2d, v30.2d, #2
    bit v24.16b, v6.16b, v8.16b
    ldr q8, [sp, #1872]
    ushr v3.2d, v8.2d, #1
    bit v24.16b, v14.16b, v10.16b
    shl v5.4s, v5.4s, #24
    bit v24.16b, v3.16b, v9.16b
    shl v4.4s, v4.4s, #25
    ldr q9, [x8, #352]
    bit v24.16b, v5.16b, v9.16b
    shl v5.4s, v20.4s, #26
    ldr q20, [x8, #960]
    bit v24.16b, v4.16b, v20.16b
    shl v4.4s, v11.4s, #27
    ldr q11, [x8, #1488]
    bit v24.16b, v5.16b, v11.16b
    shl v5.4s, v31.4s, #28
    ldr q31, [x8, #608]
    bit v24.16b, v4.16b, v31.16b
    shl v4.4s, v26.4s, #29
    ldr q26, [x8, #1168]
    bit v24.16b, v5.16b, v26.16b
    shl v5.4s, v30.4s, #30
    ldr q30, [x8, #1424]
    bit v24.16b, v4.16b, v30.16b
    shl v4.4s, v8.4s, #31
    ldr q8, [x8, #768]
    bit v24.16b, v5.16b, v8.16b
    ldr q5, [x8, #928]
    bit v24.16b, v4.16b, v5.16b
    ldr q4, [sp, #704]
    eor3 v4.16b, v4.16b, v18.16b, v24.16b
    ldr q18, [sp, #1408]
    ldr q24, [x8, #1696]
    tbl v18.16b, {v18.16b}, v24.16b
    tbl v5.16b, {v18.16b}, v24.16b
    ushr v18.2d, v18.2d, #33
    shl v5.2d, v5.2d, #31
    orr v5.16b, v18.16b, v5.16b
    ldr q18, [sp, #1520]
    tbl v18.16b, {v18.16b}, v24.16b
    tbl v8.16b, {v18.16b}, v24.16b
    ushr v18.2d, v18.2d, #34
    shl v8.2d, v8.2d, #30
    orr v18.16b, v18.16b, v8.16b
    ldr q8, [sp, #768]
    tbl v8.16b, {v8.16b}, v24.16b
    tbl v30.16b, {v8.16b}, v24.16b
    ushr v8.2d, v8.2d, #35
    shl v30.2d, v30.2d, #29
    orr v30.16b, v8.16b, v30.16b
    ldr q8, [sp, #1120]
    tbl v8.16b, {v8.16b}, v24.16b
    ushr v26.2d, v8.2d, #36
    tbl v8.16b, {v8.16b}, v24.16b
    shl v8.2d, v8.2d, #28
    orr v26.16b, v26.16b, v8.16b
    ldr q8, [sp, #1552]
    tbl v8.16b, {v8.16b}, v24.16b
    ushr v31.2d, v8.2d, #37
    tbl v8.16b, {v8.16b}, v24.16b
    shl v8.2d, v8.2d, #27
    orr v31.16b, v31.16b, v8.16b
    ldr q8, [sp, #1504]
    tbl v8.16b, {v8.16b}, v24.16b
    tbl v11.16b, {v8.16b}, v24.16b
    ushr v8.2d, v8.2d, #38
    shl v11.2d, v11.2d, #26
    orr v8.16b, v8.16b, v11.16b
    ldr q11, [sp, #1536]
    tbl v11.16b, {v11.16b}, v24.16b
    ushr v20.2d, v11.2d, #39
    tbl v11.16b, {v11.16b}, v24.16b
    shl v11.2d, v11.2d, #25
    orr v20.16b, v20.16b, v11.16b
    ldr q11, [sp, #1856]
    ldr q9, [x8, #1744]
    tbl v11.16b, {v11.16b}, v9.16b
    ldr q10, [x8, #816]
    bit v11.16b, v20.16b, v10.16b
    ldr q20, [x8, #1360]
    bit v11.16b, v8.16b, v20.16b
    ldr q8, [x8, #832]
    bit v11.16b, v31.16b, v8.16b
    ldr q31, [x8, #1616]
    bit v11.16b, v26.16b, v31.16b
    ldr q26, [x8, #1136]
    bit v11.16b, v30.16b, v26.16b
    ldr q30, [x8, #528]
    bit v11.16b, v18.16b, v30.16b
    ldr q18, [sp, #1840]
    sri v18.16b, v18.16b, #4
    ldr q30, [x8, #1392]
    bit v11.16b, v5.16b, v30.16b
    mvn v5.16b, v18.16b
    str q5, [x0, #368]
    ldr q5, [sp, #1824]
    bit v11.16b, v5.16b, v13.16b
    ldr q18, [sp, #1808]
    bit v11.16b, v18.16b, v15.16b
    ldr q18, [x8, #704]
    ldr q5, [sp, #1792]
    bit v11.16b, v5.16b, v18.16b
    ldr q5, [x8, #1248]
    ldr q18, [sp, #1776]
    bit v11.16b, v18.16b, v5.16b
    ldr q18, [x8, #1344]
    ldr q5, [sp, #1760]
    bit v11.16b, v5.16b, v18.16b
    ldr q5, [x8, #1552]
    ldr q18, [sp, #1744]
    bit v11.16b, v18.16b, v5.16b
    ldr q18, [x8, #1456]
    ldr q5, [sp, #1728]
    bit v11.16b, v5.16b, v18.16b
    ldr q5, [sp, #1344]
    ldr q18, [sp, #800]
    mov v15.16b, v7.16b
    bsl v15.16b, v5.16b, v18.16b
    ldr q5, [x8, #480]
    ldr q18, [sp, #1328]
    bit v11.16b, v18.16b, v5.16b
    ldr q18, [sp, #1312]
    bit v15.16b, v18.16b, v25.16b
    ldr q18, [x8, #2128]
    mov v5.16b, v7.16b
    bsl v5.16b, v17.16b, v11.16b
    bit v5.16b, v28.16b, v25.16b
    ldr q13, [sp, #1488]
    bit v15.16b, v13.16b, v21.16b
    bit v5.16b, v22.16b, v21.16b
    ldr q13, [x8, #896]
    ldr q21, [sp, #256]
    bit v15.16b, v21.16b, v13.16b
    bit v5.16b, v27.16b, v13.16b
    ldr q21, [x8, #1216]
    ldr q13, [sp, #1472]
    bit v15.16b, v13.16b, v21.16b
    bit v5.16b, v29.16b, v21.16b
    ldr q13, [x8, #992]
    ldr q21, [sp, #1456]
    bit v15.16b, v21.16b, v13.16b
    ldr q21, [sp, #1920]
    bit v5.16b, v21.16b, v13.16b
    ldr q13, [x8, #1536]
    ldr q21, [sp, #1424]
    bit v15.16b, v21.16b, v13.16b
    bit v5.16b, v0.16b, v13.16b
    ldr q21, [x8, #864]
    ldr q13, [sp, #336]
    bit v15.16b, v13.16b, v21.16b
    ldr q13, [sp, #1904]
    bit v5.16b, v13.16b, v21.16b
    ldr q21, [x8, #1024]
    ldr q13, [sp, #352]
    bit v15.16b, v13.16b, v21.16b
    bit v5.16b, v23.16b, v21.16b
    ldr q13, [x8, #384]
    ldr q21, [sp, #144]
    bit v15.16b, v21.16b, v13.16b
    bit v5.16b, v1.16b, v13.16b
    ldr q21, [x8, #640]
    ldr q13, [sp, #96]
    bit v15.16b, v13.16b, v21.16b
    bit v5.16b, v16.16b, v21.16b
    ldr q13, [x8, #560]
    ldr q21, [sp, #176]
    bit v15.16b, v21.16b, v13.16b
    bit v5.16b, v2.16b, v13.16b
    ldr q21, [x8, #576]
    ldr q13, [sp, #368]
    bit v15.16b, v13.16b, v21.16b
    bit v5.16b, v19.16b, v21.16b
    ldr q13, [x8, #320]
    ldr q21, [sp, #416]
    bit v15.16b, v21.16b, v13.16b
    bit v5.16b, v6.16b, v13.16b
    ldr q21, [x8, #1472]
    ldr q13, [sp, #400]
    bit v15.16b, v13.16b, v21.16b
    bit v5.16b, v14.16b, v21.16b
    ldr q13, [x8, #1232]
    ldr q21, [sp, #384]
    bit v15.16b, v21.16b, v13.16b
    bit v5.16b, v3.16b, v13.16b
    eor3 v5.16b, v4.16b, v15.16b, v5.16b
    ldr q15, [x8, #2144]
    eor3 v5.16b, v5.16b, v12.16b, v15.16b
    ext v15.16b, v5.16b, v5.16b, #14
    str q4, [sp, #1840]
    ext v4.16b, v5.16b, v5.16b, #6
    ldr q21, [x8, #496]
    bit v15.16b, v4.16b, v21.16b
    ext v4.16b, v5.16b, v5.16b, #10
    ldr q21, [x8, #2048]
    bit v15.16b, v4.16b, v21.16b
    ext v4.16b, v5.16b, v5.16b, #2
    bit v15.16b, v4.16b, v18.16b
    shl v4.16b, v15.16b, #1
    movi v18.16b, #85
    bit v4.16b, v15.16b, v18.16b
    shl v21.16b, v4.16b, #2
    movi v13.16b, #51
    bit v21.16b, v4.16b, v13.16b
    mov v25.16b, v21.16b
    sli v25.16b, v21.16b, #4
    // round 6 (aes.dsl:47)
    mvn v25.16b, v25.16b
    str q25, [x0, #384]
    ushr v25.16b, v15.16b, #1
    bit v15.16b, v25.16b, v18.16b
    shl v25.16b, v15.16b, #2
    bit v25.16b, v15.16b, v13.16b
    mov v18.16b, v25.16b
    sli v18.16b, v25.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #400]
    ushr v18.16b, v4.16b, #2
    bit v4.16b, v18.16b, v13.16b
    mov v18.16b, v4.16b
    sli v18.16b, v4.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #416]
    ushr v18.16b, v15.16b, #2
    bit v15.16b, v18.16b, v13.16b
    mov v18.16b, v15.16b
    sli v18.16b, v15.16b, #4
    mvn v18.16b, v18.16b
    str q18, [x0, #432]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #448]
    sri v25.16b, v25.16b, #4
    str q25, [x0, #464]
    sri v4.16b, v4.16b, #4
    mvn v4.16b, v4.16b
    str q4, [x0, #480]
    ushr v4.16b, v5.16b, #4
    mvn v4.16b, v4.16b
    ushr v18.16b, v5.16b, #7
    ushr v21.16b, v5.16b, #5
    ushr v25.16b, v5.16b, #1
    ushr v13.16b, v5.16b, #3
    mvn v18.16b, v18.16b
    mvn v21.16b, v21.16b
    mvn v25.16b, v25.16b
    mvn v13.16b, v13.16b
    ushr v7.16b, v5.16b, #2
    eor v30.16b, v4.16b, v18.16b
    eor3 v26.16b, v25.16b, v7.16b, v30.16b
    eor3 v31.16b, v25.16b, v13.16b, v30.16b
    eor3 v8.16b, v25.16b, v21.16b, v26.16b
    ushr v20.16b, v5.16b, #6
    eor v10.16b, v31.16b, v8.16b
    eor v9.16b, v25.16b, v18.16b
    str q15, [sp, #1856]
    eor3 v15.16b, v21.16b, v20.16b, v31.16b
    str q12, [sp, #1536]
    eor3 v12.16b, v5.16b, v8.16b, v10.16b
    str q11, [sp, #1504]
    eor3 v11.16b, v25.16b, v7.16b, v9.16b
    str q3, [sp, #1552]
    eor3 v3.16b, v4.16b, v15.16b, v12.16b
    str q14, [sp, #1120]
    and v14.16b, v11.16b, v15.16b
    str q6, [sp, #768]
    mvn v6.16b, v3.16b
    eor3 v7.16b, v7.16b, v21.16b, v15.16b
    eor3 v21.16b, v21.16b, v18.16b, v8.16b
    bcax v6.16b, v14.16b, v5.16b, v6.16b
    str q19, [sp, #1520]
    eor v19.16b, v26.16b, v3.16b
    str q2, [sp, #1408]
    orr v2.16b, v8.16b, v21.16b
    str q16, [sp, #704]
    eor3 v16.16b, v25.16b, v11.16b, v19.16b
    str q1, [sp, #1872]
    orn v1.16b, v26.16b, v31.16b
    str q23, [sp, #1888]
    bcax v23.16b, v6.16b, v30.16b, v7.16b
    str q0, [sp, #1968]
    bcax v0.16b, v2.16b, v25.16b, v16.16b
    eor3 v4.16b, v4.16b, v18.16b, v3.16b
    eor v1.16b, v23.16b, v1.16b
    eor3 v18.16b, v6.16b, v23.16b, v0.16b
    eor3 v0.16b, v20.16b, v31.16b, v0.16b
    eor v20.16b, v10.16b, v16.16b
    bcax v0.16b, v0.16b, v20.16b, v4.16b
    eor3 v0.16b, v14.16b, v4.16b, v0.16b
    eor v0.16b, v13.16b, v0.16b
    eor3 v2.16b, v6.16b, v7.16b, v2.16b
    bcax v6.16b, v18.16b, v10.16b, v9.16b
    bcax v2.16b, v2.16b, v12.16b, v19.16b
    bcax v18.16b, v0.16b, v1.16b, v6.16b
    bcax v23.16b, v2.16b, v18.16b, v1.16b
    bcax v13.16b, v18.16b, v0.16b, v23.16b
    bsl v18.16b, v13.16b, v6.16b
    bsl v6.16b, v23.16b, v0.16b
    bit v2.16b, v13.16b, v1.16b
    bcax v0.16b, v1.16b, v2.16b, v23.16b
    eor v1.16b, v18.16b, v6.16b
    orn v16.16b, v16.16b, v0.16b
    eor v23.16b, v2.16b, v18.16b
    eor3 v13.16b, v2.16b, v0.16b, v1.16b
    bcax v10.16b, v16.16b, v2.16b, v10.16b
    orn v30.16b, v13.16b, v30.16b
    bcax v8.16b, v10.16b, v23.16b, v8.16b
    bcax v21.16b, v30.16b, v23.16b, v21.16b
    bcax v7.16b, v8.16b, v7.16b, v13.16b
    mvn v23.16b, v18.16b
    bcax v23.16b, v10.16b, v31.16b, v23.16b
    bcax v5.16b, v23.16b, v5.16b, v1.16b
    eor3 v31.16b, v10.16b, v5.16b, v8.16b
    bcax v8.16b, v2.16b, v16.16b, v0.16b
    eor3 v10.16b, v2.16b, v6.16b, v8.16b
    bcax v31.16b, v31.16b, v10.16b, v15.16b
    and v2.16b, v9.16b, v2.16b
    orr v19.16b, v19.16b, v6.16b
    bcax v4.16b, v2.16b, v4.16b, v8.16b
    eor v19.16b, v21.16b, v19.16b
    eor3 v4.16b, v31.16b, v4.16b, v7.16b
    eor3 v9.16b, v19.16b, v7.16b, v4.16b
    bcax v1.16b, v9.16b, v3.16b, v1.16b
    mvn v1.16b, v1.16b
    tbl v3.16b, {v1.16b}, v24.16b
    ushr v9.2d, v1.2d, #38
    shl v3.2d, v3.2d, #26
    orr v3.16b, v9.16b, v3.16b
    bcax v18.16b, v19.16b, v18.16b, v26.16b
    bcax v6.16b, v23.16b, v12.16b, v6.16b
    bcax v5.16b, v5.16b, v20.16b, v8.16b
    eor v6.16b, v18.16b, v6.16b
    eor3 v16.16b, v16.16b, v5.16b, v6.16b
    mvn v16.16b, v16.16b
    tbl v19.16b, {v16.16b}, v24.16b
    ushr v20.2d, v16.2d, #37
    shl v19.2d, v19.2d, #27
    orr v19.16b, v20.16b, v19.16b
    bcax v0.16b, v2.16b, v0.16b, v25.16b
    eor3 v0.16b, v0.16b, v5.16b, v21.16b
    eor v2.16b, v0.16b, v31.16b
    tbl v5.16b, {v2.16b}, v24.16b
    ushr v20.2d, v2.2d, #39
    shl v5.2d, v5.2d, #25
    orr v5.16b, v20.16b, v5.16b
    bcax v4.16b, v4.16b, v10.16b, v11.16b
    mvn v4.16b, v4.16b
    tbl v20.16b, {v4.16b}, v24.16b
    ushr v21.2d, v4.2d, #35
    shl v20.2d, v20.2d, #29
    orr v20.16b, v21.16b, v20.16b
    eor3 v7.16b, v30.16b, v7.16b, v6.16b
    tbl v21.16b, {v7.16b}, v24.16b
    ushr v23.2d, v7.2d, #34
    shl v21.2d, v21.2d, #30
    orr v21.16b, v23.16b, v21.16b
    eor3 v18.16b, v18.16b, v6.16b, v7.16b
    tbl v23.16b, {v18.16b}, v24.16b
    tbl v25.16b, {v23.16b}, v24.16b
    ushr v23.2d, v23.2d, #1
    shl v25.2d, v25.2d, #63
    orr v23.16b, v23.16b, v25.16b
    tbl v25.16b, {v16.16b}, v24.16b
    tbl v26.16b, {v25.16b}, v24.16b
    ushr v25.2d, v25.2d, #5
    shl v26.2d, v26.2d, #59
    orr v25.16b, v25.16b, v26.16b
    tbl v26.16b, {v1.16b}, v24.16b
    tbl v30.16b, {v26.16b}, v24.16b
    ushr v26.2d, v26.2d, #6
    shl v30.2d, v30.2d, #58
    orr v26.16b, v26.16b, v30.16b
    tbl v30.16b, {v18.16b}, v24.16b
    ushr v31.2d, v18.2d, #33
    shl v30.2d, v30.2d, #31
    orr v30.16b, v31.16b, v30.16b
    mvn v6.16b, v6.16b
    tbl v31.16b, {v6.16b}, v24.16b
    ushr v8.2d, v6.2d, #36
    shl v31.2d, v31.2d, #28
    orr v31.16b, v8.16b, v31.16b
    tbl v8.16b, {v4.16b}, v24.16b
    tbl v9.16b, {v8.16b}, v24.16b
    ushr v8.2d, v8.2d, #3
    shl v9.2d, v9.2d, #61
    orr v8.16b, v8.16b, v9.16b
    tbl v9.16b, {v2.16b}, v24.16b
    tbl v10.16b, {v9.16b}, v24.16b
    ushr v9.2d, v9.2d, #7
    shl v10.2d, v10.2d, #57
    ushr v11.2d, v6.2d, #4
    orr v9.16b, v9.16b, v10.16b
    mvn v0.16b, v0.16b
    ushr v10.2d, v2.2d, #7
    ushr v12.2d, v0.2d, #8
    ushr v13.2d, v18.2d, #1
    tbl v14.16b, {v6.16b}, v24.16b
    ushr v15.2d, v14.2d, #4
    tbl v14.16b, {v14.16b}, v24.16b
    shl v14.2d, v14.2d, #60
    orr v14.16b, v15.16b, v14.16b
    ushr v15.2d, v16.2d, #5
    str q30, [sp, #1936]
    ldr q30, [x8, #1712]
    tbl v30.16b, {v0.16b}, v30.16b
    str q21, [sp, #1952]
    tbl v21.16b, {v7.16b}, v24.16b
    str q20, [sp, #1984]
    ushr v20.2d, v21.2d, #2
    tbl v21.16b, {v21.16b}, v24.16b
    shl v21.2d, v21.2d, #62
    str q31, [sp, #640]
    ushr v31.2d, v4.2d, #3
    orr v20.16b, v20.16b, v21.16b
    ushr v21.2d, v7.2d, #2
    str q19, [sp, #560]
    tbl v19.16b, {v18.16b}, v24.16b
    str q3, [sp, #576]
    tbl v3.16b, {v19.16b}, v24.16b
    ushr v19.2d, v19.2d, #33
    shl v3.2d, v3.2d, #31
    orr v3.16b, v19.16b, v3.16b
    tbl v19.16b, {v7.16b}, v24.16b
    str q5, [sp, #608]
    ushr v5.2d, v19.2d, #34
    tbl v19.16b, {v19.16b}, v24.16b
    shl v19.2d, v19.2d, #30
    orr v5.16b, v5.16b, v19.16b
    tbl v19.16b, {v4.16b}, v24.16b
    str q23, [sp, #624]
    tbl v23.16b, {v19.16b}, v24.16b
    ushr v19.2d, v19.2d, #35
    shl v23.2d, v23.2d, #29
    orr v19.16b, v19.16b, v23.16b
    tbl v23.16b, {v6.16b}, v24.16b
    str q20, [sp, #928]
    ushr v20.2d, v23.2d, #36
    tbl v23.16b, {v23.16b}, v24.16b
    shl v23.2d, v23.2d, #28
    orr v20.16b, v20.16b, v23.16b
    tbl v23.16b, {v16.16b}, v24.16b
    str q8, [sp, #944]
    ushr v8.2d, v23.2d, #37
    tbl v23.16b, {v23.16b}, v24.16b
    shl v23.2d, v23.2d, #27
    orr v23.16b, v8.16b, v23.16b
    tbl v8.16b, {v1.16b}, v24.16b
    str q14, [sp, #960]
    tbl v14.16b, {v8.16b}, v24.16b
    ushr v8.2d, v8.2d, #38
    shl v14.2d, v14.2d, #26
    orr v8.16b, v8.16b, v14.16b
    tbl v14.16b, {v2.16b}, v24.16b
    str q25, [sp, #720]
    ushr v25.2d, v14.2d, #39
    tbl v14.16b, {v14.16b}, v24.16b
    shl v14.2d, v14.2d, #25
    orr v25.16b, v25.16b, v14.16b
    ldr q14, [x8, #1744]
    tbl v14.16b, {v0.16b}, v14.16b
    ldr q24, [x8, #816]
    bit v14.16b, v25.16b, v24.16b
    ldr q25, [x8, #1360]
    bit v14.16b, v8.16b, v25.16b
    ldr q8, [x8, #832]
    bit v14.16b, v23.16b, v8.16b
    ldr q23, [x8, #1616]
    bit v14.16b, v20.16b, v23.16b
    ldr q20, [x8, #1136]
    bit v14.16b, v19.16b, v20.16b
    ldr q19, [x8, #528]
    bit v14.16b, v5.16b, v19.16b
    ldr q5, [x8, #1392]
    bit v14.16b, v3.16b, v5.16b
    shl v3.4s, v18.4s, #31
    shl v7.4s, v7.4s, #30
    shl v4.4s, v4.4s, #29
    shl v6.4s, v6.4s, #28
    shl v16.4s, v16.4s, #27
    shl v2.4s, v2.4s, #25
    shl v18.4s, v0.4s, #24
    ldr q5, [x8, #944]
    ldr q19, [sp, #1168]
    bit v19.16b, v12.16b, v5.16b
    ldr q5, [x8, #1152]
    bit v19.16b, v10.16b, v5.16b
    ushr v5.2d, v1.2d, #6
    ldr q20, [x8, #800]
    bit v19.16b, v5.16b, v20.16b
    ldr q20, [x8, #912]
    bit v19.16b, v15.16b, v20.16b
    ldr q20, [x8, #1296]
    bit v19.16b, v11.16b, v20.16b
    ldr q20, [x8, #848]
    bit v19.16b, v31.16b, v20.16b
    ldr q20, [x8, #1504]
    bit v19.16b, v21.16b, v20.16b
    ldr q20, [x8, #1040]
    bit v19.16b, v13.16b, v20.16b
    ldr q20, [x8, #352]
    bit v19.16b, v18.16b, v20.16b
    shl v1.4s, v1.4s, #26
    ldr q18, [x8, #960]
    bit v19.16b, v2.16b, v18.16b
    ldr q2, [x8, #1488]
    bit v19.16b, v1.16b, v2.16b
    ldr q1, [x8, #608]
    bit v19.16b, v16.16b, v1.16b
    ldr q16, [x8, #1168]
    bit v19.16b, v6.16b, v16.16b
    ldr q6, [x8, #1424]
    bit v19.16b, v4.16b, v6.16b
    ldr q4, [x8, #768]
    bit v19.16b, v7.16b, v4.16b
    ldr q7, [x8, #928]
    bit v19.16b, v3.16b, v7.16b
    ldr q3, [x8, #752]
    ldr q7, [sp, #1584]
    bit v7.16b, v17.16b, v3.16b
    str q17, [sp, #1584]
    ldr q17, [x8, #1104]
    bit v7.16b, v28.16b, v17.16b
    str q28, [sp, #1168]
    ldr q28, [x8, #416]
    bit v7.16b, v22.16b, v28.16b
    str q22, [sp, #976]
    ldr q22, [x8, #896]
    bit v7.16b, v27.16b, v22.16b
    str q27, [sp, #656]
    ldr q27, [x8, #1216]
    bit v7.16b, v29.16b, v27.16b
    str q29, [sp, #672]
    ldr q29, [x8, #992]
    ldr q27, [sp, #1920]
    bit v7.16b, v27.16b, v29.16b
    ldr q27, [x8, #1536]
    ldr q29, [sp, #1968]
    bit v7.16b, v29.16b, v27.16b
    ldr q29, [x8, #864]
    ldr q27, [sp, #1904]
    bit v7.16b, v27.16b, v29.16b
    ldr q27, [x8, #1024]
    ldr q29, [sp, #1888]
    bit v7.16b, v29.16b, v27.16b
    ldr q29, [x8, #384]
    ldr q22, [sp, #1872]
    bit v7.16b, v22.16b, v29.16b
    ldr q22, [x8, #640]
    ldr q28, [sp, #704]
    bit v7.16b, v28.16b, v22.16b
    ldr q28, [x8, #560]
    ldr q17, [sp, #1408]
    bit v7.16b, v17.16b, v28.16b
    ldr q17, [x8, #576]
    ldr q3, [sp, #1520]
    bit v7.16b, v3.16b, v17.16b
    ldr q3, [x8, #320]
    ldr q4, [sp, #768]
    bit v7.16b, v4.16b, v3.16b
    ldr q4, [x8, #1472]
    ldr q6, [sp, #1120]
    bit v7.16b, v6.16b, v4.16b
    ldr q6, [x8, #1232]
    ldr q16, [sp, #1552]
    bit v7.16b, v16.16b, v6.16b
    ldr q16, [sp, #784]
    eor3 v7.16b, v16.16b, v19.16b, v7.16b
    ldr q16, [x8, #624]
    ldr q19, [sp, #1504]
    mov v1.16b, v16.16b
    bsl v1.16b, v30.16b, v19.16b
    ldr q19, [x8, #672]
    bit v1.16b, v9.16b, v19.16b
    ldr q2, [x8, #720]
    bit v1.16b, v26.16b, v2.16b
    ldr q18, [x8, #1376]
    ldr q20, [sp, #720]
    bit v1.16b, v20.16b, v18.16b
    ldr q18, [x8, #400]
    ldr q2, [sp, #960]
    bit v1.16b, v2.16b, v18.16b
    ldr q18, [x8, #656]
    ldr q19, [sp, #944]
    bit v1.16b, v19.16b, v18.16b
    ldr q18, [x8, #688]
    ldr q23, [sp, #928]
    bit v1.16b, v23.16b, v18.16b
    ldr q18, [x8, #1728]
    tbl v0.16b, {v0.16b}, v18.16b
    ldr q18, [x8, #1312]
    ldr q8, [sp, #624]
    bit v1.16b, v8.16b, v18.16b
    ldr q18, [x8, #736]
    bit v1.16b, v0.16b, v18.16b
    ldr q18, [x8, #464]
    ldr q25, [sp, #608]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #1440]
    ldr q25, [sp, #576]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #336]
    ldr q25, [sp, #560]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #1008]
    ldr q25, [sp, #640]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #1200]
    ldr q25, [sp, #1984]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #1328]
    ldr q25, [sp, #1952]
    bit v1.16b, v25.16b, v18.16b
    ldr q18, [x8, #368]
    ldr q25, [sp, #1936]
    bit v1.16b, v25.16b, v18.16b
    bit v1.16b, v12.16b, v27.16b
    ldr q18, [x8, #1584]
    bit v14.16b, v30.16b, v18.16b
    bit v1.16b, v10.16b, v29.16b
    ldr q29, [x8, #512]
    bit v14.16b, v9.16b, v29.16b
    bit v1.16b, v5.16b, v22.16b
    ldr q22, [x8, #704]
    bit v14.16b, v26.16b, v22.16b
    bit v1.16b, v15.16b, v28.16b
    ldr q28, [x8, #1248]
    bit v14.16b, v20.16b, v28.16b
    bit v1.16b, v11.16b, v17.16b
    ldr q20, [x8, #1344]
    bit v14.16b, v2.16b, v20.16b
    bit v1.16b, v31.16b, v3.16b
    ldr q2, [x8, #1552]
    bit v14.16b, v19.16b, v2.16b
    bit v1.16b, v21.16b, v4.16b
    ldr q19, [x8, #1456]
    bit v14.16b, v23.16b, v19.16b
    bit v1.16b, v13.16b, v6.16b
    ldr q23, [x8, #480]
    bit v14.16b, v8.16b, v23.16b
    ldr q8, [sp, #1536]
    eor3 v1.16b, v7.16b, v1.16b, v8.16b
    ldr q7, [x8, #2160]
    eor3 v1.16b, v1.16b, v14.16b, v7.16b
    ext v7.16b, v1.16b, v1.16b, #9
    ext v8.16b, v1.16b, v1.16b, #5
    ext v6.16b, v1.16b, v1.16b, #13
    ldr q4, [x8, #496]
    bit v8.16b, v7.16b, v4.16b
    ldr q7, [x8, #784]
    bsl v7.16b, v6.16b, v8.16b
    shl v6.16b, v7.16b, #1
    movi v8.16b, #85
    bit v6.16b, v7.16b, v8.16b
    ldr q4, [sp, #1856]
    sri v4.16b, v4.16b, #4
    shl v3.16b, v6.16b, #2
    movi v17.16b, #51
    bit v3.16b, v6.16b, v17.16b
    mvn v4.16b, v4.16b
    mov v27.16b, v3.16b
    sli v27.16b, v3.16b, #4
    str q4, [x0, #496]
    // round 7 (aes.dsl:47)
    mvn v4.16b, v27.16b
    str q4, [x0, #512]
    ushr v4.16b, v7.16b, #1
    bit v7.16b, v4.16b, v8.16b
    shl v4.16b, v7.16b, #2
    bit v4.16b, v7.16b, v17.16b
    mov v27.16b, v4.16b
    sli v27.16b, v4.16b, #4
    mvn v27.16b, v27.16b
    str q27, [x0, #528]
    ushr v27.16b, v6.16b, #2
    bit v6.16b, v27.16b, v17.16b
    mov v27.16b, v6.16b
    sli v27.16b, v6.16b, #4
    mvn v27.16b, v27.16b
    str q27, [x0, #544]
    ushr v27.16b, v7.16b, #2
    bit v7.16b, v27.16b, v17.16b
    mov v27.16b, v7.16b
    sli v27.16b, v7.16b, #4
    mvn v27.16b, v27.16b
    str q27, [x0, #560]
    sri v3.16b, v3.16b, #4
    str q3, [x0, #576]
    sri v4.16b, v4.16b, #4
    str q4, [x0, #592]
    sri v6.16b, v6.16b, #4
    mvn v3.16b, v6.16b
    str q3, [x0, #608]
    ushr v3.16b, v1.16b, #4
    mvn v3.16b, v3.16b
    ushr v4.16b, v1.16b, #7
    ushr v6.16b, v1.16b, #5
    ushr v27.16b, v1.16b, #1
    ushr v17.16b, v1.16b, #3
    mvn v4.16b, v4.16b
    mvn v6.16b, v6.16b
    mvn v27.16b, v27.16b
    mvn v17.16b, v17.16b
    ushr v8.16b, v1.16b, #2
    eor v25.16b, v3.16b, v4.16b
    eor3 v23.16b, v27.16b, v8.16b, v25.16b
    eor3 v19.16b, v27.16b, v17.16b, v25.16b
    eor3 v2.16b, v27.16b, v6.16b, v23.16b
    ushr v20.16b, v1.16b, #6
    eor v28.16b, v19.16b, v2.16b
    eor v22.16b, v27.16b, v4.16b
    eor3 v29.16b, v6.16b, v20.16b, v19.16b
    eor3 v18.16b, v1.16b, v2.16b, v28.16b
    eor3 v24.16b, v27.16b, v8.16b, v22.16b
    str q26, [sp, #1856]
    eor3 v26.16b, v3.16b, v29.16b, v18.16b
    str q9, [sp, #784]
    and v9.16b, v24.16b, v29.16b
    str q30, [sp, #688]
    mvn v30.16b, v26.16b
    eor3 v8.16b, v8.16b, v6.16b, v29.16b
    eor3 v6.16b, v6.16b, v4.16b, v2.16b
    bcax v30.16b, v9.16b, v1.16b, v30.16b
    str q7, [sp, #992]
    eor v7.16b, v23.16b, v26.16b
    orr v16.16b, v2.16b, v6.16b
    str q14, [sp, #1008]
    eor3 v14.16b, v27.16b, v24.16b, v7.16b
    str q13, [sp, #432]
    orn v13.16b, v23.16b, v19.16b
    str q21, [sp, #448]
    bcax v21.16b, v30.16b, v25.16b, v8.16b
    str q31, [sp, #464]
    bcax v31.16b, v16.16b, v27.16b, v14.16b
    eor3 v3.16b, v3.16b, v4.16b, v26.16b
    eor v4.16b, v21.16b, v13.16b
    eor3 v21.16b, v30.16b, v21.16b, v31.16b
    eor3 v20.16b, v20.16b, v19.16b, v31.16b
    eor v31.16b, v28.16b, v14.16b
    bcax v20.16b, v20.16b, v31.16b, v3.16b
    eor3 v20.16b, v9.16b, v3.16b, v20.16b
    eor v17.16b, v17.16b, v20.16b
    eor3 v16.16b, v30.16b, v8.16b, v16.16b
    bcax v20.16b, v21.16b, v28.16b, v22.16b
    bcax v16.16b, v16.16b, v18.16b, v7.16b
    bcax v21.16b, v17.16b, v4.16b, v20.16b
    bcax v30.16b, v16.16b, v21.16b, v4.16b
    bcax v9.16b, v21.16b, v17.16b, v30.16b
    bsl v21.16b, v9.16b, v20.16b
    bsl v20.16b, v30.16b, v17.16b
    bit v16.16b, v9.16b, v4.16b
    bcax v4.16b, v4.16b, v16.16b, v30.16b
    eor v17.16b, v21.16b, v20.16b
    orn v30.16b, v14.16b, v4.16b
    eor v9.16b, v16.16b, v21.16b
    eor3 v13.16b, v16.16b, v4.16b, v17.16b
    bcax v28.16b, v30.16b, v16.16b, v28.16b
    orn v25.16b, v13.16b, v25.16b
    bcax v2.16b, v28.16b, v9.16b, v2.16b
    bcax v6.16b, v25.16b, v9.16b, v6.16b
    bcax v8.16b, v2.16b, v8.16b, v13.16b
    mvn v9.16b, v21.16b
    bcax v19.16b, v28.16b, v19.16b, v9.16b
    bcax v1.16b, v19.16b, v1.16b, v17.16b
    eor3 v2.16b, v28.16b, v1.16b, v2.16b
    bcax v28.16b, v16.16b, v30.16b, v4.16b
    eor3 v9.16b, v16.16b, v20.16b, v28.16b
    bcax v2.16b, v2.16b, v9.16b, v29.16b
    and v16.16b, v22.16b, v16.16b
    orr v7.16b, v7.16b, v20.16b
    bcax v3.16b, v16.16b, v3.16b, v28.16b
    eor v7.16b, v6.16b, v7.16b
    eor3 v3.16b, v2.16b, v3.16b, v8.16b
    eor3 v22.16b, v7.16b, v8.16b, v3.16b
    bcax v17.16b, v22.16b, v26.16b, v17.16b
    bcax v7.16b, v7.16b, v21.16b, v23.16b
    bcax v18.16b, v19.16b, v18.16b, v20.16b
    bcax v1.16b, v1.16b, v31.16b, v28.16b
    eor v18.16b, v7.16b, v18.16b
    eor3 v19.16b, v30.16b, v1.16b, v18.16b
    mvn v19.16b, v19.16b
    ldr q20, [x8, #1696]
    tbl v21.16b, {v19.16b}, v20.16b
    ushr v22.2d, v19.2d, #37
    shl v21.2d, v21.2d, #27
    orr v21.16b, v22.16b, v21.16b
    bcax v4.16b, v16.16b, v4.16b, v27.16b
    eor3 v1.16b, v4.16b, v1.16b, v6.16b
    eor v2.16b, v1.16b, v2.16b
    tbl v4.16b, {v2.16b}, v20.16b
    ushr v6.2d, v2.2d, #39
    shl v4.2d, v4.2d, #25
    orr v4.16b, v6.16b, v4.16b
    bcax v3.16b, v3.16b, v9.16b, v24.16b
    eor3 v6.16b, v25.16b, v8.16b, v18.16b
    eor3 v7.16b, v7.16b, v18.16b, v6.16b
    tbl v16.16b, {v7.16b}, v20.16b
    ushr v22.2d, v7.2d, #33
    shl v16.2d, v16.2d, #31
    orr v16.16b, v22.16b, v16.16b
    mvn v18.16b, v18.16b
    tbl v22.16b, {v18.16b}, v20.16b
    ushr v23.2d, v18.2d, #36
    shl v22.2d, v22.2d, #28
    mvn v17.16b, v17.16b
    mvn v3.16b, v3.16b
    orr v22.16b, v23.16b, v22.16b
    tbl v23.16b, {v17.16b}, v20.16b
    ushr v24.2d, v17.2d, #38
    shl v23.2d, v23.2d, #26
    orr v23.16b, v24.16b, v23.16b
    tbl v24.16b, {v3.16b}, v20.16b
    ushr v25.2d, v3.2d, #35
    shl v24.2d, v24.2d, #29
    orr v24.16b, v25.16b, v24.16b
    tbl v25.16b, {v6.16b}, v20.16b
    ushr v26.2d, v6.2d, #34
    shl v25.2d, v25.2d, #30
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v7.16b}, v20.16b
    tbl v27.16b, {v26.16b}, v20.16b
    ushr v26.2d, v26.2d, #1
    shl v27.2d, v27.2d, #63
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v6.16b}, v20.16b
    tbl v28.16b, {v27.16b}, v20.16b
    ushr v27.2d, v27.2d, #2
    shl v28.2d, v28.2d, #62
    orr v27.16b, v27.16b, v28.16b
    tbl v28.16b, {v3.16b}, v20.16b
    tbl v29.16b, {v28.16b}, v20.16b
    ushr v28.2d, v28.2d, #3
    shl v29.2d, v29.2d, #61
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v18.16b}, v20.16b
    tbl v30.16b, {v29.16b}, v20.16b
    ushr v29.2d, v29.2d, #4
    shl v30.2d, v30.2d, #60
    orr v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v19.16b}, v20.16b
    tbl v31.16b, {v30.16b}, v20.16b
    ushr v30.2d, v30.2d, #5
    shl v31.2d, v31.2d, #59
    mvn v1.16b, v1.16b
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v17.16b}, v20.16b
    tbl v8.16b, {v31.16b}, v20.16b
    ushr v31.2d, v31.2d, #6
    shl v8.2d, v8.2d, #58
    orr v31.16b, v31.16b, v8.16b
    tbl v8.16b, {v2.16b}, v20.16b
    ushr v9.2d, v8.2d, #7
    tbl v8.16b, {v8.16b}, v20.16b
    shl v8.2d, v8.2d, #57
    orr v8.16b, v9.16b, v8.16b
    ldr q9, [x8, #1712]
    tbl v13.16b, {v1.16b}, v9.16b
    ldr q14, [x8, #624]
    ldr q9, [sp, #800]
    bit v9.16b, v13.16b, v14.16b
    tbl v14.16b, {v7.16b}, v20.16b
    str q16, [sp, #800]
    tbl v16.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #33
    shl v16.2d, v16.2d, #31
    orr v16.16b, v14.16b, v16.16b
    tbl v14.16b, {v6.16b}, v20.16b
    str q25, [sp, #480]
    ushr v25.2d, v14.2d, #34
    tbl v14.16b, {v14.16b}, v20.16b
    shl v14.2d, v14.2d, #30
    orr v25.16b, v25.16b, v14.16b
    tbl v14.16b, {v3.16b}, v20.16b
    str q24, [sp, #496]
    tbl v24.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #35
    shl v24.2d, v24.2d, #29
    orr v24.16b, v14.16b, v24.16b
    tbl v14.16b, {v18.16b}, v20.16b
    str q22, [sp, #512]
    ushr v22.2d, v14.2d, #36
    tbl v14.16b, {v14.16b}, v20.16b
    shl v14.2d, v14.2d, #28
    orr v22.16b, v22.16b, v14.16b
    tbl v14.16b, {v19.16b}, v20.16b
    str q21, [sp, #160]
    ushr v21.2d, v14.2d, #37
    tbl v14.16b, {v14.16b}, v20.16b
    shl v14.2d, v14.2d, #27
    orr v21.16b, v21.16b, v14.16b
    tbl v14.16b, {v17.16b}, v20.16b
    str q23, [sp, #528]
    tbl v23.16b, {v14.16b}, v20.16b
    ushr v14.2d, v14.2d, #38
    shl v23.2d, v23.2d, #26
    orr v23.16b, v14.16b, v23.16b
    tbl v14.16b, {v2.16b}, v20.16b
    str q4, [sp, #1040]
    ushr v4.2d, v14.2d, #39
    tbl v14.16b, {v14.16b}, v20.16b
    shl v14.2d, v14.2d, #25
    orr v4.16b, v4.16b, v14.16b
    ldr q14, [x8, #1744]
    tbl v14.16b, {v1.16b}, v14.16b
    ldr q20, [x8, #816]
    bit v14.16b, v4.16b, v20.16b
    ldr q4, [x8, #1360]
    bit v14.16b, v23.16b, v4.16b
    ldr q23, [x8, #832]
    bit v14.16b, v21.16b, v23.16b
    ldr q21, [x8, #1616]
    bit v14.16b, v22.16b, v21.16b
    ldr q22, [x8, #1136]
    bit v14.16b, v24.16b, v22.16b
    ldr q24, [x8, #528]
    bit v14.16b, v25.16b, v24.16b
    ldr q25, [x8, #1392]
    bit v14.16b, v16.16b, v25.16b
    ldr q16, [x8, #1584]
    bit v14.16b, v13.16b, v16.16b
    ldr q13, [x8, #672]
    bit v9.16b, v8.16b, v13.16b
    ldr q25, [x8, #512]
    bit v14.16b, v8.16b, v25.16b
    ldr q8, [x8, #720]
    bit v9.16b, v31.16b, v8.16b
    ldr q24, [x8, #704]
    bit v14.16b, v31.16b, v24.16b
    ldr q31, [x8, #1376]
    bit v9.16b, v30.16b, v31.16b
    ldr q22, [x8, #1248]
    bit v14.16b, v30.16b, v22.16b
    ldr q30, [x8, #400]
    bit v9.16b, v29.16b, v30.16b
    ldr q21, [x8, #1344]
    bit v14.16b, v29.16b, v21.16b
    ldr q29, [x8, #656]
    bit v9.16b, v28.16b, v29.16b
    ldr q23, [x8, #1552]
    bit v14.16b, v28.16b, v23.16b
    ushr v28.2d, v1.2d, #8
    ldr q4, [x8, #688]
    bit v9.16b, v27.16b, v4.16b
    ldr q20, [x8, #1456]
    bit v14.16b, v27.16b, v20.16b
    ushr v27.2d, v2.2d, #7
    ldr q4, [x8, #1312]
    bit v9.16b, v26.16b, v4.16b
    ldr q4, [x8, #480]
    bit v14.16b, v26.16b, v4.16b
    ldr q26, [x8, #944]
    ldr q29, [sp, #1280]
    bit v29.16b, v28.16b, v26.16b
    ldr q26, [x8, #1152]
    bit v29.16b, v27.16b, v26.16b
    ushr v26.2d, v17.2d, #6
    ushr v30.2d, v19.2d, #5
    ldr q31, [x8, #800]
    bit v29.16b, v26.16b, v31.16b
    ushr v31.2d, v18.2d, #4
    ldr q8, [x8, #912]
    bit v29.16b, v30.16b, v8.16b
    ushr v8.2d, v3.2d, #3
    ldr q13, [x8, #1296]
    bit v29.16b, v31.16b, v13.16b
    ushr v13.2d, v6.2d, #2
    ldr q4, [x8, #848]
    bit v29.16b, v8.16b, v4.16b
    ushr v4.2d, v7.2d, #1
    ldr q20, [x8, #1504]
    bit v29.16b, v13.16b, v20.16b
    shl v20.4s, v1.4s, #24
    ldr q23, [x8, #1040]
    bit v29.16b, v4.16b, v23.16b
    shl v2.4s, v2.4s, #25
    ldr q23, [x8, #352]
    bit v29.16b, v20.16b, v23.16b
    shl v17.4s, v17.4s, #26
    ldr q20, [x8, #960]
    bit v29.16b, v2.16b, v20.16b
    shl v2.4s, v19.4s, #27
    ldr q19, [x8, #1488]
    bit v29.16b, v17.16b, v19.16b
    shl v17.4s, v18.4s, #28
    ldr q18, [x8, #608]
    bit v29.16b, v2.16b, v18.16b
    shl v2.4s, v3.4s, #29
    ldr q3, [x8, #1168]
    bit v29.16b, v17.16b, v3.16b
    shl v6.4s, v6.4s, #30
    ldr q17, [x8, #1424]
    bit v29.16b, v2.16b, v17.16b
    shl v2.4s, v7.4s, #31
    ldr q7, [x8, #768]
    bit v29.16b, v6.16b, v7.16b
    ldr q6, [x8, #928]
    bit v29.16b, v2.16b, v6.16b
    ldr q2, [x8, #752]
    ldr q6, [sp, #1024]
    bit v6.16b, v0.16b, v2.16b
    ldr q7, [x8, #1104]
    ldr q17, [sp, #608]
    bit v6.16b, v17.16b, v7.16b
    ldr q3, [x8, #416]
    ldr q18, [sp, #576]
    bit v6.16b, v18.16b, v3.16b
    ldr q19, [x8, #896]
    ldr q20, [sp, #560]
    bit v6.16b, v20.16b, v19.16b
    ldr q23, [x8, #1216]
    ldr q19, [sp, #640]
    bit v6.16b, v19.16b, v23.16b
    ldr q23, [x8, #992]
    ldr q3, [sp, #1984]
    bit v6.16b, v3.16b, v23.16b
    ldr q23, [x8, #1536]
    ldr q7, [sp, #1952]
    bit v6.16b, v7.16b, v23.16b
    ldr q23, [x8, #864]
    ldr q2, [sp, #1936]
    bit v6.16b, v2.16b, v23.16b
    ldr q23, [x8, #1024]
    bit v6.16b, v12.16b, v23.16b
    ldr q12, [x8, #384]
    bit v6.16b, v10.16b, v12.16b
    ldr q10, [x8, #640]
    bit v6.16b, v5.16b, v10.16b
    ldr q5, [x8, #560]
    bit v6.16b, v15.16b, v5.16b
    ldr q15, [x8, #576]
    bit v6.16b, v11.16b, v15.16b
    ldr q11, [x8, #320]
    ldr q2, [sp, #464]
    bit v6.16b, v2.16b, v11.16b
    ldr q2, [x8, #1472]
    ldr q7, [sp, #448]
    bit v6.16b, v7.16b, v2.16b
    ldr q7, [x8, #1232]
    ldr q3, [sp, #432]
    bit v6.16b, v3.16b, v7.16b
    ldr q3, [x8, #1728]
    tbl v1.16b, {v1.16b}, v3.16b
    ldr q3, [sp, #1296]
    eor3 v3.16b, v3.16b, v29.16b, v6.16b
    ldr q6, [x8, #736]
    bsl v6.16b, v1.16b, v9.16b
    ldr q29, [x8, #464]
    str q9, [sp, #1296]
    ldr q9, [sp, #1040]
    bsl v29.16b, v9.16b, v6.16b
    ldr q6, [x8, #1440]
    ldr q9, [sp, #528]
    bsl v6.16b, v9.16b, v29.16b
    ldr q29, [x8, #336]
    ldr q9, [sp, #160]
    bsl v29.16b, v9.16b, v6.16b
    ldr q6, [x8, #1008]
    ldr q9, [sp, #512]
    bsl v6.16b, v9.16b, v29.16b
    ldr q29, [x8, #1200]
    ldr q9, [sp, #496]
    bsl v29.16b, v9.16b, v6.16b
    ldr q6, [x8, #1328]
    ldr q9, [sp, #480]
    bsl v6.16b, v9.16b, v29.16b
    ldr q29, [x8, #368]
    ldr q9, [sp, #800]
    bsl v29.16b, v9.16b, v6.16b
    bit v29.16b, v28.16b, v23.16b
    bit v29.16b, v27.16b, v12.16b
    bit v29.16b, v26.16b, v10.16b
    bit v29.16b, v30.16b, v5.16b
    bit v29.16b, v31.16b, v15.16b
    bit v29.16b, v8.16b, v11.16b
    bit v29.16b, v13.16b, v2.16b
    bit v29.16b, v4.16b, v7.16b
    ldr q6, [sp, #1504]
    eor3 v3.16b, v3.16b, v29.16b, v6.16b
    ldr q29, [sp, #1536]
    ldr q6, [sp, #1008]
    eor3 v3.16b, v3.16b, v29.16b, v6.16b
    ldr q6, [x8, #2176]
    eor3 v3.16b, v3.16b, v14.16b, v6.16b
    shl v6.16b, v3.16b, #1
    movi v7.16b, #85
    bit v6.16b, v3.16b, v7.16b
    ldr q2, [sp, #992]
    sri v2.16b, v2.16b, #4
    shl v11.16b, v6.16b, #2
    movi v15.16b, #51
    bit v11.16b, v6.16b, v15.16b
    mvn v2.16b, v2.16b
    mov v5.16b, v11.16b
    sli v5.16b, v11.16b, #4
    str q2, [x0, #624]
    // round 8 (aes.dsl:47)
    mvn v2.16b, v5.16b
    str q2, [x0, #640]
    ushr v2.16b, v3.16b, #1
    mov v5.16b, v7.16b
    bsl v5.16b, v2.16b, v3.16b
    shl v7.16b, v5.16b, #2
    bit v7.16b, v5.16b, v15.16b
    mov v10.16b, v7.16b
    sli v10.16b, v7.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #656]
    ushr v10.16b, v6.16b, #2
    bit v6.16b, v10.16b, v15.16b
    mov v10.16b, v6.16b
    sli v10.16b, v6.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #672]
    ushr v10.16b, v5.16b, #2
    bit v5.16b, v10.16b, v15.16b
    mov v10.16b, v5.16b
    sli v10.16b, v5.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #688]
    sri v11.16b, v11.16b, #4
    str q11, [x0, #704]
    sri v7.16b, v7.16b, #4
    str q7, [x0, #720]
    sri v6.16b, v6.16b, #4
    mvn v6.16b, v6.16b
    str q6, [x0, #736]
    ldr q6, [x8, #1600]
    ldr q7, [sp, #1616]
    ldr q10, [sp, #1568]
    bsl v6.16b, v7.16b, v10.16b
    ldr q7, [x8, #1088]
    ldr q10, [sp, #1632]
    bsl v7.16b, v10.16b, v6.16b
    ldr q6, [x8, #1072]
    ldr q10, [sp, #1648]
    bsl v6.16b, v10.16b, v7.16b
    ldr q7, [x8, #432]
    ldr q10, [sp, #1664]
    bsl v7.16b, v10.16b, v6.16b
    ldr q6, [x8, #880]
    ldr q10, [sp, #1680]
    bsl v6.16b, v10.16b, v7.16b
    ldr q7, [x8, #1184]
    ldr q10, [sp, #1696]
    bsl v7.16b, v10.16b, v6.16b
    ldr q6, [x8, #1568]
    ldr q10, [sp, #1712]
    bsl v6.16b, v10.16b, v7.16b
    ldr q7, [sp, #1824]
    bit v6.16b, v7.16b, v16.16b
    ldr q7, [sp, #1808]
    bit v6.16b, v7.16b, v25.16b
    ldr q7, [sp, #1792]
    bit v6.16b, v7.16b, v24.16b
    ldr q7, [sp, #1776]
    bit v6.16b, v7.16b, v22.16b
    ldr q7, [sp, #1760]
    bit v6.16b, v7.16b, v21.16b
    ldr q7, [x8, #1552]
    ldr q10, [sp, #1744]
    bit v6.16b, v10.16b, v7.16b
    ldr q10, [x8, #1456]
    ldr q11, [sp, #1728]
    bit v6.16b, v11.16b, v10.16b
    ldr q11, [x8, #480]
    ldr q15, [sp, #1328]
    bit v6.16b, v15.16b, v11.16b
    ldr q15, [x8, #624]
    ldr q12, [sp, #688]
    bit v6.16b, v12.16b, v15.16b
    ldr q12, [x8, #672]
    ldr q23, [sp, #784]
    bit v6.16b, v23.16b, v12.16b
    ldr q23, [x8, #720]
    ldr q9, [sp, #1856]
    bit v6.16b, v9.16b, v23.16b
    ldr q9, [x8, #1376]
    ldr q11, [sp, #720]
    bit v6.16b, v11.16b, v9.16b
    ldr q11, [x8, #400]
    ldr q10, [sp, #960]
    bit v6.16b, v10.16b, v11.16b
    ldr q10, [x8, #656]
    ldr q7, [sp, #944]
    bit v6.16b, v7.16b, v10.16b
    ldr q7, [x8, #688]
    ldr q21, [sp, #928]
    bit v6.16b, v21.16b, v7.16b
    ldr q21, [x8, #1312]
    ldr q7, [sp, #624]
    bit v6.16b, v7.16b, v21.16b
    ldr q7, [x8, #1408]
    bit v6.16b, v0.16b, v7.16b
    ldr q0, [x8, #1120]
    bit v6.16b, v17.16b, v0.16b
    ldr q17, [x8, #544]
    bit v6.16b, v18.16b, v17.16b
    ldr q18, [x8, #1632]
    bit v6.16b, v20.16b, v18.16b
    ldr q20, [x8, #1520]
    bit v6.16b, v19.16b, v20.16b
    ldr q19, [x8, #448]
    ldr q20, [sp, #1984]
    bit v6.16b, v20.16b, v19.16b
    ldr q20, [x8, #1264]
    ldr q19, [sp, #1952]
    bit v6.16b, v19.16b, v20.16b
    ldr q19, [x8, #976]
    ldr q20, [sp, #1936]
    bit v6.16b, v20.16b, v19.16b
    ldr q20, [x8, #752]
    ldr q19, [sp, #1344]
    bit v6.16b, v19.16b, v20.16b
    ldr q19, [x8, #1104]
    ldr q20, [sp, #1312]
    bit v6.16b, v20.16b, v19.16b
    ldr q20, [x8, #416]
    ldr q19, [sp, #1488]
    bit v6.16b, v19.16b, v20.16b
    ldr q19, [x8, #896]
    ldr q20, [sp, #256]
    bit v6.16b, v20.16b, v19.16b
    ldr q20, [x8, #1216]
    ldr q19, [sp, #1472]
    bit v6.16b, v19.16b, v20.16b
    ldr q19, [x8, #992]
    ldr q20, [sp, #1456]
    bit v6.16b, v20.16b, v19.16b
    ldr q20, [x8, #1536]
    ldr q19, [sp, #1424]
    bit v6.16b, v19.16b, v20.16b
    ldr q19, [x8, #864]
    ldr q20, [sp, #336]
    bit v6.16b, v20.16b, v19.16b
    ldr q20, [x8, #2064]
    ldr q19, [sp, #352]
    bsl v20.16b, v19.16b, v6.16b
    ldr q6, [x8, #1968]
    ldr q19, [sp, #144]
    bsl v6.16b, v19.16b, v20.16b
    ldr q20, [x8, #2016]
    ldr q19, [sp, #96]
    bsl v20.16b, v19.16b, v6.16b
    ldr q6, [x8, #2096]
    ldr q19, [sp, #176]
    bsl v6.16b, v19.16b, v20.16b
    ldr q20, [x8, #2000]
    ldr q19, [sp, #368]
    bsl v20.16b, v19.16b, v6.16b
    ldr q6, [x8, #2032]
    ldr q19, [sp, #416]
    bsl v6.16b, v19.16b, v20.16b
    ldr q20, [x8, #2080]
    ldr q19, [sp, #400]
    bsl v20.16b, v19.16b, v6.16b
    ldr q6, [x8, #1984]
    ldr q19, [sp, #384]
    bsl v6.16b, v19.16b, v20.16b
    mvn v2.16b, v2.16b
    ushr v20.16b, v3.16b, #7
    mvn v20.16b, v20.16b
    ushr v19.16b, v3.16b, #3
    mvn v19.16b, v19.16b
    ushr v18.16b, v3.16b, #4
    mvn v18.16b, v18.16b
    ushr v17.16b, v3.16b, #5
    mvn v17.16b, v17.16b
    ushr v0.16b, v3.16b, #2
    eor v7.16b, v18.16b, v20.16b
    ushr v21.16b, v3.16b, #6
    eor3 v10.16b, v2.16b, v19.16b, v7.16b
    eor3 v22.16b, v2.16b, v0.16b, v7.16b
    eor v11.16b, v2.16b, v20.16b
    eor3 v24.16b, v17.16b, v21.16b, v10.16b
    eor3 v9.16b, v2.16b, v17.16b, v22.16b
    eor3 v25.16b, v2.16b, v0.16b, v11.16b
    eor3 v0.16b, v0.16b, v17.16b, v24.16b
    eor3 v17.16b, v17.16b, v20.16b, v9.16b
    eor v23.16b, v10.16b, v9.16b
    eor3 v16.16b, v3.16b, v9.16b, v23.16b
    eor3 v12.16b, v18.16b, v24.16b, v16.16b
    eor3 v18.16b, v18.16b, v20.16b, v12.16b
    eor v20.16b, v22.16b, v12.16b
    str q5, [sp, #1936]
    orr v5.16b, v9.16b, v17.16b
    str q14, [sp, #1952]
    eor3 v14.16b, v2.16b, v25.16b, v20.16b
    str q6, [sp, #1984]
    bcax v6.16b, v5.16b, v2.16b, v14.16b
    eor v15.16b, v23.16b, v14.16b
    eor3 v21.16b, v21.16b, v10.16b, v6.16b
    and v29.16b, v25.16b, v24.16b
    bcax v21.16b, v21.16b, v15.16b, v18.16b
    eor3 v21.16b, v29.16b, v18.16b, v21.16b
    eor v19.16b, v19.16b, v21.16b
    mvn v21.16b, v12.16b
    bcax v21.16b, v29.16b, v3.16b, v21.16b
    eor3 v5.16b, v21.16b, v0.16b, v5.16b
    bcax v29.16b, v21.16b, v7.16b, v0.16b
    eor3 v6.16b, v21.16b, v29.16b, v6.16b
    orn v21.16b, v22.16b, v10.16b
    eor v21.16b, v29.16b, v21.16b
    bcax v6.16b, v6.16b, v23.16b, v11.16b
    bcax v5.16b, v5.16b, v16.16b, v20.16b
    bcax v29.16b, v19.16b, v21.16b, v6.16b
    str q4, [sp, #640]
    bcax v4.16b, v5.16b, v29.16b, v21.16b
    str q13, [sp, #560]
    bcax v13.16b, v29.16b, v19.16b, v4.16b
    bit v19.16b, v4.16b, v6.16b
    bsl v29.16b, v13.16b, v6.16b
    bit v5.16b, v13.16b, v21.16b
    bcax v4.16b, v21.16b, v5.16b, v4.16b
    and v6.16b, v11.16b, v5.16b
    orn v21.16b, v14.16b, v4.16b
    bcax v2.16b, v6.16b, v4.16b, v2.16b
    bcax v23.16b, v21.16b, v5.16b, v23.16b
    bcax v11.16b, v5.16b, v21.16b, v4.16b
    bcax v6.16b, v6.16b, v18.16b, v11.16b
    eor v18.16b, v5.16b, v29.16b
    bcax v9.16b, v23.16b, v18.16b, v9.16b
    mvn v13.16b, v29.16b
    bcax v10.16b, v23.16b, v10.16b, v13.16b
    eor v13.16b, v29.16b, v19.16b
    bcax v3.16b, v10.16b, v3.16b, v13.16b
    orr v20.16b, v20.16b, v19.16b
    bcax v16.16b, v10.16b, v16.16b, v19.16b
    eor3 v19.16b, v5.16b, v19.16b, v11.16b
    bcax v10.16b, v3.16b, v15.16b, v11.16b
    eor3 v3.16b, v23.16b, v3.16b, v9.16b
    bcax v3.16b, v3.16b, v19.16b, v24.16b
    eor3 v4.16b, v5.16b, v4.16b, v13.16b
    bcax v0.16b, v9.16b, v0.16b, v4.16b
    orn v4.16b, v4.16b, v7.16b
    bcax v5.16b, v4.16b, v18.16b, v17.16b
    eor v7.16b, v5.16b, v20.16b
    eor3 v2.16b, v2.16b, v10.16b, v5.16b
    bcax v5.16b, v7.16b, v29.16b, v22.16b
    eor v16.16b, v5.16b, v16.16b
    eor3 v17.16b, v21.16b, v10.16b, v16.16b
    eor3 v6.16b, v3.16b, v6.16b, v0.16b
    bcax v18.16b, v6.16b, v19.16b, v25.16b
    eor3 v6.16b, v7.16b, v0.16b, v6.16b
    eor3 v0.16b, v4.16b, v0.16b, v16.16b
    bcax v4.16b, v6.16b, v12.16b, v13.16b
    eor v3.16b, v2.16b, v3.16b
    ldr q6, [x8, #1696]
    tbl v7.16b, {v3.16b}, v6.16b
    ushr v19.2d, v3.2d, #39
    shl v7.2d, v7.2d, #25
    mvn v2.16b, v2.16b
    orr v7.16b, v19.16b, v7.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v20.16b, {v19.16b}, v6.16b
    ushr v19.2d, v19.2d, #39
    shl v20.2d, v20.2d, #25
    ldr q21, [x8, #1744]
    tbl v22.16b, {v2.16b}, v21.16b
    tbl v23.16b, {v3.16b}, v6.16b
    orr v19.16b, v19.16b, v20.16b
    mvn v18.16b, v18.16b
    ldr q20, [x8, #816]
    bit v22.16b, v19.16b, v20.16b
    tbl v19.16b, {v23.16b}, v6.16b
    ushr v23.2d, v23.2d, #7
    shl v19.2d, v19.2d, #57
    orr v19.16b, v23.16b, v19.16b
    tbl v23.16b, {v18.16b}, v6.16b
    tbl v24.16b, {v23.16b}, v6.16b
    tbl v25.16b, {v18.16b}, v6.16b
    ushr v23.2d, v23.2d, #3
    shl v24.2d, v24.2d, #61
    mvn v4.16b, v4.16b
    shl v25.2d, v25.2d, #29
    orr v23.16b, v23.16b, v24.16b
    ushr v24.2d, v18.2d, #35
    orr v24.16b, v24.16b, v25.16b
    tbl v25.16b, {v18.16b}, v6.16b
    tbl v29.16b, {v25.16b}, v6.16b
    ushr v25.2d, v25.2d, #35
    shl v29.2d, v29.2d, #29
    orr v25.16b, v25.16b, v29.16b
    tbl v29.16b, {v4.16b}, v6.16b
    tbl v9.16b, {v29.16b}, v6.16b
    ushr v29.2d, v29.2d, #38
    shl v9.2d, v9.2d, #26
    orr v29.16b, v29.16b, v9.16b
    eor3 v5.16b, v5.16b, v16.16b, v0.16b
    mvn v16.16b, v16.16b
    ldr q9, [x8, #1360]
    bit v22.16b, v29.16b, v9.16b
    tbl v29.16b, {v4.16b}, v6.16b
    shl v29.2d, v29.2d, #26
    ushr v10.2d, v4.2d, #38
    orr v29.16b, v10.16b, v29.16b
    tbl v10.16b, {v4.16b}, v6.16b
    tbl v11.16b, {v10.16b}, v6.16b
    ushr v10.2d, v10.2d, #6
    shl v11.2d, v11.2d, #58
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v16.16b}, v6.16b
    tbl v12.16b, {v11.16b}, v6.16b
    ushr v11.2d, v11.2d, #4
    shl v12.2d, v12.2d, #60
    orr v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v16.16b}, v6.16b
    tbl v13.16b, {v12.16b}, v6.16b
    ushr v12.2d, v12.2d, #36
    shl v13.2d, v13.2d, #28
    orr v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v16.16b}, v6.16b
    shl v13.2d, v13.2d, #28
    ushr v14.2d, v16.2d, #36
    orr v13.16b, v14.16b, v13.16b
    tbl v14.16b, {v5.16b}, v6.16b
    ldr q15, [x8, #1712]
    tbl v9.16b, {v2.16b}, v15.16b
    ushr v20.2d, v5.2d, #33
    shl v14.2d, v14.2d, #31
    mvn v17.16b, v17.16b
    ldr q21, [x8, #624]
    ldr q15, [sp, #1536]
    bsl v21.16b, v9.16b, v15.16b
    orr v20.16b, v20.16b, v14.16b
    tbl v14.16b, {v5.16b}, v6.16b
    tbl v15.16b, {v14.16b}, v6.16b
    ushr v14.2d, v14.2d, #1
    shl v15.2d, v15.2d, #63
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v5.16b}, v6.16b
    str q5, [sp, #576]
    tbl v5.16b, {v15.16b}, v6.16b
    ushr v15.2d, v15.2d, #33
    shl v5.2d, v5.2d, #31
    orr v5.16b, v15.16b, v5.16b
    ushr v15.2d, v0.2d, #34
    str q18, [sp, #608]
    tbl v18.16b, {v0.16b}, v6.16b
    shl v18.2d, v18.2d, #30
    orr v18.16b, v15.16b, v18.16b
    tbl v15.16b, {v0.16b}, v6.16b
    str q0, [sp, #624]
    tbl v0.16b, {v0.16b}, v6.16b
    str q16, [sp, #928]
    ushr v16.2d, v0.2d, #2
    tbl v0.16b, {v0.16b}, v6.16b
    shl v0.2d, v0.2d, #62
    orr v0.16b, v16.16b, v0.16b
    tbl v16.16b, {v15.16b}, v6.16b
    shl v16.2d, v16.2d, #30
    ushr v15.2d, v15.2d, #34
    orr v16.16b, v15.16b, v16.16b
    tbl v15.16b, {v17.16b}, v6.16b
    str q4, [sp, #944]
    tbl v4.16b, {v15.16b}, v6.16b
    ushr v15.2d, v15.2d, #5
    shl v4.2d, v4.2d, #59
    orr v4.16b, v15.16b, v4.16b
    tbl v15.16b, {v17.16b}, v6.16b
    str q3, [sp, #960]
    ushr v3.2d, v15.2d, #37
    tbl v15.16b, {v15.16b}, v6.16b
    shl v15.2d, v15.2d, #27
    orr v3.16b, v3.16b, v15.16b
    ldr q15, [x8, #832]
    bit v22.16b, v3.16b, v15.16b
    ldr q3, [x8, #1616]
    bit v22.16b, v12.16b, v3.16b
    ldr q12, [x8, #1136]
    bit v22.16b, v25.16b, v12.16b
    ldr q25, [x8, #528]
    bit v22.16b, v16.16b, v25.16b
    ldr q16, [x8, #1392]
    bit v22.16b, v5.16b, v16.16b
    ldr q5, [x8, #672]
    bit v21.16b, v19.16b, v5.16b
    ldr q16, [x8, #1584]
    bit v22.16b, v9.16b, v16.16b
    ldr q9, [x8, #720]
    bit v21.16b, v10.16b, v9.16b
    ldr q16, [x8, #512]
    bit v22.16b, v19.16b, v16.16b
    ldr q19, [x8, #1376]
    bit v21.16b, v4.16b, v19.16b
    ldr q19, [x8, #704]
    bit v22.16b, v10.16b, v19.16b
    ldr q10, [x8, #400]
    bit v21.16b, v11.16b, v10.16b
    ldr q10, [x8, #1248]
    bit v22.16b, v4.16b, v10.16b
    ldr q4, [x8, #656]
    bit v21.16b, v23.16b, v4.16b
    ldr q4, [x8, #1344]
    bit v22.16b, v11.16b, v4.16b
    ldr q11, [x8, #688]
    bit v21.16b, v0.16b, v11.16b
    ldr q11, [x8, #1552]
    bit v22.16b, v23.16b, v11.16b
    ldr q23, [x8, #1728]
    tbl v11.16b, {v2.16b}, v23.16b
    ldr q4, [x8, #1312]
    bit v21.16b, v14.16b, v4.16b
    ldr q4, [x8, #1456]
    bit v22.16b, v0.16b, v4.16b
    ldr q0, [x8, #1408]
    bit v21.16b, v11.16b, v0.16b
    ldr q4, [x8, #480]
    bit v22.16b, v14.16b, v4.16b
    tbl v14.16b, {v17.16b}, v6.16b
    ushr v4.2d, v17.2d, #37
    shl v14.2d, v14.2d, #27
    ldr q10, [x8, #1120]
    bit v21.16b, v7.16b, v10.16b
    orr v4.16b, v4.16b, v14.16b
    ldr q14, [x8, #544]
    bit v21.16b, v29.16b, v14.16b
    ldr q19, [x8, #1632]
    bit v21.16b, v4.16b, v19.16b
    ldr q16, [x8, #1520]
    bit v21.16b, v13.16b, v16.16b
    ldr q25, [x8, #448]
    bit v21.16b, v24.16b, v25.16b
    ldr q12, [x8, #1264]
    bit v21.16b, v18.16b, v12.16b
    ldr q3, [x8, #976]
    bit v21.16b, v20.16b, v3.16b
    ldr q15, [x8, #752]
    bit v21.16b, v1.16b, v15.16b
    ldr q23, [x8, #1104]
    ldr q9, [sp, #1040]
    bit v21.16b, v9.16b, v23.16b
    ldr q5, [x8, #416]
    ldr q6, [sp, #528]
    bit v21.16b, v6.16b, v5.16b
    ldr q3, [x8, #896]
    ldr q12, [sp, #160]
    bit v21.16b, v12.16b, v3.16b
    ldr q25, [x8, #1216]
    ldr q16, [sp, #512]
    bit v21.16b, v16.16b, v25.16b
    ldr q16, [x8, #992]
    ldr q19, [sp, #496]
    bit v21.16b, v19.16b, v16.16b
    ldr q19, [x8, #1536]
    ldr q12, [sp, #480]
    bit v21.16b, v12.16b, v19.16b
    ldr q12, [x8, #864]
    ldr q14, [sp, #800]
    bit v21.16b, v14.16b, v12.16b
    ldr q14, [x8, #1024]
    bit v21.16b, v28.16b, v14.16b
    ldr q28, [x8, #384]
    bit v21.16b, v27.16b, v28.16b
    ldr q27, [x8, #640]
    bit v21.16b, v26.16b, v27.16b
    ldr q26, [x8, #560]
    bit v21.16b, v30.16b, v26.16b
    ldr q30, [x8, #576]
    bit v21.16b, v31.16b, v30.16b
    ldr q31, [x8, #320]
    bit v21.16b, v8.16b, v31.16b
    ldr q8, [x8, #1472]
    ldr q6, [sp, #560]
    bit v21.16b, v6.16b, v8.16b
    ushr v6.2d, v2.2d, #8
    ldr q10, [x8, #1232]
    ldr q9, [sp, #640]
    bit v21.16b, v9.16b, v10.16b
    ldr q9, [sp, #960]
    ushr v0.2d, v9.2d, #7
    ldr q10, [x8, #944]
    bit v21.16b, v6.16b, v10.16b
    ldr q10, [sp, #944]
    str q1, [sp, #640]
    ushr v1.2d, v10.2d, #6
    ldr q8, [x8, #1152]
    bit v21.16b, v0.16b, v8.16b
    ldr q8, [x8, #800]
    bit v21.16b, v1.16b, v8.16b
    ushr v8.2d, v17.2d, #5
    ldr q31, [sp, #928]
    ushr v30.2d, v31.2d, #4
    ldr q26, [x8, #912]
    bit v21.16b, v8.16b, v26.16b
    ldr q26, [sp, #608]
    ushr v27.2d, v26.2d, #3
    ldr q28, [x8, #1296]
    bit v21.16b, v30.16b, v28.16b
    ldr q28, [sp, #624]
    ushr v14.2d, v28.2d, #2
    ldr q28, [sp, #1008]
    bsl v15.16b, v11.16b, v28.16b
    ldr q28, [x8, #848]
    bit v21.16b, v27.16b, v28.16b
    ldr q28, [sp, #576]
    str q11, [sp, #560]
    ushr v11.2d, v28.2d, #1
    bit v15.16b, v7.16b, v23.16b
    ldr q23, [x8, #1504]
    bit v21.16b, v14.16b, v23.16b
    shl v2.4s, v2.4s, #24
    bit v15.16b, v29.16b, v5.16b
    ldr q23, [x8, #1040]
    bit v21.16b, v11.16b, v23.16b
    shl v9.4s, v9.4s, #25
    bit v15.16b, v4.16b, v3.16b
    ldr q23, [x8, #352]
    bit v21.16b, v2.16b, v23.16b
    shl v2.4s, v10.4s, #26
    bit v15.16b, v13.16b, v25.16b
    ldr q10, [x8, #960]
    bit v21.16b, v9.16b, v10.16b
    shl v17.4s, v17.4s, #27
    bit v15.16b, v24.16b, v16.16b
    ldr q9, [x8, #1488]
    bit v21.16b, v2.16b, v9.16b
    shl v2.4s, v31.4s, #28
    bit v15.16b, v18.16b, v19.16b
    ldr q31, [x8, #608]
    bit v21.16b, v17.16b, v31.16b
    shl v17.4s, v26.4s, #29
    bit v15.16b, v20.16b, v12.16b
    ldr q26, [x8, #1168]
    bit v21.16b, v2.16b, v26.16b
    ldr q2, [sp, #624]
    shl v2.4s, v2.4s, #30
    ldr q26, [x8, #1024]
    bit v15.16b, v6.16b, v26.16b
    ldr q31, [x8, #1424]
    bit v21.16b, v17.16b, v31.16b
    shl v17.4s, v28.4s, #31
    ldr q28, [x8, #384]
    bit v15.16b, v0.16b, v28.16b
    ldr q31, [x8, #768]
    bit v21.16b, v2.16b, v31.16b
    ldr q2, [x8, #640]
    bit v15.16b, v1.16b, v2.16b
    ldr q31, [x8, #928]
    bit v21.16b, v17.16b, v31.16b
    ldr q17, [sp, #1440]
    ldr q31, [sp, #1984]
    eor3 v17.16b, v17.16b, v31.16b, v21.16b
    ldr q21, [x8, #560]
    bit v15.16b, v8.16b, v21.16b
    ldr q31, [x8, #576]
    bit v15.16b, v30.16b, v31.16b
    ldr q9, [x8, #320]
    bit v15.16b, v27.16b, v9.16b
    ldr q10, [x8, #1472]
    bit v15.16b, v14.16b, v10.16b
    ldr q23, [x8, #1232]
    bit v15.16b, v11.16b, v23.16b
    ldr q23, [sp, #1952]
    eor3 v17.16b, v17.16b, v15.16b, v23.16b
    ldr q15, [x8, #2192]
    eor3 v17.16b, v17.16b, v22.16b, v15.16b
    ext v15.16b, v17.16b, v17.16b, #12
    ext v23.16b, v17.16b, v17.16b, #8
    str q22, [sp, #1984]
    ldr q22, [x8, #496]
    bif v15.16b, v17.16b, v22.16b
    ldr q22, [x8, #2048]
    bit v15.16b, v23.16b, v22.16b
    ext v23.16b, v17.16b, v17.16b, #4
    ldr q22, [x8, #2128]
    bit v15.16b, v23.16b, v22.16b
    shl v23.16b, v15.16b, #1
    movi v22.16b, #85
    bit v23.16b, v15.16b, v22.16b
    ldr q10, [sp, #1936]
    sri v10.16b, v10.16b, #4
    shl v9.16b, v23.16b, #2
    movi v31.16b, #51
    bit v9.16b, v23.16b, v31.16b
    mvn v10.16b, v10.16b
    mov v21.16b, v9.16b
    sli v21.16b, v9.16b, #4
    str q10, [x0, #752]
    // round 9 (aes.dsl:47)
    mvn v21.16b, v21.16b
    str q21, [x0, #768]
    ushr v21.16b, v15.16b, #1
    bit v15.16b, v21.16b, v22.16b
    shl v21.16b, v15.16b, #2
    bit v21.16b, v15.16b, v31.16b
    mov v10.16b, v21.16b
    sli v10.16b, v21.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #784]
    ushr v10.16b, v23.16b, #2
    bit v23.16b, v10.16b, v31.16b
    mov v10.16b, v23.16b
    sli v10.16b, v23.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #800]
    ushr v10.16b, v15.16b, #2
    bit v15.16b, v10.16b, v31.16b
    mov v10.16b, v15.16b
    sli v10.16b, v15.16b, #4
    mvn v10.16b, v10.16b
    str q10, [x0, #816]
    sri v9.16b, v9.16b, #4
    str q9, [x0, #832]
    sri v21.16b, v21.16b, #4
    str q21, [x0, #848]
    sri v23.16b, v23.16b, #4
    mvn v21.16b, v23.16b
    str q21, [x0, #864]
    ldr q21, [x8, #1408]
    ldr q23, [sp, #640]
    ldr q9, [sp, #1296]
    bit v9.16b, v23.16b, v21.16b
    ldr q23, [x8, #1120]
    ldr q10, [sp, #1040]
    bit v9.16b, v10.16b, v23.16b
    ldr q10, [x8, #544]
    ldr q31, [sp, #528]
    bit v9.16b, v31.16b, v10.16b
    ldr q31, [x8, #1632]
    ldr q22, [sp, #160]
    bit v9.16b, v22.16b, v31.16b
    ldr q22, [x8, #1520]
    ldr q31, [sp, #512]
    bit v9.16b, v31.16b, v22.16b
    ldr q31, [x8, #448]
    ldr q22, [sp, #496]
    bit v9.16b, v22.16b, v31.16b
    ldr q22, [x8, #1264]
    ldr q31, [sp, #480]
    bit v9.16b, v31.16b, v22.16b
    ldr q31, [x8, #976]
    ldr q22, [sp, #800]
    bit v9.16b, v22.16b, v31.16b
    ldr q22, [x8, #752]
    ldr q31, [sp, #1344]
    bit v9.16b, v31.16b, v22.16b
    ldr q31, [x8, #1104]
    ldr q10, [sp, #1312]
    bit v9.16b, v10.16b, v31.16b
    ldr q10, [sp, #1488]
    bit v9.16b, v10.16b, v5.16b
    ldr q10, [sp, #256]
    bit v9.16b, v10.16b, v3.16b
    ldr q10, [sp, #1472]
    bit v9.16b, v10.16b, v25.16b
    ldr q10, [sp, #1456]
    bit v9.16b, v10.16b, v16.16b
    ldr q10, [sp, #1424]
    bit v9.16b, v10.16b, v19.16b
    ldr q10, [sp, #336]
    bit v9.16b, v10.16b, v12.16b
    ldr q10, [sp, #352]
    bit v9.16b, v10.16b, v26.16b
    ldr q10, [sp, #144]
    bit v9.16b, v10.16b, v28.16b
    ldr q10, [sp, #96]
    bit v9.16b, v10.16b, v2.16b
    ldr q10, [x8, #560]
    ldr q23, [sp, #176]
    bit v9.16b, v23.16b, v10.16b
    ldr q23, [x8, #576]
    ldr q21, [sp, #368]
    bit v9.16b, v21.16b, v23.16b
    ldr q21, [x8, #320]
    str q15, [sp, #368]
    ldr q15, [sp, #416]
    bit v9.16b, v15.16b, v21.16b
    ldr q15, [x8, #1472]
    ldr q21, [sp, #400]
    bit v9.16b, v21.16b, v15.16b
    ldr q21, [x8, #1232]
    ldr q15, [sp, #384]
    bit v9.16b, v15.16b, v21.16b
    ldr q15, [sp, #560]
    str q9, [sp, #384]
    ldr q9, [sp, #1536]
    bit v9.16b, v15.16b, v22.16b
    bit v9.16b, v7.16b, v31.16b
    bit v9.16b, v29.16b, v5.16b
    bit v9.16b, v4.16b, v3.16b
    bit v9.16b, v13.16b, v25.16b
    bit v9.16b, v24.16b, v16.16b
    bit v9.16b, v18.16b, v19.16b
    bit v9.16b, v20.16b, v12.16b
    bit v9.16b, v6.16b, v26.16b
    bit v9.16b, v0.16b, v28.16b
    bit v9.16b, v1.16b, v2.16b
    bit v9.16b, v8.16b, v10.16b
    bit v9.16b, v30.16b, v23.16b
    ldr q0, [x8, #320]
    bit v9.16b, v27.16b, v0.16b
    ldr q1, [x8, #1472]
    bit v9.16b, v14.16b, v1.16b
    bit v9.16b, v11.16b, v21.16b
    ushr v4.16b, v17.16b, #3
    mvn v4.16b, v4.16b
    ushr v6.16b, v17.16b, #7
    mvn v6.16b, v6.16b
    ushr v7.16b, v17.16b, #4
    mvn v7.16b, v7.16b
    ushr v18.16b, v17.16b, #1
    mvn v18.16b, v18.16b
    ushr v20.16b, v17.16b, #2
    ushr v24.16b, v17.16b, #5
    eor v27.16b, v7.16b, v6.16b
    mvn v24.16b, v24.16b
    eor3 v29.16b, v18.16b, v20.16b, v27.16b
    eor3 v30.16b, v18.16b, v4.16b, v27.16b
    eor3 v8.16b, v18.16b, v24.16b, v29.16b
    ushr v11.16b, v17.16b, #6
    eor v13.16b, v30.16b, v8.16b
    eor v14.16b, v18.16b, v6.16b
    eor3 v15.16b, v24.16b, v11.16b, v30.16b
    eor3 v21.16b, v17.16b, v8.16b, v13.16b
    eor3 v1.16b, v18.16b, v20.16b, v14.16b
    eor3 v0.16b, v24.16b, v6.16b, v8.16b
    eor3 v20.16b, v20.16b, v24.16b, v15.16b
    eor3 v24.16b, v7.16b, v15.16b, v21.16b
    eor3 v6.16b, v7.16b, v6.16b, v24.16b
    eor v7.16b, v29.16b, v24.16b
    orr v23.16b, v8.16b, v0.16b
    eor3 v10.16b, v18.16b, v1.16b, v7.16b
    bcax v2.16b, v23.16b, v18.16b, v10.16b
    eor3 v11.16b, v11.16b, v30.16b, v2.16b
    eor v28.16b, v13.16b, v10.16b
    bcax v11.16b, v11.16b, v28.16b, v6.16b
    and v26.16b, v1.16b, v15.16b
    mvn v12.16b, v24.16b
    eor3 v11.16b, v26.16b, v6.16b, v11.16b
    eor v4.16b, v4.16b, v11.16b
    bcax v26.16b, v26.16b, v17.16b, v12.16b
    bcax v11.16b, v26.16b, v27.16b, v20.16b
    orn v12.16b, v29.16b, v30.16b
    eor3 v2.16b, v26.16b, v11.16b, v2.16b
    eor3 v23.16b, v26.16b, v20.16b, v23.16b
    eor v26.16b, v11.16b, v12.16b
    bcax v2.16b, v2.16b, v13.16b, v14.16b
    bcax v23.16b, v23.16b, v21.16b, v7.16b
    bcax v11.16b, v4.16b, v26.16b, v2.16b
    bcax v12.16b, v23.16b, v11.16b, v26.16b
    bcax v19.16b, v11.16b, v4.16b, v12.16b
    bit v4.16b, v12.16b, v2.16b
    bsl v11.16b, v19.16b, v2.16b
    bit v23.16b, v19.16b, v26.16b
    bcax v2.16b, v26.16b, v23.16b, v12.16b
    and v19.16b, v14.16b, v23.16b
    orn v26.16b, v10.16b, v2.16b
    bcax v18.16b, v19.16b, v2.16b, v18.16b
    bcax v10.16b, v26.16b, v23.16b, v13.16b
    bcax v12.16b, v23.16b, v26.16b, v2.16b
    bcax v6.16b, v19.16b, v6.16b, v12.16b
    eor v19.16b, v23.16b, v11.16b
    bcax v8.16b, v10.16b, v19.16b, v8.16b
    mvn v13.16b, v11.16b
    bcax v30.16b, v10.16b, v30.16b, v13.16b
    eor v13.16b, v11.16b, v4.16b
    bcax v17.16b, v30.16b, v17.16b, v13.16b
    orr v7.16b, v7.16b, v4.16b
    bcax v21.16b, v30.16b, v21.16b, v4.16b
    eor3 v4.16b, v23.16b, v4.16b, v12.16b
    bcax v28.16b, v17.16b, v28.16b, v12.16b
    eor3 v17.16b, v10.16b, v17.16b, v8.16b
    bcax v17.16b, v17.16b, v4.16b, v15.16b
    eor3 v2.16b, v23.16b, v2.16b, v13.16b
    bcax v20.16b, v8.16b, v20.16b, v2.16b
    orn v2.16b, v2.16b, v27.16b
    bcax v0.16b, v2.16b, v19.16b, v0.16b
    eor v7.16b, v0.16b, v7.16b
    eor3 v0.16b, v18.16b, v28.16b, v0.16b
    bcax v18.16b, v7.16b, v11.16b, v29.16b
    eor v19.16b, v18.16b, v21.16b
    eor3 v21.16b, v26.16b, v28.16b, v19.16b
    eor3 v6.16b, v17.16b, v6.16b, v20.16b
    bcax v1.16b, v6.16b, v4.16b, v1.16b
    eor3 v4.16b, v7.16b, v20.16b, v6.16b
    eor3 v2.16b, v2.16b, v20.16b, v19.16b
    bcax v4.16b, v4.16b, v24.16b, v13.16b
    eor v6.16b, v0.16b, v17.16b
    mvn v0.16b, v0.16b
    ushr v7.2d, v0.2d, #8
    ldr q17, [x8, #944]
    ldr q20, [sp, #384]
    bsl v17.16b, v7.16b, v20.16b
    ldr q20, [x8, #1712]
    tbl v20.16b, {v0.16b}, v20.16b
    ldr q23, [x8, #624]
    ldr q24, [sp, #1504]
    bsl v23.16b, v20.16b, v24.16b
    ushr v24.2d, v6.2d, #7
    ldr q26, [x8, #1152]
    bsl v26.16b, v24.16b, v17.16b
    ldr q17, [x8, #1696]
    tbl v27.16b, {v6.16b}, v17.16b
    tbl v28.16b, {v27.16b}, v17.16b
    ushr v27.2d, v27.2d, #39
    shl v28.2d, v28.2d, #25
    ldr q29, [x8, #1744]
    tbl v29.16b, {v0.16b}, v29.16b
    orr v27.16b, v27.16b, v28.16b
    ldr q28, [x8, #816]
    bsl v28.16b, v27.16b, v29.16b
    tbl v27.16b, {v6.16b}, v17.16b
    tbl v29.16b, {v27.16b}, v17.16b
    ushr v27.2d, v27.2d, #7
    shl v29.2d, v29.2d, #57
    orr v27.16b, v27.16b, v29.16b
    mvn v1.16b, v1.16b
    ldr q29, [x8, #672]
    bsl v29.16b, v27.16b, v23.16b
    tbl v23.16b, {v6.16b}, v17.16b
    shl v23.2d, v23.2d, #25
    ushr v30.2d, v6.2d, #39
    orr v23.16b, v30.16b, v23.16b
    tbl v30.16b, {v1.16b}, v17.16b
    tbl v8.16b, {v30.16b}, v17.16b
    tbl v10.16b, {v1.16b}, v17.16b
    ushr v30.2d, v30.2d, #35
    shl v8.2d, v8.2d, #29
    mvn v4.16b, v4.16b
    shl v10.2d, v10.2d, #29
    orr v30.16b, v30.16b, v8.16b
    ushr v8.2d, v1.2d, #35
    orr v8.16b, v8.16b, v10.16b
    tbl v10.16b, {v1.16b}, v17.16b
    tbl v11.16b, {v10.16b}, v17.16b
    ushr v10.2d, v10.2d, #3
    shl v11.2d, v11.2d, #61
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v4.16b}, v17.16b
    ushr v12.2d, v4.2d, #38
    shl v11.2d, v11.2d, #26
    orr v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v4.16b}, v17.16b
    tbl v13.16b, {v12.16b}, v17.16b
    ushr v12.2d, v12.2d, #6
    shl v13.2d, v13.2d, #58
    orr v12.16b, v12.16b, v13.16b
    ldr q13, [x8, #720]
    bsl v13.16b, v12.16b, v29.16b
    ushr v29.2d, v4.2d, #6
    ldr q14, [x8, #800]
    bsl v14.16b, v29.16b, v26.16b
    tbl v26.16b, {v4.16b}, v17.16b
    tbl v15.16b, {v26.16b}, v17.16b
    ushr v26.2d, v26.2d, #38
    shl v15.2d, v15.2d, #26
    eor3 v18.16b, v18.16b, v19.16b, v2.16b
    mvn v19.16b, v19.16b
    orr v26.16b, v26.16b, v15.16b
    ldr q15, [x8, #1360]
    bsl v15.16b, v26.16b, v28.16b
    tbl v26.16b, {v19.16b}, v17.16b
    tbl v28.16b, {v26.16b}, v17.16b
    ushr v26.2d, v26.2d, #4
    shl v28.2d, v28.2d, #60
    orr v26.16b, v26.16b, v28.16b
    tbl v28.16b, {v19.16b}, v17.16b
    str q9, [sp, #1504]
    ushr v9.2d, v19.2d, #36
    tbl v16.16b, {v19.16b}, v17.16b
    shl v28.2d, v28.2d, #28
    orr v28.16b, v9.16b, v28.16b
    tbl v9.16b, {v16.16b}, v17.16b
    ushr v16.2d, v16.2d, #36
    shl v9.2d, v9.2d, #28
    mvn v21.16b, v21.16b
    ldr q25, [x8, #1728]
    tbl v25.16b, {v0.16b}, v25.16b
    shl v0.4s, v0.4s, #24
    orr v16.16b, v16.16b, v9.16b
    tbl v9.16b, {v18.16b}, v17.16b
    tbl v3.16b, {v9.16b}, v17.16b
    tbl v5.16b, {v18.16b}, v17.16b
    ushr v9.2d, v9.2d, #33
    shl v3.2d, v3.2d, #31
    shl v6.4s, v6.4s, #25
    ushr v31.2d, v19.2d, #4
    ushr v22.2d, v18.2d, #1
    shl v5.2d, v5.2d, #31
    orr v3.16b, v9.16b, v3.16b
    ushr v9.2d, v18.2d, #33
    str q1, [sp, #384]
    ushr v1.2d, v1.2d, #3
    orr v5.16b, v9.16b, v5.16b
    tbl v9.16b, {v18.16b}, v17.16b
    str q18, [sp, #1536]
    tbl v18.16b, {v9.16b}, v17.16b
    ushr v9.2d, v9.2d, #1
    shl v18.2d, v18.2d, #63
    shl v4.4s, v4.4s, #26
    orr v18.16b, v9.16b, v18.16b
    ushr v9.2d, v2.2d, #2
    str q19, [sp, #560]
    ushr v19.2d, v2.2d, #34
    str q29, [sp, #400]
    tbl v29.16b, {v2.16b}, v17.16b
    shl v29.2d, v29.2d, #30
    orr v19.16b, v19.16b, v29.16b
    tbl v29.16b, {v2.16b}, v17.16b
    str q2, [sp, #416]
    tbl v2.16b, {v2.16b}, v17.16b
    str q24, [sp, #176]
    ushr v24.2d, v2.2d, #2
    tbl v2.16b, {v2.16b}, v17.16b
    shl v2.2d, v2.2d, #62
    orr v2.16b, v24.16b, v2.16b
    tbl v24.16b, {v29.16b}, v17.16b
    shl v24.2d, v24.2d, #30
    ushr v29.2d, v29.2d, #34
    orr v24.16b, v29.16b, v24.16b
    ushr v29.2d, v21.2d, #5
    str q7, [sp, #96]
    ldr q7, [x8, #912]
    bsl v7.16b, v29.16b, v14.16b
    ldr q14, [x8, #1296]
    bsl v14.16b, v31.16b, v7.16b
    ldr q7, [x8, #848]
    bsl v7.16b, v1.16b, v14.16b
    ldr q14, [x8, #1504]
    bsl v14.16b, v9.16b, v7.16b
    ldr q7, [x8, #1040]
    bsl v7.16b, v22.16b, v14.16b
    ldr q14, [x8, #352]
    bsl v14.16b, v0.16b, v7.16b
    ldr q0, [x8, #960]
    bsl v0.16b, v6.16b, v14.16b
    ldr q6, [x8, #1488]
    bsl v6.16b, v4.16b, v0.16b
    tbl v0.16b, {v21.16b}, v17.16b
    tbl v4.16b, {v0.16b}, v17.16b
    ushr v0.2d, v0.2d, #37
    shl v4.2d, v4.2d, #27
    orr v0.16b, v0.16b, v4.16b
    ldr q4, [x8, #832]
    bsl v4.16b, v0.16b, v15.16b
    ldr q0, [x8, #1616]
    bsl v0.16b, v16.16b, v4.16b
    ldr q4, [x8, #1136]
    bsl v4.16b, v30.16b, v0.16b
    ldr q0, [x8, #528]
    bsl v0.16b, v24.16b, v4.16b
    ldr q4, [x8, #1392]
    bsl v4.16b, v3.16b, v0.16b
    ldr q0, [x8, #1584]
    bsl v0.16b, v20.16b, v4.16b
    ldr q3, [x8, #512]
    bsl v3.16b, v27.16b, v0.16b
    ldr q0, [x8, #704]
    bsl v0.16b, v12.16b, v3.16b
    tbl v3.16b, {v21.16b}, v17.16b
    tbl v4.16b, {v3.16b}, v17.16b
    ushr v3.2d, v3.2d, #5
    shl v4.2d, v4.2d, #59
    orr v3.16b, v3.16b, v4.16b
    ldr q4, [x8, #1376]
    bsl v4.16b, v3.16b, v13.16b
    ldr q7, [x8, #1248]
    bsl v7.16b, v3.16b, v0.16b
    ldr q0, [x8, #1344]
    bsl v0.16b, v26.16b, v7.16b
    ldr q3, [x8, #400]
    bsl v3.16b, v26.16b, v4.16b
    ldr q4, [x8, #656]
    bsl v4.16b, v10.16b, v3.16b
    ldr q3, [x8, #1552]
    bsl v3.16b, v10.16b, v0.16b
    ldr q0, [x8, #1456]
    bsl v0.16b, v2.16b, v3.16b
    ldr q3, [x8, #688]
    bsl v3.16b, v2.16b, v4.16b
    ldr q2, [x8, #1312]
    bsl v2.16b, v18.16b, v3.16b
    ldr q3, [x8, #752]
    ldr q4, [sp, #1008]
    bit v4.16b, v25.16b, v3.16b
    ldr q7, [x8, #1408]
    bsl v7.16b, v25.16b, v2.16b
    ldr q2, [x8, #1104]
    bit v4.16b, v23.16b, v2.16b
    ldr q16, [x8, #1120]
    bsl v16.16b, v23.16b, v7.16b
    ldr q7, [x8, #416]
    bit v4.16b, v11.16b, v7.16b
    ldr q20, [x8, #544]
    bsl v20.16b, v11.16b, v16.16b
    ldr q16, [x8, #480]
    bsl v16.16b, v18.16b, v0.16b
    tbl v0.16b, {v21.16b}, v17.16b
    shl v0.2d, v0.2d, #27
    ushr v17.2d, v21.2d, #37
    orr v0.16b, v17.16b, v0.16b
    ldr q17, [x8, #1632]
    bsl v17.16b, v0.16b, v20.16b
    ldr q18, [x8, #1520]
    bsl v18.16b, v28.16b, v17.16b
    ldr q17, [x8, #448]
    bsl v17.16b, v8.16b, v18.16b
    ldr q18, [x8, #1264]
    bsl v18.16b, v19.16b, v17.16b
    ldr q17, [x8, #976]
    bsl v17.16b, v5.16b, v18.16b
    ldr q18, [sp, #1584]
    bsl v3.16b, v18.16b, v17.16b
    ldr q17, [sp, #1168]
    bsl v2.16b, v17.16b, v3.16b
    ldr q3, [sp, #976]
    bsl v7.16b, v3.16b, v2.16b
    ldr q2, [x8, #896]
    ldr q3, [sp, #656]
    bit v7.16b, v3.16b, v2.16b
    bsl v2.16b, v0.16b, v4.16b
    ldr q0, [x8, #1216]
    bit v2.16b, v28.16b, v0.16b
    ldr q3, [sp, #672]
    bsl v0.16b, v3.16b, v7.16b
    ldr q3, [x8, #992]
    ldr q4, [sp, #1920]
    bit v0.16b, v4.16b, v3.16b
    bsl v3.16b, v8.16b, v2.16b
    ldr q2, [x8, #1536]
    bit v3.16b, v19.16b, v2.16b
    ldr q4, [sp, #1968]
    bsl v2.16b, v4.16b, v0.16b
    ldr q0, [x8, #864]
    ldr q4, [sp, #1904]
    bit v2.16b, v4.16b, v0.16b
    bsl v0.16b, v5.16b, v3.16b
    ldr q3, [x8, #1024]
    ldr q4, [sp, #96]
    bit v0.16b, v4.16b, v3.16b
    ldr q4, [sp, #1888]
    bsl v3.16b, v4.16b, v2.16b
    ldr q2, [x8, #384]
    ldr q4, [sp, #1872]
    bit v3.16b, v4.16b, v2.16b
    ldr q4, [sp, #176]
    bsl v2.16b, v4.16b, v0.16b
    ldr q0, [x8, #640]
    ldr q4, [sp, #400]
    bit v2.16b, v4.16b, v0.16b
    ldr q4, [sp, #704]
    bsl v0.16b, v4.16b, v3.16b
    shl v3.4s, v21.4s, #27
    ldr q4, [sp, #560]
    shl v4.4s, v4.4s, #28
    ldr q5, [x8, #608]
    bsl v5.16b, v3.16b, v6.16b
    ldr q3, [x8, #2208]
    ldr q6, [x8, #2224]
    ldr q7, [sp, #544]
    ext v17.16b, v7.16b, v7.16b, #3
    ldr q18, [x8, #1168]
    bsl v18.16b, v4.16b, v5.16b
    ext v4.16b, v7.16b, v7.16b, #11
    ldr q5, [x8, #496]
    bit v17.16b, v4.16b, v5.16b
    ext v4.16b, v7.16b, v7.16b, #7
    ldr q7, [x8, #2048]
    bit v17.16b, v4.16b, v7.16b
    shl v4.16b, v17.16b, #1
    movi v19.16b, #85
    bit v4.16b, v17.16b, v19.16b
    shl v20.16b, v4.16b, #2
    movi v21.16b, #51
    bit v20.16b, v4.16b, v21.16b
    mov v23.16b, v20.16b
    sli v23.16b, v20.16b, #4
    // round 1 (aes.dsl:47)
    mvn v23.16b, v23.16b
    str q23, [x0, #1024]
    ushr v23.16b, v17.16b, #1
    bit v17.16b, v23.16b, v19.16b
    shl v23.16b, v17.16b, #2
    bit v23.16b, v17.16b, v21.16b
    ldr q24, [x8, #560]
    ldr q25, [sp, #1408]
    bit v0.16b, v25.16b, v24.16b
    mov v25.16b, v23.16b
    sli v25.16b, v23.16b, #4
    mvn v25.16b, v25.16b
    str q25, [x0, #1040]
    ushr v25.16b, v4.16b, #2
    bit v4.16b, v25.16b, v21.16b
    mov v25.16b, v4.16b
    sli v25.16b, v4.16b, #4
    mvn v25.16b, v25.16b
    str q25, [x0, #1056]
    ushr v25.16b, v17.16b, #2
    bit v17.16b, v25.16b, v21.16b
    mov v25.16b, v17.16b
    sli v25.16b, v17.16b, #4
    mvn v25.16b, v25.16b
    str q25, [x0, #1072]
    sri v20.16b, v20.16b, #4
    str q20, [x0, #1088]
    sri v23.16b, v23.16b, #4
    str q23, [x0, #1104]
    sri v4.16b, v4.16b, #4
    mvn v4.16b, v4.16b
    str q4, [x0, #1120]
    sri v17.16b, v17.16b, #4
    mvn v4.16b, v17.16b
    str q4, [x0, #1136]
    ldr q4, [sp, #304]
    ext v17.16b, v4.16b, v4.16b, #14
    ext v20.16b, v4.16b, v4.16b, #6
    bsl v5.16b, v17.16b, v20.16b
    ext v17.16b, v4.16b, v4.16b, #2
    bsl v7.16b, v17.16b, v5.16b
    ext v4.16b, v4.16b, v4.16b, #10
    ldr q5, [x8, #2128]
    bsl v5.16b, v4.16b, v7.16b
    shl v4.16b, v5.16b, #1
    bit v4.16b, v5.16b, v19.16b
    shl v7.16b, v4.16b, #2
    bit v7.16b, v4.16b, v21.16b
    mov v17.16b, v7.16b
    sli v17.16b, v7.16b, #4
    // round 2 (aes.dsl:47)
    mvn v20.16b, v17.16b
    str q20, [x0, #1152]
    ushr v20.16b, v5.16b, #1
    bit v5.16b, v20.16b, v19.16b
    shl v20.16b, v5.16b, #2
    bit v20.16b, v5.16b, v21.16b
    mov v23.16b, v20.16b
    sli v23.16b, v20.16b, #4
    str q23, [x0, #1168]
    ushr v23.16b, v4.16b, #2
    bit v4.16b, v23.16b, v21.16b
    mov v23.16b, v4.16b
    sli v23.16b, v4.16b, #4
    mvn v25.16b, v23.16b
    str q25, [x0, #1184]
    ushr v25.16b, v5.16b, #2
    bit v5.16b, v25.16b, v21.16b
    mov v25.16b, v5.16b
    sli v25.16b, v5.16b, #4
    mvn v26.16b, v25.16b
    str q26, [x0, #1200]
    sri v7.16b, v7.16b, #4
    mvn v26.16b, v7.16b
    str q26, [x0, #1216]
    sri v20.16b, v20.16b, #4
    mvn v26.16b, v20.16b
    str q26, [x0, #1232]
    sri v4.16b, v4.16b, #4
    str q4, [x0, #1248]
    sri v5.16b, v5.16b, #4
    str q5, [x0, #1264]
    str q17, [x0, #1280]
    str q23, [x0, #1296]
    str q25, [x0, #1312]
    str q7, [x0, #1328]
    str q20, [x0, #1344]
    ldr q4, [sp, #64]
    ldr q5, [x1, #0]
    bif v4.16b, v5.16b, v19.16b
    shl v7.16b, v4.16b, #2
    bit v7.16b, v4.16b, v21.16b
    mov v17.16b, v7.16b
    sli v17.16b, v7.16b, #4
    str q17, [x0, #1360]
    shl v17.16b, v5.16b, #1
    ldr q20, [sp, #384]
    shl v20.4s, v20.4s, #29
    bsl v24.16b, v29.16b, v2.16b
    ldr q2, [x8, #576]
    ldr q23, [sp, #1520]
    bit v0.16b, v23.16b, v2.16b
    bit v17.16b, v5.16b, v19.16b
    ldr q5, [sp, #416]
    shl v5.4s, v5.4s, #30
    ldr q23, [x8, #1424]
    bsl v23.16b, v20.16b, v18.16b
    bsl v2.16b, v31.16b, v24.16b
    ldr q18, [x8, #320]
    ldr q20, [sp, #768]
    bit v0.16b, v20.16b, v18.16b
    shl v20.16b, v17.16b, #2
    ldr q24, [sp, #1536]
    shl v24.4s, v24.4s, #31
    ldr q25, [x8, #768]
    bsl v25.16b, v5.16b, v23.16b
    bsl v18.16b, v1.16b, v2.16b
    ldr q1, [x8, #1472]
    ldr q2, [sp, #1120]
    bit v0.16b, v2.16b, v1.16b
    bit v20.16b, v17.16b, v21.16b
    ldr q2, [x8, #928]
    bsl v2.16b, v24.16b, v25.16b
    bsl v1.16b, v9.16b, v18.16b
    ldr q5, [x8, #1232]
    ldr q18, [sp, #1552]
    bit v0.16b, v18.16b, v5.16b
    mov v18.16b, v20.16b
    sri v18.16b, v20.16b, #4
    bsl v5.16b, v22.16b, v1.16b
    ldr q1, [sp, #1840]
    eor3 v0.16b, v1.16b, v2.16b, v0.16b
    str q18, [x0, #1376]
    sri v7.16b, v7.16b, #4
    ldr q1, [sp, #1504]
    eor3 v0.16b, v0.16b, v1.16b, v5.16b
    str q7, [x0, #1392]
    ushr v1.16b, v17.16b, #2
    ldr q2, [sp, #1952]
    ldr q5, [sp, #1984]
    eor3 v0.16b, v0.16b, v2.16b, v5.16b
    bit v17.16b, v1.16b, v21.16b
    eor3 v0.16b, v0.16b, v16.16b, v3.16b
    mov v1.16b, v17.16b
    sri v1.16b, v17.16b, #4
    ext v2.16b, v0.16b, v0.16b, #8
    str q1, [x0, #1408]
    ushr v1.16b, v4.16b, #2
    bsl v6.16b, v2.16b, v0.16b
    bit v4.16b, v1.16b, v21.16b
    shl v0.16b, v6.16b, #1
    ushr v1.16b, v6.16b, #1
    mov v2.16b, v4.16b
    sri v2.16b, v4.16b, #4
    bit v0.16b, v6.16b, v19.16b
    bsl v19.16b, v1.16b, v6.16b
    str q2, [x0, #1424]
    sli v20.16b, v20.16b, #4
    shl v1.16b, v0.16b, #2
    shl v2.16b, v19.16b, #2
    ushr v3.16b, v0.16b, #2
    str q20, [x0, #1440]
    sli v17.16b, v17.16b, #4
    ldr q5, [sp, #368]
    sri v5.16b, v5.16b, #4
    ushr v6.16b, v19.16b, #2
    bit v1.16b, v0.16b, v21.16b
    bit v2.16b, v19.16b, v21.16b
    bit v0.16b, v3.16b, v21.16b
    str q17, [x0, #1456]
    sli v4.16b, v4.16b, #4
    // round 9 (aes.dsl:47)
    mvn v3.16b, v5.16b
    bsl v21.16b, v6.16b, v19.16b
    mov v5.16b, v1.16b
    sli v5.16b, v1.16b, #4
    mov v6.16b, v2.16b
    sli v6.16b, v2.16b, #4
    mov v7.16b, v0.16b
    sli v7.16b, v0.16b, #4
    mov v16.16b, v21.16b
    sli v16.16b, v21.16b, #4
    sri v1.16b, v1.16b, #4
    sri v0.16b, v0.16b, #4
    str q4, [x0, #1472]
    str q3, [x0, #880]
    sri v2.16b, v2.16b, #4
    sri v21.16b, v21.16b, #4
    // round 10 (aes.dsl:53)
    mvn v3.16b, v5.16b
    str q6, [x0, #912]
    mvn v4.16b, v7.16b
    mvn v5.16b, v16.16b
    str q0, [x0, #992]
    mvn v0.16b, v1.16b
    mvn v1.16b, v2.16b
    str q21, [x0, #1008]
    str q3, [x0, #896]
    str q4, [x0, #928]
    str q5, [x0, #944]
    str q0, [x0, #960]
    str q1, [x0, #976]
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
    ldr q0, [x8, #288]
    movi v1.16b, #85
    movi v2.16b, #51
    ld1r {v3.2d}, [x1]
    ld1r {v4.4s}, [x9]
    ldr q5, [x0, #1376]
    ldr q6, [x8, #272]
    ldr q7, [x0, #1360]
    ldr q16, [x0, #1392]
    and v3.16b, v3.16b, v6.16b
    ldr q6, [x0, #1424]
    ldr q17, [x0, #1408]
    and v0.16b, v4.16b, v0.16b
    ldr q4, [x0, #1440]
    orr v0.16b, v3.16b, v0.16b
    ushr v3.16b, v0.16b, #1
    shl v18.16b, v0.16b, #1
    ldr q19, [x0, #1456]
    bif v3.16b, v0.16b, v1.16b
    bsl v1.16b, v0.16b, v18.16b
    ldr q0, [x0, #1472]
    ushr v18.16b, v1.16b, #2
    shl v20.16b, v1.16b, #2
    shl v21.16b, v3.16b, #2
    ushr v22.16b, v3.16b, #2
    bit v20.16b, v1.16b, v2.16b
    bit v1.16b, v18.16b, v2.16b
    bit v21.16b, v3.16b, v2.16b
    bsl v2.16b, v22.16b, v3.16b
    mov v3.16b, v21.16b
    sli v3.16b, v21.16b, #4
    mov v18.16b, v1.16b
    sli v18.16b, v1.16b, #4
    sri v21.16b, v21.16b, #4
    mov v22.16b, v2.16b
    sli v22.16b, v2.16b, #4
    mov v23.16b, v20.16b
    sli v23.16b, v20.16b, #4
    sri v20.16b, v20.16b, #4
    eor v16.16b, v16.16b, v21.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v19.16b, v18.16b
    eor v5.16b, v5.16b, v20.16b
    eor v0.16b, v0.16b, v22.16b
    eor v4.16b, v4.16b, v23.16b
    mvn v16.16b, v16.16b
    mvn v3.16b, v3.16b
    str q7, [x0, #1520]
    sri v2.16b, v2.16b, #4
    mvn v5.16b, v5.16b
    str q4, [x0, #1488]
    str q0, [x0, #1536]
    sri v1.16b, v1.16b, #4
    str q16, [x0, #1568]
    eor v0.16b, v6.16b, v2.16b
    str q3, [x0, #1504]
    str q5, [x0, #1552]
    eor v1.16b, v17.16b, v1.16b
    mvn v0.16b, v0.16b
    mvn v1.16b, v1.16b
    str q0, [x0, #1600]
    str q1, [x0, #1584]
    add x1, x0, #1616
    movz x4, #0
.Llwcc_aes128_128_ctr_nonce_neon_fill:
    dup v0.4s, w4
    ldr q1, [x8, #112]
    ldr q2, [x8, #224]
    ldr q3, [x8, #144]
    ldr q4, [x8, #176]
    movi v5.16b, #0
    ldr q6, [x8, #208]
    ldr q7, [x8, #256]
    ldr q16, [x8, #192]
    movi v17.16b, #85
    ldr q18, [x8, #160]
    movi v19.16b, #51
    add v5.4s, v0.4s, v5.4s
    add v1.4s, v0.4s, v1.4s
    add v4.4s, v0.4s, v4.4s
    add v3.4s, v0.4s, v3.4s
    add v2.4s, v0.4s, v2.4s
    add v6.4s, v0.4s, v6.4s
    tbl v5.16b, {v5.16b}, v7.16b
    tbl v1.16b, {v1.16b}, v7.16b
    add v16.4s, v0.4s, v16.4s
    tbl v3.16b, {v3.16b}, v7.16b
    tbl v6.16b, {v6.16b}, v7.16b
    tbl v2.16b, {v2.16b}, v7.16b
    add v0.4s, v0.4s, v18.4s
    shl v18.16b, v3.16b, #1
    tbl v4.16b, {v4.16b}, v7.16b
    tbl v16.16b, {v16.16b}, v7.16b
    ushr v20.16b, v5.16b, #1
    shl v21.16b, v2.16b, #1
    tbl v0.16b, {v0.16b}, v7.16b
    shl v7.16b, v4.16b, #1
    ushr v22.16b, v1.16b, #1
    shl v23.16b, v16.16b, #1
    ushr v24.16b, v0.16b, #1
    bit v18.16b, v1.16b, v17.16b
    ushr v1.16b, v6.16b, #1
    bit v3.16b, v22.16b, v17.16b
    bit v23.16b, v5.16b, v17.16b
    bit v21.16b, v6.16b, v17.16b
    bit v2.16b, v1.16b, v17.16b
    bit v7.16b, v0.16b, v17.16b
    bit v4.16b, v24.16b, v17.16b
    shl v0.16b, v21.16b, #2
    ushr v1.16b, v23.16b, #2
    bit v16.16b, v20.16b, v17.16b
    ushr v5.16b, v3.16b, #2
    shl v6.16b, v4.16b, #2
    shl v20.16b, v7.16b, #2
    ushr v22.16b, v16.16b, #2
    bit v21.16b, v1.16b, v19.16b
    shl v1.16b, v2.16b, #2
    bit v0.16b, v23.16b, v19.16b
    bit v20.16b, v18.16b, v19.16b
    ushr v18.16b, v18.16b, #2
    ldr q23, [x0, #1600]
    ldr q24, [x0, #1552]
    bit v2.16b, v22.16b, v19.16b
    bit v1.16b, v16.16b, v19.16b
    bit v4.16b, v5.16b, v19.16b
    ldr q5, [x0, #1520]
    bit v7.16b, v18.16b, v19.16b
    mov v16.16b, v0.16b
    sli v16.16b, v20.16b, #4
    bit v6.16b, v3.16b, v19.16b
    ldr q3, [x0, #1504]
    mov v18.16b, v2.16b
    sli v18.16b, v4.16b, #4
    sri v20.16b, v0.16b, #4
    sri v4.16b, v2.16b, #4
    mov v0.16b, v21.16b
    sli v0.16b, v7.16b, #4
    ldr q2, [x0, #1568]
    ldr q22, [x0, #1536]
    mov v25.16b, v1.16b
    sli v25.16b, v6.16b, #4
    eor v4.16b, v4.16b, v23.16b
    eor v20.16b, v24.16b, v20.16b
    eor v0.16b, v5.16b, v0.16b
    eor v3.16b, v3.16b, v25.16b
    sri v6.16b, v1.16b, #4
    // round 1 (aes.dsl:47)
    eor v1.16b, v20.16b, v4.16b
    ldr q5, [x0, #1488]
    ldr q23, [x0, #1584]
    eor v18.16b, v22.16b, v18.16b
    eor v2.16b, v2.16b, v6.16b
    eor3 v6.16b, v3.16b, v0.16b, v1.16b
    movi v22.16b, #255
    sri v7.16b, v21.16b, #4
    eor3 v21.16b, v3.16b, v18.16b, v1.16b
    eor3 v24.16b, v3.16b, v2.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    eor v5.16b, v5.16b, v16.16b
    eor3 v16.16b, v21.16b, v24.16b, v22.16b
    eor3 v23.16b, v2.16b, v7.16b, v21.16b
    eor3 v25.16b, v5.16b, v24.16b, v16.16b
    eor v26.16b, v3.16b, v4.16b
    eor3 v27.16b, v20.16b, v23.16b, v25.16b
    eor3 v28.16b, v3.16b, v0.16b, v26.16b
    eor3 v29.16b, v2.16b, v4.16b, v24.16b
    eor v30.16b, v6.16b, v27.16b
    orr v31.16b, v24.16b, v29.16b
    eor3 v8.16b, v3.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v23.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v3.16b, v8.16b
    eor3 v0.16b, v0.16b, v2.16b, v23.16b
    eor3 v2.16b, v20.16b, v4.16b, v27.16b
    bcax v4.16b, v9.16b, v5.16b, v10.16b
    eor v20.16b, v16.16b, v8.16b
    eor3 v7.16b, v7.16b, v21.16b, v11.16b
    bcax v10.16b, v4.16b, v1.16b, v0.16b
    bcax v7.16b, v7.16b, v20.16b, v2.16b
    orr v12.16b, v6.16b, v21.16b
    eor3 v7.16b, v9.16b, v2.16b, v7.16b
    eor3 v9.16b, v4.16b, v10.16b, v11.16b
    eor3 v4.16b, v4.16b, v0.16b, v31.16b
    eor v31.16b, v12.16b, v10.16b
    bcax v9.16b, v9.16b, v16.16b, v26.16b
    eor3 v7.16b, v18.16b, v7.16b, v22.16b
    bcax v4.16b, v4.16b, v25.16b, v30.16b
    bcax v18.16b, v7.16b, v31.16b, v9.16b
    bcax v10.16b, v4.16b, v18.16b, v31.16b
    bcax v11.16b, v18.16b, v7.16b, v10.16b
    bsl v18.16b, v11.16b, v9.16b
    bsl v9.16b, v10.16b, v7.16b
    bit v4.16b, v11.16b, v31.16b
    bcax v7.16b, v31.16b, v4.16b, v10.16b
    eor v31.16b, v9.16b, v18.16b
    orn v8.16b, v8.16b, v7.16b
    eor3 v10.16b, v4.16b, v7.16b, v31.16b
    eor v11.16b, v4.16b, v18.16b
    orn v1.16b, v10.16b, v1.16b
    bcax v16.16b, v8.16b, v4.16b, v16.16b
    orr v30.16b, v30.16b, v9.16b
    bcax v21.16b, v16.16b, v18.16b, v21.16b
    bcax v29.16b, v1.16b, v11.16b, v29.16b
    and v26.16b, v26.16b, v4.16b
    bcax v12.16b, v4.16b, v8.16b, v7.16b
    bcax v5.16b, v21.16b, v5.16b, v31.16b
    eor v30.16b, v30.16b, v29.16b
    bcax v3.16b, v26.16b, v7.16b, v3.16b
    bcax v7.16b, v16.16b, v11.16b, v24.16b
    ldr q24, [x8, #48]
    bcax v20.16b, v5.16b, v20.16b, v12.16b
    bcax v21.16b, v21.16b, v25.16b, v9.16b
    bcax v6.16b, v30.16b, v18.16b, v6.16b
    eor3 v4.16b, v4.16b, v9.16b, v12.16b
    eor3 v5.16b, v16.16b, v5.16b, v7.16b
    bcax v0.16b, v7.16b, v0.16b, v10.16b
    eor3 v3.16b, v3.16b, v20.16b, v29.16b
    eor v7.16b, v21.16b, v6.16b
    bcax v2.16b, v26.16b, v2.16b, v12.16b
    bcax v5.16b, v5.16b, v4.16b, v23.16b
    eor3 v1.16b, v1.16b, v0.16b, v7.16b
    tbl v16.16b, {v3.16b}, v24.16b
    tbl v18.16b, {v7.16b}, v24.16b
    eor3 v2.16b, v5.16b, v2.16b, v0.16b
    eor3 v20.16b, v8.16b, v20.16b, v7.16b
    eor v5.16b, v3.16b, v5.16b
    eor3 v6.16b, v6.16b, v7.16b, v1.16b
    eor v16.16b, v3.16b, v16.16b
    ldr q21, [x0, #1088]
    bcax v4.16b, v2.16b, v4.16b, v28.16b
    tbl v23.16b, {v20.16b}, v24.16b
    eor3 v0.16b, v30.16b, v0.16b, v2.16b
    ldr q2, [x0, #1136]
    ldr q25, [x0, #1056]
    eor v18.16b, v7.16b, v18.16b
    tbl v26.16b, {v5.16b}, v24.16b
    tbl v28.16b, {v1.16b}, v24.16b
    ldr q29, [x8, #16]
    bcax v0.16b, v0.16b, v27.16b, v31.16b
    tbl v27.16b, {v6.16b}, v24.16b
    eor v23.16b, v20.16b, v23.16b
    ldr q30, [x0, #1040]
    eor v26.16b, v5.16b, v26.16b
    tbl v31.16b, {v4.16b}, v24.16b
    eor v28.16b, v1.16b, v28.16b
    eor3 v7.16b, v21.16b, v7.16b, v23.16b
    eor v21.16b, v6.16b, v27.16b
    tbl v24.16b, {v0.16b}, v24.16b
    ldr q27, [x0, #1104]
    ldr q8, [x0, #1072]
    eor3 v2.16b, v2.16b, v6.16b, v28.16b
    eor3 v6.16b, v25.16b, v0.16b, v26.16b
    eor v25.16b, v4.16b, v31.16b
    tbl v31.16b, {v18.16b}, v29.16b
    eor v0.16b, v0.16b, v24.16b
    tbl v24.16b, {v21.16b}, v29.16b
    tbl v9.16b, {v25.16b}, v29.16b
    eor3 v5.16b, v30.16b, v5.16b, v16.16b
    tbl v26.16b, {v26.16b}, v29.16b
    eor3 v7.16b, v31.16b, v21.16b, v7.16b
    tbl v30.16b, {v0.16b}, v29.16b
    eor v2.16b, v2.16b, v24.16b
    ldr q24, [x0, #1024]
    eor3 v4.16b, v27.16b, v4.16b, v18.16b
    eor3 v18.16b, v8.16b, v20.16b, v21.16b
    tbl v20.16b, {v23.16b}, v29.16b
    ldr q23, [x0, #1120]
    eor3 v5.16b, v5.16b, v21.16b, v26.16b
    // round 2 (aes.dsl:47)
    eor v26.16b, v7.16b, v2.16b
    // round 1 (aes.dsl:47)
    eor v6.16b, v6.16b, v30.16b
    tbl v27.16b, {v28.16b}, v29.16b
    tbl v16.16b, {v16.16b}, v29.16b
    eor3 v0.16b, v20.16b, v0.16b, v18.16b
    eor v4.16b, v4.16b, v9.16b
    // round 2 (aes.dsl:47)
    eor3 v18.16b, v5.16b, v6.16b, v26.16b
    // round 1 (aes.dsl:47)
    eor3 v3.16b, v24.16b, v3.16b, v16.16b
    eor3 v1.16b, v23.16b, v1.16b, v27.16b
    // round 2 (aes.dsl:47)
    eor3 v16.16b, v5.16b, v0.16b, v26.16b
    eor3 v20.16b, v5.16b, v4.16b, v18.16b
    // round 1 (aes.dsl:47)
    eor v1.16b, v25.16b, v1.16b
    eor v3.16b, v21.16b, v3.16b
    // round 2 (aes.dsl:47)
    eor3 v21.16b, v16.16b, v20.16b, v22.16b
    eor3 v23.16b, v4.16b, v1.16b, v16.16b
    eor3 v24.16b, v3.16b, v20.16b, v21.16b
    eor v25.16b, v5.16b, v2.16b
    eor3 v27.16b, v7.16b, v23.16b, v24.16b
    eor3 v28.16b, v5.16b, v6.16b, v25.16b
    eor3 v29.16b, v4.16b, v2.16b, v20.16b
    eor v30.16b, v18.16b, v27.16b
    orr v31.16b, v20.16b, v29.16b
    eor3 v8.16b, v5.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v23.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v5.16b, v8.16b
    eor3 v4.16b, v6.16b, v4.16b, v23.16b
    eor3 v2.16b, v7.16b, v2.16b, v27.16b
    bcax v6.16b, v9.16b, v3.16b, v10.16b
    eor v7.16b, v21.16b, v8.16b
    eor3 v1.16b, v1.16b, v16.16b, v11.16b
    bcax v10.16b, v6.16b, v26.16b, v4.16b
    bcax v1.16b, v1.16b, v7.16b, v2.16b
    orr v12.16b, v18.16b, v16.16b
    eor3 v11.16b, v6.16b, v10.16b, v11.16b
    eor3 v1.16b, v9.16b, v2.16b, v1.16b
    eor v9.16b, v12.16b, v10.16b
    bcax v10.16b, v11.16b, v21.16b, v25.16b
    eor3 v6.16b, v6.16b, v4.16b, v31.16b
    eor3 v0.16b, v0.16b, v1.16b, v22.16b
    bcax v1.16b, v6.16b, v24.16b, v30.16b
    bcax v6.16b, v0.16b, v9.16b, v10.16b
    bcax v22.16b, v1.16b, v6.16b, v9.16b
    bcax v31.16b, v6.16b, v0.16b, v22.16b
    bit v1.16b, v31.16b, v9.16b
    bsl v6.16b, v31.16b, v10.16b
    bsl v10.16b, v22.16b, v0.16b
    eor v0.16b, v10.16b, v6.16b
    bcax v22.16b, v9.16b, v1.16b, v22.16b
    eor3 v31.16b, v1.16b, v22.16b, v0.16b
    orn v8.16b, v8.16b, v22.16b
    eor v9.16b, v1.16b, v6.16b
    orn v26.16b, v31.16b, v26.16b
    orr v30.16b, v30.16b, v10.16b
    bcax v21.16b, v8.16b, v1.16b, v21.16b
    bcax v29.16b, v26.16b, v9.16b, v29.16b
    bcax v16.16b, v21.16b, v6.16b, v16.16b
    eor v30.16b, v30.16b, v29.16b
    bcax v20.16b, v21.16b, v9.16b, v20.16b
    bcax v9.16b, v1.16b, v8.16b, v22.16b
    bcax v24.16b, v16.16b, v24.16b, v10.16b
    bcax v3.16b, v16.16b, v3.16b, v0.16b
    bcax v6.16b, v30.16b, v6.16b, v18.16b
    and v16.16b, v25.16b, v1.16b
    eor3 v1.16b, v1.16b, v10.16b, v9.16b
    ldr q18, [x8, #240]
    bcax v4.16b, v20.16b, v4.16b, v31.16b
    eor3 v20.16b, v21.16b, v3.16b, v20.16b
    eor v21.16b, v24.16b, v6.16b
    bcax v5.16b, v16.16b, v22.16b, v5.16b
    bcax v3.16b, v3.16b, v7.16b, v9.16b
    ldr q7, [x8, #64]
    bcax v2.16b, v16.16b, v2.16b, v9.16b
    bcax v16.16b, v20.16b, v1.16b, v23.16b
    eor3 v20.16b, v26.16b, v4.16b, v21.16b
    eor3 v5.16b, v5.16b, v3.16b, v29.16b
    eor3 v3.16b, v8.16b, v3.16b, v21.16b
    eor3 v2.16b, v16.16b, v2.16b, v4.16b
    bic v22.16b, v18.16b, v21.16b
    eor3 v6.16b, v6.16b, v21.16b, v20.16b
    bic v21.16b, v18.16b, v5.16b
    bic v3.16b, v18.16b, v3.16b
    eor v5.16b, v5.16b, v16.16b
    tbl v16.16b, {v22.16b}, v7.16b
    bcax v1.16b, v2.16b, v1.16b, v28.16b
    and v6.16b, v6.16b, v18.16b
    ldr q23, [x0, #1168]
    tbl v24.16b, {v21.16b}, v7.16b
    and v5.16b, v5.16b, v18.16b
    eor3 v2.16b, v30.16b, v4.16b, v2.16b
    and v4.16b, v20.16b, v18.16b
    tbl v20.16b, {v6.16b}, v7.16b
    bic v1.16b, v18.16b, v1.16b
    tbl v25.16b, {v5.16b}, v7.16b
    eor v24.16b, v21.16b, v24.16b
    bcax v0.16b, v2.16b, v27.16b, v0.16b
    ldr q2, [x0, #1328]
    tbl v26.16b, {v1.16b}, v7.16b
    tbl v27.16b, {v4.16b}, v7.16b
    tbl v28.16b, {v3.16b}, v7.16b
    ldr q29, [x0, #1296]
    ldr q30, [x0, #1344]
    eor3 v23.16b, v23.16b, v5.16b, v24.16b
    bic v0.16b, v18.16b, v0.16b
    eor v5.16b, v5.16b, v25.16b
    ldr q18, [x0, #1264]
    rev32 v24.8h, v24.8h
    eor v16.16b, v22.16b, v16.16b
    eor v25.16b, v3.16b, v28.16b
    ldr q28, [x0, #1280]
    rev32 v31.8h, v5.8h
    eor v27.16b, v4.16b, v27.16b
    tbl v7.16b, {v0.16b}, v7.16b
    ldr q8, [x0, #1248]
    rev32 v9.8h, v16.8h
    eor3 v2.16b, v2.16b, v22.16b, v25.16b
    eor v20.16b, v6.16b, v20.16b
    eor3 v5.16b, v29.16b, v0.16b, v5.16b
    eor3 v16.16b, v30.16b, v1.16b, v16.16b
    eor v1.16b, v1.16b, v26.16b
    ldr q22, [x0, #1312]
    rev32 v26.8h, v27.8h
    eor3 v6.16b, v18.16b, v6.16b, v27.16b
    eor3 v2.16b, v9.16b, v20.16b, v2.16b
    rev32 v18.8h, v25.8h
    eor3 v21.16b, v28.16b, v21.16b, v24.16b
    rev32 v24.8h, v1.8h
    eor3 v4.16b, v8.16b, v4.16b, v26.16b
    rev32 v25.8h, v20.8h
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v16.16b, v24.16b
    eor v16.16b, v20.16b, v21.16b
    eor3 v21.16b, v23.16b, v20.16b, v31.16b
    eor3 v3.16b, v22.16b, v3.16b, v20.16b
    eor v1.16b, v1.16b, v4.16b
    rev32 v4.8h, v0.8h
    mov v20.16b, v16.16b
    sli v20.16b, v2.16b, #4
    sri v2.16b, v16.16b, #4
    mov v16.16b, v21.16b
    sli v16.16b, v7.16b, #4
    eor v6.16b, v6.16b, v25.16b
    eor3 v0.16b, v18.16b, v0.16b, v3.16b
    eor v3.16b, v5.16b, v4.16b
    ushr v4.16b, v16.16b, #2
    ushr v5.16b, v2.16b, #2
    sri v7.16b, v21.16b, #4
    mov v18.16b, v3.16b
    sli v18.16b, v1.16b, #4
    mov v21.16b, v0.16b
    sli v21.16b, v6.16b, #4
    sri v1.16b, v3.16b, #4
    ushr v3.16b, v20.16b, #2
    sri v6.16b, v0.16b, #4
    ushr v0.16b, v7.16b, #2
    bif v4.16b, v21.16b, v19.16b
    bif v5.16b, v1.16b, v19.16b
    shl v21.16b, v21.16b, #2
    shl v22.16b, v18.16b, #2
    bit v18.16b, v3.16b, v19.16b
    bif v0.16b, v6.16b, v19.16b
    shl v1.16b, v1.16b, #2
    shl v3.16b, v6.16b, #2
    bit v21.16b, v16.16b, v19.16b
    bit v22.16b, v20.16b, v19.16b
    ushr v6.16b, v18.16b, #1
    shl v16.16b, v0.16b, #1
    bit v3.16b, v7.16b, v19.16b
    shl v7.16b, v21.16b, #1
    bsl v19.16b, v2.16b, v1.16b
    bit v16.16b, v5.16b, v17.16b
    ushr v1.16b, v5.16b, #1
    shl v2.16b, v4.16b, #1
    bit v7.16b, v22.16b, v17.16b
    shl v5.16b, v3.16b, #1
    ushr v20.16b, v19.16b, #1
    bit v0.16b, v1.16b, v17.16b
    ushr v1.16b, v22.16b, #1
    bit v2.16b, v18.16b, v17.16b
    bit v5.16b, v19.16b, v17.16b
    str q16, [x1, #96]
    str q7, [x1, #0]
    bit v4.16b, v6.16b, v17.16b
    bit v21.16b, v1.16b, v17.16b
    bsl v17.16b, v20.16b, v3.16b
    str q2, [x1, #32]
    str q0, [x1, #112]
    str q4, [x1, #48]
    str q5, [x1, #64]
    str q17, [x1, #80]
    str q21, [x1, #16]
    add x1, x1, #128
    add w4, w4, #8
    sub x9, x4, #256
    cbnz x9, .Llwcc_aes128_128_ctr_nonce_neon_fill
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
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_128_ctr_crypt_neon_rest
    b .Llwcc_aes128_128_ctr_crypt_neon_hold
.Llwcc_aes128_128_ctr_crypt_neon_group:
    // held values stay where neither this group nor the one before it passes a multiple of 256
    add w9, w4, #7
    and x9, x9, #255
    add x9, x9, #1
    lsr x9, x9, #4
    cbnz x9, .Llwcc_aes128_128_ctr_crypt_neon_kept
.Llwcc_aes128_128_ctr_crypt_neon_hold:
    dup v0.4s, w4
    ldr q1, [x8, #112]
    ldr q2, [x8, #144]
    ldr q3, [x8, #128]
    ldr q4, [x8, #160]
    ldr q5, [x8, #176]
    add v1.4s, v0.4s, v1.4s
    add v2.4s, v0.4s, v2.4s
    movi v6.16b, #85
    ldr q7, [x3, #1600]
    ldr q16, [x8, #208]
    add v4.4s, v0.4s, v4.4s
    tbl v1.16b, {v1.16b}, v3.16b
    movi v17.16b, #51
    movi v18.16b, #0
    ldr q19, [x8, #224]
    ldr q20, [x8, #192]
    tbl v2.16b, {v2.16b}, v3.16b
    ushr v21.16b, v1.16b, #1
    tbl v4.16b, {v4.16b}, v3.16b
    add v5.4s, v0.4s, v5.4s
    add v18.4s, v0.4s, v18.4s
    ushr v22.16b, v4.16b, #1
    tbl v5.16b, {v5.16b}, v3.16b
    bif v21.16b, v2.16b, v6.16b
    add v19.4s, v0.4s, v19.4s
    add v16.4s, v0.4s, v16.4s
    add v0.4s, v0.4s, v20.4s
    ushr v20.16b, v21.16b, #2
    tbl v18.16b, {v18.16b}, v3.16b
    bif v22.16b, v5.16b, v6.16b
    tbl v19.16b, {v19.16b}, v3.16b
    tbl v0.16b, {v0.16b}, v3.16b
    tbl v3.16b, {v16.16b}, v3.16b
    ushr v16.16b, v18.16b, #1
    bif v20.16b, v22.16b, v17.16b
    shl v5.16b, v5.16b, #1
    shl v23.16b, v19.16b, #1
    ushr v24.16b, v3.16b, #1
    shl v2.16b, v2.16b, #1
    bif v16.16b, v0.16b, v6.16b
    bit v5.16b, v4.16b, v6.16b
    shl v0.16b, v0.16b, #1
    bit v23.16b, v3.16b, v6.16b
    bit v19.16b, v24.16b, v6.16b
    bit v2.16b, v1.16b, v6.16b
    ushr v1.16b, v16.16b, #2
    shl v3.16b, v5.16b, #2
    shl v4.16b, v19.16b, #2
    bit v0.16b, v18.16b, v6.16b
    shl v18.16b, v23.16b, #2
    shl v22.16b, v22.16b, #2
    bit v3.16b, v2.16b, v17.16b
    ldr q24, [x3, #1552]
    bit v4.16b, v16.16b, v17.16b
    bit v18.16b, v0.16b, v17.16b
    bit v19.16b, v1.16b, v17.16b
    ldr q1, [x3, #1504]
    ushr v2.16b, v2.16b, #2
    ushr v0.16b, v0.16b, #2
    bit v22.16b, v21.16b, v17.16b
    mov v16.16b, v3.16b
    sri v16.16b, v18.16b, #4
    mov v21.16b, v20.16b
    sri v21.16b, v19.16b, #4
    ldr q25, [x3, #1520]
    bit v5.16b, v2.16b, v17.16b
    bit v23.16b, v0.16b, v17.16b
    mov v0.16b, v4.16b
    sli v0.16b, v22.16b, #4
    eor v2.16b, v7.16b, v21.16b
    ldr q7, [x3, #1536]
    eor v16.16b, v24.16b, v16.16b
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #1568]
    mov v21.16b, v23.16b
    sli v21.16b, v5.16b, #4
    // round 1 (aes.dsl:47)
    eor v24.16b, v2.16b, v16.16b
    sli v19.16b, v20.16b, #4
    eor v20.16b, v2.16b, v0.16b
    sri v22.16b, v4.16b, #4
    eor v4.16b, v25.16b, v21.16b
    eor v7.16b, v7.16b, v19.16b
    ldr q19, [x3, #1488]
    ldr q21, [x3, #1584]
    eor v1.16b, v1.16b, v22.16b
    eor3 v22.16b, v0.16b, v4.16b, v24.16b
    movi v25.16b, #255
    eor3 v26.16b, v0.16b, v7.16b, v24.16b
    sli v18.16b, v3.16b, #4
    sri v5.16b, v23.16b, #4
    eor3 v3.16b, v0.16b, v1.16b, v22.16b
    eor v18.16b, v19.16b, v18.16b
    eor3 v19.16b, v26.16b, v3.16b, v25.16b
    eor v5.16b, v21.16b, v5.16b
    eor3 v21.16b, v1.16b, v5.16b, v26.16b
    eor3 v23.16b, v18.16b, v3.16b, v19.16b
    eor3 v27.16b, v16.16b, v21.16b, v23.16b
    eor3 v28.16b, v1.16b, v2.16b, v3.16b
    eor3 v29.16b, v0.16b, v4.16b, v20.16b
    eor v30.16b, v22.16b, v27.16b
    eor3 v31.16b, v0.16b, v29.16b, v30.16b
    orr v8.16b, v3.16b, v28.16b
    and v9.16b, v29.16b, v21.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v8.16b, v0.16b, v31.16b
    eor3 v1.16b, v4.16b, v1.16b, v21.16b
    bcax v4.16b, v9.16b, v18.16b, v10.16b
    eor v10.16b, v19.16b, v31.16b
    eor3 v2.16b, v16.16b, v2.16b, v27.16b
    eor3 v5.16b, v5.16b, v26.16b, v11.16b
    bcax v16.16b, v4.16b, v24.16b, v1.16b
    bcax v5.16b, v5.16b, v10.16b, v2.16b
    orr v12.16b, v22.16b, v26.16b
    eor3 v5.16b, v9.16b, v2.16b, v5.16b
    eor3 v9.16b, v4.16b, v16.16b, v11.16b
    eor3 v4.16b, v4.16b, v1.16b, v8.16b
    eor v16.16b, v12.16b, v16.16b
    bcax v8.16b, v9.16b, v19.16b, v20.16b
    eor3 v5.16b, v7.16b, v5.16b, v25.16b
    bcax v4.16b, v4.16b, v23.16b, v30.16b
    bcax v7.16b, v5.16b, v16.16b, v8.16b
    bcax v9.16b, v4.16b, v7.16b, v16.16b
    bcax v11.16b, v7.16b, v5.16b, v9.16b
    bit v4.16b, v11.16b, v16.16b
    bsl v7.16b, v11.16b, v8.16b
    bsl v8.16b, v9.16b, v5.16b
    bcax v5.16b, v16.16b, v4.16b, v9.16b
    eor v16.16b, v8.16b, v7.16b
    orn v31.16b, v31.16b, v5.16b
    eor3 v9.16b, v4.16b, v5.16b, v16.16b
    bcax v19.16b, v31.16b, v4.16b, v19.16b
    eor v11.16b, v4.16b, v7.16b
    orn v24.16b, v9.16b, v24.16b
    bcax v26.16b, v19.16b, v7.16b, v26.16b
    orr v30.16b, v30.16b, v8.16b
    bcax v12.16b, v4.16b, v31.16b, v5.16b
    bcax v28.16b, v24.16b, v11.16b, v28.16b
    bcax v3.16b, v19.16b, v11.16b, v3.16b
    and v20.16b, v20.16b, v4.16b
    bcax v18.16b, v26.16b, v18.16b, v16.16b
    eor3 v4.16b, v4.16b, v8.16b, v12.16b
    eor v30.16b, v30.16b, v28.16b
    bcax v10.16b, v18.16b, v10.16b, v12.16b
    eor3 v18.16b, v19.16b, v18.16b, v3.16b
    bcax v0.16b, v20.16b, v5.16b, v0.16b
    bcax v5.16b, v30.16b, v7.16b, v22.16b
    bcax v7.16b, v26.16b, v23.16b, v8.16b
    ldr q19, [x8, #48]
    eor3 v0.16b, v0.16b, v10.16b, v28.16b
    bcax v18.16b, v18.16b, v4.16b, v21.16b
    eor v7.16b, v7.16b, v5.16b
    bcax v1.16b, v3.16b, v1.16b, v9.16b
    eor v3.16b, v0.16b, v18.16b
    bcax v2.16b, v20.16b, v2.16b, v12.16b
    eor3 v20.16b, v24.16b, v1.16b, v7.16b
    ldr q21, [x3, #1040]
    ldr q22, [x8, #16]
    tbl v23.16b, {v3.16b}, v19.16b
    tbl v24.16b, {v0.16b}, v19.16b
    eor3 v5.16b, v5.16b, v7.16b, v20.16b
    eor3 v2.16b, v18.16b, v2.16b, v1.16b
    eor v18.16b, v3.16b, v23.16b
    eor v23.16b, v0.16b, v24.16b
    tbl v24.16b, {v5.16b}, v19.16b
    eor3 v1.16b, v30.16b, v1.16b, v2.16b
    eor3 v26.16b, v31.16b, v10.16b, v7.16b
    eor3 v3.16b, v21.16b, v3.16b, v23.16b
    tbl v21.16b, {v7.16b}, v19.16b
    tbl v28.16b, {v18.16b}, v22.16b
    ldr q30, [x3, #1088]
    ldr q31, [x3, #1136]
    tbl v8.16b, {v20.16b}, v19.16b
    tbl v9.16b, {v26.16b}, v19.16b
    bcax v1.16b, v1.16b, v27.16b, v16.16b
    ldr q16, [x3, #1056]
    eor v21.16b, v7.16b, v21.16b
    bcax v2.16b, v2.16b, v4.16b, v29.16b
    eor v4.16b, v5.16b, v24.16b
    eor v24.16b, v26.16b, v9.16b
    tbl v27.16b, {v1.16b}, v19.16b
    eor v29.16b, v20.16b, v8.16b
    ldr q8, [x3, #1104]
    tbl v19.16b, {v2.16b}, v19.16b
    tbl v9.16b, {v21.16b}, v22.16b
    tbl v10.16b, {v4.16b}, v22.16b
    eor3 v7.16b, v30.16b, v7.16b, v24.16b
    eor v27.16b, v1.16b, v27.16b
    eor3 v5.16b, v31.16b, v5.16b, v29.16b
    eor3 v3.16b, v3.16b, v4.16b, v28.16b
    eor3 v1.16b, v16.16b, v1.16b, v18.16b
    ldr q16, [x3, #1072]
    eor v18.16b, v2.16b, v19.16b
    eor v5.16b, v5.16b, v10.16b
    eor3 v7.16b, v9.16b, v4.16b, v7.16b
    tbl v19.16b, {v27.16b}, v22.16b
    eor3 v2.16b, v8.16b, v2.16b, v21.16b
    tbl v21.16b, {v18.16b}, v22.16b
    eor v1.16b, v1.16b, v19.16b
    // round 2 (aes.dsl:47)
    eor v19.16b, v7.16b, v5.16b
    // round 1 (aes.dsl:47)
    ldr q28, [x3, #1024]
    ldr q30, [x3, #1120]
    tbl v24.16b, {v24.16b}, v22.16b
    eor3 v16.16b, v16.16b, v26.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor3 v26.16b, v3.16b, v1.16b, v19.16b
    // round 1 (aes.dsl:47)
    eor v2.16b, v2.16b, v21.16b
    tbl v21.16b, {v29.16b}, v22.16b
    eor3 v16.16b, v24.16b, v27.16b, v16.16b
    tbl v22.16b, {v23.16b}, v22.16b
    // round 2 (aes.dsl:47)
    eor3 v23.16b, v3.16b, v2.16b, v26.16b
    // round 1 (aes.dsl:47)
    eor3 v0.16b, v28.16b, v0.16b, v22.16b
    eor3 v20.16b, v30.16b, v20.16b, v21.16b
    // round 2 (aes.dsl:47)
    eor3 v21.16b, v3.16b, v16.16b, v19.16b
    // round 1 (aes.dsl:47)
    eor v0.16b, v4.16b, v0.16b
    // round 2 (aes.dsl:47)
    eor3 v4.16b, v21.16b, v23.16b, v25.16b
    // round 1 (aes.dsl:47)
    eor v18.16b, v18.16b, v20.16b
    // round 2 (aes.dsl:47)
    eor3 v20.16b, v2.16b, v18.16b, v21.16b
    eor3 v22.16b, v0.16b, v23.16b, v4.16b
    eor v24.16b, v3.16b, v5.16b
    eor3 v27.16b, v7.16b, v20.16b, v22.16b
    eor3 v28.16b, v3.16b, v1.16b, v24.16b
    eor v29.16b, v26.16b, v27.16b
    eor3 v30.16b, v2.16b, v5.16b, v23.16b
    orr v31.16b, v23.16b, v30.16b
    eor3 v8.16b, v3.16b, v28.16b, v29.16b
    mvn v9.16b, v27.16b
    and v10.16b, v28.16b, v20.16b
    bcax v11.16b, v31.16b, v3.16b, v8.16b
    bcax v9.16b, v10.16b, v0.16b, v9.16b
    eor3 v18.16b, v18.16b, v21.16b, v11.16b
    eor3 v5.16b, v7.16b, v5.16b, v27.16b
    eor v7.16b, v4.16b, v8.16b
    eor3 v1.16b, v1.16b, v2.16b, v20.16b
    bcax v2.16b, v9.16b, v19.16b, v1.16b
    bcax v18.16b, v18.16b, v7.16b, v5.16b
    orr v12.16b, v26.16b, v21.16b
    eor3 v11.16b, v9.16b, v2.16b, v11.16b
    eor3 v18.16b, v10.16b, v5.16b, v18.16b
    eor v2.16b, v12.16b, v2.16b
    eor3 v31.16b, v9.16b, v1.16b, v31.16b
    bcax v9.16b, v11.16b, v4.16b, v24.16b
    eor3 v16.16b, v16.16b, v18.16b, v25.16b
    bcax v18.16b, v16.16b, v2.16b, v9.16b
    bcax v25.16b, v31.16b, v22.16b, v29.16b
    bcax v31.16b, v25.16b, v18.16b, v2.16b
    bcax v10.16b, v18.16b, v16.16b, v31.16b
    bit v16.16b, v31.16b, v9.16b
    bit v25.16b, v10.16b, v2.16b
    bsl v18.16b, v10.16b, v9.16b
    bcax v2.16b, v2.16b, v25.16b, v31.16b
    eor v31.16b, v16.16b, v18.16b
    eor3 v9.16b, v25.16b, v2.16b, v31.16b
    eor v10.16b, v25.16b, v18.16b
    orn v19.16b, v9.16b, v19.16b
    orn v8.16b, v8.16b, v2.16b
    orr v29.16b, v29.16b, v16.16b
    bcax v30.16b, v19.16b, v10.16b, v30.16b
    bcax v4.16b, v8.16b, v25.16b, v4.16b
    ldr q11, [x3, #1616]
    bcax v21.16b, v4.16b, v18.16b, v21.16b
    eor v29.16b, v29.16b, v30.16b
    bcax v23.16b, v4.16b, v10.16b, v23.16b
    bcax v22.16b, v21.16b, v22.16b, v16.16b
    bcax v18.16b, v29.16b, v18.16b, v26.16b
    shl v26.16b, v11.16b, #1
    bcax v1.16b, v23.16b, v1.16b, v9.16b
    eor v22.16b, v22.16b, v18.16b
    bit v26.16b, v11.16b, v6.16b
    ldr q9, [x8, #64]
    eor3 v19.16b, v19.16b, v1.16b, v22.16b
    shl v10.16b, v26.16b, #2
    bcax v12.16b, v25.16b, v8.16b, v2.16b
    bcax v0.16b, v21.16b, v0.16b, v31.16b
    eor3 v18.16b, v18.16b, v22.16b, v19.16b
    ushr v21.16b, v11.16b, #1
    bit v10.16b, v26.16b, v17.16b
    and v24.16b, v24.16b, v25.16b
    eor3 v16.16b, v25.16b, v16.16b, v12.16b
    eor3 v4.16b, v4.16b, v0.16b, v23.16b
    tbl v23.16b, {v18.16b}, v9.16b
    mov v25.16b, v10.16b
    sli v25.16b, v10.16b, #4
    bcax v2.16b, v24.16b, v2.16b, v3.16b
    bcax v0.16b, v0.16b, v7.16b, v12.16b
    ldr q3, [x3, #1152]
    bcax v4.16b, v4.16b, v16.16b, v20.16b
    eor v7.16b, v18.16b, v23.16b
    bcax v5.16b, v24.16b, v5.16b, v12.16b
    eor3 v2.16b, v2.16b, v0.16b, v30.16b
    bsl v6.16b, v21.16b, v11.16b
    eor3 v5.16b, v4.16b, v5.16b, v1.16b
    tbl v20.16b, {v2.16b}, v9.16b
    shl v21.16b, v6.16b, #2
    eor3 v1.16b, v29.16b, v1.16b, v5.16b
    ushr v23.16b, v26.16b, #2
    eor v20.16b, v2.16b, v20.16b
    ldr q24, [x3, #1168]
    bit v21.16b, v6.16b, v17.16b
    eor v4.16b, v2.16b, v4.16b
    bcax v1.16b, v1.16b, v27.16b, v31.16b
    ldr q27, [x3, #1184]
    bit v26.16b, v23.16b, v17.16b
    rev32 v23.8h, v20.8h
    eor3 v2.16b, v3.16b, v25.16b, v2.16b
    mov v3.16b, v21.16b
    sli v3.16b, v21.16b, #4
    tbl v25.16b, {v1.16b}, v9.16b
    tbl v29.16b, {v4.16b}, v9.16b
    mov v30.16b, v26.16b
    sli v30.16b, v26.16b, #4
    eor3 v2.16b, v2.16b, v23.16b, v7.16b
    eor3 v3.16b, v24.16b, v3.16b, v4.16b
    eor v4.16b, v4.16b, v29.16b
    eor v23.16b, v1.16b, v25.16b
    str q2, [sp, #64]
    ushr v2.16b, v6.16b, #2
    eor3 v1.16b, v27.16b, v30.16b, v1.16b
    eor3 v3.16b, v20.16b, v3.16b, v7.16b
    rev32 v20.8h, v4.8h
    rev32 v24.8h, v23.8h
    ldr q25, [x3, #1200]
    bsl v17.16b, v2.16b, v6.16b
    eor3 v0.16b, v8.16b, v0.16b, v22.16b
    eor v2.16b, v20.16b, v3.16b
    eor3 v1.16b, v4.16b, v1.16b, v24.16b
    sri v10.16b, v10.16b, #4
    ldr q3, [x3, #1216]
    mov v4.16b, v17.16b
    sli v4.16b, v17.16b, #4
    tbl v6.16b, {v0.16b}, v9.16b
    str q2, [sp, #80]
    sri v21.16b, v21.16b, #4
    tbl v2.16b, {v22.16b}, v9.16b
    str q1, [sp, #96]
    tbl v1.16b, {v19.16b}, v9.16b
    ldr q20, [x3, #1232]
    ldr q24, [x3, #1248]
    eor v6.16b, v0.16b, v6.16b
    bcax v5.16b, v5.16b, v16.16b, v28.16b
    eor3 v0.16b, v25.16b, v4.16b, v0.16b
    ldr q4, [x3, #1264]
    sri v17.16b, v17.16b, #4
    eor v2.16b, v22.16b, v2.16b
    eor v1.16b, v19.16b, v1.16b
    sri v26.16b, v26.16b, #4
    eor3 v3.16b, v3.16b, v10.16b, v22.16b
    tbl v16.16b, {v5.16b}, v9.16b
    rev32 v22.8h, v1.8h
    rev32 v25.8h, v6.8h
    rev32 v27.8h, v2.8h
    eor3 v20.16b, v20.16b, v21.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor3 v16.16b, v24.16b, v26.16b, v19.16b
    eor3 v4.16b, v4.16b, v17.16b, v18.16b
    eor v17.16b, v25.16b, v23.16b
    eor v18.16b, v27.16b, v7.16b
    rev32 v19.8h, v5.8h
    eor3 v5.16b, v16.16b, v22.16b, v5.16b
    rev32 v16.8h, v7.8h
    eor3 v0.16b, v0.16b, v7.16b, v17.16b
    eor3 v3.16b, v3.16b, v6.16b, v18.16b
    eor3 v1.16b, v1.16b, v4.16b, v16.16b
    eor3 v2.16b, v2.16b, v20.16b, v19.16b
    str q5, [sp, #160]
    str q3, [sp, #128]
    str q0, [sp, #112]
    str q2, [sp, #144]
    str q1, [sp, #176]
.Llwcc_aes128_128_ctr_crypt_neon_kept:
    and x9, x4, #255
    add x10, x4, #4
    add x11, x4, #1
    lsl x9, x9, #4
    and x10, x10, #255
    lsl x10, x10, #4
    add x9, x3, x9
    and x11, x11, #255
    lsl x11, x11, #4
    add x11, x3, x11
    add x10, x3, x10
    add x12, x4, #7
    ldr q0, [x9, #1616]
    add x9, x4, #2
    ldr q1, [x11, #1616]
    add x11, x4, #5
    and x12, x12, #255
    and x9, x9, #255
    and x11, x11, #255
    lsl x12, x12, #4
    ldr q2, [x10, #1616]
    add x10, x4, #3
    lsl x9, x9, #4
    lsl x11, x11, #4
    add x13, x4, #6
    and x10, x10, #255
    and x13, x13, #255
    lsl x10, x10, #4
    add x12, x3, x12
    lsl x13, x13, #4
    add x10, x3, x10
    add x13, x3, x13
    add x9, x3, x9
    add x11, x3, x11
    ldr q3, [x13, #1616]
    ldr q4, [x12, #1616]
    ldr q5, [x10, #1616]
    ldr q6, [x11, #1616]
    ldr q7, [x9, #1616]
    movi v16.16b, #51
    movi v17.16b, #85
    ushr v18.16b, v3.16b, #1
    shl v19.16b, v1.16b, #1
    ushr v20.16b, v0.16b, #1
    shl v21.16b, v5.16b, #1
    ushr v22.16b, v2.16b, #1
    shl v23.16b, v4.16b, #1
    shl v24.16b, v6.16b, #1
    ushr v25.16b, v7.16b, #1
    bit v1.16b, v20.16b, v17.16b
    bit v23.16b, v3.16b, v17.16b
    bit v6.16b, v22.16b, v17.16b
    bit v4.16b, v18.16b, v17.16b
    ushr v3.16b, v1.16b, #2
    bit v21.16b, v7.16b, v17.16b
    bit v5.16b, v25.16b, v17.16b
    bit v19.16b, v0.16b, v17.16b
    bit v24.16b, v2.16b, v17.16b
    shl v0.16b, v4.16b, #2
    bif v3.16b, v5.16b, v16.16b
    shl v2.16b, v23.16b, #2
    shl v7.16b, v21.16b, #2
    ushr v18.16b, v6.16b, #2
    shl v5.16b, v5.16b, #2
    ushr v20.16b, v24.16b, #2
    bit v2.16b, v24.16b, v16.16b
    ushr v22.16b, v19.16b, #2
    bit v7.16b, v19.16b, v16.16b
    ldr q19, [sp, #176]
    ldr q24, [sp, #128]
    bit v23.16b, v20.16b, v16.16b
    bit v5.16b, v1.16b, v16.16b
    bit v4.16b, v18.16b, v16.16b
    mov v1.16b, v7.16b
    sli v1.16b, v2.16b, #4
    sri v2.16b, v7.16b, #4
    bit v21.16b, v22.16b, v16.16b
    ldr q7, [sp, #96]
    ldr q18, [sp, #80]
    mov v20.16b, v3.16b
    sli v20.16b, v4.16b, #4
    bit v0.16b, v6.16b, v16.16b
    sri v4.16b, v3.16b, #4
    movi v3.16b, #255
    ldr q6, [sp, #144]
    mov v22.16b, v21.16b
    sli v22.16b, v23.16b, #4
    ldr q25, [sp, #112]
    mov v26.16b, v5.16b
    sli v26.16b, v0.16b, #4
    eor v2.16b, v24.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    sri v0.16b, v5.16b, #4
    // round 3 (aes.dsl:47)
    eor v5.16b, v2.16b, v4.16b
    eor v18.16b, v18.16b, v26.16b
    eor3 v7.16b, v7.16b, v22.16b, v3.16b
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [sp, #160]
    ldr q19, [sp, #64]
    eor v20.16b, v25.16b, v20.16b
    mvn v22.16b, v18.16b
    eor3 v24.16b, v18.16b, v7.16b, v5.16b
    sri v23.16b, v21.16b, #4
    eor3 v21.16b, v18.16b, v0.16b, v24.16b
    eor3 v25.16b, v22.16b, v20.16b, v5.16b
    eor v1.16b, v19.16b, v1.16b
    eor v6.16b, v6.16b, v23.16b
    eor3 v19.16b, v25.16b, v21.16b, v3.16b
    eor3 v23.16b, v0.16b, v6.16b, v25.16b
    eor3 v26.16b, v1.16b, v21.16b, v19.16b
    eor3 v27.16b, v2.16b, v23.16b, v26.16b
    eor v28.16b, v18.16b, v4.16b
    mvn v29.16b, v27.16b
    eor3 v18.16b, v18.16b, v7.16b, v28.16b
    eor3 v30.16b, v0.16b, v4.16b, v21.16b
    eor v31.16b, v24.16b, v29.16b
    orr v8.16b, v21.16b, v30.16b
    eor3 v9.16b, v22.16b, v18.16b, v31.16b
    and v10.16b, v18.16b, v23.16b
    bcax v11.16b, v8.16b, v22.16b, v9.16b
    eor3 v0.16b, v7.16b, v0.16b, v23.16b
    bcax v7.16b, v10.16b, v1.16b, v27.16b
    eor3 v2.16b, v2.16b, v4.16b, v29.16b
    eor v4.16b, v19.16b, v9.16b
    eor3 v6.16b, v6.16b, v25.16b, v11.16b
    bcax v27.16b, v7.16b, v5.16b, v0.16b
    bcax v6.16b, v6.16b, v4.16b, v2.16b
    orr v12.16b, v24.16b, v25.16b
    eor3 v11.16b, v7.16b, v27.16b, v11.16b
    eor3 v6.16b, v10.16b, v2.16b, v6.16b
    eor3 v7.16b, v7.16b, v0.16b, v8.16b
    eor v27.16b, v12.16b, v27.16b
    bcax v8.16b, v11.16b, v19.16b, v28.16b
    eor v6.16b, v20.16b, v6.16b
    bcax v7.16b, v7.16b, v26.16b, v31.16b
    bcax v20.16b, v6.16b, v27.16b, v8.16b
    bcax v10.16b, v7.16b, v20.16b, v27.16b
    bcax v11.16b, v20.16b, v6.16b, v10.16b
    bsl v20.16b, v11.16b, v8.16b
    bsl v8.16b, v10.16b, v6.16b
    bit v7.16b, v11.16b, v27.16b
    bcax v6.16b, v27.16b, v7.16b, v10.16b
    eor v27.16b, v8.16b, v20.16b
    eor3 v10.16b, v7.16b, v6.16b, v27.16b
    orn v9.16b, v9.16b, v6.16b
    eor v11.16b, v7.16b, v20.16b
    orn v5.16b, v10.16b, v5.16b
    bcax v19.16b, v9.16b, v7.16b, v19.16b
    orr v31.16b, v31.16b, v8.16b
    bcax v30.16b, v5.16b, v11.16b, v30.16b
    bcax v25.16b, v19.16b, v20.16b, v25.16b
    and v28.16b, v28.16b, v7.16b
    eor v31.16b, v31.16b, v30.16b
    bcax v12.16b, v7.16b, v9.16b, v6.16b
    bcax v21.16b, v19.16b, v11.16b, v21.16b
    bcax v1.16b, v25.16b, v1.16b, v27.16b
    bcax v25.16b, v25.16b, v26.16b, v8.16b
    bcax v20.16b, v31.16b, v20.16b, v24.16b
    bcax v6.16b, v28.16b, v6.16b, v22.16b
    eor3 v7.16b, v7.16b, v8.16b, v12.16b
    eor3 v19.16b, v19.16b, v1.16b, v21.16b
    ldr q22, [x8, #0]
    bcax v0.16b, v21.16b, v0.16b, v10.16b
    bcax v1.16b, v1.16b, v4.16b, v12.16b
    eor v4.16b, v25.16b, v20.16b
    bcax v2.16b, v28.16b, v2.16b, v12.16b
    bcax v19.16b, v19.16b, v7.16b, v23.16b
    eor3 v6.16b, v6.16b, v1.16b, v30.16b
    eor3 v5.16b, v5.16b, v0.16b, v4.16b
    eor3 v2.16b, v19.16b, v2.16b, v0.16b
    tbl v21.16b, {v5.16b}, v22.16b
    tbl v23.16b, {v4.16b}, v22.16b
    eor v19.16b, v6.16b, v19.16b
    ldr q24, [x3, #80]
    bcax v7.16b, v2.16b, v7.16b, v18.16b
    eor3 v1.16b, v9.16b, v1.16b, v4.16b
    tbl v18.16b, {v6.16b}, v22.16b
    ldr q25, [x8, #16]
    eor3 v20.16b, v20.16b, v4.16b, v5.16b
    eor3 v0.16b, v31.16b, v0.16b, v2.16b
    tbl v2.16b, {v19.16b}, v22.16b
    ldr q26, [x3, #112]
    eor v18.16b, v6.16b, v18.16b
    tbl v28.16b, {v1.16b}, v22.16b
    eor v23.16b, v4.16b, v23.16b
    ldr q30, [x3, #64]
    bcax v0.16b, v0.16b, v29.16b, v27.16b
    eor v2.16b, v19.16b, v2.16b
    tbl v27.16b, {v20.16b}, v22.16b
    ldr q29, [x3, #32]
    ldr q31, [x3, #16]
    eor3 v24.16b, v24.16b, v7.16b, v23.16b
    eor v28.16b, v1.16b, v28.16b
    eor v21.16b, v5.16b, v21.16b
    tbl v8.16b, {v2.16b}, v25.16b
    tbl v9.16b, {v0.16b}, v22.16b
    eor v27.16b, v20.16b, v27.16b
    ldr q10, [x3, #48]
    tbl v11.16b, {v7.16b}, v22.16b
    eor3 v20.16b, v26.16b, v20.16b, v21.16b
    tbl v23.16b, {v23.16b}, v25.16b
    tbl v26.16b, {v27.16b}, v25.16b
    eor v9.16b, v0.16b, v9.16b
    eor3 v4.16b, v30.16b, v4.16b, v28.16b
    eor3 v19.16b, v31.16b, v19.16b, v18.16b
    eor3 v0.16b, v29.16b, v0.16b, v2.16b
    eor v2.16b, v7.16b, v11.16b
    eor3 v4.16b, v23.16b, v27.16b, v4.16b
    tbl v7.16b, {v9.16b}, v25.16b
    eor v20.16b, v20.16b, v26.16b
    ldr q23, [x3, #0]
    tbl v26.16b, {v28.16b}, v25.16b
    eor3 v19.16b, v19.16b, v27.16b, v8.16b
    eor3 v1.16b, v10.16b, v1.16b, v27.16b
    ldr q28, [x3, #96]
    tbl v29.16b, {v2.16b}, v25.16b
    // round 4 (aes.dsl:47)
    eor v30.16b, v4.16b, v20.16b
    // round 3 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    tbl v7.16b, {v21.16b}, v25.16b
    tbl v18.16b, {v18.16b}, v25.16b
    eor3 v1.16b, v26.16b, v9.16b, v1.16b
    eor v21.16b, v24.16b, v29.16b
    // round 4 (aes.dsl:47)
    eor3 v24.16b, v19.16b, v0.16b, v30.16b
    // round 3 (aes.dsl:47)
    eor3 v6.16b, v23.16b, v6.16b, v18.16b
    eor3 v5.16b, v28.16b, v5.16b, v7.16b
    // round 4 (aes.dsl:47)
    eor3 v7.16b, v19.16b, v1.16b, v30.16b
    eor3 v18.16b, v19.16b, v21.16b, v24.16b
    // round 3 (aes.dsl:47)
    eor v6.16b, v27.16b, v6.16b
    eor v2.16b, v2.16b, v5.16b
    // round 4 (aes.dsl:47)
    eor3 v5.16b, v7.16b, v18.16b, v3.16b
    eor3 v23.16b, v6.16b, v18.16b, v5.16b
    eor3 v26.16b, v21.16b, v2.16b, v7.16b
    eor v27.16b, v19.16b, v20.16b
    eor3 v28.16b, v4.16b, v26.16b, v23.16b
    eor3 v29.16b, v19.16b, v0.16b, v27.16b
    eor3 v31.16b, v21.16b, v20.16b, v18.16b
    eor v8.16b, v24.16b, v28.16b
    orr v9.16b, v18.16b, v31.16b
    eor3 v10.16b, v19.16b, v29.16b, v8.16b
    and v11.16b, v29.16b, v26.16b
    mvn v12.16b, v28.16b
    bcax v13.16b, v9.16b, v19.16b, v10.16b
    eor3 v0.16b, v0.16b, v21.16b, v26.16b
    eor3 v4.16b, v4.16b, v20.16b, v28.16b
    bcax v20.16b, v11.16b, v6.16b, v12.16b
    eor v21.16b, v5.16b, v10.16b
    eor3 v2.16b, v2.16b, v7.16b, v13.16b
    bcax v12.16b, v20.16b, v30.16b, v0.16b
    bcax v2.16b, v2.16b, v21.16b, v4.16b
    orr v14.16b, v24.16b, v7.16b
    eor3 v13.16b, v20.16b, v12.16b, v13.16b
    eor3 v2.16b, v11.16b, v4.16b, v2.16b
    eor3 v20.16b, v20.16b, v0.16b, v9.16b
    eor v9.16b, v14.16b, v12.16b
    bcax v11.16b, v13.16b, v5.16b, v27.16b
    eor3 v1.16b, v1.16b, v2.16b, v3.16b
    bcax v2.16b, v20.16b, v23.16b, v8.16b
    bcax v20.16b, v1.16b, v9.16b, v11.16b
    bcax v12.16b, v2.16b, v20.16b, v9.16b
    bcax v13.16b, v20.16b, v1.16b, v12.16b
    bit v2.16b, v13.16b, v9.16b
    bsl v20.16b, v13.16b, v11.16b
    bsl v11.16b, v12.16b, v1.16b
    bcax v1.16b, v9.16b, v2.16b, v12.16b
    eor v9.16b, v11.16b, v20.16b
    orn v10.16b, v10.16b, v1.16b
    eor3 v12.16b, v2.16b, v1.16b, v9.16b
    bcax v5.16b, v10.16b, v2.16b, v5.16b
    eor v13.16b, v2.16b, v20.16b
    orn v30.16b, v12.16b, v30.16b
    bcax v7.16b, v5.16b, v20.16b, v7.16b
    orr v8.16b, v8.16b, v11.16b
    bcax v31.16b, v30.16b, v13.16b, v31.16b
    and v27.16b, v27.16b, v2.16b
    bcax v14.16b, v2.16b, v10.16b, v1.16b
    bcax v6.16b, v7.16b, v6.16b, v9.16b
    eor v8.16b, v8.16b, v31.16b
    bcax v18.16b, v5.16b, v13.16b, v18.16b
    bcax v1.16b, v27.16b, v1.16b, v19.16b
    eor3 v2.16b, v2.16b, v11.16b, v14.16b
    bcax v19.16b, v6.16b, v21.16b, v14.16b
    ldr q21, [x8, #32]
    bcax v7.16b, v7.16b, v23.16b, v11.16b
    eor3 v5.16b, v5.16b, v6.16b, v18.16b
    bcax v6.16b, v8.16b, v20.16b, v24.16b
    bcax v4.16b, v27.16b, v4.16b, v14.16b
    bcax v0.16b, v18.16b, v0.16b, v12.16b
    bcax v5.16b, v5.16b, v2.16b, v26.16b
    eor3 v1.16b, v1.16b, v19.16b, v31.16b
    eor v7.16b, v7.16b, v6.16b
    eor3 v4.16b, v5.16b, v4.16b, v0.16b
    eor3 v18.16b, v30.16b, v0.16b, v7.16b
    tbl v20.16b, {v1.16b}, v21.16b
    ldr q23, [x3, #208]
    eor3 v19.16b, v10.16b, v19.16b, v7.16b
    tbl v24.16b, {v7.16b}, v21.16b
    bcax v2.16b, v4.16b, v2.16b, v29.16b
    eor v20.16b, v1.16b, v20.16b
    eor3 v6.16b, v6.16b, v7.16b, v18.16b
    ldr q26, [x3, #144]
    eor v5.16b, v1.16b, v5.16b
    eor v24.16b, v7.16b, v24.16b
    eor3 v0.16b, v8.16b, v0.16b, v4.16b
    ldr q4, [x3, #240]
    tbl v27.16b, {v19.16b}, v21.16b
    tbl v29.16b, {v6.16b}, v21.16b
    tbl v30.16b, {v18.16b}, v21.16b
    ldr q31, [x3, #192]
    bcax v0.16b, v0.16b, v28.16b, v9.16b
    tbl v28.16b, {v5.16b}, v21.16b
    eor3 v23.16b, v23.16b, v2.16b, v24.16b
    ldr q8, [x3, #160]
    rev32 v24.8h, v24.8h
    eor v27.16b, v19.16b, v27.16b
    eor v30.16b, v18.16b, v30.16b
    eor3 v26.16b, v26.16b, v5.16b, v20.16b
    eor v29.16b, v6.16b, v29.16b
    tbl v9.16b, {v0.16b}, v21.16b
    eor3 v4.16b, v4.16b, v6.16b, v30.16b
    eor v5.16b, v5.16b, v28.16b
    tbl v6.16b, {v2.16b}, v21.16b
    ldr q28, [x3, #176]
    eor v9.16b, v0.16b, v9.16b
    eor3 v7.16b, v31.16b, v7.16b, v27.16b
    rev32 v31.8h, v29.8h
    eor3 v0.16b, v8.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    rev32 v5.8h, v5.8h
    eor3 v6.16b, v24.16b, v29.16b, v7.16b
    eor v4.16b, v4.16b, v31.16b
    rev32 v7.8h, v9.8h
    ldr q24, [x3, #128]
    rev32 v27.8h, v27.8h
    rev32 v31.8h, v2.8h
    eor3 v5.16b, v26.16b, v29.16b, v5.16b
    ldr q26, [x3, #224]
    eor3 v19.16b, v28.16b, v19.16b, v29.16b
    // round 5 (aes.dsl:47)
    eor v28.16b, v6.16b, v4.16b
    // round 4 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    rev32 v7.8h, v20.8h
    rev32 v20.8h, v30.8h
    eor3 v19.16b, v27.16b, v9.16b, v19.16b
    eor v23.16b, v23.16b, v31.16b
    // round 5 (aes.dsl:47)
    eor3 v27.16b, v5.16b, v0.16b, v28.16b
    // round 4 (aes.dsl:47)
    eor3 v1.16b, v24.16b, v1.16b, v7.16b
    eor3 v7.16b, v26.16b, v18.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor3 v18.16b, v5.16b, v19.16b, v28.16b
    eor3 v20.16b, v5.16b, v23.16b, v27.16b
    // round 4 (aes.dsl:47)
    eor v1.16b, v29.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    // round 5 (aes.dsl:47)
    eor3 v7.16b, v18.16b, v20.16b, v3.16b
    eor3 v24.16b, v23.16b, v2.16b, v18.16b
    eor3 v26.16b, v1.16b, v20.16b, v7.16b
    eor v29.16b, v5.16b, v4.16b
    eor3 v30.16b, v6.16b, v24.16b, v26.16b
    eor3 v31.16b, v5.16b, v0.16b, v29.16b
    eor3 v8.16b, v23.16b, v4.16b, v20.16b
    eor v9.16b, v27.16b, v30.16b
    orr v10.16b, v20.16b, v8.16b
    eor3 v11.16b, v5.16b, v31.16b, v9.16b
    and v12.16b, v31.16b, v24.16b
    mvn v13.16b, v30.16b
    bcax v14.16b, v10.16b, v5.16b, v11.16b
    eor3 v0.16b, v0.16b, v23.16b, v24.16b
    eor3 v4.16b, v6.16b, v4.16b, v30.16b
    bcax v6.16b, v12.16b, v1.16b, v13.16b
    eor v23.16b, v7.16b, v11.16b
    eor3 v2.16b, v2.16b, v18.16b, v14.16b
    bcax v13.16b, v6.16b, v28.16b, v0.16b
    bcax v2.16b, v2.16b, v23.16b, v4.16b
    orr v15.16b, v27.16b, v18.16b
    eor3 v14.16b, v6.16b, v13.16b, v14.16b
    eor3 v2.16b, v12.16b, v4.16b, v2.16b
    eor v12.16b, v15.16b, v13.16b
    eor3 v6.16b, v6.16b, v0.16b, v10.16b
    bcax v10.16b, v14.16b, v7.16b, v29.16b
    eor3 v2.16b, v19.16b, v2.16b, v3.16b
    bcax v6.16b, v6.16b, v26.16b, v9.16b
    bcax v19.16b, v2.16b, v12.16b, v10.16b
    bcax v13.16b, v6.16b, v19.16b, v12.16b
    bcax v14.16b, v19.16b, v2.16b, v13.16b
    bit v6.16b, v14.16b, v12.16b
    bsl v19.16b, v14.16b, v10.16b
    bsl v10.16b, v13.16b, v2.16b
    bcax v2.16b, v12.16b, v6.16b, v13.16b
    eor v12.16b, v10.16b, v19.16b
    orn v11.16b, v11.16b, v2.16b
    eor3 v13.16b, v6.16b, v2.16b, v12.16b
    bcax v7.16b, v11.16b, v6.16b, v7.16b
    eor v14.16b, v6.16b, v19.16b
    orn v28.16b, v13.16b, v28.16b
    bcax v18.16b, v7.16b, v19.16b, v18.16b
    and v29.16b, v29.16b, v6.16b
    orr v9.16b, v9.16b, v10.16b
    bcax v8.16b, v28.16b, v14.16b, v8.16b
    bcax v15.16b, v6.16b, v11.16b, v2.16b
    bcax v20.16b, v7.16b, v14.16b, v20.16b
    bcax v1.16b, v18.16b, v1.16b, v12.16b
    eor v9.16b, v9.16b, v8.16b
    bcax v2.16b, v29.16b, v2.16b, v5.16b
    eor3 v5.16b, v6.16b, v10.16b, v15.16b
    eor3 v6.16b, v7.16b, v1.16b, v20.16b
    ldr q7, [x8, #48]
    bcax v4.16b, v29.16b, v4.16b, v15.16b
    bcax v18.16b, v18.16b, v26.16b, v10.16b
    bcax v19.16b, v9.16b, v19.16b, v27.16b
    bcax v0.16b, v20.16b, v0.16b, v13.16b
    bcax v6.16b, v6.16b, v5.16b, v24.16b
    bcax v1.16b, v1.16b, v23.16b, v15.16b
    eor v18.16b, v18.16b, v19.16b
    eor3 v2.16b, v2.16b, v1.16b, v8.16b
    eor3 v4.16b, v6.16b, v4.16b, v0.16b
    ldr q20, [x3, #336]
    eor3 v23.16b, v28.16b, v0.16b, v18.16b
    tbl v24.16b, {v18.16b}, v7.16b
    eor3 v0.16b, v9.16b, v0.16b, v4.16b
    tbl v26.16b, {v2.16b}, v7.16b
    ldr q27, [x3, #272]
    eor3 v19.16b, v19.16b, v18.16b, v23.16b
    bcax v4.16b, v4.16b, v5.16b, v31.16b
    eor v5.16b, v18.16b, v24.16b
    eor3 v1.16b, v11.16b, v1.16b, v18.16b
    eor v24.16b, v2.16b, v26.16b
    eor v6.16b, v2.16b, v6.16b
    ldr q26, [x3, #368]
    eor3 v20.16b, v20.16b, v4.16b, v5.16b
    tbl v28.16b, {v23.16b}, v7.16b
    bcax v0.16b, v0.16b, v30.16b, v12.16b
    ldr q29, [x3, #320]
    tbl v30.16b, {v19.16b}, v7.16b
    tbl v31.16b, {v6.16b}, v7.16b
    tbl v8.16b, {v1.16b}, v7.16b
    ldr q9, [x3, #288]
    eor3 v27.16b, v27.16b, v6.16b, v24.16b
    eor v28.16b, v23.16b, v28.16b
    tbl v10.16b, {v0.16b}, v7.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v1.16b, v8.16b
    eor v30.16b, v19.16b, v30.16b
    ldr q8, [x3, #304]
    tbl v7.16b, {v4.16b}, v7.16b
    eor3 v19.16b, v26.16b, v19.16b, v28.16b
    eor v26.16b, v0.16b, v10.16b
    tbl v5.16b, {v5.16b}, v25.16b
    eor3 v18.16b, v29.16b, v18.16b, v31.16b
    tbl v29.16b, {v30.16b}, v25.16b
    eor v4.16b, v4.16b, v7.16b
    eor3 v0.16b, v9.16b, v0.16b, v6.16b
    tbl v6.16b, {v6.16b}, v25.16b
    eor3 v5.16b, v5.16b, v30.16b, v18.16b
    eor v7.16b, v19.16b, v29.16b
    tbl v18.16b, {v26.16b}, v25.16b
    ldr q19, [x3, #256]
    tbl v29.16b, {v31.16b}, v25.16b
    eor3 v6.16b, v27.16b, v30.16b, v6.16b
    eor3 v1.16b, v8.16b, v1.16b, v30.16b
    ldr q27, [x3, #352]
    tbl v31.16b, {v4.16b}, v25.16b
    eor v0.16b, v0.16b, v18.16b
    // round 6 (aes.dsl:47)
    eor v18.16b, v5.16b, v7.16b
    // round 5 (aes.dsl:47)
    tbl v24.16b, {v24.16b}, v25.16b
    tbl v28.16b, {v28.16b}, v25.16b
    eor3 v1.16b, v29.16b, v26.16b, v1.16b
    eor v20.16b, v20.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor3 v26.16b, v6.16b, v0.16b, v18.16b
    // round 5 (aes.dsl:47)
    eor3 v2.16b, v19.16b, v2.16b, v24.16b
    eor3 v19.16b, v27.16b, v23.16b, v28.16b
    // round 6 (aes.dsl:47)
    eor3 v23.16b, v6.16b, v1.16b, v18.16b
    eor3 v24.16b, v6.16b, v20.16b, v26.16b
    // round 5 (aes.dsl:47)
    eor v2.16b, v30.16b, v2.16b
    eor v4.16b, v4.16b, v19.16b
    // round 6 (aes.dsl:47)
    eor3 v19.16b, v23.16b, v24.16b, v3.16b
    eor3 v27.16b, v20.16b, v4.16b, v23.16b
    eor3 v28.16b, v2.16b, v24.16b, v19.16b
    eor v29.16b, v6.16b, v7.16b
    eor3 v30.16b, v5.16b, v27.16b, v28.16b
    eor3 v31.16b, v6.16b, v0.16b, v29.16b
    eor3 v8.16b, v20.16b, v7.16b, v24.16b
    eor v9.16b, v26.16b, v30.16b
    orr v10.16b, v24.16b, v8.16b
    eor3 v11.16b, v6.16b, v31.16b, v9.16b
    and v12.16b, v31.16b, v27.16b
    mvn v13.16b, v30.16b
    bcax v14.16b, v10.16b, v6.16b, v11.16b
    eor3 v0.16b, v0.16b, v20.16b, v27.16b
    bcax v20.16b, v12.16b, v2.16b, v13.16b
    eor3 v5.16b, v5.16b, v7.16b, v30.16b
    eor v7.16b, v19.16b, v11.16b
    eor3 v4.16b, v4.16b, v23.16b, v14.16b
    bcax v13.16b, v20.16b, v18.16b, v0.16b
    bcax v4.16b, v4.16b, v7.16b, v5.16b
    orr v15.16b, v26.16b, v23.16b
    eor3 v14.16b, v20.16b, v13.16b, v14.16b
    eor3 v4.16b, v12.16b, v5.16b, v4.16b
    eor v12.16b, v15.16b, v13.16b
    eor3 v20.16b, v20.16b, v0.16b, v10.16b
    bcax v10.16b, v14.16b, v19.16b, v29.16b
    eor3 v1.16b, v1.16b, v4.16b, v3.16b
    bcax v4.16b, v20.16b, v28.16b, v9.16b
    bcax v20.16b, v1.16b, v12.16b, v10.16b
    bcax v13.16b, v4.16b, v20.16b, v12.16b
    bcax v14.16b, v20.16b, v1.16b, v13.16b
    bsl v20.16b, v14.16b, v10.16b
    bsl v10.16b, v13.16b, v1.16b
    bit v4.16b, v14.16b, v12.16b
    eor v1.16b, v10.16b, v20.16b
    bcax v12.16b, v12.16b, v4.16b, v13.16b
    eor3 v13.16b, v4.16b, v12.16b, v1.16b
    orn v11.16b, v11.16b, v12.16b
    eor v14.16b, v4.16b, v20.16b
    bcax v19.16b, v11.16b, v4.16b, v19.16b
    orn v18.16b, v13.16b, v18.16b
    orr v9.16b, v9.16b, v10.16b
    bcax v8.16b, v18.16b, v14.16b, v8.16b
    bcax v23.16b, v19.16b, v20.16b, v23.16b
    bcax v15.16b, v4.16b, v11.16b, v12.16b
    bcax v24.16b, v19.16b, v14.16b, v24.16b
    bcax v2.16b, v23.16b, v2.16b, v1.16b
    eor v9.16b, v9.16b, v8.16b
    and v29.16b, v29.16b, v4.16b
    eor3 v4.16b, v4.16b, v10.16b, v15.16b
    bcax v23.16b, v23.16b, v28.16b, v10.16b
    eor3 v19.16b, v19.16b, v2.16b, v24.16b
    bcax v20.16b, v9.16b, v20.16b, v26.16b
    ldr q26, [x8, #64]
    bcax v6.16b, v29.16b, v12.16b, v6.16b
    bcax v5.16b, v29.16b, v5.16b, v15.16b
    bcax v2.16b, v2.16b, v7.16b, v15.16b
    bcax v0.16b, v24.16b, v0.16b, v13.16b
    bcax v7.16b, v19.16b, v4.16b, v27.16b
    eor v19.16b, v23.16b, v20.16b
    eor3 v6.16b, v6.16b, v2.16b, v8.16b
    eor3 v18.16b, v18.16b, v0.16b, v19.16b
    eor3 v5.16b, v7.16b, v5.16b, v0.16b
    tbl v23.16b, {v19.16b}, v26.16b
    eor3 v2.16b, v11.16b, v2.16b, v19.16b
    eor v7.16b, v6.16b, v7.16b
    ldr q24, [x3, #400]
    tbl v27.16b, {v18.16b}, v26.16b
    eor3 v0.16b, v9.16b, v0.16b, v5.16b
    tbl v28.16b, {v6.16b}, v26.16b
    tbl v29.16b, {v7.16b}, v26.16b
    tbl v8.16b, {v2.16b}, v26.16b
    eor3 v20.16b, v20.16b, v19.16b, v18.16b
    ldr q9, [x3, #448]
    bcax v4.16b, v5.16b, v4.16b, v31.16b
    eor v5.16b, v19.16b, v23.16b
    eor v23.16b, v6.16b, v28.16b
    ldr q28, [x3, #496]
    eor v31.16b, v2.16b, v8.16b
    tbl v8.16b, {v20.16b}, v26.16b
    bcax v0.16b, v0.16b, v30.16b, v1.16b
    rev32 v1.8h, v5.8h
    eor3 v24.16b, v24.16b, v7.16b, v23.16b
    tbl v30.16b, {v4.16b}, v26.16b
    ldr q10, [x3, #416]
    eor v27.16b, v18.16b, v27.16b
    tbl v26.16b, {v0.16b}, v26.16b
    eor v8.16b, v20.16b, v8.16b
    ldr q11, [x3, #432]
    ldr q12, [x3, #464]
    eor v7.16b, v7.16b, v29.16b
    rev32 v29.8h, v31.8h
    eor3 v19.16b, v9.16b, v19.16b, v31.16b
    eor v26.16b, v0.16b, v26.16b
    eor3 v20.16b, v28.16b, v20.16b, v27.16b
    rev32 v28.8h, v8.8h
    eor v30.16b, v4.16b, v30.16b
    eor3 v1.16b, v1.16b, v8.16b, v19.16b
    rev32 v19.8h, v7.8h
    eor3 v0.16b, v10.16b, v0.16b, v7.16b
    rev32 v7.8h, v26.8h
    eor v20.16b, v20.16b, v28.16b
    ldr q28, [x3, #480]
    rev32 v31.8h, v30.8h
    eor3 v4.16b, v12.16b, v4.16b, v5.16b
    eor3 v2.16b, v11.16b, v2.16b, v8.16b
    ldr q5, [x3, #384]
    eor3 v19.16b, v24.16b, v8.16b, v19.16b
    eor v0.16b, v0.16b, v7.16b
    // round 7 (aes.dsl:47)
    eor v7.16b, v1.16b, v20.16b
    // round 6 (aes.dsl:47)
    rev32 v23.8h, v23.8h
    rev32 v24.8h, v27.8h
    eor3 v2.16b, v29.16b, v26.16b, v2.16b
    eor v4.16b, v4.16b, v31.16b
    // round 7 (aes.dsl:47)
    eor3 v26.16b, v19.16b, v0.16b, v7.16b
    // round 6 (aes.dsl:47)
    eor3 v18.16b, v28.16b, v18.16b, v24.16b
    eor3 v5.16b, v5.16b, v6.16b, v23.16b
    // round 7 (aes.dsl:47)
    eor3 v6.16b, v19.16b, v2.16b, v7.16b
    eor3 v23.16b, v19.16b, v4.16b, v26.16b
    // round 6 (aes.dsl:47)
    eor v5.16b, v8.16b, v5.16b
    eor v18.16b, v30.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor3 v24.16b, v6.16b, v23.16b, v3.16b
    eor3 v27.16b, v4.16b, v18.16b, v6.16b
    eor3 v28.16b, v5.16b, v23.16b, v24.16b
    eor v29.16b, v19.16b, v20.16b
    eor3 v30.16b, v1.16b, v27.16b, v28.16b
    eor3 v31.16b, v19.16b, v0.16b, v29.16b
    eor3 v8.16b, v4.16b, v20.16b, v23.16b
    eor v9.16b, v26.16b, v30.16b
    orr v10.16b, v23.16b, v8.16b
    eor3 v11.16b, v19.16b, v31.16b, v9.16b
    mvn v12.16b, v5.16b
    and v13.16b, v31.16b, v27.16b
    bcax v14.16b, v10.16b, v19.16b, v11.16b
    eor3 v0.16b, v0.16b, v4.16b, v27.16b
    eor3 v1.16b, v1.16b, v20.16b, v30.16b
    bcax v4.16b, v13.16b, v30.16b, v12.16b
    eor v20.16b, v24.16b, v11.16b
    eor3 v18.16b, v18.16b, v6.16b, v14.16b
    bcax v12.16b, v4.16b, v7.16b, v0.16b
    bcax v18.16b, v18.16b, v20.16b, v1.16b
    orr v15.16b, v26.16b, v6.16b
    eor3 v14.16b, v4.16b, v12.16b, v14.16b
    eor3 v18.16b, v13.16b, v1.16b, v18.16b
    eor3 v4.16b, v4.16b, v0.16b, v10.16b
    bcax v10.16b, v14.16b, v24.16b, v29.16b
    eor v12.16b, v15.16b, v12.16b
    eor3 v2.16b, v2.16b, v18.16b, v3.16b
    bcax v4.16b, v4.16b, v28.16b, v9.16b
    bcax v18.16b, v2.16b, v12.16b, v10.16b
    bcax v13.16b, v4.16b, v18.16b, v12.16b
    bcax v14.16b, v18.16b, v2.16b, v13.16b
    bit v4.16b, v14.16b, v12.16b
    bsl v18.16b, v14.16b, v10.16b
    bsl v10.16b, v13.16b, v2.16b
    bcax v2.16b, v12.16b, v4.16b, v13.16b
    eor v12.16b, v10.16b, v18.16b
    eor3 v13.16b, v4.16b, v2.16b, v12.16b
    orn v11.16b, v11.16b, v2.16b
    eor v14.16b, v4.16b, v18.16b
    orn v7.16b, v13.16b, v7.16b
    bcax v24.16b, v11.16b, v4.16b, v24.16b
    orr v9.16b, v9.16b, v10.16b
    bcax v8.16b, v7.16b, v14.16b, v8.16b
    bcax v6.16b, v24.16b, v18.16b, v6.16b
    eor v9.16b, v9.16b, v8.16b
    bcax v15.16b, v4.16b, v11.16b, v2.16b
    bcax v23.16b, v24.16b, v14.16b, v23.16b
    bcax v5.16b, v6.16b, v5.16b, v12.16b
    and v29.16b, v29.16b, v4.16b
    bcax v6.16b, v6.16b, v28.16b, v10.16b
    bcax v18.16b, v9.16b, v18.16b, v26.16b
    eor3 v4.16b, v4.16b, v10.16b, v15.16b
    eor3 v24.16b, v24.16b, v5.16b, v23.16b
    bcax v2.16b, v29.16b, v2.16b, v19.16b
    bcax v5.16b, v5.16b, v20.16b, v15.16b
    eor v6.16b, v6.16b, v18.16b
    bcax v1.16b, v29.16b, v1.16b, v15.16b
    bcax v0.16b, v23.16b, v0.16b, v13.16b
    bcax v19.16b, v24.16b, v4.16b, v27.16b
    eor3 v2.16b, v2.16b, v5.16b, v8.16b
    eor3 v5.16b, v11.16b, v5.16b, v6.16b
    eor3 v7.16b, v7.16b, v0.16b, v6.16b
    eor3 v1.16b, v19.16b, v1.16b, v0.16b
    eor v19.16b, v2.16b, v19.16b
    tbl v20.16b, {v5.16b}, v22.16b
    tbl v23.16b, {v7.16b}, v22.16b
    eor3 v0.16b, v9.16b, v0.16b, v1.16b
    tbl v24.16b, {v2.16b}, v22.16b
    ldr q26, [x3, #592]
    tbl v27.16b, {v6.16b}, v22.16b
    bcax v1.16b, v1.16b, v4.16b, v31.16b
    eor3 v4.16b, v18.16b, v6.16b, v7.16b
    ldr q18, [x3, #576]
    eor v24.16b, v2.16b, v24.16b
    tbl v28.16b, {v19.16b}, v22.16b
    bcax v0.16b, v0.16b, v30.16b, v12.16b
    ldr q29, [x3, #624]
    tbl v30.16b, {v1.16b}, v22.16b
    eor v27.16b, v6.16b, v27.16b
    tbl v31.16b, {v4.16b}, v22.16b
    ldr q8, [x3, #528]
    ldr q9, [x3, #544]
    eor v20.16b, v5.16b, v20.16b
    eor v28.16b, v19.16b, v28.16b
    tbl v22.16b, {v0.16b}, v22.16b
    eor3 v26.16b, v26.16b, v1.16b, v27.16b
    eor v23.16b, v7.16b, v23.16b
    eor v31.16b, v4.16b, v31.16b
    tbl v10.16b, {v28.16b}, v25.16b
    eor3 v6.16b, v18.16b, v6.16b, v20.16b
    eor v18.16b, v0.16b, v22.16b
    ldr q22, [x3, #560]
    tbl v27.16b, {v27.16b}, v25.16b
    tbl v11.16b, {v31.16b}, v25.16b
    eor3 v4.16b, v29.16b, v4.16b, v23.16b
    eor3 v19.16b, v8.16b, v19.16b, v24.16b
    eor3 v0.16b, v9.16b, v0.16b, v28.16b
    tbl v28.16b, {v18.16b}, v25.16b
    eor3 v6.16b, v27.16b, v31.16b, v6.16b
    eor v1.16b, v1.16b, v30.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q27, [x3, #512]
    tbl v20.16b, {v20.16b}, v25.16b
    eor3 v19.16b, v19.16b, v31.16b, v10.16b
    eor v0.16b, v0.16b, v28.16b
    ldr q28, [x3, #608]
    eor3 v5.16b, v22.16b, v5.16b, v31.16b
    tbl v22.16b, {v1.16b}, v25.16b
    // round 8 (aes.dsl:47)
    eor v29.16b, v6.16b, v4.16b
    // round 7 (aes.dsl:47)
    tbl v24.16b, {v24.16b}, v25.16b
    tbl v23.16b, {v23.16b}, v25.16b
    eor v22.16b, v26.16b, v22.16b
    eor3 v5.16b, v20.16b, v18.16b, v5.16b
    // round 8 (aes.dsl:47)
    eor3 v18.16b, v19.16b, v0.16b, v29.16b
    // round 7 (aes.dsl:47)
    eor3 v2.16b, v27.16b, v2.16b, v24.16b
    eor3 v7.16b, v28.16b, v7.16b, v23.16b
    // round 8 (aes.dsl:47)
    eor3 v20.16b, v19.16b, v5.16b, v29.16b
    eor3 v23.16b, v19.16b, v22.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor v2.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    // round 8 (aes.dsl:47)
    eor3 v7.16b, v20.16b, v23.16b, v3.16b
    eor3 v24.16b, v22.16b, v1.16b, v20.16b
    eor3 v26.16b, v2.16b, v23.16b, v7.16b
    eor v27.16b, v19.16b, v4.16b
    eor3 v28.16b, v6.16b, v24.16b, v26.16b
    eor3 v30.16b, v19.16b, v0.16b, v27.16b
    eor3 v31.16b, v22.16b, v4.16b, v23.16b
    eor v8.16b, v18.16b, v28.16b
    orr v9.16b, v23.16b, v31.16b
    eor3 v10.16b, v19.16b, v30.16b, v8.16b
    and v11.16b, v30.16b, v24.16b
    mvn v12.16b, v28.16b
    bcax v13.16b, v9.16b, v19.16b, v10.16b
    eor3 v0.16b, v0.16b, v22.16b, v24.16b
    eor3 v4.16b, v6.16b, v4.16b, v28.16b
    eor v6.16b, v7.16b, v10.16b
    bcax v22.16b, v11.16b, v2.16b, v12.16b
    eor3 v1.16b, v1.16b, v20.16b, v13.16b
    bcax v12.16b, v22.16b, v29.16b, v0.16b
    bcax v1.16b, v1.16b, v6.16b, v4.16b
    orr v14.16b, v18.16b, v20.16b
    eor3 v13.16b, v22.16b, v12.16b, v13.16b
    eor3 v1.16b, v11.16b, v4.16b, v1.16b
    eor v11.16b, v14.16b, v12.16b
    eor3 v22.16b, v22.16b, v0.16b, v9.16b
    bcax v9.16b, v13.16b, v7.16b, v27.16b
    eor3 v1.16b, v5.16b, v1.16b, v3.16b
    bcax v5.16b, v22.16b, v26.16b, v8.16b
    bcax v22.16b, v1.16b, v11.16b, v9.16b
    bcax v12.16b, v5.16b, v22.16b, v11.16b
    bcax v13.16b, v22.16b, v1.16b, v12.16b
    bit v5.16b, v13.16b, v11.16b
    bsl v22.16b, v13.16b, v9.16b
    bsl v9.16b, v12.16b, v1.16b
    bcax v1.16b, v11.16b, v5.16b, v12.16b
    eor v11.16b, v9.16b, v22.16b
    orn v10.16b, v10.16b, v1.16b
    eor3 v12.16b, v5.16b, v1.16b, v11.16b
    bcax v7.16b, v10.16b, v5.16b, v7.16b
    eor v13.16b, v5.16b, v22.16b
    orn v29.16b, v12.16b, v29.16b
    bcax v20.16b, v7.16b, v22.16b, v20.16b
    orr v8.16b, v8.16b, v9.16b
    bcax v31.16b, v29.16b, v13.16b, v31.16b
    and v27.16b, v27.16b, v5.16b
    bcax v14.16b, v5.16b, v10.16b, v1.16b
    bcax v2.16b, v20.16b, v2.16b, v11.16b
    bcax v23.16b, v7.16b, v13.16b, v23.16b
    eor v8.16b, v8.16b, v31.16b
    bcax v1.16b, v27.16b, v1.16b, v19.16b
    eor3 v5.16b, v5.16b, v9.16b, v14.16b
    bcax v6.16b, v2.16b, v6.16b, v14.16b
    bcax v19.16b, v20.16b, v26.16b, v9.16b
    bcax v18.16b, v8.16b, v22.16b, v18.16b
    eor3 v2.16b, v7.16b, v2.16b, v23.16b
    bcax v4.16b, v27.16b, v4.16b, v14.16b
    eor3 v1.16b, v1.16b, v6.16b, v31.16b
    bcax v0.16b, v23.16b, v0.16b, v12.16b
    eor v7.16b, v19.16b, v18.16b
    bcax v2.16b, v2.16b, v5.16b, v24.16b
    tbl v19.16b, {v1.16b}, v21.16b
    eor3 v20.16b, v29.16b, v0.16b, v7.16b
    eor3 v4.16b, v2.16b, v4.16b, v0.16b
    eor v2.16b, v1.16b, v2.16b
    eor v19.16b, v1.16b, v19.16b
    tbl v22.16b, {v7.16b}, v21.16b
    eor3 v0.16b, v8.16b, v0.16b, v4.16b
    eor3 v18.16b, v18.16b, v7.16b, v20.16b
    ldr q23, [x3, #720]
    eor3 v6.16b, v10.16b, v6.16b, v7.16b
    tbl v24.16b, {v2.16b}, v21.16b
    tbl v26.16b, {v20.16b}, v21.16b
    ldr q27, [x3, #752]
    eor v22.16b, v7.16b, v22.16b
    bcax v4.16b, v4.16b, v5.16b, v30.16b
    tbl v5.16b, {v18.16b}, v21.16b
    ldr q29, [x3, #704]
    eor v24.16b, v2.16b, v24.16b
    bcax v0.16b, v0.16b, v28.16b, v11.16b
    tbl v28.16b, {v6.16b}, v21.16b
    ldr q30, [x3, #656]
    ldr q31, [x3, #672]
    eor v26.16b, v20.16b, v26.16b
    eor v5.16b, v18.16b, v5.16b
    tbl v8.16b, {v4.16b}, v21.16b
    eor3 v23.16b, v23.16b, v4.16b, v22.16b
    tbl v21.16b, {v0.16b}, v21.16b
    eor v28.16b, v6.16b, v28.16b
    rev32 v22.8h, v22.8h
    eor v4.16b, v4.16b, v8.16b
    eor3 v18.16b, v27.16b, v18.16b, v26.16b
    ldr q27, [x3, #688]
    eor3 v7.16b, v29.16b, v7.16b, v28.16b
    rev32 v29.8h, v5.8h
    eor v21.16b, v0.16b, v21.16b
    eor3 v2.16b, v30.16b, v2.16b, v19.16b
    rev32 v30.8h, v24.8h
    eor3 v0.16b, v31.16b, v0.16b, v24.16b
    eor3 v7.16b, v22.16b, v5.16b, v7.16b
    rev32 v22.8h, v21.8h
    eor v18.16b, v18.16b, v29.16b
    ldr q24, [x3, #736]
    eor3 v2.16b, v2.16b, v5.16b, v30.16b
    rev32 v29.8h, v4.8h
    rev32 v28.8h, v28.8h
    ldr q30, [x3, #640]
    eor3 v6.16b, v27.16b, v6.16b, v5.16b
    // round 9 (aes.dsl:47)
    eor v27.16b, v7.16b, v18.16b
    // round 8 (aes.dsl:47)
    eor v0.16b, v0.16b, v22.16b
    rev32 v19.8h, v19.8h
    rev32 v22.8h, v26.8h
    eor3 v6.16b, v28.16b, v21.16b, v6.16b
    eor v21.16b, v23.16b, v29.16b
    // round 9 (aes.dsl:47)
    eor3 v23.16b, v2.16b, v0.16b, v27.16b
    // round 8 (aes.dsl:47)
    eor3 v20.16b, v24.16b, v20.16b, v22.16b
    eor3 v1.16b, v30.16b, v1.16b, v19.16b
    // round 9 (aes.dsl:47)
    eor3 v19.16b, v2.16b, v21.16b, v23.16b
    eor3 v22.16b, v2.16b, v6.16b, v27.16b
    // round 8 (aes.dsl:47)
    eor v4.16b, v4.16b, v20.16b
    eor v1.16b, v5.16b, v1.16b
    // round 9 (aes.dsl:47)
    eor3 v5.16b, v22.16b, v19.16b, v3.16b
    eor3 v20.16b, v21.16b, v4.16b, v22.16b
    eor3 v24.16b, v1.16b, v19.16b, v5.16b
    eor v26.16b, v2.16b, v18.16b
    eor3 v28.16b, v7.16b, v20.16b, v24.16b
    eor3 v29.16b, v2.16b, v0.16b, v26.16b
    eor3 v30.16b, v21.16b, v18.16b, v19.16b
    eor v31.16b, v23.16b, v28.16b
    orr v8.16b, v19.16b, v30.16b
    eor3 v9.16b, v2.16b, v29.16b, v31.16b
    and v10.16b, v29.16b, v20.16b
    mvn v11.16b, v28.16b
    bcax v12.16b, v8.16b, v2.16b, v9.16b
    eor3 v0.16b, v0.16b, v21.16b, v20.16b
    eor3 v7.16b, v7.16b, v18.16b, v28.16b
    bcax v18.16b, v10.16b, v1.16b, v11.16b
    eor v21.16b, v5.16b, v9.16b
    eor3 v4.16b, v4.16b, v22.16b, v12.16b
    bcax v11.16b, v18.16b, v27.16b, v0.16b
    bcax v4.16b, v4.16b, v21.16b, v7.16b
    orr v13.16b, v23.16b, v22.16b
    eor3 v12.16b, v18.16b, v11.16b, v12.16b
    eor3 v4.16b, v10.16b, v7.16b, v4.16b
    eor3 v18.16b, v18.16b, v0.16b, v8.16b
    eor v8.16b, v13.16b, v11.16b
    bcax v10.16b, v12.16b, v5.16b, v26.16b
    eor3 v4.16b, v6.16b, v4.16b, v3.16b
    bcax v6.16b, v18.16b, v24.16b, v31.16b
    bcax v18.16b, v4.16b, v8.16b, v10.16b
    bcax v11.16b, v6.16b, v18.16b, v8.16b
    bcax v12.16b, v18.16b, v4.16b, v11.16b
    bit v6.16b, v12.16b, v8.16b
    bsl v18.16b, v12.16b, v10.16b
    bsl v10.16b, v11.16b, v4.16b
    bcax v4.16b, v8.16b, v6.16b, v11.16b
    eor v8.16b, v10.16b, v18.16b
    orn v9.16b, v9.16b, v4.16b
    eor3 v11.16b, v6.16b, v4.16b, v8.16b
    bcax v5.16b, v9.16b, v6.16b, v5.16b
    eor v12.16b, v6.16b, v18.16b
    orn v27.16b, v11.16b, v27.16b
    bcax v22.16b, v5.16b, v18.16b, v22.16b
    orr v31.16b, v31.16b, v10.16b
    and v26.16b, v26.16b, v6.16b
    bcax v30.16b, v27.16b, v12.16b, v30.16b
    bcax v13.16b, v6.16b, v9.16b, v4.16b
    bcax v19.16b, v5.16b, v12.16b, v19.16b
    bcax v1.16b, v22.16b, v1.16b, v8.16b
    bcax v2.16b, v26.16b, v4.16b, v2.16b
    eor v4.16b, v31.16b, v30.16b
    ldr q31, [x8, #80]
    eor3 v6.16b, v6.16b, v10.16b, v13.16b
    eor3 v5.16b, v5.16b, v1.16b, v19.16b
    bcax v1.16b, v1.16b, v21.16b, v13.16b
    bcax v7.16b, v26.16b, v7.16b, v13.16b
    bcax v18.16b, v4.16b, v18.16b, v23.16b
    bcax v21.16b, v22.16b, v24.16b, v10.16b
    bcax v0.16b, v19.16b, v0.16b, v11.16b
    bcax v5.16b, v5.16b, v6.16b, v20.16b
    eor3 v2.16b, v2.16b, v1.16b, v30.16b
    eor v19.16b, v21.16b, v18.16b
    eor3 v7.16b, v5.16b, v7.16b, v0.16b
    tbl v20.16b, {v2.16b}, v31.16b
    eor3 v1.16b, v9.16b, v1.16b, v19.16b
    eor v5.16b, v2.16b, v5.16b
    eor3 v21.16b, v27.16b, v0.16b, v19.16b
    eor3 v0.16b, v4.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v20.16b
    tbl v4.16b, {v19.16b}, v31.16b
    tbl v22.16b, {v1.16b}, v31.16b
    eor3 v18.16b, v18.16b, v19.16b, v21.16b
    bcax v6.16b, v7.16b, v6.16b, v29.16b
    ldr q7, [x3, #832]
    eor v19.16b, v19.16b, v4.16b
    bcax v0.16b, v0.16b, v28.16b, v8.16b
    tbl v23.16b, {v5.16b}, v31.16b
    ldr q24, [x3, #880]
    tbl v26.16b, {v6.16b}, v31.16b
    tbl v27.16b, {v21.16b}, v31.16b
    tbl v28.16b, {v18.16b}, v31.16b
    ldr q29, [x3, #784]
    tbl v30.16b, {v19.16b}, v25.16b
    eor v5.16b, v5.16b, v23.16b
    eor v1.16b, v1.16b, v22.16b
    ldr q8, [x3, #800]
    eor v21.16b, v21.16b, v27.16b
    eor v18.16b, v18.16b, v28.16b
    tbl v31.16b, {v0.16b}, v31.16b
    ldr q9, [x3, #816]
    ldr q10, [x3, #848]
    eor3 v4.16b, v7.16b, v4.16b, v30.16b
    tbl v7.16b, {v1.16b}, v25.16b
    tbl v30.16b, {v5.16b}, v25.16b
    eor3 v24.16b, v24.16b, v28.16b, v21.16b
    tbl v28.16b, {v18.16b}, v25.16b
    eor v0.16b, v0.16b, v31.16b
    eor3 v23.16b, v29.16b, v23.16b, v2.16b
    eor v6.16b, v6.16b, v26.16b
    eor3 v1.16b, v1.16b, v18.16b, v4.16b
    eor3 v4.16b, v8.16b, v5.16b, v31.16b
    eor v5.16b, v28.16b, v24.16b
    tbl v24.16b, {v0.16b}, v25.16b
    ldr q28, [x3, #768]
    eor3 v23.16b, v18.16b, v30.16b, v23.16b
    eor3 v22.16b, v9.16b, v22.16b, v18.16b
    eor3 v19.16b, v10.16b, v19.16b, v26.16b
    ldr q26, [x3, #864]
    tbl v29.16b, {v6.16b}, v25.16b
    eor v4.16b, v4.16b, v24.16b
    // round 10 (aes.dsl:53)
    eor v24.16b, v1.16b, v5.16b
    // round 9 (aes.dsl:47)
    tbl v2.16b, {v2.16b}, v25.16b
    eor3 v0.16b, v7.16b, v0.16b, v22.16b
    eor v7.16b, v19.16b, v29.16b
    // round 10 (aes.dsl:53)
    eor3 v19.16b, v23.16b, v4.16b, v24.16b
    // round 9 (aes.dsl:47)
    eor3 v2.16b, v28.16b, v20.16b, v2.16b
    tbl v20.16b, {v21.16b}, v25.16b
    eor3 v6.16b, v26.16b, v27.16b, v6.16b
    // round 10 (aes.dsl:53)
    eor3 v21.16b, v23.16b, v0.16b, v24.16b
    eor3 v22.16b, v23.16b, v7.16b, v19.16b
    // round 9 (aes.dsl:47)
    eor v2.16b, v18.16b, v2.16b
    eor v6.16b, v20.16b, v6.16b
    // round 10 (aes.dsl:53)
    eor3 v18.16b, v21.16b, v22.16b, v3.16b
    eor3 v20.16b, v7.16b, v6.16b, v21.16b
    eor3 v25.16b, v2.16b, v22.16b, v18.16b
    eor v26.16b, v23.16b, v5.16b
    eor3 v27.16b, v1.16b, v20.16b, v25.16b
    eor3 v28.16b, v23.16b, v4.16b, v26.16b
    eor3 v29.16b, v7.16b, v5.16b, v22.16b
    eor v30.16b, v19.16b, v27.16b
    orr v31.16b, v22.16b, v29.16b
    eor3 v8.16b, v23.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v20.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v23.16b, v8.16b
    eor3 v4.16b, v4.16b, v7.16b, v20.16b
    eor3 v1.16b, v1.16b, v5.16b, v27.16b
    bcax v5.16b, v9.16b, v2.16b, v10.16b
    eor v7.16b, v18.16b, v8.16b
    eor3 v6.16b, v6.16b, v21.16b, v11.16b
    bcax v10.16b, v5.16b, v24.16b, v4.16b
    bcax v6.16b, v6.16b, v7.16b, v1.16b
    orr v12.16b, v19.16b, v21.16b
    eor3 v11.16b, v5.16b, v10.16b, v11.16b
    eor3 v6.16b, v9.16b, v1.16b, v6.16b
    eor v9.16b, v12.16b, v10.16b
    eor3 v5.16b, v5.16b, v4.16b, v31.16b
    bcax v31.16b, v11.16b, v18.16b, v26.16b
    eor3 v0.16b, v0.16b, v6.16b, v3.16b
    bcax v3.16b, v5.16b, v25.16b, v30.16b
    bcax v5.16b, v0.16b, v9.16b, v31.16b
    bcax v6.16b, v3.16b, v5.16b, v9.16b
    bcax v10.16b, v5.16b, v0.16b, v6.16b
    bit v3.16b, v10.16b, v9.16b
    bsl v5.16b, v10.16b, v31.16b
    bsl v31.16b, v6.16b, v0.16b
    bcax v0.16b, v9.16b, v3.16b, v6.16b
    eor v6.16b, v31.16b, v5.16b
    orn v8.16b, v8.16b, v0.16b
    eor3 v9.16b, v3.16b, v0.16b, v6.16b
    bcax v18.16b, v8.16b, v3.16b, v18.16b
    eor v10.16b, v3.16b, v5.16b
    orn v24.16b, v9.16b, v24.16b
    bcax v21.16b, v18.16b, v5.16b, v21.16b
    and v26.16b, v26.16b, v3.16b
    orr v30.16b, v30.16b, v31.16b
    bcax v29.16b, v24.16b, v10.16b, v29.16b
    bcax v11.16b, v3.16b, v8.16b, v0.16b
    bcax v22.16b, v18.16b, v10.16b, v22.16b
    bcax v2.16b, v21.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v29.16b
    bcax v0.16b, v26.16b, v0.16b, v23.16b
    eor3 v3.16b, v3.16b, v31.16b, v11.16b
    eor3 v18.16b, v18.16b, v2.16b, v22.16b
    ldr q23, [x3, #960]
    bcax v1.16b, v26.16b, v1.16b, v11.16b
    bcax v21.16b, v21.16b, v25.16b, v31.16b
    bcax v5.16b, v30.16b, v5.16b, v19.16b
    ldr q19, [x3, #912]
    ldr q25, [x3, #896]
    bcax v4.16b, v22.16b, v4.16b, v9.16b
    bcax v2.16b, v2.16b, v7.16b, v11.16b
    bcax v7.16b, v18.16b, v3.16b, v20.16b
    ldr q18, [x3, #992]
    eor v20.16b, v21.16b, v5.16b
    ldr q21, [x3, #976]
    ldr q22, [x8, #96]
    eor3 v1.16b, v7.16b, v1.16b, v4.16b
    eor3 v0.16b, v0.16b, v2.16b, v29.16b
    ldr q26, [x3, #1008]
    ldr q29, [x3, #944]
    eor3 v24.16b, v24.16b, v4.16b, v20.16b
    eor3 v2.16b, v8.16b, v2.16b, v20.16b
    eor v23.16b, v23.16b, v20.16b
    ldr q31, [x3, #928]
    eor v25.16b, v25.16b, v0.16b
    eor3 v4.16b, v30.16b, v4.16b, v1.16b
    eor3 v0.16b, v19.16b, v0.16b, v7.16b
    bcax v1.16b, v1.16b, v3.16b, v28.16b
    eor v3.16b, v18.16b, v24.16b
    eor3 v5.16b, v5.16b, v20.16b, v24.16b
    tbl v0.16b, {v0.16b}, v22.16b
    tbl v7.16b, {v23.16b}, v22.16b
    bcax v4.16b, v4.16b, v27.16b, v6.16b
    eor v2.16b, v29.16b, v2.16b
    eor v5.16b, v26.16b, v5.16b
    eor v1.16b, v21.16b, v1.16b
    tbl v3.16b, {v3.16b}, v22.16b
    tbl v6.16b, {v25.16b}, v22.16b
    eor v4.16b, v31.16b, v4.16b
    tbl v5.16b, {v5.16b}, v22.16b
    tbl v2.16b, {v2.16b}, v22.16b
    tbl v1.16b, {v1.16b}, v22.16b
    mov v18.16b, v6.16b
    sli v18.16b, v7.16b, #4
    sri v7.16b, v6.16b, #4
    tbl v4.16b, {v4.16b}, v22.16b
    mov v6.16b, v2.16b
    sli v6.16b, v5.16b, #4
    sri v5.16b, v2.16b, #4
    mov v2.16b, v0.16b
    sli v2.16b, v1.16b, #4
    ushr v19.16b, v7.16b, #2
    sri v1.16b, v0.16b, #4
    mov v0.16b, v4.16b
    sli v0.16b, v3.16b, #4
    shl v20.16b, v5.16b, #2
    sri v3.16b, v4.16b, #4
    ushr v4.16b, v2.16b, #2
    ushr v21.16b, v18.16b, #2
    ushr v22.16b, v1.16b, #2
    shl v23.16b, v6.16b, #2
    bif v19.16b, v3.16b, v16.16b
    bit v20.16b, v1.16b, v16.16b
    bit v6.16b, v4.16b, v16.16b
    shl v1.16b, v0.16b, #2
    shl v3.16b, v3.16b, #2
    bit v23.16b, v2.16b, v16.16b
    ldr q2, [x1, #112]
    shl v4.16b, v6.16b, #1
    bit v5.16b, v22.16b, v16.16b
    ushr v22.16b, v19.16b, #1
    shl v24.16b, v23.16b, #1
    bit v3.16b, v7.16b, v16.16b
    bit v0.16b, v21.16b, v16.16b
    ldr q7, [x1, #96]
    shl v21.16b, v5.16b, #1
    bit v5.16b, v22.16b, v17.16b
    bsl v16.16b, v18.16b, v1.16b
    ldr q1, [x1, #48]
    ldr q18, [x1, #32]
    shl v22.16b, v20.16b, #1
    ushr v25.16b, v3.16b, #1
    ushr v26.16b, v0.16b, #1
    ldr q27, [x1, #16]
    ldr q28, [x1, #64]
    bit v21.16b, v19.16b, v17.16b
    eor v2.16b, v2.16b, v5.16b
    ushr v5.16b, v16.16b, #1
    ldr q19, [x1, #80]
    ldr q29, [x1, #0]
    bit v24.16b, v16.16b, v17.16b
    bit v6.16b, v26.16b, v17.16b
    bit v4.16b, v0.16b, v17.16b
    bit v22.16b, v3.16b, v17.16b
    eor v0.16b, v7.16b, v21.16b
    bit v23.16b, v5.16b, v17.16b
    eor v3.16b, v18.16b, v4.16b
    eor v1.16b, v1.16b, v6.16b
    bsl v17.16b, v25.16b, v20.16b
    eor v4.16b, v28.16b, v22.16b
    str q2, [x0, #112]
    str q0, [x0, #96]
    eor v0.16b, v27.16b, v23.16b
    str q3, [x0, #32]
    str q1, [x0, #48]
    eor v1.16b, v29.16b, v24.16b
    eor v2.16b, v19.16b, v17.16b
    str q0, [x0, #16]
    str q4, [x0, #64]
    str q1, [x0, #0]
    str q2, [x0, #80]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #8
    sub x5, x5, #1
    cbnz x5, .Llwcc_aes128_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_128_ctr_crypt_neon_out
.Llwcc_aes128_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_aes128_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #192
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
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
    add x1, sp, #192
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
    movz x10, #16
.Llwcc_aes128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_aes128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_128_ctr_crypt_neon, .-lwcc_aes128_128_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02
    .byte 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05
    .byte 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e
    .byte 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a
    .byte 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06
    .byte 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c, 0x01, 0x02, 0x03, 0x00
    .byte 0x00, 0x09, 0x02, 0x0b, 0x04, 0x0d, 0x06, 0x0f, 0x08, 0x01, 0x0a, 0x03, 0x0c, 0x05, 0x0e, 0x07
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0xff
    .byte 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
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
    .byte 0x0f, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00
    .byte 0x1f, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x3f, 0x00, 0x00, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x33, 0x00, 0x00, 0x00, 0x22, 0x00, 0x00, 0x00
    .byte 0x7f, 0x00, 0x00, 0x00, 0x55, 0x00, 0x00, 0x00, 0x66, 0x00, 0x00, 0x00, 0x44, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xaa, 0x00, 0x00, 0x00, 0xcc, 0x00, 0x00, 0x00, 0x88, 0x00, 0x00, 0x00
    .byte 0xe4, 0x00, 0x00, 0x00, 0x4e, 0x00, 0x00, 0x00, 0x82, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00
    .byte 0xd2, 0x00, 0x00, 0x00, 0x9c, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
