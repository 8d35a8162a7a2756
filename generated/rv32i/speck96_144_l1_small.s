# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck96_144 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 48 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 12, key 18, nonce 8, rk 232, ctx 256, align 4, group 12, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:f7c868760f06a78283841a0cab2baff9097fc2d2d1d54aa9cf50879e4e0f026f

    .text

    .balign 4
    .global lwcc_speck96_144_key_setup_rv32i
    .type lwcc_speck96_144_key_setup_rv32i, %function
lwcc_speck96_144_key_setup_rv32i:
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
    lhu a5, 8(a1)
    lhu a6, 6(a1)
    lhu a7, 10(a1)
    slli a5, a5, 16
    lhu t0, 4(a1)
    or a5, a6, a5
    lw a6, 0(a1)
    # round 1 (speck.dsl:22)
    srli t1, a5, 8
    slli t2, a7, 24
    lhu t3, 16(a1)
    or t1, t1, t2
    srli a7, a7, 8
    slli a5, a5, 8
    lw t2, 12(a1)
    srli t4, t0, 13
    slli t5, a6, 3
    add t1, t1, a6
    or a5, a7, a5
    or a7, t4, t5
    srli t4, a6, 29
    slli t5, t0, 3
    add a5, a5, t0
    sltu t6, t1, a6
    # round 2 (speck.dsl:22)
    srli a4, t2, 8
    slli a3, t3, 24
    # round 1 (speck.dsl:23)
    xor a7, a7, t1
    or t4, t4, t5
    add a5, a5, t6
    # round 2 (speck.dsl:22)
    or t5, a4, a3
    srli t3, t3, 8
    slli t2, t2, 8
    # round 1 (speck.dsl:23)
    xor t4, t4, a5
    # round 2 (speck.dsl:22)
    add t5, t5, a7
    or t2, t3, t2
    slli t3, t4, 16
    srli t6, a7, 29
    slli a4, t4, 3
    add t2, t2, t4
    sltu a3, t5, a7
    srli t3, t3, 29
    slli a2, a7, 3
    or t6, t6, a4
    add t2, t2, a3
    or t3, t3, a2
    xori t5, t5, 1
    xor t6, t6, t2
    # round 3 (speck.dsl:22)
    srli a4, t1, 8
    slli a3, a5, 24
    slli a5, a5, 16
    # round 2 (speck.dsl:23)
    xor t3, t3, t5
    # round 3 (speck.dsl:23)
    slli a2, t6, 16
    or a4, a4, a3
    srli a5, a5, 24
    slli t1, t1, 8
    srli a3, a2, 29
    slli a2, t3, 3
    add a4, a4, t3
    or a5, a5, t1
    or t1, a3, a2
    xori a3, a4, 2
    srli a2, t3, 29
    slli s0, t6, 3
    add a5, a5, t6
    sltu a4, a4, t3
    # round 4 (speck.dsl:22)
    srli s1, t5, 8
    slli s2, t2, 24
    slli t2, t2, 16
    # round 3 (speck.dsl:23)
    xor t1, t1, a3
    or a2, a2, s0
    add a5, a5, a4
    # round 4 (speck.dsl:22)
    or a4, s1, s2
    srli t2, t2, 24
    slli t5, t5, 8
    # round 3 (speck.dsl:23)
    xor a2, a2, a5
    # round 4 (speck.dsl:22)
    add a4, a4, t1
    or t2, t2, t5
    slli t5, a2, 16
    srli s0, t1, 29
    slli s1, a2, 3
    add t2, t2, a2
    sltu s2, a4, t1
    srli t5, t5, 29
    slli s3, t1, 3
    or s0, s0, s1
    add t2, t2, s2
    or t5, t5, s3
    xori a4, a4, 3
    xor s0, s0, t2
    # round 5 (speck.dsl:22)
    srli s1, a3, 8
    slli s2, a5, 24
    slli a5, a5, 16
    # round 4 (speck.dsl:23)
    xor t5, t5, a4
    # round 5 (speck.dsl:23)
    slli s3, s0, 16
    or s1, s1, s2
    srli a5, a5, 24
    slli a3, a3, 8
    srli s2, s3, 29
    slli s3, t5, 3
    add s1, s1, t5
    or a5, a5, a3
    or a3, s2, s3
    xori s2, s1, 4
    srli s3, t5, 29
    slli s4, s0, 3
    add a5, a5, s0
    sltu s1, s1, t5
    # round 6 (speck.dsl:22)
    srli s5, a4, 8
    slli s6, t2, 24
    slli t2, t2, 16
    # round 5 (speck.dsl:23)
    xor a3, a3, s2
    or s3, s3, s4
    add a5, a5, s1
    # round 6 (speck.dsl:22)
    or s1, s5, s6
    srli t2, t2, 24
    slli a4, a4, 8
    # round 5 (speck.dsl:23)
    xor s3, s3, a5
    # round 6 (speck.dsl:22)
    add s1, s1, a3
    or t2, t2, a4
    slli a4, s3, 16
    srli s4, a3, 29
    slli s5, s3, 3
    add t2, t2, s3
    sltu s6, s1, a3
    srli a4, a4, 29
    slli s7, a3, 3
    or s4, s4, s5
    add t2, t2, s6
    or a4, a4, s7
    xori s1, s1, 5
    xor s4, s4, t2
    # round 7 (speck.dsl:22)
    srli s5, s2, 8
    slli s6, a5, 24
    slli a5, a5, 16
    # round 6 (speck.dsl:23)
    xor a4, a4, s1
    # round 7 (speck.dsl:23)
    slli s7, s4, 16
    or s5, s5, s6
    srli a5, a5, 24
    slli s2, s2, 8
    srli s6, s7, 29
    slli s7, a4, 3
    add s5, s5, a4
    or a5, a5, s2
    or s2, s6, s7
    xori s6, s5, 6
    srli s7, a4, 29
    slli s8, s4, 3
    add a5, a5, s4
    sltu s5, s5, a4
    # round 8 (speck.dsl:22)
    srli s9, s1, 8
    slli s10, t2, 24
    slli t2, t2, 16
    # round 7 (speck.dsl:23)
    xor s2, s2, s6
    or s7, s7, s8
    add a5, a5, s5
    # round 8 (speck.dsl:22)
    or s5, s9, s10
    srli t2, t2, 24
    slli s1, s1, 8
    # round 7 (speck.dsl:23)
    xor s7, s7, a5
    # round 8 (speck.dsl:22)
    add s5, s5, s2
    or t2, t2, s1
    slli s1, s7, 16
    srli s8, s2, 29
    slli s9, s7, 3
    add t2, t2, s7
    sltu s10, s5, s2
    srli s1, s1, 29
    slli s11, s2, 3
    or s8, s8, s9
    add t2, t2, s10
    or s1, s1, s11
    xori s5, s5, 7
    xor s8, s8, t2
    # round 9 (speck.dsl:22)
    srli s9, s6, 8
    slli s10, a5, 24
    slli a5, a5, 16
    # round 8 (speck.dsl:23)
    xor s1, s1, s5
    # round 9 (speck.dsl:23)
    slli s11, s8, 16
    or s9, s9, s10
    srli a5, a5, 24
    slli s6, s6, 8
    srli s10, s11, 29
    slli s11, s1, 3
    add s9, s9, s1
    or a5, a5, s6
    or s6, s10, s11
    xori s10, s9, 8
    srli s11, s1, 29
    slli ra, s8, 3
    add a5, a5, s8
    sltu s9, s9, s1
    xor s6, s6, s10
    or s11, s11, ra
    # round 10 (speck.dsl:22)
    srli ra, s5, 8
    # round 9 (speck.dsl:22)
    add a5, a5, s9
    # round 10 (speck.dsl:22)
    slli s9, t2, 24
    slli t2, t2, 16
    or s9, ra, s9
    srli t2, t2, 24
    slli s5, s5, 8
    # round 9 (speck.dsl:23)
    xor s11, s11, a5
    # round 10 (speck.dsl:22)
    add s9, s9, s6
    or t2, t2, s5
    slli s5, s11, 16
    srli ra, s6, 29
    add t2, t2, s11
    srli s5, s5, 29
    sw a7, 0(a0)
    # round 28 (speck.dsl:23)
    lui a7, 16
    addi a7, a7, -1
    and t4, t4, a7
    and t6, t6, a7
    and a2, a2, a7
    and s0, s0, a7
    and s3, s3, a7
    and s4, s4, a7
    and s7, s7, a7
    and s8, s8, a7
    sw t4, 4(a0)
    # round 10 (speck.dsl:23)
    slli t4, s11, 3
    or t4, ra, t4
    sltu ra, s9, s6
    add t2, t2, ra
    slli ra, s6, 3
    or s5, s5, ra
    xori s9, s9, 9
    xor t4, t4, t2
    # round 11 (speck.dsl:22)
    srli ra, s10, 8
    # round 10 (speck.dsl:23)
    xor s5, s5, s9
    # round 11 (speck.dsl:22)
    slli s10, s10, 8
    # round 28 (speck.dsl:23)
    and s11, s11, a7
    sw t3, 8(a0)
    # round 11 (speck.dsl:22)
    slli t3, a5, 24
    slli a5, a5, 16
    or t3, ra, t3
    slli ra, t4, 16
    srli a5, a5, 24
    srli ra, ra, 29
    add t3, t3, s5
    or a5, a5, s10
    slli s10, s5, 3
    or s10, ra, s10
    xori ra, t3, 10
    add a5, a5, t4
    sltu t3, t3, s5
    xor s10, s10, ra
    add a5, a5, t3
    srli t3, s5, 29
    sw t6, 12(a0)
    slli t6, t4, 3
    or t3, t3, t6
    # round 12 (speck.dsl:22)
    srli t6, s9, 8
    slli s9, s9, 8
    # round 11 (speck.dsl:23)
    xor t3, t3, a5
    # round 28 (speck.dsl:23)
    and t4, t4, a7
    sw t1, 16(a0)
    # round 12 (speck.dsl:22)
    slli t1, t2, 24
    slli t2, t2, 16
    or t1, t6, t1
    srli t2, t2, 24
    add t1, t1, s10
    or t2, t2, s9
    slli t6, t3, 16
    srli s9, s10, 29
    add t2, t2, t3
    srli t6, t6, 29
    sw a2, 20(a0)
    slli a2, t3, 3
    or a2, s9, a2
    sltu s9, t1, s10
    add t2, t2, s9
    slli s9, s10, 3
    or t6, t6, s9
    xori t1, t1, 11
    xor a2, a2, t2
    # round 13 (speck.dsl:22)
    srli s9, ra, 8
    # round 12 (speck.dsl:23)
    xor t6, t6, t1
    # round 13 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and t3, t3, a7
    sw t5, 24(a0)
    # round 13 (speck.dsl:22)
    slli t5, a5, 24
    slli a5, a5, 16
    or t5, s9, t5
    slli s9, a2, 16
    srli a5, a5, 24
    srli s9, s9, 29
    add t5, t5, t6
    or a5, a5, ra
    slli ra, t6, 3
    or s9, s9, ra
    xori ra, t5, 12
    add a5, a5, a2
    sltu t5, t5, t6
    xor s9, s9, ra
    add a5, a5, t5
    srli t5, t6, 29
    sw s0, 28(a0)
    slli s0, a2, 3
    or t5, t5, s0
    # round 14 (speck.dsl:22)
    srli s0, t1, 8
    slli t1, t1, 8
    # round 13 (speck.dsl:23)
    xor t5, t5, a5
    # round 28 (speck.dsl:23)
    and a2, a2, a7
    sw a3, 32(a0)
    # round 14 (speck.dsl:22)
    slli a3, t2, 24
    slli t2, t2, 16
    or a3, s0, a3
    srli t2, t2, 24
    add a3, a3, s9
    or t1, t2, t1
    slli t2, t5, 16
    srli s0, s9, 29
    add t1, t1, t5
    srli t2, t2, 29
    sw s3, 36(a0)
    slli s3, t5, 3
    or s0, s0, s3
    sltu s3, a3, s9
    add t1, t1, s3
    slli s3, s9, 3
    or t2, t2, s3
    xori a3, a3, 13
    xor s0, s0, t1
    # round 15 (speck.dsl:22)
    srli s3, ra, 8
    # round 14 (speck.dsl:23)
    xor t2, t2, a3
    # round 15 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and t5, t5, a7
    sw a4, 40(a0)
    # round 15 (speck.dsl:22)
    slli a4, a5, 24
    slli a5, a5, 16
    or a4, s3, a4
    slli s3, s0, 16
    srli a5, a5, 24
    srli s3, s3, 29
    add a4, a4, t2
    or a5, a5, ra
    slli ra, t2, 3
    or s3, s3, ra
    xori ra, a4, 14
    add a5, a5, s0
    sltu a4, a4, t2
    xor s3, s3, ra
    add a5, a5, a4
    srli a4, t2, 29
    sw s4, 44(a0)
    slli s4, s0, 3
    or a4, a4, s4
    # round 16 (speck.dsl:22)
    srli s4, a3, 8
    slli a3, a3, 8
    # round 15 (speck.dsl:23)
    xor a4, a4, a5
    # round 28 (speck.dsl:23)
    and s0, s0, a7
    sw s2, 48(a0)
    # round 16 (speck.dsl:22)
    slli s2, t1, 24
    slli t1, t1, 16
    or s2, s4, s2
    srli t1, t1, 24
    add s2, s2, s3
    or t1, t1, a3
    slli a3, a4, 16
    srli s4, s3, 29
    add t1, t1, a4
    srli a3, a3, 29
    sw s7, 52(a0)
    slli s7, a4, 3
    or s4, s4, s7
    sltu s7, s2, s3
    add t1, t1, s7
    slli s7, s3, 3
    or a3, a3, s7
    xori s2, s2, 15
    xor s4, s4, t1
    # round 17 (speck.dsl:22)
    srli s7, ra, 8
    # round 16 (speck.dsl:23)
    xor a3, a3, s2
    # round 17 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and a4, a4, a7
    sw s1, 56(a0)
    # round 17 (speck.dsl:22)
    slli s1, a5, 24
    slli a5, a5, 16
    or s1, s7, s1
    slli s7, s4, 16
    srli a5, a5, 24
    srli s7, s7, 29
    add s1, s1, a3
    or a5, a5, ra
    slli ra, a3, 3
    or s7, s7, ra
    xori ra, s1, 16
    add a5, a5, s4
    sltu s1, s1, a3
    xor s7, s7, ra
    add a5, a5, s1
    srli s1, a3, 29
    sw s8, 60(a0)
    slli s8, s4, 3
    or s1, s1, s8
    # round 18 (speck.dsl:22)
    srli s8, s2, 8
    slli s2, s2, 8
    # round 17 (speck.dsl:23)
    xor s1, s1, a5
    # round 28 (speck.dsl:23)
    and s4, s4, a7
    sw s6, 64(a0)
    # round 18 (speck.dsl:22)
    slli s6, t1, 24
    slli t1, t1, 16
    or s6, s8, s6
    srli t1, t1, 24
    add s6, s6, s7
    or t1, t1, s2
    slli s2, s1, 16
    srli s8, s7, 29
    add t1, t1, s1
    srli s2, s2, 29
    sw s11, 68(a0)
    slli s11, s1, 3
    or s8, s8, s11
    sltu s11, s6, s7
    add t1, t1, s11
    slli s11, s7, 3
    or s2, s2, s11
    xori s6, s6, 17
    xor s8, s8, t1
    # round 19 (speck.dsl:22)
    srli s11, ra, 8
    # round 18 (speck.dsl:23)
    xor s2, s2, s6
    # round 19 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and s1, s1, a7
    sw s5, 72(a0)
    # round 19 (speck.dsl:22)
    slli s5, a5, 24
    slli a5, a5, 16
    or s5, s11, s5
    slli s11, s8, 16
    srli a5, a5, 24
    srli s11, s11, 29
    add s5, s5, s2
    or a5, a5, ra
    slli ra, s2, 3
    or s11, s11, ra
    xori ra, s5, 18
    add a5, a5, s8
    sltu s5, s5, s2
    xor s11, s11, ra
    add a5, a5, s5
    srli s5, s2, 29
    sw t4, 76(a0)
    slli t4, s8, 3
    or t4, s5, t4
    # round 20 (speck.dsl:22)
    srli s5, s6, 8
    slli s6, s6, 8
    # round 19 (speck.dsl:23)
    xor t4, t4, a5
    # round 28 (speck.dsl:23)
    and s8, s8, a7
    sw s10, 80(a0)
    # round 20 (speck.dsl:22)
    slli s10, t1, 24
    slli t1, t1, 16
    or s5, s5, s10
    srli t1, t1, 24
    add s5, s5, s11
    or t1, t1, s6
    slli s6, t4, 16
    srli s10, s11, 29
    add t1, t1, t4
    srli s6, s6, 29
    sw t3, 84(a0)
    slli t3, t4, 3
    or t3, s10, t3
    sltu s10, s5, s11
    add t1, t1, s10
    slli s10, s11, 3
    or s6, s6, s10
    xori s5, s5, 19
    xor t3, t3, t1
    # round 21 (speck.dsl:22)
    srli s10, ra, 8
    # round 20 (speck.dsl:23)
    xor s6, s6, s5
    # round 21 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and t4, t4, a7
    sw t6, 88(a0)
    # round 21 (speck.dsl:22)
    slli t6, a5, 24
    slli a5, a5, 16
    or t6, s10, t6
    slli s10, t3, 16
    srli a5, a5, 24
    srli s10, s10, 29
    add t6, t6, s6
    or a5, a5, ra
    slli ra, s6, 3
    or s10, s10, ra
    xori ra, t6, 20
    add a5, a5, t3
    sltu t6, t6, s6
    xor s10, s10, ra
    add a5, a5, t6
    srli t6, s6, 29
    sw a2, 92(a0)
    slli a2, t3, 3
    or t6, t6, a2
    # round 22 (speck.dsl:22)
    srli a2, s5, 8
    slli s5, s5, 8
    # round 21 (speck.dsl:23)
    xor t6, t6, a5
    # round 28 (speck.dsl:23)
    and t3, t3, a7
    sw s9, 96(a0)
    # round 22 (speck.dsl:22)
    slli s9, t1, 24
    slli t1, t1, 16
    or a2, a2, s9
    srli t1, t1, 24
    add a2, a2, s10
    or t1, t1, s5
    slli s5, t6, 16
    srli s9, s10, 29
    add t1, t1, t6
    srli s5, s5, 29
    sw t5, 100(a0)
    slli t5, t6, 3
    or t5, s9, t5
    sltu s9, a2, s10
    add t1, t1, s9
    slli s9, s10, 3
    or s5, s5, s9
    xori a2, a2, 21
    xor t5, t5, t1
    # round 23 (speck.dsl:22)
    srli s9, ra, 8
    # round 22 (speck.dsl:23)
    xor s5, s5, a2
    # round 23 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and t6, t6, a7
    sw t2, 104(a0)
    # round 23 (speck.dsl:22)
    slli t2, a5, 24
    slli a5, a5, 16
    or t2, s9, t2
    slli s9, t5, 16
    srli a5, a5, 24
    srli s9, s9, 29
    add t2, t2, s5
    or a5, a5, ra
    slli ra, s5, 3
    or s9, s9, ra
    xori ra, t2, 22
    add a5, a5, t5
    sltu t2, t2, s5
    xor s9, s9, ra
    add a5, a5, t2
    srli t2, s5, 29
    sw s0, 108(a0)
    slli s0, t5, 3
    or t2, t2, s0
    # round 24 (speck.dsl:22)
    srli s0, a2, 8
    slli a2, a2, 8
    # round 23 (speck.dsl:23)
    xor t2, t2, a5
    # round 28 (speck.dsl:23)
    and t5, t5, a7
    sw s3, 112(a0)
    # round 24 (speck.dsl:22)
    slli s3, t1, 24
    slli t1, t1, 16
    or s0, s0, s3
    srli t1, t1, 24
    add s0, s0, s9
    or t1, t1, a2
    slli a2, t2, 16
    srli s3, s9, 29
    add t1, t1, t2
    srli a2, a2, 29
    sw a4, 116(a0)
    slli a4, t2, 3
    or a4, s3, a4
    sltu s3, s0, s9
    add t1, t1, s3
    slli s3, s9, 3
    or a2, a2, s3
    xori s0, s0, 23
    xor a4, a4, t1
    # round 25 (speck.dsl:22)
    srli s3, ra, 8
    # round 24 (speck.dsl:23)
    xor a2, a2, s0
    # round 25 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and t2, t2, a7
    sw a3, 120(a0)
    # round 25 (speck.dsl:22)
    slli a3, a5, 24
    slli a5, a5, 16
    or a3, s3, a3
    slli s3, a4, 16
    srli a5, a5, 24
    srli s3, s3, 29
    add a3, a3, a2
    or a5, a5, ra
    slli ra, a2, 3
    or s3, s3, ra
    xori ra, a3, 24
    add a5, a5, a4
    sltu a3, a3, a2
    xor s3, s3, ra
    add a5, a5, a3
    srli a3, a2, 29
    sw s4, 124(a0)
    slli s4, a4, 3
    or a3, a3, s4
    # round 26 (speck.dsl:22)
    srli s4, s0, 8
    slli s0, s0, 8
    # round 25 (speck.dsl:23)
    xor a3, a3, a5
    # round 28 (speck.dsl:23)
    and a4, a4, a7
    sw s7, 128(a0)
    # round 26 (speck.dsl:22)
    slli s7, t1, 24
    slli t1, t1, 16
    or s4, s4, s7
    srli t1, t1, 24
    add s4, s4, s3
    or t1, t1, s0
    slli s0, a3, 16
    srli s7, s3, 29
    add t1, t1, a3
    srli s0, s0, 29
    sw s1, 132(a0)
    slli s1, a3, 3
    or s1, s7, s1
    sltu s7, s4, s3
    add t1, t1, s7
    slli s7, s3, 3
    or s0, s0, s7
    xori s4, s4, 25
    xor s1, s1, t1
    # round 27 (speck.dsl:22)
    srli s7, ra, 8
    # round 26 (speck.dsl:23)
    xor s0, s0, s4
    # round 27 (speck.dsl:22)
    slli ra, ra, 8
    # round 28 (speck.dsl:23)
    and a3, a3, a7
    sw s2, 136(a0)
    # round 27 (speck.dsl:22)
    slli s2, a5, 24
    slli a5, a5, 16
    or s2, s7, s2
    slli s7, s1, 16
    srli a5, a5, 24
    srli s7, s7, 29
    add s2, s2, s0
    or a5, a5, ra
    slli ra, s0, 3
    or s7, s7, ra
    xori ra, s2, 26
    add a5, a5, s1
    sltu s2, s2, s0
    xor s7, s7, ra
    srli ra, s0, 29
    add a5, a5, s2
    slli s2, s1, 3
    or s2, ra, s2
    # round 28 (speck.dsl:22)
    srli ra, s4, 8
    slli s4, s4, 8
    # round 27 (speck.dsl:23)
    xor a5, s2, a5
    # round 28 (speck.dsl:22)
    slli s2, t1, 24
    slli t1, t1, 16
    or s2, ra, s2
    srli t1, t1, 24
    add s2, s2, s7
    or t1, t1, s4
    slli s4, a5, 16
    srli ra, s7, 29
    add t1, t1, a5
    srli s4, s4, 29
    and s1, s1, a7
    sw s8, 140(a0)
    slli s8, a5, 3
    or s8, ra, s8
    sltu ra, s2, s7
    add t1, t1, ra
    slli ra, s7, 3
    or s4, s4, ra
    xori s2, s2, 27
    xor t1, s8, t1
    and a5, a5, a7
    xor s2, s4, s2
    and a7, t1, a7
    sw s11, 144(a0)
    sw t4, 148(a0)
    sw s6, 152(a0)
    sw t3, 156(a0)
    sw s10, 160(a0)
    sw t6, 164(a0)
    sw s5, 168(a0)
    sw t5, 172(a0)
    sw s9, 176(a0)
    sw t2, 180(a0)
    sw a2, 184(a0)
    sw a4, 188(a0)
    sw s3, 192(a0)
    sw a3, 196(a0)
    sw s0, 200(a0)
    sw s1, 204(a0)
    sw s7, 208(a0)
    sw a5, 212(a0)
    sw a6, 216(a0)
    sw t0, 220(a0)
    sw s2, 224(a0)
    sw a7, 228(a0)
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
    .size lwcc_speck96_144_key_setup_rv32i, .-lwcc_speck96_144_key_setup_rv32i

    .balign 4
    .global lwcc_speck96_144_ecb_encrypt_rv32i
    .type lwcc_speck96_144_ecb_encrypt_rv32i, %function
