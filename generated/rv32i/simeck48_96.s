# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simeck --set simeck48_96 --target rv32i --lanes 1
# passes:    unroll() invert() counter() fold() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 24 bits, each in a register of its own
# sizes:     in bytes: block 6, key 12, nonce 2, rk 144, ctx 152, align 4, group 6, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:46eef0f2b03406dd412d2837e652d63898bf283c560524966f2e37ae6b4c3ed9

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
    sw t0, 0(a0)
    or t1, t1, t4
    sw t2, 8(a0)
    or t3, t3, a2
    # round 2 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 19
    slli t6, t2, 1
    srli a4, t2, 23
    sw t1, 4(a0)
    sw t3, 12(a0)
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
    sw t1, 20(a0)
    # round 5 (simeck.dsl:26)
    slli t4, t1, 5
    srli t5, t1, 19
    slli t6, t1, 1
    srli a4, t1, 23
    # round 6 (simeck.dsl:26)
    and t2, t2, a6
    sw t0, 16(a0)
    # round 4 (simeck.dsl:26)
    slli a3, t0, 5
    srli a2, t0, 19
    slli s0, t0, 1
    srli s1, t0, 23
    # round 5 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t2, 24(a0)
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
    sw t0, 32(a0)
    # round 8 (simeck.dsl:26)
    slli t4, t0, 5
    srli t5, t0, 19
    slli t6, t0, 1
    srli a4, t0, 23
    # round 9 (simeck.dsl:26)
    and t1, t1, a6
    sw t3, 28(a0)
    # round 7 (simeck.dsl:26)
    slli a3, t3, 5
    srli a2, t3, 19
    slli s0, t3, 1
    srli s1, t3, 23
    # round 8 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t1, 36(a0)
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
    sw t3, 44(a0)
    # round 11 (simeck.dsl:26)
    slli t4, t3, 5
    srli t5, t3, 19
    slli t6, t3, 1
    srli a4, t3, 23
    # round 12 (simeck.dsl:26)
    and t0, t0, a6
    sw t2, 40(a0)
    # round 10 (simeck.dsl:26)
    slli a3, t2, 5
    srli a2, t2, 19
    slli s0, t2, 1
    srli s1, t2, 23
    # round 11 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t0, 48(a0)
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
    sw t2, 56(a0)
    # round 14 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 19
    slli t6, t2, 1
    srli a4, t2, 23
    # round 15 (simeck.dsl:26)
    and t3, t3, a6
    sw t1, 52(a0)
    # round 13 (simeck.dsl:26)
    slli a3, t1, 5
    srli a2, t1, 19
    slli s0, t1, 1
    srli s1, t1, 23
    # round 14 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t3, 60(a0)
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
    sw t1, 68(a0)
    # round 17 (simeck.dsl:26)
    slli t4, t1, 5
    srli t5, t1, 19
    slli t6, t1, 1
    srli a4, t1, 23
    # round 18 (simeck.dsl:26)
    and t2, t2, a6
    sw t0, 64(a0)
    # round 16 (simeck.dsl:26)
    slli a3, t0, 5
    srli a2, t0, 19
    slli s0, t0, 1
    srli s1, t0, 23
    # round 17 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t2, 72(a0)
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
    sw t0, 80(a0)
    # round 20 (simeck.dsl:26)
    slli t4, t0, 5
    srli t5, t0, 19
    slli t6, t0, 1
    srli a4, t0, 23
    # round 21 (simeck.dsl:26)
    and t1, t1, a6
    sw t3, 76(a0)
    # round 19 (simeck.dsl:26)
    slli a3, t3, 5
    srli a2, t3, 19
    slli s0, t3, 1
    srli s1, t3, 23
    # round 20 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t1, 84(a0)
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
    sw t3, 92(a0)
    # round 23 (simeck.dsl:26)
    slli t4, t3, 5
    srli t5, t3, 19
    slli t6, t3, 1
    srli a4, t3, 23
    # round 24 (simeck.dsl:26)
    and t0, t0, a6
    sw t2, 88(a0)
    # round 22 (simeck.dsl:26)
    slli a3, t2, 5
    srli a2, t2, 19
    slli s0, t2, 1
    srli s1, t2, 23
    # round 23 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t0, 96(a0)
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
    sw t2, 104(a0)
    # round 26 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 19
    slli t6, t2, 1
    srli a4, t2, 23
    # round 27 (simeck.dsl:26)
    and t3, t3, a6
    sw t1, 100(a0)
    # round 25 (simeck.dsl:26)
    slli a3, t1, 5
    srli a2, t1, 19
    slli s0, t1, 1
    srli s1, t1, 23
    # round 26 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t3, 108(a0)
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
    sw t1, 116(a0)
    # round 29 (simeck.dsl:26)
    slli t4, t1, 5
    srli t5, t1, 19
    slli t6, t1, 1
    srli a4, t1, 23
    # round 30 (simeck.dsl:26)
    and t2, t2, a6
    sw t0, 112(a0)
    # round 28 (simeck.dsl:26)
    slli a3, t0, 5
    srli a2, t0, 19
    slli s0, t0, 1
    srli s1, t0, 23
    # round 29 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t2, 120(a0)
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
    sw t0, 128(a0)
    # round 32 (simeck.dsl:26)
    slli t4, t0, 5
    srli t5, t0, 19
    slli t6, t0, 1
    srli a4, t0, 23
    and t1, t1, a6
    sw t3, 124(a0)
    # round 31 (simeck.dsl:26)
    slli a3, t3, 5
    srli a2, t3, 19
    slli s0, t3, 1
    srli s1, t3, 23
    # round 32 (simeck.dsl:26)
    or t4, t4, t5
    or t5, t6, a4
    sw t1, 132(a0)
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
    sw a5, 140(a0)
    sw a6, 136(a0)
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
    sw ra, 0(sp)
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    sw s8, 36(sp)
    sw s9, 40(sp)
    sw s10, 44(sp)
    sw s11, 48(sp)
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
.Llwcc_simeck48_96_ecb_encrypt_rv32i_group:
    # round 2 (simeck.dsl:26)
    lui a5, 4096
    # round 1 (simeck.dsl:26)
    lw a6, 0(a3)
    # round 2 (simeck.dsl:26)
    addi a5, a5, -1
    lw a7, 4(a3)
    # round 3 (simeck.dsl:26)
    lw t0, 8(a3)
    # round 4 (simeck.dsl:26)
    lw t1, 12(a3)
    # round 5 (simeck.dsl:26)
    lw t2, 16(a3)
    # round 6 (simeck.dsl:26)
    lw t3, 20(a3)
    # round 7 (simeck.dsl:26)
    lw t4, 24(a3)
    # round 8 (simeck.dsl:26)
    lw t5, 28(a3)
    # round 9 (simeck.dsl:26)
    lw t6, 32(a3)
    # round 10 (simeck.dsl:26)
    lw a4, 36(a3)
    # round 11 (simeck.dsl:26)
    lw s0, 40(a3)
    # round 12 (simeck.dsl:26)
    lw s1, 44(a3)
    # round 13 (simeck.dsl:26)
    lw s2, 48(a3)
    # round 14 (simeck.dsl:26)
    lw s3, 52(a3)
    # round 15 (simeck.dsl:26)
    lw s4, 56(a3)
    # round 16 (simeck.dsl:26)
    lw s5, 60(a3)
    # round 17 (simeck.dsl:26)
    lw s6, 64(a3)
    # round 18 (simeck.dsl:26)
    lw s7, 68(a3)
    lhu s8, 0(a1)
    lbu s9, 2(a1)
    lbu s10, 3(a1)
    lbu s11, 4(a1)
    lbu ra, 5(a1)
    slli s9, s9, 16
    slli s11, s11, 8
    slli ra, ra, 16
    or s8, s8, s9
    or s9, s10, s11
    or s9, s9, ra
    # round 1 (simeck.dsl:26)
    slli s10, s9, 5
    srli s11, s9, 19
    slli ra, s9, 1
    or s10, s10, s11
    srli s11, s9, 23
    or s11, ra, s11
    # round 19 (simeck.dsl:26)
    lw ra, 72(a3)
    # round 1 (simeck.dsl:26)
    and s10, s9, s10
    xor s8, s8, s10
    xor s8, s8, s11
    xor a6, s8, a6
    # round 2 (simeck.dsl:26)
    and a6, a6, a5
    slli s8, a6, 5
    srli s10, a6, 19
    slli s11, a6, 1
    or s8, s8, s10
    srli s10, a6, 23
    or s10, s11, s10
    # round 20 (simeck.dsl:26)
    lw s11, 76(a3)
    # round 2 (simeck.dsl:26)
    and s8, a6, s8
    xor s8, s9, s8
    xor s8, s8, s10
    xor a7, s8, a7
    # round 3 (simeck.dsl:26)
    and a7, a7, a5
    slli s8, a7, 5
    srli s9, a7, 19
    slli s10, a7, 1
    or s8, s8, s9
    srli s9, a7, 23
    or s9, s10, s9
    # round 21 (simeck.dsl:26)
    lw s10, 80(a3)
    # round 3 (simeck.dsl:26)
    and s8, a7, s8
    xor a6, a6, s8
    xor a6, a6, s9
    xor a6, a6, t0
    # round 4 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli s8, a6, 19
    slli s9, a6, 1
    or t0, t0, s8
    srli s8, a6, 23
    or s8, s9, s8
    # round 22 (simeck.dsl:26)
    lw s9, 84(a3)
    # round 4 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, s8
    xor a7, a7, t1
    # round 5 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s8, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, s8, t1
    # round 23 (simeck.dsl:26)
    lw s8, 88(a3)
    # round 5 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t2
    # round 6 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t2, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, t2, t1
    # round 24 (simeck.dsl:26)
    lw t2, 92(a3)
    # round 6 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, t3
    # round 7 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t3, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, t3, t1
    # round 25 (simeck.dsl:26)
    lw t3, 96(a3)
    # round 7 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t4
    # round 8 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t4, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, t4, t1
    # round 26 (simeck.dsl:26)
    lw t4, 100(a3)
    # round 8 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, t5
    # round 9 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t5, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, t5, t1
    # round 27 (simeck.dsl:26)
    lw t5, 104(a3)
    # round 9 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t6
    # round 10 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t6, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, t6, t1
    # round 28 (simeck.dsl:26)
    lw t6, 108(a3)
    # round 10 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, a4
    # round 11 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli a4, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, a4, t1
    # round 29 (simeck.dsl:26)
    lw a4, 112(a3)
    # round 11 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s0
    # round 12 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s0, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, s0, t1
    # round 30 (simeck.dsl:26)
    lw s0, 116(a3)
    # round 12 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s1
    # round 13 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s1, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, s1, t1
    # round 31 (simeck.dsl:26)
    lw s1, 120(a3)
    # round 13 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s2
    # round 14 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s2, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, s2, t1
    # round 32 (simeck.dsl:26)
    lw s2, 124(a3)
    # round 14 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s3
    # round 15 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s3, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, s3, t1
    # round 33 (simeck.dsl:26)
    lw s3, 128(a3)
    # round 15 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s4
    # round 16 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s4, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, s4, t1
    # round 34 (simeck.dsl:26)
    lw s4, 132(a3)
    # round 16 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s5
    # round 17 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s5, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, s5, t1
    # round 35 (simeck.dsl:26)
    lw s5, 136(a3)
    # round 17 (simeck.dsl:26)
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s6
    # round 18 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s6, a6, 1
    or t0, t0, t1
    srli t1, a6, 23
    or t1, s6, t1
    # round 36 (simeck.dsl:26)
    lw s6, 140(a3)
    # round 18 (simeck.dsl:26)
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s7
    # round 19 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s7, a7, 1
    or t0, t0, t1
    srli t1, a7, 23
    or t1, s7, t1
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, ra
    # round 20 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s7, a6, 1
    srli ra, a6, 23
    or t0, t0, t1
    or t1, s7, ra
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s11
    # round 21 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s7, a7, 1
    srli s11, a7, 23
    or t0, t0, t1
    or t1, s7, s11
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s10
    # round 22 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s7, a6, 1
    srli s10, a6, 23
    or t0, t0, t1
    or t1, s7, s10
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s9
    # round 23 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli s7, a7, 1
    srli s9, a7, 23
    or t0, t0, t1
    or t1, s7, s9
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s8
    # round 24 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli s7, a6, 1
    srli s8, a6, 23
    or t0, t0, t1
    or t1, s7, s8
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, t2
    # round 25 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t2, a7, 1
    srli s7, a7, 23
    or t0, t0, t1
    or t1, t2, s7
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t3
    # round 26 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t2, a6, 1
    srli t3, a6, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, t4
    # round 27 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t2, a7, 1
    srli t3, a7, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t5
    # round 28 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t2, a6, 1
    srli t3, a6, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, t6
    # round 29 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t2, a7, 1
    srli t3, a7, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, a4
    # round 30 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t2, a6, 1
    srli t3, a6, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s0
    # round 31 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t2, a7, 1
    srli t3, a7, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s1
    # round 32 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t2, a6, 1
    srli t3, a6, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s2
    # round 33 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t2, a7, 1
    srli t3, a7, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s3
    # round 34 (simeck.dsl:26)
    and a6, a6, a5
    slli t0, a6, 5
    srli t1, a6, 19
    slli t2, a6, 1
    srli t3, a6, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a6, t0
    xor a7, a7, t0
    xor a7, a7, t1
    xor a7, a7, s4
    # round 35 (simeck.dsl:26)
    and a7, a7, a5
    slli t0, a7, 5
    srli t1, a7, 19
    slli t2, a7, 1
    srli t3, a7, 23
    or t0, t0, t1
    or t1, t2, t3
    and t0, a7, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, s5
    # round 36 (simeck.dsl:26)
    and a5, a6, a5
    slli a6, a5, 5
    srli t0, a5, 19
    slli t1, a5, 1
    srli t2, a5, 23
    sh a5, 0(a0)
    srli t3, a5, 16
    or a6, a6, t0
    or t0, t1, t2
    sb t3, 2(a0)
    and a5, a5, a6
    xor a5, a7, a5
    xor a5, a5, t0
    xor a5, a5, s6
    sb a5, 3(a0)
    srli a6, a5, 8
    srli a5, a5, 16
    sb a6, 4(a0)
    sb a5, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_simeck48_96_ecb_encrypt_rv32i_group
    lw ra, 0(sp)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    lw s9, 40(sp)
    lw s10, 44(sp)
    lw s11, 48(sp)
    # an address of this file, where another function of it called
    sw zero, 0(sp)
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
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
.Llwcc_simeck48_96_ecb_decrypt_rv32i_group:
    lbu a5, 2(a1)
    lbu a6, 4(a1)
    lhu a7, 0(a1)
    lbu t0, 3(a1)
    lbu t1, 5(a1)
    slli a5, a5, 16
    slli a6, a6, 8
    or a5, a7, a5
    or a6, t0, a6
    slli a7, t1, 16
    # round 36 (simeck.dsl:26)
    lw t0, 140(a3)
    or a6, a6, a7
    slli a7, a5, 1
    srli t1, a5, 23
    slli t2, a5, 5
    srli t3, a5, 19
    xor a6, a6, t0
    or a7, a7, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    # round 35 (simeck.dsl:26)
    lui t0, 4096
    # round 36 (simeck.dsl:26)
    xor a6, a6, a7
    # round 35 (simeck.dsl:26)
    addi a7, t0, -1
    lw t0, 136(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 34 (simeck.dsl:26)
    lw t0, 132(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 33 (simeck.dsl:26)
    lw t0, 128(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 32 (simeck.dsl:26)
    lw t0, 124(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 31 (simeck.dsl:26)
    lw t0, 120(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 30 (simeck.dsl:26)
    lw t0, 116(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 29 (simeck.dsl:26)
    lw t0, 112(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 28 (simeck.dsl:26)
    lw t0, 108(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 27 (simeck.dsl:26)
    lw t0, 104(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 26 (simeck.dsl:26)
    lw t0, 100(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 25 (simeck.dsl:26)
    lw t0, 96(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 24 (simeck.dsl:26)
    lw t0, 92(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 23 (simeck.dsl:26)
    lw t0, 88(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 22 (simeck.dsl:26)
    lw t0, 84(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 21 (simeck.dsl:26)
    lw t0, 80(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 20 (simeck.dsl:26)
    lw t0, 76(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 19 (simeck.dsl:26)
    lw t0, 72(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 18 (simeck.dsl:26)
    lw t0, 68(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 17 (simeck.dsl:26)
    lw t0, 64(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 16 (simeck.dsl:26)
    lw t0, 60(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 15 (simeck.dsl:26)
    lw t0, 56(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 14 (simeck.dsl:26)
    lw t0, 52(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 13 (simeck.dsl:26)
    lw t0, 48(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 12 (simeck.dsl:26)
    lw t0, 44(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 11 (simeck.dsl:26)
    lw t0, 40(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 10 (simeck.dsl:26)
    lw t0, 36(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 9 (simeck.dsl:26)
    lw t0, 32(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 8 (simeck.dsl:26)
    lw t0, 28(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 7 (simeck.dsl:26)
    lw t0, 24(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 6 (simeck.dsl:26)
    lw t0, 20(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 5 (simeck.dsl:26)
    lw t0, 16(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 4 (simeck.dsl:26)
    lw t0, 12(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 3 (simeck.dsl:26)
    lw t0, 8(a3)
    and a6, a6, a7
    slli t1, a6, 1
    srli t2, a6, 23
    slli t3, a6, 5
    srli t4, a6, 19
    xor a5, a5, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a5, a5, t0
    and t0, a6, t1
    xor a5, a5, t0
    # round 2 (simeck.dsl:26)
    lw t0, 4(a3)
    and a5, a5, a7
    slli t1, a5, 1
    srli t2, a5, 23
    slli t3, a5, 5
    srli t4, a5, 19
    xor a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    xor a6, a6, t0
    and t0, a5, t1
    xor a6, a6, t0
    # round 1 (simeck.dsl:26)
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
    sw a5, 144(a0)
    sw a6, 148(a0)
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
    beqz t1, .Llwcc_simeck48_96_ctr_crypt_rv32i_group
    j .Llwcc_simeck48_96_ctr_crypt_rv32i_rest
.Llwcc_simeck48_96_ctr_crypt_rv32i_group:
    srli a5, a4, 24
    srli a6, a4, 8
    # round 1 (simeck.dsl:26)
    lui a7, 4096
    srli t0, a4, 16
    slli t1, a4, 16
    andi a6, a6, 255
    slli a5, a5, 16
    lw t2, 148(a3)
    andi t0, t0, 255
    lw t3, 144(a3)
    addi a7, a7, -1
    slli a6, a6, 8
    slli t2, t2, 8
    or a6, t0, a6
    or t0, t3, t2
    or a6, a6, t1
    and a6, a6, a7
    or a5, t0, a5
    srli t0, a6, 19
    slli t1, a6, 5
    # round 3 (simeck.dsl:26)
    lw t2, 8(a3)
    # round 1 (simeck.dsl:26)
    lw t3, 0(a3)
    # round 2 (simeck.dsl:26)
    lw t4, 4(a3)
    # round 1 (simeck.dsl:26)
    srli t5, a6, 23
    slli t6, a6, 1
    or t0, t1, t0
    or t1, t6, t5
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t3
    # round 2 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    slli t3, a5, 1
    srli t5, a5, 23
    or t0, t0, t1
    or t1, t3, t5
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t4
    # round 3 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    slli t1, a6, 5
    # round 5 (simeck.dsl:26)
    lw t3, 16(a3)
    # round 4 (simeck.dsl:26)
    lw t4, 12(a3)
    # round 3 (simeck.dsl:26)
    srli t5, a6, 23
    slli t6, a6, 1
    or t0, t1, t0
    or t1, t6, t5
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t2
    # round 4 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    slli t1, a5, 1
    srli t2, a5, 23
    srli t5, a5, 19
    or t1, t1, t2
    or t0, t0, t5
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t4
    # round 5 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 23
    slli t1, a6, 1
    slli t2, a6, 5
    srli t4, a6, 19
    or t0, t1, t0
    or t1, t2, t4
    and t1, a6, t1
    xor a5, a5, t1
    xor a5, a5, t0
    xor a5, a5, t3
    # round 6 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 8 (simeck.dsl:26)
    lw t2, 28(a3)
    # round 6 (simeck.dsl:26)
    lw t3, 20(a3)
    # round 7 (simeck.dsl:26)
    lw t4, 24(a3)
    # round 6 (simeck.dsl:26)
    slli t5, a5, 1
    srli t6, a5, 23
    or t5, t5, t6
    or t0, t0, t1
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t5
    xor a6, a6, t3
    # round 7 (simeck.dsl:26)
    and a6, a6, a7
    slli t0, a6, 5
    srli t1, a6, 19
    # round 9 (simeck.dsl:26)
    lw t3, 32(a3)
    # round 7 (simeck.dsl:26)
    slli t5, a6, 1
    srli t6, a6, 23
    or t0, t0, t1
    or t1, t5, t6
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t4
    # round 8 (simeck.dsl:26)
    and a5, a5, a7
    srli t0, a5, 23
    srli t1, a5, 19
    slli t4, a5, 5
    slli t5, a5, 1
    or t0, t5, t0
    or t1, t4, t1
    and t1, a5, t1
    xor a6, a6, t1
    xor a6, a6, t0
    xor a6, a6, t2
    # round 9 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 23
    slli t1, a6, 5
    slli t2, a6, 1
    srli t4, a6, 19
    or t1, t1, t4
    or t0, t2, t0
    and t1, a6, t1
    xor a5, a5, t1
    xor a5, a5, t0
    xor a5, a5, t3
    # round 10 (simeck.dsl:26)
    and a5, a5, a7
    srli t0, a5, 19
    slli t1, a5, 5
    # round 12 (simeck.dsl:26)
    lw t2, 44(a3)
    # round 11 (simeck.dsl:26)
    lw t3, 40(a3)
    # round 10 (simeck.dsl:26)
    lw t4, 36(a3)
    srli t5, a5, 23
    slli t6, a5, 1
    or t0, t1, t0
    or t1, t6, t5
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t4
    # round 11 (simeck.dsl:26)
    and a6, a6, a7
    slli t0, a6, 5
    srli t1, a6, 23
    slli t4, a6, 1
    srli t5, a6, 19
    or t0, t0, t5
    or t1, t4, t1
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t3
    # round 12 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 14 (simeck.dsl:26)
    lw t3, 52(a3)
    # round 13 (simeck.dsl:26)
    lw t4, 48(a3)
    # round 12 (simeck.dsl:26)
    slli t5, a5, 1
    srli t6, a5, 23
    or t0, t0, t1
    or t1, t5, t6
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t2
    # round 13 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    srli t1, a6, 23
    slli t2, a6, 5
    slli t5, a6, 1
    or t1, t5, t1
    or t0, t2, t0
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t4
    # round 14 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 23
    srli t2, a5, 19
    slli t4, a5, 1
    or t1, t4, t1
    or t0, t0, t2
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t3
    # round 15 (simeck.dsl:26)
    and a6, a6, a7
    slli t0, a6, 5
    srli t1, a6, 19
    # round 17 (simeck.dsl:26)
    lw t2, 64(a3)
    # round 15 (simeck.dsl:26)
    lw t3, 56(a3)
    slli t4, a6, 1
    srli t5, a6, 23
    or t0, t0, t1
    or t1, t4, t5
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t3
    # round 16 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 18 (simeck.dsl:26)
    lw t3, 68(a3)
    # round 16 (simeck.dsl:26)
    lw t4, 60(a3)
    srli t5, a5, 23
    slli t6, a5, 1
    or t0, t0, t1
    or t1, t6, t5
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t4
    # round 17 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 23
    slli t1, a6, 5
    srli t4, a6, 19
    slli t5, a6, 1
    or t1, t1, t4
    or t0, t5, t0
    and t1, a6, t1
    xor a5, a5, t1
    xor a5, a5, t0
    xor a5, a5, t2
    # round 18 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 20 (simeck.dsl:26)
    lw t2, 76(a3)
    # round 18 (simeck.dsl:26)
    slli t4, a5, 1
    srli t5, a5, 23
    or t0, t0, t1
    or t1, t4, t5
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    xor a6, a6, t3
    # round 19 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    slli t1, a6, 5
    # round 21 (simeck.dsl:26)
    lw t3, 80(a3)
    # round 19 (simeck.dsl:26)
    lw t4, 72(a3)
    slli t5, a6, 1
    srli t6, a6, 23
    or t0, t1, t0
    or t1, t5, t6
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t4
    # round 20 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 22 (simeck.dsl:26)
    lw t4, 84(a3)
    # round 20 (simeck.dsl:26)
    srli t5, a5, 23
    slli t6, a5, 1
    or t5, t6, t5
    or t0, t0, t1
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t5
    xor a6, a6, t2
    # round 21 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 23
    slli t1, a6, 1
    slli t2, a6, 5
    srli t5, a6, 19
    or t2, t2, t5
    or t0, t1, t0
    and t1, a6, t2
    xor a5, a5, t1
    xor a5, a5, t0
    xor a5, a5, t3
    # round 22 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 1
    slli t1, a5, 5
    srli t2, a5, 19
    srli t3, a5, 23
    or t0, t0, t3
    or t1, t1, t2
    and t1, a5, t1
    xor a6, a6, t1
    xor a6, a6, t0
    xor a6, a6, t4
    # round 23 (simeck.dsl:26)
    and a6, a6, a7
    slli t0, a6, 5
    srli t1, a6, 19
    # round 25 (simeck.dsl:26)
    lw t2, 96(a3)
    # round 24 (simeck.dsl:26)
    lw t3, 92(a3)
    # round 23 (simeck.dsl:26)
    lw t4, 88(a3)
    srli t5, a6, 23
    slli t6, a6, 1
    or t5, t6, t5
    or t0, t0, t1
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t5
    xor a5, a5, t4
    # round 24 (simeck.dsl:26)
    and a5, a5, a7
    srli t0, a5, 23
    slli t1, a5, 1
    slli t4, a5, 5
    srli t5, a5, 19
    or t4, t4, t5
    or t0, t1, t0
    and t1, a5, t4
    xor a6, a6, t1
    xor a6, a6, t0
    xor a6, a6, t3
    # round 25 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    slli t1, a6, 5
    # round 27 (simeck.dsl:26)
    lw t3, 104(a3)
    # round 26 (simeck.dsl:26)
    lw t4, 100(a3)
    # round 25 (simeck.dsl:26)
    slli t5, a6, 1
    srli t6, a6, 23
    or t5, t5, t6
    or t0, t1, t0
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t5
    xor a5, a5, t2
    # round 26 (simeck.dsl:26)
    and a5, a5, a7
    srli t0, a5, 23
    slli t1, a5, 1
    slli t2, a5, 5
    srli t5, a5, 19
    or t0, t1, t0
    or t1, t2, t5
    and t1, a5, t1
    xor a6, a6, t1
    xor a6, a6, t0
    xor a6, a6, t4
    # round 27 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    slli t1, a6, 5
    # round 29 (simeck.dsl:26)
    lw t2, 112(a3)
    # round 27 (simeck.dsl:26)
    slli t4, a6, 1
    srli t5, a6, 23
    or t0, t1, t0
    or t1, t4, t5
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t1
    xor a5, a5, t3
    # round 28 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 30 (simeck.dsl:26)
    lw t3, 116(a3)
    # round 28 (simeck.dsl:26)
    lw t4, 108(a3)
    slli t5, a5, 1
    srli t6, a5, 23
    or t5, t5, t6
    or t0, t0, t1
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t5
    xor a6, a6, t4
    # round 29 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    slli t1, a6, 5
    # round 31 (simeck.dsl:26)
    lw t4, 120(a3)
    # round 29 (simeck.dsl:26)
    slli t5, a6, 1
    srli t6, a6, 23
    or t5, t5, t6
    or t0, t1, t0
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t5
    xor a5, a5, t2
    # round 30 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 32 (simeck.dsl:26)
    lw t2, 124(a3)
    # round 30 (simeck.dsl:26)
    slli t5, a5, 1
    srli t6, a5, 23
    or t5, t5, t6
    or t0, t0, t1
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t5
    xor a6, a6, t3
    # round 31 (simeck.dsl:26)
    and a6, a6, a7
    srli t0, a6, 19
    slli t1, a6, 5
    srli t3, a6, 23
    slli t5, a6, 1
    or t3, t5, t3
    or t0, t1, t0
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t3
    xor a5, a5, t4
    # round 32 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 1
    srli t1, a5, 19
    slli t3, a5, 5
    srli t4, a5, 23
    or t0, t0, t4
    or t1, t3, t1
    and t1, a5, t1
    xor a6, a6, t1
    xor a6, a6, t0
    xor a6, a6, t2
    # round 33 (simeck.dsl:26)
    and a6, a6, a7
    slli t0, a6, 5
    srli t1, a6, 19
    # round 35 (simeck.dsl:26)
    lw t2, 136(a3)
    # round 33 (simeck.dsl:26)
    lw t3, 128(a3)
    srli t4, a6, 23
    slli t5, a6, 1
    or t4, t5, t4
    or t0, t0, t1
    and t0, a6, t0
    xor a5, a5, t0
    xor a5, a5, t4
    xor a5, a5, t3
    # round 34 (simeck.dsl:26)
    and a5, a5, a7
    slli t0, a5, 5
    srli t1, a5, 19
    # round 36 (simeck.dsl:26)
    lw t3, 140(a3)
    # round 34 (simeck.dsl:26)
    lw t4, 132(a3)
    slli t5, a5, 1
    srli t6, a5, 23
    or t0, t0, t1
    or t1, t5, t6
    and t0, a5, t0
    xor a6, a6, t0
    xor a6, a6, t1
    # round 36 (simeck.dsl:26)
    lbu t0, 4(a1)
    # round 34 (simeck.dsl:26)
    xor a6, a6, t4
    # round 35 (simeck.dsl:26)
    and a6, a6, a7
    # round 36 (simeck.dsl:26)
    lbu t1, 5(a1)
    lhu t4, 0(a1)
    lbu t5, 2(a1)
    lbu t6, 3(a1)
    # round 35 (simeck.dsl:26)
    slli s0, a6, 5
    # round 36 (simeck.dsl:26)
    slli t1, t1, 16
    slli t5, t5, 16
    slli t0, t0, 8
    or t0, t6, t0
    or t4, t4, t5
    # round 35 (simeck.dsl:26)
    srli t5, a6, 19
    # round 36 (simeck.dsl:26)
    or t0, t0, t1
    # round 35 (simeck.dsl:26)
    slli t1, a6, 1
    srli t6, a6, 23
    or t5, s0, t5
    or t1, t1, t6
    and t5, a6, t5
    xor a5, a5, t5
    xor a5, a5, t1
    xor a5, a5, t2
    # round 36 (simeck.dsl:26)
    and a5, a5, a7
    slli a7, a5, 1
    srli t1, a5, 23
    srli t2, a5, 19
    slli t5, a5, 5
    xor t4, t4, a5
    srli t6, t4, 16
    or a7, a7, t1
    sh t4, 0(a0)
    or t1, t5, t2
    and a5, a5, t1
    sb t6, 2(a0)
    xor a5, a6, a5
    xor a5, a5, a7
    xor a5, a5, t3
    xor a5, t0, a5
    srli a6, a5, 8
    sb a5, 3(a0)
    srli a5, a5, 16
    sb a5, 5(a0)
    sb a6, 4(a0)
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
