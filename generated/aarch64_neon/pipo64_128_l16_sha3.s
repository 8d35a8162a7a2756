// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target neon --lanes 16 --features sha3
// passes:    unroll() invert() counter() bitslice() fold() sbox(lanes=16) complement() rotate() balance() share() hoist() roll() slice() select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// sizes:     in bytes: block 8, key 16, nonce 4, rk 912, ctx 1008, align 16, group 128, stack 192
// registers: v0-v31; x0-x15, x30; v8-v15 saved
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
    stp d14, d15, [sp, #48]
    add x9, x1, #10
    add x10, x1, #13
    add x11, x1, #5
    add x12, x1, #12
    ld1r {v0.16b}, [x1]
    ld1r {v1.16b}, [x9]
    add x9, x1, #14
    add x13, x1, #2
    ld1r {v2.16b}, [x10]
    add x10, x1, #6
    ld1r {v3.16b}, [x13]
    add x13, x1, #1
    ld1r {v4.16b}, [x9]
    ld1r {v5.16b}, [x13]
    add x9, x1, #9
    add x13, x1, #4
    ld1r {v6.16b}, [x11]
    ld1r {v7.16b}, [x9]
    add x9, x1, #11
    ld1r {v16.16b}, [x13]
    add x11, x1, #3
    ld1r {v17.16b}, [x10]
    ld1r {v18.16b}, [x9]
    add x9, x1, #7
    add x10, x1, #8
    ld1r {v19.16b}, [x12]
    ld1r {v20.16b}, [x10]
    add x10, x1, #15
    movi v21.16b, #5
    ld1r {v22.16b}, [x10]
    ld1r {v23.16b}, [x9]
    movi v24.16b, #7
    ld1r {v25.16b}, [x11]
    movi v26.16b, #4
    movi v27.16b, #1
    // round 1 (pipo.dsl:38)
    mvn v28.16b, v4.16b
    movi v29.16b, #12
    movi v30.16b, #11
    str q3, [x0, #0]
    str q0, [x0, #16]
    mvn v31.16b, v5.16b
    movi v8.16b, #6
    // round 2 (pipo.dsl:38)
    mvn v3.16b, v3.16b
    mvn v9.16b, v16.16b
    // round 1 (pipo.dsl:38)
    mvn v10.16b, v7.16b
    movi v11.16b, #2
    // round 13 (pipo.dsl:38)
    mvn v12.16b, v18.16b
    mvn v13.16b, v17.16b
    // round 2 (pipo.dsl:38)
    mvn v14.16b, v6.16b
    str q31, [x0, #32]
    str q6, [x0, #48]
    // round 1 (pipo.dsl:38)
    mvn v6.16b, v1.16b
    eor v30.16b, v20.16b, v30.16b
    eor v21.16b, v20.16b, v21.16b
    str q23, [x0, #64]
    str q13, [x0, #80]
    str q9, [x0, #96]
    mvn v15.16b, v25.16b
    str q15, [x0, #112]
    shl v15.16b, v10.16b, #1
    sri v15.16b, v10.16b, #7
    str q15, [x0, #128]
    shl v15.16b, v6.16b, #4
    sri v15.16b, v6.16b, #4
    str q15, [x0, #144]
    mvn v15.16b, v2.16b
    eor v27.16b, v20.16b, v27.16b
    mvn v27.16b, v27.16b
    str q27, [x0, #160]
    shl v27.16b, v15.16b, #3
    sri v27.16b, v15.16b, #5
    str q27, [x0, #176]
    shl v27.16b, v22.16b, #6
    sri v27.16b, v22.16b, #2
    str q27, [x0, #192]
    shl v27.16b, v28.16b, #7
    sri v27.16b, v28.16b, #1
    mvn v28.16b, v19.16b
    str q27, [x0, #208]
    shl v27.16b, v28.16b, #2
    sri v27.16b, v28.16b, #6
    movi v28.16b, #9
    str q27, [x0, #224]
    shl v27.16b, v18.16b, #5
    sri v27.16b, v18.16b, #3
    str q27, [x0, #240]
    // round 2 (pipo.dsl:37)
    shl v27.16b, v31.16b, #1
    sri v27.16b, v31.16b, #7
    movi v31.16b, #3
    eor v8.16b, v0.16b, v8.16b
    eor v26.16b, v0.16b, v26.16b
    eor v24.16b, v20.16b, v24.16b
    eor v31.16b, v20.16b, v31.16b
    str q27, [x0, #256]
    shl v27.16b, v3.16b, #4
    eor v11.16b, v0.16b, v11.16b
    eor v29.16b, v0.16b, v29.16b
    eor v28.16b, v20.16b, v28.16b
    sri v27.16b, v3.16b, #4
    str q27, [x0, #272]
    movi v27.16b, #8
    // round 6 (pipo.dsl:38)
    mvn v8.16b, v8.16b
    // round 3 (pipo.dsl:38)
    mvn v31.16b, v31.16b
    // round 7 (pipo.dsl:38)
    mvn v24.16b, v24.16b
    // round 2 (pipo.dsl:38)
    mvn v11.16b, v11.16b
    // round 4 (pipo.dsl:38)
    mvn v26.16b, v26.16b
    eor v27.16b, v0.16b, v27.16b
    // round 5 (pipo.dsl:38)
    mvn v21.16b, v21.16b
    // round 11 (pipo.dsl:38)
    mvn v30.16b, v30.16b
    // round 12 (pipo.dsl:38)
    mvn v29.16b, v29.16b
    // round 9 (pipo.dsl:38)
    mvn v28.16b, v28.16b
    // round 2 (pipo.dsl:38)
    str q11, [x0, #288]
    shl v11.16b, v14.16b, #3
    str q1, [x0, #720]
    movi v1.16b, #13
    // round 8 (pipo.dsl:38)
    mvn v27.16b, v27.16b
    str q4, [x0, #640]
    str q17, [x0, #768]
    movi v17.16b, #10
    // round 2 (pipo.dsl:37)
    sri v11.16b, v14.16b, #5
    str q7, [x0, #736]
    str q19, [x0, #688]
    eor v1.16b, v20.16b, v1.16b
    shl v20.16b, v23.16b, #6
    eor v17.16b, v0.16b, v17.16b
    // round 5 (pipo.dsl:38)
    str q21, [x0, #416]
    str q25, [x0, #752]
    // round 2 (pipo.dsl:37)
    shl v21.16b, v13.16b, #7
    mvn v0.16b, v0.16b
    str q16, [x0, #800]
    // round 13 (pipo.dsl:37)
    shl v16.16b, v4.16b, #7
    str q5, [x0, #896]
    shl v5.16b, v7.16b, #1
    // round 2 (pipo.dsl:37)
    sri v20.16b, v23.16b, #2
    // round 13 (pipo.dsl:37)
    shl v23.16b, v12.16b, #5
    // round 9 (pipo.dsl:38)
    str q28, [x0, #480]
    str q18, [x0, #624]
    // round 13 (pipo.dsl:37)
    shl v18.16b, v19.16b, #2
    // round 2 (pipo.dsl:37)
    shl v28.16b, v25.16b, #5
    // round 13 (pipo.dsl:37)
    sri v16.16b, v4.16b, #1
    // round 7 (pipo.dsl:38)
    str q24, [x0, #448]
    // round 4 (pipo.dsl:38)
    str q26, [x0, #400]
    // round 2 (pipo.dsl:37)
    shl v4.16b, v9.16b, #2
    // round 13 (pipo.dsl:38)
    mvn v24.16b, v1.16b
    sri v23.16b, v12.16b, #3
    str q10, [x0, #864]
    // round 6 (pipo.dsl:38)
    str q8, [x0, #432]
    // round 2 (pipo.dsl:37)
    sri v28.16b, v25.16b, #3
    // round 10 (pipo.dsl:38)
    mvn v17.16b, v17.16b
    // round 2 (pipo.dsl:37)
    sri v21.16b, v13.16b, #1
    str q2, [x0, #656]
    str q0, [x0, #880]
    // round 13 (pipo.dsl:37)
    sri v18.16b, v19.16b, #6
    sri v5.16b, v7.16b, #7
    // round 2 (pipo.dsl:37)
    sri v4.16b, v9.16b, #6
    str q22, [x0, #704]
    str q6, [x0, #848]
    // round 10 (pipo.dsl:38)
    str q17, [x0, #496]
    // round 11 (pipo.dsl:38)
    str q30, [x0, #512]
    // round 13 (pipo.dsl:37)
    str q5, [x0, #544]
    str q18, [x0, #592]
    str q24, [x0, #560]
    // round 8 (pipo.dsl:38)
    str q27, [x0, #464]
    // round 2 (pipo.dsl:37)
    str q11, [x0, #304]
    str q3, [x0, #816]
    // round 3 (pipo.dsl:38)
    str q31, [x0, #384]
    // round 2 (pipo.dsl:37)
    str q20, [x0, #320]
    str q28, [x0, #368]
    str q21, [x0, #336]
    str q4, [x0, #352]
    // round 12 (pipo.dsl:38)
    str q29, [x0, #528]
    str q15, [x0, #832]
    str q1, [x0, #672]
    str q14, [x0, #784]
    // round 13 (pipo.dsl:37)
    str q16, [x0, #608]
    str q23, [x0, #576]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size lwcc_pipo64_128_key_setup_neon, .-lwcc_pipo64_128_key_setup_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_encrypt_neon
    .type lwcc_pipo64_128_ecb_encrypt_neon, %function
lwcc_pipo64_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_encrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_rest
.Llwcc_pipo64_128_ecb_encrypt_neon_group:
    add x9, x1, #64
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x9]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x1]
    ldp q16, q17, [x3, #0]
    ldp q18, q19, [x3, #32]
    ldp q20, q21, [x3, #64]
    uzp1 v22.16b, v4.16b, v0.16b
    uzp1 v23.16b, v5.16b, v1.16b
    uzp1 v24.16b, v6.16b, v2.16b
    ldp q25, q26, [x3, #96]
    uzp2 v1.16b, v5.16b, v1.16b
    uzp2 v2.16b, v6.16b, v2.16b
    uzp2 v5.16b, v7.16b, v3.16b
    eor v6.16b, v24.16b, v16.16b
    eor v16.16b, v22.16b, v17.16b
    eor v17.16b, v23.16b, v18.16b
    uzp2 v0.16b, v4.16b, v0.16b
    uzp1 v3.16b, v7.16b, v3.16b
    eor v1.16b, v1.16b, v19.16b
    eor v4.16b, v5.16b, v20.16b
    eor v2.16b, v2.16b, v21.16b
    // round 1 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v16.16b, v17.16b
    eor v0.16b, v0.16b, v25.16b
    eor v3.16b, v3.16b, v26.16b
    bcax v1.16b, v1.16b, v4.16b, v2.16b
    bcax v7.16b, v16.16b, v17.16b, v5.16b
    bcax v16.16b, v0.16b, v1.16b, v3.16b
    orn v0.16b, v1.16b, v0.16b
    bit v17.16b, v6.16b, v7.16b
    ldp q6, q18, [x3, #192]
    eor v2.16b, v3.16b, v2.16b
    ldp q19, q20, [x3, #128]
    eor3 v1.16b, v4.16b, v1.16b, v16.16b
    eor3 v0.16b, v3.16b, v5.16b, v0.16b
    eor3 v3.16b, v4.16b, v16.16b, v17.16b
    ldp q4, q21, [x3, #160]
    eor v22.16b, v0.16b, v1.16b
    orn v23.16b, v1.16b, v2.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    eor v18.16b, v18.16b, v0.16b
    eor3 v16.16b, v16.16b, v7.16b, v23.16b
    eor3 v7.16b, v19.16b, v7.16b, v22.16b
    bit v23.16b, v22.16b, v2.16b
    eor v4.16b, v4.16b, v3.16b
    shl v19.16b, v18.16b, #1
    eor3 v5.16b, v5.16b, v20.16b, v2.16b
    ldp q20, q24, [x3, #224]
    orn v0.16b, v0.16b, v16.16b
    eor3 v2.16b, v3.16b, v22.16b, v2.16b
    eor3 v3.16b, v17.16b, v16.16b, v23.16b
    shl v17.16b, v7.16b, #7
    eor v21.16b, v21.16b, v16.16b
    shl v23.16b, v5.16b, #4
    eor3 v0.16b, v22.16b, v2.16b, v0.16b
    bsl v16.16b, v2.16b, v1.16b
    eor v1.16b, v6.16b, v3.16b
    sri v17.16b, v7.16b, #1
    shl v2.16b, v21.16b, #5
    sri v23.16b, v5.16b, #4
    eor v3.16b, v20.16b, v16.16b
    eor v0.16b, v24.16b, v0.16b
    shl v5.16b, v1.16b, #2
    sri v19.16b, v18.16b, #7
    sri v2.16b, v21.16b, #3
    // round 2 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v4.16b, v17.16b
    // round 1 (pipo.dsl:37)
    shl v7.16b, v3.16b, #6
    shl v16.16b, v0.16b, #3
    sri v5.16b, v1.16b, #6
    // round 2 (pipo.dsl:36)
    bcax v1.16b, v4.16b, v17.16b, v6.16b
    // round 1 (pipo.dsl:37)
    sri v7.16b, v3.16b, #2
    sri v16.16b, v0.16b, #5
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v2.16b, v5.16b, v19.16b
    bit v17.16b, v23.16b, v1.16b
    bcax v2.16b, v7.16b, v0.16b, v16.16b
    orn v3.16b, v0.16b, v7.16b
    ldp q4, q7, [x3, #288]
    eor v18.16b, v19.16b, v16.16b
    ldp q19, q20, [x3, #320]
    eor3 v21.16b, v5.16b, v2.16b, v17.16b
    eor3 v0.16b, v5.16b, v0.16b, v2.16b
    eor3 v3.16b, v16.16b, v6.16b, v3.16b
    ldp q5, q16, [x3, #256]
    eor v22.16b, v3.16b, v0.16b
    bcax v23.16b, v18.16b, v0.16b, v21.16b
    orn v18.16b, v0.16b, v18.16b
    eor v4.16b, v4.16b, v21.16b
    eor v20.16b, v20.16b, v3.16b
    eor3 v2.16b, v2.16b, v1.16b, v18.16b
    bit v18.16b, v22.16b, v23.16b
    eor3 v21.16b, v21.16b, v22.16b, v23.16b
    eor3 v1.16b, v5.16b, v1.16b, v22.16b
    eor3 v5.16b, v16.16b, v6.16b, v23.16b
    ldp q6, q16, [x3, #352]
    shl v23.16b, v20.16b, #1
    orn v3.16b, v3.16b, v2.16b
    eor3 v17.16b, v17.16b, v2.16b, v18.16b
    shl v18.16b, v5.16b, #4
    shl v24.16b, v1.16b, #7
    eor v7.16b, v7.16b, v2.16b
    eor3 v3.16b, v22.16b, v21.16b, v3.16b
    bsl v2.16b, v21.16b, v0.16b
    eor v0.16b, v19.16b, v17.16b
    sri v18.16b, v5.16b, #4
    sri v24.16b, v1.16b, #1
    shl v1.16b, v7.16b, #5
    shl v5.16b, v0.16b, #2
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    sri v23.16b, v20.16b, #7
    // round 3 (pipo.dsl:36)
    bcax v6.16b, v18.16b, v4.16b, v24.16b
    // round 2 (pipo.dsl:37)
    sri v1.16b, v7.16b, #3
    sri v5.16b, v0.16b, #6
    shl v0.16b, v2.16b, #6
    shl v7.16b, v3.16b, #3
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v24.16b, v6.16b
    bcax v1.16b, v1.16b, v5.16b, v23.16b
    // round 2 (pipo.dsl:37)
    sri v0.16b, v2.16b, #2
    sri v7.16b, v3.16b, #5
    // round 3 (pipo.dsl:36)
    bit v24.16b, v18.16b, v4.16b
    bcax v2.16b, v0.16b, v1.16b, v7.16b
    orn v0.16b, v1.16b, v0.16b
    ldr q3, [x3, #384]
    eor v16.16b, v23.16b, v7.16b
    ldp q17, q18, [x3, #192]
    eor3 v19.16b, v5.16b, v2.16b, v24.16b
    eor3 v1.16b, v5.16b, v1.16b, v2.16b
    eor3 v0.16b, v7.16b, v6.16b, v0.16b
    ldp q5, q7, [x3, #128]
    eor v20.16b, v0.16b, v1.16b
    bcax v21.16b, v16.16b, v1.16b, v19.16b
    orn v16.16b, v1.16b, v16.16b
    ldr q22, [x3, #176]
    eor v3.16b, v3.16b, v19.16b
    eor v18.16b, v18.16b, v0.16b
    eor3 v2.16b, v2.16b, v4.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v4.16b, v5.16b, v4.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #224]
    shl v21.16b, v18.16b, #1
    orn v0.16b, v0.16b, v2.16b
    eor3 v16.16b, v24.16b, v2.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v4.16b, #7
    eor v22.16b, v22.16b, v2.16b
    eor3 v0.16b, v20.16b, v19.16b, v0.16b
    bsl v2.16b, v19.16b, v1.16b
    eor v1.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v4.16b, #1
    shl v4.16b, v22.16b, #5
    shl v5.16b, v1.16b, #2
    eor v2.16b, v6.16b, v2.16b
    eor v0.16b, v7.16b, v0.16b
    sri v21.16b, v18.16b, #7
    // round 4 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v3.16b, v24.16b
    // round 3 (pipo.dsl:37)
    sri v4.16b, v22.16b, #3
    sri v5.16b, v1.16b, #6
    shl v1.16b, v2.16b, #6
    shl v7.16b, v0.16b, #3
    // round 4 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v24.16b, v6.16b
    bcax v4.16b, v4.16b, v5.16b, v21.16b
    // round 3 (pipo.dsl:37)
    sri v1.16b, v2.16b, #2
    sri v7.16b, v0.16b, #5
    // round 4 (pipo.dsl:36)
    bit v24.16b, v23.16b, v3.16b
    bcax v0.16b, v1.16b, v4.16b, v7.16b
    orn v1.16b, v4.16b, v1.16b
    ldr q2, [x3, #400]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #320]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v4.16b, v5.16b, v4.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #256]
    eor v20.16b, v1.16b, v4.16b
    bcax v21.16b, v16.16b, v4.16b, v19.16b
    orn v16.16b, v4.16b, v16.16b
    ldr q22, [x3, #304]
    eor v2.16b, v2.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v3.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v3.16b, v5.16b, v3.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #352]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v3.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v4.16b
    eor v4.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v3.16b, #1
    shl v3.16b, v22.16b, #5
    shl v5.16b, v4.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 5 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v2.16b, v24.16b
    // round 4 (pipo.dsl:37)
    sri v3.16b, v22.16b, #3
    sri v5.16b, v4.16b, #6
    shl v4.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 5 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v24.16b, v6.16b
    bcax v3.16b, v3.16b, v5.16b, v21.16b
    // round 4 (pipo.dsl:37)
    sri v4.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 5 (pipo.dsl:36)
    bit v24.16b, v23.16b, v2.16b
    bcax v0.16b, v4.16b, v3.16b, v7.16b
    orn v1.16b, v3.16b, v4.16b
    ldr q4, [x3, #416]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #192]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v3.16b, v5.16b, v3.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #128]
    eor v20.16b, v1.16b, v3.16b
    bcax v21.16b, v16.16b, v3.16b, v19.16b
    orn v16.16b, v3.16b, v16.16b
    ldr q22, [x3, #176]
    eor v4.16b, v4.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v2.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v2.16b, v5.16b, v2.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #224]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v2.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v3.16b
    eor v3.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v2.16b, #1
    shl v2.16b, v22.16b, #5
    shl v5.16b, v3.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 6 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v4.16b, v24.16b
    // round 5 (pipo.dsl:37)
    sri v2.16b, v22.16b, #3
    sri v5.16b, v3.16b, #6
    shl v3.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 6 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v24.16b, v6.16b
    bcax v2.16b, v2.16b, v5.16b, v21.16b
    // round 5 (pipo.dsl:37)
    sri v3.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 6 (pipo.dsl:36)
    bit v24.16b, v23.16b, v4.16b
    bcax v0.16b, v3.16b, v2.16b, v7.16b
    orn v1.16b, v2.16b, v3.16b
    ldr q3, [x3, #432]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #320]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v2.16b, v5.16b, v2.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #256]
    eor v20.16b, v1.16b, v2.16b
    bcax v21.16b, v16.16b, v2.16b, v19.16b
    orn v16.16b, v2.16b, v16.16b
    ldr q22, [x3, #304]
    eor v3.16b, v3.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v4.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v4.16b, v5.16b, v4.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #352]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v4.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v2.16b
    eor v2.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v4.16b, #1
    shl v4.16b, v22.16b, #5
    shl v5.16b, v2.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 7 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v3.16b, v24.16b
    // round 6 (pipo.dsl:37)
    sri v4.16b, v22.16b, #3
    sri v5.16b, v2.16b, #6
    shl v2.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 7 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v24.16b, v6.16b
    bcax v4.16b, v4.16b, v5.16b, v21.16b
    // round 6 (pipo.dsl:37)
    sri v2.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 7 (pipo.dsl:36)
    bit v24.16b, v23.16b, v3.16b
    bcax v0.16b, v2.16b, v4.16b, v7.16b
    orn v1.16b, v4.16b, v2.16b
    ldr q2, [x3, #448]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #192]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v4.16b, v5.16b, v4.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #128]
    eor v20.16b, v1.16b, v4.16b
    bcax v21.16b, v16.16b, v4.16b, v19.16b
    orn v16.16b, v4.16b, v16.16b
    ldr q22, [x3, #176]
    eor v2.16b, v2.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v3.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v3.16b, v5.16b, v3.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #224]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v3.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v4.16b
    eor v4.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v3.16b, #1
    shl v3.16b, v22.16b, #5
    shl v5.16b, v4.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 8 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v2.16b, v24.16b
    // round 7 (pipo.dsl:37)
    sri v3.16b, v22.16b, #3
    sri v5.16b, v4.16b, #6
    shl v4.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 8 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v24.16b, v6.16b
    bcax v3.16b, v3.16b, v5.16b, v21.16b
    // round 7 (pipo.dsl:37)
    sri v4.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 8 (pipo.dsl:36)
    bit v24.16b, v23.16b, v2.16b
    bcax v0.16b, v4.16b, v3.16b, v7.16b
    orn v1.16b, v3.16b, v4.16b
    ldr q4, [x3, #464]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #320]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v3.16b, v5.16b, v3.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #256]
    eor v20.16b, v1.16b, v3.16b
    bcax v21.16b, v16.16b, v3.16b, v19.16b
    orn v16.16b, v3.16b, v16.16b
    ldr q22, [x3, #304]
    eor v4.16b, v4.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v2.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v2.16b, v5.16b, v2.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #352]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v2.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v3.16b
    eor v3.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v2.16b, #1
    shl v2.16b, v22.16b, #5
    shl v5.16b, v3.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 9 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v4.16b, v24.16b
    // round 8 (pipo.dsl:37)
    sri v2.16b, v22.16b, #3
    sri v5.16b, v3.16b, #6
    shl v3.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 9 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v24.16b, v6.16b
    bcax v2.16b, v2.16b, v5.16b, v21.16b
    // round 8 (pipo.dsl:37)
    sri v3.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 9 (pipo.dsl:36)
    bit v24.16b, v23.16b, v4.16b
    bcax v0.16b, v3.16b, v2.16b, v7.16b
    orn v1.16b, v2.16b, v3.16b
    ldr q3, [x3, #480]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #192]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v2.16b, v5.16b, v2.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #128]
    eor v20.16b, v1.16b, v2.16b
    bcax v21.16b, v16.16b, v2.16b, v19.16b
    orn v16.16b, v2.16b, v16.16b
    ldr q22, [x3, #176]
    eor v3.16b, v3.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v4.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v4.16b, v5.16b, v4.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #224]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v4.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v2.16b
    eor v2.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v4.16b, #1
    shl v4.16b, v22.16b, #5
    shl v5.16b, v2.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 10 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v3.16b, v24.16b
    // round 9 (pipo.dsl:37)
    sri v4.16b, v22.16b, #3
    sri v5.16b, v2.16b, #6
    shl v2.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 10 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v24.16b, v6.16b
    bcax v4.16b, v4.16b, v5.16b, v21.16b
    // round 9 (pipo.dsl:37)
    sri v2.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 10 (pipo.dsl:36)
    bit v24.16b, v23.16b, v3.16b
    bcax v0.16b, v2.16b, v4.16b, v7.16b
    orn v1.16b, v4.16b, v2.16b
    ldr q2, [x3, #496]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #320]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v4.16b, v5.16b, v4.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #256]
    eor v20.16b, v1.16b, v4.16b
    bcax v21.16b, v16.16b, v4.16b, v19.16b
    orn v16.16b, v4.16b, v16.16b
    ldr q22, [x3, #304]
    eor v2.16b, v2.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v3.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v3.16b, v5.16b, v3.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #352]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v3.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v4.16b
    eor v4.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v3.16b, #1
    shl v3.16b, v22.16b, #5
    shl v5.16b, v4.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 11 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v2.16b, v24.16b
    // round 10 (pipo.dsl:37)
    sri v3.16b, v22.16b, #3
    sri v5.16b, v4.16b, #6
    shl v4.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 11 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v24.16b, v6.16b
    bcax v3.16b, v3.16b, v5.16b, v21.16b
    // round 10 (pipo.dsl:37)
    sri v4.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 11 (pipo.dsl:36)
    bit v24.16b, v23.16b, v2.16b
    bcax v0.16b, v4.16b, v3.16b, v7.16b
    orn v1.16b, v3.16b, v4.16b
    ldr q4, [x3, #512]
    eor v16.16b, v21.16b, v7.16b
    ldp q17, q18, [x3, #192]
    eor3 v19.16b, v5.16b, v0.16b, v24.16b
    eor3 v3.16b, v5.16b, v3.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #128]
    eor v20.16b, v1.16b, v3.16b
    bcax v21.16b, v16.16b, v3.16b, v19.16b
    orn v16.16b, v3.16b, v16.16b
    ldr q22, [x3, #176]
    eor v4.16b, v4.16b, v19.16b
    eor v18.16b, v18.16b, v1.16b
    eor3 v0.16b, v0.16b, v2.16b, v16.16b
    bit v16.16b, v20.16b, v21.16b
    eor3 v19.16b, v19.16b, v20.16b, v21.16b
    eor3 v2.16b, v5.16b, v2.16b, v20.16b
    eor3 v5.16b, v7.16b, v6.16b, v21.16b
    ldp q6, q7, [x3, #224]
    shl v21.16b, v18.16b, #1
    orn v1.16b, v1.16b, v0.16b
    eor3 v16.16b, v24.16b, v0.16b, v16.16b
    shl v23.16b, v5.16b, #4
    shl v24.16b, v2.16b, #7
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v19.16b, v1.16b
    bsl v0.16b, v19.16b, v3.16b
    eor v3.16b, v17.16b, v16.16b
    sri v23.16b, v5.16b, #4
    sri v24.16b, v2.16b, #1
    shl v2.16b, v22.16b, #5
    shl v5.16b, v3.16b, #2
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    sri v21.16b, v18.16b, #7
    // round 12 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v4.16b, v24.16b
    // round 11 (pipo.dsl:37)
    sri v2.16b, v22.16b, #3
    sri v5.16b, v3.16b, #6
    shl v3.16b, v0.16b, #6
    shl v7.16b, v1.16b, #3
    // round 12 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v24.16b, v6.16b
    bcax v2.16b, v2.16b, v5.16b, v21.16b
    // round 11 (pipo.dsl:37)
    sri v3.16b, v0.16b, #2
    sri v7.16b, v1.16b, #5
    // round 12 (pipo.dsl:36)
    bit v24.16b, v23.16b, v4.16b
    bcax v0.16b, v3.16b, v2.16b, v7.16b
    orn v1.16b, v2.16b, v3.16b
    eor v3.16b, v21.16b, v7.16b
    ldr q16, [x3, #528]
    eor3 v17.16b, v5.16b, v0.16b, v24.16b
    eor3 v2.16b, v5.16b, v2.16b, v0.16b
    eor3 v1.16b, v7.16b, v6.16b, v1.16b
    ldp q5, q7, [x3, #256]
    ldp q18, q19, [x3, #320]
    eor v20.16b, v1.16b, v2.16b
    bcax v21.16b, v3.16b, v2.16b, v17.16b
    orn v3.16b, v2.16b, v3.16b
    ldr q22, [x3, #304]
    eor v16.16b, v16.16b, v17.16b
    eor3 v0.16b, v0.16b, v4.16b, v3.16b
    bit v3.16b, v20.16b, v21.16b
    eor v19.16b, v19.16b, v1.16b
    eor3 v17.16b, v17.16b, v20.16b, v21.16b
    eor3 v6.16b, v7.16b, v6.16b, v21.16b
    ldp q7, q21, [x3, #352]
    eor3 v4.16b, v5.16b, v4.16b, v20.16b
    orn v1.16b, v1.16b, v0.16b
    eor3 v3.16b, v24.16b, v0.16b, v3.16b
    shl v5.16b, v19.16b, #1
    shl v23.16b, v6.16b, #4
    eor v22.16b, v22.16b, v0.16b
    eor3 v1.16b, v20.16b, v17.16b, v1.16b
    bsl v0.16b, v17.16b, v2.16b
    eor v2.16b, v18.16b, v3.16b
    shl v3.16b, v4.16b, #7
    sri v5.16b, v19.16b, #7
    shl v17.16b, v22.16b, #5
    shl v18.16b, v2.16b, #2
    eor v0.16b, v7.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    sri v23.16b, v6.16b, #4
    sri v3.16b, v4.16b, #1
    sri v17.16b, v22.16b, #3
    sri v18.16b, v2.16b, #6
    shl v2.16b, v0.16b, #6
    shl v4.16b, v1.16b, #3
    // round 13 (pipo.dsl:36)
    bcax v6.16b, v23.16b, v16.16b, v3.16b
    bcax v7.16b, v17.16b, v18.16b, v5.16b
    // round 12 (pipo.dsl:37)
    sri v2.16b, v0.16b, #2
    sri v4.16b, v1.16b, #5
    // round 13 (pipo.dsl:36)
    bcax v0.16b, v16.16b, v3.16b, v6.16b
    bcax v1.16b, v2.16b, v7.16b, v4.16b
    bit v3.16b, v23.16b, v0.16b
    orn v2.16b, v7.16b, v2.16b
    ldp q16, q17, [x3, #544]
    eor v5.16b, v5.16b, v4.16b
    eor3 v7.16b, v18.16b, v7.16b, v1.16b
    ldr q19, [x3, #144]
    ldr q20, [x3, #608]
    eor3 v18.16b, v18.16b, v1.16b, v3.16b
    eor3 v2.16b, v4.16b, v6.16b, v2.16b
    orn v4.16b, v7.16b, v5.16b
    eor v21.16b, v2.16b, v7.16b
    bcax v5.16b, v5.16b, v7.16b, v18.16b
    ldr q22, [x3, #176]
    eor v17.16b, v17.16b, v18.16b
    eor3 v1.16b, v1.16b, v0.16b, v4.16b
    ldr q23, [x3, #192]
    eor v20.16b, v20.16b, v2.16b
    bit v4.16b, v21.16b, v5.16b
    eor3 v6.16b, v19.16b, v6.16b, v5.16b
    ldp q19, q24, [x3, #576]
    eor3 v5.16b, v18.16b, v21.16b, v5.16b
    eor3 v0.16b, v16.16b, v0.16b, v21.16b
    orn v2.16b, v2.16b, v1.16b
    shl v16.16b, v20.16b, #1
    eor3 v3.16b, v3.16b, v1.16b, v4.16b
    shl v4.16b, v6.16b, #4
    eor v18.16b, v22.16b, v1.16b
    eor3 v2.16b, v21.16b, v5.16b, v2.16b
    bsl v1.16b, v5.16b, v7.16b
    shl v5.16b, v0.16b, #7
    sri v16.16b, v20.16b, #7
    eor v3.16b, v23.16b, v3.16b
    sri v4.16b, v6.16b, #4
    shl v6.16b, v18.16b, #5
    eor v1.16b, v24.16b, v1.16b
    sri v5.16b, v0.16b, #1
    eor v0.16b, v19.16b, v2.16b
    shl v2.16b, v3.16b, #2
    sri v6.16b, v18.16b, #3
    zip1 v20.16b, v4.16b, v16.16b
    shl v7.16b, v1.16b, #6
    zip2 v24.16b, v4.16b, v16.16b
    shl v4.16b, v0.16b, #3
    sri v2.16b, v3.16b, #6
    zip1 v19.16b, v5.16b, v6.16b
    sri v7.16b, v1.16b, #2
    zip2 v23.16b, v5.16b, v6.16b
    sri v4.16b, v0.16b, #5
    zip1 v18.16b, v17.16b, v7.16b
    zip2 v22.16b, v17.16b, v7.16b
    zip1 v21.16b, v4.16b, v2.16b
    add x9, x0, #64
    zip2 v25.16b, v4.16b, v2.16b
    st4 {v18.16b, v19.16b, v20.16b, v21.16b}, [x0]
    st4 {v22.16b, v23.16b, v24.16b, v25.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
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
    movz x10, #8
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
    movz x10, #8
.Llwcc_pipo64_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_encrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_128_ecb_encrypt_neon, .-lwcc_pipo64_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_decrypt_neon
    .type lwcc_pipo64_128_ecb_decrypt_neon, %function
lwcc_pipo64_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_decrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_decrypt_neon_rest
.Llwcc_pipo64_128_ecb_decrypt_neon_group:
    add x9, x1, #64
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x9]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x1]
    // round 13 (pipo.dsl:38)
    ldr q16, [x3, #624]
    ldp q17, q18, [x3, #672]
    ldp q19, q20, [x3, #640]
    uzp2 v21.16b, v4.16b, v0.16b
    uzp1 v22.16b, v7.16b, v3.16b
    uzp2 v23.16b, v6.16b, v2.16b
    uzp2 v24.16b, v5.16b, v1.16b
    eor v16.16b, v22.16b, v16.16b
    eor v18.16b, v21.16b, v18.16b
    eor v19.16b, v23.16b, v19.16b
    eor v20.16b, v24.16b, v20.16b
    shl v21.16b, v16.16b, #5
    shl v22.16b, v18.16b, #2
    shl v23.16b, v19.16b, #7
    shl v24.16b, v20.16b, #3
    sri v21.16b, v16.16b, #3
    sri v22.16b, v18.16b, #6
    ldp q16, q18, [x3, #704]
    sri v23.16b, v19.16b, #1
    ldr q19, [x3, #736]
    sri v24.16b, v20.16b, #5
    mvn v20.16b, v21.16b
    mvn v21.16b, v22.16b
    uzp1 v0.16b, v4.16b, v0.16b
    uzp2 v3.16b, v7.16b, v3.16b
    uzp1 v1.16b, v5.16b, v1.16b
    mvn v4.16b, v23.16b
    bcax v5.16b, v21.16b, v20.16b, v24.16b
    eor v0.16b, v0.16b, v17.16b
    eor v3.16b, v3.16b, v16.16b
    eor v1.16b, v1.16b, v19.16b
    bcax v4.16b, v20.16b, v4.16b, v24.16b
    eor v7.16b, v23.16b, v5.16b
    uzp1 v2.16b, v6.16b, v2.16b
    shl v6.16b, v3.16b, #6
    shl v16.16b, v1.16b, #1
    eor v17.16b, v0.16b, v4.16b
    mvn v19.16b, v7.16b
    eor v2.16b, v2.16b, v18.16b
    sri v6.16b, v3.16b, #2
    sri v16.16b, v1.16b, #7
    bcax v1.16b, v24.16b, v17.16b, v19.16b
    shl v3.16b, v2.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v17.16b
    eor v1.16b, v6.16b, v1.16b
    sri v3.16b, v2.16b, #4
    eor3 v2.16b, v24.16b, v7.16b, v16.16b
    eor3 v0.16b, v0.16b, v5.16b, v1.16b
    eor v3.16b, v3.16b, v17.16b
    orr v6.16b, v0.16b, v2.16b
    // round 12 (pipo.dsl:38)
    ldr q17, [x3, #752]
    // round 13 (pipo.dsl:36)
    bic v4.16b, v4.16b, v5.16b
    // round 12 (pipo.dsl:38)
    ldp q18, q19, [x3, #800]
    // round 13 (pipo.dsl:36)
    mvn v20.16b, v0.16b
    eor3 v0.16b, v5.16b, v0.16b, v2.16b
    eor3 v5.16b, v23.16b, v3.16b, v6.16b
    // round 12 (pipo.dsl:38)
    ldp q6, q21, [x3, #768]
    // round 13 (pipo.dsl:36)
    mvn v22.16b, v0.16b
    bcax v2.16b, v2.16b, v5.16b, v20.16b
    eor3 v4.16b, v16.16b, v5.16b, v4.16b
    // round 12 (pipo.dsl:38)
    eor v5.16b, v17.16b, v5.16b
    // round 13 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v4.16b, v22.16b
    // round 12 (pipo.dsl:38)
    eor v2.16b, v18.16b, v2.16b
    // round 13 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v3.16b, v7.16b
    // round 12 (pipo.dsl:37)
    shl v17.16b, v5.16b, #5
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v21.16b, v16.16b
    shl v16.16b, v2.16b, #2
    // round 13 (pipo.dsl:36)
    mvn v18.16b, v1.16b
    // round 12 (pipo.dsl:37)
    sri v17.16b, v5.16b, #3
    shl v5.16b, v4.16b, #7
    shl v20.16b, v6.16b, #3
    sri v16.16b, v2.16b, #6
    ldr q2, [x3, #64]
    ldr q21, [x3, #32]
    // round 13 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v18.16b, v7.16b
    // round 12 (pipo.dsl:36)
    mvn v17.16b, v17.16b
    ldr q22, [x3, #528]
    sri v5.16b, v4.16b, #1
    sri v20.16b, v6.16b, #5
    mvn v4.16b, v16.16b
    // round 13 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v3.16b, v18.16b
    // round 12 (pipo.dsl:36)
    mvn v7.16b, v5.16b
    bcax v4.16b, v4.16b, v17.16b, v20.16b
    eor v1.16b, v21.16b, v1.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v22.16b, v6.16b
    bcax v6.16b, v17.16b, v7.16b, v20.16b
    eor v7.16b, v5.16b, v4.16b
    shl v16.16b, v1.16b, #1
    shl v17.16b, v0.16b, #6
    eor v18.16b, v2.16b, v6.16b
    mvn v21.16b, v7.16b
    eor v3.16b, v19.16b, v3.16b
    sri v16.16b, v1.16b, #7
    sri v17.16b, v0.16b, #2
    bcax v0.16b, v20.16b, v18.16b, v21.16b
    shl v1.16b, v3.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v4.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v1.16b, v3.16b, #4
    eor3 v3.16b, v20.16b, v7.16b, v16.16b
    eor3 v2.16b, v2.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v18.16b
    orr v17.16b, v2.16b, v3.16b
    // round 11 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 12 (pipo.dsl:36)
    bic v6.16b, v6.16b, v4.16b
    // round 11 (pipo.dsl:38)
    ldr q19, [x3, #688]
    // round 12 (pipo.dsl:36)
    mvn v20.16b, v2.16b
    eor3 v2.16b, v4.16b, v2.16b, v3.16b
    eor3 v4.16b, v5.16b, v1.16b, v17.16b
    // round 11 (pipo.dsl:38)
    ldr q5, [x3, #640]
    ldp q17, q21, [x3, #832]
    // round 12 (pipo.dsl:36)
    mvn v22.16b, v2.16b
    bcax v3.16b, v3.16b, v4.16b, v20.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 11 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 12 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v6.16b, v22.16b
    // round 11 (pipo.dsl:38)
    eor v3.16b, v19.16b, v3.16b
    // round 12 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 11 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v3.16b, #2
    // round 12 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 11 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v3.16b, #6
    ldr q3, [x3, #704]
    ldr q20, [x3, #864]
    // round 12 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v17.16b, v7.16b
    // round 11 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #512]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 12 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v1.16b, v17.16b
    // round 11 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v2.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v20.16b, v7.16b
    eor v1.16b, v21.16b, v1.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v2.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v20.16b
    shl v2.16b, v1.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v2.16b, v1.16b, #4
    eor3 v1.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orr v17.16b, v3.16b, v1.16b
    // round 10 (pipo.dsl:38)
    ldr q18, [x3, #752]
    // round 11 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 10 (pipo.dsl:38)
    ldp q19, q20, [x3, #800]
    // round 11 (pipo.dsl:36)
    mvn v21.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v1.16b
    eor3 v4.16b, v4.16b, v2.16b, v17.16b
    // round 10 (pipo.dsl:38)
    ldp q5, q17, [x3, #768]
    // round 11 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v1.16b, v1.16b, v4.16b, v21.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 10 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 11 (pipo.dsl:36)
    bcax v16.16b, v21.16b, v6.16b, v22.16b
    // round 10 (pipo.dsl:38)
    eor v1.16b, v19.16b, v1.16b
    // round 11 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v2.16b, v7.16b
    // round 10 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v1.16b, #2
    // round 11 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 10 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v1.16b, #6
    ldr q1, [x3, #64]
    ldr q21, [x3, #32]
    // round 11 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v17.16b, v7.16b
    // round 10 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #496]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 11 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v2.16b, v17.16b
    // round 10 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v1.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v21.16b, v7.16b
    eor v2.16b, v20.16b, v2.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v1.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v21.16b
    shl v1.16b, v2.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v1.16b, v2.16b, #4
    eor3 v2.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v1.16b, v1.16b, v18.16b
    orr v17.16b, v3.16b, v2.16b
    // round 9 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 10 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 9 (pipo.dsl:38)
    ldr q19, [x3, #688]
    // round 10 (pipo.dsl:36)
    mvn v20.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v2.16b
    eor3 v4.16b, v4.16b, v1.16b, v17.16b
    // round 9 (pipo.dsl:38)
    ldr q5, [x3, #640]
    ldp q17, q21, [x3, #832]
    // round 10 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 9 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 10 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v6.16b, v22.16b
    // round 9 (pipo.dsl:38)
    eor v2.16b, v19.16b, v2.16b
    // round 10 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 9 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v2.16b, #2
    // round 10 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 9 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v2.16b, #6
    ldr q2, [x3, #704]
    ldr q20, [x3, #864]
    // round 10 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v17.16b, v7.16b
    // round 9 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #480]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 10 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v1.16b, v17.16b
    // round 9 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v2.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v20.16b, v7.16b
    eor v1.16b, v21.16b, v1.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v2.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v20.16b
    shl v2.16b, v1.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v2.16b, v1.16b, #4
    eor3 v1.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orr v17.16b, v3.16b, v1.16b
    // round 8 (pipo.dsl:38)
    ldr q18, [x3, #752]
    // round 9 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 8 (pipo.dsl:38)
    ldp q19, q20, [x3, #800]
    // round 9 (pipo.dsl:36)
    mvn v21.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v1.16b
    eor3 v4.16b, v4.16b, v2.16b, v17.16b
    // round 8 (pipo.dsl:38)
    ldp q5, q17, [x3, #768]
    // round 9 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v1.16b, v1.16b, v4.16b, v21.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 8 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 9 (pipo.dsl:36)
    bcax v16.16b, v21.16b, v6.16b, v22.16b
    // round 8 (pipo.dsl:38)
    eor v1.16b, v19.16b, v1.16b
    // round 9 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v2.16b, v7.16b
    // round 8 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v1.16b, #2
    // round 9 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 8 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v1.16b, #6
    ldr q1, [x3, #64]
    ldr q21, [x3, #32]
    // round 9 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v17.16b, v7.16b
    // round 8 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #464]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 9 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v2.16b, v17.16b
    // round 8 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v1.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v21.16b, v7.16b
    eor v2.16b, v20.16b, v2.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v1.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v21.16b
    shl v1.16b, v2.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v1.16b, v2.16b, #4
    eor3 v2.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v1.16b, v1.16b, v18.16b
    orr v17.16b, v3.16b, v2.16b
    // round 7 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 8 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 7 (pipo.dsl:38)
    ldr q19, [x3, #688]
    // round 8 (pipo.dsl:36)
    mvn v20.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v2.16b
    eor3 v4.16b, v4.16b, v1.16b, v17.16b
    // round 7 (pipo.dsl:38)
    ldr q5, [x3, #640]
    ldp q17, q21, [x3, #832]
    // round 8 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 7 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 8 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v6.16b, v22.16b
    // round 7 (pipo.dsl:38)
    eor v2.16b, v19.16b, v2.16b
    // round 8 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 7 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v2.16b, #2
    // round 8 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 7 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v2.16b, #6
    ldr q2, [x3, #704]
    ldr q20, [x3, #864]
    // round 8 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v17.16b, v7.16b
    // round 7 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #448]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 8 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v1.16b, v17.16b
    // round 7 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v2.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v20.16b, v7.16b
    eor v1.16b, v21.16b, v1.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v2.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v20.16b
    shl v2.16b, v1.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v2.16b, v1.16b, #4
    eor3 v1.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orr v17.16b, v3.16b, v1.16b
    // round 6 (pipo.dsl:38)
    ldr q18, [x3, #752]
    // round 7 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 6 (pipo.dsl:38)
    ldp q19, q20, [x3, #800]
    // round 7 (pipo.dsl:36)
    mvn v21.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v1.16b
    eor3 v4.16b, v4.16b, v2.16b, v17.16b
    // round 6 (pipo.dsl:38)
    ldp q5, q17, [x3, #768]
    // round 7 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v1.16b, v1.16b, v4.16b, v21.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 6 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 7 (pipo.dsl:36)
    bcax v16.16b, v21.16b, v6.16b, v22.16b
    // round 6 (pipo.dsl:38)
    eor v1.16b, v19.16b, v1.16b
    // round 7 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v2.16b, v7.16b
    // round 6 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v1.16b, #2
    // round 7 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 6 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v1.16b, #6
    ldr q1, [x3, #64]
    ldr q21, [x3, #32]
    // round 7 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v17.16b, v7.16b
    // round 6 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #432]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 7 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v2.16b, v17.16b
    // round 6 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v1.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v21.16b, v7.16b
    eor v2.16b, v20.16b, v2.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v1.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v21.16b
    shl v1.16b, v2.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v1.16b, v2.16b, #4
    eor3 v2.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v1.16b, v1.16b, v18.16b
    orr v17.16b, v3.16b, v2.16b
    // round 5 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 6 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 5 (pipo.dsl:38)
    ldr q19, [x3, #688]
    // round 6 (pipo.dsl:36)
    mvn v20.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v2.16b
    eor3 v4.16b, v4.16b, v1.16b, v17.16b
    // round 5 (pipo.dsl:38)
    ldr q5, [x3, #640]
    ldp q17, q21, [x3, #832]
    // round 6 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 5 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 6 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v6.16b, v22.16b
    // round 5 (pipo.dsl:38)
    eor v2.16b, v19.16b, v2.16b
    // round 6 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 5 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v2.16b, #2
    // round 6 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 5 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v2.16b, #6
    ldr q2, [x3, #704]
    ldr q20, [x3, #864]
    // round 6 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v17.16b, v7.16b
    // round 5 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #416]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 6 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v1.16b, v17.16b
    // round 5 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v2.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v20.16b, v7.16b
    eor v1.16b, v21.16b, v1.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v2.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v20.16b
    shl v2.16b, v1.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v2.16b, v1.16b, #4
    eor3 v1.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orr v17.16b, v3.16b, v1.16b
    // round 4 (pipo.dsl:38)
    ldr q18, [x3, #752]
    // round 5 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 4 (pipo.dsl:38)
    ldp q19, q20, [x3, #800]
    // round 5 (pipo.dsl:36)
    mvn v21.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v1.16b
    eor3 v4.16b, v4.16b, v2.16b, v17.16b
    // round 4 (pipo.dsl:38)
    ldp q5, q17, [x3, #768]
    // round 5 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v1.16b, v1.16b, v4.16b, v21.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 4 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 5 (pipo.dsl:36)
    bcax v16.16b, v21.16b, v6.16b, v22.16b
    // round 4 (pipo.dsl:38)
    eor v1.16b, v19.16b, v1.16b
    // round 5 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v2.16b, v7.16b
    // round 4 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v1.16b, #2
    // round 5 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 4 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v1.16b, #6
    ldr q1, [x3, #64]
    ldr q21, [x3, #32]
    // round 5 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v17.16b, v7.16b
    // round 4 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #400]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 5 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v2.16b, v17.16b
    // round 4 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v1.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v21.16b, v7.16b
    eor v2.16b, v20.16b, v2.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v1.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v21.16b
    shl v1.16b, v2.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v1.16b, v2.16b, #4
    eor3 v2.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v1.16b, v1.16b, v18.16b
    orr v17.16b, v3.16b, v2.16b
    // round 3 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 4 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 3 (pipo.dsl:38)
    ldr q19, [x3, #688]
    // round 4 (pipo.dsl:36)
    mvn v20.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v2.16b
    eor3 v4.16b, v4.16b, v1.16b, v17.16b
    // round 3 (pipo.dsl:38)
    ldr q5, [x3, #640]
    ldp q17, q21, [x3, #832]
    // round 4 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 3 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 4 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v6.16b, v22.16b
    // round 3 (pipo.dsl:38)
    eor v2.16b, v19.16b, v2.16b
    // round 4 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 3 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v2.16b, #2
    // round 4 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 3 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v2.16b, #6
    ldr q2, [x3, #704]
    ldr q20, [x3, #864]
    // round 4 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v17.16b, v7.16b
    // round 3 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #384]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 4 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v1.16b, v17.16b
    // round 3 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v2.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v20.16b, v7.16b
    eor v1.16b, v21.16b, v1.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v2.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v20.16b
    shl v2.16b, v1.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v2.16b, v1.16b, #4
    eor3 v1.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orr v17.16b, v3.16b, v1.16b
    // round 2 (pipo.dsl:38)
    ldr q18, [x3, #752]
    // round 3 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 2 (pipo.dsl:38)
    ldp q19, q20, [x3, #800]
    // round 3 (pipo.dsl:36)
    mvn v21.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v1.16b
    eor3 v4.16b, v4.16b, v2.16b, v17.16b
    // round 2 (pipo.dsl:38)
    ldp q5, q17, [x3, #768]
    // round 3 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v1.16b, v1.16b, v4.16b, v21.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 2 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 3 (pipo.dsl:36)
    bcax v16.16b, v21.16b, v6.16b, v22.16b
    // round 2 (pipo.dsl:38)
    eor v1.16b, v19.16b, v1.16b
    // round 3 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v2.16b, v7.16b
    // round 2 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v1.16b, #2
    // round 3 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 2 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v1.16b, #6
    ldr q1, [x3, #64]
    ldr q21, [x3, #32]
    // round 3 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v17.16b, v7.16b
    // round 2 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #288]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 3 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v2.16b, v17.16b
    // round 2 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v1.16b, #6
    eor v18.16b, v3.16b, v6.16b
    mvn v21.16b, v7.16b
    eor v2.16b, v20.16b, v2.16b
    sri v16.16b, v0.16b, #7
    sri v17.16b, v1.16b, #2
    bcax v0.16b, v19.16b, v18.16b, v21.16b
    shl v1.16b, v2.16b, #4
    eor v7.16b, v16.16b, v7.16b
    and v16.16b, v5.16b, v18.16b
    eor v0.16b, v17.16b, v0.16b
    sri v1.16b, v2.16b, #4
    eor3 v2.16b, v19.16b, v7.16b, v16.16b
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    eor v1.16b, v1.16b, v18.16b
    orr v17.16b, v3.16b, v2.16b
    // round 1 (pipo.dsl:38)
    ldr q18, [x3, #624]
    // round 2 (pipo.dsl:36)
    bic v6.16b, v6.16b, v5.16b
    // round 1 (pipo.dsl:38)
    ldr q19, [x3, #688]
    // round 2 (pipo.dsl:36)
    mvn v20.16b, v3.16b
    eor3 v3.16b, v5.16b, v3.16b, v2.16b
    eor3 v4.16b, v4.16b, v1.16b, v17.16b
    // round 1 (pipo.dsl:38)
    ldr q5, [x3, #640]
    ldp q17, q21, [x3, #832]
    // round 2 (pipo.dsl:36)
    mvn v22.16b, v3.16b
    bcax v2.16b, v2.16b, v4.16b, v20.16b
    eor3 v6.16b, v16.16b, v4.16b, v6.16b
    // round 1 (pipo.dsl:38)
    eor v4.16b, v18.16b, v4.16b
    // round 2 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v6.16b, v22.16b
    // round 1 (pipo.dsl:38)
    eor v2.16b, v19.16b, v2.16b
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 1 (pipo.dsl:37)
    shl v18.16b, v4.16b, #5
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v17.16b, v16.16b
    shl v16.16b, v2.16b, #2
    // round 2 (pipo.dsl:36)
    mvn v17.16b, v0.16b
    // round 1 (pipo.dsl:37)
    sri v18.16b, v4.16b, #3
    shl v4.16b, v5.16b, #7
    shl v19.16b, v6.16b, #3
    sri v16.16b, v2.16b, #6
    ldr q2, [x3, #704]
    ldr q20, [x3, #864]
    // round 2 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v17.16b, v7.16b
    // round 1 (pipo.dsl:36)
    mvn v18.16b, v18.16b
    ldr q22, [x3, #160]
    sri v4.16b, v5.16b, #1
    sri v19.16b, v6.16b, #5
    mvn v5.16b, v16.16b
    // round 2 (pipo.dsl:36)
    bcax v6.16b, v7.16b, v1.16b, v17.16b
    // round 1 (pipo.dsl:36)
    mvn v7.16b, v4.16b
    bcax v5.16b, v5.16b, v18.16b, v19.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v3.16b
    eor v1.16b, v21.16b, v1.16b
    eor v3.16b, v22.16b, v6.16b
    bcax v6.16b, v18.16b, v7.16b, v19.16b
    eor v7.16b, v4.16b, v5.16b
    shl v16.16b, v0.16b, #1
    shl v17.16b, v1.16b, #4
    shl v18.16b, v2.16b, #6
    eor v20.16b, v3.16b, v6.16b
    mvn v21.16b, v7.16b
    sri v17.16b, v1.16b, #4
    sri v16.16b, v0.16b, #7
    sri v18.16b, v2.16b, #2
    bcax v0.16b, v19.16b, v20.16b, v21.16b
    eor v1.16b, v17.16b, v20.16b
    eor v2.16b, v16.16b, v7.16b
    and v7.16b, v5.16b, v20.16b
    eor v0.16b, v18.16b, v0.16b
    eor3 v16.16b, v19.16b, v2.16b, v7.16b
    bcax v17.16b, v0.16b, v1.16b, v2.16b
    eor3 v0.16b, v3.16b, v5.16b, v0.16b
    ldr q3, [x3, #32]
    mvn v18.16b, v17.16b
    orr v19.16b, v0.16b, v16.16b
    ldr q20, [x3, #752]
    ldr q21, [x3, #64]
    bic v6.16b, v6.16b, v5.16b
    ldr q22, [x3, #880]
    ldp q23, q24, [x3, #800]
    eor3 v5.16b, v5.16b, v0.16b, v16.16b
    bcax v25.16b, v1.16b, v18.16b, v2.16b
    eor3 v1.16b, v4.16b, v1.16b, v19.16b
    ldp q4, q19, [x3, #768]
    mvn v0.16b, v0.16b
    eor v3.16b, v3.16b, v17.16b
    mvn v17.16b, v5.16b
    bcax v2.16b, v2.16b, v25.16b, v18.16b
    eor3 v6.16b, v7.16b, v1.16b, v6.16b
    eor v5.16b, v21.16b, v5.16b
    bcax v7.16b, v16.16b, v1.16b, v0.16b
    eor v1.16b, v20.16b, v1.16b
    eor v16.16b, v24.16b, v25.16b
    bcax v0.16b, v0.16b, v6.16b, v17.16b
    eor v2.16b, v22.16b, v2.16b
    eor v7.16b, v23.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    zip1 v23.16b, v1.16b, v5.16b
    zip2 v27.16b, v1.16b, v5.16b
    eor v0.16b, v19.16b, v0.16b
    zip1 v20.16b, v2.16b, v7.16b
    zip2 v24.16b, v2.16b, v7.16b
    zip1 v22.16b, v16.16b, v4.16b
    zip2 v26.16b, v16.16b, v4.16b
    zip1 v21.16b, v3.16b, v0.16b
    add x9, x0, #64
    zip2 v25.16b, v3.16b, v0.16b
    st4 {v20.16b, v21.16b, v22.16b, v23.16b}, [x0]
    st4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
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
    movz x10, #8
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
    movz x10, #8
.Llwcc_pipo64_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_decrypt_neon_wipe
    add sp, sp, #192
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
    str q0, [x0, #912]
    ld1r {v0.16b}, [x1]
    ldr q1, [x0, #16]
    eor v0.16b, v0.16b, v1.16b
    add x9, x1, #1
    ld1r {v1.16b}, [x9]
    ldr q2, [x0, #896]
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
    str q1, [x0, #928]
    str q3, [x0, #944]
    str q0, [x0, #960]
    ldr q1, [x0, #128]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #976]
    ldr q0, [x0, #144]
    eor v0.16b, v3.16b, v0.16b
    str q0, [x0, #992]
    ret
    .size lwcc_pipo64_128_ctr_nonce_neon, .-lwcc_pipo64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_crypt_neon
    .type lwcc_pipo64_128_ctr_crypt_neon, %function
lwcc_pipo64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_128_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_pipo64_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ctr_crypt_neon_rest
.Llwcc_pipo64_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    add v1.4s, v0.4s, v1.4s
    ldr q2, [x8, #16]
    add v2.4s, v0.4s, v2.4s
    ldr q3, [x8, #32]
    add v3.4s, v0.4s, v3.4s
    ldr q4, [x8, #48]
    add v0.4s, v0.4s, v4.4s
    uzp1 v4.16b, v1.16b, v2.16b
    uzp2 v1.16b, v1.16b, v2.16b
    uzp1 v2.16b, v3.16b, v0.16b
    uzp2 v0.16b, v3.16b, v0.16b
    uzp1 v3.16b, v4.16b, v2.16b
    uzp2 v2.16b, v4.16b, v2.16b
    uzp1 v4.16b, v1.16b, v0.16b
    uzp2 v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #48]
    eor v1.16b, v1.16b, v2.16b
    ldp q2, q5, [x3, #64]
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v4.16b, v5.16b
    // round 1 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v2.16b, v3.16b
    ldr q4, [x3, #96]
    eor v0.16b, v0.16b, v4.16b
    ldp q4, q5, [x3, #912]
    bcax v6.16b, v0.16b, v1.16b, v4.16b
    eor3 v7.16b, v2.16b, v6.16b, v5.16b
    eor3 v2.16b, v2.16b, v1.16b, v6.16b
    orn v0.16b, v1.16b, v0.16b
    ldp q1, q16, [x3, #944]
    eor3 v0.16b, v4.16b, v1.16b, v0.16b
    eor v1.16b, v0.16b, v2.16b
    eor v3.16b, v4.16b, v3.16b
    bcax v4.16b, v3.16b, v2.16b, v7.16b
    orn v3.16b, v2.16b, v3.16b
    eor3 v6.16b, v6.16b, v16.16b, v3.16b
    orn v16.16b, v0.16b, v6.16b
    eor3 v17.16b, v7.16b, v1.16b, v4.16b
    eor3 v16.16b, v1.16b, v17.16b, v16.16b
    bit v2.16b, v17.16b, v6.16b
    bit v3.16b, v1.16b, v4.16b
    eor3 v3.16b, v5.16b, v6.16b, v3.16b
    ldp q5, q17, [x3, #976]
    eor v4.16b, v17.16b, v4.16b
    shl v17.16b, v4.16b, #4
    sri v17.16b, v4.16b, #4
    ldp q4, q18, [x3, #160]
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    shl v5.16b, v1.16b, #7
    sri v5.16b, v1.16b, #1
    // round 2 (pipo.dsl:36)
    bcax v1.16b, v17.16b, v4.16b, v5.16b
    bcax v4.16b, v4.16b, v5.16b, v1.16b
    bit v5.16b, v17.16b, v4.16b
    // round 1 (pipo.dsl:38)
    eor v6.16b, v18.16b, v6.16b
    shl v7.16b, v6.16b, #5
    sri v7.16b, v6.16b, #3
    ldp q6, q17, [x3, #192]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #2
    sri v6.16b, v3.16b, #6
    eor v0.16b, v17.16b, v0.16b
    shl v3.16b, v0.16b, #1
    sri v3.16b, v0.16b, #7
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v7.16b, v6.16b, v3.16b
    // round 1 (pipo.dsl:38)
    ldp q7, q17, [x3, #224]
    eor v2.16b, v7.16b, v2.16b
    shl v7.16b, v2.16b, #6
    sri v7.16b, v2.16b, #2
    eor v2.16b, v17.16b, v16.16b
    shl v16.16b, v2.16b, #3
    sri v16.16b, v2.16b, #5
    // round 2 (pipo.dsl:36)
    bcax v2.16b, v7.16b, v0.16b, v16.16b
    eor3 v17.16b, v6.16b, v2.16b, v5.16b
    eor3 v6.16b, v6.16b, v0.16b, v2.16b
    orn v0.16b, v0.16b, v7.16b
    eor3 v0.16b, v16.16b, v1.16b, v0.16b
    eor v7.16b, v0.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    bcax v16.16b, v3.16b, v6.16b, v17.16b
    orn v3.16b, v6.16b, v3.16b
    eor3 v2.16b, v2.16b, v4.16b, v3.16b
    orn v18.16b, v0.16b, v2.16b
    eor3 v19.16b, v17.16b, v7.16b, v16.16b
    eor3 v18.16b, v7.16b, v19.16b, v18.16b
    bit v6.16b, v19.16b, v2.16b
    bit v3.16b, v7.16b, v16.16b
    eor3 v3.16b, v5.16b, v2.16b, v3.16b
    ldp q5, q19, [x3, #256]
    eor3 v4.16b, v5.16b, v4.16b, v7.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    shl v5.16b, v1.16b, #4
    sri v5.16b, v1.16b, #4
    ldp q1, q7, [x3, #288]
    eor v1.16b, v1.16b, v17.16b
    shl v16.16b, v4.16b, #7
    sri v16.16b, v4.16b, #1
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v5.16b, v1.16b, v16.16b
    bcax v1.16b, v1.16b, v16.16b, v4.16b
    bit v16.16b, v5.16b, v1.16b
    // round 2 (pipo.dsl:38)
    eor v2.16b, v7.16b, v2.16b
    shl v5.16b, v2.16b, #5
    sri v5.16b, v2.16b, #3
    ldp q2, q7, [x3, #320]
    eor v2.16b, v2.16b, v3.16b
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    eor v0.16b, v7.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 3 (pipo.dsl:36)
    bcax v0.16b, v5.16b, v3.16b, v2.16b
    // round 2 (pipo.dsl:38)
    ldp q5, q7, [x3, #352]
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v5.16b, #6
    sri v6.16b, v5.16b, #2
    eor v5.16b, v7.16b, v18.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    // round 3 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v0.16b, v7.16b
    eor3 v17.16b, v3.16b, v5.16b, v16.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v7.16b, v4.16b, v0.16b
    eor v6.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v7.16b
    bcax v7.16b, v2.16b, v3.16b, v17.16b
    orn v2.16b, v3.16b, v2.16b
    eor3 v5.16b, v5.16b, v1.16b, v2.16b
    orn v18.16b, v0.16b, v5.16b
    eor3 v19.16b, v17.16b, v6.16b, v7.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v3.16b, v19.16b, v5.16b
    bit v2.16b, v6.16b, v7.16b
    eor3 v2.16b, v16.16b, v5.16b, v2.16b
    ldp q16, q19, [x3, #128]
    eor3 v1.16b, v16.16b, v1.16b, v6.16b
    eor3 v4.16b, v19.16b, v4.16b, v7.16b
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    ldr q4, [x3, #384]
    eor v4.16b, v4.16b, v17.16b
    shl v7.16b, v1.16b, #7
    sri v7.16b, v1.16b, #1
    // round 4 (pipo.dsl:36)
    bcax v1.16b, v6.16b, v4.16b, v7.16b
    bcax v4.16b, v4.16b, v7.16b, v1.16b
    bit v7.16b, v6.16b, v4.16b
    // round 3 (pipo.dsl:38)
    ldr q6, [x3, #176]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    ldp q5, q16, [x3, #192]
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v2.16b, #2
    sri v5.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 4 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v5.16b, v2.16b
    // round 3 (pipo.dsl:38)
    ldp q6, q16, [x3, #224]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #6
    sri v6.16b, v3.16b, #2
    eor v3.16b, v16.16b, v18.16b
    shl v16.16b, v3.16b, #3
    sri v16.16b, v3.16b, #5
    // round 4 (pipo.dsl:36)
    bcax v3.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v5.16b, v3.16b, v7.16b
    eor3 v5.16b, v5.16b, v0.16b, v3.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v1.16b, v0.16b
    eor v6.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v5.16b, v17.16b
    orn v2.16b, v5.16b, v2.16b
    eor3 v3.16b, v3.16b, v4.16b, v2.16b
    orn v18.16b, v0.16b, v3.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v5.16b, v19.16b, v3.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v3.16b, v2.16b
    ldp q7, q19, [x3, #256]
    eor3 v4.16b, v7.16b, v4.16b, v6.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    shl v6.16b, v1.16b, #4
    sri v6.16b, v1.16b, #4
    ldr q1, [x3, #400]
    eor v1.16b, v1.16b, v17.16b
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    // round 5 (pipo.dsl:36)
    bcax v4.16b, v6.16b, v1.16b, v7.16b
    bcax v1.16b, v1.16b, v7.16b, v4.16b
    bit v7.16b, v6.16b, v1.16b
    // round 4 (pipo.dsl:38)
    ldr q6, [x3, #304]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #5
    sri v6.16b, v3.16b, #3
    ldp q3, q16, [x3, #320]
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 5 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v3.16b, v2.16b
    // round 4 (pipo.dsl:38)
    ldp q6, q16, [x3, #352]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #6
    sri v6.16b, v5.16b, #2
    eor v5.16b, v16.16b, v18.16b
    shl v16.16b, v5.16b, #3
    sri v16.16b, v5.16b, #5
    // round 5 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v3.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v4.16b, v0.16b
    eor v6.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v3.16b, v17.16b
    orn v2.16b, v3.16b, v2.16b
    eor3 v5.16b, v5.16b, v1.16b, v2.16b
    orn v18.16b, v0.16b, v5.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v3.16b, v19.16b, v5.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v5.16b, v2.16b
    ldp q7, q19, [x3, #128]
    eor3 v1.16b, v7.16b, v1.16b, v6.16b
    eor3 v4.16b, v19.16b, v4.16b, v16.16b
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    ldr q4, [x3, #416]
    eor v4.16b, v4.16b, v17.16b
    shl v7.16b, v1.16b, #7
    sri v7.16b, v1.16b, #1
    // round 6 (pipo.dsl:36)
    bcax v1.16b, v6.16b, v4.16b, v7.16b
    bcax v4.16b, v4.16b, v7.16b, v1.16b
    bit v7.16b, v6.16b, v4.16b
    // round 5 (pipo.dsl:38)
    ldr q6, [x3, #176]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    ldp q5, q16, [x3, #192]
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v2.16b, #2
    sri v5.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 6 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v5.16b, v2.16b
    // round 5 (pipo.dsl:38)
    ldp q6, q16, [x3, #224]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #6
    sri v6.16b, v3.16b, #2
    eor v3.16b, v16.16b, v18.16b
    shl v16.16b, v3.16b, #3
    sri v16.16b, v3.16b, #5
    // round 6 (pipo.dsl:36)
    bcax v3.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v5.16b, v3.16b, v7.16b
    eor3 v5.16b, v5.16b, v0.16b, v3.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v1.16b, v0.16b
    eor v6.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v5.16b, v17.16b
    orn v2.16b, v5.16b, v2.16b
    eor3 v3.16b, v3.16b, v4.16b, v2.16b
    orn v18.16b, v0.16b, v3.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v5.16b, v19.16b, v3.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v3.16b, v2.16b
    ldp q7, q19, [x3, #256]
    eor3 v4.16b, v7.16b, v4.16b, v6.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    shl v6.16b, v1.16b, #4
    sri v6.16b, v1.16b, #4
    ldr q1, [x3, #432]
    eor v1.16b, v1.16b, v17.16b
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    // round 7 (pipo.dsl:36)
    bcax v4.16b, v6.16b, v1.16b, v7.16b
    bcax v1.16b, v1.16b, v7.16b, v4.16b
    bit v7.16b, v6.16b, v1.16b
    // round 6 (pipo.dsl:38)
    ldr q6, [x3, #304]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #5
    sri v6.16b, v3.16b, #3
    ldp q3, q16, [x3, #320]
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 7 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v3.16b, v2.16b
    // round 6 (pipo.dsl:38)
    ldp q6, q16, [x3, #352]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #6
    sri v6.16b, v5.16b, #2
    eor v5.16b, v16.16b, v18.16b
    shl v16.16b, v5.16b, #3
    sri v16.16b, v5.16b, #5
    // round 7 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v3.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v4.16b, v0.16b
    eor v6.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v3.16b, v17.16b
    orn v2.16b, v3.16b, v2.16b
    eor3 v5.16b, v5.16b, v1.16b, v2.16b
    orn v18.16b, v0.16b, v5.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v3.16b, v19.16b, v5.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v5.16b, v2.16b
    ldp q7, q19, [x3, #128]
    eor3 v1.16b, v7.16b, v1.16b, v6.16b
    eor3 v4.16b, v19.16b, v4.16b, v16.16b
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    ldr q4, [x3, #448]
    eor v4.16b, v4.16b, v17.16b
    shl v7.16b, v1.16b, #7
    sri v7.16b, v1.16b, #1
    // round 8 (pipo.dsl:36)
    bcax v1.16b, v6.16b, v4.16b, v7.16b
    bcax v4.16b, v4.16b, v7.16b, v1.16b
    bit v7.16b, v6.16b, v4.16b
    // round 7 (pipo.dsl:38)
    ldr q6, [x3, #176]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    ldp q5, q16, [x3, #192]
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v2.16b, #2
    sri v5.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 8 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v5.16b, v2.16b
    // round 7 (pipo.dsl:38)
    ldp q6, q16, [x3, #224]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #6
    sri v6.16b, v3.16b, #2
    eor v3.16b, v16.16b, v18.16b
    shl v16.16b, v3.16b, #3
    sri v16.16b, v3.16b, #5
    // round 8 (pipo.dsl:36)
    bcax v3.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v5.16b, v3.16b, v7.16b
    eor3 v5.16b, v5.16b, v0.16b, v3.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v1.16b, v0.16b
    eor v6.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v5.16b, v17.16b
    orn v2.16b, v5.16b, v2.16b
    eor3 v3.16b, v3.16b, v4.16b, v2.16b
    orn v18.16b, v0.16b, v3.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v5.16b, v19.16b, v3.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v3.16b, v2.16b
    ldp q7, q19, [x3, #256]
    eor3 v4.16b, v7.16b, v4.16b, v6.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    shl v6.16b, v1.16b, #4
    sri v6.16b, v1.16b, #4
    ldr q1, [x3, #464]
    eor v1.16b, v1.16b, v17.16b
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    // round 9 (pipo.dsl:36)
    bcax v4.16b, v6.16b, v1.16b, v7.16b
    bcax v1.16b, v1.16b, v7.16b, v4.16b
    bit v7.16b, v6.16b, v1.16b
    // round 8 (pipo.dsl:38)
    ldr q6, [x3, #304]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #5
    sri v6.16b, v3.16b, #3
    ldp q3, q16, [x3, #320]
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 9 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v3.16b, v2.16b
    // round 8 (pipo.dsl:38)
    ldp q6, q16, [x3, #352]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #6
    sri v6.16b, v5.16b, #2
    eor v5.16b, v16.16b, v18.16b
    shl v16.16b, v5.16b, #3
    sri v16.16b, v5.16b, #5
    // round 9 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v3.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v4.16b, v0.16b
    eor v6.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v3.16b, v17.16b
    orn v2.16b, v3.16b, v2.16b
    eor3 v5.16b, v5.16b, v1.16b, v2.16b
    orn v18.16b, v0.16b, v5.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v3.16b, v19.16b, v5.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v5.16b, v2.16b
    ldp q7, q19, [x3, #128]
    eor3 v1.16b, v7.16b, v1.16b, v6.16b
    eor3 v4.16b, v19.16b, v4.16b, v16.16b
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    ldr q4, [x3, #480]
    eor v4.16b, v4.16b, v17.16b
    shl v7.16b, v1.16b, #7
    sri v7.16b, v1.16b, #1
    // round 10 (pipo.dsl:36)
    bcax v1.16b, v6.16b, v4.16b, v7.16b
    bcax v4.16b, v4.16b, v7.16b, v1.16b
    bit v7.16b, v6.16b, v4.16b
    // round 9 (pipo.dsl:38)
    ldr q6, [x3, #176]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    ldp q5, q16, [x3, #192]
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v2.16b, #2
    sri v5.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 10 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v5.16b, v2.16b
    // round 9 (pipo.dsl:38)
    ldp q6, q16, [x3, #224]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #6
    sri v6.16b, v3.16b, #2
    eor v3.16b, v16.16b, v18.16b
    shl v16.16b, v3.16b, #3
    sri v16.16b, v3.16b, #5
    // round 10 (pipo.dsl:36)
    bcax v3.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v5.16b, v3.16b, v7.16b
    eor3 v5.16b, v5.16b, v0.16b, v3.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v1.16b, v0.16b
    eor v6.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v5.16b, v17.16b
    orn v2.16b, v5.16b, v2.16b
    eor3 v3.16b, v3.16b, v4.16b, v2.16b
    orn v18.16b, v0.16b, v3.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v5.16b, v19.16b, v3.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v3.16b, v2.16b
    ldp q7, q19, [x3, #256]
    eor3 v4.16b, v7.16b, v4.16b, v6.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    shl v6.16b, v1.16b, #4
    sri v6.16b, v1.16b, #4
    ldr q1, [x3, #496]
    eor v1.16b, v1.16b, v17.16b
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    // round 11 (pipo.dsl:36)
    bcax v4.16b, v6.16b, v1.16b, v7.16b
    bcax v1.16b, v1.16b, v7.16b, v4.16b
    bit v7.16b, v6.16b, v1.16b
    // round 10 (pipo.dsl:38)
    ldr q6, [x3, #304]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #5
    sri v6.16b, v3.16b, #3
    ldp q3, q16, [x3, #320]
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 11 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v3.16b, v2.16b
    // round 10 (pipo.dsl:38)
    ldp q6, q16, [x3, #352]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #6
    sri v6.16b, v5.16b, #2
    eor v5.16b, v16.16b, v18.16b
    shl v16.16b, v5.16b, #3
    sri v16.16b, v5.16b, #5
    // round 11 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v3.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v4.16b, v0.16b
    eor v6.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v3.16b, v17.16b
    orn v2.16b, v3.16b, v2.16b
    eor3 v5.16b, v5.16b, v1.16b, v2.16b
    orn v18.16b, v0.16b, v5.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v3.16b, v19.16b, v5.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v5.16b, v2.16b
    ldp q7, q19, [x3, #128]
    eor3 v1.16b, v7.16b, v1.16b, v6.16b
    eor3 v4.16b, v19.16b, v4.16b, v16.16b
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    ldr q4, [x3, #512]
    eor v4.16b, v4.16b, v17.16b
    shl v7.16b, v1.16b, #7
    sri v7.16b, v1.16b, #1
    // round 12 (pipo.dsl:36)
    bcax v1.16b, v6.16b, v4.16b, v7.16b
    bcax v4.16b, v4.16b, v7.16b, v1.16b
    bit v7.16b, v6.16b, v4.16b
    // round 11 (pipo.dsl:38)
    ldr q6, [x3, #176]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    ldp q5, q16, [x3, #192]
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v2.16b, #2
    sri v5.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 12 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v5.16b, v2.16b
    // round 11 (pipo.dsl:38)
    ldp q6, q16, [x3, #224]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #6
    sri v6.16b, v3.16b, #2
    eor v3.16b, v16.16b, v18.16b
    shl v16.16b, v3.16b, #3
    sri v16.16b, v3.16b, #5
    // round 12 (pipo.dsl:36)
    bcax v3.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v5.16b, v3.16b, v7.16b
    eor3 v5.16b, v5.16b, v0.16b, v3.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v1.16b, v0.16b
    eor v6.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v5.16b, v17.16b
    orn v2.16b, v5.16b, v2.16b
    eor3 v3.16b, v3.16b, v4.16b, v2.16b
    orn v18.16b, v0.16b, v3.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v5.16b, v19.16b, v3.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v3.16b, v2.16b
    ldp q7, q19, [x3, #256]
    eor3 v4.16b, v7.16b, v4.16b, v6.16b
    eor3 v1.16b, v19.16b, v1.16b, v16.16b
    shl v6.16b, v1.16b, #4
    sri v6.16b, v1.16b, #4
    ldr q1, [x3, #528]
    eor v1.16b, v1.16b, v17.16b
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    // round 13 (pipo.dsl:36)
    bcax v4.16b, v6.16b, v1.16b, v7.16b
    bcax v1.16b, v1.16b, v7.16b, v4.16b
    bit v7.16b, v6.16b, v1.16b
    // round 12 (pipo.dsl:38)
    ldr q6, [x3, #304]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #5
    sri v6.16b, v3.16b, #3
    ldp q3, q16, [x3, #320]
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    eor v0.16b, v16.16b, v0.16b
    shl v2.16b, v0.16b, #1
    sri v2.16b, v0.16b, #7
    // round 13 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v3.16b, v2.16b
    // round 12 (pipo.dsl:38)
    ldp q6, q16, [x3, #352]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v5.16b, #6
    sri v6.16b, v5.16b, #2
    eor v5.16b, v16.16b, v18.16b
    shl v16.16b, v5.16b, #3
    sri v16.16b, v5.16b, #5
    // round 13 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v0.16b, v16.16b
    eor3 v17.16b, v3.16b, v5.16b, v7.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    orn v0.16b, v0.16b, v6.16b
    eor3 v0.16b, v16.16b, v4.16b, v0.16b
    eor v6.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v16.16b
    bcax v16.16b, v2.16b, v3.16b, v17.16b
    orn v2.16b, v3.16b, v2.16b
    eor3 v5.16b, v5.16b, v1.16b, v2.16b
    orn v18.16b, v0.16b, v5.16b
    eor3 v19.16b, v17.16b, v6.16b, v16.16b
    eor3 v18.16b, v6.16b, v19.16b, v18.16b
    bit v3.16b, v19.16b, v5.16b
    bit v2.16b, v6.16b, v16.16b
    eor3 v2.16b, v7.16b, v5.16b, v2.16b
    ldp q7, q19, [x3, #544]
    eor3 v1.16b, v7.16b, v1.16b, v6.16b
    ldr q6, [x3, #144]
    eor3 v4.16b, v6.16b, v4.16b, v16.16b
    eor v6.16b, v19.16b, v17.16b
    shl v7.16b, v1.16b, #7
    sri v7.16b, v1.16b, #1
    shl v1.16b, v4.16b, #4
    sri v1.16b, v4.16b, #4
    ldp q4, q16, [x3, #576]
    eor v4.16b, v4.16b, v18.16b
    shl v17.16b, v4.16b, #3
    sri v17.16b, v4.16b, #5
    eor v3.16b, v16.16b, v3.16b
    shl v4.16b, v3.16b, #6
    sri v4.16b, v3.16b, #2
    ldr q3, [x3, #176]
    eor v3.16b, v3.16b, v5.16b
    shl v5.16b, v3.16b, #5
    sri v5.16b, v3.16b, #3
    ldr q3, [x3, #608]
    eor v0.16b, v3.16b, v0.16b
    shl v3.16b, v0.16b, #1
    sri v3.16b, v0.16b, #7
    ldr q0, [x3, #192]
    eor v0.16b, v0.16b, v2.16b
    shl v2.16b, v0.16b, #2
    sri v2.16b, v0.16b, #6
    zip1 v0.16b, v6.16b, v4.16b
    zip2 v4.16b, v6.16b, v4.16b
    zip1 v6.16b, v7.16b, v5.16b
    zip2 v5.16b, v7.16b, v5.16b
    zip1 v7.16b, v1.16b, v3.16b
    zip2 v1.16b, v1.16b, v3.16b
    zip1 v3.16b, v17.16b, v2.16b
    zip2 v2.16b, v17.16b, v2.16b
    ld4 {v16.16b, v17.16b, v18.16b, v19.16b}, [x1]
    add x9, x1, #64
    ld4 {v20.16b, v21.16b, v22.16b, v23.16b}, [x9]
    eor v24.16b, v0.16b, v16.16b
    eor v28.16b, v4.16b, v20.16b
    eor v25.16b, v6.16b, v17.16b
    eor v29.16b, v5.16b, v21.16b
    eor v26.16b, v7.16b, v18.16b
    eor v30.16b, v1.16b, v22.16b
    eor v27.16b, v3.16b, v19.16b
    eor v31.16b, v2.16b, v23.16b
    st4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x0]
    add x9, x0, #64
    st4 {v28.16b, v29.16b, v30.16b, v31.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #16
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
    movz x10, #8
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
    movz x10, #8
.Llwcc_pipo64_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ctr_crypt_neon_wipe
    add sp, sp, #192
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
