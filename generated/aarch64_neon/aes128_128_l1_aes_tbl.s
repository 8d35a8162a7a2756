// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --features aes --sbox tbl
// passes:    unroll() invert() counter() sbox(lanes=1, registers=true) hoist(nonce=false) slice(lanes=1, rows=8) select() schedule() allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 2176
// layout:    rows of 16 cells of 1 blocks, 1 a block, 8 blocks a group; instructions of layers
// sizes:     in bytes: block 16, key 16, nonce 12, rk 320, ctx 336, align 16, group 128, stack 2176
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:3c8dcc44684003f9892ce2a6b9fd45b061443bd71804b61f099bff6604efbecb

    .text

    .balign 16
    .global lwcc_aes128_128_key_setup_neon
    .type lwcc_aes128_128_key_setup_neon, %function
lwcc_aes128_128_key_setup_neon:
    sub sp, sp, #2176
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_128_file_neon_constants
    add x9, x1, #15
    add x10, x1, #13
    ld1r {v0.16b}, [x9]
    add x9, x1, #14
    ld1r {v1.16b}, [x10]
    add x10, x1, #12
    add x11, x1, #2
    ld1r {v2.16b}, [x9]
    add x9, x1, #1
    ld1r {v3.16b}, [x10]
    ld1r {v4.16b}, [x11]
    add x10, x1, #4
    add x11, x1, #6
    add x12, x1, #3
    ld1r {v5.16b}, [x9]
    add x9, x1, #5
    ld1r {v6.16b}, [x11]
    ld1r {v7.16b}, [x12]
    movi v16.16b, #0
    add x11, x1, #10
    add x12, x1, #7
    ld1r {v17.16b}, [x9]
    ld1r {v18.16b}, [x1]
    add x9, x1, #9
    ld1r {v19.16b}, [x11]
    ld1r {v20.16b}, [x12]
    mov v21.16b, v0.16b
    aese v21.16b, v16.16b
    add x11, x1, #11
    ld1r {v22.16b}, [x10]
    ld1r {v23.16b}, [x9]
    mov v24.16b, v1.16b
    aese v24.16b, v16.16b
    add x9, x1, #8
    ld1r {v25.16b}, [x11]
    movi v26.16b, #1
    mov v27.16b, v2.16b
    aese v27.16b, v16.16b
    ld1r {v28.16b}, [x9]
    mov v29.16b, v3.16b
    aese v29.16b, v16.16b
    eor v21.16b, v4.16b, v21.16b
    eor v27.16b, v5.16b, v27.16b
    eor v24.16b, v24.16b, v26.16b
    eor v26.16b, v7.16b, v29.16b
    eor v29.16b, v6.16b, v21.16b
    eor v30.16b, v17.16b, v27.16b
    eor v24.16b, v18.16b, v24.16b
    eor v31.16b, v20.16b, v26.16b
    eor v8.16b, v19.16b, v29.16b
    eor v9.16b, v23.16b, v30.16b
    eor v10.16b, v22.16b, v24.16b
    eor v11.16b, v25.16b, v31.16b
    eor v12.16b, v2.16b, v8.16b
    eor v13.16b, v1.16b, v9.16b
    eor v14.16b, v28.16b, v10.16b
    eor v15.16b, v0.16b, v11.16b
    mov v18.16b, v12.16b
    aese v18.16b, v16.16b
    str q0, [sp, #64]
    movi v0.16b, #2
    str q2, [sp, #80]
    mov v2.16b, v13.16b
    aese v2.16b, v16.16b
    str q1, [sp, #96]
    eor v1.16b, v3.16b, v14.16b
    str q3, [sp, #112]
    mov v3.16b, v15.16b
    aese v3.16b, v16.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v27.16b, v18.16b
    mov v18.16b, v1.16b
    aese v18.16b, v16.16b
    eor v3.16b, v21.16b, v3.16b
    eor v0.16b, v24.16b, v0.16b
    eor v18.16b, v26.16b, v18.16b
    str q30, [sp, #128]
    eor v30.16b, v30.16b, v2.16b
    str q27, [sp, #144]
    eor v27.16b, v29.16b, v3.16b
    str q9, [sp, #160]
    eor v9.16b, v9.16b, v30.16b
    str q10, [sp, #176]
    eor v10.16b, v10.16b, v0.16b
    str q8, [sp, #192]
    eor v8.16b, v8.16b, v27.16b
    str q24, [sp, #208]
    eor v24.16b, v31.16b, v18.16b
    str q14, [sp, #224]
    eor v14.16b, v14.16b, v10.16b
    str q13, [sp, #240]
    eor v13.16b, v13.16b, v9.16b
    str q12, [sp, #256]
    eor v12.16b, v12.16b, v8.16b
    str q11, [sp, #272]
    eor v11.16b, v11.16b, v24.16b
    str q1, [sp, #288]
    eor v1.16b, v1.16b, v14.16b
    str q29, [sp, #304]
    mov v29.16b, v13.16b
    aese v29.16b, v16.16b
    str q31, [sp, #320]
    movi v31.16b, #4
    str q21, [sp, #336]
    mov v21.16b, v12.16b
    aese v21.16b, v16.16b
    str q15, [sp, #352]
    eor v15.16b, v15.16b, v11.16b
    str q26, [sp, #368]
    mov v26.16b, v1.16b
    aese v26.16b, v16.16b
    eor v29.16b, v29.16b, v31.16b
    eor v21.16b, v2.16b, v21.16b
    mov v31.16b, v15.16b
    aese v31.16b, v16.16b
    eor v26.16b, v18.16b, v26.16b
    eor v29.16b, v0.16b, v29.16b
    eor v31.16b, v3.16b, v31.16b
    str q30, [sp, #384]
    eor v30.16b, v30.16b, v21.16b
    str q24, [sp, #400]
    eor v24.16b, v24.16b, v26.16b
    str q9, [sp, #416]
    eor v9.16b, v9.16b, v30.16b
    str q27, [sp, #432]
    eor v27.16b, v27.16b, v31.16b
    str q10, [sp, #448]
    eor v10.16b, v10.16b, v29.16b
    str q11, [sp, #464]
    eor v11.16b, v11.16b, v24.16b
    str q13, [sp, #480]
    eor v13.16b, v13.16b, v9.16b
    str q8, [sp, #496]
    eor v8.16b, v8.16b, v27.16b
    str q14, [sp, #512]
    eor v14.16b, v14.16b, v10.16b
    str q15, [sp, #528]
    eor v15.16b, v15.16b, v11.16b
    str q3, [sp, #544]
    mov v3.16b, v13.16b
    aese v3.16b, v16.16b
    str q12, [sp, #560]
    eor v12.16b, v12.16b, v8.16b
    str q18, [sp, #576]
    movi v18.16b, #8
    str q1, [sp, #592]
    eor v1.16b, v1.16b, v14.16b
    str q2, [sp, #608]
    mov v2.16b, v15.16b
    aese v2.16b, v16.16b
    str q0, [sp, #624]
    mov v0.16b, v12.16b
    aese v0.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    mov v18.16b, v1.16b
    aese v18.16b, v16.16b
    eor v2.16b, v31.16b, v2.16b
    eor v0.16b, v21.16b, v0.16b
    eor v3.16b, v29.16b, v3.16b
    eor v18.16b, v26.16b, v18.16b
    str q27, [sp, #640]
    eor v27.16b, v27.16b, v2.16b
    str q30, [sp, #656]
    eor v30.16b, v30.16b, v0.16b
    str q10, [sp, #672]
    eor v10.16b, v10.16b, v3.16b
    str q8, [sp, #688]
    eor v8.16b, v8.16b, v27.16b
    str q24, [sp, #704]
    eor v24.16b, v24.16b, v18.16b
    str q9, [sp, #720]
    eor v9.16b, v9.16b, v30.16b
    str q14, [sp, #736]
    eor v14.16b, v14.16b, v10.16b
    str q12, [sp, #752]
    eor v12.16b, v12.16b, v8.16b
    str q11, [sp, #768]
    eor v11.16b, v11.16b, v24.16b
    str q13, [sp, #784]
    eor v13.16b, v13.16b, v9.16b
    str q1, [sp, #800]
    eor v1.16b, v1.16b, v14.16b
    str q26, [sp, #816]
    mov v26.16b, v12.16b
    aese v26.16b, v16.16b
    str q31, [sp, #832]
    movi v31.16b, #16
    str q15, [sp, #848]
    eor v15.16b, v15.16b, v11.16b
    str q21, [sp, #864]
    mov v21.16b, v13.16b
    aese v21.16b, v16.16b
    str q29, [sp, #880]
    mov v29.16b, v1.16b
    aese v29.16b, v16.16b
    str q19, [sp, #896]
    mov v19.16b, v15.16b
    aese v19.16b, v16.16b
    eor v21.16b, v21.16b, v31.16b
    eor v26.16b, v0.16b, v26.16b
    eor v29.16b, v18.16b, v29.16b
    eor v19.16b, v2.16b, v19.16b
    eor v21.16b, v3.16b, v21.16b
    eor v31.16b, v30.16b, v26.16b
    str q30, [sp, #912]
    eor v30.16b, v24.16b, v29.16b
    str q27, [sp, #928]
    eor v27.16b, v27.16b, v19.16b
    str q9, [sp, #944]
    eor v9.16b, v9.16b, v31.16b
    str q11, [sp, #960]
    eor v11.16b, v11.16b, v30.16b
    str q10, [sp, #976]
    eor v10.16b, v10.16b, v21.16b
    str q8, [sp, #992]
    eor v8.16b, v8.16b, v27.16b
    str q13, [sp, #1008]
    eor v13.16b, v13.16b, v9.16b
    str q15, [sp, #1024]
    eor v15.16b, v15.16b, v11.16b
    str q14, [sp, #1040]
    eor v14.16b, v14.16b, v10.16b
    str q12, [sp, #1056]
    eor v12.16b, v12.16b, v8.16b
    str q24, [sp, #1072]
    mov v24.16b, v13.16b
    aese v24.16b, v16.16b
    str q0, [sp, #1088]
    movi v0.16b, #32
    str q3, [sp, #1104]
    mov v3.16b, v15.16b
    aese v3.16b, v16.16b
    str q1, [sp, #1120]
    eor v1.16b, v1.16b, v14.16b
    str q2, [sp, #1136]
    mov v2.16b, v12.16b
    aese v2.16b, v16.16b
    eor v0.16b, v24.16b, v0.16b
    eor v3.16b, v19.16b, v3.16b
    mov v24.16b, v1.16b
    aese v24.16b, v16.16b
    eor v2.16b, v26.16b, v2.16b
    eor v0.16b, v21.16b, v0.16b
    eor v24.16b, v29.16b, v24.16b
    str q26, [sp, #1152]
    eor v26.16b, v27.16b, v3.16b
    str q31, [sp, #1168]
    eor v31.16b, v31.16b, v2.16b
    str q0, [sp, #1184]
    eor v0.16b, v10.16b, v0.16b
    str q10, [sp, #1200]
    eor v10.16b, v8.16b, v26.16b
    str q9, [sp, #1216]
    eor v9.16b, v9.16b, v31.16b
    str q8, [sp, #1232]
    eor v8.16b, v30.16b, v24.16b
    str q12, [sp, #1248]
    eor v12.16b, v12.16b, v10.16b
    str q0, [sp, #1264]
    eor v0.16b, v14.16b, v0.16b
    str q13, [sp, #1280]
    eor v13.16b, v13.16b, v9.16b
    str q14, [sp, #1296]
    eor v14.16b, v11.16b, v8.16b
    str q0, [sp, #1312]
    eor v0.16b, v1.16b, v0.16b
    str q1, [sp, #1328]
    mov v1.16b, v12.16b
    aese v1.16b, v16.16b
    str q11, [sp, #1344]
    movi v11.16b, #64
    str q21, [sp, #1360]
    mov v21.16b, v13.16b
    aese v21.16b, v16.16b
    str q15, [sp, #1376]
    eor v15.16b, v15.16b, v14.16b
    str q0, [sp, #1392]
    aese v0.16b, v16.16b
    eor v21.16b, v21.16b, v11.16b
    eor v1.16b, v2.16b, v1.16b
    mov v11.16b, v15.16b
    aese v11.16b, v16.16b
    eor v0.16b, v24.16b, v0.16b
    eor v11.16b, v3.16b, v11.16b
    str q21, [sp, #1408]
    eor v21.16b, v31.16b, v1.16b
    str q0, [sp, #1424]
    eor v0.16b, v8.16b, v0.16b
    str q9, [sp, #1440]
    eor v9.16b, v9.16b, v21.16b
    str q26, [sp, #1456]
    eor v26.16b, v26.16b, v11.16b
    str q0, [sp, #1472]
    eor v0.16b, v14.16b, v0.16b
    str q13, [sp, #1488]
    eor v13.16b, v13.16b, v9.16b
    str q10, [sp, #1504]
    eor v10.16b, v10.16b, v26.16b
    str q0, [sp, #1520]
    eor v0.16b, v15.16b, v0.16b
    str q15, [sp, #1536]
    mov v15.16b, v13.16b
    aese v15.16b, v16.16b
    str q12, [sp, #1552]
    eor v12.16b, v12.16b, v10.16b
    str q14, [sp, #1568]
    movi v14.16b, #128
    str q0, [sp, #1584]
    aese v0.16b, v16.16b
    str q8, [sp, #1600]
    mov v8.16b, v12.16b
    aese v8.16b, v16.16b
    eor v14.16b, v15.16b, v14.16b
    eor v0.16b, v11.16b, v0.16b
    eor v8.16b, v1.16b, v8.16b
    eor v15.16b, v26.16b, v0.16b
    str q0, [sp, #1616]
    eor v0.16b, v21.16b, v8.16b
    str q15, [sp, #1632]
    eor v15.16b, v10.16b, v15.16b
    str q14, [sp, #1648]
    eor v14.16b, v9.16b, v0.16b
    str q15, [sp, #1664]
    eor v15.16b, v12.16b, v15.16b
    str q12, [sp, #1680]
    eor v12.16b, v13.16b, v14.16b
    str q15, [sp, #1696]
    aese v15.16b, v16.16b
    str q13, [sp, #1712]
    movi v13.16b, #27
    str q10, [sp, #1728]
    mov v10.16b, v12.16b
    aese v10.16b, v16.16b
    eor v10.16b, v10.16b, v13.16b
    eor v13.16b, v8.16b, v15.16b
    eor v15.16b, v0.16b, v13.16b
    str q15, [sp, #1744]
    eor v15.16b, v14.16b, v15.16b
    str q15, [sp, #1760]
    eor v15.16b, v12.16b, v15.16b
    str q13, [sp, #1776]
    movi v13.16b, #54
    str q15, [sp, #1792]
    aese v15.16b, v16.16b
    eor v13.16b, v15.16b, v13.16b
    ldr q15, [x8, #160]
    ld1r {v16.16b}, [x1]
    bit v5.16b, v16.16b, v15.16b
    bit v7.16b, v4.16b, v15.16b
    bit v17.16b, v22.16b, v15.16b
    bit v20.16b, v6.16b, v15.16b
    bit v23.16b, v28.16b, v15.16b
    ldr q4, [sp, #896]
    bit v25.16b, v4.16b, v15.16b
    ldr q4, [sp, #112]
    ldr q6, [sp, #96]
    bit v6.16b, v4.16b, v15.16b
    ldr q4, [sp, #80]
    ldr q16, [sp, #64]
    bit v16.16b, v4.16b, v15.16b
    ldr q4, [x8, #176]
    bit v7.16b, v5.16b, v4.16b
    bit v20.16b, v17.16b, v4.16b
    bit v25.16b, v23.16b, v4.16b
    bit v16.16b, v6.16b, v4.16b
    ldr q5, [x8, #192]
    bit v20.16b, v7.16b, v5.16b
    bit v16.16b, v25.16b, v5.16b
    ldr q6, [x8, #128]
    bit v16.16b, v20.16b, v6.16b
    str q16, [x0, #0]
    ldr q7, [sp, #336]
    ldr q16, [sp, #368]
    mov v17.16b, v15.16b
    bsl v17.16b, v7.16b, v16.16b
    ldr q20, [sp, #304]
    ldr q22, [sp, #320]
    mov v23.16b, v15.16b
    bsl v23.16b, v20.16b, v22.16b
    ldr q25, [sp, #208]
    ldr q28, [sp, #144]
    mov v20.16b, v15.16b
    bsl v20.16b, v25.16b, v28.16b
    ldr q22, [sp, #192]
    ldr q7, [sp, #272]
    mov v16.16b, v15.16b
    bsl v16.16b, v22.16b, v7.16b
    ldr q22, [sp, #176]
    ldr q7, [sp, #128]
    mov v28.16b, v15.16b
    bsl v28.16b, v22.16b, v7.16b
    ldr q7, [sp, #256]
    ldr q22, [sp, #352]
    mov v25.16b, v15.16b
    bsl v25.16b, v7.16b, v22.16b
    ldr q7, [sp, #224]
    ldr q22, [sp, #160]
    str q13, [sp, #64]
    mov v13.16b, v15.16b
    bsl v13.16b, v7.16b, v22.16b
    ldr q22, [sp, #288]
    ldr q7, [sp, #240]
    str q10, [sp, #80]
    mov v10.16b, v15.16b
    bsl v10.16b, v22.16b, v7.16b
    bit v17.16b, v20.16b, v4.16b
    bit v23.16b, v28.16b, v4.16b
    bit v16.16b, v13.16b, v4.16b
    bit v25.16b, v10.16b, v4.16b
    bit v23.16b, v17.16b, v5.16b
    bit v25.16b, v16.16b, v5.16b
    bit v25.16b, v23.16b, v6.16b
    str q25, [x0, #16]
    ldr q16, [sp, #624]
    ldr q17, [sp, #608]
    mov v20.16b, v15.16b
    bsl v20.16b, v16.16b, v17.16b
    ldr q23, [sp, #544]
    ldr q25, [sp, #576]
    mov v28.16b, v15.16b
    bsl v28.16b, v23.16b, v25.16b
    ldr q10, [sp, #448]
    ldr q13, [sp, #384]
    mov v7.16b, v15.16b
    bsl v7.16b, v10.16b, v13.16b
    ldr q22, [sp, #432]
    ldr q13, [sp, #400]
    mov v10.16b, v15.16b
    bsl v10.16b, v22.16b, v13.16b
    ldr q22, [sp, #512]
    ldr q13, [sp, #416]
    mov v23.16b, v15.16b
    bsl v23.16b, v22.16b, v13.16b
    ldr q13, [sp, #496]
    ldr q22, [sp, #464]
    mov v25.16b, v15.16b
    bsl v25.16b, v13.16b, v22.16b
    ldr q13, [sp, #592]
    ldr q22, [sp, #480]
    mov v17.16b, v15.16b
    bsl v17.16b, v13.16b, v22.16b
    ldr q22, [sp, #560]
    ldr q13, [sp, #528]
    mov v16.16b, v15.16b
    bsl v16.16b, v22.16b, v13.16b
    bit v28.16b, v20.16b, v4.16b
    bit v10.16b, v7.16b, v4.16b
    bit v25.16b, v23.16b, v4.16b
    bit v16.16b, v17.16b, v4.16b
    bit v10.16b, v28.16b, v5.16b
    bit v16.16b, v25.16b, v5.16b
    bit v16.16b, v10.16b, v6.16b
    str q16, [x0, #32]
    ldr q7, [sp, #880]
    ldr q16, [sp, #864]
    mov v17.16b, v15.16b
    bsl v17.16b, v7.16b, v16.16b
    ldr q20, [sp, #832]
    ldr q23, [sp, #816]
    mov v25.16b, v15.16b
    bsl v25.16b, v20.16b, v23.16b
    ldr q28, [sp, #672]
    ldr q10, [sp, #656]
    mov v22.16b, v15.16b
    bsl v22.16b, v28.16b, v10.16b
    ldr q13, [sp, #640]
    ldr q10, [sp, #704]
    mov v28.16b, v15.16b
    bsl v28.16b, v13.16b, v10.16b
    ldr q10, [sp, #736]
    ldr q13, [sp, #720]
    mov v23.16b, v15.16b
    bsl v23.16b, v10.16b, v13.16b
    ldr q13, [sp, #688]
    ldr q10, [sp, #768]
    mov v20.16b, v15.16b
    bsl v20.16b, v13.16b, v10.16b
    ldr q10, [sp, #800]
    ldr q13, [sp, #784]
    mov v16.16b, v15.16b
    bsl v16.16b, v10.16b, v13.16b
    ldr q13, [sp, #752]
    ldr q10, [sp, #848]
    mov v7.16b, v15.16b
    bsl v7.16b, v13.16b, v10.16b
    bit v25.16b, v17.16b, v4.16b
    bit v28.16b, v22.16b, v4.16b
    bit v20.16b, v23.16b, v4.16b
    bit v7.16b, v16.16b, v4.16b
    bit v28.16b, v25.16b, v5.16b
    bit v7.16b, v20.16b, v5.16b
    bit v7.16b, v28.16b, v6.16b
    str q7, [x0, #48]
    ldr q7, [sp, #1136]
    mov v16.16b, v15.16b
    bsl v16.16b, v7.16b, v18.16b
    ldr q17, [sp, #1104]
    ldr q20, [sp, #1088]
    mov v22.16b, v15.16b
    bsl v22.16b, v17.16b, v20.16b
    ldr q23, [sp, #928]
    ldr q25, [sp, #1072]
    mov v28.16b, v15.16b
    bsl v28.16b, v23.16b, v25.16b
    ldr q10, [sp, #976]
    ldr q13, [sp, #912]
    mov v23.16b, v15.16b
    bsl v23.16b, v10.16b, v13.16b
    ldr q25, [sp, #992]
    ldr q13, [sp, #960]
    mov v10.16b, v15.16b
    bsl v10.16b, v25.16b, v13.16b
    ldr q25, [sp, #1040]
    ldr q13, [sp, #944]
    mov v7.16b, v15.16b
    bsl v7.16b, v25.16b, v13.16b
    ldr q13, [sp, #1056]
    ldr q25, [sp, #1024]
    mov v20.16b, v15.16b
    bsl v20.16b, v13.16b, v25.16b
    ldr q13, [sp, #1120]
    ldr q25, [sp, #1008]
    mov v17.16b, v15.16b
    bsl v17.16b, v13.16b, v25.16b
    bit v16.16b, v22.16b, v4.16b
    bit v28.16b, v23.16b, v4.16b
    bit v10.16b, v7.16b, v4.16b
    bit v20.16b, v17.16b, v4.16b
    bit v28.16b, v16.16b, v5.16b
    bit v20.16b, v10.16b, v5.16b
    bit v20.16b, v28.16b, v6.16b
    str q20, [x0, #64]
    mov v7.16b, v15.16b
    bsl v7.16b, v19.16b, v29.16b
    mov v16.16b, v15.16b
    bsl v16.16b, v27.16b, v30.16b
    ldr q17, [sp, #1360]
    ldr q20, [sp, #1152]
    mov v22.16b, v15.16b
    bsl v22.16b, v17.16b, v20.16b
    ldr q23, [sp, #1232]
    ldr q28, [sp, #1344]
    mov v10.16b, v15.16b
    bsl v10.16b, v23.16b, v28.16b
    ldr q25, [sp, #1200]
    ldr q13, [sp, #1168]
    mov v28.16b, v15.16b
    bsl v28.16b, v25.16b, v13.16b
    ldr q23, [sp, #1248]
    ldr q13, [sp, #1376]
    mov v25.16b, v15.16b
    bsl v25.16b, v23.16b, v13.16b
    ldr q13, [sp, #1296]
    ldr q23, [sp, #1216]
    mov v20.16b, v15.16b
    bsl v20.16b, v13.16b, v23.16b
    ldr q23, [sp, #1328]
    ldr q13, [sp, #1280]
    mov v17.16b, v15.16b
    bsl v17.16b, v23.16b, v13.16b
    bit v7.16b, v22.16b, v4.16b
    bit v16.16b, v28.16b, v4.16b
    bit v10.16b, v20.16b, v4.16b
    bit v25.16b, v17.16b, v4.16b
    bit v16.16b, v7.16b, v5.16b
    bit v25.16b, v10.16b, v5.16b
    bit v25.16b, v16.16b, v6.16b
    str q25, [x0, #80]
    ldr q7, [sp, #1184]
    mov v16.16b, v15.16b
    bsl v16.16b, v7.16b, v2.16b
    mov v17.16b, v15.16b
    bsl v17.16b, v3.16b, v24.16b
    ldr q20, [sp, #1264]
    mov v22.16b, v15.16b
    bsl v22.16b, v20.16b, v31.16b
    ldr q25, [sp, #1456]
    ldr q28, [sp, #1600]
    mov v10.16b, v15.16b
    bsl v10.16b, v25.16b, v28.16b
    ldr q13, [sp, #1312]
    ldr q23, [sp, #1440]
    mov v25.16b, v15.16b
    bsl v25.16b, v13.16b, v23.16b
    ldr q23, [sp, #1504]
    ldr q28, [sp, #1568]
    str q18, [sp, #96]
    mov v18.16b, v15.16b
    bsl v18.16b, v23.16b, v28.16b
    ldr q23, [sp, #1392]
    ldr q28, [sp, #1488]
    str q30, [sp, #112]
    mov v30.16b, v15.16b
    bsl v30.16b, v23.16b, v28.16b
    ldr q28, [sp, #1552]
    str q27, [sp, #896]
    ldr q27, [sp, #1536]
    str q29, [sp, #1808]
    mov v29.16b, v15.16b
    bsl v29.16b, v28.16b, v27.16b
    bit v17.16b, v16.16b, v4.16b
    bit v10.16b, v22.16b, v4.16b
    bit v18.16b, v25.16b, v4.16b
    bit v29.16b, v30.16b, v4.16b
    ldr q16, [sp, #1408]
    eor v16.16b, v7.16b, v16.16b
    bit v10.16b, v17.16b, v5.16b
    bit v29.16b, v18.16b, v5.16b
    eor v17.16b, v20.16b, v16.16b
    bit v29.16b, v10.16b, v6.16b
    eor v18.16b, v13.16b, v17.16b
    str q29, [x0, #96]
    mov v22.16b, v15.16b
    bsl v22.16b, v16.16b, v1.16b
    ldr q25, [sp, #1424]
    mov v29.16b, v15.16b
    bsl v29.16b, v11.16b, v25.16b
    mov v30.16b, v15.16b
    bsl v30.16b, v17.16b, v21.16b
    eor v10.16b, v23.16b, v18.16b
    ldr q28, [sp, #1472]
    mov v27.16b, v15.16b
    bsl v27.16b, v26.16b, v28.16b
    mov v23.16b, v15.16b
    bsl v23.16b, v18.16b, v9.16b
    ldr q13, [sp, #1728]
    ldr q20, [sp, #1520]
    mov v7.16b, v15.16b
    bsl v7.16b, v13.16b, v20.16b
    ldr q13, [sp, #1712]
    str q19, [sp, #1408]
    mov v19.16b, v15.16b
    bsl v19.16b, v10.16b, v13.16b
    movi v13.16b, #0
    str q31, [sp, #1824]
    mov v31.16b, v10.16b
    aese v31.16b, v13.16b
    str q3, [sp, #1840]
    ldr q3, [sp, #1680]
    str q24, [sp, #1856]
    ldr q24, [sp, #1584]
    str q2, [sp, #1872]
    mov v2.16b, v15.16b
    bsl v2.16b, v3.16b, v24.16b
    bit v29.16b, v22.16b, v4.16b
    bit v27.16b, v30.16b, v4.16b
    bit v7.16b, v23.16b, v4.16b
    eor v22.16b, v25.16b, v31.16b
    bit v2.16b, v19.16b, v4.16b
    ldr q19, [sp, #1648]
    eor v19.16b, v16.16b, v19.16b
    bit v27.16b, v29.16b, v5.16b
    eor v23.16b, v28.16b, v22.16b
    bit v2.16b, v7.16b, v5.16b
    eor v7.16b, v17.16b, v19.16b
    eor v29.16b, v20.16b, v23.16b
    bit v2.16b, v27.16b, v6.16b
    eor v27.16b, v18.16b, v7.16b
    str q2, [x0, #112]
    ldr q2, [sp, #1616]
    mov v30.16b, v15.16b
    bsl v30.16b, v2.16b, v22.16b
    mov v31.16b, v15.16b
    bsl v31.16b, v19.16b, v8.16b
    eor v24.16b, v24.16b, v29.16b
    ldr q3, [sp, #1632]
    mov v20.16b, v15.16b
    bsl v20.16b, v3.16b, v23.16b
    mov v28.16b, v15.16b
    bsl v28.16b, v7.16b, v0.16b
    eor v25.16b, v10.16b, v27.16b
    str q10, [sp, #1648]
    ldr q10, [sp, #1664]
    str q9, [sp, #1888]
    mov v9.16b, v15.16b
    bsl v9.16b, v10.16b, v29.16b
    str q18, [sp, #1904]
    mov v18.16b, v15.16b
    bsl v18.16b, v27.16b, v14.16b
    str q26, [sp, #1920]
    mov v26.16b, v24.16b
    aese v26.16b, v13.16b
    str q21, [sp, #1936]
    ldr q21, [sp, #1696]
    str q17, [sp, #1952]
    mov v17.16b, v15.16b
    bsl v17.16b, v21.16b, v24.16b
    str q11, [sp, #1968]
    mov v11.16b, v25.16b
    aese v11.16b, v13.16b
    str q1, [sp, #1984]
    mov v1.16b, v15.16b
    bsl v1.16b, v25.16b, v12.16b
    bit v30.16b, v31.16b, v4.16b
    bit v20.16b, v28.16b, v4.16b
    eor v26.16b, v2.16b, v26.16b
    bit v9.16b, v18.16b, v4.16b
    eor v18.16b, v22.16b, v11.16b
    bit v17.16b, v1.16b, v4.16b
    eor v1.16b, v3.16b, v26.16b
    ldr q28, [sp, #80]
    eor v28.16b, v19.16b, v28.16b
    bit v20.16b, v30.16b, v5.16b
    eor v30.16b, v23.16b, v18.16b
    bit v17.16b, v9.16b, v5.16b
    eor v31.16b, v10.16b, v1.16b
    eor v9.16b, v7.16b, v28.16b
    eor v11.16b, v29.16b, v30.16b
    bit v17.16b, v20.16b, v6.16b
    eor v20.16b, v21.16b, v31.16b
    eor v21.16b, v27.16b, v9.16b
    str q17, [x0, #128]
    mov v17.16b, v15.16b
    bsl v17.16b, v26.16b, v18.16b
    mov v10.16b, v15.16b
    bsl v10.16b, v1.16b, v30.16b
    eor v3.16b, v24.16b, v11.16b
    ldr q2, [sp, #1776]
    str q16, [sp, #80]
    mov v16.16b, v15.16b
    bsl v16.16b, v28.16b, v2.16b
    str q24, [sp, #2000]
    mov v24.16b, v20.16b
    aese v24.16b, v13.16b
    str q12, [sp, #2016]
    eor v12.16b, v25.16b, v21.16b
    str q25, [sp, #2032]
    mov v25.16b, v15.16b
    bsl v25.16b, v31.16b, v11.16b
    str q29, [sp, #2048]
    ldr q29, [sp, #1744]
    str q14, [sp, #2064]
    mov v14.16b, v15.16b
    bsl v14.16b, v9.16b, v29.16b
    str q27, [sp, #2080]
    mov v27.16b, v3.16b
    aese v27.16b, v13.16b
    str q23, [sp, #2096]
    mov v23.16b, v15.16b
    bsl v23.16b, v20.16b, v3.16b
    str q0, [sp, #2112]
    ldr q0, [sp, #1760]
    str q7, [sp, #2128]
    mov v7.16b, v15.16b
    bsl v7.16b, v21.16b, v0.16b
    str q22, [sp, #2144]
    ldr q22, [sp, #1792]
    str q8, [sp, #2160]
    mov v8.16b, v15.16b
    bsl v8.16b, v12.16b, v22.16b
    bit v17.16b, v16.16b, v4.16b
    bit v10.16b, v14.16b, v4.16b
    mov v16.16b, v12.16b
    aese v16.16b, v13.16b
    eor v27.16b, v26.16b, v27.16b
    bit v25.16b, v7.16b, v4.16b
    bit v23.16b, v8.16b, v4.16b
    eor v7.16b, v2.16b, v24.16b
    ldr q24, [sp, #64]
    eor v24.16b, v28.16b, v24.16b
    eor v16.16b, v18.16b, v16.16b
    bit v10.16b, v17.16b, v5.16b
    eor v17.16b, v1.16b, v27.16b
    bit v23.16b, v25.16b, v5.16b
    eor v25.16b, v29.16b, v7.16b
    eor v8.16b, v9.16b, v24.16b
    eor v13.16b, v30.16b, v16.16b
    eor v14.16b, v31.16b, v17.16b
    bit v23.16b, v10.16b, v6.16b
    eor v10.16b, v0.16b, v25.16b
    eor v0.16b, v21.16b, v8.16b
    eor v29.16b, v11.16b, v13.16b
    str q23, [x0, #144]
    bit v7.16b, v24.16b, v15.16b
    bit v16.16b, v27.16b, v15.16b
    eor v23.16b, v20.16b, v14.16b
    eor v24.16b, v22.16b, v10.16b
    eor v27.16b, v12.16b, v0.16b
    eor v22.16b, v3.16b, v29.16b
    bit v25.16b, v8.16b, v15.16b
    bit v13.16b, v17.16b, v15.16b
    bit v10.16b, v0.16b, v15.16b
    bit v29.16b, v14.16b, v15.16b
    bit v24.16b, v27.16b, v15.16b
    bit v22.16b, v23.16b, v15.16b
    bit v16.16b, v7.16b, v4.16b
    bit v13.16b, v25.16b, v4.16b
    bit v29.16b, v10.16b, v4.16b
    bit v22.16b, v24.16b, v4.16b
    bit v13.16b, v16.16b, v5.16b
    bit v22.16b, v29.16b, v5.16b
    bit v22.16b, v13.16b, v6.16b
    str q22, [x0, #160]
    bit v2.16b, v28.16b, v15.16b
    bit v18.16b, v26.16b, v15.16b
    ldr q0, [sp, #1744]
    bit v0.16b, v9.16b, v15.16b
    bit v30.16b, v1.16b, v15.16b
    ldr q1, [sp, #1760]
    bit v1.16b, v21.16b, v15.16b
    bit v11.16b, v31.16b, v15.16b
    ldr q7, [sp, #1792]
    bit v7.16b, v12.16b, v15.16b
    bit v3.16b, v20.16b, v15.16b
    bit v18.16b, v2.16b, v4.16b
    bit v30.16b, v0.16b, v4.16b
    bit v11.16b, v1.16b, v4.16b
    bit v3.16b, v7.16b, v4.16b
    bit v30.16b, v18.16b, v5.16b
    bit v3.16b, v11.16b, v5.16b
    bit v3.16b, v30.16b, v6.16b
    aesimc v0.16b, v3.16b
    str q0, [x0, #176]
    ldr q0, [sp, #2160]
    bit v0.16b, v19.16b, v15.16b
    ldr q1, [sp, #1616]
    ldr q2, [sp, #2144]
    bit v2.16b, v1.16b, v15.16b
    ldr q1, [sp, #2128]
    ldr q3, [sp, #2112]
    bit v3.16b, v1.16b, v15.16b
    ldr q1, [sp, #1632]
    ldr q7, [sp, #2096]
    bit v7.16b, v1.16b, v15.16b
    ldr q1, [sp, #2080]
    ldr q16, [sp, #2064]
    bit v16.16b, v1.16b, v15.16b
    ldr q1, [sp, #1664]
    ldr q17, [sp, #2048]
    bit v17.16b, v1.16b, v15.16b
    ldr q1, [sp, #2032]
    ldr q18, [sp, #2016]
    bit v18.16b, v1.16b, v15.16b
    ldr q1, [sp, #1696]
    ldr q19, [sp, #2000]
    bit v19.16b, v1.16b, v15.16b
    bit v2.16b, v0.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #192]
    ldr q0, [sp, #80]
    ldr q1, [sp, #1984]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #1968]
    ldr q2, [sp, #1424]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #1952]
    ldr q3, [sp, #1936]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #1920]
    ldr q7, [sp, #1472]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #1904]
    ldr q16, [sp, #1888]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #1728]
    ldr q17, [sp, #1520]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #1648]
    ldr q18, [sp, #1712]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #1680]
    ldr q19, [sp, #1584]
    bit v19.16b, v0.16b, v15.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #208]
    ldr q0, [sp, #1184]
    ldr q1, [sp, #1872]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #1840]
    ldr q2, [sp, #1856]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #1264]
    ldr q3, [sp, #1824]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #1456]
    ldr q7, [sp, #1600]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #1312]
    ldr q16, [sp, #1440]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #1504]
    ldr q17, [sp, #1568]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #1392]
    ldr q18, [sp, #1488]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #1552]
    ldr q19, [sp, #1536]
    bit v19.16b, v0.16b, v15.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #224]
    ldr q0, [sp, #1360]
    ldr q1, [sp, #1152]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #1408]
    ldr q2, [sp, #1808]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #1200]
    ldr q3, [sp, #1168]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #896]
    ldr q7, [sp, #112]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #1296]
    ldr q16, [sp, #1216]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #1232]
    ldr q17, [sp, #1344]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #1328]
    ldr q18, [sp, #1280]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #1248]
    ldr q19, [sp, #1376]
    bit v19.16b, v0.16b, v15.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #240]
    ldr q0, [sp, #1104]
    ldr q1, [sp, #1088]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #1136]
    ldr q2, [sp, #96]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #976]
    ldr q3, [sp, #912]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #928]
    ldr q7, [sp, #1072]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #1040]
    ldr q16, [sp, #944]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #992]
    ldr q17, [sp, #960]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #1120]
    ldr q18, [sp, #1008]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #1056]
    ldr q19, [sp, #1024]
    bit v19.16b, v0.16b, v15.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #256]
    ldr q0, [sp, #880]
    ldr q1, [sp, #864]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #832]
    ldr q2, [sp, #816]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #672]
    ldr q3, [sp, #656]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #640]
    ldr q7, [sp, #704]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #736]
    ldr q16, [sp, #720]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #688]
    ldr q17, [sp, #768]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #800]
    ldr q18, [sp, #784]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #752]
    ldr q19, [sp, #848]
    bit v19.16b, v0.16b, v15.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #272]
    ldr q0, [sp, #624]
    ldr q1, [sp, #608]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #544]
    ldr q2, [sp, #576]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #448]
    ldr q3, [sp, #384]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #432]
    ldr q7, [sp, #400]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #512]
    ldr q16, [sp, #416]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #496]
    ldr q17, [sp, #464]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #592]
    ldr q18, [sp, #480]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #560]
    ldr q19, [sp, #528]
    bit v19.16b, v0.16b, v15.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    bit v7.16b, v2.16b, v5.16b
    bit v19.16b, v17.16b, v5.16b
    bit v19.16b, v7.16b, v6.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #288]
    ldr q0, [sp, #208]
    ldr q1, [sp, #144]
    bit v1.16b, v0.16b, v15.16b
    ldr q0, [sp, #336]
    ldr q2, [sp, #368]
    bit v2.16b, v0.16b, v15.16b
    ldr q0, [sp, #176]
    ldr q3, [sp, #128]
    bit v3.16b, v0.16b, v15.16b
    ldr q0, [sp, #304]
    ldr q7, [sp, #320]
    bit v7.16b, v0.16b, v15.16b
    ldr q0, [sp, #224]
    ldr q16, [sp, #160]
    bit v16.16b, v0.16b, v15.16b
    ldr q0, [sp, #192]
    ldr q17, [sp, #272]
    bit v17.16b, v0.16b, v15.16b
    ldr q0, [sp, #288]
    ldr q18, [sp, #240]
    bit v18.16b, v0.16b, v15.16b
    ldr q0, [sp, #256]
    ldr q19, [sp, #352]
    bsl v15.16b, v0.16b, v19.16b
    bit v2.16b, v1.16b, v4.16b
    bit v7.16b, v3.16b, v4.16b
    bit v17.16b, v16.16b, v4.16b
    bsl v4.16b, v18.16b, v15.16b
    bit v7.16b, v2.16b, v5.16b
    bsl v5.16b, v17.16b, v4.16b
    bsl v6.16b, v7.16b, v5.16b
    aesimc v0.16b, v6.16b
    str q0, [x0, #304]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #132
.Llwcc_aes128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #2176
    ret
    .size lwcc_aes128_128_key_setup_neon, .-lwcc_aes128_128_key_setup_neon

    .balign 16
    .global lwcc_aes128_128_ecb_encrypt_neon
    .type lwcc_aes128_128_ecb_encrypt_neon, %function
lwcc_aes128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_aes128_128_ecb_encrypt_neon_return
    sub sp, sp, #192
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
    // round 1 (aes.dsl:47)
    ldr q16, [x3, #0]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 2 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #16]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 3 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #32]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 4 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #48]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 5 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #64]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 6 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #80]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 7 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #96]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 8 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #112]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 9 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #128]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 10 (aes.dsl:53)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #144]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    ldr q16, [x3, #160]
    eor v0.16b, v0.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v7.16b, v7.16b, v16.16b
    str q0, [x0, #0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q6, [x0, #96]
    str q7, [x0, #112]
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
    sub sp, sp, #192
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
    // round 10 (aes.dsl:53)
    ldr q16, [x3, #160]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 9 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #176]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 8 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #192]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 7 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #208]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 6 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #224]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 5 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #240]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 4 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #256]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 3 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #272]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 2 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #288]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 1 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #304]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    ldr q16, [x3, #0]
    eor v0.16b, v0.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v7.16b, v7.16b, v16.16b
    str q0, [x0, #0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q6, [x0, #96]
    str q7, [x0, #112]
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
    add x0, sp, #64
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
    add x1, sp, #64
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
    movz x10, #8
.Llwcc_aes128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_128_ecb_decrypt_neon_wipe
    add sp, sp, #192
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
    ldr q1, [x8, #128]
    and v0.16b, v0.16b, v1.16b
    add x9, x1, #8
    ld1r {v1.4s}, [x9]
    ldr q2, [x8, #144]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #320]
    ret
    .size lwcc_aes128_128_ctr_nonce_neon, .-lwcc_aes128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_128_ctr_crypt_neon
    .type lwcc_aes128_128_ctr_crypt_neon, %function
lwcc_aes128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_128_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_aes128_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_128_ctr_crypt_neon_rest
.Llwcc_aes128_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x3, #320]
    movi v2.16b, #0
    add v2.4s, v0.4s, v2.4s
    ldr q3, [x8, #0]
    tbl v2.16b, {v2.16b}, v3.16b
    orr v2.16b, v1.16b, v2.16b
    ldr q4, [x8, #16]
    add v4.4s, v0.4s, v4.4s
    tbl v4.16b, {v4.16b}, v3.16b
    orr v4.16b, v1.16b, v4.16b
    ldr q5, [x8, #32]
    add v5.4s, v0.4s, v5.4s
    tbl v5.16b, {v5.16b}, v3.16b
    orr v5.16b, v1.16b, v5.16b
    ldr q6, [x8, #48]
    add v6.4s, v0.4s, v6.4s
    tbl v6.16b, {v6.16b}, v3.16b
    orr v6.16b, v1.16b, v6.16b
    ldr q7, [x8, #64]
    add v7.4s, v0.4s, v7.4s
    tbl v7.16b, {v7.16b}, v3.16b
    orr v7.16b, v1.16b, v7.16b
    ldr q16, [x8, #80]
    add v16.4s, v0.4s, v16.4s
    tbl v16.16b, {v16.16b}, v3.16b
    orr v16.16b, v1.16b, v16.16b
    ldr q17, [x8, #96]
    add v17.4s, v0.4s, v17.4s
    tbl v17.16b, {v17.16b}, v3.16b
    orr v17.16b, v1.16b, v17.16b
    ldr q18, [x8, #112]
    add v0.4s, v0.4s, v18.4s
    tbl v0.16b, {v0.16b}, v3.16b
    orr v0.16b, v1.16b, v0.16b
    // round 1 (aes.dsl:47)
    ldr q1, [x3, #0]
    aese v2.16b, v1.16b
    aese v4.16b, v1.16b
    aese v5.16b, v1.16b
    aese v6.16b, v1.16b
    aese v7.16b, v1.16b
    aese v16.16b, v1.16b
    aese v17.16b, v1.16b
    aese v0.16b, v1.16b
    // round 2 (aes.dsl:47)
    aesmc v1.16b, v2.16b
    aesmc v2.16b, v4.16b
    aesmc v3.16b, v5.16b
    aesmc v4.16b, v6.16b
    aesmc v5.16b, v7.16b
    aesmc v6.16b, v16.16b
    aesmc v7.16b, v17.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #16]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 3 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #32]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 4 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #48]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 5 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #64]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 6 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #80]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 7 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #96]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 8 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #112]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 9 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #128]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 10 (aes.dsl:53)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #144]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    ldr q16, [x3, #160]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v7.16b, v7.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    ldr q16, [x1, #0]
    eor v1.16b, v16.16b, v1.16b
    str q1, [x0, #0]
    ldr q1, [x1, #16]
    eor v1.16b, v1.16b, v2.16b
    str q1, [x0, #16]
    ldr q1, [x1, #32]
    eor v1.16b, v1.16b, v3.16b
    str q1, [x0, #32]
    ldr q1, [x1, #48]
    eor v1.16b, v1.16b, v4.16b
    str q1, [x0, #48]
    ldr q1, [x1, #64]
    eor v1.16b, v1.16b, v5.16b
    str q1, [x0, #64]
    ldr q1, [x1, #80]
    eor v1.16b, v1.16b, v6.16b
    str q1, [x0, #80]
    ldr q1, [x1, #96]
    eor v1.16b, v1.16b, v7.16b
    str q1, [x0, #96]
    ldr q1, [x1, #112]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #112]
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
    add sp, sp, #192
    ret
.Llwcc_aes128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_128_ctr_crypt_neon, .-lwcc_aes128_128_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_128_file_neon_constants:
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
