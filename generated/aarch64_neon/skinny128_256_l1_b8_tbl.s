// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_256 --target neon --lanes 1 --sbox tbl --blocks 8
// passes:    unroll() invert() counter() fold() sbox(lanes=1, registers=true) value_numbering() hoist(nonce=false) slice(lanes=1, rows=8) nibble_tables() select() schedule() allocate()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 6336
// layout:    rows of 4 cells of 4 blocks, 4 a block, 8 blocks a group; tables in registers
// sizes:     in bytes: block 16, key 32, nonce 12, rk 1536, ctx 1552, align 16, group 128, stack 6336
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:02b3a18e77f727da6e87d9a5b519d82046da543406da124e83183d27a0433e28

    .text

    .balign 16
    .global lwcc_skinny128_256_key_setup_neon
    .type lwcc_skinny128_256_key_setup_neon, %function
lwcc_skinny128_256_key_setup_neon:
    sub sp, sp, #4080
    sub sp, sp, #2256
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny128_256_file_neon_constants
    add x9, x1, #1
    add x10, x1, #2
    add x11, x1, #3
    add x12, x1, #4
    add x13, x1, #5
    ld1r {v0.16b}, [x9]
    add x9, x1, #6
    ld1r {v1.16b}, [x10]
    add x10, x1, #7
    ld1r {v2.16b}, [x11]
    add x11, x1, #8
    ld1r {v3.16b}, [x12]
    add x12, x1, #9
    ld1r {v4.16b}, [x13]
    add x13, x1, #10
    ld1r {v5.16b}, [x9]
    add x9, x1, #11
    ld1r {v6.16b}, [x10]
    add x10, x1, #12
    ld1r {v7.16b}, [x11]
    add x11, x1, #13
    ld1r {v16.16b}, [x12]
    add x12, x1, #14
    ld1r {v17.16b}, [x13]
    add x13, x1, #16
    ld1r {v18.16b}, [x9]
    add x9, x1, #15
    ld1r {v19.16b}, [x13]
    add x13, x1, #17
    ld1r {v20.16b}, [x13]
    add x13, x1, #18
    ld1r {v21.16b}, [x13]
    add x13, x1, #19
    ld1r {v22.16b}, [x13]
    add x13, x1, #20
    ld1r {v23.16b}, [x13]
    add x13, x1, #21
    ld1r {v24.16b}, [x13]
    add x13, x1, #22
    ld1r {v25.16b}, [x13]
    add x13, x1, #23
    ld1r {v26.16b}, [x13]
    add x13, x1, #24
    ld1r {v27.16b}, [x13]
    add x13, x1, #25
    ld1r {v28.16b}, [x13]
    add x13, x1, #26
    ld1r {v29.16b}, [x13]
    add x13, x1, #27
    ld1r {v30.16b}, [x13]
    add x13, x1, #28
    ld1r {v31.16b}, [x13]
    add x13, x1, #29
    ld1r {v8.16b}, [x13]
    add x13, x1, #30
    ld1r {v9.16b}, [x13]
    add x13, x1, #31
    ld1r {v10.16b}, [x13]
    movi v11.16b, #15
    ldr q12, [x8, #704]
    ldr q13, [x8, #720]
    and v14.16b, v28.16b, v11.16b
    ushr v28.16b, v28.16b, #4
    tbl v15.16b, {v12.16b}, v14.16b
    str q18, [sp, #64]
    tbl v18.16b, {v13.16b}, v28.16b
    eor v18.16b, v15.16b, v18.16b
    and v15.16b, v10.16b, v11.16b
    ushr v10.16b, v10.16b, #4
    str q17, [sp, #80]
    tbl v17.16b, {v12.16b}, v15.16b
    str q7, [sp, #96]
    tbl v7.16b, {v13.16b}, v10.16b
    eor v7.16b, v17.16b, v7.16b
    and v17.16b, v27.16b, v11.16b
    ushr v27.16b, v27.16b, #4
    str q7, [sp, #112]
    tbl v7.16b, {v12.16b}, v17.16b
    str q16, [sp, #128]
    tbl v16.16b, {v13.16b}, v27.16b
    eor v7.16b, v7.16b, v16.16b
    and v16.16b, v8.16b, v11.16b
    ushr v8.16b, v8.16b, #4
    str q7, [sp, #144]
    tbl v7.16b, {v12.16b}, v16.16b
    str q18, [sp, #160]
    tbl v18.16b, {v13.16b}, v8.16b
    eor v7.16b, v7.16b, v18.16b
    and v18.16b, v29.16b, v11.16b
    ushr v29.16b, v29.16b, #4
    str q7, [sp, #176]
    tbl v7.16b, {v12.16b}, v18.16b
    str q8, [sp, #192]
    tbl v8.16b, {v13.16b}, v29.16b
    eor v7.16b, v7.16b, v8.16b
    and v8.16b, v9.16b, v11.16b
    ushr v9.16b, v9.16b, #4
    str q7, [sp, #208]
    tbl v7.16b, {v12.16b}, v8.16b
    str q16, [sp, #224]
    tbl v16.16b, {v13.16b}, v9.16b
    eor v7.16b, v7.16b, v16.16b
    and v16.16b, v31.16b, v11.16b
    ushr v31.16b, v31.16b, #4
    str q7, [sp, #240]
    tbl v7.16b, {v12.16b}, v16.16b
    str q29, [sp, #256]
    tbl v29.16b, {v13.16b}, v31.16b
    eor v7.16b, v7.16b, v29.16b
    and v29.16b, v30.16b, v11.16b
    ushr v30.16b, v30.16b, #4
    str q7, [sp, #272]
    tbl v7.16b, {v12.16b}, v29.16b
    str q18, [sp, #288]
    tbl v18.16b, {v13.16b}, v30.16b
    eor v7.16b, v7.16b, v18.16b
    and v18.16b, v20.16b, v11.16b
    str q7, [sp, #304]
    ushr v7.16b, v20.16b, #4
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #320]
    tbl v20.16b, {v12.16b}, v18.16b
    str q0, [sp, #336]
    tbl v0.16b, {v13.16b}, v7.16b
    eor v0.16b, v20.16b, v0.16b
    and v20.16b, v26.16b, v11.16b
    str q0, [sp, #352]
    ushr v0.16b, v26.16b, #4
    str q7, [sp, #368]
    tbl v7.16b, {v12.16b}, v20.16b
    str q18, [sp, #384]
    tbl v18.16b, {v13.16b}, v0.16b
    str q0, [sp, #400]
    ld1r {v0.16b}, [x10]
    str q0, [sp, #416]
    ld1r {v0.16b}, [x11]
    eor v7.16b, v7.16b, v18.16b
    and v18.16b, v19.16b, v11.16b
    str q7, [sp, #432]
    ushr v7.16b, v19.16b, #4
    str q0, [sp, #448]
    ld1r {v0.16b}, [x12]
    str q0, [sp, #464]
    ld1r {v0.16b}, [x9]
    str q0, [sp, #480]
    tbl v0.16b, {v12.16b}, v18.16b
    str q19, [sp, #496]
    tbl v19.16b, {v13.16b}, v7.16b
    str q7, [sp, #512]
    eor v7.16b, v1.16b, v21.16b
    str q7, [sp, #528]
    eor v7.16b, v2.16b, v22.16b
    eor v0.16b, v0.16b, v19.16b
    and v19.16b, v24.16b, v11.16b
    str q7, [sp, #544]
    ushr v7.16b, v24.16b, #4
    str q2, [sp, #560]
    eor v2.16b, v3.16b, v23.16b
    eor v24.16b, v4.16b, v24.16b
    str q2, [sp, #576]
    eor v2.16b, v5.16b, v25.16b
    eor v26.16b, v6.16b, v26.16b
    str q2, [sp, #592]
    tbl v2.16b, {v12.16b}, v19.16b
    str q26, [sp, #608]
    tbl v26.16b, {v13.16b}, v7.16b
    eor v2.16b, v2.16b, v26.16b
    and v26.16b, v21.16b, v11.16b
    str q24, [sp, #624]
    tbl v24.16b, {v12.16b}, v26.16b
    ushr v21.16b, v21.16b, #4
    str q3, [sp, #640]
    tbl v3.16b, {v13.16b}, v21.16b
    eor v3.16b, v24.16b, v3.16b
    and v24.16b, v25.16b, v11.16b
    str q5, [sp, #656]
    tbl v5.16b, {v12.16b}, v24.16b
    ushr v25.16b, v25.16b, #4
    str q1, [sp, #672]
    tbl v1.16b, {v13.16b}, v25.16b
    eor v1.16b, v5.16b, v1.16b
    and v5.16b, v23.16b, v11.16b
    str q1, [sp, #688]
    tbl v1.16b, {v12.16b}, v5.16b
    ushr v23.16b, v23.16b, #4
    str q3, [sp, #704]
    tbl v3.16b, {v13.16b}, v23.16b
    eor v1.16b, v1.16b, v3.16b
    and v3.16b, v22.16b, v11.16b
    tbl v11.16b, {v12.16b}, v3.16b
    ushr v22.16b, v22.16b, #4
    tbl v12.16b, {v13.16b}, v22.16b
    eor v11.16b, v11.16b, v12.16b
    ldr q12, [x8, #736]
    tbl v13.16b, {v12.16b}, v15.16b
    str q11, [sp, #720]
    ldr q11, [x8, #752]
    str q1, [sp, #736]
    tbl v1.16b, {v11.16b}, v10.16b
    eor v1.16b, v13.16b, v1.16b
    tbl v13.16b, {v12.16b}, v29.16b
    str q1, [sp, #752]
    tbl v1.16b, {v11.16b}, v30.16b
    eor v1.16b, v13.16b, v1.16b
    tbl v13.16b, {v12.16b}, v14.16b
    str q1, [sp, #768]
    tbl v1.16b, {v11.16b}, v28.16b
    eor v1.16b, v13.16b, v1.16b
    tbl v13.16b, {v12.16b}, v8.16b
    str q1, [sp, #784]
    tbl v1.16b, {v11.16b}, v9.16b
    eor v1.16b, v13.16b, v1.16b
    tbl v13.16b, {v12.16b}, v17.16b
    str q1, [sp, #800]
    tbl v1.16b, {v11.16b}, v27.16b
    eor v1.16b, v13.16b, v1.16b
    tbl v13.16b, {v12.16b}, v16.16b
    str q1, [sp, #816]
    tbl v1.16b, {v11.16b}, v31.16b
    eor v1.16b, v13.16b, v1.16b
    ldr q13, [sp, #288]
    str q1, [sp, #832]
    tbl v1.16b, {v12.16b}, v13.16b
    str q4, [sp, #848]
    ldr q4, [sp, #256]
    str q2, [sp, #864]
    tbl v2.16b, {v11.16b}, v4.16b
    eor v1.16b, v1.16b, v2.16b
    ldr q2, [sp, #224]
    str q1, [sp, #880]
    tbl v1.16b, {v12.16b}, v2.16b
    str q0, [sp, #896]
    ldr q0, [sp, #192]
    str q6, [sp, #912]
    tbl v6.16b, {v11.16b}, v0.16b
    eor v1.16b, v1.16b, v6.16b
    tbl v6.16b, {v12.16b}, v20.16b
    str q1, [sp, #928]
    ldr q1, [sp, #400]
    tbl v1.16b, {v11.16b}, v1.16b
    eor v1.16b, v6.16b, v1.16b
    tbl v6.16b, {v12.16b}, v3.16b
    str q1, [sp, #944]
    tbl v1.16b, {v11.16b}, v22.16b
    eor v1.16b, v6.16b, v1.16b
    ldr q6, [sp, #384]
    str q1, [sp, #960]
    tbl v1.16b, {v12.16b}, v6.16b
    ldr q6, [sp, #368]
    tbl v6.16b, {v11.16b}, v6.16b
    eor v1.16b, v1.16b, v6.16b
    tbl v6.16b, {v12.16b}, v24.16b
    str q1, [sp, #976]
    tbl v1.16b, {v11.16b}, v25.16b
    eor v1.16b, v6.16b, v1.16b
    tbl v6.16b, {v12.16b}, v18.16b
    str q1, [sp, #992]
    ldr q1, [sp, #512]
    tbl v1.16b, {v11.16b}, v1.16b
    eor v1.16b, v6.16b, v1.16b
    tbl v6.16b, {v12.16b}, v5.16b
    str q1, [sp, #1008]
    tbl v1.16b, {v11.16b}, v23.16b
    eor v1.16b, v6.16b, v1.16b
    tbl v6.16b, {v12.16b}, v26.16b
    str q1, [sp, #1024]
    tbl v1.16b, {v11.16b}, v21.16b
    eor v1.16b, v6.16b, v1.16b
    tbl v6.16b, {v12.16b}, v19.16b
    tbl v11.16b, {v11.16b}, v7.16b
    eor v6.16b, v6.16b, v11.16b
    ldr q11, [x8, #768]
    tbl v12.16b, {v11.16b}, v29.16b
    str q6, [sp, #1040]
    ldr q6, [x8, #784]
    str q1, [sp, #1056]
    tbl v1.16b, {v6.16b}, v30.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v2.16b
    str q1, [sp, #1072]
    tbl v1.16b, {v6.16b}, v0.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v15.16b
    str q1, [sp, #1088]
    tbl v1.16b, {v6.16b}, v10.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v16.16b
    str q1, [sp, #1104]
    tbl v1.16b, {v6.16b}, v31.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v14.16b
    str q1, [sp, #1120]
    tbl v1.16b, {v6.16b}, v28.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v13.16b
    str q1, [sp, #1136]
    tbl v1.16b, {v6.16b}, v4.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v17.16b
    str q1, [sp, #1152]
    tbl v1.16b, {v6.16b}, v27.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v8.16b
    str q1, [sp, #1168]
    tbl v1.16b, {v6.16b}, v9.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v3.16b
    str q1, [sp, #1184]
    tbl v1.16b, {v6.16b}, v22.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v19.16b
    str q1, [sp, #1200]
    tbl v1.16b, {v6.16b}, v7.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v20.16b
    str q1, [sp, #1216]
    ldr q1, [sp, #400]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v5.16b
    str q1, [sp, #1232]
    tbl v1.16b, {v6.16b}, v23.16b
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [sp, #384]
    str q1, [sp, #1248]
    tbl v1.16b, {v11.16b}, v12.16b
    ldr q12, [sp, #368]
    tbl v12.16b, {v6.16b}, v12.16b
    eor v1.16b, v1.16b, v12.16b
    tbl v12.16b, {v11.16b}, v26.16b
    str q1, [sp, #1264]
    tbl v1.16b, {v6.16b}, v21.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v18.16b
    str q1, [sp, #1280]
    ldr q1, [sp, #512]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v11.16b, {v11.16b}, v24.16b
    tbl v6.16b, {v6.16b}, v25.16b
    eor v6.16b, v11.16b, v6.16b
    ldr q11, [x8, #800]
    tbl v12.16b, {v11.16b}, v2.16b
    str q6, [sp, #1296]
    ldr q6, [x8, #816]
    str q1, [sp, #1312]
    tbl v1.16b, {v6.16b}, v0.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v8.16b
    str q1, [sp, #1328]
    tbl v1.16b, {v6.16b}, v9.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v29.16b
    str q1, [sp, #1344]
    tbl v1.16b, {v6.16b}, v30.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v13.16b
    str q1, [sp, #1360]
    tbl v1.16b, {v6.16b}, v4.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v15.16b
    str q1, [sp, #1376]
    tbl v1.16b, {v6.16b}, v10.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v17.16b
    str q1, [sp, #1392]
    tbl v1.16b, {v6.16b}, v27.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v14.16b
    str q1, [sp, #1408]
    tbl v1.16b, {v6.16b}, v28.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v16.16b
    str q1, [sp, #1424]
    tbl v1.16b, {v6.16b}, v31.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v19.16b
    str q1, [sp, #1440]
    tbl v1.16b, {v6.16b}, v7.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v24.16b
    str q1, [sp, #1456]
    tbl v1.16b, {v6.16b}, v25.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v3.16b
    str q1, [sp, #1472]
    tbl v1.16b, {v6.16b}, v22.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v26.16b
    str q1, [sp, #1488]
    tbl v1.16b, {v6.16b}, v21.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v20.16b
    str q1, [sp, #1504]
    ldr q1, [sp, #400]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v18.16b
    str q1, [sp, #1520]
    ldr q1, [sp, #512]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [sp, #384]
    str q1, [sp, #1536]
    tbl v1.16b, {v11.16b}, v12.16b
    ldr q12, [sp, #368]
    tbl v12.16b, {v6.16b}, v12.16b
    eor v1.16b, v1.16b, v12.16b
    tbl v11.16b, {v11.16b}, v5.16b
    tbl v6.16b, {v6.16b}, v23.16b
    eor v6.16b, v11.16b, v6.16b
    ldr q11, [x8, #832]
    tbl v12.16b, {v11.16b}, v8.16b
    str q6, [sp, #1552]
    ldr q6, [x8, #848]
    str q1, [sp, #1568]
    tbl v1.16b, {v6.16b}, v9.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v16.16b
    str q1, [sp, #1584]
    tbl v1.16b, {v6.16b}, v31.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v2.16b
    str q1, [sp, #1600]
    tbl v1.16b, {v6.16b}, v0.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v17.16b
    str q1, [sp, #1616]
    tbl v1.16b, {v6.16b}, v27.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v29.16b
    str q1, [sp, #1632]
    tbl v1.16b, {v6.16b}, v30.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v14.16b
    str q1, [sp, #1648]
    tbl v1.16b, {v6.16b}, v28.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v15.16b
    str q1, [sp, #1664]
    tbl v1.16b, {v6.16b}, v10.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v13.16b
    str q1, [sp, #1680]
    tbl v1.16b, {v6.16b}, v4.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v24.16b
    str q1, [sp, #1696]
    tbl v1.16b, {v6.16b}, v25.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v5.16b
    str q1, [sp, #1712]
    tbl v1.16b, {v6.16b}, v23.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v19.16b
    str q1, [sp, #1728]
    tbl v1.16b, {v6.16b}, v7.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v18.16b
    str q1, [sp, #1744]
    ldr q1, [sp, #512]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v3.16b
    str q1, [sp, #1760]
    tbl v1.16b, {v6.16b}, v22.16b
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [sp, #384]
    str q1, [sp, #1776]
    tbl v1.16b, {v11.16b}, v12.16b
    ldr q12, [sp, #368]
    tbl v12.16b, {v6.16b}, v12.16b
    eor v1.16b, v1.16b, v12.16b
    tbl v12.16b, {v11.16b}, v20.16b
    str q1, [sp, #1792]
    ldr q1, [sp, #400]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v11.16b, {v11.16b}, v26.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor v6.16b, v11.16b, v6.16b
    ldr q11, [x8, #864]
    tbl v12.16b, {v11.16b}, v16.16b
    str q6, [sp, #1808]
    ldr q6, [x8, #880]
    str q1, [sp, #1824]
    tbl v1.16b, {v6.16b}, v31.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v13.16b
    str q1, [sp, #1840]
    tbl v1.16b, {v6.16b}, v4.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v8.16b
    str q1, [sp, #1856]
    tbl v1.16b, {v6.16b}, v9.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v14.16b
    str q1, [sp, #1872]
    tbl v1.16b, {v6.16b}, v28.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v2.16b
    str q1, [sp, #1888]
    tbl v1.16b, {v6.16b}, v0.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v15.16b
    str q1, [sp, #1904]
    tbl v1.16b, {v6.16b}, v10.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v29.16b
    str q1, [sp, #1920]
    tbl v1.16b, {v6.16b}, v30.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v17.16b
    str q1, [sp, #1936]
    tbl v1.16b, {v6.16b}, v27.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v5.16b
    str q1, [sp, #1952]
    tbl v1.16b, {v6.16b}, v23.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v26.16b
    str q1, [sp, #1968]
    tbl v1.16b, {v6.16b}, v21.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v24.16b
    str q1, [sp, #1984]
    tbl v1.16b, {v6.16b}, v25.16b
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [sp, #384]
    str q1, [sp, #2000]
    tbl v1.16b, {v11.16b}, v12.16b
    ldr q12, [sp, #368]
    tbl v12.16b, {v6.16b}, v12.16b
    eor v1.16b, v1.16b, v12.16b
    tbl v12.16b, {v11.16b}, v19.16b
    str q1, [sp, #2016]
    tbl v1.16b, {v6.16b}, v7.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v20.16b
    str q1, [sp, #2032]
    ldr q1, [sp, #400]
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v11.16b}, v3.16b
    str q1, [sp, #2048]
    tbl v1.16b, {v6.16b}, v22.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v11.16b, {v11.16b}, v18.16b
    ldr q12, [sp, #512]
    tbl v6.16b, {v6.16b}, v12.16b
    eor v6.16b, v11.16b, v6.16b
    ldr q11, [x8, #896]
    str q6, [sp, #2064]
    tbl v6.16b, {v11.16b}, v13.16b
    str q1, [sp, #2080]
    ldr q1, [x8, #912]
    tbl v4.16b, {v1.16b}, v4.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v17.16b
    str q4, [sp, #2096]
    tbl v4.16b, {v1.16b}, v27.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v16.16b
    str q4, [sp, #2112]
    tbl v4.16b, {v1.16b}, v31.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v15.16b
    str q4, [sp, #2128]
    tbl v4.16b, {v1.16b}, v10.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v8.16b
    str q4, [sp, #2144]
    tbl v4.16b, {v1.16b}, v9.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v29.16b
    str q4, [sp, #2160]
    tbl v4.16b, {v1.16b}, v30.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v2.16b
    str q4, [sp, #2176]
    tbl v4.16b, {v1.16b}, v0.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v14.16b
    str q4, [sp, #2192]
    tbl v4.16b, {v1.16b}, v28.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v26.16b
    str q4, [sp, #2208]
    tbl v4.16b, {v1.16b}, v21.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v18.16b
    str q4, [sp, #2224]
    tbl v4.16b, {v1.16b}, v12.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v5.16b
    str q4, [sp, #2240]
    tbl v4.16b, {v1.16b}, v23.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v20.16b
    str q4, [sp, #2256]
    ldr q4, [sp, #400]
    tbl v4.16b, {v1.16b}, v4.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v24.16b
    str q4, [sp, #2272]
    tbl v4.16b, {v1.16b}, v25.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v3.16b
    str q4, [sp, #2288]
    tbl v4.16b, {v1.16b}, v22.16b
    eor v4.16b, v6.16b, v4.16b
    tbl v6.16b, {v11.16b}, v19.16b
    str q4, [sp, #2304]
    tbl v4.16b, {v1.16b}, v7.16b
    eor v4.16b, v6.16b, v4.16b
    ldr q6, [sp, #384]
    tbl v11.16b, {v11.16b}, v6.16b
    str q4, [sp, #2320]
    ldr q4, [sp, #368]
    tbl v1.16b, {v1.16b}, v4.16b
    eor v1.16b, v11.16b, v1.16b
    ldr q11, [x8, #928]
    str q1, [sp, #2336]
    tbl v1.16b, {v11.16b}, v17.16b
    str q17, [sp, #2352]
    ldr q17, [x8, #944]
    str q27, [sp, #2368]
    tbl v27.16b, {v17.16b}, v27.16b
    eor v1.16b, v1.16b, v27.16b
    tbl v27.16b, {v11.16b}, v14.16b
    str q1, [sp, #2384]
    tbl v1.16b, {v17.16b}, v28.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v13.16b
    str q1, [sp, #2400]
    ldr q1, [sp, #256]
    tbl v1.16b, {v17.16b}, v1.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v29.16b
    str q1, [sp, #2416]
    tbl v1.16b, {v17.16b}, v30.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v16.16b
    str q1, [sp, #2432]
    tbl v1.16b, {v17.16b}, v31.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v2.16b
    str q1, [sp, #2448]
    tbl v1.16b, {v17.16b}, v0.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v8.16b
    str q1, [sp, #2464]
    tbl v1.16b, {v17.16b}, v9.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v15.16b
    str q1, [sp, #2480]
    tbl v1.16b, {v17.16b}, v10.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v18.16b
    str q1, [sp, #2496]
    tbl v1.16b, {v17.16b}, v12.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v6.16b
    str q1, [sp, #2512]
    tbl v1.16b, {v17.16b}, v4.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v26.16b
    str q1, [sp, #2528]
    tbl v1.16b, {v17.16b}, v21.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v3.16b
    str q1, [sp, #2544]
    tbl v1.16b, {v17.16b}, v22.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v5.16b
    str q1, [sp, #2560]
    tbl v1.16b, {v17.16b}, v23.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v19.16b
    str q1, [sp, #2576]
    tbl v1.16b, {v17.16b}, v7.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v24.16b
    str q1, [sp, #2592]
    tbl v1.16b, {v17.16b}, v25.16b
    eor v1.16b, v27.16b, v1.16b
    tbl v27.16b, {v11.16b}, v20.16b
    ldr q11, [sp, #400]
    tbl v17.16b, {v17.16b}, v11.16b
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x8, #960]
    str q17, [sp, #2608]
    tbl v17.16b, {v27.16b}, v14.16b
    str q1, [sp, #2624]
    ldr q1, [x8, #976]
    tbl v12.16b, {v1.16b}, v28.16b
    eor v17.16b, v17.16b, v12.16b
    tbl v12.16b, {v27.16b}, v15.16b
    str q17, [sp, #2640]
    tbl v17.16b, {v1.16b}, v10.16b
    eor v17.16b, v12.16b, v17.16b
    ldr q12, [sp, #2352]
    str q17, [sp, #2656]
    tbl v17.16b, {v27.16b}, v12.16b
    ldr q12, [sp, #2368]
    tbl v12.16b, {v1.16b}, v12.16b
    eor v17.16b, v17.16b, v12.16b
    tbl v12.16b, {v27.16b}, v2.16b
    str q17, [sp, #2672]
    tbl v17.16b, {v1.16b}, v0.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v13.16b
    str q17, [sp, #2688]
    ldr q17, [sp, #256]
    tbl v0.16b, {v1.16b}, v17.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v8.16b
    str q0, [sp, #2704]
    tbl v0.16b, {v1.16b}, v9.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v16.16b
    str q0, [sp, #2720]
    tbl v0.16b, {v1.16b}, v31.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v29.16b
    str q0, [sp, #2736]
    tbl v0.16b, {v1.16b}, v30.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v6.16b
    str q0, [sp, #2752]
    tbl v0.16b, {v1.16b}, v4.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v20.16b
    str q0, [sp, #2768]
    tbl v0.16b, {v1.16b}, v11.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v18.16b
    str q0, [sp, #2784]
    ldr q0, [sp, #512]
    tbl v0.16b, {v1.16b}, v0.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v19.16b
    str q0, [sp, #2800]
    tbl v0.16b, {v1.16b}, v7.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v26.16b
    str q0, [sp, #2816]
    tbl v0.16b, {v1.16b}, v21.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v24.16b
    str q0, [sp, #2832]
    tbl v0.16b, {v1.16b}, v25.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v5.16b
    str q0, [sp, #2848]
    tbl v0.16b, {v1.16b}, v23.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v27.16b, {v27.16b}, v3.16b
    tbl v1.16b, {v1.16b}, v22.16b
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x8, #992]
    tbl v12.16b, {v27.16b}, v15.16b
    str q1, [sp, #2864]
    ldr q1, [x8, #1008]
    str q0, [sp, #2880]
    tbl v0.16b, {v1.16b}, v10.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v29.16b
    str q0, [sp, #2896]
    tbl v0.16b, {v1.16b}, v30.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v14.16b
    str q0, [sp, #2912]
    tbl v0.16b, {v1.16b}, v28.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v8.16b
    str q0, [sp, #2928]
    tbl v0.16b, {v1.16b}, v9.16b
    eor v0.16b, v12.16b, v0.16b
    ldr q12, [sp, #2352]
    str q0, [sp, #2944]
    tbl v0.16b, {v27.16b}, v12.16b
    ldr q12, [sp, #2368]
    tbl v12.16b, {v1.16b}, v12.16b
    eor v0.16b, v0.16b, v12.16b
    tbl v12.16b, {v27.16b}, v16.16b
    str q0, [sp, #2960]
    tbl v0.16b, {v1.16b}, v31.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v13.16b
    str q0, [sp, #2976]
    tbl v0.16b, {v1.16b}, v17.16b
    eor v0.16b, v12.16b, v0.16b
    tbl v12.16b, {v27.16b}, v2.16b
    str q0, [sp, #2992]
    ldr q0, [sp, #192]
    tbl v17.16b, {v1.16b}, v0.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v20.16b
    str q17, [sp, #3008]
    tbl v17.16b, {v1.16b}, v11.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v3.16b
    str q17, [sp, #3024]
    tbl v17.16b, {v1.16b}, v22.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v6.16b
    str q17, [sp, #3040]
    tbl v17.16b, {v1.16b}, v4.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v24.16b
    str q17, [sp, #3056]
    tbl v17.16b, {v1.16b}, v25.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v18.16b
    str q17, [sp, #3072]
    ldr q17, [sp, #512]
    tbl v17.16b, {v1.16b}, v17.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v5.16b
    str q17, [sp, #3088]
    tbl v17.16b, {v1.16b}, v23.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v26.16b
    str q17, [sp, #3104]
    tbl v17.16b, {v1.16b}, v21.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v27.16b, {v27.16b}, v19.16b
    tbl v1.16b, {v1.16b}, v7.16b
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x8, #1024]
    tbl v12.16b, {v27.16b}, v29.16b
    str q1, [sp, #3120]
    ldr q1, [x8, #1040]
    str q17, [sp, #3136]
    tbl v17.16b, {v1.16b}, v30.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v2.16b
    str q17, [sp, #3152]
    tbl v17.16b, {v1.16b}, v0.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v15.16b
    str q17, [sp, #3168]
    tbl v17.16b, {v1.16b}, v10.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v16.16b
    str q17, [sp, #3184]
    tbl v17.16b, {v1.16b}, v31.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v14.16b
    str q17, [sp, #3200]
    tbl v17.16b, {v1.16b}, v28.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v13.16b
    str q17, [sp, #3216]
    ldr q17, [sp, #256]
    tbl v17.16b, {v1.16b}, v17.16b
    eor v17.16b, v12.16b, v17.16b
    ldr q12, [sp, #2352]
    str q17, [sp, #3232]
    tbl v17.16b, {v27.16b}, v12.16b
    ldr q12, [sp, #2368]
    tbl v12.16b, {v1.16b}, v12.16b
    eor v17.16b, v17.16b, v12.16b
    tbl v12.16b, {v27.16b}, v8.16b
    str q17, [sp, #3248]
    tbl v17.16b, {v1.16b}, v9.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v3.16b
    str q17, [sp, #3264]
    tbl v17.16b, {v1.16b}, v22.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v19.16b
    str q17, [sp, #3280]
    tbl v17.16b, {v1.16b}, v7.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v20.16b
    str q17, [sp, #3296]
    tbl v17.16b, {v1.16b}, v11.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v5.16b
    str q17, [sp, #3312]
    tbl v17.16b, {v1.16b}, v23.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v6.16b
    str q17, [sp, #3328]
    tbl v17.16b, {v1.16b}, v4.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v26.16b
    str q17, [sp, #3344]
    tbl v17.16b, {v1.16b}, v21.16b
    eor v17.16b, v12.16b, v17.16b
    tbl v12.16b, {v27.16b}, v18.16b
    str q17, [sp, #3360]
    ldr q17, [sp, #512]
    tbl v4.16b, {v1.16b}, v17.16b
    eor v4.16b, v12.16b, v4.16b
    tbl v27.16b, {v27.16b}, v24.16b
    tbl v1.16b, {v1.16b}, v25.16b
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x8, #1056]
    tbl v12.16b, {v27.16b}, v2.16b
    str q1, [sp, #3376]
    ldr q1, [x8, #1072]
    str q4, [sp, #3392]
    tbl v4.16b, {v1.16b}, v0.16b
    eor v4.16b, v12.16b, v4.16b
    tbl v12.16b, {v27.16b}, v8.16b
    str q4, [sp, #3408]
    tbl v4.16b, {v1.16b}, v9.16b
    eor v4.16b, v12.16b, v4.16b
    tbl v12.16b, {v27.16b}, v29.16b
    str q4, [sp, #3424]
    tbl v4.16b, {v1.16b}, v30.16b
    eor v4.16b, v12.16b, v4.16b
    tbl v12.16b, {v27.16b}, v13.16b
    str q4, [sp, #3440]
    ldr q4, [sp, #256]
    tbl v4.16b, {v1.16b}, v4.16b
    eor v4.16b, v12.16b, v4.16b
    tbl v12.16b, {v27.16b}, v15.16b
    str q4, [sp, #3456]
    tbl v4.16b, {v1.16b}, v10.16b
    eor v4.16b, v12.16b, v4.16b
    ldr q12, [sp, #2352]
    str q4, [sp, #3472]
    tbl v4.16b, {v27.16b}, v12.16b
    ldr q13, [sp, #2368]
    tbl v13.16b, {v1.16b}, v13.16b
    eor v4.16b, v4.16b, v13.16b
    tbl v13.16b, {v27.16b}, v14.16b
    str q4, [sp, #3488]
    tbl v4.16b, {v1.16b}, v28.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v16.16b
    str q4, [sp, #3504]
    tbl v4.16b, {v1.16b}, v31.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v19.16b
    str q4, [sp, #3520]
    tbl v4.16b, {v1.16b}, v7.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v24.16b
    str q4, [sp, #3536]
    tbl v4.16b, {v1.16b}, v25.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v3.16b
    str q4, [sp, #3552]
    tbl v4.16b, {v1.16b}, v22.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v26.16b
    str q4, [sp, #3568]
    tbl v4.16b, {v1.16b}, v21.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v20.16b
    str q4, [sp, #3584]
    tbl v4.16b, {v1.16b}, v11.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v18.16b
    str q4, [sp, #3600]
    tbl v4.16b, {v1.16b}, v17.16b
    eor v4.16b, v13.16b, v4.16b
    tbl v13.16b, {v27.16b}, v6.16b
    str q4, [sp, #3616]
    ldr q4, [sp, #368]
    tbl v11.16b, {v1.16b}, v4.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v27.16b, {v27.16b}, v5.16b
    tbl v1.16b, {v1.16b}, v23.16b
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x8, #1088]
    tbl v13.16b, {v27.16b}, v8.16b
    str q1, [sp, #3632]
    ldr q1, [x8, #1104]
    str q11, [sp, #3648]
    tbl v11.16b, {v1.16b}, v9.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v27.16b}, v16.16b
    str q11, [sp, #3664]
    tbl v11.16b, {v1.16b}, v31.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v27.16b}, v2.16b
    str q11, [sp, #3680]
    tbl v11.16b, {v1.16b}, v0.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v27.16b}, v12.16b
    str q11, [sp, #3696]
    ldr q11, [sp, #2368]
    tbl v11.16b, {v1.16b}, v11.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v27.16b}, v29.16b
    str q11, [sp, #3712]
    tbl v11.16b, {v1.16b}, v30.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v27.16b}, v14.16b
    str q11, [sp, #3728]
    tbl v11.16b, {v1.16b}, v28.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v27.16b}, v15.16b
    str q11, [sp, #3744]
    tbl v11.16b, {v1.16b}, v10.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [sp, #288]
    str q11, [sp, #3760]
    tbl v11.16b, {v27.16b}, v13.16b
    ldr q12, [sp, #256]
    tbl v0.16b, {v1.16b}, v12.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v24.16b
    str q0, [sp, #3776]
    tbl v0.16b, {v1.16b}, v25.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v5.16b
    str q0, [sp, #3792]
    tbl v0.16b, {v1.16b}, v23.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v19.16b
    str q0, [sp, #3808]
    tbl v0.16b, {v1.16b}, v7.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v18.16b
    str q0, [sp, #3824]
    tbl v0.16b, {v1.16b}, v17.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v3.16b
    str q0, [sp, #3840]
    tbl v0.16b, {v1.16b}, v22.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v6.16b
    str q0, [sp, #3856]
    tbl v0.16b, {v1.16b}, v4.16b
    eor v0.16b, v11.16b, v0.16b
    tbl v11.16b, {v27.16b}, v20.16b
    str q0, [sp, #3872]
    ldr q0, [sp, #400]
    tbl v17.16b, {v1.16b}, v0.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v27.16b, {v27.16b}, v26.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x8, #1120]
    tbl v11.16b, {v27.16b}, v16.16b
    str q1, [sp, #3888]
    ldr q1, [x8, #1136]
    str q17, [sp, #3904]
    tbl v17.16b, {v1.16b}, v31.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v27.16b}, v13.16b
    str q17, [sp, #3920]
    tbl v17.16b, {v1.16b}, v12.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v27.16b}, v8.16b
    str q17, [sp, #3936]
    tbl v17.16b, {v1.16b}, v9.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v27.16b}, v14.16b
    str q17, [sp, #3952]
    tbl v17.16b, {v1.16b}, v28.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v27.16b}, v2.16b
    str q17, [sp, #3968]
    ldr q17, [sp, #192]
    tbl v17.16b, {v1.16b}, v17.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v27.16b}, v15.16b
    str q17, [sp, #3984]
    tbl v17.16b, {v1.16b}, v10.16b
    eor v17.16b, v11.16b, v17.16b
    tbl v11.16b, {v27.16b}, v29.16b
    str q17, [sp, #4000]
    tbl v17.16b, {v1.16b}, v30.16b
    eor v17.16b, v11.16b, v17.16b
    ldr q11, [sp, #2352]
    str q17, [sp, #4016]
    tbl v17.16b, {v27.16b}, v11.16b
    ldr q2, [sp, #2368]
    tbl v2.16b, {v1.16b}, v2.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v5.16b
    str q2, [sp, #4032]
    tbl v2.16b, {v1.16b}, v23.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v26.16b
    str q2, [sp, #4048]
    tbl v2.16b, {v1.16b}, v21.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v24.16b
    str q2, [sp, #4064]
    tbl v2.16b, {v1.16b}, v25.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v6.16b
    str q2, [sp, #4080]
    tbl v2.16b, {v1.16b}, v4.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v19.16b
    str q2, [sp, #4096]
    tbl v2.16b, {v1.16b}, v7.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v20.16b
    str q2, [sp, #4112]
    tbl v2.16b, {v1.16b}, v0.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v3.16b
    str q2, [sp, #4128]
    tbl v2.16b, {v1.16b}, v22.16b
    eor v2.16b, v17.16b, v2.16b
    tbl v17.16b, {v27.16b}, v18.16b
    ldr q27, [sp, #512]
    tbl v1.16b, {v1.16b}, v27.16b
    eor v1.16b, v17.16b, v1.16b
    ldr q17, [x8, #1152]
    str q1, [sp, #4144]
    tbl v1.16b, {v17.16b}, v13.16b
    str q2, [sp, #4160]
    ldr q2, [x8, #1168]
    tbl v12.16b, {v2.16b}, v12.16b
    eor v1.16b, v1.16b, v12.16b
    tbl v12.16b, {v17.16b}, v11.16b
    str q1, [sp, #4176]
    ldr q1, [sp, #2368]
    tbl v13.16b, {v2.16b}, v1.16b
    eor v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q12, [sp, #4192]
    tbl v12.16b, {v2.16b}, v31.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v15.16b
    str q12, [sp, #4208]
    tbl v12.16b, {v2.16b}, v10.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v8.16b
    str q12, [sp, #4224]
    tbl v12.16b, {v2.16b}, v9.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v29.16b
    str q12, [sp, #4240]
    tbl v12.16b, {v2.16b}, v30.16b
    eor v12.16b, v13.16b, v12.16b
    ldr q13, [sp, #224]
    str q12, [sp, #4256]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #192]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v17.16b}, v14.16b
    str q12, [sp, #4272]
    tbl v12.16b, {v2.16b}, v28.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v26.16b
    str q12, [sp, #4288]
    tbl v12.16b, {v2.16b}, v21.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q12, [sp, #4304]
    tbl v12.16b, {v2.16b}, v27.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v5.16b
    str q12, [sp, #4320]
    tbl v12.16b, {v2.16b}, v23.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v20.16b
    str q12, [sp, #4336]
    tbl v12.16b, {v2.16b}, v0.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v24.16b
    str q12, [sp, #4352]
    tbl v12.16b, {v2.16b}, v25.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v3.16b
    str q12, [sp, #4368]
    tbl v12.16b, {v2.16b}, v22.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v19.16b
    str q12, [sp, #4384]
    tbl v12.16b, {v2.16b}, v7.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v17.16b, {v17.16b}, v6.16b
    tbl v2.16b, {v2.16b}, v4.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1184]
    tbl v13.16b, {v17.16b}, v11.16b
    str q2, [sp, #4400]
    ldr q2, [x8, #1200]
    str q12, [sp, #4416]
    tbl v12.16b, {v2.16b}, v1.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v14.16b
    str q12, [sp, #4432]
    tbl v12.16b, {v2.16b}, v28.16b
    eor v12.16b, v13.16b, v12.16b
    ldr q13, [sp, #288]
    str q12, [sp, #4448]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #256]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v17.16b}, v29.16b
    str q12, [sp, #4464]
    tbl v12.16b, {v2.16b}, v30.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q12, [sp, #4480]
    tbl v12.16b, {v2.16b}, v31.16b
    eor v12.16b, v13.16b, v12.16b
    ldr q13, [sp, #224]
    str q12, [sp, #4496]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #192]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v17.16b}, v8.16b
    str q12, [sp, #4512]
    tbl v12.16b, {v2.16b}, v9.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v15.16b
    str q12, [sp, #4528]
    tbl v12.16b, {v2.16b}, v10.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q12, [sp, #4544]
    tbl v12.16b, {v2.16b}, v27.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v6.16b
    str q12, [sp, #4560]
    tbl v12.16b, {v2.16b}, v4.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v26.16b
    str q12, [sp, #4576]
    tbl v12.16b, {v2.16b}, v21.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v3.16b
    str q12, [sp, #4592]
    tbl v12.16b, {v2.16b}, v22.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v5.16b
    str q12, [sp, #4608]
    tbl v12.16b, {v2.16b}, v23.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v19.16b
    str q12, [sp, #4624]
    tbl v12.16b, {v2.16b}, v7.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v24.16b
    str q12, [sp, #4640]
    tbl v12.16b, {v2.16b}, v25.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v17.16b, {v17.16b}, v20.16b
    tbl v2.16b, {v2.16b}, v0.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1216]
    tbl v13.16b, {v17.16b}, v14.16b
    str q2, [sp, #4656]
    ldr q2, [x8, #1232]
    str q12, [sp, #4672]
    tbl v12.16b, {v2.16b}, v28.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v15.16b
    str q12, [sp, #4688]
    tbl v12.16b, {v2.16b}, v10.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v11.16b
    str q12, [sp, #4704]
    tbl v12.16b, {v2.16b}, v1.16b
    eor v12.16b, v13.16b, v12.16b
    ldr q13, [sp, #224]
    str q12, [sp, #4720]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #192]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v12.16b, v12.16b, v13.16b
    ldr q13, [sp, #288]
    str q12, [sp, #4736]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #256]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v12.16b, v12.16b, v13.16b
    tbl v13.16b, {v17.16b}, v8.16b
    str q12, [sp, #4752]
    tbl v12.16b, {v2.16b}, v9.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q12, [sp, #4768]
    tbl v12.16b, {v2.16b}, v31.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v29.16b
    str q12, [sp, #4784]
    tbl v12.16b, {v2.16b}, v30.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v6.16b
    str q12, [sp, #4800]
    tbl v12.16b, {v2.16b}, v4.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v20.16b
    str q12, [sp, #4816]
    tbl v12.16b, {v2.16b}, v0.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q12, [sp, #4832]
    tbl v12.16b, {v2.16b}, v27.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v19.16b
    str q12, [sp, #4848]
    tbl v12.16b, {v2.16b}, v7.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v26.16b
    str q12, [sp, #4864]
    tbl v12.16b, {v2.16b}, v21.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v24.16b
    str q12, [sp, #4880]
    tbl v12.16b, {v2.16b}, v25.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v5.16b
    str q12, [sp, #4896]
    tbl v12.16b, {v2.16b}, v23.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v2.16b, {v2.16b}, v22.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1248]
    tbl v13.16b, {v17.16b}, v15.16b
    str q2, [sp, #4912]
    ldr q2, [x8, #1264]
    str q12, [sp, #4928]
    tbl v12.16b, {v2.16b}, v10.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v29.16b
    str q12, [sp, #4944]
    tbl v12.16b, {v2.16b}, v30.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v14.16b
    str q12, [sp, #4960]
    tbl v12.16b, {v2.16b}, v28.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v8.16b
    str q12, [sp, #4976]
    tbl v12.16b, {v2.16b}, v9.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v11.16b
    str q12, [sp, #4992]
    tbl v12.16b, {v2.16b}, v1.16b
    eor v12.16b, v13.16b, v12.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q12, [sp, #5008]
    tbl v12.16b, {v2.16b}, v31.16b
    eor v12.16b, v13.16b, v12.16b
    ldr q13, [sp, #288]
    str q12, [sp, #5024]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q1, [sp, #256]
    tbl v11.16b, {v2.16b}, v1.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [sp, #224]
    str q11, [sp, #5040]
    tbl v11.16b, {v17.16b}, v12.16b
    ldr q1, [sp, #192]
    tbl v13.16b, {v2.16b}, v1.16b
    eor v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v17.16b}, v20.16b
    str q11, [sp, #5056]
    tbl v11.16b, {v2.16b}, v0.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v3.16b
    str q11, [sp, #5072]
    tbl v11.16b, {v2.16b}, v22.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v6.16b
    str q11, [sp, #5088]
    tbl v11.16b, {v2.16b}, v4.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v24.16b
    str q11, [sp, #5104]
    tbl v11.16b, {v2.16b}, v25.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q11, [sp, #5120]
    tbl v11.16b, {v2.16b}, v27.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v5.16b
    str q11, [sp, #5136]
    tbl v11.16b, {v2.16b}, v23.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v26.16b
    str q11, [sp, #5152]
    tbl v11.16b, {v2.16b}, v21.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v17.16b, {v17.16b}, v19.16b
    tbl v2.16b, {v2.16b}, v7.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1280]
    tbl v13.16b, {v17.16b}, v29.16b
    str q2, [sp, #5168]
    ldr q2, [x8, #1296]
    str q11, [sp, #5184]
    tbl v11.16b, {v2.16b}, v30.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v12.16b
    str q11, [sp, #5200]
    tbl v11.16b, {v2.16b}, v1.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v15.16b
    str q11, [sp, #5216]
    tbl v11.16b, {v2.16b}, v10.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q11, [sp, #5232]
    tbl v11.16b, {v2.16b}, v31.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v14.16b
    str q11, [sp, #5248]
    tbl v11.16b, {v2.16b}, v28.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [sp, #288]
    str q11, [sp, #5264]
    tbl v11.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #256]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v11.16b, v11.16b, v13.16b
    ldr q13, [sp, #2352]
    str q11, [sp, #5280]
    tbl v11.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #2368]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v17.16b}, v8.16b
    str q11, [sp, #5296]
    tbl v11.16b, {v2.16b}, v9.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v3.16b
    str q11, [sp, #5312]
    tbl v11.16b, {v2.16b}, v22.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v19.16b
    str q11, [sp, #5328]
    tbl v11.16b, {v2.16b}, v7.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v20.16b
    str q11, [sp, #5344]
    tbl v11.16b, {v2.16b}, v0.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v5.16b
    str q11, [sp, #5360]
    tbl v11.16b, {v2.16b}, v23.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v6.16b
    str q11, [sp, #5376]
    tbl v11.16b, {v2.16b}, v4.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v26.16b
    str q11, [sp, #5392]
    tbl v11.16b, {v2.16b}, v21.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q11, [sp, #5408]
    tbl v11.16b, {v2.16b}, v27.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v17.16b, {v17.16b}, v24.16b
    tbl v2.16b, {v2.16b}, v25.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1312]
    tbl v13.16b, {v17.16b}, v12.16b
    str q2, [sp, #5424]
    ldr q2, [x8, #1328]
    str q11, [sp, #5440]
    tbl v11.16b, {v2.16b}, v1.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v8.16b
    str q11, [sp, #5456]
    tbl v11.16b, {v2.16b}, v9.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v29.16b
    str q11, [sp, #5472]
    tbl v11.16b, {v2.16b}, v30.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [sp, #288]
    str q11, [sp, #5488]
    tbl v11.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #256]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v17.16b}, v15.16b
    str q11, [sp, #5504]
    tbl v11.16b, {v2.16b}, v10.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [sp, #2352]
    str q11, [sp, #5520]
    tbl v11.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #2368]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v17.16b}, v14.16b
    str q11, [sp, #5536]
    tbl v11.16b, {v2.16b}, v28.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q11, [sp, #5552]
    tbl v11.16b, {v2.16b}, v31.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v19.16b
    str q11, [sp, #5568]
    tbl v11.16b, {v2.16b}, v7.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v24.16b
    str q11, [sp, #5584]
    tbl v11.16b, {v2.16b}, v25.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v3.16b
    str q11, [sp, #5600]
    tbl v11.16b, {v2.16b}, v22.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v26.16b
    str q11, [sp, #5616]
    tbl v11.16b, {v2.16b}, v21.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v20.16b
    str q11, [sp, #5632]
    tbl v11.16b, {v2.16b}, v0.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v18.16b
    str q11, [sp, #5648]
    tbl v11.16b, {v2.16b}, v27.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v6.16b
    str q11, [sp, #5664]
    tbl v11.16b, {v2.16b}, v4.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v17.16b, {v17.16b}, v5.16b
    tbl v2.16b, {v2.16b}, v23.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1344]
    tbl v13.16b, {v17.16b}, v8.16b
    str q2, [sp, #5680]
    ldr q2, [x8, #1360]
    str q11, [sp, #5696]
    tbl v11.16b, {v2.16b}, v9.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v16.16b
    str q11, [sp, #5712]
    tbl v11.16b, {v2.16b}, v31.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v12.16b
    str q11, [sp, #5728]
    tbl v11.16b, {v2.16b}, v1.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [sp, #2352]
    str q11, [sp, #5744]
    tbl v11.16b, {v17.16b}, v13.16b
    ldr q13, [sp, #2368]
    tbl v13.16b, {v2.16b}, v13.16b
    eor v11.16b, v11.16b, v13.16b
    tbl v13.16b, {v17.16b}, v29.16b
    str q11, [sp, #5760]
    tbl v11.16b, {v2.16b}, v30.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v14.16b
    str q11, [sp, #5776]
    tbl v11.16b, {v2.16b}, v28.16b
    eor v11.16b, v13.16b, v11.16b
    tbl v13.16b, {v17.16b}, v15.16b
    str q11, [sp, #5792]
    tbl v11.16b, {v2.16b}, v10.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [sp, #288]
    str q11, [sp, #5808]
    tbl v11.16b, {v17.16b}, v13.16b
    ldr q1, [sp, #256]
    tbl v12.16b, {v2.16b}, v1.16b
    eor v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v17.16b}, v24.16b
    str q11, [sp, #5824]
    tbl v11.16b, {v2.16b}, v25.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v5.16b
    str q11, [sp, #5840]
    tbl v11.16b, {v2.16b}, v23.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v19.16b
    str q11, [sp, #5856]
    tbl v11.16b, {v2.16b}, v7.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v18.16b
    str q11, [sp, #5872]
    tbl v11.16b, {v2.16b}, v27.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v3.16b
    str q11, [sp, #5888]
    tbl v11.16b, {v2.16b}, v22.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v6.16b
    str q11, [sp, #5904]
    tbl v11.16b, {v2.16b}, v4.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v20.16b
    str q11, [sp, #5920]
    tbl v11.16b, {v2.16b}, v0.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v17.16b, {v17.16b}, v26.16b
    tbl v2.16b, {v2.16b}, v21.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1376]
    tbl v12.16b, {v17.16b}, v16.16b
    str q2, [sp, #5936]
    ldr q2, [x8, #1392]
    str q11, [sp, #5952]
    tbl v11.16b, {v2.16b}, v31.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v13.16b
    str q11, [sp, #5968]
    tbl v11.16b, {v2.16b}, v1.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v8.16b
    str q11, [sp, #5984]
    tbl v11.16b, {v2.16b}, v9.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v14.16b
    str q11, [sp, #6000]
    tbl v11.16b, {v2.16b}, v28.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [sp, #224]
    str q11, [sp, #6016]
    tbl v11.16b, {v17.16b}, v12.16b
    ldr q12, [sp, #192]
    tbl v12.16b, {v2.16b}, v12.16b
    eor v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v17.16b}, v15.16b
    str q11, [sp, #6032]
    tbl v11.16b, {v2.16b}, v10.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v29.16b
    str q11, [sp, #6048]
    tbl v11.16b, {v2.16b}, v30.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [sp, #2352]
    str q11, [sp, #6064]
    tbl v11.16b, {v17.16b}, v12.16b
    ldr q12, [sp, #2368]
    tbl v12.16b, {v2.16b}, v12.16b
    eor v11.16b, v11.16b, v12.16b
    tbl v12.16b, {v17.16b}, v5.16b
    str q11, [sp, #6080]
    tbl v11.16b, {v2.16b}, v23.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v26.16b
    str q11, [sp, #6096]
    tbl v11.16b, {v2.16b}, v21.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v24.16b
    str q11, [sp, #6112]
    tbl v11.16b, {v2.16b}, v25.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v6.16b
    str q11, [sp, #6128]
    tbl v11.16b, {v2.16b}, v4.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v19.16b
    str q11, [sp, #6144]
    tbl v11.16b, {v2.16b}, v7.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v20.16b
    str q11, [sp, #6160]
    tbl v11.16b, {v2.16b}, v0.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v12.16b, {v17.16b}, v3.16b
    str q11, [sp, #6176]
    tbl v11.16b, {v2.16b}, v22.16b
    eor v11.16b, v12.16b, v11.16b
    tbl v17.16b, {v17.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v27.16b
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x8, #1408]
    tbl v12.16b, {v17.16b}, v13.16b
    ldr q13, [x8, #1424]
    tbl v1.16b, {v13.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [sp, #2352]
    tbl v12.16b, {v17.16b}, v12.16b
    str q1, [sp, #6192]
    ldr q1, [sp, #2368]
    tbl v1.16b, {v13.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v17.16b}, v16.16b
    str q1, [sp, #6208]
    tbl v1.16b, {v13.16b}, v31.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v17.16b}, v15.16b
    str q1, [sp, #6224]
    tbl v1.16b, {v13.16b}, v10.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v17.16b}, v8.16b
    str q1, [sp, #6240]
    tbl v1.16b, {v13.16b}, v9.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v17.16b}, v29.16b
    str q1, [sp, #6256]
    tbl v1.16b, {v13.16b}, v30.16b
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [sp, #224]
    tbl v12.16b, {v17.16b}, v12.16b
    str q1, [sp, #6272]
    ldr q1, [sp, #192]
    tbl v1.16b, {v13.16b}, v1.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v12.16b, {v17.16b}, v14.16b
    str q1, [sp, #6288]
    tbl v1.16b, {v13.16b}, v28.16b
    eor v1.16b, v12.16b, v1.16b
    tbl v26.16b, {v17.16b}, v26.16b
    tbl v21.16b, {v13.16b}, v21.16b
    eor v21.16b, v26.16b, v21.16b
    tbl v18.16b, {v17.16b}, v18.16b
    tbl v26.16b, {v13.16b}, v27.16b
    eor v18.16b, v18.16b, v26.16b
    tbl v5.16b, {v17.16b}, v5.16b
    tbl v23.16b, {v13.16b}, v23.16b
    eor v5.16b, v5.16b, v23.16b
    tbl v20.16b, {v17.16b}, v20.16b
    tbl v0.16b, {v13.16b}, v0.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v20.16b, {v17.16b}, v24.16b
    tbl v23.16b, {v13.16b}, v25.16b
    eor v20.16b, v20.16b, v23.16b
    tbl v3.16b, {v17.16b}, v3.16b
    tbl v22.16b, {v13.16b}, v22.16b
    eor v3.16b, v3.16b, v22.16b
    tbl v19.16b, {v17.16b}, v19.16b
    tbl v7.16b, {v13.16b}, v7.16b
    eor v7.16b, v19.16b, v7.16b
    tbl v6.16b, {v17.16b}, v6.16b
    tbl v4.16b, {v13.16b}, v4.16b
    eor v4.16b, v6.16b, v4.16b
    ld1r {v6.16b}, [x1]
    ldr q17, [sp, #496]
    eor v17.16b, v6.16b, v17.16b
    ldr q19, [sp, #128]
    ldr q22, [sp, #160]
    eor v22.16b, v19.16b, v22.16b
    ldr q23, [sp, #480]
    ldr q24, [sp, #112]
    eor v24.16b, v23.16b, v24.16b
    ldr q25, [sp, #96]
    ldr q26, [sp, #144]
    eor v26.16b, v25.16b, v26.16b
    ldr q27, [sp, #448]
    ldr q12, [sp, #176]
    eor v12.16b, v27.16b, v12.16b
    ldr q13, [sp, #80]
    str q26, [sp, #176]
    ldr q26, [sp, #208]
    eor v26.16b, v13.16b, v26.16b
    str q26, [sp, #208]
    ldr q26, [sp, #464]
    str q12, [sp, #144]
    ldr q12, [sp, #240]
    eor v12.16b, v26.16b, v12.16b
    str q12, [sp, #240]
    ldr q12, [sp, #416]
    str q24, [sp, #112]
    ldr q24, [sp, #272]
    eor v24.16b, v12.16b, v24.16b
    str q24, [sp, #272]
    ldr q24, [sp, #64]
    str q22, [sp, #160]
    ldr q22, [sp, #304]
    eor v22.16b, v24.16b, v22.16b
    str q22, [sp, #304]
    ldr q22, [sp, #336]
    str q17, [sp, #496]
    ldr q17, [sp, #352]
    eor v17.16b, v22.16b, v17.16b
    str q17, [sp, #352]
    ldr q17, [sp, #912]
    str q1, [sp, #368]
    ldr q1, [sp, #432]
    eor v1.16b, v17.16b, v1.16b
    str q1, [sp, #432]
    ldr q1, [sp, #896]
    eor v1.16b, v6.16b, v1.16b
    str q1, [sp, #896]
    ldr q1, [sp, #848]
    str q10, [sp, #384]
    ldr q10, [sp, #864]
    eor v10.16b, v1.16b, v10.16b
    str q10, [sp, #864]
    ldr q10, [sp, #672]
    str q15, [sp, #400]
    ldr q15, [sp, #704]
    eor v15.16b, v10.16b, v15.16b
    str q15, [sp, #704]
    ldr q15, [sp, #656]
    str q9, [sp, #512]
    ldr q9, [sp, #688]
    eor v9.16b, v15.16b, v9.16b
    str q9, [sp, #688]
    ldr q9, [sp, #640]
    str q8, [sp, #6304]
    ldr q8, [sp, #736]
    eor v8.16b, v9.16b, v8.16b
    str q8, [sp, #736]
    ldr q8, [sp, #560]
    str q31, [sp, #6320]
    ldr q31, [sp, #720]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #720]
    ldr q31, [sp, #752]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #752]
    ldr q31, [sp, #768]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #768]
    ldr q31, [sp, #784]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #784]
    ldr q31, [sp, #800]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #800]
    ldr q31, [sp, #816]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #816]
    ldr q31, [sp, #832]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #832]
    ldr q31, [sp, #880]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #880]
    ldr q31, [sp, #928]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #928]
    ldr q31, [sp, #944]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #944]
    ldr q31, [sp, #960]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #960]
    ldr q31, [sp, #976]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #976]
    ldr q31, [sp, #992]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #992]
    ldr q31, [sp, #1008]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #1008]
    ldr q31, [sp, #1024]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #1024]
    ldr q31, [sp, #1056]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #1056]
    ldr q31, [sp, #1040]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #1040]
    ldr q31, [sp, #1072]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #1072]
    ldr q31, [sp, #1088]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #1088]
    ldr q31, [sp, #1104]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #1104]
    ldr q31, [sp, #1120]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #1120]
    ldr q31, [sp, #1136]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #1136]
    ldr q31, [sp, #1152]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #1152]
    ldr q31, [sp, #1168]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #1168]
    ldr q31, [sp, #1184]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #1184]
    ldr q31, [sp, #1200]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #1200]
    ldr q31, [sp, #1216]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #1216]
    ldr q31, [sp, #1232]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #1232]
    ldr q31, [sp, #1248]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #1248]
    ldr q31, [sp, #1264]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #1264]
    ldr q31, [sp, #1280]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #1280]
    ldr q31, [sp, #1312]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #1312]
    ldr q31, [sp, #1296]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #1296]
    ldr q31, [sp, #1328]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #1328]
    ldr q31, [sp, #1344]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #1344]
    ldr q31, [sp, #1360]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #1360]
    ldr q31, [sp, #1376]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #1376]
    ldr q31, [sp, #1392]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #1392]
    ldr q31, [sp, #1408]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #1408]
    ldr q31, [sp, #1424]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #1424]
    ldr q31, [sp, #1440]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #1440]
    ldr q31, [sp, #1456]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #1456]
    ldr q31, [sp, #1472]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #1472]
    ldr q31, [sp, #1488]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #1488]
    ldr q31, [sp, #1504]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #1504]
    ldr q31, [sp, #1520]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #1520]
    ldr q31, [sp, #1536]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #1536]
    ldr q31, [sp, #1568]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #1568]
    ldr q31, [sp, #1552]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #1552]
    ldr q31, [sp, #1584]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #1584]
    ldr q31, [sp, #1600]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #1600]
    ldr q31, [sp, #1616]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #1616]
    ldr q31, [sp, #1632]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #1632]
    ldr q31, [sp, #1648]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #1648]
    ldr q31, [sp, #1664]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #1664]
    ldr q31, [sp, #1680]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #1680]
    ldr q31, [sp, #1696]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #1696]
    ldr q31, [sp, #1712]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #1712]
    ldr q31, [sp, #1728]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #1728]
    ldr q31, [sp, #1744]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #1744]
    ldr q31, [sp, #1760]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #1760]
    ldr q31, [sp, #1776]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #1776]
    ldr q31, [sp, #1792]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #1792]
    ldr q31, [sp, #1824]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #1824]
    ldr q31, [sp, #1808]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #1808]
    ldr q31, [sp, #1840]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #1840]
    ldr q31, [sp, #1856]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #1856]
    ldr q31, [sp, #1872]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #1872]
    ldr q31, [sp, #1888]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #1888]
    ldr q31, [sp, #1904]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #1904]
    ldr q31, [sp, #1920]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #1920]
    ldr q31, [sp, #1936]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #1936]
    ldr q31, [sp, #1952]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #1952]
    ldr q31, [sp, #1968]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #1968]
    ldr q31, [sp, #1984]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #1984]
    ldr q31, [sp, #2000]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #2000]
    ldr q31, [sp, #2016]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #2016]
    ldr q31, [sp, #2032]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #2032]
    ldr q31, [sp, #2048]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #2048]
    ldr q31, [sp, #2080]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #2080]
    ldr q31, [sp, #2064]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #2064]
    ldr q31, [sp, #2096]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #2096]
    ldr q31, [sp, #2112]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #2112]
    ldr q31, [sp, #2128]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #2128]
    ldr q31, [sp, #2144]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #2144]
    ldr q31, [sp, #2160]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #2160]
    ldr q31, [sp, #2176]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #2176]
    ldr q31, [sp, #2192]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #2192]
    ldr q31, [sp, #2208]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #2208]
    ldr q31, [sp, #2224]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #2224]
    ldr q31, [sp, #2240]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #2240]
    ldr q31, [sp, #2256]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #2256]
    ldr q31, [sp, #2272]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #2272]
    ldr q31, [sp, #2288]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #2288]
    ldr q31, [sp, #2304]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #2304]
    ldr q31, [sp, #2320]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #2320]
    ldr q31, [sp, #2336]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #2336]
    ldr q31, [sp, #2384]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #2384]
    ldr q31, [sp, #2400]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #2400]
    ldr q31, [sp, #2416]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #2416]
    ldr q31, [sp, #2432]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #2432]
    ldr q31, [sp, #2448]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #2448]
    ldr q31, [sp, #2464]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #2464]
    ldr q31, [sp, #2480]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #2480]
    ldr q31, [sp, #2496]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #2496]
    ldr q31, [sp, #2512]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #2512]
    ldr q31, [sp, #2528]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #2528]
    ldr q31, [sp, #2544]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #2544]
    ldr q31, [sp, #2560]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #2560]
    ldr q31, [sp, #2576]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #2576]
    ldr q31, [sp, #2592]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #2592]
    ldr q31, [sp, #2624]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #2624]
    ldr q31, [sp, #2608]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #2608]
    ldr q31, [sp, #2640]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #2640]
    ldr q31, [sp, #2656]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #2656]
    ldr q31, [sp, #2672]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #2672]
    ldr q31, [sp, #2688]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #2688]
    ldr q31, [sp, #2704]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #2704]
    ldr q31, [sp, #2720]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #2720]
    ldr q31, [sp, #2736]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #2736]
    ldr q31, [sp, #2752]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #2752]
    ldr q31, [sp, #2768]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #2768]
    ldr q31, [sp, #2784]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #2784]
    ldr q31, [sp, #2800]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #2800]
    ldr q31, [sp, #2816]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #2816]
    ldr q31, [sp, #2832]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #2832]
    ldr q31, [sp, #2848]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #2848]
    ldr q31, [sp, #2880]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #2880]
    ldr q31, [sp, #2864]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #2864]
    ldr q31, [sp, #2896]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #2896]
    ldr q31, [sp, #2912]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #2912]
    ldr q31, [sp, #2928]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #2928]
    ldr q31, [sp, #2944]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #2944]
    ldr q31, [sp, #2960]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #2960]
    ldr q31, [sp, #2976]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #2976]
    ldr q31, [sp, #2992]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #2992]
    ldr q31, [sp, #3008]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #3008]
    ldr q31, [sp, #3024]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #3024]
    ldr q31, [sp, #3040]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #3040]
    ldr q31, [sp, #3056]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #3056]
    ldr q31, [sp, #3072]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #3072]
    ldr q31, [sp, #3088]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #3088]
    ldr q31, [sp, #3104]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #3104]
    ldr q31, [sp, #3136]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #3136]
    ldr q31, [sp, #3120]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #3120]
    ldr q31, [sp, #3152]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #3152]
    ldr q31, [sp, #3168]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #3168]
    ldr q31, [sp, #3184]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #3184]
    ldr q31, [sp, #3200]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #3200]
    ldr q31, [sp, #3216]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #3216]
    ldr q31, [sp, #3232]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #3232]
    ldr q31, [sp, #3248]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #3248]
    ldr q31, [sp, #3264]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #3264]
    ldr q31, [sp, #3280]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #3280]
    ldr q31, [sp, #3296]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #3296]
    ldr q31, [sp, #3312]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #3312]
    ldr q31, [sp, #3328]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #3328]
    ldr q31, [sp, #3344]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #3344]
    ldr q31, [sp, #3360]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #3360]
    ldr q31, [sp, #3392]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #3392]
    ldr q31, [sp, #3376]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #3376]
    ldr q31, [sp, #3408]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #3408]
    ldr q31, [sp, #3424]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #3424]
    ldr q31, [sp, #3440]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #3440]
    ldr q31, [sp, #3456]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #3456]
    ldr q31, [sp, #3472]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #3472]
    ldr q31, [sp, #3488]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #3488]
    ldr q31, [sp, #3504]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #3504]
    ldr q31, [sp, #3520]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #3520]
    ldr q31, [sp, #3536]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #3536]
    ldr q31, [sp, #3552]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #3552]
    ldr q31, [sp, #3568]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #3568]
    ldr q31, [sp, #3584]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #3584]
    ldr q31, [sp, #3600]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #3600]
    ldr q31, [sp, #3616]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #3616]
    ldr q31, [sp, #3648]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #3648]
    ldr q31, [sp, #3632]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #3632]
    ldr q31, [sp, #3664]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #3664]
    ldr q31, [sp, #3680]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #3680]
    ldr q31, [sp, #3696]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #3696]
    ldr q31, [sp, #3712]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #3712]
    ldr q31, [sp, #3728]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #3728]
    ldr q31, [sp, #3744]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #3744]
    ldr q31, [sp, #3760]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #3760]
    ldr q31, [sp, #3776]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #3776]
    ldr q31, [sp, #3792]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #3792]
    ldr q31, [sp, #3808]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #3808]
    ldr q31, [sp, #3824]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #3824]
    ldr q31, [sp, #3840]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #3840]
    ldr q31, [sp, #3856]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #3856]
    ldr q31, [sp, #3872]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #3872]
    ldr q31, [sp, #3904]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #3904]
    ldr q31, [sp, #3888]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #3888]
    ldr q31, [sp, #3920]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #3920]
    ldr q31, [sp, #3936]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #3936]
    ldr q31, [sp, #3952]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #3952]
    ldr q31, [sp, #3968]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #3968]
    ldr q31, [sp, #3984]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #3984]
    ldr q31, [sp, #4000]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #4000]
    ldr q31, [sp, #4016]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #4016]
    ldr q31, [sp, #4032]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #4032]
    ldr q31, [sp, #4048]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #4048]
    ldr q31, [sp, #4064]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #4064]
    ldr q31, [sp, #4080]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #4080]
    ldr q31, [sp, #4096]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #4096]
    ldr q31, [sp, #4112]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #4112]
    ldr q31, [sp, #4128]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #4128]
    ldr q31, [sp, #4160]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #4160]
    ldr q31, [sp, #4144]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #4144]
    ldr q31, [sp, #4176]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #4176]
    ldr q31, [sp, #4192]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #4192]
    ldr q31, [sp, #4208]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #4208]
    ldr q31, [sp, #4224]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #4224]
    ldr q31, [sp, #4240]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #4240]
    ldr q31, [sp, #4256]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #4256]
    ldr q31, [sp, #4272]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #4272]
    ldr q31, [sp, #4288]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #4288]
    ldr q31, [sp, #4304]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #4304]
    ldr q31, [sp, #4320]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #4320]
    ldr q31, [sp, #4336]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #4336]
    ldr q31, [sp, #4352]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #4352]
    ldr q31, [sp, #4368]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #4368]
    ldr q31, [sp, #4384]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #4384]
    ldr q31, [sp, #4416]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #4416]
    ldr q31, [sp, #4400]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #4400]
    ldr q31, [sp, #4432]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #4432]
    ldr q31, [sp, #4448]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #4448]
    ldr q31, [sp, #4464]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #4464]
    ldr q31, [sp, #4480]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #4480]
    ldr q31, [sp, #4496]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #4496]
    ldr q31, [sp, #4512]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #4512]
    ldr q31, [sp, #4528]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #4528]
    ldr q31, [sp, #4544]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #4544]
    ldr q31, [sp, #4560]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #4560]
    ldr q31, [sp, #4576]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #4576]
    ldr q31, [sp, #4592]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #4592]
    ldr q31, [sp, #4608]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #4608]
    ldr q31, [sp, #4624]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #4624]
    ldr q31, [sp, #4640]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #4640]
    ldr q31, [sp, #4672]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #4672]
    ldr q31, [sp, #4656]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #4656]
    ldr q31, [sp, #4688]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #4688]
    ldr q31, [sp, #4704]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #4704]
    ldr q31, [sp, #4720]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #4720]
    ldr q31, [sp, #4736]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #4736]
    ldr q31, [sp, #4752]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #4752]
    ldr q31, [sp, #4768]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #4768]
    ldr q31, [sp, #4784]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #4784]
    ldr q31, [sp, #4800]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #4800]
    ldr q31, [sp, #4816]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #4816]
    ldr q31, [sp, #4832]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #4832]
    ldr q31, [sp, #4848]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #4848]
    ldr q31, [sp, #4864]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #4864]
    ldr q31, [sp, #4880]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #4880]
    ldr q31, [sp, #4896]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #4896]
    ldr q31, [sp, #4928]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #4928]
    ldr q31, [sp, #4912]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #4912]
    ldr q31, [sp, #4944]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #4944]
    ldr q31, [sp, #4960]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #4960]
    ldr q31, [sp, #4976]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #4976]
    ldr q31, [sp, #4992]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #4992]
    ldr q31, [sp, #5008]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #5008]
    ldr q31, [sp, #5024]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #5024]
    ldr q31, [sp, #5040]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #5040]
    ldr q31, [sp, #5056]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #5056]
    ldr q31, [sp, #5072]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #5072]
    ldr q31, [sp, #5088]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #5088]
    ldr q31, [sp, #5104]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #5104]
    ldr q31, [sp, #5120]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #5120]
    ldr q31, [sp, #5136]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #5136]
    ldr q31, [sp, #5152]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #5152]
    ldr q31, [sp, #5184]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #5184]
    ldr q31, [sp, #5168]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #5168]
    ldr q31, [sp, #5200]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #5200]
    ldr q31, [sp, #5216]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #5216]
    ldr q31, [sp, #5232]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #5232]
    ldr q31, [sp, #5248]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #5248]
    ldr q31, [sp, #5264]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #5264]
    ldr q31, [sp, #5280]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #5280]
    ldr q31, [sp, #5296]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #5296]
    ldr q31, [sp, #5312]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #5312]
    ldr q31, [sp, #5328]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #5328]
    ldr q31, [sp, #5344]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #5344]
    ldr q31, [sp, #5360]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #5360]
    ldr q31, [sp, #5376]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #5376]
    ldr q31, [sp, #5392]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #5392]
    ldr q31, [sp, #5408]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #5408]
    ldr q31, [sp, #5440]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #5440]
    ldr q31, [sp, #5424]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #5424]
    ldr q31, [sp, #5456]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #5456]
    ldr q31, [sp, #5472]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #5472]
    ldr q31, [sp, #5488]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #5488]
    ldr q31, [sp, #5504]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #5504]
    ldr q31, [sp, #5520]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #5520]
    ldr q31, [sp, #5536]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #5536]
    ldr q31, [sp, #5552]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #5552]
    ldr q31, [sp, #5568]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #5568]
    ldr q31, [sp, #5584]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #5584]
    ldr q31, [sp, #5600]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #5600]
    ldr q31, [sp, #5616]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #5616]
    ldr q31, [sp, #5632]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #5632]
    ldr q31, [sp, #5648]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #5648]
    ldr q31, [sp, #5664]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #5664]
    ldr q31, [sp, #5696]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #5696]
    ldr q31, [sp, #5680]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #5680]
    ldr q31, [sp, #5712]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #5712]
    ldr q31, [sp, #5728]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #5728]
    ldr q31, [sp, #5744]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #5744]
    ldr q31, [sp, #5760]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #5760]
    ldr q31, [sp, #5776]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #5776]
    ldr q31, [sp, #5792]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #5792]
    ldr q31, [sp, #5808]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #5808]
    ldr q31, [sp, #5824]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #5824]
    ldr q31, [sp, #5840]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #5840]
    ldr q31, [sp, #5856]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #5856]
    ldr q31, [sp, #5872]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #5872]
    ldr q31, [sp, #5888]
    eor v31.16b, v6.16b, v31.16b
    str q31, [sp, #5888]
    ldr q31, [sp, #5904]
    eor v31.16b, v8.16b, v31.16b
    str q31, [sp, #5904]
    ldr q31, [sp, #5920]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #5920]
    ldr q31, [sp, #5952]
    eor v31.16b, v17.16b, v31.16b
    str q31, [sp, #5952]
    ldr q31, [sp, #5936]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #5936]
    ldr q31, [sp, #5968]
    eor v31.16b, v12.16b, v31.16b
    str q31, [sp, #5968]
    ldr q31, [sp, #5984]
    eor v31.16b, v13.16b, v31.16b
    str q31, [sp, #5984]
    ldr q31, [sp, #6000]
    eor v31.16b, v26.16b, v31.16b
    str q31, [sp, #6000]
    ldr q31, [sp, #6016]
    eor v31.16b, v19.16b, v31.16b
    str q31, [sp, #6016]
    ldr q31, [sp, #6032]
    eor v31.16b, v27.16b, v31.16b
    str q31, [sp, #6032]
    ldr q31, [sp, #6048]
    eor v31.16b, v23.16b, v31.16b
    str q31, [sp, #6048]
    ldr q31, [sp, #6064]
    eor v31.16b, v24.16b, v31.16b
    str q31, [sp, #6064]
    ldr q31, [sp, #6080]
    eor v31.16b, v25.16b, v31.16b
    str q31, [sp, #6080]
    ldr q31, [sp, #6096]
    eor v31.16b, v9.16b, v31.16b
    str q31, [sp, #6096]
    ldr q31, [sp, #6112]
    eor v31.16b, v10.16b, v31.16b
    str q31, [sp, #6112]
    ldr q31, [sp, #6128]
    eor v31.16b, v15.16b, v31.16b
    str q31, [sp, #6128]
    ldr q31, [sp, #6144]
    eor v31.16b, v22.16b, v31.16b
    str q31, [sp, #6144]
    ldr q31, [sp, #6160]
    eor v31.16b, v1.16b, v31.16b
    str q31, [sp, #6160]
    ldr q31, [sp, #6176]
    eor v31.16b, v17.16b, v31.16b
    eor v11.16b, v8.16b, v11.16b
    eor v2.16b, v6.16b, v2.16b
    eor v21.16b, v10.16b, v21.16b
    eor v6.16b, v6.16b, v18.16b
    eor v5.16b, v9.16b, v5.16b
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v15.16b, v20.16b
    eor v3.16b, v8.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v4.16b, v22.16b, v4.16b
    ldr q7, [x8, #1440]
    ldr q18, [sp, #2352]
    tbl v18.16b, {v7.16b}, v18.16b
    ldr q20, [x8, #1456]
    ldr q22, [sp, #2368]
    tbl v22.16b, {v20.16b}, v22.16b
    eor v18.16b, v18.16b, v22.16b
    tbl v22.16b, {v7.16b}, v14.16b
    tbl v28.16b, {v20.16b}, v28.16b
    eor v22.16b, v22.16b, v28.16b
    ldr q28, [sp, #288]
    tbl v28.16b, {v7.16b}, v28.16b
    ldr q8, [sp, #256]
    tbl v8.16b, {v20.16b}, v8.16b
    eor v28.16b, v28.16b, v8.16b
    tbl v29.16b, {v7.16b}, v29.16b
    tbl v30.16b, {v20.16b}, v30.16b
    eor v29.16b, v29.16b, v30.16b
    tbl v16.16b, {v7.16b}, v16.16b
    ldr q30, [sp, #6320]
    tbl v30.16b, {v20.16b}, v30.16b
    eor v16.16b, v16.16b, v30.16b
    ldr q30, [sp, #224]
    tbl v30.16b, {v7.16b}, v30.16b
    ldr q8, [sp, #192]
    tbl v8.16b, {v20.16b}, v8.16b
    eor v30.16b, v30.16b, v8.16b
    ldr q8, [sp, #6304]
    tbl v8.16b, {v7.16b}, v8.16b
    ldr q9, [sp, #512]
    tbl v9.16b, {v20.16b}, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ldr q9, [sp, #400]
    tbl v7.16b, {v7.16b}, v9.16b
    ldr q9, [sp, #384]
    tbl v20.16b, {v20.16b}, v9.16b
    eor v7.16b, v7.16b, v20.16b
    ldr q20, [sp, #6192]
    eor v20.16b, v13.16b, v20.16b
    ldr q9, [sp, #6208]
    eor v9.16b, v25.16b, v9.16b
    ldr q10, [sp, #6224]
    eor v10.16b, v12.16b, v10.16b
    ldr q14, [sp, #6240]
    eor v14.16b, v23.16b, v14.16b
    ldr q15, [sp, #6256]
    eor v15.16b, v26.16b, v15.16b
    str q1, [sp, #6256]
    ldr q1, [sp, #6272]
    eor v1.16b, v24.16b, v1.16b
    str q4, [sp, #6272]
    ldr q4, [sp, #6288]
    eor v4.16b, v27.16b, v4.16b
    str q3, [sp, #6288]
    ldr q3, [sp, #368]
    eor v3.16b, v19.16b, v3.16b
    eor v18.16b, v25.16b, v18.16b
    eor v19.16b, v19.16b, v22.16b
    eor v22.16b, v13.16b, v28.16b
    eor v24.16b, v24.16b, v29.16b
    eor v16.16b, v12.16b, v16.16b
    eor v25.16b, v27.16b, v30.16b
    eor v26.16b, v26.16b, v8.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [sp, #496]
    movi v27.16b, #1
    eor v23.16b, v23.16b, v27.16b
    ldr q28, [x8, #1472]
    ldr q29, [sp, #320]
    bit v29.16b, v23.16b, v28.16b
    ldr q23, [sp, #528]
    ldr q30, [sp, #544]
    bit v30.16b, v23.16b, v28.16b
    ldr q23, [x8, #1488]
    bit v30.16b, v29.16b, v23.16b
    str q30, [x0, #0]
    ldr q29, [sp, #576]
    ldr q30, [sp, #624]
    bit v30.16b, v29.16b, v28.16b
    ldr q29, [sp, #592]
    ldr q8, [sp, #608]
    bit v8.16b, v29.16b, v28.16b
    bit v8.16b, v30.16b, v23.16b
    str q8, [x0, #16]
    movi v29.16b, #3
    ldr q30, [sp, #160]
    eor v30.16b, v30.16b, v29.16b
    ldr q8, [sp, #112]
    bit v8.16b, v30.16b, v28.16b
    ldr q30, [sp, #176]
    ldr q12, [sp, #144]
    bit v12.16b, v30.16b, v28.16b
    bit v12.16b, v8.16b, v23.16b
    str q12, [x0, #32]
    ldr q30, [sp, #208]
    ldr q8, [sp, #240]
    bit v8.16b, v30.16b, v28.16b
    ldr q30, [sp, #272]
    ldr q12, [sp, #304]
    bit v12.16b, v30.16b, v28.16b
    bit v12.16b, v8.16b, v23.16b
    str q12, [x0, #48]
    movi v30.16b, #7
    ldr q8, [sp, #352]
    eor v8.16b, v8.16b, v30.16b
    ldr q12, [sp, #432]
    bit v12.16b, v8.16b, v28.16b
    ldr q8, [sp, #896]
    ldr q13, [sp, #864]
    bit v13.16b, v8.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #64]
    ldr q8, [sp, #704]
    ldr q12, [sp, #688]
    bit v12.16b, v8.16b, v28.16b
    ldr q8, [sp, #736]
    ldr q13, [sp, #720]
    bit v13.16b, v8.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #80]
    movi v8.16b, #15
    ldr q12, [sp, #752]
    eor v12.16b, v12.16b, v8.16b
    ldr q13, [sp, #768]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #784]
    str q26, [sp, #768]
    ldr q26, [sp, #800]
    bit v26.16b, v12.16b, v28.16b
    bit v26.16b, v13.16b, v23.16b
    str q26, [x0, #96]
    ldr q26, [sp, #816]
    ldr q12, [sp, #832]
    bit v12.16b, v26.16b, v28.16b
    ldr q26, [sp, #880]
    ldr q13, [sp, #928]
    bit v13.16b, v26.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #112]
    ldr q26, [sp, #944]
    eor v26.16b, v26.16b, v8.16b
    ldr q12, [sp, #960]
    bit v12.16b, v26.16b, v28.16b
    ldr q26, [sp, #976]
    ldr q13, [sp, #992]
    bit v13.16b, v26.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #128]
    ldr q26, [sp, #1008]
    eor v26.16b, v26.16b, v27.16b
    ldr q12, [sp, #1024]
    bit v12.16b, v26.16b, v28.16b
    ldr q26, [sp, #1056]
    ldr q13, [sp, #1040]
    bit v13.16b, v26.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #144]
    movi v26.16b, #14
    ldr q12, [sp, #1072]
    eor v12.16b, v12.16b, v26.16b
    ldr q13, [sp, #1088]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #1104]
    str q7, [sp, #1088]
    ldr q7, [sp, #1120]
    bit v7.16b, v12.16b, v28.16b
    bit v7.16b, v13.16b, v23.16b
    str q7, [x0, #160]
    ldr q7, [sp, #1136]
    eor v7.16b, v7.16b, v29.16b
    ldr q12, [sp, #1152]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #1168]
    ldr q13, [sp, #1184]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #176]
    movi v7.16b, #13
    ldr q12, [sp, #1200]
    eor v12.16b, v12.16b, v7.16b
    ldr q13, [sp, #1216]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #1232]
    str q16, [sp, #1216]
    ldr q16, [sp, #1248]
    bit v16.16b, v12.16b, v28.16b
    bit v16.16b, v13.16b, v23.16b
    str q16, [x0, #192]
    ldr q16, [sp, #1264]
    eor v16.16b, v16.16b, v29.16b
    ldr q12, [sp, #1280]
    bit v12.16b, v16.16b, v28.16b
    ldr q16, [sp, #1312]
    ldr q13, [sp, #1296]
    bit v13.16b, v16.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #208]
    movi v16.16b, #11
    ldr q12, [sp, #1328]
    eor v12.16b, v12.16b, v16.16b
    ldr q13, [sp, #1344]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #1360]
    str q25, [sp, #1344]
    ldr q25, [sp, #1376]
    bit v25.16b, v12.16b, v28.16b
    bit v25.16b, v13.16b, v23.16b
    str q25, [x0, #224]
    ldr q25, [sp, #1392]
    eor v25.16b, v25.16b, v29.16b
    ldr q12, [sp, #1408]
    bit v12.16b, v25.16b, v28.16b
    ldr q25, [sp, #1424]
    ldr q13, [sp, #1440]
    bit v13.16b, v25.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #240]
    ldr q25, [sp, #1456]
    eor v25.16b, v25.16b, v30.16b
    ldr q12, [sp, #1472]
    bit v12.16b, v25.16b, v28.16b
    ldr q25, [sp, #1488]
    ldr q13, [sp, #1504]
    bit v13.16b, v25.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #256]
    ldr q25, [sp, #1520]
    eor v25.16b, v25.16b, v29.16b
    ldr q12, [sp, #1536]
    bit v12.16b, v25.16b, v28.16b
    ldr q25, [sp, #1568]
    ldr q13, [sp, #1552]
    bit v13.16b, v25.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #272]
    ldr q25, [sp, #1584]
    eor v25.16b, v25.16b, v8.16b
    ldr q8, [sp, #1600]
    bit v8.16b, v25.16b, v28.16b
    ldr q25, [sp, #1616]
    ldr q12, [sp, #1632]
    bit v12.16b, v25.16b, v28.16b
    bit v12.16b, v8.16b, v23.16b
    str q12, [x0, #288]
    movi v25.16b, #2
    ldr q8, [sp, #1648]
    eor v8.16b, v8.16b, v25.16b
    ldr q12, [sp, #1664]
    bit v12.16b, v8.16b, v28.16b
    ldr q8, [sp, #1680]
    ldr q13, [sp, #1696]
    bit v13.16b, v8.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #304]
    ldr q8, [sp, #1712]
    eor v8.16b, v8.16b, v26.16b
    ldr q12, [sp, #1728]
    bit v12.16b, v8.16b, v28.16b
    ldr q8, [sp, #1744]
    ldr q13, [sp, #1760]
    bit v13.16b, v8.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #320]
    ldr q8, [sp, #1776]
    eor v8.16b, v8.16b, v27.16b
    ldr q12, [sp, #1792]
    bit v12.16b, v8.16b, v28.16b
    ldr q8, [sp, #1824]
    ldr q13, [sp, #1808]
    bit v13.16b, v8.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #336]
    movi v8.16b, #12
    ldr q12, [sp, #1840]
    eor v12.16b, v12.16b, v8.16b
    ldr q13, [sp, #1856]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #1872]
    str q22, [sp, #1856]
    ldr q22, [sp, #1888]
    bit v22.16b, v12.16b, v28.16b
    bit v22.16b, v13.16b, v23.16b
    str q22, [x0, #352]
    ldr q22, [sp, #1904]
    eor v22.16b, v22.16b, v29.16b
    ldr q12, [sp, #1920]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #1936]
    ldr q13, [sp, #1952]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #368]
    movi v22.16b, #9
    ldr q12, [sp, #1968]
    eor v12.16b, v12.16b, v22.16b
    ldr q13, [sp, #1984]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #2000]
    ldr q22, [sp, #2016]
    bit v22.16b, v12.16b, v28.16b
    bit v22.16b, v13.16b, v23.16b
    str q22, [x0, #384]
    ldr q22, [sp, #2032]
    eor v22.16b, v22.16b, v29.16b
    ldr q12, [sp, #2048]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2080]
    ldr q13, [sp, #2064]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #400]
    ldr q22, [sp, #2096]
    eor v22.16b, v22.16b, v29.16b
    ldr q12, [sp, #2112]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2128]
    ldr q13, [sp, #2144]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #416]
    ldr q22, [sp, #2160]
    eor v22.16b, v22.16b, v29.16b
    ldr q12, [sp, #2176]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2192]
    ldr q13, [sp, #2208]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #432]
    ldr q22, [sp, #2224]
    eor v22.16b, v22.16b, v30.16b
    ldr q12, [sp, #2240]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2256]
    ldr q13, [sp, #2272]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #448]
    ldr q22, [sp, #2288]
    eor v22.16b, v22.16b, v25.16b
    ldr q12, [sp, #2304]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2320]
    ldr q13, [sp, #2336]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #464]
    ldr q22, [sp, #2384]
    eor v22.16b, v22.16b, v26.16b
    ldr q12, [sp, #2400]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2416]
    ldr q13, [sp, #2432]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #480]
    ldr q22, [sp, #2448]
    ldr q12, [sp, #2464]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2480]
    ldr q13, [sp, #2496]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #496]
    ldr q22, [sp, #2512]
    eor v22.16b, v22.16b, v7.16b
    ldr q12, [sp, #2528]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2544]
    ldr q13, [sp, #2560]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #512]
    ldr q22, [sp, #2576]
    eor v22.16b, v22.16b, v27.16b
    ldr q12, [sp, #2592]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2624]
    ldr q13, [sp, #2608]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #528]
    movi v22.16b, #10
    ldr q12, [sp, #2640]
    eor v12.16b, v12.16b, v22.16b
    ldr q13, [sp, #2656]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #2672]
    ldr q22, [sp, #2688]
    bit v22.16b, v12.16b, v28.16b
    bit v22.16b, v13.16b, v23.16b
    str q22, [x0, #544]
    ldr q22, [sp, #2704]
    eor v22.16b, v22.16b, v29.16b
    ldr q12, [sp, #2720]
    bit v12.16b, v22.16b, v28.16b
    ldr q22, [sp, #2736]
    ldr q13, [sp, #2752]
    bit v13.16b, v22.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #560]
    movi v22.16b, #5
    ldr q12, [sp, #2768]
    eor v12.16b, v12.16b, v22.16b
    ldr q13, [sp, #2784]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #2800]
    ldr q7, [sp, #2816]
    bit v7.16b, v12.16b, v28.16b
    bit v7.16b, v13.16b, v23.16b
    str q7, [x0, #576]
    ldr q7, [sp, #2832]
    eor v7.16b, v7.16b, v29.16b
    ldr q12, [sp, #2848]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #2880]
    ldr q13, [sp, #2864]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #592]
    ldr q7, [sp, #2896]
    eor v7.16b, v7.16b, v16.16b
    ldr q12, [sp, #2912]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #2928]
    ldr q13, [sp, #2944]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #608]
    ldr q7, [sp, #2960]
    eor v7.16b, v7.16b, v25.16b
    ldr q12, [sp, #2976]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #2992]
    ldr q13, [sp, #3008]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #624]
    movi v7.16b, #6
    ldr q12, [sp, #3024]
    eor v12.16b, v12.16b, v7.16b
    ldr q13, [sp, #3040]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #3056]
    ldr q7, [sp, #3072]
    bit v7.16b, v12.16b, v28.16b
    bit v7.16b, v13.16b, v23.16b
    str q7, [x0, #640]
    ldr q7, [sp, #3088]
    eor v7.16b, v7.16b, v27.16b
    ldr q12, [sp, #3104]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #3136]
    ldr q13, [sp, #3120]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #656]
    ldr q7, [sp, #3152]
    eor v7.16b, v7.16b, v8.16b
    ldr q12, [sp, #3168]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #3184]
    ldr q13, [sp, #3200]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #672]
    ldr q7, [sp, #3216]
    eor v7.16b, v7.16b, v25.16b
    ldr q12, [sp, #3232]
    bit v12.16b, v7.16b, v28.16b
    ldr q7, [sp, #3248]
    ldr q13, [sp, #3264]
    bit v13.16b, v7.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #688]
    movi v7.16b, #8
    ldr q12, [sp, #3280]
    eor v12.16b, v12.16b, v7.16b
    ldr q13, [sp, #3296]
    bit v13.16b, v12.16b, v28.16b
    ldr q12, [sp, #3312]
    str q24, [sp, #3296]
    ldr q24, [sp, #3328]
    bit v24.16b, v12.16b, v28.16b
    bit v24.16b, v13.16b, v23.16b
    str q24, [x0, #704]
    ldr q24, [sp, #3344]
    eor v24.16b, v24.16b, v27.16b
    ldr q12, [sp, #3360]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3392]
    ldr q13, [sp, #3376]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #720]
    ldr q24, [sp, #3408]
    ldr q12, [sp, #3424]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3440]
    ldr q13, [sp, #3456]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #736]
    ldr q24, [sp, #3472]
    eor v24.16b, v24.16b, v29.16b
    ldr q12, [sp, #3488]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3504]
    ldr q13, [sp, #3520]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #752]
    ldr q24, [sp, #3536]
    eor v24.16b, v24.16b, v27.16b
    ldr q12, [sp, #3552]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3568]
    ldr q13, [sp, #3584]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #768]
    ldr q24, [sp, #3600]
    eor v24.16b, v24.16b, v25.16b
    ldr q12, [sp, #3616]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3648]
    ldr q13, [sp, #3632]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #784]
    ldr q24, [sp, #3664]
    eor v24.16b, v24.16b, v25.16b
    ldr q12, [sp, #3680]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3696]
    ldr q13, [sp, #3712]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #800]
    ldr q24, [sp, #3728]
    ldr q12, [sp, #3744]
    bit v12.16b, v24.16b, v28.16b
    ldr q24, [sp, #3760]
    ldr q13, [sp, #3776]
    bit v13.16b, v24.16b, v28.16b
    bit v13.16b, v12.16b, v23.16b
    str q13, [x0, #816]
    ldr q24, [sp, #3792]
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [sp, #3808]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #3824]
    ldr q12, [sp, #3840]
    bit v12.16b, v22.16b, v28.16b
    bit v12.16b, v24.16b, v23.16b
    str q12, [x0, #832]
    ldr q22, [sp, #3856]
    ldr q24, [sp, #3872]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #3904]
    ldr q12, [sp, #3888]
    bit v12.16b, v22.16b, v28.16b
    bit v12.16b, v24.16b, v23.16b
    str q12, [x0, #848]
    ldr q22, [sp, #3920]
    eor v22.16b, v22.16b, v16.16b
    ldr q24, [sp, #3936]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #3952]
    ldr q12, [sp, #3968]
    bit v12.16b, v22.16b, v28.16b
    bit v12.16b, v24.16b, v23.16b
    str q12, [x0, #864]
    ldr q22, [sp, #3984]
    ldr q24, [sp, #4000]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4016]
    ldr q12, [sp, #4032]
    bit v12.16b, v22.16b, v28.16b
    bit v12.16b, v24.16b, v23.16b
    str q12, [x0, #880]
    ldr q22, [sp, #4048]
    eor v22.16b, v22.16b, v30.16b
    ldr q24, [sp, #4064]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4080]
    ldr q30, [sp, #4096]
    bit v30.16b, v22.16b, v28.16b
    bit v30.16b, v24.16b, v23.16b
    str q30, [x0, #896]
    ldr q22, [sp, #4112]
    eor v22.16b, v22.16b, v27.16b
    ldr q24, [sp, #4128]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4160]
    ldr q30, [sp, #4144]
    bit v30.16b, v22.16b, v28.16b
    bit v30.16b, v24.16b, v23.16b
    str q30, [x0, #912]
    ldr q22, [sp, #4176]
    eor v22.16b, v22.16b, v26.16b
    ldr q24, [sp, #4192]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4208]
    ldr q26, [sp, #4224]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #928]
    ldr q22, [sp, #4240]
    eor v22.16b, v22.16b, v25.16b
    ldr q24, [sp, #4256]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4272]
    ldr q26, [sp, #4288]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #944]
    ldr q22, [sp, #4304]
    eor v22.16b, v22.16b, v8.16b
    ldr q24, [sp, #4320]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4336]
    ldr q26, [sp, #4352]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #960]
    ldr q22, [sp, #4368]
    eor v22.16b, v22.16b, v27.16b
    ldr q24, [sp, #4384]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4416]
    ldr q26, [sp, #4400]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #976]
    ldr q22, [sp, #4432]
    eor v22.16b, v22.16b, v7.16b
    ldr q24, [sp, #4448]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4464]
    ldr q26, [sp, #4480]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #992]
    ldr q22, [sp, #4496]
    eor v22.16b, v22.16b, v29.16b
    ldr q24, [sp, #4512]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4528]
    ldr q26, [sp, #4544]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1008]
    ldr q22, [sp, #4560]
    eor v22.16b, v22.16b, v27.16b
    ldr q24, [sp, #4576]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4592]
    ldr q26, [sp, #4608]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1024]
    ldr q22, [sp, #4624]
    eor v22.16b, v22.16b, v29.16b
    ldr q24, [sp, #4640]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4672]
    ldr q26, [sp, #4656]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1040]
    ldr q22, [sp, #4688]
    eor v22.16b, v22.16b, v29.16b
    ldr q24, [sp, #4704]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4720]
    ldr q26, [sp, #4736]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1056]
    ldr q22, [sp, #4752]
    eor v22.16b, v22.16b, v25.16b
    ldr q24, [sp, #4768]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #4784]
    ldr q26, [sp, #4800]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1072]
    ldr q22, [sp, #4816]
    movi v24.16b, #6
    eor v22.16b, v22.16b, v24.16b
    ldr q26, [sp, #4832]
    bit v26.16b, v22.16b, v28.16b
    ldr q22, [sp, #4848]
    ldr q30, [sp, #4864]
    bit v30.16b, v22.16b, v28.16b
    bit v30.16b, v26.16b, v23.16b
    str q30, [x0, #1088]
    ldr q22, [sp, #4880]
    ldr q26, [sp, #4896]
    bit v26.16b, v22.16b, v28.16b
    ldr q22, [sp, #4928]
    ldr q30, [sp, #4912]
    bit v30.16b, v22.16b, v28.16b
    bit v30.16b, v26.16b, v23.16b
    str q30, [x0, #1104]
    ldr q22, [sp, #4944]
    movi v26.16b, #13
    eor v22.16b, v22.16b, v26.16b
    ldr q30, [sp, #4960]
    bit v30.16b, v22.16b, v28.16b
    ldr q22, [sp, #4976]
    ldr q8, [sp, #4992]
    bit v8.16b, v22.16b, v28.16b
    bit v8.16b, v30.16b, v23.16b
    str q8, [x0, #1120]
    ldr q22, [sp, #5008]
    ldr q30, [sp, #5024]
    bit v30.16b, v22.16b, v28.16b
    ldr q22, [sp, #5040]
    ldr q8, [sp, #5056]
    bit v8.16b, v22.16b, v28.16b
    bit v8.16b, v30.16b, v23.16b
    str q8, [x0, #1136]
    ldr q22, [sp, #5072]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [sp, #5088]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5104]
    ldr q30, [sp, #5120]
    bit v30.16b, v16.16b, v28.16b
    bit v30.16b, v22.16b, v23.16b
    str q30, [x0, #1152]
    ldr q16, [sp, #5136]
    eor v16.16b, v16.16b, v27.16b
    ldr q22, [sp, #5152]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5184]
    ldr q30, [sp, #5168]
    bit v30.16b, v16.16b, v28.16b
    bit v30.16b, v22.16b, v23.16b
    str q30, [x0, #1168]
    ldr q16, [sp, #5200]
    eor v16.16b, v16.16b, v24.16b
    ldr q22, [sp, #5216]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5232]
    ldr q24, [sp, #5248]
    bit v24.16b, v16.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1184]
    ldr q16, [sp, #5264]
    eor v16.16b, v16.16b, v29.16b
    ldr q22, [sp, #5280]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5296]
    ldr q24, [sp, #5312]
    bit v24.16b, v16.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1200]
    ldr q16, [sp, #5328]
    eor v16.16b, v16.16b, v26.16b
    ldr q22, [sp, #5344]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5360]
    ldr q24, [sp, #5376]
    bit v24.16b, v16.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1216]
    ldr q16, [sp, #5392]
    eor v16.16b, v16.16b, v25.16b
    ldr q22, [sp, #5408]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5440]
    ldr q24, [sp, #5424]
    bit v24.16b, v16.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1232]
    ldr q16, [sp, #5456]
    movi v22.16b, #10
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [sp, #5472]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5488]
    ldr q24, [sp, #5504]
    bit v24.16b, v16.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1248]
    ldr q16, [sp, #5520]
    eor v16.16b, v16.16b, v27.16b
    ldr q22, [sp, #5536]
    bit v22.16b, v16.16b, v28.16b
    ldr q16, [sp, #5552]
    ldr q24, [sp, #5568]
    bit v24.16b, v16.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1264]
    movi v16.16b, #4
    ldr q22, [sp, #5584]
    eor v22.16b, v22.16b, v16.16b
    ldr q24, [sp, #5600]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #5616]
    ldr q26, [sp, #5632]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1280]
    ldr q22, [sp, #5648]
    eor v22.16b, v22.16b, v29.16b
    ldr q24, [sp, #5664]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #5696]
    ldr q26, [sp, #5680]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1296]
    ldr q22, [sp, #5712]
    movi v24.16b, #9
    eor v22.16b, v22.16b, v24.16b
    ldr q24, [sp, #5728]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #5744]
    ldr q26, [sp, #5760]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1312]
    ldr q22, [sp, #5776]
    eor v22.16b, v22.16b, v25.16b
    ldr q24, [sp, #5792]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #5808]
    ldr q26, [sp, #5824]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1328]
    ldr q22, [sp, #5840]
    eor v22.16b, v22.16b, v25.16b
    ldr q24, [sp, #5856]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #5872]
    ldr q26, [sp, #5888]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1344]
    ldr q22, [sp, #5904]
    eor v22.16b, v22.16b, v27.16b
    ldr q24, [sp, #5920]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #5952]
    ldr q26, [sp, #5936]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1360]
    ldr q22, [sp, #5968]
    eor v22.16b, v22.16b, v16.16b
    ldr q24, [sp, #5984]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #6000]
    ldr q26, [sp, #6016]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1376]
    ldr q22, [sp, #6032]
    eor v22.16b, v22.16b, v25.16b
    ldr q24, [sp, #6048]
    bit v24.16b, v22.16b, v28.16b
    ldr q22, [sp, #6064]
    ldr q26, [sp, #6080]
    bit v26.16b, v22.16b, v28.16b
    bit v26.16b, v24.16b, v23.16b
    str q26, [x0, #1392]
    ldr q22, [sp, #6096]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [sp, #6112]
    bit v22.16b, v7.16b, v28.16b
    ldr q7, [sp, #6128]
    ldr q24, [sp, #6144]
    bit v24.16b, v7.16b, v28.16b
    bit v24.16b, v22.16b, v23.16b
    str q24, [x0, #1408]
    ldr q7, [sp, #6160]
    bit v31.16b, v7.16b, v28.16b
    bit v2.16b, v11.16b, v28.16b
    bit v2.16b, v31.16b, v23.16b
    str q2, [x0, #1424]
    eor v2.16b, v20.16b, v27.16b
    bit v9.16b, v2.16b, v28.16b
    bit v14.16b, v10.16b, v28.16b
    bit v14.16b, v9.16b, v23.16b
    eor v2.16b, v15.16b, v27.16b
    bit v1.16b, v2.16b, v28.16b
    bit v3.16b, v4.16b, v28.16b
    bit v3.16b, v1.16b, v23.16b
    eor v1.16b, v21.16b, v25.16b
    bit v6.16b, v1.16b, v28.16b
    bit v0.16b, v5.16b, v28.16b
    bit v0.16b, v6.16b, v23.16b
    eor v1.16b, v17.16b, v25.16b
    ldr q2, [sp, #6288]
    bit v2.16b, v1.16b, v28.16b
    ldr q1, [sp, #6256]
    ldr q4, [sp, #6272]
    bit v4.16b, v1.16b, v28.16b
    bit v4.16b, v2.16b, v23.16b
    eor v1.16b, v18.16b, v16.16b
    bit v19.16b, v1.16b, v28.16b
    ldr q1, [sp, #1856]
    ldr q2, [sp, #3296]
    bit v2.16b, v1.16b, v28.16b
    bit v2.16b, v19.16b, v23.16b
    ldr q1, [sp, #1216]
    ldr q5, [sp, #1344]
    bit v5.16b, v1.16b, v28.16b
    ldr q1, [sp, #768]
    ldr q6, [sp, #1088]
    bsl v28.16b, v1.16b, v6.16b
    bsl v23.16b, v5.16b, v28.16b
    str q23, [x0, #1520]
    str q14, [x0, #1440]
    str q3, [x0, #1456]
    str q0, [x0, #1472]
    str q4, [x0, #1488]
    str q2, [x0, #1504]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #392
.Llwcc_skinny128_256_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #4080
    add sp, sp, #2256
    ret
    .size lwcc_skinny128_256_key_setup_neon, .-lwcc_skinny128_256_key_setup_neon

    .balign 16
    .global lwcc_skinny128_256_ecb_encrypt_neon
    .type lwcc_skinny128_256_ecb_encrypt_neon, %function
lwcc_skinny128_256_ecb_encrypt_neon:
    cbz x2, .Llwcc_skinny128_256_ecb_encrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_skinny128_256_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_skinny128_256_ecb_encrypt_neon_rest
.Llwcc_skinny128_256_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    uzp1 v16.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    uzp1 v3.2d, v4.2d, v5.2d
    uzp2 v4.2d, v4.2d, v5.2d
    uzp1 v5.2d, v6.2d, v7.2d
    uzp2 v6.2d, v6.2d, v7.2d
    uzp1 v7.4s, v16.4s, v1.4s
    uzp2 v1.4s, v16.4s, v1.4s
    uzp1 v16.4s, v0.4s, v2.4s
    uzp2 v0.4s, v0.4s, v2.4s
    uzp1 v2.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    uzp1 v5.4s, v4.4s, v6.4s
    uzp2 v4.4s, v4.4s, v6.4s
    // round 1 (skinny.dsl:60)
    ldr q17, [x8, #0]
    ldr q18, [x8, #16]
    ldr q19, [x8, #32]
    ldr q20, [x8, #48]
    ldr q21, [x8, #64]
    ldr q22, [x8, #80]
    ldr q23, [x8, #96]
    ldr q24, [x8, #112]
    ldr q25, [x8, #128]
    ldr q26, [x8, #144]
    ldr q27, [x8, #160]
    ldr q28, [x8, #176]
    ldr q8, [x8, #192]
    ldr q9, [x8, #208]
    ldr q10, [x8, #224]
    ldr q11, [x8, #240]
    movi v6.16b, #64
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    // round 2 (skinny.dsl:60)
    ldr q4, [x3, #0]
    eor v29.16b, v29.16b, v4.16b
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x3, #16]
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    ldr q7, [x8, #256]
    eor v3.16b, v3.16b, v7.16b
    eor v16.16b, v16.16b, v7.16b
    rev32 v3.8h, v3.8h
    ldr q30, [x8, #272]
    tbl v5.16b, {v5.16b}, v30.16b
    ldr q31, [x8, #288]
    tbl v2.16b, {v2.16b}, v31.16b
    eor v12.16b, v29.16b, v3.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v5.16b, v12.16b
    rev32 v5.8h, v16.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v1.16b, {v1.16b}, v31.16b
    eor v16.16b, v4.16b, v5.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v16.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    // round 3 (skinny.dsl:60)
    ldr q16, [x3, #32]
    eor v5.16b, v5.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #48]
    eor v0.16b, v0.16b, v16.16b
    eor v16.16b, v29.16b, v16.16b
    eor v4.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v4.8h, v4.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v0.16b, {v0.16b}, v31.16b
    eor v29.16b, v5.16b, v4.16b
    eor v0.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 4 (skinny.dsl:60)
    ldr q12, [x3, #64]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #80]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 5 (skinny.dsl:60)
    ldr q29, [x3, #96]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #112]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 6 (skinny.dsl:60)
    ldr q12, [x3, #128]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 7 (skinny.dsl:60)
    ldr q29, [x3, #160]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #176]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 8 (skinny.dsl:60)
    ldr q12, [x3, #192]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #208]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 9 (skinny.dsl:60)
    ldr q29, [x3, #224]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #240]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 10 (skinny.dsl:60)
    ldr q12, [x3, #256]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #272]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 11 (skinny.dsl:60)
    ldr q29, [x3, #288]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #304]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 12 (skinny.dsl:60)
    ldr q12, [x3, #320]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #336]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 13 (skinny.dsl:60)
    ldr q29, [x3, #352]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #368]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 14 (skinny.dsl:60)
    ldr q12, [x3, #384]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #400]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 15 (skinny.dsl:60)
    ldr q29, [x3, #416]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #432]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 16 (skinny.dsl:60)
    ldr q12, [x3, #448]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #464]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 17 (skinny.dsl:60)
    ldr q29, [x3, #480]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #496]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 18 (skinny.dsl:60)
    ldr q12, [x3, #512]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #528]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 19 (skinny.dsl:60)
    ldr q29, [x3, #544]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #560]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 20 (skinny.dsl:60)
    ldr q12, [x3, #576]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #592]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 21 (skinny.dsl:60)
    ldr q29, [x3, #608]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #624]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 22 (skinny.dsl:60)
    ldr q12, [x3, #640]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #656]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 23 (skinny.dsl:60)
    ldr q29, [x3, #672]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #688]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 24 (skinny.dsl:60)
    ldr q12, [x3, #704]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #720]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 25 (skinny.dsl:60)
    ldr q29, [x3, #736]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #752]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 26 (skinny.dsl:60)
    ldr q12, [x3, #768]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #784]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 27 (skinny.dsl:60)
    ldr q29, [x3, #800]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #816]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 28 (skinny.dsl:60)
    ldr q12, [x3, #832]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #848]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 29 (skinny.dsl:60)
    ldr q29, [x3, #864]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #880]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 30 (skinny.dsl:60)
    ldr q12, [x3, #896]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #912]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 31 (skinny.dsl:60)
    ldr q29, [x3, #928]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #944]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 32 (skinny.dsl:60)
    ldr q12, [x3, #960]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #976]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 33 (skinny.dsl:60)
    ldr q29, [x3, #992]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1008]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 34 (skinny.dsl:60)
    ldr q12, [x3, #1024]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1040]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 35 (skinny.dsl:60)
    ldr q29, [x3, #1056]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1072]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 36 (skinny.dsl:60)
    ldr q12, [x3, #1088]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1104]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 37 (skinny.dsl:60)
    ldr q29, [x3, #1120]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1136]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 38 (skinny.dsl:60)
    ldr q12, [x3, #1152]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1168]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 39 (skinny.dsl:60)
    ldr q29, [x3, #1184]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1200]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 40 (skinny.dsl:60)
    ldr q12, [x3, #1216]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1232]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 41 (skinny.dsl:60)
    ldr q29, [x3, #1248]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1264]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 42 (skinny.dsl:60)
    ldr q12, [x3, #1280]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1296]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 43 (skinny.dsl:60)
    ldr q29, [x3, #1312]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1328]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 44 (skinny.dsl:60)
    ldr q12, [x3, #1344]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1360]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 45 (skinny.dsl:60)
    ldr q29, [x3, #1376]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1392]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 46 (skinny.dsl:60)
    ldr q12, [x3, #1408]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1424]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 47 (skinny.dsl:60)
    ldr q29, [x3, #1440]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1456]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 48 (skinny.dsl:60)
    ldr q12, [x3, #1472]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1488]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v17.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v18.16b, v29.16b, v6.16b
    tbx v17.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v18.16b
    sub v18.16b, v18.16b, v6.16b
    tbx v17.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v18.16b
    sub v6.16b, v18.16b, v6.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v6.16b
    ldr q6, [x3, #1504]
    eor v5.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #1520]
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v16.16b, v6.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v7.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v17.16b}, v30.16b
    tbl v6.16b, {v6.16b}, v31.16b
    eor v16.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v4.16b, v4.16b, v16.16b
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip1 v5.4s, v1.4s, v7.4s
    zip2 v1.4s, v1.4s, v7.4s
    zip1 v7.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v3.4s, v16.4s
    zip2 v3.4s, v3.4s, v16.4s
    uzp1 v16.2d, v6.2d, v5.2d
    uzp2 v5.2d, v6.2d, v5.2d
    uzp1 v6.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v7.2d, v4.2d
    uzp2 v4.2d, v7.2d, v4.2d
    uzp1 v7.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    str q16, [x0, #0]
    str q5, [x0, #16]
    str q6, [x0, #32]
    str q0, [x0, #48]
    str q1, [x0, #64]
    str q4, [x0, #80]
    str q7, [x0, #96]
    str q2, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_256_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_256_ecb_encrypt_neon_out
.Llwcc_skinny128_256_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_skinny128_256_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_skinny128_256_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_256_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_256_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_256_ecb_encrypt_neon_group
.Llwcc_skinny128_256_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_256_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_256_ecb_encrypt_neon_copy
.Llwcc_skinny128_256_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_skinny128_256_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #192
    ret
.Llwcc_skinny128_256_ecb_encrypt_neon_return:
    ret
    .size lwcc_skinny128_256_ecb_encrypt_neon, .-lwcc_skinny128_256_ecb_encrypt_neon

    .balign 16
    .global lwcc_skinny128_256_ecb_decrypt_neon
    .type lwcc_skinny128_256_ecb_decrypt_neon, %function
lwcc_skinny128_256_ecb_decrypt_neon:
    cbz x2, .Llwcc_skinny128_256_ecb_decrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny128_256_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_skinny128_256_ecb_decrypt_neon_rest
.Llwcc_skinny128_256_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    uzp1 v16.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    uzp1 v3.2d, v4.2d, v5.2d
    uzp2 v4.2d, v4.2d, v5.2d
    uzp1 v5.2d, v6.2d, v7.2d
    uzp2 v6.2d, v6.2d, v7.2d
    uzp1 v7.4s, v16.4s, v1.4s
    uzp2 v1.4s, v16.4s, v1.4s
    uzp1 v16.4s, v0.4s, v2.4s
    uzp2 v0.4s, v0.4s, v2.4s
    uzp1 v2.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    uzp1 v5.4s, v4.4s, v6.4s
    uzp2 v4.4s, v4.4s, v6.4s
    ldr q6, [x8, #272]
    // round 48 (skinny.dsl:60)
    tbl v17.16b, {v1.16b}, v6.16b
    tbl v16.16b, {v16.16b}, v6.16b
    tbl v18.16b, {v0.16b}, v6.16b
    rev32 v19.8h, v1.8h
    rev32 v20.8h, v0.8h
    ldr q21, [x8, #288]
    tbl v7.16b, {v7.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v19.16b, v20.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v18.16b, v16.16b
    tbl v16.16b, {v3.16b}, v6.16b
    tbl v5.16b, {v5.16b}, v6.16b
    tbl v18.16b, {v4.16b}, v6.16b
    rev32 v19.8h, v3.8h
    rev32 v20.8h, v4.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v4.16b, {v4.16b}, v21.16b
    eor v5.16b, v16.16b, v5.16b
    eor v16.16b, v19.16b, v20.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v18.16b, v5.16b
    ldr q5, [x3, #1504]
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x3, #1520]
    eor v7.16b, v7.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    ldr q5, [x8, #256]
    eor v17.16b, v17.16b, v5.16b
    eor v16.16b, v16.16b, v5.16b
    ldr q22, [x8, #304]
    ldr q23, [x8, #320]
    ldr q24, [x8, #336]
    ldr q25, [x8, #352]
    ldr q26, [x8, #368]
    ldr q27, [x8, #384]
    ldr q28, [x8, #400]
    ldr q29, [x8, #416]
    ldr q8, [x8, #432]
    ldr q9, [x8, #448]
    ldr q10, [x8, #464]
    ldr q11, [x8, #480]
    ldr q12, [x8, #496]
    ldr q13, [x8, #512]
    ldr q14, [x8, #528]
    ldr q15, [x8, #544]
    movi v18.16b, #64
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 47 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v7.16b}, v6.16b
    tbl v17.16b, {v17.16b}, v6.16b
    tbl v20.16b, {v0.16b}, v6.16b
    rev32 v30.8h, v7.8h
    rev32 v31.8h, v0.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v17.16b, v19.16b, v17.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v20.16b, v17.16b
    ldr q17, [x3, #1472]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #1488]
    eor v2.16b, v2.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 46 (skinny.dsl:60)
    tbl v0.16b, {v7.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v7.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v1.16b
    eor v1.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1440]
    eor v7.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #1456]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v1.16b, v1.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 45 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v7.16b, {v7.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v19.16b, v1.16b
    eor v19.16b, v30.16b, v31.16b
    eor v7.16b, v7.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    ldr q17, [x3, #1408]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #1424]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    // round 44 (skinny.dsl:60)
    tbl v7.16b, {v0.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1376]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #1392]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 43 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1344]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #1360]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 42 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1312]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #1328]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 41 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1280]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #1296]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 40 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1248]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #1264]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 39 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1216]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #1232]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 38 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1184]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #1200]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 37 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1152]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #1168]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 36 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1120]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #1136]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 35 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1088]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #1104]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 34 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1056]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #1072]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 33 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1024]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #1040]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 32 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #992]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #1008]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 31 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #960]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #976]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 30 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #928]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #944]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 29 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #896]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #912]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 28 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #864]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #880]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 27 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #832]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #848]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 26 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #800]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #816]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 25 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #768]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #784]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 24 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #736]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #752]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 23 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #704]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #720]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 22 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #672]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #688]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 21 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #640]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #656]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 20 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #608]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #624]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 19 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #576]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #592]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 18 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #544]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #560]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 17 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #512]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #528]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 16 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #480]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #496]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 15 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #448]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #464]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 14 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #416]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #432]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 13 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #384]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #400]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 12 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #352]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #368]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 11 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #320]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #336]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 10 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #288]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #304]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 9 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #256]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #272]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 8 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #224]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #240]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 7 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #192]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #208]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 6 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #160]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #176]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 5 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #128]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #144]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 4 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #96]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #112]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 3 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #64]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #80]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 2 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #32]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #48]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 1 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v6.16b, {v17.16b}, v6.16b
    rev32 v20.8h, v0.8h
    rev32 v30.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v20.16b, v30.16b
    eor v1.16b, v1.16b, v17.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [x3, #0]
    eor v2.16b, v2.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    ldr q7, [x3, #16]
    eor v3.16b, v3.16b, v7.16b
    eor v6.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v19.16b, v5.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v6.16b
    sub v6.16b, v6.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v6.16b
    sub v6.16b, v6.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v6.16b
    sub v6.16b, v6.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v6.16b
    tbl v6.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v6.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v6.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v6.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v5.16b
    sub v5.16b, v5.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v5.16b
    sub v5.16b, v5.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    sub v5.16b, v5.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v5.16b
    tbl v5.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v5.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v5.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    zip1 v1.4s, v7.4s, v0.4s
    zip2 v0.4s, v7.4s, v0.4s
    zip1 v7.4s, v6.4s, v5.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v4.4s, v16.4s
    zip2 v4.4s, v4.4s, v16.4s
    uzp1 v16.2d, v1.2d, v7.2d
    uzp2 v1.2d, v1.2d, v7.2d
    uzp1 v7.2d, v0.2d, v5.2d
    uzp2 v0.2d, v0.2d, v5.2d
    uzp1 v5.2d, v6.2d, v3.2d
    uzp2 v3.2d, v6.2d, v3.2d
    uzp1 v6.2d, v2.2d, v4.2d
    uzp2 v2.2d, v2.2d, v4.2d
    str q16, [x0, #0]
    str q1, [x0, #16]
    str q7, [x0, #32]
    str q0, [x0, #48]
    str q5, [x0, #64]
    str q3, [x0, #80]
    str q6, [x0, #96]
    str q2, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_256_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_256_ecb_decrypt_neon_out
.Llwcc_skinny128_256_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_skinny128_256_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_skinny128_256_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_256_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_256_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_256_ecb_decrypt_neon_group
.Llwcc_skinny128_256_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_256_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_256_ecb_decrypt_neon_copy
.Llwcc_skinny128_256_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_skinny128_256_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_skinny128_256_ecb_decrypt_neon_return:
    ret
    .size lwcc_skinny128_256_ecb_decrypt_neon, .-lwcc_skinny128_256_ecb_decrypt_neon

    .balign 16
    .global lwcc_skinny128_256_ctr_init_neon
    .type lwcc_skinny128_256_ctr_init_neon, %function
lwcc_skinny128_256_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_skinny128_256_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_skinny128_256_ctr_nonce_neon
    .size lwcc_skinny128_256_ctr_init_neon, .-lwcc_skinny128_256_ctr_init_neon

    .balign 16
    .global lwcc_skinny128_256_ctr_nonce_neon
    .type lwcc_skinny128_256_ctr_nonce_neon, %function
lwcc_skinny128_256_ctr_nonce_neon:
    adr x8, .Llwcc_skinny128_256_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x8, #672]
    and v0.16b, v0.16b, v1.16b
    add x9, x1, #8
    ld1r {v1.4s}, [x9]
    ldr q2, [x8, #688]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #1536]
    ret
    .size lwcc_skinny128_256_ctr_nonce_neon, .-lwcc_skinny128_256_ctr_nonce_neon

    .balign 16
    .global lwcc_skinny128_256_ctr_crypt_neon
    .type lwcc_skinny128_256_ctr_crypt_neon, %function
lwcc_skinny128_256_ctr_crypt_neon:
    cbz x2, .Llwcc_skinny128_256_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_skinny128_256_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_skinny128_256_ctr_crypt_neon_rest
.Llwcc_skinny128_256_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x3, #1536]
    movi v2.16b, #0
    add v2.4s, v0.4s, v2.4s
    ldr q3, [x8, #560]
    tbl v2.16b, {v2.16b}, v3.16b
    orr v2.16b, v1.16b, v2.16b
    ldr q4, [x8, #576]
    add v4.4s, v0.4s, v4.4s
    tbl v4.16b, {v4.16b}, v3.16b
    orr v4.16b, v1.16b, v4.16b
    ldr q5, [x8, #256]
    add v5.4s, v0.4s, v5.4s
    tbl v5.16b, {v5.16b}, v3.16b
    orr v5.16b, v1.16b, v5.16b
    ldr q6, [x8, #592]
    add v6.4s, v0.4s, v6.4s
    tbl v6.16b, {v6.16b}, v3.16b
    orr v6.16b, v1.16b, v6.16b
    ldr q7, [x8, #608]
    add v7.4s, v0.4s, v7.4s
    tbl v7.16b, {v7.16b}, v3.16b
    orr v7.16b, v1.16b, v7.16b
    ldr q16, [x8, #624]
    add v16.4s, v0.4s, v16.4s
    tbl v16.16b, {v16.16b}, v3.16b
    orr v16.16b, v1.16b, v16.16b
    ldr q17, [x8, #640]
    add v17.4s, v0.4s, v17.4s
    tbl v17.16b, {v17.16b}, v3.16b
    orr v17.16b, v1.16b, v17.16b
    ldr q18, [x8, #656]
    add v0.4s, v0.4s, v18.4s
    tbl v0.16b, {v0.16b}, v3.16b
    orr v0.16b, v1.16b, v0.16b
    uzp1 v1.2d, v2.2d, v4.2d
    uzp2 v2.2d, v2.2d, v4.2d
    uzp1 v3.2d, v5.2d, v6.2d
    uzp2 v4.2d, v5.2d, v6.2d
    uzp1 v5.2d, v7.2d, v16.2d
    uzp2 v6.2d, v7.2d, v16.2d
    uzp1 v7.2d, v17.2d, v0.2d
    uzp2 v0.2d, v17.2d, v0.2d
    uzp1 v16.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    uzp1 v3.4s, v2.4s, v4.4s
    uzp2 v2.4s, v2.4s, v4.4s
    uzp1 v4.4s, v5.4s, v7.4s
    uzp2 v5.4s, v5.4s, v7.4s
    uzp1 v7.4s, v6.4s, v0.4s
    uzp2 v0.4s, v6.4s, v0.4s
    // round 1 (skinny.dsl:60)
    ldr q17, [x8, #0]
    ldr q18, [x8, #16]
    ldr q19, [x8, #32]
    ldr q20, [x8, #48]
    ldr q21, [x8, #64]
    ldr q22, [x8, #80]
    ldr q23, [x8, #96]
    ldr q24, [x8, #112]
    ldr q25, [x8, #128]
    ldr q26, [x8, #144]
    ldr q27, [x8, #160]
    ldr q28, [x8, #176]
    ldr q8, [x8, #192]
    ldr q9, [x8, #208]
    ldr q10, [x8, #224]
    ldr q11, [x8, #240]
    movi v6.16b, #64
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    // round 2 (skinny.dsl:60)
    ldr q0, [x3, #0]
    eor v29.16b, v29.16b, v0.16b
    eor v0.16b, v16.16b, v0.16b
    ldr q16, [x3, #16]
    eor v4.16b, v4.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    ldr q16, [x8, #256]
    eor v5.16b, v5.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v5.8h, v5.8h
    ldr q30, [x8, #272]
    tbl v7.16b, {v7.16b}, v30.16b
    ldr q31, [x8, #288]
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v29.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v5.16b, v7.16b, v12.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v1.16b, {v1.16b}, v31.16b
    eor v7.16b, v0.16b, v3.16b
    eor v1.16b, v3.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    // round 3 (skinny.dsl:60)
    ldr q7, [x3, #32]
    eor v3.16b, v3.16b, v7.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #48]
    eor v2.16b, v2.16b, v7.16b
    eor v7.16b, v29.16b, v7.16b
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v2.16b, {v2.16b}, v31.16b
    eor v29.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v4.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 4 (skinny.dsl:60)
    ldr q12, [x3, #64]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #80]
    eor v4.16b, v4.16b, v12.16b
    eor v3.16b, v3.16b, v12.16b
    eor v5.16b, v5.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v5.8h, v5.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v29.16b}, v30.16b
    tbl v3.16b, {v3.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v5.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 5 (skinny.dsl:60)
    ldr q29, [x3, #96]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #112]
    eor v3.16b, v3.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v3.16b, {v3.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v4.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 6 (skinny.dsl:60)
    ldr q12, [x3, #128]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 7 (skinny.dsl:60)
    ldr q29, [x3, #160]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #176]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 8 (skinny.dsl:60)
    ldr q12, [x3, #192]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #208]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 9 (skinny.dsl:60)
    ldr q29, [x3, #224]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #240]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 10 (skinny.dsl:60)
    ldr q12, [x3, #256]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #272]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 11 (skinny.dsl:60)
    ldr q29, [x3, #288]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #304]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 12 (skinny.dsl:60)
    ldr q12, [x3, #320]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #336]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 13 (skinny.dsl:60)
    ldr q29, [x3, #352]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #368]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 14 (skinny.dsl:60)
    ldr q12, [x3, #384]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #400]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 15 (skinny.dsl:60)
    ldr q29, [x3, #416]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #432]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 16 (skinny.dsl:60)
    ldr q12, [x3, #448]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #464]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 17 (skinny.dsl:60)
    ldr q29, [x3, #480]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #496]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 18 (skinny.dsl:60)
    ldr q12, [x3, #512]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #528]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 19 (skinny.dsl:60)
    ldr q29, [x3, #544]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #560]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 20 (skinny.dsl:60)
    ldr q12, [x3, #576]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #592]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 21 (skinny.dsl:60)
    ldr q29, [x3, #608]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #624]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 22 (skinny.dsl:60)
    ldr q12, [x3, #640]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #656]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 23 (skinny.dsl:60)
    ldr q29, [x3, #672]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #688]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 24 (skinny.dsl:60)
    ldr q12, [x3, #704]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #720]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 25 (skinny.dsl:60)
    ldr q29, [x3, #736]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #752]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 26 (skinny.dsl:60)
    ldr q12, [x3, #768]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #784]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 27 (skinny.dsl:60)
    ldr q29, [x3, #800]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #816]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 28 (skinny.dsl:60)
    ldr q12, [x3, #832]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #848]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 29 (skinny.dsl:60)
    ldr q29, [x3, #864]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #880]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 30 (skinny.dsl:60)
    ldr q12, [x3, #896]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #912]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 31 (skinny.dsl:60)
    ldr q29, [x3, #928]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #944]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 32 (skinny.dsl:60)
    ldr q12, [x3, #960]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #976]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 33 (skinny.dsl:60)
    ldr q29, [x3, #992]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1008]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 34 (skinny.dsl:60)
    ldr q12, [x3, #1024]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1040]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 35 (skinny.dsl:60)
    ldr q29, [x3, #1056]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1072]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 36 (skinny.dsl:60)
    ldr q12, [x3, #1088]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1104]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 37 (skinny.dsl:60)
    ldr q29, [x3, #1120]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1136]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 38 (skinny.dsl:60)
    ldr q12, [x3, #1152]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1168]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 39 (skinny.dsl:60)
    ldr q29, [x3, #1184]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1200]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 40 (skinny.dsl:60)
    ldr q12, [x3, #1216]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1232]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 41 (skinny.dsl:60)
    ldr q29, [x3, #1248]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1264]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 42 (skinny.dsl:60)
    ldr q12, [x3, #1280]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1296]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 43 (skinny.dsl:60)
    ldr q29, [x3, #1312]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1328]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 44 (skinny.dsl:60)
    ldr q12, [x3, #1344]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1360]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 45 (skinny.dsl:60)
    ldr q29, [x3, #1376]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #1392]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 46 (skinny.dsl:60)
    ldr q12, [x3, #1408]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #1424]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 47 (skinny.dsl:60)
    ldr q29, [x3, #1440]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1456]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 48 (skinny.dsl:60)
    ldr q12, [x3, #1472]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1488]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v17.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v18.16b, v29.16b, v6.16b
    tbx v17.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v18.16b
    sub v18.16b, v18.16b, v6.16b
    tbx v17.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v18.16b
    sub v6.16b, v18.16b, v6.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v6.16b
    ldr q6, [x3, #1504]
    eor v5.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #1520]
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v7.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v17.16b}, v30.16b
    tbl v6.16b, {v6.16b}, v31.16b
    eor v16.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v4.16b, v4.16b, v16.16b
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip1 v5.4s, v1.4s, v7.4s
    zip2 v1.4s, v1.4s, v7.4s
    zip1 v7.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v3.4s, v16.4s
    zip2 v3.4s, v3.4s, v16.4s
    uzp1 v16.2d, v6.2d, v5.2d
    uzp2 v5.2d, v6.2d, v5.2d
    uzp1 v6.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v7.2d, v4.2d
    uzp2 v4.2d, v7.2d, v4.2d
    uzp1 v7.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    ldr q3, [x1, #0]
    eor v3.16b, v3.16b, v16.16b
    str q3, [x0, #0]
    ldr q3, [x1, #16]
    eor v3.16b, v3.16b, v5.16b
    str q3, [x0, #16]
    ldr q3, [x1, #32]
    eor v3.16b, v3.16b, v6.16b
    str q3, [x0, #32]
    ldr q3, [x1, #48]
    eor v0.16b, v3.16b, v0.16b
    str q0, [x0, #48]
    ldr q0, [x1, #64]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #64]
    ldr q0, [x1, #80]
    eor v0.16b, v0.16b, v4.16b
    str q0, [x0, #80]
    ldr q0, [x1, #96]
    eor v0.16b, v0.16b, v7.16b
    str q0, [x0, #96]
    ldr q0, [x1, #112]
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #8
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_256_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_256_ctr_crypt_neon_out
.Llwcc_skinny128_256_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_skinny128_256_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_skinny128_256_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_256_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_256_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_256_ctr_crypt_neon_group
.Llwcc_skinny128_256_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_256_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_256_ctr_crypt_neon_copy
.Llwcc_skinny128_256_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_skinny128_256_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_256_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #192
    ret
.Llwcc_skinny128_256_ctr_crypt_neon_return:
    ret
    .size lwcc_skinny128_256_ctr_crypt_neon, .-lwcc_skinny128_256_ctr_crypt_neon

    .balign 16
.Llwcc_skinny128_256_file_neon_constants:
    .byte 0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b, 0x55, 0x75, 0x5a, 0x7a, 0x53, 0x73, 0x5b, 0x7b
    .byte 0x35, 0x8c, 0x3a, 0x81, 0x89, 0x33, 0x80, 0x3b, 0x95, 0x25, 0x98, 0x2a, 0x90, 0x23, 0x99, 0x2b
    .byte 0xe5, 0xcc, 0xe8, 0xc1, 0xc9, 0xe0, 0xc0, 0xe9, 0xd5, 0xf5, 0xd8, 0xf8, 0xd0, 0xf0, 0xd9, 0xf9
    .byte 0xa5, 0x1c, 0xa8, 0x12, 0x1b, 0xa0, 0x13, 0xa9, 0x05, 0xb5, 0x0a, 0xb8, 0x03, 0xb0, 0x0b, 0xb9
    .byte 0x32, 0x88, 0x3c, 0x85, 0x8d, 0x34, 0x84, 0x3d, 0x91, 0x22, 0x9c, 0x2c, 0x94, 0x24, 0x9d, 0x2d
    .byte 0x62, 0x4a, 0x6c, 0x45, 0x4d, 0x64, 0x44, 0x6d, 0x52, 0x72, 0x5c, 0x7c, 0x54, 0x74, 0x5d, 0x7d
    .byte 0xa1, 0x1a, 0xac, 0x15, 0x1d, 0xa4, 0x14, 0xad, 0x02, 0xb1, 0x0c, 0xbc, 0x04, 0xb4, 0x0d, 0xbd
    .byte 0xe1, 0xc8, 0xec, 0xc5, 0xcd, 0xe4, 0xc4, 0xed, 0xd1, 0xf1, 0xdc, 0xfc, 0xd4, 0xf4, 0xdd, 0xfd
    .byte 0x36, 0x8e, 0x38, 0x82, 0x8b, 0x30, 0x83, 0x39, 0x96, 0x26, 0x9a, 0x28, 0x93, 0x20, 0x9b, 0x29
    .byte 0x66, 0x4e, 0x68, 0x41, 0x49, 0x60, 0x40, 0x69, 0x56, 0x76, 0x58, 0x78, 0x50, 0x70, 0x59, 0x79
    .byte 0xa6, 0x1e, 0xaa, 0x11, 0x19, 0xa3, 0x10, 0xab, 0x06, 0xb6, 0x08, 0xba, 0x00, 0xb3, 0x09, 0xbb
    .byte 0xe6, 0xce, 0xea, 0xc2, 0xcb, 0xe3, 0xc3, 0xeb, 0xd6, 0xf6, 0xda, 0xfa, 0xd3, 0xf3, 0xdb, 0xfb
    .byte 0x31, 0x8a, 0x3e, 0x86, 0x8f, 0x37, 0x87, 0x3f, 0x92, 0x21, 0x9e, 0x2e, 0x97, 0x27, 0x9f, 0x2f
    .byte 0x61, 0x48, 0x6e, 0x46, 0x4f, 0x67, 0x47, 0x6f, 0x51, 0x71, 0x5e, 0x7e, 0x57, 0x77, 0x5f, 0x7f
    .byte 0xa2, 0x18, 0xae, 0x16, 0x1f, 0xa7, 0x17, 0xaf, 0x01, 0xb2, 0x0e, 0xbe, 0x07, 0xb7, 0x0f, 0xbf
    .byte 0xe2, 0xca, 0xee, 0xc6, 0xcf, 0xe7, 0xc7, 0xef, 0xd2, 0xf2, 0xde, 0xfe, 0xd7, 0xf7, 0xdf, 0xff
    .byte 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x01, 0x02, 0x03, 0x00, 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c
    .byte 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e
    .byte 0xac, 0xe8, 0x68, 0x3c, 0x6c, 0x38, 0xa8, 0xec, 0xaa, 0xae, 0x3a, 0x3e, 0x6a, 0x6e, 0xea, 0xee
    .byte 0xa6, 0xa3, 0x33, 0x36, 0x66, 0x63, 0xe3, 0xe6, 0xe1, 0xa4, 0x61, 0x34, 0x31, 0x64, 0xa1, 0xe4
    .byte 0x8d, 0xc9, 0x49, 0x1d, 0x4d, 0x19, 0x89, 0xcd, 0x8b, 0x8f, 0x1b, 0x1f, 0x4b, 0x4f, 0xcb, 0xcf
    .byte 0x85, 0xc0, 0x40, 0x15, 0x45, 0x10, 0x80, 0xc5, 0x82, 0x87, 0x12, 0x17, 0x42, 0x47, 0xc2, 0xc7
    .byte 0x96, 0x93, 0x03, 0x06, 0x56, 0x53, 0xd3, 0xd6, 0xd1, 0x94, 0x51, 0x04, 0x01, 0x54, 0x91, 0xd4
    .byte 0x9c, 0xd8, 0x58, 0x0c, 0x5c, 0x08, 0x98, 0xdc, 0x9a, 0x9e, 0x0a, 0x0e, 0x5a, 0x5e, 0xda, 0xde
    .byte 0x95, 0xd0, 0x50, 0x05, 0x55, 0x00, 0x90, 0xd5, 0x92, 0x97, 0x02, 0x07, 0x52, 0x57, 0xd2, 0xd7
    .byte 0x9d, 0xd9, 0x59, 0x0d, 0x5d, 0x09, 0x99, 0xdd, 0x9b, 0x9f, 0x0b, 0x0f, 0x5b, 0x5f, 0xdb, 0xdf
    .byte 0x16, 0x13, 0x83, 0x86, 0x46, 0x43, 0xc3, 0xc6, 0x41, 0x14, 0xc1, 0x84, 0x11, 0x44, 0x81, 0xc4
    .byte 0x1c, 0x48, 0xc8, 0x8c, 0x4c, 0x18, 0x88, 0xcc, 0x1a, 0x1e, 0x8a, 0x8e, 0x4a, 0x4e, 0xca, 0xce
    .byte 0x35, 0x60, 0xe0, 0xa5, 0x65, 0x30, 0xa0, 0xe5, 0x32, 0x37, 0xa2, 0xa7, 0x62, 0x67, 0xe2, 0xe7
    .byte 0x3d, 0x69, 0xe9, 0xad, 0x6d, 0x39, 0xa9, 0xed, 0x3b, 0x3f, 0xab, 0xaf, 0x6b, 0x6f, 0xeb, 0xef
    .byte 0x26, 0x23, 0xb3, 0xb6, 0x76, 0x73, 0xf3, 0xf6, 0x71, 0x24, 0xf1, 0xb4, 0x21, 0x74, 0xb1, 0xf4
    .byte 0x2c, 0x78, 0xf8, 0xbc, 0x7c, 0x28, 0xb8, 0xfc, 0x2a, 0x2e, 0xba, 0xbe, 0x7a, 0x7e, 0xfa, 0xfe
    .byte 0x25, 0x70, 0xf0, 0xb5, 0x75, 0x20, 0xb0, 0xf5, 0x22, 0x27, 0xb2, 0xb7, 0x72, 0x77, 0xf2, 0xf7
    .byte 0x2d, 0x79, 0xf9, 0xbd, 0x7d, 0x29, 0xb9, 0xfd, 0x2b, 0x2f, 0xbb, 0xbf, 0x7b, 0x7f, 0xfb, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x02, 0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x20, 0x41, 0x61, 0x80, 0xa0, 0xc1, 0xe1, 0x01, 0x21, 0x40, 0x60, 0x81, 0xa1, 0xc0, 0xe0
    .byte 0x00, 0x04, 0x08, 0x0c, 0x10, 0x14, 0x18, 0x1c, 0x20, 0x24, 0x28, 0x2c, 0x30, 0x34, 0x38, 0x3c
    .byte 0x00, 0x41, 0x82, 0xc3, 0x01, 0x40, 0x83, 0xc2, 0x02, 0x43, 0x80, 0xc1, 0x03, 0x42, 0x81, 0xc0
    .byte 0x00, 0x08, 0x10, 0x18, 0x20, 0x28, 0x30, 0x38, 0x41, 0x49, 0x51, 0x59, 0x61, 0x69, 0x71, 0x79
    .byte 0x00, 0x82, 0x05, 0x87, 0x02, 0x80, 0x07, 0x85, 0x04, 0x86, 0x01, 0x83, 0x06, 0x84, 0x03, 0x81
    .byte 0x00, 0x10, 0x20, 0x30, 0x41, 0x51, 0x61, 0x71, 0x82, 0x92, 0xa2, 0xb2, 0xc3, 0xd3, 0xe3, 0xf3
    .byte 0x00, 0x05, 0x0a, 0x0f, 0x04, 0x01, 0x0e, 0x0b, 0x08, 0x0d, 0x02, 0x07, 0x0c, 0x09, 0x06, 0x03
    .byte 0x00, 0x20, 0x41, 0x61, 0x82, 0xa2, 0xc3, 0xe3, 0x05, 0x25, 0x44, 0x64, 0x87, 0xa7, 0xc6, 0xe6
    .byte 0x00, 0x0a, 0x14, 0x1e, 0x08, 0x02, 0x1c, 0x16, 0x10, 0x1a, 0x04, 0x0e, 0x18, 0x12, 0x0c, 0x06
    .byte 0x00, 0x41, 0x82, 0xc3, 0x05, 0x44, 0x87, 0xc6, 0x0a, 0x4b, 0x88, 0xc9, 0x0f, 0x4e, 0x8d, 0xcc
    .byte 0x00, 0x14, 0x28, 0x3c, 0x10, 0x04, 0x38, 0x2c, 0x20, 0x34, 0x08, 0x1c, 0x30, 0x24, 0x18, 0x0c
    .byte 0x00, 0x82, 0x05, 0x87, 0x0a, 0x88, 0x0f, 0x8d, 0x14, 0x96, 0x11, 0x93, 0x1e, 0x9c, 0x1b, 0x99
    .byte 0x00, 0x28, 0x51, 0x79, 0x20, 0x08, 0x71, 0x59, 0x41, 0x69, 0x10, 0x38, 0x61, 0x49, 0x30, 0x18
    .byte 0x00, 0x05, 0x0a, 0x0f, 0x14, 0x11, 0x1e, 0x1b, 0x28, 0x2d, 0x22, 0x27, 0x3c, 0x39, 0x36, 0x33
    .byte 0x00, 0x51, 0xa2, 0xf3, 0x41, 0x10, 0xe3, 0xb2, 0x82, 0xd3, 0x20, 0x71, 0xc3, 0x92, 0x61, 0x30
    .byte 0x00, 0x0a, 0x14, 0x1e, 0x28, 0x22, 0x3c, 0x36, 0x51, 0x5b, 0x45, 0x4f, 0x79, 0x73, 0x6d, 0x67
    .byte 0x00, 0xa2, 0x44, 0xe6, 0x82, 0x20, 0xc6, 0x64, 0x05, 0xa7, 0x41, 0xe3, 0x87, 0x25, 0xc3, 0x61
    .byte 0x00, 0x14, 0x28, 0x3c, 0x51, 0x45, 0x79, 0x6d, 0xa2, 0xb6, 0x8a, 0x9e, 0xf3, 0xe7, 0xdb, 0xcf
    .byte 0x00, 0x44, 0x88, 0xcc, 0x05, 0x41, 0x8d, 0xc9, 0x0a, 0x4e, 0x82, 0xc6, 0x0f, 0x4b, 0x87, 0xc3
    .byte 0x00, 0x28, 0x51, 0x79, 0xa2, 0x8a, 0xf3, 0xdb, 0x44, 0x6c, 0x15, 0x3d, 0xe6, 0xce, 0xb7, 0x9f
    .byte 0x00, 0x88, 0x11, 0x99, 0x0a, 0x82, 0x1b, 0x93, 0x14, 0x9c, 0x05, 0x8d, 0x1e, 0x96, 0x0f, 0x87
    .byte 0x00, 0x51, 0xa2, 0xf3, 0x44, 0x15, 0xe6, 0xb7, 0x88, 0xd9, 0x2a, 0x7b, 0xcc, 0x9d, 0x6e, 0x3f
    .byte 0x00, 0x11, 0x22, 0x33, 0x14, 0x05, 0x36, 0x27, 0x28, 0x39, 0x0a, 0x1b, 0x3c, 0x2d, 0x1e, 0x0f
    .byte 0x00, 0xa2, 0x44, 0xe6, 0x88, 0x2a, 0xcc, 0x6e, 0x11, 0xb3, 0x55, 0xf7, 0x99, 0x3b, 0xdd, 0x7f
    .byte 0x00, 0x22, 0x45, 0x67, 0x28, 0x0a, 0x6d, 0x4f, 0x51, 0x73, 0x14, 0x36, 0x79, 0x5b, 0x3c, 0x1e
    .byte 0x00, 0x44, 0x88, 0xcc, 0x11, 0x55, 0x99, 0xdd, 0x22, 0x66, 0xaa, 0xee, 0x33, 0x77, 0xbb, 0xff
    .byte 0x00, 0x45, 0x8a, 0xcf, 0x51, 0x14, 0xdb, 0x9e, 0xa2, 0xe7, 0x28, 0x6d, 0xf3, 0xb6, 0x79, 0x3c
    .byte 0x00, 0x88, 0x11, 0x99, 0x22, 0xaa, 0x33, 0xbb, 0x45, 0xcd, 0x54, 0xdc, 0x67, 0xef, 0x76, 0xfe
    .byte 0x00, 0x8a, 0x15, 0x9f, 0xa2, 0x28, 0xb7, 0x3d, 0x44, 0xce, 0x51, 0xdb, 0xe6, 0x6c, 0xf3, 0x79
    .byte 0x00, 0x11, 0x22, 0x33, 0x45, 0x54, 0x67, 0x76, 0x8a, 0x9b, 0xa8, 0xb9, 0xcf, 0xde, 0xed, 0xfc
    .byte 0x00, 0x15, 0x2a, 0x3f, 0x44, 0x51, 0x6e, 0x7b, 0x88, 0x9d, 0xa2, 0xb7, 0xcc, 0xd9, 0xe6, 0xf3
    .byte 0x00, 0x22, 0x45, 0x67, 0x8a, 0xa8, 0xcf, 0xed, 0x15, 0x37, 0x50, 0x72, 0x9f, 0xbd, 0xda, 0xf8
    .byte 0x00, 0x2a, 0x55, 0x7f, 0x88, 0xa2, 0xdd, 0xf7, 0x11, 0x3b, 0x44, 0x6e, 0x99, 0xb3, 0xcc, 0xe6
    .byte 0x00, 0x45, 0x8a, 0xcf, 0x15, 0x50, 0x9f, 0xda, 0x2a, 0x6f, 0xa0, 0xe5, 0x3f, 0x7a, 0xb5, 0xf0
    .byte 0x00, 0x55, 0xaa, 0xff, 0x11, 0x44, 0xbb, 0xee, 0x22, 0x77, 0x88, 0xdd, 0x33, 0x66, 0x99, 0xcc
    .byte 0x00, 0x8a, 0x15, 0x9f, 0x2a, 0xa0, 0x3f, 0xb5, 0x55, 0xdf, 0x40, 0xca, 0x7f, 0xf5, 0x6a, 0xe0
    .byte 0x00, 0xaa, 0x54, 0xfe, 0x22, 0x88, 0x76, 0xdc, 0x45, 0xef, 0x11, 0xbb, 0x67, 0xcd, 0x33, 0x99
    .byte 0x00, 0x15, 0x2a, 0x3f, 0x55, 0x40, 0x7f, 0x6a, 0xaa, 0xbf, 0x80, 0x95, 0xff, 0xea, 0xd5, 0xc0
    .byte 0x00, 0x54, 0xa8, 0xfc, 0x45, 0x11, 0xed, 0xb9, 0x8a, 0xde, 0x22, 0x76, 0xcf, 0x9b, 0x67, 0x33
    .byte 0x00, 0x2a, 0x55, 0x7f, 0xaa, 0x80, 0xff, 0xd5, 0x54, 0x7e, 0x01, 0x2b, 0xfe, 0xd4, 0xab, 0x81
    .byte 0x00, 0xa8, 0x50, 0xf8, 0x8a, 0x22, 0xda, 0x72, 0x15, 0xbd, 0x45, 0xed, 0x9f, 0x37, 0xcf, 0x67
    .byte 0x00, 0x55, 0xaa, 0xff, 0x54, 0x01, 0xfe, 0xab, 0xa8, 0xfd, 0x02, 0x57, 0xfc, 0xa9, 0x56, 0x03
    .byte 0x00, 0x50, 0xa0, 0xf0, 0x15, 0x45, 0xb5, 0xe5, 0x2a, 0x7a, 0x8a, 0xda, 0x3f, 0x6f, 0x9f, 0xcf
    .byte 0x00, 0xaa, 0x54, 0xfe, 0xa8, 0x02, 0xfc, 0x56, 0x50, 0xfa, 0x04, 0xae, 0xf8, 0x52, 0xac, 0x06
    .byte 0x00, 0xa0, 0x40, 0xe0, 0x2a, 0x8a, 0x6a, 0xca, 0x55, 0xf5, 0x15, 0xb5, 0x7f, 0xdf, 0x3f, 0x9f
    .byte 0x00, 0x54, 0xa8, 0xfc, 0x50, 0x04, 0xf8, 0xac, 0xa0, 0xf4, 0x08, 0x5c, 0xf0, 0xa4, 0x58, 0x0c
    .byte 0x00, 0x40, 0x80, 0xc0, 0x55, 0x15, 0xd5, 0x95, 0xaa, 0xea, 0x2a, 0x6a, 0xff, 0xbf, 0x7f, 0x3f
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
