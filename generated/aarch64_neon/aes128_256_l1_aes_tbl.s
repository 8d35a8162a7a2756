// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_256 --target neon --lanes 1 --features aes --sbox tbl
// passes:    unroll() invert() counter() sbox(lanes=1, registers=true) hoist(nonce=false) slice(lanes=1, rows=8) select() schedule() allocate()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 3168
// layout:    rows of 16 cells of 1 blocks, 1 a block, 8 blocks a group; instructions of layers
// sizes:     in bytes: block 16, key 32, nonce 12, rk 448, ctx 464, align 16, group 128, stack 3168
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:6d0102fdbd4fb57300850e7b8748bf43022575bee79d5185fe2ddf197bab749f

    .text

    .balign 16
    .global lwcc_aes128_256_key_setup_neon
    .type lwcc_aes128_256_key_setup_neon, %function
lwcc_aes128_256_key_setup_neon:
    sub sp, sp, #3168
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_aes128_256_file_neon_constants
    add x9, x1, #1
    add x10, x1, #5
    ld1r {v0.16b}, [x9]
    add x9, x1, #28
    add x11, x1, #30
    add x12, x1, #15
    ld1r {v1.16b}, [x10]
    ld1r {v2.16b}, [x9]
    add x9, x1, #2
    ld1r {v3.16b}, [x12]
    add x10, x1, #29
    ld1r {v4.16b}, [x11]
    add x11, x1, #31
    ld1r {v5.16b}, [x9]
    add x9, x1, #3
    ld1r {v6.16b}, [x10]
    add x10, x1, #17
    ld1r {v7.16b}, [x9]
    ld1r {v16.16b}, [x11]
    add x9, x1, #25
    add x11, x1, #7
    add x12, x1, #12
    ld1r {v17.16b}, [x9]
    ld1r {v18.16b}, [x10]
    ld1r {v19.16b}, [x12]
    add x9, x1, #6
    ld1r {v20.16b}, [x11]
    movi v21.16b, #0
    add x10, x1, #10
    add x11, x1, #11
    ld1r {v22.16b}, [x9]
    ld1r {v23.16b}, [x1]
    add x9, x1, #4
    add x12, x1, #9
    movi v24.16b, #1
    ld1r {v25.16b}, [x11]
    mov v26.16b, v2.16b
    aese v26.16b, v21.16b
    add x11, x1, #13
    ld1r {v27.16b}, [x12]
    ld1r {v28.16b}, [x9]
    mov v29.16b, v4.16b
    aese v29.16b, v21.16b
    add x9, x1, #8
    ld1r {v30.16b}, [x10]
    ld1r {v31.16b}, [x11]
    mov v8.16b, v6.16b
    aese v8.16b, v21.16b
    add x10, x1, #14
    ld1r {v9.16b}, [x9]
    mov v10.16b, v16.16b
    aese v10.16b, v21.16b
    eor v26.16b, v7.16b, v26.16b
    add x9, x1, #21
    ld1r {v11.16b}, [x10]
    eor v24.16b, v8.16b, v24.16b
    eor v29.16b, v0.16b, v29.16b
    add x10, x1, #18
    ld1r {v8.16b}, [x9]
    eor v10.16b, v5.16b, v10.16b
    eor v12.16b, v20.16b, v26.16b
    add x9, x1, #27
    ld1r {v13.16b}, [x10]
    eor v14.16b, v1.16b, v29.16b
    eor v24.16b, v23.16b, v24.16b
    add x10, x1, #19
    ld1r {v15.16b}, [x9]
    eor v23.16b, v22.16b, v10.16b
    str q25, [sp, #64]
    eor v25.16b, v25.16b, v12.16b
    add x9, x1, #16
    str q20, [sp, #80]
    ld1r {v20.16b}, [x10]
    str q27, [sp, #96]
    eor v27.16b, v27.16b, v14.16b
    str q22, [sp, #112]
    eor v22.16b, v28.16b, v24.16b
    add x10, x1, #23
    str q1, [sp, #128]
    ld1r {v1.16b}, [x9]
    str q30, [sp, #144]
    eor v30.16b, v30.16b, v23.16b
    str q3, [sp, #160]
    eor v3.16b, v3.16b, v25.16b
    add x9, x1, #22
    str q28, [sp, #176]
    ld1r {v28.16b}, [x10]
    str q31, [sp, #192]
    eor v31.16b, v31.16b, v27.16b
    str q9, [sp, #208]
    eor v9.16b, v9.16b, v22.16b
    add x10, x1, #20
    str q5, [sp, #224]
    ld1r {v5.16b}, [x9]
    str q11, [sp, #240]
    eor v11.16b, v11.16b, v30.16b
    str q7, [sp, #256]
    mov v7.16b, v3.16b
    aese v7.16b, v21.16b
    add x9, x1, #26
    str q0, [sp, #272]
    ld1r {v0.16b}, [x10]
    str q3, [sp, #288]
    mov v3.16b, v31.16b
    aese v3.16b, v21.16b
    str q19, [sp, #304]
    eor v19.16b, v19.16b, v9.16b
    add x10, x1, #24
    str q25, [sp, #320]
    ld1r {v25.16b}, [x9]
    str q31, [sp, #336]
    mov v31.16b, v11.16b
    aese v31.16b, v21.16b
    str q9, [sp, #352]
    ld1r {v9.16b}, [x10]
    eor v3.16b, v18.16b, v3.16b
    str q18, [sp, #368]
    mov v18.16b, v19.16b
    aese v18.16b, v21.16b
    eor v7.16b, v20.16b, v7.16b
    eor v31.16b, v13.16b, v31.16b
    eor v18.16b, v1.16b, v18.16b
    str q8, [sp, #384]
    eor v8.16b, v8.16b, v3.16b
    str q1, [sp, #400]
    eor v1.16b, v28.16b, v7.16b
    str q28, [sp, #416]
    eor v28.16b, v5.16b, v31.16b
    str q17, [sp, #432]
    eor v17.16b, v17.16b, v8.16b
    str q5, [sp, #448]
    eor v5.16b, v15.16b, v1.16b
    str q0, [sp, #464]
    eor v0.16b, v0.16b, v18.16b
    str q15, [sp, #480]
    eor v15.16b, v25.16b, v28.16b
    str q25, [sp, #496]
    eor v25.16b, v6.16b, v17.16b
    str q16, [sp, #512]
    eor v16.16b, v16.16b, v5.16b
    str q9, [sp, #528]
    eor v9.16b, v9.16b, v0.16b
    str q4, [sp, #544]
    eor v4.16b, v4.16b, v15.16b
    str q13, [sp, #560]
    mov v13.16b, v25.16b
    aese v13.16b, v21.16b
    str q20, [sp, #576]
    movi v20.16b, #2
    str q6, [sp, #592]
    mov v6.16b, v16.16b
    aese v6.16b, v21.16b
    str q2, [sp, #608]
    eor v2.16b, v2.16b, v9.16b
    str q16, [sp, #624]
    mov v16.16b, v4.16b
    aese v16.16b, v21.16b
    eor v20.16b, v13.16b, v20.16b
    eor v6.16b, v10.16b, v6.16b
    mov v13.16b, v2.16b
    aese v13.16b, v21.16b
    eor v16.16b, v29.16b, v16.16b
    eor v20.16b, v24.16b, v20.16b
    eor v13.16b, v26.16b, v13.16b
    str q29, [sp, #640]
    eor v29.16b, v23.16b, v6.16b
    str q14, [sp, #656]
    eor v14.16b, v14.16b, v16.16b
    str q30, [sp, #672]
    eor v30.16b, v30.16b, v29.16b
    str q22, [sp, #688]
    eor v22.16b, v22.16b, v20.16b
    str q27, [sp, #704]
    eor v27.16b, v27.16b, v14.16b
    str q24, [sp, #720]
    eor v24.16b, v12.16b, v13.16b
    str q11, [sp, #736]
    eor v11.16b, v11.16b, v30.16b
    str q12, [sp, #752]
    ldr q12, [sp, #352]
    eor v12.16b, v12.16b, v22.16b
    str q23, [sp, #768]
    ldr q23, [sp, #336]
    eor v23.16b, v23.16b, v27.16b
    str q26, [sp, #784]
    ldr q26, [sp, #320]
    eor v26.16b, v26.16b, v24.16b
    str q10, [sp, #800]
    mov v10.16b, v11.16b
    aese v10.16b, v21.16b
    str q19, [sp, #816]
    eor v19.16b, v19.16b, v12.16b
    str q11, [sp, #832]
    mov v11.16b, v23.16b
    aese v11.16b, v21.16b
    str q30, [sp, #848]
    ldr q30, [sp, #288]
    eor v30.16b, v30.16b, v26.16b
    str q19, [sp, #864]
    aese v19.16b, v21.16b
    str q30, [sp, #880]
    aese v30.16b, v21.16b
    eor v11.16b, v3.16b, v11.16b
    eor v10.16b, v31.16b, v10.16b
    eor v19.16b, v18.16b, v19.16b
    eor v30.16b, v7.16b, v30.16b
    str q8, [sp, #896]
    eor v8.16b, v8.16b, v11.16b
    str q3, [sp, #912]
    eor v3.16b, v28.16b, v10.16b
    str q0, [sp, #928]
    eor v0.16b, v0.16b, v19.16b
    str q17, [sp, #944]
    eor v17.16b, v17.16b, v8.16b
    str q15, [sp, #960]
    eor v15.16b, v15.16b, v3.16b
    str q18, [sp, #976]
    eor v18.16b, v1.16b, v30.16b
    str q25, [sp, #992]
    eor v25.16b, v25.16b, v17.16b
    str q9, [sp, #1008]
    eor v9.16b, v9.16b, v0.16b
    str q4, [sp, #1024]
    eor v4.16b, v4.16b, v15.16b
    str q5, [sp, #1040]
    eor v5.16b, v5.16b, v18.16b
    str q1, [sp, #1056]
    movi v1.16b, #4
    str q28, [sp, #1072]
    mov v28.16b, v25.16b
    aese v28.16b, v21.16b
    str q2, [sp, #1088]
    eor v2.16b, v2.16b, v9.16b
    str q7, [sp, #1104]
    mov v7.16b, v4.16b
    aese v7.16b, v21.16b
    str q31, [sp, #1120]
    ldr q31, [sp, #624]
    eor v31.16b, v31.16b, v5.16b
    str q4, [sp, #1136]
    mov v4.16b, v2.16b
    aese v4.16b, v21.16b
    eor v1.16b, v28.16b, v1.16b
    mov v28.16b, v31.16b
    aese v28.16b, v21.16b
    eor v7.16b, v16.16b, v7.16b
    eor v1.16b, v20.16b, v1.16b
    eor v4.16b, v13.16b, v4.16b
    eor v28.16b, v6.16b, v28.16b
    str q14, [sp, #1152]
    eor v14.16b, v14.16b, v7.16b
    str q1, [sp, #1168]
    eor v1.16b, v22.16b, v1.16b
    str q27, [sp, #1184]
    eor v27.16b, v27.16b, v14.16b
    str q24, [sp, #1200]
    eor v24.16b, v24.16b, v4.16b
    str q29, [sp, #1216]
    eor v29.16b, v29.16b, v28.16b
    str q1, [sp, #1232]
    eor v1.16b, v12.16b, v1.16b
    str q26, [sp, #1248]
    eor v26.16b, v26.16b, v24.16b
    str q23, [sp, #1264]
    eor v23.16b, v23.16b, v27.16b
    str q12, [sp, #1280]
    ldr q12, [sp, #848]
    eor v12.16b, v12.16b, v29.16b
    str q22, [sp, #1296]
    ldr q22, [sp, #864]
    eor v22.16b, v22.16b, v1.16b
    str q1, [sp, #1312]
    mov v1.16b, v23.16b
    aese v1.16b, v21.16b
    str q16, [sp, #1328]
    ldr q16, [sp, #880]
    eor v16.16b, v16.16b, v26.16b
    str q20, [sp, #1344]
    ldr q20, [sp, #832]
    eor v20.16b, v20.16b, v12.16b
    str q22, [sp, #1360]
    aese v22.16b, v21.16b
    str q6, [sp, #1376]
    mov v6.16b, v16.16b
    aese v6.16b, v21.16b
    eor v1.16b, v11.16b, v1.16b
    str q11, [sp, #1392]
    mov v11.16b, v20.16b
    aese v11.16b, v21.16b
    eor v22.16b, v19.16b, v22.16b
    eor v6.16b, v30.16b, v6.16b
    eor v11.16b, v10.16b, v11.16b
    str q8, [sp, #1408]
    eor v8.16b, v8.16b, v1.16b
    str q22, [sp, #1424]
    eor v22.16b, v0.16b, v22.16b
    str q3, [sp, #1440]
    eor v3.16b, v3.16b, v11.16b
    str q17, [sp, #1456]
    eor v17.16b, v17.16b, v8.16b
    str q18, [sp, #1472]
    eor v18.16b, v18.16b, v6.16b
    str q22, [sp, #1488]
    eor v22.16b, v9.16b, v22.16b
    str q9, [sp, #1504]
    eor v9.16b, v15.16b, v3.16b
    str q25, [sp, #1520]
    eor v25.16b, v25.16b, v17.16b
    str q15, [sp, #1536]
    eor v15.16b, v5.16b, v18.16b
    str q22, [sp, #1552]
    eor v22.16b, v2.16b, v22.16b
    str q2, [sp, #1568]
    ldr q2, [sp, #1136]
    eor v2.16b, v2.16b, v9.16b
    str q5, [sp, #1584]
    mov v5.16b, v25.16b
    aese v5.16b, v21.16b
    str q0, [sp, #1600]
    movi v0.16b, #8
    str q31, [sp, #1616]
    eor v31.16b, v31.16b, v15.16b
    str q22, [sp, #1632]
    aese v22.16b, v21.16b
    str q10, [sp, #1648]
    mov v10.16b, v2.16b
    aese v10.16b, v21.16b
    eor v0.16b, v5.16b, v0.16b
    mov v5.16b, v31.16b
    aese v5.16b, v21.16b
    eor v22.16b, v4.16b, v22.16b
    eor v10.16b, v7.16b, v10.16b
    eor v5.16b, v28.16b, v5.16b
    str q22, [sp, #1664]
    eor v22.16b, v24.16b, v22.16b
    str q0, [sp, #1680]
    eor v0.16b, v14.16b, v10.16b
    str q24, [sp, #1696]
    eor v24.16b, v29.16b, v5.16b
    str q22, [sp, #1712]
    eor v22.16b, v26.16b, v22.16b
    str q26, [sp, #1728]
    eor v26.16b, v27.16b, v0.16b
    str q12, [sp, #1744]
    eor v12.16b, v12.16b, v24.16b
    str q22, [sp, #1760]
    eor v22.16b, v16.16b, v22.16b
    str q16, [sp, #1776]
    eor v16.16b, v23.16b, v26.16b
    str q20, [sp, #1792]
    eor v20.16b, v20.16b, v12.16b
    str q22, [sp, #1808]
    aese v22.16b, v21.16b
    str q23, [sp, #1824]
    mov v23.16b, v16.16b
    aese v23.16b, v21.16b
    str q27, [sp, #1840]
    mov v27.16b, v20.16b
    aese v27.16b, v21.16b
    eor v22.16b, v6.16b, v22.16b
    eor v23.16b, v1.16b, v23.16b
    eor v27.16b, v11.16b, v27.16b
    str q22, [sp, #1856]
    eor v22.16b, v18.16b, v22.16b
    str q18, [sp, #1872]
    eor v18.16b, v8.16b, v23.16b
    str q3, [sp, #1888]
    eor v3.16b, v3.16b, v27.16b
    str q22, [sp, #1904]
    eor v22.16b, v15.16b, v22.16b
    str q15, [sp, #1920]
    eor v15.16b, v17.16b, v18.16b
    str q9, [sp, #1936]
    eor v9.16b, v9.16b, v3.16b
    str q22, [sp, #1952]
    eor v22.16b, v31.16b, v22.16b
    str q31, [sp, #1968]
    eor v31.16b, v25.16b, v15.16b
    str q2, [sp, #1984]
    eor v2.16b, v2.16b, v9.16b
    str q22, [sp, #2000]
    aese v22.16b, v21.16b
    str q25, [sp, #2016]
    movi v25.16b, #16
    str q17, [sp, #2032]
    mov v17.16b, v31.16b
    aese v17.16b, v21.16b
    str q8, [sp, #2048]
    mov v8.16b, v2.16b
    aese v8.16b, v21.16b
    eor v17.16b, v17.16b, v25.16b
    eor v22.16b, v5.16b, v22.16b
    eor v25.16b, v10.16b, v8.16b
    eor v8.16b, v24.16b, v22.16b
    str q22, [sp, #2064]
    eor v22.16b, v0.16b, v25.16b
    str q8, [sp, #2080]
    eor v8.16b, v12.16b, v8.16b
    str q17, [sp, #2096]
    eor v17.16b, v26.16b, v22.16b
    str q8, [sp, #2112]
    eor v8.16b, v20.16b, v8.16b
    str q20, [sp, #2128]
    eor v20.16b, v16.16b, v17.16b
    str q8, [sp, #2144]
    aese v8.16b, v21.16b
    str q16, [sp, #2160]
    mov v16.16b, v20.16b
    aese v16.16b, v21.16b
    eor v8.16b, v27.16b, v8.16b
    eor v16.16b, v23.16b, v16.16b
    str q8, [sp, #2176]
    eor v8.16b, v3.16b, v8.16b
    str q3, [sp, #2192]
    eor v3.16b, v18.16b, v16.16b
    str q8, [sp, #2208]
    eor v8.16b, v9.16b, v8.16b
    str q15, [sp, #2224]
    eor v15.16b, v15.16b, v3.16b
    str q8, [sp, #2240]
    eor v8.16b, v2.16b, v8.16b
    str q31, [sp, #2256]
    eor v31.16b, v31.16b, v15.16b
    str q8, [sp, #2272]
    aese v8.16b, v21.16b
    str q2, [sp, #2288]
    movi v2.16b, #32
    str q9, [sp, #2304]
    mov v9.16b, v31.16b
    aese v9.16b, v21.16b
    eor v2.16b, v9.16b, v2.16b
    eor v8.16b, v25.16b, v8.16b
    eor v9.16b, v22.16b, v8.16b
    str q9, [sp, #2320]
    eor v9.16b, v17.16b, v9.16b
    str q9, [sp, #2336]
    eor v9.16b, v20.16b, v9.16b
    str q9, [sp, #2352]
    aese v9.16b, v21.16b
    eor v9.16b, v16.16b, v9.16b
    str q9, [sp, #2368]
    eor v9.16b, v3.16b, v9.16b
    str q9, [sp, #2384]
    eor v9.16b, v15.16b, v9.16b
    str q9, [sp, #2400]
    eor v9.16b, v31.16b, v9.16b
    str q8, [sp, #2416]
    movi v8.16b, #64
    str q9, [sp, #2432]
    aese v9.16b, v21.16b
    eor v8.16b, v9.16b, v8.16b
    ldr q9, [x8, #160]
    ld1r {v21.16b}, [x1]
    str q8, [sp, #2448]
    ldr q8, [sp, #272]
    bit v8.16b, v21.16b, v9.16b
    ldr q21, [sp, #224]
    str q2, [sp, #272]
    ldr q2, [sp, #256]
    bit v2.16b, v21.16b, v9.16b
    ldr q21, [sp, #176]
    str q31, [sp, #256]
    ldr q31, [sp, #128]
    bit v31.16b, v21.16b, v9.16b
    ldr q21, [sp, #112]
    str q15, [sp, #128]
    ldr q15, [sp, #80]
    bit v15.16b, v21.16b, v9.16b
    ldr q21, [sp, #208]
    str q3, [sp, #80]
    ldr q3, [sp, #96]
    bit v3.16b, v21.16b, v9.16b
    ldr q21, [sp, #144]
    str q16, [sp, #96]
    ldr q16, [sp, #64]
    bit v16.16b, v21.16b, v9.16b
    ldr q21, [sp, #304]
    str q20, [sp, #64]
    ldr q20, [sp, #192]
    bit v20.16b, v21.16b, v9.16b
    ldr q21, [sp, #240]
    str q17, [sp, #192]
    ldr q17, [sp, #160]
    bit v17.16b, v21.16b, v9.16b
    ldr q21, [x8, #176]
    bit v2.16b, v8.16b, v21.16b
    bit v15.16b, v31.16b, v21.16b
    bit v16.16b, v3.16b, v21.16b
    bit v17.16b, v20.16b, v21.16b
    ldr q3, [x8, #192]
    bit v15.16b, v2.16b, v3.16b
    bit v17.16b, v16.16b, v3.16b
    ldr q2, [x8, #128]
    bit v17.16b, v15.16b, v2.16b
    str q17, [x0, #0]
    ldr q16, [sp, #608]
    ldr q17, [sp, #592]
    mov v20.16b, v9.16b
    bsl v20.16b, v16.16b, v17.16b
    ldr q31, [sp, #560]
    ldr q8, [sp, #576]
    mov v15.16b, v9.16b
    bsl v15.16b, v31.16b, v8.16b
    ldr q16, [sp, #496]
    ldr q17, [sp, #480]
    mov v31.16b, v9.16b
    bsl v31.16b, v16.16b, v17.16b
    ldr q17, [sp, #448]
    ldr q16, [sp, #416]
    mov v8.16b, v9.16b
    bsl v8.16b, v17.16b, v16.16b
    ldr q16, [sp, #400]
    ldr q17, [sp, #368]
    str q22, [sp, #160]
    mov v22.16b, v9.16b
    bsl v22.16b, v16.16b, v17.16b
    ldr q17, [sp, #528]
    ldr q16, [sp, #432]
    str q25, [sp, #240]
    mov v25.16b, v9.16b
    bsl v25.16b, v17.16b, v16.16b
    ldr q16, [sp, #464]
    ldr q17, [sp, #384]
    str q18, [sp, #304]
    mov v18.16b, v9.16b
    bsl v18.16b, v16.16b, v17.16b
    ldr q17, [sp, #544]
    ldr q16, [sp, #512]
    str q23, [sp, #144]
    mov v23.16b, v9.16b
    bsl v23.16b, v17.16b, v16.16b
    bit v15.16b, v22.16b, v21.16b
    bit v8.16b, v18.16b, v21.16b
    bit v31.16b, v25.16b, v21.16b
    bit v23.16b, v20.16b, v21.16b
    bit v8.16b, v15.16b, v3.16b
    bit v23.16b, v31.16b, v3.16b
    bit v23.16b, v8.16b, v2.16b
    str q23, [x0, #16]
    ldr q18, [sp, #800]
    ldr q20, [sp, #784]
    mov v22.16b, v9.16b
    bsl v22.16b, v18.16b, v20.16b
    ldr q23, [sp, #768]
    ldr q25, [sp, #752]
    mov v31.16b, v9.16b
    bsl v31.16b, v23.16b, v25.16b
    ldr q8, [sp, #720]
    ldr q15, [sp, #640]
    mov v17.16b, v9.16b
    bsl v17.16b, v8.16b, v15.16b
    ldr q16, [sp, #672]
    ldr q25, [sp, #320]
    mov v23.16b, v9.16b
    bsl v23.16b, v16.16b, v25.16b
    ldr q25, [sp, #688]
    ldr q16, [sp, #656]
    mov v20.16b, v9.16b
    bsl v20.16b, v25.16b, v16.16b
    ldr q16, [sp, #736]
    ldr q25, [sp, #288]
    mov v18.16b, v9.16b
    bsl v18.16b, v16.16b, v25.16b
    ldr q25, [sp, #352]
    ldr q16, [sp, #704]
    mov v15.16b, v9.16b
    bsl v15.16b, v25.16b, v16.16b
    ldr q16, [sp, #816]
    ldr q25, [sp, #336]
    mov v8.16b, v9.16b
    bsl v8.16b, v16.16b, v25.16b
    bit v22.16b, v17.16b, v21.16b
    bit v31.16b, v20.16b, v21.16b
    bit v23.16b, v15.16b, v21.16b
    bit v18.16b, v8.16b, v21.16b
    bit v31.16b, v22.16b, v3.16b
    bit v18.16b, v23.16b, v3.16b
    bit v18.16b, v31.16b, v2.16b
    str q18, [x0, #32]
    ldr q17, [sp, #1120]
    ldr q18, [sp, #1104]
    mov v20.16b, v9.16b
    bsl v20.16b, v17.16b, v18.16b
    ldr q22, [sp, #1072]
    ldr q23, [sp, #1056]
    mov v31.16b, v9.16b
    bsl v31.16b, v22.16b, v23.16b
    ldr q8, [sp, #976]
    ldr q15, [sp, #912]
    mov v25.16b, v9.16b
    bsl v25.16b, v8.16b, v15.16b
    ldr q16, [sp, #960]
    ldr q23, [sp, #1040]
    mov v22.16b, v9.16b
    bsl v22.16b, v16.16b, v23.16b
    ldr q23, [sp, #928]
    ldr q16, [sp, #896]
    mov v18.16b, v9.16b
    bsl v18.16b, v23.16b, v16.16b
    ldr q16, [sp, #1024]
    ldr q23, [sp, #624]
    mov v17.16b, v9.16b
    bsl v17.16b, v16.16b, v23.16b
    ldr q23, [sp, #1008]
    ldr q16, [sp, #944]
    mov v15.16b, v9.16b
    bsl v15.16b, v23.16b, v16.16b
    ldr q16, [sp, #1088]
    ldr q23, [sp, #992]
    mov v8.16b, v9.16b
    bsl v8.16b, v16.16b, v23.16b
    bit v20.16b, v25.16b, v21.16b
    bit v31.16b, v18.16b, v21.16b
    bit v22.16b, v15.16b, v21.16b
    bit v17.16b, v8.16b, v21.16b
    bit v31.16b, v20.16b, v3.16b
    bit v17.16b, v22.16b, v3.16b
    bit v17.16b, v31.16b, v2.16b
    str q17, [x0, #48]
    ldr q17, [sp, #1376]
    mov v18.16b, v9.16b
    bsl v18.16b, v17.16b, v13.16b
    ldr q20, [sp, #1344]
    ldr q22, [sp, #1328]
    mov v25.16b, v9.16b
    bsl v25.16b, v20.16b, v22.16b
    ldr q31, [sp, #1296]
    ldr q8, [sp, #1152]
    mov v15.16b, v9.16b
    bsl v15.16b, v31.16b, v8.16b
    ldr q23, [sp, #1280]
    ldr q16, [sp, #1184]
    mov v8.16b, v9.16b
    bsl v8.16b, v23.16b, v16.16b
    ldr q16, [sp, #1216]
    ldr q23, [sp, #1200]
    mov v31.16b, v9.16b
    bsl v31.16b, v16.16b, v23.16b
    ldr q16, [sp, #848]
    ldr q23, [sp, #1248]
    mov v17.16b, v9.16b
    bsl v17.16b, v16.16b, v23.16b
    ldr q16, [sp, #864]
    ldr q23, [sp, #1264]
    mov v22.16b, v9.16b
    bsl v22.16b, v16.16b, v23.16b
    ldr q23, [sp, #832]
    ldr q16, [sp, #880]
    mov v20.16b, v9.16b
    bsl v20.16b, v23.16b, v16.16b
    bit v18.16b, v25.16b, v21.16b
    bit v31.16b, v15.16b, v21.16b
    bit v17.16b, v8.16b, v21.16b
    bit v20.16b, v22.16b, v21.16b
    bit v31.16b, v18.16b, v3.16b
    bit v20.16b, v17.16b, v3.16b
    bit v20.16b, v31.16b, v2.16b
    str q20, [x0, #64]
    ldr q17, [sp, #1392]
    mov v18.16b, v9.16b
    bsl v18.16b, v19.16b, v17.16b
    ldr q20, [sp, #1648]
    mov v22.16b, v9.16b
    bsl v22.16b, v20.16b, v30.16b
    ldr q25, [sp, #1600]
    ldr q31, [sp, #1408]
    mov v8.16b, v9.16b
    bsl v8.16b, v25.16b, v31.16b
    ldr q15, [sp, #1440]
    ldr q23, [sp, #1472]
    mov v16.16b, v9.16b
    bsl v16.16b, v15.16b, v23.16b
    ldr q15, [sp, #1536]
    ldr q23, [sp, #1584]
    mov v31.16b, v9.16b
    bsl v31.16b, v15.16b, v23.16b
    ldr q15, [sp, #1504]
    ldr q23, [sp, #1456]
    mov v25.16b, v9.16b
    bsl v25.16b, v15.16b, v23.16b
    ldr q23, [sp, #1568]
    ldr q15, [sp, #1520]
    mov v20.16b, v9.16b
    bsl v20.16b, v23.16b, v15.16b
    ldr q15, [sp, #1136]
    ldr q23, [sp, #1616]
    mov v17.16b, v9.16b
    bsl v17.16b, v15.16b, v23.16b
    bit v22.16b, v18.16b, v21.16b
    bit v16.16b, v8.16b, v21.16b
    bit v31.16b, v25.16b, v21.16b
    bit v17.16b, v20.16b, v21.16b
    bit v16.16b, v22.16b, v3.16b
    bit v17.16b, v31.16b, v3.16b
    bit v17.16b, v16.16b, v2.16b
    str q17, [x0, #80]
    ldr q16, [sp, #1168]
    mov v17.16b, v9.16b
    bsl v17.16b, v16.16b, v7.16b
    mov v18.16b, v9.16b
    bsl v18.16b, v28.16b, v4.16b
    ldr q20, [sp, #1232]
    mov v22.16b, v9.16b
    bsl v22.16b, v20.16b, v14.16b
    ldr q25, [sp, #1696]
    mov v31.16b, v9.16b
    bsl v31.16b, v29.16b, v25.16b
    ldr q8, [sp, #1312]
    ldr q15, [sp, #1840]
    mov v23.16b, v9.16b
    bsl v23.16b, v8.16b, v15.16b
    ldr q15, [sp, #1744]
    ldr q25, [sp, #1728]
    str q13, [sp, #208]
    mov v13.16b, v9.16b
    bsl v13.16b, v15.16b, v25.16b
    ldr q25, [sp, #1360]
    ldr q15, [sp, #1824]
    str q30, [sp, #112]
    mov v30.16b, v9.16b
    bsl v30.16b, v25.16b, v15.16b
    ldr q15, [sp, #1792]
    str q19, [sp, #176]
    ldr q19, [sp, #1776]
    str q29, [sp, #224]
    mov v29.16b, v9.16b
    bsl v29.16b, v15.16b, v19.16b
    bit v18.16b, v17.16b, v21.16b
    bit v31.16b, v22.16b, v21.16b
    bit v13.16b, v23.16b, v21.16b
    bit v29.16b, v30.16b, v21.16b
    bit v31.16b, v18.16b, v3.16b
    bit v29.16b, v13.16b, v3.16b
    bit v29.16b, v31.16b, v2.16b
    str q29, [x0, #96]
    ldr q17, [sp, #1424]
    mov v18.16b, v9.16b
    bsl v18.16b, v17.16b, v1.16b
    mov v22.16b, v9.16b
    bsl v22.16b, v11.16b, v6.16b
    ldr q23, [sp, #1488]
    ldr q29, [sp, #2048]
    mov v30.16b, v9.16b
    bsl v30.16b, v23.16b, v29.16b
    ldr q31, [sp, #1888]
    ldr q13, [sp, #1872]
    mov v19.16b, v9.16b
    bsl v19.16b, v31.16b, v13.16b
    ldr q15, [sp, #1552]
    ldr q31, [sp, #2032]
    mov v13.16b, v9.16b
    bsl v13.16b, v15.16b, v31.16b
    ldr q31, [sp, #1936]
    ldr q29, [sp, #1920]
    str q14, [sp, #2464]
    mov v14.16b, v9.16b
    bsl v14.16b, v31.16b, v29.16b
    ldr q31, [sp, #1632]
    ldr q29, [sp, #2016]
    str q4, [sp, #2480]
    mov v4.16b, v9.16b
    bsl v4.16b, v31.16b, v29.16b
    ldr q29, [sp, #1984]
    str q28, [sp, #2496]
    ldr q28, [sp, #1968]
    str q7, [sp, #2512]
    mov v7.16b, v9.16b
    bsl v7.16b, v29.16b, v28.16b
    bit v22.16b, v18.16b, v21.16b
    bit v19.16b, v30.16b, v21.16b
    bit v14.16b, v13.16b, v21.16b
    ldr q18, [sp, #1680]
    eor v18.16b, v16.16b, v18.16b
    bit v7.16b, v4.16b, v21.16b
    bit v19.16b, v22.16b, v3.16b
    bit v7.16b, v14.16b, v3.16b
    eor v4.16b, v20.16b, v18.16b
    eor v22.16b, v8.16b, v4.16b
    bit v7.16b, v19.16b, v2.16b
    str q7, [x0, #112]
    ldr q7, [sp, #1664]
    mov v19.16b, v9.16b
    bsl v19.16b, v5.16b, v7.16b
    mov v30.16b, v9.16b
    bsl v30.16b, v18.16b, v10.16b
    eor v13.16b, v25.16b, v22.16b
    ldr q14, [sp, #1712]
    mov v25.16b, v9.16b
    bsl v25.16b, v24.16b, v14.16b
    mov v8.16b, v9.16b
    bsl v8.16b, v4.16b, v0.16b
    ldr q20, [sp, #1760]
    mov v16.16b, v9.16b
    bsl v16.16b, v12.16b, v20.16b
    mov v29.16b, v9.16b
    bsl v29.16b, v22.16b, v26.16b
    ldr q28, [sp, #2160]
    str q6, [sp, #1680]
    mov v6.16b, v9.16b
    bsl v6.16b, v13.16b, v28.16b
    ldr q28, [sp, #2128]
    str q11, [sp, #2528]
    ldr q11, [sp, #1808]
    str q1, [sp, #2544]
    mov v1.16b, v9.16b
    bsl v1.16b, v28.16b, v11.16b
    bit v19.16b, v30.16b, v21.16b
    movi v30.16b, #0
    mov v28.16b, v13.16b
    aese v28.16b, v30.16b
    bit v25.16b, v8.16b, v21.16b
    bit v16.16b, v29.16b, v21.16b
    bit v1.16b, v6.16b, v21.16b
    eor v6.16b, v17.16b, v28.16b
    bit v25.16b, v19.16b, v3.16b
    bit v1.16b, v16.16b, v3.16b
    eor v16.16b, v23.16b, v6.16b
    bit v1.16b, v25.16b, v2.16b
    eor v19.16b, v15.16b, v16.16b
    str q1, [x0, #128]
    ldr q1, [sp, #1856]
    mov v25.16b, v9.16b
    bsl v25.16b, v27.16b, v1.16b
    ldr q28, [sp, #144]
    mov v29.16b, v9.16b
    bsl v29.16b, v6.16b, v28.16b
    ldr q8, [sp, #304]
    mov v15.16b, v9.16b
    bsl v15.16b, v16.16b, v8.16b
    eor v31.16b, v31.16b, v19.16b
    ldr q23, [sp, #2192]
    ldr q17, [sp, #1904]
    mov v8.16b, v9.16b
    bsl v8.16b, v23.16b, v17.16b
    ldr q23, [sp, #2304]
    ldr q28, [sp, #1952]
    str q12, [sp, #2560]
    mov v12.16b, v9.16b
    bsl v12.16b, v23.16b, v28.16b
    ldr q23, [sp, #2224]
    str q26, [sp, #2576]
    mov v26.16b, v9.16b
    bsl v26.16b, v19.16b, v23.16b
    ldr q23, [sp, #2288]
    str q24, [sp, #2592]
    ldr q24, [sp, #2000]
    str q0, [sp, #2608]
    mov v0.16b, v9.16b
    bsl v0.16b, v23.16b, v24.16b
    ldr q23, [sp, #2256]
    str q5, [sp, #2624]
    mov v5.16b, v9.16b
    bsl v5.16b, v31.16b, v23.16b
    mov v23.16b, v31.16b
    aese v23.16b, v30.16b
    bit v25.16b, v29.16b, v21.16b
    bit v8.16b, v15.16b, v21.16b
    bit v12.16b, v26.16b, v21.16b
    eor v23.16b, v7.16b, v23.16b
    bit v0.16b, v5.16b, v21.16b
    ldr q5, [sp, #2096]
    eor v5.16b, v18.16b, v5.16b
    bit v8.16b, v25.16b, v3.16b
    eor v25.16b, v14.16b, v23.16b
    bit v0.16b, v12.16b, v3.16b
    eor v26.16b, v4.16b, v5.16b
    eor v29.16b, v20.16b, v25.16b
    bit v0.16b, v8.16b, v2.16b
    eor v8.16b, v22.16b, v26.16b
    str q0, [x0, #144]
    ldr q0, [sp, #2064]
    mov v12.16b, v9.16b
    bsl v12.16b, v0.16b, v23.16b
    eor v15.16b, v11.16b, v29.16b
    ldr q11, [sp, #2080]
    mov v20.16b, v9.16b
    bsl v20.16b, v11.16b, v25.16b
    ldr q14, [sp, #2112]
    mov v7.16b, v9.16b
    bsl v7.16b, v14.16b, v29.16b
    str q13, [sp, #2096]
    eor v13.16b, v13.16b, v8.16b
    str q22, [sp, #2640]
    ldr q22, [sp, #240]
    str q4, [sp, #2656]
    mov v4.16b, v9.16b
    bsl v4.16b, v5.16b, v22.16b
    ldr q22, [sp, #160]
    str q10, [sp, #2672]
    mov v10.16b, v9.16b
    bsl v10.16b, v26.16b, v22.16b
    mov v22.16b, v15.16b
    aese v22.16b, v30.16b
    str q18, [sp, #2688]
    ldr q18, [sp, #2144]
    str q27, [sp, #2704]
    mov v27.16b, v9.16b
    bsl v27.16b, v18.16b, v15.16b
    ldr q18, [sp, #192]
    mov v14.16b, v9.16b
    bsl v14.16b, v8.16b, v18.16b
    ldr q18, [sp, #64]
    mov v11.16b, v9.16b
    bsl v11.16b, v13.16b, v18.16b
    bit v12.16b, v4.16b, v21.16b
    bit v20.16b, v10.16b, v21.16b
    mov v4.16b, v13.16b
    aese v4.16b, v30.16b
    eor v22.16b, v1.16b, v22.16b
    bit v7.16b, v14.16b, v21.16b
    bit v27.16b, v11.16b, v21.16b
    eor v4.16b, v6.16b, v4.16b
    bit v20.16b, v12.16b, v3.16b
    eor v10.16b, v17.16b, v22.16b
    bit v27.16b, v7.16b, v3.16b
    eor v7.16b, v16.16b, v4.16b
    eor v11.16b, v28.16b, v10.16b
    bit v27.16b, v20.16b, v2.16b
    eor v20.16b, v19.16b, v7.16b
    str q27, [x0, #160]
    ldr q27, [sp, #2176]
    mov v12.16b, v9.16b
    bsl v12.16b, v27.16b, v22.16b
    eor v14.16b, v24.16b, v11.16b
    ldr q24, [sp, #2208]
    mov v28.16b, v9.16b
    bsl v28.16b, v24.16b, v10.16b
    ldr q17, [sp, #96]
    mov v1.16b, v9.16b
    bsl v1.16b, v4.16b, v17.16b
    eor v18.16b, v31.16b, v20.16b
    ldr q17, [sp, #2240]
    str q31, [sp, #2720]
    mov v31.16b, v9.16b
    bsl v31.16b, v17.16b, v11.16b
    str q19, [sp, #2736]
    ldr q19, [sp, #80]
    str q16, [sp, #2752]
    mov v16.16b, v9.16b
    bsl v16.16b, v7.16b, v19.16b
    mov v19.16b, v14.16b
    aese v19.16b, v30.16b
    str q6, [sp, #2768]
    ldr q6, [sp, #2272]
    mov v17.16b, v9.16b
    bsl v17.16b, v6.16b, v14.16b
    ldr q6, [sp, #128]
    mov v24.16b, v9.16b
    bsl v24.16b, v20.16b, v6.16b
    ldr q6, [sp, #256]
    mov v27.16b, v9.16b
    bsl v27.16b, v18.16b, v6.16b
    bit v12.16b, v1.16b, v21.16b
    eor v1.16b, v0.16b, v19.16b
    mov v19.16b, v18.16b
    aese v19.16b, v30.16b
    bit v28.16b, v16.16b, v21.16b
    bit v31.16b, v24.16b, v21.16b
    bit v17.16b, v27.16b, v21.16b
    ldr q16, [sp, #272]
    eor v16.16b, v5.16b, v16.16b
    eor v19.16b, v23.16b, v19.16b
    bit v28.16b, v12.16b, v3.16b
    ldr q24, [sp, #2080]
    eor v27.16b, v24.16b, v1.16b
    bit v17.16b, v31.16b, v3.16b
    eor v31.16b, v26.16b, v16.16b
    eor v12.16b, v25.16b, v19.16b
    ldr q24, [sp, #2112]
    eor v24.16b, v24.16b, v27.16b
    bit v17.16b, v28.16b, v2.16b
    eor v28.16b, v8.16b, v31.16b
    eor v0.16b, v29.16b, v12.16b
    str q17, [x0, #176]
    ldr q17, [sp, #2416]
    mov v6.16b, v9.16b
    bsl v6.16b, v16.16b, v17.16b
    str q29, [sp, #272]
    mov v29.16b, v9.16b
    bsl v29.16b, v1.16b, v19.16b
    str q8, [sp, #2784]
    ldr q8, [sp, #2144]
    eor v8.16b, v8.16b, v24.16b
    str q25, [sp, #2800]
    ldr q25, [sp, #2320]
    str q26, [sp, #2816]
    mov v26.16b, v9.16b
    bsl v26.16b, v31.16b, v25.16b
    str q13, [sp, #2832]
    eor v13.16b, v13.16b, v28.16b
    str q15, [sp, #2848]
    eor v15.16b, v15.16b, v0.16b
    str q23, [sp, #2864]
    mov v23.16b, v8.16b
    aese v23.16b, v30.16b
    str q5, [sp, #2880]
    mov v5.16b, v9.16b
    bsl v5.16b, v27.16b, v12.16b
    ldr q25, [sp, #2336]
    mov v17.16b, v9.16b
    bsl v17.16b, v28.16b, v25.16b
    mov v25.16b, v9.16b
    bsl v25.16b, v24.16b, v0.16b
    str q24, [sp, #2896]
    ldr q24, [sp, #2352]
    str q28, [sp, #2912]
    mov v28.16b, v9.16b
    bsl v28.16b, v13.16b, v24.16b
    mov v24.16b, v9.16b
    bsl v24.16b, v8.16b, v15.16b
    bit v29.16b, v6.16b, v21.16b
    bit v5.16b, v26.16b, v21.16b
    mov v6.16b, v15.16b
    aese v6.16b, v30.16b
    bit v25.16b, v17.16b, v21.16b
    mov v17.16b, v13.16b
    aese v17.16b, v30.16b
    bit v24.16b, v28.16b, v21.16b
    ldr q26, [sp, #2176]
    eor v23.16b, v26.16b, v23.16b
    bit v5.16b, v29.16b, v3.16b
    eor v17.16b, v4.16b, v17.16b
    eor v6.16b, v22.16b, v6.16b
    bit v24.16b, v25.16b, v3.16b
    ldr q25, [sp, #2208]
    eor v28.16b, v25.16b, v23.16b
    eor v29.16b, v7.16b, v17.16b
    eor v25.16b, v10.16b, v6.16b
    bit v24.16b, v5.16b, v2.16b
    ldr q5, [sp, #2240]
    eor v5.16b, v5.16b, v28.16b
    str q24, [x0, #192]
    mov v24.16b, v9.16b
    bsl v24.16b, v23.16b, v6.16b
    eor v26.16b, v20.16b, v29.16b
    str q11, [sp, #2928]
    eor v11.16b, v11.16b, v25.16b
    str q20, [sp, #2944]
    ldr q20, [sp, #2368]
    str q10, [sp, #2960]
    mov v10.16b, v9.16b
    bsl v10.16b, v17.16b, v20.16b
    ldr q20, [sp, #2272]
    eor v20.16b, v20.16b, v5.16b
    str q7, [sp, #2976]
    ldr q7, [sp, #2384]
    str q22, [sp, #2992]
    mov v22.16b, v9.16b
    bsl v22.16b, v29.16b, v7.16b
    ldr q7, [sp, #2400]
    str q4, [sp, #3008]
    mov v4.16b, v9.16b
    bsl v4.16b, v26.16b, v7.16b
    eor v7.16b, v14.16b, v11.16b
    str q14, [sp, #3024]
    eor v14.16b, v18.16b, v26.16b
    str q18, [sp, #3040]
    mov v18.16b, v9.16b
    bsl v18.16b, v28.16b, v25.16b
    str q26, [sp, #3056]
    mov v26.16b, v20.16b
    aese v26.16b, v30.16b
    str q28, [sp, #3072]
    mov v28.16b, v9.16b
    bsl v28.16b, v5.16b, v11.16b
    str q5, [sp, #3088]
    ldr q5, [sp, #2432]
    str q11, [sp, #3104]
    mov v11.16b, v9.16b
    bsl v11.16b, v14.16b, v5.16b
    mov v5.16b, v7.16b
    aese v5.16b, v30.16b
    str q25, [sp, #3120]
    mov v25.16b, v9.16b
    bsl v25.16b, v20.16b, v7.16b
    bit v24.16b, v10.16b, v21.16b
    bit v18.16b, v22.16b, v21.16b
    mov v22.16b, v14.16b
    aese v22.16b, v30.16b
    ldr q30, [sp, #2416]
    eor v26.16b, v30.16b, v26.16b
    bit v28.16b, v4.16b, v21.16b
    bit v25.16b, v11.16b, v21.16b
    ldr q4, [sp, #2448]
    eor v4.16b, v16.16b, v4.16b
    eor v22.16b, v19.16b, v22.16b
    eor v5.16b, v1.16b, v5.16b
    bit v18.16b, v24.16b, v3.16b
    ldr q24, [sp, #2320]
    eor v10.16b, v24.16b, v26.16b
    bit v25.16b, v28.16b, v3.16b
    eor v28.16b, v12.16b, v22.16b
    eor v11.16b, v31.16b, v4.16b
    eor v24.16b, v27.16b, v5.16b
    ldr q30, [sp, #2336]
    eor v30.16b, v30.16b, v10.16b
    bit v25.16b, v18.16b, v2.16b
    eor v18.16b, v0.16b, v28.16b
    str q0, [sp, #2448]
    ldr q0, [sp, #2912]
    eor v0.16b, v0.16b, v11.16b
    str q27, [sp, #3136]
    ldr q27, [sp, #2896]
    eor v27.16b, v27.16b, v24.16b
    str q25, [x0, #208]
    bit v26.16b, v4.16b, v9.16b
    bit v22.16b, v5.16b, v9.16b
    ldr q4, [sp, #2352]
    eor v5.16b, v4.16b, v30.16b
    eor v25.16b, v15.16b, v18.16b
    eor v4.16b, v13.16b, v0.16b
    str q8, [sp, #3152]
    eor v8.16b, v8.16b, v27.16b
    bit v10.16b, v11.16b, v9.16b
    bit v28.16b, v24.16b, v9.16b
    bit v30.16b, v0.16b, v9.16b
    bit v18.16b, v27.16b, v9.16b
    bit v5.16b, v4.16b, v9.16b
    bit v25.16b, v8.16b, v9.16b
    bit v22.16b, v26.16b, v21.16b
    bit v28.16b, v10.16b, v21.16b
    bit v18.16b, v30.16b, v21.16b
    bit v25.16b, v5.16b, v21.16b
    bit v28.16b, v22.16b, v3.16b
    bit v25.16b, v18.16b, v3.16b
    bit v25.16b, v28.16b, v2.16b
    str q25, [x0, #224]
    ldr q0, [sp, #2368]
    bit v0.16b, v17.16b, v9.16b
    bit v6.16b, v23.16b, v9.16b
    ldr q4, [sp, #2384]
    bit v4.16b, v29.16b, v9.16b
    ldr q5, [sp, #3072]
    ldr q17, [sp, #3120]
    bit v17.16b, v5.16b, v9.16b
    ldr q5, [sp, #3056]
    ldr q18, [sp, #2400]
    bit v18.16b, v5.16b, v9.16b
    ldr q5, [sp, #3088]
    ldr q22, [sp, #3104]
    bit v22.16b, v5.16b, v9.16b
    ldr q5, [sp, #2432]
    bit v5.16b, v14.16b, v9.16b
    bit v7.16b, v20.16b, v9.16b
    bit v6.16b, v0.16b, v21.16b
    bit v17.16b, v4.16b, v21.16b
    bit v22.16b, v18.16b, v21.16b
    bit v7.16b, v5.16b, v21.16b
    bit v17.16b, v6.16b, v3.16b
    bit v7.16b, v22.16b, v3.16b
    bit v7.16b, v17.16b, v2.16b
    aesimc v0.16b, v7.16b
    str q0, [x0, #240]
    ldr q0, [sp, #2416]
    bit v0.16b, v16.16b, v9.16b
    bit v19.16b, v1.16b, v9.16b
    ldr q1, [sp, #2320]
    bit v1.16b, v31.16b, v9.16b
    ldr q4, [sp, #3136]
    bit v12.16b, v4.16b, v9.16b
    ldr q4, [sp, #2912]
    ldr q5, [sp, #2336]
    bit v5.16b, v4.16b, v9.16b
    ldr q4, [sp, #2896]
    ldr q6, [sp, #2448]
    bit v6.16b, v4.16b, v9.16b
    ldr q4, [sp, #2352]
    bit v4.16b, v13.16b, v9.16b
    ldr q7, [sp, #3152]
    bit v15.16b, v7.16b, v9.16b
    bit v19.16b, v0.16b, v21.16b
    bit v12.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v15.16b, v4.16b, v21.16b
    bit v12.16b, v19.16b, v3.16b
    bit v15.16b, v6.16b, v3.16b
    bit v15.16b, v12.16b, v2.16b
    aesimc v0.16b, v15.16b
    str q0, [x0, #256]
    ldr q0, [sp, #3008]
    ldr q1, [sp, #96]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #2176]
    ldr q4, [sp, #2992]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #2976]
    ldr q5, [sp, #80]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #2208]
    ldr q6, [sp, #2960]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #2944]
    ldr q7, [sp, #128]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #2240]
    ldr q16, [sp, #2928]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #3040]
    ldr q17, [sp, #256]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #2272]
    ldr q18, [sp, #3024]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #272]
    ldr q0, [sp, #2880]
    ldr q1, [sp, #240]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #2064]
    ldr q4, [sp, #2864]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #2816]
    ldr q5, [sp, #160]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #2080]
    ldr q6, [sp, #2800]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #2784]
    ldr q7, [sp, #192]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #2112]
    ldr q16, [sp, #272]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #2832]
    ldr q17, [sp, #64]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #2144]
    ldr q18, [sp, #2848]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #288]
    ldr q0, [sp, #2768]
    ldr q1, [sp, #144]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #2704]
    ldr q4, [sp, #1856]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #2752]
    ldr q5, [sp, #304]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #2192]
    ldr q6, [sp, #1904]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #2736]
    ldr q7, [sp, #2224]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #2304]
    ldr q16, [sp, #1952]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #2720]
    ldr q17, [sp, #2256]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #2288]
    ldr q18, [sp, #2000]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #304]
    ldr q0, [sp, #2688]
    ldr q1, [sp, #2672]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #2624]
    ldr q4, [sp, #1664]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #2656]
    ldr q5, [sp, #2608]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #2592]
    ldr q6, [sp, #1712]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #2640]
    ldr q7, [sp, #2576]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #2560]
    ldr q16, [sp, #1760]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #2096]
    ldr q17, [sp, #2160]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #2128]
    ldr q18, [sp, #1808]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #320]
    ldr q0, [sp, #1424]
    ldr q1, [sp, #2544]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #2528]
    ldr q4, [sp, #1680]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #1488]
    ldr q5, [sp, #2048]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #1888]
    ldr q6, [sp, #1872]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #1552]
    ldr q7, [sp, #2032]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #1936]
    ldr q16, [sp, #1920]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #1632]
    ldr q17, [sp, #2016]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #1984]
    ldr q18, [sp, #1968]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #336]
    ldr q0, [sp, #1168]
    ldr q1, [sp, #2512]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #2496]
    ldr q4, [sp, #2480]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #1232]
    ldr q5, [sp, #2464]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #224]
    ldr q6, [sp, #1696]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #1312]
    ldr q7, [sp, #1840]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #1744]
    ldr q16, [sp, #1728]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #1360]
    ldr q17, [sp, #1824]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #1792]
    ldr q18, [sp, #1776]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #352]
    ldr q0, [sp, #176]
    ldr q1, [sp, #1392]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #1648]
    ldr q4, [sp, #112]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #1600]
    ldr q5, [sp, #1408]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #1440]
    ldr q6, [sp, #1472]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #1504]
    ldr q7, [sp, #1456]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #1536]
    ldr q16, [sp, #1584]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #1568]
    ldr q17, [sp, #1520]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #1136]
    ldr q18, [sp, #1616]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #368]
    ldr q0, [sp, #1344]
    ldr q1, [sp, #1328]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #1376]
    ldr q4, [sp, #208]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #1296]
    ldr q5, [sp, #1152]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #1216]
    ldr q6, [sp, #1200]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #1280]
    ldr q7, [sp, #1184]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #848]
    ldr q16, [sp, #1248]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #864]
    ldr q17, [sp, #1264]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #832]
    ldr q18, [sp, #880]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #384]
    ldr q0, [sp, #976]
    ldr q1, [sp, #912]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #1120]
    ldr q4, [sp, #1104]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #928]
    ldr q5, [sp, #896]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #1072]
    ldr q6, [sp, #1056]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #1008]
    ldr q7, [sp, #944]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #960]
    ldr q16, [sp, #1040]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #1088]
    ldr q17, [sp, #992]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #1024]
    ldr q18, [sp, #624]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #400]
    ldr q0, [sp, #720]
    ldr q1, [sp, #640]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #800]
    ldr q4, [sp, #784]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #688]
    ldr q5, [sp, #656]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #768]
    ldr q6, [sp, #752]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #352]
    ldr q7, [sp, #704]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #672]
    ldr q16, [sp, #320]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #816]
    ldr q17, [sp, #336]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #736]
    ldr q18, [sp, #288]
    bit v18.16b, v0.16b, v9.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bit v18.16b, v17.16b, v21.16b
    bit v6.16b, v4.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    bit v18.16b, v6.16b, v2.16b
    aesimc v0.16b, v18.16b
    str q0, [x0, #416]
    ldr q0, [sp, #400]
    ldr q1, [sp, #368]
    bit v1.16b, v0.16b, v9.16b
    ldr q0, [sp, #560]
    ldr q4, [sp, #576]
    bit v4.16b, v0.16b, v9.16b
    ldr q0, [sp, #464]
    ldr q5, [sp, #384]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [sp, #448]
    ldr q6, [sp, #416]
    bit v6.16b, v0.16b, v9.16b
    ldr q0, [sp, #528]
    ldr q7, [sp, #432]
    bit v7.16b, v0.16b, v9.16b
    ldr q0, [sp, #496]
    ldr q16, [sp, #480]
    bit v16.16b, v0.16b, v9.16b
    ldr q0, [sp, #608]
    ldr q17, [sp, #592]
    bit v17.16b, v0.16b, v9.16b
    ldr q0, [sp, #544]
    ldr q18, [sp, #512]
    bsl v9.16b, v0.16b, v18.16b
    bit v4.16b, v1.16b, v21.16b
    bit v6.16b, v5.16b, v21.16b
    bit v16.16b, v7.16b, v21.16b
    bsl v21.16b, v17.16b, v9.16b
    bit v6.16b, v4.16b, v3.16b
    bsl v3.16b, v16.16b, v21.16b
    bsl v2.16b, v6.16b, v3.16b
    aesimc v0.16b, v2.16b
    str q0, [x0, #432]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #194
.Llwcc_aes128_256_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #3168
    ret
    .size lwcc_aes128_256_key_setup_neon, .-lwcc_aes128_256_key_setup_neon

    .balign 16
    .global lwcc_aes128_256_ecb_encrypt_neon
    .type lwcc_aes128_256_ecb_encrypt_neon, %function
lwcc_aes128_256_ecb_encrypt_neon:
    cbz x2, .Llwcc_aes128_256_ecb_encrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_256_ecb_encrypt_neon_rest
.Llwcc_aes128_256_ecb_encrypt_neon_group:
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
    // round 12 (aes.dsl:47)
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
    // round 13 (aes.dsl:47)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #192]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    // round 14 (aes.dsl:53)
    aesmc v0.16b, v0.16b
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    ldr q16, [x3, #208]
    aese v0.16b, v16.16b
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    ldr q16, [x3, #224]
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
    cbnz x5, .Llwcc_aes128_256_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_256_ecb_encrypt_neon_out
.Llwcc_aes128_256_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_aes128_256_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_aes128_256_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_256_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_256_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_256_ecb_encrypt_neon_group
.Llwcc_aes128_256_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_256_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_256_ecb_encrypt_neon_copy
.Llwcc_aes128_256_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_aes128_256_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_ecb_encrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_aes128_256_ecb_encrypt_neon_return:
    ret
    .size lwcc_aes128_256_ecb_encrypt_neon, .-lwcc_aes128_256_ecb_encrypt_neon

    .balign 16
    .global lwcc_aes128_256_ecb_decrypt_neon
    .type lwcc_aes128_256_ecb_decrypt_neon, %function
lwcc_aes128_256_ecb_decrypt_neon:
    cbz x2, .Llwcc_aes128_256_ecb_decrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_256_ecb_decrypt_neon_rest
.Llwcc_aes128_256_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    // round 14 (aes.dsl:53)
    ldr q16, [x3, #224]
    aesd v0.16b, v16.16b
    aesd v1.16b, v16.16b
    aesd v2.16b, v16.16b
    aesd v3.16b, v16.16b
    aesd v4.16b, v16.16b
    aesd v5.16b, v16.16b
    aesd v6.16b, v16.16b
    aesd v7.16b, v16.16b
    // round 13 (aes.dsl:47)
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
    // round 12 (aes.dsl:47)
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
    // round 11 (aes.dsl:47)
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
    // round 10 (aes.dsl:47)
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
    // round 9 (aes.dsl:47)
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
    // round 8 (aes.dsl:47)
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
    // round 7 (aes.dsl:47)
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
    // round 6 (aes.dsl:47)
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
    // round 5 (aes.dsl:47)
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
    // round 4 (aes.dsl:47)
    aesimc v0.16b, v0.16b
    aesimc v1.16b, v1.16b
    aesimc v2.16b, v2.16b
    aesimc v3.16b, v3.16b
    aesimc v4.16b, v4.16b
    aesimc v5.16b, v5.16b
    aesimc v6.16b, v6.16b
    aesimc v7.16b, v7.16b
    ldr q16, [x3, #384]
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
    ldr q16, [x3, #400]
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
    ldr q16, [x3, #416]
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
    ldr q16, [x3, #432]
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
    cbnz x5, .Llwcc_aes128_256_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_256_ecb_decrypt_neon_out
.Llwcc_aes128_256_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_aes128_256_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_aes128_256_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_256_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_256_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_256_ecb_decrypt_neon_group
.Llwcc_aes128_256_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_256_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_256_ecb_decrypt_neon_copy
.Llwcc_aes128_256_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_aes128_256_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_ecb_decrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_aes128_256_ecb_decrypt_neon_return:
    ret
    .size lwcc_aes128_256_ecb_decrypt_neon, .-lwcc_aes128_256_ecb_decrypt_neon

    .balign 16
    .global lwcc_aes128_256_ctr_init_neon
    .type lwcc_aes128_256_ctr_init_neon, %function
lwcc_aes128_256_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_aes128_256_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_aes128_256_ctr_nonce_neon
    .size lwcc_aes128_256_ctr_init_neon, .-lwcc_aes128_256_ctr_init_neon

    .balign 16
    .global lwcc_aes128_256_ctr_nonce_neon
    .type lwcc_aes128_256_ctr_nonce_neon, %function
lwcc_aes128_256_ctr_nonce_neon:
    adr x8, .Llwcc_aes128_256_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x8, #128]
    and v0.16b, v0.16b, v1.16b
    add x9, x1, #8
    ld1r {v1.4s}, [x9]
    ldr q2, [x8, #144]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #448]
    ret
    .size lwcc_aes128_256_ctr_nonce_neon, .-lwcc_aes128_256_ctr_nonce_neon

    .balign 16
    .global lwcc_aes128_256_ctr_crypt_neon
    .type lwcc_aes128_256_ctr_crypt_neon, %function
lwcc_aes128_256_ctr_crypt_neon:
    cbz x2, .Llwcc_aes128_256_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_aes128_256_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_aes128_256_ctr_crypt_neon_rest
.Llwcc_aes128_256_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x3, #448]
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
    // round 12 (aes.dsl:47)
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
    // round 13 (aes.dsl:47)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #192]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    // round 14 (aes.dsl:53)
    aesmc v1.16b, v1.16b
    aesmc v2.16b, v2.16b
    aesmc v3.16b, v3.16b
    aesmc v4.16b, v4.16b
    aesmc v5.16b, v5.16b
    aesmc v6.16b, v6.16b
    aesmc v7.16b, v7.16b
    aesmc v0.16b, v0.16b
    ldr q16, [x3, #208]
    aese v1.16b, v16.16b
    aese v2.16b, v16.16b
    aese v3.16b, v16.16b
    aese v4.16b, v16.16b
    aese v5.16b, v16.16b
    aese v6.16b, v16.16b
    aese v7.16b, v16.16b
    aese v0.16b, v16.16b
    ldr q16, [x3, #224]
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
    cbnz x5, .Llwcc_aes128_256_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_aes128_256_ctr_crypt_neon_out
.Llwcc_aes128_256_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_aes128_256_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_aes128_256_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_aes128_256_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_256_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_aes128_256_ctr_crypt_neon_group
.Llwcc_aes128_256_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_aes128_256_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_aes128_256_ctr_crypt_neon_copy
.Llwcc_aes128_256_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_aes128_256_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_aes128_256_ctr_crypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_aes128_256_ctr_crypt_neon_return:
    ret
    .size lwcc_aes128_256_ctr_crypt_neon, .-lwcc_aes128_256_ctr_crypt_neon

    .balign 16
.Llwcc_aes128_256_file_neon_constants:
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
