// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target neon --lanes 16
// passes:    unroll() invert() counter() fold() sbox(lanes=16) complement() rotate() balance() hoist() slice() select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ld4.16b; unzip.16b n3; r0 r1 r2 | c0 c1 c2 n0 n1 n2 n3
// sizes:     in bytes: block 8, key 32, nonce 4, rk 1392, ctx 1488, align 16, group 128, stack 192
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:39fef03c2d3f5d789dbfbf1a274d0050db3700e34b826806b8e0a41c3b54662a

    .text

    .balign 16
    .global lwcc_pipo64_256_key_setup_neon
    .type lwcc_pipo64_256_key_setup_neon, %function
lwcc_pipo64_256_key_setup_neon:
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    add x9, x1, #11
    add x10, x1, #15
    add x11, x1, #26
    add x12, x1, #18
    ld1r {v0.16b}, [x10]
    add x10, x1, #20
    ld1r {v1.16b}, [x9]
    add x9, x1, #4
    ld1r {v2.16b}, [x9]
    add x9, x1, #28
    add x13, x1, #6
    ld1r {v3.16b}, [x13]
    add x13, x1, #5
    str q3, [x0, #0]
    ld1r {v4.16b}, [x13]
    add x13, x1, #7
    mvn v5.16b, v4.16b
    str q5, [x0, #16]
    ld1r {v5.16b}, [x13]
    add x13, x1, #3
    ld1r {v6.16b}, [x13]
    add x13, x1, #2
    mvn v7.16b, v5.16b
    str q7, [x0, #32]
    str q6, [x0, #48]
    str q2, [x0, #64]
    ld1r {v16.16b}, [x1]
    str q16, [x0, #80]
    ld1r {v17.16b}, [x13]
    add x13, x1, #1
    mvn v18.16b, v17.16b
    str q18, [x0, #96]
    ld1r {v19.16b}, [x13]
    add x13, x1, #10
    ld1r {v20.16b}, [x13]
    str q19, [x0, #112]
    // round 1 (pipo.dsl:38)
    mvn v21.16b, v20.16b
    shl v22.16b, v21.16b, #4
    sri v22.16b, v21.16b, #4
    str q22, [x0, #128]
    add x13, x1, #12
    ld1r {v22.16b}, [x13]
    add x13, x1, #14
    ld1r {v23.16b}, [x10]
    add x10, x1, #31
    ld1r {v24.16b}, [x12]
    add x12, x1, #27
    mvn v22.16b, v22.16b
    shl v25.16b, v22.16b, #2
    sri v25.16b, v22.16b, #6
    str q25, [x0, #144]
    mvn v25.16b, v0.16b
    shl v26.16b, v25.16b, #6
    sri v26.16b, v25.16b, #2
    str q26, [x0, #160]
    ld1r {v26.16b}, [x13]
    add x13, x1, #13
    shl v27.16b, v26.16b, #7
    sri v27.16b, v26.16b, #1
    str q27, [x0, #176]
    ld1r {v27.16b}, [x13]
    add x13, x1, #8
    shl v28.16b, v27.16b, #3
    sri v28.16b, v27.16b, #5
    str q28, [x0, #192]
    mvn v28.16b, v1.16b
    shl v29.16b, v28.16b, #5
    sri v29.16b, v28.16b, #3
    str q29, [x0, #208]
    ld1r {v29.16b}, [x13]
    add x13, x1, #9
    movi v30.16b, #1
    ld1r {v31.16b}, [x13]
    add x13, x1, #23
    ld1r {v8.16b}, [x13]
    add x13, x1, #22
    ld1r {v9.16b}, [x13]
    add x13, x1, #21
    // round 4 (pipo.dsl:38)
    mvn v2.16b, v2.16b
    // round 17 (pipo.dsl:38)
    mvn v27.16b, v27.16b
    ld1r {v10.16b}, [x13]
    add x13, x1, #19
    ld1r {v11.16b}, [x13]
    add x13, x1, #16
    ld1r {v12.16b}, [x13]
    add x13, x1, #17
    // round 2 (pipo.dsl:38)
    mvn v23.16b, v23.16b
    ld1r {v13.16b}, [x13]
    add x13, x1, #29
    eor v30.16b, v29.16b, v30.16b
    mvn v8.16b, v8.16b
    str q30, [x0, #224]
    // round 1 (pipo.dsl:38)
    mvn v30.16b, v31.16b
    // round 2 (pipo.dsl:37)
    shl v14.16b, v9.16b, #7
    // round 1 (pipo.dsl:37)
    shl v15.16b, v30.16b, #1
    sri v15.16b, v30.16b, #7
    str q15, [x0, #240]
    // round 2 (pipo.dsl:38)
    mvn v24.16b, v24.16b
    shl v15.16b, v24.16b, #4
    sri v15.16b, v24.16b, #4
    str q15, [x0, #256]
    shl v15.16b, v23.16b, #2
    sri v15.16b, v23.16b, #6
    str q15, [x0, #272]
    shl v15.16b, v8.16b, #6
    sri v15.16b, v8.16b, #2
    str q15, [x0, #288]
    sri v14.16b, v9.16b, #1
    str q14, [x0, #304]
    shl v14.16b, v10.16b, #3
    sri v14.16b, v10.16b, #5
    str q14, [x0, #320]
    mvn v14.16b, v11.16b
    shl v15.16b, v14.16b, #5
    sri v15.16b, v14.16b, #3
    mvn v14.16b, v13.16b
    str q15, [x0, #336]
    movi v15.16b, #2
    eor v15.16b, v12.16b, v15.16b
    str q15, [x0, #352]
    shl v15.16b, v14.16b, #1
    sri v15.16b, v14.16b, #7
    ld1r {v14.16b}, [x11]
    add x11, x1, #30
    str q15, [x0, #368]
    // round 3 (pipo.dsl:38)
    mvn v14.16b, v14.16b
    shl v15.16b, v14.16b, #4
    sri v15.16b, v14.16b, #4
    str q15, [x0, #384]
    ld1r {v15.16b}, [x9]
    add x9, x1, #24
    mvn v15.16b, v15.16b
    str q24, [sp, #64]
    shl v24.16b, v15.16b, #2
    sri v24.16b, v15.16b, #6
    str q24, [x0, #400]
    ld1r {v24.16b}, [x10]
    add x10, x1, #25
    mvn v24.16b, v24.16b
    str q1, [sp, #80]
    shl v1.16b, v24.16b, #6
    sri v1.16b, v24.16b, #2
    str q1, [x0, #416]
    ld1r {v1.16b}, [x11]
    str q22, [sp, #96]
    shl v22.16b, v1.16b, #7
    sri v22.16b, v1.16b, #1
    str q22, [x0, #432]
    ld1r {v22.16b}, [x13]
    // round 4 (pipo.dsl:38)
    mvn v6.16b, v6.16b
    // round 3 (pipo.dsl:37)
    str q8, [sp, #112]
    shl v8.16b, v22.16b, #3
    sri v8.16b, v22.16b, #5
    str q8, [x0, #448]
    ld1r {v8.16b}, [x12]
    str q5, [sp, #128]
    mvn v5.16b, v8.16b
    str q11, [sp, #144]
    shl v11.16b, v5.16b, #5
    sri v11.16b, v5.16b, #3
    str q11, [x0, #464]
    ld1r {v5.16b}, [x9]
    movi v11.16b, #3
    // round 15 (pipo.dsl:38)
    mvn v22.16b, v22.16b
    eor v11.16b, v5.16b, v11.16b
    str q11, [x0, #480]
    ld1r {v11.16b}, [x10]
    // round 4 (pipo.dsl:38)
    mvn v19.16b, v19.16b
    // round 3 (pipo.dsl:38)
    str q11, [sp, #160]
    mvn v11.16b, v11.16b
    str q22, [sp, #176]
    shl v22.16b, v11.16b, #1
    sri v22.16b, v11.16b, #7
    str q22, [x0, #496]
    // round 4 (pipo.dsl:37)
    shl v22.16b, v18.16b, #4
    sri v22.16b, v18.16b, #4
    str q22, [x0, #512]
    shl v18.16b, v2.16b, #2
    sri v18.16b, v2.16b, #6
    str q18, [x0, #528]
    shl v18.16b, v7.16b, #6
    sri v18.16b, v7.16b, #2
    str q18, [x0, #544]
    shl v7.16b, v3.16b, #7
    sri v7.16b, v3.16b, #1
    str q7, [x0, #560]
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    str q7, [x0, #576]
    shl v7.16b, v6.16b, #5
    sri v7.16b, v6.16b, #3
    str q7, [x0, #592]
    movi v7.16b, #4
    eor v7.16b, v16.16b, v7.16b
    str q7, [x0, #608]
    shl v7.16b, v19.16b, #1
    // round 14 (pipo.dsl:38)
    mvn v18.16b, v10.16b
    // round 4 (pipo.dsl:37)
    sri v7.16b, v19.16b, #7
    str q7, [x0, #624]
    movi v7.16b, #5
    eor v7.16b, v29.16b, v7.16b
    str q7, [x0, #640]
    movi v7.16b, #6
    str q15, [x0, #1120]
    // round 16 (pipo.dsl:38)
    mvn v3.16b, v3.16b
    str q21, [x0, #944]
    eor v7.16b, v12.16b, v7.16b
    str q7, [x0, #656]
    movi v7.16b, #7
    eor v7.16b, v5.16b, v7.16b
    str q7, [x0, #672]
    movi v7.16b, #8
    // round 15 (pipo.dsl:38)
    mvn v1.16b, v1.16b
    str q6, [x0, #1328]
    eor v6.16b, v16.16b, v7.16b
    str q6, [x0, #688]
    movi v6.16b, #9
    str q13, [x0, #1184]
    // round 14 (pipo.dsl:38)
    mvn v7.16b, v9.16b
    eor v6.16b, v29.16b, v6.16b
    str q6, [x0, #704]
    movi v6.16b, #10
    str q24, [x0, #1136]
    str q2, [x0, #1024]
    // round 17 (pipo.dsl:37)
    shl v2.16b, v27.16b, #3
    // round 15 (pipo.dsl:38)
    str q1, [x0, #1088]
    movi v1.16b, #15
    eor v6.16b, v12.16b, v6.16b
    str q23, [x0, #1232]
    // round 17 (pipo.dsl:37)
    shl v21.16b, v20.16b, #4
    str q30, [x0, #976]
    // round 13 (pipo.dsl:38)
    mvn v22.16b, v26.16b
    eor v1.16b, v5.16b, v1.16b
    str q17, [x0, #1360]
    movi v17.16b, #11
    // round 17 (pipo.dsl:37)
    sri v2.16b, v27.16b, #5
    str q25, [x0, #992]
    sri v21.16b, v20.16b, #4
    movi v20.16b, #17
    movi v23.16b, #13
    // round 13 (pipo.dsl:38)
    str q22, [x0, #1296]
    str q31, [x0, #1280]
    // round 17 (pipo.dsl:37)
    shl v22.16b, v0.16b, #6
    movi v24.16b, #12
    eor v5.16b, v5.16b, v17.16b
    str q26, [x0, #928]
    str q27, [x0, #912]
    eor v17.16b, v29.16b, v23.16b
    eor v20.16b, v29.16b, v20.16b
    movi v23.16b, #16
    str q28, [x0, #896]
    str q14, [x0, #1104]
    str q5, [x0, #736]
    movi v5.16b, #14
    sri v22.16b, v0.16b, #2
    eor v0.16b, v16.16b, v24.16b
    str q19, [x0, #1344]
    eor v16.16b, v16.16b, v23.16b
    str q17, [x0, #768]
    str q8, [x0, #1056]
    eor v5.16b, v12.16b, v5.16b
    str q22, [x0, #848]
    str q0, [x0, #752]
    str q16, [x0, #816]
    ldr q0, [sp, #144]
    str q0, [x0, #1168]
    str q5, [x0, #784]
    // round 16 (pipo.dsl:38)
    str q3, [x0, #1008]
    ldr q0, [sp, #128]
    str q0, [x0, #1376]
    ldr q0, [sp, #112]
    str q0, [x0, #1248]
    // round 14 (pipo.dsl:38)
    str q7, [x0, #1200]
    // round 17 (pipo.dsl:37)
    str q2, [x0, #880]
    ldr q0, [sp, #96]
    str q0, [x0, #960]
    // round 14 (pipo.dsl:38)
    str q18, [x0, #1152]
    // round 17 (pipo.dsl:37)
    str q21, [x0, #832]
    ldr q0, [sp, #80]
    str q0, [x0, #1264]
    str q6, [x0, #720]
    str q1, [x0, #800]
    str q20, [x0, #864]
    // round 15 (pipo.dsl:38)
    ldr q0, [sp, #176]
    str q0, [x0, #1040]
    str q4, [x0, #1312]
    ldr q0, [sp, #160]
    str q0, [x0, #1072]
    ldr q0, [sp, #64]
    str q0, [x0, #1216]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
    .size lwcc_pipo64_256_key_setup_neon, .-lwcc_pipo64_256_key_setup_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_encrypt_neon
    .type lwcc_pipo64_256_ecb_encrypt_neon, %function
lwcc_pipo64_256_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_encrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_rest
.Llwcc_pipo64_256_ecb_encrypt_neon_group:
    add x9, x1, #64
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x9]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x1]
    ldp q16, q17, [x3, #0]
    ldp q18, q19, [x3, #64]
    ldp q20, q21, [x3, #96]
    ldp q22, q23, [x3, #32]
    uzp2 v24.16b, v6.16b, v2.16b
    uzp1 v25.16b, v4.16b, v0.16b
    uzp2 v26.16b, v5.16b, v1.16b
    uzp1 v2.16b, v6.16b, v2.16b
    uzp1 v1.16b, v5.16b, v1.16b
    uzp2 v5.16b, v7.16b, v3.16b
    eor v6.16b, v24.16b, v16.16b
    eor v16.16b, v26.16b, v17.16b
    eor v17.16b, v25.16b, v19.16b
    eor v2.16b, v2.16b, v20.16b
    uzp1 v3.16b, v7.16b, v3.16b
    eor v5.16b, v5.16b, v22.16b
    eor v1.16b, v1.16b, v21.16b
    // round 1 (pipo.dsl:36)
    eor v7.16b, v6.16b, v16.16b
    eor v19.16b, v17.16b, v2.16b
    uzp2 v0.16b, v4.16b, v0.16b
    eor v3.16b, v3.16b, v23.16b
    bit v7.16b, v16.16b, v5.16b
    bif v17.16b, v19.16b, v1.16b
    eor v0.16b, v0.16b, v18.16b
    bic v4.16b, v3.16b, v7.16b
    mov v16.16b, v17.16b
    bsl v16.16b, v2.16b, v1.16b
    bsl v1.16b, v19.16b, v2.16b
    eor v2.16b, v5.16b, v7.16b
    eor v4.16b, v0.16b, v4.16b
    eor v5.16b, v5.16b, v16.16b
    ldp q18, q19, [x3, #128]
    orn v0.16b, v0.16b, v7.16b
    eor v7.16b, v3.16b, v1.16b
    ldp q20, q21, [x3, #160]
    eor v5.16b, v4.16b, v5.16b
    eor v22.16b, v2.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    ldr q7, [x3, #224]
    eor v3.16b, v3.16b, v6.16b
    bic v6.16b, v5.16b, v22.16b
    eor v1.16b, v18.16b, v1.16b
    eor v23.16b, v17.16b, v0.16b
    ldp q24, q25, [x3, #192]
    eor v26.16b, v21.16b, v0.16b
    eor v6.16b, v3.16b, v6.16b
    bsl v3.16b, v2.16b, v4.16b
    ldr q2, [x3, #240]
    eor v4.16b, v20.16b, v16.16b
    eor v16.16b, v22.16b, v23.16b
    eor v22.16b, v19.16b, v22.16b
    shl v23.16b, v26.16b, #1
    eor v7.16b, v7.16b, v5.16b
    eor v27.16b, v17.16b, v3.16b
    bit v17.16b, v16.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v5.16b, v6.16b
    bic v0.16b, v27.16b, v0.16b
    eor v5.16b, v24.16b, v27.16b
    eor v6.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v17.16b
    shl v16.16b, v1.16b, #4
    sri v23.16b, v26.16b, #7
    eor v4.16b, v0.16b, v4.16b
    shl v17.16b, v5.16b, #5
    shl v26.16b, v6.16b, #7
    shl v28.16b, v3.16b, #2
    sri v16.16b, v1.16b, #4
    bsl v27.16b, v4.16b, v0.16b
    sri v17.16b, v5.16b, #3
    eor v0.16b, v25.16b, v4.16b
    sri v26.16b, v6.16b, #1
    sri v28.16b, v3.16b, #6
    // round 2 (pipo.dsl:36)
    eor v1.16b, v7.16b, v16.16b
    // round 1 (pipo.dsl:38)
    eor v3.16b, v22.16b, v27.16b
    // round 2 (pipo.dsl:36)
    eor v4.16b, v23.16b, v17.16b
    // round 1 (pipo.dsl:37)
    shl v5.16b, v0.16b, #3
    // round 2 (pipo.dsl:36)
    bif v7.16b, v1.16b, v26.16b
    bit v4.16b, v17.16b, v28.16b
    // round 1 (pipo.dsl:37)
    sri v5.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 2 (pipo.dsl:36)
    mov v6.16b, v7.16b
    bsl v6.16b, v16.16b, v26.16b
    bic v17.16b, v5.16b, v4.16b
    // round 1 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 2 (pipo.dsl:36)
    bsl v26.16b, v1.16b, v16.16b
    eor v1.16b, v28.16b, v6.16b
    eor v3.16b, v28.16b, v4.16b
    eor v16.16b, v0.16b, v17.16b
    ldp q17, q22, [x3, #256]
    eor v27.16b, v5.16b, v26.16b
    orn v0.16b, v0.16b, v4.16b
    ldp q4, q28, [x3, #288]
    eor v1.16b, v16.16b, v1.16b
    eor v29.16b, v3.16b, v16.16b
    eor v0.16b, v27.16b, v0.16b
    ldr q27, [x3, #352]
    eor v5.16b, v23.16b, v5.16b
    bic v23.16b, v1.16b, v29.16b
    eor v26.16b, v17.16b, v26.16b
    eor v30.16b, v7.16b, v0.16b
    ldp q31, q8, [x3, #320]
    eor v9.16b, v28.16b, v0.16b
    eor v23.16b, v5.16b, v23.16b
    bsl v5.16b, v3.16b, v16.16b
    ldr q3, [x3, #368]
    eor v6.16b, v4.16b, v6.16b
    eor v16.16b, v22.16b, v29.16b
    eor v29.16b, v29.16b, v30.16b
    eor v27.16b, v27.16b, v1.16b
    shl v30.16b, v9.16b, #1
    eor v10.16b, v7.16b, v5.16b
    bit v7.16b, v29.16b, v23.16b
    eor v26.16b, v26.16b, v23.16b
    eor v5.16b, v6.16b, v5.16b
    eor v1.16b, v1.16b, v23.16b
    bic v0.16b, v10.16b, v0.16b
    eor v6.16b, v31.16b, v10.16b
    eor v23.16b, v3.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v26.16b, #4
    sri v30.16b, v9.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v29.16b, v6.16b, #5
    shl v9.16b, v23.16b, #7
    shl v11.16b, v5.16b, #2
    sri v7.16b, v26.16b, #4
    bsl v10.16b, v1.16b, v0.16b
    sri v29.16b, v6.16b, #3
    eor v0.16b, v8.16b, v1.16b
    sri v9.16b, v23.16b, #1
    sri v11.16b, v5.16b, #6
    // round 3 (pipo.dsl:36)
    eor v1.16b, v27.16b, v7.16b
    // round 2 (pipo.dsl:38)
    eor v5.16b, v16.16b, v10.16b
    // round 3 (pipo.dsl:36)
    eor v6.16b, v30.16b, v29.16b
    // round 2 (pipo.dsl:37)
    shl v16.16b, v0.16b, #3
    // round 3 (pipo.dsl:36)
    bif v27.16b, v1.16b, v9.16b
    bit v6.16b, v29.16b, v11.16b
    // round 2 (pipo.dsl:37)
    sri v16.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 3 (pipo.dsl:36)
    mov v23.16b, v27.16b
    bsl v23.16b, v7.16b, v9.16b
    bic v26.16b, v16.16b, v6.16b
    // round 2 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 3 (pipo.dsl:36)
    bsl v9.16b, v1.16b, v7.16b
    eor v1.16b, v11.16b, v23.16b
    eor v5.16b, v11.16b, v6.16b
    eor v7.16b, v0.16b, v26.16b
    ldp q26, q29, [x3, #384]
    eor v10.16b, v16.16b, v9.16b
    orn v0.16b, v0.16b, v6.16b
    ldp q6, q11, [x3, #416]
    eor v1.16b, v7.16b, v1.16b
    eor v12.16b, v5.16b, v7.16b
    eor v0.16b, v10.16b, v0.16b
    ldp q10, q13, [x3, #480]
    eor v16.16b, v30.16b, v16.16b
    bic v30.16b, v1.16b, v12.16b
    eor v26.16b, v26.16b, v9.16b
    eor v9.16b, v27.16b, v0.16b
    ldp q14, q15, [x3, #448]
    eor v11.16b, v11.16b, v0.16b
    eor v30.16b, v16.16b, v30.16b
    bsl v16.16b, v5.16b, v7.16b
    eor v5.16b, v6.16b, v23.16b
    eor v6.16b, v29.16b, v12.16b
    eor v7.16b, v12.16b, v9.16b
    eor v23.16b, v10.16b, v1.16b
    shl v29.16b, v11.16b, #1
    eor v9.16b, v27.16b, v16.16b
    bit v27.16b, v7.16b, v30.16b
    eor v26.16b, v26.16b, v30.16b
    eor v5.16b, v5.16b, v16.16b
    eor v1.16b, v1.16b, v30.16b
    bic v0.16b, v9.16b, v0.16b
    eor v16.16b, v14.16b, v9.16b
    eor v7.16b, v13.16b, v7.16b
    eor v5.16b, v5.16b, v27.16b
    shl v27.16b, v26.16b, #4
    sri v29.16b, v11.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v30.16b, v16.16b, #5
    shl v10.16b, v7.16b, #7
    shl v11.16b, v5.16b, #2
    sri v27.16b, v26.16b, #4
    bsl v9.16b, v1.16b, v0.16b
    sri v30.16b, v16.16b, #3
    eor v0.16b, v15.16b, v1.16b
    sri v10.16b, v7.16b, #1
    sri v11.16b, v5.16b, #6
    // round 4 (pipo.dsl:36)
    eor v1.16b, v23.16b, v27.16b
    // round 3 (pipo.dsl:38)
    eor v5.16b, v6.16b, v9.16b
    // round 4 (pipo.dsl:36)
    eor v6.16b, v29.16b, v30.16b
    // round 3 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 4 (pipo.dsl:36)
    bif v23.16b, v1.16b, v10.16b
    bit v6.16b, v30.16b, v11.16b
    // round 3 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 4 (pipo.dsl:36)
    mov v16.16b, v23.16b
    bsl v16.16b, v27.16b, v10.16b
    bic v26.16b, v7.16b, v6.16b
    // round 3 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 4 (pipo.dsl:36)
    bsl v10.16b, v1.16b, v27.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v26.16b, v0.16b, v26.16b
    ldp q27, q30, [x3, #512]
    eor v9.16b, v7.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    ldp q6, q11, [x3, #544]
    eor v1.16b, v26.16b, v1.16b
    eor v12.16b, v5.16b, v26.16b
    eor v0.16b, v9.16b, v0.16b
    ldp q9, q13, [x3, #608]
    eor v7.16b, v29.16b, v7.16b
    bic v29.16b, v1.16b, v12.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v23.16b, v0.16b
    ldp q14, q15, [x3, #576]
    eor v11.16b, v11.16b, v0.16b
    eor v29.16b, v7.16b, v29.16b
    bsl v7.16b, v5.16b, v26.16b
    eor v5.16b, v6.16b, v16.16b
    eor v6.16b, v30.16b, v12.16b
    eor v16.16b, v12.16b, v10.16b
    eor v26.16b, v9.16b, v1.16b
    shl v30.16b, v11.16b, #1
    eor v9.16b, v23.16b, v7.16b
    bit v23.16b, v16.16b, v29.16b
    eor v27.16b, v27.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    bic v0.16b, v9.16b, v0.16b
    eor v7.16b, v14.16b, v9.16b
    eor v16.16b, v13.16b, v16.16b
    eor v5.16b, v5.16b, v23.16b
    shl v23.16b, v27.16b, #4
    sri v30.16b, v11.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v29.16b, v7.16b, #5
    shl v10.16b, v16.16b, #7
    shl v11.16b, v5.16b, #2
    sri v23.16b, v27.16b, #4
    bsl v9.16b, v1.16b, v0.16b
    sri v29.16b, v7.16b, #3
    eor v0.16b, v15.16b, v1.16b
    sri v10.16b, v16.16b, #1
    sri v11.16b, v5.16b, #6
    // round 5 (pipo.dsl:36)
    eor v1.16b, v26.16b, v23.16b
    // round 4 (pipo.dsl:38)
    eor v5.16b, v6.16b, v9.16b
    // round 5 (pipo.dsl:36)
    eor v6.16b, v30.16b, v29.16b
    // round 4 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 5 (pipo.dsl:36)
    bif v26.16b, v1.16b, v10.16b
    bit v6.16b, v29.16b, v11.16b
    // round 4 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 5 (pipo.dsl:36)
    mov v16.16b, v26.16b
    bsl v16.16b, v23.16b, v10.16b
    bic v27.16b, v7.16b, v6.16b
    // round 4 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 5 (pipo.dsl:36)
    bsl v10.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v27.16b
    eor v27.16b, v7.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    eor v1.16b, v23.16b, v1.16b
    eor v6.16b, v5.16b, v23.16b
    eor v0.16b, v27.16b, v0.16b
    ldr q27, [x3, #640]
    eor v7.16b, v30.16b, v7.16b
    bic v29.16b, v1.16b, v6.16b
    eor v30.16b, v18.16b, v10.16b
    eor v9.16b, v26.16b, v0.16b
    eor v10.16b, v21.16b, v0.16b
    eor v29.16b, v7.16b, v29.16b
    bsl v7.16b, v5.16b, v23.16b
    eor v5.16b, v20.16b, v16.16b
    eor v16.16b, v19.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    eor v23.16b, v27.16b, v1.16b
    shl v27.16b, v10.16b, #1
    eor v9.16b, v26.16b, v7.16b
    bit v26.16b, v6.16b, v29.16b
    eor v30.16b, v30.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    bic v0.16b, v9.16b, v0.16b
    eor v7.16b, v24.16b, v9.16b
    eor v6.16b, v2.16b, v6.16b
    eor v5.16b, v5.16b, v26.16b
    shl v26.16b, v30.16b, #4
    sri v27.16b, v10.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v29.16b, v7.16b, #5
    shl v10.16b, v6.16b, #7
    shl v11.16b, v5.16b, #2
    sri v26.16b, v30.16b, #4
    bsl v9.16b, v1.16b, v0.16b
    sri v29.16b, v7.16b, #3
    eor v0.16b, v25.16b, v1.16b
    sri v10.16b, v6.16b, #1
    sri v11.16b, v5.16b, #6
    // round 6 (pipo.dsl:36)
    eor v1.16b, v23.16b, v26.16b
    // round 5 (pipo.dsl:38)
    eor v5.16b, v16.16b, v9.16b
    // round 6 (pipo.dsl:36)
    eor v6.16b, v27.16b, v29.16b
    // round 5 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 6 (pipo.dsl:36)
    bif v23.16b, v1.16b, v10.16b
    bit v6.16b, v29.16b, v11.16b
    // round 5 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 6 (pipo.dsl:36)
    mov v16.16b, v23.16b
    bsl v16.16b, v26.16b, v10.16b
    bic v29.16b, v7.16b, v6.16b
    // round 5 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 6 (pipo.dsl:36)
    bsl v10.16b, v1.16b, v26.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v26.16b, v0.16b, v29.16b
    eor v29.16b, v7.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    eor v1.16b, v26.16b, v1.16b
    eor v6.16b, v5.16b, v26.16b
    eor v0.16b, v29.16b, v0.16b
    ldr q29, [x3, #656]
    eor v7.16b, v27.16b, v7.16b
    bic v27.16b, v1.16b, v6.16b
    eor v30.16b, v17.16b, v10.16b
    eor v9.16b, v23.16b, v0.16b
    eor v10.16b, v28.16b, v0.16b
    eor v27.16b, v7.16b, v27.16b
    bsl v7.16b, v5.16b, v26.16b
    eor v5.16b, v4.16b, v16.16b
    eor v16.16b, v22.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    eor v26.16b, v29.16b, v1.16b
    shl v29.16b, v10.16b, #1
    eor v9.16b, v23.16b, v7.16b
    bit v23.16b, v6.16b, v27.16b
    eor v30.16b, v30.16b, v27.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v27.16b
    bic v0.16b, v9.16b, v0.16b
    eor v7.16b, v31.16b, v9.16b
    eor v6.16b, v3.16b, v6.16b
    eor v5.16b, v5.16b, v23.16b
    shl v23.16b, v30.16b, #4
    sri v29.16b, v10.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v27.16b, v7.16b, #5
    shl v10.16b, v6.16b, #7
    shl v11.16b, v5.16b, #2
    sri v23.16b, v30.16b, #4
    bsl v9.16b, v1.16b, v0.16b
    sri v27.16b, v7.16b, #3
    eor v0.16b, v8.16b, v1.16b
    sri v10.16b, v6.16b, #1
    sri v11.16b, v5.16b, #6
    // round 7 (pipo.dsl:36)
    eor v1.16b, v26.16b, v23.16b
    // round 6 (pipo.dsl:38)
    eor v5.16b, v16.16b, v9.16b
    // round 7 (pipo.dsl:36)
    eor v6.16b, v29.16b, v27.16b
    // round 6 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 7 (pipo.dsl:36)
    bif v26.16b, v1.16b, v10.16b
    bit v6.16b, v27.16b, v11.16b
    // round 6 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 7 (pipo.dsl:36)
    mov v16.16b, v26.16b
    bsl v16.16b, v23.16b, v10.16b
    bic v27.16b, v7.16b, v6.16b
    // round 6 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 7 (pipo.dsl:36)
    bsl v10.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v27.16b
    ldp q27, q30, [x3, #384]
    eor v9.16b, v7.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    ldp q6, q11, [x3, #416]
    eor v1.16b, v23.16b, v1.16b
    eor v12.16b, v5.16b, v23.16b
    eor v0.16b, v9.16b, v0.16b
    ldr q9, [x3, #672]
    eor v7.16b, v29.16b, v7.16b
    bic v29.16b, v1.16b, v12.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v26.16b, v0.16b
    ldp q13, q14, [x3, #448]
    eor v11.16b, v11.16b, v0.16b
    eor v29.16b, v7.16b, v29.16b
    bsl v7.16b, v5.16b, v23.16b
    ldr q5, [x3, #496]
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v30.16b, v12.16b
    eor v23.16b, v12.16b, v10.16b
    eor v30.16b, v9.16b, v1.16b
    shl v9.16b, v11.16b, #1
    eor v10.16b, v26.16b, v7.16b
    bit v26.16b, v23.16b, v29.16b
    eor v27.16b, v27.16b, v29.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    bic v0.16b, v10.16b, v0.16b
    eor v7.16b, v13.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    shl v23.16b, v27.16b, #4
    sri v9.16b, v11.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v26.16b, v7.16b, #5
    shl v29.16b, v5.16b, #7
    shl v11.16b, v6.16b, #2
    sri v23.16b, v27.16b, #4
    bsl v10.16b, v1.16b, v0.16b
    sri v26.16b, v7.16b, #3
    eor v0.16b, v14.16b, v1.16b
    sri v29.16b, v5.16b, #1
    sri v11.16b, v6.16b, #6
    // round 8 (pipo.dsl:36)
    eor v1.16b, v30.16b, v23.16b
    // round 7 (pipo.dsl:38)
    eor v5.16b, v16.16b, v10.16b
    // round 8 (pipo.dsl:36)
    eor v6.16b, v9.16b, v26.16b
    // round 7 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 8 (pipo.dsl:36)
    bif v30.16b, v1.16b, v29.16b
    bit v6.16b, v26.16b, v11.16b
    // round 7 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 8 (pipo.dsl:36)
    mov v16.16b, v30.16b
    bsl v16.16b, v23.16b, v29.16b
    bic v26.16b, v7.16b, v6.16b
    // round 7 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 8 (pipo.dsl:36)
    bsl v29.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v26.16b
    ldp q26, q27, [x3, #512]
    eor v10.16b, v7.16b, v29.16b
    orn v0.16b, v0.16b, v6.16b
    ldp q6, q11, [x3, #544]
    eor v1.16b, v23.16b, v1.16b
    eor v12.16b, v5.16b, v23.16b
    eor v0.16b, v10.16b, v0.16b
    ldr q10, [x3, #688]
    eor v7.16b, v9.16b, v7.16b
    bic v9.16b, v1.16b, v12.16b
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v30.16b, v0.16b
    ldp q13, q14, [x3, #576]
    eor v11.16b, v11.16b, v0.16b
    eor v9.16b, v7.16b, v9.16b
    bsl v7.16b, v5.16b, v23.16b
    ldr q5, [x3, #624]
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v27.16b, v12.16b
    eor v23.16b, v12.16b, v29.16b
    eor v27.16b, v10.16b, v1.16b
    shl v29.16b, v11.16b, #1
    eor v10.16b, v30.16b, v7.16b
    bit v30.16b, v23.16b, v9.16b
    eor v26.16b, v26.16b, v9.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    bic v0.16b, v10.16b, v0.16b
    eor v7.16b, v13.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v6.16b, v30.16b
    shl v23.16b, v26.16b, #4
    sri v29.16b, v11.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v30.16b, v7.16b, #5
    shl v9.16b, v5.16b, #7
    shl v11.16b, v6.16b, #2
    sri v23.16b, v26.16b, #4
    bsl v10.16b, v1.16b, v0.16b
    sri v30.16b, v7.16b, #3
    eor v0.16b, v14.16b, v1.16b
    sri v9.16b, v5.16b, #1
    sri v11.16b, v6.16b, #6
    // round 9 (pipo.dsl:36)
    eor v1.16b, v27.16b, v23.16b
    // round 8 (pipo.dsl:38)
    eor v5.16b, v16.16b, v10.16b
    // round 9 (pipo.dsl:36)
    eor v6.16b, v29.16b, v30.16b
    // round 8 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 9 (pipo.dsl:36)
    bif v27.16b, v1.16b, v9.16b
    bit v6.16b, v30.16b, v11.16b
    // round 8 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 9 (pipo.dsl:36)
    mov v16.16b, v27.16b
    bsl v16.16b, v23.16b, v9.16b
    bic v26.16b, v7.16b, v6.16b
    // round 8 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 9 (pipo.dsl:36)
    bsl v9.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v26.16b
    eor v26.16b, v7.16b, v9.16b
    orn v0.16b, v0.16b, v6.16b
    eor v1.16b, v23.16b, v1.16b
    eor v6.16b, v5.16b, v23.16b
    eor v0.16b, v26.16b, v0.16b
    ldr q26, [x3, #704]
    eor v7.16b, v29.16b, v7.16b
    bic v29.16b, v1.16b, v6.16b
    eor v30.16b, v18.16b, v9.16b
    eor v9.16b, v27.16b, v0.16b
    eor v10.16b, v21.16b, v0.16b
    eor v29.16b, v7.16b, v29.16b
    bsl v7.16b, v5.16b, v23.16b
    eor v5.16b, v20.16b, v16.16b
    eor v16.16b, v19.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    eor v23.16b, v26.16b, v1.16b
    shl v26.16b, v10.16b, #1
    eor v9.16b, v27.16b, v7.16b
    bit v27.16b, v6.16b, v29.16b
    eor v30.16b, v30.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    bic v0.16b, v9.16b, v0.16b
    eor v7.16b, v24.16b, v9.16b
    eor v6.16b, v2.16b, v6.16b
    eor v5.16b, v5.16b, v27.16b
    shl v27.16b, v30.16b, #4
    sri v26.16b, v10.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v29.16b, v7.16b, #5
    shl v10.16b, v6.16b, #7
    shl v11.16b, v5.16b, #2
    sri v27.16b, v30.16b, #4
    bsl v9.16b, v1.16b, v0.16b
    sri v29.16b, v7.16b, #3
    eor v0.16b, v25.16b, v1.16b
    sri v10.16b, v6.16b, #1
    sri v11.16b, v5.16b, #6
    // round 10 (pipo.dsl:36)
    eor v1.16b, v23.16b, v27.16b
    // round 9 (pipo.dsl:38)
    eor v5.16b, v16.16b, v9.16b
    // round 10 (pipo.dsl:36)
    eor v6.16b, v26.16b, v29.16b
    // round 9 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 10 (pipo.dsl:36)
    bif v23.16b, v1.16b, v10.16b
    bit v6.16b, v29.16b, v11.16b
    // round 9 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 10 (pipo.dsl:36)
    mov v16.16b, v23.16b
    bsl v16.16b, v27.16b, v10.16b
    bic v29.16b, v7.16b, v6.16b
    // round 9 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 10 (pipo.dsl:36)
    bsl v10.16b, v1.16b, v27.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v27.16b, v0.16b, v29.16b
    eor v29.16b, v7.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    eor v1.16b, v27.16b, v1.16b
    eor v6.16b, v5.16b, v27.16b
    eor v0.16b, v29.16b, v0.16b
    ldr q29, [x3, #720]
    eor v7.16b, v26.16b, v7.16b
    bic v26.16b, v1.16b, v6.16b
    eor v30.16b, v17.16b, v10.16b
    eor v9.16b, v23.16b, v0.16b
    eor v10.16b, v28.16b, v0.16b
    eor v26.16b, v7.16b, v26.16b
    bsl v7.16b, v5.16b, v27.16b
    eor v5.16b, v4.16b, v16.16b
    eor v16.16b, v22.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    eor v27.16b, v29.16b, v1.16b
    shl v29.16b, v10.16b, #1
    eor v9.16b, v23.16b, v7.16b
    bit v23.16b, v6.16b, v26.16b
    eor v30.16b, v30.16b, v26.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v26.16b
    bic v0.16b, v9.16b, v0.16b
    eor v7.16b, v31.16b, v9.16b
    eor v6.16b, v3.16b, v6.16b
    eor v5.16b, v5.16b, v23.16b
    shl v23.16b, v30.16b, #4
    sri v29.16b, v10.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v26.16b, v7.16b, #5
    shl v10.16b, v6.16b, #7
    shl v11.16b, v5.16b, #2
    sri v23.16b, v30.16b, #4
    bsl v9.16b, v1.16b, v0.16b
    sri v26.16b, v7.16b, #3
    eor v0.16b, v8.16b, v1.16b
    sri v10.16b, v6.16b, #1
    sri v11.16b, v5.16b, #6
    // round 11 (pipo.dsl:36)
    eor v1.16b, v27.16b, v23.16b
    // round 10 (pipo.dsl:38)
    eor v5.16b, v16.16b, v9.16b
    // round 11 (pipo.dsl:36)
    eor v6.16b, v29.16b, v26.16b
    // round 10 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 11 (pipo.dsl:36)
    bif v27.16b, v1.16b, v10.16b
    bit v6.16b, v26.16b, v11.16b
    // round 10 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 11 (pipo.dsl:36)
    mov v16.16b, v27.16b
    bsl v16.16b, v23.16b, v10.16b
    bic v26.16b, v7.16b, v6.16b
    // round 10 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 11 (pipo.dsl:36)
    bsl v10.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v26.16b
    ldp q26, q30, [x3, #384]
    eor v9.16b, v7.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    ldp q6, q11, [x3, #416]
    eor v1.16b, v23.16b, v1.16b
    eor v12.16b, v5.16b, v23.16b
    eor v0.16b, v9.16b, v0.16b
    ldr q9, [x3, #736]
    eor v7.16b, v29.16b, v7.16b
    bic v29.16b, v1.16b, v12.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v27.16b, v0.16b
    ldp q13, q14, [x3, #448]
    eor v11.16b, v11.16b, v0.16b
    eor v29.16b, v7.16b, v29.16b
    bsl v7.16b, v5.16b, v23.16b
    ldr q5, [x3, #496]
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v30.16b, v12.16b
    eor v23.16b, v12.16b, v10.16b
    eor v30.16b, v9.16b, v1.16b
    shl v9.16b, v11.16b, #1
    eor v10.16b, v27.16b, v7.16b
    bit v27.16b, v23.16b, v29.16b
    eor v26.16b, v26.16b, v29.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    bic v0.16b, v10.16b, v0.16b
    eor v7.16b, v13.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v6.16b, v27.16b
    shl v23.16b, v26.16b, #4
    sri v9.16b, v11.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v27.16b, v7.16b, #5
    shl v29.16b, v5.16b, #7
    shl v11.16b, v6.16b, #2
    sri v23.16b, v26.16b, #4
    bsl v10.16b, v1.16b, v0.16b
    sri v27.16b, v7.16b, #3
    eor v0.16b, v14.16b, v1.16b
    sri v29.16b, v5.16b, #1
    sri v11.16b, v6.16b, #6
    // round 12 (pipo.dsl:36)
    eor v1.16b, v30.16b, v23.16b
    // round 11 (pipo.dsl:38)
    eor v5.16b, v16.16b, v10.16b
    // round 12 (pipo.dsl:36)
    eor v6.16b, v9.16b, v27.16b
    // round 11 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 12 (pipo.dsl:36)
    bif v30.16b, v1.16b, v29.16b
    bit v6.16b, v27.16b, v11.16b
    // round 11 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 12 (pipo.dsl:36)
    mov v16.16b, v30.16b
    bsl v16.16b, v23.16b, v29.16b
    bic v26.16b, v7.16b, v6.16b
    // round 11 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 12 (pipo.dsl:36)
    bsl v29.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v26.16b
    ldp q26, q27, [x3, #512]
    eor v10.16b, v7.16b, v29.16b
    orn v0.16b, v0.16b, v6.16b
    ldp q6, q11, [x3, #544]
    eor v1.16b, v23.16b, v1.16b
    eor v12.16b, v5.16b, v23.16b
    eor v0.16b, v10.16b, v0.16b
    ldr q10, [x3, #752]
    eor v7.16b, v9.16b, v7.16b
    bic v9.16b, v1.16b, v12.16b
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v30.16b, v0.16b
    ldp q13, q14, [x3, #576]
    eor v11.16b, v11.16b, v0.16b
    eor v9.16b, v7.16b, v9.16b
    bsl v7.16b, v5.16b, v23.16b
    ldr q5, [x3, #624]
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v27.16b, v12.16b
    eor v23.16b, v12.16b, v29.16b
    eor v27.16b, v10.16b, v1.16b
    shl v29.16b, v11.16b, #1
    eor v10.16b, v30.16b, v7.16b
    bit v30.16b, v23.16b, v9.16b
    eor v26.16b, v26.16b, v9.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    bic v0.16b, v10.16b, v0.16b
    eor v7.16b, v13.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v6.16b, v30.16b
    shl v23.16b, v26.16b, #4
    sri v29.16b, v11.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v30.16b, v7.16b, #5
    shl v9.16b, v5.16b, #7
    shl v11.16b, v6.16b, #2
    sri v23.16b, v26.16b, #4
    bsl v10.16b, v1.16b, v0.16b
    sri v30.16b, v7.16b, #3
    eor v0.16b, v14.16b, v1.16b
    sri v9.16b, v5.16b, #1
    sri v11.16b, v6.16b, #6
    // round 13 (pipo.dsl:36)
    eor v1.16b, v27.16b, v23.16b
    // round 12 (pipo.dsl:38)
    eor v5.16b, v16.16b, v10.16b
    // round 13 (pipo.dsl:36)
    eor v6.16b, v29.16b, v30.16b
    // round 12 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 13 (pipo.dsl:36)
    bif v27.16b, v1.16b, v9.16b
    bit v6.16b, v30.16b, v11.16b
    // round 12 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 13 (pipo.dsl:36)
    mov v16.16b, v27.16b
    bsl v16.16b, v23.16b, v9.16b
    bic v26.16b, v7.16b, v6.16b
    // round 12 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 13 (pipo.dsl:36)
    bsl v9.16b, v1.16b, v23.16b
    eor v1.16b, v11.16b, v16.16b
    eor v5.16b, v11.16b, v6.16b
    eor v23.16b, v0.16b, v26.16b
    eor v26.16b, v7.16b, v9.16b
    orn v0.16b, v0.16b, v6.16b
    eor v1.16b, v23.16b, v1.16b
    eor v6.16b, v5.16b, v23.16b
    eor v0.16b, v26.16b, v0.16b
    ldr q26, [x3, #768]
    eor v7.16b, v29.16b, v7.16b
    bic v29.16b, v1.16b, v6.16b
    eor v18.16b, v18.16b, v9.16b
    eor v30.16b, v27.16b, v0.16b
    eor v9.16b, v21.16b, v0.16b
    eor v29.16b, v7.16b, v29.16b
    bsl v7.16b, v5.16b, v23.16b
    eor v5.16b, v20.16b, v16.16b
    eor v16.16b, v19.16b, v6.16b
    eor v6.16b, v6.16b, v30.16b
    eor v20.16b, v26.16b, v1.16b
    shl v23.16b, v9.16b, #1
    eor v26.16b, v27.16b, v7.16b
    bit v27.16b, v6.16b, v29.16b
    eor v18.16b, v18.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    bic v0.16b, v26.16b, v0.16b
    eor v7.16b, v24.16b, v26.16b
    eor v6.16b, v2.16b, v6.16b
    eor v5.16b, v5.16b, v27.16b
    shl v24.16b, v18.16b, #4
    sri v23.16b, v9.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v27.16b, v7.16b, #5
    shl v29.16b, v6.16b, #7
    shl v30.16b, v5.16b, #2
    sri v24.16b, v18.16b, #4
    bsl v26.16b, v1.16b, v0.16b
    sri v27.16b, v7.16b, #3
    eor v0.16b, v25.16b, v1.16b
    sri v29.16b, v6.16b, #1
    sri v30.16b, v5.16b, #6
    // round 14 (pipo.dsl:36)
    eor v1.16b, v20.16b, v24.16b
    // round 13 (pipo.dsl:38)
    eor v5.16b, v16.16b, v26.16b
    // round 14 (pipo.dsl:36)
    eor v6.16b, v23.16b, v27.16b
    // round 13 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 14 (pipo.dsl:36)
    bif v20.16b, v1.16b, v29.16b
    bit v6.16b, v27.16b, v30.16b
    // round 13 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 14 (pipo.dsl:36)
    mov v16.16b, v20.16b
    bsl v16.16b, v24.16b, v29.16b
    bic v18.16b, v7.16b, v6.16b
    // round 13 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 14 (pipo.dsl:36)
    bsl v29.16b, v1.16b, v24.16b
    eor v1.16b, v30.16b, v16.16b
    eor v5.16b, v30.16b, v6.16b
    eor v18.16b, v0.16b, v18.16b
    eor v24.16b, v7.16b, v29.16b
    orn v0.16b, v0.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v6.16b, v5.16b, v18.16b
    eor v0.16b, v24.16b, v0.16b
    ldr q24, [x3, #784]
    eor v7.16b, v23.16b, v7.16b
    bic v23.16b, v1.16b, v6.16b
    eor v17.16b, v17.16b, v29.16b
    eor v26.16b, v20.16b, v0.16b
    eor v27.16b, v28.16b, v0.16b
    eor v23.16b, v7.16b, v23.16b
    bsl v7.16b, v5.16b, v18.16b
    eor v4.16b, v4.16b, v16.16b
    eor v5.16b, v22.16b, v6.16b
    eor v6.16b, v6.16b, v26.16b
    eor v16.16b, v24.16b, v1.16b
    shl v18.16b, v27.16b, #1
    eor v22.16b, v20.16b, v7.16b
    bit v20.16b, v6.16b, v23.16b
    eor v17.16b, v17.16b, v23.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v23.16b
    bic v0.16b, v22.16b, v0.16b
    eor v7.16b, v31.16b, v22.16b
    eor v3.16b, v3.16b, v6.16b
    eor v4.16b, v4.16b, v20.16b
    shl v6.16b, v17.16b, #4
    sri v18.16b, v27.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v20.16b, v7.16b, #5
    shl v23.16b, v3.16b, #7
    shl v24.16b, v4.16b, #2
    sri v6.16b, v17.16b, #4
    bsl v22.16b, v1.16b, v0.16b
    sri v20.16b, v7.16b, #3
    eor v0.16b, v8.16b, v1.16b
    sri v23.16b, v3.16b, #1
    sri v24.16b, v4.16b, #6
    // round 15 (pipo.dsl:36)
    eor v1.16b, v16.16b, v6.16b
    // round 14 (pipo.dsl:38)
    eor v3.16b, v5.16b, v22.16b
    // round 15 (pipo.dsl:36)
    eor v4.16b, v18.16b, v20.16b
    // round 14 (pipo.dsl:37)
    shl v5.16b, v0.16b, #3
    // round 15 (pipo.dsl:36)
    bif v16.16b, v1.16b, v23.16b
    bit v4.16b, v20.16b, v24.16b
    // round 14 (pipo.dsl:37)
    sri v5.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 15 (pipo.dsl:36)
    mov v7.16b, v16.16b
    bsl v7.16b, v6.16b, v23.16b
    bic v17.16b, v5.16b, v4.16b
    // round 14 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 15 (pipo.dsl:36)
    bsl v23.16b, v1.16b, v6.16b
    eor v1.16b, v24.16b, v7.16b
    eor v3.16b, v24.16b, v4.16b
    eor v6.16b, v0.16b, v17.16b
    ldp q17, q20, [x3, #384]
    eor v22.16b, v5.16b, v23.16b
    orn v0.16b, v0.16b, v4.16b
    ldp q4, q24, [x3, #416]
    eor v1.16b, v6.16b, v1.16b
    eor v26.16b, v3.16b, v6.16b
    eor v0.16b, v22.16b, v0.16b
    ldr q22, [x3, #800]
    eor v5.16b, v18.16b, v5.16b
    bic v18.16b, v1.16b, v26.16b
    eor v17.16b, v17.16b, v23.16b
    eor v23.16b, v16.16b, v0.16b
    ldp q27, q28, [x3, #448]
    eor v24.16b, v24.16b, v0.16b
    eor v18.16b, v5.16b, v18.16b
    bsl v5.16b, v3.16b, v6.16b
    ldr q3, [x3, #496]
    eor v4.16b, v4.16b, v7.16b
    eor v6.16b, v20.16b, v26.16b
    eor v7.16b, v26.16b, v23.16b
    eor v20.16b, v22.16b, v1.16b
    shl v22.16b, v24.16b, #1
    eor v23.16b, v16.16b, v5.16b
    bit v16.16b, v7.16b, v18.16b
    eor v17.16b, v17.16b, v18.16b
    eor v4.16b, v4.16b, v5.16b
    eor v1.16b, v1.16b, v18.16b
    bic v0.16b, v23.16b, v0.16b
    eor v5.16b, v27.16b, v23.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v16.16b
    shl v7.16b, v17.16b, #4
    sri v22.16b, v24.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v16.16b, v5.16b, #5
    shl v18.16b, v3.16b, #7
    shl v24.16b, v4.16b, #2
    sri v7.16b, v17.16b, #4
    bsl v23.16b, v1.16b, v0.16b
    sri v16.16b, v5.16b, #3
    eor v0.16b, v28.16b, v1.16b
    sri v18.16b, v3.16b, #1
    sri v24.16b, v4.16b, #6
    // round 16 (pipo.dsl:36)
    eor v1.16b, v20.16b, v7.16b
    // round 15 (pipo.dsl:38)
    eor v3.16b, v6.16b, v23.16b
    // round 16 (pipo.dsl:36)
    eor v4.16b, v22.16b, v16.16b
    // round 15 (pipo.dsl:37)
    shl v5.16b, v0.16b, #3
    // round 16 (pipo.dsl:36)
    bif v20.16b, v1.16b, v18.16b
    bit v4.16b, v16.16b, v24.16b
    // round 15 (pipo.dsl:37)
    sri v5.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 16 (pipo.dsl:36)
    mov v6.16b, v20.16b
    bsl v6.16b, v7.16b, v18.16b
    bic v16.16b, v5.16b, v4.16b
    // round 15 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 16 (pipo.dsl:36)
    bsl v18.16b, v1.16b, v7.16b
    eor v1.16b, v24.16b, v6.16b
    eor v3.16b, v24.16b, v4.16b
    eor v7.16b, v0.16b, v16.16b
    ldp q16, q17, [x3, #512]
    eor v23.16b, v5.16b, v18.16b
    orn v0.16b, v0.16b, v4.16b
    ldp q4, q24, [x3, #544]
    eor v1.16b, v7.16b, v1.16b
    eor v26.16b, v3.16b, v7.16b
    eor v0.16b, v23.16b, v0.16b
    ldr q23, [x3, #816]
    eor v5.16b, v22.16b, v5.16b
    bic v22.16b, v1.16b, v26.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v20.16b, v0.16b
    ldp q27, q28, [x3, #576]
    eor v24.16b, v24.16b, v0.16b
    eor v22.16b, v5.16b, v22.16b
    bsl v5.16b, v3.16b, v7.16b
    ldr q3, [x3, #624]
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v17.16b, v26.16b
    eor v7.16b, v26.16b, v18.16b
    eor v17.16b, v23.16b, v1.16b
    shl v18.16b, v24.16b, #1
    eor v23.16b, v20.16b, v5.16b
    bit v20.16b, v7.16b, v22.16b
    eor v16.16b, v16.16b, v22.16b
    eor v4.16b, v4.16b, v5.16b
    eor v1.16b, v1.16b, v22.16b
    bic v0.16b, v23.16b, v0.16b
    eor v5.16b, v27.16b, v23.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v20.16b
    shl v7.16b, v16.16b, #4
    sri v18.16b, v24.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v20.16b, v5.16b, #5
    shl v22.16b, v3.16b, #7
    shl v24.16b, v4.16b, #2
    sri v7.16b, v16.16b, #4
    bsl v23.16b, v1.16b, v0.16b
    sri v20.16b, v5.16b, #3
    eor v0.16b, v28.16b, v1.16b
    sri v22.16b, v3.16b, #1
    sri v24.16b, v4.16b, #6
    // round 17 (pipo.dsl:36)
    eor v1.16b, v17.16b, v7.16b
    // round 16 (pipo.dsl:38)
    eor v3.16b, v6.16b, v23.16b
    // round 17 (pipo.dsl:36)
    eor v4.16b, v18.16b, v20.16b
    // round 16 (pipo.dsl:37)
    shl v5.16b, v0.16b, #3
    // round 17 (pipo.dsl:36)
    bif v17.16b, v1.16b, v22.16b
    bit v4.16b, v20.16b, v24.16b
    // round 16 (pipo.dsl:37)
    sri v5.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 17 (pipo.dsl:36)
    mov v6.16b, v17.16b
    bsl v6.16b, v7.16b, v22.16b
    bic v16.16b, v5.16b, v4.16b
    // round 16 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 17 (pipo.dsl:36)
    eor v3.16b, v24.16b, v6.16b
    eor v20.16b, v24.16b, v4.16b
    eor v16.16b, v0.16b, v16.16b
    bsl v22.16b, v1.16b, v7.16b
    eor v1.16b, v16.16b, v3.16b
    eor v3.16b, v20.16b, v16.16b
    eor v7.16b, v5.16b, v22.16b
    orn v0.16b, v0.16b, v4.16b
    ldp q4, q23, [x3, #832]
    eor v5.16b, v18.16b, v5.16b
    bic v18.16b, v1.16b, v3.16b
    eor v0.16b, v7.16b, v0.16b
    ldp q7, q24, [x3, #864]
    eor v18.16b, v5.16b, v18.16b
    bsl v5.16b, v20.16b, v16.16b
    eor v16.16b, v17.16b, v0.16b
    eor v4.16b, v4.16b, v22.16b
    eor v6.16b, v23.16b, v6.16b
    eor v20.16b, v17.16b, v5.16b
    eor v19.16b, v19.16b, v3.16b
    eor v21.16b, v21.16b, v0.16b
    eor v3.16b, v3.16b, v16.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v18.16b
    bic v0.16b, v20.16b, v0.16b
    shl v16.16b, v21.16b, #1
    bit v17.16b, v3.16b, v18.16b
    eor v5.16b, v6.16b, v5.16b
    eor v4.16b, v4.16b, v18.16b
    eor v2.16b, v2.16b, v3.16b
    eor v1.16b, v0.16b, v1.16b
    sri v16.16b, v21.16b, #7
    eor v3.16b, v5.16b, v17.16b
    eor v5.16b, v24.16b, v20.16b
    shl v6.16b, v2.16b, #7
    shl v17.16b, v4.16b, #4
    bsl v20.16b, v1.16b, v0.16b
    shl v0.16b, v5.16b, #5
    shl v18.16b, v3.16b, #2
    eor v1.16b, v25.16b, v1.16b
    sri v6.16b, v2.16b, #1
    sri v17.16b, v4.16b, #4
    eor v2.16b, v19.16b, v20.16b
    sri v0.16b, v5.16b, #3
    sri v18.16b, v3.16b, #6
    shl v3.16b, v1.16b, #3
    zip1 v21.16b, v17.16b, v16.16b
    zip2 v25.16b, v17.16b, v16.16b
    shl v4.16b, v2.16b, #6
    zip1 v20.16b, v6.16b, v0.16b
    sri v3.16b, v1.16b, #5
    zip2 v24.16b, v6.16b, v0.16b
    sri v4.16b, v2.16b, #2
    zip1 v22.16b, v3.16b, v18.16b
    zip2 v26.16b, v3.16b, v18.16b
    zip1 v19.16b, v7.16b, v4.16b
    add x9, x0, #64
    zip2 v23.16b, v7.16b, v4.16b
    st4 {v19.16b, v20.16b, v21.16b, v22.16b}, [x0]
    st4 {v23.16b, v24.16b, v25.16b, v26.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_256_ecb_encrypt_neon_out
.Llwcc_pipo64_256_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_256_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_256_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_256_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_256_ecb_encrypt_neon_group
.Llwcc_pipo64_256_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_256_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_encrypt_neon_copy
.Llwcc_pipo64_256_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_256_ecb_encrypt_neon, .-lwcc_pipo64_256_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_decrypt_neon
    .type lwcc_pipo64_256_ecb_decrypt_neon, %function
lwcc_pipo64_256_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_decrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_rest
.Llwcc_pipo64_256_ecb_decrypt_neon_group:
    add x9, x1, #64
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x9]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x1]
    // round 17 (pipo.dsl:38)
    ldr q16, [x3, #896]
    uzp1 v17.16b, v7.16b, v3.16b
    ldr q18, [x3, #912]
    ldr q19, [x3, #928]
    ldr q20, [x3, #960]
    uzp1 v21.16b, v4.16b, v0.16b
    uzp2 v0.16b, v4.16b, v0.16b
    eor v4.16b, v17.16b, v16.16b
    uzp1 v16.16b, v5.16b, v1.16b
    uzp2 v1.16b, v5.16b, v1.16b
    uzp1 v5.16b, v6.16b, v2.16b
    ldr q17, [x3, #976]
    uzp2 v2.16b, v6.16b, v2.16b
    shl v6.16b, v4.16b, #5
    uzp2 v3.16b, v7.16b, v3.16b
    eor v1.16b, v1.16b, v18.16b
    sri v6.16b, v4.16b, #3
    ldp q4, q7, [x3, #992]
    eor v2.16b, v2.16b, v19.16b
    eor v0.16b, v0.16b, v20.16b
    eor v16.16b, v16.16b, v17.16b
    shl v17.16b, v1.16b, #3
    ldr q19, [x3, #864]
    shl v22.16b, v2.16b, #7
    shl v23.16b, v0.16b, #2
    shl v24.16b, v16.16b, #1
    sri v17.16b, v1.16b, #5
    ldr q1, [x3, #944]
    eor v3.16b, v3.16b, v4.16b
    sri v22.16b, v2.16b, #1
    sri v23.16b, v0.16b, #6
    sri v24.16b, v16.16b, #7
    eor v0.16b, v6.16b, v17.16b
    and v2.16b, v6.16b, v17.16b
    eor v16.16b, v21.16b, v19.16b
    shl v19.16b, v3.16b, #6
    eor v21.16b, v22.16b, v24.16b
    bit v0.16b, v6.16b, v22.16b
    eor v2.16b, v23.16b, v2.16b
    eor v5.16b, v5.16b, v1.16b
    sri v19.16b, v3.16b, #2
    bif v6.16b, v16.16b, v22.16b
    eor v3.16b, v16.16b, v0.16b
    eor v23.16b, v21.16b, v2.16b
    shl v24.16b, v5.16b, #4
    eor v6.16b, v19.16b, v6.16b
    bif v21.16b, v23.16b, v3.16b
    sri v24.16b, v5.16b, #4
    eor v5.16b, v6.16b, v23.16b
    eor v6.16b, v17.16b, v21.16b
    eor v17.16b, v24.16b, v3.16b
    eor v19.16b, v5.16b, v6.16b
    // round 16 (pipo.dsl:38)
    ldr q21, [x3, #16]
    // round 17 (pipo.dsl:36)
    bit v0.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    eor v3.16b, v22.16b, v17.16b
    eor v16.16b, v16.16b, v19.16b
    // round 16 (pipo.dsl:38)
    ldp q22, q24, [x3, #32]
    // round 17 (pipo.dsl:36)
    orr v25.16b, v6.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    bic v26.16b, v23.16b, v17.16b
    bit v6.16b, v2.16b, v3.16b
    mov v27.16b, v17.16b
    bsl v27.16b, v23.16b, v16.16b
    bsl v23.16b, v16.16b, v17.16b
    // round 16 (pipo.dsl:38)
    add x9, x3, #2048
    ldp q17, q28, [x3, #96]
    eor v2.16b, v21.16b, v2.16b
    // round 17 (pipo.dsl:36)
    eor v0.16b, v25.16b, v0.16b
    // round 16 (pipo.dsl:38)
    ldp q29, q30, [x9, #-1024]
    eor v3.16b, v24.16b, v3.16b
    eor v2.16b, v19.16b, v2.16b
    // round 17 (pipo.dsl:36)
    and v19.16b, v5.16b, v0.16b
    // round 16 (pipo.dsl:38)
    eor v26.16b, v28.16b, v26.16b
    eor v3.16b, v25.16b, v3.16b
    eor v2.16b, v2.16b, v19.16b
    eor v6.16b, v29.16b, v6.16b
    eor v0.16b, v7.16b, v0.16b
    eor v16.16b, v26.16b, v16.16b
    shl v19.16b, v3.16b, #5
    shl v25.16b, v2.16b, #3
    ldr q26, [x3, #816]
    shl v31.16b, v6.16b, #2
    shl v8.16b, v0.16b, #7
    sri v19.16b, v3.16b, #3
    shl v3.16b, v16.16b, #1
    sri v25.16b, v2.16b, #5
    eor v2.16b, v22.16b, v5.16b
    sri v31.16b, v6.16b, #6
    sri v8.16b, v0.16b, #1
    sri v3.16b, v16.16b, #7
    eor v0.16b, v19.16b, v25.16b
    and v5.16b, v19.16b, v25.16b
    shl v6.16b, v2.16b, #6
    eor v16.16b, v26.16b, v27.16b
    eor v3.16b, v3.16b, v8.16b
    bit v0.16b, v19.16b, v8.16b
    eor v5.16b, v31.16b, v5.16b
    sri v6.16b, v2.16b, #2
    eor v2.16b, v17.16b, v23.16b
    bif v19.16b, v16.16b, v8.16b
    eor v23.16b, v16.16b, v0.16b
    eor v26.16b, v3.16b, v5.16b
    shl v27.16b, v2.16b, #4
    eor v6.16b, v6.16b, v19.16b
    bif v3.16b, v26.16b, v23.16b
    sri v27.16b, v2.16b, #4
    eor v2.16b, v6.16b, v26.16b
    eor v3.16b, v25.16b, v3.16b
    eor v6.16b, v27.16b, v23.16b
    eor v19.16b, v2.16b, v3.16b
    bit v0.16b, v23.16b, v5.16b
    eor v5.16b, v5.16b, v2.16b
    eor v23.16b, v8.16b, v6.16b
    eor v16.16b, v16.16b, v19.16b
    // round 15 (pipo.dsl:38)
    ldp q25, q27, [x9, #-992]
    // round 16 (pipo.dsl:36)
    orr v31.16b, v3.16b, v5.16b
    eor v0.16b, v0.16b, v23.16b
    bic v8.16b, v26.16b, v6.16b
    mov v9.16b, v6.16b
    bsl v9.16b, v26.16b, v16.16b
    bsl v26.16b, v16.16b, v6.16b
    // round 15 (pipo.dsl:38)
    ldp q6, q10, [x9, #-928]
    eor v11.16b, v30.16b, v5.16b
    // round 16 (pipo.dsl:36)
    eor v0.16b, v31.16b, v0.16b
    // round 15 (pipo.dsl:38)
    ldp q12, q13, [x9, #-960]
    eor v14.16b, v25.16b, v23.16b
    eor v19.16b, v19.16b, v11.16b
    // round 16 (pipo.dsl:36)
    and v11.16b, v2.16b, v0.16b
    bsl v23.16b, v5.16b, v3.16b
    // round 15 (pipo.dsl:38)
    eor v3.16b, v27.16b, v8.16b
    ldr q5, [x3, #800]
    eor v31.16b, v31.16b, v14.16b
    eor v19.16b, v19.16b, v11.16b
    eor v2.16b, v10.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v12.16b, v0.16b
    shl v16.16b, v2.16b, #6
    shl v23.16b, v31.16b, #5
    shl v8.16b, v19.16b, #3
    shl v10.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v3.16b, #1
    sri v23.16b, v31.16b, #3
    eor v5.16b, v5.16b, v9.16b
    sri v8.16b, v19.16b, #5
    eor v19.16b, v13.16b, v26.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v3.16b, #7
    sri v10.16b, v6.16b, #6
    eor v0.16b, v23.16b, v8.16b
    and v3.16b, v23.16b, v8.16b
    sri v16.16b, v2.16b, #2
    shl v2.16b, v19.16b, #4
    eor v6.16b, v12.16b, v11.16b
    bit v0.16b, v23.16b, v11.16b
    eor v3.16b, v10.16b, v3.16b
    bif v23.16b, v5.16b, v11.16b
    sri v2.16b, v19.16b, #4
    eor v19.16b, v5.16b, v0.16b
    eor v26.16b, v6.16b, v3.16b
    eor v16.16b, v16.16b, v23.16b
    eor v2.16b, v2.16b, v19.16b
    bif v6.16b, v26.16b, v19.16b
    eor v16.16b, v16.16b, v26.16b
    bit v0.16b, v19.16b, v3.16b
    // round 14 (pipo.dsl:38)
    ldp q19, q23, [x9, #-896]
    // round 15 (pipo.dsl:36)
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    eor v31.16b, v11.16b, v2.16b
    orr v8.16b, v6.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v9.16b, v16.16b, v6.16b
    // round 14 (pipo.dsl:38)
    eor v19.16b, v19.16b, v3.16b
    // round 15 (pipo.dsl:36)
    eor v0.16b, v8.16b, v0.16b
    // round 14 (pipo.dsl:38)
    eor v23.16b, v23.16b, v31.16b
    // round 15 (pipo.dsl:36)
    eor v5.16b, v5.16b, v9.16b
    // round 14 (pipo.dsl:38)
    eor v19.16b, v9.16b, v19.16b
    // round 15 (pipo.dsl:36)
    and v9.16b, v16.16b, v0.16b
    // round 14 (pipo.dsl:38)
    ldp q10, q11, [x9, #-864]
    // round 15 (pipo.dsl:36)
    bic v12.16b, v26.16b, v2.16b
    bsl v31.16b, v3.16b, v6.16b
    // round 14 (pipo.dsl:38)
    eor v3.16b, v8.16b, v23.16b
    // round 15 (pipo.dsl:36)
    mov v6.16b, v2.16b
    bsl v6.16b, v26.16b, v5.16b
    bsl v26.16b, v5.16b, v2.16b
    // round 14 (pipo.dsl:38)
    eor v2.16b, v19.16b, v9.16b
    ldr q19, [x3, #1248]
    ldp q23, q8, [x9, #-832]
    eor v9.16b, v10.16b, v12.16b
    ldr q10, [x3, #784]
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v8.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v0.16b, v11.16b, v0.16b
    shl v31.16b, v16.16b, #6
    shl v8.16b, v3.16b, #5
    shl v9.16b, v2.16b, #3
    shl v11.16b, v19.16b, #2
    shl v12.16b, v0.16b, #7
    shl v13.16b, v5.16b, #1
    sri v8.16b, v3.16b, #3
    eor v3.16b, v10.16b, v6.16b
    sri v9.16b, v2.16b, #5
    eor v2.16b, v23.16b, v26.16b
    sri v12.16b, v0.16b, #1
    sri v13.16b, v5.16b, #7
    sri v11.16b, v19.16b, #6
    eor v0.16b, v8.16b, v9.16b
    and v5.16b, v8.16b, v9.16b
    sri v31.16b, v16.16b, #2
    shl v6.16b, v2.16b, #4
    eor v16.16b, v13.16b, v12.16b
    bit v0.16b, v8.16b, v12.16b
    eor v5.16b, v11.16b, v5.16b
    bif v8.16b, v3.16b, v12.16b
    sri v6.16b, v2.16b, #4
    eor v2.16b, v3.16b, v0.16b
    eor v19.16b, v16.16b, v5.16b
    eor v23.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v2.16b
    bif v16.16b, v19.16b, v2.16b
    eor v23.16b, v23.16b, v19.16b
    bit v0.16b, v2.16b, v5.16b
    eor v2.16b, v9.16b, v16.16b
    eor v5.16b, v5.16b, v23.16b
    eor v16.16b, v12.16b, v6.16b
    // round 13 (pipo.dsl:38)
    ldr q26, [x3, #1264]
    // round 14 (pipo.dsl:36)
    orr v31.16b, v2.16b, v5.16b
    eor v0.16b, v0.16b, v16.16b
    // round 13 (pipo.dsl:38)
    ldp q8, q9, [x9, #-768]
    // round 14 (pipo.dsl:36)
    eor v10.16b, v23.16b, v2.16b
    // round 13 (pipo.dsl:38)
    eor v11.16b, v18.16b, v5.16b
    // round 14 (pipo.dsl:36)
    eor v0.16b, v31.16b, v0.16b
    bic v12.16b, v19.16b, v6.16b
    // round 13 (pipo.dsl:38)
    eor v26.16b, v26.16b, v16.16b
    // round 14 (pipo.dsl:36)
    eor v3.16b, v3.16b, v10.16b
    bsl v16.16b, v5.16b, v2.16b
    // round 13 (pipo.dsl:38)
    eor v2.16b, v10.16b, v11.16b
    // round 14 (pipo.dsl:36)
    and v5.16b, v23.16b, v0.16b
    // round 13 (pipo.dsl:38)
    eor v8.16b, v8.16b, v12.16b
    eor v26.16b, v31.16b, v26.16b
    // round 14 (pipo.dsl:36)
    mov v31.16b, v6.16b
    bsl v31.16b, v19.16b, v3.16b
    // round 13 (pipo.dsl:38)
    ldr q10, [x3, #768]
    // round 14 (pipo.dsl:36)
    bsl v19.16b, v3.16b, v6.16b
    // round 13 (pipo.dsl:38)
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v4.16b, v23.16b
    eor v6.16b, v20.16b, v16.16b
    eor v3.16b, v8.16b, v3.16b
    eor v0.16b, v9.16b, v0.16b
    shl v16.16b, v5.16b, #6
    shl v23.16b, v26.16b, #5
    shl v8.16b, v2.16b, #3
    shl v9.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v3.16b, #1
    sri v23.16b, v26.16b, #3
    eor v26.16b, v10.16b, v31.16b
    sri v8.16b, v2.16b, #5
    eor v2.16b, v1.16b, v19.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v3.16b, #7
    sri v9.16b, v6.16b, #6
    eor v0.16b, v23.16b, v8.16b
    and v3.16b, v23.16b, v8.16b
    sri v16.16b, v5.16b, #2
    shl v5.16b, v2.16b, #4
    eor v6.16b, v12.16b, v11.16b
    bit v0.16b, v23.16b, v11.16b
    eor v3.16b, v9.16b, v3.16b
    bif v23.16b, v26.16b, v11.16b
    sri v5.16b, v2.16b, #4
    eor v2.16b, v26.16b, v0.16b
    eor v19.16b, v6.16b, v3.16b
    eor v16.16b, v16.16b, v23.16b
    eor v5.16b, v5.16b, v2.16b
    bif v6.16b, v19.16b, v2.16b
    eor v16.16b, v16.16b, v19.16b
    bit v0.16b, v2.16b, v3.16b
    eor v2.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    eor v6.16b, v11.16b, v5.16b
    orr v23.16b, v2.16b, v3.16b
    eor v0.16b, v0.16b, v6.16b
    eor v31.16b, v16.16b, v2.16b
    // round 12 (pipo.dsl:38)
    eor v8.16b, v21.16b, v3.16b
    // round 13 (pipo.dsl:36)
    eor v0.16b, v23.16b, v0.16b
    bic v9.16b, v19.16b, v5.16b
    // round 12 (pipo.dsl:38)
    eor v10.16b, v24.16b, v6.16b
    // round 13 (pipo.dsl:36)
    eor v26.16b, v26.16b, v31.16b
    // round 12 (pipo.dsl:38)
    eor v31.16b, v31.16b, v8.16b
    // round 13 (pipo.dsl:36)
    and v8.16b, v16.16b, v0.16b
    bsl v6.16b, v3.16b, v2.16b
    // round 12 (pipo.dsl:38)
    eor v2.16b, v28.16b, v9.16b
    eor v3.16b, v23.16b, v10.16b
    // round 13 (pipo.dsl:36)
    mov v23.16b, v5.16b
    bsl v23.16b, v19.16b, v26.16b
    // round 12 (pipo.dsl:38)
    eor v31.16b, v31.16b, v8.16b
    // round 13 (pipo.dsl:36)
    bsl v19.16b, v26.16b, v5.16b
    // round 12 (pipo.dsl:38)
    eor v5.16b, v29.16b, v6.16b
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v2.16b, v26.16b
    shl v6.16b, v3.16b, #5
    shl v26.16b, v31.16b, #3
    ldr q8, [x3, #752]
    shl v9.16b, v5.16b, #2
    shl v10.16b, v0.16b, #7
    sri v6.16b, v3.16b, #3
    shl v3.16b, v2.16b, #1
    sri v26.16b, v31.16b, #5
    eor v16.16b, v22.16b, v16.16b
    sri v9.16b, v5.16b, #6
    sri v10.16b, v0.16b, #1
    sri v3.16b, v2.16b, #7
    eor v0.16b, v6.16b, v26.16b
    and v2.16b, v6.16b, v26.16b
    shl v5.16b, v16.16b, #6
    eor v23.16b, v8.16b, v23.16b
    eor v3.16b, v3.16b, v10.16b
    bit v0.16b, v6.16b, v10.16b
    eor v2.16b, v9.16b, v2.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v17.16b, v19.16b
    bif v6.16b, v23.16b, v10.16b
    eor v19.16b, v23.16b, v0.16b
    eor v31.16b, v3.16b, v2.16b
    shl v8.16b, v16.16b, #4
    eor v5.16b, v5.16b, v6.16b
    bif v3.16b, v31.16b, v19.16b
    sri v8.16b, v16.16b, #4
    eor v5.16b, v5.16b, v31.16b
    eor v3.16b, v26.16b, v3.16b
    eor v6.16b, v8.16b, v19.16b
    eor v16.16b, v5.16b, v3.16b
    bit v0.16b, v19.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    eor v19.16b, v10.16b, v6.16b
    eor v23.16b, v23.16b, v16.16b
    orr v26.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v19.16b
    bic v8.16b, v31.16b, v6.16b
    mov v9.16b, v6.16b
    bsl v9.16b, v31.16b, v23.16b
    bsl v31.16b, v23.16b, v6.16b
    // round 11 (pipo.dsl:38)
    ldp q6, q10, [x9, #-928]
    eor v11.16b, v30.16b, v2.16b
    // round 12 (pipo.dsl:36)
    eor v0.16b, v26.16b, v0.16b
    // round 11 (pipo.dsl:38)
    ldp q12, q13, [x9, #-960]
    eor v14.16b, v25.16b, v19.16b
    eor v16.16b, v16.16b, v11.16b
    // round 12 (pipo.dsl:36)
    and v11.16b, v5.16b, v0.16b
    bsl v19.16b, v2.16b, v3.16b
    // round 11 (pipo.dsl:38)
    eor v2.16b, v27.16b, v8.16b
    ldr q3, [x3, #736]
    eor v26.16b, v26.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    eor v5.16b, v10.16b, v5.16b
    eor v6.16b, v6.16b, v19.16b
    eor v2.16b, v2.16b, v23.16b
    eor v0.16b, v12.16b, v0.16b
    shl v19.16b, v5.16b, #6
    shl v23.16b, v26.16b, #5
    shl v8.16b, v16.16b, #3
    shl v10.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v2.16b, #1
    sri v23.16b, v26.16b, #3
    eor v3.16b, v3.16b, v9.16b
    sri v8.16b, v16.16b, #5
    eor v16.16b, v13.16b, v31.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v2.16b, #7
    sri v10.16b, v6.16b, #6
    eor v0.16b, v23.16b, v8.16b
    and v2.16b, v23.16b, v8.16b
    sri v19.16b, v5.16b, #2
    shl v5.16b, v16.16b, #4
    eor v6.16b, v12.16b, v11.16b
    bit v0.16b, v23.16b, v11.16b
    eor v2.16b, v10.16b, v2.16b
    bif v23.16b, v3.16b, v11.16b
    sri v5.16b, v16.16b, #4
    eor v16.16b, v3.16b, v0.16b
    eor v26.16b, v6.16b, v2.16b
    eor v19.16b, v19.16b, v23.16b
    eor v5.16b, v5.16b, v16.16b
    bif v6.16b, v26.16b, v16.16b
    eor v19.16b, v19.16b, v26.16b
    bit v0.16b, v16.16b, v2.16b
    // round 10 (pipo.dsl:38)
    ldp q16, q23, [x9, #-896]
    // round 11 (pipo.dsl:36)
    eor v6.16b, v8.16b, v6.16b
    eor v2.16b, v2.16b, v19.16b
    eor v31.16b, v11.16b, v5.16b
    orr v8.16b, v6.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v9.16b, v19.16b, v6.16b
    // round 10 (pipo.dsl:38)
    eor v16.16b, v16.16b, v2.16b
    // round 11 (pipo.dsl:36)
    eor v0.16b, v8.16b, v0.16b
    // round 10 (pipo.dsl:38)
    eor v23.16b, v23.16b, v31.16b
    // round 11 (pipo.dsl:36)
    eor v3.16b, v3.16b, v9.16b
    // round 10 (pipo.dsl:38)
    eor v16.16b, v9.16b, v16.16b
    // round 11 (pipo.dsl:36)
    and v9.16b, v19.16b, v0.16b
    // round 10 (pipo.dsl:38)
    ldp q10, q11, [x9, #-864]
    // round 11 (pipo.dsl:36)
    bic v12.16b, v26.16b, v5.16b
    bsl v31.16b, v2.16b, v6.16b
    // round 10 (pipo.dsl:38)
    eor v2.16b, v8.16b, v23.16b
    // round 11 (pipo.dsl:36)
    mov v6.16b, v5.16b
    bsl v6.16b, v26.16b, v3.16b
    bsl v26.16b, v3.16b, v5.16b
    // round 10 (pipo.dsl:38)
    eor v5.16b, v16.16b, v9.16b
    ldr q16, [x3, #1248]
    ldp q23, q8, [x9, #-832]
    eor v9.16b, v10.16b, v12.16b
    ldr q10, [x3, #720]
    eor v16.16b, v16.16b, v19.16b
    eor v19.16b, v8.16b, v31.16b
    eor v3.16b, v9.16b, v3.16b
    eor v0.16b, v11.16b, v0.16b
    shl v31.16b, v16.16b, #6
    shl v8.16b, v2.16b, #5
    shl v9.16b, v5.16b, #3
    shl v11.16b, v19.16b, #2
    shl v12.16b, v0.16b, #7
    shl v13.16b, v3.16b, #1
    sri v8.16b, v2.16b, #3
    eor v2.16b, v10.16b, v6.16b
    sri v9.16b, v5.16b, #5
    eor v5.16b, v23.16b, v26.16b
    sri v12.16b, v0.16b, #1
    sri v13.16b, v3.16b, #7
    sri v11.16b, v19.16b, #6
    eor v0.16b, v8.16b, v9.16b
    and v3.16b, v8.16b, v9.16b
    sri v31.16b, v16.16b, #2
    shl v6.16b, v5.16b, #4
    eor v16.16b, v13.16b, v12.16b
    bit v0.16b, v8.16b, v12.16b
    eor v3.16b, v11.16b, v3.16b
    bif v8.16b, v2.16b, v12.16b
    sri v6.16b, v5.16b, #4
    eor v5.16b, v2.16b, v0.16b
    eor v19.16b, v16.16b, v3.16b
    eor v23.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v5.16b
    bif v16.16b, v19.16b, v5.16b
    eor v23.16b, v23.16b, v19.16b
    bit v0.16b, v5.16b, v3.16b
    eor v5.16b, v9.16b, v16.16b
    eor v3.16b, v3.16b, v23.16b
    eor v16.16b, v12.16b, v6.16b
    // round 9 (pipo.dsl:38)
    ldr q26, [x3, #1264]
    // round 10 (pipo.dsl:36)
    orr v31.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v16.16b
    // round 9 (pipo.dsl:38)
    ldp q8, q9, [x9, #-768]
    // round 10 (pipo.dsl:36)
    eor v10.16b, v23.16b, v5.16b
    // round 9 (pipo.dsl:38)
    eor v11.16b, v18.16b, v3.16b
    // round 10 (pipo.dsl:36)
    eor v0.16b, v31.16b, v0.16b
    bic v12.16b, v19.16b, v6.16b
    // round 9 (pipo.dsl:38)
    eor v26.16b, v26.16b, v16.16b
    // round 10 (pipo.dsl:36)
    eor v2.16b, v2.16b, v10.16b
    bsl v16.16b, v3.16b, v5.16b
    // round 9 (pipo.dsl:38)
    eor v3.16b, v10.16b, v11.16b
    // round 10 (pipo.dsl:36)
    and v5.16b, v23.16b, v0.16b
    // round 9 (pipo.dsl:38)
    eor v8.16b, v8.16b, v12.16b
    eor v26.16b, v31.16b, v26.16b
    // round 10 (pipo.dsl:36)
    mov v31.16b, v6.16b
    bsl v31.16b, v19.16b, v2.16b
    // round 9 (pipo.dsl:38)
    ldr q10, [x3, #704]
    // round 10 (pipo.dsl:36)
    bsl v19.16b, v2.16b, v6.16b
    // round 9 (pipo.dsl:38)
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v4.16b, v23.16b
    eor v6.16b, v20.16b, v16.16b
    eor v2.16b, v8.16b, v2.16b
    eor v0.16b, v9.16b, v0.16b
    shl v16.16b, v5.16b, #6
    shl v23.16b, v26.16b, #5
    shl v8.16b, v3.16b, #3
    shl v9.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v2.16b, #1
    sri v23.16b, v26.16b, #3
    eor v26.16b, v10.16b, v31.16b
    sri v8.16b, v3.16b, #5
    eor v3.16b, v1.16b, v19.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v2.16b, #7
    sri v9.16b, v6.16b, #6
    eor v0.16b, v23.16b, v8.16b
    and v2.16b, v23.16b, v8.16b
    sri v16.16b, v5.16b, #2
    shl v5.16b, v3.16b, #4
    eor v6.16b, v12.16b, v11.16b
    bit v0.16b, v23.16b, v11.16b
    eor v2.16b, v9.16b, v2.16b
    bif v23.16b, v26.16b, v11.16b
    sri v5.16b, v3.16b, #4
    eor v3.16b, v26.16b, v0.16b
    eor v19.16b, v6.16b, v2.16b
    eor v16.16b, v16.16b, v23.16b
    eor v5.16b, v5.16b, v3.16b
    bif v6.16b, v19.16b, v3.16b
    eor v16.16b, v16.16b, v19.16b
    bit v0.16b, v3.16b, v2.16b
    eor v3.16b, v8.16b, v6.16b
    eor v2.16b, v2.16b, v16.16b
    eor v6.16b, v11.16b, v5.16b
    orr v23.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    eor v31.16b, v16.16b, v3.16b
    // round 8 (pipo.dsl:38)
    eor v8.16b, v21.16b, v2.16b
    // round 9 (pipo.dsl:36)
    eor v0.16b, v23.16b, v0.16b
    bic v9.16b, v19.16b, v5.16b
    // round 8 (pipo.dsl:38)
    eor v10.16b, v24.16b, v6.16b
    // round 9 (pipo.dsl:36)
    eor v26.16b, v26.16b, v31.16b
    // round 8 (pipo.dsl:38)
    eor v31.16b, v31.16b, v8.16b
    // round 9 (pipo.dsl:36)
    and v8.16b, v16.16b, v0.16b
    bsl v6.16b, v2.16b, v3.16b
    // round 8 (pipo.dsl:38)
    eor v2.16b, v28.16b, v9.16b
    eor v3.16b, v23.16b, v10.16b
    // round 9 (pipo.dsl:36)
    mov v23.16b, v5.16b
    bsl v23.16b, v19.16b, v26.16b
    // round 8 (pipo.dsl:38)
    eor v31.16b, v31.16b, v8.16b
    // round 9 (pipo.dsl:36)
    bsl v19.16b, v26.16b, v5.16b
    // round 8 (pipo.dsl:38)
    eor v5.16b, v29.16b, v6.16b
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v2.16b, v26.16b
    shl v6.16b, v3.16b, #5
    shl v26.16b, v31.16b, #3
    ldr q8, [x3, #688]
    shl v9.16b, v5.16b, #2
    shl v10.16b, v0.16b, #7
    sri v6.16b, v3.16b, #3
    shl v3.16b, v2.16b, #1
    sri v26.16b, v31.16b, #5
    eor v16.16b, v22.16b, v16.16b
    sri v9.16b, v5.16b, #6
    sri v10.16b, v0.16b, #1
    sri v3.16b, v2.16b, #7
    eor v0.16b, v6.16b, v26.16b
    and v2.16b, v6.16b, v26.16b
    shl v5.16b, v16.16b, #6
    eor v23.16b, v8.16b, v23.16b
    eor v3.16b, v3.16b, v10.16b
    bit v0.16b, v6.16b, v10.16b
    eor v2.16b, v9.16b, v2.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v17.16b, v19.16b
    bif v6.16b, v23.16b, v10.16b
    eor v19.16b, v23.16b, v0.16b
    eor v31.16b, v3.16b, v2.16b
    shl v8.16b, v16.16b, #4
    eor v5.16b, v5.16b, v6.16b
    bif v3.16b, v31.16b, v19.16b
    sri v8.16b, v16.16b, #4
    eor v5.16b, v5.16b, v31.16b
    eor v3.16b, v26.16b, v3.16b
    eor v6.16b, v8.16b, v19.16b
    eor v16.16b, v5.16b, v3.16b
    bit v0.16b, v19.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    eor v19.16b, v10.16b, v6.16b
    eor v23.16b, v23.16b, v16.16b
    orr v26.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v19.16b
    bic v8.16b, v31.16b, v6.16b
    mov v9.16b, v6.16b
    bsl v9.16b, v31.16b, v23.16b
    bsl v31.16b, v23.16b, v6.16b
    // round 7 (pipo.dsl:38)
    ldp q6, q10, [x9, #-928]
    eor v11.16b, v30.16b, v2.16b
    // round 8 (pipo.dsl:36)
    eor v0.16b, v26.16b, v0.16b
    // round 7 (pipo.dsl:38)
    ldp q12, q13, [x9, #-960]
    eor v14.16b, v25.16b, v19.16b
    eor v16.16b, v16.16b, v11.16b
    // round 8 (pipo.dsl:36)
    and v11.16b, v5.16b, v0.16b
    bsl v19.16b, v2.16b, v3.16b
    // round 7 (pipo.dsl:38)
    eor v2.16b, v27.16b, v8.16b
    ldr q3, [x3, #672]
    eor v26.16b, v26.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    eor v5.16b, v10.16b, v5.16b
    eor v6.16b, v6.16b, v19.16b
    eor v2.16b, v2.16b, v23.16b
    eor v0.16b, v12.16b, v0.16b
    shl v19.16b, v5.16b, #6
    shl v23.16b, v26.16b, #5
    shl v8.16b, v16.16b, #3
    shl v10.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v2.16b, #1
    sri v23.16b, v26.16b, #3
    eor v3.16b, v3.16b, v9.16b
    sri v8.16b, v16.16b, #5
    eor v16.16b, v13.16b, v31.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v2.16b, #7
    sri v10.16b, v6.16b, #6
    eor v0.16b, v23.16b, v8.16b
    and v2.16b, v23.16b, v8.16b
    sri v19.16b, v5.16b, #2
    shl v5.16b, v16.16b, #4
    eor v6.16b, v12.16b, v11.16b
    bit v0.16b, v23.16b, v11.16b
    eor v2.16b, v10.16b, v2.16b
    bif v23.16b, v3.16b, v11.16b
    sri v5.16b, v16.16b, #4
    eor v16.16b, v3.16b, v0.16b
    eor v26.16b, v6.16b, v2.16b
    eor v19.16b, v19.16b, v23.16b
    eor v5.16b, v5.16b, v16.16b
    bif v6.16b, v26.16b, v16.16b
    eor v19.16b, v19.16b, v26.16b
    bit v0.16b, v16.16b, v2.16b
    // round 6 (pipo.dsl:38)
    ldp q16, q23, [x9, #-896]
    // round 7 (pipo.dsl:36)
    eor v6.16b, v8.16b, v6.16b
    eor v2.16b, v2.16b, v19.16b
    eor v31.16b, v11.16b, v5.16b
    orr v8.16b, v6.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v9.16b, v19.16b, v6.16b
    // round 6 (pipo.dsl:38)
    eor v16.16b, v16.16b, v2.16b
    // round 7 (pipo.dsl:36)
    eor v0.16b, v8.16b, v0.16b
    // round 6 (pipo.dsl:38)
    eor v23.16b, v23.16b, v31.16b
    // round 7 (pipo.dsl:36)
    eor v3.16b, v3.16b, v9.16b
    // round 6 (pipo.dsl:38)
    eor v16.16b, v9.16b, v16.16b
    // round 7 (pipo.dsl:36)
    and v9.16b, v19.16b, v0.16b
    // round 6 (pipo.dsl:38)
    ldp q10, q11, [x9, #-864]
    // round 7 (pipo.dsl:36)
    bic v12.16b, v26.16b, v5.16b
    bsl v31.16b, v2.16b, v6.16b
    // round 6 (pipo.dsl:38)
    eor v2.16b, v8.16b, v23.16b
    // round 7 (pipo.dsl:36)
    mov v6.16b, v5.16b
    bsl v6.16b, v26.16b, v3.16b
    bsl v26.16b, v3.16b, v5.16b
    // round 6 (pipo.dsl:38)
    eor v5.16b, v16.16b, v9.16b
    ldr q16, [x3, #1248]
    ldp q23, q8, [x9, #-832]
    eor v9.16b, v10.16b, v12.16b
    ldr q10, [x3, #656]
    eor v16.16b, v16.16b, v19.16b
    eor v19.16b, v8.16b, v31.16b
    eor v3.16b, v9.16b, v3.16b
    eor v0.16b, v11.16b, v0.16b
    shl v31.16b, v16.16b, #6
    shl v8.16b, v2.16b, #5
    shl v9.16b, v5.16b, #3
    shl v11.16b, v19.16b, #2
    shl v12.16b, v0.16b, #7
    shl v13.16b, v3.16b, #1
    sri v8.16b, v2.16b, #3
    eor v2.16b, v10.16b, v6.16b
    sri v9.16b, v5.16b, #5
    eor v5.16b, v23.16b, v26.16b
    sri v12.16b, v0.16b, #1
    sri v13.16b, v3.16b, #7
    sri v11.16b, v19.16b, #6
    eor v0.16b, v8.16b, v9.16b
    and v3.16b, v8.16b, v9.16b
    sri v31.16b, v16.16b, #2
    shl v6.16b, v5.16b, #4
    eor v16.16b, v13.16b, v12.16b
    bit v0.16b, v8.16b, v12.16b
    eor v3.16b, v11.16b, v3.16b
    bif v8.16b, v2.16b, v12.16b
    sri v6.16b, v5.16b, #4
    eor v5.16b, v2.16b, v0.16b
    eor v19.16b, v16.16b, v3.16b
    eor v23.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v5.16b
    bif v16.16b, v19.16b, v5.16b
    eor v23.16b, v23.16b, v19.16b
    bit v0.16b, v5.16b, v3.16b
    eor v5.16b, v9.16b, v16.16b
    eor v3.16b, v3.16b, v23.16b
    eor v16.16b, v12.16b, v6.16b
    // round 5 (pipo.dsl:38)
    ldr q26, [x3, #1264]
    // round 6 (pipo.dsl:36)
    orr v31.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v16.16b
    // round 5 (pipo.dsl:38)
    ldp q8, q9, [x9, #-768]
    // round 6 (pipo.dsl:36)
    eor v10.16b, v23.16b, v5.16b
    // round 5 (pipo.dsl:38)
    eor v11.16b, v18.16b, v3.16b
    // round 6 (pipo.dsl:36)
    eor v0.16b, v31.16b, v0.16b
    bic v12.16b, v19.16b, v6.16b
    // round 5 (pipo.dsl:38)
    eor v26.16b, v26.16b, v16.16b
    // round 6 (pipo.dsl:36)
    eor v2.16b, v2.16b, v10.16b
    bsl v16.16b, v3.16b, v5.16b
    // round 5 (pipo.dsl:38)
    eor v3.16b, v10.16b, v11.16b
    // round 6 (pipo.dsl:36)
    and v5.16b, v23.16b, v0.16b
    // round 5 (pipo.dsl:38)
    eor v8.16b, v8.16b, v12.16b
    eor v26.16b, v31.16b, v26.16b
    // round 6 (pipo.dsl:36)
    mov v31.16b, v6.16b
    bsl v31.16b, v19.16b, v2.16b
    // round 5 (pipo.dsl:38)
    ldr q10, [x3, #640]
    // round 6 (pipo.dsl:36)
    bsl v19.16b, v2.16b, v6.16b
    // round 5 (pipo.dsl:38)
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v4.16b, v23.16b
    eor v6.16b, v20.16b, v16.16b
    eor v2.16b, v8.16b, v2.16b
    eor v0.16b, v9.16b, v0.16b
    shl v16.16b, v5.16b, #6
    shl v23.16b, v26.16b, #5
    shl v8.16b, v3.16b, #3
    shl v9.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v2.16b, #1
    sri v23.16b, v26.16b, #3
    eor v26.16b, v10.16b, v31.16b
    sri v8.16b, v3.16b, #5
    eor v3.16b, v1.16b, v19.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v2.16b, #7
    sri v9.16b, v6.16b, #6
    eor v0.16b, v23.16b, v8.16b
    and v2.16b, v23.16b, v8.16b
    sri v16.16b, v5.16b, #2
    shl v5.16b, v3.16b, #4
    eor v6.16b, v12.16b, v11.16b
    bit v0.16b, v23.16b, v11.16b
    eor v2.16b, v9.16b, v2.16b
    bif v23.16b, v26.16b, v11.16b
    sri v5.16b, v3.16b, #4
    eor v3.16b, v26.16b, v0.16b
    eor v19.16b, v6.16b, v2.16b
    eor v16.16b, v16.16b, v23.16b
    eor v5.16b, v5.16b, v3.16b
    bif v6.16b, v19.16b, v3.16b
    eor v16.16b, v16.16b, v19.16b
    bit v0.16b, v3.16b, v2.16b
    eor v3.16b, v8.16b, v6.16b
    eor v2.16b, v2.16b, v16.16b
    eor v6.16b, v11.16b, v5.16b
    orr v23.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    eor v31.16b, v16.16b, v3.16b
    // round 4 (pipo.dsl:38)
    eor v21.16b, v21.16b, v2.16b
    // round 5 (pipo.dsl:36)
    eor v0.16b, v23.16b, v0.16b
    bic v8.16b, v19.16b, v5.16b
    // round 4 (pipo.dsl:38)
    eor v24.16b, v24.16b, v6.16b
    // round 5 (pipo.dsl:36)
    eor v26.16b, v26.16b, v31.16b
    // round 4 (pipo.dsl:38)
    eor v21.16b, v31.16b, v21.16b
    // round 5 (pipo.dsl:36)
    and v31.16b, v16.16b, v0.16b
    bsl v6.16b, v2.16b, v3.16b
    // round 4 (pipo.dsl:38)
    eor v2.16b, v28.16b, v8.16b
    eor v3.16b, v23.16b, v24.16b
    // round 5 (pipo.dsl:36)
    mov v23.16b, v5.16b
    bsl v23.16b, v19.16b, v26.16b
    // round 4 (pipo.dsl:38)
    eor v21.16b, v21.16b, v31.16b
    // round 5 (pipo.dsl:36)
    bsl v19.16b, v26.16b, v5.16b
    // round 4 (pipo.dsl:38)
    eor v5.16b, v29.16b, v6.16b
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v2.16b, v26.16b
    shl v6.16b, v3.16b, #5
    shl v24.16b, v21.16b, #3
    ldr q26, [x3, #608]
    shl v28.16b, v5.16b, #2
    shl v29.16b, v0.16b, #7
    sri v6.16b, v3.16b, #3
    shl v3.16b, v2.16b, #1
    sri v24.16b, v21.16b, #5
    eor v16.16b, v22.16b, v16.16b
    sri v28.16b, v5.16b, #6
    sri v29.16b, v0.16b, #1
    sri v3.16b, v2.16b, #7
    eor v0.16b, v6.16b, v24.16b
    and v2.16b, v6.16b, v24.16b
    shl v5.16b, v16.16b, #6
    eor v21.16b, v26.16b, v23.16b
    eor v3.16b, v3.16b, v29.16b
    bit v0.16b, v6.16b, v29.16b
    eor v2.16b, v28.16b, v2.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v17.16b, v19.16b
    bif v6.16b, v21.16b, v29.16b
    eor v17.16b, v21.16b, v0.16b
    eor v19.16b, v3.16b, v2.16b
    shl v22.16b, v16.16b, #4
    eor v5.16b, v5.16b, v6.16b
    bif v3.16b, v19.16b, v17.16b
    sri v22.16b, v16.16b, #4
    eor v5.16b, v5.16b, v19.16b
    eor v3.16b, v24.16b, v3.16b
    eor v6.16b, v22.16b, v17.16b
    eor v16.16b, v5.16b, v3.16b
    bit v0.16b, v17.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v29.16b, v6.16b
    eor v21.16b, v21.16b, v16.16b
    orr v22.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v17.16b
    bic v23.16b, v19.16b, v6.16b
    mov v24.16b, v6.16b
    bsl v24.16b, v19.16b, v21.16b
    bsl v19.16b, v21.16b, v6.16b
    // round 3 (pipo.dsl:38)
    ldp q6, q26, [x9, #-928]
    eor v28.16b, v30.16b, v2.16b
    // round 4 (pipo.dsl:36)
    eor v0.16b, v22.16b, v0.16b
    // round 3 (pipo.dsl:38)
    ldp q29, q30, [x9, #-960]
    eor v25.16b, v25.16b, v17.16b
    eor v16.16b, v16.16b, v28.16b
    // round 4 (pipo.dsl:36)
    and v28.16b, v5.16b, v0.16b
    bsl v17.16b, v2.16b, v3.16b
    // round 3 (pipo.dsl:38)
    eor v2.16b, v27.16b, v23.16b
    ldr q3, [x3, #480]
    eor v22.16b, v22.16b, v25.16b
    eor v16.16b, v16.16b, v28.16b
    eor v5.16b, v26.16b, v5.16b
    eor v6.16b, v6.16b, v17.16b
    eor v2.16b, v2.16b, v21.16b
    eor v0.16b, v29.16b, v0.16b
    shl v17.16b, v5.16b, #6
    shl v21.16b, v22.16b, #5
    shl v23.16b, v16.16b, #3
    shl v25.16b, v6.16b, #2
    shl v26.16b, v0.16b, #7
    shl v27.16b, v2.16b, #1
    sri v21.16b, v22.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v23.16b, v16.16b, #5
    eor v16.16b, v30.16b, v19.16b
    sri v26.16b, v0.16b, #1
    sri v27.16b, v2.16b, #7
    sri v25.16b, v6.16b, #6
    eor v0.16b, v21.16b, v23.16b
    and v2.16b, v21.16b, v23.16b
    sri v17.16b, v5.16b, #2
    shl v5.16b, v16.16b, #4
    eor v6.16b, v27.16b, v26.16b
    bit v0.16b, v21.16b, v26.16b
    eor v2.16b, v25.16b, v2.16b
    bif v21.16b, v3.16b, v26.16b
    sri v5.16b, v16.16b, #4
    eor v16.16b, v3.16b, v0.16b
    eor v19.16b, v6.16b, v2.16b
    eor v17.16b, v17.16b, v21.16b
    eor v5.16b, v5.16b, v16.16b
    bif v6.16b, v19.16b, v16.16b
    eor v17.16b, v17.16b, v19.16b
    bit v0.16b, v16.16b, v2.16b
    // round 2 (pipo.dsl:38)
    ldp q16, q21, [x9, #-896]
    // round 3 (pipo.dsl:36)
    eor v6.16b, v23.16b, v6.16b
    eor v2.16b, v2.16b, v17.16b
    eor v22.16b, v26.16b, v5.16b
    orr v23.16b, v6.16b, v2.16b
    eor v0.16b, v0.16b, v22.16b
    eor v24.16b, v17.16b, v6.16b
    // round 2 (pipo.dsl:38)
    eor v16.16b, v16.16b, v2.16b
    // round 3 (pipo.dsl:36)
    eor v0.16b, v23.16b, v0.16b
    // round 2 (pipo.dsl:38)
    eor v21.16b, v21.16b, v22.16b
    // round 3 (pipo.dsl:36)
    eor v3.16b, v3.16b, v24.16b
    // round 2 (pipo.dsl:38)
    eor v16.16b, v24.16b, v16.16b
    // round 3 (pipo.dsl:36)
    and v24.16b, v17.16b, v0.16b
    // round 2 (pipo.dsl:38)
    ldp q25, q26, [x9, #-864]
    // round 3 (pipo.dsl:36)
    bic v27.16b, v19.16b, v5.16b
    bsl v22.16b, v2.16b, v6.16b
    // round 2 (pipo.dsl:38)
    eor v2.16b, v23.16b, v21.16b
    // round 3 (pipo.dsl:36)
    mov v6.16b, v5.16b
    bsl v6.16b, v19.16b, v3.16b
    bsl v19.16b, v3.16b, v5.16b
    // round 2 (pipo.dsl:38)
    eor v5.16b, v16.16b, v24.16b
    ldr q16, [x3, #1248]
    ldp q21, q23, [x9, #-832]
    eor v24.16b, v25.16b, v27.16b
    ldr q25, [x3, #352]
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v23.16b, v22.16b
    eor v3.16b, v24.16b, v3.16b
    eor v0.16b, v26.16b, v0.16b
    shl v22.16b, v16.16b, #6
    shl v23.16b, v2.16b, #5
    shl v24.16b, v5.16b, #3
    shl v26.16b, v17.16b, #2
    shl v27.16b, v0.16b, #7
    shl v28.16b, v3.16b, #1
    sri v23.16b, v2.16b, #3
    eor v2.16b, v25.16b, v6.16b
    sri v24.16b, v5.16b, #5
    eor v5.16b, v21.16b, v19.16b
    sri v27.16b, v0.16b, #1
    sri v28.16b, v3.16b, #7
    sri v26.16b, v17.16b, #6
    eor v0.16b, v23.16b, v24.16b
    and v3.16b, v23.16b, v24.16b
    sri v22.16b, v16.16b, #2
    shl v6.16b, v5.16b, #4
    eor v16.16b, v28.16b, v27.16b
    bit v0.16b, v23.16b, v27.16b
    eor v3.16b, v26.16b, v3.16b
    bif v23.16b, v2.16b, v27.16b
    sri v6.16b, v5.16b, #4
    eor v5.16b, v2.16b, v0.16b
    eor v17.16b, v16.16b, v3.16b
    eor v19.16b, v22.16b, v23.16b
    eor v6.16b, v6.16b, v5.16b
    bif v16.16b, v17.16b, v5.16b
    eor v19.16b, v19.16b, v17.16b
    bit v0.16b, v5.16b, v3.16b
    eor v5.16b, v24.16b, v16.16b
    eor v3.16b, v3.16b, v19.16b
    eor v16.16b, v27.16b, v6.16b
    // round 1 (pipo.dsl:38)
    ldr q21, [x3, #1264]
    // round 2 (pipo.dsl:36)
    orr v22.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v16.16b
    // round 1 (pipo.dsl:38)
    ldp q23, q24, [x9, #-768]
    // round 2 (pipo.dsl:36)
    eor v25.16b, v19.16b, v5.16b
    // round 1 (pipo.dsl:38)
    eor v18.16b, v18.16b, v3.16b
    // round 2 (pipo.dsl:36)
    eor v0.16b, v22.16b, v0.16b
    bic v26.16b, v17.16b, v6.16b
    // round 1 (pipo.dsl:38)
    eor v21.16b, v21.16b, v16.16b
    // round 2 (pipo.dsl:36)
    eor v2.16b, v2.16b, v25.16b
    // round 1 (pipo.dsl:38)
    eor v18.16b, v25.16b, v18.16b
    // round 2 (pipo.dsl:36)
    and v25.16b, v19.16b, v0.16b
    bsl v16.16b, v3.16b, v5.16b
    // round 1 (pipo.dsl:38)
    eor v3.16b, v23.16b, v26.16b
    eor v5.16b, v22.16b, v21.16b
    // round 2 (pipo.dsl:36)
    mov v21.16b, v6.16b
    bsl v21.16b, v17.16b, v2.16b
    // round 1 (pipo.dsl:38)
    eor v18.16b, v18.16b, v25.16b
    // round 2 (pipo.dsl:36)
    bsl v17.16b, v2.16b, v6.16b
    // round 1 (pipo.dsl:38)
    eor v6.16b, v20.16b, v16.16b
    eor v0.16b, v24.16b, v0.16b
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v5.16b, #5
    shl v16.16b, v18.16b, #3
    ldr q20, [x3, #224]
    shl v22.16b, v6.16b, #2
    shl v23.16b, v0.16b, #7
    sri v3.16b, v5.16b, #3
    shl v5.16b, v2.16b, #1
    sri v16.16b, v18.16b, #5
    eor v4.16b, v4.16b, v19.16b
    sri v22.16b, v6.16b, #6
    sri v23.16b, v0.16b, #1
    sri v5.16b, v2.16b, #7
    eor v0.16b, v3.16b, v16.16b
    and v2.16b, v3.16b, v16.16b
    shl v6.16b, v4.16b, #6
    eor v18.16b, v20.16b, v21.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v23.16b
    bit v0.16b, v3.16b, v23.16b
    eor v2.16b, v22.16b, v2.16b
    sri v6.16b, v4.16b, #2
    shl v4.16b, v1.16b, #4
    bif v3.16b, v18.16b, v23.16b
    eor v17.16b, v18.16b, v0.16b
    eor v19.16b, v5.16b, v2.16b
    sri v4.16b, v1.16b, #4
    eor v1.16b, v6.16b, v3.16b
    bif v5.16b, v19.16b, v17.16b
    eor v3.16b, v4.16b, v17.16b
    eor v4.16b, v16.16b, v5.16b
    ldr q5, [x3, #1376]
    eor v1.16b, v1.16b, v19.16b
    ldp q6, q16, [x9, #-736]
    ldp q20, q21, [x9, #-704]
    eor v22.16b, v2.16b, v1.16b
    bsl v2.16b, v17.16b, v0.16b
    bic v0.16b, v19.16b, v3.16b
    eor v17.16b, v23.16b, v3.16b
    ldp q23, q24, [x3, #64]
    eor v5.16b, v5.16b, v1.16b
    eor v25.16b, v1.16b, v4.16b
    orr v26.16b, v4.16b, v22.16b
    eor v2.16b, v2.16b, v17.16b
    eor v6.16b, v6.16b, v22.16b
    eor v16.16b, v16.16b, v17.16b
    bsl v17.16b, v22.16b, v4.16b
    eor v0.16b, v20.16b, v0.16b
    eor v4.16b, v18.16b, v25.16b
    eor v2.16b, v26.16b, v2.16b
    eor v6.16b, v25.16b, v6.16b
    eor v16.16b, v26.16b, v16.16b
    eor v17.16b, v23.16b, v17.16b
    mov v18.16b, v3.16b
    bsl v18.16b, v19.16b, v4.16b
    bsl v19.16b, v4.16b, v3.16b
    and v1.16b, v1.16b, v2.16b
    eor v0.16b, v0.16b, v4.16b
    eor v2.16b, v7.16b, v2.16b
    zip1 v28.16b, v16.16b, v5.16b
    zip2 v10.16b, v16.16b, v5.16b
    eor v3.16b, v24.16b, v18.16b
    eor v1.16b, v6.16b, v1.16b
    eor v4.16b, v21.16b, v19.16b
    zip1 v25.16b, v3.16b, v17.16b
    zip2 v7.16b, v3.16b, v17.16b
    zip1 v26.16b, v0.16b, v1.16b
    zip2 v8.16b, v0.16b, v1.16b
    zip1 v27.16b, v4.16b, v2.16b
    add x9, x0, #64
    zip2 v9.16b, v4.16b, v2.16b
    st4 {v25.16b, v26.16b, v27.16b, v28.16b}, [x0]
    st4 {v7.16b, v8.16b, v9.16b, v10.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_256_ecb_decrypt_neon_out
.Llwcc_pipo64_256_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_256_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_256_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_256_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_256_ecb_decrypt_neon_group
.Llwcc_pipo64_256_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_256_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_decrypt_neon_copy
.Llwcc_pipo64_256_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ecb_decrypt_neon_return:
    ret
    .size lwcc_pipo64_256_ecb_decrypt_neon, .-lwcc_pipo64_256_ecb_decrypt_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_init_neon
    .type lwcc_pipo64_256_ctr_init_neon, %function
lwcc_pipo64_256_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_pipo64_256_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_pipo64_256_ctr_nonce_neon
    .size lwcc_pipo64_256_ctr_init_neon, .-lwcc_pipo64_256_ctr_init_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_nonce_neon
    .type lwcc_pipo64_256_ctr_nonce_neon, %function
lwcc_pipo64_256_ctr_nonce_neon:
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x0, #48]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #1392]
    add x9, x1, #1
    ld1r {v1.16b}, [x9]
    ldr q2, [x0, #112]
    eor v1.16b, v1.16b, v2.16b
    ld1r {v2.16b}, [x1]
    ldr q3, [x0, #80]
    eor v2.16b, v2.16b, v3.16b
    add x9, x1, #2
    ld1r {v3.16b}, [x9]
    ldr q4, [x0, #96]
    eor v3.16b, v3.16b, v4.16b
    // round 1 (pipo.dsl:36)
    eor v4.16b, v2.16b, v3.16b
    bif v2.16b, v4.16b, v1.16b
    mov v5.16b, v2.16b
    bsl v5.16b, v3.16b, v1.16b
    str q5, [x0, #1408]
    bsl v1.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #1424]
    str q2, [x0, #1440]
    ldr q0, [x0, #128]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #1456]
    ldr q0, [x0, #160]
    eor v0.16b, v0.16b, v5.16b
    str q0, [x0, #1472]
    ret
    .size lwcc_pipo64_256_ctr_nonce_neon, .-lwcc_pipo64_256_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_crypt_neon
    .type lwcc_pipo64_256_ctr_crypt_neon, %function
lwcc_pipo64_256_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_256_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ctr_crypt_neon_rest
.Llwcc_pipo64_256_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    // round 1 (pipo.dsl:36)
    add x9, x3, #2048
    ldr q2, [x8, #16]
    ldr q3, [x8, #32]
    ldr q4, [x8, #48]
    ldp q5, q6, [x3, #0]
    ldr q7, [x3, #32]
    ldr q16, [x3, #64]
    ldp q17, q18, [x9, #-656]
    ldp q19, q20, [x9, #-624]
    ldp q21, q22, [x9, #-592]
    ldr q23, [x3, #176]
    ldp q24, q25, [x3, #192]
    ldr q26, [x3, #240]
    add v1.4s, v0.4s, v1.4s
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    ldr q27, [x3, #144]
    ldr q28, [x3, #224]
    add v0.4s, v0.4s, v4.4s
    // round 2 (pipo.dsl:38)
    ldp q4, q29, [x3, #256]
    ldp q30, q31, [x3, #288]
    uzp1 v8.16b, v1.16b, v2.16b
    uzp2 v1.16b, v1.16b, v2.16b
    ldp q2, q9, [x3, #320]
    ldr q10, [x3, #368]
    uzp1 v11.16b, v3.16b, v0.16b
    uzp2 v0.16b, v3.16b, v0.16b
    ldr q3, [x3, #352]
    // round 3 (pipo.dsl:38)
    ldp q12, q13, [x3, #384]
    // round 5 (pipo.dsl:38)
    ldr q14, [x3, #128]
    uzp2 v15.16b, v8.16b, v11.16b
    uzp1 v8.16b, v8.16b, v11.16b
    uzp1 v11.16b, v1.16b, v0.16b
    uzp2 v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #160]
    eor v6.16b, v15.16b, v6.16b
    eor v5.16b, v5.16b, v11.16b
    eor v7.16b, v8.16b, v7.16b
    // round 3 (pipo.dsl:38)
    ldp q8, q11, [x3, #416]
    eor v0.16b, v16.16b, v0.16b
    // round 1 (pipo.dsl:36)
    eor v16.16b, v6.16b, v5.16b
    eor v18.16b, v7.16b, v18.16b
    eor v5.16b, v17.16b, v5.16b
    bit v16.16b, v6.16b, v7.16b
    bic v6.16b, v17.16b, v16.16b
    eor v7.16b, v7.16b, v16.16b
    orn v16.16b, v0.16b, v16.16b
    eor v0.16b, v0.16b, v6.16b
    eor v6.16b, v16.16b, v19.16b
    eor v16.16b, v0.16b, v18.16b
    eor v17.16b, v7.16b, v0.16b
    eor v18.16b, v20.16b, v6.16b
    eor v19.16b, v23.16b, v6.16b
    bic v15.16b, v16.16b, v17.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v27.16b, v17.16b
    eor v28.16b, v28.16b, v16.16b
    eor v15.16b, v5.16b, v15.16b
    bsl v5.16b, v7.16b, v0.16b
    shl v0.16b, v19.16b, #1
    eor v7.16b, v20.16b, v5.16b
    eor v16.16b, v16.16b, v15.16b
    bit v20.16b, v18.16b, v15.16b
    eor v5.16b, v22.16b, v5.16b
    eor v21.16b, v21.16b, v15.16b
    eor v18.16b, v26.16b, v18.16b
    bic v6.16b, v7.16b, v6.16b
    eor v22.16b, v24.16b, v7.16b
    sri v0.16b, v19.16b, #7
    eor v5.16b, v5.16b, v20.16b
    shl v19.16b, v21.16b, #4
    shl v20.16b, v18.16b, #7
    eor v16.16b, v6.16b, v16.16b
    shl v15.16b, v22.16b, #5
    sri v19.16b, v21.16b, #4
    shl v21.16b, v5.16b, #2
    sri v20.16b, v18.16b, #1
    bsl v7.16b, v16.16b, v6.16b
    sri v15.16b, v22.16b, #3
    eor v6.16b, v25.16b, v16.16b
    sri v21.16b, v5.16b, #6
    // round 2 (pipo.dsl:36)
    eor v5.16b, v28.16b, v19.16b
    // round 1 (pipo.dsl:38)
    eor v7.16b, v17.16b, v7.16b
    // round 2 (pipo.dsl:36)
    eor v16.16b, v0.16b, v15.16b
    // round 1 (pipo.dsl:37)
    shl v17.16b, v6.16b, #3
    // round 2 (pipo.dsl:36)
    bif v28.16b, v5.16b, v20.16b
    bif v5.16b, v19.16b, v20.16b
    // round 5 (pipo.dsl:38)
    ldr q18, [x3, #640]
    // round 2 (pipo.dsl:36)
    bit v16.16b, v15.16b, v21.16b
    // round 1 (pipo.dsl:37)
    sri v17.16b, v6.16b, #5
    shl v6.16b, v7.16b, #6
    // round 2 (pipo.dsl:36)
    bit v20.16b, v19.16b, v28.16b
    eor v19.16b, v4.16b, v5.16b
    bic v22.16b, v17.16b, v16.16b
    // round 1 (pipo.dsl:37)
    sri v6.16b, v7.16b, #2
    // round 2 (pipo.dsl:36)
    eor v7.16b, v21.16b, v16.16b
    eor v21.16b, v21.16b, v20.16b
    eor v5.16b, v17.16b, v5.16b
    eor v0.16b, v0.16b, v17.16b
    eor v17.16b, v6.16b, v22.16b
    orn v6.16b, v6.16b, v16.16b
    eor v16.16b, v30.16b, v20.16b
    eor v20.16b, v17.16b, v21.16b
    eor v21.16b, v7.16b, v17.16b
    eor v5.16b, v5.16b, v6.16b
    bic v6.16b, v20.16b, v21.16b
    eor v22.16b, v28.16b, v5.16b
    eor v15.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v20.16b
    eor v6.16b, v0.16b, v6.16b
    bsl v0.16b, v7.16b, v17.16b
    eor v7.16b, v21.16b, v22.16b
    shl v17.16b, v15.16b, #1
    eor v21.16b, v29.16b, v21.16b
    eor v22.16b, v28.16b, v0.16b
    eor v20.16b, v20.16b, v6.16b
    bit v28.16b, v7.16b, v6.16b
    eor v6.16b, v19.16b, v6.16b
    eor v0.16b, v16.16b, v0.16b
    eor v7.16b, v10.16b, v7.16b
    bic v5.16b, v22.16b, v5.16b
    eor v16.16b, v2.16b, v22.16b
    sri v17.16b, v15.16b, #7
    eor v0.16b, v0.16b, v28.16b
    shl v19.16b, v6.16b, #4
    shl v28.16b, v7.16b, #7
    eor v20.16b, v5.16b, v20.16b
    shl v15.16b, v16.16b, #5
    sri v19.16b, v6.16b, #4
    shl v6.16b, v0.16b, #2
    sri v28.16b, v7.16b, #1
    bsl v22.16b, v20.16b, v5.16b
    sri v15.16b, v16.16b, #3
    eor v5.16b, v9.16b, v20.16b
    sri v6.16b, v0.16b, #6
    // round 3 (pipo.dsl:36)
    eor v0.16b, v3.16b, v19.16b
    // round 2 (pipo.dsl:38)
    eor v7.16b, v21.16b, v22.16b
    // round 3 (pipo.dsl:36)
    eor v16.16b, v17.16b, v15.16b
    // round 2 (pipo.dsl:37)
    shl v20.16b, v5.16b, #3
    // round 3 (pipo.dsl:36)
    bif v3.16b, v0.16b, v28.16b
    bif v0.16b, v19.16b, v28.16b
    // round 6 (pipo.dsl:38)
    ldr q21, [x3, #656]
    // round 3 (pipo.dsl:36)
    bit v16.16b, v15.16b, v6.16b
    // round 2 (pipo.dsl:37)
    sri v20.16b, v5.16b, #5
    shl v5.16b, v7.16b, #6
    // round 3 (pipo.dsl:36)
    bit v28.16b, v19.16b, v3.16b
    eor v19.16b, v12.16b, v0.16b
    bic v22.16b, v20.16b, v16.16b
    // round 2 (pipo.dsl:37)
    sri v5.16b, v7.16b, #2
    // round 3 (pipo.dsl:36)
    eor v7.16b, v6.16b, v16.16b
    eor v6.16b, v6.16b, v28.16b
    eor v0.16b, v20.16b, v0.16b
    eor v17.16b, v17.16b, v20.16b
    eor v20.16b, v5.16b, v22.16b
    orn v5.16b, v5.16b, v16.16b
    eor v16.16b, v8.16b, v28.16b
    eor v6.16b, v20.16b, v6.16b
    eor v22.16b, v7.16b, v20.16b
    eor v0.16b, v0.16b, v5.16b
    bic v5.16b, v6.16b, v22.16b
    eor v28.16b, v3.16b, v0.16b
    eor v8.16b, v11.16b, v0.16b
    ldp q11, q15, [x3, #448]
    eor v5.16b, v17.16b, v5.16b
    bsl v17.16b, v7.16b, v20.16b
    eor v7.16b, v22.16b, v28.16b
    eor v20.16b, v13.16b, v22.16b
    eor v22.16b, v3.16b, v17.16b
    eor v28.16b, v6.16b, v5.16b
    bit v3.16b, v7.16b, v5.16b
    eor v5.16b, v19.16b, v5.16b
    eor v16.16b, v16.16b, v17.16b
    ldp q17, q19, [x3, #480]
    bic v0.16b, v22.16b, v0.16b
    eor v11.16b, v11.16b, v22.16b
    eor v3.16b, v16.16b, v3.16b
    shl v16.16b, v8.16b, #1
    eor v28.16b, v0.16b, v28.16b
    eor v7.16b, v19.16b, v7.16b
    shl v19.16b, v11.16b, #5
    sri v16.16b, v8.16b, #7
    shl v8.16b, v5.16b, #4
    bsl v22.16b, v28.16b, v0.16b
    shl v0.16b, v3.16b, #2
    sri v19.16b, v11.16b, #3
    eor v28.16b, v15.16b, v28.16b
    eor v6.16b, v17.16b, v6.16b
    sri v8.16b, v5.16b, #4
    shl v5.16b, v7.16b, #7
    eor v17.16b, v20.16b, v22.16b
    // round 4 (pipo.dsl:36)
    eor v20.16b, v16.16b, v19.16b
    // round 3 (pipo.dsl:37)
    sri v0.16b, v3.16b, #6
    shl v3.16b, v28.16b, #3
    // round 4 (pipo.dsl:36)
    eor v22.16b, v6.16b, v8.16b
    // round 3 (pipo.dsl:37)
    sri v5.16b, v7.16b, #1
    shl v7.16b, v17.16b, #6
    // round 4 (pipo.dsl:36)
    bit v20.16b, v19.16b, v0.16b
    // round 3 (pipo.dsl:37)
    sri v3.16b, v28.16b, #5
    // round 4 (pipo.dsl:36)
    bif v6.16b, v22.16b, v5.16b
    // round 3 (pipo.dsl:37)
    sri v7.16b, v17.16b, #2
    // round 4 (pipo.dsl:36)
    bif v22.16b, v8.16b, v5.16b
    ldp q17, q19, [x3, #512]
    bic v28.16b, v3.16b, v20.16b
    eor v11.16b, v0.16b, v20.16b
    eor v16.16b, v16.16b, v3.16b
    bit v5.16b, v8.16b, v6.16b
    orn v20.16b, v7.16b, v20.16b
    eor v3.16b, v3.16b, v22.16b
    eor v7.16b, v7.16b, v28.16b
    eor v0.16b, v0.16b, v5.16b
    eor v3.16b, v3.16b, v20.16b
    eor v17.16b, v17.16b, v22.16b
    // round 7 (pipo.dsl:38)
    ldr q20, [x3, #496]
    // round 4 (pipo.dsl:36)
    eor v22.16b, v11.16b, v7.16b
    eor v0.16b, v7.16b, v0.16b
    eor v28.16b, v6.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    bic v8.16b, v0.16b, v22.16b
    eor v22.16b, v22.16b, v28.16b
    eor v28.16b, v16.16b, v8.16b
    bsl v16.16b, v11.16b, v7.16b
    eor v7.16b, v6.16b, v16.16b
    eor v8.16b, v0.16b, v28.16b
    bit v6.16b, v22.16b, v28.16b
    eor v17.16b, v17.16b, v28.16b
    ldp q28, q11, [x3, #544]
    bic v15.16b, v7.16b, v3.16b
    eor v8.16b, v15.16b, v8.16b
    eor v5.16b, v28.16b, v5.16b
    eor v3.16b, v11.16b, v3.16b
    ldp q28, q11, [x3, #576]
    bit v15.16b, v8.16b, v7.16b
    eor v5.16b, v5.16b, v16.16b
    shl v16.16b, v3.16b, #1
    eor v19.16b, v19.16b, v15.16b
    shl v15.16b, v17.16b, #4
    eor v7.16b, v28.16b, v7.16b
    eor v5.16b, v5.16b, v6.16b
    sri v16.16b, v3.16b, #7
    eor v3.16b, v11.16b, v8.16b
    ldp q6, q28, [x3, #608]
    sri v15.16b, v17.16b, #4
    shl v17.16b, v19.16b, #6
    shl v8.16b, v7.16b, #5
    shl v11.16b, v5.16b, #2
    sri v17.16b, v19.16b, #2
    shl v19.16b, v3.16b, #3
    sri v8.16b, v7.16b, #3
    sri v11.16b, v5.16b, #6
    eor v5.16b, v28.16b, v22.16b
    eor v0.16b, v6.16b, v0.16b
    sri v19.16b, v3.16b, #5
    // round 5 (pipo.dsl:36)
    eor v3.16b, v16.16b, v8.16b
    // round 4 (pipo.dsl:37)
    shl v6.16b, v5.16b, #7
    // round 5 (pipo.dsl:36)
    eor v7.16b, v0.16b, v15.16b
    eor v16.16b, v16.16b, v19.16b
    bit v3.16b, v8.16b, v11.16b
    // round 4 (pipo.dsl:37)
    sri v6.16b, v5.16b, #1
    // round 5 (pipo.dsl:36)
    bic v5.16b, v19.16b, v3.16b
    eor v22.16b, v11.16b, v3.16b
    orn v3.16b, v17.16b, v3.16b
    // round 7 (pipo.dsl:38)
    ldr q28, [x3, #672]
    // round 5 (pipo.dsl:36)
    bif v0.16b, v7.16b, v6.16b
    bif v7.16b, v15.16b, v6.16b
    eor v5.16b, v17.16b, v5.16b
    bit v6.16b, v15.16b, v0.16b
    eor v17.16b, v19.16b, v7.16b
    eor v7.16b, v14.16b, v7.16b
    // round 8 (pipo.dsl:38)
    ldr q19, [x3, #624]
    // round 5 (pipo.dsl:36)
    eor v8.16b, v22.16b, v5.16b
    eor v11.16b, v11.16b, v6.16b
    eor v3.16b, v17.16b, v3.16b
    eor v1.16b, v1.16b, v6.16b
    // round 8 (pipo.dsl:38)
    ldr q6, [x3, #688]
    // round 5 (pipo.dsl:38)
    eor v17.16b, v27.16b, v8.16b
    eor v11.16b, v5.16b, v11.16b
    eor v14.16b, v0.16b, v3.16b
    eor v15.16b, v23.16b, v3.16b
    eor v14.16b, v8.16b, v14.16b
    bic v8.16b, v11.16b, v8.16b
    eor v18.16b, v18.16b, v11.16b
    eor v8.16b, v16.16b, v8.16b
    bsl v16.16b, v22.16b, v5.16b
    shl v5.16b, v15.16b, #1
    eor v22.16b, v0.16b, v16.16b
    eor v11.16b, v11.16b, v8.16b
    bit v0.16b, v14.16b, v8.16b
    eor v7.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v16.16b
    eor v16.16b, v26.16b, v14.16b
    bic v3.16b, v22.16b, v3.16b
    eor v8.16b, v24.16b, v22.16b
    sri v5.16b, v15.16b, #7
    eor v0.16b, v1.16b, v0.16b
    shl v1.16b, v7.16b, #4
    shl v14.16b, v16.16b, #7
    eor v11.16b, v3.16b, v11.16b
    shl v15.16b, v8.16b, #5
    sri v1.16b, v7.16b, #4
    shl v7.16b, v0.16b, #2
    sri v14.16b, v16.16b, #1
    bsl v22.16b, v11.16b, v3.16b
    sri v15.16b, v8.16b, #3
    eor v3.16b, v25.16b, v11.16b
    sri v7.16b, v0.16b, #6
    // round 6 (pipo.dsl:36)
    eor v0.16b, v18.16b, v1.16b
    // round 5 (pipo.dsl:38)
    eor v16.16b, v17.16b, v22.16b
    // round 6 (pipo.dsl:36)
    eor v17.16b, v5.16b, v15.16b
    // round 5 (pipo.dsl:37)
    shl v22.16b, v3.16b, #3
    // round 6 (pipo.dsl:36)
    bif v18.16b, v0.16b, v14.16b
    bif v0.16b, v1.16b, v14.16b
    // round 9 (pipo.dsl:38)
    ldr q8, [x3, #128]
    // round 6 (pipo.dsl:36)
    bit v17.16b, v15.16b, v7.16b
    // round 5 (pipo.dsl:37)
    sri v22.16b, v3.16b, #5
    shl v3.16b, v16.16b, #6
    // round 6 (pipo.dsl:36)
    bit v14.16b, v1.16b, v18.16b
    eor v1.16b, v4.16b, v0.16b
    bic v11.16b, v22.16b, v17.16b
    // round 5 (pipo.dsl:37)
    sri v3.16b, v16.16b, #2
    // round 6 (pipo.dsl:36)
    eor v16.16b, v7.16b, v17.16b
    eor v7.16b, v7.16b, v14.16b
    eor v0.16b, v22.16b, v0.16b
    eor v5.16b, v5.16b, v22.16b
    eor v22.16b, v3.16b, v11.16b
    orn v3.16b, v3.16b, v17.16b
    eor v17.16b, v30.16b, v14.16b
    eor v7.16b, v22.16b, v7.16b
    eor v11.16b, v16.16b, v22.16b
    eor v0.16b, v0.16b, v3.16b
    bic v3.16b, v7.16b, v11.16b
    eor v14.16b, v18.16b, v0.16b
    eor v15.16b, v31.16b, v0.16b
    eor v21.16b, v21.16b, v7.16b
    eor v3.16b, v5.16b, v3.16b
    bsl v5.16b, v16.16b, v22.16b
    eor v16.16b, v11.16b, v14.16b
    shl v22.16b, v15.16b, #1
    eor v11.16b, v29.16b, v11.16b
    eor v14.16b, v18.16b, v5.16b
    eor v7.16b, v7.16b, v3.16b
    bit v18.16b, v16.16b, v3.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v17.16b, v5.16b
    eor v5.16b, v10.16b, v16.16b
    bic v0.16b, v14.16b, v0.16b
    eor v16.16b, v2.16b, v14.16b
    sri v22.16b, v15.16b, #7
    eor v3.16b, v3.16b, v18.16b
    shl v17.16b, v1.16b, #4
    shl v18.16b, v5.16b, #7
    eor v7.16b, v0.16b, v7.16b
    shl v15.16b, v16.16b, #5
    sri v17.16b, v1.16b, #4
    shl v1.16b, v3.16b, #2
    sri v18.16b, v5.16b, #1
    bsl v14.16b, v7.16b, v0.16b
    sri v15.16b, v16.16b, #3
    eor v0.16b, v9.16b, v7.16b
    sri v1.16b, v3.16b, #6
    // round 7 (pipo.dsl:36)
    eor v3.16b, v21.16b, v17.16b
    // round 6 (pipo.dsl:38)
    eor v5.16b, v11.16b, v14.16b
    // round 7 (pipo.dsl:36)
    eor v7.16b, v22.16b, v15.16b
    // round 6 (pipo.dsl:37)
    shl v16.16b, v0.16b, #3
    // round 7 (pipo.dsl:36)
    bif v21.16b, v3.16b, v18.16b
    bif v3.16b, v17.16b, v18.16b
    // round 9 (pipo.dsl:38)
    ldr q11, [x3, #160]
    // round 7 (pipo.dsl:36)
    bit v7.16b, v15.16b, v1.16b
    // round 6 (pipo.dsl:37)
    sri v16.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 7 (pipo.dsl:36)
    bit v18.16b, v17.16b, v21.16b
    eor v17.16b, v12.16b, v3.16b
    bic v14.16b, v16.16b, v7.16b
    // round 6 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 7 (pipo.dsl:36)
    eor v5.16b, v1.16b, v7.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v22.16b, v16.16b
    eor v22.16b, v0.16b, v14.16b
    orn v0.16b, v0.16b, v7.16b
    eor v1.16b, v22.16b, v1.16b
    eor v7.16b, v5.16b, v22.16b
    eor v0.16b, v3.16b, v0.16b
    bic v3.16b, v1.16b, v7.16b
    eor v14.16b, v21.16b, v0.16b
    eor v15.16b, v13.16b, v7.16b
    eor v28.16b, v28.16b, v1.16b
    eor v3.16b, v16.16b, v3.16b
    bsl v16.16b, v5.16b, v22.16b
    eor v5.16b, v7.16b, v14.16b
    eor v7.16b, v21.16b, v16.16b
    eor v1.16b, v1.16b, v3.16b
    bit v21.16b, v5.16b, v3.16b
    eor v3.16b, v17.16b, v3.16b
    ldp q17, q22, [x3, #416]
    eor v5.16b, v20.16b, v5.16b
    bic v20.16b, v7.16b, v0.16b
    shl v14.16b, v3.16b, #4
    eor v1.16b, v20.16b, v1.16b
    eor v17.16b, v17.16b, v18.16b
    eor v0.16b, v22.16b, v0.16b
    ldp q18, q22, [x3, #448]
    sri v14.16b, v3.16b, #4
    bit v20.16b, v1.16b, v7.16b
    shl v3.16b, v5.16b, #7
    eor v16.16b, v17.16b, v16.16b
    shl v17.16b, v0.16b, #1
    eor v20.16b, v15.16b, v20.16b
    // round 8 (pipo.dsl:36)
    eor v15.16b, v28.16b, v14.16b
    // round 7 (pipo.dsl:37)
    sri v3.16b, v5.16b, #1
    eor v5.16b, v18.16b, v7.16b
    eor v7.16b, v16.16b, v21.16b
    sri v17.16b, v0.16b, #7
    eor v0.16b, v22.16b, v1.16b
    shl v1.16b, v20.16b, #6
    // round 8 (pipo.dsl:36)
    bif v28.16b, v15.16b, v3.16b
    // round 7 (pipo.dsl:37)
    shl v16.16b, v5.16b, #5
    shl v18.16b, v7.16b, #2
    // round 8 (pipo.dsl:36)
    bif v15.16b, v14.16b, v3.16b
    ldp q21, q22, [x3, #512]
    // round 7 (pipo.dsl:37)
    sri v1.16b, v20.16b, #2
    shl v20.16b, v0.16b, #3
    // round 8 (pipo.dsl:36)
    bit v3.16b, v14.16b, v28.16b
    // round 7 (pipo.dsl:37)
    sri v16.16b, v5.16b, #3
    sri v18.16b, v7.16b, #6
    sri v20.16b, v0.16b, #5
    // round 8 (pipo.dsl:36)
    eor v0.16b, v17.16b, v16.16b
    eor v5.16b, v18.16b, v3.16b
    eor v7.16b, v21.16b, v15.16b
    // round 9 (pipo.dsl:38)
    ldr q21, [x3, #704]
    // round 8 (pipo.dsl:36)
    eor v14.16b, v20.16b, v15.16b
    eor v17.16b, v17.16b, v20.16b
    bit v0.16b, v16.16b, v18.16b
    bic v16.16b, v20.16b, v0.16b
    eor v18.16b, v18.16b, v0.16b
    orn v0.16b, v1.16b, v0.16b
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v14.16b, v0.16b
    eor v5.16b, v1.16b, v5.16b
    eor v16.16b, v18.16b, v1.16b
    eor v20.16b, v28.16b, v0.16b
    bic v14.16b, v5.16b, v16.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v22.16b, v16.16b
    // round 10 (pipo.dsl:38)
    ldr q22, [x3, #720]
    // round 8 (pipo.dsl:38)
    eor v6.16b, v6.16b, v5.16b
    // round 11 (pipo.dsl:38)
    ldr q15, [x3, #496]
    // round 8 (pipo.dsl:36)
    eor v14.16b, v17.16b, v14.16b
    bsl v17.16b, v18.16b, v1.16b
    eor v1.16b, v19.16b, v20.16b
    eor v18.16b, v28.16b, v17.16b
    eor v5.16b, v5.16b, v14.16b
    bit v28.16b, v20.16b, v14.16b
    eor v7.16b, v7.16b, v14.16b
    ldp q19, q20, [x3, #544]
    bic v14.16b, v18.16b, v0.16b
    eor v5.16b, v14.16b, v5.16b
    eor v3.16b, v19.16b, v3.16b
    eor v0.16b, v20.16b, v0.16b
    ldp q19, q20, [x3, #576]
    bit v14.16b, v5.16b, v18.16b
    eor v3.16b, v3.16b, v17.16b
    shl v17.16b, v0.16b, #1
    eor v16.16b, v16.16b, v14.16b
    shl v14.16b, v7.16b, #4
    eor v18.16b, v19.16b, v18.16b
    eor v3.16b, v3.16b, v28.16b
    sri v17.16b, v0.16b, #7
    eor v0.16b, v20.16b, v5.16b
    sri v14.16b, v7.16b, #4
    shl v5.16b, v1.16b, #7
    shl v7.16b, v18.16b, #5
    shl v19.16b, v3.16b, #2
    shl v20.16b, v16.16b, #6
    shl v28.16b, v0.16b, #3
    sri v5.16b, v1.16b, #1
    // round 9 (pipo.dsl:36)
    eor v1.16b, v6.16b, v14.16b
    // round 8 (pipo.dsl:37)
    sri v7.16b, v18.16b, #3
    sri v19.16b, v3.16b, #6
    sri v20.16b, v16.16b, #2
    sri v28.16b, v0.16b, #5
    // round 9 (pipo.dsl:36)
    bif v6.16b, v1.16b, v5.16b
    bif v1.16b, v14.16b, v5.16b
    // round 11 (pipo.dsl:38)
    ldr q0, [x3, #736]
    // round 9 (pipo.dsl:36)
    eor v3.16b, v17.16b, v7.16b
    bit v5.16b, v14.16b, v6.16b
    eor v16.16b, v28.16b, v1.16b
    eor v17.16b, v17.16b, v28.16b
    bit v3.16b, v7.16b, v19.16b
    eor v1.16b, v8.16b, v1.16b
    // round 12 (pipo.dsl:38)
    ldr q7, [x3, #624]
    // round 9 (pipo.dsl:36)
    eor v18.16b, v19.16b, v5.16b
    eor v5.16b, v11.16b, v5.16b
    // round 12 (pipo.dsl:38)
    ldr q8, [x3, #752]
    // round 9 (pipo.dsl:36)
    bic v28.16b, v28.16b, v3.16b
    eor v19.16b, v19.16b, v3.16b
    orn v3.16b, v20.16b, v3.16b
    eor v20.16b, v20.16b, v28.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v20.16b, v18.16b
    eor v18.16b, v19.16b, v20.16b
    eor v28.16b, v6.16b, v3.16b
    eor v11.16b, v23.16b, v3.16b
    bic v14.16b, v16.16b, v18.16b
    eor v28.16b, v18.16b, v28.16b
    eor v18.16b, v27.16b, v18.16b
    eor v21.16b, v21.16b, v16.16b
    eor v14.16b, v17.16b, v14.16b
    bsl v17.16b, v19.16b, v20.16b
    shl v19.16b, v11.16b, #1
    eor v20.16b, v6.16b, v17.16b
    eor v16.16b, v16.16b, v14.16b
    bit v6.16b, v28.16b, v14.16b
    eor v1.16b, v1.16b, v14.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v26.16b, v28.16b
    bic v3.16b, v20.16b, v3.16b
    eor v28.16b, v24.16b, v20.16b
    sri v19.16b, v11.16b, #7
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v1.16b, #4
    shl v11.16b, v17.16b, #7
    eor v16.16b, v3.16b, v16.16b
    shl v14.16b, v28.16b, #5
    sri v6.16b, v1.16b, #4
    shl v1.16b, v5.16b, #2
    sri v11.16b, v17.16b, #1
    bsl v20.16b, v16.16b, v3.16b
    sri v14.16b, v28.16b, #3
    eor v3.16b, v25.16b, v16.16b
    sri v1.16b, v5.16b, #6
    // round 10 (pipo.dsl:36)
    eor v5.16b, v21.16b, v6.16b
    // round 9 (pipo.dsl:38)
    eor v16.16b, v18.16b, v20.16b
    // round 10 (pipo.dsl:36)
    eor v17.16b, v19.16b, v14.16b
    // round 9 (pipo.dsl:37)
    shl v18.16b, v3.16b, #3
    // round 10 (pipo.dsl:36)
    bif v21.16b, v5.16b, v11.16b
    bif v5.16b, v6.16b, v11.16b
    // round 13 (pipo.dsl:38)
    ldr q20, [x3, #128]
    // round 10 (pipo.dsl:36)
    bit v17.16b, v14.16b, v1.16b
    // round 9 (pipo.dsl:37)
    sri v18.16b, v3.16b, #5
    shl v3.16b, v16.16b, #6
    // round 10 (pipo.dsl:36)
    bit v11.16b, v6.16b, v21.16b
    eor v6.16b, v4.16b, v5.16b
    bic v28.16b, v18.16b, v17.16b
    // round 9 (pipo.dsl:37)
    sri v3.16b, v16.16b, #2
    // round 10 (pipo.dsl:36)
    eor v16.16b, v1.16b, v17.16b
    eor v1.16b, v1.16b, v11.16b
    eor v5.16b, v18.16b, v5.16b
    eor v18.16b, v19.16b, v18.16b
    eor v19.16b, v3.16b, v28.16b
    orn v3.16b, v3.16b, v17.16b
    eor v17.16b, v30.16b, v11.16b
    eor v1.16b, v19.16b, v1.16b
    eor v28.16b, v16.16b, v19.16b
    eor v3.16b, v5.16b, v3.16b
    bic v5.16b, v1.16b, v28.16b
    eor v11.16b, v21.16b, v3.16b
    eor v14.16b, v31.16b, v3.16b
    eor v22.16b, v22.16b, v1.16b
    eor v5.16b, v18.16b, v5.16b
    bsl v18.16b, v16.16b, v19.16b
    eor v16.16b, v28.16b, v11.16b
    shl v19.16b, v14.16b, #1
    eor v28.16b, v29.16b, v28.16b
    eor v11.16b, v21.16b, v18.16b
    eor v1.16b, v1.16b, v5.16b
    bit v21.16b, v16.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v17.16b, v18.16b
    eor v16.16b, v10.16b, v16.16b
    bic v3.16b, v11.16b, v3.16b
    eor v17.16b, v2.16b, v11.16b
    sri v19.16b, v14.16b, #7
    eor v6.16b, v6.16b, v21.16b
    shl v18.16b, v5.16b, #4
    shl v21.16b, v16.16b, #7
    eor v1.16b, v3.16b, v1.16b
    shl v14.16b, v17.16b, #5
    sri v18.16b, v5.16b, #4
    shl v5.16b, v6.16b, #2
    sri v21.16b, v16.16b, #1
    bsl v11.16b, v1.16b, v3.16b
    sri v14.16b, v17.16b, #3
    eor v1.16b, v9.16b, v1.16b
    sri v5.16b, v6.16b, #6
    // round 11 (pipo.dsl:36)
    eor v3.16b, v22.16b, v18.16b
    // round 10 (pipo.dsl:38)
    eor v6.16b, v28.16b, v11.16b
    // round 11 (pipo.dsl:36)
    eor v16.16b, v19.16b, v14.16b
    // round 10 (pipo.dsl:37)
    shl v17.16b, v1.16b, #3
    // round 11 (pipo.dsl:36)
    bif v22.16b, v3.16b, v21.16b
    bif v3.16b, v18.16b, v21.16b
    // round 13 (pipo.dsl:38)
    ldr q28, [x3, #160]
    // round 11 (pipo.dsl:36)
    bit v16.16b, v14.16b, v5.16b
    // round 10 (pipo.dsl:37)
    sri v17.16b, v1.16b, #5
    shl v1.16b, v6.16b, #6
    // round 11 (pipo.dsl:36)
    bit v21.16b, v18.16b, v22.16b
    eor v18.16b, v12.16b, v3.16b
    bic v11.16b, v17.16b, v16.16b
    // round 10 (pipo.dsl:37)
    sri v1.16b, v6.16b, #2
    // round 11 (pipo.dsl:36)
    eor v6.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v21.16b
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v19.16b, v17.16b
    eor v19.16b, v1.16b, v11.16b
    orn v1.16b, v1.16b, v16.16b
    eor v5.16b, v19.16b, v5.16b
    eor v16.16b, v6.16b, v19.16b
    eor v1.16b, v3.16b, v1.16b
    bic v3.16b, v5.16b, v16.16b
    eor v11.16b, v22.16b, v1.16b
    eor v14.16b, v13.16b, v16.16b
    eor v0.16b, v0.16b, v5.16b
    eor v3.16b, v17.16b, v3.16b
    bsl v17.16b, v6.16b, v19.16b
    eor v6.16b, v16.16b, v11.16b
    eor v16.16b, v22.16b, v17.16b
    eor v5.16b, v5.16b, v3.16b
    bit v22.16b, v6.16b, v3.16b
    eor v3.16b, v18.16b, v3.16b
    ldp q18, q19, [x3, #416]
    eor v6.16b, v15.16b, v6.16b
    bic v11.16b, v16.16b, v1.16b
    shl v15.16b, v3.16b, #4
    eor v5.16b, v11.16b, v5.16b
    eor v18.16b, v18.16b, v21.16b
    eor v1.16b, v19.16b, v1.16b
    ldp q19, q21, [x3, #448]
    sri v15.16b, v3.16b, #4
    bit v11.16b, v5.16b, v16.16b
    shl v3.16b, v6.16b, #7
    eor v17.16b, v18.16b, v17.16b
    shl v18.16b, v1.16b, #1
    eor v11.16b, v14.16b, v11.16b
    // round 12 (pipo.dsl:36)
    eor v14.16b, v0.16b, v15.16b
    // round 11 (pipo.dsl:37)
    sri v3.16b, v6.16b, #1
    eor v6.16b, v19.16b, v16.16b
    eor v16.16b, v17.16b, v22.16b
    sri v18.16b, v1.16b, #7
    eor v1.16b, v21.16b, v5.16b
    shl v5.16b, v11.16b, #6
    // round 12 (pipo.dsl:36)
    bif v0.16b, v14.16b, v3.16b
    // round 11 (pipo.dsl:37)
    shl v17.16b, v6.16b, #5
    shl v19.16b, v16.16b, #2
    // round 12 (pipo.dsl:36)
    bif v14.16b, v15.16b, v3.16b
    ldp q21, q22, [x3, #512]
    // round 11 (pipo.dsl:37)
    sri v5.16b, v11.16b, #2
    shl v11.16b, v1.16b, #3
    // round 12 (pipo.dsl:36)
    bit v3.16b, v15.16b, v0.16b
    // round 11 (pipo.dsl:37)
    sri v17.16b, v6.16b, #3
    sri v19.16b, v16.16b, #6
    sri v11.16b, v1.16b, #5
    // round 12 (pipo.dsl:36)
    eor v1.16b, v18.16b, v17.16b
    eor v6.16b, v19.16b, v3.16b
    eor v16.16b, v21.16b, v14.16b
    // round 13 (pipo.dsl:38)
    ldr q21, [x3, #768]
    // round 12 (pipo.dsl:36)
    eor v14.16b, v11.16b, v14.16b
    eor v18.16b, v18.16b, v11.16b
    bit v1.16b, v17.16b, v19.16b
    bic v17.16b, v11.16b, v1.16b
    eor v19.16b, v19.16b, v1.16b
    orn v1.16b, v5.16b, v1.16b
    eor v5.16b, v5.16b, v17.16b
    eor v1.16b, v14.16b, v1.16b
    eor v6.16b, v5.16b, v6.16b
    eor v17.16b, v19.16b, v5.16b
    eor v11.16b, v0.16b, v1.16b
    bic v14.16b, v6.16b, v17.16b
    eor v11.16b, v17.16b, v11.16b
    eor v17.16b, v22.16b, v17.16b
    // round 14 (pipo.dsl:38)
    ldr q22, [x3, #784]
    // round 12 (pipo.dsl:38)
    eor v8.16b, v8.16b, v6.16b
    // round 15 (pipo.dsl:38)
    ldr q15, [x3, #496]
    // round 12 (pipo.dsl:36)
    eor v14.16b, v18.16b, v14.16b
    bsl v18.16b, v19.16b, v5.16b
    eor v5.16b, v7.16b, v11.16b
    eor v7.16b, v0.16b, v18.16b
    eor v6.16b, v6.16b, v14.16b
    bit v0.16b, v11.16b, v14.16b
    eor v16.16b, v16.16b, v14.16b
    ldp q19, q11, [x3, #544]
    bic v14.16b, v7.16b, v1.16b
    eor v6.16b, v14.16b, v6.16b
    eor v3.16b, v19.16b, v3.16b
    eor v1.16b, v11.16b, v1.16b
    ldp q19, q11, [x3, #576]
    bit v14.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v18.16b
    shl v18.16b, v1.16b, #1
    eor v17.16b, v17.16b, v14.16b
    shl v14.16b, v16.16b, #4
    // round 17 (pipo.dsl:37)
    add x9, x1, #64
    // round 12 (pipo.dsl:38)
    eor v7.16b, v19.16b, v7.16b
    eor v0.16b, v3.16b, v0.16b
    sri v18.16b, v1.16b, #7
    eor v1.16b, v11.16b, v6.16b
    sri v14.16b, v16.16b, #4
    shl v3.16b, v5.16b, #7
    shl v6.16b, v7.16b, #5
    shl v16.16b, v0.16b, #2
    shl v19.16b, v17.16b, #6
    shl v11.16b, v1.16b, #3
    sri v3.16b, v5.16b, #1
    // round 13 (pipo.dsl:36)
    eor v5.16b, v8.16b, v14.16b
    // round 12 (pipo.dsl:37)
    sri v6.16b, v7.16b, #3
    sri v16.16b, v0.16b, #6
    sri v19.16b, v17.16b, #2
    sri v11.16b, v1.16b, #5
    // round 13 (pipo.dsl:36)
    bif v8.16b, v5.16b, v3.16b
    bif v5.16b, v14.16b, v3.16b
    // round 15 (pipo.dsl:38)
    ldr q0, [x3, #800]
    // round 17 (pipo.dsl:37)
    add x10, x0, #64
    // round 13 (pipo.dsl:36)
    eor v1.16b, v18.16b, v6.16b
    bit v3.16b, v14.16b, v8.16b
    eor v7.16b, v11.16b, v5.16b
    eor v17.16b, v18.16b, v11.16b
    bit v1.16b, v6.16b, v16.16b
    eor v5.16b, v20.16b, v5.16b
    // round 16 (pipo.dsl:38)
    ldr q6, [x3, #624]
    // round 13 (pipo.dsl:36)
    eor v18.16b, v16.16b, v3.16b
    eor v3.16b, v28.16b, v3.16b
    // round 16 (pipo.dsl:38)
    ldr q20, [x3, #816]
    // round 13 (pipo.dsl:36)
    bic v28.16b, v11.16b, v1.16b
    eor v16.16b, v16.16b, v1.16b
    orn v1.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v28.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v19.16b, v18.16b
    eor v18.16b, v16.16b, v19.16b
    eor v28.16b, v8.16b, v1.16b
    eor v11.16b, v23.16b, v1.16b
    bic v14.16b, v7.16b, v18.16b
    eor v28.16b, v18.16b, v28.16b
    eor v18.16b, v27.16b, v18.16b
    eor v21.16b, v21.16b, v7.16b
    eor v14.16b, v17.16b, v14.16b
    bsl v17.16b, v16.16b, v19.16b
    shl v16.16b, v11.16b, #1
    eor v19.16b, v8.16b, v17.16b
    eor v7.16b, v7.16b, v14.16b
    bit v8.16b, v28.16b, v14.16b
    eor v5.16b, v5.16b, v14.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v26.16b, v28.16b
    bic v1.16b, v19.16b, v1.16b
    eor v24.16b, v24.16b, v19.16b
    sri v16.16b, v11.16b, #7
    eor v3.16b, v3.16b, v8.16b
    shl v28.16b, v5.16b, #4
    shl v8.16b, v17.16b, #7
    eor v7.16b, v1.16b, v7.16b
    shl v11.16b, v24.16b, #5
    shl v14.16b, v3.16b, #2
    sri v28.16b, v5.16b, #4
    sri v8.16b, v17.16b, #1
    bsl v19.16b, v7.16b, v1.16b
    sri v11.16b, v24.16b, #3
    eor v1.16b, v25.16b, v7.16b
    sri v14.16b, v3.16b, #6
    // round 14 (pipo.dsl:36)
    eor v3.16b, v21.16b, v28.16b
    // round 13 (pipo.dsl:38)
    eor v5.16b, v18.16b, v19.16b
    // round 14 (pipo.dsl:36)
    eor v7.16b, v16.16b, v11.16b
    // round 13 (pipo.dsl:37)
    shl v17.16b, v1.16b, #3
    // round 14 (pipo.dsl:36)
    bif v21.16b, v3.16b, v8.16b
    bif v3.16b, v28.16b, v8.16b
    // round 15 (pipo.dsl:38)
    ldp q18, q19, [x3, #416]
    // round 14 (pipo.dsl:36)
    bit v7.16b, v11.16b, v14.16b
    // round 13 (pipo.dsl:37)
    sri v17.16b, v1.16b, #5
    shl v1.16b, v5.16b, #6
    // round 14 (pipo.dsl:36)
    bit v8.16b, v28.16b, v21.16b
    eor v4.16b, v4.16b, v3.16b
    bic v24.16b, v17.16b, v7.16b
    // round 13 (pipo.dsl:37)
    sri v1.16b, v5.16b, #2
    // round 14 (pipo.dsl:36)
    eor v5.16b, v14.16b, v7.16b
    eor v28.16b, v14.16b, v8.16b
    eor v3.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v1.16b, v24.16b
    orn v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v8.16b
    // round 15 (pipo.dsl:38)
    ldp q24, q30, [x3, #448]
    // round 14 (pipo.dsl:36)
    eor v28.16b, v17.16b, v28.16b
    eor v8.16b, v5.16b, v17.16b
    eor v1.16b, v3.16b, v1.16b
    bic v3.16b, v28.16b, v8.16b
    eor v11.16b, v21.16b, v1.16b
    eor v31.16b, v31.16b, v1.16b
    eor v29.16b, v29.16b, v8.16b
    eor v22.16b, v22.16b, v28.16b
    eor v3.16b, v16.16b, v3.16b
    bsl v16.16b, v5.16b, v17.16b
    eor v5.16b, v8.16b, v11.16b
    // round 16 (pipo.dsl:38)
    ldp q17, q8, [x3, #512]
    // round 14 (pipo.dsl:37)
    shl v11.16b, v31.16b, #1
    eor v14.16b, v21.16b, v16.16b
    eor v28.16b, v28.16b, v3.16b
    bit v21.16b, v5.16b, v3.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v16.16b
    eor v5.16b, v10.16b, v5.16b
    // round 16 (pipo.dsl:38)
    ldp q7, q16, [x3, #544]
    // round 14 (pipo.dsl:36)
    bic v1.16b, v14.16b, v1.16b
    eor v2.16b, v2.16b, v14.16b
    sri v11.16b, v31.16b, #7
    eor v4.16b, v4.16b, v21.16b
    shl v21.16b, v3.16b, #4
    shl v31.16b, v5.16b, #7
    eor v28.16b, v1.16b, v28.16b
    shl v10.16b, v2.16b, #5
    sri v21.16b, v3.16b, #4
    shl v3.16b, v4.16b, #2
    sri v31.16b, v5.16b, #1
    bsl v14.16b, v28.16b, v1.16b
    sri v10.16b, v2.16b, #3
    eor v1.16b, v9.16b, v28.16b
    sri v3.16b, v4.16b, #6
    // round 15 (pipo.dsl:36)
    eor v2.16b, v22.16b, v21.16b
    // round 14 (pipo.dsl:38)
    eor v4.16b, v29.16b, v14.16b
    // round 15 (pipo.dsl:36)
    eor v5.16b, v11.16b, v10.16b
    // round 14 (pipo.dsl:37)
    shl v28.16b, v1.16b, #3
    // round 15 (pipo.dsl:36)
    bif v22.16b, v2.16b, v31.16b
    bif v2.16b, v21.16b, v31.16b
    // round 16 (pipo.dsl:38)
    ldp q29, q9, [x3, #576]
    // round 15 (pipo.dsl:36)
    bit v5.16b, v10.16b, v3.16b
    // round 14 (pipo.dsl:37)
    sri v28.16b, v1.16b, #5
    shl v1.16b, v4.16b, #6
    // round 15 (pipo.dsl:36)
    bit v31.16b, v21.16b, v22.16b
    eor v21.16b, v12.16b, v2.16b
    bic v10.16b, v28.16b, v5.16b
    // round 14 (pipo.dsl:37)
    sri v1.16b, v4.16b, #2
    // round 15 (pipo.dsl:36)
    eor v4.16b, v3.16b, v5.16b
    eor v3.16b, v3.16b, v31.16b
    eor v2.16b, v28.16b, v2.16b
    eor v28.16b, v11.16b, v28.16b
    eor v10.16b, v1.16b, v10.16b
    orn v1.16b, v1.16b, v5.16b
    eor v5.16b, v18.16b, v31.16b
    // round 17 (pipo.dsl:38)
    ldp q18, q31, [x3, #832]
    // round 15 (pipo.dsl:36)
    eor v3.16b, v10.16b, v3.16b
    eor v11.16b, v4.16b, v10.16b
    eor v1.16b, v2.16b, v1.16b
    bic v2.16b, v3.16b, v11.16b
    eor v12.16b, v22.16b, v1.16b
    eor v19.16b, v19.16b, v1.16b
    eor v13.16b, v13.16b, v11.16b
    eor v0.16b, v0.16b, v3.16b
    eor v2.16b, v28.16b, v2.16b
    bsl v28.16b, v4.16b, v10.16b
    eor v4.16b, v11.16b, v12.16b
    // round 17 (pipo.dsl:38)
    ldp q10, q11, [x3, #864]
    // round 15 (pipo.dsl:37)
    shl v12.16b, v19.16b, #1
    eor v14.16b, v22.16b, v28.16b
    eor v3.16b, v3.16b, v2.16b
    bit v22.16b, v4.16b, v2.16b
    eor v2.16b, v21.16b, v2.16b
    eor v5.16b, v5.16b, v28.16b
    eor v4.16b, v15.16b, v4.16b
    bic v1.16b, v14.16b, v1.16b
    eor v21.16b, v24.16b, v14.16b
    sri v12.16b, v19.16b, #7
    eor v5.16b, v5.16b, v22.16b
    shl v19.16b, v2.16b, #4
    shl v22.16b, v4.16b, #7
    eor v3.16b, v1.16b, v3.16b
    shl v24.16b, v21.16b, #5
    shl v28.16b, v5.16b, #2
    sri v19.16b, v2.16b, #4
    sri v22.16b, v4.16b, #1
    bsl v14.16b, v3.16b, v1.16b
    sri v24.16b, v21.16b, #3
    eor v1.16b, v30.16b, v3.16b
    sri v28.16b, v5.16b, #6
    // round 16 (pipo.dsl:36)
    eor v2.16b, v0.16b, v19.16b
    // round 15 (pipo.dsl:38)
    eor v3.16b, v13.16b, v14.16b
    // round 16 (pipo.dsl:36)
    eor v4.16b, v12.16b, v24.16b
    // round 15 (pipo.dsl:37)
    shl v5.16b, v1.16b, #3
    // round 16 (pipo.dsl:36)
    bif v0.16b, v2.16b, v22.16b
    bif v2.16b, v19.16b, v22.16b
    // round 17 (pipo.dsl:37)
    mov v21.16b, v12.16b
    ld4 {v12.16b, v13.16b, v14.16b, v15.16b}, [x1]
    // round 16 (pipo.dsl:36)
    bit v4.16b, v24.16b, v28.16b
    // round 15 (pipo.dsl:37)
    sri v5.16b, v1.16b, #5
    shl v1.16b, v3.16b, #6
    // round 16 (pipo.dsl:36)
    bit v22.16b, v19.16b, v0.16b
    bic v19.16b, v5.16b, v4.16b
    eor v24.16b, v28.16b, v4.16b
    // round 15 (pipo.dsl:37)
    sri v1.16b, v3.16b, #2
    // round 16 (pipo.dsl:36)
    eor v3.16b, v28.16b, v22.16b
    eor v28.16b, v5.16b, v2.16b
    eor v5.16b, v21.16b, v5.16b
    eor v19.16b, v1.16b, v19.16b
    orn v1.16b, v1.16b, v4.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v7.16b, v22.16b
    eor v3.16b, v19.16b, v3.16b
    eor v7.16b, v24.16b, v19.16b
    eor v1.16b, v28.16b, v1.16b
    bic v17.16b, v3.16b, v7.16b
    eor v21.16b, v0.16b, v1.16b
    eor v16.16b, v16.16b, v1.16b
    eor v22.16b, v8.16b, v7.16b
    eor v20.16b, v20.16b, v3.16b
    eor v17.16b, v5.16b, v17.16b
    bsl v5.16b, v24.16b, v19.16b
    eor v7.16b, v7.16b, v21.16b
    shl v19.16b, v16.16b, #1
    // round 17 (pipo.dsl:37)
    mov v28.16b, v22.16b
    mov v30.16b, v23.16b
    ld4 {v21.16b, v22.16b, v23.16b, v24.16b}, [x9]
    // round 16 (pipo.dsl:36)
    eor v8.16b, v0.16b, v5.16b
    eor v3.16b, v3.16b, v17.16b
    bit v0.16b, v7.16b, v17.16b
    eor v2.16b, v2.16b, v17.16b
    bic v1.16b, v8.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v29.16b, v8.16b
    shl v17.16b, v2.16b, #4
    eor v3.16b, v1.16b, v3.16b
    eor v0.16b, v4.16b, v0.16b
    shl v4.16b, v5.16b, #5
    eor v6.16b, v6.16b, v7.16b
    bsl v8.16b, v3.16b, v1.16b
    sri v19.16b, v16.16b, #7
    shl v1.16b, v0.16b, #2
    sri v4.16b, v5.16b, #3
    eor v3.16b, v9.16b, v3.16b
    sri v17.16b, v2.16b, #4
    shl v2.16b, v6.16b, #7
    eor v5.16b, v28.16b, v8.16b
    sri v1.16b, v0.16b, #6
    // round 17 (pipo.dsl:36)
    eor v0.16b, v19.16b, v4.16b
    // round 16 (pipo.dsl:37)
    shl v7.16b, v3.16b, #3
    // round 17 (pipo.dsl:36)
    eor v16.16b, v20.16b, v17.16b
    // round 16 (pipo.dsl:37)
    sri v2.16b, v6.16b, #1
    shl v6.16b, v5.16b, #6
    // round 17 (pipo.dsl:36)
    bit v0.16b, v4.16b, v1.16b
    // round 16 (pipo.dsl:37)
    sri v7.16b, v3.16b, #5
    // round 17 (pipo.dsl:36)
    bif v20.16b, v16.16b, v2.16b
    // round 16 (pipo.dsl:37)
    sri v6.16b, v5.16b, #2
    // round 17 (pipo.dsl:36)
    bif v16.16b, v17.16b, v2.16b
    bic v3.16b, v7.16b, v0.16b
    eor v4.16b, v1.16b, v0.16b
    eor v5.16b, v19.16b, v7.16b
    bit v2.16b, v17.16b, v20.16b
    orn v0.16b, v6.16b, v0.16b
    eor v7.16b, v7.16b, v16.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v18.16b, v16.16b
    eor v1.16b, v1.16b, v2.16b
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v31.16b, v2.16b
    eor v7.16b, v4.16b, v3.16b
    eor v1.16b, v3.16b, v1.16b
    eor v16.16b, v20.16b, v0.16b
    eor v17.16b, v30.16b, v0.16b
    eor v18.16b, v27.16b, v7.16b
    bic v19.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    shl v16.16b, v17.16b, #1
    eor v27.16b, v10.16b, v1.16b
    eor v19.16b, v5.16b, v19.16b
    bsl v5.16b, v4.16b, v3.16b
    eor v3.16b, v26.16b, v7.16b
    sri v16.16b, v17.16b, #7
    eor v4.16b, v20.16b, v5.16b
    eor v1.16b, v1.16b, v19.16b
    bit v20.16b, v7.16b, v19.16b
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v6.16b, v19.16b
    shl v6.16b, v3.16b, #7
    bic v0.16b, v4.16b, v0.16b
    eor v7.16b, v11.16b, v4.16b
    eor v2.16b, v2.16b, v20.16b
    shl v17.16b, v5.16b, #4
    sri v6.16b, v3.16b, #1
    eor v1.16b, v0.16b, v1.16b
    shl v3.16b, v7.16b, #5
    shl v19.16b, v2.16b, #2
    sri v17.16b, v5.16b, #4
    bsl v4.16b, v1.16b, v0.16b
    eor v0.16b, v25.16b, v1.16b
    sri v3.16b, v7.16b, #3
    sri v19.16b, v2.16b, #6
    zip1 v1.16b, v17.16b, v16.16b
    zip2 v2.16b, v17.16b, v16.16b
    eor v4.16b, v18.16b, v4.16b
    shl v5.16b, v0.16b, #3
    zip1 v7.16b, v6.16b, v3.16b
    zip2 v3.16b, v6.16b, v3.16b
    eor v30.16b, v1.16b, v14.16b
    eor v10.16b, v2.16b, v23.16b
    shl v1.16b, v4.16b, #6
    sri v5.16b, v0.16b, #5
    eor v29.16b, v7.16b, v13.16b
    eor v9.16b, v3.16b, v22.16b
    sri v1.16b, v4.16b, #2
    zip1 v0.16b, v5.16b, v19.16b
    zip2 v2.16b, v5.16b, v19.16b
    zip1 v3.16b, v27.16b, v1.16b
    zip2 v1.16b, v27.16b, v1.16b
    eor v31.16b, v0.16b, v15.16b
    eor v11.16b, v2.16b, v24.16b
    eor v28.16b, v3.16b, v12.16b
    eor v8.16b, v1.16b, v21.16b
    st4 {v28.16b, v29.16b, v30.16b, v31.16b}, [x0]
    st4 {v8.16b, v9.16b, v10.16b, v11.16b}, [x10]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #16
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_256_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_256_ctr_crypt_neon_out
.Llwcc_pipo64_256_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_pipo64_256_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_256_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_256_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_256_ctr_crypt_neon_group
.Llwcc_pipo64_256_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_256_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ctr_crypt_neon_copy
.Llwcc_pipo64_256_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_256_ctr_crypt_neon, .-lwcc_pipo64_256_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_256_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
