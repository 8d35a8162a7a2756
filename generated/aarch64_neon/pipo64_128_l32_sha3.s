// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target neon --lanes 32 --features sha3
// passes:    unroll() invert() counter() bitslice() fold() sbox(lanes=32) complement() rotate() balance() share() hoist() roll() slice(lanes=32) select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 320
// sizes:     in bytes: block 8, key 16, nonce 4, rk 1088, ctx 1168, align 16, group 256, stack 320
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 16
    .global lwcc_pipo64_128_key_setup_neon
    .type lwcc_pipo64_128_key_setup_neon, %function
lwcc_pipo64_128_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    add x9, x1, #2
    ld1r {v0.16b}, [x9]
    str q0, [x0, #0]
    ld1r {v1.16b}, [x1]
    str q1, [x0, #16]
    add x9, x1, #1
    ld1r {v2.16b}, [x9]
    mvn v3.16b, v2.16b
    str q3, [x0, #32]
    add x9, x1, #5
    ld1r {v3.16b}, [x9]
    str q3, [x0, #48]
    add x9, x1, #6
    ld1r {v4.16b}, [x9]
    str q4, [x0, #64]
    add x9, x1, #7
    ld1r {v5.16b}, [x9]
    mvn v6.16b, v5.16b
    str q6, [x0, #80]
    add x9, x1, #4
    ld1r {v7.16b}, [x9]
    mvn v16.16b, v7.16b
    str q16, [x0, #96]
    add x9, x1, #3
    ld1r {v16.16b}, [x9]
    mvn v17.16b, v16.16b
    str q17, [x0, #112]
    add x9, x1, #10
    ld1r {v17.16b}, [x9]
    // round 1 (pipo.dsl:37)
    shl v18.16b, v17.16b, #4
    sri v18.16b, v17.16b, #4
    str q18, [x0, #128]
    add x9, x1, #8
    ld1r {v18.16b}, [x9]
    movi v19.16b, #1
    eor v19.16b, v18.16b, v19.16b
    str q19, [x0, #144]
    add x9, x1, #9
    ld1r {v20.16b}, [x9]
    shl v21.16b, v20.16b, #1
    sri v21.16b, v20.16b, #7
    str q21, [x0, #160]
    add x9, x1, #13
    ld1r {v21.16b}, [x9]
    shl v22.16b, v21.16b, #3
    sri v22.16b, v21.16b, #5
    str q22, [x0, #176]
    add x9, x1, #14
    ld1r {v22.16b}, [x9]
    shl v23.16b, v22.16b, #7
    sri v23.16b, v22.16b, #1
    str q23, [x0, #192]
    add x9, x1, #15
    ld1r {v23.16b}, [x9]
    mvn v24.16b, v23.16b
    shl v25.16b, v24.16b, #6
    sri v25.16b, v24.16b, #2
    str q25, [x0, #208]
    add x9, x1, #12
    ld1r {v24.16b}, [x9]
    shl v25.16b, v24.16b, #2
    sri v25.16b, v24.16b, #6
    str q25, [x0, #224]
    add x9, x1, #11
    ld1r {v25.16b}, [x9]
    shl v26.16b, v25.16b, #5
    sri v26.16b, v25.16b, #3
    str q26, [x0, #240]
    // round 2 (pipo.dsl:37)
    shl v26.16b, v0.16b, #4
    sri v26.16b, v0.16b, #4
    str q26, [x0, #256]
    movi v26.16b, #2
    eor v26.16b, v1.16b, v26.16b
    str q26, [x0, #272]
    shl v27.16b, v2.16b, #1
    sri v27.16b, v2.16b, #7
    str q27, [x0, #288]
    shl v27.16b, v3.16b, #3
    sri v27.16b, v3.16b, #5
    str q27, [x0, #304]
    shl v27.16b, v4.16b, #7
    sri v27.16b, v4.16b, #1
    str q27, [x0, #320]
    shl v4.16b, v6.16b, #6
    sri v4.16b, v6.16b, #2
    str q4, [x0, #336]
    shl v4.16b, v7.16b, #2
    sri v4.16b, v7.16b, #6
    str q4, [x0, #352]
    shl v4.16b, v16.16b, #5
    sri v4.16b, v16.16b, #3
    str q4, [x0, #368]
    movi v4.16b, #3
    eor v4.16b, v18.16b, v4.16b
    str q4, [x0, #384]
    movi v6.16b, #4
    eor v6.16b, v1.16b, v6.16b
    str q6, [x0, #400]
    movi v27.16b, #5
    eor v27.16b, v18.16b, v27.16b
    str q27, [x0, #416]
    movi v28.16b, #6
    eor v28.16b, v1.16b, v28.16b
    str q28, [x0, #432]
    movi v29.16b, #7
    eor v29.16b, v18.16b, v29.16b
    str q29, [x0, #448]
    movi v30.16b, #8
    eor v30.16b, v1.16b, v30.16b
    str q30, [x0, #464]
    movi v31.16b, #9
    eor v31.16b, v18.16b, v31.16b
    str q31, [x0, #480]
    movi v8.16b, #10
    eor v8.16b, v1.16b, v8.16b
    str q8, [x0, #496]
    movi v9.16b, #11
    eor v9.16b, v18.16b, v9.16b
    str q9, [x0, #512]
    movi v10.16b, #12
    eor v10.16b, v1.16b, v10.16b
    str q10, [x0, #528]
    movi v11.16b, #13
    eor v18.16b, v18.16b, v11.16b
    str q18, [x0, #544]
    // round 13 (pipo.dsl:38)
    mvn v18.16b, v20.16b
    shl v11.16b, v18.16b, #1
    sri v11.16b, v18.16b, #7
    str q11, [x0, #560]
    mvn v11.16b, v25.16b
    shl v12.16b, v11.16b, #5
    sri v12.16b, v11.16b, #3
    str q12, [x0, #576]
    mvn v11.16b, v24.16b
    shl v12.16b, v11.16b, #2
    sri v12.16b, v11.16b, #6
    str q12, [x0, #592]
    shl v11.16b, v23.16b, #6
    sri v11.16b, v23.16b, #2
    str q11, [x0, #608]
    str q24, [x0, #624]
    str q25, [x0, #640]
    str q21, [x0, #656]
    str q20, [x0, #672]
    str q22, [x0, #688]
    str q23, [x0, #704]
    str q17, [x0, #720]
    str q7, [x0, #736]
    str q16, [x0, #752]
    // round 12 (pipo.dsl:38)
    mvn v3.16b, v3.16b
    str q3, [x0, #768]
    mvn v3.16b, v10.16b
    str q3, [x0, #784]
    str q5, [x0, #800]
    mvn v0.16b, v0.16b
    str q0, [x0, #816]
    // round 11 (pipo.dsl:38)
    mvn v0.16b, v21.16b
    str q0, [x0, #832]
    str q18, [x0, #848]
    mvn v0.16b, v9.16b
    str q0, [x0, #864]
    mvn v0.16b, v17.16b
    str q0, [x0, #880]
    // round 10 (pipo.dsl:38)
    mvn v0.16b, v8.16b
    str q0, [x0, #896]
    // round 9 (pipo.dsl:38)
    mvn v0.16b, v31.16b
    str q0, [x0, #912]
    // round 8 (pipo.dsl:38)
    mvn v0.16b, v30.16b
    str q0, [x0, #928]
    // round 7 (pipo.dsl:38)
    mvn v0.16b, v29.16b
    str q0, [x0, #944]
    // round 6 (pipo.dsl:38)
    mvn v0.16b, v28.16b
    str q0, [x0, #960]
    // round 5 (pipo.dsl:38)
    mvn v0.16b, v27.16b
    str q0, [x0, #976]
    // round 4 (pipo.dsl:38)
    mvn v0.16b, v6.16b
    str q0, [x0, #992]
    // round 3 (pipo.dsl:38)
    mvn v0.16b, v4.16b
    str q0, [x0, #1008]
    // round 2 (pipo.dsl:38)
    mvn v0.16b, v26.16b
    str q0, [x0, #1024]
    // round 1 (pipo.dsl:38)
    mvn v0.16b, v19.16b
    str q0, [x0, #1040]
    mvn v0.16b, v1.16b
    str q0, [x0, #1056]
    str q2, [x0, #1072]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #64
    ret
    .size lwcc_pipo64_128_key_setup_neon, .-lwcc_pipo64_128_key_setup_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_encrypt_neon
    .type lwcc_pipo64_128_ecb_encrypt_neon, %function
lwcc_pipo64_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_encrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_rest
.Llwcc_pipo64_128_ecb_encrypt_neon_group:
    add x9, x1, #128
    add x10, x1, #192
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x9]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x10]
    add x9, x1, #64
    ld4 {v16.16b, v17.16b, v18.16b, v19.16b}, [x9]
    ldp q20, q21, [x3, #0]
    ldp q22, q23, [x3, #32]
    ld4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x1]
    ldp q28, q29, [x3, #64]
    uzp1 v30.16b, v0.16b, v4.16b
    uzp2 v0.16b, v0.16b, v4.16b
    ldp q4, q31, [x3, #96]
    uzp1 v8.16b, v1.16b, v5.16b
    uzp2 v1.16b, v1.16b, v5.16b
    uzp1 v5.16b, v2.16b, v6.16b
    uzp2 v2.16b, v2.16b, v6.16b
    uzp1 v6.16b, v3.16b, v7.16b
    uzp2 v3.16b, v3.16b, v7.16b
    eor v5.16b, v5.16b, v20.16b
    eor v7.16b, v30.16b, v21.16b
    eor v30.16b, v8.16b, v22.16b
    eor v1.16b, v1.16b, v23.16b
    eor v2.16b, v2.16b, v28.16b
    eor v3.16b, v3.16b, v29.16b
    eor v6.16b, v6.16b, v31.16b
    // round 1 (pipo.dsl:36)
    bcax v8.16b, v5.16b, v7.16b, v30.16b
    eor v0.16b, v0.16b, v4.16b
    bcax v1.16b, v1.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v6.16b
    bcax v7.16b, v7.16b, v30.16b, v8.16b
    bcax v9.16b, v0.16b, v1.16b, v6.16b
    orn v0.16b, v1.16b, v0.16b
    uzp1 v10.16b, v24.16b, v16.16b
    uzp2 v16.16b, v24.16b, v16.16b
    uzp1 v24.16b, v25.16b, v17.16b
    uzp2 v17.16b, v25.16b, v17.16b
    uzp1 v25.16b, v26.16b, v18.16b
    uzp2 v18.16b, v26.16b, v18.16b
    uzp1 v26.16b, v27.16b, v19.16b
    uzp2 v19.16b, v27.16b, v19.16b
    bit v30.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v1.16b, v9.16b
    ldp q5, q27, [x3, #192]
    eor3 v0.16b, v6.16b, v8.16b, v0.16b
    eor v6.16b, v25.16b, v20.16b
    eor v20.16b, v10.16b, v21.16b
    eor v21.16b, v24.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    eor v18.16b, v18.16b, v28.16b
    ldp q22, q23, [x3, #128]
    ldp q24, q25, [x3, #160]
    eor v19.16b, v19.16b, v29.16b
    eor v4.16b, v16.16b, v4.16b
    eor v16.16b, v26.16b, v31.16b
    eor3 v1.16b, v1.16b, v3.16b, v30.16b
    eor3 v26.16b, v3.16b, v7.16b, v0.16b
    bic v28.16b, v3.16b, v2.16b
    eor v29.16b, v5.16b, v0.16b
    bcax v31.16b, v6.16b, v20.16b, v21.16b
    bcax v17.16b, v17.16b, v18.16b, v19.16b
    eor v18.16b, v18.16b, v16.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    eor3 v7.16b, v9.16b, v7.16b, v28.16b
    eor v9.16b, v23.16b, v1.16b
    eor v26.16b, v24.16b, v26.16b
    shl v10.16b, v29.16b, #1
    bcax v20.16b, v20.16b, v21.16b, v31.16b
    bcax v11.16b, v4.16b, v17.16b, v16.16b
    orn v4.16b, v17.16b, v4.16b
    orr v12.16b, v0.16b, v7.16b
    bcax v0.16b, v28.16b, v0.16b, v2.16b
    eor3 v28.16b, v22.16b, v8.16b, v2.16b
    shl v8.16b, v26.16b, #7
    eor v13.16b, v25.16b, v7.16b
    sri v10.16b, v29.16b, #7
    bit v21.16b, v6.16b, v20.16b
    eor3 v6.16b, v19.16b, v17.16b, v11.16b
    eor3 v4.16b, v16.16b, v31.16b, v4.16b
    ldp q16, q19, [x3, #224]
    eor3 v1.16b, v1.16b, v2.16b, v12.16b
    eor3 v0.16b, v30.16b, v7.16b, v0.16b
    shl v2.16b, v28.16b, #4
    sri v8.16b, v26.16b, #1
    shl v26.16b, v13.16b, #5
    eor3 v17.16b, v17.16b, v6.16b, v21.16b
    eor3 v29.16b, v6.16b, v20.16b, v4.16b
    bic v30.16b, v6.16b, v18.16b
    eor v5.16b, v5.16b, v4.16b
    bcax v3.16b, v3.16b, v1.16b, v7.16b
    sri v2.16b, v28.16b, #4
    sri v26.16b, v13.16b, #3
    eor v0.16b, v27.16b, v0.16b
    eor v1.16b, v19.16b, v1.16b
    bcax v7.16b, v18.16b, v17.16b, v6.16b
    eor3 v18.16b, v11.16b, v20.16b, v30.16b
    eor v20.16b, v23.16b, v17.16b
    eor v23.16b, v24.16b, v29.16b
    shl v24.16b, v5.16b, #1
    // round 2 (pipo.dsl:36)
    bcax v28.16b, v2.16b, v9.16b, v8.16b
    // round 1 (pipo.dsl:37)
    shl v29.16b, v0.16b, #2
    eor v3.16b, v16.16b, v3.16b
    shl v11.16b, v1.16b, #3
    orr v12.16b, v4.16b, v18.16b
    bcax v4.16b, v30.16b, v4.16b, v7.16b
    eor3 v22.16b, v22.16b, v31.16b, v7.16b
    shl v30.16b, v23.16b, #7
    eor v25.16b, v25.16b, v18.16b
    sri v24.16b, v5.16b, #7
    // round 2 (pipo.dsl:36)
    bcax v5.16b, v9.16b, v8.16b, v28.16b
    // round 1 (pipo.dsl:37)
    sri v29.16b, v0.16b, #6
    shl v0.16b, v3.16b, #6
    sri v11.16b, v1.16b, #5
    eor3 v1.16b, v17.16b, v7.16b, v12.16b
    eor3 v4.16b, v21.16b, v18.16b, v4.16b
    shl v7.16b, v22.16b, #4
    sri v30.16b, v23.16b, #1
    shl v17.16b, v25.16b, #5
    // round 2 (pipo.dsl:36)
    bit v8.16b, v2.16b, v5.16b
    bcax v2.16b, v26.16b, v10.16b, v29.16b
    // round 1 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 2 (pipo.dsl:36)
    eor v3.16b, v10.16b, v11.16b
    // round 1 (pipo.dsl:36)
    bcax v6.16b, v6.16b, v1.16b, v18.16b
    sri v7.16b, v22.16b, #4
    eor v4.16b, v27.16b, v4.16b
    sri v17.16b, v25.16b, #3
    eor v1.16b, v19.16b, v1.16b
    // round 2 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v11.16b
    ldp q19, q21, [x3, #320]
    orn v0.16b, v2.16b, v0.16b
    bcax v22.16b, v7.16b, v20.16b, v30.16b
    // round 1 (pipo.dsl:37)
    shl v23.16b, v4.16b, #2
    eor v6.16b, v16.16b, v6.16b
    shl v16.16b, v1.16b, #3
    // round 2 (pipo.dsl:36)
    eor3 v25.16b, v29.16b, v2.16b, v18.16b
    eor3 v0.16b, v11.16b, v28.16b, v0.16b
    bcax v20.16b, v20.16b, v30.16b, v22.16b
    // round 1 (pipo.dsl:37)
    sri v23.16b, v4.16b, #6
    // round 2 (pipo.dsl:38)
    ldp q4, q26, [x3, #256]
    ldp q27, q29, [x3, #288]
    // round 1 (pipo.dsl:37)
    shl v31.16b, v6.16b, #6
    sri v16.16b, v1.16b, #5
    // round 2 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v25.16b, v8.16b
    eor3 v2.16b, v25.16b, v5.16b, v0.16b
    bic v9.16b, v25.16b, v3.16b
    eor v10.16b, v19.16b, v0.16b
    bit v30.16b, v7.16b, v20.16b
    bcax v7.16b, v17.16b, v24.16b, v23.16b
    // round 1 (pipo.dsl:37)
    sri v31.16b, v6.16b, #2
    // round 2 (pipo.dsl:36)
    eor v6.16b, v24.16b, v16.16b
    bcax v3.16b, v3.16b, v1.16b, v25.16b
    eor3 v5.16b, v18.16b, v5.16b, v9.16b
    eor v17.16b, v26.16b, v1.16b
    eor v2.16b, v27.16b, v2.16b
    shl v18.16b, v10.16b, #1
    bcax v24.16b, v31.16b, v7.16b, v16.16b
    orn v31.16b, v7.16b, v31.16b
    orr v11.16b, v0.16b, v5.16b
    bcax v0.16b, v9.16b, v0.16b, v3.16b
    eor3 v28.16b, v4.16b, v28.16b, v3.16b
    shl v9.16b, v2.16b, #7
    eor v12.16b, v29.16b, v5.16b
    sri v18.16b, v10.16b, #7
    eor3 v23.16b, v23.16b, v7.16b, v24.16b
    ldp q10, q13, [x3, #352]
    eor3 v16.16b, v16.16b, v22.16b, v31.16b
    eor3 v1.16b, v1.16b, v3.16b, v11.16b
    eor3 v0.16b, v8.16b, v5.16b, v0.16b
    shl v3.16b, v28.16b, #4
    sri v9.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v7.16b, v7.16b, v23.16b, v30.16b
    eor3 v31.16b, v23.16b, v20.16b, v16.16b
    bic v8.16b, v23.16b, v6.16b
    eor v19.16b, v19.16b, v16.16b
    bcax v5.16b, v25.16b, v1.16b, v5.16b
    sri v3.16b, v28.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v13.16b, v1.16b
    bcax v6.16b, v6.16b, v7.16b, v23.16b
    eor3 v20.16b, v24.16b, v20.16b, v8.16b
    eor v24.16b, v26.16b, v7.16b
    eor v25.16b, v27.16b, v31.16b
    shl v26.16b, v19.16b, #1
    // round 3 (pipo.dsl:36)
    bcax v27.16b, v3.16b, v17.16b, v9.16b
    // round 2 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v5.16b, v10.16b, v5.16b
    shl v31.16b, v1.16b, #3
    orr v11.16b, v16.16b, v20.16b
    bcax v16.16b, v8.16b, v16.16b, v6.16b
    eor3 v4.16b, v4.16b, v22.16b, v6.16b
    shl v22.16b, v25.16b, #7
    eor v29.16b, v29.16b, v20.16b
    sri v26.16b, v19.16b, #7
    // round 3 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v9.16b, v27.16b
    // round 2 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v5.16b, #6
    sri v31.16b, v1.16b, #5
    eor3 v1.16b, v7.16b, v6.16b, v11.16b
    eor3 v6.16b, v30.16b, v20.16b, v16.16b
    shl v7.16b, v4.16b, #4
    sri v22.16b, v25.16b, #1
    shl v16.16b, v29.16b, #5
    // round 3 (pipo.dsl:36)
    bit v9.16b, v3.16b, v17.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 2 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 3 (pipo.dsl:36)
    eor v3.16b, v18.16b, v31.16b
    // round 2 (pipo.dsl:36)
    bcax v5.16b, v23.16b, v1.16b, v20.16b
    sri v7.16b, v4.16b, #4
    sri v16.16b, v29.16b, #3
    eor v4.16b, v21.16b, v6.16b
    eor v1.16b, v13.16b, v1.16b
    // round 3 (pipo.dsl:36)
    bcax v6.16b, v0.16b, v2.16b, v31.16b
    orn v0.16b, v2.16b, v0.16b
    bcax v18.16b, v7.16b, v24.16b, v22.16b
    ldp q19, q20, [x3, #192]
    // round 2 (pipo.dsl:37)
    shl v21.16b, v4.16b, #2
    eor v5.16b, v10.16b, v5.16b
    shl v23.16b, v1.16b, #3
    // round 3 (pipo.dsl:36)
    eor3 v25.16b, v28.16b, v2.16b, v6.16b
    eor3 v0.16b, v31.16b, v27.16b, v0.16b
    bcax v24.16b, v24.16b, v22.16b, v18.16b
    ldr q28, [x3, #384]
    ldp q29, q30, [x3, #160]
    // round 2 (pipo.dsl:37)
    sri v21.16b, v4.16b, #6
    shl v4.16b, v5.16b, #6
    sri v23.16b, v1.16b, #5
    // round 3 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v25.16b, v9.16b
    eor3 v2.16b, v25.16b, v17.16b, v0.16b
    bic v31.16b, v25.16b, v3.16b
    ldr q8, [x3, #128]
    eor v10.16b, v19.16b, v0.16b
    bit v22.16b, v7.16b, v24.16b
    bcax v7.16b, v16.16b, v26.16b, v21.16b
    // round 2 (pipo.dsl:37)
    sri v4.16b, v5.16b, #2
    // round 3 (pipo.dsl:36)
    eor v5.16b, v26.16b, v23.16b
    bcax v3.16b, v3.16b, v1.16b, v25.16b
    eor3 v6.16b, v6.16b, v17.16b, v31.16b
    eor v16.16b, v28.16b, v1.16b
    eor v2.16b, v29.16b, v2.16b
    shl v17.16b, v10.16b, #1
    bcax v26.16b, v4.16b, v7.16b, v23.16b
    orn v4.16b, v7.16b, v4.16b
    orr v11.16b, v0.16b, v6.16b
    bcax v0.16b, v31.16b, v0.16b, v3.16b
    eor3 v27.16b, v8.16b, v27.16b, v3.16b
    shl v31.16b, v2.16b, #7
    eor v12.16b, v30.16b, v6.16b
    sri v17.16b, v10.16b, #7
    eor3 v21.16b, v21.16b, v7.16b, v26.16b
    eor3 v4.16b, v23.16b, v18.16b, v4.16b
    eor3 v1.16b, v1.16b, v3.16b, v11.16b
    ldp q3, q23, [x3, #224]
    eor3 v0.16b, v9.16b, v6.16b, v0.16b
    shl v9.16b, v27.16b, #4
    sri v31.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v7.16b, v7.16b, v21.16b, v22.16b
    eor3 v10.16b, v21.16b, v24.16b, v4.16b
    bic v11.16b, v21.16b, v5.16b
    eor v19.16b, v19.16b, v4.16b
    bcax v6.16b, v25.16b, v1.16b, v6.16b
    sri v9.16b, v27.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v5.16b, v5.16b, v7.16b, v21.16b
    eor3 v24.16b, v26.16b, v24.16b, v11.16b
    eor v25.16b, v28.16b, v7.16b
    eor v26.16b, v29.16b, v10.16b
    shl v27.16b, v19.16b, #1
    // round 4 (pipo.dsl:36)
    bcax v28.16b, v9.16b, v16.16b, v31.16b
    // round 3 (pipo.dsl:37)
    shl v29.16b, v0.16b, #2
    eor v6.16b, v3.16b, v6.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v24.16b
    bcax v4.16b, v11.16b, v4.16b, v5.16b
    eor3 v18.16b, v8.16b, v18.16b, v5.16b
    shl v8.16b, v26.16b, #7
    eor v30.16b, v30.16b, v24.16b
    sri v27.16b, v19.16b, #7
    // round 4 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v31.16b, v28.16b
    // round 3 (pipo.dsl:37)
    sri v29.16b, v0.16b, #6
    shl v0.16b, v6.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v7.16b, v5.16b, v12.16b
    eor3 v4.16b, v22.16b, v24.16b, v4.16b
    shl v5.16b, v18.16b, #4
    sri v8.16b, v26.16b, #1
    shl v7.16b, v30.16b, #5
    // round 4 (pipo.dsl:36)
    bit v31.16b, v9.16b, v16.16b
    bcax v2.16b, v2.16b, v17.16b, v29.16b
    // round 3 (pipo.dsl:37)
    sri v0.16b, v6.16b, #2
    // round 4 (pipo.dsl:36)
    eor v6.16b, v17.16b, v10.16b
    // round 3 (pipo.dsl:36)
    bcax v17.16b, v21.16b, v1.16b, v24.16b
    sri v5.16b, v18.16b, #4
    sri v7.16b, v30.16b, #3
    eor v4.16b, v20.16b, v4.16b
    eor v1.16b, v23.16b, v1.16b
    // round 4 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v10.16b
    orn v0.16b, v2.16b, v0.16b
    ldp q19, q20, [x3, #320]
    bcax v21.16b, v5.16b, v25.16b, v8.16b
    // round 3 (pipo.dsl:37)
    shl v22.16b, v4.16b, #2
    eor v3.16b, v3.16b, v17.16b
    shl v17.16b, v1.16b, #3
    // round 4 (pipo.dsl:36)
    eor3 v23.16b, v29.16b, v2.16b, v18.16b
    eor3 v0.16b, v10.16b, v28.16b, v0.16b
    ldr q24, [x3, #400]
    bcax v25.16b, v25.16b, v8.16b, v21.16b
    // round 3 (pipo.dsl:37)
    sri v22.16b, v4.16b, #6
    shl v4.16b, v3.16b, #6
    // round 4 (pipo.dsl:38)
    ldp q26, q29, [x3, #288]
    // round 3 (pipo.dsl:37)
    sri v17.16b, v1.16b, #5
    // round 4 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v23.16b, v31.16b
    eor3 v2.16b, v23.16b, v16.16b, v0.16b
    bic v30.16b, v23.16b, v6.16b
    eor v9.16b, v19.16b, v0.16b
    bit v8.16b, v5.16b, v25.16b
    ldr q5, [x3, #256]
    bcax v7.16b, v7.16b, v27.16b, v22.16b
    // round 3 (pipo.dsl:37)
    sri v4.16b, v3.16b, #2
    // round 4 (pipo.dsl:36)
    eor v3.16b, v27.16b, v17.16b
    bcax v6.16b, v6.16b, v1.16b, v23.16b
    eor3 v16.16b, v18.16b, v16.16b, v30.16b
    eor v18.16b, v24.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    shl v27.16b, v9.16b, #1
    bcax v10.16b, v4.16b, v7.16b, v17.16b
    orn v4.16b, v7.16b, v4.16b
    orr v11.16b, v0.16b, v16.16b
    bcax v0.16b, v30.16b, v0.16b, v6.16b
    eor3 v28.16b, v5.16b, v28.16b, v6.16b
    shl v30.16b, v2.16b, #7
    eor v12.16b, v29.16b, v16.16b
    sri v27.16b, v9.16b, #7
    eor3 v22.16b, v22.16b, v7.16b, v10.16b
    eor3 v4.16b, v17.16b, v21.16b, v4.16b
    ldp q17, q9, [x3, #352]
    eor3 v1.16b, v1.16b, v6.16b, v11.16b
    eor3 v0.16b, v31.16b, v16.16b, v0.16b
    shl v6.16b, v28.16b, #4
    sri v30.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v7.16b, v7.16b, v22.16b, v8.16b
    eor3 v31.16b, v22.16b, v25.16b, v4.16b
    bic v11.16b, v22.16b, v3.16b
    eor v19.16b, v19.16b, v4.16b
    bcax v16.16b, v23.16b, v1.16b, v16.16b
    sri v6.16b, v28.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v9.16b, v1.16b
    bcax v3.16b, v3.16b, v7.16b, v22.16b
    eor3 v23.16b, v10.16b, v25.16b, v11.16b
    eor v24.16b, v24.16b, v7.16b
    eor v25.16b, v26.16b, v31.16b
    shl v26.16b, v19.16b, #1
    // round 5 (pipo.dsl:36)
    bcax v28.16b, v6.16b, v18.16b, v30.16b
    // round 4 (pipo.dsl:37)
    shl v31.16b, v0.16b, #2
    eor v16.16b, v17.16b, v16.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v23.16b
    bcax v4.16b, v11.16b, v4.16b, v3.16b
    eor3 v5.16b, v5.16b, v21.16b, v3.16b
    shl v21.16b, v25.16b, #7
    eor v29.16b, v29.16b, v23.16b
    sri v26.16b, v19.16b, #7
    // round 5 (pipo.dsl:36)
    bcax v18.16b, v18.16b, v30.16b, v28.16b
    // round 4 (pipo.dsl:37)
    sri v31.16b, v0.16b, #6
    shl v0.16b, v16.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v7.16b, v3.16b, v12.16b
    eor3 v3.16b, v8.16b, v23.16b, v4.16b
    shl v4.16b, v5.16b, #4
    sri v21.16b, v25.16b, #1
    shl v7.16b, v29.16b, #5
    // round 5 (pipo.dsl:36)
    bit v30.16b, v6.16b, v18.16b
    bcax v2.16b, v2.16b, v27.16b, v31.16b
    // round 4 (pipo.dsl:37)
    sri v0.16b, v16.16b, #2
    // round 5 (pipo.dsl:36)
    eor v6.16b, v27.16b, v10.16b
    // round 4 (pipo.dsl:36)
    bcax v16.16b, v22.16b, v1.16b, v23.16b
    sri v4.16b, v5.16b, #4
    eor v3.16b, v20.16b, v3.16b
    sri v7.16b, v29.16b, #3
    eor v1.16b, v9.16b, v1.16b
    // round 5 (pipo.dsl:36)
    bcax v5.16b, v0.16b, v2.16b, v10.16b
    ldp q19, q20, [x3, #192]
    orn v0.16b, v2.16b, v0.16b
    bcax v22.16b, v4.16b, v24.16b, v21.16b
    // round 4 (pipo.dsl:37)
    shl v23.16b, v3.16b, #2
    eor v16.16b, v17.16b, v16.16b
    shl v17.16b, v1.16b, #3
    // round 5 (pipo.dsl:36)
    eor3 v25.16b, v31.16b, v2.16b, v5.16b
    eor3 v0.16b, v10.16b, v28.16b, v0.16b
    bcax v24.16b, v24.16b, v21.16b, v22.16b
    // round 4 (pipo.dsl:37)
    sri v23.16b, v3.16b, #6
    // round 5 (pipo.dsl:38)
    ldr q3, [x3, #416]
    ldp q27, q29, [x3, #160]
    // round 4 (pipo.dsl:37)
    shl v31.16b, v16.16b, #6
    sri v17.16b, v1.16b, #5
    // round 5 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v25.16b, v30.16b
    eor3 v2.16b, v25.16b, v18.16b, v0.16b
    bic v8.16b, v25.16b, v6.16b
    eor v9.16b, v19.16b, v0.16b
    ldr q10, [x3, #128]
    bit v21.16b, v4.16b, v24.16b
    bcax v4.16b, v7.16b, v26.16b, v23.16b
    // round 4 (pipo.dsl:37)
    sri v31.16b, v16.16b, #2
    // round 5 (pipo.dsl:36)
    eor v7.16b, v26.16b, v17.16b
    bcax v6.16b, v6.16b, v1.16b, v25.16b
    eor3 v5.16b, v5.16b, v18.16b, v8.16b
    eor v16.16b, v3.16b, v1.16b
    eor v2.16b, v27.16b, v2.16b
    shl v18.16b, v9.16b, #1
    bcax v26.16b, v31.16b, v4.16b, v17.16b
    orn v31.16b, v4.16b, v31.16b
    orr v11.16b, v0.16b, v5.16b
    bcax v0.16b, v8.16b, v0.16b, v6.16b
    eor3 v28.16b, v10.16b, v28.16b, v6.16b
    shl v8.16b, v2.16b, #7
    eor v12.16b, v29.16b, v5.16b
    sri v18.16b, v9.16b, #7
    eor3 v23.16b, v23.16b, v4.16b, v26.16b
    ldp q9, q13, [x3, #224]
    eor3 v17.16b, v17.16b, v22.16b, v31.16b
    eor3 v1.16b, v1.16b, v6.16b, v11.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    shl v6.16b, v28.16b, #4
    sri v8.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v4.16b, v4.16b, v23.16b, v21.16b
    eor3 v30.16b, v23.16b, v24.16b, v17.16b
    bic v31.16b, v23.16b, v7.16b
    eor v19.16b, v19.16b, v17.16b
    bcax v5.16b, v25.16b, v1.16b, v5.16b
    sri v6.16b, v28.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v13.16b, v1.16b
    bcax v7.16b, v7.16b, v4.16b, v23.16b
    eor3 v24.16b, v26.16b, v24.16b, v31.16b
    eor v3.16b, v3.16b, v4.16b
    eor v25.16b, v27.16b, v30.16b
    shl v26.16b, v19.16b, #1
    // round 6 (pipo.dsl:36)
    bcax v27.16b, v6.16b, v16.16b, v8.16b
    // round 5 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v5.16b, v9.16b, v5.16b
    shl v30.16b, v1.16b, #3
    orr v11.16b, v17.16b, v24.16b
    bcax v17.16b, v31.16b, v17.16b, v7.16b
    eor3 v22.16b, v10.16b, v22.16b, v7.16b
    shl v31.16b, v25.16b, #7
    eor v29.16b, v29.16b, v24.16b
    sri v26.16b, v19.16b, #7
    // round 6 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v8.16b, v27.16b
    // round 5 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v5.16b, #6
    sri v30.16b, v1.16b, #5
    eor3 v1.16b, v4.16b, v7.16b, v11.16b
    eor3 v4.16b, v21.16b, v24.16b, v17.16b
    shl v7.16b, v22.16b, #4
    sri v31.16b, v25.16b, #1
    shl v17.16b, v29.16b, #5
    // round 6 (pipo.dsl:36)
    bit v8.16b, v6.16b, v16.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 5 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 6 (pipo.dsl:36)
    eor v5.16b, v18.16b, v30.16b
    // round 5 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v1.16b, v24.16b
    sri v7.16b, v22.16b, #4
    sri v17.16b, v29.16b, #3
    eor v4.16b, v20.16b, v4.16b
    eor v1.16b, v13.16b, v1.16b
    // round 6 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v30.16b
    orn v0.16b, v2.16b, v0.16b
    bcax v19.16b, v7.16b, v3.16b, v31.16b
    ldp q20, q21, [x3, #320]
    // round 5 (pipo.dsl:37)
    shl v22.16b, v4.16b, #2
    eor v6.16b, v9.16b, v6.16b
    shl v23.16b, v1.16b, #3
    // round 6 (pipo.dsl:36)
    eor3 v24.16b, v28.16b, v2.16b, v18.16b
    eor3 v0.16b, v30.16b, v27.16b, v0.16b
    bcax v3.16b, v3.16b, v31.16b, v19.16b
    ldr q25, [x3, #432]
    ldp q28, q29, [x3, #288]
    // round 5 (pipo.dsl:37)
    sri v22.16b, v4.16b, #6
    shl v4.16b, v6.16b, #6
    sri v23.16b, v1.16b, #5
    // round 6 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v24.16b, v8.16b
    eor3 v2.16b, v24.16b, v16.16b, v0.16b
    bic v30.16b, v24.16b, v5.16b
    ldr q9, [x3, #256]
    eor v10.16b, v20.16b, v0.16b
    bit v31.16b, v7.16b, v3.16b
    bcax v7.16b, v17.16b, v26.16b, v22.16b
    // round 5 (pipo.dsl:37)
    sri v4.16b, v6.16b, #2
    // round 6 (pipo.dsl:36)
    eor v6.16b, v26.16b, v23.16b
    bcax v5.16b, v5.16b, v1.16b, v24.16b
    eor3 v16.16b, v18.16b, v16.16b, v30.16b
    eor v17.16b, v25.16b, v1.16b
    eor v2.16b, v28.16b, v2.16b
    shl v18.16b, v10.16b, #1
    bcax v26.16b, v4.16b, v7.16b, v23.16b
    orn v4.16b, v7.16b, v4.16b
    orr v11.16b, v0.16b, v16.16b
    bcax v0.16b, v30.16b, v0.16b, v5.16b
    eor3 v27.16b, v9.16b, v27.16b, v5.16b
    shl v30.16b, v2.16b, #7
    eor v12.16b, v29.16b, v16.16b
    sri v18.16b, v10.16b, #7
    eor3 v22.16b, v22.16b, v7.16b, v26.16b
    eor3 v4.16b, v23.16b, v19.16b, v4.16b
    eor3 v1.16b, v1.16b, v5.16b, v11.16b
    ldp q5, q23, [x3, #352]
    eor3 v0.16b, v8.16b, v16.16b, v0.16b
    shl v8.16b, v27.16b, #4
    sri v30.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v7.16b, v7.16b, v22.16b, v31.16b
    eor3 v10.16b, v22.16b, v3.16b, v4.16b
    bic v11.16b, v22.16b, v6.16b
    eor v20.16b, v20.16b, v4.16b
    bcax v16.16b, v24.16b, v1.16b, v16.16b
    sri v8.16b, v27.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v6.16b, v6.16b, v7.16b, v22.16b
    eor3 v3.16b, v26.16b, v3.16b, v11.16b
    eor v24.16b, v25.16b, v7.16b
    eor v25.16b, v28.16b, v10.16b
    shl v26.16b, v20.16b, #1
    // round 7 (pipo.dsl:36)
    bcax v27.16b, v8.16b, v17.16b, v30.16b
    // round 6 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v16.16b, v5.16b, v16.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v3.16b
    bcax v4.16b, v11.16b, v4.16b, v6.16b
    eor3 v19.16b, v9.16b, v19.16b, v6.16b
    shl v9.16b, v25.16b, #7
    eor v29.16b, v29.16b, v3.16b
    sri v26.16b, v20.16b, #7
    // round 7 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v30.16b, v27.16b
    // round 6 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v16.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v7.16b, v6.16b, v12.16b
    eor3 v4.16b, v31.16b, v3.16b, v4.16b
    shl v6.16b, v19.16b, #4
    sri v9.16b, v25.16b, #1
    shl v7.16b, v29.16b, #5
    // round 7 (pipo.dsl:36)
    bit v30.16b, v8.16b, v17.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 6 (pipo.dsl:37)
    sri v0.16b, v16.16b, #2
    // round 7 (pipo.dsl:36)
    eor v16.16b, v18.16b, v10.16b
    // round 6 (pipo.dsl:36)
    bcax v3.16b, v22.16b, v1.16b, v3.16b
    sri v6.16b, v19.16b, #4
    sri v7.16b, v29.16b, #3
    eor v4.16b, v21.16b, v4.16b
    eor v1.16b, v23.16b, v1.16b
    // round 7 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v10.16b
    orn v0.16b, v2.16b, v0.16b
    ldp q19, q20, [x3, #192]
    bcax v21.16b, v6.16b, v24.16b, v9.16b
    // round 6 (pipo.dsl:37)
    shl v22.16b, v4.16b, #2
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v1.16b, #3
    // round 7 (pipo.dsl:36)
    eor3 v23.16b, v28.16b, v2.16b, v18.16b
    eor3 v0.16b, v10.16b, v27.16b, v0.16b
    ldr q25, [x3, #448]
    bcax v24.16b, v24.16b, v9.16b, v21.16b
    // round 6 (pipo.dsl:37)
    sri v22.16b, v4.16b, #6
    shl v4.16b, v3.16b, #6
    // round 7 (pipo.dsl:38)
    ldp q28, q29, [x3, #160]
    // round 6 (pipo.dsl:37)
    sri v5.16b, v1.16b, #5
    // round 7 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v23.16b, v30.16b
    eor3 v2.16b, v23.16b, v17.16b, v0.16b
    bic v31.16b, v23.16b, v16.16b
    eor v8.16b, v19.16b, v0.16b
    bit v9.16b, v6.16b, v24.16b
    ldr q6, [x3, #128]
    bcax v7.16b, v7.16b, v26.16b, v22.16b
    // round 6 (pipo.dsl:37)
    sri v4.16b, v3.16b, #2
    // round 7 (pipo.dsl:36)
    eor v3.16b, v26.16b, v5.16b
    bcax v16.16b, v16.16b, v1.16b, v23.16b
    eor3 v17.16b, v18.16b, v17.16b, v31.16b
    eor v18.16b, v25.16b, v1.16b
    eor v2.16b, v28.16b, v2.16b
    shl v26.16b, v8.16b, #1
    bcax v10.16b, v4.16b, v7.16b, v5.16b
    orn v4.16b, v7.16b, v4.16b
    orr v11.16b, v0.16b, v17.16b
    bcax v0.16b, v31.16b, v0.16b, v16.16b
    eor3 v27.16b, v6.16b, v27.16b, v16.16b
    shl v31.16b, v2.16b, #7
    eor v12.16b, v29.16b, v17.16b
    sri v26.16b, v8.16b, #7
    eor3 v22.16b, v22.16b, v7.16b, v10.16b
    eor3 v4.16b, v5.16b, v21.16b, v4.16b
    ldp q5, q8, [x3, #224]
    eor3 v1.16b, v1.16b, v16.16b, v11.16b
    eor3 v0.16b, v30.16b, v17.16b, v0.16b
    shl v16.16b, v27.16b, #4
    sri v31.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v7.16b, v7.16b, v22.16b, v9.16b
    eor3 v30.16b, v22.16b, v24.16b, v4.16b
    bic v11.16b, v22.16b, v3.16b
    eor v19.16b, v19.16b, v4.16b
    bcax v17.16b, v23.16b, v1.16b, v17.16b
    sri v16.16b, v27.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v8.16b, v1.16b
    bcax v3.16b, v3.16b, v7.16b, v22.16b
    eor3 v23.16b, v10.16b, v24.16b, v11.16b
    eor v24.16b, v25.16b, v7.16b
    eor v25.16b, v28.16b, v30.16b
    shl v27.16b, v19.16b, #1
    // round 8 (pipo.dsl:36)
    bcax v28.16b, v16.16b, v18.16b, v31.16b
    // round 7 (pipo.dsl:37)
    shl v30.16b, v0.16b, #2
    eor v17.16b, v5.16b, v17.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v23.16b
    bcax v4.16b, v11.16b, v4.16b, v3.16b
    eor3 v6.16b, v6.16b, v21.16b, v3.16b
    shl v21.16b, v25.16b, #7
    eor v29.16b, v29.16b, v23.16b
    sri v27.16b, v19.16b, #7
    // round 8 (pipo.dsl:36)
    bcax v18.16b, v18.16b, v31.16b, v28.16b
    // round 7 (pipo.dsl:37)
    sri v30.16b, v0.16b, #6
    shl v0.16b, v17.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v7.16b, v3.16b, v12.16b
    eor3 v3.16b, v9.16b, v23.16b, v4.16b
    shl v4.16b, v6.16b, #4
    sri v21.16b, v25.16b, #1
    shl v7.16b, v29.16b, #5
    // round 8 (pipo.dsl:36)
    bit v31.16b, v16.16b, v18.16b
    bcax v2.16b, v2.16b, v26.16b, v30.16b
    // round 7 (pipo.dsl:37)
    sri v0.16b, v17.16b, #2
    // round 8 (pipo.dsl:36)
    eor v16.16b, v26.16b, v10.16b
    // round 7 (pipo.dsl:36)
    bcax v17.16b, v22.16b, v1.16b, v23.16b
    sri v4.16b, v6.16b, #4
    eor v3.16b, v20.16b, v3.16b
    sri v7.16b, v29.16b, #3
    eor v1.16b, v8.16b, v1.16b
    // round 8 (pipo.dsl:36)
    bcax v6.16b, v0.16b, v2.16b, v10.16b
    ldp q19, q20, [x3, #320]
    orn v0.16b, v2.16b, v0.16b
    bcax v22.16b, v4.16b, v24.16b, v21.16b
    // round 7 (pipo.dsl:37)
    shl v23.16b, v3.16b, #2
    eor v5.16b, v5.16b, v17.16b
    shl v17.16b, v1.16b, #3
    // round 8 (pipo.dsl:36)
    eor3 v25.16b, v30.16b, v2.16b, v6.16b
    eor3 v0.16b, v10.16b, v28.16b, v0.16b
    bcax v24.16b, v24.16b, v21.16b, v22.16b
    // round 7 (pipo.dsl:37)
    sri v23.16b, v3.16b, #6
    // round 8 (pipo.dsl:38)
    ldr q3, [x3, #464]
    ldp q26, q29, [x3, #288]
    // round 7 (pipo.dsl:37)
    shl v30.16b, v5.16b, #6
    sri v17.16b, v1.16b, #5
    // round 8 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v25.16b, v31.16b
    eor3 v2.16b, v25.16b, v18.16b, v0.16b
    bic v8.16b, v25.16b, v16.16b
    eor v9.16b, v19.16b, v0.16b
    ldr q10, [x3, #256]
    bit v21.16b, v4.16b, v24.16b
    bcax v4.16b, v7.16b, v27.16b, v23.16b
    // round 7 (pipo.dsl:37)
    sri v30.16b, v5.16b, #2
    // round 8 (pipo.dsl:36)
    eor v5.16b, v27.16b, v17.16b
    bcax v7.16b, v16.16b, v1.16b, v25.16b
    eor3 v6.16b, v6.16b, v18.16b, v8.16b
    eor v16.16b, v3.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    shl v18.16b, v9.16b, #1
    bcax v27.16b, v30.16b, v4.16b, v17.16b
    orn v30.16b, v4.16b, v30.16b
    orr v11.16b, v0.16b, v6.16b
    bcax v0.16b, v8.16b, v0.16b, v7.16b
    eor3 v28.16b, v10.16b, v28.16b, v7.16b
    shl v8.16b, v2.16b, #7
    eor v12.16b, v29.16b, v6.16b
    sri v18.16b, v9.16b, #7
    eor3 v23.16b, v23.16b, v4.16b, v27.16b
    ldp q9, q13, [x3, #352]
    eor3 v17.16b, v17.16b, v22.16b, v30.16b
    eor3 v1.16b, v1.16b, v7.16b, v11.16b
    eor3 v0.16b, v31.16b, v6.16b, v0.16b
    shl v7.16b, v28.16b, #4
    sri v8.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v4.16b, v4.16b, v23.16b, v21.16b
    eor3 v30.16b, v23.16b, v24.16b, v17.16b
    bic v31.16b, v23.16b, v5.16b
    eor v19.16b, v19.16b, v17.16b
    bcax v6.16b, v25.16b, v1.16b, v6.16b
    sri v7.16b, v28.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v13.16b, v1.16b
    bcax v5.16b, v5.16b, v4.16b, v23.16b
    eor3 v24.16b, v27.16b, v24.16b, v31.16b
    eor v3.16b, v3.16b, v4.16b
    eor v25.16b, v26.16b, v30.16b
    shl v26.16b, v19.16b, #1
    // round 9 (pipo.dsl:36)
    bcax v27.16b, v7.16b, v16.16b, v8.16b
    // round 8 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v6.16b, v9.16b, v6.16b
    shl v30.16b, v1.16b, #3
    orr v11.16b, v17.16b, v24.16b
    bcax v17.16b, v31.16b, v17.16b, v5.16b
    eor3 v22.16b, v10.16b, v22.16b, v5.16b
    shl v31.16b, v25.16b, #7
    eor v29.16b, v29.16b, v24.16b
    sri v26.16b, v19.16b, #7
    // round 9 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v8.16b, v27.16b
    // round 8 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v6.16b, #6
    sri v30.16b, v1.16b, #5
    eor3 v1.16b, v4.16b, v5.16b, v11.16b
    eor3 v4.16b, v21.16b, v24.16b, v17.16b
    shl v5.16b, v22.16b, #4
    sri v31.16b, v25.16b, #1
    shl v17.16b, v29.16b, #5
    // round 9 (pipo.dsl:36)
    bit v8.16b, v7.16b, v16.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 8 (pipo.dsl:37)
    sri v0.16b, v6.16b, #2
    // round 9 (pipo.dsl:36)
    eor v6.16b, v18.16b, v30.16b
    // round 8 (pipo.dsl:36)
    bcax v7.16b, v23.16b, v1.16b, v24.16b
    sri v5.16b, v22.16b, #4
    sri v17.16b, v29.16b, #3
    eor v4.16b, v20.16b, v4.16b
    eor v1.16b, v13.16b, v1.16b
    // round 9 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v30.16b
    orn v0.16b, v2.16b, v0.16b
    bcax v19.16b, v5.16b, v3.16b, v31.16b
    ldp q20, q21, [x3, #192]
    // round 8 (pipo.dsl:37)
    shl v22.16b, v4.16b, #2
    eor v7.16b, v9.16b, v7.16b
    shl v23.16b, v1.16b, #3
    // round 9 (pipo.dsl:36)
    eor3 v24.16b, v28.16b, v2.16b, v18.16b
    eor3 v0.16b, v30.16b, v27.16b, v0.16b
    bcax v3.16b, v3.16b, v31.16b, v19.16b
    ldr q25, [x3, #480]
    ldp q28, q29, [x3, #160]
    // round 8 (pipo.dsl:37)
    sri v22.16b, v4.16b, #6
    shl v4.16b, v7.16b, #6
    sri v23.16b, v1.16b, #5
    // round 9 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v24.16b, v8.16b
    eor3 v2.16b, v24.16b, v16.16b, v0.16b
    bic v30.16b, v24.16b, v6.16b
    ldr q9, [x3, #128]
    eor v10.16b, v20.16b, v0.16b
    bit v31.16b, v5.16b, v3.16b
    bcax v5.16b, v17.16b, v26.16b, v22.16b
    // round 8 (pipo.dsl:37)
    sri v4.16b, v7.16b, #2
    // round 9 (pipo.dsl:36)
    eor v7.16b, v26.16b, v23.16b
    bcax v6.16b, v6.16b, v1.16b, v24.16b
    eor3 v16.16b, v18.16b, v16.16b, v30.16b
    eor v17.16b, v25.16b, v1.16b
    eor v2.16b, v28.16b, v2.16b
    shl v18.16b, v10.16b, #1
    bcax v26.16b, v4.16b, v5.16b, v23.16b
    orn v4.16b, v5.16b, v4.16b
    orr v11.16b, v0.16b, v16.16b
    bcax v0.16b, v30.16b, v0.16b, v6.16b
    eor3 v27.16b, v9.16b, v27.16b, v6.16b
    shl v30.16b, v2.16b, #7
    eor v12.16b, v29.16b, v16.16b
    sri v18.16b, v10.16b, #7
    eor3 v22.16b, v22.16b, v5.16b, v26.16b
    eor3 v4.16b, v23.16b, v19.16b, v4.16b
    eor3 v1.16b, v1.16b, v6.16b, v11.16b
    ldp q6, q23, [x3, #224]
    eor3 v0.16b, v8.16b, v16.16b, v0.16b
    shl v8.16b, v27.16b, #4
    sri v30.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v5.16b, v5.16b, v22.16b, v31.16b
    eor3 v10.16b, v22.16b, v3.16b, v4.16b
    bic v11.16b, v22.16b, v7.16b
    eor v20.16b, v20.16b, v4.16b
    bcax v16.16b, v24.16b, v1.16b, v16.16b
    sri v8.16b, v27.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v7.16b, v7.16b, v5.16b, v22.16b
    eor3 v3.16b, v26.16b, v3.16b, v11.16b
    eor v24.16b, v25.16b, v5.16b
    eor v25.16b, v28.16b, v10.16b
    shl v26.16b, v20.16b, #1
    // round 10 (pipo.dsl:36)
    bcax v27.16b, v8.16b, v17.16b, v30.16b
    // round 9 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v16.16b, v6.16b, v16.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v3.16b
    bcax v4.16b, v11.16b, v4.16b, v7.16b
    eor3 v19.16b, v9.16b, v19.16b, v7.16b
    shl v9.16b, v25.16b, #7
    eor v29.16b, v29.16b, v3.16b
    sri v26.16b, v20.16b, #7
    // round 10 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v30.16b, v27.16b
    // round 9 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v16.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v5.16b, v7.16b, v12.16b
    eor3 v4.16b, v31.16b, v3.16b, v4.16b
    shl v5.16b, v19.16b, #4
    sri v9.16b, v25.16b, #1
    shl v7.16b, v29.16b, #5
    // round 10 (pipo.dsl:36)
    bit v30.16b, v8.16b, v17.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 9 (pipo.dsl:37)
    sri v0.16b, v16.16b, #2
    // round 10 (pipo.dsl:36)
    eor v16.16b, v18.16b, v10.16b
    // round 9 (pipo.dsl:36)
    bcax v3.16b, v22.16b, v1.16b, v3.16b
    sri v5.16b, v19.16b, #4
    sri v7.16b, v29.16b, #3
    eor v4.16b, v21.16b, v4.16b
    eor v1.16b, v23.16b, v1.16b
    // round 10 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v10.16b
    orn v0.16b, v2.16b, v0.16b
    ldp q19, q20, [x3, #320]
    bcax v21.16b, v5.16b, v24.16b, v9.16b
    // round 9 (pipo.dsl:37)
    shl v22.16b, v4.16b, #2
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v1.16b, #3
    // round 10 (pipo.dsl:36)
    eor3 v23.16b, v28.16b, v2.16b, v18.16b
    eor3 v0.16b, v10.16b, v27.16b, v0.16b
    ldr q25, [x3, #496]
    bcax v24.16b, v24.16b, v9.16b, v21.16b
    // round 9 (pipo.dsl:37)
    sri v22.16b, v4.16b, #6
    shl v4.16b, v3.16b, #6
    // round 10 (pipo.dsl:38)
    ldp q28, q29, [x3, #288]
    // round 9 (pipo.dsl:37)
    sri v6.16b, v1.16b, #5
    // round 10 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v23.16b, v30.16b
    eor3 v2.16b, v23.16b, v17.16b, v0.16b
    bic v31.16b, v23.16b, v16.16b
    eor v8.16b, v19.16b, v0.16b
    bit v9.16b, v5.16b, v24.16b
    ldr q5, [x3, #256]
    bcax v7.16b, v7.16b, v26.16b, v22.16b
    // round 9 (pipo.dsl:37)
    sri v4.16b, v3.16b, #2
    // round 10 (pipo.dsl:36)
    eor v3.16b, v26.16b, v6.16b
    bcax v16.16b, v16.16b, v1.16b, v23.16b
    eor3 v17.16b, v18.16b, v17.16b, v31.16b
    eor v18.16b, v25.16b, v1.16b
    eor v2.16b, v28.16b, v2.16b
    shl v26.16b, v8.16b, #1
    bcax v10.16b, v4.16b, v7.16b, v6.16b
    orn v4.16b, v7.16b, v4.16b
    orr v11.16b, v0.16b, v17.16b
    bcax v0.16b, v31.16b, v0.16b, v16.16b
    eor3 v27.16b, v5.16b, v27.16b, v16.16b
    shl v31.16b, v2.16b, #7
    eor v12.16b, v29.16b, v17.16b
    sri v26.16b, v8.16b, #7
    eor3 v22.16b, v22.16b, v7.16b, v10.16b
    eor3 v4.16b, v6.16b, v21.16b, v4.16b
    ldp q6, q8, [x3, #352]
    eor3 v1.16b, v1.16b, v16.16b, v11.16b
    eor3 v0.16b, v30.16b, v17.16b, v0.16b
    shl v16.16b, v27.16b, #4
    sri v31.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v7.16b, v7.16b, v22.16b, v9.16b
    eor3 v30.16b, v22.16b, v24.16b, v4.16b
    bic v11.16b, v22.16b, v3.16b
    eor v19.16b, v19.16b, v4.16b
    bcax v17.16b, v23.16b, v1.16b, v17.16b
    sri v16.16b, v27.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v8.16b, v1.16b
    bcax v3.16b, v3.16b, v7.16b, v22.16b
    eor3 v23.16b, v10.16b, v24.16b, v11.16b
    eor v24.16b, v25.16b, v7.16b
    eor v25.16b, v28.16b, v30.16b
    shl v27.16b, v19.16b, #1
    // round 11 (pipo.dsl:36)
    bcax v28.16b, v16.16b, v18.16b, v31.16b
    // round 10 (pipo.dsl:37)
    shl v30.16b, v0.16b, #2
    eor v17.16b, v6.16b, v17.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v23.16b
    bcax v4.16b, v11.16b, v4.16b, v3.16b
    eor3 v5.16b, v5.16b, v21.16b, v3.16b
    shl v21.16b, v25.16b, #7
    eor v29.16b, v29.16b, v23.16b
    sri v27.16b, v19.16b, #7
    // round 11 (pipo.dsl:36)
    bcax v18.16b, v18.16b, v31.16b, v28.16b
    // round 10 (pipo.dsl:37)
    sri v30.16b, v0.16b, #6
    shl v0.16b, v17.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v7.16b, v3.16b, v12.16b
    eor3 v3.16b, v9.16b, v23.16b, v4.16b
    shl v4.16b, v5.16b, #4
    sri v21.16b, v25.16b, #1
    shl v7.16b, v29.16b, #5
    // round 11 (pipo.dsl:36)
    bit v31.16b, v16.16b, v18.16b
    bcax v2.16b, v2.16b, v26.16b, v30.16b
    // round 10 (pipo.dsl:37)
    sri v0.16b, v17.16b, #2
    // round 11 (pipo.dsl:36)
    eor v16.16b, v26.16b, v10.16b
    // round 10 (pipo.dsl:36)
    bcax v17.16b, v22.16b, v1.16b, v23.16b
    sri v4.16b, v5.16b, #4
    eor v3.16b, v20.16b, v3.16b
    sri v7.16b, v29.16b, #3
    eor v1.16b, v8.16b, v1.16b
    // round 11 (pipo.dsl:36)
    bcax v5.16b, v0.16b, v2.16b, v10.16b
    ldp q19, q20, [x3, #192]
    orn v0.16b, v2.16b, v0.16b
    bcax v22.16b, v4.16b, v24.16b, v21.16b
    // round 10 (pipo.dsl:37)
    shl v23.16b, v3.16b, #2
    eor v6.16b, v6.16b, v17.16b
    shl v17.16b, v1.16b, #3
    // round 11 (pipo.dsl:36)
    eor3 v25.16b, v30.16b, v2.16b, v5.16b
    eor3 v0.16b, v10.16b, v28.16b, v0.16b
    bcax v24.16b, v24.16b, v21.16b, v22.16b
    // round 10 (pipo.dsl:37)
    sri v23.16b, v3.16b, #6
    // round 11 (pipo.dsl:38)
    ldr q3, [x3, #512]
    ldp q26, q29, [x3, #160]
    // round 10 (pipo.dsl:37)
    shl v30.16b, v6.16b, #6
    sri v17.16b, v1.16b, #5
    // round 11 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v25.16b, v31.16b
    eor3 v2.16b, v25.16b, v18.16b, v0.16b
    bic v8.16b, v25.16b, v16.16b
    eor v9.16b, v19.16b, v0.16b
    ldr q10, [x3, #128]
    bit v21.16b, v4.16b, v24.16b
    bcax v4.16b, v7.16b, v27.16b, v23.16b
    // round 10 (pipo.dsl:37)
    sri v30.16b, v6.16b, #2
    // round 11 (pipo.dsl:36)
    eor v6.16b, v27.16b, v17.16b
    bcax v7.16b, v16.16b, v1.16b, v25.16b
    eor3 v5.16b, v5.16b, v18.16b, v8.16b
    eor v16.16b, v3.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    shl v18.16b, v9.16b, #1
    bcax v27.16b, v30.16b, v4.16b, v17.16b
    orn v30.16b, v4.16b, v30.16b
    orr v11.16b, v0.16b, v5.16b
    bcax v0.16b, v8.16b, v0.16b, v7.16b
    eor3 v28.16b, v10.16b, v28.16b, v7.16b
    shl v8.16b, v2.16b, #7
    eor v12.16b, v29.16b, v5.16b
    sri v18.16b, v9.16b, #7
    eor3 v23.16b, v23.16b, v4.16b, v27.16b
    ldp q9, q13, [x3, #224]
    eor3 v17.16b, v17.16b, v22.16b, v30.16b
    eor3 v1.16b, v1.16b, v7.16b, v11.16b
    eor3 v0.16b, v31.16b, v5.16b, v0.16b
    shl v7.16b, v28.16b, #4
    sri v8.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v4.16b, v4.16b, v23.16b, v21.16b
    eor3 v30.16b, v23.16b, v24.16b, v17.16b
    bic v31.16b, v23.16b, v6.16b
    eor v19.16b, v19.16b, v17.16b
    bcax v5.16b, v25.16b, v1.16b, v5.16b
    sri v7.16b, v28.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v13.16b, v1.16b
    bcax v6.16b, v6.16b, v4.16b, v23.16b
    eor3 v24.16b, v27.16b, v24.16b, v31.16b
    eor v3.16b, v3.16b, v4.16b
    eor v25.16b, v26.16b, v30.16b
    shl v26.16b, v19.16b, #1
    // round 12 (pipo.dsl:36)
    bcax v27.16b, v7.16b, v16.16b, v8.16b
    // round 11 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v5.16b, v9.16b, v5.16b
    shl v30.16b, v1.16b, #3
    orr v11.16b, v17.16b, v24.16b
    bcax v17.16b, v31.16b, v17.16b, v6.16b
    eor3 v22.16b, v10.16b, v22.16b, v6.16b
    shl v31.16b, v25.16b, #7
    eor v29.16b, v29.16b, v24.16b
    sri v26.16b, v19.16b, #7
    // round 12 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v8.16b, v27.16b
    // round 11 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v5.16b, #6
    sri v30.16b, v1.16b, #5
    eor3 v1.16b, v4.16b, v6.16b, v11.16b
    eor3 v4.16b, v21.16b, v24.16b, v17.16b
    shl v6.16b, v22.16b, #4
    sri v31.16b, v25.16b, #1
    shl v17.16b, v29.16b, #5
    // round 12 (pipo.dsl:36)
    bit v8.16b, v7.16b, v16.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 11 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 12 (pipo.dsl:36)
    eor v5.16b, v18.16b, v30.16b
    // round 11 (pipo.dsl:36)
    bcax v7.16b, v23.16b, v1.16b, v24.16b
    sri v6.16b, v22.16b, #4
    sri v17.16b, v29.16b, #3
    eor v4.16b, v20.16b, v4.16b
    eor v1.16b, v13.16b, v1.16b
    // round 12 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v30.16b
    orn v0.16b, v2.16b, v0.16b
    bcax v19.16b, v6.16b, v3.16b, v31.16b
    ldp q20, q21, [x3, #320]
    // round 11 (pipo.dsl:37)
    shl v22.16b, v4.16b, #2
    eor v7.16b, v9.16b, v7.16b
    shl v23.16b, v1.16b, #3
    // round 12 (pipo.dsl:36)
    eor3 v24.16b, v28.16b, v2.16b, v18.16b
    eor3 v0.16b, v30.16b, v27.16b, v0.16b
    bcax v3.16b, v3.16b, v31.16b, v19.16b
    ldr q25, [x3, #528]
    ldp q28, q29, [x3, #288]
    // round 11 (pipo.dsl:37)
    sri v22.16b, v4.16b, #6
    shl v4.16b, v7.16b, #6
    sri v23.16b, v1.16b, #5
    // round 12 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v24.16b, v8.16b
    eor3 v2.16b, v24.16b, v16.16b, v0.16b
    bic v30.16b, v24.16b, v5.16b
    ldr q9, [x3, #256]
    eor v10.16b, v20.16b, v0.16b
    bit v31.16b, v6.16b, v3.16b
    bcax v6.16b, v17.16b, v26.16b, v22.16b
    // round 11 (pipo.dsl:37)
    sri v4.16b, v7.16b, #2
    // round 12 (pipo.dsl:36)
    eor v7.16b, v26.16b, v23.16b
    bcax v5.16b, v5.16b, v1.16b, v24.16b
    eor3 v16.16b, v18.16b, v16.16b, v30.16b
    eor v17.16b, v25.16b, v1.16b
    eor v2.16b, v28.16b, v2.16b
    shl v18.16b, v10.16b, #1
    bcax v26.16b, v4.16b, v6.16b, v23.16b
    orn v4.16b, v6.16b, v4.16b
    orr v11.16b, v0.16b, v16.16b
    bcax v0.16b, v30.16b, v0.16b, v5.16b
    eor3 v27.16b, v9.16b, v27.16b, v5.16b
    shl v30.16b, v2.16b, #7
    eor v12.16b, v29.16b, v16.16b
    sri v18.16b, v10.16b, #7
    eor3 v22.16b, v22.16b, v6.16b, v26.16b
    eor3 v4.16b, v23.16b, v19.16b, v4.16b
    eor3 v1.16b, v1.16b, v5.16b, v11.16b
    ldp q5, q23, [x3, #352]
    eor3 v0.16b, v8.16b, v16.16b, v0.16b
    shl v8.16b, v27.16b, #4
    sri v30.16b, v2.16b, #1
    shl v2.16b, v12.16b, #5
    eor3 v6.16b, v6.16b, v22.16b, v31.16b
    eor3 v10.16b, v22.16b, v3.16b, v4.16b
    bic v11.16b, v22.16b, v7.16b
    eor v20.16b, v20.16b, v4.16b
    bcax v16.16b, v24.16b, v1.16b, v16.16b
    sri v8.16b, v27.16b, #4
    sri v2.16b, v12.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v7.16b, v7.16b, v6.16b, v22.16b
    eor3 v3.16b, v26.16b, v3.16b, v11.16b
    eor v24.16b, v25.16b, v6.16b
    eor v25.16b, v28.16b, v10.16b
    shl v26.16b, v20.16b, #1
    // round 13 (pipo.dsl:36)
    bcax v27.16b, v8.16b, v17.16b, v30.16b
    // round 12 (pipo.dsl:37)
    shl v28.16b, v0.16b, #2
    eor v16.16b, v5.16b, v16.16b
    shl v10.16b, v1.16b, #3
    orr v12.16b, v4.16b, v3.16b
    bcax v4.16b, v11.16b, v4.16b, v7.16b
    eor3 v19.16b, v9.16b, v19.16b, v7.16b
    shl v9.16b, v25.16b, #7
    eor v29.16b, v29.16b, v3.16b
    sri v26.16b, v20.16b, #7
    // round 13 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v30.16b, v27.16b
    // round 12 (pipo.dsl:37)
    sri v28.16b, v0.16b, #6
    shl v0.16b, v16.16b, #6
    sri v10.16b, v1.16b, #5
    eor3 v1.16b, v6.16b, v7.16b, v12.16b
    eor3 v4.16b, v31.16b, v3.16b, v4.16b
    shl v6.16b, v19.16b, #4
    sri v9.16b, v25.16b, #1
    shl v7.16b, v29.16b, #5
    // round 13 (pipo.dsl:36)
    bit v30.16b, v8.16b, v17.16b
    bcax v2.16b, v2.16b, v18.16b, v28.16b
    // round 12 (pipo.dsl:37)
    sri v0.16b, v16.16b, #2
    // round 13 (pipo.dsl:36)
    eor v16.16b, v18.16b, v10.16b
    // round 12 (pipo.dsl:36)
    bcax v3.16b, v22.16b, v1.16b, v3.16b
    sri v6.16b, v19.16b, #4
    sri v7.16b, v29.16b, #3
    eor v4.16b, v21.16b, v4.16b
    eor v1.16b, v23.16b, v1.16b
    // round 13 (pipo.dsl:36)
    bcax v18.16b, v0.16b, v2.16b, v10.16b
    orn v0.16b, v2.16b, v0.16b
    ldr q19, [x3, #192]
    bcax v20.16b, v6.16b, v24.16b, v9.16b
    // round 12 (pipo.dsl:37)
    shl v21.16b, v4.16b, #2
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v1.16b, #3
    // round 13 (pipo.dsl:36)
    eor3 v22.16b, v28.16b, v2.16b, v18.16b
    eor3 v0.16b, v10.16b, v27.16b, v0.16b
    ldp q23, q25, [x3, #544]
    bcax v24.16b, v24.16b, v9.16b, v20.16b
    // round 12 (pipo.dsl:37)
    sri v21.16b, v4.16b, #6
    shl v4.16b, v3.16b, #6
    sri v5.16b, v1.16b, #5
    // round 13 (pipo.dsl:36)
    eor3 v1.16b, v2.16b, v22.16b, v30.16b
    eor3 v2.16b, v22.16b, v17.16b, v0.16b
    bic v28.16b, v22.16b, v16.16b
    eor v29.16b, v19.16b, v0.16b
    bit v9.16b, v6.16b, v24.16b
    ldr q6, [x3, #128]
    ldr q31, [x3, #176]
    bcax v7.16b, v7.16b, v26.16b, v21.16b
    // round 12 (pipo.dsl:37)
    sri v4.16b, v3.16b, #2
    // round 13 (pipo.dsl:36)
    eor v3.16b, v26.16b, v5.16b
    bcax v16.16b, v16.16b, v1.16b, v22.16b
    eor3 v17.16b, v18.16b, v17.16b, v28.16b
    eor v18.16b, v23.16b, v1.16b
    eor v2.16b, v25.16b, v2.16b
    shl v26.16b, v29.16b, #1
    bcax v8.16b, v4.16b, v7.16b, v5.16b
    orn v4.16b, v7.16b, v4.16b
    orr v10.16b, v0.16b, v17.16b
    bcax v0.16b, v28.16b, v0.16b, v16.16b
    eor3 v27.16b, v6.16b, v27.16b, v16.16b
    shl v28.16b, v2.16b, #7
    eor v11.16b, v31.16b, v17.16b
    ldp q12, q13, [x3, #576]
    sri v26.16b, v29.16b, #7
    eor3 v21.16b, v21.16b, v7.16b, v8.16b
    eor3 v4.16b, v5.16b, v20.16b, v4.16b
    ldr q5, [x3, #608]
    eor3 v1.16b, v1.16b, v16.16b, v10.16b
    eor3 v0.16b, v30.16b, v17.16b, v0.16b
    sri v28.16b, v2.16b, #1
    shl v2.16b, v27.16b, #4
    shl v16.16b, v11.16b, #5
    eor3 v7.16b, v7.16b, v21.16b, v9.16b
    eor3 v29.16b, v21.16b, v24.16b, v4.16b
    bic v30.16b, v21.16b, v3.16b
    eor v19.16b, v19.16b, v4.16b
    bcax v17.16b, v22.16b, v1.16b, v17.16b
    sri v2.16b, v27.16b, #4
    eor v1.16b, v12.16b, v1.16b
    sri v16.16b, v11.16b, #3
    eor v0.16b, v5.16b, v0.16b
    bcax v3.16b, v3.16b, v7.16b, v21.16b
    eor3 v22.16b, v8.16b, v24.16b, v30.16b
    eor v23.16b, v23.16b, v7.16b
    eor v24.16b, v25.16b, v29.16b
    shl v25.16b, v19.16b, #1
    shl v27.16b, v1.16b, #3
    eor v17.16b, v13.16b, v17.16b
    shl v29.16b, v0.16b, #2
    zip1 v14.16b, v28.16b, v16.16b
    zip2 v28.16b, v28.16b, v16.16b
    zip1 v10.16b, v2.16b, v26.16b
    zip2 v15.16b, v2.16b, v26.16b
    orr v2.16b, v4.16b, v22.16b
    bcax v4.16b, v30.16b, v4.16b, v3.16b
    eor3 v6.16b, v6.16b, v20.16b, v3.16b
    shl v20.16b, v24.16b, #7
    eor v26.16b, v31.16b, v22.16b
    sri v25.16b, v19.16b, #7
    sri v27.16b, v1.16b, #5
    shl v1.16b, v17.16b, #6
    sri v29.16b, v0.16b, #6
    eor3 v0.16b, v7.16b, v3.16b, v2.16b
    eor3 v2.16b, v9.16b, v22.16b, v4.16b
    sri v20.16b, v24.16b, #1
    shl v3.16b, v6.16b, #4
    shl v4.16b, v26.16b, #5
    sri v1.16b, v17.16b, #2
    zip1 v11.16b, v27.16b, v29.16b
    zip2 v16.16b, v27.16b, v29.16b
    bcax v7.16b, v21.16b, v0.16b, v22.16b
    sri v3.16b, v6.16b, #4
    eor v0.16b, v12.16b, v0.16b
    sri v4.16b, v26.16b, #3
    eor v2.16b, v5.16b, v2.16b
    zip1 v8.16b, v18.16b, v1.16b
    zip2 v1.16b, v18.16b, v1.16b
    shl v5.16b, v0.16b, #3
    eor v6.16b, v13.16b, v7.16b
    shl v7.16b, v2.16b, #2
    zip1 v18.16b, v20.16b, v4.16b
    zip2 v20.16b, v20.16b, v4.16b
    zip1 v19.16b, v3.16b, v25.16b
    add x9, x0, #128
    zip2 v21.16b, v3.16b, v25.16b
    mov v9.16b, v14.16b
    st4 {v8.16b, v9.16b, v10.16b, v11.16b}, [x9]
    sri v5.16b, v0.16b, #5
    add x9, x0, #192
    shl v0.16b, v6.16b, #6
    sri v7.16b, v2.16b, #6
    mov v13.16b, v1.16b
    mov v14.16b, v28.16b
    st4 {v13.16b, v14.16b, v15.16b, v16.16b}, [x9]
    sri v0.16b, v6.16b, #2
    zip1 v1.16b, v5.16b, v7.16b
    zip2 v22.16b, v5.16b, v7.16b
    zip1 v17.16b, v23.16b, v0.16b
    add x9, x0, #64
    zip2 v0.16b, v23.16b, v0.16b
    mov v2.16b, v20.16b
    mov v20.16b, v1.16b
    st4 {v17.16b, v18.16b, v19.16b, v20.16b}, [x0]
    mov v19.16b, v0.16b
    mov v20.16b, v2.16b
    st4 {v19.16b, v20.16b, v21.16b, v22.16b}, [x9]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_128_ecb_encrypt_neon_out
.Llwcc_pipo64_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_pipo64_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_128_ecb_encrypt_neon_group
.Llwcc_pipo64_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_encrypt_neon_copy
.Llwcc_pipo64_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_pipo64_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_pipo64_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_128_ecb_encrypt_neon, .-lwcc_pipo64_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_decrypt_neon
    .type lwcc_pipo64_128_ecb_decrypt_neon, %function
lwcc_pipo64_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_decrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_decrypt_neon_rest
.Llwcc_pipo64_128_ecb_decrypt_neon_group:
    add x9, x1, #64
    add x10, x1, #128
    add x11, x1, #192
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x1]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x9]
    ld4 {v16.16b, v17.16b, v18.16b, v19.16b}, [x10]
    // round 13 (pipo.dsl:38)
    ldp q20, q21, [x3, #640]
    ldp q22, q23, [x3, #672]
    ld4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x11]
    ldr q28, [x3, #624]
    uzp2 v29.16b, v2.16b, v6.16b
    ldr q30, [x3, #544]
    uzp1 v31.16b, v3.16b, v7.16b
    uzp2 v8.16b, v0.16b, v4.16b
    ldp q9, q10, [x3, #704]
    // round 12 (pipo.dsl:38)
    ldp q11, q12, [x3, #736]
    uzp2 v13.16b, v1.16b, v5.16b
    // round 13 (pipo.dsl:38)
    eor v29.16b, v29.16b, v23.16b
    // round 12 (pipo.dsl:38)
    ldr q14, [x3, #64]
    ldr q15, [x3, #32]
    // round 13 (pipo.dsl:38)
    eor v31.16b, v31.16b, v20.16b
    eor v8.16b, v8.16b, v28.16b
    eor v13.16b, v13.16b, v21.16b
    uzp1 v0.16b, v0.16b, v4.16b
    // round 11 (pipo.dsl:38)
    ldr q4, [x3, #640]
    uzp2 v3.16b, v3.16b, v7.16b
    // round 13 (pipo.dsl:37)
    shl v7.16b, v31.16b, #5
    uzp1 v1.16b, v1.16b, v5.16b
    // round 11 (pipo.dsl:38)
    ldr q5, [x3, #688]
    // round 13 (pipo.dsl:38)
    eor v0.16b, v0.16b, v30.16b
    uzp1 v2.16b, v2.16b, v6.16b
    uzp2 v6.16b, v16.16b, v24.16b
    sri v7.16b, v31.16b, #3
    uzp2 v31.16b, v18.16b, v26.16b
    uzp1 v16.16b, v16.16b, v24.16b
    uzp2 v24.16b, v17.16b, v25.16b
    eor v6.16b, v6.16b, v28.16b
    uzp1 v28.16b, v19.16b, v27.16b
    eor v23.16b, v31.16b, v23.16b
    shl v31.16b, v29.16b, #7
    mvn v7.16b, v7.16b
    eor v20.16b, v28.16b, v20.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v8.16b, #2
    shl v28.16b, v23.16b, #7
    sri v31.16b, v29.16b, #1
    shl v29.16b, v6.16b, #2
    sri v24.16b, v8.16b, #6
    shl v8.16b, v20.16b, #5
    uzp2 v19.16b, v19.16b, v27.16b
    shl v27.16b, v13.16b, #3
    sri v28.16b, v23.16b, #1
    shl v23.16b, v21.16b, #3
    sri v8.16b, v20.16b, #3
    sri v29.16b, v6.16b, #6
    mvn v6.16b, v31.16b
    sri v27.16b, v13.16b, #5
    sri v23.16b, v21.16b, #5
    mvn v20.16b, v28.16b
    mvn v21.16b, v8.16b
    mvn v24.16b, v24.16b
    mvn v29.16b, v29.16b
    bcax v8.16b, v7.16b, v6.16b, v27.16b
    eor v16.16b, v16.16b, v30.16b
    uzp1 v17.16b, v17.16b, v25.16b
    bcax v25.16b, v21.16b, v20.16b, v23.16b
    uzp1 v18.16b, v18.16b, v26.16b
    bcax v7.16b, v24.16b, v7.16b, v27.16b
    bcax v21.16b, v29.16b, v21.16b, v23.16b
    eor v24.16b, v0.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    eor v26.16b, v16.16b, v25.16b
    eor v19.16b, v19.16b, v9.16b
    eor v1.16b, v1.16b, v22.16b
    eor v17.16b, v17.16b, v22.16b
    and v22.16b, v24.16b, v7.16b
    shl v29.16b, v3.16b, #6
    and v30.16b, v26.16b, v21.16b
    shl v9.16b, v19.16b, #6
    eor v2.16b, v2.16b, v10.16b
    eor v18.16b, v18.16b, v10.16b
    shl v10.16b, v1.16b, #1
    shl v13.16b, v17.16b, #1
    bcax v6.16b, v22.16b, v24.16b, v6.16b
    bcax v20.16b, v30.16b, v26.16b, v20.16b
    sri v29.16b, v3.16b, #2
    sri v9.16b, v19.16b, #2
    shl v3.16b, v2.16b, #4
    shl v19.16b, v18.16b, #4
    sri v10.16b, v1.16b, #7
    sri v13.16b, v17.16b, #7
    eor3 v1.16b, v27.16b, v29.16b, v6.16b
    eor3 v6.16b, v23.16b, v9.16b, v20.16b
    sri v3.16b, v2.16b, #4
    sri v19.16b, v18.16b, #4
    eor3 v2.16b, v10.16b, v31.16b, v7.16b
    eor3 v17.16b, v13.16b, v28.16b, v21.16b
    eor3 v18.16b, v0.16b, v7.16b, v1.16b
    eor3 v20.16b, v3.16b, v31.16b, v24.16b
    eor3 v24.16b, v19.16b, v28.16b, v26.16b
    eor3 v26.16b, v16.16b, v21.16b, v6.16b
    // round 12 (pipo.dsl:38)
    ldp q28, q29, [x3, #768]
    // round 13 (pipo.dsl:36)
    eor3 v27.16b, v27.16b, v22.16b, v2.16b
    eor3 v23.16b, v23.16b, v30.16b, v17.16b
    mvn v31.16b, v18.16b
    mvn v20.16b, v20.16b
    mvn v24.16b, v24.16b
    mvn v9.16b, v26.16b
    eor3 v18.16b, v7.16b, v18.16b, v27.16b
    eor3 v26.16b, v21.16b, v26.16b, v23.16b
    bsl v7.16b, v0.16b, v22.16b
    // round 12 (pipo.dsl:38)
    ldp q22, q10, [x3, #800]
    // round 13 (pipo.dsl:36)
    bcax v20.16b, v20.16b, v31.16b, v27.16b
    bcax v24.16b, v24.16b, v9.16b, v23.16b
    bsl v21.16b, v16.16b, v30.16b
    // round 11 (pipo.dsl:38)
    ldr q30, [x3, #624]
    ldr q13, [x3, #704]
    // round 13 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v3.16b, v8.16b
    eor3 v3.16b, v16.16b, v19.16b, v25.16b
    mvn v16.16b, v1.16b
    eor3 v7.16b, v8.16b, v20.16b, v7.16b
    eor3 v19.16b, v25.16b, v24.16b, v21.16b
    mvn v21.16b, v18.16b
    // round 10 (pipo.dsl:38)
    ldr q25, [x3, #64]
    // round 13 (pipo.dsl:36)
    bcax v27.16b, v27.16b, v20.16b, v31.16b
    bcax v23.16b, v23.16b, v24.16b, v9.16b
    // round 12 (pipo.dsl:38)
    eor v20.16b, v12.16b, v20.16b
    // round 13 (pipo.dsl:36)
    bcax v21.16b, v31.16b, v7.16b, v21.16b
    mvn v31.16b, v26.16b
    // round 12 (pipo.dsl:38)
    eor v24.16b, v12.16b, v24.16b
    // round 10 (pipo.dsl:38)
    ldr q8, [x3, #768]
    // round 12 (pipo.dsl:38)
    eor v7.16b, v14.16b, v7.16b
    eor v12.16b, v14.16b, v19.16b
    // round 13 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v0.16b, v2.16b
    bcax v19.16b, v9.16b, v19.16b, v31.16b
    bcax v31.16b, v6.16b, v3.16b, v17.16b
    mvn v6.16b, v6.16b
    // round 12 (pipo.dsl:38)
    eor v27.16b, v11.16b, v27.16b
    eor v23.16b, v11.16b, v23.16b
    shl v9.16b, v20.16b, #5
    shl v11.16b, v24.16b, #5
    eor v21.16b, v28.16b, v21.16b
    eor v19.16b, v28.16b, v19.16b
    shl v28.16b, v7.16b, #7
    shl v14.16b, v12.16b, #7
    // round 13 (pipo.dsl:36)
    bit v16.16b, v0.16b, v2.16b
    bit v6.16b, v3.16b, v17.16b
    mvn v0.16b, v1.16b
    mvn v3.16b, v31.16b
    // round 12 (pipo.dsl:37)
    sri v9.16b, v20.16b, #3
    shl v20.16b, v27.16b, #2
    sri v11.16b, v24.16b, #3
    shl v24.16b, v23.16b, #2
    sri v28.16b, v7.16b, #1
    shl v7.16b, v21.16b, #3
    sri v14.16b, v12.16b, #1
    shl v12.16b, v19.16b, #3
    // round 13 (pipo.dsl:36)
    bcax v0.16b, v2.16b, v16.16b, v0.16b
    bcax v2.16b, v17.16b, v6.16b, v3.16b
    // round 12 (pipo.dsl:37)
    sri v20.16b, v27.16b, #6
    sri v24.16b, v23.16b, #6
    mvn v3.16b, v9.16b
    mvn v17.16b, v11.16b
    sri v7.16b, v21.16b, #5
    sri v12.16b, v19.16b, #5
    mvn v19.16b, v28.16b
    mvn v21.16b, v14.16b
    mvn v20.16b, v20.16b
    mvn v23.16b, v24.16b
    eor v0.16b, v29.16b, v0.16b
    bcax v24.16b, v3.16b, v19.16b, v7.16b
    bcax v27.16b, v17.16b, v21.16b, v12.16b
    eor v2.16b, v29.16b, v2.16b
    bcax v3.16b, v20.16b, v3.16b, v7.16b
    bcax v17.16b, v23.16b, v17.16b, v12.16b
    eor v18.16b, v22.16b, v18.16b
    eor v20.16b, v0.16b, v24.16b
    eor v23.16b, v2.16b, v27.16b
    eor v22.16b, v22.16b, v26.16b
    eor v1.16b, v15.16b, v1.16b
    eor v26.16b, v15.16b, v31.16b
    shl v29.16b, v18.16b, #6
    and v31.16b, v20.16b, v3.16b
    and v9.16b, v23.16b, v17.16b
    shl v11.16b, v22.16b, #6
    eor v16.16b, v10.16b, v16.16b
    eor v6.16b, v10.16b, v6.16b
    shl v10.16b, v1.16b, #1
    shl v15.16b, v26.16b, #1
    bcax v19.16b, v31.16b, v20.16b, v19.16b
    bcax v21.16b, v9.16b, v23.16b, v21.16b
    sri v29.16b, v18.16b, #2
    sri v11.16b, v22.16b, #2
    shl v18.16b, v16.16b, #4
    shl v22.16b, v6.16b, #4
    sri v10.16b, v1.16b, #7
    sri v15.16b, v26.16b, #7
    eor3 v1.16b, v7.16b, v29.16b, v19.16b
    eor3 v19.16b, v12.16b, v11.16b, v21.16b
    sri v18.16b, v16.16b, #4
    sri v22.16b, v6.16b, #4
    eor3 v6.16b, v10.16b, v28.16b, v3.16b
    eor3 v16.16b, v15.16b, v14.16b, v17.16b
    eor3 v20.16b, v18.16b, v28.16b, v20.16b
    eor3 v21.16b, v0.16b, v3.16b, v1.16b
    eor3 v26.16b, v2.16b, v17.16b, v19.16b
    // round 11 (pipo.dsl:38)
    ldp q28, q29, [x3, #832]
    // round 12 (pipo.dsl:36)
    eor3 v23.16b, v22.16b, v14.16b, v23.16b
    eor3 v7.16b, v7.16b, v31.16b, v6.16b
    eor3 v10.16b, v12.16b, v9.16b, v16.16b
    mvn v20.16b, v20.16b
    mvn v11.16b, v21.16b
    mvn v12.16b, v26.16b
    mvn v23.16b, v23.16b
    eor3 v21.16b, v3.16b, v21.16b, v7.16b
    eor3 v26.16b, v17.16b, v26.16b, v10.16b
    bcax v20.16b, v20.16b, v11.16b, v7.16b
    bsl v3.16b, v0.16b, v31.16b
    bsl v17.16b, v2.16b, v9.16b
    // round 11 (pipo.dsl:38)
    ldp q31, q9, [x3, #864]
    // round 10 (pipo.dsl:38)
    ldp q14, q15, [x3, #736]
    // round 12 (pipo.dsl:36)
    bcax v23.16b, v23.16b, v12.16b, v10.16b
    eor3 v0.16b, v0.16b, v18.16b, v24.16b
    eor3 v2.16b, v2.16b, v22.16b, v27.16b
    eor3 v3.16b, v24.16b, v20.16b, v3.16b
    mvn v18.16b, v21.16b
    bcax v7.16b, v7.16b, v20.16b, v11.16b
    eor3 v17.16b, v27.16b, v23.16b, v17.16b
    mvn v22.16b, v26.16b
    bcax v24.16b, v10.16b, v23.16b, v12.16b
    bcax v18.16b, v11.16b, v3.16b, v18.16b
    // round 11 (pipo.dsl:38)
    eor v20.16b, v4.16b, v20.16b
    eor v4.16b, v4.16b, v23.16b
    // round 10 (pipo.dsl:38)
    ldr q23, [x3, #896]
    ldr q27, [x3, #32]
    // round 12 (pipo.dsl:36)
    bcax v22.16b, v12.16b, v17.16b, v22.16b
    // round 11 (pipo.dsl:38)
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v5.16b, v17.16b
    // round 12 (pipo.dsl:36)
    bcax v17.16b, v1.16b, v0.16b, v6.16b
    bcax v10.16b, v19.16b, v2.16b, v16.16b
    mvn v1.16b, v1.16b
    mvn v19.16b, v19.16b
    // round 11 (pipo.dsl:38)
    eor v7.16b, v30.16b, v7.16b
    eor v24.16b, v30.16b, v24.16b
    shl v30.16b, v20.16b, #5
    shl v11.16b, v4.16b, #5
    eor v18.16b, v28.16b, v18.16b
    eor v22.16b, v28.16b, v22.16b
    shl v28.16b, v3.16b, #7
    shl v12.16b, v5.16b, #7
    // round 12 (pipo.dsl:36)
    bit v1.16b, v0.16b, v6.16b
    bit v19.16b, v2.16b, v16.16b
    mvn v0.16b, v17.16b
    mvn v2.16b, v10.16b
    // round 11 (pipo.dsl:37)
    sri v30.16b, v20.16b, #3
    shl v20.16b, v7.16b, #2
    sri v11.16b, v4.16b, #3
    shl v4.16b, v24.16b, #2
    sri v28.16b, v3.16b, #1
    shl v3.16b, v18.16b, #3
    sri v12.16b, v5.16b, #1
    shl v5.16b, v22.16b, #3
    // round 12 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v1.16b, v0.16b
    bcax v2.16b, v16.16b, v19.16b, v2.16b
    // round 11 (pipo.dsl:37)
    sri v20.16b, v7.16b, #6
    sri v4.16b, v24.16b, #6
    mvn v6.16b, v30.16b
    mvn v7.16b, v11.16b
    sri v3.16b, v18.16b, #5
    sri v5.16b, v22.16b, #5
    mvn v16.16b, v28.16b
    mvn v18.16b, v12.16b
    mvn v20.16b, v20.16b
    mvn v4.16b, v4.16b
    bcax v22.16b, v6.16b, v16.16b, v3.16b
    eor v0.16b, v31.16b, v0.16b
    eor v2.16b, v31.16b, v2.16b
    bcax v24.16b, v7.16b, v18.16b, v5.16b
    bcax v6.16b, v20.16b, v6.16b, v3.16b
    bcax v4.16b, v4.16b, v7.16b, v5.16b
    eor v7.16b, v0.16b, v22.16b
    eor v20.16b, v13.16b, v21.16b
    eor v21.16b, v13.16b, v26.16b
    eor v26.16b, v2.16b, v24.16b
    eor v17.16b, v29.16b, v17.16b
    eor v29.16b, v29.16b, v10.16b
    and v30.16b, v7.16b, v6.16b
    shl v31.16b, v20.16b, #6
    shl v10.16b, v21.16b, #6
    and v11.16b, v26.16b, v4.16b
    eor v1.16b, v9.16b, v1.16b
    eor v19.16b, v9.16b, v19.16b
    shl v9.16b, v17.16b, #1
    shl v13.16b, v29.16b, #1
    bcax v16.16b, v30.16b, v7.16b, v16.16b
    bcax v18.16b, v11.16b, v26.16b, v18.16b
    sri v31.16b, v20.16b, #2
    sri v10.16b, v21.16b, #2
    shl v20.16b, v1.16b, #4
    shl v21.16b, v19.16b, #4
    sri v9.16b, v17.16b, #7
    sri v13.16b, v29.16b, #7
    eor3 v16.16b, v3.16b, v31.16b, v16.16b
    eor3 v17.16b, v5.16b, v10.16b, v18.16b
    sri v20.16b, v1.16b, #4
    sri v21.16b, v19.16b, #4
    eor3 v1.16b, v9.16b, v28.16b, v6.16b
    eor3 v18.16b, v13.16b, v12.16b, v4.16b
    eor3 v19.16b, v0.16b, v6.16b, v16.16b
    eor3 v29.16b, v2.16b, v4.16b, v17.16b
    eor3 v7.16b, v20.16b, v28.16b, v7.16b
    eor3 v26.16b, v21.16b, v12.16b, v26.16b
    eor3 v3.16b, v3.16b, v30.16b, v1.16b
    // round 10 (pipo.dsl:38)
    ldp q28, q31, [x3, #800]
    // round 11 (pipo.dsl:36)
    eor3 v5.16b, v5.16b, v11.16b, v18.16b
    mvn v9.16b, v19.16b
    mvn v10.16b, v29.16b
    mvn v7.16b, v7.16b
    mvn v26.16b, v26.16b
    eor3 v19.16b, v6.16b, v19.16b, v3.16b
    eor3 v29.16b, v4.16b, v29.16b, v5.16b
    bsl v6.16b, v0.16b, v30.16b
    bsl v4.16b, v2.16b, v11.16b
    // round 9 (pipo.dsl:38)
    ldr q30, [x3, #640]
    ldr q11, [x3, #688]
    // round 11 (pipo.dsl:36)
    bcax v7.16b, v7.16b, v9.16b, v3.16b
    bcax v26.16b, v26.16b, v10.16b, v5.16b
    mvn v12.16b, v19.16b
    // round 9 (pipo.dsl:38)
    ldr q13, [x3, #624]
    // round 11 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v20.16b, v22.16b
    eor3 v2.16b, v2.16b, v21.16b, v24.16b
    mvn v20.16b, v16.16b
    eor3 v6.16b, v22.16b, v7.16b, v6.16b
    eor3 v4.16b, v24.16b, v26.16b, v4.16b
    mvn v21.16b, v29.16b
    // round 9 (pipo.dsl:38)
    ldr q22, [x3, #912]
    // round 11 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v7.16b, v9.16b
    bcax v5.16b, v5.16b, v26.16b, v10.16b
    // round 10 (pipo.dsl:38)
    eor v7.16b, v15.16b, v7.16b
    // round 11 (pipo.dsl:36)
    bcax v24.16b, v9.16b, v6.16b, v12.16b
    bcax v21.16b, v10.16b, v4.16b, v21.16b
    // round 10 (pipo.dsl:38)
    eor v26.16b, v15.16b, v26.16b
    // round 9 (pipo.dsl:38)
    ldp q9, q10, [x3, #832]
    // round 10 (pipo.dsl:38)
    eor v6.16b, v25.16b, v6.16b
    eor v4.16b, v25.16b, v4.16b
    // round 11 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v0.16b, v1.16b
    bcax v25.16b, v17.16b, v2.16b, v18.16b
    mvn v17.16b, v17.16b
    // round 10 (pipo.dsl:38)
    eor v3.16b, v14.16b, v3.16b
    eor v5.16b, v14.16b, v5.16b
    shl v12.16b, v7.16b, #5
    shl v14.16b, v26.16b, #5
    eor v24.16b, v8.16b, v24.16b
    eor v21.16b, v8.16b, v21.16b
    shl v8.16b, v6.16b, #7
    shl v15.16b, v4.16b, #7
    // round 11 (pipo.dsl:36)
    bit v20.16b, v0.16b, v1.16b
    bit v17.16b, v2.16b, v18.16b
    mvn v0.16b, v16.16b
    mvn v2.16b, v25.16b
    // round 10 (pipo.dsl:37)
    sri v12.16b, v7.16b, #3
    shl v7.16b, v3.16b, #2
    sri v14.16b, v26.16b, #3
    shl v26.16b, v5.16b, #2
    sri v8.16b, v6.16b, #1
    shl v6.16b, v24.16b, #3
    sri v15.16b, v4.16b, #1
    shl v4.16b, v21.16b, #3
    // round 11 (pipo.dsl:36)
    bcax v0.16b, v1.16b, v20.16b, v0.16b
    bcax v1.16b, v18.16b, v17.16b, v2.16b
    // round 10 (pipo.dsl:37)
    sri v7.16b, v3.16b, #6
    sri v26.16b, v5.16b, #6
    mvn v2.16b, v12.16b
    mvn v3.16b, v14.16b
    sri v6.16b, v24.16b, #5
    sri v4.16b, v21.16b, #5
    mvn v5.16b, v8.16b
    mvn v18.16b, v15.16b
    mvn v7.16b, v7.16b
    mvn v21.16b, v26.16b
    eor v0.16b, v23.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v23.16b, v2.16b, v5.16b, v6.16b
    bcax v24.16b, v3.16b, v18.16b, v4.16b
    bcax v2.16b, v7.16b, v2.16b, v6.16b
    bcax v3.16b, v21.16b, v3.16b, v4.16b
    eor v7.16b, v28.16b, v19.16b
    eor v19.16b, v28.16b, v29.16b
    eor v21.16b, v0.16b, v23.16b
    eor v26.16b, v1.16b, v24.16b
    eor v16.16b, v27.16b, v16.16b
    eor v25.16b, v27.16b, v25.16b
    shl v27.16b, v7.16b, #6
    shl v28.16b, v19.16b, #6
    and v29.16b, v21.16b, v2.16b
    and v12.16b, v26.16b, v3.16b
    eor v20.16b, v31.16b, v20.16b
    eor v17.16b, v31.16b, v17.16b
    shl v31.16b, v16.16b, #1
    shl v14.16b, v25.16b, #1
    bcax v5.16b, v29.16b, v21.16b, v5.16b
    bcax v18.16b, v12.16b, v26.16b, v18.16b
    sri v27.16b, v7.16b, #2
    sri v28.16b, v19.16b, #2
    shl v7.16b, v20.16b, #4
    shl v19.16b, v17.16b, #4
    sri v31.16b, v16.16b, #7
    sri v14.16b, v25.16b, #7
    eor3 v5.16b, v6.16b, v27.16b, v5.16b
    eor3 v16.16b, v4.16b, v28.16b, v18.16b
    sri v7.16b, v20.16b, #4
    sri v19.16b, v17.16b, #4
    eor3 v17.16b, v31.16b, v8.16b, v2.16b
    eor3 v18.16b, v14.16b, v15.16b, v3.16b
    eor3 v20.16b, v0.16b, v2.16b, v5.16b
    eor3 v21.16b, v7.16b, v8.16b, v21.16b
    eor3 v25.16b, v19.16b, v15.16b, v26.16b
    eor3 v26.16b, v1.16b, v3.16b, v16.16b
    // round 9 (pipo.dsl:38)
    ldr q27, [x3, #704]
    ldr q28, [x3, #880]
    // round 10 (pipo.dsl:36)
    eor3 v6.16b, v6.16b, v29.16b, v17.16b
    eor3 v4.16b, v4.16b, v12.16b, v18.16b
    mvn v31.16b, v20.16b
    mvn v21.16b, v21.16b
    mvn v25.16b, v25.16b
    mvn v8.16b, v26.16b
    eor3 v20.16b, v2.16b, v20.16b, v6.16b
    eor3 v26.16b, v3.16b, v26.16b, v4.16b
    bsl v2.16b, v0.16b, v29.16b
    // round 8 (pipo.dsl:38)
    ldp q29, q14, [x3, #736]
    // round 10 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v31.16b, v6.16b
    bcax v25.16b, v25.16b, v8.16b, v4.16b
    bsl v3.16b, v1.16b, v12.16b
    // round 8 (pipo.dsl:38)
    ldr q12, [x3, #64]
    ldr q15, [x3, #768]
    // round 10 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v7.16b, v23.16b
    eor3 v1.16b, v1.16b, v19.16b, v24.16b
    mvn v7.16b, v5.16b
    eor3 v2.16b, v23.16b, v21.16b, v2.16b
    eor3 v3.16b, v24.16b, v25.16b, v3.16b
    mvn v19.16b, v20.16b
    // round 8 (pipo.dsl:38)
    ldr q23, [x3, #928]
    // round 10 (pipo.dsl:36)
    bcax v6.16b, v6.16b, v21.16b, v31.16b
    bcax v4.16b, v4.16b, v25.16b, v8.16b
    // round 9 (pipo.dsl:38)
    eor v21.16b, v30.16b, v21.16b
    // round 10 (pipo.dsl:36)
    bcax v19.16b, v31.16b, v2.16b, v19.16b
    mvn v24.16b, v26.16b
    // round 9 (pipo.dsl:38)
    eor v25.16b, v30.16b, v25.16b
    // round 8 (pipo.dsl:38)
    ldr q30, [x3, #32]
    // round 9 (pipo.dsl:38)
    eor v2.16b, v11.16b, v2.16b
    eor v31.16b, v11.16b, v3.16b
    // round 10 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v0.16b, v17.16b
    bcax v3.16b, v8.16b, v3.16b, v24.16b
    bcax v24.16b, v16.16b, v1.16b, v18.16b
    mvn v16.16b, v16.16b
    // round 9 (pipo.dsl:38)
    eor v6.16b, v13.16b, v6.16b
    eor v4.16b, v13.16b, v4.16b
    shl v8.16b, v21.16b, #5
    shl v11.16b, v25.16b, #5
    eor v19.16b, v9.16b, v19.16b
    eor v3.16b, v9.16b, v3.16b
    shl v9.16b, v2.16b, #7
    shl v13.16b, v31.16b, #7
    // round 10 (pipo.dsl:36)
    bit v7.16b, v0.16b, v17.16b
    bit v16.16b, v1.16b, v18.16b
    mvn v0.16b, v5.16b
    mvn v1.16b, v24.16b
    // round 9 (pipo.dsl:37)
    sri v8.16b, v21.16b, #3
    shl v21.16b, v6.16b, #2
    sri v11.16b, v25.16b, #3
    shl v25.16b, v4.16b, #2
    sri v9.16b, v2.16b, #1
    shl v2.16b, v19.16b, #3
    sri v13.16b, v31.16b, #1
    shl v31.16b, v3.16b, #3
    // round 10 (pipo.dsl:36)
    bcax v0.16b, v17.16b, v7.16b, v0.16b
    bcax v1.16b, v18.16b, v16.16b, v1.16b
    // round 9 (pipo.dsl:37)
    sri v21.16b, v6.16b, #6
    sri v25.16b, v4.16b, #6
    mvn v4.16b, v8.16b
    mvn v6.16b, v11.16b
    sri v2.16b, v19.16b, #5
    sri v31.16b, v3.16b, #5
    mvn v3.16b, v9.16b
    mvn v17.16b, v13.16b
    mvn v18.16b, v21.16b
    mvn v19.16b, v25.16b
    eor v0.16b, v22.16b, v0.16b
    bcax v21.16b, v4.16b, v3.16b, v2.16b
    bcax v25.16b, v6.16b, v17.16b, v31.16b
    eor v1.16b, v22.16b, v1.16b
    bcax v4.16b, v18.16b, v4.16b, v2.16b
    bcax v6.16b, v19.16b, v6.16b, v31.16b
    eor v18.16b, v27.16b, v20.16b
    eor v19.16b, v0.16b, v21.16b
    eor v20.16b, v1.16b, v25.16b
    eor v22.16b, v27.16b, v26.16b
    eor v5.16b, v10.16b, v5.16b
    eor v24.16b, v10.16b, v24.16b
    shl v26.16b, v18.16b, #6
    and v27.16b, v19.16b, v4.16b
    and v8.16b, v20.16b, v6.16b
    shl v10.16b, v22.16b, #6
    eor v7.16b, v28.16b, v7.16b
    eor v16.16b, v28.16b, v16.16b
    shl v28.16b, v5.16b, #1
    shl v11.16b, v24.16b, #1
    bcax v3.16b, v27.16b, v19.16b, v3.16b
    bcax v17.16b, v8.16b, v20.16b, v17.16b
    sri v26.16b, v18.16b, #2
    sri v10.16b, v22.16b, #2
    shl v18.16b, v7.16b, #4
    shl v22.16b, v16.16b, #4
    sri v28.16b, v5.16b, #7
    sri v11.16b, v24.16b, #7
    eor3 v3.16b, v2.16b, v26.16b, v3.16b
    eor3 v5.16b, v31.16b, v10.16b, v17.16b
    sri v18.16b, v7.16b, #4
    sri v22.16b, v16.16b, #4
    eor3 v7.16b, v28.16b, v9.16b, v4.16b
    eor3 v16.16b, v11.16b, v13.16b, v6.16b
    eor3 v17.16b, v18.16b, v9.16b, v19.16b
    eor3 v19.16b, v0.16b, v4.16b, v3.16b
    eor3 v24.16b, v1.16b, v6.16b, v5.16b
    // round 8 (pipo.dsl:38)
    ldp q26, q28, [x3, #800]
    // round 9 (pipo.dsl:36)
    eor3 v20.16b, v22.16b, v13.16b, v20.16b
    eor3 v2.16b, v2.16b, v27.16b, v7.16b
    eor3 v31.16b, v31.16b, v8.16b, v16.16b
    mvn v17.16b, v17.16b
    mvn v9.16b, v19.16b
    mvn v10.16b, v24.16b
    mvn v20.16b, v20.16b
    eor3 v19.16b, v4.16b, v19.16b, v2.16b
    eor3 v24.16b, v6.16b, v24.16b, v31.16b
    bcax v17.16b, v17.16b, v9.16b, v2.16b
    bsl v4.16b, v0.16b, v27.16b
    bsl v6.16b, v1.16b, v8.16b
    // round 7 (pipo.dsl:38)
    ldr q27, [x3, #640]
    ldr q8, [x3, #688]
    // round 9 (pipo.dsl:36)
    bcax v20.16b, v20.16b, v10.16b, v31.16b
    mvn v11.16b, v19.16b
    mvn v13.16b, v24.16b
    eor3 v4.16b, v21.16b, v17.16b, v4.16b
    eor3 v0.16b, v0.16b, v18.16b, v21.16b
    eor3 v1.16b, v1.16b, v22.16b, v25.16b
    // round 7 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 9 (pipo.dsl:36)
    eor3 v6.16b, v25.16b, v20.16b, v6.16b
    bcax v2.16b, v2.16b, v17.16b, v9.16b
    bcax v21.16b, v31.16b, v20.16b, v10.16b
    // round 7 (pipo.dsl:38)
    ldr q22, [x3, #944]
    // round 9 (pipo.dsl:36)
    bcax v25.16b, v9.16b, v4.16b, v11.16b
    // round 8 (pipo.dsl:38)
    eor v17.16b, v14.16b, v17.16b
    eor v20.16b, v14.16b, v20.16b
    // round 7 (pipo.dsl:38)
    ldp q31, q9, [x3, #832]
    // round 9 (pipo.dsl:36)
    bcax v10.16b, v10.16b, v6.16b, v13.16b
    // round 8 (pipo.dsl:38)
    eor v4.16b, v12.16b, v4.16b
    eor v6.16b, v12.16b, v6.16b
    // round 9 (pipo.dsl:36)
    bcax v11.16b, v3.16b, v0.16b, v7.16b
    bcax v12.16b, v5.16b, v1.16b, v16.16b
    mvn v3.16b, v3.16b
    mvn v5.16b, v5.16b
    // round 8 (pipo.dsl:38)
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v29.16b, v21.16b
    shl v29.16b, v17.16b, #5
    shl v13.16b, v20.16b, #5
    eor v25.16b, v15.16b, v25.16b
    eor v10.16b, v15.16b, v10.16b
    shl v14.16b, v4.16b, #7
    shl v15.16b, v6.16b, #7
    // round 9 (pipo.dsl:36)
    bit v3.16b, v0.16b, v7.16b
    bit v5.16b, v1.16b, v16.16b
    mvn v0.16b, v11.16b
    mvn v1.16b, v12.16b
    // round 8 (pipo.dsl:37)
    sri v29.16b, v17.16b, #3
    shl v17.16b, v2.16b, #2
    sri v13.16b, v20.16b, #3
    shl v20.16b, v21.16b, #2
    sri v14.16b, v4.16b, #1
    shl v4.16b, v25.16b, #3
    sri v15.16b, v6.16b, #1
    shl v6.16b, v10.16b, #3
    // round 9 (pipo.dsl:36)
    bcax v0.16b, v7.16b, v3.16b, v0.16b
    bcax v1.16b, v16.16b, v5.16b, v1.16b
    // round 8 (pipo.dsl:37)
    sri v17.16b, v2.16b, #6
    sri v20.16b, v21.16b, #6
    mvn v2.16b, v29.16b
    mvn v7.16b, v13.16b
    sri v4.16b, v25.16b, #5
    sri v6.16b, v10.16b, #5
    mvn v16.16b, v14.16b
    mvn v21.16b, v15.16b
    mvn v17.16b, v17.16b
    mvn v20.16b, v20.16b
    bcax v25.16b, v2.16b, v16.16b, v4.16b
    eor v0.16b, v23.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v23.16b, v7.16b, v21.16b, v6.16b
    bcax v2.16b, v17.16b, v2.16b, v4.16b
    bcax v7.16b, v20.16b, v7.16b, v6.16b
    eor v17.16b, v0.16b, v25.16b
    eor v19.16b, v26.16b, v19.16b
    eor v20.16b, v26.16b, v24.16b
    eor v24.16b, v1.16b, v23.16b
    eor v26.16b, v30.16b, v11.16b
    eor v29.16b, v30.16b, v12.16b
    and v30.16b, v17.16b, v2.16b
    shl v10.16b, v19.16b, #6
    shl v11.16b, v20.16b, #6
    and v12.16b, v24.16b, v7.16b
    eor v3.16b, v28.16b, v3.16b
    eor v5.16b, v28.16b, v5.16b
    shl v28.16b, v26.16b, #1
    shl v13.16b, v29.16b, #1
    bcax v16.16b, v30.16b, v17.16b, v16.16b
    bcax v21.16b, v12.16b, v24.16b, v21.16b
    sri v10.16b, v19.16b, #2
    sri v11.16b, v20.16b, #2
    shl v19.16b, v3.16b, #4
    shl v20.16b, v5.16b, #4
    sri v28.16b, v26.16b, #7
    sri v13.16b, v29.16b, #7
    eor3 v16.16b, v4.16b, v10.16b, v16.16b
    eor3 v21.16b, v6.16b, v11.16b, v21.16b
    sri v19.16b, v3.16b, #4
    sri v20.16b, v5.16b, #4
    eor3 v3.16b, v28.16b, v14.16b, v2.16b
    eor3 v5.16b, v13.16b, v15.16b, v7.16b
    eor3 v26.16b, v0.16b, v2.16b, v16.16b
    eor3 v28.16b, v1.16b, v7.16b, v21.16b
    eor3 v17.16b, v19.16b, v14.16b, v17.16b
    eor3 v24.16b, v20.16b, v15.16b, v24.16b
    eor3 v4.16b, v4.16b, v30.16b, v3.16b
    // round 7 (pipo.dsl:38)
    ldr q29, [x3, #704]
    ldr q10, [x3, #880]
    // round 8 (pipo.dsl:36)
    eor3 v6.16b, v6.16b, v12.16b, v5.16b
    mvn v11.16b, v26.16b
    mvn v13.16b, v28.16b
    mvn v17.16b, v17.16b
    mvn v24.16b, v24.16b
    eor3 v26.16b, v2.16b, v26.16b, v4.16b
    eor3 v28.16b, v7.16b, v28.16b, v6.16b
    bsl v2.16b, v0.16b, v30.16b
    bsl v7.16b, v1.16b, v12.16b
    // round 6 (pipo.dsl:38)
    ldp q30, q12, [x3, #736]
    ldr q14, [x3, #64]
    // round 8 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v11.16b, v4.16b
    bcax v24.16b, v24.16b, v13.16b, v6.16b
    mvn v15.16b, v26.16b
    eor3 v0.16b, v0.16b, v19.16b, v25.16b
    eor3 v1.16b, v1.16b, v20.16b, v23.16b
    mvn v19.16b, v16.16b
    eor3 v2.16b, v25.16b, v17.16b, v2.16b
    eor3 v7.16b, v23.16b, v24.16b, v7.16b
    mvn v20.16b, v28.16b
    // round 6 (pipo.dsl:38)
    ldr q23, [x3, #768]
    // round 8 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v17.16b, v11.16b
    bcax v6.16b, v6.16b, v24.16b, v13.16b
    // round 7 (pipo.dsl:38)
    eor v17.16b, v27.16b, v17.16b
    // round 8 (pipo.dsl:36)
    bcax v25.16b, v11.16b, v2.16b, v15.16b
    bcax v20.16b, v13.16b, v7.16b, v20.16b
    // round 7 (pipo.dsl:38)
    eor v24.16b, v27.16b, v24.16b
    // round 6 (pipo.dsl:38)
    ldr q27, [x3, #960]
    ldr q11, [x3, #32]
    // round 7 (pipo.dsl:38)
    eor v2.16b, v8.16b, v2.16b
    eor v7.16b, v8.16b, v7.16b
    // round 8 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v0.16b, v3.16b
    bcax v8.16b, v21.16b, v1.16b, v5.16b
    mvn v21.16b, v21.16b
    // round 7 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    shl v18.16b, v17.16b, #5
    shl v13.16b, v24.16b, #5
    eor v25.16b, v31.16b, v25.16b
    eor v20.16b, v31.16b, v20.16b
    shl v31.16b, v2.16b, #7
    shl v15.16b, v7.16b, #7
    // round 8 (pipo.dsl:36)
    bit v19.16b, v0.16b, v3.16b
    bit v21.16b, v1.16b, v5.16b
    mvn v0.16b, v16.16b
    mvn v1.16b, v8.16b
    // round 7 (pipo.dsl:37)
    sri v18.16b, v17.16b, #3
    shl v17.16b, v4.16b, #2
    sri v13.16b, v24.16b, #3
    shl v24.16b, v6.16b, #2
    sri v31.16b, v2.16b, #1
    shl v2.16b, v25.16b, #3
    sri v15.16b, v7.16b, #1
    shl v7.16b, v20.16b, #3
    // round 8 (pipo.dsl:36)
    bcax v0.16b, v3.16b, v19.16b, v0.16b
    bcax v1.16b, v5.16b, v21.16b, v1.16b
    // round 7 (pipo.dsl:37)
    sri v17.16b, v4.16b, #6
    sri v24.16b, v6.16b, #6
    mvn v3.16b, v18.16b
    mvn v4.16b, v13.16b
    sri v2.16b, v25.16b, #5
    sri v7.16b, v20.16b, #5
    mvn v5.16b, v31.16b
    mvn v6.16b, v15.16b
    mvn v17.16b, v17.16b
    mvn v18.16b, v24.16b
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    bcax v20.16b, v3.16b, v5.16b, v2.16b
    bcax v22.16b, v4.16b, v6.16b, v7.16b
    bcax v3.16b, v17.16b, v3.16b, v2.16b
    bcax v4.16b, v18.16b, v4.16b, v7.16b
    eor v17.16b, v29.16b, v26.16b
    eor v18.16b, v29.16b, v28.16b
    eor v24.16b, v0.16b, v20.16b
    eor v25.16b, v1.16b, v22.16b
    eor v16.16b, v9.16b, v16.16b
    eor v26.16b, v9.16b, v8.16b
    shl v28.16b, v17.16b, #6
    shl v29.16b, v18.16b, #6
    and v8.16b, v24.16b, v3.16b
    and v9.16b, v25.16b, v4.16b
    eor v19.16b, v10.16b, v19.16b
    eor v21.16b, v10.16b, v21.16b
    shl v10.16b, v16.16b, #1
    shl v13.16b, v26.16b, #1
    bcax v5.16b, v8.16b, v24.16b, v5.16b
    bcax v6.16b, v9.16b, v25.16b, v6.16b
    sri v28.16b, v17.16b, #2
    sri v29.16b, v18.16b, #2
    shl v17.16b, v19.16b, #4
    shl v18.16b, v21.16b, #4
    sri v10.16b, v16.16b, #7
    sri v13.16b, v26.16b, #7
    eor3 v5.16b, v2.16b, v28.16b, v5.16b
    eor3 v6.16b, v7.16b, v29.16b, v6.16b
    sri v17.16b, v19.16b, #4
    sri v18.16b, v21.16b, #4
    eor3 v16.16b, v10.16b, v31.16b, v3.16b
    eor3 v19.16b, v13.16b, v15.16b, v4.16b
    eor3 v21.16b, v0.16b, v3.16b, v5.16b
    eor3 v24.16b, v17.16b, v31.16b, v24.16b
    eor3 v25.16b, v18.16b, v15.16b, v25.16b
    eor3 v26.16b, v1.16b, v4.16b, v6.16b
    // round 6 (pipo.dsl:38)
    ldp q28, q29, [x3, #800]
    // round 7 (pipo.dsl:36)
    eor3 v2.16b, v2.16b, v8.16b, v16.16b
    eor3 v7.16b, v7.16b, v9.16b, v19.16b
    mvn v31.16b, v21.16b
    mvn v24.16b, v24.16b
    mvn v25.16b, v25.16b
    mvn v10.16b, v26.16b
    eor3 v21.16b, v3.16b, v21.16b, v2.16b
    eor3 v26.16b, v4.16b, v26.16b, v7.16b
    bsl v3.16b, v0.16b, v8.16b
    // round 5 (pipo.dsl:38)
    ldr q8, [x3, #640]
    ldr q13, [x3, #688]
    // round 7 (pipo.dsl:36)
    bcax v24.16b, v24.16b, v31.16b, v2.16b
    bcax v25.16b, v25.16b, v10.16b, v7.16b
    bsl v4.16b, v1.16b, v9.16b
    // round 5 (pipo.dsl:38)
    ldr q9, [x3, #624]
    ldr q15, [x3, #976]
    // round 7 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v17.16b, v20.16b
    eor3 v1.16b, v1.16b, v18.16b, v22.16b
    mvn v17.16b, v5.16b
    eor3 v3.16b, v20.16b, v24.16b, v3.16b
    eor3 v4.16b, v22.16b, v25.16b, v4.16b
    mvn v18.16b, v21.16b
    // round 5 (pipo.dsl:38)
    ldr q20, [x3, #704]
    // round 7 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v24.16b, v31.16b
    bcax v7.16b, v7.16b, v25.16b, v10.16b
    // round 6 (pipo.dsl:38)
    eor v22.16b, v12.16b, v24.16b
    // round 7 (pipo.dsl:36)
    bcax v18.16b, v31.16b, v3.16b, v18.16b
    mvn v24.16b, v26.16b
    // round 6 (pipo.dsl:38)
    eor v25.16b, v12.16b, v25.16b
    // round 5 (pipo.dsl:38)
    ldr q31, [x3, #880]
    // round 6 (pipo.dsl:38)
    eor v3.16b, v14.16b, v3.16b
    eor v12.16b, v14.16b, v4.16b
    // round 7 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v0.16b, v16.16b
    bcax v4.16b, v10.16b, v4.16b, v24.16b
    bcax v24.16b, v6.16b, v1.16b, v19.16b
    mvn v6.16b, v6.16b
    // round 6 (pipo.dsl:38)
    eor v2.16b, v30.16b, v2.16b
    eor v7.16b, v30.16b, v7.16b
    shl v30.16b, v22.16b, #5
    shl v10.16b, v25.16b, #5
    eor v18.16b, v23.16b, v18.16b
    eor v4.16b, v23.16b, v4.16b
    shl v23.16b, v3.16b, #7
    shl v14.16b, v12.16b, #7
    // round 7 (pipo.dsl:36)
    bit v17.16b, v0.16b, v16.16b
    bit v6.16b, v1.16b, v19.16b
    mvn v0.16b, v5.16b
    mvn v1.16b, v24.16b
    // round 6 (pipo.dsl:37)
    sri v30.16b, v22.16b, #3
    shl v22.16b, v2.16b, #2
    sri v10.16b, v25.16b, #3
    shl v25.16b, v7.16b, #2
    sri v23.16b, v3.16b, #1
    shl v3.16b, v18.16b, #3
    sri v14.16b, v12.16b, #1
    shl v12.16b, v4.16b, #3
    // round 7 (pipo.dsl:36)
    bcax v0.16b, v16.16b, v17.16b, v0.16b
    bcax v1.16b, v19.16b, v6.16b, v1.16b
    // round 6 (pipo.dsl:37)
    sri v22.16b, v2.16b, #6
    sri v25.16b, v7.16b, #6
    mvn v2.16b, v30.16b
    mvn v7.16b, v10.16b
    sri v3.16b, v18.16b, #5
    sri v12.16b, v4.16b, #5
    mvn v4.16b, v23.16b
    mvn v16.16b, v14.16b
    mvn v18.16b, v22.16b
    mvn v19.16b, v25.16b
    eor v0.16b, v27.16b, v0.16b
    bcax v22.16b, v2.16b, v4.16b, v3.16b
    bcax v25.16b, v7.16b, v16.16b, v12.16b
    eor v1.16b, v27.16b, v1.16b
    bcax v2.16b, v18.16b, v2.16b, v3.16b
    bcax v7.16b, v19.16b, v7.16b, v12.16b
    eor v18.16b, v28.16b, v21.16b
    eor v19.16b, v0.16b, v22.16b
    eor v21.16b, v1.16b, v25.16b
    eor v26.16b, v28.16b, v26.16b
    eor v5.16b, v11.16b, v5.16b
    eor v24.16b, v11.16b, v24.16b
    shl v27.16b, v18.16b, #6
    and v28.16b, v19.16b, v2.16b
    and v30.16b, v21.16b, v7.16b
    shl v10.16b, v26.16b, #6
    eor v17.16b, v29.16b, v17.16b
    eor v6.16b, v29.16b, v6.16b
    shl v29.16b, v5.16b, #1
    shl v11.16b, v24.16b, #1
    bcax v4.16b, v28.16b, v19.16b, v4.16b
    bcax v16.16b, v30.16b, v21.16b, v16.16b
    sri v27.16b, v18.16b, #2
    sri v10.16b, v26.16b, #2
    shl v18.16b, v17.16b, #4
    shl v26.16b, v6.16b, #4
    sri v29.16b, v5.16b, #7
    sri v11.16b, v24.16b, #7
    eor3 v4.16b, v3.16b, v27.16b, v4.16b
    eor3 v5.16b, v12.16b, v10.16b, v16.16b
    sri v18.16b, v17.16b, #4
    sri v26.16b, v6.16b, #4
    eor3 v6.16b, v29.16b, v23.16b, v2.16b
    eor3 v16.16b, v11.16b, v14.16b, v7.16b
    eor3 v17.16b, v18.16b, v23.16b, v19.16b
    eor3 v19.16b, v0.16b, v2.16b, v4.16b
    eor3 v23.16b, v1.16b, v7.16b, v5.16b
    // round 5 (pipo.dsl:38)
    ldp q24, q27, [x3, #832]
    // round 6 (pipo.dsl:36)
    eor3 v21.16b, v26.16b, v14.16b, v21.16b
    eor3 v3.16b, v3.16b, v28.16b, v6.16b
    eor3 v29.16b, v12.16b, v30.16b, v16.16b
    mvn v17.16b, v17.16b
    mvn v10.16b, v19.16b
    mvn v11.16b, v23.16b
    mvn v21.16b, v21.16b
    eor3 v19.16b, v2.16b, v19.16b, v3.16b
    eor3 v23.16b, v7.16b, v23.16b, v29.16b
    bcax v17.16b, v17.16b, v10.16b, v3.16b
    bsl v2.16b, v0.16b, v28.16b
    bsl v7.16b, v1.16b, v30.16b
    // round 4 (pipo.dsl:38)
    ldp q28, q30, [x3, #736]
    ldr q12, [x3, #64]
    // round 6 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v11.16b, v29.16b
    mvn v14.16b, v19.16b
    eor3 v0.16b, v0.16b, v18.16b, v22.16b
    eor3 v2.16b, v22.16b, v17.16b, v2.16b
    mvn v18.16b, v23.16b
    eor3 v1.16b, v1.16b, v26.16b, v25.16b
    eor3 v7.16b, v25.16b, v21.16b, v7.16b
    bcax v3.16b, v3.16b, v17.16b, v10.16b
    bcax v22.16b, v29.16b, v21.16b, v11.16b
    // round 4 (pipo.dsl:38)
    ldr q25, [x3, #768]
    // round 6 (pipo.dsl:36)
    bcax v26.16b, v10.16b, v2.16b, v14.16b
    // round 5 (pipo.dsl:38)
    eor v17.16b, v8.16b, v17.16b
    eor v21.16b, v8.16b, v21.16b
    // round 4 (pipo.dsl:38)
    ldr q29, [x3, #992]
    ldr q8, [x3, #32]
    // round 6 (pipo.dsl:36)
    bcax v18.16b, v11.16b, v7.16b, v18.16b
    // round 5 (pipo.dsl:38)
    eor v2.16b, v13.16b, v2.16b
    eor v7.16b, v13.16b, v7.16b
    // round 6 (pipo.dsl:36)
    bcax v10.16b, v4.16b, v0.16b, v6.16b
    bcax v11.16b, v5.16b, v1.16b, v16.16b
    mvn v4.16b, v4.16b
    mvn v5.16b, v5.16b
    // round 5 (pipo.dsl:38)
    eor v3.16b, v9.16b, v3.16b
    eor v22.16b, v9.16b, v22.16b
    shl v9.16b, v17.16b, #5
    shl v13.16b, v21.16b, #5
    eor v26.16b, v24.16b, v26.16b
    eor v18.16b, v24.16b, v18.16b
    shl v24.16b, v2.16b, #7
    shl v14.16b, v7.16b, #7
    // round 6 (pipo.dsl:36)
    bit v4.16b, v0.16b, v6.16b
    bit v5.16b, v1.16b, v16.16b
    mvn v0.16b, v10.16b
    mvn v1.16b, v11.16b
    // round 5 (pipo.dsl:37)
    sri v9.16b, v17.16b, #3
    shl v17.16b, v3.16b, #2
    sri v13.16b, v21.16b, #3
    shl v21.16b, v22.16b, #2
    sri v24.16b, v2.16b, #1
    shl v2.16b, v26.16b, #3
    sri v14.16b, v7.16b, #1
    shl v7.16b, v18.16b, #3
    // round 6 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v4.16b, v0.16b
    bcax v1.16b, v16.16b, v5.16b, v1.16b
    // round 5 (pipo.dsl:37)
    sri v17.16b, v3.16b, #6
    sri v21.16b, v22.16b, #6
    mvn v3.16b, v9.16b
    mvn v6.16b, v13.16b
    sri v2.16b, v26.16b, #5
    sri v7.16b, v18.16b, #5
    mvn v16.16b, v24.16b
    mvn v18.16b, v14.16b
    mvn v17.16b, v17.16b
    mvn v21.16b, v21.16b
    bcax v22.16b, v3.16b, v16.16b, v2.16b
    eor v0.16b, v15.16b, v0.16b
    eor v1.16b, v15.16b, v1.16b
    bcax v26.16b, v6.16b, v18.16b, v7.16b
    bcax v3.16b, v17.16b, v3.16b, v2.16b
    bcax v6.16b, v21.16b, v6.16b, v7.16b
    eor v17.16b, v0.16b, v22.16b
    eor v19.16b, v20.16b, v19.16b
    eor v20.16b, v20.16b, v23.16b
    eor v21.16b, v1.16b, v26.16b
    eor v23.16b, v27.16b, v10.16b
    eor v27.16b, v27.16b, v11.16b
    and v9.16b, v17.16b, v3.16b
    shl v10.16b, v19.16b, #6
    shl v11.16b, v20.16b, #6
    and v13.16b, v21.16b, v6.16b
    eor v4.16b, v31.16b, v4.16b
    eor v5.16b, v31.16b, v5.16b
    shl v31.16b, v23.16b, #1
    shl v15.16b, v27.16b, #1
    bcax v16.16b, v9.16b, v17.16b, v16.16b
    bcax v18.16b, v13.16b, v21.16b, v18.16b
    sri v10.16b, v19.16b, #2
    sri v11.16b, v20.16b, #2
    shl v19.16b, v4.16b, #4
    shl v20.16b, v5.16b, #4
    sri v31.16b, v23.16b, #7
    sri v15.16b, v27.16b, #7
    eor3 v16.16b, v2.16b, v10.16b, v16.16b
    eor3 v18.16b, v7.16b, v11.16b, v18.16b
    sri v19.16b, v4.16b, #4
    sri v20.16b, v5.16b, #4
    eor3 v4.16b, v31.16b, v24.16b, v3.16b
    eor3 v5.16b, v15.16b, v14.16b, v6.16b
    eor3 v23.16b, v0.16b, v3.16b, v16.16b
    eor3 v27.16b, v1.16b, v6.16b, v18.16b
    eor3 v17.16b, v19.16b, v24.16b, v17.16b
    eor3 v21.16b, v20.16b, v14.16b, v21.16b
    eor3 v2.16b, v2.16b, v9.16b, v4.16b
    // round 4 (pipo.dsl:38)
    ldp q24, q31, [x3, #800]
    // round 5 (pipo.dsl:36)
    eor3 v7.16b, v7.16b, v13.16b, v5.16b
    mvn v10.16b, v23.16b
    mvn v11.16b, v27.16b
    mvn v17.16b, v17.16b
    mvn v21.16b, v21.16b
    eor3 v23.16b, v3.16b, v23.16b, v2.16b
    eor3 v27.16b, v6.16b, v27.16b, v7.16b
    bsl v3.16b, v0.16b, v9.16b
    bsl v6.16b, v1.16b, v13.16b
    // round 3 (pipo.dsl:38)
    ldr q9, [x3, #640]
    ldr q13, [x3, #688]
    // round 5 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v10.16b, v2.16b
    bcax v21.16b, v21.16b, v11.16b, v7.16b
    mvn v14.16b, v23.16b
    // round 3 (pipo.dsl:38)
    ldr q15, [x3, #624]
    // round 5 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v19.16b, v22.16b
    eor3 v1.16b, v1.16b, v20.16b, v26.16b
    mvn v19.16b, v16.16b
    eor3 v3.16b, v22.16b, v17.16b, v3.16b
    eor3 v6.16b, v26.16b, v21.16b, v6.16b
    mvn v20.16b, v27.16b
    // round 3 (pipo.dsl:38)
    ldr q22, [x3, #1008]
    // round 5 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v17.16b, v10.16b
    bcax v7.16b, v7.16b, v21.16b, v11.16b
    // round 4 (pipo.dsl:38)
    eor v17.16b, v30.16b, v17.16b
    // round 5 (pipo.dsl:36)
    bcax v26.16b, v10.16b, v3.16b, v14.16b
    bcax v20.16b, v11.16b, v6.16b, v20.16b
    // round 4 (pipo.dsl:38)
    eor v21.16b, v30.16b, v21.16b
    // round 3 (pipo.dsl:38)
    ldp q30, q10, [x3, #832]
    // round 4 (pipo.dsl:38)
    eor v3.16b, v12.16b, v3.16b
    eor v6.16b, v12.16b, v6.16b
    // round 5 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v0.16b, v4.16b
    bcax v11.16b, v18.16b, v1.16b, v5.16b
    mvn v18.16b, v18.16b
    // round 4 (pipo.dsl:38)
    eor v2.16b, v28.16b, v2.16b
    eor v7.16b, v28.16b, v7.16b
    shl v28.16b, v17.16b, #5
    shl v12.16b, v21.16b, #5
    eor v26.16b, v25.16b, v26.16b
    eor v20.16b, v25.16b, v20.16b
    shl v25.16b, v3.16b, #7
    shl v14.16b, v6.16b, #7
    // round 5 (pipo.dsl:36)
    bit v19.16b, v0.16b, v4.16b
    bit v18.16b, v1.16b, v5.16b
    mvn v0.16b, v16.16b
    mvn v1.16b, v11.16b
    // round 4 (pipo.dsl:37)
    sri v28.16b, v17.16b, #3
    shl v17.16b, v2.16b, #2
    sri v12.16b, v21.16b, #3
    shl v21.16b, v7.16b, #2
    sri v25.16b, v3.16b, #1
    shl v3.16b, v26.16b, #3
    sri v14.16b, v6.16b, #1
    shl v6.16b, v20.16b, #3
    // round 5 (pipo.dsl:36)
    bcax v0.16b, v4.16b, v19.16b, v0.16b
    bcax v1.16b, v5.16b, v18.16b, v1.16b
    // round 4 (pipo.dsl:37)
    sri v17.16b, v2.16b, #6
    sri v21.16b, v7.16b, #6
    mvn v2.16b, v28.16b
    mvn v4.16b, v12.16b
    sri v3.16b, v26.16b, #5
    sri v6.16b, v20.16b, #5
    mvn v5.16b, v25.16b
    mvn v7.16b, v14.16b
    mvn v17.16b, v17.16b
    mvn v20.16b, v21.16b
    eor v0.16b, v29.16b, v0.16b
    eor v1.16b, v29.16b, v1.16b
    bcax v21.16b, v2.16b, v5.16b, v3.16b
    bcax v26.16b, v4.16b, v7.16b, v6.16b
    bcax v2.16b, v17.16b, v2.16b, v3.16b
    bcax v4.16b, v20.16b, v4.16b, v6.16b
    eor v17.16b, v24.16b, v23.16b
    eor v20.16b, v24.16b, v27.16b
    eor v23.16b, v0.16b, v21.16b
    eor v24.16b, v1.16b, v26.16b
    eor v16.16b, v8.16b, v16.16b
    eor v27.16b, v8.16b, v11.16b
    shl v28.16b, v17.16b, #6
    shl v29.16b, v20.16b, #6
    and v8.16b, v23.16b, v2.16b
    and v11.16b, v24.16b, v4.16b
    eor v19.16b, v31.16b, v19.16b
    eor v18.16b, v31.16b, v18.16b
    shl v31.16b, v16.16b, #1
    shl v12.16b, v27.16b, #1
    bcax v5.16b, v8.16b, v23.16b, v5.16b
    bcax v7.16b, v11.16b, v24.16b, v7.16b
    sri v28.16b, v17.16b, #2
    sri v29.16b, v20.16b, #2
    shl v17.16b, v19.16b, #4
    shl v20.16b, v18.16b, #4
    sri v31.16b, v16.16b, #7
    sri v12.16b, v27.16b, #7
    eor3 v5.16b, v3.16b, v28.16b, v5.16b
    eor3 v7.16b, v6.16b, v29.16b, v7.16b
    sri v17.16b, v19.16b, #4
    sri v20.16b, v18.16b, #4
    eor3 v16.16b, v31.16b, v25.16b, v2.16b
    eor3 v18.16b, v12.16b, v14.16b, v4.16b
    eor3 v19.16b, v0.16b, v2.16b, v5.16b
    eor3 v23.16b, v17.16b, v25.16b, v23.16b
    eor3 v24.16b, v20.16b, v14.16b, v24.16b
    eor3 v25.16b, v1.16b, v4.16b, v7.16b
    // round 3 (pipo.dsl:38)
    ldr q27, [x3, #704]
    ldr q28, [x3, #880]
    // round 4 (pipo.dsl:36)
    eor3 v3.16b, v3.16b, v8.16b, v16.16b
    eor3 v6.16b, v6.16b, v11.16b, v18.16b
    mvn v29.16b, v19.16b
    mvn v23.16b, v23.16b
    mvn v24.16b, v24.16b
    mvn v31.16b, v25.16b
    eor3 v19.16b, v2.16b, v19.16b, v3.16b
    eor3 v25.16b, v4.16b, v25.16b, v6.16b
    bsl v2.16b, v0.16b, v8.16b
    // round 2 (pipo.dsl:38)
    ldp q8, q12, [x3, #736]
    // round 4 (pipo.dsl:36)
    bcax v23.16b, v23.16b, v29.16b, v3.16b
    bcax v24.16b, v24.16b, v31.16b, v6.16b
    bsl v4.16b, v1.16b, v11.16b
    // round 2 (pipo.dsl:38)
    ldr q11, [x3, #64]
    ldr q14, [x3, #768]
    // round 4 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v17.16b, v21.16b
    eor3 v1.16b, v1.16b, v20.16b, v26.16b
    mvn v17.16b, v5.16b
    eor3 v2.16b, v21.16b, v23.16b, v2.16b
    eor3 v4.16b, v26.16b, v24.16b, v4.16b
    mvn v20.16b, v19.16b
    // round 2 (pipo.dsl:38)
    ldr q21, [x3, #1024]
    // round 4 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v23.16b, v29.16b
    bcax v6.16b, v6.16b, v24.16b, v31.16b
    // round 3 (pipo.dsl:38)
    eor v23.16b, v9.16b, v23.16b
    // round 4 (pipo.dsl:36)
    bcax v20.16b, v29.16b, v2.16b, v20.16b
    mvn v26.16b, v25.16b
    // round 3 (pipo.dsl:38)
    eor v24.16b, v9.16b, v24.16b
    // round 2 (pipo.dsl:38)
    ldr q29, [x3, #32]
    // round 3 (pipo.dsl:38)
    eor v2.16b, v13.16b, v2.16b
    eor v9.16b, v13.16b, v4.16b
    // round 4 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v0.16b, v16.16b
    bcax v4.16b, v31.16b, v4.16b, v26.16b
    bcax v26.16b, v7.16b, v1.16b, v18.16b
    mvn v7.16b, v7.16b
    // round 3 (pipo.dsl:38)
    eor v3.16b, v15.16b, v3.16b
    eor v6.16b, v15.16b, v6.16b
    shl v31.16b, v23.16b, #5
    shl v13.16b, v24.16b, #5
    eor v20.16b, v30.16b, v20.16b
    eor v4.16b, v30.16b, v4.16b
    shl v30.16b, v2.16b, #7
    shl v15.16b, v9.16b, #7
    // round 4 (pipo.dsl:36)
    bit v17.16b, v0.16b, v16.16b
    bit v7.16b, v1.16b, v18.16b
    mvn v0.16b, v5.16b
    mvn v1.16b, v26.16b
    // round 3 (pipo.dsl:37)
    sri v31.16b, v23.16b, #3
    shl v23.16b, v3.16b, #2
    sri v13.16b, v24.16b, #3
    shl v24.16b, v6.16b, #2
    sri v30.16b, v2.16b, #1
    shl v2.16b, v20.16b, #3
    sri v15.16b, v9.16b, #1
    shl v9.16b, v4.16b, #3
    // round 4 (pipo.dsl:36)
    bcax v0.16b, v16.16b, v17.16b, v0.16b
    bcax v1.16b, v18.16b, v7.16b, v1.16b
    // round 3 (pipo.dsl:37)
    sri v23.16b, v3.16b, #6
    sri v24.16b, v6.16b, #6
    mvn v3.16b, v31.16b
    mvn v6.16b, v13.16b
    sri v2.16b, v20.16b, #5
    sri v9.16b, v4.16b, #5
    mvn v4.16b, v30.16b
    mvn v16.16b, v15.16b
    mvn v18.16b, v23.16b
    mvn v20.16b, v24.16b
    eor v0.16b, v22.16b, v0.16b
    bcax v23.16b, v3.16b, v4.16b, v2.16b
    bcax v24.16b, v6.16b, v16.16b, v9.16b
    eor v1.16b, v22.16b, v1.16b
    bcax v3.16b, v18.16b, v3.16b, v2.16b
    bcax v6.16b, v20.16b, v6.16b, v9.16b
    eor v18.16b, v27.16b, v19.16b
    eor v19.16b, v0.16b, v23.16b
    eor v20.16b, v1.16b, v24.16b
    eor v22.16b, v27.16b, v25.16b
    eor v5.16b, v10.16b, v5.16b
    eor v25.16b, v10.16b, v26.16b
    shl v26.16b, v18.16b, #6
    and v27.16b, v19.16b, v3.16b
    and v31.16b, v20.16b, v6.16b
    shl v10.16b, v22.16b, #6
    eor v17.16b, v28.16b, v17.16b
    eor v7.16b, v28.16b, v7.16b
    shl v28.16b, v5.16b, #1
    shl v13.16b, v25.16b, #1
    bcax v4.16b, v27.16b, v19.16b, v4.16b
    bcax v16.16b, v31.16b, v20.16b, v16.16b
    sri v26.16b, v18.16b, #2
    sri v10.16b, v22.16b, #2
    shl v18.16b, v17.16b, #4
    shl v22.16b, v7.16b, #4
    sri v28.16b, v5.16b, #7
    sri v13.16b, v25.16b, #7
    eor3 v4.16b, v2.16b, v26.16b, v4.16b
    eor3 v5.16b, v9.16b, v10.16b, v16.16b
    sri v18.16b, v17.16b, #4
    sri v22.16b, v7.16b, #4
    eor3 v7.16b, v28.16b, v30.16b, v3.16b
    eor3 v16.16b, v13.16b, v15.16b, v6.16b
    eor3 v17.16b, v18.16b, v30.16b, v19.16b
    eor3 v19.16b, v0.16b, v3.16b, v4.16b
    eor3 v25.16b, v1.16b, v6.16b, v5.16b
    // round 2 (pipo.dsl:38)
    ldp q26, q28, [x3, #800]
    // round 3 (pipo.dsl:36)
    eor3 v20.16b, v22.16b, v15.16b, v20.16b
    eor3 v2.16b, v2.16b, v27.16b, v7.16b
    eor3 v30.16b, v9.16b, v31.16b, v16.16b
    mvn v17.16b, v17.16b
    mvn v9.16b, v19.16b
    mvn v10.16b, v25.16b
    mvn v20.16b, v20.16b
    eor3 v19.16b, v3.16b, v19.16b, v2.16b
    eor3 v25.16b, v6.16b, v25.16b, v30.16b
    bcax v17.16b, v17.16b, v9.16b, v2.16b
    bsl v3.16b, v0.16b, v27.16b
    bsl v6.16b, v1.16b, v31.16b
    // round 1 (pipo.dsl:38)
    ldr q27, [x3, #640]
    ldr q31, [x3, #688]
    // round 3 (pipo.dsl:36)
    bcax v20.16b, v20.16b, v10.16b, v30.16b
    mvn v13.16b, v19.16b
    mvn v15.16b, v25.16b
    eor3 v3.16b, v23.16b, v17.16b, v3.16b
    eor3 v0.16b, v0.16b, v18.16b, v23.16b
    eor3 v1.16b, v1.16b, v22.16b, v24.16b
    // round 1 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 3 (pipo.dsl:36)
    eor3 v6.16b, v24.16b, v20.16b, v6.16b
    bcax v2.16b, v2.16b, v17.16b, v9.16b
    bcax v22.16b, v30.16b, v20.16b, v10.16b
    // round 1 (pipo.dsl:38)
    ldr q23, [x3, #1040]
    // round 3 (pipo.dsl:36)
    bcax v24.16b, v9.16b, v3.16b, v13.16b
    // round 2 (pipo.dsl:38)
    eor v17.16b, v12.16b, v17.16b
    eor v20.16b, v12.16b, v20.16b
    // round 1 (pipo.dsl:38)
    ldp q30, q9, [x3, #832]
    // round 3 (pipo.dsl:36)
    bcax v10.16b, v10.16b, v6.16b, v15.16b
    // round 2 (pipo.dsl:38)
    eor v3.16b, v11.16b, v3.16b
    eor v6.16b, v11.16b, v6.16b
    // round 3 (pipo.dsl:36)
    bcax v11.16b, v4.16b, v0.16b, v7.16b
    bcax v12.16b, v5.16b, v1.16b, v16.16b
    mvn v4.16b, v4.16b
    mvn v5.16b, v5.16b
    // round 2 (pipo.dsl:38)
    eor v2.16b, v8.16b, v2.16b
    eor v22.16b, v8.16b, v22.16b
    shl v8.16b, v17.16b, #5
    shl v13.16b, v20.16b, #5
    eor v24.16b, v14.16b, v24.16b
    eor v10.16b, v14.16b, v10.16b
    shl v14.16b, v3.16b, #7
    shl v15.16b, v6.16b, #7
    // round 3 (pipo.dsl:36)
    bit v4.16b, v0.16b, v7.16b
    bit v5.16b, v1.16b, v16.16b
    mvn v0.16b, v11.16b
    mvn v1.16b, v12.16b
    // round 2 (pipo.dsl:37)
    sri v8.16b, v17.16b, #3
    shl v17.16b, v2.16b, #2
    sri v13.16b, v20.16b, #3
    shl v20.16b, v22.16b, #2
    sri v14.16b, v3.16b, #1
    shl v3.16b, v24.16b, #3
    sri v15.16b, v6.16b, #1
    shl v6.16b, v10.16b, #3
    // round 3 (pipo.dsl:36)
    bcax v0.16b, v7.16b, v4.16b, v0.16b
    bcax v1.16b, v16.16b, v5.16b, v1.16b
    // round 2 (pipo.dsl:37)
    sri v17.16b, v2.16b, #6
    sri v20.16b, v22.16b, #6
    mvn v2.16b, v8.16b
    mvn v7.16b, v13.16b
    sri v3.16b, v24.16b, #5
    sri v6.16b, v10.16b, #5
    mvn v16.16b, v14.16b
    mvn v22.16b, v15.16b
    mvn v17.16b, v17.16b
    mvn v20.16b, v20.16b
    bcax v24.16b, v2.16b, v16.16b, v3.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    bcax v21.16b, v7.16b, v22.16b, v6.16b
    bcax v2.16b, v17.16b, v2.16b, v3.16b
    bcax v7.16b, v20.16b, v7.16b, v6.16b
    eor v17.16b, v0.16b, v24.16b
    eor v19.16b, v26.16b, v19.16b
    eor v20.16b, v26.16b, v25.16b
    eor v25.16b, v1.16b, v21.16b
    eor v26.16b, v29.16b, v11.16b
    eor v29.16b, v29.16b, v12.16b
    add x9, x0, #64
    add x10, x0, #128
    add x11, x0, #192
    and v8.16b, v17.16b, v2.16b
    shl v10.16b, v19.16b, #6
    shl v11.16b, v20.16b, #6
    and v12.16b, v25.16b, v7.16b
    eor v4.16b, v28.16b, v4.16b
    eor v5.16b, v28.16b, v5.16b
    shl v28.16b, v26.16b, #1
    shl v13.16b, v29.16b, #1
    bcax v16.16b, v8.16b, v17.16b, v16.16b
    bcax v22.16b, v12.16b, v25.16b, v22.16b
    sri v10.16b, v19.16b, #2
    sri v11.16b, v20.16b, #2
    shl v19.16b, v4.16b, #4
    shl v20.16b, v5.16b, #4
    sri v28.16b, v26.16b, #7
    sri v13.16b, v29.16b, #7
    eor3 v16.16b, v3.16b, v10.16b, v16.16b
    eor3 v22.16b, v6.16b, v11.16b, v22.16b
    sri v19.16b, v4.16b, #4
    sri v20.16b, v5.16b, #4
    eor3 v4.16b, v28.16b, v14.16b, v2.16b
    eor3 v5.16b, v13.16b, v15.16b, v7.16b
    eor3 v26.16b, v0.16b, v2.16b, v16.16b
    eor3 v28.16b, v1.16b, v7.16b, v22.16b
    eor3 v17.16b, v19.16b, v14.16b, v17.16b
    eor3 v25.16b, v20.16b, v15.16b, v25.16b
    eor3 v3.16b, v3.16b, v8.16b, v4.16b
    // round 1 (pipo.dsl:38)
    ldr q29, [x3, #704]
    ldr q10, [x3, #880]
    // round 2 (pipo.dsl:36)
    eor3 v6.16b, v6.16b, v12.16b, v5.16b
    mvn v11.16b, v26.16b
    mvn v13.16b, v28.16b
    mvn v17.16b, v17.16b
    mvn v25.16b, v25.16b
    eor3 v26.16b, v2.16b, v26.16b, v3.16b
    eor3 v28.16b, v7.16b, v28.16b, v6.16b
    bsl v2.16b, v0.16b, v8.16b
    bsl v7.16b, v1.16b, v12.16b
    ldr q8, [x3, #1056]
    ldr q12, [x3, #32]
    bcax v17.16b, v17.16b, v11.16b, v3.16b
    bcax v25.16b, v25.16b, v13.16b, v6.16b
    mvn v14.16b, v26.16b
    ldr q15, [x3, #768]
    eor3 v0.16b, v0.16b, v19.16b, v24.16b
    eor3 v1.16b, v1.16b, v20.16b, v21.16b
    mvn v19.16b, v16.16b
    eor3 v2.16b, v24.16b, v17.16b, v2.16b
    eor3 v7.16b, v21.16b, v25.16b, v7.16b
    mvn v20.16b, v28.16b
    ldr q21, [x3, #64]
    bcax v3.16b, v3.16b, v17.16b, v11.16b
    bcax v6.16b, v6.16b, v25.16b, v13.16b
    // round 1 (pipo.dsl:38)
    eor v17.16b, v27.16b, v17.16b
    // round 2 (pipo.dsl:36)
    bcax v24.16b, v11.16b, v2.16b, v14.16b
    bcax v20.16b, v13.16b, v7.16b, v20.16b
    // round 1 (pipo.dsl:38)
    eor v25.16b, v27.16b, v25.16b
    ldp q27, q11, [x3, #800]
    eor v2.16b, v31.16b, v2.16b
    eor v7.16b, v31.16b, v7.16b
    // round 2 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v0.16b, v4.16b
    bcax v31.16b, v22.16b, v1.16b, v5.16b
    mvn v22.16b, v22.16b
    // round 1 (pipo.dsl:38)
    eor v3.16b, v18.16b, v3.16b
    eor v6.16b, v18.16b, v6.16b
    shl v18.16b, v17.16b, #5
    shl v13.16b, v25.16b, #5
    eor v24.16b, v30.16b, v24.16b
    eor v20.16b, v30.16b, v20.16b
    shl v30.16b, v2.16b, #7
    shl v14.16b, v7.16b, #7
    // round 2 (pipo.dsl:36)
    bit v19.16b, v0.16b, v4.16b
    bit v22.16b, v1.16b, v5.16b
    mvn v0.16b, v16.16b
    mvn v1.16b, v31.16b
    // round 1 (pipo.dsl:37)
    sri v18.16b, v17.16b, #3
    shl v17.16b, v3.16b, #2
    sri v13.16b, v25.16b, #3
    shl v25.16b, v6.16b, #2
    sri v30.16b, v2.16b, #1
    shl v2.16b, v24.16b, #3
    sri v14.16b, v7.16b, #1
    shl v7.16b, v20.16b, #3
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v4.16b, v19.16b, v0.16b
    bcax v1.16b, v5.16b, v22.16b, v1.16b
    // round 1 (pipo.dsl:37)
    sri v17.16b, v3.16b, #6
    sri v25.16b, v6.16b, #6
    mvn v3.16b, v18.16b
    mvn v4.16b, v13.16b
    sri v2.16b, v24.16b, #5
    sri v7.16b, v20.16b, #5
    mvn v5.16b, v30.16b
    mvn v6.16b, v14.16b
    mvn v17.16b, v17.16b
    mvn v18.16b, v25.16b
    eor v0.16b, v23.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    bcax v20.16b, v3.16b, v5.16b, v2.16b
    bcax v23.16b, v4.16b, v6.16b, v7.16b
    bcax v3.16b, v17.16b, v3.16b, v2.16b
    bcax v4.16b, v18.16b, v4.16b, v7.16b
    eor v17.16b, v29.16b, v26.16b
    eor v18.16b, v29.16b, v28.16b
    eor v24.16b, v0.16b, v20.16b
    eor v25.16b, v1.16b, v23.16b
    eor v16.16b, v9.16b, v16.16b
    eor v26.16b, v9.16b, v31.16b
    shl v28.16b, v17.16b, #6
    shl v29.16b, v18.16b, #6
    and v31.16b, v24.16b, v3.16b
    and v9.16b, v25.16b, v4.16b
    eor v19.16b, v10.16b, v19.16b
    eor v22.16b, v10.16b, v22.16b
    shl v10.16b, v16.16b, #1
    shl v13.16b, v26.16b, #1
    bcax v5.16b, v31.16b, v24.16b, v5.16b
    bcax v6.16b, v9.16b, v25.16b, v6.16b
    sri v28.16b, v17.16b, #2
    sri v29.16b, v18.16b, #2
    shl v17.16b, v19.16b, #4
    shl v18.16b, v22.16b, #4
    sri v10.16b, v16.16b, #7
    sri v13.16b, v26.16b, #7
    eor3 v5.16b, v2.16b, v28.16b, v5.16b
    eor3 v6.16b, v7.16b, v29.16b, v6.16b
    sri v17.16b, v19.16b, #4
    sri v18.16b, v22.16b, #4
    eor3 v16.16b, v10.16b, v30.16b, v3.16b
    eor3 v19.16b, v13.16b, v14.16b, v4.16b
    eor3 v22.16b, v0.16b, v3.16b, v5.16b
    eor3 v24.16b, v17.16b, v30.16b, v24.16b
    eor3 v25.16b, v18.16b, v14.16b, v25.16b
    eor3 v26.16b, v1.16b, v4.16b, v6.16b
    ldp q28, q29, [x3, #736]
    eor3 v17.16b, v0.16b, v17.16b, v20.16b
    eor3 v18.16b, v1.16b, v18.16b, v23.16b
    eor3 v2.16b, v2.16b, v31.16b, v16.16b
    eor3 v7.16b, v7.16b, v9.16b, v19.16b
    mvn v24.16b, v24.16b
    mvn v25.16b, v25.16b
    mvn v30.16b, v22.16b
    mvn v10.16b, v26.16b
    bcax v13.16b, v5.16b, v17.16b, v16.16b
    bcax v14.16b, v6.16b, v18.16b, v19.16b
    mvn v5.16b, v5.16b
    mvn v6.16b, v6.16b
    bcax v24.16b, v24.16b, v30.16b, v2.16b
    bcax v25.16b, v25.16b, v10.16b, v7.16b
    eor3 v22.16b, v3.16b, v22.16b, v2.16b
    eor3 v26.16b, v4.16b, v26.16b, v7.16b
    bsl v3.16b, v0.16b, v31.16b
    bsl v4.16b, v1.16b, v9.16b
    bit v5.16b, v17.16b, v16.16b
    bit v6.16b, v18.16b, v19.16b
    mvn v0.16b, v13.16b
    mvn v1.16b, v14.16b
    eor3 v3.16b, v20.16b, v24.16b, v3.16b
    eor3 v4.16b, v23.16b, v25.16b, v4.16b
    mvn v17.16b, v22.16b
    mvn v18.16b, v26.16b
    bcax v0.16b, v16.16b, v5.16b, v0.16b
    bcax v1.16b, v19.16b, v6.16b, v1.16b
    bcax v2.16b, v2.16b, v24.16b, v30.16b
    bcax v7.16b, v7.16b, v25.16b, v10.16b
    bcax v16.16b, v30.16b, v3.16b, v17.16b
    bcax v17.16b, v10.16b, v4.16b, v18.16b
    eor v0.16b, v8.16b, v0.16b
    eor v1.16b, v8.16b, v1.16b
    eor v18.16b, v12.16b, v13.16b
    eor v19.16b, v12.16b, v14.16b
    eor v5.16b, v11.16b, v5.16b
    eor v6.16b, v11.16b, v6.16b
    eor v20.16b, v29.16b, v24.16b
    eor v23.16b, v29.16b, v25.16b
    eor v2.16b, v28.16b, v2.16b
    eor v7.16b, v28.16b, v7.16b
    eor v16.16b, v15.16b, v16.16b
    eor v17.16b, v15.16b, v17.16b
    eor v3.16b, v21.16b, v3.16b
    eor v4.16b, v21.16b, v4.16b
    eor v21.16b, v27.16b, v22.16b
    eor v22.16b, v27.16b, v26.16b
    zip1 v24.16b, v0.16b, v2.16b
    zip2 v28.16b, v0.16b, v2.16b
    zip1 v25.16b, v18.16b, v16.16b
    zip2 v29.16b, v18.16b, v16.16b
    zip1 v26.16b, v5.16b, v3.16b
    zip2 v30.16b, v5.16b, v3.16b
    zip1 v27.16b, v20.16b, v21.16b
    zip2 v31.16b, v20.16b, v21.16b
    zip1 v8.16b, v1.16b, v7.16b
    zip2 v0.16b, v1.16b, v7.16b
    zip1 v9.16b, v19.16b, v17.16b
    zip2 v1.16b, v19.16b, v17.16b
    zip1 v10.16b, v6.16b, v4.16b
    zip2 v2.16b, v6.16b, v4.16b
    zip1 v11.16b, v23.16b, v22.16b
    zip2 v3.16b, v23.16b, v22.16b
    st4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x0]
    st4 {v28.16b, v29.16b, v30.16b, v31.16b}, [x9]
    st4 {v8.16b, v9.16b, v10.16b, v11.16b}, [x10]
    st4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x11]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_128_ecb_decrypt_neon_out
.Llwcc_pipo64_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_pipo64_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_128_ecb_decrypt_neon_group
.Llwcc_pipo64_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_decrypt_neon_copy
.Llwcc_pipo64_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_pipo64_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_pipo64_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_pipo64_128_ecb_decrypt_neon, .-lwcc_pipo64_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_init_neon
    .type lwcc_pipo64_128_ctr_init_neon, %function
lwcc_pipo64_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_pipo64_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_pipo64_128_ctr_nonce_neon
    .size lwcc_pipo64_128_ctr_init_neon, .-lwcc_pipo64_128_ctr_init_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_nonce_neon
    .type lwcc_pipo64_128_ctr_nonce_neon, %function
lwcc_pipo64_128_ctr_nonce_neon:
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x0, #112]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #1088]
    ld1r {v0.16b}, [x1]
    ldr q1, [x0, #16]
    eor v0.16b, v0.16b, v1.16b
    add x9, x1, #1
    ld1r {v1.16b}, [x9]
    ldr q2, [x0, #1072]
    eor v1.16b, v1.16b, v2.16b
    // round 1 (pipo.dsl:36)
    mvn v1.16b, v1.16b
    add x9, x1, #2
    ld1r {v2.16b}, [x9]
    ldr q3, [x0, #0]
    eor v2.16b, v2.16b, v3.16b
    bcax v3.16b, v2.16b, v0.16b, v1.16b
    bcax v0.16b, v0.16b, v1.16b, v3.16b
    bit v1.16b, v2.16b, v0.16b
    str q1, [x0, #1104]
    str q3, [x0, #1120]
    str q0, [x0, #1136]
    ldr q0, [x0, #128]
    eor v0.16b, v0.16b, v3.16b
    str q0, [x0, #1152]
    ret
    .size lwcc_pipo64_128_ctr_nonce_neon, .-lwcc_pipo64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_crypt_neon
    .type lwcc_pipo64_128_ctr_crypt_neon, %function
lwcc_pipo64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_128_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_pipo64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ctr_crypt_neon_rest
.Llwcc_pipo64_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    ldr q2, [x8, #16]
    ldr q3, [x8, #32]
    ldr q4, [x8, #48]
    ldr q5, [x8, #64]
    ldr q6, [x8, #80]
    ldr q7, [x8, #96]
    ldr q16, [x8, #112]
    add v1.4s, v0.4s, v1.4s
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    add v4.4s, v0.4s, v4.4s
    add v5.4s, v0.4s, v5.4s
    add v6.4s, v0.4s, v6.4s
    add v7.4s, v0.4s, v7.4s
    add v0.4s, v0.4s, v16.4s
    uzp1 v16.16b, v1.16b, v2.16b
    uzp2 v1.16b, v1.16b, v2.16b
    uzp1 v2.16b, v3.16b, v4.16b
    uzp2 v3.16b, v3.16b, v4.16b
    ldr q4, [x3, #48]
    ldp q17, q18, [x3, #64]
    uzp1 v19.16b, v5.16b, v6.16b
    uzp2 v5.16b, v5.16b, v6.16b
    uzp1 v6.16b, v7.16b, v0.16b
    uzp2 v0.16b, v7.16b, v0.16b
    uzp1 v7.16b, v16.16b, v2.16b
    uzp2 v2.16b, v16.16b, v2.16b
    ldr q16, [x3, #96]
    uzp1 v20.16b, v1.16b, v3.16b
    uzp2 v1.16b, v1.16b, v3.16b
    uzp2 v3.16b, v19.16b, v6.16b
    uzp1 v6.16b, v19.16b, v6.16b
    uzp1 v19.16b, v5.16b, v0.16b
    uzp2 v0.16b, v5.16b, v0.16b
    // round 1 (pipo.dsl:36)
    add x9, x3, #2048
    eor v2.16b, v4.16b, v2.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v17.16b, v20.16b
    ldp q5, q20, [x9, #-960]
    eor v17.16b, v17.16b, v19.16b
    eor v7.16b, v7.16b, v18.16b
    eor v6.16b, v6.16b, v18.16b
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    bcax v2.16b, v2.16b, v4.16b, v7.16b
    bcax v3.16b, v3.16b, v17.16b, v6.16b
    ldp q16, q18, [x9, #-928]
    bcax v19.16b, v1.16b, v2.16b, v5.16b
    bcax v21.16b, v0.16b, v3.16b, v5.16b
    orn v1.16b, v2.16b, v1.16b
    orn v0.16b, v3.16b, v0.16b
    ldp q22, q23, [x3, #192]
    eor3 v7.16b, v7.16b, v2.16b, v19.16b
    eor3 v6.16b, v6.16b, v3.16b, v21.16b
    eor v4.16b, v5.16b, v4.16b
    eor3 v1.16b, v5.16b, v16.16b, v1.16b
    eor3 v0.16b, v5.16b, v16.16b, v0.16b
    ldr q16, [x3, #144]
    eor v5.16b, v5.16b, v17.16b
    eor3 v2.16b, v2.16b, v7.16b, v20.16b
    eor3 v3.16b, v3.16b, v6.16b, v20.16b
    ldp q17, q24, [x3, #160]
    eor3 v25.16b, v7.16b, v18.16b, v1.16b
    eor3 v26.16b, v6.16b, v18.16b, v0.16b
    bic v27.16b, v7.16b, v4.16b
    bic v28.16b, v6.16b, v5.16b
    eor v29.16b, v22.16b, v1.16b
    eor v22.16b, v22.16b, v0.16b
    ldr q30, [x3, #1152]
    bcax v4.16b, v4.16b, v2.16b, v7.16b
    bcax v5.16b, v5.16b, v3.16b, v6.16b
    eor3 v19.16b, v19.16b, v18.16b, v27.16b
    eor3 v18.16b, v21.16b, v18.16b, v28.16b
    eor v21.16b, v16.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    eor v25.16b, v17.16b, v25.16b
    eor v17.16b, v17.16b, v26.16b
    shl v26.16b, v29.16b, #1
    shl v31.16b, v22.16b, #1
    orr v8.16b, v1.16b, v19.16b
    orr v9.16b, v0.16b, v18.16b
    bcax v1.16b, v27.16b, v1.16b, v4.16b
    bcax v0.16b, v28.16b, v0.16b, v5.16b
    eor v27.16b, v30.16b, v4.16b
    eor v28.16b, v30.16b, v5.16b
    shl v30.16b, v25.16b, #7
    shl v10.16b, v17.16b, #7
    eor v11.16b, v24.16b, v19.16b
    eor v24.16b, v24.16b, v18.16b
    sri v26.16b, v29.16b, #7
    sri v31.16b, v22.16b, #7
    eor3 v2.16b, v2.16b, v4.16b, v8.16b
    eor3 v3.16b, v3.16b, v5.16b, v9.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    eor3 v0.16b, v20.16b, v18.16b, v0.16b
    shl v4.16b, v27.16b, #4
    ldp q5, q20, [x3, #224]
    shl v22.16b, v28.16b, #4
    sri v30.16b, v25.16b, #1
    sri v10.16b, v17.16b, #1
    shl v17.16b, v11.16b, #5
    shl v25.16b, v24.16b, #5
    bcax v7.16b, v7.16b, v2.16b, v19.16b
    bcax v6.16b, v6.16b, v3.16b, v18.16b
    sri v4.16b, v27.16b, #4
    sri v22.16b, v28.16b, #4
    sri v17.16b, v11.16b, #3
    sri v25.16b, v24.16b, #3
    eor v1.16b, v23.16b, v1.16b
    eor v0.16b, v23.16b, v0.16b
    eor v2.16b, v20.16b, v2.16b
    eor v3.16b, v20.16b, v3.16b
    // round 2 (pipo.dsl:36)
    bcax v18.16b, v4.16b, v21.16b, v30.16b
    bcax v19.16b, v22.16b, v16.16b, v10.16b
    // round 1 (pipo.dsl:37)
    shl v20.16b, v1.16b, #2
    shl v23.16b, v0.16b, #2
    eor v7.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #3
    shl v24.16b, v3.16b, #3
    sri v20.16b, v1.16b, #6
    sri v23.16b, v0.16b, #6
    shl v0.16b, v7.16b, #6
    shl v1.16b, v5.16b, #6
    sri v6.16b, v2.16b, #5
    sri v24.16b, v3.16b, #5
    // round 2 (pipo.dsl:36)
    bcax v2.16b, v17.16b, v26.16b, v20.16b
    bcax v3.16b, v25.16b, v31.16b, v23.16b
    // round 1 (pipo.dsl:37)
    sri v0.16b, v7.16b, #2
    sri v1.16b, v5.16b, #2
    // round 2 (pipo.dsl:36)
    bcax v5.16b, v21.16b, v30.16b, v18.16b
    bcax v7.16b, v16.16b, v10.16b, v19.16b
    bcax v16.16b, v0.16b, v2.16b, v6.16b
    bcax v17.16b, v1.16b, v3.16b, v24.16b
    bit v30.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q21, [x3, #320]
    bit v10.16b, v22.16b, v7.16b
    eor3 v20.16b, v20.16b, v2.16b, v16.16b
    eor3 v22.16b, v23.16b, v3.16b, v17.16b
    eor v23.16b, v26.16b, v6.16b
    eor3 v0.16b, v6.16b, v18.16b, v0.16b
    eor3 v1.16b, v24.16b, v19.16b, v1.16b
    ldp q6, q25, [x3, #256]
    eor v24.16b, v31.16b, v24.16b
    eor3 v2.16b, v2.16b, v20.16b, v30.16b
    eor3 v3.16b, v3.16b, v22.16b, v10.16b
    ldp q26, q27, [x3, #288]
    eor3 v28.16b, v20.16b, v5.16b, v0.16b
    eor3 v29.16b, v22.16b, v7.16b, v1.16b
    bic v31.16b, v20.16b, v23.16b
    bic v8.16b, v22.16b, v24.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    bcax v23.16b, v23.16b, v2.16b, v20.16b
    bcax v24.16b, v24.16b, v3.16b, v22.16b
    eor3 v5.16b, v16.16b, v5.16b, v31.16b
    eor3 v7.16b, v17.16b, v7.16b, v8.16b
    eor v16.16b, v25.16b, v2.16b
    eor v17.16b, v25.16b, v3.16b
    eor v25.16b, v26.16b, v28.16b
    eor v26.16b, v26.16b, v29.16b
    shl v28.16b, v9.16b, #1
    shl v29.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v31.16b, v0.16b, v23.16b
    bcax v1.16b, v8.16b, v1.16b, v24.16b
    eor3 v18.16b, v6.16b, v18.16b, v23.16b
    eor3 v6.16b, v6.16b, v19.16b, v24.16b
    shl v19.16b, v25.16b, #7
    shl v31.16b, v26.16b, #7
    eor v8.16b, v27.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    sri v28.16b, v9.16b, #7
    sri v29.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v23.16b, v11.16b
    eor3 v3.16b, v3.16b, v24.16b, v12.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v1.16b, v10.16b, v7.16b, v1.16b
    shl v4.16b, v18.16b, #4
    ldp q23, q24, [x3, #352]
    shl v30.16b, v6.16b, #4
    sri v19.16b, v25.16b, #1
    sri v31.16b, v26.16b, #1
    shl v25.16b, v8.16b, #5
    shl v26.16b, v27.16b, #5
    bcax v5.16b, v20.16b, v2.16b, v5.16b
    bcax v7.16b, v22.16b, v3.16b, v7.16b
    sri v4.16b, v18.16b, #4
    sri v30.16b, v6.16b, #4
    sri v25.16b, v8.16b, #3
    sri v26.16b, v27.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 3 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v19.16b
    bcax v18.16b, v30.16b, v17.16b, v31.16b
    // round 2 (pipo.dsl:37)
    shl v20.16b, v0.16b, #2
    shl v21.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v22.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v20.16b, v0.16b, #6
    sri v21.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v22.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 3 (pipo.dsl:36)
    bcax v2.16b, v25.16b, v28.16b, v20.16b
    bcax v3.16b, v26.16b, v29.16b, v21.16b
    // round 2 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 3 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v19.16b, v6.16b
    bcax v7.16b, v17.16b, v31.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v22.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v19.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q24, [x3, #192]
    bit v31.16b, v30.16b, v7.16b
    eor3 v20.16b, v20.16b, v2.16b, v16.16b
    eor3 v21.16b, v21.16b, v3.16b, v17.16b
    eor v25.16b, v28.16b, v22.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q22, [x3, #384]
    eor v23.16b, v29.16b, v23.16b
    eor3 v2.16b, v2.16b, v20.16b, v19.16b
    eor3 v3.16b, v3.16b, v21.16b, v31.16b
    ldp q26, q27, [x3, #160]
    eor3 v28.16b, v20.16b, v5.16b, v0.16b
    eor3 v29.16b, v21.16b, v7.16b, v1.16b
    bic v30.16b, v20.16b, v25.16b
    bic v8.16b, v21.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #128]
    bcax v25.16b, v25.16b, v2.16b, v20.16b
    bcax v23.16b, v23.16b, v3.16b, v21.16b
    eor3 v5.16b, v16.16b, v5.16b, v30.16b
    eor3 v7.16b, v17.16b, v7.16b, v8.16b
    eor v16.16b, v22.16b, v2.16b
    eor v17.16b, v22.16b, v3.16b
    eor v22.16b, v26.16b, v28.16b
    eor v26.16b, v26.16b, v29.16b
    shl v28.16b, v9.16b, #1
    shl v29.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v30.16b, v0.16b, v25.16b
    bcax v1.16b, v8.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v25.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v30.16b, v22.16b, #7
    shl v8.16b, v26.16b, #7
    eor v10.16b, v27.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    sri v28.16b, v9.16b, #7
    sri v29.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v25.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v19.16b, v5.16b, v0.16b
    eor3 v1.16b, v31.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q19, q23, [x3, #224]
    shl v25.16b, v18.16b, #4
    sri v30.16b, v22.16b, #1
    sri v8.16b, v26.16b, #1
    shl v22.16b, v10.16b, #5
    shl v26.16b, v27.16b, #5
    bcax v5.16b, v20.16b, v2.16b, v5.16b
    bcax v7.16b, v21.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v25.16b, v18.16b, #4
    sri v22.16b, v10.16b, #3
    sri v26.16b, v27.16b, #3
    eor v0.16b, v24.16b, v0.16b
    eor v1.16b, v24.16b, v1.16b
    eor v2.16b, v23.16b, v2.16b
    eor v3.16b, v23.16b, v3.16b
    // round 4 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v30.16b
    bcax v18.16b, v25.16b, v17.16b, v8.16b
    // round 3 (pipo.dsl:37)
    shl v20.16b, v0.16b, #2
    shl v21.16b, v1.16b, #2
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    shl v19.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v20.16b, v0.16b, #6
    sri v21.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v19.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 4 (pipo.dsl:36)
    bcax v2.16b, v22.16b, v28.16b, v20.16b
    bcax v3.16b, v26.16b, v29.16b, v21.16b
    // round 3 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 4 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v30.16b, v6.16b
    bcax v7.16b, v17.16b, v8.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v19.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v30.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q22, [x3, #320]
    bit v8.16b, v25.16b, v7.16b
    eor3 v20.16b, v20.16b, v2.16b, v16.16b
    eor3 v21.16b, v21.16b, v3.16b, v17.16b
    eor v24.16b, v28.16b, v19.16b
    eor3 v0.16b, v19.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q19, [x3, #400]
    eor v23.16b, v29.16b, v23.16b
    eor3 v2.16b, v2.16b, v20.16b, v30.16b
    eor3 v3.16b, v3.16b, v21.16b, v8.16b
    ldp q25, q26, [x3, #288]
    eor3 v27.16b, v20.16b, v5.16b, v0.16b
    eor3 v28.16b, v21.16b, v7.16b, v1.16b
    bic v29.16b, v20.16b, v24.16b
    bic v31.16b, v21.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #256]
    bcax v24.16b, v24.16b, v2.16b, v20.16b
    bcax v23.16b, v23.16b, v3.16b, v21.16b
    eor3 v5.16b, v16.16b, v5.16b, v29.16b
    eor3 v7.16b, v17.16b, v7.16b, v31.16b
    eor v16.16b, v19.16b, v2.16b
    eor v17.16b, v19.16b, v3.16b
    eor v19.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v29.16b, v0.16b, v24.16b
    bcax v1.16b, v31.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v29.16b, v19.16b, #7
    shl v31.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v1.16b, v8.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #352]
    shl v30.16b, v18.16b, #4
    sri v29.16b, v19.16b, #1
    sri v31.16b, v25.16b, #1
    shl v19.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v20.16b, v2.16b, v5.16b
    bcax v7.16b, v21.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v30.16b, v18.16b, #4
    sri v19.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 5 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v29.16b
    bcax v18.16b, v30.16b, v17.16b, v31.16b
    // round 4 (pipo.dsl:37)
    shl v20.16b, v0.16b, #2
    shl v21.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v22.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v20.16b, v0.16b, #6
    sri v21.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v22.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 5 (pipo.dsl:36)
    bcax v2.16b, v19.16b, v27.16b, v20.16b
    bcax v3.16b, v25.16b, v28.16b, v21.16b
    // round 4 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 5 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v29.16b, v6.16b
    bcax v7.16b, v17.16b, v31.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v22.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v29.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q19, [x3, #192]
    bit v31.16b, v30.16b, v7.16b
    eor3 v20.16b, v20.16b, v2.16b, v16.16b
    eor3 v21.16b, v21.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v22.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q22, [x3, #416]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v20.16b, v29.16b
    eor3 v3.16b, v3.16b, v21.16b, v31.16b
    ldp q25, q26, [x3, #160]
    eor3 v27.16b, v20.16b, v5.16b, v0.16b
    eor3 v28.16b, v21.16b, v7.16b, v1.16b
    bic v30.16b, v20.16b, v24.16b
    bic v8.16b, v21.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #128]
    bcax v24.16b, v24.16b, v2.16b, v20.16b
    bcax v23.16b, v23.16b, v3.16b, v21.16b
    eor3 v5.16b, v16.16b, v5.16b, v30.16b
    eor3 v7.16b, v17.16b, v7.16b, v8.16b
    eor v16.16b, v22.16b, v2.16b
    eor v17.16b, v22.16b, v3.16b
    eor v22.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v30.16b, v0.16b, v24.16b
    bcax v1.16b, v8.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v30.16b, v22.16b, #7
    shl v8.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v29.16b, v5.16b, v0.16b
    eor3 v1.16b, v31.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #224]
    shl v29.16b, v18.16b, #4
    sri v30.16b, v22.16b, #1
    sri v8.16b, v25.16b, #1
    shl v22.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v20.16b, v2.16b, v5.16b
    bcax v7.16b, v21.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v29.16b, v18.16b, #4
    sri v22.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v19.16b, v0.16b
    eor v1.16b, v19.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 6 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v30.16b
    bcax v18.16b, v29.16b, v17.16b, v8.16b
    // round 5 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v21.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v21.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 6 (pipo.dsl:36)
    bcax v2.16b, v22.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 5 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 6 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v30.16b, v6.16b
    bcax v7.16b, v17.16b, v8.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v21.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v30.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q22, [x3, #320]
    bit v8.16b, v29.16b, v7.16b
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v21.16b
    eor3 v0.16b, v21.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q21, [x3, #432]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v19.16b, v30.16b
    eor3 v3.16b, v3.16b, v20.16b, v8.16b
    ldp q25, q26, [x3, #288]
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v29.16b, v19.16b, v24.16b
    bic v31.16b, v20.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #256]
    bcax v24.16b, v24.16b, v2.16b, v19.16b
    bcax v23.16b, v23.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v29.16b
    eor3 v7.16b, v17.16b, v7.16b, v31.16b
    eor v16.16b, v21.16b, v2.16b
    eor v17.16b, v21.16b, v3.16b
    eor v21.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v29.16b, v0.16b, v24.16b
    bcax v1.16b, v31.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v29.16b, v21.16b, #7
    shl v31.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v1.16b, v8.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #352]
    shl v30.16b, v18.16b, #4
    sri v29.16b, v21.16b, #1
    sri v31.16b, v25.16b, #1
    shl v21.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v30.16b, v18.16b, #4
    sri v21.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 7 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v29.16b
    bcax v18.16b, v30.16b, v17.16b, v31.16b
    // round 6 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v22.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v22.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 7 (pipo.dsl:36)
    bcax v2.16b, v21.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 6 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 7 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v29.16b, v6.16b
    bcax v7.16b, v17.16b, v31.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v22.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v29.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q21, [x3, #192]
    bit v31.16b, v30.16b, v7.16b
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v22.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q22, [x3, #448]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v19.16b, v29.16b
    eor3 v3.16b, v3.16b, v20.16b, v31.16b
    ldp q25, q26, [x3, #160]
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v30.16b, v19.16b, v24.16b
    bic v8.16b, v20.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #128]
    bcax v24.16b, v24.16b, v2.16b, v19.16b
    bcax v23.16b, v23.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v30.16b
    eor3 v7.16b, v17.16b, v7.16b, v8.16b
    eor v16.16b, v22.16b, v2.16b
    eor v17.16b, v22.16b, v3.16b
    eor v22.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v30.16b, v0.16b, v24.16b
    bcax v1.16b, v8.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v30.16b, v22.16b, #7
    shl v8.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v29.16b, v5.16b, v0.16b
    eor3 v1.16b, v31.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #224]
    shl v29.16b, v18.16b, #4
    sri v30.16b, v22.16b, #1
    sri v8.16b, v25.16b, #1
    shl v22.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v29.16b, v18.16b, #4
    sri v22.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 8 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v30.16b
    bcax v18.16b, v29.16b, v17.16b, v8.16b
    // round 7 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v21.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v21.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 8 (pipo.dsl:36)
    bcax v2.16b, v22.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 7 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 8 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v30.16b, v6.16b
    bcax v7.16b, v17.16b, v8.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v21.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v30.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q22, [x3, #320]
    bit v8.16b, v29.16b, v7.16b
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v21.16b
    eor3 v0.16b, v21.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q21, [x3, #464]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v19.16b, v30.16b
    eor3 v3.16b, v3.16b, v20.16b, v8.16b
    ldp q25, q26, [x3, #288]
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v29.16b, v19.16b, v24.16b
    bic v31.16b, v20.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #256]
    bcax v24.16b, v24.16b, v2.16b, v19.16b
    bcax v23.16b, v23.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v29.16b
    eor3 v7.16b, v17.16b, v7.16b, v31.16b
    eor v16.16b, v21.16b, v2.16b
    eor v17.16b, v21.16b, v3.16b
    eor v21.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v29.16b, v0.16b, v24.16b
    bcax v1.16b, v31.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v29.16b, v21.16b, #7
    shl v31.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v1.16b, v8.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #352]
    shl v30.16b, v18.16b, #4
    sri v29.16b, v21.16b, #1
    sri v31.16b, v25.16b, #1
    shl v21.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v30.16b, v18.16b, #4
    sri v21.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 9 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v29.16b
    bcax v18.16b, v30.16b, v17.16b, v31.16b
    // round 8 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v22.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v22.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 9 (pipo.dsl:36)
    bcax v2.16b, v21.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 8 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 9 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v29.16b, v6.16b
    bcax v7.16b, v17.16b, v31.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v22.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v29.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q21, [x3, #192]
    bit v31.16b, v30.16b, v7.16b
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v22.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q22, [x3, #480]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v19.16b, v29.16b
    eor3 v3.16b, v3.16b, v20.16b, v31.16b
    ldp q25, q26, [x3, #160]
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v30.16b, v19.16b, v24.16b
    bic v8.16b, v20.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #128]
    bcax v24.16b, v24.16b, v2.16b, v19.16b
    bcax v23.16b, v23.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v30.16b
    eor3 v7.16b, v17.16b, v7.16b, v8.16b
    eor v16.16b, v22.16b, v2.16b
    eor v17.16b, v22.16b, v3.16b
    eor v22.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v30.16b, v0.16b, v24.16b
    bcax v1.16b, v8.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v30.16b, v22.16b, #7
    shl v8.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v29.16b, v5.16b, v0.16b
    eor3 v1.16b, v31.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #224]
    shl v29.16b, v18.16b, #4
    sri v30.16b, v22.16b, #1
    sri v8.16b, v25.16b, #1
    shl v22.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v29.16b, v18.16b, #4
    sri v22.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 10 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v30.16b
    bcax v18.16b, v29.16b, v17.16b, v8.16b
    // round 9 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v21.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v21.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 10 (pipo.dsl:36)
    bcax v2.16b, v22.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 9 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 10 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v30.16b, v6.16b
    bcax v7.16b, v17.16b, v8.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v21.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v30.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q22, [x3, #320]
    bit v8.16b, v29.16b, v7.16b
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v21.16b
    eor3 v0.16b, v21.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q21, [x3, #496]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v19.16b, v30.16b
    eor3 v3.16b, v3.16b, v20.16b, v8.16b
    ldp q25, q26, [x3, #288]
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v29.16b, v19.16b, v24.16b
    bic v31.16b, v20.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #256]
    bcax v24.16b, v24.16b, v2.16b, v19.16b
    bcax v23.16b, v23.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v29.16b
    eor3 v7.16b, v17.16b, v7.16b, v31.16b
    eor v16.16b, v21.16b, v2.16b
    eor v17.16b, v21.16b, v3.16b
    eor v21.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v29.16b, v0.16b, v24.16b
    bcax v1.16b, v31.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v29.16b, v21.16b, #7
    shl v31.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v1.16b, v8.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #352]
    shl v30.16b, v18.16b, #4
    sri v29.16b, v21.16b, #1
    sri v31.16b, v25.16b, #1
    shl v21.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v30.16b, v18.16b, #4
    sri v21.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 11 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v29.16b
    bcax v18.16b, v30.16b, v17.16b, v31.16b
    // round 10 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v22.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v22.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 11 (pipo.dsl:36)
    bcax v2.16b, v21.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 10 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 11 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v29.16b, v6.16b
    bcax v7.16b, v17.16b, v31.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v22.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    bit v29.16b, v4.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q21, [x3, #192]
    bit v31.16b, v30.16b, v7.16b
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor v24.16b, v27.16b, v22.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q22, [x3, #512]
    eor v23.16b, v28.16b, v23.16b
    eor3 v2.16b, v2.16b, v19.16b, v29.16b
    eor3 v3.16b, v3.16b, v20.16b, v31.16b
    ldp q25, q26, [x3, #160]
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v30.16b, v19.16b, v24.16b
    bic v8.16b, v20.16b, v23.16b
    eor v9.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    ldr q10, [x3, #128]
    bcax v24.16b, v24.16b, v2.16b, v19.16b
    bcax v23.16b, v23.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v30.16b
    eor3 v7.16b, v17.16b, v7.16b, v8.16b
    eor v16.16b, v22.16b, v2.16b
    eor v17.16b, v22.16b, v3.16b
    eor v22.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v9.16b, #1
    shl v28.16b, v4.16b, #1
    orr v11.16b, v0.16b, v5.16b
    orr v12.16b, v1.16b, v7.16b
    bcax v0.16b, v30.16b, v0.16b, v24.16b
    bcax v1.16b, v8.16b, v1.16b, v23.16b
    eor3 v6.16b, v10.16b, v6.16b, v24.16b
    eor3 v18.16b, v10.16b, v18.16b, v23.16b
    shl v30.16b, v22.16b, #7
    shl v8.16b, v25.16b, #7
    eor v10.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v9.16b, #7
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v24.16b, v11.16b
    eor3 v3.16b, v3.16b, v23.16b, v12.16b
    eor3 v0.16b, v29.16b, v5.16b, v0.16b
    eor3 v1.16b, v31.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    ldp q23, q24, [x3, #224]
    shl v29.16b, v18.16b, #4
    sri v30.16b, v22.16b, #1
    sri v8.16b, v25.16b, #1
    shl v22.16b, v10.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v29.16b, v18.16b, #4
    sri v22.16b, v10.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    // round 12 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v30.16b
    bcax v18.16b, v29.16b, v17.16b, v8.16b
    // round 11 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    shl v21.16b, v2.16b, #3
    shl v23.16b, v3.16b, #3
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v21.16b, v2.16b, #5
    sri v23.16b, v3.16b, #5
    // round 12 (pipo.dsl:36)
    bcax v2.16b, v22.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 13 (pipo.dsl:37)
    add x9, x1, #64
    // round 11 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 13 (pipo.dsl:37)
    ld4 {v9.16b, v10.16b, v11.16b, v12.16b}, [x9]
    // round 12 (pipo.dsl:36)
    bcax v5.16b, v16.16b, v30.16b, v6.16b
    bcax v7.16b, v17.16b, v8.16b, v18.16b
    bcax v16.16b, v0.16b, v2.16b, v21.16b
    bcax v17.16b, v1.16b, v3.16b, v23.16b
    orn v0.16b, v2.16b, v0.16b
    bit v30.16b, v4.16b, v5.16b
    bit v8.16b, v29.16b, v7.16b
    orn v1.16b, v3.16b, v1.16b
    ldp q4, q22, [x3, #320]
    eor3 v19.16b, v19.16b, v2.16b, v16.16b
    eor3 v20.16b, v20.16b, v3.16b, v17.16b
    eor3 v0.16b, v21.16b, v6.16b, v0.16b
    eor v21.16b, v27.16b, v21.16b
    eor v24.16b, v28.16b, v23.16b
    eor3 v1.16b, v23.16b, v18.16b, v1.16b
    ldr q23, [x3, #528]
    ldp q25, q26, [x3, #288]
    eor3 v2.16b, v2.16b, v19.16b, v30.16b
    eor3 v3.16b, v3.16b, v20.16b, v8.16b
    eor3 v27.16b, v19.16b, v5.16b, v0.16b
    eor3 v28.16b, v20.16b, v7.16b, v1.16b
    bic v29.16b, v19.16b, v21.16b
    bic v31.16b, v20.16b, v24.16b
    eor v13.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v1.16b
    bcax v21.16b, v21.16b, v2.16b, v19.16b
    ldr q14, [x3, #256]
    bcax v24.16b, v24.16b, v3.16b, v20.16b
    eor3 v5.16b, v16.16b, v5.16b, v29.16b
    eor3 v7.16b, v17.16b, v7.16b, v31.16b
    eor v16.16b, v23.16b, v2.16b
    eor v17.16b, v23.16b, v3.16b
    eor v23.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v28.16b
    shl v27.16b, v13.16b, #1
    shl v28.16b, v4.16b, #1
    orr v15.16b, v0.16b, v5.16b
    bcax v0.16b, v29.16b, v0.16b, v21.16b
    orr v29.16b, v1.16b, v7.16b
    bcax v1.16b, v31.16b, v1.16b, v24.16b
    eor3 v6.16b, v14.16b, v6.16b, v21.16b
    eor3 v18.16b, v14.16b, v18.16b, v24.16b
    shl v31.16b, v23.16b, #7
    shl v14.16b, v25.16b, #7
    sri v27.16b, v13.16b, #7
    eor v13.16b, v26.16b, v5.16b
    eor v26.16b, v26.16b, v7.16b
    sri v28.16b, v4.16b, #7
    eor3 v2.16b, v2.16b, v21.16b, v15.16b
    eor3 v3.16b, v3.16b, v24.16b, v29.16b
    eor3 v0.16b, v30.16b, v5.16b, v0.16b
    eor3 v1.16b, v8.16b, v7.16b, v1.16b
    shl v4.16b, v6.16b, #4
    shl v21.16b, v18.16b, #4
    ldp q24, q29, [x3, #352]
    sri v31.16b, v23.16b, #1
    sri v14.16b, v25.16b, #1
    shl v23.16b, v13.16b, #5
    shl v25.16b, v26.16b, #5
    bcax v5.16b, v19.16b, v2.16b, v5.16b
    bcax v7.16b, v20.16b, v3.16b, v7.16b
    sri v4.16b, v6.16b, #4
    sri v21.16b, v18.16b, #4
    sri v23.16b, v13.16b, #3
    sri v25.16b, v26.16b, #3
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v2.16b, v29.16b, v2.16b
    eor v3.16b, v29.16b, v3.16b
    // round 13 (pipo.dsl:36)
    bcax v6.16b, v4.16b, v16.16b, v31.16b
    bcax v18.16b, v21.16b, v17.16b, v14.16b
    // round 12 (pipo.dsl:37)
    shl v19.16b, v0.16b, #2
    shl v20.16b, v1.16b, #2
    eor v5.16b, v24.16b, v5.16b
    eor v7.16b, v24.16b, v7.16b
    shl v22.16b, v2.16b, #3
    shl v24.16b, v3.16b, #3
    // round 13 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v31.16b, v6.16b
    // round 12 (pipo.dsl:37)
    sri v19.16b, v0.16b, #6
    sri v20.16b, v1.16b, #6
    shl v0.16b, v5.16b, #6
    shl v1.16b, v7.16b, #6
    sri v22.16b, v2.16b, #5
    sri v24.16b, v3.16b, #5
    // round 13 (pipo.dsl:36)
    bcax v2.16b, v23.16b, v27.16b, v19.16b
    bcax v3.16b, v25.16b, v28.16b, v20.16b
    // round 12 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    sri v1.16b, v7.16b, #2
    // round 13 (pipo.dsl:37)
    mov v5.16b, v24.16b
    ld4 {v23.16b, v24.16b, v25.16b, v26.16b}, [x1]
    bcax v7.16b, v17.16b, v14.16b, v18.16b
    bcax v17.16b, v0.16b, v2.16b, v22.16b
    bit v31.16b, v4.16b, v16.16b
    bcax v4.16b, v1.16b, v3.16b, v5.16b
    orn v0.16b, v2.16b, v0.16b
    eor v27.16b, v27.16b, v22.16b
    orn v1.16b, v3.16b, v1.16b
    eor3 v19.16b, v19.16b, v2.16b, v17.16b
    ldr q29, [x3, #192]
    bit v14.16b, v21.16b, v7.16b
    eor3 v20.16b, v20.16b, v3.16b, v4.16b
    eor3 v0.16b, v22.16b, v6.16b, v0.16b
    eor v21.16b, v28.16b, v5.16b
    eor3 v1.16b, v5.16b, v18.16b, v1.16b
    bic v5.16b, v19.16b, v27.16b
    ldp q22, q28, [x3, #544]
    eor3 v2.16b, v2.16b, v19.16b, v31.16b
    eor3 v3.16b, v3.16b, v20.16b, v14.16b
    eor3 v30.16b, v19.16b, v16.16b, v0.16b
    eor3 v8.16b, v20.16b, v7.16b, v1.16b
    bic v13.16b, v20.16b, v21.16b
    eor3 v16.16b, v17.16b, v16.16b, v5.16b
    ldr q17, [x3, #128]
    eor v15.16b, v29.16b, v0.16b
    eor v29.16b, v29.16b, v1.16b
    bcax v27.16b, v27.16b, v2.16b, v19.16b
    bcax v21.16b, v21.16b, v3.16b, v20.16b
    eor3 v4.16b, v4.16b, v7.16b, v13.16b
    orr v7.16b, v0.16b, v16.16b
    eor v30.16b, v28.16b, v30.16b
    eor v28.16b, v28.16b, v8.16b
    bcax v0.16b, v5.16b, v0.16b, v27.16b
    ldr q5, [x3, #176]
    eor v8.16b, v22.16b, v2.16b
    eor v22.16b, v22.16b, v3.16b
    eor3 v2.16b, v2.16b, v27.16b, v7.16b
    shl v7.16b, v15.16b, #1
    eor3 v6.16b, v17.16b, v6.16b, v27.16b
    shl v27.16b, v29.16b, #1
    bcax v13.16b, v13.16b, v1.16b, v21.16b
    orr v1.16b, v1.16b, v4.16b
    eor3 v17.16b, v17.16b, v18.16b, v21.16b
    shl v18.16b, v30.16b, #7
    sri v7.16b, v15.16b, #7
    shl v15.16b, v28.16b, #7
    sri v27.16b, v29.16b, #7
    eor v29.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v4.16b
    eor3 v1.16b, v3.16b, v21.16b, v1.16b
    eor3 v0.16b, v31.16b, v16.16b, v0.16b
    eor3 v3.16b, v14.16b, v4.16b, v13.16b
    sri v18.16b, v30.16b, #1
    sri v15.16b, v28.16b, #1
    ldp q21, q28, [x3, #576]
    shl v30.16b, v6.16b, #4
    shl v31.16b, v17.16b, #4
    shl v13.16b, v29.16b, #5
    bcax v16.16b, v19.16b, v2.16b, v16.16b
    ldr q19, [x3, #608]
    shl v14.16b, v5.16b, #5
    bcax v4.16b, v20.16b, v1.16b, v4.16b
    sri v30.16b, v6.16b, #4
    sri v31.16b, v17.16b, #4
    add x9, x1, #128
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v21.16b, v1.16b
    mov v6.16b, v18.16b
    mov v21.16b, v19.16b
    ld4 {v17.16b, v18.16b, v19.16b, v20.16b}, [x9]
    sri v13.16b, v29.16b, #3
    sri v14.16b, v5.16b, #3
    eor v0.16b, v21.16b, v0.16b
    eor v3.16b, v21.16b, v3.16b
    shl v5.16b, v2.16b, #3
    shl v21.16b, v1.16b, #3
    eor v16.16b, v28.16b, v16.16b
    eor v4.16b, v28.16b, v4.16b
    shl v28.16b, v0.16b, #2
    zip1 v29.16b, v6.16b, v13.16b
    zip2 v6.16b, v6.16b, v13.16b
    zip1 v13.16b, v30.16b, v7.16b
    zip2 v7.16b, v30.16b, v7.16b
    zip1 v30.16b, v15.16b, v14.16b
    zip2 v14.16b, v15.16b, v14.16b
    zip1 v15.16b, v31.16b, v27.16b
    zip2 v27.16b, v31.16b, v27.16b
    shl v31.16b, v3.16b, #2
    sri v5.16b, v2.16b, #5
    sri v21.16b, v1.16b, #5
    shl v1.16b, v16.16b, #6
    shl v2.16b, v4.16b, #6
    sri v28.16b, v0.16b, #6
    sri v31.16b, v3.16b, #6
    sri v1.16b, v16.16b, #2
    sri v2.16b, v4.16b, #2
    zip1 v0.16b, v5.16b, v28.16b
    zip2 v3.16b, v5.16b, v28.16b
    zip1 v4.16b, v21.16b, v31.16b
    zip2 v5.16b, v21.16b, v31.16b
    zip1 v16.16b, v8.16b, v1.16b
    zip2 v1.16b, v8.16b, v1.16b
    add x9, x1, #192
    zip1 v21.16b, v22.16b, v2.16b
    zip2 v2.16b, v22.16b, v2.16b
    mov v22.16b, v29.16b
    mov v8.16b, v30.16b
    ld4 {v28.16b, v29.16b, v30.16b, v31.16b}, [x9]
    eor v22.16b, v22.16b, v24.16b
    eor v10.16b, v6.16b, v10.16b
    eor v25.16b, v13.16b, v25.16b
    eor v7.16b, v7.16b, v11.16b
    eor v18.16b, v8.16b, v18.16b
    eor v29.16b, v14.16b, v29.16b
    eor v19.16b, v15.16b, v19.16b
    eor v13.16b, v27.16b, v30.16b
    eor v24.16b, v0.16b, v26.16b
    eor v6.16b, v3.16b, v12.16b
    eor v11.16b, v4.16b, v20.16b
    eor v14.16b, v5.16b, v31.16b
    eor v0.16b, v16.16b, v23.16b
    eor v3.16b, v1.16b, v9.16b
    eor v8.16b, v21.16b, v17.16b
    eor v1.16b, v2.16b, v28.16b
    mov v21.16b, v0.16b
    mov v23.16b, v25.16b
    st4 {v21.16b, v22.16b, v23.16b, v24.16b}, [x0]
    add x9, x0, #64
    add x10, x0, #128
    add x11, x0, #192
    mov v4.16b, v10.16b
    mov v5.16b, v7.16b
    st4 {v3.16b, v4.16b, v5.16b, v6.16b}, [x9]
    mov v17.16b, v8.16b
    mov v20.16b, v11.16b
    st4 {v17.16b, v18.16b, v19.16b, v20.16b}, [x10]
    mov v11.16b, v1.16b
    mov v12.16b, v29.16b
    st4 {v11.16b, v12.16b, v13.16b, v14.16b}, [x11]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_128_ctr_crypt_neon_out
.Llwcc_pipo64_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_pipo64_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_pipo64_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_128_ctr_crypt_neon_group
.Llwcc_pipo64_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ctr_crypt_neon_copy
.Llwcc_pipo64_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_pipo64_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_pipo64_128_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_128_ctr_crypt_neon, .-lwcc_pipo64_128_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_128_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x16, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00
    .byte 0x18, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x1a, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00
    .byte 0x1c, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00
