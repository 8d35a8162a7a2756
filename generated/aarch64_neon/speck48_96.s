// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck48_96 --target neon --lanes 16
// passes:    unroll() invert() counter() counter_words() fold() balance() hoist() slice() select() schedule() allocate()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 160
// layout:    ldr_q; bytes of 6 registers to 8 of 24 bits in lanes of 32
// sizes:     in bytes: block 6, key 12, nonce 2, rk 368, ctx 384, align 16, group 96, stack 160
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:0b29012cf2cc19008458ff516e54ea97a87236238934b6b750b5e701a1bfff98

    .text

    .balign 16
    .global lwcc_speck48_96_key_setup_neon
    .type lwcc_speck48_96_key_setup_neon, %function
lwcc_speck48_96_key_setup_neon:
    adr x8, .Llwcc_speck48_96_file_neon_constants
    // round 1 (speck.dsl:23)
    add x9, x1, #3
    add x10, x1, #4
    add x11, x1, #1
    ld1r {v0.16b}, [x1]
    // round 2 (speck.dsl:23)
    add x12, x1, #6
    // round 1 (speck.dsl:23)
    ld1r {v1.16b}, [x9]
    ld1r {v2.8h}, [x11]
    // round 2 (speck.dsl:23)
    add x9, x1, #7
    // round 1 (speck.dsl:23)
    ld1r {v3.8h}, [x10]
    ldr q4, [x8, #288]
    ldr q5, [x8, #256]
    // round 2 (speck.dsl:23)
    ld1r {v6.16b}, [x12]
    ld1r {v7.8h}, [x9]
    ldr q16, [x8, #64]
    and v0.16b, v0.16b, v5.16b
    ldr q17, [x8, #304]
    and v2.16b, v2.16b, v4.16b
    // round 1 (speck.dsl:23)
    and v1.16b, v1.16b, v5.16b
    and v3.16b, v3.16b, v4.16b
    orr v0.16b, v0.16b, v2.16b
    // round 2 (speck.dsl:23)
    and v2.16b, v6.16b, v5.16b
    // round 1 (speck.dsl:23)
    orr v1.16b, v1.16b, v3.16b
    // round 2 (speck.dsl:23)
    and v3.16b, v7.16b, v4.16b
    // round 1 (speck.dsl:23)
    shl v6.4s, v0.4s, #3
    str q0, [x0, #0]
    // round 3 (speck.dsl:23)
    add x9, x1, #9
    ld1r {v7.16b}, [x9]
    // round 1 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 2 (speck.dsl:23)
    orr v2.16b, v2.16b, v3.16b
    // round 1 (speck.dsl:23)
    sri v6.4s, v0.4s, #21
    // round 3 (speck.dsl:23)
    add x9, x1, #10
    ldr q3, [x8, #320]
    ld1r {v18.8h}, [x9]
    // round 1 (speck.dsl:22)
    add v0.4s, v1.4s, v0.4s
    // round 2 (speck.dsl:22)
    tbl v1.16b, {v2.16b}, v16.16b
    // round 1 (speck.dsl:23)
    eor v2.16b, v6.16b, v0.16b
    // round 2 (speck.dsl:22)
    add v1.4s, v1.4s, v2.4s
    shl v6.4s, v2.4s, #3
    // round 1 (speck.dsl:23)
    str q2, [x0, #16]
    // round 4 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 3 (speck.dsl:23)
    and v5.16b, v7.16b, v5.16b
    // round 2 (speck.dsl:23)
    sri v6.4s, v2.4s, #21
    eor v1.16b, v1.16b, v17.16b
    // round 4 (speck.dsl:22)
    ldr q2, [x8, #336]
    // round 5 (speck.dsl:22)
    ldr q7, [x8, #352]
    // round 3 (speck.dsl:23)
    and v4.16b, v18.16b, v4.16b
    // round 2 (speck.dsl:23)
    eor v6.16b, v6.16b, v1.16b
    // round 5 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 3 (speck.dsl:23)
    orr v4.16b, v5.16b, v4.16b
    shl v5.4s, v6.4s, #3
    // round 2 (speck.dsl:23)
    str q6, [x0, #32]
    // round 3 (speck.dsl:22)
    tbl v4.16b, {v4.16b}, v16.16b
    sri v5.4s, v6.4s, #21
    // round 6 (speck.dsl:22)
    ldr q17, [x8, #368]
    // round 3 (speck.dsl:22)
    add v4.4s, v4.4s, v6.4s
    // round 7 (speck.dsl:22)
    ldr q6, [x8, #384]
    // round 3 (speck.dsl:22)
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v5.16b, v3.16b
    // round 6 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v16.16b
    // round 4 (speck.dsl:22)
    add v0.4s, v0.4s, v4.4s
    shl v5.4s, v4.4s, #3
    // round 3 (speck.dsl:23)
    str q4, [x0, #48]
    // round 4 (speck.dsl:22)
    eor v0.16b, v0.16b, v2.16b
    sri v5.4s, v4.4s, #21
    // round 8 (speck.dsl:22)
    ldr q2, [x8, #400]
    // round 4 (speck.dsl:23)
    eor v4.16b, v5.16b, v0.16b
    // round 7 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 5 (speck.dsl:23)
    shl v5.4s, v4.4s, #3
    add v1.4s, v1.4s, v4.4s
    // round 4 (speck.dsl:23)
    str q4, [x0, #64]
    // round 5 (speck.dsl:22)
    eor v1.16b, v1.16b, v7.16b
    sri v5.4s, v4.4s, #21
    // round 9 (speck.dsl:22)
    ldr q4, [x8, #416]
    // round 5 (speck.dsl:23)
    eor v5.16b, v5.16b, v1.16b
    // round 8 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 6 (speck.dsl:23)
    shl v7.4s, v5.4s, #3
    add v3.4s, v3.4s, v5.4s
    // round 5 (speck.dsl:23)
    str q5, [x0, #80]
    // round 6 (speck.dsl:23)
    sri v7.4s, v5.4s, #21
    eor v3.16b, v3.16b, v17.16b
    // round 10 (speck.dsl:22)
    ldr q5, [x8, #432]
    // round 6 (speck.dsl:23)
    eor v7.16b, v7.16b, v3.16b
    // round 9 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v16.16b
    // round 7 (speck.dsl:22)
    add v0.4s, v0.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 6 (speck.dsl:23)
    str q7, [x0, #96]
    // round 7 (speck.dsl:22)
    eor v0.16b, v0.16b, v6.16b
    sri v17.4s, v7.4s, #21
    // round 11 (speck.dsl:22)
    ldr q6, [x8, #448]
    // round 7 (speck.dsl:23)
    eor v7.16b, v17.16b, v0.16b
    // round 10 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 8 (speck.dsl:22)
    add v1.4s, v1.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 7 (speck.dsl:23)
    str q7, [x0, #112]
    // round 8 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v1.16b, v1.16b, v2.16b
    // round 12 (speck.dsl:22)
    ldr q2, [x8, #464]
    // round 8 (speck.dsl:23)
    eor v7.16b, v17.16b, v1.16b
    // round 11 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 9 (speck.dsl:22)
    add v3.4s, v3.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 8 (speck.dsl:23)
    str q7, [x0, #128]
    // round 9 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v3.16b, v3.16b, v4.16b
    // round 13 (speck.dsl:22)
    ldr q4, [x8, #480]
    // round 9 (speck.dsl:23)
    eor v7.16b, v17.16b, v3.16b
    // round 12 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v16.16b
    // round 10 (speck.dsl:22)
    add v0.4s, v0.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 9 (speck.dsl:23)
    str q7, [x0, #144]
    // round 10 (speck.dsl:22)
    eor v0.16b, v0.16b, v5.16b
    sri v17.4s, v7.4s, #21
    // round 14 (speck.dsl:22)
    ldr q5, [x8, #496]
    // round 10 (speck.dsl:23)
    eor v7.16b, v17.16b, v0.16b
    // round 13 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 11 (speck.dsl:22)
    add v1.4s, v1.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 10 (speck.dsl:23)
    str q7, [x0, #160]
    // round 11 (speck.dsl:22)
    eor v1.16b, v1.16b, v6.16b
    sri v17.4s, v7.4s, #21
    // round 15 (speck.dsl:22)
    ldr q6, [x8, #512]
    // round 11 (speck.dsl:23)
    eor v7.16b, v17.16b, v1.16b
    // round 14 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 12 (speck.dsl:23)
    shl v17.4s, v7.4s, #3
    add v3.4s, v3.4s, v7.4s
    // round 11 (speck.dsl:23)
    str q7, [x0, #176]
    // round 12 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v2.16b, v3.16b, v2.16b
    // round 16 (speck.dsl:22)
    ldr q3, [x8, #528]
    // round 12 (speck.dsl:23)
    eor v7.16b, v17.16b, v2.16b
    // round 15 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v16.16b
    // round 13 (speck.dsl:22)
    add v0.4s, v0.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 12 (speck.dsl:23)
    str q7, [x0, #192]
    // round 13 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v0.16b, v0.16b, v4.16b
    // round 17 (speck.dsl:22)
    ldr q4, [x8, #544]
    // round 13 (speck.dsl:23)
    eor v7.16b, v17.16b, v0.16b
    // round 16 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 14 (speck.dsl:23)
    shl v17.4s, v7.4s, #3
    add v1.4s, v1.4s, v7.4s
    // round 13 (speck.dsl:23)
    str q7, [x0, #208]
    // round 14 (speck.dsl:22)
    eor v1.16b, v1.16b, v5.16b
    sri v17.4s, v7.4s, #21
    // round 18 (speck.dsl:22)
    ldr q5, [x8, #560]
    // round 14 (speck.dsl:23)
    eor v7.16b, v17.16b, v1.16b
    // round 17 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 15 (speck.dsl:22)
    add v2.4s, v2.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 14 (speck.dsl:23)
    str q7, [x0, #224]
    // round 15 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v2.16b, v2.16b, v6.16b
    // round 19 (speck.dsl:22)
    ldr q6, [x8, #576]
    // round 15 (speck.dsl:23)
    eor v7.16b, v17.16b, v2.16b
    // round 18 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v16.16b
    // round 16 (speck.dsl:22)
    add v0.4s, v0.4s, v7.4s
    shl v17.4s, v7.4s, #3
    // round 15 (speck.dsl:23)
    str q7, [x0, #240]
    // round 16 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v0.16b, v0.16b, v3.16b
    // round 20 (speck.dsl:22)
    ldr q3, [x8, #592]
    // round 16 (speck.dsl:23)
    eor v7.16b, v17.16b, v0.16b
    // round 19 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 17 (speck.dsl:23)
    shl v17.4s, v7.4s, #3
    add v1.4s, v1.4s, v7.4s
    // round 16 (speck.dsl:23)
    str q7, [x0, #256]
    // round 17 (speck.dsl:22)
    eor v1.16b, v1.16b, v4.16b
    sri v17.4s, v7.4s, #21
    // round 21 (speck.dsl:22)
    ldr q4, [x8, #608]
    // round 17 (speck.dsl:23)
    eor v7.16b, v17.16b, v1.16b
    // round 20 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v16.16b
    // round 18 (speck.dsl:23)
    shl v17.4s, v7.4s, #3
    add v2.4s, v2.4s, v7.4s
    // round 17 (speck.dsl:23)
    str q7, [x0, #272]
    // round 18 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v2.16b, v2.16b, v5.16b
    // round 22 (speck.dsl:22)
    ldr q5, [x8, #624]
    // round 18 (speck.dsl:23)
    eor v7.16b, v17.16b, v2.16b
    // round 21 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v16.16b
    // round 19 (speck.dsl:23)
    shl v17.4s, v7.4s, #3
    add v0.4s, v0.4s, v7.4s
    // round 18 (speck.dsl:23)
    str q7, [x0, #288]
    // round 19 (speck.dsl:23)
    sri v17.4s, v7.4s, #21
    eor v0.16b, v0.16b, v6.16b
    eor v6.16b, v17.16b, v0.16b
    // round 22 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v16.16b
    // round 20 (speck.dsl:22)
    add v1.4s, v1.4s, v6.4s
    shl v7.4s, v6.4s, #3
    // round 19 (speck.dsl:23)
    str q6, [x0, #304]
    // round 20 (speck.dsl:22)
    eor v1.16b, v1.16b, v3.16b
    sri v7.4s, v6.4s, #21
    eor v1.16b, v7.16b, v1.16b
    // round 21 (speck.dsl:22)
    add v2.4s, v2.4s, v1.4s
    shl v3.4s, v1.4s, #3
    // round 20 (speck.dsl:23)
    str q1, [x0, #320]
    // round 21 (speck.dsl:22)
    eor v2.16b, v2.16b, v4.16b
    sri v3.4s, v1.4s, #21
    eor v1.16b, v3.16b, v2.16b
    // round 22 (speck.dsl:23)
    shl v2.4s, v1.4s, #3
    add v0.4s, v0.4s, v1.4s
    // round 21 (speck.dsl:23)
    str q1, [x0, #336]
    // round 22 (speck.dsl:23)
    sri v2.4s, v1.4s, #21
    eor v0.16b, v0.16b, v5.16b
    eor v0.16b, v2.16b, v0.16b
    str q0, [x0, #352]
    ret
    .size lwcc_speck48_96_key_setup_neon, .-lwcc_speck48_96_key_setup_neon

    .balign 16
    .global lwcc_speck48_96_ecb_encrypt_neon
    .type lwcc_speck48_96_ecb_encrypt_neon, %function
lwcc_speck48_96_ecb_encrypt_neon:
    cbz x2, .Llwcc_speck48_96_ecb_encrypt_neon_return
    sub sp, sp, #160
    adr x8, .Llwcc_speck48_96_file_neon_constants
    // x5: whole groups of 96 bytes; x6: bytes that remain
    lsr x5, x2, #4
    and x6, x2, #15
    mov x9, x6
    add x6, x9, x6, lsl #1
    lsl x6, x6, #1
    movz x7, #0
    cbz x5, .Llwcc_speck48_96_ecb_encrypt_neon_rest
.Llwcc_speck48_96_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x8, #0]
    tbl v7.16b, {v0.16b, v1.16b}, v6.16b
    ldr q16, [x8, #16]
    tbl v17.16b, {v1.16b, v2.16b}, v16.16b
    tbl v6.16b, {v3.16b, v4.16b}, v6.16b
    tbl v16.16b, {v4.16b, v5.16b}, v16.16b
    ldr q18, [x8, #32]
    tbl v0.16b, {v0.16b, v1.16b}, v18.16b
    ldr q19, [x8, #48]
    tbl v1.16b, {v1.16b, v2.16b}, v19.16b
    tbl v2.16b, {v3.16b, v4.16b}, v18.16b
    tbl v3.16b, {v4.16b, v5.16b}, v19.16b
    ldr q4, [x8, #64]
    // round 1 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v7.4s
    add v1.4s, v1.4s, v17.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v16.4s
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v17.4s, #3
    sri v7.4s, v17.4s, #21
    shl v17.4s, v6.4s, #3
    sri v17.4s, v6.4s, #21
    shl v6.4s, v16.4s, #3
    sri v6.4s, v16.4s, #21
    ldr q16, [x3, #0]
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v5.16b, v5.16b, v0.16b
    eor v7.16b, v7.16b, v1.16b
    eor v16.16b, v17.16b, v2.16b
    eor v6.16b, v6.16b, v3.16b
    // round 2 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v7.4s
    add v2.4s, v2.4s, v16.4s
    add v3.4s, v3.4s, v6.4s
    shl v17.4s, v5.4s, #3
    sri v17.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    ldr q6, [x3, #16]
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v17.16b, v0.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    // round 3 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v6.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v16.4s
    shl v17.4s, v6.4s, #3
    sri v17.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    ldr q16, [x3, #32]
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v0.16b
    eor v6.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v2.16b
    eor v7.16b, v7.16b, v3.16b
    // round 4 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v16.4s
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v5.4s
    add v3.4s, v3.4s, v7.4s
    shl v17.4s, v16.4s, #3
    sri v17.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    ldr q7, [x3, #48]
    eor v0.16b, v7.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v7.16b, v2.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v2.16b
    eor v5.16b, v5.16b, v3.16b
    // round 5 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v7.4s
    add v1.4s, v1.4s, v16.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v5.4s
    shl v17.4s, v7.4s, #3
    sri v17.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    ldr q5, [x3, #64]
    eor v0.16b, v5.16b, v0.16b
    eor v1.16b, v5.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v17.16b, v0.16b
    eor v7.16b, v7.16b, v1.16b
    eor v16.16b, v16.16b, v2.16b
    eor v6.16b, v6.16b, v3.16b
    // round 6 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v7.4s
    add v2.4s, v2.4s, v16.4s
    add v3.4s, v3.4s, v6.4s
    shl v17.4s, v5.4s, #3
    sri v17.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    ldr q6, [x3, #80]
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v17.16b, v0.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    // round 7 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v6.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v16.4s
    shl v17.4s, v6.4s, #3
    sri v17.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    ldr q16, [x3, #96]
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v0.16b
    eor v6.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v2.16b
    eor v7.16b, v7.16b, v3.16b
    // round 8 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v16.4s
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v5.4s
    add v3.4s, v3.4s, v7.4s
    shl v17.4s, v16.4s, #3
    sri v17.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    ldr q7, [x3, #112]
    eor v0.16b, v7.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v7.16b, v2.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v2.16b
    eor v5.16b, v5.16b, v3.16b
    // round 9 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v7.4s
    add v1.4s, v1.4s, v16.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v5.4s
    shl v17.4s, v7.4s, #3
    sri v17.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    ldr q5, [x3, #128]
    eor v0.16b, v5.16b, v0.16b
    eor v1.16b, v5.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v17.16b, v0.16b
    eor v7.16b, v7.16b, v1.16b
    eor v16.16b, v16.16b, v2.16b
    eor v6.16b, v6.16b, v3.16b
    // round 10 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v7.4s
    add v2.4s, v2.4s, v16.4s
    add v3.4s, v3.4s, v6.4s
    shl v17.4s, v5.4s, #3
    sri v17.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    ldr q6, [x3, #144]
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v17.16b, v0.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    // round 11 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v6.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v16.4s
    shl v17.4s, v6.4s, #3
    sri v17.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    ldr q16, [x3, #160]
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v0.16b
    eor v6.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v2.16b
    eor v7.16b, v7.16b, v3.16b
    // round 12 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v16.4s
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v5.4s
    add v3.4s, v3.4s, v7.4s
    shl v17.4s, v16.4s, #3
    sri v17.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    ldr q7, [x3, #176]
    eor v0.16b, v7.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v7.16b, v2.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v2.16b
    eor v5.16b, v5.16b, v3.16b
    // round 13 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v7.4s
    add v1.4s, v1.4s, v16.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v5.4s
    shl v17.4s, v7.4s, #3
    sri v17.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    ldr q5, [x3, #192]
    eor v0.16b, v5.16b, v0.16b
    eor v1.16b, v5.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v17.16b, v0.16b
    eor v7.16b, v7.16b, v1.16b
    eor v16.16b, v16.16b, v2.16b
    eor v6.16b, v6.16b, v3.16b
    // round 14 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v7.4s
    add v2.4s, v2.4s, v16.4s
    add v3.4s, v3.4s, v6.4s
    shl v17.4s, v5.4s, #3
    sri v17.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    ldr q6, [x3, #208]
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v17.16b, v0.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    // round 15 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v6.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v16.4s
    shl v17.4s, v6.4s, #3
    sri v17.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    ldr q16, [x3, #224]
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v0.16b
    eor v6.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v2.16b
    eor v7.16b, v7.16b, v3.16b
    // round 16 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v16.4s
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v5.4s
    add v3.4s, v3.4s, v7.4s
    shl v17.4s, v16.4s, #3
    sri v17.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    ldr q7, [x3, #240]
    eor v0.16b, v7.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v7.16b, v2.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v2.16b
    eor v5.16b, v5.16b, v3.16b
    // round 17 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v7.4s
    add v1.4s, v1.4s, v16.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v5.4s
    shl v17.4s, v7.4s, #3
    sri v17.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    ldr q5, [x3, #256]
    eor v0.16b, v5.16b, v0.16b
    eor v1.16b, v5.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v17.16b, v0.16b
    eor v7.16b, v7.16b, v1.16b
    eor v16.16b, v16.16b, v2.16b
    eor v6.16b, v6.16b, v3.16b
    // round 18 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v7.4s
    add v2.4s, v2.4s, v16.4s
    add v3.4s, v3.4s, v6.4s
    shl v17.4s, v5.4s, #3
    sri v17.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    ldr q6, [x3, #272]
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v17.16b, v0.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    // round 19 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v6.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v16.4s
    shl v17.4s, v6.4s, #3
    sri v17.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    ldr q16, [x3, #288]
    eor v0.16b, v16.16b, v0.16b
    eor v1.16b, v16.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v0.16b
    eor v6.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v2.16b
    eor v7.16b, v7.16b, v3.16b
    // round 20 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v16.4s
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v5.4s
    add v3.4s, v3.4s, v7.4s
    shl v17.4s, v16.4s, #3
    sri v17.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    ldr q7, [x3, #304]
    eor v0.16b, v7.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v7.16b, v2.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v2.16b
    eor v5.16b, v5.16b, v3.16b
    // round 21 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v7.4s
    add v1.4s, v1.4s, v16.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v5.4s
    shl v17.4s, v7.4s, #3
    sri v17.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    ldr q5, [x3, #320]
    eor v0.16b, v5.16b, v0.16b
    eor v1.16b, v5.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v17.16b, v0.16b
    eor v7.16b, v7.16b, v1.16b
    eor v16.16b, v16.16b, v2.16b
    eor v6.16b, v6.16b, v3.16b
    // round 22 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v7.4s
    add v2.4s, v2.4s, v16.4s
    add v3.4s, v3.4s, v6.4s
    shl v17.4s, v5.4s, #3
    sri v17.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    shl v16.4s, v6.4s, #3
    sri v16.4s, v6.4s, #21
    ldr q6, [x3, #336]
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v17.16b, v0.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    // round 23 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v4.16b
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    add v0.4s, v0.4s, v6.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v16.4s
    shl v4.4s, v6.4s, #3
    sri v4.4s, v6.4s, #21
    shl v6.4s, v5.4s, #3
    sri v6.4s, v5.4s, #21
    shl v5.4s, v7.4s, #3
    sri v5.4s, v7.4s, #21
    shl v7.4s, v16.4s, #3
    sri v7.4s, v16.4s, #21
    ldr q16, [x3, #352]
    eor v18.16b, v16.16b, v0.16b
    eor v20.16b, v16.16b, v1.16b
    eor v1.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v3.16b
    eor v17.16b, v4.16b, v18.16b
    eor v19.16b, v6.16b, v20.16b
    eor v0.16b, v5.16b, v1.16b
    eor v2.16b, v7.16b, v3.16b
    ldr q4, [x8, #80]
    tbl v5.16b, {v17.16b, v18.16b}, v4.16b
    ldr q6, [x8, #96]
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v6.16b
    ldr q16, [x8, #112]
    tbl v17.16b, {v19.16b, v20.16b}, v16.16b
    tbl v4.16b, {v0.16b, v1.16b}, v4.16b
    tbl v0.16b, {v0.16b, v1.16b, v2.16b, v3.16b}, v6.16b
    tbl v1.16b, {v2.16b, v3.16b}, v16.16b
    str q5, [x0, #0]
    str q7, [x0, #16]
    str q17, [x0, #32]
    str q4, [x0, #48]
    str q0, [x0, #64]
    str q1, [x0, #80]
    add x0, x0, #96
    add x1, x1, #96
    sub x5, x5, #1
    cbnz x5, .Llwcc_speck48_96_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_speck48_96_ecb_encrypt_neon_out
.Llwcc_speck48_96_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_speck48_96_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #6
.Llwcc_speck48_96_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_speck48_96_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_speck48_96_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_speck48_96_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_speck48_96_ecb_encrypt_neon_group
.Llwcc_speck48_96_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_speck48_96_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_speck48_96_ecb_encrypt_neon_copy
.Llwcc_speck48_96_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #6
.Llwcc_speck48_96_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_speck48_96_ecb_encrypt_neon_wipe
    add sp, sp, #160
    ret
.Llwcc_speck48_96_ecb_encrypt_neon_return:
    ret
    .size lwcc_speck48_96_ecb_encrypt_neon, .-lwcc_speck48_96_ecb_encrypt_neon

    .balign 16
    .global lwcc_speck48_96_ecb_decrypt_neon
    .type lwcc_speck48_96_ecb_decrypt_neon, %function
lwcc_speck48_96_ecb_decrypt_neon:
    cbz x2, .Llwcc_speck48_96_ecb_decrypt_neon_return
    sub sp, sp, #160
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_speck48_96_file_neon_constants
    // x5: whole groups of 96 bytes; x6: bytes that remain
    lsr x5, x2, #4
    and x6, x2, #15
    mov x9, x6
    add x6, x9, x6, lsl #1
    lsl x6, x6, #1
    movz x7, #0
    cbz x5, .Llwcc_speck48_96_ecb_decrypt_neon_rest
.Llwcc_speck48_96_ecb_decrypt_neon_group:
    ldr q0, [x8, #16]
    ldr q2, [x1, #32]
    ldr q1, [x1, #16]
    ldr q3, [x1, #0]
    ldr q6, [x1, #80]
    ldr q7, [x8, #0]
    ldr q16, [x8, #48]
    ldr q17, [x8, #32]
    ldr q18, [x1, #48]
    ldr q5, [x1, #64]
    tbl v20.16b, {v1.16b, v2.16b}, v0.16b
    // round 23 (speck.dsl:22)
    ldr q21, [x3, #352]
    ldr q22, [x8, #128]
    mov v4.16b, v1.16b
    tbl v1.16b, {v3.16b, v4.16b}, v7.16b
    ldr q23, [x8, #144]
    // round 22 (speck.dsl:22)
    ldr q24, [x3, #336]
    mov v25.16b, v1.16b
    mov v1.16b, v4.16b
    tbl v2.16b, {v1.16b, v2.16b}, v16.16b
    mov v4.16b, v1.16b
    tbl v1.16b, {v3.16b, v4.16b}, v17.16b
    // round 21 (speck.dsl:22)
    ldr q3, [x3, #320]
    // round 20 (speck.dsl:22)
    ldr q4, [x3, #304]
    tbl v16.16b, {v5.16b, v6.16b}, v16.16b
    tbl v0.16b, {v5.16b, v6.16b}, v0.16b
    mov v19.16b, v5.16b
    tbl v5.16b, {v18.16b, v19.16b}, v7.16b
    // round 19 (speck.dsl:22)
    ldr q6, [x3, #288]
    // round 18 (speck.dsl:22)
    ldr q7, [x3, #272]
    tbl v17.16b, {v18.16b, v19.16b}, v17.16b
    // round 23 (speck.dsl:23)
    eor v18.16b, v20.16b, v2.16b
    eor v19.16b, v25.16b, v1.16b
    // round 17 (speck.dsl:22)
    ldr q20, [x3, #256]
    // round 16 (speck.dsl:22)
    ldr q25, [x3, #240]
    // round 23 (speck.dsl:23)
    eor v0.16b, v0.16b, v16.16b
    eor v16.16b, v16.16b, v21.16b
    eor v2.16b, v2.16b, v21.16b
    // round 15 (speck.dsl:22)
    ldr q26, [x3, #224]
    // round 14 (speck.dsl:22)
    ldr q27, [x3, #208]
    // round 23 (speck.dsl:23)
    eor v5.16b, v5.16b, v17.16b
    shl v28.4s, v18.4s, #21
    ushr v29.4s, v19.4s, #3
    // round 13 (speck.dsl:22)
    ldr q30, [x3, #192]
    // round 12 (speck.dsl:22)
    ldr q31, [x3, #176]
    // round 23 (speck.dsl:22)
    ushr v8.4s, v0.4s, #3
    ushr v18.4s, v18.4s, #3
    shl v0.4s, v0.4s, #21
    // round 11 (speck.dsl:22)
    ldr q9, [x3, #160]
    // round 10 (speck.dsl:22)
    ldr q10, [x3, #144]
    // round 23 (speck.dsl:23)
    shl v11.4s, v5.4s, #21
    ushr v5.4s, v5.4s, #3
    shl v19.4s, v19.4s, #21
    // round 9 (speck.dsl:22)
    ldr q12, [x3, #128]
    // round 8 (speck.dsl:22)
    ldr q13, [x3, #112]
    // round 23 (speck.dsl:22)
    eor v17.16b, v17.16b, v21.16b
    bit v28.16b, v18.16b, v22.16b
    bit v0.16b, v8.16b, v22.16b
    // round 7 (speck.dsl:22)
    ldr q18, [x3, #96]
    // round 6 (speck.dsl:22)
    ldr q8, [x3, #80]
    // round 23 (speck.dsl:22)
    bit v11.16b, v5.16b, v22.16b
    bit v19.16b, v29.16b, v22.16b
    eor v1.16b, v1.16b, v21.16b
    // round 5 (speck.dsl:22)
    ldr q5, [x3, #64]
    // round 4 (speck.dsl:22)
    ldr q21, [x3, #48]
    // round 23 (speck.dsl:22)
    sub v16.4s, v16.4s, v0.4s
    sub v2.4s, v2.4s, v28.4s
    sub v1.4s, v1.4s, v19.4s
    sub v17.4s, v17.4s, v11.4s
    tbl v16.16b, {v16.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v17.16b, {v17.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    // round 22 (speck.dsl:23)
    eor v0.16b, v0.16b, v16.16b
    eor v28.16b, v28.16b, v2.16b
    eor v16.16b, v24.16b, v16.16b
    eor v19.16b, v19.16b, v1.16b
    eor v29.16b, v11.16b, v17.16b
    eor v17.16b, v24.16b, v17.16b
    shl v11.4s, v0.4s, #21
    ushr v0.4s, v0.4s, #3
    shl v14.4s, v28.4s, #21
    shl v15.4s, v19.4s, #21
    ushr v19.4s, v19.4s, #3
    ushr v28.4s, v28.4s, #3
    eor v2.16b, v24.16b, v2.16b
    eor v1.16b, v24.16b, v1.16b
    ushr v24.4s, v29.4s, #3
    shl v29.4s, v29.4s, #21
    bit v15.16b, v19.16b, v22.16b
    bit v14.16b, v28.16b, v22.16b
    // round 3 (speck.dsl:22)
    ldr q19, [x3, #32]
    // round 22 (speck.dsl:22)
    bit v11.16b, v0.16b, v22.16b
    bit v29.16b, v24.16b, v22.16b
    sub v0.4s, v2.4s, v14.4s
    sub v1.4s, v1.4s, v15.4s
    sub v2.4s, v16.4s, v11.4s
    sub v16.4s, v17.4s, v29.4s
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v16.16b, {v16.16b}, v23.16b
    // round 21 (speck.dsl:23)
    eor v17.16b, v14.16b, v0.16b
    eor v24.16b, v15.16b, v1.16b
    eor v28.16b, v11.16b, v2.16b
    eor v1.16b, v3.16b, v1.16b
    eor v2.16b, v3.16b, v2.16b
    eor v29.16b, v29.16b, v16.16b
    shl v11.4s, v17.4s, #21
    ushr v14.4s, v24.4s, #3
    ushr v15.4s, v28.4s, #3
    ushr v17.4s, v17.4s, #3
    shl v24.4s, v24.4s, #21
    shl v28.4s, v28.4s, #21
    eor v16.16b, v3.16b, v16.16b
    eor v0.16b, v3.16b, v0.16b
    shl v3.4s, v29.4s, #21
    ushr v29.4s, v29.4s, #3
    bit v24.16b, v14.16b, v22.16b
    // round 2 (speck.dsl:22)
    ldr q14, [x3, #16]
    // round 21 (speck.dsl:22)
    bit v28.16b, v15.16b, v22.16b
    bit v11.16b, v17.16b, v22.16b
    bit v3.16b, v29.16b, v22.16b
    sub v1.4s, v1.4s, v24.4s
    sub v2.4s, v2.4s, v28.4s
    sub v0.4s, v0.4s, v11.4s
    sub v16.4s, v16.4s, v3.4s
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v16.16b, {v16.16b}, v23.16b
    // round 20 (speck.dsl:23)
    eor v17.16b, v24.16b, v1.16b
    eor v1.16b, v4.16b, v1.16b
    eor v24.16b, v11.16b, v0.16b
    eor v28.16b, v28.16b, v2.16b
    eor v2.16b, v4.16b, v2.16b
    eor v3.16b, v3.16b, v16.16b
    ushr v29.4s, v17.4s, #3
    shl v17.4s, v17.4s, #21
    shl v11.4s, v24.4s, #21
    shl v15.4s, v28.4s, #21
    ushr v24.4s, v24.4s, #3
    ushr v28.4s, v28.4s, #3
    eor v16.16b, v4.16b, v16.16b
    bit v17.16b, v29.16b, v22.16b
    // round 1 (speck.dsl:22)
    ldr q29, [x3, #0]
    // round 20 (speck.dsl:22)
    bit v11.16b, v24.16b, v22.16b
    shl v24.4s, v3.4s, #21
    ushr v3.4s, v3.4s, #3
    bit v15.16b, v28.16b, v22.16b
    eor v0.16b, v4.16b, v0.16b
    sub v1.4s, v1.4s, v17.4s
    bit v24.16b, v3.16b, v22.16b
    sub v2.4s, v2.4s, v15.4s
    sub v0.4s, v0.4s, v11.4s
    tbl v1.16b, {v1.16b}, v23.16b
    sub v3.4s, v16.4s, v24.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    // round 19 (speck.dsl:23)
    eor v4.16b, v17.16b, v1.16b
    // round 20 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v23.16b
    // round 19 (speck.dsl:22)
    eor v1.16b, v6.16b, v1.16b
    eor v16.16b, v15.16b, v2.16b
    eor v17.16b, v11.16b, v0.16b
    ushr v28.4s, v4.4s, #3
    eor v24.16b, v24.16b, v3.16b
    shl v4.4s, v4.4s, #21
    eor v2.16b, v6.16b, v2.16b
    ushr v11.4s, v16.4s, #3
    shl v16.4s, v16.4s, #21
    ushr v15.4s, v17.4s, #3
    shl v17.4s, v17.4s, #21
    bit v4.16b, v28.16b, v22.16b
    shl v28.4s, v24.4s, #21
    ushr v24.4s, v24.4s, #3
    bit v16.16b, v11.16b, v22.16b
    eor v3.16b, v6.16b, v3.16b
    // round 1 (speck.dsl:22)
    ldr q11, [x8, #80]
    // round 19 (speck.dsl:22)
    bit v17.16b, v15.16b, v22.16b
    eor v0.16b, v6.16b, v0.16b
    sub v1.4s, v1.4s, v4.4s
    bit v28.16b, v24.16b, v22.16b
    sub v2.4s, v2.4s, v16.4s
    sub v0.4s, v0.4s, v17.4s
    tbl v1.16b, {v1.16b}, v23.16b
    sub v3.4s, v3.4s, v28.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    // round 18 (speck.dsl:23)
    eor v4.16b, v4.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    // round 19 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v23.16b
    // round 18 (speck.dsl:23)
    eor v6.16b, v16.16b, v2.16b
    eor v2.16b, v7.16b, v2.16b
    eor v16.16b, v17.16b, v0.16b
    shl v17.4s, v4.4s, #21
    ushr v4.4s, v4.4s, #3
    eor v24.16b, v28.16b, v3.16b
    shl v28.4s, v6.4s, #21
    ushr v6.4s, v6.4s, #3
    shl v15.4s, v16.4s, #21
    ushr v16.4s, v16.4s, #3
    bit v17.16b, v4.16b, v22.16b
    // round 1 (speck.dsl:22)
    ldr q4, [x8, #112]
    // round 18 (speck.dsl:22)
    bit v28.16b, v6.16b, v22.16b
    shl v6.4s, v24.4s, #21
    ushr v24.4s, v24.4s, #3
    bit v15.16b, v16.16b, v22.16b
    eor v3.16b, v7.16b, v3.16b
    eor v0.16b, v7.16b, v0.16b
    bit v6.16b, v24.16b, v22.16b
    sub v1.4s, v1.4s, v17.4s
    sub v2.4s, v2.4s, v28.4s
    sub v0.4s, v0.4s, v15.4s
    sub v3.4s, v3.4s, v6.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    // round 17 (speck.dsl:23)
    eor v7.16b, v17.16b, v1.16b
    eor v16.16b, v28.16b, v2.16b
    eor v17.16b, v15.16b, v0.16b
    eor v2.16b, v20.16b, v2.16b
    eor v1.16b, v20.16b, v1.16b
    eor v6.16b, v6.16b, v3.16b
    shl v24.4s, v7.4s, #21
    shl v28.4s, v16.4s, #21
    ushr v15.4s, v17.4s, #3
    ushr v16.4s, v16.4s, #3
    ushr v7.4s, v7.4s, #3
    shl v17.4s, v17.4s, #21
    eor v3.16b, v20.16b, v3.16b
    eor v0.16b, v20.16b, v0.16b
    shl v20.4s, v6.4s, #21
    ushr v6.4s, v6.4s, #3
    bit v24.16b, v7.16b, v22.16b
    // round 1 (speck.dsl:22)
    ldr q7, [x8, #96]
    // round 17 (speck.dsl:22)
    bit v17.16b, v15.16b, v22.16b
    bit v28.16b, v16.16b, v22.16b
    bit v20.16b, v6.16b, v22.16b
    sub v1.4s, v1.4s, v24.4s
    sub v0.4s, v0.4s, v17.4s
    sub v2.4s, v2.4s, v28.4s
    sub v3.4s, v3.4s, v20.4s
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    // round 16 (speck.dsl:23)
    eor v6.16b, v24.16b, v1.16b
    eor v1.16b, v25.16b, v1.16b
    eor v16.16b, v28.16b, v2.16b
    eor v17.16b, v17.16b, v0.16b
    eor v0.16b, v25.16b, v0.16b
    eor v20.16b, v20.16b, v3.16b
    ushr v24.4s, v6.4s, #3
    shl v6.4s, v6.4s, #21
    shl v28.4s, v17.4s, #21
    shl v15.4s, v16.4s, #21
    ushr v17.4s, v17.4s, #3
    ushr v16.4s, v16.4s, #3
    eor v3.16b, v25.16b, v3.16b
    bit v6.16b, v24.16b, v22.16b
    shl v24.4s, v20.4s, #21
    ushr v20.4s, v20.4s, #3
    bit v28.16b, v17.16b, v22.16b
    eor v2.16b, v25.16b, v2.16b
    bit v15.16b, v16.16b, v22.16b
    sub v1.4s, v1.4s, v6.4s
    bit v24.16b, v20.16b, v22.16b
    sub v0.4s, v0.4s, v28.4s
    sub v2.4s, v2.4s, v15.4s
    tbl v1.16b, {v1.16b}, v23.16b
    sub v3.4s, v3.4s, v24.4s
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    // round 15 (speck.dsl:23)
    eor v6.16b, v6.16b, v1.16b
    eor v1.16b, v26.16b, v1.16b
    // round 16 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v23.16b
    // round 15 (speck.dsl:23)
    eor v16.16b, v28.16b, v0.16b
    eor v0.16b, v26.16b, v0.16b
    eor v17.16b, v15.16b, v2.16b
    shl v20.4s, v6.4s, #21
    ushr v6.4s, v6.4s, #3
    eor v24.16b, v24.16b, v3.16b
    ushr v25.4s, v16.4s, #3
    shl v16.4s, v16.4s, #21
    ushr v28.4s, v17.4s, #3
    shl v17.4s, v17.4s, #21
    eor v3.16b, v26.16b, v3.16b
    ushr v15.4s, v24.4s, #3
    shl v24.4s, v24.4s, #21
    eor v2.16b, v26.16b, v2.16b
    bit v17.16b, v28.16b, v22.16b
    bit v16.16b, v25.16b, v22.16b
    bit v20.16b, v6.16b, v22.16b
    bit v24.16b, v15.16b, v22.16b
    sub v1.4s, v1.4s, v20.4s
    sub v2.4s, v2.4s, v17.4s
    sub v0.4s, v0.4s, v16.4s
    sub v3.4s, v3.4s, v24.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    // round 14 (speck.dsl:23)
    eor v6.16b, v16.16b, v0.16b
    eor v16.16b, v17.16b, v2.16b
    eor v17.16b, v20.16b, v1.16b
    eor v20.16b, v24.16b, v3.16b
    eor v3.16b, v27.16b, v3.16b
    eor v0.16b, v27.16b, v0.16b
    ushr v24.4s, v17.4s, #3
    shl v17.4s, v17.4s, #21
    shl v25.4s, v16.4s, #21
    shl v26.4s, v20.4s, #21
    ushr v20.4s, v20.4s, #3
    shl v28.4s, v6.4s, #21
    ushr v6.4s, v6.4s, #3
    ushr v16.4s, v16.4s, #3
    bit v17.16b, v24.16b, v22.16b
    eor v1.16b, v27.16b, v1.16b
    eor v2.16b, v27.16b, v2.16b
    bit v26.16b, v20.16b, v22.16b
    bit v28.16b, v6.16b, v22.16b
    bit v25.16b, v16.16b, v22.16b
    sub v1.4s, v1.4s, v17.4s
    sub v3.4s, v3.4s, v26.4s
    sub v0.4s, v0.4s, v28.4s
    sub v2.4s, v2.4s, v25.4s
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    // round 13 (speck.dsl:23)
    eor v6.16b, v26.16b, v3.16b
    eor v16.16b, v17.16b, v1.16b
    eor v3.16b, v30.16b, v3.16b
    eor v17.16b, v28.16b, v0.16b
    eor v20.16b, v25.16b, v2.16b
    eor v2.16b, v30.16b, v2.16b
    ushr v24.4s, v6.4s, #3
    shl v6.4s, v6.4s, #21
    ushr v25.4s, v16.4s, #3
    shl v26.4s, v17.4s, #21
    ushr v17.4s, v17.4s, #3
    shl v27.4s, v20.4s, #21
    ushr v20.4s, v20.4s, #3
    shl v16.4s, v16.4s, #21
    bit v6.16b, v24.16b, v22.16b
    bit v26.16b, v17.16b, v22.16b
    eor v0.16b, v30.16b, v0.16b
    eor v1.16b, v30.16b, v1.16b
    bit v27.16b, v20.16b, v22.16b
    bit v16.16b, v25.16b, v22.16b
    sub v3.4s, v3.4s, v6.4s
    sub v0.4s, v0.4s, v26.4s
    sub v2.4s, v2.4s, v27.4s
    sub v1.4s, v1.4s, v16.4s
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    // round 12 (speck.dsl:23)
    eor v6.16b, v6.16b, v3.16b
    eor v17.16b, v26.16b, v0.16b
    eor v0.16b, v31.16b, v0.16b
    eor v3.16b, v31.16b, v3.16b
    eor v16.16b, v16.16b, v1.16b
    eor v20.16b, v27.16b, v2.16b
    shl v24.4s, v6.4s, #21
    ushr v25.4s, v17.4s, #3
    shl v17.4s, v17.4s, #21
    ushr v6.4s, v6.4s, #3
    ushr v26.4s, v20.4s, #3
    shl v27.4s, v16.4s, #21
    ushr v16.4s, v16.4s, #3
    shl v20.4s, v20.4s, #21
    bit v17.16b, v25.16b, v22.16b
    eor v1.16b, v31.16b, v1.16b
    bit v27.16b, v16.16b, v22.16b
    bit v24.16b, v6.16b, v22.16b
    eor v2.16b, v31.16b, v2.16b
    bit v20.16b, v26.16b, v22.16b
    sub v0.4s, v0.4s, v17.4s
    sub v1.4s, v1.4s, v27.4s
    sub v3.4s, v3.4s, v24.4s
    sub v2.4s, v2.4s, v20.4s
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    // round 11 (speck.dsl:23)
    eor v6.16b, v17.16b, v0.16b
    eor v0.16b, v9.16b, v0.16b
    eor v16.16b, v24.16b, v3.16b
    eor v17.16b, v27.16b, v1.16b
    eor v1.16b, v9.16b, v1.16b
    eor v20.16b, v20.16b, v2.16b
    ushr v24.4s, v6.4s, #3
    shl v6.4s, v6.4s, #21
    shl v25.4s, v16.4s, #21
    shl v26.4s, v17.4s, #21
    ushr v17.4s, v17.4s, #3
    shl v27.4s, v20.4s, #21
    ushr v20.4s, v20.4s, #3
    ushr v16.4s, v16.4s, #3
    bit v6.16b, v24.16b, v22.16b
    eor v3.16b, v9.16b, v3.16b
    bit v26.16b, v17.16b, v22.16b
    bit v27.16b, v20.16b, v22.16b
    bit v25.16b, v16.16b, v22.16b
    eor v2.16b, v9.16b, v2.16b
    sub v1.4s, v1.4s, v26.4s
    sub v0.4s, v0.4s, v6.4s
    sub v2.4s, v2.4s, v27.4s
    sub v3.4s, v3.4s, v25.4s
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    // round 10 (speck.dsl:23)
    eor v16.16b, v26.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    eor v1.16b, v10.16b, v1.16b
    eor v17.16b, v27.16b, v2.16b
    eor v20.16b, v25.16b, v3.16b
    eor v3.16b, v10.16b, v3.16b
    shl v24.4s, v16.4s, #21
    ushr v16.4s, v16.4s, #3
    ushr v25.4s, v6.4s, #3
    ushr v26.4s, v20.4s, #3
    shl v20.4s, v20.4s, #21
    shl v6.4s, v6.4s, #21
    shl v27.4s, v17.4s, #21
    ushr v17.4s, v17.4s, #3
    bit v24.16b, v16.16b, v22.16b
    bit v6.16b, v25.16b, v22.16b
    bit v20.16b, v26.16b, v22.16b
    eor v0.16b, v10.16b, v0.16b
    eor v2.16b, v10.16b, v2.16b
    bit v27.16b, v17.16b, v22.16b
    sub v1.4s, v1.4s, v24.4s
    sub v3.4s, v3.4s, v20.4s
    sub v0.4s, v0.4s, v6.4s
    sub v2.4s, v2.4s, v27.4s
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    // round 9 (speck.dsl:23)
    eor v16.16b, v24.16b, v1.16b
    eor v1.16b, v12.16b, v1.16b
    eor v17.16b, v20.16b, v3.16b
    eor v6.16b, v6.16b, v0.16b
    eor v0.16b, v12.16b, v0.16b
    eor v20.16b, v27.16b, v2.16b
    ushr v24.4s, v16.4s, #3
    shl v16.4s, v16.4s, #21
    ushr v25.4s, v6.4s, #3
    shl v6.4s, v6.4s, #21
    ushr v26.4s, v17.4s, #3
    ushr v27.4s, v20.4s, #3
    shl v17.4s, v17.4s, #21
    shl v20.4s, v20.4s, #21
    bit v6.16b, v25.16b, v22.16b
    bit v16.16b, v24.16b, v22.16b
    eor v3.16b, v12.16b, v3.16b
    bit v17.16b, v26.16b, v22.16b
    bit v20.16b, v27.16b, v22.16b
    eor v2.16b, v12.16b, v2.16b
    sub v1.4s, v1.4s, v16.4s
    sub v0.4s, v0.4s, v6.4s
    sub v3.4s, v3.4s, v17.4s
    sub v2.4s, v2.4s, v20.4s
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    // round 8 (speck.dsl:23)
    eor v16.16b, v16.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    eor v1.16b, v13.16b, v1.16b
    eor v20.16b, v20.16b, v2.16b
    eor v17.16b, v17.16b, v3.16b
    eor v2.16b, v13.16b, v2.16b
    ushr v24.4s, v6.4s, #3
    shl v25.4s, v16.4s, #21
    shl v6.4s, v6.4s, #21
    ushr v26.4s, v17.4s, #3
    ushr v27.4s, v20.4s, #3
    shl v20.4s, v20.4s, #21
    ushr v16.4s, v16.4s, #3
    shl v17.4s, v17.4s, #21
    eor v3.16b, v13.16b, v3.16b
    bit v20.16b, v27.16b, v22.16b
    bit v6.16b, v24.16b, v22.16b
    eor v0.16b, v13.16b, v0.16b
    bit v17.16b, v26.16b, v22.16b
    bit v25.16b, v16.16b, v22.16b
    sub v0.4s, v0.4s, v6.4s
    sub v2.4s, v2.4s, v20.4s
    sub v3.4s, v3.4s, v17.4s
    sub v1.4s, v1.4s, v25.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    // round 7 (speck.dsl:23)
    eor v6.16b, v6.16b, v0.16b
    eor v16.16b, v20.16b, v2.16b
    eor v2.16b, v18.16b, v2.16b
    eor v20.16b, v25.16b, v1.16b
    eor v17.16b, v17.16b, v3.16b
    eor v3.16b, v18.16b, v3.16b
    ushr v24.4s, v6.4s, #3
    shl v6.4s, v6.4s, #21
    shl v25.4s, v16.4s, #21
    shl v26.4s, v20.4s, #21
    shl v27.4s, v17.4s, #21
    ushr v16.4s, v16.4s, #3
    ushr v17.4s, v17.4s, #3
    ushr v20.4s, v20.4s, #3
    eor v1.16b, v18.16b, v1.16b
    bit v25.16b, v16.16b, v22.16b
    eor v0.16b, v18.16b, v0.16b
    bit v6.16b, v24.16b, v22.16b
    bit v27.16b, v17.16b, v22.16b
    bit v26.16b, v20.16b, v22.16b
    sub v2.4s, v2.4s, v25.4s
    sub v0.4s, v0.4s, v6.4s
    sub v3.4s, v3.4s, v27.4s
    sub v1.4s, v1.4s, v26.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    // round 6 (speck.dsl:23)
    eor v16.16b, v25.16b, v2.16b
    eor v6.16b, v6.16b, v0.16b
    eor v2.16b, v8.16b, v2.16b
    eor v17.16b, v27.16b, v3.16b
    eor v18.16b, v26.16b, v1.16b
    eor v3.16b, v8.16b, v3.16b
    shl v20.4s, v16.4s, #21
    ushr v24.4s, v6.4s, #3
    ushr v16.4s, v16.4s, #3
    shl v25.4s, v17.4s, #21
    ushr v17.4s, v17.4s, #3
    shl v26.4s, v18.4s, #21
    ushr v18.4s, v18.4s, #3
    shl v6.4s, v6.4s, #21
    bit v20.16b, v16.16b, v22.16b
    bit v25.16b, v17.16b, v22.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v8.16b, v0.16b
    bit v6.16b, v24.16b, v22.16b
    bit v26.16b, v18.16b, v22.16b
    sub v2.4s, v2.4s, v20.4s
    sub v3.4s, v3.4s, v25.4s
    sub v0.4s, v0.4s, v6.4s
    sub v1.4s, v1.4s, v26.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    // round 5 (speck.dsl:23)
    eor v16.16b, v20.16b, v2.16b
    eor v17.16b, v25.16b, v3.16b
    eor v2.16b, v5.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    eor v6.16b, v6.16b, v0.16b
    eor v18.16b, v26.16b, v1.16b
    shl v20.4s, v16.4s, #21
    shl v24.4s, v17.4s, #21
    ushr v17.4s, v17.4s, #3
    ushr v16.4s, v16.4s, #3
    shl v25.4s, v6.4s, #21
    ushr v6.4s, v6.4s, #3
    ushr v26.4s, v18.4s, #3
    shl v18.4s, v18.4s, #21
    bit v24.16b, v17.16b, v22.16b
    eor v0.16b, v5.16b, v0.16b
    bit v25.16b, v6.16b, v22.16b
    bit v20.16b, v16.16b, v22.16b
    eor v1.16b, v5.16b, v1.16b
    bit v18.16b, v26.16b, v22.16b
    sub v3.4s, v3.4s, v24.4s
    sub v0.4s, v0.4s, v25.4s
    sub v2.4s, v2.4s, v20.4s
    sub v1.4s, v1.4s, v18.4s
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    // round 4 (speck.dsl:23)
    eor v5.16b, v24.16b, v3.16b
    eor v3.16b, v21.16b, v3.16b
    eor v6.16b, v20.16b, v2.16b
    eor v16.16b, v25.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v1.16b
    ushr v18.4s, v5.4s, #3
    shl v5.4s, v5.4s, #21
    ushr v20.4s, v16.4s, #3
    ushr v24.4s, v6.4s, #3
    shl v6.4s, v6.4s, #21
    shl v25.4s, v17.4s, #21
    ushr v17.4s, v17.4s, #3
    shl v16.4s, v16.4s, #21
    bit v6.16b, v24.16b, v22.16b
    eor v1.16b, v21.16b, v1.16b
    eor v2.16b, v21.16b, v2.16b
    bit v16.16b, v20.16b, v22.16b
    bit v25.16b, v17.16b, v22.16b
    bit v5.16b, v18.16b, v22.16b
    sub v2.4s, v2.4s, v6.4s
    sub v0.4s, v0.4s, v16.4s
    sub v1.4s, v1.4s, v25.4s
    sub v3.4s, v3.4s, v5.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    // round 3 (speck.dsl:23)
    eor v6.16b, v6.16b, v2.16b
    eor v2.16b, v19.16b, v2.16b
    eor v16.16b, v16.16b, v0.16b
    eor v17.16b, v25.16b, v1.16b
    eor v5.16b, v5.16b, v3.16b
    shl v18.4s, v6.4s, #21
    ushr v6.4s, v6.4s, #3
    eor v0.16b, v19.16b, v0.16b
    shl v20.4s, v17.4s, #21
    ushr v21.4s, v16.4s, #3
    shl v24.4s, v5.4s, #21
    shl v16.4s, v16.4s, #21
    ushr v5.4s, v5.4s, #3
    ushr v17.4s, v17.4s, #3
    eor v1.16b, v19.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    bit v18.16b, v6.16b, v22.16b
    bit v20.16b, v17.16b, v22.16b
    bit v24.16b, v5.16b, v22.16b
    bit v16.16b, v21.16b, v22.16b
    sub v2.4s, v2.4s, v18.4s
    sub v3.4s, v3.4s, v24.4s
    sub v1.4s, v1.4s, v20.4s
    sub v0.4s, v0.4s, v16.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    // round 2 (speck.dsl:23)
    eor v5.16b, v18.16b, v2.16b
    eor v2.16b, v14.16b, v2.16b
    eor v6.16b, v24.16b, v3.16b
    eor v17.16b, v20.16b, v1.16b
    eor v16.16b, v16.16b, v0.16b
    ushr v18.4s, v5.4s, #3
    shl v5.4s, v5.4s, #21
    eor v0.16b, v14.16b, v0.16b
    ushr v19.4s, v16.4s, #3
    shl v20.4s, v17.4s, #21
    shl v21.4s, v6.4s, #21
    ushr v17.4s, v17.4s, #3
    ushr v6.4s, v6.4s, #3
    shl v16.4s, v16.4s, #21
    bit v5.16b, v18.16b, v22.16b
    eor v1.16b, v14.16b, v1.16b
    eor v3.16b, v14.16b, v3.16b
    bit v16.16b, v19.16b, v22.16b
    bit v20.16b, v17.16b, v22.16b
    bit v21.16b, v6.16b, v22.16b
    sub v2.4s, v2.4s, v5.4s
    sub v0.4s, v0.4s, v16.4s
    sub v1.4s, v1.4s, v20.4s
    sub v3.4s, v3.4s, v21.4s
    tbl v2.16b, {v2.16b}, v23.16b
    tbl v0.16b, {v0.16b}, v23.16b
    tbl v1.16b, {v1.16b}, v23.16b
    tbl v3.16b, {v3.16b}, v23.16b
    // round 1 (speck.dsl:23)
    eor v5.16b, v5.16b, v2.16b
    eor v2.16b, v29.16b, v2.16b
    eor v6.16b, v16.16b, v0.16b
    eor v16.16b, v20.16b, v1.16b
    eor v17.16b, v21.16b, v3.16b
    shl v18.4s, v5.4s, #21
    ushr v20.4s, v5.4s, #3
    eor v1.16b, v29.16b, v1.16b
    shl v26.4s, v6.4s, #21
    shl v12.4s, v17.4s, #21
    shl v24.4s, v16.4s, #21
    ushr v21.4s, v16.4s, #3
    ushr v28.4s, v6.4s, #3
    ushr v30.4s, v17.4s, #3
    bif v20.16b, v18.16b, v22.16b
    eor v3.16b, v29.16b, v3.16b
    eor v0.16b, v29.16b, v0.16b
    bif v28.16b, v26.16b, v22.16b
    bif v21.16b, v24.16b, v22.16b
    bsl v22.16b, v30.16b, v12.16b
    sub v2.4s, v2.4s, v20.4s
    sri v12.4s, v17.4s, #3
    sri v24.4s, v16.4s, #3
    sub v1.4s, v1.4s, v21.4s
    sub v0.4s, v0.4s, v28.4s
    sub v3.4s, v3.4s, v22.4s
    tbl v19.16b, {v2.16b}, v23.16b
    sri v26.4s, v6.4s, #3
    sri v18.4s, v5.4s, #3
    tbl v27.16b, {v0.16b}, v23.16b
    tbl v25.16b, {v1.16b}, v23.16b
    tbl v13.16b, {v3.16b}, v23.16b
    tbl v0.16b, {v18.16b, v19.16b}, v4.16b
    tbl v1.16b, {v24.16b, v25.16b, v26.16b, v27.16b}, v7.16b
    mov v16.16b, v12.16b
    mov v17.16b, v13.16b
    tbl v2.16b, {v16.16b, v17.16b, v18.16b, v19.16b}, v7.16b
    tbl v3.16b, {v24.16b, v25.16b}, v11.16b
    tbl v5.16b, {v16.16b, v17.16b}, v11.16b
    tbl v4.16b, {v26.16b, v27.16b}, v4.16b
    str q0, [x0, #80]
    str q2, [x0, #64]
    str q3, [x0, #0]
    str q4, [x0, #32]
    str q1, [x0, #16]
    str q5, [x0, #48]
    add x0, x0, #96
    add x1, x1, #96
    sub x5, x5, #1
    cbnz x5, .Llwcc_speck48_96_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_speck48_96_ecb_decrypt_neon_out
.Llwcc_speck48_96_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_speck48_96_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #6
.Llwcc_speck48_96_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_speck48_96_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_speck48_96_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_speck48_96_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_speck48_96_ecb_decrypt_neon_group
.Llwcc_speck48_96_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_speck48_96_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_speck48_96_ecb_decrypt_neon_copy
.Llwcc_speck48_96_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #6
.Llwcc_speck48_96_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_speck48_96_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #160
    ret
.Llwcc_speck48_96_ecb_decrypt_neon_return:
    ret
    .size lwcc_speck48_96_ecb_decrypt_neon, .-lwcc_speck48_96_ecb_decrypt_neon

    .balign 16
    .global lwcc_speck48_96_ctr_init_neon
    .type lwcc_speck48_96_ctr_init_neon, %function
lwcc_speck48_96_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_speck48_96_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_speck48_96_ctr_nonce_neon
    .size lwcc_speck48_96_ctr_init_neon, .-lwcc_speck48_96_ctr_init_neon

    .balign 16
    .global lwcc_speck48_96_ctr_nonce_neon
    .type lwcc_speck48_96_ctr_nonce_neon, %function
lwcc_speck48_96_ctr_nonce_neon:
    adr x8, .Llwcc_speck48_96_file_neon_constants
    ld1r {v0.16b}, [x1]
    ldr q1, [x8, #256]
    and v0.16b, v0.16b, v1.16b
    add x9, x1, #1
    ld1r {v1.16b}, [x9]
    ldr q2, [x8, #272]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #368]
    ret
    .size lwcc_speck48_96_ctr_nonce_neon, .-lwcc_speck48_96_ctr_nonce_neon

    .balign 16
    .global lwcc_speck48_96_ctr_crypt_neon
    .type lwcc_speck48_96_ctr_crypt_neon, %function
lwcc_speck48_96_ctr_crypt_neon:
    cbz x2, .Llwcc_speck48_96_ctr_crypt_neon_return
    sub sp, sp, #160
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_speck48_96_file_neon_constants
    // x6: bytes that are left; a group has 96
    mov x6, x2
    movz x7, #0
    cbz x6, .Llwcc_speck48_96_ctr_crypt_neon_rest
    mov x9, x6
    movz x10, #6
.Llwcc_speck48_96_ctr_crypt_neon_first:
    sub x11, x9, #1
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #2
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #3
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #4
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #5
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #6
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #7
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #8
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #9
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #10
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #11
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #12
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #13
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #14
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #15
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x10, x10, #1
    cbz x10, .Llwcc_speck48_96_ctr_crypt_neon_first_done
    sub x9, x9, #16
    cbz x9, .Llwcc_speck48_96_ctr_crypt_neon_rest
    b .Llwcc_speck48_96_ctr_crypt_neon_first
.Llwcc_speck48_96_ctr_crypt_neon_first_done:
.Llwcc_speck48_96_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #176]
    ldr q2, [x8, #208]
    ldr q3, [x8, #160]
    ldr q4, [x8, #192]
    ldr q5, [x8, #224]
    ldr q6, [x8, #240]
    add v2.4s, v0.4s, v2.4s
    ldr q7, [x8, #64]
    ldr q16, [x3, #368]
    add v1.4s, v0.4s, v1.4s
    add v4.4s, v0.4s, v4.4s
    add v0.4s, v0.4s, v3.4s
    tbl v3.16b, {v2.16b}, v5.16b
    tbl v17.16b, {v1.16b}, v5.16b
    tbl v18.16b, {v4.16b}, v6.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v0.16b, {v0.16b}, v5.16b
    tbl v4.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v2.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    eor v3.16b, v16.16b, v3.16b
    // round 1 (speck.dsl:22)
    tbl v5.16b, {v19.16b}, v7.16b
    eor v4.16b, v16.16b, v4.16b
    eor v0.16b, v16.16b, v0.16b
    eor v6.16b, v16.16b, v17.16b
    ldr q16, [x3, #0]
    tbl v17.16b, {v18.16b}, v7.16b
    tbl v2.16b, {v2.16b}, v7.16b
    tbl v1.16b, {v1.16b}, v7.16b
    shl v18.4s, v6.4s, #3
    shl v19.4s, v0.4s, #3
    shl v20.4s, v4.4s, #3
    shl v21.4s, v3.4s, #3
    add v5.4s, v5.4s, v0.4s
    add v2.4s, v2.4s, v3.4s
    add v1.4s, v1.4s, v6.4s
    add v17.4s, v17.4s, v4.4s
    sri v20.4s, v4.4s, #21
    sri v21.4s, v3.4s, #21
    eor v2.16b, v16.16b, v2.16b
    eor v3.16b, v16.16b, v5.16b
    sri v18.4s, v6.4s, #21
    eor v1.16b, v16.16b, v1.16b
    sri v19.4s, v0.4s, #21
    eor v0.16b, v16.16b, v17.16b
    eor v4.16b, v21.16b, v2.16b
    // round 2 (speck.dsl:22)
    tbl v5.16b, {v3.16b}, v7.16b
    ldr q6, [x3, #16]
    tbl v16.16b, {v1.16b}, v7.16b
    // round 1 (speck.dsl:23)
    eor v1.16b, v18.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v17.16b, v20.16b, v0.16b
    // round 2 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v7.16b
    tbl v0.16b, {v0.16b}, v7.16b
    add v5.4s, v5.4s, v3.4s
    shl v18.4s, v3.4s, #3
    add v16.4s, v16.4s, v1.4s
    shl v19.4s, v4.4s, #3
    add v0.4s, v0.4s, v17.4s
    add v2.4s, v2.4s, v4.4s
    shl v20.4s, v17.4s, #3
    shl v21.4s, v1.4s, #3
    eor v16.16b, v6.16b, v16.16b
    sri v19.4s, v4.4s, #21
    eor v2.16b, v6.16b, v2.16b
    eor v0.16b, v6.16b, v0.16b
    sri v20.4s, v17.4s, #21
    sri v18.4s, v3.4s, #21
    eor v3.16b, v6.16b, v5.16b
    sri v21.4s, v1.4s, #21
    // round 3 (speck.dsl:22)
    tbl v1.16b, {v16.16b}, v7.16b
    tbl v4.16b, {v0.16b}, v7.16b
    ldr q5, [x3, #32]
    // round 2 (speck.dsl:23)
    eor v0.16b, v20.16b, v0.16b
    eor v6.16b, v19.16b, v2.16b
    eor v17.16b, v18.16b, v3.16b
    eor v16.16b, v21.16b, v16.16b
    // round 3 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v7.16b
    tbl v3.16b, {v3.16b}, v7.16b
    add v4.4s, v4.4s, v0.4s
    shl v18.4s, v17.4s, #3
    shl v19.4s, v0.4s, #3
    shl v20.4s, v16.4s, #3
    shl v21.4s, v6.4s, #3
    add v1.4s, v1.4s, v16.4s
    add v3.4s, v3.4s, v17.4s
    add v2.4s, v2.4s, v6.4s
    eor v4.16b, v5.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    sri v19.4s, v0.4s, #21
    sri v20.4s, v16.4s, #21
    sri v18.4s, v17.4s, #21
    sri v21.4s, v6.4s, #21
    eor v0.16b, v5.16b, v2.16b
    eor v2.16b, v5.16b, v3.16b
    eor v3.16b, v19.16b, v4.16b
    eor v5.16b, v20.16b, v1.16b
    // round 4 (speck.dsl:22)
    ldr q6, [x3, #48]
    tbl v4.16b, {v4.16b}, v7.16b
    // round 3 (speck.dsl:23)
    eor v16.16b, v21.16b, v0.16b
    // round 4 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v7.16b
    tbl v17.16b, {v2.16b}, v7.16b
    tbl v0.16b, {v0.16b}, v7.16b
    // round 3 (speck.dsl:23)
    eor v2.16b, v18.16b, v2.16b
    // round 4 (speck.dsl:23)
    shl v18.4s, v16.4s, #3
    add v1.4s, v1.4s, v5.4s
    shl v19.4s, v5.4s, #3
    shl v20.4s, v2.4s, #3
    add v17.4s, v17.4s, v2.4s
    add v0.4s, v0.4s, v16.4s
    add v4.4s, v4.4s, v3.4s
    shl v21.4s, v3.4s, #3
    eor v1.16b, v6.16b, v1.16b
    sri v19.4s, v5.4s, #21
    eor v0.16b, v6.16b, v0.16b
    eor v5.16b, v6.16b, v17.16b
    sri v20.4s, v2.4s, #21
    sri v21.4s, v3.4s, #21
    eor v2.16b, v6.16b, v4.16b
    sri v18.4s, v16.4s, #21
    // round 5 (speck.dsl:22)
    tbl v3.16b, {v1.16b}, v7.16b
    tbl v4.16b, {v5.16b}, v7.16b
    // round 4 (speck.dsl:23)
    eor v6.16b, v21.16b, v2.16b
    eor v5.16b, v20.16b, v5.16b
    eor v1.16b, v19.16b, v1.16b
    // round 5 (speck.dsl:22)
    ldr q16, [x3, #64]
    tbl v17.16b, {v0.16b}, v7.16b
    tbl v2.16b, {v2.16b}, v7.16b
    // round 4 (speck.dsl:23)
    eor v0.16b, v18.16b, v0.16b
    // round 5 (speck.dsl:22)
    add v4.4s, v4.4s, v5.4s
    shl v18.4s, v6.4s, #3
    shl v19.4s, v1.4s, #3
    shl v20.4s, v0.4s, #3
    add v2.4s, v2.4s, v6.4s
    add v17.4s, v17.4s, v0.4s
    shl v21.4s, v5.4s, #3
    add v3.4s, v3.4s, v1.4s
    sri v19.4s, v1.4s, #21
    eor v1.16b, v16.16b, v17.16b
    sri v18.4s, v6.4s, #21
    eor v2.16b, v16.16b, v2.16b
    sri v21.4s, v5.4s, #21
    eor v3.16b, v16.16b, v3.16b
    sri v20.4s, v0.4s, #21
    eor v0.16b, v16.16b, v4.16b
    // round 6 (speck.dsl:22)
    tbl v4.16b, {v2.16b}, v7.16b
    // round 5 (speck.dsl:23)
    eor v2.16b, v18.16b, v2.16b
    // round 6 (speck.dsl:22)
    ldr q5, [x3, #80]
    // round 5 (speck.dsl:23)
    eor v6.16b, v19.16b, v3.16b
    eor v16.16b, v20.16b, v1.16b
    // round 6 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v7.16b
    // round 5 (speck.dsl:23)
    eor v17.16b, v21.16b, v0.16b
    // round 6 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v7.16b
    tbl v3.16b, {v3.16b}, v7.16b
    shl v18.4s, v6.4s, #3
    add v4.4s, v4.4s, v2.4s
    add v1.4s, v1.4s, v16.4s
    shl v19.4s, v17.4s, #3
    shl v20.4s, v2.4s, #3
    add v3.4s, v3.4s, v6.4s
    add v0.4s, v0.4s, v17.4s
    shl v21.4s, v16.4s, #3
    eor v1.16b, v5.16b, v1.16b
    sri v20.4s, v2.4s, #21
    eor v2.16b, v5.16b, v3.16b
    eor v3.16b, v5.16b, v4.16b
    eor v0.16b, v5.16b, v0.16b
    sri v18.4s, v6.4s, #21
    sri v19.4s, v17.4s, #21
    sri v21.4s, v16.4s, #21
    // round 7 (speck.dsl:22)
    tbl v4.16b, {v3.16b}, v7.16b
    tbl v5.16b, {v2.16b}, v7.16b
    // round 6 (speck.dsl:23)
    eor v3.16b, v20.16b, v3.16b
    eor v2.16b, v18.16b, v2.16b
    eor v6.16b, v19.16b, v0.16b
    // round 7 (speck.dsl:22)
    ldr q16, [x3, #96]
    // round 6 (speck.dsl:23)
    eor v17.16b, v21.16b, v1.16b
    // round 7 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v7.16b
    tbl v1.16b, {v1.16b}, v7.16b
    add v5.4s, v5.4s, v2.4s
    add v4.4s, v4.4s, v3.4s
    shl v18.4s, v6.4s, #3
    add v1.4s, v1.4s, v17.4s
    shl v19.4s, v3.4s, #3
    shl v20.4s, v2.4s, #3
    shl v21.4s, v17.4s, #3
    add v0.4s, v0.4s, v6.4s
    sri v18.4s, v6.4s, #21
    eor v5.16b, v16.16b, v5.16b
    eor v4.16b, v16.16b, v4.16b
    sri v20.4s, v2.4s, #21
    eor v1.16b, v16.16b, v1.16b
    eor v0.16b, v16.16b, v0.16b
    sri v21.4s, v17.4s, #21
    sri v19.4s, v3.4s, #21
    eor v2.16b, v20.16b, v5.16b
    // round 8 (speck.dsl:22)
    tbl v3.16b, {v4.16b}, v7.16b
    tbl v6.16b, {v0.16b}, v7.16b
    // round 7 (speck.dsl:23)
    eor v0.16b, v18.16b, v0.16b
    eor v16.16b, v21.16b, v1.16b
    // round 8 (speck.dsl:22)
    ldr q17, [x3, #112]
    tbl v1.16b, {v1.16b}, v7.16b
    // round 7 (speck.dsl:23)
    eor v4.16b, v19.16b, v4.16b
    // round 8 (speck.dsl:22)
    tbl v5.16b, {v5.16b}, v7.16b
    add v6.4s, v6.4s, v0.4s
    shl v18.4s, v16.4s, #3
    shl v19.4s, v2.4s, #3
    shl v20.4s, v0.4s, #3
    add v1.4s, v1.4s, v16.4s
    add v3.4s, v3.4s, v4.4s
    add v5.4s, v5.4s, v2.4s
    shl v21.4s, v4.4s, #3
    sri v19.4s, v2.4s, #21
    eor v1.16b, v17.16b, v1.16b
    eor v2.16b, v17.16b, v3.16b
    eor v3.16b, v17.16b, v6.16b
    sri v20.4s, v0.4s, #21
    sri v21.4s, v4.4s, #21
    eor v0.16b, v17.16b, v5.16b
    sri v18.4s, v16.4s, #21
    // round 9 (speck.dsl:22)
    tbl v4.16b, {v2.16b}, v7.16b
    tbl v5.16b, {v3.16b}, v7.16b
    // round 8 (speck.dsl:23)
    eor v6.16b, v19.16b, v0.16b
    eor v2.16b, v21.16b, v2.16b
    eor v3.16b, v20.16b, v3.16b
    // round 9 (speck.dsl:22)
    ldr q16, [x3, #128]
    tbl v17.16b, {v1.16b}, v7.16b
    // round 8 (speck.dsl:23)
    eor v1.16b, v18.16b, v1.16b
    // round 9 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v7.16b
    add v4.4s, v4.4s, v2.4s
    add v5.4s, v5.4s, v3.4s
    shl v18.4s, v6.4s, #3
    add v0.4s, v0.4s, v6.4s
    shl v19.4s, v1.4s, #3
    shl v20.4s, v2.4s, #3
    shl v21.4s, v3.4s, #3
    add v17.4s, v17.4s, v1.4s
    sri v18.4s, v6.4s, #21
    eor v4.16b, v16.16b, v4.16b
    sri v20.4s, v2.4s, #21
    eor v0.16b, v16.16b, v0.16b
    eor v2.16b, v16.16b, v17.16b
    eor v5.16b, v16.16b, v5.16b
    sri v19.4s, v1.4s, #21
    sri v21.4s, v3.4s, #21
    // round 10 (speck.dsl:22)
    tbl v1.16b, {v0.16b}, v7.16b
    // round 9 (speck.dsl:23)
    eor v3.16b, v20.16b, v4.16b
    eor v0.16b, v18.16b, v0.16b
    eor v6.16b, v19.16b, v2.16b
    // round 10 (speck.dsl:22)
    tbl v4.16b, {v4.16b}, v7.16b
    ldr q16, [x3, #144]
    tbl v17.16b, {v5.16b}, v7.16b
    tbl v2.16b, {v2.16b}, v7.16b
    // round 9 (speck.dsl:23)
    eor v5.16b, v21.16b, v5.16b
    // round 10 (speck.dsl:22)
    add v4.4s, v4.4s, v3.4s
    add v1.4s, v1.4s, v0.4s
    shl v18.4s, v6.4s, #3
    add v17.4s, v17.4s, v5.4s
    shl v19.4s, v5.4s, #3
    add v2.4s, v2.4s, v6.4s
    shl v20.4s, v3.4s, #3
    shl v21.4s, v0.4s, #3
    sri v18.4s, v6.4s, #21
    sri v19.4s, v5.4s, #21
    eor v5.16b, v16.16b, v17.16b
    eor v2.16b, v16.16b, v2.16b
    sri v20.4s, v3.4s, #21
    sri v21.4s, v0.4s, #21
    eor v0.16b, v16.16b, v1.16b
    eor v1.16b, v16.16b, v4.16b
    // round 11 (speck.dsl:22)
    tbl v3.16b, {v2.16b}, v7.16b
    // round 10 (speck.dsl:23)
    eor v4.16b, v19.16b, v5.16b
    // round 11 (speck.dsl:22)
    ldr q6, [x3, #160]
    tbl v16.16b, {v0.16b}, v7.16b
    // round 10 (speck.dsl:23)
    eor v0.16b, v21.16b, v0.16b
    // round 11 (speck.dsl:22)
    tbl v5.16b, {v5.16b}, v7.16b
    // round 10 (speck.dsl:23)
    eor v17.16b, v20.16b, v1.16b
    // round 11 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v7.16b
    // round 10 (speck.dsl:23)
    eor v2.16b, v18.16b, v2.16b
    // round 11 (speck.dsl:23)
    shl v18.4s, v4.4s, #3
    add v5.4s, v5.4s, v4.4s
    add v16.4s, v16.4s, v0.4s
    add v3.4s, v3.4s, v2.4s
    shl v19.4s, v2.4s, #3
    add v1.4s, v1.4s, v17.4s
    shl v20.4s, v17.4s, #3
    shl v21.4s, v0.4s, #3
    eor v16.16b, v6.16b, v16.16b
    sri v19.4s, v2.4s, #21
    eor v1.16b, v6.16b, v1.16b
    eor v2.16b, v6.16b, v5.16b
    sri v21.4s, v0.4s, #21
    sri v20.4s, v17.4s, #21
    eor v0.16b, v6.16b, v3.16b
    sri v18.4s, v4.4s, #21
    // round 12 (speck.dsl:22)
    tbl v3.16b, {v1.16b}, v7.16b
    tbl v4.16b, {v2.16b}, v7.16b
    ldr q5, [x3, #176]
    // round 11 (speck.dsl:23)
    eor v6.16b, v19.16b, v0.16b
    // round 12 (speck.dsl:22)
    tbl v0.16b, {v0.16b}, v7.16b
    // round 11 (speck.dsl:23)
    eor v1.16b, v20.16b, v1.16b
    eor v17.16b, v21.16b, v16.16b
    // round 12 (speck.dsl:22)
    tbl v16.16b, {v16.16b}, v7.16b
    // round 11 (speck.dsl:23)
    eor v2.16b, v18.16b, v2.16b
    // round 12 (speck.dsl:23)
    shl v18.4s, v1.4s, #3
    add v3.4s, v3.4s, v1.4s
    add v0.4s, v0.4s, v6.4s
    shl v19.4s, v17.4s, #3
    add v16.4s, v16.4s, v17.4s
    shl v20.4s, v6.4s, #3
    shl v21.4s, v2.4s, #3
    add v4.4s, v4.4s, v2.4s
    eor v0.16b, v5.16b, v0.16b
    sri v20.4s, v6.4s, #21
    sri v19.4s, v17.4s, #21
    eor v6.16b, v5.16b, v16.16b
    eor v3.16b, v5.16b, v3.16b
    sri v21.4s, v2.4s, #21
    eor v2.16b, v5.16b, v4.16b
    sri v18.4s, v1.4s, #21
    eor v1.16b, v20.16b, v0.16b
    eor v4.16b, v19.16b, v6.16b
    // round 13 (speck.dsl:22)
    tbl v5.16b, {v2.16b}, v7.16b
    // round 12 (speck.dsl:23)
    eor v2.16b, v21.16b, v2.16b
    // round 13 (speck.dsl:22)
    tbl v16.16b, {v3.16b}, v7.16b
    ldr q17, [x3, #192]
    tbl v6.16b, {v6.16b}, v7.16b
    tbl v0.16b, {v0.16b}, v7.16b
    // round 12 (speck.dsl:23)
    eor v3.16b, v18.16b, v3.16b
    // round 13 (speck.dsl:22)
    add v5.4s, v5.4s, v2.4s
    shl v18.4s, v1.4s, #3
    shl v19.4s, v4.4s, #3
    add v0.4s, v0.4s, v1.4s
    add v6.4s, v6.4s, v4.4s
    add v16.4s, v16.4s, v3.4s
    shl v20.4s, v3.4s, #3
    shl v21.4s, v2.4s, #3
    sri v19.4s, v4.4s, #21
    eor v0.16b, v17.16b, v0.16b
    eor v4.16b, v17.16b, v16.16b
    eor v6.16b, v17.16b, v6.16b
    sri v21.4s, v2.4s, #21
    sri v20.4s, v3.4s, #21
    eor v2.16b, v17.16b, v5.16b
    sri v18.4s, v1.4s, #21
    eor v1.16b, v19.16b, v6.16b
    // round 14 (speck.dsl:22)
    tbl v3.16b, {v4.16b}, v7.16b
    ldr q5, [x3, #208]
    tbl v16.16b, {v2.16b}, v7.16b
    tbl v6.16b, {v6.16b}, v7.16b
    // round 13 (speck.dsl:23)
    eor v4.16b, v20.16b, v4.16b
    // round 14 (speck.dsl:22)
    tbl v17.16b, {v0.16b}, v7.16b
    // round 13 (speck.dsl:23)
    eor v2.16b, v21.16b, v2.16b
    eor v0.16b, v18.16b, v0.16b
    // round 14 (speck.dsl:22)
    add v6.4s, v6.4s, v1.4s
    shl v18.4s, v1.4s, #3
    add v3.4s, v3.4s, v4.4s
    shl v19.4s, v0.4s, #3
    add v16.4s, v16.4s, v2.4s
    add v17.4s, v17.4s, v0.4s
    shl v20.4s, v4.4s, #3
    shl v21.4s, v2.4s, #3
    eor v3.16b, v5.16b, v3.16b
    sri v18.4s, v1.4s, #21
    eor v1.16b, v5.16b, v16.16b
    eor v16.16b, v5.16b, v17.16b
    eor v5.16b, v5.16b, v6.16b
    sri v21.4s, v2.4s, #21
    sri v20.4s, v4.4s, #21
    sri v19.4s, v0.4s, #21
    // round 15 (speck.dsl:22)
    tbl v0.16b, {v16.16b}, v7.16b
    tbl v2.16b, {v1.16b}, v7.16b
    // round 14 (speck.dsl:23)
    eor v4.16b, v18.16b, v5.16b
    eor v6.16b, v20.16b, v3.16b
    // round 15 (speck.dsl:22)
    tbl v5.16b, {v5.16b}, v7.16b
    ldr q17, [x3, #224]
    tbl v3.16b, {v3.16b}, v7.16b
    // round 14 (speck.dsl:23)
    eor v16.16b, v19.16b, v16.16b
    eor v1.16b, v21.16b, v1.16b
    // round 15 (speck.dsl:23)
    shl v18.4s, v4.4s, #3
    add v5.4s, v5.4s, v4.4s
    shl v19.4s, v6.4s, #3
    add v2.4s, v2.4s, v1.4s
    add v0.4s, v0.4s, v16.4s
    shl v20.4s, v1.4s, #3
    add v3.4s, v3.4s, v6.4s
    shl v21.4s, v16.4s, #3
    sri v19.4s, v6.4s, #21
    sri v20.4s, v1.4s, #21
    eor v1.16b, v17.16b, v2.16b
    eor v0.16b, v17.16b, v0.16b
    eor v2.16b, v17.16b, v5.16b
    sri v21.4s, v16.4s, #21
    sri v18.4s, v4.4s, #21
    eor v3.16b, v17.16b, v3.16b
    // round 16 (speck.dsl:22)
    tbl v4.16b, {v0.16b}, v7.16b
    // round 15 (speck.dsl:23)
    eor v5.16b, v20.16b, v1.16b
    // round 16 (speck.dsl:22)
    ldr q6, [x3, #240]
    tbl v1.16b, {v1.16b}, v7.16b
    // round 15 (speck.dsl:23)
    eor v16.16b, v18.16b, v2.16b
    eor v0.16b, v21.16b, v0.16b
    eor v17.16b, v19.16b, v3.16b
    // round 16 (speck.dsl:22)
    tbl v3.16b, {v3.16b}, v7.16b
    tbl v2.16b, {v2.16b}, v7.16b
    shl v18.4s, v16.4s, #3
    add v1.4s, v1.4s, v5.4s
    add v4.4s, v4.4s, v0.4s
    add v2.4s, v2.4s, v16.4s
    shl v19.4s, v5.4s, #3
    shl v20.4s, v0.4s, #3
    add v3.4s, v3.4s, v17.4s
    shl v21.4s, v17.4s, #3
    eor v4.16b, v6.16b, v4.16b
    eor v2.16b, v6.16b, v2.16b
    sri v19.4s, v5.4s, #21
    sri v20.4s, v0.4s, #21
    eor v0.16b, v6.16b, v3.16b
    eor v1.16b, v6.16b, v1.16b
    sri v18.4s, v16.4s, #21
    sri v21.4s, v17.4s, #21
    eor v3.16b, v20.16b, v4.16b
    // round 17 (speck.dsl:22)
    tbl v4.16b, {v4.16b}, v7.16b
    ldr q5, [x3, #256]
    tbl v6.16b, {v1.16b}, v7.16b
    tbl v16.16b, {v0.16b}, v7.16b
    // round 16 (speck.dsl:23)
    eor v1.16b, v19.16b, v1.16b
    eor v0.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v2.16b
    // round 17 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v7.16b
    shl v18.4s, v1.4s, #3
    add v6.4s, v6.4s, v1.4s
    add v4.4s, v4.4s, v3.4s
    add v16.4s, v16.4s, v0.4s
    shl v19.4s, v17.4s, #3
    add v2.4s, v2.4s, v17.4s
    shl v20.4s, v0.4s, #3
    shl v21.4s, v3.4s, #3
    eor v6.16b, v5.16b, v6.16b
    eor v4.16b, v5.16b, v4.16b
    eor v2.16b, v5.16b, v2.16b
    sri v19.4s, v17.4s, #21
    sri v20.4s, v0.4s, #21
    sri v21.4s, v3.4s, #21
    eor v0.16b, v5.16b, v16.16b
    sri v18.4s, v1.4s, #21
    // round 18 (speck.dsl:22)
    tbl v1.16b, {v4.16b}, v7.16b
    // round 17 (speck.dsl:23)
    eor v3.16b, v19.16b, v2.16b
    // round 18 (speck.dsl:22)
    ldr q5, [x3, #272]
    tbl v16.16b, {v6.16b}, v7.16b
    tbl v2.16b, {v2.16b}, v7.16b
    // round 17 (speck.dsl:23)
    eor v4.16b, v21.16b, v4.16b
    // round 18 (speck.dsl:22)
    tbl v17.16b, {v0.16b}, v7.16b
    // round 17 (speck.dsl:23)
    eor v6.16b, v18.16b, v6.16b
    eor v0.16b, v20.16b, v0.16b
    // round 18 (speck.dsl:23)
    shl v18.4s, v3.4s, #3
    shl v19.4s, v4.4s, #3
    add v1.4s, v1.4s, v4.4s
    add v17.4s, v17.4s, v0.4s
    shl v20.4s, v0.4s, #3
    add v2.4s, v2.4s, v3.4s
    shl v21.4s, v6.4s, #3
    add v16.4s, v16.4s, v6.4s
    eor v1.16b, v5.16b, v1.16b
    sri v19.4s, v4.4s, #21
    eor v4.16b, v5.16b, v17.16b
    sri v20.4s, v0.4s, #21
    eor v0.16b, v5.16b, v2.16b
    eor v2.16b, v5.16b, v16.16b
    sri v21.4s, v6.4s, #21
    sri v18.4s, v3.4s, #21
    // round 19 (speck.dsl:22)
    tbl v3.16b, {v4.16b}, v7.16b
    // round 18 (speck.dsl:23)
    eor v4.16b, v20.16b, v4.16b
    // round 19 (speck.dsl:22)
    ldr q5, [x3, #288]
    tbl v6.16b, {v2.16b}, v7.16b
    // round 18 (speck.dsl:23)
    eor v2.16b, v21.16b, v2.16b
    eor v16.16b, v19.16b, v1.16b
    // round 19 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v7.16b
    tbl v17.16b, {v0.16b}, v7.16b
    // round 18 (speck.dsl:23)
    eor v0.16b, v18.16b, v0.16b
    // round 19 (speck.dsl:23)
    shl v18.4s, v16.4s, #3
    shl v19.4s, v2.4s, #3
    add v6.4s, v6.4s, v2.4s
    add v1.4s, v1.4s, v16.4s
    add v3.4s, v3.4s, v4.4s
    add v17.4s, v17.4s, v0.4s
    shl v20.4s, v0.4s, #3
    shl v21.4s, v4.4s, #3
    eor v6.16b, v5.16b, v6.16b
    eor v17.16b, v5.16b, v17.16b
    eor v1.16b, v5.16b, v1.16b
    eor v3.16b, v5.16b, v3.16b
    sri v21.4s, v4.4s, #21
    sri v20.4s, v0.4s, #21
    sri v19.4s, v2.4s, #21
    sri v18.4s, v16.4s, #21
    // round 20 (speck.dsl:22)
    tbl v0.16b, {v3.16b}, v7.16b
    tbl v2.16b, {v17.16b}, v7.16b
    // round 19 (speck.dsl:23)
    eor v4.16b, v19.16b, v6.16b
    eor v3.16b, v21.16b, v3.16b
    eor v5.16b, v20.16b, v17.16b
    // round 20 (speck.dsl:22)
    ldr q16, [x3, #304]
    tbl v6.16b, {v6.16b}, v7.16b
    // round 19 (speck.dsl:23)
    eor v17.16b, v18.16b, v1.16b
    // round 20 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v7.16b
    shl v18.4s, v4.4s, #3
    add v0.4s, v0.4s, v3.4s
    shl v19.4s, v5.4s, #3
    shl v20.4s, v3.4s, #3
    add v2.4s, v2.4s, v5.4s
    add v1.4s, v1.4s, v17.4s
    shl v21.4s, v17.4s, #3
    add v6.4s, v6.4s, v4.4s
    sri v19.4s, v5.4s, #21
    eor v2.16b, v16.16b, v2.16b
    sri v18.4s, v4.4s, #21
    eor v1.16b, v16.16b, v1.16b
    sri v20.4s, v3.4s, #21
    eor v0.16b, v16.16b, v0.16b
    eor v3.16b, v16.16b, v6.16b
    sri v21.4s, v17.4s, #21
    // round 21 (speck.dsl:22)
    tbl v4.16b, {v2.16b}, v7.16b
    tbl v5.16b, {v1.16b}, v7.16b
    // round 20 (speck.dsl:23)
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v20.16b, v0.16b
    eor v2.16b, v19.16b, v2.16b
    // round 21 (speck.dsl:22)
    ldr q17, [x3, #320]
    tbl v3.16b, {v3.16b}, v7.16b
    tbl v0.16b, {v0.16b}, v7.16b
    // round 20 (speck.dsl:23)
    eor v1.16b, v21.16b, v1.16b
    // round 21 (speck.dsl:23)
    shl v18.4s, v16.4s, #3
    add v4.4s, v4.4s, v2.4s
    add v0.4s, v0.4s, v16.4s
    add v5.4s, v5.4s, v1.4s
    add v3.4s, v3.4s, v6.4s
    shl v19.4s, v6.4s, #3
    shl v20.4s, v2.4s, #3
    shl v21.4s, v1.4s, #3
    eor v5.16b, v17.16b, v5.16b
    eor v0.16b, v17.16b, v0.16b
    eor v3.16b, v17.16b, v3.16b
    sri v18.4s, v16.4s, #21
    sri v20.4s, v2.4s, #21
    eor v2.16b, v17.16b, v4.16b
    sri v21.4s, v1.4s, #21
    sri v19.4s, v6.4s, #21
    // round 22 (speck.dsl:22)
    tbl v1.16b, {v3.16b}, v7.16b
    // round 21 (speck.dsl:23)
    eor v4.16b, v20.16b, v2.16b
    // round 22 (speck.dsl:22)
    tbl v2.16b, {v2.16b}, v7.16b
    // round 21 (speck.dsl:23)
    eor v6.16b, v18.16b, v0.16b
    // round 22 (speck.dsl:22)
    ldr q16, [x3, #336]
    tbl v0.16b, {v0.16b}, v7.16b
    // round 21 (speck.dsl:23)
    eor v17.16b, v21.16b, v5.16b
    eor v3.16b, v19.16b, v3.16b
    // round 22 (speck.dsl:22)
    tbl v5.16b, {v5.16b}, v7.16b
    shl v18.4s, v6.4s, #3
    add v2.4s, v2.4s, v4.4s
    shl v19.4s, v3.4s, #3
    add v1.4s, v1.4s, v3.4s
    add v0.4s, v0.4s, v6.4s
    shl v20.4s, v4.4s, #3
    shl v21.4s, v17.4s, #3
    add v5.4s, v5.4s, v17.4s
    eor v1.16b, v16.16b, v1.16b
    sri v19.4s, v3.4s, #21
    eor v0.16b, v16.16b, v0.16b
    sri v21.4s, v17.4s, #21
    eor v3.16b, v16.16b, v5.16b
    eor v2.16b, v16.16b, v2.16b
    sri v20.4s, v4.4s, #21
    sri v18.4s, v6.4s, #21
    // round 23 (speck.dsl:22)
    tbl v4.16b, {v0.16b}, v7.16b
    // round 22 (speck.dsl:23)
    eor v5.16b, v21.16b, v3.16b
    // round 23 (speck.dsl:22)
    tbl v6.16b, {v2.16b}, v7.16b
    // round 22 (speck.dsl:23)
    eor v16.16b, v19.16b, v1.16b
    // round 23 (speck.dsl:22)
    ldr q17, [x3, #352]
    // round 22 (speck.dsl:23)
    eor v0.16b, v18.16b, v0.16b
    eor v2.16b, v20.16b, v2.16b
    // round 23 (speck.dsl:22)
    tbl v1.16b, {v1.16b}, v7.16b
    tbl v3.16b, {v3.16b}, v7.16b
    shl v7.4s, v5.4s, #3
    shl v18.4s, v16.4s, #3
    add v4.4s, v4.4s, v0.4s
    shl v19.4s, v2.4s, #3
    add v1.4s, v1.4s, v16.4s
    shl v20.4s, v0.4s, #3
    add v6.4s, v6.4s, v2.4s
    add v3.4s, v3.4s, v5.4s
    sri v19.4s, v2.4s, #21
    eor v22.16b, v17.16b, v1.16b
    eor v2.16b, v17.16b, v4.16b
    ldr q4, [x8, #96]
    ldr q25, [x8, #80]
    sri v20.4s, v0.4s, #21
    eor v24.16b, v17.16b, v6.16b
    sri v18.4s, v16.4s, #21
    ldr q0, [x8, #112]
    eor v17.16b, v17.16b, v3.16b
    sri v7.4s, v5.4s, #21
    ldr q3, [x1, #16]
    ldr q5, [x1, #48]
    eor v23.16b, v19.16b, v24.16b
    eor v21.16b, v18.16b, v22.16b
    eor v1.16b, v20.16b, v2.16b
    ldr q6, [x1, #64]
    ldr q18, [x1, #80]
    eor v16.16b, v7.16b, v17.16b
    ldr q7, [x1, #0]
    ldr q19, [x1, #32]
    tbl v20.16b, {v1.16b, v2.16b}, v25.16b
    tbl v26.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    tbl v21.16b, {v21.16b, v22.16b}, v25.16b
    tbl v22.16b, {v16.16b, v17.16b}, v0.16b
    mov v14.16b, v1.16b
    mov v15.16b, v2.16b
    tbl v1.16b, {v14.16b, v15.16b, v16.16b, v17.16b}, v4.16b
    tbl v0.16b, {v23.16b, v24.16b}, v0.16b
    eor v2.16b, v26.16b, v3.16b
    eor v3.16b, v20.16b, v5.16b
    eor v1.16b, v1.16b, v6.16b
    eor v4.16b, v22.16b, v18.16b
    eor v5.16b, v21.16b, v7.16b
    eor v0.16b, v0.16b, v19.16b
    str q2, [x0, #16]
    str q3, [x0, #48]
    str q1, [x0, #64]
    str q4, [x0, #80]
    str q5, [x0, #0]
    str q0, [x0, #32]
    add x0, x0, #96
    add x1, x1, #96
    add w4, w4, #16
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_speck48_96_ctr_crypt_neon_out
    sub x6, x6, #96
    cbz x6, .Llwcc_speck48_96_ctr_crypt_neon_rest
    mov x9, x6
    movz x10, #6
.Llwcc_speck48_96_ctr_crypt_neon_more:
    sub x11, x9, #1
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #2
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #3
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #4
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #5
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #6
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #7
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #8
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #9
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #10
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #11
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #12
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #13
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #14
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x11, x9, #15
    cbz x11, .Llwcc_speck48_96_ctr_crypt_neon_rest
    sub x10, x10, #1
    cbz x10, .Llwcc_speck48_96_ctr_crypt_neon_more_done
    sub x9, x9, #16
    cbz x9, .Llwcc_speck48_96_ctr_crypt_neon_rest
    b .Llwcc_speck48_96_ctr_crypt_neon_more
.Llwcc_speck48_96_ctr_crypt_neon_more_done:
    b .Llwcc_speck48_96_ctr_crypt_neon_group
.Llwcc_speck48_96_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_speck48_96_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #6
.Llwcc_speck48_96_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_speck48_96_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_speck48_96_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_speck48_96_ctr_crypt_neon_in
    mov x1, x0
    b .Llwcc_speck48_96_ctr_crypt_neon_group
.Llwcc_speck48_96_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_speck48_96_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_speck48_96_ctr_crypt_neon_copy
.Llwcc_speck48_96_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #6
.Llwcc_speck48_96_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_speck48_96_ctr_crypt_neon_wipe
    ldp d14, d15, [sp, #48]
    add sp, sp, #160
    ret
.Llwcc_speck48_96_ctr_crypt_neon_return:
    ret
    .size lwcc_speck48_96_ctr_crypt_neon, .-lwcc_speck48_96_ctr_crypt_neon

    .balign 16
.Llwcc_speck48_96_file_neon_constants:
    .byte 0xff, 0x00, 0x01, 0x02, 0xff, 0x06, 0x07, 0x08, 0xff, 0x0c, 0x0d, 0x0e, 0xff, 0x12, 0x13, 0x14
    .byte 0xff, 0x08, 0x09, 0x0a, 0xff, 0x0e, 0x0f, 0x10, 0xff, 0x14, 0x15, 0x16, 0xff, 0x1a, 0x1b, 0x1c
    .byte 0xff, 0x03, 0x04, 0x05, 0xff, 0x09, 0x0a, 0x0b, 0xff, 0x0f, 0x10, 0x11, 0xff, 0x15, 0x16, 0x17
    .byte 0xff, 0x0b, 0x0c, 0x0d, 0xff, 0x11, 0x12, 0x13, 0xff, 0x17, 0x18, 0x19, 0xff, 0x1d, 0x1e, 0x1f
    .byte 0xff, 0x02, 0x03, 0x01, 0xff, 0x06, 0x07, 0x05, 0xff, 0x0a, 0x0b, 0x09, 0xff, 0x0e, 0x0f, 0x0d
    .byte 0x01, 0x02, 0x03, 0x11, 0x12, 0x13, 0x05, 0x06, 0x07, 0x15, 0x16, 0x17, 0x09, 0x0a, 0x0b, 0x19
    .byte 0x1a, 0x1b, 0x0d, 0x0e, 0x0f, 0x1d, 0x1e, 0x1f, 0x21, 0x22, 0x23, 0x31, 0x32, 0x33, 0x25, 0x26
    .byte 0x07, 0x15, 0x16, 0x17, 0x09, 0x0a, 0x0b, 0x19, 0x1a, 0x1b, 0x0d, 0x0e, 0x0f, 0x1d, 0x1e, 0x1f
    .byte 0x00, 0xff, 0xff, 0x1f, 0x00, 0xff, 0xff, 0x1f, 0x00, 0xff, 0xff, 0x1f, 0x00, 0xff, 0xff, 0x1f
    .byte 0xff, 0x03, 0x01, 0x02, 0xff, 0x07, 0x05, 0x06, 0xff, 0x0b, 0x09, 0x0a, 0xff, 0x0f, 0x0d, 0x0e
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0x03, 0xff, 0xff, 0xff, 0x07, 0xff, 0xff, 0xff, 0x0b, 0xff, 0xff, 0xff, 0x0f
    .byte 0xff, 0x02, 0x01, 0x00, 0xff, 0x06, 0x05, 0x04, 0xff, 0x0a, 0x09, 0x08, 0xff, 0x0e, 0x0d, 0x0c
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00
    .byte 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00
    .byte 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00
    .byte 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00
    .byte 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00
    .byte 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00
    .byte 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00
    .byte 0x00, 0x09, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00
    .byte 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00
    .byte 0x00, 0x0b, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00
    .byte 0x00, 0x0c, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00
    .byte 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00
    .byte 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00
    .byte 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00
    .byte 0x00, 0x10, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00
    .byte 0x00, 0x11, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00
    .byte 0x00, 0x12, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00
    .byte 0x00, 0x13, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00
    .byte 0x00, 0x14, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00
    .byte 0x00, 0x15, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00
