// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target neon --lanes 16
// passes:    unroll() invert() counter() fold() sbox(lanes=16) complement() rotate() balance() hoist() slice() select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ld4.16b; unzip.16b n3; r0 r1 r2 | c0 c1 c2 n0 n1 n2 n3
// sizes:     in bytes: block 8, key 16, nonce 4, rk 880, ctx 976, align 16, group 128, stack 192
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:63eec98104f031bc4572e7dd9c00752ad8c27c78f8ba122458a341631be7978a

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
    add x9, x1, #6
    add x10, x1, #5
    add x11, x1, #7
    ld1r {v0.16b}, [x9]
    add x9, x1, #3
    add x12, x1, #4
    ld1r {v1.16b}, [x10]
    ld1r {v2.16b}, [x11]
    add x10, x1, #2
    add x11, x1, #1
    ld1r {v3.16b}, [x9]
    ld1r {v4.16b}, [x12]
    add x9, x1, #10
    add x12, x1, #12
    ld1r {v5.16b}, [x10]
    ld1r {v6.16b}, [x11]
    add x10, x1, #15
    add x11, x1, #14
    ld1r {v7.16b}, [x9]
    ld1r {v16.16b}, [x12]
    add x9, x1, #13
    add x12, x1, #8
    ld1r {v17.16b}, [x10]
    ld1r {v18.16b}, [x11]
    add x10, x1, #11
    add x11, x1, #9
    ld1r {v19.16b}, [x9]
    ld1r {v20.16b}, [x12]
    ld1r {v21.16b}, [x10]
    ld1r {v22.16b}, [x11]
    movi v23.16b, #1
    movi v24.16b, #2
    movi v25.16b, #3
    movi v26.16b, #4
    movi v27.16b, #5
    movi v28.16b, #6
    movi v29.16b, #7
    movi v30.16b, #8
    ld1r {v31.16b}, [x1]
    mvn v8.16b, v1.16b
    mvn v9.16b, v2.16b
    mvn v10.16b, v5.16b
    // round 1 (pipo.dsl:38)
    mvn v11.16b, v7.16b
    mvn v16.16b, v16.16b
    mvn v12.16b, v17.16b
    shl v13.16b, v18.16b, #7
    shl v14.16b, v19.16b, #3
    eor v23.16b, v20.16b, v23.16b
    str q0, [x0, #0]
    mvn v15.16b, v21.16b
    str q8, [x0, #16]
    mvn v8.16b, v22.16b
    eor v25.16b, v20.16b, v25.16b
    str q4, [x0, #64]
    // round 2 (pipo.dsl:38)
    mvn v4.16b, v4.16b
    str q23, [x0, #224]
    shl v23.16b, v0.16b, #7
    eor v27.16b, v20.16b, v27.16b
    str q3, [x0, #48]
    str q25, [x0, #384]
    shl v25.16b, v1.16b, #3
    eor v29.16b, v20.16b, v29.16b
    // round 1 (pipo.dsl:37)
    sri v13.16b, v18.16b, #1
    str q6, [x0, #112]
    // round 2 (pipo.dsl:38)
    mvn v3.16b, v3.16b
    mvn v6.16b, v6.16b
    str q27, [x0, #416]
    shl v27.16b, v10.16b, #4
    str q29, [x0, #448]
    // round 1 (pipo.dsl:37)
    shl v29.16b, v11.16b, #4
    str q13, [x0, #176]
    shl v13.16b, v16.16b, #2
    sri v14.16b, v19.16b, #5
    str q10, [x0, #96]
    // round 2 (pipo.dsl:37)
    sri v27.16b, v10.16b, #4
    // round 1 (pipo.dsl:37)
    shl v10.16b, v12.16b, #6
    // round 2 (pipo.dsl:37)
    sri v23.16b, v0.16b, #1
    // round 1 (pipo.dsl:37)
    str q14, [x0, #192]
    // round 2 (pipo.dsl:37)
    shl v14.16b, v9.16b, #6
    sri v25.16b, v1.16b, #5
    // round 1 (pipo.dsl:37)
    sri v29.16b, v11.16b, #4
    str q9, [x0, #32]
    // round 2 (pipo.dsl:37)
    str q23, [x0, #304]
    // round 1 (pipo.dsl:37)
    shl v23.16b, v15.16b, #5
    sri v13.16b, v16.16b, #6
    sri v10.16b, v12.16b, #2
    // round 2 (pipo.dsl:37)
    sri v14.16b, v9.16b, #2
    // round 1 (pipo.dsl:37)
    shl v9.16b, v8.16b, #1
    // round 2 (pipo.dsl:37)
    str q25, [x0, #320]
    shl v25.16b, v4.16b, #2
    // round 1 (pipo.dsl:37)
    str q29, [x0, #128]
    // round 2 (pipo.dsl:37)
    shl v29.16b, v3.16b, #5
    // round 1 (pipo.dsl:37)
    str q13, [x0, #144]
    // round 2 (pipo.dsl:37)
    shl v13.16b, v6.16b, #1
    // round 1 (pipo.dsl:37)
    str q10, [x0, #160]
    movi v10.16b, #9
    eor v10.16b, v20.16b, v10.16b
    sri v23.16b, v15.16b, #3
    str q10, [x0, #480]
    movi v10.16b, #10
    str q23, [x0, #208]
    movi v23.16b, #11
    eor v23.16b, v20.16b, v23.16b
    sri v9.16b, v8.16b, #7
    str q23, [x0, #512]
    movi v23.16b, #12
    str q9, [x0, #240]
    // round 13 (pipo.dsl:37)
    shl v9.16b, v7.16b, #4
    sri v9.16b, v7.16b, #4
    shl v7.16b, v17.16b, #6
    sri v7.16b, v17.16b, #2
    movi v17.16b, #13
    eor v17.16b, v20.16b, v17.16b
    mvn v19.16b, v19.16b
    str q18, [x0, #640]
    // round 12 (pipo.dsl:38)
    mvn v0.16b, v0.16b
    str q21, [x0, #752]
    str q22, [x0, #768]
    // round 11 (pipo.dsl:38)
    mvn v18.16b, v18.16b
    str q1, [x0, #800]
    str q5, [x0, #848]
    str q2, [x0, #864]
    str q17, [x0, #576]
    // round 13 (pipo.dsl:37)
    shl v1.16b, v19.16b, #3
    str q15, [x0, #608]
    str q19, [x0, #624]
    str q11, [x0, #656]
    str q16, [x0, #672]
    str q8, [x0, #688]
    str q12, [x0, #704]
    // round 12 (pipo.dsl:38)
    str q0, [x0, #720]
    str q4, [x0, #736]
    // round 11 (pipo.dsl:38)
    str q18, [x0, #784]
    str q3, [x0, #816]
    str q6, [x0, #832]
    // round 2 (pipo.dsl:37)
    sri v25.16b, v4.16b, #6
    // round 13 (pipo.dsl:37)
    str q9, [x0, #544]
    // round 2 (pipo.dsl:37)
    sri v29.16b, v3.16b, #3
    // round 13 (pipo.dsl:37)
    str q7, [x0, #560]
    str q31, [x0, #80]
    // round 2 (pipo.dsl:37)
    sri v13.16b, v6.16b, #7
    // round 13 (pipo.dsl:37)
    sri v1.16b, v19.16b, #5
    // round 2 (pipo.dsl:37)
    str q27, [x0, #256]
    str q25, [x0, #272]
    eor v0.16b, v31.16b, v24.16b
    eor v2.16b, v31.16b, v26.16b
    str q14, [x0, #288]
    str q29, [x0, #336]
    eor v3.16b, v31.16b, v28.16b
    eor v4.16b, v31.16b, v30.16b
    str q13, [x0, #368]
    // round 13 (pipo.dsl:37)
    str q1, [x0, #592]
    eor v1.16b, v31.16b, v10.16b
    eor v5.16b, v31.16b, v23.16b
    str q0, [x0, #352]
    str q2, [x0, #400]
    str q3, [x0, #432]
    str q4, [x0, #464]
    str q1, [x0, #496]
    str q5, [x0, #528]
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
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_rest
.Llwcc_pipo64_128_ecb_encrypt_neon_group:
    add x9, x1, #64
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x1]
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x9]
    ldp q16, q17, [x3, #64]
    ldp q18, q19, [x3, #0]
    ldp q20, q21, [x3, #96]
    ldp q22, q23, [x3, #32]
    // round 1 (pipo.dsl:38)
    ldp q24, q25, [x3, #128]
    ldp q26, q27, [x3, #160]
    ldp q28, q29, [x3, #192]
    ldr q30, [x3, #240]
    ldr q31, [x3, #224]
    // round 2 (pipo.dsl:38)
    ldp q8, q9, [x3, #256]
    ldp q10, q11, [x3, #288]
    ldp q12, q13, [x3, #320]
    uzp1 v14.16b, v2.16b, v6.16b
    uzp2 v2.16b, v2.16b, v6.16b
    uzp2 v6.16b, v1.16b, v5.16b
    uzp1 v15.16b, v0.16b, v4.16b
    uzp1 v1.16b, v1.16b, v5.16b
    uzp2 v5.16b, v3.16b, v7.16b
    eor v20.16b, v14.16b, v20.16b
    eor v2.16b, v2.16b, v18.16b
    eor v6.16b, v6.16b, v19.16b
    ldr q18, [x3, #368]
    ldr q19, [x3, #352]
    eor v17.16b, v15.16b, v17.16b
    uzp1 v3.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v21.16b
    // round 3 (pipo.dsl:38)
    ldr q7, [x3, #384]
    // round 4 (pipo.dsl:38)
    ldr q21, [x3, #400]
    // round 1 (pipo.dsl:36)
    eor v14.16b, v2.16b, v6.16b
    eor v5.16b, v5.16b, v22.16b
    uzp2 v0.16b, v0.16b, v4.16b
    // round 5 (pipo.dsl:38)
    ldr q4, [x3, #416]
    // round 13 (pipo.dsl:37)
    add x9, x0, #64
    // round 1 (pipo.dsl:36)
    eor v22.16b, v17.16b, v20.16b
    eor v3.16b, v3.16b, v23.16b
    bit v14.16b, v6.16b, v5.16b
    eor v0.16b, v0.16b, v16.16b
    bif v17.16b, v22.16b, v1.16b
    bif v22.16b, v20.16b, v1.16b
    eor v2.16b, v3.16b, v2.16b
    // round 6 (pipo.dsl:38)
    ldr q6, [x3, #432]
    // round 1 (pipo.dsl:36)
    bic v16.16b, v3.16b, v14.16b
    eor v23.16b, v5.16b, v14.16b
    orn v14.16b, v0.16b, v14.16b
    bit v1.16b, v20.16b, v17.16b
    eor v3.16b, v3.16b, v22.16b
    eor v20.16b, v24.16b, v22.16b
    eor v0.16b, v0.16b, v16.16b
    eor v5.16b, v5.16b, v1.16b
    eor v3.16b, v14.16b, v3.16b
    eor v1.16b, v26.16b, v1.16b
    eor v16.16b, v23.16b, v0.16b
    eor v5.16b, v0.16b, v5.16b
    eor v22.16b, v17.16b, v3.16b
    eor v14.16b, v27.16b, v3.16b
    eor v15.16b, v25.16b, v16.16b
    eor v22.16b, v16.16b, v22.16b
    bic v16.16b, v5.16b, v16.16b
    eor v31.16b, v31.16b, v5.16b
    eor v16.16b, v2.16b, v16.16b
    bsl v2.16b, v23.16b, v0.16b
    eor v0.16b, v30.16b, v22.16b
    eor v23.16b, v17.16b, v2.16b
    eor v5.16b, v5.16b, v16.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v20.16b, v16.16b
    bsl v16.16b, v22.16b, v17.16b
    shl v17.16b, v14.16b, #1
    bic v3.16b, v23.16b, v3.16b
    eor v20.16b, v28.16b, v23.16b
    shl v22.16b, v0.16b, #7
    eor v1.16b, v1.16b, v16.16b
    shl v16.16b, v2.16b, #4
    sri v17.16b, v14.16b, #7
    shl v14.16b, v20.16b, #5
    eor v5.16b, v3.16b, v5.16b
    sri v22.16b, v0.16b, #1
    sri v16.16b, v2.16b, #4
    shl v0.16b, v1.16b, #2
    sri v14.16b, v20.16b, #3
    bsl v23.16b, v5.16b, v3.16b
    eor v2.16b, v29.16b, v5.16b
    // round 2 (pipo.dsl:36)
    eor v3.16b, v31.16b, v16.16b
    // round 1 (pipo.dsl:37)
    sri v0.16b, v1.16b, #6
    shl v1.16b, v2.16b, #3
    // round 2 (pipo.dsl:36)
    eor v5.16b, v17.16b, v14.16b
    // round 1 (pipo.dsl:38)
    eor v20.16b, v15.16b, v23.16b
    // round 2 (pipo.dsl:36)
    bif v31.16b, v3.16b, v22.16b
    bif v3.16b, v16.16b, v22.16b
    // round 7 (pipo.dsl:38)
    ldr q23, [x3, #448]
    // round 1 (pipo.dsl:37)
    shl v15.16b, v20.16b, #6
    // round 2 (pipo.dsl:36)
    bit v5.16b, v14.16b, v0.16b
    // round 1 (pipo.dsl:37)
    sri v1.16b, v2.16b, #5
    // round 2 (pipo.dsl:36)
    bit v22.16b, v16.16b, v31.16b
    eor v2.16b, v8.16b, v3.16b
    bic v16.16b, v1.16b, v5.16b
    // round 1 (pipo.dsl:37)
    sri v15.16b, v20.16b, #2
    // round 2 (pipo.dsl:36)
    eor v20.16b, v0.16b, v5.16b
    eor v0.16b, v0.16b, v22.16b
    eor v3.16b, v1.16b, v3.16b
    eor v1.16b, v17.16b, v1.16b
    eor v16.16b, v15.16b, v16.16b
    orn v5.16b, v15.16b, v5.16b
    eor v17.16b, v10.16b, v22.16b
    eor v22.16b, v20.16b, v16.16b
    eor v0.16b, v16.16b, v0.16b
    eor v3.16b, v3.16b, v5.16b
    bic v5.16b, v0.16b, v22.16b
    eor v14.16b, v31.16b, v3.16b
    eor v15.16b, v11.16b, v3.16b
    eor v19.16b, v19.16b, v0.16b
    eor v5.16b, v1.16b, v5.16b
    bsl v1.16b, v20.16b, v16.16b
    eor v16.16b, v22.16b, v14.16b
    shl v20.16b, v15.16b, #1
    eor v22.16b, v9.16b, v22.16b
    eor v14.16b, v31.16b, v1.16b
    eor v1.16b, v17.16b, v1.16b
    eor v0.16b, v0.16b, v5.16b
    bit v31.16b, v16.16b, v5.16b
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v18.16b, v16.16b
    eor v16.16b, v12.16b, v14.16b
    bic v3.16b, v14.16b, v3.16b
    sri v20.16b, v15.16b, #7
    shl v17.16b, v2.16b, #4
    eor v1.16b, v1.16b, v31.16b
    shl v31.16b, v5.16b, #7
    shl v15.16b, v16.16b, #5
    eor v0.16b, v3.16b, v0.16b
    sri v17.16b, v2.16b, #4
    shl v2.16b, v1.16b, #2
    sri v31.16b, v5.16b, #1
    sri v15.16b, v16.16b, #3
    bsl v14.16b, v0.16b, v3.16b
    eor v0.16b, v13.16b, v0.16b
    sri v2.16b, v1.16b, #6
    // round 3 (pipo.dsl:36)
    eor v1.16b, v19.16b, v17.16b
    // round 2 (pipo.dsl:38)
    eor v3.16b, v22.16b, v14.16b
    shl v5.16b, v0.16b, #3
    // round 3 (pipo.dsl:36)
    eor v16.16b, v20.16b, v15.16b
    bif v19.16b, v1.16b, v31.16b
    bif v1.16b, v17.16b, v31.16b
    // round 8 (pipo.dsl:38)
    ldr q22, [x3, #464]
    // round 2 (pipo.dsl:37)
    shl v14.16b, v3.16b, #6
    sri v5.16b, v0.16b, #5
    // round 3 (pipo.dsl:36)
    bit v16.16b, v15.16b, v2.16b
    bit v31.16b, v17.16b, v19.16b
    eor v0.16b, v24.16b, v1.16b
    // round 2 (pipo.dsl:37)
    sri v14.16b, v3.16b, #2
    // round 3 (pipo.dsl:36)
    bic v3.16b, v5.16b, v16.16b
    eor v17.16b, v2.16b, v16.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v5.16b, v1.16b
    eor v5.16b, v20.16b, v5.16b
    eor v3.16b, v14.16b, v3.16b
    orn v16.16b, v14.16b, v16.16b
    eor v20.16b, v26.16b, v31.16b
    eor v2.16b, v3.16b, v2.16b
    eor v31.16b, v17.16b, v3.16b
    eor v1.16b, v1.16b, v16.16b
    bic v16.16b, v2.16b, v31.16b
    eor v14.16b, v19.16b, v1.16b
    eor v15.16b, v27.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v5.16b, v16.16b
    bsl v5.16b, v17.16b, v3.16b
    eor v3.16b, v31.16b, v14.16b
    shl v17.16b, v15.16b, #1
    eor v31.16b, v25.16b, v31.16b
    eor v14.16b, v19.16b, v5.16b
    eor v2.16b, v2.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    bsl v16.16b, v3.16b, v19.16b
    eor v5.16b, v20.16b, v5.16b
    eor v3.16b, v30.16b, v3.16b
    bic v1.16b, v14.16b, v1.16b
    eor v19.16b, v28.16b, v14.16b
    shl v20.16b, v0.16b, #4
    eor v5.16b, v5.16b, v16.16b
    shl v16.16b, v3.16b, #7
    sri v17.16b, v15.16b, #7
    eor v2.16b, v1.16b, v2.16b
    shl v15.16b, v19.16b, #5
    sri v20.16b, v0.16b, #4
    shl v0.16b, v5.16b, #2
    sri v16.16b, v3.16b, #1
    sri v15.16b, v19.16b, #3
    bsl v14.16b, v2.16b, v1.16b
    eor v1.16b, v29.16b, v2.16b
    // round 4 (pipo.dsl:36)
    eor v2.16b, v7.16b, v20.16b
    // round 3 (pipo.dsl:37)
    sri v0.16b, v5.16b, #6
    shl v3.16b, v1.16b, #3
    eor v5.16b, v31.16b, v14.16b
    // round 4 (pipo.dsl:36)
    eor v19.16b, v17.16b, v15.16b
    bif v7.16b, v2.16b, v16.16b
    bif v2.16b, v20.16b, v16.16b
    // round 9 (pipo.dsl:38)
    ldr q31, [x3, #480]
    // round 4 (pipo.dsl:36)
    bit v19.16b, v15.16b, v0.16b
    // round 3 (pipo.dsl:37)
    sri v3.16b, v1.16b, #5
    shl v1.16b, v5.16b, #6
    // round 4 (pipo.dsl:36)
    bit v16.16b, v20.16b, v7.16b
    eor v20.16b, v8.16b, v2.16b
    bic v14.16b, v3.16b, v19.16b
    // round 3 (pipo.dsl:37)
    sri v1.16b, v5.16b, #2
    // round 4 (pipo.dsl:36)
    eor v5.16b, v0.16b, v19.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v1.16b, v14.16b
    orn v1.16b, v1.16b, v19.16b
    eor v16.16b, v10.16b, v16.16b
    eor v19.16b, v5.16b, v17.16b
    eor v0.16b, v17.16b, v0.16b
    eor v1.16b, v2.16b, v1.16b
    bic v2.16b, v0.16b, v19.16b
    eor v14.16b, v7.16b, v1.16b
    eor v15.16b, v11.16b, v1.16b
    eor v21.16b, v21.16b, v0.16b
    eor v2.16b, v3.16b, v2.16b
    bsl v3.16b, v5.16b, v17.16b
    eor v5.16b, v19.16b, v14.16b
    shl v17.16b, v15.16b, #1
    eor v19.16b, v9.16b, v19.16b
    eor v14.16b, v7.16b, v3.16b
    eor v3.16b, v16.16b, v3.16b
    bit v7.16b, v5.16b, v2.16b
    eor v16.16b, v20.16b, v2.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v18.16b, v5.16b
    bic v1.16b, v14.16b, v1.16b
    eor v5.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v7.16b
    shl v7.16b, v16.16b, #4
    sri v17.16b, v15.16b, #7
    shl v20.16b, v2.16b, #7
    shl v15.16b, v5.16b, #5
    eor v0.16b, v1.16b, v0.16b
    sri v7.16b, v16.16b, #4
    shl v16.16b, v3.16b, #2
    sri v20.16b, v2.16b, #1
    eor v2.16b, v13.16b, v0.16b
    sri v15.16b, v5.16b, #3
    bsl v14.16b, v0.16b, v1.16b
    sri v16.16b, v3.16b, #6
    // round 5 (pipo.dsl:36)
    eor v0.16b, v21.16b, v7.16b
    eor v1.16b, v17.16b, v15.16b
    // round 4 (pipo.dsl:37)
    shl v3.16b, v2.16b, #3
    eor v5.16b, v19.16b, v14.16b
    // round 5 (pipo.dsl:36)
    bif v21.16b, v0.16b, v20.16b
    bif v0.16b, v7.16b, v20.16b
    // round 10 (pipo.dsl:38)
    ldr q19, [x3, #496]
    // round 4 (pipo.dsl:37)
    shl v14.16b, v5.16b, #6
    // round 5 (pipo.dsl:36)
    bit v1.16b, v15.16b, v16.16b
    // round 4 (pipo.dsl:37)
    sri v3.16b, v2.16b, #5
    // round 5 (pipo.dsl:36)
    bit v20.16b, v7.16b, v21.16b
    eor v2.16b, v24.16b, v0.16b
    bic v7.16b, v3.16b, v1.16b
    // round 4 (pipo.dsl:37)
    sri v14.16b, v5.16b, #2
    // round 5 (pipo.dsl:36)
    eor v5.16b, v16.16b, v1.16b
    eor v16.16b, v16.16b, v20.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v17.16b, v3.16b
    eor v7.16b, v14.16b, v7.16b
    orn v1.16b, v14.16b, v1.16b
    eor v17.16b, v26.16b, v20.16b
    eor v20.16b, v5.16b, v7.16b
    eor v16.16b, v7.16b, v16.16b
    eor v0.16b, v0.16b, v1.16b
    bic v1.16b, v16.16b, v20.16b
    eor v14.16b, v21.16b, v0.16b
    eor v15.16b, v27.16b, v0.16b
    eor v4.16b, v4.16b, v16.16b
    eor v1.16b, v3.16b, v1.16b
    bsl v3.16b, v5.16b, v7.16b
    eor v5.16b, v20.16b, v14.16b
    shl v7.16b, v15.16b, #1
    eor v20.16b, v25.16b, v20.16b
    eor v14.16b, v21.16b, v3.16b
    eor v16.16b, v16.16b, v1.16b
    bit v21.16b, v5.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v30.16b, v5.16b
    eor v5.16b, v28.16b, v14.16b
    bic v0.16b, v14.16b, v0.16b
    sri v7.16b, v15.16b, #7
    eor v3.16b, v3.16b, v21.16b
    shl v17.16b, v1.16b, #4
    shl v21.16b, v2.16b, #7
    eor v16.16b, v0.16b, v16.16b
    shl v15.16b, v5.16b, #5
    sri v17.16b, v1.16b, #4
    shl v1.16b, v3.16b, #2
    sri v21.16b, v2.16b, #1
    sri v15.16b, v5.16b, #3
    bsl v14.16b, v16.16b, v0.16b
    eor v0.16b, v29.16b, v16.16b
    sri v1.16b, v3.16b, #6
    // round 6 (pipo.dsl:36)
    eor v2.16b, v4.16b, v17.16b
    // round 5 (pipo.dsl:38)
    eor v3.16b, v20.16b, v14.16b
    // round 6 (pipo.dsl:36)
    eor v5.16b, v7.16b, v15.16b
    // round 5 (pipo.dsl:37)
    shl v16.16b, v0.16b, #3
    // round 6 (pipo.dsl:36)
    bif v4.16b, v2.16b, v21.16b
    bif v2.16b, v17.16b, v21.16b
    // round 11 (pipo.dsl:38)
    ldr q20, [x3, #512]
    // round 5 (pipo.dsl:37)
    sri v16.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 6 (pipo.dsl:36)
    bit v5.16b, v15.16b, v1.16b
    bit v21.16b, v17.16b, v4.16b
    eor v17.16b, v8.16b, v2.16b
    // round 5 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 6 (pipo.dsl:36)
    bic v3.16b, v16.16b, v5.16b
    eor v14.16b, v1.16b, v5.16b
    eor v1.16b, v1.16b, v21.16b
    eor v2.16b, v16.16b, v2.16b
    eor v7.16b, v7.16b, v16.16b
    eor v3.16b, v0.16b, v3.16b
    orn v0.16b, v0.16b, v5.16b
    eor v5.16b, v10.16b, v21.16b
    eor v16.16b, v14.16b, v3.16b
    eor v1.16b, v3.16b, v1.16b
    eor v0.16b, v2.16b, v0.16b
    bic v2.16b, v1.16b, v16.16b
    eor v21.16b, v4.16b, v0.16b
    eor v15.16b, v11.16b, v0.16b
    eor v6.16b, v6.16b, v1.16b
    eor v2.16b, v7.16b, v2.16b
    bsl v7.16b, v14.16b, v3.16b
    eor v3.16b, v16.16b, v21.16b
    shl v21.16b, v15.16b, #1
    eor v16.16b, v9.16b, v16.16b
    eor v14.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v17.16b, v2.16b
    bsl v2.16b, v3.16b, v4.16b
    eor v3.16b, v18.16b, v3.16b
    eor v4.16b, v12.16b, v14.16b
    bic v0.16b, v14.16b, v0.16b
    sri v21.16b, v15.16b, #7
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v7.16b, #4
    shl v17.16b, v3.16b, #7
    shl v15.16b, v4.16b, #5
    eor v1.16b, v0.16b, v1.16b
    sri v5.16b, v7.16b, #4
    shl v7.16b, v2.16b, #2
    sri v17.16b, v3.16b, #1
    eor v3.16b, v13.16b, v1.16b
    sri v15.16b, v4.16b, #3
    bsl v14.16b, v1.16b, v0.16b
    // round 7 (pipo.dsl:36)
    eor v0.16b, v6.16b, v5.16b
    // round 6 (pipo.dsl:37)
    sri v7.16b, v2.16b, #6
    eor v1.16b, v16.16b, v14.16b
    shl v2.16b, v3.16b, #3
    // round 7 (pipo.dsl:36)
    eor v4.16b, v21.16b, v15.16b
    bif v6.16b, v0.16b, v17.16b
    bif v0.16b, v5.16b, v17.16b
    // round 12 (pipo.dsl:38)
    ldr q16, [x3, #528]
    // round 7 (pipo.dsl:36)
    bit v4.16b, v15.16b, v7.16b
    // round 6 (pipo.dsl:37)
    shl v14.16b, v1.16b, #6
    sri v2.16b, v3.16b, #5
    // round 7 (pipo.dsl:36)
    bit v17.16b, v5.16b, v6.16b
    eor v3.16b, v24.16b, v0.16b
    // round 6 (pipo.dsl:37)
    sri v14.16b, v1.16b, #2
    // round 7 (pipo.dsl:36)
    bic v1.16b, v2.16b, v4.16b
    eor v5.16b, v7.16b, v4.16b
    eor v7.16b, v7.16b, v17.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v21.16b, v2.16b
    eor v1.16b, v14.16b, v1.16b
    orn v4.16b, v14.16b, v4.16b
    eor v17.16b, v26.16b, v17.16b
    eor v21.16b, v5.16b, v1.16b
    eor v7.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v4.16b
    bic v4.16b, v7.16b, v21.16b
    eor v14.16b, v6.16b, v0.16b
    eor v15.16b, v27.16b, v0.16b
    eor v23.16b, v23.16b, v7.16b
    eor v4.16b, v2.16b, v4.16b
    bsl v2.16b, v5.16b, v1.16b
    eor v1.16b, v21.16b, v14.16b
    shl v5.16b, v15.16b, #1
    eor v21.16b, v25.16b, v21.16b
    eor v14.16b, v6.16b, v2.16b
    bit v6.16b, v1.16b, v4.16b
    eor v2.16b, v17.16b, v2.16b
    eor v7.16b, v7.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    eor v1.16b, v30.16b, v1.16b
    eor v4.16b, v28.16b, v14.16b
    bic v0.16b, v14.16b, v0.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v3.16b, #4
    sri v5.16b, v15.16b, #7
    shl v17.16b, v1.16b, #7
    eor v7.16b, v0.16b, v7.16b
    shl v15.16b, v4.16b, #5
    sri v6.16b, v3.16b, #4
    shl v3.16b, v2.16b, #2
    sri v17.16b, v1.16b, #1
    eor v1.16b, v29.16b, v7.16b
    sri v15.16b, v4.16b, #3
    bsl v14.16b, v7.16b, v0.16b
    sri v3.16b, v2.16b, #6
    // round 8 (pipo.dsl:36)
    eor v0.16b, v23.16b, v6.16b
    // round 7 (pipo.dsl:37)
    shl v2.16b, v1.16b, #3
    // round 8 (pipo.dsl:36)
    eor v4.16b, v5.16b, v15.16b
    // round 7 (pipo.dsl:38)
    eor v7.16b, v21.16b, v14.16b
    // round 8 (pipo.dsl:36)
    bif v23.16b, v0.16b, v17.16b
    bif v0.16b, v6.16b, v17.16b
    // round 7 (pipo.dsl:37)
    sri v2.16b, v1.16b, #5
    // round 8 (pipo.dsl:36)
    bit v4.16b, v15.16b, v3.16b
    // round 7 (pipo.dsl:37)
    shl v1.16b, v7.16b, #6
    // round 8 (pipo.dsl:36)
    bit v17.16b, v6.16b, v23.16b
    eor v6.16b, v8.16b, v0.16b
    bic v21.16b, v2.16b, v4.16b
    // round 7 (pipo.dsl:37)
    sri v1.16b, v7.16b, #2
    // round 8 (pipo.dsl:36)
    eor v7.16b, v3.16b, v4.16b
    eor v3.16b, v3.16b, v17.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v1.16b, v21.16b
    orn v1.16b, v1.16b, v4.16b
    eor v4.16b, v10.16b, v17.16b
    eor v3.16b, v5.16b, v3.16b
    eor v17.16b, v7.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    bic v1.16b, v3.16b, v17.16b
    eor v21.16b, v23.16b, v0.16b
    eor v14.16b, v11.16b, v0.16b
    eor v15.16b, v9.16b, v17.16b
    eor v22.16b, v22.16b, v3.16b
    eor v1.16b, v2.16b, v1.16b
    bsl v2.16b, v7.16b, v5.16b
    eor v5.16b, v17.16b, v21.16b
    shl v7.16b, v14.16b, #1
    eor v17.16b, v23.16b, v2.16b
    eor v6.16b, v6.16b, v1.16b
    bit v23.16b, v5.16b, v1.16b
    eor v2.16b, v4.16b, v2.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v18.16b, v5.16b
    eor v4.16b, v12.16b, v17.16b
    bic v0.16b, v17.16b, v0.16b
    shl v5.16b, v6.16b, #4
    eor v2.16b, v2.16b, v23.16b
    sri v7.16b, v14.16b, #7
    shl v21.16b, v3.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v23.16b, v4.16b, #5
    sri v5.16b, v6.16b, #4
    shl v6.16b, v2.16b, #2
    sri v21.16b, v3.16b, #1
    sri v23.16b, v4.16b, #3
    bsl v17.16b, v1.16b, v0.16b
    eor v0.16b, v13.16b, v1.16b
    // round 9 (pipo.dsl:36)
    eor v1.16b, v22.16b, v5.16b
    // round 8 (pipo.dsl:37)
    sri v6.16b, v2.16b, #6
    // round 9 (pipo.dsl:36)
    eor v2.16b, v7.16b, v23.16b
    // round 8 (pipo.dsl:37)
    shl v3.16b, v0.16b, #3
    eor v4.16b, v15.16b, v17.16b
    // round 9 (pipo.dsl:36)
    bif v22.16b, v1.16b, v21.16b
    bif v1.16b, v5.16b, v21.16b
    // round 13 (pipo.dsl:38)
    ldp q17, q14, [x3, #544]
    // round 9 (pipo.dsl:36)
    bit v2.16b, v23.16b, v6.16b
    // round 8 (pipo.dsl:37)
    sri v3.16b, v0.16b, #5
    shl v0.16b, v4.16b, #6
    // round 9 (pipo.dsl:36)
    bit v21.16b, v5.16b, v22.16b
    eor v5.16b, v24.16b, v1.16b
    // round 8 (pipo.dsl:37)
    sri v0.16b, v4.16b, #2
    // round 9 (pipo.dsl:36)
    bic v4.16b, v3.16b, v2.16b
    eor v23.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v21.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v7.16b, v3.16b
    eor v4.16b, v0.16b, v4.16b
    orn v0.16b, v0.16b, v2.16b
    eor v2.16b, v26.16b, v21.16b
    eor v7.16b, v23.16b, v4.16b
    eor v6.16b, v4.16b, v6.16b
    eor v0.16b, v1.16b, v0.16b
    bic v1.16b, v6.16b, v7.16b
    eor v21.16b, v22.16b, v0.16b
    eor v15.16b, v27.16b, v0.16b
    eor v31.16b, v31.16b, v6.16b
    eor v1.16b, v3.16b, v1.16b
    bsl v3.16b, v23.16b, v4.16b
    eor v4.16b, v7.16b, v21.16b
    shl v21.16b, v15.16b, #1
    eor v7.16b, v25.16b, v7.16b
    eor v23.16b, v22.16b, v3.16b
    eor v6.16b, v6.16b, v1.16b
    bit v22.16b, v4.16b, v1.16b
    eor v2.16b, v2.16b, v3.16b
    eor v1.16b, v5.16b, v1.16b
    eor v3.16b, v30.16b, v4.16b
    bic v0.16b, v23.16b, v0.16b
    eor v4.16b, v28.16b, v23.16b
    sri v21.16b, v15.16b, #7
    eor v2.16b, v2.16b, v22.16b
    shl v5.16b, v1.16b, #4
    shl v22.16b, v3.16b, #7
    shl v15.16b, v4.16b, #5
    eor v6.16b, v0.16b, v6.16b
    sri v5.16b, v1.16b, #4
    shl v1.16b, v2.16b, #2
    sri v22.16b, v3.16b, #1
    bsl v23.16b, v6.16b, v0.16b
    eor v0.16b, v29.16b, v6.16b
    sri v15.16b, v4.16b, #3
    // round 10 (pipo.dsl:36)
    eor v3.16b, v31.16b, v5.16b
    // round 9 (pipo.dsl:37)
    sri v1.16b, v2.16b, #6
    // round 10 (pipo.dsl:36)
    eor v2.16b, v21.16b, v15.16b
    // round 9 (pipo.dsl:37)
    shl v4.16b, v0.16b, #3
    eor v6.16b, v7.16b, v23.16b
    // round 10 (pipo.dsl:36)
    bif v31.16b, v3.16b, v22.16b
    bif v3.16b, v5.16b, v22.16b
    // round 9 (pipo.dsl:37)
    sri v4.16b, v0.16b, #5
    // round 10 (pipo.dsl:36)
    bit v2.16b, v15.16b, v1.16b
    // round 9 (pipo.dsl:37)
    shl v0.16b, v6.16b, #6
    // round 10 (pipo.dsl:36)
    bit v22.16b, v5.16b, v31.16b
    eor v5.16b, v8.16b, v3.16b
    // round 9 (pipo.dsl:37)
    sri v0.16b, v6.16b, #2
    // round 10 (pipo.dsl:36)
    bic v6.16b, v4.16b, v2.16b
    eor v7.16b, v1.16b, v2.16b
    eor v1.16b, v1.16b, v22.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v21.16b, v4.16b
    eor v6.16b, v0.16b, v6.16b
    orn v0.16b, v0.16b, v2.16b
    eor v2.16b, v10.16b, v22.16b
    eor v21.16b, v7.16b, v6.16b
    eor v1.16b, v6.16b, v1.16b
    eor v0.16b, v3.16b, v0.16b
    bic v3.16b, v1.16b, v21.16b
    eor v22.16b, v31.16b, v0.16b
    eor v23.16b, v11.16b, v0.16b
    eor v19.16b, v19.16b, v1.16b
    eor v15.16b, v9.16b, v21.16b
    eor v3.16b, v4.16b, v3.16b
    bsl v4.16b, v7.16b, v6.16b
    eor v6.16b, v21.16b, v22.16b
    shl v7.16b, v23.16b, #1
    eor v21.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v5.16b, v3.16b
    bsl v3.16b, v6.16b, v31.16b
    eor v5.16b, v18.16b, v6.16b
    eor v6.16b, v12.16b, v21.16b
    bic v0.16b, v21.16b, v0.16b
    sri v7.16b, v23.16b, #7
    eor v2.16b, v2.16b, v3.16b
    shl v3.16b, v4.16b, #4
    shl v22.16b, v5.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v23.16b, v6.16b, #5
    sri v3.16b, v4.16b, #4
    shl v4.16b, v2.16b, #2
    sri v22.16b, v5.16b, #1
    sri v23.16b, v6.16b, #3
    eor v5.16b, v13.16b, v1.16b
    bsl v21.16b, v1.16b, v0.16b
    // round 11 (pipo.dsl:36)
    eor v0.16b, v19.16b, v3.16b
    // round 10 (pipo.dsl:37)
    sri v4.16b, v2.16b, #6
    shl v1.16b, v5.16b, #3
    eor v2.16b, v15.16b, v21.16b
    // round 11 (pipo.dsl:36)
    eor v6.16b, v7.16b, v23.16b
    bif v19.16b, v0.16b, v22.16b
    bif v0.16b, v3.16b, v22.16b
    // round 13 (pipo.dsl:38)
    ldp q21, q31, [x3, #576]
    // round 10 (pipo.dsl:37)
    shl v15.16b, v2.16b, #6
    sri v1.16b, v5.16b, #5
    // round 11 (pipo.dsl:36)
    bit v6.16b, v23.16b, v4.16b
    bit v22.16b, v3.16b, v19.16b
    eor v3.16b, v24.16b, v0.16b
    // round 10 (pipo.dsl:37)
    sri v15.16b, v2.16b, #2
    // round 11 (pipo.dsl:36)
    bic v2.16b, v1.16b, v6.16b
    eor v5.16b, v4.16b, v6.16b
    eor v4.16b, v4.16b, v22.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v15.16b, v2.16b
    orn v6.16b, v15.16b, v6.16b
    eor v7.16b, v26.16b, v22.16b
    eor v22.16b, v5.16b, v2.16b
    eor v4.16b, v2.16b, v4.16b
    eor v0.16b, v0.16b, v6.16b
    bic v6.16b, v4.16b, v22.16b
    eor v23.16b, v19.16b, v0.16b
    eor v24.16b, v27.16b, v0.16b
    eor v20.16b, v20.16b, v4.16b
    eor v26.16b, v25.16b, v22.16b
    eor v6.16b, v1.16b, v6.16b
    bsl v1.16b, v5.16b, v2.16b
    eor v2.16b, v22.16b, v23.16b
    shl v5.16b, v24.16b, #1
    eor v22.16b, v19.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    bit v19.16b, v2.16b, v6.16b
    eor v3.16b, v3.16b, v6.16b
    eor v4.16b, v4.16b, v6.16b
    eor v2.16b, v30.16b, v2.16b
    eor v6.16b, v28.16b, v22.16b
    bic v0.16b, v22.16b, v0.16b
    eor v1.16b, v1.16b, v19.16b
    shl v7.16b, v3.16b, #4
    sri v5.16b, v24.16b, #7
    shl v19.16b, v2.16b, #7
    eor v4.16b, v0.16b, v4.16b
    shl v23.16b, v6.16b, #5
    shl v24.16b, v1.16b, #2
    sri v7.16b, v3.16b, #4
    sri v19.16b, v2.16b, #1
    sri v23.16b, v6.16b, #3
    eor v2.16b, v29.16b, v4.16b
    bsl v22.16b, v4.16b, v0.16b
    sri v24.16b, v1.16b, #6
    // round 12 (pipo.dsl:36)
    eor v0.16b, v20.16b, v7.16b
    // round 11 (pipo.dsl:37)
    shl v1.16b, v2.16b, #3
    eor v3.16b, v26.16b, v22.16b
    // round 12 (pipo.dsl:36)
    eor v4.16b, v5.16b, v23.16b
    bif v20.16b, v0.16b, v19.16b
    bif v0.16b, v7.16b, v19.16b
    // round 11 (pipo.dsl:37)
    shl v6.16b, v3.16b, #6
    // round 12 (pipo.dsl:36)
    bit v4.16b, v23.16b, v24.16b
    // round 11 (pipo.dsl:37)
    sri v1.16b, v2.16b, #5
    // round 12 (pipo.dsl:36)
    bit v19.16b, v7.16b, v20.16b
    eor v2.16b, v8.16b, v0.16b
    bic v7.16b, v1.16b, v4.16b
    // round 11 (pipo.dsl:37)
    sri v6.16b, v3.16b, #2
    // round 12 (pipo.dsl:36)
    eor v3.16b, v24.16b, v4.16b
    eor v22.16b, v24.16b, v19.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v5.16b, v1.16b
    eor v5.16b, v6.16b, v7.16b
    orn v4.16b, v6.16b, v4.16b
    eor v6.16b, v10.16b, v19.16b
    eor v7.16b, v3.16b, v5.16b
    eor v19.16b, v5.16b, v22.16b
    eor v0.16b, v0.16b, v4.16b
    bic v4.16b, v19.16b, v7.16b
    eor v22.16b, v20.16b, v0.16b
    eor v23.16b, v11.16b, v0.16b
    eor v16.16b, v16.16b, v19.16b
    eor v24.16b, v9.16b, v7.16b
    eor v4.16b, v1.16b, v4.16b
    bsl v1.16b, v3.16b, v5.16b
    eor v3.16b, v7.16b, v22.16b
    shl v5.16b, v23.16b, #1
    eor v7.16b, v20.16b, v1.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    eor v6.16b, v19.16b, v4.16b
    bsl v4.16b, v3.16b, v20.16b
    eor v3.16b, v18.16b, v3.16b
    bic v0.16b, v7.16b, v0.16b
    eor v18.16b, v12.16b, v7.16b
    shl v19.16b, v2.16b, #4
    eor v1.16b, v1.16b, v4.16b
    sri v5.16b, v23.16b, #7
    shl v4.16b, v3.16b, #7
    shl v20.16b, v18.16b, #5
    eor v6.16b, v0.16b, v6.16b
    sri v19.16b, v2.16b, #4
    shl v2.16b, v1.16b, #2
    sri v4.16b, v3.16b, #1
    sri v20.16b, v18.16b, #3
    bsl v7.16b, v6.16b, v0.16b
    eor v0.16b, v13.16b, v6.16b
    sri v2.16b, v1.16b, #6
    // round 13 (pipo.dsl:36)
    eor v1.16b, v16.16b, v19.16b
    // round 12 (pipo.dsl:37)
    shl v3.16b, v0.16b, #3
    eor v6.16b, v24.16b, v7.16b
    // round 13 (pipo.dsl:36)
    eor v7.16b, v5.16b, v20.16b
    bif v16.16b, v1.16b, v4.16b
    bif v1.16b, v19.16b, v4.16b
    bit v7.16b, v20.16b, v2.16b
    // round 12 (pipo.dsl:37)
    shl v18.16b, v6.16b, #6
    sri v3.16b, v0.16b, #5
    // round 13 (pipo.dsl:36)
    bit v4.16b, v19.16b, v16.16b
    eor v0.16b, v17.16b, v1.16b
    bic v17.16b, v3.16b, v7.16b
    // round 12 (pipo.dsl:37)
    sri v18.16b, v6.16b, #2
    // round 13 (pipo.dsl:36)
    eor v6.16b, v2.16b, v7.16b
    eor v2.16b, v2.16b, v4.16b
    eor v5.16b, v5.16b, v3.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v18.16b, v17.16b
    orn v7.16b, v18.16b, v7.16b
    eor v4.16b, v14.16b, v4.16b
    eor v17.16b, v6.16b, v3.16b
    eor v2.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    bic v7.16b, v2.16b, v17.16b
    eor v18.16b, v16.16b, v1.16b
    eor v19.16b, v25.16b, v17.16b
    eor v20.16b, v27.16b, v1.16b
    eor v21.16b, v21.16b, v2.16b
    eor v7.16b, v5.16b, v7.16b
    bsl v5.16b, v6.16b, v3.16b
    eor v3.16b, v17.16b, v18.16b
    shl v6.16b, v20.16b, #1
    eor v17.16b, v16.16b, v5.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    bit v16.16b, v3.16b, v7.16b
    eor v3.16b, v30.16b, v3.16b
    eor v0.16b, v0.16b, v7.16b
    bic v1.16b, v17.16b, v1.16b
    eor v5.16b, v31.16b, v17.16b
    sri v6.16b, v20.16b, #7
    eor v4.16b, v4.16b, v16.16b
    shl v7.16b, v0.16b, #4
    shl v16.16b, v3.16b, #7
    eor v2.16b, v1.16b, v2.16b
    shl v18.16b, v5.16b, #5
    shl v20.16b, v4.16b, #2
    sri v7.16b, v0.16b, #4
    sri v16.16b, v3.16b, #1
    bsl v17.16b, v2.16b, v1.16b
    eor v0.16b, v29.16b, v2.16b
    sri v18.16b, v5.16b, #3
    sri v20.16b, v4.16b, #6
    zip2 v3.16b, v7.16b, v6.16b
    zip1 v24.16b, v7.16b, v6.16b
    eor v5.16b, v19.16b, v17.16b
    shl v6.16b, v0.16b, #3
    zip1 v23.16b, v16.16b, v18.16b
    zip2 v2.16b, v16.16b, v18.16b
    shl v7.16b, v5.16b, #6
    sri v6.16b, v0.16b, #5
    sri v7.16b, v5.16b, #2
    zip1 v25.16b, v6.16b, v20.16b
    zip2 v4.16b, v6.16b, v20.16b
    zip2 v1.16b, v21.16b, v7.16b
    zip1 v22.16b, v21.16b, v7.16b
    st4 {v22.16b, v23.16b, v24.16b, v25.16b}, [x0]
    st4 {v1.16b, v2.16b, v3.16b, v4.16b}, [x9]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
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
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
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
    ldr q16, [x3, #608]
    ldr q17, [x3, #624]
    ldr q18, [x3, #640]
    ldr q19, [x3, #576]
    ldr q20, [x3, #656]
    ldr q21, [x3, #688]
    uzp1 v22.16b, v4.16b, v0.16b
    uzp2 v0.16b, v4.16b, v0.16b
    ldr q4, [x3, #672]
    uzp2 v23.16b, v5.16b, v1.16b
    uzp2 v24.16b, v6.16b, v2.16b
    uzp1 v25.16b, v7.16b, v3.16b
    ldp q26, q27, [x3, #704]
    uzp1 v1.16b, v5.16b, v1.16b
    uzp1 v2.16b, v6.16b, v2.16b
    uzp2 v3.16b, v7.16b, v3.16b
    eor v5.16b, v25.16b, v16.16b
    eor v6.16b, v23.16b, v17.16b
    eor v7.16b, v24.16b, v18.16b
    eor v16.16b, v22.16b, v19.16b
    eor v2.16b, v2.16b, v20.16b
    eor v1.16b, v1.16b, v21.16b
    eor v0.16b, v0.16b, v4.16b
    shl v18.16b, v5.16b, #5
    shl v19.16b, v6.16b, #3
    eor v3.16b, v3.16b, v26.16b
    shl v21.16b, v7.16b, #7
    shl v22.16b, v1.16b, #1
    shl v23.16b, v0.16b, #2
    sri v18.16b, v5.16b, #3
    sri v19.16b, v6.16b, #5
    shl v5.16b, v3.16b, #6
    sri v21.16b, v7.16b, #1
    sri v22.16b, v1.16b, #7
    sri v23.16b, v0.16b, #6
    eor v0.16b, v18.16b, v19.16b
    and v1.16b, v18.16b, v19.16b
    shl v6.16b, v2.16b, #4
    sri v5.16b, v3.16b, #2
    eor v3.16b, v21.16b, v22.16b
    bit v0.16b, v18.16b, v21.16b
    eor v1.16b, v23.16b, v1.16b
    bif v18.16b, v16.16b, v21.16b
    sri v6.16b, v2.16b, #4
    eor v2.16b, v16.16b, v0.16b
    eor v7.16b, v3.16b, v1.16b
    eor v5.16b, v5.16b, v18.16b
    eor v6.16b, v6.16b, v2.16b
    bif v3.16b, v7.16b, v2.16b
    eor v5.16b, v5.16b, v7.16b
    bit v0.16b, v2.16b, v1.16b
    // round 12 (pipo.dsl:38)
    ldr q2, [x3, #16]
    // round 13 (pipo.dsl:36)
    eor v3.16b, v19.16b, v3.16b
    eor v1.16b, v1.16b, v5.16b
    eor v18.16b, v21.16b, v6.16b
    // round 12 (pipo.dsl:38)
    ldp q19, q21, [x3, #32]
    // round 13 (pipo.dsl:36)
    orr v22.16b, v3.16b, v1.16b
    eor v0.16b, v0.16b, v18.16b
    // round 12 (pipo.dsl:38)
    ldp q23, q24, [x3, #96]
    ldp q25, q28, [x3, #736]
    // round 13 (pipo.dsl:36)
    eor v29.16b, v5.16b, v3.16b
    // round 12 (pipo.dsl:38)
    eor v30.16b, v2.16b, v1.16b
    // round 13 (pipo.dsl:36)
    eor v0.16b, v22.16b, v0.16b
    bic v31.16b, v7.16b, v6.16b
    // round 12 (pipo.dsl:38)
    eor v8.16b, v19.16b, v5.16b
    // round 13 (pipo.dsl:36)
    bit v3.16b, v1.16b, v18.16b
    // round 12 (pipo.dsl:38)
    eor v1.16b, v21.16b, v18.16b
    eor v18.16b, v29.16b, v30.16b
    // round 13 (pipo.dsl:36)
    and v5.16b, v5.16b, v0.16b
    // round 12 (pipo.dsl:38)
    eor v30.16b, v24.16b, v31.16b
    shl v31.16b, v8.16b, #6
    // round 13 (pipo.dsl:36)
    eor v16.16b, v16.16b, v29.16b
    // round 12 (pipo.dsl:38)
    ldr q29, [x3, #528]
    eor v1.16b, v22.16b, v1.16b
    eor v3.16b, v25.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    // round 13 (pipo.dsl:36)
    mov v18.16b, v6.16b
    bsl v18.16b, v7.16b, v16.16b
    // round 12 (pipo.dsl:38)
    eor v22.16b, v30.16b, v16.16b
    eor v0.16b, v27.16b, v0.16b
    // round 13 (pipo.dsl:36)
    bsl v7.16b, v16.16b, v6.16b
    // round 12 (pipo.dsl:37)
    shl v6.16b, v1.16b, #5
    shl v16.16b, v5.16b, #3
    shl v30.16b, v3.16b, #2
    shl v9.16b, v0.16b, #7
    shl v10.16b, v22.16b, #1
    sri v6.16b, v1.16b, #3
    eor v1.16b, v29.16b, v18.16b
    sri v16.16b, v5.16b, #5
    eor v5.16b, v23.16b, v7.16b
    sri v9.16b, v0.16b, #1
    sri v10.16b, v22.16b, #7
    sri v30.16b, v3.16b, #6
    eor v0.16b, v6.16b, v16.16b
    and v3.16b, v6.16b, v16.16b
    sri v31.16b, v8.16b, #2
    shl v7.16b, v5.16b, #4
    eor v18.16b, v10.16b, v9.16b
    bit v0.16b, v6.16b, v9.16b
    eor v3.16b, v30.16b, v3.16b
    bif v6.16b, v1.16b, v9.16b
    sri v7.16b, v5.16b, #4
    eor v5.16b, v1.16b, v0.16b
    eor v22.16b, v18.16b, v3.16b
    eor v6.16b, v31.16b, v6.16b
    eor v7.16b, v7.16b, v5.16b
    bif v18.16b, v22.16b, v5.16b
    eor v6.16b, v6.16b, v22.16b
    bit v0.16b, v5.16b, v3.16b
    eor v5.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v6.16b
    eor v16.16b, v9.16b, v7.16b
    orr v18.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v16.16b
    // round 11 (pipo.dsl:38)
    ldp q29, q30, [x3, #768]
    // round 12 (pipo.dsl:36)
    eor v31.16b, v6.16b, v5.16b
    // round 11 (pipo.dsl:38)
    eor v8.16b, v17.16b, v3.16b
    // round 12 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v7.16b
    // round 11 (pipo.dsl:38)
    eor v10.16b, v26.16b, v6.16b
    // round 12 (pipo.dsl:36)
    bit v5.16b, v3.16b, v16.16b
    // round 11 (pipo.dsl:38)
    eor v3.16b, v28.16b, v16.16b
    eor v16.16b, v31.16b, v8.16b
    // round 12 (pipo.dsl:36)
    and v6.16b, v6.16b, v0.16b
    // round 11 (pipo.dsl:38)
    eor v8.16b, v29.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 12 (pipo.dsl:36)
    eor v1.16b, v1.16b, v31.16b
    // round 11 (pipo.dsl:38)
    ldr q31, [x3, #512]
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v4.16b, v5.16b
    eor v6.16b, v16.16b, v6.16b
    // round 12 (pipo.dsl:36)
    mov v16.16b, v7.16b
    bsl v16.16b, v22.16b, v1.16b
    // round 11 (pipo.dsl:38)
    eor v18.16b, v8.16b, v1.16b
    eor v0.16b, v30.16b, v0.16b
    // round 12 (pipo.dsl:36)
    bsl v22.16b, v1.16b, v7.16b
    // round 11 (pipo.dsl:37)
    shl v1.16b, v3.16b, #5
    shl v7.16b, v6.16b, #3
    shl v8.16b, v5.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v1.16b, v3.16b, #3
    eor v3.16b, v31.16b, v16.16b
    sri v7.16b, v6.16b, #5
    eor v6.16b, v20.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v5.16b, #6
    eor v0.16b, v1.16b, v7.16b
    and v5.16b, v1.16b, v7.16b
    sri v9.16b, v10.16b, #2
    shl v16.16b, v6.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v1.16b, v11.16b
    eor v5.16b, v8.16b, v5.16b
    bif v1.16b, v3.16b, v11.16b
    sri v16.16b, v6.16b, #4
    eor v6.16b, v3.16b, v0.16b
    eor v22.16b, v18.16b, v5.16b
    eor v1.16b, v9.16b, v1.16b
    eor v16.16b, v16.16b, v6.16b
    bif v18.16b, v22.16b, v6.16b
    eor v1.16b, v1.16b, v22.16b
    bit v0.16b, v6.16b, v5.16b
    eor v6.16b, v7.16b, v18.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v11.16b, v16.16b
    orr v18.16b, v6.16b, v5.16b
    eor v0.16b, v0.16b, v7.16b
    eor v31.16b, v1.16b, v6.16b
    // round 10 (pipo.dsl:38)
    eor v8.16b, v2.16b, v5.16b
    // round 11 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v16.16b
    // round 10 (pipo.dsl:38)
    eor v10.16b, v19.16b, v1.16b
    // round 11 (pipo.dsl:36)
    bit v6.16b, v5.16b, v7.16b
    // round 10 (pipo.dsl:38)
    eor v5.16b, v21.16b, v7.16b
    eor v7.16b, v31.16b, v8.16b
    // round 11 (pipo.dsl:36)
    and v1.16b, v1.16b, v0.16b
    // round 10 (pipo.dsl:38)
    eor v8.16b, v24.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 11 (pipo.dsl:36)
    eor v3.16b, v3.16b, v31.16b
    // round 10 (pipo.dsl:38)
    ldr q31, [x3, #496]
    eor v5.16b, v18.16b, v5.16b
    eor v6.16b, v25.16b, v6.16b
    eor v1.16b, v7.16b, v1.16b
    // round 11 (pipo.dsl:36)
    mov v7.16b, v16.16b
    bsl v7.16b, v22.16b, v3.16b
    // round 10 (pipo.dsl:38)
    eor v18.16b, v8.16b, v3.16b
    eor v0.16b, v27.16b, v0.16b
    // round 11 (pipo.dsl:36)
    bsl v22.16b, v3.16b, v16.16b
    // round 10 (pipo.dsl:37)
    shl v3.16b, v5.16b, #5
    shl v16.16b, v1.16b, #3
    shl v8.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v3.16b, v5.16b, #3
    eor v5.16b, v31.16b, v7.16b
    sri v16.16b, v1.16b, #5
    eor v1.16b, v23.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v6.16b, #6
    eor v0.16b, v3.16b, v16.16b
    and v6.16b, v3.16b, v16.16b
    sri v9.16b, v10.16b, #2
    shl v7.16b, v1.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v3.16b, v11.16b
    eor v6.16b, v8.16b, v6.16b
    bif v3.16b, v5.16b, v11.16b
    sri v7.16b, v1.16b, #4
    eor v1.16b, v5.16b, v0.16b
    eor v22.16b, v18.16b, v6.16b
    eor v3.16b, v9.16b, v3.16b
    eor v7.16b, v7.16b, v1.16b
    bif v18.16b, v22.16b, v1.16b
    eor v3.16b, v3.16b, v22.16b
    bit v0.16b, v1.16b, v6.16b
    eor v1.16b, v16.16b, v18.16b
    eor v6.16b, v6.16b, v3.16b
    eor v16.16b, v11.16b, v7.16b
    orr v18.16b, v1.16b, v6.16b
    eor v0.16b, v0.16b, v16.16b
    eor v31.16b, v3.16b, v1.16b
    // round 9 (pipo.dsl:38)
    eor v8.16b, v17.16b, v6.16b
    // round 10 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v7.16b
    // round 9 (pipo.dsl:38)
    eor v10.16b, v26.16b, v3.16b
    // round 10 (pipo.dsl:36)
    bit v1.16b, v6.16b, v16.16b
    // round 9 (pipo.dsl:38)
    eor v6.16b, v28.16b, v16.16b
    eor v16.16b, v31.16b, v8.16b
    // round 10 (pipo.dsl:36)
    and v3.16b, v3.16b, v0.16b
    // round 9 (pipo.dsl:38)
    eor v8.16b, v29.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 10 (pipo.dsl:36)
    eor v5.16b, v5.16b, v31.16b
    // round 9 (pipo.dsl:38)
    ldr q31, [x3, #480]
    eor v6.16b, v18.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    eor v3.16b, v16.16b, v3.16b
    // round 10 (pipo.dsl:36)
    mov v16.16b, v7.16b
    bsl v16.16b, v22.16b, v5.16b
    // round 9 (pipo.dsl:38)
    eor v18.16b, v8.16b, v5.16b
    eor v0.16b, v30.16b, v0.16b
    // round 10 (pipo.dsl:36)
    bsl v22.16b, v5.16b, v7.16b
    // round 9 (pipo.dsl:37)
    shl v5.16b, v6.16b, #5
    shl v7.16b, v3.16b, #3
    shl v8.16b, v1.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v5.16b, v6.16b, #3
    eor v6.16b, v31.16b, v16.16b
    sri v7.16b, v3.16b, #5
    eor v3.16b, v20.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v1.16b, #6
    eor v0.16b, v5.16b, v7.16b
    and v1.16b, v5.16b, v7.16b
    sri v9.16b, v10.16b, #2
    shl v16.16b, v3.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v5.16b, v11.16b
    eor v1.16b, v8.16b, v1.16b
    bif v5.16b, v6.16b, v11.16b
    sri v16.16b, v3.16b, #4
    eor v3.16b, v6.16b, v0.16b
    eor v22.16b, v18.16b, v1.16b
    eor v5.16b, v9.16b, v5.16b
    eor v16.16b, v16.16b, v3.16b
    bif v18.16b, v22.16b, v3.16b
    eor v5.16b, v5.16b, v22.16b
    bit v0.16b, v3.16b, v1.16b
    eor v3.16b, v7.16b, v18.16b
    eor v1.16b, v1.16b, v5.16b
    eor v7.16b, v11.16b, v16.16b
    orr v18.16b, v3.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    eor v31.16b, v5.16b, v3.16b
    // round 8 (pipo.dsl:38)
    eor v8.16b, v2.16b, v1.16b
    // round 9 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v16.16b
    // round 8 (pipo.dsl:38)
    eor v10.16b, v19.16b, v5.16b
    // round 9 (pipo.dsl:36)
    bit v3.16b, v1.16b, v7.16b
    // round 8 (pipo.dsl:38)
    eor v1.16b, v21.16b, v7.16b
    eor v7.16b, v31.16b, v8.16b
    // round 9 (pipo.dsl:36)
    and v5.16b, v5.16b, v0.16b
    // round 8 (pipo.dsl:38)
    eor v8.16b, v24.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 9 (pipo.dsl:36)
    eor v6.16b, v6.16b, v31.16b
    // round 8 (pipo.dsl:38)
    ldr q31, [x3, #464]
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v25.16b, v3.16b
    eor v5.16b, v7.16b, v5.16b
    // round 9 (pipo.dsl:36)
    mov v7.16b, v16.16b
    bsl v7.16b, v22.16b, v6.16b
    // round 8 (pipo.dsl:38)
    eor v18.16b, v8.16b, v6.16b
    eor v0.16b, v27.16b, v0.16b
    // round 9 (pipo.dsl:36)
    bsl v22.16b, v6.16b, v16.16b
    // round 8 (pipo.dsl:37)
    shl v6.16b, v1.16b, #5
    shl v16.16b, v5.16b, #3
    shl v8.16b, v3.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v6.16b, v1.16b, #3
    eor v1.16b, v31.16b, v7.16b
    sri v16.16b, v5.16b, #5
    eor v5.16b, v23.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v3.16b, #6
    eor v0.16b, v6.16b, v16.16b
    and v3.16b, v6.16b, v16.16b
    sri v9.16b, v10.16b, #2
    shl v7.16b, v5.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v6.16b, v11.16b
    eor v3.16b, v8.16b, v3.16b
    bif v6.16b, v1.16b, v11.16b
    sri v7.16b, v5.16b, #4
    eor v5.16b, v1.16b, v0.16b
    eor v22.16b, v18.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    eor v7.16b, v7.16b, v5.16b
    bif v18.16b, v22.16b, v5.16b
    eor v6.16b, v6.16b, v22.16b
    bit v0.16b, v5.16b, v3.16b
    eor v5.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v6.16b
    eor v16.16b, v11.16b, v7.16b
    orr v18.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v16.16b
    eor v31.16b, v6.16b, v5.16b
    // round 7 (pipo.dsl:38)
    eor v8.16b, v17.16b, v3.16b
    // round 8 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v7.16b
    // round 7 (pipo.dsl:38)
    eor v10.16b, v26.16b, v6.16b
    // round 8 (pipo.dsl:36)
    bit v5.16b, v3.16b, v16.16b
    // round 7 (pipo.dsl:38)
    eor v3.16b, v28.16b, v16.16b
    eor v16.16b, v31.16b, v8.16b
    // round 8 (pipo.dsl:36)
    and v6.16b, v6.16b, v0.16b
    // round 7 (pipo.dsl:38)
    eor v8.16b, v29.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 8 (pipo.dsl:36)
    eor v1.16b, v1.16b, v31.16b
    // round 7 (pipo.dsl:38)
    ldr q31, [x3, #448]
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v4.16b, v5.16b
    eor v6.16b, v16.16b, v6.16b
    // round 8 (pipo.dsl:36)
    mov v16.16b, v7.16b
    bsl v16.16b, v22.16b, v1.16b
    // round 7 (pipo.dsl:38)
    eor v18.16b, v8.16b, v1.16b
    eor v0.16b, v30.16b, v0.16b
    // round 8 (pipo.dsl:36)
    bsl v22.16b, v1.16b, v7.16b
    // round 7 (pipo.dsl:37)
    shl v1.16b, v3.16b, #5
    shl v7.16b, v6.16b, #3
    shl v8.16b, v5.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v1.16b, v3.16b, #3
    eor v3.16b, v31.16b, v16.16b
    sri v7.16b, v6.16b, #5
    eor v6.16b, v20.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v5.16b, #6
    eor v0.16b, v1.16b, v7.16b
    and v5.16b, v1.16b, v7.16b
    sri v9.16b, v10.16b, #2
    shl v16.16b, v6.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v1.16b, v11.16b
    eor v5.16b, v8.16b, v5.16b
    bif v1.16b, v3.16b, v11.16b
    sri v16.16b, v6.16b, #4
    eor v6.16b, v3.16b, v0.16b
    eor v22.16b, v18.16b, v5.16b
    eor v1.16b, v9.16b, v1.16b
    eor v16.16b, v16.16b, v6.16b
    bif v18.16b, v22.16b, v6.16b
    eor v1.16b, v1.16b, v22.16b
    bit v0.16b, v6.16b, v5.16b
    eor v6.16b, v7.16b, v18.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v11.16b, v16.16b
    orr v18.16b, v6.16b, v5.16b
    eor v0.16b, v0.16b, v7.16b
    eor v31.16b, v1.16b, v6.16b
    // round 6 (pipo.dsl:38)
    eor v8.16b, v2.16b, v5.16b
    // round 7 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v16.16b
    // round 6 (pipo.dsl:38)
    eor v10.16b, v19.16b, v1.16b
    // round 7 (pipo.dsl:36)
    bit v6.16b, v5.16b, v7.16b
    // round 6 (pipo.dsl:38)
    eor v5.16b, v21.16b, v7.16b
    eor v7.16b, v31.16b, v8.16b
    // round 7 (pipo.dsl:36)
    and v1.16b, v1.16b, v0.16b
    // round 6 (pipo.dsl:38)
    eor v8.16b, v24.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 7 (pipo.dsl:36)
    eor v3.16b, v3.16b, v31.16b
    // round 6 (pipo.dsl:38)
    ldr q31, [x3, #432]
    eor v5.16b, v18.16b, v5.16b
    eor v6.16b, v25.16b, v6.16b
    eor v1.16b, v7.16b, v1.16b
    // round 7 (pipo.dsl:36)
    mov v7.16b, v16.16b
    bsl v7.16b, v22.16b, v3.16b
    // round 6 (pipo.dsl:38)
    eor v18.16b, v8.16b, v3.16b
    eor v0.16b, v27.16b, v0.16b
    // round 7 (pipo.dsl:36)
    bsl v22.16b, v3.16b, v16.16b
    // round 6 (pipo.dsl:37)
    shl v3.16b, v5.16b, #5
    shl v16.16b, v1.16b, #3
    shl v8.16b, v6.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v3.16b, v5.16b, #3
    eor v5.16b, v31.16b, v7.16b
    sri v16.16b, v1.16b, #5
    eor v1.16b, v23.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v6.16b, #6
    eor v0.16b, v3.16b, v16.16b
    and v6.16b, v3.16b, v16.16b
    sri v9.16b, v10.16b, #2
    shl v7.16b, v1.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v3.16b, v11.16b
    eor v6.16b, v8.16b, v6.16b
    bif v3.16b, v5.16b, v11.16b
    sri v7.16b, v1.16b, #4
    eor v1.16b, v5.16b, v0.16b
    eor v22.16b, v18.16b, v6.16b
    eor v3.16b, v9.16b, v3.16b
    eor v7.16b, v7.16b, v1.16b
    bif v18.16b, v22.16b, v1.16b
    eor v3.16b, v3.16b, v22.16b
    bit v0.16b, v1.16b, v6.16b
    eor v1.16b, v16.16b, v18.16b
    eor v6.16b, v6.16b, v3.16b
    eor v16.16b, v11.16b, v7.16b
    orr v18.16b, v1.16b, v6.16b
    eor v0.16b, v0.16b, v16.16b
    eor v31.16b, v3.16b, v1.16b
    // round 5 (pipo.dsl:38)
    eor v8.16b, v17.16b, v6.16b
    // round 6 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v7.16b
    // round 5 (pipo.dsl:38)
    eor v10.16b, v26.16b, v3.16b
    // round 6 (pipo.dsl:36)
    bit v1.16b, v6.16b, v16.16b
    // round 5 (pipo.dsl:38)
    eor v6.16b, v28.16b, v16.16b
    eor v16.16b, v31.16b, v8.16b
    // round 6 (pipo.dsl:36)
    and v3.16b, v3.16b, v0.16b
    // round 5 (pipo.dsl:38)
    eor v8.16b, v29.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 6 (pipo.dsl:36)
    eor v5.16b, v5.16b, v31.16b
    // round 5 (pipo.dsl:38)
    ldr q31, [x3, #416]
    eor v6.16b, v18.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    eor v3.16b, v16.16b, v3.16b
    // round 6 (pipo.dsl:36)
    mov v16.16b, v7.16b
    bsl v16.16b, v22.16b, v5.16b
    // round 5 (pipo.dsl:38)
    eor v18.16b, v8.16b, v5.16b
    eor v0.16b, v30.16b, v0.16b
    // round 6 (pipo.dsl:36)
    bsl v22.16b, v5.16b, v7.16b
    // round 5 (pipo.dsl:37)
    shl v5.16b, v6.16b, #5
    shl v7.16b, v3.16b, #3
    shl v8.16b, v1.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v5.16b, v6.16b, #3
    eor v6.16b, v31.16b, v16.16b
    sri v7.16b, v3.16b, #5
    eor v3.16b, v20.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v1.16b, #6
    eor v0.16b, v5.16b, v7.16b
    and v1.16b, v5.16b, v7.16b
    sri v9.16b, v10.16b, #2
    shl v16.16b, v3.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v5.16b, v11.16b
    eor v1.16b, v8.16b, v1.16b
    bif v5.16b, v6.16b, v11.16b
    sri v16.16b, v3.16b, #4
    eor v3.16b, v6.16b, v0.16b
    eor v22.16b, v18.16b, v1.16b
    eor v5.16b, v9.16b, v5.16b
    eor v16.16b, v16.16b, v3.16b
    bif v18.16b, v22.16b, v3.16b
    eor v5.16b, v5.16b, v22.16b
    bit v0.16b, v3.16b, v1.16b
    eor v3.16b, v7.16b, v18.16b
    eor v1.16b, v1.16b, v5.16b
    eor v7.16b, v11.16b, v16.16b
    orr v18.16b, v3.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    eor v31.16b, v5.16b, v3.16b
    // round 4 (pipo.dsl:38)
    eor v8.16b, v2.16b, v1.16b
    // round 5 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v16.16b
    // round 4 (pipo.dsl:38)
    eor v10.16b, v19.16b, v5.16b
    // round 5 (pipo.dsl:36)
    bit v3.16b, v1.16b, v7.16b
    // round 4 (pipo.dsl:38)
    eor v1.16b, v21.16b, v7.16b
    eor v7.16b, v31.16b, v8.16b
    // round 5 (pipo.dsl:36)
    and v5.16b, v5.16b, v0.16b
    // round 4 (pipo.dsl:38)
    eor v8.16b, v24.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 5 (pipo.dsl:36)
    eor v6.16b, v6.16b, v31.16b
    // round 4 (pipo.dsl:38)
    ldr q31, [x3, #400]
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v25.16b, v3.16b
    eor v5.16b, v7.16b, v5.16b
    // round 5 (pipo.dsl:36)
    mov v7.16b, v16.16b
    bsl v7.16b, v22.16b, v6.16b
    // round 4 (pipo.dsl:38)
    eor v18.16b, v8.16b, v6.16b
    eor v0.16b, v27.16b, v0.16b
    // round 5 (pipo.dsl:36)
    bsl v22.16b, v6.16b, v16.16b
    // round 4 (pipo.dsl:37)
    shl v6.16b, v1.16b, #5
    shl v16.16b, v5.16b, #3
    shl v8.16b, v3.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v6.16b, v1.16b, #3
    eor v1.16b, v31.16b, v7.16b
    sri v16.16b, v5.16b, #5
    eor v5.16b, v23.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v3.16b, #6
    eor v0.16b, v6.16b, v16.16b
    and v3.16b, v6.16b, v16.16b
    sri v9.16b, v10.16b, #2
    shl v7.16b, v5.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v6.16b, v11.16b
    eor v3.16b, v8.16b, v3.16b
    bif v6.16b, v1.16b, v11.16b
    sri v7.16b, v5.16b, #4
    eor v5.16b, v1.16b, v0.16b
    eor v22.16b, v18.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    eor v7.16b, v7.16b, v5.16b
    bif v18.16b, v22.16b, v5.16b
    eor v6.16b, v6.16b, v22.16b
    bit v0.16b, v5.16b, v3.16b
    eor v5.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v6.16b
    eor v16.16b, v11.16b, v7.16b
    orr v18.16b, v5.16b, v3.16b
    eor v0.16b, v0.16b, v16.16b
    eor v31.16b, v6.16b, v5.16b
    // round 3 (pipo.dsl:38)
    eor v8.16b, v17.16b, v3.16b
    // round 4 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v9.16b, v22.16b, v7.16b
    // round 3 (pipo.dsl:38)
    eor v10.16b, v26.16b, v6.16b
    // round 4 (pipo.dsl:36)
    bit v5.16b, v3.16b, v16.16b
    // round 3 (pipo.dsl:38)
    eor v3.16b, v28.16b, v16.16b
    eor v16.16b, v31.16b, v8.16b
    // round 4 (pipo.dsl:36)
    and v6.16b, v6.16b, v0.16b
    // round 3 (pipo.dsl:38)
    eor v8.16b, v29.16b, v9.16b
    shl v9.16b, v10.16b, #6
    // round 4 (pipo.dsl:36)
    eor v1.16b, v1.16b, v31.16b
    // round 3 (pipo.dsl:38)
    ldr q31, [x3, #384]
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v4.16b, v5.16b
    eor v6.16b, v16.16b, v6.16b
    // round 4 (pipo.dsl:36)
    mov v16.16b, v7.16b
    bsl v16.16b, v22.16b, v1.16b
    // round 3 (pipo.dsl:38)
    eor v18.16b, v8.16b, v1.16b
    eor v0.16b, v30.16b, v0.16b
    // round 4 (pipo.dsl:36)
    bsl v22.16b, v1.16b, v7.16b
    // round 3 (pipo.dsl:37)
    shl v1.16b, v3.16b, #5
    shl v7.16b, v6.16b, #3
    shl v8.16b, v5.16b, #2
    shl v11.16b, v0.16b, #7
    shl v12.16b, v18.16b, #1
    sri v1.16b, v3.16b, #3
    eor v3.16b, v31.16b, v16.16b
    sri v7.16b, v6.16b, #5
    eor v6.16b, v20.16b, v22.16b
    sri v11.16b, v0.16b, #1
    sri v12.16b, v18.16b, #7
    sri v8.16b, v5.16b, #6
    eor v0.16b, v1.16b, v7.16b
    and v5.16b, v1.16b, v7.16b
    sri v9.16b, v10.16b, #2
    shl v16.16b, v6.16b, #4
    eor v18.16b, v12.16b, v11.16b
    bit v0.16b, v1.16b, v11.16b
    eor v5.16b, v8.16b, v5.16b
    bif v1.16b, v3.16b, v11.16b
    sri v16.16b, v6.16b, #4
    eor v6.16b, v3.16b, v0.16b
    eor v22.16b, v18.16b, v5.16b
    eor v1.16b, v9.16b, v1.16b
    eor v16.16b, v16.16b, v6.16b
    bif v18.16b, v22.16b, v6.16b
    eor v1.16b, v1.16b, v22.16b
    bit v0.16b, v6.16b, v5.16b
    eor v6.16b, v7.16b, v18.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v11.16b, v16.16b
    orr v18.16b, v6.16b, v5.16b
    eor v0.16b, v0.16b, v7.16b
    eor v31.16b, v1.16b, v6.16b
    // round 2 (pipo.dsl:38)
    eor v2.16b, v2.16b, v5.16b
    // round 3 (pipo.dsl:36)
    eor v0.16b, v18.16b, v0.16b
    bic v8.16b, v22.16b, v16.16b
    // round 2 (pipo.dsl:38)
    eor v19.16b, v19.16b, v1.16b
    // round 3 (pipo.dsl:36)
    bit v6.16b, v5.16b, v7.16b
    // round 2 (pipo.dsl:38)
    eor v5.16b, v21.16b, v7.16b
    eor v2.16b, v31.16b, v2.16b
    // round 3 (pipo.dsl:36)
    and v1.16b, v1.16b, v0.16b
    // round 2 (pipo.dsl:38)
    eor v7.16b, v24.16b, v8.16b
    shl v21.16b, v19.16b, #6
    // round 3 (pipo.dsl:36)
    eor v3.16b, v3.16b, v31.16b
    // round 2 (pipo.dsl:38)
    ldr q24, [x3, #352]
    eor v5.16b, v18.16b, v5.16b
    eor v6.16b, v25.16b, v6.16b
    eor v1.16b, v2.16b, v1.16b
    // round 3 (pipo.dsl:36)
    mov v2.16b, v16.16b
    bsl v2.16b, v22.16b, v3.16b
    // round 2 (pipo.dsl:38)
    eor v7.16b, v7.16b, v3.16b
    eor v0.16b, v27.16b, v0.16b
    // round 3 (pipo.dsl:36)
    bsl v22.16b, v3.16b, v16.16b
    // round 2 (pipo.dsl:37)
    shl v3.16b, v5.16b, #5
    shl v16.16b, v1.16b, #3
    shl v18.16b, v6.16b, #2
    shl v25.16b, v0.16b, #7
    shl v31.16b, v7.16b, #1
    sri v3.16b, v5.16b, #3
    eor v2.16b, v24.16b, v2.16b
    sri v16.16b, v1.16b, #5
    eor v1.16b, v23.16b, v22.16b
    sri v25.16b, v0.16b, #1
    sri v31.16b, v7.16b, #7
    sri v18.16b, v6.16b, #6
    eor v0.16b, v3.16b, v16.16b
    and v5.16b, v3.16b, v16.16b
    sri v21.16b, v19.16b, #2
    shl v6.16b, v1.16b, #4
    eor v7.16b, v31.16b, v25.16b
    bit v0.16b, v3.16b, v25.16b
    eor v5.16b, v18.16b, v5.16b
    bif v3.16b, v2.16b, v25.16b
    sri v6.16b, v1.16b, #4
    eor v1.16b, v2.16b, v0.16b
    eor v18.16b, v7.16b, v5.16b
    eor v3.16b, v21.16b, v3.16b
    eor v6.16b, v6.16b, v1.16b
    bif v7.16b, v18.16b, v1.16b
    eor v3.16b, v3.16b, v18.16b
    bit v0.16b, v1.16b, v5.16b
    eor v1.16b, v16.16b, v7.16b
    eor v5.16b, v5.16b, v3.16b
    eor v7.16b, v25.16b, v6.16b
    orr v16.16b, v1.16b, v5.16b
    eor v0.16b, v0.16b, v7.16b
    eor v19.16b, v3.16b, v1.16b
    // round 1 (pipo.dsl:38)
    eor v17.16b, v17.16b, v5.16b
    // round 2 (pipo.dsl:36)
    eor v0.16b, v16.16b, v0.16b
    bic v21.16b, v18.16b, v6.16b
    // round 1 (pipo.dsl:38)
    eor v22.16b, v26.16b, v3.16b
    eor v23.16b, v28.16b, v7.16b
    eor v17.16b, v19.16b, v17.16b
    // round 2 (pipo.dsl:36)
    and v3.16b, v3.16b, v0.16b
    bsl v7.16b, v5.16b, v1.16b
    // round 1 (pipo.dsl:38)
    eor v1.16b, v29.16b, v21.16b
    // round 2 (pipo.dsl:36)
    eor v2.16b, v2.16b, v19.16b
    // round 1 (pipo.dsl:37)
    shl v5.16b, v22.16b, #6
    eor v16.16b, v16.16b, v23.16b
    eor v3.16b, v17.16b, v3.16b
    ldr q17, [x3, #224]
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v0.16b, v30.16b, v0.16b
    // round 2 (pipo.dsl:36)
    mov v7.16b, v6.16b
    bsl v7.16b, v18.16b, v2.16b
    // round 1 (pipo.dsl:37)
    shl v19.16b, v16.16b, #5
    shl v21.16b, v3.16b, #3
    // round 2 (pipo.dsl:36)
    bsl v18.16b, v2.16b, v6.16b
    // round 1 (pipo.dsl:37)
    shl v2.16b, v0.16b, #7
    shl v6.16b, v1.16b, #1
    shl v23.16b, v4.16b, #2
    sri v19.16b, v16.16b, #3
    sri v21.16b, v3.16b, #5
    eor v3.16b, v17.16b, v7.16b
    sri v2.16b, v0.16b, #1
    sri v6.16b, v1.16b, #7
    sri v23.16b, v4.16b, #6
    eor v0.16b, v19.16b, v21.16b
    and v1.16b, v19.16b, v21.16b
    sri v5.16b, v22.16b, #2
    eor v4.16b, v20.16b, v18.16b
    eor v6.16b, v6.16b, v2.16b
    bit v0.16b, v19.16b, v2.16b
    eor v1.16b, v23.16b, v1.16b
    bif v19.16b, v3.16b, v2.16b
    shl v7.16b, v4.16b, #4
    eor v16.16b, v3.16b, v0.16b
    eor v17.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v19.16b
    sri v7.16b, v4.16b, #4
    ldr q4, [x3, #864]
    bif v6.16b, v17.16b, v16.16b
    eor v5.16b, v5.16b, v17.16b
    ldp q18, q19, [x3, #800]
    eor v7.16b, v7.16b, v16.16b
    ldp q20, q22, [x3, #832]
    eor v6.16b, v21.16b, v6.16b
    eor v21.16b, v1.16b, v5.16b
    bsl v1.16b, v16.16b, v0.16b
    bic v0.16b, v17.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    ldp q16, q23, [x3, #64]
    eor v4.16b, v4.16b, v5.16b
    eor v24.16b, v5.16b, v6.16b
    orr v25.16b, v6.16b, v21.16b
    eor v1.16b, v1.16b, v2.16b
    eor v18.16b, v18.16b, v21.16b
    eor v19.16b, v19.16b, v2.16b
    bsl v2.16b, v21.16b, v6.16b
    eor v0.16b, v20.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    eor v1.16b, v25.16b, v1.16b
    eor v6.16b, v24.16b, v18.16b
    eor v18.16b, v25.16b, v19.16b
    eor v2.16b, v16.16b, v2.16b
    mov v16.16b, v7.16b
    bsl v16.16b, v17.16b, v3.16b
    bsl v17.16b, v3.16b, v7.16b
    and v5.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v3.16b
    eor v1.16b, v27.16b, v1.16b
    zip1 v27.16b, v18.16b, v4.16b
    zip2 v21.16b, v18.16b, v4.16b
    eor v3.16b, v23.16b, v16.16b
    eor v4.16b, v6.16b, v5.16b
    eor v5.16b, v22.16b, v17.16b
    zip1 v24.16b, v3.16b, v2.16b
    zip2 v18.16b, v3.16b, v2.16b
    zip1 v25.16b, v0.16b, v4.16b
    zip2 v19.16b, v0.16b, v4.16b
    zip1 v26.16b, v5.16b, v1.16b
    add x9, x0, #64
    zip2 v20.16b, v5.16b, v1.16b
    st4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x0]
    st4 {v18.16b, v19.16b, v20.16b, v21.16b}, [x9]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
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
    ldr q1, [x0, #48]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #880]
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
    str q5, [x0, #896]
    bsl v1.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #912]
    str q2, [x0, #928]
    ldr q0, [x0, #128]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #944]
    ldr q0, [x0, #160]
    eor v0.16b, v0.16b, v5.16b
    str q0, [x0, #960]
    ret
    .size lwcc_pipo64_128_ctr_nonce_neon, .-lwcc_pipo64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_crypt_neon
    .type lwcc_pipo64_128_ctr_crypt_neon, %function
lwcc_pipo64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_128_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
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
    ldr q2, [x8, #16]
    ldr q3, [x8, #32]
    ldr q4, [x8, #48]
    ldp q5, q6, [x3, #0]
    ldr q7, [x3, #32]
    ldr q16, [x3, #64]
    // round 1 (pipo.dsl:36)
    ldp q17, q18, [x3, #880]
    ldp q19, q20, [x3, #912]
    ldp q21, q22, [x3, #944]
    ldp q23, q24, [x3, #160]
    ldp q25, q26, [x3, #192]
    ldr q27, [x3, #240]
    add v1.4s, v0.4s, v1.4s
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    ldp q28, q29, [x3, #128]
    ldr q30, [x3, #224]
    add v0.4s, v0.4s, v4.4s
    // round 2 (pipo.dsl:38)
    ldp q4, q31, [x3, #256]
    ldp q8, q9, [x3, #288]
    uzp1 v10.16b, v1.16b, v2.16b
    uzp2 v1.16b, v1.16b, v2.16b
    ldp q2, q11, [x3, #320]
    ldr q12, [x3, #368]
    uzp1 v13.16b, v3.16b, v0.16b
    uzp2 v0.16b, v3.16b, v0.16b
    ldr q3, [x3, #352]
    // round 3 (pipo.dsl:38)
    ldr q14, [x3, #384]
    // round 13 (pipo.dsl:37)
    add x9, x1, #64
    uzp2 v15.16b, v10.16b, v13.16b
    uzp1 v10.16b, v10.16b, v13.16b
    uzp1 v13.16b, v1.16b, v0.16b
    uzp2 v0.16b, v1.16b, v0.16b
    // round 4 (pipo.dsl:38)
    ldr q1, [x3, #400]
    eor v6.16b, v15.16b, v6.16b
    eor v5.16b, v5.16b, v13.16b
    eor v7.16b, v10.16b, v7.16b
    // round 5 (pipo.dsl:38)
    ldr q10, [x3, #416]
    // round 6 (pipo.dsl:38)
    ldr q13, [x3, #432]
    // round 13 (pipo.dsl:37)
    add x10, x0, #64
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
    eor v19.16b, v24.16b, v6.16b
    bic v15.16b, v16.16b, v17.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v29.16b, v17.16b
    eor v30.16b, v30.16b, v16.16b
    eor v15.16b, v5.16b, v15.16b
    bsl v5.16b, v7.16b, v0.16b
    shl v0.16b, v19.16b, #1
    eor v7.16b, v20.16b, v5.16b
    eor v16.16b, v16.16b, v15.16b
    bit v20.16b, v18.16b, v15.16b
    eor v5.16b, v22.16b, v5.16b
    eor v21.16b, v21.16b, v15.16b
    eor v18.16b, v27.16b, v18.16b
    bic v6.16b, v7.16b, v6.16b
    eor v22.16b, v25.16b, v7.16b
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
    eor v6.16b, v26.16b, v16.16b
    sri v21.16b, v5.16b, #6
    // round 2 (pipo.dsl:36)
    eor v5.16b, v30.16b, v19.16b
    // round 1 (pipo.dsl:38)
    eor v7.16b, v17.16b, v7.16b
    // round 2 (pipo.dsl:36)
    eor v16.16b, v0.16b, v15.16b
    // round 1 (pipo.dsl:37)
    shl v17.16b, v6.16b, #3
    // round 2 (pipo.dsl:36)
    bif v30.16b, v5.16b, v20.16b
    bif v5.16b, v19.16b, v20.16b
    // round 7 (pipo.dsl:38)
    ldr q18, [x3, #448]
    // round 2 (pipo.dsl:36)
    bit v16.16b, v15.16b, v21.16b
    // round 1 (pipo.dsl:37)
    sri v17.16b, v6.16b, #5
    shl v6.16b, v7.16b, #6
    // round 2 (pipo.dsl:36)
    bit v20.16b, v19.16b, v30.16b
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
    eor v16.16b, v8.16b, v20.16b
    eor v20.16b, v17.16b, v21.16b
    eor v21.16b, v7.16b, v17.16b
    eor v5.16b, v5.16b, v6.16b
    bic v6.16b, v20.16b, v21.16b
    eor v22.16b, v30.16b, v5.16b
    eor v15.16b, v9.16b, v5.16b
    eor v3.16b, v3.16b, v20.16b
    eor v6.16b, v0.16b, v6.16b
    bsl v0.16b, v7.16b, v17.16b
    eor v7.16b, v21.16b, v22.16b
    shl v17.16b, v15.16b, #1
    eor v21.16b, v31.16b, v21.16b
    eor v22.16b, v30.16b, v0.16b
    eor v20.16b, v20.16b, v6.16b
    bit v30.16b, v7.16b, v6.16b
    eor v6.16b, v19.16b, v6.16b
    eor v0.16b, v16.16b, v0.16b
    eor v7.16b, v12.16b, v7.16b
    bic v5.16b, v22.16b, v5.16b
    eor v16.16b, v2.16b, v22.16b
    sri v17.16b, v15.16b, #7
    eor v0.16b, v0.16b, v30.16b
    shl v19.16b, v6.16b, #4
    shl v30.16b, v7.16b, #7
    eor v20.16b, v5.16b, v20.16b
    shl v15.16b, v16.16b, #5
    sri v19.16b, v6.16b, #4
    shl v6.16b, v0.16b, #2
    sri v30.16b, v7.16b, #1
    bsl v22.16b, v20.16b, v5.16b
    sri v15.16b, v16.16b, #3
    eor v5.16b, v11.16b, v20.16b
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
    bif v3.16b, v0.16b, v30.16b
    bif v0.16b, v19.16b, v30.16b
    // round 8 (pipo.dsl:38)
    ldr q21, [x3, #464]
    // round 3 (pipo.dsl:36)
    bit v16.16b, v15.16b, v6.16b
    // round 2 (pipo.dsl:37)
    sri v20.16b, v5.16b, #5
    shl v5.16b, v7.16b, #6
    // round 3 (pipo.dsl:36)
    bit v30.16b, v19.16b, v3.16b
    eor v19.16b, v28.16b, v0.16b
    bic v22.16b, v20.16b, v16.16b
    // round 2 (pipo.dsl:37)
    sri v5.16b, v7.16b, #2
    // round 3 (pipo.dsl:36)
    eor v7.16b, v6.16b, v16.16b
    eor v6.16b, v6.16b, v30.16b
    eor v0.16b, v20.16b, v0.16b
    eor v17.16b, v17.16b, v20.16b
    eor v20.16b, v5.16b, v22.16b
    orn v5.16b, v5.16b, v16.16b
    eor v16.16b, v23.16b, v30.16b
    eor v6.16b, v20.16b, v6.16b
    eor v22.16b, v7.16b, v20.16b
    eor v0.16b, v0.16b, v5.16b
    bic v5.16b, v6.16b, v22.16b
    eor v30.16b, v3.16b, v0.16b
    eor v15.16b, v24.16b, v0.16b
    eor v14.16b, v14.16b, v6.16b
    eor v5.16b, v17.16b, v5.16b
    bsl v17.16b, v7.16b, v20.16b
    eor v7.16b, v22.16b, v30.16b
    shl v20.16b, v15.16b, #1
    eor v22.16b, v29.16b, v22.16b
    eor v30.16b, v3.16b, v17.16b
    eor v6.16b, v6.16b, v5.16b
    bit v3.16b, v7.16b, v5.16b
    eor v5.16b, v19.16b, v5.16b
    eor v16.16b, v16.16b, v17.16b
    eor v7.16b, v27.16b, v7.16b
    bic v0.16b, v30.16b, v0.16b
    eor v17.16b, v25.16b, v30.16b
    sri v20.16b, v15.16b, #7
    eor v3.16b, v16.16b, v3.16b
    shl v16.16b, v5.16b, #4
    shl v19.16b, v7.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v15.16b, v17.16b, #5
    sri v16.16b, v5.16b, #4
    shl v5.16b, v3.16b, #2
    sri v19.16b, v7.16b, #1
    bsl v30.16b, v6.16b, v0.16b
    sri v15.16b, v17.16b, #3
    eor v0.16b, v26.16b, v6.16b
    sri v5.16b, v3.16b, #6
    // round 4 (pipo.dsl:36)
    eor v3.16b, v14.16b, v16.16b
    // round 3 (pipo.dsl:38)
    eor v6.16b, v22.16b, v30.16b
    // round 4 (pipo.dsl:36)
    eor v7.16b, v20.16b, v15.16b
    // round 3 (pipo.dsl:37)
    shl v17.16b, v0.16b, #3
    // round 4 (pipo.dsl:36)
    bif v14.16b, v3.16b, v19.16b
    bif v3.16b, v16.16b, v19.16b
    // round 9 (pipo.dsl:38)
    ldr q22, [x3, #480]
    // round 4 (pipo.dsl:36)
    bit v7.16b, v15.16b, v5.16b
    // round 3 (pipo.dsl:37)
    sri v17.16b, v0.16b, #5
    shl v0.16b, v6.16b, #6
    // round 4 (pipo.dsl:36)
    bit v19.16b, v16.16b, v14.16b
    eor v16.16b, v4.16b, v3.16b
    bic v30.16b, v17.16b, v7.16b
    // round 3 (pipo.dsl:37)
    sri v0.16b, v6.16b, #2
    // round 4 (pipo.dsl:36)
    eor v6.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v19.16b
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v20.16b, v17.16b
    eor v20.16b, v0.16b, v30.16b
    orn v0.16b, v0.16b, v7.16b
    eor v7.16b, v8.16b, v19.16b
    eor v5.16b, v20.16b, v5.16b
    eor v19.16b, v6.16b, v20.16b
    eor v0.16b, v3.16b, v0.16b
    bic v3.16b, v5.16b, v19.16b
    eor v30.16b, v14.16b, v0.16b
    eor v15.16b, v9.16b, v0.16b
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v17.16b, v3.16b
    bsl v17.16b, v6.16b, v20.16b
    eor v6.16b, v19.16b, v30.16b
    shl v20.16b, v15.16b, #1
    eor v19.16b, v31.16b, v19.16b
    eor v30.16b, v14.16b, v17.16b
    eor v5.16b, v5.16b, v3.16b
    bit v14.16b, v6.16b, v3.16b
    eor v3.16b, v16.16b, v3.16b
    eor v7.16b, v7.16b, v17.16b
    eor v6.16b, v12.16b, v6.16b
    bic v0.16b, v30.16b, v0.16b
    eor v16.16b, v2.16b, v30.16b
    sri v20.16b, v15.16b, #7
    eor v7.16b, v7.16b, v14.16b
    shl v17.16b, v3.16b, #4
    shl v14.16b, v6.16b, #7
    eor v5.16b, v0.16b, v5.16b
    shl v15.16b, v16.16b, #5
    sri v17.16b, v3.16b, #4
    shl v3.16b, v7.16b, #2
    sri v14.16b, v6.16b, #1
    bsl v30.16b, v5.16b, v0.16b
    sri v15.16b, v16.16b, #3
    eor v0.16b, v11.16b, v5.16b
    sri v3.16b, v7.16b, #6
    // round 5 (pipo.dsl:36)
    eor v5.16b, v1.16b, v17.16b
    // round 4 (pipo.dsl:38)
    eor v6.16b, v19.16b, v30.16b
    // round 5 (pipo.dsl:36)
    eor v7.16b, v20.16b, v15.16b
    // round 4 (pipo.dsl:37)
    shl v16.16b, v0.16b, #3
    // round 5 (pipo.dsl:36)
    bif v1.16b, v5.16b, v14.16b
    bif v5.16b, v17.16b, v14.16b
    // round 10 (pipo.dsl:38)
    ldr q19, [x3, #496]
    // round 5 (pipo.dsl:36)
    bit v7.16b, v15.16b, v3.16b
    // round 4 (pipo.dsl:37)
    sri v16.16b, v0.16b, #5
    shl v0.16b, v6.16b, #6
    // round 5 (pipo.dsl:36)
    bit v14.16b, v17.16b, v1.16b
    eor v17.16b, v28.16b, v5.16b
    bic v30.16b, v16.16b, v7.16b
    // round 4 (pipo.dsl:37)
    sri v0.16b, v6.16b, #2
    // round 5 (pipo.dsl:36)
    eor v6.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v14.16b
    eor v5.16b, v16.16b, v5.16b
    eor v16.16b, v20.16b, v16.16b
    eor v20.16b, v0.16b, v30.16b
    orn v0.16b, v0.16b, v7.16b
    eor v7.16b, v23.16b, v14.16b
    eor v3.16b, v20.16b, v3.16b
    eor v30.16b, v6.16b, v20.16b
    eor v0.16b, v5.16b, v0.16b
    bic v5.16b, v3.16b, v30.16b
    eor v14.16b, v1.16b, v0.16b
    eor v15.16b, v24.16b, v0.16b
    eor v10.16b, v10.16b, v3.16b
    eor v5.16b, v16.16b, v5.16b
    bsl v16.16b, v6.16b, v20.16b
    eor v6.16b, v30.16b, v14.16b
    shl v20.16b, v15.16b, #1
    eor v30.16b, v29.16b, v30.16b
    eor v14.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v5.16b
    bit v1.16b, v6.16b, v5.16b
    eor v5.16b, v17.16b, v5.16b
    eor v7.16b, v7.16b, v16.16b
    eor v6.16b, v27.16b, v6.16b
    bic v0.16b, v14.16b, v0.16b
    eor v16.16b, v25.16b, v14.16b
    sri v20.16b, v15.16b, #7
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #4
    shl v17.16b, v6.16b, #7
    eor v3.16b, v0.16b, v3.16b
    shl v15.16b, v16.16b, #5
    sri v7.16b, v5.16b, #4
    shl v5.16b, v1.16b, #2
    sri v17.16b, v6.16b, #1
    bsl v14.16b, v3.16b, v0.16b
    sri v15.16b, v16.16b, #3
    eor v0.16b, v26.16b, v3.16b
    sri v5.16b, v1.16b, #6
    // round 6 (pipo.dsl:36)
    eor v1.16b, v10.16b, v7.16b
    // round 5 (pipo.dsl:38)
    eor v3.16b, v30.16b, v14.16b
    // round 6 (pipo.dsl:36)
    eor v6.16b, v20.16b, v15.16b
    // round 5 (pipo.dsl:37)
    shl v16.16b, v0.16b, #3
    // round 6 (pipo.dsl:36)
    bif v10.16b, v1.16b, v17.16b
    bif v1.16b, v7.16b, v17.16b
    // round 11 (pipo.dsl:38)
    ldr q30, [x3, #512]
    // round 6 (pipo.dsl:36)
    bit v6.16b, v15.16b, v5.16b
    // round 5 (pipo.dsl:37)
    sri v16.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 6 (pipo.dsl:36)
    bit v17.16b, v7.16b, v10.16b
    eor v7.16b, v4.16b, v1.16b
    bic v14.16b, v16.16b, v6.16b
    // round 5 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 6 (pipo.dsl:36)
    eor v3.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v17.16b
    eor v1.16b, v16.16b, v1.16b
    eor v16.16b, v20.16b, v16.16b
    eor v20.16b, v0.16b, v14.16b
    orn v0.16b, v0.16b, v6.16b
    eor v6.16b, v8.16b, v17.16b
    eor v5.16b, v20.16b, v5.16b
    eor v17.16b, v3.16b, v20.16b
    eor v0.16b, v1.16b, v0.16b
    bic v1.16b, v5.16b, v17.16b
    eor v14.16b, v10.16b, v0.16b
    eor v15.16b, v9.16b, v0.16b
    eor v13.16b, v13.16b, v5.16b
    eor v1.16b, v16.16b, v1.16b
    bsl v16.16b, v3.16b, v20.16b
    eor v3.16b, v17.16b, v14.16b
    shl v20.16b, v15.16b, #1
    eor v17.16b, v31.16b, v17.16b
    eor v14.16b, v10.16b, v16.16b
    eor v5.16b, v5.16b, v1.16b
    bit v10.16b, v3.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    eor v6.16b, v6.16b, v16.16b
    eor v3.16b, v12.16b, v3.16b
    bic v0.16b, v14.16b, v0.16b
    eor v7.16b, v2.16b, v14.16b
    sri v20.16b, v15.16b, #7
    eor v6.16b, v6.16b, v10.16b
    shl v16.16b, v1.16b, #4
    shl v10.16b, v3.16b, #7
    eor v5.16b, v0.16b, v5.16b
    shl v15.16b, v7.16b, #5
    sri v16.16b, v1.16b, #4
    shl v1.16b, v6.16b, #2
    sri v10.16b, v3.16b, #1
    bsl v14.16b, v5.16b, v0.16b
    sri v15.16b, v7.16b, #3
    eor v0.16b, v11.16b, v5.16b
    sri v1.16b, v6.16b, #6
    // round 7 (pipo.dsl:36)
    eor v3.16b, v13.16b, v16.16b
    // round 6 (pipo.dsl:38)
    eor v5.16b, v17.16b, v14.16b
    // round 7 (pipo.dsl:36)
    eor v6.16b, v20.16b, v15.16b
    // round 6 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 7 (pipo.dsl:36)
    bif v13.16b, v3.16b, v10.16b
    bif v3.16b, v16.16b, v10.16b
    // round 12 (pipo.dsl:38)
    ldr q17, [x3, #528]
    // round 7 (pipo.dsl:36)
    bit v6.16b, v15.16b, v1.16b
    // round 6 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 7 (pipo.dsl:36)
    bit v10.16b, v16.16b, v13.16b
    eor v16.16b, v28.16b, v3.16b
    bic v14.16b, v7.16b, v6.16b
    // round 6 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 7 (pipo.dsl:36)
    eor v5.16b, v1.16b, v6.16b
    eor v1.16b, v1.16b, v10.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v20.16b, v7.16b
    eor v20.16b, v0.16b, v14.16b
    orn v0.16b, v0.16b, v6.16b
    eor v6.16b, v23.16b, v10.16b
    eor v1.16b, v20.16b, v1.16b
    eor v10.16b, v5.16b, v20.16b
    eor v0.16b, v3.16b, v0.16b
    bic v3.16b, v1.16b, v10.16b
    eor v14.16b, v13.16b, v0.16b
    eor v15.16b, v24.16b, v0.16b
    eor v18.16b, v18.16b, v1.16b
    eor v3.16b, v7.16b, v3.16b
    bsl v7.16b, v5.16b, v20.16b
    eor v5.16b, v10.16b, v14.16b
    shl v20.16b, v15.16b, #1
    eor v10.16b, v29.16b, v10.16b
    eor v14.16b, v13.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    bit v13.16b, v5.16b, v3.16b
    eor v3.16b, v16.16b, v3.16b
    eor v6.16b, v6.16b, v7.16b
    eor v5.16b, v27.16b, v5.16b
    bic v0.16b, v14.16b, v0.16b
    eor v7.16b, v25.16b, v14.16b
    sri v20.16b, v15.16b, #7
    eor v6.16b, v6.16b, v13.16b
    shl v16.16b, v3.16b, #4
    shl v13.16b, v5.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v15.16b, v7.16b, #5
    sri v16.16b, v3.16b, #4
    shl v3.16b, v6.16b, #2
    sri v13.16b, v5.16b, #1
    bsl v14.16b, v1.16b, v0.16b
    sri v15.16b, v7.16b, #3
    eor v0.16b, v26.16b, v1.16b
    sri v3.16b, v6.16b, #6
    // round 8 (pipo.dsl:36)
    eor v1.16b, v18.16b, v16.16b
    // round 7 (pipo.dsl:38)
    eor v5.16b, v10.16b, v14.16b
    // round 8 (pipo.dsl:36)
    eor v6.16b, v20.16b, v15.16b
    // round 7 (pipo.dsl:37)
    shl v7.16b, v0.16b, #3
    // round 8 (pipo.dsl:36)
    bif v18.16b, v1.16b, v13.16b
    bif v1.16b, v16.16b, v13.16b
    bit v6.16b, v15.16b, v3.16b
    // round 7 (pipo.dsl:37)
    sri v7.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 8 (pipo.dsl:36)
    bit v13.16b, v16.16b, v18.16b
    eor v16.16b, v4.16b, v1.16b
    bic v10.16b, v7.16b, v6.16b
    // round 7 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 8 (pipo.dsl:36)
    eor v5.16b, v3.16b, v6.16b
    eor v3.16b, v3.16b, v13.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v20.16b, v7.16b
    eor v20.16b, v0.16b, v10.16b
    orn v0.16b, v0.16b, v6.16b
    eor v6.16b, v8.16b, v13.16b
    eor v3.16b, v20.16b, v3.16b
    eor v10.16b, v5.16b, v20.16b
    eor v0.16b, v1.16b, v0.16b
    bic v1.16b, v3.16b, v10.16b
    eor v13.16b, v18.16b, v0.16b
    eor v14.16b, v9.16b, v0.16b
    eor v15.16b, v31.16b, v10.16b
    eor v21.16b, v21.16b, v3.16b
    eor v1.16b, v7.16b, v1.16b
    bsl v7.16b, v5.16b, v20.16b
    eor v5.16b, v10.16b, v13.16b
    shl v20.16b, v14.16b, #1
    eor v10.16b, v18.16b, v7.16b
    eor v3.16b, v3.16b, v1.16b
    bit v18.16b, v5.16b, v1.16b
    eor v1.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v5.16b, v12.16b, v5.16b
    bic v0.16b, v10.16b, v0.16b
    eor v7.16b, v2.16b, v10.16b
    sri v20.16b, v14.16b, #7
    eor v6.16b, v6.16b, v18.16b
    shl v16.16b, v1.16b, #4
    shl v18.16b, v5.16b, #7
    eor v3.16b, v0.16b, v3.16b
    shl v13.16b, v7.16b, #5
    shl v14.16b, v6.16b, #2
    sri v16.16b, v1.16b, #4
    sri v18.16b, v5.16b, #1
    bsl v10.16b, v3.16b, v0.16b
    sri v13.16b, v7.16b, #3
    eor v0.16b, v11.16b, v3.16b
    sri v14.16b, v6.16b, #6
    // round 9 (pipo.dsl:36)
    eor v1.16b, v21.16b, v16.16b
    // round 8 (pipo.dsl:38)
    eor v3.16b, v15.16b, v10.16b
    // round 9 (pipo.dsl:36)
    eor v5.16b, v20.16b, v13.16b
    // round 8 (pipo.dsl:37)
    shl v6.16b, v0.16b, #3
    // round 9 (pipo.dsl:36)
    bif v21.16b, v1.16b, v18.16b
    bif v1.16b, v16.16b, v18.16b
    // round 13 (pipo.dsl:38)
    ldp q7, q10, [x3, #544]
    // round 9 (pipo.dsl:36)
    bit v5.16b, v13.16b, v14.16b
    // round 8 (pipo.dsl:37)
    sri v6.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 9 (pipo.dsl:36)
    bit v18.16b, v16.16b, v21.16b
    eor v16.16b, v28.16b, v1.16b
    bic v13.16b, v6.16b, v5.16b
    // round 8 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 9 (pipo.dsl:36)
    eor v3.16b, v14.16b, v5.16b
    eor v14.16b, v14.16b, v18.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v6.16b
    eor v20.16b, v0.16b, v13.16b
    orn v0.16b, v0.16b, v5.16b
    eor v5.16b, v23.16b, v18.16b
    eor v18.16b, v20.16b, v14.16b
    eor v13.16b, v3.16b, v20.16b
    eor v0.16b, v1.16b, v0.16b
    bic v1.16b, v18.16b, v13.16b
    eor v14.16b, v21.16b, v0.16b
    eor v15.16b, v24.16b, v0.16b
    eor v22.16b, v22.16b, v18.16b
    eor v1.16b, v6.16b, v1.16b
    bsl v6.16b, v3.16b, v20.16b
    eor v3.16b, v13.16b, v14.16b
    shl v20.16b, v15.16b, #1
    eor v13.16b, v29.16b, v13.16b
    eor v14.16b, v21.16b, v6.16b
    eor v18.16b, v18.16b, v1.16b
    bit v21.16b, v3.16b, v1.16b
    eor v1.16b, v16.16b, v1.16b
    eor v5.16b, v5.16b, v6.16b
    eor v3.16b, v27.16b, v3.16b
    bic v0.16b, v14.16b, v0.16b
    eor v6.16b, v25.16b, v14.16b
    sri v20.16b, v15.16b, #7
    eor v5.16b, v5.16b, v21.16b
    shl v16.16b, v1.16b, #4
    shl v21.16b, v3.16b, #7
    eor v18.16b, v0.16b, v18.16b
    shl v15.16b, v6.16b, #5
    sri v16.16b, v1.16b, #4
    shl v1.16b, v5.16b, #2
    sri v21.16b, v3.16b, #1
    bsl v14.16b, v18.16b, v0.16b
    sri v15.16b, v6.16b, #3
    eor v0.16b, v26.16b, v18.16b
    sri v1.16b, v5.16b, #6
    // round 10 (pipo.dsl:36)
    eor v3.16b, v22.16b, v16.16b
    // round 9 (pipo.dsl:38)
    eor v5.16b, v13.16b, v14.16b
    // round 10 (pipo.dsl:36)
    eor v6.16b, v20.16b, v15.16b
    // round 9 (pipo.dsl:37)
    shl v18.16b, v0.16b, #3
    // round 10 (pipo.dsl:36)
    bif v22.16b, v3.16b, v21.16b
    bif v3.16b, v16.16b, v21.16b
    bit v6.16b, v15.16b, v1.16b
    // round 9 (pipo.dsl:37)
    sri v18.16b, v0.16b, #5
    shl v0.16b, v5.16b, #6
    // round 10 (pipo.dsl:36)
    bit v21.16b, v16.16b, v22.16b
    eor v16.16b, v4.16b, v3.16b
    bic v13.16b, v18.16b, v6.16b
    // round 9 (pipo.dsl:37)
    sri v0.16b, v5.16b, #2
    // round 10 (pipo.dsl:36)
    eor v5.16b, v1.16b, v6.16b
    eor v1.16b, v1.16b, v21.16b
    eor v3.16b, v18.16b, v3.16b
    eor v18.16b, v20.16b, v18.16b
    eor v20.16b, v0.16b, v13.16b
    orn v0.16b, v0.16b, v6.16b
    eor v6.16b, v8.16b, v21.16b
    eor v1.16b, v20.16b, v1.16b
    eor v21.16b, v5.16b, v20.16b
    eor v0.16b, v3.16b, v0.16b
    bic v3.16b, v1.16b, v21.16b
    eor v13.16b, v22.16b, v0.16b
    eor v14.16b, v9.16b, v0.16b
    eor v15.16b, v31.16b, v21.16b
    eor v19.16b, v19.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    bsl v18.16b, v5.16b, v20.16b
    eor v5.16b, v21.16b, v13.16b
    shl v20.16b, v14.16b, #1
    eor v21.16b, v22.16b, v18.16b
    eor v1.16b, v1.16b, v3.16b
    bit v22.16b, v5.16b, v3.16b
    eor v3.16b, v16.16b, v3.16b
    eor v6.16b, v6.16b, v18.16b
    eor v5.16b, v12.16b, v5.16b
    bic v0.16b, v21.16b, v0.16b
    eor v16.16b, v2.16b, v21.16b
    sri v20.16b, v14.16b, #7
    eor v6.16b, v6.16b, v22.16b
    shl v18.16b, v3.16b, #4
    shl v22.16b, v5.16b, #7
    eor v1.16b, v0.16b, v1.16b
    shl v13.16b, v16.16b, #5
    shl v14.16b, v6.16b, #2
    sri v18.16b, v3.16b, #4
    sri v22.16b, v5.16b, #1
    bsl v21.16b, v1.16b, v0.16b
    sri v13.16b, v16.16b, #3
    eor v0.16b, v11.16b, v1.16b
    sri v14.16b, v6.16b, #6
    // round 11 (pipo.dsl:36)
    eor v1.16b, v19.16b, v18.16b
    // round 10 (pipo.dsl:38)
    eor v3.16b, v15.16b, v21.16b
    // round 11 (pipo.dsl:36)
    eor v5.16b, v20.16b, v13.16b
    // round 10 (pipo.dsl:37)
    shl v6.16b, v0.16b, #3
    // round 11 (pipo.dsl:36)
    bif v19.16b, v1.16b, v22.16b
    bif v1.16b, v18.16b, v22.16b
    // round 13 (pipo.dsl:38)
    ldp q16, q21, [x3, #576]
    // round 11 (pipo.dsl:36)
    bit v5.16b, v13.16b, v14.16b
    // round 10 (pipo.dsl:37)
    sri v6.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 11 (pipo.dsl:36)
    bit v22.16b, v18.16b, v19.16b
    eor v18.16b, v28.16b, v1.16b
    bic v28.16b, v6.16b, v5.16b
    // round 10 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 11 (pipo.dsl:36)
    eor v3.16b, v14.16b, v5.16b
    eor v13.16b, v14.16b, v22.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v6.16b
    eor v20.16b, v0.16b, v28.16b
    orn v0.16b, v0.16b, v5.16b
    eor v5.16b, v23.16b, v22.16b
    eor v22.16b, v20.16b, v13.16b
    eor v23.16b, v3.16b, v20.16b
    eor v0.16b, v1.16b, v0.16b
    bic v1.16b, v22.16b, v23.16b
    eor v28.16b, v19.16b, v0.16b
    eor v13.16b, v24.16b, v0.16b
    eor v14.16b, v29.16b, v23.16b
    eor v30.16b, v30.16b, v22.16b
    eor v1.16b, v6.16b, v1.16b
    bsl v6.16b, v3.16b, v20.16b
    eor v3.16b, v23.16b, v28.16b
    shl v20.16b, v13.16b, #1
    eor v23.16b, v19.16b, v6.16b
    eor v22.16b, v22.16b, v1.16b
    bit v19.16b, v3.16b, v1.16b
    eor v1.16b, v18.16b, v1.16b
    eor v5.16b, v5.16b, v6.16b
    eor v3.16b, v27.16b, v3.16b
    bic v0.16b, v23.16b, v0.16b
    eor v6.16b, v25.16b, v23.16b
    sri v20.16b, v13.16b, #7
    eor v5.16b, v5.16b, v19.16b
    shl v18.16b, v1.16b, #4
    shl v19.16b, v3.16b, #7
    eor v22.16b, v0.16b, v22.16b
    shl v25.16b, v6.16b, #5
    shl v28.16b, v5.16b, #2
    sri v18.16b, v1.16b, #4
    sri v19.16b, v3.16b, #1
    bsl v23.16b, v22.16b, v0.16b
    sri v25.16b, v6.16b, #3
    eor v0.16b, v26.16b, v22.16b
    sri v28.16b, v5.16b, #6
    // round 12 (pipo.dsl:36)
    eor v1.16b, v30.16b, v18.16b
    // round 11 (pipo.dsl:38)
    eor v3.16b, v14.16b, v23.16b
    // round 12 (pipo.dsl:36)
    eor v5.16b, v20.16b, v25.16b
    // round 11 (pipo.dsl:37)
    shl v6.16b, v0.16b, #3
    // round 12 (pipo.dsl:36)
    bif v30.16b, v1.16b, v19.16b
    bif v1.16b, v18.16b, v19.16b
    // round 13 (pipo.dsl:37)
    mov v22.16b, v12.16b
    ld4 {v12.16b, v13.16b, v14.16b, v15.16b}, [x1]
    // round 12 (pipo.dsl:36)
    bit v5.16b, v25.16b, v28.16b
    // round 11 (pipo.dsl:37)
    sri v6.16b, v0.16b, #5
    shl v0.16b, v3.16b, #6
    // round 12 (pipo.dsl:36)
    bit v19.16b, v18.16b, v30.16b
    bic v18.16b, v6.16b, v5.16b
    eor v23.16b, v28.16b, v5.16b
    // round 11 (pipo.dsl:37)
    sri v0.16b, v3.16b, #2
    // round 12 (pipo.dsl:36)
    eor v3.16b, v28.16b, v19.16b
    eor v25.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v6.16b
    eor v18.16b, v0.16b, v18.16b
    orn v0.16b, v0.16b, v5.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v8.16b, v19.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v23.16b, v18.16b
    eor v0.16b, v25.16b, v0.16b
    bic v19.16b, v3.16b, v5.16b
    eor v20.16b, v30.16b, v0.16b
    eor v25.16b, v9.16b, v0.16b
    eor v28.16b, v31.16b, v5.16b
    eor v17.16b, v17.16b, v3.16b
    eor v19.16b, v6.16b, v19.16b
    bsl v6.16b, v23.16b, v18.16b
    eor v5.16b, v5.16b, v20.16b
    shl v18.16b, v25.16b, #1
    // round 13 (pipo.dsl:37)
    mov v31.16b, v21.16b
    mov v8.16b, v22.16b
    ld4 {v20.16b, v21.16b, v22.16b, v23.16b}, [x9]
    // round 12 (pipo.dsl:36)
    eor v9.16b, v30.16b, v6.16b
    eor v3.16b, v3.16b, v19.16b
    bit v30.16b, v5.16b, v19.16b
    eor v1.16b, v1.16b, v19.16b
    bic v0.16b, v9.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v9.16b
    shl v6.16b, v1.16b, #4
    eor v3.16b, v0.16b, v3.16b
    eor v4.16b, v4.16b, v30.16b
    shl v19.16b, v2.16b, #5
    eor v5.16b, v8.16b, v5.16b
    bsl v9.16b, v3.16b, v0.16b
    sri v18.16b, v25.16b, #7
    shl v0.16b, v4.16b, #2
    sri v19.16b, v2.16b, #3
    eor v2.16b, v11.16b, v3.16b
    sri v6.16b, v1.16b, #4
    shl v1.16b, v5.16b, #7
    eor v3.16b, v28.16b, v9.16b
    sri v0.16b, v4.16b, #6
    // round 13 (pipo.dsl:36)
    eor v4.16b, v18.16b, v19.16b
    // round 12 (pipo.dsl:37)
    shl v25.16b, v2.16b, #3
    // round 13 (pipo.dsl:36)
    eor v28.16b, v17.16b, v6.16b
    // round 12 (pipo.dsl:37)
    sri v1.16b, v5.16b, #1
    shl v5.16b, v3.16b, #6
    // round 13 (pipo.dsl:36)
    bit v4.16b, v19.16b, v0.16b
    // round 12 (pipo.dsl:37)
    sri v25.16b, v2.16b, #5
    // round 13 (pipo.dsl:36)
    bif v17.16b, v28.16b, v1.16b
    // round 12 (pipo.dsl:37)
    sri v5.16b, v3.16b, #2
    // round 13 (pipo.dsl:36)
    bif v28.16b, v6.16b, v1.16b
    bic v2.16b, v25.16b, v4.16b
    eor v3.16b, v0.16b, v4.16b
    eor v18.16b, v18.16b, v25.16b
    bit v1.16b, v6.16b, v17.16b
    orn v4.16b, v5.16b, v4.16b
    eor v6.16b, v25.16b, v28.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v7.16b, v28.16b
    eor v0.16b, v0.16b, v1.16b
    eor v4.16b, v6.16b, v4.16b
    eor v1.16b, v10.16b, v1.16b
    eor v6.16b, v3.16b, v2.16b
    eor v0.16b, v2.16b, v0.16b
    eor v7.16b, v17.16b, v4.16b
    eor v19.16b, v24.16b, v4.16b
    eor v24.16b, v29.16b, v6.16b
    bic v25.16b, v0.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    shl v7.16b, v19.16b, #1
    eor v16.16b, v16.16b, v0.16b
    eor v25.16b, v18.16b, v25.16b
    bsl v18.16b, v3.16b, v2.16b
    eor v2.16b, v27.16b, v6.16b
    sri v7.16b, v19.16b, #7
    eor v3.16b, v17.16b, v18.16b
    eor v0.16b, v0.16b, v25.16b
    bit v17.16b, v6.16b, v25.16b
    eor v1.16b, v1.16b, v18.16b
    eor v5.16b, v5.16b, v25.16b
    shl v6.16b, v2.16b, #7
    bic v4.16b, v3.16b, v4.16b
    eor v18.16b, v31.16b, v3.16b
    eor v1.16b, v1.16b, v17.16b
    shl v17.16b, v5.16b, #4
    sri v6.16b, v2.16b, #1
    eor v0.16b, v4.16b, v0.16b
    shl v2.16b, v18.16b, #5
    shl v19.16b, v1.16b, #2
    sri v17.16b, v5.16b, #4
    bsl v3.16b, v0.16b, v4.16b
    eor v0.16b, v26.16b, v0.16b
    sri v2.16b, v18.16b, #3
    sri v19.16b, v1.16b, #6
    zip1 v1.16b, v17.16b, v7.16b
    zip2 v4.16b, v17.16b, v7.16b
    eor v3.16b, v24.16b, v3.16b
    shl v5.16b, v0.16b, #3
    zip1 v7.16b, v6.16b, v2.16b
    zip2 v2.16b, v6.16b, v2.16b
    eor v26.16b, v1.16b, v14.16b
    eor v30.16b, v4.16b, v22.16b
    shl v1.16b, v3.16b, #6
    sri v5.16b, v0.16b, #5
    eor v25.16b, v7.16b, v13.16b
    eor v29.16b, v2.16b, v21.16b
    sri v1.16b, v3.16b, #2
    zip1 v0.16b, v5.16b, v19.16b
    zip2 v2.16b, v5.16b, v19.16b
    zip1 v3.16b, v16.16b, v1.16b
    zip2 v1.16b, v16.16b, v1.16b
    eor v27.16b, v0.16b, v15.16b
    eor v31.16b, v2.16b, v23.16b
    eor v24.16b, v3.16b, v12.16b
    eor v28.16b, v1.16b, v20.16b
    st4 {v24.16b, v25.16b, v26.16b, v27.16b}, [x0]
    st4 {v28.16b, v29.16b, v30.16b, v31.16b}, [x10]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
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
