// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target neon --lanes 1 --sbox tbl --blocks 8
// passes:    unroll() invert() counter() fold() sbox(lanes=1, registers=true) value_numbering() hoist(nonce=false) slice(lanes=1, rows=8) pair_moves() select() schedule() allocate()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 128
// layout:    rows of 4 cells of 4 blocks, 4 a block, 8 blocks a group; tables in registers
// sizes:     in bytes: block 8, key 8, nonce 4, rk 992, ctx 1008, align 16, group 64, stack 128
// registers: v0-v13, v16-v31; x0-x12, x14-x15, x30; v8-v13 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:d4d15044e7e9f207cf06f79d6b03d927a3b42d5b405a4b33edf067ea1b56b5d7

    .text

    .balign 16
    .global lwcc_skinny64_64_key_setup_neon
    .type lwcc_skinny64_64_key_setup_neon, %function
lwcc_skinny64_64_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    ld1r {v0.16b}, [x1]
    ushr v0.16b, v0.16b, #4
    ld1r {v1.16b}, [x1]
    movi v2.16b, #15
    and v1.16b, v1.16b, v2.16b
    add x9, x1, #1
    ld1r {v3.16b}, [x9]
    ushr v3.16b, v3.16b, #4
    ld1r {v4.16b}, [x9]
    and v4.16b, v4.16b, v2.16b
    add x9, x1, #2
    ld1r {v5.16b}, [x9]
    ushr v5.16b, v5.16b, #4
    ld1r {v6.16b}, [x9]
    and v6.16b, v6.16b, v2.16b
    add x9, x1, #3
    ld1r {v7.16b}, [x9]
    ushr v7.16b, v7.16b, #4
    ld1r {v16.16b}, [x9]
    and v16.16b, v16.16b, v2.16b
    add x9, x1, #4
    ld1r {v17.16b}, [x9]
    ushr v17.16b, v17.16b, #4
    ld1r {v18.16b}, [x9]
    and v18.16b, v18.16b, v2.16b
    add x9, x1, #5
    ld1r {v19.16b}, [x9]
    ushr v19.16b, v19.16b, #4
    ld1r {v20.16b}, [x9]
    and v20.16b, v20.16b, v2.16b
    add x9, x1, #6
    ld1r {v21.16b}, [x9]
    ushr v21.16b, v21.16b, #4
    ld1r {v22.16b}, [x9]
    and v22.16b, v22.16b, v2.16b
    add x9, x1, #7
    ld1r {v23.16b}, [x9]
    ushr v23.16b, v23.16b, #4
    ld1r {v24.16b}, [x9]
    and v24.16b, v24.16b, v2.16b
    movi v25.16b, #1
    eor v26.16b, v0.16b, v25.16b
    ldr q27, [x8, #192]
    bif v26.16b, v1.16b, v27.16b
    mov v28.16b, v27.16b
    bsl v28.16b, v3.16b, v4.16b
    ldr q29, [x8, #208]
    bit v28.16b, v26.16b, v29.16b
    str q28, [x0, #0]
    mov v26.16b, v27.16b
    bsl v26.16b, v5.16b, v6.16b
    mov v28.16b, v27.16b
    bsl v28.16b, v7.16b, v16.16b
    bit v28.16b, v26.16b, v29.16b
    str q28, [x0, #16]
    movi v26.16b, #3
    eor v28.16b, v18.16b, v26.16b
    bif v28.16b, v24.16b, v27.16b
    mov v30.16b, v27.16b
    bsl v30.16b, v17.16b, v22.16b
    bit v30.16b, v28.16b, v29.16b
    str q30, [x0, #32]
    mov v28.16b, v27.16b
    bsl v28.16b, v19.16b, v23.16b
    mov v30.16b, v27.16b
    bsl v30.16b, v21.16b, v20.16b
    bit v30.16b, v28.16b, v29.16b
    str q30, [x0, #48]
    movi v28.16b, #7
    eor v30.16b, v1.16b, v28.16b
    bif v30.16b, v16.16b, v27.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v0.16b, v6.16b
    bit v31.16b, v30.16b, v29.16b
    str q31, [x0, #64]
    mov v30.16b, v27.16b
    bsl v30.16b, v3.16b, v7.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v5.16b, v4.16b
    bit v31.16b, v30.16b, v29.16b
    str q31, [x0, #80]
    eor v30.16b, v24.16b, v2.16b
    bif v30.16b, v20.16b, v27.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v18.16b, v23.16b
    bit v31.16b, v30.16b, v29.16b
    str q31, [x0, #96]
    mov v30.16b, v27.16b
    bsl v30.16b, v17.16b, v21.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v19.16b, v22.16b
    bit v31.16b, v30.16b, v29.16b
    str q31, [x0, #112]
    eor v30.16b, v16.16b, v2.16b
    bif v30.16b, v4.16b, v27.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v1.16b, v7.16b
    bit v31.16b, v30.16b, v29.16b
    str q31, [x0, #128]
    eor v30.16b, v0.16b, v25.16b
    bif v30.16b, v5.16b, v27.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v3.16b, v6.16b
    bit v31.16b, v30.16b, v29.16b
    str q31, [x0, #144]
    movi v30.16b, #14
    eor v31.16b, v20.16b, v30.16b
    bif v31.16b, v22.16b, v27.16b
    mov v8.16b, v27.16b
    bsl v8.16b, v24.16b, v21.16b
    bit v8.16b, v31.16b, v29.16b
    str q8, [x0, #160]
    eor v31.16b, v18.16b, v26.16b
    bif v31.16b, v19.16b, v27.16b
    mov v8.16b, v27.16b
    bsl v8.16b, v17.16b, v23.16b
    bit v8.16b, v31.16b, v29.16b
    str q8, [x0, #176]
    movi v31.16b, #13
    eor v8.16b, v4.16b, v31.16b
    bif v8.16b, v6.16b, v27.16b
    mov v9.16b, v27.16b
    bsl v9.16b, v16.16b, v5.16b
    bit v9.16b, v8.16b, v29.16b
    str q9, [x0, #192]
    eor v8.16b, v1.16b, v26.16b
    bif v8.16b, v3.16b, v27.16b
    mov v9.16b, v27.16b
    bsl v9.16b, v0.16b, v7.16b
    bit v9.16b, v8.16b, v29.16b
    str q9, [x0, #208]
    movi v8.16b, #11
    eor v9.16b, v22.16b, v8.16b
    bif v9.16b, v23.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v20.16b, v19.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #224]
    eor v9.16b, v24.16b, v26.16b
    bif v9.16b, v17.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v18.16b, v21.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #240]
    eor v9.16b, v6.16b, v28.16b
    bif v9.16b, v7.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v4.16b, v3.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #256]
    eor v9.16b, v16.16b, v26.16b
    bif v9.16b, v0.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v1.16b, v5.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #272]
    eor v2.16b, v23.16b, v2.16b
    bif v2.16b, v21.16b, v27.16b
    mov v9.16b, v27.16b
    bsl v9.16b, v22.16b, v17.16b
    bit v9.16b, v2.16b, v29.16b
    str q9, [x0, #288]
    movi v2.16b, #2
    eor v9.16b, v20.16b, v2.16b
    bif v9.16b, v18.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v24.16b, v19.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #304]
    eor v9.16b, v7.16b, v30.16b
    bif v9.16b, v5.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v6.16b, v0.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #320]
    eor v9.16b, v4.16b, v25.16b
    bif v9.16b, v1.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v16.16b, v3.16b
    bit v10.16b, v9.16b, v29.16b
    str q10, [x0, #336]
    movi v9.16b, #12
    eor v10.16b, v21.16b, v9.16b
    bif v10.16b, v19.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v23.16b, v18.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #352]
    eor v10.16b, v22.16b, v26.16b
    bif v10.16b, v24.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v20.16b, v17.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #368]
    movi v10.16b, #9
    eor v10.16b, v5.16b, v10.16b
    bif v10.16b, v3.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v7.16b, v1.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #384]
    eor v10.16b, v6.16b, v26.16b
    bif v10.16b, v16.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v4.16b, v0.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #400]
    eor v10.16b, v19.16b, v26.16b
    bif v10.16b, v17.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v21.16b, v24.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #416]
    eor v10.16b, v23.16b, v26.16b
    bif v10.16b, v20.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v22.16b, v18.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #432]
    eor v10.16b, v3.16b, v28.16b
    bif v10.16b, v0.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v5.16b, v16.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #448]
    eor v10.16b, v7.16b, v2.16b
    bif v10.16b, v4.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v6.16b, v1.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #464]
    eor v10.16b, v17.16b, v30.16b
    bif v10.16b, v18.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v19.16b, v20.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #480]
    mov v10.16b, v27.16b
    bsl v10.16b, v21.16b, v22.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v23.16b, v24.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #496]
    eor v31.16b, v0.16b, v31.16b
    bif v31.16b, v1.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v3.16b, v4.16b
    bit v10.16b, v31.16b, v29.16b
    str q10, [x0, #512]
    eor v31.16b, v5.16b, v25.16b
    bif v31.16b, v6.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v7.16b, v16.16b
    bit v10.16b, v31.16b, v29.16b
    str q10, [x0, #528]
    movi v31.16b, #10
    eor v31.16b, v18.16b, v31.16b
    bif v31.16b, v24.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v17.16b, v22.16b
    bit v10.16b, v31.16b, v29.16b
    str q10, [x0, #544]
    eor v31.16b, v19.16b, v26.16b
    bif v31.16b, v23.16b, v27.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v21.16b, v20.16b
    bit v10.16b, v31.16b, v29.16b
    str q10, [x0, #560]
    movi v31.16b, #5
    eor v10.16b, v1.16b, v31.16b
    bif v10.16b, v16.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v0.16b, v6.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #576]
    eor v10.16b, v3.16b, v26.16b
    bif v10.16b, v7.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v5.16b, v4.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #592]
    eor v10.16b, v24.16b, v8.16b
    bif v10.16b, v20.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v18.16b, v23.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #608]
    eor v10.16b, v17.16b, v2.16b
    bif v10.16b, v21.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v19.16b, v22.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #624]
    movi v10.16b, #6
    eor v10.16b, v16.16b, v10.16b
    bif v10.16b, v4.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v1.16b, v7.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #640]
    eor v10.16b, v20.16b, v9.16b
    bif v10.16b, v22.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v24.16b, v21.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #656]
    eor v10.16b, v18.16b, v2.16b
    bif v10.16b, v19.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v17.16b, v23.16b
    bit v11.16b, v10.16b, v29.16b
    str q11, [x0, #672]
    movi v10.16b, #8
    eor v11.16b, v4.16b, v10.16b
    bif v11.16b, v6.16b, v27.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v16.16b, v5.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #688]
    eor v11.16b, v1.16b, v25.16b
    bif v11.16b, v3.16b, v27.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v0.16b, v7.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #704]
    mov v11.16b, v27.16b
    bsl v11.16b, v22.16b, v23.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v20.16b, v19.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #720]
    eor v11.16b, v6.16b, v25.16b
    bif v11.16b, v7.16b, v27.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v4.16b, v3.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #736]
    eor v11.16b, v16.16b, v2.16b
    bif v11.16b, v0.16b, v27.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v1.16b, v5.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #752]
    eor v11.16b, v23.16b, v2.16b
    bif v11.16b, v21.16b, v27.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v22.16b, v17.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #768]
    mov v11.16b, v27.16b
    bsl v11.16b, v20.16b, v18.16b
    mov v12.16b, v27.16b
    bsl v12.16b, v24.16b, v19.16b
    bit v12.16b, v11.16b, v29.16b
    str q12, [x0, #784]
    eor v31.16b, v7.16b, v31.16b
    bif v31.16b, v5.16b, v27.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v6.16b, v0.16b
    bit v11.16b, v31.16b, v29.16b
    str q11, [x0, #800]
    mov v31.16b, v27.16b
    bsl v31.16b, v4.16b, v1.16b
    mov v11.16b, v27.16b
    bsl v11.16b, v16.16b, v3.16b
    bit v11.16b, v31.16b, v29.16b
    str q11, [x0, #816]
    eor v31.16b, v21.16b, v8.16b
    bif v31.16b, v19.16b, v27.16b
    mov v8.16b, v27.16b
    bsl v8.16b, v23.16b, v18.16b
    bit v8.16b, v31.16b, v29.16b
    str q8, [x0, #832]
    mov v31.16b, v27.16b
    bsl v31.16b, v22.16b, v24.16b
    mov v8.16b, v27.16b
    bsl v8.16b, v20.16b, v17.16b
    bit v8.16b, v31.16b, v29.16b
    str q8, [x0, #848]
    eor v28.16b, v5.16b, v28.16b
    bif v28.16b, v3.16b, v27.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v7.16b, v1.16b
    bit v31.16b, v28.16b, v29.16b
    str q31, [x0, #864]
    eor v28.16b, v6.16b, v25.16b
    bif v28.16b, v16.16b, v27.16b
    mov v31.16b, v27.16b
    bsl v31.16b, v4.16b, v0.16b
    bit v31.16b, v28.16b, v29.16b
    str q31, [x0, #880]
    eor v28.16b, v19.16b, v30.16b
    bif v28.16b, v17.16b, v27.16b
    mov v30.16b, v27.16b
    bsl v30.16b, v21.16b, v24.16b
    bit v30.16b, v28.16b, v29.16b
    str q30, [x0, #896]
    eor v2.16b, v23.16b, v2.16b
    bif v2.16b, v20.16b, v27.16b
    mov v28.16b, v27.16b
    bsl v28.16b, v22.16b, v18.16b
    bit v28.16b, v2.16b, v29.16b
    str q28, [x0, #912]
    eor v2.16b, v3.16b, v9.16b
    bit v0.16b, v2.16b, v27.16b
    bit v16.16b, v5.16b, v27.16b
    bit v16.16b, v0.16b, v29.16b
    str q16, [x0, #928]
    eor v0.16b, v7.16b, v25.16b
    bit v4.16b, v0.16b, v27.16b
    bit v1.16b, v6.16b, v27.16b
    bit v1.16b, v4.16b, v29.16b
    str q1, [x0, #944]
    eor v0.16b, v17.16b, v10.16b
    bit v18.16b, v0.16b, v27.16b
    bit v20.16b, v19.16b, v27.16b
    bit v20.16b, v18.16b, v29.16b
    str q20, [x0, #960]
    eor v0.16b, v21.16b, v26.16b
    bit v22.16b, v0.16b, v27.16b
    bsl v27.16b, v23.16b, v24.16b
    bsl v29.16b, v22.16b, v27.16b
    str q29, [x0, #976]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #64
    ret
    .size lwcc_skinny64_64_key_setup_neon, .-lwcc_skinny64_64_key_setup_neon

    .balign 16
    .global lwcc_skinny64_64_ecb_encrypt_neon
    .type lwcc_skinny64_64_ecb_encrypt_neon, %function
lwcc_skinny64_64_ecb_encrypt_neon:
    cbz x2, .Llwcc_skinny64_64_ecb_encrypt_neon_return
    sub sp, sp, #128
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    // x5: whole groups of 64 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #6
    and x6, x6, #63
    movz x7, #0
    cbz x5, .Llwcc_skinny64_64_ecb_encrypt_neon_rest
.Llwcc_skinny64_64_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    movi v4.16b, #15
    ushr v5.16b, v0.16b, #4
    and v0.16b, v0.16b, v4.16b
    zip1 v6.16b, v5.16b, v0.16b
    zip2 v0.16b, v5.16b, v0.16b
    ushr v5.16b, v1.16b, #4
    and v1.16b, v1.16b, v4.16b
    zip1 v7.16b, v5.16b, v1.16b
    zip2 v1.16b, v5.16b, v1.16b
    ushr v5.16b, v2.16b, #4
    and v2.16b, v2.16b, v4.16b
    zip1 v16.16b, v5.16b, v2.16b
    zip2 v2.16b, v5.16b, v2.16b
    ushr v5.16b, v3.16b, #4
    and v3.16b, v3.16b, v4.16b
    zip1 v4.16b, v5.16b, v3.16b
    zip2 v3.16b, v5.16b, v3.16b
    uzp1 v5.2d, v6.2d, v0.2d
    uzp2 v0.2d, v6.2d, v0.2d
    uzp1 v6.2d, v7.2d, v1.2d
    uzp2 v1.2d, v7.2d, v1.2d
    uzp1 v7.2d, v16.2d, v2.2d
    uzp2 v2.2d, v16.2d, v2.2d
    uzp1 v16.2d, v4.2d, v3.2d
    uzp2 v3.2d, v4.2d, v3.2d
    uzp1 v4.4s, v5.4s, v6.4s
    uzp2 v5.4s, v5.4s, v6.4s
    uzp1 v6.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v7.4s, v16.4s
    uzp2 v7.4s, v7.4s, v16.4s
    uzp1 v16.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    // round 1 (skinny.dsl:60)
    ldr q3, [x8, #0]
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v7.16b, {v3.16b}, v7.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v16.16b, {v3.16b}, v16.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v2.16b, {v3.16b}, v2.16b
    // round 2 (skinny.dsl:60)
    ldr q17, [x3, #0]
    eor v4.16b, v4.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q17, [x3, #16]
    eor v5.16b, v5.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x8, #16]
    eor v6.16b, v6.16b, v17.16b
    eor v16.16b, v16.16b, v17.16b
    rev32 v6.8h, v6.8h
    ldr q18, [x8, #32]
    tbl v0.16b, {v0.16b}, v18.16b
    ldr q19, [x8, #48]
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v6.16b
    eor v5.16b, v6.16b, v5.16b
    eor v0.16b, v0.16b, v20.16b
    rev32 v6.8h, v16.8h
    tbl v2.16b, {v2.16b}, v18.16b
    tbl v7.16b, {v7.16b}, v19.16b
    eor v16.16b, v1.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v16.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 3 (skinny.dsl:60)
    ldr q20, [x3, #32]
    eor v0.16b, v0.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #48]
    eor v4.16b, v4.16b, v20.16b
    eor v1.16b, v1.16b, v20.16b
    eor v5.16b, v5.16b, v17.16b
    eor v6.16b, v6.16b, v17.16b
    rev32 v5.8h, v5.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v0.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v6.8h, v6.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v1.16b, {v1.16b}, v19.16b
    eor v16.16b, v2.16b, v6.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 4 (skinny.dsl:60)
    ldr q20, [x3, #64]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #80]
    eor v0.16b, v0.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v4.16b, v4.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v4.8h, v4.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v0.16b, {v0.16b}, v19.16b
    eor v20.16b, v5.16b, v4.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 5 (skinny.dsl:60)
    ldr q20, [x3, #96]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #112]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 6 (skinny.dsl:60)
    ldr q20, [x3, #128]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #144]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 7 (skinny.dsl:60)
    ldr q20, [x3, #160]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #176]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 8 (skinny.dsl:60)
    ldr q20, [x3, #192]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #208]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 9 (skinny.dsl:60)
    ldr q20, [x3, #224]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #240]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 10 (skinny.dsl:60)
    ldr q20, [x3, #256]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #272]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 11 (skinny.dsl:60)
    ldr q20, [x3, #288]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #304]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 12 (skinny.dsl:60)
    ldr q20, [x3, #320]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #336]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 13 (skinny.dsl:60)
    ldr q20, [x3, #352]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #368]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 14 (skinny.dsl:60)
    ldr q20, [x3, #384]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #400]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 15 (skinny.dsl:60)
    ldr q20, [x3, #416]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #432]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 16 (skinny.dsl:60)
    ldr q20, [x3, #448]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #464]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 17 (skinny.dsl:60)
    ldr q20, [x3, #480]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #496]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 18 (skinny.dsl:60)
    ldr q20, [x3, #512]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #528]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 19 (skinny.dsl:60)
    ldr q20, [x3, #544]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #560]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 20 (skinny.dsl:60)
    ldr q20, [x3, #576]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #592]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 21 (skinny.dsl:60)
    ldr q20, [x3, #608]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #624]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 22 (skinny.dsl:60)
    ldr q20, [x3, #640]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #144]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 23 (skinny.dsl:60)
    ldr q20, [x3, #656]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #672]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 24 (skinny.dsl:60)
    ldr q20, [x3, #688]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #704]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 25 (skinny.dsl:60)
    ldr q20, [x3, #720]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #240]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 26 (skinny.dsl:60)
    ldr q20, [x3, #736]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #752]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 27 (skinny.dsl:60)
    ldr q20, [x3, #768]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #784]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 28 (skinny.dsl:60)
    ldr q20, [x3, #800]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #816]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 29 (skinny.dsl:60)
    ldr q20, [x3, #832]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #848]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 30 (skinny.dsl:60)
    ldr q20, [x3, #864]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #880]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 31 (skinny.dsl:60)
    ldr q20, [x3, #896]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #912]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v20.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v16.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v16.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v16.16b, {v3.16b}, v16.16b
    // round 32 (skinny.dsl:60)
    ldr q20, [x3, #928]
    eor v5.16b, v5.16b, v20.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #944]
    eor v4.16b, v4.16b, v20.16b
    eor v2.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v4.16b, {v4.16b}, v19.16b
    eor v20.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v7.16b, v20.16b
    rev32 v1.8h, v1.8h
    tbl v7.16b, {v16.16b}, v18.16b
    tbl v2.16b, {v2.16b}, v19.16b
    eor v16.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v16.16b
    tbl v4.16b, {v3.16b}, v4.16b
    tbl v2.16b, {v3.16b}, v2.16b
    tbl v5.16b, {v3.16b}, v5.16b
    tbl v6.16b, {v3.16b}, v6.16b
    tbl v0.16b, {v3.16b}, v0.16b
    tbl v1.16b, {v3.16b}, v1.16b
    tbl v7.16b, {v3.16b}, v20.16b
    tbl v3.16b, {v3.16b}, v16.16b
    ldr q16, [x3, #960]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #976]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v0.16b, v0.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v7.16b}, v18.16b
    tbl v5.16b, {v5.16b}, v19.16b
    eor v16.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v7.16b, v16.16b
    rev32 v1.8h, v1.8h
    tbl v3.16b, {v3.16b}, v18.16b
    tbl v6.16b, {v6.16b}, v19.16b
    eor v7.16b, v2.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    zip1 v6.4s, v5.4s, v4.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip1 v5.4s, v0.4s, v16.4s
    zip2 v0.4s, v0.4s, v16.4s
    zip1 v16.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v1.4s, v7.4s
    zip2 v1.4s, v1.4s, v7.4s
    uzp1 v7.2d, v6.2d, v5.2d
    uzp2 v5.2d, v6.2d, v5.2d
    uzp1 v6.2d, v4.2d, v0.2d
    uzp2 v0.2d, v4.2d, v0.2d
    uzp1 v4.2d, v16.2d, v3.2d
    uzp2 v3.2d, v16.2d, v3.2d
    uzp1 v16.2d, v2.2d, v1.2d
    uzp2 v1.2d, v2.2d, v1.2d
    uzp1 v2.16b, v7.16b, v5.16b
    uzp2 v5.16b, v7.16b, v5.16b
    sli v5.16b, v2.16b, #4
    uzp1 v2.16b, v6.16b, v0.16b
    uzp2 v0.16b, v6.16b, v0.16b
    sli v0.16b, v2.16b, #4
    uzp1 v2.16b, v4.16b, v3.16b
    uzp2 v3.16b, v4.16b, v3.16b
    sli v3.16b, v2.16b, #4
    uzp1 v2.16b, v16.16b, v1.16b
    uzp2 v1.16b, v16.16b, v1.16b
    sli v1.16b, v2.16b, #4
    str q5, [x0, #0]
    str q0, [x0, #16]
    str q3, [x0, #32]
    str q1, [x0, #48]
    add x0, x0, #64
    add x1, x1, #64
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny64_64_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny64_64_ecb_encrypt_neon_out
.Llwcc_skinny64_64_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_skinny64_64_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #4
.Llwcc_skinny64_64_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny64_64_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny64_64_ecb_encrypt_neon_group
.Llwcc_skinny64_64_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny64_64_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_encrypt_neon_copy
.Llwcc_skinny64_64_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #4
.Llwcc_skinny64_64_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_encrypt_neon_wipe
    add sp, sp, #128
    ret
.Llwcc_skinny64_64_ecb_encrypt_neon_return:
    ret
    .size lwcc_skinny64_64_ecb_encrypt_neon, .-lwcc_skinny64_64_ecb_encrypt_neon

    .balign 16
    .global lwcc_skinny64_64_ecb_decrypt_neon
    .type lwcc_skinny64_64_ecb_decrypt_neon, %function
lwcc_skinny64_64_ecb_decrypt_neon:
    cbz x2, .Llwcc_skinny64_64_ecb_decrypt_neon_return
    sub sp, sp, #128
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    // x5: whole groups of 64 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #6
    and x6, x6, #63
    movz x7, #0
    cbz x5, .Llwcc_skinny64_64_ecb_decrypt_neon_rest
.Llwcc_skinny64_64_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    movi v4.16b, #15
    ushr v5.16b, v0.16b, #4
    and v0.16b, v0.16b, v4.16b
    zip1 v6.16b, v5.16b, v0.16b
    zip2 v0.16b, v5.16b, v0.16b
    ushr v5.16b, v1.16b, #4
    and v1.16b, v1.16b, v4.16b
    zip1 v7.16b, v5.16b, v1.16b
    zip2 v1.16b, v5.16b, v1.16b
    ushr v5.16b, v2.16b, #4
    and v2.16b, v2.16b, v4.16b
    zip1 v16.16b, v5.16b, v2.16b
    zip2 v2.16b, v5.16b, v2.16b
    ushr v5.16b, v3.16b, #4
    and v3.16b, v3.16b, v4.16b
    zip1 v4.16b, v5.16b, v3.16b
    zip2 v3.16b, v5.16b, v3.16b
    uzp1 v5.2d, v6.2d, v0.2d
    uzp2 v0.2d, v6.2d, v0.2d
    uzp1 v6.2d, v7.2d, v1.2d
    uzp2 v1.2d, v7.2d, v1.2d
    uzp1 v7.2d, v16.2d, v2.2d
    uzp2 v2.2d, v16.2d, v2.2d
    uzp1 v16.2d, v4.2d, v3.2d
    uzp2 v3.2d, v4.2d, v3.2d
    uzp1 v4.4s, v5.4s, v6.4s
    uzp2 v5.4s, v5.4s, v6.4s
    uzp1 v6.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v7.4s, v16.4s
    uzp2 v7.4s, v7.4s, v16.4s
    uzp1 v16.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ldr q3, [x8, #32]
    // round 32 (skinny.dsl:60)
    tbl v17.16b, {v5.16b}, v3.16b
    tbl v6.16b, {v6.16b}, v3.16b
    tbl v18.16b, {v0.16b}, v3.16b
    rev32 v19.8h, v5.8h
    rev32 v20.8h, v0.8h
    ldr q21, [x8, #48]
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v6.16b, v17.16b, v6.16b
    eor v17.16b, v19.16b, v20.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v18.16b, v6.16b
    tbl v6.16b, {v7.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v18.16b, {v2.16b}, v3.16b
    rev32 v19.8h, v7.8h
    rev32 v20.8h, v2.8h
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v2.16b, {v2.16b}, v21.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v20.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v18.16b, v6.16b
    ldr q6, [x3, #960]
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    ldr q7, [x3, #976]
    eor v4.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q7, [x8, #16]
    eor v17.16b, v17.16b, v7.16b
    eor v16.16b, v16.16b, v7.16b
    ldr q18, [x8, #64]
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 31 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v17.16b, v19.16b, v17.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v17.16b
    tbl v17.16b, {v2.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #928]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #944]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 30 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #896]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #912]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 29 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #864]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #880]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 28 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #832]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #848]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 27 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #800]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #816]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 26 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #768]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #784]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 25 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #736]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #752]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 24 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #720]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #240]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 23 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #688]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #704]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 22 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #656]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #672]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 21 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #640]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #144]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 20 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #608]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #624]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 19 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #576]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #592]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 18 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #544]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #560]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 17 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #512]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #528]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 16 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #480]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #496]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 15 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #448]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #464]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 14 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #416]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #432]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 13 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #384]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #400]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 12 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #352]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #368]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 11 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #320]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #336]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 10 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #288]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #304]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 9 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #256]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #272]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 8 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #224]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #240]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 7 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #192]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #208]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 6 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #160]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #176]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 5 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #128]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #144]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 4 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #96]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #112]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 3 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v2.8h
    rev32 v23.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v16.16b
    ldr q16, [x3, #64]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    ldr q16, [x3, #80]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 2 (skinny.dsl:60)
    tbl v19.16b, {v5.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v5.8h
    rev32 v23.8h, v0.8h
    tbl v4.16b, {v4.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v20.16b, v16.16b
    tbl v16.16b, {v6.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v20.16b, {v1.16b}, v3.16b
    rev32 v22.8h, v6.8h
    rev32 v23.8h, v1.8h
    tbl v2.16b, {v2.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v22.16b, v23.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v20.16b, v16.16b
    ldr q16, [x3, #32]
    eor v5.16b, v5.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #48]
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v19.16b, v7.16b
    eor v17.16b, v17.16b, v7.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v16.16b, {v18.16b}, v16.16b
    tbl v17.16b, {v18.16b}, v17.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    // round 1 (skinny.dsl:60)
    tbl v19.16b, {v4.16b}, v3.16b
    tbl v16.16b, {v16.16b}, v3.16b
    tbl v20.16b, {v0.16b}, v3.16b
    rev32 v22.8h, v4.8h
    rev32 v23.8h, v0.8h
    tbl v5.16b, {v5.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v22.16b, v23.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v20.16b, v16.16b
    tbl v16.16b, {v2.16b}, v3.16b
    tbl v17.16b, {v17.16b}, v3.16b
    tbl v3.16b, {v1.16b}, v3.16b
    rev32 v20.8h, v2.8h
    rev32 v22.8h, v1.8h
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v1.16b, {v1.16b}, v21.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v20.16b, v22.16b
    eor v1.16b, v6.16b, v1.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q6, [x3, #0]
    eor v4.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #16]
    eor v5.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v19.16b, v7.16b
    eor v7.16b, v17.16b, v7.16b
    tbl v4.16b, {v18.16b}, v4.16b
    tbl v2.16b, {v18.16b}, v2.16b
    tbl v5.16b, {v18.16b}, v5.16b
    tbl v3.16b, {v18.16b}, v3.16b
    tbl v6.16b, {v18.16b}, v6.16b
    tbl v7.16b, {v18.16b}, v7.16b
    tbl v0.16b, {v18.16b}, v0.16b
    tbl v1.16b, {v18.16b}, v1.16b
    zip1 v16.4s, v4.4s, v5.4s
    zip2 v4.4s, v4.4s, v5.4s
    zip1 v5.4s, v6.4s, v0.4s
    zip2 v0.4s, v6.4s, v0.4s
    zip1 v6.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v7.4s, v1.4s
    zip2 v1.4s, v7.4s, v1.4s
    uzp1 v7.2d, v16.2d, v5.2d
    uzp2 v5.2d, v16.2d, v5.2d
    uzp1 v16.2d, v4.2d, v0.2d
    uzp2 v0.2d, v4.2d, v0.2d
    uzp1 v4.2d, v6.2d, v3.2d
    uzp2 v3.2d, v6.2d, v3.2d
    uzp1 v6.2d, v2.2d, v1.2d
    uzp2 v1.2d, v2.2d, v1.2d
    uzp1 v2.16b, v7.16b, v5.16b
    uzp2 v5.16b, v7.16b, v5.16b
    sli v5.16b, v2.16b, #4
    uzp1 v2.16b, v16.16b, v0.16b
    uzp2 v0.16b, v16.16b, v0.16b
    sli v0.16b, v2.16b, #4
    uzp1 v2.16b, v4.16b, v3.16b
    uzp2 v3.16b, v4.16b, v3.16b
    sli v3.16b, v2.16b, #4
    uzp1 v2.16b, v6.16b, v1.16b
    uzp2 v1.16b, v6.16b, v1.16b
    sli v1.16b, v2.16b, #4
    str q5, [x0, #0]
    str q0, [x0, #16]
    str q3, [x0, #32]
    str q1, [x0, #48]
    add x0, x0, #64
    add x1, x1, #64
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny64_64_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny64_64_ecb_decrypt_neon_out
.Llwcc_skinny64_64_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_skinny64_64_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #4
.Llwcc_skinny64_64_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny64_64_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny64_64_ecb_decrypt_neon_group
.Llwcc_skinny64_64_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny64_64_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ecb_decrypt_neon_copy
.Llwcc_skinny64_64_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #4
.Llwcc_skinny64_64_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ecb_decrypt_neon_wipe
    add sp, sp, #128
    ret
.Llwcc_skinny64_64_ecb_decrypt_neon_return:
    ret
    .size lwcc_skinny64_64_ecb_decrypt_neon, .-lwcc_skinny64_64_ecb_decrypt_neon

    .balign 16
    .global lwcc_skinny64_64_ctr_init_neon
    .type lwcc_skinny64_64_ctr_init_neon, %function
lwcc_skinny64_64_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_skinny64_64_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_skinny64_64_ctr_nonce_neon
    .size lwcc_skinny64_64_ctr_init_neon, .-lwcc_skinny64_64_ctr_init_neon

    .balign 16
    .global lwcc_skinny64_64_ctr_nonce_neon
    .type lwcc_skinny64_64_ctr_nonce_neon, %function
lwcc_skinny64_64_ctr_nonce_neon:
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    ld1r {v0.4s}, [x1]
    ldr q1, [x8, #160]
    and v0.16b, v0.16b, v1.16b
    ld1r {v1.4s}, [x1]
    ldr q2, [x8, #176]
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v0.16b, v1.16b
    str q0, [x0, #992]
    ret
    .size lwcc_skinny64_64_ctr_nonce_neon, .-lwcc_skinny64_64_ctr_nonce_neon

    .balign 16
    .global lwcc_skinny64_64_ctr_crypt_neon
    .type lwcc_skinny64_64_ctr_crypt_neon, %function
lwcc_skinny64_64_ctr_crypt_neon:
    cbz x2, .Llwcc_skinny64_64_ctr_crypt_neon_return
    sub sp, sp, #128
    adr x8, .Llwcc_skinny64_64_file_neon_constants
    // x5: whole groups of 64 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #6
    and x6, x6, #63
    movz x7, #0
    cbz x5, .Llwcc_skinny64_64_ctr_crypt_neon_rest
.Llwcc_skinny64_64_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #80]
    ldr q2, [x8, #112]
    ldr q3, [x8, #128]
    ldr q4, [x8, #96]
    ldr q5, [x8, #144]
    ldr q6, [x3, #992]
    add v1.4s, v0.4s, v1.4s
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    add v0.4s, v0.4s, v5.4s
    tbl v1.16b, {v1.16b}, v4.16b
    tbl v2.16b, {v2.16b}, v4.16b
    tbl v3.16b, {v3.16b}, v4.16b
    movi v5.16b, #15
    tbl v0.16b, {v0.16b}, v4.16b
    orr v1.16b, v6.16b, v1.16b
    orr v2.16b, v6.16b, v2.16b
    orr v3.16b, v6.16b, v3.16b
    orr v0.16b, v6.16b, v0.16b
    ushr v4.16b, v1.16b, #4
    and v1.16b, v1.16b, v5.16b
    ushr v6.16b, v2.16b, #4
    and v2.16b, v2.16b, v5.16b
    ushr v7.16b, v3.16b, #4
    and v3.16b, v3.16b, v5.16b
    ushr v16.16b, v0.16b, #4
    and v0.16b, v0.16b, v5.16b
    zip1 v5.16b, v4.16b, v1.16b
    zip2 v1.16b, v4.16b, v1.16b
    zip1 v4.16b, v6.16b, v2.16b
    zip2 v2.16b, v6.16b, v2.16b
    zip1 v6.16b, v7.16b, v3.16b
    zip2 v3.16b, v7.16b, v3.16b
    zip1 v7.16b, v16.16b, v0.16b
    zip2 v0.16b, v16.16b, v0.16b
    uzp1 v16.2d, v5.2d, v1.2d
    uzp2 v1.2d, v5.2d, v1.2d
    uzp1 v5.2d, v4.2d, v2.2d
    uzp2 v2.2d, v4.2d, v2.2d
    // round 1 (skinny.dsl:60)
    ldr q4, [x8, #0]
    uzp1 v17.2d, v6.2d, v3.2d
    uzp2 v3.2d, v6.2d, v3.2d
    uzp1 v6.2d, v7.2d, v0.2d
    uzp2 v0.2d, v7.2d, v0.2d
    uzp1 v7.4s, v16.4s, v5.4s
    uzp2 v5.4s, v16.4s, v5.4s
    // round 2 (skinny.dsl:60)
    ldr q16, [x8, #16]
    uzp1 v18.4s, v1.4s, v2.4s
    uzp2 v1.4s, v1.4s, v2.4s
    uzp1 v2.4s, v17.4s, v6.4s
    ldr q19, [x3, #16]
    uzp2 v6.4s, v17.4s, v6.4s
    uzp1 v17.4s, v3.4s, v0.4s
    uzp2 v0.4s, v3.4s, v0.4s
    ldr q3, [x3, #0]
    // round 1 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v18.16b, {v4.16b}, v18.16b
    ldr q20, [x8, #48]
    tbl v5.16b, {v4.16b}, v5.16b
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v17.16b, {v4.16b}, v17.16b
    ldr q21, [x8, #32]
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    // round 2 (skinny.dsl:60)
    eor v18.16b, v18.16b, v16.16b
    eor v5.16b, v5.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    eor v17.16b, v17.16b, v16.16b
    eor v7.16b, v7.16b, v3.16b
    eor v2.16b, v2.16b, v3.16b
    rev32 v3.8h, v18.8h
    tbl v5.16b, {v5.16b}, v20.16b
    rev32 v17.8h, v17.8h
    tbl v6.16b, {v6.16b}, v20.16b
    // round 3 (skinny.dsl:60)
    ldr q18, [x3, #48]
    // round 2 (skinny.dsl:60)
    tbl v1.16b, {v1.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v21.16b
    eor v19.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v2.16b, v17.16b
    eor v6.16b, v17.16b, v6.16b
    // round 3 (skinny.dsl:60)
    ldr q17, [x3, #32]
    // round 2 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v2.16b, {v4.16b}, v2.16b
    eor v1.16b, v1.16b, v19.16b
    eor v0.16b, v0.16b, v5.16b
    tbl v3.16b, {v4.16b}, v3.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 3 (skinny.dsl:60)
    eor v7.16b, v7.16b, v18.16b
    eor v2.16b, v2.16b, v18.16b
    // round 2 (skinny.dsl:60)
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    // round 3 (skinny.dsl:60)
    eor v3.16b, v3.16b, v16.16b
    eor v6.16b, v6.16b, v16.16b
    // round 2 (skinny.dsl:60)
    tbl v18.16b, {v4.16b}, v19.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 3 (skinny.dsl:60)
    eor v1.16b, v1.16b, v17.16b
    eor v0.16b, v0.16b, v17.16b
    rev32 v3.8h, v3.8h
    rev32 v6.8h, v6.8h
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v2.16b, {v2.16b}, v20.16b
    tbl v17.16b, {v18.16b}, v21.16b
    // round 4 (skinny.dsl:60)
    ldr q18, [x3, #80]
    // round 3 (skinny.dsl:60)
    tbl v5.16b, {v5.16b}, v21.16b
    eor v19.16b, v1.16b, v3.16b
    eor v22.16b, v0.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    eor v2.16b, v6.16b, v2.16b
    tbl v1.16b, {v4.16b}, v1.16b
    // round 4 (skinny.dsl:60)
    ldr q6, [x3, #64]
    // round 3 (skinny.dsl:60)
    tbl v0.16b, {v4.16b}, v0.16b
    eor v7.16b, v17.16b, v19.16b
    eor v5.16b, v5.16b, v22.16b
    tbl v3.16b, {v4.16b}, v3.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 4 (skinny.dsl:60)
    eor v1.16b, v1.16b, v18.16b
    // round 3 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 4 (skinny.dsl:60)
    eor v3.16b, v3.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    eor v0.16b, v0.16b, v18.16b
    tbl v1.16b, {v1.16b}, v20.16b
    eor v7.16b, v7.16b, v6.16b
    eor v5.16b, v5.16b, v6.16b
    rev32 v3.8h, v3.8h
    rev32 v2.8h, v2.8h
    tbl v6.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v0.16b, {v0.16b}, v20.16b
    // round 5 (skinny.dsl:60)
    ldr q18, [x3, #112]
    // round 4 (skinny.dsl:60)
    eor v19.16b, v7.16b, v3.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v5.16b, v2.16b
    eor v0.16b, v2.16b, v0.16b
    tbl v2.16b, {v4.16b}, v7.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 5 (skinny.dsl:60)
    ldr q7, [x3, #96]
    // round 4 (skinny.dsl:60)
    eor v6.16b, v6.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 5 (skinny.dsl:60)
    eor v2.16b, v2.16b, v18.16b
    // round 4 (skinny.dsl:60)
    tbl v6.16b, {v4.16b}, v6.16b
    // round 5 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v5.16b, v5.16b, v18.16b
    // round 4 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 5 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v2.16b, {v2.16b}, v20.16b
    eor v6.16b, v6.16b, v7.16b
    rev32 v1.8h, v1.8h
    tbl v5.16b, {v5.16b}, v20.16b
    eor v7.16b, v17.16b, v7.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v3.16b, {v3.16b}, v21.16b
    eor v18.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v5.16b
    // round 6 (skinny.dsl:60)
    ldr q5, [x3, #128]
    ldr q19, [x3, #144]
    // round 5 (skinny.dsl:60)
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v7.16b, {v4.16b}, v7.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v2.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 6 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v6.16b, v6.16b, v19.16b
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v5.16b
    eor v3.16b, v3.16b, v5.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v18.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v20.16b
    tbl v7.16b, {v7.16b}, v20.16b
    // round 7 (skinny.dsl:60)
    ldr q18, [x3, #176]
    // round 6 (skinny.dsl:60)
    tbl v2.16b, {v2.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v3.16b, v0.16b
    eor v1.16b, v1.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    tbl v6.16b, {v4.16b}, v17.16b
    // round 7 (skinny.dsl:60)
    ldr q7, [x3, #160]
    // round 6 (skinny.dsl:60)
    tbl v3.16b, {v4.16b}, v3.16b
    eor v5.16b, v5.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 7 (skinny.dsl:60)
    eor v6.16b, v6.16b, v18.16b
    // round 6 (skinny.dsl:60)
    tbl v5.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 7 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    tbl v6.16b, {v6.16b}, v20.16b
    eor v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v3.16b, {v3.16b}, v20.16b
    // round 8 (skinny.dsl:60)
    ldr q18, [x3, #208]
    // round 7 (skinny.dsl:60)
    eor v19.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    tbl v3.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 8 (skinny.dsl:60)
    ldr q5, [x3, #192]
    // round 7 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v6.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 8 (skinny.dsl:60)
    eor v3.16b, v3.16b, v18.16b
    // round 7 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 8 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    // round 7 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 8 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v3.16b, {v3.16b}, v20.16b
    eor v7.16b, v7.16b, v5.16b
    rev32 v1.8h, v1.8h
    tbl v2.16b, {v2.16b}, v20.16b
    eor v5.16b, v17.16b, v5.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    // round 9 (skinny.dsl:60)
    ldr q2, [x3, #224]
    ldr q19, [x3, #240]
    // round 8 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v5.16b, {v4.16b}, v5.16b
    eor v17.16b, v17.16b, v18.16b
    eor v6.16b, v6.16b, v3.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v3.16b, {v4.16b}, v3.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 9 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v5.16b, v5.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v6.16b, v2.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v6.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v5.16b, {v5.16b}, v20.16b
    // round 10 (skinny.dsl:60)
    ldr q18, [x3, #272]
    // round 9 (skinny.dsl:60)
    tbl v3.16b, {v3.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v2.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    tbl v5.16b, {v4.16b}, v17.16b
    // round 10 (skinny.dsl:60)
    ldr q7, [x3, #256]
    // round 9 (skinny.dsl:60)
    tbl v2.16b, {v4.16b}, v2.16b
    eor v6.16b, v6.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 10 (skinny.dsl:60)
    eor v5.16b, v5.16b, v18.16b
    // round 9 (skinny.dsl:60)
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 10 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    tbl v5.16b, {v5.16b}, v20.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v2.16b, {v2.16b}, v20.16b
    // round 11 (skinny.dsl:60)
    ldr q18, [x3, #304]
    // round 10 (skinny.dsl:60)
    eor v19.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    tbl v2.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 11 (skinny.dsl:60)
    ldr q6, [x3, #288]
    // round 10 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v5.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 11 (skinny.dsl:60)
    eor v2.16b, v2.16b, v18.16b
    // round 10 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 11 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    // round 10 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 11 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v2.16b, {v2.16b}, v20.16b
    eor v7.16b, v7.16b, v6.16b
    rev32 v1.8h, v1.8h
    tbl v3.16b, {v3.16b}, v20.16b
    eor v6.16b, v17.16b, v6.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    // round 12 (skinny.dsl:60)
    ldr q3, [x3, #320]
    ldr q19, [x3, #336]
    // round 11 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v6.16b, {v4.16b}, v6.16b
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v5.16b, v2.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 12 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    eor v3.16b, v5.16b, v3.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v6.16b, {v6.16b}, v20.16b
    // round 13 (skinny.dsl:60)
    ldr q18, [x3, #368]
    // round 12 (skinny.dsl:60)
    tbl v2.16b, {v2.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v3.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v4.16b}, v17.16b
    // round 13 (skinny.dsl:60)
    ldr q7, [x3, #352]
    // round 12 (skinny.dsl:60)
    tbl v3.16b, {v4.16b}, v3.16b
    eor v5.16b, v5.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 13 (skinny.dsl:60)
    eor v6.16b, v6.16b, v18.16b
    // round 12 (skinny.dsl:60)
    tbl v5.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 13 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    tbl v6.16b, {v6.16b}, v20.16b
    eor v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v3.16b, {v3.16b}, v20.16b
    // round 14 (skinny.dsl:60)
    ldr q18, [x3, #400]
    // round 13 (skinny.dsl:60)
    eor v19.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    tbl v3.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 14 (skinny.dsl:60)
    ldr q5, [x3, #384]
    // round 13 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v6.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 14 (skinny.dsl:60)
    eor v3.16b, v3.16b, v18.16b
    // round 13 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 14 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    // round 13 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 14 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v3.16b, {v3.16b}, v20.16b
    eor v7.16b, v7.16b, v5.16b
    rev32 v1.8h, v1.8h
    tbl v2.16b, {v2.16b}, v20.16b
    eor v5.16b, v17.16b, v5.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    // round 15 (skinny.dsl:60)
    ldr q2, [x3, #416]
    ldr q19, [x3, #432]
    // round 14 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v5.16b, {v4.16b}, v5.16b
    eor v17.16b, v17.16b, v18.16b
    eor v6.16b, v6.16b, v3.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v3.16b, {v4.16b}, v3.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 15 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v5.16b, v5.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v6.16b, v2.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v6.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v5.16b, {v5.16b}, v20.16b
    // round 16 (skinny.dsl:60)
    ldr q18, [x3, #464]
    // round 15 (skinny.dsl:60)
    tbl v3.16b, {v3.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v2.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    tbl v5.16b, {v4.16b}, v17.16b
    // round 16 (skinny.dsl:60)
    ldr q7, [x3, #448]
    // round 15 (skinny.dsl:60)
    tbl v2.16b, {v4.16b}, v2.16b
    eor v6.16b, v6.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 16 (skinny.dsl:60)
    eor v5.16b, v5.16b, v18.16b
    // round 15 (skinny.dsl:60)
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 16 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    tbl v5.16b, {v5.16b}, v20.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v2.16b, {v2.16b}, v20.16b
    // round 17 (skinny.dsl:60)
    ldr q18, [x3, #496]
    // round 16 (skinny.dsl:60)
    eor v19.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    tbl v2.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 17 (skinny.dsl:60)
    ldr q6, [x3, #480]
    // round 16 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v5.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 17 (skinny.dsl:60)
    eor v2.16b, v2.16b, v18.16b
    // round 16 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 17 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    // round 16 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 17 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v2.16b, {v2.16b}, v20.16b
    eor v7.16b, v7.16b, v6.16b
    rev32 v1.8h, v1.8h
    tbl v3.16b, {v3.16b}, v20.16b
    eor v6.16b, v17.16b, v6.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    // round 18 (skinny.dsl:60)
    ldr q3, [x3, #512]
    ldr q19, [x3, #528]
    // round 17 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v6.16b, {v4.16b}, v6.16b
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v5.16b, v2.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 18 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    eor v3.16b, v5.16b, v3.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v6.16b, {v6.16b}, v20.16b
    // round 19 (skinny.dsl:60)
    ldr q18, [x3, #560]
    // round 18 (skinny.dsl:60)
    tbl v2.16b, {v2.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v3.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v4.16b}, v17.16b
    // round 19 (skinny.dsl:60)
    ldr q7, [x3, #544]
    // round 18 (skinny.dsl:60)
    tbl v3.16b, {v4.16b}, v3.16b
    eor v5.16b, v5.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 19 (skinny.dsl:60)
    eor v6.16b, v6.16b, v18.16b
    // round 18 (skinny.dsl:60)
    tbl v5.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 19 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    tbl v6.16b, {v6.16b}, v20.16b
    eor v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v3.16b, {v3.16b}, v20.16b
    // round 20 (skinny.dsl:60)
    ldr q18, [x3, #592]
    // round 19 (skinny.dsl:60)
    eor v19.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    tbl v3.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 20 (skinny.dsl:60)
    ldr q5, [x3, #576]
    // round 19 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v6.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 20 (skinny.dsl:60)
    eor v3.16b, v3.16b, v18.16b
    // round 19 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 20 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    // round 19 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 20 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v3.16b, {v3.16b}, v20.16b
    eor v7.16b, v7.16b, v5.16b
    rev32 v1.8h, v1.8h
    tbl v2.16b, {v2.16b}, v20.16b
    eor v5.16b, v17.16b, v5.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    // round 21 (skinny.dsl:60)
    ldr q2, [x3, #608]
    ldr q19, [x3, #624]
    // round 20 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v5.16b, {v4.16b}, v5.16b
    eor v17.16b, v17.16b, v18.16b
    eor v6.16b, v6.16b, v3.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v3.16b, {v4.16b}, v3.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 21 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v5.16b, v5.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v6.16b, v2.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v6.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v5.16b, {v5.16b}, v20.16b
    // round 22 (skinny.dsl:60)
    ldr q18, [x3, #144]
    // round 21 (skinny.dsl:60)
    tbl v3.16b, {v3.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v2.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    tbl v5.16b, {v4.16b}, v17.16b
    // round 22 (skinny.dsl:60)
    ldr q7, [x3, #640]
    // round 21 (skinny.dsl:60)
    tbl v2.16b, {v4.16b}, v2.16b
    eor v6.16b, v6.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 22 (skinny.dsl:60)
    eor v5.16b, v5.16b, v18.16b
    // round 21 (skinny.dsl:60)
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 22 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    tbl v5.16b, {v5.16b}, v20.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v2.16b, {v2.16b}, v20.16b
    // round 23 (skinny.dsl:60)
    ldr q18, [x3, #672]
    // round 22 (skinny.dsl:60)
    eor v19.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    tbl v2.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 23 (skinny.dsl:60)
    ldr q6, [x3, #656]
    // round 22 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v5.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 23 (skinny.dsl:60)
    eor v2.16b, v2.16b, v18.16b
    // round 22 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 23 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    // round 22 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 23 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v2.16b, {v2.16b}, v20.16b
    eor v7.16b, v7.16b, v6.16b
    rev32 v1.8h, v1.8h
    tbl v3.16b, {v3.16b}, v20.16b
    eor v6.16b, v17.16b, v6.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    // round 24 (skinny.dsl:60)
    ldr q3, [x3, #688]
    ldr q19, [x3, #704]
    // round 23 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v6.16b, {v4.16b}, v6.16b
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v5.16b, v2.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 24 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    eor v3.16b, v5.16b, v3.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v6.16b, {v6.16b}, v20.16b
    // round 25 (skinny.dsl:60)
    ldr q18, [x3, #240]
    // round 24 (skinny.dsl:60)
    tbl v2.16b, {v2.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v3.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v4.16b}, v17.16b
    // round 25 (skinny.dsl:60)
    ldr q7, [x3, #720]
    // round 24 (skinny.dsl:60)
    tbl v3.16b, {v4.16b}, v3.16b
    eor v5.16b, v5.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 25 (skinny.dsl:60)
    eor v6.16b, v6.16b, v18.16b
    // round 24 (skinny.dsl:60)
    tbl v5.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 25 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    tbl v6.16b, {v6.16b}, v20.16b
    eor v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v3.16b, {v3.16b}, v20.16b
    // round 26 (skinny.dsl:60)
    ldr q18, [x3, #752]
    // round 25 (skinny.dsl:60)
    eor v19.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    tbl v3.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 26 (skinny.dsl:60)
    ldr q5, [x3, #736]
    // round 25 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v6.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 26 (skinny.dsl:60)
    eor v3.16b, v3.16b, v18.16b
    // round 25 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 26 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    // round 25 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 26 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v3.16b, {v3.16b}, v20.16b
    eor v7.16b, v7.16b, v5.16b
    rev32 v1.8h, v1.8h
    tbl v2.16b, {v2.16b}, v20.16b
    eor v5.16b, v17.16b, v5.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    // round 27 (skinny.dsl:60)
    ldr q2, [x3, #768]
    ldr q19, [x3, #784]
    // round 26 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v5.16b, {v4.16b}, v5.16b
    eor v17.16b, v17.16b, v18.16b
    eor v6.16b, v6.16b, v3.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v3.16b, {v4.16b}, v3.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 27 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v5.16b, v5.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v2.16b, v6.16b, v2.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v6.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v5.16b, {v5.16b}, v20.16b
    // round 28 (skinny.dsl:60)
    ldr q18, [x3, #816]
    // round 27 (skinny.dsl:60)
    tbl v3.16b, {v3.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v2.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    tbl v5.16b, {v4.16b}, v17.16b
    // round 28 (skinny.dsl:60)
    ldr q7, [x3, #800]
    // round 27 (skinny.dsl:60)
    tbl v2.16b, {v4.16b}, v2.16b
    eor v6.16b, v6.16b, v19.16b
    eor v3.16b, v3.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 28 (skinny.dsl:60)
    eor v5.16b, v5.16b, v18.16b
    // round 27 (skinny.dsl:60)
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 28 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    tbl v5.16b, {v5.16b}, v20.16b
    eor v6.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v2.16b, {v2.16b}, v20.16b
    // round 29 (skinny.dsl:60)
    ldr q18, [x3, #848]
    // round 28 (skinny.dsl:60)
    eor v19.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    tbl v2.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    // round 29 (skinny.dsl:60)
    ldr q6, [x3, #832]
    // round 28 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v5.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 29 (skinny.dsl:60)
    eor v2.16b, v2.16b, v18.16b
    // round 28 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 29 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    // round 28 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 29 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v2.16b, {v2.16b}, v20.16b
    eor v7.16b, v7.16b, v6.16b
    rev32 v1.8h, v1.8h
    tbl v3.16b, {v3.16b}, v20.16b
    eor v6.16b, v17.16b, v6.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    // round 30 (skinny.dsl:60)
    ldr q3, [x3, #864]
    ldr q19, [x3, #880]
    // round 29 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    tbl v6.16b, {v4.16b}, v6.16b
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v5.16b, v2.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v2.16b, {v4.16b}, v2.16b
    tbl v17.16b, {v4.16b}, v17.16b
    tbl v5.16b, {v4.16b}, v5.16b
    // round 30 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v7.16b, v7.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    eor v3.16b, v5.16b, v3.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v5.16b, {v18.16b}, v21.16b
    tbl v7.16b, {v7.16b}, v20.16b
    tbl v6.16b, {v6.16b}, v20.16b
    // round 31 (skinny.dsl:60)
    ldr q18, [x3, #912]
    // round 30 (skinny.dsl:60)
    tbl v2.16b, {v2.16b}, v21.16b
    eor v19.16b, v17.16b, v1.16b
    eor v22.16b, v3.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v6.16b
    tbl v6.16b, {v4.16b}, v17.16b
    // round 31 (skinny.dsl:60)
    ldr q7, [x3, #896]
    // round 30 (skinny.dsl:60)
    tbl v3.16b, {v4.16b}, v3.16b
    eor v5.16b, v5.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v17.16b, {v4.16b}, v19.16b
    tbl v19.16b, {v4.16b}, v22.16b
    // round 31 (skinny.dsl:60)
    eor v6.16b, v6.16b, v18.16b
    // round 30 (skinny.dsl:60)
    tbl v5.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 31 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    eor v3.16b, v3.16b, v18.16b
    tbl v6.16b, {v6.16b}, v20.16b
    eor v5.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v7.16b
    rev32 v1.8h, v1.8h
    rev32 v0.8h, v0.8h
    tbl v7.16b, {v17.16b}, v21.16b
    tbl v17.16b, {v19.16b}, v21.16b
    tbl v3.16b, {v3.16b}, v20.16b
    // round 32 (skinny.dsl:60)
    ldr q18, [x3, #944]
    // round 31 (skinny.dsl:60)
    eor v19.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    tbl v3.16b, {v4.16b}, v5.16b
    tbl v2.16b, {v4.16b}, v2.16b
    // round 32 (skinny.dsl:60)
    ldr q5, [x3, #928]
    // round 31 (skinny.dsl:60)
    eor v7.16b, v7.16b, v19.16b
    eor v17.16b, v17.16b, v6.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v19.16b, {v4.16b}, v19.16b
    tbl v6.16b, {v4.16b}, v6.16b
    // round 32 (skinny.dsl:60)
    eor v3.16b, v3.16b, v18.16b
    // round 31 (skinny.dsl:60)
    tbl v7.16b, {v4.16b}, v7.16b
    // round 32 (skinny.dsl:60)
    eor v1.16b, v1.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    // round 31 (skinny.dsl:60)
    tbl v17.16b, {v4.16b}, v17.16b
    // round 32 (skinny.dsl:60)
    eor v0.16b, v0.16b, v16.16b
    tbl v3.16b, {v3.16b}, v20.16b
    eor v7.16b, v7.16b, v5.16b
    rev32 v1.8h, v1.8h
    tbl v2.16b, {v2.16b}, v20.16b
    eor v5.16b, v17.16b, v5.16b
    rev32 v0.8h, v0.8h
    tbl v17.16b, {v19.16b}, v21.16b
    eor v18.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    tbl v3.16b, {v6.16b}, v21.16b
    eor v6.16b, v5.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    ldr q2, [x3, #960]
    ldr q19, [x3, #976]
    tbl v7.16b, {v4.16b}, v7.16b
    eor v17.16b, v17.16b, v18.16b
    tbl v1.16b, {v4.16b}, v1.16b
    tbl v5.16b, {v4.16b}, v5.16b
    eor v3.16b, v3.16b, v6.16b
    tbl v0.16b, {v4.16b}, v0.16b
    tbl v18.16b, {v4.16b}, v18.16b
    tbl v17.16b, {v4.16b}, v17.16b
    eor v1.16b, v1.16b, v16.16b
    tbl v6.16b, {v4.16b}, v6.16b
    tbl v3.16b, {v4.16b}, v3.16b
    eor v0.16b, v0.16b, v16.16b
    eor v4.16b, v7.16b, v19.16b
    eor v7.16b, v17.16b, v2.16b
    rev32 v1.8h, v1.8h
    eor v5.16b, v5.16b, v19.16b
    eor v2.16b, v3.16b, v2.16b
    rev32 v0.8h, v0.8h
    tbl v3.16b, {v18.16b}, v21.16b
    tbl v4.16b, {v4.16b}, v20.16b
    eor v16.16b, v7.16b, v1.16b
    tbl v6.16b, {v6.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v20.16b
    eor v17.16b, v2.16b, v0.16b
    eor v1.16b, v1.16b, v4.16b
    eor v3.16b, v3.16b, v16.16b
    eor v0.16b, v0.16b, v5.16b
    eor v4.16b, v6.16b, v17.16b
    zip1 v5.4s, v1.4s, v16.4s
    zip2 v1.4s, v1.4s, v16.4s
    zip1 v6.4s, v3.4s, v7.4s
    zip1 v16.4s, v0.4s, v17.4s
    zip2 v0.4s, v0.4s, v17.4s
    zip2 v3.4s, v3.4s, v7.4s
    zip1 v7.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    uzp1 v4.2d, v6.2d, v5.2d
    uzp2 v5.2d, v6.2d, v5.2d
    uzp1 v6.2d, v3.2d, v1.2d
    uzp2 v1.2d, v3.2d, v1.2d
    uzp1 v3.2d, v7.2d, v16.2d
    uzp2 v7.2d, v7.2d, v16.2d
    uzp1 v16.2d, v2.2d, v0.2d
    uzp2 v0.2d, v2.2d, v0.2d
    uzp1 v2.16b, v4.16b, v5.16b
    uzp2 v4.16b, v4.16b, v5.16b
    ldr q5, [x1, #0]
    ldr q17, [x1, #16]
    uzp1 v18.16b, v6.16b, v1.16b
    uzp2 v1.16b, v6.16b, v1.16b
    uzp1 v6.16b, v3.16b, v7.16b
    ldr q19, [x1, #32]
    ldr q20, [x1, #48]
    uzp2 v3.16b, v3.16b, v7.16b
    uzp1 v7.16b, v16.16b, v0.16b
    uzp2 v0.16b, v16.16b, v0.16b
    sli v4.16b, v2.16b, #4
    sli v1.16b, v18.16b, #4
    sli v3.16b, v6.16b, #4
    sli v0.16b, v7.16b, #4
    eor v2.16b, v5.16b, v4.16b
    eor v1.16b, v17.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v0.16b, v20.16b, v0.16b
    str q2, [x0, #0]
    str q1, [x0, #16]
    str q3, [x0, #32]
    str q0, [x0, #48]
    add x0, x0, #64
    add x1, x1, #64
    add w4, w4, #8
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny64_64_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny64_64_ctr_crypt_neon_out
.Llwcc_skinny64_64_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_skinny64_64_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #4
.Llwcc_skinny64_64_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny64_64_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny64_64_ctr_crypt_neon_group
.Llwcc_skinny64_64_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny64_64_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny64_64_ctr_crypt_neon_copy
.Llwcc_skinny64_64_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #4
.Llwcc_skinny64_64_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny64_64_ctr_crypt_neon_wipe
    add sp, sp, #128
    ret
.Llwcc_skinny64_64_ctr_crypt_neon_return:
    ret
    .size lwcc_skinny64_64_ctr_crypt_neon, .-lwcc_skinny64_64_ctr_crypt_neon

    .balign 16
.Llwcc_skinny64_64_file_neon_constants:
    .byte 0x0c, 0x06, 0x09, 0x00, 0x01, 0x0a, 0x02, 0x0b, 0x03, 0x08, 0x05, 0x0d, 0x04, 0x0e, 0x07, 0x0f
    .byte 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x01, 0x02, 0x03, 0x00, 0x05, 0x06, 0x07, 0x04, 0x09, 0x0a, 0x0b, 0x08, 0x0d, 0x0e, 0x0f, 0x0c
    .byte 0x03, 0x00, 0x01, 0x02, 0x07, 0x04, 0x05, 0x06, 0x0b, 0x08, 0x09, 0x0a, 0x0f, 0x0c, 0x0d, 0x0e
    .byte 0x03, 0x04, 0x06, 0x08, 0x0c, 0x0a, 0x01, 0x0e, 0x09, 0x02, 0x05, 0x07, 0x00, 0x0b, 0x0d, 0x0f
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00, 0xff, 0xff, 0xff, 0xff, 0x07, 0x06, 0x05, 0x04
    .byte 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
