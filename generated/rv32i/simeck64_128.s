# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simeck --set simeck64_128 --target rv32i --lanes 1
# passes:    unroll() invert() counter() fold() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 4, group 8, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:6cc0b22a92b750b9695a93b513f2ae6aeea5a8629420481b6c46d7467f0f878a

    .text

    .balign 4
    .global lwcc_simeck64_128_key_setup_rv32i
    .type lwcc_simeck64_128_key_setup_rv32i, %function
lwcc_simeck64_128_key_setup_rv32i:
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
    lw a5, 4(a1)
    lw a6, 0(a1)
    # round 1 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a7, a6, a7
    or t0, t0, t1
    lw t1, 8(a1)
    lw t2, 12(a1)
    xor a7, a7, t0
    xori a7, a7, -3
    # round 2 (simeck.dsl:26)
    slli t0, t1, 5
    srli t3, t1, 27
    # round 3 (simeck.dsl:26)
    slli t4, t2, 5
    srli t5, t2, 27
    # round 4 (simeck.dsl:26)
    slli t6, a7, 5
    srli a4, a7, 27
    # round 2 (simeck.dsl:26)
    or t0, t0, t3
    # round 3 (simeck.dsl:26)
    or t3, t4, t5
    # round 4 (simeck.dsl:26)
    or t4, t6, a4
    # round 2 (simeck.dsl:26)
    and t0, t1, t0
    slli t5, t1, 1
    srli t6, t1, 31
    # round 3 (simeck.dsl:26)
    and t3, t2, t3
    slli a4, t2, 1
    srli a3, t2, 31
    # round 4 (simeck.dsl:26)
    and t4, a7, t4
    slli a2, a7, 1
    srli s0, a7, 31
    # round 2 (simeck.dsl:26)
    xor t0, a5, t0
    or t5, t5, t6
    # round 3 (simeck.dsl:26)
    xor t3, t1, t3
    or t6, a4, a3
    # round 4 (simeck.dsl:26)
    xor t4, t2, t4
    or a4, a2, s0
    # round 2 (simeck.dsl:26)
    xor t0, t0, t5
    # round 3 (simeck.dsl:26)
    xor t3, t3, t6
    # round 4 (simeck.dsl:26)
    xor t4, t4, a4
    # round 2 (simeck.dsl:26)
    xori t0, t0, -3
    # round 3 (simeck.dsl:26)
    xori t3, t3, -3
    # round 4 (simeck.dsl:26)
    xori t4, t4, -3
    # round 5 (simeck.dsl:26)
    slli t5, t0, 5
    srli t6, t0, 27
    # round 6 (simeck.dsl:26)
    slli a4, t3, 5
    srli a3, t3, 27
    # round 7 (simeck.dsl:26)
    slli a2, t4, 5
    srli s0, t4, 27
    # round 5 (simeck.dsl:26)
    or t5, t5, t6
    # round 6 (simeck.dsl:26)
    or t6, a4, a3
    # round 7 (simeck.dsl:26)
    or a4, a2, s0
    # round 5 (simeck.dsl:26)
    and t5, t0, t5
    slli a3, t0, 1
    srli a2, t0, 31
    # round 6 (simeck.dsl:26)
    and t6, t3, t6
    slli s0, t3, 1
    srli s1, t3, 31
    # round 7 (simeck.dsl:26)
    and a4, t4, a4
    slli s2, t4, 1
    srli s3, t4, 31
    # round 5 (simeck.dsl:26)
    xor t5, a7, t5
    or a3, a3, a2
    # round 6 (simeck.dsl:26)
    xor t6, t0, t6
    or a2, s0, s1
    # round 7 (simeck.dsl:26)
    xor a4, t3, a4
    or s0, s2, s3
    # round 5 (simeck.dsl:26)
    xor t5, t5, a3
    # round 6 (simeck.dsl:26)
    xor t6, t6, a2
    # round 7 (simeck.dsl:26)
    xor a4, a4, s0
    # round 5 (simeck.dsl:26)
    xori t5, t5, -3
    # round 6 (simeck.dsl:26)
    xori t6, t6, -3
    # round 7 (simeck.dsl:26)
    xori a4, a4, -4
    # round 8 (simeck.dsl:26)
    slli a3, t5, 5
    srli a2, t5, 27
    # round 9 (simeck.dsl:26)
    slli s0, t6, 5
    srli s1, t6, 27
    # round 10 (simeck.dsl:26)
    slli s2, a4, 5
    srli s3, a4, 27
    # round 8 (simeck.dsl:26)
    or a3, a3, a2
    # round 9 (simeck.dsl:26)
    or a2, s0, s1
    # round 10 (simeck.dsl:26)
    or s0, s2, s3
    # round 8 (simeck.dsl:26)
    and a3, t5, a3
    slli s1, t5, 1
    srli s2, t5, 31
    # round 9 (simeck.dsl:26)
    and a2, t6, a2
    slli s3, t6, 1
    srli s4, t6, 31
    # round 10 (simeck.dsl:26)
    and s0, a4, s0
    slli s5, a4, 1
    srli s6, a4, 31
    # round 8 (simeck.dsl:26)
    xor a3, t4, a3
    or s1, s1, s2
    # round 9 (simeck.dsl:26)
    xor a2, t5, a2
    or s2, s3, s4
    # round 10 (simeck.dsl:26)
    xor s0, t6, s0
    or s3, s5, s6
    # round 8 (simeck.dsl:26)
    xor a3, a3, s1
    # round 9 (simeck.dsl:26)
    xor a2, a2, s2
    # round 10 (simeck.dsl:26)
    xor s0, s0, s3
    # round 8 (simeck.dsl:26)
    xori a3, a3, -4
    # round 9 (simeck.dsl:26)
    xori a2, a2, -4
    # round 10 (simeck.dsl:26)
    xori s0, s0, -4
    # round 11 (simeck.dsl:26)
    slli s1, a3, 5
    srli s2, a3, 27
    # round 12 (simeck.dsl:26)
    slli s3, a2, 5
    srli s4, a2, 27
    # round 13 (simeck.dsl:26)
    slli s5, s0, 5
    srli s6, s0, 27
    # round 11 (simeck.dsl:26)
    or s1, s1, s2
    # round 12 (simeck.dsl:26)
    or s2, s3, s4
    # round 13 (simeck.dsl:26)
    or s3, s5, s6
    # round 11 (simeck.dsl:26)
    and s1, a3, s1
    slli s4, a3, 1
    srli s5, a3, 31
    # round 12 (simeck.dsl:26)
    and s2, a2, s2
    slli s6, a2, 1
    srli s7, a2, 31
    # round 13 (simeck.dsl:26)
    and s3, s0, s3
    slli s8, s0, 1
    srli s9, s0, 31
    # round 11 (simeck.dsl:26)
    xor s1, a4, s1
    or s4, s4, s5
    # round 12 (simeck.dsl:26)
    xor s2, a3, s2
    or s5, s6, s7
    # round 13 (simeck.dsl:26)
    xor s3, a2, s3
    or s6, s8, s9
    # round 11 (simeck.dsl:26)
    xor s1, s1, s4
    # round 12 (simeck.dsl:26)
    xor s2, s2, s5
    # round 13 (simeck.dsl:26)
    xor s3, s3, s6
    # round 11 (simeck.dsl:26)
    xori s1, s1, -4
    # round 12 (simeck.dsl:26)
    xori s2, s2, -3
    # round 13 (simeck.dsl:26)
    xori s3, s3, -4
    # round 14 (simeck.dsl:26)
    slli s4, s1, 5
    srli s5, s1, 27
    # round 15 (simeck.dsl:26)
    slli s6, s2, 5
    srli s7, s2, 27
    # round 16 (simeck.dsl:26)
    slli s8, s3, 5
    srli s9, s3, 27
    # round 14 (simeck.dsl:26)
    or s4, s4, s5
    # round 15 (simeck.dsl:26)
    or s5, s6, s7
    # round 16 (simeck.dsl:26)
    or s6, s8, s9
    # round 14 (simeck.dsl:26)
    and s4, s1, s4
    slli s7, s1, 1
    srli s8, s1, 31
    # round 15 (simeck.dsl:26)
    and s5, s2, s5
    slli s9, s2, 1
    srli s10, s2, 31
    # round 16 (simeck.dsl:26)
    and s6, s3, s6
    slli s11, s3, 1
    srli ra, s3, 31
    # round 14 (simeck.dsl:26)
    xor s4, s0, s4
    or s7, s7, s8
    # round 15 (simeck.dsl:26)
    xor s5, s1, s5
    or s8, s9, s10
    # round 16 (simeck.dsl:26)
    xor s6, s2, s6
    or s9, s11, ra
    # round 14 (simeck.dsl:26)
    xor s4, s4, s7
    # round 15 (simeck.dsl:26)
    xor s5, s5, s8
    # round 16 (simeck.dsl:26)
    xor s6, s6, s9
    # round 14 (simeck.dsl:26)
    xori s4, s4, -4
    # round 15 (simeck.dsl:26)
    xori s5, s5, -4
    # round 16 (simeck.dsl:26)
    xori s6, s6, -4
    # round 17 (simeck.dsl:26)
    slli s7, s4, 5
    srli s8, s4, 27
    # round 18 (simeck.dsl:26)
    slli s9, s5, 5
    srli s10, s5, 27
    # round 19 (simeck.dsl:26)
    slli s11, s6, 5
    srli ra, s6, 27
    # round 17 (simeck.dsl:26)
    or s7, s7, s8
    # round 18 (simeck.dsl:26)
    or s8, s9, s10
    # round 19 (simeck.dsl:26)
    or s9, s11, ra
    # round 17 (simeck.dsl:26)
    and s7, s4, s7
    slli s10, s4, 1
    srli s11, s4, 31
    # round 18 (simeck.dsl:26)
    and s8, s5, s8
    slli ra, s5, 1
    # round 19 (simeck.dsl:26)
    and s9, s6, s9
    # round 17 (simeck.dsl:26)
    xor s7, s3, s7
    or s10, s10, s11
    # round 18 (simeck.dsl:26)
    srli s11, s5, 31
    xor s8, s4, s8
    or s11, ra, s11
    # round 19 (simeck.dsl:26)
    slli ra, s6, 1
    xor s9, s5, s9
    # round 17 (simeck.dsl:26)
    xor s7, s7, s10
    # round 19 (simeck.dsl:26)
    srli s10, s6, 31
    or s10, ra, s10
    # round 18 (simeck.dsl:26)
    xor s8, s8, s11
    # round 19 (simeck.dsl:26)
    xor s9, s9, s10
    # round 17 (simeck.dsl:26)
    xori s7, s7, -3
    # round 18 (simeck.dsl:26)
    xori s8, s8, -3
    # round 19 (simeck.dsl:26)
    xori s9, s9, -4
    # round 20 (simeck.dsl:26)
    slli s10, s7, 5
    srli s11, s7, 27
    # round 21 (simeck.dsl:26)
    slli ra, s8, 5
    # round 20 (simeck.dsl:26)
    or s10, s10, s11
    # round 21 (simeck.dsl:26)
    srli s11, s8, 27
    or s11, ra, s11
    # round 22 (simeck.dsl:26)
    slli ra, s9, 5
    # round 20 (simeck.dsl:26)
    and s10, s7, s10
    # round 21 (simeck.dsl:26)
    and s11, s8, s11
    # round 20 (simeck.dsl:26)
    xor s10, s6, s10
    # round 21 (simeck.dsl:26)
    xor s11, s7, s11
    sw a6, 0(a0)
    # round 22 (simeck.dsl:26)
    srli a6, s9, 27
    or a6, ra, a6
    # round 20 (simeck.dsl:26)
    slli ra, s7, 1
    # round 22 (simeck.dsl:26)
    and a6, s9, a6
    xor a6, s8, a6
    sw a5, 4(a0)
    # round 20 (simeck.dsl:26)
    srli a5, s7, 31
    or a5, ra, a5
    # round 21 (simeck.dsl:26)
    slli ra, s8, 1
    # round 20 (simeck.dsl:26)
    xor a5, s10, a5
    # round 21 (simeck.dsl:26)
    srli s10, s8, 31
    or s10, ra, s10
    # round 22 (simeck.dsl:26)
    slli ra, s9, 1
    # round 21 (simeck.dsl:26)
    xor s10, s11, s10
    # round 22 (simeck.dsl:26)
    srli s11, s9, 31
    or s11, ra, s11
    xor a6, a6, s11
    # round 20 (simeck.dsl:26)
    xori a5, a5, -4
    # round 21 (simeck.dsl:26)
    xori s10, s10, -4
    # round 22 (simeck.dsl:26)
    xori a6, a6, -3
    # round 23 (simeck.dsl:26)
    slli s11, a5, 5
    srli ra, a5, 27
    or s11, s11, ra
    # round 24 (simeck.dsl:26)
    slli ra, s10, 5
    # round 23 (simeck.dsl:26)
    and s11, a5, s11
    xor s11, s9, s11
    sw t1, 8(a0)
    # round 24 (simeck.dsl:26)
    srli t1, s10, 27
    or t1, ra, t1
    # round 25 (simeck.dsl:26)
    slli ra, a6, 5
    # round 24 (simeck.dsl:26)
    and t1, s10, t1
    xor t1, a5, t1
    sw t2, 12(a0)
    # round 25 (simeck.dsl:26)
    srli t2, a6, 27
    or t2, ra, t2
    # round 23 (simeck.dsl:26)
    slli ra, a5, 1
    # round 25 (simeck.dsl:26)
    and t2, a6, t2
    xor t2, s10, t2
    sw a7, 16(a0)
    # round 23 (simeck.dsl:26)
    srli a7, a5, 31
    or a7, ra, a7
    # round 24 (simeck.dsl:26)
    slli ra, s10, 1
    # round 23 (simeck.dsl:26)
    xor a7, s11, a7
    # round 24 (simeck.dsl:26)
    srli s11, s10, 31
    or s11, ra, s11
    # round 25 (simeck.dsl:26)
    slli ra, a6, 1
    # round 24 (simeck.dsl:26)
    xor t1, t1, s11
    # round 25 (simeck.dsl:26)
    srli s11, a6, 31
    or s11, ra, s11
    xor t2, t2, s11
    # round 23 (simeck.dsl:26)
    xori a7, a7, -4
    # round 24 (simeck.dsl:26)
    xori t1, t1, -3
    # round 25 (simeck.dsl:26)
    xori t2, t2, -4
    # round 26 (simeck.dsl:26)
    slli s11, a7, 5
    srli ra, a7, 27
    or s11, s11, ra
    # round 27 (simeck.dsl:26)
    slli ra, t1, 5
    # round 26 (simeck.dsl:26)
    and s11, a7, s11
    xor s11, a6, s11
    sw t0, 20(a0)
    # round 27 (simeck.dsl:26)
    srli t0, t1, 27
    or t0, ra, t0
    # round 28 (simeck.dsl:26)
    slli ra, t2, 5
    # round 27 (simeck.dsl:26)
    and t0, t1, t0
    xor t0, a7, t0
    sw t3, 24(a0)
    # round 28 (simeck.dsl:26)
    srli t3, t2, 27
    or t3, ra, t3
    # round 26 (simeck.dsl:26)
    slli ra, a7, 1
    # round 28 (simeck.dsl:26)
    and t3, t2, t3
    xor t3, t1, t3
    sw t4, 28(a0)
    # round 26 (simeck.dsl:26)
    srli t4, a7, 31
    or t4, ra, t4
    # round 27 (simeck.dsl:26)
    slli ra, t1, 1
    # round 26 (simeck.dsl:26)
    xor t4, s11, t4
    # round 27 (simeck.dsl:26)
    srli s11, t1, 31
    or s11, ra, s11
    # round 28 (simeck.dsl:26)
    slli ra, t2, 1
    # round 27 (simeck.dsl:26)
    xor t0, t0, s11
    # round 28 (simeck.dsl:26)
    srli s11, t2, 31
    or s11, ra, s11
    xor t3, t3, s11
    # round 26 (simeck.dsl:26)
    xori t4, t4, -4
    # round 27 (simeck.dsl:26)
    xori t0, t0, -3
    # round 28 (simeck.dsl:26)
    xori t3, t3, -3
    # round 29 (simeck.dsl:26)
    slli s11, t4, 5
    srli ra, t4, 27
    or s11, s11, ra
    # round 30 (simeck.dsl:26)
    slli ra, t0, 5
    # round 29 (simeck.dsl:26)
    and s11, t4, s11
    xor s11, t2, s11
    sw t5, 32(a0)
    # round 30 (simeck.dsl:26)
    srli t5, t0, 27
    or t5, ra, t5
    # round 31 (simeck.dsl:26)
    slli ra, t3, 5
    # round 30 (simeck.dsl:26)
    and t5, t0, t5
    xor t5, t4, t5
    sw t6, 36(a0)
    # round 31 (simeck.dsl:26)
    srli t6, t3, 27
    or t6, ra, t6
    # round 29 (simeck.dsl:26)
    slli ra, t4, 1
    # round 31 (simeck.dsl:26)
    and t6, t3, t6
    xor t6, t0, t6
    sw a4, 40(a0)
    # round 29 (simeck.dsl:26)
    srli a4, t4, 31
    or a4, ra, a4
    # round 30 (simeck.dsl:26)
    slli ra, t0, 1
    # round 29 (simeck.dsl:26)
    xor a4, s11, a4
    # round 30 (simeck.dsl:26)
    srli s11, t0, 31
    or s11, ra, s11
    # round 31 (simeck.dsl:26)
    slli ra, t3, 1
    # round 30 (simeck.dsl:26)
    xor t5, t5, s11
    # round 31 (simeck.dsl:26)
    srli s11, t3, 31
    or s11, ra, s11
    xor t6, t6, s11
    # round 29 (simeck.dsl:26)
    xori a4, a4, -3
    # round 30 (simeck.dsl:26)
    xori t5, t5, -3
    # round 31 (simeck.dsl:26)
    xori t6, t6, -4
    # round 32 (simeck.dsl:26)
    slli s11, a4, 5
    srli ra, a4, 27
    or s11, s11, ra
    # round 33 (simeck.dsl:26)
    slli ra, t5, 5
    # round 32 (simeck.dsl:26)
    and s11, a4, s11
    xor s11, t3, s11
    sw a3, 44(a0)
    # round 33 (simeck.dsl:26)
    srli a3, t5, 27
    or a3, ra, a3
    # round 34 (simeck.dsl:26)
    slli ra, t6, 5
    # round 33 (simeck.dsl:26)
    and a3, t5, a3
    xor a3, a4, a3
    sw a2, 48(a0)
    # round 34 (simeck.dsl:26)
    srli a2, t6, 27
    or a2, ra, a2
    # round 32 (simeck.dsl:26)
    slli ra, a4, 1
    # round 34 (simeck.dsl:26)
    and a2, t6, a2
    xor a2, t5, a2
    sw s0, 52(a0)
    # round 32 (simeck.dsl:26)
    srli s0, a4, 31
    or s0, ra, s0
    # round 33 (simeck.dsl:26)
    slli ra, t5, 1
    # round 32 (simeck.dsl:26)
    xor s0, s11, s0
    # round 33 (simeck.dsl:26)
    srli s11, t5, 31
    or s11, ra, s11
    # round 34 (simeck.dsl:26)
    slli ra, t6, 1
    # round 33 (simeck.dsl:26)
    xor a3, a3, s11
    # round 34 (simeck.dsl:26)
    srli s11, t6, 31
    or s11, ra, s11
    xor a2, a2, s11
    # round 32 (simeck.dsl:26)
    xori s0, s0, -3
    # round 33 (simeck.dsl:26)
    xori a3, a3, -4
    # round 34 (simeck.dsl:26)
    xori a2, a2, -4
    # round 35 (simeck.dsl:26)
    slli s11, s0, 5
    srli ra, s0, 27
    or s11, s11, ra
    # round 36 (simeck.dsl:26)
    slli ra, a3, 5
    # round 35 (simeck.dsl:26)
    and s11, s0, s11
    xor s11, t6, s11
    sw s1, 56(a0)
    # round 36 (simeck.dsl:26)
    srli s1, a3, 27
    or s1, ra, s1
    # round 37 (simeck.dsl:26)
    slli ra, a2, 5
    # round 36 (simeck.dsl:26)
    and s1, a3, s1
    xor s1, s0, s1
    sw s2, 60(a0)
    # round 37 (simeck.dsl:26)
    srli s2, a2, 27
    or s2, ra, s2
    # round 35 (simeck.dsl:26)
    slli ra, s0, 1
    # round 37 (simeck.dsl:26)
    and s2, a2, s2
    xor s2, a3, s2
    sw s3, 64(a0)
    # round 35 (simeck.dsl:26)
    srli s3, s0, 31
    or s3, ra, s3
    # round 36 (simeck.dsl:26)
    slli ra, a3, 1
    # round 35 (simeck.dsl:26)
    xor s3, s11, s3
    # round 36 (simeck.dsl:26)
    srli s11, a3, 31
    or s11, ra, s11
    # round 37 (simeck.dsl:26)
    slli ra, a2, 1
    # round 36 (simeck.dsl:26)
    xor s1, s1, s11
    # round 37 (simeck.dsl:26)
    srli s11, a2, 31
    or s11, ra, s11
    xor s2, s2, s11
    # round 35 (simeck.dsl:26)
    xori s3, s3, -4
    # round 36 (simeck.dsl:26)
    xori s1, s1, -3
    # round 37 (simeck.dsl:26)
    xori s2, s2, -3
    # round 38 (simeck.dsl:26)
    slli s11, s3, 5
    srli ra, s3, 27
    or s11, s11, ra
    # round 39 (simeck.dsl:26)
    slli ra, s1, 5
    # round 38 (simeck.dsl:26)
    and s11, s3, s11
    xor s11, a2, s11
    sw s4, 68(a0)
    # round 39 (simeck.dsl:26)
    srli s4, s1, 27
    or s4, ra, s4
    # round 40 (simeck.dsl:26)
    slli ra, s2, 5
    # round 39 (simeck.dsl:26)
    and s4, s1, s4
    xor s4, s3, s4
    sw s5, 72(a0)
    # round 40 (simeck.dsl:26)
    srli s5, s2, 27
    or s5, ra, s5
    # round 38 (simeck.dsl:26)
    slli ra, s3, 1
    # round 40 (simeck.dsl:26)
    and s5, s2, s5
    xor s5, s1, s5
    sw s6, 76(a0)
    # round 38 (simeck.dsl:26)
    srli s6, s3, 31
    or s6, ra, s6
    # round 39 (simeck.dsl:26)
    slli ra, s1, 1
    # round 38 (simeck.dsl:26)
    xor s6, s11, s6
    # round 39 (simeck.dsl:26)
    srli s11, s1, 31
    or s11, ra, s11
    # round 40 (simeck.dsl:26)
    slli ra, s2, 1
    # round 39 (simeck.dsl:26)
    xor s4, s4, s11
    # round 40 (simeck.dsl:26)
    srli s11, s2, 31
    or s11, ra, s11
    xor s5, s5, s11
    # round 38 (simeck.dsl:26)
    xori s6, s6, -3
    # round 39 (simeck.dsl:26)
    xori s4, s4, -4
    # round 40 (simeck.dsl:26)
    xori s5, s5, -4
    sw s7, 80(a0)
    sw s8, 84(a0)
    sw s9, 88(a0)
    sw a5, 92(a0)
    sw s10, 96(a0)
    sw a6, 100(a0)
    sw a7, 104(a0)
    sw t1, 108(a0)
    sw t2, 112(a0)
    sw t4, 116(a0)
    sw t0, 120(a0)
    sw t3, 124(a0)
    sw a4, 128(a0)
    sw t5, 132(a0)
    sw t6, 136(a0)
    sw s0, 140(a0)
    sw a3, 144(a0)
    sw a2, 148(a0)
    sw s3, 152(a0)
    sw s1, 156(a0)
    sw s2, 160(a0)
    sw s6, 164(a0)
    sw s4, 168(a0)
    sw s5, 172(a0)
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
    .size lwcc_simeck64_128_key_setup_rv32i, .-lwcc_simeck64_128_key_setup_rv32i

    .balign 4
    .global lwcc_simeck64_128_ecb_encrypt_rv32i
    .type lwcc_simeck64_128_ecb_encrypt_rv32i, %function
