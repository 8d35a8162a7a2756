// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_192 --target neon --lanes 1 --features aes --sbox tbl
// passes:    unroll() invert() counter() sbox(lanes=1, registers=true) hoist(nonce=false) slice(lanes=1, rows=8) select() schedule() allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 2688
// layout:    rows of 16 cells of 1 blocks, 1 a block, 8 blocks a group; instructions of layers
// sizes:     in bytes: block 16, key 24, nonce 12, rk 384, ctx 400, align 16, group 128, stack 2688
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bfcefd7bbfe639d528acd6c8ff7d7cab15d050f626ff4ca2368433da8ab6f83f

    .text

    .balign 16
    .global lwcc_aes128_192_key_setup_neon
    .type lwcc_aes128_192_key_setup_neon, %function
lwcc_aes128_192_key_setup_neon:
    sub sp, sp, #2688
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_192_file_neon_constants
    add x9, x1, #17
    add x10, x1, #23
    add x11, x1, #8
    add x12, x1, #13
    add x13, x1, #22
    ld1r {v0.16b}, [x11]
    ld1r {v1.16b}, [x10]
    add x10, x1, #3
    ld1r {v2.16b}, [x12]
    add x11, x1, #21
    ld1r {v3.16b}, [x13]
    add x12, x1, #20
    ld1r {v4.16b}, [x10]
    add x10, x1, #1
    ld1r {v5.16b}, [x11]
    add x11, x1, #5
    ld1r {v6.16b}, [x10]
    add x10, x1, #2
    ld1r {v7.16b}, [x12]
    add x12, x1, #9
    ld1r {v16.16b}, [x11]
    add x11, x1, #7
    ld1r {v17.16b}, [x10]
    add x10, x1, #6
    movi v18.16b, #0
    ld1r {v19.16b}, [x11]
    ld1r {v20.16b}, [x12]
    add x11, x1, #12
    add x12, x1, #4
    ld1r {v21.16b}, [x10]
    ld1r {v22.16b}, [x1]
    add x10, x1, #10
    ld1r {v23.16b}, [x11]
    ld1r {v24.16b}, [x9]
    mov v25.16b, v1.16b
    aese v25.16b, v18.16b
    add x9, x1, #11
    ld1r {v26.16b}, [x12]
    ld1r {v27.16b}, [x10]
    mov v28.16b, v3.16b
    aese v28.16b, v18.16b
    add x10, x1, #14
    ld1r {v29.16b}, [x9]
    movi v30.16b, #1
    mov v31.16b, v5.16b
    aese v31.16b, v18.16b
    add x9, x1, #15
    ld1r {v8.16b}, [x10]
    mov v9.16b, v7.16b
    aese v9.16b, v18.16b
    eor v28.16b, v6.16b, v28.16b
    add x10, x1, #18
    ld1r {v10.16b}, [x9]
    eor v30.16b, v31.16b, v30.16b
    eor v25.16b, v17.16b, v25.16b
    add x9, x1, #19
    ld1r {v31.16b}, [x10]
    eor v9.16b, v4.16b, v9.16b
    eor v11.16b, v16.16b, v28.16b
    add x10, x1, #16
    ld1r {v12.16b}, [x9]
    eor v13.16b, v21.16b, v25.16b
    eor v30.16b, v22.16b, v30.16b
    ld1r {v14.16b}, [x10]
    eor v15.16b, v19.16b, v9.16b
    eor v22.16b, v20.16b, v11.16b
    str q27, [sp, #64]
    eor v27.16b, v27.16b, v13.16b
    str q20, [sp, #80]
    eor v20.16b, v26.16b, v30.16b
    str q29, [sp, #96]
    eor v29.16b, v29.16b, v15.16b
    str q2, [sp, #112]
    eor v2.16b, v2.16b, v22.16b
    str q8, [sp, #128]
    eor v8.16b, v8.16b, v27.16b
    str q0, [sp, #144]
    eor v0.16b, v0.16b, v20.16b
    str q10, [sp, #160]
    eor v10.16b, v10.16b, v29.16b
    str q24, [sp, #176]
    eor v24.16b, v24.16b, v2.16b
    str q31, [sp, #192]
    eor v31.16b, v31.16b, v8.16b
    str q23, [sp, #208]
    eor v23.16b, v23.16b, v0.16b
    str q12, [sp, #224]
    eor v12.16b, v12.16b, v10.16b
    str q5, [sp, #240]
    eor v5.16b, v5.16b, v24.16b
    str q3, [sp, #256]
    eor v3.16b, v3.16b, v31.16b
    str q14, [sp, #272]
    eor v14.16b, v14.16b, v23.16b
    str q1, [sp, #288]
    eor v1.16b, v1.16b, v12.16b
    str q19, [sp, #304]
    mov v19.16b, v5.16b
    aese v19.16b, v18.16b
    str q21, [sp, #320]
    movi v21.16b, #2
    str q16, [sp, #336]
    mov v16.16b, v3.16b
    aese v16.16b, v18.16b
    str q7, [sp, #352]
    eor v7.16b, v7.16b, v14.16b
    str q26, [sp, #368]
    mov v26.16b, v1.16b
    aese v26.16b, v18.16b
    eor v19.16b, v19.16b, v21.16b
    eor v16.16b, v28.16b, v16.16b
    mov v21.16b, v7.16b
    aese v21.16b, v18.16b
    eor v26.16b, v25.16b, v26.16b
    eor v19.16b, v30.16b, v19.16b
    eor v21.16b, v9.16b, v21.16b
    str q11, [sp, #384]
    eor v11.16b, v11.16b, v16.16b
    str q28, [sp, #400]
    eor v28.16b, v13.16b, v26.16b
    str q20, [sp, #416]
    eor v20.16b, v20.16b, v19.16b
    str q22, [sp, #432]
    eor v22.16b, v22.16b, v11.16b
    str q27, [sp, #448]
    eor v27.16b, v27.16b, v28.16b
    str q30, [sp, #464]
    eor v30.16b, v15.16b, v21.16b
    str q2, [sp, #480]
    eor v2.16b, v2.16b, v22.16b
    str q0, [sp, #496]
    eor v0.16b, v0.16b, v20.16b
    str q8, [sp, #512]
    eor v8.16b, v8.16b, v27.16b
    str q29, [sp, #528]
    eor v29.16b, v29.16b, v30.16b
    str q23, [sp, #544]
    eor v23.16b, v23.16b, v0.16b
    str q24, [sp, #560]
    eor v24.16b, v24.16b, v2.16b
    str q31, [sp, #576]
    eor v31.16b, v31.16b, v8.16b
    str q10, [sp, #592]
    eor v10.16b, v10.16b, v29.16b
    str q14, [sp, #608]
    eor v14.16b, v14.16b, v23.16b
    str q5, [sp, #624]
    eor v5.16b, v5.16b, v24.16b
    str q3, [sp, #640]
    eor v3.16b, v3.16b, v31.16b
    str q12, [sp, #656]
    eor v12.16b, v12.16b, v10.16b
    str q13, [sp, #672]
    movi v13.16b, #4
    str q15, [sp, #688]
    mov v15.16b, v5.16b
    aese v15.16b, v18.16b
    str q7, [sp, #704]
    eor v7.16b, v7.16b, v14.16b
    str q25, [sp, #720]
    mov v25.16b, v3.16b
    aese v25.16b, v18.16b
    str q1, [sp, #736]
    eor v1.16b, v1.16b, v12.16b
    eor v13.16b, v15.16b, v13.16b
    mov v15.16b, v7.16b
    aese v15.16b, v18.16b
    eor v25.16b, v16.16b, v25.16b
    str q16, [sp, #752]
    mov v16.16b, v1.16b
    aese v16.16b, v18.16b
    eor v13.16b, v19.16b, v13.16b
    eor v15.16b, v21.16b, v15.16b
    eor v16.16b, v26.16b, v16.16b
    str q11, [sp, #768]
    eor v11.16b, v11.16b, v25.16b
    str q22, [sp, #784]
    eor v22.16b, v22.16b, v11.16b
    str q30, [sp, #800]
    eor v30.16b, v30.16b, v15.16b
    str q28, [sp, #816]
    eor v28.16b, v28.16b, v16.16b
    str q20, [sp, #832]
    eor v20.16b, v20.16b, v13.16b
    str q2, [sp, #848]
    eor v2.16b, v2.16b, v22.16b
    str q29, [sp, #864]
    eor v29.16b, v29.16b, v30.16b
    str q27, [sp, #880]
    eor v27.16b, v27.16b, v28.16b
    str q0, [sp, #896]
    eor v0.16b, v0.16b, v20.16b
    str q10, [sp, #912]
    eor v10.16b, v10.16b, v29.16b
    str q24, [sp, #928]
    eor v24.16b, v24.16b, v2.16b
    str q8, [sp, #944]
    eor v8.16b, v8.16b, v27.16b
    str q23, [sp, #960]
    eor v23.16b, v23.16b, v0.16b
    str q5, [sp, #976]
    eor v5.16b, v5.16b, v24.16b
    str q12, [sp, #992]
    eor v12.16b, v12.16b, v10.16b
    str q26, [sp, #1008]
    movi v26.16b, #8
    str q31, [sp, #1024]
    eor v31.16b, v31.16b, v8.16b
    str q14, [sp, #1040]
    eor v14.16b, v14.16b, v23.16b
    str q21, [sp, #1056]
    mov v21.16b, v5.16b
    aese v21.16b, v18.16b
    str q1, [sp, #1072]
    eor v1.16b, v1.16b, v12.16b
    str q3, [sp, #1088]
    eor v3.16b, v3.16b, v31.16b
    str q7, [sp, #1104]
    eor v7.16b, v7.16b, v14.16b
    str q19, [sp, #1120]
    mov v19.16b, v1.16b
    aese v19.16b, v18.16b
    eor v21.16b, v21.16b, v26.16b
    mov v26.16b, v3.16b
    aese v26.16b, v18.16b
    str q9, [sp, #1136]
    mov v9.16b, v7.16b
    aese v9.16b, v18.16b
    eor v21.16b, v13.16b, v21.16b
    eor v26.16b, v25.16b, v26.16b
    eor v9.16b, v15.16b, v9.16b
    eor v19.16b, v16.16b, v19.16b
    str q21, [sp, #1152]
    eor v21.16b, v20.16b, v21.16b
    str q11, [sp, #1168]
    eor v11.16b, v11.16b, v26.16b
    str q28, [sp, #1184]
    eor v28.16b, v28.16b, v19.16b
    str q21, [sp, #1200]
    eor v21.16b, v0.16b, v21.16b
    str q0, [sp, #1216]
    eor v0.16b, v30.16b, v9.16b
    str q22, [sp, #1232]
    eor v22.16b, v22.16b, v11.16b
    str q27, [sp, #1248]
    eor v27.16b, v27.16b, v28.16b
    str q21, [sp, #1264]
    eor v21.16b, v23.16b, v21.16b
    str q23, [sp, #1280]
    eor v23.16b, v29.16b, v0.16b
    str q2, [sp, #1296]
    eor v2.16b, v2.16b, v22.16b
    str q8, [sp, #1312]
    eor v8.16b, v8.16b, v27.16b
    str q21, [sp, #1328]
    eor v21.16b, v14.16b, v21.16b
    str q14, [sp, #1344]
    eor v14.16b, v10.16b, v23.16b
    str q24, [sp, #1360]
    eor v24.16b, v24.16b, v2.16b
    str q31, [sp, #1376]
    eor v31.16b, v31.16b, v8.16b
    str q21, [sp, #1392]
    eor v21.16b, v7.16b, v21.16b
    str q7, [sp, #1408]
    eor v7.16b, v12.16b, v14.16b
    str q5, [sp, #1424]
    eor v5.16b, v5.16b, v24.16b
    str q3, [sp, #1440]
    eor v3.16b, v3.16b, v31.16b
    str q21, [sp, #1456]
    aese v21.16b, v18.16b
    str q12, [sp, #1472]
    movi v12.16b, #16
    str q1, [sp, #1488]
    eor v1.16b, v1.16b, v7.16b
    str q10, [sp, #1504]
    mov v10.16b, v5.16b
    aese v10.16b, v18.16b
    str q29, [sp, #1520]
    mov v29.16b, v3.16b
    aese v29.16b, v18.16b
    str q30, [sp, #1536]
    mov v30.16b, v1.16b
    aese v30.16b, v18.16b
    eor v10.16b, v10.16b, v12.16b
    eor v21.16b, v9.16b, v21.16b
    eor v29.16b, v26.16b, v29.16b
    eor v30.16b, v19.16b, v30.16b
    eor v12.16b, v0.16b, v21.16b
    str q21, [sp, #1552]
    eor v21.16b, v11.16b, v29.16b
    str q10, [sp, #1568]
    eor v10.16b, v28.16b, v30.16b
    str q12, [sp, #1584]
    eor v12.16b, v23.16b, v12.16b
    str q22, [sp, #1600]
    eor v22.16b, v22.16b, v21.16b
    str q27, [sp, #1616]
    eor v27.16b, v27.16b, v10.16b
    str q12, [sp, #1632]
    eor v12.16b, v14.16b, v12.16b
    str q2, [sp, #1648]
    eor v2.16b, v2.16b, v22.16b
    str q8, [sp, #1664]
    eor v8.16b, v8.16b, v27.16b
    str q12, [sp, #1680]
    eor v12.16b, v7.16b, v12.16b
    str q24, [sp, #1696]
    eor v24.16b, v24.16b, v2.16b
    str q31, [sp, #1712]
    eor v31.16b, v31.16b, v8.16b
    str q12, [sp, #1728]
    eor v12.16b, v1.16b, v12.16b
    str q5, [sp, #1744]
    eor v5.16b, v5.16b, v24.16b
    str q3, [sp, #1760]
    eor v3.16b, v3.16b, v31.16b
    str q12, [sp, #1776]
    aese v12.16b, v18.16b
    str q1, [sp, #1792]
    movi v1.16b, #32
    str q7, [sp, #1808]
    mov v7.16b, v5.16b
    aese v7.16b, v18.16b
    str q14, [sp, #1824]
    mov v14.16b, v3.16b
    aese v14.16b, v18.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v30.16b, v12.16b
    eor v12.16b, v29.16b, v14.16b
    eor v14.16b, v10.16b, v7.16b
    str q7, [sp, #1840]
    eor v7.16b, v21.16b, v12.16b
    str q14, [sp, #1856]
    eor v14.16b, v27.16b, v14.16b
    str q1, [sp, #1872]
    eor v1.16b, v22.16b, v7.16b
    str q14, [sp, #1888]
    eor v14.16b, v8.16b, v14.16b
    str q2, [sp, #1904]
    eor v2.16b, v2.16b, v1.16b
    str q14, [sp, #1920]
    eor v14.16b, v31.16b, v14.16b
    str q24, [sp, #1936]
    eor v24.16b, v24.16b, v2.16b
    str q14, [sp, #1952]
    eor v14.16b, v3.16b, v14.16b
    str q5, [sp, #1968]
    eor v5.16b, v5.16b, v24.16b
    str q14, [sp, #1984]
    aese v14.16b, v18.16b
    str q3, [sp, #2000]
    movi v3.16b, #64
    str q31, [sp, #2016]
    mov v31.16b, v5.16b
    aese v31.16b, v18.16b
    eor v3.16b, v31.16b, v3.16b
    eor v31.16b, v12.16b, v14.16b
    eor v14.16b, v7.16b, v31.16b
    str q14, [sp, #2032]
    eor v14.16b, v1.16b, v14.16b
    str q14, [sp, #2048]
    eor v14.16b, v2.16b, v14.16b
    str q14, [sp, #2064]
    eor v14.16b, v24.16b, v14.16b
    str q14, [sp, #2080]
    eor v14.16b, v5.16b, v14.16b
    str q31, [sp, #2096]
    movi v31.16b, #128
    str q14, [sp, #2112]
    aese v14.16b, v18.16b
    eor v31.16b, v14.16b, v31.16b
    ldr q14, [x8, #160]
    ld1r {v18.16b}, [x1]
    bit v6.16b, v18.16b, v14.16b
    bit v4.16b, v17.16b, v14.16b
    ldr q17, [sp, #368]
    ldr q18, [sp, #336]
    bit v18.16b, v17.16b, v14.16b
    ldr q17, [sp, #320]
    str q31, [sp, #336]
    ldr q31, [sp, #304]
    bit v31.16b, v17.16b, v14.16b
    ldr q17, [sp, #144]
    str q5, [sp, #304]
    ldr q5, [sp, #80]
    bit v5.16b, v17.16b, v14.16b
    ldr q17, [sp, #64]
    str q24, [sp, #80]
    ldr q24, [sp, #96]
    bit v24.16b, v17.16b, v14.16b
    ldr q17, [sp, #208]
    str q3, [sp, #96]
    ldr q3, [sp, #112]
    bit v3.16b, v17.16b, v14.16b
    ldr q17, [sp, #128]
    str q2, [sp, #112]
    ldr q2, [sp, #160]
    bit v2.16b, v17.16b, v14.16b
    ldr q17, [x8, #176]
    bit v4.16b, v6.16b, v17.16b
    bit v31.16b, v18.16b, v17.16b
    bit v24.16b, v5.16b, v17.16b
    bit v2.16b, v3.16b, v17.16b
    ldr q3, [x8, #192]
    bit v31.16b, v4.16b, v3.16b
    bit v2.16b, v24.16b, v3.16b
    ldr q4, [x8, #128]
    bit v2.16b, v31.16b, v4.16b
    str q2, [x0, #0]
    ldr q2, [sp, #192]
    ldr q5, [sp, #224]
    mov v6.16b, v14.16b
    bsl v6.16b, v2.16b, v5.16b
    ldr q18, [sp, #256]
    ldr q24, [sp, #288]
    mov v31.16b, v14.16b
    bsl v31.16b, v18.16b, v24.16b
    ldr q24, [sp, #352]
    ldr q18, [sp, #240]
    mov v2.16b, v14.16b
    bsl v2.16b, v24.16b, v18.16b
    ldr q18, [sp, #272]
    ldr q24, [sp, #176]
    mov v5.16b, v14.16b
    bsl v5.16b, v18.16b, v24.16b
    ldr q24, [sp, #720]
    ldr q18, [sp, #1136]
    str q1, [sp, #160]
    mov v1.16b, v14.16b
    bsl v1.16b, v24.16b, v18.16b
    ldr q24, [sp, #672]
    ldr q18, [sp, #688]
    str q7, [sp, #128]
    mov v7.16b, v14.16b
    bsl v7.16b, v24.16b, v18.16b
    ldr q24, [sp, #464]
    ldr q18, [sp, #400]
    str q12, [sp, #208]
    mov v12.16b, v14.16b
    bsl v12.16b, v24.16b, v18.16b
    ldr q18, [sp, #416]
    ldr q24, [sp, #384]
    str q22, [sp, #64]
    mov v22.16b, v14.16b
    bsl v22.16b, v18.16b, v24.16b
    bit v6.16b, v5.16b, v17.16b
    bit v31.16b, v2.16b, v17.16b
    bit v1.16b, v12.16b, v17.16b
    bit v7.16b, v22.16b, v17.16b
    bit v31.16b, v6.16b, v3.16b
    bit v7.16b, v1.16b, v3.16b
    bit v7.16b, v31.16b, v4.16b
    str q7, [x0, #16]
    ldr q1, [sp, #448]
    ldr q2, [sp, #528]
    mov v5.16b, v14.16b
    bsl v5.16b, v1.16b, v2.16b
    ldr q6, [sp, #512]
    ldr q7, [sp, #592]
    mov v22.16b, v14.16b
    bsl v22.16b, v6.16b, v7.16b
    ldr q31, [sp, #496]
    ldr q12, [sp, #432]
    mov v24.16b, v14.16b
    bsl v24.16b, v31.16b, v12.16b
    ldr q18, [sp, #576]
    ldr q6, [sp, #656]
    mov v7.16b, v14.16b
    bsl v7.16b, v18.16b, v6.16b
    ldr q18, [sp, #544]
    ldr q6, [sp, #480]
    mov v1.16b, v14.16b
    bsl v1.16b, v18.16b, v6.16b
    ldr q6, [sp, #640]
    ldr q18, [sp, #736]
    mov v2.16b, v14.16b
    bsl v2.16b, v6.16b, v18.16b
    ldr q6, [sp, #608]
    ldr q18, [sp, #560]
    mov v12.16b, v14.16b
    bsl v12.16b, v6.16b, v18.16b
    ldr q18, [sp, #704]
    ldr q6, [sp, #624]
    mov v31.16b, v14.16b
    bsl v31.16b, v18.16b, v6.16b
    bit v5.16b, v24.16b, v17.16b
    bit v22.16b, v1.16b, v17.16b
    bit v7.16b, v12.16b, v17.16b
    bit v2.16b, v31.16b, v17.16b
    bit v22.16b, v5.16b, v3.16b
    bit v2.16b, v7.16b, v3.16b
    bit v2.16b, v22.16b, v4.16b
    str q2, [x0, #32]
    ldr q1, [sp, #1120]
    ldr q2, [sp, #752]
    mov v5.16b, v14.16b
    bsl v5.16b, v1.16b, v2.16b
    ldr q7, [sp, #1008]
    ldr q22, [sp, #1056]
    mov v24.16b, v14.16b
    bsl v24.16b, v7.16b, v22.16b
    ldr q31, [sp, #832]
    ldr q12, [sp, #768]
    mov v6.16b, v14.16b
    bsl v6.16b, v31.16b, v12.16b
    ldr q18, [sp, #816]
    ldr q12, [sp, #800]
    mov v31.16b, v14.16b
    bsl v31.16b, v18.16b, v12.16b
    ldr q18, [sp, #896]
    ldr q12, [sp, #784]
    mov v7.16b, v14.16b
    bsl v7.16b, v18.16b, v12.16b
    ldr q12, [sp, #880]
    ldr q18, [sp, #864]
    mov v22.16b, v14.16b
    bsl v22.16b, v12.16b, v18.16b
    ldr q12, [sp, #960]
    ldr q18, [sp, #848]
    mov v2.16b, v14.16b
    bsl v2.16b, v12.16b, v18.16b
    ldr q18, [sp, #944]
    ldr q12, [sp, #912]
    mov v1.16b, v14.16b
    bsl v1.16b, v18.16b, v12.16b
    bit v24.16b, v5.16b, v17.16b
    bit v31.16b, v6.16b, v17.16b
    bit v22.16b, v7.16b, v17.16b
    bit v1.16b, v2.16b, v17.16b
    bit v31.16b, v24.16b, v3.16b
    bit v1.16b, v22.16b, v3.16b
    bit v1.16b, v31.16b, v4.16b
    str q1, [x0, #48]
    ldr q1, [sp, #1040]
    ldr q2, [sp, #928]
    mov v5.16b, v14.16b
    bsl v5.16b, v1.16b, v2.16b
    ldr q6, [sp, #1024]
    ldr q7, [sp, #992]
    mov v22.16b, v14.16b
    bsl v22.16b, v6.16b, v7.16b
    ldr q24, [sp, #1104]
    ldr q31, [sp, #976]
    mov v18.16b, v14.16b
    bsl v18.16b, v24.16b, v31.16b
    ldr q12, [sp, #1088]
    ldr q31, [sp, #1072]
    mov v24.16b, v14.16b
    bsl v24.16b, v12.16b, v31.16b
    mov v12.16b, v14.16b
    bsl v12.16b, v13.16b, v25.16b
    mov v31.16b, v14.16b
    bsl v31.16b, v16.16b, v15.16b
    ldr q6, [sp, #1168]
    mov v7.16b, v14.16b
    bsl v7.16b, v20.16b, v6.16b
    ldr q6, [sp, #1184]
    ldr q2, [sp, #1536]
    mov v1.16b, v14.16b
    bsl v1.16b, v6.16b, v2.16b
    bit v22.16b, v5.16b, v17.16b
    bit v24.16b, v18.16b, v17.16b
    bit v31.16b, v12.16b, v17.16b
    bit v1.16b, v7.16b, v17.16b
    bit v24.16b, v22.16b, v3.16b
    bit v1.16b, v31.16b, v3.16b
    bit v1.16b, v24.16b, v4.16b
    str q1, [x0, #64]
    ldr q1, [sp, #1216]
    ldr q5, [sp, #1232]
    mov v7.16b, v14.16b
    bsl v7.16b, v1.16b, v5.16b
    ldr q18, [sp, #1248]
    ldr q22, [sp, #1520]
    mov v24.16b, v14.16b
    bsl v24.16b, v18.16b, v22.16b
    ldr q31, [sp, #1280]
    ldr q12, [sp, #1296]
    mov v2.16b, v14.16b
    bsl v2.16b, v31.16b, v12.16b
    ldr q6, [sp, #1312]
    ldr q12, [sp, #1504]
    mov v31.16b, v14.16b
    bsl v31.16b, v6.16b, v12.16b
    ldr q12, [sp, #1344]
    ldr q6, [sp, #1360]
    mov v22.16b, v14.16b
    bsl v22.16b, v12.16b, v6.16b
    ldr q6, [sp, #1376]
    ldr q12, [sp, #1472]
    mov v18.16b, v14.16b
    bsl v18.16b, v6.16b, v12.16b
    ldr q12, [sp, #1408]
    ldr q6, [sp, #1424]
    mov v5.16b, v14.16b
    bsl v5.16b, v12.16b, v6.16b
    ldr q6, [sp, #1440]
    ldr q12, [sp, #1488]
    mov v1.16b, v14.16b
    bsl v1.16b, v6.16b, v12.16b
    bit v24.16b, v7.16b, v17.16b
    bit v31.16b, v2.16b, v17.16b
    bit v18.16b, v22.16b, v17.16b
    bit v1.16b, v5.16b, v17.16b
    bit v31.16b, v24.16b, v3.16b
    bit v1.16b, v18.16b, v3.16b
    bit v1.16b, v31.16b, v4.16b
    str q1, [x0, #80]
    mov v1.16b, v14.16b
    bsl v1.16b, v19.16b, v9.16b
    ldr q2, [sp, #1152]
    mov v5.16b, v14.16b
    bsl v5.16b, v2.16b, v26.16b
    mov v7.16b, v14.16b
    bsl v7.16b, v28.16b, v0.16b
    ldr q18, [sp, #1200]
    mov v22.16b, v14.16b
    bsl v22.16b, v18.16b, v11.16b
    ldr q24, [sp, #1616]
    mov v31.16b, v14.16b
    bsl v31.16b, v24.16b, v23.16b
    ldr q12, [sp, #1264]
    ldr q6, [sp, #1600]
    mov v24.16b, v14.16b
    bsl v24.16b, v12.16b, v6.16b
    ldr q6, [sp, #1664]
    str q20, [sp, #144]
    ldr q20, [sp, #1824]
    str q15, [sp, #320]
    mov v15.16b, v14.16b
    bsl v15.16b, v6.16b, v20.16b
    ldr q6, [sp, #1328]
    ldr q20, [sp, #1648]
    str q16, [sp, #368]
    mov v16.16b, v14.16b
    bsl v16.16b, v6.16b, v20.16b
    bit v1.16b, v5.16b, v17.16b
    bit v7.16b, v22.16b, v17.16b
    bit v31.16b, v24.16b, v17.16b
    bit v15.16b, v16.16b, v17.16b
    bit v7.16b, v1.16b, v3.16b
    bit v15.16b, v31.16b, v3.16b
    bit v15.16b, v7.16b, v4.16b
    ldr q1, [sp, #1568]
    eor v1.16b, v2.16b, v1.16b
    str q15, [x0, #96]
    ldr q5, [sp, #1712]
    ldr q7, [sp, #1808]
    mov v16.16b, v14.16b
    bsl v16.16b, v5.16b, v7.16b
    ldr q22, [sp, #1392]
    ldr q24, [sp, #1696]
    mov v31.16b, v14.16b
    bsl v31.16b, v22.16b, v24.16b
    eor v15.16b, v18.16b, v1.16b
    ldr q20, [sp, #1760]
    ldr q18, [sp, #1792]
    mov v2.16b, v14.16b
    bsl v2.16b, v20.16b, v18.16b
    ldr q20, [sp, #1456]
    ldr q18, [sp, #1744]
    mov v5.16b, v14.16b
    bsl v5.16b, v20.16b, v18.16b
    ldr q18, [sp, #1552]
    mov v7.16b, v14.16b
    bsl v7.16b, v30.16b, v18.16b
    ldr q24, [sp, #1584]
    str q25, [sp, #1568]
    mov v25.16b, v14.16b
    bsl v25.16b, v10.16b, v24.16b
    str q13, [sp, #2128]
    mov v13.16b, v14.16b
    bsl v13.16b, v1.16b, v29.16b
    str q23, [sp, #2144]
    mov v23.16b, v14.16b
    bsl v23.16b, v15.16b, v21.16b
    bit v16.16b, v31.16b, v17.16b
    bit v2.16b, v5.16b, v17.16b
    bit v7.16b, v13.16b, v17.16b
    eor v5.16b, v12.16b, v15.16b
    bit v25.16b, v23.16b, v17.16b
    bit v2.16b, v16.16b, v3.16b
    eor v16.16b, v6.16b, v5.16b
    bit v25.16b, v7.16b, v3.16b
    eor v7.16b, v22.16b, v16.16b
    bit v25.16b, v2.16b, v4.16b
    str q25, [x0, #112]
    ldr q2, [sp, #1632]
    mov v23.16b, v14.16b
    bsl v23.16b, v27.16b, v2.16b
    ldr q25, [sp, #1680]
    mov v31.16b, v14.16b
    bsl v31.16b, v8.16b, v25.16b
    eor v13.16b, v20.16b, v7.16b
    ldr q6, [sp, #64]
    mov v12.16b, v14.16b
    bsl v12.16b, v5.16b, v6.16b
    ldr q20, [sp, #2016]
    ldr q22, [sp, #1728]
    mov v6.16b, v14.16b
    bsl v6.16b, v20.16b, v22.16b
    ldr q20, [sp, #1904]
    str q28, [sp, #2160]
    mov v28.16b, v14.16b
    bsl v28.16b, v16.16b, v20.16b
    ldr q20, [sp, #2000]
    str q0, [sp, #2176]
    ldr q0, [sp, #1776]
    str q11, [sp, #2192]
    mov v11.16b, v14.16b
    bsl v11.16b, v20.16b, v0.16b
    ldr q20, [sp, #1936]
    str q9, [sp, #2208]
    mov v9.16b, v14.16b
    bsl v9.16b, v7.16b, v20.16b
    ldr q20, [sp, #1968]
    str q19, [sp, #2224]
    mov v19.16b, v14.16b
    bsl v19.16b, v13.16b, v20.16b
    bit v23.16b, v12.16b, v17.16b
    movi v12.16b, #0
    mov v20.16b, v13.16b
    aese v20.16b, v12.16b
    bit v31.16b, v28.16b, v17.16b
    bit v6.16b, v9.16b, v17.16b
    bit v11.16b, v19.16b, v17.16b
    ldr q19, [sp, #1872]
    eor v19.16b, v1.16b, v19.16b
    eor v20.16b, v18.16b, v20.16b
    bit v31.16b, v23.16b, v3.16b
    bit v11.16b, v6.16b, v3.16b
    eor v6.16b, v15.16b, v19.16b
    eor v23.16b, v24.16b, v20.16b
    bit v11.16b, v31.16b, v4.16b
    eor v28.16b, v5.16b, v6.16b
    eor v31.16b, v2.16b, v23.16b
    str q11, [x0, #128]
    ldr q9, [sp, #208]
    mov v11.16b, v14.16b
    bsl v11.16b, v19.16b, v9.16b
    ldr q24, [sp, #1840]
    mov v18.16b, v14.16b
    bsl v18.16b, v24.16b, v20.16b
    ldr q2, [sp, #128]
    mov v9.16b, v14.16b
    bsl v9.16b, v6.16b, v2.16b
    eor v2.16b, v16.16b, v28.16b
    eor v25.16b, v25.16b, v31.16b
    str q26, [sp, #1872]
    ldr q26, [sp, #1856]
    str q10, [sp, #2240]
    mov v10.16b, v14.16b
    bsl v10.16b, v26.16b, v23.16b
    str q21, [sp, #2256]
    ldr q21, [sp, #160]
    str q15, [sp, #2272]
    mov v15.16b, v14.16b
    bsl v15.16b, v28.16b, v21.16b
    ldr q21, [sp, #1888]
    str q30, [sp, #2288]
    mov v30.16b, v14.16b
    bsl v30.16b, v21.16b, v31.16b
    str q29, [sp, #2304]
    ldr q29, [sp, #112]
    str q1, [sp, #2320]
    mov v1.16b, v14.16b
    bsl v1.16b, v2.16b, v29.16b
    eor v29.16b, v7.16b, v2.16b
    str q7, [sp, #2336]
    ldr q7, [sp, #1920]
    str q8, [sp, #2352]
    mov v8.16b, v14.16b
    bsl v8.16b, v7.16b, v25.16b
    bit v18.16b, v11.16b, v17.16b
    bit v10.16b, v9.16b, v17.16b
    eor v9.16b, v22.16b, v25.16b
    bit v30.16b, v15.16b, v17.16b
    eor v11.16b, v13.16b, v29.16b
    bit v8.16b, v1.16b, v17.16b
    eor v1.16b, v0.16b, v9.16b
    bit v10.16b, v18.16b, v3.16b
    mov v18.16b, v11.16b
    aese v18.16b, v12.16b
    bit v8.16b, v30.16b, v3.16b
    mov v30.16b, v1.16b
    aese v30.16b, v12.16b
    bit v8.16b, v10.16b, v4.16b
    eor v18.16b, v20.16b, v18.16b
    ldr q10, [sp, #96]
    eor v10.16b, v19.16b, v10.16b
    eor v30.16b, v24.16b, v30.16b
    str q8, [x0, #144]
    ldr q8, [sp, #80]
    mov v15.16b, v14.16b
    bsl v15.16b, v29.16b, v8.16b
    ldr q0, [sp, #1952]
    mov v22.16b, v14.16b
    bsl v22.16b, v0.16b, v9.16b
    eor v24.16b, v23.16b, v18.16b
    eor v8.16b, v6.16b, v10.16b
    eor v26.16b, v26.16b, v30.16b
    str q13, [sp, #96]
    ldr q13, [sp, #304]
    str q16, [sp, #2368]
    mov v16.16b, v14.16b
    bsl v16.16b, v11.16b, v13.16b
    ldr q13, [sp, #1984]
    str q27, [sp, #2384]
    mov v27.16b, v14.16b
    bsl v27.16b, v13.16b, v1.16b
    str q5, [sp, #2400]
    ldr q5, [sp, #2096]
    str q23, [sp, #2416]
    mov v23.16b, v14.16b
    bsl v23.16b, v10.16b, v5.16b
    str q6, [sp, #2432]
    mov v6.16b, v14.16b
    bsl v6.16b, v30.16b, v18.16b
    str q20, [sp, #2448]
    ldr q20, [sp, #2032]
    str q19, [sp, #2464]
    mov v19.16b, v14.16b
    bsl v19.16b, v8.16b, v20.16b
    mov v20.16b, v14.16b
    bsl v20.16b, v26.16b, v24.16b
    bit v22.16b, v15.16b, v17.16b
    bit v27.16b, v16.16b, v17.16b
    bit v6.16b, v23.16b, v17.16b
    bit v20.16b, v19.16b, v17.16b
    bit v27.16b, v22.16b, v3.16b
    eor v16.16b, v31.16b, v24.16b
    eor v19.16b, v28.16b, v8.16b
    eor v22.16b, v21.16b, v26.16b
    bit v20.16b, v6.16b, v3.16b
    eor v6.16b, v25.16b, v16.16b
    eor v23.16b, v2.16b, v19.16b
    eor v15.16b, v7.16b, v22.16b
    bit v20.16b, v27.16b, v4.16b
    eor v27.16b, v9.16b, v6.16b
    str q20, [x0, #160]
    ldr q20, [sp, #2048]
    mov v7.16b, v14.16b
    bsl v7.16b, v19.16b, v20.16b
    eor v21.16b, v29.16b, v23.16b
    eor v0.16b, v0.16b, v15.16b
    str q25, [sp, #2480]
    mov v25.16b, v14.16b
    bsl v25.16b, v22.16b, v16.16b
    str q2, [sp, #2496]
    ldr q2, [sp, #2064]
    str q31, [sp, #2512]
    mov v31.16b, v14.16b
    bsl v31.16b, v23.16b, v2.16b
    str q28, [sp, #2528]
    eor v28.16b, v1.16b, v27.16b
    mov v2.16b, v14.16b
    bsl v2.16b, v15.16b, v6.16b
    str q1, [sp, #2544]
    eor v1.16b, v11.16b, v21.16b
    eor v13.16b, v13.16b, v0.16b
    str q11, [sp, #2560]
    ldr q11, [sp, #2080]
    str q9, [sp, #2576]
    mov v9.16b, v14.16b
    bsl v9.16b, v21.16b, v11.16b
    mov v11.16b, v14.16b
    bsl v11.16b, v0.16b, v27.16b
    str q29, [sp, #2592]
    mov v29.16b, v28.16b
    aese v29.16b, v12.16b
    str q27, [sp, #2608]
    ldr q27, [sp, #2112]
    str q0, [sp, #2624]
    mov v0.16b, v14.16b
    bsl v0.16b, v1.16b, v27.16b
    mov v27.16b, v1.16b
    aese v27.16b, v12.16b
    str q1, [sp, #2640]
    mov v1.16b, v14.16b
    bsl v1.16b, v13.16b, v28.16b
    bit v25.16b, v7.16b, v17.16b
    bit v2.16b, v31.16b, v17.16b
    mov v7.16b, v13.16b
    aese v7.16b, v12.16b
    bit v11.16b, v9.16b, v17.16b
    eor v29.16b, v30.16b, v29.16b
    bit v1.16b, v0.16b, v17.16b
    ldr q0, [sp, #336]
    eor v0.16b, v10.16b, v0.16b
    eor v27.16b, v18.16b, v27.16b
    eor v7.16b, v5.16b, v7.16b
    bit v2.16b, v25.16b, v3.16b
    eor v25.16b, v26.16b, v29.16b
    bit v1.16b, v11.16b, v3.16b
    eor v31.16b, v8.16b, v0.16b
    eor v9.16b, v24.16b, v27.16b
    ldr q11, [sp, #2032]
    eor v12.16b, v11.16b, v7.16b
    eor v11.16b, v22.16b, v25.16b
    bit v1.16b, v2.16b, v4.16b
    eor v2.16b, v16.16b, v9.16b
    eor v5.16b, v19.16b, v31.16b
    str q24, [sp, #336]
    eor v24.16b, v20.16b, v12.16b
    str q1, [x0, #176]
    bit v7.16b, v0.16b, v14.16b
    bit v27.16b, v29.16b, v14.16b
    eor v0.16b, v15.16b, v11.16b
    eor v1.16b, v6.16b, v2.16b
    eor v29.16b, v23.16b, v5.16b
    str q26, [sp, #2656]
    ldr q26, [sp, #2064]
    str q8, [sp, #2672]
    eor v8.16b, v26.16b, v24.16b
    bit v12.16b, v31.16b, v14.16b
    bit v9.16b, v25.16b, v14.16b
    bit v24.16b, v5.16b, v14.16b
    bit v2.16b, v11.16b, v14.16b
    bit v8.16b, v29.16b, v14.16b
    bit v1.16b, v0.16b, v14.16b
    bit v27.16b, v7.16b, v17.16b
    bit v9.16b, v12.16b, v17.16b
    bit v2.16b, v24.16b, v17.16b
    bit v1.16b, v8.16b, v17.16b
    bit v9.16b, v27.16b, v3.16b
    bit v1.16b, v2.16b, v3.16b
    bit v1.16b, v9.16b, v4.16b
    str q1, [x0, #192]
    bit v20.16b, v19.16b, v14.16b
    bit v16.16b, v22.16b, v14.16b
    bit v26.16b, v23.16b, v14.16b
    bit v6.16b, v15.16b, v14.16b
    ldr q0, [sp, #2080]
    bit v0.16b, v21.16b, v14.16b
    ldr q1, [sp, #2624]
    ldr q2, [sp, #2608]
    bit v2.16b, v1.16b, v14.16b
    ldr q1, [sp, #2640]
    ldr q5, [sp, #2112]
    bit v5.16b, v1.16b, v14.16b
    bit v28.16b, v13.16b, v14.16b
    bit v16.16b, v20.16b, v17.16b
    bit v6.16b, v26.16b, v17.16b
    bit v2.16b, v0.16b, v17.16b
    bit v28.16b, v5.16b, v17.16b
    bit v6.16b, v16.16b, v3.16b
    bit v28.16b, v2.16b, v3.16b
    bit v28.16b, v6.16b, v4.16b
    aesimc v0.16b, v28.16b
    str q0, [x0, #208]
    ldr q0, [sp, #2592]
    ldr q1, [sp, #80]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #1952]
    ldr q2, [sp, #2576]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #2560]
    ldr q5, [sp, #304]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #1984]
    ldr q6, [sp, #2544]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #2096]
    bit v0.16b, v10.16b, v14.16b
    bit v18.16b, v30.16b, v14.16b
    ldr q7, [sp, #2672]
    ldr q16, [sp, #2032]
    bit v16.16b, v7.16b, v14.16b
    ldr q7, [sp, #2656]
    ldr q19, [sp, #336]
    bit v19.16b, v7.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v18.16b, v0.16b, v17.16b
    bit v19.16b, v16.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v18.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #224]
    ldr q0, [sp, #2464]
    ldr q1, [sp, #208]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #1840]
    ldr q2, [sp, #2448]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #2432]
    ldr q5, [sp, #128]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #1856]
    ldr q6, [sp, #2416]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #2528]
    ldr q7, [sp, #160]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #1888]
    ldr q16, [sp, #2512]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #2496]
    ldr q18, [sp, #112]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #1920]
    ldr q19, [sp, #2480]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #240]
    ldr q0, [sp, #2400]
    ldr q1, [sp, #64]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #2384]
    ldr q2, [sp, #1632]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #2368]
    ldr q5, [sp, #1904]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #2352]
    ldr q6, [sp, #1680]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #2336]
    ldr q7, [sp, #1936]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #2016]
    ldr q16, [sp, #1728]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #96]
    ldr q18, [sp, #1968]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #2000]
    ldr q19, [sp, #1776]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #256]
    ldr q0, [sp, #1392]
    ldr q1, [sp, #1696]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #1712]
    ldr q2, [sp, #1808]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #1456]
    ldr q5, [sp, #1744]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #1760]
    ldr q6, [sp, #1792]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #2320]
    ldr q7, [sp, #2304]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #2288]
    ldr q16, [sp, #1552]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #2272]
    ldr q18, [sp, #2256]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #2240]
    ldr q19, [sp, #1584]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #272]
    ldr q0, [sp, #1152]
    ldr q1, [sp, #1872]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #2224]
    ldr q2, [sp, #2208]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #1200]
    ldr q5, [sp, #2192]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #2160]
    ldr q6, [sp, #2176]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #1264]
    ldr q7, [sp, #1600]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #1616]
    ldr q16, [sp, #2144]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #1328]
    ldr q18, [sp, #1648]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #1664]
    ldr q19, [sp, #1824]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #288]
    ldr q0, [sp, #1216]
    ldr q1, [sp, #1232]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #1248]
    ldr q2, [sp, #1520]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #1280]
    ldr q5, [sp, #1296]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #1312]
    ldr q6, [sp, #1504]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #1344]
    ldr q7, [sp, #1360]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #1376]
    ldr q16, [sp, #1472]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #1408]
    ldr q18, [sp, #1424]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #1440]
    ldr q19, [sp, #1488]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #304]
    ldr q0, [sp, #1040]
    ldr q1, [sp, #928]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #1024]
    ldr q2, [sp, #992]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #1104]
    ldr q5, [sp, #976]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #1088]
    ldr q6, [sp, #1072]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #2128]
    ldr q7, [sp, #1568]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #368]
    ldr q16, [sp, #320]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #144]
    ldr q18, [sp, #1168]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #1184]
    ldr q19, [sp, #1536]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #320]
    ldr q0, [sp, #1120]
    ldr q1, [sp, #752]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #1008]
    ldr q2, [sp, #1056]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #832]
    ldr q5, [sp, #768]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #816]
    ldr q6, [sp, #800]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #896]
    ldr q7, [sp, #784]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #880]
    ldr q16, [sp, #864]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #960]
    ldr q18, [sp, #848]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #944]
    ldr q19, [sp, #912]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #336]
    ldr q0, [sp, #496]
    ldr q1, [sp, #432]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #448]
    ldr q2, [sp, #528]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #544]
    ldr q5, [sp, #480]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #512]
    ldr q6, [sp, #592]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #608]
    ldr q7, [sp, #560]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #576]
    ldr q16, [sp, #656]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #704]
    ldr q18, [sp, #624]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #640]
    ldr q19, [sp, #736]
    bit v19.16b, v0.16b, v14.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bit v19.16b, v18.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    bit v19.16b, v16.16b, v3.16b
    bit v19.16b, v6.16b, v4.16b
    aesimc v0.16b, v19.16b
    str q0, [x0, #352]
    ldr q0, [sp, #272]
    ldr q1, [sp, #176]
    bit v1.16b, v0.16b, v14.16b
    ldr q0, [sp, #192]
    ldr q2, [sp, #224]
    bit v2.16b, v0.16b, v14.16b
    ldr q0, [sp, #352]
    ldr q5, [sp, #240]
    bit v5.16b, v0.16b, v14.16b
    ldr q0, [sp, #256]
    ldr q6, [sp, #288]
    bit v6.16b, v0.16b, v14.16b
    ldr q0, [sp, #464]
    ldr q7, [sp, #400]
    bit v7.16b, v0.16b, v14.16b
    ldr q0, [sp, #720]
    ldr q16, [sp, #1136]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [sp, #416]
    ldr q18, [sp, #384]
    bit v18.16b, v0.16b, v14.16b
    ldr q0, [sp, #672]
    ldr q19, [sp, #688]
    bsl v14.16b, v0.16b, v19.16b
    bit v2.16b, v1.16b, v17.16b
    bit v6.16b, v5.16b, v17.16b
    bit v16.16b, v7.16b, v17.16b
    bsl v17.16b, v18.16b, v14.16b
    bit v6.16b, v2.16b, v3.16b
    bsl v3.16b, v16.16b, v17.16b
    bsl v4.16b, v6.16b, v3.16b
    aesimc v0.16b, v4.16b
    str q0, [x0, #368]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #164
.Llwcc_aes128_192_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #2688
    ret
    .size lwcc_aes128_192_key_setup_neon, .-lwcc_aes128_192_key_setup_neon

    .balign 16
    .global lwcc_aes128_192_ecb_encrypt_neon
    .type lwcc_aes128_192_ecb_encrypt_neon, %function
lwcc_aes128_192_ecb_encrypt_neon:
    cbz x2, .Llwcc_aes128_192_ecb_encrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_192_ecb_encrypt_neon_rest
.Llwcc_aes128_192_ecb_encrypt_neon_group:
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
    // round 10 (aes.dsl:47)
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
    // round 11 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #160]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 12 (aes.dsl:53)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #176]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    ldr q16, [x3, #192]
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
    cbnz x5, .Llwcc_aes128_192_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_192_ecb_encrypt_neon_out
.Llwcc_aes128_192_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_aes128_192_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_aes128_192_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_192_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_192_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_192_ecb_encrypt_neon_group
.Llwcc_aes128_192_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_192_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_192_ecb_encrypt_neon_copy
.Llwcc_aes128_192_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_aes128_192_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_ecb_encrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_aes128_192_ecb_encrypt_neon_return:
    ret
    .size lwcc_aes128_192_ecb_encrypt_neon, .-lwcc_aes128_192_ecb_encrypt_neon

    .balign 16
    .global lwcc_aes128_192_ecb_decrypt_neon
    .type lwcc_aes128_192_ecb_decrypt_neon, %function
lwcc_aes128_192_ecb_decrypt_neon:
    cbz x2, .Llwcc_aes128_192_ecb_decrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_192_ecb_decrypt_neon_rest
.Llwcc_aes128_192_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    // round 12 (aes.dsl:53)
    ldr q16, [x3, #192]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 11 (aes.dsl:47)
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
    // round 10 (aes.dsl:47)
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
    // round 9 (aes.dsl:47)
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
    // round 8 (aes.dsl:47)
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
    // round 7 (aes.dsl:47)
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
    // round 6 (aes.dsl:47)
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
    // round 5 (aes.dsl:47)
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
    // round 4 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #320]
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
    ldr q16, [x3, #336]
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
    ldr q16, [x3, #352]
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
    ldr q16, [x3, #368]
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
    cbnz x5, .Llwcc_aes128_192_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_192_ecb_decrypt_neon_out
.Llwcc_aes128_192_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_aes128_192_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_aes128_192_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_192_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_192_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_192_ecb_decrypt_neon_group
.Llwcc_aes128_192_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_192_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_192_ecb_decrypt_neon_copy
.Llwcc_aes128_192_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_aes128_192_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_ecb_decrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_aes128_192_ecb_decrypt_neon_return:
    ret
    .size lwcc_aes128_192_ecb_decrypt_neon, .-lwcc_aes128_192_ecb_decrypt_neon

    .balign 16
    .global lwcc_aes128_192_ctr_init_neon
    .type lwcc_aes128_192_ctr_init_neon, %function
lwcc_aes128_192_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_aes128_192_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_aes128_192_ctr_nonce_neon
    .size lwcc_aes128_192_ctr_init_neon, .-lwcc_aes128_192_ctr_init_neon

    .balign 16
    .global lwcc_aes128_192_ctr_nonce_neon
    .type lwcc_aes128_192_ctr_nonce_neon, %function
lwcc_aes128_192_ctr_nonce_neon:
    adr x8, .Llwcc_aes128_192_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x8, #128]
    and v0.16b, v0.16b, v1.16b
    add x9, x1, #8
    ld1r {v1.4s}, [x9]
    ldr q2, [x8, #144]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #384]
    ret
    .size lwcc_aes128_192_ctr_nonce_neon, .-lwcc_aes128_192_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_192_ctr_crypt_neon
    .type lwcc_aes128_192_ctr_crypt_neon, %function
lwcc_aes128_192_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_192_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_aes128_192_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_192_ctr_crypt_neon_rest
.Llwcc_aes128_192_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x3, #384]
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
    // round 10 (aes.dsl:47)
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
    // round 11 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #160]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 12 (aes.dsl:53)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #176]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    ldr q16, [x3, #192]
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
    cbnz x5, .Llwcc_aes128_192_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_192_ctr_crypt_neon_out
.Llwcc_aes128_192_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_aes128_192_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_aes128_192_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_192_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_192_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_192_ctr_crypt_neon_group
.Llwcc_aes128_192_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_192_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_192_ctr_crypt_neon_copy
.Llwcc_aes128_192_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_aes128_192_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_192_ctr_crypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_aes128_192_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_192_ctr_crypt_neon, .-lwcc_aes128_192_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_192_file_neon_constants:
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