lwcc_speck96_144_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck96_144_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck96_144_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli t0, a2, 2
    slli a2, a2, 3
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -12
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck96_144_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lhu a5, 8(a1)
    lhu a6, 6(a1)
    lhu a7, 10(a1)
    lhu t0, 4(a1)
    lw t1, 0(a1)
    slli a5, a5, 16
    or a5, a6, a5
    # round 1 (speck.dsl:22)
    srli a6, a5, 8
    slli a5, a5, 8
    srli t2, a7, 8
    lw t3, 216(a3)
    slli a7, a7, 24
    or a6, a6, a7
    add a6, a6, t1
    sltu a7, a6, t1
    srli t4, t0, 13
    or a5, t2, a5
    srli t2, t1, 29
    lw t5, 220(a3)
    xor a6, a6, t3
    add a5, a5, t0
    add a5, a5, a7
    slli a7, t0, 3
    slli t0, t1, 3
    or t0, t4, t0
    or a7, t2, a7
    xor a5, a5, t5
    xor a7, a7, a5
    xor t0, t0, a6
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 216
.Llwcc_speck96_144_ecb_encrypt_rv32i_round:
    # round 2 (speck.dsl:22)
    srli t1, a5, 8
    slli t2, a6, 24
    slli a6, a6, 16
    or t1, t1, t2
    srli a6, a6, 24
    slli a5, a5, 8
    or a5, a6, a5
    add a6, t1, a7
    sltu t1, a6, a7
    add a5, a5, t0
    lw t2, 0(a3)
    lw t3, 4(a3)
    slli t4, t0, 16
    add a5, a5, t1
    srli t1, t4, 29
    slli t4, a7, 3
    srli a7, a7, 29
    slli t0, t0, 3
    xor a6, a6, t2
    xor a5, a5, t3
    or t1, t1, t4
    or a7, a7, t0
    xor t0, t1, a6
    xor a7, a7, a5
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    addi a3, a3, 8
    bne a3, a2, .Llwcc_speck96_144_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 29 (speck.dsl:22)
    srli t1, a5, 8
    slli t2, a6, 24
    slli a6, a6, 16
    or t1, t1, t2
    srli a6, a6, 24
    slli a5, a5, 8
    or a5, a6, a5
    add a6, t1, a7
    sltu t1, a6, a7
    add a5, a5, t0
    lw t2, 224(a3)
    lw t3, 228(a3)
    slli t4, t0, 16
    add a5, a5, t1
    srli t1, t4, 29
    slli t4, a7, 3
    srli a7, a7, 29
    slli t0, t0, 3
    xor a6, a6, t2
    xor a5, a5, t3
    or t1, t1, t4
    or a7, a7, t0
    xor t0, t1, a6
    xor a7, a7, a5
    srli t1, a6, 16
    sw t0, 0(a0)
    sh a7, 4(a0)
    sh a6, 6(a0)
    sh t1, 8(a0)
    sh a5, 10(a0)
    addi a0, a0, 12
    addi a1, a1, 12
    bgeu a2, a1, .Llwcc_speck96_144_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck96_144_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck96_144_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck96_144_ecb_encrypt_rv32i, .-lwcc_speck96_144_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck96_144_ecb_decrypt_rv32i
    .type lwcc_speck96_144_ecb_decrypt_rv32i, %function
