# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simeck --set simeck48_96 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() fold() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 24 bits, each in a register of its own
# sizes:     in bytes: block 6, key 12, nonce 2, rk 280, ctx 288, align 4, group 6, stack 112
# registers: a0-a7; ra; s0-s3; t0-t6; ra, s0-s3 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:19808d3e786d0339edda1b61be45f8d26ab8aa44ee7c2e8c5d7706c79cb3a6ea

    .text

    .balign 4
    .global lwcc_simeck48_96_key_setup_rv32i
    .type lwcc_simeck48_96_key_setup_rv32i, %function
lwcc_simeck48_96_key_setup_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    # round 1 (simeck.dsl:26)
    lui a5, 4096
    # round 4 (simeck.dsl:26)
    lui a6, 4096
    # round 6 (simeck.dsl:26)
    lui a7, 4096
    # round 1 (simeck.dsl:26)
    addi a5, a5, -3
    # round 4 (simeck.dsl:26)
    addi a6, a6, -1
    # round 6 (simeck.dsl:26)
    addi a7, a7, -4
    lhu t0, 0(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 5(a1)
    lhu t5, 6(a1)
    lbu t6, 8(a1)
    lbu a4, 9(a1)
    lbu a3, 10(a1)
    lbu a2, 11(a1)
    slli t1, t1, 16
    slli t3, t3, 8
    slli t4, t4, 16
    slli t6, t6, 16
    slli a3, a3, 8
    slli a2, a2, 16
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    or t3, a4, a3
    sw t0, 136(a0)
    or t1, t1, t4
    sw t2, 4(a0)
    sw t2, 144(a0)
    or t3, t3, a2
    # round 2 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 19
    slli t6, t2, 1
    srli a4, t2, 23
    sw t1, 0(a0)
    sw t1, 140(a0)
    sw t3, 8(a0)
    sw t3, 148(a0)
    # round 1 (simeck.dsl:26)
    slli a3, t1, 5
    srli a2, t1, 19
    slli s0, t1, 1
    srli s1, t1, 23
    # round 2 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    # round 3 (simeck.dsl:26)
    slli t6, t3, 5
    srli a4, t3, 19
    slli s2, t3, 1
    srli s3, t3, 23
    # round 1 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 2 (simeck.dsl:26)
    and t4, t2, t4
    # round 3 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 1 (simeck.dsl:26)
    and a3, t1, a3
    # round 2 (simeck.dsl:26)
    xor t1, t1, t4
    # round 3 (simeck.dsl:26)
    and t4, t3, t6
    # round 1 (simeck.dsl:26)
    xor t0, t0, a3
    # round 2 (simeck.dsl:26)
    xor t1, t1, t5
    # round 3 (simeck.dsl:26)
    xor t2, t2, t4
    # round 1 (simeck.dsl:26)
    xor t0, t0, a2
    # round 2 (simeck.dsl:26)
    xor t1, t1, a5
    # round 3 (simeck.dsl:26)
    xor t2, t2, a4
    # round 1 (simeck.dsl:26)
    xor t0, t0, a5
    # round 3 (simeck.dsl:26)
    xor t2, t2, a5
    # round 5 (simeck.dsl:26)
    and t1, t1, a6
    # round 4 (simeck.dsl:26)
    and t0, t0, a6
    sw t1, 16(a0)
    sw t1, 156(a0)
    # round 5 (simeck.dsl:26)
    slli t4, t1, 5
    srli t5, t1, 19
    slli t6, t1, 1
    srli a4, t1, 23
    # round 6 (simeck.dsl:26)
    and t2, t2, a6
    sw t0, 12(a0)
    sw t0, 152(a0)
    # round 4 (simeck.dsl:26)
    slli a3, t0, 5
    srli a2, t0, 19
    slli s0, t0, 1
    srli s1, t0, 23
    # round 5 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t2, 20(a0)
    sw t2, 160(a0)
    # round 6 (simeck.dsl:26)
    slli t6, t2, 5
    srli a4, t2, 19
    slli s2, t2, 1
    srli s3, t2, 23
    # round 4 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 5 (simeck.dsl:26)
    and t4, t1, t4
    # round 6 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 4 (simeck.dsl:26)
    and a3, t0, a3
    # round 5 (simeck.dsl:26)
    xor t0, t0, t4
    # round 6 (simeck.dsl:26)
    and t4, t2, t6
    # round 4 (simeck.dsl:26)
    xor t3, t3, a3
    # round 5 (simeck.dsl:26)
    xor t0, t0, t5
    # round 6 (simeck.dsl:26)
    xor t1, t1, t4
    # round 4 (simeck.dsl:26)
    xor t3, t3, a2
    # round 5 (simeck.dsl:26)
    xor t0, t0, a5
    # round 6 (simeck.dsl:26)
    xor t1, t1, a4
    # round 4 (simeck.dsl:26)
    xor t3, t3, a5
    # round 6 (simeck.dsl:26)
    xor t1, t1, a7
    # round 8 (simeck.dsl:26)
    and t0, t0, a6
    # round 7 (simeck.dsl:26)
    and t3, t3, a6
    sw t0, 28(a0)
    sw t0, 168(a0)
    # round 8 (simeck.dsl:26)
    slli t4, t0, 5
    srli t5, t0, 19
    slli t6, t0, 1
    srli a4, t0, 23
    # round 9 (simeck.dsl:26)
    and t1, t1, a6
    sw t3, 24(a0)
    sw t3, 164(a0)
    # round 7 (simeck.dsl:26)
    slli a3, t3, 5
    srli a2, t3, 19
    slli s0, t3, 1
    srli s1, t3, 23
    # round 8 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t1, 32(a0)
    sw t1, 172(a0)
    # round 9 (simeck.dsl:26)
    slli t6, t1, 5
    srli a4, t1, 19
    slli s2, t1, 1
    srli s3, t1, 23
    # round 7 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 8 (simeck.dsl:26)
    and t4, t0, t4
    # round 9 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 7 (simeck.dsl:26)
    and a3, t3, a3
    # round 8 (simeck.dsl:26)
    xor t3, t3, t4
    # round 9 (simeck.dsl:26)
    and t4, t1, t6
    # round 7 (simeck.dsl:26)
    xor t2, t2, a3
    # round 8 (simeck.dsl:26)
    xor t3, t3, t5
    # round 9 (simeck.dsl:26)
    xor t0, t0, t4
    # round 7 (simeck.dsl:26)
    xor t2, t2, a2
    # round 8 (simeck.dsl:26)
    xor t3, t3, a7
    # round 9 (simeck.dsl:26)
    xor t0, t0, a4
    # round 7 (simeck.dsl:26)
    xor t2, t2, a7
    # round 9 (simeck.dsl:26)
    xor t0, t0, a5
    # round 11 (simeck.dsl:26)
    and t3, t3, a6
    # round 10 (simeck.dsl:26)
    and t2, t2, a6
    sw t3, 40(a0)
    sw t3, 180(a0)
    # round 11 (simeck.dsl:26)
    slli t4, t3, 5
    srli t5, t3, 19
    slli t6, t3, 1
    srli a4, t3, 23
    # round 12 (simeck.dsl:26)
    and t0, t0, a6
    sw t2, 36(a0)
    sw t2, 176(a0)
    # round 10 (simeck.dsl:26)
    slli a3, t2, 5
    srli a2, t2, 19
    slli s0, t2, 1
    srli s1, t2, 23
    # round 11 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t0, 44(a0)
    sw t0, 184(a0)
    # round 12 (simeck.dsl:26)
    slli t6, t0, 5
    srli a4, t0, 19
    slli s2, t0, 1
    srli s3, t0, 23
    # round 10 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 11 (simeck.dsl:26)
    and t4, t3, t4
    # round 12 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 10 (simeck.dsl:26)
    and a3, t2, a3
    # round 11 (simeck.dsl:26)
    xor t2, t2, t4
    # round 12 (simeck.dsl:26)
    and t4, t0, t6
    # round 10 (simeck.dsl:26)
    xor t1, t1, a3
    # round 11 (simeck.dsl:26)
    xor t2, t2, t5
    # round 12 (simeck.dsl:26)
    xor t3, t3, t4
    # round 10 (simeck.dsl:26)
    xor t1, t1, a2
    # round 11 (simeck.dsl:26)
    xor t2, t2, a7
    # round 12 (simeck.dsl:26)
    xor t3, t3, a4
    # round 10 (simeck.dsl:26)
    xor t1, t1, a5
    # round 12 (simeck.dsl:26)
    xor t3, t3, a5
    # round 14 (simeck.dsl:26)
    and t2, t2, a6
    # round 13 (simeck.dsl:26)
    and t1, t1, a6
    sw t2, 52(a0)
    sw t2, 192(a0)
    # round 14 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 19
    slli t6, t2, 1
    srli a4, t2, 23
    # round 15 (simeck.dsl:26)
    and t3, t3, a6
    sw t1, 48(a0)
    sw t1, 188(a0)
    # round 13 (simeck.dsl:26)
    slli a3, t1, 5
    srli a2, t1, 19
    slli s0, t1, 1
    srli s1, t1, 23
    # round 14 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t3, 56(a0)
    sw t3, 196(a0)
    # round 15 (simeck.dsl:26)
    slli t6, t3, 5
    srli a4, t3, 19
    slli s2, t3, 1
    srli s3, t3, 23
    # round 13 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 14 (simeck.dsl:26)
    and t4, t2, t4
    # round 15 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 13 (simeck.dsl:26)
    and a3, t1, a3
    # round 14 (simeck.dsl:26)
    xor t1, t1, t4
    # round 15 (simeck.dsl:26)
    and t4, t3, t6
    # round 13 (simeck.dsl:26)
    xor t0, t0, a3
    # round 14 (simeck.dsl:26)
    xor t1, t1, t5
    # round 15 (simeck.dsl:26)
    xor t2, t2, t4
    # round 13 (simeck.dsl:26)
    xor t0, t0, a2
    # round 14 (simeck.dsl:26)
    xor t1, t1, a5
    # round 15 (simeck.dsl:26)
    xor t2, t2, a4
    # round 13 (simeck.dsl:26)
    xor t0, t0, a5
    # round 15 (simeck.dsl:26)
    xor t2, t2, a7
    # round 17 (simeck.dsl:26)
    and t1, t1, a6
    # round 16 (simeck.dsl:26)
    and t0, t0, a6
    sw t1, 64(a0)
    sw t1, 204(a0)
    # round 17 (simeck.dsl:26)
    slli t4, t1, 5
    srli t5, t1, 19
    slli t6, t1, 1
    srli a4, t1, 23
    # round 18 (simeck.dsl:26)
    and t2, t2, a6
    sw t0, 60(a0)
    sw t0, 200(a0)
    # round 16 (simeck.dsl:26)
    slli a3, t0, 5
    srli a2, t0, 19
    slli s0, t0, 1
    srli s1, t0, 23
    # round 17 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t2, 68(a0)
    sw t2, 208(a0)
    # round 18 (simeck.dsl:26)
    slli t6, t2, 5
    srli a4, t2, 19
    slli s2, t2, 1
    srli s3, t2, 23
    # round 16 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 17 (simeck.dsl:26)
    and t4, t1, t4
    # round 18 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 16 (simeck.dsl:26)
    and a3, t0, a3
    # round 17 (simeck.dsl:26)
    xor t0, t0, t4
    # round 18 (simeck.dsl:26)
    and t4, t2, t6
    # round 16 (simeck.dsl:26)
    xor t3, t3, a3
    # round 17 (simeck.dsl:26)
    xor t0, t0, t5
    # round 18 (simeck.dsl:26)
    xor t1, t1, t4
    # round 16 (simeck.dsl:26)
    xor t3, t3, a2
    # round 17 (simeck.dsl:26)
    xor t0, t0, a7
    # round 18 (simeck.dsl:26)
    xor t1, t1, a4
    # round 16 (simeck.dsl:26)
    xor t3, t3, a5
    # round 18 (simeck.dsl:26)
    xor t1, t1, a5
    # round 20 (simeck.dsl:26)
    and t0, t0, a6
    # round 19 (simeck.dsl:26)
    and t3, t3, a6
    sw t0, 76(a0)
    sw t0, 216(a0)
    # round 20 (simeck.dsl:26)
    slli t4, t0, 5
    srli t5, t0, 19
    slli t6, t0, 1
    srli a4, t0, 23
    # round 21 (simeck.dsl:26)
    and t1, t1, a6
    sw t3, 72(a0)
    sw t3, 212(a0)
    # round 19 (simeck.dsl:26)
    slli a3, t3, 5
    srli a2, t3, 19
    slli s0, t3, 1
    srli s1, t3, 23
    # round 20 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t1, 80(a0)
    sw t1, 220(a0)
    # round 21 (simeck.dsl:26)
    slli t6, t1, 5
    srli a4, t1, 19
    slli s2, t1, 1
    srli s3, t1, 23
    # round 19 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 20 (simeck.dsl:26)
    and t4, t0, t4
    # round 21 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 19 (simeck.dsl:26)
    and a3, t3, a3
    # round 20 (simeck.dsl:26)
    xor t3, t3, t4
    # round 21 (simeck.dsl:26)
    and t4, t1, t6
    # round 19 (simeck.dsl:26)
    xor t2, t2, a3
    # round 20 (simeck.dsl:26)
    xor t3, t3, t5
    # round 21 (simeck.dsl:26)
    xor t0, t0, t4
    # round 19 (simeck.dsl:26)
    xor t2, t2, a2
    # round 20 (simeck.dsl:26)
    xor t3, t3, a7
    # round 21 (simeck.dsl:26)
    xor t0, t0, a4
    # round 19 (simeck.dsl:26)
    xor t2, t2, a7
    # round 21 (simeck.dsl:26)
    xor t0, t0, a7
    # round 23 (simeck.dsl:26)
    and t3, t3, a6
    # round 22 (simeck.dsl:26)
    and t2, t2, a6
    sw t3, 88(a0)
    sw t3, 228(a0)
    # round 23 (simeck.dsl:26)
    slli t4, t3, 5
    srli t5, t3, 19
    slli t6, t3, 1
    srli a4, t3, 23
    # round 24 (simeck.dsl:26)
    and t0, t0, a6
    sw t2, 84(a0)
    sw t2, 224(a0)
    # round 22 (simeck.dsl:26)
    slli a3, t2, 5
    srli a2, t2, 19
    slli s0, t2, 1
    srli s1, t2, 23
    # round 23 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t0, 92(a0)
    sw t0, 232(a0)
    # round 24 (simeck.dsl:26)
    slli t6, t0, 5
    srli a4, t0, 19
    slli s2, t0, 1
    srli s3, t0, 23
    # round 22 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 23 (simeck.dsl:26)
    and t4, t3, t4
    # round 24 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 22 (simeck.dsl:26)
    and a3, t2, a3
    # round 23 (simeck.dsl:26)
    xor t2, t2, t4
    # round 24 (simeck.dsl:26)
    and t4, t0, t6
    # round 22 (simeck.dsl:26)
    xor t1, t1, a3
    # round 23 (simeck.dsl:26)
    xor t2, t2, t5
    # round 24 (simeck.dsl:26)
    xor t3, t3, t4
    # round 22 (simeck.dsl:26)
    xor t1, t1, a2
    # round 23 (simeck.dsl:26)
    xor t2, t2, a5
    # round 24 (simeck.dsl:26)
    xor t3, t3, a4
    # round 22 (simeck.dsl:26)
    xor t1, t1, a7
    # round 24 (simeck.dsl:26)
    xor t3, t3, a7
    # round 26 (simeck.dsl:26)
    and t2, t2, a6
    # round 25 (simeck.dsl:26)
    and t1, t1, a6
    sw t2, 100(a0)
    sw t2, 240(a0)
    # round 26 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 19
    slli t6, t2, 1
    srli a4, t2, 23
    # round 27 (simeck.dsl:26)
    and t3, t3, a6
    sw t1, 96(a0)
    sw t1, 236(a0)
    # round 25 (simeck.dsl:26)
    slli a3, t1, 5
    srli a2, t1, 19
    slli s0, t1, 1
    srli s1, t1, 23
    # round 26 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t3, 104(a0)
    sw t3, 244(a0)
    # round 27 (simeck.dsl:26)
    slli t6, t3, 5
    srli a4, t3, 19
    slli s2, t3, 1
    srli s3, t3, 23
    # round 25 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 26 (simeck.dsl:26)
    and t4, t2, t4
    # round 27 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 25 (simeck.dsl:26)
    and a3, t1, a3
    # round 26 (simeck.dsl:26)
    xor t1, t1, t4
    # round 27 (simeck.dsl:26)
    and t4, t3, t6
    # round 25 (simeck.dsl:26)
    xor t0, t0, a3
    # round 26 (simeck.dsl:26)
    xor t1, t1, t5
    # round 27 (simeck.dsl:26)
    xor t2, t2, t4
    # round 25 (simeck.dsl:26)
    xor t0, t0, a2
    # round 26 (simeck.dsl:26)
    xor t1, t1, a5
    # round 27 (simeck.dsl:26)
    xor t2, t2, a4
    # round 25 (simeck.dsl:26)
    xor t0, t0, a7
    # round 27 (simeck.dsl:26)
    xor t2, t2, a7
    # round 29 (simeck.dsl:26)
    and t1, t1, a6
    # round 28 (simeck.dsl:26)
    and t0, t0, a6
    sw t1, 112(a0)
    sw t1, 252(a0)
    # round 29 (simeck.dsl:26)
    slli t4, t1, 5
    srli t5, t1, 19
    slli t6, t1, 1
    srli a4, t1, 23
    # round 30 (simeck.dsl:26)
    and t2, t2, a6
    sw t0, 108(a0)
    sw t0, 248(a0)
    # round 28 (simeck.dsl:26)
    slli a3, t0, 5
    srli a2, t0, 19
    slli s0, t0, 1
    srli s1, t0, 23
    # round 29 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t2, 116(a0)
    sw t2, 256(a0)
    # round 30 (simeck.dsl:26)
    slli t6, t2, 5
    srli a4, t2, 19
    slli s2, t2, 1
    srli s3, t2, 23
    # round 28 (simeck.dsl:26)
    or a3, a3, a2
    or a2, s0, s1
    # round 29 (simeck.dsl:26)
    and t4, t1, t4
    # round 30 (simeck.dsl:26)
    or t6, t6, a4
    or a4, s2, s3
    # round 28 (simeck.dsl:26)
    and a3, t0, a3
    # round 29 (simeck.dsl:26)
    xor t0, t0, t4
    # round 30 (simeck.dsl:26)
    and t4, t2, t6
    # round 28 (simeck.dsl:26)
    xor t3, t3, a3
    # round 29 (simeck.dsl:26)
    xor t0, t0, t5
    # round 30 (simeck.dsl:26)
    xor t1, t1, t4
    # round 28 (simeck.dsl:26)
    xor t3, t3, a2
    # round 29 (simeck.dsl:26)
    xor t0, t0, a5
    # round 30 (simeck.dsl:26)
    xor t1, t1, a4
    # round 28 (simeck.dsl:26)
    xor t3, t3, a5
    # round 30 (simeck.dsl:26)
    xor t1, t1, a7
    # round 32 (simeck.dsl:26)
    and t0, t0, a6
    # round 31 (simeck.dsl:26)
    and t3, t3, a6
    sw t0, 124(a0)
    sw t0, 264(a0)
    # round 32 (simeck.dsl:26)
    slli t4, t0, 5
    srli t5, t0, 19
    slli t6, t0, 1
    srli a4, t0, 23
    and t1, t1, a6
    sw t3, 120(a0)
    sw t3, 260(a0)
    # round 31 (simeck.dsl:26)
    slli a3, t3, 5
    srli a2, t3, 19
    slli s0, t3, 1
    srli s1, t3, 23
    # round 32 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t1, 128(a0)
    sw t1, 268(a0)
    # round 31 (simeck.dsl:26)
    or t1, a3, a2
    or t6, s0, s1
    # round 32 (simeck.dsl:26)
    and t0, t0, t4
    # round 31 (simeck.dsl:26)
    and t1, t3, t1
    # round 32 (simeck.dsl:26)
    xor t0, t3, t0
    # round 31 (simeck.dsl:26)
    xor t1, t2, t1
    # round 32 (simeck.dsl:26)
    xor t0, t0, t5
    # round 31 (simeck.dsl:26)
    xor t1, t1, t6
    # round 32 (simeck.dsl:26)
    xor a5, t0, a5
    # round 31 (simeck.dsl:26)
    xor a7, t1, a7
    # round 32 (simeck.dsl:26)
    and a5, a5, a6
    and a6, a7, a6
    sw a5, 276(a0)
    sw a6, 132(a0)
    sw a6, 272(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simeck48_96_key_setup_rv32i, .-lwcc_simeck48_96_key_setup_rv32i

    .balign 4
    .global lwcc_simeck48_96_ecb_encrypt_rv32i
    .type lwcc_simeck48_96_ecb_encrypt_rv32i, %function
lwcc_simeck48_96_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simeck48_96_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simeck48_96_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simeck48_96_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lbu a5, 5(a1)
    lbu a6, 4(a1)
    lbu a7, 3(a1)
    lbu t0, 2(a1)
    lhu t1, 0(a1)
    # round 1 (simeck.dsl:26)
    lw t2, 136(a3)
    slli t0, t0, 16
    or t0, t1, t0
    slli a6, a6, 8
    or a6, a7, a6
    slli a5, a5, 16
    or a6, a6, a5
    slli a5, a6, 1
    slli a7, a6, 5
    srli t1, a6, 23
    or a5, a5, t1
    srli t1, a6, 19
    or a7, a7, t1
    and a7, a6, a7
    xor a7, t0, a7
    xor a5, a7, a5
    xor a5, a5, t2
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 136
.Llwcc_simeck48_96_ecb_encrypt_rv32i_round:
    # round 2 (simeck.dsl:26)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 5
    srli t0, a5, 19
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 23
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, 4
    bne a3, a2, .Llwcc_simeck48_96_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 36 (simeck.dsl:26)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 5
    srli t0, a5, 19
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 23
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 276(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    srli a7, a5, 16
    srli t0, a6, 8
    srli t1, a6, 16
    sh a5, 0(a0)
    sb a7, 2(a0)
    sb a6, 3(a0)
    sb t0, 4(a0)
    sb t1, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_simeck48_96_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simeck48_96_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simeck48_96_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_simeck48_96_ecb_encrypt_rv32i, .-lwcc_simeck48_96_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simeck48_96_ecb_decrypt_rv32i
    .type lwcc_simeck48_96_ecb_decrypt_rv32i, %function
lwcc_simeck48_96_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simeck48_96_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simeck48_96_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simeck48_96_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lbu a5, 2(a1)
    lbu a6, 4(a1)
    lhu a7, 0(a1)
    lbu t0, 3(a1)
    lbu t1, 5(a1)
    # round 36 (simeck.dsl:26)
    lw t2, 276(a3)
    slli a5, a5, 16
    or a5, a7, a5
    srli a7, a5, 23
    slli t3, a5, 5
    slli t1, t1, 16
    slli t4, a5, 1
    srli t5, a5, 19
    slli a6, a6, 8
    or a6, t0, a6
    or a6, a6, t1
    or t0, t3, t5
    xor a6, a6, t2
    or a7, t4, a7
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 132
    addi a2, a3, -136
.Llwcc_simeck48_96_ecb_decrypt_rv32i_round:
    # round 35 (simeck.dsl:26)
    lui a7, 4096
    addi a7, a7, -1
    lw t0, 0(a3)
    and a6, a6, a7
    slli a7, a6, 1
    srli t1, a6, 23
    slli t2, a6, 5
    srli t3, a6, 19
    xor a5, a5, t0
    or a7, a7, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, -4
    bne a3, a2, .Llwcc_simeck48_96_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (simeck.dsl:26)
    lui a7, 4096
    addi a7, a7, -1
    lw t0, 136(a3)
    and a6, a6, a7
    slli a7, a6, 1
    srli t1, a6, 23
    slli t2, a6, 5
    srli t3, a6, 19
    xor a5, a5, t0
    or a7, a7, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    srli a7, a5, 16
    srli t0, a6, 8
    srli t1, a6, 16
    sh a5, 0(a0)
    sb a7, 2(a0)
    sb a6, 3(a0)
    sb t0, 4(a0)
    sb t1, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_simeck48_96_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simeck48_96_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simeck48_96_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_simeck48_96_ecb_decrypt_rv32i, .-lwcc_simeck48_96_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simeck48_96_ctr_init_rv32i
    .type lwcc_simeck48_96_ctr_init_rv32i, %function
lwcc_simeck48_96_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simeck48_96_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simeck48_96_ctr_nonce_rv32i
    .size lwcc_simeck48_96_ctr_init_rv32i, .-lwcc_simeck48_96_ctr_init_rv32i

    .balign 4
    .global lwcc_simeck48_96_ctr_nonce_rv32i
    .type lwcc_simeck48_96_ctr_nonce_rv32i, %function
lwcc_simeck48_96_ctr_nonce_rv32i:
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    sw a5, 280(a0)
    sw a6, 284(a0)
    ret
    .size lwcc_simeck48_96_ctr_nonce_rv32i, .-lwcc_simeck48_96_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simeck48_96_ctr_crypt_rv32i
    .type lwcc_simeck48_96_ctr_crypt_rv32i, %function
lwcc_simeck48_96_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simeck48_96_ctr_crypt_rv32i_begin
    ret
.Llwcc_simeck48_96_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 6
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_simeck48_96_ctr_crypt_rv32i_group
    j .Llwcc_simeck48_96_ctr_crypt_rv32i_rest
.Llwcc_simeck48_96_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 8
    lw a6, 284(a3)
    srli a7, a4, 16
    lw t0, 280(a3)
    andi a5, a5, 255
    srli t1, a4, 24
    slli a6, a6, 8
    andi a7, a7, 255
    slli a5, a5, 8
    or a6, t0, a6
    slli t0, t1, 16
    or a5, a7, a5
    slli a7, a4, 16
    or a6, a6, t0
    or a5, a5, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 136
    addi a2, a3, 140
.Llwcc_simeck48_96_ctr_crypt_rv32i_round:
    # round 1 (simeck.dsl:26)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 5
    srli t0, a5, 19
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 23
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, 4
    bne a3, a2, .Llwcc_simeck48_96_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 36 (simeck.dsl:26)
    lui a7, 4096
    lbu t0, 3(a1)
    lhu t1, 0(a1)
    lbu t2, 4(a1)
    lbu t3, 2(a1)
    lbu t4, 5(a1)
    lw t5, 276(a3)
    slli t2, t2, 8
    slli t4, t4, 16
    addi a7, a7, -1
    and a5, a5, a7
    srli a7, a5, 19
    slli t6, a5, 1
    srli s0, a5, 23
    or t6, t6, s0
    slli s0, a5, 5
    or a7, s0, a7
    and a7, a5, a7
    xor a6, a6, a7
    xor a6, a6, t6
    xor a6, a6, t5
    or a7, t0, t2
    or a7, a7, t4
    xor a6, a7, a6
    srli a7, a6, 16
    sb a7, 5(a0)
    srli a7, a6, 8
    sb a7, 4(a0)
    slli a7, t3, 16
    or a7, t1, a7
    xor a5, a7, a5
    sh a5, 0(a0)
    srli a5, a5, 16
    sb a5, 2(a0)
    sb a6, 3(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_simeck48_96_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simeck48_96_ctr_crypt_rv32i_out
.Llwcc_simeck48_96_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 6
    beqz t2, .Llwcc_simeck48_96_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simeck48_96_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simeck48_96_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simeck48_96_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simeck48_96_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_simeck48_96_ctr_crypt_rv32i_group
.Llwcc_simeck48_96_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simeck48_96_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simeck48_96_ctr_crypt_rv32i_copy
.Llwcc_simeck48_96_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simeck48_96_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simeck48_96_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    addi sp, sp, 112
    ret
    .size lwcc_simeck48_96_ctr_crypt_rv32i, .-lwcc_simeck48_96_ctr_crypt_rv32i
