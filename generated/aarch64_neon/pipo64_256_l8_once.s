// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target neon --lanes 8
// passes:    unroll() invert() counter() bitslice() fold() sbox(lanes=8) complement() rotate() balance() share() hoist() roll() slice(lanes=8) select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 128
// layout:    ld4.8b; unzip.8b n2; r0 r1 r2 | c0 c1 c2 n0 n1 n2
// sizes:     in bytes: block 8, key 32, nonce 4, rk 672, ctx 720, align 16, group 64, stack 128
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 16
    .global lwcc_pipo64_256_key_setup_neon
    .type lwcc_pipo64_256_key_setup_neon, %function
lwcc_pipo64_256_key_setup_neon:
    sub sp, sp, #128
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    add x9, x1, #18
    add x10, x1, #23
    add x11, x1, #31
    add x12, x1, #17
    ld1r {v0.8b}, [x9]
    add x9, x1, #15
    ld1r {v1.8b}, [x11]
    add x11, x1, #19
    ld1r {v2.8b}, [x9]
    add x9, x1, #28
    add x13, x1, #6
    ld1r {v3.8b}, [x10]
    add x10, x1, #9
    ld1r {v4.8b}, [x9]
    add x9, x1, #4
    ld1r {v5.8b}, [x12]
    add x12, x1, #11
    ld1r {v6.8b}, [x9]
    add x9, x1, #12
    ld1r {v7.8b}, [x10]
    ld1r {v16.8b}, [x9]
    add x9, x1, #3
    ld1r {v17.8b}, [x12]
    add x10, x1, #20
    add x12, x1, #24
    ld1r {v18.8b}, [x10]
    add x10, x1, #27
    ld1r {v19.8b}, [x9]
    add x9, x1, #8
    ld1r {v20.8b}, [x13]
    add x13, x1, #5
    ld1r {v21.8b}, [x1]
    ld1r {v22.8b}, [x13]
    add x13, x1, #7
    ld1r {v23.8b}, [x9]
    add x9, x1, #13
    ld1r {v24.8b}, [x13]
    ld1r {v25.8b}, [x9]
    add x9, x1, #26
    add x13, x1, #2
    ld1r {v26.8b}, [x13]
    ld1r {v27.8b}, [x9]
    add x9, x1, #25
    add x13, x1, #1
    ld1r {v28.8b}, [x13]
    add x13, x1, #10
    ld1r {v29.8b}, [x11]
    add x11, x1, #14
    ld1r {v30.8b}, [x11]
    add x11, x1, #16
    ld1r {v31.8b}, [x13]
    add x13, x1, #22
    // round 4 (pipo.dsl:38)
    mvn v8.8b, v6.8b
    ld1r {v9.8b}, [x13]
    add x13, x1, #21
    // round 1 (pipo.dsl:38)
    mvn v10.8b, v2.8b
    ld1r {v11.8b}, [x13]
    add x13, x1, #29
    ld1r {v12.8b}, [x11]
    add x11, x1, #30
    // round 2 (pipo.dsl:38)
    mvn v5.8b, v5.8b
    // round 4 (pipo.dsl:38)
    mvn v13.8b, v19.8b
    str d20, [x0, #0]
    mvn v14.8b, v22.8b
    mvn v15.8b, v26.8b
    str d14, [x0, #8]
    mvn v14.8b, v24.8b
    str d14, [x0, #16]
    str d19, [x0, #24]
    // round 1 (pipo.dsl:38)
    mvn v19.8b, v31.8b
    str d6, [x0, #32]
    str d21, [x0, #40]
    str d15, [x0, #48]
    str d28, [x0, #56]
    shl v6.8b, v19.8b, #4
    sri v6.8b, v19.8b, #4
    str d6, [x0, #64]
    mvn v6.8b, v16.8b
    shl v19.8b, v6.8b, #2
    sri v19.8b, v6.8b, #6
    str d19, [x0, #72]
    shl v6.8b, v10.8b, #6
    sri v6.8b, v10.8b, #2
    str d6, [x0, #80]
    shl v6.8b, v30.8b, #7
    sri v6.8b, v30.8b, #1
    str d6, [x0, #88]
    shl v6.8b, v25.8b, #3
    sri v6.8b, v25.8b, #5
    str d6, [x0, #96]
    mvn v6.8b, v17.8b
    shl v19.8b, v6.8b, #5
    sri v19.8b, v6.8b, #3
    str d19, [x0, #104]
    movi v6.8b, #1
    eor v6.8b, v23.8b, v6.8b
    str d6, [x0, #112]
    mvn v6.8b, v7.8b
    shl v19.8b, v6.8b, #1
    sri v19.8b, v6.8b, #7
    str d19, [x0, #120]
    // round 2 (pipo.dsl:38)
    mvn v19.8b, v0.8b
    shl v10.8b, v19.8b, #4
    sri v10.8b, v19.8b, #4
    str d10, [x0, #128]
    mvn v19.8b, v18.8b
    shl v10.8b, v19.8b, #2
    sri v10.8b, v19.8b, #6
    str d10, [x0, #136]
    mvn v19.8b, v3.8b
    shl v10.8b, v19.8b, #6
    sri v10.8b, v19.8b, #2
    mvn v19.8b, v29.8b
    str d10, [x0, #144]
    shl v10.8b, v9.8b, #7
    sri v10.8b, v9.8b, #1
    str d10, [x0, #152]
    shl v10.8b, v11.8b, #3
    sri v10.8b, v11.8b, #5
    str d10, [x0, #160]
    shl v10.8b, v19.8b, #5
    sri v10.8b, v19.8b, #3
    // round 3 (pipo.dsl:38)
    mvn v19.8b, v27.8b
    // round 2 (pipo.dsl:37)
    str d10, [x0, #168]
    movi v10.8b, #2
    eor v10.8b, v12.8b, v10.8b
    str d10, [x0, #176]
    shl v10.8b, v5.8b, #1
    sri v10.8b, v5.8b, #7
    str d10, [x0, #184]
    // round 3 (pipo.dsl:37)
    shl v10.8b, v19.8b, #4
    sri v10.8b, v19.8b, #4
    str d10, [x0, #192]
    mvn v19.8b, v4.8b
    shl v10.8b, v19.8b, #2
    sri v10.8b, v19.8b, #6
    str d10, [x0, #200]
    mvn v19.8b, v1.8b
    shl v10.8b, v19.8b, #6
    sri v10.8b, v19.8b, #2
    ld1r {v19.8b}, [x11]
    // round 4 (pipo.dsl:38)
    mvn v28.8b, v28.8b
    // round 3 (pipo.dsl:37)
    str d10, [x0, #208]
    shl v10.8b, v19.8b, #7
    sri v10.8b, v19.8b, #1
    str d10, [x0, #216]
    ld1r {v10.8b}, [x13]
    str q27, [sp, #64]
    shl v27.8b, v10.8b, #3
    sri v27.8b, v10.8b, #5
    str d27, [x0, #224]
    ld1r {v27.8b}, [x10]
    str q29, [sp, #80]
    mvn v29.8b, v27.8b
    str q5, [sp, #96]
    shl v5.8b, v29.8b, #5
    sri v5.8b, v29.8b, #3
    str d5, [x0, #232]
    ld1r {v5.8b}, [x12]
    movi v29.8b, #3
    eor v29.8b, v5.8b, v29.8b
    str d29, [x0, #240]
    ld1r {v29.8b}, [x9]
    mvn v29.8b, v29.8b
    str q26, [sp, #112]
    shl v26.8b, v29.8b, #1
    sri v26.8b, v29.8b, #7
    str d26, [x0, #248]
    // round 4 (pipo.dsl:37)
    shl v26.8b, v15.8b, #4
    sri v26.8b, v15.8b, #4
    str d26, [x0, #256]
    shl v26.8b, v8.8b, #2
    sri v26.8b, v8.8b, #6
    str d26, [x0, #264]
    shl v26.8b, v14.8b, #6
    sri v26.8b, v14.8b, #2
    str d26, [x0, #272]
    shl v26.8b, v20.8b, #7
    sri v26.8b, v20.8b, #1
    str d26, [x0, #280]
    shl v20.8b, v22.8b, #3
    str d1, [x0, #584]
    movi v1.8b, #14
    str d11, [x0, #592]
    // round 1 (pipo.dsl:37)
    shl v26.8b, v7.8b, #1
    str d2, [x0, #496]
    str d0, [x0, #624]
    movi v0.8b, #12
    str d18, [x0, #632]
    movi v18.8b, #9
    // round 4 (pipo.dsl:37)
    sri v20.8b, v22.8b, #5
    // round 1 (pipo.dsl:37)
    sri v26.8b, v7.8b, #7
    str d3, [x0, #640]
    // round 17 (pipo.dsl:38)
    mvn v3.8b, v25.8b
    eor v1.8b, v12.8b, v1.8b
    str d19, [x0, #560]
    shl v19.8b, v2.8b, #6
    eor v18.8b, v23.8b, v18.8b
    // round 4 (pipo.dsl:37)
    str d20, [x0, #288]
    shl v20.8b, v13.8b, #5
    str d28, [x0, #512]
    str d18, [x0, #352]
    movi v18.8b, #4
    sri v20.8b, v13.8b, #3
    movi v8.8b, #16
    str d1, [x0, #392]
    movi v1.8b, #13
    str d10, [x0, #536]
    // round 1 (pipo.dsl:38)
    mvn v10.8b, v30.8b
    str d30, [x0, #464]
    movi v30.8b, #7
    eor v18.8b, v21.8b, v18.8b
    eor v8.8b, v21.8b, v8.8b
    // round 4 (pipo.dsl:37)
    str d20, [x0, #296]
    movi v20.8b, #11
    str d25, [x0, #456]
    // round 1 (pipo.dsl:37)
    shl v25.8b, v10.8b, #7
    eor v30.8b, v5.8b, v30.8b
    eor v1.8b, v23.8b, v1.8b
    str d16, [x0, #480]
    str d7, [x0, #488]
    // round 4 (pipo.dsl:37)
    shl v7.8b, v28.8b, #1
    movi v16.8b, #6
    str d8, [x0, #408]
    // round 17 (pipo.dsl:37)
    shl v8.8b, v3.8b, #3
    str d4, [x0, #576]
    // round 1 (pipo.dsl:37)
    sri v25.8b, v10.8b, #1
    str d1, [x0, #384]
    movi v1.8b, #5
    movi v4.8b, #10
    str d30, [x0, #336]
    // round 4 (pipo.dsl:37)
    sri v7.8b, v28.8b, #7
    movi v28.8b, #15
    movi v30.8b, #17
    str d31, [x0, #472]
    str d24, [x0, #528]
    eor v4.8b, v12.8b, v4.8b
    eor v1.8b, v23.8b, v1.8b
    // round 17 (pipo.dsl:37)
    shl v24.8b, v31.8b, #4
    // round 1 (pipo.dsl:37)
    str d25, [x0, #656]
    str d6, [x0, #648]
    movi v6.8b, #8
    eor v25.8b, v5.8b, v28.8b
    eor v0.8b, v21.8b, v0.8b
    str d29, [x0, #552]
    str d27, [x0, #544]
    // round 17 (pipo.dsl:37)
    sri v24.8b, v31.8b, #4
    eor v16.8b, v12.8b, v16.8b
    eor v23.8b, v23.8b, v30.8b
    str d1, [x0, #320]
    str d9, [x0, #616]
    eor v1.8b, v21.8b, v6.8b
    str d25, [x0, #400]
    str d0, [x0, #376]
    sri v19.8b, v2.8b, #2
    sri v8.8b, v3.8b, #5
    str d16, [x0, #328]
    str d23, [x0, #432]
    eor v0.8b, v5.8b, v20.8b
    str d19, [x0, #424]
    str d8, [x0, #440]
    str d1, [x0, #344]
    str d24, [x0, #416]
    str d0, [x0, #368]
    // round 4 (pipo.dsl:37)
    str d7, [x0, #312]
    str d17, [x0, #448]
    ldr q0, [sp, #112]
    str d0, [x0, #520]
    str d4, [x0, #360]
    ldr q0, [sp, #96]
    str d0, [x0, #608]
    str d22, [x0, #504]
    str d18, [x0, #304]
    ldr q0, [sp, #80]
    str d0, [x0, #600]
    ldr q0, [sp, #64]
    str d0, [x0, #568]
    // round 1 (pipo.dsl:37)
    str d26, [x0, #664]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #4
.Llwcc_pipo64_256_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #128
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
    ldp d16, d17, [x3, #448]
    uzp1 v18.8b, v7.8b, v3.8b
    ldp d19, d20, [x3, #464]
    uzp1 v21.8b, v4.8b, v0.8b
    uzp2 v22.8b, v5.8b, v1.8b
    eor v18.8b, v18.8b, v16.8b
    ldr d23, [x3, #480]
    uzp2 v0.8b, v4.8b, v0.8b
    uzp1 v1.8b, v5.8b, v1.8b
    uzp1 v4.8b, v6.8b, v2.8b
    ldr d5, [x3, #488]
    uzp2 v2.8b, v6.8b, v2.8b
    eor v6.8b, v22.8b, v17.8b
    shl v22.8b, v18.8b, #5
    uzp2 v3.8b, v7.8b, v3.8b
    shl v7.8b, v6.8b, #3
    sri v22.8b, v18.8b, #3
    ldp d18, d24, [x3, #496]
    eor v2.8b, v2.8b, v19.8b
    eor v0.8b, v0.8b, v23.8b
    eor v1.8b, v1.8b, v5.8b
    shl v5.8b, v2.8b, #7
    ldr d25, [x3, #432]
    shl v26.8b, v0.8b, #2
    shl v27.8b, v1.8b, #1
    sri v7.8b, v6.8b, #5
    eor v3.8b, v3.8b, v18.8b
    sri v5.8b, v2.8b, #1
    sri v26.8b, v0.8b, #6
    sri v27.8b, v1.8b, #7
    eor v0.8b, v22.8b, v7.8b
    mvn v1.8b, v5.8b
    mvn v2.8b, v22.8b
    orr v6.8b, v22.8b, v7.8b
    eor v21.8b, v21.8b, v25.8b
    eor v4.8b, v4.8b, v20.8b
    shl v22.8b, v3.8b, #6
    eor v25.8b, v27.8b, v5.8b
    bif v0.8b, v2.8b, v1.8b
    eor v6.8b, v26.8b, v6.8b
    shl v26.8b, v4.8b, #4
    sri v22.8b, v3.8b, #2
    bsl v1.8b, v21.8b, v2.8b
    eor v2.8b, v21.8b, v0.8b
    eor v3.8b, v25.8b, v6.8b
    sri v26.8b, v4.8b, #4
    eor v1.8b, v22.8b, v1.8b
    bif v25.8b, v3.8b, v2.8b
    eor v4.8b, v26.8b, v2.8b
    eor v1.8b, v3.8b, v1.8b
    eor v7.8b, v7.8b, v25.8b
    // round 16 (pipo.dsl:38)
    add x9, x3, #1024
    ldr d22, [x3, #24]
    // round 17 (pipo.dsl:36)
    bit v0.8b, v2.8b, v6.8b
    eor v2.8b, v6.8b, v1.8b
    eor v5.8b, v5.8b, v4.8b
    // round 16 (pipo.dsl:38)
    ldp d6, d25, [x9, #-512]
    // round 17 (pipo.dsl:36)
    mvn v26.8b, v3.8b
    eor v27.8b, v1.8b, v7.8b
    mvn v28.8b, v4.8b
    orr v29.8b, v7.8b, v2.8b
    eor v0.8b, v0.8b, v5.8b
    bic v3.8b, v4.8b, v3.8b
    bif v7.8b, v2.8b, v5.8b
    eor v4.8b, v21.8b, v27.8b
    // round 16 (pipo.dsl:38)
    ldr d21, [x3, #0]
    eor v2.8b, v24.8b, v2.8b
    eor v5.8b, v22.8b, v5.8b
    // round 17 (pipo.dsl:36)
    eor v0.8b, v29.8b, v0.8b
    mov v30.16b, v28.16b
    bsl v30.8b, v26.8b, v4.8b
    bsl v26.8b, v4.8b, v28.8b
    // round 16 (pipo.dsl:38)
    ldp d28, d31, [x3, #32]
    eor v3.8b, v6.8b, v3.8b
    eor v2.8b, v27.8b, v2.8b
    eor v5.8b, v29.8b, v5.8b
    // round 17 (pipo.dsl:36)
    bic v27.8b, v1.8b, v0.8b
    // round 16 (pipo.dsl:38)
    eor v3.8b, v3.8b, v4.8b
    shl v4.8b, v5.8b, #5
    eor v2.8b, v2.8b, v27.8b
    ldp d27, d29, [x9, #-496]
    eor v0.8b, v21.8b, v0.8b
    eor v7.8b, v28.8b, v7.8b
    shl v8.8b, v0.8b, #7
    shl v9.8b, v2.8b, #3
    ldr d10, [x3, #408]
    shl v11.8b, v7.8b, #2
    sri v4.8b, v5.8b, #3
    shl v5.8b, v3.8b, #1
    eor v1.8b, v27.8b, v1.8b
    sri v8.8b, v0.8b, #1
    sri v9.8b, v2.8b, #5
    sri v11.8b, v7.8b, #6
    mvn v0.8b, v4.8b
    sri v5.8b, v3.8b, #7
    mvn v2.8b, v8.8b
    eor v3.8b, v4.8b, v9.8b
    orr v4.8b, v4.8b, v9.8b
    shl v7.8b, v1.8b, #6
    eor v30.8b, v10.8b, v30.8b
    eor v5.8b, v5.8b, v8.8b
    bif v3.8b, v0.8b, v2.8b
    eor v4.8b, v11.8b, v4.8b
    sri v7.8b, v1.8b, #2
    eor v1.8b, v25.8b, v26.8b
    bsl v2.8b, v30.8b, v0.8b
    eor v0.8b, v30.8b, v3.8b
    eor v26.8b, v5.8b, v4.8b
    shl v10.8b, v1.8b, #4
    eor v2.8b, v7.8b, v2.8b
    bif v5.8b, v26.8b, v0.8b
    sri v10.8b, v1.8b, #4
    eor v1.8b, v2.8b, v26.8b
    eor v2.8b, v9.8b, v5.8b
    eor v5.8b, v10.8b, v0.8b
    // round 15 (pipo.dsl:38)
    ldp d7, d9, [x9, #-480]
    // round 16 (pipo.dsl:36)
    eor v10.8b, v1.8b, v2.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v4.8b, v1.8b
    eor v4.8b, v8.8b, v5.8b
    mvn v8.8b, v26.8b
    mvn v11.8b, v5.8b
    eor v30.8b, v30.8b, v10.8b
    bic v5.8b, v5.8b, v26.8b
    orr v26.8b, v2.8b, v0.8b
    eor v3.8b, v3.8b, v4.8b
    bif v2.8b, v0.8b, v4.8b
    // round 15 (pipo.dsl:38)
    eor v4.8b, v7.8b, v4.8b
    // round 16 (pipo.dsl:36)
    mov v7.16b, v11.16b
    bsl v7.8b, v8.8b, v30.8b
    // round 15 (pipo.dsl:38)
    ldp d12, d13, [x9, #-464]
    // round 16 (pipo.dsl:36)
    bsl v8.8b, v30.8b, v11.8b
    // round 15 (pipo.dsl:38)
    ldp d11, d14, [x9, #-448]
    eor v0.8b, v29.8b, v0.8b
    // round 16 (pipo.dsl:36)
    eor v3.8b, v26.8b, v3.8b
    // round 15 (pipo.dsl:38)
    eor v5.8b, v9.8b, v5.8b
    eor v4.8b, v26.8b, v4.8b
    eor v0.8b, v10.8b, v0.8b
    // round 16 (pipo.dsl:36)
    bic v26.8b, v1.8b, v3.8b
    // round 15 (pipo.dsl:38)
    ldr d9, [x3, #400]
    eor v5.8b, v5.8b, v30.8b
    shl v30.8b, v4.8b, #5
    eor v0.8b, v0.8b, v26.8b
    eor v1.8b, v14.8b, v1.8b
    eor v3.8b, v12.8b, v3.8b
    eor v2.8b, v11.8b, v2.8b
    sri v30.8b, v4.8b, #3
    shl v4.8b, v1.8b, #6
    shl v26.8b, v3.8b, #7
    shl v10.8b, v0.8b, #3
    shl v11.8b, v2.8b, #2
    eor v7.8b, v9.8b, v7.8b
    shl v9.8b, v5.8b, #1
    eor v8.8b, v13.8b, v8.8b
    sri v26.8b, v3.8b, #1
    sri v10.8b, v0.8b, #5
    sri v11.8b, v2.8b, #6
    mvn v0.8b, v30.8b
    sri v9.8b, v5.8b, #7
    mvn v2.8b, v26.8b
    eor v3.8b, v30.8b, v10.8b
    orr v5.8b, v30.8b, v10.8b
    sri v4.8b, v1.8b, #2
    shl v1.8b, v8.8b, #4
    eor v30.8b, v9.8b, v26.8b
    bif v3.8b, v0.8b, v2.8b
    eor v5.8b, v11.8b, v5.8b
    bsl v2.8b, v7.8b, v0.8b
    sri v1.8b, v8.8b, #4
    eor v0.8b, v7.8b, v3.8b
    eor v8.8b, v30.8b, v5.8b
    eor v2.8b, v4.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v30.8b, v8.8b, v0.8b
    eor v2.8b, v2.8b, v8.8b
    bit v3.8b, v0.8b, v5.8b
    // round 14 (pipo.dsl:38)
    ldp d0, d4, [x9, #-432]
    // round 15 (pipo.dsl:36)
    eor v30.8b, v10.8b, v30.8b
    eor v5.8b, v5.8b, v2.8b
    eor v26.8b, v26.8b, v1.8b
    // round 14 (pipo.dsl:38)
    ldp d9, d10, [x9, #-416]
    // round 15 (pipo.dsl:36)
    orr v11.8b, v30.8b, v5.8b
    eor v3.8b, v3.8b, v26.8b
    mvn v12.8b, v8.8b
    eor v13.8b, v2.8b, v30.8b
    bic v8.8b, v1.8b, v8.8b
    // round 14 (pipo.dsl:38)
    eor v0.8b, v0.8b, v5.8b
    // round 15 (pipo.dsl:36)
    eor v3.8b, v11.8b, v3.8b
    mvn v1.8b, v1.8b
    // round 14 (pipo.dsl:38)
    eor v4.8b, v4.8b, v26.8b
    // round 15 (pipo.dsl:36)
    eor v7.8b, v7.8b, v13.8b
    // round 14 (pipo.dsl:38)
    eor v8.8b, v9.8b, v8.8b
    eor v0.8b, v13.8b, v0.8b
    // round 15 (pipo.dsl:36)
    bic v9.8b, v2.8b, v3.8b
    bsl v26.8b, v30.8b, v5.8b
    // round 14 (pipo.dsl:38)
    eor v4.8b, v11.8b, v4.8b
    // round 15 (pipo.dsl:36)
    mov v5.16b, v1.16b
    bsl v5.8b, v12.8b, v7.8b
    bsl v12.8b, v7.8b, v1.8b
    // round 14 (pipo.dsl:38)
    eor v1.8b, v8.8b, v7.8b
    eor v0.8b, v0.8b, v9.8b
    ldr d7, [x3, #640]
    ldp d30, d8, [x9, #-400]
    ldr d9, [x3, #392]
    shl v11.8b, v4.8b, #5
    eor v2.8b, v7.8b, v2.8b
    eor v3.8b, v10.8b, v3.8b
    eor v7.8b, v8.8b, v26.8b
    sri v11.8b, v4.8b, #3
    shl v4.8b, v2.8b, #6
    shl v26.8b, v3.8b, #7
    shl v8.8b, v0.8b, #3
    shl v10.8b, v7.8b, #2
    eor v5.8b, v9.8b, v5.8b
    shl v9.8b, v1.8b, #1
    eor v30.8b, v30.8b, v12.8b
    sri v26.8b, v3.8b, #1
    sri v8.8b, v0.8b, #5
    sri v10.8b, v7.8b, #6
    mvn v0.8b, v11.8b
    sri v9.8b, v1.8b, #7
    mvn v1.8b, v26.8b
    eor v3.8b, v11.8b, v8.8b
    orr v7.8b, v11.8b, v8.8b
    sri v4.8b, v2.8b, #2
    shl v2.8b, v30.8b, #4
    eor v9.8b, v9.8b, v26.8b
    bif v3.8b, v0.8b, v1.8b
    eor v7.8b, v10.8b, v7.8b
    bsl v1.8b, v5.8b, v0.8b
    sri v2.8b, v30.8b, #4
    eor v0.8b, v5.8b, v3.8b
    eor v30.8b, v9.8b, v7.8b
    eor v1.8b, v4.8b, v1.8b
    eor v2.8b, v2.8b, v0.8b
    bif v9.8b, v30.8b, v0.8b
    eor v1.8b, v1.8b, v30.8b
    bit v3.8b, v0.8b, v7.8b
    eor v0.8b, v8.8b, v9.8b
    eor v4.8b, v7.8b, v1.8b
    eor v7.8b, v26.8b, v2.8b
    orr v26.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v7.8b
    // round 13 (pipo.dsl:38)
    ldr d8, [x3, #648]
    // round 14 (pipo.dsl:36)
    mvn v9.8b, v30.8b
    eor v10.8b, v1.8b, v0.8b
    mvn v11.8b, v2.8b
    // round 13 (pipo.dsl:38)
    eor v12.8b, v17.8b, v4.8b
    // round 14 (pipo.dsl:36)
    eor v3.8b, v26.8b, v3.8b
    bic v2.8b, v2.8b, v30.8b
    // round 13 (pipo.dsl:38)
    eor v30.8b, v16.8b, v7.8b
    // round 14 (pipo.dsl:36)
    eor v5.8b, v5.8b, v10.8b
    bsl v7.8b, v0.8b, v4.8b
    // round 13 (pipo.dsl:38)
    eor v0.8b, v10.8b, v12.8b
    // round 14 (pipo.dsl:36)
    bic v4.8b, v1.8b, v3.8b
    // round 13 (pipo.dsl:38)
    eor v2.8b, v8.8b, v2.8b
    eor v26.8b, v26.8b, v30.8b
    // round 14 (pipo.dsl:36)
    mov v30.16b, v11.16b
    bsl v30.8b, v9.8b, v5.8b
    // round 13 (pipo.dsl:38)
    ldr d8, [x3, #384]
    // round 14 (pipo.dsl:36)
    bsl v9.8b, v5.8b, v11.8b
    // round 13 (pipo.dsl:38)
    eor v0.8b, v0.8b, v4.8b
    eor v1.8b, v18.8b, v1.8b
    eor v4.8b, v23.8b, v7.8b
    eor v3.8b, v19.8b, v3.8b
    eor v2.8b, v2.8b, v5.8b
    shl v5.8b, v1.8b, #6
    shl v7.8b, v26.8b, #5
    shl v10.8b, v4.8b, #2
    shl v11.8b, v3.8b, #7
    shl v12.8b, v0.8b, #3
    sri v7.8b, v26.8b, #3
    eor v26.8b, v8.8b, v30.8b
    shl v30.8b, v2.8b, #1
    eor v8.8b, v20.8b, v9.8b
    sri v11.8b, v3.8b, #1
    sri v12.8b, v0.8b, #5
    sri v10.8b, v4.8b, #6
    mvn v0.8b, v7.8b
    sri v30.8b, v2.8b, #7
    mvn v2.8b, v11.8b
    eor v3.8b, v7.8b, v12.8b
    orr v4.8b, v7.8b, v12.8b
    sri v5.8b, v1.8b, #2
    shl v1.8b, v8.8b, #4
    eor v7.8b, v30.8b, v11.8b
    bif v3.8b, v0.8b, v2.8b
    eor v4.8b, v10.8b, v4.8b
    bsl v2.8b, v26.8b, v0.8b
    sri v1.8b, v8.8b, #4
    eor v0.8b, v26.8b, v3.8b
    eor v30.8b, v7.8b, v4.8b
    eor v2.8b, v5.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v7.8b, v30.8b, v0.8b
    eor v2.8b, v2.8b, v30.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v12.8b, v7.8b
    eor v4.8b, v4.8b, v2.8b
    eor v5.8b, v11.8b, v1.8b
    orr v7.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v5.8b
    mvn v8.8b, v30.8b
    eor v9.8b, v2.8b, v0.8b
    mvn v10.8b, v1.8b
    // round 12 (pipo.dsl:38)
    eor v11.8b, v24.8b, v4.8b
    // round 13 (pipo.dsl:36)
    eor v3.8b, v7.8b, v3.8b
    bic v1.8b, v1.8b, v30.8b
    // round 12 (pipo.dsl:38)
    eor v30.8b, v22.8b, v5.8b
    // round 13 (pipo.dsl:36)
    eor v26.8b, v26.8b, v9.8b
    bsl v5.8b, v0.8b, v4.8b
    // round 12 (pipo.dsl:38)
    eor v0.8b, v9.8b, v11.8b
    // round 13 (pipo.dsl:36)
    bic v4.8b, v2.8b, v3.8b
    // round 12 (pipo.dsl:38)
    eor v1.8b, v6.8b, v1.8b
    eor v7.8b, v7.8b, v30.8b
    // round 13 (pipo.dsl:36)
    mov v30.16b, v10.16b
    bsl v30.8b, v8.8b, v26.8b
    bsl v8.8b, v26.8b, v10.8b
    // round 12 (pipo.dsl:38)
    eor v3.8b, v21.8b, v3.8b
    eor v0.8b, v0.8b, v4.8b
    eor v4.8b, v28.8b, v5.8b
    eor v1.8b, v1.8b, v26.8b
    shl v5.8b, v7.8b, #5
    shl v26.8b, v3.8b, #7
    shl v9.8b, v0.8b, #3
    ldr d10, [x3, #376]
    shl v11.8b, v4.8b, #2
    sri v5.8b, v7.8b, #3
    shl v7.8b, v1.8b, #1
    eor v2.8b, v27.8b, v2.8b
    sri v26.8b, v3.8b, #1
    sri v9.8b, v0.8b, #5
    sri v11.8b, v4.8b, #6
    mvn v0.8b, v5.8b
    sri v7.8b, v1.8b, #7
    mvn v1.8b, v26.8b
    eor v3.8b, v5.8b, v9.8b
    orr v4.8b, v5.8b, v9.8b
    shl v5.8b, v2.8b, #6
    eor v30.8b, v10.8b, v30.8b
    eor v7.8b, v7.8b, v26.8b
    bif v3.8b, v0.8b, v1.8b
    eor v4.8b, v11.8b, v4.8b
    sri v5.8b, v2.8b, #2
    eor v2.8b, v25.8b, v8.8b
    bsl v1.8b, v30.8b, v0.8b
    eor v0.8b, v30.8b, v3.8b
    eor v8.8b, v7.8b, v4.8b
    shl v10.8b, v2.8b, #4
    eor v1.8b, v5.8b, v1.8b
    bif v7.8b, v8.8b, v0.8b
    sri v10.8b, v2.8b, #4
    eor v1.8b, v1.8b, v8.8b
    eor v2.8b, v9.8b, v7.8b
    eor v5.8b, v10.8b, v0.8b
    // round 11 (pipo.dsl:38)
    ldp d7, d9, [x9, #-480]
    // round 12 (pipo.dsl:36)
    eor v10.8b, v1.8b, v2.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v4.8b, v1.8b
    eor v4.8b, v26.8b, v5.8b
    mvn v26.8b, v8.8b
    mvn v11.8b, v5.8b
    eor v30.8b, v30.8b, v10.8b
    bic v5.8b, v5.8b, v8.8b
    orr v8.8b, v2.8b, v0.8b
    eor v3.8b, v3.8b, v4.8b
    bif v2.8b, v0.8b, v4.8b
    // round 11 (pipo.dsl:38)
    eor v4.8b, v7.8b, v4.8b
    // round 12 (pipo.dsl:36)
    mov v7.16b, v11.16b
    bsl v7.8b, v26.8b, v30.8b
    // round 11 (pipo.dsl:38)
    ldp d12, d13, [x9, #-464]
    // round 12 (pipo.dsl:36)
    bsl v26.8b, v30.8b, v11.8b
    // round 11 (pipo.dsl:38)
    ldp d11, d14, [x9, #-448]
    eor v0.8b, v29.8b, v0.8b
    // round 12 (pipo.dsl:36)
    eor v3.8b, v8.8b, v3.8b
    // round 11 (pipo.dsl:38)
    eor v5.8b, v9.8b, v5.8b
    eor v4.8b, v8.8b, v4.8b
    eor v0.8b, v10.8b, v0.8b
    // round 12 (pipo.dsl:36)
    bic v8.8b, v1.8b, v3.8b
    // round 11 (pipo.dsl:38)
    ldr d9, [x3, #368]
    eor v5.8b, v5.8b, v30.8b
    shl v30.8b, v4.8b, #5
    eor v0.8b, v0.8b, v8.8b
    eor v1.8b, v14.8b, v1.8b
    eor v3.8b, v12.8b, v3.8b
    eor v2.8b, v11.8b, v2.8b
    sri v30.8b, v4.8b, #3
    shl v4.8b, v1.8b, #6
    shl v8.8b, v3.8b, #7
    shl v10.8b, v0.8b, #3
    shl v11.8b, v2.8b, #2
    eor v7.8b, v9.8b, v7.8b
    shl v9.8b, v5.8b, #1
    eor v26.8b, v13.8b, v26.8b
    sri v8.8b, v3.8b, #1
    sri v10.8b, v0.8b, #5
    sri v11.8b, v2.8b, #6
    mvn v0.8b, v30.8b
    sri v9.8b, v5.8b, #7
    mvn v2.8b, v8.8b
    eor v3.8b, v30.8b, v10.8b
    orr v5.8b, v30.8b, v10.8b
    sri v4.8b, v1.8b, #2
    shl v1.8b, v26.8b, #4
    eor v30.8b, v9.8b, v8.8b
    bif v3.8b, v0.8b, v2.8b
    eor v5.8b, v11.8b, v5.8b
    bsl v2.8b, v7.8b, v0.8b
    sri v1.8b, v26.8b, #4
    eor v0.8b, v7.8b, v3.8b
    eor v26.8b, v30.8b, v5.8b
    eor v2.8b, v4.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v30.8b, v26.8b, v0.8b
    eor v2.8b, v2.8b, v26.8b
    bit v3.8b, v0.8b, v5.8b
    // round 10 (pipo.dsl:38)
    ldp d0, d4, [x9, #-432]
    // round 11 (pipo.dsl:36)
    eor v30.8b, v10.8b, v30.8b
    eor v5.8b, v5.8b, v2.8b
    eor v8.8b, v8.8b, v1.8b
    // round 10 (pipo.dsl:38)
    ldp d9, d10, [x9, #-416]
    // round 11 (pipo.dsl:36)
    orr v11.8b, v30.8b, v5.8b
    eor v3.8b, v3.8b, v8.8b
    mvn v12.8b, v26.8b
    eor v13.8b, v2.8b, v30.8b
    bic v26.8b, v1.8b, v26.8b
    // round 10 (pipo.dsl:38)
    eor v0.8b, v0.8b, v5.8b
    // round 11 (pipo.dsl:36)
    eor v3.8b, v11.8b, v3.8b
    mvn v1.8b, v1.8b
    // round 10 (pipo.dsl:38)
    eor v4.8b, v4.8b, v8.8b
    // round 11 (pipo.dsl:36)
    eor v7.8b, v7.8b, v13.8b
    // round 10 (pipo.dsl:38)
    eor v26.8b, v9.8b, v26.8b
    eor v0.8b, v13.8b, v0.8b
    // round 11 (pipo.dsl:36)
    bic v9.8b, v2.8b, v3.8b
    bsl v8.8b, v30.8b, v5.8b
    // round 10 (pipo.dsl:38)
    eor v4.8b, v11.8b, v4.8b
    // round 11 (pipo.dsl:36)
    mov v5.16b, v1.16b
    bsl v5.8b, v12.8b, v7.8b
    bsl v12.8b, v7.8b, v1.8b
    // round 10 (pipo.dsl:38)
    eor v1.8b, v26.8b, v7.8b
    eor v0.8b, v0.8b, v9.8b
    ldr d7, [x3, #640]
    ldp d26, d30, [x9, #-400]
    ldr d9, [x3, #360]
    shl v11.8b, v4.8b, #5
    eor v2.8b, v7.8b, v2.8b
    eor v3.8b, v10.8b, v3.8b
    eor v7.8b, v30.8b, v8.8b
    sri v11.8b, v4.8b, #3
    shl v4.8b, v2.8b, #6
    shl v30.8b, v3.8b, #7
    shl v8.8b, v0.8b, #3
    shl v10.8b, v7.8b, #2
    eor v5.8b, v9.8b, v5.8b
    shl v9.8b, v1.8b, #1
    eor v26.8b, v26.8b, v12.8b
    sri v30.8b, v3.8b, #1
    sri v8.8b, v0.8b, #5
    sri v10.8b, v7.8b, #6
    mvn v0.8b, v11.8b
    sri v9.8b, v1.8b, #7
    mvn v1.8b, v30.8b
    eor v3.8b, v11.8b, v8.8b
    orr v7.8b, v11.8b, v8.8b
    sri v4.8b, v2.8b, #2
    shl v2.8b, v26.8b, #4
    eor v9.8b, v9.8b, v30.8b
    bif v3.8b, v0.8b, v1.8b
    eor v7.8b, v10.8b, v7.8b
    bsl v1.8b, v5.8b, v0.8b
    sri v2.8b, v26.8b, #4
    eor v0.8b, v5.8b, v3.8b
    eor v26.8b, v9.8b, v7.8b
    eor v1.8b, v4.8b, v1.8b
    eor v2.8b, v2.8b, v0.8b
    bif v9.8b, v26.8b, v0.8b
    eor v1.8b, v1.8b, v26.8b
    bit v3.8b, v0.8b, v7.8b
    eor v0.8b, v8.8b, v9.8b
    eor v4.8b, v7.8b, v1.8b
    eor v7.8b, v30.8b, v2.8b
    orr v30.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v7.8b
    // round 9 (pipo.dsl:38)
    ldr d8, [x3, #648]
    // round 10 (pipo.dsl:36)
    mvn v9.8b, v26.8b
    eor v10.8b, v1.8b, v0.8b
    mvn v11.8b, v2.8b
    // round 9 (pipo.dsl:38)
    eor v12.8b, v17.8b, v4.8b
    // round 10 (pipo.dsl:36)
    eor v3.8b, v30.8b, v3.8b
    bic v2.8b, v2.8b, v26.8b
    // round 9 (pipo.dsl:38)
    eor v26.8b, v16.8b, v7.8b
    // round 10 (pipo.dsl:36)
    eor v5.8b, v5.8b, v10.8b
    bsl v7.8b, v0.8b, v4.8b
    // round 9 (pipo.dsl:38)
    eor v0.8b, v10.8b, v12.8b
    // round 10 (pipo.dsl:36)
    bic v4.8b, v1.8b, v3.8b
    // round 9 (pipo.dsl:38)
    eor v2.8b, v8.8b, v2.8b
    eor v26.8b, v30.8b, v26.8b
    // round 10 (pipo.dsl:36)
    mov v30.16b, v11.16b
    bsl v30.8b, v9.8b, v5.8b
    // round 9 (pipo.dsl:38)
    ldr d8, [x3, #352]
    // round 10 (pipo.dsl:36)
    bsl v9.8b, v5.8b, v11.8b
    // round 9 (pipo.dsl:38)
    eor v0.8b, v0.8b, v4.8b
    eor v1.8b, v18.8b, v1.8b
    eor v4.8b, v23.8b, v7.8b
    eor v3.8b, v19.8b, v3.8b
    eor v2.8b, v2.8b, v5.8b
    shl v5.8b, v1.8b, #6
    shl v7.8b, v26.8b, #5
    shl v10.8b, v4.8b, #2
    shl v11.8b, v3.8b, #7
    shl v12.8b, v0.8b, #3
    sri v7.8b, v26.8b, #3
    eor v26.8b, v8.8b, v30.8b
    shl v30.8b, v2.8b, #1
    eor v8.8b, v20.8b, v9.8b
    sri v11.8b, v3.8b, #1
    sri v12.8b, v0.8b, #5
    sri v10.8b, v4.8b, #6
    mvn v0.8b, v7.8b
    sri v30.8b, v2.8b, #7
    mvn v2.8b, v11.8b
    eor v3.8b, v7.8b, v12.8b
    orr v4.8b, v7.8b, v12.8b
    sri v5.8b, v1.8b, #2
    shl v1.8b, v8.8b, #4
    eor v7.8b, v30.8b, v11.8b
    bif v3.8b, v0.8b, v2.8b
    eor v4.8b, v10.8b, v4.8b
    bsl v2.8b, v26.8b, v0.8b
    sri v1.8b, v8.8b, #4
    eor v0.8b, v26.8b, v3.8b
    eor v30.8b, v7.8b, v4.8b
    eor v2.8b, v5.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v7.8b, v30.8b, v0.8b
    eor v2.8b, v2.8b, v30.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v12.8b, v7.8b
    eor v4.8b, v4.8b, v2.8b
    eor v5.8b, v11.8b, v1.8b
    orr v7.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v5.8b
    mvn v8.8b, v30.8b
    eor v9.8b, v2.8b, v0.8b
    mvn v10.8b, v1.8b
    // round 8 (pipo.dsl:38)
    eor v11.8b, v24.8b, v4.8b
    // round 9 (pipo.dsl:36)
    eor v3.8b, v7.8b, v3.8b
    bic v1.8b, v1.8b, v30.8b
    // round 8 (pipo.dsl:38)
    eor v30.8b, v22.8b, v5.8b
    // round 9 (pipo.dsl:36)
    eor v26.8b, v26.8b, v9.8b
    bsl v5.8b, v0.8b, v4.8b
    // round 8 (pipo.dsl:38)
    eor v0.8b, v9.8b, v11.8b
    // round 9 (pipo.dsl:36)
    bic v4.8b, v2.8b, v3.8b
    // round 8 (pipo.dsl:38)
    eor v1.8b, v6.8b, v1.8b
    eor v7.8b, v7.8b, v30.8b
    // round 9 (pipo.dsl:36)
    mov v30.16b, v10.16b
    bsl v30.8b, v8.8b, v26.8b
    bsl v8.8b, v26.8b, v10.8b
    // round 8 (pipo.dsl:38)
    eor v3.8b, v21.8b, v3.8b
    eor v0.8b, v0.8b, v4.8b
    eor v4.8b, v28.8b, v5.8b
    eor v1.8b, v1.8b, v26.8b
    shl v5.8b, v7.8b, #5
    shl v26.8b, v3.8b, #7
    shl v9.8b, v0.8b, #3
    ldr d10, [x3, #344]
    shl v11.8b, v4.8b, #2
    sri v5.8b, v7.8b, #3
    shl v7.8b, v1.8b, #1
    eor v2.8b, v27.8b, v2.8b
    sri v26.8b, v3.8b, #1
    sri v9.8b, v0.8b, #5
    sri v11.8b, v4.8b, #6
    mvn v0.8b, v5.8b
    sri v7.8b, v1.8b, #7
    mvn v1.8b, v26.8b
    eor v3.8b, v5.8b, v9.8b
    orr v4.8b, v5.8b, v9.8b
    shl v5.8b, v2.8b, #6
    eor v30.8b, v10.8b, v30.8b
    eor v7.8b, v7.8b, v26.8b
    bif v3.8b, v0.8b, v1.8b
    eor v4.8b, v11.8b, v4.8b
    sri v5.8b, v2.8b, #2
    eor v2.8b, v25.8b, v8.8b
    bsl v1.8b, v30.8b, v0.8b
    eor v0.8b, v30.8b, v3.8b
    eor v8.8b, v7.8b, v4.8b
    shl v10.8b, v2.8b, #4
    eor v1.8b, v5.8b, v1.8b
    bif v7.8b, v8.8b, v0.8b
    sri v10.8b, v2.8b, #4
    eor v1.8b, v1.8b, v8.8b
    eor v2.8b, v9.8b, v7.8b
    eor v5.8b, v10.8b, v0.8b
    // round 7 (pipo.dsl:38)
    ldp d7, d9, [x9, #-480]
    // round 8 (pipo.dsl:36)
    eor v10.8b, v1.8b, v2.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v4.8b, v1.8b
    eor v4.8b, v26.8b, v5.8b
    mvn v26.8b, v8.8b
    mvn v11.8b, v5.8b
    eor v30.8b, v30.8b, v10.8b
    bic v5.8b, v5.8b, v8.8b
    orr v8.8b, v2.8b, v0.8b
    eor v3.8b, v3.8b, v4.8b
    bif v2.8b, v0.8b, v4.8b
    // round 7 (pipo.dsl:38)
    eor v4.8b, v7.8b, v4.8b
    // round 8 (pipo.dsl:36)
    mov v7.16b, v11.16b
    bsl v7.8b, v26.8b, v30.8b
    // round 7 (pipo.dsl:38)
    ldp d12, d13, [x9, #-464]
    // round 8 (pipo.dsl:36)
    bsl v26.8b, v30.8b, v11.8b
    // round 7 (pipo.dsl:38)
    ldp d11, d14, [x9, #-448]
    eor v0.8b, v29.8b, v0.8b
    // round 8 (pipo.dsl:36)
    eor v3.8b, v8.8b, v3.8b
    // round 7 (pipo.dsl:38)
    eor v5.8b, v9.8b, v5.8b
    eor v4.8b, v8.8b, v4.8b
    eor v0.8b, v10.8b, v0.8b
    // round 8 (pipo.dsl:36)
    bic v8.8b, v1.8b, v3.8b
    // round 7 (pipo.dsl:38)
    ldr d9, [x3, #336]
    eor v5.8b, v5.8b, v30.8b
    shl v30.8b, v4.8b, #5
    eor v0.8b, v0.8b, v8.8b
    eor v1.8b, v14.8b, v1.8b
    eor v3.8b, v12.8b, v3.8b
    eor v2.8b, v11.8b, v2.8b
    sri v30.8b, v4.8b, #3
    shl v4.8b, v1.8b, #6
    shl v8.8b, v3.8b, #7
    shl v10.8b, v0.8b, #3
    shl v11.8b, v2.8b, #2
    eor v7.8b, v9.8b, v7.8b
    shl v9.8b, v5.8b, #1
    eor v26.8b, v13.8b, v26.8b
    sri v8.8b, v3.8b, #1
    sri v10.8b, v0.8b, #5
    sri v11.8b, v2.8b, #6
    mvn v0.8b, v30.8b
    sri v9.8b, v5.8b, #7
    mvn v2.8b, v8.8b
    eor v3.8b, v30.8b, v10.8b
    orr v5.8b, v30.8b, v10.8b
    sri v4.8b, v1.8b, #2
    shl v1.8b, v26.8b, #4
    eor v30.8b, v9.8b, v8.8b
    bif v3.8b, v0.8b, v2.8b
    eor v5.8b, v11.8b, v5.8b
    bsl v2.8b, v7.8b, v0.8b
    sri v1.8b, v26.8b, #4
    eor v0.8b, v7.8b, v3.8b
    eor v26.8b, v30.8b, v5.8b
    eor v2.8b, v4.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v30.8b, v26.8b, v0.8b
    eor v2.8b, v2.8b, v26.8b
    bit v3.8b, v0.8b, v5.8b
    // round 6 (pipo.dsl:38)
    ldp d0, d4, [x9, #-432]
    // round 7 (pipo.dsl:36)
    eor v30.8b, v10.8b, v30.8b
    eor v5.8b, v5.8b, v2.8b
    eor v8.8b, v8.8b, v1.8b
    // round 6 (pipo.dsl:38)
    ldp d9, d10, [x9, #-416]
    // round 7 (pipo.dsl:36)
    orr v11.8b, v30.8b, v5.8b
    eor v3.8b, v3.8b, v8.8b
    mvn v12.8b, v26.8b
    eor v13.8b, v2.8b, v30.8b
    bic v26.8b, v1.8b, v26.8b
    // round 6 (pipo.dsl:38)
    eor v0.8b, v0.8b, v5.8b
    // round 7 (pipo.dsl:36)
    eor v3.8b, v11.8b, v3.8b
    mvn v1.8b, v1.8b
    // round 6 (pipo.dsl:38)
    eor v4.8b, v4.8b, v8.8b
    // round 7 (pipo.dsl:36)
    eor v7.8b, v7.8b, v13.8b
    // round 6 (pipo.dsl:38)
    eor v26.8b, v9.8b, v26.8b
    eor v0.8b, v13.8b, v0.8b
    // round 7 (pipo.dsl:36)
    bic v9.8b, v2.8b, v3.8b
    bsl v8.8b, v30.8b, v5.8b
    // round 6 (pipo.dsl:38)
    eor v4.8b, v11.8b, v4.8b
    // round 7 (pipo.dsl:36)
    mov v5.16b, v1.16b
    bsl v5.8b, v12.8b, v7.8b
    bsl v12.8b, v7.8b, v1.8b
    // round 6 (pipo.dsl:38)
    eor v1.8b, v26.8b, v7.8b
    eor v0.8b, v0.8b, v9.8b
    ldr d7, [x3, #640]
    ldp d26, d30, [x9, #-400]
    ldr d9, [x3, #328]
    shl v11.8b, v4.8b, #5
    eor v2.8b, v7.8b, v2.8b
    eor v3.8b, v10.8b, v3.8b
    eor v7.8b, v30.8b, v8.8b
    sri v11.8b, v4.8b, #3
    shl v4.8b, v2.8b, #6
    shl v30.8b, v3.8b, #7
    shl v8.8b, v0.8b, #3
    shl v10.8b, v7.8b, #2
    eor v5.8b, v9.8b, v5.8b
    shl v9.8b, v1.8b, #1
    eor v26.8b, v26.8b, v12.8b
    sri v30.8b, v3.8b, #1
    sri v8.8b, v0.8b, #5
    sri v10.8b, v7.8b, #6
    mvn v0.8b, v11.8b
    sri v9.8b, v1.8b, #7
    mvn v1.8b, v30.8b
    eor v3.8b, v11.8b, v8.8b
    orr v7.8b, v11.8b, v8.8b
    sri v4.8b, v2.8b, #2
    shl v2.8b, v26.8b, #4
    eor v9.8b, v9.8b, v30.8b
    bif v3.8b, v0.8b, v1.8b
    eor v7.8b, v10.8b, v7.8b
    bsl v1.8b, v5.8b, v0.8b
    sri v2.8b, v26.8b, #4
    eor v0.8b, v5.8b, v3.8b
    eor v26.8b, v9.8b, v7.8b
    eor v1.8b, v4.8b, v1.8b
    eor v2.8b, v2.8b, v0.8b
    bif v9.8b, v26.8b, v0.8b
    eor v1.8b, v1.8b, v26.8b
    bit v3.8b, v0.8b, v7.8b
    eor v0.8b, v8.8b, v9.8b
    eor v4.8b, v7.8b, v1.8b
    eor v7.8b, v30.8b, v2.8b
    orr v30.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v7.8b
    // round 5 (pipo.dsl:38)
    ldr d8, [x3, #648]
    // round 6 (pipo.dsl:36)
    mvn v9.8b, v26.8b
    eor v10.8b, v1.8b, v0.8b
    mvn v11.8b, v2.8b
    // round 5 (pipo.dsl:38)
    eor v12.8b, v17.8b, v4.8b
    // round 6 (pipo.dsl:36)
    eor v3.8b, v30.8b, v3.8b
    bic v2.8b, v2.8b, v26.8b
    // round 5 (pipo.dsl:38)
    eor v26.8b, v16.8b, v7.8b
    // round 6 (pipo.dsl:36)
    eor v5.8b, v5.8b, v10.8b
    bsl v7.8b, v0.8b, v4.8b
    // round 5 (pipo.dsl:38)
    eor v0.8b, v10.8b, v12.8b
    // round 6 (pipo.dsl:36)
    bic v4.8b, v1.8b, v3.8b
    // round 5 (pipo.dsl:38)
    eor v2.8b, v8.8b, v2.8b
    eor v26.8b, v30.8b, v26.8b
    // round 6 (pipo.dsl:36)
    mov v30.16b, v11.16b
    bsl v30.8b, v9.8b, v5.8b
    // round 5 (pipo.dsl:38)
    ldr d8, [x3, #320]
    // round 6 (pipo.dsl:36)
    bsl v9.8b, v5.8b, v11.8b
    // round 5 (pipo.dsl:38)
    eor v0.8b, v0.8b, v4.8b
    eor v1.8b, v18.8b, v1.8b
    eor v4.8b, v23.8b, v7.8b
    eor v3.8b, v19.8b, v3.8b
    eor v2.8b, v2.8b, v5.8b
    shl v5.8b, v1.8b, #6
    shl v7.8b, v26.8b, #5
    shl v10.8b, v4.8b, #2
    shl v11.8b, v3.8b, #7
    shl v12.8b, v0.8b, #3
    sri v7.8b, v26.8b, #3
    eor v26.8b, v8.8b, v30.8b
    shl v30.8b, v2.8b, #1
    eor v8.8b, v20.8b, v9.8b
    sri v11.8b, v3.8b, #1
    sri v12.8b, v0.8b, #5
    sri v10.8b, v4.8b, #6
    mvn v0.8b, v7.8b
    sri v30.8b, v2.8b, #7
    mvn v2.8b, v11.8b
    eor v3.8b, v7.8b, v12.8b
    orr v4.8b, v7.8b, v12.8b
    sri v5.8b, v1.8b, #2
    shl v1.8b, v8.8b, #4
    eor v7.8b, v30.8b, v11.8b
    bif v3.8b, v0.8b, v2.8b
    eor v4.8b, v10.8b, v4.8b
    bsl v2.8b, v26.8b, v0.8b
    sri v1.8b, v8.8b, #4
    eor v0.8b, v26.8b, v3.8b
    eor v30.8b, v7.8b, v4.8b
    eor v2.8b, v5.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v7.8b, v30.8b, v0.8b
    eor v2.8b, v2.8b, v30.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v12.8b, v7.8b
    eor v4.8b, v4.8b, v2.8b
    eor v5.8b, v11.8b, v1.8b
    orr v7.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v5.8b
    mvn v8.8b, v30.8b
    eor v9.8b, v2.8b, v0.8b
    mvn v10.8b, v1.8b
    // round 4 (pipo.dsl:38)
    eor v11.8b, v24.8b, v4.8b
    // round 5 (pipo.dsl:36)
    eor v3.8b, v7.8b, v3.8b
    bic v1.8b, v1.8b, v30.8b
    // round 4 (pipo.dsl:38)
    eor v30.8b, v22.8b, v5.8b
    // round 5 (pipo.dsl:36)
    eor v26.8b, v26.8b, v9.8b
    bsl v5.8b, v0.8b, v4.8b
    // round 4 (pipo.dsl:38)
    eor v0.8b, v9.8b, v11.8b
    // round 5 (pipo.dsl:36)
    bic v4.8b, v2.8b, v3.8b
    // round 4 (pipo.dsl:38)
    eor v1.8b, v6.8b, v1.8b
    eor v7.8b, v7.8b, v30.8b
    // round 5 (pipo.dsl:36)
    mov v30.16b, v10.16b
    bsl v30.8b, v8.8b, v26.8b
    bsl v8.8b, v26.8b, v10.8b
    // round 4 (pipo.dsl:38)
    eor v3.8b, v21.8b, v3.8b
    eor v0.8b, v0.8b, v4.8b
    eor v4.8b, v28.8b, v5.8b
    eor v1.8b, v1.8b, v26.8b
    shl v5.8b, v7.8b, #5
    shl v26.8b, v3.8b, #7
    shl v9.8b, v0.8b, #3
    ldr d10, [x3, #304]
    shl v11.8b, v4.8b, #2
    sri v5.8b, v7.8b, #3
    shl v7.8b, v1.8b, #1
    eor v2.8b, v27.8b, v2.8b
    sri v26.8b, v3.8b, #1
    sri v9.8b, v0.8b, #5
    sri v11.8b, v4.8b, #6
    mvn v0.8b, v5.8b
    sri v7.8b, v1.8b, #7
    mvn v1.8b, v26.8b
    eor v3.8b, v5.8b, v9.8b
    orr v4.8b, v5.8b, v9.8b
    shl v5.8b, v2.8b, #6
    eor v30.8b, v10.8b, v30.8b
    eor v7.8b, v7.8b, v26.8b
    bif v3.8b, v0.8b, v1.8b
    eor v4.8b, v11.8b, v4.8b
    sri v5.8b, v2.8b, #2
    eor v2.8b, v25.8b, v8.8b
    bsl v1.8b, v30.8b, v0.8b
    eor v0.8b, v30.8b, v3.8b
    eor v8.8b, v7.8b, v4.8b
    shl v10.8b, v2.8b, #4
    eor v1.8b, v5.8b, v1.8b
    bif v7.8b, v8.8b, v0.8b
    sri v10.8b, v2.8b, #4
    eor v1.8b, v1.8b, v8.8b
    eor v2.8b, v9.8b, v7.8b
    eor v5.8b, v10.8b, v0.8b
    // round 3 (pipo.dsl:38)
    ldp d7, d9, [x9, #-480]
    // round 4 (pipo.dsl:36)
    eor v10.8b, v1.8b, v2.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v4.8b, v1.8b
    eor v4.8b, v26.8b, v5.8b
    mvn v26.8b, v8.8b
    mvn v11.8b, v5.8b
    eor v30.8b, v30.8b, v10.8b
    bic v5.8b, v5.8b, v8.8b
    orr v8.8b, v2.8b, v0.8b
    eor v3.8b, v3.8b, v4.8b
    bif v2.8b, v0.8b, v4.8b
    // round 3 (pipo.dsl:38)
    eor v4.8b, v7.8b, v4.8b
    // round 4 (pipo.dsl:36)
    mov v7.16b, v11.16b
    bsl v7.8b, v26.8b, v30.8b
    // round 3 (pipo.dsl:38)
    ldp d12, d13, [x9, #-464]
    // round 4 (pipo.dsl:36)
    bsl v26.8b, v30.8b, v11.8b
    // round 3 (pipo.dsl:38)
    ldp d11, d14, [x9, #-448]
    eor v0.8b, v29.8b, v0.8b
    // round 4 (pipo.dsl:36)
    eor v3.8b, v8.8b, v3.8b
    // round 3 (pipo.dsl:38)
    eor v5.8b, v9.8b, v5.8b
    eor v4.8b, v8.8b, v4.8b
    eor v0.8b, v10.8b, v0.8b
    // round 4 (pipo.dsl:36)
    bic v29.8b, v1.8b, v3.8b
    // round 3 (pipo.dsl:38)
    ldr d8, [x3, #240]
    eor v5.8b, v5.8b, v30.8b
    shl v30.8b, v4.8b, #5
    eor v0.8b, v0.8b, v29.8b
    eor v1.8b, v14.8b, v1.8b
    eor v3.8b, v12.8b, v3.8b
    eor v2.8b, v11.8b, v2.8b
    sri v30.8b, v4.8b, #3
    shl v4.8b, v1.8b, #6
    shl v29.8b, v3.8b, #7
    shl v9.8b, v0.8b, #3
    shl v10.8b, v2.8b, #2
    eor v7.8b, v8.8b, v7.8b
    shl v8.8b, v5.8b, #1
    eor v26.8b, v13.8b, v26.8b
    sri v29.8b, v3.8b, #1
    sri v9.8b, v0.8b, #5
    sri v10.8b, v2.8b, #6
    mvn v0.8b, v30.8b
    sri v8.8b, v5.8b, #7
    mvn v2.8b, v29.8b
    eor v3.8b, v30.8b, v9.8b
    orr v5.8b, v30.8b, v9.8b
    sri v4.8b, v1.8b, #2
    shl v1.8b, v26.8b, #4
    eor v30.8b, v8.8b, v29.8b
    bif v3.8b, v0.8b, v2.8b
    eor v5.8b, v10.8b, v5.8b
    bsl v2.8b, v7.8b, v0.8b
    sri v1.8b, v26.8b, #4
    eor v0.8b, v7.8b, v3.8b
    eor v26.8b, v30.8b, v5.8b
    eor v2.8b, v4.8b, v2.8b
    eor v1.8b, v1.8b, v0.8b
    bif v30.8b, v26.8b, v0.8b
    eor v2.8b, v2.8b, v26.8b
    bit v3.8b, v0.8b, v5.8b
    // round 2 (pipo.dsl:38)
    ldp d0, d4, [x9, #-432]
    // round 3 (pipo.dsl:36)
    eor v30.8b, v9.8b, v30.8b
    eor v5.8b, v5.8b, v2.8b
    eor v29.8b, v29.8b, v1.8b
    // round 2 (pipo.dsl:38)
    ldp d8, d9, [x9, #-416]
    // round 3 (pipo.dsl:36)
    orr v10.8b, v30.8b, v5.8b
    eor v3.8b, v3.8b, v29.8b
    mvn v11.8b, v26.8b
    eor v12.8b, v2.8b, v30.8b
    bic v26.8b, v1.8b, v26.8b
    // round 2 (pipo.dsl:38)
    eor v0.8b, v0.8b, v5.8b
    // round 3 (pipo.dsl:36)
    eor v3.8b, v10.8b, v3.8b
    mvn v1.8b, v1.8b
    // round 2 (pipo.dsl:38)
    eor v4.8b, v4.8b, v29.8b
    // round 3 (pipo.dsl:36)
    eor v7.8b, v7.8b, v12.8b
    // round 2 (pipo.dsl:38)
    eor v26.8b, v8.8b, v26.8b
    eor v0.8b, v12.8b, v0.8b
    // round 3 (pipo.dsl:36)
    bic v8.8b, v2.8b, v3.8b
    bsl v29.8b, v30.8b, v5.8b
    // round 2 (pipo.dsl:38)
    eor v4.8b, v10.8b, v4.8b
    // round 3 (pipo.dsl:36)
    mov v5.16b, v1.16b
    bsl v5.8b, v11.8b, v7.8b
    bsl v11.8b, v7.8b, v1.8b
    // round 2 (pipo.dsl:38)
    eor v1.8b, v26.8b, v7.8b
    eor v0.8b, v0.8b, v8.8b
    ldr d7, [x3, #640]
    ldp d26, d30, [x9, #-400]
    ldr d8, [x3, #176]
    shl v10.8b, v4.8b, #5
    eor v2.8b, v7.8b, v2.8b
    eor v3.8b, v9.8b, v3.8b
    eor v7.8b, v30.8b, v29.8b
    sri v10.8b, v4.8b, #3
    shl v4.8b, v2.8b, #6
    shl v29.8b, v3.8b, #7
    shl v30.8b, v0.8b, #3
    shl v9.8b, v7.8b, #2
    eor v5.8b, v8.8b, v5.8b
    shl v8.8b, v1.8b, #1
    eor v26.8b, v26.8b, v11.8b
    sri v29.8b, v3.8b, #1
    sri v30.8b, v0.8b, #5
    sri v9.8b, v7.8b, #6
    mvn v0.8b, v10.8b
    sri v8.8b, v1.8b, #7
    mvn v1.8b, v29.8b
    eor v3.8b, v10.8b, v30.8b
    orr v7.8b, v10.8b, v30.8b
    sri v4.8b, v2.8b, #2
    shl v2.8b, v26.8b, #4
    eor v8.8b, v8.8b, v29.8b
    bif v3.8b, v0.8b, v1.8b
    eor v7.8b, v9.8b, v7.8b
    bsl v1.8b, v5.8b, v0.8b
    sri v2.8b, v26.8b, #4
    eor v0.8b, v5.8b, v3.8b
    eor v26.8b, v8.8b, v7.8b
    eor v1.8b, v4.8b, v1.8b
    eor v2.8b, v2.8b, v0.8b
    bif v8.8b, v26.8b, v0.8b
    eor v1.8b, v1.8b, v26.8b
    bit v3.8b, v0.8b, v7.8b
    eor v0.8b, v30.8b, v8.8b
    eor v4.8b, v7.8b, v1.8b
    eor v7.8b, v29.8b, v2.8b
    orr v29.8b, v0.8b, v4.8b
    eor v3.8b, v3.8b, v7.8b
    // round 1 (pipo.dsl:38)
    ldr d30, [x3, #648]
    // round 2 (pipo.dsl:36)
    mvn v8.8b, v26.8b
    eor v9.8b, v1.8b, v0.8b
    mvn v10.8b, v2.8b
    // round 1 (pipo.dsl:38)
    eor v17.8b, v17.8b, v4.8b
    // round 2 (pipo.dsl:36)
    eor v3.8b, v29.8b, v3.8b
    bic v2.8b, v2.8b, v26.8b
    // round 1 (pipo.dsl:38)
    eor v16.8b, v16.8b, v7.8b
    // round 2 (pipo.dsl:36)
    eor v5.8b, v5.8b, v9.8b
    bsl v7.8b, v0.8b, v4.8b
    // round 1 (pipo.dsl:38)
    eor v0.8b, v9.8b, v17.8b
    // round 2 (pipo.dsl:36)
    bic v4.8b, v1.8b, v3.8b
    // round 1 (pipo.dsl:38)
    eor v2.8b, v30.8b, v2.8b
    eor v16.8b, v29.8b, v16.8b
    // round 2 (pipo.dsl:36)
    mov v17.16b, v10.16b
    bsl v17.8b, v8.8b, v5.8b
    bsl v8.8b, v5.8b, v10.8b
    // round 1 (pipo.dsl:38)
    eor v3.8b, v19.8b, v3.8b
    eor v0.8b, v0.8b, v4.8b
    eor v4.8b, v23.8b, v7.8b
    eor v2.8b, v2.8b, v5.8b
    shl v5.8b, v16.8b, #5
    shl v7.8b, v3.8b, #7
    shl v19.8b, v0.8b, #3
    ldr d23, [x3, #112]
    shl v26.8b, v4.8b, #2
    sri v5.8b, v16.8b, #3
    shl v16.8b, v2.8b, #1
    eor v1.8b, v18.8b, v1.8b
    sri v7.8b, v3.8b, #1
    sri v19.8b, v0.8b, #5
    sri v26.8b, v4.8b, #6
    mvn v0.8b, v5.8b
    sri v16.8b, v2.8b, #7
    mvn v2.8b, v7.8b
    eor v3.8b, v5.8b, v19.8b
    orr v4.8b, v5.8b, v19.8b
    shl v5.8b, v1.8b, #6
    eor v17.8b, v23.8b, v17.8b
    eor v18.8b, v20.8b, v8.8b
    eor v16.8b, v16.8b, v7.8b
    bif v3.8b, v0.8b, v2.8b
    eor v4.8b, v26.8b, v4.8b
    sri v5.8b, v1.8b, #2
    shl v1.8b, v18.8b, #4
    bsl v2.8b, v17.8b, v0.8b
    eor v0.8b, v17.8b, v3.8b
    eor v20.8b, v16.8b, v4.8b
    sri v1.8b, v18.8b, #4
    eor v2.8b, v5.8b, v2.8b
    bif v16.8b, v20.8b, v0.8b
    eor v1.8b, v1.8b, v0.8b
    eor v2.8b, v2.8b, v20.8b
    mvn v5.8b, v20.8b
    eor v16.8b, v19.8b, v16.8b
    bit v3.8b, v0.8b, v4.8b
    eor v0.8b, v4.8b, v2.8b
    eor v4.8b, v7.8b, v1.8b
    mvn v7.8b, v1.8b
    bic v1.8b, v1.8b, v20.8b
    eor v18.8b, v2.8b, v16.8b
    eor v19.8b, v27.8b, v2.8b
    orr v20.8b, v16.8b, v0.8b
    eor v3.8b, v3.8b, v4.8b
    eor v23.8b, v24.8b, v0.8b
    eor v22.8b, v22.8b, v4.8b
    eor v17.8b, v17.8b, v18.8b
    bsl v4.8b, v16.8b, v0.8b
    eor v0.8b, v6.8b, v1.8b
    eor v1.8b, v20.8b, v3.8b
    eor v3.8b, v18.8b, v23.8b
    eor v6.8b, v20.8b, v22.8b
    mov v16.16b, v7.16b
    bsl v16.8b, v5.8b, v17.8b
    eor v4.8b, v28.8b, v4.8b
    bsl v5.8b, v17.8b, v7.8b
    bic v2.8b, v2.8b, v1.8b
    eor v0.8b, v0.8b, v17.8b
    eor v1.8b, v21.8b, v1.8b
    eor v7.8b, v31.8b, v16.8b
    zip1 v23.8b, v6.8b, v19.8b
    zip2 v19.8b, v6.8b, v19.8b
    eor v2.8b, v3.8b, v2.8b
    eor v3.8b, v25.8b, v5.8b
    zip1 v20.8b, v7.8b, v4.8b
    zip2 v16.8b, v7.8b, v4.8b
    zip1 v21.8b, v0.8b, v2.8b
    zip2 v17.8b, v0.8b, v2.8b
    zip1 v22.8b, v3.8b, v1.8b
    add x9, x0, #32
    zip2 v18.8b, v3.8b, v1.8b
    st4 {v20.8b, v21.8b, v22.8b, v23.8b}, [x0]
    st4 {v16.8b, v17.8b, v18.8b, v19.8b}, [x9]
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
    add x9, x1, #2
    ld1r {v0.8b}, [x1]
    ldr d1, [x0, #40]
    add x10, x1, #1
    add x11, x1, #3
    ldr d2, [x0, #520]
    ld1r {v3.8b}, [x9]
    ld1r {v4.8b}, [x10]
    ldr d5, [x0, #56]
    ld1r {v6.8b}, [x11]
    ldr d7, [x0, #24]
    // round 1 (pipo.dsl:38)
    ldr d16, [x0, #416]
    ldr d17, [x0, #80]
    eor v0.8b, v0.8b, v1.8b
    eor v1.8b, v3.8b, v2.8b
    eor v2.8b, v4.8b, v5.8b
    mvn v3.8b, v1.8b
    eor v4.8b, v0.8b, v1.8b
    eor v5.8b, v6.8b, v7.8b
    mvn v6.8b, v4.8b
    bit v1.8b, v4.8b, v2.8b
    str d5, [x0, #672]
    bit v6.8b, v0.8b, v2.8b
    eor v0.8b, v5.8b, v1.8b
    eor v1.8b, v16.8b, v1.8b
    bit v2.8b, v3.8b, v6.8b
    str d0, [x0, #688]
    str d6, [x0, #696]
    str d1, [x0, #704]
    eor v0.8b, v17.8b, v2.8b
    str d2, [x0, #680]
    str d0, [x0, #712]
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
    ldr d6, [x3, #32]
    ldp d7, d16, [x9, #-352]
    eor v2.8b, v2.8b, v3.8b
    eor v3.8b, v4.8b, v5.8b
    uzp2 v0.8b, v1.8b, v0.8b
    bit v3.8b, v4.8b, v2.8b
    ldp d1, d4, [x9, #-336]
    eor v0.8b, v6.8b, v0.8b
    bic v6.8b, v7.8b, v3.8b
    orn v17.8b, v0.8b, v3.8b
    eor v16.8b, v2.8b, v16.8b
    eor v2.8b, v2.8b, v3.8b
    eor v0.8b, v0.8b, v6.8b
    eor v1.8b, v1.8b, v17.8b
    ldp d3, d6, [x9, #-368]
    eor v16.8b, v0.8b, v16.8b
    eor v17.8b, v2.8b, v0.8b
    ldr d18, [x3, #72]
    eor v19.8b, v4.8b, v1.8b
    ldr d20, [x3, #112]
    eor v5.8b, v7.8b, v5.8b
    bic v7.8b, v16.8b, v17.8b
    ldp d21, d22, [x9, #-320]
    eor v19.8b, v17.8b, v19.8b
    ldp d23, d24, [x3, #96]
    eor v3.8b, v3.8b, v1.8b
    eor v7.8b, v5.8b, v7.8b
    bsl v5.8b, v2.8b, v0.8b
    eor v0.8b, v18.8b, v17.8b
    mvn v2.8b, v19.8b
    shl v17.8b, v3.8b, #1
    eor v20.8b, v20.8b, v16.8b
    eor v25.8b, v4.8b, v5.8b
    bit v4.8b, v2.8b, v7.8b
    eor v2.8b, v22.8b, v5.8b
    eor v5.8b, v21.8b, v7.8b
    eor v7.8b, v16.8b, v7.8b
    and v1.8b, v25.8b, v1.8b
    eor v16.8b, v23.8b, v25.8b
    eor v6.8b, v6.8b, v19.8b
    eor v2.8b, v2.8b, v4.8b
    shl v4.8b, v5.8b, #4
    sri v17.8b, v3.8b, #7
    eor v3.8b, v1.8b, v7.8b
    shl v7.8b, v16.8b, #5
    shl v19.8b, v6.8b, #7
    shl v21.8b, v2.8b, #2
    sri v4.8b, v5.8b, #4
    bsl v25.8b, v3.8b, v1.8b
    sri v7.8b, v16.8b, #3
    eor v1.8b, v24.8b, v3.8b
    sri v19.8b, v6.8b, #1
    sri v21.8b, v2.8b, #6
    // round 2 (pipo.dsl:36)
    eor v2.8b, v20.8b, v4.8b
    // round 1 (pipo.dsl:38)
    eor v0.8b, v0.8b, v25.8b
    // round 2 (pipo.dsl:36)
    eor v3.8b, v17.8b, v7.8b
    // round 1 (pipo.dsl:37)
    shl v5.8b, v1.8b, #3
    // round 2 (pipo.dsl:36)
    bif v20.8b, v2.8b, v19.8b
    bit v3.8b, v7.8b, v21.8b
    // round 1 (pipo.dsl:37)
    sri v5.8b, v1.8b, #5
    shl v1.8b, v0.8b, #6
    // round 2 (pipo.dsl:36)
    mov v6.16b, v20.16b
    bsl v6.8b, v4.8b, v19.8b
    bic v7.8b, v5.8b, v3.8b
    // round 1 (pipo.dsl:37)
    sri v1.8b, v0.8b, #2
    // round 2 (pipo.dsl:36)
    bsl v19.8b, v2.8b, v4.8b
    eor v0.8b, v21.8b, v6.8b
    eor v2.8b, v21.8b, v3.8b
    eor v4.8b, v1.8b, v7.8b
    ldp d7, d16, [x3, #128]
    eor v21.8b, v5.8b, v19.8b
    orn v1.8b, v1.8b, v3.8b
    ldp d3, d22, [x3, #144]
    eor v0.8b, v4.8b, v0.8b
    eor v25.8b, v2.8b, v4.8b
    eor v1.8b, v21.8b, v1.8b
    ldr d21, [x3, #176]
    eor v5.8b, v17.8b, v5.8b
    bic v17.8b, v0.8b, v25.8b
    eor v19.8b, v7.8b, v19.8b
    eor v26.8b, v20.8b, v1.8b
    ldp d27, d28, [x3, #160]
    eor v29.8b, v22.8b, v1.8b
    eor v17.8b, v5.8b, v17.8b
    bsl v5.8b, v2.8b, v4.8b
    ldr d2, [x3, #184]
    eor v4.8b, v3.8b, v6.8b
    eor v6.8b, v16.8b, v25.8b
    eor v25.8b, v25.8b, v26.8b
    eor v21.8b, v21.8b, v0.8b
    shl v26.8b, v29.8b, #1
    eor v30.8b, v20.8b, v5.8b
    bit v20.8b, v25.8b, v17.8b
    eor v19.8b, v19.8b, v17.8b
    eor v4.8b, v4.8b, v5.8b
    eor v0.8b, v0.8b, v17.8b
    bic v1.8b, v30.8b, v1.8b
    eor v5.8b, v27.8b, v30.8b
    eor v17.8b, v2.8b, v25.8b
    eor v4.8b, v4.8b, v20.8b
    shl v20.8b, v19.8b, #4
    sri v26.8b, v29.8b, #7
    eor v0.8b, v1.8b, v0.8b
    shl v25.8b, v5.8b, #5
    shl v29.8b, v17.8b, #7
    shl v31.8b, v4.8b, #2
    sri v20.8b, v19.8b, #4
    bsl v30.8b, v0.8b, v1.8b
    sri v25.8b, v5.8b, #3
    eor v0.8b, v28.8b, v0.8b
    sri v29.8b, v17.8b, #1
    sri v31.8b, v4.8b, #6
    // round 3 (pipo.dsl:36)
    eor v1.8b, v21.8b, v20.8b
    // round 2 (pipo.dsl:38)
    eor v4.8b, v6.8b, v30.8b
    // round 3 (pipo.dsl:36)
    eor v5.8b, v26.8b, v25.8b
    // round 2 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 3 (pipo.dsl:36)
    bif v21.8b, v1.8b, v29.8b
    bit v5.8b, v25.8b, v31.8b
    // round 2 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 3 (pipo.dsl:36)
    mov v17.16b, v21.16b
    bsl v17.8b, v20.8b, v29.8b
    bic v19.8b, v6.8b, v5.8b
    // round 2 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 3 (pipo.dsl:36)
    bsl v29.8b, v1.8b, v20.8b
    eor v1.8b, v31.8b, v17.8b
    eor v4.8b, v31.8b, v5.8b
    eor v19.8b, v0.8b, v19.8b
    ldp d20, d25, [x3, #192]
    eor v30.8b, v6.8b, v29.8b
    orn v0.8b, v0.8b, v5.8b
    ldp d5, d31, [x3, #208]
    eor v1.8b, v19.8b, v1.8b
    eor v8.8b, v4.8b, v19.8b
    eor v0.8b, v30.8b, v0.8b
    ldp d30, d9, [x3, #240]
    eor v6.8b, v26.8b, v6.8b
    bic v26.8b, v1.8b, v8.8b
    eor v29.8b, v20.8b, v29.8b
    eor v10.8b, v21.8b, v0.8b
    ldp d11, d12, [x3, #224]
    eor v31.8b, v31.8b, v0.8b
    eor v26.8b, v6.8b, v26.8b
    bsl v6.8b, v4.8b, v19.8b
    eor v4.8b, v5.8b, v17.8b
    eor v5.8b, v25.8b, v8.8b
    eor v17.8b, v8.8b, v10.8b
    eor v19.8b, v30.8b, v1.8b
    shl v30.8b, v31.8b, #1
    eor v8.8b, v21.8b, v6.8b
    bit v21.8b, v17.8b, v26.8b
    eor v29.8b, v29.8b, v26.8b
    eor v4.8b, v4.8b, v6.8b
    eor v1.8b, v1.8b, v26.8b
    bic v0.8b, v8.8b, v0.8b
    eor v6.8b, v11.8b, v8.8b
    eor v17.8b, v9.8b, v17.8b
    eor v4.8b, v4.8b, v21.8b
    shl v21.8b, v29.8b, #4
    sri v30.8b, v31.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v26.8b, v6.8b, #5
    shl v31.8b, v17.8b, #7
    shl v9.8b, v4.8b, #2
    sri v21.8b, v29.8b, #4
    bsl v8.8b, v1.8b, v0.8b
    sri v26.8b, v6.8b, #3
    eor v0.8b, v12.8b, v1.8b
    sri v31.8b, v17.8b, #1
    sri v9.8b, v4.8b, #6
    // round 4 (pipo.dsl:36)
    eor v1.8b, v19.8b, v21.8b
    // round 3 (pipo.dsl:38)
    eor v4.8b, v5.8b, v8.8b
    // round 4 (pipo.dsl:36)
    eor v5.8b, v30.8b, v26.8b
    // round 3 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 4 (pipo.dsl:36)
    bif v19.8b, v1.8b, v31.8b
    bit v5.8b, v26.8b, v9.8b
    // round 3 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 4 (pipo.dsl:36)
    mov v17.16b, v19.16b
    bsl v17.8b, v21.8b, v31.8b
    bic v26.8b, v6.8b, v5.8b
    // round 3 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 4 (pipo.dsl:36)
    bsl v31.8b, v1.8b, v21.8b
    eor v1.8b, v9.8b, v17.8b
    eor v4.8b, v9.8b, v5.8b
    eor v21.8b, v0.8b, v26.8b
    ldp d26, d29, [x3, #256]
    eor v8.8b, v6.8b, v31.8b
    orn v0.8b, v0.8b, v5.8b
    ldp d5, d9, [x3, #272]
    eor v1.8b, v21.8b, v1.8b
    eor v10.8b, v4.8b, v21.8b
    eor v0.8b, v8.8b, v0.8b
    ldp d8, d11, [x3, #304]
    eor v6.8b, v30.8b, v6.8b
    bic v30.8b, v1.8b, v10.8b
    eor v26.8b, v26.8b, v31.8b
    eor v31.8b, v19.8b, v0.8b
    ldp d12, d13, [x3, #288]
    eor v9.8b, v9.8b, v0.8b
    eor v30.8b, v6.8b, v30.8b
    bsl v6.8b, v4.8b, v21.8b
    eor v4.8b, v5.8b, v17.8b
    eor v5.8b, v29.8b, v10.8b
    eor v17.8b, v10.8b, v31.8b
    eor v21.8b, v8.8b, v1.8b
    shl v29.8b, v9.8b, #1
    eor v31.8b, v19.8b, v6.8b
    bit v19.8b, v17.8b, v30.8b
    eor v26.8b, v26.8b, v30.8b
    eor v4.8b, v4.8b, v6.8b
    eor v1.8b, v1.8b, v30.8b
    bic v0.8b, v31.8b, v0.8b
    eor v6.8b, v12.8b, v31.8b
    eor v17.8b, v11.8b, v17.8b
    eor v4.8b, v4.8b, v19.8b
    shl v19.8b, v26.8b, #4
    sri v29.8b, v9.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v30.8b, v6.8b, #5
    shl v8.8b, v17.8b, #7
    shl v9.8b, v4.8b, #2
    sri v19.8b, v26.8b, #4
    bsl v31.8b, v1.8b, v0.8b
    sri v30.8b, v6.8b, #3
    eor v0.8b, v13.8b, v1.8b
    sri v8.8b, v17.8b, #1
    sri v9.8b, v4.8b, #6
    // round 5 (pipo.dsl:36)
    eor v1.8b, v21.8b, v19.8b
    // round 4 (pipo.dsl:38)
    eor v4.8b, v5.8b, v31.8b
    // round 5 (pipo.dsl:36)
    eor v5.8b, v29.8b, v30.8b
    // round 4 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 5 (pipo.dsl:36)
    bif v21.8b, v1.8b, v8.8b
    bit v5.8b, v30.8b, v9.8b
    // round 4 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v4.8b, #6
    // round 5 (pipo.dsl:36)
    mov v17.16b, v21.16b
    bsl v17.8b, v19.8b, v8.8b
    bic v26.8b, v6.8b, v5.8b
    // round 4 (pipo.dsl:37)
    sri v0.8b, v4.8b, #2
    // round 5 (pipo.dsl:36)
    bsl v8.8b, v1.8b, v19.8b
    eor v1.8b, v9.8b, v17.8b
    eor v4.8b, v9.8b, v5.8b
    eor v19.8b, v0.8b, v26.8b
    ldr d26, [x3, #64]
    eor v30.8b, v6.8b, v8.8b
    orn v0.8b, v0.8b, v5.8b
    ldr d5, [x3, #88]
    eor v1.8b, v19.8b, v1.8b
    eor v31.8b, v4.8b, v19.8b
    ldr d9, [x3, #80]
    eor v0.8b, v30.8b, v0.8b
    ldr d30, [x3, #320]
    eor v6.8b, v29.8b, v6.8b
    bic v29.8b, v1.8b, v31.8b
    eor v26.8b, v26.8b, v8.8b
    eor v8.8b, v21.8b, v0.8b
    eor v10.8b, v5.8b, v0.8b
    eor v29.8b, v6.8b, v29.8b
    bsl v6.8b, v4.8b, v19.8b
    ldr d4, [x3, #120]
    eor v17.8b, v9.8b, v17.8b
    eor v19.8b, v18.8b, v31.8b
    eor v31.8b, v31.8b, v8.8b
    eor v30.8b, v30.8b, v1.8b
    shl v8.8b, v10.8b, #1
    eor v9.8b, v21.8b, v6.8b
    bit v21.8b, v31.8b, v29.8b
    eor v26.8b, v26.8b, v29.8b
    eor v6.8b, v17.8b, v6.8b
    eor v1.8b, v1.8b, v29.8b
    bic v0.8b, v9.8b, v0.8b
    eor v17.8b, v23.8b, v9.8b
    eor v29.8b, v4.8b, v31.8b
    eor v6.8b, v6.8b, v21.8b
    shl v21.8b, v26.8b, #4
    sri v8.8b, v10.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v31.8b, v17.8b, #5
    shl v10.8b, v29.8b, #7
    shl v11.8b, v6.8b, #2
    sri v21.8b, v26.8b, #4
    bsl v9.8b, v1.8b, v0.8b
    sri v31.8b, v17.8b, #3
    eor v0.8b, v24.8b, v1.8b
    sri v10.8b, v29.8b, #1
    sri v11.8b, v6.8b, #6
    // round 6 (pipo.dsl:36)
    eor v1.8b, v30.8b, v21.8b
    // round 5 (pipo.dsl:38)
    eor v6.8b, v19.8b, v9.8b
    // round 6 (pipo.dsl:36)
    eor v17.8b, v8.8b, v31.8b
    // round 5 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 6 (pipo.dsl:36)
    bif v30.8b, v1.8b, v10.8b
    bit v17.8b, v31.8b, v11.8b
    // round 5 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 6 (pipo.dsl:36)
    mov v26.16b, v30.16b
    bsl v26.8b, v21.8b, v10.8b
    bic v29.8b, v19.8b, v17.8b
    // round 5 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 6 (pipo.dsl:36)
    bsl v10.8b, v1.8b, v21.8b
    eor v1.8b, v11.8b, v26.8b
    eor v6.8b, v11.8b, v17.8b
    eor v21.8b, v0.8b, v29.8b
    eor v29.8b, v19.8b, v10.8b
    orn v0.8b, v0.8b, v17.8b
    eor v1.8b, v21.8b, v1.8b
    eor v17.8b, v6.8b, v21.8b
    eor v0.8b, v29.8b, v0.8b
    ldr d29, [x3, #328]
    eor v19.8b, v8.8b, v19.8b
    bic v31.8b, v1.8b, v17.8b
    eor v8.8b, v7.8b, v10.8b
    eor v9.8b, v30.8b, v0.8b
    eor v10.8b, v22.8b, v0.8b
    eor v31.8b, v19.8b, v31.8b
    bsl v19.8b, v6.8b, v21.8b
    eor v6.8b, v3.8b, v26.8b
    eor v21.8b, v16.8b, v17.8b
    eor v17.8b, v17.8b, v9.8b
    eor v26.8b, v29.8b, v1.8b
    shl v29.8b, v10.8b, #1
    eor v9.8b, v30.8b, v19.8b
    bit v30.8b, v17.8b, v31.8b
    eor v8.8b, v8.8b, v31.8b
    eor v6.8b, v6.8b, v19.8b
    eor v1.8b, v1.8b, v31.8b
    bic v0.8b, v9.8b, v0.8b
    eor v19.8b, v27.8b, v9.8b
    eor v17.8b, v2.8b, v17.8b
    eor v6.8b, v6.8b, v30.8b
    shl v30.8b, v8.8b, #4
    sri v29.8b, v10.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v31.8b, v19.8b, #5
    shl v10.8b, v17.8b, #7
    shl v11.8b, v6.8b, #2
    sri v30.8b, v8.8b, #4
    bsl v9.8b, v1.8b, v0.8b
    sri v31.8b, v19.8b, #3
    eor v0.8b, v28.8b, v1.8b
    sri v10.8b, v17.8b, #1
    sri v11.8b, v6.8b, #6
    // round 7 (pipo.dsl:36)
    eor v1.8b, v26.8b, v30.8b
    // round 6 (pipo.dsl:38)
    eor v6.8b, v21.8b, v9.8b
    // round 7 (pipo.dsl:36)
    eor v17.8b, v29.8b, v31.8b
    // round 6 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 7 (pipo.dsl:36)
    bif v26.8b, v1.8b, v10.8b
    bit v17.8b, v31.8b, v11.8b
    // round 6 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 7 (pipo.dsl:36)
    mov v21.16b, v26.16b
    bsl v21.8b, v30.8b, v10.8b
    bic v31.8b, v19.8b, v17.8b
    // round 6 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 7 (pipo.dsl:36)
    bsl v10.8b, v1.8b, v30.8b
    eor v1.8b, v11.8b, v21.8b
    eor v6.8b, v11.8b, v17.8b
    eor v30.8b, v0.8b, v31.8b
    eor v31.8b, v19.8b, v10.8b
    orn v0.8b, v0.8b, v17.8b
    ldp d17, d8, [x3, #208]
    eor v1.8b, v30.8b, v1.8b
    eor v9.8b, v6.8b, v30.8b
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #336]
    eor v19.8b, v29.8b, v19.8b
    bic v29.8b, v1.8b, v9.8b
    eor v10.8b, v20.8b, v10.8b
    eor v11.8b, v26.8b, v0.8b
    ldp d12, d13, [x3, #224]
    eor v8.8b, v8.8b, v0.8b
    eor v29.8b, v19.8b, v29.8b
    bsl v19.8b, v6.8b, v30.8b
    ldr d6, [x3, #248]
    eor v17.8b, v17.8b, v21.8b
    eor v21.8b, v25.8b, v9.8b
    eor v30.8b, v9.8b, v11.8b
    eor v31.8b, v31.8b, v1.8b
    shl v9.8b, v8.8b, #1
    eor v11.8b, v26.8b, v19.8b
    bit v26.8b, v30.8b, v29.8b
    eor v10.8b, v10.8b, v29.8b
    eor v17.8b, v17.8b, v19.8b
    eor v1.8b, v1.8b, v29.8b
    bic v0.8b, v11.8b, v0.8b
    eor v19.8b, v12.8b, v11.8b
    eor v6.8b, v6.8b, v30.8b
    eor v17.8b, v17.8b, v26.8b
    shl v26.8b, v10.8b, #4
    sri v9.8b, v8.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v29.8b, v19.8b, #5
    shl v30.8b, v6.8b, #7
    shl v8.8b, v17.8b, #2
    sri v26.8b, v10.8b, #4
    bsl v11.8b, v1.8b, v0.8b
    sri v29.8b, v19.8b, #3
    eor v0.8b, v13.8b, v1.8b
    sri v30.8b, v6.8b, #1
    sri v8.8b, v17.8b, #6
    // round 8 (pipo.dsl:36)
    eor v1.8b, v31.8b, v26.8b
    // round 7 (pipo.dsl:38)
    eor v6.8b, v21.8b, v11.8b
    // round 8 (pipo.dsl:36)
    eor v17.8b, v9.8b, v29.8b
    // round 7 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 8 (pipo.dsl:36)
    bif v31.8b, v1.8b, v30.8b
    bit v17.8b, v29.8b, v8.8b
    // round 7 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 8 (pipo.dsl:36)
    mov v21.16b, v31.16b
    bsl v21.8b, v26.8b, v30.8b
    bic v29.8b, v19.8b, v17.8b
    // round 7 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 8 (pipo.dsl:36)
    bsl v30.8b, v1.8b, v26.8b
    eor v1.8b, v8.8b, v21.8b
    eor v6.8b, v8.8b, v17.8b
    eor v26.8b, v0.8b, v29.8b
    ldp d29, d8, [x3, #256]
    eor v10.8b, v19.8b, v30.8b
    orn v0.8b, v0.8b, v17.8b
    ldp d17, d11, [x3, #272]
    eor v1.8b, v26.8b, v1.8b
    eor v12.8b, v6.8b, v26.8b
    eor v0.8b, v10.8b, v0.8b
    ldr d10, [x3, #344]
    eor v19.8b, v9.8b, v19.8b
    bic v9.8b, v1.8b, v12.8b
    eor v29.8b, v29.8b, v30.8b
    eor v30.8b, v31.8b, v0.8b
    ldp d13, d14, [x3, #288]
    eor v11.8b, v11.8b, v0.8b
    eor v9.8b, v19.8b, v9.8b
    bsl v19.8b, v6.8b, v26.8b
    ldr d6, [x3, #312]
    eor v17.8b, v17.8b, v21.8b
    eor v21.8b, v8.8b, v12.8b
    eor v26.8b, v12.8b, v30.8b
    eor v30.8b, v10.8b, v1.8b
    shl v8.8b, v11.8b, #1
    eor v10.8b, v31.8b, v19.8b
    bit v31.8b, v26.8b, v9.8b
    eor v29.8b, v29.8b, v9.8b
    eor v17.8b, v17.8b, v19.8b
    eor v1.8b, v1.8b, v9.8b
    bic v0.8b, v10.8b, v0.8b
    eor v19.8b, v13.8b, v10.8b
    eor v6.8b, v6.8b, v26.8b
    eor v17.8b, v17.8b, v31.8b
    shl v26.8b, v29.8b, #4
    sri v8.8b, v11.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v31.8b, v19.8b, #5
    shl v9.8b, v6.8b, #7
    shl v11.8b, v17.8b, #2
    sri v26.8b, v29.8b, #4
    bsl v10.8b, v1.8b, v0.8b
    sri v31.8b, v19.8b, #3
    eor v0.8b, v14.8b, v1.8b
    sri v9.8b, v6.8b, #1
    sri v11.8b, v17.8b, #6
    // round 9 (pipo.dsl:36)
    eor v1.8b, v30.8b, v26.8b
    // round 8 (pipo.dsl:38)
    eor v6.8b, v21.8b, v10.8b
    // round 9 (pipo.dsl:36)
    eor v17.8b, v8.8b, v31.8b
    // round 8 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 9 (pipo.dsl:36)
    bif v30.8b, v1.8b, v9.8b
    bit v17.8b, v31.8b, v11.8b
    // round 8 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 9 (pipo.dsl:36)
    mov v21.16b, v30.16b
    bsl v21.8b, v26.8b, v9.8b
    bic v29.8b, v19.8b, v17.8b
    // round 8 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 9 (pipo.dsl:36)
    bsl v9.8b, v1.8b, v26.8b
    eor v1.8b, v11.8b, v21.8b
    eor v6.8b, v11.8b, v17.8b
    eor v26.8b, v0.8b, v29.8b
    ldr d29, [x3, #64]
    eor v31.8b, v19.8b, v9.8b
    orn v0.8b, v0.8b, v17.8b
    eor v1.8b, v26.8b, v1.8b
    eor v17.8b, v6.8b, v26.8b
    ldr d10, [x3, #80]
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #352]
    eor v19.8b, v8.8b, v19.8b
    bic v8.8b, v1.8b, v17.8b
    eor v29.8b, v29.8b, v9.8b
    eor v9.8b, v30.8b, v0.8b
    eor v11.8b, v5.8b, v0.8b
    eor v8.8b, v19.8b, v8.8b
    bsl v19.8b, v6.8b, v26.8b
    eor v6.8b, v10.8b, v21.8b
    eor v21.8b, v18.8b, v17.8b
    eor v17.8b, v17.8b, v9.8b
    eor v26.8b, v31.8b, v1.8b
    shl v31.8b, v11.8b, #1
    eor v9.8b, v30.8b, v19.8b
    bit v30.8b, v17.8b, v8.8b
    eor v29.8b, v29.8b, v8.8b
    eor v6.8b, v6.8b, v19.8b
    eor v1.8b, v1.8b, v8.8b
    bic v0.8b, v9.8b, v0.8b
    eor v19.8b, v23.8b, v9.8b
    eor v17.8b, v4.8b, v17.8b
    eor v6.8b, v6.8b, v30.8b
    shl v30.8b, v29.8b, #4
    sri v31.8b, v11.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v8.8b, v19.8b, #5
    shl v10.8b, v17.8b, #7
    shl v11.8b, v6.8b, #2
    sri v30.8b, v29.8b, #4
    bsl v9.8b, v1.8b, v0.8b
    sri v8.8b, v19.8b, #3
    eor v0.8b, v24.8b, v1.8b
    sri v10.8b, v17.8b, #1
    sri v11.8b, v6.8b, #6
    // round 10 (pipo.dsl:36)
    eor v1.8b, v26.8b, v30.8b
    // round 9 (pipo.dsl:38)
    eor v6.8b, v21.8b, v9.8b
    // round 10 (pipo.dsl:36)
    eor v17.8b, v31.8b, v8.8b
    // round 9 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 10 (pipo.dsl:36)
    bif v26.8b, v1.8b, v10.8b
    bit v17.8b, v8.8b, v11.8b
    // round 9 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 10 (pipo.dsl:36)
    mov v21.16b, v26.16b
    bsl v21.8b, v30.8b, v10.8b
    bic v29.8b, v19.8b, v17.8b
    // round 9 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 10 (pipo.dsl:36)
    bsl v10.8b, v1.8b, v30.8b
    eor v1.8b, v11.8b, v21.8b
    eor v6.8b, v11.8b, v17.8b
    eor v29.8b, v0.8b, v29.8b
    eor v30.8b, v19.8b, v10.8b
    orn v0.8b, v0.8b, v17.8b
    eor v1.8b, v29.8b, v1.8b
    eor v17.8b, v6.8b, v29.8b
    eor v0.8b, v30.8b, v0.8b
    ldr d30, [x3, #360]
    eor v19.8b, v31.8b, v19.8b
    bic v31.8b, v1.8b, v17.8b
    eor v8.8b, v7.8b, v10.8b
    eor v9.8b, v26.8b, v0.8b
    eor v10.8b, v22.8b, v0.8b
    eor v31.8b, v19.8b, v31.8b
    bsl v19.8b, v6.8b, v29.8b
    eor v6.8b, v3.8b, v21.8b
    eor v21.8b, v16.8b, v17.8b
    eor v17.8b, v17.8b, v9.8b
    eor v29.8b, v30.8b, v1.8b
    shl v30.8b, v10.8b, #1
    eor v9.8b, v26.8b, v19.8b
    bit v26.8b, v17.8b, v31.8b
    eor v8.8b, v8.8b, v31.8b
    eor v6.8b, v6.8b, v19.8b
    eor v1.8b, v1.8b, v31.8b
    bic v0.8b, v9.8b, v0.8b
    eor v19.8b, v27.8b, v9.8b
    eor v17.8b, v2.8b, v17.8b
    eor v6.8b, v6.8b, v26.8b
    shl v26.8b, v8.8b, #4
    sri v30.8b, v10.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v31.8b, v19.8b, #5
    shl v10.8b, v17.8b, #7
    shl v11.8b, v6.8b, #2
    sri v26.8b, v8.8b, #4
    bsl v9.8b, v1.8b, v0.8b
    sri v31.8b, v19.8b, #3
    eor v0.8b, v28.8b, v1.8b
    sri v10.8b, v17.8b, #1
    sri v11.8b, v6.8b, #6
    // round 11 (pipo.dsl:36)
    eor v1.8b, v29.8b, v26.8b
    // round 10 (pipo.dsl:38)
    eor v6.8b, v21.8b, v9.8b
    // round 11 (pipo.dsl:36)
    eor v17.8b, v30.8b, v31.8b
    // round 10 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 11 (pipo.dsl:36)
    bif v29.8b, v1.8b, v10.8b
    bit v17.8b, v31.8b, v11.8b
    // round 10 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 11 (pipo.dsl:36)
    mov v21.16b, v29.16b
    bsl v21.8b, v26.8b, v10.8b
    bic v31.8b, v19.8b, v17.8b
    // round 10 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 11 (pipo.dsl:36)
    bsl v10.8b, v1.8b, v26.8b
    eor v1.8b, v11.8b, v21.8b
    eor v6.8b, v11.8b, v17.8b
    eor v26.8b, v0.8b, v31.8b
    eor v31.8b, v19.8b, v10.8b
    orn v0.8b, v0.8b, v17.8b
    ldp d17, d8, [x3, #208]
    eor v1.8b, v26.8b, v1.8b
    eor v9.8b, v6.8b, v26.8b
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #368]
    eor v19.8b, v30.8b, v19.8b
    bic v30.8b, v1.8b, v9.8b
    eor v10.8b, v20.8b, v10.8b
    eor v11.8b, v29.8b, v0.8b
    ldp d12, d13, [x3, #224]
    eor v8.8b, v8.8b, v0.8b
    eor v30.8b, v19.8b, v30.8b
    bsl v19.8b, v6.8b, v26.8b
    ldr d6, [x3, #248]
    eor v17.8b, v17.8b, v21.8b
    eor v21.8b, v25.8b, v9.8b
    eor v26.8b, v9.8b, v11.8b
    eor v31.8b, v31.8b, v1.8b
    shl v9.8b, v8.8b, #1
    eor v11.8b, v29.8b, v19.8b
    bit v29.8b, v26.8b, v30.8b
    eor v10.8b, v10.8b, v30.8b
    eor v17.8b, v17.8b, v19.8b
    eor v1.8b, v1.8b, v30.8b
    bic v0.8b, v11.8b, v0.8b
    eor v19.8b, v12.8b, v11.8b
    eor v6.8b, v6.8b, v26.8b
    eor v17.8b, v17.8b, v29.8b
    shl v26.8b, v10.8b, #4
    sri v9.8b, v8.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v29.8b, v19.8b, #5
    shl v30.8b, v6.8b, #7
    shl v8.8b, v17.8b, #2
    sri v26.8b, v10.8b, #4
    bsl v11.8b, v1.8b, v0.8b
    sri v29.8b, v19.8b, #3
    eor v0.8b, v13.8b, v1.8b
    sri v30.8b, v6.8b, #1
    sri v8.8b, v17.8b, #6
    // round 12 (pipo.dsl:36)
    eor v1.8b, v31.8b, v26.8b
    // round 11 (pipo.dsl:38)
    eor v6.8b, v21.8b, v11.8b
    // round 12 (pipo.dsl:36)
    eor v17.8b, v9.8b, v29.8b
    // round 11 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 12 (pipo.dsl:36)
    bif v31.8b, v1.8b, v30.8b
    bit v17.8b, v29.8b, v8.8b
    // round 11 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 12 (pipo.dsl:36)
    mov v21.16b, v31.16b
    bsl v21.8b, v26.8b, v30.8b
    bic v29.8b, v19.8b, v17.8b
    // round 11 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 12 (pipo.dsl:36)
    bsl v30.8b, v1.8b, v26.8b
    eor v1.8b, v8.8b, v21.8b
    eor v6.8b, v8.8b, v17.8b
    eor v26.8b, v0.8b, v29.8b
    ldp d29, d8, [x3, #256]
    eor v10.8b, v19.8b, v30.8b
    orn v0.8b, v0.8b, v17.8b
    ldp d17, d11, [x3, #272]
    eor v1.8b, v26.8b, v1.8b
    eor v12.8b, v6.8b, v26.8b
    eor v0.8b, v10.8b, v0.8b
    ldr d10, [x3, #376]
    eor v19.8b, v9.8b, v19.8b
    bic v9.8b, v1.8b, v12.8b
    eor v29.8b, v29.8b, v30.8b
    eor v30.8b, v31.8b, v0.8b
    ldp d13, d14, [x3, #288]
    eor v11.8b, v11.8b, v0.8b
    eor v9.8b, v19.8b, v9.8b
    bsl v19.8b, v6.8b, v26.8b
    ldr d6, [x3, #312]
    eor v17.8b, v17.8b, v21.8b
    eor v21.8b, v8.8b, v12.8b
    eor v26.8b, v12.8b, v30.8b
    eor v30.8b, v10.8b, v1.8b
    shl v8.8b, v11.8b, #1
    eor v10.8b, v31.8b, v19.8b
    bit v31.8b, v26.8b, v9.8b
    eor v29.8b, v29.8b, v9.8b
    eor v17.8b, v17.8b, v19.8b
    eor v1.8b, v1.8b, v9.8b
    bic v0.8b, v10.8b, v0.8b
    eor v19.8b, v13.8b, v10.8b
    eor v6.8b, v6.8b, v26.8b
    eor v17.8b, v17.8b, v31.8b
    shl v26.8b, v29.8b, #4
    sri v8.8b, v11.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v31.8b, v19.8b, #5
    shl v9.8b, v6.8b, #7
    shl v11.8b, v17.8b, #2
    sri v26.8b, v29.8b, #4
    bsl v10.8b, v1.8b, v0.8b
    sri v31.8b, v19.8b, #3
    eor v0.8b, v14.8b, v1.8b
    sri v9.8b, v6.8b, #1
    sri v11.8b, v17.8b, #6
    // round 13 (pipo.dsl:36)
    eor v1.8b, v30.8b, v26.8b
    // round 12 (pipo.dsl:38)
    eor v6.8b, v21.8b, v10.8b
    // round 13 (pipo.dsl:36)
    eor v17.8b, v8.8b, v31.8b
    // round 12 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 13 (pipo.dsl:36)
    bif v30.8b, v1.8b, v9.8b
    bit v17.8b, v31.8b, v11.8b
    // round 12 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 13 (pipo.dsl:36)
    mov v21.16b, v30.16b
    bsl v21.8b, v26.8b, v9.8b
    bic v29.8b, v19.8b, v17.8b
    // round 12 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 13 (pipo.dsl:36)
    bsl v9.8b, v1.8b, v26.8b
    eor v1.8b, v11.8b, v21.8b
    eor v6.8b, v11.8b, v17.8b
    eor v26.8b, v0.8b, v29.8b
    ldr d29, [x3, #64]
    eor v31.8b, v19.8b, v9.8b
    orn v0.8b, v0.8b, v17.8b
    eor v1.8b, v26.8b, v1.8b
    eor v17.8b, v6.8b, v26.8b
    ldr d10, [x3, #80]
    eor v0.8b, v31.8b, v0.8b
    ldr d31, [x3, #384]
    eor v19.8b, v8.8b, v19.8b
    bic v8.8b, v1.8b, v17.8b
    eor v29.8b, v29.8b, v9.8b
    eor v9.8b, v30.8b, v0.8b
    eor v11.8b, v5.8b, v0.8b
    eor v8.8b, v19.8b, v8.8b
    bsl v19.8b, v6.8b, v26.8b
    eor v6.8b, v10.8b, v21.8b
    eor v21.8b, v18.8b, v17.8b
    eor v17.8b, v17.8b, v9.8b
    eor v26.8b, v31.8b, v1.8b
    shl v31.8b, v11.8b, #1
    eor v9.8b, v30.8b, v19.8b
    bit v30.8b, v17.8b, v8.8b
    eor v29.8b, v29.8b, v8.8b
    eor v6.8b, v6.8b, v19.8b
    eor v1.8b, v1.8b, v8.8b
    bic v0.8b, v9.8b, v0.8b
    eor v19.8b, v23.8b, v9.8b
    eor v17.8b, v4.8b, v17.8b
    eor v6.8b, v6.8b, v30.8b
    shl v23.8b, v29.8b, #4
    sri v31.8b, v11.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v30.8b, v19.8b, #5
    shl v8.8b, v17.8b, #7
    shl v10.8b, v6.8b, #2
    sri v23.8b, v29.8b, #4
    bsl v9.8b, v1.8b, v0.8b
    sri v30.8b, v19.8b, #3
    eor v0.8b, v24.8b, v1.8b
    sri v8.8b, v17.8b, #1
    sri v10.8b, v6.8b, #6
    // round 14 (pipo.dsl:36)
    eor v1.8b, v26.8b, v23.8b
    // round 13 (pipo.dsl:38)
    eor v6.8b, v21.8b, v9.8b
    // round 14 (pipo.dsl:36)
    eor v17.8b, v31.8b, v30.8b
    // round 13 (pipo.dsl:37)
    shl v19.8b, v0.8b, #3
    // round 14 (pipo.dsl:36)
    bif v26.8b, v1.8b, v8.8b
    bit v17.8b, v30.8b, v10.8b
    // round 13 (pipo.dsl:37)
    sri v19.8b, v0.8b, #5
    shl v0.8b, v6.8b, #6
    // round 14 (pipo.dsl:36)
    mov v21.16b, v26.16b
    bsl v21.8b, v23.8b, v8.8b
    bic v29.8b, v19.8b, v17.8b
    // round 13 (pipo.dsl:37)
    sri v0.8b, v6.8b, #2
    // round 14 (pipo.dsl:36)
    bsl v8.8b, v1.8b, v23.8b
    eor v1.8b, v10.8b, v21.8b
    eor v6.8b, v10.8b, v17.8b
    eor v23.8b, v0.8b, v29.8b
    eor v29.8b, v19.8b, v8.8b
    orn v0.8b, v0.8b, v17.8b
    eor v1.8b, v23.8b, v1.8b
    eor v17.8b, v6.8b, v23.8b
    eor v0.8b, v29.8b, v0.8b
    ldr d29, [x3, #392]
    eor v19.8b, v31.8b, v19.8b
    bic v30.8b, v1.8b, v17.8b
    eor v7.8b, v7.8b, v8.8b
    eor v31.8b, v26.8b, v0.8b
    eor v22.8b, v22.8b, v0.8b
    eor v30.8b, v19.8b, v30.8b
    bsl v19.8b, v6.8b, v23.8b
    eor v3.8b, v3.8b, v21.8b
    eor v6.8b, v16.8b, v17.8b
    eor v16.8b, v17.8b, v31.8b
    eor v17.8b, v29.8b, v1.8b
    shl v21.8b, v22.8b, #1
    eor v23.8b, v26.8b, v19.8b
    bit v26.8b, v16.8b, v30.8b
    eor v7.8b, v7.8b, v30.8b
    eor v3.8b, v3.8b, v19.8b
    eor v1.8b, v1.8b, v30.8b
    bic v0.8b, v23.8b, v0.8b
    eor v19.8b, v27.8b, v23.8b
    eor v2.8b, v2.8b, v16.8b
    eor v3.8b, v3.8b, v26.8b
    shl v16.8b, v7.8b, #4
    sri v21.8b, v22.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v22.8b, v19.8b, #5
    shl v26.8b, v2.8b, #7
    shl v27.8b, v3.8b, #2
    sri v16.8b, v7.8b, #4
    bsl v23.8b, v1.8b, v0.8b
    sri v22.8b, v19.8b, #3
    eor v0.8b, v28.8b, v1.8b
    sri v26.8b, v2.8b, #1
    sri v27.8b, v3.8b, #6
    // round 15 (pipo.dsl:36)
    eor v1.8b, v17.8b, v16.8b
    // round 14 (pipo.dsl:38)
    eor v2.8b, v6.8b, v23.8b
    // round 15 (pipo.dsl:36)
    eor v3.8b, v21.8b, v22.8b
    // round 14 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 15 (pipo.dsl:36)
    bif v17.8b, v1.8b, v26.8b
    bit v3.8b, v22.8b, v27.8b
    // round 14 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v2.8b, #6
    // round 15 (pipo.dsl:36)
    mov v7.16b, v17.16b
    bsl v7.8b, v16.8b, v26.8b
    bic v19.8b, v6.8b, v3.8b
    // round 14 (pipo.dsl:37)
    sri v0.8b, v2.8b, #2
    // round 15 (pipo.dsl:36)
    bsl v26.8b, v1.8b, v16.8b
    eor v1.8b, v27.8b, v7.8b
    eor v2.8b, v27.8b, v3.8b
    eor v16.8b, v0.8b, v19.8b
    eor v19.8b, v6.8b, v26.8b
    orn v0.8b, v0.8b, v3.8b
    ldp d3, d22, [x3, #208]
    eor v1.8b, v16.8b, v1.8b
    eor v23.8b, v2.8b, v16.8b
    eor v0.8b, v19.8b, v0.8b
    ldr d19, [x3, #400]
    eor v6.8b, v21.8b, v6.8b
    bic v21.8b, v1.8b, v23.8b
    eor v20.8b, v20.8b, v26.8b
    eor v26.8b, v17.8b, v0.8b
    ldp d27, d28, [x3, #224]
    eor v22.8b, v22.8b, v0.8b
    eor v21.8b, v6.8b, v21.8b
    bsl v6.8b, v2.8b, v16.8b
    ldr d2, [x3, #248]
    eor v3.8b, v3.8b, v7.8b
    eor v7.8b, v25.8b, v23.8b
    eor v16.8b, v23.8b, v26.8b
    eor v19.8b, v19.8b, v1.8b
    shl v23.8b, v22.8b, #1
    eor v25.8b, v17.8b, v6.8b
    bit v17.8b, v16.8b, v21.8b
    eor v20.8b, v20.8b, v21.8b
    eor v3.8b, v3.8b, v6.8b
    eor v1.8b, v1.8b, v21.8b
    bic v0.8b, v25.8b, v0.8b
    eor v6.8b, v27.8b, v25.8b
    eor v2.8b, v2.8b, v16.8b
    eor v3.8b, v3.8b, v17.8b
    shl v16.8b, v20.8b, #4
    sri v23.8b, v22.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v17.8b, v6.8b, #5
    shl v21.8b, v2.8b, #7
    shl v22.8b, v3.8b, #2
    sri v16.8b, v20.8b, #4
    bsl v25.8b, v1.8b, v0.8b
    sri v17.8b, v6.8b, #3
    eor v0.8b, v28.8b, v1.8b
    sri v21.8b, v2.8b, #1
    sri v22.8b, v3.8b, #6
    // round 16 (pipo.dsl:36)
    eor v1.8b, v19.8b, v16.8b
    // round 15 (pipo.dsl:38)
    eor v2.8b, v7.8b, v25.8b
    // round 16 (pipo.dsl:36)
    eor v3.8b, v23.8b, v17.8b
    // round 15 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 16 (pipo.dsl:36)
    bif v19.8b, v1.8b, v21.8b
    bit v3.8b, v17.8b, v22.8b
    // round 15 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v2.8b, #6
    // round 16 (pipo.dsl:36)
    mov v7.16b, v19.16b
    bsl v7.8b, v16.8b, v21.8b
    bic v17.8b, v6.8b, v3.8b
    // round 15 (pipo.dsl:37)
    sri v0.8b, v2.8b, #2
    // round 16 (pipo.dsl:36)
    bsl v21.8b, v1.8b, v16.8b
    eor v1.8b, v22.8b, v7.8b
    eor v2.8b, v22.8b, v3.8b
    eor v16.8b, v0.8b, v17.8b
    ldp d17, d20, [x3, #256]
    eor v22.8b, v6.8b, v21.8b
    orn v0.8b, v0.8b, v3.8b
    ldp d3, d25, [x3, #272]
    eor v1.8b, v16.8b, v1.8b
    eor v26.8b, v2.8b, v16.8b
    eor v0.8b, v22.8b, v0.8b
    ldr d22, [x3, #408]
    eor v6.8b, v23.8b, v6.8b
    bic v23.8b, v1.8b, v26.8b
    eor v17.8b, v17.8b, v21.8b
    eor v21.8b, v19.8b, v0.8b
    ldp d27, d28, [x3, #288]
    eor v25.8b, v25.8b, v0.8b
    eor v23.8b, v6.8b, v23.8b
    bsl v6.8b, v2.8b, v16.8b
    ldr d2, [x3, #312]
    eor v3.8b, v3.8b, v7.8b
    eor v7.8b, v20.8b, v26.8b
    eor v16.8b, v26.8b, v21.8b
    eor v20.8b, v22.8b, v1.8b
    shl v21.8b, v25.8b, #1
    eor v22.8b, v19.8b, v6.8b
    bit v19.8b, v16.8b, v23.8b
    eor v17.8b, v17.8b, v23.8b
    eor v3.8b, v3.8b, v6.8b
    eor v1.8b, v1.8b, v23.8b
    bic v0.8b, v22.8b, v0.8b
    eor v6.8b, v27.8b, v22.8b
    eor v2.8b, v2.8b, v16.8b
    eor v3.8b, v3.8b, v19.8b
    shl v16.8b, v17.8b, #4
    sri v21.8b, v25.8b, #7
    eor v1.8b, v0.8b, v1.8b
    shl v19.8b, v6.8b, #5
    shl v23.8b, v2.8b, #7
    shl v25.8b, v3.8b, #2
    sri v16.8b, v17.8b, #4
    bsl v22.8b, v1.8b, v0.8b
    sri v19.8b, v6.8b, #3
    eor v0.8b, v28.8b, v1.8b
    sri v23.8b, v2.8b, #1
    sri v25.8b, v3.8b, #6
    // round 17 (pipo.dsl:36)
    eor v1.8b, v20.8b, v16.8b
    // round 16 (pipo.dsl:38)
    eor v2.8b, v7.8b, v22.8b
    // round 17 (pipo.dsl:36)
    eor v3.8b, v21.8b, v19.8b
    // round 16 (pipo.dsl:37)
    shl v6.8b, v0.8b, #3
    // round 17 (pipo.dsl:36)
    bif v20.8b, v1.8b, v23.8b
    bit v3.8b, v19.8b, v25.8b
    // round 16 (pipo.dsl:37)
    sri v6.8b, v0.8b, #5
    shl v0.8b, v2.8b, #6
    // round 17 (pipo.dsl:36)
    mov v7.16b, v20.16b
    bsl v7.8b, v16.8b, v23.8b
    bic v17.8b, v6.8b, v3.8b
    // round 16 (pipo.dsl:37)
    sri v0.8b, v2.8b, #2
    // round 17 (pipo.dsl:36)
    bsl v23.8b, v1.8b, v16.8b
    eor v1.8b, v25.8b, v7.8b
    eor v2.8b, v25.8b, v3.8b
    eor v16.8b, v0.8b, v17.8b
    eor v17.8b, v6.8b, v23.8b
    eor v1.8b, v16.8b, v1.8b
    eor v19.8b, v2.8b, v16.8b
    eor v6.8b, v21.8b, v6.8b
    orn v0.8b, v0.8b, v3.8b
    add x9, x1, #32
    ldp d3, d21, [x3, #416]
    bic v22.8b, v1.8b, v19.8b
    ld4 {v25.8b, v26.8b, v27.8b, v28.8b}, [x9]
    eor v0.8b, v17.8b, v0.8b
    ldp d17, d29, [x3, #432]
    eor v22.8b, v6.8b, v22.8b
    bsl v6.8b, v2.8b, v16.8b
    ld4 {v8.8b, v9.8b, v10.8b, v11.8b}, [x1]
    eor v2.8b, v20.8b, v0.8b
    eor v3.8b, v3.8b, v23.8b
    eor v7.8b, v21.8b, v7.8b
    eor v16.8b, v20.8b, v6.8b
    eor v18.8b, v18.8b, v19.8b
    eor v5.8b, v5.8b, v0.8b
    eor v2.8b, v19.8b, v2.8b
    eor v17.8b, v17.8b, v1.8b
    eor v1.8b, v1.8b, v22.8b
    bic v0.8b, v16.8b, v0.8b
    shl v19.8b, v5.8b, #1
    bit v20.8b, v2.8b, v22.8b
    eor v6.8b, v7.8b, v6.8b
    eor v3.8b, v3.8b, v22.8b
    eor v2.8b, v4.8b, v2.8b
    eor v1.8b, v0.8b, v1.8b
    sri v19.8b, v5.8b, #7
    eor v4.8b, v6.8b, v20.8b
    eor v5.8b, v29.8b, v16.8b
    shl v6.8b, v2.8b, #7
    shl v7.8b, v3.8b, #4
    bsl v16.8b, v1.8b, v0.8b
    shl v0.8b, v5.8b, #5
    shl v20.8b, v4.8b, #2
    eor v1.8b, v24.8b, v1.8b
    sri v6.8b, v2.8b, #1
    sri v7.8b, v3.8b, #4
    eor v2.8b, v18.8b, v16.8b
    sri v0.8b, v5.8b, #3
    sri v20.8b, v4.8b, #6
    shl v3.8b, v1.8b, #3
    zip1 v4.8b, v7.8b, v19.8b
    zip2 v5.8b, v7.8b, v19.8b
    shl v7.8b, v2.8b, #6
    zip1 v16.8b, v6.8b, v0.8b
    zip2 v0.8b, v6.8b, v0.8b
    sri v3.8b, v1.8b, #5
    eor v23.8b, v4.8b, v10.8b
    eor v14.8b, v5.8b, v27.8b
    sri v7.8b, v2.8b, #2
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
