// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon32_64 --target neon --lanes 32
// passes:    unroll() invert() counter() balance() value_numbering() hoist() slice(lanes=32) select() schedule() allocate()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ld2.8h; r0 n3 n4 | c0 c1 c2 c3 n0 n1 n2
// sizes:     in bytes: block 4, key 8, nonce 2, rk 512, ctx 528, align 16, group 128, stack 192
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:fcc290b6cf94e1e4c27f8bbc5a6c74000770f4ac59d074af9e891cbe26f8dad7

    .text

    .balign 16
    .global lwcc_simon32_64_key_setup_neon
    .type lwcc_simon32_64_key_setup_neon, %function
lwcc_simon32_64_key_setup_neon:
    adr x8, .Llwcc_simon32_64_file_neon_constants
    add x9, x1, #6
    ld1r {v0.8h}, [x9]
    add x9, x1, #2
    ld1r {v1.8h}, [x9]
    shl v2.8h, v0.8h, #13
    sri v2.8h, v0.8h, #3
    ld1r {v3.8h}, [x1]
    eor v2.16b, v2.16b, v1.16b
    ldr q4, [x8, #64]
    shl v5.8h, v2.8h, #15
    sri v5.8h, v2.8h, #1
    add x9, x1, #4
    eor v6.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    ld1r {v5.8h}, [x9]
    eor v2.16b, v6.16b, v2.16b
    shl v6.8h, v2.8h, #13
    sri v6.8h, v2.8h, #3
    eor v6.16b, v6.16b, v5.16b
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v16.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v6.16b, v16.16b, v6.16b
    shl v7.8h, v6.8h, #13
    sri v7.8h, v6.8h, #3
    str q3, [x0, #0]
    eor v3.16b, v7.16b, v0.16b
    shl v7.8h, v3.8h, #15
    sri v7.8h, v3.8h, #1
    str q1, [x0, #16]
    eor v1.16b, v4.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    str q5, [x0, #32]
    shl v3.8h, v1.8h, #13
    sri v3.8h, v1.8h, #3
    str q0, [x0, #48]
    eor v3.16b, v3.16b, v2.16b
    shl v5.8h, v3.8h, #15
    sri v5.8h, v3.8h, #1
    eor v0.16b, v4.16b, v0.16b
    eor v3.16b, v3.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    shl v3.8h, v0.8h, #13
    sri v3.8h, v0.8h, #3
    eor v3.16b, v3.16b, v6.16b
    str q2, [x0, #64]
    shl v5.8h, v3.8h, #15
    sri v5.8h, v3.8h, #1
    eor v2.16b, v4.16b, v2.16b
    eor v3.16b, v3.16b, v5.16b
    eor v2.16b, v2.16b, v3.16b
    shl v3.8h, v2.8h, #13
    sri v3.8h, v2.8h, #3
    str q6, [x0, #80]
    eor v3.16b, v3.16b, v1.16b
    ldr q5, [x8, #80]
    shl v7.8h, v3.8h, #15
    sri v7.8h, v3.8h, #1
    eor v6.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v6.16b, v3.16b
    shl v6.8h, v3.8h, #13
    sri v6.8h, v3.8h, #3
    str q1, [x0, #96]
    eor v6.16b, v6.16b, v0.16b
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v1.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.8h, v1.8h, #13
    sri v6.8h, v1.8h, #3
    str q0, [x0, #112]
    eor v6.16b, v6.16b, v2.16b
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v0.16b, v5.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    shl v6.8h, v0.8h, #13
    sri v6.8h, v0.8h, #3
    str q2, [x0, #128]
    eor v6.16b, v6.16b, v3.16b
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v2.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.8h, v2.8h, #13
    sri v6.8h, v2.8h, #3
    eor v6.16b, v6.16b, v1.16b
    str q3, [x0, #144]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v3.16b, v5.16b, v3.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.8h, v3.8h, #13
    sri v6.8h, v3.8h, #3
    eor v6.16b, v6.16b, v0.16b
    str q1, [x0, #160]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v1.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.8h, v1.8h, #13
    sri v6.8h, v1.8h, #3
    eor v6.16b, v6.16b, v2.16b
    str q0, [x0, #176]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v0.16b, v5.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    shl v6.8h, v0.8h, #13
    sri v6.8h, v0.8h, #3
    eor v6.16b, v6.16b, v3.16b
    str q2, [x0, #192]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v2.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.8h, v2.8h, #13
    sri v6.8h, v2.8h, #3
    eor v6.16b, v6.16b, v1.16b
    str q3, [x0, #208]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v3.16b, v4.16b, v3.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.8h, v3.8h, #13
    sri v6.8h, v3.8h, #3
    eor v6.16b, v6.16b, v0.16b
    str q1, [x0, #224]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v1.16b, v5.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.8h, v1.8h, #13
    sri v6.8h, v1.8h, #3
    eor v6.16b, v6.16b, v2.16b
    str q0, [x0, #240]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v0.16b, v4.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    shl v6.8h, v0.8h, #13
    sri v6.8h, v0.8h, #3
    eor v6.16b, v6.16b, v3.16b
    str q2, [x0, #256]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v2.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.8h, v2.8h, #13
    sri v6.8h, v2.8h, #3
    eor v6.16b, v6.16b, v1.16b
    str q3, [x0, #272]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v3.16b, v4.16b, v3.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.8h, v3.8h, #13
    sri v6.8h, v3.8h, #3
    eor v6.16b, v6.16b, v0.16b
    str q1, [x0, #288]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v1.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.8h, v1.8h, #13
    sri v6.8h, v1.8h, #3
    eor v6.16b, v6.16b, v2.16b
    str q0, [x0, #304]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v0.16b, v5.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    shl v6.8h, v0.8h, #13
    sri v6.8h, v0.8h, #3
    eor v6.16b, v6.16b, v3.16b
    str q2, [x0, #320]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v2.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.8h, v2.8h, #13
    sri v6.8h, v2.8h, #3
    eor v6.16b, v6.16b, v1.16b
    str q3, [x0, #336]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v3.16b, v5.16b, v3.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.8h, v3.8h, #13
    sri v6.8h, v3.8h, #3
    eor v6.16b, v6.16b, v0.16b
    str q1, [x0, #352]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v1.16b, v5.16b, v1.16b
    eor v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.8h, v1.8h, #13
    sri v6.8h, v1.8h, #3
    eor v6.16b, v6.16b, v2.16b
    str q0, [x0, #368]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v0.16b, v4.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    shl v6.8h, v0.8h, #13
    sri v6.8h, v0.8h, #3
    eor v6.16b, v6.16b, v3.16b
    str q2, [x0, #384]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v2.16b, v4.16b, v2.16b
    eor v6.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.8h, v2.8h, #13
    sri v6.8h, v2.8h, #3
    eor v6.16b, v6.16b, v1.16b
    str q3, [x0, #400]
    shl v7.8h, v6.8h, #15
    sri v7.8h, v6.8h, #1
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v4.16b
    shl v4.8h, v3.8h, #13
    sri v4.8h, v3.8h, #3
    eor v4.16b, v4.16b, v0.16b
    str q1, [x0, #416]
    shl v6.8h, v4.8h, #15
    sri v6.8h, v4.8h, #1
    eor v1.16b, v5.16b, v1.16b
    eor v4.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v4.16b
    shl v4.8h, v1.8h, #13
    sri v4.8h, v1.8h, #3
    eor v4.16b, v4.16b, v2.16b
    str q0, [x0, #432]
    shl v6.8h, v4.8h, #15
    sri v6.8h, v4.8h, #1
    eor v0.16b, v5.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    eor v0.16b, v0.16b, v4.16b
    str q2, [x0, #448]
    str q3, [x0, #464]
    str q1, [x0, #480]
    str q0, [x0, #496]
    ret
    .size lwcc_simon32_64_key_setup_neon, .-lwcc_simon32_64_key_setup_neon

    .balign 16
    .global lwcc_simon32_64_ecb_encrypt_neon
    .type lwcc_simon32_64_ecb_encrypt_neon, %function
lwcc_simon32_64_ecb_encrypt_neon:
    cbz x2, .Llwcc_simon32_64_ecb_encrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #2
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_simon32_64_ecb_encrypt_neon_rest
.Llwcc_simon32_64_ecb_encrypt_neon_group:
    add x9, x1, #32
    add x10, x1, #64
    add x11, x1, #96
    ld2 {v0.8h, v1.8h}, [x1]
    ld2 {v2.8h, v3.8h}, [x9]
    ld2 {v4.8h, v5.8h}, [x10]
    ld2 {v6.8h, v7.8h}, [x11]
    // round 1 (simon.dsl:43)
    ldr q16, [x3, #0]
    shl v17.8h, v1.8h, #1
    shl v18.8h, v1.8h, #2
    rev16 v19.16b, v1.16b
    shl v20.8h, v3.8h, #1
    shl v21.8h, v3.8h, #2
    rev16 v22.16b, v3.16b
    shl v23.8h, v5.8h, #1
    shl v24.8h, v5.8h, #2
    sri v17.8h, v1.8h, #15
    shl v25.8h, v7.8h, #1
    shl v26.8h, v7.8h, #2
    sri v20.8h, v3.8h, #15
    sri v23.8h, v5.8h, #15
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    sri v25.8h, v7.8h, #15
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    sri v18.8h, v1.8h, #14
    sri v21.8h, v3.8h, #14
    sri v24.8h, v5.8h, #14
    sri v26.8h, v7.8h, #14
    and v16.16b, v17.16b, v19.16b
    and v17.16b, v20.16b, v22.16b
    and v19.16b, v23.16b, v27.16b
    and v20.16b, v25.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v21.16b
    // round 2 (simon.dsl:43)
    ldr q18, [x3, #16]
    // round 1 (simon.dsl:43)
    eor v4.16b, v4.16b, v24.16b
    eor v6.16b, v6.16b, v26.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 2 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v18.16b
    eor v5.16b, v5.16b, v18.16b
    eor v7.16b, v7.16b, v18.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 3 (simon.dsl:43)
    ldr q19, [x3, #32]
    // round 2 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 3 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 4 (simon.dsl:43)
    ldr q18, [x3, #48]
    // round 3 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 4 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 5 (simon.dsl:43)
    ldr q19, [x3, #64]
    // round 4 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 5 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 6 (simon.dsl:43)
    ldr q18, [x3, #80]
    // round 5 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 6 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 7 (simon.dsl:43)
    ldr q19, [x3, #96]
    // round 6 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 7 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 8 (simon.dsl:43)
    ldr q18, [x3, #112]
    // round 7 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 8 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 9 (simon.dsl:43)
    ldr q19, [x3, #128]
    // round 8 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 9 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 10 (simon.dsl:43)
    ldr q18, [x3, #144]
    // round 9 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 10 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 11 (simon.dsl:43)
    ldr q19, [x3, #160]
    // round 10 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 11 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 12 (simon.dsl:43)
    ldr q18, [x3, #176]
    // round 11 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 12 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 13 (simon.dsl:43)
    ldr q19, [x3, #192]
    // round 12 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 13 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 14 (simon.dsl:43)
    ldr q18, [x3, #208]
    // round 13 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 14 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 15 (simon.dsl:43)
    ldr q19, [x3, #224]
    // round 14 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 15 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 16 (simon.dsl:43)
    ldr q18, [x3, #240]
    // round 15 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 16 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 17 (simon.dsl:43)
    ldr q19, [x3, #256]
    // round 16 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 17 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 18 (simon.dsl:43)
    ldr q18, [x3, #272]
    // round 17 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 18 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 19 (simon.dsl:43)
    ldr q19, [x3, #288]
    // round 18 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 19 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 20 (simon.dsl:43)
    ldr q18, [x3, #304]
    // round 19 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 20 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 21 (simon.dsl:43)
    ldr q19, [x3, #320]
    // round 20 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 21 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 22 (simon.dsl:43)
    ldr q18, [x3, #336]
    // round 21 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 22 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 23 (simon.dsl:43)
    ldr q19, [x3, #352]
    // round 22 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 23 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 24 (simon.dsl:43)
    ldr q18, [x3, #368]
    // round 23 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 24 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 25 (simon.dsl:43)
    ldr q19, [x3, #384]
    // round 24 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 25 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 26 (simon.dsl:43)
    ldr q18, [x3, #400]
    // round 25 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 26 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 27 (simon.dsl:43)
    ldr q19, [x3, #416]
    // round 26 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 27 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 28 (simon.dsl:43)
    ldr q18, [x3, #432]
    // round 27 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 28 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 29 (simon.dsl:43)
    ldr q19, [x3, #448]
    // round 28 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 29 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 30 (simon.dsl:43)
    ldr q18, [x3, #464]
    // round 29 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 30 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v19.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v19.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    // round 31 (simon.dsl:43)
    ldr q19, [x3, #480]
    // round 30 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 31 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v18.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v19.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    sri v18.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v22.16b
    // round 32 (simon.dsl:43)
    ldr q18, [x3, #496]
    // round 31 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v21.16b, v16.16b, v0.16b
    eor v16.16b, v17.16b, v2.16b
    eor v23.16b, v19.16b, v4.16b
    eor v19.16b, v20.16b, v6.16b
    // round 32 (simon.dsl:42)
    shl v0.8h, v21.8h, #1
    shl v2.8h, v16.8h, #1
    shl v4.8h, v21.8h, #2
    shl v6.8h, v23.8h, #1
    shl v25.8h, v19.8h, #1
    shl v26.8h, v16.8h, #2
    shl v27.8h, v23.8h, #2
    shl v28.8h, v19.8h, #2
    sri v0.8h, v21.8h, #15
    sri v2.8h, v16.8h, #15
    sri v6.8h, v23.8h, #15
    sri v25.8h, v19.8h, #15
    add x9, x0, #32
    rev16 v29.16b, v21.16b
    rev16 v30.16b, v16.16b
    rev16 v31.16b, v23.16b
    add x10, x0, #64
    add x11, x0, #96
    rev16 v8.16b, v19.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    eor v5.16b, v18.16b, v5.16b
    eor v7.16b, v18.16b, v7.16b
    sri v4.8h, v21.8h, #14
    sri v26.8h, v16.8h, #14
    sri v27.8h, v23.8h, #14
    sri v28.8h, v19.8h, #14
    and v0.16b, v0.16b, v29.16b
    and v2.16b, v2.16b, v30.16b
    and v6.16b, v6.16b, v31.16b
    and v18.16b, v25.16b, v8.16b
    eor v1.16b, v1.16b, v4.16b
    eor v3.16b, v3.16b, v26.16b
    eor v4.16b, v5.16b, v27.16b
    eor v5.16b, v7.16b, v28.16b
    eor v22.16b, v0.16b, v1.16b
    eor v17.16b, v2.16b, v3.16b
    eor v24.16b, v6.16b, v4.16b
    eor v20.16b, v18.16b, v5.16b
    st2 {v21.8h, v22.8h}, [x0]
    st2 {v16.8h, v17.8h}, [x9]
    st2 {v23.8h, v24.8h}, [x10]
    st2 {v19.8h, v20.8h}, [x11]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon32_64_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon32_64_ecb_encrypt_neon_out
.Llwcc_simon32_64_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_simon32_64_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_simon32_64_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon32_64_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon32_64_ecb_encrypt_neon_group
.Llwcc_simon32_64_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon32_64_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_encrypt_neon_copy
.Llwcc_simon32_64_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_simon32_64_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    add sp, sp, #192
    ret
.Llwcc_simon32_64_ecb_encrypt_neon_return:
    ret
    .size lwcc_simon32_64_ecb_encrypt_neon, .-lwcc_simon32_64_ecb_encrypt_neon

    .balign 16
    .global lwcc_simon32_64_ecb_decrypt_neon
    .type lwcc_simon32_64_ecb_decrypt_neon, %function
lwcc_simon32_64_ecb_decrypt_neon:
    cbz x2, .Llwcc_simon32_64_ecb_decrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #2
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_simon32_64_ecb_decrypt_neon_rest
.Llwcc_simon32_64_ecb_decrypt_neon_group:
    add x9, x1, #32
    add x10, x1, #64
    add x11, x1, #96
    ld2 {v0.8h, v1.8h}, [x1]
    ld2 {v2.8h, v3.8h}, [x9]
    ld2 {v4.8h, v5.8h}, [x10]
    ld2 {v6.8h, v7.8h}, [x11]
    // round 32 (simon.dsl:43)
    ldr q16, [x3, #496]
    shl v17.8h, v0.8h, #1
    shl v18.8h, v0.8h, #2
    rev16 v19.16b, v0.16b
    shl v20.8h, v2.8h, #1
    shl v21.8h, v2.8h, #2
    rev16 v22.16b, v2.16b
    shl v23.8h, v4.8h, #1
    shl v24.8h, v4.8h, #2
    sri v17.8h, v0.8h, #15
    shl v25.8h, v6.8h, #1
    shl v26.8h, v6.8h, #2
    sri v20.8h, v2.8h, #15
    sri v23.8h, v4.8h, #15
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    sri v25.8h, v6.8h, #15
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    eor v5.16b, v5.16b, v16.16b
    eor v7.16b, v7.16b, v16.16b
    sri v18.8h, v0.8h, #14
    sri v21.8h, v2.8h, #14
    sri v24.8h, v4.8h, #14
    sri v26.8h, v6.8h, #14
    and v16.16b, v17.16b, v19.16b
    and v17.16b, v20.16b, v22.16b
    and v19.16b, v23.16b, v27.16b
    and v20.16b, v25.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v21.16b
    // round 31 (simon.dsl:43)
    ldr q18, [x3, #480]
    // round 32 (simon.dsl:43)
    eor v5.16b, v5.16b, v24.16b
    eor v7.16b, v7.16b, v26.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 31 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v18.16b
    eor v4.16b, v4.16b, v18.16b
    eor v6.16b, v6.16b, v18.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 30 (simon.dsl:43)
    ldr q19, [x3, #464]
    // round 31 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 30 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 29 (simon.dsl:43)
    ldr q18, [x3, #448]
    // round 30 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 29 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 28 (simon.dsl:43)
    ldr q19, [x3, #432]
    // round 29 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 28 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 27 (simon.dsl:43)
    ldr q18, [x3, #416]
    // round 28 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 27 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 26 (simon.dsl:43)
    ldr q19, [x3, #400]
    // round 27 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 26 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 25 (simon.dsl:43)
    ldr q18, [x3, #384]
    // round 26 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 25 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 24 (simon.dsl:43)
    ldr q19, [x3, #368]
    // round 25 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 24 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 23 (simon.dsl:43)
    ldr q18, [x3, #352]
    // round 24 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 23 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 22 (simon.dsl:43)
    ldr q19, [x3, #336]
    // round 23 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 22 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 21 (simon.dsl:43)
    ldr q18, [x3, #320]
    // round 22 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 21 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 20 (simon.dsl:43)
    ldr q19, [x3, #304]
    // round 21 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 20 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 19 (simon.dsl:43)
    ldr q18, [x3, #288]
    // round 20 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 19 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 18 (simon.dsl:43)
    ldr q19, [x3, #272]
    // round 19 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 18 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 17 (simon.dsl:43)
    ldr q18, [x3, #256]
    // round 18 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 17 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 16 (simon.dsl:43)
    ldr q19, [x3, #240]
    // round 17 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 16 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 15 (simon.dsl:43)
    ldr q18, [x3, #224]
    // round 16 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 15 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 14 (simon.dsl:43)
    ldr q19, [x3, #208]
    // round 15 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 14 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 13 (simon.dsl:43)
    ldr q18, [x3, #192]
    // round 14 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 13 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 12 (simon.dsl:43)
    ldr q19, [x3, #176]
    // round 13 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 12 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 11 (simon.dsl:43)
    ldr q18, [x3, #160]
    // round 12 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 11 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 10 (simon.dsl:43)
    ldr q19, [x3, #144]
    // round 11 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 10 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 9 (simon.dsl:43)
    ldr q18, [x3, #128]
    // round 10 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 9 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 8 (simon.dsl:43)
    ldr q19, [x3, #112]
    // round 9 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 8 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 7 (simon.dsl:43)
    ldr q18, [x3, #96]
    // round 8 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 7 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 6 (simon.dsl:43)
    ldr q19, [x3, #80]
    // round 7 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 6 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 5 (simon.dsl:43)
    ldr q18, [x3, #64]
    // round 6 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 5 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 4 (simon.dsl:43)
    ldr q19, [x3, #48]
    // round 5 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 4 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 3 (simon.dsl:43)
    ldr q18, [x3, #32]
    // round 4 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v1.16b, v16.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v20.16b, v7.16b
    // round 3 (simon.dsl:42)
    shl v16.8h, v1.8h, #1
    shl v17.8h, v3.8h, #1
    shl v19.8h, v1.8h, #2
    shl v20.8h, v5.8h, #1
    shl v21.8h, v7.8h, #1
    shl v22.8h, v3.8h, #2
    shl v23.8h, v5.8h, #2
    shl v24.8h, v7.8h, #2
    sri v16.8h, v1.8h, #15
    sri v17.8h, v3.8h, #15
    sri v20.8h, v5.8h, #15
    sri v21.8h, v7.8h, #15
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v3.16b
    rev16 v27.16b, v5.16b
    rev16 v28.16b, v7.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v19.8h, v1.8h, #14
    sri v22.8h, v3.8h, #14
    sri v23.8h, v5.8h, #14
    sri v24.8h, v7.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v18.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v0.16b, v0.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    // round 2 (simon.dsl:43)
    ldr q19, [x3, #16]
    // round 3 (simon.dsl:43)
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v6.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v17.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 2 (simon.dsl:42)
    shl v16.8h, v0.8h, #1
    shl v17.8h, v2.8h, #1
    shl v18.8h, v0.8h, #2
    shl v20.8h, v4.8h, #1
    shl v21.8h, v6.8h, #1
    shl v22.8h, v2.8h, #2
    shl v23.8h, v4.8h, #2
    shl v24.8h, v6.8h, #2
    sri v16.8h, v0.8h, #15
    sri v17.8h, v2.8h, #15
    sri v20.8h, v4.8h, #15
    sri v21.8h, v6.8h, #15
    rev16 v25.16b, v0.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v4.16b
    rev16 v28.16b, v6.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    eor v7.16b, v19.16b, v7.16b
    sri v18.8h, v0.8h, #14
    sri v22.8h, v2.8h, #14
    sri v23.8h, v4.8h, #14
    sri v24.8h, v6.8h, #14
    and v16.16b, v16.16b, v25.16b
    and v17.16b, v17.16b, v26.16b
    and v19.16b, v20.16b, v27.16b
    and v20.16b, v21.16b, v28.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    // round 1 (simon.dsl:43)
    ldr q18, [x3, #0]
    // round 2 (simon.dsl:43)
    eor v5.16b, v5.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    eor v22.16b, v16.16b, v1.16b
    eor v17.16b, v17.16b, v3.16b
    eor v24.16b, v19.16b, v5.16b
    eor v20.16b, v20.16b, v7.16b
    // round 1 (simon.dsl:42)
    shl v1.8h, v22.8h, #1
    shl v3.8h, v17.8h, #1
    shl v5.8h, v22.8h, #2
    shl v7.8h, v24.8h, #1
    shl v25.8h, v20.8h, #1
    shl v26.8h, v17.8h, #2
    shl v27.8h, v24.8h, #2
    shl v28.8h, v20.8h, #2
    sri v1.8h, v22.8h, #15
    sri v3.8h, v17.8h, #15
    sri v7.8h, v24.8h, #15
    sri v25.8h, v20.8h, #15
    add x9, x0, #32
    rev16 v29.16b, v22.16b
    rev16 v30.16b, v17.16b
    rev16 v31.16b, v24.16b
    add x10, x0, #64
    add x11, x0, #96
    rev16 v8.16b, v20.16b
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    sri v5.8h, v22.8h, #14
    sri v26.8h, v17.8h, #14
    sri v27.8h, v24.8h, #14
    sri v28.8h, v20.8h, #14
    and v1.16b, v1.16b, v29.16b
    and v3.16b, v3.16b, v30.16b
    and v7.16b, v7.16b, v31.16b
    and v18.16b, v25.16b, v8.16b
    eor v0.16b, v0.16b, v5.16b
    eor v2.16b, v2.16b, v26.16b
    eor v4.16b, v4.16b, v27.16b
    eor v5.16b, v6.16b, v28.16b
    eor v21.16b, v1.16b, v0.16b
    eor v16.16b, v3.16b, v2.16b
    eor v23.16b, v7.16b, v4.16b
    eor v19.16b, v18.16b, v5.16b
    st2 {v21.8h, v22.8h}, [x0]
    st2 {v16.8h, v17.8h}, [x9]
    st2 {v23.8h, v24.8h}, [x10]
    st2 {v19.8h, v20.8h}, [x11]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon32_64_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon32_64_ecb_decrypt_neon_out
.Llwcc_simon32_64_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_simon32_64_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_simon32_64_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon32_64_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon32_64_ecb_decrypt_neon_group
.Llwcc_simon32_64_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon32_64_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ecb_decrypt_neon_copy
.Llwcc_simon32_64_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_simon32_64_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    add sp, sp, #192
    ret
.Llwcc_simon32_64_ecb_decrypt_neon_return:
    ret
    .size lwcc_simon32_64_ecb_decrypt_neon, .-lwcc_simon32_64_ecb_decrypt_neon

    .balign 16
    .global lwcc_simon32_64_ctr_init_neon
    .type lwcc_simon32_64_ctr_init_neon, %function
lwcc_simon32_64_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_simon32_64_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_simon32_64_ctr_nonce_neon
    .size lwcc_simon32_64_ctr_init_neon, .-lwcc_simon32_64_ctr_init_neon

    .balign 16
    .global lwcc_simon32_64_ctr_nonce_neon
    .type lwcc_simon32_64_ctr_nonce_neon, %function
lwcc_simon32_64_ctr_nonce_neon:
    ld1r {v0.8h}, [x1]
    // round 1 (simon.dsl:43)
    ldr q1, [x0, #0]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #512]
    ret
    .size lwcc_simon32_64_ctr_nonce_neon, .-lwcc_simon32_64_ctr_nonce_neon

    .balign 16
    .global lwcc_simon32_64_ctr_crypt_neon
    .type lwcc_simon32_64_ctr_crypt_neon, %function
lwcc_simon32_64_ctr_crypt_neon:
    cbz x2, .Llwcc_simon32_64_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_simon32_64_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_simon32_64_ctr_crypt_neon_rest
.Llwcc_simon32_64_ctr_crypt_neon_group:
    dup v0.8h, w4
    ldr q1, [x8, #0]
    ldr q2, [x8, #16]
    ldr q3, [x8, #32]
    ldr q4, [x8, #48]
    add v1.8h, v0.8h, v1.8h
    // round 32 (simon.dsl:43)
    add x9, x1, #32
    add x10, x1, #64
    add v2.8h, v0.8h, v2.8h
    ld2 {v5.8h, v6.8h}, [x9]
    ld2 {v16.8h, v17.8h}, [x10]
    add v3.8h, v0.8h, v3.8h
    add v0.8h, v0.8h, v4.8h
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    add x9, x1, #96
    rev16 v3.16b, v3.16b
    ld2 {v18.8h, v19.8h}, [x9]
    ld2 {v20.8h, v21.8h}, [x1]
    rev16 v0.16b, v0.16b
    // round 2 (simon.dsl:43)
    ldr q4, [x3, #16]
    // round 1 (simon.dsl:42)
    shl v7.8h, v1.8h, #1
    shl v22.8h, v2.8h, #1
    shl v23.8h, v3.8h, #1
    shl v24.8h, v0.8h, #1
    rev16 v25.16b, v1.16b
    rev16 v26.16b, v2.16b
    rev16 v27.16b, v3.16b
    rev16 v28.16b, v0.16b
    shl v29.8h, v1.8h, #2
    shl v30.8h, v2.8h, #2
    shl v31.8h, v3.8h, #2
    shl v8.8h, v0.8h, #2
    ldr q9, [x3, #512]
    // round 2 (simon.dsl:43)
    eor v10.16b, v4.16b, v1.16b
    // round 1 (simon.dsl:42)
    sri v7.8h, v1.8h, #15
    sri v22.8h, v2.8h, #15
    sri v23.8h, v3.8h, #15
    sri v24.8h, v0.8h, #15
    sri v29.8h, v1.8h, #14
    sri v30.8h, v2.8h, #14
    sri v31.8h, v3.8h, #14
    sri v8.8h, v0.8h, #14
    and v1.16b, v7.16b, v25.16b
    and v7.16b, v22.16b, v26.16b
    and v22.16b, v23.16b, v27.16b
    eor v23.16b, v9.16b, v29.16b
    eor v25.16b, v9.16b, v30.16b
    eor v26.16b, v9.16b, v31.16b
    // round 2 (simon.dsl:43)
    eor v2.16b, v4.16b, v2.16b
    // round 1 (simon.dsl:42)
    and v24.16b, v24.16b, v28.16b
    eor v27.16b, v9.16b, v8.16b
    eor v1.16b, v1.16b, v23.16b
    eor v7.16b, v7.16b, v25.16b
    eor v22.16b, v22.16b, v26.16b
    // round 2 (simon.dsl:43)
    eor v3.16b, v4.16b, v3.16b
    eor v0.16b, v4.16b, v0.16b
    // round 1 (simon.dsl:43)
    eor v4.16b, v24.16b, v27.16b
    // round 3 (simon.dsl:43)
    ldr q23, [x3, #32]
    // round 2 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v11.8h, v22.8h, #2
    shl v12.8h, v4.8h, #2
    // round 3 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 2 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v11.8h, v22.8h, #14
    sri v12.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v10.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v11.16b
    // round 3 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 2 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v12.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 3 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 2 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 4 (simon.dsl:43)
    ldr q23, [x3, #48]
    // round 3 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 4 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 3 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 4 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 3 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 4 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 3 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 5 (simon.dsl:43)
    ldr q23, [x3, #64]
    // round 4 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 5 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 4 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 5 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 4 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 5 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 4 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 6 (simon.dsl:43)
    ldr q23, [x3, #80]
    // round 5 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 6 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 5 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 6 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 5 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 6 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 5 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 7 (simon.dsl:43)
    ldr q23, [x3, #96]
    // round 6 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 7 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 6 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 7 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 6 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 7 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 6 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 8 (simon.dsl:43)
    ldr q23, [x3, #112]
    // round 7 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 8 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 7 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 8 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 7 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 8 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 7 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 9 (simon.dsl:43)
    ldr q23, [x3, #128]
    // round 8 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 9 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 8 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 9 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 8 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 9 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 8 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 10 (simon.dsl:43)
    ldr q23, [x3, #144]
    // round 9 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 10 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 9 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 10 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 9 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 10 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 9 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 11 (simon.dsl:43)
    ldr q23, [x3, #160]
    // round 10 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 11 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 10 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 11 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 10 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 11 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 10 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 12 (simon.dsl:43)
    ldr q23, [x3, #176]
    // round 11 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 12 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 11 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 12 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 11 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 12 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 11 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 13 (simon.dsl:43)
    ldr q23, [x3, #192]
    // round 12 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 13 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 12 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 13 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 12 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 13 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 12 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 14 (simon.dsl:43)
    ldr q23, [x3, #208]
    // round 13 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 14 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 13 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 14 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 13 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 14 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 13 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 15 (simon.dsl:43)
    ldr q23, [x3, #224]
    // round 14 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 15 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 14 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 15 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 14 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 15 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 14 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 16 (simon.dsl:43)
    ldr q23, [x3, #240]
    // round 15 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 16 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 15 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 16 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 15 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 16 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 15 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 17 (simon.dsl:43)
    ldr q23, [x3, #256]
    // round 16 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 17 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 16 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 17 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 16 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 17 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 16 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 18 (simon.dsl:43)
    ldr q23, [x3, #272]
    // round 17 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 18 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 17 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 18 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 17 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 18 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 17 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 19 (simon.dsl:43)
    ldr q23, [x3, #288]
    // round 18 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 19 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 18 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 19 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 18 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 19 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 18 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 20 (simon.dsl:43)
    ldr q23, [x3, #304]
    // round 19 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 20 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 19 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 20 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 19 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 20 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 19 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 21 (simon.dsl:43)
    ldr q23, [x3, #320]
    // round 20 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 21 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 20 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 21 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 20 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 21 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 20 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 22 (simon.dsl:43)
    ldr q23, [x3, #336]
    // round 21 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 22 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 21 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 22 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 21 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 22 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 21 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 23 (simon.dsl:43)
    ldr q23, [x3, #352]
    // round 22 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 23 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 22 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 23 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 22 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 23 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 22 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 24 (simon.dsl:43)
    ldr q23, [x3, #368]
    // round 23 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 24 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 23 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 24 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 23 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 24 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 23 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 25 (simon.dsl:43)
    ldr q23, [x3, #384]
    // round 24 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 25 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 24 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 25 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 24 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 25 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 24 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 26 (simon.dsl:43)
    ldr q23, [x3, #400]
    // round 25 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 26 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 25 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 26 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 25 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 26 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 25 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 27 (simon.dsl:43)
    ldr q23, [x3, #416]
    // round 26 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 27 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 26 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 27 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 26 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 27 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 26 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 28 (simon.dsl:43)
    ldr q23, [x3, #432]
    // round 27 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 28 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 27 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 28 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 27 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 28 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 27 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 29 (simon.dsl:43)
    ldr q23, [x3, #448]
    // round 28 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 29 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 28 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 29 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 28 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 29 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 28 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 30 (simon.dsl:43)
    ldr q23, [x3, #464]
    // round 29 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 30 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 29 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 30 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 29 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 30 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 29 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 31 (simon.dsl:43)
    ldr q23, [x3, #480]
    // round 30 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v7.8h, #1
    shl v26.8h, v22.8h, #1
    shl v27.8h, v4.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v7.16b
    rev16 v30.16b, v22.16b
    rev16 v31.16b, v4.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v7.8h, #2
    shl v10.8h, v22.8h, #2
    shl v11.8h, v4.8h, #2
    // round 31 (simon.dsl:43)
    eor v13.16b, v23.16b, v1.16b
    // round 30 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v7.8h, #15
    sri v26.8h, v22.8h, #15
    sri v27.8h, v4.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v7.8h, #14
    sri v10.8h, v22.8h, #14
    sri v11.8h, v4.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v12.16b, v8.16b
    eor v2.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    // round 31 (simon.dsl:43)
    eor v7.16b, v23.16b, v7.16b
    // round 30 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v25.16b, v3.16b
    // round 31 (simon.dsl:43)
    eor v22.16b, v23.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    // round 30 (simon.dsl:43)
    eor v0.16b, v27.16b, v0.16b
    // round 32 (simon.dsl:43)
    ldr q23, [x3, #496]
    // round 31 (simon.dsl:42)
    shl v24.8h, v1.8h, #1
    shl v25.8h, v2.8h, #1
    shl v26.8h, v3.8h, #1
    shl v27.8h, v0.8h, #1
    rev16 v28.16b, v1.16b
    rev16 v29.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v31.16b, v0.16b
    shl v8.8h, v1.8h, #2
    shl v9.8h, v2.8h, #2
    shl v10.8h, v3.8h, #2
    shl v11.8h, v0.8h, #2
    // round 32 (simon.dsl:43)
    eor v12.16b, v23.16b, v1.16b
    // round 31 (simon.dsl:42)
    sri v24.8h, v1.8h, #15
    sri v25.8h, v2.8h, #15
    sri v26.8h, v3.8h, #15
    sri v27.8h, v0.8h, #15
    sri v8.8h, v1.8h, #14
    sri v9.8h, v2.8h, #14
    sri v10.8h, v3.8h, #14
    sri v11.8h, v0.8h, #14
    and v1.16b, v24.16b, v28.16b
    and v24.16b, v25.16b, v29.16b
    and v25.16b, v26.16b, v30.16b
    eor v26.16b, v13.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    // round 32 (simon.dsl:43)
    eor v2.16b, v23.16b, v2.16b
    // round 31 (simon.dsl:42)
    and v27.16b, v27.16b, v31.16b
    eor v4.16b, v4.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v7.16b, v24.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    // round 32 (simon.dsl:43)
    eor v3.16b, v23.16b, v3.16b
    eor v0.16b, v23.16b, v0.16b
    // round 31 (simon.dsl:43)
    eor v4.16b, v27.16b, v4.16b
    // round 32 (simon.dsl:42)
    shl v23.8h, v1.8h, #1
    shl v24.8h, v7.8h, #1
    shl v25.8h, v22.8h, #1
    shl v26.8h, v4.8h, #1
    rev16 v27.16b, v1.16b
    rev16 v28.16b, v7.16b
    rev16 v29.16b, v22.16b
    rev16 v30.16b, v4.16b
    shl v31.8h, v1.8h, #2
    shl v8.8h, v7.8h, #2
    shl v9.8h, v22.8h, #2
    shl v10.8h, v4.8h, #2
    eor v13.16b, v1.16b, v20.16b
    sri v23.8h, v1.8h, #15
    sri v24.8h, v7.8h, #15
    sri v25.8h, v22.8h, #15
    sri v26.8h, v4.8h, #15
    sri v31.8h, v1.8h, #14
    sri v8.8h, v7.8h, #14
    sri v9.8h, v22.8h, #14
    sri v10.8h, v4.8h, #14
    and v1.16b, v23.16b, v27.16b
    and v20.16b, v24.16b, v28.16b
    and v23.16b, v25.16b, v29.16b
    eor v24.16b, v12.16b, v31.16b
    eor v2.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    eor v27.16b, v7.16b, v5.16b
    and v5.16b, v26.16b, v30.16b
    eor v0.16b, v0.16b, v10.16b
    eor v1.16b, v1.16b, v24.16b
    eor v2.16b, v20.16b, v2.16b
    eor v3.16b, v23.16b, v3.16b
    eor v22.16b, v22.16b, v16.16b
    eor v24.16b, v4.16b, v18.16b
    eor v0.16b, v5.16b, v0.16b
    eor v14.16b, v1.16b, v21.16b
    eor v28.16b, v2.16b, v6.16b
    eor v23.16b, v3.16b, v17.16b
    add x9, x0, #32
    eor v25.16b, v0.16b, v19.16b
    st2 {v13.8h, v14.8h}, [x0]
    st2 {v27.8h, v28.8h}, [x9]
    add x9, x0, #64
    add x10, x0, #96
    st2 {v22.8h, v23.8h}, [x9]
    st2 {v24.8h, v25.8h}, [x10]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon32_64_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon32_64_ctr_crypt_neon_out
.Llwcc_simon32_64_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_simon32_64_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_simon32_64_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon32_64_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon32_64_ctr_crypt_neon_group
.Llwcc_simon32_64_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon32_64_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon32_64_ctr_crypt_neon_copy
.Llwcc_simon32_64_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_simon32_64_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon32_64_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_simon32_64_ctr_crypt_neon_return:
    ret
    .size lwcc_simon32_64_ctr_crypt_neon, .-lwcc_simon32_64_ctr_crypt_neon

    .balign 16
.Llwcc_simon32_64_file_neon_constants:
    .byte 0x00, 0x00, 0x01, 0x00, 0x02, 0x00, 0x03, 0x00, 0x04, 0x00, 0x05, 0x00, 0x06, 0x00, 0x07, 0x00
    .byte 0x08, 0x00, 0x09, 0x00, 0x0a, 0x00, 0x0b, 0x00, 0x0c, 0x00, 0x0d, 0x00, 0x0e, 0x00, 0x0f, 0x00
    .byte 0x10, 0x00, 0x11, 0x00, 0x12, 0x00, 0x13, 0x00, 0x14, 0x00, 0x15, 0x00, 0x16, 0x00, 0x17, 0x00
    .byte 0x18, 0x00, 0x19, 0x00, 0x1a, 0x00, 0x1b, 0x00, 0x1c, 0x00, 0x1d, 0x00, 0x1e, 0x00, 0x1f, 0x00
    .byte 0xfd, 0xff, 0xfd, 0xff, 0xfd, 0xff, 0xfd, 0xff, 0xfd, 0xff, 0xfd, 0xff, 0xfd, 0xff, 0xfd, 0xff
    .byte 0xfc, 0xff, 0xfc, 0xff, 0xfc, 0xff, 0xfc, 0xff, 0xfc, 0xff, 0xfc, 0xff, 0xfc, 0xff, 0xfc, 0xff