lwcc_simeck64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simeck64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simeck64_128_ecb_encrypt_rv32i_begin:
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
.Llwcc_simeck64_128_ecb_encrypt_rv32i_group:
    lw a5, 4(a1)
    lw a6, 0(a1)
    # round 1 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 2 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 4(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 3 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 8(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 4 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 12(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 5 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 16(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 6 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 20(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 7 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 24(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 8 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 28(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 9 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 32(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 10 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 36(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 11 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 40(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 12 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 44(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 13 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 48(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 14 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 52(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 15 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 56(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 16 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 60(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 17 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 64(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 18 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 68(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 19 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 72(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 20 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 76(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 21 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 80(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 22 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 84(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 23 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 88(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 24 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 92(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 25 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 96(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 26 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 100(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 27 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 104(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 28 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 108(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 29 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 112(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 30 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 116(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 31 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 120(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 32 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 124(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 33 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 128(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 34 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 132(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 35 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 136(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 36 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 140(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 37 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 144(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 38 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 148(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 39 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 152(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 40 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 156(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 41 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 160(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 42 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 164(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 43 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 168(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 44 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 172(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    sw a6, 0(a0)
    sw a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_simeck64_128_ecb_encrypt_rv32i_group
    ret
    .size lwcc_simeck64_128_ecb_encrypt_rv32i, .-lwcc_simeck64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simeck64_128_ecb_decrypt_rv32i
    .type lwcc_simeck64_128_ecb_decrypt_rv32i, %function