lwcc_speck96_144_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck96_144_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck96_144_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli t0, a2, 2
    slli a2, a2, 3
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -12
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck96_144_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lhu a5, 8(a1)
    lhu a6, 6(a1)
    lhu a7, 4(a1)
    lhu t0, 10(a1)
    lw t1, 0(a1)
    slli a5, a5, 16
    or a5, a6, a5
    # round 29 (speck.dsl:23)
    xor a6, t1, a5
    xor a7, a7, t0
    lw t1, 224(a3)
    lw t2, 228(a3)
    srli t3, a6, 3
    slli t4, a7, 29
    srli a7, a7, 3
    slli a6, a6, 13
    or t3, t3, t4
    or a7, a7, a6
    xor a5, a5, t1
    xor a6, t0, t2
    sltu t0, a5, t3
    sub a6, a6, a7
    sub a6, a6, t0
    sub a5, a5, t3
    slli t0, a6, 16
    srli t0, t0, 24
    slli t1, a5, 8
    srli a5, a5, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a5, a5, a6
    mv a6, t0
    mv t0, a5
    mv a5, t3
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 208
    addi a2, a3, -216
.Llwcc_speck96_144_ecb_decrypt_rv32i_round:
    # round 28 (speck.dsl:23)
    xor a7, a7, t0
    xor a5, a5, a6
    slli t1, a7, 16
    lw t2, 0(a3)
    lw t3, 4(a3)
    srli t4, a5, 3
    slli a7, a7, 29
    srli t1, t1, 19
    slli a5, a5, 13
    or a7, t4, a7
    or a5, t1, a5
    xor a6, a6, t2
    xor t0, t0, t3
    sltu t1, a6, a7
    sub t0, t0, a5
    sub t0, t0, t1
    sub a6, a6, a7
    slli t1, t0, 16
    srli t1, t1, 24
    slli t2, a6, 8
    srli a6, a6, 24
    slli t0, t0, 8
    or t1, t1, t2
    or t0, a6, t0
    mv a6, t1
    mv t2, a5
    mv a5, a7
    mv a7, t2
    addi a3, a3, -8
    bne a3, a2, .Llwcc_speck96_144_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (speck.dsl:23)
    xor a7, a7, t0
    xor a5, a5, a6
    slli t1, a7, 16
    lw t2, 216(a3)
    lw t3, 220(a3)
    srli t4, a5, 3
    slli a7, a7, 29
    srli t1, t1, 19
    slli a5, a5, 13
    or a7, t4, a7
    or a5, t1, a5
    xor a6, a6, t2
    xor t0, t0, t3
    sltu t1, a6, a7
    sub t0, t0, a5
    sub t0, t0, t1
    sub a6, a6, a7
    slli t1, t0, 16
    srli t1, t1, 24
    slli t2, a6, 8
    or t1, t1, t2
    srli a6, a6, 24
    slli t0, t0, 8
    or a6, a6, t0
    srli t0, t1, 16
    sw a7, 0(a0)
    sh a5, 4(a0)
    sh t1, 6(a0)
    sh t0, 8(a0)
    sh a6, 10(a0)
    addi a0, a0, 12
    addi a1, a1, 12
    bgeu a2, a1, .Llwcc_speck96_144_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck96_144_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck96_144_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck96_144_ecb_decrypt_rv32i, .-lwcc_speck96_144_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck96_144_ctr_init_rv32i
    .type lwcc_speck96_144_ctr_init_rv32i, %function
