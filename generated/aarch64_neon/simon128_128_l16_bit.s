// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon128_128 --target neon --lanes 16 --slicing bit
// passes:    unroll() invert() counter() counter_words() bitslice(enabled=true, lanes=16) balance() value_numbering() hoist() slice() select() allocate()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 320
// layout:    ldr_q; zip.16b n0; swap_4.16b n1; swap_2.16b n2; swap_1.16b n3; r3 r2 r1 r0 | n3 n2 n1 n0 c0 c1 c2
// sizes:     in bytes: block 16, key 16, nonce 12, rk 8704, ctx 8960, align 16, group 256, stack 320
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:496ff137b59bc3ec7126e7d2e473ff2272f4c496d58513223f6b8ab55d662274

    .text

    .balign 16
    .global lwcc_simon128_128_key_setup_neon
    .type lwcc_simon128_128_key_setup_neon, %function
lwcc_simon128_128_key_setup_neon:
    adr x8, .Llwcc_simon128_128_file_neon_constants
    ld1r {v0.2d}, [x1]
    ldr q1, [x8, #144]
    tbl v0.16b, {v0.16b}, v1.16b
    movi v2.16b, #1
    cmtst v3.16b, v0.16b, v2.16b
    str q3, [x0, #0]
    movi v4.16b, #2
    cmtst v5.16b, v0.16b, v4.16b
    str q5, [x0, #16]
    movi v6.16b, #4
    cmtst v7.16b, v0.16b, v6.16b
    str q7, [x0, #32]
    movi v16.16b, #8
    cmtst v17.16b, v0.16b, v16.16b
    str q17, [x0, #48]
    movi v18.16b, #16
    cmtst v19.16b, v0.16b, v18.16b
    str q19, [x0, #64]
    movi v20.16b, #32
    cmtst v21.16b, v0.16b, v20.16b
    str q21, [x0, #80]
    movi v22.16b, #64
    cmtst v23.16b, v0.16b, v22.16b
    str q23, [x0, #96]
    movi v24.16b, #128
    cmtst v0.16b, v0.16b, v24.16b
    str q0, [x0, #112]
    add x9, x1, #8
    ld1r {v25.2d}, [x9]
    tbl v1.16b, {v25.16b}, v1.16b
    cmtst v2.16b, v1.16b, v2.16b
    str q2, [x0, #128]
    cmtst v4.16b, v1.16b, v4.16b
    str q4, [x0, #144]
    cmtst v6.16b, v1.16b, v6.16b
    str q6, [x0, #160]
    cmtst v16.16b, v1.16b, v16.16b
    str q16, [x0, #176]
    cmtst v18.16b, v1.16b, v18.16b
    str q18, [x0, #192]
    cmtst v20.16b, v1.16b, v20.16b
    str q20, [x0, #208]
    cmtst v22.16b, v1.16b, v22.16b
    str q22, [x0, #224]
    cmtst v1.16b, v1.16b, v24.16b
    str q1, [x0, #240]
    movi v24.16b, #255
    eor v3.16b, v24.16b, v3.16b
    eor v25.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v25.16b
    str q3, [x0, #256]
    ldr q25, [x8, #160]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #272]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #288]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #304]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #320]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #336]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #352]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #368]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #384]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #400]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #416]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #432]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #448]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #464]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #480]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #496]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #512]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #528]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #544]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #560]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #576]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #592]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #608]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #624]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #640]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #656]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #672]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #688]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #704]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #720]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #736]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #752]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #768]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #784]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #800]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #816]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #832]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #848]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #864]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #880]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #896]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #912]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #928]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #944]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #960]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #976]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #992]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #1008]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #1024]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #1040]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #1056]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #1072]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #1088]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #1104]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #1120]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #1136]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #1152]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #1168]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #1184]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #1200]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #1216]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #1232]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #1248]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #1264]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #1280]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #1296]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #1312]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #1328]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #1344]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #1360]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #1376]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #1392]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #1408]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #1424]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #1440]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #1456]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #1472]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #1488]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #1504]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #1520]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #1536]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #1552]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #1568]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #1584]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #1600]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #1616]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #1632]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #1648]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #1664]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #1680]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #1696]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #1712]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #1728]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #1744]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #1760]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #1776]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #1792]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #1808]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #1824]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #1840]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #1856]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #1872]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #1888]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #1904]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #1920]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #1936]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #1952]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #1968]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #1984]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #2000]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #2016]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #2032]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #2048]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #2064]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #2080]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #2096]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #2112]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #2128]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #2144]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #2160]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #2176]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #2192]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #2208]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #2224]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #2240]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #2256]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #2272]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #2288]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #2304]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #2320]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #2336]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #2352]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #2368]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #2384]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #2400]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #2416]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #2432]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #2448]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #2464]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #2480]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #2496]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #2512]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #2528]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #2544]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #2560]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #2576]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #2592]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #2608]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #2624]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #2640]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #2656]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #2672]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #2688]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #2704]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #2720]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #2736]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #2752]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #2768]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #2784]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #2800]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #2816]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #2832]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #2848]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #2864]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #2880]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #2896]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #2912]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #2928]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #2944]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #2960]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #2976]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #2992]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #3008]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #3024]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #3040]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #3056]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #3072]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #3088]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #3104]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #3120]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #3136]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #3152]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #3168]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #3184]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #3200]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #3216]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #3232]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #3248]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #3264]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #3280]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #3296]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #3312]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #3328]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #3344]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #3360]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #3376]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #3392]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #3408]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #3424]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #3440]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #3456]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #3472]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #3488]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #3504]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #3520]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #3536]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #3552]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #3568]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #3584]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #3600]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #3616]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #3632]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #3648]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #3664]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #3680]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #3696]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #3712]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #3728]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #3744]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #3760]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #3776]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #3792]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #3808]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #3824]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #3840]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #3856]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #3872]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #3888]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #3904]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #3920]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #3936]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #3952]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #3968]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #3984]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #4000]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #4016]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #4032]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #4048]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #4064]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #4080]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #4096]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #4112]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #4128]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #4144]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #4160]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #4176]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #4192]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #4208]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #4224]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #4240]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #4256]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #4272]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #4288]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #4304]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #4320]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #4336]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #4352]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #4368]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #4384]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #4400]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #4416]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #4432]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #4448]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #4464]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #4480]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #4496]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #4512]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #4528]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #4544]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #4560]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #4576]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #4592]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #4608]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #4624]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #4640]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #4656]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #4672]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #4688]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #4704]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #4720]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #4736]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #4752]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #4768]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #4784]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #4800]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #4816]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #4832]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #4848]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #4864]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #4880]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #4896]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #4912]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #4928]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #4944]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #4960]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #4976]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #4992]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #5008]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #5024]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #5040]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #5056]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #5072]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #5088]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #5104]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #5120]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #5136]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #5152]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #5168]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #5184]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #5200]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #5216]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #5232]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #5248]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #5264]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #5280]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #5296]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #5312]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #5328]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #5344]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #5360]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #5376]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #5392]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #5408]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #5424]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #5440]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #5456]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #5472]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #5488]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #5504]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #5520]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #5536]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #5552]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #5568]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #5584]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #5600]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #5616]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #5632]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #5648]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #5664]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #5680]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #5696]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #5712]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #5728]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #5744]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #5760]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #5776]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #5792]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #5808]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #5824]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #5840]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #5856]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #5872]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #5888]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #5904]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #5920]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #5936]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #5952]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #5968]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #5984]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #6000]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #6016]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #6032]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #6048]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #6064]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #6080]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #6096]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #6112]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #6128]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #6144]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #6160]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #6176]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #6192]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #6208]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #6224]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #6240]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #6256]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #6272]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #6288]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #6304]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #6320]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #6336]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #6352]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #6368]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #6384]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #6400]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #6416]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #6432]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #6448]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #6464]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #6480]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #6496]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #6512]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #6528]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #6544]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #6560]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #6576]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #6592]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #6608]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #6624]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #6640]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #6656]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #6672]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #6688]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #6704]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #6720]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #6736]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #6752]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #6768]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #6784]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #6800]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #6816]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #6832]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #6848]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #6864]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #6880]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #6896]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #6912]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #6928]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #6944]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #6960]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #6976]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #6992]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #7008]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #7024]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #7040]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #7056]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #7072]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #7088]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #7104]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #7120]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #7136]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #7152]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #7168]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #7184]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #7200]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #7216]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #7232]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #7248]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #7264]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #7280]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #7296]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #7312]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #7328]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #7344]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #7360]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #7376]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #7392]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #7408]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #7424]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #7440]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #7456]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #7472]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #7488]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #7504]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #7520]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #7536]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #7552]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #7568]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #7584]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #7600]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #7616]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #7632]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #7648]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #7664]
    eor v3.16b, v25.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #7680]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #7696]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #7712]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #7728]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #7744]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #7760]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #7776]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #7792]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #7808]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #7824]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #7840]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #7856]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #7872]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #7888]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #7904]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #7920]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #7936]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #7952]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #7968]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #7984]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #8000]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #8016]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #8032]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #8048]
    eor v2.16b, v24.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #8064]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #8080]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #8096]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #8112]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #8128]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #8144]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #8160]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #8176]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #8192]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #8208]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #8224]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #8240]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #8256]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #8272]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #8288]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #8304]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #8320]
    eor v4.16b, v25.16b, v4.16b
    eor v26.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v26.16b
    str q4, [x0, #8336]
    eor v6.16b, v24.16b, v6.16b
    eor v26.16b, v21.16b, v23.16b
    eor v6.16b, v6.16b, v26.16b
    str q6, [x0, #8352]
    eor v16.16b, v24.16b, v16.16b
    eor v26.16b, v23.16b, v0.16b
    eor v16.16b, v16.16b, v26.16b
    str q16, [x0, #8368]
    eor v18.16b, v24.16b, v18.16b
    ext v26.16b, v3.16b, v3.16b, #2
    eor v27.16b, v0.16b, v26.16b
    eor v18.16b, v18.16b, v27.16b
    str q18, [x0, #8384]
    eor v20.16b, v24.16b, v20.16b
    ext v27.16b, v5.16b, v5.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v20.16b, v20.16b, v26.16b
    str q20, [x0, #8400]
    eor v22.16b, v24.16b, v22.16b
    ext v26.16b, v7.16b, v7.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    str q22, [x0, #8416]
    eor v1.16b, v24.16b, v1.16b
    ext v27.16b, v17.16b, v17.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v1.16b, v1.16b, v26.16b
    str q1, [x0, #8432]
    eor v3.16b, v24.16b, v3.16b
    eor v26.16b, v16.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    str q3, [x0, #8448]
    eor v5.16b, v25.16b, v5.16b
    eor v26.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v26.16b
    str q5, [x0, #8464]
    eor v7.16b, v24.16b, v7.16b
    eor v26.16b, v20.16b, v22.16b
    eor v7.16b, v7.16b, v26.16b
    str q7, [x0, #8480]
    eor v17.16b, v24.16b, v17.16b
    eor v26.16b, v22.16b, v1.16b
    eor v17.16b, v17.16b, v26.16b
    str q17, [x0, #8496]
    eor v19.16b, v24.16b, v19.16b
    ext v26.16b, v2.16b, v2.16b, #2
    eor v27.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    str q19, [x0, #8512]
    eor v21.16b, v24.16b, v21.16b
    ext v27.16b, v4.16b, v4.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v21.16b, v21.16b, v26.16b
    str q21, [x0, #8528]
    eor v23.16b, v24.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #2
    eor v27.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v27.16b
    str q23, [x0, #8544]
    eor v0.16b, v24.16b, v0.16b
    ext v27.16b, v16.16b, v16.16b, #2
    eor v26.16b, v26.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    str q0, [x0, #8560]
    eor v2.16b, v25.16b, v2.16b
    eor v26.16b, v17.16b, v19.16b
    eor v2.16b, v2.16b, v26.16b
    str q2, [x0, #8576]
    eor v2.16b, v25.16b, v4.16b
    eor v4.16b, v19.16b, v21.16b
    eor v2.16b, v2.16b, v4.16b
    str q2, [x0, #8592]
    eor v2.16b, v24.16b, v6.16b
    eor v4.16b, v21.16b, v23.16b
    eor v2.16b, v2.16b, v4.16b
    str q2, [x0, #8608]
    eor v2.16b, v24.16b, v16.16b
    eor v4.16b, v23.16b, v0.16b
    eor v2.16b, v2.16b, v4.16b
    str q2, [x0, #8624]
    eor v2.16b, v24.16b, v18.16b
    ext v3.16b, v3.16b, v3.16b, #2
    eor v0.16b, v0.16b, v3.16b
    eor v0.16b, v2.16b, v0.16b
    str q0, [x0, #8640]
    eor v0.16b, v24.16b, v20.16b
    ext v2.16b, v5.16b, v5.16b, #2
    eor v3.16b, v3.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    str q0, [x0, #8656]
    eor v0.16b, v24.16b, v22.16b
    ext v3.16b, v7.16b, v7.16b, #2
    eor v2.16b, v2.16b, v3.16b
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #8672]
    eor v0.16b, v24.16b, v1.16b
    ext v1.16b, v17.16b, v17.16b, #2
    eor v1.16b, v3.16b, v1.16b
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #8688]
    ret
    .size lwcc_simon128_128_key_setup_neon, .-lwcc_simon128_128_key_setup_neon

    .balign 16
    .global lwcc_simon128_128_ecb_encrypt_neon
    .type lwcc_simon128_128_ecb_encrypt_neon, %function
lwcc_simon128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_simon128_128_ecb_encrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_simon128_128_ecb_encrypt_neon_rest
.Llwcc_simon128_128_ecb_encrypt_neon_group:
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
    ldr q20, [x1, #192]
    ldr q21, [x1, #208]
    ldr q22, [x1, #224]
    ldr q23, [x1, #240]
    zip1 v24.16b, v0.16b, v1.16b
    zip2 v0.16b, v0.16b, v1.16b
    zip1 v1.16b, v2.16b, v3.16b
    zip2 v2.16b, v2.16b, v3.16b
    zip1 v3.16b, v4.16b, v5.16b
    zip2 v4.16b, v4.16b, v5.16b
    zip1 v5.16b, v6.16b, v7.16b
    zip2 v6.16b, v6.16b, v7.16b
    zip1 v7.16b, v16.16b, v17.16b
    zip2 v16.16b, v16.16b, v17.16b
    zip1 v17.16b, v18.16b, v19.16b
    zip2 v18.16b, v18.16b, v19.16b
    zip1 v19.16b, v20.16b, v21.16b
    zip2 v20.16b, v20.16b, v21.16b
    zip1 v21.16b, v22.16b, v23.16b
    zip2 v22.16b, v22.16b, v23.16b
    mov v23.16b, v24.16b
    sli v23.16b, v1.16b, #4
    sri v1.16b, v24.16b, #4
    mov v24.16b, v0.16b
    sli v24.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    mov v0.16b, v3.16b
    sli v0.16b, v5.16b, #4
    sri v5.16b, v3.16b, #4
    mov v3.16b, v4.16b
    sli v3.16b, v6.16b, #4
    sri v6.16b, v4.16b, #4
    mov v4.16b, v7.16b
    sli v4.16b, v17.16b, #4
    sri v17.16b, v7.16b, #4
    mov v7.16b, v16.16b
    sli v7.16b, v18.16b, #4
    sri v18.16b, v16.16b, #4
    mov v16.16b, v19.16b
    sli v16.16b, v21.16b, #4
    sri v21.16b, v19.16b, #4
    mov v19.16b, v20.16b
    sli v19.16b, v22.16b, #4
    sri v22.16b, v20.16b, #4
    shl v20.16b, v0.16b, #2
    movi v25.16b, #204
    bif v20.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    movi v26.16b, #51
    bit v0.16b, v23.16b, v26.16b
    shl v23.16b, v3.16b, #2
    bif v23.16b, v24.16b, v25.16b
    ushr v24.16b, v24.16b, #2
    bit v3.16b, v24.16b, v26.16b
    shl v24.16b, v5.16b, #2
    bif v24.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    bit v5.16b, v1.16b, v26.16b
    shl v1.16b, v6.16b, #2
    bif v1.16b, v2.16b, v25.16b
    ushr v2.16b, v2.16b, #2
    bit v6.16b, v2.16b, v26.16b
    shl v2.16b, v16.16b, #2
    bif v2.16b, v4.16b, v25.16b
    ushr v4.16b, v4.16b, #2
    bit v16.16b, v4.16b, v26.16b
    shl v4.16b, v19.16b, #2
    bif v4.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v19.16b, v7.16b, v26.16b
    shl v7.16b, v21.16b, #2
    bif v7.16b, v17.16b, v25.16b
    ushr v17.16b, v17.16b, #2
    bit v21.16b, v17.16b, v26.16b
    shl v17.16b, v22.16b, #2
    bif v17.16b, v18.16b, v25.16b
    ushr v18.16b, v18.16b, #2
    bit v22.16b, v18.16b, v26.16b
    shl v18.16b, v2.16b, #1
    movi v27.16b, #170
    bif v18.16b, v20.16b, v27.16b
    ushr v20.16b, v20.16b, #1
    movi v28.16b, #85
    bit v2.16b, v20.16b, v28.16b
    shl v20.16b, v4.16b, #1
    bif v20.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v4.16b, v23.16b, v28.16b
    shl v23.16b, v7.16b, #1
    bif v23.16b, v24.16b, v27.16b
    ushr v24.16b, v24.16b, #1
    bit v7.16b, v24.16b, v28.16b
    shl v24.16b, v17.16b, #1
    bif v24.16b, v1.16b, v27.16b
    ushr v1.16b, v1.16b, #1
    bit v17.16b, v1.16b, v28.16b
    shl v1.16b, v16.16b, #1
    bif v1.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v16.16b, v0.16b, v28.16b
    shl v0.16b, v19.16b, #1
    bif v0.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v19.16b, v3.16b, v28.16b
    shl v3.16b, v21.16b, #1
    bif v3.16b, v5.16b, v27.16b
    ushr v5.16b, v5.16b, #1
    bit v21.16b, v5.16b, v28.16b
    shl v5.16b, v22.16b, #1
    bif v5.16b, v6.16b, v27.16b
    ushr v6.16b, v6.16b, #1
    bit v22.16b, v6.16b, v28.16b
    // round 1 (simon.dsl:42)
    ext v6.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v6.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v6.16b
    ldp q14, q15, [x3, #0]
    eor v18.16b, v18.16b, v14.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v2.16b, v15.16b
    eor v2.16b, v2.16b, v6.16b
    eor v2.16b, v30.16b, v2.16b
    eor v1.16b, v1.16b, v20.16b
    ldp q6, q29, [x3, #32]
    eor v1.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v16.16b, v4.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v8.16b
    eor v16.16b, v23.16b, v0.16b
    ldp q23, q29, [x3, #64]
    eor v16.16b, v23.16b, v16.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v10.16b
    eor v3.16b, v3.16b, v24.16b
    ldp q23, q29, [x3, #96]
    eor v3.16b, v23.16b, v3.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v13.16b
    // round 2 (simon.dsl:42)
    ext v23.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v23.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v23.16b
    ldp q14, q15, [x3, #128]
    eor v20.16b, v20.16b, v14.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v4.16b, v15.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q23, q29, [x3, #160]
    eor v0.16b, v0.16b, v23.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v19.16b, v29.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q23, q29, [x3, #192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v17.16b, v29.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #224]
    eor v5.16b, v5.16b, v24.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v22.16b, v29.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 3 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #320]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 4 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x3, #448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 5 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #576]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 6 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x3, #704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 7 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #832]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 8 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x3, #960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 9 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    add x9, x3, #2048
    ldp q14, q15, [x9, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 10 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 11 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 12 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 13 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 14 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 15 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 16 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 17 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 18 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 19 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 20 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 21 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #576]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 22 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 23 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #832]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 24 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 25 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    add x9, x3, #4095
    add x10, x9, #1
    ldp q14, q15, [x10, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-960]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 26 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 27 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-704]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 28 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 29 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-448]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 30 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 31 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-192]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 32 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 33 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #64]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 34 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 35 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #320]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 36 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 37 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #576]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 38 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 39 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #832]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 40 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 41 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    add x10, x9, #2049
    ldp q14, q15, [x10, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-960]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 42 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 43 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-704]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 44 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 45 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-448]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 46 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 47 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-192]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 48 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #-64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 49 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #64]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 50 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 51 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #320]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 52 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 53 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #576]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 54 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 55 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #832]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 56 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x10, #960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 57 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    add x9, x9, #4095
    add x9, x9, #2
    ldp q14, q15, [x9, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 58 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 59 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 60 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 61 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 62 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 63 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 64 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 65 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 66 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 67 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v19.16b, v19.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v19.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v16.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v19.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 68 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v16.16b, v16.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v16.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v29.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    shl v24.16b, v2.16b, #1
    bif v24.16b, v18.16b, v27.16b
    ushr v18.16b, v18.16b, #1
    bit v2.16b, v18.16b, v28.16b
    shl v18.16b, v4.16b, #1
    bif v18.16b, v20.16b, v27.16b
    ushr v20.16b, v20.16b, #1
    bit v4.16b, v20.16b, v28.16b
    shl v20.16b, v7.16b, #1
    bif v20.16b, v16.16b, v27.16b
    ushr v16.16b, v16.16b, #1
    bit v7.16b, v16.16b, v28.16b
    shl v16.16b, v17.16b, #1
    bif v16.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v17.16b, v23.16b, v28.16b
    shl v23.16b, v6.16b, #1
    bif v23.16b, v1.16b, v27.16b
    ushr v1.16b, v1.16b, #1
    bit v6.16b, v1.16b, v28.16b
    shl v1.16b, v19.16b, #1
    bif v1.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v19.16b, v0.16b, v28.16b
    shl v0.16b, v21.16b, #1
    bif v0.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v21.16b, v3.16b, v28.16b
    shl v3.16b, v22.16b, #1
    bsl v27.16b, v3.16b, v5.16b
    ushr v3.16b, v5.16b, #1
    bit v22.16b, v3.16b, v28.16b
    shl v3.16b, v23.16b, #2
    bif v3.16b, v24.16b, v25.16b
    ushr v5.16b, v24.16b, #2
    bit v23.16b, v5.16b, v26.16b
    shl v5.16b, v1.16b, #2
    bif v5.16b, v18.16b, v25.16b
    ushr v18.16b, v18.16b, #2
    bit v1.16b, v18.16b, v26.16b
    shl v18.16b, v0.16b, #2
    bif v18.16b, v20.16b, v25.16b
    ushr v20.16b, v20.16b, #2
    bit v0.16b, v20.16b, v26.16b
    shl v20.16b, v27.16b, #2
    bif v20.16b, v16.16b, v25.16b
    ushr v16.16b, v16.16b, #2
    bit v27.16b, v16.16b, v26.16b
    shl v16.16b, v6.16b, #2
    bif v16.16b, v2.16b, v25.16b
    ushr v2.16b, v2.16b, #2
    bit v6.16b, v2.16b, v26.16b
    shl v2.16b, v19.16b, #2
    bif v2.16b, v4.16b, v25.16b
    ushr v4.16b, v4.16b, #2
    bit v19.16b, v4.16b, v26.16b
    shl v4.16b, v21.16b, #2
    bif v4.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v21.16b, v7.16b, v26.16b
    shl v7.16b, v22.16b, #2
    bsl v25.16b, v7.16b, v17.16b
    ushr v7.16b, v17.16b, #2
    bit v22.16b, v7.16b, v26.16b
    mov v7.16b, v3.16b
    sli v7.16b, v18.16b, #4
    sri v18.16b, v3.16b, #4
    mov v3.16b, v5.16b
    sli v3.16b, v20.16b, #4
    sri v20.16b, v5.16b, #4
    mov v5.16b, v23.16b
    sli v5.16b, v0.16b, #4
    sri v0.16b, v23.16b, #4
    mov v17.16b, v1.16b
    sli v17.16b, v27.16b, #4
    sri v27.16b, v1.16b, #4
    mov v1.16b, v16.16b
    sli v1.16b, v4.16b, #4
    sri v4.16b, v16.16b, #4
    mov v16.16b, v2.16b
    sli v16.16b, v25.16b, #4
    sri v25.16b, v2.16b, #4
    mov v2.16b, v6.16b
    sli v2.16b, v21.16b, #4
    sri v21.16b, v6.16b, #4
    mov v6.16b, v19.16b
    sli v6.16b, v22.16b, #4
    sri v22.16b, v19.16b, #4
    uzp1 v19.16b, v7.16b, v3.16b
    uzp2 v3.16b, v7.16b, v3.16b
    uzp1 v7.16b, v18.16b, v20.16b
    uzp2 v18.16b, v18.16b, v20.16b
    uzp1 v20.16b, v5.16b, v17.16b
    uzp2 v5.16b, v5.16b, v17.16b
    uzp1 v17.16b, v0.16b, v27.16b
    uzp2 v0.16b, v0.16b, v27.16b
    uzp1 v23.16b, v1.16b, v16.16b
    uzp2 v1.16b, v1.16b, v16.16b
    uzp1 v16.16b, v4.16b, v25.16b
    uzp2 v4.16b, v4.16b, v25.16b
    uzp1 v24.16b, v2.16b, v6.16b
    uzp2 v2.16b, v2.16b, v6.16b
    uzp1 v6.16b, v21.16b, v22.16b
    uzp2 v21.16b, v21.16b, v22.16b
    str q19, [x0, #0]
    str q3, [x0, #16]
    str q7, [x0, #32]
    str q18, [x0, #48]
    str q20, [x0, #64]
    str q5, [x0, #80]
    str q17, [x0, #96]
    str q0, [x0, #112]
    str q23, [x0, #128]
    str q1, [x0, #144]
    str q16, [x0, #160]
    str q4, [x0, #176]
    str q24, [x0, #192]
    str q2, [x0, #208]
    str q6, [x0, #224]
    str q21, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon128_128_ecb_encrypt_neon_out
.Llwcc_simon128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_simon128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_simon128_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon128_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon128_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon128_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon128_128_ecb_encrypt_neon_group
.Llwcc_simon128_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon128_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon128_128_ecb_encrypt_neon_copy
.Llwcc_simon128_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_simon128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_simon128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_simon128_128_ecb_encrypt_neon, .-lwcc_simon128_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_simon128_128_ecb_decrypt_neon
    .type lwcc_simon128_128_ecb_decrypt_neon, %function
lwcc_simon128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_simon128_128_ecb_decrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_simon128_128_ecb_decrypt_neon_rest
.Llwcc_simon128_128_ecb_decrypt_neon_group:
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
    ldr q20, [x1, #192]
    ldr q21, [x1, #208]
    ldr q22, [x1, #224]
    ldr q23, [x1, #240]
    zip1 v24.16b, v0.16b, v1.16b
    zip2 v0.16b, v0.16b, v1.16b
    zip1 v1.16b, v2.16b, v3.16b
    zip2 v2.16b, v2.16b, v3.16b
    zip1 v3.16b, v4.16b, v5.16b
    zip2 v4.16b, v4.16b, v5.16b
    zip1 v5.16b, v6.16b, v7.16b
    zip2 v6.16b, v6.16b, v7.16b
    zip1 v7.16b, v16.16b, v17.16b
    zip2 v16.16b, v16.16b, v17.16b
    zip1 v17.16b, v18.16b, v19.16b
    zip2 v18.16b, v18.16b, v19.16b
    zip1 v19.16b, v20.16b, v21.16b
    zip2 v20.16b, v20.16b, v21.16b
    zip1 v21.16b, v22.16b, v23.16b
    zip2 v22.16b, v22.16b, v23.16b
    mov v23.16b, v24.16b
    sli v23.16b, v1.16b, #4
    sri v1.16b, v24.16b, #4
    mov v24.16b, v0.16b
    sli v24.16b, v2.16b, #4
    sri v2.16b, v0.16b, #4
    mov v0.16b, v3.16b
    sli v0.16b, v5.16b, #4
    sri v5.16b, v3.16b, #4
    mov v3.16b, v4.16b
    sli v3.16b, v6.16b, #4
    sri v6.16b, v4.16b, #4
    mov v4.16b, v7.16b
    sli v4.16b, v17.16b, #4
    sri v17.16b, v7.16b, #4
    mov v7.16b, v16.16b
    sli v7.16b, v18.16b, #4
    sri v18.16b, v16.16b, #4
    mov v16.16b, v19.16b
    sli v16.16b, v21.16b, #4
    sri v21.16b, v19.16b, #4
    mov v19.16b, v20.16b
    sli v19.16b, v22.16b, #4
    sri v22.16b, v20.16b, #4
    shl v20.16b, v0.16b, #2
    movi v25.16b, #204
    bif v20.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    movi v26.16b, #51
    bit v0.16b, v23.16b, v26.16b
    shl v23.16b, v3.16b, #2
    bif v23.16b, v24.16b, v25.16b
    ushr v24.16b, v24.16b, #2
    bit v3.16b, v24.16b, v26.16b
    shl v24.16b, v5.16b, #2
    bif v24.16b, v1.16b, v25.16b
    ushr v1.16b, v1.16b, #2
    bit v5.16b, v1.16b, v26.16b
    shl v1.16b, v6.16b, #2
    bif v1.16b, v2.16b, v25.16b
    ushr v2.16b, v2.16b, #2
    bit v6.16b, v2.16b, v26.16b
    shl v2.16b, v16.16b, #2
    bif v2.16b, v4.16b, v25.16b
    ushr v4.16b, v4.16b, #2
    bit v16.16b, v4.16b, v26.16b
    shl v4.16b, v19.16b, #2
    bif v4.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v19.16b, v7.16b, v26.16b
    shl v7.16b, v21.16b, #2
    bif v7.16b, v17.16b, v25.16b
    ushr v17.16b, v17.16b, #2
    bit v21.16b, v17.16b, v26.16b
    shl v17.16b, v22.16b, #2
    bif v17.16b, v18.16b, v25.16b
    ushr v18.16b, v18.16b, #2
    bit v22.16b, v18.16b, v26.16b
    shl v18.16b, v2.16b, #1
    movi v27.16b, #170
    bif v18.16b, v20.16b, v27.16b
    ushr v20.16b, v20.16b, #1
    movi v28.16b, #85
    bit v2.16b, v20.16b, v28.16b
    shl v20.16b, v4.16b, #1
    bif v20.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v4.16b, v23.16b, v28.16b
    shl v23.16b, v7.16b, #1
    bif v23.16b, v24.16b, v27.16b
    ushr v24.16b, v24.16b, #1
    bit v7.16b, v24.16b, v28.16b
    shl v24.16b, v17.16b, #1
    bif v24.16b, v1.16b, v27.16b
    ushr v1.16b, v1.16b, #1
    bit v17.16b, v1.16b, v28.16b
    shl v1.16b, v16.16b, #1
    bif v1.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v16.16b, v0.16b, v28.16b
    shl v0.16b, v19.16b, #1
    bif v0.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v19.16b, v3.16b, v28.16b
    shl v3.16b, v21.16b, #1
    bif v3.16b, v5.16b, v27.16b
    ushr v5.16b, v5.16b, #1
    bit v21.16b, v5.16b, v28.16b
    shl v5.16b, v22.16b, #1
    bif v5.16b, v6.16b, v27.16b
    ushr v6.16b, v6.16b, #1
    bit v22.16b, v6.16b, v28.16b
    // round 68 (simon.dsl:42)
    ext v6.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v6.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v6.16b
    add x9, x3, #4095
    add x10, x9, #4095
    add x10, x10, #2
    ldp q14, q15, [x10, #384]
    eor v20.16b, v20.16b, v14.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v4.16b, v15.16b
    eor v4.16b, v4.16b, v6.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q6, q29, [x10, #416]
    eor v0.16b, v0.16b, v6.16b
    eor v0.16b, v18.16b, v0.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v19.16b, v29.16b
    eor v6.16b, v2.16b, v6.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q19, q29, [x10, #448]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v1.16b, v19.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v17.16b, v29.16b
    eor v17.16b, v16.16b, v17.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #480]
    eor v5.16b, v5.16b, v24.16b
    eor v5.16b, v23.16b, v5.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v22.16b, v29.16b
    eor v22.16b, v7.16b, v22.16b
    eor v22.16b, v22.16b, v13.16b
    // round 67 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #256]
    eor v18.16b, v18.16b, v14.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v2.16b, v15.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #288]
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v16.16b, v29.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #320]
    eor v23.16b, v23.16b, v24.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v7.16b, v29.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #352]
    eor v3.16b, v3.16b, v24.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v21.16b, v29.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 66 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #192]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 65 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 64 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-64]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 63 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 62 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-320]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 61 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 60 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-576]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 59 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 58 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-832]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 57 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 56 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    add x10, x9, #2049
    ldp q14, q15, [x10, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #960]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 55 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 54 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #704]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 53 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 52 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #448]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 51 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 50 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #192]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 49 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 48 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-64]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 47 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 46 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-320]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 45 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 44 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-576]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 43 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 42 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x10, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x10, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x10, #-832]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x10, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 41 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x10, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x10, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x10, #-960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x10, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 40 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    add x9, x9, #1
    ldp q14, q15, [x9, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #960]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 39 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 38 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #704]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 37 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 36 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 35 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 34 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 33 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 32 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 31 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 30 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 29 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 28 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 27 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 26 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 25 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 24 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    add x9, x3, #2048
    ldp q14, q15, [x9, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #960]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 23 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 22 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #704]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 21 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 20 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #448]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 19 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 18 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #192]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 17 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 16 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-96]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-64]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-32]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 15 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-224]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-192]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-160]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 14 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-352]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-320]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-288]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 13 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-480]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-448]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-416]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 12 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-608]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-576]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-544]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 11 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-736]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-704]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-672]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 10 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x9, #-896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x9, #-864]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x9, #-832]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x9, #-800]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 9 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x9, #-1024]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x9, #-992]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x9, #-960]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x9, #-928]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 8 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #896]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #928]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #960]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 7 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #768]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #800]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x3, #832]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #864]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 6 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #640]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #672]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #704]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #736]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 5 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #512]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #544]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x3, #576]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #608]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 4 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #384]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #416]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #448]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #480]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 3 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #256]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #288]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x3, #320]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #352]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    // round 2 (simon.dsl:42)
    ext v24.16b, v21.16b, v21.16b, #14
    ext v29.16b, v18.16b, v18.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v2.16b, v2.16b, #14
    and v30.16b, v18.16b, v30.16b
    ext v31.16b, v1.16b, v1.16b, #14
    and v31.16b, v2.16b, v31.16b
    ext v8.16b, v16.16b, v16.16b, #14
    and v8.16b, v1.16b, v8.16b
    ext v9.16b, v23.16b, v23.16b, #14
    and v9.16b, v16.16b, v9.16b
    ext v10.16b, v7.16b, v7.16b, #14
    and v10.16b, v23.16b, v10.16b
    ext v11.16b, v3.16b, v3.16b, #14
    and v12.16b, v7.16b, v11.16b
    and v13.16b, v3.16b, v24.16b
    ldp q14, q15, [x3, #128]
    eor v20.16b, v14.16b, v20.16b
    eor v20.16b, v20.16b, v11.16b
    eor v20.16b, v29.16b, v20.16b
    eor v4.16b, v15.16b, v4.16b
    eor v4.16b, v4.16b, v24.16b
    eor v4.16b, v30.16b, v4.16b
    ldp q24, q29, [x3, #160]
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v0.16b, v18.16b
    eor v0.16b, v0.16b, v31.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    ldp q24, q29, [x3, #192]
    eor v19.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v9.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v10.16b
    ldp q24, q29, [x3, #224]
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v5.16b, v23.16b
    eor v5.16b, v5.16b, v12.16b
    eor v22.16b, v29.16b, v22.16b
    eor v22.16b, v22.16b, v7.16b
    eor v22.16b, v22.16b, v13.16b
    // round 1 (simon.dsl:42)
    ext v24.16b, v22.16b, v22.16b, #14
    ext v29.16b, v20.16b, v20.16b, #14
    and v29.16b, v24.16b, v29.16b
    ext v30.16b, v4.16b, v4.16b, #14
    and v30.16b, v20.16b, v30.16b
    ext v31.16b, v0.16b, v0.16b, #14
    and v31.16b, v4.16b, v31.16b
    ext v8.16b, v6.16b, v6.16b, #14
    and v8.16b, v0.16b, v8.16b
    ext v9.16b, v19.16b, v19.16b, #14
    and v9.16b, v6.16b, v9.16b
    ext v10.16b, v17.16b, v17.16b, #14
    and v10.16b, v19.16b, v10.16b
    ext v11.16b, v5.16b, v5.16b, #14
    and v12.16b, v17.16b, v11.16b
    and v13.16b, v5.16b, v24.16b
    ldp q14, q15, [x3, #0]
    eor v18.16b, v14.16b, v18.16b
    eor v18.16b, v18.16b, v11.16b
    eor v18.16b, v29.16b, v18.16b
    eor v2.16b, v15.16b, v2.16b
    eor v2.16b, v2.16b, v24.16b
    eor v2.16b, v30.16b, v2.16b
    ldp q24, q29, [x3, #32]
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v16.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v8.16b
    ldp q24, q29, [x3, #64]
    eor v23.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    eor v7.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q24, q29, [x3, #96]
    eor v3.16b, v24.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v12.16b
    eor v21.16b, v29.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v21.16b, v21.16b, v13.16b
    shl v24.16b, v2.16b, #1
    bif v24.16b, v18.16b, v27.16b
    ushr v18.16b, v18.16b, #1
    bit v2.16b, v18.16b, v28.16b
    shl v18.16b, v4.16b, #1
    bif v18.16b, v20.16b, v27.16b
    ushr v20.16b, v20.16b, #1
    bit v4.16b, v20.16b, v28.16b
    shl v20.16b, v7.16b, #1
    bif v20.16b, v23.16b, v27.16b
    ushr v23.16b, v23.16b, #1
    bit v7.16b, v23.16b, v28.16b
    shl v23.16b, v17.16b, #1
    bif v23.16b, v19.16b, v27.16b
    ushr v19.16b, v19.16b, #1
    bit v17.16b, v19.16b, v28.16b
    shl v19.16b, v16.16b, #1
    bif v19.16b, v1.16b, v27.16b
    ushr v1.16b, v1.16b, #1
    bit v16.16b, v1.16b, v28.16b
    shl v1.16b, v6.16b, #1
    bif v1.16b, v0.16b, v27.16b
    ushr v0.16b, v0.16b, #1
    bit v6.16b, v0.16b, v28.16b
    shl v0.16b, v21.16b, #1
    bif v0.16b, v3.16b, v27.16b
    ushr v3.16b, v3.16b, #1
    bit v21.16b, v3.16b, v28.16b
    shl v3.16b, v22.16b, #1
    bsl v27.16b, v3.16b, v5.16b
    ushr v3.16b, v5.16b, #1
    bit v22.16b, v3.16b, v28.16b
    shl v3.16b, v19.16b, #2
    bif v3.16b, v24.16b, v25.16b
    ushr v5.16b, v24.16b, #2
    bit v19.16b, v5.16b, v26.16b
    shl v5.16b, v1.16b, #2
    bif v5.16b, v18.16b, v25.16b
    ushr v18.16b, v18.16b, #2
    bit v1.16b, v18.16b, v26.16b
    shl v18.16b, v0.16b, #2
    bif v18.16b, v20.16b, v25.16b
    ushr v20.16b, v20.16b, #2
    bit v0.16b, v20.16b, v26.16b
    shl v20.16b, v27.16b, #2
    bif v20.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #2
    bit v27.16b, v23.16b, v26.16b
    shl v23.16b, v16.16b, #2
    bif v23.16b, v2.16b, v25.16b
    ushr v2.16b, v2.16b, #2
    bit v16.16b, v2.16b, v26.16b
    shl v2.16b, v6.16b, #2
    bif v2.16b, v4.16b, v25.16b
    ushr v4.16b, v4.16b, #2
    bit v6.16b, v4.16b, v26.16b
    shl v4.16b, v21.16b, #2
    bif v4.16b, v7.16b, v25.16b
    ushr v7.16b, v7.16b, #2
    bit v21.16b, v7.16b, v26.16b
    shl v7.16b, v22.16b, #2
    bsl v25.16b, v7.16b, v17.16b
    ushr v7.16b, v17.16b, #2
    bit v22.16b, v7.16b, v26.16b
    mov v7.16b, v3.16b
    sli v7.16b, v18.16b, #4
    sri v18.16b, v3.16b, #4
    mov v3.16b, v5.16b
    sli v3.16b, v20.16b, #4
    sri v20.16b, v5.16b, #4
    mov v5.16b, v19.16b
    sli v5.16b, v0.16b, #4
    sri v0.16b, v19.16b, #4
    mov v17.16b, v1.16b
    sli v17.16b, v27.16b, #4
    sri v27.16b, v1.16b, #4
    mov v1.16b, v23.16b
    sli v1.16b, v4.16b, #4
    sri v4.16b, v23.16b, #4
    mov v19.16b, v2.16b
    sli v19.16b, v25.16b, #4
    sri v25.16b, v2.16b, #4
    mov v2.16b, v16.16b
    sli v2.16b, v21.16b, #4
    sri v21.16b, v16.16b, #4
    mov v16.16b, v6.16b
    sli v16.16b, v22.16b, #4
    sri v22.16b, v6.16b, #4
    uzp1 v6.16b, v7.16b, v3.16b
    uzp2 v3.16b, v7.16b, v3.16b
    uzp1 v7.16b, v18.16b, v20.16b
    uzp2 v18.16b, v18.16b, v20.16b
    uzp1 v20.16b, v5.16b, v17.16b
    uzp2 v5.16b, v5.16b, v17.16b
    uzp1 v17.16b, v0.16b, v27.16b
    uzp2 v0.16b, v0.16b, v27.16b
    uzp1 v23.16b, v1.16b, v19.16b
    uzp2 v1.16b, v1.16b, v19.16b
    uzp1 v19.16b, v4.16b, v25.16b
    uzp2 v4.16b, v4.16b, v25.16b
    uzp1 v24.16b, v2.16b, v16.16b
    uzp2 v2.16b, v2.16b, v16.16b
    uzp1 v16.16b, v21.16b, v22.16b
    uzp2 v21.16b, v21.16b, v22.16b
    str q6, [x0, #0]
    str q3, [x0, #16]
    str q7, [x0, #32]
    str q18, [x0, #48]
    str q20, [x0, #64]
    str q5, [x0, #80]
    str q17, [x0, #96]
    str q0, [x0, #112]
    str q23, [x0, #128]
    str q1, [x0, #144]
    str q19, [x0, #160]
    str q4, [x0, #176]
    str q24, [x0, #192]
    str q2, [x0, #208]
    str q16, [x0, #224]
    str q21, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon128_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon128_128_ecb_decrypt_neon_out
.Llwcc_simon128_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_simon128_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_simon128_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon128_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon128_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon128_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon128_128_ecb_decrypt_neon_group
.Llwcc_simon128_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon128_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon128_128_ecb_decrypt_neon_copy
.Llwcc_simon128_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_simon128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_simon128_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_simon128_128_ecb_decrypt_neon, .-lwcc_simon128_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_simon128_128_ctr_init_neon
    .type lwcc_simon128_128_ctr_init_neon, %function
lwcc_simon128_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_simon128_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_simon128_128_ctr_nonce_neon
    .size lwcc_simon128_128_ctr_init_neon, .-lwcc_simon128_128_ctr_init_neon

    .balign 16
    .global lwcc_simon128_128_ctr_nonce_neon
    .type lwcc_simon128_128_ctr_nonce_neon, %function
lwcc_simon128_128_ctr_nonce_neon:
    adr x8, .Llwcc_simon128_128_file_neon_constants
    add x9, x1, #8
    ld1r {v0.4s}, [x9]
    ldr q1, [x8, #0]
    and v0.16b, v0.16b, v1.16b
    ldr q1, [x8, #144]
    tbl v0.16b, {v0.16b}, v1.16b
    movi v2.16b, #1
    cmtst v3.16b, v0.16b, v2.16b
    str q3, [x0, #8704]
    movi v3.16b, #2
    cmtst v4.16b, v0.16b, v3.16b
    str q4, [x0, #8720]
    movi v4.16b, #4
    cmtst v5.16b, v0.16b, v4.16b
    str q5, [x0, #8736]
    movi v5.16b, #8
    cmtst v6.16b, v0.16b, v5.16b
    str q6, [x0, #8752]
    movi v6.16b, #16
    cmtst v7.16b, v0.16b, v6.16b
    str q7, [x0, #8768]
    movi v7.16b, #32
    cmtst v16.16b, v0.16b, v7.16b
    str q16, [x0, #8784]
    movi v16.16b, #64
    cmtst v17.16b, v0.16b, v16.16b
    str q17, [x0, #8800]
    movi v17.16b, #128
    cmtst v0.16b, v0.16b, v17.16b
    str q0, [x0, #8816]
    ld1r {v0.2d}, [x1]
    tbl v0.16b, {v0.16b}, v1.16b
    cmtst v1.16b, v0.16b, v2.16b
    // round 1 (simon.dsl:43)
    ldr q2, [x0, #0]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8832]
    cmtst v1.16b, v0.16b, v3.16b
    ldr q2, [x0, #16]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8848]
    cmtst v1.16b, v0.16b, v4.16b
    ldr q2, [x0, #32]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8864]
    cmtst v1.16b, v0.16b, v5.16b
    ldr q2, [x0, #48]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8880]
    cmtst v1.16b, v0.16b, v6.16b
    ldr q2, [x0, #64]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8896]
    cmtst v1.16b, v0.16b, v7.16b
    ldr q2, [x0, #80]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8912]
    cmtst v1.16b, v0.16b, v16.16b
    ldr q2, [x0, #96]
    eor v1.16b, v2.16b, v1.16b
    str q1, [x0, #8928]
    cmtst v0.16b, v0.16b, v17.16b
    ldr q1, [x0, #112]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #8944]
    ret
    .size lwcc_simon128_128_ctr_nonce_neon, .-lwcc_simon128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_simon128_128_ctr_crypt_neon
    .type lwcc_simon128_128_ctr_crypt_neon, %function
lwcc_simon128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_simon128_128_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_simon128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_simon128_128_ctr_crypt_neon_rest
.Llwcc_simon128_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    and v0.16b, v0.16b, v1.16b
    ldr q1, [x8, #16]
    add v1.4s, v0.4s, v1.4s
    rev64 v1.16b, v1.16b
    ldr q2, [x8, #32]
    add v2.4s, v0.4s, v2.4s
    rev64 v2.16b, v2.16b
    ldr q3, [x8, #48]
    add v3.4s, v0.4s, v3.4s
    rev64 v3.16b, v3.16b
    ldr q4, [x8, #64]
    add v4.4s, v0.4s, v4.4s
    rev64 v4.16b, v4.16b
    ldr q5, [x8, #80]
    add v5.4s, v0.4s, v5.4s
    rev64 v5.16b, v5.16b
    ldr q6, [x8, #96]
    add v6.4s, v0.4s, v6.4s
    rev64 v6.16b, v6.16b
    ldr q7, [x8, #112]
    add v7.4s, v0.4s, v7.4s
    rev64 v7.16b, v7.16b
    ldr q16, [x8, #128]
    add v0.4s, v0.4s, v16.4s
    rev64 v0.16b, v0.16b
    mov v16.16b, v1.16b
    sli v16.16b, v2.16b, #4
    sri v2.16b, v1.16b, #4
    mov v1.16b, v3.16b
    sli v1.16b, v4.16b, #4
    sri v4.16b, v3.16b, #4
    mov v3.16b, v5.16b
    sli v3.16b, v6.16b, #4
    sri v6.16b, v5.16b, #4
    mov v5.16b, v7.16b
    sli v5.16b, v0.16b, #4
    sri v0.16b, v7.16b, #4
    zip1 v7.16b, v16.16b, v1.16b
    zip2 v1.16b, v16.16b, v1.16b
    zip1 v16.16b, v2.16b, v4.16b
    zip2 v2.16b, v2.16b, v4.16b
    zip1 v4.16b, v3.16b, v5.16b
    zip2 v3.16b, v3.16b, v5.16b
    zip1 v5.16b, v6.16b, v0.16b
    zip2 v0.16b, v6.16b, v0.16b
    shl v6.16b, v1.16b, #2
    movi v17.16b, #204
    bif v6.16b, v7.16b, v17.16b
    ushr v7.16b, v7.16b, #2
    movi v18.16b, #51
    bit v1.16b, v7.16b, v18.16b
    shl v7.16b, v2.16b, #2
    bif v7.16b, v16.16b, v17.16b
    ushr v16.16b, v16.16b, #2
    bit v2.16b, v16.16b, v18.16b
    shl v16.16b, v3.16b, #2
    bif v16.16b, v4.16b, v17.16b
    ushr v4.16b, v4.16b, #2
    bit v3.16b, v4.16b, v18.16b
    shl v4.16b, v0.16b, #2
    bif v4.16b, v5.16b, v17.16b
    ushr v5.16b, v5.16b, #2
    bit v0.16b, v5.16b, v18.16b
    shl v5.16b, v16.16b, #1
    movi v19.16b, #170
    bif v5.16b, v6.16b, v19.16b
    ushr v6.16b, v6.16b, #1
    movi v20.16b, #85
    bit v16.16b, v6.16b, v20.16b
    shl v6.16b, v4.16b, #1
    bif v6.16b, v7.16b, v19.16b
    ushr v7.16b, v7.16b, #1
    bit v4.16b, v7.16b, v20.16b
    shl v7.16b, v3.16b, #1
    bif v7.16b, v1.16b, v19.16b
    ushr v1.16b, v1.16b, #1
    bit v3.16b, v1.16b, v20.16b
    shl v1.16b, v0.16b, #1
    bif v1.16b, v2.16b, v19.16b
    ushr v2.16b, v2.16b, #1
    bit v0.16b, v2.16b, v20.16b
    add x9, x3, #4095
    add x10, x9, #4095
    add x10, x10, #2
    ldp q2, q21, [x10, #608]
    eor v0.16b, v21.16b, v0.16b
    // round 1 (simon.dsl:42)
    ext v21.16b, v0.16b, v0.16b, #14
    ldp q22, q23, [x10, #512]
    eor v5.16b, v22.16b, v5.16b
    ext v22.16b, v5.16b, v5.16b, #14
    and v22.16b, v21.16b, v22.16b
    eor v16.16b, v23.16b, v16.16b
    ext v23.16b, v16.16b, v16.16b, #14
    and v23.16b, v5.16b, v23.16b
    ldp q24, q25, [x10, #544]
    eor v7.16b, v24.16b, v7.16b
    ext v24.16b, v7.16b, v7.16b, #14
    and v24.16b, v16.16b, v24.16b
    eor v3.16b, v25.16b, v3.16b
    ext v25.16b, v3.16b, v3.16b, #14
    and v25.16b, v7.16b, v25.16b
    ldp q26, q27, [x10, #576]
    eor v6.16b, v26.16b, v6.16b
    ext v26.16b, v6.16b, v6.16b, #14
    and v26.16b, v3.16b, v26.16b
    eor v4.16b, v27.16b, v4.16b
    ext v27.16b, v4.16b, v4.16b, #14
    and v27.16b, v6.16b, v27.16b
    eor v1.16b, v2.16b, v1.16b
    ext v2.16b, v1.16b, v1.16b, #14
    and v28.16b, v4.16b, v2.16b
    and v29.16b, v1.16b, v21.16b
    ldp q30, q31, [x10, #640]
    eor v2.16b, v30.16b, v2.16b
    eor v2.16b, v22.16b, v2.16b
    eor v21.16b, v31.16b, v21.16b
    eor v21.16b, v23.16b, v21.16b
    ldp q22, q23, [x10, #672]
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v24.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v25.16b
    ldp q24, q25, [x10, #704]
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v26.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v27.16b
    ldp q26, q27, [x10, #736]
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v28.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v29.16b
    // round 2 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x3, #128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x3, #160]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x3, #192]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x3, #224]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 3 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x3, #256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x3, #288]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x3, #320]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x3, #352]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 4 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x3, #384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x3, #416]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x3, #448]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x3, #480]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 5 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x3, #512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x3, #544]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x3, #576]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x3, #608]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 6 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x3, #640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x3, #672]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x3, #704]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x3, #736]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 7 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x3, #768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x3, #800]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x3, #832]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x3, #864]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 8 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x3, #896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x3, #928]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x3, #960]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x3, #992]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 9 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    add x11, x3, #2048
    ldp q14, q15, [x11, #-1024]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-992]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-960]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-928]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 10 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-864]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-832]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-800]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 11 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #-768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-736]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-704]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-672]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 12 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-608]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-576]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-544]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 13 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #-512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-480]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-448]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-416]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 14 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-352]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-320]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-288]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 15 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #-256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-224]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-192]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-160]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 16 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-96]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-64]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-32]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 17 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #0]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #32]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #64]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #96]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 18 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #160]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #192]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #224]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 19 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #288]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #320]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #352]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 20 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #416]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #448]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #480]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 21 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #544]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #576]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #608]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 22 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #672]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #704]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #736]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 23 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #800]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #832]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #864]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 24 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #928]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #960]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #992]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 25 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    add x11, x9, #1
    ldp q14, q15, [x11, #-1024]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-992]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-960]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-928]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 26 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-864]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-832]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-800]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 27 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #-768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-736]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-704]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-672]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 28 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-608]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-576]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-544]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 29 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #-512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-480]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-448]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-416]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 30 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-352]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-320]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-288]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 31 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #-256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #-224]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #-192]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #-160]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 32 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #-128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #-96]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #-64]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #-32]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 33 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #0]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #32]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #64]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #96]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 34 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #160]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #192]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #224]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 35 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #288]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #320]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #352]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 36 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #416]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #448]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #480]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 37 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #544]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #576]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #608]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 38 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #672]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #704]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #736]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 39 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x11, #768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x11, #800]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x11, #832]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x11, #864]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 40 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x11, #896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x11, #928]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x11, #960]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x11, #992]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 41 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    add x9, x9, #2049
    ldp q14, q15, [x9, #-1024]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #-992]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #-960]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #-928]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 42 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #-896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #-864]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #-832]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #-800]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 43 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #-768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #-736]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #-704]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #-672]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 44 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #-640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #-608]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #-576]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #-544]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 45 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #-512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #-480]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #-448]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #-416]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 46 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #-384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #-352]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #-320]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #-288]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 47 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #-256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #-224]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #-192]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #-160]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 48 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #-128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #-96]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #-64]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #-32]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 49 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #0]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #32]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #64]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #96]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 50 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #160]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #192]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #224]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 51 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #288]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #320]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #352]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 52 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #416]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #448]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #480]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 53 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #544]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #576]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #608]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 54 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #672]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #704]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #736]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 55 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x9, #768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x9, #800]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x9, #832]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x9, #864]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 56 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x9, #896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x9, #928]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x9, #960]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x9, #992]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 57 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x10, #-1024]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x10, #-992]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x10, #-960]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x10, #-928]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 58 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x10, #-896]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x10, #-864]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x10, #-832]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x10, #-800]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 59 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x10, #-768]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x10, #-736]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x10, #-704]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x10, #-672]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 60 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x10, #-640]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x10, #-608]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x10, #-576]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x10, #-544]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 61 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x10, #-512]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x10, #-480]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x10, #-448]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x10, #-416]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 62 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x10, #-384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x10, #-352]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x10, #-320]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x10, #-288]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 63 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x10, #-256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x10, #-224]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x10, #-192]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x10, #-160]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 64 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x10, #-128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x10, #-96]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x10, #-64]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x10, #-32]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 65 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x10, #0]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x10, #32]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x10, #64]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x10, #96]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 66 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x10, #128]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x10, #160]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x10, #192]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x10, #224]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    // round 67 (simon.dsl:42)
    ext v28.16b, v0.16b, v0.16b, #14
    ext v29.16b, v5.16b, v5.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v16.16b, v16.16b, #14
    and v30.16b, v5.16b, v30.16b
    ext v31.16b, v7.16b, v7.16b, #14
    and v31.16b, v16.16b, v31.16b
    ext v8.16b, v3.16b, v3.16b, #14
    and v8.16b, v7.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #14
    and v9.16b, v3.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #14
    and v10.16b, v6.16b, v10.16b
    ext v11.16b, v1.16b, v1.16b, #14
    and v12.16b, v4.16b, v11.16b
    and v13.16b, v1.16b, v28.16b
    ldp q14, q15, [x10, #256]
    eor v2.16b, v14.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v29.16b, v2.16b
    eor v21.16b, v15.16b, v21.16b
    eor v21.16b, v21.16b, v28.16b
    eor v21.16b, v30.16b, v21.16b
    ldp q28, q29, [x10, #288]
    eor v22.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v5.16b
    eor v22.16b, v22.16b, v31.16b
    eor v23.16b, v29.16b, v23.16b
    eor v23.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v8.16b
    ldp q28, q29, [x10, #320]
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v9.16b
    eor v25.16b, v29.16b, v25.16b
    eor v25.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v10.16b
    ldp q28, q29, [x10, #352]
    eor v26.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v12.16b
    eor v27.16b, v29.16b, v27.16b
    eor v27.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v13.16b
    // round 68 (simon.dsl:42)
    ext v28.16b, v27.16b, v27.16b, #14
    ext v29.16b, v2.16b, v2.16b, #14
    and v29.16b, v28.16b, v29.16b
    ext v30.16b, v21.16b, v21.16b, #14
    and v30.16b, v2.16b, v30.16b
    ext v31.16b, v22.16b, v22.16b, #14
    and v31.16b, v21.16b, v31.16b
    ext v8.16b, v23.16b, v23.16b, #14
    and v8.16b, v22.16b, v8.16b
    ext v9.16b, v24.16b, v24.16b, #14
    and v9.16b, v23.16b, v9.16b
    ext v10.16b, v25.16b, v25.16b, #14
    and v10.16b, v24.16b, v10.16b
    ext v11.16b, v26.16b, v26.16b, #14
    and v12.16b, v25.16b, v11.16b
    and v13.16b, v26.16b, v28.16b
    ldp q14, q15, [x10, #384]
    eor v5.16b, v14.16b, v5.16b
    eor v5.16b, v5.16b, v11.16b
    eor v5.16b, v29.16b, v5.16b
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v28.16b
    eor v16.16b, v30.16b, v16.16b
    ldp q28, q29, [x10, #416]
    eor v7.16b, v28.16b, v7.16b
    eor v7.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v31.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q28, q29, [x10, #448]
    eor v6.16b, v28.16b, v6.16b
    eor v6.16b, v6.16b, v22.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q28, q29, [x10, #480]
    eor v1.16b, v28.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v1.16b, v12.16b
    eor v0.16b, v29.16b, v0.16b
    eor v0.16b, v0.16b, v25.16b
    eor v0.16b, v0.16b, v13.16b
    shl v28.16b, v21.16b, #1
    bif v28.16b, v2.16b, v19.16b
    ushr v2.16b, v2.16b, #1
    bit v21.16b, v2.16b, v20.16b
    shl v2.16b, v16.16b, #1
    bif v2.16b, v5.16b, v19.16b
    ushr v5.16b, v5.16b, #1
    bit v16.16b, v5.16b, v20.16b
    shl v5.16b, v25.16b, #1
    bif v5.16b, v24.16b, v19.16b
    ushr v24.16b, v24.16b, #1
    bit v25.16b, v24.16b, v20.16b
    shl v24.16b, v4.16b, #1
    bif v24.16b, v6.16b, v19.16b
    ushr v6.16b, v6.16b, #1
    bit v4.16b, v6.16b, v20.16b
    shl v6.16b, v23.16b, #1
    bif v6.16b, v22.16b, v19.16b
    ushr v22.16b, v22.16b, #1
    bit v23.16b, v22.16b, v20.16b
    shl v22.16b, v3.16b, #1
    bif v22.16b, v7.16b, v19.16b
    ushr v7.16b, v7.16b, #1
    bit v3.16b, v7.16b, v20.16b
    shl v7.16b, v27.16b, #1
    bif v7.16b, v26.16b, v19.16b
    ushr v26.16b, v26.16b, #1
    bit v27.16b, v26.16b, v20.16b
    shl v26.16b, v0.16b, #1
    bsl v19.16b, v26.16b, v1.16b
    ushr v1.16b, v1.16b, #1
    bit v0.16b, v1.16b, v20.16b
    shl v1.16b, v6.16b, #2
    bif v1.16b, v28.16b, v17.16b
    ushr v20.16b, v28.16b, #2
    bit v6.16b, v20.16b, v18.16b
    shl v20.16b, v22.16b, #2
    bif v20.16b, v2.16b, v17.16b
    ushr v2.16b, v2.16b, #2
    bit v22.16b, v2.16b, v18.16b
    shl v2.16b, v7.16b, #2
    bif v2.16b, v5.16b, v17.16b
    ushr v5.16b, v5.16b, #2
    bit v7.16b, v5.16b, v18.16b
    shl v5.16b, v19.16b, #2
    bif v5.16b, v24.16b, v17.16b
    ushr v24.16b, v24.16b, #2
    bit v19.16b, v24.16b, v18.16b
    shl v24.16b, v23.16b, #2
    bif v24.16b, v21.16b, v17.16b
    ushr v21.16b, v21.16b, #2
    bit v23.16b, v21.16b, v18.16b
    shl v21.16b, v3.16b, #2
    bif v21.16b, v16.16b, v17.16b
    ushr v16.16b, v16.16b, #2
    bit v3.16b, v16.16b, v18.16b
    shl v16.16b, v27.16b, #2
    bif v16.16b, v25.16b, v17.16b
    ushr v25.16b, v25.16b, #2
    bit v27.16b, v25.16b, v18.16b
    shl v25.16b, v0.16b, #2
    bsl v17.16b, v25.16b, v4.16b
    ushr v4.16b, v4.16b, #2
    bit v0.16b, v4.16b, v18.16b
    mov v4.16b, v1.16b
    sli v4.16b, v2.16b, #4
    sri v2.16b, v1.16b, #4
    mov v1.16b, v20.16b
    sli v1.16b, v5.16b, #4
    sri v5.16b, v20.16b, #4
    mov v18.16b, v6.16b
    sli v18.16b, v7.16b, #4
    sri v7.16b, v6.16b, #4
    mov v6.16b, v22.16b
    sli v6.16b, v19.16b, #4
    sri v19.16b, v22.16b, #4
    mov v20.16b, v24.16b
    sli v20.16b, v16.16b, #4
    sri v16.16b, v24.16b, #4
    mov v22.16b, v21.16b
    sli v22.16b, v17.16b, #4
    sri v17.16b, v21.16b, #4
    mov v21.16b, v23.16b
    sli v21.16b, v27.16b, #4
    sri v27.16b, v23.16b, #4
    mov v23.16b, v3.16b
    sli v23.16b, v0.16b, #4
    sri v0.16b, v3.16b, #4
    uzp1 v3.16b, v4.16b, v1.16b
    uzp2 v1.16b, v4.16b, v1.16b
    uzp1 v4.16b, v2.16b, v5.16b
    uzp2 v2.16b, v2.16b, v5.16b
    uzp1 v5.16b, v18.16b, v6.16b
    uzp2 v6.16b, v18.16b, v6.16b
    uzp1 v18.16b, v7.16b, v19.16b
    uzp2 v7.16b, v7.16b, v19.16b
    uzp1 v19.16b, v20.16b, v22.16b
    uzp2 v20.16b, v20.16b, v22.16b
    uzp1 v22.16b, v16.16b, v17.16b
    uzp2 v16.16b, v16.16b, v17.16b
    uzp1 v17.16b, v21.16b, v23.16b
    uzp2 v21.16b, v21.16b, v23.16b
    uzp1 v23.16b, v27.16b, v0.16b
    uzp2 v0.16b, v27.16b, v0.16b
    ldr q24, [x1, #0]
    ldr q25, [x1, #16]
    ldr q26, [x1, #32]
    ldr q27, [x1, #48]
    ldr q28, [x1, #64]
    ldr q29, [x1, #80]
    ldr q30, [x1, #96]
    ldr q31, [x1, #112]
    ldr q8, [x1, #128]
    ldr q9, [x1, #144]
    ldr q10, [x1, #160]
    ldr q11, [x1, #176]
    ldr q12, [x1, #192]
    ldr q13, [x1, #208]
    ldr q14, [x1, #224]
    ldr q15, [x1, #240]
    eor v3.16b, v3.16b, v24.16b
    eor v1.16b, v1.16b, v25.16b
    eor v4.16b, v4.16b, v26.16b
    eor v2.16b, v2.16b, v27.16b
    eor v5.16b, v5.16b, v28.16b
    eor v6.16b, v6.16b, v29.16b
    eor v18.16b, v18.16b, v30.16b
    eor v7.16b, v7.16b, v31.16b
    eor v19.16b, v19.16b, v8.16b
    eor v20.16b, v20.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    eor v17.16b, v17.16b, v12.16b
    eor v21.16b, v21.16b, v13.16b
    eor v23.16b, v23.16b, v14.16b
    eor v0.16b, v0.16b, v15.16b
    str q3, [x0, #0]
    str q1, [x0, #16]
    str q4, [x0, #32]
    str q2, [x0, #48]
    str q5, [x0, #64]
    str q6, [x0, #80]
    str q18, [x0, #96]
    str q7, [x0, #112]
    str q19, [x0, #128]
    str q20, [x0, #144]
    str q22, [x0, #160]
    str q16, [x0, #176]
    str q17, [x0, #192]
    str q21, [x0, #208]
    str q23, [x0, #224]
    str q0, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #16
    sub x5, x5, #1
    cbnz x5, .Llwcc_simon128_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_simon128_128_ctr_crypt_neon_out
.Llwcc_simon128_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_simon128_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_simon128_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon128_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_simon128_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon128_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_simon128_128_ctr_crypt_neon_group
.Llwcc_simon128_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_simon128_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_simon128_128_ctr_crypt_neon_copy
.Llwcc_simon128_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_simon128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_simon128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_simon128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_simon128_128_ctr_crypt_neon, .-lwcc_simon128_128_ctr_crypt_neon

    .balign 16
.Llwcc_simon128_128_file_neon_constants:
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x09, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x01, 0x01, 0x02, 0x02, 0x03, 0x03, 0x04, 0x04, 0x05, 0x05, 0x06, 0x06, 0x07, 0x07
    .byte 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
