// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_128 --target neon --lanes 16 --mode drbg --df yes
// passes:    unroll() counter() balance() hoist(mode=ecb) slice() select() schedule() allocate()
// dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
// mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
// folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter
// layout:    ld4.4s; r0 r1 n2 n3 | c0 c1 c2 c3 c4 n0 n1
// sizes:     in bytes: block 16, key 16, rk 1536, group 256, st 40
// timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:92415eabbec4c0e2fe1c8166ef3aef0a31e2e9eb3bde6c1be3b7df1c1063455b

    .text

    .balign 16
    .type lwcc_lea128_128_key_setup_neon, %function
lwcc_lea128_128_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_lea128_128_file_neon_constants
    add x9, x1, #4
    add x10, x1, #8
    ld1r {v0.4s}, [x9]
    ld1r {v1.4s}, [x10]
    add x9, x1, #12
    ld1r {v2.4s}, [x9]
    ldr q3, [x8, #16]
    ldr q4, [x8, #32]
    ld1r {v5.4s}, [x1]
    ldr q6, [x8, #48]
    add v0.4s, v0.4s, v3.4s
    ldr q3, [x8, #0]
    add v1.4s, v1.4s, v4.4s
    ldr q4, [x8, #80]
    shl v7.4s, v0.4s, #3
    ldr q16, [x8, #96]
    add v2.4s, v2.4s, v6.4s
    shl v6.4s, v1.4s, #6
    sri v7.4s, v0.4s, #29
    ldr q0, [x8, #112]
    shl v17.4s, v2.4s, #11
    sri v6.4s, v1.4s, #26
    add v1.4s, v5.4s, v3.4s
    add v3.4s, v7.4s, v4.4s
    ldr q4, [x8, #64]
    sri v17.4s, v2.4s, #21
    add v2.4s, v6.4s, v16.4s
    shl v5.4s, v1.4s, #1
    ldr q16, [x8, #144]
    shl v18.4s, v3.4s, #3
    ldr q19, [x8, #160]
    add v0.4s, v17.4s, v0.4s
    shl v20.4s, v2.4s, #6
    sri v5.4s, v1.4s, #31
    sri v18.4s, v3.4s, #29
    ldr q1, [x8, #176]
    shl v3.4s, v0.4s, #11
    sri v20.4s, v2.4s, #26
    add v2.4s, v5.4s, v4.4s
    add v4.4s, v18.4s, v16.4s
    ldr q16, [x8, #128]
    sri v3.4s, v0.4s, #21
    add v0.4s, v20.4s, v19.4s
    shl v19.4s, v2.4s, #1
    ldr q21, [x8, #208]
    shl v22.4s, v4.4s, #3
    ldr q23, [x8, #224]
    add v1.4s, v3.4s, v1.4s
    shl v24.4s, v0.4s, #6
    sri v19.4s, v2.4s, #31
    sri v22.4s, v4.4s, #29
    ldr q2, [x8, #240]
    shl v4.4s, v1.4s, #11
    sri v24.4s, v0.4s, #26
    add v0.4s, v19.4s, v16.4s
    add v16.4s, v22.4s, v21.4s
    ldr q21, [x8, #192]
    sri v4.4s, v1.4s, #21
    add v1.4s, v24.4s, v23.4s
    shl v23.4s, v0.4s, #1
    ldr q25, [x8, #272]
    shl v26.4s, v16.4s, #3
    ldr q27, [x8, #288]
    add v2.4s, v4.4s, v2.4s
    shl v28.4s, v1.4s, #6
    sri v23.4s, v0.4s, #31
    sri v26.4s, v16.4s, #29
    ldr q0, [x8, #304]
    shl v16.4s, v2.4s, #11
    sri v28.4s, v1.4s, #26
    add v1.4s, v23.4s, v21.4s
    add v21.4s, v26.4s, v25.4s
    ldr q25, [x8, #256]
    sri v16.4s, v2.4s, #21
    add v2.4s, v28.4s, v27.4s
    shl v27.4s, v1.4s, #1
    ldr q29, [x8, #336]
    shl v30.4s, v21.4s, #3
    ldr q31, [x8, #352]
    add v0.4s, v16.4s, v0.4s
    shl v8.4s, v2.4s, #6
    sri v27.4s, v1.4s, #31
    sri v30.4s, v21.4s, #29
    ldr q1, [x8, #368]
    shl v21.4s, v0.4s, #11
    sri v8.4s, v2.4s, #26
    add v2.4s, v27.4s, v25.4s
    add v25.4s, v30.4s, v29.4s
    ldr q29, [x8, #320]
    sri v21.4s, v0.4s, #21
    add v0.4s, v8.4s, v31.4s
    shl v31.4s, v2.4s, #1
    ldr q9, [x8, #400]
    shl v10.4s, v25.4s, #3
    ldr q11, [x8, #416]
    add v1.4s, v21.4s, v1.4s
    shl v12.4s, v0.4s, #6
    sri v31.4s, v2.4s, #31
    sri v10.4s, v25.4s, #29
    ldr q2, [x8, #432]
    shl v25.4s, v1.4s, #11
    sri v12.4s, v0.4s, #26
    add v0.4s, v31.4s, v29.4s
    add v29.4s, v10.4s, v9.4s
    ldr q9, [x8, #384]
    sri v25.4s, v1.4s, #21
    add v1.4s, v12.4s, v11.4s
    shl v11.4s, v0.4s, #1
    shl v13.4s, v29.4s, #3
    ldr q14, [x8, #464]
    add v2.4s, v25.4s, v2.4s
    shl v15.4s, v1.4s, #6
    sri v11.4s, v0.4s, #31
    ldr q0, [x8, #480]
    sri v13.4s, v29.4s, #29
    ldr q29, [x8, #496]
    sri v15.4s, v1.4s, #26
    shl v1.4s, v2.4s, #11
    add v9.4s, v11.4s, v9.4s
    str q7, [x0, #16]
    ldr q7, [x8, #448]
    sri v1.4s, v2.4s, #21
    add v2.4s, v13.4s, v14.4s
    shl v14.4s, v9.4s, #1
    add v0.4s, v15.4s, v0.4s
    str q6, [x0, #32]
    ldr q6, [x8, #528]
    add v29.4s, v1.4s, v29.4s
    sri v14.4s, v9.4s, #31
    shl v9.4s, v2.4s, #3
    str q17, [x0, #48]
    shl v17.4s, v0.4s, #6
    str q5, [x0, #0]
    ldr q5, [x8, #544]
    sri v9.4s, v2.4s, #29
    shl v2.4s, v29.4s, #11
    add v7.4s, v14.4s, v7.4s
    sri v17.4s, v0.4s, #26
    ldr q0, [x8, #560]
    str q18, [x0, #80]
    ldr q18, [x8, #512]
    sri v2.4s, v29.4s, #21
    add v6.4s, v9.4s, v6.4s
    shl v29.4s, v7.4s, #1
    str q20, [x0, #96]
    ldr q20, [x8, #592]
    add v5.4s, v17.4s, v5.4s
    sri v29.4s, v7.4s, #31
    shl v7.4s, v6.4s, #3
    str q3, [x0, #112]
    add v0.4s, v2.4s, v0.4s
    ldr q3, [x8, #608]
    str q19, [x0, #64]
    shl v19.4s, v5.4s, #6
    sri v7.4s, v6.4s, #29
    add v6.4s, v29.4s, v18.4s
    ldr q18, [x8, #624]
    str q22, [x0, #144]
    shl v22.4s, v0.4s, #11
    str q24, [x0, #160]
    ldr q24, [x8, #576]
    sri v19.4s, v5.4s, #26
    add v5.4s, v7.4s, v20.4s
    shl v20.4s, v6.4s, #1
    sri v22.4s, v0.4s, #21
    ldr q0, [x8, #656]
    str q4, [x0, #176]
    add v3.4s, v19.4s, v3.4s
    shl v4.4s, v5.4s, #3
    sri v20.4s, v6.4s, #31
    ldr q6, [x8, #640]
    str q23, [x0, #128]
    add v18.4s, v22.4s, v18.4s
    ldr q23, [x8, #672]
    str q26, [x0, #208]
    shl v26.4s, v3.4s, #6
    sri v4.4s, v5.4s, #29
    add v5.4s, v20.4s, v24.4s
    ldr q24, [x8, #688]
    str q28, [x0, #224]
    shl v28.4s, v18.4s, #11
    sri v26.4s, v3.4s, #26
    add v0.4s, v4.4s, v0.4s
    shl v3.4s, v5.4s, #1
    sri v28.4s, v18.4s, #21
    ldr q18, [x8, #704]
    str q16, [x0, #240]
    ldr q16, [x8, #720]
    add v23.4s, v26.4s, v23.4s
    sri v3.4s, v5.4s, #31
    shl v5.4s, v0.4s, #3
    str q27, [x0, #192]
    add v24.4s, v28.4s, v24.4s
    ldr q27, [x8, #736]
    str q30, [x0, #272]
    shl v30.4s, v23.4s, #6
    sri v5.4s, v0.4s, #29
    add v0.4s, v3.4s, v6.4s
    ldr q6, [x8, #752]
    str q8, [x0, #288]
    shl v8.4s, v24.4s, #11
    sri v30.4s, v23.4s, #26
    add v16.4s, v5.4s, v16.4s
    shl v23.4s, v0.4s, #1
    sri v8.4s, v24.4s, #21
    ldr q24, [x8, #768]
    str q21, [x0, #304]
    ldr q21, [x8, #784]
    add v27.4s, v30.4s, v27.4s
    sri v23.4s, v0.4s, #31
    shl v0.4s, v16.4s, #3
    str q31, [x0, #256]
    add v6.4s, v8.4s, v6.4s
    ldr q31, [x8, #800]
    str q10, [x0, #336]
    shl v10.4s, v27.4s, #6
    sri v0.4s, v16.4s, #29
    add v16.4s, v23.4s, v18.4s
    ldr q18, [x8, #816]
    str q12, [x0, #352]
    shl v12.4s, v6.4s, #11
    sri v10.4s, v27.4s, #26
    add v21.4s, v0.4s, v21.4s
    shl v27.4s, v16.4s, #1
    sri v12.4s, v6.4s, #21
    ldr q6, [x8, #832]
    str q25, [x0, #368]
    ldr q25, [x8, #848]
    add v31.4s, v10.4s, v31.4s
    sri v27.4s, v16.4s, #31
    shl v16.4s, v21.4s, #3
    str q11, [x0, #320]
    add v18.4s, v12.4s, v18.4s
    ldr q11, [x8, #864]
    str q13, [x0, #400]
    shl v13.4s, v31.4s, #6
    sri v16.4s, v21.4s, #29
    add v21.4s, v27.4s, v24.4s
    ldr q24, [x8, #880]
    str q15, [x0, #416]
    shl v15.4s, v18.4s, #11
    sri v13.4s, v31.4s, #26
    add v25.4s, v16.4s, v25.4s
    shl v31.4s, v21.4s, #1
    sri v15.4s, v18.4s, #21
    ldr q18, [x8, #896]
    str q1, [x0, #432]
    ldr q1, [x8, #912]
    add v11.4s, v13.4s, v11.4s
    sri v31.4s, v21.4s, #31
    shl v21.4s, v25.4s, #3
    str q14, [x0, #384]
    add v24.4s, v15.4s, v24.4s
    ldr q14, [x8, #928]
    str q9, [x0, #464]
    shl v9.4s, v11.4s, #6
    sri v21.4s, v25.4s, #29
    add v6.4s, v31.4s, v6.4s
    ldr q25, [x8, #944]
    str q17, [x0, #480]
    shl v17.4s, v24.4s, #11
    sri v9.4s, v11.4s, #26
    add v1.4s, v21.4s, v1.4s
    shl v11.4s, v6.4s, #1
    sri v17.4s, v24.4s, #21
    ldr q24, [x8, #960]
    str q2, [x0, #496]
    ldr q2, [x8, #976]
    add v14.4s, v9.4s, v14.4s
    sri v11.4s, v6.4s, #31
    shl v6.4s, v1.4s, #3
    add v25.4s, v17.4s, v25.4s
    str q29, [x0, #448]
    ldr q29, [x8, #992]
    sri v6.4s, v1.4s, #29
    shl v1.4s, v14.4s, #6
    add v18.4s, v11.4s, v18.4s
    str q7, [x0, #528]
    shl v7.4s, v25.4s, #11
    str q19, [x0, #544]
    ldr q19, [x8, #1008]
    sri v1.4s, v14.4s, #26
    add v2.4s, v6.4s, v2.4s
    shl v14.4s, v18.4s, #1
    sri v7.4s, v25.4s, #21
    ldr q25, [x8, #1024]
    str q22, [x0, #560]
    ldr q22, [x8, #1040]
    add v29.4s, v1.4s, v29.4s
    sri v14.4s, v18.4s, #31
    shl v18.4s, v2.4s, #3
    str q20, [x0, #512]
    ldr q20, [x8, #1056]
    add v19.4s, v7.4s, v19.4s
    sri v18.4s, v2.4s, #29
    shl v2.4s, v29.4s, #6
    add v24.4s, v14.4s, v24.4s
    str q4, [x0, #592]
    ldr q4, [x8, #1072]
    sri v2.4s, v29.4s, #26
    shl v29.4s, v19.4s, #11
    add v22.4s, v18.4s, v22.4s
    str q26, [x0, #608]
    shl v26.4s, v24.4s, #1
    str q28, [x0, #624]
    sri v29.4s, v19.4s, #21
    add v19.4s, v2.4s, v20.4s
    shl v20.4s, v22.4s, #3
    ldr q28, [x8, #1088]
    sri v26.4s, v24.4s, #31
    ldr q24, [x8, #1104]
    str q3, [x0, #576]
    ldr q3, [x8, #1120]
    add v4.4s, v29.4s, v4.4s
    sri v20.4s, v22.4s, #29
    shl v22.4s, v19.4s, #6
    str q5, [x0, #656]
    ldr q5, [x8, #1136]
    sri v22.4s, v19.4s, #26
    shl v19.4s, v4.4s, #11
    add v25.4s, v26.4s, v25.4s
    add v24.4s, v20.4s, v24.4s
    str q30, [x0, #672]
    sri v19.4s, v4.4s, #21
    add v3.4s, v22.4s, v3.4s
    shl v4.4s, v25.4s, #1
    ldr q30, [x8, #1152]
    str q8, [x0, #688]
    shl v8.4s, v24.4s, #3
    str q23, [x0, #640]
    ldr q23, [x8, #1168]
    add v5.4s, v19.4s, v5.4s
    sri v4.4s, v25.4s, #31
    shl v25.4s, v3.4s, #6
    sri v8.4s, v24.4s, #29
    ldr q24, [x8, #1184]
    str q0, [x0, #720]
    ldr q0, [x8, #1200]
    sri v25.4s, v3.4s, #26
    shl v3.4s, v5.4s, #11
    add v28.4s, v4.4s, v28.4s
    sri v3.4s, v5.4s, #21
    add v5.4s, v8.4s, v23.4s
    shl v23.4s, v28.4s, #1
    str q10, [x0, #736]
    add v24.4s, v25.4s, v24.4s
    ldr q10, [x8, #1216]
    str q12, [x0, #752]
    add v0.4s, v3.4s, v0.4s
    shl v12.4s, v5.4s, #3
    sri v23.4s, v28.4s, #31
    ldr q28, [x8, #1232]
    str q27, [x0, #704]
    shl v27.4s, v24.4s, #6
    str q16, [x0, #784]
    ldr q16, [x8, #1248]
    sri v12.4s, v5.4s, #29
    shl v5.4s, v0.4s, #11
    add v30.4s, v23.4s, v30.4s
    sri v27.4s, v24.4s, #26
    ldr q24, [x8, #1264]
    sri v5.4s, v0.4s, #21
    shl v0.4s, v30.4s, #1
    add v28.4s, v12.4s, v28.4s
    sri v0.4s, v30.4s, #31
    ldr q30, [x8, #1280]
    add v16.4s, v27.4s, v16.4s
    str q13, [x0, #800]
    str q15, [x0, #816]
    shl v13.4s, v28.4s, #3
    ldr q15, [x8, #1296]
    str q31, [x0, #768]
    add v24.4s, v5.4s, v24.4s
    shl v31.4s, v16.4s, #6
    add v10.4s, v0.4s, v10.4s
    str q21, [x0, #848]
    ldr q21, [x8, #1312]
    sri v13.4s, v28.4s, #29
    ldr q28, [x8, #1328]
    str q9, [x0, #864]
    shl v9.4s, v24.4s, #11
    sri v31.4s, v16.4s, #26
    shl v16.4s, v10.4s, #1
    sri v9.4s, v24.4s, #21
    ldr q24, [x8, #1344]
    sri v16.4s, v10.4s, #31
    ldr q10, [x8, #1360]
    str q17, [x0, #880]
    ldr q17, [x8, #1376]
    add v15.4s, v13.4s, v15.4s
    add v21.4s, v31.4s, v21.4s
    str q11, [x0, #832]
    ldr q11, [x8, #1392]
    add v28.4s, v9.4s, v28.4s
    add v30.4s, v16.4s, v30.4s
    str q6, [x0, #912]
    str q1, [x0, #928]
    shl v1.4s, v15.4s, #3
    shl v6.4s, v21.4s, #6
    str q7, [x0, #944]
    str q14, [x0, #896]
    shl v7.4s, v28.4s, #11
    shl v14.4s, v30.4s, #1
    sri v1.4s, v15.4s, #29
    ldr q15, [x8, #1408]
    sri v6.4s, v21.4s, #26
    ldr q21, [x8, #1424]
    sri v7.4s, v28.4s, #21
    ldr q28, [x8, #1440]
    sri v14.4s, v30.4s, #31
    ldr q30, [x8, #1456]
    str q18, [x0, #976]
    ldr q18, [x8, #1472]
    add v10.4s, v1.4s, v10.4s
    add v17.4s, v6.4s, v17.4s
    str q2, [x0, #992]
    ldr q2, [x8, #1488]
    add v11.4s, v7.4s, v11.4s
    add v24.4s, v14.4s, v24.4s
    str q29, [x0, #1008]
    str q26, [x0, #960]
    shl v26.4s, v10.4s, #3
    shl v29.4s, v17.4s, #6
    str q20, [x0, #1040]
    str q22, [x0, #1056]
    shl v20.4s, v11.4s, #11
    shl v22.4s, v24.4s, #1
    sri v26.4s, v10.4s, #29
    ldr q10, [x8, #1504]
    sri v29.4s, v17.4s, #26
    ldr q17, [x8, #1520]
    str q19, [x0, #1072]
    str q4, [x0, #1024]
    sri v20.4s, v11.4s, #21
    sri v22.4s, v24.4s, #31
    str q8, [x0, #1104]
    str q25, [x0, #1120]
    add v4.4s, v26.4s, v21.4s
    add v19.4s, v29.4s, v28.4s
    str q3, [x0, #1136]
    str q23, [x0, #1088]
    add v3.4s, v20.4s, v30.4s
    add v21.4s, v22.4s, v15.4s
    str q12, [x0, #1168]
    str q27, [x0, #1184]
    shl v23.4s, v4.4s, #3
    shl v24.4s, v19.4s, #6
    str q5, [x0, #1200]
    str q0, [x0, #1152]
    shl v0.4s, v3.4s, #11
    shl v5.4s, v21.4s, #1
    str q13, [x0, #1232]
    str q31, [x0, #1248]
    sri v23.4s, v4.4s, #29
    sri v24.4s, v19.4s, #26
    str q9, [x0, #1264]
    str q16, [x0, #1216]
    sri v0.4s, v3.4s, #21
    sri v5.4s, v21.4s, #31
    str q1, [x0, #1296]
    str q6, [x0, #1312]
    add v1.4s, v23.4s, v2.4s
    add v2.4s, v24.4s, v10.4s
    str q7, [x0, #1328]
    str q14, [x0, #1280]
    add v3.4s, v0.4s, v17.4s
    add v4.4s, v5.4s, v18.4s
    str q26, [x0, #1360]
    str q29, [x0, #1376]
    shl v6.4s, v1.4s, #3
    shl v7.4s, v2.4s, #6
    str q20, [x0, #1392]
    str q22, [x0, #1344]
    shl v16.4s, v3.4s, #11
    shl v17.4s, v4.4s, #1
    str q23, [x0, #1424]
    str q24, [x0, #1440]
    sri v6.4s, v1.4s, #29
    sri v7.4s, v2.4s, #26
    str q0, [x0, #1456]
    sri v16.4s, v3.4s, #21
    str q5, [x0, #1408]
    sri v17.4s, v4.4s, #31
    str q6, [x0, #1488]
    str q7, [x0, #1504]
    str q16, [x0, #1520]
    str q17, [x0, #1472]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size lwcc_lea128_128_key_setup_neon, .-lwcc_lea128_128_key_setup_neon

    .balign 16
    .type lwcc_lea128_128_ecb_encrypt_neon, %function
lwcc_lea128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_lea128_128_ecb_encrypt_neon_return
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
    cbz x5, .Llwcc_lea128_128_ecb_encrypt_neon_rest
.Llwcc_lea128_128_ecb_encrypt_neon_group:
    ld4 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x9, x1, #64
    ld4 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9]
    add x9, x1, #128
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x9, x1, #192
    ld4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    // round 1 (lea.dsl:35)
    ldp q24, q25, [x3, #0]
    eor v26.16b, v0.16b, v24.16b
    eor v27.16b, v4.16b, v24.16b
    eor v28.16b, v16.16b, v24.16b
    eor v24.16b, v20.16b, v24.16b
    eor v29.16b, v1.16b, v25.16b
    eor v30.16b, v5.16b, v25.16b
    eor v31.16b, v17.16b, v25.16b
    eor v8.16b, v21.16b, v25.16b
    add v26.4s, v26.4s, v29.4s
    add v27.4s, v27.4s, v30.4s
    add v28.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q29, q30, [x3, #32]
    eor v1.16b, v1.16b, v29.16b
    eor v5.16b, v5.16b, v29.16b
    eor v17.16b, v17.16b, v29.16b
    eor v21.16b, v21.16b, v29.16b
    eor v29.16b, v2.16b, v25.16b
    eor v31.16b, v6.16b, v25.16b
    eor v8.16b, v18.16b, v25.16b
    eor v9.16b, v22.16b, v25.16b
    add v1.4s, v1.4s, v29.4s
    add v5.4s, v5.4s, v31.4s
    add v17.4s, v17.4s, v8.4s
    add v21.4s, v21.4s, v9.4s
    eor v2.16b, v2.16b, v30.16b
    eor v6.16b, v6.16b, v30.16b
    eor v18.16b, v18.16b, v30.16b
    eor v22.16b, v22.16b, v30.16b
    eor v3.16b, v3.16b, v25.16b
    eor v7.16b, v7.16b, v25.16b
    eor v19.16b, v19.16b, v25.16b
    eor v23.16b, v23.16b, v25.16b
    add v2.4s, v2.4s, v3.4s
    add v3.4s, v6.4s, v7.4s
    add v6.4s, v18.4s, v19.4s
    add v7.4s, v22.4s, v23.4s
    shl v18.4s, v26.4s, #9
    sri v18.4s, v26.4s, #23
    shl v19.4s, v27.4s, #9
    sri v19.4s, v27.4s, #23
    shl v22.4s, v28.4s, #9
    sri v22.4s, v28.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 2 (lea.dsl:35)
    ldp q24, q25, [x3, #64]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v19.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 1 (lea.dsl:35)
    shl v29.4s, v1.4s, #27
    sri v29.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    shl v5.4s, v17.4s, #27
    sri v5.4s, v17.4s, #5
    shl v17.4s, v21.4s, #27
    sri v17.4s, v21.4s, #5
    // round 2 (lea.dsl:35)
    eor v21.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v1.16b
    eor v31.16b, v25.16b, v5.16b
    eor v8.16b, v25.16b, v17.16b
    add v21.4s, v26.4s, v21.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #96]
    eor v29.16b, v28.16b, v29.16b
    eor v1.16b, v28.16b, v1.16b
    eor v5.16b, v28.16b, v5.16b
    eor v17.16b, v28.16b, v17.16b
    // round 1 (lea.dsl:35)
    shl v28.4s, v2.4s, #29
    sri v28.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    shl v3.4s, v6.4s, #29
    sri v3.4s, v6.4s, #3
    shl v6.4s, v7.4s, #29
    sri v6.4s, v7.4s, #3
    // round 2 (lea.dsl:35)
    eor v7.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v2.16b
    eor v8.16b, v25.16b, v3.16b
    eor v9.16b, v25.16b, v6.16b
    add v7.4s, v29.4s, v7.4s
    add v1.4s, v1.4s, v31.4s
    add v5.4s, v5.4s, v8.4s
    add v17.4s, v17.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v2.16b, v30.16b, v2.16b
    eor v3.16b, v30.16b, v3.16b
    eor v6.16b, v30.16b, v6.16b
    eor v0.16b, v0.16b, v25.16b
    eor v4.16b, v4.16b, v25.16b
    eor v16.16b, v16.16b, v25.16b
    eor v20.16b, v20.16b, v25.16b
    add v0.4s, v28.4s, v0.4s
    add v2.4s, v2.4s, v4.4s
    add v3.4s, v3.4s, v16.4s
    add v4.4s, v6.4s, v20.4s
    shl v6.4s, v21.4s, #9
    sri v6.4s, v21.4s, #23
    shl v16.4s, v26.4s, #9
    sri v16.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 3 (lea.dsl:35)
    ldp q24, q25, [x3, #128]
    eor v26.16b, v24.16b, v6.16b
    eor v27.16b, v24.16b, v16.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 2 (lea.dsl:35)
    shl v29.4s, v7.4s, #27
    sri v29.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    shl v5.4s, v17.4s, #27
    sri v5.4s, v17.4s, #5
    // round 3 (lea.dsl:35)
    eor v17.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v7.16b
    eor v31.16b, v25.16b, v1.16b
    eor v8.16b, v25.16b, v5.16b
    add v17.4s, v26.4s, v17.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #160]
    eor v29.16b, v28.16b, v29.16b
    eor v7.16b, v28.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    eor v5.16b, v28.16b, v5.16b
    // round 2 (lea.dsl:35)
    shl v28.4s, v0.4s, #29
    sri v28.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    shl v3.4s, v4.4s, #29
    sri v3.4s, v4.4s, #3
    // round 3 (lea.dsl:35)
    eor v4.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v0.16b
    eor v8.16b, v25.16b, v2.16b
    eor v9.16b, v25.16b, v3.16b
    add v4.4s, v29.4s, v4.4s
    add v7.4s, v7.4s, v31.4s
    add v1.4s, v1.4s, v8.4s
    add v5.4s, v5.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v0.16b, v30.16b, v0.16b
    eor v2.16b, v30.16b, v2.16b
    eor v3.16b, v30.16b, v3.16b
    eor v18.16b, v25.16b, v18.16b
    eor v19.16b, v25.16b, v19.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v18.4s, v28.4s, v18.4s
    add v0.4s, v0.4s, v19.4s
    add v2.4s, v2.4s, v22.4s
    add v3.4s, v3.4s, v23.4s
    shl v19.4s, v17.4s, #9
    sri v19.4s, v17.4s, #23
    shl v17.4s, v26.4s, #9
    sri v17.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 4 (lea.dsl:35)
    ldp q24, q25, [x3, #192]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v17.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 3 (lea.dsl:35)
    shl v29.4s, v4.4s, #27
    sri v29.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    // round 4 (lea.dsl:35)
    eor v5.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v4.16b
    eor v31.16b, v25.16b, v7.16b
    eor v8.16b, v25.16b, v1.16b
    add v5.4s, v26.4s, v5.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #224]
    eor v29.16b, v28.16b, v29.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v28.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    // round 3 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v0.4s, #29
    sri v18.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    // round 4 (lea.dsl:35)
    eor v3.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v0.16b
    eor v9.16b, v25.16b, v2.16b
    add v3.4s, v29.4s, v3.4s
    add v4.4s, v4.4s, v31.4s
    add v7.4s, v7.4s, v8.4s
    add v1.4s, v1.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v0.16b, v30.16b, v0.16b
    eor v2.16b, v30.16b, v2.16b
    eor v6.16b, v25.16b, v6.16b
    eor v16.16b, v25.16b, v16.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v6.4s, v28.4s, v6.4s
    add v16.4s, v18.4s, v16.4s
    add v0.4s, v0.4s, v20.4s
    add v2.4s, v2.4s, v21.4s
    shl v18.4s, v5.4s, #9
    sri v18.4s, v5.4s, #23
    shl v5.4s, v26.4s, #9
    sri v5.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 5 (lea.dsl:35)
    ldp q24, q25, [x3, #256]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v5.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 4 (lea.dsl:35)
    shl v29.4s, v3.4s, #27
    sri v29.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    // round 5 (lea.dsl:35)
    eor v1.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v3.16b
    eor v31.16b, v25.16b, v4.16b
    eor v8.16b, v25.16b, v7.16b
    add v1.4s, v26.4s, v1.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #288]
    eor v29.16b, v28.16b, v29.16b
    eor v3.16b, v28.16b, v3.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v28.16b, v7.16b
    // round 4 (lea.dsl:35)
    shl v28.4s, v6.4s, #29
    sri v28.4s, v6.4s, #3
    shl v6.4s, v16.4s, #29
    sri v6.4s, v16.4s, #3
    shl v16.4s, v0.4s, #29
    sri v16.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    // round 5 (lea.dsl:35)
    eor v2.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v6.16b
    eor v8.16b, v25.16b, v16.16b
    eor v9.16b, v25.16b, v0.16b
    add v2.4s, v29.4s, v2.4s
    add v3.4s, v3.4s, v31.4s
    add v4.4s, v4.4s, v8.4s
    add v7.4s, v7.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v6.16b, v30.16b, v6.16b
    eor v16.16b, v30.16b, v16.16b
    eor v0.16b, v30.16b, v0.16b
    eor v19.16b, v25.16b, v19.16b
    eor v17.16b, v25.16b, v17.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v19.4s, v28.4s, v19.4s
    add v6.4s, v6.4s, v17.4s
    add v16.4s, v16.4s, v22.4s
    add v0.4s, v0.4s, v23.4s
    shl v17.4s, v1.4s, #9
    sri v17.4s, v1.4s, #23
    shl v1.4s, v26.4s, #9
    sri v1.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 6 (lea.dsl:35)
    ldp q24, q25, [x3, #320]
    eor v26.16b, v24.16b, v17.16b
    eor v27.16b, v24.16b, v1.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 5 (lea.dsl:35)
    shl v29.4s, v2.4s, #27
    sri v29.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    // round 6 (lea.dsl:35)
    eor v7.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v2.16b
    eor v31.16b, v25.16b, v3.16b
    eor v8.16b, v25.16b, v4.16b
    add v7.4s, v26.4s, v7.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #352]
    eor v29.16b, v28.16b, v29.16b
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v28.16b, v3.16b
    eor v4.16b, v28.16b, v4.16b
    // round 5 (lea.dsl:35)
    shl v28.4s, v19.4s, #29
    sri v28.4s, v19.4s, #3
    shl v19.4s, v6.4s, #29
    sri v19.4s, v6.4s, #3
    shl v6.4s, v16.4s, #29
    sri v6.4s, v16.4s, #3
    shl v16.4s, v0.4s, #29
    sri v16.4s, v0.4s, #3
    // round 6 (lea.dsl:35)
    eor v0.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v19.16b
    eor v8.16b, v25.16b, v6.16b
    eor v9.16b, v25.16b, v16.16b
    add v0.4s, v29.4s, v0.4s
    add v2.4s, v2.4s, v31.4s
    add v3.4s, v3.4s, v8.4s
    add v4.4s, v4.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    eor v6.16b, v30.16b, v6.16b
    eor v16.16b, v30.16b, v16.16b
    eor v18.16b, v25.16b, v18.16b
    eor v5.16b, v25.16b, v5.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v18.4s, v28.4s, v18.4s
    add v5.4s, v19.4s, v5.4s
    add v6.4s, v6.4s, v20.4s
    add v16.4s, v16.4s, v21.4s
    shl v19.4s, v7.4s, #9
    sri v19.4s, v7.4s, #23
    shl v7.4s, v26.4s, #9
    sri v7.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 7 (lea.dsl:35)
    ldp q24, q25, [x3, #384]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v7.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 6 (lea.dsl:35)
    shl v29.4s, v0.4s, #27
    sri v29.4s, v0.4s, #5
    shl v0.4s, v2.4s, #27
    sri v0.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    // round 7 (lea.dsl:35)
    eor v4.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v0.16b
    eor v31.16b, v25.16b, v2.16b
    eor v8.16b, v25.16b, v3.16b
    add v4.4s, v26.4s, v4.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #416]
    eor v29.16b, v28.16b, v29.16b
    eor v0.16b, v28.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v28.16b, v3.16b
    // round 6 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v5.4s, #29
    sri v18.4s, v5.4s, #3
    shl v5.4s, v6.4s, #29
    sri v5.4s, v6.4s, #3
    shl v6.4s, v16.4s, #29
    sri v6.4s, v16.4s, #3
    // round 7 (lea.dsl:35)
    eor v16.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v5.16b
    eor v9.16b, v25.16b, v6.16b
    add v16.4s, v29.4s, v16.4s
    add v0.4s, v0.4s, v31.4s
    add v2.4s, v2.4s, v8.4s
    add v3.4s, v3.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v5.16b, v30.16b, v5.16b
    eor v6.16b, v30.16b, v6.16b
    eor v17.16b, v25.16b, v17.16b
    eor v1.16b, v25.16b, v1.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v17.4s, v28.4s, v17.4s
    add v1.4s, v18.4s, v1.4s
    add v5.4s, v5.4s, v22.4s
    add v6.4s, v6.4s, v23.4s
    shl v18.4s, v4.4s, #9
    sri v18.4s, v4.4s, #23
    shl v4.4s, v26.4s, #9
    sri v4.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 8 (lea.dsl:35)
    ldp q24, q25, [x3, #448]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v4.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 7 (lea.dsl:35)
    shl v29.4s, v16.4s, #27
    sri v29.4s, v16.4s, #5
    shl v16.4s, v0.4s, #27
    sri v16.4s, v0.4s, #5
    shl v0.4s, v2.4s, #27
    sri v0.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    // round 8 (lea.dsl:35)
    eor v3.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v16.16b
    eor v31.16b, v25.16b, v0.16b
    eor v8.16b, v25.16b, v2.16b
    add v3.4s, v26.4s, v3.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #480]
    eor v29.16b, v28.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v0.16b, v28.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    // round 7 (lea.dsl:35)
    shl v28.4s, v17.4s, #29
    sri v28.4s, v17.4s, #3
    shl v17.4s, v1.4s, #29
    sri v17.4s, v1.4s, #3
    shl v1.4s, v5.4s, #29
    sri v1.4s, v5.4s, #3
    shl v5.4s, v6.4s, #29
    sri v5.4s, v6.4s, #3
    // round 8 (lea.dsl:35)
    eor v6.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v17.16b
    eor v8.16b, v25.16b, v1.16b
    eor v9.16b, v25.16b, v5.16b
    add v6.4s, v29.4s, v6.4s
    add v16.4s, v16.4s, v31.4s
    add v0.4s, v0.4s, v8.4s
    add v2.4s, v2.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v17.16b, v30.16b, v17.16b
    eor v1.16b, v30.16b, v1.16b
    eor v5.16b, v30.16b, v5.16b
    eor v19.16b, v25.16b, v19.16b
    eor v7.16b, v25.16b, v7.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v19.4s, v28.4s, v19.4s
    add v7.4s, v17.4s, v7.4s
    add v1.4s, v1.4s, v20.4s
    add v5.4s, v5.4s, v21.4s
    shl v17.4s, v3.4s, #9
    sri v17.4s, v3.4s, #23
    shl v3.4s, v26.4s, #9
    sri v3.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 9 (lea.dsl:35)
    ldp q24, q25, [x3, #512]
    eor v26.16b, v24.16b, v17.16b
    eor v27.16b, v24.16b, v3.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 8 (lea.dsl:35)
    shl v29.4s, v6.4s, #27
    sri v29.4s, v6.4s, #5
    shl v6.4s, v16.4s, #27
    sri v6.4s, v16.4s, #5
    shl v16.4s, v0.4s, #27
    sri v16.4s, v0.4s, #5
    shl v0.4s, v2.4s, #27
    sri v0.4s, v2.4s, #5
    // round 9 (lea.dsl:35)
    eor v2.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v6.16b
    eor v31.16b, v25.16b, v16.16b
    eor v8.16b, v25.16b, v0.16b
    add v2.4s, v26.4s, v2.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #544]
    eor v29.16b, v28.16b, v29.16b
    eor v6.16b, v28.16b, v6.16b
    eor v16.16b, v28.16b, v16.16b
    eor v0.16b, v28.16b, v0.16b
    // round 8 (lea.dsl:35)
    shl v28.4s, v19.4s, #29
    sri v28.4s, v19.4s, #3
    shl v19.4s, v7.4s, #29
    sri v19.4s, v7.4s, #3
    shl v7.4s, v1.4s, #29
    sri v7.4s, v1.4s, #3
    shl v1.4s, v5.4s, #29
    sri v1.4s, v5.4s, #3
    // round 9 (lea.dsl:35)
    eor v5.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v19.16b
    eor v8.16b, v25.16b, v7.16b
    eor v9.16b, v25.16b, v1.16b
    add v5.4s, v29.4s, v5.4s
    add v6.4s, v6.4s, v31.4s
    add v16.4s, v16.4s, v8.4s
    add v0.4s, v0.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    eor v7.16b, v30.16b, v7.16b
    eor v1.16b, v30.16b, v1.16b
    eor v18.16b, v25.16b, v18.16b
    eor v4.16b, v25.16b, v4.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v18.4s, v28.4s, v18.4s
    add v4.4s, v19.4s, v4.4s
    add v7.4s, v7.4s, v22.4s
    add v1.4s, v1.4s, v23.4s
    shl v19.4s, v2.4s, #9
    sri v19.4s, v2.4s, #23
    shl v2.4s, v26.4s, #9
    sri v2.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 10 (lea.dsl:35)
    ldp q24, q25, [x3, #576]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v2.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 9 (lea.dsl:35)
    shl v29.4s, v5.4s, #27
    sri v29.4s, v5.4s, #5
    shl v5.4s, v6.4s, #27
    sri v5.4s, v6.4s, #5
    shl v6.4s, v16.4s, #27
    sri v6.4s, v16.4s, #5
    shl v16.4s, v0.4s, #27
    sri v16.4s, v0.4s, #5
    // round 10 (lea.dsl:35)
    eor v0.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v5.16b
    eor v31.16b, v25.16b, v6.16b
    eor v8.16b, v25.16b, v16.16b
    add v0.4s, v26.4s, v0.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #608]
    eor v29.16b, v28.16b, v29.16b
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v28.16b, v6.16b
    eor v16.16b, v28.16b, v16.16b
    // round 9 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v4.4s, #29
    sri v18.4s, v4.4s, #3
    shl v4.4s, v7.4s, #29
    sri v4.4s, v7.4s, #3
    shl v7.4s, v1.4s, #29
    sri v7.4s, v1.4s, #3
    // round 10 (lea.dsl:35)
    eor v1.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v4.16b
    eor v9.16b, v25.16b, v7.16b
    add v1.4s, v29.4s, v1.4s
    add v5.4s, v5.4s, v31.4s
    add v6.4s, v6.4s, v8.4s
    add v16.4s, v16.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v4.16b, v30.16b, v4.16b
    eor v7.16b, v30.16b, v7.16b
    eor v17.16b, v25.16b, v17.16b
    eor v3.16b, v25.16b, v3.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v17.4s, v28.4s, v17.4s
    add v3.4s, v18.4s, v3.4s
    add v4.4s, v4.4s, v20.4s
    add v7.4s, v7.4s, v21.4s
    shl v18.4s, v0.4s, #9
    sri v18.4s, v0.4s, #23
    shl v0.4s, v26.4s, #9
    sri v0.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 11 (lea.dsl:35)
    ldp q24, q25, [x3, #640]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v0.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 10 (lea.dsl:35)
    shl v29.4s, v1.4s, #27
    sri v29.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    shl v5.4s, v6.4s, #27
    sri v5.4s, v6.4s, #5
    shl v6.4s, v16.4s, #27
    sri v6.4s, v16.4s, #5
    // round 11 (lea.dsl:35)
    eor v16.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v1.16b
    eor v31.16b, v25.16b, v5.16b
    eor v8.16b, v25.16b, v6.16b
    add v16.4s, v26.4s, v16.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #672]
    eor v29.16b, v28.16b, v29.16b
    eor v1.16b, v28.16b, v1.16b
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v28.16b, v6.16b
    // round 10 (lea.dsl:35)
    shl v28.4s, v17.4s, #29
    sri v28.4s, v17.4s, #3
    shl v17.4s, v3.4s, #29
    sri v17.4s, v3.4s, #3
    shl v3.4s, v4.4s, #29
    sri v3.4s, v4.4s, #3
    shl v4.4s, v7.4s, #29
    sri v4.4s, v7.4s, #3
    // round 11 (lea.dsl:35)
    eor v7.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v17.16b
    eor v8.16b, v25.16b, v3.16b
    eor v9.16b, v25.16b, v4.16b
    add v7.4s, v29.4s, v7.4s
    add v1.4s, v1.4s, v31.4s
    add v5.4s, v5.4s, v8.4s
    add v6.4s, v6.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v17.16b, v30.16b, v17.16b
    eor v3.16b, v30.16b, v3.16b
    eor v4.16b, v30.16b, v4.16b
    eor v19.16b, v25.16b, v19.16b
    eor v2.16b, v25.16b, v2.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v19.4s, v28.4s, v19.4s
    add v2.4s, v17.4s, v2.4s
    add v3.4s, v3.4s, v22.4s
    add v4.4s, v4.4s, v23.4s
    shl v17.4s, v16.4s, #9
    sri v17.4s, v16.4s, #23
    shl v16.4s, v26.4s, #9
    sri v16.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 12 (lea.dsl:35)
    ldp q24, q25, [x3, #704]
    eor v26.16b, v24.16b, v17.16b
    eor v27.16b, v24.16b, v16.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 11 (lea.dsl:35)
    shl v29.4s, v7.4s, #27
    sri v29.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    shl v5.4s, v6.4s, #27
    sri v5.4s, v6.4s, #5
    // round 12 (lea.dsl:35)
    eor v6.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v7.16b
    eor v31.16b, v25.16b, v1.16b
    eor v8.16b, v25.16b, v5.16b
    add v6.4s, v26.4s, v6.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #736]
    eor v29.16b, v28.16b, v29.16b
    eor v7.16b, v28.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    eor v5.16b, v28.16b, v5.16b
    // round 11 (lea.dsl:35)
    shl v28.4s, v19.4s, #29
    sri v28.4s, v19.4s, #3
    shl v19.4s, v2.4s, #29
    sri v19.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    shl v3.4s, v4.4s, #29
    sri v3.4s, v4.4s, #3
    // round 12 (lea.dsl:35)
    eor v4.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v19.16b
    eor v8.16b, v25.16b, v2.16b
    eor v9.16b, v25.16b, v3.16b
    add v4.4s, v29.4s, v4.4s
    add v7.4s, v7.4s, v31.4s
    add v1.4s, v1.4s, v8.4s
    add v5.4s, v5.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    eor v2.16b, v30.16b, v2.16b
    eor v3.16b, v30.16b, v3.16b
    eor v18.16b, v25.16b, v18.16b
    eor v0.16b, v25.16b, v0.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v18.4s, v28.4s, v18.4s
    add v0.4s, v19.4s, v0.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    shl v19.4s, v6.4s, #9
    sri v19.4s, v6.4s, #23
    shl v6.4s, v26.4s, #9
    sri v6.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 13 (lea.dsl:35)
    ldp q24, q25, [x3, #768]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v6.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 12 (lea.dsl:35)
    shl v29.4s, v4.4s, #27
    sri v29.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    // round 13 (lea.dsl:35)
    eor v5.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v4.16b
    eor v31.16b, v25.16b, v7.16b
    eor v8.16b, v25.16b, v1.16b
    add v5.4s, v26.4s, v5.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #800]
    eor v29.16b, v28.16b, v29.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v28.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    // round 12 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v0.4s, #29
    sri v18.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    // round 13 (lea.dsl:35)
    eor v3.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v0.16b
    eor v9.16b, v25.16b, v2.16b
    add v3.4s, v29.4s, v3.4s
    add v4.4s, v4.4s, v31.4s
    add v7.4s, v7.4s, v8.4s
    add v1.4s, v1.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v0.16b, v30.16b, v0.16b
    eor v2.16b, v30.16b, v2.16b
    eor v17.16b, v25.16b, v17.16b
    eor v16.16b, v25.16b, v16.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v17.4s, v28.4s, v17.4s
    add v16.4s, v18.4s, v16.4s
    add v0.4s, v0.4s, v22.4s
    add v2.4s, v2.4s, v23.4s
    shl v18.4s, v5.4s, #9
    sri v18.4s, v5.4s, #23
    shl v5.4s, v26.4s, #9
    sri v5.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 14 (lea.dsl:35)
    ldp q24, q25, [x3, #832]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v5.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 13 (lea.dsl:35)
    shl v29.4s, v3.4s, #27
    sri v29.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    // round 14 (lea.dsl:35)
    eor v1.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v3.16b
    eor v31.16b, v25.16b, v4.16b
    eor v8.16b, v25.16b, v7.16b
    add v1.4s, v26.4s, v1.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #864]
    eor v29.16b, v28.16b, v29.16b
    eor v3.16b, v28.16b, v3.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v28.16b, v7.16b
    // round 13 (lea.dsl:35)
    shl v28.4s, v17.4s, #29
    sri v28.4s, v17.4s, #3
    shl v17.4s, v16.4s, #29
    sri v17.4s, v16.4s, #3
    shl v16.4s, v0.4s, #29
    sri v16.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    // round 14 (lea.dsl:35)
    eor v2.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v17.16b
    eor v8.16b, v25.16b, v16.16b
    eor v9.16b, v25.16b, v0.16b
    add v2.4s, v29.4s, v2.4s
    add v3.4s, v3.4s, v31.4s
    add v4.4s, v4.4s, v8.4s
    add v7.4s, v7.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v17.16b, v30.16b, v17.16b
    eor v16.16b, v30.16b, v16.16b
    eor v0.16b, v30.16b, v0.16b
    eor v19.16b, v25.16b, v19.16b
    eor v6.16b, v25.16b, v6.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v19.4s, v28.4s, v19.4s
    add v6.4s, v17.4s, v6.4s
    add v16.4s, v16.4s, v20.4s
    add v0.4s, v0.4s, v21.4s
    shl v17.4s, v1.4s, #9
    sri v17.4s, v1.4s, #23
    shl v1.4s, v26.4s, #9
    sri v1.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 15 (lea.dsl:35)
    ldp q24, q25, [x3, #896]
    eor v26.16b, v24.16b, v17.16b
    eor v27.16b, v24.16b, v1.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 14 (lea.dsl:35)
    shl v29.4s, v2.4s, #27
    sri v29.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    // round 15 (lea.dsl:35)
    eor v7.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v2.16b
    eor v31.16b, v25.16b, v3.16b
    eor v8.16b, v25.16b, v4.16b
    add v7.4s, v26.4s, v7.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #928]
    eor v29.16b, v28.16b, v29.16b
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v28.16b, v3.16b
    eor v4.16b, v28.16b, v4.16b
    // round 14 (lea.dsl:35)
    shl v28.4s, v19.4s, #29
    sri v28.4s, v19.4s, #3
    shl v19.4s, v6.4s, #29
    sri v19.4s, v6.4s, #3
    shl v6.4s, v16.4s, #29
    sri v6.4s, v16.4s, #3
    shl v16.4s, v0.4s, #29
    sri v16.4s, v0.4s, #3
    // round 15 (lea.dsl:35)
    eor v0.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v19.16b
    eor v8.16b, v25.16b, v6.16b
    eor v9.16b, v25.16b, v16.16b
    add v0.4s, v29.4s, v0.4s
    add v2.4s, v2.4s, v31.4s
    add v3.4s, v3.4s, v8.4s
    add v4.4s, v4.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    eor v6.16b, v30.16b, v6.16b
    eor v16.16b, v30.16b, v16.16b
    eor v18.16b, v25.16b, v18.16b
    eor v5.16b, v25.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v18.4s, v28.4s, v18.4s
    add v5.4s, v19.4s, v5.4s
    add v6.4s, v6.4s, v22.4s
    add v16.4s, v16.4s, v23.4s
    shl v19.4s, v7.4s, #9
    sri v19.4s, v7.4s, #23
    shl v7.4s, v26.4s, #9
    sri v7.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 16 (lea.dsl:35)
    ldp q24, q25, [x3, #960]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v7.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 15 (lea.dsl:35)
    shl v29.4s, v0.4s, #27
    sri v29.4s, v0.4s, #5
    shl v0.4s, v2.4s, #27
    sri v0.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    // round 16 (lea.dsl:35)
    eor v4.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v0.16b
    eor v31.16b, v25.16b, v2.16b
    eor v8.16b, v25.16b, v3.16b
    add v4.4s, v26.4s, v4.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x3, #992]
    eor v29.16b, v28.16b, v29.16b
    eor v0.16b, v28.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v28.16b, v3.16b
    // round 15 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v5.4s, #29
    sri v18.4s, v5.4s, #3
    shl v5.4s, v6.4s, #29
    sri v5.4s, v6.4s, #3
    shl v6.4s, v16.4s, #29
    sri v6.4s, v16.4s, #3
    // round 16 (lea.dsl:35)
    eor v16.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v5.16b
    eor v9.16b, v25.16b, v6.16b
    add v16.4s, v29.4s, v16.4s
    add v0.4s, v0.4s, v31.4s
    add v2.4s, v2.4s, v8.4s
    add v3.4s, v3.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v5.16b, v30.16b, v5.16b
    eor v6.16b, v30.16b, v6.16b
    eor v17.16b, v25.16b, v17.16b
    eor v1.16b, v25.16b, v1.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v17.4s, v28.4s, v17.4s
    add v1.4s, v18.4s, v1.4s
    add v5.4s, v5.4s, v20.4s
    add v6.4s, v6.4s, v21.4s
    shl v18.4s, v4.4s, #9
    sri v18.4s, v4.4s, #23
    shl v4.4s, v26.4s, #9
    sri v4.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 17 (lea.dsl:35)
    add x9, x3, #2048
    ldp q24, q25, [x9, #-1024]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v4.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 16 (lea.dsl:35)
    shl v29.4s, v16.4s, #27
    sri v29.4s, v16.4s, #5
    shl v16.4s, v0.4s, #27
    sri v16.4s, v0.4s, #5
    shl v0.4s, v2.4s, #27
    sri v0.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    // round 17 (lea.dsl:35)
    eor v3.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v16.16b
    eor v31.16b, v25.16b, v0.16b
    eor v8.16b, v25.16b, v2.16b
    add v3.4s, v26.4s, v3.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-992]
    eor v29.16b, v28.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v0.16b, v28.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    // round 16 (lea.dsl:35)
    shl v28.4s, v17.4s, #29
    sri v28.4s, v17.4s, #3
    shl v17.4s, v1.4s, #29
    sri v17.4s, v1.4s, #3
    shl v1.4s, v5.4s, #29
    sri v1.4s, v5.4s, #3
    shl v5.4s, v6.4s, #29
    sri v5.4s, v6.4s, #3
    // round 17 (lea.dsl:35)
    eor v6.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v17.16b
    eor v8.16b, v25.16b, v1.16b
    eor v9.16b, v25.16b, v5.16b
    add v6.4s, v29.4s, v6.4s
    add v16.4s, v16.4s, v31.4s
    add v0.4s, v0.4s, v8.4s
    add v2.4s, v2.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v17.16b, v30.16b, v17.16b
    eor v1.16b, v30.16b, v1.16b
    eor v5.16b, v30.16b, v5.16b
    eor v19.16b, v25.16b, v19.16b
    eor v7.16b, v25.16b, v7.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v19.4s, v28.4s, v19.4s
    add v7.4s, v17.4s, v7.4s
    add v1.4s, v1.4s, v22.4s
    add v5.4s, v5.4s, v23.4s
    shl v17.4s, v3.4s, #9
    sri v17.4s, v3.4s, #23
    shl v3.4s, v26.4s, #9
    sri v3.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 18 (lea.dsl:35)
    ldp q24, q25, [x9, #-960]
    eor v26.16b, v24.16b, v17.16b
    eor v27.16b, v24.16b, v3.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 17 (lea.dsl:35)
    shl v29.4s, v6.4s, #27
    sri v29.4s, v6.4s, #5
    shl v6.4s, v16.4s, #27
    sri v6.4s, v16.4s, #5
    shl v16.4s, v0.4s, #27
    sri v16.4s, v0.4s, #5
    shl v0.4s, v2.4s, #27
    sri v0.4s, v2.4s, #5
    // round 18 (lea.dsl:35)
    eor v2.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v6.16b
    eor v31.16b, v25.16b, v16.16b
    eor v8.16b, v25.16b, v0.16b
    add v2.4s, v26.4s, v2.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-928]
    eor v29.16b, v28.16b, v29.16b
    eor v6.16b, v28.16b, v6.16b
    eor v16.16b, v28.16b, v16.16b
    eor v0.16b, v28.16b, v0.16b
    // round 17 (lea.dsl:35)
    shl v28.4s, v19.4s, #29
    sri v28.4s, v19.4s, #3
    shl v19.4s, v7.4s, #29
    sri v19.4s, v7.4s, #3
    shl v7.4s, v1.4s, #29
    sri v7.4s, v1.4s, #3
    shl v1.4s, v5.4s, #29
    sri v1.4s, v5.4s, #3
    // round 18 (lea.dsl:35)
    eor v5.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v19.16b
    eor v8.16b, v25.16b, v7.16b
    eor v9.16b, v25.16b, v1.16b
    add v5.4s, v29.4s, v5.4s
    add v6.4s, v6.4s, v31.4s
    add v16.4s, v16.4s, v8.4s
    add v0.4s, v0.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    eor v7.16b, v30.16b, v7.16b
    eor v1.16b, v30.16b, v1.16b
    eor v18.16b, v25.16b, v18.16b
    eor v4.16b, v25.16b, v4.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v18.4s, v28.4s, v18.4s
    add v4.4s, v19.4s, v4.4s
    add v7.4s, v7.4s, v20.4s
    add v1.4s, v1.4s, v21.4s
    shl v19.4s, v2.4s, #9
    sri v19.4s, v2.4s, #23
    shl v2.4s, v26.4s, #9
    sri v2.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 19 (lea.dsl:35)
    ldp q24, q25, [x9, #-896]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v2.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 18 (lea.dsl:35)
    shl v29.4s, v5.4s, #27
    sri v29.4s, v5.4s, #5
    shl v5.4s, v6.4s, #27
    sri v5.4s, v6.4s, #5
    shl v6.4s, v16.4s, #27
    sri v6.4s, v16.4s, #5
    shl v16.4s, v0.4s, #27
    sri v16.4s, v0.4s, #5
    // round 19 (lea.dsl:35)
    eor v0.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v5.16b
    eor v31.16b, v25.16b, v6.16b
    eor v8.16b, v25.16b, v16.16b
    add v0.4s, v26.4s, v0.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-864]
    eor v29.16b, v28.16b, v29.16b
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v28.16b, v6.16b
    eor v16.16b, v28.16b, v16.16b
    // round 18 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v4.4s, #29
    sri v18.4s, v4.4s, #3
    shl v4.4s, v7.4s, #29
    sri v4.4s, v7.4s, #3
    shl v7.4s, v1.4s, #29
    sri v7.4s, v1.4s, #3
    // round 19 (lea.dsl:35)
    eor v1.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v4.16b
    eor v9.16b, v25.16b, v7.16b
    add v1.4s, v29.4s, v1.4s
    add v5.4s, v5.4s, v31.4s
    add v6.4s, v6.4s, v8.4s
    add v16.4s, v16.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v4.16b, v30.16b, v4.16b
    eor v7.16b, v30.16b, v7.16b
    eor v17.16b, v25.16b, v17.16b
    eor v3.16b, v25.16b, v3.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v17.4s, v28.4s, v17.4s
    add v3.4s, v18.4s, v3.4s
    add v4.4s, v4.4s, v22.4s
    add v7.4s, v7.4s, v23.4s
    shl v18.4s, v0.4s, #9
    sri v18.4s, v0.4s, #23
    shl v0.4s, v26.4s, #9
    sri v0.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 20 (lea.dsl:35)
    ldp q24, q25, [x9, #-832]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v0.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 19 (lea.dsl:35)
    shl v29.4s, v1.4s, #27
    sri v29.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    shl v5.4s, v6.4s, #27
    sri v5.4s, v6.4s, #5
    shl v6.4s, v16.4s, #27
    sri v6.4s, v16.4s, #5
    // round 20 (lea.dsl:35)
    eor v16.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v1.16b
    eor v31.16b, v25.16b, v5.16b
    eor v8.16b, v25.16b, v6.16b
    add v16.4s, v26.4s, v16.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-800]
    eor v29.16b, v28.16b, v29.16b
    eor v1.16b, v28.16b, v1.16b
    eor v5.16b, v28.16b, v5.16b
    eor v6.16b, v28.16b, v6.16b
    // round 19 (lea.dsl:35)
    shl v28.4s, v17.4s, #29
    sri v28.4s, v17.4s, #3
    shl v17.4s, v3.4s, #29
    sri v17.4s, v3.4s, #3
    shl v3.4s, v4.4s, #29
    sri v3.4s, v4.4s, #3
    shl v4.4s, v7.4s, #29
    sri v4.4s, v7.4s, #3
    // round 20 (lea.dsl:35)
    eor v7.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v17.16b
    eor v8.16b, v25.16b, v3.16b
    eor v9.16b, v25.16b, v4.16b
    add v7.4s, v29.4s, v7.4s
    add v1.4s, v1.4s, v31.4s
    add v5.4s, v5.4s, v8.4s
    add v6.4s, v6.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v17.16b, v30.16b, v17.16b
    eor v3.16b, v30.16b, v3.16b
    eor v4.16b, v30.16b, v4.16b
    eor v19.16b, v25.16b, v19.16b
    eor v2.16b, v25.16b, v2.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v19.4s, v28.4s, v19.4s
    add v2.4s, v17.4s, v2.4s
    add v3.4s, v3.4s, v20.4s
    add v4.4s, v4.4s, v21.4s
    shl v17.4s, v16.4s, #9
    sri v17.4s, v16.4s, #23
    shl v16.4s, v26.4s, #9
    sri v16.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 21 (lea.dsl:35)
    ldp q24, q25, [x9, #-768]
    eor v26.16b, v24.16b, v17.16b
    eor v27.16b, v24.16b, v16.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 20 (lea.dsl:35)
    shl v29.4s, v7.4s, #27
    sri v29.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    shl v5.4s, v6.4s, #27
    sri v5.4s, v6.4s, #5
    // round 21 (lea.dsl:35)
    eor v6.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v7.16b
    eor v31.16b, v25.16b, v1.16b
    eor v8.16b, v25.16b, v5.16b
    add v6.4s, v26.4s, v6.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-736]
    eor v29.16b, v28.16b, v29.16b
    eor v7.16b, v28.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    eor v5.16b, v28.16b, v5.16b
    // round 20 (lea.dsl:35)
    shl v28.4s, v19.4s, #29
    sri v28.4s, v19.4s, #3
    shl v19.4s, v2.4s, #29
    sri v19.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    shl v3.4s, v4.4s, #29
    sri v3.4s, v4.4s, #3
    // round 21 (lea.dsl:35)
    eor v4.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v19.16b
    eor v8.16b, v25.16b, v2.16b
    eor v9.16b, v25.16b, v3.16b
    add v4.4s, v29.4s, v4.4s
    add v7.4s, v7.4s, v31.4s
    add v1.4s, v1.4s, v8.4s
    add v5.4s, v5.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    eor v2.16b, v30.16b, v2.16b
    eor v3.16b, v30.16b, v3.16b
    eor v18.16b, v25.16b, v18.16b
    eor v0.16b, v25.16b, v0.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v18.4s, v28.4s, v18.4s
    add v0.4s, v19.4s, v0.4s
    add v2.4s, v2.4s, v22.4s
    add v3.4s, v3.4s, v23.4s
    shl v19.4s, v6.4s, #9
    sri v19.4s, v6.4s, #23
    shl v6.4s, v26.4s, #9
    sri v6.4s, v26.4s, #23
    shl v22.4s, v27.4s, #9
    sri v22.4s, v27.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    // round 22 (lea.dsl:35)
    ldp q24, q25, [x9, #-704]
    eor v26.16b, v24.16b, v19.16b
    eor v27.16b, v24.16b, v6.16b
    eor v28.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v23.16b
    // round 21 (lea.dsl:35)
    shl v29.4s, v4.4s, #27
    sri v29.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    shl v1.4s, v5.4s, #27
    sri v1.4s, v5.4s, #5
    // round 22 (lea.dsl:35)
    eor v5.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v4.16b
    eor v31.16b, v25.16b, v7.16b
    eor v8.16b, v25.16b, v1.16b
    add v5.4s, v26.4s, v5.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-672]
    eor v29.16b, v28.16b, v29.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v28.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    // round 21 (lea.dsl:35)
    shl v28.4s, v18.4s, #29
    sri v28.4s, v18.4s, #3
    shl v18.4s, v0.4s, #29
    sri v18.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    shl v2.4s, v3.4s, #29
    sri v2.4s, v3.4s, #3
    // round 22 (lea.dsl:35)
    eor v3.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v18.16b
    eor v8.16b, v25.16b, v0.16b
    eor v9.16b, v25.16b, v2.16b
    add v3.4s, v29.4s, v3.4s
    add v4.4s, v4.4s, v31.4s
    add v7.4s, v7.4s, v8.4s
    add v1.4s, v1.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v18.16b, v30.16b, v18.16b
    eor v0.16b, v30.16b, v0.16b
    eor v2.16b, v30.16b, v2.16b
    eor v17.16b, v25.16b, v17.16b
    eor v16.16b, v25.16b, v16.16b
    eor v20.16b, v25.16b, v20.16b
    eor v21.16b, v25.16b, v21.16b
    add v17.4s, v28.4s, v17.4s
    add v16.4s, v18.4s, v16.4s
    add v0.4s, v0.4s, v20.4s
    add v2.4s, v2.4s, v21.4s
    shl v18.4s, v5.4s, #9
    sri v18.4s, v5.4s, #23
    shl v5.4s, v26.4s, #9
    sri v5.4s, v26.4s, #23
    shl v20.4s, v27.4s, #9
    sri v20.4s, v27.4s, #23
    shl v21.4s, v24.4s, #9
    sri v21.4s, v24.4s, #23
    // round 23 (lea.dsl:35)
    ldp q24, q25, [x9, #-640]
    eor v26.16b, v24.16b, v18.16b
    eor v27.16b, v24.16b, v5.16b
    eor v28.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v21.16b
    // round 22 (lea.dsl:35)
    shl v29.4s, v3.4s, #27
    sri v29.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    shl v7.4s, v1.4s, #27
    sri v7.4s, v1.4s, #5
    // round 23 (lea.dsl:35)
    eor v1.16b, v25.16b, v29.16b
    eor v30.16b, v25.16b, v3.16b
    eor v31.16b, v25.16b, v4.16b
    eor v8.16b, v25.16b, v7.16b
    add v1.4s, v26.4s, v1.4s
    add v26.4s, v27.4s, v30.4s
    add v27.4s, v28.4s, v31.4s
    add v24.4s, v24.4s, v8.4s
    ldp q28, q30, [x9, #-608]
    eor v29.16b, v28.16b, v29.16b
    eor v3.16b, v28.16b, v3.16b
    eor v4.16b, v28.16b, v4.16b
    eor v7.16b, v28.16b, v7.16b
    // round 22 (lea.dsl:35)
    shl v28.4s, v17.4s, #29
    sri v28.4s, v17.4s, #3
    shl v17.4s, v16.4s, #29
    sri v17.4s, v16.4s, #3
    shl v16.4s, v0.4s, #29
    sri v16.4s, v0.4s, #3
    shl v0.4s, v2.4s, #29
    sri v0.4s, v2.4s, #3
    // round 23 (lea.dsl:35)
    eor v2.16b, v25.16b, v28.16b
    eor v31.16b, v25.16b, v17.16b
    eor v8.16b, v25.16b, v16.16b
    eor v9.16b, v25.16b, v0.16b
    add v2.4s, v29.4s, v2.4s
    add v3.4s, v3.4s, v31.4s
    add v4.4s, v4.4s, v8.4s
    add v7.4s, v7.4s, v9.4s
    eor v28.16b, v30.16b, v28.16b
    eor v17.16b, v30.16b, v17.16b
    eor v16.16b, v30.16b, v16.16b
    eor v0.16b, v30.16b, v0.16b
    eor v19.16b, v25.16b, v19.16b
    eor v6.16b, v25.16b, v6.16b
    eor v22.16b, v25.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    add v19.4s, v28.4s, v19.4s
    add v6.4s, v17.4s, v6.4s
    add v16.4s, v16.4s, v22.4s
    add v0.4s, v0.4s, v23.4s
    shl v31.4s, v1.4s, #9
    sri v31.4s, v1.4s, #23
    shl v11.4s, v26.4s, #9
    sri v11.4s, v26.4s, #23
    shl v15.4s, v27.4s, #9
    sri v15.4s, v27.4s, #23
    shl v28.4s, v24.4s, #9
    sri v28.4s, v24.4s, #23
    // round 24 (lea.dsl:35)
    ldp q1, q17, [x9, #-576]
    eor v22.16b, v1.16b, v31.16b
    eor v23.16b, v1.16b, v11.16b
    eor v24.16b, v1.16b, v15.16b
    eor v1.16b, v1.16b, v28.16b
    // round 23 (lea.dsl:35)
    shl v25.4s, v2.4s, #27
    sri v25.4s, v2.4s, #5
    shl v2.4s, v3.4s, #27
    sri v2.4s, v3.4s, #5
    shl v3.4s, v4.4s, #27
    sri v3.4s, v4.4s, #5
    shl v4.4s, v7.4s, #27
    sri v4.4s, v7.4s, #5
    // round 24 (lea.dsl:35)
    eor v7.16b, v17.16b, v25.16b
    eor v26.16b, v17.16b, v2.16b
    eor v27.16b, v17.16b, v3.16b
    eor v29.16b, v17.16b, v4.16b
    add v7.4s, v22.4s, v7.4s
    add v22.4s, v23.4s, v26.4s
    add v23.4s, v24.4s, v27.4s
    add v1.4s, v1.4s, v29.4s
    ldp q24, q26, [x9, #-544]
    eor v25.16b, v24.16b, v25.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v24.16b, v3.16b
    eor v4.16b, v24.16b, v4.16b
    // round 23 (lea.dsl:35)
    shl v24.4s, v19.4s, #29
    sri v24.4s, v19.4s, #3
    shl v19.4s, v6.4s, #29
    sri v19.4s, v6.4s, #3
    shl v6.4s, v16.4s, #29
    sri v6.4s, v16.4s, #3
    shl v16.4s, v0.4s, #29
    sri v16.4s, v0.4s, #3
    // round 24 (lea.dsl:35)
    eor v0.16b, v17.16b, v24.16b
    eor v27.16b, v17.16b, v19.16b
    eor v29.16b, v17.16b, v6.16b
    eor v30.16b, v17.16b, v16.16b
    add v0.4s, v25.4s, v0.4s
    add v2.4s, v2.4s, v27.4s
    add v3.4s, v3.4s, v29.4s
    add v4.4s, v4.4s, v30.4s
    eor v24.16b, v26.16b, v24.16b
    eor v19.16b, v26.16b, v19.16b
    eor v6.16b, v26.16b, v6.16b
    eor v16.16b, v26.16b, v16.16b
    eor v18.16b, v17.16b, v18.16b
    eor v5.16b, v17.16b, v5.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v21.16b
    add v18.4s, v24.4s, v18.4s
    add v5.4s, v19.4s, v5.4s
    add v6.4s, v6.4s, v20.4s
    add v16.4s, v16.4s, v17.4s
    shl v17.4s, v7.4s, #9
    sri v17.4s, v7.4s, #23
    shl v8.4s, v22.4s, #9
    sri v8.4s, v22.4s, #23
    shl v12.4s, v23.4s, #9
    sri v12.4s, v23.4s, #23
    shl v25.4s, v1.4s, #9
    sri v25.4s, v1.4s, #23
    shl v29.4s, v0.4s, #27
    sri v29.4s, v0.4s, #5
    shl v9.4s, v2.4s, #27
    sri v9.4s, v2.4s, #5
    shl v13.4s, v3.4s, #27
    sri v13.4s, v3.4s, #5
    shl v26.4s, v4.4s, #27
    sri v26.4s, v4.4s, #5
    shl v30.4s, v18.4s, #29
    sri v30.4s, v18.4s, #3
    shl v10.4s, v5.4s, #29
    sri v10.4s, v5.4s, #3
    shl v14.4s, v6.4s, #29
    sri v14.4s, v6.4s, #3
    shl v27.4s, v16.4s, #29
    sri v27.4s, v16.4s, #3
    mov v0.16b, v28.16b
    mov v28.16b, v17.16b
    st4 {v28.4s, v29.4s, v30.4s, v31.4s}, [x0]
    add x9, x0, #64
    st4 {v8.4s, v9.4s, v10.4s, v11.4s}, [x9]
    add x9, x0, #128
    st4 {v12.4s, v13.4s, v14.4s, v15.4s}, [x9]
    add x9, x0, #192
    mov v28.16b, v0.16b
    st4 {v25.4s, v26.4s, v27.4s, v28.4s}, [x9]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_lea128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_lea128_128_ecb_encrypt_neon_out
.Llwcc_lea128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_lea128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_lea128_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_lea128_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_lea128_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_lea128_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_lea128_128_ecb_encrypt_neon_group
.Llwcc_lea128_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_lea128_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_lea128_128_ecb_encrypt_neon_copy
.Llwcc_lea128_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_lea128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_lea128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_lea128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_lea128_128_ecb_encrypt_neon, .-lwcc_lea128_128_ecb_encrypt_neon

    .balign 16
.Llwcc_lea128_128_file_neon_constants:
    .byte 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3
    .byte 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87
    .byte 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f
    .byte 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f
    .byte 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88
    .byte 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11
    .byte 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23
    .byte 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46
    .byte 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7
    .byte 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf
    .byte 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e
    .byte 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c
    .byte 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6
    .byte 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d
    .byte 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b
    .byte 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37
    .byte 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e
    .byte 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d
    .byte 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb
    .byte 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7
    .byte 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c
    .byte 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18
    .byte 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31
    .byte 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62
    .byte 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78
    .byte 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1
    .byte 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2
    .byte 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4
    .byte 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f
    .byte 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf
    .byte 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe
    .byte 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c
    .byte 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef
    .byte 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf
    .byte 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf
    .byte 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f
    .byte 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4
    .byte 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89
    .byte 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13
    .byte 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26
    .byte 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89
    .byte 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13
    .byte 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27
    .byte 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f
    .byte 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9
    .byte 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3
    .byte 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6
    .byte 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc
    .byte 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe
    .byte 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd
    .byte 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa
    .byte 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4
    .byte 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d
    .byte 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a
    .byte 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35
    .byte 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b
    .byte 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f
    .byte 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e
    .byte 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c
    .byte 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9
    .byte 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98
    .byte 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30
    .byte 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61
    .byte 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3
    .byte 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9, 0xef, 0xc3, 0xdb, 0xe9
    .byte 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3, 0xdf, 0x87, 0xb7, 0xd3
    .byte 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7, 0xbf, 0x0f, 0x6f, 0xa7
    .byte 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e, 0x7f, 0x1f, 0xde, 0x4e
    .byte 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6, 0xc4, 0x88, 0x04, 0xd6
    .byte 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac, 0x89, 0x11, 0x09, 0xac
    .byte 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58, 0x13, 0x23, 0x12, 0x58
    .byte 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0, 0x26, 0x46, 0x24, 0xb0
    .byte 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2, 0x89, 0xe7, 0x29, 0xf2
    .byte 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4, 0x13, 0xcf, 0x53, 0xe4
    .byte 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8, 0x27, 0x9e, 0xa7, 0xc8
    .byte 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91, 0x4f, 0x3c, 0x4f, 0x91
    .byte 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87, 0xf9, 0xc6, 0x63, 0x87
    .byte 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e, 0xf3, 0x8d, 0xc7, 0x0e
    .byte 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d, 0xe6, 0x1b, 0x8f, 0x1d
    .byte 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b, 0xcc, 0x37, 0x1e, 0x3b
    .byte 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d, 0xfe, 0x3e, 0xbc, 0x9d
    .byte 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b, 0xfd, 0x7d, 0x78, 0x3b
    .byte 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76, 0xfa, 0xfb, 0xf0, 0x76
    .byte 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed, 0xf4, 0xf7, 0xe1, 0xed
    .byte 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60, 0x4d, 0x8c, 0x48, 0x60
    .byte 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0, 0x9a, 0x18, 0x91, 0xc0
    .byte 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81, 0x35, 0x31, 0x22, 0x81
    .byte 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02, 0x6b, 0x62, 0x44, 0x02
    .byte 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22, 0x9f, 0x78, 0x9e, 0x22
    .byte 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45, 0x3e, 0xf1, 0x3c, 0x45
    .byte 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a, 0x7c, 0xe2, 0x79, 0x8a
    .byte 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14, 0xf9, 0xc4, 0xf3, 0x14
    .byte 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76, 0x98, 0x6f, 0x3c, 0x76
    .byte 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec, 0x30, 0xdf, 0x78, 0xec
    .byte 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8, 0x61, 0xbe, 0xf1, 0xd8
    .byte 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1, 0xc3, 0x7c, 0xe3, 0xb1

    .text

    .balign 16
.Llwcc_lea128_128_drbg_neon_block_cipher_df:
    sub sp, sp, #1776
    str x30, [sp, #0]
    str x0, [sp, #8]
    add x0, sp, #16
    movz x2, #48
    bl .Llwcc_lea128_128_drbg_neon_copy
    ldr x9, [sp, #24]
    ldr x10, [sp, #40]
    add x9, x9, x10
    ldr x10, [sp, #56]
    add x9, x9, x10
    add x0, sp, #176
    lsr x10, x9, #0
    strb w10, [x0, #3]
    lsr x10, x9, #8
    strb w10, [x0, #2]
    lsr x10, x9, #16
    strb w10, [x0, #1]
    lsr x10, x9, #24
    strb w10, [x0, #0]
    add x0, sp, #192
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_4
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_copy
    add x0, sp, #208
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_5
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_copy
    movz x9, #4
    str x9, [sp, #72]
    add x10, sp, #176
    str x10, [sp, #64]
    movz x9, #4
    str x9, [sp, #88]
    adr x10, .Llwcc_lea128_128_drbg_neon_constant_6
    str x10, [sp, #80]
    add x0, sp, #96
    add x1, sp, #16
    movz x2, #48
    bl .Llwcc_lea128_128_drbg_neon_copy
    movz x9, #1
    str x9, [sp, #152]
    adr x10, .Llwcc_lea128_128_drbg_neon_constant_7
    str x10, [sp, #144]
    movz x9, #9
    ldr x10, [sp, #24]
    add x9, x9, x10
    ldr x10, [sp, #40]
    add x9, x9, x10
    ldr x10, [sp, #56]
    add x9, x9, x10
    movz x10, #15
    and x9, x9, x10
    movz x10, #16
    sub x9, x10, x9
    movz x10, #15
    and x9, x9, x10
    str x9, [sp, #168]
    movz x10, #0
    str x10, [sp, #160]
.Llwcc_lea128_128_drbg_block_cipher_df_neon_1:
    add x1, sp, #64
    movz x2, #7
    bl .Llwcc_lea128_128_drbg_neon_look
    cbz x9, .Llwcc_lea128_128_drbg_block_cipher_df_neon_2
    add x0, sp, #224
    add x1, sp, #64
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_read
    add x3, sp, #224
    add x0, sp, #192
    add x1, sp, #192
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_xor
    add x3, sp, #224
    add x0, sp, #208
    add x1, sp, #208
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_xor
    adr x3, .Llwcc_lea128_128_drbg_neon_known_key_0
    add x0, sp, #192
    mov x1, x0
    movz x2, #2
    bl lwcc_lea128_128_ecb_encrypt_neon
    b .Llwcc_lea128_128_drbg_block_cipher_df_neon_1
.Llwcc_lea128_128_drbg_block_cipher_df_neon_2:
    add x0, sp, #240
    add x1, sp, #192
    bl lwcc_lea128_128_key_setup_neon
    add x3, sp, #240
    ldr x0, [sp, #8]
    add x1, sp, #208
    movz x2, #1
    bl lwcc_lea128_128_ecb_encrypt_neon
    add x3, sp, #240
    ldr x0, [sp, #8]
    add x0, x0, #16
    ldr x1, [sp, #8]
    movz x2, #1
    bl lwcc_lea128_128_ecb_encrypt_neon
    movz x0, #0
.Llwcc_lea128_128_drbg_block_cipher_df_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #111
.Llwcc_lea128_128_drbg_block_cipher_df_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_lea128_128_drbg_block_cipher_df_neon_wipe
    ret

    .balign 16
    .global lwcc_lea128_128_drbg_init_neon
    .type lwcc_lea128_128_drbg_init_neon, %function
lwcc_lea128_128_drbg_init_neon:
    sub sp, sp, #176
    str x30, [sp, #0]
    str x0, [sp, #8]
    str x1, [sp, #16]
    str x2, [sp, #24]
    str x3, [sp, #32]
    str x4, [sp, #40]
    str x5, [sp, #48]
    str x6, [sp, #56]
    ldr x9, [sp, #24]
    movz x10, #16
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbnz x11, .Llwcc_lea128_128_drbg_init_neon_refuse_1
    ldr x9, [sp, #24]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_init_neon_refuse_1
    ldr x9, [sp, #40]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_init_neon_refuse_2
    ldr x9, [sp, #56]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_init_neon_refuse_2
    ldr x9, [sp, #24]
    ldr x10, [sp, #40]
    add x9, x9, x10
    ldr x10, [sp, #56]
    add x9, x9, x10
    movz x10, #0
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_init_neon_refuse_2
    add x0, sp, #64
    add x1, sp, #16
    movz x2, #48
    bl .Llwcc_lea128_128_drbg_neon_copy
    add x0, sp, #112
    add x1, sp, #64
    bl .Llwcc_lea128_128_drbg_neon_block_cipher_df
    add x3, sp, #112
    add x0, sp, #144
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_3
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_xor
    ldr x0, [sp, #8]
    add x1, sp, #144
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_copy
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_2
    movz x2, #8
    bl .Llwcc_lea128_128_drbg_neon_copy
    movz x0, #0
.Llwcc_lea128_128_drbg_init_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #11
.Llwcc_lea128_128_drbg_init_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_lea128_128_drbg_init_neon_wipe
    ret
.Llwcc_lea128_128_drbg_init_neon_refuse_1:
    movz x0, #1
    b .Llwcc_lea128_128_drbg_init_neon_leave
.Llwcc_lea128_128_drbg_init_neon_refuse_2:
    movz x0, #2
    b .Llwcc_lea128_128_drbg_init_neon_leave
    .size lwcc_lea128_128_drbg_init_neon, .-lwcc_lea128_128_drbg_init_neon

    .balign 16
    .global lwcc_lea128_128_drbg_reseed_neon
    .type lwcc_lea128_128_drbg_reseed_neon, %function
lwcc_lea128_128_drbg_reseed_neon:
    sub sp, sp, #1696
    str x30, [sp, #0]
    str x0, [sp, #8]
    str x1, [sp, #16]
    str x2, [sp, #24]
    str x3, [sp, #32]
    str x4, [sp, #40]
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_0
    movz x2, #8
    bl .Llwcc_lea128_128_drbg_neon_compare
    sub x9, x9, x10
    cbz x9, .Llwcc_lea128_128_drbg_reseed_neon_refuse_5
    ldr x9, [sp, #24]
    movz x10, #16
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbnz x11, .Llwcc_lea128_128_drbg_reseed_neon_refuse_1
    ldr x9, [sp, #24]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_reseed_neon_refuse_1
    ldr x9, [sp, #40]
    movz x10, #1
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_reseed_neon_refuse_2
    ldr x9, [sp, #24]
    ldr x10, [sp, #40]
    add x9, x9, x10
    movz x10, #0
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_reseed_neon_refuse_2
    add x0, sp, #48
    add x1, sp, #16
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_copy
    movz x9, #0
    str x9, [sp, #88]
    movz x10, #0
    str x10, [sp, #80]
    add x0, sp, #96
    add x1, sp, #48
    bl .Llwcc_lea128_128_drbg_neon_block_cipher_df
    add x0, sp, #128
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    add x0, sp, #160
    ldr x1, [sp, #8]
    bl lwcc_lea128_128_key_setup_neon
    add x0, sp, #144
    add x1, sp, #128
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    add x3, sp, #160
    add x0, sp, #128
    mov x1, x0
    movz x2, #2
    bl lwcc_lea128_128_ecb_encrypt_neon
    add x3, sp, #96
    ldr x0, [sp, #8]
    add x1, sp, #128
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_xor
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_2
    movz x2, #8
    bl .Llwcc_lea128_128_drbg_neon_copy
    movz x0, #0
.Llwcc_lea128_128_drbg_reseed_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #106
.Llwcc_lea128_128_drbg_reseed_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_lea128_128_drbg_reseed_neon_wipe
    ret
.Llwcc_lea128_128_drbg_reseed_neon_refuse_1:
    movz x0, #1
    b .Llwcc_lea128_128_drbg_reseed_neon_leave
.Llwcc_lea128_128_drbg_reseed_neon_refuse_2:
    movz x0, #2
    b .Llwcc_lea128_128_drbg_reseed_neon_leave
.Llwcc_lea128_128_drbg_reseed_neon_refuse_5:
    movz x0, #5
    b .Llwcc_lea128_128_drbg_reseed_neon_leave
    .size lwcc_lea128_128_drbg_reseed_neon, .-lwcc_lea128_128_drbg_reseed_neon

    .balign 16
    .global lwcc_lea128_128_drbg_generate_neon
    .type lwcc_lea128_128_drbg_generate_neon, %function
lwcc_lea128_128_drbg_generate_neon:
    sub sp, sp, #1776
    str x30, [sp, #0]
    str x0, [sp, #8]
    str x1, [sp, #16]
    str x2, [sp, #24]
    str x3, [sp, #32]
    str x4, [sp, #40]
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_0
    movz x2, #8
    bl .Llwcc_lea128_128_drbg_neon_compare
    sub x9, x9, x10
    cbz x9, .Llwcc_lea128_128_drbg_generate_neon_refuse_5
    ldr x9, [sp, #24]
    movz x10, #1
    movk x10, #1, lsl #16
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_generate_neon_refuse_3
    ldr x9, [sp, #40]
    movz x10, #0
    movk x10, #1, lsl #32
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_generate_neon_refuse_2
    ldr x0, [sp, #8]
    add x0, x0, #32
    adr x1, .Llwcc_lea128_128_drbg_neon_constant_1
    movz x2, #8
    bl .Llwcc_lea128_128_drbg_neon_compare
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbz x11, .Llwcc_lea128_128_drbg_generate_neon_refuse_4
    ldr x9, [sp, #40]
    movz x10, #1
    sub x11, x9, x10
    eor x16, x9, x10
    bic x11, x11, x16
    bic x16, x10, x9
    orr x11, x11, x16
    lsr x11, x11, #63
    cbnz x11, .Llwcc_lea128_128_drbg_generate_neon_1
    add x0, sp, #80
    add x1, sp, #32
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_copy
    movz x9, #0
    str x9, [sp, #104]
    movz x10, #0
    str x10, [sp, #96]
    movz x9, #0
    str x9, [sp, #120]
    movz x10, #0
    str x10, [sp, #112]
    add x0, sp, #128
    add x1, sp, #80
    bl .Llwcc_lea128_128_drbg_neon_block_cipher_df
    add x0, sp, #160
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    add x0, sp, #240
    ldr x1, [sp, #8]
    bl lwcc_lea128_128_key_setup_neon
    add x0, sp, #176
    add x1, sp, #160
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    add x3, sp, #240
    add x0, sp, #160
    mov x1, x0
    movz x2, #2
    bl lwcc_lea128_128_ecb_encrypt_neon
    add x3, sp, #128
    ldr x0, [sp, #8]
    add x1, sp, #160
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_xor
    b .Llwcc_lea128_128_drbg_generate_neon_2
.Llwcc_lea128_128_drbg_generate_neon_1:
    add x0, sp, #128
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_clear
.Llwcc_lea128_128_drbg_generate_neon_2:
    add x0, sp, #240
    ldr x1, [sp, #8]
    bl lwcc_lea128_128_key_setup_neon
    ldr x0, [sp, #16]
    ldr x1, [sp, #24]
    str x0, [sp, #48]
    str x1, [sp, #56]
    movz x2, #0
    mov x9, x1
    lsr x2, x9, #4
    cbz x2, .Llwcc_lea128_128_drbg_generate_neon_last
    str x2, [sp, #64]
    ldr x1, [sp, #8]
    add x1, x1, #16
    ldr x3, [x1, #0]
    rev x3, x3
    ldr x4, [x1, #8]
    rev x4, x4
    rev x9, x3
    dup v0.2d, x9
    lsr x10, x4, #63
    add x10, x3, x10
    rev x10, x10
    dup v1.2d, x10
    add x9, x4, #1
    add x10, x4, #2
    dup v2.2d, x9
    ins v2.d[1], x10
    movz x9, #2
    dup v3.2d, x9
    lsl x9, x9, #62
    dup v4.2d, x9
    add x9, x4, x2
    bic x10, x4, x9
    lsr x10, x10, #63
    add x3, x3, x10
    mov x4, x9
    rev x9, x3
    str x9, [x1, #0]
    rev x10, x4
    str x10, [x1, #8]
    lsr x9, x2, #1
    cbz x9, .Llwcc_lea128_128_drbg_generate_neon_odd
.Llwcc_lea128_128_drbg_generate_neon_count:
    cmtst v5.2d, v2.2d, v4.2d
    bsl v5.16b, v0.16b, v1.16b
    rev64 v6.16b, v2.16b
    add v2.2d, v2.2d, v3.2d
    st2 {v5.2d, v6.2d}, [x0]
    add x0, x0, #32
    sub x9, x9, #1
    cbnz x9, .Llwcc_lea128_128_drbg_generate_neon_count
.Llwcc_lea128_128_drbg_generate_neon_odd:
    tbz x2, #0, .Llwcc_lea128_128_drbg_generate_neon_counted
    cmtst v5.2d, v2.2d, v4.2d
    bsl v5.16b, v0.16b, v1.16b
    rev64 v6.16b, v2.16b
    add v2.2d, v2.2d, v3.2d
    zip1 v5.2d, v5.2d, v6.2d
    str q5, [x0, #0]
    add x0, x0, #16
.Llwcc_lea128_128_drbg_generate_neon_counted:
    ldr x9, [sp, #16]
    ldr x10, [sp, #24]
    sub x11, x0, x9
    sub x10, x10, x11
    str x0, [sp, #48]
    str x10, [sp, #56]
    mov x0, x9
    mov x1, x9
    ldr x2, [sp, #64]
    add x3, sp, #240
    bl lwcc_lea128_128_ecb_encrypt_neon
.Llwcc_lea128_128_drbg_generate_neon_last:
    ldr x9, [sp, #56]
    cbz x9, .Llwcc_lea128_128_drbg_generate_neon_whole
    add x0, sp, #192
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    ldr x0, [sp, #8]
    add x0, x0, #16
    add x1, sp, #192
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_copy
    add x3, sp, #240
    add x0, sp, #192
    mov x1, x0
    movz x2, #1
    bl lwcc_lea128_128_ecb_encrypt_neon
    add x1, sp, #192
    ldr x9, [sp, #56]
    movz x2, #16
    sub x10, x9, x2
    eor x16, x9, x2
    bic x10, x10, x16
    bic x16, x2, x9
    orr x10, x10, x16
    tbz x10, #63, .Llwcc_lea128_128_drbg_generate_neon_part
    mov x2, x9
.Llwcc_lea128_128_drbg_generate_neon_part:
    sub x9, x9, x2
    str x9, [sp, #56]
    ldr x0, [sp, #48]
    add x9, x0, x2
    str x9, [sp, #48]
    bl .Llwcc_lea128_128_drbg_neon_copy
    b .Llwcc_lea128_128_drbg_generate_neon_last
.Llwcc_lea128_128_drbg_generate_neon_whole:
    add x0, sp, #208
    ldr x1, [sp, #8]
    add x1, x1, #16
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    add x0, sp, #224
    add x1, sp, #208
    movz x2, #16
    bl .Llwcc_lea128_128_drbg_neon_increment
    add x3, sp, #240
    add x0, sp, #208
    mov x1, x0
    movz x2, #2
    bl lwcc_lea128_128_ecb_encrypt_neon
    add x3, sp, #128
    ldr x0, [sp, #8]
    add x1, sp, #208
    movz x2, #32
    bl .Llwcc_lea128_128_drbg_neon_xor
    ldr x0, [sp, #8]
    add x0, x0, #32
    ldr x1, [sp, #8]
    add x1, x1, #32
    movz x2, #8
    bl .Llwcc_lea128_128_drbg_neon_increment
    movz x0, #0
.Llwcc_lea128_128_drbg_generate_neon_leave:
    ldr x30, [sp, #0]
    movi v0.16b, #0
    movz x9, #111
.Llwcc_lea128_128_drbg_generate_neon_wipe:
    str q0, [sp, #0]
    add sp, sp, #16
    sub x9, x9, #1
    cbnz x9, .Llwcc_lea128_128_drbg_generate_neon_wipe
    ret
.Llwcc_lea128_128_drbg_generate_neon_refuse_2:
    movz x0, #2
    b .Llwcc_lea128_128_drbg_generate_neon_leave
.Llwcc_lea128_128_drbg_generate_neon_refuse_3:
    movz x0, #3
    b .Llwcc_lea128_128_drbg_generate_neon_leave
.Llwcc_lea128_128_drbg_generate_neon_refuse_4:
    movz x0, #4
    b .Llwcc_lea128_128_drbg_generate_neon_leave
.Llwcc_lea128_128_drbg_generate_neon_refuse_5:
    movz x0, #5
    b .Llwcc_lea128_128_drbg_generate_neon_leave
    .size lwcc_lea128_128_drbg_generate_neon, .-lwcc_lea128_128_drbg_generate_neon

    .balign 16
.Llwcc_lea128_128_drbg_neon_copy:
    ldrb w9, [x1, #0]
    add x1, x1, #1
    strb w9, [x0, #0]
    add x0, x0, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_lea128_128_drbg_neon_copy
    ret

    .balign 16
.Llwcc_lea128_128_drbg_neon_clear:
    movz x9, #0
.Llwcc_lea128_128_drbg_neon_clear_byte:
    strb w9, [x0, #0]
    add x0, x0, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_lea128_128_drbg_neon_clear_byte
    ret

    .balign 16
.Llwcc_lea128_128_drbg_neon_xor:
    ldrb w9, [x1, #0]
    ldrb w10, [x3, #0]
    add x1, x1, #1
    eor w9, w9, w10
    strb w9, [x0, #0]
    add x3, x3, #1
    add x0, x0, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_lea128_128_drbg_neon_xor
    ret

    .balign 16
.Llwcc_lea128_128_drbg_neon_increment:
    add x1, x1, x2
    add x0, x0, x2
    movz x10, #1
.Llwcc_lea128_128_drbg_neon_increment_byte:
    sub x1, x1, #1
    sub x0, x0, #1
    ldrb w9, [x1, #0]
    add x9, x9, x10
    strb w9, [x0, #0]
    lsr x10, x9, #8
    sub x2, x2, #1
    cbnz x2, .Llwcc_lea128_128_drbg_neon_increment_byte
    ret

    .balign 16
.Llwcc_lea128_128_drbg_neon_compare:
    ldrb w9, [x0, #0]
    ldrb w10, [x1, #0]
    sub x11, x9, x10
    cbnz x11, .Llwcc_lea128_128_drbg_neon_compare_differ
    add x0, x0, #1
    add x1, x1, #1
    sub x2, x2, #1
    cbnz x2, .Llwcc_lea128_128_drbg_neon_compare
.Llwcc_lea128_128_drbg_neon_compare_differ:
    ret

    .balign 16
.Llwcc_lea128_128_drbg_neon_look:
    ldr x9, [x1, #8]
    cbnz x9, .Llwcc_lea128_128_drbg_neon_look_found
    add x1, x1, #16
    sub x2, x2, #1
    cbnz x2, .Llwcc_lea128_128_drbg_neon_look
.Llwcc_lea128_128_drbg_neon_look_found:
    ret

    .balign 16
.Llwcc_lea128_128_drbg_neon_read:
    ldr x9, [x1, #8]
    cbnz x9, .Llwcc_lea128_128_drbg_neon_read_piece
    add x1, x1, #16
    b .Llwcc_lea128_128_drbg_neon_read
.Llwcc_lea128_128_drbg_neon_read_piece:
    mov x10, x2
    sub x11, x9, x2
    eor x12, x9, x2
    bic x11, x11, x12
    bic x12, x2, x9
    orr x11, x11, x12
    tbz x11, #63, .Llwcc_lea128_128_drbg_neon_read_part
    mov x10, x9
.Llwcc_lea128_128_drbg_neon_read_part:
    sub x9, x9, x10
    str x9, [x1, #8]
    sub x2, x2, x10
    ldr x9, [x1, #0]
    cbz x9, .Llwcc_lea128_128_drbg_neon_read_zero
.Llwcc_lea128_128_drbg_neon_read_byte:
    ldrb w11, [x9, #0]
    add x9, x9, #1
    strb w11, [x0, #0]
    add x0, x0, #1
    sub x10, x10, #1
    cbnz x10, .Llwcc_lea128_128_drbg_neon_read_byte
    str x9, [x1, #0]
    b .Llwcc_lea128_128_drbg_neon_read_more
.Llwcc_lea128_128_drbg_neon_read_zero:
    strb w9, [x0, #0]
    add x0, x0, #1
    sub x10, x10, #1
    cbnz x10, .Llwcc_lea128_128_drbg_neon_read_zero
.Llwcc_lea128_128_drbg_neon_read_more:
    cbnz x2, .Llwcc_lea128_128_drbg_neon_read
    ret

    .balign 16
    // the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_lea128_128_drbg_neon_known_key_0:
    .byte 0xb7, 0xd5, 0xe3, 0x8d, 0xb7, 0xd5, 0xe3, 0x8d, 0xb7, 0xd5, 0xe3, 0x8d, 0xb7, 0xd5, 0xe3, 0x8d
    .byte 0xdc, 0xc5, 0x2e, 0x77, 0xdc, 0xc5, 0x2e, 0x77, 0xdc, 0xc5, 0x2e, 0x77, 0xdc, 0xc5, 0x2e, 0x77
    .byte 0xc6, 0x1d, 0x6c, 0xb2, 0xc6, 0x1d, 0x6c, 0xb2, 0xc6, 0x1d, 0x6c, 0xb2, 0xc6, 0x1d, 0x6c, 0xb2
    .byte 0x74, 0x51, 0xdf, 0x6a, 0x74, 0x51, 0xdf, 0x6a, 0x74, 0x51, 0xdf, 0x6a, 0x74, 0x51, 0xdf, 0x6a
    .byte 0x76, 0x57, 0x51, 0x2d, 0x76, 0x57, 0x51, 0x2d, 0x76, 0x57, 0x51, 0x2d, 0x76, 0x57, 0x51, 0x2d
    .byte 0x2c, 0x8f, 0xc3, 0x45, 0x2c, 0x8f, 0xc3, 0x45, 0x2c, 0x8f, 0xc3, 0x45, 0x2c, 0x8f, 0xc3, 0x45
    .byte 0x35, 0x76, 0xdd, 0x5f, 0x35, 0x76, 0xdd, 0x5f, 0x35, 0x76, 0xdd, 0x5f, 0x35, 0x76, 0xdd, 0x5f
    .byte 0x88, 0xc5, 0x0c, 0x30, 0x88, 0xc5, 0x0c, 0x30, 0x88, 0xc5, 0x0c, 0x30, 0x88, 0xc5, 0x0c, 0x30
    .byte 0x3e, 0x93, 0xb6, 0x29, 0x3e, 0x93, 0xb6, 0x29, 0x3e, 0x93, 0xb6, 0x29, 0x3e, 0x93, 0xb6, 0x29
    .byte 0xf8, 0x9b, 0xbb, 0xa6, 0xf8, 0x9b, 0xbb, 0xa6, 0xf8, 0x9b, 0xbb, 0xa6, 0xf8, 0x9b, 0xbb, 0xa6
    .byte 0x3f, 0xb7, 0x4f, 0x81, 0x3f, 0xb7, 0x4f, 0x81, 0x3f, 0xb7, 0x4f, 0x81, 0x3f, 0xb7, 0x4f, 0x81
    .byte 0x62, 0xbb, 0xb6, 0xe2, 0x62, 0xbb, 0xb6, 0xe2, 0x62, 0xbb, 0xb6, 0xe2, 0x62, 0xbb, 0xb6, 0xe2
    .byte 0x43, 0x35, 0x60, 0xe1, 0x43, 0x35, 0x60, 0xe1, 0x43, 0x35, 0x60, 0xe1, 0x43, 0x35, 0x60, 0xe1
    .byte 0xf9, 0x55, 0x75, 0xa5, 0xf9, 0x55, 0x75, 0xa5, 0xf9, 0x55, 0x75, 0xa5, 0xf9, 0x55, 0x75, 0xa5
    .byte 0xa7, 0x33, 0x75, 0x4d, 0xa7, 0x33, 0x75, 0x4d, 0xa7, 0x33, 0x75, 0x4d, 0xa7, 0x33, 0x75, 0x4d
    .byte 0xd4, 0x00, 0xb4, 0x17, 0xd4, 0x00, 0xb4, 0x17, 0xd4, 0x00, 0xb4, 0x17, 0xd4, 0x00, 0xb4, 0x17
    .byte 0xfe, 0xa5, 0xbd, 0x40, 0xfe, 0xa5, 0xbd, 0x40, 0xfe, 0xa5, 0xbd, 0x40, 0xfe, 0xa5, 0xbd, 0x40
    .byte 0x89, 0x8b, 0x94, 0x1b, 0x89, 0x8b, 0x94, 0x1b, 0x89, 0x8b, 0x94, 0x1b, 0x89, 0x8b, 0x94, 0x1b
    .byte 0xd2, 0xa5, 0xea, 0x5b, 0xd2, 0xa5, 0xea, 0x5b, 0xd2, 0xa5, 0xea, 0x5b, 0xd2, 0xa5, 0xea, 0x5b
    .byte 0x7d, 0xa8, 0x75, 0x47, 0x7d, 0xa8, 0x75, 0x47, 0x7d, 0xa8, 0x75, 0x47, 0x7d, 0xa8, 0x75, 0x47
    .byte 0x8d, 0x0c, 0x16, 0x9a, 0x8d, 0x0c, 0x16, 0x9a, 0x8d, 0x0c, 0x16, 0x9a, 0x8d, 0x0c, 0x16, 0x9a
    .byte 0xd1, 0x60, 0x7a, 0xa1, 0xd1, 0x60, 0x7a, 0xa1, 0xd1, 0x60, 0x7a, 0xa1, 0xd1, 0x60, 0x7a, 0xa1
    .byte 0x23, 0xbd, 0x09, 0x48, 0x23, 0xbd, 0x09, 0x48, 0x23, 0xbd, 0x09, 0x48, 0x23, 0xbd, 0x09, 0x48
    .byte 0x4f, 0x0d, 0x56, 0x05, 0x4f, 0x0d, 0x56, 0x05, 0x4f, 0x0d, 0x56, 0x05, 0x4f, 0x0d, 0x56, 0x05
    .byte 0x56, 0x5e, 0x6a, 0x25, 0x56, 0x5e, 0x6a, 0x25, 0x56, 0x5e, 0x6a, 0x25, 0x56, 0x5e, 0x6a, 0x25
    .byte 0x6c, 0x30, 0xc5, 0x95, 0x6c, 0x30, 0xc5, 0x95, 0x6c, 0x30, 0xc5, 0x95, 0x6c, 0x30, 0xc5, 0x95
    .byte 0x0a, 0xe7, 0x91, 0xa1, 0x0a, 0xe7, 0x91, 0xa1, 0x0a, 0xe7, 0x91, 0xa1, 0x0a, 0xe7, 0x91, 0xa1
    .byte 0x52, 0x16, 0x12, 0x79, 0x52, 0x16, 0x12, 0x79, 0x52, 0x16, 0x12, 0x79, 0x52, 0x16, 0x12, 0x79
    .byte 0x25, 0xa9, 0x05, 0x2a, 0x25, 0xa9, 0x05, 0x2a, 0x25, 0xa9, 0x05, 0x2a, 0x25, 0xa9, 0x05, 0x2a
    .byte 0x23, 0xe7, 0xb0, 0xa7, 0x23, 0xe7, 0xb0, 0xa7, 0x23, 0xe7, 0xb0, 0xa7, 0x23, 0xe7, 0xb0, 0xa7
    .byte 0xd7, 0xfe, 0xef, 0xfc, 0xd7, 0xfe, 0xef, 0xfc, 0xd7, 0xfe, 0xef, 0xfc, 0xd7, 0xfe, 0xef, 0xfc
    .byte 0xae, 0xaf, 0x41, 0xae, 0xae, 0xaf, 0x41, 0xae, 0xae, 0xaf, 0x41, 0xae, 0xae, 0xaf, 0x41, 0xae
    .byte 0xd0, 0x09, 0xdf, 0x33, 0xd0, 0x09, 0xdf, 0x33, 0xd0, 0x09, 0xdf, 0x33, 0xd0, 0x09, 0xdf, 0x33
    .byte 0x54, 0xf5, 0x24, 0x3c, 0x54, 0xf5, 0x24, 0x3c, 0x54, 0xf5, 0x24, 0x3c, 0x54, 0xf5, 0x24, 0x3c
    .byte 0xaf, 0x79, 0xdb, 0x25, 0xaf, 0x79, 0xdb, 0x25, 0xaf, 0x79, 0xdb, 0x25, 0xaf, 0x79, 0xdb, 0x25
    .byte 0x6c, 0x69, 0x6e, 0x84, 0x6c, 0x69, 0x6e, 0x84, 0x6c, 0x69, 0x6e, 0x84, 0x6c, 0x69, 0x6e, 0x84
    .byte 0xb1, 0x1c, 0x6a, 0xf1, 0xb1, 0x1c, 0x6a, 0xf1, 0xb1, 0x1c, 0x6a, 0xf1, 0xb1, 0x1c, 0x6a, 0xf1
    .byte 0x2e, 0xf3, 0x87, 0x2e, 0x2e, 0xf3, 0x87, 0x2e, 0x2e, 0xf3, 0x87, 0x2e, 0x2e, 0xf3, 0x87, 0x2e
    .byte 0x8e, 0xf4, 0xe2, 0x4c, 0x8e, 0xf4, 0xe2, 0x4c, 0x8e, 0xf4, 0xe2, 0x4c, 0x8e, 0xf4, 0xe2, 0x4c
    .byte 0x58, 0x95, 0x6d, 0xf4, 0x58, 0x95, 0x6d, 0xf4, 0x58, 0x95, 0x6d, 0xf4, 0x58, 0x95, 0x6d, 0xf4
    .byte 0x30, 0x8d, 0xb8, 0xf6, 0x30, 0x8d, 0xb8, 0xf6, 0x30, 0x8d, 0xb8, 0xf6, 0x30, 0x8d, 0xb8, 0xf6
    .byte 0xea, 0x37, 0x62, 0x13, 0xea, 0x37, 0x62, 0x13, 0xea, 0x37, 0x62, 0x13, 0xea, 0x37, 0x62, 0x13
    .byte 0x1d, 0x0b, 0xe7, 0x2a, 0x1d, 0x0b, 0xe7, 0x2a, 0x1d, 0x0b, 0xe7, 0x2a, 0x1d, 0x0b, 0xe7, 0x2a
    .byte 0x1f, 0xa2, 0x24, 0xf7, 0x1f, 0xa2, 0x24, 0xf7, 0x1f, 0xa2, 0x24, 0xf7, 0x1f, 0xa2, 0x24, 0xf7
    .byte 0xed, 0xe1, 0x7f, 0xe0, 0xed, 0xe1, 0x7f, 0xe0, 0xed, 0xe1, 0x7f, 0xe0, 0xed, 0xe1, 0x7f, 0xe0
    .byte 0xb8, 0xfb, 0x87, 0x33, 0xb8, 0xfb, 0x87, 0x33, 0xb8, 0xfb, 0x87, 0x33, 0xb8, 0xfb, 0x87, 0x33
    .byte 0x04, 0x8e, 0x26, 0x41, 0x04, 0x8e, 0x26, 0x41, 0x04, 0x8e, 0x26, 0x41, 0x04, 0x8e, 0x26, 0x41
    .byte 0x1a, 0xb6, 0x02, 0xfe, 0x1a, 0xb6, 0x02, 0xfe, 0x1a, 0xb6, 0x02, 0xfe, 0x1a, 0xb6, 0x02, 0xfe
    .byte 0x57, 0x3c, 0x3b, 0xbe, 0x57, 0x3c, 0x3b, 0xbe, 0x57, 0x3c, 0x3b, 0xbe, 0x57, 0x3c, 0x3b, 0xbe
    .byte 0xa9, 0xa1, 0x1b, 0x86, 0xa9, 0xa1, 0x1b, 0x86, 0xa9, 0xa1, 0x1b, 0x86, 0xa9, 0xa1, 0x1b, 0x86
    .byte 0xce, 0xbf, 0x5f, 0xe7, 0xce, 0xbf, 0x5f, 0xe7, 0xce, 0xbf, 0x5f, 0xe7, 0xce, 0xbf, 0x5f, 0xe7
    .byte 0x97, 0x8f, 0xc0, 0x84, 0x97, 0x8f, 0xc0, 0x84, 0x97, 0x8f, 0xc0, 0x84, 0x97, 0x8f, 0xc0, 0x84
    .byte 0xc6, 0x09, 0x37, 0x17, 0xc6, 0x09, 0x37, 0x17, 0xc6, 0x09, 0x37, 0x17, 0xc6, 0x09, 0x37, 0x17
    .byte 0x09, 0x96, 0xe1, 0x06, 0x09, 0x96, 0xe1, 0x06, 0x09, 0x96, 0xe1, 0x06, 0x09, 0x96, 0xe1, 0x06
    .byte 0xc7, 0x7f, 0x38, 0x38, 0xc7, 0x7f, 0x38, 0x38, 0xc7, 0x7f, 0x38, 0x38, 0xc7, 0x7f, 0x38, 0x38
    .byte 0x7e, 0xcf, 0x9f, 0x16, 0x7e, 0xcf, 0x9f, 0x16, 0x7e, 0xcf, 0x9f, 0x16, 0x7e, 0xcf, 0x9f, 0x16
    .byte 0x7d, 0x50, 0xb3, 0x6c, 0x7d, 0x50, 0xb3, 0x6c, 0x7d, 0x50, 0xb3, 0x6c, 0x7d, 0x50, 0xb3, 0x6c
    .byte 0xd2, 0x97, 0x36, 0x29, 0xd2, 0x97, 0x36, 0x29, 0xd2, 0x97, 0x36, 0x29, 0xd2, 0x97, 0x36, 0x29
    .byte 0x6d, 0x6a, 0xbe, 0x30, 0x6d, 0x6a, 0xbe, 0x30, 0x6d, 0x6a, 0xbe, 0x30, 0x6d, 0x6a, 0xbe, 0x30
    .byte 0x7d, 0x10, 0x1a, 0xa6, 0x7d, 0x10, 0x1a, 0xa6, 0x7d, 0x10, 0x1a, 0xa6, 0x7d, 0x10, 0x1a, 0xa6
    .byte 0xd8, 0x19, 0x53, 0x0a, 0xd8, 0x19, 0x53, 0x0a, 0xd8, 0x19, 0x53, 0x0a, 0xd8, 0x19, 0x53, 0x0a
    .byte 0x8a, 0x85, 0x18, 0xd1, 0x8a, 0x85, 0x18, 0xd1, 0x8a, 0x85, 0x18, 0xd1, 0x8a, 0x85, 0x18, 0xd1
    .byte 0xe4, 0x0a, 0xd7, 0xa5, 0xe4, 0x0a, 0xd7, 0xa5, 0xe4, 0x0a, 0xd7, 0xa5, 0xe4, 0x0a, 0xd7, 0xa5
    .byte 0x4e, 0xcb, 0x9f, 0x5f, 0x4e, 0xcb, 0x9f, 0x5f, 0x4e, 0xcb, 0x9f, 0x5f, 0x4e, 0xcb, 0x9f, 0x5f
    .byte 0x8f, 0xbb, 0x5d, 0xe8, 0x8f, 0xbb, 0x5d, 0xe8, 0x8f, 0xbb, 0x5d, 0xe8, 0x8f, 0xbb, 0x5d, 0xe8
    .byte 0x4d, 0x6b, 0x80, 0x26, 0x4d, 0x6b, 0x80, 0x26, 0x4d, 0x6b, 0x80, 0x26, 0x4d, 0x6b, 0x80, 0x26
    .byte 0xd3, 0xa8, 0x86, 0x51, 0xd3, 0xa8, 0x86, 0x51, 0xd3, 0xa8, 0x86, 0x51, 0xd3, 0xa8, 0x86, 0x51
    .byte 0x73, 0x6d, 0x56, 0xef, 0x73, 0x6d, 0x56, 0xef, 0x73, 0x6d, 0x56, 0xef, 0x73, 0x6d, 0x56, 0xef
    .byte 0xa7, 0x88, 0xc4, 0x7c, 0xa7, 0x88, 0xc4, 0x7c, 0xa7, 0x88, 0xc4, 0x7c, 0xa7, 0x88, 0xc4, 0x7c
    .byte 0xb6, 0xe6, 0x4b, 0x94, 0xb6, 0xe6, 0x4b, 0x94, 0xb6, 0xe6, 0x4b, 0x94, 0xb6, 0xe6, 0x4b, 0x94
    .byte 0xaa, 0xf9, 0x32, 0x66, 0xaa, 0xf9, 0x32, 0x66, 0xaa, 0xf9, 0x32, 0x66, 0xaa, 0xf9, 0x32, 0x66
    .byte 0xfb, 0xcc, 0x9c, 0xd5, 0xfb, 0xcc, 0x9c, 0xd5, 0xfb, 0xcc, 0x9c, 0xd5, 0xfb, 0xcc, 0x9c, 0xd5
    .byte 0x60, 0xe0, 0xdc, 0xdd, 0x60, 0xe0, 0xdc, 0xdd, 0x60, 0xe0, 0xdc, 0xdd, 0x60, 0xe0, 0xdc, 0xdd
    .byte 0x4b, 0xae, 0xfd, 0xc4, 0x4b, 0xae, 0xfd, 0xc4, 0x4b, 0xae, 0xfd, 0xc4, 0x4b, 0xae, 0xfd, 0xc4
    .byte 0x4b, 0xf4, 0xa5, 0xb6, 0x4b, 0xf4, 0xa5, 0xb6, 0x4b, 0xf4, 0xa5, 0xb6, 0x4b, 0xf4, 0xa5, 0xb6
    .byte 0x37, 0x53, 0x4a, 0x60, 0x37, 0x53, 0x4a, 0x60, 0x37, 0x53, 0x4a, 0x60, 0x37, 0x53, 0x4a, 0x60
    .byte 0xb2, 0x4e, 0x81, 0xca, 0xb2, 0x4e, 0x81, 0xca, 0xb2, 0x4e, 0x81, 0xca, 0xb2, 0x4e, 0x81, 0xca
    .byte 0xf6, 0xe1, 0x29, 0x9e, 0xf6, 0xe1, 0x29, 0x9e, 0xf6, 0xe1, 0x29, 0x9e, 0xf6, 0xe1, 0x29, 0x9e
    .byte 0x75, 0x0c, 0x44, 0x0d, 0x75, 0x0c, 0x44, 0x0d, 0x75, 0x0c, 0x44, 0x0d, 0x75, 0x0c, 0x44, 0x0d
    .byte 0xdb, 0x1c, 0x58, 0x44, 0xdb, 0x1c, 0x58, 0x44, 0xdb, 0x1c, 0x58, 0x44, 0xdb, 0x1c, 0x58, 0x44
    .byte 0x60, 0x1b, 0x7b, 0xd0, 0x60, 0x1b, 0x7b, 0xd0, 0x60, 0x1b, 0x7b, 0xd0, 0x60, 0x1b, 0x7b, 0xd0
    .byte 0x9e, 0xff, 0x12, 0xcd, 0x9e, 0xff, 0x12, 0xcd, 0x9e, 0xff, 0x12, 0xcd, 0x9e, 0xff, 0x12, 0xcd
    .byte 0xe1, 0x1b, 0x42, 0x0d, 0xe1, 0x1b, 0x42, 0x0d, 0xe1, 0x1b, 0x42, 0x0d, 0xe1, 0x1b, 0x42, 0x0d
    .byte 0x91, 0x79, 0xa6, 0xd0, 0x91, 0x79, 0xa6, 0xd0, 0x91, 0x79, 0xa6, 0xd0, 0x91, 0x79, 0xa6, 0xd0
    .byte 0x5a, 0x4f, 0x87, 0x61, 0x5a, 0x4f, 0x87, 0x61, 0x5a, 0x4f, 0x87, 0x61, 0x5a, 0x4f, 0x87, 0x61
    .byte 0xc4, 0xc1, 0x20, 0x6d, 0xc4, 0xc1, 0x20, 0x6d, 0xc4, 0xc1, 0x20, 0x6d, 0xc4, 0xc1, 0x20, 0x6d
    .byte 0xa3, 0x45, 0x13, 0x99, 0xa3, 0x45, 0x13, 0x99, 0xa3, 0x45, 0x13, 0x99, 0xa3, 0x45, 0x13, 0x99
    .byte 0x97, 0xe6, 0xdf, 0x56, 0x97, 0xe6, 0xdf, 0x56, 0x97, 0xe6, 0xdf, 0x56, 0x97, 0xe6, 0xdf, 0x56
    .byte 0xf3, 0x8f, 0x4b, 0x08, 0xf3, 0x8f, 0x4b, 0x08, 0xf3, 0x8f, 0x4b, 0x08, 0xf3, 0x8f, 0x4b, 0x08
    .byte 0x15, 0x98, 0xed, 0x92, 0x15, 0x98, 0xed, 0x92, 0x15, 0x98, 0xed, 0x92, 0x15, 0x98, 0xed, 0x92
    .byte 0xc8, 0x07, 0x4a, 0xe3, 0xc8, 0x07, 0x4a, 0xe3, 0xc8, 0x07, 0x4a, 0xe3, 0xc8, 0x07, 0x4a, 0xe3
    .byte 0x5e, 0x83, 0x5c, 0x9d, 0x5e, 0x83, 0x5c, 0x9d, 0x5e, 0x83, 0x5c, 0x9d, 0x5e, 0x83, 0x5c, 0x9d
    .byte 0x16, 0xff, 0x0f, 0xfd, 0x16, 0xff, 0x0f, 0xfd, 0x16, 0xff, 0x0f, 0xfd, 0x16, 0xff, 0x0f, 0xfd
    .byte 0x2b, 0xba, 0x33, 0xfb, 0x2b, 0xba, 0x33, 0xfb, 0x2b, 0xba, 0x33, 0xfb, 0x2b, 0xba, 0x33, 0xfb
    .byte 0x6f, 0x8a, 0xf1, 0x0e, 0x6f, 0x8a, 0xf1, 0x0e, 0x6f, 0x8a, 0xf1, 0x0e, 0x6f, 0x8a, 0xf1, 0x0e
    .byte 0x7a, 0x0a, 0x01, 0x00, 0x7a, 0x0a, 0x01, 0x00, 0x7a, 0x0a, 0x01, 0x00, 0x7a, 0x0a, 0x01, 0x00

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_3:
    .byte 0x84, 0xc1, 0x91, 0x1d, 0x46, 0x57, 0x95, 0xf5, 0x4d, 0xd8, 0x1d, 0x32, 0x2a, 0x0d, 0xbe, 0x58
    .byte 0xea, 0x58, 0x33, 0xb2, 0xd5, 0xfa, 0xcd, 0xcc, 0x06, 0x8b, 0x0e, 0xef, 0xc4, 0x00, 0x88, 0x8f

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_4:
    .byte 0x08, 0xf8, 0x10, 0x1c, 0x1b, 0xbc, 0x44, 0xe2, 0x68, 0xcf, 0x4e, 0x88, 0x79, 0xa1, 0xfd, 0x2d

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_5:
    .byte 0x5e, 0xf5, 0x71, 0x0f, 0x27, 0x22, 0x72, 0xdc, 0x33, 0x42, 0xf0, 0xfc, 0xc1, 0x21, 0x7a, 0x50

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20

    .balign 16
.Llwcc_lea128_128_drbg_neon_constant_7:
    .byte 0x80