lwcc_speck96_144_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck96_144_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck96_144_ctr_nonce_rv32i
    .size lwcc_speck96_144_ctr_init_rv32i, .-lwcc_speck96_144_ctr_init_rv32i

    .balign 4
    .global lwcc_speck96_144_ctr_nonce_rv32i
    .type lwcc_speck96_144_ctr_nonce_rv32i, %function
lwcc_speck96_144_ctr_nonce_rv32i:
    # round 1 (speck.dsl:23)
    lui a5, 16
    addi a5, a5, -1
    lbu a6, 6(a1)
    lbu a7, 7(a1)
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    sw a6, 232(a0)
    sw a7, 236(a0)
    slli a6, t1, 8
    slli a7, t2, 16
    slli t1, t3, 24
    slli t2, t5, 8
    or a6, t0, a6
    or t0, t4, t2
    or a6, a6, a7
    sw t0, 244(a0)
    srli a7, t0, 13
    slli t0, t0, 3
    or a6, a6, t1
    sw a6, 240(a0)
    slli t1, a6, 3
    srli a6, a6, 29
    or a7, a7, t1
    or a6, a6, t0
    sw a7, 248(a0)
    and a5, a6, a5
    sw a5, 252(a0)
    ret
    .size lwcc_speck96_144_ctr_nonce_rv32i, .-lwcc_speck96_144_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck96_144_ctr_crypt_rv32i
    .type lwcc_speck96_144_ctr_crypt_rv32i, %function
