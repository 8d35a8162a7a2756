// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --features sha3 --pass 'schedule(effort=60000, beyond=12)' --blocks 8
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) sbox(lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) spill_order() select() schedule(effort=60000, beyond=12) allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 1616
// layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 9 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 2288, ctx 2416, align 16, group 128, stack 1616
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:75dddac3f9098933cec294371dba7693963a7fb92d5bbb585db526180141869a

    .text

    .balign 16
    .global lwcc_aes128_128_key_setup_neon
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #1616
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
    ushr v4.16b, v0.16b, #5
    ushr v5.16b, v0.16b, #3
    ushr v6.16b, v0.16b, #2
    mvn v7.16b, v3.16b
    eor v16.16b, v2.16b, v1.16b
    mvn v4.16b, v4.16b
    mvn v5.16b, v5.16b
    eor3 v17.16b, v7.16b, v6.16b, v16.16b
    eor3 v18.16b, v7.16b, v5.16b, v16.16b
    eor3 v19.16b, v7.16b, v4.16b, v17.16b
    ushr v20.16b, v0.16b, #6
    eor v21.16b, v18.16b, v19.16b
    eor3 v22.16b, v4.16b, v20.16b, v18.16b
    eor3 v23.16b, v0.16b, v19.16b, v21.16b
    eor v24.16b, v7.16b, v1.16b
    eor3 v25.16b, v2.16b, v22.16b, v23.16b
    eor3 v26.16b, v7.16b, v6.16b, v24.16b
    eor3 v27.16b, v4.16b, v1.16b, v19.16b
    eor v28.16b, v17.16b, v25.16b
    orr v29.16b, v19.16b, v27.16b
    eor3 v30.16b, v7.16b, v26.16b, v28.16b
    and v31.16b, v26.16b, v22.16b
    mvn v8.16b, v25.16b
    bcax v9.16b, v29.16b, v7.16b, v30.16b
    eor3 v4.16b, v6.16b, v4.16b, v22.16b
    eor3 v1.16b, v2.16b, v1.16b, v25.16b
    bcax v2.16b, v31.16b, v0.16b, v8.16b
    eor v6.16b, v21.16b, v30.16b
    eor3 v20.16b, v20.16b, v18.16b, v9.16b
    bcax v8.16b, v2.16b, v16.16b, v4.16b
    bcax v20.16b, v20.16b, v6.16b, v1.16b
    orn v10.16b, v17.16b, v18.16b
    eor3 v9.16b, v2.16b, v8.16b, v9.16b
    eor3 v20.16b, v31.16b, v1.16b, v20.16b
    eor3 v2.16b, v2.16b, v4.16b, v29.16b
    eor v29.16b, v8.16b, v10.16b
    bcax v31.16b, v9.16b, v21.16b, v24.16b
    eor v5.16b, v5.16b, v20.16b
    bcax v2.16b, v2.16b, v23.16b, v28.16b
    bcax v20.16b, v5.16b, v29.16b, v31.16b
    bcax v8.16b, v2.16b, v20.16b, v29.16b
    bcax v9.16b, v20.16b, v5.16b, v8.16b
    bit v2.16b, v9.16b, v29.16b
    bsl v20.16b, v9.16b, v31.16b
    bsl v31.16b, v8.16b, v5.16b
    bcax v5.16b, v29.16b, v2.16b, v8.16b
    eor v29.16b, v20.16b, v31.16b
    orn v30.16b, v30.16b, v5.16b
    ldr q8, [x8, #1856]
    eor3 v9.16b, v2.16b, v5.16b, v29.16b
    mvn v10.16b, v20.16b
    bcax v21.16b, v30.16b, v2.16b, v21.16b
    ldr q11, [x8, #1888]
    eor v12.16b, v2.16b, v20.16b
    orn v16.16b, v9.16b, v16.16b
    bcax v18.16b, v21.16b, v18.16b, v10.16b
    ldr q10, [x8, #336]
    tbl v8.16b, {v0.16b}, v8.16b
    orr v28.16b, v28.16b, v31.16b
    bcax v27.16b, v16.16b, v12.16b, v27.16b
    bcax v13.16b, v2.16b, v30.16b, v5.16b
    bcax v19.16b, v21.16b, v12.16b, v19.16b
    bcax v12.16b, v18.16b, v0.16b, v29.16b
    tbl v11.16b, {v0.16b}, v11.16b
    mov v14.16b, v0.16b
    sli v14.2d, v0.2d, #32
    eor v28.16b, v27.16b, v28.16b
    and v24.16b, v24.16b, v2.16b
    eor3 v2.16b, v2.16b, v31.16b, v13.16b
    eor3 v21.16b, v21.16b, v12.16b, v19.16b
    ldr q15, [x8, #752]
    bit v14.16b, v8.16b, v10.16b
    bcax v18.16b, v18.16b, v23.16b, v31.16b
    bcax v17.16b, v28.16b, v20.16b, v17.16b
    ldr q20, [x8, #352]
    bcax v1.16b, v24.16b, v1.16b, v13.16b
    bcax v4.16b, v19.16b, v4.16b, v9.16b
    bcax v19.16b, v21.16b, v2.16b, v22.16b
    ldr q22, [x8, #1904]
    bcax v5.16b, v24.16b, v5.16b, v7.16b
    bcax v6.16b, v12.16b, v6.16b, v13.16b
    eor v7.16b, v17.16b, v18.16b
    eor3 v1.16b, v19.16b, v1.16b, v4.16b
    bit v14.16b, v11.16b, v15.16b
    eor3 v5.16b, v5.16b, v6.16b, v27.16b
    mvn v27.16b, v7.16b
    str q3, [sp, #64]
    eor3 v16.16b, v16.16b, v4.16b, v7.16b
    eor3 v6.16b, v30.16b, v6.16b, v7.16b
    eor3 v4.16b, v28.16b, v4.16b, v1.16b
    bcax v1.16b, v1.16b, v2.16b, v26.16b
    tbl v2.16b, {v27.16b}, v22.16b
    tbl v26.16b, {v27.16b}, v22.16b
    mvn v6.16b, v6.16b
    ushr v3.2d, v27.2d, #36
    tbl v30.16b, {v27.16b}, v22.16b
    bcax v4.16b, v4.16b, v25.16b, v29.16b
    tbl v25.16b, {v2.16b}, v22.16b
    tbl v29.16b, {v26.16b}, v22.16b
    shl v30.2d, v30.2d, #28
    ushr v2.2d, v2.2d, #36
    ushr v26.2d, v26.2d, #4
    tbl v15.16b, {v6.16b}, v22.16b
    shl v25.2d, v25.2d, #28
    shl v29.2d, v29.2d, #60
    eor3 v7.16b, v17.16b, v7.16b, v16.16b
    orr v3.16b, v3.16b, v30.16b
    orr v2.16b, v2.16b, v25.16b
    orr v26.16b, v26.16b, v29.16b
    tbl v30.16b, {v15.16b}, v22.16b
    ldr q10, [x8, #736]
    ushr v15.2d, v15.2d, #37
    shl v30.2d, v30.2d, #27
    ldr q29, [x8, #800]
    ldr q23, [x8, #832]
    orr v30.16b, v15.16b, v30.16b
    tbl v15.16b, {v6.16b}, v22.16b
    ushr v18.2d, v6.2d, #37
    tbl v9.16b, {v6.16b}, v22.16b
    shl v15.2d, v15.2d, #27
    eor v19.16b, v5.16b, v19.16b
    orr v18.16b, v18.16b, v15.16b
    tbl v15.16b, {v9.16b}, v22.16b
    ushr v9.2d, v9.2d, #5
    shl v15.2d, v15.2d, #59
    ldr q13, [x8, #1072]
    mvn v5.16b, v5.16b
    orr v9.16b, v9.16b, v15.16b
    tbl v15.16b, {v19.16b}, v22.16b
    ldr q11, [x8, #1152]
    ldr q28, [x8, #1936]
    tbl v12.16b, {v15.16b}, v22.16b
    ushr v15.2d, v15.2d, #39
    shl v12.2d, v12.2d, #25
    tbl v28.16b, {v5.16b}, v28.16b
    orr v12.16b, v15.16b, v12.16b
    bit v28.16b, v12.16b, v10.16b
    tbl v12.16b, {v19.16b}, v22.16b
    ushr v10.2d, v19.2d, #39
    tbl v17.16b, {v19.16b}, v22.16b
    shl v12.2d, v12.2d, #25
    orr v10.16b, v10.16b, v12.16b
    tbl v12.16b, {v17.16b}, v22.16b
    ushr v17.2d, v17.2d, #7
    mvn v4.16b, v4.16b
    shl v12.2d, v12.2d, #57
    ldr q24, [x8, #1680]
    orr v17.16b, v17.16b, v12.16b
    tbl v12.16b, {v4.16b}, v22.16b
    tbl v15.16b, {v12.16b}, v22.16b
    ushr v12.2d, v12.2d, #6
    shl v15.2d, v15.2d, #58
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v4.16b}, v22.16b
    shl v15.2d, v15.2d, #26
    str q14, [sp, #80]
    ushr v14.2d, v4.2d, #38
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v4.16b}, v22.16b
    tbl v21.16b, {v15.16b}, v22.16b
    ushr v15.2d, v15.2d, #38
    shl v21.2d, v21.2d, #26
    orr v21.16b, v15.16b, v21.16b
    bit v28.16b, v21.16b, v20.16b
    ldr q21, [x8, #1600]
    mvn v1.16b, v1.16b
    bit v28.16b, v30.16b, v29.16b
    ldr q29, [x8, #1872]
    bit v28.16b, v2.16b, v24.16b
    tbl v2.16b, {v1.16b}, v22.16b
    ldr q24, [x8, #1728]
    ushr v30.2d, v1.2d, #35
    shl v2.2d, v2.2d, #29
    ldr q20, [x8, #1920]
    ldr q15, [x8, #1952]
    tbl v29.16b, {v0.16b}, v29.16b
    orr v2.16b, v30.16b, v2.16b
    tbl v30.16b, {v1.16b}, v22.16b
    tbl v25.16b, {v30.16b}, v22.16b
    tbl v31.16b, {v1.16b}, v22.16b
    ushr v30.2d, v30.2d, #3
    shl v25.2d, v25.2d, #61
    orr v25.16b, v30.16b, v25.16b
    tbl v30.16b, {v31.16b}, v22.16b
    ushr v31.2d, v31.2d, #35
    shl v30.2d, v30.2d, #29
    orr v30.16b, v31.16b, v30.16b
    bsl v11.16b, v8.16b, v0.16b
    str q11, [sp, #96]
    mov v11.16b, v24.16b
    bsl v11.16b, v29.16b, v0.16b
    bit v28.16b, v30.16b, v13.16b
    tbl v30.16b, {v7.16b}, v22.16b
    str q11, [sp, #112]
    tbl v11.16b, {v5.16b}, v20.16b
    tbl v15.16b, {v5.16b}, v15.16b
    ushr v20.2d, v7.2d, #33
    shl v30.2d, v30.2d, #31
    ushr v13.2d, v5.2d, #8
    and v23.16b, v11.16b, v23.16b
    and v21.16b, v15.16b, v21.16b
    orr v20.16b, v20.16b, v30.16b
    tbl v30.16b, {v7.16b}, v22.16b
    tbl v24.16b, {v30.16b}, v22.16b
    ushr v30.2d, v30.2d, #33
    shl v24.2d, v24.2d, #31
    orr v24.16b, v30.16b, v24.16b
    tbl v30.16b, {v7.16b}, v22.16b
    tbl v0.16b, {v30.16b}, v22.16b
    ushr v30.2d, v30.2d, #1
    shl v0.2d, v0.2d, #63
    orr v0.16b, v30.16b, v0.16b
    tbl v30.16b, {v16.16b}, v22.16b
    tbl v31.16b, {v30.16b}, v22.16b
    shl v31.2d, v31.2d, #62
    ushr v30.2d, v30.2d, #2
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v16.16b}, v22.16b
    shl v31.2d, v31.2d, #30
    str q8, [sp, #128]
    ldr q8, [x8, #400]
    bit v23.16b, v17.16b, v8.16b
    ushr v8.2d, v16.2d, #34
    orr v31.16b, v8.16b, v31.16b
    ldr q8, [x8, #1024]
    bit v21.16b, v10.16b, v8.16b
    ldr q8, [x8, #384]
    bit v23.16b, v12.16b, v8.16b
    tbl v8.16b, {v16.16b}, v22.16b
    tbl v22.16b, {v8.16b}, v22.16b
    str q29, [sp, #144]
    ushr v29.2d, v19.2d, #7
    str q19, [sp, #160]
    ldr q19, [x8, #1520]
    and v19.16b, v13.16b, v19.16b
    ushr v8.2d, v8.2d, #34
    shl v22.2d, v22.2d, #30
    str q5, [sp, #176]
    ldr q5, [x8, #1056]
    bit v21.16b, v14.16b, v5.16b
    ldr q5, [x8, #896]
    bit v23.16b, v9.16b, v5.16b
    ldr q5, [x8, #784]
    bit v19.16b, v29.16b, v5.16b
    ushr v5.2d, v4.2d, #6
    orr v22.16b, v8.16b, v22.16b
    ldr q8, [x8, #1168]
    bit v21.16b, v18.16b, v8.16b
    ldr q8, [x8, #1392]
    bit v23.16b, v26.16b, v8.16b
    ushr v8.2d, v6.2d, #5
    str q6, [sp, #192]
    ldr q6, [x8, #528]
    bit v19.16b, v5.16b, v6.16b
    ldr q6, [x8, #1472]
    bit v21.16b, v3.16b, v6.16b
    ldr q6, [x8, #1328]
    bit v23.16b, v25.16b, v6.16b
    ldr q6, [x8, #544]
    bit v28.16b, v22.16b, v6.16b
    ushr v22.2d, v27.2d, #4
    ldr q6, [x8, #1456]
    bit v19.16b, v8.16b, v6.16b
    ldr q6, [x8, #560]
    bit v21.16b, v2.16b, v6.16b
    ldr q6, [x8, #1040]
    bit v23.16b, v30.16b, v6.16b
    ldr q6, [x8, #1584]
    bit v28.16b, v24.16b, v6.16b
    ushr v24.2d, v1.2d, #3
    ldr q6, [x8, #1648]
    bit v19.16b, v22.16b, v6.16b
    ldr q6, [x8, #1008]
    bit v21.16b, v31.16b, v6.16b
    ldr q6, [x8, #1424]
    bit v23.16b, v0.16b, v6.16b
    ldr q6, [x8, #1808]
    bit v28.16b, v11.16b, v6.16b
    ushr v6.2d, v16.2d, #2
    str q11, [sp, #208]
    ldr q11, [x8, #1744]
    bit v19.16b, v24.16b, v11.16b
    ldr q11, [x8, #1552]
    bit v21.16b, v20.16b, v11.16b
    ldr q11, [x8, #1792]
    bit v23.16b, v15.16b, v11.16b
    ldr q11, [x8, #768]
    bit v28.16b, v17.16b, v11.16b
    ushr v11.2d, v7.2d, #1
    str q15, [sp, #224]
    ldr q15, [x8, #1376]
    bit v19.16b, v6.16b, v15.16b
    ldr q15, [x8, #1360]
    bit v21.16b, v13.16b, v15.16b
    ldr q15, [x8, #1776]
    bit v23.16b, v10.16b, v15.16b
    ldr q15, [x8, #944]
    bit v28.16b, v12.16b, v15.16b
    ldr q15, [sp, #176]
    shl v15.4s, v15.4s, #24
    str q13, [sp, #176]
    ldr q13, [x8, #1296]
    bit v19.16b, v11.16b, v13.16b
    ldr q13, [x8, #576]
    bit v21.16b, v29.16b, v13.16b
    ldr q13, [x8, #1136]
    bit v23.16b, v14.16b, v13.16b
    ldr q13, [x8, #1312]
    bit v28.16b, v9.16b, v13.16b
    ldr q13, [sp, #160]
    shl v13.4s, v13.4s, #25
    str q29, [sp, #160]
    ldr q29, [x8, #1760]
    bit v19.16b, v15.16b, v29.16b
    str q15, [sp, #240]
    ldr q15, [x8, #1840]
    bit v21.16b, v5.16b, v15.16b
    ldr q29, [x8, #416]
    bit v23.16b, v18.16b, v29.16b
    ldr q15, [x8, #1248]
    bit v28.16b, v26.16b, v15.16b
    shl v4.4s, v4.4s, #26
    ldr q29, [x8, #592]
    bit v19.16b, v13.16b, v29.16b
    str q13, [sp, #256]
    ldr q13, [x8, #656]
    bit v21.16b, v8.16b, v13.16b
    ldr q29, [x8, #368]
    bit v23.16b, v3.16b, v29.16b
    ldr q13, [x8, #864]
    bit v28.16b, v25.16b, v13.16b
    ldr q29, [sp, #192]
    shl v29.4s, v29.4s, #27
    ldr q13, [x8, #704]
    bit v19.16b, v4.16b, v13.16b
    str q4, [sp, #192]
    ldr q4, [x8, #432]
    bit v21.16b, v22.16b, v4.16b
    ldr q13, [x8, #912]
    bit v23.16b, v2.16b, v13.16b
    ldr q4, [x8, #1664]
    bit v28.16b, v30.16b, v4.16b
    shl v27.4s, v27.4s, #28
    ldr q13, [x8, #928]
    bit v19.16b, v29.16b, v13.16b
    str q29, [sp, #272]
    ldr q29, [x8, #1536]
    bit v21.16b, v24.16b, v29.16b
    ldr q13, [x8, #1712]
    bit v23.16b, v31.16b, v13.16b
    ldr q29, [x8, #1232]
    bit v28.16b, v0.16b, v29.16b
    ldr q13, [x8, #1968]
    ldr q29, [x1, #0]
    bsl v13.16b, v29.16b, v28.16b
    shl v1.4s, v1.4s, #29
    ldr q4, [x8, #960]
    bit v19.16b, v27.16b, v4.16b
    str q27, [sp, #288]
    ldr q27, [x8, #688]
    bit v21.16b, v6.16b, v27.16b
    ldr q4, [x8, #1440]
    bit v23.16b, v20.16b, v4.16b
    ldr q27, [x8, #336]
    ldr q4, [sp, #144]
    bit v13.16b, v4.16b, v27.16b
    shl v16.4s, v16.4s, #30
    ldr q15, [x8, #816]
    bit v19.16b, v1.16b, v15.16b
    str q1, [sp, #304]
    ldr q1, [x8, #1696]
    bit v21.16b, v11.16b, v1.16b
    bit v23.16b, v29.16b, v27.16b
    ldr q15, [x8, #752]
    ldr q1, [sp, #128]
    bit v13.16b, v1.16b, v15.16b
    shl v1.4s, v7.4s, #31
    ldr q7, [x8, #848]
    bit v19.16b, v16.16b, v7.16b
    bit v21.16b, v29.16b, v15.16b
    bit v23.16b, v4.16b, v15.16b
    str q16, [sp, #128]
    ldr q16, [sp, #80]
    eor v16.16b, v16.16b, v13.16b
    ldr q13, [x8, #1408]
    bit v19.16b, v1.16b, v13.16b
    eor3 v21.16b, v16.16b, v23.16b, v21.16b
    ldr q23, [x8, #1984]
    eor3 v19.16b, v21.16b, v19.16b, v23.16b
    ushr v21.16b, v19.16b, #4
    mvn v21.16b, v21.16b
    ushr v23.16b, v19.16b, #7
    str q1, [sp, #80]
    ushr v1.16b, v19.16b, #5
    ushr v13.16b, v19.16b, #1
    ushr v7.16b, v19.16b, #3
    mvn v23.16b, v23.16b
    str q16, [sp, #320]
    ushr v16.16b, v19.16b, #2
    mvn v1.16b, v1.16b
    mvn v13.16b, v13.16b
    mvn v7.16b, v7.16b
    eor v15.16b, v21.16b, v23.16b
    eor3 v4.16b, v13.16b, v16.16b, v15.16b
    eor3 v27.16b, v13.16b, v7.16b, v15.16b
    str q11, [sp, #336]
    eor3 v11.16b, v13.16b, v1.16b, v4.16b
    str q6, [sp, #352]
    ushr v6.16b, v19.16b, #6
    str q24, [sp, #368]
    eor v24.16b, v27.16b, v11.16b
    str q22, [sp, #384]
    eor v22.16b, v13.16b, v23.16b
    str q8, [sp, #400]
    eor3 v8.16b, v1.16b, v6.16b, v27.16b
    str q5, [sp, #416]
    eor3 v5.16b, v19.16b, v11.16b, v24.16b
    str q20, [sp, #432]
    eor3 v20.16b, v13.16b, v16.16b, v22.16b
    str q31, [sp, #448]
    eor3 v31.16b, v1.16b, v23.16b, v11.16b
    eor3 v1.16b, v16.16b, v1.16b, v8.16b
    eor3 v16.16b, v21.16b, v8.16b, v5.16b
    eor3 v21.16b, v21.16b, v23.16b, v16.16b
    eor v23.16b, v4.16b, v16.16b
    str q2, [sp, #464]
    orr v2.16b, v11.16b, v31.16b
    str q3, [sp, #480]
    eor3 v3.16b, v13.16b, v20.16b, v23.16b
    str q18, [sp, #496]
    bcax v18.16b, v2.16b, v13.16b, v3.16b
    eor3 v6.16b, v6.16b, v27.16b, v18.16b
    str q14, [sp, #512]
    eor v14.16b, v24.16b, v3.16b
    str q10, [sp, #528]
    and v10.16b, v20.16b, v8.16b
    bcax v6.16b, v6.16b, v14.16b, v21.16b
    eor3 v6.16b, v10.16b, v21.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    mvn v7.16b, v16.16b
    bcax v7.16b, v10.16b, v19.16b, v7.16b
    eor3 v2.16b, v7.16b, v1.16b, v2.16b
    bcax v10.16b, v7.16b, v15.16b, v1.16b
    eor3 v7.16b, v7.16b, v10.16b, v18.16b
    orn v18.16b, v4.16b, v27.16b
    eor v18.16b, v10.16b, v18.16b
    bcax v7.16b, v7.16b, v24.16b, v22.16b
    bcax v2.16b, v2.16b, v5.16b, v23.16b
    bcax v10.16b, v6.16b, v18.16b, v7.16b
    str q0, [sp, #544]
    bcax v0.16b, v2.16b, v10.16b, v18.16b
    str q30, [sp, #560]
    bcax v30.16b, v10.16b, v6.16b, v0.16b
    bit v6.16b, v0.16b, v7.16b
    bsl v10.16b, v30.16b, v7.16b
    bit v2.16b, v30.16b, v18.16b
    bcax v0.16b, v18.16b, v2.16b, v0.16b
    and v7.16b, v22.16b, v2.16b
    orn v3.16b, v3.16b, v0.16b
    bcax v18.16b, v7.16b, v0.16b, v13.16b
    bcax v22.16b, v2.16b, v3.16b, v0.16b
    bcax v7.16b, v7.16b, v21.16b, v22.16b
    eor v21.16b, v10.16b, v6.16b
    eor3 v0.16b, v2.16b, v0.16b, v21.16b
    eor v30.16b, v2.16b, v10.16b
    bcax v24.16b, v3.16b, v2.16b, v24.16b
    orn v13.16b, v0.16b, v15.16b
    orr v23.16b, v23.16b, v6.16b
    bcax v11.16b, v24.16b, v30.16b, v11.16b
    bcax v30.16b, v13.16b, v30.16b, v31.16b
    bcax v0.16b, v11.16b, v1.16b, v0.16b
    eor v1.16b, v30.16b, v23.16b
    bcax v4.16b, v1.16b, v10.16b, v4.16b
    mvn v23.16b, v10.16b
    bcax v23.16b, v24.16b, v27.16b, v23.16b
    eor3 v2.16b, v2.16b, v6.16b, v22.16b
    bcax v5.16b, v23.16b, v5.16b, v6.16b
    bcax v6.16b, v23.16b, v19.16b, v21.16b
    eor3 v23.16b, v24.16b, v6.16b, v11.16b
    bcax v6.16b, v6.16b, v14.16b, v22.16b
    eor v5.16b, v4.16b, v5.16b
    eor3 v18.16b, v18.16b, v6.16b, v30.16b
    eor3 v3.16b, v3.16b, v6.16b, v5.16b
    bcax v6.16b, v23.16b, v2.16b, v8.16b
    eor3 v7.16b, v6.16b, v7.16b, v0.16b
    bcax v2.16b, v7.16b, v2.16b, v20.16b
    eor3 v1.16b, v1.16b, v0.16b, v7.16b
    ext v7.16b, v19.16b, v19.16b, #11
    eor3 v0.16b, v13.16b, v0.16b, v5.16b
    bcax v1.16b, v1.16b, v16.16b, v21.16b
    ext v16.16b, v19.16b, v19.16b, #3
    ext v19.16b, v19.16b, v19.16b, #7
    ldr q20, [x8, #976]
    bit v16.16b, v7.16b, v20.16b
    ldr q7, [x8, #1280]
    bit v16.16b, v19.16b, v7.16b
    ushr v19.16b, v16.16b, #1
    movi v21.16b, #85
    bif v19.16b, v16.16b, v21.16b
    ushr v22.16b, v19.16b, #2
    movi v23.16b, #51
    bif v22.16b, v19.16b, v23.16b
    shl v24.16b, v19.16b, #2
    bit v24.16b, v19.16b, v23.16b
    shl v19.16b, v16.16b, #1
    bit v19.16b, v16.16b, v21.16b
    ushr v16.16b, v19.16b, #2
    bif v16.16b, v19.16b, v23.16b
    eor3 v4.16b, v4.16b, v5.16b, v0.16b
    mvn v5.16b, v5.16b
    shl v27.16b, v19.16b, #2
    bit v27.16b, v19.16b, v23.16b
    ldr q19, [x8, #1904]
    tbl v30.16b, {v5.16b}, v19.16b
    tbl v31.16b, {v30.16b}, v19.16b
    ushr v30.2d, v30.2d, #36
    shl v31.2d, v31.2d, #28
    orr v30.16b, v30.16b, v31.16b
    tbl v31.16b, {v5.16b}, v19.16b
    ushr v8.2d, v5.2d, #36
    shl v31.2d, v31.2d, #28
    orr v31.16b, v8.16b, v31.16b
    tbl v8.16b, {v5.16b}, v19.16b
    tbl v10.16b, {v8.16b}, v19.16b
    ushr v8.2d, v8.2d, #4
    shl v10.2d, v10.2d, #60
    ldr q11, [x8, #1728]
    bsl v11.16b, v29.16b, v28.16b
    mvn v3.16b, v3.16b
    orr v8.16b, v8.16b, v10.16b
    ext v10.16b, v5.16b, v5.16b, #8
    ushr v10.2d, v10.2d, #36
    shl v13.2d, v5.2d, #28
    orr v10.16b, v13.16b, v10.16b
    tbl v13.16b, {v3.16b}, v19.16b
    tbl v14.16b, {v13.16b}, v19.16b
    ushr v13.2d, v13.2d, #5
    shl v14.2d, v14.2d, #59
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v3.16b}, v19.16b
    ushr v15.2d, v3.2d, #37
    shl v14.2d, v14.2d, #27
    orr v14.16b, v15.16b, v14.16b
    ext v15.16b, v3.16b, v3.16b, #8
    str q11, [sp, #576]
    shl v11.2d, v3.2d, #27
    tbl v23.16b, {v3.16b}, v19.16b
    ushr v15.2d, v15.2d, #37
    eor v6.16b, v18.16b, v6.16b
    orr v11.16b, v11.16b, v15.16b
    tbl v15.16b, {v23.16b}, v19.16b
    ushr v23.2d, v23.2d, #37
    shl v15.2d, v15.2d, #27
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v6.16b}, v19.16b
    tbl v21.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #7
    shl v21.2d, v21.2d, #57
    mvn v18.16b, v18.16b
    orr v21.16b, v15.16b, v21.16b
    tbl v15.16b, {v6.16b}, v19.16b
    tbl v7.16b, {v15.16b}, v19.16b
    ushr v15.2d, v15.2d, #39
    shl v7.2d, v7.2d, #25
    ldr q20, [x8, #1936]
    tbl v20.16b, {v18.16b}, v20.16b
    orr v7.16b, v15.16b, v7.16b
    ldr q15, [x8, #736]
    bit v20.16b, v7.16b, v15.16b
    ext v7.16b, v6.16b, v6.16b, #8
    ext v15.16b, v18.16b, v18.16b, #13
    ushr v7.2d, v7.2d, #39
    shl v29.2d, v6.2d, #25
    str q3, [sp, #592]
    tbl v3.16b, {v6.16b}, v19.16b
    str q5, [sp, #608]
    ldr q5, [x8, #672]
    and v5.16b, v15.16b, v5.16b
    orr v7.16b, v29.16b, v7.16b
    mvn v2.16b, v2.16b
    shl v3.2d, v3.2d, #25
    mvn v1.16b, v1.16b
    ldr q29, [x8, #1824]
    bit v5.16b, v7.16b, v29.16b
    bit v15.16b, v7.16b, v29.16b
    ushr v7.2d, v6.2d, #39
    orr v3.16b, v7.16b, v3.16b
    tbl v7.16b, {v2.16b}, v19.16b
    tbl v29.16b, {v7.16b}, v19.16b
    ushr v7.2d, v7.2d, #35
    shl v29.2d, v29.2d, #29
    orr v7.16b, v7.16b, v29.16b
    tbl v29.16b, {v2.16b}, v19.16b
    str q6, [sp, #624]
    tbl v6.16b, {v29.16b}, v19.16b
    str q27, [sp, #640]
    ext v27.16b, v2.16b, v2.16b, #8
    str q31, [sp, #656]
    tbl v31.16b, {v2.16b}, v19.16b
    ushr v29.2d, v29.2d, #3
    shl v6.2d, v6.2d, #61
    ushr v27.2d, v27.2d, #35
    shl v31.2d, v31.2d, #29
    orr v6.16b, v29.16b, v6.16b
    ushr v29.2d, v2.2d, #35
    orr v29.16b, v29.16b, v31.16b
    shl v31.2d, v2.2d, #29
    orr v27.16b, v31.16b, v27.16b
    ext v31.16b, v1.16b, v1.16b, #8
    str q2, [sp, #672]
    shl v2.2d, v1.2d, #26
    ushr v31.2d, v31.2d, #38
    orr v2.16b, v2.16b, v31.16b
    ldr q31, [x8, #624]
    bit v15.16b, v2.16b, v31.16b
    bit v5.16b, v2.16b, v31.16b
    ldr q2, [x8, #720]
    bit v5.16b, v11.16b, v2.16b
    bit v15.16b, v11.16b, v2.16b
    ldr q11, [x8, #1216]
    bit v15.16b, v10.16b, v11.16b
    bit v5.16b, v10.16b, v11.16b
    ldr q10, [x8, #608]
    bit v5.16b, v27.16b, v10.16b
    bit v15.16b, v27.16b, v10.16b
    tbl v27.16b, {v1.16b}, v19.16b
    tbl v10.16b, {v27.16b}, v19.16b
    ushr v27.2d, v27.2d, #38
    shl v10.2d, v10.2d, #26
    orr v27.16b, v27.16b, v10.16b
    ldr q10, [x8, #352]
    bit v20.16b, v27.16b, v10.16b
    ldr q27, [x8, #800]
    bit v20.16b, v23.16b, v27.16b
    ldr q23, [x8, #1680]
    bit v20.16b, v30.16b, v23.16b
    ldr q30, [x8, #1072]
    bit v20.16b, v7.16b, v30.16b
    tbl v7.16b, {v1.16b}, v19.16b
    ushr v11.2d, v1.2d, #38
    tbl v2.16b, {v1.16b}, v19.16b
    shl v7.2d, v7.2d, #26
    ldr q31, [x8, #1920]
    tbl v30.16b, {v18.16b}, v31.16b
    orr v7.16b, v11.16b, v7.16b
    tbl v11.16b, {v2.16b}, v19.16b
    ushr v2.2d, v2.2d, #6
    shl v11.2d, v11.2d, #58
    orr v2.16b, v2.16b, v11.16b
    tbl v11.16b, {v4.16b}, v19.16b
    tbl v23.16b, {v11.16b}, v19.16b
    ushr v11.2d, v11.2d, #33
    shl v23.2d, v23.2d, #31
    orr v23.16b, v11.16b, v23.16b
    tbl v11.16b, {v4.16b}, v19.16b
    ushr v27.2d, v11.2d, #1
    tbl v11.16b, {v11.16b}, v19.16b
    shl v11.2d, v11.2d, #63
    orr v27.16b, v27.16b, v11.16b
    ushr v11.2d, v4.2d, #33
    tbl v31.16b, {v4.16b}, v19.16b
    shl v31.2d, v31.2d, #31
    orr v31.16b, v11.16b, v31.16b
    ext v11.16b, v4.16b, v4.16b, #8
    ushr v11.2d, v11.2d, #33
    shl v10.2d, v4.2d, #31
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v0.16b}, v19.16b
    str q4, [sp, #688]
    ushr v4.2d, v11.2d, #2
    tbl v11.16b, {v11.16b}, v19.16b
    shl v11.2d, v11.2d, #62
    orr v4.16b, v4.16b, v11.16b
    tbl v11.16b, {v0.16b}, v19.16b
    str q1, [sp, #704]
    ushr v1.2d, v11.2d, #34
    tbl v11.16b, {v11.16b}, v19.16b
    shl v11.2d, v11.2d, #30
    orr v1.16b, v1.16b, v11.16b
    ldr q11, [x8, #544]
    bit v20.16b, v1.16b, v11.16b
    ldr q1, [x8, #1584]
    bit v20.16b, v23.16b, v1.16b
    ldr q23, [x8, #1808]
    bit v20.16b, v30.16b, v23.16b
    ldr q1, [x8, #768]
    bit v20.16b, v21.16b, v1.16b
    ldr q11, [x8, #944]
    bit v20.16b, v2.16b, v11.16b
    ldr q19, [x8, #1312]
    bit v20.16b, v13.16b, v19.16b
    str q31, [sp, #720]
    ldr q31, [x8, #1248]
    bit v20.16b, v8.16b, v31.16b
    ldr q31, [x8, #864]
    bit v20.16b, v6.16b, v31.16b
    ldr q31, [x8, #1664]
    bit v20.16b, v4.16b, v31.16b
    ldr q31, [x8, #1232]
    bit v20.16b, v27.16b, v31.16b
    ldr q31, [x8, #832]
    str q29, [sp, #736]
    ldr q29, [sp, #208]
    bif v29.16b, v20.16b, v31.16b
    str q20, [sp, #208]
    ldr q20, [x8, #400]
    bit v29.16b, v17.16b, v20.16b
    ldr q17, [x8, #384]
    bit v29.16b, v12.16b, v17.16b
    ldr q12, [x8, #896]
    bit v29.16b, v9.16b, v12.16b
    ldr q9, [x8, #1392]
    bit v29.16b, v26.16b, v9.16b
    ldr q26, [x8, #1328]
    bit v29.16b, v25.16b, v26.16b
    ldr q25, [x8, #1040]
    ldr q26, [sp, #560]
    bit v29.16b, v26.16b, v25.16b
    ldr q26, [x8, #1424]
    ldr q25, [sp, #544]
    bit v29.16b, v25.16b, v26.16b
    ldr q25, [x8, #1792]
    ldr q26, [sp, #224]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #1776]
    ldr q26, [sp, #528]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #1136]
    ldr q26, [sp, #512]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #416]
    ldr q26, [sp, #496]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #368]
    ldr q26, [sp, #480]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #912]
    ldr q26, [sp, #464]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #1712]
    ldr q26, [sp, #448]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #1440]
    ldr q26, [sp, #432]
    bit v29.16b, v26.16b, v25.16b
    ldr q25, [x8, #336]
    ldr q26, [x1, #0]
    bsl v25.16b, v26.16b, v29.16b
    str q29, [sp, #544]
    ldr q29, [x8, #752]
    ldr q26, [sp, #144]
    bit v25.16b, v26.16b, v29.16b
    ext v26.16b, v0.16b, v0.16b, #8
    shl v29.2d, v0.2d, #30
    ushr v26.2d, v26.2d, #34
    orr v26.16b, v29.16b, v26.16b
    ldr q29, [x8, #1488]
    bit v5.16b, v26.16b, v29.16b
    bit v15.16b, v26.16b, v29.16b
    ldr q26, [x8, #1344]
    bit v5.16b, v10.16b, v26.16b
    bit v15.16b, v10.16b, v26.16b
    bit v5.16b, v30.16b, v23.16b
    bit v28.16b, v30.16b, v31.16b
    bit v15.16b, v30.16b, v23.16b
    bit v5.16b, v21.16b, v1.16b
    bit v28.16b, v21.16b, v20.16b
    bit v15.16b, v21.16b, v1.16b
    bit v5.16b, v2.16b, v11.16b
    bit v28.16b, v2.16b, v17.16b
    bit v15.16b, v2.16b, v11.16b
    bit v5.16b, v13.16b, v19.16b
    bit v28.16b, v13.16b, v12.16b
    bit v15.16b, v13.16b, v19.16b
    ldr q2, [x8, #1248]
    bit v5.16b, v8.16b, v2.16b
    bit v28.16b, v8.16b, v9.16b
    bit v15.16b, v8.16b, v2.16b
    ldr q21, [x8, #864]
    bit v5.16b, v6.16b, v21.16b
    ldr q30, [x8, #1328]
    bit v28.16b, v6.16b, v30.16b
    bit v15.16b, v6.16b, v21.16b
    ldr q6, [x8, #1664]
    bit v5.16b, v4.16b, v6.16b
    ldr q8, [x8, #1040]
    bit v28.16b, v4.16b, v8.16b
    bit v15.16b, v4.16b, v6.16b
    ldr q4, [x8, #1232]
    bit v5.16b, v27.16b, v4.16b
    ldr q10, [x8, #1424]
    bit v28.16b, v27.16b, v10.16b
    bit v15.16b, v27.16b, v4.16b
    ldr q27, [x8, #1600]
    ldr q13, [sp, #224]
    bit v5.16b, v13.16b, v27.16b
    ldr q26, [x8, #1024]
    ldr q29, [sp, #528]
    bit v5.16b, v29.16b, v26.16b
    ldr q10, [x8, #1056]
    ldr q8, [sp, #512]
    bit v5.16b, v8.16b, v10.16b
    ldr q30, [x8, #1168]
    ldr q9, [sp, #496]
    bit v5.16b, v9.16b, v30.16b
    ldr q12, [x8, #1952]
    tbl v17.16b, {v18.16b}, v12.16b
    ldr q20, [x8, #1472]
    ldr q31, [sp, #480]
    bit v5.16b, v31.16b, v20.16b
    ldr q31, [x8, #1792]
    bit v28.16b, v17.16b, v31.16b
    ldr q9, [x8, #560]
    ldr q8, [sp, #464]
    bit v5.16b, v8.16b, v9.16b
    ldr q8, [x8, #1776]
    bit v28.16b, v3.16b, v8.16b
    ldr q29, [x8, #1008]
    ldr q13, [sp, #448]
    bit v5.16b, v13.16b, v29.16b
    mov v13.16b, v22.16b
    sri v13.16b, v22.16b, #4
    str q13, [sp, #144]
    ldr q13, [x8, #1136]
    bit v28.16b, v7.16b, v13.16b
    ldr q13, [x8, #1552]
    ldr q8, [sp, #432]
    bit v5.16b, v8.16b, v13.16b
    sli v22.16b, v22.16b, #4
    str q22, [sp, #560]
    mov v22.16b, v24.16b
    sri v22.16b, v24.16b, #4
    sli v24.16b, v24.16b, #4
    str q22, [sp, #752]
    ldr q22, [x8, #416]
    bit v28.16b, v14.16b, v22.16b
    str q24, [sp, #768]
    ldr q24, [x8, #1360]
    ldr q8, [sp, #176]
    bit v5.16b, v8.16b, v24.16b
    ldr q8, [x8, #1904]
    tbl v22.16b, {v0.16b}, v8.16b
    and v31.16b, v17.16b, v27.16b
    mov v4.16b, v16.16b
    sri v4.16b, v16.16b, #4
    str q4, [sp, #784]
    ushr v4.2d, v0.2d, #34
    shl v22.2d, v22.2d, #30
    bit v31.16b, v3.16b, v26.16b
    ldr q6, [x8, #368]
    ldr q12, [sp, #656]
    bit v28.16b, v12.16b, v6.16b
    ldr q6, [x8, #576]
    ldr q21, [sp, #160]
    bit v5.16b, v21.16b, v6.16b
    sli v16.16b, v16.16b, #4
    orr v4.16b, v4.16b, v22.16b
    bit v31.16b, v7.16b, v10.16b
    ldr q22, [x8, #912]
    str q16, [sp, #800]
    ldr q16, [sp, #736]
    bit v28.16b, v16.16b, v22.16b
    ldr q21, [x8, #1840]
    ldr q22, [sp, #416]
    bit v5.16b, v22.16b, v21.16b
    bit v31.16b, v14.16b, v30.16b
    ldr q22, [x8, #1712]
    bit v28.16b, v4.16b, v22.16b
    ldr q22, [x8, #656]
    ldr q2, [sp, #400]
    bit v5.16b, v2.16b, v22.16b
    bit v31.16b, v12.16b, v20.16b
    ldr q2, [x8, #1440]
    ldr q19, [sp, #720]
    bit v28.16b, v19.16b, v2.16b
    ldr q2, [x8, #432]
    ldr q11, [sp, #384]
    bit v5.16b, v11.16b, v2.16b
    ldr q11, [sp, #640]
    mov v1.16b, v11.16b
    sri v1.16b, v11.16b, #4
    bit v31.16b, v16.16b, v9.16b
    str q1, [sp, #816]
    ldr q1, [x8, #1152]
    ldr q23, [x1, #0]
    bsl v1.16b, v23.16b, v28.16b
    ldr q23, [x8, #1536]
    str q15, [sp, #832]
    ldr q15, [sp, #368]
    bit v5.16b, v15.16b, v23.16b
    sli v11.16b, v11.16b, #4
    str q11, [sp, #640]
    ldr q11, [sp, #608]
    ushr v11.2d, v11.2d, #4
    ldr q15, [sp, #96]
    eor v1.16b, v15.16b, v1.16b
    bit v31.16b, v4.16b, v29.16b
    ldr q15, [x8, #688]
    str q25, [sp, #96]
    ldr q25, [sp, #352]
    bit v5.16b, v25.16b, v15.16b
    ushr v18.2d, v18.2d, #8
    bit v31.16b, v19.16b, v13.16b
    ldr q25, [x8, #1696]
    str q28, [sp, #608]
    ldr q28, [sp, #336]
    bit v5.16b, v28.16b, v25.16b
    ldr q28, [sp, #624]
    ushr v28.2d, v28.2d, #7
    bit v31.16b, v18.16b, v24.16b
    ldr q8, [x8, #1520]
    bit v5.16b, v18.16b, v8.16b
    ldr q8, [sp, #704]
    ushr v8.2d, v8.2d, #6
    bit v31.16b, v28.16b, v6.16b
    ldr q6, [x8, #784]
    bit v5.16b, v28.16b, v6.16b
    ldr q6, [sp, #592]
    ushr v6.2d, v6.2d, #5
    bit v31.16b, v8.16b, v21.16b
    ldr q21, [x8, #528]
    bit v5.16b, v8.16b, v21.16b
    bit v31.16b, v6.16b, v22.16b
    ldr q21, [x8, #1456]
    bit v5.16b, v6.16b, v21.16b
    ldr q21, [sp, #672]
    ushr v21.2d, v21.2d, #3
    bit v31.16b, v11.16b, v2.16b
    ldr q2, [x8, #1648]
    bit v5.16b, v11.16b, v2.16b
    ushr v0.2d, v0.2d, #2
    bit v31.16b, v21.16b, v23.16b
    ldr q2, [x8, #1744]
    bit v5.16b, v21.16b, v2.16b
    ldr q2, [sp, #688]
    ushr v2.2d, v2.2d, #1
    bit v31.16b, v0.16b, v15.16b
    ldr q15, [x8, #1376]
    bit v5.16b, v0.16b, v15.16b
    bit v31.16b, v2.16b, v25.16b
    ldr q15, [x8, #1296]
    bit v5.16b, v2.16b, v15.16b
    eor3 v5.16b, v1.16b, v5.16b, v31.16b
    ldr q31, [x8, #2000]
    eor v5.16b, v5.16b, v31.16b
    ext v31.16b, v5.16b, v5.16b, #14
    str q1, [sp, #688]
    ext v1.16b, v5.16b, v5.16b, #6
    ext v15.16b, v5.16b, v5.16b, #2
    ldr q25, [x8, #976]
    bit v1.16b, v31.16b, v25.16b
    ext v31.16b, v5.16b, v5.16b, #10
    ldr q25, [x8, #1280]
    bit v1.16b, v15.16b, v25.16b
    ldr q15, [x8, #1504]
    bit v1.16b, v31.16b, v15.16b
    ushr v31.16b, v1.16b, #1
    movi v15.16b, #85
    bif v31.16b, v1.16b, v15.16b
    shl v25.16b, v31.16b, #2
    movi v23.16b, #51
    bit v25.16b, v31.16b, v23.16b
    str q25, [sp, #672]
    ushr v25.16b, v31.16b, #2
    bit v31.16b, v25.16b, v23.16b
    shl v25.16b, v1.16b, #1
    str q31, [sp, #592]
    ushr v31.16b, v5.16b, #4
    bit v25.16b, v1.16b, v15.16b
    mvn v1.16b, v31.16b
    ushr v31.16b, v25.16b, #2
    bif v31.16b, v25.16b, v23.16b
    shl v15.16b, v25.16b, #2
    bit v15.16b, v25.16b, v23.16b
    ushr v25.16b, v5.16b, #7
    ushr v23.16b, v5.16b, #5
    str q15, [sp, #704]
    ushr v15.16b, v5.16b, #1
    str q31, [sp, #624]
    ushr v31.16b, v5.16b, #3
    mvn v25.16b, v25.16b
    ushr v22.16b, v5.16b, #2
    mvn v23.16b, v23.16b
    mvn v15.16b, v15.16b
    mvn v31.16b, v31.16b
    eor v24.16b, v1.16b, v25.16b
    ushr v13.16b, v5.16b, #6
    eor3 v19.16b, v15.16b, v22.16b, v24.16b
    eor3 v29.16b, v15.16b, v31.16b, v24.16b
    eor v9.16b, v15.16b, v25.16b
    eor3 v16.16b, v15.16b, v23.16b, v19.16b
    eor3 v20.16b, v23.16b, v13.16b, v29.16b
    eor3 v12.16b, v15.16b, v22.16b, v9.16b
    eor3 v30.16b, v23.16b, v25.16b, v16.16b
    eor3 v22.16b, v22.16b, v23.16b, v20.16b
    eor v23.16b, v29.16b, v16.16b
    str q2, [sp, #848]
    eor3 v2.16b, v5.16b, v16.16b, v23.16b
    eor3 v10.16b, v1.16b, v20.16b, v2.16b
    eor3 v1.16b, v1.16b, v25.16b, v10.16b
    eor v25.16b, v19.16b, v10.16b
    str q0, [sp, #864]
    orr v0.16b, v16.16b, v30.16b
    str q21, [sp, #880]
    eor3 v21.16b, v15.16b, v12.16b, v25.16b
    bcax v26.16b, v0.16b, v15.16b, v21.16b
    eor3 v13.16b, v13.16b, v29.16b, v26.16b
    str q11, [sp, #896]
    eor v11.16b, v23.16b, v21.16b
    str q6, [sp, #912]
    and v6.16b, v12.16b, v20.16b
    bcax v13.16b, v13.16b, v11.16b, v1.16b
    eor3 v13.16b, v6.16b, v1.16b, v13.16b
    eor v31.16b, v31.16b, v13.16b
    mvn v13.16b, v10.16b
    bcax v6.16b, v6.16b, v5.16b, v13.16b
    bcax v13.16b, v6.16b, v24.16b, v22.16b
    str q8, [sp, #928]
    orn v8.16b, v19.16b, v29.16b
    eor3 v26.16b, v6.16b, v13.16b, v26.16b
    eor3 v0.16b, v6.16b, v22.16b, v0.16b
    eor v6.16b, v13.16b, v8.16b
    bcax v26.16b, v26.16b, v23.16b, v9.16b
    bcax v0.16b, v0.16b, v2.16b, v25.16b
    bcax v8.16b, v31.16b, v6.16b, v26.16b
    bcax v13.16b, v0.16b, v8.16b, v6.16b
    str q28, [sp, #944]
    bcax v28.16b, v8.16b, v31.16b, v13.16b
    bit v31.16b, v13.16b, v26.16b
    bsl v8.16b, v28.16b, v26.16b
    bit v0.16b, v28.16b, v6.16b
    bcax v6.16b, v6.16b, v0.16b, v13.16b
    and v26.16b, v9.16b, v0.16b
    orn v21.16b, v21.16b, v6.16b
    orr v25.16b, v25.16b, v31.16b
    bcax v28.16b, v26.16b, v6.16b, v15.16b
    bcax v23.16b, v21.16b, v0.16b, v23.16b
    bcax v9.16b, v0.16b, v21.16b, v6.16b
    bcax v1.16b, v26.16b, v1.16b, v9.16b
    mvn v26.16b, v8.16b
    bcax v26.16b, v23.16b, v29.16b, v26.16b
    eor v29.16b, v8.16b, v31.16b
    eor v13.16b, v0.16b, v8.16b
    eor3 v6.16b, v0.16b, v6.16b, v29.16b
    bcax v2.16b, v26.16b, v2.16b, v31.16b
    eor3 v0.16b, v0.16b, v31.16b, v9.16b
    bcax v16.16b, v23.16b, v13.16b, v16.16b
    bcax v5.16b, v26.16b, v5.16b, v29.16b
    ldr q26, [sp, #544]
    bit v26.16b, v17.16b, v27.16b
    bcax v31.16b, v5.16b, v11.16b, v9.16b
    eor3 v5.16b, v23.16b, v5.16b, v16.16b
    ldr q23, [x8, #1024]
    bit v26.16b, v3.16b, v23.16b
    bcax v5.16b, v5.16b, v0.16b, v20.16b
    bcax v16.16b, v16.16b, v22.16b, v6.16b
    orn v6.16b, v6.16b, v24.16b
    ldr q20, [x8, #1056]
    bit v26.16b, v7.16b, v20.16b
    bcax v22.16b, v6.16b, v13.16b, v30.16b
    ldr q24, [x8, #1168]
    bit v26.16b, v14.16b, v24.16b
    eor v25.16b, v22.16b, v25.16b
    ldr q30, [x8, #1472]
    ldr q9, [sp, #656]
    bit v26.16b, v9.16b, v30.16b
    bcax v19.16b, v25.16b, v8.16b, v19.16b
    ldr q8, [x8, #560]
    ldr q11, [sp, #736]
    bit v26.16b, v11.16b, v8.16b
    eor3 v22.16b, v28.16b, v31.16b, v22.16b
    eor v2.16b, v19.16b, v2.16b
    ldr q28, [x8, #1008]
    bit v26.16b, v4.16b, v28.16b
    eor3 v21.16b, v21.16b, v31.16b, v2.16b
    eor3 v1.16b, v5.16b, v1.16b, v16.16b
    ldr q31, [x8, #1552]
    ldr q13, [sp, #720]
    bit v26.16b, v13.16b, v31.16b
    bcax v0.16b, v1.16b, v0.16b, v12.16b
    eor3 v1.16b, v25.16b, v16.16b, v1.16b
    ldr q25, [x8, #1360]
    bit v26.16b, v18.16b, v25.16b
    eor3 v6.16b, v6.16b, v16.16b, v2.16b
    bcax v1.16b, v1.16b, v10.16b, v29.16b
    eor v5.16b, v22.16b, v5.16b
    ldr q16, [x8, #576]
    ldr q29, [sp, #944]
    bit v26.16b, v29.16b, v16.16b
    ldr q10, [x8, #1904]
    tbl v12.16b, {v5.16b}, v10.16b
    tbl v15.16b, {v12.16b}, v10.16b
    ushr v12.2d, v12.2d, #7
    shl v15.2d, v15.2d, #57
    ldr q13, [x8, #1840]
    ldr q11, [sp, #928]
    bit v26.16b, v11.16b, v13.16b
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v5.16b}, v10.16b
    ushr v9.2d, v5.2d, #39
    tbl v11.16b, {v5.16b}, v10.16b
    shl v15.2d, v15.2d, #25
    ldr q29, [x8, #656]
    str q4, [sp, #544]
    ldr q4, [sp, #912]
    bit v26.16b, v4.16b, v29.16b
    mvn v22.16b, v22.16b
    orr v9.16b, v9.16b, v15.16b
    tbl v15.16b, {v11.16b}, v10.16b
    ushr v11.2d, v11.2d, #39
    shl v15.2d, v15.2d, #25
    ldr q4, [x8, #432]
    str q14, [sp, #960]
    ldr q14, [sp, #896]
    bit v26.16b, v14.16b, v4.16b
    ldr q14, [x8, #1936]
    str q7, [sp, #976]
    tbl v7.16b, {v22.16b}, v14.16b
    mvn v0.16b, v0.16b
    orr v11.16b, v11.16b, v15.16b
    ldr q15, [x8, #1536]
    str q3, [sp, #992]
    ldr q3, [sp, #880]
    bit v26.16b, v3.16b, v15.16b
    ldr q3, [x8, #736]
    bit v7.16b, v11.16b, v3.16b
    tbl v11.16b, {v0.16b}, v10.16b
    str q17, [sp, #1008]
    tbl v17.16b, {v11.16b}, v10.16b
    ushr v11.2d, v11.2d, #35
    shl v17.2d, v17.2d, #29
    ldr q3, [x8, #688]
    ldr q14, [sp, #864]
    bit v26.16b, v14.16b, v3.16b
    mvn v1.16b, v1.16b
    orr v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v0.16b}, v10.16b
    shl v11.2d, v11.2d, #29
    tbl v14.16b, {v0.16b}, v10.16b
    str q18, [sp, #1024]
    ushr v18.2d, v0.2d, #35
    orr v18.16b, v18.16b, v11.16b
    tbl v11.16b, {v14.16b}, v10.16b
    ushr v14.2d, v14.2d, #3
    shl v11.2d, v11.2d, #61
    ldr q3, [x8, #1696]
    ldr q15, [sp, #848]
    bit v26.16b, v15.16b, v3.16b
    orr v11.16b, v14.16b, v11.16b
    tbl v14.16b, {v1.16b}, v10.16b
    ushr v15.2d, v1.2d, #38
    shl v14.2d, v14.2d, #26
    orr v14.16b, v15.16b, v14.16b
    tbl v15.16b, {v1.16b}, v10.16b
    tbl v3.16b, {v15.16b}, v10.16b
    ushr v15.2d, v15.2d, #6
    shl v3.2d, v3.2d, #58
    orr v3.16b, v15.16b, v3.16b
    tbl v15.16b, {v1.16b}, v10.16b
    tbl v4.16b, {v15.16b}, v10.16b
    ushr v15.2d, v15.2d, #38
    shl v4.2d, v4.2d, #26
    eor3 v19.16b, v19.16b, v2.16b, v6.16b
    mvn v2.16b, v2.16b
    orr v4.16b, v15.16b, v4.16b
    ldr q15, [x8, #352]
    bit v7.16b, v4.16b, v15.16b
    tbl v4.16b, {v2.16b}, v10.16b
    ushr v15.2d, v2.2d, #36
    shl v4.2d, v4.2d, #28
    orr v4.16b, v15.16b, v4.16b
    tbl v15.16b, {v2.16b}, v10.16b
    tbl v29.16b, {v15.16b}, v10.16b
    ushr v13.2d, v22.2d, #8
    ushr v15.2d, v15.2d, #36
    shl v29.2d, v29.2d, #28
    mvn v21.16b, v21.16b
    ldr q16, [x8, #1520]
    bit v26.16b, v13.16b, v16.16b
    orr v29.16b, v15.16b, v29.16b
    tbl v15.16b, {v2.16b}, v10.16b
    tbl v16.16b, {v15.16b}, v10.16b
    ldr q25, [x8, #1920]
    tbl v25.16b, {v22.16b}, v25.16b
    ushr v31.2d, v5.2d, #7
    ushr v15.2d, v15.2d, #4
    shl v16.2d, v16.2d, #60
    shl v28.4s, v22.4s, #24
    shl v5.4s, v5.4s, #25
    ushr v8.2d, v2.2d, #4
    ldr q30, [x8, #784]
    bit v26.16b, v31.16b, v30.16b
    orr v16.16b, v15.16b, v16.16b
    tbl v15.16b, {v19.16b}, v10.16b
    shl v15.2d, v15.2d, #31
    ushr v30.2d, v19.2d, #33
    orr v30.16b, v30.16b, v15.16b
    tbl v15.16b, {v19.16b}, v10.16b
    tbl v24.16b, {v15.16b}, v10.16b
    ushr v15.2d, v15.2d, #33
    shl v24.2d, v24.2d, #31
    ushr v20.2d, v0.2d, #3
    orr v24.16b, v15.16b, v24.16b
    ushr v15.2d, v19.2d, #1
    tbl v23.16b, {v19.16b}, v10.16b
    tbl v27.16b, {v23.16b}, v10.16b
    ushr v23.2d, v23.2d, #1
    shl v27.2d, v27.2d, #63
    orr v23.16b, v23.16b, v27.16b
    tbl v27.16b, {v6.16b}, v10.16b
    str q31, [sp, #1040]
    tbl v31.16b, {v27.16b}, v10.16b
    shl v31.2d, v31.2d, #62
    ushr v27.2d, v27.2d, #2
    str q13, [sp, #1056]
    ushr v13.2d, v1.2d, #6
    shl v1.4s, v1.4s, #26
    orr v27.16b, v27.16b, v31.16b
    tbl v31.16b, {v6.16b}, v10.16b
    str q30, [sp, #1072]
    tbl v30.16b, {v31.16b}, v10.16b
    shl v30.2d, v30.2d, #30
    ushr v31.2d, v31.2d, #34
    orr v30.16b, v31.16b, v30.16b
    ushr v31.2d, v6.2d, #2
    str q18, [sp, #1088]
    ushr v18.2d, v6.2d, #34
    str q4, [sp, #1104]
    tbl v4.16b, {v6.16b}, v10.16b
    shl v4.2d, v4.2d, #30
    orr v4.16b, v18.16b, v4.16b
    tbl v18.16b, {v21.16b}, v10.16b
    str q4, [sp, #1120]
    tbl v4.16b, {v18.16b}, v10.16b
    ushr v18.2d, v18.2d, #5
    shl v4.2d, v4.2d, #59
    str q19, [sp, #1136]
    ldr q19, [x8, #528]
    bit v26.16b, v13.16b, v19.16b
    orr v4.16b, v18.16b, v4.16b
    ushr v18.2d, v21.2d, #5
    ldr q19, [x8, #1456]
    bit v26.16b, v18.16b, v19.16b
    ldr q19, [x8, #1648]
    bit v26.16b, v8.16b, v19.16b
    ldr q19, [x8, #1744]
    bit v26.16b, v20.16b, v19.16b
    ldr q19, [x8, #1376]
    bit v26.16b, v31.16b, v19.16b
    ldr q19, [x8, #1296]
    bit v26.16b, v15.16b, v19.16b
    ldr q19, [x8, #1760]
    bit v26.16b, v28.16b, v19.16b
    ldr q28, [x8, #592]
    bit v26.16b, v5.16b, v28.16b
    ldr q5, [x8, #704]
    bit v26.16b, v1.16b, v5.16b
    tbl v1.16b, {v21.16b}, v10.16b
    ushr v5.2d, v1.2d, #37
    tbl v1.16b, {v1.16b}, v10.16b
    shl v1.2d, v1.2d, #27
    orr v1.16b, v5.16b, v1.16b
    ldr q5, [x8, #800]
    bit v7.16b, v1.16b, v5.16b
    ldr q1, [x8, #1680]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #1072]
    bit v7.16b, v17.16b, v29.16b
    ldr q17, [x8, #544]
    bit v7.16b, v30.16b, v17.16b
    ldr q30, [x8, #1584]
    bit v7.16b, v24.16b, v30.16b
    ldr q24, [x8, #2016]
    bsl v24.16b, v25.16b, v7.16b
    ldr q30, [x8, #2032]
    bsl v30.16b, v12.16b, v24.16b
    ldr q24, [x8, #2048]
    bsl v24.16b, v3.16b, v30.16b
    ldr q30, [x8, #2064]
    bsl v30.16b, v4.16b, v24.16b
    ldr q24, [x8, #2080]
    bsl v24.16b, v16.16b, v30.16b
    ldr q30, [x8, #2096]
    bsl v30.16b, v11.16b, v24.16b
    ldr q24, [x8, #2112]
    bsl v24.16b, v27.16b, v30.16b
    ldr q30, [x8, #2128]
    bsl v30.16b, v23.16b, v24.16b
    ldr q24, [x8, #1808]
    bit v7.16b, v25.16b, v24.16b
    ldr q25, [x8, #768]
    bit v7.16b, v12.16b, v25.16b
    ldr q12, [x8, #944]
    bit v7.16b, v3.16b, v12.16b
    ldr q3, [x8, #1312]
    bit v7.16b, v4.16b, v3.16b
    ldr q4, [x8, #1248]
    bit v7.16b, v16.16b, v4.16b
    ldr q16, [x8, #864]
    bit v7.16b, v11.16b, v16.16b
    ldr q11, [x8, #1952]
    tbl v22.16b, {v22.16b}, v11.16b
    ldr q11, [x8, #1664]
    bit v7.16b, v27.16b, v11.16b
    ldr q27, [x8, #1600]
    ldr q11, [sp, #608]
    bit v11.16b, v22.16b, v27.16b
    ldr q16, [x8, #1232]
    bit v7.16b, v23.16b, v16.16b
    ldr q23, [x8, #448]
    mov v16.16b, v23.16b
    bsl v16.16b, v22.16b, v30.16b
    ldr q23, [x8, #1792]
    bit v30.16b, v22.16b, v23.16b
    ldr q22, [sp, #672]
    mov v23.16b, v22.16b
    sri v23.16b, v22.16b, #4
    sli v22.16b, v22.16b, #4
    str q23, [sp, #672]
    ldr q23, [x8, #1024]
    bit v11.16b, v9.16b, v23.16b
    str q22, [sp, #608]
    ldr q22, [sp, #592]
    mov v4.16b, v22.16b
    sri v4.16b, v22.16b, #4
    str q4, [sp, #1152]
    ldr q4, [x8, #1776]
    bit v30.16b, v9.16b, v4.16b
    ldr q4, [x8, #1616]
    bit v16.16b, v9.16b, v4.16b
    sli v22.16b, v22.16b, #4
    shl v2.4s, v2.4s, #28
    ldr q9, [x8, #1056]
    bit v11.16b, v14.16b, v9.16b
    str q22, [sp, #592]
    ldr q22, [x8, #512]
    bit v16.16b, v14.16b, v22.16b
    ldr q22, [x8, #1136]
    bit v30.16b, v14.16b, v22.16b
    shl v14.4s, v21.4s, #27
    ldr q22, [x8, #928]
    bit v26.16b, v14.16b, v22.16b
    shl v0.4s, v0.4s, #29
    ldr q14, [x8, #960]
    bit v26.16b, v2.16b, v14.16b
    shl v2.4s, v6.4s, #30
    ldr q6, [x8, #816]
    bit v26.16b, v0.16b, v6.16b
    ldr q0, [sp, #1136]
    shl v0.4s, v0.4s, #31
    ldr q4, [x8, #848]
    bit v26.16b, v2.16b, v4.16b
    ldr q2, [x8, #1408]
    bit v26.16b, v0.16b, v2.16b
    ldr q0, [sp, #624]
    mov v3.16b, v0.16b
    sri v3.16b, v0.16b, #4
    sli v0.16b, v0.16b, #4
    str q3, [sp, #624]
    ldr q3, [sp, #112]
    str q0, [sp, #1136]
    ldr q0, [sp, #576]
    eor3 v0.16b, v3.16b, v0.16b, v26.16b
    tbl v3.16b, {v21.16b}, v10.16b
    ushr v21.2d, v21.2d, #37
    shl v3.2d, v3.2d, #27
    orr v3.16b, v21.16b, v3.16b
    ldr q21, [sp, #704]
    mov v26.16b, v21.16b
    sri v26.16b, v21.16b, #4
    sli v21.16b, v21.16b, #4
    str q26, [sp, #704]
    ldr q26, [x8, #1168]
    bit v11.16b, v3.16b, v26.16b
    str q21, [sp, #576]
    ldr q21, [x8, #480]
    bit v16.16b, v3.16b, v21.16b
    ldr q21, [x8, #1472]
    ldr q12, [sp, #1104]
    bit v11.16b, v12.16b, v21.16b
    ldr q25, [x8, #416]
    bit v30.16b, v3.16b, v25.16b
    ldr q3, [x8, #1568]
    bit v16.16b, v12.16b, v3.16b
    ldr q3, [x8, #560]
    ldr q25, [sp, #1088]
    bit v11.16b, v25.16b, v3.16b
    ldr q24, [x8, #368]
    bit v30.16b, v12.16b, v24.16b
    ldr q12, [x8, #464]
    bit v16.16b, v25.16b, v12.16b
    ldr q12, [x8, #1008]
    ldr q24, [sp, #1120]
    bit v11.16b, v24.16b, v12.16b
    ldr q17, [x8, #912]
    bit v30.16b, v25.16b, v17.16b
    ldr q25, [x8, #1200]
    bit v16.16b, v24.16b, v25.16b
    ldr q25, [x8, #1552]
    ldr q17, [sp, #1072]
    bit v11.16b, v17.16b, v25.16b
    ldr q29, [x8, #1712]
    bit v30.16b, v24.16b, v29.16b
    ldr q24, [x8, #880]
    bit v16.16b, v17.16b, v24.16b
    ldr q24, [x8, #1360]
    ldr q29, [sp, #1056]
    bit v11.16b, v29.16b, v24.16b
    ldr q1, [x8, #1440]
    bit v30.16b, v17.16b, v1.16b
    bit v16.16b, v29.16b, v24.16b
    ldr q17, [x8, #576]
    ldr q29, [sp, #1040]
    bit v11.16b, v29.16b, v17.16b
    bit v16.16b, v29.16b, v17.16b
    ldr q29, [x8, #1840]
    bit v11.16b, v13.16b, v29.16b
    bit v16.16b, v13.16b, v29.16b
    ldr q13, [x8, #656]
    bit v11.16b, v18.16b, v13.16b
    bit v16.16b, v18.16b, v13.16b
    ldr q18, [x8, #432]
    bit v11.16b, v8.16b, v18.16b
    bit v16.16b, v8.16b, v18.16b
    ldr q8, [x8, #1536]
    bit v11.16b, v20.16b, v8.16b
    bit v16.16b, v20.16b, v8.16b
    ldr q20, [x8, #688]
    bit v11.16b, v31.16b, v20.16b
    bit v16.16b, v31.16b, v20.16b
    ldr q31, [x8, #1696]
    bit v11.16b, v15.16b, v31.16b
    bit v16.16b, v15.16b, v31.16b
    ldr q15, [sp, #224]
    bit v30.16b, v15.16b, v27.16b
    ldr q27, [sp, #528]
    bit v30.16b, v27.16b, v23.16b
    ldr q23, [sp, #512]
    bit v30.16b, v23.16b, v9.16b
    ldr q9, [sp, #496]
    bit v30.16b, v9.16b, v26.16b
    ldr q9, [sp, #480]
    bit v30.16b, v9.16b, v21.16b
    ldr q9, [sp, #464]
    bit v30.16b, v9.16b, v3.16b
    ldr q3, [sp, #448]
    bit v30.16b, v3.16b, v12.16b
    ldr q12, [sp, #432]
    bit v30.16b, v12.16b, v25.16b
    ldr q25, [sp, #176]
    bit v30.16b, v25.16b, v24.16b
    ldr q25, [sp, #160]
    bit v30.16b, v25.16b, v17.16b
    ldr q25, [sp, #416]
    bit v30.16b, v25.16b, v29.16b
    ldr q25, [sp, #400]
    bit v30.16b, v25.16b, v13.16b
    ldr q25, [sp, #384]
    bit v30.16b, v25.16b, v18.16b
    ldr q25, [sp, #368]
    bit v30.16b, v25.16b, v8.16b
    ldr q25, [sp, #352]
    bit v30.16b, v25.16b, v20.16b
    ldr q25, [sp, #336]
    bit v30.16b, v25.16b, v31.16b
    ldr q25, [x8, #752]
    ldr q12, [x1, #0]
    bsl v25.16b, v12.16b, v30.16b
    ldr q30, [sp, #320]
    ldr q31, [sp, #96]
    eor3 v25.16b, v30.16b, v31.16b, v25.16b
    ldr q30, [x8, #2144]
    eor3 v30.16b, v0.16b, v16.16b, v30.16b
    ushr v31.4s, v30.4s, #8
    str q0, [sp, #96]
    ext v0.16b, v30.16b, v30.16b, #13
    str q16, [sp, #320]
    ldr q16, [x8, #976]
    bit v0.16b, v31.16b, v16.16b
    ext v31.16b, v30.16b, v30.16b, #5
    ldr q16, [x8, #992]
    bit v0.16b, v31.16b, v16.16b
    ushr v31.16b, v0.16b, #1
    movi v16.16b, #85
    bif v31.16b, v0.16b, v16.16b
    str q25, [sp, #1040]
    shl v25.16b, v31.16b, #2
    movi v12.16b, #51
    bit v25.16b, v31.16b, v12.16b
    ushr v3.16b, v31.16b, #2
    bit v31.16b, v3.16b, v12.16b
    shl v3.16b, v0.16b, #1
    ushr v20.16b, v30.16b, #4
    ushr v9.16b, v30.16b, #1
    ushr v8.16b, v30.16b, #7
    ushr v21.16b, v30.16b, #3
    bit v3.16b, v0.16b, v16.16b
    mvn v0.16b, v20.16b
    mvn v20.16b, v9.16b
    mvn v8.16b, v8.16b
    mvn v21.16b, v21.16b
    ushr v9.16b, v3.16b, #2
    bif v9.16b, v3.16b, v12.16b
    shl v16.16b, v3.16b, #2
    ushr v18.16b, v30.16b, #2
    bit v16.16b, v3.16b, v12.16b
    ushr v3.16b, v30.16b, #5
    eor v12.16b, v0.16b, v8.16b
    mvn v3.16b, v3.16b
    eor3 v26.16b, v20.16b, v18.16b, v12.16b
    eor3 v13.16b, v20.16b, v21.16b, v12.16b
    eor3 v23.16b, v20.16b, v3.16b, v26.16b
    ushr v29.16b, v30.16b, #6
    eor v27.16b, v13.16b, v23.16b
    eor v17.16b, v20.16b, v8.16b
    eor3 v15.16b, v3.16b, v29.16b, v13.16b
    eor3 v24.16b, v30.16b, v23.16b, v27.16b
    eor3 v1.16b, v20.16b, v18.16b, v17.16b
    eor3 v5.16b, v3.16b, v8.16b, v23.16b
    eor3 v3.16b, v18.16b, v3.16b, v15.16b
    eor3 v18.16b, v0.16b, v15.16b, v24.16b
    eor3 v0.16b, v0.16b, v8.16b, v18.16b
    eor v8.16b, v26.16b, v18.16b
    orr v2.16b, v23.16b, v5.16b
    eor3 v4.16b, v20.16b, v1.16b, v8.16b
    bcax v6.16b, v2.16b, v20.16b, v4.16b
    eor3 v29.16b, v29.16b, v13.16b, v6.16b
    eor v14.16b, v27.16b, v4.16b
    bcax v29.16b, v29.16b, v14.16b, v0.16b
    and v22.16b, v1.16b, v15.16b
    mvn v28.16b, v18.16b
    eor3 v29.16b, v22.16b, v0.16b, v29.16b
    eor v21.16b, v21.16b, v29.16b
    bcax v22.16b, v22.16b, v30.16b, v28.16b
    bcax v28.16b, v22.16b, v12.16b, v3.16b
    orn v29.16b, v26.16b, v13.16b
    eor3 v6.16b, v22.16b, v28.16b, v6.16b
    eor3 v2.16b, v22.16b, v3.16b, v2.16b
    eor v22.16b, v28.16b, v29.16b
    bcax v6.16b, v6.16b, v27.16b, v17.16b
    bcax v2.16b, v2.16b, v24.16b, v8.16b
    bcax v28.16b, v21.16b, v22.16b, v6.16b
    bcax v29.16b, v2.16b, v28.16b, v22.16b
    bcax v19.16b, v28.16b, v21.16b, v29.16b
    bit v2.16b, v19.16b, v22.16b
    bsl v28.16b, v19.16b, v6.16b
    bsl v6.16b, v29.16b, v21.16b
    bcax v19.16b, v22.16b, v2.16b, v29.16b
    and v17.16b, v17.16b, v2.16b
    orn v4.16b, v4.16b, v19.16b
    bcax v20.16b, v17.16b, v19.16b, v20.16b
    bcax v21.16b, v2.16b, v4.16b, v19.16b
    bcax v0.16b, v17.16b, v0.16b, v21.16b
    eor v17.16b, v28.16b, v6.16b
    eor3 v19.16b, v2.16b, v19.16b, v17.16b
    bcax v22.16b, v4.16b, v2.16b, v27.16b
    orn v27.16b, v19.16b, v12.16b
    eor v29.16b, v2.16b, v28.16b
    bcax v23.16b, v22.16b, v29.16b, v23.16b
    orr v8.16b, v8.16b, v6.16b
    bcax v3.16b, v23.16b, v3.16b, v19.16b
    bcax v5.16b, v27.16b, v29.16b, v5.16b
    eor v19.16b, v5.16b, v8.16b
    bcax v26.16b, v19.16b, v28.16b, v26.16b
    mvn v28.16b, v28.16b
    bcax v28.16b, v22.16b, v13.16b, v28.16b
    eor3 v2.16b, v2.16b, v6.16b, v21.16b
    bcax v6.16b, v28.16b, v24.16b, v6.16b
    bcax v24.16b, v28.16b, v30.16b, v17.16b
    bcax v21.16b, v24.16b, v14.16b, v21.16b
    eor3 v22.16b, v22.16b, v24.16b, v23.16b
    bcax v22.16b, v22.16b, v2.16b, v15.16b
    eor3 v5.16b, v20.16b, v21.16b, v5.16b
    eor3 v0.16b, v22.16b, v0.16b, v3.16b
    bcax v1.16b, v0.16b, v2.16b, v1.16b
    eor3 v0.16b, v19.16b, v3.16b, v0.16b
    bcax v0.16b, v0.16b, v18.16b, v17.16b
    eor v2.16b, v26.16b, v6.16b
    eor3 v3.16b, v27.16b, v3.16b, v2.16b
    eor3 v4.16b, v4.16b, v21.16b, v2.16b
    eor3 v6.16b, v26.16b, v2.16b, v3.16b
    mvn v2.16b, v2.16b
    tbl v17.16b, {v2.16b}, v10.16b
    tbl v18.16b, {v17.16b}, v10.16b
    ushr v17.2d, v17.2d, #36
    shl v18.2d, v18.2d, #28
    orr v17.16b, v17.16b, v18.16b
    tbl v18.16b, {v2.16b}, v10.16b
    tbl v19.16b, {v18.16b}, v10.16b
    tbl v20.16b, {v2.16b}, v10.16b
    ushr v18.2d, v18.2d, #4
    shl v19.2d, v19.2d, #60
    shl v20.2d, v20.2d, #28
    orr v18.16b, v18.16b, v19.16b
    ushr v19.2d, v2.2d, #36
    orr v19.16b, v19.16b, v20.16b
    tbl v20.16b, {v6.16b}, v10.16b
    tbl v21.16b, {v20.16b}, v10.16b
    ushr v20.2d, v20.2d, #1
    shl v21.2d, v21.2d, #63
    mvn v4.16b, v4.16b
    orr v20.16b, v20.16b, v21.16b
    tbl v21.16b, {v6.16b}, v10.16b
    shl v21.2d, v21.2d, #31
    ushr v23.2d, v6.2d, #33
    orr v21.16b, v23.16b, v21.16b
    tbl v23.16b, {v6.16b}, v10.16b
    tbl v24.16b, {v23.16b}, v10.16b
    ushr v23.2d, v23.2d, #33
    shl v24.2d, v24.2d, #31
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v4.16b}, v10.16b
    tbl v26.16b, {v24.16b}, v10.16b
    ushr v24.2d, v24.2d, #37
    shl v26.2d, v26.2d, #27
    orr v24.16b, v24.16b, v26.16b
    tbl v26.16b, {v4.16b}, v10.16b
    tbl v27.16b, {v26.16b}, v10.16b
    ushr v26.2d, v26.2d, #5
    shl v27.2d, v27.2d, #59
    mov v28.16b, v25.16b
    sli v28.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    mov v29.16b, v31.16b
    sri v29.16b, v31.16b, #4
    sli v31.16b, v31.16b, #4
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v4.16b}, v10.16b
    ushr v30.2d, v4.2d, #37
    shl v27.2d, v27.2d, #27
    orr v27.16b, v30.16b, v27.16b
    tbl v30.16b, {v3.16b}, v10.16b
    tbl v8.16b, {v30.16b}, v10.16b
    ushr v30.2d, v30.2d, #2
    shl v8.2d, v8.2d, #62
    eor v22.16b, v5.16b, v22.16b
    mvn v5.16b, v5.16b
    shl v12.4s, v2.4s, #28
    ushr v2.2d, v2.2d, #4
    orr v30.16b, v30.16b, v8.16b
    tbl v8.16b, {v3.16b}, v10.16b
    shl v8.2d, v8.2d, #30
    ushr v13.2d, v3.2d, #34
    ushr v14.2d, v3.2d, #2
    orr v8.16b, v13.16b, v8.16b
    shl v13.4s, v3.4s, #30
    tbl v3.16b, {v3.16b}, v10.16b
    mvn v1.16b, v1.16b
    tbl v15.16b, {v3.16b}, v10.16b
    ushr v3.2d, v3.2d, #34
    shl v15.2d, v15.2d, #30
    str q25, [sp, #1056]
    shl v25.4s, v6.4s, #31
    ushr v6.2d, v6.2d, #1
    str q29, [sp, #1072]
    ushr v29.2d, v4.2d, #5
    shl v4.4s, v4.4s, #27
    mvn v0.16b, v0.16b
    orr v3.16b, v3.16b, v15.16b
    shl v15.4s, v5.4s, #24
    str q31, [sp, #1120]
    ldr q31, [x8, #1936]
    str q28, [sp, #1088]
    tbl v28.16b, {v5.16b}, v31.16b
    ushr v31.2d, v5.2d, #8
    str q7, [sp, #1104]
    ldr q7, [x8, #1520]
    bit v11.16b, v31.16b, v7.16b
    ldr q7, [x8, #1920]
    tbl v7.16b, {v5.16b}, v7.16b
    str q31, [sp, #112]
    ldr q31, [x8, #832]
    str q21, [sp, #1168]
    ldr q21, [sp, #208]
    bit v21.16b, v7.16b, v31.16b
    str q8, [sp, #208]
    ldr q8, [sp, #832]
    bit v8.16b, v7.16b, v31.16b
    tbl v31.16b, {v22.16b}, v10.16b
    str q19, [sp, #832]
    tbl v19.16b, {v31.16b}, v10.16b
    ushr v31.2d, v31.2d, #7
    shl v19.2d, v19.2d, #57
    orr v19.16b, v31.16b, v19.16b
    tbl v31.16b, {v22.16b}, v10.16b
    str q27, [sp, #1184]
    ushr v27.2d, v31.2d, #39
    tbl v31.16b, {v31.16b}, v10.16b
    shl v31.2d, v31.2d, #25
    orr v27.16b, v27.16b, v31.16b
    ldr q31, [x8, #736]
    bit v28.16b, v27.16b, v31.16b
    ushr v27.2d, v22.2d, #39
    shl v31.4s, v22.4s, #25
    str q20, [sp, #1200]
    ushr v20.2d, v22.2d, #7
    str q5, [sp, #1216]
    ldr q5, [x8, #784]
    bit v11.16b, v20.16b, v5.16b
    tbl v22.16b, {v22.16b}, v10.16b
    shl v22.2d, v22.2d, #25
    orr v22.16b, v27.16b, v22.16b
    tbl v27.16b, {v1.16b}, v10.16b
    tbl v5.16b, {v27.16b}, v10.16b
    ushr v27.2d, v27.2d, #3
    shl v5.2d, v5.2d, #61
    orr v5.16b, v27.16b, v5.16b
    tbl v27.16b, {v1.16b}, v10.16b
    str q20, [sp, #1232]
    tbl v20.16b, {v27.16b}, v10.16b
    ushr v27.2d, v27.2d, #35
    shl v20.2d, v20.2d, #29
    orr v20.16b, v27.16b, v20.16b
    ushr v27.2d, v1.2d, #3
    str q22, [sp, #1248]
    tbl v22.16b, {v1.16b}, v10.16b
    str q16, [sp, #1264]
    shl v16.4s, v1.4s, #29
    ushr v1.2d, v1.2d, #35
    shl v22.2d, v22.2d, #29
    orr v1.16b, v1.16b, v22.16b
    ushr v22.2d, v0.2d, #6
    str q1, [sp, #1280]
    ldr q1, [x8, #528]
    bit v11.16b, v22.16b, v1.16b
    ldr q1, [x8, #1456]
    bit v11.16b, v29.16b, v1.16b
    ldr q1, [x8, #1648]
    bit v11.16b, v2.16b, v1.16b
    ldr q1, [x8, #1744]
    bit v11.16b, v27.16b, v1.16b
    ldr q1, [x8, #1376]
    bit v11.16b, v14.16b, v1.16b
    ldr q1, [x8, #1296]
    bit v11.16b, v6.16b, v1.16b
    ldr q1, [x8, #1760]
    bit v11.16b, v15.16b, v1.16b
    ldr q15, [x8, #592]
    bit v11.16b, v31.16b, v15.16b
    shl v31.4s, v0.4s, #26
    ldr q15, [x8, #704]
    bit v11.16b, v31.16b, v15.16b
    ldr q31, [x8, #928]
    bit v11.16b, v4.16b, v31.16b
    ldr q4, [x8, #960]
    bit v11.16b, v12.16b, v4.16b
    ldr q12, [x8, #816]
    bit v11.16b, v16.16b, v12.16b
    ldr q16, [x8, #848]
    bit v11.16b, v13.16b, v16.16b
    ldr q13, [x8, #1408]
    bit v11.16b, v25.16b, v13.16b
    tbl v25.16b, {v0.16b}, v10.16b
    tbl v13.16b, {v25.16b}, v10.16b
    ushr v25.2d, v25.2d, #38
    shl v13.2d, v13.2d, #26
    orr v25.16b, v25.16b, v13.16b
    ldr q13, [x8, #352]
    bit v28.16b, v25.16b, v13.16b
    ldr q25, [x8, #800]
    bit v28.16b, v24.16b, v25.16b
    ldr q24, [x8, #1680]
    bit v28.16b, v17.16b, v24.16b
    ldr q17, [x8, #1072]
    bit v28.16b, v20.16b, v17.16b
    ldr q20, [x8, #544]
    bit v28.16b, v3.16b, v20.16b
    ldr q3, [x8, #1584]
    bit v28.16b, v23.16b, v3.16b
    ldr q23, [x8, #1808]
    bit v28.16b, v7.16b, v23.16b
    ldr q7, [x8, #400]
    bit v8.16b, v19.16b, v7.16b
    bit v21.16b, v19.16b, v7.16b
    ldr q16, [x8, #768]
    bit v28.16b, v19.16b, v16.16b
    tbl v19.16b, {v0.16b}, v10.16b
    ushr v12.2d, v0.2d, #38
    tbl v0.16b, {v0.16b}, v10.16b
    shl v19.2d, v19.2d, #26
    orr v19.16b, v12.16b, v19.16b
    tbl v12.16b, {v0.16b}, v10.16b
    ushr v0.2d, v0.2d, #6
    shl v12.2d, v12.2d, #58
    orr v0.16b, v0.16b, v12.16b
    ldr q12, [x8, #384]
    bit v21.16b, v0.16b, v12.16b
    bit v8.16b, v0.16b, v12.16b
    ldr q4, [x8, #896]
    bit v21.16b, v26.16b, v4.16b
    ldr q31, [x8, #944]
    bit v28.16b, v0.16b, v31.16b
    bit v8.16b, v26.16b, v4.16b
    ldr q0, [x8, #1392]
    bit v21.16b, v18.16b, v0.16b
    ldr q15, [x8, #1312]
    bit v28.16b, v26.16b, v15.16b
    bit v8.16b, v18.16b, v0.16b
    mov v26.16b, v9.16b
    sri v26.16b, v9.16b, #4
    str q26, [sp, #1296]
    ldr q26, [x8, #1328]
    bit v21.16b, v5.16b, v26.16b
    ldr q1, [x8, #1248]
    bit v28.16b, v18.16b, v1.16b
    bit v8.16b, v5.16b, v26.16b
    sli v9.16b, v9.16b, #4
    ldr q18, [x8, #1040]
    bit v21.16b, v30.16b, v18.16b
    str q9, [sp, #1312]
    ldr q9, [x8, #864]
    bit v28.16b, v5.16b, v9.16b
    bit v8.16b, v30.16b, v18.16b
    ldr q5, [sp, #1264]
    mov v9.16b, v5.16b
    sli v9.16b, v5.16b, #4
    str q9, [sp, #1328]
    ldr q9, [sp, #1216]
    ldr q1, [x8, #1952]
    tbl v9.16b, {v9.16b}, v1.16b
    ldr q15, [x8, #1424]
    ldr q1, [sp, #1200]
    bit v21.16b, v1.16b, v15.16b
    ldr q31, [x8, #1664]
    bit v28.16b, v30.16b, v31.16b
    bit v8.16b, v1.16b, v15.16b
    sri v5.16b, v5.16b, #4
    ldr q30, [x8, #448]
    bit v21.16b, v9.16b, v30.16b
    str q5, [sp, #1264]
    ldr q5, [x8, #1232]
    bit v28.16b, v1.16b, v5.16b
    ldr q1, [x8, #1792]
    bit v8.16b, v9.16b, v1.16b
    ldr q30, [x8, #1616]
    ldr q5, [sp, #1248]
    bit v21.16b, v5.16b, v30.16b
    ldr q30, [x8, #1776]
    bit v8.16b, v5.16b, v30.16b
    ldr q5, [x8, #512]
    bit v21.16b, v19.16b, v5.16b
    ldr q5, [x8, #1136]
    bit v8.16b, v19.16b, v5.16b
    ldr q31, [x8, #480]
    ldr q5, [sp, #1184]
    bit v21.16b, v5.16b, v31.16b
    ldr q31, [x8, #416]
    bit v8.16b, v5.16b, v31.16b
    ldr q5, [x8, #1568]
    ldr q31, [sp, #832]
    bit v21.16b, v31.16b, v5.16b
    ldr q5, [x8, #368]
    bit v8.16b, v31.16b, v5.16b
    ldr q31, [x8, #464]
    ldr q5, [sp, #1280]
    bit v21.16b, v5.16b, v31.16b
    ldr q31, [x8, #912]
    bit v8.16b, v5.16b, v31.16b
    ldr q5, [x8, #1200]
    ldr q31, [sp, #208]
    bit v21.16b, v31.16b, v5.16b
    ldr q5, [x8, #1712]
    bit v8.16b, v31.16b, v5.16b
    ldr q31, [x8, #880]
    ldr q5, [sp, #1168]
    bit v21.16b, v5.16b, v31.16b
    ldr q31, [x8, #1440]
    bit v8.16b, v5.16b, v31.16b
    ldr q5, [x8, #1360]
    ldr q31, [sp, #112]
    bit v21.16b, v31.16b, v5.16b
    ldr q31, [x8, #1600]
    ldr q30, [sp, #224]
    bit v8.16b, v30.16b, v31.16b
    ldr q30, [x8, #576]
    ldr q31, [sp, #1232]
    bit v21.16b, v31.16b, v30.16b
    ldr q31, [x8, #1024]
    ldr q1, [sp, #528]
    bit v8.16b, v1.16b, v31.16b
    ldr q1, [x8, #1840]
    bit v21.16b, v22.16b, v1.16b
    ldr q31, [x8, #1056]
    ldr q15, [sp, #512]
    bit v8.16b, v15.16b, v31.16b
    ldr q15, [x8, #656]
    bit v21.16b, v29.16b, v15.16b
    ldr q31, [x8, #1168]
    ldr q18, [sp, #496]
    bit v8.16b, v18.16b, v31.16b
    ldr q18, [x8, #432]
    bit v21.16b, v2.16b, v18.16b
    ldr q31, [x8, #1472]
    ldr q16, [sp, #480]
    bit v8.16b, v16.16b, v31.16b
    ldr q16, [x8, #1536]
    bit v21.16b, v27.16b, v16.16b
    ldr q31, [x8, #560]
    ldr q26, [sp, #464]
    bit v8.16b, v26.16b, v31.16b
    ldr q26, [x8, #688]
    bit v21.16b, v14.16b, v26.16b
    ldr q31, [x8, #1008]
    ldr q23, [sp, #448]
    bit v8.16b, v23.16b, v31.16b
    ldr q23, [x1, #0]
    eor v11.16b, v23.16b, v11.16b
    ldr q23, [x8, #1696]
    bit v21.16b, v6.16b, v23.16b
    ldr q31, [x8, #1552]
    ldr q0, [sp, #432]
    bit v8.16b, v0.16b, v31.16b
    ldr q0, [x8, #2160]
    ldr q31, [sp, #1104]
    str q11, [sp, #432]
    eor3 v11.16b, v11.16b, v21.16b, v31.16b
    eor3 v0.16b, v11.16b, v28.16b, v0.16b
    ushr v11.16b, v0.16b, #7
    mvn v11.16b, v11.16b
    str q21, [sp, #448]
    ushr v21.16b, v0.16b, #4
    ushr v31.16b, v0.16b, #5
    ushr v4.16b, v0.16b, #1
    ushr v12.16b, v0.16b, #3
    mvn v21.16b, v21.16b
    ushr v7.16b, v0.16b, #2
    mvn v31.16b, v31.16b
    mvn v4.16b, v4.16b
    mvn v12.16b, v12.16b
    eor v3.16b, v21.16b, v11.16b
    eor3 v20.16b, v4.16b, v7.16b, v3.16b
    eor3 v17.16b, v4.16b, v12.16b, v3.16b
    eor3 v24.16b, v4.16b, v31.16b, v20.16b
    ushr v25.16b, v0.16b, #6
    eor v13.16b, v17.16b, v24.16b
    str q6, [sp, #464]
    eor v6.16b, v4.16b, v11.16b
    str q14, [sp, #480]
    eor3 v14.16b, v31.16b, v25.16b, v17.16b
    str q27, [sp, #496]
    eor3 v27.16b, v0.16b, v24.16b, v13.16b
    str q2, [sp, #512]
    eor3 v2.16b, v4.16b, v7.16b, v6.16b
    str q29, [sp, #528]
    eor3 v29.16b, v31.16b, v11.16b, v24.16b
    eor3 v7.16b, v7.16b, v31.16b, v14.16b
    eor3 v31.16b, v21.16b, v14.16b, v27.16b
    str q22, [sp, #224]
    and v22.16b, v2.16b, v14.16b
    eor3 v21.16b, v21.16b, v11.16b, v31.16b
    mvn v11.16b, v31.16b
    bcax v11.16b, v22.16b, v0.16b, v11.16b
    str q19, [sp, #1200]
    eor v19.16b, v20.16b, v31.16b
    str q9, [sp, #1216]
    orr v9.16b, v24.16b, v29.16b
    eor3 v23.16b, v4.16b, v2.16b, v19.16b
    str q28, [sp, #1344]
    orn v28.16b, v20.16b, v17.16b
    bcax v10.16b, v11.16b, v3.16b, v7.16b
    bcax v26.16b, v9.16b, v4.16b, v23.16b
    eor3 v9.16b, v11.16b, v7.16b, v9.16b
    eor v28.16b, v10.16b, v28.16b
    eor3 v10.16b, v11.16b, v10.16b, v26.16b
    eor3 v25.16b, v25.16b, v17.16b, v26.16b
    eor v26.16b, v13.16b, v23.16b
    bcax v25.16b, v25.16b, v26.16b, v21.16b
    eor3 v22.16b, v22.16b, v21.16b, v25.16b
    bcax v25.16b, v10.16b, v13.16b, v6.16b
    eor v22.16b, v12.16b, v22.16b
    bcax v9.16b, v9.16b, v27.16b, v19.16b
    bcax v10.16b, v22.16b, v28.16b, v25.16b
    bcax v11.16b, v9.16b, v10.16b, v28.16b
    bcax v12.16b, v10.16b, v22.16b, v11.16b
    bit v22.16b, v11.16b, v25.16b
    bsl v10.16b, v12.16b, v25.16b
    bit v9.16b, v12.16b, v28.16b
    bcax v25.16b, v28.16b, v9.16b, v11.16b
    and v6.16b, v6.16b, v9.16b
    orn v23.16b, v23.16b, v25.16b
    bcax v4.16b, v6.16b, v25.16b, v4.16b
    bcax v28.16b, v9.16b, v23.16b, v25.16b
    bcax v6.16b, v6.16b, v21.16b, v28.16b
    eor v21.16b, v10.16b, v22.16b
    eor v11.16b, v9.16b, v10.16b
    eor3 v25.16b, v9.16b, v25.16b, v21.16b
    bcax v12.16b, v23.16b, v9.16b, v13.16b
    orn v3.16b, v25.16b, v3.16b
    bcax v24.16b, v12.16b, v11.16b, v24.16b
    orr v19.16b, v19.16b, v22.16b
    bcax v7.16b, v24.16b, v7.16b, v25.16b
    bcax v25.16b, v3.16b, v11.16b, v29.16b
    eor v19.16b, v25.16b, v19.16b
    bcax v20.16b, v19.16b, v10.16b, v20.16b
    mvn v29.16b, v10.16b
    bcax v17.16b, v12.16b, v17.16b, v29.16b
    eor3 v29.16b, v9.16b, v22.16b, v28.16b
    bcax v22.16b, v17.16b, v27.16b, v22.16b
    bcax v17.16b, v17.16b, v0.16b, v21.16b
    bcax v26.16b, v17.16b, v26.16b, v28.16b
    eor3 v17.16b, v12.16b, v17.16b, v24.16b
    eor v22.16b, v20.16b, v22.16b
    bcax v17.16b, v17.16b, v29.16b, v14.16b
    ldr q24, [sp, #176]
    bit v8.16b, v24.16b, v5.16b
    eor3 v4.16b, v4.16b, v26.16b, v25.16b
    eor3 v23.16b, v23.16b, v26.16b, v22.16b
    eor3 v6.16b, v17.16b, v6.16b, v7.16b
    ldr q25, [sp, #160]
    bit v8.16b, v25.16b, v30.16b
    eor3 v19.16b, v19.16b, v7.16b, v6.16b
    ldr q26, [sp, #416]
    bit v8.16b, v26.16b, v1.16b
    eor3 v3.16b, v3.16b, v7.16b, v22.16b
    bcax v7.16b, v19.16b, v31.16b, v21.16b
    bcax v2.16b, v6.16b, v29.16b, v2.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ldr q6, [sp, #400]
    bit v8.16b, v6.16b, v15.16b
    ushr v19.16b, v0.16b, #1
    movi v21.16b, #85
    bif v19.16b, v0.16b, v21.16b
    ldr q27, [sp, #384]
    bit v8.16b, v27.16b, v18.16b
    shl v28.16b, v19.16b, #2
    movi v29.16b, #51
    bit v28.16b, v19.16b, v29.16b
    ushr v31.16b, v19.16b, #2
    bit v19.16b, v31.16b, v29.16b
    shl v31.16b, v0.16b, #1
    bit v31.16b, v0.16b, v21.16b
    ldr q0, [sp, #368]
    bit v8.16b, v0.16b, v16.16b
    ldr q9, [x8, #688]
    ldr q10, [sp, #352]
    bit v8.16b, v10.16b, v9.16b
    shl v11.16b, v31.16b, #2
    bit v11.16b, v31.16b, v29.16b
    eor3 v20.16b, v20.16b, v22.16b, v3.16b
    mvn v22.16b, v22.16b
    ushr v12.16b, v31.16b, #2
    bit v31.16b, v12.16b, v29.16b
    ldr q12, [x8, #1904]
    tbl v13.16b, {v22.16b}, v12.16b
    tbl v14.16b, {v13.16b}, v12.16b
    ushr v13.2d, v13.2d, #36
    shl v14.2d, v14.2d, #28
    ldr q29, [x8, #1696]
    ldr q21, [sp, #336]
    bit v8.16b, v21.16b, v29.16b
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v22.16b}, v12.16b
    tbl v21.16b, {v14.16b}, v12.16b
    ushr v14.2d, v14.2d, #4
    shl v21.2d, v21.2d, #60
    ldr q10, [x8, #1520]
    ldr q0, [sp, #1024]
    bit v8.16b, v0.16b, v10.16b
    orr v21.16b, v14.16b, v21.16b
    tbl v14.16b, {v22.16b}, v12.16b
    ushr v0.2d, v22.2d, #36
    shl v14.2d, v14.2d, #28
    ldr q27, [x8, #784]
    ldr q6, [sp, #944]
    bit v8.16b, v6.16b, v27.16b
    eor v17.16b, v4.16b, v17.16b
    orr v0.16b, v0.16b, v14.16b
    ext v14.16b, v22.16b, v22.16b, #8
    shl v6.2d, v22.2d, #28
    ushr v14.2d, v14.2d, #36
    ldr q26, [x8, #528]
    ldr q27, [sp, #928]
    bit v8.16b, v27.16b, v26.16b
    orr v6.16b, v6.16b, v14.16b
    tbl v14.16b, {v17.16b}, v12.16b
    tbl v27.16b, {v14.16b}, v12.16b
    ushr v14.2d, v14.2d, #7
    shl v27.2d, v27.2d, #57
    ldr q26, [x8, #1456]
    ldr q25, [sp, #912]
    bit v8.16b, v25.16b, v26.16b
    mvn v4.16b, v4.16b
    orr v27.16b, v14.16b, v27.16b
    tbl v14.16b, {v17.16b}, v12.16b
    shl v14.2d, v14.2d, #25
    ushr v25.2d, v17.2d, #39
    orr v25.16b, v25.16b, v14.16b
    tbl v14.16b, {v17.16b}, v12.16b
    tbl v26.16b, {v14.16b}, v12.16b
    ushr v14.2d, v14.2d, #39
    shl v26.2d, v26.2d, #25
    ldr q10, [x8, #1648]
    ldr q24, [sp, #896]
    bit v8.16b, v24.16b, v10.16b
    ldr q24, [x8, #1936]
    tbl v24.16b, {v4.16b}, v24.16b
    ext v10.16b, v4.16b, v4.16b, #13
    orr v26.16b, v14.16b, v26.16b
    ldr q14, [x8, #1744]
    ldr q29, [sp, #880]
    bit v8.16b, v29.16b, v14.16b
    ldr q29, [x8, #672]
    and v29.16b, v10.16b, v29.16b
    ldr q14, [x8, #736]
    bit v24.16b, v26.16b, v14.16b
    ext v26.16b, v17.16b, v17.16b, #8
    ushr v26.2d, v26.2d, #39
    mvn v7.16b, v7.16b
    shl v14.2d, v17.2d, #25
    orr v26.16b, v14.16b, v26.16b
    ldr q14, [x8, #1376]
    ldr q9, [sp, #864]
    bit v8.16b, v9.16b, v14.16b
    ldr q9, [x8, #1824]
    bit v29.16b, v26.16b, v9.16b
    bsl v9.16b, v26.16b, v10.16b
    ext v26.16b, v7.16b, v7.16b, #8
    ushr v26.2d, v26.2d, #38
    shl v10.2d, v7.2d, #26
    orr v26.16b, v10.16b, v26.16b
    ldr q10, [x8, #1296]
    ldr q14, [sp, #848]
    bit v8.16b, v14.16b, v10.16b
    ldr q14, [x8, #624]
    bit v29.16b, v26.16b, v14.16b
    bsl v14.16b, v26.16b, v9.16b
    tbl v26.16b, {v7.16b}, v12.16b
    ushr v9.2d, v7.2d, #38
    shl v26.2d, v26.2d, #26
    orr v26.16b, v9.16b, v26.16b
    tbl v9.16b, {v7.16b}, v12.16b
    str q8, [sp, #1360]
    tbl v8.16b, {v9.16b}, v12.16b
    tbl v10.16b, {v7.16b}, v12.16b
    ushr v9.2d, v9.2d, #6
    shl v8.2d, v8.2d, #58
    orr v8.16b, v9.16b, v8.16b
    tbl v9.16b, {v10.16b}, v12.16b
    ushr v10.2d, v10.2d, #38
    shl v9.2d, v9.2d, #26
    mvn v2.16b, v2.16b
    orr v9.16b, v10.16b, v9.16b
    ldr q10, [x8, #352]
    bit v24.16b, v9.16b, v10.16b
    tbl v9.16b, {v2.16b}, v12.16b
    tbl v10.16b, {v9.16b}, v12.16b
    ldr q16, [x8, #1920]
    tbl v16.16b, {v4.16b}, v16.16b
    ushr v9.2d, v9.2d, #3
    shl v10.2d, v10.2d, #61
    mvn v23.16b, v23.16b
    ldr q18, [x8, #832]
    ldr q15, [sp, #1344]
    bsl v18.16b, v16.16b, v15.16b
    orr v9.16b, v9.16b, v10.16b
    tbl v10.16b, {v2.16b}, v12.16b
    tbl v15.16b, {v10.16b}, v12.16b
    ext v1.16b, v2.16b, v2.16b, #8
    ushr v10.2d, v10.2d, #35
    shl v15.2d, v15.2d, #29
    ushr v1.2d, v1.2d, #35
    orr v10.16b, v10.16b, v15.16b
    shl v15.2d, v2.2d, #29
    orr v1.16b, v15.16b, v1.16b
    tbl v15.16b, {v2.16b}, v12.16b
    ushr v30.2d, v2.2d, #35
    shl v15.2d, v15.2d, #29
    orr v30.16b, v30.16b, v15.16b
    tbl v15.16b, {v23.16b}, v12.16b
    shl v15.2d, v15.2d, #27
    tbl v5.16b, {v23.16b}, v12.16b
    str q31, [sp, #1376]
    ushr v31.2d, v5.2d, #5
    tbl v5.16b, {v5.16b}, v12.16b
    shl v5.2d, v5.2d, #59
    orr v5.16b, v31.16b, v5.16b
    shl v31.2d, v23.2d, #27
    str q2, [sp, #1392]
    ushr v2.2d, v23.2d, #37
    orr v2.16b, v2.16b, v15.16b
    tbl v15.16b, {v23.16b}, v12.16b
    str q22, [sp, #1408]
    ext v22.16b, v23.16b, v23.16b, #8
    ushr v22.2d, v22.2d, #37
    orr v22.16b, v31.16b, v22.16b
    ldr q31, [x8, #720]
    bit v14.16b, v22.16b, v31.16b
    bsl v31.16b, v22.16b, v29.16b
    ldr q22, [x8, #1216]
    bit v31.16b, v6.16b, v22.16b
    bsl v22.16b, v6.16b, v14.16b
    ldr q6, [x8, #608]
    bit v22.16b, v1.16b, v6.16b
    bsl v6.16b, v1.16b, v31.16b
    tbl v1.16b, {v15.16b}, v12.16b
    ushr v29.2d, v15.2d, #37
    shl v1.2d, v1.2d, #27
    orr v1.16b, v29.16b, v1.16b
    ldr q29, [x8, #800]
    bit v24.16b, v1.16b, v29.16b
    ldr q1, [x8, #1680]
    bit v24.16b, v13.16b, v1.16b
    ldr q31, [x8, #1072]
    bit v24.16b, v10.16b, v31.16b
    ushr v10.2d, v20.2d, #33
    ext v13.16b, v20.16b, v20.16b, #8
    tbl v14.16b, {v20.16b}, v12.16b
    tbl v15.16b, {v14.16b}, v12.16b
    ushr v14.2d, v14.2d, #33
    shl v15.2d, v15.2d, #31
    ushr v13.2d, v13.2d, #33
    orr v14.16b, v14.16b, v15.16b
    shl v15.2d, v20.2d, #31
    orr v13.16b, v15.16b, v13.16b
    tbl v15.16b, {v20.16b}, v12.16b
    tbl v31.16b, {v20.16b}, v12.16b
    shl v31.2d, v31.2d, #31
    orr v31.16b, v10.16b, v31.16b
    tbl v10.16b, {v15.16b}, v12.16b
    ushr v15.2d, v15.2d, #1
    shl v10.2d, v10.2d, #63
    orr v10.16b, v15.16b, v10.16b
    ext v15.16b, v3.16b, v3.16b, #8
    ushr v15.2d, v15.2d, #34
    tbl v1.16b, {v3.16b}, v12.16b
    ushr v29.2d, v1.2d, #34
    tbl v1.16b, {v1.16b}, v12.16b
    shl v1.2d, v1.2d, #30
    orr v1.16b, v29.16b, v1.16b
    ldr q29, [x8, #544]
    bit v24.16b, v1.16b, v29.16b
    ldr q1, [x8, #1584]
    bit v24.16b, v14.16b, v1.16b
    tbl v14.16b, {v3.16b}, v12.16b
    tbl v1.16b, {v14.16b}, v12.16b
    shl v1.2d, v1.2d, #62
    ushr v14.2d, v14.2d, #2
    orr v1.16b, v14.16b, v1.16b
    shl v14.2d, v3.2d, #30
    orr v14.16b, v14.16b, v15.16b
    ldr q15, [x8, #400]
    bit v18.16b, v27.16b, v15.16b
    ldr q15, [x8, #384]
    bit v18.16b, v8.16b, v15.16b
    ldr q15, [x8, #1488]
    bit v22.16b, v14.16b, v15.16b
    bsl v15.16b, v14.16b, v6.16b
    ldr q6, [x8, #896]
    bit v18.16b, v5.16b, v6.16b
    ldr q14, [x8, #1344]
    bit v22.16b, v13.16b, v14.16b
    bsl v14.16b, v13.16b, v15.16b
    ldr q13, [x8, #1392]
    bit v18.16b, v21.16b, v13.16b
    ldr q15, [x8, #1808]
    bit v22.16b, v16.16b, v15.16b
    bit v14.16b, v16.16b, v15.16b
    bit v24.16b, v16.16b, v15.16b
    ldr q16, [x8, #1328]
    bit v18.16b, v9.16b, v16.16b
    ldr q16, [x8, #768]
    bit v22.16b, v27.16b, v16.16b
    bit v14.16b, v27.16b, v16.16b
    bit v24.16b, v27.16b, v16.16b
    ldr q27, [x8, #1040]
    bit v18.16b, v1.16b, v27.16b
    ldr q27, [x8, #944]
    bit v22.16b, v8.16b, v27.16b
    bit v14.16b, v8.16b, v27.16b
    bit v24.16b, v8.16b, v27.16b
    ldr q8, [x8, #1952]
    tbl v8.16b, {v4.16b}, v8.16b
    ldr q13, [x8, #1424]
    bit v18.16b, v10.16b, v13.16b
    ldr q13, [x8, #1312]
    bit v22.16b, v5.16b, v13.16b
    bit v14.16b, v5.16b, v13.16b
    bit v24.16b, v5.16b, v13.16b
    ldr q5, [x8, #1792]
    bit v18.16b, v8.16b, v5.16b
    ldr q5, [x8, #1248]
    bit v22.16b, v21.16b, v5.16b
    bit v14.16b, v21.16b, v5.16b
    bit v24.16b, v21.16b, v5.16b
    ldr q21, [x8, #1776]
    bit v18.16b, v25.16b, v21.16b
    ldr q21, [x8, #864]
    bit v22.16b, v9.16b, v21.16b
    bit v14.16b, v9.16b, v21.16b
    bit v24.16b, v9.16b, v21.16b
    ldr q9, [x8, #1136]
    bit v18.16b, v26.16b, v9.16b
    ldr q9, [x8, #1664]
    bit v22.16b, v1.16b, v9.16b
    bit v14.16b, v1.16b, v9.16b
    bit v24.16b, v1.16b, v9.16b
    ldr q1, [x8, #416]
    bit v18.16b, v2.16b, v1.16b
    ldr q1, [x8, #1232]
    bit v22.16b, v10.16b, v1.16b
    bit v14.16b, v10.16b, v1.16b
    bit v24.16b, v10.16b, v1.16b
    tbl v10.16b, {v3.16b}, v12.16b
    ushr v1.2d, v3.2d, #34
    shl v10.2d, v10.2d, #30
    ldr q9, [x8, #368]
    bit v18.16b, v0.16b, v9.16b
    orr v1.16b, v1.16b, v10.16b
    ldr q10, [x8, #912]
    bit v18.16b, v30.16b, v10.16b
    ldr q10, [x8, #1712]
    bit v18.16b, v1.16b, v10.16b
    ldr q10, [x8, #1440]
    bit v18.16b, v31.16b, v10.16b
    ldr q10, [x8, #1600]
    ldr q9, [sp, #1216]
    bif v9.16b, v18.16b, v10.16b
    ldr q21, [x8, #1024]
    ldr q5, [sp, #1248]
    bit v9.16b, v5.16b, v21.16b
    ldr q5, [x8, #1056]
    ldr q13, [sp, #1200]
    bit v9.16b, v13.16b, v5.16b
    ldr q13, [x8, #1168]
    ldr q6, [sp, #1184]
    bit v9.16b, v6.16b, v13.16b
    ldr q6, [x8, #1472]
    ldr q27, [sp, #832]
    bit v9.16b, v27.16b, v6.16b
    ldr q27, [x8, #560]
    ldr q16, [sp, #1280]
    bit v9.16b, v16.16b, v27.16b
    ldr q16, [x8, #1008]
    str q22, [sp, #1280]
    ldr q22, [sp, #208]
    bit v9.16b, v22.16b, v16.16b
    ldr q22, [x8, #1552]
    ldr q15, [sp, #1168]
    bit v9.16b, v15.16b, v22.16b
    ldr q15, [x8, #1360]
    ldr q29, [sp, #112]
    bit v9.16b, v29.16b, v15.16b
    ldr q29, [x8, #576]
    str q18, [sp, #112]
    ldr q18, [sp, #1232]
    bit v9.16b, v18.16b, v29.16b
    ldr q18, [x8, #1840]
    ldr q12, [sp, #224]
    bit v9.16b, v12.16b, v18.16b
    ldr q12, [x8, #656]
    str q24, [sp, #224]
    ldr q24, [sp, #528]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #432]
    ldr q12, [sp, #512]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #1536]
    ldr q24, [sp, #496]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #688]
    ldr q12, [sp, #480]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #1696]
    ldr q24, [sp, #464]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #1520]
    ldr q12, [sp, #176]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #784]
    ldr q24, [sp, #160]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #528]
    ldr q12, [sp, #416]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #1456]
    ldr q24, [sp, #400]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #1648]
    ldr q12, [sp, #384]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #1744]
    ldr q24, [sp, #368]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #1376]
    ldr q12, [sp, #352]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #1296]
    ldr q24, [sp, #336]
    bit v9.16b, v24.16b, v12.16b
    ldr q24, [x8, #1760]
    ldr q12, [sp, #240]
    bit v9.16b, v12.16b, v24.16b
    ldr q12, [x8, #592]
    ldr q24, [sp, #256]
    bit v9.16b, v24.16b, v12.16b
    bit v14.16b, v8.16b, v10.16b
    ldr q24, [x8, #704]
    ldr q12, [sp, #192]
    bit v9.16b, v12.16b, v24.16b
    bit v14.16b, v25.16b, v21.16b
    ldr q12, [x8, #928]
    ldr q24, [sp, #272]
    bit v9.16b, v24.16b, v12.16b
    mov v24.16b, v28.16b
    sri v24.16b, v28.16b, #4
    bit v14.16b, v26.16b, v5.16b
    str q24, [sp, #272]
    ldr q24, [x8, #960]
    ldr q12, [sp, #288]
    bit v9.16b, v12.16b, v24.16b
    sli v28.16b, v28.16b, #4
    bit v14.16b, v2.16b, v13.16b
    ldr q12, [x8, #816]
    str q28, [sp, #288]
    ldr q28, [sp, #304]
    bit v9.16b, v28.16b, v12.16b
    bit v14.16b, v0.16b, v6.16b
    ldr q28, [x8, #848]
    ldr q12, [sp, #128]
    bit v9.16b, v12.16b, v28.16b
    bit v14.16b, v30.16b, v27.16b
    ldr q12, [x8, #1408]
    ldr q28, [sp, #80]
    bit v9.16b, v28.16b, v12.16b
    mov v28.16b, v19.16b
    sli v28.16b, v19.16b, #4
    sri v19.16b, v19.16b, #4
    str q19, [sp, #80]
    ldr q19, [sp, #1040]
    eor v19.16b, v19.16b, v9.16b
    bit v14.16b, v1.16b, v16.16b
    ushr v4.2d, v4.2d, #8
    bit v14.16b, v31.16b, v22.16b
    ushr v17.2d, v17.2d, #7
    ldr q9, [x8, #1264]
    bit v14.16b, v4.16b, v9.16b
    ushr v7.2d, v7.2d, #6
    str q28, [sp, #1040]
    ldr q28, [x8, #1632]
    bit v14.16b, v17.16b, v28.16b
    ushr v23.2d, v23.2d, #5
    ldr q28, [x8, #1120]
    bit v14.16b, v7.16b, v28.16b
    mov v28.16b, v11.16b
    sri v28.16b, v11.16b, #4
    str q28, [sp, #128]
    ldr q28, [sp, #1408]
    ushr v28.2d, v28.2d, #4
    ldr q9, [x8, #1088]
    bit v14.16b, v23.16b, v9.16b
    sli v11.16b, v11.16b, #4
    str q11, [sp, #1408]
    ldr q11, [sp, #1392]
    ushr v11.2d, v11.2d, #3
    ldr q9, [x8, #496]
    bit v14.16b, v28.16b, v9.16b
    ushr v3.2d, v3.2d, #2
    ldr q9, [x8, #1104]
    bit v14.16b, v11.16b, v9.16b
    ushr v20.2d, v20.2d, #1
    ldr q9, [x8, #640]
    bit v14.16b, v3.16b, v9.16b
    ldr q9, [sp, #1376]
    mov v12.16b, v9.16b
    sri v12.16b, v9.16b, #4
    sli v9.16b, v9.16b, #4
    str q12, [sp, #1376]
    ldr q12, [x8, #1184]
    bit v14.16b, v20.16b, v12.16b
    str q9, [sp, #1392]
    ldr q9, [x8, #2176]
    eor3 v9.16b, v19.16b, v14.16b, v9.16b
    ext v14.16b, v9.16b, v9.16b, #11
    ext v12.16b, v9.16b, v9.16b, #3
    str q19, [sp, #304]
    shl v19.4s, v9.4s, #8
    ldr q24, [x8, #976]
    bit v14.16b, v12.16b, v24.16b
    ldr q12, [x8, #1280]
    bit v14.16b, v19.16b, v12.16b
    shl v19.16b, v14.16b, #1
    movi v12.16b, #85
    bit v19.16b, v14.16b, v12.16b
    shl v24.16b, v19.16b, #2
    ldr q18, [sp, #1344]
    bsl v10.16b, v8.16b, v18.16b
    movi v18.16b, #51
    bit v24.16b, v19.16b, v18.16b
    str q8, [sp, #192]
    ushr v8.16b, v19.16b, #2
    bit v19.16b, v8.16b, v18.16b
    ushr v8.16b, v14.16b, #1
    bit v14.16b, v8.16b, v12.16b
    bit v10.16b, v25.16b, v21.16b
    ushr v8.16b, v14.16b, #2
    bif v8.16b, v14.16b, v18.16b
    str q25, [sp, #256]
    shl v25.16b, v14.16b, #2
    bit v25.16b, v14.16b, v18.16b
    ushr v14.16b, v9.16b, #7
    mvn v14.16b, v14.16b
    ushr v18.16b, v9.16b, #4
    mvn v18.16b, v18.16b
    ushr v12.16b, v9.16b, #1
    mvn v12.16b, v12.16b
    ushr v21.16b, v9.16b, #5
    str q25, [sp, #240]
    ushr v25.16b, v9.16b, #2
    mvn v21.16b, v21.16b
    str q8, [sp, #336]
    ushr v8.16b, v9.16b, #3
    str q19, [sp, #352]
    eor v19.16b, v18.16b, v14.16b
    mvn v8.16b, v8.16b
    str q24, [sp, #368]
    eor3 v24.16b, v12.16b, v25.16b, v19.16b
    bit v10.16b, v26.16b, v5.16b
    str q26, [sp, #384]
    eor3 v26.16b, v12.16b, v8.16b, v19.16b
    eor3 v5.16b, v12.16b, v21.16b, v24.16b
    ushr v29.16b, v9.16b, #6
    eor v15.16b, v26.16b, v5.16b
    eor v22.16b, v12.16b, v14.16b
    str q20, [sp, #400]
    eor3 v20.16b, v21.16b, v29.16b, v26.16b
    eor3 v16.16b, v9.16b, v5.16b, v15.16b
    str q3, [sp, #416]
    eor3 v3.16b, v12.16b, v25.16b, v22.16b
    str q11, [sp, #160]
    eor3 v11.16b, v21.16b, v14.16b, v5.16b
    eor3 v21.16b, v25.16b, v21.16b, v20.16b
    eor3 v25.16b, v18.16b, v20.16b, v16.16b
    eor3 v18.16b, v18.16b, v14.16b, v25.16b
    eor v14.16b, v24.16b, v25.16b
    str q28, [sp, #176]
    orr v28.16b, v5.16b, v11.16b
    str q23, [sp, #464]
    eor3 v23.16b, v12.16b, v3.16b, v14.16b
    str q7, [sp, #480]
    bcax v7.16b, v28.16b, v12.16b, v23.16b
    str q17, [sp, #496]
    eor v17.16b, v15.16b, v23.16b
    eor3 v29.16b, v29.16b, v26.16b, v7.16b
    bcax v29.16b, v29.16b, v17.16b, v18.16b
    str q3, [sp, #512]
    and v3.16b, v3.16b, v20.16b
    str q25, [sp, #528]
    mvn v25.16b, v25.16b
    eor3 v29.16b, v3.16b, v18.16b, v29.16b
    eor v29.16b, v8.16b, v29.16b
    bcax v3.16b, v3.16b, v9.16b, v25.16b
    eor3 v25.16b, v3.16b, v21.16b, v28.16b
    bcax v28.16b, v3.16b, v19.16b, v21.16b
    eor3 v3.16b, v3.16b, v28.16b, v7.16b
    orn v7.16b, v24.16b, v26.16b
    eor v7.16b, v28.16b, v7.16b
    bcax v3.16b, v3.16b, v15.16b, v22.16b
    bcax v25.16b, v25.16b, v16.16b, v14.16b
    bcax v28.16b, v29.16b, v7.16b, v3.16b
    bcax v8.16b, v25.16b, v28.16b, v7.16b
    str q4, [sp, #1232]
    bcax v4.16b, v28.16b, v29.16b, v8.16b
    bit v29.16b, v8.16b, v3.16b
    bsl v28.16b, v4.16b, v3.16b
    bit v25.16b, v4.16b, v7.16b
    bit v10.16b, v2.16b, v13.16b
    bcax v3.16b, v7.16b, v25.16b, v8.16b
    bit v10.16b, v0.16b, v6.16b
    and v4.16b, v22.16b, v25.16b
    orn v7.16b, v23.16b, v3.16b
    bit v10.16b, v30.16b, v27.16b
    orr v22.16b, v14.16b, v29.16b
    bcax v23.16b, v4.16b, v3.16b, v12.16b
    bcax v8.16b, v7.16b, v25.16b, v15.16b
    bcax v12.16b, v25.16b, v7.16b, v3.16b
    bcax v4.16b, v4.16b, v18.16b, v12.16b
    mvn v18.16b, v28.16b
    bcax v18.16b, v8.16b, v26.16b, v18.16b
    eor v26.16b, v28.16b, v29.16b
    eor v14.16b, v25.16b, v28.16b
    eor3 v3.16b, v25.16b, v3.16b, v26.16b
    bcax v16.16b, v18.16b, v16.16b, v29.16b
    eor3 v25.16b, v25.16b, v29.16b, v12.16b
    bcax v5.16b, v8.16b, v14.16b, v5.16b
    bcax v18.16b, v18.16b, v9.16b, v26.16b
    bcax v17.16b, v18.16b, v17.16b, v12.16b
    eor3 v18.16b, v8.16b, v18.16b, v5.16b
    ldr q29, [x8, #1008]
    bit v10.16b, v1.16b, v29.16b
    bcax v18.16b, v18.16b, v25.16b, v20.16b
    bcax v5.16b, v5.16b, v21.16b, v3.16b
    orn v3.16b, v3.16b, v19.16b
    bcax v19.16b, v3.16b, v14.16b, v11.16b
    eor v20.16b, v19.16b, v22.16b
    bcax v21.16b, v20.16b, v28.16b, v24.16b
    ldr q22, [x8, #1552]
    bit v10.16b, v31.16b, v22.16b
    eor3 v19.16b, v23.16b, v17.16b, v19.16b
    eor v16.16b, v21.16b, v16.16b
    ldr q23, [x8, #1360]
    ldr q24, [sp, #1232]
    bit v10.16b, v24.16b, v23.16b
    eor3 v7.16b, v7.16b, v17.16b, v16.16b
    eor3 v4.16b, v18.16b, v4.16b, v5.16b
    ldr q17, [x8, #576]
    ldr q28, [sp, #496]
    bit v10.16b, v28.16b, v17.16b
    ldr q8, [sp, #512]
    bcax v25.16b, v4.16b, v25.16b, v8.16b
    eor3 v4.16b, v20.16b, v5.16b, v4.16b
    ldr q20, [x8, #1840]
    ldr q8, [sp, #480]
    bit v10.16b, v8.16b, v20.16b
    eor3 v3.16b, v3.16b, v5.16b, v16.16b
    ldr q5, [sp, #528]
    bcax v4.16b, v4.16b, v5.16b, v26.16b
    eor v5.16b, v19.16b, v18.16b
    ldr q18, [x8, #656]
    ldr q26, [sp, #464]
    bit v10.16b, v26.16b, v18.16b
    mvn v19.16b, v19.16b
    ldr q9, [x8, #1904]
    tbl v11.16b, {v5.16b}, v9.16b
    tbl v12.16b, {v11.16b}, v9.16b
    ushr v11.2d, v11.2d, #39
    shl v12.2d, v12.2d, #25
    ldr q14, [x8, #432]
    ldr q15, [sp, #176]
    bit v10.16b, v15.16b, v14.16b
    ldr q15, [x8, #1936]
    tbl v26.16b, {v19.16b}, v15.16b
    orr v11.16b, v11.16b, v12.16b
    ldr q12, [x8, #1536]
    ldr q8, [sp, #160]
    bit v10.16b, v8.16b, v12.16b
    mvn v25.16b, v25.16b
    ldr q8, [x8, #736]
    bit v26.16b, v11.16b, v8.16b
    tbl v11.16b, {v5.16b}, v9.16b
    shl v11.2d, v11.2d, #25
    ushr v28.2d, v5.2d, #39
    orr v28.16b, v28.16b, v11.16b
    tbl v11.16b, {v5.16b}, v9.16b
    tbl v24.16b, {v11.16b}, v9.16b
    ushr v11.2d, v11.2d, #7
    shl v24.2d, v24.2d, #57
    ldr q8, [x8, #688]
    ldr q15, [sp, #416]
    bit v10.16b, v15.16b, v8.16b
    orr v24.16b, v11.16b, v24.16b
    tbl v11.16b, {v25.16b}, v9.16b
    tbl v15.16b, {v11.16b}, v9.16b
    ushr v11.2d, v11.2d, #3
    shl v15.2d, v15.2d, #61
    orr v11.16b, v11.16b, v15.16b
    tbl v15.16b, {v25.16b}, v9.16b
    str q31, [sp, #528]
    ushr v31.2d, v25.2d, #35
    shl v15.2d, v15.2d, #29
    mvn v4.16b, v4.16b
    orr v31.16b, v31.16b, v15.16b
    tbl v15.16b, {v25.16b}, v9.16b
    str q1, [sp, #512]
    tbl v1.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #35
    shl v1.2d, v1.2d, #29
    orr v1.16b, v15.16b, v1.16b
    tbl v15.16b, {v4.16b}, v9.16b
    shl v15.2d, v15.2d, #26
    str q30, [sp, #1168]
    ushr v30.2d, v4.2d, #38
    orr v30.16b, v30.16b, v15.16b
    tbl v15.16b, {v4.16b}, v9.16b
    str q0, [sp, #208]
    tbl v0.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #38
    shl v0.2d, v0.2d, #26
    orr v0.16b, v15.16b, v0.16b
    ldr q15, [x8, #1696]
    str q2, [sp, #832]
    ldr q2, [sp, #400]
    bit v10.16b, v2.16b, v15.16b
    eor3 v21.16b, v21.16b, v16.16b, v3.16b
    mvn v16.16b, v16.16b
    ldr q2, [x8, #352]
    bit v26.16b, v0.16b, v2.16b
    tbl v0.16b, {v4.16b}, v9.16b
    tbl v2.16b, {v0.16b}, v9.16b
    ushr v0.2d, v0.2d, #6
    shl v2.2d, v2.2d, #58
    orr v0.16b, v0.16b, v2.16b
    tbl v2.16b, {v16.16b}, v9.16b
    tbl v15.16b, {v2.16b}, v9.16b
    ushr v2.2d, v2.2d, #36
    shl v15.2d, v15.2d, #28
    orr v2.16b, v2.16b, v15.16b
    tbl v15.16b, {v16.16b}, v9.16b
    tbl v8.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #4
    shl v8.2d, v8.2d, #60
    orr v8.16b, v15.16b, v8.16b
    tbl v15.16b, {v16.16b}, v9.16b
    ushr v12.2d, v16.2d, #36
    shl v15.2d, v15.2d, #28
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v21.16b}, v9.16b
    tbl v14.16b, {v15.16b}, v9.16b
    ldr q18, [x8, #1920]
    tbl v18.16b, {v19.16b}, v18.16b
    ushr v15.2d, v15.2d, #33
    shl v14.2d, v14.2d, #31
    mvn v7.16b, v7.16b
    ldr q20, [x8, #832]
    ldr q17, [sp, #1104]
    bit v17.16b, v18.16b, v20.16b
    orr v14.16b, v15.16b, v14.16b
    tbl v15.16b, {v21.16b}, v9.16b
    tbl v20.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #1
    shl v20.2d, v20.2d, #63
    orr v20.16b, v15.16b, v20.16b
    ushr v15.2d, v21.2d, #33
    tbl v23.16b, {v21.16b}, v9.16b
    shl v23.2d, v23.2d, #31
    orr v23.16b, v15.16b, v23.16b
    tbl v15.16b, {v3.16b}, v9.16b
    tbl v22.16b, {v15.16b}, v9.16b
    shl v22.2d, v22.2d, #30
    ushr v15.2d, v15.2d, #34
    orr v22.16b, v15.16b, v22.16b
    tbl v15.16b, {v3.16b}, v9.16b
    ushr v29.2d, v15.2d, #2
    tbl v15.16b, {v15.16b}, v9.16b
    shl v15.2d, v15.2d, #62
    orr v29.16b, v29.16b, v15.16b
    ushr v15.2d, v3.2d, #34
    str q10, [sp, #1104]
    tbl v10.16b, {v3.16b}, v9.16b
    shl v10.2d, v10.2d, #30
    orr v10.16b, v15.16b, v10.16b
    tbl v15.16b, {v7.16b}, v9.16b
    tbl v27.16b, {v15.16b}, v9.16b
    ushr v15.2d, v15.2d, #37
    shl v27.2d, v27.2d, #27
    orr v27.16b, v15.16b, v27.16b
    ldr q15, [x8, #800]
    bit v26.16b, v27.16b, v15.16b
    ldr q27, [x8, #1680]
    bit v26.16b, v2.16b, v27.16b
    ldr q2, [x8, #1072]
    bit v26.16b, v1.16b, v2.16b
    ldr q1, [x8, #544]
    bit v26.16b, v22.16b, v1.16b
    ldr q22, [x8, #1584]
    bit v26.16b, v14.16b, v22.16b
    ldr q14, [sp, #368]
    mov v22.16b, v14.16b
    sli v22.16b, v14.16b, #4
    sri v14.16b, v14.16b, #4
    str q14, [sp, #368]
    ldr q14, [x8, #1808]
    bit v26.16b, v18.16b, v14.16b
    ldr q18, [sp, #352]
    str q22, [sp, #1184]
    mov v22.16b, v18.16b
    sli v22.16b, v18.16b, #4
    str q22, [sp, #1200]
    tbl v22.16b, {v7.16b}, v9.16b
    ldr q14, [x8, #400]
    bit v17.16b, v24.16b, v14.16b
    sri v18.16b, v18.16b, #4
    str q18, [sp, #352]
    ldr q18, [sp, #336]
    mov v14.16b, v18.16b
    sli v14.16b, v18.16b, #4
    str q14, [sp, #1248]
    ldr q14, [x8, #768]
    bit v26.16b, v24.16b, v14.16b
    sri v18.16b, v18.16b, #4
    shl v22.2d, v22.2d, #27
    ldr q24, [x8, #384]
    bit v17.16b, v0.16b, v24.16b
    str q18, [sp, #336]
    ldr q18, [x8, #944]
    bit v26.16b, v0.16b, v18.16b
    tbl v0.16b, {v7.16b}, v9.16b
    ushr v18.2d, v7.2d, #37
    orr v18.16b, v18.16b, v22.16b
    tbl v22.16b, {v0.16b}, v9.16b
    ushr v0.2d, v0.2d, #5
    shl v22.2d, v22.2d, #59
    orr v0.16b, v0.16b, v22.16b
    ldr q22, [x8, #896]
    bit v17.16b, v0.16b, v22.16b
    ldr q22, [sp, #240]
    mov v24.16b, v22.16b
    sli v24.16b, v22.16b, #4
    sri v22.16b, v22.16b, #4
    str q22, [sp, #240]
    ldr q22, [x8, #1312]
    bit v26.16b, v0.16b, v22.16b
    ldr q0, [x8, #1392]
    bit v17.16b, v8.16b, v0.16b
    str q24, [sp, #1216]
    ldr q24, [x8, #1248]
    bit v26.16b, v8.16b, v24.16b
    ldr q8, [x8, #1328]
    bit v17.16b, v11.16b, v8.16b
    ldr q24, [x8, #864]
    bit v26.16b, v11.16b, v24.16b
    ldr q11, [x8, #1040]
    bit v17.16b, v29.16b, v11.16b
    ldr q24, [x8, #1952]
    tbl v24.16b, {v19.16b}, v24.16b
    ldr q11, [x8, #1664]
    bit v26.16b, v29.16b, v11.16b
    ldr q29, [x8, #1424]
    bit v17.16b, v20.16b, v29.16b
    ldr q11, [x8, #1232]
    bit v26.16b, v20.16b, v11.16b
    ldr q20, [x8, #1792]
    bit v17.16b, v24.16b, v20.16b
    ldr q11, [x8, #1776]
    bit v17.16b, v28.16b, v11.16b
    ldr q11, [x8, #1136]
    bit v17.16b, v30.16b, v11.16b
    ldr q11, [x8, #416]
    bit v17.16b, v18.16b, v11.16b
    ldr q11, [x8, #368]
    bit v17.16b, v12.16b, v11.16b
    ldr q11, [x8, #912]
    bit v17.16b, v31.16b, v11.16b
    ldr q11, [x8, #1712]
    bit v17.16b, v10.16b, v11.16b
    ldr q11, [x8, #1440]
    bit v17.16b, v23.16b, v11.16b
    ldr q11, [x8, #1600]
    ldr q20, [sp, #1008]
    bif v20.16b, v17.16b, v11.16b
    ldr q29, [x8, #1024]
    ldr q8, [sp, #992]
    bit v20.16b, v8.16b, v29.16b
    ldr q8, [x8, #1056]
    ldr q22, [sp, #976]
    bit v20.16b, v22.16b, v8.16b
    ldr q22, [sp, #960]
    bit v20.16b, v22.16b, v13.16b
    ldr q22, [sp, #656]
    bit v20.16b, v22.16b, v6.16b
    ldr q22, [x8, #560]
    ldr q0, [sp, #736]
    bit v20.16b, v0.16b, v22.16b
    ldr q0, [x8, #1008]
    ldr q14, [sp, #544]
    bit v20.16b, v14.16b, v0.16b
    ldr q14, [x8, #1552]
    ldr q1, [sp, #720]
    bit v20.16b, v1.16b, v14.16b
    ldr q1, [x8, #1360]
    ldr q2, [sp, #1024]
    bit v20.16b, v2.16b, v1.16b
    ldr q2, [x8, #576]
    ldr q27, [sp, #944]
    bit v20.16b, v27.16b, v2.16b
    ldr q27, [x8, #1840]
    ldr q15, [sp, #928]
    bit v20.16b, v15.16b, v27.16b
    ldr q15, [x8, #656]
    ldr q9, [sp, #912]
    bit v20.16b, v9.16b, v15.16b
    ldr q9, [x8, #432]
    str q17, [sp, #912]
    ldr q17, [sp, #896]
    bit v20.16b, v17.16b, v9.16b
    ldr q17, [x8, #1536]
    ldr q9, [sp, #880]
    bit v20.16b, v9.16b, v17.16b
    ldr q9, [x8, #688]
    ldr q17, [sp, #864]
    bit v20.16b, v17.16b, v9.16b
    ushr v17.2d, v19.2d, #8
    ldr q9, [x8, #1696]
    ldr q15, [sp, #848]
    bit v20.16b, v15.16b, v9.16b
    ushr v15.2d, v5.2d, #7
    ldr q9, [x8, #1520]
    bit v20.16b, v17.16b, v9.16b
    ldr q9, [sp, #224]
    bsl v11.16b, v24.16b, v9.16b
    ushr v9.2d, v4.2d, #6
    str q24, [sp, #848]
    ldr q24, [x8, #784]
    bit v20.16b, v15.16b, v24.16b
    ushr v24.2d, v7.2d, #5
    bit v11.16b, v28.16b, v29.16b
    ldr q29, [x8, #528]
    bit v20.16b, v9.16b, v29.16b
    ushr v29.2d, v16.2d, #4
    bit v11.16b, v30.16b, v8.16b
    ldr q8, [x8, #1456]
    bit v20.16b, v24.16b, v8.16b
    ushr v8.2d, v25.2d, #3
    bit v11.16b, v18.16b, v13.16b
    ldr q13, [x8, #1648]
    bit v20.16b, v29.16b, v13.16b
    ushr v13.2d, v3.2d, #2
    bit v11.16b, v12.16b, v6.16b
    ldr q6, [x8, #1744]
    bit v20.16b, v8.16b, v6.16b
    ushr v6.2d, v21.2d, #1
    bit v11.16b, v31.16b, v22.16b
    ldr q22, [x8, #1376]
    bit v20.16b, v13.16b, v22.16b
    shl v19.4s, v19.4s, #24
    bit v11.16b, v10.16b, v0.16b
    ldr q22, [x8, #1296]
    bit v20.16b, v6.16b, v22.16b
    shl v5.4s, v5.4s, #25
    bit v11.16b, v23.16b, v14.16b
    ldr q22, [x8, #1760]
    bit v20.16b, v19.16b, v22.16b
    shl v4.4s, v4.4s, #26
    bit v11.16b, v17.16b, v1.16b
    ldr q19, [x8, #592]
    bit v20.16b, v5.16b, v19.16b
    shl v5.4s, v7.4s, #27
    bit v11.16b, v15.16b, v2.16b
    ldr q7, [x8, #704]
    bit v20.16b, v4.16b, v7.16b
    shl v4.4s, v16.4s, #28
    bit v11.16b, v9.16b, v27.16b
    ldr q16, [x8, #928]
    bit v20.16b, v5.16b, v16.16b
    shl v5.4s, v25.4s, #29
    ldr q25, [x8, #656]
    bit v11.16b, v24.16b, v25.16b
    ldr q16, [x8, #960]
    bit v20.16b, v4.16b, v16.16b
    shl v3.4s, v3.4s, #30
    ldr q4, [x8, #432]
    bit v11.16b, v29.16b, v4.16b
    ldr q16, [x8, #816]
    bit v20.16b, v5.16b, v16.16b
    shl v5.4s, v21.4s, #31
    ldr q21, [x8, #1536]
    bit v11.16b, v8.16b, v21.16b
    ldr q16, [x8, #848]
    bit v20.16b, v3.16b, v16.16b
    ldr q3, [x8, #688]
    bit v11.16b, v13.16b, v3.16b
    ldr q16, [x8, #1408]
    bit v20.16b, v5.16b, v16.16b
    ldr q5, [x8, #1696]
    bit v11.16b, v6.16b, v5.16b
    ldr q16, [sp, #688]
    ldr q7, [sp, #1360]
    eor3 v7.16b, v16.16b, v7.16b, v20.16b
    ldr q16, [sp, #1104]
    eor3 v16.16b, v7.16b, v16.16b, v11.16b
    ldr q20, [x8, #2192]
    eor3 v16.16b, v16.16b, v26.16b, v20.16b
    ext v20.16b, v16.16b, v16.16b, #6
    ext v11.16b, v16.16b, v16.16b, #14
    str q7, [sp, #1104]
    ext v7.16b, v16.16b, v16.16b, #10
    ldr q19, [x8, #976]
    bit v11.16b, v20.16b, v19.16b
    ldr q20, [x8, #1280]
    bit v11.16b, v7.16b, v20.16b
    ext v7.16b, v16.16b, v16.16b, #2
    ldr q20, [x8, #1504]
    bit v11.16b, v7.16b, v20.16b
    ushr v7.16b, v11.16b, #1
    movi v20.16b, #85
    bif v7.16b, v11.16b, v20.16b
    ushr v19.16b, v7.16b, #2
    movi v22.16b, #51
    bif v19.16b, v7.16b, v22.16b
    str q26, [sp, #1360]
    shl v26.16b, v7.16b, #2
    bit v26.16b, v7.16b, v22.16b
    shl v7.16b, v11.16b, #1
    bit v7.16b, v11.16b, v20.16b
    ushr v11.16b, v7.16b, #2
    bif v11.16b, v7.16b, v22.16b
    shl v20.16b, v7.16b, #2
    bit v20.16b, v7.16b, v22.16b
    ushr v7.16b, v16.16b, #4
    mvn v7.16b, v7.16b
    ushr v22.16b, v16.16b, #7
    ushr v5.16b, v16.16b, #1
    str q20, [sp, #688]
    ushr v20.16b, v16.16b, #5
    ushr v3.16b, v16.16b, #3
    mvn v22.16b, v22.16b
    str q11, [sp, #864]
    ldr q11, [x8, #1600]
    ldr q21, [sp, #848]
    str q26, [sp, #880]
    ldr q26, [sp, #112]
    bit v26.16b, v21.16b, v11.16b
    ushr v21.16b, v16.16b, #2
    mvn v5.16b, v5.16b
    mvn v20.16b, v20.16b
    mvn v3.16b, v3.16b
    eor v11.16b, v7.16b, v22.16b
    str q19, [sp, #112]
    eor3 v19.16b, v5.16b, v21.16b, v11.16b
    eor3 v4.16b, v5.16b, v3.16b, v11.16b
    eor3 v25.16b, v5.16b, v20.16b, v19.16b
    ushr v27.16b, v16.16b, #6
    eor v2.16b, v4.16b, v25.16b
    eor3 v1.16b, v20.16b, v27.16b, v4.16b
    eor3 v14.16b, v16.16b, v25.16b, v2.16b
    eor3 v0.16b, v7.16b, v1.16b, v14.16b
    eor3 v7.16b, v7.16b, v22.16b, v0.16b
    str q6, [sp, #896]
    eor v6.16b, v5.16b, v22.16b
    eor3 v22.16b, v20.16b, v22.16b, v25.16b
    eor3 v20.16b, v21.16b, v20.16b, v1.16b
    eor3 v21.16b, v5.16b, v21.16b, v6.16b
    str q13, [sp, #928]
    eor v13.16b, v19.16b, v0.16b
    str q8, [sp, #944]
    orr v8.16b, v25.16b, v22.16b
    str q29, [sp, #1024]
    eor3 v29.16b, v5.16b, v21.16b, v13.16b
    str q24, [sp, #720]
    bcax v24.16b, v8.16b, v5.16b, v29.16b
    eor3 v27.16b, v27.16b, v4.16b, v24.16b
    str q9, [sp, #544]
    eor v9.16b, v2.16b, v29.16b
    str q15, [sp, #736]
    and v15.16b, v21.16b, v1.16b
    bcax v27.16b, v27.16b, v9.16b, v7.16b
    str q17, [sp, #656]
    ldr q17, [x8, #1024]
    bit v26.16b, v28.16b, v17.16b
    eor3 v27.16b, v15.16b, v7.16b, v27.16b
    eor v3.16b, v3.16b, v27.16b
    mvn v27.16b, v0.16b
    bcax v27.16b, v15.16b, v16.16b, v27.16b
    eor3 v8.16b, v27.16b, v20.16b, v8.16b
    bcax v15.16b, v27.16b, v11.16b, v20.16b
    eor3 v24.16b, v27.16b, v15.16b, v24.16b
    orn v27.16b, v19.16b, v4.16b
    eor v27.16b, v15.16b, v27.16b
    bcax v24.16b, v24.16b, v2.16b, v6.16b
    bcax v8.16b, v8.16b, v14.16b, v13.16b
    bcax v15.16b, v3.16b, v27.16b, v24.16b
    str q28, [sp, #960]
    bcax v28.16b, v8.16b, v15.16b, v27.16b
    bcax v17.16b, v15.16b, v3.16b, v28.16b
    bit v3.16b, v28.16b, v24.16b
    bsl v15.16b, v17.16b, v24.16b
    bit v8.16b, v17.16b, v27.16b
    bcax v17.16b, v27.16b, v8.16b, v28.16b
    and v6.16b, v6.16b, v8.16b
    orn v24.16b, v29.16b, v17.16b
    ldr q27, [x8, #1056]
    bit v26.16b, v30.16b, v27.16b
    bcax v5.16b, v6.16b, v17.16b, v5.16b
    bcax v2.16b, v24.16b, v8.16b, v2.16b
    bcax v28.16b, v8.16b, v24.16b, v17.16b
    bcax v6.16b, v6.16b, v7.16b, v28.16b
    eor v7.16b, v8.16b, v15.16b
    bcax v25.16b, v2.16b, v7.16b, v25.16b
    mvn v29.16b, v15.16b
    bcax v4.16b, v2.16b, v4.16b, v29.16b
    eor v29.16b, v15.16b, v3.16b
    bcax v16.16b, v4.16b, v16.16b, v29.16b
    orr v13.16b, v13.16b, v3.16b
    bcax v4.16b, v4.16b, v14.16b, v3.16b
    eor3 v3.16b, v8.16b, v3.16b, v28.16b
    bcax v28.16b, v16.16b, v9.16b, v28.16b
    eor3 v2.16b, v2.16b, v16.16b, v25.16b
    bcax v1.16b, v2.16b, v3.16b, v1.16b
    eor3 v2.16b, v8.16b, v17.16b, v29.16b
    bcax v16.16b, v25.16b, v20.16b, v2.16b
    orn v2.16b, v2.16b, v11.16b
    bcax v7.16b, v2.16b, v7.16b, v22.16b
    eor v17.16b, v7.16b, v13.16b
    bcax v19.16b, v17.16b, v15.16b, v19.16b
    eor3 v5.16b, v5.16b, v28.16b, v7.16b
    eor v4.16b, v19.16b, v4.16b
    ldr q7, [x8, #1168]
    bit v26.16b, v18.16b, v7.16b
    eor3 v20.16b, v24.16b, v28.16b, v4.16b
    eor3 v6.16b, v1.16b, v6.16b, v16.16b
    ldr q22, [x8, #1472]
    bit v26.16b, v12.16b, v22.16b
    eor3 v17.16b, v17.16b, v16.16b, v6.16b
    ldr q24, [x8, #560]
    bit v26.16b, v31.16b, v24.16b
    eor3 v2.16b, v2.16b, v16.16b, v4.16b
    bcax v0.16b, v17.16b, v0.16b, v29.16b
    bcax v3.16b, v6.16b, v3.16b, v21.16b
    eor v1.16b, v5.16b, v1.16b
    ldr q6, [x8, #1008]
    bit v26.16b, v10.16b, v6.16b
    ldr q16, [x8, #1904]
    tbl v17.16b, {v1.16b}, v16.16b
    tbl v21.16b, {v17.16b}, v16.16b
    ushr v17.2d, v17.2d, #7
    shl v21.2d, v21.2d, #57
    ldr q25, [x8, #1552]
    bit v26.16b, v23.16b, v25.16b
    orr v17.16b, v17.16b, v21.16b
    tbl v21.16b, {v1.16b}, v16.16b
    ushr v28.2d, v1.2d, #39
    shl v21.2d, v21.2d, #25
    ldr q29, [x8, #1360]
    ldr q8, [sp, #656]
    bit v26.16b, v8.16b, v29.16b
    mvn v5.16b, v5.16b
    orr v21.16b, v28.16b, v21.16b
    tbl v28.16b, {v1.16b}, v16.16b
    tbl v9.16b, {v28.16b}, v16.16b
    ushr v28.2d, v28.2d, #39
    shl v9.2d, v9.2d, #25
    ldr q11, [x8, #576]
    ldr q13, [sp, #736]
    bit v26.16b, v13.16b, v11.16b
    ldr q14, [x8, #1936]
    tbl v15.16b, {v5.16b}, v14.16b
    mvn v0.16b, v0.16b
    orr v28.16b, v28.16b, v9.16b
    ldr q9, [x8, #1840]
    ldr q13, [sp, #544]
    bit v26.16b, v13.16b, v9.16b
    ldr q13, [x8, #736]
    bit v15.16b, v28.16b, v13.16b
    tbl v28.16b, {v0.16b}, v16.16b
    shl v28.2d, v28.2d, #26
    ushr v8.2d, v0.2d, #38
    orr v28.16b, v8.16b, v28.16b
    tbl v8.16b, {v0.16b}, v16.16b
    str q23, [sp, #976]
    tbl v23.16b, {v8.16b}, v16.16b
    ushr v8.2d, v8.2d, #6
    shl v23.2d, v23.2d, #58
    str q10, [sp, #992]
    ldr q10, [x8, #656]
    str q31, [sp, #1008]
    ldr q31, [sp, #720]
    bit v26.16b, v31.16b, v10.16b
    orr v23.16b, v8.16b, v23.16b
    tbl v8.16b, {v0.16b}, v16.16b
    tbl v31.16b, {v8.16b}, v16.16b
    ushr v8.2d, v8.2d, #38
    shl v31.2d, v31.2d, #26
    str q12, [sp, #1424]
    ldr q12, [x8, #432]
    str q18, [sp, #1440]
    ldr q18, [sp, #1024]
    bit v26.16b, v18.16b, v12.16b
    mvn v3.16b, v3.16b
    orr v31.16b, v8.16b, v31.16b
    ldr q8, [x8, #1536]
    ldr q18, [sp, #944]
    bit v26.16b, v18.16b, v8.16b
    ldr q18, [x8, #352]
    bit v15.16b, v31.16b, v18.16b
    tbl v31.16b, {v3.16b}, v16.16b
    str q30, [sp, #1456]
    tbl v30.16b, {v31.16b}, v16.16b
    ushr v31.2d, v31.2d, #35
    shl v30.2d, v30.2d, #29
    ldr q18, [x8, #688]
    ldr q13, [sp, #928]
    bit v26.16b, v13.16b, v18.16b
    orr v30.16b, v31.16b, v30.16b
    tbl v31.16b, {v3.16b}, v16.16b
    tbl v13.16b, {v31.16b}, v16.16b
    ushr v31.2d, v31.2d, #3
    shl v13.2d, v13.2d, #61
    ldr q14, [x8, #1696]
    ldr q18, [sp, #896]
    bit v26.16b, v18.16b, v14.16b
    eor3 v19.16b, v19.16b, v4.16b, v2.16b
    mvn v4.16b, v4.16b
    orr v31.16b, v31.16b, v13.16b
    tbl v13.16b, {v3.16b}, v16.16b
    ushr v18.2d, v3.2d, #35
    shl v13.2d, v13.2d, #29
    orr v18.16b, v18.16b, v13.16b
    tbl v13.16b, {v4.16b}, v16.16b
    tbl v14.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #4
    shl v14.2d, v14.2d, #60
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v4.16b}, v16.16b
    tbl v8.16b, {v14.16b}, v16.16b
    ushr v14.2d, v14.2d, #36
    shl v8.2d, v8.2d, #28
    orr v8.16b, v14.16b, v8.16b
    tbl v14.16b, {v4.16b}, v16.16b
    ushr v12.2d, v4.2d, #36
    shl v14.2d, v14.2d, #28
    orr v12.16b, v12.16b, v14.16b
    tbl v14.16b, {v19.16b}, v16.16b
    tbl v10.16b, {v14.16b}, v16.16b
    ldr q9, [x8, #1920]
    tbl v9.16b, {v5.16b}, v9.16b
    ushr v14.2d, v14.2d, #1
    shl v10.2d, v10.2d, #63
    mvn v20.16b, v20.16b
    ldr q11, [x8, #832]
    ldr q29, [sp, #1280]
    bit v29.16b, v9.16b, v11.16b
    orr v10.16b, v14.16b, v10.16b
    ushr v14.2d, v19.2d, #33
    tbl v25.16b, {v19.16b}, v16.16b
    shl v25.2d, v25.2d, #31
    orr v25.16b, v14.16b, v25.16b
    tbl v14.16b, {v19.16b}, v16.16b
    tbl v6.16b, {v14.16b}, v16.16b
    ushr v14.2d, v14.2d, #33
    shl v6.2d, v6.2d, #31
    orr v6.16b, v14.16b, v6.16b
    ushr v14.2d, v2.2d, #34
    tbl v24.16b, {v2.16b}, v16.16b
    ushr v22.2d, v24.2d, #2
    tbl v24.16b, {v24.16b}, v16.16b
    shl v24.2d, v24.2d, #62
    orr v22.16b, v22.16b, v24.16b
    tbl v24.16b, {v2.16b}, v16.16b
    ushr v7.2d, v24.2d, #34
    tbl v24.16b, {v24.16b}, v16.16b
    shl v24.2d, v24.2d, #30
    orr v7.16b, v7.16b, v24.16b
    tbl v24.16b, {v2.16b}, v16.16b
    shl v24.2d, v24.2d, #30
    orr v24.16b, v14.16b, v24.16b
    tbl v14.16b, {v20.16b}, v16.16b
    str q25, [sp, #1280]
    ushr v25.2d, v14.2d, #37
    tbl v14.16b, {v14.16b}, v16.16b
    shl v14.2d, v14.2d, #27
    orr v25.16b, v25.16b, v14.16b
    ldr q14, [x8, #800]
    bit v15.16b, v25.16b, v14.16b
    ldr q25, [x8, #1680]
    bit v15.16b, v8.16b, v25.16b
    ldr q8, [x8, #1072]
    bit v15.16b, v30.16b, v8.16b
    ldr q30, [x8, #544]
    bit v15.16b, v7.16b, v30.16b
    ldr q7, [x8, #1584]
    bit v15.16b, v6.16b, v7.16b
    ldr q6, [sp, #224]
    mov v7.16b, v11.16b
    bsl v7.16b, v9.16b, v6.16b
    ldr q6, [x8, #1808]
    bit v15.16b, v9.16b, v6.16b
    ldr q9, [x8, #400]
    bit v29.16b, v17.16b, v9.16b
    bit v7.16b, v17.16b, v9.16b
    ldr q9, [x8, #768]
    bit v15.16b, v17.16b, v9.16b
    ldr q17, [x8, #384]
    bit v29.16b, v23.16b, v17.16b
    bit v7.16b, v23.16b, v17.16b
    ldr q17, [x8, #944]
    bit v15.16b, v23.16b, v17.16b
    tbl v23.16b, {v20.16b}, v16.16b
    tbl v17.16b, {v23.16b}, v16.16b
    ushr v23.2d, v23.2d, #5
    shl v17.2d, v17.2d, #59
    orr v17.16b, v23.16b, v17.16b
    ldr q23, [x8, #896]
    bit v7.16b, v17.16b, v23.16b
    bit v29.16b, v17.16b, v23.16b
    ldr q23, [x8, #1392]
    bit v7.16b, v13.16b, v23.16b
    ldr q9, [x8, #1312]
    bit v15.16b, v17.16b, v9.16b
    bit v29.16b, v13.16b, v23.16b
    ldr q17, [x8, #1328]
    bit v7.16b, v31.16b, v17.16b
    ldr q23, [x8, #1248]
    bit v15.16b, v13.16b, v23.16b
    bit v29.16b, v31.16b, v17.16b
    ldr q13, [x8, #1040]
    bit v7.16b, v22.16b, v13.16b
    ushr v17.2d, v5.2d, #8
    ldr q23, [x8, #864]
    bit v15.16b, v31.16b, v23.16b
    bit v29.16b, v22.16b, v13.16b
    ldr q31, [x8, #1952]
    tbl v31.16b, {v5.16b}, v31.16b
    ushr v13.2d, v1.2d, #7
    ldr q23, [x8, #1424]
    bit v7.16b, v10.16b, v23.16b
    ldr q9, [x8, #1520]
    ldr q6, [sp, #320]
    bit v6.16b, v17.16b, v9.16b
    ldr q30, [x8, #1664]
    bit v15.16b, v22.16b, v30.16b
    bit v29.16b, v10.16b, v23.16b
    ldr q22, [x8, #1600]
    ldr q23, [sp, #912]
    bit v23.16b, v31.16b, v22.16b
    ldr q30, [x8, #448]
    bit v7.16b, v31.16b, v30.16b
    ldr q30, [x8, #784]
    bit v6.16b, v13.16b, v30.16b
    ldr q30, [x8, #1792]
    bit v29.16b, v31.16b, v30.16b
    ldr q31, [x8, #1024]
    bit v23.16b, v21.16b, v31.16b
    ushr v30.2d, v0.2d, #6
    ldr q8, [x8, #1616]
    bit v7.16b, v21.16b, v8.16b
    ldr q8, [sp, #112]
    mov v11.16b, v8.16b
    sli v11.16b, v8.16b, #4
    sri v8.16b, v8.16b, #4
    str q8, [sp, #112]
    ldr q8, [x8, #1776]
    bit v29.16b, v21.16b, v8.16b
    ldr q21, [x8, #528]
    bit v6.16b, v30.16b, v21.16b
    bit v23.16b, v28.16b, v27.16b
    str q11, [sp, #912]
    ldr q11, [x8, #512]
    bit v7.16b, v28.16b, v11.16b
    ldr q8, [x8, #1136]
    bit v29.16b, v28.16b, v8.16b
    ldr q28, [x8, #1232]
    bit v15.16b, v10.16b, v28.16b
    ushr v10.2d, v20.2d, #5
    ldr q8, [sp, #880]
    mov v11.16b, v8.16b
    sri v11.16b, v8.16b, #4
    str q11, [sp, #320]
    ushr v11.2d, v4.2d, #4
    ldr q28, [x8, #1456]
    bit v6.16b, v10.16b, v28.16b
    sli v8.16b, v8.16b, #4
    str q8, [sp, #880]
    ushr v8.2d, v3.2d, #3
    ldr q28, [x8, #1648]
    bit v6.16b, v11.16b, v28.16b
    ushr v28.2d, v2.2d, #2
    ldr q21, [x8, #1744]
    bit v6.16b, v8.16b, v21.16b
    ushr v21.2d, v19.2d, #1
    ldr q9, [x8, #1376]
    bit v6.16b, v28.16b, v9.16b
    shl v5.4s, v5.4s, #24
    ldr q9, [x8, #1296]
    bit v6.16b, v21.16b, v9.16b
    shl v1.4s, v1.4s, #25
    ldr q9, [x8, #1760]
    bit v6.16b, v5.16b, v9.16b
    ldr q5, [sp, #864]
    mov v9.16b, v5.16b
    sli v9.16b, v5.16b, #4
    shl v0.4s, v0.4s, #26
    str q9, [sp, #1472]
    ldr q9, [x8, #592]
    bit v6.16b, v1.16b, v9.16b
    sri v5.16b, v5.16b, #4
    shl v1.4s, v20.4s, #27
    str q5, [sp, #864]
    ldr q5, [x8, #704]
    bit v6.16b, v0.16b, v5.16b
    shl v0.4s, v4.4s, #28
    ldr q4, [x8, #928]
    bit v6.16b, v1.16b, v4.16b
    shl v1.4s, v3.4s, #29
    ldr q3, [x8, #960]
    bit v6.16b, v0.16b, v3.16b
    ldr q0, [sp, #688]
    mov v3.16b, v0.16b
    sli v3.16b, v0.16b, #4
    shl v2.4s, v2.4s, #30
    str q3, [sp, #1488]
    ldr q3, [x8, #816]
    bit v6.16b, v1.16b, v3.16b
    sri v0.16b, v0.16b, #4
    shl v1.4s, v19.4s, #31
    ldr q19, [x8, #848]
    bit v6.16b, v2.16b, v19.16b
    ldr q2, [x8, #1408]
    bit v6.16b, v1.16b, v2.16b
    ldr q1, [sp, #96]
    eor3 v1.16b, v1.16b, v6.16b, v26.16b
    tbl v6.16b, {v20.16b}, v16.16b
    ushr v20.2d, v20.2d, #37
    shl v6.2d, v6.2d, #27
    orr v6.16b, v20.16b, v6.16b
    ldr q20, [x8, #480]
    bit v7.16b, v6.16b, v20.16b
    ldr q26, [x8, #1168]
    bit v23.16b, v6.16b, v26.16b
    str q0, [sp, #96]
    ldr q0, [x8, #416]
    bit v29.16b, v6.16b, v0.16b
    ldr q6, [x8, #1568]
    bit v7.16b, v12.16b, v6.16b
    ldr q0, [x8, #1472]
    bit v23.16b, v12.16b, v0.16b
    ldr q6, [x8, #368]
    bit v29.16b, v12.16b, v6.16b
    ldr q12, [x8, #464]
    bit v7.16b, v18.16b, v12.16b
    ldr q6, [x8, #560]
    bit v23.16b, v18.16b, v6.16b
    ldr q12, [x8, #912]
    bit v29.16b, v18.16b, v12.16b
    ldr q18, [x8, #1200]
    bit v7.16b, v24.16b, v18.16b
    ldr q12, [x8, #1008]
    bit v23.16b, v24.16b, v12.16b
    ldr q18, [x8, #1712]
    bit v29.16b, v24.16b, v18.16b
    ldr q24, [x8, #880]
    ldr q18, [sp, #1280]
    bit v7.16b, v18.16b, v24.16b
    ldr q24, [x8, #1552]
    bit v23.16b, v18.16b, v24.16b
    ldr q20, [x8, #1440]
    bit v29.16b, v18.16b, v20.16b
    ldr q18, [x8, #1360]
    bit v7.16b, v17.16b, v18.16b
    bit v23.16b, v17.16b, v18.16b
    ldr q17, [x8, #576]
    bit v7.16b, v13.16b, v17.16b
    bit v23.16b, v13.16b, v17.16b
    ldr q13, [x8, #1840]
    bit v7.16b, v30.16b, v13.16b
    bit v23.16b, v30.16b, v13.16b
    ldr q30, [x8, #656]
    bit v7.16b, v10.16b, v30.16b
    bit v23.16b, v10.16b, v30.16b
    ldr q10, [x8, #432]
    bit v7.16b, v11.16b, v10.16b
    bit v23.16b, v11.16b, v10.16b
    ldr q11, [x8, #1536]
    bit v7.16b, v8.16b, v11.16b
    bit v23.16b, v8.16b, v11.16b
    ldr q8, [x8, #688]
    bit v7.16b, v28.16b, v8.16b
    bit v23.16b, v28.16b, v8.16b
    ldr q28, [x8, #1696]
    bit v7.16b, v21.16b, v28.16b
    bit v23.16b, v21.16b, v28.16b
    ldr q21, [sp, #1360]
    eor3 v1.16b, v1.16b, v7.16b, v21.16b
    ldr q7, [x8, #2208]
    eor3 v1.16b, v1.16b, v15.16b, v7.16b
    ldr q7, [sp, #192]
    bit v29.16b, v7.16b, v22.16b
    ldr q22, [sp, #256]
    bit v29.16b, v22.16b, v31.16b
    ldr q31, [sp, #384]
    bit v29.16b, v31.16b, v27.16b
    ldr q27, [sp, #832]
    bit v29.16b, v27.16b, v26.16b
    ldr q26, [sp, #208]
    bit v29.16b, v26.16b, v0.16b
    ldr q0, [sp, #1168]
    bit v29.16b, v0.16b, v6.16b
    ldr q6, [sp, #512]
    bit v29.16b, v6.16b, v12.16b
    ldr q12, [sp, #528]
    bit v29.16b, v12.16b, v24.16b
    ldr q24, [x8, #1264]
    ldr q12, [sp, #1232]
    bsl v24.16b, v12.16b, v29.16b
    ldr q29, [x8, #1632]
    ldr q12, [sp, #496]
    bsl v29.16b, v12.16b, v24.16b
    ldr q24, [x8, #1120]
    ldr q12, [sp, #480]
    bsl v24.16b, v12.16b, v29.16b
    ldr q29, [x8, #1088]
    ldr q12, [sp, #464]
    bsl v29.16b, v12.16b, v24.16b
    ldr q24, [x8, #496]
    ldr q12, [sp, #176]
    bsl v24.16b, v12.16b, v29.16b
    ldr q29, [x8, #1104]
    ldr q12, [sp, #160]
    bsl v29.16b, v12.16b, v24.16b
    ldr q24, [x8, #640]
    ldr q12, [sp, #416]
    bsl v24.16b, v12.16b, v29.16b
    ldr q29, [x8, #1184]
    ldr q12, [sp, #400]
    bsl v29.16b, v12.16b, v24.16b
    ushr v24.16b, v1.16b, #7
    mvn v24.16b, v24.16b
    str q29, [sp, #1280]
    ushr v29.16b, v1.16b, #4
    ushr v12.16b, v1.16b, #3
    ushr v6.16b, v1.16b, #5
    ushr v0.16b, v1.16b, #1
    mvn v29.16b, v29.16b
    ushr v26.16b, v1.16b, #2
    mvn v12.16b, v12.16b
    mvn v6.16b, v6.16b
    mvn v0.16b, v0.16b
    eor v27.16b, v29.16b, v24.16b
    eor3 v31.16b, v0.16b, v26.16b, v27.16b
    eor3 v22.16b, v0.16b, v12.16b, v27.16b
    eor3 v7.16b, v0.16b, v6.16b, v31.16b
    ushr v20.16b, v1.16b, #6
    eor v21.16b, v22.16b, v7.16b
    eor v28.16b, v0.16b, v24.16b
    eor3 v8.16b, v6.16b, v20.16b, v22.16b
    eor3 v11.16b, v1.16b, v7.16b, v21.16b
    eor3 v10.16b, v0.16b, v26.16b, v28.16b
    eor3 v30.16b, v6.16b, v24.16b, v7.16b
    eor3 v6.16b, v26.16b, v6.16b, v8.16b
    eor3 v26.16b, v29.16b, v8.16b, v11.16b
    and v13.16b, v10.16b, v8.16b
    eor3 v24.16b, v29.16b, v24.16b, v26.16b
    mvn v29.16b, v26.16b
    bcax v29.16b, v13.16b, v1.16b, v29.16b
    eor v17.16b, v31.16b, v26.16b
    orr v18.16b, v7.16b, v30.16b
    eor3 v2.16b, v0.16b, v10.16b, v17.16b
    orn v19.16b, v31.16b, v22.16b
    bcax v3.16b, v29.16b, v27.16b, v6.16b
    bcax v4.16b, v18.16b, v0.16b, v2.16b
    eor3 v18.16b, v29.16b, v6.16b, v18.16b
    eor v19.16b, v3.16b, v19.16b
    eor3 v3.16b, v29.16b, v3.16b, v4.16b
    eor3 v4.16b, v20.16b, v22.16b, v4.16b
    eor v20.16b, v21.16b, v2.16b
    bcax v4.16b, v4.16b, v20.16b, v24.16b
    eor3 v4.16b, v13.16b, v24.16b, v4.16b
    bcax v3.16b, v3.16b, v21.16b, v28.16b
    eor v4.16b, v12.16b, v4.16b
    bcax v18.16b, v18.16b, v11.16b, v17.16b
    bcax v29.16b, v4.16b, v19.16b, v3.16b
    bcax v12.16b, v18.16b, v29.16b, v19.16b
    bcax v13.16b, v29.16b, v4.16b, v12.16b
    bit v4.16b, v12.16b, v3.16b
    bsl v29.16b, v13.16b, v3.16b
    bit v18.16b, v13.16b, v19.16b
    bcax v3.16b, v19.16b, v18.16b, v12.16b
    and v19.16b, v28.16b, v18.16b
    orn v2.16b, v2.16b, v3.16b
    bcax v0.16b, v19.16b, v3.16b, v0.16b
    bcax v21.16b, v2.16b, v18.16b, v21.16b
    bcax v28.16b, v18.16b, v2.16b, v3.16b
    bcax v19.16b, v19.16b, v24.16b, v28.16b
    mvn v24.16b, v29.16b
    bcax v22.16b, v21.16b, v22.16b, v24.16b
    eor v24.16b, v29.16b, v4.16b
    eor v12.16b, v18.16b, v29.16b
    eor3 v3.16b, v18.16b, v3.16b, v24.16b
    orr v17.16b, v17.16b, v4.16b
    bcax v11.16b, v22.16b, v11.16b, v4.16b
    eor3 v4.16b, v18.16b, v4.16b, v28.16b
    orn v18.16b, v3.16b, v27.16b
    bcax v7.16b, v21.16b, v12.16b, v7.16b
    bcax v3.16b, v7.16b, v6.16b, v3.16b
    bcax v6.16b, v18.16b, v12.16b, v30.16b
    eor v17.16b, v6.16b, v17.16b
    bcax v27.16b, v17.16b, v29.16b, v31.16b
    bcax v22.16b, v22.16b, v1.16b, v24.16b
    eor3 v7.16b, v21.16b, v22.16b, v7.16b
    bcax v20.16b, v22.16b, v20.16b, v28.16b
    eor v21.16b, v27.16b, v11.16b
    eor3 v0.16b, v0.16b, v20.16b, v6.16b
    eor3 v2.16b, v2.16b, v20.16b, v21.16b
    bcax v6.16b, v7.16b, v4.16b, v8.16b
    eor3 v7.16b, v6.16b, v19.16b, v3.16b
    eor3 v18.16b, v18.16b, v3.16b, v21.16b
    bcax v4.16b, v7.16b, v4.16b, v10.16b
    eor3 v3.16b, v17.16b, v3.16b, v7.16b
    eor3 v7.16b, v27.16b, v21.16b, v18.16b
    bcax v3.16b, v3.16b, v26.16b, v24.16b
    mvn v17.16b, v21.16b
    tbl v19.16b, {v17.16b}, v16.16b
    tbl v20.16b, {v19.16b}, v16.16b
    ushr v19.2d, v19.2d, #4
    shl v20.2d, v20.2d, #60
    orr v19.16b, v19.16b, v20.16b
    tbl v20.16b, {v17.16b}, v16.16b
    ushr v21.2d, v17.2d, #36
    tbl v22.16b, {v17.16b}, v16.16b
    shl v20.2d, v20.2d, #28
    mvn v2.16b, v2.16b
    orr v20.16b, v21.16b, v20.16b
    tbl v21.16b, {v22.16b}, v16.16b
    ushr v22.2d, v22.2d, #36
    shl v21.2d, v21.2d, #28
    orr v21.16b, v22.16b, v21.16b
    tbl v22.16b, {v2.16b}, v16.16b
    shl v22.2d, v22.2d, #27
    ushr v24.2d, v2.2d, #37
    orr v22.16b, v24.16b, v22.16b
    tbl v24.16b, {v2.16b}, v16.16b
    tbl v26.16b, {v24.16b}, v16.16b
    ushr v24.2d, v24.2d, #37
    shl v26.2d, v26.2d, #27
    eor v6.16b, v0.16b, v6.16b
    orr v24.16b, v24.16b, v26.16b
    tbl v26.16b, {v2.16b}, v16.16b
    tbl v27.16b, {v26.16b}, v16.16b
    ushr v26.2d, v26.2d, #5
    shl v27.2d, v27.2d, #59
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v6.16b}, v16.16b
    tbl v28.16b, {v27.16b}, v16.16b
    ushr v27.2d, v27.2d, #7
    shl v28.2d, v28.2d, #57
    mvn v0.16b, v0.16b
    orr v27.16b, v27.16b, v28.16b
    tbl v28.16b, {v6.16b}, v16.16b
    tbl v29.16b, {v28.16b}, v16.16b
    ushr v28.2d, v28.2d, #39
    shl v29.2d, v29.2d, #25
    ldr q30, [x8, #1936]
    tbl v31.16b, {v0.16b}, v30.16b
    tbl v8.16b, {v6.16b}, v16.16b
    orr v28.16b, v28.16b, v29.16b
    mvn v4.16b, v4.16b
    shl v29.2d, v8.2d, #25
    ldr q8, [x8, #736]
    bit v31.16b, v28.16b, v8.16b
    ushr v28.2d, v6.2d, #39
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v4.16b}, v16.16b
    ushr v10.2d, v4.2d, #35
    shl v29.2d, v29.2d, #29
    orr v29.16b, v10.16b, v29.16b
    tbl v10.16b, {v4.16b}, v16.16b
    tbl v11.16b, {v10.16b}, v16.16b
    tbl v12.16b, {v4.16b}, v16.16b
    ushr v10.2d, v10.2d, #35
    shl v11.2d, v11.2d, #29
    mvn v3.16b, v3.16b
    orr v10.16b, v10.16b, v11.16b
    tbl v11.16b, {v12.16b}, v16.16b
    ushr v12.2d, v12.2d, #3
    shl v11.2d, v11.2d, #61
    orr v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v3.16b}, v16.16b
    tbl v13.16b, {v12.16b}, v16.16b
    ushr v12.2d, v12.2d, #6
    shl v13.2d, v13.2d, #58
    orr v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v3.16b}, v16.16b
    ushr v8.2d, v3.2d, #38
    shl v13.2d, v13.2d, #26
    orr v8.16b, v8.16b, v13.16b
    tbl v13.16b, {v3.16b}, v16.16b
    tbl v30.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #38
    shl v30.2d, v30.2d, #26
    orr v30.16b, v13.16b, v30.16b
    ldr q13, [x8, #352]
    bit v31.16b, v30.16b, v13.16b
    bit v31.16b, v24.16b, v14.16b
    shl v24.4s, v17.4s, #28
    ushr v17.2d, v17.2d, #4
    ushr v30.2d, v0.2d, #8
    shl v14.4s, v0.4s, #24
    ldr q13, [x8, #1920]
    tbl v13.16b, {v0.16b}, v13.16b
    bit v31.16b, v21.16b, v25.16b
    shl v21.4s, v6.4s, #25
    ushr v6.2d, v6.2d, #7
    ldr q25, [x8, #1520]
    str q15, [sp, #688]
    ldr q15, [sp, #448]
    bit v15.16b, v30.16b, v25.16b
    ldr q25, [x8, #832]
    str q1, [sp, #448]
    ldr q1, [sp, #1344]
    bit v1.16b, v13.16b, v25.16b
    ldr q25, [x8, #1072]
    bit v31.16b, v10.16b, v25.16b
    tbl v10.16b, {v7.16b}, v16.16b
    tbl v25.16b, {v10.16b}, v16.16b
    ushr v10.2d, v10.2d, #33
    shl v25.2d, v25.2d, #31
    str q30, [sp, #1344]
    ushr v30.2d, v2.2d, #5
    shl v2.4s, v2.4s, #27
    str q29, [sp, #1504]
    ldr q29, [x8, #784]
    bit v15.16b, v6.16b, v29.16b
    orr v25.16b, v10.16b, v25.16b
    ushr v10.2d, v7.2d, #33
    tbl v29.16b, {v7.16b}, v16.16b
    str q6, [sp, #1520]
    tbl v6.16b, {v29.16b}, v16.16b
    ushr v29.2d, v29.2d, #1
    str q20, [sp, #1536]
    ushr v20.2d, v3.2d, #6
    shl v6.2d, v6.2d, #63
    str q22, [sp, #1552]
    ldr q22, [x8, #528]
    bit v15.16b, v20.16b, v22.16b
    orr v6.16b, v29.16b, v6.16b
    ushr v29.2d, v7.2d, #1
    shl v22.4s, v7.4s, #31
    tbl v7.16b, {v7.16b}, v16.16b
    str q20, [sp, #1568]
    ldr q20, [x8, #1456]
    bit v15.16b, v30.16b, v20.16b
    shl v7.2d, v7.2d, #31
    ushr v20.2d, v4.2d, #3
    str q30, [sp, #1584]
    ldr q30, [x8, #1648]
    bit v15.16b, v17.16b, v30.16b
    shl v4.4s, v4.4s, #29
    orr v7.16b, v10.16b, v7.16b
    ldr q10, [x8, #1744]
    bit v15.16b, v20.16b, v10.16b
    shl v10.4s, v18.4s, #30
    ushr v30.2d, v18.2d, #2
    str q20, [sp, #1600]
    ldr q20, [x8, #1376]
    bit v15.16b, v30.16b, v20.16b
    ldr q20, [x8, #1296]
    bit v15.16b, v29.16b, v20.16b
    ldr q20, [x8, #1760]
    bit v15.16b, v14.16b, v20.16b
    shl v3.4s, v3.4s, #26
    bit v15.16b, v21.16b, v9.16b
    bit v15.16b, v3.16b, v5.16b
    ldr q3, [x8, #928]
    bit v15.16b, v2.16b, v3.16b
    ldr q2, [x8, #960]
    bit v15.16b, v24.16b, v2.16b
    ldr q21, [x8, #816]
    bit v15.16b, v4.16b, v21.16b
    ldr q4, [x8, #848]
    bit v15.16b, v10.16b, v4.16b
    ldr q24, [x8, #1408]
    bit v15.16b, v22.16b, v24.16b
    ldr q22, [sp, #432]
    eor3 v22.16b, v22.16b, v15.16b, v23.16b
    tbl v23.16b, {v18.16b}, v16.16b
    ushr v10.2d, v23.2d, #34
    tbl v23.16b, {v23.16b}, v16.16b
    shl v23.2d, v23.2d, #30
    orr v23.16b, v10.16b, v23.16b
    ldr q10, [x8, #544]
    bit v31.16b, v23.16b, v10.16b
    ldr q23, [x8, #1584]
    bit v31.16b, v25.16b, v23.16b
    ldr q25, [x8, #1808]
    bit v31.16b, v13.16b, v25.16b
    ldr q13, [x8, #400]
    bit v1.16b, v27.16b, v13.16b
    ldr q14, [x8, #768]
    bit v31.16b, v27.16b, v14.16b
    ldr q27, [x8, #384]
    bit v1.16b, v12.16b, v27.16b
    ldr q15, [x8, #944]
    bit v31.16b, v12.16b, v15.16b
    ldr q12, [x8, #896]
    bit v1.16b, v26.16b, v12.16b
    ldr q15, [x8, #1312]
    bit v31.16b, v26.16b, v15.16b
    tbl v26.16b, {v18.16b}, v16.16b
    ldr q15, [x8, #1392]
    bit v1.16b, v19.16b, v15.16b
    ldr q14, [x8, #1248]
    bit v31.16b, v19.16b, v14.16b
    shl v19.2d, v26.2d, #30
    ldr q26, [x8, #1328]
    bit v1.16b, v11.16b, v26.16b
    ldr q14, [x8, #864]
    bit v31.16b, v11.16b, v14.16b
    ushr v11.2d, v18.2d, #34
    orr v19.16b, v11.16b, v19.16b
    tbl v18.16b, {v18.16b}, v16.16b
    tbl v11.16b, {v18.16b}, v16.16b
    ushr v18.2d, v18.2d, #2
    shl v11.2d, v11.2d, #62
    orr v18.16b, v18.16b, v11.16b
    ldr q11, [x8, #1040]
    bit v1.16b, v18.16b, v11.16b
    ldr q14, [x8, #1952]
    tbl v0.16b, {v0.16b}, v14.16b
    ldr q25, [x8, #1664]
    bit v31.16b, v18.16b, v25.16b
    ldr q18, [x8, #1424]
    bit v1.16b, v6.16b, v18.16b
    ldr q25, [x8, #1232]
    bit v31.16b, v6.16b, v25.16b
    ldr q6, [x8, #448]
    bsl v6.16b, v0.16b, v1.16b
    ldr q25, [x8, #1616]
    bsl v25.16b, v28.16b, v6.16b
    ldr q6, [x8, #512]
    bsl v6.16b, v8.16b, v25.16b
    ldr q25, [x8, #480]
    ldr q23, [sp, #1552]
    bsl v25.16b, v23.16b, v6.16b
    ldr q6, [x8, #1568]
    ldr q10, [sp, #1536]
    bsl v6.16b, v10.16b, v25.16b
    ldr q25, [x8, #464]
    ldr q24, [sp, #1504]
    bsl v25.16b, v24.16b, v6.16b
    ldr q6, [x8, #1200]
    bsl v6.16b, v19.16b, v25.16b
    ldr q25, [x8, #880]
    bsl v25.16b, v7.16b, v6.16b
    ldr q6, [x8, #1360]
    ldr q4, [sp, #1344]
    bit v25.16b, v4.16b, v6.16b
    ldr q21, [x8, #576]
    ldr q2, [sp, #1520]
    bit v25.16b, v2.16b, v21.16b
    ldr q3, [x8, #1840]
    ldr q5, [sp, #1568]
    bit v25.16b, v5.16b, v3.16b
    ldr q9, [x8, #656]
    ldr q20, [sp, #1584]
    bit v25.16b, v20.16b, v9.16b
    ldr q20, [x8, #432]
    bit v25.16b, v17.16b, v20.16b
    ldr q5, [x8, #1536]
    ldr q2, [sp, #1600]
    bit v25.16b, v2.16b, v5.16b
    ldr q2, [x8, #688]
    bit v25.16b, v30.16b, v2.16b
    ldr q4, [sp, #448]
    ext v4.16b, v4.16b, v4.16b, #9
    str q4, [sp, #432]
    ldr q4, [x8, #1696]
    bit v25.16b, v29.16b, v4.16b
    ldr q18, [sp, #224]
    eor3 v22.16b, v22.16b, v25.16b, v18.16b
    ldr q25, [sp, #1360]
    ldr q18, [sp, #688]
    eor3 v22.16b, v22.16b, v25.16b, v18.16b
    ldr q11, [x8, #2224]
    eor3 v22.16b, v22.16b, v31.16b, v11.16b
    ldr q11, [x8, #1792]
    bit v1.16b, v0.16b, v11.16b
    ldr q11, [x8, #1776]
    bit v1.16b, v28.16b, v11.16b
    ldr q11, [x8, #1136]
    bit v1.16b, v8.16b, v11.16b
    ldr q11, [x8, #416]
    bit v1.16b, v23.16b, v11.16b
    ldr q23, [x8, #368]
    bit v1.16b, v10.16b, v23.16b
    ldr q10, [x8, #912]
    bit v1.16b, v24.16b, v10.16b
    ldr q24, [x8, #1712]
    bit v1.16b, v19.16b, v24.16b
    ldr q24, [x8, #1440]
    bit v1.16b, v7.16b, v24.16b
    ldr q24, [x8, #1600]
    ldr q10, [sp, #192]
    bit v1.16b, v10.16b, v24.16b
    ldr q10, [x8, #1024]
    ldr q23, [sp, #256]
    bit v1.16b, v23.16b, v10.16b
    ldr q23, [x8, #1056]
    ldr q11, [sp, #384]
    bit v1.16b, v11.16b, v23.16b
    ldr q11, [x8, #1168]
    ldr q23, [sp, #832]
    bit v1.16b, v23.16b, v11.16b
    ldr q23, [x8, #1472]
    ldr q11, [sp, #208]
    bit v1.16b, v11.16b, v23.16b
    ldr q11, [x8, #560]
    ldr q23, [sp, #1168]
    bit v1.16b, v23.16b, v11.16b
    ldr q23, [x8, #1008]
    ldr q11, [sp, #512]
    bit v1.16b, v11.16b, v23.16b
    ldr q11, [x8, #1552]
    ldr q23, [sp, #528]
    bit v1.16b, v23.16b, v11.16b
    ldr q23, [sp, #1232]
    bit v1.16b, v23.16b, v6.16b
    ldr q23, [sp, #496]
    bit v1.16b, v23.16b, v21.16b
    ldr q23, [sp, #480]
    bit v1.16b, v23.16b, v3.16b
    ldr q23, [sp, #464]
    bit v1.16b, v23.16b, v9.16b
    ldr q23, [sp, #176]
    bit v1.16b, v23.16b, v20.16b
    ldr q23, [sp, #160]
    bit v1.16b, v23.16b, v5.16b
    ldr q23, [sp, #416]
    bit v1.16b, v23.16b, v2.16b
    ldr q23, [sp, #400]
    bit v1.16b, v23.16b, v4.16b
    shl v23.16b, v22.16b, #1
    ushr v4.16b, v22.16b, #4
    ushr v2.16b, v22.16b, #5
    ushr v5.16b, v22.16b, #7
    ushr v20.16b, v22.16b, #3
    movi v9.16b, #85
    bit v23.16b, v22.16b, v9.16b
    mvn v4.16b, v4.16b
    mvn v2.16b, v2.16b
    mvn v5.16b, v5.16b
    mvn v20.16b, v20.16b
    ushr v3.16b, v23.16b, #2
    movi v21.16b, #51
    bif v3.16b, v23.16b, v21.16b
    shl v6.16b, v23.16b, #2
    bit v6.16b, v23.16b, v21.16b
    ushr v23.16b, v22.16b, #1
    ushr v21.16b, v22.16b, #2
    mvn v11.16b, v23.16b
    str q1, [sp, #400]
    eor v1.16b, v4.16b, v5.16b
    eor3 v10.16b, v11.16b, v21.16b, v1.16b
    eor3 v26.16b, v11.16b, v20.16b, v1.16b
    eor3 v15.16b, v11.16b, v2.16b, v10.16b
    ushr v12.16b, v22.16b, #6
    eor v27.16b, v26.16b, v15.16b
    eor3 v13.16b, v2.16b, v12.16b, v26.16b
    str q31, [sp, #416]
    eor3 v31.16b, v22.16b, v15.16b, v27.16b
    eor3 v18.16b, v4.16b, v13.16b, v31.16b
    eor3 v4.16b, v4.16b, v5.16b, v18.16b
    eor v24.16b, v11.16b, v5.16b
    eor3 v5.16b, v2.16b, v5.16b, v15.16b
    eor3 v2.16b, v21.16b, v2.16b, v13.16b
    eor3 v21.16b, v11.16b, v21.16b, v24.16b
    and v14.16b, v21.16b, v13.16b
    mvn v25.16b, v18.16b
    bcax v25.16b, v14.16b, v22.16b, v25.16b
    str q6, [sp, #160]
    eor v6.16b, v10.16b, v18.16b
    str q3, [sp, #176]
    orr v3.16b, v15.16b, v5.16b
    str q29, [sp, #464]
    eor3 v29.16b, v11.16b, v21.16b, v6.16b
    str q30, [sp, #480]
    orn v30.16b, v10.16b, v26.16b
    str q17, [sp, #496]
    bcax v17.16b, v25.16b, v1.16b, v2.16b
    str q7, [sp, #1232]
    bcax v7.16b, v3.16b, v11.16b, v29.16b
    eor3 v3.16b, v25.16b, v2.16b, v3.16b
    eor v30.16b, v17.16b, v30.16b
    eor3 v17.16b, v25.16b, v17.16b, v7.16b
    eor3 v7.16b, v12.16b, v26.16b, v7.16b
    eor v25.16b, v27.16b, v29.16b
    bcax v7.16b, v7.16b, v25.16b, v4.16b
    eor3 v7.16b, v14.16b, v4.16b, v7.16b
    bcax v17.16b, v17.16b, v27.16b, v24.16b
    eor v7.16b, v20.16b, v7.16b
    bcax v3.16b, v3.16b, v31.16b, v6.16b
    bcax v20.16b, v7.16b, v30.16b, v17.16b
    bcax v12.16b, v3.16b, v20.16b, v30.16b
    bcax v14.16b, v20.16b, v7.16b, v12.16b
    bit v7.16b, v12.16b, v17.16b
    bsl v20.16b, v14.16b, v17.16b
    bit v3.16b, v14.16b, v30.16b
    bcax v17.16b, v30.16b, v3.16b, v12.16b
    and v24.16b, v24.16b, v3.16b
    orn v29.16b, v29.16b, v17.16b
    bcax v30.16b, v24.16b, v17.16b, v11.16b
    bcax v11.16b, v3.16b, v29.16b, v17.16b
    bcax v4.16b, v24.16b, v4.16b, v11.16b
    eor v24.16b, v20.16b, v7.16b
    eor v12.16b, v3.16b, v20.16b
    eor3 v17.16b, v3.16b, v17.16b, v24.16b
    bcax v27.16b, v29.16b, v3.16b, v27.16b
    orn v1.16b, v17.16b, v1.16b
    bcax v14.16b, v27.16b, v12.16b, v15.16b
    orr v6.16b, v6.16b, v7.16b
    bcax v2.16b, v14.16b, v2.16b, v17.16b
    bcax v5.16b, v1.16b, v12.16b, v5.16b
    eor v6.16b, v5.16b, v6.16b
    bcax v17.16b, v6.16b, v20.16b, v10.16b
    mvn v20.16b, v20.16b
    bcax v20.16b, v27.16b, v26.16b, v20.16b
    eor3 v3.16b, v3.16b, v7.16b, v11.16b
    bcax v7.16b, v20.16b, v31.16b, v7.16b
    bcax v20.16b, v20.16b, v22.16b, v24.16b
    bit v22.16b, v23.16b, v9.16b
    bcax v23.16b, v20.16b, v25.16b, v11.16b
    eor3 v20.16b, v27.16b, v20.16b, v14.16b
    bcax v20.16b, v20.16b, v3.16b, v13.16b
    eor3 v5.16b, v30.16b, v23.16b, v5.16b
    eor3 v4.16b, v20.16b, v4.16b, v2.16b
    bcax v3.16b, v4.16b, v3.16b, v21.16b
    eor3 v4.16b, v6.16b, v2.16b, v4.16b
    bcax v4.16b, v4.16b, v18.16b, v24.16b
    eor v6.16b, v17.16b, v7.16b
    eor3 v7.16b, v29.16b, v23.16b, v6.16b
    eor3 v1.16b, v1.16b, v2.16b, v6.16b
    eor3 v2.16b, v17.16b, v6.16b, v1.16b
    mvn v6.16b, v6.16b
    tbl v17.16b, {v6.16b}, v16.16b
    tbl v18.16b, {v17.16b}, v16.16b
    ushr v17.2d, v17.2d, #4
    shl v18.2d, v18.2d, #60
    orr v17.16b, v17.16b, v18.16b
    tbl v18.16b, {v6.16b}, v16.16b
    tbl v21.16b, {v18.16b}, v16.16b
    ushr v18.2d, v18.2d, #36
    shl v21.2d, v21.2d, #28
    mvn v7.16b, v7.16b
    orr v18.16b, v18.16b, v21.16b
    tbl v21.16b, {v6.16b}, v16.16b
    ushr v23.2d, v6.2d, #36
    shl v21.2d, v21.2d, #28
    orr v21.16b, v23.16b, v21.16b
    tbl v23.16b, {v7.16b}, v16.16b
    tbl v24.16b, {v23.16b}, v16.16b
    ushr v23.2d, v23.2d, #5
    shl v24.2d, v24.2d, #59
    orr v23.16b, v23.16b, v24.16b
    tbl v24.16b, {v7.16b}, v16.16b
    tbl v25.16b, {v24.16b}, v16.16b
    ushr v24.2d, v24.2d, #37
    shl v25.2d, v25.2d, #27
    orr v24.16b, v24.16b, v25.16b
    tbl v25.16b, {v7.16b}, v16.16b
    shl v25.2d, v25.2d, #27
    ushr v26.2d, v7.2d, #37
    orr v25.16b, v26.16b, v25.16b
    tbl v26.16b, {v2.16b}, v16.16b
    tbl v27.16b, {v26.16b}, v16.16b
    ushr v26.2d, v26.2d, #1
    shl v27.2d, v27.2d, #63
    orr v26.16b, v26.16b, v27.16b
    tbl v27.16b, {v2.16b}, v16.16b
    ushr v29.2d, v2.2d, #33
    shl v27.2d, v27.2d, #31
    orr v27.16b, v29.16b, v27.16b
    tbl v29.16b, {v2.16b}, v16.16b
    tbl v30.16b, {v29.16b}, v16.16b
    ushr v29.2d, v29.2d, #33
    shl v30.2d, v30.2d, #31
    orr v29.16b, v29.16b, v30.16b
    tbl v30.16b, {v1.16b}, v16.16b
    tbl v31.16b, {v30.16b}, v16.16b
    tbl v10.16b, {v1.16b}, v16.16b
    ushr v30.2d, v30.2d, #2
    shl v31.2d, v31.2d, #62
    eor v20.16b, v5.16b, v20.16b
    mvn v5.16b, v5.16b
    shl v10.2d, v10.2d, #30
    orr v30.16b, v30.16b, v31.16b
    ushr v31.2d, v1.2d, #34
    orr v31.16b, v31.16b, v10.16b
    tbl v10.16b, {v1.16b}, v16.16b
    tbl v11.16b, {v10.16b}, v16.16b
    ushr v10.2d, v10.2d, #34
    shl v11.2d, v11.2d, #30
    mvn v3.16b, v3.16b
    mvn v4.16b, v4.16b
    orr v10.16b, v10.16b, v11.16b
    ldr q11, [x8, #1920]
    tbl v12.16b, {v5.16b}, v11.16b
    ldr q13, [x8, #832]
    ldr q14, [sp, #1360]
    mov v15.16b, v13.16b
    bsl v15.16b, v12.16b, v14.16b
    ldr q13, [x8, #1936]
    tbl v13.16b, {v5.16b}, v13.16b
    ldr q11, [x8, #1952]
    tbl v11.16b, {v5.16b}, v11.16b
    ldr q9, [x8, #1600]
    bit v14.16b, v11.16b, v9.16b
    str q22, [sp, #1360]
    ldr q22, [sp, #688]
    str q12, [sp, #528]
    mov v12.16b, v9.16b
    bsl v12.16b, v11.16b, v22.16b
    ushr v22.2d, v20.2d, #39
    str q29, [sp, #512]
    tbl v29.16b, {v20.16b}, v16.16b
    shl v29.2d, v29.2d, #25
    orr v22.16b, v22.16b, v29.16b
    tbl v29.16b, {v20.16b}, v16.16b
    str q10, [sp, #1168]
    ushr v10.2d, v29.2d, #7
    tbl v29.16b, {v29.16b}, v16.16b
    shl v29.2d, v29.2d, #57
    orr v29.16b, v10.16b, v29.16b
    tbl v10.16b, {v20.16b}, v16.16b
    str q18, [sp, #208]
    ushr v18.2d, v10.2d, #39
    tbl v10.16b, {v10.16b}, v16.16b
    shl v10.2d, v10.2d, #25
    orr v18.16b, v18.16b, v10.16b
    ldr q10, [x8, #736]
    bit v13.16b, v18.16b, v10.16b
    tbl v18.16b, {v3.16b}, v16.16b
    tbl v10.16b, {v18.16b}, v16.16b
    ushr v18.2d, v18.2d, #35
    shl v10.2d, v10.2d, #29
    orr v18.16b, v18.16b, v10.16b
    tbl v10.16b, {v3.16b}, v16.16b
    str q18, [sp, #832]
    tbl v18.16b, {v10.16b}, v16.16b
    ushr v10.2d, v10.2d, #3
    shl v18.2d, v18.2d, #61
    orr v18.16b, v10.16b, v18.16b
    ushr v10.2d, v3.2d, #35
    str q24, [sp, #384]
    tbl v24.16b, {v3.16b}, v16.16b
    shl v24.2d, v24.2d, #29
    orr v24.16b, v10.16b, v24.16b
    tbl v10.16b, {v4.16b}, v16.16b
    str q13, [sp, #256]
    tbl v13.16b, {v10.16b}, v16.16b
    ushr v10.2d, v10.2d, #6
    shl v13.2d, v13.2d, #58
    str q2, [sp, #192]
    ldr q2, [x8, #400]
    bit v15.16b, v29.16b, v2.16b
    orr v10.16b, v10.16b, v13.16b
    ldr q13, [x8, #384]
    bit v15.16b, v10.16b, v13.16b
    ldr q13, [x8, #896]
    bit v15.16b, v23.16b, v13.16b
    ldr q13, [x8, #1392]
    bit v15.16b, v17.16b, v13.16b
    ldr q13, [x8, #1328]
    bit v15.16b, v18.16b, v13.16b
    ldr q13, [x8, #1040]
    bit v15.16b, v30.16b, v13.16b
    ldr q13, [x8, #1424]
    bit v15.16b, v26.16b, v13.16b
    tbl v13.16b, {v4.16b}, v16.16b
    ldr q2, [x8, #1792]
    bit v15.16b, v11.16b, v2.16b
    ldr q11, [x8, #1024]
    bit v12.16b, v22.16b, v11.16b
    bit v14.16b, v22.16b, v11.16b
    shl v13.2d, v13.2d, #26
    ldr q2, [x8, #1776]
    bit v15.16b, v22.16b, v2.16b
    ushr v22.2d, v4.2d, #38
    orr v22.16b, v22.16b, v13.16b
    ldr q13, [x8, #1136]
    bit v15.16b, v22.16b, v13.16b
    ldr q13, [x8, #1056]
    bit v12.16b, v22.16b, v13.16b
    bit v14.16b, v22.16b, v13.16b
    ldr q22, [x8, #416]
    bit v15.16b, v25.16b, v22.16b
    ldr q22, [x8, #1168]
    bit v12.16b, v25.16b, v22.16b
    bit v14.16b, v25.16b, v22.16b
    ldr q25, [x8, #368]
    bit v15.16b, v21.16b, v25.16b
    ldr q25, [x8, #1472]
    bit v12.16b, v21.16b, v25.16b
    bit v14.16b, v21.16b, v25.16b
    ldr q21, [x8, #912]
    bit v15.16b, v24.16b, v21.16b
    ldr q21, [x8, #560]
    bit v12.16b, v24.16b, v21.16b
    bit v14.16b, v24.16b, v21.16b
    ldr q24, [x8, #1712]
    bit v15.16b, v31.16b, v24.16b
    ldr q24, [x8, #1008]
    bit v12.16b, v31.16b, v24.16b
    bit v14.16b, v31.16b, v24.16b
    ldr q31, [x8, #1440]
    bit v15.16b, v27.16b, v31.16b
    bit v15.16b, v0.16b, v9.16b
    bit v15.16b, v28.16b, v11.16b
    bit v15.16b, v8.16b, v13.16b
    ldr q0, [sp, #1552]
    bit v15.16b, v0.16b, v22.16b
    ldr q0, [sp, #1536]
    bit v15.16b, v0.16b, v25.16b
    ldr q0, [sp, #1504]
    bit v15.16b, v0.16b, v21.16b
    bit v15.16b, v19.16b, v24.16b
    ldr q0, [x8, #1552]
    ldr q19, [sp, #1232]
    bit v15.16b, v19.16b, v0.16b
    ldr q19, [x8, #1360]
    ldr q28, [sp, #1344]
    bit v15.16b, v28.16b, v19.16b
    ldr q28, [x8, #576]
    ldr q8, [sp, #1520]
    bit v15.16b, v8.16b, v28.16b
    ldr q8, [x8, #1840]
    ldr q24, [sp, #1568]
    bit v15.16b, v24.16b, v8.16b
    ldr q24, [x8, #656]
    ldr q31, [sp, #1584]
    bit v15.16b, v31.16b, v24.16b
    ldr q31, [x8, #432]
    ldr q21, [sp, #496]
    bit v15.16b, v21.16b, v31.16b
    ldr q21, [x8, #1536]
    ldr q25, [sp, #1600]
    bit v15.16b, v25.16b, v21.16b
    ldr q25, [x8, #688]
    ldr q22, [sp, #480]
    bit v15.16b, v22.16b, v25.16b
    ushr v22.2d, v5.2d, #8
    ldr q13, [x8, #1696]
    ldr q2, [sp, #464]
    bit v15.16b, v2.16b, v13.16b
    ldr q2, [sp, #176]
    mov v11.16b, v2.16b
    sli v11.16b, v2.16b, #4
    sri v2.16b, v2.16b, #4
    ushr v9.2d, v20.2d, #7
    bit v12.16b, v27.16b, v0.16b
    bit v14.16b, v27.16b, v0.16b
    ldr q27, [x8, #1520]
    bit v15.16b, v22.16b, v27.16b
    ushr v0.2d, v4.2d, #6
    bit v12.16b, v22.16b, v19.16b
    bit v14.16b, v22.16b, v19.16b
    ldr q22, [x8, #784]
    bit v15.16b, v9.16b, v22.16b
    ldr q19, [sp, #160]
    str q2, [sp, #176]
    mov v2.16b, v19.16b
    sri v2.16b, v19.16b, #4
    sli v19.16b, v19.16b, #4
    str q2, [sp, #160]
    ushr v2.2d, v7.2d, #5
    bit v12.16b, v9.16b, v28.16b
    bit v14.16b, v9.16b, v28.16b
    ldr q9, [x8, #528]
    bit v15.16b, v0.16b, v9.16b
    ushr v28.2d, v6.2d, #4
    bit v12.16b, v0.16b, v8.16b
    bit v14.16b, v0.16b, v8.16b
    ldr q0, [x8, #1456]
    bit v15.16b, v2.16b, v0.16b
    ushr v8.2d, v3.2d, #3
    bit v12.16b, v2.16b, v24.16b
    bit v14.16b, v2.16b, v24.16b
    ldr q2, [x8, #1648]
    bit v15.16b, v28.16b, v2.16b
    ushr v24.2d, v1.2d, #2
    bit v12.16b, v28.16b, v31.16b
    bit v14.16b, v28.16b, v31.16b
    ldr q28, [x8, #1744]
    bit v15.16b, v8.16b, v28.16b
    ldr q31, [sp, #192]
    str q11, [sp, #464]
    ushr v11.2d, v31.2d, #1
    bit v12.16b, v8.16b, v21.16b
    bit v14.16b, v8.16b, v21.16b
    ldr q8, [x8, #1376]
    bit v15.16b, v24.16b, v8.16b
    shl v5.4s, v5.4s, #24
    bit v12.16b, v24.16b, v25.16b
    bit v14.16b, v24.16b, v25.16b
    ldr q24, [x8, #1296]
    bit v15.16b, v11.16b, v24.16b
    shl v20.4s, v20.4s, #25
    ldr q25, [x8, #1760]
    bit v15.16b, v5.16b, v25.16b
    shl v5.4s, v4.4s, #26
    ldr q21, [x8, #592]
    bit v15.16b, v20.16b, v21.16b
    shl v7.4s, v7.4s, #27
    ldr q20, [x8, #704]
    bit v15.16b, v5.16b, v20.16b
    shl v5.4s, v6.4s, #28
    ldr q6, [x8, #928]
    bit v15.16b, v7.16b, v6.16b
    shl v3.4s, v3.4s, #29
    ldr q7, [x8, #960]
    bit v15.16b, v5.16b, v7.16b
    shl v1.4s, v1.4s, #30
    ldr q5, [x8, #816]
    bit v15.16b, v3.16b, v5.16b
    shl v3.4s, v31.4s, #31
    ldr q31, [x8, #848]
    bit v15.16b, v1.16b, v31.16b
    ldr q1, [x8, #1408]
    bit v15.16b, v3.16b, v1.16b
    tbl v3.16b, {v4.16b}, v16.16b
    bit v12.16b, v11.16b, v13.16b
    ldr q4, [sp, #304]
    ldr q1, [sp, #1280]
    eor3 v1.16b, v4.16b, v1.16b, v15.16b
    bit v14.16b, v11.16b, v13.16b
    ldr q4, [sp, #416]
    eor3 v1.16b, v1.16b, v12.16b, v4.16b
    tbl v11.16b, {v3.16b}, v16.16b
    ushr v3.2d, v3.2d, #38
    shl v11.2d, v11.2d, #26
    orr v3.16b, v3.16b, v11.16b
    ldr q11, [x8, #352]
    ldr q12, [sp, #256]
    bit v12.16b, v3.16b, v11.16b
    ldr q3, [x8, #800]
    ldr q15, [sp, #384]
    bit v12.16b, v15.16b, v3.16b
    ldr q15, [x8, #1680]
    ldr q4, [sp, #208]
    bit v12.16b, v4.16b, v15.16b
    ldr q4, [x8, #1072]
    ldr q13, [sp, #832]
    bit v12.16b, v13.16b, v4.16b
    ldr q13, [x8, #544]
    ldr q31, [sp, #1168]
    bit v12.16b, v31.16b, v13.16b
    ldr q31, [x8, #1584]
    ldr q5, [sp, #512]
    bit v12.16b, v5.16b, v31.16b
    ldr q5, [x8, #1808]
    ldr q7, [sp, #528]
    bit v12.16b, v7.16b, v5.16b
    ldr q7, [x8, #768]
    bit v12.16b, v29.16b, v7.16b
    ldr q29, [x8, #944]
    bit v12.16b, v10.16b, v29.16b
    ldr q10, [x8, #1312]
    bit v12.16b, v23.16b, v10.16b
    ldr q23, [x8, #1248]
    bit v12.16b, v17.16b, v23.16b
    ldr q17, [x8, #864]
    bit v12.16b, v18.16b, v17.16b
    ldr q18, [x8, #1664]
    bit v12.16b, v30.16b, v18.16b
    ldr q30, [x8, #1232]
    bit v12.16b, v26.16b, v30.16b
    ldr q26, [x8, #2240]
    eor3 v1.16b, v1.16b, v12.16b, v26.16b
    ushr v26.16b, v1.16b, #4
    mvn v26.16b, v26.16b
    ushr v6.16b, v1.16b, #7
    ushr v20.16b, v1.16b, #5
    ushr v21.16b, v1.16b, #3
    ushr v25.16b, v1.16b, #1
    mvn v6.16b, v6.16b
    mvn v20.16b, v20.16b
    mvn v21.16b, v21.16b
    mvn v25.16b, v25.16b
    eor v24.16b, v26.16b, v6.16b
    ushr v8.16b, v1.16b, #6
    str q19, [sp, #528]
    ushr v19.16b, v1.16b, #2
    eor3 v30.16b, v25.16b, v21.16b, v24.16b
    eor v18.16b, v25.16b, v6.16b
    eor3 v17.16b, v25.16b, v19.16b, v24.16b
    eor3 v23.16b, v20.16b, v8.16b, v30.16b
    eor3 v10.16b, v25.16b, v19.16b, v18.16b
    eor3 v19.16b, v19.16b, v20.16b, v23.16b
    eor3 v29.16b, v25.16b, v20.16b, v17.16b
    eor3 v20.16b, v20.16b, v6.16b, v29.16b
    eor v7.16b, v30.16b, v29.16b
    eor3 v5.16b, v1.16b, v29.16b, v7.16b
    eor3 v31.16b, v26.16b, v23.16b, v5.16b
    eor3 v6.16b, v26.16b, v6.16b, v31.16b
    eor v26.16b, v17.16b, v31.16b
    orr v13.16b, v29.16b, v20.16b
    eor3 v4.16b, v25.16b, v10.16b, v26.16b
    bcax v28.16b, v13.16b, v25.16b, v4.16b
    eor3 v8.16b, v8.16b, v30.16b, v28.16b
    eor v2.16b, v7.16b, v4.16b
    bcax v8.16b, v8.16b, v2.16b, v6.16b
    and v0.16b, v10.16b, v23.16b
    mvn v9.16b, v31.16b
    bcax v9.16b, v0.16b, v1.16b, v9.16b
    eor3 v0.16b, v0.16b, v6.16b, v8.16b
    eor v0.16b, v21.16b, v0.16b
    bcax v21.16b, v9.16b, v24.16b, v19.16b
    orn v8.16b, v17.16b, v30.16b
    eor3 v28.16b, v9.16b, v21.16b, v28.16b
    eor3 v9.16b, v9.16b, v19.16b, v13.16b
    eor v21.16b, v21.16b, v8.16b
    bcax v28.16b, v28.16b, v7.16b, v18.16b
    bcax v8.16b, v9.16b, v5.16b, v26.16b
    bcax v9.16b, v0.16b, v21.16b, v28.16b
    bcax v13.16b, v8.16b, v9.16b, v21.16b
    str q12, [sp, #512]
    bcax v12.16b, v9.16b, v0.16b, v13.16b
    bit v8.16b, v12.16b, v21.16b
    bsl v9.16b, v12.16b, v28.16b
    bsl v28.16b, v13.16b, v0.16b
    bcax v0.16b, v21.16b, v8.16b, v13.16b
    and v18.16b, v18.16b, v8.16b
    orn v4.16b, v4.16b, v0.16b
    bcax v21.16b, v18.16b, v0.16b, v25.16b
    bcax v25.16b, v8.16b, v4.16b, v0.16b
    bcax v6.16b, v18.16b, v6.16b, v25.16b
    eor v18.16b, v9.16b, v28.16b
    eor3 v0.16b, v8.16b, v0.16b, v18.16b
    bcax v7.16b, v4.16b, v8.16b, v7.16b
    orn v24.16b, v0.16b, v24.16b
    eor v12.16b, v8.16b, v9.16b
    bcax v29.16b, v7.16b, v12.16b, v29.16b
    orr v26.16b, v26.16b, v28.16b
    bcax v0.16b, v29.16b, v19.16b, v0.16b
    bcax v19.16b, v24.16b, v12.16b, v20.16b
    eor v20.16b, v19.16b, v26.16b
    bcax v17.16b, v20.16b, v9.16b, v17.16b
    mvn v26.16b, v9.16b
    bcax v26.16b, v7.16b, v30.16b, v26.16b
    eor3 v30.16b, v8.16b, v28.16b, v25.16b
    bcax v5.16b, v26.16b, v5.16b, v28.16b
    bcax v26.16b, v26.16b, v1.16b, v18.16b
    eor3 v7.16b, v7.16b, v26.16b, v29.16b
    bcax v2.16b, v26.16b, v2.16b, v25.16b
    eor v5.16b, v17.16b, v5.16b
    eor3 v19.16b, v21.16b, v2.16b, v19.16b
    eor3 v2.16b, v4.16b, v2.16b, v5.16b
    bcax v4.16b, v7.16b, v30.16b, v23.16b
    eor3 v6.16b, v4.16b, v6.16b, v0.16b
    ext v7.16b, v1.16b, v1.16b, #12
    eor3 v20.16b, v20.16b, v0.16b, v6.16b
    ldr q21, [x8, #976]
    bif v7.16b, v1.16b, v21.16b
    eor3 v0.16b, v24.16b, v0.16b, v5.16b
    bcax v18.16b, v20.16b, v31.16b, v18.16b
    bcax v6.16b, v6.16b, v30.16b, v10.16b
    ext v20.16b, v1.16b, v1.16b, #8
    ext v1.16b, v1.16b, v1.16b, #4
    ldr q23, [x8, #1280]
    bsl v23.16b, v20.16b, v7.16b
    ldr q7, [x8, #1504]
    bsl v7.16b, v1.16b, v23.16b
    ushr v1.16b, v7.16b, #1
    movi v20.16b, #85
    bif v1.16b, v7.16b, v20.16b
    ushr v23.16b, v1.16b, #2
    movi v24.16b, #51
    bif v23.16b, v1.16b, v24.16b
    shl v25.16b, v1.16b, #2
    bit v25.16b, v1.16b, v24.16b
    shl v1.16b, v7.16b, #1
    bit v1.16b, v7.16b, v20.16b
    ushr v7.16b, v1.16b, #2
    bif v7.16b, v1.16b, v24.16b
    eor3 v17.16b, v17.16b, v5.16b, v0.16b
    mvn v5.16b, v5.16b
    shl v26.16b, v1.16b, #2
    bit v26.16b, v1.16b, v24.16b
    tbl v1.16b, {v5.16b}, v16.16b
    tbl v28.16b, {v1.16b}, v16.16b
    ushr v1.2d, v1.2d, #4
    shl v28.2d, v28.2d, #60
    orr v1.16b, v1.16b, v28.16b
    tbl v28.16b, {v5.16b}, v16.16b
    tbl v29.16b, {v28.16b}, v16.16b
    ushr v28.2d, v28.2d, #36
    shl v29.2d, v29.2d, #28
    eor v4.16b, v19.16b, v4.16b
    mvn v19.16b, v19.16b
    mvn v2.16b, v2.16b
    orr v28.16b, v28.16b, v29.16b
    tbl v29.16b, {v5.16b}, v16.16b
    shl v29.2d, v29.2d, #28
    ushr v30.2d, v5.2d, #36
    orr v29.16b, v30.16b, v29.16b
    ushr v30.2d, v19.2d, #8
    ldr q31, [sp, #400]
    bsl v27.16b, v30.16b, v31.16b
    ldr q31, [x8, #1920]
    tbl v31.16b, {v19.16b}, v31.16b
    ldr q8, [x8, #832]
    ldr q9, [sp, #224]
    bsl v8.16b, v31.16b, v9.16b
    tbl v9.16b, {v2.16b}, v16.16b
    tbl v10.16b, {v9.16b}, v16.16b
    ushr v9.2d, v9.2d, #5
    shl v10.2d, v10.2d, #59
    orr v9.16b, v9.16b, v10.16b
    tbl v10.16b, {v2.16b}, v16.16b
    tbl v12.16b, {v10.16b}, v16.16b
    ushr v10.2d, v10.2d, #37
    shl v12.2d, v12.2d, #27
    orr v10.16b, v10.16b, v12.16b
    tbl v12.16b, {v2.16b}, v16.16b
    ushr v13.2d, v2.2d, #37
    shl v12.2d, v12.2d, #27
    orr v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v4.16b}, v16.16b
    ushr v21.2d, v4.2d, #39
    shl v13.2d, v13.2d, #25
    orr v21.16b, v21.16b, v13.16b
    tbl v13.16b, {v4.16b}, v16.16b
    tbl v24.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #39
    shl v24.2d, v24.2d, #25
    ldr q20, [x8, #1936]
    tbl v20.16b, {v19.16b}, v20.16b
    orr v24.16b, v13.16b, v24.16b
    ldr q13, [x8, #736]
    bsl v13.16b, v24.16b, v20.16b
    tbl v20.16b, {v4.16b}, v16.16b
    tbl v24.16b, {v20.16b}, v16.16b
    ushr v20.2d, v20.2d, #7
    shl v24.2d, v24.2d, #57
    orr v20.16b, v20.16b, v24.16b
    mvn v18.16b, v18.16b
    ldr q24, [x8, #400]
    bsl v24.16b, v20.16b, v8.16b
    ushr v8.2d, v4.2d, #7
    bsl v22.16b, v8.16b, v27.16b
    tbl v27.16b, {v18.16b}, v16.16b
    str q26, [sp, #224]
    tbl v26.16b, {v27.16b}, v16.16b
    ushr v27.2d, v27.2d, #38
    shl v26.2d, v26.2d, #26
    orr v26.16b, v27.16b, v26.16b
    bsl v11.16b, v26.16b, v13.16b
    bsl v3.16b, v10.16b, v11.16b
    bsl v15.16b, v28.16b, v3.16b
    tbl v3.16b, {v18.16b}, v16.16b
    tbl v26.16b, {v3.16b}, v16.16b
    ushr v3.2d, v3.2d, #6
    shl v26.2d, v26.2d, #58
    orr v3.16b, v3.16b, v26.16b
    ldr q26, [x8, #384]
    bsl v26.16b, v3.16b, v24.16b
    ldr q24, [x8, #896]
    bsl v24.16b, v9.16b, v26.16b
    ldr q26, [x8, #1392]
    bsl v26.16b, v1.16b, v24.16b
    ushr v24.2d, v18.2d, #6
    ushr v27.2d, v2.2d, #5
    ldr q28, [x8, #528]
    bsl v28.16b, v24.16b, v22.16b
    ushr v22.2d, v5.2d, #4
    tbl v10.16b, {v18.16b}, v16.16b
    ldr q11, [x8, #1456]
    bsl v11.16b, v27.16b, v28.16b
    mvn v6.16b, v6.16b
    shl v28.2d, v10.2d, #26
    ldr q10, [x8, #1648]
    bsl v10.16b, v22.16b, v11.16b
    ushr v11.2d, v18.2d, #38
    orr v28.16b, v11.16b, v28.16b
    tbl v11.16b, {v6.16b}, v16.16b
    shl v11.2d, v11.2d, #29
    ushr v13.2d, v6.2d, #35
    orr v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v6.16b}, v16.16b
    str q7, [sp, #400]
    tbl v7.16b, {v13.16b}, v16.16b
    ushr v13.2d, v13.2d, #3
    shl v7.2d, v7.2d, #61
    orr v7.16b, v13.16b, v7.16b
    ldr q13, [x8, #1328]
    bsl v13.16b, v7.16b, v26.16b
    ushr v26.2d, v6.2d, #3
    str q25, [sp, #1168]
    ldr q25, [x8, #1744]
    bsl v25.16b, v26.16b, v10.16b
    tbl v10.16b, {v6.16b}, v16.16b
    str q23, [sp, #832]
    tbl v23.16b, {v10.16b}, v16.16b
    ushr v10.2d, v10.2d, #35
    shl v23.2d, v23.2d, #29
    orr v23.16b, v10.16b, v23.16b
    ldr q10, [x8, #1072]
    bsl v10.16b, v23.16b, v15.16b
    tbl v23.16b, {v17.16b}, v16.16b
    tbl v15.16b, {v23.16b}, v16.16b
    ushr v23.2d, v23.2d, #1
    shl v15.2d, v15.2d, #63
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v17.16b}, v16.16b
    str q14, [sp, #208]
    ushr v14.2d, v17.2d, #33
    shl v15.2d, v15.2d, #31
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v17.16b}, v16.16b
    str q26, [sp, #384]
    tbl v26.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #33
    shl v26.2d, v26.2d, #31
    orr v26.16b, v15.16b, v26.16b
    tbl v15.16b, {v0.16b}, v16.16b
    str q22, [sp, #256]
    tbl v22.16b, {v15.16b}, v16.16b
    ushr v15.2d, v15.2d, #2
    shl v22.2d, v22.2d, #62
    orr v22.16b, v15.16b, v22.16b
    ldr q15, [x8, #1040]
    bsl v15.16b, v22.16b, v13.16b
    ldr q13, [x8, #1952]
    tbl v13.16b, {v19.16b}, v13.16b
    str q27, [sp, #1280]
    ldr q27, [x8, #1424]
    bsl v27.16b, v23.16b, v15.16b
    ldr q15, [x8, #1600]
    str q24, [sp, #304]
    ldr q24, [sp, #688]
    bit v24.16b, v13.16b, v15.16b
    ldr q15, [x8, #1792]
    bsl v15.16b, v13.16b, v27.16b
    ldr q27, [x8, #1024]
    bit v24.16b, v21.16b, v27.16b
    ldr q13, [x8, #1776]
    bsl v13.16b, v21.16b, v15.16b
    ldr q21, [x8, #1056]
    bit v24.16b, v28.16b, v21.16b
    ldr q15, [x8, #1136]
    bsl v15.16b, v28.16b, v13.16b
    ldr q28, [x8, #1168]
    bit v24.16b, v12.16b, v28.16b
    ldr q13, [x8, #416]
    bsl v13.16b, v12.16b, v15.16b
    ldr q12, [x8, #1472]
    bit v24.16b, v29.16b, v12.16b
    ldr q15, [x8, #368]
    bsl v15.16b, v29.16b, v13.16b
    ldr q29, [x8, #560]
    bit v24.16b, v11.16b, v29.16b
    ldr q13, [x8, #912]
    bsl v13.16b, v11.16b, v15.16b
    tbl v11.16b, {v0.16b}, v16.16b
    tbl v15.16b, {v11.16b}, v16.16b
    ushr v11.2d, v11.2d, #34
    shl v15.2d, v15.2d, #30
    orr v11.16b, v11.16b, v15.16b
    ldr q15, [x8, #544]
    bsl v15.16b, v11.16b, v10.16b
    ldr q10, [x8, #1584]
    bsl v10.16b, v26.16b, v15.16b
    ldr q26, [x8, #1808]
    bsl v26.16b, v31.16b, v10.16b
    ldr q31, [x8, #768]
    bsl v31.16b, v20.16b, v26.16b
    ldr q20, [x8, #944]
    bsl v20.16b, v3.16b, v31.16b
    ldr q3, [x8, #1312]
    bsl v3.16b, v9.16b, v20.16b
    ldr q20, [x8, #1248]
    bsl v20.16b, v1.16b, v3.16b
    ldr q1, [x8, #864]
    bsl v1.16b, v7.16b, v20.16b
    ldr q3, [x8, #1664]
    bsl v3.16b, v22.16b, v1.16b
    ldr q1, [x8, #1232]
    bsl v1.16b, v23.16b, v3.16b
    ushr v3.2d, v0.2d, #2
    ushr v7.2d, v17.2d, #1
    ldr q20, [x8, #1376]
    bsl v20.16b, v3.16b, v25.16b
    shl v19.4s, v19.4s, #24
    ldr q22, [x8, #1296]
    bsl v22.16b, v7.16b, v20.16b
    shl v4.4s, v4.4s, #25
    ldr q20, [x8, #1760]
    bsl v20.16b, v19.16b, v22.16b
    shl v18.4s, v18.4s, #26
    ldr q19, [x8, #592]
    bsl v19.16b, v4.16b, v20.16b
    shl v2.4s, v2.4s, #27
    ldr q4, [x8, #704]
    bsl v4.16b, v18.16b, v19.16b
    shl v5.4s, v5.4s, #28
    ldr q18, [x8, #928]
    bsl v18.16b, v2.16b, v4.16b
    shl v2.4s, v6.4s, #29
    ldr q4, [x8, #960]
    bsl v4.16b, v5.16b, v18.16b
    shl v5.4s, v0.4s, #30
    ldr q6, [x8, #816]
    bsl v6.16b, v2.16b, v4.16b
    shl v2.4s, v17.4s, #31
    ldr q4, [x8, #848]
    bsl v4.16b, v5.16b, v6.16b
    ldr q5, [x8, #1408]
    bsl v5.16b, v2.16b, v4.16b
    tbl v2.16b, {v0.16b}, v16.16b
    ushr v0.2d, v0.2d, #34
    shl v2.2d, v2.2d, #30
    orr v0.16b, v0.16b, v2.16b
    ldr q2, [x8, #1712]
    bsl v2.16b, v0.16b, v13.16b
    ldr q4, [x8, #1440]
    bsl v4.16b, v14.16b, v2.16b
    ldr q2, [x8, #1600]
    ldr q6, [sp, #848]
    bsl v2.16b, v6.16b, v4.16b
    ldr q4, [sp, #960]
    bsl v27.16b, v4.16b, v2.16b
    ldr q2, [sp, #1456]
    bsl v21.16b, v2.16b, v27.16b
    ldr q2, [sp, #1440]
    bsl v28.16b, v2.16b, v21.16b
    ldr q2, [sp, #1424]
    bsl v12.16b, v2.16b, v28.16b
    ldr q2, [sp, #1008]
    bsl v29.16b, v2.16b, v12.16b
    ldr q2, [x8, #1008]
    ldr q4, [sp, #992]
    bit v29.16b, v4.16b, v2.16b
    bsl v2.16b, v0.16b, v24.16b
    ldr q0, [x8, #1552]
    bit v2.16b, v14.16b, v0.16b
    ldr q4, [sp, #976]
    bsl v0.16b, v4.16b, v29.16b
    ldr q4, [x8, #1360]
    ldr q6, [sp, #656]
    bit v0.16b, v6.16b, v4.16b
    bsl v4.16b, v30.16b, v2.16b
    ldr q2, [x8, #576]
    bit v4.16b, v8.16b, v2.16b
    ldr q6, [sp, #736]
    bsl v2.16b, v6.16b, v0.16b
    ldr q0, [x8, #1840]
    ldr q6, [sp, #544]
    bit v2.16b, v6.16b, v0.16b
    ldr q6, [sp, #304]
    bsl v0.16b, v6.16b, v4.16b
    ldr q4, [x8, #656]
    ldr q6, [sp, #1280]
    bit v0.16b, v6.16b, v4.16b
    ldr q6, [sp, #720]
    bsl v4.16b, v6.16b, v2.16b
    ldr q2, [x8, #432]
    ldr q6, [sp, #1024]
    bit v4.16b, v6.16b, v2.16b
    ldr q6, [sp, #256]
    bsl v2.16b, v6.16b, v0.16b
    ldr q0, [x8, #1536]
    ldr q6, [sp, #384]
    bit v2.16b, v6.16b, v0.16b
    ldr q6, [sp, #944]
    bsl v0.16b, v6.16b, v4.16b
    ldr q4, [x8, #688]
    ldr q6, [sp, #928]
    bit v0.16b, v6.16b, v4.16b
    bsl v4.16b, v3.16b, v2.16b
    ldr q2, [x8, #1696]
    bit v4.16b, v7.16b, v2.16b
    ldr q3, [sp, #896]
    bsl v2.16b, v3.16b, v0.16b
    ldr q0, [sp, #1104]
    eor3 v0.16b, v0.16b, v5.16b, v2.16b
    ldr q2, [sp, #208]
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    ldr q2, [sp, #416]
    ldr q3, [sp, #512]
    eor3 v0.16b, v0.16b, v2.16b, v3.16b
    ldr q2, [x8, #2256]
    eor3 v0.16b, v0.16b, v1.16b, v2.16b
    ldr q1, [x8, #2272]
    ext v2.16b, v0.16b, v0.16b, #8
    bsl v1.16b, v2.16b, v0.16b
    ushr v0.16b, v1.16b, #1
    movi v2.16b, #85
    bif v0.16b, v1.16b, v2.16b
    shl v3.16b, v0.16b, #2
    movi v4.16b, #51
    bit v3.16b, v0.16b, v4.16b
    ushr v5.16b, v0.16b, #2
    bit v0.16b, v5.16b, v4.16b
    shl v5.16b, v1.16b, #1
    bit v5.16b, v1.16b, v2.16b
    ushr v1.16b, v5.16b, #2
    bif v1.16b, v5.16b, v4.16b
    shl v6.16b, v5.16b, #2
    bit v6.16b, v5.16b, v4.16b
    ldr q5, [sp, #1360]
    shl v7.16b, v5.16b, #2
    bit v7.16b, v5.16b, v4.16b
    ushr v16.16b, v5.16b, #2
    bit v5.16b, v16.16b, v4.16b
    ldr q16, [sp, #448]
    ext v17.16b, v16.16b, v16.16b, #5
    ldr q18, [x8, #976]
    ldr q19, [sp, #432]
    bsl v18.16b, v19.16b, v17.16b
    ext v16.16b, v16.16b, v16.16b, #13
    ldr q17, [x8, #992]
    bsl v17.16b, v16.16b, v18.16b
    ushr v16.16b, v17.16b, #1
    bif v16.16b, v17.16b, v2.16b
    ushr v18.16b, v16.16b, #2
    bif v18.16b, v16.16b, v4.16b
    ldr q19, [sp, #832]
    mov v20.16b, v19.16b
    sli v20.16b, v19.16b, #4
    sri v19.16b, v19.16b, #4
    shl v21.16b, v16.16b, #2
    bit v21.16b, v16.16b, v4.16b
    ldr q16, [sp, #1168]
    mov v22.16b, v16.16b
    sri v22.16b, v16.16b, #4
    sli v16.16b, v16.16b, #4
    shl v23.16b, v17.16b, #1
    bit v23.16b, v17.16b, v2.16b
    shl v17.16b, v23.16b, #2
    bit v17.16b, v23.16b, v4.16b
    ldr q24, [sp, #400]
    mov v25.16b, v24.16b
    sli v25.16b, v24.16b, #4
    sri v24.16b, v24.16b, #4
    ushr v26.16b, v23.16b, #2
    bit v23.16b, v26.16b, v4.16b
    ldr q26, [sp, #224]
    mov v27.16b, v26.16b
    sli v27.16b, v26.16b, #4
    sri v26.16b, v26.16b, #4
    ldr q28, [x1, #0]
    shl v29.16b, v28.16b, #1
    bit v29.16b, v28.16b, v2.16b
    ldr q30, [sp, #64]
    bsl v2.16b, v30.16b, v28.16b
    shl v28.16b, v29.16b, #2
    ushr v30.16b, v29.16b, #2
    bit v28.16b, v29.16b, v4.16b
    bit v29.16b, v30.16b, v4.16b
    ushr v30.16b, v2.16b, #2
    shl v31.16b, v2.16b, #2
    bit v31.16b, v2.16b, v4.16b
    bsl v4.16b, v30.16b, v2.16b
    mov v2.16b, v28.16b
    sli v2.16b, v28.16b, #4
    sri v28.16b, v28.16b, #4
    mov v30.16b, v31.16b
    sli v30.16b, v31.16b, #4
    sri v31.16b, v31.16b, #4
    mov v8.16b, v29.16b
    sli v8.16b, v29.16b, #4
    sri v29.16b, v29.16b, #4
    mov v9.16b, v4.16b
    sli v9.16b, v4.16b, #4
    sri v4.16b, v4.16b, #4
    mvn v10.16b, v30.16b
    mvn v11.16b, v28.16b
    mvn v12.16b, v31.16b
    str q2, [x0, #0]
    mvn v2.16b, v29.16b
    mvn v13.16b, v4.16b
    // round 1 (aes.dsl:47)
    mvn v14.16b, v9.16b
    str q10, [x0, #16]
    str q8, [x0, #32]
    str q9, [x0, #48]
    str q11, [x0, #64]
    ldr q8, [sp, #640]
    mvn v8.16b, v8.16b
    str q12, [x0, #80]
    str q2, [x0, #96]
    ldr q2, [sp, #800]
    mvn v9.16b, v2.16b
    ldr q10, [sp, #768]
    mvn v11.16b, v10.16b
    str q13, [x0, #112]
    ldr q12, [sp, #560]
    mvn v13.16b, v12.16b
    str q8, [x0, #128]
    ldr q8, [sp, #784]
    mvn v8.16b, v8.16b
    ldr q15, [sp, #144]
    mvn v15.16b, v15.16b
    // round 2 (aes.dsl:47)
    ldr q12, [sp, #752]
    mvn v2.16b, v12.16b
    str q11, [x0, #144]
    str q9, [x0, #160]
    str q13, [x0, #176]
    ldr q9, [sp, #816]
    str q9, [x0, #192]
    ldr q9, [sp, #576]
    mvn v9.16b, v9.16b
    str q12, [x0, #208]
    str q8, [x0, #224]
    ldr q8, [sp, #1136]
    mvn v11.16b, v8.16b
    ldr q12, [sp, #608]
    mvn v13.16b, v12.16b
    str q15, [x0, #240]
    ldr q15, [sp, #592]
    mvn v10.16b, v15.16b
    str q9, [x0, #256]
    ldr q9, [sp, #624]
    mvn v9.16b, v9.16b
    ldr q15, [sp, #1152]
    mvn v15.16b, v15.16b
    // round 3 (aes.dsl:47)
    ldr q8, [sp, #672]
    mvn v12.16b, v8.16b
    str q13, [x0, #272]
    str q11, [x0, #288]
    str q10, [x0, #304]
    ldr q10, [sp, #704]
    str q10, [x0, #320]
    ldr q10, [sp, #1328]
    mvn v10.16b, v10.16b
    str q8, [x0, #336]
    str q9, [x0, #352]
    ldr q8, [sp, #1312]
    mvn v9.16b, v8.16b
    ldr q11, [sp, #1088]
    mvn v13.16b, v11.16b
    str q15, [x0, #368]
    ldr q15, [sp, #1120]
    mvn v15.16b, v15.16b
    str q10, [x0, #384]
    ldr q10, [sp, #1296]
    mvn v10.16b, v10.16b
    ldr q8, [sp, #1072]
    mvn v8.16b, v8.16b
    // round 4 (aes.dsl:47)
    ldr q11, [sp, #1056]
    str q31, [sp, #1296]
    mvn v31.16b, v11.16b
    str q13, [x0, #400]
    str q9, [x0, #416]
    str q15, [x0, #432]
    ldr q9, [sp, #1264]
    str q9, [x0, #448]
    ldr q9, [sp, #1408]
    mvn v9.16b, v9.16b
    str q11, [x0, #464]
    str q10, [x0, #480]
    ldr q10, [sp, #1392]
    mvn v11.16b, v10.16b
    ldr q13, [sp, #288]
    mvn v15.16b, v13.16b
    str q8, [x0, #496]
    ldr q8, [sp, #1040]
    mvn v8.16b, v8.16b
    str q9, [x0, #512]
    ldr q9, [sp, #1376]
    mvn v9.16b, v9.16b
    ldr q10, [sp, #80]
    mvn v10.16b, v10.16b
    // round 5 (aes.dsl:47)
    ldr q13, [sp, #272]
    str q4, [sp, #1376]
    mvn v4.16b, v13.16b
    str q15, [x0, #528]
    str q11, [x0, #544]
    str q8, [x0, #560]
    ldr q8, [sp, #128]
    str q8, [x0, #576]
    ldr q8, [sp, #1184]
    mvn v8.16b, v8.16b
    str q13, [x0, #592]
    str q9, [x0, #608]
    ldr q9, [sp, #1200]
    mvn v11.16b, v9.16b
    ldr q13, [sp, #1216]
    mvn v15.16b, v13.16b
    str q10, [x0, #624]
    ldr q10, [sp, #1248]
    mvn v10.16b, v10.16b
    str q8, [x0, #640]
    ldr q8, [sp, #352]
    mvn v8.16b, v8.16b
    ldr q9, [sp, #336]
    mvn v9.16b, v9.16b
    // round 6 (aes.dsl:47)
    ldr q13, [sp, #240]
    str q29, [sp, #352]
    mvn v29.16b, v13.16b
    str q15, [x0, #656]
    str q11, [x0, #672]
    str q10, [x0, #688]
    ldr q10, [sp, #368]
    str q10, [x0, #704]
    ldr q10, [sp, #1488]
    mvn v10.16b, v10.16b
    str q13, [x0, #720]
    str q8, [x0, #736]
    ldr q8, [sp, #864]
    mvn v8.16b, v8.16b
    ldr q11, [sp, #1472]
    mvn v13.16b, v11.16b
    ldr q15, [sp, #880]
    mvn v11.16b, v15.16b
    str q9, [x0, #752]
    ldr q9, [sp, #912]
    mvn v9.16b, v9.16b
    str q10, [x0, #768]
    mov v10.16b, v17.16b
    sri v10.16b, v17.16b, #4
    sli v17.16b, v17.16b, #4
    str q11, [x0, #784]
    str q13, [x0, #800]
    mov v11.16b, v21.16b
    sli v11.16b, v21.16b, #4
    mov v13.16b, v23.16b
    sri v13.16b, v23.16b, #4
    sli v23.16b, v23.16b, #4
    ldr q15, [sp, #112]
    mvn v15.16b, v15.16b
    str q9, [x0, #816]
    ldr q9, [sp, #96]
    str q9, [x0, #832]
    mov v9.16b, v18.16b
    sli v9.16b, v18.16b, #4
    // round 7 (aes.dsl:47)
    mvn v17.16b, v17.16b
    str q28, [sp, #96]
    ldr q28, [sp, #320]
    str q14, [sp, #864]
    mvn v14.16b, v28.16b
    str q28, [x0, #848]
    str q8, [x0, #864]
    mvn v28.16b, v23.16b
    mvn v8.16b, v11.16b
    str q15, [x0, #880]
    sri v18.16b, v18.16b, #4
    mvn v15.16b, v9.16b
    str q17, [x0, #896]
    sri v21.16b, v21.16b, #4
    mvn v17.16b, v13.16b
    str q8, [x0, #912]
    str q28, [x0, #928]
    mov v28.16b, v7.16b
    sli v28.16b, v7.16b, #4
    mvn v8.16b, v18.16b
    str q15, [x0, #944]
    str q10, [x0, #960]
    mov v10.16b, v5.16b
    sli v10.16b, v5.16b, #4
    // round 8 (aes.dsl:47)
    ldr q13, [sp, #528]
    mvn v13.16b, v13.16b
    str q21, [x0, #976]
    str q17, [x0, #992]
    ldr q17, [sp, #464]
    mvn v15.16b, v17.16b
    mvn v17.16b, v28.16b
    mvn v21.16b, v21.16b
    str q8, [x0, #1008]
    sri v5.16b, v5.16b, #4
    mvn v8.16b, v10.16b
    str q13, [x0, #1024]
    sri v7.16b, v7.16b, #4
    ldr q13, [sp, #176]
    mvn v13.16b, v13.16b
    str q17, [x0, #1040]
    str q15, [x0, #1056]
    mvn v17.16b, v5.16b
    str q8, [x0, #1072]
    ldr q8, [sp, #160]
    str q8, [x0, #1088]
    // round 9 (aes.dsl:47)
    mvn v27.16b, v27.16b
    mvn v8.16b, v7.16b
    str q7, [x0, #1104]
    str q13, [x0, #1120]
    mvn v7.16b, v25.16b
    mvn v13.16b, v16.16b
    str q17, [x0, #1136]
    mvn v17.16b, v20.16b
    str q27, [x0, #1152]
    mov v27.16b, v6.16b
    sri v27.16b, v6.16b, #4
    sli v6.16b, v6.16b, #4
    mvn v24.16b, v24.16b
    mvn v15.16b, v19.16b
    str q13, [x0, #1168]
    str q7, [x0, #1184]
    mov v7.16b, v1.16b
    sli v7.16b, v1.16b, #4
    str q17, [x0, #1200]
    str q26, [x0, #1216]
    mov v17.16b, v0.16b
    sri v17.16b, v0.16b, #4
    sli v0.16b, v0.16b, #4
    // round 10 (aes.dsl:53)
    mvn v6.16b, v6.16b
    str q22, [x0, #1232]
    str q24, [x0, #1248]
    mov v24.16b, v3.16b
    sri v24.16b, v3.16b, #4
    sli v3.16b, v3.16b, #4
    mvn v26.16b, v7.16b
    str q15, [x0, #1264]
    mvn v0.16b, v0.16b
    mvn v13.16b, v27.16b
    str q6, [x0, #1280]
    sri v1.16b, v1.16b, #4
    mvn v6.16b, v24.16b
    str q3, [x0, #1296]
    str q26, [x0, #1312]
    mvn v3.16b, v22.16b
    str q0, [x0, #1328]
    str q13, [x0, #1344]
    str q6, [x0, #1360]
    str q1, [x0, #1376]
    mvn v0.16b, v1.16b
    str q17, [x0, #1392]
    str q7, [x0, #1408]
    str q27, [x0, #1424]
    str q24, [x0, #1440]
    str q0, [x0, #1456]
    str q16, [x0, #1472]
    str q25, [x0, #1488]
    str q20, [x0, #1504]
    str q3, [x0, #1520]
    str q19, [x0, #1536]
    str q28, [x0, #1552]
    ldr q0, [sp, #464]
    str q0, [x0, #1568]
    str q10, [x0, #1584]
    str q8, [x0, #1600]
    str q5, [x0, #1616]
    str q11, [x0, #1632]
    str q23, [x0, #1648]
    str q9, [x0, #1664]
    str q21, [x0, #1680]
    str q18, [x0, #1696]
    ldr q0, [sp, #880]
    str q0, [x0, #1712]
    ldr q0, [sp, #1472]
    str q0, [x0, #1728]
    ldr q0, [sp, #912]
    str q0, [x0, #1744]
    str q14, [x0, #1760]
    ldr q0, [sp, #112]
    str q0, [x0, #1776]
    ldr q0, [sp, #1216]
    str q0, [x0, #1792]
    ldr q0, [sp, #1200]
    str q0, [x0, #1808]
    ldr q0, [sp, #1248]
    str q0, [x0, #1824]
    str q29, [x0, #1840]
    ldr q0, [sp, #336]
    str q0, [x0, #1856]
    ldr q0, [sp, #288]
    str q0, [x0, #1872]
    ldr q0, [sp, #1392]
    str q0, [x0, #1888]
    ldr q0, [sp, #1040]
    str q0, [x0, #1904]
    str q4, [x0, #1920]
    ldr q0, [sp, #80]
    str q0, [x0, #1936]
    ldr q0, [sp, #1088]
    str q0, [x0, #1952]
    ldr q0, [sp, #1312]
    str q0, [x0, #1968]
    ldr q0, [sp, #1120]
    str q0, [x0, #1984]
    str q31, [x0, #2000]
    ldr q0, [sp, #1072]
    str q0, [x0, #2016]
    ldr q0, [sp, #608]
    str q0, [x0, #2032]
    ldr q0, [sp, #1136]
    str q0, [x0, #2048]
    ldr q0, [sp, #592]
    str q0, [x0, #2064]
    str q12, [x0, #2080]
    ldr q0, [sp, #1152]
    str q0, [x0, #2096]
    ldr q0, [sp, #768]
    str q0, [x0, #2112]
    ldr q0, [sp, #800]
    str q0, [x0, #2128]
    ldr q0, [sp, #560]
    str q0, [x0, #2144]
    str q2, [x0, #2160]
    ldr q0, [sp, #144]
    str q0, [x0, #2176]
    str q30, [x0, #2192]
    ldr q0, [sp, #864]
    str q0, [x0, #2208]
    ldr q0, [sp, #96]
    str q0, [x0, #2224]
    ldr q0, [sp, #352]
    str q0, [x0, #2240]
    ldr q0, [sp, #1376]
    str q0, [x0, #2256]
    ldr q0, [sp, #1296]
    str q0, [x0, #2272]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #97
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1616
    ret
    .size lwcc_aes128_128_key_setup_neon, .-lwcc_aes128_128_key_setup_neon

    .balign 16
    .global lwcc_aes128_128_ecb_encrypt_neon
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
    ushr v20.16b, v23.16b, #2
    ushr v22.16b, v5.16b, #2
    shl v24.16b, v7.16b, #2
    bit v2.16b, v19.16b, v17.16b
    bit v21.16b, v0.16b, v17.16b
    bit v18.16b, v23.16b, v17.16b
    ldr q0, [x3, #64]
    ldr q19, [x3, #112]
    bit v6.16b, v1.16b, v17.16b
    bit v3.16b, v4.16b, v17.16b
    bit v7.16b, v22.16b, v17.16b
    bit v25.16b, v20.16b, v17.16b
    bit v24.16b, v5.16b, v17.16b
    mov v1.16b, v2.16b
    sli v1.16b, v18.16b, #4
    ldr q4, [x3, #16]
    ldr q5, [x3, #32]
    sri v18.16b, v2.16b, #4
    mov v2.16b, v3.16b
    sli v2.16b, v7.16b, #4
    sri v7.16b, v3.16b, #4
    mov v3.16b, v6.16b
    sli v3.16b, v24.16b, #4
    ldr q20, [x3, #48]
    ldr q22, [x3, #80]
    mov v23.16b, v21.16b
    sli v23.16b, v25.16b, #4
    eor v0.16b, v0.16b, v18.16b
    eor v7.16b, v19.16b, v7.16b
    sri v24.16b, v6.16b, #4
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v5.16b, v23.16b
    // round 1 (aes.dsl:47)
    eor v5.16b, v0.16b, v7.16b
    ldr q6, [x3, #0]
    ldr q18, [x3, #96]
    eor v2.16b, v20.16b, v2.16b
    eor v19.16b, v22.16b, v24.16b
    eor3 v20.16b, v3.16b, v4.16b, v5.16b
    movi v22.16b, #255
    sri v25.16b, v21.16b, #4
    eor3 v21.16b, v3.16b, v2.16b, v5.16b
    eor3 v23.16b, v3.16b, v19.16b, v20.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v18.16b, v25.16b
    eor3 v18.16b, v21.16b, v23.16b, v22.16b
    eor3 v24.16b, v19.16b, v6.16b, v21.16b
    eor3 v25.16b, v1.16b, v23.16b, v18.16b
    eor v26.16b, v3.16b, v7.16b
    eor3 v27.16b, v0.16b, v24.16b, v25.16b
    eor3 v28.16b, v3.16b, v4.16b, v26.16b
    eor3 v29.16b, v19.16b, v7.16b, v23.16b
    eor v30.16b, v20.16b, v27.16b
    orr v31.16b, v23.16b, v29.16b
    eor3 v8.16b, v3.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v24.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v3.16b, v8.16b
    eor3 v4.16b, v4.16b, v19.16b, v24.16b
    eor3 v0.16b, v0.16b, v7.16b, v27.16b
    bcax v7.16b, v9.16b, v1.16b, v10.16b
    eor v19.16b, v18.16b, v8.16b
    eor3 v6.16b, v6.16b, v21.16b, v11.16b
    bcax v10.16b, v7.16b, v5.16b, v4.16b
    bcax v6.16b, v6.16b, v19.16b, v0.16b
    orr v12.16b, v20.16b, v21.16b
    eor3 v11.16b, v7.16b, v10.16b, v11.16b
    eor3 v6.16b, v9.16b, v0.16b, v6.16b
    eor3 v7.16b, v7.16b, v4.16b, v31.16b
    eor v31.16b, v12.16b, v10.16b
    bcax v9.16b, v11.16b, v18.16b, v26.16b
    eor3 v2.16b, v2.16b, v6.16b, v22.16b
    bcax v6.16b, v7.16b, v25.16b, v30.16b
    bcax v7.16b, v2.16b, v31.16b, v9.16b
    bcax v10.16b, v6.16b, v7.16b, v31.16b
    bcax v11.16b, v7.16b, v2.16b, v10.16b
    bit v6.16b, v11.16b, v31.16b
    bsl v7.16b, v11.16b, v9.16b
    bsl v9.16b, v10.16b, v2.16b
    bcax v2.16b, v31.16b, v6.16b, v10.16b
    eor v31.16b, v9.16b, v7.16b
    orn v8.16b, v8.16b, v2.16b
    eor3 v10.16b, v6.16b, v2.16b, v31.16b
    bcax v18.16b, v8.16b, v6.16b, v18.16b
    eor v11.16b, v6.16b, v7.16b
    orn v5.16b, v10.16b, v5.16b
    bcax v21.16b, v18.16b, v7.16b, v21.16b
    and v26.16b, v26.16b, v6.16b
    orr v30.16b, v30.16b, v9.16b
    bcax v29.16b, v5.16b, v11.16b, v29.16b
    bcax v12.16b, v6.16b, v8.16b, v2.16b
    bcax v23.16b, v18.16b, v11.16b, v23.16b
    bcax v1.16b, v21.16b, v1.16b, v31.16b
    bcax v2.16b, v26.16b, v2.16b, v3.16b
    eor v3.16b, v30.16b, v29.16b
    eor3 v6.16b, v6.16b, v9.16b, v12.16b
    bcax v19.16b, v1.16b, v19.16b, v12.16b
    eor3 v1.16b, v18.16b, v1.16b, v23.16b
    ldr q18, [x8, #0]
    bcax v0.16b, v26.16b, v0.16b, v12.16b
    bcax v21.16b, v21.16b, v25.16b, v9.16b
    bcax v7.16b, v3.16b, v7.16b, v20.16b
    bcax v4.16b, v23.16b, v4.16b, v10.16b
    eor3 v2.16b, v2.16b, v19.16b, v29.16b
    bcax v1.16b, v1.16b, v6.16b, v24.16b
    eor v20.16b, v21.16b, v7.16b
    eor v21.16b, v2.16b, v1.16b
    eor3 v0.16b, v1.16b, v0.16b, v4.16b
    eor3 v1.16b, v8.16b, v19.16b, v20.16b
    eor3 v5.16b, v5.16b, v4.16b, v20.16b
    tbl v19.16b, {v20.16b}, v18.16b
    tbl v23.16b, {v2.16b}, v18.16b
    eor3 v3.16b, v3.16b, v4.16b, v0.16b
    bcax v0.16b, v0.16b, v6.16b, v28.16b
    ldr q4, [x8, #16]
    ldr q6, [x3, #144]
    eor3 v7.16b, v7.16b, v20.16b, v5.16b
    tbl v24.16b, {v5.16b}, v18.16b
    tbl v25.16b, {v21.16b}, v18.16b
    ldr q26, [x3, #192]
    ldr q28, [x3, #208]
    tbl v29.16b, {v1.16b}, v18.16b
    eor v19.16b, v20.16b, v19.16b
    eor v23.16b, v2.16b, v23.16b
    ldr q30, [x3, #240]
    bcax v3.16b, v3.16b, v27.16b, v31.16b
    tbl v27.16b, {v7.16b}, v18.16b
    eor v24.16b, v5.16b, v24.16b
    ldr q31, [x3, #160]
    eor v25.16b, v21.16b, v25.16b
    eor v29.16b, v1.16b, v29.16b
    tbl v8.16b, {v0.16b}, v18.16b
    tbl v9.16b, {v19.16b}, v4.16b
    eor v27.16b, v7.16b, v27.16b
    tbl v10.16b, {v3.16b}, v18.16b
    eor3 v6.16b, v6.16b, v21.16b, v23.16b
    eor3 v19.16b, v28.16b, v0.16b, v19.16b
    eor3 v20.16b, v26.16b, v20.16b, v29.16b
    ldr q21, [x3, #176]
    eor3 v7.16b, v30.16b, v7.16b, v24.16b
    eor v26.16b, v3.16b, v10.16b
    tbl v28.16b, {v27.16b}, v4.16b
    eor v0.16b, v0.16b, v8.16b
    tbl v30.16b, {v25.16b}, v4.16b
    eor3 v3.16b, v31.16b, v3.16b, v25.16b
    eor3 v20.16b, v9.16b, v27.16b, v20.16b
    tbl v25.16b, {v26.16b}, v4.16b
    eor v7.16b, v7.16b, v28.16b
    ldr q28, [x3, #128]
    tbl v29.16b, {v29.16b}, v4.16b
    tbl v31.16b, {v0.16b}, v4.16b
    eor3 v6.16b, v6.16b, v27.16b, v30.16b
    ldr q30, [x3, #224]
    eor3 v1.16b, v21.16b, v1.16b, v27.16b
    eor v3.16b, v3.16b, v25.16b
    // round 2 (aes.dsl:47)
    eor v21.16b, v20.16b, v7.16b
    // round 1 (aes.dsl:47)
    tbl v23.16b, {v23.16b}, v4.16b
    tbl v24.16b, {v24.16b}, v4.16b
    eor3 v1.16b, v29.16b, v26.16b, v1.16b
    eor v19.16b, v19.16b, v31.16b
    // round 2 (aes.dsl:47)
    eor3 v25.16b, v6.16b, v3.16b, v21.16b
    // round 1 (aes.dsl:47)
    eor3 v2.16b, v28.16b, v2.16b, v23.16b
    eor3 v5.16b, v30.16b, v5.16b, v24.16b
    // round 2 (aes.dsl:47)
    eor3 v23.16b, v6.16b, v1.16b, v21.16b
    eor3 v24.16b, v6.16b, v19.16b, v25.16b
    // round 1 (aes.dsl:47)
    eor v2.16b, v27.16b, v2.16b
    eor v0.16b, v0.16b, v5.16b
    // round 2 (aes.dsl:47)
    eor3 v5.16b, v23.16b, v24.16b, v22.16b
    eor3 v26.16b, v19.16b, v0.16b, v23.16b
    eor3 v27.16b, v2.16b, v24.16b, v5.16b
    eor v28.16b, v6.16b, v7.16b
    eor3 v29.16b, v20.16b, v26.16b, v27.16b
    eor3 v30.16b, v6.16b, v3.16b, v28.16b
    eor3 v31.16b, v19.16b, v7.16b, v24.16b
    eor v8.16b, v25.16b, v29.16b
    orr v9.16b, v24.16b, v31.16b
    eor3 v10.16b, v6.16b, v30.16b, v8.16b
    and v11.16b, v30.16b, v26.16b
    mvn v12.16b, v29.16b
    bcax v13.16b, v9.16b, v6.16b, v10.16b
    eor3 v3.16b, v3.16b, v19.16b, v26.16b
    eor3 v7.16b, v20.16b, v7.16b, v29.16b
    bcax v19.16b, v11.16b, v2.16b, v12.16b
    eor v20.16b, v5.16b, v10.16b
    eor3 v0.16b, v0.16b, v23.16b, v13.16b
    bcax v12.16b, v19.16b, v21.16b, v3.16b
    bcax v0.16b, v0.16b, v20.16b, v7.16b
    orr v14.16b, v25.16b, v23.16b
    eor3 v13.16b, v19.16b, v12.16b, v13.16b
    eor3 v0.16b, v11.16b, v7.16b, v0.16b
    eor3 v19.16b, v19.16b, v3.16b, v9.16b
    eor v9.16b, v14.16b, v12.16b
    bcax v11.16b, v13.16b, v5.16b, v28.16b
    eor3 v0.16b, v1.16b, v0.16b, v22.16b
    bcax v1.16b, v19.16b, v27.16b, v8.16b
    bcax v19.16b, v0.16b, v9.16b, v11.16b
    bcax v12.16b, v1.16b, v19.16b, v9.16b
    bcax v13.16b, v19.16b, v0.16b, v12.16b
    bit v1.16b, v13.16b, v9.16b
    bsl v19.16b, v13.16b, v11.16b
    bsl v11.16b, v12.16b, v0.16b
    bcax v0.16b, v9.16b, v1.16b, v12.16b
    eor v9.16b, v11.16b, v19.16b
    orn v10.16b, v10.16b, v0.16b
    eor3 v12.16b, v1.16b, v0.16b, v9.16b
    bcax v5.16b, v10.16b, v1.16b, v5.16b
    eor v13.16b, v1.16b, v19.16b
    orn v21.16b, v12.16b, v21.16b
    bcax v23.16b, v5.16b, v19.16b, v23.16b
    and v28.16b, v28.16b, v1.16b
    orr v8.16b, v8.16b, v11.16b
    bcax v31.16b, v21.16b, v13.16b, v31.16b
    bcax v14.16b, v1.16b, v10.16b, v0.16b
    bcax v24.16b, v5.16b, v13.16b, v24.16b
    bcax v2.16b, v23.16b, v2.16b, v9.16b
    bcax v0.16b, v28.16b, v0.16b, v6.16b
    eor v6.16b, v8.16b, v31.16b
    eor3 v1.16b, v1.16b, v11.16b, v14.16b
    bcax v20.16b, v2.16b, v20.16b, v14.16b
    eor3 v2.16b, v5.16b, v2.16b, v24.16b
    ldr q5, [x8, #32]
    bcax v7.16b, v28.16b, v7.16b, v14.16b
    bcax v23.16b, v23.16b, v27.16b, v11.16b
    bcax v19.16b, v6.16b, v19.16b, v25.16b
    bcax v3.16b, v24.16b, v3.16b, v12.16b
    eor3 v0.16b, v0.16b, v20.16b, v31.16b
    bcax v2.16b, v2.16b, v1.16b, v26.16b
    eor v23.16b, v23.16b, v19.16b
    eor v24.16b, v0.16b, v2.16b
    eor3 v2.16b, v2.16b, v7.16b, v3.16b
    eor3 v7.16b, v10.16b, v20.16b, v23.16b
    eor3 v20.16b, v21.16b, v3.16b, v23.16b
    tbl v21.16b, {v23.16b}, v5.16b
    tbl v25.16b, {v0.16b}, v5.16b
    eor3 v3.16b, v6.16b, v3.16b, v2.16b
    bcax v1.16b, v2.16b, v1.16b, v30.16b
    ldr q2, [x3, #272]
    eor3 v6.16b, v19.16b, v23.16b, v20.16b
    tbl v19.16b, {v20.16b}, v5.16b
    tbl v26.16b, {v24.16b}, v5.16b
    ldr q27, [x3, #320]
    ldr q28, [x3, #336]
    tbl v30.16b, {v7.16b}, v5.16b
    eor v21.16b, v23.16b, v21.16b
    eor v25.16b, v0.16b, v25.16b
    ldr q31, [x3, #368]
    bcax v3.16b, v3.16b, v29.16b, v9.16b
    tbl v29.16b, {v6.16b}, v5.16b
    eor v19.16b, v20.16b, v19.16b
    ldr q8, [x3, #288]
    eor v26.16b, v24.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    tbl v9.16b, {v1.16b}, v5.16b
    rev32 v10.8h, v21.8h
    eor v29.16b, v6.16b, v29.16b
    tbl v11.16b, {v3.16b}, v5.16b
    eor3 v2.16b, v2.16b, v24.16b, v25.16b
    eor3 v21.16b, v28.16b, v1.16b, v21.16b
    eor3 v23.16b, v27.16b, v23.16b, v30.16b
    ldr q24, [x3, #304]
    eor3 v6.16b, v31.16b, v6.16b, v19.16b
    eor v27.16b, v3.16b, v11.16b
    rev32 v28.8h, v29.8h
    eor v1.16b, v1.16b, v9.16b
    rev32 v31.8h, v26.8h
    eor3 v3.16b, v8.16b, v3.16b, v26.16b
    eor3 v23.16b, v10.16b, v29.16b, v23.16b
    rev32 v26.8h, v27.8h
    eor v6.16b, v6.16b, v28.16b
    ldr q28, [x3, #256]
    rev32 v30.8h, v30.8h
    rev32 v8.8h, v1.8h
    eor3 v2.16b, v2.16b, v29.16b, v31.16b
    ldr q31, [x3, #352]
    eor3 v7.16b, v24.16b, v7.16b, v29.16b
    eor v3.16b, v3.16b, v26.16b
    // round 3 (aes.dsl:47)
    eor v24.16b, v23.16b, v6.16b
    // round 2 (aes.dsl:47)
    rev32 v25.8h, v25.8h
    rev32 v19.8h, v19.8h
    eor3 v7.16b, v30.16b, v27.16b, v7.16b
    eor v21.16b, v21.16b, v8.16b
    // round 3 (aes.dsl:47)
    eor3 v26.16b, v2.16b, v3.16b, v24.16b
    // round 2 (aes.dsl:47)
    eor3 v0.16b, v28.16b, v0.16b, v25.16b
    eor3 v19.16b, v31.16b, v20.16b, v19.16b
    // round 3 (aes.dsl:47)
    eor3 v20.16b, v2.16b, v7.16b, v24.16b
    eor3 v25.16b, v2.16b, v21.16b, v26.16b
    // round 2 (aes.dsl:47)
    eor v0.16b, v29.16b, v0.16b
    eor v1.16b, v1.16b, v19.16b
    // round 3 (aes.dsl:47)
    eor3 v19.16b, v20.16b, v25.16b, v22.16b
    eor3 v27.16b, v21.16b, v1.16b, v20.16b
    eor3 v28.16b, v0.16b, v25.16b, v19.16b
    eor v29.16b, v2.16b, v6.16b
    eor3 v30.16b, v23.16b, v27.16b, v28.16b
    eor3 v31.16b, v2.16b, v3.16b, v29.16b
    eor3 v8.16b, v21.16b, v6.16b, v25.16b
    eor v9.16b, v26.16b, v30.16b
    orr v10.16b, v25.16b, v8.16b
    eor3 v11.16b, v2.16b, v31.16b, v9.16b
    and v12.16b, v31.16b, v27.16b
    mvn v13.16b, v30.16b
    bcax v14.16b, v10.16b, v2.16b, v11.16b
    eor3 v3.16b, v3.16b, v21.16b, v27.16b
    eor3 v6.16b, v23.16b, v6.16b, v30.16b
    bcax v21.16b, v12.16b, v0.16b, v13.16b
    eor v23.16b, v19.16b, v11.16b
    eor3 v1.16b, v1.16b, v20.16b, v14.16b
    bcax v13.16b, v21.16b, v24.16b, v3.16b
    bcax v1.16b, v1.16b, v23.16b, v6.16b
    orr v15.16b, v26.16b, v20.16b
    eor3 v14.16b, v21.16b, v13.16b, v14.16b
    eor3 v1.16b, v12.16b, v6.16b, v1.16b
    eor3 v21.16b, v21.16b, v3.16b, v10.16b
    eor v10.16b, v15.16b, v13.16b
    bcax v12.16b, v14.16b, v19.16b, v29.16b
    eor3 v1.16b, v7.16b, v1.16b, v22.16b
    bcax v7.16b, v21.16b, v28.16b, v9.16b
    bcax v21.16b, v1.16b, v10.16b, v12.16b
    bcax v13.16b, v7.16b, v21.16b, v10.16b
    bcax v14.16b, v21.16b, v1.16b, v13.16b
    bit v7.16b, v14.16b, v10.16b
    bsl v21.16b, v14.16b, v12.16b
    bsl v12.16b, v13.16b, v1.16b
    bcax v1.16b, v10.16b, v7.16b, v13.16b
    eor v10.16b, v12.16b, v21.16b
    orn v11.16b, v11.16b, v1.16b
    eor3 v13.16b, v7.16b, v1.16b, v10.16b
    bcax v19.16b, v11.16b, v7.16b, v19.16b
    eor v14.16b, v7.16b, v21.16b
    orn v24.16b, v13.16b, v24.16b
    bcax v20.16b, v19.16b, v21.16b, v20.16b
    and v29.16b, v29.16b, v7.16b
    orr v9.16b, v9.16b, v12.16b
    bcax v8.16b, v24.16b, v14.16b, v8.16b
    bcax v15.16b, v7.16b, v11.16b, v1.16b
    bcax v25.16b, v19.16b, v14.16b, v25.16b
    bcax v0.16b, v20.16b, v0.16b, v10.16b
    bcax v1.16b, v29.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    eor3 v7.16b, v7.16b, v12.16b, v15.16b
    bcax v23.16b, v0.16b, v23.16b, v15.16b
    eor3 v0.16b, v19.16b, v0.16b, v25.16b
    ldr q19, [x8, #48]
    bcax v6.16b, v29.16b, v6.16b, v15.16b
    bcax v20.16b, v20.16b, v28.16b, v12.16b
    bcax v21.16b, v2.16b, v21.16b, v26.16b
    bcax v3.16b, v25.16b, v3.16b, v13.16b
    eor3 v1.16b, v1.16b, v23.16b, v8.16b
    bcax v0.16b, v0.16b, v7.16b, v27.16b
    eor v20.16b, v20.16b, v21.16b
    eor v25.16b, v1.16b, v0.16b
    eor3 v0.16b, v0.16b, v6.16b, v3.16b
    eor3 v6.16b, v11.16b, v23.16b, v20.16b
    eor3 v23.16b, v24.16b, v3.16b, v20.16b
    tbl v24.16b, {v20.16b}, v19.16b
    tbl v26.16b, {v1.16b}, v19.16b
    eor3 v2.16b, v2.16b, v3.16b, v0.16b
    bcax v0.16b, v0.16b, v7.16b, v31.16b
    ldr q3, [x3, #400]
    eor3 v7.16b, v21.16b, v20.16b, v23.16b
    tbl v21.16b, {v23.16b}, v19.16b
    tbl v27.16b, {v25.16b}, v19.16b
    ldr q28, [x3, #448]
    ldr q29, [x3, #464]
    tbl v31.16b, {v6.16b}, v19.16b
    eor v24.16b, v20.16b, v24.16b
    eor v26.16b, v1.16b, v26.16b
    ldr q8, [x3, #496]
    bcax v2.16b, v2.16b, v30.16b, v10.16b
    tbl v30.16b, {v7.16b}, v19.16b
    eor v21.16b, v23.16b, v21.16b
    ldr q9, [x3, #416]
    eor v27.16b, v25.16b, v27.16b
    eor v31.16b, v6.16b, v31.16b
    tbl v10.16b, {v0.16b}, v19.16b
    tbl v11.16b, {v24.16b}, v4.16b
    eor v30.16b, v7.16b, v30.16b
    tbl v12.16b, {v2.16b}, v19.16b
    eor3 v3.16b, v3.16b, v25.16b, v26.16b
    eor3 v24.16b, v29.16b, v0.16b, v24.16b
    eor3 v20.16b, v28.16b, v20.16b, v31.16b
    ldr q25, [x3, #432]
    eor3 v7.16b, v8.16b, v7.16b, v21.16b
    eor v28.16b, v2.16b, v12.16b
    tbl v29.16b, {v30.16b}, v4.16b
    eor v0.16b, v0.16b, v10.16b
    tbl v8.16b, {v27.16b}, v4.16b
    eor3 v2.16b, v9.16b, v2.16b, v27.16b
    eor3 v20.16b, v11.16b, v30.16b, v20.16b
    tbl v27.16b, {v28.16b}, v4.16b
    eor v7.16b, v7.16b, v29.16b
    ldr q29, [x3, #384]
    tbl v31.16b, {v31.16b}, v4.16b
    tbl v9.16b, {v0.16b}, v4.16b
    eor3 v3.16b, v3.16b, v30.16b, v8.16b
    ldr q8, [x3, #480]
    eor3 v6.16b, v25.16b, v6.16b, v30.16b
    eor v2.16b, v2.16b, v27.16b
    // round 4 (aes.dsl:47)
    eor v25.16b, v20.16b, v7.16b
    // round 3 (aes.dsl:47)
    tbl v26.16b, {v26.16b}, v4.16b
    tbl v21.16b, {v21.16b}, v4.16b
    eor3 v6.16b, v31.16b, v28.16b, v6.16b
    eor v24.16b, v24.16b, v9.16b
    // round 4 (aes.dsl:47)
    eor3 v27.16b, v3.16b, v2.16b, v25.16b
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v29.16b, v1.16b, v26.16b
    eor3 v21.16b, v8.16b, v23.16b, v21.16b
    // round 4 (aes.dsl:47)
    eor3 v23.16b, v3.16b, v6.16b, v25.16b
    eor3 v26.16b, v3.16b, v24.16b, v27.16b
    // round 3 (aes.dsl:47)
    eor v1.16b, v30.16b, v1.16b
    eor v0.16b, v0.16b, v21.16b
    // round 4 (aes.dsl:47)
    eor3 v21.16b, v23.16b, v26.16b, v22.16b
    eor3 v28.16b, v24.16b, v0.16b, v23.16b
    eor3 v29.16b, v1.16b, v26.16b, v21.16b
    eor v30.16b, v3.16b, v7.16b
    eor3 v31.16b, v20.16b, v28.16b, v29.16b
    eor3 v8.16b, v3.16b, v2.16b, v30.16b
    eor3 v9.16b, v24.16b, v7.16b, v26.16b
    eor v10.16b, v27.16b, v31.16b
    orr v11.16b, v26.16b, v9.16b
    eor3 v12.16b, v3.16b, v8.16b, v10.16b
    and v13.16b, v8.16b, v28.16b
    mvn v14.16b, v31.16b
    bcax v15.16b, v11.16b, v3.16b, v12.16b
    eor3 v2.16b, v2.16b, v24.16b, v28.16b
    eor3 v7.16b, v20.16b, v7.16b, v31.16b
    bcax v20.16b, v13.16b, v1.16b, v14.16b
    eor v24.16b, v21.16b, v12.16b
    eor3 v0.16b, v0.16b, v23.16b, v15.16b
    bcax v14.16b, v20.16b, v25.16b, v2.16b
    bcax v0.16b, v0.16b, v24.16b, v7.16b
    orr v16.16b, v27.16b, v23.16b
    eor3 v15.16b, v20.16b, v14.16b, v15.16b
    eor3 v0.16b, v13.16b, v7.16b, v0.16b
    eor3 v20.16b, v20.16b, v2.16b, v11.16b
    eor v16.16b, v16.16b, v14.16b
    bcax v11.16b, v15.16b, v21.16b, v30.16b
    eor3 v0.16b, v6.16b, v0.16b, v22.16b
    bcax v6.16b, v20.16b, v29.16b, v10.16b
    bcax v20.16b, v0.16b, v16.16b, v11.16b
    bcax v13.16b, v6.16b, v20.16b, v16.16b
    bcax v14.16b, v20.16b, v0.16b, v13.16b
    bit v6.16b, v14.16b, v16.16b
    bsl v20.16b, v14.16b, v11.16b
    bsl v11.16b, v13.16b, v0.16b
    bcax v0.16b, v16.16b, v6.16b, v13.16b
    eor v16.16b, v11.16b, v20.16b
    orn v12.16b, v12.16b, v0.16b
    eor3 v13.16b, v6.16b, v0.16b, v16.16b
    bcax v21.16b, v12.16b, v6.16b, v21.16b
    eor v14.16b, v6.16b, v20.16b
    orn v25.16b, v13.16b, v25.16b
    bcax v23.16b, v21.16b, v20.16b, v23.16b
    and v30.16b, v30.16b, v6.16b
    orr v10.16b, v10.16b, v11.16b
    bcax v9.16b, v25.16b, v14.16b, v9.16b
    bcax v15.16b, v6.16b, v12.16b, v0.16b
    bcax v26.16b, v21.16b, v14.16b, v26.16b
    bcax v1.16b, v23.16b, v1.16b, v16.16b
    bcax v0.16b, v30.16b, v0.16b, v3.16b
    eor v3.16b, v10.16b, v9.16b
    eor3 v6.16b, v6.16b, v11.16b, v15.16b
    bcax v24.16b, v1.16b, v24.16b, v15.16b
    eor3 v1.16b, v21.16b, v1.16b, v26.16b
    ldr q21, [x8, #64]
    bcax v7.16b, v30.16b, v7.16b, v15.16b
    bcax v23.16b, v23.16b, v29.16b, v11.16b
    bcax v20.16b, v3.16b, v20.16b, v27.16b
    bcax v2.16b, v26.16b, v2.16b, v13.16b
    eor3 v0.16b, v0.16b, v24.16b, v9.16b
    bcax v1.16b, v1.16b, v6.16b, v28.16b
    eor v23.16b, v23.16b, v20.16b
    eor v26.16b, v0.16b, v1.16b
    eor3 v1.16b, v1.16b, v7.16b, v2.16b
    eor3 v7.16b, v12.16b, v24.16b, v23.16b
    eor3 v24.16b, v25.16b, v2.16b, v23.16b
    tbl v25.16b, {v23.16b}, v21.16b
    tbl v27.16b, {v0.16b}, v21.16b
    eor3 v2.16b, v3.16b, v2.16b, v1.16b
    bcax v1.16b, v1.16b, v6.16b, v8.16b
    ldr q3, [x3, #528]
    eor3 v6.16b, v20.16b, v23.16b, v24.16b
    tbl v20.16b, {v24.16b}, v21.16b
    tbl v28.16b, {v26.16b}, v21.16b
    ldr q29, [x3, #576]
    ldr q30, [x3, #592]
    tbl v8.16b, {v7.16b}, v21.16b
    eor v25.16b, v23.16b, v25.16b
    eor v27.16b, v0.16b, v27.16b
    ldr q9, [x3, #624]
    bcax v2.16b, v2.16b, v31.16b, v16.16b
    tbl v16.16b, {v6.16b}, v21.16b
    eor v20.16b, v24.16b, v20.16b
    ldr q31, [x3, #544]
    eor v28.16b, v26.16b, v28.16b
    eor v8.16b, v7.16b, v8.16b
    tbl v10.16b, {v1.16b}, v21.16b
    rev32 v11.8h, v25.8h
    eor v16.16b, v6.16b, v16.16b
    tbl v12.16b, {v2.16b}, v21.16b
    eor3 v3.16b, v3.16b, v26.16b, v27.16b
    eor3 v25.16b, v30.16b, v1.16b, v25.16b
    eor3 v23.16b, v29.16b, v23.16b, v8.16b
    ldr q26, [x3, #560]
    eor3 v6.16b, v9.16b, v6.16b, v20.16b
    eor v29.16b, v2.16b, v12.16b
    rev32 v30.8h, v16.8h
    eor v1.16b, v1.16b, v10.16b
    rev32 v9.8h, v28.8h
    eor3 v2.16b, v31.16b, v2.16b, v28.16b
    eor3 v23.16b, v11.16b, v16.16b, v23.16b
    rev32 v28.8h, v29.8h
    eor v6.16b, v6.16b, v30.16b
    ldr q30, [x3, #512]
    rev32 v31.8h, v8.8h
    rev32 v8.8h, v1.8h
    eor3 v3.16b, v3.16b, v16.16b, v9.16b
    ldr q9, [x3, #608]
    eor3 v7.16b, v26.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v28.16b
    // round 5 (aes.dsl:47)
    eor v26.16b, v23.16b, v6.16b
    // round 4 (aes.dsl:47)
    rev32 v27.8h, v27.8h
    rev32 v20.8h, v20.8h
    eor3 v7.16b, v31.16b, v29.16b, v7.16b
    eor v25.16b, v25.16b, v8.16b
    // round 5 (aes.dsl:47)
    eor3 v28.16b, v3.16b, v2.16b, v26.16b
    // round 4 (aes.dsl:47)
    eor3 v0.16b, v30.16b, v0.16b, v27.16b
    eor3 v20.16b, v9.16b, v24.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor3 v24.16b, v3.16b, v7.16b, v26.16b
    eor3 v27.16b, v3.16b, v25.16b, v28.16b
    // round 4 (aes.dsl:47)
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v1.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor3 v16.16b, v24.16b, v27.16b, v22.16b
    eor3 v20.16b, v25.16b, v1.16b, v24.16b
    eor3 v29.16b, v0.16b, v27.16b, v16.16b
    eor v30.16b, v3.16b, v6.16b
    eor3 v31.16b, v23.16b, v20.16b, v29.16b
    eor3 v8.16b, v3.16b, v2.16b, v30.16b
    eor3 v9.16b, v25.16b, v6.16b, v27.16b
    eor v10.16b, v28.16b, v31.16b
    orr v11.16b, v27.16b, v9.16b
    eor3 v12.16b, v3.16b, v8.16b, v10.16b
    mvn v13.16b, v0.16b
    and v14.16b, v8.16b, v20.16b
    bcax v15.16b, v11.16b, v3.16b, v12.16b
    eor3 v2.16b, v2.16b, v25.16b, v20.16b
    eor3 v6.16b, v23.16b, v6.16b, v31.16b
    bcax v23.16b, v14.16b, v31.16b, v13.16b
    eor v25.16b, v16.16b, v12.16b
    eor3 v1.16b, v1.16b, v24.16b, v15.16b
    bcax v13.16b, v23.16b, v26.16b, v2.16b
    bcax v1.16b, v1.16b, v25.16b, v6.16b
    orr v17.16b, v28.16b, v24.16b
    eor3 v15.16b, v23.16b, v13.16b, v15.16b
    eor3 v1.16b, v14.16b, v6.16b, v1.16b
    eor3 v23.16b, v23.16b, v2.16b, v11.16b
    eor v17.16b, v17.16b, v13.16b
    bcax v11.16b, v15.16b, v16.16b, v30.16b
    eor3 v1.16b, v7.16b, v1.16b, v22.16b
    bcax v7.16b, v23.16b, v29.16b, v10.16b
    bcax v23.16b, v1.16b, v17.16b, v11.16b
    bcax v13.16b, v7.16b, v23.16b, v17.16b
    bcax v14.16b, v23.16b, v1.16b, v13.16b
    bit v7.16b, v14.16b, v17.16b
    bsl v23.16b, v14.16b, v11.16b
    bsl v11.16b, v13.16b, v1.16b
    bcax v1.16b, v17.16b, v7.16b, v13.16b
    eor v17.16b, v11.16b, v23.16b
    orn v12.16b, v12.16b, v1.16b
    eor3 v13.16b, v7.16b, v1.16b, v17.16b
    bcax v16.16b, v12.16b, v7.16b, v16.16b
    eor v14.16b, v7.16b, v23.16b
    orn v26.16b, v13.16b, v26.16b
    bcax v24.16b, v16.16b, v23.16b, v24.16b
    and v30.16b, v30.16b, v7.16b
    orr v10.16b, v10.16b, v11.16b
    bcax v9.16b, v26.16b, v14.16b, v9.16b
    bcax v15.16b, v7.16b, v12.16b, v1.16b
    bcax v27.16b, v16.16b, v14.16b, v27.16b
    bcax v0.16b, v24.16b, v0.16b, v17.16b
    bcax v1.16b, v30.16b, v1.16b, v3.16b
    eor v3.16b, v10.16b, v9.16b
    eor3 v7.16b, v7.16b, v11.16b, v15.16b
    bcax v25.16b, v0.16b, v25.16b, v15.16b
    eor3 v0.16b, v16.16b, v0.16b, v27.16b
    bcax v6.16b, v30.16b, v6.16b, v15.16b
    bcax v16.16b, v24.16b, v29.16b, v11.16b
    bcax v23.16b, v3.16b, v23.16b, v28.16b
    bcax v2.16b, v27.16b, v2.16b, v13.16b
    eor3 v1.16b, v1.16b, v25.16b, v9.16b
    bcax v0.16b, v0.16b, v7.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    eor v20.16b, v1.16b, v0.16b
    eor3 v0.16b, v0.16b, v6.16b, v2.16b
    eor3 v6.16b, v12.16b, v25.16b, v16.16b
    eor3 v24.16b, v26.16b, v2.16b, v16.16b
    tbl v25.16b, {v16.16b}, v18.16b
    tbl v26.16b, {v1.16b}, v18.16b
    eor3 v2.16b, v3.16b, v2.16b, v0.16b
    bcax v0.16b, v0.16b, v7.16b, v8.16b
    ldr q3, [x3, #656]
    eor3 v7.16b, v23.16b, v16.16b, v24.16b
    tbl v23.16b, {v24.16b}, v18.16b
    tbl v27.16b, {v20.16b}, v18.16b
    ldr q28, [x3, #704]
    ldr q29, [x3, #720]
    tbl v30.16b, {v6.16b}, v18.16b
    eor v25.16b, v16.16b, v25.16b
    eor v26.16b, v1.16b, v26.16b
    ldr q8, [x3, #752]
    bcax v2.16b, v2.16b, v31.16b, v17.16b
    tbl v17.16b, {v7.16b}, v18.16b
    eor v23.16b, v24.16b, v23.16b
    ldr q31, [x3, #672]
    eor v27.16b, v20.16b, v27.16b
    eor v30.16b, v6.16b, v30.16b
    tbl v9.16b, {v0.16b}, v18.16b
    tbl v10.16b, {v25.16b}, v4.16b
    eor v17.16b, v7.16b, v17.16b
    tbl v18.16b, {v2.16b}, v18.16b
    eor3 v3.16b, v3.16b, v20.16b, v26.16b
    eor3 v20.16b, v29.16b, v0.16b, v25.16b
    eor3 v16.16b, v28.16b, v16.16b, v30.16b
    ldr q25, [x3, #688]
    eor3 v7.16b, v8.16b, v7.16b, v23.16b
    eor v18.16b, v2.16b, v18.16b
    tbl v28.16b, {v17.16b}, v4.16b
    eor v0.16b, v0.16b, v9.16b
    tbl v29.16b, {v27.16b}, v4.16b
    eor3 v2.16b, v31.16b, v2.16b, v27.16b
    eor3 v16.16b, v10.16b, v17.16b, v16.16b
    tbl v27.16b, {v18.16b}, v4.16b
    eor v7.16b, v7.16b, v28.16b
    ldr q28, [x3, #640]
    tbl v30.16b, {v30.16b}, v4.16b
    tbl v31.16b, {v0.16b}, v4.16b
    eor3 v3.16b, v3.16b, v17.16b, v29.16b
    ldr q29, [x3, #736]
    eor3 v6.16b, v25.16b, v6.16b, v17.16b
    eor v2.16b, v2.16b, v27.16b
    // round 6 (aes.dsl:47)
    eor v25.16b, v16.16b, v7.16b
    // round 5 (aes.dsl:47)
    tbl v26.16b, {v26.16b}, v4.16b
    tbl v23.16b, {v23.16b}, v4.16b
    eor3 v6.16b, v30.16b, v18.16b, v6.16b
    eor v18.16b, v20.16b, v31.16b
    // round 6 (aes.dsl:47)
    eor3 v20.16b, v3.16b, v2.16b, v25.16b
    // round 5 (aes.dsl:47)
    eor3 v1.16b, v28.16b, v1.16b, v26.16b
    eor3 v23.16b, v29.16b, v24.16b, v23.16b
    // round 6 (aes.dsl:47)
    eor3 v24.16b, v3.16b, v6.16b, v25.16b
    eor3 v26.16b, v3.16b, v18.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor v1.16b, v17.16b, v1.16b
    eor v0.16b, v0.16b, v23.16b
    // round 6 (aes.dsl:47)
    eor3 v17.16b, v24.16b, v26.16b, v22.16b
    eor3 v23.16b, v18.16b, v0.16b, v24.16b
    eor3 v27.16b, v1.16b, v26.16b, v17.16b
    eor v28.16b, v3.16b, v7.16b
    eor3 v29.16b, v16.16b, v23.16b, v27.16b
    eor3 v30.16b, v3.16b, v2.16b, v28.16b
    eor3 v31.16b, v18.16b, v7.16b, v26.16b
    eor v8.16b, v20.16b, v29.16b
    orr v9.16b, v26.16b, v31.16b
    eor3 v10.16b, v3.16b, v30.16b, v8.16b
    and v11.16b, v30.16b, v23.16b
    mvn v12.16b, v29.16b
    bcax v13.16b, v9.16b, v3.16b, v10.16b
    eor3 v2.16b, v2.16b, v18.16b, v23.16b
    eor3 v7.16b, v16.16b, v7.16b, v29.16b
    bcax v16.16b, v11.16b, v1.16b, v12.16b
    eor v18.16b, v17.16b, v10.16b
    eor3 v0.16b, v0.16b, v24.16b, v13.16b
    bcax v12.16b, v16.16b, v25.16b, v2.16b
    bcax v0.16b, v0.16b, v18.16b, v7.16b
    orr v14.16b, v20.16b, v24.16b
    eor3 v13.16b, v16.16b, v12.16b, v13.16b
    eor3 v0.16b, v11.16b, v7.16b, v0.16b
    eor3 v16.16b, v16.16b, v2.16b, v9.16b
    eor v9.16b, v14.16b, v12.16b
    bcax v11.16b, v13.16b, v17.16b, v28.16b
    eor3 v0.16b, v6.16b, v0.16b, v22.16b
    bcax v6.16b, v16.16b, v27.16b, v8.16b
    bcax v16.16b, v0.16b, v9.16b, v11.16b
    bcax v12.16b, v6.16b, v16.16b, v9.16b
    bcax v13.16b, v16.16b, v0.16b, v12.16b
    bit v6.16b, v13.16b, v9.16b
    bsl v16.16b, v13.16b, v11.16b
    bsl v11.16b, v12.16b, v0.16b
    bcax v0.16b, v9.16b, v6.16b, v12.16b
    eor v9.16b, v11.16b, v16.16b
    orn v10.16b, v10.16b, v0.16b
    eor3 v12.16b, v6.16b, v0.16b, v9.16b
    bcax v17.16b, v10.16b, v6.16b, v17.16b
    eor v13.16b, v6.16b, v16.16b
    orn v25.16b, v12.16b, v25.16b
    bcax v24.16b, v17.16b, v16.16b, v24.16b
    and v28.16b, v28.16b, v6.16b
    orr v8.16b, v8.16b, v11.16b
    bcax v31.16b, v25.16b, v13.16b, v31.16b
    bcax v14.16b, v6.16b, v10.16b, v0.16b
    bcax v26.16b, v17.16b, v13.16b, v26.16b
    bcax v1.16b, v24.16b, v1.16b, v9.16b
    bcax v0.16b, v28.16b, v0.16b, v3.16b
    eor v3.16b, v8.16b, v31.16b
    eor3 v6.16b, v6.16b, v11.16b, v14.16b
    bcax v18.16b, v1.16b, v18.16b, v14.16b
    eor3 v1.16b, v17.16b, v1.16b, v26.16b
    bcax v7.16b, v28.16b, v7.16b, v14.16b
    bcax v17.16b, v24.16b, v27.16b, v11.16b
    bcax v16.16b, v3.16b, v16.16b, v20.16b
    bcax v2.16b, v26.16b, v2.16b, v12.16b
    eor3 v0.16b, v0.16b, v18.16b, v31.16b
    bcax v1.16b, v1.16b, v6.16b, v23.16b
    eor v17.16b, v17.16b, v16.16b
    eor v20.16b, v0.16b, v1.16b
    eor3 v1.16b, v1.16b, v7.16b, v2.16b
    eor3 v7.16b, v10.16b, v18.16b, v17.16b
    eor3 v18.16b, v25.16b, v2.16b, v17.16b
    tbl v23.16b, {v17.16b}, v5.16b
    tbl v24.16b, {v0.16b}, v5.16b
    eor3 v2.16b, v3.16b, v2.16b, v1.16b
    bcax v1.16b, v1.16b, v6.16b, v30.16b
    ldr q3, [x3, #784]
    eor3 v6.16b, v16.16b, v17.16b, v18.16b
    tbl v16.16b, {v18.16b}, v5.16b
    tbl v25.16b, {v20.16b}, v5.16b
    ldr q26, [x3, #832]
    ldr q27, [x3, #848]
    tbl v28.16b, {v7.16b}, v5.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v0.16b, v24.16b
    ldr q30, [x3, #880]
    bcax v2.16b, v2.16b, v29.16b, v9.16b
    tbl v29.16b, {v6.16b}, v5.16b
    eor v16.16b, v18.16b, v16.16b
    ldr q31, [x3, #800]
    eor v25.16b, v20.16b, v25.16b
    eor v28.16b, v7.16b, v28.16b
    tbl v8.16b, {v1.16b}, v5.16b
    rev32 v9.8h, v23.8h
    eor v29.16b, v6.16b, v29.16b
    tbl v5.16b, {v2.16b}, v5.16b
    eor3 v3.16b, v3.16b, v20.16b, v24.16b
    eor3 v20.16b, v27.16b, v1.16b, v23.16b
    eor3 v17.16b, v26.16b, v17.16b, v28.16b
    ldr q23, [x3, #816]
    eor3 v6.16b, v30.16b, v6.16b, v16.16b
    eor v5.16b, v2.16b, v5.16b
    rev32 v26.8h, v29.8h
    eor v1.16b, v1.16b, v8.16b
    rev32 v27.8h, v25.8h
    eor3 v2.16b, v31.16b, v2.16b, v25.16b
    eor3 v17.16b, v9.16b, v29.16b, v17.16b
    rev32 v25.8h, v5.8h
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #768]
    rev32 v28.8h, v28.8h
    rev32 v30.8h, v1.8h
    eor3 v3.16b, v3.16b, v29.16b, v27.16b
    ldr q27, [x3, #864]
    eor3 v7.16b, v23.16b, v7.16b, v29.16b
    eor v2.16b, v2.16b, v25.16b
    // round 7 (aes.dsl:47)
    eor v23.16b, v17.16b, v6.16b
    // round 6 (aes.dsl:47)
    rev32 v24.8h, v24.8h
    rev32 v16.8h, v16.8h
    eor3 v5.16b, v28.16b, v5.16b, v7.16b
    eor v7.16b, v20.16b, v30.16b
    // round 7 (aes.dsl:47)
    eor3 v20.16b, v3.16b, v2.16b, v23.16b
    // round 6 (aes.dsl:47)
    eor3 v0.16b, v26.16b, v0.16b, v24.16b
    eor3 v16.16b, v27.16b, v18.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor3 v18.16b, v3.16b, v5.16b, v23.16b
    eor3 v24.16b, v3.16b, v7.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor v0.16b, v29.16b, v0.16b
    eor v1.16b, v1.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor3 v16.16b, v18.16b, v24.16b, v22.16b
    eor3 v25.16b, v7.16b, v1.16b, v18.16b
    eor3 v26.16b, v0.16b, v24.16b, v16.16b
    eor v27.16b, v3.16b, v6.16b
    eor3 v28.16b, v17.16b, v25.16b, v26.16b
    eor3 v29.16b, v3.16b, v2.16b, v27.16b
    eor3 v30.16b, v7.16b, v6.16b, v24.16b
    eor v31.16b, v20.16b, v28.16b
    orr v8.16b, v24.16b, v30.16b
    eor3 v9.16b, v3.16b, v29.16b, v31.16b
    and v10.16b, v29.16b, v25.16b
    mvn v11.16b, v28.16b
    bcax v12.16b, v8.16b, v3.16b, v9.16b
    eor3 v2.16b, v2.16b, v7.16b, v25.16b
    eor3 v6.16b, v17.16b, v6.16b, v28.16b
    bcax v7.16b, v10.16b, v0.16b, v11.16b
    eor v17.16b, v16.16b, v9.16b
    eor3 v1.16b, v1.16b, v18.16b, v12.16b
    bcax v11.16b, v7.16b, v23.16b, v2.16b
    bcax v1.16b, v1.16b, v17.16b, v6.16b
    orr v13.16b, v20.16b, v18.16b
    eor3 v12.16b, v7.16b, v11.16b, v12.16b
    eor3 v1.16b, v10.16b, v6.16b, v1.16b
    eor3 v7.16b, v7.16b, v2.16b, v8.16b
    eor v8.16b, v13.16b, v11.16b
    bcax v10.16b, v12.16b, v16.16b, v27.16b
    eor3 v1.16b, v5.16b, v1.16b, v22.16b
    bcax v5.16b, v7.16b, v26.16b, v31.16b
    bcax v7.16b, v1.16b, v8.16b, v10.16b
    bcax v11.16b, v5.16b, v7.16b, v8.16b
    bcax v12.16b, v7.16b, v1.16b, v11.16b
    bit v5.16b, v12.16b, v8.16b
    bsl v7.16b, v12.16b, v10.16b
    bsl v10.16b, v11.16b, v1.16b
    bcax v1.16b, v8.16b, v5.16b, v11.16b
    eor v8.16b, v10.16b, v7.16b
    orn v9.16b, v9.16b, v1.16b
    eor3 v11.16b, v5.16b, v1.16b, v8.16b
    bcax v16.16b, v9.16b, v5.16b, v16.16b
    eor v12.16b, v5.16b, v7.16b
    orn v23.16b, v11.16b, v23.16b
    bcax v18.16b, v16.16b, v7.16b, v18.16b
    and v27.16b, v27.16b, v5.16b
    orr v31.16b, v31.16b, v10.16b
    bcax v30.16b, v23.16b, v12.16b, v30.16b
    bcax v13.16b, v5.16b, v9.16b, v1.16b
    bcax v24.16b, v16.16b, v12.16b, v24.16b
    bcax v0.16b, v18.16b, v0.16b, v8.16b
    bcax v1.16b, v27.16b, v1.16b, v3.16b
    eor v3.16b, v31.16b, v30.16b
    eor3 v5.16b, v5.16b, v10.16b, v13.16b
    bcax v17.16b, v0.16b, v17.16b, v13.16b
    eor3 v0.16b, v16.16b, v0.16b, v24.16b
    bcax v6.16b, v27.16b, v6.16b, v13.16b
    bcax v16.16b, v18.16b, v26.16b, v10.16b
    bcax v7.16b, v3.16b, v7.16b, v20.16b
    bcax v2.16b, v24.16b, v2.16b, v11.16b
    eor3 v1.16b, v1.16b, v17.16b, v30.16b
    bcax v0.16b, v0.16b, v5.16b, v25.16b
    eor v16.16b, v16.16b, v7.16b
    eor v18.16b, v1.16b, v0.16b
    eor3 v0.16b, v0.16b, v6.16b, v2.16b
    eor3 v6.16b, v9.16b, v17.16b, v16.16b
    eor3 v17.16b, v23.16b, v2.16b, v16.16b
    tbl v20.16b, {v16.16b}, v19.16b
    tbl v23.16b, {v1.16b}, v19.16b
    eor3 v2.16b, v3.16b, v2.16b, v0.16b
    bcax v0.16b, v0.16b, v5.16b, v29.16b
    ldr q3, [x3, #912]
    eor3 v5.16b, v7.16b, v16.16b, v17.16b
    tbl v7.16b, {v17.16b}, v19.16b
    tbl v24.16b, {v18.16b}, v19.16b
    ldr q25, [x3, #960]
    ldr q26, [x3, #976]
    tbl v27.16b, {v6.16b}, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v23.16b, v1.16b, v23.16b
    ldr q29, [x3, #1008]
    bcax v2.16b, v2.16b, v28.16b, v8.16b
    tbl v28.16b, {v5.16b}, v19.16b
    eor v7.16b, v17.16b, v7.16b
    ldr q30, [x3, #928]
    eor v24.16b, v18.16b, v24.16b
    eor v27.16b, v6.16b, v27.16b
    tbl v31.16b, {v0.16b}, v19.16b
    tbl v8.16b, {v20.16b}, v4.16b
    eor v28.16b, v5.16b, v28.16b
    tbl v19.16b, {v2.16b}, v19.16b
    eor3 v3.16b, v3.16b, v18.16b, v23.16b
    eor3 v18.16b, v26.16b, v0.16b, v20.16b
    eor3 v16.16b, v25.16b, v16.16b, v27.16b
    ldr q20, [x3, #944]
    eor3 v5.16b, v29.16b, v5.16b, v7.16b
    eor v19.16b, v2.16b, v19.16b
    tbl v25.16b, {v28.16b}, v4.16b
    eor v0.16b, v0.16b, v31.16b
    tbl v26.16b, {v24.16b}, v4.16b
    eor3 v2.16b, v30.16b, v2.16b, v24.16b
    eor3 v16.16b, v8.16b, v28.16b, v16.16b
    tbl v24.16b, {v19.16b}, v4.16b
    eor v5.16b, v5.16b, v25.16b
    ldr q25, [x3, #896]
    tbl v27.16b, {v27.16b}, v4.16b
    tbl v29.16b, {v0.16b}, v4.16b
    eor3 v3.16b, v3.16b, v28.16b, v26.16b
    ldr q26, [x3, #992]
    eor3 v6.16b, v20.16b, v6.16b, v28.16b
    eor v2.16b, v2.16b, v24.16b
    // round 8 (aes.dsl:47)
    eor v20.16b, v16.16b, v5.16b
    // round 7 (aes.dsl:47)
    tbl v23.16b, {v23.16b}, v4.16b
    tbl v7.16b, {v7.16b}, v4.16b
    eor3 v6.16b, v27.16b, v19.16b, v6.16b
    eor v18.16b, v18.16b, v29.16b
    // round 8 (aes.dsl:47)
    eor3 v19.16b, v3.16b, v2.16b, v20.16b
    // round 7 (aes.dsl:47)
    eor3 v1.16b, v25.16b, v1.16b, v23.16b
    eor3 v7.16b, v26.16b, v17.16b, v7.16b
    // round 8 (aes.dsl:47)
    eor3 v17.16b, v3.16b, v6.16b, v20.16b
    eor3 v23.16b, v3.16b, v18.16b, v19.16b
    // round 7 (aes.dsl:47)
    eor v1.16b, v28.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    // round 8 (aes.dsl:47)
    eor3 v7.16b, v17.16b, v23.16b, v22.16b
    eor3 v24.16b, v18.16b, v0.16b, v17.16b
    eor3 v25.16b, v1.16b, v23.16b, v7.16b
    eor v26.16b, v3.16b, v5.16b
    eor3 v27.16b, v16.16b, v24.16b, v25.16b
    eor3 v28.16b, v3.16b, v2.16b, v26.16b
    eor3 v29.16b, v18.16b, v5.16b, v23.16b
    eor v30.16b, v19.16b, v27.16b
    orr v31.16b, v23.16b, v29.16b
    eor3 v8.16b, v3.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v24.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v3.16b, v8.16b
    eor3 v2.16b, v2.16b, v18.16b, v24.16b
    eor3 v5.16b, v16.16b, v5.16b, v27.16b
    bcax v16.16b, v9.16b, v1.16b, v10.16b
    eor v18.16b, v7.16b, v8.16b
    eor3 v0.16b, v0.16b, v17.16b, v11.16b
    bcax v10.16b, v16.16b, v20.16b, v2.16b
    bcax v0.16b, v0.16b, v18.16b, v5.16b
    orr v12.16b, v19.16b, v17.16b
    eor3 v11.16b, v16.16b, v10.16b, v11.16b
    eor3 v0.16b, v9.16b, v5.16b, v0.16b
    eor3 v16.16b, v16.16b, v2.16b, v31.16b
    eor v31.16b, v12.16b, v10.16b
    bcax v9.16b, v11.16b, v7.16b, v26.16b
    eor3 v0.16b, v6.16b, v0.16b, v22.16b
    bcax v6.16b, v16.16b, v25.16b, v30.16b
    bcax v16.16b, v0.16b, v31.16b, v9.16b
    bcax v10.16b, v6.16b, v16.16b, v31.16b
    bcax v11.16b, v16.16b, v0.16b, v10.16b
    bit v6.16b, v11.16b, v31.16b
    bsl v16.16b, v11.16b, v9.16b
    bsl v9.16b, v10.16b, v0.16b
    bcax v0.16b, v31.16b, v6.16b, v10.16b
    eor v31.16b, v9.16b, v16.16b
    orn v8.16b, v8.16b, v0.16b
    eor3 v10.16b, v6.16b, v0.16b, v31.16b
    bcax v7.16b, v8.16b, v6.16b, v7.16b
    eor v11.16b, v6.16b, v16.16b
    orn v20.16b, v10.16b, v20.16b
    bcax v17.16b, v7.16b, v16.16b, v17.16b
    and v26.16b, v26.16b, v6.16b
    orr v30.16b, v30.16b, v9.16b
    bcax v29.16b, v20.16b, v11.16b, v29.16b
    bcax v12.16b, v6.16b, v8.16b, v0.16b
    bcax v23.16b, v7.16b, v11.16b, v23.16b
    bcax v1.16b, v17.16b, v1.16b, v31.16b
    bcax v0.16b, v26.16b, v0.16b, v3.16b
    eor v3.16b, v30.16b, v29.16b
    eor3 v6.16b, v6.16b, v9.16b, v12.16b
    bcax v18.16b, v1.16b, v18.16b, v12.16b
    eor3 v1.16b, v7.16b, v1.16b, v23.16b
    bcax v5.16b, v26.16b, v5.16b, v12.16b
    bcax v7.16b, v17.16b, v25.16b, v9.16b
    bcax v16.16b, v3.16b, v16.16b, v19.16b
    bcax v2.16b, v23.16b, v2.16b, v10.16b
    eor3 v0.16b, v0.16b, v18.16b, v29.16b
    bcax v1.16b, v1.16b, v6.16b, v24.16b
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v0.16b, v1.16b
    eor3 v1.16b, v1.16b, v5.16b, v2.16b
    eor3 v5.16b, v8.16b, v18.16b, v7.16b
    eor3 v18.16b, v20.16b, v2.16b, v7.16b
    tbl v19.16b, {v7.16b}, v21.16b
    tbl v20.16b, {v0.16b}, v21.16b
    eor3 v2.16b, v3.16b, v2.16b, v1.16b
    bcax v1.16b, v1.16b, v6.16b, v28.16b
    ldr q3, [x3, #1040]
    eor3 v6.16b, v16.16b, v7.16b, v18.16b
    tbl v16.16b, {v18.16b}, v21.16b
    tbl v23.16b, {v17.16b}, v21.16b
    ldr q24, [x3, #1088]
    ldr q25, [x3, #1104]
    tbl v26.16b, {v5.16b}, v21.16b
    eor v19.16b, v7.16b, v19.16b
    eor v20.16b, v0.16b, v20.16b
    ldr q28, [x3, #1136]
    bcax v2.16b, v2.16b, v27.16b, v31.16b
    tbl v27.16b, {v6.16b}, v21.16b
    eor v16.16b, v18.16b, v16.16b
    ldr q29, [x3, #1056]
    eor v23.16b, v17.16b, v23.16b
    eor v26.16b, v5.16b, v26.16b
    tbl v30.16b, {v1.16b}, v21.16b
    rev32 v31.8h, v19.8h
    eor v27.16b, v6.16b, v27.16b
    tbl v21.16b, {v2.16b}, v21.16b
    eor3 v3.16b, v3.16b, v17.16b, v20.16b
    eor3 v17.16b, v25.16b, v1.16b, v19.16b
    eor3 v7.16b, v24.16b, v7.16b, v26.16b
    ldr q19, [x3, #1072]
    eor3 v6.16b, v28.16b, v6.16b, v16.16b
    eor v21.16b, v2.16b, v21.16b
    rev32 v24.8h, v27.8h
    eor v1.16b, v1.16b, v30.16b
    rev32 v25.8h, v23.8h
    eor3 v2.16b, v29.16b, v2.16b, v23.16b
    eor3 v7.16b, v31.16b, v27.16b, v7.16b
    rev32 v23.8h, v21.8h
    eor v6.16b, v6.16b, v24.16b
    ldr q24, [x3, #1024]
    rev32 v26.8h, v26.8h
    rev32 v28.8h, v1.8h
    eor3 v3.16b, v3.16b, v27.16b, v25.16b
    ldr q25, [x3, #1120]
    eor3 v5.16b, v19.16b, v5.16b, v27.16b
    eor v2.16b, v2.16b, v23.16b
    // round 9 (aes.dsl:47)
    eor v19.16b, v7.16b, v6.16b
    // round 8 (aes.dsl:47)
    rev32 v20.8h, v20.8h
    rev32 v16.8h, v16.8h
    eor3 v5.16b, v26.16b, v21.16b, v5.16b
    eor v17.16b, v17.16b, v28.16b
    // round 9 (aes.dsl:47)
    eor3 v21.16b, v3.16b, v2.16b, v19.16b
    // round 8 (aes.dsl:47)
    eor3 v0.16b, v24.16b, v0.16b, v20.16b
    eor3 v16.16b, v25.16b, v18.16b, v16.16b
    // round 9 (aes.dsl:47)
    eor3 v18.16b, v3.16b, v5.16b, v19.16b
    eor3 v20.16b, v3.16b, v17.16b, v21.16b
    // round 8 (aes.dsl:47)
    eor v0.16b, v27.16b, v0.16b
    eor v1.16b, v1.16b, v16.16b
    // round 9 (aes.dsl:47)
    eor3 v16.16b, v18.16b, v20.16b, v22.16b
    eor3 v23.16b, v17.16b, v1.16b, v18.16b
    eor3 v24.16b, v0.16b, v20.16b, v16.16b
    eor v25.16b, v3.16b, v6.16b
    eor3 v26.16b, v7.16b, v23.16b, v24.16b
    eor3 v27.16b, v3.16b, v2.16b, v25.16b
    eor3 v28.16b, v17.16b, v6.16b, v20.16b
    eor v29.16b, v21.16b, v26.16b
    orr v30.16b, v20.16b, v28.16b
    eor3 v31.16b, v3.16b, v27.16b, v29.16b
    and v8.16b, v27.16b, v23.16b
    mvn v9.16b, v26.16b
    bcax v10.16b, v30.16b, v3.16b, v31.16b
    eor3 v2.16b, v2.16b, v17.16b, v23.16b
    eor3 v6.16b, v7.16b, v6.16b, v26.16b
    bcax v7.16b, v8.16b, v0.16b, v9.16b
    eor v17.16b, v16.16b, v31.16b
    eor3 v1.16b, v1.16b, v18.16b, v10.16b
    bcax v9.16b, v7.16b, v19.16b, v2.16b
    bcax v1.16b, v1.16b, v17.16b, v6.16b
    orr v11.16b, v21.16b, v18.16b
    eor3 v10.16b, v7.16b, v9.16b, v10.16b
    eor3 v1.16b, v8.16b, v6.16b, v1.16b
    eor3 v7.16b, v7.16b, v2.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    bcax v8.16b, v10.16b, v16.16b, v25.16b
    eor3 v1.16b, v5.16b, v1.16b, v22.16b
    bcax v5.16b, v7.16b, v24.16b, v29.16b
    bcax v7.16b, v1.16b, v30.16b, v8.16b
    bcax v9.16b, v5.16b, v7.16b, v30.16b
    bcax v10.16b, v7.16b, v1.16b, v9.16b
    bit v5.16b, v10.16b, v30.16b
    bsl v7.16b, v10.16b, v8.16b
    bsl v8.16b, v9.16b, v1.16b
    bcax v1.16b, v30.16b, v5.16b, v9.16b
    eor v30.16b, v8.16b, v7.16b
    orn v31.16b, v31.16b, v1.16b
    eor3 v9.16b, v5.16b, v1.16b, v30.16b
    bcax v16.16b, v31.16b, v5.16b, v16.16b
    eor v10.16b, v5.16b, v7.16b
    orn v19.16b, v9.16b, v19.16b
    bcax v18.16b, v16.16b, v7.16b, v18.16b
    and v25.16b, v25.16b, v5.16b
    orr v29.16b, v29.16b, v8.16b
    bcax v28.16b, v19.16b, v10.16b, v28.16b
    bcax v11.16b, v5.16b, v31.16b, v1.16b
    bcax v20.16b, v16.16b, v10.16b, v20.16b
    bcax v0.16b, v18.16b, v0.16b, v30.16b
    bcax v1.16b, v25.16b, v1.16b, v3.16b
    eor v3.16b, v29.16b, v28.16b
    eor3 v5.16b, v5.16b, v8.16b, v11.16b
    bcax v17.16b, v0.16b, v17.16b, v11.16b
    eor3 v0.16b, v16.16b, v0.16b, v20.16b
    ldr q16, [x8, #80]
    bcax v6.16b, v25.16b, v6.16b, v11.16b
    bcax v18.16b, v18.16b, v24.16b, v8.16b
    bcax v7.16b, v3.16b, v7.16b, v21.16b
    bcax v2.16b, v20.16b, v2.16b, v9.16b
    eor3 v1.16b, v1.16b, v17.16b, v28.16b
    bcax v0.16b, v0.16b, v5.16b, v23.16b
    eor v18.16b, v18.16b, v7.16b
    eor v20.16b, v1.16b, v0.16b
    eor3 v0.16b, v0.16b, v6.16b, v2.16b
    eor3 v6.16b, v19.16b, v2.16b, v18.16b
    tbl v19.16b, {v1.16b}, v16.16b
    tbl v21.16b, {v18.16b}, v16.16b
    eor3 v17.16b, v31.16b, v17.16b, v18.16b
    eor3 v2.16b, v3.16b, v2.16b, v0.16b
    bcax v0.16b, v0.16b, v5.16b, v27.16b
    eor3 v3.16b, v7.16b, v18.16b, v6.16b
    eor v1.16b, v1.16b, v19.16b
    eor v5.16b, v18.16b, v21.16b
    ldr q7, [x3, #1168]
    ldr q18, [x3, #1216]
    tbl v23.16b, {v6.16b}, v16.16b
    tbl v24.16b, {v17.16b}, v16.16b
    tbl v25.16b, {v20.16b}, v16.16b
    ldr q27, [x3, #1264]
    bcax v2.16b, v2.16b, v26.16b, v30.16b
    tbl v26.16b, {v3.16b}, v16.16b
    tbl v28.16b, {v0.16b}, v16.16b
    ldr q29, [x3, #1184]
    eor v6.16b, v6.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    tbl v30.16b, {v5.16b}, v4.16b
    eor v20.16b, v20.16b, v25.16b
    eor v3.16b, v3.16b, v26.16b
    tbl v16.16b, {v2.16b}, v16.16b
    ldr q31, [x3, #1232]
    eor3 v7.16b, v7.16b, v25.16b, v1.16b
    eor v0.16b, v0.16b, v28.16b
    eor3 v18.16b, v18.16b, v21.16b, v30.16b
    ldr q21, [x3, #1200]
    eor3 v25.16b, v27.16b, v26.16b, v6.16b
    eor v2.16b, v2.16b, v16.16b
    tbl v26.16b, {v3.16b}, v4.16b
    tbl v27.16b, {v20.16b}, v4.16b
    tbl v30.16b, {v17.16b}, v4.16b
    eor3 v16.16b, v29.16b, v20.16b, v16.16b
    eor3 v17.16b, v17.16b, v3.16b, v18.16b
    tbl v18.16b, {v2.16b}, v4.16b
    eor v20.16b, v26.16b, v25.16b
    ldr q25, [x3, #1152]
    eor3 v5.16b, v31.16b, v5.16b, v28.16b
    tbl v26.16b, {v0.16b}, v4.16b
    eor3 v7.16b, v3.16b, v27.16b, v7.16b
    ldr q27, [x3, #1248]
    eor3 v21.16b, v21.16b, v24.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    // round 10 (aes.dsl:53)
    eor v18.16b, v17.16b, v20.16b
    // round 9 (aes.dsl:47)
    tbl v1.16b, {v1.16b}, v4.16b
    eor3 v2.16b, v30.16b, v2.16b, v21.16b
    eor v5.16b, v5.16b, v26.16b
    // round 10 (aes.dsl:53)
    eor3 v21.16b, v7.16b, v16.16b, v18.16b
    // round 9 (aes.dsl:47)
    tbl v4.16b, {v6.16b}, v4.16b
    eor3 v1.16b, v25.16b, v19.16b, v1.16b
    eor3 v0.16b, v27.16b, v23.16b, v0.16b
    // round 10 (aes.dsl:53)
    eor3 v6.16b, v7.16b, v2.16b, v18.16b
    eor3 v19.16b, v7.16b, v5.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor v1.16b, v3.16b, v1.16b
    eor v0.16b, v4.16b, v0.16b
    // round 10 (aes.dsl:53)
    eor3 v3.16b, v6.16b, v19.16b, v22.16b
    eor3 v4.16b, v5.16b, v0.16b, v6.16b
    eor3 v23.16b, v1.16b, v19.16b, v3.16b
    eor v24.16b, v7.16b, v20.16b
    eor3 v25.16b, v17.16b, v4.16b, v23.16b
    eor3 v26.16b, v7.16b, v16.16b, v24.16b
    eor3 v27.16b, v5.16b, v20.16b, v19.16b
    eor v28.16b, v21.16b, v25.16b
    orr v29.16b, v19.16b, v27.16b
    eor3 v30.16b, v7.16b, v26.16b, v28.16b
    and v31.16b, v26.16b, v4.16b
    mvn v8.16b, v25.16b
    bcax v9.16b, v29.16b, v7.16b, v30.16b
    eor3 v5.16b, v16.16b, v5.16b, v4.16b
    eor3 v16.16b, v17.16b, v20.16b, v25.16b
    bcax v17.16b, v31.16b, v1.16b, v8.16b
    eor v20.16b, v3.16b, v30.16b
    eor3 v0.16b, v0.16b, v6.16b, v9.16b
    bcax v8.16b, v17.16b, v18.16b, v5.16b
    bcax v0.16b, v0.16b, v20.16b, v16.16b
    orr v10.16b, v21.16b, v6.16b
    eor3 v9.16b, v17.16b, v8.16b, v9.16b
    eor3 v0.16b, v31.16b, v16.16b, v0.16b
    eor3 v17.16b, v17.16b, v5.16b, v29.16b
    eor v29.16b, v10.16b, v8.16b
    bcax v31.16b, v9.16b, v3.16b, v24.16b
    eor3 v0.16b, v2.16b, v0.16b, v22.16b
    bcax v2.16b, v17.16b, v23.16b, v28.16b
    bcax v17.16b, v0.16b, v29.16b, v31.16b
    bcax v22.16b, v2.16b, v17.16b, v29.16b
    bcax v8.16b, v17.16b, v0.16b, v22.16b
    bsl v17.16b, v8.16b, v31.16b
    bsl v31.16b, v22.16b, v0.16b
    bit v2.16b, v8.16b, v29.16b
    eor v0.16b, v31.16b, v17.16b
    bcax v22.16b, v29.16b, v2.16b, v22.16b
    eor3 v29.16b, v2.16b, v22.16b, v0.16b
    orn v30.16b, v30.16b, v22.16b
    eor v8.16b, v2.16b, v17.16b
    orn v18.16b, v29.16b, v18.16b
    bcax v3.16b, v30.16b, v2.16b, v3.16b
    orr v28.16b, v28.16b, v31.16b
    bcax v27.16b, v18.16b, v8.16b, v27.16b
    bcax v6.16b, v3.16b, v17.16b, v6.16b
    bcax v9.16b, v2.16b, v30.16b, v22.16b
    bcax v19.16b, v3.16b, v8.16b, v19.16b
    bcax v1.16b, v6.16b, v1.16b, v0.16b
    eor v28.16b, v28.16b, v27.16b
    and v24.16b, v24.16b, v2.16b
    eor3 v2.16b, v2.16b, v31.16b, v9.16b
    bcax v6.16b, v6.16b, v23.16b, v31.16b
    eor3 v3.16b, v3.16b, v1.16b, v19.16b
    bcax v17.16b, v28.16b, v17.16b, v21.16b
    ldr q21, [x3, #1280]
    ldr q23, [x3, #1296]
    bcax v7.16b, v24.16b, v22.16b, v7.16b
    bcax v16.16b, v24.16b, v16.16b, v9.16b
    bcax v1.16b, v1.16b, v20.16b, v9.16b
    ldr q20, [x3, #1344]
    bcax v5.16b, v19.16b, v5.16b, v29.16b
    bcax v3.16b, v3.16b, v2.16b, v4.16b
    eor v4.16b, v6.16b, v17.16b
    ldr q6, [x3, #1328]
    ldr q19, [x3, #1376]
    eor3 v7.16b, v7.16b, v1.16b, v27.16b
    ldr q22, [x8, #96]
    eor3 v16.16b, v3.16b, v16.16b, v5.16b
    eor3 v1.16b, v30.16b, v1.16b, v4.16b
    ldr q24, [x3, #1360]
    ldr q27, [x3, #1392]
    eor3 v18.16b, v18.16b, v5.16b, v4.16b
    eor v21.16b, v21.16b, v7.16b
    eor3 v3.16b, v23.16b, v7.16b, v3.16b
    ldr q7, [x3, #1312]
    eor v20.16b, v20.16b, v4.16b
    eor3 v5.16b, v28.16b, v5.16b, v16.16b
    bcax v2.16b, v16.16b, v2.16b, v26.16b
    eor3 v4.16b, v17.16b, v4.16b, v18.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v19.16b, v18.16b
    tbl v16.16b, {v21.16b}, v22.16b
    tbl v17.16b, {v20.16b}, v22.16b
    bcax v0.16b, v5.16b, v25.16b, v0.16b
    tbl v3.16b, {v3.16b}, v22.16b
    eor v2.16b, v24.16b, v2.16b
    eor v4.16b, v27.16b, v4.16b
    tbl v1.16b, {v1.16b}, v22.16b
    mov v5.16b, v16.16b
    sli v5.16b, v17.16b, #4
    eor v0.16b, v7.16b, v0.16b
    sri v17.16b, v16.16b, #4
    tbl v2.16b, {v2.16b}, v22.16b
    tbl v4.16b, {v4.16b}, v22.16b
    tbl v6.16b, {v6.16b}, v22.16b
    ushr v7.16b, v5.16b, #2
    tbl v0.16b, {v0.16b}, v22.16b
    ushr v16.16b, v17.16b, #2
    mov v18.16b, v3.16b
    sli v18.16b, v2.16b, #4
    mov v19.16b, v1.16b
    sli v19.16b, v4.16b, #4
    sri v2.16b, v3.16b, #4
    sri v4.16b, v1.16b, #4
    mov v1.16b, v0.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v0.16b, #4
    ushr v0.16b, v18.16b, #2
    shl v3.16b, v19.16b, #2
    ushr v20.16b, v2.16b, #2
    shl v21.16b, v4.16b, #2
    shl v22.16b, v1.16b, #2
    movi v23.16b, #51
    bit v1.16b, v7.16b, v23.16b
    bit v3.16b, v18.16b, v23.16b
    shl v7.16b, v6.16b, #2
    bit v19.16b, v0.16b, v23.16b
    bit v6.16b, v16.16b, v23.16b
    bit v21.16b, v2.16b, v23.16b
    bit v4.16b, v20.16b, v23.16b
    bit v22.16b, v5.16b, v23.16b
    bsl v23.16b, v17.16b, v7.16b
    shl v0.16b, v3.16b, #1
    ushr v2.16b, v1.16b, #1
    shl v5.16b, v19.16b, #1
    shl v7.16b, v21.16b, #1
    ushr v16.16b, v6.16b, #1
    shl v17.16b, v4.16b, #1
    ushr v18.16b, v22.16b, #1
    movi v20.16b, #85
    bit v0.16b, v22.16b, v20.16b
    bit v5.16b, v1.16b, v20.16b
    bit v19.16b, v2.16b, v20.16b
    ushr v1.16b, v23.16b, #1
    bit v7.16b, v23.16b, v20.16b
    bit v17.16b, v6.16b, v20.16b
    bit v4.16b, v16.16b, v20.16b
    str q0, [x0, #0]
    str q5, [x0, #32]
    bit v3.16b, v18.16b, v20.16b
    bsl v20.16b, v1.16b, v21.16b
    str q19, [x0, #48]
    str q7, [x0, #64]
    str q17, [x0, #96]
    str q4, [x0, #112]
    str q3, [x0, #16]
    str q20, [x0, #80]
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
    .global lwcc_aes128_128_ecb_decrypt_neon
    .type lwcc_aes128_128_ecb_decrypt_neon, %function
lwcc_aes128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_decrypt_neon_return
    sub sp, sp, #208
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
    cbz x5, .Llwcc_aes128_128_ecb_decrypt_neon_rest
.Llwcc_aes128_128_ecb_decrypt_neon_group:
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
    ushr v18.16b, v23.16b, #2
    shl v20.16b, v25.16b, #2
    ushr v22.16b, v5.16b, #2
    shl v24.16b, v7.16b, #2
    bit v2.16b, v19.16b, v17.16b
    bit v21.16b, v0.16b, v17.16b
    ldr q0, [x8, #96]
    bit v3.16b, v4.16b, v17.16b
    bit v20.16b, v23.16b, v17.16b
    bit v7.16b, v22.16b, v17.16b
    bit v6.16b, v1.16b, v17.16b
    bit v25.16b, v18.16b, v17.16b
    bit v24.16b, v5.16b, v17.16b
    ldr q1, [x3, #1328]
    ldr q4, [x3, #1424]
    mov v5.16b, v2.16b
    sli v5.16b, v20.16b, #4
    sri v20.16b, v2.16b, #4
    mov v2.16b, v3.16b
    sli v2.16b, v7.16b, #4
    mov v18.16b, v6.16b
    sli v18.16b, v24.16b, #4
    mov v19.16b, v21.16b
    sli v19.16b, v25.16b, #4
    ldr q22, [x3, #1280]
    ldr q23, [x3, #1456]
    sri v25.16b, v21.16b, #4
    tbl v2.16b, {v2.16b}, v0.16b
    tbl v20.16b, {v20.16b}, v0.16b
    ldr q21, [x3, #1296]
    ldr q26, [x3, #1408]
    sri v24.16b, v6.16b, #4
    sri v7.16b, v3.16b, #4
    tbl v3.16b, {v5.16b}, v0.16b
    ldr q5, [x3, #1392]
    tbl v6.16b, {v25.16b}, v0.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v4.16b, v20.16b
    ldr q4, [x3, #1440]
    tbl v18.16b, {v18.16b}, v0.16b
    tbl v19.16b, {v19.16b}, v0.16b
    tbl v7.16b, {v7.16b}, v0.16b
    eor v3.16b, v22.16b, v3.16b
    eor v6.16b, v23.16b, v6.16b
    // round 10 (aes.dsl:53)
    eor v20.16b, v1.16b, v2.16b
    tbl v0.16b, {v24.16b}, v0.16b
    eor v18.16b, v21.16b, v18.16b
    eor v19.16b, v26.16b, v19.16b
    eor v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    eor v7.16b, v3.16b, v20.16b
    eor v0.16b, v4.16b, v0.16b
    eor3 v1.16b, v1.16b, v5.16b, v2.16b
    eor3 v4.16b, v18.16b, v19.16b, v20.16b
    eor3 v19.16b, v18.16b, v2.16b, v7.16b
    eor v21.16b, v18.16b, v7.16b
    orn v22.16b, v1.16b, v4.16b
    eor3 v23.16b, v3.16b, v0.16b, v19.16b
    eor3 v5.16b, v5.16b, v19.16b, v21.16b
    bcax v24.16b, v23.16b, v22.16b, v4.16b
    eor v25.16b, v5.16b, v24.16b
    eor3 v26.16b, v0.16b, v19.16b, v25.16b
    eor v27.16b, v20.16b, v1.16b
    bcax v28.16b, v26.16b, v5.16b, v6.16b
    orn v29.16b, v20.16b, v26.16b
    eor3 v30.16b, v4.16b, v1.16b, v26.16b
    eor3 v3.16b, v3.16b, v20.16b, v23.16b
    eor3 v28.16b, v22.16b, v29.16b, v28.16b
    bcax v31.16b, v29.16b, v27.16b, v30.16b
    eor3 v8.16b, v18.16b, v1.16b, v7.16b
    bcax v18.16b, v18.16b, v19.16b, v7.16b
    eor3 v0.16b, v0.16b, v7.16b, v23.16b
    bcax v29.16b, v29.16b, v3.16b, v21.16b
    eor3 v9.16b, v30.16b, v31.16b, v28.16b
    bcax v31.16b, v31.16b, v23.16b, v2.16b
    bcax v28.16b, v28.16b, v24.16b, v8.16b
    eor3 v22.16b, v22.16b, v18.16b, v29.16b
    bcax v29.16b, v9.16b, v25.16b, v0.16b
    eor v18.16b, v18.16b, v31.16b
    mov v31.16b, v18.16b
    bsl v31.16b, v29.16b, v28.16b
    bcax v9.16b, v29.16b, v22.16b, v28.16b
    orn v29.16b, v18.16b, v29.16b
    bit v31.16b, v18.16b, v22.16b
    bcax v28.16b, v9.16b, v29.16b, v28.16b
    eor v10.16b, v28.16b, v31.16b
    bic v11.16b, v10.16b, v31.16b
    bit v18.16b, v22.16b, v9.16b
    bcax v22.16b, v9.16b, v29.16b, v11.16b
    eor v29.16b, v18.16b, v22.16b
    orn v20.16b, v20.16b, v29.16b
    eor v9.16b, v31.16b, v18.16b
    bcax v11.16b, v10.16b, v20.16b, v29.16b
    and v2.16b, v2.16b, v28.16b
    bic v30.16b, v30.16b, v10.16b
    eor v12.16b, v9.16b, v11.16b
    bcax v27.16b, v30.16b, v27.16b, v10.16b
    bcax v1.16b, v2.16b, v11.16b, v1.16b
    and v21.16b, v21.16b, v12.16b
    eor3 v21.16b, v27.16b, v21.16b, v1.16b
    orr v0.16b, v0.16b, v18.16b
    and v24.16b, v24.16b, v9.16b
    bcax v26.16b, v21.16b, v29.16b, v26.16b
    eor v29.16b, v0.16b, v30.16b
    eor v24.16b, v24.16b, v26.16b
    ldr q10, [x3, #1152]
    bcax v29.16b, v29.16b, v9.16b, v8.16b
    bcax v0.16b, v0.16b, v6.16b, v31.16b
    bcax v6.16b, v24.16b, v25.16b, v18.16b
    ldr q18, [x8, #16]
    eor3 v20.16b, v20.16b, v29.16b, v27.16b
    eor3 v0.16b, v24.16b, v6.16b, v0.16b
    eor v20.16b, v10.16b, v20.16b
    bcax v23.16b, v26.16b, v12.16b, v23.16b
    ldr q25, [x8, #80]
    eor v0.16b, v2.16b, v0.16b
    tbl v2.16b, {v20.16b}, v18.16b
    bcax v3.16b, v23.16b, v3.16b, v22.16b
    ldr q26, [x3, #1216]
    ldr q8, [x3, #1520]
    bcax v7.16b, v23.16b, v28.16b, v7.16b
    bcax v19.16b, v0.16b, v19.16b, v22.16b
    ldr q22, [x3, #1472]
    ldr q23, [x3, #1536]
    and v4.16b, v4.16b, v11.16b
    eor v28.16b, v20.16b, v2.16b
    eor v24.16b, v24.16b, v3.16b
    ldr q9, [x3, #1248]
    tbl v10.16b, {v20.16b}, v25.16b
    eor v19.16b, v7.16b, v19.16b
    tbl v11.16b, {v28.16b}, v25.16b
    eor3 v27.16b, v27.16b, v4.16b, v7.16b
    bcax v5.16b, v24.16b, v5.16b, v31.16b
    eor v6.16b, v26.16b, v6.16b
    eor3 v21.16b, v29.16b, v21.16b, v19.16b
    eor v19.16b, v8.16b, v19.16b
    ldr q24, [x3, #1488]
    eor v3.16b, v23.16b, v3.16b
    eor v22.16b, v22.16b, v27.16b
    eor v5.16b, v7.16b, v5.16b
    tbl v7.16b, {v6.16b}, v18.16b
    eor v21.16b, v9.16b, v21.16b
    tbl v23.16b, {v19.16b}, v18.16b
    ldr q26, [x3, #1504]
    tbl v27.16b, {v3.16b}, v25.16b
    tbl v29.16b, {v22.16b}, v25.16b
    eor3 v0.16b, v1.16b, v5.16b, v0.16b
    eor v1.16b, v6.16b, v7.16b
    tbl v31.16b, {v21.16b}, v18.16b
    eor v8.16b, v19.16b, v23.16b
    tbl v9.16b, {v6.16b}, v25.16b
    eor v5.16b, v24.16b, v5.16b
    eor3 v0.16b, v30.16b, v4.16b, v0.16b
    tbl v4.16b, {v1.16b}, v25.16b
    eor v3.16b, v3.16b, v31.16b
    eor v24.16b, v29.16b, v8.16b
    eor3 v29.16b, v28.16b, v22.16b, v29.16b
    tbl v30.16b, {v5.16b}, v18.16b
    eor v0.16b, v26.16b, v0.16b
    eor3 v26.16b, v27.16b, v1.16b, v4.16b
    eor v27.16b, v27.16b, v3.16b
    tbl v24.16b, {v24.16b}, v25.16b
    ldr q31, [x8, #0]
    eor3 v4.16b, v7.16b, v4.16b, v30.16b
    tbl v7.16b, {v21.16b}, v25.16b
    tbl v30.16b, {v0.16b}, v18.16b
    eor3 v6.16b, v6.16b, v9.16b, v23.16b
    eor v22.16b, v22.16b, v24.16b
    tbl v23.16b, {v27.16b}, v18.16b
    eor v9.16b, v5.16b, v7.16b
    eor v12.16b, v0.16b, v30.16b
    eor v11.16b, v11.16b, v8.16b
    tbl v13.16b, {v8.16b}, v25.16b
    eor3 v7.16b, v20.16b, v10.16b, v7.16b
    eor v20.16b, v22.16b, v23.16b
    tbl v23.16b, {v9.16b}, v25.16b
    tbl v10.16b, {v3.16b}, v31.16b
    eor v19.16b, v19.16b, v12.16b
    eor3 v2.16b, v2.16b, v21.16b, v13.16b
    tbl v21.16b, {v12.16b}, v25.16b
    eor v30.16b, v30.16b, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v9.16b
    eor v4.16b, v5.16b, v23.16b
    eor v3.16b, v3.16b, v10.16b
    eor3 v5.16b, v28.16b, v11.16b, v21.16b
    tbl v21.16b, {v19.16b}, v25.16b
    tbl v28.16b, {v30.16b}, v31.16b
    eor3 v2.16b, v11.16b, v27.16b, v2.16b
    tbl v27.16b, {v27.16b}, v25.16b
    eor v9.16b, v10.16b, v4.16b
    eor3 v1.16b, v1.16b, v19.16b, v21.16b
    eor3 v4.16b, v4.16b, v5.16b, v30.16b
    eor3 v0.16b, v0.16b, v22.16b, v28.16b
    eor3 v5.16b, v29.16b, v10.16b, v23.16b
    tbl v19.16b, {v3.16b}, v31.16b
    tbl v20.16b, {v20.16b}, v31.16b
    tbl v21.16b, {v9.16b}, v18.16b
    eor3 v1.16b, v27.16b, v3.16b, v1.16b
    // round 9 (aes.dsl:47)
    eor v3.16b, v4.16b, v0.16b
    // round 10 (aes.dsl:53)
    eor3 v6.16b, v6.16b, v13.16b, v12.16b
    eor3 v19.16b, v26.16b, v8.16b, v19.16b
    eor3 v7.16b, v7.16b, v24.16b, v20.16b
    eor v5.16b, v5.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor v0.16b, v1.16b, v0.16b
    eor v20.16b, v2.16b, v3.16b
    // round 10 (aes.dsl:53)
    eor3 v6.16b, v6.16b, v9.16b, v21.16b
    // round 9 (aes.dsl:47)
    eor3 v4.16b, v4.16b, v19.16b, v0.16b
    eor3 v5.16b, v7.16b, v5.16b, v3.16b
    eor3 v21.16b, v7.16b, v0.16b, v20.16b
    eor v22.16b, v7.16b, v20.16b
    orn v23.16b, v4.16b, v5.16b
    eor3 v24.16b, v2.16b, v6.16b, v21.16b
    eor3 v19.16b, v19.16b, v21.16b, v22.16b
    bcax v26.16b, v24.16b, v23.16b, v5.16b
    eor v27.16b, v19.16b, v26.16b
    eor3 v28.16b, v6.16b, v21.16b, v27.16b
    eor v29.16b, v3.16b, v4.16b
    bcax v30.16b, v28.16b, v19.16b, v1.16b
    orn v8.16b, v3.16b, v28.16b
    eor3 v9.16b, v5.16b, v4.16b, v28.16b
    eor3 v2.16b, v2.16b, v3.16b, v24.16b
    eor3 v30.16b, v23.16b, v8.16b, v30.16b
    bcax v10.16b, v8.16b, v29.16b, v9.16b
    eor3 v11.16b, v7.16b, v4.16b, v20.16b
    bcax v7.16b, v7.16b, v21.16b, v20.16b
    eor3 v6.16b, v6.16b, v20.16b, v24.16b
    bcax v8.16b, v8.16b, v2.16b, v22.16b
    eor3 v12.16b, v9.16b, v10.16b, v30.16b
    bcax v10.16b, v10.16b, v24.16b, v0.16b
    bcax v30.16b, v30.16b, v26.16b, v11.16b
    eor3 v23.16b, v23.16b, v7.16b, v8.16b
    bcax v8.16b, v12.16b, v27.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    mov v10.16b, v7.16b
    bsl v10.16b, v8.16b, v30.16b
    bcax v12.16b, v8.16b, v23.16b, v30.16b
    orn v8.16b, v7.16b, v8.16b
    bit v10.16b, v7.16b, v23.16b
    bcax v30.16b, v12.16b, v8.16b, v30.16b
    eor v13.16b, v30.16b, v10.16b
    bic v14.16b, v13.16b, v10.16b
    bit v7.16b, v23.16b, v12.16b
    bcax v23.16b, v12.16b, v8.16b, v14.16b
    eor v8.16b, v7.16b, v23.16b
    orn v3.16b, v3.16b, v8.16b
    eor v12.16b, v10.16b, v7.16b
    bcax v14.16b, v13.16b, v3.16b, v8.16b
    bic v9.16b, v9.16b, v13.16b
    orr v6.16b, v6.16b, v7.16b
    and v0.16b, v0.16b, v30.16b
    eor v15.16b, v12.16b, v14.16b
    bcax v29.16b, v9.16b, v29.16b, v13.16b
    eor v13.16b, v6.16b, v9.16b
    bcax v4.16b, v0.16b, v14.16b, v4.16b
    and v22.16b, v22.16b, v15.16b
    ldr q16, [x3, #1024]
    bcax v11.16b, v13.16b, v12.16b, v11.16b
    eor3 v22.16b, v29.16b, v22.16b, v4.16b
    and v26.16b, v26.16b, v12.16b
    eor3 v3.16b, v3.16b, v11.16b, v29.16b
    bcax v28.16b, v22.16b, v8.16b, v28.16b
    eor v3.16b, v16.16b, v3.16b
    bcax v16.16b, v28.16b, v15.16b, v24.16b
    eor v24.16b, v26.16b, v28.16b
    ldr q26, [x3, #1088]
    ldr q28, [x3, #1616]
    bcax v1.16b, v6.16b, v1.16b, v10.16b
    rev32 v6.8h, v3.8h
    bcax v2.16b, v16.16b, v2.16b, v23.16b
    bcax v7.16b, v24.16b, v27.16b, v7.16b
    ldr q27, [x3, #1552]
    and v5.16b, v5.16b, v14.16b
    bcax v16.16b, v16.16b, v30.16b, v20.16b
    ldr q20, [x8, #112]
    eor v30.16b, v3.16b, v6.16b
    eor v8.16b, v24.16b, v2.16b
    eor3 v1.16b, v24.16b, v7.16b, v1.16b
    eor3 v24.16b, v29.16b, v5.16b, v16.16b
    eor v7.16b, v26.16b, v7.16b
    eor v2.16b, v28.16b, v2.16b
    ldr q26, [x8, #64]
    rev16 v28.16b, v30.16b
    bcax v19.16b, v8.16b, v19.16b, v10.16b
    eor v0.16b, v0.16b, v1.16b
    eor v1.16b, v27.16b, v24.16b
    eor v24.16b, v7.16b, v2.16b
    rev32 v27.8h, v2.8h
    ldr q29, [x3, #1568]
    tbl v8.16b, {v7.16b}, v20.16b
    rev16 v10.16b, v7.16b
    rev32 v12.16b, v7.16b
    eor v19.16b, v16.16b, v19.16b
    bcax v21.16b, v0.16b, v21.16b, v23.16b
    rev32 v23.8h, v1.8h
    ldr q13, [x3, #1600]
    rev32 v14.8h, v24.8h
    eor v3.16b, v3.16b, v27.16b
    tbl v15.16b, {v1.16b}, v26.16b
    ldr q17, [x3, #1120]
    tbl v31.16b, {v1.16b}, v20.16b
    eor3 v0.16b, v4.16b, v19.16b, v0.16b
    eor v4.16b, v16.16b, v21.16b
    eor v16.16b, v29.16b, v19.16b
    eor v1.16b, v1.16b, v23.16b
    eor v19.16b, v24.16b, v14.16b
    ldr q21, [x3, #1584]
    tbl v29.16b, {v3.16b}, v26.16b
    tbl v3.16b, {v3.16b}, v20.16b
    eor3 v22.16b, v11.16b, v22.16b, v4.16b
    eor3 v23.16b, v28.16b, v31.16b, v23.16b
    eor3 v0.16b, v9.16b, v5.16b, v0.16b
    eor v4.16b, v13.16b, v4.16b
    rev32 v5.8h, v16.8h
    eor3 v3.16b, v6.16b, v15.16b, v3.16b
    eor v6.16b, v17.16b, v22.16b
    tbl v17.16b, {v16.16b}, v26.16b
    rev16 v22.16b, v1.16b
    rev16 v31.16b, v19.16b
    eor3 v19.16b, v10.16b, v12.16b, v19.16b
    eor v0.16b, v21.16b, v0.16b
    rev32 v21.8h, v6.8h
    rev32 v9.8h, v4.8h
    eor v10.16b, v2.16b, v5.16b
    tbl v11.16b, {v4.16b}, v26.16b
    tbl v12.16b, {v4.16b}, v20.16b
    tbl v13.16b, {v0.16b}, v26.16b
    eor v21.16b, v6.16b, v21.16b
    eor v4.16b, v4.16b, v9.16b
    rev32 v15.8h, v0.8h
    tbl v25.16b, {v6.16b}, v26.16b
    tbl v18.16b, {v10.16b}, v26.16b
    eor v24.16b, v24.16b, v13.16b
    rev16 v20.16b, v21.16b
    eor3 v28.16b, v28.16b, v22.16b, v10.16b
    eor3 v8.16b, v8.16b, v14.16b, v11.16b
    rev16 v10.16b, v4.16b
    eor v0.16b, v0.16b, v15.16b
    rev32 v11.8h, v24.8h
    eor3 v5.16b, v16.16b, v5.16b, v20.16b
    eor3 v16.16b, v31.16b, v12.16b, v9.16b
    eor v25.16b, v2.16b, v25.16b
    eor v31.16b, v4.16b, v10.16b
    eor v28.16b, v28.16b, v0.16b
    eor3 v7.16b, v7.16b, v22.16b, v11.16b
    rev16 v22.16b, v5.16b
    eor v21.16b, v27.16b, v21.16b
    tbl v24.16b, {v24.16b}, v26.16b
    eor v1.16b, v1.16b, v31.16b
    eor3 v20.16b, v30.16b, v31.16b, v20.16b
    eor3 v18.16b, v13.16b, v18.16b, v28.16b
    eor v7.16b, v7.16b, v22.16b
    ldr q28, [x8, #112]
    tbl v6.16b, {v6.16b}, v28.16b
    rev16 v30.16b, v0.16b
    tbl v31.16b, {v25.16b}, v26.16b
    eor3 v0.16b, v0.16b, v25.16b, v21.16b
    eor v18.16b, v18.16b, v20.16b
    eor3 v7.16b, v24.16b, v1.16b, v7.16b
    eor3 v6.16b, v19.16b, v6.16b, v10.16b
    eor3 v17.16b, v17.16b, v23.16b, v21.16b
    eor v2.16b, v2.16b, v5.16b
    eor3 v5.16b, v27.16b, v29.16b, v20.16b
    eor3 v0.16b, v16.16b, v30.16b, v0.16b
    // round 8 (aes.dsl:47)
    eor v16.16b, v18.16b, v7.16b
    // round 9 (aes.dsl:47)
    eor3 v4.16b, v4.16b, v8.16b, v30.16b
    eor v6.16b, v31.16b, v6.16b
    eor3 v1.16b, v3.16b, v21.16b, v1.16b
    eor v3.16b, v17.16b, v2.16b
    // round 8 (aes.dsl:47)
    eor v7.16b, v0.16b, v7.16b
    eor v17.16b, v5.16b, v16.16b
    // round 9 (aes.dsl:47)
    eor3 v2.16b, v4.16b, v22.16b, v2.16b
    // round 8 (aes.dsl:47)
    eor3 v4.16b, v18.16b, v6.16b, v7.16b
    eor3 v3.16b, v1.16b, v3.16b, v16.16b
    eor3 v18.16b, v1.16b, v7.16b, v17.16b
    eor v19.16b, v1.16b, v17.16b
    orn v20.16b, v4.16b, v3.16b
    eor3 v21.16b, v5.16b, v2.16b, v18.16b
    eor3 v6.16b, v6.16b, v18.16b, v19.16b
    bcax v22.16b, v21.16b, v20.16b, v3.16b
    eor v23.16b, v6.16b, v22.16b
    eor3 v24.16b, v2.16b, v18.16b, v23.16b
    eor v25.16b, v16.16b, v4.16b
    bcax v27.16b, v24.16b, v6.16b, v0.16b
    orn v29.16b, v16.16b, v24.16b
    eor3 v30.16b, v3.16b, v4.16b, v24.16b
    eor3 v5.16b, v5.16b, v16.16b, v21.16b
    eor3 v27.16b, v20.16b, v29.16b, v27.16b
    bcax v31.16b, v29.16b, v25.16b, v30.16b
    eor3 v8.16b, v1.16b, v4.16b, v17.16b
    bcax v1.16b, v1.16b, v18.16b, v17.16b
    eor3 v2.16b, v2.16b, v17.16b, v21.16b
    bcax v29.16b, v29.16b, v5.16b, v19.16b
    eor3 v9.16b, v30.16b, v31.16b, v27.16b
    bcax v31.16b, v31.16b, v21.16b, v7.16b
    bcax v27.16b, v27.16b, v22.16b, v8.16b
    eor3 v20.16b, v20.16b, v1.16b, v29.16b
    bcax v29.16b, v9.16b, v23.16b, v2.16b
    eor v1.16b, v1.16b, v31.16b
    mov v31.16b, v1.16b
    bsl v31.16b, v29.16b, v27.16b
    bcax v9.16b, v29.16b, v20.16b, v27.16b
    orn v29.16b, v1.16b, v29.16b
    bit v31.16b, v1.16b, v20.16b
    bcax v27.16b, v9.16b, v29.16b, v27.16b
    eor v10.16b, v27.16b, v31.16b
    bic v11.16b, v10.16b, v31.16b
    bit v1.16b, v20.16b, v9.16b
    bcax v20.16b, v9.16b, v29.16b, v11.16b
    eor v29.16b, v1.16b, v20.16b
    orn v16.16b, v16.16b, v29.16b
    eor v9.16b, v31.16b, v1.16b
    bcax v11.16b, v10.16b, v16.16b, v29.16b
    and v7.16b, v7.16b, v27.16b
    bic v30.16b, v30.16b, v10.16b
    eor v12.16b, v9.16b, v11.16b
    bcax v25.16b, v30.16b, v25.16b, v10.16b
    bcax v4.16b, v7.16b, v11.16b, v4.16b
    and v19.16b, v19.16b, v12.16b
    eor3 v19.16b, v25.16b, v19.16b, v4.16b
    orr v2.16b, v2.16b, v1.16b
    and v22.16b, v22.16b, v9.16b
    bcax v24.16b, v19.16b, v29.16b, v24.16b
    eor v29.16b, v2.16b, v30.16b
    eor v22.16b, v22.16b, v24.16b
    ldr q10, [x3, #896]
    bcax v29.16b, v29.16b, v9.16b, v8.16b
    bcax v0.16b, v2.16b, v0.16b, v31.16b
    bcax v1.16b, v22.16b, v23.16b, v1.16b
    eor3 v2.16b, v16.16b, v29.16b, v25.16b
    eor3 v0.16b, v22.16b, v1.16b, v0.16b
    eor v2.16b, v10.16b, v2.16b
    bcax v16.16b, v24.16b, v12.16b, v21.16b
    eor v0.16b, v7.16b, v0.16b
    ldr q7, [x8, #48]
    ldr q21, [x8, #16]
    tbl v23.16b, {v2.16b}, v21.16b
    ldr q24, [x3, #1680]
    ldr q8, [x3, #1696]
    bcax v17.16b, v16.16b, v27.16b, v17.16b
    bcax v18.16b, v0.16b, v18.16b, v20.16b
    ldr q27, [x3, #1632]
    ldr q9, [x3, #960]
    and v3.16b, v3.16b, v11.16b
    eor v2.16b, v2.16b, v23.16b
    bcax v5.16b, v16.16b, v5.16b, v20.16b
    ldr q16, [x3, #992]
    ldr q20, [x8, #128]
    eor v18.16b, v17.16b, v18.16b
    tbl v10.16b, {v2.16b}, v7.16b
    eor3 v25.16b, v25.16b, v3.16b, v17.16b
    eor v22.16b, v22.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    eor3 v19.16b, v29.16b, v19.16b, v18.16b
    eor v18.16b, v24.16b, v18.16b
    eor v1.16b, v9.16b, v1.16b
    bcax v6.16b, v22.16b, v6.16b, v31.16b
    eor v22.16b, v27.16b, v25.16b
    tbl v24.16b, {v5.16b}, v20.16b
    eor v16.16b, v16.16b, v19.16b
    tbl v19.16b, {v18.16b}, v21.16b
    ldr q25, [x3, #1648]
    tbl v27.16b, {v1.16b}, v21.16b
    tbl v29.16b, {v5.16b}, v21.16b
    eor v31.16b, v23.16b, v5.16b
    tbl v8.16b, {v5.16b}, v7.16b
    eor v6.16b, v17.16b, v6.16b
    eor v17.16b, v16.16b, v19.16b
    tbl v19.16b, {v22.16b}, v20.16b
    tbl v9.16b, {v31.16b}, v20.16b
    tbl v31.16b, {v31.16b}, v7.16b
    ldr q11, [x3, #1664]
    eor v1.16b, v1.16b, v27.16b
    eor3 v0.16b, v4.16b, v6.16b, v0.16b
    tbl v4.16b, {v17.16b}, v20.16b
    eor v6.16b, v25.16b, v6.16b
    eor3 v25.16b, v2.16b, v29.16b, v9.16b
    eor3 v23.16b, v23.16b, v29.16b, v31.16b
    tbl v31.16b, {v1.16b}, v7.16b
    eor3 v0.16b, v30.16b, v3.16b, v0.16b
    eor v3.16b, v18.16b, v4.16b
    tbl v30.16b, {v6.16b}, v7.16b
    eor v27.16b, v27.16b, v6.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor3 v8.16b, v8.16b, v1.16b, v31.16b
    eor v0.16b, v11.16b, v0.16b
    eor v9.16b, v19.16b, v3.16b
    eor v11.16b, v27.16b, v6.16b
    eor v2.16b, v2.16b, v6.16b
    tbl v6.16b, {v18.16b}, v20.16b
    eor v18.16b, v24.16b, v0.16b
    eor v24.16b, v30.16b, v16.16b
    tbl v30.16b, {v9.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    tbl v12.16b, {v2.16b}, v7.16b
    tbl v13.16b, {v11.16b}, v20.16b
    tbl v11.16b, {v11.16b}, v7.16b
    tbl v14.16b, {v18.16b}, v20.16b
    eor v30.16b, v9.16b, v30.16b
    eor v9.16b, v19.16b, v24.16b
    eor3 v5.16b, v5.16b, v29.16b, v16.16b
    tbl v24.16b, {v24.16b}, v7.16b
    eor3 v0.16b, v0.16b, v2.16b, v12.16b
    eor v2.16b, v18.16b, v14.16b
    eor v18.16b, v22.16b, v30.16b
    eor3 v1.16b, v19.16b, v1.16b, v13.16b
    eor v17.16b, v17.16b, v14.16b
    tbl v19.16b, {v9.16b}, v20.16b
    tbl v22.16b, {v2.16b}, v21.16b
    tbl v2.16b, {v2.16b}, v20.16b
    tbl v18.16b, {v18.16b}, v7.16b
    eor3 v6.16b, v8.16b, v6.16b, v4.16b
    tbl v29.16b, {v3.16b}, v21.16b
    tbl v8.16b, {v17.16b}, v7.16b
    eor3 v16.16b, v31.16b, v16.16b, v17.16b
    eor3 v0.16b, v0.16b, v22.16b, v30.16b
    eor3 v1.16b, v1.16b, v2.16b, v18.16b
    eor3 v2.16b, v10.16b, v24.16b, v19.16b
    tbl v19.16b, {v17.16b}, v21.16b
    eor3 v17.16b, v27.16b, v11.16b, v17.16b
    eor3 v3.16b, v25.16b, v3.16b, v29.16b
    eor3 v16.16b, v8.16b, v22.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor v22.16b, v0.16b, v1.16b
    // round 8 (aes.dsl:47)
    eor v6.16b, v5.16b, v6.16b
    eor3 v2.16b, v9.16b, v5.16b, v2.16b
    eor3 v4.16b, v4.16b, v24.16b, v19.16b
    eor v5.16b, v23.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor v1.16b, v16.16b, v1.16b
    eor v18.16b, v3.16b, v22.16b
    // round 8 (aes.dsl:47)
    eor v4.16b, v17.16b, v4.16b
    // round 7 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v6.16b, v1.16b
    eor3 v2.16b, v5.16b, v2.16b, v22.16b
    eor3 v17.16b, v5.16b, v1.16b, v18.16b
    eor v19.16b, v5.16b, v18.16b
    orn v23.16b, v0.16b, v2.16b
    eor3 v24.16b, v3.16b, v4.16b, v17.16b
    eor3 v6.16b, v6.16b, v17.16b, v19.16b
    bcax v25.16b, v24.16b, v23.16b, v2.16b
    eor v27.16b, v6.16b, v25.16b
    eor3 v29.16b, v4.16b, v17.16b, v27.16b
    eor v30.16b, v22.16b, v0.16b
    bcax v31.16b, v29.16b, v6.16b, v16.16b
    orn v8.16b, v22.16b, v29.16b
    eor3 v9.16b, v2.16b, v0.16b, v29.16b
    eor3 v3.16b, v3.16b, v22.16b, v24.16b
    eor3 v31.16b, v23.16b, v8.16b, v31.16b
    bcax v10.16b, v8.16b, v30.16b, v9.16b
    eor3 v11.16b, v5.16b, v0.16b, v18.16b
    bcax v5.16b, v5.16b, v17.16b, v18.16b
    eor3 v4.16b, v4.16b, v18.16b, v24.16b
    bcax v8.16b, v8.16b, v3.16b, v19.16b
    eor3 v12.16b, v9.16b, v10.16b, v31.16b
    bcax v10.16b, v10.16b, v24.16b, v1.16b
    bcax v31.16b, v31.16b, v25.16b, v11.16b
    eor3 v23.16b, v23.16b, v5.16b, v8.16b
    bcax v8.16b, v12.16b, v27.16b, v4.16b
    eor v5.16b, v5.16b, v10.16b
    mov v10.16b, v5.16b
    bsl v10.16b, v8.16b, v31.16b
    bcax v12.16b, v8.16b, v23.16b, v31.16b
    orn v8.16b, v5.16b, v8.16b
    bit v10.16b, v5.16b, v23.16b
    bcax v31.16b, v12.16b, v8.16b, v31.16b
    eor v13.16b, v31.16b, v10.16b
    bic v14.16b, v13.16b, v10.16b
    bit v5.16b, v23.16b, v12.16b
    bcax v23.16b, v12.16b, v8.16b, v14.16b
    eor v8.16b, v5.16b, v23.16b
    orn v22.16b, v22.16b, v8.16b
    eor v12.16b, v10.16b, v5.16b
    bcax v14.16b, v13.16b, v22.16b, v8.16b
    bic v9.16b, v9.16b, v13.16b
    orr v4.16b, v4.16b, v5.16b
    and v1.16b, v1.16b, v31.16b
    eor v15.16b, v12.16b, v14.16b
    bcax v30.16b, v9.16b, v30.16b, v13.16b
    eor v13.16b, v4.16b, v9.16b
    bcax v0.16b, v1.16b, v14.16b, v0.16b
    and v19.16b, v19.16b, v15.16b
    ldr q20, [x3, #768]
    bcax v11.16b, v13.16b, v12.16b, v11.16b
    eor3 v19.16b, v30.16b, v19.16b, v0.16b
    and v25.16b, v25.16b, v12.16b
    eor3 v22.16b, v22.16b, v11.16b, v30.16b
    bcax v29.16b, v19.16b, v8.16b, v29.16b
    eor v20.16b, v20.16b, v22.16b
    bcax v22.16b, v29.16b, v15.16b, v24.16b
    eor v24.16b, v25.16b, v29.16b
    ldr q25, [x3, #832]
    ldr q29, [x3, #1776]
    bcax v4.16b, v4.16b, v16.16b, v10.16b
    ldr q16, [x8, #144]
    rev32 v8.8h, v20.8h
    bcax v3.16b, v22.16b, v3.16b, v23.16b
    bcax v5.16b, v24.16b, v27.16b, v5.16b
    ldr q27, [x3, #1712]
    and v2.16b, v2.16b, v14.16b
    bcax v18.16b, v22.16b, v31.16b, v18.16b
    ldr q22, [x8, #160]
    ldr q31, [x8, #176]
    eor v12.16b, v20.16b, v8.16b
    eor v13.16b, v24.16b, v3.16b
    eor3 v4.16b, v24.16b, v5.16b, v4.16b
    eor3 v24.16b, v30.16b, v2.16b, v18.16b
    eor v5.16b, v25.16b, v5.16b
    eor v3.16b, v29.16b, v3.16b
    ldr q25, [x8, #32]
    tbl v29.16b, {v12.16b}, v16.16b
    bcax v6.16b, v13.16b, v6.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v27.16b, v24.16b
    eor v24.16b, v5.16b, v3.16b
    rev32 v27.8h, v3.8h
    ldr q30, [x3, #1728]
    tbl v10.16b, {v5.16b}, v22.16b
    tbl v13.16b, {v5.16b}, v16.16b
    tbl v14.16b, {v5.16b}, v31.16b
    eor v6.16b, v18.16b, v6.16b
    bcax v17.16b, v1.16b, v17.16b, v23.16b
    rev32 v23.8h, v4.8h
    ldr q15, [x3, #1760]
    rev32 v31.8h, v24.8h
    eor v20.16b, v20.16b, v27.16b
    tbl v7.16b, {v4.16b}, v25.16b
    ldr q26, [x3, #864]
    tbl v28.16b, {v4.16b}, v22.16b
    eor3 v0.16b, v0.16b, v6.16b, v1.16b
    eor v1.16b, v18.16b, v17.16b
    eor v6.16b, v30.16b, v6.16b
    eor v4.16b, v4.16b, v23.16b
    eor v17.16b, v24.16b, v31.16b
    ldr q18, [x3, #1744]
    tbl v30.16b, {v20.16b}, v25.16b
    tbl v20.16b, {v20.16b}, v22.16b
    eor3 v19.16b, v11.16b, v19.16b, v1.16b
    eor3 v23.16b, v29.16b, v23.16b, v28.16b
    eor3 v0.16b, v9.16b, v2.16b, v0.16b
    eor v1.16b, v15.16b, v1.16b
    rev32 v2.8h, v6.8h
    eor3 v7.16b, v8.16b, v7.16b, v20.16b
    eor v19.16b, v26.16b, v19.16b
    tbl v20.16b, {v6.16b}, v25.16b
    tbl v26.16b, {v4.16b}, v16.16b
    tbl v28.16b, {v17.16b}, v16.16b
    eor3 v17.16b, v13.16b, v14.16b, v17.16b
    eor v0.16b, v18.16b, v0.16b
    rev32 v18.8h, v19.8h
    rev32 v8.8h, v1.8h
    eor v9.16b, v3.16b, v2.16b
    tbl v11.16b, {v1.16b}, v25.16b
    tbl v13.16b, {v1.16b}, v22.16b
    tbl v14.16b, {v0.16b}, v25.16b
    eor v18.16b, v19.16b, v18.16b
    eor v1.16b, v1.16b, v8.16b
    rev32 v15.8h, v0.8h
    tbl v21.16b, {v19.16b}, v25.16b
    eor3 v31.16b, v10.16b, v31.16b, v11.16b
    eor v24.16b, v24.16b, v14.16b
    tbl v10.16b, {v18.16b}, v16.16b
    tbl v11.16b, {v9.16b}, v25.16b
    eor3 v29.16b, v29.16b, v26.16b, v9.16b
    tbl v9.16b, {v1.16b}, v16.16b
    eor v0.16b, v0.16b, v15.16b
    rev32 v15.8h, v24.8h
    eor3 v2.16b, v6.16b, v2.16b, v10.16b
    eor3 v6.16b, v28.16b, v8.16b, v13.16b
    eor v21.16b, v3.16b, v21.16b
    eor v28.16b, v1.16b, v9.16b
    eor v29.16b, v29.16b, v0.16b
    eor3 v5.16b, v5.16b, v26.16b, v15.16b
    tbl v26.16b, {v2.16b}, v16.16b
    eor v18.16b, v27.16b, v18.16b
    tbl v24.16b, {v24.16b}, v25.16b
    eor v4.16b, v4.16b, v28.16b
    eor3 v28.16b, v12.16b, v28.16b, v10.16b
    eor3 v29.16b, v14.16b, v11.16b, v29.16b
    eor v5.16b, v5.16b, v26.16b
    tbl v19.16b, {v19.16b}, v22.16b
    tbl v8.16b, {v0.16b}, v16.16b
    tbl v10.16b, {v21.16b}, v25.16b
    eor3 v0.16b, v0.16b, v21.16b, v18.16b
    eor v21.16b, v29.16b, v28.16b
    eor3 v5.16b, v24.16b, v4.16b, v5.16b
    eor3 v17.16b, v17.16b, v19.16b, v9.16b
    eor3 v19.16b, v20.16b, v23.16b, v18.16b
    eor v2.16b, v3.16b, v2.16b
    eor3 v3.16b, v27.16b, v30.16b, v28.16b
    eor3 v0.16b, v6.16b, v8.16b, v0.16b
    // round 6 (aes.dsl:47)
    eor v6.16b, v21.16b, v5.16b
    // round 7 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v31.16b, v8.16b
    eor v17.16b, v10.16b, v17.16b
    eor3 v4.16b, v7.16b, v18.16b, v4.16b
    eor v7.16b, v19.16b, v2.16b
    // round 6 (aes.dsl:47)
    eor v5.16b, v0.16b, v5.16b
    eor v18.16b, v3.16b, v6.16b
    // round 7 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v26.16b, v2.16b
    // round 6 (aes.dsl:47)
    eor3 v2.16b, v21.16b, v17.16b, v5.16b
    eor3 v7.16b, v4.16b, v7.16b, v6.16b
    eor3 v19.16b, v4.16b, v5.16b, v18.16b
    eor v20.16b, v4.16b, v18.16b
    orn v21.16b, v2.16b, v7.16b
    eor3 v23.16b, v3.16b, v1.16b, v19.16b
    eor3 v17.16b, v17.16b, v19.16b, v20.16b
    bcax v24.16b, v23.16b, v21.16b, v7.16b
    eor v26.16b, v17.16b, v24.16b
    eor3 v27.16b, v1.16b, v19.16b, v26.16b
    eor v28.16b, v6.16b, v2.16b
    bcax v29.16b, v27.16b, v17.16b, v0.16b
    orn v30.16b, v6.16b, v27.16b
    eor3 v31.16b, v7.16b, v2.16b, v27.16b
    eor3 v3.16b, v3.16b, v6.16b, v23.16b
    eor3 v29.16b, v21.16b, v30.16b, v29.16b
    bcax v8.16b, v30.16b, v28.16b, v31.16b
    eor3 v9.16b, v4.16b, v2.16b, v18.16b
    bcax v4.16b, v4.16b, v19.16b, v18.16b
    eor3 v1.16b, v1.16b, v18.16b, v23.16b
    bcax v30.16b, v30.16b, v3.16b, v20.16b
    eor3 v10.16b, v31.16b, v8.16b, v29.16b
    bcax v8.16b, v8.16b, v23.16b, v5.16b
    bcax v29.16b, v29.16b, v24.16b, v9.16b
    eor3 v21.16b, v21.16b, v4.16b, v30.16b
    bcax v30.16b, v10.16b, v26.16b, v1.16b
    eor v4.16b, v4.16b, v8.16b
    mov v8.16b, v4.16b
    bsl v8.16b, v30.16b, v29.16b
    bcax v10.16b, v30.16b, v21.16b, v29.16b
    orn v30.16b, v4.16b, v30.16b
    bit v8.16b, v4.16b, v21.16b
    bcax v29.16b, v10.16b, v30.16b, v29.16b
    eor v11.16b, v29.16b, v8.16b
    bic v12.16b, v11.16b, v8.16b
    bit v4.16b, v21.16b, v10.16b
    bcax v21.16b, v10.16b, v30.16b, v12.16b
    eor v30.16b, v4.16b, v21.16b
    orn v6.16b, v6.16b, v30.16b
    eor v10.16b, v8.16b, v4.16b
    bcax v12.16b, v11.16b, v6.16b, v30.16b
    and v5.16b, v5.16b, v29.16b
    bic v31.16b, v31.16b, v11.16b
    eor v13.16b, v10.16b, v12.16b
    orr v1.16b, v1.16b, v4.16b
    bcax v28.16b, v31.16b, v28.16b, v11.16b
    bcax v2.16b, v5.16b, v12.16b, v2.16b
    and v20.16b, v20.16b, v13.16b
    eor v11.16b, v1.16b, v31.16b
    eor3 v20.16b, v28.16b, v20.16b, v2.16b
    ldr q14, [x3, #640]
    bcax v9.16b, v11.16b, v10.16b, v9.16b
    and v24.16b, v24.16b, v10.16b
    bcax v27.16b, v20.16b, v30.16b, v27.16b
    eor3 v6.16b, v6.16b, v9.16b, v28.16b
    bcax v23.16b, v27.16b, v13.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    eor v6.16b, v14.16b, v6.16b
    ldr q27, [x3, #704]
    bcax v0.16b, v1.16b, v0.16b, v8.16b
    bcax v1.16b, v23.16b, v3.16b, v21.16b
    bcax v3.16b, v24.16b, v26.16b, v4.16b
    ldr q4, [x3, #1856]
    ldr q26, [x8, #16]
    tbl v30.16b, {v6.16b}, v26.16b
    eor v10.16b, v24.16b, v1.16b
    eor3 v0.16b, v24.16b, v3.16b, v0.16b
    ldr q24, [x3, #1792]
    and v7.16b, v7.16b, v12.16b
    eor v11.16b, v6.16b, v30.16b
    bcax v18.16b, v23.16b, v29.16b, v18.16b
    eor v3.16b, v27.16b, v3.16b
    bcax v17.16b, v10.16b, v17.16b, v8.16b
    eor v0.16b, v5.16b, v0.16b
    ldr q5, [x8, #80]
    tbl v23.16b, {v11.16b}, v5.16b
    eor3 v27.16b, v28.16b, v7.16b, v18.16b
    eor v1.16b, v4.16b, v1.16b
    ldr q4, [x3, #1840]
    tbl v28.16b, {v3.16b}, v26.16b
    eor v17.16b, v18.16b, v17.16b
    bcax v19.16b, v0.16b, v19.16b, v21.16b
    ldr q21, [x3, #1808]
    eor v24.16b, v24.16b, v27.16b
    tbl v27.16b, {v1.16b}, v5.16b
    tbl v29.16b, {v1.16b}, v26.16b
    ldr q8, [x3, #1824]
    ldr q10, [x3, #736]
    eor v3.16b, v3.16b, v28.16b
    eor3 v0.16b, v2.16b, v17.16b, v0.16b
    eor v2.16b, v18.16b, v19.16b
    tbl v18.16b, {v24.16b}, v26.16b
    eor v6.16b, v6.16b, v29.16b
    ldr q19, [x8, #0]
    tbl v12.16b, {v24.16b}, v19.16b
    eor3 v0.16b, v31.16b, v7.16b, v0.16b
    eor3 v7.16b, v9.16b, v20.16b, v2.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v21.16b, v17.16b
    eor v17.16b, v24.16b, v18.16b
    eor v20.16b, v29.16b, v3.16b
    eor v0.16b, v8.16b, v0.16b
    eor v7.16b, v10.16b, v7.16b
    tbl v21.16b, {v2.16b}, v19.16b
    tbl v24.16b, {v6.16b}, v19.16b
    tbl v6.16b, {v6.16b}, v5.16b
    eor3 v30.16b, v30.16b, v29.16b, v12.16b
    eor v28.16b, v28.16b, v4.16b
    eor v31.16b, v7.16b, v21.16b
    eor v27.16b, v27.16b, v0.16b
    tbl v8.16b, {v4.16b}, v26.16b
    tbl v9.16b, {v4.16b}, v5.16b
    tbl v10.16b, {v17.16b}, v5.16b
    tbl v12.16b, {v20.16b}, v5.16b
    eor v2.16b, v2.16b, v31.16b
    tbl v13.16b, {v27.16b}, v5.16b
    eor v14.16b, v28.16b, v8.16b
    eor v4.16b, v4.16b, v7.16b
    tbl v15.16b, {v7.16b}, v5.16b
    eor3 v0.16b, v23.16b, v9.16b, v0.16b
    tbl v9.16b, {v2.16b}, v26.16b
    eor v13.16b, v27.16b, v13.16b
    tbl v25.16b, {v14.16b}, v5.16b
    tbl v14.16b, {v14.16b}, v19.16b
    tbl v22.16b, {v31.16b}, v26.16b
    eor3 v20.16b, v20.16b, v12.16b, v21.16b
    eor v2.16b, v2.16b, v9.16b
    tbl v21.16b, {v13.16b}, v5.16b
    eor v18.16b, v18.16b, v4.16b
    eor v1.16b, v1.16b, v15.16b
    eor v27.16b, v27.16b, v22.16b
    tbl v4.16b, {v4.16b}, v26.16b
    tbl v9.16b, {v2.16b}, v5.16b
    eor v3.16b, v3.16b, v21.16b
    eor3 v0.16b, v8.16b, v10.16b, v0.16b
    tbl v21.16b, {v13.16b}, v26.16b
    tbl v8.16b, {v27.16b}, v5.16b
    eor v2.16b, v17.16b, v2.16b
    eor v17.16b, v11.16b, v9.16b
    eor3 v25.16b, v10.16b, v25.16b, v3.16b
    tbl v9.16b, {v18.16b}, v19.16b
    eor3 v23.16b, v23.16b, v29.16b, v4.16b
    eor3 v7.16b, v7.16b, v27.16b, v8.16b
    tbl v3.16b, {v3.16b}, v5.16b
    eor3 v0.16b, v0.16b, v21.16b, v17.16b
    eor v21.16b, v2.16b, v25.16b
    eor v4.16b, v14.16b, v4.16b
    eor3 v20.16b, v20.16b, v22.16b, v1.16b
    eor v22.16b, v9.16b, v23.16b
    eor3 v17.16b, v29.16b, v24.16b, v17.16b
    eor v3.16b, v7.16b, v3.16b
    // round 5 (aes.dsl:47)
    eor v7.16b, v0.16b, v21.16b
    // round 6 (aes.dsl:47)
    tbl v23.16b, {v27.16b}, v19.16b
    eor3 v4.16b, v28.16b, v31.16b, v4.16b
    eor3 v1.16b, v18.16b, v1.16b, v22.16b
    eor3 v2.16b, v6.16b, v30.16b, v2.16b
    // round 5 (aes.dsl:47)
    eor v6.16b, v21.16b, v3.16b
    eor v18.16b, v17.16b, v7.16b
    // round 6 (aes.dsl:47)
    eor3 v4.16b, v8.16b, v23.16b, v4.16b
    // round 5 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v20.16b, v6.16b
    eor3 v1.16b, v2.16b, v1.16b, v7.16b
    eor3 v21.16b, v2.16b, v6.16b, v18.16b
    eor v22.16b, v2.16b, v18.16b
    orn v23.16b, v0.16b, v1.16b
    eor3 v24.16b, v17.16b, v4.16b, v21.16b
    eor3 v20.16b, v20.16b, v21.16b, v22.16b
    bcax v25.16b, v24.16b, v23.16b, v1.16b
    eor v27.16b, v20.16b, v25.16b
    eor3 v28.16b, v4.16b, v21.16b, v27.16b
    eor v29.16b, v7.16b, v0.16b
    bcax v30.16b, v28.16b, v20.16b, v3.16b
    orn v31.16b, v7.16b, v28.16b
    eor3 v8.16b, v1.16b, v0.16b, v28.16b
    eor3 v17.16b, v17.16b, v7.16b, v24.16b
    eor3 v30.16b, v23.16b, v31.16b, v30.16b
    bcax v9.16b, v31.16b, v29.16b, v8.16b
    eor3 v10.16b, v2.16b, v0.16b, v18.16b
    bcax v2.16b, v2.16b, v21.16b, v18.16b
    eor3 v4.16b, v4.16b, v18.16b, v24.16b
    bcax v31.16b, v31.16b, v17.16b, v22.16b
    eor3 v11.16b, v8.16b, v9.16b, v30.16b
    bcax v9.16b, v9.16b, v24.16b, v6.16b
    bcax v30.16b, v30.16b, v25.16b, v10.16b
    eor3 v23.16b, v23.16b, v2.16b, v31.16b
    bcax v31.16b, v11.16b, v27.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    mov v9.16b, v2.16b
    bsl v9.16b, v31.16b, v30.16b
    bcax v11.16b, v31.16b, v23.16b, v30.16b
    orn v31.16b, v2.16b, v31.16b
    bit v9.16b, v2.16b, v23.16b
    bcax v30.16b, v11.16b, v31.16b, v30.16b
    eor v12.16b, v30.16b, v9.16b
    bic v13.16b, v12.16b, v9.16b
    bit v2.16b, v23.16b, v11.16b
    bcax v23.16b, v11.16b, v31.16b, v13.16b
    eor v31.16b, v2.16b, v23.16b
    orn v7.16b, v7.16b, v31.16b
    eor v11.16b, v9.16b, v2.16b
    bcax v13.16b, v12.16b, v7.16b, v31.16b
    bic v8.16b, v8.16b, v12.16b
    orr v4.16b, v4.16b, v2.16b
    and v6.16b, v6.16b, v30.16b
    eor v14.16b, v11.16b, v13.16b
    bcax v29.16b, v8.16b, v29.16b, v12.16b
    eor v12.16b, v4.16b, v8.16b
    bcax v0.16b, v6.16b, v13.16b, v0.16b
    and v22.16b, v22.16b, v14.16b
    ldr q15, [x3, #512]
    bcax v10.16b, v12.16b, v11.16b, v10.16b
    eor3 v22.16b, v29.16b, v22.16b, v0.16b
    and v25.16b, v25.16b, v11.16b
    eor3 v7.16b, v7.16b, v10.16b, v29.16b
    bcax v28.16b, v22.16b, v31.16b, v28.16b
    eor v7.16b, v15.16b, v7.16b
    bcax v24.16b, v28.16b, v14.16b, v24.16b
    eor v25.16b, v25.16b, v28.16b
    ldr q28, [x3, #576]
    ldr q31, [x3, #1936]
    bcax v3.16b, v4.16b, v3.16b, v9.16b
    rev32 v4.8h, v7.8h
    bcax v17.16b, v24.16b, v17.16b, v23.16b
    bcax v2.16b, v25.16b, v27.16b, v2.16b
    ldr q27, [x3, #1872]
    and v1.16b, v1.16b, v13.16b
    bcax v18.16b, v24.16b, v30.16b, v18.16b
    eor v24.16b, v7.16b, v4.16b
    eor v30.16b, v25.16b, v17.16b
    eor3 v3.16b, v25.16b, v2.16b, v3.16b
    eor3 v25.16b, v29.16b, v1.16b, v18.16b
    eor v2.16b, v28.16b, v2.16b
    eor v17.16b, v31.16b, v17.16b
    rev16 v28.16b, v24.16b
    bcax v20.16b, v30.16b, v20.16b, v9.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v27.16b, v25.16b
    eor v25.16b, v2.16b, v17.16b
    rev32 v27.8h, v17.8h
    ldr q29, [x3, #1888]
    ldr q30, [x8, #112]
    tbl v31.16b, {v2.16b}, v30.16b
    rev16 v9.16b, v2.16b
    rev32 v11.16b, v2.16b
    eor v20.16b, v18.16b, v20.16b
    bcax v21.16b, v3.16b, v21.16b, v23.16b
    rev32 v23.8h, v6.8h
    ldr q12, [x3, #1920]
    rev32 v13.8h, v25.8h
    eor v7.16b, v7.16b, v27.16b
    ldr q14, [x8, #64]
    tbl v15.16b, {v6.16b}, v14.16b
    ldr q19, [x3, #608]
    tbl v5.16b, {v6.16b}, v30.16b
    eor3 v0.16b, v0.16b, v20.16b, v3.16b
    eor v3.16b, v18.16b, v21.16b
    eor v18.16b, v29.16b, v20.16b
    eor v6.16b, v6.16b, v23.16b
    eor v20.16b, v25.16b, v13.16b
    ldr q21, [x3, #1904]
    tbl v29.16b, {v7.16b}, v14.16b
    tbl v7.16b, {v7.16b}, v30.16b
    eor3 v22.16b, v10.16b, v22.16b, v3.16b
    eor3 v5.16b, v28.16b, v5.16b, v23.16b
    eor3 v0.16b, v8.16b, v1.16b, v0.16b
    eor v1.16b, v12.16b, v3.16b
    rev32 v3.8h, v18.8h
    eor3 v4.16b, v4.16b, v15.16b, v7.16b
    eor v7.16b, v19.16b, v22.16b
    tbl v19.16b, {v18.16b}, v14.16b
    rev16 v22.16b, v6.16b
    rev16 v23.16b, v20.16b
    eor3 v20.16b, v9.16b, v11.16b, v20.16b
    eor v0.16b, v21.16b, v0.16b
    rev32 v21.8h, v7.8h
    rev32 v8.8h, v1.8h
    eor v9.16b, v17.16b, v3.16b
    tbl v10.16b, {v1.16b}, v14.16b
    tbl v11.16b, {v1.16b}, v30.16b
    tbl v12.16b, {v0.16b}, v14.16b
    eor v21.16b, v7.16b, v21.16b
    eor v1.16b, v1.16b, v8.16b
    rev32 v15.8h, v0.8h
    tbl v16.16b, {v7.16b}, v14.16b
    eor3 v31.16b, v31.16b, v13.16b, v10.16b
    eor v25.16b, v25.16b, v12.16b
    rev16 v10.16b, v21.16b
    tbl v13.16b, {v9.16b}, v14.16b
    eor3 v28.16b, v28.16b, v22.16b, v9.16b
    rev16 v9.16b, v1.16b
    eor v0.16b, v0.16b, v15.16b
    rev32 v15.8h, v25.8h
    eor3 v3.16b, v18.16b, v3.16b, v10.16b
    eor3 v18.16b, v23.16b, v11.16b, v8.16b
    eor v16.16b, v17.16b, v16.16b
    eor v23.16b, v1.16b, v9.16b
    eor v28.16b, v28.16b, v0.16b
    eor3 v2.16b, v2.16b, v22.16b, v15.16b
    rev16 v22.16b, v3.16b
    eor v21.16b, v27.16b, v21.16b
    tbl v25.16b, {v25.16b}, v14.16b
    eor v6.16b, v6.16b, v23.16b
    eor3 v23.16b, v24.16b, v23.16b, v10.16b
    eor3 v24.16b, v12.16b, v13.16b, v28.16b
    eor v2.16b, v2.16b, v22.16b
    tbl v7.16b, {v7.16b}, v30.16b
    rev16 v28.16b, v0.16b
    tbl v30.16b, {v16.16b}, v14.16b
    eor3 v0.16b, v0.16b, v16.16b, v21.16b
    eor v16.16b, v24.16b, v23.16b
    eor3 v2.16b, v25.16b, v6.16b, v2.16b
    eor3 v7.16b, v20.16b, v7.16b, v9.16b
    eor3 v5.16b, v19.16b, v5.16b, v21.16b
    eor v3.16b, v17.16b, v3.16b
    eor3 v17.16b, v27.16b, v29.16b, v23.16b
    eor3 v0.16b, v18.16b, v28.16b, v0.16b
    // round 4 (aes.dsl:47)
    eor v18.16b, v16.16b, v2.16b
    // round 5 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v31.16b, v28.16b
    eor v7.16b, v30.16b, v7.16b
    eor3 v4.16b, v4.16b, v21.16b, v6.16b
    eor v5.16b, v5.16b, v3.16b
    // round 4 (aes.dsl:47)
    eor v2.16b, v0.16b, v2.16b
    eor v6.16b, v17.16b, v18.16b
    // round 5 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v22.16b, v3.16b
    // round 4 (aes.dsl:47)
    eor3 v3.16b, v16.16b, v7.16b, v2.16b
    eor3 v5.16b, v4.16b, v5.16b, v18.16b
    eor3 v16.16b, v4.16b, v2.16b, v6.16b
    eor v19.16b, v4.16b, v6.16b
    orn v20.16b, v3.16b, v5.16b
    eor3 v21.16b, v17.16b, v1.16b, v16.16b
    eor3 v7.16b, v7.16b, v16.16b, v19.16b
    bcax v22.16b, v21.16b, v20.16b, v5.16b
    eor v23.16b, v7.16b, v22.16b
    eor3 v24.16b, v1.16b, v16.16b, v23.16b
    eor v25.16b, v18.16b, v3.16b
    bcax v27.16b, v24.16b, v7.16b, v0.16b
    orn v28.16b, v18.16b, v24.16b
    eor3 v29.16b, v5.16b, v3.16b, v24.16b
    eor3 v17.16b, v17.16b, v18.16b, v21.16b
    eor3 v27.16b, v20.16b, v28.16b, v27.16b
    bcax v30.16b, v28.16b, v25.16b, v29.16b
    eor3 v31.16b, v4.16b, v3.16b, v6.16b
    bcax v4.16b, v4.16b, v16.16b, v6.16b
    eor3 v1.16b, v1.16b, v6.16b, v21.16b
    bcax v28.16b, v28.16b, v17.16b, v19.16b
    eor3 v8.16b, v29.16b, v30.16b, v27.16b
    bcax v30.16b, v30.16b, v21.16b, v2.16b
    bcax v27.16b, v27.16b, v22.16b, v31.16b
    eor3 v20.16b, v20.16b, v4.16b, v28.16b
    bcax v28.16b, v8.16b, v23.16b, v1.16b
    eor v4.16b, v4.16b, v30.16b
    mov v30.16b, v4.16b
    bsl v30.16b, v28.16b, v27.16b
    bcax v8.16b, v28.16b, v20.16b, v27.16b
    orn v28.16b, v4.16b, v28.16b
    bit v30.16b, v4.16b, v20.16b
    bcax v27.16b, v8.16b, v28.16b, v27.16b
    eor v9.16b, v27.16b, v30.16b
    bic v10.16b, v9.16b, v30.16b
    bit v4.16b, v20.16b, v8.16b
    bcax v20.16b, v8.16b, v28.16b, v10.16b
    eor v28.16b, v4.16b, v20.16b
    orn v18.16b, v18.16b, v28.16b
    eor v8.16b, v30.16b, v4.16b
    bcax v10.16b, v9.16b, v18.16b, v28.16b
    and v2.16b, v2.16b, v27.16b
    bic v29.16b, v29.16b, v9.16b
    eor v11.16b, v8.16b, v10.16b
    bcax v25.16b, v29.16b, v25.16b, v9.16b
    bcax v3.16b, v2.16b, v10.16b, v3.16b
    and v19.16b, v19.16b, v11.16b
    eor3 v19.16b, v25.16b, v19.16b, v3.16b
    orr v1.16b, v1.16b, v4.16b
    and v22.16b, v22.16b, v8.16b
    bcax v24.16b, v19.16b, v28.16b, v24.16b
    eor v28.16b, v1.16b, v29.16b
    eor v22.16b, v22.16b, v24.16b
    ldr q9, [x3, #384]
    bcax v28.16b, v28.16b, v8.16b, v31.16b
    bcax v0.16b, v1.16b, v0.16b, v30.16b
    bcax v1.16b, v22.16b, v23.16b, v4.16b
    eor3 v4.16b, v18.16b, v28.16b, v25.16b
    eor3 v0.16b, v22.16b, v1.16b, v0.16b
    eor v4.16b, v9.16b, v4.16b
    bcax v18.16b, v24.16b, v11.16b, v21.16b
    eor v0.16b, v2.16b, v0.16b
    tbl v2.16b, {v4.16b}, v26.16b
    ldr q21, [x3, #2000]
    ldr q23, [x3, #2016]
    bcax v6.16b, v18.16b, v27.16b, v6.16b
    bcax v16.16b, v0.16b, v16.16b, v20.16b
    ldr q24, [x3, #1952]
    ldr q27, [x3, #448]
    and v5.16b, v5.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    bcax v17.16b, v18.16b, v17.16b, v20.16b
    ldr q18, [x3, #480]
    eor v16.16b, v6.16b, v16.16b
    ldr q20, [x8, #48]
    tbl v31.16b, {v4.16b}, v20.16b
    eor3 v25.16b, v25.16b, v5.16b, v6.16b
    eor v22.16b, v22.16b, v17.16b
    eor v17.16b, v23.16b, v17.16b
    eor3 v19.16b, v28.16b, v19.16b, v16.16b
    eor v16.16b, v21.16b, v16.16b
    eor v1.16b, v27.16b, v1.16b
    bcax v7.16b, v22.16b, v7.16b, v30.16b
    eor v21.16b, v24.16b, v25.16b
    ldr q22, [x8, #128]
    tbl v23.16b, {v17.16b}, v22.16b
    eor v18.16b, v18.16b, v19.16b
    tbl v19.16b, {v16.16b}, v26.16b
    ldr q24, [x3, #1968]
    tbl v25.16b, {v1.16b}, v26.16b
    tbl v27.16b, {v17.16b}, v26.16b
    eor v28.16b, v2.16b, v17.16b
    tbl v30.16b, {v17.16b}, v20.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v18.16b, v19.16b
    tbl v19.16b, {v21.16b}, v22.16b
    tbl v8.16b, {v28.16b}, v22.16b
    tbl v28.16b, {v28.16b}, v20.16b
    ldr q9, [x3, #1984]
    eor v1.16b, v1.16b, v25.16b
    eor3 v0.16b, v3.16b, v6.16b, v0.16b
    tbl v3.16b, {v7.16b}, v22.16b
    eor v6.16b, v24.16b, v6.16b
    eor3 v24.16b, v4.16b, v27.16b, v8.16b
    eor3 v2.16b, v2.16b, v27.16b, v28.16b
    tbl v28.16b, {v1.16b}, v20.16b
    eor3 v0.16b, v29.16b, v5.16b, v0.16b
    eor v5.16b, v16.16b, v3.16b
    tbl v29.16b, {v6.16b}, v20.16b
    eor v25.16b, v25.16b, v6.16b
    tbl v6.16b, {v6.16b}, v26.16b
    eor3 v30.16b, v30.16b, v1.16b, v28.16b
    eor v0.16b, v9.16b, v0.16b
    eor v8.16b, v19.16b, v5.16b
    eor v9.16b, v25.16b, v6.16b
    eor v4.16b, v4.16b, v6.16b
    tbl v6.16b, {v16.16b}, v22.16b
    eor v16.16b, v23.16b, v0.16b
    eor v23.16b, v29.16b, v18.16b
    tbl v29.16b, {v8.16b}, v26.16b
    tbl v18.16b, {v18.16b}, v26.16b
    tbl v10.16b, {v4.16b}, v20.16b
    tbl v11.16b, {v9.16b}, v22.16b
    tbl v9.16b, {v9.16b}, v20.16b
    tbl v12.16b, {v16.16b}, v22.16b
    eor v29.16b, v8.16b, v29.16b
    eor v8.16b, v19.16b, v23.16b
    eor3 v17.16b, v17.16b, v27.16b, v18.16b
    tbl v23.16b, {v23.16b}, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v10.16b
    eor v4.16b, v16.16b, v12.16b
    eor v16.16b, v21.16b, v29.16b
    eor3 v1.16b, v19.16b, v1.16b, v11.16b
    eor v7.16b, v7.16b, v12.16b
    tbl v19.16b, {v8.16b}, v22.16b
    tbl v21.16b, {v4.16b}, v26.16b
    tbl v4.16b, {v4.16b}, v22.16b
    tbl v16.16b, {v16.16b}, v20.16b
    eor3 v6.16b, v30.16b, v6.16b, v3.16b
    tbl v22.16b, {v5.16b}, v26.16b
    tbl v20.16b, {v7.16b}, v20.16b
    eor3 v18.16b, v28.16b, v18.16b, v7.16b
    eor3 v0.16b, v0.16b, v21.16b, v29.16b
    eor3 v1.16b, v1.16b, v4.16b, v16.16b
    eor3 v4.16b, v31.16b, v23.16b, v19.16b
    tbl v19.16b, {v7.16b}, v26.16b
    eor3 v7.16b, v25.16b, v9.16b, v7.16b
    eor3 v5.16b, v24.16b, v5.16b, v22.16b
    eor3 v18.16b, v20.16b, v21.16b, v18.16b
    // round 3 (aes.dsl:47)
    eor v20.16b, v0.16b, v1.16b
    // round 4 (aes.dsl:47)
    eor v6.16b, v17.16b, v6.16b
    eor3 v4.16b, v8.16b, v17.16b, v4.16b
    eor3 v3.16b, v3.16b, v23.16b, v19.16b
    eor v2.16b, v2.16b, v16.16b
    // round 3 (aes.dsl:47)
    eor v1.16b, v18.16b, v1.16b
    eor v16.16b, v5.16b, v20.16b
    // round 4 (aes.dsl:47)
    eor v3.16b, v7.16b, v3.16b
    // round 3 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v6.16b, v1.16b
    eor3 v4.16b, v2.16b, v4.16b, v20.16b
    eor3 v7.16b, v2.16b, v1.16b, v16.16b
    eor v17.16b, v2.16b, v16.16b
    orn v19.16b, v0.16b, v4.16b
    eor3 v21.16b, v5.16b, v3.16b, v7.16b
    eor3 v6.16b, v6.16b, v7.16b, v17.16b
    bcax v22.16b, v21.16b, v19.16b, v4.16b
    eor v23.16b, v6.16b, v22.16b
    eor3 v24.16b, v3.16b, v7.16b, v23.16b
    eor v25.16b, v20.16b, v0.16b
    bcax v27.16b, v24.16b, v6.16b, v18.16b
    orn v28.16b, v20.16b, v24.16b
    eor3 v29.16b, v4.16b, v0.16b, v24.16b
    eor3 v5.16b, v5.16b, v20.16b, v21.16b
    eor3 v27.16b, v19.16b, v28.16b, v27.16b
    bcax v30.16b, v28.16b, v25.16b, v29.16b
    eor3 v31.16b, v2.16b, v0.16b, v16.16b
    bcax v2.16b, v2.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v16.16b, v21.16b
    bcax v28.16b, v28.16b, v5.16b, v17.16b
    eor3 v8.16b, v29.16b, v30.16b, v27.16b
    bcax v30.16b, v30.16b, v21.16b, v1.16b
    bcax v27.16b, v27.16b, v22.16b, v31.16b
    eor3 v19.16b, v19.16b, v2.16b, v28.16b
    bcax v28.16b, v8.16b, v23.16b, v3.16b
    eor v2.16b, v2.16b, v30.16b
    mov v30.16b, v2.16b
    bsl v30.16b, v28.16b, v27.16b
    bcax v8.16b, v28.16b, v19.16b, v27.16b
    orn v28.16b, v2.16b, v28.16b
    bit v30.16b, v2.16b, v19.16b
    bcax v27.16b, v8.16b, v28.16b, v27.16b
    eor v9.16b, v27.16b, v30.16b
    bic v10.16b, v9.16b, v30.16b
    bit v2.16b, v19.16b, v8.16b
    bcax v19.16b, v8.16b, v28.16b, v10.16b
    eor v28.16b, v2.16b, v19.16b
    orn v20.16b, v20.16b, v28.16b
    eor v8.16b, v30.16b, v2.16b
    bcax v10.16b, v9.16b, v20.16b, v28.16b
    bic v29.16b, v29.16b, v9.16b
    orr v3.16b, v3.16b, v2.16b
    and v1.16b, v1.16b, v27.16b
    eor v11.16b, v8.16b, v10.16b
    bcax v25.16b, v29.16b, v25.16b, v9.16b
    eor v9.16b, v3.16b, v29.16b
    bcax v0.16b, v1.16b, v10.16b, v0.16b
    and v17.16b, v17.16b, v11.16b
    ldr q12, [x3, #256]
    bcax v31.16b, v9.16b, v8.16b, v31.16b
    eor3 v17.16b, v25.16b, v17.16b, v0.16b
    and v22.16b, v22.16b, v8.16b
    eor3 v20.16b, v20.16b, v31.16b, v25.16b
    bcax v24.16b, v17.16b, v28.16b, v24.16b
    eor v20.16b, v12.16b, v20.16b
    bcax v21.16b, v24.16b, v11.16b, v21.16b
    eor v22.16b, v22.16b, v24.16b
    ldr q24, [x3, #320]
    ldr q28, [x3, #2096]
    bcax v3.16b, v3.16b, v18.16b, v30.16b
    rev32 v18.8h, v20.8h
    bcax v5.16b, v21.16b, v5.16b, v19.16b
    bcax v2.16b, v22.16b, v23.16b, v2.16b
    ldr q23, [x3, #2032]
    and v4.16b, v4.16b, v10.16b
    bcax v16.16b, v21.16b, v27.16b, v16.16b
    eor v21.16b, v20.16b, v18.16b
    eor v27.16b, v22.16b, v5.16b
    eor3 v3.16b, v22.16b, v2.16b, v3.16b
    eor3 v22.16b, v25.16b, v4.16b, v16.16b
    eor v2.16b, v24.16b, v2.16b
    eor v5.16b, v28.16b, v5.16b
    ldr q24, [x8, #144]
    tbl v25.16b, {v21.16b}, v24.16b
    bcax v6.16b, v27.16b, v6.16b, v30.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v23.16b, v22.16b
    eor v22.16b, v2.16b, v5.16b
    rev32 v23.8h, v5.8h
    ldr q27, [x3, #2048]
    ldr q28, [x8, #160]
    tbl v30.16b, {v2.16b}, v28.16b
    tbl v8.16b, {v2.16b}, v24.16b
    ldr q9, [x8, #176]
    tbl v9.16b, {v2.16b}, v9.16b
    eor v6.16b, v16.16b, v6.16b
    bcax v7.16b, v1.16b, v7.16b, v19.16b
    rev32 v19.8h, v3.8h
    ldr q10, [x3, #2080]
    rev32 v11.8h, v22.8h
    eor v20.16b, v20.16b, v23.16b
    ldr q12, [x8, #32]
    tbl v13.16b, {v3.16b}, v12.16b
    ldr q14, [x3, #352]
    tbl v15.16b, {v3.16b}, v28.16b
    eor3 v0.16b, v0.16b, v6.16b, v1.16b
    eor v1.16b, v16.16b, v7.16b
    eor v6.16b, v27.16b, v6.16b
    eor v3.16b, v3.16b, v19.16b
    eor v7.16b, v22.16b, v11.16b
    ldr q16, [x3, #2064]
    tbl v27.16b, {v20.16b}, v12.16b
    tbl v20.16b, {v20.16b}, v28.16b
    eor3 v17.16b, v31.16b, v17.16b, v1.16b
    eor3 v19.16b, v25.16b, v19.16b, v15.16b
    eor3 v0.16b, v29.16b, v4.16b, v0.16b
    eor v1.16b, v10.16b, v1.16b
    rev32 v4.8h, v6.8h
    eor3 v18.16b, v18.16b, v13.16b, v20.16b
    eor v17.16b, v14.16b, v17.16b
    tbl v20.16b, {v6.16b}, v12.16b
    tbl v29.16b, {v3.16b}, v24.16b
    tbl v31.16b, {v7.16b}, v24.16b
    eor3 v7.16b, v8.16b, v9.16b, v7.16b
    eor v0.16b, v16.16b, v0.16b
    rev32 v16.8h, v17.8h
    rev32 v8.8h, v1.8h
    eor v9.16b, v5.16b, v4.16b
    tbl v10.16b, {v1.16b}, v12.16b
    tbl v13.16b, {v1.16b}, v28.16b
    tbl v14.16b, {v0.16b}, v12.16b
    eor v16.16b, v17.16b, v16.16b
    eor v1.16b, v1.16b, v8.16b
    rev32 v15.8h, v0.8h
    tbl v26.16b, {v17.16b}, v12.16b
    tbl v28.16b, {v9.16b}, v12.16b
    eor v22.16b, v22.16b, v14.16b
    str q18, [sp, #64]
    tbl v18.16b, {v16.16b}, v24.16b
    eor3 v25.16b, v25.16b, v29.16b, v9.16b
    eor3 v30.16b, v30.16b, v11.16b, v10.16b
    tbl v9.16b, {v1.16b}, v24.16b
    eor v0.16b, v0.16b, v15.16b
    rev32 v10.8h, v22.8h
    eor3 v4.16b, v6.16b, v4.16b, v18.16b
    eor3 v6.16b, v31.16b, v8.16b, v13.16b
    eor v26.16b, v5.16b, v26.16b
    eor v31.16b, v1.16b, v9.16b
    eor v25.16b, v25.16b, v0.16b
    eor3 v2.16b, v2.16b, v29.16b, v10.16b
    tbl v29.16b, {v4.16b}, v24.16b
    eor v16.16b, v23.16b, v16.16b
    tbl v22.16b, {v22.16b}, v12.16b
    eor v3.16b, v3.16b, v31.16b
    eor3 v18.16b, v21.16b, v31.16b, v18.16b
    eor3 v21.16b, v14.16b, v28.16b, v25.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q25, [x8, #160]
    tbl v17.16b, {v17.16b}, v25.16b
    tbl v24.16b, {v0.16b}, v24.16b
    tbl v25.16b, {v26.16b}, v12.16b
    eor3 v0.16b, v0.16b, v26.16b, v16.16b
    eor v21.16b, v21.16b, v18.16b
    eor3 v2.16b, v22.16b, v3.16b, v2.16b
    eor3 v7.16b, v7.16b, v17.16b, v9.16b
    eor3 v17.16b, v20.16b, v19.16b, v16.16b
    eor v4.16b, v5.16b, v4.16b
    eor3 v5.16b, v23.16b, v27.16b, v18.16b
    eor3 v0.16b, v6.16b, v24.16b, v0.16b
    // round 2 (aes.dsl:47)
    eor v6.16b, v21.16b, v2.16b
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v30.16b, v24.16b
    eor v7.16b, v25.16b, v7.16b
    ldr q18, [sp, #64]
    eor3 v3.16b, v18.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor v2.16b, v0.16b, v2.16b
    eor v17.16b, v5.16b, v6.16b
    // round 3 (aes.dsl:47)
    eor3 v1.16b, v1.16b, v29.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor3 v4.16b, v21.16b, v7.16b, v2.16b
    eor3 v16.16b, v3.16b, v16.16b, v6.16b
    eor3 v18.16b, v3.16b, v2.16b, v17.16b
    eor v19.16b, v3.16b, v17.16b
    orn v20.16b, v4.16b, v16.16b
    eor3 v21.16b, v5.16b, v1.16b, v18.16b
    eor3 v7.16b, v7.16b, v18.16b, v19.16b
    bcax v22.16b, v21.16b, v20.16b, v16.16b
    eor v23.16b, v7.16b, v22.16b
    eor3 v24.16b, v1.16b, v18.16b, v23.16b
    eor v25.16b, v6.16b, v4.16b
    bcax v26.16b, v24.16b, v7.16b, v0.16b
    orn v27.16b, v6.16b, v24.16b
    eor3 v28.16b, v16.16b, v4.16b, v24.16b
    eor3 v5.16b, v5.16b, v6.16b, v21.16b
    eor3 v26.16b, v20.16b, v27.16b, v26.16b
    bcax v29.16b, v27.16b, v25.16b, v28.16b
    eor3 v30.16b, v3.16b, v4.16b, v17.16b
    bcax v3.16b, v3.16b, v18.16b, v17.16b
    eor3 v1.16b, v1.16b, v17.16b, v21.16b
    bcax v27.16b, v27.16b, v5.16b, v19.16b
    eor3 v31.16b, v28.16b, v29.16b, v26.16b
    bcax v29.16b, v29.16b, v21.16b, v2.16b
    bcax v26.16b, v26.16b, v22.16b, v30.16b
    eor3 v20.16b, v20.16b, v3.16b, v27.16b
    bcax v27.16b, v31.16b, v23.16b, v1.16b
    eor v3.16b, v3.16b, v29.16b
    mov v29.16b, v3.16b
    bsl v29.16b, v27.16b, v26.16b
    bcax v31.16b, v27.16b, v20.16b, v26.16b
    orn v27.16b, v3.16b, v27.16b
    bit v29.16b, v3.16b, v20.16b
    bcax v26.16b, v31.16b, v27.16b, v26.16b
    eor v8.16b, v26.16b, v29.16b
    bic v9.16b, v8.16b, v29.16b
    bit v3.16b, v20.16b, v31.16b
    bcax v20.16b, v31.16b, v27.16b, v9.16b
    eor v27.16b, v3.16b, v20.16b
    orn v6.16b, v6.16b, v27.16b
    eor v31.16b, v29.16b, v3.16b
    bcax v9.16b, v8.16b, v6.16b, v27.16b
    and v2.16b, v2.16b, v26.16b
    bic v28.16b, v28.16b, v8.16b
    eor v10.16b, v31.16b, v9.16b
    orr v1.16b, v1.16b, v3.16b
    bcax v25.16b, v28.16b, v25.16b, v8.16b
    bcax v4.16b, v2.16b, v9.16b, v4.16b
    and v19.16b, v19.16b, v10.16b
    eor v8.16b, v1.16b, v28.16b
    eor3 v19.16b, v25.16b, v19.16b, v4.16b
    ldr q11, [x3, #128]
    bcax v30.16b, v8.16b, v31.16b, v30.16b
    and v22.16b, v22.16b, v31.16b
    bcax v24.16b, v19.16b, v27.16b, v24.16b
    eor3 v6.16b, v6.16b, v30.16b, v25.16b
    bcax v21.16b, v24.16b, v10.16b, v21.16b
    eor v22.16b, v22.16b, v24.16b
    eor v6.16b, v11.16b, v6.16b
    ldr q24, [x3, #192]
    bcax v0.16b, v1.16b, v0.16b, v29.16b
    bcax v1.16b, v21.16b, v5.16b, v20.16b
    bcax v3.16b, v22.16b, v23.16b, v3.16b
    ldr q5, [x3, #2176]
    ldr q23, [x8, #16]
    tbl v27.16b, {v6.16b}, v23.16b
    eor v31.16b, v22.16b, v1.16b
    eor3 v0.16b, v22.16b, v3.16b, v0.16b
    ldr q22, [x3, #2112]
    and v16.16b, v16.16b, v9.16b
    eor v8.16b, v6.16b, v27.16b
    bcax v17.16b, v21.16b, v26.16b, v17.16b
    eor v3.16b, v24.16b, v3.16b
    bcax v7.16b, v31.16b, v7.16b, v29.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x8, #80]
    tbl v21.16b, {v8.16b}, v2.16b
    eor3 v24.16b, v25.16b, v16.16b, v17.16b
    eor v1.16b, v5.16b, v1.16b
    ldr q5, [x3, #2160]
    tbl v25.16b, {v3.16b}, v23.16b
    eor v7.16b, v17.16b, v7.16b
    bcax v18.16b, v0.16b, v18.16b, v20.16b
    ldr q20, [x3, #2128]
    eor v22.16b, v22.16b, v24.16b
    tbl v24.16b, {v1.16b}, v2.16b
    tbl v26.16b, {v1.16b}, v23.16b
    ldr q29, [x3, #2144]
    ldr q31, [x3, #224]
    eor v3.16b, v3.16b, v25.16b
    eor3 v0.16b, v4.16b, v7.16b, v0.16b
    eor v4.16b, v17.16b, v18.16b
    tbl v17.16b, {v22.16b}, v23.16b
    eor v6.16b, v6.16b, v26.16b
    ldr q18, [x8, #0]
    tbl v9.16b, {v22.16b}, v18.16b
    eor3 v0.16b, v28.16b, v16.16b, v0.16b
    eor3 v16.16b, v30.16b, v19.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    eor v5.16b, v20.16b, v7.16b
    eor v7.16b, v22.16b, v17.16b
    eor v19.16b, v26.16b, v3.16b
    eor v0.16b, v29.16b, v0.16b
    eor v16.16b, v31.16b, v16.16b
    tbl v20.16b, {v4.16b}, v18.16b
    tbl v22.16b, {v6.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v2.16b
    eor3 v27.16b, v27.16b, v26.16b, v9.16b
    eor v25.16b, v25.16b, v5.16b
    eor v28.16b, v16.16b, v20.16b
    eor v24.16b, v24.16b, v0.16b
    tbl v29.16b, {v5.16b}, v23.16b
    tbl v30.16b, {v5.16b}, v2.16b
    tbl v31.16b, {v7.16b}, v2.16b
    tbl v9.16b, {v19.16b}, v2.16b
    eor v4.16b, v4.16b, v28.16b
    tbl v10.16b, {v24.16b}, v2.16b
    eor v11.16b, v25.16b, v29.16b
    eor v5.16b, v5.16b, v16.16b
    tbl v12.16b, {v16.16b}, v2.16b
    eor3 v0.16b, v21.16b, v30.16b, v0.16b
    tbl v30.16b, {v4.16b}, v23.16b
    eor v10.16b, v24.16b, v10.16b
    tbl v13.16b, {v11.16b}, v2.16b
    tbl v11.16b, {v11.16b}, v18.16b
    tbl v14.16b, {v28.16b}, v23.16b
    eor3 v19.16b, v19.16b, v9.16b, v20.16b
    eor v4.16b, v4.16b, v30.16b
    tbl v20.16b, {v10.16b}, v2.16b
    eor v17.16b, v17.16b, v5.16b
    eor v1.16b, v1.16b, v12.16b
    eor v24.16b, v24.16b, v14.16b
    tbl v5.16b, {v5.16b}, v23.16b
    tbl v30.16b, {v4.16b}, v2.16b
    eor v3.16b, v3.16b, v20.16b
    eor3 v0.16b, v29.16b, v31.16b, v0.16b
    tbl v20.16b, {v10.16b}, v23.16b
    tbl v23.16b, {v24.16b}, v2.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v8.16b, v30.16b
    eor3 v29.16b, v31.16b, v13.16b, v3.16b
    tbl v30.16b, {v17.16b}, v18.16b
    eor3 v21.16b, v21.16b, v26.16b, v5.16b
    eor3 v16.16b, v16.16b, v24.16b, v23.16b
    tbl v2.16b, {v3.16b}, v2.16b
    eor3 v0.16b, v0.16b, v20.16b, v7.16b
    eor v3.16b, v4.16b, v29.16b
    eor v5.16b, v11.16b, v5.16b
    eor3 v19.16b, v19.16b, v14.16b, v1.16b
    eor v20.16b, v30.16b, v21.16b
    eor3 v7.16b, v26.16b, v22.16b, v7.16b
    eor v2.16b, v16.16b, v2.16b
    // round 1 (aes.dsl:47)
    eor v16.16b, v0.16b, v3.16b
    // round 2 (aes.dsl:47)
    tbl v18.16b, {v24.16b}, v18.16b
    eor3 v5.16b, v25.16b, v28.16b, v5.16b
    eor3 v1.16b, v17.16b, v1.16b, v20.16b
    eor3 v4.16b, v6.16b, v27.16b, v4.16b
    // round 1 (aes.dsl:47)
    eor v3.16b, v3.16b, v2.16b
    eor v6.16b, v7.16b, v16.16b
    // round 2 (aes.dsl:47)
    eor3 v5.16b, v23.16b, v18.16b, v5.16b
    // round 1 (aes.dsl:47)
    eor3 v0.16b, v0.16b, v19.16b, v3.16b
    eor3 v1.16b, v4.16b, v1.16b, v16.16b
    eor3 v17.16b, v4.16b, v3.16b, v6.16b
    eor v18.16b, v4.16b, v6.16b
    orn v20.16b, v0.16b, v1.16b
    eor3 v21.16b, v7.16b, v5.16b, v17.16b
    eor3 v19.16b, v19.16b, v17.16b, v18.16b
    bcax v22.16b, v21.16b, v20.16b, v1.16b
    eor v23.16b, v19.16b, v22.16b
    eor3 v24.16b, v5.16b, v17.16b, v23.16b
    eor v25.16b, v16.16b, v0.16b
    bcax v26.16b, v24.16b, v19.16b, v2.16b
    orn v27.16b, v16.16b, v24.16b
    eor3 v28.16b, v1.16b, v0.16b, v24.16b
    eor3 v7.16b, v7.16b, v16.16b, v21.16b
    eor3 v26.16b, v20.16b, v27.16b, v26.16b
    bcax v29.16b, v27.16b, v25.16b, v28.16b
    eor3 v30.16b, v4.16b, v0.16b, v6.16b
    bcax v4.16b, v4.16b, v17.16b, v6.16b
    eor3 v5.16b, v5.16b, v6.16b, v21.16b
    bcax v27.16b, v27.16b, v7.16b, v18.16b
    eor3 v31.16b, v28.16b, v29.16b, v26.16b
    bcax v29.16b, v29.16b, v21.16b, v3.16b
    bcax v26.16b, v26.16b, v22.16b, v30.16b
    eor3 v20.16b, v20.16b, v4.16b, v27.16b
    bcax v27.16b, v31.16b, v23.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    mov v29.16b, v4.16b
    bsl v29.16b, v27.16b, v26.16b
    bcax v31.16b, v27.16b, v20.16b, v26.16b
    orn v27.16b, v4.16b, v27.16b
    bit v29.16b, v4.16b, v20.16b
    bcax v26.16b, v31.16b, v27.16b, v26.16b
    eor v8.16b, v26.16b, v29.16b
    bic v9.16b, v8.16b, v29.16b
    bit v4.16b, v20.16b, v31.16b
    bcax v20.16b, v31.16b, v27.16b, v9.16b
    eor v27.16b, v4.16b, v20.16b
    orn v16.16b, v16.16b, v27.16b
    eor v31.16b, v29.16b, v4.16b
    bcax v9.16b, v8.16b, v16.16b, v27.16b
    and v3.16b, v3.16b, v26.16b
    bic v28.16b, v28.16b, v8.16b
    eor v10.16b, v31.16b, v9.16b
    bcax v25.16b, v28.16b, v25.16b, v8.16b
    bcax v0.16b, v3.16b, v9.16b, v0.16b
    and v18.16b, v18.16b, v10.16b
    eor3 v18.16b, v25.16b, v18.16b, v0.16b
    and v22.16b, v22.16b, v31.16b
    bcax v24.16b, v18.16b, v27.16b, v24.16b
    orr v5.16b, v5.16b, v4.16b
    bcax v21.16b, v24.16b, v10.16b, v21.16b
    eor v22.16b, v22.16b, v24.16b
    bcax v2.16b, v5.16b, v2.16b, v29.16b
    bcax v7.16b, v21.16b, v7.16b, v20.16b
    bcax v4.16b, v22.16b, v23.16b, v4.16b
    eor v5.16b, v5.16b, v28.16b
    eor v23.16b, v22.16b, v7.16b
    eor3 v2.16b, v22.16b, v4.16b, v2.16b
    ldr q22, [x3, #0]
    ldr q24, [x3, #2224]
    bcax v5.16b, v5.16b, v31.16b, v30.16b
    bcax v6.16b, v21.16b, v26.16b, v6.16b
    bcax v19.16b, v23.16b, v19.16b, v29.16b
    eor v2.16b, v3.16b, v2.16b
    ldr q3, [x3, #2256]
    eor3 v16.16b, v16.16b, v5.16b, v25.16b
    ldr q21, [x3, #2192]
    and v1.16b, v1.16b, v9.16b
    eor v19.16b, v6.16b, v19.16b
    bcax v17.16b, v2.16b, v17.16b, v20.16b
    ldr q20, [x3, #32]
    ldr q23, [x3, #80]
    eor v16.16b, v22.16b, v16.16b
    eor v4.16b, v24.16b, v4.16b
    ldr q22, [x3, #2208]
    ldr q24, [x3, #2240]
    eor3 v25.16b, v25.16b, v1.16b, v6.16b
    eor3 v0.16b, v0.16b, v19.16b, v2.16b
    eor v2.16b, v6.16b, v17.16b
    eor v3.16b, v3.16b, v7.16b
    mov v6.16b, v16.16b
    sli v6.16b, v4.16b, #4
    eor v7.16b, v21.16b, v25.16b
    eor3 v0.16b, v28.16b, v1.16b, v0.16b
    eor3 v1.16b, v5.16b, v18.16b, v2.16b
    sri v4.16b, v16.16b, #4
    ushr v5.16b, v6.16b, #2
    eor v2.16b, v23.16b, v2.16b
    eor v16.16b, v20.16b, v19.16b
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v24.16b, v1.16b
    ushr v17.16b, v4.16b, #2
    mov v18.16b, v7.16b
    sli v18.16b, v2.16b, #4
    sri v2.16b, v7.16b, #4
    mov v7.16b, v16.16b
    sli v7.16b, v1.16b, #4
    sri v1.16b, v16.16b, #4
    mov v16.16b, v0.16b
    sli v16.16b, v3.16b, #4
    sri v3.16b, v0.16b, #4
    ushr v0.16b, v18.16b, #2
    ushr v19.16b, v2.16b, #2
    shl v20.16b, v7.16b, #2
    movi v21.16b, #51
    bit v7.16b, v5.16b, v21.16b
    shl v5.16b, v16.16b, #2
    bit v16.16b, v0.16b, v21.16b
    shl v0.16b, v1.16b, #2
    shl v22.16b, v3.16b, #2
    bit v1.16b, v17.16b, v21.16b
    bit v3.16b, v19.16b, v21.16b
    bit v20.16b, v6.16b, v21.16b
    bit v5.16b, v18.16b, v21.16b
    bit v0.16b, v4.16b, v21.16b
    bsl v21.16b, v2.16b, v22.16b
    ushr v2.16b, v7.16b, #1
    shl v4.16b, v16.16b, #1
    ushr v6.16b, v1.16b, #1
    shl v17.16b, v3.16b, #1
    ushr v18.16b, v20.16b, #1
    shl v19.16b, v5.16b, #1
    movi v22.16b, #85
    bit v4.16b, v7.16b, v22.16b
    bit v16.16b, v2.16b, v22.16b
    ushr v2.16b, v0.16b, #1
    shl v7.16b, v21.16b, #1
    bit v17.16b, v1.16b, v22.16b
    bit v3.16b, v6.16b, v22.16b
    bit v19.16b, v20.16b, v22.16b
    bit v5.16b, v18.16b, v22.16b
    str q4, [x0, #32]
    str q16, [x0, #48]
    bit v7.16b, v0.16b, v22.16b
    bsl v22.16b, v2.16b, v21.16b
    str q17, [x0, #96]
    str q3, [x0, #112]
    str q19, [x0, #0]
    str q5, [x0, #16]
    str q7, [x0, #64]
    str q22, [x0, #80]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_aes128_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_128_ecb_decrypt_neon_out
.Llwcc_aes128_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_aes128_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #80
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
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
    add x1, sp, #80
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
    movz x10, #9
.Llwcc_aes128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #208
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
    adr x8, .Llwcc_aes128_128_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x0, #0]
    add x9, x1, #8
    movi v2.16b, #51
    movi v3.16b, #85
    ld1r {v4.4s}, [x9]
    ldr q5, [x0, #48]
    ldr q6, [x8, #336]
    ldr q7, [x8, #320]
    ldr q16, [x0, #2192]
    ldr q17, [x0, #32]
    ldr q18, [x0, #2272]
    ldr q19, [x0, #2240]
    ldr q20, [x0, #2256]
    ldr q21, [x0, #2224]
    and v0.16b, v0.16b, v7.16b
    and v4.16b, v4.16b, v6.16b
    orr v0.16b, v0.16b, v4.16b
    ushr v4.16b, v0.16b, #1
    shl v6.16b, v0.16b, #1
    bit v6.16b, v0.16b, v3.16b
    bsl v3.16b, v4.16b, v0.16b
    shl v0.16b, v3.16b, #2
    ushr v4.16b, v3.16b, #2
    shl v7.16b, v6.16b, #2
    ushr v22.16b, v6.16b, #2
    bif v4.16b, v3.16b, v2.16b
    bit v0.16b, v3.16b, v2.16b
    bit v7.16b, v6.16b, v2.16b
    bsl v2.16b, v22.16b, v6.16b
    mov v3.16b, v0.16b
    sli v3.16b, v0.16b, #4
    mov v6.16b, v7.16b
    sli v6.16b, v7.16b, #4
    sri v7.16b, v7.16b, #4
    mov v22.16b, v2.16b
    sli v22.16b, v2.16b, #4
    mov v23.16b, v4.16b
    sli v23.16b, v4.16b, #4
    sri v4.16b, v4.16b, #4
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v21.16b, v7.16b
    eor v3.16b, v16.16b, v3.16b
    eor v7.16b, v17.16b, v22.16b
    eor v4.16b, v20.16b, v4.16b
    eor v5.16b, v5.16b, v23.16b
    str q1, [x0, #2288]
    mvn v1.16b, v6.16b
    mvn v3.16b, v3.16b
    sri v2.16b, v2.16b, #4
    str q5, [x0, #2336]
    mvn v4.16b, v4.16b
    str q7, [x0, #2320]
    sri v0.16b, v0.16b, #4
    str q3, [x0, #2304]
    str q1, [x0, #2352]
    eor v1.16b, v19.16b, v2.16b
    str q4, [x0, #2400]
    eor v0.16b, v18.16b, v0.16b
    mvn v1.16b, v1.16b
    mvn v0.16b, v0.16b
    str q1, [x0, #2384]
    str q0, [x0, #2368]
    ret
    .size lwcc_aes128_128_ctr_nonce_neon, .-lwcc_aes128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_128_ctr_crypt_neon
    .type lwcc_aes128_128_ctr_crypt_neon, %function
lwcc_aes128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_128_ctr_crypt_neon_return
    sub sp, sp, #192
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
.Llwcc_aes128_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #272]
    ldr q2, [x8, #288]
    ldr q3, [x8, #256]
    ldr q4, [x8, #208]
    ldr q5, [x8, #240]
    ldr q6, [x8, #224]
    movi v7.16b, #0
    ldr q16, [x8, #304]
    ldr q17, [x8, #192]
    movi v18.16b, #85
    movi v19.16b, #51
    add v2.4s, v0.4s, v2.4s
    add v4.4s, v0.4s, v4.4s
    add v1.4s, v0.4s, v1.4s
    add v3.4s, v0.4s, v3.4s
    add v7.4s, v0.4s, v7.4s
    add v5.4s, v0.4s, v5.4s
    add v6.4s, v0.4s, v6.4s
    add v0.4s, v0.4s, v16.4s
    tbl v3.16b, {v3.16b}, v17.16b
    tbl v1.16b, {v1.16b}, v17.16b
    tbl v2.16b, {v2.16b}, v17.16b
    tbl v4.16b, {v4.16b}, v17.16b
    tbl v6.16b, {v6.16b}, v17.16b
    tbl v0.16b, {v0.16b}, v17.16b
    tbl v7.16b, {v7.16b}, v17.16b
    tbl v5.16b, {v5.16b}, v17.16b
    ushr v16.16b, v6.16b, #1
    shl v17.16b, v4.16b, #1
    shl v20.16b, v1.16b, #1
    shl v21.16b, v5.16b, #1
    shl v22.16b, v0.16b, #1
    ushr v23.16b, v3.16b, #1
    ushr v24.16b, v2.16b, #1
    ushr v25.16b, v7.16b, #1
    bit v17.16b, v7.16b, v18.16b
    bit v21.16b, v6.16b, v18.16b
    bit v1.16b, v23.16b, v18.16b
    bit v5.16b, v16.16b, v18.16b
    bit v22.16b, v2.16b, v18.16b
    bit v4.16b, v25.16b, v18.16b
    bit v20.16b, v3.16b, v18.16b
    bit v0.16b, v24.16b, v18.16b
    shl v2.16b, v5.16b, #2
    shl v3.16b, v21.16b, #2
    ushr v6.16b, v1.16b, #2
    ushr v7.16b, v4.16b, #2
    shl v16.16b, v22.16b, #2
    ushr v23.16b, v20.16b, #2
    ushr v24.16b, v17.16b, #2
    shl v25.16b, v0.16b, #2
    bit v16.16b, v20.16b, v19.16b
    bit v0.16b, v6.16b, v19.16b
    bit v5.16b, v7.16b, v19.16b
    ldr q6, [x3, #2352]
    ldr q7, [x3, #2400]
    bit v21.16b, v24.16b, v19.16b
    bit v22.16b, v23.16b, v19.16b
    bit v3.16b, v17.16b, v19.16b
    bit v2.16b, v4.16b, v19.16b
    bit v25.16b, v1.16b, v19.16b
    mov v1.16b, v5.16b
    sli v1.16b, v0.16b, #4
    ldr q4, [x3, #2304]
    ldr q17, [x3, #2320]
    sri v0.16b, v5.16b, #4
    mov v5.16b, v3.16b
    sli v5.16b, v16.16b, #4
    sri v16.16b, v3.16b, #4
    mov v3.16b, v21.16b
    sli v3.16b, v22.16b, #4
    ldr q20, [x3, #2368]
    ldr q23, [x3, #2336]
    mov v24.16b, v2.16b
    sli v24.16b, v25.16b, #4
    eor v0.16b, v0.16b, v7.16b
    eor v6.16b, v6.16b, v16.16b
    sri v25.16b, v2.16b, #4
    eor v2.16b, v17.16b, v3.16b
    eor v3.16b, v4.16b, v24.16b
    // round 1 (aes.dsl:47)
    eor v4.16b, v6.16b, v0.16b
    ldr q7, [x3, #2288]
    ldr q16, [x3, #2384]
    eor v17.16b, v20.16b, v25.16b
    eor v1.16b, v23.16b, v1.16b
    eor3 v20.16b, v3.16b, v2.16b, v4.16b
    movi v23.16b, #255
    sri v22.16b, v21.16b, #4
    eor3 v21.16b, v3.16b, v1.16b, v4.16b
    eor3 v24.16b, v3.16b, v17.16b, v20.16b
    eor v16.16b, v16.16b, v22.16b
    eor v5.16b, v7.16b, v5.16b
    eor3 v7.16b, v21.16b, v24.16b, v23.16b
    eor3 v22.16b, v17.16b, v16.16b, v21.16b
    eor3 v25.16b, v5.16b, v24.16b, v7.16b
    eor v26.16b, v3.16b, v0.16b
    eor3 v27.16b, v6.16b, v22.16b, v25.16b
    eor3 v28.16b, v3.16b, v2.16b, v26.16b
    eor3 v29.16b, v17.16b, v0.16b, v24.16b
    eor v30.16b, v20.16b, v27.16b
    orr v31.16b, v24.16b, v29.16b
    eor3 v8.16b, v3.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v22.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v3.16b, v8.16b
    eor3 v2.16b, v2.16b, v17.16b, v22.16b
    eor3 v0.16b, v6.16b, v0.16b, v27.16b
    bcax v6.16b, v9.16b, v5.16b, v10.16b
    eor v17.16b, v7.16b, v8.16b
    eor3 v16.16b, v16.16b, v21.16b, v11.16b
    bcax v10.16b, v6.16b, v4.16b, v2.16b
    bcax v16.16b, v16.16b, v17.16b, v0.16b
    orr v12.16b, v20.16b, v21.16b
    eor3 v11.16b, v6.16b, v10.16b, v11.16b
    eor3 v16.16b, v9.16b, v0.16b, v16.16b
    eor3 v6.16b, v6.16b, v2.16b, v31.16b
    eor v31.16b, v12.16b, v10.16b
    bcax v9.16b, v11.16b, v7.16b, v26.16b
    eor3 v1.16b, v1.16b, v16.16b, v23.16b
    bcax v6.16b, v6.16b, v25.16b, v30.16b
    bcax v16.16b, v1.16b, v31.16b, v9.16b
    bcax v10.16b, v6.16b, v16.16b, v31.16b
    bcax v11.16b, v16.16b, v1.16b, v10.16b
    bsl v16.16b, v11.16b, v9.16b
    bit v6.16b, v11.16b, v31.16b
    bsl v9.16b, v10.16b, v1.16b
    bcax v1.16b, v31.16b, v6.16b, v10.16b
    eor v31.16b, v9.16b, v16.16b
    orn v8.16b, v8.16b, v1.16b
    eor3 v10.16b, v6.16b, v1.16b, v31.16b
    eor v11.16b, v6.16b, v16.16b
    bcax v7.16b, v8.16b, v6.16b, v7.16b
    orn v4.16b, v10.16b, v4.16b
    orr v30.16b, v30.16b, v9.16b
    bcax v29.16b, v4.16b, v11.16b, v29.16b
    bcax v21.16b, v7.16b, v16.16b, v21.16b
    and v26.16b, v26.16b, v6.16b
    bcax v12.16b, v6.16b, v8.16b, v1.16b
    bcax v5.16b, v21.16b, v5.16b, v31.16b
    eor v30.16b, v30.16b, v29.16b
    bcax v1.16b, v26.16b, v1.16b, v3.16b
    bcax v3.16b, v7.16b, v11.16b, v24.16b
    ldr q24, [x8, #0]
    bcax v21.16b, v21.16b, v25.16b, v9.16b
    bcax v17.16b, v5.16b, v17.16b, v12.16b
    bcax v16.16b, v30.16b, v16.16b, v20.16b
    eor3 v6.16b, v6.16b, v9.16b, v12.16b
    eor3 v5.16b, v7.16b, v5.16b, v3.16b
    eor v7.16b, v21.16b, v16.16b
    eor3 v1.16b, v1.16b, v17.16b, v29.16b
    bcax v0.16b, v26.16b, v0.16b, v12.16b
    bcax v2.16b, v3.16b, v2.16b, v10.16b
    bcax v3.16b, v5.16b, v6.16b, v22.16b
    tbl v5.16b, {v7.16b}, v24.16b
    tbl v20.16b, {v1.16b}, v24.16b
    eor3 v4.16b, v4.16b, v2.16b, v7.16b
    eor3 v17.16b, v8.16b, v17.16b, v7.16b
    eor3 v0.16b, v3.16b, v0.16b, v2.16b
    ldr q21, [x8, #16]
    eor v3.16b, v1.16b, v3.16b
    eor v5.16b, v7.16b, v5.16b
    eor v20.16b, v1.16b, v20.16b
    ldr q22, [x3, #192]
    tbl v25.16b, {v17.16b}, v24.16b
    eor3 v16.16b, v16.16b, v7.16b, v4.16b
    eor3 v2.16b, v30.16b, v2.16b, v0.16b
    ldr q26, [x3, #144]
    ldr q29, [x3, #208]
    bcax v0.16b, v0.16b, v6.16b, v28.16b
    tbl v6.16b, {v4.16b}, v24.16b
    tbl v28.16b, {v3.16b}, v24.16b
    ldr q30, [x3, #240]
    tbl v8.16b, {v16.16b}, v24.16b
    eor v25.16b, v17.16b, v25.16b
    bcax v2.16b, v2.16b, v27.16b, v31.16b
    ldr q27, [x3, #160]
    tbl v31.16b, {v0.16b}, v24.16b
    tbl v9.16b, {v5.16b}, v21.16b
    eor v6.16b, v4.16b, v6.16b
    eor v28.16b, v3.16b, v28.16b
    tbl v10.16b, {v2.16b}, v24.16b
    eor v8.16b, v16.16b, v8.16b
    ldr q11, [x3, #176]
    eor3 v5.16b, v29.16b, v0.16b, v5.16b
    eor3 v3.16b, v26.16b, v3.16b, v20.16b
    eor3 v7.16b, v22.16b, v7.16b, v25.16b
    eor3 v16.16b, v30.16b, v16.16b, v6.16b
    eor v22.16b, v2.16b, v10.16b
    tbl v26.16b, {v8.16b}, v21.16b
    eor3 v2.16b, v27.16b, v2.16b, v28.16b
    eor v0.16b, v0.16b, v31.16b
    tbl v27.16b, {v28.16b}, v21.16b
    eor3 v7.16b, v9.16b, v8.16b, v7.16b
    tbl v28.16b, {v22.16b}, v21.16b
    eor v16.16b, v16.16b, v26.16b
    ldr q26, [x3, #128]
    tbl v25.16b, {v25.16b}, v21.16b
    eor3 v17.16b, v11.16b, v17.16b, v8.16b
    eor3 v3.16b, v3.16b, v8.16b, v27.16b
    ldr q27, [x3, #224]
    tbl v29.16b, {v0.16b}, v21.16b
    // round 2 (aes.dsl:47)
    eor v30.16b, v7.16b, v16.16b
    // round 1 (aes.dsl:47)
    eor v2.16b, v2.16b, v28.16b
    tbl v20.16b, {v20.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor v5.16b, v5.16b, v29.16b
    eor3 v17.16b, v25.16b, v22.16b, v17.16b
    // round 2 (aes.dsl:47)
    eor3 v22.16b, v3.16b, v2.16b, v30.16b
    // round 1 (aes.dsl:47)
    eor3 v1.16b, v26.16b, v1.16b, v20.16b
    eor3 v4.16b, v27.16b, v4.16b, v6.16b
    // round 2 (aes.dsl:47)
    eor3 v6.16b, v3.16b, v17.16b, v30.16b
    eor3 v20.16b, v3.16b, v5.16b, v22.16b
    // round 1 (aes.dsl:47)
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v4.16b
    // round 2 (aes.dsl:47)
    eor3 v4.16b, v6.16b, v20.16b, v23.16b
    eor3 v25.16b, v5.16b, v0.16b, v6.16b
    eor3 v26.16b, v1.16b, v20.16b, v4.16b
    eor v27.16b, v3.16b, v16.16b
    eor3 v28.16b, v7.16b, v25.16b, v26.16b
    eor3 v29.16b, v3.16b, v2.16b, v27.16b
    eor3 v31.16b, v5.16b, v16.16b, v20.16b
    eor v8.16b, v22.16b, v28.16b
    orr v9.16b, v20.16b, v31.16b
    eor3 v10.16b, v3.16b, v29.16b, v8.16b
    and v11.16b, v29.16b, v25.16b
    mvn v12.16b, v28.16b
    bcax v13.16b, v9.16b, v3.16b, v10.16b
    eor3 v2.16b, v2.16b, v5.16b, v25.16b
    eor3 v5.16b, v7.16b, v16.16b, v28.16b
    bcax v7.16b, v11.16b, v1.16b, v12.16b
    eor v16.16b, v4.16b, v10.16b
    eor3 v0.16b, v0.16b, v6.16b, v13.16b
    bcax v12.16b, v7.16b, v30.16b, v2.16b
    bcax v0.16b, v0.16b, v16.16b, v5.16b
    orr v14.16b, v22.16b, v6.16b
    eor3 v13.16b, v7.16b, v12.16b, v13.16b
    eor3 v0.16b, v11.16b, v5.16b, v0.16b
    eor3 v7.16b, v7.16b, v2.16b, v9.16b
    eor v9.16b, v14.16b, v12.16b
    bcax v11.16b, v13.16b, v4.16b, v27.16b
    eor3 v0.16b, v17.16b, v0.16b, v23.16b
    bcax v7.16b, v7.16b, v26.16b, v8.16b
    bcax v17.16b, v0.16b, v9.16b, v11.16b
    bcax v12.16b, v7.16b, v17.16b, v9.16b
    bcax v13.16b, v17.16b, v0.16b, v12.16b
    bit v7.16b, v13.16b, v9.16b
    bsl v17.16b, v13.16b, v11.16b
    bsl v11.16b, v12.16b, v0.16b
    bcax v0.16b, v9.16b, v7.16b, v12.16b
    eor v9.16b, v11.16b, v17.16b
    orn v10.16b, v10.16b, v0.16b
    eor3 v12.16b, v7.16b, v0.16b, v9.16b
    bcax v4.16b, v10.16b, v7.16b, v4.16b
    eor v13.16b, v7.16b, v17.16b
    orn v30.16b, v12.16b, v30.16b
    bcax v6.16b, v4.16b, v17.16b, v6.16b
    orr v8.16b, v8.16b, v11.16b
    and v27.16b, v27.16b, v7.16b
    bcax v31.16b, v30.16b, v13.16b, v31.16b
    bcax v14.16b, v7.16b, v10.16b, v0.16b
    bcax v20.16b, v4.16b, v13.16b, v20.16b
    bcax v1.16b, v6.16b, v1.16b, v9.16b
    bcax v0.16b, v27.16b, v0.16b, v3.16b
    eor v3.16b, v8.16b, v31.16b
    ldr q8, [x8, #32]
    eor3 v7.16b, v7.16b, v11.16b, v14.16b
    bcax v16.16b, v1.16b, v16.16b, v14.16b
    eor3 v1.16b, v4.16b, v1.16b, v20.16b
    bcax v4.16b, v27.16b, v5.16b, v14.16b
    bcax v5.16b, v6.16b, v26.16b, v11.16b
    bcax v6.16b, v3.16b, v17.16b, v22.16b
    bcax v2.16b, v20.16b, v2.16b, v12.16b
    eor3 v0.16b, v0.16b, v16.16b, v31.16b
    bcax v1.16b, v1.16b, v7.16b, v25.16b
    eor v5.16b, v5.16b, v6.16b
    eor3 v4.16b, v1.16b, v4.16b, v2.16b
    tbl v17.16b, {v0.16b}, v8.16b
    ldr q20, [x3, #336]
    eor3 v22.16b, v30.16b, v2.16b, v5.16b
    eor3 v16.16b, v10.16b, v16.16b, v5.16b
    tbl v25.16b, {v5.16b}, v8.16b
    ldr q26, [x3, #272]
    eor v1.16b, v0.16b, v1.16b
    eor3 v2.16b, v3.16b, v2.16b, v4.16b
    eor v3.16b, v0.16b, v17.16b
    eor3 v6.16b, v6.16b, v5.16b, v22.16b
    bcax v4.16b, v4.16b, v7.16b, v29.16b
    eor v7.16b, v5.16b, v25.16b
    ldr q17, [x3, #320]
    tbl v25.16b, {v16.16b}, v8.16b
    tbl v27.16b, {v22.16b}, v8.16b
    tbl v29.16b, {v1.16b}, v8.16b
    ldr q30, [x3, #368]
    tbl v31.16b, {v6.16b}, v8.16b
    eor3 v20.16b, v20.16b, v4.16b, v7.16b
    bcax v2.16b, v2.16b, v28.16b, v9.16b
    ldr q28, [x3, #288]
    tbl v9.16b, {v4.16b}, v8.16b
    eor3 v26.16b, v26.16b, v1.16b, v3.16b
    eor v25.16b, v16.16b, v25.16b
    eor v27.16b, v22.16b, v27.16b
    tbl v10.16b, {v2.16b}, v8.16b
    eor v31.16b, v6.16b, v31.16b
    ldr q11, [x3, #304]
    rev32 v7.8h, v7.8h
    eor v1.16b, v1.16b, v29.16b
    eor3 v5.16b, v17.16b, v5.16b, v25.16b
    eor3 v6.16b, v30.16b, v6.16b, v27.16b
    eor v17.16b, v2.16b, v10.16b
    rev32 v29.8h, v31.8h
    rev32 v30.8h, v1.8h
    eor v4.16b, v4.16b, v9.16b
    eor3 v1.16b, v28.16b, v2.16b, v1.16b
    eor3 v2.16b, v7.16b, v31.16b, v5.16b
    rev32 v5.8h, v17.8h
    eor v6.16b, v6.16b, v29.16b
    ldr q7, [x3, #256]
    rev32 v25.8h, v25.8h
    eor3 v26.16b, v26.16b, v31.16b, v30.16b
    eor3 v16.16b, v11.16b, v16.16b, v31.16b
    ldr q28, [x3, #352]
    rev32 v29.8h, v4.8h
    eor v1.16b, v1.16b, v5.16b
    // round 3 (aes.dsl:47)
    eor v5.16b, v2.16b, v6.16b
    // round 2 (aes.dsl:47)
    rev32 v3.8h, v3.8h
    rev32 v27.8h, v27.8h
    eor3 v16.16b, v25.16b, v17.16b, v16.16b
    eor v17.16b, v20.16b, v29.16b
    // round 3 (aes.dsl:47)
    eor3 v20.16b, v26.16b, v1.16b, v5.16b
    // round 2 (aes.dsl:47)
    eor3 v0.16b, v7.16b, v0.16b, v3.16b
    eor3 v3.16b, v28.16b, v22.16b, v27.16b
    // round 3 (aes.dsl:47)
    eor3 v7.16b, v26.16b, v16.16b, v5.16b
    eor3 v22.16b, v26.16b, v17.16b, v20.16b
    // round 2 (aes.dsl:47)
    eor v0.16b, v31.16b, v0.16b
    eor v3.16b, v4.16b, v3.16b
    // round 3 (aes.dsl:47)
    eor3 v4.16b, v7.16b, v22.16b, v23.16b
    eor3 v25.16b, v17.16b, v3.16b, v7.16b
    eor3 v27.16b, v0.16b, v22.16b, v4.16b
    eor v28.16b, v26.16b, v6.16b
    eor3 v29.16b, v2.16b, v25.16b, v27.16b
    eor3 v30.16b, v26.16b, v1.16b, v28.16b
    eor3 v31.16b, v17.16b, v6.16b, v22.16b
    eor v9.16b, v20.16b, v29.16b
    orr v10.16b, v22.16b, v31.16b
    eor3 v11.16b, v26.16b, v30.16b, v9.16b
    and v12.16b, v30.16b, v25.16b
    mvn v13.16b, v29.16b
    bcax v14.16b, v10.16b, v26.16b, v11.16b
    eor3 v1.16b, v1.16b, v17.16b, v25.16b
    eor3 v2.16b, v2.16b, v6.16b, v29.16b
    bcax v6.16b, v12.16b, v0.16b, v13.16b
    eor v17.16b, v4.16b, v11.16b
    eor3 v3.16b, v3.16b, v7.16b, v14.16b
    bcax v13.16b, v6.16b, v5.16b, v1.16b
    bcax v3.16b, v3.16b, v17.16b, v2.16b
    orr v15.16b, v20.16b, v7.16b
    eor3 v14.16b, v6.16b, v13.16b, v14.16b
    eor3 v3.16b, v12.16b, v2.16b, v3.16b
    eor3 v6.16b, v6.16b, v1.16b, v10.16b
    eor v10.16b, v15.16b, v13.16b
    bcax v12.16b, v14.16b, v4.16b, v28.16b
    eor3 v3.16b, v16.16b, v3.16b, v23.16b
    bcax v6.16b, v6.16b, v27.16b, v9.16b
    bcax v16.16b, v3.16b, v10.16b, v12.16b
    bcax v13.16b, v6.16b, v16.16b, v10.16b
    bcax v14.16b, v16.16b, v3.16b, v13.16b
    bit v6.16b, v14.16b, v10.16b
    bsl v16.16b, v14.16b, v12.16b
    bsl v12.16b, v13.16b, v3.16b
    eor v3.16b, v12.16b, v16.16b
    bcax v10.16b, v10.16b, v6.16b, v13.16b
    orn v11.16b, v11.16b, v10.16b
    eor3 v13.16b, v6.16b, v10.16b, v3.16b
    eor v14.16b, v6.16b, v16.16b
    orn v5.16b, v13.16b, v5.16b
    bcax v4.16b, v11.16b, v6.16b, v4.16b
    orr v9.16b, v9.16b, v12.16b
    bcax v31.16b, v5.16b, v14.16b, v31.16b
    bcax v7.16b, v4.16b, v16.16b, v7.16b
    and v28.16b, v28.16b, v6.16b
    bcax v15.16b, v6.16b, v11.16b, v10.16b
    bcax v0.16b, v7.16b, v0.16b, v3.16b
    eor v9.16b, v9.16b, v31.16b
    bcax v26.16b, v28.16b, v10.16b, v26.16b
    bcax v22.16b, v4.16b, v14.16b, v22.16b
    ldr q10, [x8, #48]
    bcax v7.16b, v7.16b, v27.16b, v12.16b
    bcax v17.16b, v0.16b, v17.16b, v15.16b
    bcax v16.16b, v9.16b, v16.16b, v20.16b
    eor3 v6.16b, v6.16b, v12.16b, v15.16b
    eor3 v0.16b, v4.16b, v0.16b, v22.16b
    eor3 v4.16b, v26.16b, v17.16b, v31.16b
    eor v7.16b, v7.16b, v16.16b
    bcax v2.16b, v28.16b, v2.16b, v15.16b
    bcax v1.16b, v22.16b, v1.16b, v13.16b
    bcax v0.16b, v0.16b, v6.16b, v25.16b
    tbl v20.16b, {v4.16b}, v10.16b
    eor3 v17.16b, v11.16b, v17.16b, v7.16b
    ldr q22, [x3, #400]
    eor3 v2.16b, v0.16b, v2.16b, v1.16b
    eor3 v5.16b, v5.16b, v1.16b, v7.16b
    eor v0.16b, v4.16b, v0.16b
    tbl v25.16b, {v7.16b}, v10.16b
    tbl v26.16b, {v17.16b}, v10.16b
    eor v20.16b, v4.16b, v20.16b
    eor3 v1.16b, v9.16b, v1.16b, v2.16b
    bcax v2.16b, v2.16b, v6.16b, v30.16b
    eor3 v6.16b, v16.16b, v7.16b, v5.16b
    ldr q16, [x3, #448]
    ldr q27, [x3, #464]
    eor v25.16b, v7.16b, v25.16b
    tbl v28.16b, {v0.16b}, v10.16b
    tbl v30.16b, {v5.16b}, v10.16b
    ldr q31, [x3, #496]
    tbl v9.16b, {v6.16b}, v10.16b
    eor3 v22.16b, v22.16b, v0.16b, v20.16b
    bcax v1.16b, v1.16b, v29.16b, v3.16b
    ldr q3, [x3, #416]
    eor v29.16b, v5.16b, v30.16b
    eor v26.16b, v17.16b, v26.16b
    tbl v30.16b, {v2.16b}, v10.16b
    tbl v11.16b, {v25.16b}, v21.16b
    tbl v12.16b, {v1.16b}, v10.16b
    eor v9.16b, v6.16b, v9.16b
    ldr q13, [x3, #432]
    eor3 v25.16b, v27.16b, v2.16b, v25.16b
    eor v0.16b, v0.16b, v28.16b
    eor3 v7.16b, v16.16b, v7.16b, v26.16b
    eor3 v6.16b, v31.16b, v6.16b, v29.16b
    eor v16.16b, v1.16b, v12.16b
    tbl v27.16b, {v9.16b}, v21.16b
    tbl v28.16b, {v0.16b}, v21.16b
    eor v2.16b, v2.16b, v30.16b
    eor3 v0.16b, v3.16b, v1.16b, v0.16b
    eor3 v1.16b, v11.16b, v9.16b, v7.16b
    eor v3.16b, v6.16b, v27.16b
    tbl v6.16b, {v16.16b}, v21.16b
    ldr q7, [x3, #384]
    tbl v26.16b, {v26.16b}, v21.16b
    eor3 v17.16b, v13.16b, v17.16b, v9.16b
    tbl v27.16b, {v2.16b}, v21.16b
    ldr q30, [x3, #480]
    eor3 v22.16b, v22.16b, v9.16b, v28.16b
    // round 4 (aes.dsl:47)
    eor v28.16b, v1.16b, v3.16b
    // round 3 (aes.dsl:47)
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v20.16b}, v21.16b
    tbl v20.16b, {v29.16b}, v21.16b
    eor3 v16.16b, v26.16b, v16.16b, v17.16b
    eor v17.16b, v25.16b, v27.16b
    // round 4 (aes.dsl:47)
    eor3 v25.16b, v22.16b, v0.16b, v28.16b
    // round 3 (aes.dsl:47)
    eor3 v4.16b, v7.16b, v4.16b, v6.16b
    eor3 v5.16b, v30.16b, v5.16b, v20.16b
    // round 4 (aes.dsl:47)
    eor3 v6.16b, v22.16b, v16.16b, v28.16b
    eor3 v7.16b, v22.16b, v17.16b, v25.16b
    // round 3 (aes.dsl:47)
    eor v4.16b, v9.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    // round 4 (aes.dsl:47)
    eor3 v5.16b, v6.16b, v7.16b, v23.16b
    eor3 v20.16b, v17.16b, v2.16b, v6.16b
    eor3 v26.16b, v4.16b, v7.16b, v5.16b
    eor v27.16b, v22.16b, v3.16b
    eor3 v29.16b, v1.16b, v20.16b, v26.16b
    eor3 v30.16b, v22.16b, v0.16b, v27.16b
    eor3 v31.16b, v17.16b, v3.16b, v7.16b
    eor v9.16b, v25.16b, v29.16b
    orr v11.16b, v7.16b, v31.16b
    eor3 v12.16b, v22.16b, v30.16b, v9.16b
    and v13.16b, v30.16b, v20.16b
    mvn v14.16b, v29.16b
    bcax v15.16b, v11.16b, v22.16b, v12.16b
    eor3 v0.16b, v0.16b, v17.16b, v20.16b
    eor3 v1.16b, v1.16b, v3.16b, v29.16b
    bcax v3.16b, v13.16b, v4.16b, v14.16b
    eor v17.16b, v5.16b, v12.16b
    eor3 v2.16b, v2.16b, v6.16b, v15.16b
    bcax v14.16b, v3.16b, v28.16b, v0.16b
    bcax v2.16b, v2.16b, v17.16b, v1.16b
    orr v18.16b, v25.16b, v6.16b
    eor3 v15.16b, v3.16b, v14.16b, v15.16b
    eor3 v2.16b, v13.16b, v1.16b, v2.16b
    eor3 v3.16b, v3.16b, v0.16b, v11.16b
    eor v18.16b, v18.16b, v14.16b
    bcax v11.16b, v15.16b, v5.16b, v27.16b
    eor3 v2.16b, v16.16b, v2.16b, v23.16b
    bcax v3.16b, v3.16b, v26.16b, v9.16b
    bcax v16.16b, v2.16b, v18.16b, v11.16b
    bcax v13.16b, v3.16b, v16.16b, v18.16b
    bcax v14.16b, v16.16b, v2.16b, v13.16b
    bit v3.16b, v14.16b, v18.16b
    bsl v16.16b, v14.16b, v11.16b
    bsl v11.16b, v13.16b, v2.16b
    bcax v2.16b, v18.16b, v3.16b, v13.16b
    eor v18.16b, v11.16b, v16.16b
    orn v12.16b, v12.16b, v2.16b
    eor3 v13.16b, v3.16b, v2.16b, v18.16b
    bcax v5.16b, v12.16b, v3.16b, v5.16b
    eor v14.16b, v3.16b, v16.16b
    orn v28.16b, v13.16b, v28.16b
    bcax v6.16b, v5.16b, v16.16b, v6.16b
    and v27.16b, v27.16b, v3.16b
    orr v9.16b, v9.16b, v11.16b
    bcax v31.16b, v28.16b, v14.16b, v31.16b
    bcax v15.16b, v3.16b, v12.16b, v2.16b
    bcax v7.16b, v5.16b, v14.16b, v7.16b
    bcax v4.16b, v6.16b, v4.16b, v18.16b
    bcax v2.16b, v27.16b, v2.16b, v22.16b
    eor v22.16b, v9.16b, v31.16b
    eor3 v3.16b, v3.16b, v11.16b, v15.16b
    bcax v17.16b, v4.16b, v17.16b, v15.16b
    eor3 v4.16b, v5.16b, v4.16b, v7.16b
    ldr q5, [x8, #64]
    bcax v1.16b, v27.16b, v1.16b, v15.16b
    bcax v6.16b, v6.16b, v26.16b, v11.16b
    bcax v16.16b, v22.16b, v16.16b, v25.16b
    bcax v0.16b, v7.16b, v0.16b, v13.16b
    bcax v4.16b, v4.16b, v3.16b, v20.16b
    eor3 v2.16b, v2.16b, v17.16b, v31.16b
    eor v6.16b, v6.16b, v16.16b
    eor3 v1.16b, v4.16b, v1.16b, v0.16b
    eor v4.16b, v2.16b, v4.16b
    eor3 v7.16b, v12.16b, v17.16b, v6.16b
    eor3 v17.16b, v28.16b, v0.16b, v6.16b
    tbl v20.16b, {v2.16b}, v5.16b
    ldr q25, [x3, #592]
    ldr q26, [x3, #528]
    tbl v27.16b, {v6.16b}, v5.16b
    bcax v3.16b, v1.16b, v3.16b, v30.16b
    tbl v28.16b, {v4.16b}, v5.16b
    eor v20.16b, v2.16b, v20.16b
    eor3 v0.16b, v22.16b, v0.16b, v1.16b
    eor3 v1.16b, v16.16b, v6.16b, v17.16b
    ldr q16, [x3, #624]
    eor v22.16b, v6.16b, v27.16b
    tbl v27.16b, {v17.16b}, v5.16b
    tbl v30.16b, {v7.16b}, v5.16b
    ldr q31, [x3, #576]
    tbl v9.16b, {v3.16b}, v5.16b
    tbl v11.16b, {v1.16b}, v5.16b
    bcax v0.16b, v0.16b, v29.16b, v18.16b
    ldr q18, [x3, #544]
    eor3 v26.16b, v26.16b, v4.16b, v20.16b
    eor3 v25.16b, v25.16b, v3.16b, v22.16b
    eor v27.16b, v17.16b, v27.16b
    eor v29.16b, v7.16b, v30.16b
    tbl v30.16b, {v0.16b}, v5.16b
    eor v11.16b, v1.16b, v11.16b
    rev32 v22.8h, v22.8h
    eor v4.16b, v4.16b, v28.16b
    eor3 v1.16b, v16.16b, v1.16b, v27.16b
    ldr q16, [x3, #560]
    eor3 v6.16b, v31.16b, v6.16b, v29.16b
    rev32 v28.8h, v11.8h
    eor v30.16b, v0.16b, v30.16b
    rev32 v31.8h, v4.8h
    eor3 v0.16b, v18.16b, v0.16b, v4.16b
    eor v3.16b, v3.16b, v9.16b
    eor3 v4.16b, v22.16b, v11.16b, v6.16b
    eor v1.16b, v1.16b, v28.16b
    rev32 v6.8h, v30.8h
    ldr q18, [x3, #512]
    rev32 v22.8h, v29.8h
    rev32 v28.8h, v3.8h
    eor3 v26.16b, v26.16b, v11.16b, v31.16b
    ldr q29, [x3, #608]
    eor3 v7.16b, v16.16b, v7.16b, v11.16b
    eor v0.16b, v0.16b, v6.16b
    // round 5 (aes.dsl:47)
    eor v6.16b, v4.16b, v1.16b
    // round 4 (aes.dsl:47)
    rev32 v16.8h, v20.8h
    rev32 v20.8h, v27.8h
    eor v25.16b, v25.16b, v28.16b
    eor3 v7.16b, v22.16b, v30.16b, v7.16b
    // round 5 (aes.dsl:47)
    eor3 v22.16b, v26.16b, v0.16b, v6.16b
    // round 4 (aes.dsl:47)
    eor3 v2.16b, v18.16b, v2.16b, v16.16b
    eor3 v16.16b, v29.16b, v17.16b, v20.16b
    // round 5 (aes.dsl:47)
    eor3 v17.16b, v26.16b, v7.16b, v6.16b
    eor3 v18.16b, v26.16b, v25.16b, v22.16b
    // round 4 (aes.dsl:47)
    eor v2.16b, v11.16b, v2.16b
    eor v3.16b, v3.16b, v16.16b
    // round 5 (aes.dsl:47)
    eor3 v16.16b, v17.16b, v18.16b, v23.16b
    eor3 v20.16b, v25.16b, v3.16b, v17.16b
    eor3 v27.16b, v2.16b, v18.16b, v16.16b
    eor v28.16b, v26.16b, v1.16b
    eor3 v29.16b, v4.16b, v20.16b, v27.16b
    eor3 v30.16b, v26.16b, v0.16b, v28.16b
    eor3 v31.16b, v25.16b, v1.16b, v18.16b
    eor v9.16b, v22.16b, v29.16b
    orr v11.16b, v18.16b, v31.16b
    eor3 v12.16b, v26.16b, v30.16b, v9.16b
    mvn v13.16b, v2.16b
    and v14.16b, v30.16b, v20.16b
    bcax v15.16b, v11.16b, v26.16b, v12.16b
    eor3 v0.16b, v0.16b, v25.16b, v20.16b
    bcax v25.16b, v14.16b, v29.16b, v13.16b
    eor3 v1.16b, v4.16b, v1.16b, v29.16b
    eor v4.16b, v16.16b, v12.16b
    eor3 v3.16b, v3.16b, v17.16b, v15.16b
    bcax v13.16b, v25.16b, v6.16b, v0.16b
    bcax v3.16b, v3.16b, v4.16b, v1.16b
    orr v19.16b, v22.16b, v17.16b
    eor3 v15.16b, v25.16b, v13.16b, v15.16b
    eor3 v3.16b, v14.16b, v1.16b, v3.16b
    eor3 v25.16b, v25.16b, v0.16b, v11.16b
    eor v19.16b, v19.16b, v13.16b
    bcax v11.16b, v15.16b, v16.16b, v28.16b
    eor3 v3.16b, v7.16b, v3.16b, v23.16b
    bcax v7.16b, v25.16b, v27.16b, v9.16b
    bcax v25.16b, v3.16b, v19.16b, v11.16b
    bcax v13.16b, v7.16b, v25.16b, v19.16b
    bcax v14.16b, v25.16b, v3.16b, v13.16b
    bsl v25.16b, v14.16b, v11.16b
    bsl v11.16b, v13.16b, v3.16b
    bit v7.16b, v14.16b, v19.16b
    eor v3.16b, v11.16b, v25.16b
    bcax v19.16b, v19.16b, v7.16b, v13.16b
    eor3 v13.16b, v7.16b, v19.16b, v3.16b
    orn v12.16b, v12.16b, v19.16b
    eor v14.16b, v7.16b, v25.16b
    orn v6.16b, v13.16b, v6.16b
    bcax v16.16b, v12.16b, v7.16b, v16.16b
    orr v9.16b, v9.16b, v11.16b
    bcax v17.16b, v16.16b, v25.16b, v17.16b
    bcax v31.16b, v6.16b, v14.16b, v31.16b
    bcax v15.16b, v7.16b, v12.16b, v19.16b
    bcax v18.16b, v16.16b, v14.16b, v18.16b
    bcax v2.16b, v17.16b, v2.16b, v3.16b
    eor v9.16b, v9.16b, v31.16b
    and v28.16b, v28.16b, v7.16b
    eor3 v7.16b, v7.16b, v11.16b, v15.16b
    bcax v17.16b, v17.16b, v27.16b, v11.16b
    eor3 v16.16b, v16.16b, v2.16b, v18.16b
    bcax v22.16b, v9.16b, v25.16b, v22.16b
    bcax v19.16b, v28.16b, v19.16b, v26.16b
    bcax v1.16b, v28.16b, v1.16b, v15.16b
    bcax v2.16b, v2.16b, v4.16b, v15.16b
    bcax v0.16b, v18.16b, v0.16b, v13.16b
    eor v4.16b, v17.16b, v22.16b
    bcax v16.16b, v16.16b, v7.16b, v20.16b
    eor3 v17.16b, v19.16b, v2.16b, v31.16b
    eor3 v1.16b, v16.16b, v1.16b, v0.16b
    tbl v18.16b, {v4.16b}, v24.16b
    eor3 v6.16b, v6.16b, v0.16b, v4.16b
    eor3 v2.16b, v12.16b, v2.16b, v4.16b
    eor v16.16b, v17.16b, v16.16b
    ldr q19, [x3, #656]
    tbl v20.16b, {v17.16b}, v24.16b
    eor v18.16b, v4.16b, v18.16b
    bcax v7.16b, v1.16b, v7.16b, v30.16b
    tbl v25.16b, {v16.16b}, v24.16b
    eor3 v22.16b, v22.16b, v4.16b, v6.16b
    eor3 v0.16b, v9.16b, v0.16b, v1.16b
    ldr q1, [x3, #720]
    ldr q26, [x3, #752]
    tbl v27.16b, {v2.16b}, v24.16b
    eor v20.16b, v17.16b, v20.16b
    tbl v28.16b, {v6.16b}, v24.16b
    ldr q30, [x3, #704]
    eor v25.16b, v16.16b, v25.16b
    tbl v31.16b, {v22.16b}, v24.16b
    bcax v0.16b, v0.16b, v29.16b, v3.16b
    ldr q3, [x3, #672]
    tbl v29.16b, {v18.16b}, v21.16b
    eor v28.16b, v6.16b, v28.16b
    eor3 v16.16b, v19.16b, v16.16b, v20.16b
    eor v19.16b, v2.16b, v27.16b
    tbl v27.16b, {v0.16b}, v24.16b
    eor v31.16b, v22.16b, v31.16b
    ldr q9, [x3, #688]
    tbl v24.16b, {v7.16b}, v24.16b
    eor3 v1.16b, v1.16b, v7.16b, v18.16b
    eor3 v18.16b, v26.16b, v22.16b, v28.16b
    eor3 v4.16b, v30.16b, v4.16b, v19.16b
    eor v22.16b, v0.16b, v27.16b
    tbl v26.16b, {v31.16b}, v21.16b
    tbl v27.16b, {v25.16b}, v21.16b
    eor v7.16b, v7.16b, v24.16b
    eor3 v0.16b, v3.16b, v0.16b, v25.16b
    eor3 v3.16b, v29.16b, v31.16b, v4.16b
    eor v4.16b, v18.16b, v26.16b
    tbl v18.16b, {v22.16b}, v21.16b
    ldr q24, [x3, #640]
    tbl v19.16b, {v19.16b}, v21.16b
    eor3 v16.16b, v16.16b, v31.16b, v27.16b
    eor3 v2.16b, v9.16b, v2.16b, v31.16b
    ldr q25, [x3, #736]
    tbl v26.16b, {v7.16b}, v21.16b
    // round 6 (aes.dsl:47)
    eor v27.16b, v3.16b, v4.16b
    // round 5 (aes.dsl:47)
    eor v0.16b, v0.16b, v18.16b
    tbl v18.16b, {v20.16b}, v21.16b
    tbl v20.16b, {v28.16b}, v21.16b
    eor v1.16b, v1.16b, v26.16b
    eor3 v2.16b, v19.16b, v22.16b, v2.16b
    // round 6 (aes.dsl:47)
    eor3 v19.16b, v16.16b, v0.16b, v27.16b
    // round 5 (aes.dsl:47)
    eor3 v17.16b, v24.16b, v17.16b, v18.16b
    eor3 v6.16b, v25.16b, v6.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor3 v18.16b, v16.16b, v2.16b, v27.16b
    eor3 v20.16b, v16.16b, v1.16b, v19.16b
    // round 5 (aes.dsl:47)
    eor v17.16b, v31.16b, v17.16b
    eor v6.16b, v7.16b, v6.16b
    // round 6 (aes.dsl:47)
    eor3 v7.16b, v18.16b, v20.16b, v23.16b
    eor3 v22.16b, v1.16b, v6.16b, v18.16b
    eor3 v24.16b, v17.16b, v20.16b, v7.16b
    eor v25.16b, v16.16b, v4.16b
    eor3 v26.16b, v3.16b, v22.16b, v24.16b
    eor3 v28.16b, v16.16b, v0.16b, v25.16b
    eor3 v29.16b, v1.16b, v4.16b, v20.16b
    eor v30.16b, v19.16b, v26.16b
    orr v31.16b, v20.16b, v29.16b
    eor3 v9.16b, v16.16b, v28.16b, v30.16b
    and v11.16b, v28.16b, v22.16b
    mvn v12.16b, v26.16b
    bcax v13.16b, v31.16b, v16.16b, v9.16b
    eor3 v0.16b, v0.16b, v1.16b, v22.16b
    eor3 v1.16b, v3.16b, v4.16b, v26.16b
    bcax v3.16b, v11.16b, v17.16b, v12.16b
    eor v4.16b, v7.16b, v9.16b
    eor3 v6.16b, v6.16b, v18.16b, v13.16b
    bcax v12.16b, v3.16b, v27.16b, v0.16b
    bcax v6.16b, v6.16b, v4.16b, v1.16b
    orr v14.16b, v19.16b, v18.16b
    eor3 v13.16b, v3.16b, v12.16b, v13.16b
    eor3 v6.16b, v11.16b, v1.16b, v6.16b
    eor3 v3.16b, v3.16b, v0.16b, v31.16b
    eor v31.16b, v14.16b, v12.16b
    bcax v11.16b, v13.16b, v7.16b, v25.16b
    eor3 v2.16b, v2.16b, v6.16b, v23.16b
    bcax v3.16b, v3.16b, v24.16b, v30.16b
    bcax v6.16b, v2.16b, v31.16b, v11.16b
    bcax v12.16b, v3.16b, v6.16b, v31.16b
    bcax v13.16b, v6.16b, v2.16b, v12.16b
    bsl v6.16b, v13.16b, v11.16b
    bsl v11.16b, v12.16b, v2.16b
    bit v3.16b, v13.16b, v31.16b
    eor v2.16b, v11.16b, v6.16b
    bcax v31.16b, v31.16b, v3.16b, v12.16b
    eor3 v12.16b, v3.16b, v31.16b, v2.16b
    orn v9.16b, v9.16b, v31.16b
    eor v13.16b, v3.16b, v6.16b
    bcax v7.16b, v9.16b, v3.16b, v7.16b
    orn v27.16b, v12.16b, v27.16b
    orr v30.16b, v30.16b, v11.16b
    bcax v29.16b, v27.16b, v13.16b, v29.16b
    bcax v18.16b, v7.16b, v6.16b, v18.16b
    and v25.16b, v25.16b, v3.16b
    bcax v14.16b, v3.16b, v9.16b, v31.16b
    eor v30.16b, v30.16b, v29.16b
    bcax v17.16b, v18.16b, v17.16b, v2.16b
    bcax v16.16b, v25.16b, v31.16b, v16.16b
    bcax v20.16b, v7.16b, v13.16b, v20.16b
    bcax v18.16b, v18.16b, v24.16b, v11.16b
    bcax v4.16b, v17.16b, v4.16b, v14.16b
    bcax v6.16b, v30.16b, v6.16b, v19.16b
    eor3 v3.16b, v3.16b, v11.16b, v14.16b
    eor3 v7.16b, v7.16b, v17.16b, v20.16b
    bcax v0.16b, v20.16b, v0.16b, v12.16b
    eor v17.16b, v18.16b, v6.16b
    eor3 v16.16b, v16.16b, v4.16b, v29.16b
    bcax v1.16b, v25.16b, v1.16b, v14.16b
    bcax v7.16b, v7.16b, v3.16b, v22.16b
    tbl v18.16b, {v16.16b}, v8.16b
    eor3 v19.16b, v27.16b, v0.16b, v17.16b
    ldr q20, [x3, #848]
    eor v22.16b, v16.16b, v7.16b
    eor3 v1.16b, v7.16b, v1.16b, v0.16b
    tbl v7.16b, {v17.16b}, v8.16b
    ldr q24, [x3, #784]
    eor3 v4.16b, v9.16b, v4.16b, v17.16b
    eor3 v6.16b, v6.16b, v17.16b, v19.16b
    eor v18.16b, v16.16b, v18.16b
    bcax v3.16b, v1.16b, v3.16b, v28.16b
    eor3 v0.16b, v30.16b, v0.16b, v1.16b
    eor v1.16b, v17.16b, v7.16b
    ldr q7, [x3, #832]
    tbl v25.16b, {v22.16b}, v8.16b
    tbl v27.16b, {v19.16b}, v8.16b
    tbl v28.16b, {v4.16b}, v8.16b
    ldr q29, [x3, #880]
    eor3 v20.16b, v20.16b, v3.16b, v1.16b
    bcax v0.16b, v0.16b, v26.16b, v2.16b
    tbl v2.16b, {v6.16b}, v8.16b
    ldr q26, [x3, #800]
    eor3 v24.16b, v24.16b, v22.16b, v18.16b
    rev32 v1.8h, v1.8h
    eor v28.16b, v4.16b, v28.16b
    eor v27.16b, v19.16b, v27.16b
    tbl v30.16b, {v0.16b}, v8.16b
    eor v2.16b, v6.16b, v2.16b
    ldr q31, [x3, #816]
    eor v22.16b, v22.16b, v25.16b
    tbl v25.16b, {v3.16b}, v8.16b
    eor3 v7.16b, v7.16b, v17.16b, v28.16b
    eor3 v6.16b, v29.16b, v6.16b, v27.16b
    eor v17.16b, v0.16b, v30.16b
    rev32 v29.8h, v2.8h
    eor v3.16b, v3.16b, v25.16b
    eor3 v0.16b, v26.16b, v0.16b, v22.16b
    rev32 v22.8h, v22.8h
    eor3 v1.16b, v1.16b, v2.16b, v7.16b
    rev32 v7.8h, v17.8h
    eor v6.16b, v6.16b, v29.16b
    ldr q25, [x3, #768]
    rev32 v26.8h, v28.8h
    eor3 v4.16b, v31.16b, v4.16b, v2.16b
    rev32 v28.8h, v3.8h
    ldr q29, [x3, #864]
    eor3 v22.16b, v24.16b, v2.16b, v22.16b
    // round 7 (aes.dsl:47)
    eor v24.16b, v1.16b, v6.16b
    // round 6 (aes.dsl:47)
    eor v0.16b, v0.16b, v7.16b
    rev32 v7.8h, v18.8h
    rev32 v18.8h, v27.8h
    eor3 v4.16b, v26.16b, v17.16b, v4.16b
    eor v17.16b, v20.16b, v28.16b
    // round 7 (aes.dsl:47)
    eor3 v20.16b, v22.16b, v0.16b, v24.16b
    // round 6 (aes.dsl:47)
    eor3 v7.16b, v25.16b, v16.16b, v7.16b
    eor3 v16.16b, v29.16b, v19.16b, v18.16b
    // round 7 (aes.dsl:47)
    eor3 v18.16b, v22.16b, v4.16b, v24.16b
    eor3 v19.16b, v22.16b, v17.16b, v20.16b
    // round 6 (aes.dsl:47)
    eor v2.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v16.16b
    // round 7 (aes.dsl:47)
    eor3 v7.16b, v18.16b, v19.16b, v23.16b
    eor3 v16.16b, v17.16b, v3.16b, v18.16b
    eor3 v25.16b, v2.16b, v19.16b, v7.16b
    eor v26.16b, v22.16b, v6.16b
    eor3 v27.16b, v1.16b, v16.16b, v25.16b
    eor3 v28.16b, v22.16b, v0.16b, v26.16b
    eor3 v29.16b, v17.16b, v6.16b, v19.16b
    eor v30.16b, v20.16b, v27.16b
    orr v31.16b, v19.16b, v29.16b
    eor3 v8.16b, v22.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v16.16b
    mvn v11.16b, v27.16b
    bcax v12.16b, v31.16b, v22.16b, v8.16b
    eor3 v0.16b, v0.16b, v17.16b, v16.16b
    eor3 v1.16b, v1.16b, v6.16b, v27.16b
    bcax v6.16b, v9.16b, v2.16b, v11.16b
    eor v17.16b, v7.16b, v8.16b
    eor3 v3.16b, v3.16b, v18.16b, v12.16b
    bcax v11.16b, v6.16b, v24.16b, v0.16b
    bcax v3.16b, v3.16b, v17.16b, v1.16b
    orr v13.16b, v20.16b, v18.16b
    eor3 v12.16b, v6.16b, v11.16b, v12.16b
    eor3 v3.16b, v9.16b, v1.16b, v3.16b
    eor3 v6.16b, v6.16b, v0.16b, v31.16b
    eor v31.16b, v13.16b, v11.16b
    bcax v9.16b, v12.16b, v7.16b, v26.16b
    eor3 v3.16b, v4.16b, v3.16b, v23.16b
    bcax v4.16b, v6.16b, v25.16b, v30.16b
    bcax v6.16b, v3.16b, v31.16b, v9.16b
    bcax v11.16b, v4.16b, v6.16b, v31.16b
    bcax v12.16b, v6.16b, v3.16b, v11.16b
    bsl v6.16b, v12.16b, v9.16b
    bsl v9.16b, v11.16b, v3.16b
    bit v4.16b, v12.16b, v31.16b
    bcax v3.16b, v31.16b, v4.16b, v11.16b
    eor v31.16b, v9.16b, v6.16b
    eor3 v11.16b, v4.16b, v3.16b, v31.16b
    orn v8.16b, v8.16b, v3.16b
    eor v12.16b, v4.16b, v6.16b
    bcax v7.16b, v8.16b, v4.16b, v7.16b
    orn v24.16b, v11.16b, v24.16b
    orr v30.16b, v30.16b, v9.16b
    bcax v18.16b, v7.16b, v6.16b, v18.16b
    bcax v29.16b, v24.16b, v12.16b, v29.16b
    and v26.16b, v26.16b, v4.16b
    bcax v13.16b, v4.16b, v8.16b, v3.16b
    bcax v19.16b, v7.16b, v12.16b, v19.16b
    bcax v2.16b, v18.16b, v2.16b, v31.16b
    eor v30.16b, v30.16b, v29.16b
    bcax v3.16b, v26.16b, v3.16b, v22.16b
    eor3 v4.16b, v4.16b, v9.16b, v13.16b
    bcax v18.16b, v18.16b, v25.16b, v9.16b
    bcax v6.16b, v30.16b, v6.16b, v20.16b
    eor3 v7.16b, v7.16b, v2.16b, v19.16b
    bcax v2.16b, v2.16b, v17.16b, v13.16b
    bcax v0.16b, v19.16b, v0.16b, v11.16b
    eor v17.16b, v18.16b, v6.16b
    bcax v7.16b, v7.16b, v4.16b, v16.16b
    eor3 v3.16b, v3.16b, v2.16b, v29.16b
    bcax v1.16b, v26.16b, v1.16b, v13.16b
    eor v16.16b, v3.16b, v7.16b
    eor3 v18.16b, v24.16b, v0.16b, v17.16b
    tbl v19.16b, {v3.16b}, v10.16b
    eor3 v1.16b, v7.16b, v1.16b, v0.16b
    tbl v7.16b, {v17.16b}, v10.16b
    ldr q20, [x3, #912]
    eor3 v2.16b, v8.16b, v2.16b, v17.16b
    tbl v22.16b, {v18.16b}, v10.16b
    eor3 v6.16b, v6.16b, v17.16b, v18.16b
    eor v7.16b, v17.16b, v7.16b
    eor v19.16b, v3.16b, v19.16b
    eor3 v0.16b, v30.16b, v0.16b, v1.16b
    ldr q24, [x3, #1008]
    ldr q25, [x3, #976]
    tbl v26.16b, {v2.16b}, v10.16b
    bcax v1.16b, v1.16b, v4.16b, v28.16b
    tbl v4.16b, {v16.16b}, v10.16b
    ldr q28, [x3, #960]
    tbl v29.16b, {v7.16b}, v21.16b
    tbl v30.16b, {v6.16b}, v10.16b
    bcax v0.16b, v0.16b, v27.16b, v31.16b
    ldr q27, [x3, #928]
    eor3 v20.16b, v20.16b, v16.16b, v19.16b
    eor v4.16b, v16.16b, v4.16b
    eor v16.16b, v18.16b, v22.16b
    eor v22.16b, v2.16b, v26.16b
    eor v26.16b, v6.16b, v30.16b
    tbl v30.16b, {v0.16b}, v10.16b
    ldr q31, [x3, #944]
    eor3 v7.16b, v25.16b, v1.16b, v7.16b
    tbl v25.16b, {v1.16b}, v10.16b
    eor3 v6.16b, v24.16b, v6.16b, v16.16b
    eor3 v17.16b, v28.16b, v17.16b, v22.16b
    tbl v24.16b, {v26.16b}, v21.16b
    eor v28.16b, v0.16b, v30.16b
    eor3 v0.16b, v27.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    tbl v4.16b, {v4.16b}, v21.16b
    eor3 v17.16b, v29.16b, v26.16b, v17.16b
    tbl v25.16b, {v28.16b}, v21.16b
    eor v6.16b, v6.16b, v24.16b
    ldr q24, [x3, #896]
    tbl v22.16b, {v22.16b}, v21.16b
    eor3 v2.16b, v31.16b, v2.16b, v26.16b
    tbl v27.16b, {v1.16b}, v21.16b
    ldr q29, [x3, #992]
    eor3 v4.16b, v20.16b, v26.16b, v4.16b
    eor v0.16b, v0.16b, v25.16b
    // round 8 (aes.dsl:47)
    eor v20.16b, v17.16b, v6.16b
    // round 7 (aes.dsl:47)
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor3 v2.16b, v22.16b, v28.16b, v2.16b
    eor v7.16b, v7.16b, v27.16b
    // round 8 (aes.dsl:47)
    eor3 v22.16b, v4.16b, v0.16b, v20.16b
    // round 7 (aes.dsl:47)
    eor3 v3.16b, v24.16b, v3.16b, v19.16b
    eor3 v16.16b, v29.16b, v18.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor3 v18.16b, v4.16b, v2.16b, v20.16b
    eor3 v19.16b, v4.16b, v7.16b, v22.16b
    // round 7 (aes.dsl:47)
    eor v3.16b, v26.16b, v3.16b
    eor v1.16b, v1.16b, v16.16b
    // round 8 (aes.dsl:47)
    eor3 v16.16b, v18.16b, v19.16b, v23.16b
    eor3 v24.16b, v7.16b, v1.16b, v18.16b
    eor3 v25.16b, v3.16b, v19.16b, v16.16b
    eor v26.16b, v4.16b, v6.16b
    eor3 v27.16b, v17.16b, v24.16b, v25.16b
    eor3 v28.16b, v4.16b, v0.16b, v26.16b
    eor3 v29.16b, v7.16b, v6.16b, v19.16b
    eor v30.16b, v22.16b, v27.16b
    orr v31.16b, v19.16b, v29.16b
    eor3 v8.16b, v4.16b, v28.16b, v30.16b
    and v9.16b, v28.16b, v24.16b
    mvn v10.16b, v27.16b
    bcax v11.16b, v31.16b, v4.16b, v8.16b
    eor3 v0.16b, v0.16b, v7.16b, v24.16b
    eor3 v6.16b, v17.16b, v6.16b, v27.16b
    bcax v7.16b, v9.16b, v3.16b, v10.16b
    eor v17.16b, v16.16b, v8.16b
    eor3 v1.16b, v1.16b, v18.16b, v11.16b
    bcax v10.16b, v7.16b, v20.16b, v0.16b
    bcax v1.16b, v1.16b, v17.16b, v6.16b
    orr v12.16b, v22.16b, v18.16b
    eor3 v11.16b, v7.16b, v10.16b, v11.16b
    eor3 v1.16b, v9.16b, v6.16b, v1.16b
    eor3 v7.16b, v7.16b, v0.16b, v31.16b
    eor v31.16b, v12.16b, v10.16b
    bcax v9.16b, v11.16b, v16.16b, v26.16b
    eor3 v1.16b, v2.16b, v1.16b, v23.16b
    bcax v2.16b, v7.16b, v25.16b, v30.16b
    bcax v7.16b, v1.16b, v31.16b, v9.16b
    bcax v10.16b, v2.16b, v7.16b, v31.16b
    bcax v11.16b, v7.16b, v1.16b, v10.16b
    bit v2.16b, v11.16b, v31.16b
    bsl v7.16b, v11.16b, v9.16b
    bsl v9.16b, v10.16b, v1.16b
    bcax v1.16b, v31.16b, v2.16b, v10.16b
    eor v31.16b, v9.16b, v7.16b
    orn v8.16b, v8.16b, v1.16b
    eor3 v10.16b, v2.16b, v1.16b, v31.16b
    bcax v16.16b, v8.16b, v2.16b, v16.16b
    eor v11.16b, v2.16b, v7.16b
    orn v20.16b, v10.16b, v20.16b
    bcax v18.16b, v16.16b, v7.16b, v18.16b
    orr v30.16b, v30.16b, v9.16b
    and v26.16b, v26.16b, v2.16b
    bcax v29.16b, v20.16b, v11.16b, v29.16b
    bcax v12.16b, v2.16b, v8.16b, v1.16b
    bcax v19.16b, v16.16b, v11.16b, v19.16b
    bcax v3.16b, v18.16b, v3.16b, v31.16b
    bcax v1.16b, v26.16b, v1.16b, v4.16b
    eor v4.16b, v30.16b, v29.16b
    eor3 v2.16b, v2.16b, v9.16b, v12.16b
    bcax v17.16b, v3.16b, v17.16b, v12.16b
    eor3 v3.16b, v16.16b, v3.16b, v19.16b
    bcax v6.16b, v26.16b, v6.16b, v12.16b
    bcax v16.16b, v18.16b, v25.16b, v9.16b
    bcax v7.16b, v4.16b, v7.16b, v22.16b
    bcax v0.16b, v19.16b, v0.16b, v10.16b
    eor3 v1.16b, v1.16b, v17.16b, v29.16b
    bcax v3.16b, v3.16b, v2.16b, v24.16b
    eor v16.16b, v16.16b, v7.16b
    eor3 v6.16b, v3.16b, v6.16b, v0.16b
    tbl v18.16b, {v1.16b}, v5.16b
    eor3 v17.16b, v8.16b, v17.16b, v16.16b
    tbl v19.16b, {v16.16b}, v5.16b
    eor3 v20.16b, v20.16b, v0.16b, v16.16b
    eor v3.16b, v1.16b, v3.16b
    bcax v2.16b, v6.16b, v2.16b, v28.16b
    eor v18.16b, v1.16b, v18.16b
    ldr q22, [x3, #1040]
    tbl v24.16b, {v20.16b}, v5.16b
    eor3 v0.16b, v4.16b, v0.16b, v6.16b
    eor3 v4.16b, v7.16b, v16.16b, v20.16b
    ldr q6, [x3, #1136]
    ldr q7, [x3, #1104]
    tbl v25.16b, {v17.16b}, v5.16b
    eor v19.16b, v16.16b, v19.16b
    tbl v26.16b, {v3.16b}, v5.16b
    ldr q28, [x3, #1088]
    eor v24.16b, v20.16b, v24.16b
    bcax v0.16b, v0.16b, v27.16b, v31.16b
    tbl v27.16b, {v4.16b}, v5.16b
    ldr q29, [x3, #1056]
    eor v26.16b, v3.16b, v26.16b
    eor v25.16b, v17.16b, v25.16b
    tbl v30.16b, {v2.16b}, v5.16b
    eor3 v3.16b, v22.16b, v3.16b, v18.16b
    eor v22.16b, v4.16b, v27.16b
    tbl v5.16b, {v0.16b}, v5.16b
    ldr q27, [x3, #1072]
    eor3 v7.16b, v7.16b, v2.16b, v19.16b
    rev32 v19.8h, v19.8h
    eor3 v4.16b, v6.16b, v4.16b, v24.16b
    eor3 v6.16b, v28.16b, v16.16b, v25.16b
    rev32 v16.8h, v22.8h
    eor v5.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v30.16b
    eor3 v0.16b, v29.16b, v0.16b, v26.16b
    rev32 v26.8h, v26.8h
    eor3 v6.16b, v19.16b, v22.16b, v6.16b
    rev32 v19.8h, v5.8h
    eor v4.16b, v4.16b, v16.16b
    ldr q16, [x3, #1024]
    rev32 v25.8h, v25.8h
    eor3 v3.16b, v3.16b, v22.16b, v26.16b
    eor3 v17.16b, v27.16b, v17.16b, v22.16b
    ldr q26, [x3, #1120]
    rev32 v27.8h, v2.8h
    eor v0.16b, v0.16b, v19.16b
    // round 9 (aes.dsl:47)
    eor v19.16b, v6.16b, v4.16b
    // round 8 (aes.dsl:47)
    rev32 v18.8h, v18.8h
    rev32 v24.8h, v24.8h
    eor3 v5.16b, v25.16b, v5.16b, v17.16b
    eor v7.16b, v7.16b, v27.16b
    // round 9 (aes.dsl:47)
    eor3 v17.16b, v3.16b, v0.16b, v19.16b
    // round 8 (aes.dsl:47)
    eor3 v1.16b, v16.16b, v1.16b, v18.16b
    eor3 v16.16b, v26.16b, v20.16b, v24.16b
    // round 9 (aes.dsl:47)
    eor3 v18.16b, v3.16b, v5.16b, v19.16b
    eor3 v20.16b, v3.16b, v7.16b, v17.16b
    // round 8 (aes.dsl:47)
    eor v1.16b, v22.16b, v1.16b
    eor v2.16b, v2.16b, v16.16b
    // round 9 (aes.dsl:47)
    eor3 v16.16b, v18.16b, v20.16b, v23.16b
    eor3 v22.16b, v7.16b, v2.16b, v18.16b
    eor3 v24.16b, v1.16b, v20.16b, v16.16b
    eor v25.16b, v3.16b, v4.16b
    eor3 v26.16b, v6.16b, v22.16b, v24.16b
    eor3 v27.16b, v3.16b, v0.16b, v25.16b
    eor3 v28.16b, v7.16b, v4.16b, v20.16b
    eor v29.16b, v17.16b, v26.16b
    orr v30.16b, v20.16b, v28.16b
    eor3 v31.16b, v3.16b, v27.16b, v29.16b
    and v8.16b, v27.16b, v22.16b
    mvn v9.16b, v26.16b
    bcax v10.16b, v30.16b, v3.16b, v31.16b
    eor3 v0.16b, v0.16b, v7.16b, v22.16b
    eor3 v4.16b, v6.16b, v4.16b, v26.16b
    bcax v6.16b, v8.16b, v1.16b, v9.16b
    eor v7.16b, v16.16b, v31.16b
    eor3 v2.16b, v2.16b, v18.16b, v10.16b
    bcax v9.16b, v6.16b, v19.16b, v0.16b
    bcax v2.16b, v2.16b, v7.16b, v4.16b
    orr v11.16b, v17.16b, v18.16b
    eor3 v10.16b, v6.16b, v9.16b, v10.16b
    eor3 v2.16b, v8.16b, v4.16b, v2.16b
    eor3 v6.16b, v6.16b, v0.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    bcax v8.16b, v10.16b, v16.16b, v25.16b
    eor3 v2.16b, v5.16b, v2.16b, v23.16b
    bcax v5.16b, v6.16b, v24.16b, v29.16b
    bcax v6.16b, v2.16b, v30.16b, v8.16b
    bcax v9.16b, v5.16b, v6.16b, v30.16b
    bcax v10.16b, v6.16b, v2.16b, v9.16b
    bsl v6.16b, v10.16b, v8.16b
    bsl v8.16b, v9.16b, v2.16b
    bit v5.16b, v10.16b, v30.16b
    bcax v2.16b, v30.16b, v5.16b, v9.16b
    eor v30.16b, v8.16b, v6.16b
    orn v31.16b, v31.16b, v2.16b
    eor3 v9.16b, v5.16b, v2.16b, v30.16b
    eor v10.16b, v5.16b, v6.16b
    orn v19.16b, v9.16b, v19.16b
    bcax v16.16b, v31.16b, v5.16b, v16.16b
    orr v29.16b, v29.16b, v8.16b
    bcax v28.16b, v19.16b, v10.16b, v28.16b
    bcax v18.16b, v16.16b, v6.16b, v18.16b
    and v25.16b, v25.16b, v5.16b
    bcax v11.16b, v5.16b, v31.16b, v2.16b
    bcax v20.16b, v16.16b, v10.16b, v20.16b
    bcax v1.16b, v18.16b, v1.16b, v30.16b
    eor v29.16b, v29.16b, v28.16b
    bcax v2.16b, v25.16b, v2.16b, v3.16b
    eor3 v3.16b, v5.16b, v8.16b, v11.16b
    bcax v5.16b, v18.16b, v24.16b, v8.16b
    bcax v7.16b, v1.16b, v7.16b, v11.16b
    eor3 v1.16b, v16.16b, v1.16b, v20.16b
    bcax v6.16b, v29.16b, v6.16b, v17.16b
    ldr q16, [x8, #80]
    bcax v0.16b, v20.16b, v0.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    eor3 v2.16b, v2.16b, v7.16b, v28.16b
    bcax v1.16b, v1.16b, v3.16b, v22.16b
    bcax v4.16b, v25.16b, v4.16b, v11.16b
    eor v17.16b, v2.16b, v1.16b
    eor3 v18.16b, v19.16b, v0.16b, v5.16b
    eor3 v7.16b, v31.16b, v7.16b, v5.16b
    tbl v19.16b, {v2.16b}, v16.16b
    eor3 v1.16b, v1.16b, v4.16b, v0.16b
    ldr q4, [x3, #1168]
    tbl v20.16b, {v5.16b}, v16.16b
    tbl v22.16b, {v18.16b}, v16.16b
    tbl v24.16b, {v17.16b}, v16.16b
    eor3 v0.16b, v29.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v19.16b
    eor3 v6.16b, v6.16b, v5.16b, v18.16b
    ldr q25, [x3, #1264]
    ldr q28, [x3, #1216]
    eor v5.16b, v5.16b, v20.16b
    bcax v1.16b, v1.16b, v3.16b, v27.16b
    tbl v3.16b, {v7.16b}, v16.16b
    eor v18.16b, v18.16b, v22.16b
    tbl v27.16b, {v6.16b}, v16.16b
    bcax v0.16b, v0.16b, v26.16b, v30.16b
    ldr q26, [x3, #1184]
    eor3 v4.16b, v4.16b, v24.16b, v2.16b
    tbl v29.16b, {v1.16b}, v16.16b
    tbl v30.16b, {v5.16b}, v21.16b
    eor v17.16b, v17.16b, v24.16b
    eor v6.16b, v6.16b, v27.16b
    tbl v16.16b, {v0.16b}, v16.16b
    ldr q24, [x3, #1232]
    eor v7.16b, v7.16b, v3.16b
    eor3 v20.16b, v28.16b, v20.16b, v30.16b
    eor3 v25.16b, v25.16b, v27.16b, v18.16b
    ldr q27, [x3, #1200]
    tbl v28.16b, {v17.16b}, v21.16b
    tbl v30.16b, {v6.16b}, v21.16b
    eor v0.16b, v0.16b, v16.16b
    tbl v31.16b, {v7.16b}, v21.16b
    eor v1.16b, v1.16b, v29.16b
    eor3 v16.16b, v26.16b, v17.16b, v16.16b
    eor3 v7.16b, v7.16b, v6.16b, v20.16b
    tbl v17.16b, {v0.16b}, v21.16b
    eor v20.16b, v30.16b, v25.16b
    ldr q25, [x3, #1152]
    eor3 v5.16b, v24.16b, v5.16b, v29.16b
    eor3 v4.16b, v6.16b, v28.16b, v4.16b
    tbl v24.16b, {v1.16b}, v21.16b
    ldr q26, [x3, #1248]
    eor3 v3.16b, v27.16b, v3.16b, v6.16b
    eor v16.16b, v16.16b, v17.16b
    // round 10 (aes.dsl:53)
    eor v17.16b, v7.16b, v20.16b
    // round 9 (aes.dsl:47)
    tbl v2.16b, {v2.16b}, v21.16b
    eor v5.16b, v5.16b, v24.16b
    eor3 v0.16b, v31.16b, v0.16b, v3.16b
    // round 10 (aes.dsl:53)
    eor3 v3.16b, v4.16b, v16.16b, v17.16b
    // round 9 (aes.dsl:47)
    tbl v18.16b, {v18.16b}, v21.16b
    eor3 v2.16b, v25.16b, v19.16b, v2.16b
    eor3 v1.16b, v26.16b, v22.16b, v1.16b
    // round 10 (aes.dsl:53)
    eor3 v19.16b, v4.16b, v0.16b, v17.16b
    eor3 v21.16b, v4.16b, v5.16b, v3.16b
    // round 9 (aes.dsl:47)
    eor v2.16b, v6.16b, v2.16b
    eor v1.16b, v18.16b, v1.16b
    // round 10 (aes.dsl:53)
    eor3 v6.16b, v19.16b, v21.16b, v23.16b
    eor3 v18.16b, v5.16b, v1.16b, v19.16b
    eor3 v22.16b, v2.16b, v21.16b, v6.16b
    eor v24.16b, v4.16b, v20.16b
    eor3 v25.16b, v7.16b, v18.16b, v22.16b
    eor3 v26.16b, v4.16b, v16.16b, v24.16b
    eor3 v27.16b, v5.16b, v20.16b, v21.16b
    eor v28.16b, v3.16b, v25.16b
    orr v29.16b, v21.16b, v27.16b
    eor3 v30.16b, v4.16b, v26.16b, v28.16b
    and v31.16b, v26.16b, v18.16b
    mvn v8.16b, v25.16b
    bcax v9.16b, v29.16b, v4.16b, v30.16b
    eor3 v5.16b, v16.16b, v5.16b, v18.16b
    eor3 v7.16b, v7.16b, v20.16b, v25.16b
    bcax v16.16b, v31.16b, v2.16b, v8.16b
    eor v20.16b, v6.16b, v30.16b
    eor3 v1.16b, v1.16b, v19.16b, v9.16b
    bcax v8.16b, v16.16b, v17.16b, v5.16b
    bcax v1.16b, v1.16b, v20.16b, v7.16b
    orr v10.16b, v3.16b, v19.16b
    eor3 v9.16b, v16.16b, v8.16b, v9.16b
    eor3 v1.16b, v31.16b, v7.16b, v1.16b
    eor3 v16.16b, v16.16b, v5.16b, v29.16b
    eor v29.16b, v10.16b, v8.16b
    bcax v31.16b, v9.16b, v6.16b, v24.16b
    eor3 v0.16b, v0.16b, v1.16b, v23.16b
    bcax v1.16b, v16.16b, v22.16b, v28.16b
    bcax v16.16b, v0.16b, v29.16b, v31.16b
    bcax v23.16b, v1.16b, v16.16b, v29.16b
    bcax v8.16b, v16.16b, v0.16b, v23.16b
    bit v1.16b, v8.16b, v29.16b
    bsl v16.16b, v8.16b, v31.16b
    bsl v31.16b, v23.16b, v0.16b
    bcax v0.16b, v29.16b, v1.16b, v23.16b
    eor v23.16b, v31.16b, v16.16b
    orn v29.16b, v30.16b, v0.16b
    eor3 v30.16b, v1.16b, v0.16b, v23.16b
    bcax v6.16b, v29.16b, v1.16b, v6.16b
    eor v8.16b, v1.16b, v16.16b
    orn v17.16b, v30.16b, v17.16b
    bcax v19.16b, v6.16b, v16.16b, v19.16b
    and v24.16b, v24.16b, v1.16b
    orr v28.16b, v28.16b, v31.16b
    bcax v27.16b, v17.16b, v8.16b, v27.16b
    bcax v9.16b, v1.16b, v29.16b, v0.16b
    bcax v21.16b, v6.16b, v8.16b, v21.16b
    bcax v2.16b, v19.16b, v2.16b, v23.16b
    eor v28.16b, v28.16b, v27.16b
    bcax v0.16b, v24.16b, v0.16b, v4.16b
    eor3 v1.16b, v1.16b, v31.16b, v9.16b
    eor3 v4.16b, v6.16b, v2.16b, v21.16b
    ldr q6, [x3, #1344]
    bcax v7.16b, v24.16b, v7.16b, v9.16b
    bcax v19.16b, v19.16b, v22.16b, v31.16b
    bcax v3.16b, v28.16b, v16.16b, v3.16b
    ldr q16, [x3, #1280]
    ldr q22, [x3, #1296]
    bcax v5.16b, v21.16b, v5.16b, v30.16b
    bcax v2.16b, v2.16b, v20.16b, v9.16b
    bcax v4.16b, v4.16b, v1.16b, v18.16b
    ldr q18, [x3, #1328]
    ldr q20, [x8, #96]
    eor v19.16b, v19.16b, v3.16b
    eor3 v0.16b, v0.16b, v2.16b, v27.16b
    eor3 v7.16b, v4.16b, v7.16b, v5.16b
    ldr q21, [x3, #1360]
    ldr q24, [x3, #1376]
    eor3 v17.16b, v17.16b, v5.16b, v19.16b
    eor3 v2.16b, v29.16b, v2.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    ldr q27, [x3, #1392]
    eor3 v4.16b, v22.16b, v0.16b, v4.16b
    eor v0.16b, v16.16b, v0.16b
    bcax v1.16b, v7.16b, v1.16b, v26.16b
    ldr q16, [x3, #1312]
    eor v2.16b, v18.16b, v2.16b
    tbl v6.16b, {v6.16b}, v20.16b
    eor3 v5.16b, v28.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v19.16b, v17.16b
    tbl v4.16b, {v4.16b}, v20.16b
    tbl v0.16b, {v0.16b}, v20.16b
    eor v7.16b, v24.16b, v17.16b
    eor v1.16b, v21.16b, v1.16b
    bcax v5.16b, v5.16b, v25.16b, v23.16b
    mov v17.16b, v0.16b
    sli v17.16b, v6.16b, #4
    eor v3.16b, v27.16b, v3.16b
    sri v6.16b, v0.16b, #4
    tbl v0.16b, {v2.16b}, v20.16b
    tbl v1.16b, {v1.16b}, v20.16b
    eor v2.16b, v16.16b, v5.16b
    tbl v5.16b, {v7.16b}, v20.16b
    ushr v7.16b, v6.16b, #2
    tbl v3.16b, {v3.16b}, v20.16b
    ushr v16.16b, v17.16b, #2
    mov v18.16b, v4.16b
    sli v18.16b, v1.16b, #4
    tbl v2.16b, {v2.16b}, v20.16b
    mov v19.16b, v0.16b
    sli v19.16b, v3.16b, #4
    sri v3.16b, v0.16b, #4
    sri v1.16b, v4.16b, #4
    mov v0.16b, v2.16b
    sli v0.16b, v5.16b, #4
    ushr v4.16b, v18.16b, #2
    sri v5.16b, v2.16b, #4
    shl v2.16b, v3.16b, #2
    ushr v20.16b, v1.16b, #2
    shl v21.16b, v19.16b, #2
    shl v22.16b, v5.16b, #2
    movi v23.16b, #51
    bit v19.16b, v4.16b, v23.16b
    bif v16.16b, v0.16b, v23.16b
    bit v3.16b, v20.16b, v23.16b
    bit v21.16b, v18.16b, v23.16b
    shl v0.16b, v0.16b, #2
    bit v2.16b, v1.16b, v23.16b
    bit v5.16b, v7.16b, v23.16b
    bit v22.16b, v6.16b, v23.16b
    shl v1.16b, v21.16b, #1
    bsl v23.16b, v17.16b, v0.16b
    shl v0.16b, v3.16b, #1
    ldr q4, [x1, #32]
    ldr q6, [x1, #96]
    ushr v7.16b, v5.16b, #1
    shl v17.16b, v19.16b, #1
    shl v18.16b, v2.16b, #1
    ldr q20, [x1, #64]
    ldr q24, [x1, #0]
    ushr v25.16b, v16.16b, #1
    movi v26.16b, #85
    bit v0.16b, v5.16b, v26.16b
    bit v1.16b, v23.16b, v26.16b
    ldr q5, [x1, #112]
    ldr q27, [x1, #48]
    ushr v28.16b, v22.16b, #1
    ushr v23.16b, v23.16b, #1
    bit v17.16b, v16.16b, v26.16b
    ldr q16, [x1, #16]
    ldr q29, [x1, #80]
    bit v3.16b, v7.16b, v26.16b
    bit v19.16b, v25.16b, v26.16b
    bit v18.16b, v22.16b, v26.16b
    bit v21.16b, v23.16b, v26.16b
    eor v4.16b, v4.16b, v17.16b
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v24.16b, v1.16b
    eor v6.16b, v20.16b, v18.16b
    bsl v26.16b, v28.16b, v2.16b
    eor v2.16b, v27.16b, v19.16b
    eor v3.16b, v5.16b, v3.16b
    str q0, [x0, #96]
    str q4, [x0, #32]
    str q6, [x0, #64]
    eor v0.16b, v29.16b, v26.16b
    eor v4.16b, v16.16b, v21.16b
    str q1, [x0, #0]
    str q3, [x0, #112]
    str q2, [x0, #48]
    str q0, [x0, #80]
    str q4, [x0, #16]
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
    add x0, sp, #64
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
    b .Llwcc_aes128_128_ctr_crypt_neon_group
.Llwcc_aes128_128_ctr_crypt_neon_out:
    add x1, sp, #64
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
    movz x10, #8
.Llwcc_aes128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_aes128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_128_ctr_crypt_neon, .-lwcc_aes128_128_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a
    .byte 0x0a, 0x0b, 0x08, 0x09, 0x0e, 0x0f, 0x0c, 0x0d, 0x02, 0x03, 0x00, 0x01, 0x06, 0x07, 0x04, 0x05
    .byte 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06
    .byte 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e, 0x03, 0x00, 0x01, 0x02
    .byte 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e
    .byte 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c, 0x01, 0x02, 0x03, 0x00
    .byte 0x00, 0x09, 0x02, 0x0b, 0x04, 0x0d, 0x06, 0x0f, 0x08, 0x01, 0x0a, 0x03, 0x0c, 0x05, 0x0e, 0x07
    .byte 0x01, 0x02, 0x03, 0x00, 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c
    .byte 0x0d, 0x0e, 0x0f, 0x0c, 0x01, 0x02, 0x03, 0x00, 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08
    .byte 0x09, 0x08, 0x0b, 0x0a, 0x0d, 0x0c, 0x0f, 0x0e, 0x01, 0x00, 0x03, 0x02, 0x05, 0x04, 0x07, 0x06
    .byte 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c, 0x01, 0x02, 0x03, 0x00, 0x05, 0x06, 0x07, 0x04
    .byte 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c, 0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00
    .byte 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x02, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
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
    .byte 0x1f, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00
    .byte 0x3f, 0x00, 0x00, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x33, 0x00, 0x00, 0x00, 0x22, 0x00, 0x00, 0x00
    .byte 0x7f, 0x00, 0x00, 0x00, 0x55, 0x00, 0x00, 0x00, 0x66, 0x00, 0x00, 0x00, 0x44, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xaa, 0x00, 0x00, 0x00, 0xcc, 0x00, 0x00, 0x00, 0x88, 0x00, 0x00, 0x00
    .byte 0xe4, 0x00, 0x00, 0x00, 0x4e, 0x00, 0x00, 0x00, 0x82, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00
    .byte 0xd2, 0x00, 0x00, 0x00, 0x9c, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff
