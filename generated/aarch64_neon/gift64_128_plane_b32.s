// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set gift64_128 --target neon --lanes 1 --slicing plane --blocks 32
// passes:    unroll() invert() counter() bitslice(enabled=true) fixslice(enabled=true, blocks=32) fold() sbox(lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) early_stores() spill_order() resident_keys() select() schedule() allocate()
// dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 6688
// layout:    planes of 16 S-boxes, 32 blocks side by side; cells in 7 arrangements
// sizes:     in bytes: block 8, key 16, nonce 4, rk 2880, ctx 3136, align 16, group 256, stack 6688
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e55ca83977a3a9ef8135bd1b410d76cde53370695100d0901e693819f7d2712e

    .text

    .balign 16
    .global lwcc_gift64_128_key_setup_neon
    .type lwcc_gift64_128_key_setup_neon, %function
lwcc_gift64_128_key_setup_neon:
    sub sp, sp, #4080
    sub sp, sp, #2608
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift64_128_file_neon_constants
    ldr q0, [x1, #0]
    ext v1.16b, v0.16b, v0.16b, #13
    ext v2.16b, v0.16b, v0.16b, #11
    ldr q3, [x8, #384]
    bsl v3.16b, v2.16b, v1.16b
    ext v4.16b, v0.16b, v0.16b, #5
    ldr q5, [x8, #400]
    bsl v5.16b, v4.16b, v3.16b
    ext v3.16b, v0.16b, v0.16b, #3
    ldr q6, [x8, #416]
    bsl v6.16b, v3.16b, v5.16b
    ldr q5, [x8, #432]
    ext v7.16b, v0.16b, v0.16b, #9
    ext v16.16b, v0.16b, v0.16b, #7
    ext v17.16b, v0.16b, v0.16b, #1
    ushr v18.2d, v6.2d, #2
    mov v19.16b, v18.16b
    sli v19.8h, v6.8h, #14
    ushr v20.2d, v6.2d, #12
    ldr q21, [x8, #48]
    tbl v22.16b, {v6.16b}, v21.16b
    shl v22.2d, v22.2d, #52
    orr v20.16b, v20.16b, v22.16b
    ldr q22, [x8, #448]
    bit v19.16b, v20.16b, v22.16b
    shl v23.16b, v6.16b, #4
    ldr q24, [x8, #464]
    bit v19.16b, v23.16b, v24.16b
    ushr v23.8h, v19.8h, #2
    shl v25.8h, v6.8h, #12
    sli v23.8h, v6.8h, #12
    ldr q26, [x8, #480]
    tbl v27.16b, {v6.16b}, v26.16b
    bsl v22.16b, v27.16b, v23.16b
    shl v23.16b, v19.16b, #4
    bsl v24.16b, v23.16b, v22.16b
    ushr v22.16b, v24.16b, #2
    sli v22.8h, v6.8h, #10
    ushr v23.2d, v6.2d, #4
    tbl v24.16b, {v6.16b}, v21.16b
    shl v24.2d, v24.2d, #60
    orr v23.16b, v23.16b, v24.16b
    ldr q24, [x8, #496]
    bsl v24.16b, v23.16b, v22.16b
    ldr q22, [x8, #512]
    bsl v22.16b, v25.16b, v24.16b
    ushr v24.16b, v22.16b, #2
    sli v24.8h, v6.8h, #8
    ldr q25, [x8, #528]
    bit v24.16b, v6.16b, v25.16b
    ushr v24.16b, v24.16b, #2
    sli v24.16b, v6.16b, #6
    bsl v25.16b, v19.16b, v24.16b
    shl v24.2d, v19.2d, #17
    shl v28.2d, v19.2d, #18
    shl v29.2d, v19.2d, #19
    shl v30.2d, v19.2d, #20
    shl v31.2d, v19.2d, #21
    shl v8.2d, v19.2d, #22
    shl v9.2d, v19.2d, #23
    shl v10.2d, v19.2d, #24
    shl v11.2d, v19.2d, #25
    shl v12.2d, v19.2d, #26
    shl v13.2d, v19.2d, #27
    shl v14.2d, v19.2d, #28
    shl v15.2d, v19.2d, #29
    shl v26.2d, v19.2d, #30
    str q24, [sp, #64]
    ldr q24, [x8, #64]
    str q26, [sp, #80]
    tbl v26.16b, {v25.16b}, v24.16b
    str q15, [sp, #96]
    shl v15.2d, v26.2d, #17
    tbl v26.16b, {v26.16b}, v24.16b
    ushr v26.2d, v26.2d, #47
    orr v26.16b, v15.16b, v26.16b
    tbl v15.16b, {v25.16b}, v24.16b
    str q26, [sp, #112]
    shl v26.2d, v15.2d, #18
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #46
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v25.16b}, v24.16b
    str q26, [sp, #128]
    shl v26.2d, v15.2d, #19
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #45
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v25.16b}, v24.16b
    str q26, [sp, #144]
    shl v26.2d, v15.2d, #20
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #44
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v25.16b}, v24.16b
    str q26, [sp, #160]
    shl v26.2d, v15.2d, #21
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #43
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v25.16b}, v24.16b
    str q26, [sp, #176]
    shl v26.2d, v15.2d, #22
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #42
    orr v26.16b, v26.16b, v15.16b
    tbl v15.16b, {v25.16b}, v24.16b
    str q26, [sp, #192]
    shl v26.2d, v15.2d, #23
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #41
    orr v26.16b, v26.16b, v15.16b
    ldr q15, [x8, #544]
    str q26, [sp, #208]
    tbl v26.16b, {v25.16b}, v15.16b
    str q26, [sp, #224]
    tbl v26.16b, {v25.16b}, v24.16b
    str q14, [sp, #240]
    shl v14.2d, v26.2d, #25
    tbl v26.16b, {v26.16b}, v24.16b
    ushr v26.2d, v26.2d, #39
    orr v26.16b, v14.16b, v26.16b
    tbl v14.16b, {v25.16b}, v24.16b
    str q26, [sp, #256]
    shl v26.2d, v14.2d, #26
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #38
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v25.16b}, v24.16b
    str q26, [sp, #272]
    shl v26.2d, v14.2d, #27
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #37
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v25.16b}, v24.16b
    str q26, [sp, #288]
    shl v26.2d, v14.2d, #28
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #36
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v25.16b}, v24.16b
    str q26, [sp, #304]
    shl v26.2d, v14.2d, #29
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #35
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v25.16b}, v24.16b
    str q26, [sp, #320]
    shl v26.2d, v14.2d, #30
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #34
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #336]
    shl v26.2d, v14.2d, #17
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #47
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #352]
    shl v26.2d, v14.2d, #18
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #46
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #368]
    shl v26.2d, v14.2d, #19
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #45
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #384]
    shl v26.2d, v14.2d, #20
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #44
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #400]
    shl v26.2d, v14.2d, #21
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #43
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #416]
    shl v26.2d, v14.2d, #22
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #42
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v24.16b
    str q26, [sp, #432]
    shl v26.2d, v14.2d, #23
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #41
    orr v26.16b, v26.16b, v14.16b
    tbl v14.16b, {v22.16b}, v15.16b
    tbl v15.16b, {v22.16b}, v24.16b
    str q14, [sp, #448]
    shl v14.2d, v15.2d, #25
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #39
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v22.16b}, v24.16b
    str q14, [sp, #464]
    shl v14.2d, v15.2d, #26
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #38
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v22.16b}, v24.16b
    str q14, [sp, #480]
    shl v14.2d, v15.2d, #27
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #37
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v22.16b}, v24.16b
    str q14, [sp, #496]
    shl v14.2d, v15.2d, #28
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #36
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v22.16b}, v24.16b
    str q14, [sp, #512]
    shl v14.2d, v15.2d, #29
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #35
    orr v14.16b, v14.16b, v15.16b
    tbl v15.16b, {v22.16b}, v24.16b
    str q14, [sp, #528]
    shl v14.2d, v15.2d, #30
    tbl v15.16b, {v15.16b}, v24.16b
    ushr v15.2d, v15.2d, #34
    orr v14.16b, v14.16b, v15.16b
    shl v19.2d, v19.2d, #31
    tbl v25.16b, {v25.16b}, v24.16b
    shl v15.2d, v25.2d, #31
    tbl v25.16b, {v25.16b}, v24.16b
    ushr v25.2d, v25.2d, #33
    orr v25.16b, v15.16b, v25.16b
    tbl v22.16b, {v22.16b}, v24.16b
    shl v15.2d, v22.2d, #31
    tbl v22.16b, {v22.16b}, v24.16b
    ushr v22.2d, v22.2d, #33
    orr v22.16b, v15.16b, v22.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #59
    str q22, [sp, #544]
    shl v22.2d, v0.2d, #5
    orr v22.16b, v22.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #58
    str q14, [sp, #560]
    shl v14.2d, v0.2d, #6
    orr v14.16b, v14.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #57
    str q26, [sp, #576]
    shl v26.2d, v0.2d, #7
    orr v26.16b, v26.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #55
    str q25, [sp, #592]
    shl v25.2d, v0.2d, #9
    orr v25.16b, v25.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #54
    str q19, [sp, #608]
    shl v19.2d, v0.2d, #10
    orr v19.16b, v19.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #53
    str q13, [sp, #624]
    shl v13.2d, v0.2d, #11
    orr v13.16b, v13.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #52
    str q12, [sp, #640]
    shl v12.2d, v0.2d, #12
    orr v12.16b, v12.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #51
    str q11, [sp, #656]
    shl v11.2d, v0.2d, #13
    orr v11.16b, v11.16b, v15.16b
    ext v15.16b, v0.16b, v0.16b, #8
    ushr v15.2d, v15.2d, #50
    str q10, [sp, #672]
    shl v10.2d, v0.2d, #14
    orr v10.16b, v10.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q9, [sp, #688]
    ushr v9.2d, v15.2d, #49
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #15
    orr v9.16b, v9.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q8, [sp, #704]
    ushr v8.2d, v15.2d, #47
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #17
    orr v8.16b, v8.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q31, [sp, #720]
    ushr v31.2d, v15.2d, #46
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #18
    orr v31.16b, v31.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q30, [sp, #736]
    ushr v30.2d, v15.2d, #45
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #19
    orr v30.16b, v30.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q29, [sp, #752]
    ushr v29.2d, v15.2d, #44
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #20
    orr v29.16b, v29.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q28, [sp, #768]
    ushr v28.2d, v15.2d, #43
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #21
    orr v28.16b, v28.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q20, [sp, #784]
    ushr v20.2d, v15.2d, #42
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #22
    orr v20.16b, v20.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q18, [sp, #800]
    ushr v18.2d, v15.2d, #41
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #23
    orr v18.16b, v18.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #816]
    ushr v23.2d, v15.2d, #39
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #25
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #832]
    ushr v23.2d, v15.2d, #38
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #26
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #848]
    ushr v23.2d, v15.2d, #37
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #27
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #864]
    ushr v23.2d, v15.2d, #36
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #28
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #880]
    ushr v23.2d, v15.2d, #35
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #29
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #896]
    ushr v23.2d, v15.2d, #34
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #30
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q23, [sp, #912]
    ushr v23.2d, v15.2d, #33
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #31
    orr v23.16b, v23.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #928]
    ushr v27.2d, v15.2d, #31
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #33
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #944]
    ushr v27.2d, v15.2d, #30
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #34
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #960]
    ushr v27.2d, v15.2d, #29
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #35
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #976]
    ushr v27.2d, v15.2d, #28
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #36
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #992]
    ushr v27.2d, v15.2d, #25
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #39
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #1008]
    ushr v27.2d, v15.2d, #23
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #41
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q27, [sp, #1024]
    ushr v27.2d, v15.2d, #22
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #42
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q31, [sp, #1040]
    ushr v31.2d, v15.2d, #21
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #43
    orr v31.16b, v31.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q8, [sp, #1056]
    ushr v8.2d, v15.2d, #20
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #44
    orr v8.16b, v8.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q9, [sp, #1072]
    ushr v9.2d, v15.2d, #19
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #45
    orr v9.16b, v9.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q10, [sp, #1088]
    ushr v10.2d, v15.2d, #18
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #46
    orr v10.16b, v10.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q11, [sp, #1104]
    ushr v11.2d, v15.2d, #17
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #47
    orr v11.16b, v11.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q12, [sp, #1120]
    ushr v12.2d, v15.2d, #15
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #49
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q13, [sp, #1136]
    ushr v13.2d, v15.2d, #14
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #50
    orr v13.16b, v13.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q19, [sp, #1152]
    ushr v19.2d, v15.2d, #13
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #51
    orr v19.16b, v19.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q25, [sp, #1168]
    ushr v25.2d, v15.2d, #12
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #52
    orr v25.16b, v25.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q25, [sp, #1184]
    ushr v25.2d, v15.2d, #11
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #53
    orr v25.16b, v25.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q25, [sp, #1200]
    ushr v25.2d, v15.2d, #10
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #54
    orr v25.16b, v25.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q25, [sp, #1216]
    ushr v25.2d, v15.2d, #9
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #55
    orr v25.16b, v25.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q25, [sp, #1232]
    ushr v25.2d, v15.2d, #7
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #57
    orr v25.16b, v25.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q25, [sp, #1248]
    ushr v25.2d, v15.2d, #6
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #58
    orr v25.16b, v25.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q19, [sp, #1264]
    ushr v19.2d, v15.2d, #5
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #59
    orr v19.16b, v19.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q13, [sp, #1280]
    ushr v13.2d, v15.2d, #4
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #60
    orr v13.16b, v13.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #27
    str q12, [sp, #1296]
    shl v12.2d, v6.2d, #37
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #26
    str q12, [sp, #1312]
    shl v12.2d, v6.2d, #38
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #25
    str q12, [sp, #1328]
    shl v12.2d, v6.2d, #39
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #23
    str q12, [sp, #1344]
    shl v12.2d, v6.2d, #41
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #22
    str q12, [sp, #1360]
    shl v12.2d, v6.2d, #42
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #21
    str q12, [sp, #1376]
    shl v12.2d, v6.2d, #43
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #20
    str q12, [sp, #1392]
    shl v12.2d, v6.2d, #44
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #19
    str q12, [sp, #1408]
    shl v12.2d, v6.2d, #45
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v6.16b}, v24.16b
    ushr v15.2d, v15.2d, #18
    str q12, [sp, #1424]
    shl v12.2d, v6.2d, #46
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #23
    str q12, [sp, #1440]
    ushr v12.2d, v0.2d, #41
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #25
    str q12, [sp, #1456]
    ushr v12.2d, v0.2d, #39
    orr v12.16b, v12.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #26
    str q30, [sp, #1472]
    ushr v30.2d, v0.2d, #38
    orr v30.16b, v30.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #27
    str q18, [sp, #1488]
    ushr v18.2d, v0.2d, #37
    orr v18.16b, v18.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #28
    str q20, [sp, #1504]
    ushr v20.2d, v0.2d, #36
    orr v20.16b, v20.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #29
    str q28, [sp, #1520]
    ushr v28.2d, v0.2d, #35
    orr v28.16b, v28.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #30
    str q29, [sp, #1536]
    ushr v29.2d, v0.2d, #34
    orr v29.16b, v29.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #31
    str q27, [sp, #1552]
    ushr v27.2d, v0.2d, #33
    orr v27.16b, v27.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    shl v15.2d, v15.2d, #33
    str q25, [sp, #1568]
    ushr v25.2d, v0.2d, #31
    orr v25.16b, v25.16b, v15.16b
    ushr v15.2d, v0.2d, #30
    str q25, [sp, #1584]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #34
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #29
    str q25, [sp, #1600]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #35
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #28
    str q25, [sp, #1616]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #36
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #27
    str q25, [sp, #1632]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #37
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #26
    str q25, [sp, #1648]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #38
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #25
    str q25, [sp, #1664]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #39
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #23
    str q25, [sp, #1680]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #41
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #22
    str q25, [sp, #1696]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #42
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #21
    str q25, [sp, #1712]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #43
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #20
    str q25, [sp, #1728]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #44
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #17
    str q25, [sp, #1744]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #47
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #15
    str q9, [sp, #1760]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #49
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #14
    str q9, [sp, #1776]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #50
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #13
    str q9, [sp, #1792]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #51
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #12
    str q9, [sp, #1808]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #52
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #11
    str q9, [sp, #1824]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #53
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #10
    str q9, [sp, #1840]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #54
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #9
    str q9, [sp, #1856]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #55
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #7
    str q9, [sp, #1872]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #57
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #6
    str q9, [sp, #1888]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #58
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #5
    str q9, [sp, #1904]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #59
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #4
    str q9, [sp, #1920]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #60
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #3
    str q9, [sp, #1936]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #61
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #2
    str q8, [sp, #1952]
    tbl v8.16b, {v0.16b}, v21.16b
    shl v8.2d, v8.2d, #62
    orr v8.16b, v15.16b, v8.16b
    ushr v15.2d, v0.2d, #1
    str q31, [sp, #1968]
    tbl v31.16b, {v0.16b}, v21.16b
    shl v31.2d, v31.2d, #63
    orr v31.16b, v15.16b, v31.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q13, [sp, #1984]
    shl v13.2d, v15.2d, #33
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #31
    orr v13.16b, v13.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q19, [sp, #2000]
    shl v19.2d, v15.2d, #34
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #30
    orr v19.16b, v19.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q23, [sp, #2016]
    shl v23.2d, v15.2d, #35
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #29
    orr v23.16b, v23.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q1, [sp, #2032]
    shl v1.2d, v15.2d, #36
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #28
    orr v1.16b, v1.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q1, [sp, #2048]
    shl v1.2d, v15.2d, #37
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #27
    orr v1.16b, v1.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q1, [sp, #2064]
    shl v1.2d, v15.2d, #38
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #26
    orr v1.16b, v1.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q1, [sp, #2080]
    shl v1.2d, v15.2d, #39
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #25
    orr v1.16b, v1.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q1, [sp, #2096]
    shl v1.2d, v15.2d, #41
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #23
    orr v1.16b, v1.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q1, [sp, #2112]
    shl v1.2d, v15.2d, #42
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #22
    orr v1.16b, v1.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q1, [sp, #2128]
    ushr v1.2d, v15.2d, #27
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #37
    orr v1.16b, v1.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q1, [sp, #2144]
    ushr v1.2d, v15.2d, #26
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #38
    orr v1.16b, v1.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q1, [sp, #2160]
    ushr v1.2d, v15.2d, #3
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #61
    orr v1.16b, v1.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q1, [sp, #2176]
    ushr v1.2d, v15.2d, #2
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #62
    orr v1.16b, v1.16b, v15.16b
    tbl v15.16b, {v0.16b}, v21.16b
    str q11, [sp, #2192]
    ushr v11.2d, v15.2d, #1
    tbl v15.16b, {v15.16b}, v21.16b
    shl v15.2d, v15.2d, #63
    orr v11.16b, v11.16b, v15.16b
    ushr v15.2d, v0.2d, #63
    str q10, [sp, #2208]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #1
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #62
    str q10, [sp, #2224]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #2
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #61
    str q10, [sp, #2240]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #3
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #60
    str q10, [sp, #2256]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #4
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #59
    str q10, [sp, #2272]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #5
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #58
    str q10, [sp, #2288]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #6
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #57
    str q10, [sp, #2304]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #7
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #55
    str q10, [sp, #2320]
    tbl v10.16b, {v0.16b}, v21.16b
    shl v10.2d, v10.2d, #9
    orr v10.16b, v15.16b, v10.16b
    ushr v15.2d, v0.2d, #54
    str q11, [sp, #2336]
    tbl v11.16b, {v0.16b}, v21.16b
    shl v11.2d, v11.2d, #10
    orr v11.16b, v15.16b, v11.16b
    ushr v15.2d, v0.2d, #53
    str q1, [sp, #2352]
    tbl v1.16b, {v0.16b}, v21.16b
    shl v1.2d, v1.2d, #11
    orr v1.16b, v15.16b, v1.16b
    ushr v15.2d, v0.2d, #52
    str q12, [sp, #2368]
    tbl v12.16b, {v0.16b}, v21.16b
    shl v12.2d, v12.2d, #12
    orr v12.16b, v15.16b, v12.16b
    ushr v15.2d, v0.2d, #51
    str q31, [sp, #2384]
    tbl v31.16b, {v0.16b}, v21.16b
    shl v31.2d, v31.2d, #13
    orr v31.16b, v15.16b, v31.16b
    ushr v15.2d, v0.2d, #50
    str q8, [sp, #2400]
    tbl v8.16b, {v0.16b}, v21.16b
    shl v8.2d, v8.2d, #14
    orr v8.16b, v15.16b, v8.16b
    ushr v15.2d, v0.2d, #49
    str q9, [sp, #2416]
    tbl v9.16b, {v0.16b}, v21.16b
    shl v9.2d, v9.2d, #15
    orr v9.16b, v15.16b, v9.16b
    ushr v15.2d, v0.2d, #47
    str q25, [sp, #2432]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #17
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #46
    str q25, [sp, #2448]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #18
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #45
    str q25, [sp, #2464]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #19
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #44
    str q25, [sp, #2480]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #20
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #43
    str q25, [sp, #2496]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #21
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #42
    str q25, [sp, #2512]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #22
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #19
    str q25, [sp, #2528]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #45
    orr v25.16b, v15.16b, v25.16b
    ushr v15.2d, v0.2d, #18
    str q25, [sp, #2544]
    tbl v25.16b, {v0.16b}, v21.16b
    shl v25.2d, v25.2d, #46
    orr v25.16b, v15.16b, v25.16b
    shl v15.2d, v0.2d, #15
    str q25, [sp, #2560]
    ext v25.16b, v0.16b, v0.16b, #8
    ushr v25.2d, v25.2d, #49
    orr v25.16b, v15.16b, v25.16b
    shl v15.2d, v6.2d, #47
    str q25, [sp, #2576]
    tbl v25.16b, {v6.16b}, v24.16b
    ushr v25.2d, v25.2d, #17
    orr v25.16b, v15.16b, v25.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q25, [sp, #2592]
    shl v25.2d, v15.2d, #43
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #21
    orr v25.16b, v25.16b, v15.16b
    shl v15.2d, v0.2d, #21
    str q25, [sp, #2608]
    ext v25.16b, v0.16b, v0.16b, #8
    ushr v25.2d, v25.2d, #43
    orr v25.16b, v15.16b, v25.16b
    shl v15.2d, v0.2d, #22
    str q12, [sp, #2624]
    ext v12.16b, v0.16b, v0.16b, #8
    ushr v12.2d, v12.2d, #42
    orr v12.16b, v15.16b, v12.16b
    shl v15.2d, v0.2d, #23
    str q1, [sp, #2640]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #41
    orr v1.16b, v15.16b, v1.16b
    shl v15.2d, v0.2d, #25
    str q11, [sp, #2656]
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #39
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #26
    str q11, [sp, #2672]
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #38
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #27
    str q11, [sp, #2688]
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #37
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #28
    str q11, [sp, #2704]
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #36
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #29
    str q11, [sp, #2720]
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #35
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #30
    str q11, [sp, #2736]
    ext v11.16b, v0.16b, v0.16b, #8
    ushr v11.2d, v11.2d, #34
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #53
    str q11, [sp, #2752]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #11
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #54
    str q11, [sp, #2768]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #10
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #55
    str q11, [sp, #2784]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #9
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #57
    str q11, [sp, #2800]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #7
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #58
    str q11, [sp, #2816]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #6
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #59
    str q11, [sp, #2832]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #5
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #60
    str q11, [sp, #2848]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #4
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #61
    str q11, [sp, #2864]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #3
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v6.2d, #62
    str q11, [sp, #2880]
    tbl v11.16b, {v6.16b}, v24.16b
    ushr v11.2d, v11.2d, #2
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #17
    str q11, [sp, #2896]
    tbl v11.16b, {v0.16b}, v24.16b
    ushr v11.2d, v11.2d, #47
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #18
    str q11, [sp, #2912]
    tbl v11.16b, {v0.16b}, v24.16b
    ushr v11.2d, v11.2d, #46
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #19
    str q11, [sp, #2928]
    tbl v11.16b, {v0.16b}, v24.16b
    ushr v11.2d, v11.2d, #45
    orr v11.16b, v15.16b, v11.16b
    shl v15.2d, v0.2d, #20
    str q11, [sp, #2944]
    tbl v11.16b, {v0.16b}, v24.16b
    ushr v11.2d, v11.2d, #44
    orr v11.16b, v15.16b, v11.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q11, [sp, #2960]
    shl v11.2d, v15.2d, #49
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #15
    orr v11.16b, v11.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q10, [sp, #2976]
    shl v10.2d, v15.2d, #50
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #14
    orr v10.16b, v10.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q27, [sp, #2992]
    shl v27.2d, v15.2d, #51
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #13
    orr v27.16b, v27.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3008]
    shl v29.2d, v15.2d, #52
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #12
    orr v29.16b, v29.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3024]
    shl v29.2d, v15.2d, #53
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #11
    orr v29.16b, v29.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3040]
    shl v29.2d, v15.2d, #54
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #10
    orr v29.16b, v29.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3056]
    shl v29.2d, v15.2d, #55
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #9
    orr v29.16b, v29.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3072]
    shl v29.2d, v15.2d, #57
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #7
    orr v29.16b, v29.16b, v15.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3088]
    shl v29.2d, v15.2d, #58
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #6
    orr v29.16b, v29.16b, v15.16b
    shl v15.2d, v0.2d, #31
    str q29, [sp, #3104]
    ext v29.16b, v0.16b, v0.16b, #8
    ushr v29.2d, v29.2d, #33
    orr v29.16b, v15.16b, v29.16b
    shl v15.2d, v6.2d, #63
    str q29, [sp, #3120]
    tbl v29.16b, {v6.16b}, v24.16b
    ushr v29.2d, v29.2d, #1
    orr v29.16b, v15.16b, v29.16b
    shl v15.2d, v0.2d, #21
    str q29, [sp, #3136]
    tbl v29.16b, {v0.16b}, v24.16b
    ushr v29.2d, v29.2d, #43
    orr v29.16b, v15.16b, v29.16b
    ext v15.16b, v6.16b, v6.16b, #8
    str q29, [sp, #3152]
    shl v29.2d, v15.2d, #59
    ext v15.16b, v15.16b, v15.16b, #8
    ushr v15.2d, v15.2d, #5
    orr v29.16b, v29.16b, v15.16b
    shl v15.2d, v0.2d, #41
    str q29, [sp, #3168]
    ext v29.16b, v0.16b, v0.16b, #8
    ushr v29.2d, v29.2d, #23
    orr v29.16b, v15.16b, v29.16b
    mov v15.16b, v5.16b
    bsl v15.16b, v29.16b, v2.16b
    str q29, [sp, #3184]
    shl v29.2d, v0.2d, #42
    str q2, [sp, #3200]
    ext v2.16b, v0.16b, v0.16b, #8
    ushr v2.2d, v2.2d, #22
    orr v2.16b, v29.16b, v2.16b
    shl v29.2d, v0.2d, #43
    str q28, [sp, #3216]
    ext v28.16b, v0.16b, v0.16b, #8
    ushr v28.2d, v28.2d, #21
    orr v28.16b, v29.16b, v28.16b
    shl v29.2d, v0.2d, #44
    str q20, [sp, #3232]
    ext v20.16b, v0.16b, v0.16b, #8
    ushr v20.2d, v20.2d, #20
    orr v20.16b, v29.16b, v20.16b
    shl v29.2d, v0.2d, #45
    str q18, [sp, #3248]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #19
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #23
    str q18, [sp, #3264]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #41
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #22
    str q18, [sp, #3280]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #42
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #21
    str q18, [sp, #3296]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #43
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #20
    str q18, [sp, #3312]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #44
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #19
    str q18, [sp, #3328]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #45
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #22
    str q18, [sp, #3344]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #42
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #23
    str q18, [sp, #3360]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #41
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #25
    str q18, [sp, #3376]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #39
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #26
    str q18, [sp, #3392]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #38
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #27
    str q18, [sp, #3408]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #37
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #28
    str q18, [sp, #3424]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #36
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #29
    str q18, [sp, #3440]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #35
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #30
    str q18, [sp, #3456]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #34
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #31
    str q18, [sp, #3472]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #33
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #33
    str q18, [sp, #3488]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #31
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #34
    str q18, [sp, #3504]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #30
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #35
    str q18, [sp, #3520]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #29
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #36
    str q18, [sp, #3536]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #28
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #37
    str q18, [sp, #3552]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #27
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #38
    str q18, [sp, #3568]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #26
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #39
    str q18, [sp, #3584]
    tbl v18.16b, {v0.16b}, v24.16b
    ushr v18.2d, v18.2d, #25
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #37
    str q18, [sp, #3600]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #27
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #38
    str q18, [sp, #3616]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #26
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #39
    str q18, [sp, #3632]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #25
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #46
    str q18, [sp, #3648]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #18
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #27
    str q18, [sp, #3664]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #37
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #26
    str q18, [sp, #3680]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #38
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #25
    str q18, [sp, #3696]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #39
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #36
    str q18, [sp, #3712]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #28
    orr v18.16b, v29.16b, v18.16b
    ushr v29.2d, v6.2d, #28
    str q18, [sp, #3728]
    tbl v18.16b, {v6.16b}, v21.16b
    shl v18.2d, v18.2d, #36
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v6.2d, #34
    str q18, [sp, #3744]
    tbl v18.16b, {v6.16b}, v24.16b
    ushr v18.2d, v18.2d, #30
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v6.2d, #35
    str q18, [sp, #3760]
    tbl v18.16b, {v6.16b}, v24.16b
    ushr v18.2d, v18.2d, #29
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v6.2d, #36
    str q18, [sp, #3776]
    tbl v18.16b, {v6.16b}, v24.16b
    ushr v18.2d, v18.2d, #28
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #33
    str q18, [sp, #3792]
    ext v18.16b, v0.16b, v0.16b, #8
    ushr v18.2d, v18.2d, #31
    orr v18.16b, v29.16b, v18.16b
    shl v29.2d, v0.2d, #34
    str q30, [sp, #3808]
    ext v30.16b, v0.16b, v0.16b, #8
    ushr v30.2d, v30.2d, #30
    orr v29.16b, v29.16b, v30.16b
    shl v30.2d, v0.2d, #35
    str q9, [sp, #3824]
    ext v9.16b, v0.16b, v0.16b, #8
    ushr v9.2d, v9.2d, #29
    orr v30.16b, v30.16b, v9.16b
    ushr v9.2d, v6.2d, #29
    str q30, [sp, #3840]
    tbl v30.16b, {v6.16b}, v21.16b
    shl v30.2d, v30.2d, #35
    orr v30.16b, v9.16b, v30.16b
    shl v9.2d, v0.2d, #57
    str q30, [sp, #3856]
    ext v30.16b, v0.16b, v0.16b, #8
    ushr v30.2d, v30.2d, #7
    orr v30.16b, v9.16b, v30.16b
    mov v9.16b, v5.16b
    bsl v9.16b, v30.16b, v7.16b
    str q30, [sp, #3872]
    shl v30.2d, v0.2d, #58
    str q7, [sp, #3888]
    ext v7.16b, v0.16b, v0.16b, #8
    ushr v7.2d, v7.2d, #6
    orr v7.16b, v30.16b, v7.16b
    shl v30.2d, v0.2d, #59
    str q8, [sp, #3904]
    ext v8.16b, v0.16b, v0.16b, #8
    ushr v8.2d, v8.2d, #5
    orr v30.16b, v30.16b, v8.16b
    shl v8.2d, v0.2d, #60
    str q31, [sp, #3920]
    ext v31.16b, v0.16b, v0.16b, #8
    ushr v31.2d, v31.2d, #4
    orr v31.16b, v8.16b, v31.16b
    shl v8.2d, v0.2d, #61
    str q1, [sp, #3936]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #3
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #7
    str q1, [sp, #3952]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #57
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #6
    str q1, [sp, #3968]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #58
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #5
    str q1, [sp, #3984]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #59
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #3
    str q1, [sp, #4000]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #61
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #41
    str q1, [sp, #4016]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #23
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #42
    str q1, [sp, #4032]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #22
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #43
    str q1, [sp, #4048]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #21
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #44
    str q1, [sp, #4064]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #20
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #45
    str q1, [sp, #4080]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #19
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #46
    str q1, [sp, #4096]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #18
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #47
    str q1, [sp, #4112]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #17
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #49
    str q1, [sp, #4128]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #15
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #50
    str q1, [sp, #4144]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #14
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #51
    str q1, [sp, #4160]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #13
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #52
    str q1, [sp, #4176]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #12
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #53
    str q1, [sp, #4192]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #11
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #54
    str q1, [sp, #4208]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #10
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #55
    str q1, [sp, #4224]
    tbl v1.16b, {v0.16b}, v24.16b
    ushr v1.2d, v1.2d, #9
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #53
    str q1, [sp, #4240]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #11
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #54
    str q1, [sp, #4256]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #10
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #55
    str q1, [sp, #4272]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #9
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #62
    str q1, [sp, #4288]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #2
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #11
    str q1, [sp, #4304]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #53
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #10
    str q1, [sp, #4320]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #54
    orr v1.16b, v8.16b, v1.16b
    ushr v8.2d, v6.2d, #9
    str q1, [sp, #4336]
    tbl v1.16b, {v6.16b}, v21.16b
    shl v1.2d, v1.2d, #55
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #52
    str q1, [sp, #4352]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #12
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v6.2d, #50
    str q1, [sp, #4368]
    tbl v1.16b, {v6.16b}, v24.16b
    ushr v1.2d, v1.2d, #14
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v6.2d, #51
    str q1, [sp, #4384]
    tbl v1.16b, {v6.16b}, v24.16b
    ushr v1.2d, v1.2d, #13
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v6.2d, #52
    str q1, [sp, #4400]
    tbl v1.16b, {v6.16b}, v24.16b
    ushr v1.2d, v1.2d, #12
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #49
    str q1, [sp, #4416]
    ext v1.16b, v0.16b, v0.16b, #8
    ushr v1.2d, v1.2d, #15
    orr v1.16b, v8.16b, v1.16b
    shl v8.2d, v0.2d, #50
    str q27, [sp, #4432]
    ext v27.16b, v0.16b, v0.16b, #8
    ushr v27.2d, v27.2d, #14
    orr v27.16b, v8.16b, v27.16b
    shl v8.2d, v0.2d, #51
    str q23, [sp, #4448]
    ext v23.16b, v0.16b, v0.16b, #8
    ushr v23.2d, v23.2d, #13
    orr v23.16b, v8.16b, v23.16b
    ushr v8.2d, v6.2d, #13
    str q23, [sp, #4464]
    tbl v23.16b, {v6.16b}, v21.16b
    shl v23.2d, v23.2d, #51
    orr v23.16b, v8.16b, v23.16b
    ext v8.16b, v0.16b, v0.16b, #8
    str q23, [sp, #4480]
    shl v23.2d, v8.2d, #9
    ext v8.16b, v8.16b, v8.16b, #8
    ushr v8.2d, v8.2d, #55
    orr v23.16b, v23.16b, v8.16b
    mov v8.16b, v5.16b
    bsl v8.16b, v23.16b, v16.16b
    str q13, [sp, #4496]
    ext v13.16b, v0.16b, v0.16b, #8
    str q19, [sp, #4512]
    shl v19.2d, v13.2d, #10
    ext v13.16b, v13.16b, v13.16b, #8
    ushr v13.2d, v13.2d, #54
    orr v19.16b, v19.16b, v13.16b
    ext v13.16b, v0.16b, v0.16b, #8
    str q26, [sp, #4528]
    shl v26.2d, v13.2d, #11
    ext v13.16b, v13.16b, v13.16b, #8
    ushr v13.2d, v13.2d, #53
    orr v26.16b, v26.16b, v13.16b
    ext v13.16b, v0.16b, v0.16b, #8
    str q22, [sp, #4544]
    shl v22.2d, v13.2d, #12
    ext v13.16b, v13.16b, v13.16b, #8
    ushr v13.2d, v13.2d, #52
    orr v22.16b, v22.16b, v13.16b
    ext v13.16b, v0.16b, v0.16b, #8
    str q14, [sp, #4560]
    shl v14.2d, v13.2d, #13
    ext v13.16b, v13.16b, v13.16b, #8
    ushr v13.2d, v13.2d, #51
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #57
    str q13, [sp, #4576]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #7
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #58
    str q13, [sp, #4592]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #6
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #59
    str q13, [sp, #4608]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #5
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #60
    str q13, [sp, #4624]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #4
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #61
    str q13, [sp, #4640]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #3
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #62
    str q13, [sp, #4656]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #2
    orr v13.16b, v14.16b, v13.16b
    shl v14.2d, v0.2d, #63
    str q13, [sp, #4672]
    tbl v13.16b, {v0.16b}, v24.16b
    ushr v13.2d, v13.2d, #1
    orr v13.16b, v14.16b, v13.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4688]
    shl v13.2d, v14.2d, #1
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #63
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4704]
    shl v13.2d, v14.2d, #2
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #62
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4720]
    shl v13.2d, v14.2d, #3
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #61
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4736]
    shl v13.2d, v14.2d, #4
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #60
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4752]
    shl v13.2d, v14.2d, #5
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #59
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4768]
    shl v13.2d, v14.2d, #6
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #58
    orr v13.16b, v13.16b, v14.16b
    tbl v14.16b, {v0.16b}, v24.16b
    str q13, [sp, #4784]
    shl v13.2d, v14.2d, #7
    tbl v14.16b, {v14.16b}, v24.16b
    ushr v14.2d, v14.2d, #57
    orr v13.16b, v13.16b, v14.16b
    ext v14.16b, v0.16b, v0.16b, #8
    str q13, [sp, #4800]
    shl v13.2d, v14.2d, #4
    ext v14.16b, v14.16b, v14.16b, #8
    ushr v14.2d, v14.2d, #60
    orr v13.16b, v13.16b, v14.16b
    ext v14.16b, v0.16b, v0.16b, #8
    str q11, [sp, #4816]
    shl v11.2d, v14.2d, #5
    ext v14.16b, v14.16b, v14.16b, #8
    ushr v14.2d, v14.2d, #59
    orr v11.16b, v11.16b, v14.16b
    ext v14.16b, v0.16b, v0.16b, #8
    str q10, [sp, #4832]
    shl v10.2d, v14.2d, #6
    ext v14.16b, v14.16b, v14.16b, #8
    ushr v14.2d, v14.2d, #58
    orr v10.16b, v10.16b, v14.16b
    ext v14.16b, v0.16b, v0.16b, #8
    str q25, [sp, #4848]
    shl v25.2d, v14.2d, #7
    ext v14.16b, v14.16b, v14.16b, #8
    ushr v14.2d, v14.2d, #57
    orr v25.16b, v25.16b, v14.16b
    mov v14.16b, v5.16b
    bsl v14.16b, v16.16b, v25.16b
    str q12, [sp, #4864]
    ext v12.16b, v0.16b, v0.16b, #8
    str q1, [sp, #4880]
    shl v1.2d, v12.2d, #3
    ext v12.16b, v12.16b, v12.16b, #8
    ushr v12.2d, v12.2d, #61
    orr v1.16b, v1.16b, v12.16b
    ext v12.16b, v0.16b, v0.16b, #8
    str q27, [sp, #4896]
    shl v27.2d, v12.2d, #25
    ext v12.16b, v12.16b, v12.16b, #8
    ushr v12.2d, v12.2d, #39
    orr v27.16b, v27.16b, v12.16b
    mov v12.16b, v5.16b
    bsl v12.16b, v27.16b, v4.16b
    str q18, [sp, #4912]
    ext v18.16b, v0.16b, v0.16b, #8
    str q29, [sp, #4928]
    shl v29.2d, v18.2d, #26
    ext v18.16b, v18.16b, v18.16b, #8
    ushr v18.2d, v18.2d, #38
    orr v18.16b, v29.16b, v18.16b
    ext v29.16b, v0.16b, v0.16b, #8
    str q31, [sp, #4944]
    shl v31.2d, v29.2d, #27
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #37
    orr v29.16b, v31.16b, v29.16b
    ext v31.16b, v0.16b, v0.16b, #8
    str q30, [sp, #4960]
    shl v30.2d, v31.2d, #28
    ext v31.16b, v31.16b, v31.16b, #8
    ushr v31.2d, v31.2d, #36
    orr v30.16b, v30.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #8
    str q20, [sp, #4976]
    shl v20.2d, v31.2d, #29
    ext v31.16b, v31.16b, v31.16b, #8
    ushr v31.2d, v31.2d, #35
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #4992]
    shl v20.2d, v31.2d, #9
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #55
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5008]
    shl v20.2d, v31.2d, #10
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #54
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5024]
    shl v20.2d, v31.2d, #11
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #53
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5040]
    shl v20.2d, v31.2d, #12
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #52
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5056]
    shl v20.2d, v31.2d, #13
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #51
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5072]
    shl v20.2d, v31.2d, #14
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #50
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5088]
    shl v20.2d, v31.2d, #15
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #49
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5104]
    shl v20.2d, v31.2d, #17
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #47
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5120]
    shl v20.2d, v31.2d, #18
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #46
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5136]
    shl v20.2d, v31.2d, #19
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #45
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5152]
    shl v20.2d, v31.2d, #20
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #44
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5168]
    shl v20.2d, v31.2d, #21
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #43
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5184]
    shl v20.2d, v31.2d, #22
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #42
    orr v20.16b, v20.16b, v31.16b
    tbl v31.16b, {v0.16b}, v24.16b
    str q20, [sp, #5200]
    shl v20.2d, v31.2d, #23
    tbl v31.16b, {v31.16b}, v24.16b
    ushr v31.2d, v31.2d, #41
    orr v20.16b, v20.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #8
    str q20, [sp, #5216]
    shl v20.2d, v31.2d, #20
    ext v31.16b, v31.16b, v31.16b, #8
    ushr v31.2d, v31.2d, #44
    orr v20.16b, v20.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #8
    str q28, [sp, #5232]
    shl v28.2d, v31.2d, #21
    ext v31.16b, v31.16b, v31.16b, #8
    ushr v31.2d, v31.2d, #43
    orr v28.16b, v28.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #8
    str q22, [sp, #5248]
    shl v22.2d, v31.2d, #22
    ext v31.16b, v31.16b, v31.16b, #8
    ushr v31.2d, v31.2d, #42
    orr v22.16b, v22.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #8
    str q26, [sp, #5264]
    shl v26.2d, v31.2d, #23
    ext v31.16b, v31.16b, v31.16b, #8
    ushr v31.2d, v31.2d, #41
    orr v26.16b, v26.16b, v31.16b
    mov v31.16b, v5.16b
    bsl v31.16b, v4.16b, v26.16b
    str q16, [sp, #5280]
    ext v16.16b, v0.16b, v0.16b, #8
    str q25, [sp, #5296]
    shl v25.2d, v16.2d, #19
    ext v16.16b, v16.16b, v16.16b, #8
    ushr v16.2d, v16.2d, #45
    orr v16.16b, v25.16b, v16.16b
    ext v25.16b, v0.16b, v0.16b, #8
    str q30, [sp, #5312]
    shl v30.2d, v25.2d, #41
    ext v25.16b, v25.16b, v25.16b, #8
    ushr v25.2d, v25.2d, #23
    orr v25.16b, v30.16b, v25.16b
    mov v30.16b, v5.16b
    bsl v30.16b, v25.16b, v3.16b
    str q29, [sp, #5328]
    ext v29.16b, v0.16b, v0.16b, #8
    str q4, [sp, #5344]
    shl v4.2d, v29.2d, #42
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #22
    orr v4.16b, v4.16b, v29.16b
    ext v29.16b, v0.16b, v0.16b, #8
    str q26, [sp, #5360]
    shl v26.2d, v29.2d, #43
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #21
    orr v26.16b, v26.16b, v29.16b
    ext v29.16b, v0.16b, v0.16b, #8
    str q26, [sp, #5376]
    shl v26.2d, v29.2d, #44
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #20
    orr v26.16b, v26.16b, v29.16b
    ext v29.16b, v0.16b, v0.16b, #8
    str q26, [sp, #5392]
    shl v26.2d, v29.2d, #45
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #19
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5408]
    ushr v26.2d, v29.2d, #23
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #41
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5424]
    ushr v26.2d, v29.2d, #22
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #42
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5440]
    ushr v26.2d, v29.2d, #21
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #43
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5456]
    ushr v26.2d, v29.2d, #20
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #44
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5472]
    ushr v26.2d, v29.2d, #19
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #45
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5488]
    ushr v26.2d, v29.2d, #18
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #46
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v6.16b}, v21.16b
    str q26, [sp, #5504]
    ushr v26.2d, v29.2d, #17
    tbl v29.16b, {v29.16b}, v21.16b
    shl v29.2d, v29.2d, #47
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5520]
    shl v26.2d, v29.2d, #25
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #39
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5536]
    shl v26.2d, v29.2d, #26
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #38
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5552]
    shl v26.2d, v29.2d, #27
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #37
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5568]
    shl v26.2d, v29.2d, #28
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #36
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5584]
    shl v26.2d, v29.2d, #29
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #35
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5600]
    shl v26.2d, v29.2d, #30
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #34
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5616]
    shl v26.2d, v29.2d, #31
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #33
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5632]
    shl v26.2d, v29.2d, #33
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #31
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5648]
    shl v26.2d, v29.2d, #34
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #30
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5664]
    shl v26.2d, v29.2d, #35
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #29
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5680]
    shl v26.2d, v29.2d, #36
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #28
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5696]
    shl v26.2d, v29.2d, #37
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #27
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5712]
    shl v26.2d, v29.2d, #38
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #26
    orr v26.16b, v26.16b, v29.16b
    tbl v29.16b, {v0.16b}, v24.16b
    str q26, [sp, #5728]
    shl v26.2d, v29.2d, #39
    tbl v29.16b, {v29.16b}, v24.16b
    ushr v29.2d, v29.2d, #25
    orr v26.16b, v26.16b, v29.16b
    ext v29.16b, v0.16b, v0.16b, #8
    str q26, [sp, #5744]
    shl v26.2d, v29.2d, #39
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #25
    orr v26.16b, v26.16b, v29.16b
    bit v26.16b, v3.16b, v5.16b
    tbl v3.16b, {v6.16b}, v21.16b
    ushr v29.2d, v3.2d, #25
    tbl v3.16b, {v3.16b}, v21.16b
    shl v3.2d, v3.2d, #39
    orr v3.16b, v29.16b, v3.16b
    shl v29.2d, v6.2d, #4
    str q3, [sp, #5760]
    ext v3.16b, v6.16b, v6.16b, #8
    ushr v3.2d, v3.2d, #60
    orr v3.16b, v29.16b, v3.16b
    shl v29.2d, v6.2d, #5
    str q22, [sp, #5776]
    ext v22.16b, v6.16b, v6.16b, #8
    ushr v22.2d, v22.2d, #59
    orr v22.16b, v29.16b, v22.16b
    shl v29.2d, v6.2d, #6
    str q28, [sp, #5792]
    ext v28.16b, v6.16b, v6.16b, #8
    ushr v28.2d, v28.2d, #58
    orr v28.16b, v29.16b, v28.16b
    shl v29.2d, v6.2d, #7
    str q20, [sp, #5808]
    ext v20.16b, v6.16b, v6.16b, #8
    ushr v20.2d, v20.2d, #57
    orr v20.16b, v29.16b, v20.16b
    shl v29.2d, v6.2d, #9
    str q20, [sp, #5824]
    ext v20.16b, v6.16b, v6.16b, #8
    ushr v20.2d, v20.2d, #55
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #62
    str q20, [sp, #5840]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #2
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #61
    str q20, [sp, #5856]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #3
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #60
    str q20, [sp, #5872]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #4
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #59
    str q20, [sp, #5888]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #5
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #58
    str q20, [sp, #5904]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #6
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #57
    str q20, [sp, #5920]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #7
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #55
    str q20, [sp, #5936]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #9
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #54
    str q20, [sp, #5952]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #10
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #53
    str q20, [sp, #5968]
    tbl v20.16b, {v6.16b}, v21.16b
    shl v20.2d, v20.2d, #11
    orr v20.16b, v29.16b, v20.16b
    shl v29.2d, v6.2d, #3
    str q20, [sp, #5984]
    ext v20.16b, v6.16b, v6.16b, #8
    ushr v20.2d, v20.2d, #61
    orr v20.16b, v29.16b, v20.16b
    ushr v29.2d, v6.2d, #63
    str q16, [sp, #6000]
    tbl v16.16b, {v6.16b}, v21.16b
    shl v16.2d, v16.2d, #1
    orr v16.16b, v29.16b, v16.16b
    ext v29.16b, v0.16b, v0.16b, #8
    str q16, [sp, #6016]
    shl v16.2d, v29.2d, #57
    ext v29.16b, v29.16b, v29.16b, #8
    ushr v29.2d, v29.2d, #7
    orr v16.16b, v16.16b, v29.16b
    mov v29.16b, v5.16b
    bsl v29.16b, v16.16b, v17.16b
    str q28, [sp, #6032]
    ext v28.16b, v0.16b, v0.16b, #8
    str q22, [sp, #6048]
    shl v22.2d, v28.2d, #58
    ext v28.16b, v28.16b, v28.16b, #8
    ushr v28.2d, v28.2d, #6
    orr v22.16b, v22.16b, v28.16b
    ext v28.16b, v0.16b, v0.16b, #8
    str q3, [sp, #6064]
    shl v3.2d, v28.2d, #59
    ext v28.16b, v28.16b, v28.16b, #8
    ushr v28.2d, v28.2d, #5
    orr v3.16b, v3.16b, v28.16b
    ext v28.16b, v0.16b, v0.16b, #8
    str q3, [sp, #6080]
    shl v3.2d, v28.2d, #60
    ext v28.16b, v28.16b, v28.16b, #8
    ushr v28.2d, v28.2d, #4
    orr v3.16b, v3.16b, v28.16b
    ext v28.16b, v0.16b, v0.16b, #8
    str q3, [sp, #6096]
    shl v3.2d, v28.2d, #61
    ext v28.16b, v28.16b, v28.16b, #8
    ushr v28.2d, v28.2d, #3
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6112]
    ushr v3.2d, v28.2d, #7
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #57
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6128]
    ushr v3.2d, v28.2d, #6
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #58
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6144]
    ushr v3.2d, v28.2d, #5
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #59
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6160]
    ushr v3.2d, v28.2d, #4
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #60
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6176]
    ushr v3.2d, v28.2d, #3
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #61
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6192]
    ushr v3.2d, v28.2d, #2
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #62
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v6.16b}, v21.16b
    str q3, [sp, #6208]
    ushr v3.2d, v28.2d, #1
    tbl v28.16b, {v28.16b}, v21.16b
    shl v28.2d, v28.2d, #63
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6224]
    shl v3.2d, v28.2d, #41
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #23
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6240]
    shl v3.2d, v28.2d, #42
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #22
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6256]
    shl v3.2d, v28.2d, #43
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #21
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6272]
    shl v3.2d, v28.2d, #44
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #20
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6288]
    shl v3.2d, v28.2d, #45
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #19
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6304]
    shl v3.2d, v28.2d, #46
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #18
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6320]
    shl v3.2d, v28.2d, #47
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #17
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6336]
    shl v3.2d, v28.2d, #49
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #15
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6352]
    shl v3.2d, v28.2d, #50
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #14
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6368]
    shl v3.2d, v28.2d, #51
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #13
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6384]
    shl v3.2d, v28.2d, #52
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #12
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6400]
    shl v3.2d, v28.2d, #53
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #11
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6416]
    shl v3.2d, v28.2d, #54
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #10
    orr v3.16b, v3.16b, v28.16b
    tbl v28.16b, {v0.16b}, v24.16b
    str q3, [sp, #6432]
    shl v3.2d, v28.2d, #55
    tbl v28.16b, {v28.16b}, v24.16b
    ushr v28.2d, v28.2d, #9
    orr v3.16b, v3.16b, v28.16b
    ext v28.16b, v0.16b, v0.16b, #8
    str q3, [sp, #6448]
    shl v3.2d, v28.2d, #55
    ext v28.16b, v28.16b, v28.16b, #8
    ushr v28.2d, v28.2d, #9
    orr v3.16b, v3.16b, v28.16b
    bit v3.16b, v17.16b, v5.16b
    tbl v17.16b, {v6.16b}, v21.16b
    ushr v28.2d, v17.2d, #9
    tbl v17.16b, {v17.16b}, v21.16b
    shl v17.2d, v17.2d, #55
    orr v17.16b, v28.16b, v17.16b
    shl v28.2d, v6.2d, #20
    str q17, [sp, #6464]
    ext v17.16b, v6.16b, v6.16b, #8
    ushr v17.2d, v17.2d, #44
    orr v17.16b, v28.16b, v17.16b
    shl v28.2d, v6.2d, #21
    ext v24.16b, v6.16b, v6.16b, #8
    ushr v24.2d, v24.2d, #43
    orr v24.16b, v28.16b, v24.16b
    shl v28.2d, v6.2d, #22
    ext v0.16b, v6.16b, v6.16b, #8
    ushr v0.2d, v0.2d, #42
    orr v0.16b, v28.16b, v0.16b
    shl v28.2d, v6.2d, #23
    ext v5.16b, v6.16b, v6.16b, #8
    ushr v5.2d, v5.2d, #41
    orr v5.16b, v28.16b, v5.16b
    shl v28.2d, v6.2d, #25
    str q5, [sp, #6480]
    ext v5.16b, v6.16b, v6.16b, #8
    ushr v5.2d, v5.2d, #39
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #46
    str q5, [sp, #6496]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #18
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #45
    str q5, [sp, #6512]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #19
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #44
    str q5, [sp, #6528]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #20
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #43
    str q5, [sp, #6544]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #21
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #42
    str q5, [sp, #6560]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #22
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #41
    str q5, [sp, #6576]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #23
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #39
    str q5, [sp, #6592]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #25
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #38
    str q5, [sp, #6608]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #26
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #37
    str q5, [sp, #6624]
    tbl v5.16b, {v6.16b}, v21.16b
    shl v5.2d, v5.2d, #27
    orr v5.16b, v28.16b, v5.16b
    shl v28.2d, v6.2d, #19
    str q5, [sp, #6640]
    ext v5.16b, v6.16b, v6.16b, #8
    ushr v5.2d, v5.2d, #45
    orr v5.16b, v28.16b, v5.16b
    ushr v28.2d, v6.2d, #47
    tbl v21.16b, {v6.16b}, v21.16b
    shl v21.2d, v21.2d, #17
    orr v21.16b, v28.16b, v21.16b
    str q21, [sp, #6656]
    ldr q21, [x8, #576]
    ldr q28, [x8, #432]
    bit v1.16b, v13.16b, v28.16b
    str q6, [sp, #6672]
    ldr q6, [x8, #816]
    bit v3.16b, v16.16b, v6.16b
    bit v26.16b, v25.16b, v6.16b
    bit v8.16b, v19.16b, v6.16b
    bit v15.16b, v2.16b, v6.16b
    bit v30.16b, v4.16b, v6.16b
    bit v14.16b, v23.16b, v6.16b
    bit v1.16b, v11.16b, v6.16b
    bit v13.16b, v11.16b, v28.16b
    bit v13.16b, v10.16b, v6.16b
    bit v29.16b, v22.16b, v6.16b
    bit v9.16b, v7.16b, v6.16b
    bit v12.16b, v18.16b, v6.16b
    bit v31.16b, v27.16b, v6.16b
    bit v5.16b, v17.16b, v28.16b
    bit v5.16b, v24.16b, v6.16b
    bit v17.16b, v24.16b, v28.16b
    bit v17.16b, v0.16b, v6.16b
    ldr q16, [sp, #6064]
    bit v20.16b, v16.16b, v28.16b
    ldr q24, [sp, #6048]
    bit v20.16b, v24.16b, v6.16b
    bit v16.16b, v24.16b, v28.16b
    ldr q24, [sp, #6032]
    bit v16.16b, v24.16b, v6.16b
    ldr q11, [sp, #5808]
    ldr q25, [sp, #6000]
    bit v25.16b, v11.16b, v28.16b
    str q2, [sp, #6000]
    ldr q2, [sp, #5792]
    bit v25.16b, v2.16b, v6.16b
    bit v11.16b, v2.16b, v28.16b
    ldr q2, [sp, #5776]
    bit v11.16b, v2.16b, v6.16b
    ldr q6, [x8, #2368]
    ldr q28, [x8, #2640]
    bit v14.16b, v19.16b, v28.16b
    bit v3.16b, v22.16b, v28.16b
    bit v1.16b, v10.16b, v28.16b
    bit v26.16b, v4.16b, v28.16b
    bit v5.16b, v0.16b, v28.16b
    bit v20.16b, v24.16b, v28.16b
    bit v31.16b, v18.16b, v28.16b
    bit v25.16b, v2.16b, v28.16b
    ldr q0, [sp, #5360]
    bit v25.16b, v0.16b, v21.16b
    bit v11.16b, v0.16b, v28.16b
    ldr q0, [sp, #5344]
    bit v11.16b, v0.16b, v21.16b
    ldr q2, [sp, #5328]
    bit v31.16b, v2.16b, v21.16b
    bit v12.16b, v2.16b, v28.16b
    ldr q2, [sp, #5312]
    bit v12.16b, v2.16b, v21.16b
    ldr q4, [sp, #5824]
    bit v20.16b, v4.16b, v21.16b
    bit v16.16b, v4.16b, v28.16b
    ldr q4, [sp, #6480]
    bit v5.16b, v4.16b, v21.16b
    bit v17.16b, v4.16b, v28.16b
    ldr q4, [sp, #5376]
    bit v26.16b, v4.16b, v21.16b
    bit v30.16b, v4.16b, v28.16b
    ldr q4, [sp, #5392]
    bit v30.16b, v4.16b, v21.16b
    ldr q18, [sp, #5296]
    bit v1.16b, v18.16b, v21.16b
    bit v13.16b, v18.16b, v28.16b
    ldr q18, [sp, #5280]
    bit v13.16b, v18.16b, v21.16b
    ldr q19, [sp, #6080]
    bit v3.16b, v19.16b, v21.16b
    bit v29.16b, v19.16b, v28.16b
    ldr q19, [sp, #6096]
    bit v29.16b, v19.16b, v21.16b
    ldr q22, [sp, #5264]
    bit v14.16b, v22.16b, v21.16b
    bit v8.16b, v22.16b, v28.16b
    ldr q22, [sp, #5248]
    bit v8.16b, v22.16b, v21.16b
    ldr q24, [sp, #5232]
    bit v15.16b, v24.16b, v28.16b
    ldr q10, [sp, #4976]
    bit v15.16b, v10.16b, v21.16b
    str q20, [sp, #5264]
    ldr q20, [sp, #4960]
    bit v9.16b, v20.16b, v28.16b
    str q16, [sp, #6080]
    ldr q16, [sp, #4944]
    bit v9.16b, v16.16b, v21.16b
    ldr q24, [x8, #2784]
    ldr q20, [x8, #2880]
    ldr q21, [sp, #4928]
    ldr q28, [sp, #4912]
    bit v28.16b, v21.16b, v20.16b
    ldr q21, [sp, #4896]
    str q5, [sp, #4912]
    ldr q5, [sp, #4880]
    bit v5.16b, v21.16b, v20.16b
    ldr q21, [sp, #4864]
    str q17, [sp, #4880]
    ldr q17, [sp, #4848]
    bit v17.16b, v21.16b, v20.16b
    ldr q16, [sp, #4832]
    str q7, [sp, #4848]
    ldr q7, [sp, #4816]
    bit v7.16b, v16.16b, v20.16b
    ldr q10, [sp, #4560]
    str q17, [sp, #4816]
    ldr q17, [sp, #4544]
    bit v17.16b, v10.16b, v20.16b
    str q17, [sp, #4544]
    ldr q17, [sp, #4528]
    bit v10.16b, v17.16b, v20.16b
    str q10, [sp, #4560]
    ldr q10, [sp, #4512]
    ldr q17, [sp, #4496]
    bit v17.16b, v10.16b, v20.16b
    str q17, [sp, #4496]
    ldr q17, [sp, #4448]
    bit v10.16b, v17.16b, v20.16b
    ldr q17, [sp, #4432]
    bit v16.16b, v17.16b, v20.16b
    ldr q17, [sp, #3936]
    bit v21.16b, v17.16b, v20.16b
    ldr q20, [x8, #2944]
    ldr q17, [x8, #3248]
    bit v25.16b, v0.16b, v17.16b
    ldr q0, [sp, #5408]
    bit v30.16b, v0.16b, v17.16b
    bit v31.16b, v2.16b, v17.16b
    ldr q0, [sp, #6112]
    bit v29.16b, v0.16b, v17.16b
    bit v13.16b, v23.16b, v17.16b
    ldr q0, [sp, #4992]
    bit v12.16b, v0.16b, v17.16b
    bit v3.16b, v19.16b, v17.16b
    bit v26.16b, v4.16b, v17.16b
    ldr q0, [sp, #4576]
    bit v8.16b, v0.16b, v17.16b
    bit v1.16b, v18.16b, v17.16b
    bit v11.16b, v27.16b, v17.16b
    bit v14.16b, v22.16b, v17.16b
    ldr q0, [x8, #912]
    ldr q2, [sp, #3920]
    bit v14.16b, v2.16b, v0.16b
    ldr q4, [sp, #3904]
    bit v14.16b, v4.16b, v20.16b
    ldr q18, [sp, #3824]
    bit v14.16b, v18.16b, v6.16b
    ldr q19, [sp, #3808]
    bit v11.16b, v19.16b, v0.16b
    ldr q22, [sp, #3248]
    bit v11.16b, v22.16b, v20.16b
    ldr q23, [sp, #3232]
    bit v11.16b, v23.16b, v6.16b
    ldr q27, [x8, #592]
    str q14, [sp, #5248]
    ldr q14, [sp, #3216]
    bit v11.16b, v14.16b, v27.16b
    str q16, [sp, #5280]
    ldr q16, [sp, #3008]
    bit v11.16b, v16.16b, v24.16b
    ldr q17, [x8, #1088]
    ldr q23, [sp, #2992]
    bit v11.16b, v23.16b, v17.16b
    str q11, [sp, #4576]
    ldr q11, [sp, #2976]
    bit v1.16b, v11.16b, v0.16b
    ldr q11, [sp, #2656]
    bit v1.16b, v11.16b, v20.16b
    str q10, [sp, #5392]
    ldr q10, [sp, #2640]
    bit v1.16b, v10.16b, v6.16b
    ldr q22, [sp, #2624]
    bit v1.16b, v22.16b, v27.16b
    bit v1.16b, v2.16b, v24.16b
    bit v1.16b, v4.16b, v17.16b
    ldr q19, [x8, #2736]
    bit v1.16b, v18.16b, v19.16b
    bit v8.16b, v4.16b, v0.16b
    bit v8.16b, v18.16b, v20.16b
    str q1, [sp, #6096]
    ldr q1, [sp, #2544]
    bit v26.16b, v1.16b, v0.16b
    ldr q1, [sp, #2560]
    bit v26.16b, v1.16b, v20.16b
    str q8, [sp, #4992]
    ldr q8, [sp, #2432]
    bit v26.16b, v8.16b, v6.16b
    str q26, [sp, #6112]
    ldr q26, [sp, #2416]
    bit v3.16b, v26.16b, v0.16b
    ldr q26, [sp, #2400]
    bit v3.16b, v26.16b, v20.16b
    ldr q19, [sp, #2384]
    bit v3.16b, v19.16b, v6.16b
    str q21, [sp, #5312]
    ldr q21, [x1, #0]
    bit v3.16b, v21.16b, v27.16b
    bit v12.16b, v16.16b, v0.16b
    bit v12.16b, v23.16b, v20.16b
    bit v13.16b, v11.16b, v0.16b
    bit v13.16b, v10.16b, v20.16b
    bit v13.16b, v22.16b, v6.16b
    bit v13.16b, v2.16b, v27.16b
    bit v13.16b, v4.16b, v24.16b
    bit v13.16b, v18.16b, v17.16b
    bit v29.16b, v26.16b, v0.16b
    bit v29.16b, v19.16b, v20.16b
    bit v29.16b, v21.16b, v6.16b
    bit v31.16b, v14.16b, v0.16b
    bit v31.16b, v16.16b, v20.16b
    bit v31.16b, v23.16b, v6.16b
    bit v30.16b, v1.16b, v0.16b
    bit v30.16b, v8.16b, v20.16b
    str q3, [sp, #5408]
    ldr q3, [sp, #2368]
    bit v25.16b, v3.16b, v0.16b
    ldr q3, [sp, #3808]
    bit v25.16b, v3.16b, v20.16b
    ldr q3, [sp, #3248]
    bit v25.16b, v3.16b, v6.16b
    ldr q3, [sp, #3232]
    bit v25.16b, v3.16b, v27.16b
    bit v25.16b, v14.16b, v24.16b
    bit v25.16b, v16.16b, v17.16b
    ldr q16, [x8, #2736]
    bit v25.16b, v23.16b, v16.16b
    ldr q23, [x8, #3248]
    ldr q14, [sp, #3952]
    bit v9.16b, v14.16b, v23.16b
    ldr q3, [sp, #2352]
    bit v9.16b, v3.16b, v0.16b
    str q29, [sp, #5344]
    ldr q29, [sp, #2336]
    bit v9.16b, v29.16b, v20.16b
    ldr q18, [sp, #3264]
    bit v15.16b, v18.16b, v23.16b
    ldr q4, [sp, #2208]
    bit v15.16b, v4.16b, v0.16b
    ldr q2, [sp, #2192]
    bit v15.16b, v2.16b, v20.16b
    ldr q22, [x8, #3264]
    ldr q10, [sp, #4432]
    bit v7.16b, v10.16b, v22.16b
    ldr q10, [sp, #3840]
    bit v28.16b, v10.16b, v22.16b
    ldr q10, [sp, #4464]
    bit v5.16b, v10.16b, v22.16b
    ldr q10, [sp, #4448]
    ldr q11, [sp, #4496]
    bit v11.16b, v10.16b, v22.16b
    ldr q10, [sp, #4528]
    ldr q8, [sp, #4544]
    bit v8.16b, v10.16b, v22.16b
    ldr q10, [sp, #3936]
    ldr q1, [sp, #4816]
    bit v1.16b, v10.16b, v22.16b
    ldr q10, [x8, #1968]
    str q8, [sp, #4816]
    ldr q8, [sp, #2032]
    bit v1.16b, v8.16b, v10.16b
    str q13, [sp, #3936]
    ldr q13, [sp, #5312]
    bit v13.16b, v8.16b, v22.16b
    ldr q8, [sp, #2672]
    bit v13.16b, v8.16b, v10.16b
    ldr q19, [x8, #736]
    bit v1.16b, v8.16b, v19.16b
    ldr q8, [x8, #2112]
    ldr q26, [sp, #2688]
    bit v1.16b, v26.16b, v8.16b
    bit v13.16b, v26.16b, v19.16b
    ldr q26, [sp, #2704]
    bit v13.16b, v26.16b, v8.16b
    str q30, [sp, #2688]
    ldr q30, [x8, #1424]
    bit v1.16b, v26.16b, v30.16b
    ldr q26, [x8, #2800]
    str q9, [sp, #2704]
    ldr q9, [sp, #2720]
    bit v1.16b, v9.16b, v26.16b
    bit v13.16b, v9.16b, v30.16b
    ldr q9, [sp, #2736]
    bit v13.16b, v9.16b, v26.16b
    ldr q21, [x8, #1536]
    bit v1.16b, v9.16b, v21.16b
    ldr q9, [x8, #1616]
    str q15, [sp, #2736]
    ldr q15, [sp, #2752]
    bit v1.16b, v15.16b, v9.16b
    bit v13.16b, v15.16b, v21.16b
    ldr q15, [sp, #3120]
    bit v13.16b, v15.16b, v9.16b
    ldr q15, [sp, #2016]
    bit v1.16b, v15.16b, v24.16b
    ldr q15, [sp, #2048]
    bit v11.16b, v15.16b, v10.16b
    str q1, [sp, #3120]
    ldr q1, [sp, #5392]
    bit v1.16b, v15.16b, v22.16b
    ldr q15, [sp, #2064]
    bit v1.16b, v15.16b, v10.16b
    bit v11.16b, v15.16b, v19.16b
    ldr q15, [sp, #2080]
    bit v11.16b, v15.16b, v8.16b
    bit v1.16b, v15.16b, v19.16b
    ldr q15, [sp, #2096]
    bit v1.16b, v15.16b, v8.16b
    bit v11.16b, v15.16b, v30.16b
    ldr q15, [sp, #4368]
    bit v5.16b, v15.16b, v10.16b
    str q13, [sp, #2096]
    ldr q13, [sp, #4256]
    bit v5.16b, v13.16b, v19.16b
    str q12, [sp, #2080]
    ldr q12, [sp, #4272]
    bit v5.16b, v12.16b, v8.16b
    str q31, [sp, #2064]
    ldr q31, [sp, #4288]
    bit v5.16b, v31.16b, v30.16b
    str q25, [sp, #5392]
    ldr q25, [sp, #3888]
    bit v5.16b, v25.16b, v26.16b
    ldr q18, [sp, #3872]
    bit v5.16b, v18.16b, v21.16b
    ldr q27, [sp, #4848]
    bit v5.16b, v27.16b, v9.16b
    str q1, [sp, #2048]
    ldr q1, [sp, #2000]
    bit v5.16b, v1.16b, v24.16b
    str q11, [sp, #2752]
    ldr q11, [sp, #1984]
    bit v5.16b, v11.16b, v17.16b
    ldr q11, [sp, #2176]
    bit v5.16b, v11.16b, v16.16b
    ldr q11, [x8, #752]
    bit v5.16b, v3.16b, v11.16b
    ldr q3, [x8, #1376]
    bit v5.16b, v29.16b, v3.16b
    str q5, [sp, #2720]
    ldr q5, [sp, #3728]
    bit v28.16b, v5.16b, v10.16b
    ldr q6, [sp, #3616]
    bit v28.16b, v6.16b, v19.16b
    ldr q1, [sp, #3632]
    bit v28.16b, v1.16b, v8.16b
    ldr q20, [sp, #3648]
    bit v28.16b, v20.16b, v30.16b
    ldr q0, [sp, #3200]
    bit v28.16b, v0.16b, v26.16b
    ldr q0, [sp, #3184]
    bit v28.16b, v0.16b, v21.16b
    ldr q0, [sp, #6000]
    bit v28.16b, v0.16b, v9.16b
    ldr q0, [sp, #1968]
    bit v28.16b, v0.16b, v24.16b
    ldr q0, [sp, #1952]
    bit v28.16b, v0.16b, v17.16b
    ldr q0, [sp, #1760]
    bit v28.16b, v0.16b, v16.16b
    bit v28.16b, v4.16b, v11.16b
    bit v28.16b, v2.16b, v3.16b
    ldr q3, [sp, #3024]
    bit v7.16b, v3.16b, v10.16b
    ldr q11, [sp, #5280]
    bit v11.16b, v3.16b, v22.16b
    ldr q3, [sp, #3040]
    bit v11.16b, v3.16b, v10.16b
    bit v7.16b, v3.16b, v19.16b
    ldr q3, [sp, #3056]
    bit v7.16b, v3.16b, v8.16b
    bit v11.16b, v3.16b, v19.16b
    ldr q3, [sp, #3072]
    bit v11.16b, v3.16b, v8.16b
    bit v7.16b, v3.16b, v30.16b
    ldr q3, [x8, #432]
    bit v15.16b, v13.16b, v3.16b
    bsl v3.16b, v6.16b, v5.16b
    ldr q5, [x8, #816]
    bit v3.16b, v1.16b, v5.16b
    bsl v5.16b, v12.16b, v15.16b
    ldr q15, [x8, #2880]
    bit v13.16b, v12.16b, v15.16b
    bsl v15.16b, v1.16b, v6.16b
    bit v15.16b, v20.16b, v22.16b
    ldr q1, [x8, #2640]
    bit v3.16b, v20.16b, v1.16b
    bsl v1.16b, v31.16b, v5.16b
    bit v13.16b, v31.16b, v22.16b
    bit v13.16b, v25.16b, v10.16b
    ldr q5, [x8, #576]
    bit v1.16b, v25.16b, v5.16b
    bit v1.16b, v18.16b, v23.16b
    bit v13.16b, v18.16b, v19.16b
    bit v13.16b, v27.16b, v8.16b
    ldr q6, [sp, #4960]
    bit v13.16b, v6.16b, v30.16b
    ldr q6, [sp, #4944]
    bit v13.16b, v6.16b, v26.16b
    bit v13.16b, v14.16b, v21.16b
    ldr q6, [sp, #4304]
    bit v13.16b, v6.16b, v9.16b
    bit v13.16b, v29.16b, v24.16b
    ldr q6, [x8, #912]
    ldr q18, [sp, #1568]
    bit v1.16b, v18.16b, v6.16b
    ldr q20, [x8, #2944]
    ldr q25, [sp, #2000]
    bit v1.16b, v25.16b, v20.16b
    ldr q27, [x8, #2368]
    ldr q31, [sp, #1984]
    bit v1.16b, v31.16b, v27.16b
    ldr q12, [x8, #592]
    ldr q14, [sp, #2176]
    bit v1.16b, v14.16b, v12.16b
    ldr q18, [sp, #2352]
    bit v1.16b, v18.16b, v24.16b
    bit v1.16b, v29.16b, v17.16b
    ldr q25, [sp, #3200]
    bit v3.16b, v25.16b, v5.16b
    bit v15.16b, v25.16b, v10.16b
    ldr q25, [sp, #3184]
    bit v15.16b, v25.16b, v19.16b
    ldr q29, [sp, #6000]
    bit v15.16b, v29.16b, v8.16b
    ldr q29, [sp, #5232]
    bit v15.16b, v29.16b, v30.16b
    ldr q29, [sp, #4976]
    bit v15.16b, v29.16b, v26.16b
    ldr q29, [sp, #3264]
    bit v15.16b, v29.16b, v21.16b
    ldr q29, [sp, #3664]
    bit v15.16b, v29.16b, v9.16b
    bit v3.16b, v25.16b, v23.16b
    ldr q25, [sp, #1552]
    bit v3.16b, v25.16b, v6.16b
    ldr q29, [sp, #1968]
    bit v3.16b, v29.16b, v20.16b
    ldr q18, [sp, #1952]
    bit v3.16b, v18.16b, v27.16b
    bit v3.16b, v0.16b, v12.16b
    bit v3.16b, v4.16b, v24.16b
    bit v3.16b, v2.16b, v17.16b
    bit v15.16b, v2.16b, v24.16b
    ldr q0, [x8, #3456]
    ldr q8, [x1, #0]
    shl v19.2d, v8.2d, #16
    ldr q10, [x8, #3568]
    ldr q22, [sp, #6672]
    tbl v10.16b, {v22.16b}, v10.16b
    str q10, [sp, #3184]
    ldr q10, [x8, #3584]
    tbl v10.16b, {v8.16b}, v10.16b
    str q19, [sp, #3664]
    ldr q19, [x8, #3600]
    tbl v25.16b, {v22.16b}, v19.16b
    str q25, [sp, #3264]
    ldr q25, [x8, #3616]
    tbl v25.16b, {v8.16b}, v25.16b
    str q25, [sp, #4976]
    shl v25.2d, v8.2d, #11
    str q25, [sp, #5232]
    ushr v25.2d, v22.2d, #18
    shl v31.2d, v8.2d, #9
    str q31, [sp, #6000]
    shl v31.2d, v8.2d, #12
    str q31, [sp, #3200]
    ushr v31.2d, v22.2d, #30
    str q31, [sp, #4304]
    ldr q31, [x8, #3632]
    tbl v31.16b, {v8.16b}, v31.16b
    str q25, [sp, #3952]
    ldr q25, [x8, #3648]
    tbl v25.16b, {v8.16b}, v25.16b
    ldr q29, [x8, #3664]
    tbl v29.16b, {v8.16b}, v29.16b
    str q7, [sp, #4944]
    ext v7.16b, v22.16b, v22.16b, #3
    str q11, [sp, #4960]
    ldr q11, [sp, #2752]
    bit v11.16b, v7.16b, v26.16b
    str q29, [sp, #2752]
    ldr q29, [sp, #2048]
    bit v29.16b, v7.16b, v30.16b
    ldr q7, [sp, #2112]
    bit v29.16b, v7.16b, v26.16b
    bit v11.16b, v7.16b, v21.16b
    ldr q7, [sp, #2128]
    bit v11.16b, v7.16b, v9.16b
    bit v29.16b, v7.16b, v21.16b
    ldr q7, [sp, #2608]
    bit v29.16b, v7.16b, v9.16b
    ldr q7, [sp, #1536]
    bit v29.16b, v7.16b, v24.16b
    ldr q9, [sp, #1520]
    bit v29.16b, v9.16b, v17.16b
    ldr q21, [sp, #1504]
    bit v29.16b, v21.16b, v16.16b
    ldr q26, [x8, #752]
    ldr q30, [sp, #1488]
    bit v29.16b, v30.16b, v26.16b
    str q29, [sp, #2608]
    ldr q29, [sp, #1472]
    bit v11.16b, v29.16b, v24.16b
    bit v11.16b, v7.16b, v17.16b
    bit v11.16b, v9.16b, v16.16b
    bit v11.16b, v21.16b, v26.16b
    ldr q21, [x8, #1376]
    bit v11.16b, v30.16b, v21.16b
    str q11, [sp, #2128]
    ldr q11, [x8, #3680]
    tbl v11.16b, {v8.16b}, v11.16b
    str q11, [sp, #2112]
    ext v11.16b, v22.16b, v22.16b, #13
    ldr q30, [sp, #4880]
    bit v30.16b, v11.16b, v5.16b
    ldr q9, [sp, #6496]
    bit v30.16b, v9.16b, v23.16b
    ldr q9, [sp, #4912]
    bit v9.16b, v11.16b, v23.16b
    shl v11.2d, v8.2d, #4
    str q9, [sp, #4912]
    ldr q9, [x8, #3696]
    tbl v9.16b, {v8.16b}, v9.16b
    str q11, [sp, #6496]
    ldr q11, [sp, #4576]
    bit v11.16b, v9.16b, v16.16b
    str q30, [sp, #4576]
    ldr q30, [sp, #1584]
    bit v11.16b, v30.16b, v26.16b
    ldr q7, [sp, #1600]
    bit v11.16b, v7.16b, v21.16b
    ldr q29, [x8, #1888]
    ldr q2, [sp, #1616]
    bit v11.16b, v2.16b, v29.16b
    ldr q14, [x8, #944]
    ldr q20, [sp, #1632]
    bit v11.16b, v20.16b, v14.16b
    ldr q6, [x8, #3168]
    ldr q23, [sp, #1648]
    bit v11.16b, v23.16b, v6.16b
    ldr q5, [x8, #1584]
    ldr q18, [sp, #1664]
    bit v11.16b, v18.16b, v5.16b
    ldr q4, [sp, #1680]
    bit v11.16b, v4.16b, v0.16b
    str q11, [sp, #4880]
    ldr q11, [sp, #5392]
    bit v11.16b, v9.16b, v26.16b
    bit v11.16b, v30.16b, v21.16b
    bit v11.16b, v7.16b, v29.16b
    bit v11.16b, v2.16b, v14.16b
    bit v11.16b, v20.16b, v6.16b
    bit v11.16b, v23.16b, v5.16b
    bit v11.16b, v18.16b, v0.16b
    str q31, [sp, #5392]
    ldr q31, [x8, #1744]
    bit v11.16b, v4.16b, v31.16b
    str q11, [sp, #2048]
    ldr q11, [sp, #2064]
    bit v11.16b, v9.16b, v12.16b
    bit v11.16b, v30.16b, v24.16b
    bit v11.16b, v7.16b, v17.16b
    bit v11.16b, v2.16b, v16.16b
    bit v11.16b, v20.16b, v26.16b
    bit v11.16b, v23.16b, v21.16b
    bit v11.16b, v18.16b, v29.16b
    bit v11.16b, v4.16b, v14.16b
    str q11, [sp, #2064]
    ldr q11, [sp, #2080]
    bit v11.16b, v9.16b, v27.16b
    bit v11.16b, v30.16b, v12.16b
    bit v11.16b, v7.16b, v24.16b
    bit v11.16b, v2.16b, v17.16b
    bit v11.16b, v20.16b, v16.16b
    bit v11.16b, v23.16b, v26.16b
    bit v11.16b, v18.16b, v21.16b
    bit v11.16b, v4.16b, v29.16b
    shl v20.2d, v8.2d, #7
    str q20, [sp, #2080]
    shl v20.2d, v8.2d, #8
    str q20, [sp, #4848]
    shl v20.2d, v8.2d, #3
    str q20, [sp, #3872]
    ldr q20, [x8, #3712]
    tbl v2.16b, {v22.16b}, v20.16b
    tbl v19.16b, {v8.16b}, v19.16b
    ldr q7, [x8, #3728]
    tbl v30.16b, {v22.16b}, v7.16b
    str q30, [sp, #3888]
    ldr q30, [x8, #3744]
    tbl v30.16b, {v8.16b}, v30.16b
    str q30, [sp, #4288]
    ushr v30.2d, v22.2d, #17
    ldr q4, [x8, #3760]
    tbl v4.16b, {v8.16b}, v4.16b
    bit v15.16b, v4.16b, v17.16b
    ldr q18, [sp, #1296]
    bit v15.16b, v18.16b, v16.16b
    ldr q23, [sp, #1280]
    bit v15.16b, v23.16b, v26.16b
    ldr q7, [sp, #1264]
    bit v15.16b, v7.16b, v21.16b
    str q9, [sp, #3648]
    ldr q9, [sp, #1184]
    bit v15.16b, v9.16b, v29.16b
    str q30, [sp, #3616]
    ldr q30, [sp, #1200]
    bit v15.16b, v30.16b, v14.16b
    ldr q20, [sp, #1216]
    bit v15.16b, v20.16b, v6.16b
    str q11, [sp, #3632]
    ldr q11, [sp, #1232]
    bit v15.16b, v11.16b, v5.16b
    str q15, [sp, #4256]
    ldr q15, [sp, #2736]
    bit v15.16b, v4.16b, v27.16b
    bit v15.16b, v18.16b, v12.16b
    bit v15.16b, v23.16b, v24.16b
    bit v15.16b, v7.16b, v17.16b
    bit v15.16b, v9.16b, v16.16b
    bit v15.16b, v30.16b, v26.16b
    bit v15.16b, v20.16b, v21.16b
    bit v15.16b, v11.16b, v29.16b
    bit v28.16b, v4.16b, v29.16b
    bit v28.16b, v18.16b, v14.16b
    bit v28.16b, v23.16b, v6.16b
    bit v28.16b, v7.16b, v5.16b
    bit v28.16b, v9.16b, v0.16b
    bit v28.16b, v30.16b, v31.16b
    str q15, [sp, #2736]
    ldr q15, [x8, #1568]
    bit v28.16b, v20.16b, v15.16b
    str q10, [sp, #4272]
    ldr q10, [x8, #1392]
    bit v28.16b, v11.16b, v10.16b
    bit v3.16b, v4.16b, v16.16b
    bit v3.16b, v18.16b, v26.16b
    bit v3.16b, v23.16b, v21.16b
    bit v3.16b, v7.16b, v29.16b
    bit v3.16b, v9.16b, v14.16b
    bit v3.16b, v30.16b, v6.16b
    bit v3.16b, v20.16b, v5.16b
    bit v3.16b, v11.16b, v0.16b
    ldr q11, [x8, #480]
    tbl v11.16b, {v8.16b}, v11.16b
    ldr q20, [x8, #48]
    tbl v20.16b, {v8.16b}, v20.16b
    bit v1.16b, v20.16b, v16.16b
    ldr q30, [sp, #2224]
    bit v1.16b, v30.16b, v26.16b
    ldr q9, [sp, #2240]
    bit v1.16b, v9.16b, v21.16b
    ldr q7, [sp, #2256]
    bit v1.16b, v7.16b, v29.16b
    ldr q23, [sp, #2272]
    bit v1.16b, v23.16b, v14.16b
    ldr q18, [sp, #2288]
    bit v1.16b, v18.16b, v6.16b
    str q28, [sp, #3728]
    ldr q28, [sp, #2304]
    bit v1.16b, v28.16b, v5.16b
    str q3, [sp, #4368]
    ldr q3, [sp, #2320]
    bit v1.16b, v3.16b, v0.16b
    str q1, [sp, #3072]
    ldr q1, [sp, #2720]
    bit v1.16b, v20.16b, v29.16b
    bit v1.16b, v30.16b, v14.16b
    bit v1.16b, v9.16b, v6.16b
    bit v1.16b, v7.16b, v5.16b
    bit v1.16b, v23.16b, v0.16b
    bit v1.16b, v18.16b, v31.16b
    bit v1.16b, v28.16b, v15.16b
    bit v1.16b, v3.16b, v10.16b
    str q1, [sp, #2720]
    ldr q1, [sp, #2704]
    bit v1.16b, v20.16b, v27.16b
    bit v1.16b, v30.16b, v12.16b
    bit v1.16b, v9.16b, v24.16b
    bit v1.16b, v7.16b, v17.16b
    bit v1.16b, v23.16b, v16.16b
    bit v1.16b, v18.16b, v26.16b
    bit v1.16b, v28.16b, v21.16b
    bit v1.16b, v3.16b, v29.16b
    bit v13.16b, v20.16b, v17.16b
    bit v13.16b, v30.16b, v16.16b
    bit v13.16b, v9.16b, v26.16b
    bit v13.16b, v7.16b, v21.16b
    bit v13.16b, v23.16b, v29.16b
    bit v13.16b, v18.16b, v14.16b
    bit v13.16b, v28.16b, v6.16b
    bit v13.16b, v3.16b, v5.16b
    shl v3.2d, v8.2d, #10
    str q3, [sp, #2704]
    ushr v3.2d, v22.2d, #1
    ldr q28, [x8, #3776]
    tbl v28.16b, {v8.16b}, v28.16b
    ldr q18, [sp, #2688]
    bit v18.16b, v28.16b, v27.16b
    ldr q23, [sp, #1776]
    bit v18.16b, v23.16b, v12.16b
    ldr q7, [sp, #1792]
    bit v18.16b, v7.16b, v24.16b
    ldr q9, [sp, #1808]
    bit v18.16b, v9.16b, v17.16b
    ldr q30, [sp, #1824]
    bit v18.16b, v30.16b, v16.16b
    str q13, [sp, #2688]
    ldr q13, [sp, #1840]
    bit v18.16b, v13.16b, v26.16b
    str q3, [sp, #3056]
    ldr q3, [sp, #1856]
    bit v18.16b, v3.16b, v21.16b
    str q1, [sp, #3040]
    ldr q1, [sp, #1872]
    bit v18.16b, v1.16b, v29.16b
    bit v18.16b, v11.16b, v14.16b
    str q20, [sp, #5280]
    ldr q20, [sp, #1888]
    bit v18.16b, v20.16b, v6.16b
    str q4, [sp, #3024]
    ldr q4, [sp, #1904]
    bit v18.16b, v4.16b, v5.16b
    str q19, [sp, #2672]
    ldr q19, [sp, #1920]
    bit v18.16b, v19.16b, v0.16b
    str q25, [sp, #5312]
    ldr q25, [sp, #1936]
    bit v18.16b, v25.16b, v31.16b
    ldr q27, [sp, #2416]
    bit v18.16b, v27.16b, v15.16b
    ldr q22, [sp, #2400]
    bit v18.16b, v22.16b, v10.16b
    ldr q8, [x8, #2960]
    ldr q22, [sp, #2384]
    bit v18.16b, v22.16b, v8.16b
    ldr q22, [x8, #2720]
    bit v18.16b, v2.16b, v22.16b
    ldr q22, [x8, #1600]
    ldr q8, [sp, #5424]
    bit v18.16b, v8.16b, v22.16b
    ldr q8, [x8, #2592]
    ldr q22, [sp, #5440]
    bit v18.16b, v22.16b, v8.16b
    ldr q22, [x8, #3424]
    ldr q8, [sp, #5456]
    bit v18.16b, v8.16b, v22.16b
    ldr q8, [x8, #3232]
    ldr q22, [sp, #5472]
    bit v18.16b, v22.16b, v8.16b
    ldr q22, [x8, #3472]
    ldr q8, [sp, #5488]
    bit v18.16b, v8.16b, v22.16b
    ldr q8, [x8, #2608]
    ldr q22, [sp, #5504]
    bit v18.16b, v22.16b, v8.16b
    ldr q22, [x8, #2992]
    ldr q8, [sp, #5520]
    bit v18.16b, v8.16b, v22.16b
    ldr q8, [sp, #6112]
    bit v8.16b, v28.16b, v12.16b
    bit v8.16b, v23.16b, v24.16b
    bit v8.16b, v7.16b, v17.16b
    bit v8.16b, v9.16b, v16.16b
    bit v8.16b, v30.16b, v26.16b
    bit v8.16b, v13.16b, v21.16b
    bit v8.16b, v3.16b, v29.16b
    bit v8.16b, v1.16b, v14.16b
    bit v8.16b, v11.16b, v6.16b
    bit v8.16b, v20.16b, v5.16b
    bit v8.16b, v4.16b, v0.16b
    bit v8.16b, v19.16b, v31.16b
    bit v8.16b, v25.16b, v15.16b
    bit v8.16b, v27.16b, v10.16b
    ldr q10, [x8, #2960]
    str q28, [sp, #6112]
    ldr q28, [sp, #2400]
    bit v8.16b, v28.16b, v10.16b
    ldr q10, [x8, #2720]
    ldr q15, [sp, #5760]
    bit v8.16b, v15.16b, v10.16b
    ldr q15, [x8, #1600]
    bit v8.16b, v2.16b, v15.16b
    ldr q2, [x8, #2592]
    ldr q15, [sp, #5424]
    bit v8.16b, v15.16b, v2.16b
    ldr q15, [x8, #3424]
    ldr q2, [sp, #5440]
    bit v8.16b, v2.16b, v15.16b
    ldr q2, [x8, #3232]
    ldr q15, [sp, #5456]
    bit v8.16b, v15.16b, v2.16b
    ldr q15, [x8, #3472]
    ldr q2, [sp, #5472]
    bit v8.16b, v2.16b, v15.16b
    ldr q2, [x8, #2608]
    ldr q15, [sp, #5488]
    bit v8.16b, v15.16b, v2.16b
    ldr q15, [sp, #5504]
    bit v8.16b, v15.16b, v22.16b
    ldr q15, [x8, #1520]
    ldr q22, [sp, #3376]
    bit v8.16b, v22.16b, v15.16b
    ldr q22, [x1, #0]
    shl v2.2d, v22.2d, #5
    str q2, [sp, #5504]
    ldr q2, [sp, #6672]
    ext v10.16b, v2.16b, v2.16b, #15
    str q8, [sp, #5488]
    ldr q8, [x8, #576]
    ldr q15, [sp, #6080]
    bsl v8.16b, v10.16b, v15.16b
    ldr q15, [x8, #3248]
    ldr q2, [sp, #5840]
    bit v8.16b, v2.16b, v15.16b
    ldr q2, [sp, #5264]
    bsl v15.16b, v10.16b, v2.16b
    ldr q2, [x8, #912]
    bit v15.16b, v23.16b, v2.16b
    ldr q10, [x8, #2944]
    bit v15.16b, v7.16b, v10.16b
    ldr q23, [x8, #2368]
    bit v15.16b, v9.16b, v23.16b
    bit v15.16b, v30.16b, v12.16b
    bit v15.16b, v13.16b, v24.16b
    bit v15.16b, v3.16b, v17.16b
    bit v15.16b, v1.16b, v16.16b
    bit v15.16b, v11.16b, v26.16b
    bit v15.16b, v20.16b, v21.16b
    bit v15.16b, v4.16b, v29.16b
    bit v15.16b, v19.16b, v14.16b
    bit v15.16b, v25.16b, v6.16b
    bit v15.16b, v27.16b, v5.16b
    bit v15.16b, v28.16b, v0.16b
    ldr q0, [sp, #2384]
    bit v15.16b, v0.16b, v31.16b
    ldr q31, [x8, #1568]
    bit v15.16b, v22.16b, v31.16b
    bit v8.16b, v7.16b, v2.16b
    bit v8.16b, v9.16b, v10.16b
    bit v8.16b, v30.16b, v23.16b
    bit v8.16b, v13.16b, v12.16b
    bit v8.16b, v3.16b, v24.16b
    bit v8.16b, v1.16b, v17.16b
    bit v8.16b, v11.16b, v16.16b
    bit v8.16b, v20.16b, v26.16b
    bit v8.16b, v4.16b, v21.16b
    bit v8.16b, v19.16b, v29.16b
    bit v8.16b, v25.16b, v14.16b
    bit v8.16b, v27.16b, v6.16b
    bit v8.16b, v28.16b, v5.16b
    ldr q10, [x8, #3456]
    bit v8.16b, v0.16b, v10.16b
    ldr q2, [x8, #1744]
    bit v8.16b, v22.16b, v2.16b
    str q15, [sp, #5264]
    shl v15.2d, v22.2d, #14
    str q8, [sp, #5840]
    ldr q8, [sp, #6672]
    str q15, [sp, #6080]
    ushr v15.2d, v8.2d, #31
    ldr q17, [x8, #3792]
    tbl v17.16b, {v8.16b}, v17.16b
    str q17, [sp, #5472]
    ushr v17.2d, v8.2d, #14
    str q17, [sp, #5456]
    ushr v17.2d, v8.2d, #15
    str q17, [sp, #5440]
    ldr q17, [x8, #3808]
    tbl v8.16b, {v8.16b}, v17.16b
    ldr q24, [x8, #544]
    tbl v24.16b, {v22.16b}, v24.16b
    ldr q12, [x8, #3712]
    tbl v12.16b, {v22.16b}, v12.16b
    shl v23.2d, v22.2d, #13
    str q23, [sp, #5424]
    ldr q23, [x8, #3824]
    tbl v23.16b, {v22.16b}, v23.16b
    ldr q29, [x8, #1520]
    bit v18.16b, v23.16b, v29.16b
    ldr q21, [x8, #1344]
    ldr q26, [sp, #3392]
    bit v18.16b, v26.16b, v21.16b
    ldr q16, [x8, #2080]
    str q15, [sp, #5760]
    ldr q15, [sp, #3408]
    bit v18.16b, v15.16b, v16.16b
    str q12, [sp, #5520]
    ldr q12, [x8, #2528]
    ldr q14, [sp, #3424]
    bit v18.16b, v14.16b, v12.16b
    ldr q0, [x8, #1264]
    ldr q28, [sp, #3440]
    bit v18.16b, v28.16b, v0.16b
    ldr q27, [x8, #1472]
    ldr q29, [sp, #3456]
    bit v18.16b, v29.16b, v27.16b
    ldr q25, [x8, #3376]
    ldr q19, [sp, #3472]
    bit v18.16b, v19.16b, v25.16b
    ldr q4, [x8, #2176]
    ldr q20, [sp, #3488]
    bit v18.16b, v20.16b, v4.16b
    ldr q1, [x8, #3408]
    ldr q3, [sp, #5312]
    bit v18.16b, v3.16b, v1.16b
    ldr q13, [x8, #2096]
    ldr q30, [sp, #3504]
    bit v18.16b, v30.16b, v13.16b
    ldr q9, [x8, #1296]
    ldr q7, [sp, #3520]
    bit v18.16b, v7.16b, v9.16b
    ldr q31, [x8, #2864]
    ldr q2, [sp, #3536]
    bit v18.16b, v2.16b, v31.16b
    ldr q10, [x8, #1776]
    ldr q5, [sp, #3552]
    bit v18.16b, v5.16b, v10.16b
    ldr q6, [x8, #2544]
    ldr q22, [sp, #3568]
    bit v18.16b, v22.16b, v6.16b
    ldr q17, [x8, #1200]
    str q11, [sp, #2032]
    ldr q11, [sp, #3584]
    bit v18.16b, v11.16b, v17.16b
    ldr q11, [x8, #2656]
    ldr q22, [sp, #3600]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #688]
    ldr q11, [sp, #2672]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #2752]
    ldr q22, [sp, #4032]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #1360]
    ldr q11, [sp, #4048]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #2464]
    ldr q22, [sp, #4064]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #864]
    ldr q11, [sp, #4080]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1904]
    ldr q22, [sp, #4096]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #1824]
    ldr q11, [sp, #4112]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1840]
    ldr q22, [sp, #4128]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #2160]
    ldr q11, [sp, #4272]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1760]
    ldr q22, [sp, #4144]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #1728]
    ldr q11, [sp, #4160]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1408]
    ldr q22, [sp, #4176]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #1920]
    ldr q11, [sp, #4192]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1504]
    ldr q22, [sp, #4208]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #832]
    ldr q11, [sp, #4224]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1456]
    ldr q22, [sp, #4240]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #3216]
    ldr q11, [sp, #5392]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1120]
    ldr q22, [sp, #4592]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #2000]
    ldr q11, [sp, #4608]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #2352]
    ldr q22, [sp, #4624]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #2272]
    ldr q11, [sp, #4640]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1952]
    ldr q22, [sp, #4656]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #3072]
    ldr q11, [sp, #3696]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #2224]
    ldr q22, [sp, #3712]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #2384]
    bit v18.16b, v8.16b, v22.16b
    ldr q22, [x8, #1008]
    ldr q11, [sp, #3280]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1216]
    ldr q22, [sp, #3296]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #3504]
    ldr q11, [sp, #3312]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1680]
    ldr q22, [sp, #3328]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #2848]
    ldr q11, [sp, #3344]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1872]
    ldr q22, [sp, #5200]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #3088]
    ldr q11, [sp, #5216]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #3008]
    bit v18.16b, v24.16b, v11.16b
    ldr q11, [x8, #992]
    ldr q22, [sp, #5536]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #3280]
    ldr q11, [sp, #5552]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #2032]
    ldr q22, [sp, #5568]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #2304]
    ldr q11, [sp, #5584]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #624]
    ldr q22, [sp, #5600]
    bit v18.16b, v22.16b, v11.16b
    ldr q22, [x8, #3184]
    ldr q11, [sp, #5616]
    bit v18.16b, v11.16b, v22.16b
    ldr q11, [x8, #1184]
    ldr q22, [sp, #5632]
    bit v18.16b, v22.16b, v11.16b
    str q18, [sp, #4544]
    ldr q18, [sp, #5488]
    bit v18.16b, v23.16b, v21.16b
    bit v18.16b, v26.16b, v16.16b
    bit v18.16b, v15.16b, v12.16b
    bit v18.16b, v14.16b, v0.16b
    bit v18.16b, v28.16b, v27.16b
    bit v18.16b, v29.16b, v25.16b
    bit v18.16b, v19.16b, v4.16b
    bit v18.16b, v20.16b, v1.16b
    bit v18.16b, v3.16b, v13.16b
    bit v18.16b, v30.16b, v9.16b
    bit v18.16b, v7.16b, v31.16b
    bit v18.16b, v2.16b, v10.16b
    bit v18.16b, v5.16b, v6.16b
    ldr q5, [sp, #3568]
    bit v18.16b, v5.16b, v17.16b
    ldr q5, [x8, #2656]
    ldr q2, [sp, #3584]
    bit v18.16b, v2.16b, v5.16b
    ldr q2, [x8, #688]
    ldr q7, [sp, #3600]
    bit v18.16b, v7.16b, v2.16b
    ldr q7, [x8, #2752]
    ldr q30, [sp, #2672]
    bit v18.16b, v30.16b, v7.16b
    ldr q30, [x8, #1360]
    ldr q3, [sp, #4032]
    bit v18.16b, v3.16b, v30.16b
    ldr q3, [x8, #2464]
    ldr q20, [sp, #4048]
    bit v18.16b, v20.16b, v3.16b
    ldr q20, [x8, #864]
    ldr q19, [sp, #4064]
    bit v18.16b, v19.16b, v20.16b
    ldr q19, [x8, #1904]
    ldr q29, [sp, #4080]
    bit v18.16b, v29.16b, v19.16b
    ldr q29, [x8, #1824]
    ldr q28, [sp, #4096]
    bit v18.16b, v28.16b, v29.16b
    ldr q28, [x8, #1840]
    ldr q14, [sp, #4112]
    bit v18.16b, v14.16b, v28.16b
    ldr q14, [x8, #2160]
    ldr q15, [sp, #4128]
    bit v18.16b, v15.16b, v14.16b
    ldr q15, [x8, #1760]
    ldr q26, [sp, #4272]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #1728]
    ldr q15, [sp, #4144]
    bit v18.16b, v15.16b, v26.16b
    ldr q15, [x8, #1408]
    ldr q26, [sp, #4160]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #1920]
    ldr q15, [sp, #4176]
    bit v18.16b, v15.16b, v26.16b
    ldr q15, [x8, #1504]
    ldr q26, [sp, #4192]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #832]
    ldr q15, [sp, #4208]
    bit v18.16b, v15.16b, v26.16b
    ldr q15, [x8, #1456]
    ldr q26, [sp, #4224]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #3216]
    ldr q15, [sp, #4240]
    bit v18.16b, v15.16b, v26.16b
    ldr q15, [x8, #1120]
    ldr q26, [sp, #5392]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #2000]
    ldr q15, [sp, #4592]
    bit v18.16b, v15.16b, v26.16b
    ldr q15, [x8, #2352]
    ldr q26, [sp, #4608]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #2272]
    ldr q15, [sp, #4624]
    bit v18.16b, v15.16b, v26.16b
    ldr q15, [x8, #1952]
    ldr q26, [sp, #4640]
    bit v18.16b, v26.16b, v15.16b
    ldr q26, [x8, #3072]
    ldr q15, [sp, #3680]
    bit v18.16b, v15.16b, v26.16b
    ldr q26, [x8, #2224]
    ldr q14, [sp, #3696]
    bit v18.16b, v14.16b, v26.16b
    ldr q26, [x8, #2384]
    ldr q28, [sp, #3712]
    bit v18.16b, v28.16b, v26.16b
    ldr q26, [x8, #1008]
    bit v18.16b, v8.16b, v26.16b
    ldr q26, [x8, #1216]
    ldr q29, [sp, #3280]
    bit v18.16b, v29.16b, v26.16b
    ldr q26, [x8, #3504]
    ldr q19, [sp, #3296]
    bit v18.16b, v19.16b, v26.16b
    ldr q26, [x8, #1680]
    ldr q20, [sp, #3312]
    bit v18.16b, v20.16b, v26.16b
    ldr q26, [x8, #2848]
    ldr q3, [sp, #3328]
    bit v18.16b, v3.16b, v26.16b
    ldr q26, [x8, #1872]
    ldr q30, [sp, #5184]
    bit v18.16b, v30.16b, v26.16b
    ldr q30, [x8, #3088]
    ldr q26, [sp, #5200]
    bit v18.16b, v26.16b, v30.16b
    ldr q26, [x8, #3008]
    ldr q30, [sp, #5216]
    bit v18.16b, v30.16b, v26.16b
    ldr q30, [x8, #992]
    bit v18.16b, v24.16b, v30.16b
    str q24, [sp, #5488]
    ldr q24, [x8, #3280]
    ldr q30, [sp, #5536]
    bit v18.16b, v30.16b, v24.16b
    ldr q30, [x8, #2032]
    ldr q24, [sp, #5552]
    bit v18.16b, v24.16b, v30.16b
    ldr q24, [x8, #2304]
    ldr q30, [sp, #5568]
    bit v18.16b, v30.16b, v24.16b
    ldr q30, [x8, #624]
    ldr q26, [sp, #5584]
    bit v18.16b, v26.16b, v30.16b
    ldr q26, [x8, #3184]
    ldr q30, [sp, #5600]
    bit v18.16b, v30.16b, v26.16b
    ldr q30, [sp, #5616]
    bit v18.16b, v30.16b, v11.16b
    ldr q30, [x8, #976]
    bit v18.16b, v22.16b, v30.16b
    ldr q22, [x1, #0]
    ldr q11, [x8, #3808]
    tbl v11.16b, {v22.16b}, v11.16b
    ldr q26, [x8, #3168]
    ldr q24, [sp, #2064]
    bit v24.16b, v11.16b, v26.16b
    ldr q7, [x8, #1584]
    ldr q2, [sp, #1696]
    bit v24.16b, v2.16b, v7.16b
    ldr q5, [x8, #3456]
    ldr q17, [sp, #1712]
    bit v24.16b, v17.16b, v5.16b
    str q23, [sp, #2064]
    ldr q23, [x8, #1744]
    ldr q6, [sp, #1728]
    bit v24.16b, v6.16b, v23.16b
    ldr q10, [x8, #1568]
    ldr q31, [sp, #1744]
    bit v24.16b, v31.16b, v10.16b
    ldr q9, [x8, #1392]
    ldr q13, [sp, #2544]
    bit v24.16b, v13.16b, v9.16b
    ldr q1, [x8, #2960]
    ldr q30, [sp, #2560]
    bit v24.16b, v30.16b, v1.16b
    ldr q28, [x8, #960]
    ldr q14, [sp, #2432]
    bit v24.16b, v14.16b, v28.16b
    ldr q15, [x8, #3152]
    ldr q3, [sp, #6112]
    bit v24.16b, v3.16b, v15.16b
    ldr q20, [x8, #2144]
    ldr q19, [sp, #1776]
    bit v24.16b, v19.16b, v20.16b
    ldr q29, [x8, #1984]
    str q18, [sp, #4528]
    ldr q18, [sp, #1792]
    bit v24.16b, v18.16b, v29.16b
    str q8, [sp, #4496]
    ldr q8, [x8, #2976]
    ldr q4, [sp, #1808]
    bit v24.16b, v4.16b, v8.16b
    ldr q25, [x8, #2192]
    ldr q27, [sp, #1824]
    bit v24.16b, v27.16b, v25.16b
    ldr q0, [x8, #2816]
    ldr q25, [sp, #1840]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #3392]
    ldr q25, [sp, #1856]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #608]
    ldr q25, [sp, #1872]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #3200]
    ldr q25, [sp, #2032]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #1232]
    ldr q25, [sp, #1888]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #3520]
    ldr q25, [sp, #1904]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #848]
    ldr q25, [sp, #1920]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #2496]
    ldr q25, [sp, #1936]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [x8, #1520]
    ldr q25, [sp, #2416]
    bit v24.16b, v25.16b, v0.16b
    ldr q0, [sp, #2400]
    bit v24.16b, v0.16b, v21.16b
    ldr q21, [sp, #2384]
    bit v24.16b, v21.16b, v16.16b
    bit v24.16b, v22.16b, v12.16b
    str q24, [sp, #4448]
    ldr q24, [x8, #944]
    ldr q12, [sp, #3632]
    bit v12.16b, v11.16b, v24.16b
    bit v12.16b, v2.16b, v26.16b
    bit v12.16b, v17.16b, v7.16b
    bit v12.16b, v6.16b, v5.16b
    bit v12.16b, v31.16b, v23.16b
    bit v12.16b, v13.16b, v10.16b
    bit v12.16b, v30.16b, v9.16b
    bit v12.16b, v14.16b, v1.16b
    bit v12.16b, v3.16b, v28.16b
    bit v12.16b, v19.16b, v15.16b
    bit v12.16b, v18.16b, v20.16b
    bit v12.16b, v4.16b, v29.16b
    bit v12.16b, v27.16b, v8.16b
    ldr q5, [x8, #2192]
    ldr q7, [sp, #1840]
    bit v12.16b, v7.16b, v5.16b
    ldr q26, [x8, #2816]
    ldr q24, [sp, #1856]
    bit v12.16b, v24.16b, v26.16b
    ldr q23, [x8, #3392]
    ldr q24, [sp, #1872]
    bit v12.16b, v24.16b, v23.16b
    ldr q24, [x8, #608]
    ldr q7, [sp, #2032]
    bit v12.16b, v7.16b, v24.16b
    ldr q7, [x8, #3200]
    ldr q27, [sp, #1888]
    bit v12.16b, v27.16b, v7.16b
    ldr q27, [x8, #1232]
    ldr q7, [sp, #1904]
    bit v12.16b, v7.16b, v27.16b
    ldr q7, [x8, #3520]
    ldr q27, [sp, #1920]
    bit v12.16b, v27.16b, v7.16b
    ldr q27, [x8, #848]
    ldr q7, [sp, #1936]
    bit v12.16b, v7.16b, v27.16b
    ldr q7, [x8, #2496]
    bit v12.16b, v25.16b, v7.16b
    ldr q25, [x8, #1520]
    bit v12.16b, v0.16b, v25.16b
    ldr q0, [x8, #1344]
    bit v12.16b, v21.16b, v0.16b
    bit v12.16b, v22.16b, v16.16b
    str q12, [sp, #3632]
    ldr q12, [sp, #2048]
    bit v12.16b, v11.16b, v10.16b
    bit v12.16b, v2.16b, v9.16b
    bit v12.16b, v17.16b, v1.16b
    bit v12.16b, v6.16b, v28.16b
    bit v12.16b, v31.16b, v15.16b
    bit v12.16b, v13.16b, v20.16b
    bit v12.16b, v30.16b, v29.16b
    bit v12.16b, v14.16b, v8.16b
    bit v12.16b, v3.16b, v5.16b
    bit v12.16b, v19.16b, v26.16b
    bit v12.16b, v18.16b, v23.16b
    bit v12.16b, v4.16b, v24.16b
    ldr q24, [x8, #3200]
    ldr q4, [sp, #1824]
    bit v12.16b, v4.16b, v24.16b
    ldr q24, [x8, #1232]
    ldr q4, [sp, #1840]
    bit v12.16b, v4.16b, v24.16b
    ldr q24, [x8, #3520]
    ldr q4, [sp, #1856]
    bit v12.16b, v4.16b, v24.16b
    ldr q24, [sp, #1872]
    bit v12.16b, v24.16b, v27.16b
    ldr q27, [sp, #2032]
    bit v12.16b, v27.16b, v7.16b
    ldr q7, [sp, #1888]
    bit v12.16b, v7.16b, v25.16b
    ldr q25, [sp, #1904]
    bit v12.16b, v25.16b, v0.16b
    ldr q0, [sp, #1920]
    bit v12.16b, v0.16b, v16.16b
    ldr q16, [x8, #2528]
    ldr q0, [sp, #1936]
    bit v12.16b, v0.16b, v16.16b
    ldr q16, [x8, #1264]
    ldr q0, [sp, #2416]
    bit v12.16b, v0.16b, v16.16b
    ldr q16, [x8, #1472]
    ldr q0, [sp, #2400]
    bit v12.16b, v0.16b, v16.16b
    ldr q16, [x8, #3376]
    bit v12.16b, v21.16b, v16.16b
    ldr q16, [x8, #2176]
    bit v12.16b, v22.16b, v16.16b
    str q12, [sp, #2048]
    ldr q12, [x8, #1744]
    ldr q16, [sp, #4880]
    bit v16.16b, v11.16b, v12.16b
    bit v16.16b, v2.16b, v10.16b
    bit v16.16b, v17.16b, v9.16b
    bit v16.16b, v6.16b, v1.16b
    bit v16.16b, v31.16b, v28.16b
    bit v16.16b, v13.16b, v15.16b
    bit v16.16b, v30.16b, v20.16b
    bit v16.16b, v14.16b, v29.16b
    bit v16.16b, v3.16b, v8.16b
    bit v16.16b, v19.16b, v5.16b
    bit v16.16b, v18.16b, v26.16b
    ldr q26, [sp, #1808]
    bit v16.16b, v26.16b, v23.16b
    ldr q23, [x8, #608]
    ldr q26, [sp, #1824]
    bit v16.16b, v26.16b, v23.16b
    ldr q26, [x8, #3200]
    ldr q18, [sp, #1840]
    bit v16.16b, v18.16b, v26.16b
    ldr q18, [x8, #1232]
    bit v16.16b, v4.16b, v18.16b
    ldr q4, [x8, #3520]
    bit v16.16b, v24.16b, v4.16b
    ldr q24, [x8, #848]
    bit v16.16b, v27.16b, v24.16b
    ldr q27, [x8, #2496]
    bit v16.16b, v7.16b, v27.16b
    ldr q7, [x8, #1520]
    bit v16.16b, v25.16b, v7.16b
    ldr q25, [x8, #1344]
    ldr q19, [sp, #1920]
    bit v16.16b, v19.16b, v25.16b
    ldr q19, [x8, #2080]
    ldr q3, [sp, #1936]
    bit v16.16b, v3.16b, v19.16b
    ldr q3, [x8, #2528]
    ldr q14, [sp, #2416]
    bit v16.16b, v14.16b, v3.16b
    ldr q14, [x8, #1264]
    bit v16.16b, v0.16b, v14.16b
    ldr q0, [x8, #1472]
    bit v16.16b, v21.16b, v0.16b
    ldr q21, [x8, #3376]
    bit v16.16b, v22.16b, v21.16b
    str q16, [sp, #4880]
    ldr q16, [x8, #3840]
    tbl v16.16b, {v22.16b}, v16.16b
    ldr q30, [x8, #2736]
    ldr q13, [sp, #3936]
    bit v13.16b, v16.16b, v30.16b
    ldr q31, [x8, #752]
    ldr q6, [sp, #2448]
    bit v13.16b, v6.16b, v31.16b
    ldr q17, [x8, #1376]
    ldr q2, [sp, #2464]
    bit v13.16b, v2.16b, v17.16b
    ldr q21, [x8, #1888]
    ldr q0, [sp, #2480]
    bit v13.16b, v0.16b, v21.16b
    ldr q14, [x8, #944]
    ldr q3, [sp, #2496]
    bit v13.16b, v3.16b, v14.16b
    ldr q19, [x8, #3168]
    ldr q25, [sp, #2512]
    bit v13.16b, v25.16b, v19.16b
    ldr q7, [x8, #1584]
    str q11, [sp, #3936]
    ldr q11, [sp, #2528]
    bit v13.16b, v11.16b, v7.16b
    ldr q27, [x8, #3456]
    ldr q24, [sp, #1456]
    bit v13.16b, v24.16b, v27.16b
    str q13, [sp, #4464]
    ldr q13, [x8, #2368]
    ldr q4, [sp, #4992]
    bit v4.16b, v16.16b, v13.16b
    ldr q13, [x8, #592]
    bit v4.16b, v6.16b, v13.16b
    ldr q18, [x8, #2784]
    bit v4.16b, v2.16b, v18.16b
    ldr q26, [x8, #1088]
    bit v4.16b, v0.16b, v26.16b
    bit v4.16b, v3.16b, v30.16b
    bit v4.16b, v25.16b, v31.16b
    bit v4.16b, v11.16b, v17.16b
    bit v4.16b, v24.16b, v21.16b
    str q4, [sp, #4992]
    ldr q4, [sp, #6096]
    bit v4.16b, v16.16b, v31.16b
    bit v4.16b, v6.16b, v17.16b
    bit v4.16b, v2.16b, v21.16b
    bit v4.16b, v0.16b, v14.16b
    bit v4.16b, v3.16b, v19.16b
    bit v4.16b, v25.16b, v7.16b
    bit v4.16b, v11.16b, v27.16b
    bit v4.16b, v24.16b, v12.16b
    str q4, [sp, #6096]
    ldr q4, [sp, #5248]
    bit v4.16b, v16.16b, v13.16b
    bit v4.16b, v6.16b, v18.16b
    bit v4.16b, v2.16b, v26.16b
    bit v4.16b, v0.16b, v30.16b
    bit v4.16b, v3.16b, v31.16b
    bit v4.16b, v25.16b, v17.16b
    bit v4.16b, v11.16b, v21.16b
    bit v4.16b, v24.16b, v14.16b
    ldr q13, [x8, #64]
    tbl v13.16b, {v22.16b}, v13.16b
    str q4, [sp, #5248]
    ext v4.16b, v22.16b, v22.16b, #15
    str q13, [sp, #3840]
    ldr q13, [x8, #3264]
    str q16, [sp, #4432]
    ldr q16, [sp, #4560]
    bsl v13.16b, v4.16b, v16.16b
    ldr q16, [x8, #1968]
    ldr q0, [sp, #4816]
    bit v0.16b, v4.16b, v16.16b
    ldr q4, [sp, #1168]
    bsl v16.16b, v4.16b, v13.16b
    ldr q13, [x8, #736]
    bit v0.16b, v4.16b, v13.16b
    ldr q4, [sp, #1152]
    bsl v13.16b, v4.16b, v16.16b
    ldr q16, [x8, #2112]
    bit v0.16b, v4.16b, v16.16b
    ldr q4, [sp, #1136]
    bsl v16.16b, v4.16b, v13.16b
    ldr q13, [x8, #1424]
    bit v0.16b, v4.16b, v13.16b
    ldr q4, [x8, #2800]
    ldr q2, [sp, #1120]
    bit v0.16b, v2.16b, v4.16b
    bit v16.16b, v2.16b, v13.16b
    ldr q2, [sp, #1104]
    bit v16.16b, v2.16b, v4.16b
    ldr q6, [x8, #1536]
    bit v0.16b, v2.16b, v6.16b
    ldr q2, [x8, #1616]
    ldr q24, [sp, #1088]
    bit v0.16b, v24.16b, v2.16b
    ldr q11, [sp, #1072]
    bit v0.16b, v11.16b, v18.16b
    bit v16.16b, v24.16b, v6.16b
    ldr q24, [sp, #2576]
    bit v16.16b, v24.16b, v2.16b
    ldr q24, [sp, #2752]
    bit v16.16b, v24.16b, v18.16b
    bit v0.16b, v24.16b, v26.16b
    ldr q24, [sp, #1056]
    bit v0.16b, v24.16b, v30.16b
    bit v16.16b, v24.16b, v26.16b
    ldr q24, [sp, #1040]
    bit v16.16b, v24.16b, v30.16b
    bit v0.16b, v24.16b, v31.16b
    ldr q24, [sp, #1472]
    bit v0.16b, v24.16b, v17.16b
    bit v16.16b, v24.16b, v31.16b
    ldr q24, [sp, #1536]
    bit v16.16b, v24.16b, v17.16b
    bit v0.16b, v24.16b, v21.16b
    ldr q24, [sp, #1520]
    bit v0.16b, v24.16b, v14.16b
    bit v16.16b, v24.16b, v21.16b
    ldr q24, [sp, #1504]
    bit v16.16b, v24.16b, v14.16b
    bit v0.16b, v24.16b, v19.16b
    ldr q24, [sp, #1488]
    bit v0.16b, v24.16b, v7.16b
    bit v16.16b, v24.16b, v19.16b
    shl v24.2d, v22.2d, #6
    ldr q11, [sp, #6672]
    str q24, [sp, #1488]
    ldr q24, [x8, #3632]
    tbl v24.16b, {v11.16b}, v24.16b
    ext v11.16b, v11.16b, v11.16b, #1
    str q0, [sp, #6672]
    ldr q0, [sp, #4960]
    bsl v13.16b, v11.16b, v0.16b
    ldr q0, [sp, #4944]
    bit v0.16b, v11.16b, v4.16b
    ldr q11, [sp, #3088]
    bsl v4.16b, v11.16b, v13.16b
    bit v0.16b, v11.16b, v6.16b
    ldr q11, [sp, #3104]
    bsl v6.16b, v11.16b, v4.16b
    ldr q4, [sp, #3168]
    bit v6.16b, v4.16b, v2.16b
    bsl v2.16b, v11.16b, v0.16b
    ldr q0, [sp, #976]
    bit v2.16b, v0.16b, v18.16b
    ldr q4, [sp, #992]
    bit v2.16b, v4.16b, v26.16b
    ldr q11, [sp, #2144]
    bit v2.16b, v11.16b, v30.16b
    ldr q13, [sp, #2160]
    bit v2.16b, v13.16b, v31.16b
    str q16, [sp, #3104]
    ldr q16, [sp, #1008]
    bit v2.16b, v16.16b, v17.16b
    ldr q0, [sp, #5520]
    bit v2.16b, v0.16b, v21.16b
    str q24, [sp, #3168]
    ldr q24, [sp, #1024]
    bit v2.16b, v24.16b, v14.16b
    ldr q25, [sp, #1552]
    bit v2.16b, v25.16b, v19.16b
    ldr q3, [sp, #1968]
    bit v2.16b, v3.16b, v7.16b
    ldr q23, [sp, #1952]
    bit v2.16b, v23.16b, v27.16b
    ldr q22, [sp, #1760]
    bit v2.16b, v22.16b, v12.16b
    ldr q12, [sp, #2208]
    bit v2.16b, v12.16b, v10.16b
    ldr q10, [sp, #2192]
    bit v2.16b, v10.16b, v9.16b
    ldr q9, [sp, #3024]
    bit v2.16b, v9.16b, v1.16b
    ldr q1, [sp, #1296]
    bit v2.16b, v1.16b, v28.16b
    ldr q28, [sp, #1280]
    bit v2.16b, v28.16b, v15.16b
    ldr q15, [sp, #1264]
    bit v2.16b, v15.16b, v20.16b
    ldr q20, [sp, #1184]
    bit v2.16b, v20.16b, v29.16b
    ldr q29, [sp, #1200]
    bit v2.16b, v29.16b, v8.16b
    ldr q8, [sp, #1216]
    bit v2.16b, v8.16b, v5.16b
    ldr q5, [x8, #3296]
    ldr q8, [sp, #1232]
    bit v2.16b, v8.16b, v5.16b
    bit v6.16b, v4.16b, v18.16b
    bit v6.16b, v11.16b, v26.16b
    bit v6.16b, v13.16b, v30.16b
    bit v6.16b, v16.16b, v31.16b
    bit v6.16b, v0.16b, v17.16b
    bit v6.16b, v24.16b, v21.16b
    bit v6.16b, v25.16b, v14.16b
    bit v6.16b, v3.16b, v19.16b
    bit v6.16b, v23.16b, v7.16b
    bit v6.16b, v22.16b, v27.16b
    ldr q22, [x8, #1744]
    bit v6.16b, v12.16b, v22.16b
    ldr q12, [x8, #1568]
    bit v6.16b, v10.16b, v12.16b
    ldr q10, [x8, #1392]
    bit v6.16b, v9.16b, v10.16b
    ldr q9, [x8, #2960]
    bit v6.16b, v1.16b, v9.16b
    ldr q1, [x8, #960]
    bit v6.16b, v28.16b, v1.16b
    ldr q28, [x8, #3152]
    bit v6.16b, v15.16b, v28.16b
    ldr q15, [x8, #2144]
    bit v6.16b, v20.16b, v15.16b
    ldr q20, [x8, #1984]
    bit v6.16b, v29.16b, v20.16b
    ldr q29, [x8, #2976]
    ldr q23, [sp, #1216]
    bit v6.16b, v23.16b, v29.16b
    ldr q23, [x8, #2192]
    bit v6.16b, v8.16b, v23.16b
    ldr q8, [x1, #0]
    ldr q3, [x8, #3792]
    tbl v3.16b, {v8.16b}, v3.16b
    bit v6.16b, v3.16b, v5.16b
    ldr q25, [x8, #2240]
    ldr q24, [sp, #1248]
    bit v6.16b, v24.16b, v25.16b
    ldr q0, [x8, #80]
    ldr q5, [sp, #1984]
    bit v6.16b, v5.16b, v0.16b
    ldr q23, [x8, #3056]
    ldr q29, [sp, #2176]
    bit v6.16b, v29.16b, v23.16b
    ldr q20, [x8, #608]
    ldr q15, [sp, #2352]
    bit v6.16b, v15.16b, v20.16b
    ldr q28, [x8, #3200]
    ldr q1, [sp, #2336]
    bit v6.16b, v1.16b, v28.16b
    ldr q16, [x8, #1232]
    ldr q13, [sp, #5280]
    bit v6.16b, v13.16b, v16.16b
    ldr q11, [x8, #3520]
    ldr q21, [sp, #2224]
    bit v6.16b, v21.16b, v11.16b
    ldr q4, [x8, #848]
    ldr q17, [sp, #2240]
    bit v6.16b, v17.16b, v4.16b
    ldr q31, [x8, #2496]
    ldr q30, [sp, #2256]
    bit v6.16b, v30.16b, v31.16b
    ldr q26, [x8, #1520]
    ldr q18, [sp, #2272]
    bit v6.16b, v18.16b, v26.16b
    ldr q8, [x8, #1344]
    ldr q9, [sp, #2288]
    bit v6.16b, v9.16b, v8.16b
    ldr q10, [x8, #2080]
    ldr q12, [sp, #2304]
    bit v6.16b, v12.16b, v10.16b
    ldr q22, [x8, #2528]
    ldr q27, [sp, #2320]
    bit v6.16b, v27.16b, v22.16b
    bit v2.16b, v3.16b, v25.16b
    ldr q25, [sp, #2000]
    bit v2.16b, v25.16b, v0.16b
    bit v2.16b, v5.16b, v23.16b
    bit v2.16b, v29.16b, v20.16b
    bit v2.16b, v15.16b, v28.16b
    bit v2.16b, v1.16b, v16.16b
    bit v2.16b, v13.16b, v11.16b
    bit v2.16b, v21.16b, v4.16b
    bit v2.16b, v17.16b, v31.16b
    bit v2.16b, v30.16b, v26.16b
    bit v2.16b, v18.16b, v8.16b
    bit v2.16b, v9.16b, v10.16b
    bit v2.16b, v12.16b, v22.16b
    ldr q18, [x8, #1264]
    bit v2.16b, v27.16b, v18.16b
    ldr q30, [sp, #2736]
    bit v30.16b, v3.16b, v14.16b
    bit v30.16b, v24.16b, v19.16b
    ldr q17, [sp, #1568]
    bit v30.16b, v17.16b, v7.16b
    ldr q21, [x8, #3456]
    bit v30.16b, v25.16b, v21.16b
    ldr q13, [x8, #1744]
    bit v30.16b, v5.16b, v13.16b
    ldr q23, [x8, #1568]
    bit v30.16b, v29.16b, v23.16b
    ldr q29, [x8, #1392]
    bit v30.16b, v15.16b, v29.16b
    ldr q15, [x8, #2960]
    bit v30.16b, v1.16b, v15.16b
    ldr q1, [x8, #2720]
    ldr q0, [sp, #4496]
    bit v30.16b, v0.16b, v1.16b
    ldr q31, [x8, #1600]
    ldr q4, [sp, #3280]
    bit v30.16b, v4.16b, v31.16b
    ldr q11, [x8, #2592]
    ldr q16, [sp, #3296]
    bit v30.16b, v16.16b, v11.16b
    ldr q28, [x8, #3424]
    ldr q20, [sp, #3312]
    bit v30.16b, v20.16b, v28.16b
    ldr q9, [x8, #3232]
    ldr q27, [sp, #3328]
    bit v30.16b, v27.16b, v9.16b
    ldr q12, [x8, #3472]
    str q6, [sp, #2736]
    ldr q6, [sp, #3344]
    bit v30.16b, v6.16b, v12.16b
    ldr q6, [x8, #2608]
    str q2, [sp, #3088]
    ldr q2, [sp, #3952]
    bit v30.16b, v2.16b, v6.16b
    ldr q2, [x8, #2992]
    ldr q7, [sp, #3616]
    bit v30.16b, v7.16b, v2.16b
    ldr q7, [sp, #4368]
    bit v7.16b, v3.16b, v13.16b
    bit v7.16b, v24.16b, v23.16b
    bit v7.16b, v17.16b, v29.16b
    bit v7.16b, v25.16b, v15.16b
    str q30, [sp, #4368]
    ldr q30, [sp, #3744]
    bit v7.16b, v30.16b, v1.16b
    ldr q19, [sp, #3680]
    bit v7.16b, v19.16b, v31.16b
    ldr q14, [sp, #3696]
    bit v7.16b, v14.16b, v11.16b
    ldr q18, [sp, #3712]
    bit v7.16b, v18.16b, v28.16b
    bit v7.16b, v0.16b, v9.16b
    bit v7.16b, v4.16b, v12.16b
    bit v7.16b, v16.16b, v6.16b
    bit v7.16b, v20.16b, v2.16b
    ldr q30, [sp, #2496]
    bit v7.16b, v30.16b, v26.16b
    ldr q30, [sp, #2512]
    bit v7.16b, v30.16b, v8.16b
    ldr q8, [sp, #2528]
    bit v7.16b, v8.16b, v10.16b
    ldr q10, [sp, #1456]
    bit v7.16b, v10.16b, v22.16b
    str q7, [sp, #3616]
    ldr q7, [sp, #4256]
    bit v7.16b, v3.16b, v21.16b
    bit v7.16b, v24.16b, v13.16b
    bit v7.16b, v17.16b, v23.16b
    bit v7.16b, v25.16b, v29.16b
    bit v7.16b, v5.16b, v15.16b
    bit v7.16b, v19.16b, v1.16b
    bit v7.16b, v14.16b, v31.16b
    bit v7.16b, v18.16b, v11.16b
    bit v7.16b, v0.16b, v28.16b
    bit v7.16b, v4.16b, v9.16b
    bit v7.16b, v16.16b, v12.16b
    bit v7.16b, v20.16b, v6.16b
    bit v7.16b, v27.16b, v2.16b
    bit v7.16b, v30.16b, v26.16b
    ldr q5, [x8, #1344]
    bit v7.16b, v8.16b, v5.16b
    ldr q25, [x8, #2080]
    bit v7.16b, v10.16b, v25.16b
    ldr q17, [sp, #3728]
    bit v17.16b, v3.16b, v15.16b
    ldr q24, [sp, #5760]
    bit v17.16b, v24.16b, v1.16b
    ldr q24, [sp, #4304]
    bit v17.16b, v24.16b, v31.16b
    ldr q24, [sp, #3856]
    bit v17.16b, v24.16b, v11.16b
    ldr q27, [sp, #3744]
    bit v17.16b, v27.16b, v28.16b
    bit v17.16b, v19.16b, v9.16b
    bit v17.16b, v14.16b, v12.16b
    bit v17.16b, v18.16b, v6.16b
    bit v17.16b, v0.16b, v2.16b
    ldr q20, [sp, #2448]
    bit v17.16b, v20.16b, v26.16b
    ldr q16, [sp, #2464]
    bit v17.16b, v16.16b, v5.16b
    ldr q4, [sp, #2480]
    bit v17.16b, v4.16b, v25.16b
    str q3, [sp, #4304]
    ldr q3, [sp, #2496]
    bit v17.16b, v3.16b, v22.16b
    ldr q0, [x8, #1264]
    bit v17.16b, v30.16b, v0.16b
    ldr q18, [x8, #1472]
    bit v17.16b, v8.16b, v18.16b
    ldr q14, [x8, #3376]
    bit v17.16b, v10.16b, v14.16b
    ldr q19, [x8, #3856]
    ldr q27, [x1, #0]
    tbl v19.16b, {v27.16b}, v19.16b
    ldr q24, [x8, #1248]
    str q7, [sp, #5760]
    ldr q7, [sp, #4528]
    bit v7.16b, v19.16b, v24.16b
    ldr q10, [x8, #2064]
    ldr q8, [sp, #5648]
    bit v7.16b, v8.16b, v10.16b
    ldr q30, [x8, #3040]
    ldr q3, [sp, #5664]
    bit v7.16b, v3.16b, v30.16b
    ldr q4, [x8, #2128]
    ldr q16, [sp, #5680]
    bit v7.16b, v16.16b, v4.16b
    ldr q20, [x8, #1056]
    str q17, [sp, #4528]
    ldr q17, [sp, #5696]
    bit v7.16b, v17.16b, v20.16b
    ldr q14, [x8, #2928]
    ldr q18, [sp, #5712]
    bit v7.16b, v18.16b, v14.16b
    ldr q0, [x8, #3328]
    ldr q22, [sp, #5728]
    bit v7.16b, v22.16b, v0.16b
    ldr q25, [x8, #976]
    ldr q5, [sp, #4544]
    bit v5.16b, v19.16b, v25.16b
    bit v5.16b, v8.16b, v24.16b
    bit v5.16b, v3.16b, v10.16b
    bit v5.16b, v16.16b, v30.16b
    bit v5.16b, v17.16b, v4.16b
    bit v5.16b, v18.16b, v20.16b
    bit v5.16b, v22.16b, v14.16b
    ldr q22, [sp, #5744]
    bit v5.16b, v22.16b, v0.16b
    ushr v22.2d, v5.2d, #32
    sli v22.2d, v5.2d, #32
    ext v18.16b, v22.16b, v22.16b, #8
    ushr v17.2d, v7.2d, #32
    sli v17.2d, v7.2d, #32
    ext v16.16b, v17.16b, v17.16b, #8
    ldr q3, [x8, #3728]
    tbl v3.16b, {v27.16b}, v3.16b
    ldr q8, [x8, #944]
    str q17, [sp, #4544]
    ldr q17, [sp, #3040]
    bit v17.16b, v3.16b, v8.16b
    str q22, [sp, #3040]
    ldr q22, [x8, #3168]
    str q7, [sp, #3728]
    ldr q7, [sp, #2976]
    bit v17.16b, v7.16b, v22.16b
    str q5, [sp, #4256]
    ldr q5, [x8, #1584]
    str q16, [sp, #3952]
    ldr q16, [sp, #2656]
    bit v17.16b, v16.16b, v5.16b
    str q18, [sp, #4944]
    ldr q18, [sp, #2640]
    bit v17.16b, v18.16b, v21.16b
    str q19, [sp, #4960]
    ldr q19, [sp, #2624]
    bit v17.16b, v19.16b, v13.16b
    ldr q5, [sp, #3920]
    bit v17.16b, v5.16b, v23.16b
    ldr q0, [sp, #3904]
    bit v17.16b, v0.16b, v29.16b
    ldr q14, [sp, #3824]
    bit v17.16b, v14.16b, v15.16b
    ldr q20, [sp, #928]
    bit v17.16b, v20.16b, v1.16b
    ldr q4, [sp, #3968]
    bit v17.16b, v4.16b, v31.16b
    ldr q30, [sp, #3984]
    bit v17.16b, v30.16b, v11.16b
    ldr q10, [sp, #4000]
    bit v17.16b, v10.16b, v28.16b
    ldr q24, [sp, #816]
    bit v17.16b, v24.16b, v9.16b
    ldr q25, [sp, #4016]
    bit v17.16b, v25.16b, v12.16b
    ldr q25, [sp, #800]
    bit v17.16b, v25.16b, v6.16b
    ldr q25, [sp, #3056]
    bit v17.16b, v25.16b, v2.16b
    ldr q25, [sp, #3936]
    bit v17.16b, v25.16b, v26.16b
    ldr q22, [x8, #1344]
    ldr q8, [sp, #1696]
    bit v17.16b, v8.16b, v22.16b
    ldr q14, [x8, #2080]
    ldr q0, [sp, #1712]
    bit v17.16b, v0.16b, v14.16b
    ldr q5, [x8, #2528]
    ldr q0, [sp, #1728]
    bit v17.16b, v0.16b, v5.16b
    ldr q0, [x8, #1264]
    ldr q8, [sp, #1744]
    bit v17.16b, v8.16b, v0.16b
    ldr q8, [x8, #1472]
    ldr q0, [sp, #2544]
    bit v17.16b, v0.16b, v8.16b
    ldr q0, [x8, #3376]
    ldr q8, [sp, #2560]
    bit v17.16b, v8.16b, v0.16b
    ldr q8, [x8, #2176]
    ldr q0, [sp, #2432]
    bit v17.16b, v0.16b, v8.16b
    ldr q0, [x8, #3408]
    ldr q8, [sp, #6112]
    bit v17.16b, v8.16b, v0.16b
    ldr q8, [x8, #2096]
    ldr q0, [sp, #1776]
    bit v17.16b, v0.16b, v8.16b
    ldr q0, [x8, #1296]
    ldr q8, [sp, #1792]
    bit v17.16b, v8.16b, v0.16b
    ldr q8, [x8, #2864]
    ldr q0, [sp, #1808]
    bit v17.16b, v0.16b, v8.16b
    ldr q0, [x8, #1776]
    ldr q8, [sp, #1824]
    bit v17.16b, v8.16b, v0.16b
    ldr q8, [x8, #2544]
    ldr q0, [sp, #1840]
    bit v17.16b, v0.16b, v8.16b
    ldr q0, [x8, #1200]
    ldr q8, [sp, #1856]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #2656]
    ldr q8, [sp, #1872]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #688]
    ldr q8, [sp, #2032]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #2752]
    ldr q8, [sp, #1888]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #1360]
    ldr q8, [sp, #1904]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #2464]
    ldr q8, [sp, #1920]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #864]
    ldr q8, [sp, #1936]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #1904]
    ldr q8, [sp, #2416]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #1824]
    ldr q8, [sp, #2400]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #1840]
    ldr q8, [sp, #2384]
    bit v17.16b, v8.16b, v0.16b
    ldr q0, [x8, #2160]
    bit v17.16b, v27.16b, v0.16b
    str q17, [sp, #3056]
    ldr q17, [sp, #2688]
    bit v17.16b, v3.16b, v21.16b
    bit v17.16b, v7.16b, v13.16b
    bit v17.16b, v16.16b, v23.16b
    bit v17.16b, v18.16b, v29.16b
    bit v17.16b, v19.16b, v15.16b
    ldr q21, [sp, #4320]
    bit v17.16b, v21.16b, v1.16b
    ldr q19, [sp, #4336]
    bit v17.16b, v19.16b, v31.16b
    ldr q18, [sp, #4352]
    bit v17.16b, v18.16b, v11.16b
    bit v17.16b, v20.16b, v28.16b
    bit v17.16b, v4.16b, v9.16b
    bit v17.16b, v30.16b, v12.16b
    bit v17.16b, v10.16b, v6.16b
    bit v17.16b, v24.16b, v2.16b
    ldr q24, [sp, #1648]
    bit v17.16b, v24.16b, v26.16b
    ldr q10, [sp, #1664]
    bit v17.16b, v10.16b, v22.16b
    ldr q30, [sp, #1680]
    bit v17.16b, v30.16b, v14.16b
    bit v17.16b, v25.16b, v5.16b
    ldr q4, [x8, #1264]
    ldr q16, [sp, #1696]
    bit v17.16b, v16.16b, v4.16b
    ldr q29, [x8, #1472]
    ldr q7, [sp, #1712]
    bit v17.16b, v7.16b, v29.16b
    ldr q23, [x8, #3376]
    ldr q13, [sp, #1728]
    bit v17.16b, v13.16b, v23.16b
    ldr q0, [x8, #2176]
    ldr q13, [sp, #1744]
    bit v17.16b, v13.16b, v0.16b
    ldr q13, [x8, #3408]
    ldr q7, [sp, #2544]
    bit v17.16b, v7.16b, v13.16b
    ldr q7, [x8, #2096]
    ldr q16, [sp, #2560]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #1296]
    ldr q7, [sp, #2432]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #2864]
    ldr q16, [sp, #6112]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #1776]
    ldr q7, [sp, #1776]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #2544]
    ldr q16, [sp, #1792]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #640]
    ldr q7, [sp, #1808]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #2512]
    ldr q16, [sp, #1824]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #784]
    ldr q7, [sp, #1840]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #1664]
    ldr q16, [sp, #1856]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #2448]
    ldr q7, [sp, #1872]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #1072]
    ldr q16, [sp, #2032]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #3344]
    ldr q7, [sp, #1888]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #1936]
    ldr q16, [sp, #1904]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #704]
    ldr q7, [sp, #1920]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #2336]
    ldr q16, [sp, #1936]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #2912]
    ldr q7, [sp, #2416]
    bit v17.16b, v7.16b, v16.16b
    ldr q7, [x8, #560]
    ldr q16, [sp, #2400]
    bit v17.16b, v16.16b, v7.16b
    ldr q16, [x8, #3360]
    bit v17.16b, v8.16b, v16.16b
    ldr q8, [x8, #3312]
    bit v17.16b, v27.16b, v8.16b
    str q17, [sp, #2688]
    ldr q17, [sp, #2720]
    bit v17.16b, v3.16b, v15.16b
    ldr q15, [sp, #5440]
    bit v17.16b, v15.16b, v1.16b
    ldr q15, [sp, #5456]
    bit v17.16b, v15.16b, v31.16b
    ldr q15, [sp, #4480]
    bit v17.16b, v15.16b, v11.16b
    ldr q15, [sp, #784]
    bit v17.16b, v15.16b, v28.16b
    bit v17.16b, v21.16b, v9.16b
    bit v17.16b, v19.16b, v12.16b
    bit v17.16b, v18.16b, v6.16b
    bit v17.16b, v20.16b, v2.16b
    ldr q2, [sp, #1584]
    bit v17.16b, v2.16b, v26.16b
    ldr q2, [sp, #1600]
    bit v17.16b, v2.16b, v22.16b
    ldr q2, [sp, #1616]
    bit v17.16b, v2.16b, v14.16b
    ldr q2, [sp, #1632]
    bit v17.16b, v2.16b, v5.16b
    bit v17.16b, v24.16b, v4.16b
    bit v17.16b, v10.16b, v29.16b
    bit v17.16b, v30.16b, v23.16b
    bit v17.16b, v25.16b, v0.16b
    ldr q0, [sp, #1696]
    bit v17.16b, v0.16b, v13.16b
    ldr q13, [x8, #2096]
    ldr q23, [sp, #1712]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #1296]
    ldr q23, [sp, #1728]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #2864]
    ldr q23, [sp, #1744]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #1776]
    ldr q23, [sp, #2544]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #2544]
    ldr q23, [sp, #2560]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #640]
    ldr q23, [sp, #2432]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #2512]
    ldr q23, [sp, #6112]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #784]
    ldr q23, [sp, #1776]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #1664]
    ldr q23, [sp, #1792]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #2448]
    ldr q23, [sp, #1808]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #1072]
    ldr q23, [sp, #1824]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #3344]
    ldr q23, [sp, #1840]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #1936]
    ldr q23, [sp, #1856]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #704]
    ldr q23, [sp, #1872]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #2336]
    ldr q23, [sp, #2032]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [x8, #2912]
    ldr q23, [sp, #1888]
    bit v17.16b, v23.16b, v13.16b
    ldr q13, [sp, #1904]
    bit v17.16b, v13.16b, v7.16b
    ldr q7, [sp, #1920]
    bit v17.16b, v7.16b, v16.16b
    ldr q16, [sp, #1936]
    bit v17.16b, v16.16b, v8.16b
    ldr q8, [x8, #2160]
    ldr q16, [sp, #2416]
    bit v17.16b, v16.16b, v8.16b
    ldr q16, [x8, #1760]
    ldr q8, [sp, #2400]
    bit v17.16b, v8.16b, v16.16b
    ldr q8, [x8, #1728]
    ldr q16, [sp, #2384]
    bit v17.16b, v16.16b, v8.16b
    ldr q16, [x8, #1408]
    bit v17.16b, v27.16b, v16.16b
    str q17, [sp, #5456]
    ldr q17, [x8, #1744]
    ldr q27, [sp, #3072]
    bit v27.16b, v3.16b, v17.16b
    ldr q17, [x8, #1568]
    ldr q16, [sp, #2976]
    bit v27.16b, v16.16b, v17.16b
    ldr q17, [x8, #1392]
    ldr q16, [sp, #2656]
    bit v27.16b, v16.16b, v17.16b
    ldr q17, [x8, #2960]
    ldr q16, [sp, #2640]
    bit v27.16b, v16.16b, v17.16b
    bit v27.16b, v15.16b, v1.16b
    bit v27.16b, v21.16b, v31.16b
    bit v27.16b, v19.16b, v11.16b
    bit v27.16b, v18.16b, v28.16b
    bit v27.16b, v20.16b, v9.16b
    ldr q20, [sp, #3968]
    bit v27.16b, v20.16b, v12.16b
    ldr q20, [sp, #3984]
    bit v27.16b, v20.16b, v6.16b
    ldr q20, [x8, #2992]
    ldr q18, [sp, #4000]
    bit v27.16b, v18.16b, v20.16b
    bit v27.16b, v2.16b, v26.16b
    bit v27.16b, v24.16b, v22.16b
    bit v27.16b, v10.16b, v14.16b
    bit v27.16b, v30.16b, v5.16b
    bit v27.16b, v25.16b, v4.16b
    bit v27.16b, v0.16b, v29.16b
    ldr q18, [x8, #3376]
    ldr q19, [sp, #1712]
    bit v27.16b, v19.16b, v18.16b
    ldr q21, [x8, #2176]
    ldr q15, [sp, #1728]
    bit v27.16b, v15.16b, v21.16b
    ldr q20, [x8, #3408]
    ldr q6, [sp, #1744]
    bit v27.16b, v6.16b, v20.16b
    ldr q12, [x8, #2096]
    ldr q9, [sp, #2544]
    bit v27.16b, v9.16b, v12.16b
    ldr q28, [x8, #1296]
    ldr q11, [sp, #2560]
    bit v27.16b, v11.16b, v28.16b
    ldr q31, [x8, #2864]
    ldr q1, [sp, #2432]
    bit v27.16b, v1.16b, v31.16b
    ldr q5, [x8, #1776]
    ldr q14, [sp, #6112]
    bit v27.16b, v14.16b, v5.16b
    ldr q22, [x8, #2544]
    ldr q26, [sp, #1776]
    bit v27.16b, v26.16b, v22.16b
    ldr q17, [x8, #1200]
    ldr q26, [sp, #1792]
    bit v27.16b, v26.16b, v17.16b
    ldr q26, [x8, #2656]
    ldr q14, [sp, #1808]
    bit v27.16b, v14.16b, v26.16b
    ldr q14, [x8, #688]
    ldr q10, [sp, #1824]
    bit v27.16b, v10.16b, v14.16b
    ldr q10, [x8, #2752]
    ldr q24, [sp, #1840]
    bit v27.16b, v24.16b, v10.16b
    ldr q24, [x8, #1360]
    ldr q2, [sp, #1856]
    bit v27.16b, v2.16b, v24.16b
    ldr q2, [x8, #2464]
    ldr q30, [sp, #1872]
    bit v27.16b, v30.16b, v2.16b
    ldr q30, [x8, #864]
    ldr q1, [sp, #2032]
    bit v27.16b, v1.16b, v30.16b
    ldr q1, [x8, #1904]
    bit v27.16b, v23.16b, v1.16b
    ldr q23, [x8, #1824]
    bit v27.16b, v13.16b, v23.16b
    ldr q13, [x8, #1840]
    bit v27.16b, v7.16b, v13.16b
    ldr q7, [x8, #2160]
    ldr q11, [sp, #1936]
    bit v27.16b, v11.16b, v7.16b
    ldr q11, [x8, #1760]
    ldr q9, [sp, #2416]
    bit v27.16b, v9.16b, v11.16b
    ldr q9, [sp, #2400]
    bit v27.16b, v9.16b, v8.16b
    ldr q9, [x8, #1408]
    ldr q6, [sp, #2384]
    bit v27.16b, v6.16b, v9.16b
    ldr q6, [x8, #1920]
    ldr q15, [x1, #0]
    bit v27.16b, v15.16b, v6.16b
    str q27, [sp, #3072]
    ldr q27, [sp, #3088]
    bit v27.16b, v3.16b, v29.16b
    ldr q6, [sp, #2976]
    bit v27.16b, v6.16b, v18.16b
    ldr q9, [sp, #2656]
    bit v27.16b, v9.16b, v21.16b
    bit v27.16b, v16.16b, v20.16b
    ldr q19, [sp, #2624]
    bit v27.16b, v19.16b, v12.16b
    ldr q8, [sp, #3920]
    bit v27.16b, v8.16b, v28.16b
    ldr q0, [sp, #3904]
    bit v27.16b, v0.16b, v31.16b
    ldr q11, [sp, #3824]
    bit v27.16b, v11.16b, v5.16b
    ldr q7, [sp, #4432]
    bit v27.16b, v7.16b, v22.16b
    ldr q25, [sp, #2448]
    bit v27.16b, v25.16b, v17.16b
    ldr q13, [sp, #2464]
    bit v27.16b, v13.16b, v26.16b
    ldr q23, [sp, #2480]
    bit v27.16b, v23.16b, v14.16b
    ldr q1, [sp, #2496]
    bit v27.16b, v1.16b, v10.16b
    ldr q15, [sp, #2512]
    bit v27.16b, v15.16b, v24.16b
    ldr q24, [sp, #2528]
    bit v27.16b, v24.16b, v2.16b
    ldr q2, [sp, #1456]
    bit v27.16b, v2.16b, v30.16b
    str q27, [sp, #3088]
    ldr q27, [sp, #2736]
    bit v27.16b, v3.16b, v4.16b
    bit v27.16b, v6.16b, v29.16b
    bit v27.16b, v9.16b, v18.16b
    bit v27.16b, v16.16b, v21.16b
    bit v27.16b, v19.16b, v20.16b
    bit v27.16b, v8.16b, v12.16b
    bit v27.16b, v0.16b, v28.16b
    bit v27.16b, v11.16b, v31.16b
    bit v27.16b, v7.16b, v5.16b
    bit v27.16b, v25.16b, v22.16b
    bit v27.16b, v13.16b, v17.16b
    bit v27.16b, v23.16b, v26.16b
    bit v27.16b, v1.16b, v14.16b
    bit v27.16b, v15.16b, v10.16b
    ldr q15, [x8, #1360]
    bit v27.16b, v24.16b, v15.16b
    ldr q24, [x8, #2464]
    bit v27.16b, v2.16b, v24.16b
    ldr q1, [x1, #0]
    shl v23.2d, v1.2d, #15
    ldr q13, [x8, #3872]
    tbl v13.16b, {v1.16b}, v13.16b
    ldr q25, [x8, #2784]
    ldr q7, [sp, #2096]
    bit v7.16b, v13.16b, v25.16b
    ldr q25, [x8, #1088]
    ldr q11, [sp, #944]
    bit v7.16b, v11.16b, v25.16b
    ldr q0, [x8, #2736]
    ldr q2, [sp, #960]
    bit v7.16b, v2.16b, v0.16b
    str q27, [sp, #2096]
    ldr q27, [x8, #752]
    ldr q29, [sp, #976]
    bit v7.16b, v29.16b, v27.16b
    ldr q4, [x8, #1376]
    ldr q1, [sp, #992]
    bit v7.16b, v1.16b, v4.16b
    ldr q1, [x8, #1888]
    ldr q29, [sp, #2144]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #944]
    ldr q1, [sp, #2160]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #3168]
    ldr q29, [sp, #1008]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #3136]
    ldr q1, [sp, #768]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #880]
    ldr q29, [sp, #752]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #3552]
    ldr q1, [sp, #736]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #2480]
    ldr q29, [sp, #720]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #1040]
    ldr q1, [sp, #704]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #896]
    ldr q29, [sp, #688]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #2688]
    ldr q1, [sp, #672]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #1648]
    ldr q29, [sp, #656]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #1856]
    ldr q1, [sp, #640]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #1280]
    ldr q29, [sp, #624]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #1808]
    ldr q1, [sp, #240]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #3488]
    ldr q29, [sp, #96]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [x8, #1168]
    ldr q1, [sp, #80]
    bit v7.16b, v1.16b, v29.16b
    ldr q1, [x8, #2560]
    ldr q29, [sp, #608]
    bit v7.16b, v29.16b, v1.16b
    ldr q29, [sp, #2304]
    bit v7.16b, v29.16b, v18.16b
    ldr q29, [sp, #2320]
    bit v7.16b, v29.16b, v21.16b
    bit v7.16b, v3.16b, v20.16b
    bit v7.16b, v6.16b, v12.16b
    bit v7.16b, v9.16b, v28.16b
    bit v7.16b, v16.16b, v31.16b
    bit v7.16b, v19.16b, v5.16b
    bit v7.16b, v8.16b, v22.16b
    ldr q8, [sp, #2784]
    bit v7.16b, v8.16b, v17.16b
    ldr q8, [sp, #2800]
    bit v7.16b, v8.16b, v26.16b
    ldr q8, [sp, #3168]
    bit v7.16b, v8.16b, v14.16b
    ldr q8, [sp, #2816]
    bit v7.16b, v8.16b, v10.16b
    ldr q8, [sp, #2832]
    bit v7.16b, v8.16b, v15.16b
    ldr q8, [sp, #2848]
    bit v7.16b, v8.16b, v24.16b
    ldr q8, [sp, #2864]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #1904]
    ldr q30, [sp, #2880]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1824]
    ldr q8, [sp, #2896]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #1840]
    ldr q30, [sp, #3136]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #2160]
    ldr q8, [sp, #3936]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #1760]
    ldr q30, [sp, #1696]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1728]
    ldr q8, [sp, #1712]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #1408]
    ldr q30, [sp, #1728]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1920]
    ldr q8, [sp, #1744]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #1504]
    ldr q30, [sp, #2544]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #832]
    ldr q8, [sp, #2560]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #1456]
    ldr q30, [sp, #2432]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #720]
    ldr q8, [sp, #128]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #2288]
    ldr q30, [sp, #144]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1712]
    ldr q8, [sp, #160]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #2672]
    ldr q30, [sp, #176]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1632]
    ldr q8, [sp, #192]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #2048]
    ldr q30, [sp, #208]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #2016]
    ldr q8, [sp, #224]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #3024]
    ldr q30, [sp, #256]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #672]
    ldr q8, [sp, #272]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #3120]
    ldr q30, [sp, #288]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #2416]
    ldr q8, [sp, #304]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #2896]
    ldr q30, [sp, #320]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #2768]
    ldr q8, [sp, #336]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #2832]
    ldr q30, [sp, #592]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #2304]
    ldr q8, [sp, #6080]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #624]
    bit v7.16b, v23.16b, v8.16b
    ldr q8, [x8, #3184]
    ldr q30, [sp, #3664]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1184]
    ldr q8, [sp, #2912]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #976]
    ldr q30, [sp, #2928]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #1248]
    ldr q8, [sp, #2944]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [x8, #2064]
    ldr q30, [sp, #2960]
    bit v7.16b, v30.16b, v8.16b
    ldr q30, [x8, #3040]
    ldr q8, [sp, #3152]
    bit v7.16b, v8.16b, v30.16b
    ldr q8, [sp, #3120]
    bit v8.16b, v13.16b, v25.16b
    bit v8.16b, v11.16b, v0.16b
    bit v8.16b, v2.16b, v27.16b
    ldr q27, [sp, #976]
    bit v8.16b, v27.16b, v4.16b
    ldr q0, [x8, #1888]
    ldr q25, [sp, #992]
    bit v8.16b, v25.16b, v0.16b
    ldr q4, [x8, #944]
    ldr q0, [sp, #2144]
    bit v8.16b, v0.16b, v4.16b
    ldr q0, [x8, #3168]
    ldr q25, [sp, #2160]
    bit v8.16b, v25.16b, v0.16b
    ldr q25, [x8, #3136]
    ldr q27, [sp, #64]
    bsl v25.16b, v27.16b, v8.16b
    ldr q27, [x8, #880]
    ldr q8, [sp, #768]
    bsl v27.16b, v8.16b, v25.16b
    ldr q25, [x8, #3552]
    ldr q8, [sp, #752]
    bsl v25.16b, v8.16b, v27.16b
    ldr q27, [x8, #2480]
    ldr q8, [sp, #736]
    bsl v27.16b, v8.16b, v25.16b
    ldr q25, [x8, #1040]
    ldr q8, [sp, #720]
    bsl v25.16b, v8.16b, v27.16b
    ldr q27, [x8, #896]
    ldr q8, [sp, #704]
    bsl v27.16b, v8.16b, v25.16b
    ldr q25, [x8, #2688]
    ldr q8, [sp, #688]
    bsl v25.16b, v8.16b, v27.16b
    ldr q27, [x8, #1648]
    ldr q8, [sp, #672]
    bsl v27.16b, v8.16b, v25.16b
    ldr q25, [x8, #1856]
    ldr q8, [sp, #656]
    bsl v25.16b, v8.16b, v27.16b
    ldr q27, [x8, #1280]
    ldr q8, [sp, #640]
    bsl v27.16b, v8.16b, v25.16b
    ldr q25, [x8, #1808]
    ldr q8, [sp, #624]
    bsl v25.16b, v8.16b, v27.16b
    ldr q27, [x8, #3488]
    ldr q8, [sp, #240]
    bsl v27.16b, v8.16b, v25.16b
    ldr q25, [x8, #1168]
    ldr q8, [sp, #96]
    bsl v25.16b, v8.16b, v27.16b
    ldr q27, [sp, #80]
    bsl v1.16b, v27.16b, v25.16b
    ldr q25, [sp, #2288]
    bit v1.16b, v25.16b, v18.16b
    ldr q27, [sp, #2304]
    bit v1.16b, v27.16b, v21.16b
    bit v1.16b, v29.16b, v20.16b
    bit v1.16b, v3.16b, v12.16b
    bit v1.16b, v6.16b, v28.16b
    bit v1.16b, v9.16b, v31.16b
    bit v1.16b, v16.16b, v5.16b
    bit v1.16b, v19.16b, v22.16b
    ldr q8, [sp, #2768]
    bit v1.16b, v8.16b, v17.16b
    ldr q8, [sp, #2784]
    bit v1.16b, v8.16b, v26.16b
    ldr q8, [sp, #2800]
    bit v1.16b, v8.16b, v14.16b
    ldr q8, [sp, #3168]
    bit v1.16b, v8.16b, v10.16b
    ldr q8, [sp, #2816]
    bit v1.16b, v8.16b, v15.16b
    ldr q8, [sp, #2832]
    bit v1.16b, v8.16b, v24.16b
    ldr q8, [x8, #864]
    ldr q19, [sp, #2848]
    bit v1.16b, v19.16b, v8.16b
    ldr q19, [x8, #1904]
    ldr q16, [sp, #2864]
    bit v1.16b, v16.16b, v19.16b
    ldr q16, [x8, #1824]
    ldr q9, [sp, #2880]
    bit v1.16b, v9.16b, v16.16b
    ldr q9, [x8, #1840]
    ldr q6, [sp, #2896]
    bit v1.16b, v6.16b, v9.16b
    ldr q6, [x8, #2160]
    ldr q29, [sp, #1680]
    bit v1.16b, v29.16b, v6.16b
    ldr q27, [x8, #1760]
    ldr q25, [sp, #3936]
    bit v1.16b, v25.16b, v27.16b
    ldr q2, [x8, #1728]
    ldr q11, [sp, #1696]
    bit v1.16b, v11.16b, v2.16b
    str q3, [sp, #80]
    ldr q3, [x8, #1408]
    ldr q4, [sp, #1712]
    bit v1.16b, v4.16b, v3.16b
    ldr q0, [x8, #1920]
    str q13, [sp, #96]
    ldr q13, [sp, #1728]
    bit v1.16b, v13.16b, v0.16b
    ldr q9, [x8, #1504]
    ldr q16, [sp, #1744]
    bit v1.16b, v16.16b, v9.16b
    ldr q19, [x8, #832]
    ldr q8, [sp, #2544]
    bit v1.16b, v8.16b, v19.16b
    ldr q24, [x8, #1456]
    ldr q15, [sp, #2560]
    bit v1.16b, v15.16b, v24.16b
    ldr q10, [x8, #720]
    ldr q14, [sp, #112]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #2288]
    ldr q10, [sp, #128]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #1712]
    ldr q14, [sp, #144]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #2672]
    ldr q10, [sp, #160]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #1632]
    ldr q14, [sp, #176]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #2048]
    ldr q10, [sp, #192]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #2016]
    ldr q14, [sp, #208]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #3024]
    ldr q10, [sp, #224]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #672]
    ldr q14, [sp, #256]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #3120]
    ldr q10, [sp, #272]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #2416]
    ldr q14, [sp, #288]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #2896]
    ldr q10, [sp, #304]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #2768]
    ldr q14, [sp, #320]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #2832]
    ldr q10, [sp, #336]
    bit v1.16b, v10.16b, v14.16b
    ldr q10, [x8, #2304]
    ldr q14, [sp, #5424]
    bit v1.16b, v14.16b, v10.16b
    ldr q14, [x8, #624]
    ldr q26, [sp, #6080]
    bit v1.16b, v26.16b, v14.16b
    ldr q26, [x8, #3184]
    bit v1.16b, v23.16b, v26.16b
    str q23, [sp, #336]
    ldr q23, [x8, #1184]
    ldr q17, [sp, #3664]
    bit v1.16b, v17.16b, v23.16b
    ldr q17, [x8, #976]
    ldr q18, [sp, #2912]
    bit v1.16b, v18.16b, v17.16b
    ldr q18, [x8, #1248]
    ldr q17, [sp, #2928]
    bit v1.16b, v17.16b, v18.16b
    ldr q17, [x8, #2064]
    ldr q18, [sp, #2944]
    bit v1.16b, v18.16b, v17.16b
    ldr q17, [sp, #2960]
    bit v1.16b, v17.16b, v30.16b
    ushr v30.2d, v1.2d, #32
    str q1, [sp, #320]
    ext v1.16b, v1.16b, v1.16b, #8
    str q1, [sp, #304]
    ushr v1.2d, v7.2d, #32
    sli v1.2d, v7.2d, #32
    str q1, [sp, #288]
    ext v1.16b, v1.16b, v1.16b, #8
    str q1, [sp, #272]
    ldr q1, [x1, #0]
    str q30, [sp, #256]
    ldr q30, [x8, #3568]
    tbl v30.16b, {v1.16b}, v30.16b
    ldr q1, [sp, #4528]
    bit v1.16b, v30.16b, v21.16b
    str q7, [sp, #4528]
    ldr q7, [sp, #2368]
    bit v1.16b, v7.16b, v20.16b
    ldr q20, [sp, #3808]
    bit v1.16b, v20.16b, v12.16b
    ldr q12, [sp, #3248]
    bit v1.16b, v12.16b, v28.16b
    ldr q28, [sp, #3232]
    bit v1.16b, v28.16b, v31.16b
    ldr q31, [sp, #3216]
    bit v1.16b, v31.16b, v5.16b
    ldr q5, [sp, #3008]
    bit v1.16b, v5.16b, v22.16b
    ldr q22, [x8, #640]
    ldr q21, [sp, #2992]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #2512]
    ldr q21, [sp, #3648]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #784]
    ldr q21, [sp, #1584]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #1664]
    ldr q21, [sp, #1600]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #2448]
    ldr q21, [sp, #1616]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #1072]
    ldr q21, [sp, #1632]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #3344]
    ldr q21, [sp, #1648]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #1936]
    ldr q21, [sp, #1664]
    bit v1.16b, v21.16b, v22.16b
    ldr q22, [x8, #704]
    bit v1.16b, v29.16b, v22.16b
    ldr q22, [x8, #2336]
    bit v1.16b, v25.16b, v22.16b
    ldr q22, [x8, #2912]
    bit v1.16b, v11.16b, v22.16b
    ldr q22, [x8, #560]
    bit v1.16b, v4.16b, v22.16b
    ldr q22, [x8, #3360]
    bit v1.16b, v13.16b, v22.16b
    ldr q22, [x8, #3312]
    bit v1.16b, v16.16b, v22.16b
    bit v1.16b, v8.16b, v6.16b
    bit v1.16b, v15.16b, v27.16b
    ldr q27, [sp, #2432]
    bit v1.16b, v27.16b, v2.16b
    ldr q2, [sp, #6112]
    bit v1.16b, v2.16b, v3.16b
    ldr q3, [sp, #1776]
    bit v1.16b, v3.16b, v0.16b
    ldr q0, [sp, #1792]
    bit v1.16b, v0.16b, v9.16b
    ldr q9, [sp, #1808]
    bit v1.16b, v9.16b, v19.16b
    ldr q19, [sp, #1824]
    bit v1.16b, v19.16b, v24.16b
    ldr q24, [x8, #3216]
    ldr q6, [sp, #1840]
    bit v1.16b, v6.16b, v24.16b
    ldr q24, [x8, #1120]
    ldr q22, [sp, #1856]
    bit v1.16b, v22.16b, v24.16b
    ldr q24, [x8, #2000]
    ldr q22, [sp, #1872]
    bit v1.16b, v22.16b, v24.16b
    ldr q24, [x8, #2352]
    ldr q22, [sp, #2032]
    bit v1.16b, v22.16b, v24.16b
    ldr q24, [x8, #2272]
    ldr q22, [sp, #1888]
    bit v1.16b, v22.16b, v24.16b
    ldr q24, [x8, #1952]
    ldr q22, [sp, #1904]
    bit v1.16b, v22.16b, v24.16b
    ldr q24, [x8, #3072]
    ldr q22, [sp, #3776]
    bit v1.16b, v22.16b, v24.16b
    ldr q22, [x8, #2224]
    ldr q24, [sp, #3792]
    bit v1.16b, v24.16b, v22.16b
    ldr q24, [x8, #2384]
    ldr q22, [sp, #1312]
    bit v1.16b, v22.16b, v24.16b
    ldr q22, [x8, #1008]
    ldr q24, [sp, #1328]
    bit v1.16b, v24.16b, v22.16b
    ldr q24, [x8, #1216]
    ldr q22, [sp, #1344]
    bit v1.16b, v22.16b, v24.16b
    ldr q22, [x8, #3504]
    ldr q24, [sp, #3264]
    bit v1.16b, v24.16b, v22.16b
    ldr q24, [x8, #1680]
    ldr q22, [sp, #1360]
    bit v1.16b, v22.16b, v24.16b
    ldr q22, [x8, #2848]
    ldr q24, [sp, #1376]
    bit v1.16b, v24.16b, v22.16b
    ldr q24, [x8, #1872]
    bit v1.16b, v18.16b, v24.16b
    ldr q22, [x8, #3088]
    bit v1.16b, v17.16b, v22.16b
    ldr q22, [x8, #3008]
    ldr q24, [sp, #3152]
    bit v1.16b, v24.16b, v22.16b
    ldr q22, [x8, #992]
    ldr q24, [sp, #3360]
    bit v1.16b, v24.16b, v22.16b
    ldr q22, [x8, #3280]
    ldr q24, [sp, #3376]
    bit v1.16b, v24.16b, v22.16b
    ldr q22, [x8, #2032]
    ldr q24, [sp, #2064]
    bit v1.16b, v24.16b, v22.16b
    ldr q22, [sp, #3392]
    bit v1.16b, v22.16b, v10.16b
    ldr q10, [sp, #3408]
    bit v1.16b, v10.16b, v14.16b
    ldr q14, [sp, #3424]
    bit v1.16b, v14.16b, v26.16b
    ldr q26, [sp, #3440]
    bit v1.16b, v26.16b, v23.16b
    ldr q23, [x8, #976]
    ldr q26, [sp, #3456]
    bit v1.16b, v26.16b, v23.16b
    ldr q23, [x8, #1248]
    ldr q26, [sp, #3472]
    bit v1.16b, v26.16b, v23.16b
    ldr q23, [x8, #2064]
    ldr q26, [sp, #3488]
    bit v1.16b, v26.16b, v23.16b
    ldr q23, [x8, #3040]
    ldr q26, [sp, #5312]
    bit v1.16b, v26.16b, v23.16b
    str q1, [sp, #224]
    ldr q1, [x8, #1568]
    ldr q23, [sp, #6096]
    bit v23.16b, v30.16b, v1.16b
    ldr q1, [x8, #1392]
    bit v23.16b, v7.16b, v1.16b
    ldr q1, [x8, #2960]
    bit v23.16b, v20.16b, v1.16b
    ldr q1, [x8, #960]
    bit v23.16b, v12.16b, v1.16b
    ldr q1, [x8, #3152]
    bit v23.16b, v28.16b, v1.16b
    ldr q1, [x8, #2144]
    bit v23.16b, v31.16b, v1.16b
    ldr q1, [x8, #1984]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #2976]
    ldr q5, [sp, #2992]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #2192]
    ldr q5, [sp, #3648]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #2816]
    ldr q5, [sp, #1584]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #3392]
    ldr q5, [sp, #1600]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #608]
    ldr q5, [sp, #1616]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #3200]
    ldr q5, [sp, #1632]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #1232]
    ldr q5, [sp, #1648]
    bit v23.16b, v5.16b, v1.16b
    ldr q1, [x8, #3520]
    bit v23.16b, v21.16b, v1.16b
    ldr q1, [x8, #848]
    bit v23.16b, v29.16b, v1.16b
    ldr q1, [x8, #2496]
    bit v23.16b, v25.16b, v1.16b
    ldr q1, [x8, #1520]
    bit v23.16b, v11.16b, v1.16b
    ldr q1, [x8, #1344]
    bit v23.16b, v4.16b, v1.16b
    ldr q1, [x8, #2080]
    bit v23.16b, v13.16b, v1.16b
    ldr q1, [x8, #2528]
    bit v23.16b, v16.16b, v1.16b
    ldr q1, [x8, #1264]
    bit v23.16b, v8.16b, v1.16b
    ldr q8, [x8, #1472]
    bit v23.16b, v15.16b, v8.16b
    ldr q15, [x8, #3376]
    bit v23.16b, v27.16b, v15.16b
    ldr q27, [x8, #2176]
    bit v23.16b, v2.16b, v27.16b
    ldr q2, [x8, #3408]
    bit v23.16b, v3.16b, v2.16b
    ldr q3, [x8, #2096]
    bit v23.16b, v0.16b, v3.16b
    ldr q0, [x8, #1296]
    bit v23.16b, v9.16b, v0.16b
    ldr q9, [x8, #2864]
    bit v23.16b, v19.16b, v9.16b
    ldr q19, [x8, #1776]
    bit v23.16b, v6.16b, v19.16b
    ldr q6, [x8, #2544]
    ldr q16, [sp, #1856]
    bit v23.16b, v16.16b, v6.16b
    ldr q16, [x8, #640]
    ldr q13, [sp, #1872]
    bit v23.16b, v13.16b, v16.16b
    ldr q16, [x8, #2512]
    ldr q13, [sp, #2032]
    bit v23.16b, v13.16b, v16.16b
    ldr q16, [x8, #784]
    ldr q13, [sp, #1888]
    bit v23.16b, v13.16b, v16.16b
    ldr q16, [x8, #1664]
    ldr q13, [sp, #1904]
    bit v23.16b, v13.16b, v16.16b
    ldr q13, [x8, #2448]
    ldr q16, [sp, #3856]
    bit v23.16b, v16.16b, v13.16b
    ldr q16, [x8, #1072]
    ldr q13, [sp, #3744]
    bit v23.16b, v13.16b, v16.16b
    ldr q13, [x8, #3344]
    ldr q16, [sp, #3680]
    bit v23.16b, v16.16b, v13.16b
    ldr q16, [x8, #1936]
    ldr q13, [sp, #3696]
    bit v23.16b, v13.16b, v16.16b
    ldr q13, [x8, #704]
    ldr q16, [sp, #3712]
    bit v23.16b, v16.16b, v13.16b
    ldr q16, [x8, #2336]
    ldr q13, [sp, #4496]
    bit v23.16b, v13.16b, v16.16b
    ldr q13, [x8, #2912]
    ldr q16, [sp, #2912]
    bit v23.16b, v16.16b, v13.16b
    ldr q16, [x8, #560]
    ldr q13, [sp, #2928]
    bit v23.16b, v13.16b, v16.16b
    ldr q16, [x8, #3360]
    bit v23.16b, v18.16b, v16.16b
    ldr q16, [x8, #3312]
    bit v23.16b, v17.16b, v16.16b
    ldr q16, [x8, #2160]
    ldr q17, [sp, #3152]
    bit v23.16b, v17.16b, v16.16b
    ldr q17, [x8, #1760]
    ldr q18, [sp, #3360]
    bit v23.16b, v18.16b, v17.16b
    ldr q18, [x8, #1728]
    ldr q13, [sp, #3376]
    bit v23.16b, v13.16b, v18.16b
    ldr q13, [x8, #1408]
    bit v23.16b, v24.16b, v13.16b
    ldr q24, [x8, #1920]
    bit v23.16b, v22.16b, v24.16b
    ldr q22, [x8, #1504]
    bit v23.16b, v10.16b, v22.16b
    ldr q10, [x8, #832]
    bit v23.16b, v14.16b, v10.16b
    ldr q14, [x8, #1456]
    ldr q10, [sp, #3440]
    bit v23.16b, v10.16b, v14.16b
    ldr q10, [x8, #3216]
    ldr q14, [sp, #3456]
    bit v23.16b, v14.16b, v10.16b
    ldr q14, [x8, #1120]
    ldr q10, [sp, #3472]
    bit v23.16b, v10.16b, v14.16b
    ldr q10, [x8, #2000]
    ldr q14, [sp, #3488]
    bit v23.16b, v14.16b, v10.16b
    ldr q14, [x8, #2352]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #2272]
    ldr q14, [sp, #3504]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #1952]
    ldr q26, [sp, #3520]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #656]
    ldr q14, [sp, #3536]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #3104]
    ldr q14, [sp, #3552]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1024]
    ldr q14, [sp, #3568]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #2704]
    ldr q14, [sp, #3584]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1152]
    ldr q14, [sp, #3600]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1696]
    ldr q14, [sp, #2672]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #3536]
    ldr q14, [sp, #4032]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1136]
    ldr q14, [sp, #4048]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #768]
    ldr q14, [sp, #4064]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1104]
    ldr q14, [sp, #4080]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1312]
    ldr q14, [sp, #4096]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #2432]
    ldr q14, [sp, #4112]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #2400]
    ldr q14, [sp, #4128]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1792]
    ldr q14, [sp, #4272]
    bit v23.16b, v14.16b, v26.16b
    ldr q26, [x8, #1872]
    ldr q14, [sp, #4144]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #3088]
    ldr q26, [sp, #4160]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #3008]
    ldr q14, [sp, #4176]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #992]
    ldr q26, [sp, #4192]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #3280]
    ldr q14, [sp, #4208]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #2032]
    ldr q26, [sp, #4224]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #2304]
    ldr q14, [sp, #4240]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #624]
    ldr q26, [sp, #5392]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #3184]
    ldr q14, [sp, #4592]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #1184]
    ldr q26, [sp, #4608]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #976]
    ldr q14, [sp, #4624]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #1248]
    ldr q26, [sp, #4640]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #2064]
    ldr q14, [sp, #4656]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #3040]
    ldr q26, [sp, #4672]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #2128]
    ldr q14, [sp, #4688]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #1056]
    ldr q26, [sp, #3840]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [x8, #2928]
    ldr q14, [sp, #4704]
    bit v23.16b, v14.16b, v26.16b
    ldr q14, [x8, #3328]
    ldr q26, [sp, #4720]
    bit v23.16b, v26.16b, v14.16b
    ldr q26, [sp, #3616]
    bit v26.16b, v30.16b, v1.16b
    bit v26.16b, v7.16b, v8.16b
    bit v26.16b, v20.16b, v15.16b
    bit v26.16b, v12.16b, v27.16b
    bit v26.16b, v28.16b, v2.16b
    bit v26.16b, v31.16b, v3.16b
    str q23, [sp, #3616]
    ldr q23, [sp, #3008]
    bit v26.16b, v23.16b, v0.16b
    ldr q0, [sp, #2992]
    bit v26.16b, v0.16b, v9.16b
    ldr q9, [sp, #3648]
    bit v26.16b, v9.16b, v19.16b
    ldr q19, [sp, #1584]
    bit v26.16b, v19.16b, v6.16b
    ldr q6, [x8, #1200]
    ldr q3, [sp, #1600]
    bit v26.16b, v3.16b, v6.16b
    ldr q6, [x8, #2656]
    ldr q2, [sp, #1616]
    bit v26.16b, v2.16b, v6.16b
    ldr q6, [x8, #688]
    ldr q2, [sp, #1632]
    bit v26.16b, v2.16b, v6.16b
    ldr q6, [x8, #2752]
    bit v26.16b, v5.16b, v6.16b
    ldr q6, [x8, #1360]
    bit v26.16b, v21.16b, v6.16b
    ldr q6, [x8, #2464]
    bit v26.16b, v29.16b, v6.16b
    ldr q6, [x8, #864]
    bit v26.16b, v25.16b, v6.16b
    ldr q6, [x8, #1904]
    bit v26.16b, v11.16b, v6.16b
    ldr q11, [x8, #1824]
    bit v26.16b, v4.16b, v11.16b
    ldr q4, [x8, #1840]
    ldr q25, [sp, #1728]
    bit v26.16b, v25.16b, v4.16b
    ldr q25, [sp, #1744]
    bit v26.16b, v25.16b, v16.16b
    ldr q25, [sp, #2544]
    bit v26.16b, v25.16b, v17.16b
    ldr q25, [sp, #2560]
    bit v26.16b, v25.16b, v18.16b
    ldr q25, [sp, #2432]
    bit v26.16b, v25.16b, v13.16b
    ldr q25, [sp, #6112]
    bit v26.16b, v25.16b, v24.16b
    ldr q25, [sp, #1776]
    bit v26.16b, v25.16b, v22.16b
    ldr q25, [x8, #832]
    ldr q29, [sp, #1792]
    bit v26.16b, v29.16b, v25.16b
    ldr q29, [x8, #1456]
    ldr q21, [sp, #1808]
    bit v26.16b, v21.16b, v29.16b
    ldr q21, [x8, #3216]
    ldr q5, [sp, #1824]
    bit v26.16b, v5.16b, v21.16b
    ldr q21, [x8, #1120]
    ldr q5, [sp, #1840]
    bit v26.16b, v5.16b, v21.16b
    ldr q21, [sp, #1856]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #2352]
    ldr q21, [sp, #1872]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #2272]
    ldr q21, [sp, #2032]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #1952]
    ldr q21, [sp, #1888]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #3072]
    ldr q21, [sp, #3760]
    bit v26.16b, v21.16b, v10.16b
    ldr q21, [x8, #2224]
    ldr q10, [sp, #3776]
    bit v26.16b, v10.16b, v21.16b
    ldr q10, [x8, #2384]
    ldr q21, [sp, #3792]
    bit v26.16b, v21.16b, v10.16b
    ldr q21, [x8, #1008]
    ldr q10, [sp, #1312]
    bit v26.16b, v10.16b, v21.16b
    ldr q10, [x8, #1216]
    ldr q21, [sp, #1328]
    bit v26.16b, v21.16b, v10.16b
    ldr q21, [x8, #3504]
    ldr q10, [sp, #1344]
    bit v26.16b, v10.16b, v21.16b
    ldr q21, [x8, #1680]
    ldr q10, [sp, #3264]
    bit v26.16b, v10.16b, v21.16b
    ldr q21, [x8, #2848]
    ldr q10, [sp, #1360]
    bit v26.16b, v10.16b, v21.16b
    ldr q21, [x8, #1872]
    ldr q10, [sp, #2928]
    bit v26.16b, v10.16b, v21.16b
    ldr q10, [x8, #3088]
    ldr q21, [sp, #2944]
    bit v26.16b, v21.16b, v10.16b
    ldr q21, [x8, #3008]
    ldr q10, [sp, #2960]
    bit v26.16b, v10.16b, v21.16b
    ldr q10, [x8, #992]
    ldr q21, [sp, #3152]
    bit v26.16b, v21.16b, v10.16b
    ldr q21, [x8, #3280]
    ldr q10, [sp, #3360]
    bit v26.16b, v10.16b, v21.16b
    ldr q10, [x8, #2032]
    ldr q21, [sp, #3376]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #2304]
    ldr q21, [sp, #2064]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #624]
    ldr q21, [sp, #3392]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #3184]
    ldr q21, [sp, #3408]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #1184]
    ldr q21, [sp, #3424]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #976]
    ldr q21, [sp, #3440]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #1248]
    ldr q21, [sp, #3456]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #2064]
    ldr q21, [sp, #3472]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #3040]
    ldr q21, [sp, #3488]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #2128]
    ldr q21, [sp, #5312]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #1056]
    ldr q21, [sp, #3504]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [x8, #2928]
    ldr q21, [sp, #3520]
    bit v26.16b, v21.16b, v10.16b
    ldr q10, [sp, #3536]
    bit v26.16b, v10.16b, v14.16b
    str q26, [sp, #3792]
    ldr q26, [sp, #3088]
    bit v26.16b, v30.16b, v6.16b
    bit v26.16b, v7.16b, v11.16b
    bit v26.16b, v20.16b, v4.16b
    bit v26.16b, v12.16b, v16.16b
    bit v26.16b, v28.16b, v17.16b
    bit v26.16b, v31.16b, v18.16b
    bit v26.16b, v23.16b, v13.16b
    bit v26.16b, v0.16b, v24.16b
    bit v26.16b, v9.16b, v22.16b
    bit v26.16b, v19.16b, v25.16b
    bit v26.16b, v3.16b, v29.16b
    ldr q14, [x8, #720]
    ldr q4, [sp, #352]
    bit v26.16b, v4.16b, v14.16b
    ldr q4, [x8, #2288]
    ldr q14, [sp, #368]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #1712]
    ldr q14, [sp, #384]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2672]
    ldr q14, [sp, #400]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #1632]
    ldr q14, [sp, #416]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2048]
    ldr q14, [sp, #432]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2016]
    ldr q14, [sp, #576]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #3024]
    ldr q14, [sp, #448]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #672]
    ldr q14, [sp, #464]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #3120]
    ldr q14, [sp, #480]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2416]
    ldr q14, [sp, #496]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2896]
    ldr q14, [sp, #512]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2768]
    ldr q14, [sp, #528]
    bit v26.16b, v14.16b, v4.16b
    ldr q4, [x8, #2832]
    ldr q14, [sp, #560]
    bit v26.16b, v14.16b, v4.16b
    str q26, [sp, #352]
    ldr q26, [x8, #2528]
    ldr q4, [sp, #5760]
    bit v4.16b, v30.16b, v26.16b
    bit v4.16b, v7.16b, v1.16b
    bit v4.16b, v20.16b, v8.16b
    bit v4.16b, v12.16b, v15.16b
    bit v4.16b, v28.16b, v27.16b
    ldr q14, [x8, #3408]
    bit v4.16b, v31.16b, v14.16b
    ldr q11, [x8, #2096]
    bit v4.16b, v23.16b, v11.16b
    ldr q6, [x8, #1296]
    bit v4.16b, v0.16b, v6.16b
    ldr q6, [x8, #2864]
    bit v4.16b, v9.16b, v6.16b
    ldr q6, [x8, #1776]
    bit v4.16b, v19.16b, v6.16b
    ldr q6, [x8, #2544]
    bit v4.16b, v3.16b, v6.16b
    ldr q6, [x8, #640]
    ldr q3, [sp, #1616]
    bit v4.16b, v3.16b, v6.16b
    ldr q6, [x8, #2512]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #784]
    ldr q2, [sp, #1648]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #1664]
    ldr q2, [sp, #1664]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #2448]
    ldr q2, [sp, #1680]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #1072]
    ldr q2, [sp, #3936]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #3344]
    ldr q2, [sp, #1696]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #1936]
    ldr q2, [sp, #1712]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #704]
    ldr q2, [sp, #1728]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #2336]
    ldr q2, [sp, #1744]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #2912]
    ldr q2, [sp, #2544]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #560]
    ldr q2, [sp, #2560]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #3360]
    ldr q2, [sp, #2432]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [x8, #3312]
    ldr q2, [sp, #6112]
    bit v4.16b, v2.16b, v6.16b
    ldr q6, [sp, #1776]
    bit v4.16b, v6.16b, v16.16b
    ldr q6, [sp, #1792]
    bit v4.16b, v6.16b, v17.16b
    ldr q6, [sp, #1808]
    bit v4.16b, v6.16b, v18.16b
    ldr q6, [sp, #1824]
    bit v4.16b, v6.16b, v13.16b
    bit v4.16b, v5.16b, v24.16b
    ldr q5, [sp, #1856]
    bit v4.16b, v5.16b, v22.16b
    ldr q5, [sp, #1872]
    bit v4.16b, v5.16b, v25.16b
    ldr q5, [sp, #2032]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #3216]
    ldr q29, [sp, #1888]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #1120]
    ldr q5, [sp, #1904]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #2000]
    ldr q29, [sp, #1920]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #2352]
    ldr q5, [sp, #1936]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #2272]
    ldr q29, [sp, #2416]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #1952]
    ldr q5, [sp, #2400]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #3072]
    ldr q29, [sp, #1344]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #2224]
    ldr q5, [sp, #3264]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #2384]
    ldr q29, [sp, #1360]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #1008]
    ldr q5, [sp, #1376]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #1216]
    ldr q29, [sp, #1392]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #3504]
    ldr q5, [sp, #1408]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #1680]
    ldr q29, [sp, #1424]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #2848]
    ldr q5, [sp, #1440]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #1872]
    ldr q29, [sp, #3376]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #3088]
    ldr q5, [sp, #2064]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #3008]
    ldr q29, [sp, #3392]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #992]
    ldr q5, [sp, #3408]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #3280]
    ldr q29, [sp, #3424]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #2032]
    ldr q5, [sp, #3440]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #2304]
    ldr q29, [sp, #3456]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #624]
    ldr q5, [sp, #3472]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #3184]
    ldr q29, [sp, #3488]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #1184]
    ldr q5, [sp, #5312]
    bit v4.16b, v5.16b, v29.16b
    ldr q5, [x8, #976]
    ldr q29, [sp, #3504]
    bit v4.16b, v29.16b, v5.16b
    ldr q29, [x8, #1248]
    bit v4.16b, v21.16b, v29.16b
    ldr q21, [x8, #2064]
    bit v4.16b, v10.16b, v21.16b
    ldr q10, [x8, #3040]
    ldr q21, [sp, #3552]
    bit v4.16b, v21.16b, v10.16b
    str q4, [sp, #5760]
    ldr q4, [x8, #1520]
    ldr q21, [sp, #4368]
    bit v21.16b, v30.16b, v4.16b
    ldr q4, [x8, #1344]
    bit v21.16b, v7.16b, v4.16b
    ldr q4, [x8, #2080]
    bit v21.16b, v20.16b, v4.16b
    bit v21.16b, v12.16b, v26.16b
    bit v21.16b, v28.16b, v1.16b
    bit v21.16b, v31.16b, v8.16b
    bit v21.16b, v23.16b, v15.16b
    bit v21.16b, v0.16b, v27.16b
    bit v21.16b, v9.16b, v14.16b
    bit v21.16b, v19.16b, v11.16b
    ldr q11, [x8, #1296]
    ldr q14, [sp, #1600]
    bit v21.16b, v14.16b, v11.16b
    ldr q11, [x8, #2864]
    bit v21.16b, v3.16b, v11.16b
    ldr q11, [x8, #1776]
    ldr q27, [sp, #1632]
    bit v21.16b, v27.16b, v11.16b
    ldr q11, [x8, #2544]
    ldr q15, [sp, #1648]
    bit v21.16b, v15.16b, v11.16b
    ldr q11, [x8, #1200]
    ldr q8, [sp, #1664]
    bit v21.16b, v8.16b, v11.16b
    ldr q11, [x8, #2656]
    ldr q1, [sp, #1680]
    bit v21.16b, v1.16b, v11.16b
    ldr q11, [x8, #688]
    ldr q26, [sp, #3936]
    bit v21.16b, v26.16b, v11.16b
    ldr q11, [x8, #2752]
    ldr q4, [sp, #1696]
    bit v21.16b, v4.16b, v11.16b
    ldr q11, [x8, #1360]
    ldr q4, [sp, #1712]
    bit v21.16b, v4.16b, v11.16b
    ldr q11, [x8, #2464]
    ldr q4, [sp, #1728]
    bit v21.16b, v4.16b, v11.16b
    ldr q11, [x8, #864]
    ldr q4, [sp, #1744]
    bit v21.16b, v4.16b, v11.16b
    ldr q11, [x8, #1904]
    ldr q4, [sp, #2544]
    bit v21.16b, v4.16b, v11.16b
    ldr q11, [x8, #1824]
    ldr q4, [sp, #2560]
    bit v21.16b, v4.16b, v11.16b
    ldr q11, [x8, #1840]
    ldr q4, [sp, #2432]
    bit v21.16b, v4.16b, v11.16b
    bit v21.16b, v2.16b, v16.16b
    ldr q11, [sp, #1776]
    bit v21.16b, v11.16b, v17.16b
    ldr q17, [sp, #1792]
    bit v21.16b, v17.16b, v18.16b
    ldr q18, [sp, #1808]
    bit v21.16b, v18.16b, v13.16b
    bit v21.16b, v6.16b, v24.16b
    ldr q24, [sp, #1840]
    bit v21.16b, v24.16b, v22.16b
    ldr q22, [sp, #1856]
    bit v21.16b, v22.16b, v25.16b
    ldr q25, [x8, #1456]
    ldr q13, [sp, #1872]
    bit v21.16b, v13.16b, v25.16b
    ldr q25, [x8, #3216]
    ldr q16, [sp, #2032]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1120]
    ldr q16, [sp, #1888]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2000]
    ldr q16, [sp, #1904]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2352]
    ldr q16, [sp, #1920]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2272]
    ldr q16, [sp, #1936]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1952]
    ldr q16, [sp, #2416]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #3072]
    ldr q16, [sp, #1328]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2224]
    ldr q16, [sp, #1344]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2384]
    ldr q16, [sp, #3264]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1008]
    ldr q16, [sp, #1360]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1216]
    ldr q16, [sp, #1376]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #3504]
    ldr q16, [sp, #1392]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1680]
    ldr q16, [sp, #1408]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2848]
    ldr q16, [sp, #1424]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1872]
    ldr q16, [sp, #3360]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #3088]
    ldr q16, [sp, #3376]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #3008]
    ldr q16, [sp, #2064]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #992]
    ldr q16, [sp, #3392]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #3280]
    ldr q16, [sp, #3408]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2032]
    ldr q16, [sp, #3424]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #2304]
    ldr q16, [sp, #3440]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #624]
    ldr q16, [sp, #3456]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #3184]
    ldr q16, [sp, #3472]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [x8, #1184]
    ldr q16, [sp, #3488]
    bit v21.16b, v16.16b, v25.16b
    ldr q25, [sp, #5312]
    bit v21.16b, v25.16b, v5.16b
    ldr q5, [sp, #3504]
    bit v21.16b, v5.16b, v29.16b
    ldr q29, [x8, #2064]
    ldr q5, [sp, #3520]
    bit v21.16b, v5.16b, v29.16b
    ldr q29, [sp, #3536]
    bit v21.16b, v29.16b, v10.16b
    ldr q10, [x8, #2128]
    ldr q29, [sp, #3552]
    bit v21.16b, v29.16b, v10.16b
    ldr q10, [x8, #1056]
    ldr q29, [sp, #3568]
    bit v21.16b, v29.16b, v10.16b
    ldr q10, [x8, #2928]
    ldr q29, [sp, #3584]
    bit v21.16b, v29.16b, v10.16b
    ldr q10, [x8, #3328]
    ldr q29, [sp, #3600]
    bit v21.16b, v29.16b, v10.16b
    str q21, [sp, #4368]
    ldr q21, [x8, #3168]
    ldr q10, [sp, #5248]
    bit v10.16b, v30.16b, v21.16b
    ldr q21, [x8, #1584]
    bit v10.16b, v7.16b, v21.16b
    ldr q21, [x8, #3456]
    bit v10.16b, v20.16b, v21.16b
    ldr q21, [x8, #1744]
    bit v10.16b, v12.16b, v21.16b
    ldr q21, [x8, #1568]
    bit v10.16b, v28.16b, v21.16b
    ldr q21, [x8, #1392]
    bit v10.16b, v31.16b, v21.16b
    ldr q21, [x8, #2960]
    bit v10.16b, v23.16b, v21.16b
    ldr q21, [x8, #960]
    bit v10.16b, v0.16b, v21.16b
    ldr q21, [x8, #3152]
    bit v10.16b, v9.16b, v21.16b
    ldr q21, [x8, #2144]
    bit v10.16b, v19.16b, v21.16b
    ldr q21, [x8, #1984]
    bit v10.16b, v14.16b, v21.16b
    ldr q21, [x8, #2976]
    bit v10.16b, v3.16b, v21.16b
    ldr q21, [x8, #2192]
    bit v10.16b, v27.16b, v21.16b
    ldr q21, [x8, #2816]
    bit v10.16b, v15.16b, v21.16b
    ldr q21, [x8, #3392]
    bit v10.16b, v8.16b, v21.16b
    ldr q21, [x8, #608]
    bit v10.16b, v1.16b, v21.16b
    ldr q21, [x8, #3200]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #1232]
    ldr q26, [sp, #1696]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #3520]
    ldr q26, [sp, #1712]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #848]
    ldr q26, [sp, #1728]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #2496]
    ldr q26, [sp, #1744]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #1520]
    ldr q26, [sp, #2544]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #1344]
    ldr q26, [sp, #2560]
    bit v10.16b, v26.16b, v21.16b
    ldr q21, [x8, #2080]
    bit v10.16b, v4.16b, v21.16b
    ldr q21, [x8, #2528]
    bit v10.16b, v2.16b, v21.16b
    ldr q21, [x8, #1264]
    bit v10.16b, v11.16b, v21.16b
    ldr q21, [x8, #1472]
    bit v10.16b, v17.16b, v21.16b
    ldr q21, [x8, #3376]
    bit v10.16b, v18.16b, v21.16b
    ldr q21, [x8, #2176]
    bit v10.16b, v6.16b, v21.16b
    ldr q21, [x8, #3408]
    bit v10.16b, v24.16b, v21.16b
    ldr q21, [x8, #2096]
    bit v10.16b, v22.16b, v21.16b
    ldr q21, [x8, #1296]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #2864]
    ldr q13, [sp, #2032]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1776]
    ldr q13, [sp, #1888]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #2544]
    ldr q13, [sp, #1904]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #640]
    ldr q13, [sp, #1920]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #2512]
    ldr q13, [sp, #1936]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #784]
    ldr q13, [sp, #2416]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1664]
    ldr q13, [sp, #2400]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #2448]
    ldr q13, [sp, #3712]
    bit v10.16b, v13.16b, v21.16b
    ldr q13, [x8, #1072]
    ldr q21, [sp, #4496]
    bit v10.16b, v21.16b, v13.16b
    ldr q13, [x8, #3344]
    ldr q21, [sp, #3280]
    bit v10.16b, v21.16b, v13.16b
    ldr q13, [x8, #1936]
    ldr q21, [sp, #3296]
    bit v10.16b, v21.16b, v13.16b
    ldr q13, [x8, #704]
    ldr q21, [sp, #3312]
    bit v10.16b, v21.16b, v13.16b
    ldr q13, [x8, #2336]
    ldr q21, [sp, #3328]
    bit v10.16b, v21.16b, v13.16b
    ldr q13, [x8, #2912]
    ldr q21, [sp, #3152]
    bit v10.16b, v21.16b, v13.16b
    ldr q21, [x8, #560]
    ldr q13, [sp, #3360]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #3360]
    ldr q13, [sp, #3376]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #3312]
    ldr q13, [sp, #2064]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #2160]
    ldr q13, [sp, #3392]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1760]
    ldr q13, [sp, #3408]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1728]
    ldr q13, [sp, #3424]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1408]
    ldr q13, [sp, #3440]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1920]
    ldr q13, [sp, #3456]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #1504]
    ldr q13, [sp, #3472]
    bit v10.16b, v13.16b, v21.16b
    ldr q21, [x8, #832]
    bit v10.16b, v16.16b, v21.16b
    ldr q21, [x8, #1456]
    bit v10.16b, v25.16b, v21.16b
    ldr q21, [x8, #3216]
    ldr q25, [sp, #3504]
    bit v10.16b, v25.16b, v21.16b
    ldr q21, [x8, #1120]
    bit v10.16b, v5.16b, v21.16b
    ldr q21, [x8, #2000]
    ldr q5, [sp, #3536]
    bit v10.16b, v5.16b, v21.16b
    ldr q21, [x8, #2352]
    ldr q5, [sp, #3552]
    bit v10.16b, v5.16b, v21.16b
    ldr q21, [x8, #2272]
    ldr q5, [sp, #3568]
    bit v10.16b, v5.16b, v21.16b
    ldr q21, [x8, #1952]
    ldr q5, [sp, #3584]
    bit v10.16b, v5.16b, v21.16b
    ldr q21, [x8, #656]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3104]
    ldr q29, [sp, #2672]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1024]
    ldr q29, [sp, #4032]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2704]
    ldr q29, [sp, #4048]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1152]
    ldr q29, [sp, #4064]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1696]
    ldr q29, [sp, #4080]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3536]
    ldr q29, [sp, #4096]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1136]
    ldr q29, [sp, #4112]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #768]
    ldr q29, [sp, #4128]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1104]
    ldr q29, [sp, #4272]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1312]
    ldr q29, [sp, #4144]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2432]
    ldr q29, [sp, #4160]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2400]
    ldr q29, [sp, #4176]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1792]
    ldr q29, [sp, #4192]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1872]
    ldr q29, [sp, #4208]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3088]
    ldr q29, [sp, #4224]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3008]
    ldr q29, [sp, #4240]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #992]
    ldr q29, [sp, #5392]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3280]
    ldr q29, [sp, #4592]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2032]
    ldr q29, [sp, #4608]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2304]
    ldr q29, [sp, #4624]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #624]
    ldr q29, [sp, #4640]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3184]
    ldr q29, [sp, #4656]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1184]
    ldr q29, [sp, #4672]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #976]
    ldr q29, [sp, #4688]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1248]
    ldr q29, [sp, #3840]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2064]
    ldr q29, [sp, #4704]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3040]
    ldr q29, [sp, #4720]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2128]
    ldr q29, [sp, #4736]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #1056]
    ldr q29, [sp, #4752]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #2928]
    ldr q29, [sp, #4768]
    bit v10.16b, v29.16b, v21.16b
    ldr q21, [x8, #3328]
    ldr q29, [sp, #4784]
    bit v10.16b, v29.16b, v21.16b
    str q10, [sp, #5248]
    ldr q10, [x8, #944]
    ldr q21, [sp, #4992]
    bit v21.16b, v30.16b, v10.16b
    ldr q10, [x8, #3168]
    bit v21.16b, v7.16b, v10.16b
    ldr q10, [x8, #1584]
    bit v21.16b, v20.16b, v10.16b
    ldr q10, [x8, #3456]
    bit v21.16b, v12.16b, v10.16b
    ldr q10, [x8, #1744]
    bit v21.16b, v28.16b, v10.16b
    ldr q28, [x8, #1568]
    bit v21.16b, v31.16b, v28.16b
    ldr q31, [x8, #1392]
    bit v21.16b, v23.16b, v31.16b
    ldr q23, [x8, #2960]
    bit v21.16b, v0.16b, v23.16b
    ldr q0, [x8, #960]
    bit v21.16b, v9.16b, v0.16b
    ldr q9, [x8, #3152]
    bit v21.16b, v19.16b, v9.16b
    ldr q19, [x8, #2144]
    bit v21.16b, v14.16b, v19.16b
    ldr q14, [x8, #1984]
    bit v21.16b, v3.16b, v14.16b
    ldr q3, [x8, #2976]
    bit v21.16b, v27.16b, v3.16b
    ldr q27, [x8, #2192]
    bit v21.16b, v15.16b, v27.16b
    ldr q15, [x8, #2816]
    bit v21.16b, v8.16b, v15.16b
    ldr q8, [x8, #3392]
    bit v21.16b, v1.16b, v8.16b
    ldr q1, [x8, #608]
    ldr q8, [sp, #3936]
    bit v21.16b, v8.16b, v1.16b
    ldr q8, [x8, #3200]
    ldr q1, [sp, #1696]
    bit v21.16b, v1.16b, v8.16b
    ldr q1, [x8, #1232]
    ldr q8, [sp, #1712]
    bit v21.16b, v8.16b, v1.16b
    ldr q8, [x8, #3520]
    ldr q1, [sp, #1728]
    bit v21.16b, v1.16b, v8.16b
    ldr q1, [x8, #848]
    ldr q8, [sp, #1744]
    bit v21.16b, v8.16b, v1.16b
    ldr q8, [x8, #2496]
    ldr q1, [sp, #2544]
    bit v21.16b, v1.16b, v8.16b
    ldr q1, [x8, #1520]
    bit v21.16b, v26.16b, v1.16b
    ldr q26, [x8, #1344]
    bit v21.16b, v4.16b, v26.16b
    ldr q4, [x8, #2080]
    bit v21.16b, v2.16b, v4.16b
    ldr q2, [x8, #2528]
    bit v21.16b, v11.16b, v2.16b
    ldr q11, [x8, #1264]
    bit v21.16b, v17.16b, v11.16b
    ldr q17, [x8, #1472]
    bit v21.16b, v18.16b, v17.16b
    ldr q18, [x8, #3376]
    bit v21.16b, v6.16b, v18.16b
    ldr q6, [x8, #2176]
    bit v21.16b, v24.16b, v6.16b
    ldr q24, [x8, #3408]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #2096]
    ldr q24, [sp, #1872]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #1296]
    ldr q22, [sp, #2032]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #2864]
    ldr q24, [sp, #1888]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #1776]
    ldr q22, [sp, #1904]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #2544]
    ldr q24, [sp, #1920]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #640]
    ldr q22, [sp, #1936]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #2512]
    ldr q24, [sp, #2416]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #784]
    ldr q22, [sp, #2400]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #1664]
    ldr q24, [sp, #2384]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #2448]
    ldr q22, [sp, #4496]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #1072]
    ldr q24, [sp, #3280]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #3344]
    ldr q22, [sp, #3296]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #1936]
    ldr q24, [sp, #3312]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #704]
    ldr q22, [sp, #3328]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #2336]
    ldr q24, [sp, #3344]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #2912]
    ldr q22, [sp, #3360]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #560]
    ldr q24, [sp, #3376]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #3360]
    ldr q22, [sp, #2064]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #3312]
    ldr q24, [sp, #3392]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #2160]
    ldr q22, [sp, #3408]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #1760]
    ldr q24, [sp, #3424]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #1728]
    ldr q22, [sp, #3440]
    bit v21.16b, v22.16b, v24.16b
    ldr q22, [x8, #1408]
    ldr q24, [sp, #3456]
    bit v21.16b, v24.16b, v22.16b
    ldr q24, [x8, #1920]
    bit v21.16b, v13.16b, v24.16b
    ldr q13, [x8, #1504]
    bit v21.16b, v16.16b, v13.16b
    ldr q16, [x8, #832]
    ldr q13, [sp, #5312]
    bit v21.16b, v13.16b, v16.16b
    ldr q13, [x8, #1456]
    bit v21.16b, v25.16b, v13.16b
    ldr q25, [x8, #3216]
    ldr q13, [sp, #3520]
    bit v21.16b, v13.16b, v25.16b
    ldr q13, [x8, #1120]
    ldr q25, [sp, #3536]
    bit v21.16b, v25.16b, v13.16b
    ldr q25, [x8, #2000]
    ldr q13, [sp, #3552]
    bit v21.16b, v13.16b, v25.16b
    ldr q13, [x8, #2352]
    ldr q25, [sp, #3568]
    bit v21.16b, v25.16b, v13.16b
    ldr q25, [x8, #2272]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1952]
    ldr q25, [sp, #3600]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #656]
    ldr q5, [sp, #2672]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #3104]
    ldr q25, [sp, #4032]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #1024]
    ldr q5, [sp, #4048]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #2704]
    ldr q25, [sp, #4064]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #1152]
    ldr q5, [sp, #4080]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1696]
    ldr q25, [sp, #4096]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #3536]
    ldr q5, [sp, #4112]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1136]
    ldr q25, [sp, #4128]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #768]
    ldr q5, [sp, #4272]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1104]
    ldr q25, [sp, #4144]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #1312]
    ldr q5, [sp, #4160]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #2432]
    ldr q25, [sp, #4176]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #2400]
    ldr q5, [sp, #4192]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1792]
    ldr q25, [sp, #4208]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #1872]
    ldr q5, [sp, #4224]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #3088]
    ldr q25, [sp, #4240]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #3008]
    ldr q5, [sp, #5392]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #992]
    ldr q25, [sp, #4592]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #3280]
    ldr q5, [sp, #4608]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #2032]
    ldr q25, [sp, #4624]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #2304]
    ldr q5, [sp, #4640]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #624]
    ldr q25, [sp, #4656]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #3184]
    ldr q5, [sp, #4672]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1184]
    ldr q25, [sp, #4688]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #976]
    ldr q5, [sp, #3840]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1248]
    ldr q25, [sp, #4704]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #2064]
    ldr q5, [sp, #4720]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #3040]
    ldr q25, [sp, #4736]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #2128]
    ldr q5, [sp, #4752]
    bit v21.16b, v5.16b, v25.16b
    ldr q5, [x8, #1056]
    ldr q25, [sp, #4768]
    bit v21.16b, v25.16b, v5.16b
    ldr q25, [x8, #2928]
    bit v21.16b, v29.16b, v25.16b
    ldr q29, [x8, #3328]
    ldr q25, [sp, #4800]
    bit v21.16b, v25.16b, v29.16b
    ldr q25, [sp, #4464]
    bit v25.16b, v30.16b, v10.16b
    bit v25.16b, v7.16b, v28.16b
    bit v25.16b, v20.16b, v31.16b
    bit v25.16b, v12.16b, v23.16b
    ldr q23, [sp, #3232]
    bit v25.16b, v23.16b, v0.16b
    ldr q0, [sp, #3216]
    bit v25.16b, v0.16b, v9.16b
    ldr q9, [sp, #3008]
    bit v25.16b, v9.16b, v19.16b
    ldr q19, [sp, #2992]
    bit v25.16b, v19.16b, v14.16b
    ldr q14, [sp, #3648]
    bit v25.16b, v14.16b, v3.16b
    ldr q3, [sp, #1584]
    bit v25.16b, v3.16b, v27.16b
    ldr q27, [sp, #1600]
    bsl v15.16b, v27.16b, v25.16b
    ldr q25, [x8, #3392]
    ldr q31, [sp, #1616]
    bsl v25.16b, v31.16b, v15.16b
    ldr q15, [x8, #608]
    ldr q28, [sp, #1632]
    bit v25.16b, v28.16b, v15.16b
    ldr q28, [x8, #3200]
    ldr q15, [sp, #1648]
    bit v25.16b, v15.16b, v28.16b
    ldr q15, [x8, #1232]
    ldr q28, [sp, #1664]
    bit v25.16b, v28.16b, v15.16b
    ldr q28, [x8, #3520]
    ldr q15, [sp, #1680]
    bit v25.16b, v15.16b, v28.16b
    ldr q15, [x8, #848]
    ldr q28, [sp, #3936]
    bit v25.16b, v28.16b, v15.16b
    ldr q28, [sp, #1696]
    bit v25.16b, v28.16b, v8.16b
    ldr q28, [sp, #1712]
    bit v25.16b, v28.16b, v1.16b
    ldr q28, [sp, #1728]
    bit v25.16b, v28.16b, v26.16b
    ldr q28, [sp, #1744]
    bit v25.16b, v28.16b, v4.16b
    ldr q28, [sp, #2544]
    bit v25.16b, v28.16b, v2.16b
    ldr q28, [sp, #2560]
    bit v25.16b, v28.16b, v11.16b
    ldr q28, [sp, #2432]
    bit v25.16b, v28.16b, v17.16b
    ldr q28, [sp, #6112]
    bit v25.16b, v28.16b, v18.16b
    ldr q28, [sp, #1776]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #3408]
    ldr q6, [sp, #1792]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #2096]
    ldr q28, [sp, #1808]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #1296]
    ldr q6, [sp, #1824]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #2864]
    ldr q28, [sp, #1840]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #1776]
    ldr q6, [sp, #1856]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #2544]
    ldr q28, [sp, #1872]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #640]
    ldr q6, [sp, #2032]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #2512]
    ldr q6, [sp, #1888]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #784]
    ldr q6, [sp, #1904]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #1664]
    ldr q6, [sp, #1920]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #2448]
    ldr q6, [sp, #3744]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #1072]
    ldr q28, [sp, #3680]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #3344]
    ldr q6, [sp, #3696]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #1936]
    ldr q28, [sp, #3712]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #704]
    ldr q6, [sp, #4496]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #2336]
    ldr q28, [sp, #3280]
    bit v25.16b, v28.16b, v6.16b
    ldr q28, [x8, #2912]
    ldr q6, [sp, #2928]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #560]
    ldr q6, [sp, #2944]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #3360]
    ldr q6, [sp, #2960]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #3312]
    ldr q6, [sp, #3152]
    bit v25.16b, v6.16b, v28.16b
    ldr q28, [x8, #2160]
    ldr q6, [sp, #3360]
    bit v25.16b, v6.16b, v28.16b
    ldr q6, [x8, #1760]
    ldr q18, [sp, #3376]
    bit v25.16b, v18.16b, v6.16b
    ldr q18, [x8, #1728]
    ldr q17, [sp, #2064]
    bit v25.16b, v17.16b, v18.16b
    ldr q17, [sp, #3392]
    bit v25.16b, v17.16b, v22.16b
    ldr q17, [sp, #3408]
    bit v25.16b, v17.16b, v24.16b
    ldr q17, [x8, #1504]
    ldr q11, [sp, #3424]
    bit v25.16b, v11.16b, v17.16b
    ldr q11, [sp, #3440]
    bit v25.16b, v11.16b, v16.16b
    ldr q11, [x8, #1456]
    ldr q2, [sp, #3456]
    bit v25.16b, v2.16b, v11.16b
    ldr q2, [x8, #3216]
    ldr q4, [sp, #3472]
    bit v25.16b, v4.16b, v2.16b
    ldr q4, [x8, #1120]
    ldr q2, [sp, #3488]
    bit v25.16b, v2.16b, v4.16b
    ldr q2, [x8, #2000]
    ldr q4, [sp, #5312]
    bit v25.16b, v4.16b, v2.16b
    ldr q4, [sp, #3504]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #2272]
    ldr q13, [sp, #3520]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #1952]
    ldr q4, [sp, #3536]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #656]
    ldr q13, [sp, #3552]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #3104]
    ldr q4, [sp, #3568]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #1024]
    ldr q13, [sp, #3584]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #2704]
    ldr q4, [sp, #3600]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #1152]
    ldr q13, [sp, #2672]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #1696]
    ldr q4, [sp, #4032]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #3536]
    ldr q13, [sp, #4048]
    bit v25.16b, v13.16b, v4.16b
    ldr q4, [x8, #1136]
    ldr q13, [sp, #4064]
    bit v25.16b, v13.16b, v4.16b
    ldr q4, [x8, #768]
    ldr q13, [sp, #4080]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #1104]
    ldr q4, [sp, #4096]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #1312]
    ldr q13, [sp, #4112]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #2432]
    ldr q4, [sp, #4128]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #2400]
    ldr q13, [sp, #4272]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #1792]
    ldr q4, [sp, #4144]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #1872]
    ldr q13, [sp, #4160]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #3088]
    ldr q4, [sp, #4176]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #3008]
    ldr q13, [sp, #4192]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #992]
    ldr q4, [sp, #4208]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #3280]
    ldr q13, [sp, #4224]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #2032]
    ldr q4, [sp, #4240]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #2304]
    ldr q13, [sp, #5392]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #624]
    ldr q4, [sp, #4592]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #3184]
    ldr q13, [sp, #4608]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #1184]
    ldr q4, [sp, #4624]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #976]
    ldr q13, [sp, #4640]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #1248]
    ldr q4, [sp, #4656]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #2064]
    ldr q13, [sp, #4672]
    bit v25.16b, v13.16b, v4.16b
    ldr q13, [x8, #3040]
    ldr q4, [sp, #4688]
    bit v25.16b, v4.16b, v13.16b
    ldr q4, [x8, #2128]
    ldr q13, [sp, #3840]
    bit v25.16b, v13.16b, v4.16b
    ldr q4, [sp, #4704]
    bit v25.16b, v4.16b, v5.16b
    ldr q5, [x8, #2928]
    ldr q4, [sp, #4720]
    bit v25.16b, v4.16b, v5.16b
    ldr q5, [sp, #4736]
    bit v25.16b, v5.16b, v29.16b
    ldr q29, [x8, #864]
    ldr q5, [sp, #2096]
    bit v5.16b, v30.16b, v29.16b
    ldr q4, [x8, #1904]
    bit v5.16b, v7.16b, v4.16b
    ldr q13, [x8, #1824]
    bit v5.16b, v20.16b, v13.16b
    ldr q2, [x8, #1840]
    bit v5.16b, v12.16b, v2.16b
    bit v5.16b, v23.16b, v28.16b
    bit v5.16b, v0.16b, v6.16b
    bit v5.16b, v9.16b, v18.16b
    bit v5.16b, v19.16b, v22.16b
    bit v5.16b, v14.16b, v24.16b
    bit v5.16b, v3.16b, v17.16b
    bit v5.16b, v27.16b, v16.16b
    bit v5.16b, v31.16b, v11.16b
    ldr q31, [x8, #720]
    ldr q27, [sp, #368]
    bsl v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #2288]
    ldr q27, [sp, #384]
    bsl v5.16b, v27.16b, v31.16b
    ldr q27, [x8, #1712]
    ldr q31, [sp, #400]
    bsl v27.16b, v31.16b, v5.16b
    ldr q5, [x8, #2672]
    ldr q31, [sp, #416]
    bsl v5.16b, v31.16b, v27.16b
    ldr q27, [x8, #1632]
    ldr q31, [sp, #432]
    bsl v27.16b, v31.16b, v5.16b
    ldr q5, [x8, #2048]
    ldr q31, [sp, #576]
    bsl v5.16b, v31.16b, v27.16b
    ldr q27, [x8, #2016]
    ldr q31, [sp, #448]
    bsl v27.16b, v31.16b, v5.16b
    ldr q5, [x8, #3024]
    ldr q31, [sp, #464]
    bsl v5.16b, v31.16b, v27.16b
    ldr q27, [x8, #672]
    ldr q31, [sp, #480]
    bsl v27.16b, v31.16b, v5.16b
    ldr q5, [x8, #3120]
    ldr q31, [sp, #496]
    bsl v5.16b, v31.16b, v27.16b
    ldr q27, [x8, #2416]
    ldr q31, [sp, #512]
    bsl v27.16b, v31.16b, v5.16b
    ldr q5, [x8, #2896]
    ldr q31, [sp, #528]
    bsl v5.16b, v31.16b, v27.16b
    ldr q27, [x8, #2768]
    ldr q31, [sp, #560]
    bsl v27.16b, v31.16b, v5.16b
    ldr q5, [x8, #2832]
    ldr q31, [sp, #544]
    bsl v5.16b, v31.16b, v27.16b
    ext v27.16b, v25.16b, v25.16b, #8
    ext v31.16b, v21.16b, v21.16b, #8
    str q25, [sp, #544]
    ldr q25, [sp, #5248]
    ext v25.16b, v25.16b, v25.16b, #8
    str q25, [sp, #560]
    ldr q25, [sp, #4368]
    str q27, [sp, #528]
    ushr v27.2d, v25.2d, #32
    sli v27.2d, v25.2d, #32
    ldr q25, [sp, #5760]
    str q27, [sp, #512]
    ushr v27.2d, v25.2d, #32
    sli v27.2d, v25.2d, #32
    ldr q25, [sp, #3792]
    str q27, [sp, #496]
    ushr v27.2d, v25.2d, #32
    sli v27.2d, v25.2d, #32
    ldr q25, [sp, #3616]
    ext v25.16b, v25.16b, v25.16b, #8
    str q25, [sp, #480]
    ldr q25, [sp, #224]
    str q31, [sp, #464]
    ushr v31.2d, v25.2d, #32
    sli v31.2d, v25.2d, #32
    ldr q25, [x8, #3888]
    str q27, [sp, #448]
    ldr q27, [x1, #0]
    tbl v25.16b, {v27.16b}, v25.16b
    str q21, [sp, #576]
    ldr q21, [x8, #1584]
    str q31, [sp, #432]
    ldr q31, [sp, #3104]
    bit v31.16b, v25.16b, v21.16b
    str q5, [sp, #3104]
    ldr q5, [x8, #3456]
    ldr q21, [sp, #832]
    bit v31.16b, v21.16b, v5.16b
    ldr q21, [sp, #848]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #1568]
    ldr q10, [sp, #864]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #1392]
    ldr q21, [sp, #880]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #2960]
    ldr q10, [sp, #896]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #960]
    ldr q21, [sp, #912]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #3152]
    ldr q10, [sp, #2016]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #2144]
    ldr q21, [sp, #96]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #1984]
    ldr q10, [sp, #944]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #2976]
    ldr q21, [sp, #960]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #2192]
    ldr q10, [sp, #976]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #3296]
    ldr q21, [sp, #992]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #2240]
    ldr q10, [sp, #2144]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #80]
    ldr q21, [sp, #5520]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #3056]
    ldr q10, [sp, #1024]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #608]
    ldr q21, [sp, #1552]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #3200]
    ldr q10, [sp, #1968]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [x8, #1232]
    ldr q21, [sp, #1952]
    bit v31.16b, v21.16b, v10.16b
    ldr q21, [x8, #3520]
    ldr q10, [sp, #1760]
    bit v31.16b, v10.16b, v21.16b
    ldr q10, [sp, #2208]
    bit v31.16b, v10.16b, v15.16b
    ldr q10, [sp, #2192]
    bit v31.16b, v10.16b, v8.16b
    ldr q10, [sp, #3024]
    bit v31.16b, v10.16b, v1.16b
    ldr q10, [sp, #1296]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #2080]
    ldr q26, [sp, #1280]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2528]
    ldr q10, [sp, #1264]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #1264]
    ldr q26, [sp, #1184]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #1472]
    ldr q10, [sp, #1200]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #3376]
    ldr q26, [sp, #1216]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2176]
    ldr q10, [sp, #1232]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #3408]
    ldr q26, [sp, #4304]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2096]
    ldr q10, [sp, #1248]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #1296]
    ldr q26, [sp, #1568]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2864]
    ldr q10, [sp, #2000]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #1776]
    ldr q26, [sp, #1984]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2544]
    ldr q10, [sp, #2176]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #1200]
    ldr q26, [sp, #1328]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2656]
    ldr q10, [sp, #1344]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #688]
    ldr q26, [sp, #3264]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2752]
    ldr q10, [sp, #1360]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [x8, #1360]
    ldr q26, [sp, #1376]
    bit v31.16b, v26.16b, v10.16b
    ldr q26, [x8, #2464]
    ldr q10, [sp, #1392]
    bit v31.16b, v10.16b, v26.16b
    ldr q10, [sp, #1408]
    bit v31.16b, v10.16b, v29.16b
    ldr q10, [sp, #1424]
    bit v31.16b, v10.16b, v4.16b
    ldr q10, [sp, #1440]
    bit v31.16b, v10.16b, v13.16b
    ldr q10, [sp, #2592]
    bit v31.16b, v10.16b, v2.16b
    bit v31.16b, v30.16b, v28.16b
    bit v31.16b, v7.16b, v6.16b
    bit v31.16b, v20.16b, v18.16b
    bit v31.16b, v12.16b, v22.16b
    bit v31.16b, v23.16b, v24.16b
    bit v31.16b, v0.16b, v17.16b
    bit v31.16b, v9.16b, v16.16b
    bit v31.16b, v19.16b, v11.16b
    ldr q10, [x8, #3216]
    bit v31.16b, v14.16b, v10.16b
    ldr q14, [x8, #1120]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #2000]
    ldr q14, [sp, #1600]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #2352]
    ldr q3, [sp, #1616]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #2272]
    ldr q14, [sp, #1632]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #1952]
    ldr q3, [sp, #1648]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #656]
    ldr q14, [sp, #1664]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #3104]
    ldr q3, [sp, #1680]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #1024]
    ldr q14, [sp, #3936]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #2704]
    ldr q3, [sp, #1696]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #1152]
    ldr q14, [sp, #1712]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #1696]
    ldr q3, [sp, #1728]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #800]
    ldr q14, [sp, #1744]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #1440]
    ldr q3, [sp, #2544]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #1552]
    ldr q14, [sp, #6112]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #1328]
    ldr q3, [sp, #1776]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #768]
    ldr q14, [sp, #1792]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #1104]
    ldr q3, [sp, #1808]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #1312]
    ldr q14, [sp, #1824]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #2432]
    ldr q3, [sp, #1840]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #2400]
    ldr q14, [sp, #1856]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #1792]
    ldr q3, [sp, #1872]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #1872]
    ldr q14, [sp, #2032]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #3088]
    ldr q3, [sp, #1888]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #3008]
    ldr q14, [sp, #1904]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #992]
    ldr q3, [sp, #1920]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #3280]
    ldr q14, [sp, #1936]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #2032]
    ldr q3, [sp, #2416]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #2304]
    ldr q14, [sp, #2400]
    bit v31.16b, v14.16b, v3.16b
    ldr q14, [x8, #624]
    ldr q3, [sp, #2384]
    bit v31.16b, v3.16b, v14.16b
    ldr q3, [x8, #3184]
    bit v31.16b, v27.16b, v3.16b
    str q31, [sp, #2592]
    ldr q31, [sp, #6672]
    bit v31.16b, v25.16b, v5.16b
    ldr q5, [x8, #1744]
    ldr q27, [sp, #832]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #1568]
    ldr q27, [sp, #848]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #1392]
    ldr q27, [sp, #864]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #2960]
    ldr q27, [sp, #880]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #960]
    ldr q27, [sp, #896]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #3152]
    ldr q27, [sp, #912]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #2144]
    ldr q27, [sp, #2016]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #1984]
    ldr q27, [sp, #96]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #2976]
    ldr q27, [sp, #944]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #2192]
    ldr q27, [sp, #960]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #3296]
    ldr q27, [sp, #976]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #2240]
    ldr q27, [sp, #992]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #80]
    ldr q27, [sp, #1008]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #3056]
    ldr q27, [sp, #5520]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #608]
    ldr q27, [sp, #1024]
    bit v31.16b, v27.16b, v5.16b
    ldr q5, [x8, #3200]
    ldr q27, [sp, #1552]
    bit v31.16b, v27.16b, v5.16b
    ldr q27, [x8, #1232]
    ldr q5, [sp, #1968]
    bit v31.16b, v5.16b, v27.16b
    ldr q27, [sp, #1952]
    bit v31.16b, v27.16b, v21.16b
    ldr q21, [sp, #1760]
    bit v31.16b, v21.16b, v15.16b
    ldr q15, [sp, #2208]
    bit v31.16b, v15.16b, v8.16b
    ldr q8, [sp, #2192]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #1344]
    ldr q8, [sp, #3024]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #2080]
    ldr q8, [sp, #1296]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #2528]
    ldr q8, [sp, #1280]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #1264]
    ldr q8, [sp, #1264]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #1472]
    ldr q8, [sp, #1184]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #3376]
    ldr q8, [sp, #1200]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #2176]
    ldr q8, [sp, #1216]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #3408]
    ldr q8, [sp, #1232]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #2096]
    ldr q8, [sp, #4304]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #1296]
    ldr q8, [sp, #1248]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #2864]
    ldr q8, [sp, #1568]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #1776]
    ldr q8, [sp, #2000]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #2544]
    ldr q8, [sp, #1984]
    bit v31.16b, v8.16b, v1.16b
    ldr q1, [x8, #1200]
    ldr q8, [sp, #1312]
    bit v31.16b, v8.16b, v1.16b
    ldr q8, [x8, #2656]
    ldr q1, [sp, #1328]
    bit v31.16b, v1.16b, v8.16b
    ldr q1, [x8, #688]
    ldr q8, [sp, #1344]
    bit v31.16b, v8.16b, v1.16b
    ldr q8, [x8, #2752]
    ldr q1, [sp, #3264]
    bit v31.16b, v1.16b, v8.16b
    ldr q1, [x8, #1360]
    ldr q8, [sp, #1360]
    bit v31.16b, v8.16b, v1.16b
    ldr q8, [sp, #1376]
    bit v31.16b, v8.16b, v26.16b
    ldr q8, [sp, #1392]
    bit v31.16b, v8.16b, v29.16b
    ldr q8, [sp, #1408]
    bit v31.16b, v8.16b, v4.16b
    ldr q8, [sp, #1424]
    bit v31.16b, v8.16b, v13.16b
    ldr q8, [sp, #1440]
    bit v31.16b, v8.16b, v2.16b
    ldr q8, [sp, #1456]
    bit v31.16b, v8.16b, v28.16b
    bit v31.16b, v30.16b, v6.16b
    bit v31.16b, v7.16b, v18.16b
    bit v31.16b, v20.16b, v22.16b
    bit v31.16b, v12.16b, v24.16b
    bit v31.16b, v23.16b, v17.16b
    bit v31.16b, v0.16b, v16.16b
    bit v31.16b, v9.16b, v11.16b
    bit v31.16b, v19.16b, v10.16b
    ldr q19, [x8, #1120]
    ldr q9, [sp, #3648]
    bit v31.16b, v9.16b, v19.16b
    ldr q9, [x8, #2000]
    ldr q0, [sp, #1584]
    bit v31.16b, v0.16b, v9.16b
    ldr q0, [x8, #2352]
    ldr q23, [sp, #1600]
    bit v31.16b, v23.16b, v0.16b
    ldr q23, [x8, #2272]
    ldr q12, [sp, #1616]
    bit v31.16b, v12.16b, v23.16b
    ldr q12, [x8, #1952]
    ldr q20, [sp, #1632]
    bit v31.16b, v20.16b, v12.16b
    ldr q20, [x8, #656]
    ldr q7, [sp, #1648]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #3104]
    ldr q20, [sp, #1664]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #1024]
    ldr q7, [sp, #1680]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #2704]
    ldr q20, [sp, #3936]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #1152]
    ldr q7, [sp, #1696]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #1696]
    ldr q20, [sp, #1712]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #800]
    ldr q7, [sp, #1728]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #1440]
    ldr q20, [sp, #1744]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #1552]
    ldr q7, [sp, #2432]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #1328]
    ldr q20, [sp, #6112]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #768]
    ldr q7, [sp, #1776]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #1104]
    ldr q20, [sp, #1792]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #1312]
    ldr q7, [sp, #1808]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #2432]
    ldr q20, [sp, #1824]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #2400]
    ldr q7, [sp, #1840]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #1792]
    ldr q20, [sp, #1856]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #1872]
    ldr q7, [sp, #1872]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #3088]
    ldr q20, [sp, #2032]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #3008]
    ldr q7, [sp, #1888]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #992]
    ldr q20, [sp, #1904]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #3280]
    ldr q7, [sp, #1920]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [x8, #2032]
    ldr q20, [sp, #1936]
    bit v31.16b, v20.16b, v7.16b
    ldr q20, [x8, #2304]
    ldr q7, [sp, #2416]
    bit v31.16b, v7.16b, v20.16b
    ldr q7, [sp, #2400]
    bit v31.16b, v7.16b, v14.16b
    ldr q7, [sp, #2384]
    bit v31.16b, v7.16b, v3.16b
    ldr q7, [x8, #1184]
    ldr q3, [x1, #0]
    bit v31.16b, v3.16b, v7.16b
    str q31, [sp, #2384]
    ldr q31, [x8, #1888]
    ldr q3, [sp, #2128]
    bit v3.16b, v25.16b, v31.16b
    ldr q7, [x8, #1376]
    ldr q14, [sp, #2608]
    bit v14.16b, v25.16b, v7.16b
    ldr q25, [sp, #832]
    bit v14.16b, v25.16b, v31.16b
    ldr q31, [x8, #944]
    bit v3.16b, v25.16b, v31.16b
    ldr q25, [x8, #3168]
    ldr q7, [sp, #848]
    bit v3.16b, v7.16b, v25.16b
    bit v14.16b, v7.16b, v31.16b
    ldr q7, [sp, #864]
    bit v14.16b, v7.16b, v25.16b
    ldr q25, [x8, #1584]
    bit v3.16b, v7.16b, v25.16b
    ldr q7, [x8, #3456]
    ldr q31, [sp, #880]
    bit v3.16b, v31.16b, v7.16b
    bit v14.16b, v31.16b, v25.16b
    ldr q31, [sp, #896]
    bit v14.16b, v31.16b, v7.16b
    ldr q7, [x8, #1744]
    bit v3.16b, v31.16b, v7.16b
    ldr q31, [x8, #1568]
    ldr q25, [sp, #912]
    bit v3.16b, v25.16b, v31.16b
    bit v14.16b, v25.16b, v7.16b
    ldr q25, [sp, #2016]
    bit v14.16b, v25.16b, v31.16b
    ldr q31, [x8, #1392]
    bit v3.16b, v25.16b, v31.16b
    ldr q25, [x8, #2960]
    ldr q7, [sp, #96]
    bit v3.16b, v7.16b, v25.16b
    bit v14.16b, v7.16b, v31.16b
    ldr q7, [sp, #944]
    bit v14.16b, v7.16b, v25.16b
    ldr q25, [x8, #960]
    bit v3.16b, v7.16b, v25.16b
    ldr q7, [sp, #960]
    bsl v25.16b, v7.16b, v14.16b
    ldr q14, [x8, #3152]
    bit v3.16b, v7.16b, v14.16b
    ldr q7, [sp, #976]
    bsl v14.16b, v7.16b, v25.16b
    ldr q25, [x8, #2144]
    bit v3.16b, v7.16b, v25.16b
    ldr q7, [sp, #992]
    bsl v25.16b, v7.16b, v14.16b
    ldr q14, [x8, #1984]
    bit v3.16b, v7.16b, v14.16b
    ldr q7, [sp, #2144]
    bsl v14.16b, v7.16b, v25.16b
    ldr q25, [x8, #2976]
    bit v3.16b, v7.16b, v25.16b
    ldr q7, [sp, #2160]
    bsl v25.16b, v7.16b, v14.16b
    ldr q14, [x8, #2192]
    bit v3.16b, v7.16b, v14.16b
    ldr q7, [sp, #1008]
    bsl v14.16b, v7.16b, v25.16b
    ldr q25, [x8, #3296]
    bit v3.16b, v7.16b, v25.16b
    ldr q7, [sp, #5520]
    bsl v25.16b, v7.16b, v14.16b
    ldr q14, [x8, #2240]
    ldr q31, [sp, #1024]
    bit v25.16b, v31.16b, v14.16b
    bsl v14.16b, v7.16b, v3.16b
    ldr q3, [x8, #80]
    bit v14.16b, v5.16b, v3.16b
    bsl v3.16b, v27.16b, v25.16b
    ldr q5, [x8, #3056]
    bit v14.16b, v27.16b, v5.16b
    bsl v5.16b, v21.16b, v3.16b
    ldr q3, [x8, #608]
    bit v14.16b, v21.16b, v3.16b
    bsl v3.16b, v15.16b, v5.16b
    ldr q5, [x8, #3200]
    bit v14.16b, v15.16b, v5.16b
    ldr q7, [sp, #2192]
    bsl v5.16b, v7.16b, v3.16b
    ldr q3, [x8, #1232]
    bit v14.16b, v7.16b, v3.16b
    ldr q7, [sp, #3024]
    bsl v3.16b, v7.16b, v5.16b
    ldr q5, [x8, #3520]
    bit v14.16b, v7.16b, v5.16b
    ldr q7, [sp, #1296]
    bsl v5.16b, v7.16b, v3.16b
    ldr q3, [x8, #848]
    bit v14.16b, v7.16b, v3.16b
    ldr q7, [sp, #1280]
    bsl v3.16b, v7.16b, v5.16b
    ldr q5, [x8, #2496]
    bit v14.16b, v7.16b, v5.16b
    ldr q7, [sp, #1264]
    bsl v5.16b, v7.16b, v3.16b
    ldr q3, [x8, #1520]
    bit v14.16b, v7.16b, v3.16b
    ldr q7, [x8, #1344]
    ldr q21, [sp, #1184]
    bit v14.16b, v21.16b, v7.16b
    bit v5.16b, v21.16b, v3.16b
    ldr q21, [sp, #1200]
    bit v5.16b, v21.16b, v7.16b
    ldr q25, [x8, #2080]
    bit v14.16b, v21.16b, v25.16b
    ldr q21, [x8, #2528]
    ldr q27, [sp, #1216]
    bit v14.16b, v27.16b, v21.16b
    bit v5.16b, v27.16b, v25.16b
    ldr q27, [sp, #1232]
    bit v5.16b, v27.16b, v21.16b
    ldr q31, [x8, #1264]
    bit v14.16b, v27.16b, v31.16b
    ldr q27, [x8, #1472]
    ldr q15, [sp, #4304]
    bit v14.16b, v15.16b, v27.16b
    bit v5.16b, v15.16b, v31.16b
    ldr q15, [sp, #1248]
    bit v5.16b, v15.16b, v27.16b
    ldr q27, [x8, #3376]
    bit v14.16b, v15.16b, v27.16b
    ldr q15, [x8, #2176]
    ldr q31, [sp, #1568]
    bit v14.16b, v31.16b, v15.16b
    bit v5.16b, v31.16b, v27.16b
    ldr q31, [sp, #2000]
    bit v5.16b, v31.16b, v15.16b
    ldr q15, [x8, #3408]
    bit v14.16b, v31.16b, v15.16b
    ldr q31, [x8, #2096]
    ldr q27, [sp, #1984]
    bit v14.16b, v27.16b, v31.16b
    bit v5.16b, v27.16b, v15.16b
    ldr q27, [sp, #2176]
    bit v5.16b, v27.16b, v31.16b
    ldr q31, [x8, #1296]
    bit v14.16b, v27.16b, v31.16b
    ldr q27, [x8, #2864]
    ldr q15, [sp, #2352]
    bit v14.16b, v15.16b, v27.16b
    bit v5.16b, v15.16b, v31.16b
    ldr q15, [sp, #2336]
    bit v5.16b, v15.16b, v27.16b
    ldr q27, [x8, #1776]
    bit v14.16b, v15.16b, v27.16b
    ldr q15, [x8, #2544]
    ldr q31, [sp, #5280]
    bit v14.16b, v31.16b, v15.16b
    bit v5.16b, v31.16b, v27.16b
    ldr q31, [sp, #2224]
    bit v5.16b, v31.16b, v15.16b
    ldr q15, [x8, #1200]
    bit v14.16b, v31.16b, v15.16b
    ldr q31, [x8, #2656]
    ldr q27, [sp, #2240]
    bit v14.16b, v27.16b, v31.16b
    bit v5.16b, v27.16b, v15.16b
    ldr q27, [sp, #2256]
    bit v5.16b, v27.16b, v31.16b
    ldr q31, [x8, #688]
    bit v14.16b, v27.16b, v31.16b
    ldr q27, [x8, #2752]
    ldr q15, [sp, #2272]
    bit v14.16b, v15.16b, v27.16b
    bit v5.16b, v15.16b, v31.16b
    ldr q15, [sp, #2288]
    bit v5.16b, v15.16b, v27.16b
    bit v14.16b, v15.16b, v1.16b
    ldr q15, [sp, #2304]
    bit v14.16b, v15.16b, v26.16b
    bit v5.16b, v15.16b, v1.16b
    ldr q15, [sp, #2320]
    bit v5.16b, v15.16b, v26.16b
    bit v14.16b, v15.16b, v29.16b
    ldr q15, [sp, #80]
    bit v14.16b, v15.16b, v4.16b
    bit v5.16b, v15.16b, v29.16b
    ldr q15, [sp, #2976]
    bit v5.16b, v15.16b, v4.16b
    bit v14.16b, v15.16b, v13.16b
    ldr q15, [sp, #2656]
    bit v14.16b, v15.16b, v2.16b
    bit v5.16b, v15.16b, v13.16b
    ldr q15, [sp, #2640]
    bit v5.16b, v15.16b, v2.16b
    bit v14.16b, v15.16b, v28.16b
    ldr q15, [sp, #2624]
    bit v14.16b, v15.16b, v6.16b
    bit v5.16b, v15.16b, v28.16b
    ldr q15, [sp, #3920]
    bit v5.16b, v15.16b, v6.16b
    bit v14.16b, v15.16b, v18.16b
    ldr q15, [sp, #3904]
    bit v14.16b, v15.16b, v22.16b
    bit v5.16b, v15.16b, v18.16b
    ldr q15, [sp, #3824]
    bit v5.16b, v15.16b, v22.16b
    bit v14.16b, v15.16b, v24.16b
    ldr q15, [sp, #4432]
    bit v14.16b, v15.16b, v17.16b
    bit v5.16b, v15.16b, v24.16b
    ldr q15, [sp, #2448]
    bit v5.16b, v15.16b, v17.16b
    bit v14.16b, v15.16b, v16.16b
    ldr q15, [sp, #2464]
    bit v14.16b, v15.16b, v11.16b
    bit v5.16b, v15.16b, v16.16b
    ldr q15, [sp, #2480]
    bit v5.16b, v15.16b, v11.16b
    bit v14.16b, v15.16b, v10.16b
    ldr q15, [sp, #2496]
    bit v14.16b, v15.16b, v19.16b
    bit v5.16b, v15.16b, v10.16b
    ldr q15, [sp, #2512]
    bit v5.16b, v15.16b, v19.16b
    bit v14.16b, v15.16b, v9.16b
    ldr q15, [sp, #2528]
    bit v14.16b, v15.16b, v0.16b
    bit v5.16b, v15.16b, v9.16b
    bit v5.16b, v8.16b, v0.16b
    bit v14.16b, v8.16b, v23.16b
    bit v14.16b, v30.16b, v12.16b
    bit v5.16b, v30.16b, v23.16b
    ldr q30, [sp, #2368]
    bit v5.16b, v30.16b, v12.16b
    ldr q8, [x8, #656]
    bit v14.16b, v30.16b, v8.16b
    ldr q30, [x8, #3104]
    ldr q15, [sp, #3808]
    bit v14.16b, v15.16b, v30.16b
    bit v5.16b, v15.16b, v8.16b
    ldr q15, [sp, #3248]
    bit v5.16b, v15.16b, v30.16b
    ldr q30, [x8, #1024]
    bit v14.16b, v15.16b, v30.16b
    ldr q15, [x8, #2704]
    ldr q8, [sp, #3232]
    bit v14.16b, v8.16b, v15.16b
    bit v5.16b, v8.16b, v30.16b
    ldr q8, [sp, #3216]
    bit v5.16b, v8.16b, v15.16b
    ldr q15, [x8, #1152]
    bit v14.16b, v8.16b, v15.16b
    ldr q8, [x8, #1696]
    ldr q30, [sp, #3008]
    bit v14.16b, v30.16b, v8.16b
    bit v5.16b, v30.16b, v15.16b
    ldr q30, [sp, #2992]
    bit v5.16b, v30.16b, v8.16b
    ldr q8, [x8, #800]
    bit v14.16b, v30.16b, v8.16b
    ldr q30, [sp, #3648]
    bsl v8.16b, v30.16b, v5.16b
    ldr q5, [x8, #1440]
    ldr q15, [sp, #1584]
    bit v8.16b, v15.16b, v5.16b
    bsl v5.16b, v30.16b, v14.16b
    ldr q30, [x8, #1552]
    ldr q14, [sp, #1616]
    bit v5.16b, v14.16b, v30.16b
    ldr q14, [sp, #1632]
    bsl v30.16b, v14.16b, v8.16b
    ldr q8, [x8, #1328]
    bit v5.16b, v14.16b, v8.16b
    ldr q14, [sp, #1648]
    bsl v8.16b, v14.16b, v30.16b
    ldr q30, [x8, #768]
    bit v5.16b, v14.16b, v30.16b
    ldr q14, [x8, #1104]
    ldr q15, [sp, #1664]
    bit v5.16b, v15.16b, v14.16b
    bit v8.16b, v15.16b, v30.16b
    ldr q15, [sp, #1680]
    bit v8.16b, v15.16b, v14.16b
    ldr q14, [x8, #1312]
    bit v5.16b, v15.16b, v14.16b
    ldr q15, [x8, #2432]
    ldr q30, [sp, #3936]
    bit v5.16b, v30.16b, v15.16b
    bit v8.16b, v30.16b, v14.16b
    ldr q30, [sp, #1696]
    bit v8.16b, v30.16b, v15.16b
    ldr q15, [x8, #2400]
    bit v5.16b, v30.16b, v15.16b
    ldr q30, [x8, #1792]
    ldr q14, [sp, #1712]
    bit v5.16b, v14.16b, v30.16b
    bit v8.16b, v14.16b, v15.16b
    ldr q14, [sp, #1728]
    bit v8.16b, v14.16b, v30.16b
    ldr q30, [x8, #1872]
    bit v5.16b, v14.16b, v30.16b
    ldr q14, [x8, #3088]
    ldr q15, [sp, #1744]
    bit v5.16b, v15.16b, v14.16b
    bit v8.16b, v15.16b, v30.16b
    ldr q15, [sp, #2544]
    bit v8.16b, v15.16b, v14.16b
    ldr q14, [x8, #3008]
    bit v5.16b, v15.16b, v14.16b
    ldr q15, [x8, #992]
    ldr q30, [sp, #2560]
    bit v5.16b, v30.16b, v15.16b
    bit v8.16b, v30.16b, v14.16b
    ldr q30, [sp, #2432]
    bit v8.16b, v30.16b, v15.16b
    ldr q15, [x8, #3280]
    bit v5.16b, v30.16b, v15.16b
    ldr q30, [x8, #2032]
    ldr q14, [sp, #6112]
    bit v5.16b, v14.16b, v30.16b
    bit v8.16b, v14.16b, v15.16b
    ldr q14, [sp, #1776]
    bit v8.16b, v14.16b, v30.16b
    bit v5.16b, v14.16b, v20.16b
    ldr q14, [x8, #624]
    ldr q30, [sp, #1792]
    bit v5.16b, v30.16b, v14.16b
    bit v8.16b, v30.16b, v20.16b
    ldr q30, [sp, #1808]
    bit v8.16b, v30.16b, v14.16b
    ldr q15, [x8, #3184]
    bit v5.16b, v30.16b, v15.16b
    ldr q30, [x8, #1184]
    ldr q12, [sp, #1824]
    bit v5.16b, v12.16b, v30.16b
    bit v8.16b, v12.16b, v15.16b
    ldr q12, [sp, #1840]
    bit v8.16b, v12.16b, v30.16b
    ldr q23, [x8, #976]
    bit v5.16b, v12.16b, v23.16b
    ldr q12, [x8, #1248]
    ldr q0, [sp, #1856]
    bit v5.16b, v0.16b, v12.16b
    bit v8.16b, v0.16b, v23.16b
    ldr q0, [sp, #1872]
    bit v8.16b, v0.16b, v12.16b
    ldr q9, [x8, #2064]
    bit v5.16b, v0.16b, v9.16b
    ldr q0, [x8, #3040]
    ldr q19, [sp, #2032]
    bit v5.16b, v19.16b, v0.16b
    bit v8.16b, v19.16b, v9.16b
    ldr q19, [sp, #1888]
    bit v8.16b, v19.16b, v0.16b
    ushr v19.2d, v8.2d, #32
    sli v19.2d, v8.2d, #32
    str q8, [sp, #1888]
    ext v8.16b, v19.16b, v19.16b, #8
    str q8, [sp, #2032]
    ext v8.16b, v5.16b, v5.16b, #8
    str q5, [sp, #1872]
    ldr q5, [x1, #0]
    str q19, [sp, #1856]
    shl v19.4s, v5.4s, #2
    str q8, [sp, #1840]
    ldr q8, [x8, #912]
    ldr q10, [sp, #4576]
    bit v10.16b, v19.16b, v8.16b
    ldr q11, [x8, #2944]
    ldr q16, [sp, #3872]
    bit v10.16b, v16.16b, v11.16b
    ldr q17, [x8, #2368]
    ldr q24, [sp, #6496]
    bit v10.16b, v24.16b, v17.16b
    ldr q17, [x8, #592]
    ldr q11, [sp, #5504]
    bit v10.16b, v11.16b, v17.16b
    ldr q17, [x8, #2784]
    ldr q8, [sp, #1488]
    bit v10.16b, v8.16b, v17.16b
    ldr q17, [x8, #1088]
    ldr q5, [sp, #2080]
    bit v10.16b, v5.16b, v17.16b
    ldr q17, [x8, #2736]
    ldr q0, [sp, #4848]
    bit v10.16b, v0.16b, v17.16b
    ldr q17, [x8, #752]
    ldr q9, [sp, #6000]
    bit v10.16b, v9.16b, v17.16b
    ldr q17, [x8, #1376]
    ldr q9, [sp, #2704]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #1888]
    ldr q17, [sp, #5232]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #944]
    ldr q9, [sp, #3200]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #3168]
    ldr q17, [sp, #5424]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #1584]
    ldr q9, [sp, #6080]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #3456]
    ldr q17, [sp, #336]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #1744]
    ldr q9, [sp, #3664]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #1568]
    ldr q17, [sp, #2912]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #1392]
    ldr q9, [sp, #2928]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #2960]
    ldr q17, [sp, #2944]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #2720]
    ldr q9, [sp, #2960]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #1600]
    ldr q17, [sp, #3152]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #2592]
    ldr q9, [sp, #3360]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #3424]
    ldr q17, [sp, #3376]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #3232]
    ldr q9, [sp, #2064]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #3472]
    ldr q17, [sp, #3392]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [x8, #2608]
    ldr q9, [sp, #3408]
    bit v10.16b, v9.16b, v17.16b
    ldr q9, [x8, #2992]
    ldr q17, [sp, #3424]
    bit v10.16b, v17.16b, v9.16b
    ldr q17, [sp, #3440]
    bit v10.16b, v17.16b, v3.16b
    ldr q17, [sp, #3456]
    bit v10.16b, v17.16b, v7.16b
    ldr q17, [sp, #3472]
    bit v10.16b, v17.16b, v25.16b
    ldr q17, [sp, #3488]
    bit v10.16b, v17.16b, v21.16b
    ldr q17, [x8, #1264]
    ldr q21, [sp, #5312]
    bit v10.16b, v21.16b, v17.16b
    ldr q21, [x8, #1472]
    ldr q17, [sp, #3504]
    bit v10.16b, v17.16b, v21.16b
    ldr q17, [x8, #3376]
    ldr q21, [sp, #3520]
    bit v10.16b, v21.16b, v17.16b
    ldr q21, [x8, #2176]
    ldr q17, [sp, #3536]
    bit v10.16b, v17.16b, v21.16b
    ldr q17, [x8, #3408]
    ldr q21, [sp, #3552]
    bit v10.16b, v21.16b, v17.16b
    ldr q21, [x8, #2096]
    ldr q17, [sp, #3568]
    bit v10.16b, v17.16b, v21.16b
    ldr q17, [x8, #1296]
    ldr q21, [sp, #3584]
    bit v10.16b, v21.16b, v17.16b
    ldr q21, [x8, #2864]
    ldr q17, [sp, #3600]
    bit v10.16b, v17.16b, v21.16b
    ldr q17, [x8, #1776]
    ldr q21, [sp, #2672]
    bit v10.16b, v21.16b, v17.16b
    ldr q17, [x8, #2544]
    ldr q25, [sp, #4032]
    bit v10.16b, v25.16b, v17.16b
    ldr q17, [x8, #1200]
    ldr q25, [sp, #6512]
    bit v10.16b, v25.16b, v17.16b
    ldr q25, [x8, #2656]
    ldr q17, [sp, #6528]
    bit v10.16b, v17.16b, v25.16b
    ldr q17, [sp, #6544]
    bit v10.16b, v17.16b, v31.16b
    ldr q17, [sp, #6560]
    bit v10.16b, v17.16b, v27.16b
    ldr q17, [sp, #6576]
    bit v10.16b, v17.16b, v1.16b
    ldr q17, [sp, #6592]
    bit v10.16b, v17.16b, v26.16b
    ldr q17, [sp, #3184]
    bit v10.16b, v17.16b, v29.16b
    ldr q17, [sp, #6608]
    bit v10.16b, v17.16b, v4.16b
    ldr q17, [sp, #6624]
    bit v10.16b, v17.16b, v13.16b
    ldr q17, [sp, #6640]
    bit v10.16b, v17.16b, v2.16b
    ldr q17, [sp, #4752]
    bit v10.16b, v17.16b, v28.16b
    ldr q17, [sp, #4768]
    bit v10.16b, v17.16b, v6.16b
    ldr q17, [sp, #4784]
    bit v10.16b, v17.16b, v18.16b
    ldr q17, [sp, #4800]
    bit v10.16b, v17.16b, v22.16b
    str q10, [sp, #6640]
    ldr q10, [sp, #3104]
    bit v10.16b, v19.16b, v20.16b
    bit v10.16b, v16.16b, v14.16b
    bit v10.16b, v24.16b, v15.16b
    bit v10.16b, v11.16b, v30.16b
    bit v10.16b, v8.16b, v23.16b
    bit v10.16b, v5.16b, v12.16b
    ldr q12, [x8, #2064]
    bit v10.16b, v0.16b, v12.16b
    ldr q12, [x8, #3040]
    ldr q23, [sp, #6000]
    bit v10.16b, v23.16b, v12.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q30, [x8, #928]
    ldr q15, [sp, #4528]
    mov v14.16b, v30.16b
    bsl v14.16b, v15.16b, v10.16b
    str q14, [sp, #3104]
    ext v14.16b, v14.16b, v14.16b, #8
    str q14, [sp, #4576]
    ext v14.16b, v10.16b, v10.16b, #4
    bit v12.16b, v14.16b, v30.16b
    ext v14.16b, v12.16b, v12.16b, #8
    str q10, [sp, #1824]
    ext v10.16b, v10.16b, v10.16b, #8
    bif v10.16b, v15.16b, v30.16b
    ext v15.16b, v10.16b, v10.16b, #8
    ldr q30, [x1, #0]
    shl v30.4s, v30.4s, #1
    str q14, [sp, #1808]
    ldr q14, [x8, #912]
    str q15, [sp, #1792]
    ldr q15, [sp, #4912]
    bsl v14.16b, v30.16b, v15.16b
    ldr q15, [x8, #2944]
    bsl v15.16b, v19.16b, v14.16b
    ldr q14, [x8, #2368]
    bsl v14.16b, v16.16b, v15.16b
    ldr q15, [x8, #592]
    bit v14.16b, v24.16b, v15.16b
    str q12, [sp, #4912]
    ldr q12, [sp, #5344]
    bsl v15.16b, v30.16b, v12.16b
    ldr q12, [x8, #2784]
    bit v15.16b, v19.16b, v12.16b
    str q10, [sp, #5344]
    ldr q10, [x8, #1088]
    bit v15.16b, v16.16b, v10.16b
    ldr q20, [x8, #2736]
    bit v15.16b, v24.16b, v20.16b
    ldr q24, [x8, #752]
    bit v15.16b, v11.16b, v24.16b
    ldr q24, [x8, #1376]
    bit v15.16b, v8.16b, v24.16b
    ldr q24, [x8, #1888]
    bit v15.16b, v5.16b, v24.16b
    ldr q24, [x8, #944]
    bit v15.16b, v0.16b, v24.16b
    ldr q24, [x8, #3168]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #1584]
    ldr q23, [sp, #2704]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #3456]
    ldr q23, [sp, #5232]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #1744]
    ldr q23, [sp, #3200]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #1568]
    ldr q23, [sp, #5424]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #1392]
    ldr q23, [sp, #6080]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #2960]
    ldr q23, [sp, #336]
    bit v15.16b, v23.16b, v24.16b
    ldr q24, [x8, #2720]
    ldr q23, [sp, #5472]
    bit v15.16b, v23.16b, v24.16b
    ldr q23, [x8, #1600]
    ldr q24, [sp, #6128]
    bit v15.16b, v24.16b, v23.16b
    ldr q24, [x8, #2592]
    ldr q23, [sp, #6144]
    bit v15.16b, v23.16b, v24.16b
    ldr q23, [x8, #3424]
    ldr q24, [sp, #6160]
    bit v15.16b, v24.16b, v23.16b
    ldr q24, [x8, #3232]
    ldr q23, [sp, #6176]
    bit v15.16b, v23.16b, v24.16b
    ldr q23, [x8, #3472]
    ldr q24, [sp, #6192]
    bit v15.16b, v24.16b, v23.16b
    ldr q24, [x8, #2608]
    ldr q23, [sp, #6208]
    bit v15.16b, v23.16b, v24.16b
    ldr q23, [sp, #6224]
    bit v15.16b, v23.16b, v9.16b
    bit v15.16b, v21.16b, v3.16b
    ldr q23, [sp, #4032]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #2080]
    ldr q7, [sp, #4048]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [x8, #2528]
    ldr q23, [sp, #4064]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #1264]
    ldr q7, [sp, #4080]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [x8, #1472]
    ldr q23, [sp, #4096]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #3376]
    ldr q7, [sp, #4112]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [x8, #2176]
    ldr q23, [sp, #4128]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #3408]
    ldr q7, [sp, #4272]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [x8, #2096]
    ldr q23, [sp, #4144]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #1296]
    ldr q7, [sp, #4160]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [x8, #2864]
    ldr q23, [sp, #4176]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #1776]
    ldr q7, [sp, #4192]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [x8, #2544]
    ldr q23, [sp, #4208]
    bit v15.16b, v23.16b, v7.16b
    ldr q23, [x8, #1200]
    ldr q7, [sp, #4224]
    bit v15.16b, v7.16b, v23.16b
    ldr q7, [sp, #4240]
    bit v15.16b, v7.16b, v25.16b
    ldr q7, [sp, #5392]
    bit v15.16b, v7.16b, v31.16b
    ldr q7, [sp, #4592]
    bit v15.16b, v7.16b, v27.16b
    ldr q7, [sp, #4608]
    bit v15.16b, v7.16b, v1.16b
    ldr q7, [sp, #4624]
    bit v15.16b, v7.16b, v26.16b
    ldr q7, [sp, #4640]
    bit v15.16b, v7.16b, v29.16b
    ldr q7, [sp, #4656]
    bit v15.16b, v7.16b, v4.16b
    ldr q7, [sp, #4672]
    bit v15.16b, v7.16b, v13.16b
    ldr q7, [sp, #4688]
    bit v15.16b, v7.16b, v2.16b
    ldr q7, [sp, #3840]
    bit v15.16b, v7.16b, v28.16b
    ldr q7, [sp, #4704]
    bit v15.16b, v7.16b, v6.16b
    ldr q7, [sp, #4720]
    bit v15.16b, v7.16b, v18.16b
    ldr q7, [sp, #4736]
    bit v15.16b, v7.16b, v22.16b
    ldr q7, [x8, #1920]
    ldr q22, [sp, #4752]
    bit v15.16b, v22.16b, v7.16b
    ldr q22, [x8, #1504]
    ldr q7, [sp, #4768]
    bit v15.16b, v7.16b, v22.16b
    ldr q7, [x8, #832]
    ldr q22, [sp, #4784]
    bit v15.16b, v22.16b, v7.16b
    ldr q22, [x8, #1456]
    bit v15.16b, v17.16b, v22.16b
    bit v14.16b, v11.16b, v12.16b
    str q15, [sp, #6224]
    ldr q15, [sp, #5408]
    bsl v12.16b, v30.16b, v15.16b
    bit v12.16b, v19.16b, v10.16b
    bsl v10.16b, v8.16b, v14.16b
    bit v10.16b, v5.16b, v20.16b
    bsl v20.16b, v16.16b, v12.16b
    ldr q12, [x8, #752]
    ldr q14, [sp, #6496]
    bit v20.16b, v14.16b, v12.16b
    bsl v12.16b, v0.16b, v10.16b
    ldr q10, [x8, #1376]
    ldr q15, [sp, #6000]
    bit v12.16b, v15.16b, v10.16b
    bsl v10.16b, v11.16b, v20.16b
    ldr q20, [x8, #1888]
    bit v10.16b, v8.16b, v20.16b
    ldr q8, [sp, #2704]
    bsl v20.16b, v8.16b, v12.16b
    ldr q12, [x8, #944]
    ldr q11, [sp, #5232]
    bit v20.16b, v11.16b, v12.16b
    bsl v12.16b, v5.16b, v10.16b
    ldr q10, [x8, #3168]
    bit v12.16b, v0.16b, v10.16b
    ldr q0, [sp, #3200]
    bsl v10.16b, v0.16b, v20.16b
    ldr q20, [x8, #1584]
    ldr q5, [sp, #5424]
    bit v10.16b, v5.16b, v20.16b
    bsl v20.16b, v15.16b, v12.16b
    ldr q12, [x8, #3456]
    bit v20.16b, v8.16b, v12.16b
    ldr q8, [sp, #6080]
    bsl v12.16b, v8.16b, v10.16b
    ldr q10, [x8, #1744]
    ldr q15, [sp, #336]
    bit v12.16b, v15.16b, v10.16b
    bsl v10.16b, v11.16b, v20.16b
    ldr q20, [x8, #1568]
    bit v10.16b, v0.16b, v20.16b
    ldr q15, [x8, #1392]
    bit v10.16b, v5.16b, v15.16b
    ldr q5, [x8, #2960]
    bit v10.16b, v8.16b, v5.16b
    ldr q8, [x8, #2720]
    ldr q0, [sp, #6464]
    bit v10.16b, v0.16b, v8.16b
    ldr q0, [x8, #1600]
    ldr q11, [sp, #5472]
    bit v10.16b, v11.16b, v0.16b
    ldr q11, [x8, #2592]
    ldr q0, [sp, #6128]
    bit v10.16b, v0.16b, v11.16b
    ldr q0, [x8, #3424]
    ldr q11, [sp, #6144]
    bit v10.16b, v11.16b, v0.16b
    ldr q11, [x8, #3232]
    ldr q0, [sp, #6160]
    bit v10.16b, v0.16b, v11.16b
    ldr q0, [x8, #3472]
    ldr q11, [sp, #6176]
    bit v10.16b, v11.16b, v0.16b
    ldr q11, [sp, #6192]
    bit v10.16b, v11.16b, v24.16b
    ldr q11, [sp, #6208]
    bit v10.16b, v11.16b, v9.16b
    ldr q11, [sp, #3600]
    bit v10.16b, v11.16b, v3.16b
    ldr q11, [x8, #1344]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [x8, #2080]
    ldr q11, [sp, #4032]
    bit v10.16b, v11.16b, v21.16b
    ldr q11, [x8, #2528]
    ldr q21, [sp, #4048]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [x8, #1264]
    ldr q11, [sp, #4064]
    bit v10.16b, v11.16b, v21.16b
    ldr q11, [x8, #1472]
    ldr q21, [sp, #4080]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [x8, #3376]
    ldr q11, [sp, #4096]
    bit v10.16b, v11.16b, v21.16b
    ldr q11, [x8, #2176]
    ldr q21, [sp, #4112]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [x8, #3408]
    ldr q11, [sp, #4128]
    bit v10.16b, v11.16b, v21.16b
    ldr q11, [x8, #2096]
    ldr q21, [sp, #4272]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [x8, #1296]
    ldr q11, [sp, #4144]
    bit v10.16b, v11.16b, v21.16b
    ldr q11, [x8, #2864]
    ldr q21, [sp, #4160]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [x8, #1776]
    ldr q11, [sp, #4176]
    bit v10.16b, v11.16b, v21.16b
    ldr q11, [x8, #2544]
    ldr q21, [sp, #4192]
    bit v10.16b, v21.16b, v11.16b
    ldr q21, [sp, #4208]
    bit v10.16b, v21.16b, v23.16b
    ldr q21, [sp, #4224]
    bit v10.16b, v21.16b, v25.16b
    ldr q21, [sp, #4240]
    bit v10.16b, v21.16b, v31.16b
    ldr q21, [sp, #5392]
    bit v10.16b, v21.16b, v27.16b
    ldr q21, [sp, #4592]
    bit v10.16b, v21.16b, v1.16b
    ldr q21, [sp, #4608]
    bit v10.16b, v21.16b, v26.16b
    ldr q21, [sp, #4624]
    bit v10.16b, v21.16b, v29.16b
    ldr q21, [sp, #4640]
    bit v10.16b, v21.16b, v4.16b
    ldr q21, [sp, #4656]
    bit v10.16b, v21.16b, v13.16b
    ldr q21, [sp, #4672]
    bit v10.16b, v21.16b, v2.16b
    ldr q21, [sp, #4688]
    bit v10.16b, v21.16b, v28.16b
    ldr q21, [sp, #3840]
    bit v10.16b, v21.16b, v6.16b
    ldr q21, [sp, #4704]
    bit v10.16b, v21.16b, v18.16b
    ldr q21, [x8, #1408]
    ldr q18, [sp, #4720]
    bit v10.16b, v18.16b, v21.16b
    ldr q18, [x8, #1920]
    ldr q21, [sp, #4736]
    bit v10.16b, v21.16b, v18.16b
    ldr q21, [x8, #1504]
    ldr q18, [sp, #4752]
    bit v10.16b, v18.16b, v21.16b
    ldr q18, [sp, #4768]
    bit v10.16b, v18.16b, v7.16b
    ldr q18, [sp, #4784]
    bit v10.16b, v18.16b, v22.16b
    ldr q18, [x8, #3216]
    bit v10.16b, v17.16b, v18.16b
    str q10, [sp, #6208]
    ldr q10, [sp, #3664]
    bit v12.16b, v10.16b, v20.16b
    ldr q17, [sp, #5840]
    bsl v20.16b, v30.16b, v17.16b
    bit v20.16b, v19.16b, v15.16b
    bit v20.16b, v16.16b, v5.16b
    bit v20.16b, v14.16b, v8.16b
    ldr q17, [x8, #1600]
    ldr q14, [sp, #5504]
    bit v20.16b, v14.16b, v17.16b
    ldr q14, [x8, #2592]
    ldr q17, [sp, #1488]
    bit v20.16b, v17.16b, v14.16b
    ldr q17, [x8, #3424]
    ldr q14, [sp, #2080]
    bit v20.16b, v14.16b, v17.16b
    ldr q14, [x8, #3232]
    ldr q17, [sp, #4848]
    bit v20.16b, v17.16b, v14.16b
    ldr q17, [sp, #6000]
    bit v20.16b, v17.16b, v0.16b
    ldr q17, [sp, #2704]
    bit v20.16b, v17.16b, v24.16b
    ldr q17, [sp, #5232]
    bit v20.16b, v17.16b, v9.16b
    ldr q17, [sp, #3200]
    bit v20.16b, v17.16b, v3.16b
    ldr q17, [x8, #1344]
    ldr q3, [sp, #5424]
    bit v20.16b, v3.16b, v17.16b
    ldr q3, [x8, #2080]
    ldr q17, [sp, #6080]
    bit v20.16b, v17.16b, v3.16b
    ldr q17, [x8, #2528]
    ldr q3, [sp, #336]
    bit v20.16b, v3.16b, v17.16b
    ldr q3, [x8, #1264]
    bit v20.16b, v10.16b, v3.16b
    ldr q10, [x8, #1472]
    ldr q3, [sp, #2912]
    bit v20.16b, v3.16b, v10.16b
    ldr q10, [x8, #3376]
    ldr q17, [sp, #2928]
    bit v20.16b, v17.16b, v10.16b
    ldr q10, [x8, #2176]
    ldr q9, [sp, #2944]
    bit v20.16b, v9.16b, v10.16b
    ldr q10, [x8, #3408]
    ldr q24, [sp, #2960]
    bit v20.16b, v24.16b, v10.16b
    ldr q10, [x8, #2096]
    ldr q0, [sp, #3152]
    bit v20.16b, v0.16b, v10.16b
    ldr q10, [x8, #1296]
    ldr q14, [sp, #3360]
    bit v20.16b, v14.16b, v10.16b
    ldr q10, [x8, #2864]
    ldr q14, [sp, #3376]
    bit v20.16b, v14.16b, v10.16b
    ldr q10, [x8, #1776]
    ldr q14, [sp, #2064]
    bit v20.16b, v14.16b, v10.16b
    ldr q10, [sp, #3392]
    bit v20.16b, v10.16b, v11.16b
    ldr q11, [sp, #5856]
    bit v20.16b, v11.16b, v23.16b
    ldr q11, [sp, #5872]
    bit v20.16b, v11.16b, v25.16b
    ldr q11, [sp, #5888]
    bit v20.16b, v11.16b, v31.16b
    ldr q11, [sp, #5904]
    bit v20.16b, v11.16b, v27.16b
    ldr q11, [sp, #5920]
    bit v20.16b, v11.16b, v1.16b
    ldr q11, [sp, #5936]
    bit v20.16b, v11.16b, v26.16b
    ldr q11, [sp, #3888]
    bit v20.16b, v11.16b, v29.16b
    ldr q11, [sp, #5952]
    bit v20.16b, v11.16b, v4.16b
    ldr q11, [sp, #5968]
    bit v20.16b, v11.16b, v13.16b
    ldr q11, [sp, #5984]
    bit v20.16b, v11.16b, v2.16b
    ldr q11, [sp, #4192]
    bit v20.16b, v11.16b, v28.16b
    ldr q11, [sp, #4208]
    bit v20.16b, v11.16b, v6.16b
    ldr q11, [x8, #1728]
    ldr q6, [sp, #4224]
    bit v20.16b, v6.16b, v11.16b
    ldr q6, [x8, #1408]
    ldr q11, [sp, #4240]
    bit v20.16b, v11.16b, v6.16b
    ldr q11, [x8, #1920]
    ldr q6, [sp, #5392]
    bit v20.16b, v6.16b, v11.16b
    ldr q6, [sp, #4592]
    bit v20.16b, v6.16b, v21.16b
    ldr q6, [sp, #4608]
    bit v20.16b, v6.16b, v7.16b
    ldr q6, [sp, #4624]
    bit v20.16b, v6.16b, v22.16b
    ldr q6, [sp, #4640]
    bit v20.16b, v6.16b, v18.16b
    ldr q6, [x8, #1120]
    ldr q18, [sp, #4656]
    bit v20.16b, v18.16b, v6.16b
    ldr q18, [x8, #2000]
    ldr q6, [sp, #4672]
    bit v20.16b, v6.16b, v18.16b
    ldr q6, [x8, #2352]
    ldr q18, [sp, #4688]
    bit v20.16b, v18.16b, v6.16b
    ldr q18, [x8, #2272]
    ldr q6, [sp, #3840]
    bit v20.16b, v6.16b, v18.16b
    ldr q6, [x8, #1952]
    ldr q18, [sp, #4704]
    bit v20.16b, v18.16b, v6.16b
    ldr q18, [x8, #3072]
    ldr q6, [sp, #4720]
    bit v20.16b, v6.16b, v18.16b
    ldr q18, [x8, #2224]
    ldr q6, [sp, #4736]
    bit v20.16b, v6.16b, v18.16b
    ldr q18, [x8, #2384]
    ldr q22, [sp, #4752]
    bit v20.16b, v22.16b, v18.16b
    ldr q18, [x8, #1008]
    ldr q7, [sp, #4768]
    bit v20.16b, v7.16b, v18.16b
    ldr q18, [x8, #1216]
    ldr q21, [sp, #4784]
    bit v20.16b, v21.16b, v18.16b
    ldr q18, [x8, #3504]
    ldr q11, [sp, #4800]
    bit v20.16b, v11.16b, v18.16b
    bit v12.16b, v3.16b, v15.16b
    ldr q18, [sp, #5264]
    bsl v15.16b, v30.16b, v18.16b
    bit v15.16b, v19.16b, v5.16b
    bsl v5.16b, v17.16b, v12.16b
    bit v5.16b, v9.16b, v8.16b
    bsl v8.16b, v16.16b, v15.16b
    ldr q18, [x8, #1600]
    ldr q12, [sp, #6496]
    bit v8.16b, v12.16b, v18.16b
    bsl v18.16b, v24.16b, v5.16b
    ldr q5, [x8, #2592]
    bit v18.16b, v0.16b, v5.16b
    ldr q15, [sp, #5504]
    bsl v5.16b, v15.16b, v8.16b
    ldr q8, [x8, #3424]
    str q20, [sp, #5264]
    ldr q20, [sp, #1488]
    bit v5.16b, v20.16b, v8.16b
    ldr q11, [sp, #3360]
    bsl v8.16b, v11.16b, v18.16b
    ldr q18, [x8, #3232]
    ldr q21, [sp, #3376]
    bit v8.16b, v21.16b, v18.16b
    ldr q7, [sp, #2080]
    bsl v18.16b, v7.16b, v5.16b
    ldr q5, [x8, #3472]
    ldr q22, [sp, #4848]
    bit v18.16b, v22.16b, v5.16b
    bsl v5.16b, v14.16b, v8.16b
    ldr q8, [x8, #2608]
    bit v5.16b, v10.16b, v8.16b
    ldr q10, [x8, #2992]
    ldr q6, [sp, #3408]
    bit v5.16b, v6.16b, v10.16b
    ldr q6, [x8, #1520]
    ldr q28, [sp, #3424]
    bit v5.16b, v28.16b, v6.16b
    ldr q28, [x8, #1344]
    ldr q2, [sp, #3440]
    bit v5.16b, v2.16b, v28.16b
    ldr q2, [x8, #2080]
    ldr q13, [sp, #3456]
    bit v5.16b, v13.16b, v2.16b
    ldr q13, [x8, #2528]
    ldr q4, [sp, #3472]
    bit v5.16b, v4.16b, v13.16b
    ldr q4, [x8, #1264]
    ldr q29, [sp, #3488]
    bit v5.16b, v29.16b, v4.16b
    ldr q29, [x8, #1472]
    ldr q26, [sp, #5312]
    bit v5.16b, v26.16b, v29.16b
    ldr q26, [sp, #6000]
    bsl v8.16b, v26.16b, v18.16b
    ldr q18, [sp, #2704]
    bsl v10.16b, v18.16b, v8.16b
    ldr q8, [sp, #5232]
    bsl v6.16b, v8.16b, v10.16b
    ldr q10, [sp, #3200]
    bsl v28.16b, v10.16b, v6.16b
    ldr q6, [sp, #5424]
    bsl v2.16b, v6.16b, v28.16b
    ldr q28, [sp, #6080]
    bit v2.16b, v28.16b, v13.16b
    ldr q1, [sp, #3632]
    bsl v13.16b, v30.16b, v1.16b
    bit v13.16b, v19.16b, v4.16b
    bit v13.16b, v16.16b, v29.16b
    ldr q1, [x8, #3376]
    bit v13.16b, v12.16b, v1.16b
    ldr q12, [x8, #2176]
    bit v13.16b, v15.16b, v12.16b
    ldr q15, [x8, #3408]
    bit v13.16b, v20.16b, v15.16b
    ldr q20, [x8, #2096]
    bit v13.16b, v7.16b, v20.16b
    ldr q7, [x8, #1296]
    bit v13.16b, v22.16b, v7.16b
    ldr q22, [x8, #2864]
    bit v13.16b, v26.16b, v22.16b
    ldr q26, [x8, #1776]
    bit v13.16b, v18.16b, v26.16b
    ldr q18, [x8, #2544]
    bit v13.16b, v8.16b, v18.16b
    ldr q8, [x8, #640]
    bit v13.16b, v10.16b, v8.16b
    ldr q10, [x8, #2512]
    bit v13.16b, v6.16b, v10.16b
    ldr q6, [x8, #784]
    bit v13.16b, v28.16b, v6.16b
    ldr q28, [x8, #1664]
    ldr q6, [sp, #336]
    bit v13.16b, v6.16b, v28.16b
    bit v2.16b, v6.16b, v4.16b
    ldr q6, [sp, #3664]
    bit v2.16b, v6.16b, v29.16b
    bit v2.16b, v3.16b, v1.16b
    bit v2.16b, v17.16b, v12.16b
    bit v2.16b, v9.16b, v15.16b
    bit v2.16b, v24.16b, v20.16b
    bit v2.16b, v0.16b, v7.16b
    bit v2.16b, v11.16b, v22.16b
    bit v2.16b, v21.16b, v26.16b
    bit v2.16b, v14.16b, v18.16b
    ldr q0, [sp, #6016]
    bit v2.16b, v0.16b, v23.16b
    ldr q0, [sp, #5856]
    bit v2.16b, v0.16b, v25.16b
    ldr q0, [sp, #5872]
    bit v2.16b, v0.16b, v31.16b
    ldr q0, [sp, #5888]
    bit v2.16b, v0.16b, v27.16b
    ldr q0, [x8, #1360]
    ldr q3, [sp, #5904]
    bit v2.16b, v3.16b, v0.16b
    ldr q3, [x8, #2464]
    ldr q6, [sp, #5920]
    bit v2.16b, v6.16b, v3.16b
    ldr q6, [x8, #864]
    ldr q17, [sp, #5936]
    bit v2.16b, v17.16b, v6.16b
    ldr q17, [x8, #1904]
    ldr q21, [sp, #3888]
    bit v2.16b, v21.16b, v17.16b
    ldr q21, [x8, #1824]
    ldr q24, [sp, #5952]
    bit v2.16b, v24.16b, v21.16b
    ldr q24, [x8, #1840]
    ldr q9, [sp, #5968]
    bit v2.16b, v9.16b, v24.16b
    ldr q9, [sp, #4448]
    bsl v4.16b, v30.16b, v9.16b
    bsl v29.16b, v19.16b, v4.16b
    bit v29.16b, v16.16b, v1.16b
    ldr q4, [sp, #3504]
    bsl v1.16b, v4.16b, v5.16b
    ldr q5, [sp, #3520]
    bit v1.16b, v5.16b, v12.16b
    ldr q9, [sp, #3536]
    bit v1.16b, v9.16b, v15.16b
    ldr q11, [sp, #3552]
    bit v1.16b, v11.16b, v20.16b
    ldr q14, [sp, #3568]
    bit v1.16b, v14.16b, v7.16b
    ldr q4, [sp, #3584]
    bit v1.16b, v4.16b, v22.16b
    str q2, [sp, #4448]
    ldr q2, [sp, #3600]
    bit v1.16b, v2.16b, v26.16b
    str q13, [sp, #5968]
    ldr q13, [sp, #2672]
    bit v1.16b, v13.16b, v18.16b
    ldr q13, [sp, #6656]
    bsl v23.16b, v13.16b, v1.16b
    ldr q1, [sp, #6512]
    bsl v25.16b, v1.16b, v23.16b
    ldr q1, [sp, #6528]
    bsl v31.16b, v1.16b, v25.16b
    ldr q1, [sp, #6544]
    bsl v27.16b, v1.16b, v31.16b
    ldr q1, [sp, #6560]
    bsl v0.16b, v1.16b, v27.16b
    ldr q1, [sp, #6576]
    bsl v3.16b, v1.16b, v0.16b
    ldr q0, [sp, #6592]
    bsl v6.16b, v0.16b, v3.16b
    ldr q0, [sp, #3184]
    bsl v17.16b, v0.16b, v6.16b
    ldr q0, [sp, #6608]
    bsl v21.16b, v0.16b, v17.16b
    ldr q0, [sp, #6624]
    bsl v24.16b, v0.16b, v21.16b
    ldr q0, [x8, #2160]
    ldr q1, [sp, #4736]
    bit v24.16b, v1.16b, v0.16b
    ldr q3, [x8, #1760]
    ldr q6, [sp, #4752]
    bit v24.16b, v6.16b, v3.16b
    ldr q17, [x8, #1728]
    ldr q21, [sp, #4768]
    bit v24.16b, v21.16b, v17.16b
    ldr q23, [x8, #1408]
    ldr q25, [sp, #4784]
    bit v24.16b, v25.16b, v23.16b
    ldr q27, [x8, #1920]
    ldr q31, [sp, #4800]
    bit v24.16b, v31.16b, v27.16b
    ldr q13, [sp, #6496]
    bit v29.16b, v13.16b, v12.16b
    str q24, [sp, #6624]
    ldr q24, [sp, #4880]
    bsl v12.16b, v30.16b, v24.16b
    bit v12.16b, v19.16b, v15.16b
    bit v12.16b, v16.16b, v20.16b
    bit v12.16b, v13.16b, v7.16b
    ldr q24, [sp, #5504]
    bit v12.16b, v24.16b, v22.16b
    ldr q22, [sp, #1488]
    bit v12.16b, v22.16b, v26.16b
    ldr q26, [sp, #2080]
    bit v12.16b, v26.16b, v18.16b
    ldr q18, [sp, #4848]
    bit v12.16b, v18.16b, v8.16b
    ldr q8, [sp, #6000]
    bit v12.16b, v8.16b, v10.16b
    ldr q10, [x8, #784]
    ldr q8, [sp, #2704]
    bit v12.16b, v8.16b, v10.16b
    ldr q10, [sp, #5232]
    bit v12.16b, v10.16b, v28.16b
    ldr q28, [x8, #2448]
    ldr q10, [sp, #784]
    bit v12.16b, v10.16b, v28.16b
    ldr q10, [x8, #1072]
    ldr q28, [sp, #4320]
    bit v12.16b, v28.16b, v10.16b
    ldr q28, [x8, #3344]
    ldr q10, [sp, #4336]
    bit v12.16b, v10.16b, v28.16b
    ldr q10, [x8, #1936]
    ldr q28, [sp, #4352]
    bit v12.16b, v28.16b, v10.16b
    ldr q10, [x8, #704]
    ldr q28, [sp, #928]
    bit v12.16b, v28.16b, v10.16b
    ldr q10, [x8, #2336]
    ldr q28, [sp, #3968]
    bit v12.16b, v28.16b, v10.16b
    ldr q10, [x8, #2912]
    bit v12.16b, v5.16b, v10.16b
    ldr q5, [x8, #560]
    bit v12.16b, v9.16b, v5.16b
    ldr q9, [x8, #3360]
    bit v12.16b, v11.16b, v9.16b
    ldr q11, [x8, #3312]
    bit v12.16b, v14.16b, v11.16b
    bit v12.16b, v4.16b, v0.16b
    bit v12.16b, v2.16b, v3.16b
    ldr q3, [sp, #2672]
    bit v12.16b, v3.16b, v17.16b
    ldr q17, [sp, #4032]
    bit v12.16b, v17.16b, v23.16b
    ldr q23, [sp, #4048]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1504]
    ldr q23, [sp, #4064]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #832]
    ldr q23, [sp, #4080]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1456]
    ldr q23, [sp, #4096]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #3216]
    ldr q23, [sp, #4112]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1120]
    ldr q23, [sp, #4128]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #2000]
    ldr q23, [sp, #4272]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #2352]
    ldr q23, [sp, #4144]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #2272]
    ldr q23, [sp, #4160]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1952]
    ldr q23, [sp, #4176]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #656]
    ldr q23, [sp, #4192]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #3104]
    ldr q23, [sp, #4208]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1024]
    ldr q23, [sp, #4224]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #2704]
    ldr q23, [sp, #4240]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1152]
    ldr q23, [sp, #5392]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1696]
    ldr q23, [sp, #4592]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #3536]
    ldr q23, [sp, #4608]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1136]
    ldr q23, [sp, #4624]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #768]
    ldr q23, [sp, #4640]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1104]
    ldr q23, [sp, #4656]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1312]
    ldr q23, [sp, #4672]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #2432]
    ldr q23, [sp, #4688]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #2400]
    ldr q23, [sp, #3840]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1792]
    ldr q23, [sp, #4704]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #1872]
    ldr q23, [sp, #4720]
    bit v12.16b, v23.16b, v27.16b
    ldr q27, [x8, #3088]
    bit v12.16b, v1.16b, v27.16b
    ldr q27, [x8, #3008]
    bit v12.16b, v6.16b, v27.16b
    ldr q27, [x8, #992]
    bit v12.16b, v21.16b, v27.16b
    ldr q27, [x8, #3280]
    bit v12.16b, v25.16b, v27.16b
    ldr q27, [x8, #2032]
    bit v12.16b, v31.16b, v27.16b
    bit v29.16b, v24.16b, v15.16b
    str q12, [sp, #4880]
    ldr q12, [sp, #2048]
    bsl v15.16b, v30.16b, v12.16b
    bit v15.16b, v19.16b, v20.16b
    bsl v20.16b, v22.16b, v29.16b
    bit v20.16b, v26.16b, v7.16b
    bsl v7.16b, v16.16b, v15.16b
    ldr q29, [x8, #2864]
    bit v7.16b, v13.16b, v29.16b
    bsl v29.16b, v18.16b, v20.16b
    ldr q20, [x8, #1776]
    ldr q12, [sp, #6000]
    bit v29.16b, v12.16b, v20.16b
    bsl v20.16b, v24.16b, v7.16b
    ldr q7, [x8, #2544]
    bit v20.16b, v22.16b, v7.16b
    bsl v7.16b, v8.16b, v29.16b
    ldr q29, [x8, #640]
    ldr q15, [sp, #5232]
    bit v7.16b, v15.16b, v29.16b
    bsl v29.16b, v26.16b, v20.16b
    ldr q20, [x8, #2512]
    bit v29.16b, v18.16b, v20.16b
    ldr q15, [sp, #3200]
    bsl v20.16b, v15.16b, v7.16b
    ldr q7, [x8, #784]
    ldr q15, [sp, #5424]
    bit v20.16b, v15.16b, v7.16b
    bsl v7.16b, v12.16b, v29.16b
    ldr q29, [x8, #1664]
    bit v7.16b, v8.16b, v29.16b
    ldr q15, [x8, #2448]
    ldr q8, [sp, #4480]
    bit v7.16b, v8.16b, v15.16b
    ldr q8, [x8, #1072]
    ldr q12, [sp, #784]
    bit v7.16b, v12.16b, v8.16b
    ldr q12, [sp, #6080]
    bsl v29.16b, v12.16b, v20.16b
    ldr q20, [sp, #4352]
    bit v29.16b, v20.16b, v15.16b
    ldr q12, [sp, #928]
    ldr q18, [sp, #5968]
    bsl v15.16b, v12.16b, v18.16b
    bit v15.16b, v28.16b, v8.16b
    bsl v8.16b, v12.16b, v29.16b
    ldr q18, [x8, #3344]
    bit v8.16b, v28.16b, v18.16b
    ldr q29, [x8, #1936]
    ldr q28, [sp, #3984]
    bit v8.16b, v28.16b, v29.16b
    ldr q26, [x8, #704]
    ldr q22, [sp, #4000]
    bit v8.16b, v22.16b, v26.16b
    ldr q24, [x8, #2336]
    ldr q13, [sp, #816]
    bit v8.16b, v13.16b, v24.16b
    bit v8.16b, v14.16b, v10.16b
    bit v8.16b, v4.16b, v5.16b
    bit v8.16b, v2.16b, v9.16b
    bit v8.16b, v3.16b, v11.16b
    bit v8.16b, v17.16b, v0.16b
    ldr q16, [x8, #1760]
    ldr q27, [sp, #4048]
    bit v8.16b, v27.16b, v16.16b
    str q19, [sp, #5968]
    ldr q19, [x8, #1728]
    str q30, [sp, #784]
    ldr q30, [sp, #4064]
    bit v8.16b, v30.16b, v19.16b
    ldr q30, [x8, #1408]
    ldr q27, [sp, #4080]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #1920]
    ldr q30, [sp, #4096]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1504]
    ldr q27, [sp, #4112]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #832]
    ldr q30, [sp, #4128]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1456]
    ldr q27, [sp, #4272]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #3216]
    ldr q30, [sp, #4144]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1120]
    ldr q27, [sp, #4160]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #2000]
    ldr q30, [sp, #4176]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #2352]
    ldr q27, [sp, #4192]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #2272]
    ldr q30, [sp, #4208]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1952]
    ldr q27, [sp, #4224]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #656]
    ldr q30, [sp, #4240]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #3104]
    ldr q27, [sp, #5392]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #1024]
    ldr q30, [sp, #4592]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #2704]
    ldr q27, [sp, #4608]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #1152]
    ldr q30, [sp, #4624]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1696]
    ldr q27, [sp, #4640]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #3536]
    ldr q30, [sp, #4656]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1136]
    ldr q27, [sp, #4672]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #768]
    ldr q30, [sp, #4688]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #1104]
    ldr q27, [sp, #3840]
    bit v8.16b, v27.16b, v30.16b
    ldr q27, [x8, #1312]
    ldr q30, [sp, #4704]
    bit v8.16b, v30.16b, v27.16b
    ldr q30, [x8, #2432]
    bit v8.16b, v23.16b, v30.16b
    ldr q23, [x8, #2400]
    bit v8.16b, v1.16b, v23.16b
    ldr q1, [x8, #1792]
    bit v8.16b, v6.16b, v1.16b
    ldr q6, [x8, #1872]
    bit v8.16b, v21.16b, v6.16b
    ldr q21, [x8, #3088]
    bit v8.16b, v25.16b, v21.16b
    ldr q25, [x8, #3008]
    bit v8.16b, v31.16b, v25.16b
    bit v15.16b, v28.16b, v18.16b
    ldr q28, [sp, #4320]
    bsl v18.16b, v28.16b, v7.16b
    ldr q7, [sp, #4336]
    bit v18.16b, v7.16b, v29.16b
    bsl v29.16b, v22.16b, v15.16b
    bit v29.16b, v13.16b, v26.16b
    bsl v26.16b, v20.16b, v18.16b
    bit v26.16b, v12.16b, v24.16b
    ldr q18, [sp, #3504]
    bit v26.16b, v18.16b, v10.16b
    ldr q18, [sp, #4016]
    bsl v24.16b, v18.16b, v29.16b
    bsl v10.16b, v4.16b, v24.16b
    bit v10.16b, v2.16b, v5.16b
    ldr q24, [sp, #3520]
    bsl v5.16b, v24.16b, v26.16b
    ldr q26, [sp, #3536]
    bit v5.16b, v26.16b, v9.16b
    bsl v9.16b, v3.16b, v10.16b
    bit v9.16b, v17.16b, v11.16b
    ldr q29, [sp, #3552]
    bsl v11.16b, v29.16b, v5.16b
    bit v11.16b, v14.16b, v0.16b
    bit v11.16b, v4.16b, v16.16b
    bit v11.16b, v2.16b, v19.16b
    ldr q5, [x8, #1408]
    bit v11.16b, v3.16b, v5.16b
    ldr q10, [x8, #1920]
    bit v11.16b, v17.16b, v10.16b
    ldr q15, [x8, #1504]
    ldr q28, [sp, #4048]
    bit v11.16b, v28.16b, v15.16b
    ldr q18, [x8, #832]
    ldr q13, [sp, #4064]
    bit v11.16b, v13.16b, v18.16b
    ldr q22, [x8, #1456]
    ldr q12, [sp, #4080]
    bit v11.16b, v12.16b, v22.16b
    ldr q20, [x8, #3216]
    ldr q7, [sp, #4096]
    bit v11.16b, v7.16b, v20.16b
    ldr q24, [x8, #1120]
    str q8, [sp, #3504]
    ldr q8, [sp, #4112]
    bit v11.16b, v8.16b, v24.16b
    ldr q14, [x8, #2000]
    ldr q29, [sp, #4128]
    bit v11.16b, v29.16b, v14.16b
    ldr q26, [x8, #2352]
    ldr q4, [sp, #4272]
    bit v11.16b, v4.16b, v26.16b
    ldr q17, [x8, #2272]
    ldr q3, [sp, #4144]
    bit v11.16b, v3.16b, v17.16b
    ldr q2, [x8, #1952]
    ldr q17, [sp, #4160]
    bit v11.16b, v17.16b, v2.16b
    ldr q2, [x8, #656]
    ldr q26, [sp, #4176]
    bit v11.16b, v26.16b, v2.16b
    ldr q2, [x8, #3104]
    ldr q14, [sp, #4192]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #1024]
    ldr q14, [sp, #4208]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #2704]
    ldr q14, [sp, #4224]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #1152]
    ldr q14, [sp, #4240]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #1696]
    ldr q14, [sp, #5392]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #3536]
    ldr q14, [sp, #4592]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #1136]
    ldr q14, [sp, #4608]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #768]
    ldr q14, [sp, #4624]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [x8, #1104]
    ldr q14, [sp, #4640]
    bit v11.16b, v14.16b, v2.16b
    ldr q2, [sp, #4656]
    bit v11.16b, v2.16b, v27.16b
    ldr q27, [sp, #4672]
    bit v11.16b, v27.16b, v30.16b
    ldr q30, [sp, #4688]
    bit v11.16b, v30.16b, v23.16b
    ldr q23, [sp, #3840]
    bit v11.16b, v23.16b, v1.16b
    ldr q1, [sp, #4704]
    bit v11.16b, v1.16b, v6.16b
    ldr q6, [sp, #4720]
    bit v11.16b, v6.16b, v21.16b
    ldr q21, [sp, #4736]
    bit v11.16b, v21.16b, v25.16b
    ldr q25, [x8, #992]
    ldr q21, [sp, #4752]
    bit v11.16b, v21.16b, v25.16b
    ldr q25, [x8, #3280]
    ldr q21, [sp, #4768]
    bit v11.16b, v21.16b, v25.16b
    ldr q25, [x8, #2032]
    ldr q21, [sp, #4784]
    bit v11.16b, v21.16b, v25.16b
    ldr q25, [x8, #2304]
    bit v11.16b, v31.16b, v25.16b
    bit v9.16b, v28.16b, v0.16b
    bit v9.16b, v13.16b, v16.16b
    bit v9.16b, v12.16b, v19.16b
    bit v9.16b, v7.16b, v5.16b
    bit v9.16b, v8.16b, v10.16b
    bit v9.16b, v29.16b, v15.16b
    bit v9.16b, v4.16b, v18.16b
    bit v9.16b, v3.16b, v22.16b
    bit v9.16b, v17.16b, v20.16b
    bit v9.16b, v26.16b, v24.16b
    str q11, [sp, #4480]
    ldr q11, [x8, #2000]
    ldr q17, [sp, #4192]
    bit v9.16b, v17.16b, v11.16b
    ldr q17, [x8, #2352]
    ldr q3, [sp, #4208]
    bit v9.16b, v3.16b, v17.16b
    ldr q3, [x8, #2272]
    ldr q4, [sp, #4224]
    bit v9.16b, v4.16b, v3.16b
    ldr q4, [x8, #1952]
    ldr q29, [sp, #4240]
    bit v9.16b, v29.16b, v4.16b
    ldr q29, [x8, #656]
    ldr q8, [sp, #5392]
    bsl v29.16b, v8.16b, v9.16b
    ldr q9, [x8, #3104]
    ldr q8, [sp, #4592]
    bsl v9.16b, v8.16b, v29.16b
    ldr q29, [x8, #1024]
    ldr q8, [sp, #4608]
    bsl v29.16b, v8.16b, v9.16b
    ldr q9, [x8, #2704]
    ldr q8, [sp, #4624]
    bsl v9.16b, v8.16b, v29.16b
    ldr q29, [x8, #1152]
    bsl v29.16b, v14.16b, v9.16b
    ldr q9, [x8, #1696]
    bsl v9.16b, v2.16b, v29.16b
    ldr q29, [x8, #3536]
    bsl v29.16b, v27.16b, v9.16b
    ldr q9, [x8, #1136]
    bsl v9.16b, v30.16b, v29.16b
    ldr q29, [x8, #768]
    bsl v29.16b, v23.16b, v9.16b
    ldr q9, [x8, #1104]
    bsl v9.16b, v1.16b, v29.16b
    ldr q29, [x8, #1312]
    bsl v29.16b, v6.16b, v9.16b
    ldr q9, [x8, #2432]
    ldr q6, [sp, #4736]
    bsl v9.16b, v6.16b, v29.16b
    ldr q29, [x8, #2400]
    ldr q6, [sp, #4752]
    bsl v29.16b, v6.16b, v9.16b
    ldr q9, [x8, #1792]
    ldr q6, [sp, #4768]
    bsl v9.16b, v6.16b, v29.16b
    ldr q29, [x8, #1872]
    bit v9.16b, v21.16b, v29.16b
    ldr q21, [x8, #3088]
    bit v9.16b, v31.16b, v21.16b
    str q9, [sp, #2048]
    ldr q9, [sp, #4448]
    bit v9.16b, v26.16b, v0.16b
    ldr q31, [sp, #784]
    ldr q6, [sp, #2688]
    bsl v0.16b, v31.16b, v6.16b
    ldr q6, [sp, #5968]
    bit v0.16b, v6.16b, v16.16b
    ldr q1, [sp, #3872]
    bit v0.16b, v1.16b, v19.16b
    ldr q23, [sp, #6496]
    bit v0.16b, v23.16b, v5.16b
    ldr q30, [sp, #5504]
    bit v0.16b, v30.16b, v10.16b
    ldr q27, [sp, #1488]
    bit v0.16b, v27.16b, v15.16b
    ldr q2, [sp, #2080]
    bit v0.16b, v2.16b, v18.16b
    ldr q14, [sp, #4848]
    bit v0.16b, v14.16b, v22.16b
    ldr q8, [sp, #6000]
    bit v0.16b, v8.16b, v20.16b
    ldr q8, [sp, #2704]
    bit v0.16b, v8.16b, v24.16b
    ldr q8, [sp, #5232]
    bit v0.16b, v8.16b, v11.16b
    ldr q8, [sp, #3200]
    bit v0.16b, v8.16b, v17.16b
    ldr q8, [sp, #5424]
    bit v0.16b, v8.16b, v3.16b
    ldr q8, [sp, #6080]
    bit v0.16b, v8.16b, v4.16b
    ldr q8, [x8, #3072]
    ldr q4, [sp, #2800]
    bit v0.16b, v4.16b, v8.16b
    ldr q4, [x8, #2224]
    ldr q8, [sp, #3168]
    bit v0.16b, v8.16b, v4.16b
    ldr q8, [x8, #2384]
    ldr q4, [sp, #2816]
    bit v0.16b, v4.16b, v8.16b
    ldr q4, [x8, #1008]
    ldr q8, [sp, #2832]
    bit v0.16b, v8.16b, v4.16b
    ldr q8, [x8, #1216]
    ldr q4, [sp, #2848]
    bit v0.16b, v4.16b, v8.16b
    ldr q4, [x8, #3504]
    ldr q8, [sp, #2864]
    bit v0.16b, v8.16b, v4.16b
    ldr q8, [x8, #1680]
    ldr q4, [sp, #2880]
    bit v0.16b, v4.16b, v8.16b
    ldr q4, [x8, #2848]
    ldr q8, [sp, #2896]
    bit v0.16b, v8.16b, v4.16b
    ldr q8, [sp, #3600]
    bit v0.16b, v8.16b, v29.16b
    ldr q8, [sp, #2672]
    bit v0.16b, v8.16b, v21.16b
    ldr q8, [x8, #3008]
    ldr q21, [sp, #4032]
    bit v0.16b, v21.16b, v8.16b
    ldr q21, [x8, #992]
    bit v0.16b, v28.16b, v21.16b
    ldr q28, [x8, #3280]
    bit v0.16b, v13.16b, v28.16b
    ldr q13, [x8, #2032]
    bit v0.16b, v12.16b, v13.16b
    bit v0.16b, v7.16b, v25.16b
    ldr q7, [x8, #624]
    ldr q12, [sp, #4112]
    bit v0.16b, v12.16b, v7.16b
    ldr q12, [x8, #3184]
    ldr q7, [sp, #4128]
    bit v0.16b, v7.16b, v12.16b
    ldr q7, [x8, #1184]
    ldr q12, [sp, #4272]
    bit v0.16b, v12.16b, v7.16b
    ldr q12, [x8, #976]
    ldr q7, [sp, #4144]
    bit v0.16b, v7.16b, v12.16b
    ldr q7, [x8, #1248]
    ldr q12, [sp, #4160]
    bit v0.16b, v12.16b, v7.16b
    ldr q12, [x8, #2064]
    bit v0.16b, v26.16b, v12.16b
    ldr q26, [x8, #3040]
    ldr q12, [sp, #4192]
    bit v0.16b, v12.16b, v26.16b
    bit v9.16b, v12.16b, v16.16b
    str q0, [sp, #2896]
    ldr q0, [sp, #3056]
    bsl v16.16b, v31.16b, v0.16b
    bit v16.16b, v6.16b, v19.16b
    ldr q0, [sp, #4208]
    bsl v19.16b, v0.16b, v9.16b
    ldr q9, [sp, #4224]
    bit v19.16b, v9.16b, v5.16b
    bsl v5.16b, v1.16b, v16.16b
    bit v5.16b, v23.16b, v10.16b
    bit v5.16b, v30.16b, v15.16b
    bit v5.16b, v27.16b, v18.16b
    bit v5.16b, v2.16b, v22.16b
    bit v5.16b, v14.16b, v20.16b
    ldr q16, [sp, #6000]
    bit v5.16b, v16.16b, v24.16b
    ldr q16, [sp, #2704]
    bit v5.16b, v16.16b, v11.16b
    ldr q16, [sp, #5232]
    bit v5.16b, v16.16b, v17.16b
    ldr q16, [sp, #3200]
    bit v5.16b, v16.16b, v3.16b
    ldr q16, [x8, #1952]
    ldr q14, [sp, #5424]
    bit v5.16b, v14.16b, v16.16b
    ldr q14, [x8, #3072]
    ldr q2, [sp, #2784]
    bit v5.16b, v2.16b, v14.16b
    ldr q2, [x8, #2224]
    ldr q27, [sp, #2800]
    bit v5.16b, v27.16b, v2.16b
    ldr q27, [x8, #2384]
    ldr q30, [sp, #3168]
    bit v5.16b, v30.16b, v27.16b
    ldr q30, [x8, #1008]
    ldr q23, [sp, #2816]
    bit v5.16b, v23.16b, v30.16b
    ldr q23, [x8, #1216]
    ldr q1, [sp, #2832]
    bit v5.16b, v1.16b, v23.16b
    ldr q1, [x8, #3504]
    ldr q6, [sp, #2848]
    bit v5.16b, v6.16b, v1.16b
    ldr q6, [x8, #1680]
    ldr q31, [sp, #2864]
    bit v5.16b, v31.16b, v6.16b
    ldr q31, [sp, #2880]
    bit v5.16b, v31.16b, v4.16b
    ldr q31, [sp, #3584]
    bit v5.16b, v31.16b, v29.16b
    ldr q31, [x8, #3088]
    ldr q29, [sp, #3600]
    bit v5.16b, v29.16b, v31.16b
    ldr q29, [sp, #2672]
    bit v5.16b, v29.16b, v8.16b
    ldr q29, [sp, #4032]
    bit v5.16b, v29.16b, v21.16b
    ldr q29, [sp, #4048]
    bit v5.16b, v29.16b, v28.16b
    ldr q29, [sp, #4064]
    bit v5.16b, v29.16b, v13.16b
    ldr q29, [sp, #4080]
    bit v5.16b, v29.16b, v25.16b
    ldr q29, [x8, #624]
    ldr q13, [sp, #4096]
    bit v5.16b, v13.16b, v29.16b
    ldr q13, [x8, #3184]
    ldr q28, [sp, #4112]
    bit v5.16b, v28.16b, v13.16b
    ldr q28, [x8, #1184]
    ldr q21, [sp, #4128]
    bit v5.16b, v21.16b, v28.16b
    ldr q21, [x8, #976]
    ldr q8, [sp, #4272]
    bit v5.16b, v8.16b, v21.16b
    ldr q8, [sp, #4144]
    bit v5.16b, v8.16b, v7.16b
    ldr q8, [x8, #2064]
    ldr q31, [sp, #4160]
    bit v5.16b, v31.16b, v8.16b
    ldr q31, [sp, #4176]
    bit v5.16b, v31.16b, v26.16b
    ldr q31, [x8, #2128]
    bit v5.16b, v12.16b, v31.16b
    ldr q12, [x8, #1056]
    bit v5.16b, v0.16b, v12.16b
    ldr q0, [x8, #2928]
    bit v5.16b, v9.16b, v0.16b
    ldr q9, [x8, #3328]
    ldr q0, [sp, #4240]
    bit v5.16b, v0.16b, v9.16b
    bit v19.16b, v0.16b, v10.16b
    ldr q0, [sp, #5392]
    bit v19.16b, v0.16b, v15.16b
    ldr q0, [sp, #4592]
    bit v19.16b, v0.16b, v18.16b
    ldr q0, [sp, #4608]
    bit v19.16b, v0.16b, v22.16b
    ldr q0, [sp, #4624]
    bit v19.16b, v0.16b, v20.16b
    ldr q0, [sp, #4640]
    bit v19.16b, v0.16b, v24.16b
    ldr q0, [sp, #4656]
    bit v19.16b, v0.16b, v11.16b
    ldr q0, [sp, #4672]
    bit v19.16b, v0.16b, v17.16b
    ldr q0, [sp, #4688]
    bit v19.16b, v0.16b, v3.16b
    ldr q0, [sp, #3840]
    bit v19.16b, v0.16b, v16.16b
    ldr q0, [sp, #4704]
    bit v19.16b, v0.16b, v14.16b
    ldr q0, [sp, #4720]
    bit v19.16b, v0.16b, v2.16b
    ldr q0, [sp, #4736]
    bit v19.16b, v0.16b, v27.16b
    ldr q0, [sp, #4752]
    bit v19.16b, v0.16b, v30.16b
    ldr q0, [sp, #4768]
    bit v19.16b, v0.16b, v23.16b
    ldr q0, [sp, #4784]
    bit v19.16b, v0.16b, v1.16b
    ldr q0, [sp, #4800]
    bit v19.16b, v0.16b, v6.16b
    ldr q0, [sp, #784]
    str q5, [sp, #4800]
    ldr q5, [sp, #352]
    bit v5.16b, v0.16b, v25.16b
    str q19, [sp, #352]
    ldr q19, [sp, #5968]
    bit v5.16b, v19.16b, v29.16b
    ldr q9, [sp, #3872]
    bit v5.16b, v9.16b, v13.16b
    ldr q12, [sp, #6496]
    bit v5.16b, v12.16b, v28.16b
    ldr q31, [sp, #5504]
    bit v5.16b, v31.16b, v21.16b
    ldr q21, [sp, #1488]
    bit v5.16b, v21.16b, v7.16b
    ldr q7, [sp, #2080]
    bit v5.16b, v7.16b, v8.16b
    ldr q8, [sp, #4848]
    bit v5.16b, v8.16b, v26.16b
    ldr q26, [sp, #256]
    sli v26.2d, v5.2d, #32
    str q5, [sp, #256]
    ldr q5, [sp, #5456]
    bit v5.16b, v0.16b, v10.16b
    bit v5.16b, v19.16b, v15.16b
    bit v5.16b, v9.16b, v18.16b
    bit v5.16b, v12.16b, v22.16b
    bit v5.16b, v31.16b, v20.16b
    bit v5.16b, v21.16b, v24.16b
    bit v5.16b, v7.16b, v11.16b
    bit v5.16b, v8.16b, v17.16b
    str q26, [sp, #5456]
    ldr q26, [sp, #6000]
    bit v5.16b, v26.16b, v3.16b
    ldr q10, [sp, #2704]
    bit v5.16b, v10.16b, v16.16b
    ldr q10, [sp, #4400]
    bit v5.16b, v10.16b, v14.16b
    ldr q10, [sp, #4416]
    bit v5.16b, v10.16b, v2.16b
    ldr q10, [sp, #2768]
    bit v5.16b, v10.16b, v27.16b
    ldr q10, [sp, #2784]
    bit v5.16b, v10.16b, v30.16b
    ldr q10, [sp, #2800]
    bit v5.16b, v10.16b, v23.16b
    ldr q10, [sp, #3168]
    bit v5.16b, v10.16b, v1.16b
    ldr q10, [sp, #2816]
    bit v5.16b, v10.16b, v6.16b
    ldr q10, [sp, #2832]
    bit v5.16b, v10.16b, v4.16b
    ldr q10, [x8, #1872]
    ldr q4, [sp, #3536]
    bit v5.16b, v4.16b, v10.16b
    ldr q4, [x8, #3088]
    ldr q10, [sp, #3552]
    bit v5.16b, v10.16b, v4.16b
    ldr q10, [x8, #3008]
    ldr q4, [sp, #3568]
    bit v5.16b, v4.16b, v10.16b
    ldr q4, [x8, #992]
    ldr q10, [sp, #3584]
    bit v5.16b, v10.16b, v4.16b
    ldr q10, [x8, #3280]
    ldr q4, [sp, #3600]
    bit v5.16b, v4.16b, v10.16b
    ldr q4, [x8, #2032]
    ldr q10, [sp, #2672]
    bit v5.16b, v10.16b, v4.16b
    ldr q10, [sp, #4032]
    bit v5.16b, v10.16b, v25.16b
    ldr q10, [sp, #4048]
    bit v5.16b, v10.16b, v29.16b
    ldr q10, [sp, #4064]
    bit v5.16b, v10.16b, v13.16b
    ldr q10, [sp, #4080]
    bit v5.16b, v10.16b, v28.16b
    ldr q10, [x8, #976]
    ldr q28, [sp, #4096]
    bit v5.16b, v28.16b, v10.16b
    ldr q28, [x8, #1248]
    ldr q10, [sp, #4112]
    bit v5.16b, v10.16b, v28.16b
    ldr q10, [x8, #2064]
    ldr q28, [sp, #4128]
    bit v5.16b, v28.16b, v10.16b
    ldr q28, [x8, #3040]
    ldr q10, [sp, #4272]
    bit v5.16b, v10.16b, v28.16b
    str q5, [sp, #2832]
    ldr q5, [sp, #3072]
    bit v5.16b, v0.16b, v15.16b
    bit v5.16b, v19.16b, v18.16b
    bit v5.16b, v9.16b, v22.16b
    bit v5.16b, v12.16b, v20.16b
    bit v5.16b, v31.16b, v24.16b
    bit v5.16b, v21.16b, v11.16b
    bit v5.16b, v7.16b, v17.16b
    bit v5.16b, v8.16b, v3.16b
    bit v5.16b, v26.16b, v16.16b
    ldr q7, [sp, #4384]
    bit v5.16b, v7.16b, v14.16b
    ldr q7, [sp, #4400]
    bit v5.16b, v7.16b, v2.16b
    ldr q7, [sp, #4416]
    bit v5.16b, v7.16b, v27.16b
    ldr q7, [sp, #2768]
    bit v5.16b, v7.16b, v30.16b
    ldr q7, [sp, #2784]
    bit v5.16b, v7.16b, v23.16b
    ldr q7, [sp, #2800]
    bit v5.16b, v7.16b, v1.16b
    ldr q7, [sp, #3168]
    bit v5.16b, v7.16b, v6.16b
    ldr q7, [x8, #2848]
    ldr q21, [sp, #2816]
    bit v5.16b, v21.16b, v7.16b
    ldr q21, [x8, #1872]
    ldr q26, [sp, #3520]
    bit v5.16b, v26.16b, v21.16b
    ldr q26, [x8, #3088]
    ldr q8, [sp, #3536]
    bit v5.16b, v8.16b, v26.16b
    ldr q8, [x8, #3008]
    ldr q26, [sp, #3552]
    bit v5.16b, v26.16b, v8.16b
    ldr q26, [x8, #992]
    ldr q8, [sp, #3568]
    bit v5.16b, v8.16b, v26.16b
    ldr q8, [x8, #3280]
    ldr q26, [sp, #3584]
    bit v5.16b, v26.16b, v8.16b
    ldr q26, [sp, #3600]
    bit v5.16b, v26.16b, v4.16b
    ldr q26, [sp, #2672]
    bit v5.16b, v26.16b, v25.16b
    ldr q26, [sp, #4032]
    bit v5.16b, v26.16b, v29.16b
    ldr q26, [sp, #4048]
    bit v5.16b, v26.16b, v13.16b
    ldr q26, [x8, #1184]
    ldr q13, [sp, #4064]
    bit v5.16b, v13.16b, v26.16b
    ldr q13, [x8, #976]
    ldr q29, [sp, #4080]
    bit v5.16b, v29.16b, v13.16b
    ldr q29, [x8, #1248]
    ldr q25, [sp, #4096]
    bit v5.16b, v25.16b, v29.16b
    ldr q25, [x8, #2064]
    ldr q4, [sp, #4112]
    bit v5.16b, v4.16b, v25.16b
    ldr q4, [sp, #4128]
    bit v5.16b, v4.16b, v28.16b
    ldr q4, [x8, #2128]
    bit v5.16b, v10.16b, v4.16b
    ldr q10, [x8, #1056]
    ldr q4, [sp, #4144]
    bit v5.16b, v4.16b, v10.16b
    ldr q4, [x8, #2928]
    ldr q10, [sp, #4160]
    bit v5.16b, v10.16b, v4.16b
    ldr q10, [x8, #3328]
    ldr q4, [sp, #4176]
    bit v5.16b, v4.16b, v10.16b
    ldr q4, [sp, #2592]
    bit v4.16b, v0.16b, v26.16b
    str q5, [sp, #2592]
    ldr q5, [sp, #2384]
    bit v5.16b, v0.16b, v13.16b
    bit v5.16b, v19.16b, v29.16b
    bit v4.16b, v19.16b, v13.16b
    bit v4.16b, v9.16b, v29.16b
    bit v5.16b, v9.16b, v25.16b
    bit v5.16b, v12.16b, v28.16b
    bit v4.16b, v12.16b, v25.16b
    bit v4.16b, v31.16b, v28.16b
    ldr q0, [x8, #3904]
    ldr q19, [x1, #0]
    tbl v0.16b, {v19.16b}, v0.16b
    ldr q19, [x8, #1920]
    ldr q31, [sp, #6640]
    bsl v19.16b, v0.16b, v31.16b
    ldr q31, [sp, #5008]
    bit v19.16b, v31.16b, v15.16b
    ldr q9, [sp, #6624]
    bsl v15.16b, v0.16b, v9.16b
    bit v15.16b, v31.16b, v18.16b
    ldr q9, [sp, #5024]
    bsl v18.16b, v9.16b, v19.16b
    ldr q19, [sp, #5040]
    bit v18.16b, v19.16b, v22.16b
    bsl v22.16b, v9.16b, v15.16b
    bit v22.16b, v19.16b, v20.16b
    ldr q12, [sp, #5056]
    bit v22.16b, v12.16b, v24.16b
    ldr q15, [sp, #5072]
    bit v22.16b, v15.16b, v11.16b
    str q5, [sp, #6624]
    ldr q5, [sp, #5088]
    bit v22.16b, v5.16b, v17.16b
    str q4, [sp, #6640]
    ldr q4, [sp, #5104]
    bit v22.16b, v4.16b, v3.16b
    ldr q4, [sp, #4288]
    bit v22.16b, v4.16b, v16.16b
    ldr q4, [sp, #5120]
    bit v22.16b, v4.16b, v14.16b
    ldr q4, [sp, #5136]
    bit v22.16b, v4.16b, v2.16b
    ldr q4, [sp, #5152]
    bit v22.16b, v4.16b, v27.16b
    ldr q4, [sp, #5168]
    bit v22.16b, v4.16b, v30.16b
    ldr q4, [sp, #5184]
    bit v22.16b, v4.16b, v23.16b
    ldr q4, [sp, #5200]
    bit v22.16b, v4.16b, v1.16b
    ldr q4, [sp, #5216]
    bit v22.16b, v4.16b, v6.16b
    ldr q4, [sp, #5488]
    bit v22.16b, v4.16b, v7.16b
    ldr q4, [sp, #5536]
    bit v22.16b, v4.16b, v21.16b
    ldr q4, [x8, #3088]
    ldr q5, [sp, #5552]
    bit v22.16b, v5.16b, v4.16b
    ldr q5, [x8, #3008]
    ldr q4, [sp, #5568]
    bit v22.16b, v4.16b, v5.16b
    ldr q4, [x8, #992]
    ldr q5, [sp, #5584]
    bit v22.16b, v5.16b, v4.16b
    ldr q5, [sp, #5600]
    bit v22.16b, v5.16b, v8.16b
    ldr q5, [x8, #2032]
    ldr q8, [sp, #5616]
    bit v22.16b, v8.16b, v5.16b
    ldr q8, [x8, #2304]
    ldr q5, [sp, #5632]
    bit v22.16b, v5.16b, v8.16b
    ldr q5, [x8, #624]
    ldr q8, [sp, #4960]
    bit v22.16b, v8.16b, v5.16b
    ldr q8, [x8, #3184]
    ldr q5, [sp, #5648]
    bit v22.16b, v5.16b, v8.16b
    ldr q5, [sp, #5664]
    bit v22.16b, v5.16b, v26.16b
    ldr q5, [sp, #5680]
    bit v22.16b, v5.16b, v13.16b
    ldr q5, [sp, #5696]
    bit v22.16b, v5.16b, v29.16b
    ldr q5, [sp, #5712]
    bit v22.16b, v5.16b, v25.16b
    ldr q5, [sp, #5728]
    bit v22.16b, v5.16b, v28.16b
    ldr q28, [x8, #2128]
    ldr q25, [sp, #5744]
    bit v22.16b, v25.16b, v28.16b
    ldr q28, [x8, #1056]
    ldr q29, [sp, #2112]
    bit v22.16b, v29.16b, v28.16b
    ldr q28, [x8, #2928]
    ldr q13, [sp, #6240]
    bit v22.16b, v13.16b, v28.16b
    ldr q28, [sp, #6256]
    bit v22.16b, v28.16b, v10.16b
    bit v18.16b, v12.16b, v20.16b
    str q22, [sp, #5504]
    ldr q22, [sp, #6224]
    bsl v20.16b, v0.16b, v22.16b
    bit v20.16b, v31.16b, v24.16b
    bit v20.16b, v9.16b, v11.16b
    bit v20.16b, v19.16b, v17.16b
    bit v20.16b, v12.16b, v3.16b
    bit v20.16b, v15.16b, v16.16b
    ldr q22, [sp, #4336]
    bit v20.16b, v22.16b, v14.16b
    ldr q22, [sp, #4352]
    bit v20.16b, v22.16b, v2.16b
    ldr q22, [sp, #928]
    bit v20.16b, v22.16b, v27.16b
    ldr q22, [sp, #3968]
    bit v20.16b, v22.16b, v30.16b
    ldr q22, [sp, #3984]
    bit v20.16b, v22.16b, v23.16b
    ldr q22, [sp, #4000]
    bit v20.16b, v22.16b, v1.16b
    ldr q22, [sp, #816]
    bit v20.16b, v22.16b, v6.16b
    ldr q22, [sp, #4016]
    bit v20.16b, v22.16b, v7.16b
    bit v20.16b, v5.16b, v21.16b
    ldr q22, [x8, #3088]
    bit v20.16b, v25.16b, v22.16b
    ldr q25, [x8, #3008]
    bit v20.16b, v29.16b, v25.16b
    bit v20.16b, v13.16b, v4.16b
    ldr q13, [x8, #3280]
    bit v20.16b, v28.16b, v13.16b
    ldr q28, [x8, #2032]
    ldr q29, [sp, #6272]
    bit v20.16b, v29.16b, v28.16b
    ldr q29, [x8, #2304]
    ldr q5, [sp, #6288]
    bit v20.16b, v5.16b, v29.16b
    ldr q5, [x8, #624]
    ldr q29, [sp, #6304]
    bit v20.16b, v29.16b, v5.16b
    ldr q29, [sp, #6320]
    bit v20.16b, v29.16b, v8.16b
    ldr q29, [sp, #6336]
    bit v20.16b, v29.16b, v26.16b
    ldr q29, [x8, #976]
    ldr q26, [sp, #4976]
    bit v20.16b, v26.16b, v29.16b
    ldr q26, [x8, #1248]
    ldr q29, [sp, #6352]
    bit v20.16b, v29.16b, v26.16b
    ldr q29, [x8, #2064]
    ldr q26, [sp, #6368]
    bit v20.16b, v26.16b, v29.16b
    ldr q26, [x8, #3040]
    ldr q29, [sp, #6384]
    bit v20.16b, v29.16b, v26.16b
    ldr q29, [x8, #2128]
    ldr q26, [sp, #6400]
    bit v20.16b, v26.16b, v29.16b
    ldr q26, [x8, #1056]
    ldr q29, [sp, #6416]
    bit v20.16b, v29.16b, v26.16b
    ldr q29, [x8, #2928]
    ldr q26, [sp, #6432]
    bit v20.16b, v26.16b, v29.16b
    ldr q26, [sp, #6448]
    bit v20.16b, v26.16b, v10.16b
    bit v18.16b, v15.16b, v24.16b
    ldr q26, [sp, #6208]
    bsl v24.16b, v0.16b, v26.16b
    bit v24.16b, v31.16b, v11.16b
    ldr q26, [sp, #5088]
    bsl v11.16b, v26.16b, v18.16b
    ldr q18, [sp, #5104]
    bit v11.16b, v18.16b, v17.16b
    bsl v17.16b, v9.16b, v24.16b
    bit v17.16b, v19.16b, v3.16b
    ldr q24, [sp, #4288]
    bsl v3.16b, v24.16b, v11.16b
    ldr q11, [sp, #5120]
    bit v3.16b, v11.16b, v16.16b
    bsl v16.16b, v12.16b, v17.16b
    ldr q17, [sp, #4320]
    bit v16.16b, v17.16b, v14.16b
    ldr q17, [sp, #4336]
    bit v16.16b, v17.16b, v2.16b
    ldr q17, [sp, #4352]
    bit v16.16b, v17.16b, v27.16b
    ldr q17, [sp, #928]
    bit v16.16b, v17.16b, v30.16b
    ldr q17, [sp, #3968]
    bit v16.16b, v17.16b, v23.16b
    ldr q17, [sp, #3984]
    bit v16.16b, v17.16b, v1.16b
    ldr q17, [sp, #4000]
    bit v16.16b, v17.16b, v6.16b
    ldr q17, [sp, #816]
    bit v16.16b, v17.16b, v7.16b
    ldr q17, [sp, #5136]
    bsl v14.16b, v17.16b, v3.16b
    ldr q3, [sp, #5152]
    bsl v2.16b, v3.16b, v14.16b
    ldr q14, [sp, #5168]
    bsl v27.16b, v14.16b, v2.16b
    ldr q2, [sp, #5184]
    bsl v30.16b, v2.16b, v27.16b
    ldr q27, [sp, #5200]
    bsl v23.16b, v27.16b, v30.16b
    ldr q30, [sp, #5216]
    bsl v1.16b, v30.16b, v23.16b
    ldr q23, [sp, #5488]
    bit v1.16b, v23.16b, v6.16b
    str q20, [sp, #816]
    ldr q20, [sp, #5264]
    bsl v6.16b, v0.16b, v20.16b
    bit v6.16b, v31.16b, v7.16b
    bit v6.16b, v9.16b, v21.16b
    bit v6.16b, v19.16b, v22.16b
    bit v6.16b, v12.16b, v25.16b
    bit v6.16b, v15.16b, v4.16b
    bit v6.16b, v26.16b, v13.16b
    bit v6.16b, v18.16b, v28.16b
    ldr q20, [x8, #2304]
    bit v6.16b, v24.16b, v20.16b
    bit v6.16b, v11.16b, v5.16b
    bit v6.16b, v17.16b, v8.16b
    ldr q17, [x8, #1184]
    bit v6.16b, v3.16b, v17.16b
    ldr q3, [x8, #976]
    bit v6.16b, v14.16b, v3.16b
    ldr q14, [x8, #1248]
    bit v6.16b, v2.16b, v14.16b
    ldr q2, [x8, #2064]
    bit v6.16b, v27.16b, v2.16b
    ldr q27, [x8, #3040]
    bit v6.16b, v30.16b, v27.16b
    ldr q30, [x8, #2128]
    bit v6.16b, v23.16b, v30.16b
    ldr q23, [x8, #1056]
    ldr q30, [sp, #5536]
    bit v6.16b, v30.16b, v23.16b
    ldr q23, [sp, #5552]
    bit v6.16b, v23.16b, v29.16b
    ldr q23, [sp, #5568]
    bit v6.16b, v23.16b, v10.16b
    bit v1.16b, v30.16b, v7.16b
    str q6, [sp, #5264]
    ldr q6, [sp, #352]
    bsl v7.16b, v0.16b, v6.16b
    bit v7.16b, v31.16b, v21.16b
    bit v7.16b, v9.16b, v22.16b
    bit v7.16b, v19.16b, v25.16b
    bit v7.16b, v12.16b, v4.16b
    bit v7.16b, v15.16b, v13.16b
    bit v7.16b, v26.16b, v28.16b
    bit v7.16b, v18.16b, v20.16b
    bit v7.16b, v24.16b, v5.16b
    bit v7.16b, v11.16b, v8.16b
    ldr q6, [sp, #5136]
    bit v7.16b, v6.16b, v17.16b
    ldr q6, [sp, #5152]
    bit v7.16b, v6.16b, v3.16b
    ldr q6, [sp, #5168]
    bit v7.16b, v6.16b, v14.16b
    ldr q6, [sp, #5184]
    bit v7.16b, v6.16b, v2.16b
    ldr q6, [sp, #5200]
    bit v7.16b, v6.16b, v27.16b
    ldr q6, [x8, #2128]
    ldr q11, [sp, #5216]
    bit v7.16b, v11.16b, v6.16b
    ldr q11, [x8, #1056]
    ldr q6, [sp, #5488]
    bit v7.16b, v6.16b, v11.16b
    bit v7.16b, v30.16b, v29.16b
    ldr q6, [sp, #5552]
    bit v7.16b, v6.16b, v10.16b
    bit v1.16b, v6.16b, v21.16b
    bit v1.16b, v23.16b, v22.16b
    ldr q6, [sp, #5584]
    bit v1.16b, v6.16b, v25.16b
    ldr q6, [sp, #5600]
    bit v1.16b, v6.16b, v4.16b
    ldr q6, [sp, #5616]
    bit v1.16b, v6.16b, v13.16b
    ldr q6, [sp, #5632]
    bit v1.16b, v6.16b, v28.16b
    ldr q6, [sp, #4960]
    bit v1.16b, v6.16b, v20.16b
    ldr q6, [sp, #5648]
    bit v1.16b, v6.16b, v5.16b
    ldr q6, [sp, #5664]
    bit v1.16b, v6.16b, v8.16b
    ldr q6, [sp, #5680]
    bit v1.16b, v6.16b, v17.16b
    ldr q6, [sp, #5696]
    bit v1.16b, v6.16b, v3.16b
    ldr q6, [sp, #5712]
    bsl v21.16b, v6.16b, v16.16b
    ldr q16, [sp, #5728]
    bsl v22.16b, v16.16b, v21.16b
    bit v1.16b, v6.16b, v14.16b
    bit v1.16b, v16.16b, v2.16b
    ldr q6, [sp, #5744]
    bit v1.16b, v6.16b, v27.16b
    bit v22.16b, v6.16b, v25.16b
    ldr q6, [sp, #2048]
    bsl v25.16b, v0.16b, v6.16b
    bit v25.16b, v31.16b, v4.16b
    bit v25.16b, v9.16b, v13.16b
    bit v25.16b, v19.16b, v28.16b
    bit v25.16b, v12.16b, v20.16b
    bit v25.16b, v15.16b, v5.16b
    bit v25.16b, v26.16b, v8.16b
    bit v25.16b, v18.16b, v17.16b
    bit v25.16b, v24.16b, v3.16b
    ldr q6, [sp, #5120]
    bit v25.16b, v6.16b, v14.16b
    ldr q16, [sp, #5136]
    bit v25.16b, v16.16b, v2.16b
    ldr q21, [sp, #5152]
    bit v25.16b, v21.16b, v27.16b
    ldr q23, [x8, #2128]
    ldr q30, [sp, #5168]
    bit v25.16b, v30.16b, v23.16b
    str q7, [sp, #2048]
    ldr q7, [sp, #5184]
    bit v25.16b, v7.16b, v11.16b
    ldr q7, [sp, #5200]
    bit v25.16b, v7.16b, v29.16b
    ldr q7, [sp, #5216]
    bit v25.16b, v7.16b, v10.16b
    ldr q7, [sp, #2112]
    bit v22.16b, v7.16b, v4.16b
    bit v1.16b, v7.16b, v23.16b
    ldr q7, [sp, #3504]
    bsl v4.16b, v0.16b, v7.16b
    bit v4.16b, v31.16b, v13.16b
    ldr q7, [sp, #6240]
    bsl v13.16b, v7.16b, v22.16b
    bit v1.16b, v7.16b, v11.16b
    ldr q7, [sp, #6256]
    bit v1.16b, v7.16b, v29.16b
    bit v13.16b, v7.16b, v28.16b
    bsl v28.16b, v9.16b, v4.16b
    bit v28.16b, v19.16b, v20.16b
    bit v28.16b, v12.16b, v5.16b
    bit v28.16b, v15.16b, v8.16b
    bit v28.16b, v26.16b, v17.16b
    bit v28.16b, v18.16b, v3.16b
    bit v28.16b, v24.16b, v14.16b
    bit v28.16b, v6.16b, v2.16b
    bit v28.16b, v16.16b, v27.16b
    bit v28.16b, v21.16b, v23.16b
    bit v28.16b, v30.16b, v11.16b
    ldr q4, [sp, #5184]
    bit v28.16b, v4.16b, v29.16b
    ldr q4, [sp, #5200]
    bit v28.16b, v4.16b, v10.16b
    ldr q4, [sp, #6272]
    bit v13.16b, v4.16b, v20.16b
    ldr q7, [sp, #6288]
    bit v13.16b, v7.16b, v5.16b
    ldr q7, [sp, #6304]
    bit v13.16b, v7.16b, v8.16b
    ldr q7, [sp, #6320]
    bit v13.16b, v7.16b, v17.16b
    ldr q7, [sp, #6336]
    bit v13.16b, v7.16b, v3.16b
    ldr q7, [sp, #4976]
    bit v13.16b, v7.16b, v14.16b
    ldr q7, [sp, #6352]
    bit v13.16b, v7.16b, v2.16b
    ldr q7, [sp, #6368]
    bit v13.16b, v7.16b, v27.16b
    ldr q7, [sp, #6384]
    bit v13.16b, v7.16b, v23.16b
    ldr q7, [sp, #6400]
    bit v13.16b, v7.16b, v11.16b
    ldr q7, [sp, #6416]
    bit v13.16b, v7.16b, v29.16b
    ldr q7, [sp, #6432]
    bit v13.16b, v7.16b, v10.16b
    bit v1.16b, v4.16b, v10.16b
    ldr q4, [sp, #4880]
    bsl v20.16b, v0.16b, v4.16b
    ldr q4, [sp, #4480]
    bit v4.16b, v0.16b, v5.16b
    bsl v5.16b, v31.16b, v20.16b
    bit v4.16b, v31.16b, v8.16b
    bsl v8.16b, v9.16b, v5.16b
    bit v4.16b, v9.16b, v17.16b
    bsl v17.16b, v19.16b, v8.16b
    bit v4.16b, v19.16b, v3.16b
    bsl v3.16b, v12.16b, v17.16b
    bit v4.16b, v12.16b, v14.16b
    bsl v14.16b, v15.16b, v3.16b
    bit v4.16b, v15.16b, v2.16b
    bsl v2.16b, v26.16b, v14.16b
    bit v4.16b, v26.16b, v27.16b
    bsl v27.16b, v18.16b, v2.16b
    bit v4.16b, v18.16b, v23.16b
    bsl v23.16b, v24.16b, v27.16b
    bit v4.16b, v24.16b, v11.16b
    bsl v11.16b, v6.16b, v23.16b
    bit v4.16b, v6.16b, v29.16b
    bsl v29.16b, v16.16b, v11.16b
    bit v29.16b, v21.16b, v10.16b
    bsl v10.16b, v16.16b, v4.16b
    ext v0.16b, v10.16b, v10.16b, #8
    ext v2.16b, v29.16b, v29.16b, #8
    ldr q3, [x8, #48]
    tbl v4.16b, {v1.16b}, v3.16b
    ext v5.16b, v1.16b, v1.16b, #8
    ushr v6.2d, v1.2d, #32
    sli v6.2d, v1.2d, #32
    ldr q7, [x8, #3856]
    tbl v16.16b, {v1.16b}, v7.16b
    ldr q17, [x8, #3648]
    tbl v18.16b, {v1.16b}, v17.16b
    tbl v19.16b, {v13.16b}, v3.16b
    ushr v20.2d, v13.2d, #32
    sli v20.2d, v13.2d, #32
    ext v21.16b, v13.16b, v13.16b, #8
    ldr q22, [x8, #64]
    tbl v23.16b, {v13.16b}, v22.16b
    ext v24.16b, v28.16b, v28.16b, #8
    ext v26.16b, v28.16b, v28.16b, #4
    sri v26.2d, v10.2d, #32
    ext v27.16b, v26.16b, v26.16b, #8
    ushr v30.2d, v28.2d, #32
    sli v30.2d, v10.2d, #32
    ext v31.16b, v30.16b, v30.16b, #8
    ext v8.16b, v25.16b, v25.16b, #8
    ushr v9.2d, v25.2d, #32
    sli v9.2d, v29.2d, #32
    ext v11.16b, v9.16b, v9.16b, #8
    ext v12.16b, v25.16b, v25.16b, #4
    sri v12.2d, v29.2d, #32
    ext v14.16b, v12.16b, v12.16b, #8
    ldr q15, [sp, #2048]
    str q5, [sp, #5136]
    ushr v5.2d, v15.2d, #32
    sli v5.2d, v15.2d, #32
    ext v15.16b, v5.16b, v5.16b, #8
    str q21, [sp, #5152]
    ldr q21, [sp, #5264]
    str q5, [sp, #5120]
    ushr v5.2d, v21.2d, #32
    sli v5.2d, v21.2d, #32
    ext v21.16b, v5.16b, v5.16b, #8
    str q5, [sp, #4288]
    ldr q5, [sp, #816]
    str q15, [sp, #5104]
    tbl v15.16b, {v5.16b}, v22.16b
    str q21, [sp, #5088]
    ldr q21, [x8, #2624]
    bit v4.16b, v15.16b, v21.16b
    ushr v15.2d, v4.2d, #32
    sli v15.2d, v4.2d, #32
    str q27, [sp, #5072]
    ushr v27.2d, v5.2d, #32
    sli v27.2d, v5.2d, #32
    str q14, [sp, #5056]
    tbl v14.16b, {v5.16b}, v3.16b
    str q20, [sp, #5040]
    ldr q20, [x8, #368]
    bit v14.16b, v18.16b, v20.16b
    ldr q18, [x8, #2208]
    bit v14.16b, v16.16b, v18.16b
    ushr v16.2d, v14.2d, #32
    sli v16.2d, v14.2d, #32
    ext v5.16b, v5.16b, v5.16b, #8
    str q5, [sp, #5024]
    ldr q5, [sp, #5504]
    str q16, [sp, #5008]
    tbl v16.16b, {v5.16b}, v3.16b
    bit v16.16b, v23.16b, v21.16b
    ushr v23.2d, v16.2d, #32
    sli v23.2d, v16.2d, #32
    str q27, [sp, #4480]
    ext v27.16b, v5.16b, v5.16b, #8
    str q27, [sp, #4880]
    tbl v27.16b, {v5.16b}, v17.16b
    bit v19.16b, v27.16b, v20.16b
    tbl v27.16b, {v5.16b}, v7.16b
    bit v19.16b, v27.16b, v18.16b
    ushr v27.2d, v19.2d, #32
    sli v27.2d, v19.2d, #32
    str q27, [sp, #6272]
    ushr v27.2d, v5.2d, #32
    sli v27.2d, v5.2d, #32
    ldr q5, [sp, #6640]
    str q2, [sp, #6432]
    ext v2.16b, v5.16b, v5.16b, #12
    ext v5.16b, v5.16b, v5.16b, #4
    str q0, [sp, #6416]
    ldr q0, [x8, #928]
    bit v2.16b, v5.16b, v0.16b
    ext v5.16b, v2.16b, v2.16b, #8
    ldr q0, [sp, #6624]
    ext v0.16b, v0.16b, v0.16b, #8
    str q5, [sp, #6400]
    ldr q5, [sp, #2592]
    str q0, [sp, #6384]
    tbl v0.16b, {v5.16b}, v22.16b
    str q2, [sp, #6368]
    tbl v2.16b, {v5.16b}, v3.16b
    str q23, [sp, #6352]
    ushr v23.2d, v5.2d, #32
    sli v23.2d, v5.2d, #32
    str q23, [sp, #4976]
    ldr q23, [sp, #2832]
    str q15, [sp, #6336]
    tbl v15.16b, {v23.16b}, v3.16b
    str q11, [sp, #6320]
    ushr v11.2d, v23.2d, #32
    sli v11.2d, v23.2d, #32
    str q11, [sp, #6304]
    tbl v11.16b, {v11.16b}, v22.16b
    str q31, [sp, #6288]
    tbl v31.16b, {v23.16b}, v22.16b
    str q6, [sp, #5200]
    ldr q6, [sp, #5456]
    ext v6.16b, v6.16b, v6.16b, #8
    str q6, [sp, #5184]
    ldr q6, [sp, #256]
    str q27, [sp, #5168]
    ext v27.16b, v6.16b, v6.16b, #12
    str q24, [sp, #6256]
    ldr q24, [sp, #320]
    sli v27.2d, v24.2d, #32
    ext v24.16b, v27.16b, v27.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    str q24, [sp, #6240]
    ldr q24, [sp, #4800]
    tbl v7.16b, {v24.16b}, v7.16b
    str q8, [sp, #3504]
    ushr v8.2d, v24.2d, #32
    sli v8.2d, v24.2d, #32
    tbl v17.16b, {v24.16b}, v17.16b
    bit v2.16b, v17.16b, v20.16b
    bit v2.16b, v7.16b, v18.16b
    ushr v7.2d, v2.2d, #32
    sli v7.2d, v2.2d, #32
    tbl v17.16b, {v24.16b}, v3.16b
    bit v17.16b, v0.16b, v21.16b
    ushr v0.2d, v17.2d, #32
    sli v0.2d, v17.2d, #32
    ldr q20, [sp, #2896]
    tbl v22.16b, {v20.16b}, v22.16b
    bit v15.16b, v22.16b, v21.16b
    ushr v22.2d, v15.2d, #32
    sli v22.2d, v15.2d, #32
    ldr q18, [x8, #3696]
    tbl v18.16b, {v20.16b}, v18.16b
    str q7, [sp, #2112]
    mov v7.16b, v18.16b
    sli v7.2d, v20.2d, #32
    str q22, [sp, #5216]
    ldr q22, [x8, #3872]
    tbl v22.16b, {v20.16b}, v22.16b
    str q0, [sp, #5744]
    ldr q0, [x8, #1488]
    bit v22.16b, v18.16b, v0.16b
    bit v22.16b, v31.16b, v21.16b
    tbl v3.16b, {v20.16b}, v3.16b
    bit v3.16b, v11.16b, v21.16b
    // round 2 (gift.dsl:33)
    mvn v18.16b, v23.16b
    mvn v20.16b, v20.16b
    ldr q23, [sp, #4368]
    mvn v31.16b, v23.16b
    mvn v11.16b, v5.16b
    ldr q5, [sp, #5760]
    mvn v21.16b, v5.16b
    mvn v24.16b, v24.16b
    ldr q5, [sp, #224]
    mvn v5.16b, v5.16b
    ldr q23, [sp, #3792]
    mvn v23.16b, v23.16b
    // round 3 (gift.dsl:33)
    mvn v28.16b, v28.16b
    mvn v25.16b, v25.16b
    str q29, [sp, #2896]
    mvn v29.16b, v29.16b
    str q10, [sp, #2832]
    mvn v10.16b, v10.16b
    // round 4 (gift.dsl:33)
    ldr q0, [sp, #5504]
    mvn v0.16b, v0.16b
    mvn v13.16b, v13.16b
    str q0, [sp, #5504]
    ldr q0, [sp, #816]
    mvn v0.16b, v0.16b
    str q1, [sp, #816]
    mvn v1.16b, v1.16b
    // round 5 (gift.dsl:33)
    str q1, [sp, #5728]
    ldr q1, [sp, #5344]
    mvn v1.16b, v1.16b
    str q1, [sp, #5344]
    ldr q1, [sp, #3104]
    mvn v1.16b, v1.16b
    mvn v27.16b, v27.16b
    str q27, [sp, #3104]
    ldr q27, [sp, #5456]
    mvn v27.16b, v27.16b
    // round 6 (gift.dsl:33)
    str q17, [sp, #5456]
    mvn v17.16b, v17.16b
    str q15, [sp, #5712]
    mvn v15.16b, v15.16b
    str q2, [sp, #5696]
    mvn v2.16b, v2.16b
    str q22, [sp, #5680]
    mvn v22.16b, v22.16b
    // round 7 (gift.dsl:33)
    str q9, [sp, #5664]
    mvn v9.16b, v9.16b
    str q12, [sp, #5648]
    mvn v12.16b, v12.16b
    str q30, [sp, #4960]
    mvn v30.16b, v30.16b
    str q26, [sp, #5632]
    mvn v26.16b, v26.16b
    // round 8 (gift.dsl:33)
    mvn v16.16b, v16.16b
    mvn v19.16b, v19.16b
    mvn v4.16b, v4.16b
    str q14, [sp, #5616]
    mvn v14.16b, v14.16b
    // round 9 (gift.dsl:33)
    str q16, [sp, #5600]
    ldr q16, [sp, #4912]
    mvn v16.16b, v16.16b
    str q16, [sp, #4912]
    ldr q16, [sp, #288]
    mvn v16.16b, v16.16b
    mvn v6.16b, v6.16b
    str q6, [sp, #288]
    ldr q6, [sp, #320]
    mvn v6.16b, v6.16b
    // round 10 (gift.dsl:33)
    mvn v8.16b, v8.16b
    mvn v7.16b, v7.16b
    // round 11 (gift.dsl:33)
    str q7, [sp, #5584]
    ldr q7, [sp, #3504]
    mvn v7.16b, v7.16b
    str q7, [sp, #5568]
    ldr q7, [sp, #6256]
    mvn v7.16b, v7.16b
    // round 12 (gift.dsl:33)
    str q7, [sp, #5552]
    ldr q7, [sp, #5168]
    mvn v7.16b, v7.16b
    str q7, [sp, #5168]
    ldr q7, [sp, #5200]
    mvn v7.16b, v7.16b
    // round 13 (gift.dsl:33)
    str q7, [sp, #5536]
    ldr q7, [sp, #4576]
    mvn v7.16b, v7.16b
    str q7, [sp, #4576]
    ldr q7, [sp, #5184]
    mvn v7.16b, v7.16b
    // round 14 (gift.dsl:33)
    str q7, [sp, #5184]
    ldr q7, [sp, #5744]
    mvn v7.16b, v7.16b
    str q7, [sp, #5744]
    ldr q7, [sp, #5216]
    mvn v7.16b, v7.16b
    // round 15 (gift.dsl:33)
    str q7, [sp, #5216]
    ldr q7, [sp, #6288]
    mvn v7.16b, v7.16b
    str q7, [sp, #6288]
    ldr q7, [sp, #6320]
    mvn v7.16b, v7.16b
    // round 16 (gift.dsl:33)
    str q7, [sp, #5488]
    ldr q7, [sp, #6336]
    mvn v7.16b, v7.16b
    str q7, [sp, #6336]
    ldr q7, [sp, #6352]
    mvn v7.16b, v7.16b
    // round 17 (gift.dsl:33)
    str q7, [sp, #6352]
    ldr q7, [sp, #304]
    mvn v7.16b, v7.16b
    str q7, [sp, #304]
    ldr q7, [sp, #272]
    mvn v7.16b, v7.16b
    // round 18 (gift.dsl:33)
    str q7, [sp, #352]
    ldr q7, [sp, #4976]
    mvn v7.16b, v7.16b
    str q7, [sp, #4976]
    ldr q7, [sp, #6304]
    mvn v7.16b, v7.16b
    // round 19 (gift.dsl:33)
    str q7, [sp, #6304]
    ldr q7, [sp, #6416]
    mvn v7.16b, v7.16b
    str q7, [sp, #6416]
    ldr q7, [sp, #6432]
    mvn v7.16b, v7.16b
    // round 20 (gift.dsl:33)
    str q7, [sp, #4000]
    ldr q7, [sp, #4480]
    mvn v7.16b, v7.16b
    str q7, [sp, #4480]
    ldr q7, [sp, #5040]
    mvn v7.16b, v7.16b
    // round 21 (gift.dsl:33)
    str q7, [sp, #5040]
    ldr q7, [sp, #1792]
    mvn v7.16b, v7.16b
    str q7, [sp, #1792]
    ldr q7, [sp, #6240]
    mvn v7.16b, v7.16b
    // round 22 (gift.dsl:33)
    mvn v3.16b, v3.16b
    str q3, [sp, #6240]
    ldr q3, [sp, #2112]
    mvn v3.16b, v3.16b
    // round 23 (gift.dsl:33)
    str q3, [sp, #3984]
    ldr q3, [sp, #5056]
    mvn v3.16b, v3.16b
    str q3, [sp, #5056]
    ldr q3, [sp, #5072]
    mvn v3.16b, v3.16b
    // round 24 (gift.dsl:33)
    str q3, [sp, #5072]
    ldr q3, [sp, #5008]
    mvn v3.16b, v3.16b
    str q3, [sp, #5008]
    ldr q3, [sp, #6272]
    mvn v3.16b, v3.16b
    // round 25 (gift.dsl:33)
    str q3, [sp, #3968]
    ldr q3, [sp, #1808]
    mvn v3.16b, v3.16b
    str q3, [sp, #1808]
    ldr q3, [sp, #256]
    str q7, [sp, #928]
    mvn v7.16b, v3.16b
    // round 28 (gift.dsl:33)
    str q7, [sp, #4352]
    ldr q7, [sp, #4944]
    mvn v7.16b, v7.16b
    str q7, [sp, #4944]
    ldr q7, [sp, #3952]
    mvn v7.16b, v7.16b
    str q7, [sp, #4336]
    ldr q7, [sp, #5088]
    mvn v7.16b, v7.16b
    str q7, [sp, #4320]
    ldr q7, [sp, #5104]
    mvn v7.16b, v7.16b
    str q7, [sp, #6208]
    ldr q7, [sp, #5024]
    mvn v7.16b, v7.16b
    str q7, [sp, #6448]
    ldr q7, [x8, #352]
    str q8, [sp, #4016]
    mvn v8.16b, v7.16b
    str q8, [sp, #6224]
    ldr q8, [x8, #2208]
    mvn v8.16b, v8.16b
    str q8, [sp, #6496]
    ldr q8, [x8, #928]
    mvn v8.16b, v8.16b
    str q8, [sp, #3872]
    ldr q8, [sp, #3616]
    str q6, [sp, #5968]
    mvn v6.16b, v8.16b
    str q6, [sp, #2384]
    ldr q6, [x8, #1488]
    mvn v8.16b, v6.16b
    // round 27 (gift.dsl:33)
    str q8, [sp, #784]
    ldr q8, [sp, #432]
    mvn v8.16b, v8.16b
    str q8, [sp, #4176]
    ldr q8, [x8, #368]
    str q16, [sp, #4160]
    mvn v16.16b, v8.16b
    // round 26 (gift.dsl:33)
    str q16, [sp, #4144]
    ldr q16, [sp, #1840]
    mvn v16.16b, v16.16b
    str q16, [sp, #4272]
    ldr q16, [x8, #3440]
    mvn v16.16b, v16.16b
    // round 25 (gift.dsl:33)
    str q16, [sp, #4128]
    ldr q16, [sp, #5264]
    mvn v16.16b, v16.16b
    // round 24 (gift.dsl:33)
    str q16, [sp, #4112]
    ldr q16, [sp, #576]
    str q4, [sp, #4096]
    mvn v4.16b, v16.16b
    str q4, [sp, #4080]
    ldr q4, [sp, #5248]
    str q19, [sp, #4064]
    mvn v19.16b, v4.16b
    // round 23 (gift.dsl:33)
    str q19, [sp, #4048]
    ldr q19, [sp, #448]
    mvn v19.16b, v19.16b
    str q19, [sp, #4032]
    ldr q19, [x8, #2576]
    mvn v19.16b, v19.16b
    // round 22 (gift.dsl:33)
    str q19, [sp, #2672]
    ldr q19, [sp, #1856]
    mvn v19.16b, v19.16b
    // round 21 (gift.dsl:33)
    str q19, [sp, #3600]
    ldr q19, [sp, #4256]
    mvn v19.16b, v19.16b
    str q19, [sp, #3584]
    ldr q19, [x8, #2256]
    mvn v19.16b, v19.16b
    // round 18 (gift.dsl:33)
    str q19, [sp, #3568]
    ldr q19, [x8, #32]
    mvn v19.16b, v19.16b
    // round 17 (gift.dsl:33)
    str q19, [sp, #3552]
    ldr q19, [sp, #4288]
    mvn v19.16b, v19.16b
    // round 12 (gift.dsl:33)
    str q19, [sp, #3536]
    ldr q19, [sp, #464]
    mvn v19.16b, v19.16b
    str q19, [sp, #3520]
    ldr q19, [sp, #528]
    mvn v19.16b, v19.16b
    str q19, [sp, #2816]
    ldr q19, [sp, #560]
    mvn v19.16b, v19.16b
    str q19, [sp, #3168]
    ldr q19, [sp, #480]
    mvn v19.16b, v19.16b
    // round 11 (gift.dsl:33)
    str q19, [sp, #2800]
    ldr q19, [sp, #512]
    mvn v19.16b, v19.16b
    str q19, [sp, #2784]
    ldr q19, [sp, #496]
    mvn v19.16b, v19.16b
    // round 6 (gift.dsl:33)
    str q19, [sp, #2768]
    ldr q19, [sp, #6368]
    mvn v19.16b, v19.16b
    str q19, [sp, #4416]
    ldr q19, [sp, #1872]
    str q14, [sp, #4400]
    mvn v14.16b, v19.16b
    str q14, [sp, #4384]
    ldr q14, [sp, #6384]
    mvn v14.16b, v14.16b
    // round 2 (gift.dsl:33)
    str q14, [sp, #6000]
    ldr q14, [sp, #6640]
    str q26, [sp, #4848]
    mvn v26.16b, v14.16b
    str q26, [sp, #2080]
    ldr q26, [sp, #4528]
    str q30, [sp, #1488]
    mvn v30.16b, v26.16b
    str q30, [sp, #3072]
    ldr q30, [sp, #6624]
    str q30, [x0, #0]
    str q19, [x0, #16]
    str q14, [x0, #32]
    ldr q19, [sp, #1888]
    str q19, [x0, #48]
    ldr q19, [sp, #320]
    str q19, [x0, #64]
    str q3, [x0, #80]
    str q26, [x0, #96]
    ldr q3, [sp, #1824]
    str q3, [x0, #112]
    str q7, [x0, #128]
    str q6, [x0, #144]
    str q31, [x0, #160]
    str q21, [x0, #176]
    str q23, [x0, #192]
    str q5, [x0, #208]
    str q24, [x0, #224]
    str q20, [x0, #240]
    str q11, [x0, #256]
    str q18, [x0, #272]
    str q8, [x0, #288]
    str q16, [x0, #304]
    ldr q3, [sp, #544]
    str q3, [x0, #320]
    str q4, [x0, #336]
    ldr q3, [sp, #3616]
    str q3, [x0, #352]
    str q25, [x0, #368]
    str q29, [x0, #384]
    str q28, [x0, #400]
    str q10, [x0, #416]
    ldr q3, [x8, #32]
    str q3, [x0, #432]
    ldr q3, [x8, #2208]
    str q3, [x0, #448]
    ldr q3, [sp, #4256]
    str q3, [x0, #464]
    ldr q3, [sp, #3728]
    str q3, [x0, #480]
    ldr q3, [sp, #5264]
    str q3, [x0, #496]
    ldr q3, [sp, #2048]
    str q3, [x0, #512]
    str q0, [x0, #528]
    str q13, [x0, #544]
    ldr q0, [sp, #5728]
    str q0, [x0, #560]
    ldr q0, [sp, #5504]
    str q0, [x0, #576]
    ldr q0, [x8, #2256]
    str q0, [x0, #592]
    ldr q0, [sp, #1856]
    str q0, [x0, #608]
    ldr q0, [sp, #6368]
    str q0, [x0, #624]
    ldr q0, [sp, #6384]
    str q0, [x0, #640]
    ldr q0, [sp, #5344]
    str q0, [x0, #656]
    str q1, [x0, #672]
    ldr q0, [sp, #3104]
    str q0, [x0, #688]
    str q27, [x0, #704]
    ldr q0, [sp, #448]
    str q0, [x0, #720]
    ldr q0, [sp, #432]
    str q0, [x0, #736]
    ldr q0, [sp, #4368]
    str q0, [x0, #752]
    ldr q0, [sp, #5760]
    str q0, [x0, #768]
    str q17, [x0, #784]
    str q15, [x0, #800]
    str q2, [x0, #816]
    str q22, [x0, #832]
    ldr q0, [x8, #2576]
    str q0, [x0, #848]
    ldr q0, [sp, #528]
    str q0, [x0, #864]
    ldr q0, [sp, #480]
    str q0, [x0, #880]
    str q9, [x0, #896]
    str q12, [x0, #912]
    ldr q0, [sp, #1488]
    str q0, [x0, #928]
    ldr q0, [sp, #4848]
    str q0, [x0, #944]
    ldr q0, [x8, #3440]
    str q0, [x0, #960]
    ldr q0, [sp, #3040]
    str q0, [x0, #976]
    ldr q0, [sp, #4544]
    str q0, [x0, #992]
    ldr q0, [sp, #4400]
    str q0, [x0, #1008]
    ldr q0, [sp, #4064]
    str q0, [x0, #1024]
    ldr q0, [sp, #4096]
    str q0, [x0, #1040]
    ldr q0, [sp, #5600]
    str q0, [x0, #1056]
    ldr q0, [sp, #2032]
    str q0, [x0, #1072]
    ldr q0, [sp, #1840]
    str q0, [x0, #1088]
    ldr q0, [sp, #4912]
    str q0, [x0, #1104]
    ldr q0, [sp, #4160]
    str q0, [x0, #1120]
    ldr q0, [sp, #288]
    str q0, [x0, #1136]
    ldr q0, [sp, #5968]
    str q0, [x0, #1152]
    ldr q0, [sp, #512]
    str q0, [x0, #1168]
    ldr q0, [sp, #496]
    str q0, [x0, #1184]
    ldr q0, [sp, #4016]
    str q0, [x0, #1200]
    ldr q0, [sp, #5584]
    str q0, [x0, #1216]
    ldr q0, [sp, #464]
    str q0, [x0, #1232]
    ldr q0, [sp, #560]
    str q0, [x0, #1248]
    ldr q0, [sp, #5568]
    str q0, [x0, #1264]
    ldr q0, [sp, #5552]
    str q0, [x0, #1280]
    ldr q0, [sp, #4288]
    str q0, [x0, #1296]
    ldr q0, [sp, #5120]
    str q0, [x0, #1312]
    ldr q0, [sp, #5536]
    str q0, [x0, #1328]
    ldr q0, [sp, #5168]
    str q0, [x0, #1344]
    ldr q0, [sp, #6400]
    str q0, [x0, #1360]
    ldr q0, [sp, #4576]
    str q0, [x0, #1376]
    ldr q0, [sp, #5184]
    str q0, [x0, #1392]
    ldr q0, [sp, #3792]
    str q0, [x0, #1408]
    ldr q0, [sp, #224]
    str q0, [x0, #1424]
    ldr q0, [sp, #5744]
    str q0, [x0, #1440]
    ldr q0, [sp, #5216]
    str q0, [x0, #1456]
    ldr q0, [sp, #5488]
    str q0, [x0, #1472]
    ldr q0, [sp, #6288]
    str q0, [x0, #1488]
    ldr q0, [sp, #6336]
    str q0, [x0, #1504]
    ldr q0, [sp, #6352]
    str q0, [x0, #1520]
    ldr q0, [sp, #352]
    str q0, [x0, #1536]
    ldr q0, [sp, #304]
    str q0, [x0, #1552]
    ldr q0, [sp, #4976]
    str q0, [x0, #1568]
    ldr q0, [sp, #6304]
    str q0, [x0, #1584]
    ldr q0, [sp, #4000]
    str q0, [x0, #1600]
    ldr q0, [sp, #6416]
    str q0, [x0, #1616]
    ldr q0, [sp, #4480]
    str q0, [x0, #1632]
    ldr q0, [sp, #5040]
    str q0, [x0, #1648]
    ldr q0, [sp, #1792]
    str q0, [x0, #1664]
    ldr q0, [sp, #928]
    str q0, [x0, #1680]
    ldr q0, [sp, #3984]
    str q0, [x0, #1696]
    ldr q0, [sp, #6240]
    str q0, [x0, #1712]
    ldr q0, [sp, #5056]
    str q0, [x0, #1728]
    ldr q0, [sp, #5072]
    str q0, [x0, #1744]
    ldr q0, [sp, #5008]
    str q0, [x0, #1760]
    ldr q0, [sp, #3968]
    str q0, [x0, #1776]
    ldr q0, [sp, #1808]
    str q0, [x0, #1792]
    ldr q0, [sp, #4352]
    str q0, [x0, #1808]
    ldr q0, [sp, #2896]
    str q0, [x0, #1824]
    ldr q0, [sp, #3504]
    str q0, [x0, #1840]
    ldr q0, [sp, #2832]
    str q0, [x0, #1856]
    ldr q0, [sp, #6256]
    str q0, [x0, #1872]
    ldr q0, [x8, #2624]
    str q0, [x0, #1888]
    ldr q0, [sp, #4944]
    str q0, [x0, #1904]
    ldr q0, [sp, #4336]
    str q0, [x0, #1920]
    ldr q0, [sp, #4320]
    str q0, [x0, #1936]
    ldr q0, [sp, #6208]
    str q0, [x0, #1952]
    ldr q0, [sp, #5024]
    str q0, [x0, #1968]
    ldr q0, [sp, #5152]
    str q0, [x0, #1984]
    ldr q0, [sp, #5136]
    str q0, [x0, #2000]
    ldr q0, [sp, #4880]
    str q0, [x0, #2016]
    ldr q0, [x8, #928]
    str q0, [x0, #2032]
    ldr q0, [sp, #3952]
    str q0, [x0, #2048]
    ldr q0, [sp, #5088]
    str q0, [x0, #2064]
    ldr q0, [sp, #5104]
    str q0, [x0, #2080]
    ldr q0, [sp, #6448]
    str q0, [x0, #2096]
    ldr q0, [sp, #6224]
    str q0, [x0, #2112]
    ldr q0, [sp, #6496]
    str q0, [x0, #2128]
    ldr q0, [sp, #3872]
    str q0, [x0, #2144]
    ldr q0, [sp, #2384]
    str q0, [x0, #2160]
    ldr q0, [sp, #784]
    str q0, [x0, #2176]
    ldr q0, [sp, #4176]
    str q0, [x0, #2192]
    ldr q0, [sp, #4800]
    str q0, [x0, #2208]
    ldr q0, [sp, #4144]
    str q0, [x0, #2224]
    ldr q0, [sp, #4272]
    str q0, [x0, #2240]
    ldr q0, [sp, #272]
    str q0, [x0, #2256]
    ldr q0, [sp, #4128]
    str q0, [x0, #2272]
    ldr q0, [sp, #4112]
    str q0, [x0, #2288]
    ldr q0, [sp, #6272]
    str q0, [x0, #2304]
    ldr q0, [sp, #4080]
    str q0, [x0, #2320]
    ldr q0, [sp, #4048]
    str q0, [x0, #2336]
    ldr q0, [sp, #6320]
    str q0, [x0, #2352]
    ldr q0, [sp, #4032]
    str q0, [x0, #2368]
    ldr q0, [sp, #2112]
    str q0, [x0, #2384]
    ldr q0, [sp, #2672]
    str q0, [x0, #2400]
    ldr q0, [sp, #3600]
    str q0, [x0, #2416]
    ldr q0, [sp, #3584]
    str q0, [x0, #2432]
    ldr q0, [sp, #5200]
    str q0, [x0, #2448]
    ldr q0, [sp, #3568]
    str q0, [x0, #2464]
    ldr q0, [sp, #6432]
    str q0, [x0, #2480]
    ldr q0, [sp, #3552]
    str q0, [x0, #2496]
    ldr q0, [sp, #3536]
    str q0, [x0, #2512]
    ldr q0, [sp, #5616]
    str q0, [x0, #2528]
    ldr q0, [sp, #3520]
    str q0, [x0, #2544]
    ldr q0, [sp, #2816]
    str q0, [x0, #2560]
    ldr q0, [sp, #3168]
    str q0, [x0, #2576]
    ldr q0, [sp, #2800]
    str q0, [x0, #2592]
    ldr q0, [sp, #2784]
    str q0, [x0, #2608]
    ldr q0, [sp, #2768]
    str q0, [x0, #2624]
    ldr q0, [sp, #5664]
    str q0, [x0, #2640]
    ldr q0, [sp, #5648]
    str q0, [x0, #2656]
    ldr q0, [sp, #4960]
    str q0, [x0, #2672]
    ldr q0, [sp, #5632]
    str q0, [x0, #2688]
    ldr q0, [sp, #5456]
    str q0, [x0, #2704]
    ldr q0, [sp, #5712]
    str q0, [x0, #2720]
    ldr q0, [sp, #5696]
    str q0, [x0, #2736]
    ldr q0, [sp, #5680]
    str q0, [x0, #2752]
    ldr q0, [sp, #4416]
    str q0, [x0, #2768]
    ldr q0, [sp, #4384]
    str q0, [x0, #2784]
    ldr q0, [sp, #6000]
    str q0, [x0, #2800]
    ldr q0, [sp, #816]
    str q0, [x0, #2816]
    ldr q0, [sp, #2592]
    str q0, [x0, #2832]
    ldr q0, [sp, #2080]
    str q0, [x0, #2848]
    ldr q0, [sp, #3072]
    str q0, [x0, #2864]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #414
.Llwcc_gift64_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #4080
    add sp, sp, #2608
    ret
    .size lwcc_gift64_128_key_setup_neon, .-lwcc_gift64_128_key_setup_neon

    .balign 16
    .global lwcc_gift64_128_ecb_encrypt_neon
    .type lwcc_gift64_128_ecb_encrypt_neon, %function
lwcc_gift64_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_gift64_128_ecb_encrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_gift64_128_ecb_encrypt_neon_rest
.Llwcc_gift64_128_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    ldr q16, [x1, #128]
    ldr q17, [x1, #144]
    movi v18.16b, #51
    ldr q19, [x1, #160]
    ldr q20, [x1, #176]
    movi v21.16b, #85
    ldr q22, [x1, #192]
    ldr q23, [x1, #224]
    mov v24.16b, v0.16b
    sli v24.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    ldr q0, [x1, #208]
    ldr q25, [x1, #240]
    mov v26.16b, v1.16b
    sli v26.16b, v3.16b, #4
    sri v3.16b, v1.16b, #4
    mov v1.16b, v4.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v4.16b, #4
    mov v4.16b, v5.16b
    sli v4.16b, v7.16b, #4
    sri v7.16b, v5.16b, #4
    mov v5.16b, v16.16b
    sli v5.16b, v19.16b, #4
    sri v19.16b, v16.16b, #4
    mov v16.16b, v17.16b
    sli v16.16b, v20.16b, #4
    sri v20.16b, v17.16b, #4
    mov v17.16b, v22.16b
    sli v17.16b, v23.16b, #4
    sri v23.16b, v22.16b, #4
    mov v22.16b, v0.16b
    sli v22.16b, v25.16b, #4
    sri v25.16b, v0.16b, #4
    mov v0.16b, v24.16b
    sli v0.4s, v5.4s, #16
    sri v5.4s, v24.4s, #16
    mov v24.16b, v26.16b
    sli v24.4s, v16.4s, #16
    sri v16.4s, v26.4s, #16
    mov v26.16b, v2.16b
    sli v26.4s, v19.4s, #16
    sri v19.4s, v2.4s, #16
    mov v2.16b, v3.16b
    sli v2.4s, v20.4s, #16
    sri v20.4s, v3.4s, #16
    mov v3.16b, v1.16b
    sli v3.4s, v17.4s, #16
    sri v17.4s, v1.4s, #16
    mov v1.16b, v4.16b
    sli v1.4s, v22.4s, #16
    sri v22.4s, v4.4s, #16
    mov v4.16b, v6.16b
    sli v4.4s, v23.4s, #16
    sri v23.4s, v6.4s, #16
    mov v6.16b, v7.16b
    sli v6.4s, v25.4s, #16
    sri v25.4s, v7.4s, #16
    ushr v7.16b, v0.16b, #2
    shl v27.16b, v24.16b, #2
    ushr v28.16b, v26.16b, #2
    shl v29.16b, v2.16b, #2
    ushr v30.16b, v3.16b, #2
    shl v31.16b, v1.16b, #2
    ushr v8.16b, v4.16b, #2
    shl v9.16b, v6.16b, #2
    ushr v10.16b, v5.16b, #2
    shl v11.16b, v16.16b, #2
    ushr v12.16b, v19.16b, #2
    shl v13.16b, v20.16b, #2
    ushr v14.16b, v17.16b, #2
    shl v15.16b, v22.16b, #2
    bit v27.16b, v0.16b, v18.16b
    ushr v0.16b, v23.16b, #2
    bit v24.16b, v7.16b, v18.16b
    shl v7.16b, v25.16b, #2
    bit v29.16b, v26.16b, v18.16b
    bit v2.16b, v28.16b, v18.16b
    bit v31.16b, v3.16b, v18.16b
    bit v1.16b, v30.16b, v18.16b
    bit v9.16b, v4.16b, v18.16b
    bit v6.16b, v8.16b, v18.16b
    bit v11.16b, v5.16b, v18.16b
    bit v16.16b, v10.16b, v18.16b
    bit v13.16b, v19.16b, v18.16b
    bit v20.16b, v12.16b, v18.16b
    bit v15.16b, v17.16b, v18.16b
    bit v22.16b, v14.16b, v18.16b
    bit v7.16b, v23.16b, v18.16b
    bit v25.16b, v0.16b, v18.16b
    mov v0.16b, v27.16b
    sli v0.8h, v31.8h, #8
    sri v31.8h, v27.8h, #8
    mov v3.16b, v24.16b
    sli v3.8h, v1.8h, #8
    sri v1.8h, v24.8h, #8
    ldr q4, [x8, #48]
    ldr q5, [x8, #64]
    mov v17.16b, v29.16b
    sli v17.8h, v9.8h, #8
    sri v9.8h, v29.8h, #8
    mov v19.16b, v2.16b
    sli v19.8h, v6.8h, #8
    sri v6.8h, v2.8h, #8
    mov v2.16b, v11.16b
    sli v2.8h, v15.8h, #8
    sri v15.8h, v11.8h, #8
    mov v23.16b, v16.16b
    sli v23.8h, v22.8h, #8
    sri v22.8h, v16.8h, #8
    mov v16.16b, v13.16b
    sli v16.8h, v7.8h, #8
    ldr q24, [x8, #32]
    sri v7.8h, v13.8h, #8
    mov v26.16b, v20.16b
    sli v26.8h, v25.8h, #8
    sri v25.8h, v20.8h, #8
    tbl v20.16b, {v0.16b}, v4.16b
    tbl v27.16b, {v31.16b}, v5.16b
    tbl v28.16b, {v3.16b}, v4.16b
    tbl v29.16b, {v1.16b}, v5.16b
    tbl v30.16b, {v17.16b}, v4.16b
    tbl v8.16b, {v9.16b}, v5.16b
    tbl v10.16b, {v19.16b}, v4.16b
    tbl v11.16b, {v6.16b}, v5.16b
    tbl v12.16b, {v2.16b}, v4.16b
    tbl v13.16b, {v15.16b}, v5.16b
    tbl v14.16b, {v23.16b}, v4.16b
    bit v27.16b, v0.16b, v24.16b
    tbl v0.16b, {v22.16b}, v5.16b
    bit v31.16b, v20.16b, v24.16b
    tbl v20.16b, {v16.16b}, v4.16b
    bit v29.16b, v3.16b, v24.16b
    tbl v3.16b, {v7.16b}, v5.16b
    bit v1.16b, v28.16b, v24.16b
    tbl v28.16b, {v26.16b}, v4.16b
    bit v8.16b, v17.16b, v24.16b
    tbl v17.16b, {v25.16b}, v5.16b
    bit v9.16b, v30.16b, v24.16b
    bit v11.16b, v19.16b, v24.16b
    bit v6.16b, v10.16b, v24.16b
    bit v13.16b, v2.16b, v24.16b
    bit v15.16b, v12.16b, v24.16b
    bit v0.16b, v23.16b, v24.16b
    bit v22.16b, v14.16b, v24.16b
    bit v3.16b, v16.16b, v24.16b
    bit v7.16b, v20.16b, v24.16b
    bit v17.16b, v26.16b, v24.16b
    bit v25.16b, v28.16b, v24.16b
    ushr v2.16b, v27.16b, #1
    shl v16.16b, v31.16b, #1
    ushr v19.16b, v29.16b, #1
    shl v20.16b, v1.16b, #1
    ushr v23.16b, v8.16b, #1
    shl v26.16b, v9.16b, #1
    ushr v28.16b, v11.16b, #1
    shl v30.16b, v6.16b, #1
    ushr v10.16b, v13.16b, #1
    shl v12.16b, v15.16b, #1
    ushr v14.16b, v0.16b, #1
    bit v16.16b, v27.16b, v21.16b
    shl v27.16b, v22.16b, #1
    bit v31.16b, v2.16b, v21.16b
    ushr v2.16b, v3.16b, #1
    bit v20.16b, v29.16b, v21.16b
    shl v29.16b, v7.16b, #1
    bit v1.16b, v19.16b, v21.16b
    ushr v19.16b, v17.16b, #1
    bit v26.16b, v8.16b, v21.16b
    shl v8.16b, v25.16b, #1
    bit v9.16b, v23.16b, v21.16b
    bit v30.16b, v11.16b, v21.16b
    bit v6.16b, v28.16b, v21.16b
    bit v12.16b, v13.16b, v21.16b
    bit v15.16b, v10.16b, v21.16b
    bit v27.16b, v0.16b, v21.16b
    bit v22.16b, v14.16b, v21.16b
    // round 1 (gift.dsl:33)
    ldr q0, [x3, #80]
    bit v29.16b, v3.16b, v21.16b
    bit v7.16b, v2.16b, v21.16b
    mvn v2.16b, v31.16b
    ldr q3, [x3, #112]
    bit v8.16b, v17.16b, v21.16b
    bit v25.16b, v19.16b, v21.16b
    eor v17.16b, v16.16b, v1.16b
    mvn v19.16b, v9.16b
    eor v23.16b, v26.16b, v6.16b
    eor v28.16b, v20.16b, v2.16b
    mvn v31.16b, v15.16b
    eor v9.16b, v12.16b, v22.16b
    mvn v7.16b, v7.16b
    eor v10.16b, v29.16b, v25.16b
    eor v0.16b, v0.16b, v20.16b
    bif v20.16b, v28.16b, v16.16b
    eor v3.16b, v3.16b, v27.16b
    eor v11.16b, v30.16b, v19.16b
    eor v13.16b, v27.16b, v31.16b
    eor v14.16b, v8.16b, v7.16b
    bit v2.16b, v28.16b, v16.16b
    eor v15.16b, v1.16b, v20.16b
    bsl v28.16b, v17.16b, v1.16b
    mov v1.16b, v26.16b
    bsl v1.16b, v30.16b, v11.16b
    bit v19.16b, v11.16b, v26.16b
    bsl v2.16b, v16.16b, v17.16b
    bif v27.16b, v13.16b, v12.16b
    bit v31.16b, v13.16b, v12.16b
    eor v16.16b, v6.16b, v1.16b
    bsl v11.16b, v23.16b, v6.16b
    mov v6.16b, v29.16b
    bsl v6.16b, v8.16b, v14.16b
    bit v7.16b, v14.16b, v29.16b
    bsl v19.16b, v26.16b, v23.16b
    eor v17.16b, v22.16b, v27.16b
    bsl v13.16b, v9.16b, v22.16b
    bsl v31.16b, v12.16b, v9.16b
    eor v22.16b, v25.16b, v6.16b
    bsl v14.16b, v10.16b, v25.16b
    bsl v7.16b, v29.16b, v10.16b
    bit v20.16b, v28.16b, v2.16b
    ldr q23, [x3, #144]
    eor v25.16b, v30.16b, v11.16b
    bit v1.16b, v11.16b, v19.16b
    bit v27.16b, v13.16b, v31.16b
    ldr q26, [x3, #16]
    ldr q29, [x3, #64]
    eor v30.16b, v8.16b, v14.16b
    bit v6.16b, v14.16b, v7.16b
    ext v8.16b, v15.16b, v15.16b, #8
    ldr q9, [x3, #128]
    // round 2 (gift.dsl:33)
    ldr q10, [x3, #192]
    // round 1 (gift.dsl:33)
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ldr q11, [x3, #96]
    ext v2.16b, v2.16b, v2.16b, #8
    eor v0.16b, v0.16b, v28.16b
    ext v25.16b, v25.16b, v25.16b, #8
    ldr q28, [x3, #0]
    ldr q12, [x3, #32]
    ext v31.16b, v31.16b, v31.16b, #8
    eor v3.16b, v3.16b, v13.16b
    eor v7.16b, v23.16b, v7.16b
    ext v30.16b, v30.16b, v30.16b, #8
    // round 2 (gift.dsl:33)
    eor v13.16b, v0.16b, v1.16b
    // round 1 (gift.dsl:33)
    eor v25.16b, v29.16b, v25.16b
    ldr q29, [x3, #48]
    // round 2 (gift.dsl:33)
    eor v10.16b, v10.16b, v19.16b
    // round 1 (gift.dsl:33)
    eor v16.16b, v26.16b, v16.16b
    eor v2.16b, v9.16b, v2.16b
    eor v30.16b, v11.16b, v30.16b
    // round 2 (gift.dsl:33)
    mvn v11.16b, v13.16b
    eor v14.16b, v20.16b, v25.16b
    // round 1 (gift.dsl:33)
    eor v28.16b, v28.16b, v8.16b
    eor v17.16b, v12.16b, v17.16b
    // round 2 (gift.dsl:33)
    eor v8.16b, v16.16b, v2.16b
    bit v0.16b, v11.16b, v16.16b
    eor v12.16b, v27.16b, v30.16b
    mvn v15.16b, v14.16b
    // round 1 (gift.dsl:33)
    eor v22.16b, v29.16b, v22.16b
    // round 2 (gift.dsl:33)
    eor v29.16b, v19.16b, v28.16b
    bit v11.16b, v1.16b, v16.16b
    bsl v0.16b, v8.16b, v16.16b
    mvn v16.16b, v12.16b
    bit v25.16b, v15.16b, v28.16b
    bsl v13.16b, v8.16b, v2.16b
    eor v8.16b, v3.16b, v6.16b
    bsl v14.16b, v29.16b, v19.16b
    ldr q19, [x3, #208]
    bsl v25.16b, v29.16b, v28.16b
    eor v29.16b, v7.16b, v17.16b
    bit v30.16b, v16.16b, v17.16b
    bsl v28.16b, v20.16b, v15.16b
    mvn v15.16b, v8.16b
    bsl v12.16b, v29.16b, v7.16b
    bsl v30.16b, v29.16b, v17.16b
    eor v29.16b, v31.16b, v22.16b
    bit v3.16b, v15.16b, v22.16b
    bit v15.16b, v6.16b, v22.16b
    eor v2.16b, v19.16b, v2.16b
    bsl v8.16b, v29.16b, v31.16b
    ldr q19, [x3, #288]
    mvn v13.16b, v13.16b
    bsl v17.16b, v27.16b, v16.16b
    eor v16.16b, v31.16b, v15.16b
    mvn v31.16b, v8.16b
    bsl v3.16b, v29.16b, v22.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q22, [x3, #176]
    mvn v29.16b, v14.16b
    eor v1.16b, v1.16b, v13.16b
    bit v11.16b, v13.16b, v0.16b
    mvn v8.16b, v12.16b
    eor v6.16b, v6.16b, v31.16b
    bit v15.16b, v31.16b, v3.16b
    ldr q31, [x3, #240]
    rev64 v16.4s, v16.4s
    eor v0.16b, v19.16b, v0.16b
    eor v3.16b, v23.16b, v3.16b
    ldr q12, [x3, #272]
    eor v20.16b, v20.16b, v29.16b
    eor v7.16b, v7.16b, v17.16b
    eor v27.16b, v27.16b, v8.16b
    ldr q13, [x3, #224]
    rev64 v1.4s, v1.4s
    rev64 v6.4s, v6.4s
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #160]
    ldr q14, [x3, #256]
    rev64 v11.4s, v11.4s
    eor v10.16b, v10.16b, v28.16b
    bit v28.16b, v29.16b, v25.16b
    bit v17.16b, v8.16b, v30.16b
    rev64 v20.4s, v20.4s
    eor v1.16b, v31.16b, v1.16b
    rev64 v7.4s, v7.4s
    rev64 v27.4s, v27.4s
    eor v6.16b, v12.16b, v6.16b
    eor v25.16b, v9.16b, v25.16b
    eor v20.16b, v13.16b, v20.16b
    // round 3 (gift.dsl:33)
    eor v29.16b, v15.16b, v1.16b
    // round 2 (gift.dsl:33)
    rev64 v28.4s, v28.4s
    eor v7.16b, v22.16b, v7.16b
    eor v22.16b, v14.16b, v27.16b
    // round 3 (gift.dsl:33)
    eor v27.16b, v0.16b, v16.16b
    eor v31.16b, v17.16b, v20.16b
    bit v1.16b, v29.16b, v16.16b
    eor v8.16b, v10.16b, v30.16b
    eor v12.16b, v25.16b, v7.16b
    eor v13.16b, v22.16b, v28.16b
    ldr q14, [x3, #320]
    bsl v1.16b, v16.16b, v27.16b
    bsl v16.16b, v15.16b, v29.16b
    bit v20.16b, v31.16b, v7.16b
    bsl v29.16b, v27.16b, v0.16b
    eor v27.16b, v11.16b, v6.16b
    bit v22.16b, v13.16b, v10.16b
    bsl v20.16b, v7.16b, v12.16b
    bsl v7.16b, v17.16b, v31.16b
    bsl v31.16b, v12.16b, v25.16b
    eor v12.16b, v2.16b, v3.16b
    bit v6.16b, v27.16b, v2.16b
    bsl v22.16b, v10.16b, v8.16b
    bsl v10.16b, v28.16b, v13.16b
    bsl v13.16b, v8.16b, v30.16b
    ldr q8, [x3, #304]
    eor v0.16b, v14.16b, v0.16b
    ldr q14, [x3, #336]
    bsl v6.16b, v2.16b, v12.16b
    bsl v2.16b, v11.16b, v27.16b
    bsl v27.16b, v12.16b, v3.16b
    ldr q12, [x3, #352]
    eor v3.16b, v12.16b, v3.16b
    ldr q12, [x3, #384]
    eor v17.16b, v12.16b, v17.16b
    ldr q12, [x3, #416]
    eor v25.16b, v8.16b, v25.16b
    eor v15.16b, v15.16b, v29.16b
    eor v11.16b, v11.16b, v27.16b
    eor v0.16b, v0.16b, v16.16b
    bit v16.16b, v29.16b, v1.16b
    ldr q29, [x3, #368]
    eor v3.16b, v3.16b, v2.16b
    bit v2.16b, v27.16b, v6.16b
    mov v27.16b, v20.16b
    bsl v27.16b, v31.16b, v7.16b
    eor v28.16b, v12.16b, v28.16b
    ldr q12, [x3, #432]
    eor v30.16b, v14.16b, v30.16b
    ext v15.16b, v15.16b, v15.16b, #8
    ext v11.16b, v11.16b, v11.16b, #8
    eor v7.16b, v25.16b, v7.16b
    mvn v25.16b, v27.16b
    ldr q27, [x3, #400]
    eor v30.16b, v30.16b, v10.16b
    eor v17.16b, v17.16b, v31.16b
    eor v28.16b, v28.16b, v13.16b
    mvn v16.16b, v16.16b
    eor v29.16b, v29.16b, v15.16b
    ext v25.16b, v25.16b, v25.16b, #8
    ldr q31, [x3, #448]
    eor v1.16b, v12.16b, v1.16b
    eor v6.16b, v9.16b, v6.16b
    bit v10.16b, v13.16b, v22.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    // round 4 (gift.dsl:33)
    eor v13.16b, v29.16b, v25.16b
    // round 3 (gift.dsl:33)
    ext v22.16b, v22.16b, v22.16b, #8
    eor v27.16b, v27.16b, v11.16b
    mvn v10.16b, v10.16b
    // round 4 (gift.dsl:33)
    eor v11.16b, v7.16b, v1.16b
    eor v15.16b, v17.16b, v16.16b
    bit v29.16b, v13.16b, v7.16b
    // round 3 (gift.dsl:33)
    mvn v2.16b, v2.16b
    eor v22.16b, v31.16b, v22.16b
    ext v31.16b, v10.16b, v10.16b, #8
    // round 4 (gift.dsl:33)
    eor v10.16b, v0.16b, v20.16b
    bit v17.16b, v15.16b, v0.16b
    bsl v29.16b, v7.16b, v11.16b
    bsl v7.16b, v25.16b, v13.16b
    bsl v13.16b, v11.16b, v1.16b
    eor v11.16b, v27.16b, v31.16b
    bsl v17.16b, v0.16b, v10.16b
    bsl v0.16b, v16.16b, v15.16b
    bsl v15.16b, v10.16b, v20.16b
    eor v10.16b, v30.16b, v6.16b
    // round 3 (gift.dsl:33)
    ext v2.16b, v2.16b, v2.16b, #8
    // round 4 (gift.dsl:33)
    bit v27.16b, v11.16b, v30.16b
    mov v18.16b, v30.16b
    bsl v18.16b, v31.16b, v11.16b
    bsl v11.16b, v10.16b, v6.16b
    bsl v27.16b, v30.16b, v10.16b
    eor v30.16b, v28.16b, v2.16b
    eor v10.16b, v3.16b, v22.16b
    bit v28.16b, v30.16b, v3.16b
    mov v24.16b, v3.16b
    bsl v24.16b, v2.16b, v30.16b
    bsl v30.16b, v10.16b, v22.16b
    bsl v28.16b, v3.16b, v10.16b
    ldr q3, [x3, #464]
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v25.16b, v13.16b
    eor v1.16b, v1.16b, v7.16b
    bit v7.16b, v13.16b, v29.16b
    ldr q25, [x3, #480]
    eor v20.16b, v25.16b, v20.16b
    ldr q25, [x3, #496]
    eor v6.16b, v25.16b, v6.16b
    ldr q25, [x3, #512]
    eor v22.16b, v25.16b, v22.16b
    ldr q25, [x3, #528]
    eor v25.16b, v25.16b, v31.16b
    ldr q31, [x3, #544]
    eor v2.16b, v31.16b, v2.16b
    eor v16.16b, v16.16b, v15.16b
    eor v20.16b, v20.16b, v0.16b
    ldr q31, [x3, #592]
    eor v22.16b, v22.16b, v24.16b
    bit v0.16b, v15.16b, v17.16b
    mvn v7.16b, v7.16b
    ldr q10, [x3, #576]
    eor v2.16b, v2.16b, v30.16b
    eor v6.16b, v6.16b, v18.16b
    eor v25.16b, v25.16b, v11.16b
    bit v18.16b, v11.16b, v27.16b
    rev64 v27.4s, v27.4s
    rev64 v7.4s, v7.4s
    ldr q11, [x3, #560]
    bit v24.16b, v30.16b, v28.16b
    rev64 v16.4s, v16.4s
    mvn v0.16b, v0.16b
    rev64 v28.4s, v28.4s
    eor v27.16b, v31.16b, v27.16b
    // round 5 (gift.dsl:33)
    eor v30.16b, v25.16b, v7.16b
    // round 4 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    eor v16.16b, v10.16b, v16.16b
    rev64 v0.4s, v0.4s
    eor v28.16b, v31.16b, v28.16b
    // round 5 (gift.dsl:33)
    eor v10.16b, v1.16b, v27.16b
    bit v25.16b, v30.16b, v1.16b
    // round 4 (gift.dsl:33)
    mvn v18.16b, v18.16b
    eor v3.16b, v11.16b, v3.16b
    // round 5 (gift.dsl:33)
    eor v11.16b, v2.16b, v0.16b
    bsl v25.16b, v1.16b, v10.16b
    bsl v1.16b, v7.16b, v30.16b
    bsl v30.16b, v10.16b, v27.16b
    eor v10.16b, v20.16b, v28.16b
    // round 4 (gift.dsl:33)
    rev64 v18.4s, v18.4s
    // round 5 (gift.dsl:33)
    bit v2.16b, v11.16b, v20.16b
    // round 4 (gift.dsl:33)
    mvn v24.16b, v24.16b
    // round 5 (gift.dsl:33)
    mov v13.16b, v20.16b
    bsl v13.16b, v0.16b, v11.16b
    bsl v11.16b, v10.16b, v28.16b
    bsl v2.16b, v20.16b, v10.16b
    eor v20.16b, v3.16b, v18.16b
    // round 4 (gift.dsl:33)
    rev64 v24.4s, v24.4s
    // round 5 (gift.dsl:33)
    eor v10.16b, v6.16b, v29.16b
    bit v3.16b, v20.16b, v6.16b
    // round 4 (gift.dsl:33)
    eor v17.16b, v19.16b, v17.16b
    // round 5 (gift.dsl:33)
    mov v15.16b, v6.16b
    bsl v15.16b, v18.16b, v20.16b
    bsl v20.16b, v10.16b, v29.16b
    bsl v3.16b, v6.16b, v10.16b
    eor v6.16b, v16.16b, v24.16b
    eor v10.16b, v22.16b, v17.16b
    bit v16.16b, v6.16b, v22.16b
    mov v4.16b, v22.16b
    bsl v4.16b, v24.16b, v6.16b
    bsl v6.16b, v10.16b, v17.16b
    bsl v16.16b, v22.16b, v10.16b
    ldr q22, [x3, #608]
    eor v22.16b, v22.16b, v27.16b
    eor v7.16b, v7.16b, v30.16b
    eor v22.16b, v22.16b, v1.16b
    bit v1.16b, v30.16b, v25.16b
    ldr q27, [x3, #624]
    eor v27.16b, v27.16b, v28.16b
    eor v28.16b, v26.16b, v29.16b
    eor v18.16b, v18.16b, v20.16b
    eor v28.16b, v28.16b, v15.16b
    bit v15.16b, v20.16b, v3.16b
    ldr q20, [x3, #640]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #656]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #688]
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v27.16b, v13.16b
    mvn v1.16b, v1.16b
    eor v0.16b, v0.16b, v11.16b
    bit v13.16b, v11.16b, v2.16b
    ldr q27, [x3, #672]
    eor v17.16b, v17.16b, v4.16b
    eor v20.16b, v20.16b, v6.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q29, [x3, #704]
    bit v4.16b, v6.16b, v16.16b
    ext v6.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v13.16b
    ext v16.16b, v16.16b, v16.16b, #8
    eor v2.16b, v12.16b, v2.16b
    // round 6 (gift.dsl:33)
    eor v30.16b, v0.16b, v1.16b
    // round 5 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    eor v6.16b, v27.16b, v6.16b
    eor v25.16b, v19.16b, v25.16b
    // round 6 (gift.dsl:33)
    eor v27.16b, v22.16b, v2.16b
    bit v0.16b, v30.16b, v22.16b
    // round 5 (gift.dsl:33)
    mvn v10.16b, v15.16b
    eor v18.16b, v29.16b, v18.16b
    // round 6 (gift.dsl:33)
    eor v29.16b, v6.16b, v7.16b
    bsl v0.16b, v22.16b, v27.16b
    bsl v22.16b, v1.16b, v30.16b
    bsl v30.16b, v27.16b, v2.16b
    eor v27.16b, v24.16b, v25.16b
    // round 5 (gift.dsl:33)
    ext v10.16b, v10.16b, v10.16b, #8
    // round 6 (gift.dsl:33)
    bit v6.16b, v29.16b, v24.16b
    // round 5 (gift.dsl:33)
    mvn v4.16b, v4.16b
    eor v16.16b, v12.16b, v16.16b
    // round 6 (gift.dsl:33)
    mov v11.16b, v24.16b
    bsl v11.16b, v7.16b, v29.16b
    bsl v29.16b, v27.16b, v25.16b
    bsl v6.16b, v24.16b, v27.16b
    eor v24.16b, v20.16b, v10.16b
    // round 5 (gift.dsl:33)
    ext v4.16b, v4.16b, v4.16b, #8
    // round 6 (gift.dsl:33)
    eor v27.16b, v28.16b, v16.16b
    bit v20.16b, v24.16b, v28.16b
    // round 5 (gift.dsl:33)
    eor v3.16b, v9.16b, v3.16b
    // round 6 (gift.dsl:33)
    mov v13.16b, v28.16b
    bsl v13.16b, v10.16b, v24.16b
    bsl v24.16b, v27.16b, v16.16b
    bsl v20.16b, v28.16b, v27.16b
    eor v27.16b, v18.16b, v4.16b
    eor v28.16b, v17.16b, v3.16b
    bit v18.16b, v27.16b, v17.16b
    mov v15.16b, v17.16b
    bsl v15.16b, v4.16b, v27.16b
    bsl v27.16b, v28.16b, v3.16b
    bsl v18.16b, v17.16b, v28.16b
    ldr q17, [x3, #720]
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x3, #736]
    eor v17.16b, v17.16b, v25.16b
    ldr q25, [x3, #752]
    eor v16.16b, v25.16b, v16.16b
    eor v25.16b, v10.16b, v24.16b
    eor v16.16b, v16.16b, v13.16b
    bit v13.16b, v24.16b, v20.16b
    ldr q24, [x3, #768]
    eor v3.16b, v24.16b, v3.16b
    eor v4.16b, v4.16b, v27.16b
    eor v3.16b, v3.16b, v15.16b
    bit v15.16b, v27.16b, v18.16b
    ldr q24, [x3, #784]
    rev64 v25.4s, v25.4s
    eor v24.16b, v24.16b, v25.16b
    ldr q25, [x3, #800]
    rev64 v4.4s, v4.4s
    eor v4.16b, v25.16b, v4.16b
    ldr q25, [x3, #816]
    eor v1.16b, v25.16b, v1.16b
    ldr q25, [x3, #832]
    eor v2.16b, v2.16b, v22.16b
    bit v22.16b, v30.16b, v0.16b
    mvn v22.16b, v22.16b
    eor v7.16b, v25.16b, v7.16b
    eor v17.16b, v17.16b, v11.16b
    bit v11.16b, v29.16b, v6.16b
    rev64 v22.4s, v22.4s
    eor v7.16b, v7.16b, v29.16b
    mvn v25.16b, v11.16b
    rev64 v6.4s, v6.4s
    eor v20.16b, v19.16b, v20.16b
    // round 7 (gift.dsl:33)
    eor v27.16b, v24.16b, v22.16b
    // round 6 (gift.dsl:33)
    eor v1.16b, v1.16b, v30.16b
    eor v18.16b, v31.16b, v18.16b
    rev64 v25.4s, v25.4s
    mvn v28.16b, v15.16b
    // round 7 (gift.dsl:33)
    eor v29.16b, v2.16b, v20.16b
    bit v24.16b, v27.16b, v2.16b
    // round 6 (gift.dsl:33)
    rev64 v0.4s, v0.4s
    mvn v30.16b, v13.16b
    // round 7 (gift.dsl:33)
    eor v10.16b, v4.16b, v25.16b
    bsl v24.16b, v2.16b, v29.16b
    bsl v2.16b, v22.16b, v27.16b
    bsl v27.16b, v29.16b, v20.16b
    eor v29.16b, v17.16b, v18.16b
    // round 6 (gift.dsl:33)
    rev64 v30.4s, v30.4s
    // round 7 (gift.dsl:33)
    bit v4.16b, v10.16b, v17.16b
    // round 6 (gift.dsl:33)
    ldr q11, [x3, #848]
    rev64 v28.4s, v28.4s
    eor v0.16b, v9.16b, v0.16b
    // round 7 (gift.dsl:33)
    mov v13.16b, v17.16b
    bsl v13.16b, v25.16b, v10.16b
    bsl v10.16b, v29.16b, v18.16b
    bsl v4.16b, v17.16b, v29.16b
    eor v17.16b, v1.16b, v30.16b
    eor v29.16b, v16.16b, v0.16b
    bit v1.16b, v17.16b, v16.16b
    // round 6 (gift.dsl:33)
    eor v6.16b, v11.16b, v6.16b
    // round 7 (gift.dsl:33)
    mov v15.16b, v16.16b
    bsl v15.16b, v30.16b, v17.16b
    bsl v17.16b, v29.16b, v0.16b
    bsl v1.16b, v16.16b, v29.16b
    eor v16.16b, v7.16b, v28.16b
    eor v29.16b, v3.16b, v6.16b
    bit v7.16b, v16.16b, v3.16b
    mov v5.16b, v3.16b
    bsl v5.16b, v28.16b, v16.16b
    bsl v16.16b, v29.16b, v6.16b
    bsl v7.16b, v3.16b, v29.16b
    ldr q3, [x3, #864]
    eor v3.16b, v3.16b, v20.16b
    eor v18.16b, v8.16b, v18.16b
    eor v20.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v13.16b
    bit v13.16b, v10.16b, v4.16b
    ldr q25, [x3, #880]
    eor v0.16b, v25.16b, v0.16b
    eor v6.16b, v14.16b, v6.16b
    eor v25.16b, v28.16b, v16.16b
    eor v6.16b, v6.16b, v5.16b
    bit v5.16b, v16.16b, v7.16b
    ext v16.16b, v20.16b, v20.16b, #8
    ldr q20, [x3, #896]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #912]
    eor v20.16b, v20.16b, v22.16b
    eor v3.16b, v3.16b, v2.16b
    eor v20.16b, v20.16b, v27.16b
    bit v2.16b, v27.16b, v24.16b
    ldr q22, [x3, #928]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v22.16b, v22.16b, v25.16b
    ldr q25, [x3, #944]
    mvn v2.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v25.16b, v25.16b, v30.16b
    eor v0.16b, v0.16b, v15.16b
    eor v4.16b, v12.16b, v4.16b
    mvn v27.16b, v13.16b
    // round 8 (gift.dsl:33)
    eor v28.16b, v16.16b, v2.16b
    // round 7 (gift.dsl:33)
    eor v25.16b, v25.16b, v17.16b
    bit v15.16b, v17.16b, v1.16b
    ext v17.16b, v24.16b, v24.16b, #8
    // round 8 (gift.dsl:33)
    eor v24.16b, v3.16b, v4.16b
    // round 7 (gift.dsl:33)
    ext v27.16b, v27.16b, v27.16b, #8
    // round 8 (gift.dsl:33)
    bit v16.16b, v28.16b, v3.16b
    // round 7 (gift.dsl:33)
    mvn v29.16b, v15.16b
    eor v17.16b, v9.16b, v17.16b
    // round 8 (gift.dsl:33)
    mov v30.16b, v3.16b
    bsl v30.16b, v2.16b, v28.16b
    bsl v28.16b, v24.16b, v4.16b
    bsl v16.16b, v3.16b, v24.16b
    eor v3.16b, v20.16b, v27.16b
    // round 7 (gift.dsl:33)
    eor v7.16b, v23.16b, v7.16b
    mvn v5.16b, v5.16b
    ext v24.16b, v29.16b, v29.16b, #8
    // round 8 (gift.dsl:33)
    eor v29.16b, v18.16b, v17.16b
    bit v20.16b, v3.16b, v18.16b
    // round 7 (gift.dsl:33)
    ldr q10, [x3, #960]
    ext v1.16b, v1.16b, v1.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    // round 8 (gift.dsl:33)
    mov v13.16b, v18.16b
    bsl v13.16b, v27.16b, v3.16b
    bsl v3.16b, v29.16b, v17.16b
    bsl v20.16b, v18.16b, v29.16b
    eor v18.16b, v22.16b, v24.16b
    eor v29.16b, v0.16b, v7.16b
    bit v22.16b, v18.16b, v0.16b
    // round 7 (gift.dsl:33)
    eor v1.16b, v10.16b, v1.16b
    // round 8 (gift.dsl:33)
    mov v15.16b, v0.16b
    bsl v15.16b, v24.16b, v18.16b
    bsl v18.16b, v29.16b, v7.16b
    bsl v22.16b, v0.16b, v29.16b
    eor v0.16b, v25.16b, v5.16b
    eor v29.16b, v6.16b, v1.16b
    bit v25.16b, v0.16b, v6.16b
    mov v21.16b, v6.16b
    bsl v21.16b, v5.16b, v0.16b
    bsl v0.16b, v29.16b, v1.16b
    bsl v25.16b, v6.16b, v29.16b
    ldr q6, [x3, #496]
    eor v4.16b, v6.16b, v4.16b
    eor v2.16b, v2.16b, v28.16b
    eor v4.16b, v4.16b, v30.16b
    bit v30.16b, v28.16b, v16.16b
    ldr q6, [x3, #512]
    eor v6.16b, v6.16b, v17.16b
    eor v17.16b, v27.16b, v3.16b
    eor v6.16b, v6.16b, v13.16b
    bit v13.16b, v3.16b, v20.16b
    ldr q3, [x3, #976]
    eor v3.16b, v3.16b, v7.16b
    ldr q7, [x3, #992]
    eor v1.16b, v7.16b, v1.16b
    ldr q7, [x3, #1008]
    eor v7.16b, v7.16b, v24.16b
    eor v3.16b, v3.16b, v15.16b
    eor v7.16b, v7.16b, v18.16b
    bit v15.16b, v18.16b, v22.16b
    ldr q18, [x3, #1024]
    eor v5.16b, v18.16b, v5.16b
    eor v1.16b, v1.16b, v21.16b
    eor v5.16b, v5.16b, v0.16b
    bit v21.16b, v0.16b, v25.16b
    ldr q0, [x3, #1040]
    rev64 v2.4s, v2.4s
    eor v0.16b, v0.16b, v2.16b
    ldr q2, [x3, #1056]
    mvn v18.16b, v30.16b
    rev64 v17.4s, v17.4s
    rev64 v22.4s, v22.4s
    rev64 v18.4s, v18.4s
    mvn v24.16b, v13.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v9.16b, v22.16b
    // round 9 (gift.dsl:33)
    eor v22.16b, v7.16b, v18.16b
    // round 8 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    mvn v21.16b, v21.16b
    mvn v27.16b, v15.16b
    rev64 v24.4s, v24.4s
    // round 9 (gift.dsl:33)
    eor v28.16b, v4.16b, v17.16b
    bit v7.16b, v22.16b, v4.16b
    // round 8 (gift.dsl:33)
    eor v25.16b, v31.16b, v25.16b
    rev64 v27.4s, v27.4s
    // round 9 (gift.dsl:33)
    mov v29.16b, v4.16b
    bsl v29.16b, v18.16b, v22.16b
    bsl v22.16b, v28.16b, v17.16b
    bsl v7.16b, v4.16b, v28.16b
    eor v4.16b, v5.16b, v24.16b
    eor v28.16b, v6.16b, v25.16b
    bit v5.16b, v4.16b, v6.16b
    // round 8 (gift.dsl:33)
    eor v16.16b, v23.16b, v16.16b
    rev64 v21.4s, v21.4s
    // round 9 (gift.dsl:33)
    mov v30.16b, v6.16b
    bsl v30.16b, v24.16b, v4.16b
    bsl v4.16b, v28.16b, v25.16b
    bsl v5.16b, v6.16b, v28.16b
    eor v6.16b, v0.16b, v27.16b
    eor v28.16b, v3.16b, v16.16b
    bit v0.16b, v6.16b, v3.16b
    // round 8 (gift.dsl:33)
    eor v20.16b, v11.16b, v20.16b
    // round 9 (gift.dsl:33)
    mov v13.16b, v3.16b
    bsl v13.16b, v27.16b, v6.16b
    bsl v6.16b, v28.16b, v16.16b
    bsl v0.16b, v3.16b, v28.16b
    eor v3.16b, v2.16b, v21.16b
    eor v28.16b, v1.16b, v20.16b
    bit v2.16b, v3.16b, v1.16b
    mov v15.16b, v1.16b
    bsl v15.16b, v21.16b, v3.16b
    bsl v3.16b, v28.16b, v20.16b
    bsl v2.16b, v1.16b, v28.16b
    ldr q1, [x3, #624]
    eor v1.16b, v1.16b, v17.16b
    eor v17.16b, v18.16b, v22.16b
    eor v1.16b, v1.16b, v29.16b
    bit v29.16b, v22.16b, v7.16b
    ldr q18, [x3, #1072]
    eor v18.16b, v18.16b, v25.16b
    ldr q22, [x3, #640]
    eor v16.16b, v22.16b, v16.16b
    eor v22.16b, v27.16b, v6.16b
    eor v16.16b, v16.16b, v13.16b
    bit v13.16b, v6.16b, v0.16b
    ldr q6, [x3, #1088]
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #1104]
    eor v20.16b, v20.16b, v24.16b
    eor v18.16b, v18.16b, v30.16b
    eor v20.16b, v20.16b, v4.16b
    bit v30.16b, v4.16b, v5.16b
    ext v4.16b, v17.16b, v17.16b, #8
    ldr q17, [x3, #1120]
    eor v4.16b, v17.16b, v4.16b
    ldr q17, [x3, #1136]
    eor v17.16b, v17.16b, v21.16b
    eor v6.16b, v6.16b, v15.16b
    eor v17.16b, v17.16b, v3.16b
    bit v15.16b, v3.16b, v2.16b
    ldr q3, [x3, #1152]
    mvn v21.16b, v29.16b
    ext v5.16b, v5.16b, v5.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    mvn v24.16b, v30.16b
    eor v5.16b, v12.16b, v5.16b
    eor v3.16b, v3.16b, v22.16b
    // round 10 (gift.dsl:33)
    eor v22.16b, v20.16b, v21.16b
    // round 9 (gift.dsl:33)
    ext v2.16b, v2.16b, v2.16b, #8
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 10 (gift.dsl:33)
    eor v28.16b, v1.16b, v5.16b
    bit v20.16b, v22.16b, v1.16b
    // round 9 (gift.dsl:33)
    eor v7.16b, v19.16b, v7.16b
    ext v27.16b, v27.16b, v27.16b, #8
    // round 10 (gift.dsl:33)
    mov v29.16b, v1.16b
    bsl v29.16b, v21.16b, v22.16b
    bsl v22.16b, v28.16b, v5.16b
    bsl v20.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v24.16b
    eor v28.16b, v18.16b, v7.16b
    bit v4.16b, v1.16b, v18.16b
    // round 9 (gift.dsl:33)
    eor v2.16b, v23.16b, v2.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 10 (gift.dsl:33)
    mov v30.16b, v18.16b
    bsl v30.16b, v24.16b, v1.16b
    bsl v1.16b, v28.16b, v7.16b
    bsl v4.16b, v18.16b, v28.16b
    eor v18.16b, v17.16b, v27.16b
    eor v28.16b, v16.16b, v2.16b
    bit v17.16b, v18.16b, v16.16b
    // round 9 (gift.dsl:33)
    eor v0.16b, v10.16b, v0.16b
    // round 10 (gift.dsl:33)
    mov v13.16b, v16.16b
    bsl v13.16b, v27.16b, v18.16b
    bsl v18.16b, v28.16b, v2.16b
    bsl v17.16b, v16.16b, v28.16b
    eor v16.16b, v3.16b, v25.16b
    eor v28.16b, v6.16b, v0.16b
    bit v3.16b, v16.16b, v6.16b
    mov v15.16b, v6.16b
    bsl v15.16b, v25.16b, v16.16b
    bsl v16.16b, v28.16b, v0.16b
    bsl v3.16b, v6.16b, v28.16b
    ldr q6, [x3, #1168]
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [x3, #1184]
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [x3, #720]
    eor v2.16b, v7.16b, v2.16b
    eor v7.16b, v27.16b, v18.16b
    eor v2.16b, v2.16b, v13.16b
    bit v13.16b, v18.16b, v17.16b
    ldr q18, [x3, #736]
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v25.16b, v16.16b
    eor v0.16b, v0.16b, v15.16b
    bit v15.16b, v16.16b, v3.16b
    rev64 v16.4s, v18.4s
    rev64 v7.4s, v7.4s
    ldr q18, [x3, #256]
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [x3, #272]
    eor v16.16b, v18.16b, v16.16b
    ldr q18, [x3, #1200]
    eor v18.16b, v18.16b, v21.16b
    eor v5.16b, v5.16b, v29.16b
    bit v29.16b, v22.16b, v20.16b
    eor v18.16b, v18.16b, v22.16b
    mvn v21.16b, v29.16b
    ldr q22, [x3, #1216]
    eor v22.16b, v22.16b, v24.16b
    eor v6.16b, v6.16b, v30.16b
    bit v30.16b, v1.16b, v4.16b
    rev64 v21.4s, v21.4s
    eor v1.16b, v22.16b, v1.16b
    mvn v22.16b, v30.16b
    eor v17.16b, v31.16b, v17.16b
    // round 11 (gift.dsl:33)
    eor v24.16b, v7.16b, v21.16b
    // round 10 (gift.dsl:33)
    rev64 v4.4s, v4.4s
    eor v3.16b, v31.16b, v3.16b
    mvn v25.16b, v13.16b
    rev64 v22.4s, v22.4s
    // round 11 (gift.dsl:33)
    eor v27.16b, v5.16b, v17.16b
    bit v7.16b, v24.16b, v5.16b
    // round 10 (gift.dsl:33)
    mvn v28.16b, v15.16b
    rev64 v25.4s, v25.4s
    // round 11 (gift.dsl:33)
    mov v29.16b, v5.16b
    bsl v29.16b, v21.16b, v24.16b
    bsl v24.16b, v27.16b, v17.16b
    bsl v7.16b, v5.16b, v27.16b
    eor v5.16b, v16.16b, v22.16b
    eor v27.16b, v6.16b, v3.16b
    bit v16.16b, v5.16b, v6.16b
    // round 10 (gift.dsl:33)
    rev64 v20.4s, v20.4s
    rev64 v28.4s, v28.4s
    // round 11 (gift.dsl:33)
    mov v30.16b, v6.16b
    bsl v30.16b, v22.16b, v5.16b
    bsl v5.16b, v27.16b, v3.16b
    bsl v16.16b, v6.16b, v27.16b
    eor v6.16b, v18.16b, v25.16b
    eor v27.16b, v2.16b, v20.16b
    bit v18.16b, v6.16b, v2.16b
    // round 10 (gift.dsl:33)
    eor v4.16b, v11.16b, v4.16b
    // round 11 (gift.dsl:33)
    mov v13.16b, v2.16b
    bsl v13.16b, v25.16b, v6.16b
    bsl v6.16b, v27.16b, v20.16b
    bsl v18.16b, v2.16b, v27.16b
    eor v2.16b, v1.16b, v28.16b
    eor v27.16b, v0.16b, v4.16b
    bit v1.16b, v2.16b, v0.16b
    mov v15.16b, v0.16b
    bsl v15.16b, v28.16b, v2.16b
    bsl v2.16b, v27.16b, v4.16b
    bsl v1.16b, v0.16b, v27.16b
    ldr q0, [x3, #1232]
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #864]
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v22.16b, v5.16b
    eor v3.16b, v3.16b, v30.16b
    bit v30.16b, v5.16b, v16.16b
    ldr q5, [x3, #1248]
    eor v5.16b, v5.16b, v20.16b
    ldr q20, [x3, #880]
    eor v4.16b, v20.16b, v4.16b
    eor v20.16b, v28.16b, v2.16b
    eor v4.16b, v4.16b, v15.16b
    bit v15.16b, v2.16b, v1.16b
    ext v2.16b, v17.16b, v17.16b, #8
    ldr q17, [x3, #384]
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x3, #1264]
    eor v17.16b, v17.16b, v21.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v0.16b, v0.16b, v29.16b
    eor v17.16b, v17.16b, v24.16b
    bit v29.16b, v24.16b, v7.16b
    ldr q21, [x3, #416]
    eor v20.16b, v21.16b, v20.16b
    ldr q21, [x3, #1280]
    eor v21.16b, v21.16b, v25.16b
    eor v5.16b, v5.16b, v13.16b
    eor v21.16b, v21.16b, v6.16b
    bit v13.16b, v6.16b, v18.16b
    ldr q6, [x3, #448]
    mvn v22.16b, v29.16b
    ext v18.16b, v18.16b, v18.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    eor v16.16b, v23.16b, v16.16b
    mvn v24.16b, v30.16b
    eor v6.16b, v6.16b, v18.16b
    // round 12 (gift.dsl:33)
    eor v18.16b, v2.16b, v22.16b
    // round 11 (gift.dsl:33)
    mvn v25.16b, v15.16b
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v27.16b, v13.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 12 (gift.dsl:33)
    eor v28.16b, v0.16b, v16.16b
    bit v2.16b, v18.16b, v0.16b
    // round 11 (gift.dsl:33)
    eor v7.16b, v9.16b, v7.16b
    ext v27.16b, v27.16b, v27.16b, #8
    // round 12 (gift.dsl:33)
    mov v29.16b, v0.16b
    bsl v29.16b, v22.16b, v18.16b
    bsl v18.16b, v28.16b, v16.16b
    bsl v2.16b, v0.16b, v28.16b
    eor v0.16b, v17.16b, v24.16b
    eor v28.16b, v3.16b, v7.16b
    bit v17.16b, v0.16b, v3.16b
    // round 11 (gift.dsl:33)
    eor v1.16b, v12.16b, v1.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 12 (gift.dsl:33)
    mov v30.16b, v3.16b
    bsl v30.16b, v24.16b, v0.16b
    bsl v0.16b, v28.16b, v7.16b
    bsl v17.16b, v3.16b, v28.16b
    eor v3.16b, v20.16b, v27.16b
    eor v28.16b, v5.16b, v1.16b
    bit v20.16b, v3.16b, v5.16b
    mov v13.16b, v5.16b
    bsl v13.16b, v27.16b, v3.16b
    bsl v3.16b, v28.16b, v1.16b
    bsl v20.16b, v5.16b, v28.16b
    eor v5.16b, v21.16b, v25.16b
    eor v28.16b, v4.16b, v6.16b
    bit v21.16b, v5.16b, v4.16b
    mov v15.16b, v4.16b
    bsl v15.16b, v25.16b, v5.16b
    bsl v5.16b, v28.16b, v6.16b
    bsl v21.16b, v4.16b, v28.16b
    ldr q4, [x3, #976]
    eor v4.16b, v4.16b, v16.16b
    eor v16.16b, v22.16b, v18.16b
    eor v4.16b, v4.16b, v29.16b
    bit v29.16b, v18.16b, v2.16b
    ldr q18, [x3, #992]
    eor v7.16b, v18.16b, v7.16b
    eor v18.16b, v24.16b, v0.16b
    eor v7.16b, v7.16b, v30.16b
    bit v30.16b, v0.16b, v17.16b
    ldr q0, [x3, #1296]
    eor v0.16b, v0.16b, v1.16b
    ldr q1, [x3, #1312]
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #1328]
    eor v6.16b, v6.16b, v27.16b
    eor v0.16b, v0.16b, v13.16b
    eor v6.16b, v6.16b, v3.16b
    bit v13.16b, v3.16b, v20.16b
    ldr q3, [x3, #1344]
    eor v3.16b, v3.16b, v25.16b
    eor v1.16b, v1.16b, v15.16b
    eor v3.16b, v3.16b, v5.16b
    bit v15.16b, v5.16b, v21.16b
    ldr q5, [x3, #528]
    rev64 v16.4s, v16.4s
    eor v5.16b, v5.16b, v16.16b
    ldr q16, [x3, #544]
    mvn v22.16b, v29.16b
    rev64 v18.4s, v18.4s
    rev64 v20.4s, v20.4s
    rev64 v22.4s, v22.4s
    mvn v24.16b, v30.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v19.16b, v20.16b
    // round 13 (gift.dsl:33)
    eor v20.16b, v6.16b, v22.16b
    // round 12 (gift.dsl:33)
    rev64 v21.4s, v21.4s
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    rev64 v24.4s, v24.4s
    // round 13 (gift.dsl:33)
    eor v28.16b, v4.16b, v18.16b
    bit v6.16b, v20.16b, v4.16b
    // round 12 (gift.dsl:33)
    eor v21.16b, v19.16b, v21.16b
    rev64 v27.4s, v27.4s
    // round 13 (gift.dsl:33)
    mov v29.16b, v4.16b
    bsl v29.16b, v22.16b, v20.16b
    bsl v20.16b, v28.16b, v18.16b
    bsl v6.16b, v4.16b, v28.16b
    eor v4.16b, v3.16b, v24.16b
    eor v28.16b, v7.16b, v21.16b
    bit v3.16b, v4.16b, v7.16b
    // round 12 (gift.dsl:33)
    eor v2.16b, v23.16b, v2.16b
    rev64 v25.4s, v25.4s
    // round 13 (gift.dsl:33)
    mov v30.16b, v7.16b
    bsl v30.16b, v24.16b, v4.16b
    bsl v4.16b, v28.16b, v21.16b
    bsl v3.16b, v7.16b, v28.16b
    eor v7.16b, v5.16b, v27.16b
    eor v28.16b, v0.16b, v2.16b
    bit v5.16b, v7.16b, v0.16b
    // round 12 (gift.dsl:33)
    eor v17.16b, v11.16b, v17.16b
    // round 13 (gift.dsl:33)
    mov v13.16b, v0.16b
    bsl v13.16b, v27.16b, v7.16b
    bsl v7.16b, v28.16b, v2.16b
    bsl v5.16b, v0.16b, v28.16b
    eor v0.16b, v16.16b, v25.16b
    eor v28.16b, v1.16b, v17.16b
    bit v16.16b, v0.16b, v1.16b
    mov v15.16b, v1.16b
    bsl v15.16b, v25.16b, v0.16b
    bsl v0.16b, v28.16b, v17.16b
    bsl v16.16b, v1.16b, v28.16b
    ldr q1, [x3, #1072]
    eor v1.16b, v1.16b, v18.16b
    eor v18.16b, v22.16b, v20.16b
    eor v1.16b, v1.16b, v29.16b
    bit v29.16b, v20.16b, v6.16b
    ldr q20, [x3, #1360]
    eor v20.16b, v20.16b, v21.16b
    ldr q21, [x3, #1088]
    eor v2.16b, v21.16b, v2.16b
    eor v21.16b, v27.16b, v7.16b
    eor v2.16b, v2.16b, v13.16b
    bit v13.16b, v7.16b, v5.16b
    ldr q7, [x3, #0]
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #1376]
    eor v17.16b, v17.16b, v24.16b
    eor v20.16b, v20.16b, v30.16b
    eor v17.16b, v17.16b, v4.16b
    bit v30.16b, v4.16b, v3.16b
    ext v4.16b, v18.16b, v18.16b, #8
    ldr q18, [x3, #656]
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #1392]
    eor v18.16b, v18.16b, v25.16b
    eor v7.16b, v7.16b, v15.16b
    eor v18.16b, v18.16b, v0.16b
    bit v15.16b, v0.16b, v16.16b
    ldr q0, [x3, #688]
    mvn v22.16b, v29.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    mvn v24.16b, v30.16b
    eor v3.16b, v9.16b, v3.16b
    eor v0.16b, v0.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v21.16b, v17.16b, v22.16b
    // round 13 (gift.dsl:33)
    ext v16.16b, v16.16b, v16.16b, #8
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 14 (gift.dsl:33)
    eor v28.16b, v1.16b, v3.16b
    bit v17.16b, v21.16b, v1.16b
    // round 13 (gift.dsl:33)
    eor v6.16b, v19.16b, v6.16b
    ext v27.16b, v27.16b, v27.16b, #8
    // round 14 (gift.dsl:33)
    mov v29.16b, v1.16b
    bsl v29.16b, v22.16b, v21.16b
    bsl v21.16b, v28.16b, v3.16b
    bsl v17.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v24.16b
    eor v28.16b, v20.16b, v6.16b
    bit v4.16b, v1.16b, v20.16b
    // round 13 (gift.dsl:33)
    eor v16.16b, v9.16b, v16.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 14 (gift.dsl:33)
    mov v30.16b, v20.16b
    bsl v30.16b, v24.16b, v1.16b
    bsl v1.16b, v28.16b, v6.16b
    bsl v4.16b, v20.16b, v28.16b
    eor v20.16b, v18.16b, v27.16b
    eor v28.16b, v2.16b, v16.16b
    bit v18.16b, v20.16b, v2.16b
    // round 13 (gift.dsl:33)
    eor v5.16b, v10.16b, v5.16b
    // round 14 (gift.dsl:33)
    mov v13.16b, v2.16b
    bsl v13.16b, v27.16b, v20.16b
    bsl v20.16b, v28.16b, v16.16b
    bsl v18.16b, v2.16b, v28.16b
    eor v2.16b, v0.16b, v25.16b
    eor v28.16b, v7.16b, v5.16b
    bit v0.16b, v2.16b, v7.16b
    mov v15.16b, v7.16b
    bsl v15.16b, v25.16b, v2.16b
    bsl v2.16b, v28.16b, v5.16b
    bsl v0.16b, v7.16b, v28.16b
    ldr q7, [x3, #1408]
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #1424]
    eor v6.16b, v7.16b, v6.16b
    ldr q7, [x3, #1168]
    eor v7.16b, v7.16b, v16.16b
    eor v16.16b, v27.16b, v20.16b
    eor v7.16b, v7.16b, v13.16b
    bit v13.16b, v20.16b, v18.16b
    ldr q20, [x3, #1184]
    eor v5.16b, v20.16b, v5.16b
    eor v20.16b, v25.16b, v2.16b
    eor v5.16b, v5.16b, v15.16b
    bit v15.16b, v2.16b, v0.16b
    rev64 v2.4s, v20.4s
    rev64 v16.4s, v16.4s
    ldr q20, [x3, #816]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #832]
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [x3, #1440]
    eor v20.16b, v20.16b, v22.16b
    eor v3.16b, v3.16b, v29.16b
    bit v29.16b, v21.16b, v17.16b
    eor v20.16b, v20.16b, v21.16b
    mvn v21.16b, v29.16b
    ldr q22, [x3, #1456]
    eor v22.16b, v22.16b, v24.16b
    eor v6.16b, v6.16b, v30.16b
    bit v30.16b, v1.16b, v4.16b
    rev64 v21.4s, v21.4s
    eor v1.16b, v22.16b, v1.16b
    rev64 v4.4s, v4.4s
    mvn v22.16b, v30.16b
    eor v18.16b, v9.16b, v18.16b
    // round 15 (gift.dsl:33)
    eor v24.16b, v16.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v0.16b, v19.16b, v0.16b
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    rev64 v22.4s, v22.4s
    // round 15 (gift.dsl:33)
    eor v28.16b, v3.16b, v18.16b
    bit v16.16b, v24.16b, v3.16b
    // round 14 (gift.dsl:33)
    rev64 v17.4s, v17.4s
    rev64 v27.4s, v27.4s
    // round 15 (gift.dsl:33)
    mov v29.16b, v3.16b
    bsl v29.16b, v21.16b, v24.16b
    bsl v24.16b, v28.16b, v18.16b
    bsl v16.16b, v3.16b, v28.16b
    eor v3.16b, v2.16b, v22.16b
    eor v28.16b, v6.16b, v0.16b
    bit v2.16b, v3.16b, v6.16b
    // round 14 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    eor v17.16b, v9.16b, v17.16b
    // round 15 (gift.dsl:33)
    mov v30.16b, v6.16b
    bsl v30.16b, v22.16b, v3.16b
    bsl v3.16b, v28.16b, v0.16b
    bsl v2.16b, v6.16b, v28.16b
    eor v6.16b, v20.16b, v27.16b
    eor v28.16b, v7.16b, v17.16b
    bit v20.16b, v6.16b, v7.16b
    // round 14 (gift.dsl:33)
    eor v4.16b, v11.16b, v4.16b
    // round 15 (gift.dsl:33)
    mov v13.16b, v7.16b
    bsl v13.16b, v27.16b, v6.16b
    bsl v6.16b, v28.16b, v17.16b
    bsl v20.16b, v7.16b, v28.16b
    eor v7.16b, v1.16b, v25.16b
    eor v28.16b, v5.16b, v4.16b
    bit v1.16b, v7.16b, v5.16b
    mov v15.16b, v5.16b
    bsl v15.16b, v25.16b, v7.16b
    bsl v7.16b, v28.16b, v4.16b
    bsl v1.16b, v5.16b, v28.16b
    ldr q5, [x3, #320]
    eor v5.16b, v5.16b, v18.16b
    ldr q18, [x3, #1232]
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v22.16b, v3.16b
    eor v0.16b, v0.16b, v30.16b
    bit v30.16b, v3.16b, v2.16b
    ldr q3, [x3, #352]
    eor v3.16b, v3.16b, v17.16b
    ldr q17, [x3, #1248]
    eor v4.16b, v17.16b, v4.16b
    eor v17.16b, v25.16b, v7.16b
    eor v4.16b, v4.16b, v15.16b
    bit v15.16b, v7.16b, v1.16b
    ext v7.16b, v18.16b, v18.16b, #8
    ldr q18, [x3, #912]
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [x3, #1472]
    eor v18.16b, v18.16b, v21.16b
    ext v17.16b, v17.16b, v17.16b, #8
    eor v5.16b, v5.16b, v29.16b
    eor v18.16b, v18.16b, v24.16b
    bit v29.16b, v24.16b, v16.16b
    ldr q21, [x3, #944]
    eor v17.16b, v21.16b, v17.16b
    mvn v21.16b, v29.16b
    ldr q22, [x3, #1488]
    eor v22.16b, v22.16b, v27.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v3.16b, v3.16b, v13.16b
    eor v22.16b, v22.16b, v6.16b
    bit v13.16b, v6.16b, v20.16b
    eor v2.16b, v12.16b, v2.16b
    mvn v6.16b, v30.16b
    // round 16 (gift.dsl:33)
    eor v24.16b, v7.16b, v21.16b
    // round 15 (gift.dsl:33)
    eor v1.16b, v9.16b, v1.16b
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    ext v6.16b, v6.16b, v6.16b, #8
    // round 16 (gift.dsl:33)
    eor v28.16b, v5.16b, v2.16b
    bit v7.16b, v24.16b, v5.16b
    // round 15 (gift.dsl:33)
    ext v16.16b, v16.16b, v16.16b, #8
    ext v27.16b, v27.16b, v27.16b, #8
    // round 16 (gift.dsl:33)
    mov v29.16b, v5.16b
    bsl v29.16b, v21.16b, v24.16b
    bsl v24.16b, v28.16b, v2.16b
    bsl v7.16b, v5.16b, v28.16b
    eor v5.16b, v18.16b, v6.16b
    eor v28.16b, v0.16b, v16.16b
    bit v18.16b, v5.16b, v0.16b
    // round 15 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    // round 16 (gift.dsl:33)
    mov v30.16b, v0.16b
    bsl v30.16b, v6.16b, v5.16b
    bsl v5.16b, v28.16b, v16.16b
    bsl v18.16b, v0.16b, v28.16b
    eor v0.16b, v17.16b, v27.16b
    eor v28.16b, v3.16b, v1.16b
    bit v17.16b, v0.16b, v3.16b
    // round 15 (gift.dsl:33)
    eor v20.16b, v10.16b, v20.16b
    // round 16 (gift.dsl:33)
    mov v13.16b, v3.16b
    bsl v13.16b, v27.16b, v0.16b
    bsl v0.16b, v28.16b, v1.16b
    bsl v17.16b, v3.16b, v28.16b
    eor v3.16b, v22.16b, v25.16b
    eor v28.16b, v4.16b, v20.16b
    bit v22.16b, v3.16b, v4.16b
    mov v15.16b, v4.16b
    bsl v15.16b, v25.16b, v3.16b
    bsl v3.16b, v28.16b, v20.16b
    bsl v22.16b, v4.16b, v28.16b
    ldr q4, [x3, #1296]
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v21.16b, v24.16b
    eor v2.16b, v2.16b, v29.16b
    bit v29.16b, v24.16b, v7.16b
    ldr q21, [x3, #1312]
    eor v16.16b, v21.16b, v16.16b
    eor v6.16b, v6.16b, v5.16b
    eor v16.16b, v16.16b, v30.16b
    bit v30.16b, v5.16b, v18.16b
    ldr q5, [x3, #464]
    eor v1.16b, v5.16b, v1.16b
    ldr q5, [x3, #480]
    eor v5.16b, v5.16b, v20.16b
    ldr q20, [x3, #1504]
    eor v20.16b, v20.16b, v27.16b
    eor v1.16b, v1.16b, v13.16b
    eor v20.16b, v20.16b, v0.16b
    bit v13.16b, v0.16b, v17.16b
    ldr q0, [x3, #1520]
    eor v0.16b, v0.16b, v25.16b
    eor v5.16b, v5.16b, v15.16b
    eor v0.16b, v0.16b, v3.16b
    bit v15.16b, v3.16b, v22.16b
    ldr q3, [x3, #1008]
    rev64 v4.4s, v4.4s
    eor v3.16b, v3.16b, v4.16b
    ldr q4, [x3, #1024]
    mvn v21.16b, v29.16b
    rev64 v6.4s, v6.4s
    rev64 v17.4s, v17.4s
    rev64 v21.4s, v21.4s
    mvn v24.16b, v30.16b
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v19.16b, v17.16b
    // round 17 (gift.dsl:33)
    eor v17.16b, v20.16b, v21.16b
    // round 16 (gift.dsl:33)
    rev64 v22.4s, v22.4s
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    rev64 v24.4s, v24.4s
    // round 17 (gift.dsl:33)
    eor v28.16b, v2.16b, v6.16b
    bit v20.16b, v17.16b, v2.16b
    // round 16 (gift.dsl:33)
    eor v22.16b, v31.16b, v22.16b
    rev64 v27.4s, v27.4s
    // round 17 (gift.dsl:33)
    mov v29.16b, v2.16b
    bsl v29.16b, v21.16b, v17.16b
    bsl v17.16b, v28.16b, v6.16b
    bsl v20.16b, v2.16b, v28.16b
    eor v2.16b, v0.16b, v24.16b
    eor v28.16b, v16.16b, v22.16b
    bit v0.16b, v2.16b, v16.16b
    // round 16 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    // round 17 (gift.dsl:33)
    mov v30.16b, v16.16b
    bsl v30.16b, v24.16b, v2.16b
    bsl v2.16b, v28.16b, v22.16b
    bsl v0.16b, v16.16b, v28.16b
    eor v16.16b, v3.16b, v27.16b
    eor v28.16b, v1.16b, v7.16b
    bit v3.16b, v16.16b, v1.16b
    // round 16 (gift.dsl:33)
    eor v18.16b, v19.16b, v18.16b
    // round 17 (gift.dsl:33)
    mov v13.16b, v1.16b
    bsl v13.16b, v27.16b, v16.16b
    bsl v16.16b, v28.16b, v7.16b
    bsl v3.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v25.16b
    eor v28.16b, v5.16b, v18.16b
    bit v4.16b, v1.16b, v5.16b
    mov v15.16b, v5.16b
    bsl v15.16b, v25.16b, v1.16b
    bsl v1.16b, v28.16b, v18.16b
    bsl v4.16b, v5.16b, v28.16b
    ldr q5, [x3, #1360]
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v21.16b, v17.16b
    eor v5.16b, v5.16b, v29.16b
    bit v29.16b, v17.16b, v20.16b
    ldr q17, [x3, #608]
    eor v17.16b, v17.16b, v22.16b
    ldr q21, [x3, #0]
    eor v7.16b, v21.16b, v7.16b
    eor v21.16b, v27.16b, v16.16b
    eor v7.16b, v7.16b, v13.16b
    bit v13.16b, v16.16b, v3.16b
    ldr q16, [x3, #1536]
    eor v16.16b, v16.16b, v24.16b
    eor v18.16b, v26.16b, v18.16b
    eor v17.16b, v17.16b, v30.16b
    eor v16.16b, v16.16b, v2.16b
    bit v30.16b, v2.16b, v0.16b
    ext v2.16b, v6.16b, v6.16b, #8
    ldr q6, [x3, #1104]
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #1552]
    eor v6.16b, v6.16b, v25.16b
    eor v18.16b, v18.16b, v15.16b
    eor v6.16b, v6.16b, v1.16b
    bit v15.16b, v1.16b, v4.16b
    ldr q1, [x3, #1136]
    mvn v22.16b, v29.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    mvn v24.16b, v30.16b
    eor v0.16b, v12.16b, v0.16b
    eor v1.16b, v1.16b, v21.16b
    // round 18 (gift.dsl:33)
    eor v21.16b, v16.16b, v22.16b
    // round 17 (gift.dsl:33)
    ext v4.16b, v4.16b, v4.16b, #8
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 18 (gift.dsl:33)
    eor v28.16b, v5.16b, v0.16b
    bit v16.16b, v21.16b, v5.16b
    // round 17 (gift.dsl:33)
    eor v20.16b, v19.16b, v20.16b
    ext v27.16b, v27.16b, v27.16b, #8
    // round 18 (gift.dsl:33)
    mov v29.16b, v5.16b
    bsl v29.16b, v22.16b, v21.16b
    bsl v21.16b, v28.16b, v0.16b
    bsl v16.16b, v5.16b, v28.16b
    eor v5.16b, v2.16b, v24.16b
    eor v28.16b, v17.16b, v20.16b
    bit v2.16b, v5.16b, v17.16b
    // round 17 (gift.dsl:33)
    eor v4.16b, v9.16b, v4.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 18 (gift.dsl:33)
    mov v30.16b, v17.16b
    bsl v30.16b, v24.16b, v5.16b
    bsl v5.16b, v28.16b, v20.16b
    bsl v2.16b, v17.16b, v28.16b
    eor v17.16b, v6.16b, v27.16b
    eor v28.16b, v7.16b, v4.16b
    bit v6.16b, v17.16b, v7.16b
    // round 17 (gift.dsl:33)
    eor v3.16b, v9.16b, v3.16b
    // round 18 (gift.dsl:33)
    mov v13.16b, v7.16b
    bsl v13.16b, v27.16b, v17.16b
    bsl v17.16b, v28.16b, v4.16b
    bsl v6.16b, v7.16b, v28.16b
    eor v7.16b, v1.16b, v25.16b
    eor v28.16b, v18.16b, v3.16b
    bit v1.16b, v7.16b, v18.16b
    mov v15.16b, v18.16b
    bsl v15.16b, v25.16b, v7.16b
    bsl v7.16b, v28.16b, v3.16b
    bsl v1.16b, v18.16b, v28.16b
    ldr q18, [x3, #752]
    eor v0.16b, v18.16b, v0.16b
    ldr q18, [x3, #768]
    eor v18.16b, v18.16b, v20.16b
    ldr q20, [x3, #1408]
    eor v4.16b, v20.16b, v4.16b
    eor v20.16b, v27.16b, v17.16b
    eor v4.16b, v4.16b, v13.16b
    bit v13.16b, v17.16b, v6.16b
    ldr q17, [x3, #1424]
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v25.16b, v7.16b
    eor v3.16b, v3.16b, v15.16b
    bit v15.16b, v7.16b, v1.16b
    rev64 v7.4s, v17.4s
    rev64 v17.4s, v20.4s
    ldr q20, [x3, #1200]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #1216]
    eor v7.16b, v20.16b, v7.16b
    ldr q20, [x3, #1568]
    eor v20.16b, v20.16b, v22.16b
    eor v0.16b, v0.16b, v29.16b
    bit v29.16b, v21.16b, v16.16b
    eor v20.16b, v20.16b, v21.16b
    mvn v21.16b, v29.16b
    ldr q22, [x3, #1584]
    eor v22.16b, v22.16b, v24.16b
    eor v18.16b, v18.16b, v30.16b
    bit v30.16b, v5.16b, v2.16b
    rev64 v21.4s, v21.4s
    eor v5.16b, v22.16b, v5.16b
    rev64 v2.4s, v2.4s
    mvn v22.16b, v30.16b
    // round 19 (gift.dsl:33)
    eor v24.16b, v17.16b, v21.16b
    // round 18 (gift.dsl:33)
    eor v1.16b, v31.16b, v1.16b
    mvn v25.16b, v15.16b
    mvn v27.16b, v13.16b
    rev64 v22.4s, v22.4s
    // round 19 (gift.dsl:33)
    eor v28.16b, v0.16b, v6.16b
    bit v17.16b, v24.16b, v0.16b
    // round 18 (gift.dsl:33)
    rev64 v16.4s, v16.4s
    rev64 v27.4s, v27.4s
    // round 19 (gift.dsl:33)
    mov v29.16b, v0.16b
    bsl v29.16b, v21.16b, v24.16b
    bsl v24.16b, v28.16b, v6.16b
    bsl v17.16b, v0.16b, v28.16b
    eor v0.16b, v7.16b, v22.16b
    eor v28.16b, v18.16b, v1.16b
    bit v7.16b, v0.16b, v18.16b
    // round 18 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    eor v16.16b, v9.16b, v16.16b
    // round 19 (gift.dsl:33)
    mov v30.16b, v18.16b
    bsl v30.16b, v22.16b, v0.16b
    bsl v0.16b, v28.16b, v1.16b
    bsl v7.16b, v18.16b, v28.16b
    eor v18.16b, v20.16b, v27.16b
    eor v28.16b, v4.16b, v16.16b
    bit v20.16b, v18.16b, v4.16b
    // round 18 (gift.dsl:33)
    eor v2.16b, v11.16b, v2.16b
    // round 19 (gift.dsl:33)
    mov v13.16b, v4.16b
    bsl v13.16b, v27.16b, v18.16b
    bsl v18.16b, v28.16b, v16.16b
    bsl v20.16b, v4.16b, v28.16b
    eor v4.16b, v5.16b, v25.16b
    eor v28.16b, v3.16b, v2.16b
    bit v5.16b, v4.16b, v3.16b
    mov v15.16b, v3.16b
    bsl v15.16b, v25.16b, v4.16b
    bsl v4.16b, v28.16b, v2.16b
    bsl v5.16b, v3.16b, v28.16b
    ldr q3, [x3, #320]
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v22.16b, v0.16b
    eor v1.16b, v1.16b, v30.16b
    bit v30.16b, v0.16b, v7.16b
    ldr q0, [x3, #352]
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v8.16b, v6.16b
    eor v6.16b, v25.16b, v4.16b
    eor v0.16b, v0.16b, v15.16b
    bit v15.16b, v4.16b, v5.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ldr q4, [x3, #1264]
    eor v3.16b, v4.16b, v3.16b
    ldr q4, [x3, #1600]
    eor v4.16b, v4.16b, v21.16b
    eor v2.16b, v2.16b, v29.16b
    bit v29.16b, v24.16b, v17.16b
    eor v16.16b, v14.16b, v16.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v4.16b, v4.16b, v24.16b
    mvn v21.16b, v29.16b
    ldr q22, [x3, #1280]
    eor v6.16b, v22.16b, v6.16b
    ext v21.16b, v21.16b, v21.16b, #8
    ldr q22, [x3, #1616]
    eor v22.16b, v22.16b, v27.16b
    eor v16.16b, v16.16b, v13.16b
    eor v7.16b, v12.16b, v7.16b
    mvn v24.16b, v30.16b
    // round 20 (gift.dsl:33)
    eor v25.16b, v3.16b, v21.16b
    // round 19 (gift.dsl:33)
    eor v22.16b, v22.16b, v18.16b
    bit v13.16b, v18.16b, v20.16b
    ext v17.16b, v17.16b, v17.16b, #8
    // round 20 (gift.dsl:33)
    eor v18.16b, v2.16b, v7.16b
    // round 19 (gift.dsl:33)
    ext v24.16b, v24.16b, v24.16b, #8
    // round 20 (gift.dsl:33)
    bit v3.16b, v25.16b, v2.16b
    // round 19 (gift.dsl:33)
    mvn v27.16b, v13.16b
    eor v17.16b, v9.16b, v17.16b
    // round 20 (gift.dsl:33)
    mov v28.16b, v2.16b
    bsl v28.16b, v21.16b, v25.16b
    bsl v25.16b, v18.16b, v7.16b
    bsl v3.16b, v2.16b, v18.16b
    eor v2.16b, v4.16b, v24.16b
    // round 19 (gift.dsl:33)
    mvn v18.16b, v15.16b
    ext v27.16b, v27.16b, v27.16b, #8
    // round 20 (gift.dsl:33)
    eor v29.16b, v1.16b, v17.16b
    bit v4.16b, v2.16b, v1.16b
    // round 19 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    // round 20 (gift.dsl:33)
    mov v30.16b, v1.16b
    bsl v30.16b, v24.16b, v2.16b
    bsl v2.16b, v29.16b, v17.16b
    bsl v4.16b, v1.16b, v29.16b
    eor v1.16b, v6.16b, v27.16b
    eor v29.16b, v16.16b, v5.16b
    bit v6.16b, v1.16b, v16.16b
    // round 19 (gift.dsl:33)
    eor v20.16b, v10.16b, v20.16b
    // round 20 (gift.dsl:33)
    mov v12.16b, v16.16b
    bsl v12.16b, v27.16b, v1.16b
    bsl v1.16b, v29.16b, v5.16b
    bsl v6.16b, v16.16b, v29.16b
    eor v16.16b, v22.16b, v18.16b
    eor v29.16b, v0.16b, v20.16b
    bit v22.16b, v16.16b, v0.16b
    mov v13.16b, v0.16b
    bsl v13.16b, v18.16b, v16.16b
    bsl v16.16b, v29.16b, v20.16b
    bsl v22.16b, v0.16b, v29.16b
    ldr q0, [x3, #464]
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v21.16b, v25.16b
    eor v0.16b, v0.16b, v28.16b
    bit v28.16b, v25.16b, v3.16b
    ldr q21, [x3, #480]
    eor v17.16b, v21.16b, v17.16b
    eor v21.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v30.16b
    bit v30.16b, v2.16b, v4.16b
    ldr q2, [x3, #496]
    eor v2.16b, v2.16b, v5.16b
    ldr q5, [x3, #512]
    eor v5.16b, v5.16b, v20.16b
    ldr q20, [x3, #1632]
    eor v20.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v12.16b
    eor v20.16b, v20.16b, v1.16b
    bit v12.16b, v1.16b, v6.16b
    ldr q1, [x3, #1648]
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [x3, #1344]
    mvn v24.16b, v28.16b
    eor v5.16b, v5.16b, v13.16b
    eor v1.16b, v1.16b, v16.16b
    rev64 v21.4s, v21.4s
    rev64 v6.4s, v6.4s
    rev64 v24.4s, v24.4s
    bit v13.16b, v16.16b, v22.16b
    ldr q16, [x3, #1328]
    rev64 v22.4s, v22.4s
    mvn v25.16b, v30.16b
    eor v18.16b, v18.16b, v21.16b
    eor v6.16b, v9.16b, v6.16b
    // round 21 (gift.dsl:33)
    eor v21.16b, v20.16b, v24.16b
    // round 20 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    rev64 v25.4s, v25.4s
    eor v22.16b, v31.16b, v22.16b
    // round 21 (gift.dsl:33)
    eor v27.16b, v0.16b, v6.16b
    bit v20.16b, v21.16b, v0.16b
    // round 20 (gift.dsl:33)
    mvn v28.16b, v12.16b
    eor v7.16b, v16.16b, v7.16b
    // round 21 (gift.dsl:33)
    eor v16.16b, v1.16b, v25.16b
    bsl v20.16b, v0.16b, v27.16b
    bsl v0.16b, v24.16b, v21.16b
    bsl v21.16b, v27.16b, v6.16b
    eor v27.16b, v17.16b, v22.16b
    // round 20 (gift.dsl:33)
    rev64 v28.4s, v28.4s
    // round 21 (gift.dsl:33)
    bit v1.16b, v16.16b, v17.16b
    // round 20 (gift.dsl:33)
    mvn v29.16b, v13.16b
    // round 21 (gift.dsl:33)
    mov v30.16b, v17.16b
    bsl v30.16b, v25.16b, v16.16b
    bsl v16.16b, v27.16b, v22.16b
    bsl v1.16b, v17.16b, v27.16b
    eor v17.16b, v7.16b, v28.16b
    // round 20 (gift.dsl:33)
    rev64 v27.4s, v29.4s
    // round 21 (gift.dsl:33)
    eor v29.16b, v2.16b, v3.16b
    bit v7.16b, v17.16b, v2.16b
    // round 20 (gift.dsl:33)
    eor v4.16b, v11.16b, v4.16b
    // round 21 (gift.dsl:33)
    mov v31.16b, v2.16b
    bsl v31.16b, v28.16b, v17.16b
    bsl v17.16b, v29.16b, v3.16b
    bsl v7.16b, v2.16b, v29.16b
    eor v2.16b, v18.16b, v27.16b
    eor v29.16b, v5.16b, v4.16b
    bit v18.16b, v2.16b, v5.16b
    mov v12.16b, v5.16b
    bsl v12.16b, v27.16b, v2.16b
    bsl v2.16b, v29.16b, v4.16b
    bsl v18.16b, v5.16b, v29.16b
    ldr q5, [x3, #608]
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v24.16b, v21.16b
    eor v5.16b, v5.16b, v0.16b
    bit v0.16b, v21.16b, v20.16b
    ldr q21, [x3, #624]
    eor v21.16b, v21.16b, v22.16b
    eor v3.16b, v26.16b, v3.16b
    ldr q22, [x3, #640]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #1664]
    eor v22.16b, v22.16b, v25.16b
    ldr q24, [x3, #1680]
    eor v24.16b, v24.16b, v27.16b
    eor v21.16b, v21.16b, v30.16b
    eor v4.16b, v4.16b, v12.16b
    eor v22.16b, v22.16b, v16.16b
    eor v24.16b, v24.16b, v2.16b
    bit v30.16b, v16.16b, v1.16b
    ldr q16, [x3, #1376]
    eor v25.16b, v28.16b, v17.16b
    eor v3.16b, v3.16b, v31.16b
    mvn v0.16b, v0.16b
    bit v31.16b, v17.16b, v7.16b
    bit v12.16b, v2.16b, v18.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v2.16b, v6.16b, v6.16b, #8
    mvn v6.16b, v30.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ldr q17, [x3, #1392]
    ext v18.16b, v18.16b, v18.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    eor v1.16b, v23.16b, v1.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v2.16b, v16.16b, v2.16b
    // round 22 (gift.dsl:33)
    eor v16.16b, v22.16b, v0.16b
    // round 21 (gift.dsl:33)
    mvn v26.16b, v12.16b
    eor v20.16b, v19.16b, v20.16b
    mvn v27.16b, v31.16b
    // round 22 (gift.dsl:33)
    eor v28.16b, v5.16b, v1.16b
    eor v29.16b, v2.16b, v6.16b
    bit v22.16b, v16.16b, v5.16b
    // round 21 (gift.dsl:33)
    eor v18.16b, v23.16b, v18.16b
    eor v17.16b, v17.16b, v25.16b
    ext v25.16b, v27.16b, v27.16b, #8
    // round 22 (gift.dsl:33)
    eor v27.16b, v21.16b, v20.16b
    bit v2.16b, v29.16b, v21.16b
    bsl v22.16b, v5.16b, v28.16b
    bsl v5.16b, v0.16b, v16.16b
    bsl v16.16b, v28.16b, v1.16b
    eor v28.16b, v24.16b, v25.16b
    // round 21 (gift.dsl:33)
    ext v26.16b, v26.16b, v26.16b, #8
    // round 22 (gift.dsl:33)
    bsl v2.16b, v21.16b, v27.16b
    bsl v21.16b, v6.16b, v29.16b
    bsl v29.16b, v27.16b, v20.16b
    eor v27.16b, v3.16b, v18.16b
    bit v24.16b, v28.16b, v3.16b
    // round 21 (gift.dsl:33)
    eor v7.16b, v9.16b, v7.16b
    // round 22 (gift.dsl:33)
    mov v30.16b, v3.16b
    bsl v30.16b, v25.16b, v28.16b
    bsl v28.16b, v27.16b, v18.16b
    bsl v24.16b, v3.16b, v27.16b
    eor v3.16b, v17.16b, v26.16b
    eor v27.16b, v4.16b, v7.16b
    bit v17.16b, v3.16b, v4.16b
    mov v31.16b, v4.16b
    bsl v31.16b, v26.16b, v3.16b
    bsl v3.16b, v27.16b, v7.16b
    bsl v17.16b, v4.16b, v27.16b
    ldr q4, [x3, #720]
    eor v1.16b, v4.16b, v1.16b
    ldr q4, [x3, #736]
    eor v4.16b, v4.16b, v20.16b
    ldr q20, [x3, #752]
    eor v18.16b, v20.16b, v18.16b
    eor v20.16b, v25.16b, v28.16b
    eor v18.16b, v18.16b, v30.16b
    bit v30.16b, v28.16b, v24.16b
    ldr q25, [x3, #768]
    eor v7.16b, v25.16b, v7.16b
    ldr q25, [x3, #1440]
    eor v26.16b, v26.16b, v3.16b
    eor v7.16b, v7.16b, v31.16b
    bit v31.16b, v3.16b, v17.16b
    ldr q3, [x3, #1696]
    eor v0.16b, v3.16b, v0.16b
    ldr q3, [x3, #1712]
    rev64 v20.4s, v20.4s
    eor v1.16b, v1.16b, v5.16b
    bit v5.16b, v16.16b, v22.16b
    eor v20.16b, v25.16b, v20.16b
    ldr q25, [x3, #1456]
    eor v4.16b, v4.16b, v21.16b
    bit v21.16b, v29.16b, v2.16b
    mvn v5.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    rev64 v6.4s, v26.4s
    mvn v21.16b, v21.16b
    rev64 v5.4s, v5.4s
    eor v3.16b, v3.16b, v29.16b
    rev64 v2.4s, v2.4s
    eor v6.16b, v25.16b, v6.16b
    eor v24.16b, v19.16b, v24.16b
    rev64 v21.4s, v21.4s
    // round 23 (gift.dsl:33)
    eor v25.16b, v20.16b, v5.16b
    // round 22 (gift.dsl:33)
    eor v0.16b, v0.16b, v16.16b
    eor v16.16b, v9.16b, v17.16b
    mvn v17.16b, v30.16b
    // round 23 (gift.dsl:33)
    eor v26.16b, v1.16b, v24.16b
    eor v27.16b, v6.16b, v21.16b
    bit v20.16b, v25.16b, v1.16b
    // round 22 (gift.dsl:33)
    mvn v28.16b, v31.16b
    rev64 v22.4s, v22.4s
    rev64 v17.4s, v17.4s
    // round 23 (gift.dsl:33)
    eor v29.16b, v4.16b, v16.16b
    bit v6.16b, v27.16b, v4.16b
    bsl v20.16b, v1.16b, v26.16b
    bsl v1.16b, v5.16b, v25.16b
    bsl v25.16b, v26.16b, v24.16b
    eor v26.16b, v0.16b, v17.16b
    // round 22 (gift.dsl:33)
    rev64 v28.4s, v28.4s
    // round 23 (gift.dsl:33)
    bsl v6.16b, v4.16b, v29.16b
    bsl v4.16b, v21.16b, v27.16b
    bsl v27.16b, v29.16b, v16.16b
    eor v29.16b, v18.16b, v22.16b
    bit v0.16b, v26.16b, v18.16b
    // round 22 (gift.dsl:33)
    eor v2.16b, v11.16b, v2.16b
    // round 23 (gift.dsl:33)
    mov v30.16b, v18.16b
    bsl v30.16b, v17.16b, v26.16b
    bsl v26.16b, v29.16b, v22.16b
    bsl v0.16b, v18.16b, v29.16b
    eor v18.16b, v3.16b, v28.16b
    eor v29.16b, v7.16b, v2.16b
    bit v3.16b, v18.16b, v7.16b
    mov v31.16b, v7.16b
    bsl v31.16b, v28.16b, v18.16b
    bsl v18.16b, v29.16b, v2.16b
    bsl v3.16b, v7.16b, v29.16b
    ldr q7, [x3, #864]
    eor v7.16b, v7.16b, v24.16b
    eor v16.16b, v8.16b, v16.16b
    eor v21.16b, v21.16b, v27.16b
    eor v16.16b, v16.16b, v4.16b
    bit v4.16b, v27.16b, v6.16b
    ldr q24, [x3, #880]
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [x3, #1728]
    eor v2.16b, v14.16b, v2.16b
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [x3, #1744]
    eor v27.16b, v28.16b, v18.16b
    eor v2.16b, v2.16b, v31.16b
    bit v31.16b, v18.16b, v3.16b
    ldr q18, [x3, #1472]
    eor v7.16b, v7.16b, v1.16b
    bit v1.16b, v25.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v5.16b, v5.16b, v25.16b
    mvn v1.16b, v1.16b
    ldr q24, [x3, #1488]
    ext v25.16b, v27.16b, v27.16b, #8
    eor v22.16b, v22.16b, v30.16b
    eor v17.16b, v17.16b, v26.16b
    mvn v4.16b, v4.16b
    eor v18.16b, v18.16b, v21.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q21, [x3, #448]
    eor v3.16b, v23.16b, v3.16b
    bit v30.16b, v26.16b, v0.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    // round 24 (gift.dsl:33)
    eor v26.16b, v18.16b, v1.16b
    // round 23 (gift.dsl:33)
    eor v24.16b, v24.16b, v25.16b
    // round 24 (gift.dsl:33)
    eor v25.16b, v7.16b, v6.16b
    // round 23 (gift.dsl:33)
    mvn v27.16b, v30.16b
    eor v20.16b, v9.16b, v20.16b
    // round 24 (gift.dsl:33)
    eor v28.16b, v5.16b, v4.16b
    bit v18.16b, v26.16b, v7.16b
    // round 23 (gift.dsl:33)
    mvn v29.16b, v31.16b
    eor v0.16b, v21.16b, v0.16b
    ext v21.16b, v27.16b, v27.16b, #8
    // round 24 (gift.dsl:33)
    eor v27.16b, v16.16b, v20.16b
    bit v5.16b, v28.16b, v16.16b
    bsl v18.16b, v7.16b, v25.16b
    bsl v7.16b, v1.16b, v26.16b
    bsl v26.16b, v25.16b, v6.16b
    eor v25.16b, v24.16b, v21.16b
    bsl v5.16b, v16.16b, v27.16b
    bsl v16.16b, v4.16b, v28.16b
    bsl v28.16b, v27.16b, v20.16b
    eor v27.16b, v22.16b, v3.16b
    // round 23 (gift.dsl:33)
    ext v29.16b, v29.16b, v29.16b, #8
    // round 24 (gift.dsl:33)
    bit v24.16b, v25.16b, v22.16b
    mov v30.16b, v22.16b
    bsl v30.16b, v21.16b, v25.16b
    bsl v25.16b, v27.16b, v3.16b
    bsl v24.16b, v22.16b, v27.16b
    eor v22.16b, v17.16b, v29.16b
    eor v27.16b, v2.16b, v0.16b
    bit v17.16b, v22.16b, v2.16b
    mov v31.16b, v2.16b
    bsl v31.16b, v29.16b, v22.16b
    bsl v22.16b, v27.16b, v0.16b
    bsl v17.16b, v2.16b, v27.16b
    ldr q2, [x3, #496]
    eor v2.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v2.16b, v7.16b
    bit v7.16b, v26.16b, v18.16b
    ldr q6, [x3, #512]
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #976]
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [x3, #992]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #1760]
    eor v20.16b, v20.16b, v21.16b
    ldr q21, [x3, #1776]
    eor v21.16b, v21.16b, v29.16b
    eor v4.16b, v4.16b, v28.16b
    eor v6.16b, v6.16b, v16.16b
    eor v0.16b, v0.16b, v31.16b
    eor v21.16b, v21.16b, v22.16b
    bit v16.16b, v28.16b, v5.16b
    bit v31.16b, v22.16b, v17.16b
    rev64 v4.4s, v4.4s
    rev64 v17.4s, v17.4s
    ldr q22, [x3, #1520]
    eor v3.16b, v3.16b, v30.16b
    eor v20.16b, v20.16b, v25.16b
    mvn v7.16b, v7.16b
    ldr q26, [x3, #1504]
    eor v5.16b, v11.16b, v5.16b
    bit v30.16b, v25.16b, v24.16b
    mvn v16.16b, v16.16b
    rev64 v1.4s, v1.4s
    mvn v25.16b, v31.16b
    rev64 v7.4s, v7.4s
    rev64 v24.4s, v24.4s
    rev64 v16.4s, v16.4s
    mvn v27.16b, v30.16b
    eor v4.16b, v22.16b, v4.16b
    eor v18.16b, v23.16b, v18.16b
    // round 25 (gift.dsl:33)
    eor v22.16b, v20.16b, v7.16b
    // round 24 (gift.dsl:33)
    eor v1.16b, v26.16b, v1.16b
    rev64 v26.4s, v27.4s
    // round 25 (gift.dsl:33)
    eor v27.16b, v21.16b, v16.16b
    eor v28.16b, v6.16b, v17.16b
    eor v29.16b, v2.16b, v24.16b
    bit v20.16b, v22.16b, v2.16b
    // round 24 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    // round 25 (gift.dsl:33)
    bit v21.16b, v27.16b, v6.16b
    eor v30.16b, v1.16b, v26.16b
    bsl v20.16b, v2.16b, v29.16b
    bsl v2.16b, v7.16b, v22.16b
    bsl v22.16b, v29.16b, v24.16b
    eor v29.16b, v3.16b, v18.16b
    bsl v21.16b, v6.16b, v28.16b
    bit v1.16b, v30.16b, v3.16b
    bsl v6.16b, v16.16b, v27.16b
    bsl v27.16b, v28.16b, v17.16b
    eor v28.16b, v4.16b, v25.16b
    bsl v1.16b, v3.16b, v29.16b
    bsl v3.16b, v26.16b, v30.16b
    bsl v30.16b, v29.16b, v18.16b
    eor v29.16b, v0.16b, v5.16b
    bit v4.16b, v28.16b, v0.16b
    mov v31.16b, v0.16b
    bsl v31.16b, v25.16b, v28.16b
    bsl v28.16b, v29.16b, v5.16b
    bsl v4.16b, v0.16b, v29.16b
    ldr q0, [x3, #624]
    eor v0.16b, v0.16b, v24.16b
    ldr q24, [x3, #1072]
    eor v17.16b, v24.16b, v17.16b
    ldr q24, [x3, #640]
    eor v18.16b, v24.16b, v18.16b
    ldr q24, [x3, #1088]
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [x3, #1792]
    eor v16.16b, v24.16b, v16.16b
    ldr q24, [x3, #1808]
    eor v24.16b, v24.16b, v25.16b
    eor v7.16b, v7.16b, v22.16b
    eor v0.16b, v0.16b, v2.16b
    bit v2.16b, v22.16b, v20.16b
    ldr q22, [x3, #1536]
    eor v17.16b, v17.16b, v6.16b
    bit v6.16b, v27.16b, v21.16b
    eor v5.16b, v5.16b, v31.16b
    eor v16.16b, v16.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    eor v25.16b, v26.16b, v30.16b
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v6.16b, v6.16b
    bit v31.16b, v28.16b, v4.16b
    ext v21.16b, v21.16b, v21.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    // round 26 (gift.dsl:33)
    ldr q26, [x3, #1184]
    // round 25 (gift.dsl:33)
    mvn v2.16b, v2.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #1552]
    eor v18.16b, v18.16b, v3.16b
    bit v3.16b, v30.16b, v1.16b
    ext v25.16b, v25.16b, v25.16b, #8
    eor v21.16b, v9.16b, v21.16b
    ext v2.16b, v2.16b, v2.16b, #8
    // round 26 (gift.dsl:33)
    eor v27.16b, v7.16b, v6.16b
    // round 25 (gift.dsl:33)
    eor v1.16b, v10.16b, v1.16b
    // round 26 (gift.dsl:33)
    eor v28.16b, v17.16b, v20.16b
    // round 25 (gift.dsl:33)
    mvn v3.16b, v3.16b
    // round 26 (gift.dsl:33)
    ldr q29, [x3, #1168]
    eor v26.16b, v26.16b, v20.16b
    eor v30.16b, v16.16b, v2.16b
    bit v7.16b, v27.16b, v17.16b
    // round 25 (gift.dsl:33)
    eor v22.16b, v22.16b, v25.16b
    ext v3.16b, v3.16b, v3.16b, #8
    // round 26 (gift.dsl:33)
    bit v20.16b, v28.16b, v27.16b
    ldr q25, [x3, #720]
    bsl v7.16b, v17.16b, v28.16b
    eor v28.16b, v0.16b, v21.16b
    bit v16.16b, v30.16b, v0.16b
    // round 25 (gift.dsl:33)
    mvn v31.16b, v31.16b
    // round 26 (gift.dsl:33)
    bsl v17.16b, v6.16b, v27.16b
    eor v27.16b, v24.16b, v3.16b
    eor v29.16b, v29.16b, v21.16b
    bsl v16.16b, v0.16b, v28.16b
    bit v21.16b, v28.16b, v30.16b
    eor v28.16b, v18.16b, v4.16b
    // round 25 (gift.dsl:33)
    ext v31.16b, v31.16b, v31.16b, #8
    // round 26 (gift.dsl:33)
    bit v24.16b, v27.16b, v18.16b
    bsl v0.16b, v2.16b, v30.16b
    ldr q30, [x3, #736]
    eor v25.16b, v25.16b, v4.16b
    bit v4.16b, v28.16b, v27.16b
    bsl v24.16b, v18.16b, v28.16b
    eor v28.16b, v22.16b, v31.16b
    bsl v18.16b, v3.16b, v27.16b
    eor v27.16b, v5.16b, v1.16b
    bit v22.16b, v28.16b, v5.16b
    eor v30.16b, v30.16b, v1.16b
    bsl v22.16b, v5.16b, v27.16b
    bit v1.16b, v27.16b, v28.16b
    ldr q27, [x3, #224]
    bsl v5.16b, v31.16b, v28.16b
    ldr q28, [x3, #240]
    eor v6.16b, v28.16b, v6.16b
    eor v2.16b, v27.16b, v2.16b
    eor v27.16b, v31.16b, v1.16b
    eor v28.16b, v30.16b, v5.16b
    eor v3.16b, v3.16b, v4.16b
    ldr q30, [x3, #1568]
    bit v5.16b, v1.16b, v22.16b
    eor v1.16b, v29.16b, v0.16b
    bit v0.16b, v21.16b, v16.16b
    ldr q29, [x3, #1584]
    eor v26.16b, v26.16b, v17.16b
    eor v6.16b, v6.16b, v20.16b
    bit v17.16b, v20.16b, v7.16b
    rev64 v20.4s, v27.4s
    rev64 v3.4s, v3.4s
    mvn v0.16b, v0.16b
    rev64 v7.4s, v7.4s
    eor v25.16b, v25.16b, v18.16b
    mvn v17.16b, v17.16b
    eor v2.16b, v2.16b, v21.16b
    eor v3.16b, v30.16b, v3.16b
    rev64 v0.4s, v0.4s
    bit v18.16b, v4.16b, v24.16b
    eor v4.16b, v29.16b, v20.16b
    rev64 v17.4s, v17.4s
    eor v19.16b, v19.16b, v22.16b
    mvn v5.16b, v5.16b
    // round 27 (gift.dsl:33)
    eor v20.16b, v3.16b, v0.16b
    // round 26 (gift.dsl:33)
    rev64 v16.4s, v16.4s
    mvn v18.16b, v18.16b
    // round 27 (gift.dsl:33)
    eor v21.16b, v4.16b, v17.16b
    eor v22.16b, v1.16b, v24.16b
    eor v27.16b, v26.16b, v19.16b
    mov v29.16b, v1.16b
    bsl v29.16b, v0.16b, v20.16b
    // round 26 (gift.dsl:33)
    rev64 v18.4s, v18.4s
    // round 27 (gift.dsl:33)
    mov v30.16b, v26.16b
    bsl v30.16b, v17.16b, v21.16b
    bit v4.16b, v21.16b, v26.16b
    bit v3.16b, v20.16b, v1.16b
    eor v31.16b, v24.16b, v29.16b
    bsl v20.16b, v22.16b, v24.16b
    eor v24.16b, v19.16b, v30.16b
    bsl v21.16b, v27.16b, v19.16b
    eor v19.16b, v2.16b, v18.16b
    // round 26 (gift.dsl:33)
    eor v7.16b, v23.16b, v7.16b
    rev64 v5.4s, v5.4s
    // round 27 (gift.dsl:33)
    bsl v4.16b, v26.16b, v27.16b
    eor v26.16b, v25.16b, v16.16b
    mov v27.16b, v25.16b
    bsl v27.16b, v18.16b, v19.16b
    bsl v3.16b, v1.16b, v22.16b
    eor v1.16b, v6.16b, v5.16b
    bit v2.16b, v19.16b, v25.16b
    eor v22.16b, v16.16b, v27.16b
    bsl v19.16b, v26.16b, v16.16b
    eor v16.16b, v28.16b, v7.16b
    bsl v2.16b, v25.16b, v26.16b
    mov v25.16b, v28.16b
    bsl v25.16b, v5.16b, v1.16b
    bit v6.16b, v1.16b, v28.16b
    eor v26.16b, v7.16b, v25.16b
    bsl v1.16b, v16.16b, v7.16b
    ldr q7, [x3, #1824]
    bsl v6.16b, v28.16b, v16.16b
    ldr q16, [x3, #1856]
    eor v7.16b, v7.16b, v17.16b
    eor v5.16b, v16.16b, v5.16b
    ldr q16, [x3, #320]
    bit v30.16b, v21.16b, v4.16b
    bit v25.16b, v1.16b, v6.16b
    ext v17.16b, v24.16b, v24.16b, #8
    ldr q24, [x3, #352]
    ldr q28, [x3, #1888]
    ext v26.16b, v26.16b, v26.16b, #8
    eor v7.16b, v7.16b, v21.16b
    eor v1.16b, v5.16b, v1.16b
    // round 28 (gift.dsl:33)
    ldr q5, [x3, #1920]
    ldr q21, [x3, #1936]
    // round 27 (gift.dsl:33)
    ext v4.16b, v4.16b, v4.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    eor v0.16b, v0.16b, v20.16b
    bit v29.16b, v20.16b, v3.16b
    eor v18.16b, v18.16b, v19.16b
    bit v27.16b, v19.16b, v2.16b
    ext v19.16b, v31.16b, v31.16b, #8
    ext v20.16b, v22.16b, v22.16b, #8
    eor v16.16b, v16.16b, v17.16b
    // round 28 (gift.dsl:33)
    ldr q17, [x3, #1904]
    // round 27 (gift.dsl:33)
    eor v22.16b, v24.16b, v26.16b
    eor v4.16b, v28.16b, v4.16b
    // round 28 (gift.dsl:33)
    eor v24.16b, v7.16b, v29.16b
    // round 27 (gift.dsl:33)
    ldr q26, [x3, #1840]
    ldr q28, [x3, #1872]
    eor v2.16b, v23.16b, v2.16b
    // round 28 (gift.dsl:33)
    eor v5.16b, v5.16b, v3.16b
    eor v21.16b, v21.16b, v6.16b
    // round 27 (gift.dsl:33)
    ext v0.16b, v0.16b, v0.16b, #8
    eor v19.16b, v8.16b, v19.16b
    // round 28 (gift.dsl:33)
    mvn v23.16b, v24.16b
    // round 27 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    eor v20.16b, v14.16b, v20.16b
    // round 28 (gift.dsl:33)
    eor v31.16b, v1.16b, v27.16b
    eor v17.16b, v17.16b, v4.16b
    eor v8.16b, v19.16b, v4.16b
    bit v7.16b, v23.16b, v19.16b
    ldr q10, [x3, #1952]
    // round 27 (gift.dsl:33)
    eor v0.16b, v26.16b, v0.16b
    eor v18.16b, v28.16b, v18.16b
    // round 28 (gift.dsl:33)
    mvn v26.16b, v31.16b
    ldr q28, [x3, #1968]
    bsl v24.16b, v8.16b, v4.16b
    eor v4.16b, v6.16b, v20.16b
    bsl v7.16b, v8.16b, v19.16b
    eor v8.16b, v3.16b, v16.16b
    bsl v19.16b, v29.16b, v23.16b
    bit v1.16b, v26.16b, v20.16b
    eor v23.16b, v2.16b, v22.16b
    bsl v31.16b, v4.16b, v6.16b
    eor v6.16b, v30.16b, v0.16b
    eor v10.16b, v10.16b, v2.16b
    bsl v1.16b, v4.16b, v20.16b
    eor v4.16b, v25.16b, v18.16b
    eor v28.16b, v28.16b, v29.16b
    bsl v20.16b, v27.16b, v26.16b
    mvn v26.16b, v6.16b
    ldr q29, [x3, #1984]
    bsl v6.16b, v8.16b, v3.16b
    mvn v3.16b, v4.16b
    bsl v4.16b, v23.16b, v2.16b
    ldr q2, [x3, #2000]
    eor v2.16b, v2.16b, v27.16b
    ldr q27, [x3, #2016]
    eor v29.16b, v29.16b, v30.16b
    mvn v24.16b, v24.16b
    bif v30.16b, v26.16b, v16.16b
    bit v0.16b, v26.16b, v16.16b
    ldr q26, [x3, #448]
    eor v27.16b, v27.16b, v25.16b
    mvn v31.16b, v31.16b
    eor v17.16b, v17.16b, v19.16b
    eor v21.16b, v21.16b, v20.16b
    bit v19.16b, v24.16b, v7.16b
    mvn v6.16b, v6.16b
    bsl v0.16b, v8.16b, v16.16b
    bit v20.16b, v31.16b, v1.16b
    bif v25.16b, v3.16b, v22.16b
    mvn v4.16b, v4.16b
    bit v18.16b, v3.16b, v22.16b
    eor v3.16b, v28.16b, v24.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v26.16b, v1.16b
    rev64 v16.4s, v17.4s
    ushr v17.16b, v21.16b, #1
    shl v24.16b, v7.16b, #1
    bsl v18.16b, v23.16b, v22.16b
    ldr q22, [x3, #2032]
    eor v5.16b, v5.16b, v30.16b
    eor v23.16b, v10.16b, v25.16b
    eor v26.16b, v29.16b, v6.16b
    eor v27.16b, v27.16b, v4.16b
    rev64 v3.4s, v3.4s
    rev64 v2.4s, v2.4s
    rev64 v20.4s, v20.4s
    ushr v28.16b, v16.16b, #1
    ushr v29.16b, v19.16b, #1
    shl v31.16b, v1.16b, #1
    bit v30.16b, v6.16b, v0.16b
    bit v25.16b, v4.16b, v18.16b
    eor v0.16b, v9.16b, v0.16b
    eor v4.16b, v22.16b, v18.16b
    rev64 v5.4s, v5.4s
    rev64 v6.4s, v26.4s
    rev64 v18.4s, v27.4s
    shl v22.16b, v3.16b, #1
    movi v26.16b, #85
    bit v3.16b, v17.16b, v26.16b
    ushr v17.16b, v20.16b, #1
    bit v24.16b, v20.16b, v26.16b
    ushr v20.16b, v23.16b, #1
    shl v27.16b, v2.16b, #1
    bit v2.16b, v28.16b, v26.16b
    bit v31.16b, v19.16b, v26.16b
    bit v1.16b, v29.16b, v26.16b
    rev64 v19.4s, v25.4s
    bit v22.16b, v21.16b, v26.16b
    bit v7.16b, v17.16b, v26.16b
    shl v17.16b, v6.16b, #1
    bit v6.16b, v20.16b, v26.16b
    shl v20.16b, v0.16b, #1
    bit v27.16b, v16.16b, v26.16b
    ushr v16.16b, v5.16b, #1
    shl v21.16b, v18.16b, #1
    ushr v25.16b, v30.16b, #1
    shl v28.16b, v4.16b, #1
    ldr q29, [x8, #64]
    tbl v8.16b, {v3.16b}, v29.16b
    ldr q9, [x8, #48]
    tbl v10.16b, {v24.16b}, v9.16b
    tbl v11.16b, {v2.16b}, v29.16b
    tbl v12.16b, {v31.16b}, v9.16b
    tbl v13.16b, {v1.16b}, v29.16b
    bit v17.16b, v23.16b, v26.16b
    ushr v23.16b, v19.16b, #1
    bit v20.16b, v19.16b, v26.16b
    bit v21.16b, v5.16b, v26.16b
    bit v18.16b, v16.16b, v26.16b
    bit v28.16b, v30.16b, v26.16b
    bit v4.16b, v25.16b, v26.16b
    tbl v5.16b, {v22.16b}, v9.16b
    ldr q16, [x8, #32]
    bit v8.16b, v22.16b, v16.16b
    tbl v19.16b, {v7.16b}, v29.16b
    bit v7.16b, v10.16b, v16.16b
    tbl v22.16b, {v6.16b}, v29.16b
    tbl v25.16b, {v27.16b}, v9.16b
    bit v11.16b, v27.16b, v16.16b
    bit v13.16b, v31.16b, v16.16b
    bit v1.16b, v12.16b, v16.16b
    bsl v26.16b, v23.16b, v0.16b
    bit v3.16b, v5.16b, v16.16b
    bit v19.16b, v24.16b, v16.16b
    tbl v0.16b, {v17.16b}, v9.16b
    bit v22.16b, v17.16b, v16.16b
    tbl v5.16b, {v20.16b}, v9.16b
    bit v2.16b, v25.16b, v16.16b
    tbl v17.16b, {v21.16b}, v9.16b
    tbl v23.16b, {v18.16b}, v29.16b
    tbl v24.16b, {v28.16b}, v9.16b
    tbl v25.16b, {v4.16b}, v29.16b
    mov v27.16b, v13.16b
    sli v27.8h, v1.8h, #8
    sri v1.8h, v13.8h, #8
    bit v6.16b, v0.16b, v16.16b
    tbl v0.16b, {v26.16b}, v29.16b
    bit v26.16b, v5.16b, v16.16b
    bit v23.16b, v21.16b, v16.16b
    bit v18.16b, v17.16b, v16.16b
    bit v25.16b, v28.16b, v16.16b
    bit v4.16b, v24.16b, v16.16b
    mov v5.16b, v8.16b
    sli v5.8h, v3.8h, #8
    sri v3.8h, v8.8h, #8
    mov v17.16b, v19.16b
    sli v17.8h, v7.8h, #8
    sri v7.8h, v19.8h, #8
    mov v19.16b, v11.16b
    sli v19.8h, v2.8h, #8
    sri v2.8h, v11.8h, #8
    shl v21.16b, v27.16b, #2
    shl v24.16b, v1.16b, #2
    bsl v16.16b, v20.16b, v0.16b
    mov v0.16b, v22.16b
    sli v0.8h, v6.8h, #8
    sri v6.8h, v22.8h, #8
    mov v20.16b, v23.16b
    sli v20.8h, v18.8h, #8
    sri v18.8h, v23.8h, #8
    mov v22.16b, v25.16b
    sli v22.8h, v4.8h, #8
    sri v4.8h, v25.8h, #8
    ushr v23.16b, v5.16b, #2
    shl v25.16b, v17.16b, #2
    ushr v28.16b, v3.16b, #2
    shl v29.16b, v7.16b, #2
    ushr v30.16b, v19.16b, #2
    movi v31.16b, #51
    bit v21.16b, v19.16b, v31.16b
    ushr v19.16b, v2.16b, #2
    bit v24.16b, v2.16b, v31.16b
    mov v2.16b, v16.16b
    sli v2.8h, v26.8h, #8
    sri v26.8h, v16.8h, #8
    bit v25.16b, v5.16b, v31.16b
    bit v17.16b, v23.16b, v31.16b
    ushr v5.16b, v0.16b, #2
    bit v29.16b, v3.16b, v31.16b
    bit v7.16b, v28.16b, v31.16b
    ushr v3.16b, v6.16b, #2
    bit v27.16b, v30.16b, v31.16b
    ushr v16.16b, v20.16b, #2
    shl v23.16b, v22.16b, #2
    bit v1.16b, v19.16b, v31.16b
    ushr v19.16b, v18.16b, #2
    shl v28.16b, v4.16b, #2
    shl v30.16b, v2.16b, #2
    bit v2.16b, v5.16b, v31.16b
    shl v5.16b, v26.16b, #2
    bit v26.16b, v3.16b, v31.16b
    bit v23.16b, v20.16b, v31.16b
    bit v22.16b, v16.16b, v31.16b
    bit v28.16b, v18.16b, v31.16b
    bit v4.16b, v19.16b, v31.16b
    mov v3.16b, v25.16b
    sli v3.4s, v21.4s, #16
    sri v21.4s, v25.4s, #16
    mov v16.16b, v17.16b
    sli v16.4s, v27.4s, #16
    sri v27.4s, v17.4s, #16
    mov v17.16b, v29.16b
    sli v17.4s, v24.4s, #16
    sri v24.4s, v29.4s, #16
    mov v18.16b, v7.16b
    sli v18.4s, v1.4s, #16
    sri v1.4s, v7.4s, #16
    mov v7.16b, v2.16b
    sli v7.4s, v22.4s, #16
    bit v30.16b, v0.16b, v31.16b
    bsl v31.16b, v6.16b, v5.16b
    mov v0.16b, v26.16b
    sli v0.4s, v4.4s, #16
    sri v22.4s, v2.4s, #16
    mov v2.16b, v16.16b
    sli v2.16b, v7.16b, #4
    sri v7.16b, v16.16b, #4
    sri v4.4s, v26.4s, #16
    mov v5.16b, v18.16b
    sli v5.16b, v0.16b, #4
    sri v0.16b, v18.16b, #4
    mov v6.16b, v30.16b
    sli v6.4s, v23.4s, #16
    mov v16.16b, v27.16b
    sli v16.16b, v22.16b, #4
    sri v22.16b, v27.16b, #4
    str q2, [x0, #16]
    str q7, [x0, #48]
    mov v2.16b, v31.16b
    sli v2.4s, v28.4s, #16
    mov v7.16b, v1.16b
    sli v7.16b, v4.16b, #4
    sri v4.16b, v1.16b, #4
    str q5, [x0, #80]
    str q0, [x0, #112]
    sri v23.4s, v30.4s, #16
    mov v0.16b, v3.16b
    sli v0.16b, v6.16b, #4
    sri v6.16b, v3.16b, #4
    str q16, [x0, #144]
    str q22, [x0, #176]
    sri v28.4s, v31.4s, #16
    mov v1.16b, v17.16b
    sli v1.16b, v2.16b, #4
    sri v2.16b, v17.16b, #4
    str q7, [x0, #208]
    str q4, [x0, #240]
    mov v3.16b, v21.16b
    sli v3.16b, v23.16b, #4
    sri v23.16b, v21.16b, #4
    str q0, [x0, #0]
    str q6, [x0, #32]
    mov v0.16b, v24.16b
    sli v0.16b, v28.16b, #4
    sri v28.16b, v24.16b, #4
    str q1, [x0, #64]
    str q2, [x0, #96]
    str q3, [x0, #128]
    str q23, [x0, #160]
    str q0, [x0, #192]
    str q28, [x0, #224]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_gift64_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_gift64_128_ecb_encrypt_neon_out
.Llwcc_gift64_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_gift64_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_gift64_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_gift64_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift64_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_gift64_128_ecb_encrypt_neon_group
.Llwcc_gift64_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_gift64_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift64_128_ecb_encrypt_neon_copy
.Llwcc_gift64_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_gift64_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_gift64_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_gift64_128_ecb_encrypt_neon, .-lwcc_gift64_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_gift64_128_ecb_decrypt_neon
    .type lwcc_gift64_128_ecb_decrypt_neon, %function
lwcc_gift64_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_gift64_128_ecb_decrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_gift64_128_ecb_decrypt_neon_rest
.Llwcc_gift64_128_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    ldr q16, [x1, #128]
    ldr q17, [x1, #144]
    ldr q18, [x1, #160]
    ldr q19, [x1, #176]
    movi v20.16b, #51
    movi v21.16b, #85
    ldr q22, [x1, #192]
    ldr q23, [x1, #208]
    ldr q24, [x1, #224]
    ldr q25, [x1, #240]
    mov v26.16b, v0.16b
    sli v26.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    mov v0.16b, v1.16b
    sli v0.16b, v3.16b, #4
    sri v3.16b, v1.16b, #4
    mov v1.16b, v4.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v4.16b, #4
    mov v4.16b, v5.16b
    sli v4.16b, v7.16b, #4
    sri v7.16b, v5.16b, #4
    mov v5.16b, v16.16b
    sli v5.16b, v18.16b, #4
    sri v18.16b, v16.16b, #4
    mov v16.16b, v17.16b
    sli v16.16b, v19.16b, #4
    sri v19.16b, v17.16b, #4
    mov v17.16b, v22.16b
    sli v17.16b, v24.16b, #4
    sri v24.16b, v22.16b, #4
    mov v22.16b, v23.16b
    sli v22.16b, v25.16b, #4
    sri v25.16b, v23.16b, #4
    mov v23.16b, v26.16b
    sli v23.4s, v5.4s, #16
    sri v5.4s, v26.4s, #16
    mov v26.16b, v0.16b
    sli v26.4s, v16.4s, #16
    sri v16.4s, v0.4s, #16
    mov v0.16b, v2.16b
    sli v0.4s, v18.4s, #16
    sri v18.4s, v2.4s, #16
    mov v2.16b, v3.16b
    sli v2.4s, v19.4s, #16
    sri v19.4s, v3.4s, #16
    mov v3.16b, v1.16b
    sli v3.4s, v17.4s, #16
    sri v17.4s, v1.4s, #16
    mov v1.16b, v4.16b
    sli v1.4s, v22.4s, #16
    sri v22.4s, v4.4s, #16
    mov v4.16b, v6.16b
    sli v4.4s, v24.4s, #16
    sri v24.4s, v6.4s, #16
    mov v6.16b, v7.16b
    sli v6.4s, v25.4s, #16
    sri v25.4s, v7.4s, #16
    ushr v7.16b, v23.16b, #2
    shl v27.16b, v26.16b, #2
    ushr v28.16b, v0.16b, #2
    shl v29.16b, v2.16b, #2
    ushr v30.16b, v3.16b, #2
    shl v31.16b, v1.16b, #2
    ushr v8.16b, v4.16b, #2
    shl v9.16b, v6.16b, #2
    ushr v10.16b, v5.16b, #2
    shl v11.16b, v16.16b, #2
    ushr v12.16b, v18.16b, #2
    shl v13.16b, v19.16b, #2
    ushr v14.16b, v17.16b, #2
    shl v15.16b, v22.16b, #2
    bit v27.16b, v23.16b, v20.16b
    ushr v23.16b, v24.16b, #2
    bit v26.16b, v7.16b, v20.16b
    shl v7.16b, v25.16b, #2
    bit v29.16b, v0.16b, v20.16b
    bit v2.16b, v28.16b, v20.16b
    bit v31.16b, v3.16b, v20.16b
    bit v1.16b, v30.16b, v20.16b
    bit v9.16b, v4.16b, v20.16b
    bit v6.16b, v8.16b, v20.16b
    bit v11.16b, v5.16b, v20.16b
    bit v16.16b, v10.16b, v20.16b
    bit v13.16b, v18.16b, v20.16b
    bit v19.16b, v12.16b, v20.16b
    bit v15.16b, v17.16b, v20.16b
    bit v22.16b, v14.16b, v20.16b
    bit v7.16b, v24.16b, v20.16b
    bit v25.16b, v23.16b, v20.16b
    mov v0.16b, v27.16b
    sli v0.8h, v31.8h, #8
    sri v31.8h, v27.8h, #8
    ldr q3, [x8, #48]
    mov v4.16b, v26.16b
    sli v4.8h, v1.8h, #8
    sri v1.8h, v26.8h, #8
    mov v5.16b, v29.16b
    sli v5.8h, v9.8h, #8
    ldr q17, [x8, #64]
    sri v9.8h, v29.8h, #8
    mov v18.16b, v2.16b
    sli v18.8h, v6.8h, #8
    sri v6.8h, v2.8h, #8
    mov v2.16b, v11.16b
    sli v2.8h, v15.8h, #8
    sri v15.8h, v11.8h, #8
    mov v23.16b, v16.16b
    sli v23.8h, v22.8h, #8
    sri v22.8h, v16.8h, #8
    mov v16.16b, v13.16b
    sli v16.8h, v7.8h, #8
    sri v7.8h, v13.8h, #8
    ldr q24, [x8, #32]
    mov v26.16b, v19.16b
    sli v26.8h, v25.8h, #8
    sri v25.8h, v19.8h, #8
    tbl v19.16b, {v0.16b}, v3.16b
    tbl v27.16b, {v31.16b}, v17.16b
    tbl v28.16b, {v4.16b}, v3.16b
    tbl v29.16b, {v1.16b}, v17.16b
    tbl v30.16b, {v5.16b}, v3.16b
    tbl v8.16b, {v9.16b}, v17.16b
    tbl v10.16b, {v18.16b}, v3.16b
    tbl v11.16b, {v6.16b}, v17.16b
    tbl v12.16b, {v2.16b}, v3.16b
    tbl v13.16b, {v15.16b}, v17.16b
    tbl v14.16b, {v23.16b}, v3.16b
    bit v27.16b, v0.16b, v24.16b
    tbl v0.16b, {v22.16b}, v17.16b
    bit v31.16b, v19.16b, v24.16b
    tbl v19.16b, {v16.16b}, v3.16b
    bit v29.16b, v4.16b, v24.16b
    tbl v4.16b, {v7.16b}, v17.16b
    bit v1.16b, v28.16b, v24.16b
    tbl v28.16b, {v26.16b}, v3.16b
    bit v8.16b, v5.16b, v24.16b
    tbl v5.16b, {v25.16b}, v17.16b
    bit v9.16b, v30.16b, v24.16b
    bit v11.16b, v18.16b, v24.16b
    bit v6.16b, v10.16b, v24.16b
    bit v13.16b, v2.16b, v24.16b
    bit v15.16b, v12.16b, v24.16b
    bit v0.16b, v23.16b, v24.16b
    bit v22.16b, v14.16b, v24.16b
    bit v4.16b, v16.16b, v24.16b
    bit v7.16b, v19.16b, v24.16b
    bit v5.16b, v26.16b, v24.16b
    bit v25.16b, v28.16b, v24.16b
    ushr v2.16b, v27.16b, #1
    shl v16.16b, v31.16b, #1
    ushr v18.16b, v29.16b, #1
    shl v19.16b, v1.16b, #1
    ushr v23.16b, v8.16b, #1
    shl v26.16b, v9.16b, #1
    ushr v28.16b, v11.16b, #1
    shl v30.16b, v6.16b, #1
    ushr v10.16b, v13.16b, #1
    shl v12.16b, v15.16b, #1
    ushr v14.16b, v0.16b, #1
    bit v16.16b, v27.16b, v21.16b
    shl v27.16b, v22.16b, #1
    bit v31.16b, v2.16b, v21.16b
    ushr v2.16b, v4.16b, #1
    bit v19.16b, v29.16b, v21.16b
    shl v29.16b, v7.16b, #1
    bit v1.16b, v18.16b, v21.16b
    ushr v18.16b, v5.16b, #1
    bit v26.16b, v8.16b, v21.16b
    shl v8.16b, v25.16b, #1
    bit v9.16b, v23.16b, v21.16b
    bit v30.16b, v11.16b, v21.16b
    ldr q23, [x3, #2064]
    bit v6.16b, v28.16b, v21.16b
    bit v12.16b, v13.16b, v21.16b
    bit v15.16b, v10.16b, v21.16b
    ldr q28, [x3, #2080]
    ldr q10, [x3, #2096]
    bit v27.16b, v0.16b, v21.16b
    bit v22.16b, v14.16b, v21.16b
    bit v29.16b, v4.16b, v21.16b
    ldr q0, [x3, #1984]
    ldr q4, [x3, #2112]
    bit v7.16b, v2.16b, v21.16b
    bit v8.16b, v5.16b, v21.16b
    bit v25.16b, v18.16b, v21.16b
    ldr q2, [x3, #2128]
    ldr q5, [x3, #2144]
    rev64 v18.4s, v12.4s
    rev64 v29.4s, v29.4s
    rev64 v31.4s, v31.4s
    ldr q11, [x3, #2000]
    ldr q12, [x3, #2016]
    rev64 v9.4s, v9.4s
    rev64 v13.4s, v15.4s
    rev64 v7.4s, v7.4s
    ldr q14, [x3, #1904]
    ldr q15, [x3, #2048]
    rev64 v19.4s, v19.4s
    rev64 v30.4s, v30.4s
    eor v16.16b, v23.16b, v16.16b
    eor v23.16b, v28.16b, v26.16b
    eor v6.16b, v4.16b, v6.16b
    eor v26.16b, v10.16b, v31.16b
    eor v2.16b, v2.16b, v22.16b
    eor v5.16b, v5.16b, v25.16b
    eor v0.16b, v0.16b, v9.16b
    eor v22.16b, v11.16b, v13.16b
    eor v7.16b, v12.16b, v7.16b
    // round 28 (gift.dsl:33)
    orn v25.16b, v26.16b, v1.16b
    eor v18.16b, v14.16b, v18.16b
    eor v28.16b, v15.16b, v29.16b
    orn v29.16b, v6.16b, v0.16b
    orn v31.16b, v2.16b, v22.16b
    orn v9.16b, v5.16b, v7.16b
    eor v25.16b, v27.16b, v25.16b
    eor v27.16b, v18.16b, v26.16b
    eor v10.16b, v28.16b, v0.16b
    eor v29.16b, v8.16b, v29.16b
    eor v19.16b, v19.16b, v31.16b
    eor v30.16b, v30.16b, v9.16b
    eor v18.16b, v18.16b, v25.16b
    ldr q31, [x3, #1888]
    eor v8.16b, v16.16b, v22.16b
    eor v9.16b, v23.16b, v7.16b
    eor v28.16b, v28.16b, v29.16b
    eor v16.16b, v16.16b, v19.16b
    eor v23.16b, v23.16b, v30.16b
    orr v11.16b, v27.16b, v18.16b
    eor v26.16b, v26.16b, v18.16b
    orn v12.16b, v10.16b, v28.16b
    eor v0.16b, v0.16b, v28.16b
    orn v13.16b, v8.16b, v16.16b
    orn v14.16b, v9.16b, v23.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q11, [x3, #304]
    ldr q15, [x3, #2176]
    eor v22.16b, v22.16b, v16.16b
    eor v18.16b, v31.16b, v18.16b
    eor v6.16b, v6.16b, v12.16b
    ldr q31, [x3, #320]
    ldr q12, [x3, #336]
    eor v2.16b, v2.16b, v13.16b
    eor v5.16b, v5.16b, v14.16b
    bif v27.16b, v26.16b, v1.16b
    ldr q13, [x3, #2160]
    ldr q14, [x3, #1840]
    bit v25.16b, v26.16b, v1.16b
    bit v10.16b, v0.16b, v6.16b
    bit v0.16b, v29.16b, v6.16b
    ldr q26, [x3, #384]
    ldr q29, [x3, #1856]
    eor v7.16b, v7.16b, v23.16b
    bit v8.16b, v22.16b, v2.16b
    bit v22.16b, v19.16b, v2.16b
    ldr q19, [x3, #1280]
    eor v23.16b, v15.16b, v23.16b
    ext v16.16b, v16.16b, v16.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    bit v9.16b, v7.16b, v5.16b
    bit v7.16b, v30.16b, v5.16b
    eor v1.16b, v11.16b, v1.16b
    eor v6.16b, v31.16b, v6.16b
    eor v2.16b, v12.16b, v2.16b
    eor v30.16b, v14.16b, v10.16b
    eor v5.16b, v13.16b, v5.16b
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v29.16b, v8.16b
    eor v19.16b, v19.16b, v9.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v29.16b, v30.16b, v30.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    // round 27 (gift.dsl:33)
    orn v30.16b, v18.16b, v26.16b
    // round 28 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 27 (gift.dsl:33)
    orn v8.16b, v27.16b, v16.16b
    orn v9.16b, v29.16b, v28.16b
    // round 28 (gift.dsl:33)
    ext v5.16b, v5.16b, v5.16b, #8
    // round 27 (gift.dsl:33)
    eor v10.16b, v6.16b, v26.16b
    eor v0.16b, v0.16b, v30.16b
    orn v30.16b, v23.16b, v19.16b
    eor v7.16b, v7.16b, v8.16b
    eor v25.16b, v25.16b, v9.16b
    eor v8.16b, v5.16b, v27.16b
    eor v9.16b, v1.16b, v29.16b
    eor v6.16b, v6.16b, v0.16b
    eor v22.16b, v22.16b, v30.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v25.16b
    eor v30.16b, v2.16b, v19.16b
    orn v12.16b, v10.16b, v6.16b
    eor v2.16b, v2.16b, v22.16b
    orr v13.16b, v8.16b, v5.16b
    orr v14.16b, v9.16b, v1.16b
    eor v26.16b, v26.16b, v6.16b
    eor v18.16b, v18.16b, v12.16b
    ldr q12, [x3, #1184]
    eor v16.16b, v16.16b, v13.16b
    ldr q13, [x3, #2192]
    eor v28.16b, v28.16b, v14.16b
    orn v14.16b, v30.16b, v2.16b
    bit v10.16b, v26.16b, v18.16b
    bit v26.16b, v0.16b, v18.16b
    ldr q0, [x3, #144]
    eor v27.16b, v27.16b, v5.16b
    eor v23.16b, v23.16b, v14.16b
    ldr q14, [x3, #240]
    eor v29.16b, v29.16b, v1.16b
    bif v8.16b, v27.16b, v16.16b
    bit v7.16b, v27.16b, v16.16b
    ldr q27, [x3, #1168]
    eor v18.16b, v12.16b, v18.16b
    ldr q12, [x3, #2224]
    eor v19.16b, v19.16b, v2.16b
    eor v16.16b, v13.16b, v16.16b
    ldr q13, [x3, #720]
    bif v9.16b, v29.16b, v28.16b
    bit v25.16b, v29.16b, v28.16b
    ldr q29, [x3, #2208]
    eor v5.16b, v0.16b, v5.16b
    bit v30.16b, v19.16b, v23.16b
    bit v19.16b, v22.16b, v23.16b
    ldr q22, [x3, #1568]
    eor v8.16b, v14.16b, v8.16b
    ldr q14, [x3, #1584]
    rev64 v5.4s, v5.4s
    eor v6.16b, v12.16b, v6.16b
    rev64 v2.4s, v2.4s
    eor v27.16b, v27.16b, v28.16b
    rev64 v26.4s, v26.4s
    eor v28.16b, v29.16b, v30.16b
    // round 26 (gift.dsl:33)
    orn v29.16b, v5.16b, v8.16b
    // round 27 (gift.dsl:33)
    eor v23.16b, v13.16b, v23.16b
    eor v30.16b, v14.16b, v10.16b
    eor v22.16b, v22.16b, v9.16b
    rev64 v25.4s, v25.4s
    // round 26 (gift.dsl:33)
    orn v9.16b, v28.16b, v2.16b
    eor v26.16b, v26.16b, v29.16b
    // round 27 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    rev64 v29.4s, v30.4s
    // round 26 (gift.dsl:33)
    eor v30.16b, v18.16b, v8.16b
    // round 27 (gift.dsl:33)
    rev64 v22.4s, v22.4s
    // round 26 (gift.dsl:33)
    eor v25.16b, v25.16b, v9.16b
    eor v18.16b, v18.16b, v26.16b
    // round 27 (gift.dsl:33)
    rev64 v19.4s, v19.4s
    // round 26 (gift.dsl:33)
    eor v9.16b, v27.16b, v28.16b
    orn v10.16b, v6.16b, v29.16b
    orn v13.16b, v1.16b, v22.16b
    eor v27.16b, v27.16b, v25.16b
    orn v14.16b, v30.16b, v18.16b
    eor v7.16b, v7.16b, v10.16b
    eor v19.16b, v19.16b, v13.16b
    orr v10.16b, v9.16b, v27.16b
    eor v5.16b, v5.16b, v14.16b
    ldr q13, [x3, #1072]
    eor v14.16b, v16.16b, v29.16b
    eor v8.16b, v8.16b, v18.16b
    eor v16.16b, v16.16b, v7.16b
    eor v2.16b, v2.16b, v10.16b
    eor v10.16b, v23.16b, v22.16b
    eor v23.16b, v23.16b, v19.16b
    bit v30.16b, v8.16b, v5.16b
    bit v8.16b, v26.16b, v5.16b
    orn v26.16b, v14.16b, v16.16b
    eor v28.16b, v28.16b, v27.16b
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #2256]
    eor v5.16b, v13.16b, v5.16b
    orn v13.16b, v10.16b, v23.16b
    bif v9.16b, v28.16b, v2.16b
    bit v25.16b, v28.16b, v2.16b
    ldr q28, [x3, #128]
    eor v29.16b, v29.16b, v16.16b
    eor v1.16b, v1.16b, v13.16b
    ldr q13, [x3, #624]
    bit v14.16b, v29.16b, v6.16b
    bit v29.16b, v7.16b, v6.16b
    ldr q7, [x3, #2240]
    eor v26.16b, v26.16b, v30.16b
    ldr q30, [x3, #1792]
    eor v27.16b, v28.16b, v27.16b
    eor v2.16b, v13.16b, v2.16b
    ext v26.16b, v26.16b, v26.16b, #8
    ldr q13, [x3, #640]
    eor v6.16b, v7.16b, v6.16b
    ldr q7, [x3, #1552]
    eor v22.16b, v22.16b, v23.16b
    ext v27.16b, v27.16b, v27.16b, #8
    eor v30.16b, v30.16b, v9.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 25 (gift.dsl:33)
    orn v9.16b, v26.16b, v18.16b
    // round 26 (gift.dsl:33)
    bit v10.16b, v22.16b, v1.16b
    bit v22.16b, v19.16b, v1.16b
    ldr q19, [x3, #80]
    ext v8.16b, v8.16b, v8.16b, #8
    // round 25 (gift.dsl:33)
    eor v25.16b, v25.16b, v9.16b
    orn v9.16b, v27.16b, v30.16b
    // round 26 (gift.dsl:33)
    eor v1.16b, v13.16b, v1.16b
    ldr q13, [x3, #2272]
    eor v7.16b, v7.16b, v14.16b
    // round 25 (gift.dsl:33)
    eor v14.16b, v2.16b, v26.16b
    eor v8.16b, v8.16b, v9.16b
    eor v2.16b, v2.16b, v25.16b
    // round 26 (gift.dsl:33)
    eor v19.16b, v19.16b, v10.16b
    // round 25 (gift.dsl:33)
    eor v9.16b, v5.16b, v30.16b
    eor v5.16b, v5.16b, v8.16b
    orr v10.16b, v14.16b, v2.16b
    // round 26 (gift.dsl:33)
    eor v16.16b, v13.16b, v16.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 25 (gift.dsl:33)
    eor v18.16b, v18.16b, v10.16b
    orn v10.16b, v9.16b, v5.16b
    // round 26 (gift.dsl:33)
    ext v23.16b, v23.16b, v23.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    // round 25 (gift.dsl:33)
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v16.16b, v7.16b
    // round 26 (gift.dsl:33)
    ext v29.16b, v29.16b, v29.16b, #8
    // round 25 (gift.dsl:33)
    eor v22.16b, v22.16b, v10.16b
    orn v10.16b, v19.16b, v23.16b
    eor v26.16b, v26.16b, v2.16b
    eor v29.16b, v29.16b, v10.16b
    bif v14.16b, v26.16b, v18.16b
    bit v25.16b, v26.16b, v18.16b
    eor v26.16b, v1.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    eor v1.16b, v1.16b, v22.16b
    eor v10.16b, v6.16b, v19.16b
    eor v6.16b, v6.16b, v29.16b
    bit v9.16b, v30.16b, v27.16b
    bit v30.16b, v8.16b, v27.16b
    orn v8.16b, v26.16b, v1.16b
    eor v16.16b, v16.16b, v8.16b
    orr v8.16b, v10.16b, v6.16b
    eor v23.16b, v23.16b, v8.16b
    ldr q8, [x3, #2288]
    eor v18.16b, v8.16b, v18.16b
    ldr q8, [x3, #1504]
    eor v7.16b, v7.16b, v1.16b
    bit v26.16b, v7.16b, v16.16b
    bit v7.16b, v22.16b, v16.16b
    ldr q22, [x3, #976]
    eor v19.16b, v19.16b, v6.16b
    eor v26.16b, v8.16b, v26.16b
    ldr q8, [x3, #848]
    bif v10.16b, v19.16b, v23.16b
    bit v29.16b, v19.16b, v23.16b
    ldr q19, [x3, #992]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #1520]
    eor v1.16b, v15.16b, v1.16b
    rev64 v26.4s, v26.4s
    eor v6.16b, v8.16b, v6.16b
    rev64 v25.4s, v25.4s
    // round 24 (gift.dsl:33)
    orn v8.16b, v1.16b, v26.16b
    // round 25 (gift.dsl:33)
    eor v19.16b, v19.16b, v23.16b
    ldr q23, [x3, #1760]
    eor v22.16b, v22.16b, v10.16b
    ldr q10, [x3, #2304]
    // round 24 (gift.dsl:33)
    eor v25.16b, v25.16b, v8.16b
    eor v8.16b, v18.16b, v26.16b
    eor v18.16b, v18.16b, v25.16b
    // round 25 (gift.dsl:33)
    eor v23.16b, v23.16b, v14.16b
    ldr q14, [x3, #512]
    eor v9.16b, v10.16b, v9.16b
    rev64 v22.4s, v22.4s
    // round 24 (gift.dsl:33)
    orn v10.16b, v8.16b, v18.16b
    // round 25 (gift.dsl:33)
    rev64 v30.4s, v30.4s
    // round 24 (gift.dsl:33)
    eor v1.16b, v1.16b, v10.16b
    orn v10.16b, v6.16b, v22.16b
    // round 25 (gift.dsl:33)
    eor v27.16b, v14.16b, v27.16b
    // round 24 (gift.dsl:33)
    eor v30.16b, v30.16b, v10.16b
    eor v10.16b, v27.16b, v22.16b
    eor v27.16b, v27.16b, v30.16b
    eor v26.16b, v26.16b, v18.16b
    // round 25 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    // round 24 (gift.dsl:33)
    bit v8.16b, v26.16b, v1.16b
    bit v26.16b, v25.16b, v1.16b
    orn v25.16b, v10.16b, v27.16b
    // round 25 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    // round 24 (gift.dsl:33)
    eor v6.16b, v6.16b, v25.16b
    orn v25.16b, v2.16b, v23.16b
    eor v7.16b, v7.16b, v25.16b
    eor v25.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v7.16b
    eor v22.16b, v22.16b, v27.16b
    // round 25 (gift.dsl:33)
    rev64 v5.4s, v5.4s
    // round 24 (gift.dsl:33)
    bit v10.16b, v22.16b, v6.16b
    bit v22.16b, v30.16b, v6.16b
    orn v30.16b, v25.16b, v16.16b
    // round 25 (gift.dsl:33)
    rev64 v29.4s, v29.4s
    // round 24 (gift.dsl:33)
    eor v2.16b, v2.16b, v30.16b
    orn v30.16b, v9.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v19.16b, v9.16b
    eor v19.16b, v19.16b, v29.16b
    eor v23.16b, v23.16b, v16.16b
    bit v25.16b, v23.16b, v2.16b
    bit v23.16b, v7.16b, v2.16b
    orr v7.16b, v30.16b, v19.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #880]
    eor v9.16b, v9.16b, v19.16b
    bif v30.16b, v9.16b, v5.16b
    bit v29.16b, v9.16b, v5.16b
    ldr q9, [x3, #2336]
    eor v2.16b, v7.16b, v2.16b
    ldr q7, [x3, #1488]
    eor v5.16b, v9.16b, v5.16b
    ldr q9, [x3, #864]
    eor v7.16b, v7.16b, v25.16b
    ldr q25, [x3, #1744]
    eor v1.16b, v9.16b, v1.16b
    ldr q9, [x3, #1728]
    eor v25.16b, v25.16b, v30.16b
    ldr q30, [x3, #448]
    eor v27.16b, v4.16b, v27.16b
    eor v9.16b, v9.16b, v10.16b
    ldr q10, [x3, #2352]
    ext v27.16b, v27.16b, v27.16b, #8
    eor v19.16b, v30.16b, v19.16b
    ext v26.16b, v26.16b, v26.16b, #8
    // round 23 (gift.dsl:33)
    orn v30.16b, v27.16b, v9.16b
    // round 24 (gift.dsl:33)
    eor v8.16b, v10.16b, v8.16b
    ldr q10, [x3, #2320]
    // round 23 (gift.dsl:33)
    eor v26.16b, v26.16b, v30.16b
    eor v30.16b, v1.16b, v9.16b
    eor v1.16b, v1.16b, v26.16b
    // round 24 (gift.dsl:33)
    eor v6.16b, v10.16b, v6.16b
    ext v8.16b, v8.16b, v8.16b, #8
    // round 23 (gift.dsl:33)
    orn v10.16b, v30.16b, v1.16b
    // round 24 (gift.dsl:33)
    ext v22.16b, v22.16b, v22.16b, #8
    // round 23 (gift.dsl:33)
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v8.16b, v18.16b
    eor v22.16b, v22.16b, v10.16b
    eor v10.16b, v6.16b, v8.16b
    eor v9.16b, v9.16b, v1.16b
    eor v6.16b, v6.16b, v22.16b
    // round 24 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 23 (gift.dsl:33)
    bit v30.16b, v9.16b, v27.16b
    bit v9.16b, v26.16b, v27.16b
    orr v26.16b, v10.16b, v6.16b
    // round 24 (gift.dsl:33)
    ext v23.16b, v23.16b, v23.16b, #8
    // round 23 (gift.dsl:33)
    eor v18.16b, v18.16b, v26.16b
    orn v26.16b, v19.16b, v25.16b
    eor v23.16b, v23.16b, v26.16b
    eor v26.16b, v2.16b, v25.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v6.16b
    // round 24 (gift.dsl:33)
    eor v16.16b, v15.16b, v16.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 23 (gift.dsl:33)
    bif v10.16b, v8.16b, v18.16b
    bit v22.16b, v8.16b, v18.16b
    orn v8.16b, v26.16b, v2.16b
    // round 24 (gift.dsl:33)
    ext v29.16b, v29.16b, v29.16b, #8
    // round 23 (gift.dsl:33)
    eor v19.16b, v19.16b, v8.16b
    orn v8.16b, v16.16b, v7.16b
    eor v29.16b, v29.16b, v8.16b
    eor v8.16b, v5.16b, v7.16b
    eor v25.16b, v25.16b, v2.16b
    eor v5.16b, v5.16b, v29.16b
    bit v26.16b, v25.16b, v19.16b
    bit v25.16b, v23.16b, v19.16b
    orn v23.16b, v8.16b, v5.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #2368]
    eor v7.16b, v7.16b, v5.16b
    bit v8.16b, v7.16b, v16.16b
    bit v7.16b, v29.16b, v16.16b
    ldr q29, [x3, #752]
    eor v23.16b, v23.16b, v27.16b
    ldr q27, [x3, #2192]
    eor v19.16b, v29.16b, v19.16b
    ldr q29, [x3, #2384]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #1440]
    eor v26.16b, v29.16b, v26.16b
    ldr q29, [x3, #1712]
    eor v27.16b, v27.16b, v30.16b
    ldr q30, [x3, #1456]
    rev64 v2.4s, v2.4s
    eor v29.16b, v29.16b, v8.16b
    // round 22 (gift.dsl:33)
    orn v8.16b, v26.16b, v2.16b
    // round 23 (gift.dsl:33)
    rev64 v9.4s, v9.4s
    eor v30.16b, v30.16b, v10.16b
    ldr q10, [x3, #2400]
    // round 22 (gift.dsl:33)
    eor v8.16b, v8.16b, v9.16b
    eor v9.16b, v26.16b, v23.16b
    eor v23.16b, v23.16b, v8.16b
    // round 23 (gift.dsl:33)
    eor v5.16b, v10.16b, v5.16b
    // round 22 (gift.dsl:33)
    orr v20.16b, v9.16b, v23.16b
    eor v2.16b, v2.16b, v20.16b
    eor v20.16b, v26.16b, v23.16b
    // round 23 (gift.dsl:33)
    rev64 v5.4s, v5.4s
    // round 22 (gift.dsl:33)
    bif v9.16b, v20.16b, v2.16b
    bit v8.16b, v20.16b, v2.16b
    orn v20.16b, v5.16b, v29.16b
    // round 23 (gift.dsl:33)
    rev64 v22.4s, v22.4s
    // round 22 (gift.dsl:33)
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    // round 23 (gift.dsl:33)
    eor v1.16b, v12.16b, v1.16b
    rev64 v26.4s, v27.4s
    // round 22 (gift.dsl:33)
    orn v27.16b, v22.16b, v18.16b
    eor v5.16b, v5.16b, v27.16b
    eor v27.16b, v29.16b, v18.16b
    // round 23 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    // round 22 (gift.dsl:33)
    bit v22.16b, v27.16b, v5.16b
    bit v27.16b, v20.16b, v5.16b
    orn v20.16b, v1.16b, v26.16b
    eor v20.16b, v25.16b, v20.16b
    eor v25.16b, v19.16b, v26.16b
    eor v19.16b, v19.16b, v20.16b
    // round 23 (gift.dsl:33)
    ldr q29, [x3, #768]
    eor v6.16b, v28.16b, v6.16b
    rev64 v30.4s, v30.4s
    // round 22 (gift.dsl:33)
    orn v24.16b, v25.16b, v19.16b
    eor v1.16b, v1.16b, v24.16b
    eor v24.16b, v26.16b, v19.16b
    // round 23 (gift.dsl:33)
    eor v16.16b, v29.16b, v16.16b
    rev64 v7.4s, v7.4s
    // round 22 (gift.dsl:33)
    bit v25.16b, v24.16b, v1.16b
    bit v24.16b, v20.16b, v1.16b
    orn v20.16b, v6.16b, v30.16b
    eor v7.16b, v7.16b, v20.16b
    eor v20.16b, v16.16b, v30.16b
    eor v16.16b, v16.16b, v7.16b
    orn v26.16b, v20.16b, v16.16b
    eor v6.16b, v6.16b, v26.16b
    eor v26.16b, v30.16b, v16.16b
    bit v20.16b, v26.16b, v6.16b
    bit v26.16b, v7.16b, v6.16b
    ldr q7, [x3, #2416]
    eor v2.16b, v7.16b, v2.16b
    ldr q7, [x3, #624]
    eor v5.16b, v7.16b, v5.16b
    ldr q7, [x3, #640]
    eor v6.16b, v7.16b, v6.16b
    ldr q7, [x3, #1664]
    eor v7.16b, v7.16b, v9.16b
    ldr q30, [x3, #1376]
    eor v22.16b, v30.16b, v22.16b
    ldr q30, [x3, #1680]
    eor v25.16b, v30.16b, v25.16b
    ldr q30, [x3, #1392]
    eor v20.16b, v30.16b, v20.16b
    eor v18.16b, v12.16b, v18.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v30.16b, v8.16b, v8.16b, #8
    // round 21 (gift.dsl:33)
    orn v8.16b, v18.16b, v22.16b
    eor v30.16b, v30.16b, v8.16b
    // round 22 (gift.dsl:33)
    eor v23.16b, v0.16b, v23.16b
    // round 21 (gift.dsl:33)
    eor v8.16b, v2.16b, v22.16b
    eor v2.16b, v2.16b, v30.16b
    // round 22 (gift.dsl:33)
    ext v23.16b, v23.16b, v23.16b, #8
    // round 21 (gift.dsl:33)
    orn v9.16b, v8.16b, v2.16b
    eor v18.16b, v18.16b, v9.16b
    eor v22.16b, v22.16b, v2.16b
    // round 22 (gift.dsl:33)
    ext v27.16b, v27.16b, v27.16b, #8
    // round 21 (gift.dsl:33)
    bit v8.16b, v22.16b, v18.16b
    bit v22.16b, v30.16b, v18.16b
    orn v30.16b, v23.16b, v7.16b
    eor v27.16b, v27.16b, v30.16b
    eor v30.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v27.16b
    // round 22 (gift.dsl:33)
    ldr q9, [x3, #16]
    eor v16.16b, v4.16b, v16.16b
    ext v20.16b, v20.16b, v20.16b, #8
    // round 21 (gift.dsl:33)
    orn v17.16b, v30.16b, v5.16b
    eor v17.16b, v23.16b, v17.16b
    eor v7.16b, v7.16b, v5.16b
    // round 22 (gift.dsl:33)
    eor v1.16b, v9.16b, v1.16b
    ext v23.16b, v24.16b, v24.16b, #8
    // round 21 (gift.dsl:33)
    bit v30.16b, v7.16b, v17.16b
    bit v7.16b, v27.16b, v17.16b
    orn v24.16b, v16.16b, v20.16b
    eor v23.16b, v23.16b, v24.16b
    // round 22 (gift.dsl:33)
    eor v19.16b, v15.16b, v19.16b
    // round 21 (gift.dsl:33)
    eor v24.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v23.16b
    // round 22 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 21 (gift.dsl:33)
    orn v27.16b, v24.16b, v1.16b
    eor v16.16b, v16.16b, v27.16b
    eor v20.16b, v20.16b, v1.16b
    // round 22 (gift.dsl:33)
    ext v26.16b, v26.16b, v26.16b, #8
    // round 21 (gift.dsl:33)
    bit v24.16b, v20.16b, v16.16b
    bit v20.16b, v23.16b, v16.16b
    orn v23.16b, v19.16b, v25.16b
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v6.16b, v25.16b
    eor v6.16b, v6.16b, v23.16b
    orn v27.16b, v26.16b, v6.16b
    eor v19.16b, v19.16b, v27.16b
    eor v25.16b, v25.16b, v6.16b
    bit v26.16b, v25.16b, v19.16b
    bit v25.16b, v23.16b, v19.16b
    ldr q23, [x3, #2432]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #480]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #496]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #1632]
    eor v23.16b, v23.16b, v8.16b
    ldr q27, [x3, #1648]
    eor v27.16b, v27.16b, v30.16b
    ldr q30, [x3, #2448]
    eor v24.16b, v30.16b, v24.16b
    ldr q30, [x3, #1344]
    eor v26.16b, v30.16b, v26.16b
    rev64 v24.4s, v24.4s
    rev64 v22.4s, v22.4s
    // round 20 (gift.dsl:33)
    orn v30.16b, v24.16b, v1.16b
    eor v22.16b, v22.16b, v30.16b
    eor v30.16b, v18.16b, v24.16b
    eor v18.16b, v18.16b, v22.16b
    // round 21 (gift.dsl:33)
    eor v6.16b, v10.16b, v6.16b
    rev64 v26.4s, v26.4s
    // round 20 (gift.dsl:33)
    orr v8.16b, v30.16b, v18.16b
    eor v1.16b, v1.16b, v8.16b
    eor v24.16b, v24.16b, v18.16b
    // round 21 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    // round 20 (gift.dsl:33)
    bif v30.16b, v24.16b, v1.16b
    bit v22.16b, v24.16b, v1.16b
    orn v24.16b, v6.16b, v26.16b
    eor v7.16b, v7.16b, v24.16b
    // round 21 (gift.dsl:33)
    eor v2.16b, v4.16b, v2.16b
    // round 20 (gift.dsl:33)
    eor v24.16b, v17.16b, v26.16b
    eor v17.16b, v17.16b, v7.16b
    // round 21 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    // round 20 (gift.dsl:33)
    orn v8.16b, v24.16b, v17.16b
    eor v6.16b, v6.16b, v8.16b
    eor v26.16b, v26.16b, v17.16b
    // round 21 (gift.dsl:33)
    rev64 v20.4s, v20.4s
    ldr q8, [x3, #2464]
    // round 20 (gift.dsl:33)
    bit v24.16b, v26.16b, v6.16b
    bit v26.16b, v7.16b, v6.16b
    orn v7.16b, v2.16b, v23.16b
    eor v7.16b, v7.16b, v20.16b
    // round 21 (gift.dsl:33)
    eor v5.16b, v8.16b, v5.16b
    // round 20 (gift.dsl:33)
    eor v20.16b, v23.16b, v16.16b
    eor v16.16b, v16.16b, v7.16b
    // round 21 (gift.dsl:33)
    rev64 v5.4s, v5.4s
    // round 20 (gift.dsl:33)
    orn v3.16b, v20.16b, v16.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v23.16b, v16.16b
    // round 21 (gift.dsl:33)
    eor v19.16b, v14.16b, v19.16b
    rev64 v23.4s, v25.4s
    // round 20 (gift.dsl:33)
    bit v20.16b, v3.16b, v2.16b
    bit v3.16b, v7.16b, v2.16b
    orn v7.16b, v5.16b, v27.16b
    eor v7.16b, v7.16b, v23.16b
    eor v23.16b, v27.16b, v19.16b
    eor v19.16b, v19.16b, v7.16b
    orn v25.16b, v23.16b, v19.16b
    eor v5.16b, v5.16b, v25.16b
    eor v25.16b, v27.16b, v19.16b
    bit v23.16b, v25.16b, v5.16b
    bit v25.16b, v7.16b, v5.16b
    ldr q7, [x3, #336]
    eor v2.16b, v7.16b, v2.16b
    ldr q7, [x3, #2160]
    eor v5.16b, v7.16b, v5.16b
    ldr q7, [x3, #1264]
    eor v7.16b, v7.16b, v30.16b
    ldr q27, [x3, #2480]
    eor v24.16b, v27.16b, v24.16b
    ldr q27, [x3, #1872]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #1616]
    eor v23.16b, v27.16b, v23.16b
    eor v17.16b, v28.16b, v17.16b
    ext v17.16b, v17.16b, v17.16b, #8
    eor v1.16b, v11.16b, v1.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 19 (gift.dsl:33)
    orn v27.16b, v24.16b, v17.16b
    // round 20 (gift.dsl:33)
    ldr q30, [x3, #432]
    // round 19 (gift.dsl:33)
    eor v22.16b, v27.16b, v22.16b
    eor v27.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v22.16b
    // round 20 (gift.dsl:33)
    eor v18.16b, v30.16b, v18.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 19 (gift.dsl:33)
    orr v21.16b, v27.16b, v1.16b
    eor v17.16b, v17.16b, v21.16b
    eor v21.16b, v24.16b, v1.16b
    // round 20 (gift.dsl:33)
    eor v6.16b, v31.16b, v6.16b
    ext v24.16b, v26.16b, v26.16b, #8
    // round 19 (gift.dsl:33)
    bif v27.16b, v21.16b, v17.16b
    bit v22.16b, v21.16b, v17.16b
    orn v21.16b, v18.16b, v7.16b
    eor v21.16b, v24.16b, v21.16b
    // round 20 (gift.dsl:33)
    eor v19.16b, v13.16b, v19.16b
    // round 19 (gift.dsl:33)
    eor v24.16b, v6.16b, v7.16b
    eor v6.16b, v6.16b, v21.16b
    // round 20 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 19 (gift.dsl:33)
    orn v26.16b, v24.16b, v6.16b
    eor v18.16b, v18.16b, v26.16b
    eor v7.16b, v7.16b, v6.16b
    // round 20 (gift.dsl:33)
    ext v3.16b, v3.16b, v3.16b, #8
    // round 19 (gift.dsl:33)
    bit v24.16b, v7.16b, v18.16b
    bit v7.16b, v21.16b, v18.16b
    orn v21.16b, v19.16b, v23.16b
    eor v3.16b, v21.16b, v3.16b
    eor v21.16b, v23.16b, v2.16b
    eor v2.16b, v2.16b, v3.16b
    // round 20 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    // round 19 (gift.dsl:33)
    orn v26.16b, v21.16b, v2.16b
    eor v19.16b, v19.16b, v26.16b
    eor v23.16b, v23.16b, v2.16b
    // round 20 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 19 (gift.dsl:33)
    bit v21.16b, v23.16b, v19.16b
    bit v23.16b, v3.16b, v19.16b
    orn v3.16b, v20.16b, v16.16b
    eor v3.16b, v25.16b, v3.16b
    eor v25.16b, v5.16b, v20.16b
    eor v5.16b, v5.16b, v3.16b
    orr v26.16b, v25.16b, v5.16b
    eor v16.16b, v16.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    bif v25.16b, v20.16b, v16.16b
    bit v3.16b, v20.16b, v16.16b
    ldr q20, [x3, #160]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #1408]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #208]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #1200]
    eor v20.16b, v20.16b, v27.16b
    ldr q26, [x3, #1216]
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #1568]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #1584]
    eor v25.16b, v26.16b, v25.16b
    eor v2.16b, v4.16b, v2.16b
    ldr q26, [x3, #848]
    eor v5.16b, v26.16b, v5.16b
    rev64 v2.4s, v2.4s
    rev64 v22.4s, v22.4s
    // round 18 (gift.dsl:33)
    orn v26.16b, v2.16b, v21.16b
    eor v22.16b, v26.16b, v22.16b
    eor v26.16b, v21.16b, v17.16b
    eor v17.16b, v17.16b, v22.16b
    // round 19 (gift.dsl:33)
    rev64 v5.4s, v5.4s
    // round 18 (gift.dsl:33)
    orn v27.16b, v26.16b, v17.16b
    eor v2.16b, v2.16b, v27.16b
    eor v21.16b, v21.16b, v17.16b
    // round 19 (gift.dsl:33)
    eor v18.16b, v29.16b, v18.16b
    rev64 v7.4s, v7.4s
    // round 18 (gift.dsl:33)
    bit v26.16b, v21.16b, v2.16b
    bit v21.16b, v22.16b, v2.16b
    orn v22.16b, v5.16b, v25.16b
    eor v7.16b, v22.16b, v7.16b
    eor v22.16b, v25.16b, v18.16b
    eor v18.16b, v18.16b, v7.16b
    // round 19 (gift.dsl:33)
    rev64 v20.4s, v20.4s
    // round 18 (gift.dsl:33)
    orn v27.16b, v22.16b, v18.16b
    eor v5.16b, v5.16b, v27.16b
    eor v25.16b, v25.16b, v18.16b
    // round 19 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 18 (gift.dsl:33)
    bit v22.16b, v25.16b, v5.16b
    bit v25.16b, v7.16b, v5.16b
    orn v7.16b, v1.16b, v20.16b
    eor v7.16b, v23.16b, v7.16b
    eor v23.16b, v19.16b, v20.16b
    eor v19.16b, v19.16b, v7.16b
    // round 19 (gift.dsl:33)
    eor v6.16b, v8.16b, v6.16b
    rev64 v24.4s, v24.4s
    // round 18 (gift.dsl:33)
    orn v27.16b, v23.16b, v19.16b
    eor v1.16b, v1.16b, v27.16b
    eor v20.16b, v20.16b, v19.16b
    // round 19 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 18 (gift.dsl:33)
    bit v23.16b, v20.16b, v1.16b
    bit v20.16b, v7.16b, v1.16b
    orn v7.16b, v6.16b, v24.16b
    eor v3.16b, v3.16b, v7.16b
    eor v7.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v3.16b
    orn v27.16b, v7.16b, v16.16b
    eor v6.16b, v6.16b, v27.16b
    eor v24.16b, v24.16b, v16.16b
    bit v7.16b, v24.16b, v6.16b
    bit v24.16b, v3.16b, v6.16b
    ldr q3, [x3, #1360]
    eor v2.16b, v3.16b, v2.16b
    ldr q3, [x3, #608]
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x3, #1536]
    eor v5.16b, v5.16b, v26.16b
    ldr q26, [x3, #1104]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #1552]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #1136]
    eor v7.16b, v26.16b, v7.16b
    ldr q26, [x3, #2496]
    eor v17.16b, v26.16b, v17.16b
    eor v18.16b, v12.16b, v18.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    // round 17 (gift.dsl:33)
    orn v26.16b, v18.16b, v22.16b
    eor v21.16b, v21.16b, v26.16b
    eor v26.16b, v2.16b, v22.16b
    eor v2.16b, v2.16b, v21.16b
    // round 18 (gift.dsl:33)
    ext v17.16b, v17.16b, v17.16b, #8
    // round 17 (gift.dsl:33)
    orn v27.16b, v26.16b, v2.16b
    eor v18.16b, v18.16b, v27.16b
    eor v22.16b, v22.16b, v2.16b
    // round 18 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 17 (gift.dsl:33)
    bit v26.16b, v22.16b, v18.16b
    bit v22.16b, v21.16b, v18.16b
    orn v21.16b, v17.16b, v5.16b
    eor v21.16b, v21.16b, v25.16b
    eor v25.16b, v5.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    // round 18 (gift.dsl:33)
    ldr q27, [x3, #0]
    eor v16.16b, v4.16b, v16.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 17 (gift.dsl:33)
    orn v11.16b, v25.16b, v3.16b
    eor v17.16b, v17.16b, v11.16b
    eor v5.16b, v5.16b, v3.16b
    // round 18 (gift.dsl:33)
    eor v1.16b, v27.16b, v1.16b
    ext v20.16b, v20.16b, v20.16b, #8
    // round 17 (gift.dsl:33)
    bit v25.16b, v5.16b, v17.16b
    bit v5.16b, v21.16b, v17.16b
    orn v21.16b, v16.16b, v7.16b
    eor v20.16b, v20.16b, v21.16b
    // round 18 (gift.dsl:33)
    eor v19.16b, v4.16b, v19.16b
    // round 17 (gift.dsl:33)
    eor v21.16b, v1.16b, v7.16b
    eor v1.16b, v1.16b, v20.16b
    // round 18 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 17 (gift.dsl:33)
    orn v11.16b, v21.16b, v1.16b
    eor v16.16b, v16.16b, v11.16b
    eor v7.16b, v7.16b, v1.16b
    // round 18 (gift.dsl:33)
    eor v6.16b, v9.16b, v6.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 17 (gift.dsl:33)
    bit v21.16b, v7.16b, v16.16b
    bit v7.16b, v20.16b, v16.16b
    orn v20.16b, v19.16b, v23.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v23.16b, v6.16b
    eor v6.16b, v6.16b, v20.16b
    orn v11.16b, v24.16b, v6.16b
    eor v19.16b, v19.16b, v11.16b
    eor v23.16b, v23.16b, v6.16b
    bit v24.16b, v23.16b, v19.16b
    bit v23.16b, v20.16b, v19.16b
    ldr q20, [x3, #2512]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #1312]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #464]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #480]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #1504]
    eor v20.16b, v20.16b, v26.16b
    ldr q26, [x3, #1520]
    eor v25.16b, v26.16b, v25.16b
    ldr q26, [x3, #2528]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #1024]
    eor v24.16b, v26.16b, v24.16b
    rev64 v21.4s, v21.4s
    rev64 v22.4s, v22.4s
    // round 16 (gift.dsl:33)
    orn v26.16b, v21.16b, v1.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v18.16b, v21.16b
    eor v18.16b, v18.16b, v22.16b
    // round 17 (gift.dsl:33)
    eor v6.16b, v12.16b, v6.16b
    rev64 v24.4s, v24.4s
    // round 16 (gift.dsl:33)
    orr v11.16b, v26.16b, v18.16b
    eor v1.16b, v1.16b, v11.16b
    eor v21.16b, v21.16b, v18.16b
    // round 17 (gift.dsl:33)
    rev64 v5.4s, v5.4s
    // round 16 (gift.dsl:33)
    bif v26.16b, v21.16b, v1.16b
    bit v22.16b, v21.16b, v1.16b
    orn v21.16b, v6.16b, v24.16b
    eor v5.16b, v5.16b, v21.16b
    // round 17 (gift.dsl:33)
    eor v2.16b, v12.16b, v2.16b
    // round 16 (gift.dsl:33)
    eor v21.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v5.16b
    // round 17 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    // round 16 (gift.dsl:33)
    orn v11.16b, v21.16b, v17.16b
    eor v6.16b, v6.16b, v11.16b
    eor v24.16b, v24.16b, v17.16b
    // round 17 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    // round 16 (gift.dsl:33)
    bit v21.16b, v24.16b, v6.16b
    bit v24.16b, v5.16b, v6.16b
    orn v5.16b, v2.16b, v20.16b
    eor v5.16b, v5.16b, v7.16b
    // round 17 (gift.dsl:33)
    eor v3.16b, v8.16b, v3.16b
    // round 16 (gift.dsl:33)
    eor v7.16b, v20.16b, v16.16b
    eor v16.16b, v16.16b, v5.16b
    // round 17 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 16 (gift.dsl:33)
    orn v11.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v11.16b
    eor v20.16b, v20.16b, v16.16b
    // round 17 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 16 (gift.dsl:33)
    bit v7.16b, v20.16b, v2.16b
    bit v20.16b, v5.16b, v2.16b
    orn v5.16b, v3.16b, v25.16b
    eor v5.16b, v5.16b, v23.16b
    eor v23.16b, v25.16b, v19.16b
    eor v19.16b, v19.16b, v5.16b
    orn v11.16b, v23.16b, v19.16b
    eor v3.16b, v3.16b, v11.16b
    eor v25.16b, v25.16b, v19.16b
    bit v23.16b, v25.16b, v3.16b
    bit v25.16b, v5.16b, v3.16b
    ldr q5, [x3, #1232]
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #352]
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #1248]
    eor v3.16b, v6.16b, v3.16b
    ldr q6, [x3, #912]
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #2352]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #944]
    eor v7.16b, v26.16b, v7.16b
    ldr q26, [x3, #1488]
    eor v23.16b, v26.16b, v23.16b
    ext v17.16b, v17.16b, v17.16b, #8
    eor v1.16b, v31.16b, v1.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 15 (gift.dsl:33)
    orn v26.16b, v21.16b, v17.16b
    eor v22.16b, v26.16b, v22.16b
    eor v26.16b, v21.16b, v1.16b
    eor v1.16b, v1.16b, v22.16b
    // round 16 (gift.dsl:33)
    eor v18.16b, v30.16b, v18.16b
    ext v6.16b, v6.16b, v6.16b, #8
    // round 15 (gift.dsl:33)
    orr v11.16b, v26.16b, v1.16b
    eor v17.16b, v17.16b, v11.16b
    eor v21.16b, v21.16b, v1.16b
    // round 16 (gift.dsl:33)
    ext v24.16b, v24.16b, v24.16b, #8
    // round 15 (gift.dsl:33)
    bif v26.16b, v21.16b, v17.16b
    bit v22.16b, v21.16b, v17.16b
    orn v21.16b, v18.16b, v6.16b
    eor v21.16b, v24.16b, v21.16b
    // round 16 (gift.dsl:33)
    eor v19.16b, v13.16b, v19.16b
    // round 15 (gift.dsl:33)
    eor v24.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v21.16b
    // round 16 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 15 (gift.dsl:33)
    orn v11.16b, v24.16b, v5.16b
    eor v18.16b, v18.16b, v11.16b
    eor v6.16b, v6.16b, v5.16b
    // round 16 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    // round 15 (gift.dsl:33)
    bit v24.16b, v6.16b, v18.16b
    bit v6.16b, v21.16b, v18.16b
    orn v21.16b, v19.16b, v23.16b
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v23.16b, v2.16b
    eor v2.16b, v2.16b, v20.16b
    // round 16 (gift.dsl:33)
    eor v16.16b, v4.16b, v16.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 15 (gift.dsl:33)
    orn v11.16b, v21.16b, v2.16b
    eor v19.16b, v19.16b, v11.16b
    eor v23.16b, v23.16b, v2.16b
    // round 16 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 15 (gift.dsl:33)
    bit v21.16b, v23.16b, v19.16b
    bit v23.16b, v20.16b, v19.16b
    orn v20.16b, v16.16b, v7.16b
    eor v20.16b, v25.16b, v20.16b
    eor v25.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v20.16b
    orn v11.16b, v25.16b, v3.16b
    eor v16.16b, v16.16b, v11.16b
    eor v7.16b, v7.16b, v3.16b
    bit v25.16b, v7.16b, v16.16b
    bit v7.16b, v20.16b, v16.16b
    ldr q20, [x3, #192]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #1424]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #1168]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #1184]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #816]
    eor v20.16b, v20.16b, v26.16b
    ldr q26, [x3, #832]
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #1440]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #1456]
    eor v25.16b, v26.16b, v25.16b
    eor v2.16b, v4.16b, v2.16b
    rev64 v2.4s, v2.4s
    rev64 v22.4s, v22.4s
    // round 14 (gift.dsl:33)
    orn v26.16b, v2.16b, v21.16b
    eor v22.16b, v26.16b, v22.16b
    // round 15 (gift.dsl:33)
    eor v3.16b, v10.16b, v3.16b
    // round 14 (gift.dsl:33)
    eor v26.16b, v21.16b, v17.16b
    eor v17.16b, v17.16b, v22.16b
    // round 15 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 14 (gift.dsl:33)
    orn v11.16b, v26.16b, v17.16b
    eor v2.16b, v2.16b, v11.16b
    eor v21.16b, v21.16b, v17.16b
    // round 15 (gift.dsl:33)
    rev64 v6.4s, v6.4s
    // round 14 (gift.dsl:33)
    bit v26.16b, v21.16b, v2.16b
    bit v21.16b, v22.16b, v2.16b
    orn v22.16b, v3.16b, v25.16b
    eor v6.16b, v22.16b, v6.16b
    eor v22.16b, v25.16b, v18.16b
    eor v18.16b, v18.16b, v6.16b
    // round 15 (gift.dsl:33)
    eor v1.16b, v28.16b, v1.16b
    rev64 v20.4s, v20.4s
    // round 14 (gift.dsl:33)
    orn v11.16b, v22.16b, v18.16b
    eor v3.16b, v3.16b, v11.16b
    eor v25.16b, v25.16b, v18.16b
    // round 15 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 14 (gift.dsl:33)
    bit v22.16b, v25.16b, v3.16b
    bit v25.16b, v6.16b, v3.16b
    orn v6.16b, v1.16b, v20.16b
    eor v6.16b, v23.16b, v6.16b
    eor v23.16b, v19.16b, v20.16b
    eor v19.16b, v19.16b, v6.16b
    // round 15 (gift.dsl:33)
    eor v5.16b, v12.16b, v5.16b
    rev64 v24.4s, v24.4s
    // round 14 (gift.dsl:33)
    orn v11.16b, v23.16b, v19.16b
    eor v1.16b, v1.16b, v11.16b
    eor v20.16b, v20.16b, v19.16b
    // round 15 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    // round 14 (gift.dsl:33)
    bit v23.16b, v20.16b, v1.16b
    bit v20.16b, v6.16b, v1.16b
    orn v6.16b, v5.16b, v24.16b
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v6.16b
    orn v11.16b, v7.16b, v16.16b
    eor v5.16b, v5.16b, v11.16b
    eor v24.16b, v24.16b, v16.16b
    bit v7.16b, v24.16b, v5.16b
    bit v24.16b, v6.16b, v5.16b
    ldr q6, [x3, #1072]
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #1360]
    eor v3.16b, v6.16b, v3.16b
    ldr q6, [x3, #1088]
    eor v1.16b, v6.16b, v1.16b
    ldr q6, [x3, #1376]
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #656]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #1392]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #688]
    eor v7.16b, v26.16b, v7.16b
    eor v18.16b, v12.16b, v18.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    // round 13 (gift.dsl:33)
    orn v26.16b, v18.16b, v22.16b
    eor v21.16b, v21.16b, v26.16b
    // round 14 (gift.dsl:33)
    eor v17.16b, v4.16b, v17.16b
    // round 13 (gift.dsl:33)
    eor v26.16b, v2.16b, v22.16b
    eor v2.16b, v2.16b, v21.16b
    // round 14 (gift.dsl:33)
    ext v17.16b, v17.16b, v17.16b, #8
    // round 13 (gift.dsl:33)
    orn v11.16b, v26.16b, v2.16b
    eor v18.16b, v18.16b, v11.16b
    eor v22.16b, v22.16b, v2.16b
    // round 14 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 13 (gift.dsl:33)
    bit v26.16b, v22.16b, v18.16b
    bit v22.16b, v21.16b, v18.16b
    orn v21.16b, v17.16b, v6.16b
    eor v21.16b, v21.16b, v25.16b
    eor v25.16b, v6.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v16.16b, v13.16b, v16.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 13 (gift.dsl:33)
    orn v11.16b, v25.16b, v3.16b
    eor v17.16b, v17.16b, v11.16b
    eor v6.16b, v6.16b, v3.16b
    // round 14 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    // round 13 (gift.dsl:33)
    bit v25.16b, v6.16b, v17.16b
    bit v6.16b, v21.16b, v17.16b
    orn v21.16b, v16.16b, v7.16b
    eor v20.16b, v20.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v19.16b, v4.16b, v19.16b
    // round 13 (gift.dsl:33)
    eor v21.16b, v1.16b, v7.16b
    eor v1.16b, v1.16b, v20.16b
    // round 14 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 13 (gift.dsl:33)
    orn v11.16b, v21.16b, v1.16b
    eor v16.16b, v16.16b, v11.16b
    eor v7.16b, v7.16b, v1.16b
    // round 14 (gift.dsl:33)
    eor v5.16b, v27.16b, v5.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 13 (gift.dsl:33)
    bit v21.16b, v7.16b, v16.16b
    bit v7.16b, v20.16b, v16.16b
    orn v20.16b, v19.16b, v23.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v23.16b, v5.16b
    eor v5.16b, v5.16b, v20.16b
    orn v11.16b, v24.16b, v5.16b
    eor v19.16b, v19.16b, v11.16b
    eor v23.16b, v23.16b, v5.16b
    bit v24.16b, v23.16b, v19.16b
    bit v23.16b, v20.16b, v19.16b
    ldr q20, [x3, #976]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #992]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #1296]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #1312]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #1328]
    eor v20.16b, v20.16b, v26.16b
    ldr q26, [x3, #1344]
    eor v25.16b, v26.16b, v25.16b
    ldr q26, [x3, #528]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #544]
    eor v24.16b, v26.16b, v24.16b
    eor v1.16b, v15.16b, v1.16b
    rev64 v21.4s, v21.4s
    rev64 v22.4s, v22.4s
    // round 12 (gift.dsl:33)
    orn v26.16b, v1.16b, v21.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v18.16b, v21.16b
    eor v18.16b, v18.16b, v22.16b
    // round 13 (gift.dsl:33)
    eor v5.16b, v10.16b, v5.16b
    rev64 v24.4s, v24.4s
    // round 12 (gift.dsl:33)
    orn v11.16b, v26.16b, v18.16b
    eor v1.16b, v1.16b, v11.16b
    eor v21.16b, v21.16b, v18.16b
    // round 13 (gift.dsl:33)
    rev64 v6.4s, v6.4s
    // round 12 (gift.dsl:33)
    bit v26.16b, v21.16b, v1.16b
    bit v21.16b, v22.16b, v1.16b
    orn v22.16b, v5.16b, v24.16b
    eor v6.16b, v6.16b, v22.16b
    // round 13 (gift.dsl:33)
    eor v2.16b, v12.16b, v2.16b
    // round 12 (gift.dsl:33)
    eor v22.16b, v17.16b, v24.16b
    eor v17.16b, v17.16b, v6.16b
    // round 13 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    // round 12 (gift.dsl:33)
    orn v11.16b, v22.16b, v17.16b
    eor v5.16b, v5.16b, v11.16b
    eor v24.16b, v24.16b, v17.16b
    // round 13 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    // round 12 (gift.dsl:33)
    bit v22.16b, v24.16b, v5.16b
    bit v24.16b, v6.16b, v5.16b
    orn v6.16b, v2.16b, v20.16b
    eor v6.16b, v6.16b, v7.16b
    // round 13 (gift.dsl:33)
    eor v3.16b, v12.16b, v3.16b
    // round 12 (gift.dsl:33)
    eor v7.16b, v20.16b, v16.16b
    eor v16.16b, v16.16b, v6.16b
    // round 13 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 12 (gift.dsl:33)
    orn v11.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v11.16b
    eor v20.16b, v20.16b, v16.16b
    // round 13 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 12 (gift.dsl:33)
    bit v7.16b, v20.16b, v2.16b
    bit v20.16b, v6.16b, v2.16b
    orn v6.16b, v3.16b, v25.16b
    eor v6.16b, v6.16b, v23.16b
    eor v23.16b, v25.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    orn v11.16b, v23.16b, v19.16b
    eor v3.16b, v3.16b, v11.16b
    eor v25.16b, v25.16b, v19.16b
    bit v23.16b, v25.16b, v3.16b
    bit v25.16b, v6.16b, v3.16b
    ldr q6, [x3, #2544]
    eor v1.16b, v6.16b, v1.16b
    ldr q6, [x3, #2560]
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [x3, #2576]
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #2592]
    eor v3.16b, v6.16b, v3.16b
    ldr q6, [x3, #1824]
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #1840]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #1856]
    eor v7.16b, v26.16b, v7.16b
    ldr q26, [x3, #1872]
    eor v23.16b, v26.16b, v23.16b
    eor v17.16b, v28.16b, v17.16b
    ldr q26, [x3, #448]
    eor v19.16b, v26.16b, v19.16b
    ext v17.16b, v17.16b, v17.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    // round 11 (gift.dsl:33)
    orn v26.16b, v22.16b, v17.16b
    eor v21.16b, v26.16b, v21.16b
    eor v26.16b, v22.16b, v1.16b
    eor v1.16b, v1.16b, v21.16b
    // round 12 (gift.dsl:33)
    eor v18.16b, v0.16b, v18.16b
    ext v6.16b, v6.16b, v6.16b, #8
    // round 11 (gift.dsl:33)
    orr v11.16b, v26.16b, v1.16b
    eor v17.16b, v17.16b, v11.16b
    eor v22.16b, v22.16b, v1.16b
    // round 12 (gift.dsl:33)
    ext v24.16b, v24.16b, v24.16b, #8
    // round 11 (gift.dsl:33)
    bif v26.16b, v22.16b, v17.16b
    bit v21.16b, v22.16b, v17.16b
    orn v22.16b, v6.16b, v18.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v22.16b
    // round 12 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 11 (gift.dsl:33)
    orr v11.16b, v24.16b, v5.16b
    eor v18.16b, v18.16b, v11.16b
    eor v6.16b, v6.16b, v5.16b
    // round 12 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    // round 11 (gift.dsl:33)
    bif v24.16b, v6.16b, v18.16b
    bit v22.16b, v6.16b, v18.16b
    orn v6.16b, v23.16b, v19.16b
    eor v6.16b, v6.16b, v20.16b
    eor v20.16b, v23.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    // round 12 (gift.dsl:33)
    eor v16.16b, v30.16b, v16.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 11 (gift.dsl:33)
    orr v11.16b, v20.16b, v2.16b
    eor v19.16b, v19.16b, v11.16b
    eor v23.16b, v23.16b, v2.16b
    // round 12 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 11 (gift.dsl:33)
    bif v20.16b, v23.16b, v19.16b
    bit v6.16b, v23.16b, v19.16b
    orn v23.16b, v7.16b, v16.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v23.16b
    orr v11.16b, v25.16b, v3.16b
    eor v16.16b, v16.16b, v11.16b
    eor v7.16b, v7.16b, v3.16b
    bif v25.16b, v7.16b, v16.16b
    bit v23.16b, v7.16b, v16.16b
    ldr q7, [x3, #2608]
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #2624]
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #2368]
    eor v18.16b, v18.16b, v19.16b
    ldr q19, [x3, #2192]
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [x3, #256]
    eor v19.16b, v19.16b, v26.16b
    ldr q26, [x3, #272]
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #1200]
    eor v20.16b, v26.16b, v20.16b
    ldr q26, [x3, #1216]
    eor v25.16b, v26.16b, v25.16b
    ldr q26, [x3, #592]
    eor v1.16b, v26.16b, v1.16b
    eor v5.16b, v26.16b, v5.16b
    ldr q26, [x3, #848]
    eor v3.16b, v26.16b, v3.16b
    rev64 v2.4s, v2.4s
    rev64 v21.4s, v21.4s
    // round 10 (gift.dsl:33)
    orn v26.16b, v2.16b, v20.16b
    eor v21.16b, v26.16b, v21.16b
    eor v26.16b, v20.16b, v7.16b
    eor v7.16b, v7.16b, v21.16b
    // round 11 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 10 (gift.dsl:33)
    orn v11.16b, v26.16b, v7.16b
    eor v2.16b, v2.16b, v11.16b
    eor v20.16b, v20.16b, v7.16b
    // round 11 (gift.dsl:33)
    rev64 v22.4s, v22.4s
    // round 10 (gift.dsl:33)
    bit v26.16b, v20.16b, v2.16b
    bit v20.16b, v21.16b, v2.16b
    orn v21.16b, v3.16b, v25.16b
    eor v21.16b, v21.16b, v22.16b
    eor v22.16b, v25.16b, v17.16b
    eor v17.16b, v17.16b, v21.16b
    // round 11 (gift.dsl:33)
    rev64 v19.4s, v19.4s
    // round 10 (gift.dsl:33)
    orn v11.16b, v22.16b, v17.16b
    eor v3.16b, v3.16b, v11.16b
    eor v25.16b, v25.16b, v17.16b
    // round 11 (gift.dsl:33)
    rev64 v6.4s, v6.4s
    // round 10 (gift.dsl:33)
    bit v22.16b, v25.16b, v3.16b
    bit v25.16b, v21.16b, v3.16b
    orn v21.16b, v1.16b, v19.16b
    eor v6.16b, v6.16b, v21.16b
    eor v21.16b, v18.16b, v19.16b
    eor v18.16b, v18.16b, v6.16b
    // round 11 (gift.dsl:33)
    rev64 v24.4s, v24.4s
    // round 10 (gift.dsl:33)
    orn v11.16b, v21.16b, v18.16b
    eor v1.16b, v1.16b, v11.16b
    eor v19.16b, v19.16b, v18.16b
    // round 11 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 10 (gift.dsl:33)
    bit v21.16b, v19.16b, v1.16b
    bit v19.16b, v6.16b, v1.16b
    orn v6.16b, v5.16b, v24.16b
    eor v6.16b, v23.16b, v6.16b
    eor v23.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v6.16b
    orn v11.16b, v23.16b, v16.16b
    eor v5.16b, v5.16b, v11.16b
    eor v24.16b, v24.16b, v16.16b
    bit v23.16b, v24.16b, v5.16b
    bit v24.16b, v6.16b, v5.16b
    ldr q6, [x3, #624]
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #1072]
    eor v3.16b, v6.16b, v3.16b
    ldr q6, [x3, #640]
    eor v1.16b, v6.16b, v1.16b
    ldr q6, [x3, #1088]
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [x3, #1104]
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #1120]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #1136]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #1152]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #2496]
    eor v7.16b, v26.16b, v7.16b
    eor v17.16b, v12.16b, v17.16b
    eor v16.16b, v13.16b, v16.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    // round 9 (gift.dsl:33)
    orn v26.16b, v17.16b, v22.16b
    eor v20.16b, v20.16b, v26.16b
    eor v26.16b, v2.16b, v22.16b
    eor v2.16b, v2.16b, v20.16b
    // round 10 (gift.dsl:33)
    ext v7.16b, v7.16b, v7.16b, #8
    // round 9 (gift.dsl:33)
    orn v11.16b, v26.16b, v2.16b
    eor v17.16b, v17.16b, v11.16b
    eor v22.16b, v22.16b, v2.16b
    // round 10 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 9 (gift.dsl:33)
    bit v26.16b, v22.16b, v17.16b
    bit v22.16b, v20.16b, v17.16b
    orn v20.16b, v7.16b, v6.16b
    eor v20.16b, v20.16b, v25.16b
    eor v25.16b, v6.16b, v3.16b
    eor v3.16b, v3.16b, v20.16b
    // round 10 (gift.dsl:33)
    ext v23.16b, v23.16b, v23.16b, #8
    // round 9 (gift.dsl:33)
    orn v11.16b, v25.16b, v3.16b
    eor v7.16b, v7.16b, v11.16b
    eor v6.16b, v6.16b, v3.16b
    // round 10 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 9 (gift.dsl:33)
    bit v25.16b, v6.16b, v7.16b
    bit v6.16b, v20.16b, v7.16b
    orn v20.16b, v16.16b, v23.16b
    eor v19.16b, v19.16b, v20.16b
    // round 10 (gift.dsl:33)
    eor v18.16b, v15.16b, v18.16b
    // round 9 (gift.dsl:33)
    eor v20.16b, v1.16b, v23.16b
    eor v1.16b, v1.16b, v19.16b
    // round 10 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    // round 9 (gift.dsl:33)
    orn v11.16b, v20.16b, v1.16b
    eor v16.16b, v16.16b, v11.16b
    eor v23.16b, v23.16b, v1.16b
    // round 10 (gift.dsl:33)
    ext v24.16b, v24.16b, v24.16b, #8
    // round 9 (gift.dsl:33)
    bit v20.16b, v23.16b, v16.16b
    bit v23.16b, v19.16b, v16.16b
    orn v19.16b, v18.16b, v21.16b
    eor v19.16b, v19.16b, v24.16b
    eor v24.16b, v21.16b, v5.16b
    eor v5.16b, v5.16b, v19.16b
    orn v11.16b, v24.16b, v5.16b
    eor v18.16b, v18.16b, v11.16b
    eor v21.16b, v21.16b, v5.16b
    bit v24.16b, v21.16b, v18.16b
    bit v21.16b, v19.16b, v18.16b
    ldr q19, [x3, #496]
    eor v17.16b, v19.16b, v17.16b
    ldr q19, [x3, #976]
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [x3, #992]
    eor v18.16b, v19.16b, v18.16b
    ldr q19, [x3, #1008]
    eor v19.16b, v19.16b, v26.16b
    ldr q26, [x3, #1024]
    eor v25.16b, v26.16b, v25.16b
    ldr q26, [x3, #1040]
    eor v20.16b, v26.16b, v20.16b
    ldr q26, [x3, #1056]
    eor v24.16b, v26.16b, v24.16b
    eor v1.16b, v15.16b, v1.16b
    rev64 v20.4s, v20.4s
    rev64 v22.4s, v22.4s
    // round 8 (gift.dsl:33)
    orn v26.16b, v1.16b, v20.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v22.16b
    // round 9 (gift.dsl:33)
    eor v5.16b, v10.16b, v5.16b
    rev64 v24.4s, v24.4s
    // round 8 (gift.dsl:33)
    orn v11.16b, v26.16b, v17.16b
    eor v1.16b, v1.16b, v11.16b
    eor v20.16b, v20.16b, v17.16b
    // round 9 (gift.dsl:33)
    eor v7.16b, v14.16b, v7.16b
    rev64 v6.4s, v6.4s
    // round 8 (gift.dsl:33)
    bit v26.16b, v20.16b, v1.16b
    bit v20.16b, v22.16b, v1.16b
    orn v22.16b, v5.16b, v24.16b
    eor v6.16b, v6.16b, v22.16b
    // round 9 (gift.dsl:33)
    eor v2.16b, v4.16b, v2.16b
    // round 8 (gift.dsl:33)
    eor v22.16b, v7.16b, v24.16b
    eor v7.16b, v7.16b, v6.16b
    // round 9 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    // round 8 (gift.dsl:33)
    orn v11.16b, v22.16b, v7.16b
    eor v5.16b, v5.16b, v11.16b
    eor v24.16b, v24.16b, v7.16b
    // round 9 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 8 (gift.dsl:33)
    bit v22.16b, v24.16b, v5.16b
    bit v24.16b, v6.16b, v5.16b
    orn v6.16b, v2.16b, v19.16b
    eor v6.16b, v6.16b, v23.16b
    // round 9 (gift.dsl:33)
    eor v3.16b, v8.16b, v3.16b
    // round 8 (gift.dsl:33)
    eor v23.16b, v19.16b, v16.16b
    eor v16.16b, v16.16b, v6.16b
    // round 9 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 8 (gift.dsl:33)
    orn v11.16b, v23.16b, v16.16b
    eor v2.16b, v2.16b, v11.16b
    eor v19.16b, v19.16b, v16.16b
    // round 9 (gift.dsl:33)
    rev64 v21.4s, v21.4s
    // round 8 (gift.dsl:33)
    bit v23.16b, v19.16b, v2.16b
    bit v19.16b, v6.16b, v2.16b
    orn v6.16b, v3.16b, v25.16b
    eor v6.16b, v6.16b, v21.16b
    eor v21.16b, v25.16b, v18.16b
    eor v18.16b, v18.16b, v6.16b
    orn v11.16b, v21.16b, v18.16b
    eor v3.16b, v3.16b, v11.16b
    eor v25.16b, v25.16b, v18.16b
    bit v21.16b, v25.16b, v3.16b
    bit v25.16b, v6.16b, v3.16b
    ldr q6, [x3, #2560]
    eor v1.16b, v6.16b, v1.16b
    ldr q6, [x3, #2320]
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [x3, #2592]
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #2336]
    eor v3.16b, v6.16b, v3.16b
    ldr q6, [x3, #2640]
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #2656]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #2672]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #2688]
    eor v21.16b, v26.16b, v21.16b
    eor v7.16b, v28.16b, v7.16b
    ldr q26, [x3, #960]
    eor v18.16b, v26.16b, v18.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    // round 7 (gift.dsl:33)
    orn v26.16b, v22.16b, v7.16b
    eor v20.16b, v26.16b, v20.16b
    eor v26.16b, v22.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    // round 8 (gift.dsl:33)
    eor v17.16b, v30.16b, v17.16b
    ext v6.16b, v6.16b, v6.16b, #8
    // round 7 (gift.dsl:33)
    orr v11.16b, v26.16b, v1.16b
    eor v7.16b, v7.16b, v11.16b
    eor v22.16b, v22.16b, v1.16b
    // round 8 (gift.dsl:33)
    ext v24.16b, v24.16b, v24.16b, #8
    // round 7 (gift.dsl:33)
    bif v26.16b, v22.16b, v7.16b
    bit v20.16b, v22.16b, v7.16b
    orn v22.16b, v6.16b, v17.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v22.16b
    // round 8 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    // round 7 (gift.dsl:33)
    orr v11.16b, v24.16b, v5.16b
    eor v17.16b, v17.16b, v11.16b
    eor v6.16b, v6.16b, v5.16b
    // round 8 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 7 (gift.dsl:33)
    bif v24.16b, v6.16b, v17.16b
    bit v22.16b, v6.16b, v17.16b
    orn v6.16b, v21.16b, v18.16b
    eor v6.16b, v6.16b, v19.16b
    eor v19.16b, v21.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    // round 8 (gift.dsl:33)
    eor v16.16b, v0.16b, v16.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 7 (gift.dsl:33)
    orr v11.16b, v19.16b, v2.16b
    eor v18.16b, v18.16b, v11.16b
    eor v21.16b, v21.16b, v2.16b
    // round 8 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 7 (gift.dsl:33)
    bif v19.16b, v21.16b, v18.16b
    bit v6.16b, v21.16b, v18.16b
    orn v21.16b, v23.16b, v16.16b
    eor v21.16b, v25.16b, v21.16b
    eor v25.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v21.16b
    orr v11.16b, v25.16b, v3.16b
    eor v16.16b, v16.16b, v11.16b
    eor v23.16b, v23.16b, v3.16b
    bif v25.16b, v23.16b, v16.16b
    bit v21.16b, v23.16b, v16.16b
    ldr q23, [x3, #720]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #736]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #752]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #2704]
    eor v23.16b, v23.16b, v26.16b
    ldr q26, [x3, #2720]
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #2736]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #2752]
    eor v25.16b, v26.16b, v25.16b
    eor v2.16b, v4.16b, v2.16b
    eor v3.16b, v10.16b, v3.16b
    rev64 v2.4s, v2.4s
    rev64 v20.4s, v20.4s
    // round 6 (gift.dsl:33)
    orn v26.16b, v19.16b, v2.16b
    eor v20.16b, v26.16b, v20.16b
    eor v26.16b, v19.16b, v7.16b
    eor v7.16b, v7.16b, v20.16b
    // round 7 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 6 (gift.dsl:33)
    orr v10.16b, v26.16b, v7.16b
    eor v2.16b, v2.16b, v10.16b
    eor v19.16b, v19.16b, v7.16b
    // round 7 (gift.dsl:33)
    rev64 v22.4s, v22.4s
    // round 6 (gift.dsl:33)
    bif v26.16b, v19.16b, v2.16b
    bit v20.16b, v19.16b, v2.16b
    orn v19.16b, v25.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    eor v22.16b, v25.16b, v17.16b
    eor v17.16b, v17.16b, v19.16b
    // round 7 (gift.dsl:33)
    eor v1.16b, v12.16b, v1.16b
    rev64 v23.4s, v23.4s
    // round 6 (gift.dsl:33)
    orr v10.16b, v22.16b, v17.16b
    eor v3.16b, v3.16b, v10.16b
    eor v25.16b, v25.16b, v17.16b
    // round 7 (gift.dsl:33)
    rev64 v6.4s, v6.4s
    // round 6 (gift.dsl:33)
    bif v22.16b, v25.16b, v3.16b
    bit v19.16b, v25.16b, v3.16b
    orn v25.16b, v23.16b, v1.16b
    eor v6.16b, v6.16b, v25.16b
    eor v25.16b, v18.16b, v23.16b
    eor v18.16b, v18.16b, v6.16b
    // round 7 (gift.dsl:33)
    eor v5.16b, v8.16b, v5.16b
    rev64 v24.4s, v24.4s
    // round 6 (gift.dsl:33)
    orr v10.16b, v25.16b, v18.16b
    eor v1.16b, v1.16b, v10.16b
    eor v23.16b, v23.16b, v18.16b
    // round 7 (gift.dsl:33)
    eor v16.16b, v29.16b, v16.16b
    rev64 v21.4s, v21.4s
    // round 6 (gift.dsl:33)
    bif v25.16b, v23.16b, v1.16b
    bit v6.16b, v23.16b, v1.16b
    orn v23.16b, v24.16b, v5.16b
    eor v21.16b, v21.16b, v23.16b
    eor v23.16b, v16.16b, v24.16b
    eor v16.16b, v16.16b, v21.16b
    orr v10.16b, v23.16b, v16.16b
    eor v5.16b, v5.16b, v10.16b
    eor v24.16b, v24.16b, v16.16b
    bif v23.16b, v24.16b, v5.16b
    bit v21.16b, v24.16b, v5.16b
    ldr q24, [x3, #2416]
    eor v2.16b, v24.16b, v2.16b
    ldr q24, [x3, #2768]
    eor v3.16b, v24.16b, v3.16b
    ldr q24, [x3, #2784]
    eor v1.16b, v24.16b, v1.16b
    ldr q24, [x3, #2800]
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [x3, #656]
    eor v24.16b, v24.16b, v26.16b
    ldr q26, [x3, #672]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #688]
    eor v25.16b, v26.16b, v25.16b
    ldr q26, [x3, #704]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #288]
    eor v17.16b, v26.16b, v17.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    // round 5 (gift.dsl:33)
    orn v26.16b, v17.16b, v22.16b
    eor v20.16b, v20.16b, v26.16b
    // round 6 (gift.dsl:33)
    eor v7.16b, v30.16b, v7.16b
    // round 5 (gift.dsl:33)
    eor v26.16b, v2.16b, v22.16b
    eor v2.16b, v2.16b, v20.16b
    // round 6 (gift.dsl:33)
    ext v7.16b, v7.16b, v7.16b, #8
    // round 5 (gift.dsl:33)
    orn v10.16b, v26.16b, v2.16b
    eor v17.16b, v17.16b, v10.16b
    eor v22.16b, v22.16b, v2.16b
    // round 6 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    // round 5 (gift.dsl:33)
    bit v26.16b, v22.16b, v17.16b
    bit v22.16b, v20.16b, v17.16b
    orn v20.16b, v7.16b, v24.16b
    eor v19.16b, v20.16b, v19.16b
    eor v20.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    // round 6 (gift.dsl:33)
    eor v16.16b, v28.16b, v16.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 5 (gift.dsl:33)
    orn v10.16b, v20.16b, v3.16b
    eor v7.16b, v7.16b, v10.16b
    eor v24.16b, v24.16b, v3.16b
    // round 6 (gift.dsl:33)
    ext v6.16b, v6.16b, v6.16b, #8
    // round 5 (gift.dsl:33)
    bit v20.16b, v24.16b, v7.16b
    bit v24.16b, v19.16b, v7.16b
    orn v19.16b, v16.16b, v23.16b
    eor v6.16b, v6.16b, v19.16b
    // round 6 (gift.dsl:33)
    eor v18.16b, v30.16b, v18.16b
    // round 5 (gift.dsl:33)
    eor v19.16b, v1.16b, v23.16b
    eor v1.16b, v1.16b, v6.16b
    // round 6 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    // round 5 (gift.dsl:33)
    orn v10.16b, v19.16b, v1.16b
    eor v16.16b, v16.16b, v10.16b
    eor v23.16b, v23.16b, v1.16b
    // round 6 (gift.dsl:33)
    ext v21.16b, v21.16b, v21.16b, #8
    // round 5 (gift.dsl:33)
    bit v19.16b, v23.16b, v16.16b
    bit v23.16b, v6.16b, v16.16b
    orn v6.16b, v18.16b, v25.16b
    eor v6.16b, v6.16b, v21.16b
    eor v21.16b, v25.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    orn v10.16b, v21.16b, v5.16b
    eor v18.16b, v18.16b, v10.16b
    eor v25.16b, v25.16b, v5.16b
    bit v21.16b, v25.16b, v18.16b
    bit v25.16b, v6.16b, v18.16b
    ldr q6, [x3, #2432]
    eor v6.16b, v6.16b, v17.16b
    ldr q17, [x3, #480]
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #496]
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v14.16b, v18.16b
    ldr q18, [x3, #528]
    eor v18.16b, v18.16b, v26.16b
    ldr q26, [x3, #544]
    eor v20.16b, v26.16b, v20.16b
    ldr q26, [x3, #2816]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #576]
    eor v21.16b, v26.16b, v21.16b
    eor v3.16b, v8.16b, v3.16b
    eor v2.16b, v8.16b, v2.16b
    rev64 v19.4s, v19.4s
    rev64 v22.4s, v22.4s
    // round 4 (gift.dsl:33)
    orn v26.16b, v19.16b, v1.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v6.16b, v19.16b
    eor v6.16b, v6.16b, v22.16b
    // round 5 (gift.dsl:33)
    eor v5.16b, v12.16b, v5.16b
    rev64 v21.4s, v21.4s
    // round 4 (gift.dsl:33)
    orr v8.16b, v26.16b, v6.16b
    eor v1.16b, v1.16b, v8.16b
    eor v19.16b, v19.16b, v6.16b
    // round 5 (gift.dsl:33)
    rev64 v24.4s, v24.4s
    // round 4 (gift.dsl:33)
    bif v26.16b, v19.16b, v1.16b
    bit v22.16b, v19.16b, v1.16b
    orn v19.16b, v5.16b, v21.16b
    eor v19.16b, v24.16b, v19.16b
    eor v24.16b, v7.16b, v21.16b
    eor v7.16b, v7.16b, v19.16b
    // round 5 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    // round 4 (gift.dsl:33)
    orn v8.16b, v24.16b, v7.16b
    eor v5.16b, v5.16b, v8.16b
    eor v21.16b, v21.16b, v7.16b
    // round 5 (gift.dsl:33)
    rev64 v23.4s, v23.4s
    // round 4 (gift.dsl:33)
    bit v24.16b, v21.16b, v5.16b
    bit v21.16b, v19.16b, v5.16b
    orn v19.16b, v2.16b, v18.16b
    eor v19.16b, v19.16b, v23.16b
    eor v23.16b, v18.16b, v16.16b
    eor v16.16b, v16.16b, v19.16b
    // round 5 (gift.dsl:33)
    rev64 v3.4s, v3.4s
    // round 4 (gift.dsl:33)
    orn v8.16b, v23.16b, v16.16b
    eor v2.16b, v2.16b, v8.16b
    eor v18.16b, v18.16b, v16.16b
    // round 5 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    // round 4 (gift.dsl:33)
    bit v23.16b, v18.16b, v2.16b
    bit v18.16b, v19.16b, v2.16b
    orn v19.16b, v3.16b, v20.16b
    eor v19.16b, v19.16b, v25.16b
    eor v25.16b, v20.16b, v17.16b
    eor v17.16b, v17.16b, v19.16b
    orn v8.16b, v25.16b, v17.16b
    eor v3.16b, v3.16b, v8.16b
    eor v20.16b, v20.16b, v17.16b
    bit v25.16b, v20.16b, v3.16b
    bit v20.16b, v19.16b, v3.16b
    eor v5.16b, v31.16b, v5.16b
    ldr q19, [x3, #336]
    eor v2.16b, v19.16b, v2.16b
    ldr q19, [x3, #352]
    eor v3.16b, v19.16b, v3.16b
    ldr q19, [x3, #368]
    eor v19.16b, v19.16b, v26.16b
    ldr q26, [x3, #1824]
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #2128]
    ext v7.16b, v7.16b, v7.16b, #8
    eor v6.16b, v30.16b, v6.16b
    ldr q30, [x3, #416]
    eor v17.16b, v26.16b, v17.16b
    // round 3 (gift.dsl:33)
    orn v26.16b, v24.16b, v7.16b
    // round 4 (gift.dsl:33)
    ext v22.16b, v22.16b, v22.16b, #8
    ldr q31, [x3, #304]
    eor v1.16b, v31.16b, v1.16b
    ldr q31, [x3, #400]
    ext v19.16b, v19.16b, v19.16b, #8
    // round 3 (gift.dsl:33)
    eor v22.16b, v26.16b, v22.16b
    // round 4 (gift.dsl:33)
    ext v17.16b, v17.16b, v17.16b, #8
    eor v25.16b, v30.16b, v25.16b
    ext v21.16b, v21.16b, v21.16b, #8
    // round 3 (gift.dsl:33)
    eor v26.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v22.16b
    orn v30.16b, v6.16b, v19.16b
    // round 4 (gift.dsl:33)
    eor v23.16b, v31.16b, v23.16b
    // round 3 (gift.dsl:33)
    orn v31.16b, v17.16b, v25.16b
    // round 4 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    // round 3 (gift.dsl:33)
    eor v21.16b, v21.16b, v30.16b
    orr v30.16b, v26.16b, v1.16b
    eor v18.16b, v31.16b, v18.16b
    eor v7.16b, v7.16b, v30.16b
    eor v30.16b, v5.16b, v19.16b
    eor v24.16b, v24.16b, v1.16b
    eor v5.16b, v5.16b, v21.16b
    eor v31.16b, v25.16b, v2.16b
    eor v2.16b, v2.16b, v18.16b
    bif v26.16b, v24.16b, v7.16b
    bit v22.16b, v24.16b, v7.16b
    orn v24.16b, v30.16b, v5.16b
    // round 4 (gift.dsl:33)
    eor v16.16b, v4.16b, v16.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 3 (gift.dsl:33)
    eor v6.16b, v6.16b, v24.16b
    orn v24.16b, v31.16b, v2.16b
    // round 4 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    // round 3 (gift.dsl:33)
    eor v17.16b, v17.16b, v24.16b
    orn v24.16b, v16.16b, v23.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v3.16b, v23.16b
    eor v25.16b, v25.16b, v2.16b
    eor v3.16b, v3.16b, v20.16b
    bit v31.16b, v25.16b, v17.16b
    bit v25.16b, v18.16b, v17.16b
    orn v18.16b, v24.16b, v3.16b
    eor v23.16b, v23.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #1408]
    bit v24.16b, v23.16b, v16.16b
    bit v23.16b, v20.16b, v16.16b
    ldr q20, [x3, #752]
    eor v17.16b, v18.16b, v17.16b
    ldr q18, [x3, #1424]
    eor v7.16b, v20.16b, v7.16b
    ldr q20, [x3, #2832]
    eor v16.16b, v18.16b, v16.16b
    ldr q18, [x3, #224]
    eor v20.16b, v20.16b, v31.16b
    ldr q31, [x3, #272]
    eor v1.16b, v28.16b, v1.16b
    eor v3.16b, v15.16b, v3.16b
    rev64 v20.4s, v20.4s
    rev64 v25.4s, v25.4s
    eor v19.16b, v19.16b, v5.16b
    eor v18.16b, v18.16b, v26.16b
    ldr q26, [x3, #240]
    eor v5.16b, v12.16b, v5.16b
    eor v24.16b, v31.16b, v24.16b
    // round 2 (gift.dsl:33)
    orn v28.16b, v20.16b, v2.16b
    // round 3 (gift.dsl:33)
    rev64 v7.4s, v7.4s
    rev64 v23.4s, v23.4s
    bit v30.16b, v19.16b, v6.16b
    bit v19.16b, v21.16b, v6.16b
    rev64 v18.4s, v18.4s
    // round 2 (gift.dsl:33)
    eor v21.16b, v22.16b, v28.16b
    // round 3 (gift.dsl:33)
    eor v6.16b, v29.16b, v6.16b
    rev64 v22.4s, v24.4s
    // round 2 (gift.dsl:33)
    eor v24.16b, v20.16b, v7.16b
    // round 3 (gift.dsl:33)
    eor v26.16b, v26.16b, v30.16b
    // round 2 (gift.dsl:33)
    orn v28.16b, v1.16b, v18.16b
    eor v7.16b, v7.16b, v21.16b
    // round 3 (gift.dsl:33)
    rev64 v6.4s, v6.4s
    // round 2 (gift.dsl:33)
    eor v29.16b, v17.16b, v18.16b
    orn v30.16b, v3.16b, v22.16b
    // round 3 (gift.dsl:33)
    rev64 v26.4s, v26.4s
    // round 2 (gift.dsl:33)
    eor v25.16b, v25.16b, v28.16b
    orr v28.16b, v24.16b, v7.16b
    eor v20.16b, v20.16b, v7.16b
    eor v19.16b, v19.16b, v30.16b
    eor v30.16b, v22.16b, v6.16b
    ldr q31, [x3, #2848]
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v17.16b, v25.16b
    orn v17.16b, v5.16b, v26.16b
    eor v8.16b, v16.16b, v26.16b
    eor v2.16b, v2.16b, v28.16b
    eor v6.16b, v6.16b, v19.16b
    ldr q28, [x3, #2864]
    eor v17.16b, v23.16b, v17.16b
    orn v23.16b, v29.16b, v7.16b
    eor v18.16b, v18.16b, v7.16b
    bif v24.16b, v20.16b, v2.16b
    bit v21.16b, v20.16b, v2.16b
    orn v20.16b, v30.16b, v6.16b
    eor v22.16b, v22.16b, v6.16b
    eor v2.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v23.16b
    ldr q23, [x3, #48]
    ext v6.16b, v6.16b, v6.16b, #8
    eor v16.16b, v16.16b, v17.16b
    eor v3.16b, v3.16b, v20.16b
    ldr q20, [x3, #64]
    ldr q31, [x3, #112]
    eor v24.16b, v28.16b, v24.16b
    ext v2.16b, v2.16b, v2.16b, #8
    bit v29.16b, v18.16b, v1.16b
    bit v18.16b, v25.16b, v1.16b
    orn v25.16b, v8.16b, v16.16b
    eor v26.16b, v26.16b, v16.16b
    bit v30.16b, v22.16b, v3.16b
    bit v22.16b, v19.16b, v3.16b
    eor v1.16b, v27.16b, v1.16b
    eor v3.16b, v23.16b, v3.16b
    eor v4.16b, v4.16b, v16.16b
    ext v16.16b, v24.16b, v24.16b, #8
    ldr q19, [x3, #1808]
    eor v5.16b, v5.16b, v25.16b
    eor v20.16b, v20.16b, v29.16b
    eor v23.16b, v31.16b, v30.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    // round 1 (gift.dsl:33)
    orn v24.16b, v0.16b, v16.16b
    // round 2 (gift.dsl:33)
    bit v8.16b, v26.16b, v5.16b
    bit v26.16b, v17.16b, v5.16b
    eor v5.16b, v9.16b, v5.16b
    ext v17.16b, v20.16b, v20.16b, #8
    // round 1 (gift.dsl:33)
    orn v20.16b, v23.16b, v6.16b
    eor v25.16b, v2.16b, v23.16b
    eor v22.16b, v22.16b, v24.16b
    // round 2 (gift.dsl:33)
    eor v19.16b, v19.16b, v8.16b
    // round 1 (gift.dsl:33)
    eor v24.16b, v16.16b, v3.16b
    // round 2 (gift.dsl:33)
    ext v5.16b, v5.16b, v5.16b, #8
    // round 1 (gift.dsl:33)
    orn v27.16b, v17.16b, v7.16b
    eor v20.16b, v21.16b, v20.16b
    eor v3.16b, v3.16b, v22.16b
    orn v21.16b, v4.16b, v19.16b
    eor v28.16b, v1.16b, v19.16b
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v17.16b, v5.16b
    eor v2.16b, v2.16b, v20.16b
    orn v29.16b, v24.16b, v3.16b
    eor v16.16b, v16.16b, v3.16b
    shl v30.16b, v3.16b, #1
    eor v18.16b, v18.16b, v21.16b
    eor v5.16b, v5.16b, v26.16b
    and v21.16b, v25.16b, v2.16b
    eor v23.16b, v23.16b, v2.16b
    eor v0.16b, v0.16b, v29.16b
    shl v29.16b, v2.16b, #1
    eor v1.16b, v1.16b, v18.16b
    and v31.16b, v27.16b, v5.16b
    eor v17.16b, v17.16b, v5.16b
    eor v6.16b, v6.16b, v21.16b
    mvn v21.16b, v23.16b
    bit v24.16b, v16.16b, v0.16b
    bit v16.16b, v22.16b, v0.16b
    shl v22.16b, v5.16b, #1
    ushr v8.16b, v0.16b, #1
    orn v9.16b, v28.16b, v1.16b
    eor v19.16b, v19.16b, v1.16b
    eor v7.16b, v7.16b, v31.16b
    mvn v31.16b, v17.16b
    bit v25.16b, v23.16b, v6.16b
    bit v21.16b, v20.16b, v6.16b
    shl v20.16b, v1.16b, #1
    ushr v23.16b, v6.16b, #1
    mvn v24.16b, v24.16b
    ushr v10.16b, v16.16b, #1
    movi v11.16b, #85
    bit v30.16b, v16.16b, v11.16b
    eor v4.16b, v4.16b, v9.16b
    bit v27.16b, v17.16b, v7.16b
    bit v31.16b, v26.16b, v7.16b
    ushr v16.16b, v7.16b, #1
    shl v17.16b, v25.16b, #1
    bit v25.16b, v23.16b, v11.16b
    ushr v23.16b, v21.16b, #1
    bit v29.16b, v21.16b, v11.16b
    shl v21.16b, v24.16b, #1
    bit v24.16b, v8.16b, v11.16b
    bit v3.16b, v10.16b, v11.16b
    ldr q26, [x8, #48]
    tbl v8.16b, {v30.16b}, v26.16b
    bit v28.16b, v19.16b, v4.16b
    bit v19.16b, v18.16b, v4.16b
    ushr v18.16b, v4.16b, #1
    shl v9.16b, v27.16b, #1
    bit v27.16b, v16.16b, v11.16b
    ushr v16.16b, v31.16b, #1
    bit v22.16b, v31.16b, v11.16b
    bit v17.16b, v6.16b, v11.16b
    bit v2.16b, v23.16b, v11.16b
    bit v21.16b, v0.16b, v11.16b
    ldr q0, [x8, #64]
    tbl v6.16b, {v25.16b}, v0.16b
    tbl v23.16b, {v29.16b}, v26.16b
    tbl v31.16b, {v24.16b}, v0.16b
    tbl v10.16b, {v3.16b}, v0.16b
    ldr q12, [x8, #32]
    bit v3.16b, v8.16b, v12.16b
    mvn v28.16b, v28.16b
    ushr v8.16b, v19.16b, #1
    bit v20.16b, v19.16b, v11.16b
    bit v9.16b, v7.16b, v11.16b
    bit v5.16b, v16.16b, v11.16b
    tbl v7.16b, {v27.16b}, v0.16b
    tbl v16.16b, {v22.16b}, v26.16b
    tbl v19.16b, {v17.16b}, v26.16b
    bit v6.16b, v17.16b, v12.16b
    tbl v17.16b, {v2.16b}, v0.16b
    bit v2.16b, v23.16b, v12.16b
    tbl v23.16b, {v21.16b}, v26.16b
    bit v31.16b, v21.16b, v12.16b
    bit v10.16b, v30.16b, v12.16b
    shl v21.16b, v28.16b, #1
    bit v28.16b, v18.16b, v11.16b
    bit v1.16b, v8.16b, v11.16b
    tbl v18.16b, {v20.16b}, v26.16b
    tbl v30.16b, {v9.16b}, v26.16b
    bit v7.16b, v9.16b, v12.16b
    tbl v8.16b, {v5.16b}, v0.16b
    bit v5.16b, v16.16b, v12.16b
    bit v25.16b, v19.16b, v12.16b
    bit v17.16b, v29.16b, v12.16b
    bit v24.16b, v23.16b, v12.16b
    mov v16.16b, v10.16b
    sli v16.8h, v3.8h, #8
    sri v3.8h, v10.8h, #8
    bsl v11.16b, v4.16b, v21.16b
    tbl v4.16b, {v28.16b}, v0.16b
    tbl v0.16b, {v1.16b}, v0.16b
    bit v1.16b, v18.16b, v12.16b
    bit v27.16b, v30.16b, v12.16b
    bit v8.16b, v22.16b, v12.16b
    mov v18.16b, v6.16b
    sli v18.8h, v25.8h, #8
    sri v25.8h, v6.8h, #8
    mov v6.16b, v17.16b
    sli v6.8h, v2.8h, #8
    sri v2.8h, v17.8h, #8
    mov v17.16b, v31.16b
    sli v17.8h, v24.8h, #8
    sri v24.8h, v31.8h, #8
    shl v19.16b, v16.16b, #2
    shl v21.16b, v3.16b, #2
    tbl v22.16b, {v11.16b}, v26.16b
    bit v4.16b, v11.16b, v12.16b
    bit v0.16b, v20.16b, v12.16b
    mov v20.16b, v7.16b
    sli v20.8h, v27.8h, #8
    sri v27.8h, v7.8h, #8
    mov v7.16b, v8.16b
    sli v7.8h, v5.8h, #8
    sri v5.8h, v8.8h, #8
    ushr v23.16b, v18.16b, #2
    shl v26.16b, v6.16b, #2
    ushr v29.16b, v17.16b, #2
    movi v30.16b, #51
    bit v19.16b, v17.16b, v30.16b
    ushr v17.16b, v25.16b, #2
    shl v31.16b, v2.16b, #2
    ushr v8.16b, v24.16b, #2
    bit v21.16b, v24.16b, v30.16b
    bsl v12.16b, v22.16b, v28.16b
    mov v22.16b, v0.16b
    sli v22.8h, v1.8h, #8
    sri v1.8h, v0.8h, #8
    ushr v0.16b, v20.16b, #2
    shl v24.16b, v7.16b, #2
    ushr v28.16b, v27.16b, #2
    shl v9.16b, v5.16b, #2
    bit v26.16b, v18.16b, v30.16b
    bit v6.16b, v23.16b, v30.16b
    bit v16.16b, v29.16b, v30.16b
    bit v31.16b, v25.16b, v30.16b
    bit v2.16b, v17.16b, v30.16b
    bit v3.16b, v8.16b, v30.16b
    mov v17.16b, v4.16b
    sli v17.8h, v12.8h, #8
    sri v12.8h, v4.8h, #8
    shl v4.16b, v22.16b, #2
    bit v24.16b, v20.16b, v30.16b
    bit v7.16b, v0.16b, v30.16b
    shl v0.16b, v1.16b, #2
    bit v9.16b, v27.16b, v30.16b
    bit v5.16b, v28.16b, v30.16b
    ushr v18.16b, v17.16b, #2
    bit v4.16b, v17.16b, v30.16b
    ushr v17.16b, v12.16b, #2
    bit v0.16b, v12.16b, v30.16b
    mov v20.16b, v24.16b
    sli v20.4s, v19.4s, #16
    sri v19.4s, v24.4s, #16
    mov v23.16b, v7.16b
    sli v23.4s, v16.4s, #16
    sri v16.4s, v7.4s, #16
    mov v7.16b, v9.16b
    sli v7.4s, v21.4s, #16
    sri v21.4s, v9.4s, #16
    mov v24.16b, v5.16b
    sli v24.4s, v3.4s, #16
    sri v3.4s, v5.4s, #16
    mov v5.16b, v4.16b
    sli v5.4s, v26.4s, #16
    bit v22.16b, v18.16b, v30.16b
    bsl v30.16b, v17.16b, v1.16b
    mov v1.16b, v0.16b
    sli v1.4s, v31.4s, #16
    sri v26.4s, v4.4s, #16
    mov v4.16b, v5.16b
    sli v4.16b, v20.16b, #4
    sri v20.16b, v5.16b, #4
    sri v31.4s, v0.4s, #16
    mov v0.16b, v1.16b
    sli v0.16b, v7.16b, #4
    sri v7.16b, v1.16b, #4
    mov v1.16b, v22.16b
    sli v1.4s, v6.4s, #16
    mov v5.16b, v26.16b
    sli v5.16b, v19.16b, #4
    sri v19.16b, v26.16b, #4
    str q4, [x0, #0]
    str q20, [x0, #32]
    mov v4.16b, v30.16b
    sli v4.4s, v2.4s, #16
    mov v17.16b, v31.16b
    sli v17.16b, v21.16b, #4
    sri v21.16b, v31.16b, #4
    str q0, [x0, #64]
    str q7, [x0, #96]
    sri v6.4s, v22.4s, #16
    mov v0.16b, v1.16b
    sli v0.16b, v23.16b, #4
    sri v23.16b, v1.16b, #4
    str q5, [x0, #128]
    str q19, [x0, #160]
    sri v2.4s, v30.4s, #16
    mov v1.16b, v4.16b
    sli v1.16b, v24.16b, #4
    sri v24.16b, v4.16b, #4
    str q17, [x0, #192]
    str q21, [x0, #224]
    mov v4.16b, v6.16b
    sli v4.16b, v16.16b, #4
    sri v16.16b, v6.16b, #4
    str q0, [x0, #16]
    str q23, [x0, #48]
    mov v0.16b, v2.16b
    sli v0.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    str q1, [x0, #80]
    str q24, [x0, #112]
    str q4, [x0, #144]
    str q16, [x0, #176]
    str q0, [x0, #208]
    str q3, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_gift64_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_gift64_128_ecb_decrypt_neon_out
.Llwcc_gift64_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_gift64_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_gift64_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_gift64_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift64_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_gift64_128_ecb_decrypt_neon_group
.Llwcc_gift64_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_gift64_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift64_128_ecb_decrypt_neon_copy
.Llwcc_gift64_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_gift64_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_gift64_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_gift64_128_ecb_decrypt_neon, .-lwcc_gift64_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_gift64_128_ctr_init_neon
    .type lwcc_gift64_128_ctr_init_neon, %function
lwcc_gift64_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_gift64_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_gift64_128_ctr_nonce_neon
    .size lwcc_gift64_128_ctr_init_neon, .-lwcc_gift64_128_ctr_init_neon

    .balign 16
    .global lwcc_gift64_128_ctr_nonce_neon
    .type lwcc_gift64_128_ctr_nonce_neon, %function
lwcc_gift64_128_ctr_nonce_neon:
    adr x8, .Llwcc_gift64_128_file_neon_constants
    ld1r {v0.4s}, [x1]
    ld1r {v1.4s}, [x1]
    movi v2.16b, #51
    ldr q3, [x8, #368]
    ldr q4, [x8, #352]
    movi v5.16b, #85
    ldr q6, [x8, #48]
    ldr q7, [x8, #64]
    ldr q16, [x8, #32]
    and v1.16b, v1.16b, v3.16b
    and v0.16b, v0.16b, v4.16b
    orr v0.16b, v0.16b, v1.16b
    mov v1.16b, v0.16b
    sli v1.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    mov v3.16b, v0.16b
    sli v3.4s, v0.4s, #16
    mov v4.16b, v1.16b
    sli v4.4s, v1.4s, #16
    sri v1.4s, v1.4s, #16
    shl v17.16b, v4.16b, #2
    shl v18.16b, v1.16b, #2
    shl v19.16b, v3.16b, #2
    bit v19.16b, v3.16b, v2.16b
    bit v18.16b, v1.16b, v2.16b
    bit v17.16b, v4.16b, v2.16b
    mov v20.16b, v19.16b
    sli v20.8h, v19.8h, #8
    mov v21.16b, v18.16b
    sli v21.8h, v18.8h, #8
    sri v18.8h, v18.8h, #8
    mov v22.16b, v17.16b
    sli v22.8h, v17.8h, #8
    sri v17.8h, v17.8h, #8
    sri v19.8h, v19.8h, #8
    tbl v23.16b, {v20.16b}, v6.16b
    tbl v24.16b, {v18.16b}, v7.16b
    tbl v25.16b, {v21.16b}, v6.16b
    tbl v26.16b, {v17.16b}, v7.16b
    tbl v27.16b, {v19.16b}, v7.16b
    tbl v28.16b, {v22.16b}, v6.16b
    bit v24.16b, v21.16b, v16.16b
    bit v19.16b, v23.16b, v16.16b
    bit v18.16b, v25.16b, v16.16b
    bit v17.16b, v28.16b, v16.16b
    bit v26.16b, v22.16b, v16.16b
    sri v0.4s, v0.4s, #16
    shl v21.16b, v18.16b, #1
    bit v27.16b, v20.16b, v16.16b
    shl v20.16b, v19.16b, #1
    shl v22.16b, v0.16b, #2
    shl v23.16b, v17.16b, #1
    bit v21.16b, v24.16b, v5.16b
    bit v20.16b, v27.16b, v5.16b
    bit v22.16b, v0.16b, v2.16b
    bit v23.16b, v26.16b, v5.16b
    str q20, [x0, #2896]
    str q21, [x0, #2912]
    mov v20.16b, v22.16b
    sli v20.8h, v22.8h, #8
    sri v22.8h, v22.8h, #8
    str q23, [x0, #2880]
    ushr v21.16b, v4.16b, #2
    ushr v23.16b, v24.16b, #1
    ushr v24.16b, v26.16b, #1
    ushr v25.16b, v27.16b, #1
    bit v4.16b, v21.16b, v2.16b
    tbl v21.16b, {v22.16b}, v7.16b
    tbl v26.16b, {v20.16b}, v6.16b
    bit v19.16b, v25.16b, v5.16b
    bit v18.16b, v23.16b, v5.16b
    bit v17.16b, v24.16b, v5.16b
    bit v21.16b, v20.16b, v16.16b
    ushr v20.16b, v3.16b, #2
    mov v23.16b, v4.16b
    sli v23.8h, v4.8h, #8
    sri v4.8h, v4.8h, #8
    bit v22.16b, v26.16b, v16.16b
    mvn v19.16b, v19.16b
    bit v3.16b, v20.16b, v2.16b
    tbl v20.16b, {v23.16b}, v6.16b
    ushr v24.16b, v21.16b, #1
    shl v25.16b, v22.16b, #1
    tbl v26.16b, {v4.16b}, v7.16b
    mvn v18.16b, v18.16b
    str q19, [x0, #2960]
    mov v19.16b, v3.16b
    sli v19.8h, v3.8h, #8
    bit v4.16b, v20.16b, v16.16b
    bit v22.16b, v24.16b, v5.16b
    bit v26.16b, v23.16b, v16.16b
    bit v25.16b, v21.16b, v5.16b
    sri v3.8h, v3.8h, #8
    str q18, [x0, #2976]
    shl v18.16b, v4.16b, #1
    mvn v20.16b, v22.16b
    mvn v17.16b, v17.16b
    str q25, [x0, #2928]
    tbl v21.16b, {v3.16b}, v7.16b
    tbl v22.16b, {v19.16b}, v6.16b
    str q20, [x0, #2992]
    bit v18.16b, v26.16b, v5.16b
    str q17, [x0, #2944]
    ushr v17.16b, v0.16b, #2
    ushr v20.16b, v1.16b, #2
    bit v21.16b, v19.16b, v16.16b
    bit v3.16b, v22.16b, v16.16b
    bit v0.16b, v17.16b, v2.16b
    bsl v2.16b, v20.16b, v1.16b
    str q18, [x0, #3008]
    ushr v1.16b, v26.16b, #1
    shl v17.16b, v3.16b, #1
    ushr v18.16b, v21.16b, #1
    mov v19.16b, v2.16b
    sli v19.8h, v2.8h, #8
    sri v2.8h, v2.8h, #8
    mov v20.16b, v0.16b
    sli v20.8h, v0.8h, #8
    sri v0.8h, v0.8h, #8
    bit v17.16b, v21.16b, v5.16b
    bit v4.16b, v1.16b, v5.16b
    tbl v1.16b, {v19.16b}, v6.16b
    tbl v21.16b, {v2.16b}, v7.16b
    tbl v6.16b, {v20.16b}, v6.16b
    tbl v7.16b, {v0.16b}, v7.16b
    str q4, [x0, #3072]
    str q17, [x0, #3024]
    bit v3.16b, v18.16b, v5.16b
    bit v2.16b, v1.16b, v16.16b
    bit v0.16b, v6.16b, v16.16b
    bit v21.16b, v19.16b, v16.16b
    str q3, [x0, #3088]
    bsl v16.16b, v20.16b, v7.16b
    ushr v1.16b, v21.16b, #1
    shl v3.16b, v2.16b, #1
    shl v4.16b, v0.16b, #1
    ushr v6.16b, v16.16b, #1
    bit v2.16b, v1.16b, v5.16b
    bit v4.16b, v16.16b, v5.16b
    bit v3.16b, v21.16b, v5.16b
    bsl v5.16b, v6.16b, v0.16b
    str q3, [x0, #3040]
    str q2, [x0, #3104]
    str q5, [x0, #3120]
    str q4, [x0, #3056]
    ret
    .size lwcc_gift64_128_ctr_nonce_neon, .-lwcc_gift64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_gift64_128_ctr_crypt_neon
    .type lwcc_gift64_128_ctr_crypt_neon, %function
lwcc_gift64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_gift64_128_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift64_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_gift64_128_ctr_crypt_neon_rest
.Llwcc_gift64_128_ctr_crypt_neon_group:
    ldr q0, [x8, #80]
    dup v1.4s, w4
    ldr q2, [x8, #96]
    ldr q3, [x8, #112]
    ldr q4, [x8, #128]
    ldr q5, [x8, #144]
    ldr q6, [x8, #160]
    ldr q7, [x8, #176]
    ldr q16, [x8, #192]
    ldr q17, [x8, #208]
    ldr q18, [x8, #224]
    ldr q19, [x8, #240]
    movi v20.16b, #51
    ldr q21, [x8, #256]
    ldr q22, [x8, #272]
    movi v23.16b, #85
    ldr q24, [x8, #288]
    ldr q25, [x8, #304]
    add v0.4s, v1.4s, v0.4s
    add v3.4s, v1.4s, v3.4s
    ldr q26, [x8, #320]
    ldr q27, [x8, #336]
    add v4.4s, v1.4s, v4.4s
    add v5.4s, v1.4s, v5.4s
    add v6.4s, v1.4s, v6.4s
    add v7.4s, v1.4s, v7.4s
    add v16.4s, v1.4s, v16.4s
    add v17.4s, v1.4s, v17.4s
    add v18.4s, v1.4s, v18.4s
    add v19.4s, v1.4s, v19.4s
    add v21.4s, v1.4s, v21.4s
    add v22.4s, v1.4s, v22.4s
    add v24.4s, v1.4s, v24.4s
    add v25.4s, v1.4s, v25.4s
    add v26.4s, v1.4s, v26.4s
    add v1.4s, v1.4s, v27.4s
    tbl v0.16b, {v0.16b}, v2.16b
    tbl v3.16b, {v3.16b}, v2.16b
    tbl v4.16b, {v4.16b}, v2.16b
    tbl v5.16b, {v5.16b}, v2.16b
    tbl v6.16b, {v6.16b}, v2.16b
    tbl v7.16b, {v7.16b}, v2.16b
    tbl v16.16b, {v16.16b}, v2.16b
    tbl v17.16b, {v17.16b}, v2.16b
    tbl v18.16b, {v18.16b}, v2.16b
    tbl v19.16b, {v19.16b}, v2.16b
    tbl v21.16b, {v21.16b}, v2.16b
    tbl v22.16b, {v22.16b}, v2.16b
    tbl v24.16b, {v24.16b}, v2.16b
    tbl v25.16b, {v25.16b}, v2.16b
    tbl v26.16b, {v26.16b}, v2.16b
    tbl v1.16b, {v1.16b}, v2.16b
    mov v2.16b, v0.16b
    sli v2.16b, v4.16b, #4
    sri v4.16b, v0.16b, #4
    mov v0.16b, v3.16b
    sli v0.16b, v5.16b, #4
    sri v5.16b, v3.16b, #4
    mov v3.16b, v6.16b
    sli v3.16b, v16.16b, #4
    sri v16.16b, v6.16b, #4
    mov v6.16b, v7.16b
    sli v6.16b, v17.16b, #4
    sri v17.16b, v7.16b, #4
    mov v7.16b, v18.16b
    sli v7.16b, v21.16b, #4
    sri v21.16b, v18.16b, #4
    mov v18.16b, v19.16b
    sli v18.16b, v22.16b, #4
    sri v22.16b, v19.16b, #4
    mov v19.16b, v24.16b
    sli v19.16b, v26.16b, #4
    sri v26.16b, v24.16b, #4
    mov v24.16b, v25.16b
    sli v24.16b, v1.16b, #4
    sri v1.16b, v25.16b, #4
    mov v25.16b, v2.16b
    sli v25.4s, v7.4s, #16
    sri v7.4s, v2.4s, #16
    mov v2.16b, v0.16b
    sli v2.4s, v18.4s, #16
    sri v18.4s, v0.4s, #16
    mov v0.16b, v4.16b
    sli v0.4s, v21.4s, #16
    sri v21.4s, v4.4s, #16
    mov v4.16b, v5.16b
    sli v4.4s, v22.4s, #16
    sri v22.4s, v5.4s, #16
    mov v5.16b, v3.16b
    sli v5.4s, v19.4s, #16
    sri v19.4s, v3.4s, #16
    mov v3.16b, v6.16b
    sli v3.4s, v24.4s, #16
    sri v24.4s, v6.4s, #16
    mov v6.16b, v16.16b
    sli v6.4s, v26.4s, #16
    sri v26.4s, v16.4s, #16
    mov v16.16b, v17.16b
    sli v16.4s, v1.4s, #16
    sri v1.4s, v17.4s, #16
    ushr v17.16b, v25.16b, #2
    shl v27.16b, v2.16b, #2
    ushr v28.16b, v0.16b, #2
    shl v29.16b, v4.16b, #2
    ushr v30.16b, v5.16b, #2
    shl v31.16b, v3.16b, #2
    ushr v8.16b, v6.16b, #2
    shl v9.16b, v16.16b, #2
    ushr v10.16b, v7.16b, #2
    shl v11.16b, v18.16b, #2
    ushr v12.16b, v21.16b, #2
    shl v13.16b, v22.16b, #2
    ushr v14.16b, v19.16b, #2
    shl v15.16b, v24.16b, #2
    bit v27.16b, v25.16b, v20.16b
    ushr v25.16b, v26.16b, #2
    bit v2.16b, v17.16b, v20.16b
    shl v17.16b, v1.16b, #2
    bit v29.16b, v0.16b, v20.16b
    bit v4.16b, v28.16b, v20.16b
    bit v31.16b, v5.16b, v20.16b
    bit v3.16b, v30.16b, v20.16b
    bit v9.16b, v6.16b, v20.16b
    bit v16.16b, v8.16b, v20.16b
    bit v11.16b, v7.16b, v20.16b
    bit v18.16b, v10.16b, v20.16b
    bit v13.16b, v21.16b, v20.16b
    bit v22.16b, v12.16b, v20.16b
    bit v15.16b, v19.16b, v20.16b
    bit v24.16b, v14.16b, v20.16b
    bit v17.16b, v26.16b, v20.16b
    bit v1.16b, v25.16b, v20.16b
    mov v0.16b, v27.16b
    sli v0.8h, v31.8h, #8
    sri v31.8h, v27.8h, #8
    ldr q5, [x8, #48]
    mov v6.16b, v2.16b
    sli v6.8h, v3.8h, #8
    sri v3.8h, v2.8h, #8
    mov v2.16b, v29.16b
    sli v2.8h, v9.8h, #8
    ldr q7, [x8, #64]
    sri v9.8h, v29.8h, #8
    mov v19.16b, v4.16b
    sli v19.8h, v16.8h, #8
    sri v16.8h, v4.8h, #8
    mov v4.16b, v11.16b
    sli v4.8h, v15.8h, #8
    sri v15.8h, v11.8h, #8
    mov v21.16b, v18.16b
    sli v21.8h, v24.8h, #8
    sri v24.8h, v18.8h, #8
    mov v18.16b, v13.16b
    sli v18.8h, v17.8h, #8
    sri v17.8h, v13.8h, #8
    ldr q25, [x8, #32]
    mov v26.16b, v22.16b
    sli v26.8h, v1.8h, #8
    sri v1.8h, v22.8h, #8
    tbl v22.16b, {v0.16b}, v5.16b
    tbl v27.16b, {v31.16b}, v7.16b
    tbl v28.16b, {v6.16b}, v5.16b
    tbl v29.16b, {v3.16b}, v7.16b
    tbl v30.16b, {v2.16b}, v5.16b
    tbl v8.16b, {v9.16b}, v7.16b
    tbl v10.16b, {v19.16b}, v5.16b
    tbl v11.16b, {v16.16b}, v7.16b
    tbl v12.16b, {v4.16b}, v5.16b
    tbl v13.16b, {v15.16b}, v7.16b
    tbl v14.16b, {v21.16b}, v5.16b
    bit v27.16b, v0.16b, v25.16b
    tbl v0.16b, {v24.16b}, v7.16b
    bit v31.16b, v22.16b, v25.16b
    tbl v22.16b, {v18.16b}, v5.16b
    bit v29.16b, v6.16b, v25.16b
    tbl v6.16b, {v17.16b}, v7.16b
    bit v3.16b, v28.16b, v25.16b
    tbl v28.16b, {v26.16b}, v5.16b
    bit v8.16b, v2.16b, v25.16b
    tbl v2.16b, {v1.16b}, v7.16b
    bit v9.16b, v30.16b, v25.16b
    bit v11.16b, v19.16b, v25.16b
    bit v16.16b, v10.16b, v25.16b
    bit v13.16b, v4.16b, v25.16b
    bit v15.16b, v12.16b, v25.16b
    bit v0.16b, v21.16b, v25.16b
    bit v24.16b, v14.16b, v25.16b
    bit v6.16b, v18.16b, v25.16b
    bit v17.16b, v22.16b, v25.16b
    bit v2.16b, v26.16b, v25.16b
    bit v1.16b, v28.16b, v25.16b
    ushr v4.16b, v27.16b, #1
    shl v18.16b, v31.16b, #1
    ushr v19.16b, v29.16b, #1
    shl v21.16b, v3.16b, #1
    ushr v22.16b, v8.16b, #1
    shl v26.16b, v9.16b, #1
    ushr v28.16b, v11.16b, #1
    shl v30.16b, v16.16b, #1
    ushr v10.16b, v13.16b, #1
    shl v12.16b, v15.16b, #1
    ushr v14.16b, v0.16b, #1
    bit v18.16b, v27.16b, v23.16b
    shl v27.16b, v24.16b, #1
    bit v31.16b, v4.16b, v23.16b
    ushr v4.16b, v6.16b, #1
    bit v21.16b, v29.16b, v23.16b
    bit v3.16b, v19.16b, v23.16b
    ldr q19, [x3, #2880]
    ldr q29, [x3, #2896]
    bit v26.16b, v8.16b, v23.16b
    bit v9.16b, v22.16b, v23.16b
    bit v30.16b, v11.16b, v23.16b
    ldr q22, [x3, #2912]
    ldr q8, [x3, #2928]
    shl v11.16b, v17.16b, #1
    bit v16.16b, v28.16b, v23.16b
    bit v12.16b, v13.16b, v23.16b
    ldr q28, [x3, #2944]
    ldr q13, [x3, #2960]
    bit v15.16b, v10.16b, v23.16b
    shl v10.16b, v1.16b, #1
    bit v27.16b, v0.16b, v23.16b
    ushr v0.16b, v2.16b, #1
    bit v24.16b, v14.16b, v23.16b
    ldr q14, [x3, #2976]
    bit v11.16b, v6.16b, v23.16b
    ldr q6, [x3, #2992]
    bit v17.16b, v4.16b, v23.16b
    ldr q4, [x3, #3008]
    bit v10.16b, v2.16b, v23.16b
    ldr q2, [x3, #3024]
    bit v1.16b, v0.16b, v23.16b
    ldr q0, [x3, #3040]
    eor v18.16b, v19.16b, v18.16b
    ldr q19, [x3, #3056]
    eor v26.16b, v29.16b, v26.16b
    ldr q29, [x3, #3072]
    eor v22.16b, v22.16b, v12.16b
    ldr q12, [x3, #3088]
    eor v8.16b, v8.16b, v11.16b
    ldr q11, [x3, #3104]
    eor v28.16b, v28.16b, v31.16b
    ldr q31, [x3, #3120]
    eor v9.16b, v13.16b, v9.16b
    eor v13.16b, v14.16b, v15.16b
    eor v6.16b, v6.16b, v17.16b
    eor v4.16b, v4.16b, v21.16b
    eor v2.16b, v2.16b, v30.16b
    eor v0.16b, v0.16b, v27.16b
    // round 1 (gift.dsl:33)
    ldr q17, [x3, #80]
    eor v19.16b, v19.16b, v10.16b
    eor v3.16b, v29.16b, v3.16b
    eor v16.16b, v12.16b, v16.16b
    ldr q21, [x3, #112]
    eor v24.16b, v11.16b, v24.16b
    eor v1.16b, v31.16b, v1.16b
    eor v27.16b, v28.16b, v4.16b
    eor v29.16b, v18.16b, v3.16b
    eor v30.16b, v9.16b, v2.16b
    eor v31.16b, v26.16b, v16.16b
    eor v10.16b, v13.16b, v0.16b
    eor v11.16b, v22.16b, v24.16b
    mov v12.16b, v18.16b
    bsl v12.16b, v4.16b, v27.16b
    eor v14.16b, v6.16b, v19.16b
    eor v15.16b, v8.16b, v1.16b
    eor v4.16b, v17.16b, v4.16b
    eor v17.16b, v21.16b, v0.16b
    bit v28.16b, v27.16b, v18.16b
    eor v21.16b, v3.16b, v12.16b
    bsl v27.16b, v29.16b, v3.16b
    mov v3.16b, v26.16b
    bsl v3.16b, v2.16b, v30.16b
    bit v9.16b, v30.16b, v26.16b
    bsl v28.16b, v18.16b, v29.16b
    bif v0.16b, v10.16b, v22.16b
    bit v13.16b, v10.16b, v22.16b
    eor v18.16b, v16.16b, v3.16b
    bsl v30.16b, v31.16b, v16.16b
    mov v16.16b, v8.16b
    bsl v16.16b, v19.16b, v14.16b
    bit v6.16b, v14.16b, v8.16b
    bsl v9.16b, v26.16b, v31.16b
    eor v26.16b, v24.16b, v0.16b
    bsl v10.16b, v11.16b, v24.16b
    bsl v13.16b, v22.16b, v11.16b
    eor v22.16b, v1.16b, v16.16b
    bsl v14.16b, v15.16b, v1.16b
    bsl v6.16b, v8.16b, v15.16b
    bit v12.16b, v27.16b, v28.16b
    ldr q1, [x3, #144]
    eor v2.16b, v2.16b, v30.16b
    bit v3.16b, v30.16b, v9.16b
    bit v0.16b, v10.16b, v13.16b
    ldr q24, [x3, #16]
    ldr q29, [x3, #64]
    eor v19.16b, v19.16b, v14.16b
    bit v16.16b, v14.16b, v6.16b
    ext v21.16b, v21.16b, v21.16b, #8
    ldr q30, [x3, #128]
    // round 2 (gift.dsl:33)
    ldr q31, [x3, #192]
    // round 1 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    ext v26.16b, v26.16b, v26.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ldr q8, [x3, #96]
    ext v28.16b, v28.16b, v28.16b, #8
    eor v4.16b, v4.16b, v27.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q27, [x3, #0]
    ldr q11, [x3, #32]
    ext v13.16b, v13.16b, v13.16b, #8
    eor v17.16b, v17.16b, v10.16b
    eor v6.16b, v1.16b, v6.16b
    ext v19.16b, v19.16b, v19.16b, #8
    // round 2 (gift.dsl:33)
    eor v10.16b, v4.16b, v3.16b
    // round 1 (gift.dsl:33)
    eor v2.16b, v29.16b, v2.16b
    ldr q29, [x3, #48]
    // round 2 (gift.dsl:33)
    eor v31.16b, v31.16b, v9.16b
    // round 1 (gift.dsl:33)
    eor v18.16b, v24.16b, v18.16b
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v8.16b, v19.16b
    // round 2 (gift.dsl:33)
    mvn v8.16b, v10.16b
    eor v14.16b, v12.16b, v2.16b
    // round 1 (gift.dsl:33)
    eor v21.16b, v27.16b, v21.16b
    eor v26.16b, v11.16b, v26.16b
    // round 2 (gift.dsl:33)
    eor v27.16b, v18.16b, v28.16b
    bit v4.16b, v8.16b, v18.16b
    eor v11.16b, v0.16b, v19.16b
    mvn v15.16b, v14.16b
    // round 1 (gift.dsl:33)
    eor v22.16b, v29.16b, v22.16b
    // round 2 (gift.dsl:33)
    eor v29.16b, v9.16b, v21.16b
    bit v8.16b, v3.16b, v18.16b
    bsl v4.16b, v27.16b, v18.16b
    mvn v18.16b, v11.16b
    bit v2.16b, v15.16b, v21.16b
    bsl v10.16b, v27.16b, v28.16b
    eor v27.16b, v17.16b, v16.16b
    bsl v14.16b, v29.16b, v9.16b
    ldr q9, [x3, #208]
    bsl v2.16b, v29.16b, v21.16b
    eor v29.16b, v6.16b, v26.16b
    bit v19.16b, v18.16b, v26.16b
    bsl v21.16b, v12.16b, v15.16b
    mvn v15.16b, v27.16b
    bsl v11.16b, v29.16b, v6.16b
    bsl v19.16b, v29.16b, v26.16b
    eor v29.16b, v13.16b, v22.16b
    bit v17.16b, v15.16b, v22.16b
    bit v15.16b, v16.16b, v22.16b
    eor v28.16b, v9.16b, v28.16b
    bsl v27.16b, v29.16b, v13.16b
    ldr q9, [x3, #288]
    mvn v10.16b, v10.16b
    bsl v26.16b, v0.16b, v18.16b
    eor v18.16b, v13.16b, v15.16b
    mvn v27.16b, v27.16b
    bsl v17.16b, v29.16b, v22.16b
    eor v22.16b, v28.16b, v8.16b
    ldr q28, [x3, #176]
    mvn v29.16b, v14.16b
    eor v3.16b, v3.16b, v10.16b
    bit v8.16b, v10.16b, v4.16b
    mvn v10.16b, v11.16b
    eor v16.16b, v16.16b, v27.16b
    bit v15.16b, v27.16b, v17.16b
    ldr q27, [x3, #240]
    rev64 v18.4s, v18.4s
    eor v4.16b, v9.16b, v4.16b
    eor v17.16b, v1.16b, v17.16b
    ldr q11, [x3, #272]
    eor v12.16b, v12.16b, v29.16b
    eor v6.16b, v6.16b, v26.16b
    eor v0.16b, v0.16b, v10.16b
    ldr q13, [x3, #224]
    rev64 v3.4s, v3.4s
    rev64 v16.4s, v16.4s
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #160]
    ldr q14, [x3, #256]
    rev64 v8.4s, v8.4s
    eor v31.16b, v31.16b, v21.16b
    bit v21.16b, v29.16b, v2.16b
    bit v26.16b, v10.16b, v19.16b
    rev64 v29.4s, v12.4s
    eor v3.16b, v27.16b, v3.16b
    rev64 v6.4s, v6.4s
    rev64 v0.4s, v0.4s
    eor v16.16b, v11.16b, v16.16b
    eor v2.16b, v30.16b, v2.16b
    eor v27.16b, v13.16b, v29.16b
    // round 3 (gift.dsl:33)
    eor v29.16b, v15.16b, v3.16b
    // round 2 (gift.dsl:33)
    rev64 v21.4s, v21.4s
    eor v6.16b, v28.16b, v6.16b
    eor v0.16b, v14.16b, v0.16b
    // round 3 (gift.dsl:33)
    eor v28.16b, v4.16b, v18.16b
    eor v10.16b, v26.16b, v27.16b
    bit v3.16b, v29.16b, v18.16b
    eor v11.16b, v31.16b, v19.16b
    eor v12.16b, v2.16b, v6.16b
    eor v13.16b, v0.16b, v21.16b
    ldr q14, [x3, #320]
    bsl v3.16b, v18.16b, v28.16b
    bsl v18.16b, v15.16b, v29.16b
    bit v27.16b, v10.16b, v6.16b
    bsl v29.16b, v28.16b, v4.16b
    eor v28.16b, v8.16b, v16.16b
    bit v0.16b, v13.16b, v31.16b
    bsl v27.16b, v6.16b, v12.16b
    bsl v6.16b, v26.16b, v10.16b
    bsl v10.16b, v12.16b, v2.16b
    eor v12.16b, v22.16b, v17.16b
    bit v16.16b, v28.16b, v22.16b
    bsl v0.16b, v31.16b, v11.16b
    bsl v31.16b, v21.16b, v13.16b
    bsl v13.16b, v11.16b, v19.16b
    ldr q11, [x3, #304]
    eor v4.16b, v14.16b, v4.16b
    ldr q14, [x3, #336]
    bsl v16.16b, v22.16b, v12.16b
    bsl v22.16b, v8.16b, v28.16b
    bsl v28.16b, v12.16b, v17.16b
    ldr q12, [x3, #352]
    eor v17.16b, v12.16b, v17.16b
    ldr q12, [x3, #384]
    eor v26.16b, v12.16b, v26.16b
    ldr q12, [x3, #416]
    eor v2.16b, v11.16b, v2.16b
    eor v15.16b, v15.16b, v29.16b
    eor v8.16b, v8.16b, v28.16b
    eor v4.16b, v4.16b, v18.16b
    bit v18.16b, v29.16b, v3.16b
    ldr q29, [x3, #368]
    eor v17.16b, v17.16b, v22.16b
    bit v22.16b, v28.16b, v16.16b
    mov v28.16b, v27.16b
    bsl v28.16b, v10.16b, v6.16b
    eor v21.16b, v12.16b, v21.16b
    ldr q12, [x3, #432]
    eor v19.16b, v14.16b, v19.16b
    ext v15.16b, v15.16b, v15.16b, #8
    ext v8.16b, v8.16b, v8.16b, #8
    eor v2.16b, v2.16b, v6.16b
    mvn v6.16b, v28.16b
    ldr q28, [x3, #400]
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v26.16b, v10.16b
    eor v21.16b, v21.16b, v13.16b
    mvn v18.16b, v18.16b
    eor v29.16b, v29.16b, v15.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ldr q10, [x3, #448]
    eor v3.16b, v12.16b, v3.16b
    eor v16.16b, v30.16b, v16.16b
    bit v31.16b, v13.16b, v0.16b
    ext v27.16b, v27.16b, v27.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    // round 4 (gift.dsl:33)
    eor v13.16b, v29.16b, v6.16b
    // round 3 (gift.dsl:33)
    ext v0.16b, v0.16b, v0.16b, #8
    eor v28.16b, v28.16b, v8.16b
    mvn v31.16b, v31.16b
    // round 4 (gift.dsl:33)
    eor v8.16b, v2.16b, v3.16b
    eor v15.16b, v26.16b, v18.16b
    bit v29.16b, v13.16b, v2.16b
    // round 3 (gift.dsl:33)
    mvn v22.16b, v22.16b
    eor v0.16b, v10.16b, v0.16b
    ext v31.16b, v31.16b, v31.16b, #8
    // round 4 (gift.dsl:33)
    eor v10.16b, v4.16b, v27.16b
    bit v26.16b, v15.16b, v4.16b
    bsl v29.16b, v2.16b, v8.16b
    bsl v2.16b, v6.16b, v13.16b
    bsl v13.16b, v8.16b, v3.16b
    eor v8.16b, v28.16b, v31.16b
    bsl v26.16b, v4.16b, v10.16b
    bsl v4.16b, v18.16b, v15.16b
    bsl v15.16b, v10.16b, v27.16b
    eor v10.16b, v19.16b, v16.16b
    // round 3 (gift.dsl:33)
    ext v22.16b, v22.16b, v22.16b, #8
    // round 4 (gift.dsl:33)
    bit v28.16b, v8.16b, v19.16b
    mov v20.16b, v19.16b
    bsl v20.16b, v31.16b, v8.16b
    bsl v8.16b, v10.16b, v16.16b
    bsl v28.16b, v19.16b, v10.16b
    eor v19.16b, v21.16b, v22.16b
    eor v10.16b, v17.16b, v0.16b
    bit v21.16b, v19.16b, v17.16b
    mov v25.16b, v17.16b
    bsl v25.16b, v22.16b, v19.16b
    bsl v19.16b, v10.16b, v0.16b
    bsl v21.16b, v17.16b, v10.16b
    ldr q17, [x3, #464]
    eor v3.16b, v17.16b, v3.16b
    eor v6.16b, v6.16b, v13.16b
    eor v3.16b, v3.16b, v2.16b
    bit v2.16b, v13.16b, v29.16b
    ldr q17, [x3, #480]
    eor v17.16b, v17.16b, v27.16b
    ldr q27, [x3, #496]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #512]
    eor v0.16b, v27.16b, v0.16b
    ldr q27, [x3, #528]
    eor v27.16b, v27.16b, v31.16b
    ldr q31, [x3, #544]
    eor v22.16b, v31.16b, v22.16b
    eor v18.16b, v18.16b, v15.16b
    eor v17.16b, v17.16b, v4.16b
    ldr q31, [x3, #592]
    eor v0.16b, v0.16b, v25.16b
    bit v4.16b, v15.16b, v26.16b
    mvn v2.16b, v2.16b
    ldr q10, [x3, #576]
    eor v22.16b, v22.16b, v19.16b
    eor v16.16b, v16.16b, v20.16b
    eor v27.16b, v27.16b, v8.16b
    bit v20.16b, v8.16b, v28.16b
    rev64 v28.4s, v28.4s
    rev64 v2.4s, v2.4s
    ldr q8, [x3, #560]
    bit v25.16b, v19.16b, v21.16b
    rev64 v18.4s, v18.4s
    mvn v4.16b, v4.16b
    rev64 v19.4s, v21.4s
    eor v21.16b, v31.16b, v28.16b
    // round 5 (gift.dsl:33)
    eor v28.16b, v27.16b, v2.16b
    // round 4 (gift.dsl:33)
    rev64 v6.4s, v6.4s
    eor v18.16b, v10.16b, v18.16b
    rev64 v4.4s, v4.4s
    eor v19.16b, v31.16b, v19.16b
    // round 5 (gift.dsl:33)
    eor v10.16b, v3.16b, v21.16b
    bit v27.16b, v28.16b, v3.16b
    // round 4 (gift.dsl:33)
    mvn v20.16b, v20.16b
    eor v6.16b, v8.16b, v6.16b
    // round 5 (gift.dsl:33)
    eor v8.16b, v22.16b, v4.16b
    bsl v27.16b, v3.16b, v10.16b
    bsl v3.16b, v2.16b, v28.16b
    bsl v28.16b, v10.16b, v21.16b
    eor v10.16b, v17.16b, v19.16b
    // round 4 (gift.dsl:33)
    rev64 v20.4s, v20.4s
    // round 5 (gift.dsl:33)
    bit v22.16b, v8.16b, v17.16b
    // round 4 (gift.dsl:33)
    mvn v25.16b, v25.16b
    // round 5 (gift.dsl:33)
    mov v13.16b, v17.16b
    bsl v13.16b, v4.16b, v8.16b
    bsl v8.16b, v10.16b, v19.16b
    bsl v22.16b, v17.16b, v10.16b
    eor v17.16b, v6.16b, v20.16b
    // round 4 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    // round 5 (gift.dsl:33)
    eor v10.16b, v16.16b, v29.16b
    bit v6.16b, v17.16b, v16.16b
    // round 4 (gift.dsl:33)
    eor v26.16b, v9.16b, v26.16b
    // round 5 (gift.dsl:33)
    mov v15.16b, v16.16b
    bsl v15.16b, v20.16b, v17.16b
    bsl v17.16b, v10.16b, v29.16b
    bsl v6.16b, v16.16b, v10.16b
    eor v16.16b, v18.16b, v25.16b
    eor v10.16b, v0.16b, v26.16b
    bit v18.16b, v16.16b, v0.16b
    mov v5.16b, v0.16b
    bsl v5.16b, v25.16b, v16.16b
    bsl v16.16b, v10.16b, v26.16b
    bsl v18.16b, v0.16b, v10.16b
    ldr q0, [x3, #608]
    eor v0.16b, v0.16b, v21.16b
    eor v2.16b, v2.16b, v28.16b
    eor v0.16b, v0.16b, v3.16b
    bit v3.16b, v28.16b, v27.16b
    ldr q21, [x3, #624]
    eor v19.16b, v21.16b, v19.16b
    eor v21.16b, v24.16b, v29.16b
    eor v20.16b, v20.16b, v17.16b
    eor v21.16b, v21.16b, v15.16b
    bit v15.16b, v17.16b, v6.16b
    ldr q17, [x3, #640]
    eor v17.16b, v17.16b, v26.16b
    ldr q26, [x3, #656]
    eor v4.16b, v26.16b, v4.16b
    ldr q26, [x3, #688]
    eor v25.16b, v26.16b, v25.16b
    eor v19.16b, v19.16b, v13.16b
    mvn v3.16b, v3.16b
    eor v4.16b, v4.16b, v8.16b
    bit v13.16b, v8.16b, v22.16b
    ldr q26, [x3, #672]
    eor v17.16b, v17.16b, v5.16b
    eor v25.16b, v25.16b, v16.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ldr q28, [x3, #704]
    bit v5.16b, v16.16b, v18.16b
    ext v2.16b, v2.16b, v2.16b, #8
    mvn v16.16b, v13.16b
    ext v18.16b, v18.16b, v18.16b, #8
    eor v22.16b, v12.16b, v22.16b
    // round 6 (gift.dsl:33)
    eor v29.16b, v4.16b, v3.16b
    // round 5 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    eor v2.16b, v26.16b, v2.16b
    eor v26.16b, v9.16b, v27.16b
    // round 6 (gift.dsl:33)
    eor v27.16b, v0.16b, v22.16b
    bit v4.16b, v29.16b, v0.16b
    // round 5 (gift.dsl:33)
    mvn v8.16b, v15.16b
    eor v20.16b, v28.16b, v20.16b
    // round 6 (gift.dsl:33)
    eor v28.16b, v2.16b, v16.16b
    bsl v4.16b, v0.16b, v27.16b
    bsl v0.16b, v3.16b, v29.16b
    bsl v29.16b, v27.16b, v22.16b
    eor v27.16b, v19.16b, v26.16b
    // round 5 (gift.dsl:33)
    ext v8.16b, v8.16b, v8.16b, #8
    // round 6 (gift.dsl:33)
    bit v2.16b, v28.16b, v19.16b
    // round 5 (gift.dsl:33)
    mvn v5.16b, v5.16b
    eor v18.16b, v12.16b, v18.16b
    // round 6 (gift.dsl:33)
    mov v10.16b, v19.16b
    bsl v10.16b, v16.16b, v28.16b
    bsl v28.16b, v27.16b, v26.16b
    bsl v2.16b, v19.16b, v27.16b
    eor v19.16b, v25.16b, v8.16b
    // round 5 (gift.dsl:33)
    ext v5.16b, v5.16b, v5.16b, #8
    // round 6 (gift.dsl:33)
    eor v27.16b, v21.16b, v18.16b
    bit v25.16b, v19.16b, v21.16b
    // round 5 (gift.dsl:33)
    eor v6.16b, v30.16b, v6.16b
    // round 6 (gift.dsl:33)
    mov v13.16b, v21.16b
    bsl v13.16b, v8.16b, v19.16b
    bsl v19.16b, v27.16b, v18.16b
    bsl v25.16b, v21.16b, v27.16b
    eor v21.16b, v20.16b, v5.16b
    eor v27.16b, v17.16b, v6.16b
    bit v20.16b, v21.16b, v17.16b
    mov v15.16b, v17.16b
    bsl v15.16b, v5.16b, v21.16b
    bsl v21.16b, v27.16b, v6.16b
    bsl v20.16b, v17.16b, v27.16b
    ldr q17, [x3, #720]
    eor v17.16b, v17.16b, v22.16b
    ldr q22, [x3, #736]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #752]
    eor v18.16b, v26.16b, v18.16b
    eor v26.16b, v8.16b, v19.16b
    eor v18.16b, v18.16b, v13.16b
    bit v13.16b, v19.16b, v25.16b
    ldr q19, [x3, #768]
    eor v6.16b, v19.16b, v6.16b
    eor v5.16b, v5.16b, v21.16b
    eor v6.16b, v6.16b, v15.16b
    bit v15.16b, v21.16b, v20.16b
    ldr q19, [x3, #784]
    rev64 v21.4s, v26.4s
    eor v19.16b, v19.16b, v21.16b
    ldr q21, [x3, #800]
    rev64 v5.4s, v5.4s
    eor v5.16b, v21.16b, v5.16b
    ldr q21, [x3, #816]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #832]
    eor v17.16b, v17.16b, v0.16b
    bit v0.16b, v29.16b, v4.16b
    mvn v0.16b, v0.16b
    eor v16.16b, v21.16b, v16.16b
    eor v21.16b, v22.16b, v10.16b
    bit v10.16b, v28.16b, v2.16b
    rev64 v0.4s, v0.4s
    eor v16.16b, v16.16b, v28.16b
    mvn v22.16b, v10.16b
    rev64 v2.4s, v2.4s
    eor v25.16b, v9.16b, v25.16b
    // round 7 (gift.dsl:33)
    eor v26.16b, v19.16b, v0.16b
    // round 6 (gift.dsl:33)
    eor v3.16b, v3.16b, v29.16b
    eor v20.16b, v31.16b, v20.16b
    rev64 v22.4s, v22.4s
    mvn v27.16b, v15.16b
    // round 7 (gift.dsl:33)
    eor v28.16b, v17.16b, v25.16b
    bit v19.16b, v26.16b, v17.16b
    // round 6 (gift.dsl:33)
    rev64 v4.4s, v4.4s
    mvn v29.16b, v13.16b
    // round 7 (gift.dsl:33)
    eor v8.16b, v5.16b, v22.16b
    bsl v19.16b, v17.16b, v28.16b
    bsl v17.16b, v0.16b, v26.16b
    bsl v26.16b, v28.16b, v25.16b
    eor v28.16b, v21.16b, v20.16b
    // round 6 (gift.dsl:33)
    rev64 v29.4s, v29.4s
    // round 7 (gift.dsl:33)
    bit v5.16b, v8.16b, v21.16b
    // round 6 (gift.dsl:33)
    ldr q10, [x3, #848]
    rev64 v27.4s, v27.4s
    eor v4.16b, v30.16b, v4.16b
    // round 7 (gift.dsl:33)
    mov v13.16b, v21.16b
    bsl v13.16b, v22.16b, v8.16b
    bsl v8.16b, v28.16b, v20.16b
    bsl v5.16b, v21.16b, v28.16b
    eor v21.16b, v3.16b, v29.16b
    eor v28.16b, v18.16b, v4.16b
    bit v3.16b, v21.16b, v18.16b
    // round 6 (gift.dsl:33)
    eor v2.16b, v10.16b, v2.16b
    // round 7 (gift.dsl:33)
    mov v15.16b, v18.16b
    bsl v15.16b, v29.16b, v21.16b
    bsl v21.16b, v28.16b, v4.16b
    bsl v3.16b, v18.16b, v28.16b
    eor v18.16b, v16.16b, v27.16b
    eor v28.16b, v6.16b, v2.16b
    bit v16.16b, v18.16b, v6.16b
    mov v7.16b, v6.16b
    bsl v7.16b, v27.16b, v18.16b
    bsl v18.16b, v28.16b, v2.16b
    bsl v16.16b, v6.16b, v28.16b
    ldr q6, [x3, #864]
    eor v6.16b, v6.16b, v25.16b
    eor v20.16b, v11.16b, v20.16b
    eor v22.16b, v22.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    bit v13.16b, v8.16b, v5.16b
    ldr q25, [x3, #880]
    eor v4.16b, v25.16b, v4.16b
    eor v2.16b, v14.16b, v2.16b
    eor v25.16b, v27.16b, v18.16b
    eor v2.16b, v2.16b, v7.16b
    bit v7.16b, v18.16b, v16.16b
    ext v18.16b, v22.16b, v22.16b, #8
    ldr q22, [x3, #896]
    eor v18.16b, v22.16b, v18.16b
    ldr q22, [x3, #912]
    eor v0.16b, v22.16b, v0.16b
    eor v6.16b, v6.16b, v17.16b
    eor v0.16b, v0.16b, v26.16b
    bit v17.16b, v26.16b, v19.16b
    ldr q22, [x3, #928]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v22.16b, v22.16b, v25.16b
    ldr q25, [x3, #944]
    mvn v17.16b, v17.16b
    ext v17.16b, v17.16b, v17.16b, #8
    eor v25.16b, v25.16b, v29.16b
    eor v4.16b, v4.16b, v15.16b
    eor v5.16b, v12.16b, v5.16b
    mvn v26.16b, v13.16b
    // round 8 (gift.dsl:33)
    eor v27.16b, v18.16b, v17.16b
    // round 7 (gift.dsl:33)
    eor v25.16b, v25.16b, v21.16b
    bit v15.16b, v21.16b, v3.16b
    ext v19.16b, v19.16b, v19.16b, #8
    // round 8 (gift.dsl:33)
    eor v21.16b, v6.16b, v5.16b
    // round 7 (gift.dsl:33)
    ext v26.16b, v26.16b, v26.16b, #8
    // round 8 (gift.dsl:33)
    bit v18.16b, v27.16b, v6.16b
    // round 7 (gift.dsl:33)
    mvn v28.16b, v15.16b
    eor v19.16b, v30.16b, v19.16b
    // round 8 (gift.dsl:33)
    mov v29.16b, v6.16b
    bsl v29.16b, v17.16b, v27.16b
    bsl v27.16b, v21.16b, v5.16b
    bsl v18.16b, v6.16b, v21.16b
    eor v6.16b, v0.16b, v26.16b
    // round 7 (gift.dsl:33)
    eor v16.16b, v1.16b, v16.16b
    mvn v7.16b, v7.16b
    ext v21.16b, v28.16b, v28.16b, #8
    // round 8 (gift.dsl:33)
    eor v28.16b, v20.16b, v19.16b
    bit v0.16b, v6.16b, v20.16b
    // round 7 (gift.dsl:33)
    ldr q8, [x3, #960]
    ext v3.16b, v3.16b, v3.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    // round 8 (gift.dsl:33)
    mov v13.16b, v20.16b
    bsl v13.16b, v26.16b, v6.16b
    bsl v6.16b, v28.16b, v19.16b
    bsl v0.16b, v20.16b, v28.16b
    eor v20.16b, v22.16b, v21.16b
    eor v28.16b, v4.16b, v16.16b
    bit v22.16b, v20.16b, v4.16b
    // round 7 (gift.dsl:33)
    eor v3.16b, v8.16b, v3.16b
    // round 8 (gift.dsl:33)
    mov v15.16b, v4.16b
    bsl v15.16b, v21.16b, v20.16b
    bsl v20.16b, v28.16b, v16.16b
    bsl v22.16b, v4.16b, v28.16b
    eor v4.16b, v25.16b, v7.16b
    eor v28.16b, v2.16b, v3.16b
    bit v25.16b, v4.16b, v2.16b
    mov v23.16b, v2.16b
    bsl v23.16b, v7.16b, v4.16b
    bsl v4.16b, v28.16b, v3.16b
    bsl v25.16b, v2.16b, v28.16b
    ldr q2, [x3, #496]
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v17.16b, v27.16b
    eor v2.16b, v2.16b, v29.16b
    bit v29.16b, v27.16b, v18.16b
    ldr q17, [x3, #512]
    eor v17.16b, v17.16b, v19.16b
    eor v19.16b, v26.16b, v6.16b
    eor v17.16b, v17.16b, v13.16b
    bit v13.16b, v6.16b, v0.16b
    ldr q6, [x3, #976]
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #992]
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #1008]
    eor v16.16b, v16.16b, v21.16b
    eor v6.16b, v6.16b, v15.16b
    eor v16.16b, v16.16b, v20.16b
    bit v15.16b, v20.16b, v22.16b
    ldr q20, [x3, #1024]
    eor v7.16b, v20.16b, v7.16b
    eor v3.16b, v3.16b, v23.16b
    eor v7.16b, v7.16b, v4.16b
    bit v23.16b, v4.16b, v25.16b
    ldr q4, [x3, #1040]
    rev64 v5.4s, v5.4s
    eor v4.16b, v4.16b, v5.16b
    ldr q5, [x3, #1056]
    mvn v20.16b, v29.16b
    rev64 v19.4s, v19.4s
    rev64 v21.4s, v22.4s
    rev64 v20.4s, v20.4s
    mvn v22.16b, v13.16b
    eor v5.16b, v5.16b, v19.16b
    eor v19.16b, v30.16b, v21.16b
    // round 9 (gift.dsl:33)
    eor v21.16b, v16.16b, v20.16b
    // round 8 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    mvn v23.16b, v23.16b
    mvn v26.16b, v15.16b
    rev64 v22.4s, v22.4s
    // round 9 (gift.dsl:33)
    eor v27.16b, v2.16b, v19.16b
    bit v16.16b, v21.16b, v2.16b
    // round 8 (gift.dsl:33)
    eor v25.16b, v31.16b, v25.16b
    rev64 v26.4s, v26.4s
    // round 9 (gift.dsl:33)
    mov v28.16b, v2.16b
    bsl v28.16b, v20.16b, v21.16b
    bsl v21.16b, v27.16b, v19.16b
    bsl v16.16b, v2.16b, v27.16b
    eor v2.16b, v7.16b, v22.16b
    eor v27.16b, v17.16b, v25.16b
    bit v7.16b, v2.16b, v17.16b
    // round 8 (gift.dsl:33)
    eor v18.16b, v1.16b, v18.16b
    rev64 v23.4s, v23.4s
    // round 9 (gift.dsl:33)
    mov v29.16b, v17.16b
    bsl v29.16b, v22.16b, v2.16b
    bsl v2.16b, v27.16b, v25.16b
    bsl v7.16b, v17.16b, v27.16b
    eor v17.16b, v4.16b, v26.16b
    eor v27.16b, v6.16b, v18.16b
    bit v4.16b, v17.16b, v6.16b
    // round 8 (gift.dsl:33)
    eor v0.16b, v10.16b, v0.16b
    // round 9 (gift.dsl:33)
    mov v13.16b, v6.16b
    bsl v13.16b, v26.16b, v17.16b
    bsl v17.16b, v27.16b, v18.16b
    bsl v4.16b, v6.16b, v27.16b
    eor v6.16b, v5.16b, v23.16b
    eor v27.16b, v3.16b, v0.16b
    bit v5.16b, v6.16b, v3.16b
    mov v15.16b, v3.16b
    bsl v15.16b, v23.16b, v6.16b
    bsl v6.16b, v27.16b, v0.16b
    bsl v5.16b, v3.16b, v27.16b
    ldr q3, [x3, #624]
    eor v3.16b, v3.16b, v19.16b
    eor v19.16b, v20.16b, v21.16b
    eor v3.16b, v3.16b, v28.16b
    bit v28.16b, v21.16b, v16.16b
    ldr q20, [x3, #1072]
    eor v20.16b, v20.16b, v25.16b
    ldr q21, [x3, #640]
    eor v18.16b, v21.16b, v18.16b
    eor v21.16b, v26.16b, v17.16b
    eor v18.16b, v18.16b, v13.16b
    bit v13.16b, v17.16b, v4.16b
    ldr q17, [x3, #1088]
    eor v0.16b, v17.16b, v0.16b
    ldr q17, [x3, #1104]
    eor v17.16b, v17.16b, v22.16b
    eor v20.16b, v20.16b, v29.16b
    eor v17.16b, v17.16b, v2.16b
    bit v29.16b, v2.16b, v7.16b
    ext v2.16b, v19.16b, v19.16b, #8
    ldr q19, [x3, #1120]
    eor v2.16b, v19.16b, v2.16b
    ldr q19, [x3, #1136]
    eor v19.16b, v19.16b, v23.16b
    eor v0.16b, v0.16b, v15.16b
    eor v19.16b, v19.16b, v6.16b
    bit v15.16b, v6.16b, v5.16b
    ldr q6, [x3, #1152]
    mvn v22.16b, v28.16b
    ext v7.16b, v7.16b, v7.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    mvn v23.16b, v29.16b
    eor v7.16b, v12.16b, v7.16b
    eor v6.16b, v6.16b, v21.16b
    // round 10 (gift.dsl:33)
    eor v21.16b, v17.16b, v22.16b
    // round 9 (gift.dsl:33)
    ext v5.16b, v5.16b, v5.16b, #8
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 10 (gift.dsl:33)
    eor v27.16b, v3.16b, v7.16b
    bit v17.16b, v21.16b, v3.16b
    // round 9 (gift.dsl:33)
    eor v16.16b, v9.16b, v16.16b
    ext v26.16b, v26.16b, v26.16b, #8
    // round 10 (gift.dsl:33)
    mov v28.16b, v3.16b
    bsl v28.16b, v22.16b, v21.16b
    bsl v21.16b, v27.16b, v7.16b
    bsl v17.16b, v3.16b, v27.16b
    eor v3.16b, v2.16b, v23.16b
    eor v27.16b, v20.16b, v16.16b
    bit v2.16b, v3.16b, v20.16b
    // round 9 (gift.dsl:33)
    eor v5.16b, v1.16b, v5.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 10 (gift.dsl:33)
    mov v29.16b, v20.16b
    bsl v29.16b, v23.16b, v3.16b
    bsl v3.16b, v27.16b, v16.16b
    bsl v2.16b, v20.16b, v27.16b
    eor v20.16b, v19.16b, v26.16b
    eor v27.16b, v18.16b, v5.16b
    bit v19.16b, v20.16b, v18.16b
    // round 9 (gift.dsl:33)
    eor v4.16b, v8.16b, v4.16b
    // round 10 (gift.dsl:33)
    mov v13.16b, v18.16b
    bsl v13.16b, v26.16b, v20.16b
    bsl v20.16b, v27.16b, v5.16b
    bsl v19.16b, v18.16b, v27.16b
    eor v18.16b, v6.16b, v25.16b
    eor v27.16b, v0.16b, v4.16b
    bit v6.16b, v18.16b, v0.16b
    mov v15.16b, v0.16b
    bsl v15.16b, v25.16b, v18.16b
    bsl v18.16b, v27.16b, v4.16b
    bsl v6.16b, v0.16b, v27.16b
    ldr q0, [x3, #1168]
    eor v0.16b, v0.16b, v7.16b
    ldr q7, [x3, #1184]
    eor v7.16b, v7.16b, v16.16b
    ldr q16, [x3, #720]
    eor v5.16b, v16.16b, v5.16b
    eor v16.16b, v26.16b, v20.16b
    eor v5.16b, v5.16b, v13.16b
    bit v13.16b, v20.16b, v19.16b
    ldr q20, [x3, #736]
    eor v4.16b, v20.16b, v4.16b
    eor v20.16b, v25.16b, v18.16b
    eor v4.16b, v4.16b, v15.16b
    bit v15.16b, v18.16b, v6.16b
    rev64 v18.4s, v20.4s
    rev64 v16.4s, v16.4s
    ldr q20, [x3, #256]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #272]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #1200]
    eor v20.16b, v20.16b, v22.16b
    eor v0.16b, v0.16b, v28.16b
    bit v28.16b, v21.16b, v17.16b
    eor v20.16b, v20.16b, v21.16b
    mvn v21.16b, v28.16b
    ldr q22, [x3, #1216]
    eor v22.16b, v22.16b, v23.16b
    eor v7.16b, v7.16b, v29.16b
    bit v29.16b, v3.16b, v2.16b
    rev64 v21.4s, v21.4s
    eor v3.16b, v22.16b, v3.16b
    mvn v22.16b, v29.16b
    eor v19.16b, v31.16b, v19.16b
    // round 11 (gift.dsl:33)
    eor v23.16b, v16.16b, v21.16b
    // round 10 (gift.dsl:33)
    rev64 v2.4s, v2.4s
    eor v6.16b, v31.16b, v6.16b
    mvn v25.16b, v13.16b
    rev64 v22.4s, v22.4s
    // round 11 (gift.dsl:33)
    eor v26.16b, v0.16b, v19.16b
    bit v16.16b, v23.16b, v0.16b
    // round 10 (gift.dsl:33)
    mvn v27.16b, v15.16b
    rev64 v25.4s, v25.4s
    // round 11 (gift.dsl:33)
    mov v28.16b, v0.16b
    bsl v28.16b, v21.16b, v23.16b
    bsl v23.16b, v26.16b, v19.16b
    bsl v16.16b, v0.16b, v26.16b
    eor v0.16b, v18.16b, v22.16b
    eor v26.16b, v7.16b, v6.16b
    bit v18.16b, v0.16b, v7.16b
    // round 10 (gift.dsl:33)
    rev64 v17.4s, v17.4s
    rev64 v27.4s, v27.4s
    // round 11 (gift.dsl:33)
    mov v29.16b, v7.16b
    bsl v29.16b, v22.16b, v0.16b
    bsl v0.16b, v26.16b, v6.16b
    bsl v18.16b, v7.16b, v26.16b
    eor v7.16b, v20.16b, v25.16b
    eor v26.16b, v5.16b, v17.16b
    bit v20.16b, v7.16b, v5.16b
    // round 10 (gift.dsl:33)
    eor v2.16b, v10.16b, v2.16b
    // round 11 (gift.dsl:33)
    mov v13.16b, v5.16b
    bsl v13.16b, v25.16b, v7.16b
    bsl v7.16b, v26.16b, v17.16b
    bsl v20.16b, v5.16b, v26.16b
    eor v5.16b, v3.16b, v27.16b
    eor v26.16b, v4.16b, v2.16b
    bit v3.16b, v5.16b, v4.16b
    mov v15.16b, v4.16b
    bsl v15.16b, v27.16b, v5.16b
    bsl v5.16b, v26.16b, v2.16b
    bsl v3.16b, v4.16b, v26.16b
    ldr q4, [x3, #1232]
    eor v4.16b, v4.16b, v19.16b
    ldr q19, [x3, #864]
    eor v6.16b, v19.16b, v6.16b
    eor v19.16b, v22.16b, v0.16b
    eor v6.16b, v6.16b, v29.16b
    bit v29.16b, v0.16b, v18.16b
    ldr q0, [x3, #1248]
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #880]
    eor v2.16b, v17.16b, v2.16b
    eor v17.16b, v27.16b, v5.16b
    eor v2.16b, v2.16b, v15.16b
    bit v15.16b, v5.16b, v3.16b
    ext v5.16b, v19.16b, v19.16b, #8
    ldr q19, [x3, #384]
    eor v5.16b, v19.16b, v5.16b
    ldr q19, [x3, #1264]
    eor v19.16b, v19.16b, v21.16b
    ext v17.16b, v17.16b, v17.16b, #8
    eor v4.16b, v4.16b, v28.16b
    eor v19.16b, v19.16b, v23.16b
    bit v28.16b, v23.16b, v16.16b
    ldr q21, [x3, #416]
    eor v17.16b, v21.16b, v17.16b
    ldr q21, [x3, #1280]
    eor v21.16b, v21.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    eor v21.16b, v21.16b, v7.16b
    bit v13.16b, v7.16b, v20.16b
    ldr q7, [x3, #448]
    mvn v22.16b, v28.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    eor v18.16b, v1.16b, v18.16b
    mvn v23.16b, v29.16b
    eor v7.16b, v7.16b, v20.16b
    // round 12 (gift.dsl:33)
    eor v20.16b, v5.16b, v22.16b
    // round 11 (gift.dsl:33)
    mvn v25.16b, v15.16b
    ext v16.16b, v16.16b, v16.16b, #8
    mvn v26.16b, v13.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 12 (gift.dsl:33)
    eor v27.16b, v4.16b, v18.16b
    bit v5.16b, v20.16b, v4.16b
    // round 11 (gift.dsl:33)
    eor v16.16b, v30.16b, v16.16b
    ext v26.16b, v26.16b, v26.16b, #8
    // round 12 (gift.dsl:33)
    mov v28.16b, v4.16b
    bsl v28.16b, v22.16b, v20.16b
    bsl v20.16b, v27.16b, v18.16b
    bsl v5.16b, v4.16b, v27.16b
    eor v4.16b, v19.16b, v23.16b
    eor v27.16b, v6.16b, v16.16b
    bit v19.16b, v4.16b, v6.16b
    // round 11 (gift.dsl:33)
    eor v3.16b, v12.16b, v3.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 12 (gift.dsl:33)
    mov v29.16b, v6.16b
    bsl v29.16b, v23.16b, v4.16b
    bsl v4.16b, v27.16b, v16.16b
    bsl v19.16b, v6.16b, v27.16b
    eor v6.16b, v17.16b, v26.16b
    eor v27.16b, v0.16b, v3.16b
    bit v17.16b, v6.16b, v0.16b
    mov v13.16b, v0.16b
    bsl v13.16b, v26.16b, v6.16b
    bsl v6.16b, v27.16b, v3.16b
    bsl v17.16b, v0.16b, v27.16b
    eor v0.16b, v21.16b, v25.16b
    eor v27.16b, v2.16b, v7.16b
    bit v21.16b, v0.16b, v2.16b
    mov v15.16b, v2.16b
    bsl v15.16b, v25.16b, v0.16b
    bsl v0.16b, v27.16b, v7.16b
    bsl v21.16b, v2.16b, v27.16b
    ldr q2, [x3, #976]
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v22.16b, v20.16b
    eor v2.16b, v2.16b, v28.16b
    bit v28.16b, v20.16b, v5.16b
    ldr q20, [x3, #992]
    eor v16.16b, v20.16b, v16.16b
    eor v20.16b, v23.16b, v4.16b
    eor v16.16b, v16.16b, v29.16b
    bit v29.16b, v4.16b, v19.16b
    ldr q4, [x3, #1296]
    eor v3.16b, v4.16b, v3.16b
    ldr q4, [x3, #1312]
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [x3, #1328]
    eor v7.16b, v7.16b, v26.16b
    eor v3.16b, v3.16b, v13.16b
    eor v7.16b, v7.16b, v6.16b
    bit v13.16b, v6.16b, v17.16b
    ldr q6, [x3, #1344]
    eor v6.16b, v6.16b, v25.16b
    eor v4.16b, v4.16b, v15.16b
    eor v6.16b, v6.16b, v0.16b
    bit v15.16b, v0.16b, v21.16b
    ldr q0, [x3, #528]
    rev64 v18.4s, v18.4s
    eor v0.16b, v0.16b, v18.16b
    ldr q18, [x3, #544]
    mvn v22.16b, v28.16b
    rev64 v20.4s, v20.4s
    rev64 v17.4s, v17.4s
    rev64 v22.4s, v22.4s
    mvn v23.16b, v29.16b
    eor v18.16b, v18.16b, v20.16b
    eor v17.16b, v9.16b, v17.16b
    // round 13 (gift.dsl:33)
    eor v20.16b, v7.16b, v22.16b
    // round 12 (gift.dsl:33)
    rev64 v21.4s, v21.4s
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    rev64 v23.4s, v23.4s
    // round 13 (gift.dsl:33)
    eor v27.16b, v2.16b, v17.16b
    bit v7.16b, v20.16b, v2.16b
    // round 12 (gift.dsl:33)
    eor v21.16b, v9.16b, v21.16b
    rev64 v26.4s, v26.4s
    // round 13 (gift.dsl:33)
    mov v28.16b, v2.16b
    bsl v28.16b, v22.16b, v20.16b
    bsl v20.16b, v27.16b, v17.16b
    bsl v7.16b, v2.16b, v27.16b
    eor v2.16b, v6.16b, v23.16b
    eor v27.16b, v16.16b, v21.16b
    bit v6.16b, v2.16b, v16.16b
    // round 12 (gift.dsl:33)
    eor v5.16b, v1.16b, v5.16b
    rev64 v25.4s, v25.4s
    // round 13 (gift.dsl:33)
    mov v29.16b, v16.16b
    bsl v29.16b, v23.16b, v2.16b
    bsl v2.16b, v27.16b, v21.16b
    bsl v6.16b, v16.16b, v27.16b
    eor v16.16b, v0.16b, v26.16b
    eor v27.16b, v3.16b, v5.16b
    bit v0.16b, v16.16b, v3.16b
    // round 12 (gift.dsl:33)
    eor v19.16b, v10.16b, v19.16b
    // round 13 (gift.dsl:33)
    mov v13.16b, v3.16b
    bsl v13.16b, v26.16b, v16.16b
    bsl v16.16b, v27.16b, v5.16b
    bsl v0.16b, v3.16b, v27.16b
    eor v3.16b, v18.16b, v25.16b
    eor v27.16b, v4.16b, v19.16b
    bit v18.16b, v3.16b, v4.16b
    mov v15.16b, v4.16b
    bsl v15.16b, v25.16b, v3.16b
    bsl v3.16b, v27.16b, v19.16b
    bsl v18.16b, v4.16b, v27.16b
    ldr q4, [x3, #1072]
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v22.16b, v20.16b
    eor v4.16b, v4.16b, v28.16b
    bit v28.16b, v20.16b, v7.16b
    ldr q20, [x3, #1360]
    eor v20.16b, v20.16b, v21.16b
    ldr q21, [x3, #1088]
    eor v5.16b, v21.16b, v5.16b
    eor v21.16b, v26.16b, v16.16b
    eor v5.16b, v5.16b, v13.16b
    bit v13.16b, v16.16b, v0.16b
    ldr q16, [x3, #0]
    eor v16.16b, v16.16b, v19.16b
    ldr q19, [x3, #1376]
    eor v19.16b, v19.16b, v23.16b
    eor v20.16b, v20.16b, v29.16b
    eor v19.16b, v19.16b, v2.16b
    bit v29.16b, v2.16b, v6.16b
    ext v2.16b, v17.16b, v17.16b, #8
    ldr q17, [x3, #656]
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x3, #1392]
    eor v17.16b, v17.16b, v25.16b
    eor v16.16b, v16.16b, v15.16b
    eor v17.16b, v17.16b, v3.16b
    bit v15.16b, v3.16b, v18.16b
    ldr q3, [x3, #688]
    mvn v22.16b, v28.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    mvn v23.16b, v29.16b
    eor v6.16b, v30.16b, v6.16b
    eor v3.16b, v3.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v21.16b, v19.16b, v22.16b
    // round 13 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 14 (gift.dsl:33)
    eor v27.16b, v4.16b, v6.16b
    bit v19.16b, v21.16b, v4.16b
    // round 13 (gift.dsl:33)
    eor v7.16b, v9.16b, v7.16b
    ext v26.16b, v26.16b, v26.16b, #8
    // round 14 (gift.dsl:33)
    mov v28.16b, v4.16b
    bsl v28.16b, v22.16b, v21.16b
    bsl v21.16b, v27.16b, v6.16b
    bsl v19.16b, v4.16b, v27.16b
    eor v4.16b, v2.16b, v23.16b
    eor v27.16b, v20.16b, v7.16b
    bit v2.16b, v4.16b, v20.16b
    // round 13 (gift.dsl:33)
    eor v18.16b, v30.16b, v18.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 14 (gift.dsl:33)
    mov v29.16b, v20.16b
    bsl v29.16b, v23.16b, v4.16b
    bsl v4.16b, v27.16b, v7.16b
    bsl v2.16b, v20.16b, v27.16b
    eor v20.16b, v17.16b, v26.16b
    eor v27.16b, v5.16b, v18.16b
    bit v17.16b, v20.16b, v5.16b
    // round 13 (gift.dsl:33)
    eor v0.16b, v8.16b, v0.16b
    // round 14 (gift.dsl:33)
    mov v13.16b, v5.16b
    bsl v13.16b, v26.16b, v20.16b
    bsl v20.16b, v27.16b, v18.16b
    bsl v17.16b, v5.16b, v27.16b
    eor v5.16b, v3.16b, v25.16b
    eor v27.16b, v16.16b, v0.16b
    bit v3.16b, v5.16b, v16.16b
    mov v15.16b, v16.16b
    bsl v15.16b, v25.16b, v5.16b
    bsl v5.16b, v27.16b, v0.16b
    bsl v3.16b, v16.16b, v27.16b
    ldr q16, [x3, #1408]
    eor v6.16b, v16.16b, v6.16b
    ldr q16, [x3, #1424]
    eor v7.16b, v16.16b, v7.16b
    ldr q16, [x3, #1168]
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v26.16b, v20.16b
    eor v16.16b, v16.16b, v13.16b
    bit v13.16b, v20.16b, v17.16b
    ldr q20, [x3, #1184]
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v25.16b, v5.16b
    eor v0.16b, v0.16b, v15.16b
    bit v15.16b, v5.16b, v3.16b
    rev64 v5.4s, v20.4s
    rev64 v18.4s, v18.4s
    ldr q20, [x3, #816]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #832]
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #1440]
    eor v20.16b, v20.16b, v22.16b
    eor v6.16b, v6.16b, v28.16b
    bit v28.16b, v21.16b, v19.16b
    eor v20.16b, v20.16b, v21.16b
    mvn v21.16b, v28.16b
    ldr q22, [x3, #1456]
    eor v22.16b, v22.16b, v23.16b
    eor v7.16b, v7.16b, v29.16b
    bit v29.16b, v4.16b, v2.16b
    rev64 v21.4s, v21.4s
    eor v4.16b, v22.16b, v4.16b
    rev64 v2.4s, v2.4s
    mvn v22.16b, v29.16b
    eor v17.16b, v30.16b, v17.16b
    // round 15 (gift.dsl:33)
    eor v23.16b, v18.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v3.16b, v9.16b, v3.16b
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    rev64 v22.4s, v22.4s
    // round 15 (gift.dsl:33)
    eor v27.16b, v6.16b, v17.16b
    bit v18.16b, v23.16b, v6.16b
    // round 14 (gift.dsl:33)
    rev64 v19.4s, v19.4s
    rev64 v26.4s, v26.4s
    // round 15 (gift.dsl:33)
    mov v28.16b, v6.16b
    bsl v28.16b, v21.16b, v23.16b
    bsl v23.16b, v27.16b, v17.16b
    bsl v18.16b, v6.16b, v27.16b
    eor v6.16b, v5.16b, v22.16b
    eor v27.16b, v7.16b, v3.16b
    bit v5.16b, v6.16b, v7.16b
    // round 14 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    eor v19.16b, v30.16b, v19.16b
    // round 15 (gift.dsl:33)
    mov v29.16b, v7.16b
    bsl v29.16b, v22.16b, v6.16b
    bsl v6.16b, v27.16b, v3.16b
    bsl v5.16b, v7.16b, v27.16b
    eor v7.16b, v20.16b, v26.16b
    eor v27.16b, v16.16b, v19.16b
    bit v20.16b, v7.16b, v16.16b
    // round 14 (gift.dsl:33)
    eor v2.16b, v10.16b, v2.16b
    // round 15 (gift.dsl:33)
    mov v13.16b, v16.16b
    bsl v13.16b, v26.16b, v7.16b
    bsl v7.16b, v27.16b, v19.16b
    bsl v20.16b, v16.16b, v27.16b
    eor v16.16b, v4.16b, v25.16b
    eor v27.16b, v0.16b, v2.16b
    bit v4.16b, v16.16b, v0.16b
    mov v15.16b, v0.16b
    bsl v15.16b, v25.16b, v16.16b
    bsl v16.16b, v27.16b, v2.16b
    bsl v4.16b, v0.16b, v27.16b
    ldr q0, [x3, #320]
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #1232]
    eor v3.16b, v17.16b, v3.16b
    eor v17.16b, v22.16b, v6.16b
    eor v3.16b, v3.16b, v29.16b
    bit v29.16b, v6.16b, v5.16b
    ldr q6, [x3, #352]
    eor v6.16b, v6.16b, v19.16b
    ldr q19, [x3, #1248]
    eor v2.16b, v19.16b, v2.16b
    eor v19.16b, v25.16b, v16.16b
    eor v2.16b, v2.16b, v15.16b
    bit v15.16b, v16.16b, v4.16b
    ext v16.16b, v17.16b, v17.16b, #8
    ldr q17, [x3, #912]
    eor v16.16b, v17.16b, v16.16b
    ldr q17, [x3, #1472]
    eor v17.16b, v17.16b, v21.16b
    ext v19.16b, v19.16b, v19.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v17.16b, v17.16b, v23.16b
    bit v28.16b, v23.16b, v18.16b
    ldr q21, [x3, #944]
    eor v19.16b, v21.16b, v19.16b
    mvn v21.16b, v28.16b
    ldr q22, [x3, #1488]
    eor v22.16b, v22.16b, v26.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v6.16b, v6.16b, v13.16b
    eor v22.16b, v22.16b, v7.16b
    bit v13.16b, v7.16b, v20.16b
    eor v5.16b, v12.16b, v5.16b
    mvn v7.16b, v29.16b
    // round 16 (gift.dsl:33)
    eor v23.16b, v16.16b, v21.16b
    // round 15 (gift.dsl:33)
    eor v4.16b, v30.16b, v4.16b
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    ext v7.16b, v7.16b, v7.16b, #8
    // round 16 (gift.dsl:33)
    eor v27.16b, v0.16b, v5.16b
    bit v16.16b, v23.16b, v0.16b
    // round 15 (gift.dsl:33)
    ext v18.16b, v18.16b, v18.16b, #8
    ext v26.16b, v26.16b, v26.16b, #8
    // round 16 (gift.dsl:33)
    mov v28.16b, v0.16b
    bsl v28.16b, v21.16b, v23.16b
    bsl v23.16b, v27.16b, v5.16b
    bsl v16.16b, v0.16b, v27.16b
    eor v0.16b, v17.16b, v7.16b
    eor v27.16b, v3.16b, v18.16b
    bit v17.16b, v0.16b, v3.16b
    // round 15 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    // round 16 (gift.dsl:33)
    mov v29.16b, v3.16b
    bsl v29.16b, v7.16b, v0.16b
    bsl v0.16b, v27.16b, v18.16b
    bsl v17.16b, v3.16b, v27.16b
    eor v3.16b, v19.16b, v26.16b
    eor v27.16b, v6.16b, v4.16b
    bit v19.16b, v3.16b, v6.16b
    // round 15 (gift.dsl:33)
    eor v20.16b, v8.16b, v20.16b
    // round 16 (gift.dsl:33)
    mov v13.16b, v6.16b
    bsl v13.16b, v26.16b, v3.16b
    bsl v3.16b, v27.16b, v4.16b
    bsl v19.16b, v6.16b, v27.16b
    eor v6.16b, v22.16b, v25.16b
    eor v27.16b, v2.16b, v20.16b
    bit v22.16b, v6.16b, v2.16b
    mov v15.16b, v2.16b
    bsl v15.16b, v25.16b, v6.16b
    bsl v6.16b, v27.16b, v20.16b
    bsl v22.16b, v2.16b, v27.16b
    ldr q2, [x3, #1296]
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v21.16b, v23.16b
    eor v2.16b, v2.16b, v28.16b
    bit v28.16b, v23.16b, v16.16b
    ldr q21, [x3, #1312]
    eor v18.16b, v21.16b, v18.16b
    eor v7.16b, v7.16b, v0.16b
    eor v18.16b, v18.16b, v29.16b
    bit v29.16b, v0.16b, v17.16b
    ldr q0, [x3, #464]
    eor v0.16b, v0.16b, v4.16b
    ldr q4, [x3, #480]
    eor v4.16b, v4.16b, v20.16b
    ldr q20, [x3, #1504]
    eor v20.16b, v20.16b, v26.16b
    eor v0.16b, v0.16b, v13.16b
    eor v20.16b, v20.16b, v3.16b
    bit v13.16b, v3.16b, v19.16b
    ldr q3, [x3, #1520]
    eor v3.16b, v3.16b, v25.16b
    eor v4.16b, v4.16b, v15.16b
    eor v3.16b, v3.16b, v6.16b
    bit v15.16b, v6.16b, v22.16b
    ldr q6, [x3, #1008]
    rev64 v5.4s, v5.4s
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [x3, #1024]
    mvn v21.16b, v28.16b
    rev64 v7.4s, v7.4s
    rev64 v19.4s, v19.4s
    rev64 v21.4s, v21.4s
    mvn v23.16b, v29.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v9.16b, v19.16b
    // round 17 (gift.dsl:33)
    eor v19.16b, v20.16b, v21.16b
    // round 16 (gift.dsl:33)
    rev64 v22.4s, v22.4s
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    rev64 v23.4s, v23.4s
    // round 17 (gift.dsl:33)
    eor v27.16b, v2.16b, v7.16b
    bit v20.16b, v19.16b, v2.16b
    // round 16 (gift.dsl:33)
    eor v22.16b, v31.16b, v22.16b
    rev64 v26.4s, v26.4s
    // round 17 (gift.dsl:33)
    mov v28.16b, v2.16b
    bsl v28.16b, v21.16b, v19.16b
    bsl v19.16b, v27.16b, v7.16b
    bsl v20.16b, v2.16b, v27.16b
    eor v2.16b, v3.16b, v23.16b
    eor v27.16b, v18.16b, v22.16b
    bit v3.16b, v2.16b, v18.16b
    // round 16 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    // round 17 (gift.dsl:33)
    mov v29.16b, v18.16b
    bsl v29.16b, v23.16b, v2.16b
    bsl v2.16b, v27.16b, v22.16b
    bsl v3.16b, v18.16b, v27.16b
    eor v18.16b, v5.16b, v26.16b
    eor v27.16b, v0.16b, v16.16b
    bit v5.16b, v18.16b, v0.16b
    // round 16 (gift.dsl:33)
    eor v17.16b, v9.16b, v17.16b
    // round 17 (gift.dsl:33)
    mov v13.16b, v0.16b
    bsl v13.16b, v26.16b, v18.16b
    bsl v18.16b, v27.16b, v16.16b
    bsl v5.16b, v0.16b, v27.16b
    eor v0.16b, v6.16b, v25.16b
    eor v27.16b, v4.16b, v17.16b
    bit v6.16b, v0.16b, v4.16b
    mov v15.16b, v4.16b
    bsl v15.16b, v25.16b, v0.16b
    bsl v0.16b, v27.16b, v17.16b
    bsl v6.16b, v4.16b, v27.16b
    ldr q4, [x3, #1360]
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v21.16b, v19.16b
    eor v4.16b, v4.16b, v28.16b
    bit v28.16b, v19.16b, v20.16b
    ldr q19, [x3, #608]
    eor v19.16b, v19.16b, v22.16b
    ldr q21, [x3, #0]
    eor v16.16b, v21.16b, v16.16b
    eor v21.16b, v26.16b, v18.16b
    eor v16.16b, v16.16b, v13.16b
    bit v13.16b, v18.16b, v5.16b
    ldr q18, [x3, #1536]
    eor v18.16b, v18.16b, v23.16b
    eor v17.16b, v24.16b, v17.16b
    eor v19.16b, v19.16b, v29.16b
    eor v18.16b, v18.16b, v2.16b
    bit v29.16b, v2.16b, v3.16b
    ext v2.16b, v7.16b, v7.16b, #8
    ldr q7, [x3, #1104]
    eor v2.16b, v7.16b, v2.16b
    ldr q7, [x3, #1552]
    eor v7.16b, v7.16b, v25.16b
    eor v17.16b, v17.16b, v15.16b
    eor v7.16b, v7.16b, v0.16b
    bit v15.16b, v0.16b, v6.16b
    ldr q0, [x3, #1136]
    mvn v22.16b, v28.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    mvn v23.16b, v29.16b
    eor v3.16b, v12.16b, v3.16b
    eor v0.16b, v0.16b, v21.16b
    // round 18 (gift.dsl:33)
    eor v21.16b, v18.16b, v22.16b
    // round 17 (gift.dsl:33)
    ext v6.16b, v6.16b, v6.16b, #8
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 18 (gift.dsl:33)
    eor v27.16b, v4.16b, v3.16b
    bit v18.16b, v21.16b, v4.16b
    // round 17 (gift.dsl:33)
    eor v20.16b, v9.16b, v20.16b
    ext v26.16b, v26.16b, v26.16b, #8
    // round 18 (gift.dsl:33)
    mov v28.16b, v4.16b
    bsl v28.16b, v22.16b, v21.16b
    bsl v21.16b, v27.16b, v3.16b
    bsl v18.16b, v4.16b, v27.16b
    eor v4.16b, v2.16b, v23.16b
    eor v27.16b, v19.16b, v20.16b
    bit v2.16b, v4.16b, v19.16b
    // round 17 (gift.dsl:33)
    eor v6.16b, v30.16b, v6.16b
    ext v25.16b, v25.16b, v25.16b, #8
    // round 18 (gift.dsl:33)
    mov v29.16b, v19.16b
    bsl v29.16b, v23.16b, v4.16b
    bsl v4.16b, v27.16b, v20.16b
    bsl v2.16b, v19.16b, v27.16b
    eor v19.16b, v7.16b, v26.16b
    eor v27.16b, v16.16b, v6.16b
    bit v7.16b, v19.16b, v16.16b
    // round 17 (gift.dsl:33)
    eor v5.16b, v30.16b, v5.16b
    // round 18 (gift.dsl:33)
    mov v13.16b, v16.16b
    bsl v13.16b, v26.16b, v19.16b
    bsl v19.16b, v27.16b, v6.16b
    bsl v7.16b, v16.16b, v27.16b
    eor v16.16b, v0.16b, v25.16b
    eor v27.16b, v17.16b, v5.16b
    bit v0.16b, v16.16b, v17.16b
    mov v15.16b, v17.16b
    bsl v15.16b, v25.16b, v16.16b
    bsl v16.16b, v27.16b, v5.16b
    bsl v0.16b, v17.16b, v27.16b
    ldr q17, [x3, #752]
    eor v3.16b, v17.16b, v3.16b
    ldr q17, [x3, #768]
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #1408]
    eor v6.16b, v20.16b, v6.16b
    eor v20.16b, v26.16b, v19.16b
    eor v6.16b, v6.16b, v13.16b
    bit v13.16b, v19.16b, v7.16b
    ldr q19, [x3, #1424]
    eor v5.16b, v19.16b, v5.16b
    eor v19.16b, v25.16b, v16.16b
    eor v5.16b, v5.16b, v15.16b
    bit v15.16b, v16.16b, v0.16b
    rev64 v16.4s, v19.4s
    rev64 v19.4s, v20.4s
    ldr q20, [x3, #1200]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #1216]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #1568]
    eor v20.16b, v20.16b, v22.16b
    eor v3.16b, v3.16b, v28.16b
    bit v28.16b, v21.16b, v18.16b
    eor v20.16b, v20.16b, v21.16b
    mvn v21.16b, v28.16b
    ldr q22, [x3, #1584]
    eor v22.16b, v22.16b, v23.16b
    eor v17.16b, v17.16b, v29.16b
    bit v29.16b, v4.16b, v2.16b
    rev64 v21.4s, v21.4s
    eor v4.16b, v22.16b, v4.16b
    rev64 v2.4s, v2.4s
    mvn v22.16b, v29.16b
    // round 19 (gift.dsl:33)
    eor v23.16b, v19.16b, v21.16b
    // round 18 (gift.dsl:33)
    eor v0.16b, v31.16b, v0.16b
    mvn v25.16b, v15.16b
    mvn v26.16b, v13.16b
    rev64 v22.4s, v22.4s
    // round 19 (gift.dsl:33)
    eor v27.16b, v3.16b, v7.16b
    bit v19.16b, v23.16b, v3.16b
    // round 18 (gift.dsl:33)
    rev64 v18.4s, v18.4s
    rev64 v26.4s, v26.4s
    // round 19 (gift.dsl:33)
    mov v28.16b, v3.16b
    bsl v28.16b, v21.16b, v23.16b
    bsl v23.16b, v27.16b, v7.16b
    bsl v19.16b, v3.16b, v27.16b
    eor v3.16b, v16.16b, v22.16b
    eor v27.16b, v17.16b, v0.16b
    bit v16.16b, v3.16b, v17.16b
    // round 18 (gift.dsl:33)
    rev64 v25.4s, v25.4s
    eor v18.16b, v30.16b, v18.16b
    // round 19 (gift.dsl:33)
    mov v29.16b, v17.16b
    bsl v29.16b, v22.16b, v3.16b
    bsl v3.16b, v27.16b, v0.16b
    bsl v16.16b, v17.16b, v27.16b
    eor v17.16b, v20.16b, v26.16b
    eor v27.16b, v6.16b, v18.16b
    bit v20.16b, v17.16b, v6.16b
    // round 18 (gift.dsl:33)
    eor v2.16b, v10.16b, v2.16b
    // round 19 (gift.dsl:33)
    mov v13.16b, v6.16b
    bsl v13.16b, v26.16b, v17.16b
    bsl v17.16b, v27.16b, v18.16b
    bsl v20.16b, v6.16b, v27.16b
    eor v6.16b, v4.16b, v25.16b
    eor v27.16b, v5.16b, v2.16b
    bit v4.16b, v6.16b, v5.16b
    mov v15.16b, v5.16b
    bsl v15.16b, v25.16b, v6.16b
    bsl v6.16b, v27.16b, v2.16b
    bsl v4.16b, v5.16b, v27.16b
    ldr q5, [x3, #320]
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v22.16b, v3.16b
    eor v0.16b, v0.16b, v29.16b
    bit v29.16b, v3.16b, v16.16b
    ldr q3, [x3, #352]
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v11.16b, v7.16b
    eor v7.16b, v25.16b, v6.16b
    eor v2.16b, v2.16b, v15.16b
    bit v15.16b, v6.16b, v4.16b
    ext v5.16b, v5.16b, v5.16b, #8
    ldr q6, [x3, #1264]
    eor v5.16b, v6.16b, v5.16b
    ldr q6, [x3, #1600]
    eor v6.16b, v6.16b, v21.16b
    eor v3.16b, v3.16b, v28.16b
    bit v28.16b, v23.16b, v19.16b
    eor v18.16b, v14.16b, v18.16b
    ext v7.16b, v7.16b, v7.16b, #8
    eor v6.16b, v6.16b, v23.16b
    mvn v21.16b, v28.16b
    ldr q22, [x3, #1280]
    eor v7.16b, v22.16b, v7.16b
    ext v21.16b, v21.16b, v21.16b, #8
    ldr q22, [x3, #1616]
    eor v22.16b, v22.16b, v26.16b
    eor v18.16b, v18.16b, v13.16b
    eor v16.16b, v12.16b, v16.16b
    mvn v23.16b, v29.16b
    // round 20 (gift.dsl:33)
    eor v25.16b, v5.16b, v21.16b
    // round 19 (gift.dsl:33)
    eor v22.16b, v22.16b, v17.16b
    bit v13.16b, v17.16b, v20.16b
    ext v17.16b, v19.16b, v19.16b, #8
    // round 20 (gift.dsl:33)
    eor v19.16b, v3.16b, v16.16b
    // round 19 (gift.dsl:33)
    ext v23.16b, v23.16b, v23.16b, #8
    // round 20 (gift.dsl:33)
    bit v5.16b, v25.16b, v3.16b
    // round 19 (gift.dsl:33)
    mvn v26.16b, v13.16b
    eor v17.16b, v30.16b, v17.16b
    // round 20 (gift.dsl:33)
    mov v27.16b, v3.16b
    bsl v27.16b, v21.16b, v25.16b
    bsl v25.16b, v19.16b, v16.16b
    bsl v5.16b, v3.16b, v19.16b
    eor v3.16b, v6.16b, v23.16b
    // round 19 (gift.dsl:33)
    mvn v19.16b, v15.16b
    ext v26.16b, v26.16b, v26.16b, #8
    // round 20 (gift.dsl:33)
    eor v28.16b, v0.16b, v17.16b
    bit v6.16b, v3.16b, v0.16b
    // round 19 (gift.dsl:33)
    ext v20.16b, v20.16b, v20.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    // round 20 (gift.dsl:33)
    mov v29.16b, v0.16b
    bsl v29.16b, v23.16b, v3.16b
    bsl v3.16b, v28.16b, v17.16b
    bsl v6.16b, v0.16b, v28.16b
    eor v0.16b, v7.16b, v26.16b
    eor v28.16b, v18.16b, v4.16b
    bit v7.16b, v0.16b, v18.16b
    // round 19 (gift.dsl:33)
    eor v20.16b, v8.16b, v20.16b
    // round 20 (gift.dsl:33)
    mov v12.16b, v18.16b
    bsl v12.16b, v26.16b, v0.16b
    bsl v0.16b, v28.16b, v4.16b
    bsl v7.16b, v18.16b, v28.16b
    eor v18.16b, v22.16b, v19.16b
    eor v28.16b, v2.16b, v20.16b
    bit v22.16b, v18.16b, v2.16b
    mov v13.16b, v2.16b
    bsl v13.16b, v19.16b, v18.16b
    bsl v18.16b, v28.16b, v20.16b
    bsl v22.16b, v2.16b, v28.16b
    ldr q2, [x3, #464]
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v21.16b, v25.16b
    eor v2.16b, v2.16b, v27.16b
    bit v27.16b, v25.16b, v5.16b
    ldr q21, [x3, #480]
    eor v17.16b, v21.16b, v17.16b
    eor v21.16b, v23.16b, v3.16b
    eor v17.16b, v17.16b, v29.16b
    bit v29.16b, v3.16b, v6.16b
    ldr q3, [x3, #496]
    eor v3.16b, v3.16b, v4.16b
    ldr q4, [x3, #512]
    eor v4.16b, v4.16b, v20.16b
    ldr q20, [x3, #1632]
    eor v20.16b, v20.16b, v26.16b
    eor v3.16b, v3.16b, v12.16b
    eor v20.16b, v20.16b, v0.16b
    bit v12.16b, v0.16b, v7.16b
    ldr q0, [x3, #1648]
    eor v0.16b, v0.16b, v19.16b
    ldr q19, [x3, #1344]
    mvn v23.16b, v27.16b
    eor v4.16b, v4.16b, v13.16b
    eor v0.16b, v0.16b, v18.16b
    rev64 v21.4s, v21.4s
    rev64 v7.4s, v7.4s
    rev64 v23.4s, v23.4s
    bit v13.16b, v18.16b, v22.16b
    ldr q18, [x3, #1328]
    rev64 v22.4s, v22.4s
    mvn v25.16b, v29.16b
    eor v19.16b, v19.16b, v21.16b
    eor v7.16b, v30.16b, v7.16b
    // round 21 (gift.dsl:33)
    eor v21.16b, v20.16b, v23.16b
    // round 20 (gift.dsl:33)
    rev64 v16.4s, v16.4s
    rev64 v25.4s, v25.4s
    eor v22.16b, v31.16b, v22.16b
    // round 21 (gift.dsl:33)
    eor v26.16b, v2.16b, v7.16b
    bit v20.16b, v21.16b, v2.16b
    // round 20 (gift.dsl:33)
    mvn v27.16b, v12.16b
    eor v16.16b, v18.16b, v16.16b
    // round 21 (gift.dsl:33)
    eor v18.16b, v0.16b, v25.16b
    bsl v20.16b, v2.16b, v26.16b
    bsl v2.16b, v23.16b, v21.16b
    bsl v21.16b, v26.16b, v7.16b
    eor v26.16b, v17.16b, v22.16b
    // round 20 (gift.dsl:33)
    rev64 v27.4s, v27.4s
    // round 21 (gift.dsl:33)
    bit v0.16b, v18.16b, v17.16b
    // round 20 (gift.dsl:33)
    mvn v28.16b, v13.16b
    // round 21 (gift.dsl:33)
    mov v29.16b, v17.16b
    bsl v29.16b, v25.16b, v18.16b
    bsl v18.16b, v26.16b, v22.16b
    bsl v0.16b, v17.16b, v26.16b
    eor v17.16b, v16.16b, v27.16b
    // round 20 (gift.dsl:33)
    rev64 v26.4s, v28.4s
    // round 21 (gift.dsl:33)
    eor v28.16b, v3.16b, v5.16b
    bit v16.16b, v17.16b, v3.16b
    // round 20 (gift.dsl:33)
    eor v6.16b, v10.16b, v6.16b
    // round 21 (gift.dsl:33)
    mov v31.16b, v3.16b
    bsl v31.16b, v27.16b, v17.16b
    bsl v17.16b, v28.16b, v5.16b
    bsl v16.16b, v3.16b, v28.16b
    eor v3.16b, v19.16b, v26.16b
    eor v28.16b, v4.16b, v6.16b
    bit v19.16b, v3.16b, v4.16b
    mov v12.16b, v4.16b
    bsl v12.16b, v26.16b, v3.16b
    bsl v3.16b, v28.16b, v6.16b
    bsl v19.16b, v4.16b, v28.16b
    ldr q4, [x3, #608]
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v23.16b, v21.16b
    eor v4.16b, v4.16b, v2.16b
    bit v2.16b, v21.16b, v20.16b
    ldr q21, [x3, #624]
    eor v21.16b, v21.16b, v22.16b
    eor v5.16b, v24.16b, v5.16b
    ldr q22, [x3, #640]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #1664]
    eor v22.16b, v22.16b, v25.16b
    ldr q23, [x3, #1680]
    eor v23.16b, v23.16b, v26.16b
    eor v21.16b, v21.16b, v29.16b
    eor v6.16b, v6.16b, v12.16b
    eor v22.16b, v22.16b, v18.16b
    eor v23.16b, v23.16b, v3.16b
    bit v29.16b, v18.16b, v0.16b
    ldr q18, [x3, #1376]
    eor v24.16b, v27.16b, v17.16b
    eor v5.16b, v5.16b, v31.16b
    mvn v2.16b, v2.16b
    bit v31.16b, v17.16b, v16.16b
    bit v12.16b, v3.16b, v19.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ext v3.16b, v7.16b, v7.16b, #8
    mvn v7.16b, v29.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q17, [x3, #1392]
    ext v19.16b, v19.16b, v19.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    eor v0.16b, v1.16b, v0.16b
    ext v7.16b, v7.16b, v7.16b, #8
    eor v3.16b, v18.16b, v3.16b
    // round 22 (gift.dsl:33)
    eor v18.16b, v22.16b, v2.16b
    // round 21 (gift.dsl:33)
    mvn v25.16b, v12.16b
    eor v20.16b, v9.16b, v20.16b
    mvn v26.16b, v31.16b
    // round 22 (gift.dsl:33)
    eor v27.16b, v4.16b, v0.16b
    eor v28.16b, v3.16b, v7.16b
    bit v22.16b, v18.16b, v4.16b
    // round 21 (gift.dsl:33)
    eor v19.16b, v1.16b, v19.16b
    eor v17.16b, v17.16b, v24.16b
    ext v24.16b, v26.16b, v26.16b, #8
    // round 22 (gift.dsl:33)
    eor v26.16b, v21.16b, v20.16b
    bit v3.16b, v28.16b, v21.16b
    bsl v22.16b, v4.16b, v27.16b
    bsl v4.16b, v2.16b, v18.16b
    bsl v18.16b, v27.16b, v0.16b
    eor v27.16b, v23.16b, v24.16b
    // round 21 (gift.dsl:33)
    ext v25.16b, v25.16b, v25.16b, #8
    // round 22 (gift.dsl:33)
    bsl v3.16b, v21.16b, v26.16b
    bsl v21.16b, v7.16b, v28.16b
    bsl v28.16b, v26.16b, v20.16b
    eor v26.16b, v5.16b, v19.16b
    bit v23.16b, v27.16b, v5.16b
    // round 21 (gift.dsl:33)
    eor v16.16b, v30.16b, v16.16b
    // round 22 (gift.dsl:33)
    mov v29.16b, v5.16b
    bsl v29.16b, v24.16b, v27.16b
    bsl v27.16b, v26.16b, v19.16b
    bsl v23.16b, v5.16b, v26.16b
    eor v5.16b, v17.16b, v25.16b
    eor v26.16b, v6.16b, v16.16b
    bit v17.16b, v5.16b, v6.16b
    mov v31.16b, v6.16b
    bsl v31.16b, v25.16b, v5.16b
    bsl v5.16b, v26.16b, v16.16b
    bsl v17.16b, v6.16b, v26.16b
    ldr q6, [x3, #720]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #736]
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #752]
    eor v19.16b, v20.16b, v19.16b
    eor v20.16b, v24.16b, v27.16b
    eor v19.16b, v19.16b, v29.16b
    bit v29.16b, v27.16b, v23.16b
    ldr q24, [x3, #768]
    eor v16.16b, v24.16b, v16.16b
    ldr q24, [x3, #1440]
    eor v25.16b, v25.16b, v5.16b
    eor v16.16b, v16.16b, v31.16b
    bit v31.16b, v5.16b, v17.16b
    ldr q5, [x3, #1696]
    eor v2.16b, v5.16b, v2.16b
    ldr q5, [x3, #1712]
    rev64 v20.4s, v20.4s
    eor v0.16b, v0.16b, v4.16b
    bit v4.16b, v18.16b, v22.16b
    eor v20.16b, v24.16b, v20.16b
    ldr q24, [x3, #1456]
    eor v6.16b, v6.16b, v21.16b
    bit v21.16b, v28.16b, v3.16b
    mvn v4.16b, v4.16b
    eor v5.16b, v5.16b, v7.16b
    rev64 v7.4s, v25.4s
    mvn v21.16b, v21.16b
    rev64 v4.4s, v4.4s
    eor v5.16b, v5.16b, v28.16b
    rev64 v3.4s, v3.4s
    eor v7.16b, v24.16b, v7.16b
    eor v23.16b, v9.16b, v23.16b
    rev64 v21.4s, v21.4s
    // round 23 (gift.dsl:33)
    eor v24.16b, v20.16b, v4.16b
    // round 22 (gift.dsl:33)
    eor v2.16b, v2.16b, v18.16b
    eor v17.16b, v30.16b, v17.16b
    mvn v18.16b, v29.16b
    // round 23 (gift.dsl:33)
    eor v25.16b, v0.16b, v23.16b
    eor v26.16b, v7.16b, v21.16b
    bit v20.16b, v24.16b, v0.16b
    // round 22 (gift.dsl:33)
    mvn v27.16b, v31.16b
    rev64 v22.4s, v22.4s
    rev64 v18.4s, v18.4s
    // round 23 (gift.dsl:33)
    eor v28.16b, v6.16b, v17.16b
    bit v7.16b, v26.16b, v6.16b
    bsl v20.16b, v0.16b, v25.16b
    bsl v0.16b, v4.16b, v24.16b
    bsl v24.16b, v25.16b, v23.16b
    eor v25.16b, v2.16b, v18.16b
    // round 22 (gift.dsl:33)
    rev64 v27.4s, v27.4s
    // round 23 (gift.dsl:33)
    bsl v7.16b, v6.16b, v28.16b
    bsl v6.16b, v21.16b, v26.16b
    bsl v26.16b, v28.16b, v17.16b
    eor v28.16b, v19.16b, v22.16b
    bit v2.16b, v25.16b, v19.16b
    // round 22 (gift.dsl:33)
    eor v3.16b, v10.16b, v3.16b
    // round 23 (gift.dsl:33)
    mov v29.16b, v19.16b
    bsl v29.16b, v18.16b, v25.16b
    bsl v25.16b, v28.16b, v22.16b
    bsl v2.16b, v19.16b, v28.16b
    eor v19.16b, v5.16b, v27.16b
    eor v28.16b, v16.16b, v3.16b
    bit v5.16b, v19.16b, v16.16b
    mov v31.16b, v16.16b
    bsl v31.16b, v27.16b, v19.16b
    bsl v19.16b, v28.16b, v3.16b
    bsl v5.16b, v16.16b, v28.16b
    ldr q16, [x3, #864]
    eor v16.16b, v16.16b, v23.16b
    eor v17.16b, v11.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v17.16b, v17.16b, v6.16b
    bit v6.16b, v26.16b, v7.16b
    ldr q23, [x3, #880]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #1728]
    eor v3.16b, v14.16b, v3.16b
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #1744]
    eor v26.16b, v27.16b, v19.16b
    eor v3.16b, v3.16b, v31.16b
    bit v31.16b, v19.16b, v5.16b
    ldr q19, [x3, #1472]
    eor v16.16b, v16.16b, v0.16b
    bit v0.16b, v24.16b, v20.16b
    eor v18.16b, v23.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v4.16b, v4.16b, v24.16b
    mvn v0.16b, v0.16b
    ldr q23, [x3, #1488]
    ext v24.16b, v26.16b, v26.16b, #8
    eor v22.16b, v22.16b, v29.16b
    eor v18.16b, v18.16b, v25.16b
    mvn v6.16b, v6.16b
    eor v19.16b, v19.16b, v21.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ldr q21, [x3, #448]
    eor v5.16b, v1.16b, v5.16b
    bit v29.16b, v25.16b, v2.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    // round 24 (gift.dsl:33)
    eor v25.16b, v19.16b, v0.16b
    // round 23 (gift.dsl:33)
    eor v23.16b, v23.16b, v24.16b
    // round 24 (gift.dsl:33)
    eor v24.16b, v16.16b, v7.16b
    // round 23 (gift.dsl:33)
    mvn v26.16b, v29.16b
    eor v20.16b, v30.16b, v20.16b
    // round 24 (gift.dsl:33)
    eor v27.16b, v4.16b, v6.16b
    bit v19.16b, v25.16b, v16.16b
    // round 23 (gift.dsl:33)
    mvn v28.16b, v31.16b
    eor v2.16b, v21.16b, v2.16b
    ext v21.16b, v26.16b, v26.16b, #8
    // round 24 (gift.dsl:33)
    eor v26.16b, v17.16b, v20.16b
    bit v4.16b, v27.16b, v17.16b
    bsl v19.16b, v16.16b, v24.16b
    bsl v16.16b, v0.16b, v25.16b
    bsl v25.16b, v24.16b, v7.16b
    eor v24.16b, v23.16b, v21.16b
    bsl v4.16b, v17.16b, v26.16b
    bsl v17.16b, v6.16b, v27.16b
    bsl v27.16b, v26.16b, v20.16b
    eor v26.16b, v22.16b, v5.16b
    // round 23 (gift.dsl:33)
    ext v28.16b, v28.16b, v28.16b, #8
    // round 24 (gift.dsl:33)
    bit v23.16b, v24.16b, v22.16b
    mov v29.16b, v22.16b
    bsl v29.16b, v21.16b, v24.16b
    bsl v24.16b, v26.16b, v5.16b
    bsl v23.16b, v22.16b, v26.16b
    eor v22.16b, v18.16b, v28.16b
    eor v26.16b, v3.16b, v2.16b
    bit v18.16b, v22.16b, v3.16b
    mov v31.16b, v3.16b
    bsl v31.16b, v28.16b, v22.16b
    bsl v22.16b, v26.16b, v2.16b
    bsl v18.16b, v3.16b, v26.16b
    ldr q3, [x3, #496]
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v25.16b
    eor v3.16b, v3.16b, v16.16b
    bit v16.16b, v25.16b, v19.16b
    ldr q7, [x3, #512]
    eor v7.16b, v7.16b, v20.16b
    ldr q20, [x3, #976]
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #992]
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [x3, #1760]
    eor v20.16b, v20.16b, v21.16b
    ldr q21, [x3, #1776]
    eor v21.16b, v21.16b, v28.16b
    eor v6.16b, v6.16b, v27.16b
    eor v7.16b, v7.16b, v17.16b
    eor v2.16b, v2.16b, v31.16b
    eor v21.16b, v21.16b, v22.16b
    bit v17.16b, v27.16b, v4.16b
    bit v31.16b, v22.16b, v18.16b
    rev64 v6.4s, v6.4s
    rev64 v18.4s, v18.4s
    ldr q22, [x3, #1520]
    eor v5.16b, v5.16b, v29.16b
    eor v20.16b, v20.16b, v24.16b
    mvn v16.16b, v16.16b
    ldr q25, [x3, #1504]
    eor v4.16b, v10.16b, v4.16b
    bit v29.16b, v24.16b, v23.16b
    mvn v17.16b, v17.16b
    rev64 v0.4s, v0.4s
    mvn v24.16b, v31.16b
    rev64 v16.4s, v16.4s
    rev64 v23.4s, v23.4s
    rev64 v17.4s, v17.4s
    mvn v26.16b, v29.16b
    eor v6.16b, v22.16b, v6.16b
    eor v19.16b, v1.16b, v19.16b
    // round 25 (gift.dsl:33)
    eor v22.16b, v20.16b, v16.16b
    // round 24 (gift.dsl:33)
    eor v0.16b, v25.16b, v0.16b
    rev64 v25.4s, v26.4s
    // round 25 (gift.dsl:33)
    eor v26.16b, v21.16b, v17.16b
    eor v27.16b, v7.16b, v18.16b
    eor v28.16b, v3.16b, v23.16b
    bit v20.16b, v22.16b, v3.16b
    // round 24 (gift.dsl:33)
    rev64 v24.4s, v24.4s
    // round 25 (gift.dsl:33)
    bit v21.16b, v26.16b, v7.16b
    eor v29.16b, v0.16b, v25.16b
    bsl v20.16b, v3.16b, v28.16b
    bsl v3.16b, v16.16b, v22.16b
    bsl v22.16b, v28.16b, v23.16b
    eor v28.16b, v5.16b, v19.16b
    bsl v21.16b, v7.16b, v27.16b
    bit v0.16b, v29.16b, v5.16b
    bsl v7.16b, v17.16b, v26.16b
    bsl v26.16b, v27.16b, v18.16b
    eor v27.16b, v6.16b, v24.16b
    bsl v0.16b, v5.16b, v28.16b
    bsl v5.16b, v25.16b, v29.16b
    bsl v29.16b, v28.16b, v19.16b
    eor v28.16b, v2.16b, v4.16b
    bit v6.16b, v27.16b, v2.16b
    mov v31.16b, v2.16b
    bsl v31.16b, v24.16b, v27.16b
    bsl v27.16b, v28.16b, v4.16b
    bsl v6.16b, v2.16b, v28.16b
    ldr q2, [x3, #624]
    eor v2.16b, v2.16b, v23.16b
    ldr q23, [x3, #1072]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #640]
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #1088]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #1792]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #1808]
    eor v23.16b, v23.16b, v24.16b
    eor v16.16b, v16.16b, v22.16b
    eor v2.16b, v2.16b, v3.16b
    bit v3.16b, v22.16b, v20.16b
    ldr q22, [x3, #1536]
    eor v18.16b, v18.16b, v7.16b
    bit v7.16b, v26.16b, v21.16b
    eor v4.16b, v4.16b, v31.16b
    eor v17.16b, v17.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v25.16b, v29.16b
    ext v16.16b, v16.16b, v16.16b, #8
    mvn v7.16b, v7.16b
    bit v31.16b, v27.16b, v6.16b
    ext v21.16b, v21.16b, v21.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    // round 26 (gift.dsl:33)
    ldr q25, [x3, #1184]
    // round 25 (gift.dsl:33)
    mvn v3.16b, v3.16b
    ext v7.16b, v7.16b, v7.16b, #8
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #1552]
    eor v19.16b, v19.16b, v5.16b
    bit v5.16b, v29.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #8
    eor v21.16b, v30.16b, v21.16b
    ext v3.16b, v3.16b, v3.16b, #8
    // round 26 (gift.dsl:33)
    eor v26.16b, v16.16b, v7.16b
    // round 25 (gift.dsl:33)
    eor v0.16b, v8.16b, v0.16b
    // round 26 (gift.dsl:33)
    eor v27.16b, v18.16b, v20.16b
    // round 25 (gift.dsl:33)
    mvn v5.16b, v5.16b
    // round 26 (gift.dsl:33)
    ldr q28, [x3, #1168]
    eor v25.16b, v25.16b, v20.16b
    eor v29.16b, v17.16b, v3.16b
    bit v16.16b, v26.16b, v18.16b
    // round 25 (gift.dsl:33)
    eor v22.16b, v22.16b, v24.16b
    ext v5.16b, v5.16b, v5.16b, #8
    // round 26 (gift.dsl:33)
    bit v20.16b, v27.16b, v26.16b
    ldr q24, [x3, #720]
    bsl v16.16b, v18.16b, v27.16b
    eor v27.16b, v2.16b, v21.16b
    bit v17.16b, v29.16b, v2.16b
    // round 25 (gift.dsl:33)
    mvn v31.16b, v31.16b
    // round 26 (gift.dsl:33)
    bsl v18.16b, v7.16b, v26.16b
    eor v26.16b, v23.16b, v5.16b
    eor v28.16b, v28.16b, v21.16b
    bsl v17.16b, v2.16b, v27.16b
    bit v21.16b, v27.16b, v29.16b
    eor v27.16b, v19.16b, v6.16b
    // round 25 (gift.dsl:33)
    ext v31.16b, v31.16b, v31.16b, #8
    // round 26 (gift.dsl:33)
    bit v23.16b, v26.16b, v19.16b
    bsl v2.16b, v3.16b, v29.16b
    ldr q29, [x3, #736]
    eor v24.16b, v24.16b, v6.16b
    bit v6.16b, v27.16b, v26.16b
    bsl v23.16b, v19.16b, v27.16b
    eor v27.16b, v22.16b, v31.16b
    bsl v19.16b, v5.16b, v26.16b
    eor v26.16b, v4.16b, v0.16b
    bit v22.16b, v27.16b, v4.16b
    eor v29.16b, v29.16b, v0.16b
    bsl v22.16b, v4.16b, v26.16b
    bit v0.16b, v26.16b, v27.16b
    ldr q26, [x3, #224]
    bsl v4.16b, v31.16b, v27.16b
    ldr q27, [x3, #240]
    eor v7.16b, v27.16b, v7.16b
    eor v3.16b, v26.16b, v3.16b
    eor v26.16b, v31.16b, v0.16b
    eor v27.16b, v29.16b, v4.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q29, [x3, #1568]
    bit v4.16b, v0.16b, v22.16b
    eor v0.16b, v28.16b, v2.16b
    bit v2.16b, v21.16b, v17.16b
    ldr q28, [x3, #1584]
    eor v25.16b, v25.16b, v18.16b
    eor v7.16b, v7.16b, v20.16b
    bit v18.16b, v20.16b, v16.16b
    rev64 v20.4s, v26.4s
    rev64 v5.4s, v5.4s
    mvn v2.16b, v2.16b
    rev64 v16.4s, v16.4s
    eor v24.16b, v24.16b, v19.16b
    mvn v18.16b, v18.16b
    eor v3.16b, v3.16b, v21.16b
    eor v5.16b, v29.16b, v5.16b
    rev64 v2.4s, v2.4s
    bit v19.16b, v6.16b, v23.16b
    eor v6.16b, v28.16b, v20.16b
    rev64 v18.4s, v18.4s
    eor v20.16b, v9.16b, v22.16b
    mvn v4.16b, v4.16b
    // round 27 (gift.dsl:33)
    eor v21.16b, v5.16b, v2.16b
    // round 26 (gift.dsl:33)
    rev64 v17.4s, v17.4s
    mvn v19.16b, v19.16b
    // round 27 (gift.dsl:33)
    eor v22.16b, v6.16b, v18.16b
    eor v26.16b, v0.16b, v23.16b
    eor v28.16b, v25.16b, v20.16b
    mov v29.16b, v0.16b
    bsl v29.16b, v2.16b, v21.16b
    // round 26 (gift.dsl:33)
    rev64 v19.4s, v19.4s
    // round 27 (gift.dsl:33)
    mov v31.16b, v25.16b
    bsl v31.16b, v18.16b, v22.16b
    bit v6.16b, v22.16b, v25.16b
    bit v5.16b, v21.16b, v0.16b
    eor v8.16b, v23.16b, v29.16b
    bsl v21.16b, v26.16b, v23.16b
    eor v23.16b, v20.16b, v31.16b
    bsl v22.16b, v28.16b, v20.16b
    eor v20.16b, v3.16b, v19.16b
    // round 26 (gift.dsl:33)
    eor v16.16b, v1.16b, v16.16b
    rev64 v4.4s, v4.4s
    // round 27 (gift.dsl:33)
    bsl v6.16b, v25.16b, v28.16b
    eor v25.16b, v24.16b, v17.16b
    mov v28.16b, v24.16b
    bsl v28.16b, v19.16b, v20.16b
    bsl v5.16b, v0.16b, v26.16b
    eor v0.16b, v7.16b, v4.16b
    bit v3.16b, v20.16b, v24.16b
    eor v26.16b, v17.16b, v28.16b
    bsl v20.16b, v25.16b, v17.16b
    eor v17.16b, v27.16b, v16.16b
    bsl v3.16b, v24.16b, v25.16b
    mov v24.16b, v27.16b
    bsl v24.16b, v4.16b, v0.16b
    bit v7.16b, v0.16b, v27.16b
    eor v25.16b, v16.16b, v24.16b
    bsl v0.16b, v17.16b, v16.16b
    ldr q16, [x3, #1824]
    bsl v7.16b, v27.16b, v17.16b
    ldr q17, [x3, #1856]
    eor v16.16b, v16.16b, v18.16b
    eor v4.16b, v17.16b, v4.16b
    ldr q17, [x3, #320]
    bit v31.16b, v22.16b, v6.16b
    bit v24.16b, v0.16b, v7.16b
    ext v18.16b, v23.16b, v23.16b, #8
    ldr q23, [x3, #352]
    ldr q27, [x3, #1888]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v16.16b, v16.16b, v22.16b
    eor v0.16b, v4.16b, v0.16b
    // round 28 (gift.dsl:33)
    ldr q4, [x3, #1920]
    ldr q22, [x3, #1936]
    // round 27 (gift.dsl:33)
    ext v6.16b, v6.16b, v6.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    eor v2.16b, v2.16b, v21.16b
    bit v29.16b, v21.16b, v5.16b
    eor v19.16b, v19.16b, v20.16b
    bit v28.16b, v20.16b, v3.16b
    ext v20.16b, v8.16b, v8.16b, #8
    ext v21.16b, v26.16b, v26.16b, #8
    eor v17.16b, v17.16b, v18.16b
    // round 28 (gift.dsl:33)
    ldr q18, [x3, #1904]
    // round 27 (gift.dsl:33)
    eor v23.16b, v23.16b, v25.16b
    eor v6.16b, v27.16b, v6.16b
    // round 28 (gift.dsl:33)
    eor v25.16b, v16.16b, v29.16b
    // round 27 (gift.dsl:33)
    ldr q26, [x3, #1840]
    ldr q27, [x3, #1872]
    eor v1.16b, v1.16b, v3.16b
    // round 28 (gift.dsl:33)
    eor v3.16b, v4.16b, v5.16b
    eor v4.16b, v22.16b, v7.16b
    // round 27 (gift.dsl:33)
    ext v2.16b, v2.16b, v2.16b, #8
    eor v20.16b, v11.16b, v20.16b
    // round 28 (gift.dsl:33)
    mvn v22.16b, v25.16b
    // round 27 (gift.dsl:33)
    ext v19.16b, v19.16b, v19.16b, #8
    eor v21.16b, v14.16b, v21.16b
    // round 28 (gift.dsl:33)
    eor v8.16b, v0.16b, v28.16b
    eor v18.16b, v18.16b, v6.16b
    eor v9.16b, v20.16b, v6.16b
    bit v16.16b, v22.16b, v20.16b
    ldr q10, [x3, #1952]
    // round 27 (gift.dsl:33)
    eor v2.16b, v26.16b, v2.16b
    eor v19.16b, v27.16b, v19.16b
    // round 28 (gift.dsl:33)
    mvn v26.16b, v8.16b
    ldr q27, [x3, #1968]
    bsl v25.16b, v9.16b, v6.16b
    eor v6.16b, v7.16b, v21.16b
    bsl v16.16b, v9.16b, v20.16b
    eor v9.16b, v5.16b, v17.16b
    bsl v20.16b, v29.16b, v22.16b
    bit v0.16b, v26.16b, v21.16b
    eor v22.16b, v1.16b, v23.16b
    bsl v8.16b, v6.16b, v7.16b
    eor v7.16b, v31.16b, v2.16b
    eor v10.16b, v10.16b, v1.16b
    bsl v0.16b, v6.16b, v21.16b
    eor v6.16b, v24.16b, v19.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v21.16b, v28.16b, v26.16b
    mvn v26.16b, v7.16b
    ldr q29, [x3, #1984]
    bsl v7.16b, v9.16b, v5.16b
    mvn v5.16b, v6.16b
    bsl v6.16b, v22.16b, v1.16b
    ldr q1, [x3, #2000]
    eor v1.16b, v1.16b, v28.16b
    ldr q28, [x3, #2016]
    eor v29.16b, v29.16b, v31.16b
    mvn v25.16b, v25.16b
    bif v31.16b, v26.16b, v17.16b
    bit v2.16b, v26.16b, v17.16b
    ldr q26, [x3, #448]
    eor v28.16b, v28.16b, v24.16b
    mvn v8.16b, v8.16b
    eor v18.16b, v18.16b, v20.16b
    eor v4.16b, v4.16b, v21.16b
    bit v20.16b, v25.16b, v16.16b
    mvn v7.16b, v7.16b
    bsl v2.16b, v9.16b, v17.16b
    bit v21.16b, v8.16b, v0.16b
    bif v24.16b, v5.16b, v23.16b
    mvn v6.16b, v6.16b
    bit v19.16b, v5.16b, v23.16b
    eor v5.16b, v27.16b, v25.16b
    eor v1.16b, v1.16b, v8.16b
    eor v0.16b, v26.16b, v0.16b
    rev64 v17.4s, v18.4s
    ushr v18.16b, v4.16b, #1
    shl v25.16b, v16.16b, #1
    ldr q26, [x3, #2032]
    bsl v19.16b, v22.16b, v23.16b
    eor v3.16b, v3.16b, v31.16b
    eor v22.16b, v10.16b, v24.16b
    eor v23.16b, v29.16b, v7.16b
    eor v27.16b, v28.16b, v6.16b
    rev64 v5.4s, v5.4s
    rev64 v1.4s, v1.4s
    rev64 v21.4s, v21.4s
    ushr v28.16b, v17.16b, #1
    ushr v29.16b, v20.16b, #1
    shl v8.16b, v0.16b, #1
    bit v31.16b, v7.16b, v2.16b
    bit v24.16b, v6.16b, v19.16b
    eor v2.16b, v30.16b, v2.16b
    eor v6.16b, v26.16b, v19.16b
    rev64 v3.4s, v3.4s
    rev64 v7.4s, v23.4s
    rev64 v19.4s, v27.4s
    shl v23.16b, v5.16b, #1
    movi v26.16b, #85
    bit v5.16b, v18.16b, v26.16b
    ushr v18.16b, v21.16b, #1
    bit v25.16b, v21.16b, v26.16b
    ushr v21.16b, v22.16b, #1
    shl v27.16b, v1.16b, #1
    bit v1.16b, v28.16b, v26.16b
    bit v8.16b, v20.16b, v26.16b
    bit v0.16b, v29.16b, v26.16b
    rev64 v20.4s, v24.4s
    bit v23.16b, v4.16b, v26.16b
    bit v16.16b, v18.16b, v26.16b
    shl v4.16b, v7.16b, #1
    bit v7.16b, v21.16b, v26.16b
    shl v18.16b, v2.16b, #1
    bit v27.16b, v17.16b, v26.16b
    ushr v17.16b, v3.16b, #1
    shl v21.16b, v19.16b, #1
    ushr v24.16b, v31.16b, #1
    shl v28.16b, v6.16b, #1
    ldr q29, [x8, #64]
    tbl v30.16b, {v5.16b}, v29.16b
    ldr q9, [x8, #48]
    tbl v10.16b, {v25.16b}, v9.16b
    tbl v11.16b, {v1.16b}, v29.16b
    tbl v12.16b, {v8.16b}, v9.16b
    tbl v13.16b, {v0.16b}, v29.16b
    bit v4.16b, v22.16b, v26.16b
    ushr v22.16b, v20.16b, #1
    bit v18.16b, v20.16b, v26.16b
    bit v21.16b, v3.16b, v26.16b
    bit v19.16b, v17.16b, v26.16b
    bit v28.16b, v31.16b, v26.16b
    bit v6.16b, v24.16b, v26.16b
    tbl v3.16b, {v23.16b}, v9.16b
    ldr q17, [x8, #32]
    bit v30.16b, v23.16b, v17.16b
    tbl v20.16b, {v16.16b}, v29.16b
    bit v16.16b, v10.16b, v17.16b
    tbl v23.16b, {v7.16b}, v29.16b
    tbl v24.16b, {v27.16b}, v9.16b
    bit v11.16b, v27.16b, v17.16b
    bit v13.16b, v8.16b, v17.16b
    bit v0.16b, v12.16b, v17.16b
    bsl v26.16b, v22.16b, v2.16b
    bit v5.16b, v3.16b, v17.16b
    bit v20.16b, v25.16b, v17.16b
    tbl v2.16b, {v4.16b}, v9.16b
    bit v23.16b, v4.16b, v17.16b
    tbl v3.16b, {v18.16b}, v9.16b
    bit v1.16b, v24.16b, v17.16b
    tbl v4.16b, {v21.16b}, v9.16b
    tbl v22.16b, {v19.16b}, v29.16b
    tbl v24.16b, {v28.16b}, v9.16b
    tbl v25.16b, {v6.16b}, v29.16b
    mov v27.16b, v13.16b
    sli v27.8h, v0.8h, #8
    sri v0.8h, v13.8h, #8
    bit v7.16b, v2.16b, v17.16b
    tbl v2.16b, {v26.16b}, v29.16b
    bit v26.16b, v3.16b, v17.16b
    bit v22.16b, v21.16b, v17.16b
    bit v19.16b, v4.16b, v17.16b
    bit v25.16b, v28.16b, v17.16b
    bit v6.16b, v24.16b, v17.16b
    mov v3.16b, v30.16b
    sli v3.8h, v5.8h, #8
    sri v5.8h, v30.8h, #8
    mov v4.16b, v20.16b
    sli v4.8h, v16.8h, #8
    sri v16.8h, v20.8h, #8
    mov v20.16b, v11.16b
    sli v20.8h, v1.8h, #8
    sri v1.8h, v11.8h, #8
    shl v21.16b, v27.16b, #2
    shl v24.16b, v0.16b, #2
    bsl v17.16b, v18.16b, v2.16b
    mov v2.16b, v23.16b
    sli v2.8h, v7.8h, #8
    sri v7.8h, v23.8h, #8
    mov v18.16b, v22.16b
    sli v18.8h, v19.8h, #8
    sri v19.8h, v22.8h, #8
    mov v22.16b, v25.16b
    sli v22.8h, v6.8h, #8
    sri v6.8h, v25.8h, #8
    ushr v23.16b, v3.16b, #2
    shl v25.16b, v4.16b, #2
    ushr v28.16b, v5.16b, #2
    shl v29.16b, v16.16b, #2
    ushr v30.16b, v20.16b, #2
    movi v31.16b, #51
    bit v21.16b, v20.16b, v31.16b
    ushr v20.16b, v1.16b, #2
    bit v24.16b, v1.16b, v31.16b
    mov v1.16b, v17.16b
    sli v1.8h, v26.8h, #8
    sri v26.8h, v17.8h, #8
    bit v25.16b, v3.16b, v31.16b
    bit v4.16b, v23.16b, v31.16b
    ushr v3.16b, v2.16b, #2
    bit v29.16b, v5.16b, v31.16b
    bit v16.16b, v28.16b, v31.16b
    ushr v5.16b, v7.16b, #2
    bit v27.16b, v30.16b, v31.16b
    ushr v17.16b, v18.16b, #2
    shl v23.16b, v22.16b, #2
    bit v0.16b, v20.16b, v31.16b
    ushr v20.16b, v19.16b, #2
    shl v28.16b, v6.16b, #2
    shl v30.16b, v1.16b, #2
    bit v1.16b, v3.16b, v31.16b
    shl v3.16b, v26.16b, #2
    bit v26.16b, v5.16b, v31.16b
    bit v23.16b, v18.16b, v31.16b
    bit v22.16b, v17.16b, v31.16b
    bit v28.16b, v19.16b, v31.16b
    bit v6.16b, v20.16b, v31.16b
    mov v5.16b, v25.16b
    sli v5.4s, v21.4s, #16
    sri v21.4s, v25.4s, #16
    mov v17.16b, v4.16b
    sli v17.4s, v27.4s, #16
    sri v27.4s, v4.4s, #16
    mov v4.16b, v29.16b
    sli v4.4s, v24.4s, #16
    sri v24.4s, v29.4s, #16
    mov v18.16b, v16.16b
    sli v18.4s, v0.4s, #16
    sri v0.4s, v16.4s, #16
    bit v30.16b, v2.16b, v31.16b
    bsl v31.16b, v7.16b, v3.16b
    mov v2.16b, v1.16b
    sli v2.4s, v22.4s, #16
    sri v22.4s, v1.4s, #16
    mov v1.16b, v26.16b
    sli v1.4s, v6.4s, #16
    sri v6.4s, v26.4s, #16
    ldr q3, [x1, #0]
    ldr q7, [x1, #16]
    mov v16.16b, v30.16b
    sli v16.4s, v23.4s, #16
    sri v23.4s, v30.4s, #16
    mov v19.16b, v31.16b
    sli v19.4s, v28.4s, #16
    ldr q20, [x1, #32]
    ldr q25, [x1, #48]
    sri v28.4s, v31.4s, #16
    mov v26.16b, v17.16b
    sli v26.16b, v2.16b, #4
    sri v2.16b, v17.16b, #4
    ldr q17, [x1, #64]
    ldr q29, [x1, #80]
    mov v30.16b, v18.16b
    sli v30.16b, v1.16b, #4
    sri v1.16b, v18.16b, #4
    mov v18.16b, v27.16b
    sli v18.16b, v22.16b, #4
    ldr q31, [x1, #96]
    ldr q8, [x1, #112]
    sri v22.16b, v27.16b, #4
    mov v27.16b, v0.16b
    sli v27.16b, v6.16b, #4
    sri v6.16b, v0.16b, #4
    ldr q0, [x1, #144]
    ldr q9, [x1, #176]
    mov v10.16b, v5.16b
    sli v10.16b, v16.16b, #4
    sri v16.16b, v5.16b, #4
    mov v5.16b, v4.16b
    sli v5.16b, v19.16b, #4
    ldr q11, [x1, #208]
    ldr q12, [x1, #240]
    sri v19.16b, v4.16b, #4
    mov v4.16b, v21.16b
    sli v4.16b, v23.16b, #4
    sri v23.16b, v21.16b, #4
    ldr q21, [x1, #128]
    ldr q13, [x1, #160]
    mov v14.16b, v24.16b
    sli v14.16b, v28.16b, #4
    eor v7.16b, v7.16b, v26.16b
    eor v2.16b, v25.16b, v2.16b
    ldr q25, [x1, #192]
    sri v28.16b, v24.16b, #4
    ldr q24, [x1, #224]
    eor v26.16b, v29.16b, v30.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v18.16b
    eor v18.16b, v9.16b, v22.16b
    str q7, [x0, #16]
    str q2, [x0, #48]
    eor v2.16b, v11.16b, v27.16b
    eor v6.16b, v12.16b, v6.16b
    str q26, [x0, #80]
    str q1, [x0, #112]
    eor v1.16b, v3.16b, v10.16b
    eor v3.16b, v20.16b, v16.16b
    str q0, [x0, #144]
    str q18, [x0, #176]
    eor v0.16b, v17.16b, v5.16b
    eor v5.16b, v31.16b, v19.16b
    str q2, [x0, #208]
    str q6, [x0, #240]
    eor v2.16b, v21.16b, v4.16b
    eor v4.16b, v13.16b, v23.16b
    str q1, [x0, #0]
    str q3, [x0, #32]
    eor v1.16b, v25.16b, v14.16b
    eor v3.16b, v24.16b, v28.16b
    str q0, [x0, #64]
    str q5, [x0, #96]
    str q2, [x0, #128]
    str q4, [x0, #160]
    str q1, [x0, #192]
    str q3, [x0, #224]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_gift64_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_gift64_128_ctr_crypt_neon_out
.Llwcc_gift64_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_gift64_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_gift64_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_gift64_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift64_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_gift64_128_ctr_crypt_neon_group
.Llwcc_gift64_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_gift64_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift64_128_ctr_crypt_neon_copy
.Llwcc_gift64_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_gift64_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift64_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_gift64_128_ctr_crypt_neon_return:
    ret
    .size lwcc_gift64_128_ctr_crypt_neon, .-lwcc_gift64_128_ctr_crypt_neon

    .balign 16
.Llwcc_gift64_128_file_neon_constants:
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00, 0xff, 0xff, 0xff, 0xff, 0x07, 0x06, 0x05, 0x04
    .byte 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x12, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x16, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x18, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1a, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1c, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1e, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00
    .byte 0x00, 0x00, 0xf0, 0xff, 0x00, 0x00, 0xf0, 0xff, 0x00, 0x00, 0xf0, 0xff, 0x00, 0x00, 0xf0, 0xff
    .byte 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff
    .byte 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f
    .byte 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00, 0xf0
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x01, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04
    .byte 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x08, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x80, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x40, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x10, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x10, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x04, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00
    .byte 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x40, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x20, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x02, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00
    .byte 0x00, 0xc0, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x04, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x20, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x08, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x10, 0x00, 0x00
    .byte 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20
    .byte 0x00, 0x00, 0x00, 0x40, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x20, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x08, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x80, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x02, 0x00, 0x00
    .byte 0x00, 0x00, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x10, 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x80, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x20, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x01, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x10, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02
    .byte 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff
    .byte 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05
    .byte 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff
    .byte 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c
    .byte 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06
