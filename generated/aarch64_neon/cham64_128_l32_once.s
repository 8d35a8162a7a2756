// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target neon --lanes 32
// passes:    unroll() invert() counter() fold() rotate() balance() value_numbering() hoist() slice(lanes=32) select() schedule() allocate()
// dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 320
// layout:    ld4.8h; r0 r1 n3 n4 | c0 c1 c2 c3 n0 n1 n2
// sizes:     in bytes: block 8, key 16, nonce 4, rk 272, ctx 320, align 16, group 256, stack 320
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:585e49d941309cbd42f44eb8a758ecb786d0d0e530aec230e6ae9e03bfba19b2

    .text

    .balign 16
    .global lwcc_cham64_128_key_setup_neon
    .type lwcc_cham64_128_key_setup_neon, %function
lwcc_cham64_128_key_setup_neon:
    ld1r {v0.8h}, [x1]
    shl v1.8h, v0.8h, #1
    sri v1.8h, v0.8h, #15
    eor v1.16b, v0.16b, v1.16b
    rev16 v2.16b, v0.16b
    eor v2.16b, v1.16b, v2.16b
    // round 1 (cham.dsl:24)
    shl v3.8h, v2.8h, #15
    sri v3.8h, v2.8h, #1
    str q3, [x0, #0]
    add x9, x1, #2
    ld1r {v2.8h}, [x9]
    shl v3.8h, v2.8h, #1
    sri v3.8h, v2.8h, #15
    eor v3.16b, v2.16b, v3.16b
    rev16 v4.16b, v2.16b
    eor v4.16b, v3.16b, v4.16b
    // round 2 (cham.dsl:24)
    rev16 v5.16b, v4.16b
    str q5, [x0, #16]
    add x9, x1, #4
    ld1r {v5.8h}, [x9]
    shl v6.8h, v5.8h, #1
    sri v6.8h, v5.8h, #15
    eor v6.16b, v5.16b, v6.16b
    rev16 v7.16b, v5.16b
    eor v7.16b, v6.16b, v7.16b
    // round 3 (cham.dsl:24)
    shl v16.8h, v7.8h, #15
    sri v16.8h, v7.8h, #1
    str q16, [x0, #32]
    add x9, x1, #6
    ld1r {v7.8h}, [x9]
    shl v16.8h, v7.8h, #1
    sri v16.8h, v7.8h, #15
    eor v16.16b, v7.16b, v16.16b
    rev16 v17.16b, v7.16b
    eor v17.16b, v16.16b, v17.16b
    str q17, [x0, #48]
    add x9, x1, #8
    ld1r {v17.8h}, [x9]
    shl v18.8h, v17.8h, #1
    sri v18.8h, v17.8h, #15
    eor v18.16b, v17.16b, v18.16b
    rev16 v19.16b, v17.16b
    eor v19.16b, v18.16b, v19.16b
    // round 5 (cham.dsl:24)
    shl v20.8h, v19.8h, #15
    sri v20.8h, v19.8h, #1
    str q20, [x0, #64]
    add x9, x1, #10
    ld1r {v19.8h}, [x9]
    shl v20.8h, v19.8h, #1
    sri v20.8h, v19.8h, #15
    eor v20.16b, v19.16b, v20.16b
    rev16 v21.16b, v19.16b
    eor v21.16b, v20.16b, v21.16b
    str q21, [x0, #80]
    add x9, x1, #12
    ld1r {v21.8h}, [x9]
    shl v22.8h, v21.8h, #1
    sri v22.8h, v21.8h, #15
    eor v22.16b, v21.16b, v22.16b
    rev16 v23.16b, v21.16b
    eor v23.16b, v22.16b, v23.16b
    // round 7 (cham.dsl:24)
    shl v24.8h, v23.8h, #15
    sri v24.8h, v23.8h, #1
    str q24, [x0, #96]
    add x9, x1, #14
    ld1r {v23.8h}, [x9]
    shl v24.8h, v23.8h, #1
    sri v24.8h, v23.8h, #15
    eor v24.16b, v23.16b, v24.16b
    rev16 v25.16b, v23.16b
    eor v25.16b, v24.16b, v25.16b
    str q25, [x0, #112]
    shl v25.8h, v2.8h, #11
    sri v25.8h, v2.8h, #5
    eor v2.16b, v3.16b, v25.16b
    // round 9 (cham.dsl:24)
    shl v3.8h, v2.8h, #15
    sri v3.8h, v2.8h, #1
    str q3, [x0, #128]
    shl v2.8h, v0.8h, #11
    sri v2.8h, v0.8h, #5
    eor v0.16b, v1.16b, v2.16b
    str q0, [x0, #144]
    shl v0.8h, v7.8h, #11
    sri v0.8h, v7.8h, #5
    eor v0.16b, v16.16b, v0.16b
    // round 11 (cham.dsl:24)
    shl v1.8h, v0.8h, #15
    sri v1.8h, v0.8h, #1
    str q1, [x0, #160]
    shl v0.8h, v5.8h, #11
    sri v0.8h, v5.8h, #5
    eor v0.16b, v6.16b, v0.16b
    str q0, [x0, #176]
    shl v0.8h, v19.8h, #11
    sri v0.8h, v19.8h, #5
    eor v0.16b, v20.16b, v0.16b
    // round 13 (cham.dsl:24)
    shl v1.8h, v0.8h, #15
    sri v1.8h, v0.8h, #1
    str q1, [x0, #192]
    shl v0.8h, v17.8h, #11
    sri v0.8h, v17.8h, #5
    eor v0.16b, v18.16b, v0.16b
    str q0, [x0, #208]
    shl v0.8h, v23.8h, #11
    sri v0.8h, v23.8h, #5
    eor v0.16b, v24.16b, v0.16b
    // round 15 (cham.dsl:24)
    shl v1.8h, v0.8h, #15
    sri v1.8h, v0.8h, #1
    str q1, [x0, #224]
    shl v0.8h, v21.8h, #11
    sri v0.8h, v21.8h, #5
    eor v0.16b, v22.16b, v0.16b
    str q0, [x0, #240]
    str q4, [x0, #256]
    ret
    .size lwcc_cham64_128_key_setup_neon, .-lwcc_cham64_128_key_setup_neon

    .balign 16
    .global lwcc_cham64_128_ecb_encrypt_neon
    .type lwcc_cham64_128_ecb_encrypt_neon, %function
lwcc_cham64_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_cham64_128_ecb_encrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_cham64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_cham64_128_ecb_encrypt_neon_rest
.Llwcc_cham64_128_ecb_encrypt_neon_group:
    ld4 {v0.8h, v1.8h, v2.8h, v3.8h}, [x1]
    add x9, x1, #64
    ld4 {v4.8h, v5.8h, v6.8h, v7.8h}, [x9]
    add x9, x1, #128
    ld4 {v16.8h, v17.8h, v18.8h, v19.8h}, [x9]
    add x9, x1, #192
    ld4 {v20.8h, v21.8h, v22.8h, v23.8h}, [x9]
    // round 1 (cham.dsl:24)
    ldr q24, [x3, #0]
    eor v25.16b, v1.16b, v24.16b
    eor v26.16b, v5.16b, v24.16b
    eor v27.16b, v17.16b, v24.16b
    eor v24.16b, v21.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v24.8h, #1
    sri v27.8h, v24.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v16.8h, v16.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    // round 2 (cham.dsl:24)
    ldr q24, [x8, #0]
    eor v1.16b, v1.16b, v24.16b
    eor v5.16b, v5.16b, v24.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v21.16b, v24.16b
    ldr q24, [x3, #16]
    eor v25.16b, v2.16b, v24.16b
    eor v26.16b, v6.16b, v24.16b
    eor v27.16b, v18.16b, v24.16b
    eor v24.16b, v22.16b, v24.16b
    rev16 v25.16b, v25.16b
    rev16 v26.16b, v26.16b
    rev16 v27.16b, v27.16b
    rev16 v24.16b, v24.16b
    add v1.8h, v1.8h, v25.8h
    add v5.8h, v5.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    add v21.8h, v21.8h, v24.8h
    // round 3 (cham.dsl:24)
    ldr q24, [x8, #16]
    eor v2.16b, v2.16b, v24.16b
    eor v6.16b, v6.16b, v24.16b
    eor v18.16b, v18.16b, v24.16b
    eor v22.16b, v22.16b, v24.16b
    ldr q24, [x3, #32]
    eor v25.16b, v3.16b, v24.16b
    eor v26.16b, v7.16b, v24.16b
    eor v27.16b, v19.16b, v24.16b
    eor v24.16b, v23.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v24.8h, #1
    sri v27.8h, v24.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v6.8h, v6.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    // round 4 (cham.dsl:24)
    ldr q24, [x8, #32]
    eor v3.16b, v3.16b, v24.16b
    eor v7.16b, v7.16b, v24.16b
    eor v19.16b, v19.16b, v24.16b
    eor v23.16b, v23.16b, v24.16b
    ldr q24, [x3, #48]
    eor v25.16b, v24.16b, v0.16b
    eor v26.16b, v24.16b, v4.16b
    eor v27.16b, v24.16b, v16.16b
    eor v24.16b, v24.16b, v20.16b
    add v3.8h, v3.8h, v25.8h
    add v7.8h, v7.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v23.8h, v23.8h, v24.8h
    // round 5 (cham.dsl:24)
    ldr q24, [x8, #48]
    // round 1 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    rev16 v16.16b, v16.16b
    rev16 v20.16b, v20.16b
    // round 5 (cham.dsl:24)
    eor v0.16b, v24.16b, v0.16b
    eor v4.16b, v24.16b, v4.16b
    eor v16.16b, v24.16b, v16.16b
    eor v20.16b, v24.16b, v20.16b
    // round 2 (cham.dsl:24)
    shl v24.8h, v1.8h, #1
    sri v24.8h, v1.8h, #15
    shl v1.8h, v5.8h, #1
    sri v1.8h, v5.8h, #15
    shl v5.8h, v17.8h, #1
    sri v5.8h, v17.8h, #15
    shl v17.8h, v21.8h, #1
    sri v17.8h, v21.8h, #15
    // round 5 (cham.dsl:24)
    ldr q21, [x3, #64]
    eor v25.16b, v21.16b, v24.16b
    eor v26.16b, v21.16b, v1.16b
    eor v27.16b, v21.16b, v5.16b
    eor v21.16b, v21.16b, v17.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v21.8h, #1
    sri v27.8h, v21.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v16.8h, v16.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    // round 6 (cham.dsl:24)
    ldr q21, [x8, #64]
    eor v24.16b, v21.16b, v24.16b
    eor v1.16b, v21.16b, v1.16b
    eor v5.16b, v21.16b, v5.16b
    eor v17.16b, v21.16b, v17.16b
    ldr q21, [x3, #80]
    eor v25.16b, v21.16b, v2.16b
    eor v26.16b, v21.16b, v6.16b
    eor v27.16b, v21.16b, v18.16b
    eor v21.16b, v21.16b, v22.16b
    add v24.8h, v24.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    add v17.8h, v17.8h, v21.8h
    // round 7 (cham.dsl:24)
    ldr q21, [x8, #80]
    // round 3 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v6.16b, v6.16b
    rev16 v18.16b, v18.16b
    rev16 v22.16b, v22.16b
    // round 7 (cham.dsl:24)
    eor v2.16b, v21.16b, v2.16b
    eor v6.16b, v21.16b, v6.16b
    eor v18.16b, v21.16b, v18.16b
    eor v21.16b, v21.16b, v22.16b
    // round 4 (cham.dsl:24)
    shl v22.8h, v3.8h, #1
    sri v22.8h, v3.8h, #15
    shl v3.8h, v7.8h, #1
    sri v3.8h, v7.8h, #15
    shl v7.8h, v19.8h, #1
    sri v7.8h, v19.8h, #15
    shl v19.8h, v23.8h, #1
    sri v19.8h, v23.8h, #15
    // round 7 (cham.dsl:24)
    ldr q23, [x3, #96]
    eor v25.16b, v23.16b, v22.16b
    eor v26.16b, v23.16b, v3.16b
    eor v27.16b, v23.16b, v7.16b
    eor v23.16b, v23.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v23.8h, #1
    sri v27.8h, v23.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v6.8h, v6.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    // round 8 (cham.dsl:24)
    ldr q23, [x8, #96]
    eor v22.16b, v23.16b, v22.16b
    eor v3.16b, v23.16b, v3.16b
    eor v7.16b, v23.16b, v7.16b
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #112]
    eor v25.16b, v23.16b, v0.16b
    eor v26.16b, v23.16b, v4.16b
    eor v27.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v20.16b
    add v22.8h, v22.8h, v25.8h
    add v3.8h, v3.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    add v19.8h, v19.8h, v23.8h
    // round 9 (cham.dsl:24)
    ldr q23, [x8, #112]
    // round 5 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    rev16 v16.16b, v16.16b
    rev16 v20.16b, v20.16b
    // round 9 (cham.dsl:24)
    eor v0.16b, v23.16b, v0.16b
    eor v4.16b, v23.16b, v4.16b
    eor v16.16b, v23.16b, v16.16b
    eor v20.16b, v23.16b, v20.16b
    // round 6 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v1.8h, #1
    sri v24.8h, v1.8h, #15
    shl v1.8h, v5.8h, #1
    sri v1.8h, v5.8h, #15
    shl v5.8h, v17.8h, #1
    sri v5.8h, v17.8h, #15
    // round 9 (cham.dsl:24)
    ldr q17, [x3, #128]
    eor v25.16b, v17.16b, v23.16b
    eor v26.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v1.16b
    eor v17.16b, v17.16b, v5.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v16.8h, v16.8h, v26.8h
    add v17.8h, v20.8h, v27.8h
    // round 10 (cham.dsl:24)
    ldr q20, [x8, #128]
    eor v23.16b, v20.16b, v23.16b
    eor v24.16b, v20.16b, v24.16b
    eor v1.16b, v20.16b, v1.16b
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #144]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v6.16b
    eor v27.16b, v20.16b, v18.16b
    eor v20.16b, v20.16b, v21.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v1.8h, v1.8h, v27.8h
    add v5.8h, v5.8h, v20.8h
    // round 11 (cham.dsl:24)
    ldr q20, [x8, #144]
    // round 7 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v6.16b, v6.16b
    rev16 v18.16b, v18.16b
    rev16 v21.16b, v21.16b
    // round 11 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v6.16b, v20.16b, v6.16b
    eor v18.16b, v20.16b, v18.16b
    eor v20.16b, v20.16b, v21.16b
    // round 8 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v3.8h, #1
    sri v22.8h, v3.8h, #15
    shl v3.8h, v7.8h, #1
    sri v3.8h, v7.8h, #15
    shl v7.8h, v19.8h, #1
    sri v7.8h, v19.8h, #15
    // round 11 (cham.dsl:24)
    ldr q19, [x3, #160]
    eor v25.16b, v19.16b, v21.16b
    eor v26.16b, v19.16b, v22.16b
    eor v27.16b, v19.16b, v3.16b
    eor v19.16b, v19.16b, v7.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v19.8h, #1
    sri v27.8h, v19.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v6.8h, v6.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v19.8h, v20.8h, v27.8h
    // round 12 (cham.dsl:24)
    ldr q20, [x8, #160]
    eor v21.16b, v20.16b, v21.16b
    eor v22.16b, v20.16b, v22.16b
    eor v3.16b, v20.16b, v3.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q20, [x3, #176]
    eor v25.16b, v20.16b, v0.16b
    eor v26.16b, v20.16b, v4.16b
    eor v27.16b, v20.16b, v16.16b
    eor v20.16b, v20.16b, v17.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    add v7.8h, v7.8h, v20.8h
    // round 13 (cham.dsl:24)
    ldr q20, [x8, #176]
    // round 9 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    rev16 v16.16b, v16.16b
    rev16 v17.16b, v17.16b
    // round 13 (cham.dsl:24)
    eor v0.16b, v20.16b, v0.16b
    eor v4.16b, v20.16b, v4.16b
    eor v16.16b, v20.16b, v16.16b
    eor v17.16b, v20.16b, v17.16b
    // round 10 (cham.dsl:24)
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v1.8h, #1
    sri v24.8h, v1.8h, #15
    shl v1.8h, v5.8h, #1
    sri v1.8h, v5.8h, #15
    // round 13 (cham.dsl:24)
    ldr q5, [x3, #192]
    eor v25.16b, v5.16b, v20.16b
    eor v26.16b, v5.16b, v23.16b
    eor v27.16b, v5.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v5.8h, #1
    sri v27.8h, v5.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v5.8h, v16.8h, v26.8h
    add v16.8h, v17.8h, v27.8h
    // round 14 (cham.dsl:24)
    ldr q17, [x8, #192]
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v1.16b, v17.16b, v1.16b
    ldr q17, [x3, #208]
    eor v25.16b, v17.16b, v2.16b
    eor v26.16b, v17.16b, v6.16b
    eor v27.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    add v20.8h, v20.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v1.8h, v1.8h, v17.8h
    // round 15 (cham.dsl:24)
    ldr q17, [x8, #208]
    // round 11 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v6.16b, v6.16b
    rev16 v18.16b, v18.16b
    rev16 v19.16b, v19.16b
    // round 15 (cham.dsl:24)
    eor v2.16b, v17.16b, v2.16b
    eor v6.16b, v17.16b, v6.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    // round 12 (cham.dsl:24)
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v3.8h, #1
    sri v22.8h, v3.8h, #15
    shl v3.8h, v7.8h, #1
    sri v3.8h, v7.8h, #15
    // round 15 (cham.dsl:24)
    ldr q7, [x3, #224]
    eor v25.16b, v7.16b, v19.16b
    eor v26.16b, v7.16b, v21.16b
    eor v27.16b, v7.16b, v22.16b
    eor v7.16b, v7.16b, v3.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v7.8h, #1
    sri v27.8h, v7.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v6.8h, v6.8h, v25.8h
    add v7.8h, v18.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    // round 16 (cham.dsl:24)
    ldr q18, [x8, #224]
    eor v19.16b, v18.16b, v19.16b
    eor v21.16b, v18.16b, v21.16b
    eor v22.16b, v18.16b, v22.16b
    eor v3.16b, v18.16b, v3.16b
    ldr q18, [x3, #240]
    eor v25.16b, v18.16b, v0.16b
    eor v26.16b, v18.16b, v4.16b
    eor v27.16b, v18.16b, v5.16b
    eor v18.16b, v18.16b, v16.16b
    add v19.8h, v19.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v3.8h, v3.8h, v18.8h
    // round 17 (cham.dsl:24)
    ldr q18, [x8, #240]
    // round 13 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    rev16 v16.16b, v16.16b
    // round 17 (cham.dsl:24)
    eor v0.16b, v18.16b, v0.16b
    eor v4.16b, v18.16b, v4.16b
    eor v5.16b, v18.16b, v5.16b
    eor v16.16b, v18.16b, v16.16b
    // round 14 (cham.dsl:24)
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v1.8h, #1
    sri v24.8h, v1.8h, #15
    // round 17 (cham.dsl:24)
    ldr q1, [x3, #0]
    eor v25.16b, v1.16b, v18.16b
    eor v26.16b, v1.16b, v20.16b
    eor v27.16b, v1.16b, v23.16b
    eor v1.16b, v1.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v1.8h, #1
    sri v27.8h, v1.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v4.8h, v25.8h
    add v4.8h, v5.8h, v26.8h
    add v5.8h, v16.8h, v27.8h
    // round 18 (cham.dsl:24)
    ldr q16, [x8, #256]
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    eor v23.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #256]
    eor v25.16b, v24.16b, v2.16b
    eor v26.16b, v24.16b, v6.16b
    eor v27.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v17.16b
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v16.8h, v16.8h, v24.8h
    // round 19 (cham.dsl:24)
    ldr q24, [x8, #272]
    // round 15 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    rev16 v17.16b, v17.16b
    // round 19 (cham.dsl:24)
    eor v2.16b, v24.16b, v2.16b
    eor v6.16b, v24.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    eor v17.16b, v24.16b, v17.16b
    // round 16 (cham.dsl:24)
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v3.8h, #1
    sri v22.8h, v3.8h, #15
    // round 19 (cham.dsl:24)
    ldr q3, [x3, #32]
    eor v25.16b, v3.16b, v24.16b
    eor v26.16b, v3.16b, v19.16b
    eor v27.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v3.8h, #1
    sri v27.8h, v3.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v6.8h, v25.8h
    add v6.8h, v7.8h, v26.8h
    add v7.8h, v17.8h, v27.8h
    // round 20 (cham.dsl:24)
    ldr q17, [x8, #288]
    eor v24.16b, v17.16b, v24.16b
    eor v19.16b, v17.16b, v19.16b
    eor v21.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    ldr q22, [x3, #48]
    eor v25.16b, v22.16b, v0.16b
    eor v26.16b, v22.16b, v1.16b
    eor v27.16b, v22.16b, v4.16b
    eor v22.16b, v22.16b, v5.16b
    add v24.8h, v24.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v17.8h, v17.8h, v22.8h
    // round 21 (cham.dsl:24)
    ldr q22, [x8, #304]
    // round 17 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 21 (cham.dsl:24)
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v4.16b, v22.16b, v4.16b
    eor v5.16b, v22.16b, v5.16b
    // round 18 (cham.dsl:24)
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v16.8h, #1
    sri v23.8h, v16.8h, #15
    // round 21 (cham.dsl:24)
    ldr q16, [x3, #64]
    eor v25.16b, v16.16b, v22.16b
    eor v26.16b, v16.16b, v18.16b
    eor v27.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 22 (cham.dsl:24)
    ldr q16, [x8, #320]
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #80]
    eor v25.16b, v23.16b, v2.16b
    eor v26.16b, v23.16b, v3.16b
    eor v27.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    add v22.8h, v22.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v16.8h, v16.8h, v23.8h
    // round 23 (cham.dsl:24)
    ldr q23, [x8, #336]
    // round 19 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 23 (cham.dsl:24)
    eor v2.16b, v23.16b, v2.16b
    eor v3.16b, v23.16b, v3.16b
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    // round 20 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v17.8h, #1
    sri v21.8h, v17.8h, #15
    // round 23 (cham.dsl:24)
    ldr q17, [x3, #96]
    eor v25.16b, v17.16b, v23.16b
    eor v26.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 24 (cham.dsl:24)
    ldr q17, [x8, #352]
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v19.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v21.16b
    ldr q21, [x3, #112]
    eor v25.16b, v21.16b, v0.16b
    eor v26.16b, v21.16b, v1.16b
    eor v27.16b, v21.16b, v4.16b
    eor v21.16b, v21.16b, v5.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v17.8h, v17.8h, v21.8h
    // round 25 (cham.dsl:24)
    ldr q21, [x8, #368]
    // round 21 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 25 (cham.dsl:24)
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v4.16b, v21.16b, v4.16b
    eor v5.16b, v21.16b, v5.16b
    // round 22 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v16.8h, #1
    sri v20.8h, v16.8h, #15
    // round 25 (cham.dsl:24)
    ldr q16, [x3, #128]
    eor v25.16b, v16.16b, v21.16b
    eor v26.16b, v16.16b, v22.16b
    eor v27.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 26 (cham.dsl:24)
    ldr q16, [x8, #384]
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #144]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v3.16b
    eor v27.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v7.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v16.8h, v16.8h, v20.8h
    // round 27 (cham.dsl:24)
    ldr q20, [x8, #400]
    // round 23 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 27 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v3.16b, v20.16b, v3.16b
    eor v6.16b, v20.16b, v6.16b
    eor v7.16b, v20.16b, v7.16b
    // round 24 (cham.dsl:24)
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v17.8h, #1
    sri v19.8h, v17.8h, #15
    // round 27 (cham.dsl:24)
    ldr q17, [x3, #160]
    eor v25.16b, v17.16b, v20.16b
    eor v26.16b, v17.16b, v23.16b
    eor v27.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 28 (cham.dsl:24)
    ldr q17, [x8, #416]
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v19.16b
    ldr q19, [x3, #176]
    eor v25.16b, v19.16b, v0.16b
    eor v26.16b, v19.16b, v1.16b
    eor v27.16b, v19.16b, v4.16b
    eor v19.16b, v19.16b, v5.16b
    add v20.8h, v20.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v17.8h, v17.8h, v19.8h
    // round 29 (cham.dsl:24)
    ldr q19, [x8, #432]
    // round 25 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 29 (cham.dsl:24)
    eor v0.16b, v19.16b, v0.16b
    eor v1.16b, v19.16b, v1.16b
    eor v4.16b, v19.16b, v4.16b
    eor v5.16b, v19.16b, v5.16b
    // round 26 (cham.dsl:24)
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v16.8h, #1
    sri v18.8h, v16.8h, #15
    // round 29 (cham.dsl:24)
    ldr q16, [x3, #192]
    eor v25.16b, v16.16b, v19.16b
    eor v26.16b, v16.16b, v21.16b
    eor v27.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 30 (cham.dsl:24)
    ldr q16, [x8, #448]
    eor v19.16b, v16.16b, v19.16b
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #208]
    eor v25.16b, v18.16b, v2.16b
    eor v26.16b, v18.16b, v3.16b
    eor v27.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    add v19.8h, v19.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v16.8h, v16.8h, v18.8h
    // round 31 (cham.dsl:24)
    ldr q18, [x8, #464]
    // round 27 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 31 (cham.dsl:24)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v18.16b, v3.16b
    eor v6.16b, v18.16b, v6.16b
    eor v7.16b, v18.16b, v7.16b
    // round 28 (cham.dsl:24)
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    // round 31 (cham.dsl:24)
    ldr q17, [x3, #224]
    eor v25.16b, v17.16b, v18.16b
    eor v26.16b, v17.16b, v20.16b
    eor v27.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 32 (cham.dsl:24)
    ldr q17, [x8, #480]
    eor v18.16b, v17.16b, v18.16b
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    ldr q24, [x3, #240]
    eor v25.16b, v24.16b, v0.16b
    eor v26.16b, v24.16b, v1.16b
    eor v27.16b, v24.16b, v4.16b
    eor v24.16b, v24.16b, v5.16b
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v17.8h, v17.8h, v24.8h
    // round 33 (cham.dsl:24)
    ldr q24, [x8, #496]
    // round 29 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 33 (cham.dsl:24)
    eor v0.16b, v24.16b, v0.16b
    eor v1.16b, v24.16b, v1.16b
    eor v4.16b, v24.16b, v4.16b
    eor v5.16b, v24.16b, v5.16b
    // round 30 (cham.dsl:24)
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v16.8h, #1
    sri v22.8h, v16.8h, #15
    // round 33 (cham.dsl:24)
    ldr q16, [x3, #0]
    eor v25.16b, v16.16b, v24.16b
    eor v26.16b, v16.16b, v19.16b
    eor v27.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 34 (cham.dsl:24)
    ldr q16, [x8, #512]
    eor v24.16b, v16.16b, v24.16b
    eor v19.16b, v16.16b, v19.16b
    eor v21.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [x3, #256]
    eor v25.16b, v22.16b, v2.16b
    eor v26.16b, v22.16b, v3.16b
    eor v27.16b, v22.16b, v6.16b
    eor v22.16b, v22.16b, v7.16b
    add v24.8h, v24.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v16.8h, v16.8h, v22.8h
    // round 35 (cham.dsl:24)
    ldr q22, [x8, #528]
    // round 31 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 35 (cham.dsl:24)
    eor v2.16b, v22.16b, v2.16b
    eor v3.16b, v22.16b, v3.16b
    eor v6.16b, v22.16b, v6.16b
    eor v7.16b, v22.16b, v7.16b
    // round 32 (cham.dsl:24)
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v17.8h, #1
    sri v23.8h, v17.8h, #15
    // round 35 (cham.dsl:24)
    ldr q17, [x3, #32]
    eor v25.16b, v17.16b, v22.16b
    eor v26.16b, v17.16b, v18.16b
    eor v27.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 36 (cham.dsl:24)
    ldr q17, [x8, #544]
    eor v22.16b, v17.16b, v22.16b
    eor v18.16b, v17.16b, v18.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v23.16b
    ldr q23, [x3, #48]
    eor v25.16b, v23.16b, v0.16b
    eor v26.16b, v23.16b, v1.16b
    eor v27.16b, v23.16b, v4.16b
    eor v23.16b, v23.16b, v5.16b
    add v22.8h, v22.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v17.8h, v17.8h, v23.8h
    // round 37 (cham.dsl:24)
    ldr q23, [x8, #560]
    // round 33 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 37 (cham.dsl:24)
    eor v0.16b, v23.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    eor v4.16b, v23.16b, v4.16b
    eor v5.16b, v23.16b, v5.16b
    // round 34 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v16.8h, #1
    sri v21.8h, v16.8h, #15
    // round 37 (cham.dsl:24)
    ldr q16, [x3, #64]
    eor v25.16b, v16.16b, v23.16b
    eor v26.16b, v16.16b, v24.16b
    eor v27.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 38 (cham.dsl:24)
    ldr q16, [x8, #576]
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v19.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q21, [x3, #80]
    eor v25.16b, v21.16b, v2.16b
    eor v26.16b, v21.16b, v3.16b
    eor v27.16b, v21.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v16.8h, v16.8h, v21.8h
    // round 39 (cham.dsl:24)
    ldr q21, [x8, #592]
    // round 35 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 39 (cham.dsl:24)
    eor v2.16b, v21.16b, v2.16b
    eor v3.16b, v21.16b, v3.16b
    eor v6.16b, v21.16b, v6.16b
    eor v7.16b, v21.16b, v7.16b
    // round 36 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v17.8h, #1
    sri v20.8h, v17.8h, #15
    // round 39 (cham.dsl:24)
    ldr q17, [x3, #96]
    eor v25.16b, v17.16b, v21.16b
    eor v26.16b, v17.16b, v22.16b
    eor v27.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 40 (cham.dsl:24)
    ldr q17, [x8, #608]
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #112]
    eor v25.16b, v20.16b, v0.16b
    eor v26.16b, v20.16b, v1.16b
    eor v27.16b, v20.16b, v4.16b
    eor v20.16b, v20.16b, v5.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v17.8h, v17.8h, v20.8h
    // round 41 (cham.dsl:24)
    ldr q20, [x8, #624]
    // round 37 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 41 (cham.dsl:24)
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v20.16b, v1.16b
    eor v4.16b, v20.16b, v4.16b
    eor v5.16b, v20.16b, v5.16b
    // round 38 (cham.dsl:24)
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v16.8h, #1
    sri v19.8h, v16.8h, #15
    // round 41 (cham.dsl:24)
    ldr q16, [x3, #128]
    eor v25.16b, v16.16b, v20.16b
    eor v26.16b, v16.16b, v23.16b
    eor v27.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 42 (cham.dsl:24)
    ldr q16, [x8, #640]
    eor v20.16b, v16.16b, v20.16b
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    ldr q19, [x3, #144]
    eor v25.16b, v19.16b, v2.16b
    eor v26.16b, v19.16b, v3.16b
    eor v27.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v7.16b
    add v20.8h, v20.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v16.8h, v16.8h, v19.8h
    // round 43 (cham.dsl:24)
    ldr q19, [x8, #656]
    // round 39 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 43 (cham.dsl:24)
    eor v2.16b, v19.16b, v2.16b
    eor v3.16b, v19.16b, v3.16b
    eor v6.16b, v19.16b, v6.16b
    eor v7.16b, v19.16b, v7.16b
    // round 40 (cham.dsl:24)
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v17.8h, #1
    sri v18.8h, v17.8h, #15
    // round 43 (cham.dsl:24)
    ldr q17, [x3, #160]
    eor v25.16b, v17.16b, v19.16b
    eor v26.16b, v17.16b, v21.16b
    eor v27.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 44 (cham.dsl:24)
    ldr q17, [x8, #672]
    eor v19.16b, v17.16b, v19.16b
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #176]
    eor v25.16b, v18.16b, v0.16b
    eor v26.16b, v18.16b, v1.16b
    eor v27.16b, v18.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    add v19.8h, v19.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v17.8h, v17.8h, v18.8h
    // round 45 (cham.dsl:24)
    ldr q18, [x8, #688]
    // round 41 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 45 (cham.dsl:24)
    eor v0.16b, v18.16b, v0.16b
    eor v1.16b, v18.16b, v1.16b
    eor v4.16b, v18.16b, v4.16b
    eor v5.16b, v18.16b, v5.16b
    // round 42 (cham.dsl:24)
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v16.8h, #1
    sri v24.8h, v16.8h, #15
    // round 45 (cham.dsl:24)
    ldr q16, [x3, #192]
    eor v25.16b, v16.16b, v18.16b
    eor v26.16b, v16.16b, v20.16b
    eor v27.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 46 (cham.dsl:24)
    ldr q16, [x8, #704]
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    eor v23.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #208]
    eor v25.16b, v24.16b, v2.16b
    eor v26.16b, v24.16b, v3.16b
    eor v27.16b, v24.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v16.8h, v16.8h, v24.8h
    // round 47 (cham.dsl:24)
    ldr q24, [x8, #720]
    // round 43 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 47 (cham.dsl:24)
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    eor v6.16b, v24.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    // round 44 (cham.dsl:24)
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v17.8h, #1
    sri v22.8h, v17.8h, #15
    // round 47 (cham.dsl:24)
    ldr q17, [x3, #224]
    eor v25.16b, v17.16b, v24.16b
    eor v26.16b, v17.16b, v19.16b
    eor v27.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 48 (cham.dsl:24)
    ldr q17, [x8, #736]
    eor v24.16b, v17.16b, v24.16b
    eor v19.16b, v17.16b, v19.16b
    eor v21.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    ldr q22, [x3, #240]
    eor v25.16b, v22.16b, v0.16b
    eor v26.16b, v22.16b, v1.16b
    eor v27.16b, v22.16b, v4.16b
    eor v22.16b, v22.16b, v5.16b
    add v24.8h, v24.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v17.8h, v17.8h, v22.8h
    // round 49 (cham.dsl:24)
    ldr q22, [x8, #752]
    // round 45 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 49 (cham.dsl:24)
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v4.16b, v22.16b, v4.16b
    eor v5.16b, v22.16b, v5.16b
    // round 46 (cham.dsl:24)
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v16.8h, #1
    sri v23.8h, v16.8h, #15
    // round 49 (cham.dsl:24)
    ldr q16, [x3, #0]
    eor v25.16b, v16.16b, v22.16b
    eor v26.16b, v16.16b, v18.16b
    eor v27.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 50 (cham.dsl:24)
    ldr q16, [x8, #768]
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #256]
    eor v25.16b, v23.16b, v2.16b
    eor v26.16b, v23.16b, v3.16b
    eor v27.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    add v22.8h, v22.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v16.8h, v16.8h, v23.8h
    // round 51 (cham.dsl:24)
    ldr q23, [x8, #784]
    // round 47 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 51 (cham.dsl:24)
    eor v2.16b, v23.16b, v2.16b
    eor v3.16b, v23.16b, v3.16b
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    // round 48 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v17.8h, #1
    sri v21.8h, v17.8h, #15
    // round 51 (cham.dsl:24)
    ldr q17, [x3, #32]
    eor v25.16b, v17.16b, v23.16b
    eor v26.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 52 (cham.dsl:24)
    ldr q17, [x8, #800]
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v19.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v21.16b
    ldr q21, [x3, #48]
    eor v25.16b, v21.16b, v0.16b
    eor v26.16b, v21.16b, v1.16b
    eor v27.16b, v21.16b, v4.16b
    eor v21.16b, v21.16b, v5.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v17.8h, v17.8h, v21.8h
    // round 53 (cham.dsl:24)
    ldr q21, [x8, #816]
    // round 49 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 53 (cham.dsl:24)
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v4.16b, v21.16b, v4.16b
    eor v5.16b, v21.16b, v5.16b
    // round 50 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v16.8h, #1
    sri v20.8h, v16.8h, #15
    // round 53 (cham.dsl:24)
    ldr q16, [x3, #64]
    eor v25.16b, v16.16b, v21.16b
    eor v26.16b, v16.16b, v22.16b
    eor v27.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 54 (cham.dsl:24)
    ldr q16, [x8, #832]
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #80]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v3.16b
    eor v27.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v7.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v16.8h, v16.8h, v20.8h
    // round 55 (cham.dsl:24)
    ldr q20, [x8, #848]
    // round 51 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 55 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v3.16b, v20.16b, v3.16b
    eor v6.16b, v20.16b, v6.16b
    eor v7.16b, v20.16b, v7.16b
    // round 52 (cham.dsl:24)
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v17.8h, #1
    sri v19.8h, v17.8h, #15
    // round 55 (cham.dsl:24)
    ldr q17, [x3, #96]
    eor v25.16b, v17.16b, v20.16b
    eor v26.16b, v17.16b, v23.16b
    eor v27.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 56 (cham.dsl:24)
    ldr q17, [x8, #864]
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v19.16b
    ldr q19, [x3, #112]
    eor v25.16b, v19.16b, v0.16b
    eor v26.16b, v19.16b, v1.16b
    eor v27.16b, v19.16b, v4.16b
    eor v19.16b, v19.16b, v5.16b
    add v20.8h, v20.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v17.8h, v17.8h, v19.8h
    // round 57 (cham.dsl:24)
    ldr q19, [x8, #880]
    // round 53 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 57 (cham.dsl:24)
    eor v0.16b, v19.16b, v0.16b
    eor v1.16b, v19.16b, v1.16b
    eor v4.16b, v19.16b, v4.16b
    eor v5.16b, v19.16b, v5.16b
    // round 54 (cham.dsl:24)
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v16.8h, #1
    sri v18.8h, v16.8h, #15
    // round 57 (cham.dsl:24)
    ldr q16, [x3, #128]
    eor v25.16b, v16.16b, v19.16b
    eor v26.16b, v16.16b, v21.16b
    eor v27.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 58 (cham.dsl:24)
    ldr q16, [x8, #896]
    eor v19.16b, v16.16b, v19.16b
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #144]
    eor v25.16b, v18.16b, v2.16b
    eor v26.16b, v18.16b, v3.16b
    eor v27.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    add v19.8h, v19.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v16.8h, v16.8h, v18.8h
    // round 59 (cham.dsl:24)
    ldr q18, [x8, #912]
    // round 55 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 59 (cham.dsl:24)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v18.16b, v3.16b
    eor v6.16b, v18.16b, v6.16b
    eor v7.16b, v18.16b, v7.16b
    // round 56 (cham.dsl:24)
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    // round 59 (cham.dsl:24)
    ldr q17, [x3, #160]
    eor v25.16b, v17.16b, v18.16b
    eor v26.16b, v17.16b, v20.16b
    eor v27.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 60 (cham.dsl:24)
    ldr q17, [x8, #928]
    eor v18.16b, v17.16b, v18.16b
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    ldr q24, [x3, #176]
    eor v25.16b, v24.16b, v0.16b
    eor v26.16b, v24.16b, v1.16b
    eor v27.16b, v24.16b, v4.16b
    eor v24.16b, v24.16b, v5.16b
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v17.8h, v17.8h, v24.8h
    // round 61 (cham.dsl:24)
    ldr q24, [x8, #944]
    // round 57 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 61 (cham.dsl:24)
    eor v0.16b, v24.16b, v0.16b
    eor v1.16b, v24.16b, v1.16b
    eor v4.16b, v24.16b, v4.16b
    eor v5.16b, v24.16b, v5.16b
    // round 58 (cham.dsl:24)
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v16.8h, #1
    sri v22.8h, v16.8h, #15
    // round 61 (cham.dsl:24)
    ldr q16, [x3, #192]
    eor v25.16b, v16.16b, v24.16b
    eor v26.16b, v16.16b, v19.16b
    eor v27.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 62 (cham.dsl:24)
    ldr q16, [x8, #960]
    eor v24.16b, v16.16b, v24.16b
    eor v19.16b, v16.16b, v19.16b
    eor v21.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [x3, #208]
    eor v25.16b, v22.16b, v2.16b
    eor v26.16b, v22.16b, v3.16b
    eor v27.16b, v22.16b, v6.16b
    eor v22.16b, v22.16b, v7.16b
    add v24.8h, v24.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v16.8h, v16.8h, v22.8h
    // round 63 (cham.dsl:24)
    ldr q22, [x8, #976]
    // round 59 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 63 (cham.dsl:24)
    eor v2.16b, v22.16b, v2.16b
    eor v3.16b, v22.16b, v3.16b
    eor v6.16b, v22.16b, v6.16b
    eor v7.16b, v22.16b, v7.16b
    // round 60 (cham.dsl:24)
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v17.8h, #1
    sri v23.8h, v17.8h, #15
    // round 63 (cham.dsl:24)
    ldr q17, [x3, #224]
    eor v25.16b, v17.16b, v22.16b
    eor v26.16b, v17.16b, v18.16b
    eor v27.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 64 (cham.dsl:24)
    ldr q17, [x8, #992]
    eor v22.16b, v17.16b, v22.16b
    eor v18.16b, v17.16b, v18.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v23.16b
    ldr q23, [x3, #240]
    eor v25.16b, v23.16b, v0.16b
    eor v26.16b, v23.16b, v1.16b
    eor v27.16b, v23.16b, v4.16b
    eor v23.16b, v23.16b, v5.16b
    add v22.8h, v22.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v17.8h, v17.8h, v23.8h
    // round 65 (cham.dsl:24)
    ldr q23, [x8, #1008]
    // round 61 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 65 (cham.dsl:24)
    eor v0.16b, v23.16b, v0.16b
    eor v1.16b, v23.16b, v1.16b
    eor v4.16b, v23.16b, v4.16b
    eor v5.16b, v23.16b, v5.16b
    // round 62 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v16.8h, #1
    sri v21.8h, v16.8h, #15
    // round 65 (cham.dsl:24)
    ldr q16, [x3, #0]
    eor v25.16b, v16.16b, v23.16b
    eor v26.16b, v16.16b, v24.16b
    eor v27.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 66 (cham.dsl:24)
    ldr q16, [x8, #1024]
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v19.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q21, [x3, #256]
    eor v25.16b, v21.16b, v2.16b
    eor v26.16b, v21.16b, v3.16b
    eor v27.16b, v21.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v16.8h, v16.8h, v21.8h
    // round 67 (cham.dsl:24)
    ldr q21, [x8, #1040]
    // round 63 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 67 (cham.dsl:24)
    eor v2.16b, v21.16b, v2.16b
    eor v3.16b, v21.16b, v3.16b
    eor v6.16b, v21.16b, v6.16b
    eor v7.16b, v21.16b, v7.16b
    // round 64 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v17.8h, #1
    sri v20.8h, v17.8h, #15
    // round 67 (cham.dsl:24)
    ldr q17, [x3, #32]
    eor v25.16b, v17.16b, v21.16b
    eor v26.16b, v17.16b, v22.16b
    eor v27.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 68 (cham.dsl:24)
    ldr q17, [x8, #1056]
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #48]
    eor v25.16b, v20.16b, v0.16b
    eor v26.16b, v20.16b, v1.16b
    eor v27.16b, v20.16b, v4.16b
    eor v20.16b, v20.16b, v5.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v17.8h, v17.8h, v20.8h
    // round 69 (cham.dsl:24)
    ldr q20, [x8, #1072]
    // round 65 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 69 (cham.dsl:24)
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v20.16b, v1.16b
    eor v4.16b, v20.16b, v4.16b
    eor v5.16b, v20.16b, v5.16b
    // round 66 (cham.dsl:24)
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v16.8h, #1
    sri v19.8h, v16.8h, #15
    // round 69 (cham.dsl:24)
    ldr q16, [x3, #64]
    eor v25.16b, v16.16b, v20.16b
    eor v26.16b, v16.16b, v23.16b
    eor v27.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 70 (cham.dsl:24)
    ldr q16, [x8, #1088]
    eor v20.16b, v16.16b, v20.16b
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    ldr q19, [x3, #80]
    eor v25.16b, v19.16b, v2.16b
    eor v26.16b, v19.16b, v3.16b
    eor v27.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v7.16b
    add v20.8h, v20.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v16.8h, v16.8h, v19.8h
    // round 71 (cham.dsl:24)
    ldr q19, [x8, #1104]
    // round 67 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 71 (cham.dsl:24)
    eor v2.16b, v19.16b, v2.16b
    eor v3.16b, v19.16b, v3.16b
    eor v6.16b, v19.16b, v6.16b
    eor v7.16b, v19.16b, v7.16b
    // round 68 (cham.dsl:24)
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v17.8h, #1
    sri v18.8h, v17.8h, #15
    // round 71 (cham.dsl:24)
    ldr q17, [x3, #96]
    eor v25.16b, v17.16b, v19.16b
    eor v26.16b, v17.16b, v21.16b
    eor v27.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 72 (cham.dsl:24)
    ldr q17, [x8, #1120]
    eor v19.16b, v17.16b, v19.16b
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #112]
    eor v25.16b, v18.16b, v0.16b
    eor v26.16b, v18.16b, v1.16b
    eor v27.16b, v18.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    add v19.8h, v19.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v17.8h, v17.8h, v18.8h
    // round 73 (cham.dsl:24)
    ldr q18, [x8, #1136]
    // round 69 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 73 (cham.dsl:24)
    eor v0.16b, v18.16b, v0.16b
    eor v1.16b, v18.16b, v1.16b
    eor v4.16b, v18.16b, v4.16b
    eor v5.16b, v18.16b, v5.16b
    // round 70 (cham.dsl:24)
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v16.8h, #1
    sri v24.8h, v16.8h, #15
    // round 73 (cham.dsl:24)
    ldr q16, [x3, #128]
    eor v25.16b, v16.16b, v18.16b
    eor v26.16b, v16.16b, v20.16b
    eor v27.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 74 (cham.dsl:24)
    ldr q16, [x8, #1152]
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    eor v23.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #144]
    eor v25.16b, v24.16b, v2.16b
    eor v26.16b, v24.16b, v3.16b
    eor v27.16b, v24.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v16.8h, v16.8h, v24.8h
    // round 75 (cham.dsl:24)
    ldr q24, [x8, #1168]
    // round 71 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 75 (cham.dsl:24)
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    eor v6.16b, v24.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    // round 72 (cham.dsl:24)
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v17.8h, #1
    sri v22.8h, v17.8h, #15
    // round 75 (cham.dsl:24)
    ldr q17, [x3, #160]
    eor v25.16b, v17.16b, v24.16b
    eor v26.16b, v17.16b, v19.16b
    eor v27.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 76 (cham.dsl:24)
    ldr q17, [x8, #1184]
    eor v24.16b, v17.16b, v24.16b
    eor v19.16b, v17.16b, v19.16b
    eor v21.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    ldr q22, [x3, #176]
    eor v25.16b, v22.16b, v0.16b
    eor v26.16b, v22.16b, v1.16b
    eor v27.16b, v22.16b, v4.16b
    eor v22.16b, v22.16b, v5.16b
    add v24.8h, v24.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v17.8h, v17.8h, v22.8h
    // round 77 (cham.dsl:24)
    ldr q22, [x8, #1200]
    // round 73 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 77 (cham.dsl:24)
    eor v0.16b, v22.16b, v0.16b
    eor v1.16b, v22.16b, v1.16b
    eor v4.16b, v22.16b, v4.16b
    eor v5.16b, v22.16b, v5.16b
    // round 74 (cham.dsl:24)
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v16.8h, #1
    sri v23.8h, v16.8h, #15
    // round 77 (cham.dsl:24)
    ldr q16, [x3, #192]
    eor v25.16b, v16.16b, v22.16b
    eor v26.16b, v16.16b, v18.16b
    eor v27.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 78 (cham.dsl:24)
    ldr q16, [x8, #1216]
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #208]
    eor v25.16b, v23.16b, v2.16b
    eor v26.16b, v23.16b, v3.16b
    eor v27.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    add v22.8h, v22.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v16.8h, v16.8h, v23.8h
    // round 79 (cham.dsl:24)
    ldr q23, [x8, #1232]
    // round 75 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 79 (cham.dsl:24)
    eor v2.16b, v23.16b, v2.16b
    eor v3.16b, v23.16b, v3.16b
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    // round 76 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v17.8h, #1
    sri v21.8h, v17.8h, #15
    // round 79 (cham.dsl:24)
    ldr q17, [x3, #224]
    eor v25.16b, v17.16b, v23.16b
    eor v26.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 80 (cham.dsl:24)
    ldr q17, [x8, #1248]
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v19.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v21.16b
    ldr q21, [x3, #240]
    eor v25.16b, v21.16b, v0.16b
    eor v26.16b, v21.16b, v1.16b
    eor v27.16b, v21.16b, v4.16b
    eor v21.16b, v21.16b, v5.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v17.8h, v17.8h, v21.8h
    // round 81 (cham.dsl:24)
    ldr q21, [x8, #1264]
    // round 77 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 81 (cham.dsl:24)
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v21.16b, v1.16b
    eor v4.16b, v21.16b, v4.16b
    eor v5.16b, v21.16b, v5.16b
    // round 78 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v16.8h, #1
    sri v20.8h, v16.8h, #15
    // round 81 (cham.dsl:24)
    ldr q16, [x3, #0]
    eor v25.16b, v16.16b, v21.16b
    eor v26.16b, v16.16b, v22.16b
    eor v27.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 82 (cham.dsl:24)
    ldr q16, [x8, #1280]
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #256]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v3.16b
    eor v27.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v7.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v16.8h, v16.8h, v20.8h
    // round 83 (cham.dsl:24)
    ldr q20, [x8, #1296]
    // round 79 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 83 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v3.16b, v20.16b, v3.16b
    eor v6.16b, v20.16b, v6.16b
    eor v7.16b, v20.16b, v7.16b
    // round 80 (cham.dsl:24)
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v19.8h, #1
    sri v24.8h, v19.8h, #15
    shl v19.8h, v17.8h, #1
    sri v19.8h, v17.8h, #15
    // round 83 (cham.dsl:24)
    ldr q17, [x3, #32]
    eor v25.16b, v17.16b, v20.16b
    eor v26.16b, v17.16b, v23.16b
    eor v27.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 84 (cham.dsl:24)
    ldr q17, [x8, #1312]
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v19.16b
    ldr q19, [x3, #48]
    eor v25.16b, v19.16b, v0.16b
    eor v26.16b, v19.16b, v1.16b
    eor v27.16b, v19.16b, v4.16b
    eor v19.16b, v19.16b, v5.16b
    add v20.8h, v20.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v17.8h, v17.8h, v19.8h
    // round 85 (cham.dsl:24)
    ldr q19, [x8, #1328]
    // round 81 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v1.16b, v1.16b
    rev16 v4.16b, v4.16b
    rev16 v5.16b, v5.16b
    // round 85 (cham.dsl:24)
    eor v0.16b, v19.16b, v0.16b
    eor v1.16b, v19.16b, v1.16b
    eor v4.16b, v19.16b, v4.16b
    eor v5.16b, v19.16b, v5.16b
    // round 82 (cham.dsl:24)
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v18.8h, #1
    sri v22.8h, v18.8h, #15
    shl v18.8h, v16.8h, #1
    sri v18.8h, v16.8h, #15
    // round 85 (cham.dsl:24)
    ldr q16, [x3, #64]
    eor v25.16b, v16.16b, v19.16b
    eor v26.16b, v16.16b, v21.16b
    eor v27.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v1.8h, v1.8h, v25.8h
    add v4.8h, v4.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    // round 86 (cham.dsl:24)
    ldr q16, [x8, #1344]
    eor v19.16b, v16.16b, v19.16b
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #80]
    eor v25.16b, v18.16b, v2.16b
    eor v26.16b, v18.16b, v3.16b
    eor v27.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    add v19.8h, v19.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v16.8h, v16.8h, v18.8h
    // round 87 (cham.dsl:24)
    ldr q18, [x8, #1360]
    // round 83 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v3.16b, v3.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 87 (cham.dsl:24)
    eor v2.16b, v18.16b, v2.16b
    eor v3.16b, v18.16b, v3.16b
    eor v6.16b, v18.16b, v6.16b
    eor v7.16b, v18.16b, v7.16b
    // round 84 (cham.dsl:24)
    shl v18.8h, v20.8h, #1
    sri v18.8h, v20.8h, #15
    shl v20.8h, v23.8h, #1
    sri v20.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    // round 87 (cham.dsl:24)
    ldr q17, [x3, #96]
    eor v25.16b, v17.16b, v18.16b
    eor v26.16b, v17.16b, v20.16b
    eor v27.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v3.8h, v3.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 88 (cham.dsl:24)
    ldr q17, [x8, #1376]
    eor v18.16b, v17.16b, v18.16b
    eor v20.16b, v17.16b, v20.16b
    eor v23.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    ldr q24, [x3, #112]
    eor v25.16b, v24.16b, v0.16b
    eor v26.16b, v24.16b, v1.16b
    eor v27.16b, v24.16b, v4.16b
    eor v24.16b, v24.16b, v5.16b
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v17.8h, v17.8h, v24.8h
    // round 85 (cham.dsl:24)
    rev16 v24.16b, v0.16b
    rev16 v28.16b, v1.16b
    rev16 v8.16b, v4.16b
    rev16 v12.16b, v5.16b
    // round 86 (cham.dsl:24)
    shl v25.8h, v19.8h, #1
    sri v25.8h, v19.8h, #15
    shl v29.8h, v21.8h, #1
    sri v29.8h, v21.8h, #15
    shl v9.8h, v22.8h, #1
    sri v9.8h, v22.8h, #15
    shl v13.8h, v16.8h, #1
    sri v13.8h, v16.8h, #15
    // round 87 (cham.dsl:24)
    rev16 v26.16b, v2.16b
    rev16 v30.16b, v3.16b
    rev16 v10.16b, v6.16b
    rev16 v14.16b, v7.16b
    // round 88 (cham.dsl:24)
    shl v27.8h, v18.8h, #1
    sri v27.8h, v18.8h, #15
    shl v31.8h, v20.8h, #1
    sri v31.8h, v20.8h, #15
    shl v11.8h, v23.8h, #1
    sri v11.8h, v23.8h, #15
    shl v15.8h, v17.8h, #1
    sri v15.8h, v17.8h, #15
    st4 {v24.8h, v25.8h, v26.8h, v27.8h}, [x0]
    add x9, x0, #64
    st4 {v28.8h, v29.8h, v30.8h, v31.8h}, [x9]
    add x9, x0, #128
    st4 {v8.8h, v9.8h, v10.8h, v11.8h}, [x9]
    add x9, x0, #192
    st4 {v12.8h, v13.8h, v14.8h, v15.8h}, [x9]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_cham64_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_cham64_128_ecb_encrypt_neon_out
.Llwcc_cham64_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_cham64_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_cham64_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_cham64_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_cham64_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_cham64_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_cham64_128_ecb_encrypt_neon_group
.Llwcc_cham64_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_cham64_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_cham64_128_ecb_encrypt_neon_copy
.Llwcc_cham64_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_cham64_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_cham64_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_cham64_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_cham64_128_ecb_encrypt_neon, .-lwcc_cham64_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_cham64_128_ecb_decrypt_neon
    .type lwcc_cham64_128_ecb_decrypt_neon, %function
lwcc_cham64_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_cham64_128_ecb_decrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_cham64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_cham64_128_ecb_decrypt_neon_rest
.Llwcc_cham64_128_ecb_decrypt_neon_group:
    add x9, x1, #64
    add x10, x1, #128
    add x11, x1, #192
    ld4 {v0.8h, v1.8h, v2.8h, v3.8h}, [x9]
    ld4 {v4.8h, v5.8h, v6.8h, v7.8h}, [x10]
    ld4 {v16.8h, v17.8h, v18.8h, v19.8h}, [x11]
    // round 88 (cham.dsl:24)
    ldr q20, [x3, #112]
    ld4 {v21.8h, v22.8h, v23.8h, v24.8h}, [x1]
    shl v25.8h, v3.8h, #15
    shl v26.8h, v7.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    shl v27.8h, v19.8h, #15
    rev16 v16.16b, v16.16b
    sri v25.8h, v3.8h, #1
    ldr q3, [x8, #1376]
    sri v26.8h, v7.8h, #1
    eor v7.16b, v20.16b, v0.16b
    eor v28.16b, v20.16b, v4.16b
    sri v27.8h, v19.8h, #1
    eor v19.16b, v20.16b, v16.16b
    // round 87 (cham.dsl:24)
    ldr q29, [x3, #96]
    // round 88 (cham.dsl:24)
    sub v7.8h, v25.8h, v7.8h
    sub v25.8h, v26.8h, v28.8h
    sub v19.8h, v27.8h, v19.8h
    eor v7.16b, v3.16b, v7.16b
    eor v25.16b, v3.16b, v25.16b
    eor v19.16b, v3.16b, v19.16b
    shl v26.8h, v24.8h, #15
    rev16 v21.16b, v21.16b
    // round 87 (cham.dsl:24)
    eor v27.16b, v29.16b, v7.16b
    eor v28.16b, v29.16b, v25.16b
    eor v30.16b, v29.16b, v19.16b
    // round 88 (cham.dsl:24)
    sri v26.8h, v24.8h, #1
    eor v20.16b, v20.16b, v21.16b
    // round 87 (cham.dsl:24)
    shl v24.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    rev16 v2.16b, v2.16b
    shl v8.8h, v30.8h, #1
    // round 88 (cham.dsl:24)
    sub v20.8h, v26.8h, v20.8h
    // round 87 (cham.dsl:24)
    ldr q26, [x8, #1360]
    rev16 v6.16b, v6.16b
    sri v24.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    rev16 v18.16b, v18.16b
    sri v8.8h, v30.8h, #15
    // round 88 (cham.dsl:24)
    eor v3.16b, v3.16b, v20.16b
    // round 87 (cham.dsl:24)
    sub v2.8h, v2.8h, v24.8h
    sub v6.8h, v6.8h, v31.8h
    // round 86 (cham.dsl:24)
    shl v20.8h, v1.8h, #15
    // round 87 (cham.dsl:24)
    sub v18.8h, v18.8h, v8.8h
    eor v24.16b, v29.16b, v3.16b
    // round 86 (cham.dsl:24)
    ldr q27, [x3, #80]
    shl v28.8h, v5.8h, #15
    // round 87 (cham.dsl:24)
    eor v2.16b, v26.16b, v2.16b
    eor v6.16b, v26.16b, v6.16b
    // round 86 (cham.dsl:24)
    shl v29.8h, v17.8h, #15
    // round 87 (cham.dsl:24)
    eor v18.16b, v26.16b, v18.16b
    shl v30.8h, v24.8h, #1
    // round 86 (cham.dsl:24)
    sri v20.8h, v1.8h, #1
    rev16 v1.16b, v2.16b
    rev16 v2.16b, v6.16b
    // round 87 (cham.dsl:24)
    rev16 v6.16b, v23.16b
    // round 86 (cham.dsl:24)
    rev16 v18.16b, v18.16b
    // round 87 (cham.dsl:24)
    sri v30.8h, v24.8h, #15
    // round 86 (cham.dsl:24)
    ldr q23, [x8, #1344]
    sri v28.8h, v5.8h, #1
    eor v5.16b, v27.16b, v1.16b
    eor v24.16b, v27.16b, v2.16b
    sri v29.8h, v17.8h, #1
    eor v17.16b, v27.16b, v18.16b
    // round 87 (cham.dsl:24)
    sub v6.8h, v6.8h, v30.8h
    // round 85 (cham.dsl:24)
    ldr q30, [x3, #64]
    // round 86 (cham.dsl:24)
    sub v5.8h, v20.8h, v5.8h
    sub v20.8h, v28.8h, v24.8h
    sub v17.8h, v29.8h, v17.8h
    // round 87 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 86 (cham.dsl:24)
    eor v5.16b, v23.16b, v5.16b
    eor v20.16b, v23.16b, v20.16b
    shl v24.8h, v22.8h, #15
    eor v17.16b, v23.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 85 (cham.dsl:24)
    eor v26.16b, v30.16b, v5.16b
    eor v28.16b, v30.16b, v20.16b
    // round 86 (cham.dsl:24)
    sri v24.8h, v22.8h, #1
    // round 85 (cham.dsl:24)
    eor v22.16b, v30.16b, v17.16b
    // round 86 (cham.dsl:24)
    eor v27.16b, v27.16b, v6.16b
    // round 85 (cham.dsl:24)
    shl v29.8h, v26.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v22.8h, #1
    // round 86 (cham.dsl:24)
    sub v24.8h, v24.8h, v27.8h
    // round 85 (cham.dsl:24)
    ldr q27, [x8, #1328]
    sri v29.8h, v26.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v22.8h, #15
    // round 86 (cham.dsl:24)
    eor v22.16b, v23.16b, v24.16b
    // round 85 (cham.dsl:24)
    sub v0.8h, v0.8h, v29.8h
    sub v4.8h, v4.8h, v31.8h
    sub v16.8h, v16.8h, v8.8h
    eor v23.16b, v30.16b, v22.16b
    // round 84 (cham.dsl:24)
    ldr q24, [x3, #48]
    shl v26.8h, v7.8h, #15
    // round 85 (cham.dsl:24)
    eor v0.16b, v27.16b, v0.16b
    eor v4.16b, v27.16b, v4.16b
    // round 84 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 85 (cham.dsl:24)
    eor v16.16b, v27.16b, v16.16b
    shl v29.8h, v23.8h, #1
    // round 84 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v26.8h, v7.8h, #1
    rev16 v7.16b, v16.16b
    // round 85 (cham.dsl:24)
    sri v29.8h, v23.8h, #15
    // round 84 (cham.dsl:24)
    ldr q16, [x8, #1312]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 85 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 83 (cham.dsl:24)
    ldr q29, [x3, #32]
    // round 84 (cham.dsl:24)
    sub v23.8h, v26.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 85 (cham.dsl:24)
    eor v21.16b, v27.16b, v21.16b
    // round 84 (cham.dsl:24)
    eor v23.16b, v16.16b, v23.16b
    eor v25.16b, v16.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v16.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 83 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 84 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 83 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 84 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 83 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 84 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 83 (cham.dsl:24)
    ldr q26, [x8, #1296]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 84 (cham.dsl:24)
    eor v3.16b, v16.16b, v24.16b
    // round 83 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v16.8h, v18.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 82 (cham.dsl:24)
    ldr q24, [x3, #256]
    shl v27.8h, v5.8h, #15
    // round 83 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 82 (cham.dsl:24)
    shl v28.8h, v20.8h, #15
    // round 83 (cham.dsl:24)
    eor v16.16b, v26.16b, v16.16b
    shl v29.8h, v18.8h, #1
    // round 82 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v5.8h, #1
    rev16 v5.16b, v16.16b
    // round 83 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 82 (cham.dsl:24)
    ldr q16, [x8, #1280]
    sri v28.8h, v20.8h, #1
    eor v18.16b, v24.16b, v1.16b
    eor v20.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 83 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 81 (cham.dsl:24)
    ldr q29, [x3, #0]
    // round 82 (cham.dsl:24)
    sub v18.8h, v27.8h, v18.8h
    sub v20.8h, v28.8h, v20.8h
    sub v17.8h, v30.8h, v17.8h
    // round 83 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 82 (cham.dsl:24)
    eor v18.16b, v16.16b, v18.16b
    eor v20.16b, v16.16b, v20.16b
    shl v26.8h, v22.8h, #15
    eor v17.16b, v16.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 81 (cham.dsl:24)
    eor v27.16b, v29.16b, v18.16b
    eor v28.16b, v29.16b, v20.16b
    // round 82 (cham.dsl:24)
    sri v26.8h, v22.8h, #1
    // round 81 (cham.dsl:24)
    eor v22.16b, v29.16b, v17.16b
    // round 82 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 81 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v22.8h, #1
    // round 82 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 81 (cham.dsl:24)
    ldr q26, [x8, #1264]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v22.8h, #15
    // round 82 (cham.dsl:24)
    eor v16.16b, v16.16b, v24.16b
    // round 81 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v22.16b, v29.16b, v16.16b
    // round 80 (cham.dsl:24)
    ldr q24, [x3, #240]
    shl v27.8h, v23.8h, #15
    // round 81 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 80 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 81 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v22.8h, #1
    // round 80 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 81 (cham.dsl:24)
    sri v29.8h, v22.8h, #15
    // round 80 (cham.dsl:24)
    ldr q22, [x8, #1248]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 81 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 79 (cham.dsl:24)
    ldr q29, [x3, #224]
    // round 80 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 81 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 80 (cham.dsl:24)
    eor v23.16b, v22.16b, v23.16b
    eor v25.16b, v22.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v22.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 79 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 80 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 79 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 80 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 79 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 80 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 79 (cham.dsl:24)
    ldr q26, [x8, #1232]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 80 (cham.dsl:24)
    eor v3.16b, v22.16b, v24.16b
    // round 79 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v22.16b, v29.16b, v3.16b
    // round 78 (cham.dsl:24)
    ldr q24, [x3, #208]
    shl v27.8h, v18.8h, #15
    // round 79 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 78 (cham.dsl:24)
    shl v28.8h, v20.8h, #15
    // round 79 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v22.8h, #1
    // round 78 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v18.8h, #1
    rev16 v5.16b, v5.16b
    // round 79 (cham.dsl:24)
    sri v29.8h, v22.8h, #15
    // round 78 (cham.dsl:24)
    ldr q18, [x8, #1216]
    sri v28.8h, v20.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 79 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 77 (cham.dsl:24)
    ldr q29, [x3, #192]
    // round 78 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 79 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 78 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 77 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 78 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 77 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 78 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 77 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 78 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 77 (cham.dsl:24)
    ldr q26, [x8, #1200]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 78 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 77 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 76 (cham.dsl:24)
    ldr q24, [x3, #176]
    shl v27.8h, v23.8h, #15
    // round 77 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 76 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 77 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 76 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 77 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 76 (cham.dsl:24)
    ldr q18, [x8, #1184]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 77 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 75 (cham.dsl:24)
    ldr q29, [x3, #160]
    // round 76 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 77 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 76 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 75 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 76 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 75 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 76 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 75 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 76 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 75 (cham.dsl:24)
    ldr q26, [x8, #1168]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 76 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 75 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 74 (cham.dsl:24)
    ldr q24, [x3, #144]
    shl v27.8h, v20.8h, #15
    // round 75 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 74 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 75 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 74 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 75 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 74 (cham.dsl:24)
    ldr q18, [x8, #1152]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 75 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 73 (cham.dsl:24)
    ldr q29, [x3, #128]
    // round 74 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 75 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 74 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 73 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 74 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 73 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 74 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 73 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 74 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 73 (cham.dsl:24)
    ldr q26, [x8, #1136]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 74 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 73 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 72 (cham.dsl:24)
    ldr q24, [x3, #112]
    shl v27.8h, v23.8h, #15
    // round 73 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 72 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 73 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 72 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 73 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 72 (cham.dsl:24)
    ldr q18, [x8, #1120]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 73 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 71 (cham.dsl:24)
    ldr q29, [x3, #96]
    // round 72 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 73 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 72 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 71 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 72 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 71 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 72 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 71 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 72 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 71 (cham.dsl:24)
    ldr q26, [x8, #1104]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 72 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 71 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 70 (cham.dsl:24)
    ldr q24, [x3, #80]
    shl v27.8h, v20.8h, #15
    // round 71 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 70 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 71 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 70 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 71 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 70 (cham.dsl:24)
    ldr q18, [x8, #1088]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 71 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 69 (cham.dsl:24)
    ldr q29, [x3, #64]
    // round 70 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 71 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 70 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 69 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 70 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 69 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 70 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 69 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 70 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 69 (cham.dsl:24)
    ldr q26, [x8, #1072]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 70 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 69 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 68 (cham.dsl:24)
    ldr q24, [x3, #48]
    shl v27.8h, v23.8h, #15
    // round 69 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 68 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 69 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 68 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 69 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 68 (cham.dsl:24)
    ldr q18, [x8, #1056]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 69 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 67 (cham.dsl:24)
    ldr q29, [x3, #32]
    // round 68 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 69 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 68 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 67 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 68 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 67 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 68 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 67 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 68 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 67 (cham.dsl:24)
    ldr q26, [x8, #1040]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 68 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 67 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 66 (cham.dsl:24)
    ldr q24, [x3, #256]
    shl v27.8h, v20.8h, #15
    // round 67 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 66 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 67 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 66 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 67 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 66 (cham.dsl:24)
    ldr q18, [x8, #1024]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 67 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 65 (cham.dsl:24)
    ldr q29, [x3, #0]
    // round 66 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 67 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 66 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 65 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 66 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 65 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 66 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 65 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 66 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 65 (cham.dsl:24)
    ldr q26, [x8, #1008]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 66 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 65 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 64 (cham.dsl:24)
    ldr q24, [x3, #240]
    shl v27.8h, v23.8h, #15
    // round 65 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 64 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 65 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 64 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 65 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 64 (cham.dsl:24)
    ldr q18, [x8, #992]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 65 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 63 (cham.dsl:24)
    ldr q29, [x3, #224]
    // round 64 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 65 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 64 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 63 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 64 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 63 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 64 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 63 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 64 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 63 (cham.dsl:24)
    ldr q26, [x8, #976]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 64 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 63 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 62 (cham.dsl:24)
    ldr q24, [x3, #208]
    shl v27.8h, v20.8h, #15
    // round 63 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 62 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 63 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 62 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 63 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 62 (cham.dsl:24)
    ldr q18, [x8, #960]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 63 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 61 (cham.dsl:24)
    ldr q29, [x3, #192]
    // round 62 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 63 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 62 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 61 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 62 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 61 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 62 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 61 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 62 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 61 (cham.dsl:24)
    ldr q26, [x8, #944]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 62 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 61 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 60 (cham.dsl:24)
    ldr q24, [x3, #176]
    shl v27.8h, v23.8h, #15
    // round 61 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 60 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 61 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 60 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 61 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 60 (cham.dsl:24)
    ldr q18, [x8, #928]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 61 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 59 (cham.dsl:24)
    ldr q29, [x3, #160]
    // round 60 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 61 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 60 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 59 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 60 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 59 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 60 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 59 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 60 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 59 (cham.dsl:24)
    ldr q26, [x8, #912]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 60 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 59 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 58 (cham.dsl:24)
    ldr q24, [x3, #144]
    shl v27.8h, v20.8h, #15
    // round 59 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 58 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 59 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 58 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 59 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 58 (cham.dsl:24)
    ldr q18, [x8, #896]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 59 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 57 (cham.dsl:24)
    ldr q29, [x3, #128]
    // round 58 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 59 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 58 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 57 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 58 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 57 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 58 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 57 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 58 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 57 (cham.dsl:24)
    ldr q26, [x8, #880]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 58 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 57 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 56 (cham.dsl:24)
    ldr q24, [x3, #112]
    shl v27.8h, v23.8h, #15
    // round 57 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 56 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 57 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 56 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 57 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 56 (cham.dsl:24)
    ldr q18, [x8, #864]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 57 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 55 (cham.dsl:24)
    ldr q29, [x3, #96]
    // round 56 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 57 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 56 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 55 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 56 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 55 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 56 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 55 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 56 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 55 (cham.dsl:24)
    ldr q26, [x8, #848]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 56 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 55 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 54 (cham.dsl:24)
    ldr q24, [x3, #80]
    shl v27.8h, v20.8h, #15
    // round 55 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 54 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 55 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 54 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 55 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 54 (cham.dsl:24)
    ldr q18, [x8, #832]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 55 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 53 (cham.dsl:24)
    ldr q29, [x3, #64]
    // round 54 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 55 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 54 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 53 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 54 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 53 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 54 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 53 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 54 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 53 (cham.dsl:24)
    ldr q26, [x8, #816]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 54 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 53 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 52 (cham.dsl:24)
    ldr q24, [x3, #48]
    shl v27.8h, v23.8h, #15
    // round 53 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 52 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 53 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 52 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 53 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 52 (cham.dsl:24)
    ldr q18, [x8, #800]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 53 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 51 (cham.dsl:24)
    ldr q29, [x3, #32]
    // round 52 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 53 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 52 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 51 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 52 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 51 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 52 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 51 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 52 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 51 (cham.dsl:24)
    ldr q26, [x8, #784]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 52 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 51 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 50 (cham.dsl:24)
    ldr q24, [x3, #256]
    shl v27.8h, v20.8h, #15
    // round 51 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 50 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 51 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 50 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 51 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 50 (cham.dsl:24)
    ldr q18, [x8, #768]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 51 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 49 (cham.dsl:24)
    ldr q29, [x3, #0]
    // round 50 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 51 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 50 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 49 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 50 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 49 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 50 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 49 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 50 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 49 (cham.dsl:24)
    ldr q26, [x8, #752]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 50 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 49 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 48 (cham.dsl:24)
    ldr q24, [x3, #240]
    shl v27.8h, v23.8h, #15
    // round 49 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 48 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 49 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 48 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 49 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 48 (cham.dsl:24)
    ldr q18, [x8, #736]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 49 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 47 (cham.dsl:24)
    ldr q29, [x3, #224]
    // round 48 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 49 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 48 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 47 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 48 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 47 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 48 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 47 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 48 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 47 (cham.dsl:24)
    ldr q26, [x8, #720]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 48 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 47 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 46 (cham.dsl:24)
    ldr q24, [x3, #208]
    shl v27.8h, v20.8h, #15
    // round 47 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 46 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 47 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 46 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 47 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 46 (cham.dsl:24)
    ldr q18, [x8, #704]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 47 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 45 (cham.dsl:24)
    ldr q29, [x3, #192]
    // round 46 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 47 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 46 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 45 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 46 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 45 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 46 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 45 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 46 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 45 (cham.dsl:24)
    ldr q26, [x8, #688]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 46 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 45 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 44 (cham.dsl:24)
    ldr q24, [x3, #176]
    shl v27.8h, v23.8h, #15
    // round 45 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 44 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 45 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 44 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 45 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 44 (cham.dsl:24)
    ldr q18, [x8, #672]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 45 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 43 (cham.dsl:24)
    ldr q29, [x3, #160]
    // round 44 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 45 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 44 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 43 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 44 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 43 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 44 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 43 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 44 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 43 (cham.dsl:24)
    ldr q26, [x8, #656]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 44 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 43 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 42 (cham.dsl:24)
    ldr q24, [x3, #144]
    shl v27.8h, v20.8h, #15
    // round 43 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 42 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 43 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 42 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 43 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 42 (cham.dsl:24)
    ldr q18, [x8, #640]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 43 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 41 (cham.dsl:24)
    ldr q29, [x3, #128]
    // round 42 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 43 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 42 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 41 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 42 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 41 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 42 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 41 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 42 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 41 (cham.dsl:24)
    ldr q26, [x8, #624]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 42 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 41 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 40 (cham.dsl:24)
    ldr q24, [x3, #112]
    shl v27.8h, v23.8h, #15
    // round 41 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 40 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 41 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 40 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 41 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 40 (cham.dsl:24)
    ldr q18, [x8, #608]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 41 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 39 (cham.dsl:24)
    ldr q29, [x3, #96]
    // round 40 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 41 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 40 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 39 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 40 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 39 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 40 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 39 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 40 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 39 (cham.dsl:24)
    ldr q26, [x8, #592]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 40 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 39 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 38 (cham.dsl:24)
    ldr q24, [x3, #80]
    shl v27.8h, v20.8h, #15
    // round 39 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 38 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 39 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 38 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 39 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 38 (cham.dsl:24)
    ldr q18, [x8, #576]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 39 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 37 (cham.dsl:24)
    ldr q29, [x3, #64]
    // round 38 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 39 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 38 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 37 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 38 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 37 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 38 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 37 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 38 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 37 (cham.dsl:24)
    ldr q26, [x8, #560]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 38 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 37 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 36 (cham.dsl:24)
    ldr q24, [x3, #48]
    shl v27.8h, v23.8h, #15
    // round 37 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 36 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 37 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 36 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 37 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 36 (cham.dsl:24)
    ldr q18, [x8, #544]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 37 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 35 (cham.dsl:24)
    ldr q29, [x3, #32]
    // round 36 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 37 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 36 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 35 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 36 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 35 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 36 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 35 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 36 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 35 (cham.dsl:24)
    ldr q26, [x8, #528]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 36 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 35 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 34 (cham.dsl:24)
    ldr q24, [x3, #256]
    shl v27.8h, v20.8h, #15
    // round 35 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 34 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 35 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 34 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 35 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 34 (cham.dsl:24)
    ldr q18, [x8, #512]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 35 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 33 (cham.dsl:24)
    ldr q29, [x3, #0]
    // round 34 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 35 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 34 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 33 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 34 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 33 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 34 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 33 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 34 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 33 (cham.dsl:24)
    ldr q26, [x8, #496]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 34 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 33 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 32 (cham.dsl:24)
    ldr q24, [x3, #240]
    shl v27.8h, v23.8h, #15
    // round 33 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 32 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 33 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 32 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 33 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 32 (cham.dsl:24)
    ldr q18, [x8, #480]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 33 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 31 (cham.dsl:24)
    ldr q29, [x3, #224]
    // round 32 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 33 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 32 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 31 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 32 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 31 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 32 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 31 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 32 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 31 (cham.dsl:24)
    ldr q26, [x8, #464]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 32 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 31 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 30 (cham.dsl:24)
    ldr q24, [x3, #208]
    shl v27.8h, v20.8h, #15
    // round 31 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 30 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 31 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 30 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 31 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 30 (cham.dsl:24)
    ldr q18, [x8, #448]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 31 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 29 (cham.dsl:24)
    ldr q29, [x3, #192]
    // round 30 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 31 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 30 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 29 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 30 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 29 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 30 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 29 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 30 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 29 (cham.dsl:24)
    ldr q26, [x8, #432]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 30 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 29 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 28 (cham.dsl:24)
    ldr q24, [x3, #176]
    shl v27.8h, v23.8h, #15
    // round 29 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 28 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 29 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 28 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 29 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 28 (cham.dsl:24)
    ldr q18, [x8, #416]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 29 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 27 (cham.dsl:24)
    ldr q29, [x3, #160]
    // round 28 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 29 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 28 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 27 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 28 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 27 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 28 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 27 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 28 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 27 (cham.dsl:24)
    ldr q26, [x8, #400]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 28 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 27 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 26 (cham.dsl:24)
    ldr q24, [x3, #144]
    shl v27.8h, v20.8h, #15
    // round 27 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 26 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 27 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 26 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 27 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 26 (cham.dsl:24)
    ldr q18, [x8, #384]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 27 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 25 (cham.dsl:24)
    ldr q29, [x3, #128]
    // round 26 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 27 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 26 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 25 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 26 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 25 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 26 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 25 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 26 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 25 (cham.dsl:24)
    ldr q26, [x8, #368]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 26 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 25 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 24 (cham.dsl:24)
    ldr q24, [x3, #112]
    shl v27.8h, v23.8h, #15
    // round 25 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 24 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 25 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 24 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 25 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 24 (cham.dsl:24)
    ldr q18, [x8, #352]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 25 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 23 (cham.dsl:24)
    ldr q29, [x3, #96]
    // round 24 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 25 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 24 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 23 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 24 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 23 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 24 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 23 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 24 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 23 (cham.dsl:24)
    ldr q26, [x8, #336]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 24 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 23 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 22 (cham.dsl:24)
    ldr q24, [x3, #80]
    shl v27.8h, v20.8h, #15
    // round 23 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 22 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 23 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 22 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 23 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 22 (cham.dsl:24)
    ldr q18, [x8, #320]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 23 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 21 (cham.dsl:24)
    ldr q29, [x3, #64]
    // round 22 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 23 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 22 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 21 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 22 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 21 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 22 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 21 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 22 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 21 (cham.dsl:24)
    ldr q26, [x8, #304]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 22 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 21 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 20 (cham.dsl:24)
    ldr q24, [x3, #48]
    shl v27.8h, v23.8h, #15
    // round 21 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 20 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 21 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 20 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 21 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 20 (cham.dsl:24)
    ldr q18, [x8, #288]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 21 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 19 (cham.dsl:24)
    ldr q29, [x3, #32]
    // round 20 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 21 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 20 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 19 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 20 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 19 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 20 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 19 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 20 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 19 (cham.dsl:24)
    ldr q26, [x8, #272]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 20 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 19 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 18 (cham.dsl:24)
    ldr q24, [x3, #256]
    shl v27.8h, v20.8h, #15
    // round 19 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 18 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 19 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 18 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 19 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 18 (cham.dsl:24)
    ldr q18, [x8, #256]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 19 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 17 (cham.dsl:24)
    ldr q29, [x3, #0]
    // round 18 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 19 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 18 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 17 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 18 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 17 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 18 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 17 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 18 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 17 (cham.dsl:24)
    ldr q26, [x8, #240]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 18 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 17 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 16 (cham.dsl:24)
    ldr q24, [x3, #240]
    shl v27.8h, v23.8h, #15
    // round 17 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 16 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 17 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 16 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 17 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 16 (cham.dsl:24)
    ldr q18, [x8, #224]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 17 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 15 (cham.dsl:24)
    ldr q29, [x3, #224]
    // round 16 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 17 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 16 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 15 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 16 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 15 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 16 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 15 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 16 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 15 (cham.dsl:24)
    ldr q26, [x8, #208]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 16 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 15 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 14 (cham.dsl:24)
    ldr q24, [x3, #208]
    shl v27.8h, v20.8h, #15
    // round 15 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 14 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 15 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 14 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 15 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 14 (cham.dsl:24)
    ldr q18, [x8, #192]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 15 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 13 (cham.dsl:24)
    ldr q29, [x3, #192]
    // round 14 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 15 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 14 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 13 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 14 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 13 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 14 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 13 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 14 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 13 (cham.dsl:24)
    ldr q26, [x8, #176]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 14 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 13 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 12 (cham.dsl:24)
    ldr q24, [x3, #176]
    shl v27.8h, v23.8h, #15
    // round 13 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 12 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 13 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 12 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 13 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 12 (cham.dsl:24)
    ldr q18, [x8, #160]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 13 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 11 (cham.dsl:24)
    ldr q29, [x3, #160]
    // round 12 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 13 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 12 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 11 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 12 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 11 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 12 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 11 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 12 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 11 (cham.dsl:24)
    ldr q26, [x8, #144]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 12 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 11 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 10 (cham.dsl:24)
    ldr q24, [x3, #144]
    shl v27.8h, v20.8h, #15
    // round 11 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 10 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 11 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 10 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 11 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 10 (cham.dsl:24)
    ldr q18, [x8, #128]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 11 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 9 (cham.dsl:24)
    ldr q29, [x3, #128]
    // round 10 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 11 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 10 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 9 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 10 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 9 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 10 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 9 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 10 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 9 (cham.dsl:24)
    ldr q26, [x8, #112]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 10 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 9 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 8 (cham.dsl:24)
    ldr q24, [x3, #112]
    shl v27.8h, v23.8h, #15
    // round 9 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 8 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 9 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 8 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 9 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 8 (cham.dsl:24)
    ldr q18, [x8, #96]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 9 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 7 (cham.dsl:24)
    ldr q29, [x3, #96]
    // round 8 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 9 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 8 (cham.dsl:24)
    eor v23.16b, v18.16b, v23.16b
    eor v25.16b, v18.16b, v25.16b
    shl v26.8h, v3.8h, #15
    eor v19.16b, v18.16b, v19.16b
    rev16 v21.16b, v21.16b
    // round 7 (cham.dsl:24)
    eor v27.16b, v29.16b, v23.16b
    eor v28.16b, v29.16b, v25.16b
    // round 8 (cham.dsl:24)
    sri v26.8h, v3.8h, #1
    // round 7 (cham.dsl:24)
    eor v3.16b, v29.16b, v19.16b
    // round 8 (cham.dsl:24)
    eor v24.16b, v24.16b, v21.16b
    // round 7 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v3.8h, #1
    // round 8 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 7 (cham.dsl:24)
    ldr q26, [x8, #80]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v3.8h, #15
    // round 8 (cham.dsl:24)
    eor v3.16b, v18.16b, v24.16b
    // round 7 (cham.dsl:24)
    sub v1.8h, v1.8h, v30.8h
    sub v2.8h, v2.8h, v31.8h
    sub v5.8h, v5.8h, v8.8h
    eor v18.16b, v29.16b, v3.16b
    // round 6 (cham.dsl:24)
    ldr q24, [x3, #80]
    shl v27.8h, v20.8h, #15
    // round 7 (cham.dsl:24)
    eor v1.16b, v26.16b, v1.16b
    eor v2.16b, v26.16b, v2.16b
    // round 6 (cham.dsl:24)
    shl v28.8h, v22.8h, #15
    // round 7 (cham.dsl:24)
    eor v5.16b, v26.16b, v5.16b
    shl v29.8h, v18.8h, #1
    // round 6 (cham.dsl:24)
    shl v30.8h, v17.8h, #15
    rev16 v1.16b, v1.16b
    rev16 v2.16b, v2.16b
    sri v27.8h, v20.8h, #1
    rev16 v5.16b, v5.16b
    // round 7 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 6 (cham.dsl:24)
    ldr q18, [x8, #64]
    sri v28.8h, v22.8h, #1
    eor v20.16b, v24.16b, v1.16b
    eor v22.16b, v24.16b, v2.16b
    sri v30.8h, v17.8h, #1
    eor v17.16b, v24.16b, v5.16b
    // round 7 (cham.dsl:24)
    sub v6.8h, v6.8h, v29.8h
    // round 5 (cham.dsl:24)
    ldr q29, [x3, #64]
    // round 6 (cham.dsl:24)
    sub v20.8h, v27.8h, v20.8h
    sub v22.8h, v28.8h, v22.8h
    sub v17.8h, v30.8h, v17.8h
    // round 7 (cham.dsl:24)
    eor v6.16b, v26.16b, v6.16b
    // round 6 (cham.dsl:24)
    eor v20.16b, v18.16b, v20.16b
    eor v22.16b, v18.16b, v22.16b
    shl v26.8h, v16.8h, #15
    eor v17.16b, v18.16b, v17.16b
    rev16 v6.16b, v6.16b
    // round 5 (cham.dsl:24)
    eor v27.16b, v29.16b, v20.16b
    eor v28.16b, v29.16b, v22.16b
    // round 6 (cham.dsl:24)
    sri v26.8h, v16.8h, #1
    // round 5 (cham.dsl:24)
    eor v16.16b, v29.16b, v17.16b
    // round 6 (cham.dsl:24)
    eor v24.16b, v24.16b, v6.16b
    // round 5 (cham.dsl:24)
    shl v30.8h, v27.8h, #1
    shl v31.8h, v28.8h, #1
    shl v8.8h, v16.8h, #1
    // round 6 (cham.dsl:24)
    sub v24.8h, v26.8h, v24.8h
    // round 5 (cham.dsl:24)
    ldr q26, [x8, #48]
    sri v30.8h, v27.8h, #15
    sri v31.8h, v28.8h, #15
    sri v8.8h, v16.8h, #15
    // round 6 (cham.dsl:24)
    eor v16.16b, v18.16b, v24.16b
    // round 5 (cham.dsl:24)
    sub v0.8h, v0.8h, v30.8h
    sub v4.8h, v4.8h, v31.8h
    sub v7.8h, v7.8h, v8.8h
    eor v18.16b, v29.16b, v16.16b
    // round 4 (cham.dsl:24)
    ldr q24, [x3, #48]
    shl v27.8h, v23.8h, #15
    // round 5 (cham.dsl:24)
    eor v0.16b, v26.16b, v0.16b
    eor v4.16b, v26.16b, v4.16b
    // round 4 (cham.dsl:24)
    shl v28.8h, v25.8h, #15
    // round 5 (cham.dsl:24)
    eor v7.16b, v26.16b, v7.16b
    shl v29.8h, v18.8h, #1
    // round 4 (cham.dsl:24)
    shl v30.8h, v19.8h, #15
    rev16 v0.16b, v0.16b
    rev16 v4.16b, v4.16b
    sri v27.8h, v23.8h, #1
    rev16 v7.16b, v7.16b
    // round 5 (cham.dsl:24)
    sri v29.8h, v18.8h, #15
    // round 4 (cham.dsl:24)
    ldr q18, [x8, #32]
    sri v28.8h, v25.8h, #1
    eor v23.16b, v24.16b, v0.16b
    eor v25.16b, v24.16b, v4.16b
    sri v30.8h, v19.8h, #1
    eor v19.16b, v24.16b, v7.16b
    // round 5 (cham.dsl:24)
    sub v21.8h, v21.8h, v29.8h
    // round 3 (cham.dsl:24)
    ldr q29, [x3, #32]
    // round 4 (cham.dsl:24)
    sub v23.8h, v27.8h, v23.8h
    sub v25.8h, v28.8h, v25.8h
    sub v19.8h, v30.8h, v19.8h
    // round 5 (cham.dsl:24)
    eor v21.16b, v26.16b, v21.16b
    // round 4 (cham.dsl:24)
    eor v11.16b, v18.16b, v23.16b
    eor v28.16b, v18.16b, v25.16b
    shl v23.8h, v3.8h, #15
    eor v15.16b, v18.16b, v19.16b
    rev16 v19.16b, v21.16b
    // round 3 (cham.dsl:24)
    eor v21.16b, v29.16b, v11.16b
    eor v30.16b, v29.16b, v28.16b
    // round 4 (cham.dsl:24)
    sri v23.8h, v3.8h, #1
    // round 3 (cham.dsl:24)
    eor v3.16b, v29.16b, v15.16b
    // round 4 (cham.dsl:24)
    eor v24.16b, v24.16b, v19.16b
    // round 3 (cham.dsl:24)
    shl v31.8h, v21.8h, #1
    shl v25.8h, v30.8h, #1
    shl v26.8h, v3.8h, #1
    // round 4 (cham.dsl:24)
    sub v23.8h, v23.8h, v24.8h
    // round 3 (cham.dsl:24)
    ldr q24, [x8, #16]
    sri v31.8h, v21.8h, #15
    sri v25.8h, v30.8h, #15
    sri v26.8h, v3.8h, #15
    // round 4 (cham.dsl:24)
    eor v21.16b, v18.16b, v23.16b
    // round 2 (cham.dsl:24)
    ldr q3, [x3, #16]
    // round 3 (cham.dsl:24)
    sub v1.8h, v1.8h, v31.8h
    sub v2.8h, v2.8h, v25.8h
    sub v5.8h, v5.8h, v26.8h
    eor v23.16b, v29.16b, v21.16b
    // round 2 (cham.dsl:24)
    shl v29.8h, v20.8h, #15
    // round 3 (cham.dsl:24)
    eor v10.16b, v24.16b, v1.16b
    eor v27.16b, v24.16b, v2.16b
    // round 2 (cham.dsl:24)
    shl v1.8h, v22.8h, #15
    // round 3 (cham.dsl:24)
    eor v14.16b, v24.16b, v5.16b
    shl v2.8h, v23.8h, #1
    // round 2 (cham.dsl:24)
    shl v5.8h, v17.8h, #15
    eor v30.16b, v3.16b, v10.16b
    eor v31.16b, v3.16b, v27.16b
    sri v29.8h, v20.8h, #1
    eor v18.16b, v3.16b, v14.16b
    // round 3 (cham.dsl:24)
    sri v2.8h, v23.8h, #15
    // round 2 (cham.dsl:24)
    ldr q23, [x8, #0]
    sri v1.8h, v22.8h, #1
    rev16 v22.16b, v30.16b
    rev16 v30.16b, v31.16b
    sri v5.8h, v17.8h, #1
    rev16 v17.16b, v18.16b
    // round 3 (cham.dsl:24)
    sub v2.8h, v6.8h, v2.8h
    // round 1 (cham.dsl:24)
    ldr q6, [x3, #0]
    // round 2 (cham.dsl:24)
    sub v22.8h, v29.8h, v22.8h
    sub v1.8h, v1.8h, v30.8h
    sub v5.8h, v5.8h, v17.8h
    // round 3 (cham.dsl:24)
    eor v20.16b, v24.16b, v2.16b
    // round 2 (cham.dsl:24)
    eor v9.16b, v23.16b, v22.16b
    eor v26.16b, v23.16b, v1.16b
    shl v1.8h, v16.8h, #15
    eor v13.16b, v23.16b, v5.16b
    eor v2.16b, v3.16b, v20.16b
    // round 1 (cham.dsl:24)
    eor v3.16b, v6.16b, v9.16b
    eor v5.16b, v6.16b, v26.16b
    // round 2 (cham.dsl:24)
    sri v1.8h, v16.8h, #1
    // round 1 (cham.dsl:24)
    eor v16.16b, v6.16b, v13.16b
    // round 2 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    // round 1 (cham.dsl:24)
    shl v17.8h, v3.8h, #1
    shl v22.8h, v5.8h, #1
    shl v24.8h, v16.8h, #1
    // round 2 (cham.dsl:24)
    sub v1.8h, v1.8h, v2.8h
    // round 1 (cham.dsl:24)
    sri v17.8h, v3.8h, #15
    sri v22.8h, v5.8h, #15
    sri v24.8h, v16.8h, #15
    // round 2 (cham.dsl:24)
    eor v1.16b, v23.16b, v1.16b
    // round 1 (cham.dsl:24)
    sub v8.8h, v0.8h, v17.8h
    sub v25.8h, v4.8h, v22.8h
    sub v12.8h, v7.8h, v24.8h
    add x9, x0, #64
    eor v0.16b, v6.16b, v1.16b
    st4 {v8.8h, v9.8h, v10.8h, v11.8h}, [x9]
    shl v2.8h, v0.8h, #1
    add x9, x0, #128
    st4 {v25.8h, v26.8h, v27.8h, v28.8h}, [x9]
    add x9, x0, #192
    sri v2.8h, v0.8h, #15
    st4 {v12.8h, v13.8h, v14.8h, v15.8h}, [x9]
    sub v18.8h, v19.8h, v2.8h
    mov v19.16b, v1.16b
    st4 {v18.8h, v19.8h, v20.8h, v21.8h}, [x0]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_cham64_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_cham64_128_ecb_decrypt_neon_out
.Llwcc_cham64_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_cham64_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_cham64_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_cham64_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_cham64_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_cham64_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_cham64_128_ecb_decrypt_neon_group
.Llwcc_cham64_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_cham64_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_cham64_128_ecb_decrypt_neon_copy
.Llwcc_cham64_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_cham64_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_cham64_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_cham64_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_cham64_128_ecb_decrypt_neon, .-lwcc_cham64_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_cham64_128_ctr_init_neon
    .type lwcc_cham64_128_ctr_init_neon, %function
lwcc_cham64_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_cham64_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_cham64_128_ctr_nonce_neon
    .size lwcc_cham64_128_ctr_init_neon, .-lwcc_cham64_128_ctr_init_neon

    .balign 16
    .global lwcc_cham64_128_ctr_nonce_neon
    .type lwcc_cham64_128_ctr_nonce_neon, %function
lwcc_cham64_128_ctr_nonce_neon:
    adr x8, .Llwcc_cham64_128_file_neon_constants
    // round 2 (cham.dsl:24)
    ldr q0, [x8, #0]
    add x9, x1, #2
    ld1r {v1.8h}, [x9]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #272]
    ld1r {v0.8h}, [x1]
    // round 1 (cham.dsl:24)
    ldr q2, [x0, #0]
    eor v1.16b, v1.16b, v2.16b
    shl v2.8h, v1.8h, #1
    sri v2.8h, v1.8h, #15
    add v0.8h, v0.8h, v2.8h
    // round 4 (cham.dsl:24)
    ldr q1, [x0, #48]
    eor v1.16b, v1.16b, v0.16b
    str q1, [x0, #288]
    // round 5 (cham.dsl:24)
    ldr q1, [x8, #48]
    // round 1 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    // round 5 (cham.dsl:24)
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #304]
    ret
    .size lwcc_cham64_128_ctr_nonce_neon, .-lwcc_cham64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_cham64_128_ctr_crypt_neon
    .type lwcc_cham64_128_ctr_crypt_neon, %function
lwcc_cham64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_cham64_128_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_cham64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_cham64_128_ctr_crypt_neon_rest
.Llwcc_cham64_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #1392]
    add v1.4s, v0.4s, v1.4s
    ldr q2, [x8, #1408]
    add v2.4s, v0.4s, v2.4s
    ldr q3, [x8, #1424]
    add v3.4s, v0.4s, v3.4s
    ldr q4, [x8, #1440]
    add v4.4s, v0.4s, v4.4s
    ldr q5, [x8, #1456]
    add v5.4s, v0.4s, v5.4s
    ldr q6, [x8, #1472]
    add v6.4s, v0.4s, v6.4s
    ldr q7, [x8, #1488]
    add v7.4s, v0.4s, v7.4s
    ldr q16, [x8, #1504]
    add v0.4s, v0.4s, v16.4s
    uzp1 v16.8h, v1.8h, v2.8h
    uzp2 v1.8h, v1.8h, v2.8h
    uzp1 v2.8h, v3.8h, v4.8h
    uzp2 v3.8h, v3.8h, v4.8h
    uzp1 v4.8h, v5.8h, v6.8h
    uzp2 v5.8h, v5.8h, v6.8h
    uzp1 v6.8h, v7.8h, v0.8h
    uzp2 v0.8h, v7.8h, v0.8h
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    rev16 v5.16b, v5.16b
    rev16 v0.16b, v0.16b
    rev16 v7.16b, v16.16b
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    // round 3 (cham.dsl:24)
    ldr q16, [x8, #16]
    eor v17.16b, v16.16b, v1.16b
    eor v18.16b, v16.16b, v3.16b
    eor v19.16b, v16.16b, v5.16b
    eor v16.16b, v16.16b, v0.16b
    ldr q20, [x3, #32]
    eor v21.16b, v7.16b, v20.16b
    eor v22.16b, v2.16b, v20.16b
    eor v23.16b, v4.16b, v20.16b
    eor v20.16b, v6.16b, v20.16b
    shl v24.8h, v21.8h, #1
    sri v24.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v20.8h, #1
    sri v23.8h, v20.8h, #15
    add v17.8h, v17.8h, v24.8h
    add v18.8h, v18.8h, v21.8h
    add v19.8h, v19.8h, v22.8h
    add v16.8h, v16.8h, v23.8h
    // round 4 (cham.dsl:24)
    ldr q20, [x8, #32]
    eor v7.16b, v20.16b, v7.16b
    eor v2.16b, v20.16b, v2.16b
    eor v4.16b, v20.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    // round 6 (cham.dsl:24)
    ldr q20, [x8, #64]
    // round 2 (cham.dsl:24)
    ldr q21, [x3, #16]
    eor v1.16b, v1.16b, v21.16b
    eor v3.16b, v3.16b, v21.16b
    eor v5.16b, v5.16b, v21.16b
    eor v0.16b, v0.16b, v21.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    rev16 v5.16b, v5.16b
    rev16 v0.16b, v0.16b
    ldr q21, [x3, #272]
    add v1.8h, v21.8h, v1.8h
    add v3.8h, v21.8h, v3.8h
    add v5.8h, v21.8h, v5.8h
    add v0.8h, v21.8h, v0.8h
    shl v21.8h, v1.8h, #1
    sri v21.8h, v1.8h, #15
    shl v1.8h, v3.8h, #1
    sri v1.8h, v3.8h, #15
    shl v3.8h, v5.8h, #1
    sri v3.8h, v5.8h, #15
    shl v5.8h, v0.8h, #1
    sri v5.8h, v0.8h, #15
    // round 6 (cham.dsl:24)
    eor v0.16b, v20.16b, v21.16b
    eor v22.16b, v20.16b, v1.16b
    eor v23.16b, v20.16b, v3.16b
    eor v20.16b, v20.16b, v5.16b
    ldr q24, [x3, #80]
    eor v25.16b, v24.16b, v17.16b
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v19.16b
    eor v24.16b, v24.16b, v16.16b
    add v0.8h, v0.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v20.8h, v20.8h, v24.8h
    // round 7 (cham.dsl:24)
    ldr q24, [x8, #80]
    // round 3 (cham.dsl:24)
    rev16 v17.16b, v17.16b
    rev16 v18.16b, v18.16b
    rev16 v19.16b, v19.16b
    rev16 v16.16b, v16.16b
    // round 7 (cham.dsl:24)
    eor v17.16b, v24.16b, v17.16b
    eor v18.16b, v24.16b, v18.16b
    eor v19.16b, v24.16b, v19.16b
    eor v16.16b, v24.16b, v16.16b
    // round 4 (cham.dsl:24)
    ldr q24, [x3, #288]
    add v7.8h, v7.8h, v24.8h
    add v2.8h, v2.8h, v24.8h
    add v4.8h, v4.8h, v24.8h
    add v6.8h, v6.8h, v24.8h
    shl v24.8h, v7.8h, #1
    sri v24.8h, v7.8h, #15
    shl v7.8h, v2.8h, #1
    sri v7.8h, v2.8h, #15
    shl v2.8h, v4.8h, #1
    sri v2.8h, v4.8h, #15
    shl v4.8h, v6.8h, #1
    sri v4.8h, v6.8h, #15
    // round 7 (cham.dsl:24)
    ldr q6, [x3, #96]
    eor v25.16b, v6.16b, v24.16b
    eor v26.16b, v6.16b, v7.16b
    eor v27.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v4.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v6.8h, #1
    sri v27.8h, v6.8h, #15
    add v6.8h, v17.8h, v28.8h
    add v17.8h, v18.8h, v25.8h
    add v18.8h, v19.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    // round 8 (cham.dsl:24)
    ldr q19, [x8, #96]
    eor v24.16b, v19.16b, v24.16b
    eor v7.16b, v19.16b, v7.16b
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    // round 5 (cham.dsl:24)
    ldr q19, [x3, #64]
    eor v21.16b, v19.16b, v21.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    shl v19.8h, v21.8h, #1
    sri v19.8h, v21.8h, #15
    shl v21.8h, v1.8h, #1
    sri v21.8h, v1.8h, #15
    shl v1.8h, v3.8h, #1
    sri v1.8h, v3.8h, #15
    shl v3.8h, v5.8h, #1
    sri v3.8h, v5.8h, #15
    ldr q5, [x3, #304]
    add v19.8h, v5.8h, v19.8h
    add v21.8h, v5.8h, v21.8h
    add v1.8h, v5.8h, v1.8h
    add v3.8h, v5.8h, v3.8h
    // round 8 (cham.dsl:24)
    ldr q5, [x3, #112]
    eor v25.16b, v5.16b, v19.16b
    eor v26.16b, v5.16b, v21.16b
    eor v27.16b, v5.16b, v1.16b
    eor v5.16b, v5.16b, v3.16b
    add v24.8h, v24.8h, v25.8h
    add v7.8h, v7.8h, v26.8h
    add v2.8h, v2.8h, v27.8h
    add v4.8h, v4.8h, v5.8h
    // round 9 (cham.dsl:24)
    ldr q5, [x8, #112]
    // round 5 (cham.dsl:24)
    rev16 v19.16b, v19.16b
    rev16 v21.16b, v21.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 9 (cham.dsl:24)
    eor v19.16b, v5.16b, v19.16b
    eor v21.16b, v5.16b, v21.16b
    eor v1.16b, v5.16b, v1.16b
    eor v3.16b, v5.16b, v3.16b
    // round 6 (cham.dsl:24)
    shl v5.8h, v0.8h, #1
    sri v5.8h, v0.8h, #15
    shl v0.8h, v22.8h, #1
    sri v0.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v20.8h, #1
    sri v23.8h, v20.8h, #15
    // round 9 (cham.dsl:24)
    ldr q20, [x3, #128]
    eor v25.16b, v20.16b, v5.16b
    eor v26.16b, v20.16b, v0.16b
    eor v27.16b, v20.16b, v22.16b
    eor v20.16b, v20.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v20.8h, #1
    sri v27.8h, v20.8h, #15
    add v19.8h, v19.8h, v28.8h
    add v20.8h, v21.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 10 (cham.dsl:24)
    ldr q21, [x8, #128]
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v21.16b, v0.16b
    eor v22.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #144]
    eor v25.16b, v23.16b, v6.16b
    eor v26.16b, v23.16b, v17.16b
    eor v27.16b, v23.16b, v18.16b
    eor v23.16b, v23.16b, v16.16b
    add v5.8h, v5.8h, v25.8h
    add v0.8h, v0.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v21.8h, v21.8h, v23.8h
    // round 11 (cham.dsl:24)
    ldr q23, [x8, #144]
    // round 7 (cham.dsl:24)
    rev16 v6.16b, v6.16b
    rev16 v17.16b, v17.16b
    rev16 v18.16b, v18.16b
    rev16 v16.16b, v16.16b
    // round 11 (cham.dsl:24)
    eor v6.16b, v23.16b, v6.16b
    eor v17.16b, v23.16b, v17.16b
    eor v18.16b, v23.16b, v18.16b
    eor v16.16b, v23.16b, v16.16b
    // round 8 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v7.8h, #1
    sri v24.8h, v7.8h, #15
    shl v7.8h, v2.8h, #1
    sri v7.8h, v2.8h, #15
    shl v2.8h, v4.8h, #1
    sri v2.8h, v4.8h, #15
    // round 11 (cham.dsl:24)
    ldr q4, [x3, #160]
    eor v25.16b, v4.16b, v23.16b
    eor v26.16b, v4.16b, v24.16b
    eor v27.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v4.8h, #1
    sri v27.8h, v4.8h, #15
    add v4.8h, v6.8h, v28.8h
    add v6.8h, v17.8h, v25.8h
    add v17.8h, v18.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    // round 12 (cham.dsl:24)
    ldr q18, [x8, #160]
    eor v23.16b, v18.16b, v23.16b
    eor v24.16b, v18.16b, v24.16b
    eor v7.16b, v18.16b, v7.16b
    eor v2.16b, v18.16b, v2.16b
    ldr q18, [x3, #176]
    eor v25.16b, v18.16b, v19.16b
    eor v26.16b, v18.16b, v20.16b
    eor v27.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v3.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    add v2.8h, v2.8h, v18.8h
    // round 13 (cham.dsl:24)
    ldr q18, [x8, #176]
    // round 9 (cham.dsl:24)
    rev16 v19.16b, v19.16b
    rev16 v20.16b, v20.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 13 (cham.dsl:24)
    eor v19.16b, v18.16b, v19.16b
    eor v20.16b, v18.16b, v20.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    // round 10 (cham.dsl:24)
    shl v18.8h, v5.8h, #1
    sri v18.8h, v5.8h, #15
    shl v5.8h, v0.8h, #1
    sri v5.8h, v0.8h, #15
    shl v0.8h, v22.8h, #1
    sri v0.8h, v22.8h, #15
    shl v22.8h, v21.8h, #1
    sri v22.8h, v21.8h, #15
    // round 13 (cham.dsl:24)
    ldr q21, [x3, #192]
    eor v25.16b, v21.16b, v18.16b
    eor v26.16b, v21.16b, v5.16b
    eor v27.16b, v21.16b, v0.16b
    eor v21.16b, v21.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v21.8h, #1
    sri v27.8h, v21.8h, #15
    add v19.8h, v19.8h, v28.8h
    add v20.8h, v20.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 14 (cham.dsl:24)
    ldr q21, [x8, #192]
    eor v18.16b, v21.16b, v18.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v21.16b, v22.16b
    ldr q22, [x3, #208]
    eor v25.16b, v22.16b, v4.16b
    eor v26.16b, v22.16b, v6.16b
    eor v27.16b, v22.16b, v17.16b
    eor v22.16b, v22.16b, v16.16b
    add v18.8h, v18.8h, v25.8h
    add v5.8h, v5.8h, v26.8h
    add v0.8h, v0.8h, v27.8h
    add v21.8h, v21.8h, v22.8h
    // round 15 (cham.dsl:24)
    ldr q22, [x8, #208]
    // round 11 (cham.dsl:24)
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v17.16b, v17.16b
    rev16 v16.16b, v16.16b
    // round 15 (cham.dsl:24)
    eor v4.16b, v22.16b, v4.16b
    eor v6.16b, v22.16b, v6.16b
    eor v17.16b, v22.16b, v17.16b
    eor v16.16b, v22.16b, v16.16b
    // round 12 (cham.dsl:24)
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v7.8h, #1
    sri v24.8h, v7.8h, #15
    shl v7.8h, v2.8h, #1
    sri v7.8h, v2.8h, #15
    // round 15 (cham.dsl:24)
    ldr q2, [x3, #224]
    eor v25.16b, v2.16b, v22.16b
    eor v26.16b, v2.16b, v23.16b
    eor v27.16b, v2.16b, v24.16b
    eor v2.16b, v2.16b, v7.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v2.8h, #1
    sri v27.8h, v2.8h, #15
    add v2.8h, v4.8h, v28.8h
    add v4.8h, v6.8h, v25.8h
    add v6.8h, v17.8h, v26.8h
    add v16.8h, v16.8h, v27.8h
    // round 16 (cham.dsl:24)
    ldr q17, [x8, #224]
    eor v22.16b, v17.16b, v22.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #240]
    eor v25.16b, v17.16b, v19.16b
    eor v26.16b, v17.16b, v20.16b
    eor v27.16b, v17.16b, v1.16b
    eor v17.16b, v17.16b, v3.16b
    add v22.8h, v22.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v7.8h, v7.8h, v17.8h
    // round 17 (cham.dsl:24)
    ldr q17, [x8, #240]
    // round 13 (cham.dsl:24)
    rev16 v19.16b, v19.16b
    rev16 v20.16b, v20.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 17 (cham.dsl:24)
    eor v19.16b, v17.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    eor v1.16b, v17.16b, v1.16b
    eor v3.16b, v17.16b, v3.16b
    // round 14 (cham.dsl:24)
    shl v17.8h, v18.8h, #1
    sri v17.8h, v18.8h, #15
    shl v18.8h, v5.8h, #1
    sri v18.8h, v5.8h, #15
    shl v5.8h, v0.8h, #1
    sri v5.8h, v0.8h, #15
    shl v0.8h, v21.8h, #1
    sri v0.8h, v21.8h, #15
    // round 17 (cham.dsl:24)
    ldr q21, [x3, #0]
    eor v25.16b, v21.16b, v17.16b
    eor v26.16b, v21.16b, v18.16b
    eor v27.16b, v21.16b, v5.16b
    eor v21.16b, v21.16b, v0.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v21.8h, #1
    sri v27.8h, v21.8h, #15
    add v19.8h, v19.8h, v28.8h
    add v20.8h, v20.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 18 (cham.dsl:24)
    ldr q21, [x8, #256]
    eor v17.16b, v21.16b, v17.16b
    eor v18.16b, v21.16b, v18.16b
    eor v5.16b, v21.16b, v5.16b
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #256]
    eor v25.16b, v21.16b, v2.16b
    eor v26.16b, v21.16b, v4.16b
    eor v27.16b, v21.16b, v6.16b
    eor v21.16b, v21.16b, v16.16b
    add v17.8h, v17.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v5.8h, v5.8h, v27.8h
    add v0.8h, v0.8h, v21.8h
    // round 19 (cham.dsl:24)
    ldr q21, [x8, #272]
    // round 15 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v16.16b, v16.16b
    // round 19 (cham.dsl:24)
    eor v2.16b, v21.16b, v2.16b
    eor v4.16b, v21.16b, v4.16b
    eor v6.16b, v21.16b, v6.16b
    eor v16.16b, v21.16b, v16.16b
    // round 16 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v7.8h, #1
    sri v24.8h, v7.8h, #15
    // round 19 (cham.dsl:24)
    ldr q7, [x3, #32]
    eor v25.16b, v7.16b, v21.16b
    eor v26.16b, v7.16b, v22.16b
    eor v27.16b, v7.16b, v23.16b
    eor v7.16b, v7.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v7.8h, #1
    sri v27.8h, v7.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v16.8h, v27.8h
    // round 20 (cham.dsl:24)
    ldr q16, [x8, #288]
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v23.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #48]
    eor v25.16b, v24.16b, v19.16b
    eor v26.16b, v24.16b, v20.16b
    eor v27.16b, v24.16b, v1.16b
    eor v24.16b, v24.16b, v3.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v16.8h, v16.8h, v24.8h
    // round 21 (cham.dsl:24)
    ldr q24, [x8, #304]
    // round 17 (cham.dsl:24)
    rev16 v19.16b, v19.16b
    rev16 v20.16b, v20.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 21 (cham.dsl:24)
    eor v19.16b, v24.16b, v19.16b
    eor v20.16b, v24.16b, v20.16b
    eor v1.16b, v24.16b, v1.16b
    eor v3.16b, v24.16b, v3.16b
    // round 18 (cham.dsl:24)
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    shl v17.8h, v18.8h, #1
    sri v17.8h, v18.8h, #15
    shl v18.8h, v5.8h, #1
    sri v18.8h, v5.8h, #15
    shl v5.8h, v0.8h, #1
    sri v5.8h, v0.8h, #15
    // round 21 (cham.dsl:24)
    ldr q0, [x3, #64]
    eor v25.16b, v0.16b, v24.16b
    eor v26.16b, v0.16b, v17.16b
    eor v27.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v5.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v0.8h, #1
    sri v27.8h, v0.8h, #15
    add v0.8h, v19.8h, v28.8h
    add v19.8h, v20.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 22 (cham.dsl:24)
    ldr q20, [x8, #320]
    eor v24.16b, v20.16b, v24.16b
    eor v17.16b, v20.16b, v17.16b
    eor v18.16b, v20.16b, v18.16b
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #80]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v4.16b
    eor v27.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v7.16b
    add v24.8h, v24.8h, v25.8h
    add v17.8h, v17.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v5.8h, v5.8h, v20.8h
    // round 23 (cham.dsl:24)
    ldr q20, [x8, #336]
    // round 19 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 23 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v4.16b, v20.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    eor v7.16b, v20.16b, v7.16b
    // round 20 (cham.dsl:24)
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v16.8h, #1
    sri v23.8h, v16.8h, #15
    // round 23 (cham.dsl:24)
    ldr q16, [x3, #96]
    eor v25.16b, v16.16b, v20.16b
    eor v26.16b, v16.16b, v21.16b
    eor v27.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 24 (cham.dsl:24)
    ldr q16, [x8, #352]
    eor v20.16b, v16.16b, v20.16b
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #112]
    eor v25.16b, v23.16b, v0.16b
    eor v26.16b, v23.16b, v19.16b
    eor v27.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v3.16b
    add v20.8h, v20.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v16.8h, v16.8h, v23.8h
    // round 25 (cham.dsl:24)
    ldr q23, [x8, #368]
    // round 21 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v19.16b, v19.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 25 (cham.dsl:24)
    eor v0.16b, v23.16b, v0.16b
    eor v19.16b, v23.16b, v19.16b
    eor v1.16b, v23.16b, v1.16b
    eor v3.16b, v23.16b, v3.16b
    // round 22 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    shl v17.8h, v18.8h, #1
    sri v17.8h, v18.8h, #15
    shl v18.8h, v5.8h, #1
    sri v18.8h, v5.8h, #15
    // round 25 (cham.dsl:24)
    ldr q5, [x3, #128]
    eor v25.16b, v5.16b, v23.16b
    eor v26.16b, v5.16b, v24.16b
    eor v27.16b, v5.16b, v17.16b
    eor v5.16b, v5.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v5.8h, #1
    sri v27.8h, v5.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v19.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 26 (cham.dsl:24)
    ldr q19, [x8, #384]
    eor v23.16b, v19.16b, v23.16b
    eor v24.16b, v19.16b, v24.16b
    eor v17.16b, v19.16b, v17.16b
    eor v18.16b, v19.16b, v18.16b
    ldr q19, [x3, #144]
    eor v25.16b, v19.16b, v2.16b
    eor v26.16b, v19.16b, v4.16b
    eor v27.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v7.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v17.8h, v17.8h, v27.8h
    add v18.8h, v18.8h, v19.8h
    // round 27 (cham.dsl:24)
    ldr q19, [x8, #400]
    // round 23 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 27 (cham.dsl:24)
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    eor v7.16b, v19.16b, v7.16b
    // round 24 (cham.dsl:24)
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v16.8h, #1
    sri v22.8h, v16.8h, #15
    // round 27 (cham.dsl:24)
    ldr q16, [x3, #160]
    eor v25.16b, v16.16b, v19.16b
    eor v26.16b, v16.16b, v20.16b
    eor v27.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 28 (cham.dsl:24)
    ldr q16, [x8, #416]
    eor v19.16b, v16.16b, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v21.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [x3, #176]
    eor v25.16b, v22.16b, v0.16b
    eor v26.16b, v22.16b, v5.16b
    eor v27.16b, v22.16b, v1.16b
    eor v22.16b, v22.16b, v3.16b
    add v19.8h, v19.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v16.8h, v16.8h, v22.8h
    // round 29 (cham.dsl:24)
    ldr q22, [x8, #432]
    // round 25 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 29 (cham.dsl:24)
    eor v0.16b, v22.16b, v0.16b
    eor v5.16b, v22.16b, v5.16b
    eor v1.16b, v22.16b, v1.16b
    eor v3.16b, v22.16b, v3.16b
    // round 26 (cham.dsl:24)
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    shl v17.8h, v18.8h, #1
    sri v17.8h, v18.8h, #15
    // round 29 (cham.dsl:24)
    ldr q18, [x3, #192]
    eor v25.16b, v18.16b, v22.16b
    eor v26.16b, v18.16b, v23.16b
    eor v27.16b, v18.16b, v24.16b
    eor v18.16b, v18.16b, v17.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v18.8h, #1
    sri v27.8h, v18.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 30 (cham.dsl:24)
    ldr q18, [x8, #448]
    eor v22.16b, v18.16b, v22.16b
    eor v23.16b, v18.16b, v23.16b
    eor v24.16b, v18.16b, v24.16b
    eor v17.16b, v18.16b, v17.16b
    ldr q18, [x3, #208]
    eor v25.16b, v18.16b, v2.16b
    eor v26.16b, v18.16b, v4.16b
    eor v27.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    add v22.8h, v22.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v17.8h, v17.8h, v18.8h
    // round 31 (cham.dsl:24)
    ldr q18, [x8, #464]
    // round 27 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 31 (cham.dsl:24)
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    eor v7.16b, v18.16b, v7.16b
    // round 28 (cham.dsl:24)
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v16.8h, #1
    sri v21.8h, v16.8h, #15
    // round 31 (cham.dsl:24)
    ldr q16, [x3, #224]
    eor v25.16b, v16.16b, v18.16b
    eor v26.16b, v16.16b, v19.16b
    eor v27.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 32 (cham.dsl:24)
    ldr q16, [x8, #480]
    eor v18.16b, v16.16b, v18.16b
    eor v19.16b, v16.16b, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q21, [x3, #240]
    eor v25.16b, v21.16b, v0.16b
    eor v26.16b, v21.16b, v5.16b
    eor v27.16b, v21.16b, v1.16b
    eor v21.16b, v21.16b, v3.16b
    add v18.8h, v18.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v16.8h, v16.8h, v21.8h
    // round 33 (cham.dsl:24)
    ldr q21, [x8, #496]
    // round 29 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 33 (cham.dsl:24)
    eor v0.16b, v21.16b, v0.16b
    eor v5.16b, v21.16b, v5.16b
    eor v1.16b, v21.16b, v1.16b
    eor v3.16b, v21.16b, v3.16b
    // round 30 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    // round 33 (cham.dsl:24)
    ldr q17, [x3, #0]
    eor v25.16b, v17.16b, v21.16b
    eor v26.16b, v17.16b, v22.16b
    eor v27.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 34 (cham.dsl:24)
    ldr q17, [x8, #512]
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v23.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    ldr q24, [x3, #256]
    eor v25.16b, v24.16b, v2.16b
    eor v26.16b, v24.16b, v4.16b
    eor v27.16b, v24.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v17.8h, v17.8h, v24.8h
    // round 35 (cham.dsl:24)
    ldr q24, [x8, #528]
    // round 31 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 35 (cham.dsl:24)
    eor v2.16b, v24.16b, v2.16b
    eor v4.16b, v24.16b, v4.16b
    eor v6.16b, v24.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    // round 32 (cham.dsl:24)
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v16.8h, #1
    sri v20.8h, v16.8h, #15
    // round 35 (cham.dsl:24)
    ldr q16, [x3, #32]
    eor v25.16b, v16.16b, v24.16b
    eor v26.16b, v16.16b, v18.16b
    eor v27.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 36 (cham.dsl:24)
    ldr q16, [x8, #544]
    eor v24.16b, v16.16b, v24.16b
    eor v18.16b, v16.16b, v18.16b
    eor v19.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #48]
    eor v25.16b, v20.16b, v0.16b
    eor v26.16b, v20.16b, v5.16b
    eor v27.16b, v20.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    add v24.8h, v24.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v16.8h, v16.8h, v20.8h
    // round 37 (cham.dsl:24)
    ldr q20, [x8, #560]
    // round 33 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 37 (cham.dsl:24)
    eor v0.16b, v20.16b, v0.16b
    eor v5.16b, v20.16b, v5.16b
    eor v1.16b, v20.16b, v1.16b
    eor v3.16b, v20.16b, v3.16b
    // round 34 (cham.dsl:24)
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v17.8h, #1
    sri v23.8h, v17.8h, #15
    // round 37 (cham.dsl:24)
    ldr q17, [x3, #64]
    eor v25.16b, v17.16b, v20.16b
    eor v26.16b, v17.16b, v21.16b
    eor v27.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 38 (cham.dsl:24)
    ldr q17, [x8, #576]
    eor v20.16b, v17.16b, v20.16b
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    ldr q23, [x3, #80]
    eor v25.16b, v23.16b, v2.16b
    eor v26.16b, v23.16b, v4.16b
    eor v27.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    add v20.8h, v20.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v17.8h, v17.8h, v23.8h
    // round 39 (cham.dsl:24)
    ldr q23, [x8, #592]
    // round 35 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 39 (cham.dsl:24)
    eor v2.16b, v23.16b, v2.16b
    eor v4.16b, v23.16b, v4.16b
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    // round 36 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v16.8h, #1
    sri v19.8h, v16.8h, #15
    // round 39 (cham.dsl:24)
    ldr q16, [x3, #96]
    eor v25.16b, v16.16b, v23.16b
    eor v26.16b, v16.16b, v24.16b
    eor v27.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 40 (cham.dsl:24)
    ldr q16, [x8, #608]
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v18.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v19.16b
    ldr q19, [x3, #112]
    eor v25.16b, v19.16b, v0.16b
    eor v26.16b, v19.16b, v5.16b
    eor v27.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v3.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v16.8h, v16.8h, v19.8h
    // round 41 (cham.dsl:24)
    ldr q19, [x8, #624]
    // round 37 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 41 (cham.dsl:24)
    eor v0.16b, v19.16b, v0.16b
    eor v5.16b, v19.16b, v5.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    // round 38 (cham.dsl:24)
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v17.8h, #1
    sri v22.8h, v17.8h, #15
    // round 41 (cham.dsl:24)
    ldr q17, [x3, #128]
    eor v25.16b, v17.16b, v19.16b
    eor v26.16b, v17.16b, v20.16b
    eor v27.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 42 (cham.dsl:24)
    ldr q17, [x8, #640]
    eor v19.16b, v17.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    eor v21.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    ldr q22, [x3, #144]
    eor v25.16b, v22.16b, v2.16b
    eor v26.16b, v22.16b, v4.16b
    eor v27.16b, v22.16b, v6.16b
    eor v22.16b, v22.16b, v7.16b
    add v19.8h, v19.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v17.8h, v17.8h, v22.8h
    // round 43 (cham.dsl:24)
    ldr q22, [x8, #656]
    // round 39 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 43 (cham.dsl:24)
    eor v2.16b, v22.16b, v2.16b
    eor v4.16b, v22.16b, v4.16b
    eor v6.16b, v22.16b, v6.16b
    eor v7.16b, v22.16b, v7.16b
    // round 40 (cham.dsl:24)
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v16.8h, #1
    sri v18.8h, v16.8h, #15
    // round 43 (cham.dsl:24)
    ldr q16, [x3, #160]
    eor v25.16b, v16.16b, v22.16b
    eor v26.16b, v16.16b, v23.16b
    eor v27.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 44 (cham.dsl:24)
    ldr q16, [x8, #672]
    eor v22.16b, v16.16b, v22.16b
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #176]
    eor v25.16b, v18.16b, v0.16b
    eor v26.16b, v18.16b, v5.16b
    eor v27.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v3.16b
    add v22.8h, v22.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v16.8h, v16.8h, v18.8h
    // round 45 (cham.dsl:24)
    ldr q18, [x8, #688]
    // round 41 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 45 (cham.dsl:24)
    eor v0.16b, v18.16b, v0.16b
    eor v5.16b, v18.16b, v5.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    // round 42 (cham.dsl:24)
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v17.8h, #1
    sri v21.8h, v17.8h, #15
    // round 45 (cham.dsl:24)
    ldr q17, [x3, #192]
    eor v25.16b, v17.16b, v18.16b
    eor v26.16b, v17.16b, v19.16b
    eor v27.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 46 (cham.dsl:24)
    ldr q17, [x8, #704]
    eor v18.16b, v17.16b, v18.16b
    eor v19.16b, v17.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v21.16b
    ldr q21, [x3, #208]
    eor v25.16b, v21.16b, v2.16b
    eor v26.16b, v21.16b, v4.16b
    eor v27.16b, v21.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    add v18.8h, v18.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v17.8h, v17.8h, v21.8h
    // round 47 (cham.dsl:24)
    ldr q21, [x8, #720]
    // round 43 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 47 (cham.dsl:24)
    eor v2.16b, v21.16b, v2.16b
    eor v4.16b, v21.16b, v4.16b
    eor v6.16b, v21.16b, v6.16b
    eor v7.16b, v21.16b, v7.16b
    // round 44 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v16.8h, #1
    sri v24.8h, v16.8h, #15
    // round 47 (cham.dsl:24)
    ldr q16, [x3, #224]
    eor v25.16b, v16.16b, v21.16b
    eor v26.16b, v16.16b, v22.16b
    eor v27.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 48 (cham.dsl:24)
    ldr q16, [x8, #736]
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v23.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #240]
    eor v25.16b, v24.16b, v0.16b
    eor v26.16b, v24.16b, v5.16b
    eor v27.16b, v24.16b, v1.16b
    eor v24.16b, v24.16b, v3.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v16.8h, v16.8h, v24.8h
    // round 49 (cham.dsl:24)
    ldr q24, [x8, #752]
    // round 45 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 49 (cham.dsl:24)
    eor v0.16b, v24.16b, v0.16b
    eor v5.16b, v24.16b, v5.16b
    eor v1.16b, v24.16b, v1.16b
    eor v3.16b, v24.16b, v3.16b
    // round 46 (cham.dsl:24)
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v17.8h, #1
    sri v20.8h, v17.8h, #15
    // round 49 (cham.dsl:24)
    ldr q17, [x3, #0]
    eor v25.16b, v17.16b, v24.16b
    eor v26.16b, v17.16b, v18.16b
    eor v27.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 50 (cham.dsl:24)
    ldr q17, [x8, #768]
    eor v24.16b, v17.16b, v24.16b
    eor v18.16b, v17.16b, v18.16b
    eor v19.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #256]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v4.16b
    eor v27.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v7.16b
    add v24.8h, v24.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v17.8h, v17.8h, v20.8h
    // round 51 (cham.dsl:24)
    ldr q20, [x8, #784]
    // round 47 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 51 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v4.16b, v20.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    eor v7.16b, v20.16b, v7.16b
    // round 48 (cham.dsl:24)
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v16.8h, #1
    sri v23.8h, v16.8h, #15
    // round 51 (cham.dsl:24)
    ldr q16, [x3, #32]
    eor v25.16b, v16.16b, v20.16b
    eor v26.16b, v16.16b, v21.16b
    eor v27.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 52 (cham.dsl:24)
    ldr q16, [x8, #800]
    eor v20.16b, v16.16b, v20.16b
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #48]
    eor v25.16b, v23.16b, v0.16b
    eor v26.16b, v23.16b, v5.16b
    eor v27.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v3.16b
    add v20.8h, v20.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v16.8h, v16.8h, v23.8h
    // round 53 (cham.dsl:24)
    ldr q23, [x8, #816]
    // round 49 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 53 (cham.dsl:24)
    eor v0.16b, v23.16b, v0.16b
    eor v5.16b, v23.16b, v5.16b
    eor v1.16b, v23.16b, v1.16b
    eor v3.16b, v23.16b, v3.16b
    // round 50 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v17.8h, #1
    sri v19.8h, v17.8h, #15
    // round 53 (cham.dsl:24)
    ldr q17, [x3, #64]
    eor v25.16b, v17.16b, v23.16b
    eor v26.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 54 (cham.dsl:24)
    ldr q17, [x8, #832]
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    ldr q19, [x3, #80]
    eor v25.16b, v19.16b, v2.16b
    eor v26.16b, v19.16b, v4.16b
    eor v27.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v7.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v17.8h, v17.8h, v19.8h
    // round 55 (cham.dsl:24)
    ldr q19, [x8, #848]
    // round 51 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 55 (cham.dsl:24)
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    eor v7.16b, v19.16b, v7.16b
    // round 52 (cham.dsl:24)
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v16.8h, #1
    sri v22.8h, v16.8h, #15
    // round 55 (cham.dsl:24)
    ldr q16, [x3, #96]
    eor v25.16b, v16.16b, v19.16b
    eor v26.16b, v16.16b, v20.16b
    eor v27.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 56 (cham.dsl:24)
    ldr q16, [x8, #864]
    eor v19.16b, v16.16b, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v21.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [x3, #112]
    eor v25.16b, v22.16b, v0.16b
    eor v26.16b, v22.16b, v5.16b
    eor v27.16b, v22.16b, v1.16b
    eor v22.16b, v22.16b, v3.16b
    add v19.8h, v19.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v16.8h, v16.8h, v22.8h
    // round 57 (cham.dsl:24)
    ldr q22, [x8, #880]
    // round 53 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 57 (cham.dsl:24)
    eor v0.16b, v22.16b, v0.16b
    eor v5.16b, v22.16b, v5.16b
    eor v1.16b, v22.16b, v1.16b
    eor v3.16b, v22.16b, v3.16b
    // round 54 (cham.dsl:24)
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v17.8h, #1
    sri v18.8h, v17.8h, #15
    // round 57 (cham.dsl:24)
    ldr q17, [x3, #128]
    eor v25.16b, v17.16b, v22.16b
    eor v26.16b, v17.16b, v23.16b
    eor v27.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 58 (cham.dsl:24)
    ldr q17, [x8, #896]
    eor v22.16b, v17.16b, v22.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #144]
    eor v25.16b, v18.16b, v2.16b
    eor v26.16b, v18.16b, v4.16b
    eor v27.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    add v22.8h, v22.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v17.8h, v17.8h, v18.8h
    // round 59 (cham.dsl:24)
    ldr q18, [x8, #912]
    // round 55 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 59 (cham.dsl:24)
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    eor v7.16b, v18.16b, v7.16b
    // round 56 (cham.dsl:24)
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v16.8h, #1
    sri v21.8h, v16.8h, #15
    // round 59 (cham.dsl:24)
    ldr q16, [x3, #160]
    eor v25.16b, v16.16b, v18.16b
    eor v26.16b, v16.16b, v19.16b
    eor v27.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 60 (cham.dsl:24)
    ldr q16, [x8, #928]
    eor v18.16b, v16.16b, v18.16b
    eor v19.16b, v16.16b, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q21, [x3, #176]
    eor v25.16b, v21.16b, v0.16b
    eor v26.16b, v21.16b, v5.16b
    eor v27.16b, v21.16b, v1.16b
    eor v21.16b, v21.16b, v3.16b
    add v18.8h, v18.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v16.8h, v16.8h, v21.8h
    // round 61 (cham.dsl:24)
    ldr q21, [x8, #944]
    // round 57 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 61 (cham.dsl:24)
    eor v0.16b, v21.16b, v0.16b
    eor v5.16b, v21.16b, v5.16b
    eor v1.16b, v21.16b, v1.16b
    eor v3.16b, v21.16b, v3.16b
    // round 58 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    // round 61 (cham.dsl:24)
    ldr q17, [x3, #192]
    eor v25.16b, v17.16b, v21.16b
    eor v26.16b, v17.16b, v22.16b
    eor v27.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 62 (cham.dsl:24)
    ldr q17, [x8, #960]
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v23.16b, v17.16b, v23.16b
    eor v17.16b, v17.16b, v24.16b
    ldr q24, [x3, #208]
    eor v25.16b, v24.16b, v2.16b
    eor v26.16b, v24.16b, v4.16b
    eor v27.16b, v24.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v17.8h, v17.8h, v24.8h
    // round 63 (cham.dsl:24)
    ldr q24, [x8, #976]
    // round 59 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 63 (cham.dsl:24)
    eor v2.16b, v24.16b, v2.16b
    eor v4.16b, v24.16b, v4.16b
    eor v6.16b, v24.16b, v6.16b
    eor v7.16b, v24.16b, v7.16b
    // round 60 (cham.dsl:24)
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v16.8h, #1
    sri v20.8h, v16.8h, #15
    // round 63 (cham.dsl:24)
    ldr q16, [x3, #224]
    eor v25.16b, v16.16b, v24.16b
    eor v26.16b, v16.16b, v18.16b
    eor v27.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 64 (cham.dsl:24)
    ldr q16, [x8, #992]
    eor v24.16b, v16.16b, v24.16b
    eor v18.16b, v16.16b, v18.16b
    eor v19.16b, v16.16b, v19.16b
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #240]
    eor v25.16b, v20.16b, v0.16b
    eor v26.16b, v20.16b, v5.16b
    eor v27.16b, v20.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    add v24.8h, v24.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v16.8h, v16.8h, v20.8h
    // round 65 (cham.dsl:24)
    ldr q20, [x8, #1008]
    // round 61 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 65 (cham.dsl:24)
    eor v0.16b, v20.16b, v0.16b
    eor v5.16b, v20.16b, v5.16b
    eor v1.16b, v20.16b, v1.16b
    eor v3.16b, v20.16b, v3.16b
    // round 62 (cham.dsl:24)
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v17.8h, #1
    sri v23.8h, v17.8h, #15
    // round 65 (cham.dsl:24)
    ldr q17, [x3, #0]
    eor v25.16b, v17.16b, v20.16b
    eor v26.16b, v17.16b, v21.16b
    eor v27.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 66 (cham.dsl:24)
    ldr q17, [x8, #1024]
    eor v20.16b, v17.16b, v20.16b
    eor v21.16b, v17.16b, v21.16b
    eor v22.16b, v17.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    ldr q23, [x3, #256]
    eor v25.16b, v23.16b, v2.16b
    eor v26.16b, v23.16b, v4.16b
    eor v27.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    add v20.8h, v20.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v17.8h, v17.8h, v23.8h
    // round 67 (cham.dsl:24)
    ldr q23, [x8, #1040]
    // round 63 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 67 (cham.dsl:24)
    eor v2.16b, v23.16b, v2.16b
    eor v4.16b, v23.16b, v4.16b
    eor v6.16b, v23.16b, v6.16b
    eor v7.16b, v23.16b, v7.16b
    // round 64 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v16.8h, #1
    sri v19.8h, v16.8h, #15
    // round 67 (cham.dsl:24)
    ldr q16, [x3, #32]
    eor v25.16b, v16.16b, v23.16b
    eor v26.16b, v16.16b, v24.16b
    eor v27.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 68 (cham.dsl:24)
    ldr q16, [x8, #1056]
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v18.16b, v16.16b, v18.16b
    eor v16.16b, v16.16b, v19.16b
    ldr q19, [x3, #48]
    eor v25.16b, v19.16b, v0.16b
    eor v26.16b, v19.16b, v5.16b
    eor v27.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v3.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v16.8h, v16.8h, v19.8h
    // round 69 (cham.dsl:24)
    ldr q19, [x8, #1072]
    // round 65 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 69 (cham.dsl:24)
    eor v0.16b, v19.16b, v0.16b
    eor v5.16b, v19.16b, v5.16b
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    // round 66 (cham.dsl:24)
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v17.8h, #1
    sri v22.8h, v17.8h, #15
    // round 69 (cham.dsl:24)
    ldr q17, [x3, #64]
    eor v25.16b, v17.16b, v19.16b
    eor v26.16b, v17.16b, v20.16b
    eor v27.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 70 (cham.dsl:24)
    ldr q17, [x8, #1088]
    eor v19.16b, v17.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    eor v21.16b, v17.16b, v21.16b
    eor v17.16b, v17.16b, v22.16b
    ldr q22, [x3, #80]
    eor v25.16b, v22.16b, v2.16b
    eor v26.16b, v22.16b, v4.16b
    eor v27.16b, v22.16b, v6.16b
    eor v22.16b, v22.16b, v7.16b
    add v19.8h, v19.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v17.8h, v17.8h, v22.8h
    // round 71 (cham.dsl:24)
    ldr q22, [x8, #1104]
    // round 67 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 71 (cham.dsl:24)
    eor v2.16b, v22.16b, v2.16b
    eor v4.16b, v22.16b, v4.16b
    eor v6.16b, v22.16b, v6.16b
    eor v7.16b, v22.16b, v7.16b
    // round 68 (cham.dsl:24)
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v16.8h, #1
    sri v18.8h, v16.8h, #15
    // round 71 (cham.dsl:24)
    ldr q16, [x3, #96]
    eor v25.16b, v16.16b, v22.16b
    eor v26.16b, v16.16b, v23.16b
    eor v27.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 72 (cham.dsl:24)
    ldr q16, [x8, #1120]
    eor v22.16b, v16.16b, v22.16b
    eor v23.16b, v16.16b, v23.16b
    eor v24.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #112]
    eor v25.16b, v18.16b, v0.16b
    eor v26.16b, v18.16b, v5.16b
    eor v27.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v3.16b
    add v22.8h, v22.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v16.8h, v16.8h, v18.8h
    // round 73 (cham.dsl:24)
    ldr q18, [x8, #1136]
    // round 69 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 73 (cham.dsl:24)
    eor v0.16b, v18.16b, v0.16b
    eor v5.16b, v18.16b, v5.16b
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v18.16b, v3.16b
    // round 70 (cham.dsl:24)
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v17.8h, #1
    sri v21.8h, v17.8h, #15
    // round 73 (cham.dsl:24)
    ldr q17, [x3, #128]
    eor v25.16b, v17.16b, v18.16b
    eor v26.16b, v17.16b, v19.16b
    eor v27.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 74 (cham.dsl:24)
    ldr q17, [x8, #1152]
    eor v18.16b, v17.16b, v18.16b
    eor v19.16b, v17.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v21.16b
    ldr q21, [x3, #144]
    eor v25.16b, v21.16b, v2.16b
    eor v26.16b, v21.16b, v4.16b
    eor v27.16b, v21.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    add v18.8h, v18.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v17.8h, v17.8h, v21.8h
    // round 75 (cham.dsl:24)
    ldr q21, [x8, #1168]
    // round 71 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 75 (cham.dsl:24)
    eor v2.16b, v21.16b, v2.16b
    eor v4.16b, v21.16b, v4.16b
    eor v6.16b, v21.16b, v6.16b
    eor v7.16b, v21.16b, v7.16b
    // round 72 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v16.8h, #1
    sri v24.8h, v16.8h, #15
    // round 75 (cham.dsl:24)
    ldr q16, [x3, #160]
    eor v25.16b, v16.16b, v21.16b
    eor v26.16b, v16.16b, v22.16b
    eor v27.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 76 (cham.dsl:24)
    ldr q16, [x8, #1184]
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v23.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #176]
    eor v25.16b, v24.16b, v0.16b
    eor v26.16b, v24.16b, v5.16b
    eor v27.16b, v24.16b, v1.16b
    eor v24.16b, v24.16b, v3.16b
    add v21.8h, v21.8h, v25.8h
    add v22.8h, v22.8h, v26.8h
    add v23.8h, v23.8h, v27.8h
    add v16.8h, v16.8h, v24.8h
    // round 77 (cham.dsl:24)
    ldr q24, [x8, #1200]
    // round 73 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 77 (cham.dsl:24)
    eor v0.16b, v24.16b, v0.16b
    eor v5.16b, v24.16b, v5.16b
    eor v1.16b, v24.16b, v1.16b
    eor v3.16b, v24.16b, v3.16b
    // round 74 (cham.dsl:24)
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v17.8h, #1
    sri v20.8h, v17.8h, #15
    // round 77 (cham.dsl:24)
    ldr q17, [x3, #192]
    eor v25.16b, v17.16b, v24.16b
    eor v26.16b, v17.16b, v18.16b
    eor v27.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v20.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 78 (cham.dsl:24)
    ldr q17, [x8, #1216]
    eor v24.16b, v17.16b, v24.16b
    eor v18.16b, v17.16b, v18.16b
    eor v19.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #208]
    eor v25.16b, v20.16b, v2.16b
    eor v26.16b, v20.16b, v4.16b
    eor v27.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v7.16b
    add v24.8h, v24.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    add v17.8h, v17.8h, v20.8h
    // round 79 (cham.dsl:24)
    ldr q20, [x8, #1232]
    // round 75 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 79 (cham.dsl:24)
    eor v2.16b, v20.16b, v2.16b
    eor v4.16b, v20.16b, v4.16b
    eor v6.16b, v20.16b, v6.16b
    eor v7.16b, v20.16b, v7.16b
    // round 76 (cham.dsl:24)
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v16.8h, #1
    sri v23.8h, v16.8h, #15
    // round 79 (cham.dsl:24)
    ldr q16, [x3, #224]
    eor v25.16b, v16.16b, v20.16b
    eor v26.16b, v16.16b, v21.16b
    eor v27.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 80 (cham.dsl:24)
    ldr q16, [x8, #1248]
    eor v20.16b, v16.16b, v20.16b
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #240]
    eor v25.16b, v23.16b, v0.16b
    eor v26.16b, v23.16b, v5.16b
    eor v27.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v3.16b
    add v20.8h, v20.8h, v25.8h
    add v21.8h, v21.8h, v26.8h
    add v22.8h, v22.8h, v27.8h
    add v16.8h, v16.8h, v23.8h
    // round 81 (cham.dsl:24)
    ldr q23, [x8, #1264]
    // round 77 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 81 (cham.dsl:24)
    eor v0.16b, v23.16b, v0.16b
    eor v5.16b, v23.16b, v5.16b
    eor v1.16b, v23.16b, v1.16b
    eor v3.16b, v23.16b, v3.16b
    // round 78 (cham.dsl:24)
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v17.8h, #1
    sri v19.8h, v17.8h, #15
    // round 81 (cham.dsl:24)
    ldr q17, [x3, #0]
    eor v25.16b, v17.16b, v23.16b
    eor v26.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 82 (cham.dsl:24)
    ldr q17, [x8, #1280]
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v18.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    ldr q19, [x3, #256]
    eor v25.16b, v19.16b, v2.16b
    eor v26.16b, v19.16b, v4.16b
    eor v27.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v7.16b
    add v23.8h, v23.8h, v25.8h
    add v24.8h, v24.8h, v26.8h
    add v18.8h, v18.8h, v27.8h
    add v17.8h, v17.8h, v19.8h
    // round 83 (cham.dsl:24)
    ldr q19, [x8, #1296]
    // round 79 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 83 (cham.dsl:24)
    eor v2.16b, v19.16b, v2.16b
    eor v4.16b, v19.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    eor v7.16b, v19.16b, v7.16b
    // round 80 (cham.dsl:24)
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v16.8h, #1
    sri v22.8h, v16.8h, #15
    // round 83 (cham.dsl:24)
    ldr q16, [x3, #32]
    eor v25.16b, v16.16b, v19.16b
    eor v26.16b, v16.16b, v20.16b
    eor v27.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 84 (cham.dsl:24)
    ldr q16, [x8, #1312]
    eor v19.16b, v16.16b, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v21.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q22, [x3, #48]
    eor v25.16b, v22.16b, v0.16b
    eor v26.16b, v22.16b, v5.16b
    eor v27.16b, v22.16b, v1.16b
    eor v22.16b, v22.16b, v3.16b
    add v19.8h, v19.8h, v25.8h
    add v20.8h, v20.8h, v26.8h
    add v21.8h, v21.8h, v27.8h
    add v16.8h, v16.8h, v22.8h
    // round 85 (cham.dsl:24)
    ldr q22, [x8, #1328]
    // round 81 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 85 (cham.dsl:24)
    eor v0.16b, v22.16b, v0.16b
    eor v5.16b, v22.16b, v5.16b
    eor v1.16b, v22.16b, v1.16b
    eor v3.16b, v22.16b, v3.16b
    // round 82 (cham.dsl:24)
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v18.8h, #1
    sri v24.8h, v18.8h, #15
    shl v18.8h, v17.8h, #1
    sri v18.8h, v17.8h, #15
    // round 85 (cham.dsl:24)
    ldr q17, [x3, #64]
    eor v25.16b, v17.16b, v22.16b
    eor v26.16b, v17.16b, v23.16b
    eor v27.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v18.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v17.8h, #1
    sri v27.8h, v17.8h, #15
    add v0.8h, v0.8h, v28.8h
    add v5.8h, v5.8h, v25.8h
    add v1.8h, v1.8h, v26.8h
    add v3.8h, v3.8h, v27.8h
    // round 86 (cham.dsl:24)
    ldr q17, [x8, #1344]
    eor v22.16b, v17.16b, v22.16b
    eor v23.16b, v17.16b, v23.16b
    eor v24.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #80]
    eor v25.16b, v18.16b, v2.16b
    eor v26.16b, v18.16b, v4.16b
    eor v27.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v7.16b
    add v22.8h, v22.8h, v25.8h
    add v23.8h, v23.8h, v26.8h
    add v24.8h, v24.8h, v27.8h
    add v17.8h, v17.8h, v18.8h
    // round 87 (cham.dsl:24)
    ldr q18, [x8, #1360]
    // round 83 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 87 (cham.dsl:24)
    eor v2.16b, v18.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v6.16b, v18.16b, v6.16b
    eor v7.16b, v18.16b, v7.16b
    // round 84 (cham.dsl:24)
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v21.8h, #1
    sri v20.8h, v21.8h, #15
    shl v21.8h, v16.8h, #1
    sri v21.8h, v16.8h, #15
    // round 87 (cham.dsl:24)
    ldr q16, [x3, #96]
    eor v25.16b, v16.16b, v18.16b
    eor v26.16b, v16.16b, v19.16b
    eor v27.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v21.16b
    shl v28.8h, v25.8h, #1
    sri v28.8h, v25.8h, #15
    shl v25.8h, v26.8h, #1
    sri v25.8h, v26.8h, #15
    shl v26.8h, v27.8h, #1
    sri v26.8h, v27.8h, #15
    shl v27.8h, v16.8h, #1
    sri v27.8h, v16.8h, #15
    add v2.8h, v2.8h, v28.8h
    add v4.8h, v4.8h, v25.8h
    add v6.8h, v6.8h, v26.8h
    add v7.8h, v7.8h, v27.8h
    // round 88 (cham.dsl:24)
    ldr q16, [x8, #1376]
    eor v18.16b, v16.16b, v18.16b
    eor v19.16b, v16.16b, v19.16b
    eor v20.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q21, [x3, #112]
    eor v25.16b, v21.16b, v0.16b
    eor v26.16b, v21.16b, v5.16b
    eor v27.16b, v21.16b, v1.16b
    eor v21.16b, v21.16b, v3.16b
    add v18.8h, v18.8h, v25.8h
    add v19.8h, v19.8h, v26.8h
    add v20.8h, v20.8h, v27.8h
    add v16.8h, v16.8h, v21.8h
    // round 85 (cham.dsl:24)
    rev16 v0.16b, v0.16b
    rev16 v5.16b, v5.16b
    rev16 v1.16b, v1.16b
    rev16 v3.16b, v3.16b
    // round 86 (cham.dsl:24)
    shl v21.8h, v22.8h, #1
    sri v21.8h, v22.8h, #15
    shl v22.8h, v23.8h, #1
    sri v22.8h, v23.8h, #15
    shl v23.8h, v24.8h, #1
    sri v23.8h, v24.8h, #15
    shl v24.8h, v17.8h, #1
    sri v24.8h, v17.8h, #15
    // round 87 (cham.dsl:24)
    rev16 v2.16b, v2.16b
    rev16 v4.16b, v4.16b
    rev16 v6.16b, v6.16b
    rev16 v7.16b, v7.16b
    // round 88 (cham.dsl:24)
    shl v17.8h, v18.8h, #1
    sri v17.8h, v18.8h, #15
    shl v18.8h, v19.8h, #1
    sri v18.8h, v19.8h, #15
    shl v19.8h, v20.8h, #1
    sri v19.8h, v20.8h, #15
    shl v20.8h, v16.8h, #1
    sri v20.8h, v16.8h, #15
    ld4 {v25.8h, v26.8h, v27.8h, v28.8h}, [x1]
    add x9, x1, #64
    ld4 {v8.8h, v9.8h, v10.8h, v11.8h}, [x9]
    add x9, x1, #128
    ld4 {v12.8h, v13.8h, v14.8h, v15.8h}, [x9]
    add x9, x1, #192
    mov v16.16b, v28.16b
    ld4 {v28.8h, v29.8h, v30.8h, v31.8h}, [x9]
    eor v0.16b, v0.16b, v25.16b
    eor v21.16b, v21.16b, v26.16b
    eor v2.16b, v2.16b, v27.16b
    eor v16.16b, v17.16b, v16.16b
    eor v5.16b, v5.16b, v8.16b
    eor v25.16b, v22.16b, v9.16b
    eor v26.16b, v4.16b, v10.16b
    eor v27.16b, v18.16b, v11.16b
    eor v8.16b, v1.16b, v12.16b
    eor v9.16b, v23.16b, v13.16b
    eor v10.16b, v6.16b, v14.16b
    eor v11.16b, v19.16b, v15.16b
    eor v12.16b, v3.16b, v28.16b
    eor v13.16b, v24.16b, v29.16b
    eor v14.16b, v7.16b, v30.16b
    eor v15.16b, v20.16b, v31.16b
    mov v1.16b, v21.16b
    mov v3.16b, v16.16b
    st4 {v0.8h, v1.8h, v2.8h, v3.8h}, [x0]
    add x9, x0, #64
    mov v24.16b, v5.16b
    st4 {v24.8h, v25.8h, v26.8h, v27.8h}, [x9]
    add x9, x0, #128
    st4 {v8.8h, v9.8h, v10.8h, v11.8h}, [x9]
    add x9, x0, #192
    st4 {v12.8h, v13.8h, v14.8h, v15.8h}, [x9]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_cham64_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_cham64_128_ctr_crypt_neon_out
.Llwcc_cham64_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_cham64_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_cham64_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_cham64_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_cham64_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_cham64_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_cham64_128_ctr_crypt_neon_group
.Llwcc_cham64_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_cham64_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_cham64_128_ctr_crypt_neon_copy
.Llwcc_cham64_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_cham64_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_cham64_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_cham64_128_ctr_crypt_neon_return:
    ret
    .size lwcc_cham64_128_ctr_crypt_neon, .-lwcc_cham64_128_ctr_crypt_neon

    .balign 16
.Llwcc_cham64_128_file_neon_constants:
    .byte 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00
    .byte 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00
    .byte 0x03, 0x00, 0x03, 0x00, 0x03, 0x00, 0x03, 0x00, 0x03, 0x00, 0x03, 0x00, 0x03, 0x00, 0x03, 0x00
    .byte 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00
    .byte 0x05, 0x00, 0x05, 0x00, 0x05, 0x00, 0x05, 0x00, 0x05, 0x00, 0x05, 0x00, 0x05, 0x00, 0x05, 0x00
    .byte 0x06, 0x00, 0x06, 0x00, 0x06, 0x00, 0x06, 0x00, 0x06, 0x00, 0x06, 0x00, 0x06, 0x00, 0x06, 0x00
    .byte 0x07, 0x00, 0x07, 0x00, 0x07, 0x00, 0x07, 0x00, 0x07, 0x00, 0x07, 0x00, 0x07, 0x00, 0x07, 0x00
    .byte 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00
    .byte 0x09, 0x00, 0x09, 0x00, 0x09, 0x00, 0x09, 0x00, 0x09, 0x00, 0x09, 0x00, 0x09, 0x00, 0x09, 0x00
    .byte 0x0a, 0x00, 0x0a, 0x00, 0x0a, 0x00, 0x0a, 0x00, 0x0a, 0x00, 0x0a, 0x00, 0x0a, 0x00, 0x0a, 0x00
    .byte 0x0b, 0x00, 0x0b, 0x00, 0x0b, 0x00, 0x0b, 0x00, 0x0b, 0x00, 0x0b, 0x00, 0x0b, 0x00, 0x0b, 0x00
    .byte 0x0c, 0x00, 0x0c, 0x00, 0x0c, 0x00, 0x0c, 0x00, 0x0c, 0x00, 0x0c, 0x00, 0x0c, 0x00, 0x0c, 0x00
    .byte 0x0d, 0x00, 0x0d, 0x00, 0x0d, 0x00, 0x0d, 0x00, 0x0d, 0x00, 0x0d, 0x00, 0x0d, 0x00, 0x0d, 0x00
    .byte 0x0e, 0x00, 0x0e, 0x00, 0x0e, 0x00, 0x0e, 0x00, 0x0e, 0x00, 0x0e, 0x00, 0x0e, 0x00, 0x0e, 0x00
    .byte 0x0f, 0x00, 0x0f, 0x00, 0x0f, 0x00, 0x0f, 0x00, 0x0f, 0x00, 0x0f, 0x00, 0x0f, 0x00, 0x0f, 0x00
    .byte 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00
    .byte 0x11, 0x00, 0x11, 0x00, 0x11, 0x00, 0x11, 0x00, 0x11, 0x00, 0x11, 0x00, 0x11, 0x00, 0x11, 0x00
    .byte 0x12, 0x00, 0x12, 0x00, 0x12, 0x00, 0x12, 0x00, 0x12, 0x00, 0x12, 0x00, 0x12, 0x00, 0x12, 0x00
    .byte 0x13, 0x00, 0x13, 0x00, 0x13, 0x00, 0x13, 0x00, 0x13, 0x00, 0x13, 0x00, 0x13, 0x00, 0x13, 0x00
    .byte 0x14, 0x00, 0x14, 0x00, 0x14, 0x00, 0x14, 0x00, 0x14, 0x00, 0x14, 0x00, 0x14, 0x00, 0x14, 0x00
    .byte 0x15, 0x00, 0x15, 0x00, 0x15, 0x00, 0x15, 0x00, 0x15, 0x00, 0x15, 0x00, 0x15, 0x00, 0x15, 0x00
    .byte 0x16, 0x00, 0x16, 0x00, 0x16, 0x00, 0x16, 0x00, 0x16, 0x00, 0x16, 0x00, 0x16, 0x00, 0x16, 0x00
    .byte 0x17, 0x00, 0x17, 0x00, 0x17, 0x00, 0x17, 0x00, 0x17, 0x00, 0x17, 0x00, 0x17, 0x00, 0x17, 0x00
    .byte 0x18, 0x00, 0x18, 0x00, 0x18, 0x00, 0x18, 0x00, 0x18, 0x00, 0x18, 0x00, 0x18, 0x00, 0x18, 0x00
    .byte 0x19, 0x00, 0x19, 0x00, 0x19, 0x00, 0x19, 0x00, 0x19, 0x00, 0x19, 0x00, 0x19, 0x00, 0x19, 0x00
    .byte 0x1a, 0x00, 0x1a, 0x00, 0x1a, 0x00, 0x1a, 0x00, 0x1a, 0x00, 0x1a, 0x00, 0x1a, 0x00, 0x1a, 0x00
    .byte 0x1b, 0x00, 0x1b, 0x00, 0x1b, 0x00, 0x1b, 0x00, 0x1b, 0x00, 0x1b, 0x00, 0x1b, 0x00, 0x1b, 0x00
    .byte 0x1c, 0x00, 0x1c, 0x00, 0x1c, 0x00, 0x1c, 0x00, 0x1c, 0x00, 0x1c, 0x00, 0x1c, 0x00, 0x1c, 0x00
    .byte 0x1d, 0x00, 0x1d, 0x00, 0x1d, 0x00, 0x1d, 0x00, 0x1d, 0x00, 0x1d, 0x00, 0x1d, 0x00, 0x1d, 0x00
    .byte 0x1e, 0x00, 0x1e, 0x00, 0x1e, 0x00, 0x1e, 0x00, 0x1e, 0x00, 0x1e, 0x00, 0x1e, 0x00, 0x1e, 0x00
    .byte 0x1f, 0x00, 0x1f, 0x00, 0x1f, 0x00, 0x1f, 0x00, 0x1f, 0x00, 0x1f, 0x00, 0x1f, 0x00, 0x1f, 0x00
    .byte 0x20, 0x00, 0x20, 0x00, 0x20, 0x00, 0x20, 0x00, 0x20, 0x00, 0x20, 0x00, 0x20, 0x00, 0x20, 0x00
    .byte 0x21, 0x00, 0x21, 0x00, 0x21, 0x00, 0x21, 0x00, 0x21, 0x00, 0x21, 0x00, 0x21, 0x00, 0x21, 0x00
    .byte 0x22, 0x00, 0x22, 0x00, 0x22, 0x00, 0x22, 0x00, 0x22, 0x00, 0x22, 0x00, 0x22, 0x00, 0x22, 0x00
    .byte 0x23, 0x00, 0x23, 0x00, 0x23, 0x00, 0x23, 0x00, 0x23, 0x00, 0x23, 0x00, 0x23, 0x00, 0x23, 0x00
    .byte 0x24, 0x00, 0x24, 0x00, 0x24, 0x00, 0x24, 0x00, 0x24, 0x00, 0x24, 0x00, 0x24, 0x00, 0x24, 0x00
    .byte 0x25, 0x00, 0x25, 0x00, 0x25, 0x00, 0x25, 0x00, 0x25, 0x00, 0x25, 0x00, 0x25, 0x00, 0x25, 0x00
    .byte 0x26, 0x00, 0x26, 0x00, 0x26, 0x00, 0x26, 0x00, 0x26, 0x00, 0x26, 0x00, 0x26, 0x00, 0x26, 0x00
    .byte 0x27, 0x00, 0x27, 0x00, 0x27, 0x00, 0x27, 0x00, 0x27, 0x00, 0x27, 0x00, 0x27, 0x00, 0x27, 0x00
    .byte 0x28, 0x00, 0x28, 0x00, 0x28, 0x00, 0x28, 0x00, 0x28, 0x00, 0x28, 0x00, 0x28, 0x00, 0x28, 0x00
    .byte 0x29, 0x00, 0x29, 0x00, 0x29, 0x00, 0x29, 0x00, 0x29, 0x00, 0x29, 0x00, 0x29, 0x00, 0x29, 0x00
    .byte 0x2a, 0x00, 0x2a, 0x00, 0x2a, 0x00, 0x2a, 0x00, 0x2a, 0x00, 0x2a, 0x00, 0x2a, 0x00, 0x2a, 0x00
    .byte 0x2b, 0x00, 0x2b, 0x00, 0x2b, 0x00, 0x2b, 0x00, 0x2b, 0x00, 0x2b, 0x00, 0x2b, 0x00, 0x2b, 0x00
    .byte 0x2c, 0x00, 0x2c, 0x00, 0x2c, 0x00, 0x2c, 0x00, 0x2c, 0x00, 0x2c, 0x00, 0x2c, 0x00, 0x2c, 0x00
    .byte 0x2d, 0x00, 0x2d, 0x00, 0x2d, 0x00, 0x2d, 0x00, 0x2d, 0x00, 0x2d, 0x00, 0x2d, 0x00, 0x2d, 0x00
    .byte 0x2e, 0x00, 0x2e, 0x00, 0x2e, 0x00, 0x2e, 0x00, 0x2e, 0x00, 0x2e, 0x00, 0x2e, 0x00, 0x2e, 0x00
    .byte 0x2f, 0x00, 0x2f, 0x00, 0x2f, 0x00, 0x2f, 0x00, 0x2f, 0x00, 0x2f, 0x00, 0x2f, 0x00, 0x2f, 0x00
    .byte 0x30, 0x00, 0x30, 0x00, 0x30, 0x00, 0x30, 0x00, 0x30, 0x00, 0x30, 0x00, 0x30, 0x00, 0x30, 0x00
    .byte 0x31, 0x00, 0x31, 0x00, 0x31, 0x00, 0x31, 0x00, 0x31, 0x00, 0x31, 0x00, 0x31, 0x00, 0x31, 0x00
    .byte 0x32, 0x00, 0x32, 0x00, 0x32, 0x00, 0x32, 0x00, 0x32, 0x00, 0x32, 0x00, 0x32, 0x00, 0x32, 0x00
    .byte 0x33, 0x00, 0x33, 0x00, 0x33, 0x00, 0x33, 0x00, 0x33, 0x00, 0x33, 0x00, 0x33, 0x00, 0x33, 0x00
    .byte 0x34, 0x00, 0x34, 0x00, 0x34, 0x00, 0x34, 0x00, 0x34, 0x00, 0x34, 0x00, 0x34, 0x00, 0x34, 0x00
    .byte 0x35, 0x00, 0x35, 0x00, 0x35, 0x00, 0x35, 0x00, 0x35, 0x00, 0x35, 0x00, 0x35, 0x00, 0x35, 0x00
    .byte 0x36, 0x00, 0x36, 0x00, 0x36, 0x00, 0x36, 0x00, 0x36, 0x00, 0x36, 0x00, 0x36, 0x00, 0x36, 0x00
    .byte 0x37, 0x00, 0x37, 0x00, 0x37, 0x00, 0x37, 0x00, 0x37, 0x00, 0x37, 0x00, 0x37, 0x00, 0x37, 0x00
    .byte 0x38, 0x00, 0x38, 0x00, 0x38, 0x00, 0x38, 0x00, 0x38, 0x00, 0x38, 0x00, 0x38, 0x00, 0x38, 0x00
    .byte 0x39, 0x00, 0x39, 0x00, 0x39, 0x00, 0x39, 0x00, 0x39, 0x00, 0x39, 0x00, 0x39, 0x00, 0x39, 0x00
    .byte 0x3a, 0x00, 0x3a, 0x00, 0x3a, 0x00, 0x3a, 0x00, 0x3a, 0x00, 0x3a, 0x00, 0x3a, 0x00, 0x3a, 0x00
    .byte 0x3b, 0x00, 0x3b, 0x00, 0x3b, 0x00, 0x3b, 0x00, 0x3b, 0x00, 0x3b, 0x00, 0x3b, 0x00, 0x3b, 0x00
    .byte 0x3c, 0x00, 0x3c, 0x00, 0x3c, 0x00, 0x3c, 0x00, 0x3c, 0x00, 0x3c, 0x00, 0x3c, 0x00, 0x3c, 0x00
    .byte 0x3d, 0x00, 0x3d, 0x00, 0x3d, 0x00, 0x3d, 0x00, 0x3d, 0x00, 0x3d, 0x00, 0x3d, 0x00, 0x3d, 0x00
    .byte 0x3e, 0x00, 0x3e, 0x00, 0x3e, 0x00, 0x3e, 0x00, 0x3e, 0x00, 0x3e, 0x00, 0x3e, 0x00, 0x3e, 0x00
    .byte 0x3f, 0x00, 0x3f, 0x00, 0x3f, 0x00, 0x3f, 0x00, 0x3f, 0x00, 0x3f, 0x00, 0x3f, 0x00, 0x3f, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x41, 0x00, 0x41, 0x00, 0x41, 0x00, 0x41, 0x00, 0x41, 0x00, 0x41, 0x00, 0x41, 0x00, 0x41, 0x00
    .byte 0x42, 0x00, 0x42, 0x00, 0x42, 0x00, 0x42, 0x00, 0x42, 0x00, 0x42, 0x00, 0x42, 0x00, 0x42, 0x00
    .byte 0x43, 0x00, 0x43, 0x00, 0x43, 0x00, 0x43, 0x00, 0x43, 0x00, 0x43, 0x00, 0x43, 0x00, 0x43, 0x00
    .byte 0x44, 0x00, 0x44, 0x00, 0x44, 0x00, 0x44, 0x00, 0x44, 0x00, 0x44, 0x00, 0x44, 0x00, 0x44, 0x00
    .byte 0x45, 0x00, 0x45, 0x00, 0x45, 0x00, 0x45, 0x00, 0x45, 0x00, 0x45, 0x00, 0x45, 0x00, 0x45, 0x00
    .byte 0x46, 0x00, 0x46, 0x00, 0x46, 0x00, 0x46, 0x00, 0x46, 0x00, 0x46, 0x00, 0x46, 0x00, 0x46, 0x00
    .byte 0x47, 0x00, 0x47, 0x00, 0x47, 0x00, 0x47, 0x00, 0x47, 0x00, 0x47, 0x00, 0x47, 0x00, 0x47, 0x00
    .byte 0x48, 0x00, 0x48, 0x00, 0x48, 0x00, 0x48, 0x00, 0x48, 0x00, 0x48, 0x00, 0x48, 0x00, 0x48, 0x00
    .byte 0x49, 0x00, 0x49, 0x00, 0x49, 0x00, 0x49, 0x00, 0x49, 0x00, 0x49, 0x00, 0x49, 0x00, 0x49, 0x00
    .byte 0x4a, 0x00, 0x4a, 0x00, 0x4a, 0x00, 0x4a, 0x00, 0x4a, 0x00, 0x4a, 0x00, 0x4a, 0x00, 0x4a, 0x00
    .byte 0x4b, 0x00, 0x4b, 0x00, 0x4b, 0x00, 0x4b, 0x00, 0x4b, 0x00, 0x4b, 0x00, 0x4b, 0x00, 0x4b, 0x00
    .byte 0x4c, 0x00, 0x4c, 0x00, 0x4c, 0x00, 0x4c, 0x00, 0x4c, 0x00, 0x4c, 0x00, 0x4c, 0x00, 0x4c, 0x00
    .byte 0x4d, 0x00, 0x4d, 0x00, 0x4d, 0x00, 0x4d, 0x00, 0x4d, 0x00, 0x4d, 0x00, 0x4d, 0x00, 0x4d, 0x00
    .byte 0x4e, 0x00, 0x4e, 0x00, 0x4e, 0x00, 0x4e, 0x00, 0x4e, 0x00, 0x4e, 0x00, 0x4e, 0x00, 0x4e, 0x00
    .byte 0x4f, 0x00, 0x4f, 0x00, 0x4f, 0x00, 0x4f, 0x00, 0x4f, 0x00, 0x4f, 0x00, 0x4f, 0x00, 0x4f, 0x00
    .byte 0x50, 0x00, 0x50, 0x00, 0x50, 0x00, 0x50, 0x00, 0x50, 0x00, 0x50, 0x00, 0x50, 0x00, 0x50, 0x00
    .byte 0x51, 0x00, 0x51, 0x00, 0x51, 0x00, 0x51, 0x00, 0x51, 0x00, 0x51, 0x00, 0x51, 0x00, 0x51, 0x00
    .byte 0x52, 0x00, 0x52, 0x00, 0x52, 0x00, 0x52, 0x00, 0x52, 0x00, 0x52, 0x00, 0x52, 0x00, 0x52, 0x00
    .byte 0x53, 0x00, 0x53, 0x00, 0x53, 0x00, 0x53, 0x00, 0x53, 0x00, 0x53, 0x00, 0x53, 0x00, 0x53, 0x00
    .byte 0x54, 0x00, 0x54, 0x00, 0x54, 0x00, 0x54, 0x00, 0x54, 0x00, 0x54, 0x00, 0x54, 0x00, 0x54, 0x00
    .byte 0x55, 0x00, 0x55, 0x00, 0x55, 0x00, 0x55, 0x00, 0x55, 0x00, 0x55, 0x00, 0x55, 0x00, 0x55, 0x00
    .byte 0x56, 0x00, 0x56, 0x00, 0x56, 0x00, 0x56, 0x00, 0x56, 0x00, 0x56, 0x00, 0x56, 0x00, 0x56, 0x00
    .byte 0x57, 0x00, 0x57, 0x00, 0x57, 0x00, 0x57, 0x00, 0x57, 0x00, 0x57, 0x00, 0x57, 0x00, 0x57, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x16, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00
    .byte 0x18, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x1a, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00
    .byte 0x1c, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00
