// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile hight --set hight64_128 --target neon --lanes 32 --mode ctr --fold online
// passes:    unroll() counter() balance() value_numbering() hold_words(enabled=true) hoist(mode=ctr) slice(lanes=32) nibble_tables() select() schedule() allocate()
// dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 544
// layout:    ld4.16b; unzip.16b n3; r0 r1 r2 n4 | c0 c1 c2 n0 n1 n2 n3
// sizes:     in bytes: block 8, key 16, nonce 4, rk 2176, ctx 2272, align 16, group 256, stack 544
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:22a60b8f6c3c4309b3bd92a03f2d1604ea6f90292dff0387a1f3bf408751a058

    .text

    .balign 16
    .global lwcc_hight64_128_key_setup_neon
    .type lwcc_hight64_128_key_setup_neon, %function
lwcc_hight64_128_key_setup_neon:
    add x9, x1, #4
    ld1r {v0.16b}, [x9]
    movi v1.16b, #13
    add v1.16b, v0.16b, v1.16b
    str q1, [x0, #0]
    add x9, x1, #13
    ld1r {v1.16b}, [x9]
    movi v2.16b, #51
    add v2.16b, v1.16b, v2.16b
    str q2, [x0, #16]
    add x9, x1, #9
    ld1r {v2.16b}, [x9]
    movi v3.16b, #48
    add v3.16b, v2.16b, v3.16b
    str q3, [x0, #32]
    add x9, x1, #14
    ld1r {v3.16b}, [x9]
    movi v4.16b, #89
    add v4.16b, v3.16b, v4.16b
    str q4, [x0, #48]
    add x9, x1, #1
    ld1r {v4.16b}, [x9]
    movi v5.16b, #21
    add v5.16b, v4.16b, v5.16b
    str q5, [x0, #64]
    add x9, x1, #6
    ld1r {v5.16b}, [x9]
    movi v6.16b, #28
    add v6.16b, v5.16b, v6.16b
    str q6, [x0, #80]
    add x9, x1, #2
    ld1r {v6.16b}, [x9]
    movi v7.16b, #74
    add v7.16b, v6.16b, v7.16b
    str q7, [x0, #96]
    add x9, x1, #3
    ld1r {v7.16b}, [x9]
    movi v16.16b, #101
    add v16.16b, v7.16b, v16.16b
    str q16, [x0, #112]
    add x9, x1, #5
    ld1r {v16.16b}, [x9]
    movi v17.16b, #57
    add v17.16b, v16.16b, v17.16b
    str q17, [x0, #128]
    add x9, x1, #10
    ld1r {v17.16b}, [x9]
    movi v18.16b, #121
    add v18.16b, v17.16b, v18.16b
    str q18, [x0, #144]
    add x9, x1, #15
    ld1r {v18.16b}, [x9]
    movi v19.16b, #78
    add v19.16b, v18.16b, v19.16b
    str q19, [x0, #160]
    movi v19.16b, #55
    add v19.16b, v3.16b, v19.16b
    str q19, [x0, #176]
    add x9, x1, #11
    ld1r {v19.16b}, [x9]
    movi v20.16b, #60
    add v20.16b, v19.16b, v20.16b
    str q20, [x0, #192]
    add x9, x1, #12
    ld1r {v20.16b}, [x9]
    movi v21.16b, #94
    add v21.16b, v20.16b, v21.16b
    str q21, [x0, #208]
    add x9, x1, #8
    ld1r {v21.16b}, [x9]
    movi v22.16b, #103
    add v22.16b, v21.16b, v22.16b
    str q22, [x0, #224]
    movi v22.16b, #111
    add v22.16b, v1.16b, v22.16b
    str q22, [x0, #240]
    movi v22.16b, #11
    add v22.16b, v4.16b, v22.16b
    str q22, [x0, #256]
    movi v22.16b, #91
    add v22.16b, v5.16b, v22.16b
    str q22, [x0, #272]
    add x9, x1, #7
    ld1r {v22.16b}, [x9]
    movi v23.16b, #45
    add v23.16b, v22.16b, v23.16b
    str q23, [x0, #288]
    ld1r {v23.16b}, [x1]
    movi v24.16b, #22
    add v24.16b, v23.16b, v24.16b
    str q24, [x0, #304]
    movi v24.16b, #80
    add v24.16b, v16.16b, v24.16b
    str q24, [x0, #320]
    movi v24.16b, #5
    add v24.16b, v6.16b, v24.16b
    str q24, [x0, #336]
    movi v24.16b, #66
    add v24.16b, v7.16b, v24.16b
    str q24, [x0, #352]
    movi v24.16b, #33
    add v24.16b, v0.16b, v24.16b
    str q24, [x0, #368]
    movi v24.16b, #85
    add v24.16b, v2.16b, v24.16b
    str q24, [x0, #384]
    movi v24.16b, #40
    add v24.16b, v3.16b, v24.16b
    str q24, [x0, #400]
    movi v24.16b, #84
    add v24.16b, v18.16b, v24.16b
    str q24, [x0, #416]
    movi v24.16b, #42
    add v24.16b, v21.16b, v24.16b
    str q24, [x0, #432]
    movi v24.16b, #125
    add v24.16b, v1.16b, v24.16b
    str q24, [x0, #448]
    movi v24.16b, #106
    add v24.16b, v17.16b, v24.16b
    str q24, [x0, #464]
    movi v24.16b, #117
    add v24.16b, v19.16b, v24.16b
    str q24, [x0, #480]
    movi v24.16b, #122
    add v24.16b, v20.16b, v24.16b
    str q24, [x0, #496]
    movi v24.16b, #23
    add v24.16b, v23.16b, v24.16b
    str q24, [x0, #512]
    movi v24.16b, #62
    add v24.16b, v16.16b, v24.16b
    str q24, [x0, #528]
    movi v24.16b, #95
    add v24.16b, v5.16b, v24.16b
    str q24, [x0, #544]
    movi v24.16b, #47
    add v24.16b, v22.16b, v24.16b
    str q24, [x0, #560]
    movi v24.16b, #41
    add v24.16b, v0.16b, v24.16b
    str q24, [x0, #576]
    movi v24.16b, #75
    add v24.16b, v4.16b, v24.16b
    str q24, [x0, #592]
    movi v24.16b, #37
    add v24.16b, v6.16b, v24.16b
    str q24, [x0, #608]
    movi v24.16b, #82
    add v24.16b, v7.16b, v24.16b
    str q24, [x0, #624]
    movi v24.16b, #98
    add v24.16b, v21.16b, v24.16b
    str q24, [x0, #640]
    movi v24.16b, #20
    add v24.16b, v1.16b, v24.16b
    str q24, [x0, #656]
    movi v24.16b, #10
    add v24.16b, v3.16b, v24.16b
    str q24, [x0, #672]
    movi v24.16b, #69
    add v24.16b, v18.16b, v24.16b
    str q24, [x0, #688]
    movi v24.16b, #118
    add v24.16b, v20.16b, v24.16b
    str q24, [x0, #704]
    movi v24.16b, #49
    add v24.16b, v2.16b, v24.16b
    str q24, [x0, #720]
    movi v24.16b, #88
    add v24.16b, v17.16b, v24.16b
    str q24, [x0, #736]
    movi v24.16b, #108
    add v24.16b, v19.16b, v24.16b
    str q24, [x0, #752]
    movi v24.16b, #71
    add v24.16b, v22.16b, v24.16b
    str q24, [x0, #768]
    movi v24.16b, #59
    add v24.16b, v0.16b, v24.16b
    str q24, [x0, #784]
    movi v24.16b, #29
    add v24.16b, v16.16b, v24.16b
    str q24, [x0, #800]
    movi v24.16b, #14
    add v24.16b, v5.16b, v24.16b
    str q24, [x0, #816]
    movi v24.16b, #124
    add v24.16b, v7.16b, v24.16b
    str q24, [x0, #832]
    movi v24.16b, #99
    add v24.16b, v23.16b, v24.16b
    str q24, [x0, #848]
    movi v24.16b, #113
    add v24.16b, v4.16b, v24.16b
    str q24, [x0, #864]
    movi v24.16b, #120
    add v24.16b, v6.16b, v24.16b
    str q24, [x0, #880]
    movi v24.16b, #31
    add v24.16b, v18.16b, v24.16b
    str q24, [x0, #896]
    movi v24.16b, #126
    add v24.16b, v20.16b, v24.16b
    str q24, [x0, #912]
    movi v24.16b, #127
    add v24.16b, v1.16b, v24.16b
    str q24, [x0, #928]
    movi v24.16b, #63
    add v24.16b, v3.16b, v24.16b
    str q24, [x0, #944]
    movi v24.16b, #97
    add v24.16b, v19.16b, v24.16b
    str q24, [x0, #960]
    movi v24.16b, #15
    add v24.16b, v21.16b, v24.16b
    str q24, [x0, #976]
    movi v24.16b, #7
    add v24.16b, v2.16b, v24.16b
    str q24, [x0, #992]
    movi v24.16b, #67
    add v24.16b, v17.16b, v24.16b
    str q24, [x0, #1008]
    movi v24.16b, #110
    add v24.16b, v5.16b, v24.16b
    str q24, [x0, #1024]
    movi v24.16b, #112
    add v24.16b, v7.16b, v24.16b
    str q24, [x0, #1040]
    movi v24.16b, #56
    add v24.16b, v0.16b, v24.16b
    str q24, [x0, #1056]
    movi v24.16b, #92
    add v24.16b, v16.16b, v24.16b
    str q24, [x0, #1072]
    movi v24.16b, #30
    add v24.16b, v6.16b, v24.16b
    str q24, [x0, #1088]
    movi v24.16b, #119
    add v24.16b, v22.16b, v24.16b
    str q24, [x0, #1104]
    movi v24.16b, #123
    add v24.16b, v23.16b, v24.16b
    str q24, [x0, #1120]
    movi v24.16b, #61
    add v24.16b, v4.16b, v24.16b
    str q24, [x0, #1136]
    movi v24.16b, #105
    add v24.16b, v3.16b, v24.16b
    str q24, [x0, #1152]
    movi v24.16b, #79
    add v24.16b, v19.16b, v24.16b
    str q24, [x0, #1168]
    movi v24.16b, #39
    add v24.16b, v20.16b, v24.16b
    str q24, [x0, #1184]
    movi v24.16b, #83
    add v24.16b, v1.16b, v24.16b
    str q24, [x0, #1200]
    movi v24.16b, #38
    add v24.16b, v17.16b, v24.16b
    str q24, [x0, #1216]
    movi v24.16b, #52
    add v24.16b, v18.16b, v24.16b
    str q24, [x0, #1232]
    movi v24.16b, #26
    add v24.16b, v21.16b, v24.16b
    str q24, [x0, #1248]
    movi v24.16b, #77
    add v24.16b, v2.16b, v24.16b
    str q24, [x0, #1264]
    movi v24.16b, #18
    add v24.16b, v16.16b, v24.16b
    str q24, [x0, #1280]
    movi v24.16b, #19
    add v24.16b, v6.16b, v24.16b
    str q24, [x0, #1296]
    movi v24.16b, #73
    add v24.16b, v7.16b, v24.16b
    str q24, [x0, #1312]
    movi v24.16b, #36
    add v24.16b, v0.16b, v24.16b
    str q24, [x0, #1328]
    movi v24.16b, #1
    add v24.16b, v4.16b, v24.16b
    str q24, [x0, #1344]
    movi v24.16b, #9
    add v24.16b, v5.16b, v24.16b
    str q24, [x0, #1360]
    movi v24.16b, #4
    add v24.16b, v22.16b, v24.16b
    str q24, [x0, #1376]
    movi v24.16b, #2
    add v24.16b, v23.16b, v24.16b
    str q24, [x0, #1392]
    movi v24.16b, #8
    add v24.16b, v1.16b, v24.16b
    str q24, [x0, #1408]
    movi v24.16b, #64
    add v24.16b, v17.16b, v24.16b
    str q24, [x0, #1424]
    movi v24.16b, #32
    add v24.16b, v19.16b, v24.16b
    str q24, [x0, #1440]
    movi v24.16b, #16
    add v24.16b, v20.16b, v24.16b
    str q24, [x0, #1456]
    movi v24.16b, #72
    add v24.16b, v2.16b, v24.16b
    str q24, [x0, #1472]
    movi v24.16b, #68
    add v24.16b, v3.16b, v24.16b
    str q24, [x0, #1488]
    movi v24.16b, #34
    add v24.16b, v18.16b, v24.16b
    str q24, [x0, #1504]
    movi v24.16b, #17
    add v24.16b, v21.16b, v24.16b
    str q24, [x0, #1520]
    movi v24.16b, #12
    add v24.16b, v0.16b, v24.16b
    str q24, [x0, #1536]
    movi v24.16b, #100
    add v24.16b, v4.16b, v24.16b
    str q24, [x0, #1552]
    movi v24.16b, #50
    add v24.16b, v6.16b, v24.16b
    str q24, [x0, #1568]
    movi v24.16b, #25
    add v24.16b, v7.16b, v24.16b
    str q24, [x0, #1584]
    movi v24.16b, #104
    add v24.16b, v23.16b, v24.16b
    str q24, [x0, #1600]
    movi v24.16b, #70
    add v24.16b, v16.16b, v24.16b
    str q24, [x0, #1616]
    movi v24.16b, #35
    add v24.16b, v5.16b, v24.16b
    str q24, [x0, #1632]
    movi v24.16b, #81
    add v24.16b, v22.16b, v24.16b
    str q24, [x0, #1648]
    movi v24.16b, #46
    add v24.16b, v20.16b, v24.16b
    str q24, [x0, #1664]
    movi v24.16b, #116
    add v24.16b, v2.16b, v24.16b
    str q24, [x0, #1680]
    movi v24.16b, #58
    add v24.16b, v17.16b, v24.16b
    str q24, [x0, #1696]
    movi v24.16b, #93
    add v24.16b, v19.16b, v24.16b
    str q24, [x0, #1712]
    movi v24.16b, #90
    add v25.16b, v21.16b, v24.16b
    str q25, [x0, #1728]
    movi v25.16b, #87
    add v25.16b, v1.16b, v25.16b
    str q25, [x0, #1744]
    movi v25.16b, #107
    add v25.16b, v3.16b, v25.16b
    str q25, [x0, #1760]
    movi v25.16b, #53
    add v25.16b, v18.16b, v25.16b
    str q25, [x0, #1776]
    str q23, [x0, #1792]
    str q4, [x0, #1808]
    str q6, [x0, #1824]
    str q7, [x0, #1840]
    str q18, [x0, #1856]
    str q3, [x0, #1872]
    movi v3.16b, #54
    add v3.16b, v6.16b, v3.16b
    str q3, [x0, #1888]
    movi v3.16b, #65
    add v3.16b, v22.16b, v3.16b
    str q3, [x0, #1904]
    movi v3.16b, #76
    add v3.16b, v19.16b, v3.16b
    str q3, [x0, #1920]
    movi v3.16b, #96
    add v3.16b, v21.16b, v3.16b
    str q3, [x0, #1936]
    movi v3.16b, #102
    add v3.16b, v20.16b, v3.16b
    str q3, [x0, #1952]
    movi v3.16b, #86
    add v3.16b, v22.16b, v3.16b
    str q3, [x0, #1968]
    movi v3.16b, #114
    add v0.16b, v0.16b, v3.16b
    str q0, [x0, #1984]
    movi v0.16b, #115
    add v0.16b, v2.16b, v0.16b
    str q0, [x0, #2000]
    movi v0.16b, #27
    add v0.16b, v7.16b, v0.16b
    str q0, [x0, #2016]
    movi v0.16b, #43
    add v0.16b, v23.16b, v0.16b
    str q0, [x0, #2032]
    str q20, [x0, #2048]
    str q1, [x0, #2064]
    add v0.16b, v23.16b, v24.16b
    str q0, [x0, #2080]
    movi v0.16b, #109
    add v0.16b, v4.16b, v0.16b
    str q0, [x0, #2096]
    movi v0.16b, #6
    add v0.16b, v16.16b, v0.16b
    str q0, [x0, #2112]
    movi v0.16b, #24
    add v0.16b, v17.16b, v0.16b
    str q0, [x0, #2128]
    movi v0.16b, #3
    add v0.16b, v5.16b, v0.16b
    str q0, [x0, #2144]
    movi v0.16b, #44
    add v0.16b, v18.16b, v0.16b
    str q0, [x0, #2160]
    ret
    .size lwcc_hight64_128_key_setup_neon, .-lwcc_hight64_128_key_setup_neon

    .balign 16
    .global lwcc_hight64_128_ctr_init_neon
    .type lwcc_hight64_128_ctr_init_neon, %function
lwcc_hight64_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_hight64_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_hight64_128_ctr_nonce_neon
    .size lwcc_hight64_128_ctr_init_neon, .-lwcc_hight64_128_ctr_init_neon

    .balign 16
    .global lwcc_hight64_128_ctr_nonce_neon
    .type lwcc_hight64_128_ctr_nonce_neon, %function
lwcc_hight64_128_ctr_nonce_neon:
    adr x8, .Llwcc_hight64_128_file_neon_constants
    ld1r {v0.16b}, [x1]
    ldr q1, [x0, #2048]
    add v0.16b, v0.16b, v1.16b
    str q0, [x0, #2176]
    add x9, x1, #1
    ld1r {v1.16b}, [x9]
    // round 1 (hight.dsl:43)
    ldr q2, [x0, #2080]
    movi v3.16b, #15
    and v4.16b, v0.16b, v3.16b
    ldr q5, [x8, #32]
    tbl v4.16b, {v5.16b}, v4.16b
    ushr v0.16b, v0.16b, #4
    ldr q6, [x8, #48]
    tbl v0.16b, {v6.16b}, v0.16b
    eor v0.16b, v4.16b, v0.16b
    eor v0.16b, v2.16b, v0.16b
    add v0.16b, v1.16b, v0.16b
    str q0, [x0, #2192]
    add x9, x1, #2
    ld1r {v1.16b}, [x9]
    ldr q2, [x0, #2064]
    eor v1.16b, v1.16b, v2.16b
    // round 2 (hight.dsl:24)
    and v2.16b, v0.16b, v3.16b
    ldr q4, [x8, #64]
    tbl v2.16b, {v4.16b}, v2.16b
    ushr v0.16b, v0.16b, #4
    ldr q7, [x8, #80]
    tbl v0.16b, {v7.16b}, v0.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x0, #2112]
    add v0.16b, v0.16b, v2.16b
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #2208]
    add x9, x1, #3
    ld1r {v2.16b}, [x9]
    // round 1 (hight.dsl:24)
    and v16.16b, v1.16b, v3.16b
    tbl v16.16b, {v4.16b}, v16.16b
    ushr v1.16b, v1.16b, #4
    tbl v1.16b, {v7.16b}, v1.16b
    eor v1.16b, v16.16b, v1.16b
    ldr q16, [x0, #2096]
    add v1.16b, v1.16b, v16.16b
    eor v1.16b, v2.16b, v1.16b
    // round 3 (hight.dsl:43)
    ldr q2, [x0, #2128]
    and v16.16b, v0.16b, v3.16b
    tbl v16.16b, {v5.16b}, v16.16b
    ushr v0.16b, v0.16b, #4
    tbl v0.16b, {v6.16b}, v0.16b
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v2.16b, v0.16b
    add v0.16b, v1.16b, v0.16b
    str q0, [x0, #2224]
    // round 2 (hight.dsl:43)
    ldr q2, [x0, #2144]
    and v16.16b, v1.16b, v3.16b
    tbl v5.16b, {v5.16b}, v16.16b
    ushr v1.16b, v1.16b, #4
    tbl v1.16b, {v6.16b}, v1.16b
    eor v1.16b, v5.16b, v1.16b
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #2240]
    // round 4 (hight.dsl:24)
    and v1.16b, v0.16b, v3.16b
    tbl v1.16b, {v4.16b}, v1.16b
    ushr v0.16b, v0.16b, #4
    tbl v0.16b, {v7.16b}, v0.16b
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x0, #2160]
    add v0.16b, v0.16b, v1.16b
    str q0, [x0, #2256]
    ret
    .size lwcc_hight64_128_ctr_nonce_neon, .-lwcc_hight64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_hight64_128_ctr_crypt_neon
    .type lwcc_hight64_128_ctr_crypt_neon, %function
lwcc_hight64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_hight64_128_ctr_crypt_neon_return
    sub sp, sp, #544
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_hight64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_hight64_128_ctr_crypt_neon_rest
    b .Llwcc_hight64_128_ctr_crypt_neon_hold
.Llwcc_hight64_128_ctr_crypt_neon_group:
    and x9, x4, #255
    sub x10, x9, #224
    cbz x10, .Llwcc_hight64_128_ctr_crypt_neon_same
    lsr x9, x9, #5
    sub x9, x9, #1
    cbz x9, .Llwcc_hight64_128_ctr_crypt_neon_same
    sub x9, x9, #1
    cbz x9, .Llwcc_hight64_128_ctr_crypt_neon_same
    sub x9, x9, #1
    cbz x9, .Llwcc_hight64_128_ctr_crypt_neon_same
    sub x9, x9, #1
    cbz x9, .Llwcc_hight64_128_ctr_crypt_neon_same
    sub x9, x9, #1
    cbz x9, .Llwcc_hight64_128_ctr_crypt_neon_same
    sub x9, x9, #1
    cbz x9, .Llwcc_hight64_128_ctr_crypt_neon_same
    b .Llwcc_hight64_128_ctr_crypt_neon_hold
.Llwcc_hight64_128_ctr_crypt_neon_same:
    add x9, sp, #64
    ld1r {v0.16b}, [x9]
    str q0, [sp, #64]
    str q0, [sp, #80]
    add x9, sp, #96
    ld1r {v0.16b}, [x9]
    str q0, [sp, #96]
    str q0, [sp, #112]
    add x9, sp, #128
    ld1r {v0.16b}, [x9]
    str q0, [sp, #128]
    str q0, [sp, #144]
    add x9, sp, #160
    ld1r {v0.16b}, [x9]
    str q0, [sp, #160]
    str q0, [sp, #176]
    add x9, sp, #192
    ld1r {v0.16b}, [x9]
    str q0, [sp, #192]
    str q0, [sp, #208]
    add x9, sp, #224
    ld1r {v0.16b}, [x9]
    str q0, [sp, #224]
    str q0, [sp, #240]
    add x9, sp, #256
    ld1r {v0.16b}, [x9]
    str q0, [sp, #256]
    str q0, [sp, #272]
    b .Llwcc_hight64_128_ctr_crypt_neon_kept
.Llwcc_hight64_128_ctr_crypt_neon_hold:
    dup v0.4s, w4
    ldr q1, [x8, #208]
    ldr q2, [x8, #144]
    ldr q3, [x8, #176]
    ldr q4, [x8, #96]
    ldr q5, [x8, #112]
    ldr q6, [x8, #128]
    ldr q7, [x8, #192]
    ldr q16, [x8, #160]
    add v4.4s, v0.4s, v4.4s
    add v3.4s, v0.4s, v3.4s
    add v5.4s, v0.4s, v5.4s
    add v6.4s, v0.4s, v6.4s
    add v2.4s, v0.4s, v2.4s
    add x9, x3, #2048
    add v7.4s, v0.4s, v7.4s
    add v16.4s, v0.4s, v16.4s
    add v0.4s, v0.4s, v1.4s
    ldp q1, q17, [x9, #-192]
    uzp2 v18.16b, v6.16b, v2.16b
    uzp2 v19.16b, v4.16b, v5.16b
    // round 1 (hight.dsl:24)
    movi v20.16b, #15
    uzp2 v21.16b, v7.16b, v0.16b
    uzp2 v22.16b, v16.16b, v3.16b
    uzp2 v23.16b, v19.16b, v18.16b
    uzp1 v2.16b, v6.16b, v2.16b
    uzp1 v4.16b, v4.16b, v5.16b
    uzp1 v3.16b, v16.16b, v3.16b
    uzp1 v0.16b, v7.16b, v0.16b
    uzp2 v5.16b, v22.16b, v21.16b
    ldr q6, [x8, #32]
    ldr q7, [x8, #48]
    uzp2 v2.16b, v4.16b, v2.16b
    uzp1 v4.16b, v22.16b, v21.16b
    add v16.16b, v23.16b, v17.16b
    uzp2 v0.16b, v3.16b, v0.16b
    uzp1 v3.16b, v19.16b, v18.16b
    add v5.16b, v5.16b, v17.16b
    eor v4.16b, v1.16b, v4.16b
    ushr v17.16b, v16.16b, #4
    and v18.16b, v16.16b, v20.16b
    ldr q19, [x8, #80]
    eor v1.16b, v1.16b, v3.16b
    and v3.16b, v5.16b, v20.16b
    ushr v21.16b, v5.16b, #4
    ldr q22, [x3, #1888]
    ldr q23, [x8, #64]
    ushr v24.16b, v4.16b, #4
    tbl v18.16b, {v6.16b}, v18.16b
    tbl v17.16b, {v7.16b}, v17.16b
    tbl v21.16b, {v7.16b}, v21.16b
    ushr v25.16b, v1.16b, #4
    tbl v3.16b, {v6.16b}, v3.16b
    and v26.16b, v1.16b, v20.16b
    eor v17.16b, v18.16b, v17.16b
    and v18.16b, v4.16b, v20.16b
    tbl v25.16b, {v19.16b}, v25.16b
    tbl v24.16b, {v19.16b}, v24.16b
    eor v3.16b, v3.16b, v21.16b
    tbl v18.16b, {v23.16b}, v18.16b
    tbl v21.16b, {v23.16b}, v26.16b
    eor v17.16b, v22.16b, v17.16b
    eor v3.16b, v22.16b, v3.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v21.16b, v25.16b
    // round 2 (hight.dsl:43)
    ldr q22, [x3, #2240]
    // round 1 (hight.dsl:43)
    add v2.16b, v2.16b, v17.16b
    add v0.16b, v0.16b, v3.16b
    // round 2 (hight.dsl:24)
    and v3.16b, v2.16b, v20.16b
    ushr v17.16b, v2.16b, #4
    and v24.16b, v0.16b, v20.16b
    ushr v25.16b, v0.16b, #4
    ldr q26, [x3, #1904]
    add v16.16b, v16.16b, v22.16b
    tbl v3.16b, {v23.16b}, v3.16b
    tbl v17.16b, {v19.16b}, v17.16b
    add v5.16b, v5.16b, v22.16b
    tbl v22.16b, {v23.16b}, v24.16b
    tbl v24.16b, {v19.16b}, v25.16b
    // round 3 (hight.dsl:24)
    and v25.16b, v16.16b, v20.16b
    ushr v27.16b, v16.16b, #4
    // round 2 (hight.dsl:24)
    eor v3.16b, v3.16b, v17.16b
    // round 3 (hight.dsl:24)
    ushr v17.16b, v5.16b, #4
    and v28.16b, v5.16b, v20.16b
    // round 2 (hight.dsl:24)
    eor v22.16b, v22.16b, v24.16b
    // round 3 (hight.dsl:24)
    tbl v24.16b, {v23.16b}, v25.16b
    tbl v25.16b, {v19.16b}, v27.16b
    // round 2 (hight.dsl:43)
    add v3.16b, v3.16b, v26.16b
    // round 3 (hight.dsl:24)
    tbl v17.16b, {v19.16b}, v17.16b
    tbl v27.16b, {v23.16b}, v28.16b
    // round 2 (hight.dsl:43)
    add v22.16b, v22.16b, v26.16b
    // round 3 (hight.dsl:43)
    ldp q26, q28, [x9, #-128]
    // round 2 (hight.dsl:43)
    eor v1.16b, v1.16b, v3.16b
    // round 3 (hight.dsl:24)
    eor v3.16b, v27.16b, v17.16b
    eor v17.16b, v24.16b, v25.16b
    // round 2 (hight.dsl:43)
    eor v4.16b, v4.16b, v22.16b
    // round 4 (hight.dsl:43)
    ldr q22, [x3, #2256]
    // round 3 (hight.dsl:43)
    and v24.16b, v1.16b, v20.16b
    ushr v25.16b, v1.16b, #4
    add v3.16b, v3.16b, v26.16b
    tbl v25.16b, {v7.16b}, v25.16b
    tbl v24.16b, {v6.16b}, v24.16b
    add v17.16b, v17.16b, v26.16b
    // round 4 (hight.dsl:43)
    eor v16.16b, v16.16b, v22.16b
    eor v5.16b, v5.16b, v22.16b
    // round 3 (hight.dsl:43)
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v24.16b, v25.16b
    eor v2.16b, v2.16b, v17.16b
    // round 5 (hight.dsl:43)
    ushr v17.16b, v16.16b, #4
    // round 3 (hight.dsl:43)
    and v22.16b, v4.16b, v20.16b
    eor v3.16b, v28.16b, v3.16b
    // round 5 (hight.dsl:43)
    and v24.16b, v5.16b, v20.16b
    and v25.16b, v16.16b, v20.16b
    // round 3 (hight.dsl:43)
    tbl v22.16b, {v6.16b}, v22.16b
    // round 5 (hight.dsl:43)
    ushr v26.16b, v5.16b, #4
    tbl v17.16b, {v7.16b}, v17.16b
    tbl v25.16b, {v6.16b}, v25.16b
    tbl v24.16b, {v6.16b}, v24.16b
    // round 4 (hight.dsl:43)
    ushr v27.16b, v0.16b, #4
    and v29.16b, v0.16b, v20.16b
    and v30.16b, v2.16b, v20.16b
    ushr v31.16b, v2.16b, #4
    // round 5 (hight.dsl:43)
    ldr q8, [x3, #1968]
    // round 3 (hight.dsl:43)
    ushr v9.16b, v4.16b, #4
    // round 5 (hight.dsl:43)
    tbl v26.16b, {v7.16b}, v26.16b
    // round 4 (hight.dsl:43)
    tbl v27.16b, {v7.16b}, v27.16b
    ldr q10, [x3, #1952]
    tbl v31.16b, {v7.16b}, v31.16b
    tbl v29.16b, {v6.16b}, v29.16b
    tbl v30.16b, {v6.16b}, v30.16b
    // round 3 (hight.dsl:43)
    tbl v9.16b, {v7.16b}, v9.16b
    // round 5 (hight.dsl:43)
    eor v24.16b, v24.16b, v26.16b
    eor v17.16b, v25.16b, v17.16b
    // round 4 (hight.dsl:43)
    eor v25.16b, v29.16b, v27.16b
    eor v26.16b, v30.16b, v31.16b
    // round 5 (hight.dsl:43)
    eor v17.16b, v8.16b, v17.16b
    // round 3 (hight.dsl:43)
    eor v22.16b, v22.16b, v9.16b
    // round 5 (hight.dsl:43)
    eor v24.16b, v8.16b, v24.16b
    // round 4 (hight.dsl:43)
    eor v26.16b, v10.16b, v26.16b
    eor v25.16b, v10.16b, v25.16b
    // round 3 (hight.dsl:43)
    eor v22.16b, v28.16b, v22.16b
    // round 5 (hight.dsl:43)
    add v2.16b, v2.16b, v17.16b
    add v0.16b, v0.16b, v24.16b
    // round 4 (hight.dsl:43)
    add v4.16b, v4.16b, v25.16b
    add v1.16b, v1.16b, v26.16b
    // round 6 (hight.dsl:24)
    ushr v17.16b, v0.16b, #4
    ushr v24.16b, v2.16b, #4
    and v25.16b, v0.16b, v20.16b
    and v26.16b, v2.16b, v20.16b
    ldr q27, [x3, #1984]
    tbl v25.16b, {v23.16b}, v25.16b
    tbl v24.16b, {v19.16b}, v24.16b
    tbl v17.16b, {v19.16b}, v17.16b
    tbl v26.16b, {v23.16b}, v26.16b
    // round 5 (hight.dsl:24)
    and v28.16b, v1.16b, v20.16b
    ushr v29.16b, v1.16b, #4
    and v30.16b, v4.16b, v20.16b
    // round 6 (hight.dsl:24)
    eor v17.16b, v25.16b, v17.16b
    eor v24.16b, v26.16b, v24.16b
    // round 5 (hight.dsl:24)
    tbl v25.16b, {v23.16b}, v28.16b
    tbl v26.16b, {v19.16b}, v29.16b
    ushr v28.16b, v4.16b, #4
    // round 6 (hight.dsl:43)
    add v17.16b, v17.16b, v27.16b
    // round 5 (hight.dsl:24)
    eor v25.16b, v25.16b, v26.16b
    tbl v23.16b, {v23.16b}, v30.16b
    // round 1 (hight.dsl:43)
    ldr q26, [x3, #2016]
    // round 6 (hight.dsl:43)
    add v24.16b, v24.16b, v27.16b
    // round 5 (hight.dsl:24)
    tbl v19.16b, {v19.16b}, v28.16b
    // round 6 (hight.dsl:43)
    eor v4.16b, v4.16b, v17.16b
    eor v1.16b, v1.16b, v24.16b
    // round 7 (hight.dsl:43)
    and v17.16b, v4.16b, v20.16b
    // round 5 (hight.dsl:24)
    eor v19.16b, v23.16b, v19.16b
    // round 7 (hight.dsl:43)
    ushr v23.16b, v4.16b, #4
    // round 5 (hight.dsl:43)
    ldr q24, [x3, #2032]
    // round 1 (hight.dsl:43)
    add v18.16b, v18.16b, v26.16b
    // round 7 (hight.dsl:43)
    and v20.16b, v1.16b, v20.16b
    ushr v27.16b, v1.16b, #4
    ldr q28, [x3, #2000]
    // round 1 (hight.dsl:43)
    add v21.16b, v21.16b, v26.16b
    // round 7 (hight.dsl:43)
    tbl v23.16b, {v7.16b}, v23.16b
    tbl v17.16b, {v6.16b}, v17.16b
    // round 1 (hight.dsl:43)
    str q18, [sp, #80]
    // round 5 (hight.dsl:43)
    str q16, [sp, #160]
    // round 7 (hight.dsl:43)
    tbl v6.16b, {v6.16b}, v20.16b
    tbl v7.16b, {v7.16b}, v27.16b
    // round 5 (hight.dsl:43)
    str q5, [sp, #176]
    // round 1 (hight.dsl:43)
    str q21, [sp, #64]
    // round 7 (hight.dsl:43)
    eor v5.16b, v17.16b, v23.16b
    // round 5 (hight.dsl:43)
    str q2, [sp, #192]
    str q0, [sp, #208]
    // round 7 (hight.dsl:43)
    eor v0.16b, v6.16b, v7.16b
    // round 5 (hight.dsl:43)
    add v2.16b, v25.16b, v24.16b
    str q4, [sp, #272]
    // round 1 (hight.dsl:43)
    str q22, [sp, #112]
    // round 7 (hight.dsl:43)
    eor v4.16b, v28.16b, v5.16b
    // round 5 (hight.dsl:43)
    add v5.16b, v19.16b, v24.16b
    str q2, [sp, #128]
    str q1, [sp, #256]
    // round 7 (hight.dsl:43)
    eor v0.16b, v28.16b, v0.16b
    // round 1 (hight.dsl:43)
    str q3, [sp, #96]
    // round 5 (hight.dsl:43)
    str q4, [sp, #240]
    str q5, [sp, #144]
    str q0, [sp, #224]
.Llwcc_hight64_128_ctr_crypt_neon_kept:
    dup v0.16b, w4
    ldr q1, [x8, #0]
    // round 2 (hight.dsl:43)
    movi v2.16b, #15
    ldr q3, [x8, #16]
    // round 1 (hight.dsl:43)
    ldp q4, q5, [sp, #64]
    // round 2 (hight.dsl:43)
    ldr q6, [x8, #32]
    ldr q7, [x8, #48]
    ldr q16, [x3, #0]
    ldr q17, [x3, #2176]
    // round 3 (hight.dsl:24)
    ldr q18, [x8, #64]
    ldr q19, [x8, #80]
    ldr q20, [x3, #32]
    ldp q21, q22, [sp, #96]
    ldr q23, [x3, #2192]
    // round 4 (hight.dsl:43)
    ldr q24, [x3, #16]
    add v1.16b, v0.16b, v1.16b
    add v0.16b, v0.16b, v3.16b
    ldr q3, [x3, #48]
    ldr q25, [x3, #2208]
    // round 5 (hight.dsl:43)
    ldr q26, [x3, #64]
    ldr q27, [x3, #96]
    // round 1 (hight.dsl:43)
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v5.16b
    // round 5 (hight.dsl:43)
    ldr q4, [x3, #2224]
    ldp q5, q28, [sp, #128]
    // round 6 (hight.dsl:43)
    ldr q29, [x3, #80]
    ldr q30, [x3, #112]
    // round 2 (hight.dsl:43)
    and v31.16b, v1.16b, v2.16b
    ushr v8.16b, v1.16b, #4
    and v9.16b, v0.16b, v2.16b
    // round 6 (hight.dsl:43)
    ldr q10, [x3, #128]
    ldp q11, q12, [sp, #160]
    // round 2 (hight.dsl:43)
    ushr v13.16b, v0.16b, #4
    // round 3 (hight.dsl:43)
    add v1.16b, v1.16b, v21.16b
    add v0.16b, v0.16b, v22.16b
    // round 7 (hight.dsl:43)
    ldr q21, [x3, #144]
    ldr q22, [x3, #160]
    // round 2 (hight.dsl:43)
    tbl v31.16b, {v6.16b}, v31.16b
    tbl v8.16b, {v7.16b}, v8.16b
    tbl v9.16b, {v6.16b}, v9.16b
    // round 7 (hight.dsl:43)
    ldr q14, [x3, #224]
    // round 2 (hight.dsl:43)
    tbl v13.16b, {v7.16b}, v13.16b
    // round 4 (hight.dsl:24)
    and v15.16b, v1.16b, v2.16b
    // round 5 (hight.dsl:43)
    eor v5.16b, v1.16b, v5.16b
    // round 2 (hight.dsl:43)
    eor v31.16b, v31.16b, v8.16b
    // round 4 (hight.dsl:24)
    ushr v1.16b, v1.16b, #4
    and v8.16b, v0.16b, v2.16b
    // round 2 (hight.dsl:43)
    eor v9.16b, v9.16b, v13.16b
    // round 4 (hight.dsl:24)
    tbl v13.16b, {v18.16b}, v15.16b
    // round 5 (hight.dsl:43)
    eor v28.16b, v0.16b, v28.16b
    // round 2 (hight.dsl:43)
    eor v31.16b, v16.16b, v31.16b
    // round 4 (hight.dsl:24)
    ushr v0.16b, v0.16b, #4
    tbl v1.16b, {v19.16b}, v1.16b
    // round 2 (hight.dsl:43)
    eor v16.16b, v16.16b, v9.16b
    // round 4 (hight.dsl:24)
    tbl v8.16b, {v18.16b}, v8.16b
    // round 2 (hight.dsl:43)
    add v31.16b, v17.16b, v31.16b
    // round 4 (hight.dsl:24)
    tbl v0.16b, {v19.16b}, v0.16b
    eor v1.16b, v13.16b, v1.16b
    // round 8 (hight.dsl:43)
    ldr q9, [x3, #176]
    // round 2 (hight.dsl:43)
    add v16.16b, v17.16b, v16.16b
    // round 3 (hight.dsl:24)
    and v17.16b, v31.16b, v2.16b
    ushr v13.16b, v31.16b, #4
    // round 4 (hight.dsl:24)
    eor v0.16b, v8.16b, v0.16b
    // round 8 (hight.dsl:43)
    ldr q8, [x3, #240]
    // round 3 (hight.dsl:24)
    and v15.16b, v16.16b, v2.16b
    // round 4 (hight.dsl:43)
    add v1.16b, v1.16b, v24.16b
    // round 3 (hight.dsl:24)
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v13.16b, {v19.16b}, v13.16b
    // round 4 (hight.dsl:43)
    add v0.16b, v0.16b, v24.16b
    // round 3 (hight.dsl:24)
    ushr v24.16b, v16.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    // round 4 (hight.dsl:43)
    eor v1.16b, v31.16b, v1.16b
    // round 3 (hight.dsl:24)
    eor v17.16b, v17.16b, v13.16b
    // round 4 (hight.dsl:43)
    eor v0.16b, v16.16b, v0.16b
    // round 6 (hight.dsl:43)
    and v16.16b, v5.16b, v2.16b
    // round 3 (hight.dsl:24)
    tbl v24.16b, {v19.16b}, v24.16b
    // round 5 (hight.dsl:43)
    and v31.16b, v1.16b, v2.16b
    ushr v13.16b, v1.16b, #4
    // round 3 (hight.dsl:43)
    add v17.16b, v17.16b, v20.16b
    // round 6 (hight.dsl:43)
    tbl v16.16b, {v6.16b}, v16.16b
    // round 3 (hight.dsl:24)
    eor v24.16b, v15.16b, v24.16b
    // round 5 (hight.dsl:43)
    tbl v31.16b, {v6.16b}, v31.16b
    tbl v13.16b, {v7.16b}, v13.16b
    // round 3 (hight.dsl:43)
    eor v17.16b, v23.16b, v17.16b
    add v20.16b, v24.16b, v20.16b
    // round 5 (hight.dsl:43)
    eor v24.16b, v31.16b, v13.16b
    and v31.16b, v0.16b, v2.16b
    // round 4 (hight.dsl:43)
    and v13.16b, v17.16b, v2.16b
    ushr v15.16b, v17.16b, #4
    // round 3 (hight.dsl:43)
    eor v20.16b, v23.16b, v20.16b
    // round 5 (hight.dsl:43)
    tbl v23.16b, {v6.16b}, v31.16b
    eor v24.16b, v26.16b, v24.16b
    // round 4 (hight.dsl:43)
    tbl v31.16b, {v6.16b}, v13.16b
    tbl v13.16b, {v7.16b}, v15.16b
    and v15.16b, v20.16b, v2.16b
    // round 5 (hight.dsl:43)
    add v17.16b, v17.16b, v24.16b
    // round 4 (hight.dsl:43)
    ushr v24.16b, v20.16b, #4
    eor v31.16b, v31.16b, v13.16b
    // round 5 (hight.dsl:43)
    ushr v13.16b, v0.16b, #4
    // round 4 (hight.dsl:43)
    tbl v15.16b, {v6.16b}, v15.16b
    tbl v24.16b, {v7.16b}, v24.16b
    eor v31.16b, v3.16b, v31.16b
    // round 5 (hight.dsl:43)
    tbl v13.16b, {v7.16b}, v13.16b
    // round 4 (hight.dsl:43)
    eor v24.16b, v15.16b, v24.16b
    add v31.16b, v25.16b, v31.16b
    // round 5 (hight.dsl:43)
    eor v23.16b, v23.16b, v13.16b
    // round 6 (hight.dsl:24)
    and v13.16b, v17.16b, v2.16b
    // round 4 (hight.dsl:43)
    eor v3.16b, v3.16b, v24.16b
    // round 5 (hight.dsl:24)
    and v24.16b, v31.16b, v2.16b
    ushr v15.16b, v31.16b, #4
    eor v23.16b, v26.16b, v23.16b
    // round 4 (hight.dsl:43)
    add v3.16b, v25.16b, v3.16b
    // round 6 (hight.dsl:24)
    ushr v25.16b, v17.16b, #4
    tbl v26.16b, {v18.16b}, v13.16b
    // round 5 (hight.dsl:24)
    tbl v24.16b, {v18.16b}, v24.16b
    tbl v13.16b, {v19.16b}, v15.16b
    add v20.16b, v20.16b, v23.16b
    and v23.16b, v3.16b, v2.16b
    ushr v15.16b, v3.16b, #4
    // round 6 (hight.dsl:24)
    tbl v25.16b, {v19.16b}, v25.16b
    // round 5 (hight.dsl:24)
    eor v24.16b, v24.16b, v13.16b
    // round 6 (hight.dsl:24)
    and v13.16b, v20.16b, v2.16b
    // round 5 (hight.dsl:24)
    tbl v23.16b, {v18.16b}, v23.16b
    tbl v15.16b, {v19.16b}, v15.16b
    // round 6 (hight.dsl:24)
    eor v25.16b, v26.16b, v25.16b
    // round 5 (hight.dsl:43)
    add v24.16b, v24.16b, v27.16b
    // round 6 (hight.dsl:24)
    ushr v26.16b, v20.16b, #4
    tbl v13.16b, {v18.16b}, v13.16b
    // round 5 (hight.dsl:24)
    eor v23.16b, v23.16b, v15.16b
    // round 6 (hight.dsl:43)
    ushr v15.16b, v5.16b, #4
    add v25.16b, v25.16b, v29.16b
    // round 5 (hight.dsl:43)
    eor v24.16b, v4.16b, v24.16b
    // round 6 (hight.dsl:24)
    tbl v26.16b, {v19.16b}, v26.16b
    // round 5 (hight.dsl:43)
    add v23.16b, v23.16b, v27.16b
    // round 6 (hight.dsl:43)
    and v27.16b, v28.16b, v2.16b
    tbl v15.16b, {v7.16b}, v15.16b
    eor v26.16b, v13.16b, v26.16b
    and v13.16b, v24.16b, v2.16b
    eor v25.16b, v31.16b, v25.16b
    // round 5 (hight.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    // round 6 (hight.dsl:43)
    ushr v23.16b, v24.16b, #4
    ushr v31.16b, v28.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    tbl v27.16b, {v6.16b}, v27.16b
    eor v16.16b, v16.16b, v15.16b
    and v15.16b, v4.16b, v2.16b
    tbl v23.16b, {v7.16b}, v23.16b
    tbl v31.16b, {v7.16b}, v31.16b
    add v26.16b, v26.16b, v29.16b
    ushr v29.16b, v4.16b, #4
    eor v16.16b, v10.16b, v16.16b
    tbl v15.16b, {v6.16b}, v15.16b
    eor v23.16b, v13.16b, v23.16b
    eor v27.16b, v27.16b, v31.16b
    // round 7 (hight.dsl:43)
    ldp q31, q13, [sp, #224]
    // round 6 (hight.dsl:43)
    tbl v29.16b, {v7.16b}, v29.16b
    eor v3.16b, v3.16b, v26.16b
    add v1.16b, v1.16b, v16.16b
    // round 7 (hight.dsl:43)
    ldp q16, q26, [sp, #192]
    // round 6 (hight.dsl:43)
    eor v23.16b, v30.16b, v23.16b
    eor v27.16b, v10.16b, v27.16b
    // round 7 (hight.dsl:43)
    and v10.16b, v25.16b, v2.16b
    // round 6 (hight.dsl:43)
    eor v29.16b, v15.16b, v29.16b
    // round 7 (hight.dsl:24)
    and v15.16b, v1.16b, v2.16b
    // round 6 (hight.dsl:43)
    add v0.16b, v0.16b, v27.16b
    add v23.16b, v11.16b, v23.16b
    // round 7 (hight.dsl:24)
    ushr v27.16b, v1.16b, #4
    // round 6 (hight.dsl:43)
    eor v29.16b, v30.16b, v29.16b
    // round 7 (hight.dsl:43)
    ushr v30.16b, v25.16b, #4
    tbl v11.16b, {v18.16b}, v15.16b
    and v15.16b, v0.16b, v2.16b
    tbl v27.16b, {v19.16b}, v27.16b
    tbl v10.16b, {v6.16b}, v10.16b
    // round 6 (hight.dsl:43)
    add v29.16b, v12.16b, v29.16b
    // round 7 (hight.dsl:24)
    ushr v12.16b, v0.16b, #4
    tbl v30.16b, {v7.16b}, v30.16b
    tbl v15.16b, {v18.16b}, v15.16b
    eor v27.16b, v11.16b, v27.16b
    and v11.16b, v3.16b, v2.16b
    tbl v12.16b, {v19.16b}, v12.16b
    eor v30.16b, v10.16b, v30.16b
    ushr v10.16b, v3.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    add v27.16b, v27.16b, v21.16b
    add v5.16b, v5.16b, v31.16b
    and v31.16b, v23.16b, v2.16b
    tbl v10.16b, {v7.16b}, v10.16b
    eor v12.16b, v15.16b, v12.16b
    ushr v15.16b, v23.16b, #4
    eor v30.16b, v22.16b, v30.16b
    eor v17.16b, v17.16b, v27.16b
    and v27.16b, v29.16b, v2.16b
    tbl v31.16b, {v18.16b}, v31.16b
    eor v10.16b, v11.16b, v10.16b
    ushr v11.16b, v29.16b, #4
    tbl v15.16b, {v19.16b}, v15.16b
    add v21.16b, v12.16b, v21.16b
    tbl v27.16b, {v18.16b}, v27.16b
    eor v22.16b, v22.16b, v10.16b
    add v24.16b, v24.16b, v30.16b
    // round 8 (hight.dsl:43)
    ldp q30, q10, [x3, #192]
    // round 7 (hight.dsl:24)
    tbl v11.16b, {v19.16b}, v11.16b
    eor v31.16b, v31.16b, v15.16b
    eor v20.16b, v20.16b, v21.16b
    // round 8 (hight.dsl:43)
    ldp q21, q12, [sp, #256]
    // round 7 (hight.dsl:43)
    add v4.16b, v4.16b, v22.16b
    add v22.16b, v28.16b, v13.16b
    // round 8 (hight.dsl:24)
    and v28.16b, v5.16b, v2.16b
    // round 7 (hight.dsl:24)
    eor v27.16b, v27.16b, v11.16b
    add v31.16b, v31.16b, v14.16b
    // round 8 (hight.dsl:24)
    ushr v11.16b, v5.16b, #4
    and v13.16b, v22.16b, v2.16b
    ushr v15.16b, v22.16b, #4
    tbl v28.16b, {v18.16b}, v28.16b
    // round 7 (hight.dsl:43)
    add v27.16b, v27.16b, v14.16b
    eor v16.16b, v16.16b, v31.16b
    // round 8 (hight.dsl:43)
    and v31.16b, v17.16b, v2.16b
    ushr v14.16b, v17.16b, #4
    tbl v11.16b, {v19.16b}, v11.16b
    tbl v13.16b, {v18.16b}, v13.16b
    // round 7 (hight.dsl:43)
    eor v26.16b, v26.16b, v27.16b
    // round 8 (hight.dsl:43)
    and v27.16b, v20.16b, v2.16b
    tbl v15.16b, {v19.16b}, v15.16b
    tbl v31.16b, {v6.16b}, v31.16b
    tbl v14.16b, {v7.16b}, v14.16b
    eor v28.16b, v28.16b, v11.16b
    ushr v11.16b, v20.16b, #4
    tbl v27.16b, {v6.16b}, v27.16b
    eor v13.16b, v13.16b, v15.16b
    and v15.16b, v24.16b, v2.16b
    eor v31.16b, v31.16b, v14.16b
    ushr v14.16b, v24.16b, #4
    tbl v11.16b, {v7.16b}, v11.16b
    add v28.16b, v28.16b, v9.16b
    add v9.16b, v13.16b, v9.16b
    and v13.16b, v4.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    tbl v14.16b, {v19.16b}, v14.16b
    eor v27.16b, v27.16b, v11.16b
    ushr v11.16b, v4.16b, #4
    eor v31.16b, v30.16b, v31.16b
    tbl v13.16b, {v18.16b}, v13.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v16.16b, v2.16b
    tbl v11.16b, {v19.16b}, v11.16b
    eor v27.16b, v30.16b, v27.16b
    ushr v30.16b, v16.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v10.16b
    eor v1.16b, v1.16b, v28.16b
    and v28.16b, v26.16b, v2.16b
    tbl v30.16b, {v7.16b}, v30.16b
    eor v11.16b, v13.16b, v11.16b
    ushr v13.16b, v26.16b, #4
    eor v0.16b, v0.16b, v9.16b
    add v25.16b, v25.16b, v31.16b
    // round 9 (hight.dsl:43)
    ldp q31, q9, [x3, #256]
    // round 8 (hight.dsl:43)
    tbl v28.16b, {v6.16b}, v28.16b
    eor v30.16b, v15.16b, v30.16b
    add v10.16b, v11.16b, v10.16b
    // round 9 (hight.dsl:43)
    ldp q11, q15, [x3, #288]
    // round 8 (hight.dsl:43)
    tbl v13.16b, {v7.16b}, v13.16b
    add v3.16b, v3.16b, v27.16b
    eor v23.16b, v23.16b, v14.16b
    // round 10 (hight.dsl:43)
    ldp q27, q14, [x3, #320]
    // round 8 (hight.dsl:43)
    eor v30.16b, v8.16b, v30.16b
    eor v29.16b, v29.16b, v10.16b
    // round 9 (hight.dsl:43)
    and v10.16b, v1.16b, v2.16b
    // round 8 (hight.dsl:43)
    eor v28.16b, v28.16b, v13.16b
    // round 9 (hight.dsl:43)
    ushr v13.16b, v1.16b, #4
    // round 8 (hight.dsl:43)
    add v21.16b, v21.16b, v30.16b
    // round 9 (hight.dsl:43)
    tbl v30.16b, {v6.16b}, v10.16b
    // round 8 (hight.dsl:43)
    eor v28.16b, v8.16b, v28.16b
    // round 9 (hight.dsl:43)
    tbl v8.16b, {v7.16b}, v13.16b
    and v10.16b, v21.16b, v2.16b
    ushr v13.16b, v21.16b, #4
    // round 8 (hight.dsl:43)
    add v28.16b, v12.16b, v28.16b
    // round 9 (hight.dsl:43)
    eor v30.16b, v30.16b, v8.16b
    and v8.16b, v0.16b, v2.16b
    tbl v10.16b, {v18.16b}, v10.16b
    tbl v12.16b, {v19.16b}, v13.16b
    and v13.16b, v28.16b, v2.16b
    tbl v8.16b, {v6.16b}, v8.16b
    eor v30.16b, v9.16b, v30.16b
    eor v10.16b, v10.16b, v12.16b
    ushr v12.16b, v28.16b, #4
    tbl v13.16b, {v18.16b}, v13.16b
    add v17.16b, v17.16b, v30.16b
    ushr v30.16b, v0.16b, #4
    tbl v12.16b, {v19.16b}, v12.16b
    add v10.16b, v10.16b, v31.16b
    tbl v30.16b, {v7.16b}, v30.16b
    eor v12.16b, v13.16b, v12.16b
    and v13.16b, v25.16b, v2.16b
    eor v5.16b, v5.16b, v10.16b
    ushr v10.16b, v25.16b, #4
    eor v30.16b, v8.16b, v30.16b
    and v8.16b, v3.16b, v2.16b
    tbl v13.16b, {v18.16b}, v13.16b
    add v31.16b, v12.16b, v31.16b
    ushr v12.16b, v3.16b, #4
    tbl v10.16b, {v19.16b}, v10.16b
    tbl v8.16b, {v18.16b}, v8.16b
    eor v30.16b, v9.16b, v30.16b
    and v9.16b, v23.16b, v2.16b
    tbl v12.16b, {v19.16b}, v12.16b
    eor v22.16b, v22.16b, v31.16b
    ushr v31.16b, v23.16b, #4
    eor v10.16b, v13.16b, v10.16b
    and v13.16b, v29.16b, v2.16b
    tbl v9.16b, {v6.16b}, v9.16b
    eor v8.16b, v8.16b, v12.16b
    ushr v12.16b, v29.16b, #4
    tbl v31.16b, {v7.16b}, v31.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v10.16b, v10.16b, v11.16b
    tbl v12.16b, {v7.16b}, v12.16b
    add v8.16b, v8.16b, v11.16b
    add v20.16b, v20.16b, v30.16b
    // round 10 (hight.dsl:43)
    ldp q30, q11, [x3, #352]
    // round 9 (hight.dsl:43)
    eor v31.16b, v9.16b, v31.16b
    eor v24.16b, v24.16b, v10.16b
    // round 10 (hight.dsl:43)
    and v9.16b, v5.16b, v2.16b
    // round 9 (hight.dsl:43)
    eor v10.16b, v13.16b, v12.16b
    eor v4.16b, v4.16b, v8.16b
    // round 10 (hight.dsl:43)
    ushr v8.16b, v5.16b, #4
    // round 11 (hight.dsl:43)
    ldp q12, q13, [x3, #384]
    // round 9 (hight.dsl:43)
    eor v31.16b, v15.16b, v31.16b
    // round 10 (hight.dsl:43)
    tbl v9.16b, {v6.16b}, v9.16b
    // round 9 (hight.dsl:43)
    eor v10.16b, v15.16b, v10.16b
    // round 10 (hight.dsl:43)
    tbl v8.16b, {v7.16b}, v8.16b
    // round 9 (hight.dsl:43)
    add v16.16b, v16.16b, v31.16b
    add v26.16b, v26.16b, v10.16b
    // round 10 (hight.dsl:43)
    eor v31.16b, v9.16b, v8.16b
    and v8.16b, v22.16b, v2.16b
    and v9.16b, v16.16b, v2.16b
    ushr v10.16b, v16.16b, #4
    and v15.16b, v26.16b, v2.16b
    tbl v8.16b, {v6.16b}, v8.16b
    eor v31.16b, v14.16b, v31.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v10.16b, {v19.16b}, v10.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v1.16b, v1.16b, v31.16b
    ushr v31.16b, v26.16b, #4
    eor v9.16b, v9.16b, v10.16b
    ushr v10.16b, v22.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    tbl v10.16b, {v7.16b}, v10.16b
    add v9.16b, v9.16b, v27.16b
    eor v31.16b, v15.16b, v31.16b
    and v15.16b, v17.16b, v2.16b
    eor v8.16b, v8.16b, v10.16b
    ushr v10.16b, v17.16b, #4
    eor v21.16b, v21.16b, v9.16b
    and v9.16b, v20.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v27.16b, v31.16b, v27.16b
    ushr v31.16b, v20.16b, #4
    tbl v10.16b, {v19.16b}, v10.16b
    eor v8.16b, v14.16b, v8.16b
    and v14.16b, v24.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v27.16b, v28.16b, v27.16b
    ushr v28.16b, v24.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v10.16b, v15.16b, v10.16b
    and v15.16b, v4.16b, v2.16b
    tbl v14.16b, {v6.16b}, v14.16b
    add v0.16b, v0.16b, v8.16b
    ushr v8.16b, v4.16b, #4
    tbl v28.16b, {v7.16b}, v28.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v10.16b, v10.16b, v30.16b
    // round 11 (hight.dsl:43)
    and v15.16b, v21.16b, v2.16b
    // round 10 (hight.dsl:43)
    tbl v8.16b, {v7.16b}, v8.16b
    eor v28.16b, v14.16b, v28.16b
    add v30.16b, v31.16b, v30.16b
    // round 11 (hight.dsl:43)
    ldp q31, q14, [x3, #416]
    // round 10 (hight.dsl:43)
    eor v25.16b, v25.16b, v10.16b
    // round 11 (hight.dsl:43)
    ushr v10.16b, v21.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 10 (hight.dsl:43)
    eor v8.16b, v9.16b, v8.16b
    eor v28.16b, v11.16b, v28.16b
    eor v3.16b, v3.16b, v30.16b
    // round 12 (hight.dsl:43)
    ldp q30, q9, [x3, #448]
    // round 11 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    // round 10 (hight.dsl:43)
    eor v8.16b, v11.16b, v8.16b
    add v23.16b, v23.16b, v28.16b
    // round 11 (hight.dsl:43)
    eor v28.16b, v15.16b, v10.16b
    and v10.16b, v27.16b, v2.16b
    // round 10 (hight.dsl:43)
    add v29.16b, v29.16b, v8.16b
    // round 11 (hight.dsl:24)
    and v8.16b, v23.16b, v2.16b
    ushr v11.16b, v23.16b, #4
    tbl v10.16b, {v6.16b}, v10.16b
    eor v28.16b, v13.16b, v28.16b
    and v15.16b, v29.16b, v2.16b
    tbl v8.16b, {v18.16b}, v8.16b
    tbl v11.16b, {v19.16b}, v11.16b
    add v5.16b, v5.16b, v28.16b
    ushr v28.16b, v29.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v8.16b, v8.16b, v11.16b
    ushr v11.16b, v27.16b, #4
    tbl v28.16b, {v19.16b}, v28.16b
    tbl v11.16b, {v7.16b}, v11.16b
    add v8.16b, v8.16b, v12.16b
    eor v28.16b, v15.16b, v28.16b
    and v15.16b, v1.16b, v2.16b
    eor v10.16b, v10.16b, v11.16b
    ushr v11.16b, v1.16b, #4
    eor v16.16b, v16.16b, v8.16b
    and v8.16b, v0.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v28.16b, v28.16b, v12.16b
    ushr v12.16b, v0.16b, #4
    tbl v11.16b, {v19.16b}, v11.16b
    eor v10.16b, v13.16b, v10.16b
    and v13.16b, v25.16b, v2.16b
    tbl v8.16b, {v18.16b}, v8.16b
    eor v26.16b, v26.16b, v28.16b
    ushr v28.16b, v25.16b, #4
    tbl v12.16b, {v19.16b}, v12.16b
    eor v11.16b, v15.16b, v11.16b
    and v15.16b, v3.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v22.16b, v22.16b, v10.16b
    ushr v10.16b, v3.16b, #4
    tbl v28.16b, {v7.16b}, v28.16b
    eor v8.16b, v8.16b, v12.16b
    tbl v12.16b, {v6.16b}, v15.16b
    add v11.16b, v11.16b, v31.16b
    // round 12 (hight.dsl:43)
    and v15.16b, v16.16b, v2.16b
    // round 11 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v28.16b, v13.16b, v28.16b
    add v31.16b, v8.16b, v31.16b
    // round 12 (hight.dsl:43)
    ldp q8, q13, [x3, #480]
    // round 11 (hight.dsl:43)
    eor v17.16b, v17.16b, v11.16b
    // round 12 (hight.dsl:43)
    ushr v11.16b, v16.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 11 (hight.dsl:43)
    eor v10.16b, v12.16b, v10.16b
    eor v28.16b, v14.16b, v28.16b
    eor v20.16b, v20.16b, v31.16b
    // round 13 (hight.dsl:43)
    ldp q31, q12, [x3, #512]
    // round 12 (hight.dsl:43)
    tbl v11.16b, {v7.16b}, v11.16b
    // round 11 (hight.dsl:43)
    eor v10.16b, v14.16b, v10.16b
    add v24.16b, v24.16b, v28.16b
    // round 12 (hight.dsl:43)
    eor v28.16b, v15.16b, v11.16b
    and v11.16b, v26.16b, v2.16b
    // round 11 (hight.dsl:43)
    add v4.16b, v4.16b, v10.16b
    // round 12 (hight.dsl:24)
    and v10.16b, v24.16b, v2.16b
    ushr v14.16b, v24.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v28.16b, v9.16b, v28.16b
    and v15.16b, v4.16b, v2.16b
    tbl v10.16b, {v18.16b}, v10.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v21.16b, v21.16b, v28.16b
    ushr v28.16b, v4.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v10.16b, v10.16b, v14.16b
    ushr v14.16b, v26.16b, #4
    tbl v28.16b, {v19.16b}, v28.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v10.16b, v10.16b, v30.16b
    eor v28.16b, v15.16b, v28.16b
    and v15.16b, v5.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v5.16b, #4
    eor v23.16b, v23.16b, v10.16b
    and v10.16b, v22.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v28.16b, v28.16b, v30.16b
    ushr v30.16b, v22.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v9.16b, v9.16b, v11.16b
    and v11.16b, v17.16b, v2.16b
    tbl v10.16b, {v18.16b}, v10.16b
    eor v28.16b, v29.16b, v28.16b
    ushr v29.16b, v17.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v20.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v27.16b, v27.16b, v9.16b
    ushr v9.16b, v20.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v10.16b, v30.16b
    tbl v10.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 13 (hight.dsl:43)
    and v15.16b, v23.16b, v2.16b
    // round 12 (hight.dsl:43)
    tbl v9.16b, {v7.16b}, v9.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 13 (hight.dsl:43)
    ldp q8, q11, [x3, #544]
    // round 12 (hight.dsl:43)
    eor v1.16b, v1.16b, v14.16b
    // round 13 (hight.dsl:43)
    ushr v14.16b, v23.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 12 (hight.dsl:43)
    eor v9.16b, v10.16b, v9.16b
    eor v29.16b, v13.16b, v29.16b
    eor v0.16b, v0.16b, v30.16b
    // round 14 (hight.dsl:43)
    ldp q30, q10, [x3, #576]
    // round 13 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 12 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v25.16b, v25.16b, v29.16b
    // round 13 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v28.16b, v2.16b
    // round 12 (hight.dsl:43)
    add v3.16b, v3.16b, v9.16b
    // round 13 (hight.dsl:24)
    and v9.16b, v25.16b, v2.16b
    ushr v14.16b, v25.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v3.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v16.16b, v16.16b, v29.16b
    ushr v29.16b, v3.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v28.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v21.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v21.16b, #4
    eor v24.16b, v24.16b, v9.16b
    and v9.16b, v27.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v27.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v1.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v4.16b, v4.16b, v29.16b
    ushr v29.16b, v1.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v0.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v26.16b, v26.16b, v12.16b
    ushr v12.16b, v0.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 14 (hight.dsl:43)
    and v15.16b, v24.16b, v2.16b
    // round 13 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 14 (hight.dsl:43)
    ldp q8, q13, [x3, #608]
    // round 13 (hight.dsl:43)
    eor v5.16b, v5.16b, v14.16b
    // round 14 (hight.dsl:43)
    ushr v14.16b, v24.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 13 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v22.16b, v22.16b, v31.16b
    // round 15 (hight.dsl:43)
    ldp q31, q12, [x3, #640]
    // round 14 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 13 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v17.16b, v17.16b, v29.16b
    // round 14 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v4.16b, v2.16b
    // round 13 (hight.dsl:43)
    add v20.16b, v20.16b, v9.16b
    // round 14 (hight.dsl:24)
    and v9.16b, v17.16b, v2.16b
    ushr v14.16b, v17.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v20.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v23.16b, v23.16b, v29.16b
    ushr v29.16b, v20.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v4.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v16.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v16.16b, #4
    eor v25.16b, v25.16b, v9.16b
    and v9.16b, v26.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v26.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v5.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v3.16b, v3.16b, v29.16b
    ushr v29.16b, v5.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v22.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v28.16b, v28.16b, v10.16b
    ushr v10.16b, v22.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 15 (hight.dsl:43)
    and v15.16b, v25.16b, v2.16b
    // round 14 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 15 (hight.dsl:43)
    ldp q8, q11, [x3, #672]
    // round 14 (hight.dsl:43)
    eor v21.16b, v21.16b, v14.16b
    // round 15 (hight.dsl:43)
    ushr v14.16b, v25.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 14 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v27.16b, v27.16b, v30.16b
    // round 16 (hight.dsl:43)
    ldp q30, q10, [x3, #704]
    // round 15 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 14 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v1.16b, v1.16b, v29.16b
    // round 15 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v3.16b, v2.16b
    // round 14 (hight.dsl:43)
    add v0.16b, v0.16b, v9.16b
    // round 15 (hight.dsl:24)
    and v9.16b, v1.16b, v2.16b
    ushr v14.16b, v1.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v0.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v24.16b, v24.16b, v29.16b
    ushr v29.16b, v0.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v3.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v23.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v23.16b, #4
    eor v17.16b, v17.16b, v9.16b
    and v9.16b, v28.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v28.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v21.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v20.16b, v20.16b, v29.16b
    ushr v29.16b, v21.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v27.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v4.16b, v4.16b, v12.16b
    ushr v12.16b, v27.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 16 (hight.dsl:43)
    and v15.16b, v17.16b, v2.16b
    // round 15 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 16 (hight.dsl:43)
    ldp q8, q13, [x3, #736]
    // round 15 (hight.dsl:43)
    eor v16.16b, v16.16b, v14.16b
    // round 16 (hight.dsl:43)
    ushr v14.16b, v17.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 15 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v26.16b, v26.16b, v31.16b
    // round 17 (hight.dsl:43)
    ldp q31, q12, [x3, #768]
    // round 16 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 15 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v5.16b, v5.16b, v29.16b
    // round 16 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v20.16b, v2.16b
    // round 15 (hight.dsl:43)
    add v22.16b, v22.16b, v9.16b
    // round 16 (hight.dsl:24)
    and v9.16b, v5.16b, v2.16b
    ushr v14.16b, v5.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v22.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v25.16b, v25.16b, v29.16b
    ushr v29.16b, v22.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v20.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v24.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v24.16b, #4
    eor v1.16b, v1.16b, v9.16b
    and v9.16b, v4.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v4.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v16.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v0.16b, v0.16b, v29.16b
    ushr v29.16b, v16.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v26.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v3.16b, v3.16b, v10.16b
    ushr v10.16b, v26.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 17 (hight.dsl:43)
    and v15.16b, v1.16b, v2.16b
    // round 16 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 17 (hight.dsl:43)
    ldp q8, q11, [x3, #800]
    // round 16 (hight.dsl:43)
    eor v23.16b, v23.16b, v14.16b
    // round 17 (hight.dsl:43)
    ushr v14.16b, v1.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 16 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v28.16b, v28.16b, v30.16b
    // round 18 (hight.dsl:43)
    ldp q30, q10, [x3, #832]
    // round 21 (hight.dsl:43)
    add x9, x3, #2048
    // round 17 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 16 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v21.16b, v21.16b, v29.16b
    // round 17 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v0.16b, v2.16b
    // round 16 (hight.dsl:43)
    add v27.16b, v27.16b, v9.16b
    // round 17 (hight.dsl:24)
    and v9.16b, v21.16b, v2.16b
    ushr v14.16b, v21.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v27.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v17.16b, v17.16b, v29.16b
    ushr v29.16b, v27.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v0.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v25.16b, #4
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v3.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v3.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v23.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v22.16b, v22.16b, v29.16b
    ushr v29.16b, v23.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v28.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v20.16b, v20.16b, v12.16b
    ushr v12.16b, v28.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 18 (hight.dsl:43)
    and v15.16b, v5.16b, v2.16b
    // round 17 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 18 (hight.dsl:43)
    ldp q8, q13, [x3, #864]
    // round 17 (hight.dsl:43)
    eor v24.16b, v24.16b, v14.16b
    // round 18 (hight.dsl:43)
    ushr v14.16b, v5.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 17 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v4.16b, v4.16b, v31.16b
    // round 19 (hight.dsl:43)
    ldp q31, q12, [x3, #896]
    // round 18 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 17 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v16.16b, v16.16b, v29.16b
    // round 18 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v22.16b, v2.16b
    // round 17 (hight.dsl:43)
    add v26.16b, v26.16b, v9.16b
    // round 18 (hight.dsl:24)
    and v9.16b, v16.16b, v2.16b
    ushr v14.16b, v16.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v26.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v1.16b, v1.16b, v29.16b
    ushr v29.16b, v26.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v22.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v17.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v17.16b, #4
    eor v21.16b, v21.16b, v9.16b
    and v9.16b, v20.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v20.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v24.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v27.16b, v27.16b, v29.16b
    ushr v29.16b, v24.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v4.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v0.16b, v0.16b, v10.16b
    ushr v10.16b, v4.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 19 (hight.dsl:43)
    and v15.16b, v21.16b, v2.16b
    // round 18 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 19 (hight.dsl:43)
    ldp q8, q11, [x3, #928]
    // round 18 (hight.dsl:43)
    eor v25.16b, v25.16b, v14.16b
    // round 19 (hight.dsl:43)
    ushr v14.16b, v21.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 18 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v3.16b, v3.16b, v30.16b
    // round 20 (hight.dsl:43)
    ldp q30, q10, [x3, #960]
    // round 19 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 18 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v23.16b, v23.16b, v29.16b
    // round 19 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v27.16b, v2.16b
    // round 18 (hight.dsl:43)
    add v28.16b, v28.16b, v9.16b
    // round 19 (hight.dsl:24)
    and v9.16b, v23.16b, v2.16b
    ushr v14.16b, v23.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v28.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v5.16b, v5.16b, v29.16b
    ushr v29.16b, v28.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v27.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v1.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v1.16b, #4
    eor v16.16b, v16.16b, v9.16b
    and v9.16b, v0.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v0.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v25.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v26.16b, v26.16b, v29.16b
    ushr v29.16b, v25.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v3.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v22.16b, v22.16b, v12.16b
    ushr v12.16b, v3.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 20 (hight.dsl:43)
    and v15.16b, v16.16b, v2.16b
    // round 19 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 20 (hight.dsl:43)
    ldp q8, q13, [x3, #992]
    // round 19 (hight.dsl:43)
    eor v17.16b, v17.16b, v14.16b
    // round 20 (hight.dsl:43)
    ushr v14.16b, v16.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 19 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v20.16b, v20.16b, v31.16b
    // round 21 (hight.dsl:43)
    ldp q31, q12, [x9, #-1024]
    // round 20 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 19 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v24.16b, v24.16b, v29.16b
    // round 20 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v26.16b, v2.16b
    // round 19 (hight.dsl:43)
    add v4.16b, v4.16b, v9.16b
    // round 20 (hight.dsl:24)
    and v9.16b, v24.16b, v2.16b
    ushr v14.16b, v24.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v4.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v21.16b, v21.16b, v29.16b
    ushr v29.16b, v4.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v26.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v5.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v5.16b, #4
    eor v23.16b, v23.16b, v9.16b
    and v9.16b, v22.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v22.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v17.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v28.16b, v28.16b, v29.16b
    ushr v29.16b, v17.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v20.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v27.16b, v27.16b, v10.16b
    ushr v10.16b, v20.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 21 (hight.dsl:43)
    and v15.16b, v23.16b, v2.16b
    // round 20 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 21 (hight.dsl:43)
    ldp q8, q11, [x9, #-992]
    // round 20 (hight.dsl:43)
    eor v1.16b, v1.16b, v14.16b
    // round 21 (hight.dsl:43)
    ushr v14.16b, v23.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 20 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v0.16b, v0.16b, v30.16b
    // round 22 (hight.dsl:43)
    ldp q30, q10, [x9, #-960]
    // round 21 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 20 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v25.16b, v25.16b, v29.16b
    // round 21 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v28.16b, v2.16b
    // round 20 (hight.dsl:43)
    add v3.16b, v3.16b, v9.16b
    // round 21 (hight.dsl:24)
    and v9.16b, v25.16b, v2.16b
    ushr v14.16b, v25.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v3.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v16.16b, v16.16b, v29.16b
    ushr v29.16b, v3.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v28.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v21.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v21.16b, #4
    eor v24.16b, v24.16b, v9.16b
    and v9.16b, v27.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v27.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v1.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v4.16b, v4.16b, v29.16b
    ushr v29.16b, v1.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v0.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v26.16b, v26.16b, v12.16b
    ushr v12.16b, v0.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 22 (hight.dsl:43)
    and v15.16b, v24.16b, v2.16b
    // round 21 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 22 (hight.dsl:43)
    ldp q8, q13, [x9, #-928]
    // round 21 (hight.dsl:43)
    eor v5.16b, v5.16b, v14.16b
    // round 22 (hight.dsl:43)
    ushr v14.16b, v24.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 21 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v22.16b, v22.16b, v31.16b
    // round 23 (hight.dsl:43)
    ldp q31, q12, [x9, #-896]
    // round 22 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 21 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v17.16b, v17.16b, v29.16b
    // round 22 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v4.16b, v2.16b
    // round 21 (hight.dsl:43)
    add v20.16b, v20.16b, v9.16b
    // round 22 (hight.dsl:24)
    and v9.16b, v17.16b, v2.16b
    ushr v14.16b, v17.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v20.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v23.16b, v23.16b, v29.16b
    ushr v29.16b, v20.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v4.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v16.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v16.16b, #4
    eor v25.16b, v25.16b, v9.16b
    and v9.16b, v26.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v26.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v5.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v3.16b, v3.16b, v29.16b
    ushr v29.16b, v5.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v22.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v28.16b, v28.16b, v10.16b
    ushr v10.16b, v22.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 23 (hight.dsl:43)
    and v15.16b, v25.16b, v2.16b
    // round 22 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 23 (hight.dsl:43)
    ldp q8, q11, [x9, #-864]
    // round 22 (hight.dsl:43)
    eor v21.16b, v21.16b, v14.16b
    // round 23 (hight.dsl:43)
    ushr v14.16b, v25.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 22 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v27.16b, v27.16b, v30.16b
    // round 24 (hight.dsl:43)
    ldp q30, q10, [x9, #-832]
    // round 23 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 22 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v1.16b, v1.16b, v29.16b
    // round 23 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v3.16b, v2.16b
    // round 22 (hight.dsl:43)
    add v0.16b, v0.16b, v9.16b
    // round 23 (hight.dsl:24)
    and v9.16b, v1.16b, v2.16b
    ushr v14.16b, v1.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v0.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v24.16b, v24.16b, v29.16b
    ushr v29.16b, v0.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v3.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v23.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v23.16b, #4
    eor v17.16b, v17.16b, v9.16b
    and v9.16b, v28.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v28.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v21.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v20.16b, v20.16b, v29.16b
    ushr v29.16b, v21.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v27.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v4.16b, v4.16b, v12.16b
    ushr v12.16b, v27.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 24 (hight.dsl:43)
    and v15.16b, v17.16b, v2.16b
    // round 23 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 24 (hight.dsl:43)
    ldp q8, q13, [x9, #-800]
    // round 23 (hight.dsl:43)
    eor v16.16b, v16.16b, v14.16b
    // round 24 (hight.dsl:43)
    ushr v14.16b, v17.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 23 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v26.16b, v26.16b, v31.16b
    // round 25 (hight.dsl:43)
    ldp q31, q12, [x9, #-768]
    // round 24 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 23 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v5.16b, v5.16b, v29.16b
    // round 24 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v20.16b, v2.16b
    // round 23 (hight.dsl:43)
    add v22.16b, v22.16b, v9.16b
    // round 24 (hight.dsl:24)
    and v9.16b, v5.16b, v2.16b
    ushr v14.16b, v5.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v22.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v25.16b, v25.16b, v29.16b
    ushr v29.16b, v22.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v20.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v24.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v24.16b, #4
    eor v1.16b, v1.16b, v9.16b
    and v9.16b, v4.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v4.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v16.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v0.16b, v0.16b, v29.16b
    ushr v29.16b, v16.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v26.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v3.16b, v3.16b, v10.16b
    ushr v10.16b, v26.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 25 (hight.dsl:43)
    and v15.16b, v1.16b, v2.16b
    // round 24 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 25 (hight.dsl:43)
    ldp q8, q11, [x9, #-736]
    // round 24 (hight.dsl:43)
    eor v23.16b, v23.16b, v14.16b
    // round 25 (hight.dsl:43)
    ushr v14.16b, v1.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 24 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v28.16b, v28.16b, v30.16b
    // round 26 (hight.dsl:43)
    ldp q30, q10, [x9, #-704]
    // round 25 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 24 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v21.16b, v21.16b, v29.16b
    // round 25 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v0.16b, v2.16b
    // round 24 (hight.dsl:43)
    add v27.16b, v27.16b, v9.16b
    // round 25 (hight.dsl:24)
    and v9.16b, v21.16b, v2.16b
    ushr v14.16b, v21.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v27.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v17.16b, v17.16b, v29.16b
    ushr v29.16b, v27.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v0.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v25.16b, #4
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v3.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v3.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v23.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v22.16b, v22.16b, v29.16b
    ushr v29.16b, v23.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v28.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v20.16b, v20.16b, v12.16b
    ushr v12.16b, v28.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 26 (hight.dsl:43)
    and v15.16b, v5.16b, v2.16b
    // round 25 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 26 (hight.dsl:43)
    ldp q8, q13, [x9, #-672]
    // round 25 (hight.dsl:43)
    eor v24.16b, v24.16b, v14.16b
    // round 26 (hight.dsl:43)
    ushr v14.16b, v5.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 25 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v4.16b, v4.16b, v31.16b
    // round 27 (hight.dsl:43)
    ldp q31, q12, [x9, #-640]
    // round 26 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 25 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v16.16b, v16.16b, v29.16b
    // round 26 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v22.16b, v2.16b
    // round 25 (hight.dsl:43)
    add v26.16b, v26.16b, v9.16b
    // round 26 (hight.dsl:24)
    and v9.16b, v16.16b, v2.16b
    ushr v14.16b, v16.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v26.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v1.16b, v1.16b, v29.16b
    ushr v29.16b, v26.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v22.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v17.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v17.16b, #4
    eor v21.16b, v21.16b, v9.16b
    and v9.16b, v20.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v20.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v24.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v27.16b, v27.16b, v29.16b
    ushr v29.16b, v24.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v4.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v0.16b, v0.16b, v10.16b
    ushr v10.16b, v4.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 27 (hight.dsl:43)
    and v15.16b, v21.16b, v2.16b
    // round 26 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 27 (hight.dsl:43)
    ldp q8, q11, [x9, #-608]
    // round 26 (hight.dsl:43)
    eor v25.16b, v25.16b, v14.16b
    // round 27 (hight.dsl:43)
    ushr v14.16b, v21.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 26 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v3.16b, v3.16b, v30.16b
    // round 28 (hight.dsl:43)
    ldp q30, q10, [x9, #-576]
    // round 27 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 26 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v23.16b, v23.16b, v29.16b
    // round 27 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v27.16b, v2.16b
    // round 26 (hight.dsl:43)
    add v28.16b, v28.16b, v9.16b
    // round 27 (hight.dsl:24)
    and v9.16b, v23.16b, v2.16b
    ushr v14.16b, v23.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v28.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v5.16b, v5.16b, v29.16b
    ushr v29.16b, v28.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v27.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v1.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v1.16b, #4
    eor v16.16b, v16.16b, v9.16b
    and v9.16b, v0.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v0.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v25.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v26.16b, v26.16b, v29.16b
    ushr v29.16b, v25.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v3.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v22.16b, v22.16b, v12.16b
    ushr v12.16b, v3.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 28 (hight.dsl:43)
    and v15.16b, v16.16b, v2.16b
    // round 27 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 28 (hight.dsl:43)
    ldp q8, q13, [x9, #-544]
    // round 27 (hight.dsl:43)
    eor v17.16b, v17.16b, v14.16b
    // round 28 (hight.dsl:43)
    ushr v14.16b, v16.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 27 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v20.16b, v20.16b, v31.16b
    // round 29 (hight.dsl:43)
    ldp q31, q12, [x9, #-512]
    // round 28 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 27 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v24.16b, v24.16b, v29.16b
    // round 28 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v26.16b, v2.16b
    // round 27 (hight.dsl:43)
    add v4.16b, v4.16b, v9.16b
    // round 28 (hight.dsl:24)
    and v9.16b, v24.16b, v2.16b
    ushr v14.16b, v24.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v4.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v21.16b, v21.16b, v29.16b
    ushr v29.16b, v4.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v26.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v5.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v5.16b, #4
    eor v23.16b, v23.16b, v9.16b
    and v9.16b, v22.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v22.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v17.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v28.16b, v28.16b, v29.16b
    ushr v29.16b, v17.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v20.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v27.16b, v27.16b, v10.16b
    ushr v10.16b, v20.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 29 (hight.dsl:43)
    and v15.16b, v23.16b, v2.16b
    // round 28 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 29 (hight.dsl:43)
    ldp q8, q11, [x9, #-480]
    // round 28 (hight.dsl:43)
    eor v1.16b, v1.16b, v14.16b
    // round 29 (hight.dsl:43)
    ushr v14.16b, v23.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 28 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v0.16b, v0.16b, v30.16b
    // round 30 (hight.dsl:43)
    ldp q30, q10, [x9, #-448]
    add x10, x1, #64
    // round 29 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 28 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v25.16b, v25.16b, v29.16b
    // round 29 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v28.16b, v2.16b
    // round 28 (hight.dsl:43)
    add v3.16b, v3.16b, v9.16b
    // round 29 (hight.dsl:24)
    and v9.16b, v25.16b, v2.16b
    ushr v14.16b, v25.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v3.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v16.16b, v16.16b, v29.16b
    ushr v29.16b, v3.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v28.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v21.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v21.16b, #4
    eor v24.16b, v24.16b, v9.16b
    and v9.16b, v27.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v27.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v1.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v4.16b, v4.16b, v29.16b
    ushr v29.16b, v1.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v0.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v26.16b, v26.16b, v12.16b
    ushr v12.16b, v0.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 30 (hight.dsl:43)
    and v15.16b, v24.16b, v2.16b
    // round 29 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 30 (hight.dsl:43)
    ldp q8, q13, [x9, #-416]
    add x11, x1, #128
    // round 29 (hight.dsl:43)
    eor v5.16b, v5.16b, v14.16b
    // round 30 (hight.dsl:43)
    ushr v14.16b, v24.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    add x12, x1, #192
    // round 29 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v22.16b, v22.16b, v31.16b
    // round 31 (hight.dsl:43)
    ldp q31, q12, [x9, #-384]
    // round 30 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 29 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v17.16b, v17.16b, v29.16b
    // round 30 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v11.16b, v4.16b, v2.16b
    // round 29 (hight.dsl:43)
    add v20.16b, v20.16b, v9.16b
    // round 30 (hight.dsl:24)
    and v9.16b, v17.16b, v2.16b
    ushr v14.16b, v17.16b, #4
    tbl v11.16b, {v6.16b}, v11.16b
    eor v29.16b, v10.16b, v29.16b
    and v15.16b, v20.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v23.16b, v23.16b, v29.16b
    ushr v29.16b, v20.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v4.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v30.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v16.16b, v2.16b
    eor v11.16b, v11.16b, v14.16b
    ushr v14.16b, v16.16b, #4
    eor v25.16b, v25.16b, v9.16b
    and v9.16b, v26.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v30.16b
    ushr v30.16b, v26.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v10.16b, v10.16b, v11.16b
    and v11.16b, v5.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v3.16b, v3.16b, v29.16b
    ushr v29.16b, v5.16b, #4
    tbl v30.16b, {v19.16b}, v30.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v22.16b, v2.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v28.16b, v28.16b, v10.16b
    ushr v10.16b, v22.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v30.16b, v9.16b, v30.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 31 (hight.dsl:43)
    and v15.16b, v25.16b, v2.16b
    // round 30 (hight.dsl:43)
    tbl v10.16b, {v7.16b}, v10.16b
    eor v29.16b, v11.16b, v29.16b
    add v30.16b, v30.16b, v8.16b
    // round 31 (hight.dsl:43)
    ldp q8, q11, [x9, #-352]
    // round 30 (hight.dsl:43)
    eor v21.16b, v21.16b, v14.16b
    // round 31 (hight.dsl:43)
    ushr v14.16b, v25.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 30 (hight.dsl:43)
    eor v9.16b, v9.16b, v10.16b
    eor v29.16b, v13.16b, v29.16b
    eor v27.16b, v27.16b, v30.16b
    // round 32 (hight.dsl:43)
    ldp q30, q10, [x9, #-320]
    // round 31 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 30 (hight.dsl:43)
    eor v9.16b, v13.16b, v9.16b
    add v1.16b, v1.16b, v29.16b
    // round 31 (hight.dsl:43)
    eor v29.16b, v15.16b, v14.16b
    and v13.16b, v3.16b, v2.16b
    // round 30 (hight.dsl:43)
    add v0.16b, v0.16b, v9.16b
    // round 31 (hight.dsl:24)
    and v9.16b, v1.16b, v2.16b
    ushr v14.16b, v1.16b, #4
    tbl v13.16b, {v6.16b}, v13.16b
    eor v29.16b, v12.16b, v29.16b
    and v15.16b, v0.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    tbl v14.16b, {v19.16b}, v14.16b
    add v24.16b, v24.16b, v29.16b
    ushr v29.16b, v0.16b, #4
    tbl v15.16b, {v18.16b}, v15.16b
    eor v9.16b, v9.16b, v14.16b
    ushr v14.16b, v3.16b, #4
    tbl v29.16b, {v19.16b}, v29.16b
    tbl v14.16b, {v7.16b}, v14.16b
    add v9.16b, v9.16b, v31.16b
    eor v29.16b, v15.16b, v29.16b
    and v15.16b, v23.16b, v2.16b
    eor v13.16b, v13.16b, v14.16b
    ushr v14.16b, v23.16b, #4
    eor v17.16b, v17.16b, v9.16b
    and v9.16b, v28.16b, v2.16b
    tbl v15.16b, {v18.16b}, v15.16b
    add v29.16b, v29.16b, v31.16b
    ushr v31.16b, v28.16b, #4
    tbl v14.16b, {v19.16b}, v14.16b
    eor v12.16b, v12.16b, v13.16b
    and v13.16b, v21.16b, v2.16b
    tbl v9.16b, {v18.16b}, v9.16b
    eor v20.16b, v20.16b, v29.16b
    ushr v29.16b, v21.16b, #4
    tbl v31.16b, {v19.16b}, v31.16b
    eor v14.16b, v15.16b, v14.16b
    and v15.16b, v27.16b, v2.16b
    tbl v13.16b, {v6.16b}, v13.16b
    add v4.16b, v4.16b, v12.16b
    ushr v12.16b, v27.16b, #4
    tbl v29.16b, {v7.16b}, v29.16b
    eor v31.16b, v9.16b, v31.16b
    tbl v9.16b, {v6.16b}, v15.16b
    add v14.16b, v14.16b, v8.16b
    // round 32 (hight.dsl:43)
    and v15.16b, v17.16b, v2.16b
    // round 31 (hight.dsl:43)
    tbl v12.16b, {v7.16b}, v12.16b
    eor v29.16b, v13.16b, v29.16b
    add v31.16b, v31.16b, v8.16b
    // round 32 (hight.dsl:43)
    ldp q8, q13, [x9, #-288]
    // round 31 (hight.dsl:43)
    eor v16.16b, v16.16b, v14.16b
    // round 32 (hight.dsl:43)
    ushr v14.16b, v17.16b, #4
    tbl v15.16b, {v6.16b}, v15.16b
    // round 31 (hight.dsl:43)
    eor v9.16b, v9.16b, v12.16b
    eor v29.16b, v11.16b, v29.16b
    eor v26.16b, v26.16b, v31.16b
    ldp q31, q12, [x9, #-256]
    add x13, x0, #64
    // round 32 (hight.dsl:43)
    tbl v14.16b, {v7.16b}, v14.16b
    // round 31 (hight.dsl:43)
    eor v9.16b, v11.16b, v9.16b
    add v5.16b, v5.16b, v29.16b
    add v22.16b, v22.16b, v9.16b
    // round 32 (hight.dsl:24)
    and v29.16b, v5.16b, v2.16b
    ushr v9.16b, v5.16b, #4
    and v11.16b, v22.16b, v2.16b
    tbl v29.16b, {v18.16b}, v29.16b
    tbl v9.16b, {v19.16b}, v9.16b
    tbl v11.16b, {v18.16b}, v11.16b
    eor v29.16b, v29.16b, v9.16b
    ushr v9.16b, v22.16b, #4
    tbl v9.16b, {v19.16b}, v9.16b
    eor v9.16b, v11.16b, v9.16b
    and v11.16b, v20.16b, v2.16b
    add v29.16b, v29.16b, v30.16b
    tbl v11.16b, {v6.16b}, v11.16b
    add v30.16b, v9.16b, v30.16b
    ushr v9.16b, v20.16b, #4
    eor v1.16b, v1.16b, v29.16b
    and v29.16b, v24.16b, v2.16b
    eor v14.16b, v15.16b, v14.16b
    ushr v15.16b, v24.16b, #4
    tbl v9.16b, {v7.16b}, v9.16b
    eor v0.16b, v0.16b, v30.16b
    and v30.16b, v4.16b, v2.16b
    tbl v29.16b, {v18.16b}, v29.16b
    eor v14.16b, v10.16b, v14.16b
    tbl v15.16b, {v19.16b}, v15.16b
    eor v9.16b, v11.16b, v9.16b
    ushr v11.16b, v4.16b, #4
    tbl v18.16b, {v18.16b}, v30.16b
    and v30.16b, v16.16b, v2.16b
    and v2.16b, v26.16b, v2.16b
    tbl v19.16b, {v19.16b}, v11.16b
    ushr v11.16b, v16.16b, #4
    eor v29.16b, v29.16b, v15.16b
    ushr v15.16b, v26.16b, #4
    tbl v30.16b, {v6.16b}, v30.16b
    tbl v2.16b, {v6.16b}, v2.16b
    tbl v6.16b, {v7.16b}, v11.16b
    eor v18.16b, v18.16b, v19.16b
    ldp q19, q11, [x9, #-224]
    eor v9.16b, v10.16b, v9.16b
    add x9, x0, #128
    tbl v7.16b, {v7.16b}, v15.16b
    add v29.16b, v29.16b, v8.16b
    add v25.16b, v25.16b, v14.16b
    eor v6.16b, v30.16b, v6.16b
    mov v30.16b, v12.16b
    mov v10.16b, v13.16b
    ld4 {v12.16b, v13.16b, v14.16b, v15.16b}, [x1]
    eor v2.16b, v2.16b, v7.16b
    add v7.16b, v18.16b, v8.16b
    eor v6.16b, v10.16b, v6.16b
    add v3.16b, v3.16b, v9.16b
    eor v2.16b, v10.16b, v2.16b
    mov v18.16b, v7.16b
    ld4 {v7.16b, v8.16b, v9.16b, v10.16b}, [x10]
    eor v23.16b, v23.16b, v29.16b
    eor v18.16b, v28.16b, v18.16b
    add v6.16b, v21.16b, v6.16b
    add v2.16b, v27.16b, v2.16b
    mov v21.16b, v26.16b
    ld4 {v26.16b, v27.16b, v28.16b, v29.16b}, [x11]
    add v17.16b, v17.16b, v31.16b
    add v20.16b, v20.16b, v31.16b
    eor v24.16b, v30.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    add v16.16b, v16.16b, v19.16b
    add v19.16b, v21.16b, v19.16b
    eor v5.16b, v11.16b, v5.16b
    add x10, x0, #192
    eor v21.16b, v11.16b, v22.16b
    zip1 v22.16b, v17.16b, v16.16b
    zip2 v16.16b, v17.16b, v16.16b
    zip1 v17.16b, v25.16b, v6.16b
    zip2 v6.16b, v25.16b, v6.16b
    zip1 v25.16b, v24.16b, v5.16b
    zip2 v5.16b, v24.16b, v5.16b
    zip1 v24.16b, v23.16b, v1.16b
    zip2 v1.16b, v23.16b, v1.16b
    zip1 v23.16b, v20.16b, v19.16b
    zip2 v19.16b, v20.16b, v19.16b
    zip1 v20.16b, v3.16b, v2.16b
    zip2 v2.16b, v3.16b, v2.16b
    zip1 v3.16b, v4.16b, v21.16b
    zip2 v4.16b, v4.16b, v21.16b
    zip1 v21.16b, v18.16b, v0.16b
    zip2 v0.16b, v18.16b, v0.16b
    mov v18.16b, v28.16b
    mov v11.16b, v29.16b
    ld4 {v28.16b, v29.16b, v30.16b, v31.16b}, [x12]
    eor v12.16b, v22.16b, v12.16b
    eor v16.16b, v16.16b, v7.16b
    eor v17.16b, v17.16b, v13.16b
    eor v8.16b, v6.16b, v8.16b
    eor v25.16b, v25.16b, v14.16b
    eor v6.16b, v5.16b, v9.16b
    eor v22.16b, v24.16b, v15.16b
    eor v7.16b, v1.16b, v10.16b
    eor v23.16b, v23.16b, v26.16b
    eor v24.16b, v20.16b, v27.16b
    eor v1.16b, v3.16b, v18.16b
    eor v26.16b, v21.16b, v11.16b
    mov v13.16b, v17.16b
    mov v14.16b, v25.16b
    mov v15.16b, v22.16b
    st4 {v12.16b, v13.16b, v14.16b, v15.16b}, [x0]
    eor v17.16b, v19.16b, v28.16b
    eor v18.16b, v2.16b, v29.16b
    eor v19.16b, v4.16b, v30.16b
    eor v20.16b, v0.16b, v31.16b
    mov v4.16b, v16.16b
    mov v5.16b, v8.16b
    st4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x13]
    mov v25.16b, v1.16b
    st4 {v23.16b, v24.16b, v25.16b, v26.16b}, [x9]
    st4 {v17.16b, v18.16b, v19.16b, v20.16b}, [x10]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_hight64_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_hight64_128_ctr_crypt_neon_out
.Llwcc_hight64_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_hight64_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #288
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_hight64_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_hight64_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_hight64_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_hight64_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_hight64_128_ctr_crypt_neon_hold
.Llwcc_hight64_128_ctr_crypt_neon_out:
    add x1, sp, #288
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_hight64_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_hight64_128_ctr_crypt_neon_copy
.Llwcc_hight64_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #30
.Llwcc_hight64_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_hight64_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #544
    ret
.Llwcc_hight64_128_ctr_crypt_neon_return:
    ret
    .size lwcc_hight64_128_ctr_crypt_neon, .-lwcc_hight64_128_ctr_crypt_neon

    .balign 16
.Llwcc_hight64_128_file_neon_constants:
    .byte 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f
    .byte 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f
    .byte 0x00, 0x58, 0xb0, 0xe8, 0x61, 0x39, 0xd1, 0x89, 0xc2, 0x9a, 0x72, 0x2a, 0xa3, 0xfb, 0x13, 0x4b
    .byte 0x00, 0x85, 0x0b, 0x8e, 0x16, 0x93, 0x1d, 0x98, 0x2c, 0xa9, 0x27, 0xa2, 0x3a, 0xbf, 0x31, 0xb4
    .byte 0x00, 0x86, 0x0d, 0x8b, 0x1a, 0x9c, 0x17, 0x91, 0x34, 0xb2, 0x39, 0xbf, 0x2e, 0xa8, 0x23, 0xa5
    .byte 0x00, 0x68, 0xd0, 0xb8, 0xa1, 0xc9, 0x71, 0x19, 0x43, 0x2b, 0x93, 0xfb, 0xe2, 0x8a, 0x32, 0x5a
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x16, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00
    .byte 0x18, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x1a, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00
    .byte 0x1c, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00