lwcc_speck96_144_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck96_144_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck96_144_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 12
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_speck96_144_ctr_crypt_rv32i_group
    j .Llwcc_speck96_144_ctr_crypt_rv32i_rest
.Llwcc_speck96_144_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lw a5, 236(a3)
    lw a6, 232(a3)
    srli a7, a4, 24
    slli a5, a5, 8
    srli t0, a4, 16
    srli t1, a4, 8
    or a5, a6, a5
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    andi a7, t1, 255
    slli t0, a4, 8
    or a5, a5, a6
    or a6, a7, t0
    # round 1 (speck.dsl:22)
    srli a7, a5, 8
    slli t0, a6, 24
    slli a6, a6, 16
    lw t1, 240(a3)
    or a7, a7, t0
    srli a6, a6, 24
    slli a5, a5, 8
    lw t0, 244(a3)
    or a5, a6, a5
    add a6, a7, t1
    sltu a7, a6, t1
    add a5, a5, t0
    lw t0, 216(a3)
    lw t1, 220(a3)
    add a5, a5, a7
    lw a7, 248(a3)
    lw t2, 252(a3)
    xor a6, a6, t0
    xor a5, a5, t1
    xor a7, a7, a6
    xor t0, t2, a5
    mv t1, a5
    mv a5, a6
    mv a6, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 216