lwcc_simeck64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simeck64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simeck64_128_ecb_decrypt_rv32i_begin:
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
.Llwcc_simeck64_128_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    # round 44 (simeck.dsl:26)
    lw a7, 172(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 43 (simeck.dsl:26)
    lw a7, 168(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 42 (simeck.dsl:26)
    lw a7, 164(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 41 (simeck.dsl:26)
    lw a7, 160(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 40 (simeck.dsl:26)
    lw a7, 156(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 39 (simeck.dsl:26)
    lw a7, 152(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 38 (simeck.dsl:26)
    lw a7, 148(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 37 (simeck.dsl:26)
    lw a7, 144(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 36 (simeck.dsl:26)
    lw a7, 140(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 35 (simeck.dsl:26)
    lw a7, 136(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 34 (simeck.dsl:26)
    lw a7, 132(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 33 (simeck.dsl:26)
    lw a7, 128(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 32 (simeck.dsl:26)
    lw a7, 124(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 31 (simeck.dsl:26)
    lw a7, 120(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 30 (simeck.dsl:26)
    lw a7, 116(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 29 (simeck.dsl:26)
    lw a7, 112(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 28 (simeck.dsl:26)
    lw a7, 108(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 27 (simeck.dsl:26)
    lw a7, 104(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 26 (simeck.dsl:26)
    lw a7, 100(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 25 (simeck.dsl:26)
    lw a7, 96(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 24 (simeck.dsl:26)
    lw a7, 92(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 23 (simeck.dsl:26)
    lw a7, 88(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 22 (simeck.dsl:26)
    lw a7, 84(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 21 (simeck.dsl:26)
    lw a7, 80(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 20 (simeck.dsl:26)
    lw a7, 76(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 19 (simeck.dsl:26)
    lw a7, 72(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 18 (simeck.dsl:26)
    lw a7, 68(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 17 (simeck.dsl:26)
    lw a7, 64(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 16 (simeck.dsl:26)
    lw a7, 60(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 15 (simeck.dsl:26)
    lw a7, 56(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 14 (simeck.dsl:26)
    lw a7, 52(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 13 (simeck.dsl:26)
    lw a7, 48(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 12 (simeck.dsl:26)
    lw a7, 44(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 11 (simeck.dsl:26)
    lw a7, 40(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 10 (simeck.dsl:26)
    lw a7, 36(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 9 (simeck.dsl:26)
    lw a7, 32(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 8 (simeck.dsl:26)
    lw a7, 28(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 7 (simeck.dsl:26)
    lw a7, 24(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 6 (simeck.dsl:26)
    lw a7, 20(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 5 (simeck.dsl:26)
    lw a7, 16(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 4 (simeck.dsl:26)
    lw a7, 12(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 3 (simeck.dsl:26)
    lw a7, 8(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    # round 2 (simeck.dsl:26)
    lw a7, 4(a3)
    slli t0, a5, 1
    srli t1, a5, 31
    slli t2, a5, 5
    srli t3, a5, 27
    xor a6, a6, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a6, a6, a7
    and a7, a5, t0
    xor a6, a6, a7
    # round 1 (simeck.dsl:26)
    lw a7, 0(a3)
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a6, 5
    srli t3, a6, 27
    xor a5, a5, a7
    or a7, t0, t1
    or t0, t2, t3
    xor a5, a5, a7
    and a7, a6, t0
    xor a5, a5, a7
    sw a5, 0(a0)
    sw a6, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_simeck64_128_ecb_decrypt_rv32i_group
    ret
    .size lwcc_simeck64_128_ecb_decrypt_rv32i, .-lwcc_simeck64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simeck64_128_ctr_init_rv32i
    .type lwcc_simeck64_128_ctr_init_rv32i, %function
lwcc_simeck64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simeck64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simeck64_128_ctr_nonce_rv32i
    .size lwcc_simeck64_128_ctr_init_rv32i, .-lwcc_simeck64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_simeck64_128_ctr_nonce_rv32i
    .type lwcc_simeck64_128_ctr_nonce_rv32i, %function
lwcc_simeck64_128_ctr_nonce_rv32i:
    lbu a5, 1(a1)
    lbu a6, 0(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    or a5, a5, a6
    sw a5, 176(a0)
    ret
    .size lwcc_simeck64_128_ctr_nonce_rv32i, .-lwcc_simeck64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simeck64_128_ctr_crypt_rv32i
    .type lwcc_simeck64_128_ctr_crypt_rv32i, %function
lwcc_simeck64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simeck64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_simeck64_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_simeck64_128_ctr_crypt_rv32i_group
    j .Llwcc_simeck64_128_ctr_crypt_rv32i_rest
.Llwcc_simeck64_128_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    srli a6, a4, 8
    andi a5, a5, 255
    srli a7, a4, 24
    slli a5, a5, 8
    andi a6, a6, 255
    or a5, a7, a5
    slli a6, a6, 16
    or a5, a5, a6
    slli a6, a4, 24
    or a5, a5, a6
    # round 1 (simeck.dsl:26)
    slli a6, a5, 5
    srli a7, a5, 27
    or a6, a6, a7
    lw a7, 176(a3)
    and a6, a5, a6
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a7, a6
    or a7, t0, t1
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 2 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 4(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 3 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 8(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 4 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 12(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 5 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 16(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 6 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 20(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 7 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 24(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 8 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 28(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 9 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 32(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 10 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 36(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 11 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 40(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 12 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 44(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 13 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 48(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 14 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 52(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 15 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 56(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 16 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 60(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 17 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 64(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 18 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 68(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 19 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 72(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 20 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 76(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 21 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 80(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 22 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 84(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 23 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 88(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 24 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 92(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 25 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 96(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 26 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 100(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 27 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 104(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 28 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 108(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 29 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 112(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 30 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 116(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 31 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 120(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 32 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 124(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 33 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 128(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 34 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 132(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 35 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 136(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 36 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 140(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 37 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 144(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 38 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 148(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 39 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 152(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 40 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 156(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 41 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 160(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 42 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 164(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 43 (simeck.dsl:26)
    slli a7, a5, 5
    srli t0, a5, 27
    or a7, a7, t0
    and a7, a5, a7
    slli t0, a5, 1
    srli t1, a5, 31
    xor a6, a6, a7
    or a7, t0, t1
    lw t0, 168(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 44 (simeck.dsl:26)
    slli a7, a6, 5
    srli t0, a6, 27
    or a7, a7, t0
    and a7, a6, a7
    slli t0, a6, 1
    srli t1, a6, 31
    xor a5, a5, a7
    or a7, t0, t1
    lw t0, 172(a3)
    xor a5, a5, a7
    lw a7, 0(a1)
    lw t1, 4(a1)
    xor a5, a5, t0
    xor a6, a7, a6
    xor a5, t1, a5
    sw a6, 0(a0)
    sw a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_simeck64_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simeck64_128_ctr_crypt_rv32i_out
.Llwcc_simeck64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 8
    beqz t2, .Llwcc_simeck64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simeck64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simeck64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simeck64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simeck64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_simeck64_128_ctr_crypt_rv32i_group
.Llwcc_simeck64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simeck64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simeck64_128_ctr_crypt_rv32i_copy
.Llwcc_simeck64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simeck64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simeck64_128_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_simeck64_128_ctr_crypt_rv32i, .-lwcc_simeck64_128_ctr_crypt_rv32i
