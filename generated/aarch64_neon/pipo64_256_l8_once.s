// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target neon --lanes 8
// passes:    unroll() invert() counter() fold() sbox(lanes=8) complement() rotate() balance() hoist() slice(lanes=8) select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ld4.8b; unzip.8b n2; r0 r1 r2 | c0 c1 c2 n0 n1 n2
// sizes:     in bytes: block 8, key 32, nonce 4, rk 696, ctx 744, align 16, group 64, stack 192
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:c5f73aecb01c430698217d45bfd12561331ac26ce6a1f9df271f472d2ddd73cb

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
    ld1r {v0.8b}, [x10]
    add x10, x1, #20
    ld1r {v1.8b}, [x9]
    add x9, x1, #4
    ld1r {v2.8b}, [x9]
    add x9, x1, #28
    add x13, x1, #6
    ld1r {v3.8b}, [x13]
    add x13, x1, #5
    str d3, [x0, #0]
    ld1r {v4.8b}, [x13]
    add x13, x1, #7
    mvn v5.8b, v4.8b
    str d5, [x0, #8]
    ld1r {v5.8b}, [x13]
    add x13, x1, #3
    ld1r {v6.8b}, [x13]
    add x13, x1, #2
    mvn v7.8b, v5.8b
    str d7, [x0, #16]
    str d6, [x0, #24]
    str d2, [x0, #32]
    ld1r {v16.8b}, [x1]
    str d16, [x0, #40]
    ld1r {v17.8b}, [x13]
    add x13, x1, #1
    mvn v18.8b, v17.8b
    str d18, [x0, #48]
    ld1r {v19.8b}, [x13]
    add x13, x1, #10
    ld1r {v20.8b}, [x13]
    str d19, [x0, #56]
    // round 1 (pipo.dsl:38)
    mvn v21.8b, v20.8b
    shl v22.8b, v21.8b, #4
    sri v22.8b, v21.8b, #4
    str d22, [x0, #64]
    add x13, x1, #12
    ld1r {v22.8b}, [x13]
    add x13, x1, #14
    ld1r {v23.8b}, [x10]
    add x10, x1, #31
    ld1r {v24.8b}, [x12]
    add x12, x1, #27
    mvn v22.8b, v22.8b
    shl v25.8b, v22.8b, #2
    sri v25.8b, v22.8b, #6
    str d25, [x0, #72]
    mvn v25.8b, v0.8b
    shl v26.8b, v25.8b, #6
    sri v26.8b, v25.8b, #2
    str d26, [x0, #80]
    ld1r {v26.8b}, [x13]
    add x13, x1, #13
    shl v27.8b, v26.8b, #7
    sri v27.8b, v26.8b, #1
    str d27, [x0, #88]
    ld1r {v27.8b}, [x13]
    add x13, x1, #8
    shl v28.8b, v27.8b, #3
    sri v28.8b, v27.8b, #5
    str d28, [x0, #96]
    mvn v28.8b, v1.8b
    shl v29.8b, v28.8b, #5
    sri v29.8b, v28.8b, #3
    str d29, [x0, #104]
    ld1r {v29.8b}, [x13]
    add x13, x1, #9
    movi v30.8b, #1
    ld1r {v31.8b}, [x13]
    add x13, x1, #23
    ld1r {v8.8b}, [x13]
    add x13, x1, #22
    ld1r {v9.8b}, [x13]
    add x13, x1, #21
    // round 4 (pipo.dsl:38)
    mvn v2.8b, v2.8b
    // round 17 (pipo.dsl:38)
    mvn v27.8b, v27.8b
    ld1r {v10.8b}, [x13]
    add x13, x1, #19
    ld1r {v11.8b}, [x13]
    add x13, x1, #16
    ld1r {v12.8b}, [x13]
    add x13, x1, #17
    // round 2 (pipo.dsl:38)
    mvn v23.8b, v23.8b
    ld1r {v13.8b}, [x13]
    add x13, x1, #29
    eor v30.8b, v29.8b, v30.8b
    mvn v8.8b, v8.8b
    str d30, [x0, #112]
    // round 1 (pipo.dsl:38)
    mvn v30.8b, v31.8b
    // round 2 (pipo.dsl:37)
    shl v14.8b, v9.8b, #7
    // round 1 (pipo.dsl:37)
    shl v15.8b, v30.8b, #1
    sri v15.8b, v30.8b, #7
    str d15, [x0, #120]
    // round 2 (pipo.dsl:38)
    mvn v24.8b, v24.8b
    shl v15.8b, v24.8b, #4
    sri v15.8b, v24.8b, #4
    str d15, [x0, #128]
    shl v15.8b, v23.8b, #2
    sri v15.8b, v23.8b, #6
    str d15, [x0, #136]
    shl v15.8b, v8.8b, #6
    sri v15.8b, v8.8b, #2
    str d15, [x0, #144]
    sri v14.8b, v9.8b, #1
    str d14, [x0, #152]
    shl v14.8b, v10.8b, #3
    sri v14.8b, v10.8b, #5
    str d14, [x0, #160]
    mvn v14.8b, v11.8b
    shl v15.8b, v14.8b, #5
    sri v15.8b, v14.8b, #3
    mvn v14.8b, v13.8b
    str d15, [x0, #168]
    movi v15.8b, #2
    eor v15.8b, v12.8b, v15.8b
    str d15, [x0, #176]
    shl v15.8b, v14.8b, #1
    sri v15.8b, v14.8b, #7
    ld1r {v14.8b}, [x11]
    add x11, x1, #30
    str d15, [x0, #184]
    // round 3 (pipo.dsl:38)
    mvn v14.8b, v14.8b
    shl v15.8b, v14.8b, #4
    sri v15.8b, v14.8b, #4
    str d15, [x0, #192]
    ld1r {v15.8b}, [x9]
    add x9, x1, #24
    mvn v15.8b, v15.8b
    str q24, [sp, #64]
    shl v24.8b, v15.8b, #2
    sri v24.8b, v15.8b, #6
    str d24, [x0, #200]
    ld1r {v24.8b}, [x10]
    add x10, x1, #25
    mvn v24.8b, v24.8b
    str q1, [sp, #80]
    shl v1.8b, v24.8b, #6
    sri v1.8b, v24.8b, #2
    str d1, [x0, #208]
    ld1r {v1.8b}, [x11]
    str q22, [sp, #96]
    shl v22.8b, v1.8b, #7
    sri v22.8b, v1.8b, #1
    str d22, [x0, #216]
    ld1r {v22.8b}, [x13]
    // round 4 (pipo.dsl:38)
    mvn v6.8b, v6.8b
    // round 3 (pipo.dsl:37)
    str q8, [sp, #112]
    shl v8.8b, v22.8b, #3
    sri v8.8b, v22.8b, #5
    str d8, [x0, #224]
    ld1r {v8.8b}, [x12]
    str q5, [sp, #128]
    mvn v5.8b, v8.8b
    str q11, [sp, #144]
    shl v11.8b, v5.8b, #5
    sri v11.8b, v5.8b, #3
    str d11, [x0, #232]
    ld1r {v5.8b}, [x9]
    movi v11.8b, #3
    // round 15 (pipo.dsl:38)
    mvn v22.8b, v22.8b
    eor v11.8b, v5.8b, v11.8b
    str d11, [x0, #240]
    ld1r {v11.8b}, [x10]
    // round 4 (pipo.dsl:38)
    mvn v19.8b, v19.8b
    // round 3 (pipo.dsl:38)
    str q11, [sp, #160]
    mvn v11.8b, v11.8b
    str q22, [sp, #176]
    shl v22.8b, v11.8b, #1
    sri v22.8b, v11.8b, #7
    str d22, [x0, #248]
    // round 4 (pipo.dsl:37)
    shl v22.8b, v18.8b, #4
    sri v22.8b, v18.8b, #4
    str d22, [x0, #256]
    shl v18.8b, v2.8b, #2
    sri v18.8b, v2.8b, #6
    str d18, [x0, #264]
    shl v18.8b, v7.8b, #6
    sri v18.8b, v7.8b, #2
    str d18, [x0, #272]
    shl v7.8b, v3.8b, #7
    sri v7.8b, v3.8b, #1
    str d7, [x0, #280]
    shl v7.8b, v4.8b, #3
    sri v7.8b, v4.8b, #5
    str d7, [x0, #288]
    shl v7.8b, v6.8b, #5
    sri v7.8b, v6.8b, #3
    str d7, [x0, #296]
    movi v7.8b, #4
    eor v7.8b, v16.8b, v7.8b
    str d7, [x0, #304]
    shl v7.8b, v19.8b, #1
    // round 14 (pipo.dsl:38)
    mvn v18.8b, v10.8b
    // round 4 (pipo.dsl:37)
    sri v7.8b, v19.8b, #7
    str d7, [x0, #312]
    movi v7.8b, #5
    eor v7.8b, v29.8b, v7.8b
    str d7, [x0, #320]
    movi v7.8b, #6
    str d15, [x0, #560]
    // round 16 (pipo.dsl:38)
    mvn v3.8b, v3.8b
    str d21, [x0, #472]
    eor v7.8b, v12.8b, v7.8b
    str d7, [x0, #328]
    movi v7.8b, #7
    eor v7.8b, v5.8b, v7.8b
    str d7, [x0, #336]
    movi v7.8b, #8
    // round 15 (pipo.dsl:38)
    mvn v1.8b, v1.8b
    str d6, [x0, #664]
    eor v6.8b, v16.8b, v7.8b
    str d6, [x0, #344]
    movi v6.8b, #9
    str d13, [x0, #592]
    // round 14 (pipo.dsl:38)
    mvn v7.8b, v9.8b
    eor v6.8b, v29.8b, v6.8b
    str d6, [x0, #352]
    movi v6.8b, #10
    str d24, [x0, #568]
    str d2, [x0, #512]
    // round 17 (pipo.dsl:37)
    shl v2.8b, v27.8b, #3
    // round 15 (pipo.dsl:38)
    str d1, [x0, #544]
    movi v1.8b, #15
    eor v6.8b, v12.8b, v6.8b
    str d23, [x0, #616]
    // round 17 (pipo.dsl:37)
    shl v21.8b, v20.8b, #4
    str d30, [x0, #488]
    // round 13 (pipo.dsl:38)
    mvn v22.8b, v26.8b
    eor v1.8b, v5.8b, v1.8b
    str d17, [x0, #680]
    movi v17.8b, #11
    // round 17 (pipo.dsl:37)
    sri v2.8b, v27.8b, #5
    str d25, [x0, #496]
    sri v21.8b, v20.8b, #4
    movi v20.8b, #17
    movi v23.8b, #13
    // round 13 (pipo.dsl:38)
    str d22, [x0, #648]
    str d31, [x0, #640]
    // round 17 (pipo.dsl:37)
    shl v22.8b, v0.8b, #6
    movi v24.8b, #12
    eor v5.8b, v5.8b, v17.8b
    str d26, [x0, #464]
    str d27, [x0, #456]
    eor v17.8b, v29.8b, v23.8b
    eor v20.8b, v29.8b, v20.8b
    movi v23.8b, #16
    str d28, [x0, #448]
    str d14, [x0, #552]
    str d5, [x0, #368]
    movi v5.8b, #14
    sri v22.8b, v0.8b, #2
    eor v0.8b, v16.8b, v24.8b
    str d19, [x0, #672]
    eor v16.8b, v16.8b, v23.8b
    str d17, [x0, #384]
    str d8, [x0, #528]
    eor v5.8b, v12.8b, v5.8b
    str d22, [x0, #424]
    str d0, [x0, #376]
    str d16, [x0, #408]
    ldr q0, [sp, #144]
    str d0, [x0, #584]
    str d5, [x0, #392]
    // round 16 (pipo.dsl:38)
    str d3, [x0, #504]
    ldr q0, [sp, #128]
    str d0, [x0, #688]
    ldr q0, [sp, #112]
    str d0, [x0, #624]
    // round 14 (pipo.dsl:38)
    str d7, [x0, #600]
    // round 17 (pipo.dsl:37)
    str d2, [x0, #440]
    ldr q0, [sp, #96]
    str d0, [x0, #480]
    // round 14 (pipo.dsl:38)
    str d18, [x0, #576]
    // round 17 (pipo.dsl:37)
    str d21, [x0, #416]
    ldr q0, [sp, #80]
    str d0, [x0, #632]
    str d6, [x0, #360]
    str d1, [x0, #400]
    str d20, [x0, #432]
    // round 15 (pipo.dsl:38)
    ldr q0, [sp, #176]
    str d0, [x0, #520]
    str d4, [x0, #656]
    ldr q0, [sp, #160]
    str d0, [x0, #536]
    ldr q0, [sp, #64]
    str d0, [x0, #608]
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
    sub sp, sp, #128
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    // x5: whole groups of 64 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #6
    and x6, x6, #63
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_rest
.Llwcc_pipo64_256_ecb_encrypt_neon_group:
    add x9, x1, #32
    ld4 {v0.8b, v1.8b, v2.8b, v3.8b}, [x1]
    ld4 {v4.8b, v5.8b, v6.8b, v7.8b}, [x9]
    ldp d16, d17, [x3, #0]
    ldp d18, d19, [x3, #32]
    ldp d20, d21, [x3, #48]
    ldp d22, d23, [x3, #16]
    uzp1 v24.8b, v0.8b, v4.8b
    uzp2 v25.8b, v1.8b, v5.8b
    uzp1 v26.8b, v2.8b, v6.8b
    uzp2 v2.8b, v2.8b, v6.8b
    uzp1 v1.8b, v1.8b, v5.8b
    uzp2 v5.8b, v3.8b, v7.8b
    eor v6.8b, v25.8b, v17.8b
    eor v17.8b, v24.8b, v19.8b
    eor v19.8b, v26.8b, v20.8b
    eor v2.8b, v2.8b, v16.8b
    uzp1 v3.8b, v3.8b, v7.8b
    eor v5.8b, v5.8b, v22.8b
    // round 1 (pipo.dsl:36)
    eor v7.8b, v17.8b, v19.8b
    eor v1.8b, v1.8b, v21.8b
    uzp2 v0.8b, v0.8b, v4.8b
    eor v4.8b, v2.8b, v6.8b
    eor v3.8b, v3.8b, v23.8b
    bif v17.8b, v7.8b, v1.8b
    eor v0.8b, v0.8b, v18.8b
    bif v7.8b, v19.8b, v1.8b
    bit v4.8b, v6.8b, v5.8b
    eor v2.8b, v3.8b, v2.8b
    ldp d6, d16, [x3, #64]
    bit v1.8b, v19.8b, v17.8b
    eor v18.8b, v3.8b, v7.8b
    bic v3.8b, v3.8b, v4.8b
    eor v19.8b, v5.8b, v4.8b
    orn v4.8b, v0.8b, v4.8b
    eor v5.8b, v5.8b, v1.8b
    eor v0.8b, v0.8b, v3.8b
    eor v3.8b, v4.8b, v18.8b
    ldp d4, d18, [x3, #80]
    ldp d20, d21, [x3, #96]
    eor v7.8b, v6.8b, v7.8b
    eor v5.8b, v0.8b, v5.8b
    eor v22.8b, v19.8b, v0.8b
    eor v23.8b, v17.8b, v3.8b
    bic v24.8b, v5.8b, v22.8b
    eor v23.8b, v22.8b, v23.8b
    eor v1.8b, v4.8b, v1.8b
    eor v25.8b, v18.8b, v3.8b
    eor v22.8b, v16.8b, v22.8b
    eor v24.8b, v2.8b, v24.8b
    bsl v2.8b, v19.8b, v0.8b
    shl v0.8b, v25.8b, #1
    eor v19.8b, v17.8b, v2.8b
    eor v26.8b, v5.8b, v24.8b
    bit v17.8b, v23.8b, v24.8b
    eor v7.8b, v7.8b, v24.8b
    eor v1.8b, v1.8b, v2.8b
    sri v0.8b, v25.8b, #7
    bic v2.8b, v19.8b, v3.8b
    eor v3.8b, v20.8b, v19.8b
    ldr d24, [x3, #112]
    eor v1.8b, v1.8b, v17.8b
    eor v17.8b, v2.8b, v26.8b
    shl v25.8b, v3.8b, #5
    shl v26.8b, v7.8b, #4
    shl v27.8b, v1.8b, #2
    bsl v19.8b, v17.8b, v2.8b
    ldr d2, [x3, #120]
    sri v25.8b, v3.8b, #3
    eor v3.8b, v21.8b, v17.8b
    eor v5.8b, v24.8b, v5.8b
    sri v26.8b, v7.8b, #4
    sri v27.8b, v1.8b, #6
    eor v1.8b, v22.8b, v19.8b
    // round 2 (pipo.dsl:36)
    eor v7.8b, v0.8b, v25.8b
    // round 1 (pipo.dsl:37)
    shl v17.8b, v3.8b, #3
    // round 2 (pipo.dsl:36)
    eor v19.8b, v5.8b, v26.8b
    // round 1 (pipo.dsl:38)
    eor v22.8b, v2.8b, v23.8b
    // round 2 (pipo.dsl:36)
    bit v7.8b, v25.8b, v27.8b
    // round 1 (pipo.dsl:37)
    sri v17.8b, v3.8b, #5
    shl v3.8b, v1.8b, #6
    shl v23.8b, v22.8b, #7
    // round 2 (pipo.dsl:36)
    bic v24.8b, v17.8b, v7.8b
    eor v25.8b, v27.8b, v7.8b
    // round 1 (pipo.dsl:37)
    sri v3.8b, v1.8b, #2
    // round 2 (pipo.dsl:36)
    eor v0.8b, v0.8b, v17.8b
    // round 1 (pipo.dsl:37)
    sri v23.8b, v22.8b, #1
    // round 2 (pipo.dsl:36)
    eor v1.8b, v3.8b, v24.8b
    orn v3.8b, v3.8b, v7.8b
    ldp d7, d22, [x3, #128]
    ldp d24, d28, [x3, #144]
    bif v5.8b, v19.8b, v23.8b
    bif v19.8b, v26.8b, v23.8b
    eor v29.8b, v25.8b, v1.8b
    bit v23.8b, v26.8b, v5.8b
    eor v17.8b, v17.8b, v19.8b
    eor v19.8b, v7.8b, v19.8b
    eor v26.8b, v22.8b, v29.8b
    eor v27.8b, v27.8b, v23.8b
    eor v3.8b, v17.8b, v3.8b
    ldp d17, d30, [x3, #160]
    eor v23.8b, v24.8b, v23.8b
    eor v27.8b, v1.8b, v27.8b
    eor v31.8b, v5.8b, v3.8b
    eor v8.8b, v28.8b, v3.8b
    bic v9.8b, v27.8b, v29.8b
    eor v29.8b, v29.8b, v31.8b
    shl v31.8b, v8.8b, #1
    eor v9.8b, v0.8b, v9.8b
    bsl v0.8b, v25.8b, v1.8b
    sri v31.8b, v8.8b, #7
    eor v1.8b, v5.8b, v0.8b
    eor v25.8b, v27.8b, v9.8b
    bit v5.8b, v29.8b, v9.8b
    eor v19.8b, v19.8b, v9.8b
    eor v0.8b, v23.8b, v0.8b
    bic v3.8b, v1.8b, v3.8b
    eor v23.8b, v17.8b, v1.8b
    ldr d8, [x3, #176]
    eor v0.8b, v0.8b, v5.8b
    eor v5.8b, v3.8b, v25.8b
    shl v25.8b, v23.8b, #5
    shl v9.8b, v19.8b, #4
    shl v10.8b, v0.8b, #2
    bsl v1.8b, v5.8b, v3.8b
    ldr d3, [x3, #184]
    sri v25.8b, v23.8b, #3
    eor v5.8b, v30.8b, v5.8b
    eor v23.8b, v8.8b, v27.8b
    sri v9.8b, v19.8b, #4
    sri v10.8b, v0.8b, #6
    eor v0.8b, v26.8b, v1.8b
    // round 3 (pipo.dsl:36)
    eor v1.8b, v31.8b, v25.8b
    // round 2 (pipo.dsl:37)
    shl v19.8b, v5.8b, #3
    // round 3 (pipo.dsl:36)
    eor v26.8b, v23.8b, v9.8b
    // round 2 (pipo.dsl:38)
    eor v27.8b, v3.8b, v29.8b
    // round 3 (pipo.dsl:36)
    bit v1.8b, v25.8b, v10.8b
    // round 2 (pipo.dsl:37)
    sri v19.8b, v5.8b, #5
    shl v5.8b, v0.8b, #6
    shl v25.8b, v27.8b, #7
    // round 3 (pipo.dsl:36)
    bic v29.8b, v19.8b, v1.8b
    eor v8.8b, v10.8b, v1.8b
    // round 2 (pipo.dsl:37)
    sri v5.8b, v0.8b, #2
    // round 3 (pipo.dsl:36)
    eor v0.8b, v31.8b, v19.8b
    // round 2 (pipo.dsl:37)
    sri v25.8b, v27.8b, #1
    // round 3 (pipo.dsl:36)
    eor v27.8b, v5.8b, v29.8b
    orn v1.8b, v5.8b, v1.8b
    ldp d5, d29, [x3, #192]
    ldp d31, d11, [x3, #208]
    bif v23.8b, v26.8b, v25.8b
    bif v26.8b, v9.8b, v25.8b
    eor v12.8b, v8.8b, v27.8b
    bit v25.8b, v9.8b, v23.8b
    eor v19.8b, v19.8b, v26.8b
    eor v5.8b, v5.8b, v26.8b
    eor v26.8b, v29.8b, v12.8b
    eor v29.8b, v10.8b, v25.8b
    eor v1.8b, v19.8b, v1.8b
    ldp d19, d9, [x3, #224]
    eor v25.8b, v31.8b, v25.8b
    eor v29.8b, v27.8b, v29.8b
    eor v31.8b, v23.8b, v1.8b
    eor v10.8b, v11.8b, v1.8b
    bic v11.8b, v29.8b, v12.8b
    eor v31.8b, v12.8b, v31.8b
    shl v12.8b, v10.8b, #1
    eor v11.8b, v0.8b, v11.8b
    bsl v0.8b, v8.8b, v27.8b
    sri v12.8b, v10.8b, #7
    eor v27.8b, v23.8b, v0.8b
    eor v8.8b, v29.8b, v11.8b
    bit v23.8b, v31.8b, v11.8b
    eor v5.8b, v5.8b, v11.8b
    eor v0.8b, v25.8b, v0.8b
    bic v1.8b, v27.8b, v1.8b
    ldp d25, d10, [x3, #240]
    eor v19.8b, v19.8b, v27.8b
    eor v0.8b, v0.8b, v23.8b
    eor v23.8b, v1.8b, v8.8b
    shl v8.8b, v19.8b, #5
    shl v11.8b, v5.8b, #4
    shl v13.8b, v0.8b, #2
    bsl v27.8b, v23.8b, v1.8b
    eor v1.8b, v10.8b, v31.8b
    sri v8.8b, v19.8b, #3
    eor v19.8b, v9.8b, v23.8b
    eor v23.8b, v25.8b, v29.8b
    sri v11.8b, v5.8b, #4
    shl v5.8b, v1.8b, #7
    eor v25.8b, v26.8b, v27.8b
    // round 4 (pipo.dsl:36)
    eor v26.8b, v12.8b, v8.8b
    // round 3 (pipo.dsl:37)
    sri v13.8b, v0.8b, #6
    shl v0.8b, v19.8b, #3
    // round 4 (pipo.dsl:36)
    eor v27.8b, v23.8b, v11.8b
    // round 3 (pipo.dsl:37)
    sri v5.8b, v1.8b, #1
    shl v1.8b, v25.8b, #6
    // round 4 (pipo.dsl:36)
    bit v26.8b, v8.8b, v13.8b
    // round 3 (pipo.dsl:37)
    sri v0.8b, v19.8b, #5
    // round 4 (pipo.dsl:36)
    bif v23.8b, v27.8b, v5.8b
    // round 3 (pipo.dsl:37)
    sri v1.8b, v25.8b, #2
    // round 4 (pipo.dsl:36)
    bif v27.8b, v11.8b, v5.8b
    bic v19.8b, v0.8b, v26.8b
    eor v25.8b, v13.8b, v26.8b
    eor v29.8b, v12.8b, v0.8b
    ldp d31, d8, [x3, #256]
    bit v5.8b, v11.8b, v23.8b
    orn v26.8b, v1.8b, v26.8b
    eor v0.8b, v0.8b, v27.8b
    eor v1.8b, v1.8b, v19.8b
    ldp d19, d9, [x3, #272]
    eor v10.8b, v13.8b, v5.8b
    eor v0.8b, v0.8b, v26.8b
    ldp d26, d11, [x3, #288]
    eor v12.8b, v25.8b, v1.8b
    eor v27.8b, v31.8b, v27.8b
    eor v31.8b, v1.8b, v10.8b
    eor v10.8b, v23.8b, v0.8b
    eor v5.8b, v19.8b, v5.8b
    eor v19.8b, v9.8b, v0.8b
    eor v8.8b, v8.8b, v12.8b
    bic v9.8b, v31.8b, v12.8b
    eor v10.8b, v12.8b, v10.8b
    shl v12.8b, v19.8b, #1
    eor v9.8b, v29.8b, v9.8b
    bsl v29.8b, v25.8b, v1.8b
    sri v12.8b, v19.8b, #7
    eor v1.8b, v23.8b, v29.8b
    eor v19.8b, v31.8b, v9.8b
    bit v23.8b, v10.8b, v9.8b
    eor v25.8b, v27.8b, v9.8b
    eor v5.8b, v5.8b, v29.8b
    bic v0.8b, v1.8b, v0.8b
    ldp d27, d29, [x3, #304]
    eor v26.8b, v26.8b, v1.8b
    eor v5.8b, v5.8b, v23.8b
    eor v19.8b, v0.8b, v19.8b
    shl v23.8b, v26.8b, #5
    shl v9.8b, v25.8b, #4
    shl v13.8b, v5.8b, #2
    bsl v1.8b, v19.8b, v0.8b
    eor v0.8b, v29.8b, v10.8b
    sri v23.8b, v26.8b, #3
    eor v19.8b, v11.8b, v19.8b
    eor v26.8b, v27.8b, v31.8b
    sri v9.8b, v25.8b, #4
    shl v25.8b, v0.8b, #7
    eor v1.8b, v8.8b, v1.8b
    // round 5 (pipo.dsl:36)
    eor v27.8b, v12.8b, v23.8b
    // round 4 (pipo.dsl:37)
    sri v13.8b, v5.8b, #6
    shl v5.8b, v19.8b, #3
    // round 5 (pipo.dsl:36)
    eor v29.8b, v26.8b, v9.8b
    // round 4 (pipo.dsl:37)
    sri v25.8b, v0.8b, #1
    shl v0.8b, v1.8b, #6
    // round 5 (pipo.dsl:36)
    bit v27.8b, v23.8b, v13.8b
    // round 4 (pipo.dsl:37)
    sri v5.8b, v19.8b, #5
    // round 5 (pipo.dsl:36)
    bif v26.8b, v29.8b, v25.8b
    // round 4 (pipo.dsl:37)
    sri v0.8b, v1.8b, #2
    // round 5 (pipo.dsl:36)
    bif v29.8b, v9.8b, v25.8b
    bic v1.8b, v5.8b, v27.8b
    eor v19.8b, v13.8b, v27.8b
    eor v23.8b, v12.8b, v5.8b
    bit v25.8b, v9.8b, v26.8b
    orn v27.8b, v0.8b, v27.8b
    eor v5.8b, v5.8b, v29.8b
    eor v0.8b, v0.8b, v1.8b
    eor v1.8b, v6.8b, v29.8b
    eor v29.8b, v13.8b, v25.8b
    eor v5.8b, v5.8b, v27.8b
    eor v25.8b, v4.8b, v25.8b
    eor v27.8b, v19.8b, v0.8b
    eor v29.8b, v0.8b, v29.8b
    eor v31.8b, v26.8b, v5.8b
    eor v8.8b, v18.8b, v5.8b
    eor v9.8b, v16.8b, v27.8b
    bic v10.8b, v29.8b, v27.8b
    eor v27.8b, v27.8b, v31.8b
    shl v31.8b, v8.8b, #1
    eor v10.8b, v23.8b, v10.8b
    bsl v23.8b, v19.8b, v0.8b
    ldr d0, [x3, #320]
    sri v31.8b, v8.8b, #7
    eor v19.8b, v26.8b, v23.8b
    eor v8.8b, v29.8b, v10.8b
    bit v26.8b, v27.8b, v10.8b
    eor v1.8b, v1.8b, v10.8b
    eor v23.8b, v25.8b, v23.8b
    bic v5.8b, v19.8b, v5.8b
    eor v25.8b, v20.8b, v19.8b
    eor v0.8b, v0.8b, v29.8b
    eor v23.8b, v23.8b, v26.8b
    shl v26.8b, v1.8b, #4
    eor v29.8b, v5.8b, v8.8b
    shl v8.8b, v25.8b, #5
    eor v27.8b, v2.8b, v27.8b
    shl v10.8b, v23.8b, #2
    sri v26.8b, v1.8b, #4
    bsl v19.8b, v29.8b, v5.8b
    sri v8.8b, v25.8b, #3
    eor v1.8b, v21.8b, v29.8b
    shl v5.8b, v27.8b, #7
    sri v10.8b, v23.8b, #6
    // round 6 (pipo.dsl:36)
    eor v23.8b, v0.8b, v26.8b
    // round 5 (pipo.dsl:38)
    eor v19.8b, v9.8b, v19.8b
    // round 6 (pipo.dsl:36)
    eor v25.8b, v31.8b, v8.8b
    // round 5 (pipo.dsl:37)
    shl v29.8b, v1.8b, #3
    sri v5.8b, v27.8b, #1
    // round 6 (pipo.dsl:36)
    bit v25.8b, v8.8b, v10.8b
    // round 5 (pipo.dsl:37)
    sri v29.8b, v1.8b, #5
    shl v1.8b, v19.8b, #6
    // round 6 (pipo.dsl:36)
    bif v0.8b, v23.8b, v5.8b
    bif v23.8b, v26.8b, v5.8b
    bic v27.8b, v29.8b, v25.8b
    // round 5 (pipo.dsl:37)
    sri v1.8b, v19.8b, #2
    // round 6 (pipo.dsl:36)
    eor v19.8b, v10.8b, v25.8b
    bit v5.8b, v26.8b, v0.8b
    eor v26.8b, v29.8b, v23.8b
    eor v29.8b, v31.8b, v29.8b
    eor v27.8b, v1.8b, v27.8b
    orn v1.8b, v1.8b, v25.8b
    eor v23.8b, v7.8b, v23.8b
    eor v25.8b, v10.8b, v5.8b
    eor v5.8b, v24.8b, v5.8b
    eor v31.8b, v19.8b, v27.8b
    eor v1.8b, v26.8b, v1.8b
    eor v25.8b, v27.8b, v25.8b
    eor v26.8b, v0.8b, v1.8b
    eor v8.8b, v28.8b, v1.8b
    eor v9.8b, v22.8b, v31.8b
    bic v10.8b, v25.8b, v31.8b
    eor v26.8b, v31.8b, v26.8b
    shl v31.8b, v8.8b, #1
    eor v10.8b, v29.8b, v10.8b
    bsl v29.8b, v19.8b, v27.8b
    ldr d19, [x3, #328]
    sri v31.8b, v8.8b, #7
    eor v27.8b, v0.8b, v29.8b
    eor v8.8b, v25.8b, v10.8b
    bit v0.8b, v26.8b, v10.8b
    eor v23.8b, v23.8b, v10.8b
    eor v5.8b, v5.8b, v29.8b
    bic v1.8b, v27.8b, v1.8b
    eor v29.8b, v17.8b, v27.8b
    eor v19.8b, v19.8b, v25.8b
    eor v0.8b, v5.8b, v0.8b
    shl v5.8b, v23.8b, #4
    eor v25.8b, v1.8b, v8.8b
    shl v8.8b, v29.8b, #5
    eor v26.8b, v3.8b, v26.8b
    shl v10.8b, v0.8b, #2
    sri v5.8b, v23.8b, #4
    bsl v27.8b, v25.8b, v1.8b
    sri v8.8b, v29.8b, #3
    eor v1.8b, v30.8b, v25.8b
    shl v23.8b, v26.8b, #7
    sri v10.8b, v0.8b, #6
    // round 7 (pipo.dsl:36)
    eor v0.8b, v19.8b, v5.8b
    // round 6 (pipo.dsl:38)
    eor v25.8b, v9.8b, v27.8b
    // round 7 (pipo.dsl:36)
    eor v27.8b, v31.8b, v8.8b
    // round 6 (pipo.dsl:37)
    shl v29.8b, v1.8b, #3
    sri v23.8b, v26.8b, #1
    // round 7 (pipo.dsl:36)
    bit v27.8b, v8.8b, v10.8b
    // round 6 (pipo.dsl:37)
    sri v29.8b, v1.8b, #5
    shl v1.8b, v25.8b, #6
    // round 7 (pipo.dsl:36)
    bif v19.8b, v0.8b, v23.8b
    bif v0.8b, v5.8b, v23.8b
    bic v26.8b, v29.8b, v27.8b
    // round 6 (pipo.dsl:37)
    sri v1.8b, v25.8b, #2
    // round 7 (pipo.dsl:36)
    eor v25.8b, v10.8b, v27.8b
    ldp d8, d9, [x3, #192]
    bit v23.8b, v5.8b, v19.8b
    eor v5.8b, v29.8b, v0.8b
    eor v29.8b, v31.8b, v29.8b
    eor v26.8b, v1.8b, v26.8b
    orn v1.8b, v1.8b, v27.8b
    ldp d27, d31, [x3, #208]
    eor v10.8b, v10.8b, v23.8b
    ldp d11, d12, [x3, #224]
    eor v13.8b, v25.8b, v26.8b
    eor v1.8b, v5.8b, v1.8b
    eor v0.8b, v8.8b, v0.8b
    eor v5.8b, v26.8b, v10.8b
    eor v8.8b, v19.8b, v1.8b
    eor v23.8b, v27.8b, v23.8b
    eor v27.8b, v31.8b, v1.8b
    bic v31.8b, v5.8b, v13.8b
    eor v9.8b, v9.8b, v13.8b
    eor v8.8b, v13.8b, v8.8b
    shl v10.8b, v27.8b, #1
    eor v31.8b, v29.8b, v31.8b
    bsl v29.8b, v25.8b, v26.8b
    sri v10.8b, v27.8b, #7
    eor v25.8b, v19.8b, v29.8b
    eor v26.8b, v5.8b, v31.8b
    bit v19.8b, v8.8b, v31.8b
    eor v0.8b, v0.8b, v31.8b
    eor v23.8b, v23.8b, v29.8b
    bic v1.8b, v25.8b, v1.8b
    eor v27.8b, v11.8b, v25.8b
    ldr d29, [x3, #336]
    eor v19.8b, v23.8b, v19.8b
    eor v23.8b, v1.8b, v26.8b
    shl v26.8b, v27.8b, #5
    shl v31.8b, v0.8b, #4
    shl v11.8b, v19.8b, #2
    bsl v25.8b, v23.8b, v1.8b
    ldr d1, [x3, #248]
    sri v26.8b, v27.8b, #3
    eor v23.8b, v12.8b, v23.8b
    eor v5.8b, v29.8b, v5.8b
    sri v31.8b, v0.8b, #4
    sri v11.8b, v19.8b, #6
    eor v0.8b, v9.8b, v25.8b
    // round 8 (pipo.dsl:36)
    eor v19.8b, v10.8b, v26.8b
    // round 7 (pipo.dsl:37)
    shl v25.8b, v23.8b, #3
    // round 8 (pipo.dsl:36)
    eor v27.8b, v5.8b, v31.8b
    // round 7 (pipo.dsl:38)
    eor v1.8b, v1.8b, v8.8b
    // round 8 (pipo.dsl:36)
    bit v19.8b, v26.8b, v11.8b
    // round 7 (pipo.dsl:37)
    sri v25.8b, v23.8b, #5
    shl v23.8b, v0.8b, #6
    shl v26.8b, v1.8b, #7
    // round 8 (pipo.dsl:36)
    bic v29.8b, v25.8b, v19.8b
    eor v8.8b, v11.8b, v19.8b
    // round 7 (pipo.dsl:37)
    sri v23.8b, v0.8b, #2
    // round 8 (pipo.dsl:36)
    eor v0.8b, v10.8b, v25.8b
    // round 7 (pipo.dsl:37)
    sri v26.8b, v1.8b, #1
    // round 8 (pipo.dsl:36)
    eor v1.8b, v23.8b, v29.8b
    orn v19.8b, v23.8b, v19.8b
    ldp d23, d29, [x3, #256]
    ldp d9, d10, [x3, #272]
    bif v5.8b, v27.8b, v26.8b
    bif v27.8b, v31.8b, v26.8b
    eor v12.8b, v8.8b, v1.8b
    bit v26.8b, v31.8b, v5.8b
    eor v25.8b, v25.8b, v27.8b
    eor v23.8b, v23.8b, v27.8b
    eor v27.8b, v29.8b, v12.8b
    eor v29.8b, v11.8b, v26.8b
    eor v19.8b, v25.8b, v19.8b
    ldp d25, d31, [x3, #288]
    eor v26.8b, v9.8b, v26.8b
    eor v29.8b, v1.8b, v29.8b
    eor v9.8b, v5.8b, v19.8b
    eor v10.8b, v10.8b, v19.8b
    bic v11.8b, v29.8b, v12.8b
    eor v9.8b, v12.8b, v9.8b
    shl v12.8b, v10.8b, #1
    eor v11.8b, v0.8b, v11.8b
    bsl v0.8b, v8.8b, v1.8b
    sri v12.8b, v10.8b, #7
    eor v1.8b, v5.8b, v0.8b
    eor v8.8b, v29.8b, v11.8b
    bit v5.8b, v9.8b, v11.8b
    eor v23.8b, v23.8b, v11.8b
    eor v0.8b, v26.8b, v0.8b
    bic v19.8b, v1.8b, v19.8b
    eor v25.8b, v25.8b, v1.8b
    ldr d26, [x3, #344]
    eor v0.8b, v0.8b, v5.8b
    eor v5.8b, v19.8b, v8.8b
    shl v8.8b, v25.8b, #5
    shl v10.8b, v23.8b, #4
    shl v11.8b, v0.8b, #2
    bsl v1.8b, v5.8b, v19.8b
    ldr d19, [x3, #312]
    sri v8.8b, v25.8b, #3
    eor v5.8b, v31.8b, v5.8b
    eor v25.8b, v26.8b, v29.8b
    sri v10.8b, v23.8b, #4
    sri v11.8b, v0.8b, #6
    eor v0.8b, v27.8b, v1.8b
    // round 9 (pipo.dsl:36)
    eor v1.8b, v12.8b, v8.8b
    // round 8 (pipo.dsl:37)
    shl v23.8b, v5.8b, #3
    // round 9 (pipo.dsl:36)
    eor v26.8b, v25.8b, v10.8b
    // round 8 (pipo.dsl:38)
    eor v19.8b, v19.8b, v9.8b
    // round 9 (pipo.dsl:36)
    bit v1.8b, v8.8b, v11.8b
    // round 8 (pipo.dsl:37)
    sri v23.8b, v5.8b, #5
    shl v5.8b, v0.8b, #6
    shl v27.8b, v19.8b, #7
    // round 9 (pipo.dsl:36)
    bic v29.8b, v23.8b, v1.8b
    eor v31.8b, v11.8b, v1.8b
    // round 8 (pipo.dsl:37)
    sri v5.8b, v0.8b, #2
    // round 9 (pipo.dsl:36)
    eor v0.8b, v12.8b, v23.8b
    // round 8 (pipo.dsl:37)
    sri v27.8b, v19.8b, #1
    // round 9 (pipo.dsl:36)
    eor v19.8b, v5.8b, v29.8b
    orn v1.8b, v5.8b, v1.8b
    bif v25.8b, v26.8b, v27.8b
    bif v26.8b, v10.8b, v27.8b
    eor v5.8b, v31.8b, v19.8b
    bit v27.8b, v10.8b, v25.8b
    eor v23.8b, v23.8b, v26.8b
    eor v26.8b, v6.8b, v26.8b
    eor v29.8b, v16.8b, v5.8b
    eor v8.8b, v11.8b, v27.8b
    eor v1.8b, v23.8b, v1.8b
    eor v23.8b, v4.8b, v27.8b
    eor v27.8b, v19.8b, v8.8b
    eor v8.8b, v25.8b, v1.8b
    eor v9.8b, v18.8b, v1.8b
    bic v10.8b, v27.8b, v5.8b
    eor v5.8b, v5.8b, v8.8b
    shl v8.8b, v9.8b, #1
    eor v10.8b, v0.8b, v10.8b
    bsl v0.8b, v31.8b, v19.8b
    ldr d19, [x3, #352]
    sri v8.8b, v9.8b, #7
    eor v31.8b, v25.8b, v0.8b
    eor v9.8b, v27.8b, v10.8b
    bit v25.8b, v5.8b, v10.8b
    eor v26.8b, v26.8b, v10.8b
    eor v0.8b, v23.8b, v0.8b
    bic v1.8b, v31.8b, v1.8b
    eor v23.8b, v20.8b, v31.8b
    eor v19.8b, v19.8b, v27.8b
    eor v0.8b, v0.8b, v25.8b
    shl v25.8b, v26.8b, #4
    eor v27.8b, v1.8b, v9.8b
    shl v9.8b, v23.8b, #5
    eor v5.8b, v2.8b, v5.8b
    shl v10.8b, v0.8b, #2
    sri v25.8b, v26.8b, #4
    bsl v31.8b, v27.8b, v1.8b
    sri v9.8b, v23.8b, #3
    eor v1.8b, v21.8b, v27.8b
    shl v23.8b, v5.8b, #7
    sri v10.8b, v0.8b, #6
    // round 10 (pipo.dsl:36)
    eor v0.8b, v19.8b, v25.8b
    // round 9 (pipo.dsl:38)
    eor v26.8b, v29.8b, v31.8b
    // round 10 (pipo.dsl:36)
    eor v27.8b, v8.8b, v9.8b
    // round 9 (pipo.dsl:37)
    shl v29.8b, v1.8b, #3
    sri v23.8b, v5.8b, #1
    // round 10 (pipo.dsl:36)
    bit v27.8b, v9.8b, v10.8b
    // round 9 (pipo.dsl:37)
    sri v29.8b, v1.8b, #5
    shl v1.8b, v26.8b, #6
    // round 10 (pipo.dsl:36)
    bif v19.8b, v0.8b, v23.8b
    bif v0.8b, v25.8b, v23.8b
    bic v5.8b, v29.8b, v27.8b
    // round 9 (pipo.dsl:37)
    sri v1.8b, v26.8b, #2
    // round 10 (pipo.dsl:36)
    eor v26.8b, v10.8b, v27.8b
    bit v23.8b, v25.8b, v19.8b
    eor v25.8b, v29.8b, v0.8b
    eor v29.8b, v8.8b, v29.8b
    eor v5.8b, v1.8b, v5.8b
    orn v1.8b, v1.8b, v27.8b
    eor v0.8b, v7.8b, v0.8b
    eor v27.8b, v10.8b, v23.8b
    eor v23.8b, v24.8b, v23.8b
    eor v31.8b, v26.8b, v5.8b
    eor v1.8b, v25.8b, v1.8b
    eor v25.8b, v5.8b, v27.8b
    eor v27.8b, v19.8b, v1.8b
    eor v8.8b, v28.8b, v1.8b
    eor v9.8b, v22.8b, v31.8b
    bic v10.8b, v25.8b, v31.8b
    eor v27.8b, v31.8b, v27.8b
    shl v31.8b, v8.8b, #1
    eor v10.8b, v29.8b, v10.8b
    bsl v29.8b, v26.8b, v5.8b
    ldr d5, [x3, #360]
    sri v31.8b, v8.8b, #7
    eor v26.8b, v19.8b, v29.8b
    eor v8.8b, v25.8b, v10.8b
    bit v19.8b, v27.8b, v10.8b
    eor v0.8b, v0.8b, v10.8b
    eor v23.8b, v23.8b, v29.8b
    bic v1.8b, v26.8b, v1.8b
    eor v29.8b, v17.8b, v26.8b
    eor v5.8b, v5.8b, v25.8b
    eor v19.8b, v23.8b, v19.8b
    shl v23.8b, v0.8b, #4
    eor v25.8b, v1.8b, v8.8b
    shl v8.8b, v29.8b, #5
    eor v27.8b, v3.8b, v27.8b
    shl v10.8b, v19.8b, #2
    sri v23.8b, v0.8b, #4
    bsl v26.8b, v25.8b, v1.8b
    sri v8.8b, v29.8b, #3
    eor v0.8b, v30.8b, v25.8b
    shl v1.8b, v27.8b, #7
    sri v10.8b, v19.8b, #6
    // round 11 (pipo.dsl:36)
    eor v19.8b, v5.8b, v23.8b
    // round 10 (pipo.dsl:38)
    eor v25.8b, v9.8b, v26.8b
    // round 11 (pipo.dsl:36)
    eor v26.8b, v31.8b, v8.8b
    // round 10 (pipo.dsl:37)
    shl v29.8b, v0.8b, #3
    sri v1.8b, v27.8b, #1
    // round 11 (pipo.dsl:36)
    bit v26.8b, v8.8b, v10.8b
    // round 10 (pipo.dsl:37)
    sri v29.8b, v0.8b, #5
    shl v0.8b, v25.8b, #6
    // round 11 (pipo.dsl:36)
    bif v5.8b, v19.8b, v1.8b
    bif v19.8b, v23.8b, v1.8b
    bic v27.8b, v29.8b, v26.8b
    // round 10 (pipo.dsl:37)
    sri v0.8b, v25.8b, #2
    // round 11 (pipo.dsl:36)
    eor v25.8b, v10.8b, v26.8b
    ldp d8, d9, [x3, #192]
    bit v1.8b, v23.8b, v5.8b
    eor v23.8b, v29.8b, v19.8b
    eor v29.8b, v31.8b, v29.8b
    eor v27.8b, v0.8b, v27.8b
    orn v0.8b, v0.8b, v26.8b
    ldp d26, d31, [x3, #208]
    eor v10.8b, v10.8b, v1.8b
    ldp d11, d12, [x3, #224]
    eor v13.8b, v25.8b, v27.8b
    eor v0.8b, v23.8b, v0.8b
    eor v19.8b, v8.8b, v19.8b
    eor v23.8b, v27.8b, v10.8b
    eor v8.8b, v5.8b, v0.8b
    eor v1.8b, v26.8b, v1.8b
    eor v26.8b, v31.8b, v0.8b
    bic v31.8b, v23.8b, v13.8b
    eor v9.8b, v9.8b, v13.8b
    eor v8.8b, v13.8b, v8.8b
    shl v10.8b, v26.8b, #1
    eor v31.8b, v29.8b, v31.8b
    bsl v29.8b, v25.8b, v27.8b
    sri v10.8b, v26.8b, #7
    eor v25.8b, v5.8b, v29.8b
    eor v26.8b, v23.8b, v31.8b
    bit v5.8b, v8.8b, v31.8b
    eor v19.8b, v19.8b, v31.8b
    eor v1.8b, v1.8b, v29.8b
    bic v0.8b, v25.8b, v0.8b
    eor v27.8b, v11.8b, v25.8b
    ldr d29, [x3, #368]
    eor v1.8b, v1.8b, v5.8b
    eor v5.8b, v0.8b, v26.8b
    shl v26.8b, v27.8b, #5
    shl v31.8b, v19.8b, #4
    shl v11.8b, v1.8b, #2
    bsl v25.8b, v5.8b, v0.8b
    ldr d0, [x3, #248]
    sri v26.8b, v27.8b, #3
    eor v5.8b, v12.8b, v5.8b
    eor v23.8b, v29.8b, v23.8b
    sri v31.8b, v19.8b, #4
    sri v11.8b, v1.8b, #6
    eor v1.8b, v9.8b, v25.8b
    // round 12 (pipo.dsl:36)
    eor v19.8b, v10.8b, v26.8b
    // round 11 (pipo.dsl:37)
    shl v25.8b, v5.8b, #3
    // round 12 (pipo.dsl:36)
    eor v27.8b, v23.8b, v31.8b
    // round 11 (pipo.dsl:38)
    eor v0.8b, v0.8b, v8.8b
    // round 12 (pipo.dsl:36)
    bit v19.8b, v26.8b, v11.8b
    // round 11 (pipo.dsl:37)
    sri v25.8b, v5.8b, #5
    shl v5.8b, v1.8b, #6
    shl v26.8b, v0.8b, #7
    // round 12 (pipo.dsl:36)
    bic v29.8b, v25.8b, v19.8b
    eor v8.8b, v11.8b, v19.8b
    // round 11 (pipo.dsl:37)
    sri v5.8b, v1.8b, #2
    // round 12 (pipo.dsl:36)
    eor v1.8b, v10.8b, v25.8b
    // round 11 (pipo.dsl:37)
    sri v26.8b, v0.8b, #1
    // round 12 (pipo.dsl:36)
    eor v0.8b, v5.8b, v29.8b
    orn v5.8b, v5.8b, v19.8b
    ldp d19, d29, [x3, #256]
    ldp d9, d10, [x3, #272]
    bif v23.8b, v27.8b, v26.8b
    bif v27.8b, v31.8b, v26.8b
    eor v12.8b, v8.8b, v0.8b
    bit v26.8b, v31.8b, v23.8b
    eor v25.8b, v25.8b, v27.8b
    eor v19.8b, v19.8b, v27.8b
    eor v27.8b, v29.8b, v12.8b
    eor v29.8b, v11.8b, v26.8b
    eor v5.8b, v25.8b, v5.8b
    ldp d25, d31, [x3, #288]
    eor v26.8b, v9.8b, v26.8b
    eor v29.8b, v0.8b, v29.8b
    eor v9.8b, v23.8b, v5.8b
    eor v10.8b, v10.8b, v5.8b
    bic v11.8b, v29.8b, v12.8b
    eor v9.8b, v12.8b, v9.8b
    shl v12.8b, v10.8b, #1
    eor v11.8b, v1.8b, v11.8b
    bsl v1.8b, v8.8b, v0.8b
    sri v12.8b, v10.8b, #7
    eor v0.8b, v23.8b, v1.8b
    eor v8.8b, v29.8b, v11.8b
    bit v23.8b, v9.8b, v11.8b
    eor v19.8b, v19.8b, v11.8b
    eor v1.8b, v26.8b, v1.8b
    bic v5.8b, v0.8b, v5.8b
    eor v25.8b, v25.8b, v0.8b
    ldr d26, [x3, #376]
    eor v1.8b, v1.8b, v23.8b
    eor v23.8b, v5.8b, v8.8b
    shl v8.8b, v25.8b, #5
    shl v10.8b, v19.8b, #4
    shl v11.8b, v1.8b, #2
    bsl v0.8b, v23.8b, v5.8b
    ldr d5, [x3, #312]
    sri v8.8b, v25.8b, #3
    eor v23.8b, v31.8b, v23.8b
    eor v25.8b, v26.8b, v29.8b
    sri v10.8b, v19.8b, #4
    sri v11.8b, v1.8b, #6
    eor v0.8b, v27.8b, v0.8b
    // round 13 (pipo.dsl:36)
    eor v1.8b, v12.8b, v8.8b
    // round 12 (pipo.dsl:37)
    shl v19.8b, v23.8b, #3
    // round 13 (pipo.dsl:36)
    eor v26.8b, v25.8b, v10.8b
    // round 12 (pipo.dsl:38)
    eor v5.8b, v5.8b, v9.8b
    // round 13 (pipo.dsl:36)
    bit v1.8b, v8.8b, v11.8b
    // round 12 (pipo.dsl:37)
    sri v19.8b, v23.8b, #5
    shl v23.8b, v0.8b, #6
    shl v27.8b, v5.8b, #7
    // round 13 (pipo.dsl:36)
    bic v29.8b, v19.8b, v1.8b
    eor v31.8b, v11.8b, v1.8b
    // round 12 (pipo.dsl:37)
    sri v23.8b, v0.8b, #2
    // round 13 (pipo.dsl:36)
    eor v0.8b, v12.8b, v19.8b
    // round 12 (pipo.dsl:37)
    sri v27.8b, v5.8b, #1
    // round 13 (pipo.dsl:36)
    eor v5.8b, v23.8b, v29.8b
    orn v1.8b, v23.8b, v1.8b
    bif v25.8b, v26.8b, v27.8b
    bif v26.8b, v10.8b, v27.8b
    eor v23.8b, v31.8b, v5.8b
    bit v27.8b, v10.8b, v25.8b
    eor v19.8b, v19.8b, v26.8b
    eor v6.8b, v6.8b, v26.8b
    eor v26.8b, v16.8b, v23.8b
    eor v29.8b, v11.8b, v27.8b
    eor v1.8b, v19.8b, v1.8b
    eor v4.8b, v4.8b, v27.8b
    eor v19.8b, v5.8b, v29.8b
    eor v27.8b, v25.8b, v1.8b
    eor v29.8b, v18.8b, v1.8b
    bic v8.8b, v19.8b, v23.8b
    eor v23.8b, v23.8b, v27.8b
    shl v27.8b, v29.8b, #1
    eor v8.8b, v0.8b, v8.8b
    bsl v0.8b, v31.8b, v5.8b
    ldr d5, [x3, #384]
    sri v27.8b, v29.8b, #7
    eor v29.8b, v25.8b, v0.8b
    eor v31.8b, v19.8b, v8.8b
    bit v25.8b, v23.8b, v8.8b
    eor v6.8b, v6.8b, v8.8b
    eor v0.8b, v4.8b, v0.8b
    bic v1.8b, v29.8b, v1.8b
    eor v4.8b, v20.8b, v29.8b
    eor v5.8b, v5.8b, v19.8b
    eor v0.8b, v0.8b, v25.8b
    shl v19.8b, v6.8b, #4
    eor v20.8b, v1.8b, v31.8b
    shl v25.8b, v4.8b, #5
    eor v23.8b, v2.8b, v23.8b
    shl v31.8b, v0.8b, #2
    sri v19.8b, v6.8b, #4
    bsl v29.8b, v20.8b, v1.8b
    sri v25.8b, v4.8b, #3
    eor v1.8b, v21.8b, v20.8b
    shl v4.8b, v23.8b, #7
    sri v31.8b, v0.8b, #6
    // round 14 (pipo.dsl:36)
    eor v0.8b, v5.8b, v19.8b
    // round 13 (pipo.dsl:38)
    eor v6.8b, v26.8b, v29.8b
    // round 14 (pipo.dsl:36)
    eor v20.8b, v27.8b, v25.8b
    // round 13 (pipo.dsl:37)
    shl v26.8b, v1.8b, #3
    sri v4.8b, v23.8b, #1
    // round 14 (pipo.dsl:36)
    bit v20.8b, v25.8b, v31.8b
    // round 13 (pipo.dsl:37)
    sri v26.8b, v1.8b, #5
    shl v1.8b, v6.8b, #6
    // round 14 (pipo.dsl:36)
    bif v5.8b, v0.8b, v4.8b
    bif v0.8b, v19.8b, v4.8b
    bic v23.8b, v26.8b, v20.8b
    // round 13 (pipo.dsl:37)
    sri v1.8b, v6.8b, #2
    // round 14 (pipo.dsl:36)
    eor v6.8b, v31.8b, v20.8b
    bit v4.8b, v19.8b, v5.8b
    eor v19.8b, v26.8b, v0.8b
    eor v25.8b, v27.8b, v26.8b
    eor v23.8b, v1.8b, v23.8b
    orn v1.8b, v1.8b, v20.8b
    eor v0.8b, v7.8b, v0.8b
    eor v7.8b, v31.8b, v4.8b
    eor v4.8b, v24.8b, v4.8b
    eor v20.8b, v6.8b, v23.8b
    eor v1.8b, v19.8b, v1.8b
    eor v7.8b, v23.8b, v7.8b
    eor v19.8b, v5.8b, v1.8b
    eor v24.8b, v28.8b, v1.8b
    eor v22.8b, v22.8b, v20.8b
    bic v26.8b, v7.8b, v20.8b
    eor v19.8b, v20.8b, v19.8b
    shl v20.8b, v24.8b, #1
    eor v26.8b, v25.8b, v26.8b
    bsl v25.8b, v6.8b, v23.8b
    ldr d6, [x3, #392]
    sri v20.8b, v24.8b, #7
    eor v23.8b, v5.8b, v25.8b
    eor v24.8b, v7.8b, v26.8b
    bit v5.8b, v19.8b, v26.8b
    eor v0.8b, v0.8b, v26.8b
    eor v4.8b, v4.8b, v25.8b
    bic v1.8b, v23.8b, v1.8b
    eor v17.8b, v17.8b, v23.8b
    eor v6.8b, v6.8b, v7.8b
    eor v4.8b, v4.8b, v5.8b
    shl v5.8b, v0.8b, #4
    eor v7.8b, v1.8b, v24.8b
    shl v24.8b, v17.8b, #5
    eor v3.8b, v3.8b, v19.8b
    shl v19.8b, v4.8b, #2
    sri v5.8b, v0.8b, #4
    bsl v23.8b, v7.8b, v1.8b
    sri v24.8b, v17.8b, #3
    eor v0.8b, v30.8b, v7.8b
    shl v1.8b, v3.8b, #7
    sri v19.8b, v4.8b, #6
    // round 15 (pipo.dsl:36)
    eor v4.8b, v6.8b, v5.8b
    // round 14 (pipo.dsl:38)
    eor v7.8b, v22.8b, v23.8b
    // round 15 (pipo.dsl:36)
    eor v17.8b, v20.8b, v24.8b
    // round 14 (pipo.dsl:37)
    shl v22.8b, v0.8b, #3
    sri v1.8b, v3.8b, #1
    // round 15 (pipo.dsl:36)
    bit v17.8b, v24.8b, v19.8b
    // round 14 (pipo.dsl:37)
    sri v22.8b, v0.8b, #5
    shl v0.8b, v7.8b, #6
    // round 15 (pipo.dsl:36)
    bif v6.8b, v4.8b, v1.8b
    bif v4.8b, v5.8b, v1.8b
    bic v3.8b, v22.8b, v17.8b
    // round 14 (pipo.dsl:37)
    sri v0.8b, v7.8b, #2
    // round 15 (pipo.dsl:36)
    eor v7.8b, v19.8b, v17.8b
    ldp d23, d24, [x3, #192]
    bit v1.8b, v5.8b, v6.8b
    eor v5.8b, v22.8b, v4.8b
    eor v20.8b, v20.8b, v22.8b
    eor v3.8b, v0.8b, v3.8b
    orn v0.8b, v0.8b, v17.8b
    ldp d17, d22, [x3, #208]
    eor v19.8b, v19.8b, v1.8b
    ldp d25, d26, [x3, #224]
    eor v27.8b, v7.8b, v3.8b
    eor v0.8b, v5.8b, v0.8b
    eor v4.8b, v23.8b, v4.8b
    eor v5.8b, v3.8b, v19.8b
    eor v19.8b, v6.8b, v0.8b
    eor v1.8b, v17.8b, v1.8b
    eor v17.8b, v22.8b, v0.8b
    bic v22.8b, v5.8b, v27.8b
    eor v23.8b, v24.8b, v27.8b
    eor v19.8b, v27.8b, v19.8b
    shl v24.8b, v17.8b, #1
    eor v22.8b, v20.8b, v22.8b
    bsl v20.8b, v7.8b, v3.8b
    sri v24.8b, v17.8b, #7
    eor v3.8b, v6.8b, v20.8b
    eor v7.8b, v5.8b, v22.8b
    bit v6.8b, v19.8b, v22.8b
    eor v4.8b, v4.8b, v22.8b
    eor v1.8b, v1.8b, v20.8b
    bic v0.8b, v3.8b, v0.8b
    eor v17.8b, v25.8b, v3.8b
    ldr d20, [x3, #400]
    eor v1.8b, v1.8b, v6.8b
    eor v6.8b, v0.8b, v7.8b
    shl v7.8b, v17.8b, #5
    shl v22.8b, v4.8b, #4
    shl v25.8b, v1.8b, #2
    bsl v3.8b, v6.8b, v0.8b
    ldr d0, [x3, #248]
    sri v7.8b, v17.8b, #3
    eor v6.8b, v26.8b, v6.8b
    eor v5.8b, v20.8b, v5.8b
    sri v22.8b, v4.8b, #4
    sri v25.8b, v1.8b, #6
    eor v1.8b, v23.8b, v3.8b
    // round 16 (pipo.dsl:36)
    eor v3.8b, v24.8b, v7.8b
    // round 15 (pipo.dsl:37)
    shl v4.8b, v6.8b, #3
    // round 16 (pipo.dsl:36)
    eor v17.8b, v5.8b, v22.8b
    // round 15 (pipo.dsl:38)
    eor v0.8b, v0.8b, v19.8b
    // round 16 (pipo.dsl:36)
    bit v3.8b, v7.8b, v25.8b
    // round 15 (pipo.dsl:37)
    sri v4.8b, v6.8b, #5
    shl v6.8b, v1.8b, #6
    shl v7.8b, v0.8b, #7
    // round 16 (pipo.dsl:36)
    bic v19.8b, v4.8b, v3.8b
    eor v20.8b, v25.8b, v3.8b
    // round 15 (pipo.dsl:37)
    sri v6.8b, v1.8b, #2
    // round 16 (pipo.dsl:36)
    eor v1.8b, v24.8b, v4.8b
    // round 15 (pipo.dsl:37)
    sri v7.8b, v0.8b, #1
    // round 16 (pipo.dsl:36)
    eor v0.8b, v6.8b, v19.8b
    orn v3.8b, v6.8b, v3.8b
    ldp d6, d19, [x3, #256]
    ldp d23, d24, [x3, #272]
    bif v5.8b, v17.8b, v7.8b
    bif v17.8b, v22.8b, v7.8b
    eor v26.8b, v20.8b, v0.8b
    bit v7.8b, v22.8b, v5.8b
    eor v4.8b, v4.8b, v17.8b
    eor v6.8b, v6.8b, v17.8b
    eor v17.8b, v19.8b, v26.8b
    eor v19.8b, v25.8b, v7.8b
    eor v3.8b, v4.8b, v3.8b
    ldp d4, d22, [x3, #288]
    eor v7.8b, v23.8b, v7.8b
    eor v19.8b, v0.8b, v19.8b
    eor v23.8b, v5.8b, v3.8b
    eor v24.8b, v24.8b, v3.8b
    bic v25.8b, v19.8b, v26.8b
    eor v23.8b, v26.8b, v23.8b
    shl v26.8b, v24.8b, #1
    eor v25.8b, v1.8b, v25.8b
    bsl v1.8b, v20.8b, v0.8b
    sri v26.8b, v24.8b, #7
    eor v0.8b, v5.8b, v1.8b
    eor v20.8b, v19.8b, v25.8b
    bit v5.8b, v23.8b, v25.8b
    eor v6.8b, v6.8b, v25.8b
    eor v1.8b, v7.8b, v1.8b
    bic v3.8b, v0.8b, v3.8b
    eor v4.8b, v4.8b, v0.8b
    ldr d7, [x3, #408]
    eor v1.8b, v1.8b, v5.8b
    eor v5.8b, v3.8b, v20.8b
    shl v20.8b, v4.8b, #5
    shl v24.8b, v6.8b, #4
    shl v25.8b, v1.8b, #2
    bsl v0.8b, v5.8b, v3.8b
    ldr d3, [x3, #312]
    sri v20.8b, v4.8b, #3
    eor v4.8b, v22.8b, v5.8b
    eor v5.8b, v7.8b, v19.8b
    sri v24.8b, v6.8b, #4
    sri v25.8b, v1.8b, #6
    eor v0.8b, v17.8b, v0.8b
    // round 17 (pipo.dsl:36)
    eor v1.8b, v26.8b, v20.8b
    // round 16 (pipo.dsl:37)
    shl v6.8b, v4.8b, #3
    // round 17 (pipo.dsl:36)
    eor v7.8b, v5.8b, v24.8b
    // round 16 (pipo.dsl:38)
    eor v3.8b, v3.8b, v23.8b
    // round 17 (pipo.dsl:36)
    bit v1.8b, v20.8b, v25.8b
    // round 16 (pipo.dsl:37)
    sri v6.8b, v4.8b, #5
    shl v4.8b, v0.8b, #6
    shl v17.8b, v3.8b, #7
    // round 17 (pipo.dsl:36)
    bic v19.8b, v6.8b, v1.8b
    eor v20.8b, v25.8b, v1.8b
    // round 16 (pipo.dsl:37)
    sri v4.8b, v0.8b, #2
    // round 17 (pipo.dsl:36)
    eor v0.8b, v26.8b, v6.8b
    // round 16 (pipo.dsl:37)
    sri v17.8b, v3.8b, #1
    // round 17 (pipo.dsl:36)
    eor v3.8b, v4.8b, v19.8b
    orn v1.8b, v4.8b, v1.8b
    ldp d4, d19, [x3, #416]
    ldp d22, d23, [x3, #432]
    bif v5.8b, v7.8b, v17.8b
    bif v7.8b, v24.8b, v17.8b
    eor v26.8b, v20.8b, v3.8b
    bit v17.8b, v24.8b, v5.8b
    eor v6.8b, v6.8b, v7.8b
    eor v4.8b, v4.8b, v7.8b
    eor v7.8b, v16.8b, v26.8b
    eor v16.8b, v25.8b, v17.8b
    eor v1.8b, v6.8b, v1.8b
    eor v6.8b, v19.8b, v17.8b
    eor v16.8b, v3.8b, v16.8b
    eor v17.8b, v5.8b, v1.8b
    bic v19.8b, v16.8b, v26.8b
    eor v17.8b, v26.8b, v17.8b
    eor v18.8b, v18.8b, v1.8b
    eor v22.8b, v22.8b, v16.8b
    eor v19.8b, v0.8b, v19.8b
    bsl v0.8b, v20.8b, v3.8b
    eor v2.8b, v2.8b, v17.8b
    shl v3.8b, v18.8b, #1
    eor v20.8b, v5.8b, v0.8b
    eor v16.8b, v16.8b, v19.8b
    bit v5.8b, v17.8b, v19.8b
    eor v0.8b, v6.8b, v0.8b
    eor v4.8b, v4.8b, v19.8b
    shl v6.8b, v2.8b, #7
    bic v1.8b, v20.8b, v1.8b
    eor v17.8b, v23.8b, v20.8b
    sri v3.8b, v18.8b, #7
    eor v0.8b, v0.8b, v5.8b
    shl v5.8b, v4.8b, #4
    sri v6.8b, v2.8b, #1
    eor v2.8b, v1.8b, v16.8b
    shl v16.8b, v17.8b, #5
    shl v18.8b, v0.8b, #2
    sri v5.8b, v4.8b, #4
    bsl v20.8b, v2.8b, v1.8b
    eor v1.8b, v21.8b, v2.8b
    sri v16.8b, v17.8b, #3
    sri v18.8b, v0.8b, #6
    zip1 v25.8b, v5.8b, v3.8b
    zip2 v4.8b, v5.8b, v3.8b
    eor v0.8b, v7.8b, v20.8b
    shl v7.8b, v1.8b, #3
    zip1 v24.8b, v6.8b, v16.8b
    add x9, x0, #32
    zip2 v3.8b, v6.8b, v16.8b
    shl v6.8b, v0.8b, #6
    sri v7.8b, v1.8b, #5
    sri v6.8b, v0.8b, #2
    zip1 v26.8b, v7.8b, v18.8b
    zip2 v5.8b, v7.8b, v18.8b
    zip1 v23.8b, v22.8b, v6.8b
    zip2 v2.8b, v22.8b, v6.8b
    st4 {v23.8b, v24.8b, v25.8b, v26.8b}, [x0]
    st4 {v2.8b, v3.8b, v4.8b, v5.8b}, [x9]
    add x0, x0, #64
    add x1, x1, #64
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
    movz x10, #4
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
    movz x10, #4
.Llwcc_pipo64_256_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #128
    ret
.Llwcc_pipo64_256_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_256_ecb_encrypt_neon, .-lwcc_pipo64_256_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_decrypt_neon
    .type lwcc_pipo64_256_ecb_decrypt_neon, %function
lwcc_pipo64_256_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_decrypt_neon_return
    sub sp, sp, #128
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 64 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #6
    and x6, x6, #63
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_rest
.Llwcc_pipo64_256_ecb_decrypt_neon_group:
    add x9, x1, #32
    ld4 {v0.8b, v1.8b, v2.8b, v3.8b}, [x9]
    ld4 {v4.8b, v5.8b, v6.8b, v7.8b}, [x1]
    // round 17 (pipo.dsl:38)
    ldr d16, [x3, #448]
    uzp1 v17.8b, v7.8b, v3.8b
    ldr d18, [x3, #456]
    ldr d19, [x3, #464]
    ldr d20, [x3, #480]
    uzp1 v21.8b, v4.8b, v0.8b
    uzp2 v0.8b, v4.8b, v0.8b
    eor v4.8b, v17.8b, v16.8b
    uzp1 v16.8b, v5.8b, v1.8b
    uzp2 v1.8b, v5.8b, v1.8b
    uzp1 v5.8b, v6.8b, v2.8b
    ldr d17, [x3, #488]
    uzp2 v2.8b, v6.8b, v2.8b
    shl v6.8b, v4.8b, #5
    uzp2 v3.8b, v7.8b, v3.8b
    eor v1.8b, v1.8b, v18.8b
    sri v6.8b, v4.8b, #3
    ldp d4, d7, [x3, #496]
    eor v2.8b, v2.8b, v19.8b
    eor v0.8b, v0.8b, v20.8b
    eor v16.8b, v16.8b, v17.8b
    shl v17.8b, v1.8b, #3
    ldr d19, [x3, #432]
    shl v22.8b, v2.8b, #7
    shl v23.8b, v0.8b, #2
    shl v24.8b, v16.8b, #1
    sri v17.8b, v1.8b, #5
    ldr d1, [x3, #472]
    eor v3.8b, v3.8b, v4.8b
    sri v22.8b, v2.8b, #1
    sri v23.8b, v0.8b, #6
    sri v24.8b, v16.8b, #7
    eor v0.8b, v6.8b, v17.8b
    and v2.8b, v6.8b, v17.8b
    eor v16.8b, v21.8b, v19.8b
    shl v19.8b, v3.8b, #6
    eor v21.8b, v22.8b, v24.8b
    bit v0.8b, v6.8b, v22.8b
    eor v2.8b, v23.8b, v2.8b
    eor v5.8b, v5.8b, v1.8b
    sri v19.8b, v3.8b, #2
    bif v6.8b, v16.8b, v22.8b
    eor v3.8b, v16.8b, v0.8b
    eor v23.8b, v21.8b, v2.8b
    shl v24.8b, v5.8b, #4
    eor v6.8b, v19.8b, v6.8b
    bif v21.8b, v23.8b, v3.8b
    sri v24.8b, v5.8b, #4
    eor v5.8b, v6.8b, v23.8b
    eor v6.8b, v17.8b, v21.8b
    eor v17.8b, v24.8b, v3.8b
    eor v19.8b, v5.8b, v6.8b
    // round 16 (pipo.dsl:38)
    ldr d21, [x3, #8]
    // round 17 (pipo.dsl:36)
    bit v0.8b, v3.8b, v2.8b
    eor v2.8b, v2.8b, v5.8b
    eor v3.8b, v22.8b, v17.8b
    eor v16.8b, v16.8b, v19.8b
    // round 16 (pipo.dsl:38)
    ldp d22, d24, [x3, #16]
    // round 17 (pipo.dsl:36)
    orr v25.8b, v6.8b, v2.8b
    eor v0.8b, v0.8b, v3.8b
    bic v26.8b, v23.8b, v17.8b
    bit v6.8b, v2.8b, v3.8b
    mov v27.16b, v17.16b
    bsl v27.8b, v23.8b, v16.8b
    bsl v23.8b, v16.8b, v17.8b
    // round 16 (pipo.dsl:38)
    add x9, x3, #1024
    ldp d17, d28, [x3, #48]
    eor v2.8b, v21.8b, v2.8b
    // round 17 (pipo.dsl:36)
    eor v0.8b, v25.8b, v0.8b
    // round 16 (pipo.dsl:38)
    ldp d29, d30, [x9, #-512]
    eor v3.8b, v24.8b, v3.8b
    eor v2.8b, v19.8b, v2.8b
    // round 17 (pipo.dsl:36)
    and v19.8b, v5.8b, v0.8b
    // round 16 (pipo.dsl:38)
    eor v26.8b, v28.8b, v26.8b
    eor v3.8b, v25.8b, v3.8b
    eor v2.8b, v2.8b, v19.8b
    eor v6.8b, v29.8b, v6.8b
    eor v0.8b, v7.8b, v0.8b
    eor v16.8b, v26.8b, v16.8b
    shl v19.8b, v3.8b, #5
    shl v25.8b, v2.8b, #3
    ldr d26, [x3, #408]
    shl v31.8b, v6.8b, #2
    shl v8.8b, v0.8b, #7
    sri v19.8b, v3.8b, #3
    shl v3.8b, v16.8b, #1
    sri v25.8b, v2.8b, #5
    eor v2.8b, v22.8b, v5.8b
    sri v31.8b, v6.8b, #6
    sri v8.8b, v0.8b, #1
    sri v3.8b, v16.8b, #7
    eor v0.8b, v19.8b, v25.8b
    and v5.8b, v19.8b, v25.8b
    shl v6.8b, v2.8b, #6
    eor v16.8b, v26.8b, v27.8b
    eor v3.8b, v3.8b, v8.8b
    bit v0.8b, v19.8b, v8.8b
    eor v5.8b, v31.8b, v5.8b
    sri v6.8b, v2.8b, #2
    eor v2.8b, v17.8b, v23.8b
    bif v19.8b, v16.8b, v8.8b
    eor v23.8b, v16.8b, v0.8b
    eor v26.8b, v3.8b, v5.8b
    shl v27.8b, v2.8b, #4
    eor v6.8b, v6.8b, v19.8b
    bif v3.8b, v26.8b, v23.8b
    sri v27.8b, v2.8b, #4
    eor v2.8b, v6.8b, v26.8b
    eor v3.8b, v25.8b, v3.8b
    eor v6.8b, v27.8b, v23.8b
    eor v19.8b, v2.8b, v3.8b
    bit v0.8b, v23.8b, v5.8b
    eor v5.8b, v5.8b, v2.8b
    eor v23.8b, v8.8b, v6.8b
    eor v16.8b, v16.8b, v19.8b
    // round 15 (pipo.dsl:38)
    ldp d25, d27, [x9, #-496]
    // round 16 (pipo.dsl:36)
    orr v31.8b, v3.8b, v5.8b
    eor v0.8b, v0.8b, v23.8b
    bic v8.8b, v26.8b, v6.8b
    mov v9.16b, v6.16b
    bsl v9.8b, v26.8b, v16.8b
    bsl v26.8b, v16.8b, v6.8b
    // round 15 (pipo.dsl:38)
    ldp d6, d10, [x9, #-464]
    eor v11.8b, v30.8b, v5.8b
    // round 16 (pipo.dsl:36)
    eor v0.8b, v31.8b, v0.8b
    // round 15 (pipo.dsl:38)
    ldp d12, d13, [x9, #-480]
    eor v14.8b, v25.8b, v23.8b
    eor v19.8b, v19.8b, v11.8b
    // round 16 (pipo.dsl:36)
    and v11.8b, v2.8b, v0.8b
    bsl v23.8b, v5.8b, v3.8b
    // round 15 (pipo.dsl:38)
    eor v3.8b, v27.8b, v8.8b
    ldr d5, [x3, #400]
    eor v31.8b, v31.8b, v14.8b
    eor v19.8b, v19.8b, v11.8b
    eor v2.8b, v10.8b, v2.8b
    eor v6.8b, v6.8b, v23.8b
    eor v3.8b, v3.8b, v16.8b
    eor v0.8b, v12.8b, v0.8b
    shl v16.8b, v2.8b, #6
    shl v23.8b, v31.8b, #5
    shl v8.8b, v19.8b, #3
    shl v10.8b, v6.8b, #2
    shl v11.8b, v0.8b, #7
    shl v12.8b, v3.8b, #1
    sri v23.8b, v31.8b, #3
    eor v5.8b, v5.8b, v9.8b
    sri v8.8b, v19.8b, #5
    eor v19.8b, v13.8b, v26.8b
    sri v11.8b, v0.8b, #1
    sri v12.8b, v3.8b, #7
    sri v10.8b, v6.8b, #6
    eor v0.8b, v23.8b, v8.8b
    and v3.8b, v23.8b, v8.8b
    sri v16.8b, v2.8b, #2
    shl v2.8b, v19.8b, #4
    eor v6.8b, v12.8b, v11.8b
    bit v0.8b, v23.8b, v11.8b
    eor v3.8b, v10.8b, v3.8b
    bif v23.8b, v5.8b, v11.8b
    sri v2.8b, v19.8b, #4
    eor v19.8b, v5.8b, v0.8b
    eor v26.8b, v6.8b, v3.8b
    eor v16.8b, v16.8b, v23.8b
    eor v2.8b, v2.8b, v19.8b
    bif v6.8b, v26.8b, v19.8b
    eor v16.8b, v16.8b, v26.8b
    bit v0.8b, v19.8b, v3.8b
    // round 14 (pipo.dsl:38)
    ldp d19, d23, [x9, #-448]
    // round 15 (pipo.dsl:36)
    eor v6.8b, v8.8b, v6.8b
    eor v3.8b, v3.8b, v16.8b
    eor v31.8b, v11.8b, v2.8b
    orr v8.8b, v6.8b, v3.8b
    eor v0.8b, v0.8b, v31.8b
    eor v9.8b, v16.8b, v6.8b
    // round 14 (pipo.dsl:38)
    eor v19.8b, v19.8b, v3.8b
    // round 15 (pipo.dsl:36)
    eor v0.8b, v8.8b, v0.8b
    // round 14 (pipo.dsl:38)
    eor v23.8b, v23.8b, v31.8b
    // round 15 (pipo.dsl:36)
    eor v5.8b, v5.8b, v9.8b
    // round 14 (pipo.dsl:38)
    eor v19.8b, v9.8b, v19.8b
    // round 15 (pipo.dsl:36)
    and v9.8b, v16.8b, v0.8b
    // round 14 (pipo.dsl:38)
    ldp d10, d11, [x9, #-432]
    // round 15 (pipo.dsl:36)
    bic v12.8b, v26.8b, v2.8b
    bsl v31.8b, v3.8b, v6.8b
    // round 14 (pipo.dsl:38)
    eor v3.8b, v8.8b, v23.8b
    // round 15 (pipo.dsl:36)
    mov v6.16b, v2.16b
    bsl v6.8b, v26.8b, v5.8b
    bsl v26.8b, v5.8b, v2.8b
    // round 14 (pipo.dsl:38)
    eor v2.8b, v19.8b, v9.8b
    ldr d19, [x3, #624]
    ldp d23, d8, [x9, #-416]
    eor v9.8b, v10.8b, v12.8b
    ldr d10, [x3, #392]
    eor v16.8b, v19.8b, v16.8b
    eor v19.8b, v8.8b, v31.8b
    eor v5.8b, v9.8b, v5.8b
    eor v0.8b, v11.8b, v0.8b
    shl v31.8b, v16.8b, #6
    shl v8.8b, v3.8b, #5
    shl v9.8b, v2.8b, #3
    shl v11.8b, v19.8b, #2
    shl v12.8b, v0.8b, #7
    shl v13.8b, v5.8b, #1
    sri v8.8b, v3.8b, #3
    eor v3.8b, v10.8b, v6.8b
    sri v9.8b, v2.8b, #5
    eor v2.8b, v23.8b, v26.8b
    sri v12.8b, v0.8b, #1
    sri v13.8b, v5.8b, #7
    sri v11.8b, v19.8b, #6
    eor v0.8b, v8.8b, v9.8b
    and v5.8b, v8.8b, v9.8b
    sri v31.8b, v16.8b, #2
    shl v6.8b, v2.8b, #4
    eor v16.8b, v13.8b, v12.8b
    bit v0.8b, v8.8b, v12.8b
    eor v5.8b, v11.8b, v5.8b
    bif v8.8b, v3.8b, v12.8b
    sri v6.8b, v2.8b, #4
    eor v2.8b, v3.8b, v0.8b
    eor v19.8b, v16.8b, v5.8b
    eor v23.8b, v31.8b, v8.8b
    eor v6.8b, v6.8b, v2.8b
    bif v16.8b, v19.8b, v2.8b
    eor v23.8b, v23.8b, v19.8b
    bit v0.8b, v2.8b, v5.8b
    eor v2.8b, v9.8b, v16.8b
    eor v5.8b, v5.8b, v23.8b
    eor v16.8b, v12.8b, v6.8b
    // round 13 (pipo.dsl:38)
    ldr d26, [x3, #632]
    // round 14 (pipo.dsl:36)
    orr v31.8b, v2.8b, v5.8b
    eor v0.8b, v0.8b, v16.8b
    // round 13 (pipo.dsl:38)
    ldp d8, d9, [x9, #-384]
    // round 14 (pipo.dsl:36)
    eor v10.8b, v23.8b, v2.8b
    // round 13 (pipo.dsl:38)
    eor v11.8b, v18.8b, v5.8b
    // round 14 (pipo.dsl:36)
    eor v0.8b, v31.8b, v0.8b
    bic v12.8b, v19.8b, v6.8b
    // round 13 (pipo.dsl:38)
    eor v26.8b, v26.8b, v16.8b
    // round 14 (pipo.dsl:36)
    eor v3.8b, v3.8b, v10.8b
    bsl v16.8b, v5.8b, v2.8b
    // round 13 (pipo.dsl:38)
    eor v2.8b, v10.8b, v11.8b
    // round 14 (pipo.dsl:36)
    and v5.8b, v23.8b, v0.8b
    // round 13 (pipo.dsl:38)
    eor v8.8b, v8.8b, v12.8b
    eor v26.8b, v31.8b, v26.8b
    // round 14 (pipo.dsl:36)
    mov v31.16b, v6.16b
    bsl v31.8b, v19.8b, v3.8b
    // round 13 (pipo.dsl:38)
    ldr d10, [x3, #384]
    // round 14 (pipo.dsl:36)
    bsl v19.8b, v3.8b, v6.8b
    // round 13 (pipo.dsl:38)
    eor v2.8b, v2.8b, v5.8b
    eor v5.8b, v4.8b, v23.8b
    eor v6.8b, v20.8b, v16.8b
    eor v3.8b, v8.8b, v3.8b
    eor v0.8b, v9.8b, v0.8b
    shl v16.8b, v5.8b, #6
    shl v23.8b, v26.8b, #5
    shl v8.8b, v2.8b, #3
    shl v9.8b, v6.8b, #2
    shl v11.8b, v0.8b, #7
    shl v12.8b, v3.8b, #1
    sri v23.8b, v26.8b, #3
    eor v26.8b, v10.8b, v31.8b
    sri v8.8b, v2.8b, #5
    eor v2.8b, v1.8b, v19.8b
    sri v11.8b, v0.8b, #1
    sri v12.8b, v3.8b, #7
    sri v9.8b, v6.8b, #6
    eor v0.8b, v23.8b, v8.8b
    and v3.8b, v23.8b, v8.8b
    sri v16.8b, v5.8b, #2
    shl v5.8b, v2.8b, #4
    eor v6.8b, v12.8b, v11.8b
    bit v0.8b, v23.8b, v11.8b
    eor v3.8b, v9.8b, v3.8b
    bif v23.8b, v26.8b, v11.8b
    sri v5.8b, v2.8b, #4
    eor v2.8b, v26.8b, v0.8b
    eor v19.8b, v6.8b, v3.8b
    eor v16.8b, v16.8b, v23.8b
    eor v5.8b, v5.8b, v2.8b
    bif v6.8b, v19.8b, v2.8b
    eor v16.8b, v16.8b, v19.8b
    bit v0.8b, v2.8b, v3.8b
    eor v2.8b, v8.8b, v6.8b
    eor v3.8b, v3.8b, v16.8b
    eor v6.8b, v11.8b, v5.8b
    orr v23.8b, v2.8b, v3.8b
    eor v0.8b, v0.8b, v6.8b
    eor v31.8b, v16.8b, v2.8b
    // round 12 (pipo.dsl:38)
    eor v8.8b, v21.8b, v3.8b
    // round 13 (pipo.dsl:36)
    eor v0.8b, v23.8b, v0.8b
    bic v9.8b, v19.8b, v5.8b
    // round 12 (pipo.dsl:38)
    eor v10.8b, v24.8b, v6.8b
    // round 13 (pipo.dsl:36)
    eor v26.8b, v26.8b, v31.8b
    // round 12 (pipo.dsl:38)
    eor v31.8b, v31.8b, v8.8b
    // round 13 (pipo.dsl:36)
    and v8.8b, v16.8b, v0.8b
    bsl v6.8b, v3.8b, v2.8b
    // round 12 (pipo.dsl:38)
    eor v2.8b, v28.8b, v9.8b
    eor v3.8b, v23.8b, v10.8b
    // round 13 (pipo.dsl:36)
    mov v23.16b, v5.16b
    bsl v23.8b, v19.8b, v26.8b
    // round 12 (pipo.dsl:38)
    eor v31.8b, v31.8b, v8.8b
    // round 13 (pipo.dsl:36)
    bsl v19.8b, v26.8b, v5.8b
    // round 12 (pipo.dsl:38)
    eor v5.8b, v29.8b, v6.8b
    eor v0.8b, v7.8b, v0.8b
    eor v2.8b, v2.8b, v26.8b
    shl v6.8b, v3.8b, #5
    shl v26.8b, v31.8b, #3
    ldr d8, [x3, #376]
    shl v9.8b, v5.8b, #2
    shl v10.8b, v0.8b, #7
    sri v6.8b, v3.8b, #3
    shl v3.8b, v2.8b, #1
    sri v26.8b, v31.8b, #5
    eor v16.8b, v22.8b, v16.8b
    sri v9.8b, v5.8b, #6
    sri v10.8b, v0.8b, #1
    sri v3.8b, v2.8b, #7
    eor v0.8b, v6.8b, v26.8b
    and v2.8b, v6.8b, v26.8b
    shl v5.8b, v16.8b, #6
    eor v23.8b, v8.8b, v23.8b
    eor v3.8b, v3.8b, v10.8b
    bit v0.8b, v6.8b, v10.8b
    eor v2.8b, v9.8b, v2.8b
    sri v5.8b, v16.8b, #2
    eor v16.8b, v17.8b, v19.8b
    bif v6.8b, v23.8b, v10.8b
    eor v19.8b, v23.8b, v0.8b
    eor v31.8b, v3.8b, v2.8b
    shl v8.8b, v16.8b, #4
    eor v5.8b, v5.8b, v6.8b
    bif v3.8b, v31.8b, v19.8b
    sri v8.8b, v16.8b, #4
    eor v5.8b, v5.8b, v31.8b
    eor v3.8b, v26.8b, v3.8b
    eor v6.8b, v8.8b, v19.8b
    eor v16.8b, v5.8b, v3.8b
    bit v0.8b, v19.8b, v2.8b
    eor v2.8b, v2.8b, v5.8b
    eor v19.8b, v10.8b, v6.8b
    eor v23.8b, v23.8b, v16.8b
    orr v26.8b, v3.8b, v2.8b
    eor v0.8b, v0.8b, v19.8b
    bic v8.8b, v31.8b, v6.8b
    mov v9.16b, v6.16b
    bsl v9.8b, v31.8b, v23.8b
    bsl v31.8b, v23.8b, v6.8b
    // round 11 (pipo.dsl:38)
    ldp d6, d10, [x9, #-464]
    eor v11.8b, v30.8b, v2.8b
    // round 12 (pipo.dsl:36)
    eor v0.8b, v26.8b, v0.8b
    // round 11 (pipo.dsl:38)
    ldp d12, d13, [x9, #-480]
    eor v14.8b, v25.8b, v19.8b
    eor v16.8b, v16.8b, v11.8b
    // round 12 (pipo.dsl:36)
    and v11.8b, v5.8b, v0.8b
    bsl v19.8b, v2.8b, v3.8b
    // round 11 (pipo.dsl:38)
    eor v2.8b, v27.8b, v8.8b
    ldr d3, [x3, #368]
    eor v26.8b, v26.8b, v14.8b
    eor v16.8b, v16.8b, v11.8b
    eor v5.8b, v10.8b, v5.8b
    eor v6.8b, v6.8b, v19.8b
    eor v2.8b, v2.8b, v23.8b
    eor v0.8b, v12.8b, v0.8b
    shl v19.8b, v5.8b, #6
    shl v23.8b, v26.8b, #5
    shl v8.8b, v16.8b, #3
    shl v10.8b, v6.8b, #2
    shl v11.8b, v0.8b, #7
    shl v12.8b, v2.8b, #1
    sri v23.8b, v26.8b, #3
    eor v3.8b, v3.8b, v9.8b
    sri v8.8b, v16.8b, #5
    eor v16.8b, v13.8b, v31.8b
    sri v11.8b, v0.8b, #1
    sri v12.8b, v2.8b, #7
    sri v10.8b, v6.8b, #6
    eor v0.8b, v23.8b, v8.8b
    and v2.8b, v23.8b, v8.8b
    sri v19.8b, v5.8b, #2
    shl v5.8b, v16.8b, #4
    eor v6.8b, v12.8b, v11.8b
    bit v0.8b, v23.8b, v11.8b
    eor v2.8b, v10.8b, v2.8b
    bif v23.8b, v3.8b, v11.8b
    sri v5.8b, v16.8b, #4
    eor v16.8b, v3.8b, v0.8b
    eor v26.8b, v6.8b, v2.8b
    eor v19.8b, v19.8b, v23.8b
    eor v5.8b, v5.8b, v16.8b
    bif v6.8b, v26.8b, v16.8b
    eor v19.8b, v19.8b, v26.8b
    bit v0.8b, v16.8b, v2.8b
    // round 10 (pipo.dsl:38)
    ldp d16, d23, [x9, #-448]
    // round 11 (pipo.dsl:36)
    eor v6.8b, v8.8b, v6.8b
    eor v2.8b, v2.8b, v19.8b
    eor v31.8b, v11.8b, v5.8b
    orr v8.8b, v6.8b, v2.8b
    eor v0.8b, v0.8b, v31.8b
    eor v9.8b, v19.8b, v6.8b
    // round 10 (pipo.dsl:38)
    eor v16.8b, v16.8b, v2.8b
    // round 11 (pipo.dsl:36)
    eor v0.8b, v8.8b, v0.8b
    // round 10 (pipo.dsl:38)
    eor v23.8b, v23.8b, v31.8b
    // round 11 (pipo.dsl:36)
    eor v3.8b, v3.8b, v9.8b
    // round 10 (pipo.dsl:38)
    eor v16.8b, v9.8b, v16.8b
    // round 11 (pipo.dsl:36)
    and v9.8b, v19.8b, v0.8b
    // round 10 (pipo.dsl:38)
    ldp d10, d11, [x9, #-432]
    // round 11 (pipo.dsl:36)
    bic v12.8b, v26.8b, v5.8b
    bsl v31.8b, v2.8b, v6.8b
    // round 10 (pipo.dsl:38)
    eor v2.8b, v8.8b, v23.8b
    // round 11 (pipo.dsl:36)
    mov v6.16b, v5.16b
    bsl v6.8b, v26.8b, v3.8b
    bsl v26.8b, v3.8b, v5.8b
    // round 10 (pipo.dsl:38)
    eor v5.8b, v16.8b, v9.8b
    ldr d16, [x3, #624]
    ldp d23, d8, [x9, #-416]
    eor v9.8b, v10.8b, v12.8b
    ldr d10, [x3, #360]
    eor v16.8b, v16.8b, v19.8b
    eor v19.8b, v8.8b, v31.8b
    eor v3.8b, v9.8b, v3.8b
    eor v0.8b, v11.8b, v0.8b
    shl v31.8b, v16.8b, #6
    shl v8.8b, v2.8b, #5
    shl v9.8b, v5.8b, #3
    shl v11.8b, v19.8b, #2
    shl v12.8b, v0.8b, #7
    shl v13.8b, v3.8b, #1
    sri v8.8b, v2.8b, #3
    eor v2.8b, v10.8b, v6.8b
    sri v9.8b, v5.8b, #5
    eor v5.8b, v23.8b, v26.8b
    sri v12.8b, v0.8b, #1
    sri v13.8b, v3.8b, #7
    sri v11.8b, v19.8b, #6
    eor v0.8b, v8.8b, v9.8b
    and v3.8b, v8.8b, v9.8b
    sri v31.8b, v16.8b, #2
    shl v6.8b, v5.8b, #4
    eor v16.8b, v13.8b, v12.8b
    bit v0.8b, v8.8b, v12.8b
    eor v3.8b, v11.8b, v3.8b
    bif v8.8b, v2.8b, v12.8b
    sri v6.8b, v5.8b, #4
    eor v5.8b, v2.8b, v0.8b
    eor v19.8b, v16.8b, v3.8b
    eor v23.8b, v31.8b, v8.8b
    eor v6.8b, v6.8b, v5.8b
    bif v16.8b, v19.8b, v5.8b
    eor v23.8b, v23.8b, v19.8b
    bit v0.8b, v5.8b, v3.8b
    eor v5.8b, v9.8b, v16.8b
    eor v3.8b, v3.8b, v23.8b
    eor v16.8b, v12.8b, v6.8b
    // round 9 (pipo.dsl:38)
    ldr d26, [x3, #632]
    // round 10 (pipo.dsl:36)
    orr v31.8b, v5.8b, v3.8b
    eor v0.8b, v0.8b, v16.8b
    // round 9 (pipo.dsl:38)
    ldp d8, d9, [x9, #-384]
    // round 10 (pipo.dsl:36)
    eor v10.8b, v23.8b, v5.8b
    // round 9 (pipo.dsl:38)
    eor v11.8b, v18.8b, v3.8b
    // round 10 (pipo.dsl:36)
    eor v0.8b, v31.8b, v0.8b
    bic v12.8b, v19.8b, v6.8b
    // round 9 (pipo.dsl:38)
    eor v26.8b, v26.8b, v16.8b
    // round 10 (pipo.dsl:36)
    eor v2.8b, v2.8b, v10.8b
    bsl v16.8b, v3.8b, v5.8b
    // round 9 (pipo.dsl:38)
    eor v3.8b, v10.8b, v11.8b
    // round 10 (pipo.dsl:36)
    and v5.8b, v23.8b, v0.8b
    // round 9 (pipo.dsl:38)
    eor v8.8b, v8.8b, v12.8b
    eor v26.8b, v31.8b, v26.8b
    // round 10 (pipo.dsl:36)
    mov v31.16b, v6.16b
    bsl v31.8b, v19.8b, v2.8b
    // round 9 (pipo.dsl:38)
    ldr d10, [x3, #352]
    // round 10 (pipo.dsl:36)
    bsl v19.8b, v2.8b, v6.8b
    // round 9 (pipo.dsl:38)
    eor v3.8b, v3.8b, v5.8b
    eor v5.8b, v4.8b, v23.8b
    eor v6.8b, v20.8b, v16.8b
    eor v2.8b, v8.8b, v2.8b
    eor v0.8b, v9.8b, v0.8b
    shl v16.8b, v5.8b, #6
    shl v23.8b, v26.8b, #5
    shl v8.8b, v3.8b, #3
    shl v9.8b, v6.8b, #2
    shl v11.8b, v0.8b, #7
    shl v12.8b, v2.8b, #1
    sri v23.8b, v26.8b, #3
    eor v26.8b, v10.8b, v31.8b
    sri v8.8b, v3.8b, #5
    eor v3.8b, v1.8b, v19.8b
    sri v11.8b, v0.8b, #1
    sri v12.8b, v2.8b, #7
    sri v9.8b, v6.8b, #6
    eor v0.8b, v23.8b, v8.8b
    and v2.8b, v23.8b, v8.8b
    sri v16.8b, v5.8b, #2
    shl v5.8b, v3.8b, #4
    eor v6.8b, v12.8b, v11.8b
    bit v0.8b, v23.8b, v11.8b
    eor v2.8b, v9.8b, v2.8b
    bif v23.8b, v26.8b, v11.8b
    sri v5.8b, v3.8b, #4
    eor v3.8b, v26.8b, v0.8b
    eor v19.8b, v6.8b, v2.8b
    eor v16.8b, v16.8b, v23.8b
    eor v5.8b, v5.8b, v3.8b
    bif v6.8b, v19.8b, v3.8b
    eor v16.8b, v16.8b, v19.8b
    bit v0.8b, v3.8b, v2.8b
    eor v3.8b, v8.8b, v6.8b
    eor v2.8b, v2.8b, v16.8b
    eor v6.8b, v11.8b, v5.8b
    orr v23.8b, v3.8b, v2.8b
    eor v0.8b, v0.8b, v6.8b
    eor v31.8b, v16.8b, v3.8b
    // round 8 (pipo.dsl:38)
    eor v8.8b, v21.8b, v2.8b
    // round 9 (pipo.dsl:36)
    eor v0.8b, v23.8b, v0.8b
    bic v9.8b, v19.8b, v5.8b
    // round 8 (pipo.dsl:38)
    eor v10.8b, v24.8b, v6.8b
    // round 9 (pipo.dsl:36)
    eor v26.8b, v26.8b, v31.8b
    // round 8 (pipo.dsl:38)
    eor v31.8b, v31.8b, v8.8b
    // round 9 (pipo.dsl:36)
    and v8.8b, v16.8b, v0.8b
    bsl v6.8b, v2.8b, v3.8b
    // round 8 (pipo.dsl:38)
    eor v2.8b, v28.8b, v9.8b
    eor v3.8b, v23.8b, v10.8b
    // round 9 (pipo.dsl:36)
    mov v23.16b, v5.16b
    bsl v23.8b, v19.8b, v26.8b
    // round 8 (pipo.dsl:38)
    eor v31.8b, v31.8b, v8.8b
    // round 9 (pipo.dsl:36)
    bsl v19.8b, v26.8b, v5.8b
    // round 8 (pipo.dsl:38)
    eor v5.8b, v29.8b, v6.8b
    eor v0.8b, v7.8b, v0.8b
    eor v2.8b, v2.8b, v26.8b
    shl v6.8b, v3.8b, #5
    shl v26.8b, v31.8b, #3
    ldr d8, [x3, #344]
    shl v9.8b, v5.8b, #2
    shl v10.8b, v0.8b, #7
    sri v6.8b, v3.8b, #3
    shl v3.8b, v2.8b, #1
    sri v26.8b, v31.8b, #5
    eor v16.8b, v22.8b, v16.8b
    sri v9.8b, v5.8b, #6
    sri v10.8b, v0.8b, #1
    sri v3.8b, v2.8b, #7
    eor v0.8b, v6.8b, v26.8b
    and v2.8b, v6.8b, v26.8b
    shl v5.8b, v16.8b, #6
    eor v23.8b, v8.8b, v23.8b
    eor v3.8b, v3.8b, v10.8b
    bit v0.8b, v6.8b, v10.8b
    eor v2.8b, v9.8b, v2.8b
    sri v5.8b, v16.8b, #2
    eor v16.8b, v17.8b, v19.8b
    bif v6.8b, v23.8b, v10.8b
    eor v19.8b, v23.8b, v0.8b
    eor v31.8b, v3.8b, v2.8b
    shl v8.8b, v16.8b, #4
    eor v5.8b, v5.8b, v6.8b
    bif v3.8b, v31.8b, v19.8b
    sri v8.8b, v16.8b, #4
    eor v5.8b, v5.8b, v31.8b
    eor v3.8b, v26.8b, v3.8b
    eor v6.8b, v8.8b, v19.8b
    eor v16.8b, v5.8b, v3.8b
    bit v0.8b, v19.8b, v2.8b
    eor v2.8b, v2.8b, v5.8b
    eor v19.8b, v10.8b, v6.8b
    eor v23.8b, v23.8b, v16.8b
    orr v26.8b, v3.8b, v2.8b
    eor v0.8b, v0.8b, v19.8b
    bic v8.8b, v31.8b, v6.8b
    mov v9.16b, v6.16b
    bsl v9.8b, v31.8b, v23.8b
    bsl v31.8b, v23.8b, v6.8b
    // round 7 (pipo.dsl:38)
    ldp d6, d10, [x9, #-464]
    eor v11.8b, v30.8b, v2.8b
    // round 8 (pipo.dsl:36)
    eor v0.8b, v26.8b, v0.8b
    // round 7 (pipo.dsl:38)
    ldp d12, d13, [x9, #-480]
    eor v14.8b, v25.8b, v19.8b
    eor v16.8b, v16.8b, v11.8b
    // round 8 (pipo.dsl:36)
    and v11.8b, v5.8b, v0.8b
    bsl v19.8b, v2.8b, v3.8b
    // round 7 (pipo.dsl:38)
    eor v2.8b, v27.8b, v8.8b
    ldr d3, [x3, #336]
    eor v26.8b, v26.8b, v14.8b
    eor v16.8b, v16.8b, v11.8b
    eor v5.8b, v10.8b, v5.8b
    eor v6.8b, v6.8b, v19.8b
    eor v2.8b, v2.8b, v23.8b
    eor v0.8b, v12.8b, v0.8b
    shl v19.8b, v5.8b, #6
    shl v23.8b, v26.8b, #5
    shl v8.8b, v16.8b, #3
    shl v10.8b, v6.8b, #2
    shl v11.8b, v0.8b, #7
    shl v12.8b, v2.8b, #1
    sri v23.8b, v26.8b, #3
    eor v3.8b, v3.8b, v9.8b
    sri v8.8b, v16.8b, #5
    eor v16.8b, v13.8b, v31.8b
    sri v11.8b, v0.8b, #1
    sri v12.8b, v2.8b, #7
    sri v10.8b, v6.8b, #6
    eor v0.8b, v23.8b, v8.8b
    and v2.8b, v23.8b, v8.8b
    sri v19.8b, v5.8b, #2
    shl v5.8b, v16.8b, #4
    eor v6.8b, v12.8b, v11.8b
    bit v0.8b, v23.8b, v11.8b
    eor v2.8b, v10.8b, v2.8b
    bif v23.8b, v3.8b, v11.8b
    sri v5.8b, v16.8b, #4
    eor v16.8b, v3.8b, v0.8b
    eor v26.8b, v6.8b, v2.8b
    eor v19.8b, v19.8b, v23.8b
    eor v5.8b, v5.8b, v16.8b
    bif v6.8b, v26.8b, v16.8b
    eor v19.8b, v19.8b, v26.8b
    bit v0.8b, v16.8b, v2.8b
    // round 6 (pipo.dsl:38)
    ldp d16, d23, [x9, #-448]
    // round 7 (pipo.dsl:36)
    eor v6.8b, v8.8b, v6.8b
    eor v2.8b, v2.8b, v19.8b
    eor v31.8b, v11.8b, v5.8b
    orr v8.8b, v6.8b, v2.8b
    eor v0.8b, v0.8b, v31.8b
    eor v9.8b, v19.8b, v6.8b
    // round 6 (pipo.dsl:38)
    eor v16.8b, v16.8b, v2.8b
    // round 7 (pipo.dsl:36)
    eor v0.8b, v8.8b, v0.8b
    // round 6 (pipo.dsl:38)
    eor v23.8b, v23.8b, v31.8b
    // round 7 (pipo.dsl:36)
    eor v3.8b, v3.8b, v9.8b
    // round 6 (pipo.dsl:38)
    eor v16.8b, v9.8b, v16.8b
    // round 7 (pipo.dsl:36)
    and v9.8b, v19.8b, v0.8b
    // round 6 (pipo.dsl:38)
    ldp d10, d11, [x9, #-432]
    // round 7 (pipo.dsl:36)
    bic v12.8b, v26.8b, v5.8b
    bsl v31.8b, v2.8b, v6.8b
    // round 6 (pipo.dsl:38)
    eor v2.8b, v8.8b, v23.8b
    // round 7 (pipo.dsl:36)
    mov v6.16b, v5.16b
    bsl v6.8b, v26.8b, v3.8b
    bsl v26.8b, v3.8b, v5.8b
    // round 6 (pipo.dsl:38)
    eor v5.8b, v16.8b, v9.8b
    ldr d16, [x3, #624]
    ldp d23, d8, [x9, #-416]
    eor v9.8b, v10.8b, v12.8b
    ldr d10, [x3, #328]
    eor v16.8b, v16.8b, v19.8b
    eor v19.8b, v8.8b, v31.8b
    eor v3.8b, v9.8b, v3.8b
    eor v0.8b, v11.8b, v0.8b
    shl v31.8b, v16.8b, #6
    shl v8.8b, v2.8b, #5
    shl v9.8b, v5.8b, #3
    shl v11.8b, v19.8b, #2
    shl v12.8b, v0.8b, #7
    shl v13.8b, v3.8b, #1
    sri v8.8b, v2.8b, #3
    eor v2.8b, v10.8b, v6.8b
    sri v9.8b, v5.8b, #5
    eor v5.8b, v23.8b, v26.8b
    sri v12.8b, v0.8b, #1
    sri v13.8b, v3.8b, #7
    sri v11.8b, v19.8b, #6
    eor v0.8b, v8.8b, v9.8b
    and v3.8b, v8.8b, v9.8b
    sri v31.8b, v16.8b, #2
    shl v6.8b, v5.8b, #4
    eor v16.8b, v13.8b, v12.8b
    bit v0.8b, v8.8b, v12.8b
    eor v3.8b, v11.8b, v3.8b
    bif v8.8b, v2.8b, v12.8b
    sri v6.8b, v5.8b, #4
    eor v5.8b, v2.8b, v0.8b
    eor v19.8b, v16.8b, v3.8b
    eor v23.8b, v31.8b, v8.8b
    eor v6.8b, v6.8b, v5.8b
    bif v16.8b, v19.8b, v5.8b
    eor v23.8b, v23.8b, v19.8b
    bit v0.8b, v5.8b, v3.8b
    eor v5.8b, v9.8b, v16.8b
    eor v3.8b, v3.8b, v23.8b
    eor v16.8b, v12.8b, v6.8b
    // round 5 (pipo.dsl:38)
    ldr d26, [x3, #632]
    // round 6 (pipo.dsl:36)
    orr v31.8b, v5.8b, v3.8b
    eor v0.8b, v0.8b, v16.8b
    // round 5 (pipo.dsl:38)
    ldp d8, d9, [x9, #-384]
    // round 6 (pipo.dsl:36)
    eor v10.8b, v23.8b, v5.8b
    // round 5 (pipo.dsl:38)
    eor v11.8b, v18.8b, v3.8b
    // round 6 (pipo.dsl:36)
    eor v0.8b, v31.8b, v0.8b
    bic v12.8b, v19.8b, v6.8b
    // round 5 (pipo.dsl:38)
    eor v26.8b, v26.8b, v16.8b
    // round 6 (pipo.dsl:36)
    eor v2.8b, v2.8b, v10.8b
    bsl v16.8b, v3.8b, v5.8b
    // round 5 (pipo.dsl:38)
    eor v3.8b, v10.8b, v11.8b
    // round 6 (pipo.dsl:36)
    and v5.8b, v23.8b, v0.8b
    // round 5 (pipo.dsl:38)
    eor v8.8b, v8.8b, v12.8b
    eor v26.8b, v31.8b, v26.8b
    // round 6 (pipo.dsl:36)
    mov v31.16b, v6.16b
    bsl v31.8b, v19.8b, v2.8b
    // round 5 (pipo.dsl:38)
    ldr d10, [x3, #320]
    // round 6 (pipo.dsl:36)
    bsl v19.8b, v2.8b, v6.8b
    // round 5 (pipo.dsl:38)
    eor v3.8b, v3.8b, v5.8b
    eor v5.8b, v4.8b, v23.8b
    eor v6.8b, v20.8b, v16.8b
    eor v2.8b, v8.8b, v2.8b
    eor v0.8b, v9.8b, v0.8b
    shl v16.8b, v5.8b, #6
    shl v23.8b, v26.8b, #5
    shl v8.8b, v3.8b, #3
    shl v9.8b, v6.8b, #2
    shl v11.8b, v0.8b, #7
    shl v12.8b, v2.8b, #1
    sri v23.8b, v26.8b, #3
    eor v26.8b, v10.8b, v31.8b
    sri v8.8b, v3.8b, #5
    eor v3.8b, v1.8b, v19.8b
    sri v11.8b, v0.8b, #1
    sri v12.8b, v2.8b, #7
    sri v9.8b, v6.8b, #6
    eor v0.8b, v23.8b, v8.8b
    and v2.8b, v23.8b, v8.8b
    sri v16.8b, v5.8b, #2
    shl v5.8b, v3.8b, #4
    eor v6.8b, v12.8b, v11.8b
    bit v0.8b, v23.8b, v11.8b
    eor v2.8b, v9.8b, v2.8b
    bif v23.8b, v26.8b, v11.8b
    sri v5.8b, v3.8b, #4
    eor v3.8b, v26.8b, v0.8b
    eor v19.8b, v6.8b, v2.8b
    eor v16.8b, v16.8b, v23.8b
    eor v5.8b, v5.8b, v3.8b
    bif v6.8b, v19.8b, v3.8b
    eor v16.8b, v16.8b, v19.8b
    bit v0.8b, v3.8b, v2.8b
    eor v3.8b, v8.8b, v6.8b
    eor v2.8b, v2.8b, v16.8b
    eor v6.8b, v11.8b, v5.8b
    orr v23.8b, v3.8b, v2.8b
    eor v0.8b, v0.8b, v6.8b
    eor v31.8b, v16.8b, v3.8b
    // round 4 (pipo.dsl:38)
    eor v21.8b, v21.8b, v2.8b
    // round 5 (pipo.dsl:36)
    eor v0.8b, v23.8b, v0.8b
    bic v8.8b, v19.8b, v5.8b
    // round 4 (pipo.dsl:38)
    eor v24.8b, v24.8b, v6.8b
    // round 5 (pipo.dsl:36)
    eor v26.8b, v26.8b, v31.8b
    // round 4 (pipo.dsl:38)
    eor v21.8b, v31.8b, v21.8b
    // round 5 (pipo.dsl:36)
    and v31.8b, v16.8b, v0.8b
    bsl v6.8b, v2.8b, v3.8b
    // round 4 (pipo.dsl:38)
    eor v2.8b, v28.8b, v8.8b
    eor v3.8b, v23.8b, v24.8b
    // round 5 (pipo.dsl:36)
    mov v23.16b, v5.16b
    bsl v23.8b, v19.8b, v26.8b
    // round 4 (pipo.dsl:38)
    eor v21.8b, v21.8b, v31.8b
    // round 5 (pipo.dsl:36)
    bsl v19.8b, v26.8b, v5.8b
    // round 4 (pipo.dsl:38)
    eor v5.8b, v29.8b, v6.8b
    eor v0.8b, v7.8b, v0.8b
    eor v2.8b, v2.8b, v26.8b
    shl v6.8b, v3.8b, #5
    shl v24.8b, v21.8b, #3
    ldr d26, [x3, #304]
    shl v28.8b, v5.8b, #2
    shl v29.8b, v0.8b, #7
    sri v6.8b, v3.8b, #3
    shl v3.8b, v2.8b, #1
    sri v24.8b, v21.8b, #5
    eor v16.8b, v22.8b, v16.8b
    sri v28.8b, v5.8b, #6
    sri v29.8b, v0.8b, #1
    sri v3.8b, v2.8b, #7
    eor v0.8b, v6.8b, v24.8b
    and v2.8b, v6.8b, v24.8b
    shl v5.8b, v16.8b, #6
    eor v21.8b, v26.8b, v23.8b
    eor v3.8b, v3.8b, v29.8b
    bit v0.8b, v6.8b, v29.8b
    eor v2.8b, v28.8b, v2.8b
    sri v5.8b, v16.8b, #2
    eor v16.8b, v17.8b, v19.8b
    bif v6.8b, v21.8b, v29.8b
    eor v17.8b, v21.8b, v0.8b
    eor v19.8b, v3.8b, v2.8b
    shl v22.8b, v16.8b, #4
    eor v5.8b, v5.8b, v6.8b
    bif v3.8b, v19.8b, v17.8b
    sri v22.8b, v16.8b, #4
    eor v5.8b, v5.8b, v19.8b
    eor v3.8b, v24.8b, v3.8b
    eor v6.8b, v22.8b, v17.8b
    eor v16.8b, v5.8b, v3.8b
    bit v0.8b, v17.8b, v2.8b
    eor v2.8b, v2.8b, v5.8b
    eor v17.8b, v29.8b, v6.8b
    eor v21.8b, v21.8b, v16.8b
    orr v22.8b, v3.8b, v2.8b
    eor v0.8b, v0.8b, v17.8b
    bic v23.8b, v19.8b, v6.8b
    mov v24.16b, v6.16b
    bsl v24.8b, v19.8b, v21.8b
    bsl v19.8b, v21.8b, v6.8b
    // round 3 (pipo.dsl:38)
    ldp d6, d26, [x9, #-464]
    eor v28.8b, v30.8b, v2.8b
    // round 4 (pipo.dsl:36)
    eor v0.8b, v22.8b, v0.8b
    // round 3 (pipo.dsl:38)
    ldp d29, d30, [x9, #-480]
    eor v25.8b, v25.8b, v17.8b
    eor v16.8b, v16.8b, v28.8b
    // round 4 (pipo.dsl:36)
    and v28.8b, v5.8b, v0.8b
    bsl v17.8b, v2.8b, v3.8b
    // round 3 (pipo.dsl:38)
    eor v2.8b, v27.8b, v23.8b
    ldr d3, [x3, #240]
    eor v22.8b, v22.8b, v25.8b
    eor v16.8b, v16.8b, v28.8b
    eor v5.8b, v26.8b, v5.8b
    eor v6.8b, v6.8b, v17.8b
    eor v2.8b, v2.8b, v21.8b
    eor v0.8b, v29.8b, v0.8b
    shl v17.8b, v5.8b, #6
    shl v21.8b, v22.8b, #5
    shl v23.8b, v16.8b, #3
    shl v25.8b, v6.8b, #2
    shl v26.8b, v0.8b, #7
    shl v27.8b, v2.8b, #1
    sri v21.8b, v22.8b, #3
    eor v3.8b, v3.8b, v24.8b
    sri v23.8b, v16.8b, #5
    eor v16.8b, v30.8b, v19.8b
    sri v26.8b, v0.8b, #1
    sri v27.8b, v2.8b, #7
    sri v25.8b, v6.8b, #6
    eor v0.8b, v21.8b, v23.8b
    and v2.8b, v21.8b, v23.8b
    sri v17.8b, v5.8b, #2
    shl v5.8b, v16.8b, #4
    eor v6.8b, v27.8b, v26.8b
    bit v0.8b, v21.8b, v26.8b
    eor v2.8b, v25.8b, v2.8b
    bif v21.8b, v3.8b, v26.8b
    sri v5.8b, v16.8b, #4
    eor v16.8b, v3.8b, v0.8b
    eor v19.8b, v6.8b, v2.8b
    eor v17.8b, v17.8b, v21.8b
    eor v5.8b, v5.8b, v16.8b
    bif v6.8b, v19.8b, v16.8b
    eor v17.8b, v17.8b, v19.8b
    bit v0.8b, v16.8b, v2.8b
    // round 2 (pipo.dsl:38)
    ldp d16, d21, [x9, #-448]
    // round 3 (pipo.dsl:36)
    eor v6.8b, v23.8b, v6.8b
    eor v2.8b, v2.8b, v17.8b
    eor v22.8b, v26.8b, v5.8b
    orr v23.8b, v6.8b, v2.8b
    eor v0.8b, v0.8b, v22.8b
    eor v24.8b, v17.8b, v6.8b
    // round 2 (pipo.dsl:38)
    eor v16.8b, v16.8b, v2.8b
    // round 3 (pipo.dsl:36)
    eor v0.8b, v23.8b, v0.8b
    // round 2 (pipo.dsl:38)
    eor v21.8b, v21.8b, v22.8b
    // round 3 (pipo.dsl:36)
    eor v3.8b, v3.8b, v24.8b
    // round 2 (pipo.dsl:38)
    eor v16.8b, v24.8b, v16.8b
    // round 3 (pipo.dsl:36)
    and v24.8b, v17.8b, v0.8b
    // round 2 (pipo.dsl:38)
    ldp d25, d26, [x9, #-432]
    // round 3 (pipo.dsl:36)
    bic v27.8b, v19.8b, v5.8b
    bsl v22.8b, v2.8b, v6.8b
    // round 2 (pipo.dsl:38)
    eor v2.8b, v23.8b, v21.8b
    // round 3 (pipo.dsl:36)
    mov v6.16b, v5.16b
    bsl v6.8b, v19.8b, v3.8b
    bsl v19.8b, v3.8b, v5.8b
    // round 2 (pipo.dsl:38)
    eor v5.8b, v16.8b, v24.8b
    ldr d16, [x3, #624]
    ldp d21, d23, [x9, #-416]
    eor v24.8b, v25.8b, v27.8b
    ldr d25, [x3, #176]
    eor v16.8b, v16.8b, v17.8b
    eor v17.8b, v23.8b, v22.8b
    eor v3.8b, v24.8b, v3.8b
    eor v0.8b, v26.8b, v0.8b
    shl v22.8b, v16.8b, #6
    shl v23.8b, v2.8b, #5
    shl v24.8b, v5.8b, #3
    shl v26.8b, v17.8b, #2
    shl v27.8b, v0.8b, #7
    shl v28.8b, v3.8b, #1
    sri v23.8b, v2.8b, #3
    eor v2.8b, v25.8b, v6.8b
    sri v24.8b, v5.8b, #5
    eor v5.8b, v21.8b, v19.8b
    sri v27.8b, v0.8b, #1
    sri v28.8b, v3.8b, #7
    sri v26.8b, v17.8b, #6
    eor v0.8b, v23.8b, v24.8b
    and v3.8b, v23.8b, v24.8b
    sri v22.8b, v16.8b, #2
    shl v6.8b, v5.8b, #4
    eor v16.8b, v28.8b, v27.8b
    bit v0.8b, v23.8b, v27.8b
    eor v3.8b, v26.8b, v3.8b
    bif v23.8b, v2.8b, v27.8b
    sri v6.8b, v5.8b, #4
    eor v5.8b, v2.8b, v0.8b
    eor v17.8b, v16.8b, v3.8b
    eor v19.8b, v22.8b, v23.8b
    eor v6.8b, v6.8b, v5.8b
    bif v16.8b, v17.8b, v5.8b
    eor v19.8b, v19.8b, v17.8b
    bit v0.8b, v5.8b, v3.8b
    eor v5.8b, v24.8b, v16.8b
    eor v3.8b, v3.8b, v19.8b
    eor v16.8b, v27.8b, v6.8b
    // round 1 (pipo.dsl:38)
    ldr d21, [x3, #632]
    // round 2 (pipo.dsl:36)
    orr v22.8b, v5.8b, v3.8b
    eor v0.8b, v0.8b, v16.8b
    // round 1 (pipo.dsl:38)
    ldp d23, d24, [x9, #-384]
    // round 2 (pipo.dsl:36)
    eor v25.8b, v19.8b, v5.8b
    // round 1 (pipo.dsl:38)
    eor v18.8b, v18.8b, v3.8b
    // round 2 (pipo.dsl:36)
    eor v0.8b, v22.8b, v0.8b
    bic v26.8b, v17.8b, v6.8b
    // round 1 (pipo.dsl:38)
    eor v21.8b, v21.8b, v16.8b
    // round 2 (pipo.dsl:36)
    eor v2.8b, v2.8b, v25.8b
    // round 1 (pipo.dsl:38)
    eor v18.8b, v25.8b, v18.8b
    // round 2 (pipo.dsl:36)
    and v25.8b, v19.8b, v0.8b
    bsl v16.8b, v3.8b, v5.8b
    // round 1 (pipo.dsl:38)
    eor v3.8b, v23.8b, v26.8b
    eor v5.8b, v22.8b, v21.8b
    // round 2 (pipo.dsl:36)
    mov v21.16b, v6.16b
    bsl v21.8b, v17.8b, v2.8b
    // round 1 (pipo.dsl:38)
    eor v18.8b, v18.8b, v25.8b
    // round 2 (pipo.dsl:36)
    bsl v17.8b, v2.8b, v6.8b
    // round 1 (pipo.dsl:38)
    eor v6.8b, v20.8b, v16.8b
    eor v0.8b, v24.8b, v0.8b
    eor v2.8b, v3.8b, v2.8b
    shl v3.8b, v5.8b, #5
    shl v16.8b, v18.8b, #3
    ldr d20, [x3, #112]
    shl v22.8b, v6.8b, #2
    shl v23.8b, v0.8b, #7
    sri v3.8b, v5.8b, #3
    shl v5.8b, v2.8b, #1
    sri v16.8b, v18.8b, #5
    eor v4.8b, v4.8b, v19.8b
    sri v22.8b, v6.8b, #6
    sri v23.8b, v0.8b, #1
    sri v5.8b, v2.8b, #7
    eor v0.8b, v3.8b, v16.8b
    and v2.8b, v3.8b, v16.8b
    shl v6.8b, v4.8b, #6
    eor v18.8b, v20.8b, v21.8b
    eor v1.8b, v1.8b, v17.8b
    eor v5.8b, v5.8b, v23.8b
    bit v0.8b, v3.8b, v23.8b
    eor v2.8b, v22.8b, v2.8b
    sri v6.8b, v4.8b, #2
    shl v4.8b, v1.8b, #4
    bif v3.8b, v18.8b, v23.8b
    eor v17.8b, v18.8b, v0.8b
    eor v19.8b, v5.8b, v2.8b
    sri v4.8b, v1.8b, #4
    eor v1.8b, v6.8b, v3.8b
    bif v5.8b, v19.8b, v17.8b
    eor v3.8b, v4.8b, v17.8b
    eor v4.8b, v16.8b, v5.8b
    ldr d5, [x3, #688]
    eor v1.8b, v1.8b, v19.8b
    ldp d6, d16, [x9, #-368]
    ldp d20, d21, [x9, #-352]
    bit v0.8b, v17.8b, v2.8b
    eor v2.8b, v2.8b, v1.8b
    eor v17.8b, v23.8b, v3.8b
    bic v22.8b, v19.8b, v3.8b
    eor v23.8b, v1.8b, v4.8b
    ldp d24, d25, [x3, #32]
    eor v5.8b, v5.8b, v1.8b
    orr v26.8b, v4.8b, v2.8b
    eor v0.8b, v0.8b, v17.8b
    eor v6.8b, v6.8b, v2.8b
    eor v16.8b, v16.8b, v17.8b
    eor v18.8b, v18.8b, v23.8b
    bsl v17.8b, v2.8b, v4.8b
    eor v2.8b, v20.8b, v22.8b
    eor v0.8b, v26.8b, v0.8b
    eor v4.8b, v23.8b, v6.8b
    eor v6.8b, v26.8b, v16.8b
    mov v16.16b, v3.16b
    bsl v16.8b, v19.8b, v18.8b
    eor v17.8b, v24.8b, v17.8b
    bsl v19.8b, v18.8b, v3.8b
    and v1.8b, v1.8b, v0.8b
    eor v2.8b, v2.8b, v18.8b
    eor v0.8b, v7.8b, v0.8b
    eor v3.8b, v25.8b, v16.8b
    zip1 v25.8b, v6.8b, v5.8b
    zip2 v29.8b, v6.8b, v5.8b
    eor v1.8b, v4.8b, v1.8b
    eor v4.8b, v21.8b, v19.8b
    zip1 v22.8b, v3.8b, v17.8b
    zip2 v26.8b, v3.8b, v17.8b
    zip1 v23.8b, v2.8b, v1.8b
    zip2 v27.8b, v2.8b, v1.8b
    zip1 v24.8b, v4.8b, v0.8b
    add x9, x0, #32
    zip2 v28.8b, v4.8b, v0.8b
    st4 {v22.8b, v23.8b, v24.8b, v25.8b}, [x0]
    st4 {v26.8b, v27.8b, v28.8b, v29.8b}, [x9]
    add x0, x0, #64
    add x1, x1, #64
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
    movz x10, #4
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
    movz x10, #4
.Llwcc_pipo64_256_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #128
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
    ld1r {v0.8b}, [x9]
    ldr d1, [x0, #24]
    eor v0.8b, v0.8b, v1.8b
    str d0, [x0, #696]
    add x9, x1, #1
    ld1r {v1.8b}, [x9]
    ldr d2, [x0, #56]
    eor v1.8b, v1.8b, v2.8b
    ld1r {v2.8b}, [x1]
    ldr d3, [x0, #40]
    eor v2.8b, v2.8b, v3.8b
    add x9, x1, #2
    ld1r {v3.8b}, [x9]
    ldr d4, [x0, #48]
    eor v3.8b, v3.8b, v4.8b
    // round 1 (pipo.dsl:36)
    eor v4.8b, v2.8b, v3.8b
    bif v2.8b, v4.8b, v1.8b
    mov v5.16b, v2.16b
    bsl v5.8b, v3.8b, v1.8b
    str d5, [x0, #704]
    bsl v1.8b, v4.8b, v3.8b
    eor v0.8b, v0.8b, v1.8b
    str d0, [x0, #712]
    str d2, [x0, #720]
    ldr d0, [x0, #64]
    eor v0.8b, v0.8b, v1.8b
    str d0, [x0, #728]
    ldr d0, [x0, #80]
    eor v0.8b, v0.8b, v5.8b
    str d0, [x0, #736]
    ret
    .size lwcc_pipo64_256_ctr_nonce_neon, .-lwcc_pipo64_256_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_crypt_neon
    .type lwcc_pipo64_256_ctr_crypt_neon, %function
lwcc_pipo64_256_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_256_ctr_crypt_neon_return
    sub sp, sp, #128
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    // x5: whole groups of 64 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #6
    and x6, x6, #63
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ctr_crypt_neon_rest
.Llwcc_pipo64_256_ctr_crypt_neon_group:
    dup v0.2s, w4
    ldr d1, [x8, #0]
    ldr d2, [x8, #16]
    ldr d3, [x8, #32]
    ldr d4, [x8, #48]
    add v1.2s, v0.2s, v1.2s
    add v2.2s, v0.2s, v2.2s
    add v3.2s, v0.2s, v3.2s
    add v0.2s, v0.2s, v4.2s
    uzp1 v4.4h, v1.4h, v2.4h
    ldp d5, d6, [x3, #0]
    uzp2 v1.4h, v1.4h, v2.4h
    uzp1 v2.4h, v3.4h, v0.4h
    uzp2 v0.4h, v3.4h, v0.4h
    ldr d3, [x3, #16]
    uzp2 v7.8b, v4.8b, v2.8b
    uzp1 v16.8b, v1.8b, v0.8b
    uzp1 v2.8b, v4.8b, v2.8b
    eor v4.8b, v16.8b, v6.8b
    eor v5.8b, v5.8b, v7.8b
    // round 1 (pipo.dsl:36)
    add x9, x3, #1024
    ldp d6, d7, [x9, #-328]
    ldr d16, [x3, #32]
    eor v2.8b, v2.8b, v3.8b
    eor v3.8b, v4.8b, v5.8b
    uzp2 v0.8b, v1.8b, v0.8b
    bit v3.8b, v4.8b, v2.8b
    eor v0.8b, v16.8b, v0.8b
    bic v1.8b, v6.8b, v3.8b
    ldp d4, d16, [x9, #-312]
    eor v7.8b, v2.8b, v7.8b
    eor v2.8b, v2.8b, v3.8b
    eor v1.8b, v0.8b, v1.8b
    orn v0.8b, v0.8b, v3.8b
    ldr d3, [x3, #88]
    eor v7.8b, v1.8b, v7.8b
    eor v17.8b, v2.8b, v1.8b
    ldr d18, [x3, #72]
    eor v0.8b, v0.8b, v4.8b
    ldr d4, [x3, #112]
    eor v5.8b, v6.8b, v5.8b
    bic v6.8b, v7.8b, v17.8b
    ldp d19, d20, [x9, #-296]
    eor v21.8b, v16.8b, v0.8b
    ldp d22, d23, [x3, #96]
    eor v24.8b, v3.8b, v0.8b
    eor v6.8b, v5.8b, v6.8b
    bsl v5.8b, v2.8b, v1.8b
    ldr d1, [x3, #120]
    eor v2.8b, v17.8b, v21.8b
    eor v17.8b, v18.8b, v17.8b
    shl v21.8b, v24.8b, #1
    eor v4.8b, v4.8b, v7.8b
    eor v25.8b, v16.8b, v5.8b
    bit v16.8b, v2.8b, v6.8b
    eor v5.8b, v20.8b, v5.8b
    eor v19.8b, v19.8b, v6.8b
    eor v6.8b, v7.8b, v6.8b
    bic v0.8b, v25.8b, v0.8b
    eor v7.8b, v22.8b, v25.8b
    eor v2.8b, v1.8b, v2.8b
    eor v5.8b, v5.8b, v16.8b
    shl v16.8b, v19.8b, #4
    sri v21.8b, v24.8b, #7
    eor v6.8b, v0.8b, v6.8b
    shl v20.8b, v7.8b, #5
    shl v24.8b, v2.8b, #7
    shl v26.8b, v5.8b, #2
    sri v16.8b, v19.8b, #4
    bsl v25.8b, v6.8b, v0.8b
    sri v20.8b, v7.8b, #3
    eor v0.8b, v23.8b, v6.8b
    sri v24.8b, v2.8b, #1
    sri v26.8b, v5.8b, #6
    // round 2 (pipo.dsl:36)
    eor v2.8b, v4.8b, v16.8b
    // round 1 (pipo.dsl:38)
    eor v5.8b, v17.8b, v25.8b
    // round 2 (pipo.dsl:36)
    eor v6.8b, v21.8b, v20.8b
    // round 1 (pipo.dsl:37)
    shl v7.8b, v0.8b, #3
    // round 2 (pipo.dsl:36)
    bif v4.8b, v2.8b, v24.8b
    bit v6.8b, v20.8b, v26.8b
    // round 1 (pipo.dsl:37)
    sri v7.8b, v0.8b, #5
    shl v0.8b, v5.8b, #6
    // round 2 (pipo.dsl:36)
    mov v17.16b, v4.16b
    bsl v17.8b, v16.8b, v24.8b
    bic v19.8b, v7.8b, v6.8b
    // round 1 (pipo.dsl:37)
    sri v0.8b, v5.8b, #2
    // round 2 (pipo.dsl:36)
    bsl v24.8b, v2.8b, v16.8b
    eor v2.8b, v26.8b, v17.8b
    eor v5.8b, v26.8b, v6.8b
    eor v16.8b, v0.8b, v19.8b
    ldp d19, d20, [x3, #128]
    eor v25.8b, v7.8b, v24.8b
    orn v0.8b, v0.8b, v6.8b
    ldp d6, d26, [x3, #144]
    eor v2.8b, v16.8b, v2.8b
    eor v27.8b, v5.8b, v16.8b
    eor v0.8b, v25.8b, v0.8b
    ldr d25, [x3, #176]
    eor v7.8b, v21.8b, v7.8b
    bic v21.8b, v2.8b, v27.8b
    eor v24.8b, v19.8b, v24.8b
    eor v28.8b, v4.8b, v0.8b
    ldp d29, d30, [x3, #160]
    eor v31.8b, v26.8b, v0.8b
    eor v21.8b, v7.8b, v21.8b
    bsl v7.8b, v5.8b, v16.8b
    ldr d5, [x3, #184]
    eor v16.8b, v6.8b, v17.8b
    eor v17.8b, v20.8b, v27.8b
    eor v27.8b, v27.8b, v28.8b
    eor v25.8b, v25.8b, v2.8b
    shl v28.8b, v31.8b, #1
    eor v8.8b, v4.8b, v7.8b
    bit v4.8b, v27.8b, v21.8b
    eor v24.8b, v24.8b, v21.8b
    eor v7.8b, v16.8b, v7.8b
    eor v2.8b, v2.8b, v21.8b
    bic v0.8b, v8.8b, v0.8b
    eor v16.8b, v29.8b, v8.8b
    eor v21.8b, v5.8b, v27.8b
    eor v4.8b, v7.8b, v4.8b
    shl v7.8b, v24.8b, #4
    sri v28.8b, v31.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v27.8b, v16.8b, #5
    shl v31.8b, v21.8b, #7
    shl v9.8b, v4.8b, #2
    sri v7.8b, v24.8b, #4
    bsl v8.8b, v2.8b, v0.8b
    sri v27.8b, v16.8b, #3
    eor v0.8b, v30.8b, v2.8b
    sri v31.8b, v21.8b, #1
    sri v9.8b, v4.8b, #6
    // round 3 (pipo.dsl:36)
    eor v2.8b, v25.8b, v7.8b
    // round 2 (pipo.dsl:38)
    eor v4.8b, v17.8b, v8.8b
    // round 3 (pipo.dsl:36)
    eor v16.8b, v28.8b, v27.8b
    // round 2 (pipo.dsl:37)
    shl v17.8b, v0.8b, #3
    // round 3 (pipo.dsl:36)
    bif v25.8b, v2.8b, v31.8b
    bit v16.8b, v27.8b, v9.8b
    // round 2 (pipo.dsl:37)
    sri v17.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 3 (pipo.dsl:36)
    mov v21.16b, v25.16b
    bsl v21.8b, v7.8b, v31.8b
    bic v24.8b, v17.8b, v16.8b
    // round 2 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 3 (pipo.dsl:36)
    bsl v31.8b, v2.8b, v7.8b
    eor v2.8b, v9.8b, v21.8b
    eor v4.8b, v9.8b, v16.8b
    eor v7.8b, v0.8b, v24.8b
    ldp d24, d27, [x3, #192]
    eor v8.8b, v17.8b, v31.8b
    orn v0.8b, v0.8b, v16.8b
    ldp d16, d9, [x3, #208]
    eor v2.8b, v7.8b, v2.8b
    eor v10.8b, v4.8b, v7.8b
    eor v0.8b, v8.8b, v0.8b
    ldp d8, d11, [x3, #240]
    eor v17.8b, v28.8b, v17.8b
    bic v28.8b, v2.8b, v10.8b
    eor v31.8b, v24.8b, v31.8b
    eor v12.8b, v25.8b, v0.8b
    ldp d13, d14, [x3, #224]
    eor v9.8b, v9.8b, v0.8b
    eor v28.8b, v17.8b, v28.8b
    bsl v17.8b, v4.8b, v7.8b
    eor v4.8b, v16.8b, v21.8b
    eor v7.8b, v27.8b, v10.8b
    eor v16.8b, v10.8b, v12.8b
    eor v21.8b, v8.8b, v2.8b
    shl v8.8b, v9.8b, #1
    eor v10.8b, v25.8b, v17.8b
    bit v25.8b, v16.8b, v28.8b
    eor v31.8b, v31.8b, v28.8b
    eor v4.8b, v4.8b, v17.8b
    eor v2.8b, v2.8b, v28.8b
    bic v0.8b, v10.8b, v0.8b
    eor v17.8b, v13.8b, v10.8b
    eor v16.8b, v11.8b, v16.8b
    eor v4.8b, v4.8b, v25.8b
    shl v25.8b, v31.8b, #4
    sri v8.8b, v9.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v28.8b, v17.8b, #5
    shl v9.8b, v16.8b, #7
    shl v11.8b, v4.8b, #2
    sri v25.8b, v31.8b, #4
    bsl v10.8b, v2.8b, v0.8b
    sri v28.8b, v17.8b, #3
    eor v0.8b, v14.8b, v2.8b
    sri v9.8b, v16.8b, #1
    sri v11.8b, v4.8b, #6
    // round 4 (pipo.dsl:36)
    eor v2.8b, v21.8b, v25.8b
    // round 3 (pipo.dsl:38)
    eor v4.8b, v7.8b, v10.8b
    // round 4 (pipo.dsl:36)
    eor v7.8b, v8.8b, v28.8b
    // round 3 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 4 (pipo.dsl:36)
    bif v21.8b, v2.8b, v9.8b
    bit v7.8b, v28.8b, v11.8b
    // round 3 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 4 (pipo.dsl:36)
    mov v17.16b, v21.16b
    bsl v17.8b, v25.8b, v9.8b
    bic v28.8b, v16.8b, v7.8b
    // round 3 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 4 (pipo.dsl:36)
    bsl v9.8b, v2.8b, v25.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v25.8b, v0.8b, v28.8b
    ldp d28, d31, [x3, #256]
    eor v10.8b, v16.8b, v9.8b
    orn v0.8b, v0.8b, v7.8b
    ldp d7, d11, [x3, #272]
    eor v2.8b, v25.8b, v2.8b
    eor v12.8b, v4.8b, v25.8b
    eor v0.8b, v10.8b, v0.8b
    ldp d10, d13, [x3, #304]
    eor v16.8b, v8.8b, v16.8b
    bic v8.8b, v2.8b, v12.8b
    eor v28.8b, v28.8b, v9.8b
    eor v9.8b, v21.8b, v0.8b
    ldp d14, d15, [x3, #288]
    eor v11.8b, v11.8b, v0.8b
    eor v8.8b, v16.8b, v8.8b
    bsl v16.8b, v4.8b, v25.8b
    eor v4.8b, v7.8b, v17.8b
    eor v7.8b, v31.8b, v12.8b
    eor v17.8b, v12.8b, v9.8b
    eor v25.8b, v10.8b, v2.8b
    shl v31.8b, v11.8b, #1
    eor v9.8b, v21.8b, v16.8b
    bit v21.8b, v17.8b, v8.8b
    eor v28.8b, v28.8b, v8.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v8.8b
    bic v0.8b, v9.8b, v0.8b
    eor v16.8b, v14.8b, v9.8b
    eor v17.8b, v13.8b, v17.8b
    eor v4.8b, v4.8b, v21.8b
    shl v21.8b, v28.8b, #4
    sri v31.8b, v11.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v8.8b, v16.8b, #5
    shl v10.8b, v17.8b, #7
    shl v11.8b, v4.8b, #2
    sri v21.8b, v28.8b, #4
    bsl v9.8b, v2.8b, v0.8b
    sri v8.8b, v16.8b, #3
    eor v0.8b, v15.8b, v2.8b
    sri v10.8b, v17.8b, #1
    sri v11.8b, v4.8b, #6
    // round 5 (pipo.dsl:36)
    eor v2.8b, v25.8b, v21.8b
    // round 4 (pipo.dsl:38)
    eor v4.8b, v7.8b, v9.8b
    // round 5 (pipo.dsl:36)
    eor v7.8b, v31.8b, v8.8b
    // round 4 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 5 (pipo.dsl:36)
    bif v25.8b, v2.8b, v10.8b
    bit v7.8b, v8.8b, v11.8b
    // round 4 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 5 (pipo.dsl:36)
    mov v17.16b, v25.16b
    bsl v17.8b, v21.8b, v10.8b
    bic v28.8b, v16.8b, v7.8b
    // round 4 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 5 (pipo.dsl:36)
    bsl v10.8b, v2.8b, v21.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v21.8b, v0.8b, v28.8b
    ldr d28, [x3, #64]
    eor v8.8b, v16.8b, v10.8b
    orn v0.8b, v0.8b, v7.8b
    eor v2.8b, v21.8b, v2.8b
    eor v7.8b, v4.8b, v21.8b
    ldr d9, [x3, #80]
    eor v0.8b, v8.8b, v0.8b
    ldr d8, [x3, #320]
    eor v16.8b, v31.8b, v16.8b
    bic v31.8b, v2.8b, v7.8b
    eor v28.8b, v28.8b, v10.8b
    eor v10.8b, v25.8b, v0.8b
    eor v11.8b, v3.8b, v0.8b
    eor v31.8b, v16.8b, v31.8b
    bsl v16.8b, v4.8b, v21.8b
    eor v4.8b, v9.8b, v17.8b
    eor v17.8b, v18.8b, v7.8b
    eor v7.8b, v7.8b, v10.8b
    eor v21.8b, v8.8b, v2.8b
    shl v8.8b, v11.8b, #1
    eor v9.8b, v25.8b, v16.8b
    bit v25.8b, v7.8b, v31.8b
    eor v28.8b, v28.8b, v31.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v31.8b
    bic v0.8b, v9.8b, v0.8b
    eor v16.8b, v22.8b, v9.8b
    eor v7.8b, v1.8b, v7.8b
    eor v4.8b, v4.8b, v25.8b
    shl v25.8b, v28.8b, #4
    sri v8.8b, v11.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v31.8b, v16.8b, #5
    shl v10.8b, v7.8b, #7
    shl v11.8b, v4.8b, #2
    sri v25.8b, v28.8b, #4
    bsl v9.8b, v2.8b, v0.8b
    sri v31.8b, v16.8b, #3
    eor v0.8b, v23.8b, v2.8b
    sri v10.8b, v7.8b, #1
    sri v11.8b, v4.8b, #6
    // round 6 (pipo.dsl:36)
    eor v2.8b, v21.8b, v25.8b
    // round 5 (pipo.dsl:38)
    eor v4.8b, v17.8b, v9.8b
    // round 6 (pipo.dsl:36)
    eor v7.8b, v8.8b, v31.8b
    // round 5 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 6 (pipo.dsl:36)
    bif v21.8b, v2.8b, v10.8b
    bit v7.8b, v31.8b, v11.8b
    // round 5 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 6 (pipo.dsl:36)
    mov v17.16b, v21.16b
    bsl v17.8b, v25.8b, v10.8b
    bic v28.8b, v16.8b, v7.8b
    // round 5 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 6 (pipo.dsl:36)
    bsl v10.8b, v2.8b, v25.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v25.8b, v0.8b, v28.8b
    eor v28.8b, v16.8b, v10.8b
    orn v0.8b, v0.8b, v7.8b
    eor v2.8b, v25.8b, v2.8b
    eor v7.8b, v4.8b, v25.8b
    eor v0.8b, v28.8b, v0.8b
    ldr d28, [x3, #328]
    eor v16.8b, v8.8b, v16.8b
    bic v31.8b, v2.8b, v7.8b
    eor v8.8b, v19.8b, v10.8b
    eor v9.8b, v21.8b, v0.8b
    eor v10.8b, v26.8b, v0.8b
    eor v31.8b, v16.8b, v31.8b
    bsl v16.8b, v4.8b, v25.8b
    eor v4.8b, v6.8b, v17.8b
    eor v17.8b, v20.8b, v7.8b
    eor v7.8b, v7.8b, v9.8b
    eor v25.8b, v28.8b, v2.8b
    shl v28.8b, v10.8b, #1
    eor v9.8b, v21.8b, v16.8b
    bit v21.8b, v7.8b, v31.8b
    eor v8.8b, v8.8b, v31.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v31.8b
    bic v0.8b, v9.8b, v0.8b
    eor v16.8b, v29.8b, v9.8b
    eor v7.8b, v5.8b, v7.8b
    eor v4.8b, v4.8b, v21.8b
    shl v21.8b, v8.8b, #4
    sri v28.8b, v10.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v31.8b, v16.8b, #5
    shl v10.8b, v7.8b, #7
    shl v11.8b, v4.8b, #2
    sri v21.8b, v8.8b, #4
    bsl v9.8b, v2.8b, v0.8b
    sri v31.8b, v16.8b, #3
    eor v0.8b, v30.8b, v2.8b
    sri v10.8b, v7.8b, #1
    sri v11.8b, v4.8b, #6
    // round 7 (pipo.dsl:36)
    eor v2.8b, v25.8b, v21.8b
    // round 6 (pipo.dsl:38)
    eor v4.8b, v17.8b, v9.8b
    // round 7 (pipo.dsl:36)
    eor v7.8b, v28.8b, v31.8b
    // round 6 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 7 (pipo.dsl:36)
    bif v25.8b, v2.8b, v10.8b
    bit v7.8b, v31.8b, v11.8b
    // round 6 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 7 (pipo.dsl:36)
    mov v17.16b, v25.16b
    bsl v17.8b, v21.8b, v10.8b
    bic v31.8b, v16.8b, v7.8b
    // round 6 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 7 (pipo.dsl:36)
    bsl v10.8b, v2.8b, v21.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v21.8b, v0.8b, v31.8b
    eor v31.8b, v16.8b, v10.8b
    orn v0.8b, v0.8b, v7.8b
    ldp d7, d8, [x3, #208]
    eor v2.8b, v21.8b, v2.8b
    eor v9.8b, v4.8b, v21.8b
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #336]
    eor v16.8b, v28.8b, v16.8b
    bic v28.8b, v2.8b, v9.8b
    eor v10.8b, v24.8b, v10.8b
    eor v11.8b, v25.8b, v0.8b
    ldp d12, d13, [x3, #224]
    eor v8.8b, v8.8b, v0.8b
    eor v28.8b, v16.8b, v28.8b
    bsl v16.8b, v4.8b, v21.8b
    ldr d4, [x3, #248]
    eor v7.8b, v7.8b, v17.8b
    eor v17.8b, v27.8b, v9.8b
    eor v21.8b, v9.8b, v11.8b
    eor v31.8b, v31.8b, v2.8b
    shl v9.8b, v8.8b, #1
    eor v11.8b, v25.8b, v16.8b
    bit v25.8b, v21.8b, v28.8b
    eor v10.8b, v10.8b, v28.8b
    eor v7.8b, v7.8b, v16.8b
    eor v2.8b, v2.8b, v28.8b
    bic v0.8b, v11.8b, v0.8b
    eor v16.8b, v12.8b, v11.8b
    eor v4.8b, v4.8b, v21.8b
    eor v7.8b, v7.8b, v25.8b
    shl v21.8b, v10.8b, #4
    sri v9.8b, v8.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v25.8b, v16.8b, #5
    shl v28.8b, v4.8b, #7
    shl v8.8b, v7.8b, #2
    sri v21.8b, v10.8b, #4
    bsl v11.8b, v2.8b, v0.8b
    sri v25.8b, v16.8b, #3
    eor v0.8b, v13.8b, v2.8b
    sri v28.8b, v4.8b, #1
    sri v8.8b, v7.8b, #6
    // round 8 (pipo.dsl:36)
    eor v2.8b, v31.8b, v21.8b
    // round 7 (pipo.dsl:38)
    eor v4.8b, v17.8b, v11.8b
    // round 8 (pipo.dsl:36)
    eor v7.8b, v9.8b, v25.8b
    // round 7 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 8 (pipo.dsl:36)
    bif v31.8b, v2.8b, v28.8b
    bit v7.8b, v25.8b, v8.8b
    // round 7 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 8 (pipo.dsl:36)
    mov v17.16b, v31.16b
    bsl v17.8b, v21.8b, v28.8b
    bic v25.8b, v16.8b, v7.8b
    // round 7 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 8 (pipo.dsl:36)
    bsl v28.8b, v2.8b, v21.8b
    eor v2.8b, v8.8b, v17.8b
    eor v4.8b, v8.8b, v7.8b
    eor v21.8b, v0.8b, v25.8b
    ldp d25, d8, [x3, #256]
    eor v10.8b, v16.8b, v28.8b
    orn v0.8b, v0.8b, v7.8b
    ldp d7, d11, [x3, #272]
    eor v2.8b, v21.8b, v2.8b
    eor v12.8b, v4.8b, v21.8b
    eor v0.8b, v10.8b, v0.8b
    ldr d10, [x3, #344]
    eor v16.8b, v9.8b, v16.8b
    bic v9.8b, v2.8b, v12.8b
    eor v25.8b, v25.8b, v28.8b
    eor v28.8b, v31.8b, v0.8b
    ldp d13, d14, [x3, #288]
    eor v11.8b, v11.8b, v0.8b
    eor v9.8b, v16.8b, v9.8b
    bsl v16.8b, v4.8b, v21.8b
    ldr d4, [x3, #312]
    eor v7.8b, v7.8b, v17.8b
    eor v17.8b, v8.8b, v12.8b
    eor v21.8b, v12.8b, v28.8b
    eor v28.8b, v10.8b, v2.8b
    shl v8.8b, v11.8b, #1
    eor v10.8b, v31.8b, v16.8b
    bit v31.8b, v21.8b, v9.8b
    eor v25.8b, v25.8b, v9.8b
    eor v7.8b, v7.8b, v16.8b
    eor v2.8b, v2.8b, v9.8b
    bic v0.8b, v10.8b, v0.8b
    eor v16.8b, v13.8b, v10.8b
    eor v4.8b, v4.8b, v21.8b
    eor v7.8b, v7.8b, v31.8b
    shl v21.8b, v25.8b, #4
    sri v8.8b, v11.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v31.8b, v16.8b, #5
    shl v9.8b, v4.8b, #7
    shl v11.8b, v7.8b, #2
    sri v21.8b, v25.8b, #4
    bsl v10.8b, v2.8b, v0.8b
    sri v31.8b, v16.8b, #3
    eor v0.8b, v14.8b, v2.8b
    sri v9.8b, v4.8b, #1
    sri v11.8b, v7.8b, #6
    // round 9 (pipo.dsl:36)
    eor v2.8b, v28.8b, v21.8b
    // round 8 (pipo.dsl:38)
    eor v4.8b, v17.8b, v10.8b
    // round 9 (pipo.dsl:36)
    eor v7.8b, v8.8b, v31.8b
    // round 8 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 9 (pipo.dsl:36)
    bif v28.8b, v2.8b, v9.8b
    bit v7.8b, v31.8b, v11.8b
    // round 8 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 9 (pipo.dsl:36)
    mov v17.16b, v28.16b
    bsl v17.8b, v21.8b, v9.8b
    bic v25.8b, v16.8b, v7.8b
    // round 8 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 9 (pipo.dsl:36)
    bsl v9.8b, v2.8b, v21.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v21.8b, v0.8b, v25.8b
    ldr d25, [x3, #64]
    eor v31.8b, v16.8b, v9.8b
    orn v0.8b, v0.8b, v7.8b
    eor v2.8b, v21.8b, v2.8b
    eor v7.8b, v4.8b, v21.8b
    ldr d10, [x3, #80]
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #352]
    eor v16.8b, v8.8b, v16.8b
    bic v8.8b, v2.8b, v7.8b
    eor v25.8b, v25.8b, v9.8b
    eor v9.8b, v28.8b, v0.8b
    eor v11.8b, v3.8b, v0.8b
    eor v8.8b, v16.8b, v8.8b
    bsl v16.8b, v4.8b, v21.8b
    eor v4.8b, v10.8b, v17.8b
    eor v17.8b, v18.8b, v7.8b
    eor v7.8b, v7.8b, v9.8b
    eor v21.8b, v31.8b, v2.8b
    shl v31.8b, v11.8b, #1
    eor v9.8b, v28.8b, v16.8b
    bit v28.8b, v7.8b, v8.8b
    eor v25.8b, v25.8b, v8.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v8.8b
    bic v0.8b, v9.8b, v0.8b
    eor v16.8b, v22.8b, v9.8b
    eor v7.8b, v1.8b, v7.8b
    eor v4.8b, v4.8b, v28.8b
    shl v28.8b, v25.8b, #4
    sri v31.8b, v11.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v8.8b, v16.8b, #5
    shl v10.8b, v7.8b, #7
    shl v11.8b, v4.8b, #2
    sri v28.8b, v25.8b, #4
    bsl v9.8b, v2.8b, v0.8b
    sri v8.8b, v16.8b, #3
    eor v0.8b, v23.8b, v2.8b
    sri v10.8b, v7.8b, #1
    sri v11.8b, v4.8b, #6
    // round 10 (pipo.dsl:36)
    eor v2.8b, v21.8b, v28.8b
    // round 9 (pipo.dsl:38)
    eor v4.8b, v17.8b, v9.8b
    // round 10 (pipo.dsl:36)
    eor v7.8b, v31.8b, v8.8b
    // round 9 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 10 (pipo.dsl:36)
    bif v21.8b, v2.8b, v10.8b
    bit v7.8b, v8.8b, v11.8b
    // round 9 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 10 (pipo.dsl:36)
    mov v17.16b, v21.16b
    bsl v17.8b, v28.8b, v10.8b
    bic v25.8b, v16.8b, v7.8b
    // round 9 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 10 (pipo.dsl:36)
    bsl v10.8b, v2.8b, v28.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v25.8b, v0.8b, v25.8b
    eor v28.8b, v16.8b, v10.8b
    orn v0.8b, v0.8b, v7.8b
    eor v2.8b, v25.8b, v2.8b
    eor v7.8b, v4.8b, v25.8b
    eor v0.8b, v28.8b, v0.8b
    ldr d28, [x3, #360]
    eor v16.8b, v31.8b, v16.8b
    bic v31.8b, v2.8b, v7.8b
    eor v8.8b, v19.8b, v10.8b
    eor v9.8b, v21.8b, v0.8b
    eor v10.8b, v26.8b, v0.8b
    eor v31.8b, v16.8b, v31.8b
    bsl v16.8b, v4.8b, v25.8b
    eor v4.8b, v6.8b, v17.8b
    eor v17.8b, v20.8b, v7.8b
    eor v7.8b, v7.8b, v9.8b
    eor v25.8b, v28.8b, v2.8b
    shl v28.8b, v10.8b, #1
    eor v9.8b, v21.8b, v16.8b
    bit v21.8b, v7.8b, v31.8b
    eor v8.8b, v8.8b, v31.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v31.8b
    bic v0.8b, v9.8b, v0.8b
    eor v16.8b, v29.8b, v9.8b
    eor v7.8b, v5.8b, v7.8b
    eor v4.8b, v4.8b, v21.8b
    shl v21.8b, v8.8b, #4
    sri v28.8b, v10.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v31.8b, v16.8b, #5
    shl v10.8b, v7.8b, #7
    shl v11.8b, v4.8b, #2
    sri v21.8b, v8.8b, #4
    bsl v9.8b, v2.8b, v0.8b
    sri v31.8b, v16.8b, #3
    eor v0.8b, v30.8b, v2.8b
    sri v10.8b, v7.8b, #1
    sri v11.8b, v4.8b, #6
    // round 11 (pipo.dsl:36)
    eor v2.8b, v25.8b, v21.8b
    // round 10 (pipo.dsl:38)
    eor v4.8b, v17.8b, v9.8b
    // round 11 (pipo.dsl:36)
    eor v7.8b, v28.8b, v31.8b
    // round 10 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 11 (pipo.dsl:36)
    bif v25.8b, v2.8b, v10.8b
    bit v7.8b, v31.8b, v11.8b
    // round 10 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 11 (pipo.dsl:36)
    mov v17.16b, v25.16b
    bsl v17.8b, v21.8b, v10.8b
    bic v31.8b, v16.8b, v7.8b
    // round 10 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 11 (pipo.dsl:36)
    bsl v10.8b, v2.8b, v21.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v21.8b, v0.8b, v31.8b
    eor v31.8b, v16.8b, v10.8b
    orn v0.8b, v0.8b, v7.8b
    ldp d7, d8, [x3, #208]
    eor v2.8b, v21.8b, v2.8b
    eor v9.8b, v4.8b, v21.8b
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #368]
    eor v16.8b, v28.8b, v16.8b
    bic v28.8b, v2.8b, v9.8b
    eor v10.8b, v24.8b, v10.8b
    eor v11.8b, v25.8b, v0.8b
    ldp d12, d13, [x3, #224]
    eor v8.8b, v8.8b, v0.8b
    eor v28.8b, v16.8b, v28.8b
    bsl v16.8b, v4.8b, v21.8b
    ldr d4, [x3, #248]
    eor v7.8b, v7.8b, v17.8b
    eor v17.8b, v27.8b, v9.8b
    eor v21.8b, v9.8b, v11.8b
    eor v31.8b, v31.8b, v2.8b
    shl v9.8b, v8.8b, #1
    eor v11.8b, v25.8b, v16.8b
    bit v25.8b, v21.8b, v28.8b
    eor v10.8b, v10.8b, v28.8b
    eor v7.8b, v7.8b, v16.8b
    eor v2.8b, v2.8b, v28.8b
    bic v0.8b, v11.8b, v0.8b
    eor v16.8b, v12.8b, v11.8b
    eor v4.8b, v4.8b, v21.8b
    eor v7.8b, v7.8b, v25.8b
    shl v21.8b, v10.8b, #4
    sri v9.8b, v8.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v25.8b, v16.8b, #5
    shl v28.8b, v4.8b, #7
    shl v8.8b, v7.8b, #2
    sri v21.8b, v10.8b, #4
    bsl v11.8b, v2.8b, v0.8b
    sri v25.8b, v16.8b, #3
    eor v0.8b, v13.8b, v2.8b
    sri v28.8b, v4.8b, #1
    sri v8.8b, v7.8b, #6
    // round 12 (pipo.dsl:36)
    eor v2.8b, v31.8b, v21.8b
    // round 11 (pipo.dsl:38)
    eor v4.8b, v17.8b, v11.8b
    // round 12 (pipo.dsl:36)
    eor v7.8b, v9.8b, v25.8b
    // round 11 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 12 (pipo.dsl:36)
    bif v31.8b, v2.8b, v28.8b
    bit v7.8b, v25.8b, v8.8b
    // round 11 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 12 (pipo.dsl:36)
    mov v17.16b, v31.16b
    bsl v17.8b, v21.8b, v28.8b
    bic v25.8b, v16.8b, v7.8b
    // round 11 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 12 (pipo.dsl:36)
    bsl v28.8b, v2.8b, v21.8b
    eor v2.8b, v8.8b, v17.8b
    eor v4.8b, v8.8b, v7.8b
    eor v21.8b, v0.8b, v25.8b
    ldp d25, d8, [x3, #256]
    eor v10.8b, v16.8b, v28.8b
    orn v0.8b, v0.8b, v7.8b
    ldp d7, d11, [x3, #272]
    eor v2.8b, v21.8b, v2.8b
    eor v12.8b, v4.8b, v21.8b
    eor v0.8b, v10.8b, v0.8b
    ldr d10, [x3, #376]
    eor v16.8b, v9.8b, v16.8b
    bic v9.8b, v2.8b, v12.8b
    eor v25.8b, v25.8b, v28.8b
    eor v28.8b, v31.8b, v0.8b
    ldp d13, d14, [x3, #288]
    eor v11.8b, v11.8b, v0.8b
    eor v9.8b, v16.8b, v9.8b
    bsl v16.8b, v4.8b, v21.8b
    ldr d4, [x3, #312]
    eor v7.8b, v7.8b, v17.8b
    eor v17.8b, v8.8b, v12.8b
    eor v21.8b, v12.8b, v28.8b
    eor v28.8b, v10.8b, v2.8b
    shl v8.8b, v11.8b, #1
    eor v10.8b, v31.8b, v16.8b
    bit v31.8b, v21.8b, v9.8b
    eor v25.8b, v25.8b, v9.8b
    eor v7.8b, v7.8b, v16.8b
    eor v2.8b, v2.8b, v9.8b
    bic v0.8b, v10.8b, v0.8b
    eor v16.8b, v13.8b, v10.8b
    eor v4.8b, v4.8b, v21.8b
    eor v7.8b, v7.8b, v31.8b
    shl v21.8b, v25.8b, #4
    sri v8.8b, v11.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v31.8b, v16.8b, #5
    shl v9.8b, v4.8b, #7
    shl v11.8b, v7.8b, #2
    sri v21.8b, v25.8b, #4
    bsl v10.8b, v2.8b, v0.8b
    sri v31.8b, v16.8b, #3
    eor v0.8b, v14.8b, v2.8b
    sri v9.8b, v4.8b, #1
    sri v11.8b, v7.8b, #6
    // round 13 (pipo.dsl:36)
    eor v2.8b, v28.8b, v21.8b
    // round 12 (pipo.dsl:38)
    eor v4.8b, v17.8b, v10.8b
    // round 13 (pipo.dsl:36)
    eor v7.8b, v8.8b, v31.8b
    // round 12 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 13 (pipo.dsl:36)
    bif v28.8b, v2.8b, v9.8b
    bit v7.8b, v31.8b, v11.8b
    // round 12 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 13 (pipo.dsl:36)
    mov v17.16b, v28.16b
    bsl v17.8b, v21.8b, v9.8b
    bic v25.8b, v16.8b, v7.8b
    // round 12 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 13 (pipo.dsl:36)
    bsl v9.8b, v2.8b, v21.8b
    eor v2.8b, v11.8b, v17.8b
    eor v4.8b, v11.8b, v7.8b
    eor v21.8b, v0.8b, v25.8b
    ldr d25, [x3, #64]
    eor v31.8b, v16.8b, v9.8b
    orn v0.8b, v0.8b, v7.8b
    eor v2.8b, v21.8b, v2.8b
    eor v7.8b, v4.8b, v21.8b
    ldr d10, [x3, #80]
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #384]
    eor v16.8b, v8.8b, v16.8b
    bic v8.8b, v2.8b, v7.8b
    eor v25.8b, v25.8b, v9.8b
    eor v9.8b, v28.8b, v0.8b
    eor v11.8b, v3.8b, v0.8b
    eor v8.8b, v16.8b, v8.8b
    bsl v16.8b, v4.8b, v21.8b
    eor v4.8b, v10.8b, v17.8b
    eor v17.8b, v18.8b, v7.8b
    eor v7.8b, v7.8b, v9.8b
    eor v21.8b, v31.8b, v2.8b
    shl v31.8b, v11.8b, #1
    eor v9.8b, v28.8b, v16.8b
    bit v28.8b, v7.8b, v8.8b
    eor v25.8b, v25.8b, v8.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v8.8b
    bic v0.8b, v9.8b, v0.8b
    eor v16.8b, v22.8b, v9.8b
    eor v7.8b, v1.8b, v7.8b
    eor v4.8b, v4.8b, v28.8b
    shl v22.8b, v25.8b, #4
    sri v31.8b, v11.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v28.8b, v16.8b, #5
    shl v8.8b, v7.8b, #7
    shl v10.8b, v4.8b, #2
    sri v22.8b, v25.8b, #4
    bsl v9.8b, v2.8b, v0.8b
    sri v28.8b, v16.8b, #3
    eor v0.8b, v23.8b, v2.8b
    sri v8.8b, v7.8b, #1
    sri v10.8b, v4.8b, #6
    // round 14 (pipo.dsl:36)
    eor v2.8b, v21.8b, v22.8b
    // round 13 (pipo.dsl:38)
    eor v4.8b, v17.8b, v9.8b
    // round 14 (pipo.dsl:36)
    eor v7.8b, v31.8b, v28.8b
    // round 13 (pipo.dsl:37)
    shl v16.8b, v0.8b, #3
    // round 14 (pipo.dsl:36)
    bif v21.8b, v2.8b, v8.8b
    bit v7.8b, v28.8b, v10.8b
    // round 13 (pipo.dsl:37)
    sri v16.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 14 (pipo.dsl:36)
    mov v17.16b, v21.16b
    bsl v17.8b, v22.8b, v8.8b
    bic v25.8b, v16.8b, v7.8b
    // round 13 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 14 (pipo.dsl:36)
    bsl v8.8b, v2.8b, v22.8b
    eor v2.8b, v10.8b, v17.8b
    eor v4.8b, v10.8b, v7.8b
    eor v22.8b, v0.8b, v25.8b
    eor v25.8b, v16.8b, v8.8b
    orn v0.8b, v0.8b, v7.8b
    eor v2.8b, v22.8b, v2.8b
    eor v7.8b, v4.8b, v22.8b
    eor v0.8b, v25.8b, v0.8b
    ldr d25, [x3, #392]
    eor v16.8b, v31.8b, v16.8b
    bic v28.8b, v2.8b, v7.8b
    eor v19.8b, v19.8b, v8.8b
    eor v31.8b, v21.8b, v0.8b
    eor v26.8b, v26.8b, v0.8b
    eor v28.8b, v16.8b, v28.8b
    bsl v16.8b, v4.8b, v22.8b
    eor v4.8b, v6.8b, v17.8b
    eor v6.8b, v20.8b, v7.8b
    eor v7.8b, v7.8b, v31.8b
    eor v17.8b, v25.8b, v2.8b
    shl v20.8b, v26.8b, #1
    eor v22.8b, v21.8b, v16.8b
    bit v21.8b, v7.8b, v28.8b
    eor v19.8b, v19.8b, v28.8b
    eor v4.8b, v4.8b, v16.8b
    eor v2.8b, v2.8b, v28.8b
    bic v0.8b, v22.8b, v0.8b
    eor v16.8b, v29.8b, v22.8b
    eor v5.8b, v5.8b, v7.8b
    eor v4.8b, v4.8b, v21.8b
    shl v7.8b, v19.8b, #4
    sri v20.8b, v26.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v21.8b, v16.8b, #5
    shl v25.8b, v5.8b, #7
    shl v26.8b, v4.8b, #2
    sri v7.8b, v19.8b, #4
    bsl v22.8b, v2.8b, v0.8b
    sri v21.8b, v16.8b, #3
    eor v0.8b, v30.8b, v2.8b
    sri v25.8b, v5.8b, #1
    sri v26.8b, v4.8b, #6
    // round 15 (pipo.dsl:36)
    eor v2.8b, v17.8b, v7.8b
    // round 14 (pipo.dsl:38)
    eor v4.8b, v6.8b, v22.8b
    // round 15 (pipo.dsl:36)
    eor v5.8b, v20.8b, v21.8b
    // round 14 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 15 (pipo.dsl:36)
    bif v17.8b, v2.8b, v25.8b
    bit v5.8b, v21.8b, v26.8b
    // round 14 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 15 (pipo.dsl:36)
    mov v16.16b, v17.16b
    bsl v16.8b, v7.8b, v25.8b
    bic v19.8b, v6.8b, v5.8b
    // round 14 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 15 (pipo.dsl:36)
    bsl v25.8b, v2.8b, v7.8b
    eor v2.8b, v26.8b, v16.8b
    eor v4.8b, v26.8b, v5.8b
    eor v7.8b, v0.8b, v19.8b
    eor v19.8b, v6.8b, v25.8b
    orn v0.8b, v0.8b, v5.8b
    ldp d5, d21, [x3, #208]
    eor v2.8b, v7.8b, v2.8b
    eor v22.8b, v4.8b, v7.8b
    eor v0.8b, v19.8b, v0.8b
    ldr d19, [x3, #400]
    eor v6.8b, v20.8b, v6.8b
    bic v20.8b, v2.8b, v22.8b
    eor v24.8b, v24.8b, v25.8b
    eor v25.8b, v17.8b, v0.8b
    ldp d26, d28, [x3, #224]
    eor v21.8b, v21.8b, v0.8b
    eor v20.8b, v6.8b, v20.8b
    bsl v6.8b, v4.8b, v7.8b
    ldr d4, [x3, #248]
    eor v5.8b, v5.8b, v16.8b
    eor v7.8b, v27.8b, v22.8b
    eor v16.8b, v22.8b, v25.8b
    eor v19.8b, v19.8b, v2.8b
    shl v22.8b, v21.8b, #1
    eor v25.8b, v17.8b, v6.8b
    bit v17.8b, v16.8b, v20.8b
    eor v24.8b, v24.8b, v20.8b
    eor v5.8b, v5.8b, v6.8b
    eor v2.8b, v2.8b, v20.8b
    bic v0.8b, v25.8b, v0.8b
    eor v6.8b, v26.8b, v25.8b
    eor v4.8b, v4.8b, v16.8b
    eor v5.8b, v5.8b, v17.8b
    shl v16.8b, v24.8b, #4
    sri v22.8b, v21.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v17.8b, v6.8b, #5
    shl v20.8b, v4.8b, #7
    shl v21.8b, v5.8b, #2
    sri v16.8b, v24.8b, #4
    bsl v25.8b, v2.8b, v0.8b
    sri v17.8b, v6.8b, #3
    eor v0.8b, v28.8b, v2.8b
    sri v20.8b, v4.8b, #1
    sri v21.8b, v5.8b, #6
    // round 16 (pipo.dsl:36)
    eor v2.8b, v19.8b, v16.8b
    // round 15 (pipo.dsl:38)
    eor v4.8b, v7.8b, v25.8b
    // round 16 (pipo.dsl:36)
    eor v5.8b, v22.8b, v17.8b
    // round 15 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 16 (pipo.dsl:36)
    bif v19.8b, v2.8b, v20.8b
    bit v5.8b, v17.8b, v21.8b
    // round 15 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 16 (pipo.dsl:36)
    mov v7.16b, v19.16b
    bsl v7.8b, v16.8b, v20.8b
    bic v17.8b, v6.8b, v5.8b
    // round 15 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 16 (pipo.dsl:36)
    bsl v20.8b, v2.8b, v16.8b
    eor v2.8b, v21.8b, v7.8b
    eor v4.8b, v21.8b, v5.8b
    eor v16.8b, v0.8b, v17.8b
    ldp d17, d21, [x3, #256]
    eor v24.8b, v6.8b, v20.8b
    orn v0.8b, v0.8b, v5.8b
    ldp d5, d25, [x3, #272]
    eor v2.8b, v16.8b, v2.8b
    eor v26.8b, v4.8b, v16.8b
    eor v0.8b, v24.8b, v0.8b
    ldr d24, [x3, #408]
    eor v6.8b, v22.8b, v6.8b
    bic v22.8b, v2.8b, v26.8b
    eor v17.8b, v17.8b, v20.8b
    eor v20.8b, v19.8b, v0.8b
    ldp d27, d28, [x3, #288]
    eor v25.8b, v25.8b, v0.8b
    eor v22.8b, v6.8b, v22.8b
    bsl v6.8b, v4.8b, v16.8b
    ldr d4, [x3, #312]
    eor v5.8b, v5.8b, v7.8b
    eor v7.8b, v21.8b, v26.8b
    eor v16.8b, v26.8b, v20.8b
    eor v20.8b, v24.8b, v2.8b
    shl v21.8b, v25.8b, #1
    eor v24.8b, v19.8b, v6.8b
    bit v19.8b, v16.8b, v22.8b
    eor v17.8b, v17.8b, v22.8b
    eor v5.8b, v5.8b, v6.8b
    eor v2.8b, v2.8b, v22.8b
    bic v0.8b, v24.8b, v0.8b
    eor v6.8b, v27.8b, v24.8b
    eor v4.8b, v4.8b, v16.8b
    eor v5.8b, v5.8b, v19.8b
    shl v16.8b, v17.8b, #4
    sri v21.8b, v25.8b, #7
    eor v2.8b, v0.8b, v2.8b
    shl v19.8b, v6.8b, #5
    shl v22.8b, v4.8b, #7
    shl v25.8b, v5.8b, #2
    sri v16.8b, v17.8b, #4
    bsl v24.8b, v2.8b, v0.8b
    sri v19.8b, v6.8b, #3
    eor v0.8b, v28.8b, v2.8b
    sri v22.8b, v4.8b, #1
    sri v25.8b, v5.8b, #6
    // round 17 (pipo.dsl:36)
    eor v2.8b, v20.8b, v16.8b
    // round 16 (pipo.dsl:38)
    eor v4.8b, v7.8b, v24.8b
    // round 17 (pipo.dsl:36)
    eor v5.8b, v21.8b, v19.8b
    // round 16 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 17 (pipo.dsl:36)
    bif v20.8b, v2.8b, v22.8b
    bit v5.8b, v19.8b, v25.8b
    // round 16 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 17 (pipo.dsl:36)
    mov v7.16b, v20.16b
    bsl v7.8b, v16.8b, v22.8b
    bic v17.8b, v6.8b, v5.8b
    // round 16 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 17 (pipo.dsl:36)
    bsl v22.8b, v2.8b, v16.8b
    eor v2.8b, v25.8b, v7.8b
    eor v4.8b, v25.8b, v5.8b
    eor v16.8b, v0.8b, v17.8b
    eor v17.8b, v6.8b, v22.8b
    eor v2.8b, v16.8b, v2.8b
    eor v19.8b, v4.8b, v16.8b
    eor v6.8b, v21.8b, v6.8b
    orn v0.8b, v0.8b, v5.8b
    add x9, x1, #32
    ldp d5, d21, [x3, #416]
    bic v24.8b, v2.8b, v19.8b
    ld4 {v25.8b, v26.8b, v27.8b, v28.8b}, [x9]
    eor v0.8b, v17.8b, v0.8b
    ldp d17, d29, [x3, #432]
    eor v24.8b, v6.8b, v24.8b
    bsl v6.8b, v4.8b, v16.8b
    ld4 {v8.8b, v9.8b, v10.8b, v11.8b}, [x1]
    eor v4.8b, v20.8b, v0.8b
    eor v5.8b, v5.8b, v22.8b
    eor v7.8b, v21.8b, v7.8b
    eor v16.8b, v20.8b, v6.8b
    eor v18.8b, v18.8b, v19.8b
    eor v3.8b, v3.8b, v0.8b
    eor v4.8b, v19.8b, v4.8b
    eor v17.8b, v17.8b, v2.8b
    eor v2.8b, v2.8b, v24.8b
    bic v0.8b, v16.8b, v0.8b
    shl v19.8b, v3.8b, #1
    bit v20.8b, v4.8b, v24.8b
    eor v6.8b, v7.8b, v6.8b
    eor v5.8b, v5.8b, v24.8b
    eor v1.8b, v1.8b, v4.8b
    eor v2.8b, v0.8b, v2.8b
    sri v19.8b, v3.8b, #7
    eor v3.8b, v6.8b, v20.8b
    eor v4.8b, v29.8b, v16.8b
    shl v6.8b, v1.8b, #7
    shl v7.8b, v5.8b, #4
    bsl v16.8b, v2.8b, v0.8b
    shl v0.8b, v4.8b, #5
    shl v20.8b, v3.8b, #2
    eor v2.8b, v23.8b, v2.8b
    sri v6.8b, v1.8b, #1
    sri v7.8b, v5.8b, #4
    eor v1.8b, v18.8b, v16.8b
    sri v0.8b, v4.8b, #3
    sri v20.8b, v3.8b, #6
    shl v3.8b, v2.8b, #3
    zip1 v4.8b, v7.8b, v19.8b
    zip2 v5.8b, v7.8b, v19.8b
    shl v7.8b, v1.8b, #6
    zip1 v16.8b, v6.8b, v0.8b
    zip2 v0.8b, v6.8b, v0.8b
    sri v3.8b, v2.8b, #5
    eor v23.8b, v4.8b, v10.8b
    eor v14.8b, v5.8b, v27.8b
    sri v7.8b, v1.8b, #2
    eor v22.8b, v16.8b, v9.8b
    zip1 v1.8b, v3.8b, v20.8b
    zip2 v2.8b, v3.8b, v20.8b
    eor v13.8b, v0.8b, v26.8b
    zip1 v0.8b, v17.8b, v7.8b
    zip2 v3.8b, v17.8b, v7.8b
    eor v24.8b, v1.8b, v11.8b
    eor v15.8b, v2.8b, v28.8b
    eor v21.8b, v0.8b, v8.8b
    add x9, x0, #32
    eor v12.8b, v3.8b, v25.8b
    st4 {v21.8b, v22.8b, v23.8b, v24.8b}, [x0]
    st4 {v12.8b, v13.8b, v14.8b, v15.8b}, [x9]
    add x0, x0, #64
    add x1, x1, #64
    add w4, w4, #8
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
    movz x10, #4
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
    movz x10, #4
.Llwcc_pipo64_256_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #128
    ret
.Llwcc_pipo64_256_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_256_ctr_crypt_neon, .-lwcc_pipo64_256_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_256_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