.Llwcc_speck96_144_ctr_crypt_rv32i_round:
    # round 2 (speck.dsl:22)
    srli t1, a5, 8
    slli t2, a6, 24
    slli a6, a6, 16
    or t1, t1, t2
    srli a6, a6, 24
    slli a5, a5, 8
    or a5, a6, a5
    add a6, t1, a7
    sltu t1, a6, a7
    add a5, a5, t0
    lw t2, 0(a3)
    lw t3, 4(a3)
    slli t4, t0, 16
    add a5, a5, t1
    srli t1, t4, 29
    slli t4, a7, 3
    srli a7, a7, 29
    slli t0, t0, 3
    xor a6, a6, t2
    xor a5, a5, t3
    or t1, t1, t4
    or a7, a7, t0
    xor t0, t1, a6
    xor a7, a7, a5
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    addi a3, a3, 8
    bne a3, a2, .Llwcc_speck96_144_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 29 (speck.dsl:22)
    slli t1, a6, 16
    slli t2, t0, 16
    srli t2, t2, 29
    slli a6, a6, 24
    slli t3, a7, 3
    lhu t4, 8(a1)
    lw t5, 228(a3)
    slli t6, a5, 8
    srli s0, a7, 29
    slli s1, t0, 3
    or s0, s0, s1
    srli t1, t1, 24
    or t2, t2, t3
    srli a5, a5, 8
    or a5, a5, a6
    lhu a6, 10(a1)
    lhu t3, 4(a1)
    lhu s1, 6(a1)
    lw s2, 224(a3)
    or t1, t1, t6
    add t0, t1, t0
    add a5, a5, a7
    sltu a7, a5, a7
    add a7, t0, a7
    xor a7, a7, t5
    slli t0, t4, 16
    lw t1, 0(a1)
    xor a5, a5, s2
    xor t2, t2, a5
    xor a6, a6, a7
    xor a7, s0, a7
    xor a7, t3, a7
    sh a6, 10(a0)
    or a6, s1, t0
    xor a5, a6, a5
    srli a6, a5, 16
    xor t0, t1, t2
    sw t0, 0(a0)
    sh a5, 6(a0)
    sh a6, 8(a0)
    sh a7, 4(a0)
    addi a0, a0, 12
    addi a1, a1, 12
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_speck96_144_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck96_144_ctr_crypt_rv32i_out
.Llwcc_speck96_144_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 12
    beqz t2, .Llwcc_speck96_144_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck96_144_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck96_144_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck96_144_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck96_144_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_speck96_144_ctr_crypt_rv32i_group
.Llwcc_speck96_144_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck96_144_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck96_144_ctr_crypt_rv32i_copy
.Llwcc_speck96_144_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck96_144_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck96_144_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    addi sp, sp, 112
    ret
    .size lwcc_speck96_144_ctr_crypt_rv32i, .-lwcc_speck96_144_ctr_crypt_rv32i
