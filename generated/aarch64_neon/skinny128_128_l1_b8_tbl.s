// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_128 --target neon --lanes 1 --sbox tbl --blocks 8
// passes:    unroll() invert() counter() fold() sbox(lanes=1, registers=true) value_numbering() hoist(nonce=false) slice(lanes=1, rows=8) select() allocate()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    rows of 4 cells of 4 blocks, 4 a block, 8 blocks a group; tables in registers
// sizes:     in bytes: block 16, key 16, nonce 12, rk 1136, ctx 1152, align 16, group 128, stack 192
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:052a05fc0f122b7f4531bb162f5c73c6ee09d1b0b3cd0f0669ddcbca6ef6d49b

    .text

    .balign 16
    .global lwcc_skinny128_128_key_setup_neon
    .type lwcc_skinny128_128_key_setup_neon, %function
lwcc_skinny128_128_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    ld1r {v0.16b}, [x1]
    add x9, x1, #1
    ld1r {v1.16b}, [x9]
    add x9, x1, #2
    ld1r {v2.16b}, [x9]
    add x9, x1, #3
    ld1r {v3.16b}, [x9]
    add x9, x1, #4
    ld1r {v4.16b}, [x9]
    add x9, x1, #5
    ld1r {v5.16b}, [x9]
    add x9, x1, #6
    ld1r {v6.16b}, [x9]
    add x9, x1, #7
    ld1r {v7.16b}, [x9]
    add x9, x1, #8
    ld1r {v16.16b}, [x9]
    add x9, x1, #9
    ld1r {v17.16b}, [x9]
    add x9, x1, #10
    ld1r {v18.16b}, [x9]
    add x9, x1, #11
    ld1r {v19.16b}, [x9]
    add x9, x1, #12
    ld1r {v20.16b}, [x9]
    add x9, x1, #13
    ld1r {v21.16b}, [x9]
    add x9, x1, #14
    ld1r {v22.16b}, [x9]
    add x9, x1, #15
    ld1r {v23.16b}, [x9]
    movi v24.16b, #1
    eor v25.16b, v0.16b, v24.16b
    ldr q26, [x8, #704]
    bif v25.16b, v1.16b, v26.16b
    mov v27.16b, v26.16b
    bsl v27.16b, v2.16b, v3.16b
    ldr q28, [x8, #720]
    bit v27.16b, v25.16b, v28.16b
    str q27, [x0, #0]
    mov v25.16b, v26.16b
    bsl v25.16b, v4.16b, v5.16b
    mov v27.16b, v26.16b
    bsl v27.16b, v6.16b, v7.16b
    bit v27.16b, v25.16b, v28.16b
    str q27, [x0, #16]
    movi v25.16b, #3
    eor v27.16b, v17.16b, v25.16b
    bif v27.16b, v23.16b, v26.16b
    mov v29.16b, v26.16b
    bsl v29.16b, v16.16b, v21.16b
    bit v29.16b, v27.16b, v28.16b
    str q29, [x0, #32]
    mov v27.16b, v26.16b
    bsl v27.16b, v18.16b, v22.16b
    mov v29.16b, v26.16b
    bsl v29.16b, v20.16b, v19.16b
    bit v29.16b, v27.16b, v28.16b
    str q29, [x0, #48]
    movi v27.16b, #7
    eor v29.16b, v1.16b, v27.16b
    bif v29.16b, v7.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v0.16b, v5.16b
    bit v30.16b, v29.16b, v28.16b
    str q30, [x0, #64]
    mov v29.16b, v26.16b
    bsl v29.16b, v2.16b, v6.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v4.16b, v3.16b
    bit v30.16b, v29.16b, v28.16b
    str q30, [x0, #80]
    movi v29.16b, #15
    eor v30.16b, v23.16b, v29.16b
    bif v30.16b, v19.16b, v26.16b
    mov v31.16b, v26.16b
    bsl v31.16b, v17.16b, v22.16b
    bit v31.16b, v30.16b, v28.16b
    str q31, [x0, #96]
    mov v30.16b, v26.16b
    bsl v30.16b, v16.16b, v20.16b
    mov v31.16b, v26.16b
    bsl v31.16b, v18.16b, v21.16b
    bit v31.16b, v30.16b, v28.16b
    str q31, [x0, #112]
    eor v30.16b, v7.16b, v29.16b
    bif v30.16b, v3.16b, v26.16b
    mov v31.16b, v26.16b
    bsl v31.16b, v1.16b, v6.16b
    bit v31.16b, v30.16b, v28.16b
    str q31, [x0, #128]
    eor v30.16b, v0.16b, v24.16b
    bif v30.16b, v4.16b, v26.16b
    mov v31.16b, v26.16b
    bsl v31.16b, v2.16b, v5.16b
    bit v31.16b, v30.16b, v28.16b
    str q31, [x0, #144]
    movi v30.16b, #14
    eor v31.16b, v19.16b, v30.16b
    bif v31.16b, v21.16b, v26.16b
    mov v8.16b, v26.16b
    bsl v8.16b, v23.16b, v20.16b
    bit v8.16b, v31.16b, v28.16b
    str q8, [x0, #160]
    eor v31.16b, v17.16b, v25.16b
    bif v31.16b, v18.16b, v26.16b
    mov v8.16b, v26.16b
    bsl v8.16b, v16.16b, v22.16b
    bit v8.16b, v31.16b, v28.16b
    str q8, [x0, #176]
    movi v31.16b, #13
    eor v8.16b, v3.16b, v31.16b
    bif v8.16b, v5.16b, v26.16b
    mov v9.16b, v26.16b
    bsl v9.16b, v7.16b, v4.16b
    bit v9.16b, v8.16b, v28.16b
    str q9, [x0, #192]
    eor v8.16b, v1.16b, v25.16b
    bif v8.16b, v2.16b, v26.16b
    mov v9.16b, v26.16b
    bsl v9.16b, v0.16b, v6.16b
    bit v9.16b, v8.16b, v28.16b
    str q9, [x0, #208]
    movi v8.16b, #11
    eor v9.16b, v21.16b, v8.16b
    bif v9.16b, v22.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v19.16b, v18.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #224]
    eor v9.16b, v23.16b, v25.16b
    bif v9.16b, v16.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v17.16b, v20.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #240]
    eor v9.16b, v5.16b, v27.16b
    bif v9.16b, v6.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v3.16b, v2.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #256]
    eor v9.16b, v7.16b, v25.16b
    bif v9.16b, v0.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v1.16b, v4.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #272]
    eor v29.16b, v22.16b, v29.16b
    bif v29.16b, v20.16b, v26.16b
    mov v9.16b, v26.16b
    bsl v9.16b, v21.16b, v16.16b
    bit v9.16b, v29.16b, v28.16b
    str q9, [x0, #288]
    movi v29.16b, #2
    eor v9.16b, v19.16b, v29.16b
    bif v9.16b, v17.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v23.16b, v18.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #304]
    eor v9.16b, v6.16b, v30.16b
    bif v9.16b, v4.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v5.16b, v0.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #320]
    eor v9.16b, v3.16b, v24.16b
    bif v9.16b, v1.16b, v26.16b
    mov v10.16b, v26.16b
    bsl v10.16b, v7.16b, v2.16b
    bit v10.16b, v9.16b, v28.16b
    str q10, [x0, #336]
    movi v9.16b, #12
    eor v10.16b, v20.16b, v9.16b
    bif v10.16b, v18.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v22.16b, v17.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #352]
    eor v10.16b, v21.16b, v25.16b
    bif v10.16b, v23.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v19.16b, v16.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #368]
    movi v10.16b, #9
    eor v10.16b, v4.16b, v10.16b
    bif v10.16b, v2.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v6.16b, v1.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #384]
    eor v10.16b, v5.16b, v25.16b
    bif v10.16b, v7.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v3.16b, v0.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #400]
    eor v10.16b, v18.16b, v25.16b
    bif v10.16b, v16.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v20.16b, v23.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #416]
    eor v10.16b, v22.16b, v25.16b
    bif v10.16b, v19.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v21.16b, v17.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #432]
    eor v10.16b, v2.16b, v27.16b
    bif v10.16b, v0.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v4.16b, v7.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #448]
    eor v10.16b, v6.16b, v29.16b
    bif v10.16b, v3.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v5.16b, v1.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #464]
    eor v10.16b, v16.16b, v30.16b
    bif v10.16b, v17.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v18.16b, v19.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #480]
    mov v10.16b, v26.16b
    bsl v10.16b, v20.16b, v21.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v22.16b, v23.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #496]
    eor v10.16b, v0.16b, v31.16b
    bif v10.16b, v1.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v2.16b, v3.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #512]
    eor v10.16b, v4.16b, v24.16b
    bif v10.16b, v5.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v6.16b, v7.16b
    bit v11.16b, v10.16b, v28.16b
    str q11, [x0, #528]
    movi v10.16b, #10
    eor v11.16b, v17.16b, v10.16b
    bif v11.16b, v23.16b, v26.16b
    mov v12.16b, v26.16b
    bsl v12.16b, v16.16b, v21.16b
    bit v12.16b, v11.16b, v28.16b
    str q12, [x0, #544]
    eor v11.16b, v18.16b, v25.16b
    bif v11.16b, v22.16b, v26.16b
    mov v12.16b, v26.16b
    bsl v12.16b, v20.16b, v19.16b
    bit v12.16b, v11.16b, v28.16b
    str q12, [x0, #560]
    movi v11.16b, #5
    eor v12.16b, v1.16b, v11.16b
    bif v12.16b, v7.16b, v26.16b
    mov v13.16b, v26.16b
    bsl v13.16b, v0.16b, v5.16b
    bit v13.16b, v12.16b, v28.16b
    str q13, [x0, #576]
    eor v12.16b, v2.16b, v25.16b
    bif v12.16b, v6.16b, v26.16b
    mov v13.16b, v26.16b
    bsl v13.16b, v4.16b, v3.16b
    bit v13.16b, v12.16b, v28.16b
    str q13, [x0, #592]
    eor v12.16b, v23.16b, v8.16b
    bif v12.16b, v19.16b, v26.16b
    mov v13.16b, v26.16b
    bsl v13.16b, v17.16b, v22.16b
    bit v13.16b, v12.16b, v28.16b
    str q13, [x0, #608]
    eor v12.16b, v16.16b, v29.16b
    bif v12.16b, v20.16b, v26.16b
    mov v13.16b, v26.16b
    bsl v13.16b, v18.16b, v21.16b
    bit v13.16b, v12.16b, v28.16b
    str q13, [x0, #624]
    movi v12.16b, #6
    eor v13.16b, v7.16b, v12.16b
    bif v13.16b, v3.16b, v26.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v1.16b, v6.16b
    bit v14.16b, v13.16b, v28.16b
    str q14, [x0, #640]
    eor v13.16b, v19.16b, v9.16b
    bif v13.16b, v21.16b, v26.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v23.16b, v20.16b
    bit v14.16b, v13.16b, v28.16b
    str q14, [x0, #656]
    eor v13.16b, v17.16b, v29.16b
    bif v13.16b, v18.16b, v26.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v16.16b, v22.16b
    bit v14.16b, v13.16b, v28.16b
    str q14, [x0, #672]
    movi v13.16b, #8
    eor v14.16b, v3.16b, v13.16b
    bif v14.16b, v5.16b, v26.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v7.16b, v4.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #688]
    eor v14.16b, v1.16b, v24.16b
    bif v14.16b, v2.16b, v26.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v0.16b, v6.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #704]
    mov v14.16b, v26.16b
    bsl v14.16b, v21.16b, v22.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v19.16b, v18.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #720]
    eor v14.16b, v5.16b, v24.16b
    bif v14.16b, v6.16b, v26.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v3.16b, v2.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #736]
    eor v14.16b, v7.16b, v29.16b
    bif v14.16b, v0.16b, v26.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v1.16b, v4.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #752]
    eor v14.16b, v22.16b, v29.16b
    bif v14.16b, v20.16b, v26.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v21.16b, v16.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #768]
    mov v14.16b, v26.16b
    bsl v14.16b, v19.16b, v17.16b
    mov v15.16b, v26.16b
    bsl v15.16b, v23.16b, v18.16b
    bit v15.16b, v14.16b, v28.16b
    str q15, [x0, #784]
    eor v11.16b, v6.16b, v11.16b
    bif v11.16b, v4.16b, v26.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v5.16b, v0.16b
    bit v14.16b, v11.16b, v28.16b
    str q14, [x0, #800]
    mov v11.16b, v26.16b
    bsl v11.16b, v3.16b, v1.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v7.16b, v2.16b
    bit v14.16b, v11.16b, v28.16b
    str q14, [x0, #816]
    eor v11.16b, v20.16b, v8.16b
    bif v11.16b, v18.16b, v26.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v22.16b, v17.16b
    bit v14.16b, v11.16b, v28.16b
    str q14, [x0, #832]
    mov v11.16b, v26.16b
    bsl v11.16b, v21.16b, v23.16b
    mov v14.16b, v26.16b
    bsl v14.16b, v19.16b, v16.16b
    bit v14.16b, v11.16b, v28.16b
    str q14, [x0, #848]
    eor v27.16b, v4.16b, v27.16b
    bif v27.16b, v2.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v6.16b, v1.16b
    bit v11.16b, v27.16b, v28.16b
    str q11, [x0, #864]
    eor v27.16b, v5.16b, v24.16b
    bif v27.16b, v7.16b, v26.16b
    mov v11.16b, v26.16b
    bsl v11.16b, v3.16b, v0.16b
    bit v11.16b, v27.16b, v28.16b
    str q11, [x0, #880]
    eor v27.16b, v18.16b, v30.16b
    bif v27.16b, v16.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v20.16b, v23.16b
    bit v30.16b, v27.16b, v28.16b
    str q30, [x0, #896]
    eor v27.16b, v22.16b, v29.16b
    bif v27.16b, v19.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v21.16b, v17.16b
    bit v30.16b, v27.16b, v28.16b
    str q30, [x0, #912]
    eor v27.16b, v2.16b, v9.16b
    bif v27.16b, v0.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v4.16b, v7.16b
    bit v30.16b, v27.16b, v28.16b
    str q30, [x0, #928]
    eor v27.16b, v6.16b, v24.16b
    bif v27.16b, v3.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v5.16b, v1.16b
    bit v30.16b, v27.16b, v28.16b
    str q30, [x0, #944]
    eor v27.16b, v16.16b, v13.16b
    bif v27.16b, v17.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v18.16b, v19.16b
    bit v30.16b, v27.16b, v28.16b
    str q30, [x0, #960]
    eor v27.16b, v20.16b, v25.16b
    bif v27.16b, v21.16b, v26.16b
    mov v30.16b, v26.16b
    bsl v30.16b, v22.16b, v23.16b
    bit v30.16b, v27.16b, v28.16b
    str q30, [x0, #976]
    eor v4.16b, v4.16b, v25.16b
    bif v4.16b, v5.16b, v26.16b
    mov v25.16b, v26.16b
    bsl v25.16b, v6.16b, v7.16b
    bit v25.16b, v4.16b, v28.16b
    str q25, [x0, #992]
    eor v4.16b, v18.16b, v29.16b
    bif v4.16b, v22.16b, v26.16b
    mov v25.16b, v26.16b
    bsl v25.16b, v20.16b, v19.16b
    bit v25.16b, v4.16b, v28.16b
    str q25, [x0, #1008]
    eor v4.16b, v1.16b, v12.16b
    bif v4.16b, v7.16b, v26.16b
    bit v5.16b, v0.16b, v26.16b
    bit v5.16b, v4.16b, v28.16b
    str q5, [x0, #1024]
    eor v4.16b, v23.16b, v31.16b
    bif v4.16b, v19.16b, v26.16b
    mov v5.16b, v26.16b
    bsl v5.16b, v17.16b, v22.16b
    bit v5.16b, v4.16b, v28.16b
    str q5, [x0, #1040]
    eor v4.16b, v7.16b, v8.16b
    bit v3.16b, v4.16b, v26.16b
    mov v4.16b, v26.16b
    bsl v4.16b, v1.16b, v6.16b
    bit v4.16b, v3.16b, v28.16b
    str q4, [x0, #1056]
    eor v3.16b, v19.16b, v12.16b
    bif v3.16b, v21.16b, v26.16b
    mov v4.16b, v26.16b
    bsl v4.16b, v23.16b, v20.16b
    bit v4.16b, v3.16b, v28.16b
    str q4, [x0, #1072]
    eor v1.16b, v1.16b, v29.16b
    bit v2.16b, v1.16b, v26.16b
    bit v6.16b, v0.16b, v26.16b
    bit v6.16b, v2.16b, v28.16b
    str q6, [x0, #1088]
    eor v0.16b, v21.16b, v10.16b
    bit v22.16b, v0.16b, v26.16b
    bit v18.16b, v19.16b, v26.16b
    bit v18.16b, v22.16b, v28.16b
    str q18, [x0, #1104]
    eor v0.16b, v23.16b, v24.16b
    bit v16.16b, v0.16b, v26.16b
    bsl v26.16b, v17.16b, v20.16b
    bsl v28.16b, v16.16b, v26.16b
    str q28, [x0, #1120]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size lwcc_skinny128_128_key_setup_neon, .-lwcc_skinny128_128_key_setup_neon

    .balign 16
    .global lwcc_skinny128_128_ecb_encrypt_neon
    .type lwcc_skinny128_128_ecb_encrypt_neon, %function
lwcc_skinny128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_skinny128_128_ecb_encrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_skinny128_128_ecb_encrypt_neon_rest
.Llwcc_skinny128_128_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    uzp1 v16.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    uzp1 v3.2d, v4.2d, v5.2d
    uzp2 v4.2d, v4.2d, v5.2d
    uzp1 v5.2d, v6.2d, v7.2d
    uzp2 v6.2d, v6.2d, v7.2d
    uzp1 v7.4s, v16.4s, v1.4s
    uzp2 v1.4s, v16.4s, v1.4s
    uzp1 v16.4s, v0.4s, v2.4s
    uzp2 v0.4s, v0.4s, v2.4s
    uzp1 v2.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    uzp1 v5.4s, v4.4s, v6.4s
    uzp2 v4.4s, v4.4s, v6.4s
    // round 1 (skinny.dsl:60)
    ldr q17, [x8, #0]
    ldr q18, [x8, #16]
    ldr q19, [x8, #32]
    ldr q20, [x8, #48]
    ldr q21, [x8, #64]
    ldr q22, [x8, #80]
    ldr q23, [x8, #96]
    ldr q24, [x8, #112]
    ldr q25, [x8, #128]
    ldr q26, [x8, #144]
    ldr q27, [x8, #160]
    ldr q28, [x8, #176]
    ldr q8, [x8, #192]
    ldr q9, [x8, #208]
    ldr q10, [x8, #224]
    ldr q11, [x8, #240]
    movi v6.16b, #64
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    // round 2 (skinny.dsl:60)
    ldr q4, [x3, #0]
    eor v29.16b, v29.16b, v4.16b
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x3, #16]
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    ldr q7, [x8, #256]
    eor v3.16b, v3.16b, v7.16b
    eor v16.16b, v16.16b, v7.16b
    rev32 v3.8h, v3.8h
    ldr q30, [x8, #272]
    tbl v5.16b, {v5.16b}, v30.16b
    ldr q31, [x8, #288]
    tbl v2.16b, {v2.16b}, v31.16b
    eor v12.16b, v29.16b, v3.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v5.16b, v12.16b
    rev32 v5.8h, v16.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v1.16b, {v1.16b}, v31.16b
    eor v16.16b, v4.16b, v5.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v16.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    // round 3 (skinny.dsl:60)
    ldr q16, [x3, #32]
    eor v5.16b, v5.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #48]
    eor v0.16b, v0.16b, v16.16b
    eor v16.16b, v29.16b, v16.16b
    eor v4.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v4.8h, v4.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v0.16b, {v0.16b}, v31.16b
    eor v29.16b, v5.16b, v4.16b
    eor v0.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 4 (skinny.dsl:60)
    ldr q12, [x3, #64]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #80]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 5 (skinny.dsl:60)
    ldr q29, [x3, #96]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #112]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 6 (skinny.dsl:60)
    ldr q12, [x3, #128]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 7 (skinny.dsl:60)
    ldr q29, [x3, #160]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #176]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 8 (skinny.dsl:60)
    ldr q12, [x3, #192]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #208]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 9 (skinny.dsl:60)
    ldr q29, [x3, #224]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #240]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 10 (skinny.dsl:60)
    ldr q12, [x3, #256]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #272]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 11 (skinny.dsl:60)
    ldr q29, [x3, #288]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #304]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 12 (skinny.dsl:60)
    ldr q12, [x3, #320]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #336]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 13 (skinny.dsl:60)
    ldr q29, [x3, #352]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #368]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 14 (skinny.dsl:60)
    ldr q12, [x3, #384]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #400]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 15 (skinny.dsl:60)
    ldr q29, [x3, #416]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #432]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 16 (skinny.dsl:60)
    ldr q12, [x3, #448]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #464]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 17 (skinny.dsl:60)
    ldr q29, [x3, #480]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #496]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 18 (skinny.dsl:60)
    ldr q12, [x3, #512]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #528]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 19 (skinny.dsl:60)
    ldr q29, [x3, #544]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #560]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 20 (skinny.dsl:60)
    ldr q12, [x3, #576]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #592]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 21 (skinny.dsl:60)
    ldr q29, [x3, #608]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #624]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 22 (skinny.dsl:60)
    ldr q12, [x3, #640]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 23 (skinny.dsl:60)
    ldr q29, [x3, #656]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #672]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 24 (skinny.dsl:60)
    ldr q12, [x3, #688]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #704]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 25 (skinny.dsl:60)
    ldr q29, [x3, #720]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #240]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 26 (skinny.dsl:60)
    ldr q12, [x3, #736]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #752]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 27 (skinny.dsl:60)
    ldr q29, [x3, #768]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #784]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 28 (skinny.dsl:60)
    ldr q12, [x3, #800]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #816]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 29 (skinny.dsl:60)
    ldr q29, [x3, #832]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #848]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 30 (skinny.dsl:60)
    ldr q12, [x3, #864]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #880]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 31 (skinny.dsl:60)
    ldr q29, [x3, #896]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #912]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 32 (skinny.dsl:60)
    ldr q12, [x3, #928]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #944]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 33 (skinny.dsl:60)
    ldr q29, [x3, #960]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #976]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 34 (skinny.dsl:60)
    ldr q12, [x3, #0]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #992]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 35 (skinny.dsl:60)
    ldr q29, [x3, #32]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1008]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 36 (skinny.dsl:60)
    ldr q12, [x3, #1024]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #80]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 37 (skinny.dsl:60)
    ldr q29, [x3, #1040]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #112]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 38 (skinny.dsl:60)
    ldr q12, [x3, #1056]
    eor v16.16b, v16.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 39 (skinny.dsl:60)
    ldr q29, [x3, #1072]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #176]
    eor v4.16b, v4.16b, v29.16b
    eor v16.16b, v16.16b, v29.16b
    eor v0.16b, v0.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v16.16b, {v16.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 40 (skinny.dsl:60)
    ldr q12, [x3, #192]
    eor v16.16b, v16.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1088]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v17.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v18.16b, v29.16b, v6.16b
    tbx v17.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v18.16b
    sub v18.16b, v18.16b, v6.16b
    tbx v17.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v18.16b
    sub v6.16b, v18.16b, v6.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v6.16b
    ldr q6, [x3, #1104]
    eor v5.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #1120]
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v16.16b, v6.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v7.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v17.16b}, v30.16b
    tbl v6.16b, {v6.16b}, v31.16b
    eor v16.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v4.16b, v4.16b, v16.16b
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip1 v5.4s, v1.4s, v7.4s
    zip2 v1.4s, v1.4s, v7.4s
    zip1 v7.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v3.4s, v16.4s
    zip2 v3.4s, v3.4s, v16.4s
    uzp1 v16.2d, v6.2d, v5.2d
    uzp2 v5.2d, v6.2d, v5.2d
    uzp1 v6.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v7.2d, v4.2d
    uzp2 v4.2d, v7.2d, v4.2d
    uzp1 v7.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    str q16, [x0, #0]
    str q5, [x0, #16]
    str q6, [x0, #32]
    str q0, [x0, #48]
    str q1, [x0, #64]
    str q4, [x0, #80]
    str q7, [x0, #96]
    str q2, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_128_ecb_encrypt_neon_out
.Llwcc_skinny128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_skinny128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_skinny128_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_128_ecb_encrypt_neon_group
.Llwcc_skinny128_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_encrypt_neon_copy
.Llwcc_skinny128_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_skinny128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #192
    ret
.Llwcc_skinny128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_skinny128_128_ecb_encrypt_neon, .-lwcc_skinny128_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_skinny128_128_ecb_decrypt_neon
    .type lwcc_skinny128_128_ecb_decrypt_neon, %function
lwcc_skinny128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_skinny128_128_ecb_decrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_skinny128_128_ecb_decrypt_neon_rest
.Llwcc_skinny128_128_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    uzp1 v16.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    uzp1 v3.2d, v4.2d, v5.2d
    uzp2 v4.2d, v4.2d, v5.2d
    uzp1 v5.2d, v6.2d, v7.2d
    uzp2 v6.2d, v6.2d, v7.2d
    uzp1 v7.4s, v16.4s, v1.4s
    uzp2 v1.4s, v16.4s, v1.4s
    uzp1 v16.4s, v0.4s, v2.4s
    uzp2 v0.4s, v0.4s, v2.4s
    uzp1 v2.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    uzp1 v5.4s, v4.4s, v6.4s
    uzp2 v4.4s, v4.4s, v6.4s
    ldr q6, [x8, #272]
    // round 40 (skinny.dsl:60)
    tbl v17.16b, {v1.16b}, v6.16b
    tbl v16.16b, {v16.16b}, v6.16b
    tbl v18.16b, {v0.16b}, v6.16b
    rev32 v19.8h, v1.8h
    rev32 v20.8h, v0.8h
    ldr q21, [x8, #288]
    tbl v7.16b, {v7.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v19.16b, v20.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v18.16b, v16.16b
    tbl v16.16b, {v3.16b}, v6.16b
    tbl v5.16b, {v5.16b}, v6.16b
    tbl v18.16b, {v4.16b}, v6.16b
    rev32 v19.8h, v3.8h
    rev32 v20.8h, v4.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v4.16b, {v4.16b}, v21.16b
    eor v5.16b, v16.16b, v5.16b
    eor v16.16b, v19.16b, v20.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v18.16b, v5.16b
    ldr q5, [x3, #1104]
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x3, #1120]
    eor v7.16b, v7.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    ldr q5, [x8, #256]
    eor v17.16b, v17.16b, v5.16b
    eor v16.16b, v16.16b, v5.16b
    ldr q22, [x8, #304]
    ldr q23, [x8, #320]
    ldr q24, [x8, #336]
    ldr q25, [x8, #352]
    ldr q26, [x8, #368]
    ldr q27, [x8, #384]
    ldr q28, [x8, #400]
    ldr q29, [x8, #416]
    ldr q8, [x8, #432]
    ldr q9, [x8, #448]
    ldr q10, [x8, #464]
    ldr q11, [x8, #480]
    ldr q12, [x8, #496]
    ldr q13, [x8, #512]
    ldr q14, [x8, #528]
    ldr q15, [x8, #544]
    movi v18.16b, #64
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 39 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v7.16b}, v6.16b
    tbl v17.16b, {v17.16b}, v6.16b
    tbl v20.16b, {v0.16b}, v6.16b
    rev32 v30.8h, v7.8h
    rev32 v31.8h, v0.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v17.16b, v19.16b, v17.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v20.16b, v17.16b
    ldr q17, [x3, #192]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #1088]
    eor v2.16b, v2.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 38 (skinny.dsl:60)
    tbl v0.16b, {v7.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v7.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v1.16b
    eor v1.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1072]
    eor v7.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #176]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v1.16b, v1.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 37 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v7.16b, {v7.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v19.16b, v1.16b
    eor v19.16b, v30.16b, v31.16b
    eor v7.16b, v7.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    ldr q17, [x3, #1056]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #144]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    // round 36 (skinny.dsl:60)
    tbl v7.16b, {v0.16b}, v6.16b
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #1040]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #112]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 35 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #1024]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #80]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 34 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #32]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #1008]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 33 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #0]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #992]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 32 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #960]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #976]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 31 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #928]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #944]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 30 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #896]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #912]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 29 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #864]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #880]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 28 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #832]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #848]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 27 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #800]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #816]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 26 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #768]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #784]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 25 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #736]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #752]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 24 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #720]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #240]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 23 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #688]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #704]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 22 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #656]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #672]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 21 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #640]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #144]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 20 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #608]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #624]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 19 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #576]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #592]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 18 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #544]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #560]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 17 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #512]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #528]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 16 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #480]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #496]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 15 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #448]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #464]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 14 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #416]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #432]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 13 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #384]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #400]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 12 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #352]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #368]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 11 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #320]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #336]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 10 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #288]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #304]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 9 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #256]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #272]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 8 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #224]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #240]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 7 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #192]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #208]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 6 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #160]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #176]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 5 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #128]
    eor v2.16b, v2.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #144]
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    // round 4 (skinny.dsl:60)
    tbl v1.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v0.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v1.16b, v20.16b, v1.16b
    tbl v19.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #96]
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #112]
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    // round 3 (skinny.dsl:60)
    tbl v2.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v3.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v2.16b, v20.16b, v2.16b
    tbl v19.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v0.16b, {v0.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v17.16b
    eor v7.16b, v20.16b, v7.16b
    ldr q17, [x3, #64]
    eor v3.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #80]
    eor v2.16b, v2.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v17.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    // round 2 (skinny.dsl:60)
    tbl v0.16b, {v1.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v20.16b, {v17.16b}, v6.16b
    rev32 v30.8h, v1.8h
    rev32 v31.8h, v17.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v17.16b, v19.16b, v17.16b
    eor v0.16b, v20.16b, v0.16b
    tbl v19.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v3.16b, {v3.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q16, [x3, #32]
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #48]
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    eor v7.16b, v7.16b, v5.16b
    eor v16.16b, v19.16b, v5.16b
    tbl v19.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v19.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    tbl v1.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v1.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    sub v7.16b, v7.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v7.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v17.16b
    sub v17.16b, v17.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v17.16b
    tbl v17.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v17.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    // round 1 (skinny.dsl:60)
    tbl v3.16b, {v2.16b}, v6.16b
    tbl v4.16b, {v4.16b}, v6.16b
    tbl v20.16b, {v16.16b}, v6.16b
    rev32 v30.8h, v2.8h
    rev32 v31.8h, v16.8h
    tbl v19.16b, {v19.16b}, v21.16b
    tbl v16.16b, {v16.16b}, v21.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v30.16b, v31.16b
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v20.16b, v3.16b
    tbl v19.16b, {v0.16b}, v6.16b
    tbl v7.16b, {v7.16b}, v6.16b
    tbl v6.16b, {v17.16b}, v6.16b
    rev32 v20.8h, v0.8h
    rev32 v30.8h, v17.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v17.16b, {v17.16b}, v21.16b
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v20.16b, v30.16b
    eor v1.16b, v1.16b, v17.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [x3, #0]
    eor v2.16b, v2.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    ldr q7, [x3, #16]
    eor v3.16b, v3.16b, v7.16b
    eor v6.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v19.16b, v5.16b
    tbl v7.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    sub v2.16b, v2.16b, v18.16b
    tbx v7.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v2.16b
    tbl v2.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    sub v0.16b, v0.16b, v18.16b
    tbx v2.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v0.16b
    tbl v0.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    sub v3.16b, v3.16b, v18.16b
    tbx v0.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v3.16b
    tbl v3.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v6.16b
    sub v6.16b, v6.16b, v18.16b
    tbx v3.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v6.16b
    sub v6.16b, v6.16b, v18.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v6.16b
    sub v6.16b, v6.16b, v18.16b
    tbx v3.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v6.16b
    tbl v6.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v6.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v6.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    sub v4.16b, v4.16b, v18.16b
    tbx v6.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v4.16b
    tbl v4.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v5.16b
    sub v5.16b, v5.16b, v18.16b
    tbx v4.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v5.16b
    sub v5.16b, v5.16b, v18.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    sub v5.16b, v5.16b, v18.16b
    tbx v4.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v5.16b
    tbl v5.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v5.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    sub v16.16b, v16.16b, v18.16b
    tbx v5.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v16.16b
    tbl v16.16b, {v22.16b, v23.16b, v24.16b, v25.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v26.16b, v27.16b, v28.16b, v29.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    sub v1.16b, v1.16b, v18.16b
    tbx v16.16b, {v12.16b, v13.16b, v14.16b, v15.16b}, v1.16b
    zip1 v1.4s, v7.4s, v0.4s
    zip2 v0.4s, v7.4s, v0.4s
    zip1 v7.4s, v6.4s, v5.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v4.4s, v16.4s
    zip2 v4.4s, v4.4s, v16.4s
    uzp1 v16.2d, v1.2d, v7.2d
    uzp2 v1.2d, v1.2d, v7.2d
    uzp1 v7.2d, v0.2d, v5.2d
    uzp2 v0.2d, v0.2d, v5.2d
    uzp1 v5.2d, v6.2d, v3.2d
    uzp2 v3.2d, v6.2d, v3.2d
    uzp1 v6.2d, v2.2d, v4.2d
    uzp2 v2.2d, v2.2d, v4.2d
    str q16, [x0, #0]
    str q1, [x0, #16]
    str q7, [x0, #32]
    str q0, [x0, #48]
    str q5, [x0, #64]
    str q3, [x0, #80]
    str q6, [x0, #96]
    str q2, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_128_ecb_decrypt_neon_out
.Llwcc_skinny128_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_skinny128_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_skinny128_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_128_ecb_decrypt_neon_group
.Llwcc_skinny128_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_decrypt_neon_copy
.Llwcc_skinny128_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_skinny128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_skinny128_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_skinny128_128_ecb_decrypt_neon, .-lwcc_skinny128_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_skinny128_128_ctr_init_neon
    .type lwcc_skinny128_128_ctr_init_neon, %function
lwcc_skinny128_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_skinny128_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_skinny128_128_ctr_nonce_neon
    .size lwcc_skinny128_128_ctr_init_neon, .-lwcc_skinny128_128_ctr_init_neon

    .balign 16
    .global lwcc_skinny128_128_ctr_nonce_neon
    .type lwcc_skinny128_128_ctr_nonce_neon, %function
lwcc_skinny128_128_ctr_nonce_neon:
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x8, #672]
    and v0.16b, v0.16b, v1.16b
    add x9, x1, #8
    ld1r {v1.4s}, [x9]
    ldr q2, [x8, #688]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #1136]
    ret
    .size lwcc_skinny128_128_ctr_nonce_neon, .-lwcc_skinny128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_skinny128_128_ctr_crypt_neon
    .type lwcc_skinny128_128_ctr_crypt_neon, %function
lwcc_skinny128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_skinny128_128_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_skinny128_128_ctr_crypt_neon_rest
.Llwcc_skinny128_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x3, #1136]
    movi v2.16b, #0
    add v2.4s, v0.4s, v2.4s
    ldr q3, [x8, #560]
    tbl v2.16b, {v2.16b}, v3.16b
    orr v2.16b, v1.16b, v2.16b
    ldr q4, [x8, #576]
    add v4.4s, v0.4s, v4.4s
    tbl v4.16b, {v4.16b}, v3.16b
    orr v4.16b, v1.16b, v4.16b
    ldr q5, [x8, #256]
    add v5.4s, v0.4s, v5.4s
    tbl v5.16b, {v5.16b}, v3.16b
    orr v5.16b, v1.16b, v5.16b
    ldr q6, [x8, #592]
    add v6.4s, v0.4s, v6.4s
    tbl v6.16b, {v6.16b}, v3.16b
    orr v6.16b, v1.16b, v6.16b
    ldr q7, [x8, #608]
    add v7.4s, v0.4s, v7.4s
    tbl v7.16b, {v7.16b}, v3.16b
    orr v7.16b, v1.16b, v7.16b
    ldr q16, [x8, #624]
    add v16.4s, v0.4s, v16.4s
    tbl v16.16b, {v16.16b}, v3.16b
    orr v16.16b, v1.16b, v16.16b
    ldr q17, [x8, #640]
    add v17.4s, v0.4s, v17.4s
    tbl v17.16b, {v17.16b}, v3.16b
    orr v17.16b, v1.16b, v17.16b
    ldr q18, [x8, #656]
    add v0.4s, v0.4s, v18.4s
    tbl v0.16b, {v0.16b}, v3.16b
    orr v0.16b, v1.16b, v0.16b
    uzp1 v1.2d, v2.2d, v4.2d
    uzp2 v2.2d, v2.2d, v4.2d
    uzp1 v3.2d, v5.2d, v6.2d
    uzp2 v4.2d, v5.2d, v6.2d
    uzp1 v5.2d, v7.2d, v16.2d
    uzp2 v6.2d, v7.2d, v16.2d
    uzp1 v7.2d, v17.2d, v0.2d
    uzp2 v0.2d, v17.2d, v0.2d
    uzp1 v16.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    uzp1 v3.4s, v2.4s, v4.4s
    uzp2 v2.4s, v2.4s, v4.4s
    uzp1 v4.4s, v5.4s, v7.4s
    uzp2 v5.4s, v5.4s, v7.4s
    uzp1 v7.4s, v6.4s, v0.4s
    uzp2 v0.4s, v6.4s, v0.4s
    // round 1 (skinny.dsl:60)
    ldr q17, [x8, #0]
    ldr q18, [x8, #16]
    ldr q19, [x8, #32]
    ldr q20, [x8, #48]
    ldr q21, [x8, #64]
    ldr q22, [x8, #80]
    ldr q23, [x8, #96]
    ldr q24, [x8, #112]
    ldr q25, [x8, #128]
    ldr q26, [x8, #144]
    ldr q27, [x8, #160]
    ldr q28, [x8, #176]
    ldr q8, [x8, #192]
    ldr q9, [x8, #208]
    ldr q10, [x8, #224]
    ldr q11, [x8, #240]
    movi v6.16b, #64
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v16.16b
    sub v16.16b, v16.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v16.16b
    tbl v16.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v16.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v16.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v16.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    // round 2 (skinny.dsl:60)
    ldr q0, [x3, #0]
    eor v29.16b, v29.16b, v0.16b
    eor v0.16b, v16.16b, v0.16b
    ldr q16, [x3, #16]
    eor v4.16b, v4.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    ldr q16, [x8, #256]
    eor v5.16b, v5.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v5.8h, v5.8h
    ldr q30, [x8, #272]
    tbl v7.16b, {v7.16b}, v30.16b
    ldr q31, [x8, #288]
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v29.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v5.16b, v7.16b, v12.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v1.16b, {v1.16b}, v31.16b
    eor v7.16b, v0.16b, v3.16b
    eor v1.16b, v3.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    // round 3 (skinny.dsl:60)
    ldr q7, [x3, #32]
    eor v3.16b, v3.16b, v7.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #48]
    eor v2.16b, v2.16b, v7.16b
    eor v7.16b, v29.16b, v7.16b
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v2.16b, {v2.16b}, v31.16b
    eor v29.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v4.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 4 (skinny.dsl:60)
    ldr q12, [x3, #64]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #80]
    eor v4.16b, v4.16b, v12.16b
    eor v3.16b, v3.16b, v12.16b
    eor v5.16b, v5.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v5.8h, v5.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v29.16b}, v30.16b
    tbl v3.16b, {v3.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v5.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 5 (skinny.dsl:60)
    ldr q29, [x3, #96]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #112]
    eor v3.16b, v3.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v4.16b, v4.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v3.16b, {v3.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v4.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 6 (skinny.dsl:60)
    ldr q12, [x3, #128]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 7 (skinny.dsl:60)
    ldr q29, [x3, #160]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #176]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 8 (skinny.dsl:60)
    ldr q12, [x3, #192]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #208]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 9 (skinny.dsl:60)
    ldr q29, [x3, #224]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #240]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 10 (skinny.dsl:60)
    ldr q12, [x3, #256]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #272]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 11 (skinny.dsl:60)
    ldr q29, [x3, #288]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #304]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 12 (skinny.dsl:60)
    ldr q12, [x3, #320]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #336]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 13 (skinny.dsl:60)
    ldr q29, [x3, #352]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #368]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 14 (skinny.dsl:60)
    ldr q12, [x3, #384]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #400]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 15 (skinny.dsl:60)
    ldr q29, [x3, #416]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #432]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 16 (skinny.dsl:60)
    ldr q12, [x3, #448]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #464]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 17 (skinny.dsl:60)
    ldr q29, [x3, #480]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #496]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 18 (skinny.dsl:60)
    ldr q12, [x3, #512]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #528]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 19 (skinny.dsl:60)
    ldr q29, [x3, #544]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #560]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 20 (skinny.dsl:60)
    ldr q12, [x3, #576]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #592]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 21 (skinny.dsl:60)
    ldr q29, [x3, #608]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #624]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 22 (skinny.dsl:60)
    ldr q12, [x3, #640]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 23 (skinny.dsl:60)
    ldr q29, [x3, #656]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #672]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 24 (skinny.dsl:60)
    ldr q12, [x3, #688]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #704]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 25 (skinny.dsl:60)
    ldr q29, [x3, #720]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #240]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 26 (skinny.dsl:60)
    ldr q12, [x3, #736]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #752]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 27 (skinny.dsl:60)
    ldr q29, [x3, #768]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #784]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 28 (skinny.dsl:60)
    ldr q12, [x3, #800]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #816]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 29 (skinny.dsl:60)
    ldr q29, [x3, #832]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #848]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 30 (skinny.dsl:60)
    ldr q12, [x3, #864]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #880]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 31 (skinny.dsl:60)
    ldr q29, [x3, #896]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #912]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 32 (skinny.dsl:60)
    ldr q12, [x3, #928]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #944]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 33 (skinny.dsl:60)
    ldr q29, [x3, #960]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #976]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 34 (skinny.dsl:60)
    ldr q12, [x3, #0]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #992]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 35 (skinny.dsl:60)
    ldr q29, [x3, #32]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #1008]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 36 (skinny.dsl:60)
    ldr q12, [x3, #1024]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #80]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 37 (skinny.dsl:60)
    ldr q29, [x3, #1040]
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #112]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v29.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 38 (skinny.dsl:60)
    ldr q12, [x3, #1056]
    eor v7.16b, v7.16b, v12.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q12, [x3, #144]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v2.16b, v2.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    rev32 v2.8h, v2.8h
    tbl v3.16b, {v3.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v2.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v12.16b
    rev32 v1.8h, v1.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v0.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v12.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v12.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    // round 39 (skinny.dsl:60)
    ldr q29, [x3, #1072]
    eor v5.16b, v5.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #176]
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v29.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    rev32 v0.8h, v0.8h
    tbl v1.16b, {v1.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v29.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v29.16b
    rev32 v2.8h, v2.8h
    tbl v4.16b, {v12.16b}, v30.16b
    tbl v7.16b, {v7.16b}, v31.16b
    eor v12.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v5.16b
    sub v5.16b, v5.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v5.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v29.16b
    sub v29.16b, v29.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v29.16b
    tbl v29.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v29.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    // round 40 (skinny.dsl:60)
    ldr q12, [x3, #192]
    eor v7.16b, v7.16b, v12.16b
    eor v1.16b, v1.16b, v12.16b
    ldr q12, [x3, #1088]
    eor v4.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    rev32 v3.8h, v3.8h
    tbl v2.16b, {v2.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v12.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    rev32 v0.8h, v0.8h
    tbl v4.16b, {v29.16b}, v30.16b
    tbl v5.16b, {v5.16b}, v31.16b
    eor v29.16b, v1.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v4.16b, v29.16b
    tbl v5.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v2.16b
    sub v2.16b, v2.16b, v6.16b
    tbx v5.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v2.16b
    tbl v2.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v4.16b
    sub v4.16b, v4.16b, v6.16b
    tbx v2.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v4.16b
    tbl v4.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v7.16b
    sub v7.16b, v7.16b, v6.16b
    tbx v4.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v7.16b
    tbl v7.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v1.16b
    sub v1.16b, v1.16b, v6.16b
    tbx v7.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v1.16b
    tbl v1.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v3.16b
    sub v3.16b, v3.16b, v6.16b
    tbx v1.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v3.16b
    tbl v3.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v0.16b
    sub v0.16b, v0.16b, v6.16b
    tbx v3.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v0.16b
    tbl v0.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v12.16b
    sub v12.16b, v12.16b, v6.16b
    tbx v0.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v12.16b
    tbl v17.16b, {v17.16b, v18.16b, v19.16b, v20.16b}, v29.16b
    sub v18.16b, v29.16b, v6.16b
    tbx v17.16b, {v21.16b, v22.16b, v23.16b, v24.16b}, v18.16b
    sub v18.16b, v18.16b, v6.16b
    tbx v17.16b, {v25.16b, v26.16b, v27.16b, v28.16b}, v18.16b
    sub v6.16b, v18.16b, v6.16b
    tbx v17.16b, {v8.16b, v9.16b, v10.16b, v11.16b}, v6.16b
    ldr q6, [x3, #1104]
    eor v5.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #1120]
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v0.16b, {v0.16b}, v30.16b
    tbl v4.16b, {v4.16b}, v31.16b
    eor v7.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    rev32 v3.8h, v3.8h
    tbl v4.16b, {v17.16b}, v30.16b
    tbl v6.16b, {v6.16b}, v31.16b
    eor v16.16b, v2.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v4.16b, v4.16b, v16.16b
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip1 v5.4s, v1.4s, v7.4s
    zip2 v1.4s, v1.4s, v7.4s
    zip1 v7.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v3.4s, v16.4s
    zip2 v3.4s, v3.4s, v16.4s
    uzp1 v16.2d, v6.2d, v5.2d
    uzp2 v5.2d, v6.2d, v5.2d
    uzp1 v6.2d, v0.2d, v1.2d
    uzp2 v0.2d, v0.2d, v1.2d
    uzp1 v1.2d, v7.2d, v4.2d
    uzp2 v4.2d, v7.2d, v4.2d
    uzp1 v7.2d, v2.2d, v3.2d
    uzp2 v2.2d, v2.2d, v3.2d
    ldr q3, [x1, #0]
    eor v3.16b, v3.16b, v16.16b
    str q3, [x0, #0]
    ldr q3, [x1, #16]
    eor v3.16b, v3.16b, v5.16b
    str q3, [x0, #16]
    ldr q3, [x1, #32]
    eor v3.16b, v3.16b, v6.16b
    str q3, [x0, #32]
    ldr q3, [x1, #48]
    eor v0.16b, v3.16b, v0.16b
    str q0, [x0, #48]
    ldr q0, [x1, #64]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #64]
    ldr q0, [x1, #80]
    eor v0.16b, v0.16b, v4.16b
    str q0, [x0, #80]
    ldr q0, [x1, #96]
    eor v0.16b, v0.16b, v7.16b
    str q0, [x0, #96]
    ldr q0, [x1, #112]
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #112]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #8
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_128_ctr_crypt_neon_out
.Llwcc_skinny128_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_skinny128_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_skinny128_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_128_ctr_crypt_neon_group
.Llwcc_skinny128_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ctr_crypt_neon_copy
.Llwcc_skinny128_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_skinny128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #192
    ret
.Llwcc_skinny128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_skinny128_128_ctr_crypt_neon, .-lwcc_skinny128_128_ctr_crypt_neon

    .balign 16
.Llwcc_skinny128_128_file_neon_constants:
    .byte 0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b, 0x55, 0x75, 0x5a, 0x7a, 0x53, 0x73, 0x5b, 0x7b
    .byte 0x35, 0x8c, 0x3a, 0x81, 0x89, 0x33, 0x80, 0x3b, 0x95, 0x25, 0x98, 0x2a, 0x90, 0x23, 0x99, 0x2b
    .byte 0xe5, 0xcc, 0xe8, 0xc1, 0xc9, 0xe0, 0xc0, 0xe9, 0xd5, 0xf5, 0xd8, 0xf8, 0xd0, 0xf0, 0xd9, 0xf9
    .byte 0xa5, 0x1c, 0xa8, 0x12, 0x1b, 0xa0, 0x13, 0xa9, 0x05, 0xb5, 0x0a, 0xb8, 0x03, 0xb0, 0x0b, 0xb9
    .byte 0x32, 0x88, 0x3c, 0x85, 0x8d, 0x34, 0x84, 0x3d, 0x91, 0x22, 0x9c, 0x2c, 0x94, 0x24, 0x9d, 0x2d
    .byte 0x62, 0x4a, 0x6c, 0x45, 0x4d, 0x64, 0x44, 0x6d, 0x52, 0x72, 0x5c, 0x7c, 0x54, 0x74, 0x5d, 0x7d
    .byte 0xa1, 0x1a, 0xac, 0x15, 0x1d, 0xa4, 0x14, 0xad, 0x02, 0xb1, 0x0c, 0xbc, 0x04, 0xb4, 0x0d, 0xbd
    .byte 0xe1, 0xc8, 0xec, 0xc5, 0xcd, 0xe4, 0xc4, 0xed, 0xd1, 0xf1, 0xdc, 0xfc, 0xd4, 0xf4, 0xdd, 0xfd
    .byte 0x36, 0x8e, 0x38, 0x82, 0x8b, 0x30, 0x83, 0x39, 0x96, 0x26, 0x9a, 0x28, 0x93, 0x20, 0x9b, 0x29
    .byte 0x66, 0x4e, 0x68, 0x41, 0x49, 0x60, 0x40, 0x69, 0x56, 0x76, 0x58, 0x78, 0x50, 0x70, 0x59, 0x79
    .byte 0xa6, 0x1e, 0xaa, 0x11, 0x19, 0xa3, 0x10, 0xab, 0x06, 0xb6, 0x08, 0xba, 0x00, 0xb3, 0x09, 0xbb
    .byte 0xe6, 0xce, 0xea, 0xc2, 0xcb, 0xe3, 0xc3, 0xeb, 0xd6, 0xf6, 0xda, 0xfa, 0xd3, 0xf3, 0xdb, 0xfb
    .byte 0x31, 0x8a, 0x3e, 0x86, 0x8f, 0x37, 0x87, 0x3f, 0x92, 0x21, 0x9e, 0x2e, 0x97, 0x27, 0x9f, 0x2f
    .byte 0x61, 0x48, 0x6e, 0x46, 0x4f, 0x67, 0x47, 0x6f, 0x51, 0x71, 0x5e, 0x7e, 0x57, 0x77, 0x5f, 0x7f
    .byte 0xa2, 0x18, 0xae, 0x16, 0x1f, 0xa7, 0x17, 0xaf, 0x01, 0xb2, 0x0e, 0xbe, 0x07, 0xb7, 0x0f, 0xbf
    .byte 0xe2, 0xca, 0xee, 0xc6, 0xcf, 0xe7, 0xc7, 0xef, 0xd2, 0xf2, 0xde, 0xfe, 0xd7, 0xf7, 0xdf, 0xff
    .byte 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x01, 0x02, 0x03, 0x00, 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c
    .byte 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e
    .byte 0xac, 0xe8, 0x68, 0x3c, 0x6c, 0x38, 0xa8, 0xec, 0xaa, 0xae, 0x3a, 0x3e, 0x6a, 0x6e, 0xea, 0xee
    .byte 0xa6, 0xa3, 0x33, 0x36, 0x66, 0x63, 0xe3, 0xe6, 0xe1, 0xa4, 0x61, 0x34, 0x31, 0x64, 0xa1, 0xe4
    .byte 0x8d, 0xc9, 0x49, 0x1d, 0x4d, 0x19, 0x89, 0xcd, 0x8b, 0x8f, 0x1b, 0x1f, 0x4b, 0x4f, 0xcb, 0xcf
    .byte 0x85, 0xc0, 0x40, 0x15, 0x45, 0x10, 0x80, 0xc5, 0x82, 0x87, 0x12, 0x17, 0x42, 0x47, 0xc2, 0xc7
    .byte 0x96, 0x93, 0x03, 0x06, 0x56, 0x53, 0xd3, 0xd6, 0xd1, 0x94, 0x51, 0x04, 0x01, 0x54, 0x91, 0xd4
    .byte 0x9c, 0xd8, 0x58, 0x0c, 0x5c, 0x08, 0x98, 0xdc, 0x9a, 0x9e, 0x0a, 0x0e, 0x5a, 0x5e, 0xda, 0xde
    .byte 0x95, 0xd0, 0x50, 0x05, 0x55, 0x00, 0x90, 0xd5, 0x92, 0x97, 0x02, 0x07, 0x52, 0x57, 0xd2, 0xd7
    .byte 0x9d, 0xd9, 0x59, 0x0d, 0x5d, 0x09, 0x99, 0xdd, 0x9b, 0x9f, 0x0b, 0x0f, 0x5b, 0x5f, 0xdb, 0xdf
    .byte 0x16, 0x13, 0x83, 0x86, 0x46, 0x43, 0xc3, 0xc6, 0x41, 0x14, 0xc1, 0x84, 0x11, 0x44, 0x81, 0xc4
    .byte 0x1c, 0x48, 0xc8, 0x8c, 0x4c, 0x18, 0x88, 0xcc, 0x1a, 0x1e, 0x8a, 0x8e, 0x4a, 0x4e, 0xca, 0xce
    .byte 0x35, 0x60, 0xe0, 0xa5, 0x65, 0x30, 0xa0, 0xe5, 0x32, 0x37, 0xa2, 0xa7, 0x62, 0x67, 0xe2, 0xe7
    .byte 0x3d, 0x69, 0xe9, 0xad, 0x6d, 0x39, 0xa9, 0xed, 0x3b, 0x3f, 0xab, 0xaf, 0x6b, 0x6f, 0xeb, 0xef
    .byte 0x26, 0x23, 0xb3, 0xb6, 0x76, 0x73, 0xf3, 0xf6, 0x71, 0x24, 0xf1, 0xb4, 0x21, 0x74, 0xb1, 0xf4
    .byte 0x2c, 0x78, 0xf8, 0xbc, 0x7c, 0x28, 0xb8, 0xfc, 0x2a, 0x2e, 0xba, 0xbe, 0x7a, 0x7e, 0xfa, 0xfe
    .byte 0x25, 0x70, 0xf0, 0xb5, 0x75, 0x20, 0xb0, 0xf5, 0x22, 0x27, 0xb2, 0xb7, 0x72, 0x77, 0xf2, 0xf7
    .byte 0x2d, 0x79, 0xf9, 0xbd, 0x7d, 0x29, 0xb9, 0xfd, 0x2b, 0x2f, 0xbb, 0xbf, 0x7b, 0x7f, 0xfb, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
